/** Games of streets, yards, tables and fairs, in the form of `table.ts`: those languages that have a word for one say it. */
export const FOLK_ROWS = `
elastics | Elastics | party | timing_game | far | folk
leapfrog | Leapfrog | party | runner | far | folk
cats_cradle | Cat's Cradle | party | maze | far | folk
kick_the_can | Kick the Can | party | hidden_objects | far | folk
cops_and_robbers | Cops and Robbers | party | maze | near | folk
the_floor_is_lava | The Floor Is Lava | party | platformer | near | folk
duck_duck_goose | Duck, Duck, Goose | party | reaction | far | folk
whats_the_time_mr_wolf | What's the Time, Mr Wolf? | party | stealth_game | near | folk
clapping_game | Clapping Game | party | rhythm | near | folk
thumb_war | Thumb War | party | duel | near | folk
alkkagi | Alkkagi | board | carrom | near | folk
flipping_cards_and_pogs | Flipping cards and pogs | party | timing_game | near | folk
jacks | Jacks | party | timing_game | near | folk
gobak_sodor | Gobak Sodor | party | crossing | near | folk
bentengan | Bentengan | party | arena | far | folk
stilt_race | Stilt race | party | racing | far | folk
ular_naga | Ular Naga | party | snake | far | folk
langdi | Langdi | party | maze | far | folk
raja_mantri_chor_sipahi | Raja Mantri Chor Sipahi | party | quiz | far | folk
antakshari | Antakshari | party | quiz | far | folk
oonch_neech | Oonch Neech | party | platformer | far | folk
satte_pe_satta | Satte Pe Satta | card | crazy_eights | near | folk
mendikot | Mendikot | card | trick_taking | near | folk
call_break | Call Break | card | trick_taking | near | folk
gully_cricket | Gully Cricket | sport | batting | near | folk
piggy_in_the_middle | Piggy in the middle | party | aim_physics | far | folk
edible_or_inedible | Edible or inedible | party | sorting_game | near | folk
broken_telephone | Broken Telephone | party | memory | far | folk
i_spy | I Spy | party | hidden_objects | near | folk
never_have_i_ever | Never Have I Ever | party | quiz | far | folk
would_you_rather | Would You Rather | quiz | quiz | near | folk
spin_the_bottle | Spin the Bottle | party | timing_game | far | folk
beer_pong | Beer Pong | party | aim_physics | near | folk
flip_cup | Flip Cup | party | timing_game | near | folk
liar_game | Liar Game | party | quiz | far | folk
three_kingdoms_kill | Three Kingdoms Kill | card | duel | far | folk
animal_chess | Animal Chess | board | chess | near | folk
tichu | Tichu | card | crazy_eights | near | folk
seotda | Seotda | card | blackjack | near | folk
speed_card_game | Speed card game | card | snap | near | folk
clock_patience | Clock patience | card | solitaire | near | folk
coinche | Coinche | card | trick_taking | near | folk
klaverjassen | Klaverjassen | card | trick_taking | near | folk
jass | Jass | card | trick_taking | near | folk
schafkopf | Schafkopf | card | trick_taking | near | folk
doppelkopf | Doppelkopf | card | trick_taking | near | folk
pinochle | Pinochle | card | trick_taking | near | folk
euchre | Euchre | card | trick_taking | near | folk
sixty_six | Sixty-six | card | trick_taking | near | folk
tute | Tute | card | trick_taking | near | folk
sueca | Sueca | card | trick_taking | near | folk
tressette | Tressette | card | trick_taking | near | folk
preference | Preference card game | card | trick_taking | near | folk
tarneeb | Tarneeb | card | trick_taking | near | folk
batak | Batak | card | trick_taking | near | folk
tarot_card_game | Tarot card game | card | trick_taking | near | folk
schwimmen | Schwimmen | card | crazy_eights | near | folk
drunkard_card_game | Drunkard card game | card | snap | near | folk
russian_lotto | Russian lotto | board | reaction | far | folk
tambola | Tambola | board | reaction | far | folk
give_away_checkers | Give-away Checkers | board | checkers | near | folk
corners | Corners | board | checkers | far | folk
paper_football | Paper Football | party | aim_physics | near | folk
racetrack_on_paper | Racetrack on Paper | racing | racing | far | folk
sprouts | Sprouts | board | maze | far | folk
nim | Nim | board | quiz | far | folk
matchstick_puzzle | Matchstick Puzzle | puzzle | quiz | far | folk
karuta | Karuta | card | snap | near | folk
fukuwarai | Fukuwarai | party | dress_up | far | folk
daruma_otoshi | Daruma Otoshi | party | timing_game | near | folk
hanetsuki | Hanetsuki | sport | duel | near | folk
dalgona | Dalgona | party | aim_physics | far | folk
oil_wrestling | Oil Wrestling | sport | duel | near | folk
kelimelik | Kelimelik | word | anagram | far | folk
jackaroo | Jackaroo | board | race_board | near | folk
hook_a_duck | Hook-a-duck | party | catcher | near | folk
high_striker | High striker | party | timing_game | near | folk
elfstedentocht | Elfstedentocht | sport | runner | near | folk
fierljeppen | Fierljeppen | sport | timing_game | near | folk
mille_bornes | Mille Bornes | card | racing | far | folk
ninepins | Ninepins | sport | bowling | near | folk
argentine_truco | Argentine truco | card | trick_taking | near | folk
peteca | Peteca | sport | duel | near | folk
nu_pogodi | Nu, pogodi! | arcade | catcher | exact | folk
land_grabbing | Land grabbing | party | snake | far | folk
four_square | Four square | sport | duel | far | folk
eagle_and_chicks | Eagle and chicks | party | maze | far | folk
london_bridge | London Bridge Is Falling Down | party | timing_game | far | folk
puss_in_the_corner | Puss in the corner | party | reaction | far | folk
tiddlywinks | Tiddlywinks | party | aim_physics | near | folk
balda | Balda | word | word_search | near | folk
`;
