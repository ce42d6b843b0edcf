# Ghostbumpers w trzech zdaniach, po polsku.

entry-1 = W swoim stosie chowasz *jedną kartę Strachu* między kartami Luzu: na wierzchu, na spodzie albo gdzieś w środku.
entry-2 = Potem gracie o lewy. Z każdą wziętą lewą *odkrywasz* kolejną kartę swojego stosu.
entry-3 = Gdy wyjdzie *karta Strachu*, runda się kończy i zwykle nic nie dostajesz. Punkty zbierają ci, którym pod ich kartą Strachu zostały jeszcze karty Luzu.
