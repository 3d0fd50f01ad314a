/** Names of games in German, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | Jump-and-run, Jump'n'Run, Plattformspiel, Hüpfspiel
shmup | Weltraum-Shooter, Weltraumshooter, Ballerspiel
arena | Arenakampf, Arena-Shooter
breakout | Brick Breaker, Ziegelbrecher, Blöcke zerstören
snake | Snake, Schlangenspiel
runner | Endlosläufer, Endlosspiel, Laufspiel
flappy | Flugspiel, Flatterspiel
match3 | Drei gewinnt, 3 gewinnt, Match 3
sokoban | Kistenschieben, Kisten schieben
maze | Labyrinthspiel, Irrgarten
tower_defense | Turmverteidigung, Tower Defense, Turmabwehr
racing | Rennspiel, Autorennen
memory | Memory, Gedächtnisspiel, Paare finden
quiz | Quiz, Ratespiel, Wissensspiel
aim_physics | Zielspiel, Katapultspiel
reaction | Reaktionsspiel
rhythm | Rhythmusspiel, Musikspiel
clicker | Klickerspiel, Klicker, Clicker
catcher | Fangspiel, Auffangspiel
crossing | Spiel zum Straßeüberqueren, Straße überqueren
duel | Duell
falling_blocks | Spiel mit fallenden Blöcken, fallende Blöcke
farm_sim | Bauernhofspiel, Farmspiel, Farmsimulator
chess | Schach, Schachspiel
checkers | Dame, ~Dame, Damespiel, Dame spielen, brettspiel dame
chinese_checkers | Halma, Sternhalma
tic_tac_toe | Tic-Tac-Toe, XO-Spiel
connect_four | Vier gewinnt, 4 gewinnt
gomoku | Gomoku, Fünf gewinnt, Fünf in einer Reihe
go | Go, ~Go, Go-Brettspiel
xiangqi | Chinesisches Schach, Xiangqi
nine_mens_morris | Mühle, ~Mühle, Mühlespiel
backgammon | Backgammon, Tavla, Backgammon-Spiel
battleship | Schiffe versenken, Flottenmanöver
ludo | Mensch ärgere dich nicht, Ludo
snakes_and_ladders | Leiterspiel, Schlangen und Leitern
crazy_eights | Crazy Eights, Verrückte Achten
sixty_six | Sechsundsechzig, Schnapsen Kartenspiel
pinochle | Binokel
jass | Jass, Jassen
schafkopf | Schafkopf, Schafkopfen
doppelkopf | Doppelkopf
spades | Spades-Kartenspiel
hearts | Hearts-Kartenspiel, Herzeln, Schwarze Katze Kartenspiel
trick_taking | Stichspiel, Stiche machen, Stich-Kartenspiel
uno | Uno-Spiel, Uno spielen, Uno Kartenspiel, Unokarten
mau_mau | Mau-Mau, Mau Mau, Maumau
dominoes | Domino, ~Domino, Dominospiel, Domino spielen, Domino zu viert, Domino zu dritt
partner_dominoes | Domino zu zweit gegen zwei, Domino in Teams, Domino im Team, Domino mit Partner, Paardomino
block_dominoes | Blockdomino, Domino ohne Ziehen, Domino ohne Nachziehen
dots_and_boxes | Käsekästchen
rock_paper_scissors | Schere Stein Papier, Schnick Schnack Schnuck
dice_game | Würfelspiel, Würfeln, zehntausend, ~chicago, mäxchen, meiern, ~lügenmax, 10000 würfelspiel
yahtzee | Kniffel
board_game | Brettspiel, Gesellschaftsspiel
solitaire | Solitär, Patience
spider_solitaire | Spider Solitär, Spider-Solitär
rummy | Rommé
old_maid | Schwarzer Peter
card_battler | Sammelkartenspiel, Deckbuilder, Kartenkampf
card_game | Kartenspiel
slot_machine | Spielautomat, einarmiger Bandit
casino | Casinospiel, Kasino
guess_word | Wort erraten, Wörter raten, errate das Wort, Wörterraten, Worte raten
hangman | Galgenmännchen, Galgenraten
word_search | Wortsuchspiel, Wortsuche, Buchstabengitter, Wörtersuche, Suchsel, wortgitter
crossword | Kreuzworträtsel
anagram | Anagramme, Buchstabensalat, Wortsalat
word_chain | Wortkette, Wörterkette
typing_game | Tippspiel, Tipptrainer, Schreibtrainer, Zehnfingerschreiben
spelling_game | Rechtschreibspiel, Buchstabierspiel, Rechtschreibquiz
minesweeper | Minesweeper, Minensucher, Minenräumer, minensuchgerät
maths_game | Mathespiel, Rechenspiel, Einmaleins, Kopfrechnen
guess_the_number | Zahlenraten, Zahl erraten, errate die Zahl
fifteen_puzzle | Schiebepuzzle, 15er-Puzzle, Fünfzehnerspiel
lights_out | Lights Out, ~Lichter aus, ~Licht aus
rubiks_cube | Zauberwürfel, Rubiks Würfel
jigsaw | Puzzlespiel, Bilderpuzzle, Legepuzzle, Puzzleteile, Teile-Puzzle, Jigsaw, Teile Puzzle
spot_the_difference | Fehlersuchbild, Finde den Unterschied, Finde die Unterschiede, Unterschiede finden
hidden_objects | Wimmelbild, Wimmelbildspiel, Suchbild
bubble_shooter | Bubble Shooter, Blasenschießen
merge_game | Merge-Spiel, Merge Spiel
tower_stacking | Turmstapeln, Turm stapeln, Stapelspiel, Turmbau
marble_run | Murmelbahn, Kugelbahn
ball_maze | Kugellabyrinth, Kippspiel mit Kugel
pipe_puzzle | Rohrpuzzle, ~Wasserleitung, Rohre verbinden, Rohre drehen, Rohrspiel, Rohrleitungsspiel, Rohrleitungspuzzle, Wasserleitungsspiel, Wasserleitungspuzzle, Klempnerspiel
circuit_puzzle | Kabelpuzzle, Stromkreispuzzle, Stromkreis schließen, Kabel verbinden, Leitungen verbinden, Stromkreisspiel
connect_the_dots | Malen nach Punkten, Punkte verbinden
tower_of_hanoi | Türme von Hanoi, Turm von Hanoi
water_sort | Wassersortieren, Farben sortieren
simon_says | Simon sagt, Senso, Senso-Spiel, Simon-Spiel, Simon says
escape_room | Escape-Room, Escape Game, Exit-Spiel, Fluchtspiel
logic_puzzle | Logikrätsel, Logikspiel, Denkspiel, Knobelspiel
air_hockey | Airhockey, Lufthockey
pinball | Flipper, Flipperspiel, Flipperautomat
whack_a_mole | Hau den Maulwurf, Hau-den-Maulwurf
claw_machine | Greifautomat, Greifarmspiel
shooting_gallery | Schießbude, Schießstand, Zielschießen
fishing_game | Angelspiel, Angelsimulator
balloon_popping | Ballons zerplatzen, Luftballons zerplatzen
dodgeball | Völkerball
fps | Ego-Shooter, Egoshooter
sniper_game | Scharfschützenspiel
tank_battle | Panzerspiel, Panzerschlacht, Panzerduell, Panzerkampf
artillery_game | Artilleriespiel, Kanonenspiel
rpg | Rollenspiel
social_deduction | Werwolf, ~Werwolf, Die Werwölfe vom Düsterwald, Werwolfspiel
dungeon_crawler | Dungeon Crawler, Verliesspiel
text_adventure | Textadventure, Text-Adventure, Textabenteuer
visual_novel | Visual Novel
interactive_story | interaktive Geschichte, Spielbuch, Entscheidungsspiel
point_and_click | Point-and-Click-Adventure, Point and Click
dating_sim | Dating-Sim, Datingsimulator, Flirtspiel
detective_game | Detektivspiel, Krimispiel
horror_game | Horrorspiel, Gruselspiel
walking_simulator | Walking Simulator, Laufsimulator
rts | Echtzeitstrategie, Echtzeit-Strategiespiel, Strategiespiel
turn_based_strategy | rundenbasierte Strategie, Rundenstrategie
city_builder | Städtebauspiel, Aufbauspiel, Stadt bauen, Städtebau
tycoon | Wirtschaftssimulation, Tycoon
idle_game | Idle-Spiel, Idle Game
life_simulator | Lebenssimulation, Lebenssimulator
virtual_pet | virtuelles Haustier, Haustierspiel, Tierpflegespiel, Pflegespiel, Tierpflege
cooking_game | Kochspiel, Backspiel
restaurant_game | Restaurantspiel, Restaurant-Spiel, Pizzeria-Spiel, Café-Spiel
dress_up | Anziehspiel, Ankleidespiel, Modespiel, Anzieh-Spiel, Puppe anziehen, Anziehpuppe
makeup_game | Schminkspiel, Make-up-Spiel
colouring_game | Ausmalspiel, Malbuch, Malen nach Zahlen
drawing_game | Malspiel, Zeichenspiel
music_maker | Musikbaukasten, Beatmaker
shop_simulator | Kaufladen, Ladensimulator, Supermarktspiel
hospital_game | Krankenhausspiel, Arztspiel, Zahnarztspiel
flight_simulator | Flugsimulator
truck_simulator | LKW-Simulator, Lastwagen-Simulator, Bussimulator, Fahrsimulator
train_game | Eisenbahnspiel, Zugsimulator
parking_game | Einparkspiel, Parkspiel
factory_game | Fabrikspiel, Fabriksimulator
god_game | Götterspiel
sandbox | Sandbox-Spiel, Sandkastenspiel, Physik-Sandkasten, Physik-Spielplatz, Physikspielplatz
sand_simulator | Sandsimulator, fallender Sand
survival_crafting | Survival-Crafting, Craftingspiel
mining_game | Bergbauspiel, Minenspiel, Grabspiel
football | Fußball, Fußballspiel
penalty_shootout | Elfmeterschießen, Elfmeter, Elfmeterspiel
basketball | Basketball, Korbwurfspiel, Freiwürfe, Freiwurf
bowling | Bowling, Kegeln
pool | Billard, Poolbillard, Snooker
mini_golf | Minigolf
darts | Darts, Dart, Dartspiel
archery | Bogenschießen
slingshot | Schleuderspiel, Steinschleuder
tennis | Tennis
table_tennis | Tischtennis
volleyball | Volleyball
baseball | Baseball
ice_hockey | Eishockey
american_football | American Football, Football
handball | Handball
boxing | Boxen, Boxkampf, Boxspiel
wrestling | Ringen, ~Ringen, Wrestling, Ringkampf
arm_wrestling | Armdrücken
tug_of_war | Tauziehen
fencing | Fechten, Fechtspiel
skateboarding | Skateboarden, Skateboardspiel
skiing | Skifahren, Skispiel, Skirennen
surfing | Surfen, Surfspiel, Wellenreiten
athletics | Leichtathletik, Olympiaspiel
swimming_race | Wettschwimmen, Schwimmwettkampf
cycling_race | Radrennen, Fahrradrennen
horse_race | Pferderennen
motorbike_race | Motorradrennen
fighting_game | Kampfspiel, Prügelspiel
piano_game | Klavierspiel
millionaire | Wer wird Millionär
flag_quiz | Flaggenquiz, Flaggen raten
guess_who | Wer ist es
twenty_questions | ~20 Fragen, Wer bin ich
wheel_of_fortune | Glücksrad
truth_or_dare | Wahrheit oder Pflicht
party_game | Partyspiel, Partyspiele
hide_and_seek | Verstecken, ~Verstecken, Versteckspiel
tag_game | Fangen, ~Fangen, Fangen spielen
egg_hunt | Ostereiersuche, Eiersuche
open_world | Open-World-Spiel, offene Welt
space_simulator | Weltraumsimulator
plants_vs_zombies | Pflanzen gegen Zombies
sumo | Sumo, Sumoringer, Sumoringen
sorting_game | Sortierspiel, Müll sortieren, Mülltrennung
ordering_game | Ordnungsspiel, richtige Reihenfolge, in die richtige Reihenfolge
petanque | Boule, Boccia, Pétanque, boule spielen
shuffleboard | Shuffleboard, Beilkespiel
carrom | Carrom, Carromspiel
stealth_game | Schleichspiel, Schleich-Spiel
timing_game | Timing-Spiel, Timingspiel
trading_game | Handelsspiel, Handelssimulation, Händlerspiel
feeding_game | Fütterspiel
collecting_game | Sammelspiel
chase_game | Verfolgungsspiel
throwing_game | Wurfspiel, Werfspiel
dodge_game | Ausweichspiel
eating_game | Fressspiel
guard_game | Bewachspiel, Beschützerspiel
herding_game | Hütespiel, Hirtenspiel
cleaning_game | Putzspiel, Aufräumspiel, Saubermachspiel
firefighting | Feuerwehrspiel, Löschspiel
lighting_game | Laternenanzünder-Spiel, Lichteranzündespiel, Laternenspiel
delivery_game | Lieferspiel, Zustellspiel
rescue_game | Rettungsspiel
game_of_the_goose | Gänsespiel
fox_and_geese | Fuchs und Gänse
peg_solitaire | Solitär mit Stiften, Steckhalma
scattergories | Stadt Land Fluss, Stadt-Land-Fluss
taboo | Tabu Spiel, Scharade, Scharaden
shell_game | Hütchenspiel
scratch_card | Rubbellos
belote | Belote
skat | Skat, Skat spielen
bridge_cards | Bridge-Kartenspiel
canasta | Canasta
president_cards | Arschloch Kartenspiel, ~arschloch, ~präsident, bettler und könig
war_cards | Kartenspiel Krieg, Tod und Leben, Krieg Kartenspiel, ~krieg, leben und tod, mensch gegen mensch karten
blackjack | Blackjack, Siebzehn und Vier, 17 und 4
snap | Schnipp Schnapp, Snap Kartenspiel, Kartenspiel Snap
cheat_cards | Mogeln, Lügen Kartenspiel, ~lügen
pyramid_solitaire | Pyramiden-Solitär, Pyramide Solitär
bulls_and_cows | Bulls and Cows, Zahlencode knacken
bridge_building | Brückenbau, Brückenbauspiel
paperboy | Zeitungsjunge Spiel
feeding_frenzy | großer Fisch frisst kleinen Fisch
brain_training | Gehirnjogging, Gehirntraining
goldfish_scooping | Goldfischschöpfen, Entenangeln
coin_pusher | Münzschieber
foosball | Tischfußball, Tischkicker, Kicker, Kickern, Kickertisch, tisch-kicker
button_football | Tipp-Kick, Knopffußball
field_hockey | Feldhockey, Hockey auf Rasen
water_polo | Wasserball Sport
cornhole | Hufeisenwerfen, Sackwerfen
ring_toss | Ringewerfen, Ringwurf
can_knockdown | Dosenwerfen
croquet | Krocket
molkky | Wikingerschach, Kubb
sjoelen | Jakkolo
frisbee_golf | Frisbeegolf, Discgolf
long_jump | Weitsprung, Hochsprung, Stabhochsprung
hurdles | Hürdenlauf
shot_put | Speerwerfen, Speerwurf, Kugelstoßen, Hammerwerfen
marathon | Marathon, Marathonlauf, Staffellauf
bobsleigh | Bobfahren, Bobrennen, Rennrodeln
ski_jumping | Skispringen, Skisprung
biathlon | Biathlon
ice_skating | Eiskunstlauf, Eislaufen
rowing_race | Ruderregatta, Bootsrennen, Regatta, Drachenbootrennen
rafting | Wildwasserfahren, Wildwasser-Rafting
parkour | Parkour
rock_climbing | Bouldern, Freiklettern
martial_arts | Kampfsport, Karate, Judo, Kickboxen
rodeo | Rodeo, Bullenreiten
show_jumping | Springreiten
formula_1 | Formel 1, Formel Eins
demolition_derby | Autoscooter, Stockcar-Crash
dog_sled | Hundeschlittenrennen
paintball | Lasertag
hopscotch | Himmel und Hölle, Hüpfekästchen, Hüpfspiel Himmel
jump_rope | Seilspringen, Seilhüpfen
balancing_game | Balancierspiel, Balancespiel, Balance-Spiel, Gleichgewichtsspiel, Balancieren
tightrope_walking | Seiltanzen, Seiltanz, Seiltänzer, Seiltänzerin, Drahtseil, Drahtseilakt, Hochseil, Hochseilakt, Seillaufen
marbles_game | Murmelspiel, Murmeln spielen, ~murmeln
spinning_tops | Kreiselkampf, Beyblade-Kampf
red_light_green_light | Ochs am Berg, Ochs am Berge, Donner Wetter Blitz, rotes Licht grünes Licht
musical_chairs | Reise nach Jerusalem, Stuhltanz
blind_mans_buff | Blinde Kuh, Topfschlagen
pinata | Piñata schlagen
hot_potato | heiße Kartoffel
capture_the_flag | Fahnenklau, Capture the Flag
sack_race | Sackhüpfen, Eierlauf
treasure_hunt | Schatzsuche, Schnitzeljagd
stone_skipping | Steine flitschen, Steine hüpfen lassen, ditschen
snowball_fight | Schneeballschlacht, Kissenschlacht, Wasserschlacht
sledding | Schlittenfahren, Rodeln, Rodelbahn
kite_flying | Drachensteigen
kendama | Kendama
jianzi | Ballhochhalten, Ball hochhalten
pick_up_sticks | Mikado, Mikadospiel, mikado spiel
hair_salon | Friseursalon, Friseurspiel, ~Friseur
car_wash | Autowäsche, Autowaschanlage
aquarium_game | Aquariumspiel
mastermind | Superhirn
jenga | Wackelturm
lunar_lander | Mondlandung, Mondlandefähre
lander | Landespiel, Landungsspiel
tron | Lichtrad-Rennen, Lichträder
suika_game | Wassermelonenspiel, Melonenspiel
merge_drop | Verschmelzspiel, Früchte verschmelzen
gold_miner | Goldgräber
poker | Pokerspiel
connections_game | Verbindungen Worträtsel
lemonade_stand | Limonadenstand
bubble_pop | Seifenblasen platzen lassen, Seifenblasen zerplatzen, Blasen platzen lassen, Seifenblasenspiel
marble_path | Murmelkette, Kugelkette, Murmeln schießen, Murmel-Shooter
batting | Schlagballspiel, Schlagball
cricket | Kricket
4_pics_1_word | 4 Bilder 1 Wort
family_feud | Familienduell
the_weakest_link | Der Schwächste fliegt
the_price_is_right | Der Preis ist heiß
travian | Die Stämme
the_settlers | ~Die Siedler, Siedler-Spiel
ravensburger_labyrinth | Das verrückte Labyrinth
game_of_life | Spiel des Lebens
ligretto | Ligretto
skull_king | Wizard Kartenspiel
6_nimmt | 6 nimmt
farming_simulator | Landwirtschafts-Simulator
goat_simulator | Ziegensimulator
arrowword | Schwedenrätsel
little_alchemy | Little Alchemy
elastics | Gummitwist, Gummihüpfen
leapfrog | Bockspringen
cats_cradle | Fadenspiel, Abnehmspiel
kick_the_can | Dosentreten
cops_and_robbers | Räuber und Gendarm
the_floor_is_lava | Der Boden ist Lava, feuer wasser sturm, feuer wasser blitz, feuer wasser eis
duck_duck_goose | Plumpsack, der Plumpsack geht um
whats_the_time_mr_wolf | Wie spät ist es Herr Wolf
clapping_game | Klatschspiel
thumb_war | Daumenringen, Daumencatchen
jacks | Knöchelspiel, Fangsteinchen
stilt_race | Stelzenlauf, Stelzenrennen
satte_pe_satta | Sieben legen Kartenspiel
piggy_in_the_middle | Schweinchen in der Mitte
broken_telephone | Stille Post
i_spy | Ich sehe was was du nicht siehst, ich seh etwas was du nicht siehst
never_have_i_ever | Ich hab noch nie
would_you_rather | Würdest du lieber, Was wäre dir lieber
spin_the_bottle | Flaschendrehen
beer_pong | Bierpong
liar_game | Agent Undercover
tichu | Tichu
clock_patience | Uhrenpatience
tarot_card_game | Tarock
schwimmen | Schwimmen Kartenspiel, Einunddreißig, 31 Kartenspiel
russian_lotto | Lottospiel Kinder
give_away_checkers | Räuberschach, Schlagdame
paper_football | Papierfußball, Papierfussball
racetrack_on_paper | Vektorrennen, Rennen auf Karopapier
nim | Nim-Spiel
matchstick_puzzle | Streichholzrätsel, Streichholzspiel
high_striker | Hau den Lukas
ninepins | Kegelspiel, Kegelbahn
land_grabbing | Land erobern Spiel, Landklau
sevens | elfer raus, ~dreizehn
kem_s | ~löffeln
ezelen | ~eselspiel
crapette | zank-patience
watten | watten, wattn
schnapsen | schnapsen, 66 kartenspiel, bauernschnapsen, ~66
bohnanza | bohnanza
bauernskat | bauernskat, offiziersskat
koehandel | kuhhandel
shut_the_box | ~klappenspiel, shut the box
liar_s_dice | ~bluff würfelspiel
trouble | malefiz, ~barricade
bobbing_for_apples | apfelschnappen
pin_the_tail_on_the_donkey | ~dem esel den schwanz anheften
conkers | ~kastanienkampf
british_bulldog | fischer wie tief ist das wasser, ~fischer fischer
neither_yes_nor_no | ~ja nein schwarz weiß
i_packed_my_bag | ich packe meinen koffer, kofferpacken
twister | ~twister
clay_pigeon_shooting | tontaubenschießen
pictionary | montagsmaler
moorhuhn | Moorhuhn, Moorhuhnjagd
london_bridge | machet auf das Tor, ^goldene Brücke
tiddlywinks | Flohhüpfen, Flohspiel
risk | Risiko, ~Risiko
`;
