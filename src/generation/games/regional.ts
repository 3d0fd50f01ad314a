/** Card games, and games of yards and fairs, of parts of the world, in the form of `table.ts`. */
export const REGIONAL_ROWS = `
sevens | Sevens | card | crazy_eights | near | folk | ~sevens
cangkulan | Cangkulan | card | crazy_eights | near | folk
pan | Pan | card | crazy_eights | near | folk | ~pan
kuku | Kuku | card | crazy_eights | near | folk | ~kuku
big_two | Big Two | card | crazy_eights | near | folk
dutch | Dutch | card | crazy_eights | near | folk | ~dutch
yaniv | Yaniv | card | crazy_eights | near | folk
bhabhi | Bhabhi | card | crazy_eights | near | folk
kem_s | Kem's | card | crazy_eights | near | folk
ezelen | Ezelen | card | crazy_eights | near | folk
crapette | Crapette | card | crazy_eights | near | folk
yukon | Yukon | card | solitaire | near | folk | ~yukon
nerts | Nerts | card | solitaire | near | folk
mus | Mus | card | trick_taking | near | folk | ~mus
butifarra | Butifarra | card | trick_taking | near | folk
cuarenta | Cuarenta | card | crazy_eights | far | folk | ~cuarenta
oh_hell | Oh Hell | card | trick_taking | near | folk
barbu | Barbu | card | trick_taking | near | folk | ~barbu
bezique | Bezique | card | trick_taking | near | folk
piquet | Piquet | card | trick_taking | near | folk | ~piquet
ecarte | Écarté | card | trick_taking | near | folk
pope_joan | Pope Joan | card | crazy_eights | far | folk
peppa_tencia | Peppa Tencia | card | trick_taking | near | folk
bestia | Bestia | card | crazy_eights | far | folk | ~bestia
cucu | Cucù | card | crazy_eights | far | folk | ~cucù
mercante_in_fiera | Mercante in fiera | card | crazy_eights | far | folk
seven_and_a_half | Seven and a half | card | blackjack | near | folk
telesina | Telesina | card | blackjack | far | folk
pontoon | Pontoon | card | blackjack | near | folk | ~pontoon
samgong | Samgong | card | blackjack | far | folk
andar_bahar | Andar Bahar | card | blackjack | far | folk
watten | Watten | card | trick_taking | near | folk | ~watten
schnapsen | Schnapsen | card | trick_taking | near | folk
bohnanza | Bohnanza | card | crazy_eights | near | folk | ~bohnanza
bauernskat | Bauernskat | card | trick_taking | near | folk
tysiac | Tysiąc | card | trick_taking | near | folk
toepen | Toepen | card | trick_taking | near | folk
koehandel | Koehandel | card | tycoon | far | folk
altmsalt | Altmışaltı | card | crazy_eights | far | folk
elli_bir | Elli bir | card | crazy_eights | near | folk
yuz_bir | Yüz bir | card | crazy_eights | near | folk
yank | Yanık | card | crazy_eights | near | folk
kozel | Kozel | card | trick_taking | near | folk
bura | Bura | card | trick_taking | near | folk | ~bura
one_hundred_and_one | One Hundred and One | card | crazy_eights | near | folk
baloot | Baloot | card | trick_taking | near | folk
trix | Trix | card | trick_taking | near | folk | ~trix
estimation | Estimation | card | trick_taking | near | folk | ~estimation
kout | Kout | card | trick_taking | near | folk | ~kout
basra | Basra | card | snap | far | folk | ~basra
court_piece | Court Piece | card | trick_taking | near | folk
twenty_eight | Twenty-eight | card | trick_taking | near | folk | ~twenty-eight
seep | Seep | card | snap | far | folk | ~seep
satti | Satti | card | crazy_eights | near | folk | ~satti
usunoro | Usunoro | card | crazy_eights | far | folk
bozu_mekuri | Bozu Mekuri | card | memory | far | folk
tractor | Shengji | card | crazy_eights | far | folk
red_ten | Red Ten | card | trick_taking | near | folk
the_da_vinci_code | The Da Vinci Code | number | guess_word | near | folk
shut_the_box | Shut the Box | board | sorting_game | far | folk
liar_s_dice | Liar's dice | board | dice_game | far | folk
trouble | Trouble | board | race_board | near | folk | ~trouble
senet | Senet | board | race_board | far | folk | ~senet
seega | Seega | board | checkers | far | folk
bobbing_for_apples | Bobbing for apples | party | catcher | far | folk
cake_on_a_string | Cake-on-a-string | party | timing_game | far | folk
nail_pooping | Nail pooping | party | aim_physics | far | folk
pin_the_tail_on_the_donkey | Pin the tail on the donkey | party | aim_physics | far | folk
pole_climbing | Pole climbing | party | platformer | near | folk
poohsticks | Poohsticks | party | reaction | far | folk
conkers | Conkers | party | aim_physics | near | folk | ~conkers
jousting_on_shoulders | Jousting on shoulders | party | duel | far | folk
british_bulldog | British Bulldog | party | arena | far | folk
sardines | Sardines | party | hidden_objects | near | folk | ~sardines
marco_polo | Marco Polo | party | maze | far | folk | ~marco polo
tetherball | Tetherball | party | duel | far | folk
kickball | Kickball | sport | batting | far | folk
hurling | Hurling | sport | duel | far | folk | ~hurling
jeu_de_balle | Jeu de balle | sport | duel | near | folk
tejo | Tejo | sport | aim_physics | near | folk
sapo | Sapo | sport | aim_physics | near | folk | ~sapo
cup_and_ball | Cup and ball | party | reaction | near | folk
panuelo | Pañuelo | party | arena | far | folk
ring_passing | Ring passing | party | quiz | far | folk
hula_hoop | Hula hoop | party | timing_game | far | folk | ~hula hoop
jogo_do_bicho | Jogo do bicho | party | clicker | far | folk
detective_and_killer | Detective and killer | party | maze | far | folk
neither_yes_nor_no | Neither yes nor no | party | quiz | far | folk
time_s_up | Time's Up | party | quiz | far | folk
jungle_speed | Jungle Speed | party | snap | near | folk
le_bouchon | Le bouchon | party | reaction | far | folk
i_packed_my_bag | I packed my bag | party | memory | near | folk
hot_and_cold | Hot and cold | party | hidden_objects | far | folk | ~hot and cold
369 | 369 | party | quiz | far | folk | ~369
nunchi_game | Nunchi game | party | reaction | far | folk | ~nunchi game
colours | Colour tag | party | reaction | far | folk
king_of_the_hill | King of the hill | party | arena | far | folk | ~king of the hill
knives | Mumblety-peg | party | duel | far | folk
treasures_under_glass | Treasures under glass | party | hidden_objects | far | folk
twister | Twister | party | timing_game | far | folk | ~twister
stream_game | Stream game | party | crossing | far | folk
lato_lato | Lato-lato | party | timing_game | far | folk
tepok_nyamuk | Tepok nyamuk | party | reaction | near | folk
cublak_cublak_suweng | Cublak-cublak suweng | party | quiz | far | folk
petak_jongkok | Petak jongkok | party | maze | far | folk
menko | Menko | party | timing_game | near | folk | ~menko
hanaichimonme | Hanaichimonme | party | memory | far | folk
kagome | Kagome | party | reaction | far | folk | ~kagome
hoop_rolling | Hoop rolling | party | runner | near | folk
nine_linked_rings | Nine linked rings | puzzle | quiz | far | folk
dong_xi_nan_bei | Dong Xi Nan Bei | party | quiz | far | folk
mousetrap | Mousetrap | board | tower_stacking | far | folk | ~mousetrap
clay_pigeon_shooting | Clay pigeon shooting | arcade | aim_physics | near | folk
jezzball | JezzBall | puzzle | maze | near | folk
rodent_s_revenge | Rodent's Revenge | puzzle | sokoban | near | folk
tetravex | TetraVex | puzzle | match3 | far | folk
rampage | Rampage | arcade | duel | far | folk | ~rampage
golden_axe | Golden Axe | fighting | arena | near | folk
battletoads | Battletoads | fighting | arena | near | folk
learn_to_fly | Learn to Fly | platform | flappy | near | folk
duck_life | Duck Life | simulation | racing | near | folk
bob_the_robber | Bob the Robber | adventure | stealth_game | near | folk
henry_stickmin | Henry Stickmin | story | quiz | far | folk
granny | Granny | story | stealth_game | far | folk | ~granny
tempest | Tempest | shooter | shmup | near | folk | ~tempest
pandemic | Pandemic | board | hidden_objects | far | folk | ~pandemic
snow_bros | Snow Bros | platform | platformer | near | folk
mole_s_world | Mole's World | simulation | farm_sim | near | folk
ballz_game | Ballz | puzzle | aim_physics | near | folk | ~ballz
ponpoko | Ponpoko | platform | platformer | near | folk
jaws_game | Jaws game | party | reaction | far | folk
mushroom_picking | Mushroom picking | outdoors | maze | far | folk
wie_is_de_mol | Wie is de Mol | quiz | reaction | far | folk
`;
