/** Dutch: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | dubbele sprong, dubbel springen, twee keer springen, dubbelsprong
rule lowGravity | lage zwaartekracht, weinig zwaartekracht, gewichtloos, zonder zwaartekracht
rule dash | dash, sprintje, uitval, sprinten
rule dash | nitro, rolduik, ontwijkrol
rule shield | schild, schilden, schildje, krachtveld
rule rapidFire | snelvuur, machinegeweer, automatisch schieten
rule magnet | magneet, magneten, muntenmagneet
rule wrap | door muren, zonder muren, aan de andere kant weer, andere kant tevoorschijn
rule multiBall | meerdere ballen, veel ballen, twee ballen, drie ballen, extra ballen
rule speedUp | steeds sneller, wordt sneller, sneller en sneller, gaat sneller, versnelt
rule speedUp | elke ronde sneller, telkens sneller, het tempo gaat omhoog
rule speedUp | almaar sneller, alsmaar sneller, steeds iets sneller, sneller per, elke keer sneller, sneller gaat, versnellen
rule fast | snel, snelle, razendsnel, vlug
rule slow | langzaam, langzame, traag, rustig tempo
rule noEnemies | geen vijanden, zonder vijanden, zonder geweld, geen geweld, zonder monsters, geen monsters, vreedzaam
rule gentle | rustig, ontspannen, ontspannend, niet doodgaan, kan niet dood, niet verliezen, geen stress, zonder stress, voor kleuters, voor peuters, voor kinderen, voor mijn dochter, voor mijn zoon
rule gentle | niet eng
rule gentle | voor het slapengaan, rustgevend, heel rustig, zachtjes, voor kleintjes, onmogelijk te verliezen, ontspannende, zonder haast
rule shooting | schieten, schiet, kanon, laser, pistool, kogels, gooien, gooit
rule confetti | confetti, vuurwerk, feestje aan het eind, viering
rule boss | eindbaas, boss, eindbazen, baasgevecht
rule endless | eindeloos, eindeloze, oneindig, oneindige
unit lives | levens, leven, hartjes, harten, kansen, pogingen, fouten
unit seconds | seconden, seconde, sec, seconden lang
unit minutes | minuten, minuut, min
unit moves | zetten, beurten, stappen
unit laps | ronden, rondes, rondjes, ronde, rondje
unit rivals | tegenstanders, rivalen, concurrenten
unit pairs | paren, paar
unit points | punten, punt, doelpunten
unit holes | holes, gaten
unit days | dagen, dag
unit levels | levels, niveaus, level, niveau, werelden, rondes
unit waves | golven, golf, aanvalsgolven
every every | elke, elk, iedere, ieder, na elke
every half | halve minuut, een halve minuut
`;
