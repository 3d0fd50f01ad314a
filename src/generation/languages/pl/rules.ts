/** Polish: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | podwójny skok, podwójnym skokiem, skakać dwa razy, podwójne skoki
rule lowGravity | niska grawitacja, mała grawitacja, nieważkość, zerowa grawitacja
rule dash | zryw, doskok, dash, szybki unik
rule dash | nitro, przewrót
rule shield | tarcza, tarcze, tarczę, tarczą, pole siłowe
rule rapidFire | szybkie strzelanie, karabin maszynowy, szybkostrzelny
rule magnet | magnes, magnesy, magnesem, przyciąga monety
rule wrap | przez ściany, po drugiej stronie ekranu, bez ścian
rule multiBall | wiele piłek, kilka piłek, dwie piłki, trzy piłki, dodatkowe piłki
rule speedUp | coraz szybciej, przyspiesza, coraz szybsza, szybciej i szybciej, rośnie prędkość
rule speedUp | każda szybsza, każdy szybszy, coraz szybsze, coraz szybszy, tempo rośnie
rule speedUp | tym szybciej, przyśpiesza, za każdym razem szybciej, przyspieszają
rule fast | szybki, szybka, szybką, szybko, błyskawiczny
rule slow | wolny, wolna, powolny, powolna, powoli, wolno
rule noEnemies | bez wrogów, bez przemocy, bez potworów, bez walki, żadnych wrogów
rule gentle | spokojny, relaksujący, relaksująca, nie można przegrać, nie da się przegrać, bez śmierci, bez stresu, dla maluchów, dla dzieci, dla mojej córki, dla mojego syna, nic strasznego
rule gentle | przytulny
rule gentle | na dobranoc, przed snem, bez pośpiechu, łagodna, łagodny, spokojna, dla najmłodszych, niestraszna, niestraszne
rule shooting | strzelać, strzela, strzelaj, działo, laser, pistolet, pociski, rzuca, rzucać
rule confetti | konfetti, fajerwerki, świętowanie
rule boss | boss, bossa, bossem, bossowie, ostatni boss, szef na końcu
rule endless | nieskończony, nieskończona, bez końca, niekończąca się
unit lives | życia, życie, żyć, serca, serc, serduszka, próby, prób, błędy, błędów
unit seconds | sekund, sekundy, sekunda, sekundę, sek
unit minutes | minut, minuty, minuta, minutę, min
unit moves | ruchów, ruchy, kroków, tur
unit laps | okrążeń, okrążenia, okrążenie, rund
unit rivals | rywali, rywale, przeciwników, przeciwnikami, konkurentów
unit pairs | par, pary, para
unit points | punktów, punkty, punkt, goli, gole
unit holes | dołków, dołki
unit days | dni, dzień
unit levels | poziomów, poziomy, poziom, etapów, etapy, światów, plansz, plansze
unit waves | fal, fale, fala
every every | każdy, każda, każde, każdą, każdym, każdego
every half | pół minuty, pół minutki
`;
