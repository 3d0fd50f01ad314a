/** Polish: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | multiplayer, online, przez sieć, ze znajomymi, z przyjaciółmi, kooperacja, dwóch graczy, 2 graczy
threeD | 3d, trójwymiarowy, trójwymiarowa, z pierwszej osoby, otwarty świat
network | ranking online, tabela wyników online, pobierz, logowanie, zaloguj
purchases | zakupy w aplikacji, prawdziwe pieniądze, reklamy, hazard
laps | licznik okrążeń, czasy okrążeń, okrążenia
undo | cofnij, cofanie ruchu, cofnij ruch
voice | głos, głosy, dubbing, mikrofon, sterowanie głosem, lektor, narrator
camera | kamerka, żyroskop, przechylanie telefonu, rozszerzona rzeczywistość
story | tryb fabularny, fabuła z wyborami, przerywniki, dialogi, questy
shop | sklep z ulepszeniami, ekwipunek, drzewko umiejętności, crafting, punkty doświadczenia, kupować ulepszenia
save | zapis gry, zapisywanie gry, zapisz grę, punkty kontrolne
editor | edytor poziomów, tworzyć własne poziomy
skins | wybór postaci, wybrać postać, skórki, stroje
achievements | osiągnięcia, trofea, odznaki, codzienne wyzwanie
timed | czas odnowienia, bonus trwa, bonusy trwają
endless | nieskończony, nieskończona, nieskończone, bez końca, niekończąca się, jak najwyżej
minimap | minimapa, mapa świata
replay | powtórka, powtórki, zwolnione tempo, udostępnij wynik
`;
