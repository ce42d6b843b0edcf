# Ghostbumpers w trzech zdaniach, po polsku.

entry-1 = W swoim stosie chowasz *jedną kartę Strachu* między kartami Luzu: na wierzchu, na spodzie albo gdzieś w środku.
entry-2 = Potem gracie o lewy. Każda wzięta lewa *odkrywa* kolejną kartę twojego stosu.
entry-3 = Karty Luzu dają punkty. Ale gdy wyjdzie *karta Strachu*, każda następna lewa boli.
