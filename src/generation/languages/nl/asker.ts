/** Dutch: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | hallo, hoi, hey, hi, goedendag, goedemorgen, goedemiddag, goedenavond, dag, beste, bedankt, dank je, dank u, groetjes, alvast bedankt
self | ik ben, wij zijn, we zijn, ik heet, mijn naam is, ik werk als, ik werk in, ik werk bij, ik geef les
request | ik wil, ik zou graag, ik zou willen, wij willen, we willen, wij zouden, we zouden, ik zoek, wij zoeken, we zoeken, ik heb nodig, nodig, maak, maken, bouw
request | kun je, kunt u, kunnen jullie, graag, wil, willen, vraagt om
likes | houdt van, houden van, is dol op, zijn dol op, is gek op, zijn gek op, vindt, vinden, is fan van, wordt, is jarig
people | leerling*, student*, klas, groep, kinderen, kind, kids, spelers, volgers, fans, klanten, gasten, bezoekers, medewerkers, collega s, collega*, team, vrienden
people | vriendinnen, familie, gezin, vrouw, man, vriend, vriendin, kleinkind*, kleinzoon, kleindochter, zoon, dochter, iedereen, allemaal, ouderen, bewoners, mensen
people | peuters, kleuters
learner | leerling, leerlingen, studenten, deelnemers, deelnemer, de kinderen, het kind, de spelers, de speler
`;
