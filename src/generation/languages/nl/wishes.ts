/** Dutch: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | multiplayer, twee spelers, 2 spelers, online, met vrienden, co-op, samen spelen
threeD | 3d, driedimensionaal, eerste persoon, open wereld, vr
network | ranglijst, scorebord online, downloaden, uploaden, inloggen
network | online highscore, highscore online
purchases | in-app aankopen, echt geld, advertenties, reclame, gokken
laps | rondetijden, rondeteller
undo | ongedaan maken, zet terugnemen, undo
voice | stemmen, ingesproken, microfoon, stembesturing, verteller
camera | webcam, bewegingsbesturing, gyroscoop, telefoon kantelen
story | verhaalmodus, tussenfilmpjes, dialogen, gesprekken met keuzes
shop | winkeltje met upgrades, upgradewinkel, inventaris, vaardigheden, craften, upgrades kopen
save | spel opslaan, opslaan, voortgang bewaren, checkpoints
editor | leveleditor, eigen levels maken, zelf levels bouwen
skins | personage kiezen, figuur kiezen, skins, kostuums
achievements | prestaties, trofeeën, medailles, dagelijkse uitdaging
timed | power-ups duren, cooldown, afkoeltijd
endless | eindeloos, eindeloze, oneindig, oneindige, zonder einde, zo hoog mogelijk
minimap | minimap, minikaart, wereldkaart
replay | herhaling, replay, slow motion, delen met
`;
