# Straszydła w trzech zdaniach, po polsku.

entry-1 = Każdy *w tajemnicy* planuje drogę przez miasto; potem wszyscy naraz odkrywają plany, a pionki idą po strzałkach.
entry-2 = Tam, gdzie staniesz, *straszysz* ludzi i zabierasz ich strach w kostkach, w dzień i w nocy.
entry-3 = Za strach kupujesz *straszydła* i strachem je karmisz. Kto pierwszy wypełni swój tajny *pakt*, wygrywa.
