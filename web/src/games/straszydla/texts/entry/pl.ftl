# Straszydła w trzech zdaniach, po polsku.

entry-1 = Każdy *w tajemnicy* planuje drogę przez miasto; potem wszystkie pionki idą po swoich strzałkach jednocześnie.
entry-2 = Tam, gdzie staniesz, *straszysz* ludzi i zabierasz ich strach jako kostki, w dzień i w nocy.
entry-3 = Za strach przywołujesz *straszydła* i żywisz je. Kto pierwszy wypełni swój tajny *pakt*, wygrywa.
