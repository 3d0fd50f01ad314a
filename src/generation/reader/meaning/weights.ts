// Made by `npm run meaning` from the labelled prompts. Don't edit.
export const answers = 'free hero enemy item goal obstacle projectile boss place ally';
export default `alive 0 F +	3:11 4:-6 6:7 8:-9
alive 0 F 1	1:24 2:-9 3:13
alive 0 N +	0:8 3:13 5:-6 6:-7 7:-6
alive 0 N 1	0:13 2:-9 3:13
alive 0 O +	2:7 7:-6
alive 0 O 1	1:13 3:18 4:-6 8:-6
alive 0 U +	0:12
alive 0 U 1	0:12 3:15 4:-8 5:-7
alive 1 A +	0:7 1:15 2:15 3:-8 6:-7 7:-8 9:-6
alive 1 A 1	1:10 2:15 3:8 5:-6 6:-6
alive 1 F +	1:-8 3:19
alive 1 F 1	1:-9 3:15 5:-6 6:11
alive 1 H +	1:12 2:35 3:-8 4:-8 5:-8 6:-7 7:-6 8:-8
alive 1 H 1	2:9 3:19 6:-12 7:-7 8:-7 9:-6
alive 1 N +	1:-7 4:7 5:10 7:-6 8:10 9:-6
alive 1 N 1	1:12 2:-10 4:-10 5:-11 6:-6 8:30
alive 1 O +	5:8 6:-6 9:-6
alive 1 O 1	2:-8 3:9 5:-8 6:6 8:7
alive 1 U +	0:9 1:-7 4:6
alive 1 U 1	0:12 1:12 4:-10 5:-7 6:-6 8:13
alive 1 V +	0:16 1:31 2:-14 4:-15 7:-6 9:-7
alive 1 V 1	1:37 4:-8 8:-10
alive 2 A +	1:7 2:23 6:-6
alive 2 A 1	1:32 2:-6 8:-6
alive 2 F +	1:-6 2:-10 3:24 6:9
alive 2 F 1	2:-12 3:17 4:-12 5:-7 6:17 9:-6
alive 2 H +	1:-11 2:37 3:-8
alive 2 H 1	1:24 2:17 3:-10 4:-6 5:-6 8:-7
alive 2 N +	1:-7 2:-8 4:12 7:-6 8:12 9:-6
alive 2 N 1	0:10 1:-16 2:-8 3:-10 8:27
alive 2 O +	1:-7 2:-11 3:11 4:9 7:-6
alive 2 O 1	0:16 1:-8 2:-9 3:-16 5:-7 6:6 8:23 9:-6
alive 2 U +	0:13 1:-8 3:6
alive 2 U 1	1:26 3:-13 5:-6 6:-7
alive 2 V +	1:8 2:12 3:-12 4:7 6:-8 7:-7
alive 2 V 1	1:41 3:-15 4:-7 8:-13 9:-6
alive 3 A +	1:-9 3:10 4:10 5:-7 6:-6
alive 3 A 1	0:7 1:23 3:-8
alive 3 F +	1:-7 3:8 5:-10 6:-8 8:17
alive 3 F 1	0:10 1:-14 2:-6 4:12 6:8 8:-6
alive 3 H +	2:6 3:-6 4:-8 5:9 6:14 8:-9
alive 3 H 1	1:12 2:10 3:-10 4:-6 5:-6 7:11 8:-7
alive 3 N +	1:-10 2:-11 4:19 5:7 6:-6 7:-6 8:12 9:-6
alive 3 N 1	0:23 1:-11 4:10 8:-16
alive 3 O +	0:14 1:-10 2:-12 3:13 7:-6
alive 3 O 1	0:14 1:-17 2:-9 4:7 5:-12 6:-13 8:22
alive 3 U +	0:16 6:-6 8:11
alive 3 U 1	0:32 8:-11
alive 3 V +	1:-9 2:8 3:10 6:-9
alive 3 V 1	2:-11 4:-8 5:-6 6:-6 8:26 9:-7
at+2 A	2:-8 6:6 7:-6 8:7
at+2 F	1:22 3:7 6:-8
at+2 H	0:-10 1:16 2:-14 3:-7 6:20 7:-6
at+2 N	1:6 3:12 4:-8
at+2 O	1:12 3:8 4:-7 6:-6 7:-6
at+2 U	2:11 4:-6
at+2 V	0:6 1:14 3:13 4:-6 5:-9 8:-7
at+2 a	0:11 2:8 3:11 8:-8 9:-6
at+2 and	0:6 3:19 4:-9 6:-8 7:-7
at+2 as	1:-24 2:-17 3:6 5:-13 7:23 8:21 9:-6
at+2 at	2:12 4:-7 9:-7
at+2 attack	1:-19 2:26 3:-20 6:13 7:-7 8:7 9:-8
at+2 avoid	0:-6 2:11 3:7 5:6 6:-7
at+2 bring	0:-6 1:7 4:24 5:-8 6:-8 7:-6
at+2 but	0:13 1:-16 3:12 4:20 6:-8 8:-12
at+2 by	2:8 4:13 5:-6 8:-14
at+2 chase	1:-9 2:30 6:-6 8:-8
at+2 clean	1:-17 3:19 4:14 5:-9 6:-8 9:-6
at+2 comma	0:10 4:8
at+2 cross	0:7 1:19 3:-14 4:-9 5:16 6:-6 8:-12 9:-6
at+2 each	0:6 2:-11 3:-12 4:-6 8:24
at+2 eat	0:-12 1:20 4:-9 5:17 6:-7 7:-6 9:-6
at+2 edge	2:8 9:-6
at+2 fall	1:-7 9:-6
at+2 fight	0:-10 1:-16 2:21 3:8 4:-9 5:6 7:9 8:-11
at+2 for	0:8 1:8 2:7 3:8 4:-8 5:-6 8:-12
at+2 from	0:7 1:10 4:7 5:-9
at+2 game	0:17 1:6 2:-21 4:-8 5:10 6:8 7:-6 8:-13 9:8
at+2 guard	1:9 2:-6 3:-10 4:32 5:-7 6:-9 8:-11
at+2 hit	1:-7 3:19 4:-16 5:-9 7:-6 8:15 9:-7
at+2 if	0:6 1:-25 3:10 4:19 6:-9 7:-6 9:-6
at+2 in	1:10 2:12 3:-7 7:-7 9:-7
at+2 is	1:-13 2:11 3:11 4:-7 7:-7 9:-9
at+2 kind	0:13 2:24 4:-6 8:-9
at+2 love	0:16 1:-6
at+2 make	2:-15 3:12 4:-6 5:-8 6:-8 8:25
at+2 many	0:12
at+2 match	1:-9 3:20 4:-14 5:-8 6:-7 8:14
at+2 me	0:-7 2:37 3:7 4:-14 6:-9 7:-6 9:-8
at+2 meet	0:14 1:-6 2:15 3:7 4:-14 5:-6
at+2 move	1:8 2:-8 3:-8 4:-7 5:9 7:-6 8:16
at+2 must	0:7 3:8 5:-14 9:-6
at+2 my	1:-50 2:39 3:-7 4:8 5:6 7:-6 8:13 9:-6
at+2 not	1:-11 2:-6 3:20 4:10 7:-6 9:-6
at+2 obj	1:8 2:15 3:-26 4:-15 5:22 6:-10 7:-7 8:10 9:-8
at+2 of	0:16 1:11 3:-13 5:6 6:-6 8:-7 9:-6
at+2 or	0:16 1:10 2:-11 3:-19 7:14 8:-11
at+2 over	1:7 2:-15 3:-17 5:27 6:-8 7:-7
at+2 play	1:10 2:9 4:-7 6:-9 7:-6 8:12 9:-7
at+2 push	1:9 3:8 4:7 5:-9 6:8 7:-7 8:-8 9:-8
at+2 race	2:24 3:-11 4:-9 5:-7 8:7
at+2 reach	1:-12 2:16 3:-6 4:10 7:-6 9:-7
at+2 rel	1:14 2:-18 3:18 4:9 5:-11 6:-6 8:-7 9:-6
at+2 save	1:11 3:-14 5:-7 8:18 9:-6
at+2 shoot	2:35 3:-19 4:-10 5:-8 8:-12
at+2 sneak	0:-6 2:16 4:19 5:-8 6:-6 8:-14 9:-6
at+2 stay	0:-7 1:-7 2:16 4:23 5:-13 6:-8 7:-8 9:-8
at+2 steal	1:-7 2:29 5:-7 6:-7
at+2 stop	0:17 1:-12
at+2 subj	0:-12 1:26 2:-11 3:-7 4:-15 5:-10 6:15 7:-6
at+2 take	1:17 7:-6
at+2 the	3:7
at+2 throw	1:18 2:-8 3:-11 4:-7 5:-9 6:13 7:-6 9:8
at+2 to	1:8 2:-23 4:20 6:-8 7:-6 9:-7
at+2 touch	1:-10 2:-7 3:-14 4:-6 5:30 6:-8 8:6 9:-6
at+2 use	0:10 3:6 4:-10 6:-9 7:-6 9:-7
at+2 victim	1:-17 2:27 4:10 5:-6 8:-11
at+2 vs	0:22 1:-6 3:-12 4:-7 8:18
at+2 with	0:19 1:9 3:-6 6:-7 8:-11
at+2 word:boss	1:6 2:27 3:-9 4:-9 5:-6 6:6 7:-9 8:-8
at+2 word:enemy	1:18 2:35 3:-20 4:-12 5:-6 6:-7 8:-11 9:-8
at+2 word:goal	2:11 3:13 4:-13 5:-6 8:-10
at+2 word:hero	0:-8 1:9 2:18 3:7 4:-8 5:-7 6:-7 8:-8
at+2 word:item	0:11 2:-8 3:10
at+2 word:obstacle	2:-6 5:13
at+2 x	3:8
at+2 you	1:-7 6:-10 7:-7 8:19
at-2 A	1:-10 3:14 7:-6
at-2 F	2:12 7:-6
at-2 H	1:9 3:11 5:-10 6:14 7:-8 9:-7
at-2 N	9:-6
at-2 O	7:-6
at-2 U	3:8 5:-6 8:9 9:-6
at-2 V	2:15 3:8 4:-15 5:8 6:-12
at-2 a	2:-7 3:-6 4:-18 5:-8 7:27 8:9 9:-8
at-2 also	1:-9 2:-6 3:17
at-2 and	2:17 3:8 8:-8 9:-6
at-2 as	1:12 2:-24 3:13 6:-11 7:-7 8:-6 9:8
at-2 at	1:-10 2:7 3:-7 4:25 5:-12 6:-8 8:11 9:-6
at-2 attack	1:25 3:-19 4:30 5:-9 7:-8 8:-13 9:-6
at-2 avoid	2:17 3:-10 4:-10 5:24 6:-7 7:-6 8:-8 9:-6
at-2 bring	2:8 3:22 4:7 5:-6 6:-7 8:-6 9:-6
at-2 but	0:7 2:19 3:-10 8:-7 9:-6
at-2 by	0:-6 1:16 2:19 4:-11 5:-7 8:-10
at-2 chase	1:20 2:21 3:-24 5:-7 7:-6 8:-11
at-2 clean	0:6 1:6 2:-13 3:13 4:9 5:-8 6:-6 8:-10
at-2 comma	0:6 3:6
at-2 cross	0:8 1:12 3:-14 5:10 6:-6
at-2 each	0:7 3:8
at-2 eat	1:-13 2:8 5:18 6:-9 7:-7 8:8 9:-6
at-2 edge	1:18
at-2 fall	1:7 2:-14 3:8 4:-6 5:-12 7:-7 8:19 9:-7
at-2 fight	2:17 3:24 4:-11 5:-8 6:-9 8:-11 9:-6
at-2 for	0:13 1:14 2:-16 3:9 5:-7 6:-6
at-2 from	2:19 3:-13 4:6 7:-7 8:6 9:-6
at-2 game	0:-6 1:23 4:10 5:-11 6:-8 7:-6 9:-7
at-2 guard	0:-11 1:-16 3:-22 4:38 5:-10 7:-7 9:15
at-2 hit	0:-9 1:-6 2:11 5:13 7:-8 8:-8 9:-7
at-2 if	1:17 2:9 3:-9 5:6 6:-8 7:-6 8:-6 9:-6
at-2 in	1:-8 2:-11 3:-6 4:15 5:6 6:-8 8:19 9:-7
at-2 is	2:18 4:-8 7:8 8:-16
at-2 kind	1:8 2:6 3:16 4:-7 8:-8
at-2 love	0:11 1:22 2:-7 3:-10
at-2 make	1:-11 4:35 5:-10 7:-7 8:-17 9:-6
at-2 many	1:-18 2:8 3:16 5:-13
at-2 match	0:14 1:-6 3:21 5:-6 6:-6
at-2 me	1:-16 2:32 3:-24 4:-21 8:8 9:-6
at-2 meet	0:19 3:7 8:-6
at-2 move	2:-6 3:12 7:-7 8:12 9:-6
at-2 must	1:-11 3:7 4:9 6:-10 7:-7 8:7 9:-7
at-2 my	0:20 1:-9 3:11 8:-8
at-2 not	0:9 1:-13 2:36 3:-19 4:-10 6:-10
at-2 obj	1:26 2:-7 3:-9 4:21 5:-9 6:-8 7:-7 9:-7
at-2 of	0:9 2:-17 3:12 4:15 5:-9 6:-8 7:-6 8:14 9:-7
at-2 or	0:9 1:8 2:-6 3:11 5:-7 6:-7 8:-13
at-2 over	1:-10 2:-9 3:-9 5:20 6:-9 7:-6 8:14 9:-6
at-2 play	1:30 2:-12 5:-7
at-2 push	0:9 1:-9 2:17 3:18 4:-10 6:-8 7:-6 8:-16 9:-6
at-2 race	1:45 2:-13 3:-10 5:-6 8:-9
at-2 reach	0:-6 3:-7 4:31 8:-10 9:-6
at-2 rel	0:7 3:24 4:-13 6:6 8:-6
at-2 save	0:-7 1:-23 2:-21 3:9 4:27 5:-7 6:-6 7:-7 8:19 9:-6
at-2 shoot	1:8 2:14 3:-16 4:-9 5:-6 6:24 7:-8 8:-8
at-2 sneak	1:-11 2:30 3:-11 4:-13 5:16 8:-11
at-2 stay	2:-10 4:-6 6:-7 8:21 9:-6
at-2 steal	1:-14 2:32 3:9 5:-7 6:-8 7:-6 8:-10
at-2 stop	0:13 3:12 6:-6 7:-6 8:-11
at-2 subj	0:-7 1:-24 2:-8 3:15 4:12 7:19 8:-7 9:-8
at-2 take	0:-8 1:-9 2:10 3:20 4:7 6:-6 7:-6 9:-6
at-2 the	0:11 1:9 3:-7 4:17 5:-12 6:-8 9:-7
at-2 throw	1:9 5:-12 6:16 7:-7 8:-13 9:-7
at-2 to	0:13 2:-12 4:17
at-2 touch	1:-11 4:10 5:19 6:-6 7:-6 8:-15
at-2 use	3:16 4:-6 5:-9 7:-8 8:12 9:-7
at-2 victim	0:8 1:-13 2:36 3:-10 4:-8 5:-6 8:-9
at-2 vs	1:-26 2:67 3:-8 4:-7 8:-8
at-2 with	1:30 2:-7 3:-7 4:-8 9:-6
at-2 word:boss	0:7 1:-7 2:-15 3:-12 4:-7 5:10 7:27 8:-7
at-2 word:bricks	0:-8 1:-15 2:-15 3:43
at-2 word:enemy	0:-7 1:-26 2:41 3:-9 4:-8 5:21 6:-10 7:-7 8:-8 9:-7
at-2 word:goal	0:9 1:-9 5:-7 6:-6 7:18 8:-9
at-2 word:hero	1:34 2:-7 4:-8 5:-9 6:-7 7:-6 8:-7
at-2 word:item	1:-6 3:23 4:-6
at-2 word:obstacle	0:11 1:-7 2:-8 3:-9 4:11 5:15 8:-9
at-2 x	0:9 8:9
at-2 you	2:-20 3:6 6:19 7:-7 8:-9 9:8
by before	0:8 2:13 3:11 4:-7 8:-10
by before A	1:12 2:21 4:-8 5:-7 6:-6 7:-6 8:-9 9:-6
by before Ap	1:-13 2:20
by before As	2:7
by before Au	0:-8 1:11 2:20 3:7 4:-9 5:-8 7:-6 8:-9 9:-6
by before F	0:8 1:-10 2:-7 3:26
by before Fp	0:8
by before Fu	1:-7 2:-9 3:27
by before H	2:15
by before Hu	2:16
by before N	0:18 1:-9 5:9 8:-13
by before Nu	0:17 1:-12 3:-10 5:22 8:-13
by before O	0:12 1:6 2:24 3:-22 4:-6 5:-6 8:-11
by before Op	0:14
by before Ou	1:10 2:17 3:-16 8:-8
by before U	0:20 1:-9
by before Uu	0:14 1:-9 3:7
by before arena	1:16 3:-6
by before catcher	2:-6 3:19
by before duel	1:-29 2:44 3:-6
by before falling_blocks	0:10
by before flappy	1:18 2:-7
by before maze	1:11 8:-6
by before memory	0:11 1:-11 3:9
by before pipe_puzzle	0:7
by before platformer	1:28 2:-18 3:-11 5:15 8:-9
by before quiz	0:26 3:-7
by before rhythm	0:6 1:21 2:-12 8:-7
by before shmup	0:6 1:-13 2:17 3:-8
by before sorting_game	1:-6 3:12
by before tower_defense	0:-7 1:-19 2:39 3:-8
by behind	1:7 3:14 8:-6
by behind A	1:16 2:10 4:-7 8:-8
by behind Ap	0:-7 1:18 2:14 3:7 4:-8 5:-6 6:-6 7:-6 8:-8 9:-6
by behind As	1:9
by behind Au	0:10 2:11 4:-6 8:-7
by behind F	1:6 2:-8 3:27 4:-6 8:-7
by behind Fp	0:-7 1:7 2:-13 3:25 4:-7 5:-6 6:6 8:-8
by behind Fu	1:-10 2:-6 3:38 6:-9 8:-6
by behind H	2:7
by behind Hp	2:18
by behind N	2:-10 3:-8 5:34 6:-6 8:-16
by behind Np	0:6 2:-7 3:8 4:-7 5:11 8:-6
by behind Ns	0:12 8:-6
by behind Nu	0:10 2:-8 3:-17 4:6 5:31 6:-6 8:-16
by behind O	0:9 3:30 4:-8 5:-8 6:-8
by behind Op	1:-16 2:11 3:32 4:-6 5:-8 6:-9 8:-9
by behind Ou	0:10 2:-8 3:18 4:-8 5:-7 6:-7
by behind U	0:19 1:17 2:-8 3:-15
by behind Uu	0:16 1:19 2:-8 3:-14
by behind V	0:-12 2:-11 3:11 4:-6 6:21 8:-8
by behind Vp	0:-10 1:-35 2:-12 3:9 6:37
by behind Vu	3:17 8:-6
by behind aim_physics	3:16 8:-7
by behind arena	0:28 1:7 3:-19
by behind breakout	0:-8 1:-12 3:38 6:-7
by behind catcher	0:-6 1:15 2:-15 3:22 4:-8 8:-13
by behind chess	1:-10 2:15
by behind clicker	1:-12 3:19
by behind connect_four	0:16 3:-12
by behind crazy_eights	0:9
by behind crossing	1:19 2:-13 3:-8
by behind crossword	0:7
by behind dominoes	0:6 2:-8 3:14
by behind duel	0:-16 1:19 2:10 3:-27 4:8 5:-6 8:9
by behind falling_blocks	0:6 1:-12 3:24 8:-6
by behind farm_sim	0:-6 1:31 2:-9 3:-12
by behind flappy	1:20 2:-13 3:-11 5:9
by behind hangman	0:7
by behind hidden_objects	0:13 1:-15 2:19 8:-9
by behind mancala	0:-9 1:-13 2:7 3:24
by behind match3	1:-14 3:33
by behind maze	1:22 2:-16 4:-7
by behind memory	0:-8 1:-39 3:55 6:-6 8:-6
by behind merge_drop	3:10
by behind penalty	0:-6 1:-7 2:26 3:-7
by behind pipe_puzzle	4:14 8:-7
by behind platformer	0:-15 1:27 2:-11 3:-13 4:-9 5:31 6:-7 7:-6 8:-17
by behind quiz	0:11 1:-28 2:-16 3:41 8:-7
by behind race_board	0:19 1:-6 3:-6
by behind racing	1:37 2:-18 3:-14
by behind reaction	0:-6 1:-12 3:28
by behind reversi	0:8 1:-15 2:-7 3:17
by behind rhythm	0:-23 1:23 2:-16 4:-10 5:-9 6:-6 8:26
by behind runner	0:8 1:9 3:-9
by behind serving	1:-6 3:17
by behind shmup	1:-14 2:46 3:-36 4:-6 6:13 8:-9
by behind shuffleboard	0:20 1:-6 3:-7
by behind snake	0:-7 1:23 2:-6 8:-7
by behind sokoban	0:9
by behind solitaire	0:11
by behind sorting_game	3:15
by behind stealth_game	0:9 2:-6
by behind sudoku	1:-9 3:20
by behind tic_tac_toe	1:38 2:-8 3:-25
by behind tower_defense	0:-7 1:29 2:10 3:-15 4:-6
by behind tower_stacking	1:-9 3:24
by behind typing_game	0:8
by behind word_search	0:7
c A	1:10 2:10
c A +	2:14 6:-6
c A 1	1:21 2:7
c F	3:15
c F +	3:15
c F 1	1:7 2:-7 3:16
c H	2:20 8:-6
c H +	2:27 3:-7 4:-6
c H 1	1:16 2:13 6:-6 8:-7
c N	1:-6 4:8 7:-6 8:9 9:-6
c N +	1:-8 4:8 7:-6 8:10
c N 1	0:8 2:-10 3:6 8:14
c O	3:9
c O +	3:7
c O 1	1:10 2:-6 3:13 4:-7 5:-7
c U	0:12
c U +	0:9
c U 1	0:10 1:10 4:-7 5:-6
c V	1:10
c V +	2:6 6:-7 7:-6
c V 1	1:28 3:-7 4:-7
called word:boss	1:6 2:-14 3:-10 4:-6 6:-7 7:30 8:-9
called word:boss A	2:-8 7:14
called word:boss O	2:-7 3:-7 7:25 8:-7
called word:enemy	0:-12 1:-16 2:52 3:-21 6:-7 8:-7 9:-6
called word:enemy A	1:-7 2:22 3:-6
called word:enemy O	0:-9 1:-14 2:36 3:-16 6:-6
called word:obstacle	1:-8 2:-6 3:-7 5:23
cm Ap	2:17 3:6 6:-6 7:-6
cm Ap --	2:14 3:7 5:-7 6:-6 7:-6 9:-6
cm Ap -e	0:-8 1:29 3:-19 4:17 6:-8 7:-10 8:-14 9:-9
cm Ap h-	1:-14 2:31
cm Ap he	0:-9 1:-22 2:10 4:-18 5:-9 6:13 7:13 8:-13 9:12
cm As	1:24 3:-6
cm As --	1:28 3:-6 4:-6
cm As -e	0:-12 1:56 2:-30 3:-11 4:-11 6:-6 7:16 8:-8
cm As h-	0:10 1:-28 2:33 3:9 5:-10 6:-6 7:-6 9:-8
cm As he	0:-20 1:-42 2:-31 3:-26 4:19 5:-11 6:-11 7:75 8:-19 9:6
cm Au	1:12 2:6
cm Au --	1:19 6:-6 7:-6 9:-6
cm Au -e	1:58 2:-22 3:-9 4:-15 5:-8 6:-7 7:12 9:-7
cm Au h-	1:-23 2:31 3:10 7:-7 9:6
cm Au he	0:-13 1:-19 2:-25 3:-19 4:36 5:-11 6:-12 7:38 9:13
cm Fp	3:22
cm Fp --	2:-8 3:22
cm Fp -e	1:-12 2:-12 3:13 4:16 5:-7 6:12 7:-6 8:-8
cm Fp h-	1:-6 2:12 3:23 8:-9
cm Fp he	0:-19 1:-13 2:-22 4:36 6:12 7:-9 8:-15
cm Fs	0:-6 1:20 2:-15 4:13 5:-10 6:-6 7:-6
cm Fs --	1:37 2:-11 3:-6 4:-18 5:-8 6:-9 7:-7 8:18
cm Fs -e	0:-11 1:-14 2:-13 3:16 4:31 6:-8 8:-7
cm Fs h-	0:-9 1:9 2:-14 4:-7 5:-9 6:11 7:-6 8:16 9:-8
cm Fs he	1:-10 2:-11 4:28 5:-7 6:-11 7:7 8:-8
cm Fu	3:16
cm Fu --	3:15 5:-6
cm Fu -e	0:-6 1:-17 2:9 3:-14 4:30 6:19 7:-7 8:-13 9:-7
cm Fu h-	1:-10 3:18 6:6
cm Fu he	0:6 1:-11 2:-7 4:-9 6:11 8:6 9:-8
cm Hp	1:-8 2:29 3:-6 8:-6
cm Hp --	1:-13 2:34 4:-7 8:-7
cm Hp -e	2:16
cm Hp h-	0:-6 1:-8 2:33 3:-12 5:10 8:-6
cm Hp he	0:11 2:-16 6:21
cm Hs	1:24 2:-11 3:-7 5:-10 6:-10 7:28 8:-10 9:-7
cm Hs --	1:36 4:-6 5:-7 6:-7 8:-7
cm Hs -e	1:-10 2:-13 7:28
cm Hs h-	1:-9 2:-8 4:15 5:-6 7:18 8:-10
cm Hu	2:20
cm Hu --	1:18 2:20 4:-6 6:-9 7:-6 8:-7 9:-6
cm Hu -e	0:18 1:-20 2:19
cm Hu h-	1:-10 2:29 3:-6 4:-7
cm Hu he	0:-13 1:-10 2:-27 3:22 4:-12 5:-13 6:36 7:-7 8:-7 9:7
cm Np	1:-7 2:-6 3:6 4:15 5:8 7:-6 9:-7
cm Np --	2:-14 3:12 4:6 5:-8 6:-7 7:-7 8:19 9:-7
cm Np -e	1:-8 2:-12 4:20 6:-6 8:-11
cm Np h-	1:-8 4:9 5:23 7:-6 9:-7
cm Np he	0:10 1:-7 2:-12 3:20 5:-6 6:7 8:-6
cm Ns	0:11 2:-8 6:-6 8:18
cm Ns --	2:-9 3:12 6:-7 7:-6 8:21 9:-6
cm Ns -e	1:-11 2:-8 3:-11 5:-8 8:35
cm Ns h-	0:23 1:-7 2:-8 3:-11 4:12 5:-6 8:9
cm Ns he	0:13 5:-8 8:11
cm Nu	8:11
cm Nu --	3:7 6:-6 8:14
cm Nu -e	2:-12 3:-17 4:57 5:-13 6:-7
cm Nu h-	1:-8 4:9 5:9 7:-6 8:11 9:-6
cm Nu he	0:10 1:-7 2:-13 5:-12 7:-6 8:25 9:-6
cm Op	1:-9 3:23 7:-6
cm Op --	1:-7 3:22 9:-6
cm Op -e	0:13 1:7 4:-9 6:-7 7:-6 9:-6
cm Op h-	1:-9 3:17 4:-7 5:17 7:-6 9:-7
cm Op he	0:-11 1:-14 2:-11 6:9 7:-9 9:29
cm Os	1:12 2:-6 4:6 5:-9 8:6 9:-6
cm Os --	1:21 5:-10 6:-13 7:-8 8:12 9:-7
cm Os -e	0:9 1:-23 2:-7 3:-17 4:23 5:-8 6:23 8:-14
cm Os h-	0:6 1:-18 4:10 5:-7 6:18 8:-11
cm Os he	1:-25 2:-30 3:-29 4:-21 5:11 6:19 7:32 8:7 9:8
cm Ou	8:7
cm Ou --	0:7 3:9 5:-6 8:6 9:-6
cm Ou -e	0:-10 3:-22 4:-6 5:9 6:36 9:-9
cm Ou h-	1:-11 5:10 7:-6 8:9
cm Ou he	1:-10 2:-6 3:10 4:14
cm Up	0:10 2:20 3:-7 5:8 6:-6 7:-6
cm Up --	0:11 2:19 4:-6 6:-6
cm Up -e	1:-11 3:-15 5:31 8:-12
cm Up h-	0:-6 1:-11 2:12 3:-6 4:6 5:20 6:-7 7:-8 9:-7
cm Up he	0:19 2:-8 3:12 8:-6
cm Us	0:7 1:16 3:-8 5:-8
cm Us --	1:17 2:14 3:-9 5:-8 6:-8 7:-7 9:-6
cm Us h-	1:-13 2:-17 3:7 4:-14 5:-9 6:18 7:7 9:9
cm Us he	0:7
cm Uu	0:13
cm Uu --	0:12
cm Uu -e	0:7 1:-13 3:-16 4:-9 5:22 6:8 7:-6 8:7
cm Uu h-	1:-7 4:8 8:7
cm Uu he	0:24 1:-7 2:-15 4:-8 7:10 8:-8
cm Vp	0:8 1:-7 2:14 5:11 7:-6 8:-13 9:-8
cm Vp --	0:9 2:-7 3:8 7:-6 8:-12 9:-6
cm Vp -e	1:-6 2:-9 3:25
cm Vp h-	0:7 1:7 2:17 3:-8 5:13 6:-8 7:-7 8:-14 9:-9
cm Vp he	0:-19 1:-16 2:40 3:-16 4:-13 5:22 6:-6 7:-6 8:-12 9:-7
cm Vs	1:27 2:-7 3:-12 4:-13 6:-7 8:10
cm Vs --	1:38 3:-10 4:-10 5:-6 9:-6
cm Vs h-	0:6 1:-17 2:-14 3:-10 4:-11 6:-7 7:-6 8:34
cm Vu	1:14 5:-8 7:-6
cm Vu --	1:31 2:-8 5:-7 6:-6 9:-7
cm Vu -e	0:-12 1:23 2:-11 3:-12 4:18 8:-7
cm Vu h-	0:6 1:-12 5:-6 7:-7 8:11 9:10
cm Vu he	0:-11 1:-17 2:41 3:-19 5:-11 6:-6 7:-7 8:-13 9:15
join as	0:8 1:28 2:-7 3:-17 4:-12 5:-7 6:-8
join as A	1:12
join as F	0:16 3:-7
join as O	1:21 3:-11 4:-10 5:-6 6:-8 8:10
join as U	0:-6 1:22 3:-7
join as free	0:9 1:23 3:-12 4:-6 8:-6
join as free A	1:8
join as free F	0:13
join as free Fu	0:9
join as free U	1:19 3:-8
join as free Uu	1:20 3:-7
join as place	3:-6 4:-6 8:18
join as place O	0:7 1:-6 3:-6 4:-6 8:17
join as place Ou	8:12
join at	1:-8 2:12 3:-10 4:20 5:-8 6:-7 7:-6 8:13 9:-6
join at A	1:-11 2:37 3:-10
join at F	0:8 1:-9 2:-19 3:-19 4:36 5:-6 6:-9
join at H	2:36 4:-6
join at N	0:12 1:-7 2:-10 3:-11 4:17 5:-10 6:-6 8:21
join at O	0:-12 2:-13 3:-16 4:45 5:-13 6:-12 7:-7 8:14 9:-8
join at U	1:-10 4:27 5:-7 7:-6 8:-9
join at V	1:-15 3:-9 4:-15 8:17 9:12
join at ally	2:20 4:-6 8:-7
join at ally U	0:-11 2:30 4:-8 8:-11
join at ally Uu	2:19 4:-7 8:-8
join at enemy	0:9 2:-8 3:-10 4:-21 5:-6 8:35
join at enemy N	4:-16 8:22
join at enemy Nu	4:-24 8:32
join at enemy O	0:-10 2:-6 3:-13 4:-12 5:-6 8:37
join at enemy U	0:10
join at free	0:7 1:-7 2:-8 4:9 5:-10 6:-8 7:-6 8:27 9:-6
join at free A	1:-13 2:13 3:-6 4:-10 8:18
join at free Au	0:-8 1:-11 3:-7 4:-10 8:26
join at free F	0:9
join at free Fu	0:6
join at free N	1:-7 2:-12 3:-10 5:-9 6:-8 8:39
join at free Np	4:18 8:-12
join at free Ns	0:11 4:-14 8:10
join at free Nu	1:-7 2:-12 3:-10 4:-11 5:-9 6:-8 8:44
join at free O	0:-13 1:15 2:-17 4:25 5:-9 6:-10 7:-6 9:-7
join at free Op	0:-9 2:-9 3:-9 4:35 8:-13
join at free Ou	2:-9 5:-6 6:-6 8:13
join at free U	2:-7 3:15 4:-12 8:6
join at free Uu	2:-6 3:9 4:-10 8:11
join at goal	0:14 2:-6 3:-14 4:-19 8:27
join at goal F	0:7 3:-9 4:-9 8:16
join at goal U	0:8
join at goal Uu	0:11
join at hero	1:-14 2:-8 3:-20 4:25 5:-11 6:-9 7:-7 8:22
join at hero A	2:14
join at hero F	2:-6 3:-14 4:24
join at hero N	2:-8 3:-6 4:20 5:-8
join at hero Np	2:-7 4:13 5:-6 8:7
join at hero Nu	2:-8 4:21
join at hero O	3:-7 4:-9 8:20
join at hero Ou	0:-7 1:-7 3:-15 4:-15 5:-6 8:40
join at hero U	0:-7 2:-7 3:-6 4:25 8:-10
join at hero Uu	3:-6 4:18 8:-7
join at hero V	1:-15 2:-15 3:-8 4:-13 8:24 9:15
join at hero Vu	1:-17 2:-15 3:-10 4:-17 8:37 9:8
join at item	2:-9 3:-20 4:57 5:-8 6:-6 8:-6
join at item A	1:-6 3:-8 4:23 8:-8
join at item Ap	1:-7 2:-7 3:-9 4:31 8:-7
join at item N	0:15 2:-7 3:-8 4:19 5:-6 8:-6
join at item Np	0:10 3:-6 4:20 8:-12
join at item Nu	0:13 2:-6 3:-7 4:14
join at item O	0:-17 1:9 2:-15 3:-28 4:55 5:-12 6:-10 7:-6 8:-14 9:-6
join at item Op	0:-14 1:-9 2:-9 3:-23 4:38 5:-8 6:-7 8:10
join at item Ou	0:-11 1:22 2:-8 3:-13 4:25 6:-7 8:-19
join at item U	0:-9 1:-8 3:-9 4:30 8:-6
join at item Uu	4:11
join at obstacle	4:16 8:-10
join at place	0:-11 1:-11 2:-12 3:-20 4:53 5:-7 6:-7 8:-11
join at place A	1:-6 2:-8 4:-11 8:22
join at place N	0:-6 4:26 8:-17
join at place Nu	0:-9 4:39 8:-28
join at place O	1:-6 3:-10 4:33 8:-20
join at place Ou	0:12 4:10 8:-13
join at projectile	1:-7 2:41 8:-8
join at projectile A	1:-9 2:45 3:-7 4:-7 8:-6
join at projectile Ap	0:-6 1:-8 2:37 3:-7 8:-6
join at projectile Au	1:-8 2:35 4:-10 8:-6
join at projectile F	2:-13 3:24 4:-6
join at projectile Fu	2:-13 3:20 4:-7
join at projectile H	0:-6 2:36 4:-7 6:-6
join at projectile Hp	2:34 4:-6
join at projectile Hu	2:15
join at projectile N	0:6 4:12 8:-10
join at projectile Nu	0:8 4:9 8:-10
join at projectile V	2:28 4:-6 8:-6
join at projectile Vp	2:11
join attack	1:26 2:-12 3:-18 4:32 5:-7 6:-8 7:-7 8:-9
join attack A	0:-7 1:34 3:-8 4:-9 7:-6
join attack F	0:-7 1:-15 2:-8 3:-26 4:50 6:-10
join attack N	1:-7 4:24 8:-10
join attack O	1:-11 4:24
join attack enemy	0:-8 1:23 2:-23 3:-18 4:42 5:-7 6:-8 7:-7 8:-11
join attack enemy A	1:38 2:-20 4:-8
join attack enemy Au	1:50 2:-20 4:-24
join attack enemy F	1:-10 2:-6 3:-19 4:37
join attack enemy Fu	1:-8 3:-9 4:26
join attack enemy N	1:-8 4:29 8:-9
join attack enemy Nu	1:-8 4:30 8:-10
join attack enemy O	0:-6 1:-11 2:-6 4:29
join attack enemy Os	0:-6 1:-13 2:-6 3:-7 4:33
join attack hero	2:9 3:-14 4:17
join avoid	2:19 5:13 6:-7 8:-9
join avoid A	0:-8 1:10 2:38 4:-8 5:-13 7:-6 8:-6
join avoid F	0:-6 3:30 5:-13 6:-10 8:-6
join avoid H	2:22 5:-6
join avoid N	0:-6 1:-6 2:-16 3:-15 4:11 5:36 8:-14
join avoid O	1:-7 2:15 3:-25 4:-13 5:20 6:-9 7:-6 8:11 9:-6
join avoid U	0:8 2:11 5:-7
join avoid enemy	0:-17 1:40 2:-25 3:-16 4:12 6:-6 7:-6 8:-14
join avoid enemy A	0:-11 1:47 2:-21 3:-10 4:-7 5:-6 8:-7
join avoid enemy Au	0:-7 1:34 2:-14
join avoid enemy N	2:-7 3:-7 4:23 8:-6
join avoid enemy Np	0:-6 2:-6 3:-8 4:21 8:-8
join avoid free	0:10 1:-6 2:25 3:-7 5:-14
join avoid free Ap	2:8
join avoid free H	2:12
join avoid free U	0:14
join avoid free Uu	0:13
join avoid goal	0:-7 1:-6 2:-6 3:-10 4:-10 5:39 8:-10
join avoid goal A	2:15
join avoid goal Ap	2:10
join avoid goal N	2:-9 4:-6 5:25
join avoid goal Np	2:-8 5:20
join avoid hero	0:-7 1:-9 2:25 4:-10 5:19 6:-7
join avoid hero A	0:-6 1:-11 2:50 3:-9 4:-6 5:-13
join avoid hero Ap	2:29 3:-6 5:-7
join avoid hero Au	0:-6 1:-11 2:42 3:-7 4:-6 5:-13
join avoid hero F	2:-11 3:37 4:-7 5:-10 6:-8
join avoid hero Fp	3:35 4:-7 5:-11 6:-8
join avoid hero N	2:-9 4:-6 5:32 8:-7
join avoid hero Np	5:18
join avoid hero Nu	2:-8 5:26 8:-6
join avoid hero O	2:-20 3:-21 4:-9 5:35 6:-7 8:13
join avoid hero Op	0:-7 2:-24 3:-14 4:-7 5:46 8:-6
join avoid hero Ou	2:13 3:-11 5:-8 8:11
join avoid item	1:-8 2:35 3:-7 5:-15
join avoid item A	1:-9 2:24
join avoid item As	2:11
join avoid item Au	2:14
join avoid item H	2:12
join avoid item Hu	2:11
join avoid item O	0:6 2:27 3:-9 5:-21
join avoid place	1:-6 2:-17 3:21
join beside	0:6
join beside A	3:-8 4:12 5:-8 6:-9 7:-7 8:6 9:14
join beside F	2:-8 3:29 8:-8
join beside H	0:7 1:6 2:27 3:-12 4:-7 5:-8 6:-7 7:-6 8:-8 9:-6
join beside N	1:-11 2:-13 3:13 4:16 5:-6 7:-7
join beside O	6:7 7:-7 8:8
join beside U	0:15
join beside V	0:-7 3:-13 5:-14 6:-9 9:18
join beside ally	0:-14 1:-6 2:-7 3:22 4:-7 6:-6 8:15
join beside boss	0:-9 2:-13 3:-17 5:-6 7:39
join beside enemy	1:-9 2:23 3:-20 4:14 5:-12 6:-12 8:18 9:-8
join beside enemy A	0:-7 2:13 3:-14 5:-10 6:-6 7:-10 8:22 9:-10
join beside enemy Ap	1:12
join beside enemy Au	2:-8 3:-8 4:7 5:-8 7:-6 8:25 9:-6
join beside enemy F	1:-12 2:13 4:22 5:-7 6:-11 7:-6 8:-10 9:-6
join beside enemy Fp	3:20 4:-7
join beside enemy Fu	0:6 1:-7 2:14 3:-20 4:22 6:-7 8:-7
join beside enemy N	0:-10 2:-9 3:-12 4:34 5:-7
join beside enemy Nu	0:-7 2:-7 3:-10 4:32 5:-7
join beside enemy O	0:6 1:-11 2:35 3:-26 4:11 5:-12 6:-20 7:-6 9:-6
join beside enemy Ou	1:-11 2:52 3:-30 4:-8 5:-14 6:-19 7:-6 9:-6
join beside enemy U	0:21 1:-8 2:-10 3:-12 4:-7 8:22
join beside enemy Uu	0:23 1:-6 2:-9 3:-11 4:-7 8:17
join beside enemy V	1:-15 2:19 3:-13 4:-6 7:19 8:-9 9:-6
join beside enemy Vu	0:-14 1:-17 2:45 3:-17 4:-6 8:-9 9:-7
join beside free	0:12 1:7 4:7 5:-6
join beside free A	0:6 1:6 3:-8 4:11 5:-9 6:-8 8:7 9:-10
join beside free Ap	0:-6 2:10 4:16 5:-8 6:-7 7:-8 8:-13 9:-8
join beside free As	1:28 2:-7 3:-9
join beside free Au	0:10 1:14 3:-9 5:-8 6:-7 8:9 9:-9
join beside free F	0:-12 1:6 2:-17 3:6 5:8 6:22 7:-8 8:-16 9:-9
join beside free Fp	1:15 3:-36 4:20 6:12
join beside free Fu	2:-14 3:23 4:-20 6:19 7:-7 8:-14 9:-8
join beside free H	1:13 2:19 3:-11 4:-6 5:-6 6:-6 8:-7
join beside free Hp	2:11
join beside free Hu	1:8 2:29 3:-11 4:-7 5:-6 6:-6 7:-6 8:-8 9:-6
join beside free N	0:33 1:-8 2:-7 4:8 8:-16
join beside free Np	0:15
join beside free Ns	1:-7 3:27 5:-6 8:-22
join beside free Nu	0:35 1:-7 2:-7 3:-15 4:9 5:9 8:-16
join beside free O	0:13 1:-6 2:-8 5:-9 6:7 7:-7
join beside free Op	0:6 1:-11 2:-9 3:16 4:7 5:-11 6:-8 9:-6
join beside free Os	0:13
join beside free Ou	0:12 2:-8 3:-13 6:16 7:-6 8:-8 9:12
join beside free U	0:21 8:-8
join beside free Up	0:19 2:-7 3:10 8:-6
join beside free Us	1:8 2:14 3:-7
join beside free Uu	0:19 1:6 8:-6
join beside free V	0:-9 1:15 2:-6 3:-6 4:-14 5:-10 6:-7 7:-6 8:32 9:-10
join beside free Vp	0:-14 1:-11 2:19 3:19 4:-8 5:-6 8:-6
join beside free Vu	1:23 2:-24 3:-23 5:-9 6:-6 7:-6 8:32 9:-11
join beside goal	0:11 1:12 2:12 3:17 4:-12 5:-10 6:-8 8:-16 9:-7
join beside goal A	2:17 3:-8 4:-6
join beside goal Au	1:9 2:10 3:-6 4:-6
join beside goal F	0:11 3:7
join beside goal Fu	0:8 3:19 4:-9
join beside goal O	0:9 1:8 2:-7 3:17 5:-7 6:-7 8:-12
join beside goal Os	0:-9 1:18 3:9 4:-7 8:-6
join beside goal Ou	1:-6 2:-6 3:21 4:9 5:-6 8:-14
join beside goal U	1:-9 2:18 3:12 4:-11 5:-7 8:-8
join beside goal Uu	0:13 2:8 4:-6
join beside hero	1:-11 3:18 4:-8 7:-7 9:23
join beside hero A	0:-7 1:-32 3:8 5:-13 6:-10 7:-10 8:-18 9:55
join beside hero Ap	0:8 1:-7 2:-11 4:16
join beside hero Au	0:-14 1:-33 3:6 4:-6 5:-14 6:-11 7:-11 8:-19 9:56
join beside hero F	1:-8 2:-10 3:44 4:-12 5:-7 6:-10 8:-9 9:9
join beside hero Fp	3:13
join beside hero Fu	1:-8 2:-10 3:47 4:-12 5:-7 6:-10 8:-10 9:9
join beside hero H	0:-6 2:28
join beside hero Hu	2:21
join beside hero N	0:-18 1:-12 2:-13 3:16 4:-11 7:-7 8:12 9:12
join beside hero Nu	0:-14 1:-12 2:-12 3:10 4:-10 6:8 7:-7 8:22
join beside hero O	0:-13 1:-15 2:-18 4:-10 5:20 6:8 7:-8 8:19 9:-12
join beside hero Op	0:-9 3:9 4:-8 5:-7 8:20
join beside hero Ou	0:-12 1:-14 2:-17 5:24 7:-7 8:18 9:-12
join beside hero U	0:19 1:9 2:-11 3:-9 4:-10 6:-6 9:6
join beside hero Uu	0:11 1:14 2:-12 4:-11 6:-7
join beside hero V	0:-6 2:10 4:9 5:-11 6:-8 7:-7 8:-25 9:20
join beside hero Vu	0:-7 1:-6 2:-6 4:14 5:-10 6:-9 7:-7 8:-27 9:28
join beside item	0:-6 2:-11 3:28 4:10 5:-11 7:-7
join beside item A	1:-18 2:-23 4:24 5:-9 6:-8 7:-9 8:31 9:-10
join beside item Ap	0:11
join beside item Au	0:-9 2:-29 4:23 5:-8 6:-7 7:-9 8:29 9:-9
join beside item F	0:-6 1:-7 2:-8 3:42 4:-9 6:-7 8:-6
join beside item Fu	0:-6 1:-7 2:-9 3:43 4:-9 6:-7 8:-7
join beside item H	0:6 2:8
join beside item Hu	2:8
join beside item N	0:-20 1:-9 2:-11 3:22 4:18 5:-14 6:-6 9:-6
join beside item Nu	0:-19 1:-9 2:-13 3:40 5:-14 6:-7 9:-6
join beside item O	0:-19 2:-15 3:31 4:20 5:-13 6:8 7:-7 8:-15 9:-8
join beside item Ou	0:-17 2:-15 3:29 4:17 5:-13 6:6 7:-7 8:-10 9:-8
join beside item U	3:23 5:-7 6:-6
join beside item Uu	0:9 3:18 5:-7 6:-6
join beside obstacle	0:18 1:-11 2:-11 3:-24 5:41 6:-6 8:-17
join beside obstacle N	0:11 4:-8 5:14 8:-10
join beside obstacle Nu	4:-6 5:17 8:-10
join beside obstacle O	2:-8 3:-13 4:22 5:7 8:-9
join beside obstacle Ou	0:11 2:-6 3:-16 5:17 8:-7
join beside obstacle U	0:21
join beside obstacle Uu	0:23
join beside place	0:12 1:-10 2:-9 3:-9 4:6 5:-9 6:-8 7:-6 8:33 9:-7
join beside place A	1:8 2:-7 3:-25 4:35 5:-6 7:-6 8:-16 9:-6
join beside place Au	2:9 3:-22 4:31 5:-6 7:-6 8:-14 9:-6
join beside place F	0:-7 3:9 4:-7 6:-6 8:19
join beside place Fu	8:21
join beside place H	0:12 2:-8
join beside place N	0:-7 3:-9 4:-16 8:34
join beside place Nu	0:-8 3:-7 4:-12 8:26
join beside place O	0:10 1:-6 3:-19 4:-9 5:-7 8:28
join beside place Ou	0:9 1:-6 3:-21 4:-9 5:-8 6:-6 8:32
join beside place U	0:16 1:-11 2:-10 3:6 4:-10 5:-7 8:21
join beside place Uu	0:10 1:-12 2:-11 3:11 4:-11 5:-7 8:23
join beside place V	0:17
join beside place Vp	0:13
join beside projectile	0:13 3:-9 6:15 8:-6
join beside projectile U	0:13
join beside projectile Uu	0:14
join bring	2:-12 3:34 4:15 5:-8 6:-6 8:-10
join bring A	0:7 2:-21 3:18 4:7 5:-6 8:-9 9:-6
join bring F	0:-6 3:38 4:-9
join bring N	0:-9 1:-6 2:-7 3:16 4:16 5:-6 8:-10
join bring O	0:-9 1:-8 2:-7 3:34 4:8 5:-8 8:-11
join bring U	1:-11 2:-8 4:27 5:-7 8:-9
join bring free	0:11 1:-14 2:-6 3:12 4:8 8:-6
join bring free A	1:-13 3:-8 4:21
join bring free Au	0:6 1:-13 3:-11 4:20
join bring free O	3:19 4:-6
join bring free U	0:11
join bring free Uu	0:10
join bring hero	0:-11 1:-12 2:-10 3:46 4:13 5:-7 6:-6 8:-9 9:-6
join bring hero A	1:-17 2:-12 3:21 4:11 8:-6
join bring hero Au	1:-17 2:-14 3:47 4:-23 5:-6 8:-6 9:-6
join bring hero F	3:35 4:-8
join bring hero Fp	3:19
join bring hero Fu	3:30 4:-6
join bring hero N	3:30 4:-11 8:-7
join bring hero Nu	3:24 4:-7
join bring hero O	0:-12 1:-7 3:25 4:14 5:-8 8:-11
join bring hero Op	3:22 4:-6
join bring hero Ou	0:-10 1:-6 2:-6 3:45 4:-12 5:-7 8:-8
join bring item	1:37 2:-19 3:-30 4:16 8:-8
join bring item A	0:6 1:35 2:-14 3:-12 4:-16
join bring item Au	1:37 2:-14 3:-14 4:-18
join bring item U	4:11
join bring item Uu	4:10
join bring place	3:20
join but	1:-13 2:31 3:-19 4:-13 5:8 6:-7 7:-6 8:18 9:-6
join but A	0:-11 1:-20 2:59 3:-14 4:-14 5:-7 7:-6 9:-6
join but F	0:8 1:22 2:-6 3:-12
join but H	2:6
join but N	2:11 3:-12 5:7
join but O	0:-12 1:-12 2:-17 3:-29 4:-16 5:29 6:-9 7:-6 8:34 9:-6
join but U	2:18 3:-6 8:-6
join but V	0:6 2:12
join but free	1:7 2:13 3:-30 4:-22 5:-11 6:-9 7:-8 8:38 9:-8
join but free A	2:23 3:-13 4:-11 8:12
join but free Ap	1:8 2:15 3:-8 4:-8
join but free Au	1:-15 2:17 3:-8 4:-8 8:15
join but free N	0:12
join but free Nu	0:11
join but free O	0:-8 1:-6 2:-10 3:-15 4:-11 5:-6 8:39
join but free Ou	1:-6 2:-7 3:-16 4:-10 8:34
join but free Uu	0:11
join but goal	1:-6 2:10 3:-14 4:-13 5:16
join but goal A	2:21
join but goal Ap	2:19
join but goal N	0:-12 2:-11 3:-15 4:-13 5:19 8:24
join but goal Nu	0:-11 2:-11 3:-12 4:-11 5:20 8:18
join but goal O	0:10
join but goal Ou	0:16
join but item	0:-10 1:-11 2:36 3:-16 5:12 8:-12
join but item A	0:-9 1:-9 2:44 3:-11 4:-7 8:-8
join but item Ap	2:15
join but item Au	0:-7 1:-8 2:33 3:-8 4:-6 8:-6
join but item N	0:-9 2:28 3:-10 5:-7 8:-10
join but item Nu	2:10 3:-6 4:10 8:-7
join but place	1:-15 2:35 4:-9 5:-7 6:-6 8:-9
join but place A	0:-6 1:-7 2:28
join but place Au	0:-8 1:-15 2:34 3:-6 4:-7 8:-6
join but place F	3:7
join by	0:-8 1:18 2:-13 3:-11 4:-12 5:16 8:6
join by A	0:-6 1:30 2:-9 4:-8 8:-6
join by N	4:-7 5:23 8:-10
join by free	1:16 2:-6 3:-9 4:-8 8:13
join chase	0:-17 1:19 3:20 5:-8 6:-7 7:-9 8:-12 9:-7
join chase A	0:-8 1:26 2:-24 3:33 4:-10 5:-6 6:-6 7:-8 8:-8 9:-6
join chase U	0:-6 3:16
join chase enemy	0:-15 1:44 2:-29 3:6 4:6 5:-6 7:-7 8:-10
join chase enemy A	0:-6 1:56 2:-29 3:-20 4:-7
join chase enemy Au	1:48 2:-23 3:-16
join chase hero	0:-6 1:-19 2:6 3:30 4:-7 5:-6 7:-6 8:-8
join chase hero A	1:-19 2:-9 3:34 4:-6
join chase hero Ap	1:-16 2:-39 3:52
join chase hero Au	1:-9 2:25 3:-14
join clean	1:-6 2:-8 3:-11 4:9 5:-6 8:16
join clean O	0:12
join cross	1:-8 2:-12 3:-12 4:-19 8:35
join cross N	4:-8 8:16
join cross O	1:-6 2:-7 3:-11 4:-10 5:14 8:19
join cross free	2:-7 3:-6 5:25 8:-11
join cross hero	0:20 4:-10 5:-6 8:9
join cross hero N	0:7 4:-11 8:16
join cross hero Ns	4:-6 8:9
join cross item	8:21
join cross item O	0:-7 1:-6 2:-6 3:-7 4:-6 8:29
join eat	0:-10 1:8 3:43 4:-11 5:-8 6:-6 8:-9
join eat A	0:-8 1:19 2:9 4:-8 5:-6 8:-6
join eat F	0:-6 1:-8 2:-10 3:46 4:-9
join eat N	0:-6 2:-6 3:35 4:-7 5:-7 8:-8
join eat O	3:24
join eat U	2:-6 3:25 8:-7
join eat enemy	0:-7 1:-9 2:-9 3:45 4:-10
join eat enemy F	1:-7 2:-7 3:35 4:-9
join eat enemy Fp	3:8
join eat enemy Fs	1:-6 3:27 4:-7
join eat enemy Fu	2:-6 3:25 4:-6
join eat free	0:-10 2:-6 3:33 8:-8
join eat free N	3:10
join eat free Nu	3:18
join eat free U	0:-11 3:25
join eat free Uu	3:9
join eat hero	0:-8 1:-9 2:-14 3:53 4:-7 5:-8 8:-8
join eat hero A	1:-8 2:-12 3:28
join eat hero Ap	1:-12 2:-18 3:36
join eat hero Au	3:14
join eat hero F	2:-7 3:25
join eat hero Fp	3:14
join eat hero Fu	3:18
join eat hero N	3:19
join eat hero Np	3:21
join eat hero O	3:16
join eat hero Ou	3:21
join eat item	0:-6 1:25 2:26 3:-34 4:-7
join eat item A	0:-7 1:46 3:-40 4:-6
join eat item Au	0:-7 1:39 2:11 3:-34 4:-8
join fall	0:-12 2:8 4:-12 5:12 6:-10 7:-11 8:17 9:-6
join fall A	1:-13 3:-7 8:24
join fall F	0:-6 1:-8 2:25 3:-16 4:-6 5:17 6:-8 7:-6 8:-7
join fall U	0:-14 1:18 4:-7 8:11
join fall free	0:-8 3:-10 7:-6 8:24
join fall free A	1:-11 2:-6 3:-6 8:19
join fall item	3:-6 8:9
join fall item U	1:-7 3:-13 8:28
join fall item Uu	3:-9 8:19
join fall place	0:-9 1:-7 2:-7 3:38 4:-6 5:-6 8:-11
join far	2:6 9:-6
join far A	2:17 6:-6
join far F	1:-6 3:11 9:-6
join far H	1:-14 2:27 3:-11 4:-7 6:7 7:10 9:-6
join far N	1:-7 4:19 7:-6 9:-6
join far O	2:-6 3:7 5:6 9:-6
join far U	0:6 1:-7 5:8 9:-6
join far V	0:-12 2:11 4:10 5:6 6:-8 7:-8 8:7 9:-11
join far ally	1:-18 2:23 3:26 4:-16 6:-9 7:-8 9:-8
join far ally A	1:-9 3:17 4:-7
join far ally Ap	1:-8 2:8 3:7
join far ally F	0:-9 1:-12 2:28 3:19 4:-8 5:-10 6:-8 8:-13 9:-6
join far ally Fu	0:-11 1:-10 2:22 3:32 4:-9 5:-13 6:-8 8:-20 9:-6
join far ally O	1:-6 2:-13 3:20 4:-11 5:12 6:-16 8:6
join far ally Op	0:9 3:-10 5:15 6:-6
join far ally Ou	2:-6 3:16 4:-7 5:15 6:-6 8:-10
join far ally U	0:6 2:12 6:6 8:-6
join far ally Uu	2:20 3:-6 8:-7
join far boss	0:17 2:6 3:-6 8:-6
join far boss O	0:18
join far boss Ou	0:15
join far enemy	0:-8 2:-18 4:17 7:12 9:-7
join far enemy A	0:-9 1:23 2:-22 3:-9 4:24 6:-8 7:20 8:-10 9:-8
join far enemy Ap	2:-9 4:-12 5:25
join far enemy As	0:-15 1:22 2:-11 3:-14 4:16 5:-7 6:-6 7:15 8:-10 9:-6
join far enemy Au	0:-9 1:21 2:-26 3:-12 4:28 5:-9 6:-9 7:21 9:-8
join far enemy F	0:-11 1:-14 4:20 5:6 7:14 8:-12 9:-7
join far enemy Fp	0:-13 1:-11 2:-16 3:36 4:-9 5:-8 6:20 7:-7 8:-8 9:-6
join far enemy Fs	0:-7 1:-14 2:-15 4:39 5:-8 6:-13 8:-12
join far enemy Fu	1:-11 2:7 3:-21 4:11 5:21 6:-17 7:17 8:-12 9:-6
join far enemy H	0:-6 1:-16 2:-19 3:-6 6:-6 7:40
join far enemy Hs	1:-13 2:-13 7:33
join far enemy N	0:-10 1:-11 2:-13 3:9 4:36 5:-16 6:-7 7:-6 9:-6
join far enemy Np	1:-6 2:-8 3:20 4:8 5:-11
join far enemy Ns	0:-6 5:-6 8:25
join far enemy Nu	0:-9 1:-8 2:-10 3:6 4:41 5:-10 6:-6 8:-16
join far enemy O	0:-9 1:-7 2:-21 3:11 6:10 8:18 9:-8
join far enemy Op	1:-10 2:-14 3:12 4:6 5:-8 8:9
join far enemy Os	0:17 2:-6 3:-18 4:-8 6:-8 8:23
join far enemy Ou	0:-12 2:-22 3:7 6:17 8:7 9:-8
join far enemy U	1:-11 4:-9 5:-14 6:10 8:16 9:-6
join far enemy Up	4:20 8:-7
join far enemy Uu	0:-13 1:-12 4:-24 6:8 7:19 8:17 9:-7
join far enemy V	4:11
join far free	0:10
join far free A	0:7 1:6 2:11 6:-7 9:-7
join far free Ap	0:15 2:-17 3:24 6:-7 7:-7 9:-7
join far free As	1:24 2:14 4:-12 5:-10 6:-6 7:-11 9:-7
join far free Au	2:12 3:-8 6:-8 9:-8
join far free F	0:16 1:-6 3:21 5:-8 6:-10 7:-6 8:-6
join far free Fp	0:8 1:-11 2:12 3:34 4:-12 5:-10 6:-6 7:-9 8:-13
join far free Fs	0:10 1:-15 2:-7 3:7 4:-14 8:14 9:7
join far free Fu	0:13 1:13 3:17 5:-8 6:-15 8:-11
join far free H	0:-7 1:-16 2:8 3:-14 4:-13 5:19 6:20 8:-10 9:-7
join far free Hp	1:-6 2:-8 3:-8 5:16 6:14
join far free Hu	0:-10 1:-15 3:-11 4:-12 5:9 6:22 8:-9 9:-7
join far free N	0:13 1:-9 4:17 6:-6
join far free Np	1:-11 2:-16 3:15 4:-11 5:22 6:-8 7:-6 9:-6
join far free Ns	0:7 1:-7 2:-8 3:-10 4:19 5:17 8:-19
join far free Nu	0:15 1:-9 3:-8 4:17 5:-9 6:-6 8:7
join far free O	0:8 2:-10 3:12 5:6 7:-6 9:-6
join far free Op	0:6 1:-12 2:-6 3:28 4:-16 5:22 6:-10 7:-6 8:-12 9:-6
join far free Os	2:-13 4:43 5:-14 6:-13 8:-30 9:-7
join far free Ou	0:10 1:-7 2:-6 7:-6 9:-6
join far free U	0:19 2:-9 6:-6
join far free Up	1:-10 2:-16 4:13 5:18 6:-6
join far free Us	0:26 1:-9
join far free Uu	0:14 2:-9 4:9 5:6 8:-7
join far free V	4:13 5:-11 6:-8 7:-7 8:10 9:-9
join far free Vp	1:8 2:-9 3:19 4:-11 8:-6
join far free Vs	0:7 1:7
join far free Vu	3:-20 4:22 5:-10 6:-6 7:-6 8:13 9:-8
join far goal	2:14 3:-6 5:20 7:-7 9:-7
join far goal A	0:-14 1:10 2:29 3:-20 4:-15 5:10 6:-8 7:-9 8:18 9:-9
join far goal Ap	1:6 2:30 3:-8 4:-11 5:-6 8:-6
join far goal As	1:-14 2:23
join far goal Au	0:-18 1:17 2:38 3:-27 4:-20 5:6 6:-9 7:-9 8:12 9:-9
join far goal F	1:-6 2:-7 3:24 4:-11 5:-6 6:-10 8:9
join far goal Fp	3:17
join far goal Fu	2:-6 3:19 4:-8 6:-9 8:8
join far goal H	1:-7 3:-8 4:-8 5:-8 6:31 8:-7
join far goal Hu	0:-7 1:-7 2:14 3:-7 4:-6 5:-6 6:21 8:-6
join far goal N	1:-10 2:-10 3:11 4:-26 5:45 6:-10 7:-6 8:-12 9:-6
join far goal Np	2:-13 3:-9 4:-16 5:29 8:12
join far goal Nu	1:-8 3:14 4:-26 5:24 6:-11 7:-6 8:-9
join far goal O	2:-17 3:-16 4:8 5:11 6:8 7:-7 9:-7
join far goal Op	0:8 1:18 2:-17 3:-15 4:-14 5:35 6:-15 8:-16
join far goal Os	0:-9 1:-15 3:-17 4:22 6:20 8:-9
join far goal Ou	1:-11 2:-13 4:12 7:-6 8:10 9:-6
join far goal U	0:14 1:-11 2:-7 4:17 5:7 6:-6 8:-12
join far goal Up	0:10 2:15 4:-9
join far goal Uu	1:-11 2:-12 4:26 6:-8 8:-13
join far goal V	0:-8 1:-28 2:8 3:-13 4:37 8:-11
join far goal Vp	1:-8 3:-8 4:-11 5:23
join far goal Vu	1:-18 3:-7 4:27 8:-7
join far hero	1:-11 2:12 4:-7 5:6
join far hero A	1:-22 2:18 3:18 7:6
join far hero Ap	1:-16 2:27 3:7 5:-7 8:-9 9:-7
join far hero As	1:-15 2:12 3:-12 4:12 5:-6 7:15 8:-9
join far hero Au	0:-11 1:-27 3:27 4:-7 6:-9 9:20
join far hero F	1:-6 3:13 4:-12 6:24 7:-6 8:-7 9:-6
join far hero Fp	1:-7 2:21 3:15 4:-16 7:-6 8:-10 9:-6
join far hero Fs	1:7 3:-16 6:22
join far hero Fu	1:-10 2:-6 3:7 6:29 7:-7 9:-7
join far hero H	1:-8 2:23 3:-8
join far hero Hp	1:-9 2:34 3:-6 6:-7
join far hero Hu	0:-6 2:12 3:-6 5:16 8:-6
join far hero N	1:-8 2:-6 5:13 7:-6 8:7 9:-6
join far hero Np	1:-7 2:-14 3:19 4:-17 5:25 8:-11
join far hero Ns	0:7 3:-6 4:-16 5:-7 8:29
join far hero Nu	1:-8 2:-9 3:-7 4:23 7:-6 8:11 9:-6
join far hero O	0:-6 1:-12 3:18 4:-12 5:17 7:-7 8:8 9:-6
join far hero Op	0:-6 1:-10 2:-6 3:21 4:-15 5:31 7:-6 8:-10
join far hero Os	1:-13 2:18 3:-18 4:-14 5:-10 6:11 7:-6 8:18 9:-6
join far hero Ou	0:-7 1:-11 3:8 5:13 7:-9 8:9 9:-8
join far hero U	0:-7 1:-12 2:17 3:-23 4:-18 5:21 6:13 7:-9 8:9 9:-9
join far hero Up	0:-12 1:-7 2:21 3:-12 4:-9 5:15 6:-7
join far hero Uu	0:10 1:-7 3:-17 4:-15 6:12 7:-6 8:17
join far hero V	1:10 2:12 3:-14 4:-6 7:-6 8:11 9:-10
join far hero Vp	0:-6 1:-14 4:7 5:28 6:-7 8:-15 9:-7
join far hero Vu	0:-8 1:12 2:13 3:-18 4:-18 5:-15 7:-6 8:30 9:-12
join far item	2:23 3:-8 6:-6 7:-6 9:-6
join far item A	2:38 3:-13 4:6 5:-8 7:-7 8:-7
join far item Ap	0:-6 1:-14 2:38 3:-6 4:12 5:-7 8:-7
join far item As	1:33 2:-7 3:-11 4:-6 8:-6
join far item Au	2:41 3:-18 5:-7 7:-7 9:-6
join far item F	0:-10 2:35 3:-28 4:-12 5:7 6:-13 7:-8 8:18 9:-7
join far item Fp	0:-8 1:-7 2:23 3:12 4:-10 5:-8 6:-10 8:-6
join far item Fs	1:15
join far item Fu	0:-9 1:10 2:32 3:-33 4:-11 6:-12 7:-7 8:16 9:-7
join far item H	1:-6 2:35 3:-9 5:-7
join far item Hp	2:39 3:-11 5:-7
join far item Hs	0:-7 1:-16 2:10 7:25 8:-6
join far item Hu	1:-7 2:33 3:-9 5:-6
join far item N	2:6 4:16 5:-7 6:-7 7:-6 8:8 9:-6
join far item Np	0:-7 1:-6 2:21 3:-20 4:28 5:-12 8:-22
join far item Ns	0:-6 1:-9 2:-6 3:7 4:28 5:-7 8:-13
join far item Nu	3:-18 4:9 6:-7 7:-6 8:20 9:-6
join far item O	3:7 7:-7 9:-7
join far item Op	0:14 1:-11 2:17 3:-6 4:-7 6:6
join far item Os	1:31 2:-16 3:-22 4:-17 5:10 6:-11 7:-7 8:10 9:-6
join far item Ou	0:-6 3:6 4:16 6:-11 7:-7 9:-7
join far item U	1:-11 3:-10 4:13 5:-7 6:-8 7:-7 8:28 9:-7
join far item Up	0:-14 1:-10 2:18 3:-31 4:-18 5:8 6:-9 7:-6 8:32
join far item Uu	1:-13 2:-6 4:18 5:-10 6:-7 7:-6 8:19 9:-6
join far item V	0:-12 1:15 2:14 3:8 4:-21 6:-6 7:-7 9:-9
join far item Vp	2:25 3:-6 5:-6
join far item Vs	1:21
join far item Vu	0:-14 1:19 2:9 4:-24 5:13 6:-7 7:-6 9:-10
join far obstacle	0:-7 1:-12 3:24 4:35 6:-8 7:-6 8:-16 9:-6
join far obstacle A	0:-9 1:-19 2:15 3:23 4:8 5:-13 7:-7 8:-11 9:-6
join far obstacle Ap	1:-10 2:19 3:13 4:-7 5:-14
join far obstacle Au	0:-16 1:-18 2:17 4:29 5:-10 6:-6 7:-7 8:-11 9:-7
join far obstacle F	1:-6 2:-11 3:16 4:26 5:-9 6:-6 8:-6
join far obstacle Fp	2:-9 3:26 5:-9
join far obstacle Fu	0:-6 2:-10 3:20 4:20 5:-10 6:-6 8:-6
join far obstacle H	2:-10 4:19
join far obstacle Hu	2:-13 4:21
join far obstacle N	0:-8 2:-10 3:-18 4:43 5:10 8:-26
join far obstacle Nu	0:-10 1:-6 2:-12 3:-21 4:44 5:19 8:-33
join far obstacle O	0:-6 1:-9 2:-15 3:38 4:9 5:12 6:-8 8:-19
join far obstacle Op	0:-11 1:-7 2:-15 3:46 6:-6 8:-12
join far obstacle Ou	0:7 1:-8 2:-11 3:23 4:16 6:-7 8:-19
join far obstacle U	0:16 2:-6 3:-8 4:12 8:-6
join far obstacle Uu	0:17
join far obstacle V	1:-7 2:-16 4:30
join far obstacle Vu	1:-10 2:-17 4:34
join far place	0:-10 1:-6 2:10 4:6 5:14 9:-8
join far place A	0:-11 1:-14 2:25 3:9 5:10 6:-8 8:-6 9:-9
join far place Ap	0:-9 1:-7 2:26 3:14 4:-10 6:-7 7:-6 8:-12 9:-7
join far place Au	0:-12 1:-23 2:31 3:6 6:-9 7:9 8:-14 9:-10
join far place F	0:-9 1:-9 3:17 4:-14 5:8 7:-6
join far place Fp	2:-6 3:23 4:-7
join far place Fu	0:-13 1:-9 4:-12 5:18 6:17 7:-7 8:-10
join far place H	0:-14 1:-16 2:14 4:-10 5:10 6:-8 7:-6 8:18 9:-6
join far place Hu	0:-12 1:-17 2:8 3:-11 4:-10 5:14 6:-8 8:21 9:-6
join far place N	0:-15 1:10 2:9 3:-20 4:17 5:11 6:-9 7:-8 9:-7
join far place Np	0:-7 2:18 8:-14
join far place Nu	1:6 3:-21 4:18 6:-9 7:-7 8:9 9:-7
join far place O	2:19 3:-9 4:6 5:-10 6:7 7:-8 9:-8
join far place Op	0:-7 1:-8 2:44 3:-24 4:-14 8:-12
join far place Os	2:17 3:-6 8:-8
join far place Ou	1:-6 2:-6 3:-6 4:15 5:-10 7:-8 8:11 9:-7
join far place U	0:-17 3:30 6:-9 7:-8 8:-24 9:-7
join far place Up	3:-6 5:23 8:-8
join far place Us	0:-15 1:17 2:-11 3:28 4:-14 8:-14
join far place Uu	0:-7 1:-11 3:23 4:15 5:-7 6:-6 8:-16
join far place V	0:-13 1:-6 2:-28 3:25 4:11 5:17 6:-8 7:-8 8:-8 9:-10
join far place Vp	0:-12 1:28 2:-10 3:-12 4:-6 5:8 8:-6
join far place Vs	0:-6 1:-6 5:13 8:7
join far place Vu	1:-20 2:-17 3:18 4:28 5:-7 8:-14
join far projectile	0:11 1:-11 2:18 3:-15 4:10 5:-13 6:-12 7:14 9:-6
join far projectile A	0:-8 1:-17 4:14 5:-6 6:-8 7:21 8:-10 9:-6
join far projectile Ap	0:-7 1:-8 2:12 3:8
join far projectile As	0:6
join far projectile Au	0:-7 1:-15 2:10 3:-6 4:13 6:-6 7:10
join far projectile H	0:11
join far projectile Hu	0:6
join far projectile N	0:-10 1:-8 2:18 3:-14 4:13 5:-12 6:-10 8:12
join far projectile Nu	0:-12 1:-9 2:17 3:-11 4:23 5:-12 6:-8
join far projectile O	0:25 1:-8 2:24 3:-23 4:12 5:-16 6:-10 8:-14
join far projectile Op	0:13 2:23 3:-16 5:-10 8:-6
join far projectile Ou	0:12 1:-6 2:-11 3:-16 4:38 5:-12 6:-9 8:-17
join far projectile U	2:10 3:-9 4:-7 7:16 8:-6
join far projectile Uu	0:-13 2:21 3:-12 4:-7 7:15 8:-6
join fight	0:8 1:-13 2:26 3:-7
join fight A	0:-6 1:-14 2:33 3:-8 4:6 6:-6
join fight free	1:-12 2:7 4:18
join fight free A	1:-8 2:6 4:12
join fight free Au	1:-12 2:8 4:17
join fight hero	2:26 4:-6
join fight hero A	1:-6 2:28 3:-6 4:-6
join fight hero Ap	2:18
join fight hero Au	1:-6 2:23 4:-6
join fight projectile	1:-6 2:19
join fight projectile A	2:11
join fight projectile Au	2:18
join first	1:16
join first A	1:23
join first F	1:6 2:-6 3:14
join first H	1:17 2:16 6:-6 8:-7
join first N	0:8 2:-8 4:-8 6:-6 8:21
join first O	0:6 1:8 2:-8 3:14 4:-6 5:-7
join first U	0:12 1:7 3:7 4:-7 5:-6
join first V	1:27 4:-8
join first first	1:15 3:6
join first first A	1:22
join first first Ap	1:13 2:11 3:15 5:-6 6:-8 7:-6 9:-6
join first first As	1:26 3:-8
join first first Au	1:25 8:-6
join first first F	1:6 2:-6 3:17
join first first Fp	2:-6 3:14
join first first Fs	1:40 2:-9 3:-6 4:-11 5:-9 7:-6 9:-7
join first first Fu	3:23 5:-7
join first first H	1:9 2:22 4:-6 6:-8 8:-7
join first first Hp	1:-17 2:25 3:15 4:-6 6:-6
join first first Hs	1:25 2:-12 3:-6 5:-6 7:9 8:-6
join first first Hu	1:28 2:7 3:-8 5:-7 6:-6 8:-7
join first first N	0:7 2:-9 5:-6 8:16
join first first Np	2:-9 3:30 4:-14 5:-11
join first first Ns	0:10 1:17 3:-6 4:-18 5:-7 8:10
join first first Nu	0:13 2:-9 6:-6 8:15
join first first O	1:8 3:17 4:-7 5:-7
join first first Op	3:29 4:-10 6:13 8:-9
join first first Os	0:-11 1:17 2:-12 3:6 4:-16 5:-10 6:-12 7:-8 8:29 9:-7
join first first Ou	0:9 1:13 2:-7 3:8 4:-6 5:-6
join first first U	0:9 1:7 3:7 4:-8 5:-6 8:9
join first first Up	0:12 1:10 2:7 4:-9 5:-7 8:-11
join first first Us	0:12 1:22 2:-9 3:-15 4:-11 8:9
join first first Uu	0:11 1:7 3:9 4:-7 5:-6
join first first V	1:30 3:-6 4:-8
join first first Vp	0:8 1:12 4:-8 5:-6 6:8 8:-8
join first first Vs	1:34 2:-7 3:-7 8:-8
join first first Vu	1:32 3:-6 4:-7
join for	0:8 1:-11 2:-11 3:6 4:18 8:-6
join for A	1:-12 2:-8 3:-8 4:25
join for O	3:9
join for free	0:14
join for free A	0:14
join for hero	0:12
join for item	1:-10 2:-7 3:8 4:15
join from	0:7 2:11 5:-6 8:11 9:-6
join from A	1:-10 2:44 4:-11 5:-6 8:-12
join from F	0:-15 1:-10 2:-16 3:32 5:-8 6:-15 7:-6 8:15 9:-6
join from H	2:19 3:-6 4:-7 5:-7 6:-6 8:13
join from N	0:15 1:-6 2:-14 3:-20 8:31
join from O	0:11 1:6 2:-6 3:-8 4:9 5:-14 6:-10 7:-6 8:16 9:-7
join from U	1:-11 2:-6 3:11 4:-10 5:-8 6:10 8:9
join from V	0:9 2:-9 8:14
join from ally	2:-8 3:-11 4:23 5:-6
join from ally N	8:11
join from ally Nu	2:-6 4:-6 8:21
join from enemy	1:-10 2:-17 4:28 5:-7 6:-11 8:10
join from enemy A	0:15 2:-7
join from enemy Au	0:21 2:-8
join from enemy F	0:-10 1:-7 2:-12 3:21 4:18 5:-6 6:-10 8:-11
join from enemy Fu	2:-6 3:24 8:-6
join from free	0:11 1:16 2:7 3:-10 7:-6 8:-11 9:-6
join from free A	2:33 3:-10 4:-9 5:-6 8:-10
join from free Ap	1:-6 2:33 3:-6 4:-10 8:-6
join from free Au	2:32 3:-10 4:-8 5:-7 8:-11
join from free N	0:11 2:-9 3:-13 4:-11 5:13 8:10
join from free Nu	0:11 2:-9 3:-10 4:-11 5:13 8:7
join from free O	0:-7 1:33 2:-9 5:-8 6:-7 8:-11
join from free Ou	0:-16 1:36 2:-15 4:20 5:-12 6:-9 7:-6 8:-25 9:-7
join from free U	0:8 1:-7 2:11 3:-10 4:-7 6:19 8:-14
join from free Uu	0:14 1:-6 3:-8 6:14 8:-13
join from goal	1:-11 2:36 3:12 4:-12 5:-8
join from goal A	1:-10 2:40 3:-7 4:-7 8:-8
join from goal Ap	1:-7 2:31
join from goal As	0:6
join from goal Au	1:-9 2:40 4:-8 8:-8
join from goal H	2:26 8:-7
join from goal Hp	2:14
join from goal Hu	2:10
join from goal N	2:-6 3:-6 4:-9 5:-6 8:25
join from goal Nu	8:6
join from goal O	0:6 2:10 3:17 4:-8 5:-6 8:-17
join from goal Ou	1:-6 2:18 3:18 4:-10 5:-7 8:-19
join from hero	0:-9 1:-16 2:-23 4:-10 5:-10 6:10 7:-6 8:42 9:-8
join from hero A	1:-6 2:10 6:14
join from hero Ap	2:13
join from hero F	0:-8 1:-8 2:-6 3:14 6:-10 8:17
join from hero O	0:6 3:-6 8:12
join from hero Ou	3:-6 8:15
join from hero U	0:-7 1:-7 2:-11 3:-7 8:31
join from hero Uu	1:-6 2:-7 3:-6 8:24
join from item	0:18 1:-8 4:-11 5:-8 8:17
join from item A	0:9 1:-6 2:32 3:-10 4:-9 8:-9
join from item Ap	2:19
join from item Au	0:16 2:8 8:-6
join from item N	0:23 2:-6 3:-16 4:-9 8:19
join from item Nu	0:27 3:-14 4:-8 8:11
join from item O	0:12 1:-8 2:-10 3:-18 4:-10 5:-7 8:37
join from item Op	2:-6 3:-9 8:18
join from item Ou	0:13 2:-9 3:-15 4:-9 5:-8 8:30
join from item U	2:-6 3:26 8:-13
join from item Uu	0:-11 2:-6 3:32 8:-16
join from obstacle	3:-8 4:16 8:-6
join from obstacle N	0:6 4:7
join from obstacle Nu	3:-7 4:13
join from place	1:-15 3:8 5:-12 6:-7 7:-6 8:24 9:-7
join from place A	0:-7 1:-12 3:27 4:-6 8:-7
join from place Ap	2:7
join from place Au	0:-11 1:-17 2:9 3:32 4:-10 8:-11
join from place F	0:-6 2:-6 3:13 4:-6 8:11
join from place Fu	0:-6 2:-7 3:10 4:-9 8:16
join from place H	2:18
join from place N	3:-6 4:18 5:-6
join from place Nu	0:-7 2:-8 3:-8 4:27 5:-10
join from place O	3:-6 4:-6 8:17
join from place Ou	0:7 3:-6 8:15
join from place U	0:13
join from place Uu	0:9
join from projectile	0:-6 8:18
join game	0:22 3:-6 8:-7
join game U	0:13
join game V	0:10
join game free	0:24 3:-6 8:-6
join game free U	0:10
join game free Uu	0:12
join game free V	1:13
join guard	0:-7 1:-7 2:-16 3:-10 4:18 5:-8 6:-7 8:27 9:-6
join guard F	3:-8 4:17
join guard N	0:-9 1:-6 2:-7 3:-7 4:11 5:-7 8:20
join guard O	0:-9 1:-6 2:-8 3:-11 4:45 5:-7 6:-8 8:-14
join guard enemy	4:-10 8:18
join guard enemy N	4:-7 8:16
join guard enemy Nu	8:14
join guard hero	0:-10 1:-9 2:-12 3:-13 4:30 5:-8 6:-9 8:15 9:-7
join guard hero F	3:-11 4:23
join guard hero N	2:-6 3:-6 5:-6 8:25
join guard hero Nu	2:-6 3:-6 5:-6 8:22
join guard hero O	0:-6 3:-7 4:34 6:-6 8:-9
join guard hero Ou	0:-7 2:-6 3:-9 4:35 6:-6 8:-8
join hit	0:8 1:-9 4:-10 5:-14 6:-6 8:19
join hit A	2:13 3:-6
join hit O	0:9 3:-13 5:-10 8:22
join hit free	3:18
join hit hero	3:-18 5:-10 8:28
join hit hero O	3:-21 5:-15 8:33
join hit hero Ou	3:-12 5:-9 8:19
join hit place	3:8
join hit place A	2:19 3:-8
join hit place Au	2:16 3:-8
join if	1:-23 2:-8 4:26
join if U	0:13
join if free	1:-18 2:-6 3:-6 4:25
join in	2:-8 4:9 7:-7 8:21 9:-6
join in A	0:-11 1:-11 3:22 5:-11 6:-11 7:-11 8:7 9:10
join in F	0:-17 2:-15 4:13 5:-14 6:-9 7:-9 8:31 9:-9
join in H	1:-8 2:7 3:-7 4:7 5:-7 6:-7 8:11
join in N	0:8 1:-7 2:-9 3:-10 5:6 8:23 9:-6
join in O	0:13 2:-9 3:-7 4:15 5:-6 6:-8 8:13 9:-6
join in U	1:-9 2:-9 7:-6 8:10 9:-6
join in V	0:9 2:-16 3:-17 4:15 6:-8 7:-6 8:7
join in enemy	0:24 1:-8 3:-13 4:-16 6:16 8:-6
join in enemy N	0:22 4:-11 5:-10 8:12
join in enemy Ns	0:12 8:-6
join in enemy Nu	0:15 4:-11 5:-10 8:16
join in enemy O	0:8
join in enemy Ou	0:13
join in enemy U	0:9 6:11 8:-6
join in enemy Uu	6:16 8:-6
join in free	0:10 2:-13 3:-7 4:14 6:-6 7:-6 8:18 9:-6
join in free A	0:12 1:10 2:-20 3:16 8:-17
join in free Au	0:18 2:-15 3:10 8:-12
join in free F	0:-11 2:-8 3:-14 5:-6 6:-11 8:31
join in free Fp	0:-8 3:-17 4:22 6:-6 8:8
join in free Fu	1:14 4:-6 6:-6 8:-6
join in free H	2:-12 8:18
join in free N	0:-10 1:-8 2:-10 3:-17 4:8 5:9 7:-6 8:20 9:-6
join in free Np	0:-8 3:-10 4:32 5:13 8:-29
join in free Ns	0:-8 3:-8 4:-15 5:-9 8:39
join in free Nu	0:-7 1:-7 2:-8 3:-13 5:11 8:18
join in free O	0:11 1:-10 2:-8 5:-12 6:-8 8:20 9:-6
join in free Op	3:-16 4:8 5:-9 8:20
join in free Os	0:9
join in free Ou	0:11 1:-6 3:19 5:-7
join in free U	0:23 3:-9
join in free Uu	0:18 1:-6 3:-10 4:8
join in free V	0:15 1:-8 4:8 8:-8
join in free Vu	0:14 1:-9 4:15 8:-8
join in goal	1:10 2:-6 4:-16 5:17 8:-7
join in goal N	4:-7 8:14
join in goal Nu	4:-8 8:13
join in goal U	0:-7 5:23 8:-11
join in goal Uu	0:-12 3:-6 4:-6 5:33 8:-17
join in hero	0:8 1:-12 2:-13 3:-11 4:13 6:-8 7:-6 8:16 9:9
join in hero A	1:-10 2:-11 9:23
join in hero N	0:13 2:-7 3:-10 5:6 8:7
join in hero Np	0:-11 3:-12 4:24 5:22 8:-28
join in hero Ns	0:23 4:8 8:-16
join in hero Nu	3:-6 4:-12 5:-12 8:31
join in hero O	0:15 1:-6 2:-7 3:-12 4:-17 5:10 6:-6 8:16
join in hero Ou	0:14 2:-6 4:-20 5:-13 8:24
join in hero U	4:22 8:-13
join in hero Uu	0:13
join in hero V	0:15 1:-17 2:-11 4:-8 6:-9 8:20 9:10
join in hero Vs	1:-9 2:-6 8:13 9:8
join in hero Vu	0:19
join in item	2:-12 4:29 5:-14 6:-7 7:-6 8:18 9:-7
join in item A	1:-11 2:-9 3:31 4:-11 8:-10
join in item Au	1:-13 2:-10 3:34 4:-11 8:-9
join in item F	0:7 1:-6 3:22 4:-7 8:-14
join in item N	0:14 1:-6 2:-6 3:-11 5:-10 8:22
join in item Np	0:7 4:-22 8:24
join in item Ns	1:-7 3:-13 4:10 5:-8 8:24
join in item Nu	0:12 3:-6 5:-9 8:16
join in item O	0:-11 1:19 2:-12 3:-32 4:49 5:-15 6:-9 7:-7 9:-7
join in item Op	0:-7 3:-12 4:34 5:-6 8:-15
join in item Os	1:36 2:-6 3:-12 4:-22 8:-9
join in item Ou	0:-10 1:-14 2:-9 3:-28 4:44 5:-14 6:-8 7:-6 8:14 9:-6
join in item U	0:-16 3:18 4:-19 5:-6 8:24
join in item Uu	0:-16 4:-20 8:33
join in item V	2:-10 3:-13 4:8 5:-8 8:18 9:-6
join in item Vs	1:-11 4:-6 8:20
join in item Vu	2:-8 3:-12 4:28 5:-7 9:-6
join in obstacle	1:-6 2:-7 4:-16 5:23 6:-6
join in obstacle F	0:-7 2:-11 4:-10 5:-6 6:-6 8:28
join in obstacle Fu	0:-7 2:-9 3:15 4:-9 5:-7 6:-6 8:17
join in obstacle N	4:-8 5:22 8:-15
join in obstacle Nu	4:-6 5:19 8:-14
join in place	2:-15 3:6 5:-15 6:-9 7:-7 8:34 9:-7
join in place A	0:-9 2:-14 3:-10 4:16 8:14
join in place Au	0:-8 1:22 2:-17 3:-14 8:10
join in place F	0:-6 1:-8 3:13 4:-9 5:-6 6:-7 8:19
join in place Fu	0:-10 1:-8 3:22 4:-9 5:-8 6:-8 8:17
join in place N	1:-7 2:-7 4:-8 5:-11 8:32
join in place Ns	3:-6 4:-8 8:17
join in place Nu	0:-7 4:8 5:-8 8:12
join in place O	0:9 1:-7 2:-6 3:14 5:-14 8:9
join in place Ou	1:-8 2:-7 3:14 5:-11 6:-6 8:8
join in projectile	1:-14 2:31 4:-11 5:-7 6:-7 9:-7
join in projectile A	0:-8 1:-15 2:32 3:-8 4:-10 8:10 9:-6
join in projectile Au	0:-7 1:-15 2:33 3:-13 4:-9 8:12
join in projectile H	0:-6 2:26
join in projectile Hu	2:23
join is	3:-21 4:16 6:-11 7:-12 8:-20 9:29
join is A	0:9 2:-8 3:-15 4:25 5:-8 6:-6 7:-9 8:-10 9:8
join is N	0:-13 1:-6 2:10 3:-9 4:-13 5:33 8:-15
join is O	1:-10 2:-8 3:-12 4:-7 5:-8 6:-6 7:-6 8:-12 9:37
join is U	1:-16 2:18 3:-10 4:15 5:-8 6:-7 7:-6 8:-11 9:8
join is enemy	0:10
join is free	2:23 3:-17 4:13 5:8 6:-9 7:-9 8:-16 9:-10
join is free A	1:15 2:-20 3:-6 4:22
join is free As	1:26 2:-12
join is free Au	0:-12 1:-11 4:25
join is free N	0:-7 1:-7 2:12 3:-10 4:-13 5:30 8:-14
join is free Nu	0:-13 1:-6 2:12 4:-7 5:22 8:-12
join is free O	0:11
join is free Ou	0:7
join is free U	0:-14 1:-10 2:16 3:-6 4:22 5:-6 8:-6
join is free Uu	2:-12 4:20
join is hero	0:11 1:-20 2:-22 3:-13 4:-12 5:-9 6:-7 7:-8 8:-11 9:50
join is hero A	0:28 1:-15 2:-10 4:-6 9:10
join is hero As	0:17 1:-9
join is hero Au	0:10 2:-11 4:-7 9:18
join is hero O	0:-9 1:-7 2:-6 3:-7 4:-6 8:-8 9:32
join is item	2:16
join kind	1:9 2:-9 3:-11 4:-7 5:-6 8:19
join kind A	1:17 2:-7
join kind O	0:8
join kind U	0:-9 1:-6 3:-6 4:-6 8:26
join kind free	0:13 1:12 2:-6 3:-7 8:-7
join kind free A	1:19 8:-6
join kind free O	0:9
join list	1:-7 2:8 3:13
join list A	2:7 3:8 6:-7
join list F	0:6 1:-6 3:25 8:-8
join list H	1:-11 2:11 4:-11 5:6 6:6 7:-8 8:-9 9:12
join list N	0:-6 1:-6 2:10 3:9 5:12 6:-8 7:-7 9:-7
join list O	1:-10 2:7 3:18 4:-8 7:-6
join list U	0:9 1:-9 2:7 3:11 6:-6
join list V	0:8 1:-14 2:8 3:29 5:-9 6:-7 7:-6 8:-14
join list ally	0:-7 1:-11 2:-15 3:-26 4:11 5:-13 6:-9 7:-7 8:-11 9:46
join list ally H	0:-15 2:10 3:-6 9:20
join list ally Hu	0:-9 9:17
join list ally O	1:-9 2:-12 3:-24 4:-11 5:-9 6:-9 7:-7 8:-9 9:48
join list ally Op	0:7 2:-7 3:-14 4:-6 5:-6 9:23
join list enemy	0:-13 1:-7 2:50 3:-23 4:-12 5:8 6:-11 7:7 9:-7
join list enemy A	0:-23 2:27 3:-17 4:-7 5:-14 6:-11 7:27 9:-15
join list enemy Ap	0:-8 1:9 2:41 3:-24 4:-13 5:-6 7:-8 8:-7 9:-7
join list enemy As	0:-6 2:-20 3:-10 4:-6 7:31
join list enemy Au	0:-21 1:-29 2:32 3:-12 5:-12 6:-9 7:14 8:14 9:-11
join list enemy F	3:-22 4:25
join list enemy Fu	3:-19 4:20
join list enemy H	9:15
join list enemy N	1:14 2:-12 3:-15 4:-15 5:33 8:-17
join list enemy Np	3:-7 4:-6 5:21 8:-7
join list enemy Nu	1:19 2:-7 3:-9 4:-12 5:16 8:-10
join list enemy O	1:-10 2:27 4:-17 5:21 6:-13 7:-7 8:-6 9:-9
join list enemy Op	2:28 3:-22 4:-9 5:12 8:-7
join list enemy Ou	0:-9 1:-10 2:23 3:7 4:-16 5:6 6:-12 7:-7 9:-7
join list enemy U	0:-6 1:-8 2:34 3:-20 4:-10 5:-10 6:-6 8:8
join list enemy Up	0:-13 2:31 3:-8 4:-6 8:-7
join list enemy Uu	1:-7 2:24 3:-20 4:-9 5:-7 6:-6 8:12
join list enemy V	0:-13 1:-8 2:50 3:-13 4:-8 5:-16 8:-7 9:-7
join list enemy Vp	0:-10 1:-6 2:40 3:-10 4:-6 5:-9
join list enemy Vu	2:27 5:-10
join list free	0:14 2:6 3:-8 8:6 9:-6
join list free A	0:15 1:7 3:-6 4:-10 6:-6 7:-6 8:8 9:-7
join list free Ap	0:15 1:29 2:13 3:-31 4:-15 5:-8 6:-6 7:-6 9:-8
join list free As	0:-6 1:49 2:-22 3:-11 4:-7 8:-7
join list free Au	0:21 1:-9 7:-6 8:7 9:-6
join list free F	0:34 2:-6 8:-7
join list free Fp	0:28
join list free Fu	0:30 3:-14 8:-8
join list free H	0:13 2:8 3:12 4:-7 5:-8 6:-6 8:-6
join list free Hp	2:16 3:-6
join list free Hu	0:11 1:-8 3:19 4:-7 5:-6
join list free N	0:18 1:-8 3:-8 4:8 6:-6
join list free Np	1:-6 2:-13 3:-27 4:47 8:-22
join list free Nu	0:10 1:-9 6:-6 8:14
join list free O	0:14 1:-9 4:-6 8:11 9:-6
join list free Op	0:16 1:-10 2:6 5:-12
join list free Os	0:-22 1:-21 2:48 3:11 4:-16 5:-8 6:-9 7:-7 8:-21
join list free Ou	0:14 2:-6 3:-9 8:16
join list free U	0:11 1:-6 3:-7 5:8
join list free Up	0:6 1:-6 2:16 3:-16 4:-9 5:-8 8:14
join list free Uu	0:10 1:-10 3:-10 5:16
join list free V	0:13 2:8 3:10 5:-9 6:-6 8:-14 9:-8
join list free Vp	0:9 2:9 3:10 4:-11 5:-7 6:-6 8:-9 9:-6
join list free Vu	0:16 2:-10 3:-9 4:16 8:-8
join list goal	1:8 2:31 3:-15 4:13 6:-10 7:-8 8:-16 9:-8
join list goal A	0:-7 1:13 3:-26 4:28 6:-6 7:-7 8:-11 9:-7
join list goal Ap	0:-8 1:-15 2:-8 3:-13 4:34
join list goal Au	1:19 2:7 3:-23 4:-6 5:17 7:-6 8:-10 9:-6
join list goal H	0:10 2:8
join list goal Hp	2:12 3:-6
join list goal N	0:-18 1:-8 2:67 3:-25 4:-31 5:-16 6:-8 8:-18 9:-6
join list goal Nu	2:38 3:-11 4:-17 5:-7 8:-7
join list goal O	1:-7 2:28 3:14 4:-14 5:-9 6:-15 8:-11
join list goal Op	3:25 4:-6
join list goal Os	0:6
join list goal Ou	0:-8 2:35 4:-11 5:-9 6:-12 8:-10
join list goal U	0:15
join list goal Uu	0:9
join list goal V	1:-12 3:-8 4:19
join list goal Vp	1:-6 3:-6 4:13
join list hero	0:-6 1:-16 2:10 4:-9 5:-14 6:-9 7:-9 9:48
join list hero A	0:-8 1:-17 2:-9 4:-16 5:-12 6:-9 7:-11 8:-10 9:65
join list hero Ap	1:-28 2:-27 3:-7 4:-16 5:-10 6:-7 7:-7 8:-9 9:62
join list hero As	1:-29 2:-7 4:-9 5:-6 7:-9 8:21 9:22
join list hero Au	0:-15 1:-8 2:8 3:-10 5:-13 6:-9 7:-11 8:-16 9:43
join list hero F	1:-9 2:26 4:-11 5:-7 6:10 8:-9 9:-8
join list hero Fp	2:7 4:-7 6:16 8:-6
join list hero Fu	2:30 3:-11 4:-8 6:-8
join list hero N	1:-7 2:-8 4:6 5:-13 8:14
join list hero Nu	0:18 3:6 4:-6 8:-6
join list hero O	0:-19 1:-15 2:31 3:-20 4:-9 5:-6 6:-14 7:-9 9:32
join list hero Op	0:-11 1:-8 4:-13 5:13 6:-9 8:-15 9:25
join list hero Ou	0:-17 1:-11 2:21 3:-32 4:7 5:-18 6:-9 7:-6 8:23 9:13
join list hero U	1:-7 2:15 3:16 4:-9 5:-7 8:-11
join list hero Uu	1:-7 2:11 3:18 4:-9 5:-7 8:-10
join list hero V	1:-13 2:26 3:7 4:-8 6:-6 8:-7 9:-9
join list hero Vu	1:-10 2:10 3:19 4:-6 8:-9 9:-10
join list item	0:-12 1:-11 3:57 4:-7 5:-6 6:-7 9:-6
join list item A	0:-14 1:-16 3:50 5:-10 6:-8 9:-10
join list item Ap	1:-18 2:23 3:8 5:-7 8:-8 9:-6
join list item As	0:-8 2:-24 3:26 4:-10 7:18 8:-13
join list item Au	0:-18 1:-18 2:-7 3:47 4:-8 5:-9 6:-7 7:-8 8:18 9:-9
join list item F	0:-6 1:-7 2:-9 3:53 4:-8 6:-7 8:-6
join list item Fp	0:-9 1:-7 2:-8 3:45 4:-7
join list item Fu	1:-7 2:-9 3:52 4:-7 6:-7 8:-6
join list item H	0:-10 1:-13 4:-6 5:20 8:-6
join list item Hp	0:-6 1:-8 2:15 3:-16 5:19
join list item Hu	0:-7 1:-14 3:31
join list item N	0:-9 1:-8 3:61 4:-20 5:-11 8:-23
join list item Ns	0:9 3:14 8:-11
join list item Nu	0:-15 1:-7 3:62 4:-18 5:-10 8:-21
join list item O	0:-17 1:-10 3:59 6:-9 9:-6
join list item Op	0:-12 1:-7 2:-10 3:51 5:-12 6:-6 8:-11
join list item Os	0:-7 3:33 4:-8 8:-9
join list item Ou	0:-19 1:-11 3:53 4:-12 6:-9 9:-6
join list item U	1:-11 2:-13 3:50 5:-9 6:-6 8:-14
join list item Uu	0:-11 1:-12 2:-14 3:58 5:-9 6:-6 7:-6 8:-15
join list item V	1:-20 2:-17 3:54 4:-9 5:-6 8:-8 9:-6
join list item Vp	1:-7 2:-14 3:29
join list item Vu	0:-10 1:-20 2:-10 3:52 4:-9 8:-8
join list obstacle	0:-6 1:-10 3:-29 4:-18 5:81 6:-9 7:-7 8:-20 9:-9
join list obstacle A	1:-8 2:-21 3:-20 4:-13 5:56 6:-7 7:-7 8:-12 9:-11
join list obstacle Ap	1:-7 2:-16 3:-8 5:28
join list obstacle Au	1:-15 2:-7 3:-17 4:-10 5:45 8:-8 9:-9
join list obstacle H	0:-7 2:-11 3:-8 5:27
join list obstacle N	0:-11 1:-7 2:11 3:-16 4:-19 5:39 6:-6 8:-21
join list obstacle Np	0:7 5:6
join list obstacle Nu	0:-16 1:-7 2:22 3:-16 4:-20 5:30 8:-17
join list obstacle O	1:-6 2:-13 3:-25 4:-10 5:61 6:-7 8:-16
join list obstacle Op	2:-8 3:-15 5:36 8:-9
join list obstacle Ou	2:-10 3:-21 4:-9 5:48 6:-6 8:-15
join list obstacle U	0:-9 1:-7 3:-13 5:31 8:-7
join list obstacle Uu	3:-9 5:23 8:-6
join list obstacle V	5:14
join list place	0:-8 1:-9 2:20 4:-20 5:8 7:-9 8:16
join list place A	0:-14 1:-25 2:40 5:-10 6:-7 7:-8 9:-10
join list place Ap	0:-10 1:-10 2:7 3:27 4:-9 8:-10
join list place Au	0:-14 1:-21 2:19 4:12 5:-8 6:-6 7:-7 8:10 9:-9
join list place F	1:13 2:-6
join list place Fu	0:6 1:21 3:-20
join list place N	0:-11 1:-13 2:11 3:-38 4:-27 5:27 6:-8 7:-6 8:36 9:-6
join list place Np	0:-13 1:-9 2:8 3:-44 4:-19 5:13 6:-6 8:43
join list place Nu	1:-6 2:-10 4:-17 5:27
join list place O	0:-32 1:12 3:7 4:-20 5:-14 6:13 7:-8 8:26 9:-9
join list place Op	0:-22 1:-17 3:18 4:-15 5:-25 6:-10 7:-6 8:34 9:-6
join list place Ou	0:-17 1:-7 2:-16 3:-10 4:-8 5:16 6:9 8:18
join list place U	0:29 1:-7 2:10 3:-11 4:-6 8:-7
join list place Uu	0:35 2:-7 3:-9
join list place V	0:13 1:-6 2:-11 3:-11 8:-6 9:21
join list place Vp	0:13
join list projectile	0:14 1:-8 2:-13 3:-13 4:10 5:-6 6:18
join list projectile O	0:20 3:-6
join list projectile Op	0:10
join list projectile Ou	0:8
join make	0:9 1:-9 4:13 5:-7 6:-7 8:6
join make A	1:-17 2:6 3:-23 4:-9 8:32
join make F	3:25 4:-6 6:-6
join make N	4:8
join make O	4:18 8:-6
join make U	0:23 3:-7
join make free	1:20 2:-7 3:10 4:-15 8:-7
join make hero	2:-6 3:11 4:20 5:-6 6:-7 8:-7
join make hero F	0:7 3:17
join make hero Fp	3:23 6:-6
join make hero Fu	3:6
join make hero N	0:-6 3:13
join make hero O	0:-7 3:-18 4:32
join make item	0:15 1:-11 2:19 3:-15
join make item U	0:16
join make item Uu	0:6
join match	0:7 1:-8 2:-8 3:13 5:-6 8:6
join match N	3:-8 4:-6 8:19
join match O	3:18
join match U	0:6 3:11
join match free	1:-9 2:-9 3:12 4:17 5:-6 8:-9
join match free O	3:7
join match free Ou	3:15
join match free U	3:13
join match free Uu	3:17
join match hero	3:20
join match hero O	0:-7 3:30 4:-7
join match hero Op	3:23
join me	0:21
join me H	0:9
join me U	0:11
join me enemy U	0:9
join me enemy Uu	0:7
join move	0:12 2:-15 3:-18 4:-9 5:10 6:-9 7:-6 8:19 9:9
join move A	1:27 2:-31 3:10 4:-11 5:14 8:-11 9:-6
join move F	1:13
join move N	0:10 1:-6 2:-7 3:-10 4:8 5:-22 8:21
join move O	1:12 2:-12 3:-11 4:-13 5:15 6:-10 7:-6 8:9 9:-6
join move U	0:18 1:-8 2:-6 3:-10 5:-6 8:17
join move V	1:-13 2:-10 3:-13 4:-8 5:-11 8:12 9:32
join move enemy	3:-8 4:-7 5:-7 8:21
join move enemy U	1:-6 3:-7 5:-7 8:26
join move enemy Uu	8:14
join move free	0:16 1:24 2:-11 4:-8 5:-7 8:-15
join move free A	0:8 2:-19 3:23 4:-8 5:-6
join move free Au	2:-11 3:13 4:-6
join move free F	0:6 3:-6
join move free Fu	0:6 1:13 3:-11
join move free U	0:14
join move free Uu	0:16
join move free V	0:-6 1:25 8:-8
join move free Vs	0:-7 1:31 8:-11
join move hero	1:-25 2:-17 3:-27 4:-8 5:21 6:-9 7:-7 8:24 9:19
join move hero A	0:7 1:-9 2:-8 3:-14 5:23
join move hero N	0:10 1:-6 2:-6 3:-9 4:15 5:-25 8:17
join move hero Np	0:-7 3:-6 4:-12 5:-20 8:39
join move hero Nu	0:16 4:11 5:-12
join move hero O	0:-13 1:-13 2:-12 3:-22 4:-12 5:36 6:-11 7:-6 8:20 9:-7
join move hero Op	0:-8 2:-7 3:-11 5:35 8:-13
join move hero Os	0:-7 1:-6 3:-7 5:9 6:-6 8:17
join move hero Ou	0:10 3:-6 5:-9 8:11
join move hero V	1:-29 2:-10 3:-12 4:-9 5:-10 8:12 9:38
join move hero Vu	0:8 1:-16 2:-9 3:-12 4:-8 5:-7 8:-13 9:39
join move item	0:20 8:-6
join move item O	0:11
join move item Ou	0:15
join move place	0:-7 1:33 3:11 4:-8 5:-11 6:-7 8:-14
join move place A	0:-7 1:45 2:-21 3:-13 5:-6
join move place Au	0:-6 1:41 2:-19 3:-11
join move place O	3:8
join must	1:-19 2:-13 3:23 4:10 5:-11 6:-10 7:-7 8:13 9:-7
join must A	3:11
join must F	2:-7 4:22 6:-7 8:-6
join must N	3:-10 4:-9 8:25
join must O	3:29 4:-10 8:-9
join must U	3:-10 8:22
join must enemy	0:-8 2:-6 4:25 8:-7
join must enemy F	2:-7 3:-32 4:41
join must enemy Fp	1:-6 2:-6 3:-34 4:42
join must free	0:11 1:-12 2:-8 3:24 4:-10
join must free A	1:-6 3:16
join must free F	0:19 3:-13
join must free Fu	0:14 3:-9
join must free N	3:-8 4:-8 8:23
join must free Nu	4:-6 8:15
join must free O	3:22 8:-6
join must hero	0:-11 1:-7 2:-6 4:-6 8:28
join no	0:13 8:7
join no A	0:9 4:-7 5:-9 6:-7 7:9
join no F	0:11 2:8 3:11 4:-12 6:-6 7:-6 9:-6
join no H	1:8 2:20 3:-16 6:-9 7:-8 8:-11 9:-7
join no N	0:8 2:-6 3:8 4:-10 7:-6 8:14 9:-6
join no O	0:11 1:-6 2:-8 3:7 6:-6 9:-6
join no U	0:21
join no V	0:13 1:26 4:-12 5:-10 6:-7 7:-6 9:-8
join no ally	1:-17 2:-15 3:-14 4:-7 7:40 8:-8 9:-6
join no ally A	1:-12 2:-16 3:-10 7:37
join no ally O	7:7
join no boss	0:12 3:-8 4:-9 8:17
join no boss O	0:17 3:-6
join no boss U	0:8
join no boss Uu	0:10
join no enemy	0:16 1:-11 2:-15 3:7 4:-8 7:15 8:-12
join no enemy A	2:-30 4:-15 5:-6 6:-6 7:33 8:-11 9:7
join no enemy Ap	0:-8 1:-14 2:-16 3:20 4:-9 9:22
join no enemy As	0:-12 1:-25 2:-22 3:-10 4:-8 7:52 8:-7 9:-6
join no enemy Au	1:22 2:-9 3:-8
join no enemy F	0:-6 1:-9 2:-10 3:24 4:-9 5:17 6:-8 8:-7
join no enemy Fp	3:-9 5:21
join no enemy Fu	3:23 4:-6
join no enemy N	0:17 3:22 4:-10 5:-10 8:-12
join no enemy Np	0:12 3:8 4:-9
join no enemy Nu	0:14 8:-10
join no enemy O	1:-17 3:9 7:10 8:-13 9:-7
join no enemy Op	2:-8 4:-6 5:15 8:-6
join no enemy Os	3:-11 7:22 8:-7
join no enemy Ou	1:-13 3:11 4:13 5:-9 6:-9 7:-7 9:-6
join no enemy U	0:28 3:-6
join no enemy Up	0:11
join no enemy Uu	0:25 3:-6
join no first	0:17 1:11 4:-9 5:-9 6:-7 8:10
join no first A	0:11 3:13 4:-8 8:-9
join no first Ap	2:7 3:8
join no first As	0:10 1:-10 3:10
join no first Au	0:14 4:-7 8:-8
join no first F	0:8 1:6 2:-6 3:13 4:-8 8:-6
join no first Fp	1:24 3:-8
join no first Fu	0:16 1:-10 3:17 4:-6 8:-6
join no first H	1:24 2:-19
join no first Hu	1:25 2:-19
join no first N	0:12 3:6
join no first Nu	0:21 3:-6 8:-7
join no first O	0:17 1:-6 2:-7 4:-9 5:-14 6:-9 8:26
join no first Op	0:16 1:-7 5:-16 8:17
join no first Os	0:-6 1:10 2:-6 3:-15 4:-7 6:-14 8:28
join no first Ou	0:7 1:-10 3:13
join no first U	1:20 3:-12 8:-9
join no first Uu	0:8 1:19 3:-13 8:-7
join no first V	1:16
join no first Vu	1:20
join no free	0:11 2:-8 3:8
join no free A	0:15 1:18 2:-15 5:-8 6:-6 9:-6
join no free Ap	0:14 1:-32 3:9 4:12 5:-7 8:11
join no free As	0:16 2:-10 7:10
join no free Au	0:20 1:28 2:-14 3:-9 5:-7 6:-7 7:6 8:-12 9:-6
join no free F	0:7 3:17 4:-11 5:-9 6:-6 7:-6 8:6
join no free Fp	1:-8 3:26 4:-7 6:-6 8:-6
join no free Fs	1:13 8:-8
join no free Fu	0:8 2:-11 3:13 4:-9 5:-6 8:13
join no free H	1:35 2:-26 3:-13 4:6 5:13 6:-8 7:-6 8:-10 9:-6
join no free Hp	0:-9 1:-9 3:-14 4:30 5:-8 6:-6
join no free Hu	0:-8 1:35 2:-28 3:-9 4:-6 5:16 6:-6 8:-9
join no free N	0:7 2:-13 3:10 4:-8 5:-10 7:-6 8:13 9:-6
join no free Np	0:14 1:-10 2:-7 3:-20 5:-9 8:25
join no free Ns	1:11 4:-15 8:9
join no free Nu	2:-14 3:15 4:-16 5:-7 7:-7 8:18 9:-6
join no free O	0:12 2:-8 3:10 8:7
join no free Op	0:13 1:-11 3:24 5:-11 6:-8
join no free Os	1:19 3:9 4:-6 8:-13
join no free Ou	0:12 2:-9 8:10
join no free U	0:13 3:7
join no free Up	0:23 3:-6
join no free Uu	0:10 3:6
join no free V	0:10 1:20 3:12 4:-11 5:-7 8:-16 9:-6
join no free Vp	0:12
join no free Vs	0:15
join no free Vu	1:21 3:8 4:-11 5:-7 8:-15 9:-6
join no goal	0:19 1:-18 2:18 4:-7 6:-7 7:-6 8:14 9:-6
join no goal A	0:6 1:-6 2:33 3:-13 4:-17 5:-8 6:-7 7:-8 8:7 9:-7
join no goal Ap	1:17 2:7 3:-13 4:-10
join no goal As	1:-25 2:9 3:20 8:-7
join no goal Au	0:17 1:-16 2:36 3:-15 4:-7 8:-11
join no goal F	0:15 3:-8
join no goal Fu	0:17 3:-9
join no goal H	2:17
join no goal N	1:-9 2:26 5:-11 6:-6
join no goal Nu	1:-9 2:20 3:-17 4:8 6:-7
join no goal O	0:16 1:-12 2:-12 4:-10 6:-7 8:20
join no goal Op	0:6 1:-7 2:-8 4:-7 5:6 8:13
join no goal Os	1:-10 3:-15 4:-6 8:27
join no goal Ou	0:15 3:-14 5:19 8:-12
join no goal U	0:20 1:-8 2:15 3:-9 8:-7
join no goal Up	0:6
join no goal Uu	0:17 1:-7 2:17 3:-9 8:-7
join no goal V	0:12 1:-12 2:6 3:-9 8:13
join no goal Vp	0:9 1:-7 2:14 3:-7
join no goal Vu	1:-9 2:-8 8:17
join no hero	0:7 1:12 2:8 3:12 4:-17 6:-9 7:-7 9:-9
join no hero A	1:13 2:12 4:-10 5:-6 6:-6 7:-6 8:-7 9:-7
join no hero Ap	1:11 3:-9
join no hero As	1:22 2:-12
join no hero Au	1:-16 3:25
join no hero F	0:14
join no hero Fu	0:13
join no hero H	1:-6 2:22
join no hero Hu	0:-7 1:-9 2:28
join no hero N	0:-12 1:10 2:-14 4:-23 5:11 6:-7 8:28 9:-6
join no hero Nu	2:-9 4:-11 8:21
join no hero O	0:12 1:-8 3:32 4:-10 5:-14 6:-7 8:-19
join no hero Op	2:-6 3:30 4:-6 5:-8 8:-8
join no hero Ou	1:-6 2:18 3:20 4:-10 5:-12 6:-7 8:-21
join no hero U	8:14
join no hero Uu	0:9
join no hero V	0:12 1:25 2:-13 3:-11 8:-6
join no hero Vp	1:18 2:-9 3:-6
join no item	0:15 1:-12 6:-7 8:13 9:-6
join no item A	2:-13 3:-8 5:-9 6:-8 8:28 9:-9
join no item Ap	0:-13 1:-28 3:-25 4:34 7:-6 8:20
join no item Au	1:15 2:-18 4:-21 5:-7 6:-6 8:19 9:-7
join no item F	0:15 1:-8 2:33 3:-17 4:-9 5:-6 6:-6 8:-7
join no item Fp	3:19 4:-6
join no item Fu	0:7 1:-6 2:26 3:-12
join no item H	1:-11 2:30
join no item Hu	1:-7 2:22
join no item N	0:11 1:-8 2:-9 3:7 5:12 8:-9
join no item Np	3:-10 4:20 8:-10
join no item Nu	0:16 1:-6 2:-7 3:8 4:-17 5:15 8:-8
join no item O	0:10 1:-14 2:-13 6:-8 7:-6 8:27
join no item Op	0:14 2:-6 4:13 5:-7 8:-8
join no item Os	0:16 3:-8
join no item Ou	0:13 1:-12 2:-9 4:-12 6:-6 8:18
join no item U	0:33 1:-7 2:-6 3:-12 4:-7 8:6
join no item Up	0:15
join no item Uu	0:30 1:-8 2:-6 3:-13 4:-6 8:8
join no obstacle	0:40 1:-7 2:-8 3:-7 4:-7
join no obstacle A	0:14 1:-13 2:-11 3:19
join no obstacle Au	0:21 1:-14 2:-11 3:14
join no obstacle N	4:-10 8:21
join no obstacle Nu	4:-6 8:11
join no obstacle O	0:16 3:-6
join no obstacle Ou	0:23 3:-8
join no obstacle U	0:20
join no obstacle Uu	0:14
join no place	1:-27 2:6 3:9 7:-7 8:17 9:-7
join no place A	0:8 1:-32 2:23 3:7 4:-14 7:-6 8:12
join no place Ap	0:-15 1:-23 2:37 3:7 4:-13 8:-10
join no place As	0:16 1:-14 2:-8 8:11
join no place Au	0:9 1:-7 2:-6 3:10
join no place F	1:-6 3:26
join no place Fp	0:-6 3:19
join no place Fu	3:10
join no place N	1:-10 3:-15 5:16
join no place Np	0:8
join no place Nu	0:-9 1:-15 2:7 3:-17 4:8 5:8 8:14
join no place O	0:11 1:-11 2:-10 3:-14 5:10 6:11 8:7
join no place Op	0:-17 1:-7 2:-9 3:36 4:-16 5:-7 6:-6 8:7
join no place Ou	0:19 1:-9 2:-8 3:-34 4:15 5:9 6:23 8:-21
join no place U	0:12 1:-9 2:-8 8:10
join no place Uu	0:13 1:-12 2:-9 3:12 4:-6 8:6
join no place V	1:-9 3:21 8:-7
join no projectile	1:-9 2:28 3:-26 4:-15 5:-8 6:-8 7:28 8:-17
join no projectile F	2:19 3:-11
join no projectile Fu	2:19 3:-10 8:-6
join no projectile N	0:10
join no projectile Nu	0:11
join no projectile O	0:-17 1:-10 2:13 3:-17 4:-12 5:-7 6:-8 7:38 8:-14
join no projectile Ou	0:-8 1:-6 2:16 3:-9 4:-8 7:15 8:-8
join not	8:15
join obj	3:-9 4:18 5:-10 6:10 7:-7 9:-7
join obj A	2:29 3:-8 8:-6
join obj F	0:-13 1:-12 2:-13 3:-33 4:-12 5:-7 6:38 8:27 9:-7
join obj N	2:-6 3:-10 4:23 5:-7
join obj O	0:6 2:-8 3:-16 4:23 5:-8 6:19 8:-20
join obj U	1:8 2:-9 3:10 4:-11 5:-6 6:-9 8:8
join obj enemy	0:-8 1:-8 2:-10 3:6 4:-8 6:31 8:-11
join obj enemy F	0:-6 2:-8 3:-14 6:36 8:-6
join obj enemy Fu	2:-7 3:-9 6:29
join obj enemy O	1:-6 2:-6 3:-8 6:26 8:-6
join obj enemy Ou	6:18
join obj free	0:9 1:-8 3:7 4:-11 5:-6 6:9
join obj free N	8:6
join obj free Nu	4:-10 8:20
join obj free O	1:-8 3:9 4:-9 6:20 8:-10
join obj free Ou	1:-7 3:7 4:-9 6:22 8:-11
join obj free U	0:9
join obj free Uu	0:9
join obj goal	1:-6 2:10
join obj hero	3:-9 4:17 8:10
join obj hero N	4:22 8:-7
join obj hero Nu	4:19 8:-7
join obj item	0:-8 1:28 2:-7 3:-30 4:33 5:-9 6:-10 7:-6 9:-7
join obj item A	3:-6 4:15
join obj item Au	2:16 3:-9 4:10 8:-6
join obj item N	0:7 3:-6 4:18 8:-9
join obj item Nu	3:-7 4:26 8:-9
join obj item O	1:9 2:-6 3:-30 4:41 6:-7 8:-18
join obj item Op	0:13 3:-8
join obj item Ou	0:-13 1:16 3:-20 4:34 6:-8 8:-16
join obj item U	1:22 3:-7 4:-7
join obj item Uu	1:18 3:-6 4:-6
join obj projectile	2:22 4:-6
join obj projectile A	2:20 4:-6
join obj projectile Au	2:20 4:-7
join of	2:-9 4:-9 8:7 9:12
join of A	0:-6 1:12 3:-22 4:-7 5:16 6:-9 7:-9 9:18
join of F	0:-14 3:21 4:-22 6:-6 9:13
join of H	2:-9 3:-6 9:25
join of N	0:9 1:-10 2:-9 4:-27 5:22 6:-8 8:18 9:-6
join of O	0:16 1:-12 2:-11 3:12 4:-13 7:-6 8:14 9:-7
join of U	0:20 2:-9 4:7 5:-6
join of V	0:9 1:-12 2:-6 3:-9 4:22 8:-6
join of enemy	1:-11 2:34 4:-10 5:-7 6:-9 8:-10 9:-6
join of enemy A	0:-6 1:-10 2:32 3:-8
join of enemy Au	0:-6 1:-10 2:31 3:-13
join of enemy F	0:-6 2:18 6:-7
join of enemy Fu	0:-6 2:21 6:-7
join of enemy N	0:11
join of enemy Nu	0:17 4:-8
join of enemy U	0:10
join of free	0:13 2:-13 3:10 4:-11 5:7 7:-6 8:11 9:-8
join of free A	0:9 1:6 3:-11 4:-13 5:11 7:-6 8:9 9:-7
join of free Ap	1:40 2:-8 3:-19 4:-9 5:-6 8:-9
join of free Au	0:10 1:-8 2:-12 3:7 4:-8 5:18 8:-10
join of free F	2:-13 3:18 4:-18 5:-9 6:15 7:-6 9:-9
join of free Fp	3:11 4:-10 6:13
join of free Fu	2:-12 3:12 4:-10 5:-8 6:-12 8:19 9:-8
join of free N	1:-11 2:-8 3:7 4:-31 5:28 6:-8 8:17 9:-7
join of free Nu	0:11 1:-8 2:-6 4:-20 5:16 6:-6
join of free O	0:18 1:-8 2:-9 3:23 4:-17 5:-9 6:-10 8:11
join of free Op	3:24 8:-10
join of free Ou	0:26 1:-6 2:-7 4:-20 5:-7 6:-8 8:21
join of free U	0:10 1:14 2:-6 3:-16 4:16 5:-7 8:-13
join of free Uu	0:14 1:11 2:-6 3:-15 4:16 5:-7 8:-13
join of free V	1:-13 3:-12 4:29 8:-9
join of free Vp	1:-9 3:-8 4:22 8:-7
join of goal	0:-6 1:-7 2:13 3:-10 8:10
join of goal O	3:-9 4:23 8:-7
join of goal Ou	3:-7 4:17
join of hero	0:-14 1:-23 2:-33 3:-28 4:20 5:-16 6:-14 7:-8 8:6 9:57
join of hero A	0:-10 1:-18 2:-20 3:-21 4:17 5:-7 8:-8 9:38
join of hero Au	1:-7 2:-8 3:-12 4:-7 9:29
join of hero F	0:-8 1:-9 2:-11 3:-29 4:-7 5:-7 6:-9 8:-9 9:49
join of hero Fu	0:-9 1:-10 2:-13 3:-23 4:-6 5:-7 6:-9 8:-8 9:47
join of hero O	8:10
join of hero Ou	5:-6 8:22
join of item	1:9 2:-14 3:25 4:-15 5:-10 6:-9 8:11 9:-7
join of item A	1:36 2:-12 3:-14 4:-6 8:-7
join of item Au	1:28 2:-8 3:-14 8:-6
join of item F	1:-6 2:-7 3:40 4:-9 6:-8 8:-8
join of item Fu	1:-6 2:-6 3:32 4:-7 6:-7 8:-8
join of item N	0:6 3:-7 8:12
join of item Nu	8:9
join of item O	1:-8 2:-6 3:24 4:-15 5:-10 6:-7 8:13
join of item Ou	1:-9 2:-7 3:34 4:-15 5:-10 6:-8
join of item U	1:-6 2:-7 3:12 4:-7 8:13
join of item Uu	8:21
join of obstacle	0:10 3:-10 5:12
join of obstacle O	0:10
join of obstacle Ou	0:14 3:-6
join of place	1:11 2:-15 4:-15 5:7 6:-9 8:19 9:-7
join of place A	1:37 2:-16 3:-7 4:-6 8:-10
join of place Au	0:13 1:17 2:-12 8:-6
join of place O	0:-10 1:-9 2:-6 3:-7 4:-10 5:27 6:-8 8:6
join of place Ou	0:-13 1:-8 4:-9 5:25 6:-6 8:6
join of projectile	0:-9 1:-9 2:-9 3:-21 4:-9 5:-7 6:50 8:-21 9:-6
join of projectile O	0:-6 1:-7 2:-7 3:-19 4:-8 5:-6 6:43 8:-18
join of projectile Ou	0:-12 2:-6 3:-14 4:-6 6:36 8:-13
join over	1:-10 2:-11 4:9 5:15 6:-8 8:16 9:-6
join over F	3:22 4:-7 5:-11
join over N	3:-9 4:-10 8:19
join over O	1:-7 2:-8 3:-9 4:-9 5:26 6:-6 8:13
join over U	0:-8 2:-8 3:-11 4:22 5:-11 8:14
join over V	1:-7 2:-6 4:26 5:-12
join over free	1:-10 2:-9 3:8 5:-16 6:-7 8:26
join over free F	3:27 4:-6 5:-13 8:-6
join over free Fu	3:18 5:-8
join over free N	4:-6 8:12
join over free Np	3:-7 5:6 8:14
join over free U	0:-6 3:-6 8:22
join over free Uu	0:-8 3:-8 4:-7 5:-18 8:36
join over hero	1:-6 2:-9 3:-12 4:-8 5:32
join over hero N	5:17 8:-9
join over hero Nu	5:17 8:-8
join over hero O	0:-7 2:-7 3:-14 4:-7 5:34 8:6
join over hero Op	2:-7 3:-14 4:-6 5:8 8:23
join over hero Ou	5:30 8:-14
join over item	3:8 4:17 5:-18
join over item O	0:8 5:8 8:-8
join over item Ou	3:16 8:-7
join play	4:-11 5:18 6:-7 7:-6 8:-8 9:-6
join play A	1:18 2:-7
join play F	0:-15 2:-10 4:-6 5:25 6:-6
join play O	0:16 1:-11 3:11
join play enemy	1:18
join play enemy A	1:19 2:-6
join play free	0:14 1:-18 2:6 3:-8 4:-6 5:21 6:-6 8:-6
join play free A	0:10 1:-6
join play free Au	0:10 1:-6
join play free F	0:-12 2:-8 3:-9 5:29
join play free Fu	0:-9 3:19
join play free O	0:15
join play free Ou	0:10
join play hero	3:20
join push	0:-8 1:-9 3:39 4:-8 5:-9 8:-9
join push F	3:17
join push O	0:-7 3:34 5:-7 8:-7
join push free	3:14
join push free O	3:15
join push hero	1:-6 2:-9 3:42 4:-8 5:-10 8:-8
join push hero F	2:-6 3:30
join push hero Fp	3:16
join push hero O	3:25 5:-6
join push hero Op	3:10
join push hero Ou	3:23 5:-6
join race	0:-7 8:18
join race hero	0:-8 1:-15 2:17 8:17
join reach	1:-12 3:-7 4:41 5:-9 8:-15
join reach A	0:19 1:-6 2:16 4:-20
join reach N	0:-6 3:-9 4:40 5:-7 8:-14
join reach O	2:-6 3:-21 4:45 5:-8 8:-12
join reach U	1:-6 3:14
join reach free	4:11
join reach hero	3:-6 4:25 5:-6 8:-10
join reach hero N	0:-6 4:30 8:-10
join reach hero Ns	4:10
join reach hero Nu	4:20
join reach hero O	3:-6 4:9
join reach item	0:-6 1:-8 2:-7 3:-10 4:43 8:-12
join reach item N	4:25 8:-8
join reach item Nu	4:17
join reach item O	0:-7 3:-17 4:37 8:-7
join reach item Op	3:-14 4:26
join reach item U	1:-7 3:17 4:6 8:-6
join reach item Uu	3:18 4:-11
join reach obstacle	3:-7 4:14
join reach place	4:21 8:-7
join reach place N	4:17 8:-6
join reach place Nu	4:15
join reach projectile	1:-11 2:36 4:-24
join reach projectile A	1:-7 2:31 4:-21
join reach projectile Au	1:-9 2:28 4:-15
join rel	1:-21 2:-10 4:12 5:-13 6:20 7:-8 8:9 9:-10
join rel A	1:-16 2:-19 4:13 8:18
join rel F	1:-6 3:-21 4:29
join rel N	3:15 4:-6
join rel O	3:-21 6:35 8:-9
join rel U	0:10
join rel enemy	3:-9 4:15
join rel free	0:14 3:-7
join rel hero	0:-22 1:-17 2:-6 4:15 5:-13 6:35 7:-8 8:-17 9:-11
join rel hero A	2:-12 3:18 4:10
join rel hero Au	1:-6 2:-9 3:18 4:9
join rel hero O	0:-13 2:-7 3:-28 4:-8 5:-9 6:47 8:-10
join rel item	0:6 1:-7 2:-10 3:-12 8:21
join save	1:18 2:-15 3:-31 4:33 8:-9
join save A	1:-7 2:-13 3:-22 4:39 8:-6
join save hero	2:-9 3:-20 4:33
join save hero A	0:9 1:-6 2:-11 3:-19 4:30
join save hero Ap	0:-7 2:-14 3:-26 4:44
join save hero Au	0:15 4:-9
join shoot	3:-15 6:40
join shoot A	2:23 6:-15
join shoot F	2:-8 3:-15 6:39
join shoot H	2:-11 6:22
join shoot O	2:-6 3:-10 6:29 8:-7
join shoot free	2:-7 3:-9 6:24
join shoot free F	2:-7 3:-8 6:24
join shoot free Fu	2:-8 3:-10 6:32
join shoot hero	0:-7 2:-11 3:-16 4:-7 6:48 8:-7
join shoot hero F	3:-12 6:29
join shoot hero Fp	3:-10 6:29
join shoot hero Fu	6:12
join shoot hero H	2:-14 6:26
join shoot hero Hp	2:-10 6:17
join shoot hero O	6:10
join shoot place	2:12 6:-10
join sneak	0:-11 1:-10 2:26 6:-8 7:-6 8:-8 9:-6
join sneak A	3:-7 4:21
join sneak N	2:-8 3:-6 4:-11 5:11 8:14
join sneak enemy	3:16 4:-6
join sneak free	0:-9 2:-19 3:-9 4:34 8:-6
join sneak goal	2:13
join sneak goal A	2:14
join sneak hero	2:6 3:-7 4:-7 5:19 8:-9
join sneak item	2:27 3:-7 4:-7
join sneak item A	2:13
join stay	1:-11 3:-22 4:32 5:-8 6:-6 7:-7 8:-9 9:8
join stay O	1:-6 2:24 3:-8 8:-13
join stay U	0:-16 1:-6 2:-13 3:-10 4:24 8:19
join stay free	1:-6 3:-18 4:25 8:8
join stay free U	0:-6 2:-12 3:-10 4:26 8:6
join stay free Uu	2:-10 3:-7 4:17 8:9
join stay hero	2:-6 3:-8 4:-7 8:-8 9:24
join steal	1:-7 2:11 3:29 4:-10 8:-7
join steal A	1:-7 2:20 4:-7
join steal F	2:-8 3:34 4:-9
join steal O	2:-6 3:21 8:-6
join steal enemy	2:-10 3:30 4:-8 8:-7
join steal enemy F	2:-6 3:24 4:-8
join steal enemy Fp	3:11
join steal enemy Fs	3:15
join steal enemy O	2:-10 3:28 4:-6 8:-7
join steal hero	1:-6 2:21 3:16 4:-10 8:-6
join steal hero A	1:-7 2:22 4:-7
join steal hero Ap	1:-6 2:13 3:9 4:-6
join steal hero Au	2:22 3:-17
join steal hero F	2:-6 3:29 4:-6
join steal hero Fp	3:20
join steal hero Fu	2:-6 3:25 4:-7
join steal hero O	3:18
join subj	1:-13 2:7 3:11 7:-6 9:-7
join subj A	1:-20 2:30 3:19 5:-8 6:-8 7:-6 8:-11 9:-8
join subj F	0:-10 1:-6 2:-11 3:13 4:-11 8:18 9:-6
join subj H	2:21
join subj N	1:-6 2:-10 6:-6 8:16
join subj O	1:-12 2:-18 5:14 6:18 7:-7 9:-8
join subj U	0:24 1:-7 2:-12 3:-9 4:23 5:-6 6:-6 8:-11
join subj V	0:10 1:-6 2:17 3:-6
join subj ally	0:-9 1:-6 2:-13 3:23 4:-12 5:-11 8:21
join subj enemy	2:-6 3:-13 4:28 8:-9
join subj enemy N	3:-6 4:25 8:-7
join subj enemy Nu	4:18 8:-6
join subj enemy U	2:-9 3:-19 4:33 8:-10
join subj enemy Uu	3:-10 4:17
join subj free	1:-22 2:28 5:-8 6:12 8:-13
join subj free A	1:-11 2:24
join subj free Au	0:-8 1:-20 2:37 3:-8 4:-6
join subj free F	3:12
join subj free Fu	3:20
join subj free O	0:-12 1:-7 2:-7 3:-7 4:14 5:-6 6:24 8:-12
join subj free Ou	0:-11 1:-6 2:-6 3:-10 4:10 6:23 8:-10
join subj free U	2:-6 3:19 4:-6 8:-6
join subj free Uu	0:8 3:11
join subj hero	1:-10 2:7 3:10 4:-9 5:9 7:-6 8:8 9:-8
join subj hero A	1:-12 2:20 3:22 5:-7 6:-7 7:-6 8:-9 9:-7
join subj hero Au	0:-7 1:-13 2:18 3:22 4:6 5:-8 6:-8 8:-10 9:-8
join subj hero F	0:-9 1:-6 2:-11 3:8 4:-10 6:6 8:21 9:-6
join subj hero Fu	0:-10 1:-6 2:-11 3:6 4:-10 5:8 8:19 9:-6
join subj hero H	2:26
join subj hero Hu	2:30 3:-9 5:-6
join subj hero N	2:-10 4:-21 5:11 6:-6 8:20
join subj hero Nu	2:-9 3:8 4:-24 5:17 8:13
join subj hero O	1:-6 2:-12 4:-9 5:22 8:12
join subj hero Ou	1:-8 2:-15 4:-12 5:17 6:15 8:6 9:-7
join subj hero V	0:10 2:15 3:-6
join subj hero Vu	0:10 2:13
join subj item	0:21
join subj item O	0:8 3:8
join subj item Ou	0:8 3:11
join subj item U	0:12
join subj item Uu	0:14
join subj place	0:9
join take	2:-11 3:24
join take A	0:-15 1:38 2:-14 4:16 5:-7 6:-7 7:-7 8:-12 9:-7
join take F	3:29 4:-6
join take H	1:-10 5:20
join take N	0:8 1:-6 2:-9 3:19 4:8 5:-8 8:-11
join take O	1:-10 2:-9 3:23 4:-10 5:-8 6:10 8:8
join take U	1:-10 2:-8 3:-33 4:25 8:18
join take enemy	0:14 3:8
join take enemy O	3:19
join take enemy Ou	3:20
join take free	1:-8 4:20 5:-7 6:-7
join take free A	1:-10 3:24 4:-6
join take free Ap	2:-12 3:23
join take free Au	1:-11 2:18
join take free F	0:-6 1:17 2:-6 3:10 4:-7
join take free Fu	1:22
join take free O	4:16 8:-9
join take free Op	3:8
join take free Ou	0:12
join take free U	0:10 3:-13 8:13
join take free Uu	0:8 3:-12 8:13
join take goal	1:-10 2:21
join take hero	1:-6 2:-11 3:34
join take hero A	0:-8 1:-11 2:-23 3:38 4:11 8:-6
join take hero Ap	2:-13 3:33 4:-9
join take hero Au	0:-6 1:-9 2:-22 3:12 4:26
join take hero F	3:29
join take hero Fp	3:25 4:-6
join take hero Fu	3:30
join take hero H	0:7 2:-11 3:-11 5:19
join take hero N	2:-6 3:34 5:-8 8:-20
join take hero Nu	3:32 5:-8 8:-16
join take hero O	0:-7 1:-7 2:-7 3:39 4:-11 5:-7 6:-6
join take hero Op	3:31 4:-6
join take hero Os	3:26 4:-7
join take hero Ou	0:-10 2:-7 3:23 4:-9 5:-6 8:10
join take item	0:-10 1:49 2:-20 3:-33 4:-7 5:-8 6:10 7:-7 8:14 9:-6
join take item A	0:-13 1:58 2:-15 3:-12 4:-18 5:-6 7:-6 8:-12
join take item Au	0:-9 1:62 2:-13 3:-38 4:-13 8:-8
join take item N	0:11 3:-11 4:-10 8:14
join take item Nu	0:9 3:-8 4:-10 8:14
join take item O	0:-9 1:-14 3:-23 4:-9 6:34 8:13
join take item Ou	0:-9 1:-14 3:-24 4:-8 6:25 8:23
join take place	0:-8 1:9 2:-13 6:18 8:-12
join take place A	0:-8 1:25 2:-17 3:-27 4:23 8:-7
join take place Au	0:-6 1:7 2:-15 3:-17 4:26 8:-6
join take place O	0:-6 1:-6 2:-7 4:-8 6:28 8:-11
join take place Ou	0:-6 1:-7 2:-7 3:-9 4:-7 6:32 8:-10
join throw	0:-10 1:22 2:-8 3:-10 4:-11 6:28 7:-6 8:-9 9:-6
join throw A	0:-13 1:24 2:8 3:-13 4:-11 5:-7 7:-6 8:-7 9:-6
join throw F	2:-8 3:-22 4:-6 6:47
join throw N	3:6 4:-6 6:18 8:-6
join throw O	1:16 2:-10 3:-20 4:-10 5:7 6:23 8:-9 9:-6
join throw U	0:-9 2:-6 3:-6 6:32
join throw enemy	3:-7 5:16
join throw enemy F	0:9
join throw enemy O	3:-7 5:15
join throw free	0:-9 3:-17 4:-9 5:-7 6:34 8:-8
join throw free A	1:-15 2:11 6:12
join throw free F	3:-9 6:20
join throw free Fu	3:-12 6:22
join throw free O	1:17 6:-9
join throw free Ou	0:-11 1:27 3:-9 4:-6
join throw hero	0:-9 1:-6 2:-9 3:-18 4:-7 5:-6 6:58 8:-6
join throw hero F	3:-18 6:38
join throw hero Fp	3:-18 6:38
join throw hero Fu	3:-7 6:18
join throw hero O	0:-6 3:-10 5:-6 6:37
join throw hero Op	3:-9 6:25
join throw hero Ou	3:-7 6:22
join throw hero U	0:-8 6:27
join throw hero Uu	0:-7 3:-7 6:28
join throw place	1:-6 2:-6 3:24 4:-6 5:-6 8:-8
join throw projectile	0:-11 1:51 2:-8 3:-8 4:-9 5:-6 6:-28 7:-6 8:-6 9:-6
join throw projectile A	0:-11 1:40 3:-9 4:-9 5:-6 6:-25 7:-6 8:-6
join throw projectile Au	0:-8 1:28 2:11 3:-6 4:-7 6:-27
join to	3:-9 4:31 5:-10 6:9 7:-6 9:-6
join to A	3:21 5:-6 6:-6 7:-6 8:-9 9:-6
join to F	0:7 2:-8 3:-9 6:24
join to H	2:17
join to N	1:-8 2:-7 3:-12 4:41 5:-9 8:-8
join to O	0:-12 1:7 2:-11 3:-9 4:16 5:-11 7:-6 8:13 9:-7
join to U	1:-8 2:-12 3:-14 4:40 5:-9
join to enemy	0:-7 2:-8 3:-21 4:-8 5:-6 6:51 8:-8
join to enemy F	2:-6 3:-18 4:-7 6:31
join to enemy Fu	3:-9 6:17
join to enemy O	3:-8 4:-6 6:28
join to enemy Ou	3:-6 6:21
join to free	0:7 1:-13 2:-14 3:-12 4:46 5:-9 6:10 7:-6 8:-20 9:-6
join to free A	2:-7 3:6 4:9
join to free Au	2:-15 3:11 4:14
join to free F	0:11 3:-7 6:6
join to free Fu	0:9 3:-7 6:6
join to free N	0:13 3:-11 4:12 5:-6 6:16 8:-15
join to free Nu	0:9 3:-10 4:20 5:-6 6:10 8:-17
join to free O	0:-14 1:-7 3:-15 4:47 6:-6 8:-16
join to free Ou	0:-9 4:35 8:-11
join to free U	0:9 3:-6 4:13
join to free Uu	3:-7 4:23 8:-7
join to goal	0:12 1:6 4:-7
join to goal O	0:12
join to hero	0:-11 2:-6 4:37 5:-6 8:-14
join to hero N	4:25 8:-10
join to hero Nu	4:23 8:-9
join to hero U	4:16
join to hero Up	4:22
join to item	0:-11 1:7 2:-15 3:15 4:18 5:-8 6:-6 9:-6
join to item A	1:-6 2:-15 3:11 4:16
join to item Ap	2:-8 4:19
join to item N	0:-6 1:-7 2:-6 3:-9 4:29 5:-7
join to item Np	4:11
join to item Ns	4:-15 8:24
join to item Nu	4:32 8:-13
join to item O	0:-12 1:22 2:-6 3:20 4:-8 5:-6 6:-6 8:-18
join to item Ou	0:-10 1:24 2:-6 8:-12
join to item U	4:12
join to item Uu	3:-6 4:18
join to obstacle	0:-10 2:-9 3:-10 4:42 5:-7 8:-10
join to obstacle U	0:-7 4:24 8:-6
join to obstacle Uu	0:-14 3:-6 4:33 8:-8
join to place	1:-10 2:-11 3:-18 5:-9 6:-7 8:36
join to place A	0:16
join to place Au	0:15
join to place O	0:-7 1:-7 2:-6 3:-19 4:-26 5:-8 6:-8 8:53
join to place Ou	3:-10 4:-12 8:25
join to projectile	1:-8 2:38 4:-18
join to projectile A	1:-9 2:38 4:-17
join to projectile Au	1:-7 2:24 4:-11
join to projectile H	2:16
join to projectile Hu	2:15 4:-6
join touch	3:-10 4:18 5:-7
join use	0:-6 3:9 4:-12 5:-8 8:13
join use A	0:6 1:12 2:-6
join use F	3:21
join use O	1:-10 2:-9 3:8 4:-12 5:-7 6:13 8:11
join use free	0:-7 1:11 2:-12 3:19 4:-8 8:-9
join use free F	0:-8 1:-6 3:32 6:-8
join use free Fu	0:-6 3:26 6:-9
join use free O	0:-9 1:-7 2:-6 3:20 4:-7 6:13 8:-10
join use free Ou	0:-10 1:-6 3:8 4:-7 6:22 8:-10
join use hero	2:9 3:-6
join use item	0:6 3:8
join use item O	3:10
join victim	0:-6 1:-7 2:28 8:-6
join victim A	1:-10 2:24
join victim hero	2:15
join victim hero A	1:-6 2:17
join vs	2:43 3:-7 4:-6 8:-6
join vs A	1:-11 2:46 3:-7
join vs F	1:-6 2:28 3:-7 4:-6 6:-8
join vs H	2:21
join vs N	1:24 2:6 3:-10 4:-8 5:-6 8:-12
join vs O	0:9 2:31 3:-10 4:-6 5:-7 8:-6
join vs U	0:-12 2:36 3:-9 4:-9 8:-7
join vs ally	2:12
join vs ally H	2:12
join vs ally Hp	2:8
join vs free	0:11 2:26 3:-13 4:-7 6:-6 8:-7
join vs free A	1:-18 2:42 3:-7
join vs free Ap	0:10 1:-8 2:11
join vs free As	0:-6 1:-17 2:38
join vs free Au	2:17
join vs free F	0:11 2:10 3:-12
join vs free Fp	2:17 3:-8
join vs free O	0:20
join vs free Op	0:17 2:-9
join vs free Ou	2:17
join vs free U	2:9
join vs goal	2:18
join vs goal A	2:19
join vs goal Ap	2:9
join vs goal Au	2:13
join vs goal Hp	2:8
join vs hero	1:-7 2:50 3:-11 4:-6 8:-7
join vs hero A	0:-7 1:-10 2:45 3:-8
join vs hero Ap	2:30 3:-6
join vs hero As	2:12
join vs hero Au	0:-6 1:-10 2:38 3:-7
join vs hero F	0:-7 2:42 3:-19 6:-6
join vs hero Fu	0:-6 2:34 3:-17 6:-6
join vs hero H	2:20
join vs hero Hp	2:18
join vs hero O	0:-6 2:36 3:-13 4:-6 5:-6 8:-6
join vs hero Op	0:-10 2:41 3:-11 4:-6 5:-7 8:-6
join vs item	0:-11 2:11 3:14 4:-6
join vs place	0:-13 2:31 3:-6 8:-6
join vs projectile	2:14
join vs projectile A	2:19
join vs projectile Ap	2:7
join vs projectile Au	2:9
join with	1:11 2:-13 4:-10 6:15 8:6 9:-6
join with A	0:-6 1:28 2:-12 5:-9 6:-11 7:10
join with F	0:24 1:-14 2:-8 3:17 4:-8 8:-9
join with H	1:34 2:-21 3:-10 5:-6 6:13 7:-6 8:-7
join with N	1:-13 2:-9 3:10 9:-6
join with O	1:-7 2:-13 3:-9 4:-16 6:37 7:-7 8:19 9:-7
join with U	1:-12 2:-13 3:-10 4:-10 5:-9 6:19 7:-6 8:23 9:-6
join with V	1:38 2:-12 3:9 4:-10 5:-6 6:-7 8:-15 9:-8
join with enemy	0:6 1:-17 2:-24 3:-13 4:-12 5:-12 6:37 7:17 9:-7
join with enemy A	1:-24 2:-15 6:-6 7:38
join with enemy As	1:-21 2:-10 7:32
join with enemy N	6:23 8:-9
join with enemy Np	0:6 6:6
join with enemy O	0:10 1:-12 2:-10 4:-8 5:-10 6:22
join with enemy Op	2:-6 3:19
join with enemy Os	1:-6 3:-6 6:24 8:-6
join with enemy Ou	0:8 1:-7 3:-13 4:-6 5:-7 6:13 8:10
join with enemy U	1:-6 6:19
join with enemy Uu	1:-6 6:19
join with free	1:25 2:-12 3:11 4:-13 6:-15 7:-7 9:-7
join with free A	1:36 4:-9 5:-8 6:-9 7:-8 8:-12 9:-6
join with free Ap	0:-6 1:38 3:-23 4:-8 5:-7 6:-7 7:-6 8:-10
join with free As	1:17 2:-17 3:18 6:-6 7:-6 8:-6
join with free Au	0:-10 1:16 2:-13 3:15 8:-6
join with free F	0:7 1:-10 3:25 6:-6 8:-6
join with free Fu	0:19 1:-9 3:9 6:-6
join with free N	3:-9 4:-10 5:14 8:10
join with free Nu	3:-7 4:-7 5:12 8:8
join with free O	1:9 2:-9 3:23 4:-13 6:-21 7:-6 8:9 9:-6
join with free Op	1:-10 3:9 5:16 6:-6 8:-9
join with free Os	0:6 1:13
join with free Ou	0:-10 2:-10 3:32 4:-13 5:-12 6:-21 8:16 9:-6
join with free U	1:-7 2:-6 3:6 4:-6 6:-6 8:15
join with free Uu	1:-7 2:-6 8:24
join with free V	1:37 3:-15 4:-7 8:-9
join with free Vu	1:39 2:-6 3:-18 4:-7 8:-11
join with goal	0:-6 1:-15 2:-11 3:25 4:-11 5:-7 6:8
join with goal F	3:6
join with goal Fp	0:6
join with goal O	1:-9 3:22 4:-7 8:-12
join with goal Ou	1:-7 3:20 8:-8
join with goal U	0:-9 3:-8 8:26
join with goal Uu	0:-10 3:-7 8:26
join with hero	0:-10 1:-30 2:-21 4:-8 5:-7 6:36 7:-9 8:20 9:11
join with hero A	1:-17 2:-15 3:-8 8:15 9:22
join with hero Ap	0:-6 1:-23 2:-16 3:-7 8:17 9:27
join with hero F	3:-21 6:26
join with hero Fu	3:-19 6:25
join with hero N	3:7 4:8 5:-9 8:7
join with hero Nu	4:12 5:-8
join with hero O	0:-12 1:-16 2:-12 3:-15 4:-13 5:-9 6:41 7:-9 8:18 9:-9
join with hero Op	3:11
join with hero Os	0:-16 1:-10 2:-7 3:-9 4:-7 5:-6 6:48 7:-7 8:-21
join with hero Ou	1:-8 2:-7 3:-31 4:-8 6:22 8:23
join with hero U	0:-17 1:-8 2:-9 3:-13 4:-6 5:-6 6:28 8:18
join with hero Uu	0:-9 1:-6 2:-8 3:-10 6:26 8:9
join with item	0:7 1:42 2:-20 3:-10 4:-11 5:-8 7:-6
join with item A	0:-6 1:43 2:-17 3:-8
join with item As	1:41 2:-15 3:-7
join with item F	0:22 3:-14
join with item Fu	0:16 3:-10
join with item H	0:-6 1:37 2:-22 3:-7
join with item Hs	1:29 2:-14
join with item N	1:-10 3:26 4:-10 5:-7 6:-6 8:6
join with item Nu	1:-7 3:11 4:-6 8:12
join with item O	0:12 1:8 2:-9 3:-30 4:-11 5:-9 6:31
join with item Op	0:-9 1:-6 3:-19 4:-6 5:-6 6:37 8:-9
join with item Os	0:16 1:17 3:-8 6:-7 8:-10
join with item Ou	1:-7 3:-16 6:-7 8:28
join with item V	0:-6 1:30 2:-8 3:-9
join with item Vs	1:15
join with item Vu	1:24 3:-7
join with obstacle	1:-8 2:-7 3:-21 4:-11 5:-9 6:24 8:15
join with obstacle O	1:-7 2:-7 3:-21 4:-10 5:-10 6:13 8:28
join with obstacle Op	0:-7 1:-6 2:-7 3:-18 4:-10 5:-9 6:24 8:14
join with place	1:-20 2:-12 4:16 5:-8 8:10
join with place A	1:-14 2:-8 4:23
join with place Au	1:-17 2:-11 3:-7 4:30 8:-6
join with place F	3:31 6:-21
join with place Fu	3:26 6:-11
join with place O	0:-7 1:-10 2:-6 3:-15 4:-8 5:-8 6:27 8:10
join with place Ou	0:-7 3:-10 6:15 8:11
join with projectile	0:-6 2:27 3:-8 6:-8
join with projectile A	0:-7 1:9 2:25 3:-12 6:-6
join with projectile Au	1:-6 2:19
join you	2:-7 3:-22 4:-6 6:29 8:-6
join you free	1:10 2:-6 3:-20 6:23
k animal	1:12 2:15 4:-7 6:-6
k body	0:7 1:-13 2:-14 3:11 4:-7 5:12 9:-6
k building	1:-10 2:-10 3:-14 4:27 6:-6 8:25
k creature	1:8 2:20 4:-7 6:-6
k face	0:29 1:-11 2:-11 3:-10 8:13
k food	3:17 6:6
k nature	0:13 3:-7 5:14
k object	0:6
k person	0:8 1:9 3:-11 4:11
k plant	0:-8 2:-6 3:39 4:-12 7:-6 9:-7
k sign	0:-7 1:-11 2:-12 3:52 6:-10 8:-21 9:-6
k vehicle	1:13 7:-6
kind aim_physics	0:17 3:-19 6:13 8:-11 9:-6
kind aim_physics - +	0:21 1:-13 3:-18 4:-7 5:11 6:22 8:-8 9:-6
kind aim_physics - 1	1:25 2:-8 3:-20 5:-8 6:9 8:-6 9:-6
kind aim_physics A	0:15 1:8 3:-17 5:-6 8:-8 9:-6
kind aim_physics F	0:18 2:-12 3:-24 4:9 5:-8 6:30 8:-14
kind aim_physics H	0:-8 2:11 6:9
kind aim_physics N	0:-9 1:-10 2:-12 3:-6 4:14 5:20 6:-8
kind aim_physics O	0:12 1:20 2:10 3:-20 4:-14 6:8 8:-20 9:-6
kind aim_physics U	0:12 2:-6 6:11
kind aim_physics V	2:18
kind aim_physics at	0:23 4:9 8:-16
kind aim_physics from	1:-14 3:7 4:24 5:-8 6:-7 8:-15
kind aim_physics h +	0:13 1:-9 2:8 3:-14 4:22 8:-19 9:-6
kind aim_physics in	0:-14 1:-6 2:-9 3:-16 4:15 6:-7 8:20
kind aim_physics is	0:20 3:-6
kind aim_physics none	0:14 3:-29 5:6 6:32 7:-6 8:-15 9:-7
kind aim_physics of	0:30 3:-9
kind aim_physics p	1:20 3:-36 4:16 6:13 7:-6 8:-15 9:-7
kind aim_physics s	3:-8 4:-9 8:16
kind aim_physics u	0:20 1:-6 3:-17 6:19 8:-15
kind aim_physics vs	1:-17 2:31
kind aim_physics with	1:45 2:-6 3:-25 4:-7 5:-7 6:-10 8:-8
kind air_hockey	0:9 2:11 3:-10
kind air_hockey - 1	0:14 3:-9
kind air_hockey A	2:17
kind air_hockey O	0:9
kind air_hockey none	0:7 3:-6
kind air_hockey p	1:6 2:6
kind air_hockey s	1:-11 2:12
kind air_hockey vs	1:-11 2:18
kind anagram	0:27 3:-13
kind anagram - +	0:16 3:-6
kind anagram - 1	0:15 3:-7
kind anagram O	0:23 3:-10
kind anagram none	0:25 3:-11
kind anagram p	0:13
kind anagram u	0:16 3:-8
kind arena	0:7 1:8 2:9 3:-7 5:-10 9:-6
kind arena - +	0:6 1:28 3:-22 4:16 5:-10 6:-9 7:-7 9:-6
kind arena - 1	0:24 1:22 3:-14 6:-6 8:-7
kind arena A	1:16 2:15 3:-19 5:-7 6:-7 7:6 9:-6
kind arena F	1:50 2:6 3:-37 4:-12 5:-7 7:-7 8:-12 9:-6
kind arena H	0:7 1:-7 2:23 3:-7
kind arena N	0:26 3:-7
kind arena O	0:7 1:-8 2:-16 3:6 4:6 5:-12 6:14 7:7 9:-6
kind arena U	1:18 2:14 3:6 4:-10 5:-10 8:-14
kind arena V	0:31 1:-12
kind arena as	1:24 2:-6 3:-6 8:-6
kind arena at	1:-13 2:25 3:-8 4:13 8:-18
kind arena h +	0:-11 1:-18 2:25 3:11 4:-18 5:-15 6:9 7:18 9:-10
kind arena in	0:20 2:-7 3:-6 4:-7 8:10
kind arena is	1:-12 2:28 4:-6 6:-6 8:-7
kind arena none	1:9 2:14 3:-6 5:-10 7:8 8:-10 9:-7
kind arena of	1:-8 2:-9 3:9 4:17 5:-13 6:-8 8:7
kind arena p	0:6 1:14 2:13 5:-10 6:-6 7:-6 8:-12 9:-6
kind arena s	0:11 1:15 2:-14 3:-9 4:-6 6:9
kind arena u	0:7 1:10 2:12 3:-10 5:-11 7:8 8:-6 9:-7
kind arena vs	0:14 1:-8 2:13
kind arena with	1:33 2:-22 3:-27 4:6 5:-8 6:7 7:-7 8:8 9:-6
kind backgammon	0:30 1:-9 2:-7
kind backgammon - +	0:13
kind backgammon - 1	0:17 3:-9
kind backgammon A	0:14
kind backgammon F	0:27 3:-17
kind backgammon none	0:15
kind backgammon u	0:29 1:-7
kind batting	1:-15 2:9 3:-21 4:-12 5:22 6:17 7:-6 8:-6 9:-6
kind batting - +	1:-12 2:6 3:-23 4:-11 5:17 6:13
kind batting - 1	1:-7 3:17
kind batting A	0:16
kind batting N	0:-21 2:-7 3:-14 4:-10 5:11 8:28
kind batting O	1:-8 4:-6 6:20 8:-11
kind batting U	0:-8 1:-10 2:17 3:-13 4:-6 5:25 6:-6 8:-14
kind batting in	0:-13 3:-9 5:31 8:-12
kind batting none	1:-13 2:9 4:-9 5:12 6:19 8:-18
kind batting of	8:18
kind batting p	3:15
kind batting u	1:-13 2:10 3:-21 4:-10 5:16 6:15 8:-6
kind battleship	1:-42 2:24 3:-6 4:-10 5:-7 6:20 7:-6 8:9 9:-6
kind battleship - +	0:-8 1:-13 2:32 4:-8 8:-9
kind battleship - 1	1:-30 3:-17 6:16 8:18
kind battleship A	0:-9 1:-17 2:21 3:-15 8:15
kind battleship O	2:18
kind battleship V	1:-32 2:21 4:-7 6:18 8:-7
kind battleship none	0:8 1:-19 2:14 3:10 4:-6 8:-6
kind battleship p	0:-17 1:-30 2:8 3:10 4:-8 6:14 8:14
kind battleship u	0:10 1:-14 2:26 3:-12 8:-6
kind battleship with	0:-6 1:-22 2:-8 3:-12 6:22 8:16
kind blackjack	0:30 3:-11
kind blackjack - +	0:17
kind blackjack - 1	0:23 3:-11
kind blackjack F	0:13 3:-7
kind blackjack U	0:13
kind blackjack none	0:22 3:-6
kind blackjack p	0:15 3:-9
kind blackjack u	0:22
kind bowling	0:14 4:-10 6:-9
kind bowling - +	1:-11 4:-10 5:10 6:-6
kind bowling - 1	0:16 1:12 2:-12 3:-6
kind bowling A	0:25 1:10 2:-14 3:-6
kind bowling O	0:16 1:-6 2:18 3:-21 4:-9 6:-7
kind bowling U	0:-16 1:-10 2:-9 3:17 4:-6 5:25 8:-12
kind bowling is	0:12
kind bowling none	0:14 1:-8 2:11 3:-8 4:-6 5:12 6:-6 8:-12
kind bowling p	0:26 1:7 2:-10 3:-10
kind bowling s	0:8 1:-8 2:8
kind bowling u	0:10 1:-11 2:7 4:-8 5:16 6:-8
kind bowling with	0:8 1:13 2:-10 3:-6
kind breakout	1:14 2:-18 3:21 4:-11 6:15 7:-7 8:-11 9:-7
kind breakout - +	0:8 1:32 2:-10 3:-12 4:-7 8:-9
kind breakout - 1	0:-15 1:9 2:-11 3:43 4:-7 5:-8 6:-11 8:-9
kind breakout A	0:-6 1:29 2:-18
kind breakout F	1:-11 2:-9 3:20 4:-6 5:14 6:-9 8:-6
kind breakout O	1:20 2:-12 3:12 4:-10 5:-12 6:9 7:-7 8:-12 9:-6
kind breakout U	2:-6 6:18
kind breakout h +	0:9 1:-16 2:-15 4:-10 5:14 6:22 7:-6 8:-8 9:-6
kind breakout is	0:-14 1:25 2:-15 3:9 4:-9 5:-6 6:10 7:-6 8:-7 9:-6
kind breakout none	1:16 2:-17 3:-9 4:-9 5:10 6:13 7:-6 8:-9
kind breakout of	3:17
kind breakout p	0:-15 1:-22 2:-15 3:33 4:-10 5:16 7:-6 8:-9 9:-6
kind breakout s	1:44 2:-15 4:-11 5:-8 7:-8 8:-12 9:-7
kind breakout u	0:16 2:-6
kind breakout with	0:-10 2:-7 3:34 5:-7 6:-10 8:-6
kind bubble_shooter	1:-19 2:-10 3:19 8:10
kind bubble_shooter - 1	1:-16 2:-8 3:22
kind bubble_shooter p	1:-8 3:11
kind bubble_shooter with	0:12 3:-9
kind carrom	0:6 1:-20 2:-9 3:-7 4:-9 5:-6 8:34 9:-7
kind carrom - +	1:-21 2:-14 3:-23 4:-10 5:-6 6:23 8:30 9:-7
kind carrom - 1	0:7 1:-15 3:17
kind carrom A	0:-7 1:-21 2:-13 3:-8 4:-8 6:27 8:17 9:-7
kind carrom F	0:9
kind carrom O	3:-11 8:22
kind carrom U	0:14
kind carrom none	0:11 1:-9 2:-7 3:-19 4:-7 8:29
kind carrom u	0:8 1:-24 4:-11 5:-6 6:13 8:26 9:-8
kind catcher	1:11 2:7 3:12 4:-9 6:-8
kind catcher - +	1:46 3:-16 4:-16 6:-9 7:-6 9:-6
kind catcher - 1	1:9 2:-12 3:26 4:-6 6:-6
kind catcher A	1:15 3:22 4:-10 5:-6 8:-8 9:-6
kind catcher F	1:8 3:26 4:-8 5:-8 6:-6 7:-6 8:-8
kind catcher H	0:-9 2:48 3:-18 4:-6 5:-7 8:-6
kind catcher N	0:12 1:-11 2:13 3:10 4:-8 5:-7 6:-7 7:-6 9:-6
kind catcher O	1:18 3:-9 5:-7 6:-13 8:14 9:-7
kind catcher U	0:6 3:9 4:-12 5:8 6:-6 7:-6 9:-6
kind catcher V	0:6 1:12 4:-6
kind catcher and	3:-10 8:18
kind catcher as	0:12
kind catcher at	3:-6 4:-6 8:19
kind catcher from	0:19 3:-9 5:-7 8:10
kind catcher h +	1:-13 2:26 3:6 5:-6 6:-7 8:7 9:-7
kind catcher in	1:22 2:-11 3:-22 4:6 6:-6
kind catcher none	1:6 2:8 3:19 4:-7 6:-6 8:-9
kind catcher not	0:-8 2:36 3:-19 4:-6
kind catcher obj	1:-8 2:16 3:10 4:11 5:-13 6:-6 8:-10
kind catcher of	0:-15 1:-8 2:-6 3:6 4:-9 5:-7 6:-6 8:29
kind catcher p	1:-13 2:21 3:18 6:-8 7:-6
kind catcher s	0:8 1:23 2:-10 4:-6 6:-7
kind catcher subj	0:-11 1:13 2:-7 3:23 4:-7 5:-6 8:-11
kind catcher to	0:-15 1:29 3:-14 4:-9 5:-6 8:7
kind catcher u	0:8 1:18 3:8 4:-11 6:-7 9:-6
kind catcher with	0:13 1:35 2:-12 3:-32 4:-10 5:-8 6:-11 8:17
kind checkers	0:18 1:-6 2:18 3:-17 4:-7 8:7
kind checkers - +	0:25 1:-6 3:-9
kind checkers - 1	0:13 2:13 3:-13
kind checkers A	0:13 1:-12 2:9
kind checkers F	0:19 3:-9
kind checkers O	0:7 1:22 3:-17 8:-6
kind checkers h +	0:-6 1:-8 2:9 8:14
kind checkers none	0:28 3:-16 8:-6
kind checkers p	0:11 1:11 3:-10
kind checkers s	1:-13 2:25
kind checkers u	0:17 1:-11 3:-11 8:16
kind checkers vs	1:-14 2:24
kind chess	0:26 1:-13 2:23 3:-11 8:-6
kind chess - +	0:23 2:15 3:-11 4:-6 8:-7
kind chess - 1	0:24 1:-22 2:25 3:-8 8:-6
kind chess A	1:-6 2:35 3:-8 4:-6
kind chess O	0:40 1:-9 3:-6 8:-6
kind chess U	0:11
kind chess h +	2:6
kind chess is	0:6 1:15 2:-9
kind chess none	0:37 3:-15 8:-6
kind chess of	0:11
kind chess p	0:21 3:-9
kind chess s	1:-12 2:24
kind chess u	0:30 1:-20 2:21 3:-9 8:-6
kind chess vs	1:-22 2:33 3:-6
kind clicker	0:6 2:-17 3:20 4:-12 5:-9 6:-8 7:-6 8:21
kind clicker - +	1:-11 2:-20 3:30 4:-15 5:-10 6:-6 7:-6 8:22
kind clicker - 1	0:10 1:14 2:-12 3:15 4:-7 5:-7 6:-8 8:-10
kind clicker A	0:-15 1:27 2:-28 3:18 4:-10 5:-9 7:-8 8:8
kind clicker F	2:-11 3:16 4:-9 5:-6 6:-9 8:14
kind clicker N	3:22 8:-12
kind clicker O	0:23 4:-8 8:6
kind clicker U	1:-6 2:-6 4:-6 5:-6 8:17
kind clicker as	3:20
kind clicker h +	3:19
kind clicker in	3:22 8:-11
kind clicker none	1:-6 2:-20 3:18 4:-12 5:-8 6:-7 7:-7 8:27
kind clicker of	0:6 1:12
kind clicker p	1:21 2:-18 3:15 4:-9 5:-6 6:-6 8:-8
kind clicker s	1:-16 3:37 4:-6 8:-16
kind clicker u	1:-9 2:-16 4:-11 5:-8 6:-7 7:-7 8:36
kind clicker with	1:20 3:-14
kind connect_four	0:32 1:-15 8:-6
kind connect_four - +	0:17 1:-12 2:-14 3:29 4:-8 8:-7
kind connect_four - 1	0:20 1:-7 3:-11
kind connect_four A	0:23 2:-12
kind connect_four F	0:11 1:-11 2:-6 3:19
kind connect_four O	0:13
kind connect_four is	0:13 3:-9
kind connect_four none	0:22 1:-17 3:13
kind connect_four p	0:13 1:-9 2:-8 3:19 4:-7
kind connect_four s	0:11
kind connect_four u	0:16 1:-17 2:16 8:-6
kind connect_four vs	2:15 3:-6
kind connect_four with	0:6 3:9
kind crazy_eights	0:9 1:-15 2:11 3:6 5:15 8:-17
kind crazy_eights - +	0:20 1:-11 2:-9 3:13 8:-7
kind crazy_eights - 1	0:13 1:-11 2:8
kind crazy_eights A	0:18 1:-12 2:11 3:-6
kind crazy_eights N	4:12 5:6 8:-6
kind crazy_eights O	1:-8 2:23 3:-15 4:-6 8:-9
kind crazy_eights U	0:18
kind crazy_eights h +	0:-12 3:-9 5:26 8:-12
kind crazy_eights none	0:14 1:-14 5:15 8:-15
kind crazy_eights p	1:-12 2:8 3:8 5:-6 6:13 8:-6
kind crazy_eights s	0:11
kind crazy_eights u	0:13 1:-11 5:24 8:-15
kind crazy_eights vs	0:-7 1:-8 2:25 3:-9
kind crossing	1:7 2:13 3:-8 4:7 6:-6 9:-6
kind crossing - +	0:-7 1:-10 5:23 6:-10 7:-8 9:-8
kind crossing - 1	1:35 2:-7 3:-13 8:-6
kind crossing A	1:36 3:-14 8:-6
kind crossing F	3:19 4:-7
kind crossing N	0:-7 1:-7 2:-10 3:-16 4:43 5:-17
kind crossing O	1:-13 2:-20 3:17 5:20 6:-10 7:-7 8:-7 9:-7
kind crossing U	0:14 1:-11 2:-8 3:-8 4:7 8:10
kind crossing V	1:-21 2:66 3:-13 4:-14 5:-6 8:-12 9:-6
kind crossing at	0:10
kind crossing by	2:21
kind crossing from	1:-7 2:13 3:16 5:-6 8:-10
kind crossing h +	1:-15 2:40 3:-9 4:11 5:-8 6:-6 7:-6 9:-7
kind crossing in	0:21 1:-6 2:6 4:-9 5:12 8:-17
kind crossing none	2:18 3:-14 4:12 9:-6
kind crossing of	3:8
kind crossing p	0:-14 1:-11 2:39 3:-21 4:9 5:15 6:-10 7:-8 9:-9
kind crossing s	1:19 2:-11 3:-9 4:21 5:-7 8:-6
kind crossing subj	1:11 2:-7
kind crossing to	2:10 4:14 5:-6 8:-8
kind crossing u	0:12 1:8 2:7 4:7 5:-10 8:-6
kind crossing with	0:-13 1:24 3:7 4:-9 5:9 6:-8 8:-13
kind crossword	0:31 1:-10 2:-7 3:18 4:-7 5:-6 8:-12
kind crossword - +	0:30 1:-8 2:-8 3:14 4:-7 5:-6 8:-11
kind crossword - 1	0:31 3:-13 8:-6
kind crossword A	0:19
kind crossword F	0:21 3:-13
kind crossword N	0:7 1:-7 3:31 4:-7 5:-7 8:-13
kind crossword O	0:34 1:-6 8:-9
kind crossword U	0:21
kind crossword as	0:-9 1:-6 3:25 8:-7
kind crossword from	0:14 3:-6
kind crossword in	0:7
kind crossword none	0:40 1:-7 2:-7 8:-7
kind crossword s	0:13
kind crossword u	0:32 1:-9 2:-7 3:13 4:-8 5:-6 8:-11
kind crossword with	0:10 1:-6 3:13
kind delivery_game	1:16 2:-13
kind delivery_game - 1	1:18 2:-7
kind delivery_game none	1:18 2:-10 3:-6
kind dice_game	0:9 1:-7 2:-6 3:21 4:-7 8:-9
kind dice_game - +	1:-6 3:26 4:-8 8:-9
kind dice_game - 1	0:13
kind dice_game A	0:10
kind dice_game O	2:-6 3:31 4:-10 8:-10
kind dice_game in	0:9
kind dice_game none	3:26 4:-6 8:-6
kind dice_game p	0:18 3:-6
kind dice_game u	3:25 4:-6 8:-9
kind dominoes	0:24 1:-15 2:-18 3:15 4:-8 5:-6 8:8
kind dominoes - +	0:18 1:-12 2:-12 3:9 4:-8 8:12
kind dominoes - 1	0:22 1:-9 2:-7 3:12 8:-9
kind dominoes A	0:18 1:-16 2:-18 4:-9 8:25
kind dominoes F	3:12
kind dominoes N	0:11
kind dominoes O	0:17
kind dominoes U	0:8
kind dominoes none	0:23 1:-19 2:-13 4:-8 8:22
kind dominoes p	3:17
kind dominoes s	0:9
kind dominoes u	0:31 1:-12 2:-13 4:-7 8:7
kind dominoes vs	0:20 2:-10
kind dress_up	1:30 2:-13 3:13 4:-13 5:-8 6:-6 8:-8
kind dress_up - 1	1:22 2:-6 3:-9
kind dress_up A	0:-10 1:45 2:-14 3:-11 4:-15
kind dress_up O	3:21 5:-7 8:-7
kind dress_up h +	3:30 5:-7 6:-6 8:-9
kind dress_up none	1:29 2:-10 4:-12
kind dress_up p	0:-9 3:30 5:-6 8:-7
kind dress_up u	1:23 2:-6 3:-9 4:-7
kind duel	0:9 1:13 2:18 3:-20 4:-8 7:-6 9:-6
kind duel - +	0:10 1:23 2:-8 3:-16 4:-13
kind duel - 1	0:16 1:9 2:17 3:-20 4:-6
kind duel A	0:7 1:9 2:26 3:-12 6:-6 8:-8
kind duel F	1:17 4:-7 5:-6 6:-8 8:-8
kind duel H	0:-7 1:6 6:14
kind duel N	2:-7 3:-15 5:-9 6:12 8:16
kind duel O	0:13 2:-10 3:-25 4:-10 5:13 6:-11 8:24
kind duel U	0:14 2:15 3:-12 8:-9
kind duel V	0:6 1:-12 3:-6 4:-11 8:22
kind duel and	0:-14 1:8 2:17 3:-12
kind duel at	0:-7 1:-12 4:-13 8:27
kind duel h +	0:-7 1:-7 2:37 3:-17 5:-10 7:-7 9:-8
kind duel in	1:43 2:-30 3:-9 4:-6 8:-8
kind duel is	0:9
kind duel none	0:21 1:16 3:-30 5:-8 8:12
kind duel of	0:15 2:16 3:-9 8:-6 9:-7
kind duel p	0:29 1:15 2:-18 3:-21 4:-7 5:9 8:-9
kind duel s	2:38 3:-11 4:-8 5:-6 6:-6 7:-6
kind duel u	1:12 2:25 3:-13 5:-8 7:-6 9:-7
kind duel vs	0:-9 1:-38 2:65 3:-10
kind duel with	0:8 1:10 2:-15 4:-6 5:15 6:-8 8:-11
kind falling_blocks	1:-16 2:-12 3:51 4:-8 5:-7
kind falling_blocks - +	1:-13 2:-12 3:37 4:-11 5:-9 6:-6 8:10
kind falling_blocks - 1	1:-13 2:-10 3:43 6:-6 8:-8
kind falling_blocks A	0:18 1:-18 2:-14 3:23
kind falling_blocks F	1:-12 2:-8 3:42 6:-6 8:-6
kind falling_blocks N	3:14
kind falling_blocks O	1:-9 2:-6 3:44 4:-7 5:-8 6:-6 8:-12
kind falling_blocks U	0:-15 1:-8 2:-7 3:7 4:-8 5:-6 8:26
kind falling_blocks from	3:20
kind falling_blocks in	0:12
kind falling_blocks is	1:-7 2:-9 3:26
kind falling_blocks none	0:10 1:-12 2:-8 3:29 4:-8 5:-6
kind falling_blocks of	0:-9 1:-13 2:-9 3:39 8:-6
kind falling_blocks p	1:-8 2:-10 3:34 4:-6 8:-8
kind falling_blocks u	1:-17 2:-10 3:47 4:-8 5:-6 6:-6
kind falling_blocks with	1:-11 3:27 8:-6
kind farm_sim	0:-8 1:16 2:11 3:23 4:-14 5:-7 6:-7 8:-12 9:-6
kind farm_sim - +	1:-10 3:24 4:-9 8:-8
kind farm_sim - 1	1:33 2:-17
kind farm_sim A	1:14 2:23 3:-13 4:-9 8:-7
kind farm_sim F	2:-7 3:32 4:-6
kind farm_sim N	0:-9 2:22 3:8 4:-12 8:-10
kind farm_sim h +	1:-9 2:13 3:22 4:-9 8:-7
kind farm_sim none	2:19 3:18 4:-13 5:-7 6:-6 8:-10
kind farm_sim p	1:8 2:11 3:13 4:-11 8:-8
kind farm_sim s	1:11
kind farm_sim u	0:6 2:14 3:8 4:-9 8:-9
kind farm_sim with	0:7 1:7
kind fifteen_puzzle	0:17 1:-11 2:-6 3:-23 4:-6 8:30
kind fifteen_puzzle - +	0:20 3:-12 8:10
kind fifteen_puzzle - 1	0:6 1:-7 3:-12 8:18
kind fifteen_puzzle A	0:12
kind fifteen_puzzle O	1:-7 3:-16 8:28
kind fifteen_puzzle U	0:17
kind fifteen_puzzle none	0:20
kind fifteen_puzzle u	0:18 1:-9 3:-22 8:26
kind flappy	1:26 2:-7 3:-13 4:-8 5:31 6:-8 7:-6 8:-11
kind flappy - +	1:25 3:-12 5:10 6:-10 7:-7 9:-7
kind flappy - 1	0:6 1:57 2:-16 3:-17 4:-6 5:-8 8:-10
kind flappy A	1:40 2:-13 3:-12 4:-8 5:11 8:-8
kind flappy F	1:34 2:-7 3:-19 4:-7 6:-8 8:-6
kind flappy H	1:6
kind flappy N	0:-10 1:-10 2:12 3:-12 4:-20 5:46 8:-18
kind flappy O	2:-16 3:-7 4:-16 5:35 6:-12 7:-6 9:6
kind flappy U	1:-12 2:10 5:17 6:-7 8:-11
kind flappy V	0:-8 1:31 3:-11 8:-7
kind flappy from	1:14 3:-9 4:-8 5:10
kind flappy h +	1:-14 3:-15 4:-17 5:55 6:-8 7:-6 8:-8
kind flappy in	2:-7 3:-7 4:-14 5:37 8:-12
kind flappy is	5:15
kind flappy none	1:21 2:-9 3:-8 5:20 6:-8 7:-6 8:-9
kind flappy obj	3:-10 5:23
kind flappy of	0:-19 1:13 2:-14 3:-9 4:-9 5:36 8:-12
kind flappy p	0:-12 2:-7 3:7 4:-16 5:51 6:-9 7:-7 8:-28 9:-8
kind flappy s	1:42 2:-11 3:-14 8:-6
kind flappy to	0:7
kind flappy u	1:21 3:-23 4:-6 5:21 6:-9 7:-6
kind flappy with	0:-10 1:39 3:-16 4:-9 5:12 6:-10 8:-11
kind gomoku	0:26 1:-7
kind gomoku - +	0:14
kind gomoku - 1	0:19 1:-8
kind gomoku O	0:13
kind gomoku U	0:8
kind gomoku none	0:22 1:-6 3:-7
kind gomoku u	0:30 1:-8 3:-9
kind guess_word	0:28 1:-20 2:-17 3:13 8:6
kind guess_word - +	0:29 2:-6 3:-7
kind guess_word - 1	1:-23 2:-23 3:26 8:19
kind guess_word A	0:22 1:-22 2:-21 3:8 8:17
kind guess_word F	3:18
kind guess_word O	0:18 3:-12
kind guess_word none	0:24 1:-11 2:-11 3:-6 8:11
kind guess_word p	0:7
kind guess_word u	0:20 1:-26 2:-25 3:7 8:27
kind guess_word with	1:-11 2:-7 3:19
kind hangman	0:25 2:-9 4:7 5:-7
kind hangman - +	0:35 2:-7 3:-6 5:-6 8:-16
kind hangman - 1	0:6 1:-23 2:-9 3:35 4:-7
kind hangman A	0:36 1:-18 2:-9
kind hangman F	0:31 3:-36 8:20
kind hangman N	0:-9 2:-9 3:40 5:-13 6:-7 7:-6 8:-29
kind hangman O	0:8 1:-10 3:16
kind hangman U	0:17 3:-6
kind hangman from	0:8
kind hangman none	0:29 1:-8 2:-9 3:12 4:6 5:-8 8:-16
kind hangman p	0:29 1:-7 2:-6 4:-9 5:-7 8:12
kind hangman s	0:-13 1:-22 2:-10 3:43 4:9 5:-6 8:-20
kind hangman u	0:27 1:6 2:-9 3:7 4:-7 5:-6 8:-14
kind hidden_objects	0:11 1:-8 2:30 3:-26 4:-12 5:-8 6:-7 7:-6 8:7 9:9
kind hidden_objects - +	2:37 3:-17 4:-8 8:-12
kind hidden_objects - 1	0:26 3:-10 4:-7
kind hidden_objects A	1:-22 2:48 3:-15 4:-9 8:-8
kind hidden_objects N	0:24 3:-6 4:-7
kind hidden_objects O	0:-7 1:12 2:20 3:-20 4:-6 8:6
kind hidden_objects from	2:12 8:-7
kind hidden_objects h +	0:-8 2:-9 3:-24 4:-6 6:-7 8:26 9:21
kind hidden_objects in	0:20 8:-9
kind hidden_objects none	2:26 3:-24 4:-10 5:-7 6:-6 8:14
kind hidden_objects of	3:-9 9:20
kind hidden_objects p	0:15 1:-8 3:-11 9:16
kind hidden_objects s	2:-9 3:-19 4:-7 8:33
kind hidden_objects u	0:8 1:-7 2:46 3:-20 4:-10 5:-7 8:-18
kind hidden_objects with	2:12 3:-9
kind hoops	0:-6 2:-9 3:-13 4:17 5:-7 6:16 8:-11
kind hoops - +	0:-11 1:-9 2:-7 3:-12 4:28 5:-8 6:13 8:-14
kind hoops - 1	0:6 1:8
kind hoops O	0:-8 1:-8 2:-7 3:-12 4:22 5:-8 6:16 8:-11
kind hoops u	0:-6 1:-13 2:-8 3:-19 4:24 5:-12 6:29 8:-20
kind jigsaw	1:-7 3:9 4:21 6:-6 8:-17
kind jigsaw - +	0:8 3:-13 4:18 8:-8
kind jigsaw - 1	0:-10 3:30 8:-13
kind jigsaw N	3:14 8:-10
kind jigsaw O	0:-6 4:22 8:-6
kind jigsaw none	3:-8 4:23 8:-9
kind jigsaw p	3:8
kind jigsaw u	0:14 3:-10 4:10
kind lander	1:15 2:-7
kind lander A	1:15 2:-6
kind lights_out	1:-29 3:16 4:-8 8:22
kind lights_out - +	3:23 4:-10 8:-14
kind lights_out A	1:-11 8:13
kind lights_out N	3:30 4:-12 8:-16
kind lights_out none	0:-7 1:-32 2:-6 3:29 4:-12 8:22
kind lights_out s	0:-7 1:-10 3:15 8:6
kind lights_out u	0:8
kind mancala	0:9 1:-18 3:38 4:-10 5:-9 8:-11
kind mancala - +	0:12 1:-10 2:7 3:16 4:-9 5:-6 8:-8
kind mancala - 1	1:-13 3:25 8:-8
kind mancala A	1:-11 2:18
kind mancala N	0:-8 1:-6 2:-9 3:35 4:-6 5:-6 8:-8
kind mancala O	0:16 3:-7
kind mancala none	0:10 1:-18 3:29 4:-9 5:-8 8:-9
kind mancala p	0:16 3:-7
kind mancala u	1:-19 3:42 4:-10 5:-8 8:-11
kind marble_path	1:14 3:-6
kind marble_path none	1:13 3:-6
kind match3	1:-13 2:-10 3:46 4:-6 8:-7
kind match3 - +	0:17 1:-6 2:-9 3:21 4:-6 8:-7
kind match3 - 1	0:-10 1:-22 2:-8 3:57 6:-7 8:-7
kind match3 A	1:-20 2:-16 3:39
kind match3 F	0:-9 1:-13 2:-6 3:46 6:-6
kind match3 N	3:16
kind match3 O	0:9 1:-6 3:21 4:-6 8:-7
kind match3 U	0:18 3:-9
kind match3 V	0:12
kind match3 in	3:7
kind match3 none	0:6 1:-11 2:-11 3:38 4:-6 8:-7
kind match3 of	3:7
kind match3 p	1:-10 2:-10 3:46 4:-6 6:-7 8:-6
kind match3 u	0:7 1:-16 2:-7 3:40 4:-6 8:-7
kind match3 with	1:-15 3:37 8:-6
kind maze	2:11 6:-7
kind maze - +	0:12 3:-15 4:-6 5:30 6:-8 7:-6 8:-8 9:-6
kind maze - 1	1:26 2:-12 3:7 4:-9 5:-6
kind maze A	1:26 2:16 3:-17 4:-10 5:-6 8:-8 9:9
kind maze F	1:-11 2:10 3:8 5:12 6:-12 7:-6 8:-8 9:-7
kind maze H	2:13
kind maze N	0:12 1:-6 4:-8 5:-6 8:13
kind maze O	0:-8 2:-7 4:17 5:10 6:-10 7:-6 8:-6 9:-6
kind maze U	0:9 1:-11 2:-7 4:-6 5:-6 8:17
kind maze as	0:11 2:-7
kind maze from	0:-15 2:-12 3:-9 4:10 5:-6 8:22
kind maze h +	1:-12 2:23 3:6 5:-10 6:-7 9:6
kind maze in	0:15 1:-14 2:-8 3:17 4:-12 5:-6 8:9
kind maze is	0:-6 1:-17 2:32 3:-6
kind maze none	1:15 2:9 3:-6 6:-6
kind maze of	1:-15 2:-16 3:22 4:-9 5:16 8:-9
kind maze p	1:-7 2:27 3:21 4:-16 6:-8 7:-6 8:-14 9:-6
kind maze s	1:30 2:-8 4:-6 5:-7 6:-6 7:-6
kind maze u	0:12 1:6 3:-9 6:-8
kind maze with	1:26 2:9 3:-22 8:-8
kind memory	1:-16 2:-11 3:55 5:-6 8:-6
kind memory - +	0:7 1:-7 2:-10 3:47 4:-10 5:-6 8:-9
kind memory - 1	1:-31 2:-12 3:70 4:-6 8:-7
kind memory A	0:-8 1:-42 2:-16 3:70 4:6 5:-6 8:-11 9:-6
kind memory F	1:-11 2:-6 3:32
kind memory N	0:15 2:-7 3:28 4:-12 5:-7 8:-10
kind memory O	2:-6 3:36 4:-12 5:-6 6:-6 8:-6
kind memory U	0:21 2:-7 3:12 4:-9 5:-6 8:-11
kind memory V	0:-17 1:-33 2:-13 3:63 4:-6 8:-7
kind memory as	0:6 3:9
kind memory at	1:9 3:13 4:-14 8:7
kind memory from	0:20 3:-9
kind memory h +	1:-8 2:7 3:-26 7:17 8:9
kind memory in	1:-7 2:-10 3:15 4:-14 7:23 8:-12
kind memory none	1:-17 3:55 4:-6 5:-6 8:-11
kind memory of	1:-17 2:-9 3:31
kind memory p	1:-17 3:48 4:-6 8:-6
kind memory s	0:9 1:-15 2:-8 3:35 4:-8 8:-13
kind memory to	0:13 3:-7
kind memory u	1:-16 2:-13 3:51 5:-6 8:-9
kind memory with	0:-8 1:-30 2:-13 3:63 8:-6
kind merge_drop	0:-13 1:-26 2:-15 3:67 4:-8 5:-7 6:-8 7:-6 8:-16
kind merge_drop - +	0:-7 1:-7 2:-8 3:46 4:-7 5:-7 6:-6 8:-21
kind merge_drop - 1	0:-10 1:-28 2:-12 3:55 4:-6 6:-6 8:-6
kind merge_drop F	0:-8 1:-15 2:-8 3:46 4:-6 6:-6 8:-6
kind merge_drop O	3:22 8:-7
kind merge_drop U	0:-8 1:-9 3:24
kind merge_drop as	3:6
kind merge_drop none	1:-8 2:-7 3:34 4:-6 8:-7
kind merge_drop subj	1:-10 3:24
kind merge_drop u	0:-8 1:-27 2:-14 3:67 4:-8 5:-7 6:-7 7:-6 8:-16
kind merge_grid	1:-12 3:31 4:-9 8:-7
kind merge_grid - +	1:-6 3:29 4:-12 8:-7
kind merge_grid - 1	0:-8 1:-12 3:32 8:-8
kind merge_grid F	1:-8 3:15
kind merge_grid U	0:-10 1:-12 2:-7 3:37 4:-8 8:-12
kind merge_grid none	0:-11 2:-6 3:33 4:-10 8:-7
kind merge_grid u	0:-8 1:-12 2:-8 3:43 4:-15 8:-12
kind merge_grid with	1:-8 3:11
kind minesweeper	0:14 1:-31 2:38 4:-8 5:-6 6:-6
kind minesweeper - +	0:14 1:-8 3:24 4:-10 5:-6 8:-12
kind minesweeper - 1	1:-46 2:66 3:-30 4:-6 6:-6
kind minesweeper A	0:12 1:-47 2:60 3:-21 8:-6
kind minesweeper F	0:17 3:-11
kind minesweeper H	0:-7 2:28 3:-6
kind minesweeper N	3:-19 4:-6 8:23
kind minesweeper O	2:-6 3:30 4:-7 8:-8
kind minesweeper U	3:18
kind minesweeper from	0:9
kind minesweeper none	0:11 1:-12 3:16 4:-11 5:-6 6:-6 8:7
kind minesweeper p	1:-37 2:51 3:-11 4:-10 5:-8 6:-7 8:10
kind minesweeper u	0:10 1:-26 2:29 3:8 4:-7 8:-12
kind minesweeper with	1:-50 2:73 3:-30 8:-6
kind none - +	4:6 7:-6 9:-7
kind none - 1	1:17
kind none A	1:15 2:10 6:-6
kind none F	1:-8 3:20 6:10
kind none H	1:7 2:24 3:-9 4:-7 8:-6
kind none N	1:-6 2:-6 4:11 7:-6 8:13 9:-6
kind none O	3:9 7:-6 8:8 9:-6
kind none U	0:10
kind none V	1:10 2:-8 4:7 9:8
kind none also	0:18
kind none and	0:-7 1:16 3:31 4:-13 6:-8 7:-8 8:-17 9:-7
kind none as	1:35 2:-12 3:-30 4:-10 5:-10 6:-9 7:-6 8:25 9:-6
kind none at	1:-8 3:-8 4:20 5:-8 6:-9 8:16
kind none by	0:-21 1:23 3:-20 6:-8 7:-8 8:20 9:-8
kind none for	0:16 1:10 2:-13 3:7 5:-6 6:-6 8:-11
kind none from	1:-8 2:14 3:-12 4:-6 7:-6 8:29
kind none h +	1:-12 2:8
kind none in	1:-7 3:-12 4:7 6:-7 8:27
kind none is	1:6 2:9 3:-6 4:7 6:-9 7:-8
kind none none	3:8
kind none not	0:16 1:-7 2:8 3:-14 4:-9 5:-7 8:15
kind none obj	1:-8 2:6 3:14 7:-6 8:-6
kind none of	3:6 4:6 7:-7
kind none p	1:-6 2:7 3:12 7:-6
kind none s	1:20 3:-6 5:-6 8:7
kind none subj	1:16 2:9 3:-10 7:-6
kind none to	1:-11 2:7 3:-11 4:31 6:-8 7:-6 8:6 9:-6
kind none vs	1:8 2:41 3:-13 4:-12 5:-6 6:-6 8:-9
kind none with	1:18 2:-11 3:-7 4:-11 6:23 7:-8 8:9 9:-8
kind penalty	2:29 3:-17 4:-12 5:-7 6:-7 7:-6 8:14 9:-6
kind penalty - +	0:-13 2:26 3:-16 4:-17 5:-8 6:-8 7:-9 8:29 9:-7
kind penalty - 1	0:8 2:32 3:-16 4:-6 8:-8
kind penalty A	0:-12 2:47 3:-14 4:-9 6:-6 7:-6 9:-6
kind penalty N	0:6 4:-7 5:-6 8:17
kind penalty O	0:27 1:-6 3:-8
kind penalty U	0:9
kind penalty h +	0:13
kind penalty none	0:7 2:6 3:-17 4:-11 5:-7 6:-9 7:-6 8:21 9:-6
kind penalty of	1:12
kind penalty p	0:-8 1:20 2:8 3:-9
kind penalty s	0:10 1:-19 2:33 3:-7 8:-6
kind penalty u	0:9 1:-15 2:18 3:-12 4:-11 5:-7 6:-7 8:20
kind penalty vs	0:-8 1:-22 2:48 3:-8
kind pinball	3:17
kind pinball F	0:-8 3:23
kind pipe_puzzle	0:15 1:-11 2:-7 3:-18 5:-7 8:25
kind pipe_puzzle - +	0:14 1:-10 2:-9 3:-21 5:-7 8:27
kind pipe_puzzle - 1	0:11 3:-6 4:-10 8:14
kind pipe_puzzle A	0:11
kind pipe_puzzle N	1:-9 3:-8 5:-7 8:21
kind pipe_puzzle O	3:-17 8:28
kind pipe_puzzle U	0:14
kind pipe_puzzle from	4:-7 8:11
kind pipe_puzzle none	0:16 1:-7 2:-7 3:-14 4:6 8:13
kind pipe_puzzle u	0:16 1:-11 2:-6 3:-16 4:11 5:-7 8:14
kind platformer	1:12 3:-10 6:-6 7:7
kind platformer - +	0:-13 1:15 3:-30 4:31 6:-10 8:-9 9:-8
kind platformer - 1	1:46 2:-15 3:-19 4:-7 5:11 6:-6
kind platformer A	0:-7 1:16 2:10 3:-10 5:-8 7:11 8:-7
kind platformer F	0:-6 1:38 3:-8 4:-11 5:-8 6:-10 7:-6 8:-10 9:8
kind platformer H	0:12 1:-8 2:8 3:-6 5:-7 7:10
kind platformer N	3:-24 4:-10 5:27 6:-7 7:-7 8:20 9:-6
kind platformer O	1:9 2:-7 3:6 4:-7 5:-17 7:7 8:18 9:-8
kind platformer U	1:-6 2:-10 5:8 6:-6 7:24 8:-20 9:-6
kind platformer as	1:29 2:-9 3:-21
kind platformer at	1:-7 2:-10 3:-10 4:-9 5:23 7:19 8:-16
kind platformer from	0:-10 1:-13 2:-9 3:26 4:-10 5:17 8:-10
kind platformer h +	1:-14 2:8 3:7 6:-6 7:13 9:-6
kind platformer in	1:-9 3:-12 4:-8 5:-10 8:33
kind platformer is	1:-10 2:25 3:-16 4:-12 5:-12 6:-7 7:29 8:-11 9:-6
kind platformer none	1:16 2:8 3:-8 4:8 5:-6 6:-8 9:-6
kind platformer obj	3:22 5:-7 8:-6
kind platformer of	0:15 1:-6 2:-9 3:-23 4:-7 5:-8 6:-6 8:12 9:22
kind platformer p	0:-8 2:13 3:10 4:-12 6:-7 7:-6 8:11 9:-6
kind platformer s	0:-7 1:45 2:-12 3:-13 6:-7 7:6 8:-8
kind platformer subj	1:10
kind platformer to	0:9 8:7
kind platformer u	1:7 3:-17 6:-6 7:11
kind platformer with	0:-16 1:34 2:-14 3:-17 4:-10 5:25 6:8 7:-6 8:-19 9:-6
kind quiz	0:22 2:-8 3:6 5:-6 6:-6
kind quiz - +	0:26 2:-9 5:-6 8:6
kind quiz - 1	0:22 1:-17 2:-10 3:34 4:-8 6:-8 8:-11
kind quiz A	0:6 1:-19 2:-27 3:27 5:-7 6:-6 7:-7 8:9 9:9
kind quiz F	0:11 1:-11 3:25 4:-7 6:-6 8:-6
kind quiz H	9:20
kind quiz N	0:24 2:14 3:-10 4:6 8:-26
kind quiz O	0:21 1:-10 2:-7 3:17 5:-7 6:-7
kind quiz U	0:30 1:-6 3:-8 8:-7
kind quiz V	0:-14 1:42 2:-10 3:-10 4:-6 8:-9
kind quiz as	1:-25 2:-6 3:33
kind quiz at	1:-11 2:-9 3:-15 4:31 5:-6
kind quiz for	0:6 1:-6 3:12
kind quiz from	3:18 8:-10
kind quiz h +	0:-12 1:-15 3:-6 4:29 6:-9 7:-8 8:-26 9:28
kind quiz in	0:16 3:-9 4:31 5:-15 8:-23
kind quiz is	1:26 2:-7 3:-9 8:-6
kind quiz none	0:24 2:-8 4:-7 5:-6 6:-7
kind quiz of	0:10 3:7
kind quiz p	0:22 1:-22 3:29 5:-7 8:-11
kind quiz s	1:6 2:-11 3:-10 8:21
kind quiz u	0:21 2:-9 6:-6 8:-7
kind quiz with	0:7 1:-11 2:-10 3:16 4:-12 5:21 8:-13
kind race_board	0:24 1:-10 2:-18 3:25 4:-12 5:13 6:-7 8:-14
kind race_board - +	0:18 1:-8 2:-15 3:26 4:-13 5:14 6:-10 8:-15 9:-6
kind race_board - 1	0:47 1:-16 2:-7 3:-9
kind race_board A	0:35 1:-16 2:-20 3:9 4:-7 8:-6 9:10
kind race_board F	0:21 1:-6 3:-14 5:14 8:-6
kind race_board N	0:-16 1:-7 2:-10 3:19 4:-16 5:33 8:-17
kind race_board O	0:6 1:-12 2:-6 3:43 4:-10 5:-9 6:-10 8:-15
kind race_board U	0:11
kind race_board V	0:12
kind race_board and	1:17 2:-11 3:-17 5:18
kind race_board at	0:10
kind race_board from	2:-6 3:19 8:-6
kind race_board in	0:11
kind race_board is	1:-6 2:-10 3:-16 4:-11 5:41 8:-11
kind race_board none	0:19 1:-16 2:-14 3:31 4:-10 5:-9 6:-6 8:-12 9:9
kind race_board p	0:30 1:-12 2:-9 3:-8 4:-7 5:13 8:-7
kind race_board s	0:9 3:10
kind race_board u	0:24 1:-13 2:-17 3:19 4:-10 5:13 6:-7 8:-14 9:6
kind race_board vs	0:14 2:-8
kind race_board with	0:25 1:-9 3:-8
kind racing	1:16 3:-14 4:-6 5:25 6:-6 8:-7
kind racing - +	1:8 2:-9 3:-20 4:-15 5:40 6:-9 7:-6 8:7 9:-8
kind racing - 1	1:44 2:-11 3:-13 4:-6 8:-6
kind racing A	0:-6 1:28 3:-16 4:-9
kind racing F	0:-7 1:-16 2:12 3:9 4:-12 5:18 6:-11 7:-6 8:-17 9:7
kind racing H	0:-10 1:-16 2:-29 3:-7 5:45
kind racing N	0:33 1:-10 2:-9 3:-9 4:-12 8:9
kind racing O	1:15 2:-8 3:-18 5:32 6:-10 7:-7 8:-6 9:-9
kind racing U	0:12 2:16 3:-13 4:-10 5:8 8:-11
kind racing V	1:20 2:9 3:-6 5:-6 8:-9
kind racing and	0:-6 2:19 3:-13 5:12 8:-6
kind racing at	1:25 2:-17 3:-18 5:-10 8:14
kind racing by	0:12
kind racing from	0:-7 1:-6 2:-10 3:-12 4:-7 5:39 8:-13
kind racing h +	0:12 1:-21 2:13 5:20 6:-8 7:-7 8:-13 9:7
kind racing in	0:18 2:-11 3:22 4:-10 5:-7 8:-10
kind racing is	2:8 4:6
kind racing none	1:12 2:-13 3:-12 4:-12 5:32 6:-7 7:-6
kind racing of	1:45 2:-7 3:-16 4:-7 5:7 8:-15 9:-6
kind racing p	1:19 3:-12 4:-7 5:30 6:-7 8:-15
kind racing s	1:25 2:-10 4:-8 5:-8
kind racing to	0:12 4:-6
kind racing u	1:14 3:-18 4:-6 5:21 6:-6
kind racing vs	0:-12 1:-19 2:57 3:-11 4:-6 5:-7 8:-6
kind racing with	1:39 2:-23 3:-18 5:-6 6:-6 8:-9 9:16
kind reaction	0:7 3:10
kind reaction - +	0:9 2:12 5:-8 6:-6 7:-7 8:6 9:-6
kind reaction - 1	0:7 1:6 2:-8 3:29 5:-7 6:-8 8:-7
kind reaction A	2:-10 3:26 5:-8 6:-6 9:-7
kind reaction F	2:13 4:6 7:-7 9:-7
kind reaction H	0:17 1:-15 2:-9 3:35 4:-7 5:-8 6:-7 8:-6
kind reaction N	0:12 8:-6
kind reaction O	0:16 1:8 2:-10 3:-8 5:-6
kind reaction U	0:17 2:8 4:-11 8:-14
kind reaction V	0:-11 1:31 2:13 3:-21 4:-15 5:-9 6:-7 7:-6 9:-8
kind reaction at	1:-11 2:7 3:12 6:-6 8:-6
kind reaction for	0:13
kind reaction from	0:17 1:-8 3:-13 5:8 6:-6
kind reaction h +	1:-9 2:-10 3:9 8:6 9:-6
kind reaction in	0:16 2:-21 3:10 5:-13 6:-7 8:13 9:-7
kind reaction is	0:-6 1:-7 2:10 3:-6 4:20 7:-7
kind reaction none	0:8 2:-8 3:15
kind reaction of	0:-6 1:6 2:17 3:-31 4:-13 5:-13 7:-6 8:32 9:-7
kind reaction p	1:-7 2:10 3:13 7:-6
kind reaction s	1:31 2:-14 3:-17 4:26 5:-7 6:6 7:-9 8:-14 9:-6
kind reaction to	0:-9 1:-7 2:6 3:-14 4:34 8:-14
kind reaction u	0:16 3:9 4:-9 5:-6 6:-6 9:-6
kind reaction with	0:10 1:22 2:-14 3:22 4:-11 5:-8 6:-14 7:-7 8:-14 9:-6
kind reversi	0:6 1:-28 2:-15 3:38
kind reversi - 1	0:8 1:-16 2:-9 3:20
kind reversi A	1:-24 2:-12 3:31
kind reversi and	0:9
kind reversi u	0:6 1:-6 3:14
kind rhythm	0:8 1:24 2:-18 3:7 4:-11 5:-10 6:-7 8:17
kind rhythm - +	0:12 1:31 2:-18 3:-9 4:-8 5:-8
kind rhythm - 1	1:31 2:-21 3:8 4:-8 5:-7 6:-7
kind rhythm A	0:-9 1:59 2:-24 4:-7 5:-7 8:-9
kind rhythm F	3:13
kind rhythm N	4:-10 5:-9 8:22
kind rhythm O	0:23 1:-14 2:-6 3:20 4:-10 5:-7 6:-7
kind rhythm U	0:20 1:-9 3:-8 8:10
kind rhythm at	4:-6 8:16
kind rhythm from	3:16 8:-11
kind rhythm h +	1:-10 2:-11 3:13 4:-15 5:-12 6:-7 8:31
kind rhythm in	1:-10 3:-11 4:-7 8:29
kind rhythm none	1:20 2:-23 3:13 4:-12 5:-13 6:-7 7:-6 8:19 9:-6
kind rhythm p	0:14 1:17 2:-14 3:9 4:-7 5:-6 8:-10
kind rhythm s	0:-6 1:35 2:-13 3:-9 4:-6
kind rhythm u	1:18 2:-22 4:-13 5:-10 6:-9 7:-6 8:28 9:-6
kind rhythm with	0:-7 1:32 2:-16
kind runner	1:20 2:7 3:-8 4:-6 5:21 6:-8 7:-7 8:-10 9:-7
kind runner - +	0:-23 1:39 2:7 3:-9 5:-14 6:-10 7:-10 9:-8
kind runner - 1	0:11 1:16 2:14 3:-15 4:-6 8:-8
kind runner A	1:27 2:16 3:-6 4:-8 5:-10 7:-7 8:-9
kind runner F	1:38 4:-11 5:-11 6:-9 8:-10
kind runner H	1:16
kind runner N	0:14 1:-6 2:-6 3:-7 4:-11 5:17
kind runner O	0:-17 1:-20 2:17 5:25 6:-11 7:-8 9:-7
kind runner U	1:-7 2:20 3:-8 5:7 8:-12
kind runner V	0:-6 2:6 3:-9 4:-8 8:18
kind runner from	0:-17 1:-15 2:34 3:-13 4:-7 5:-9 8:12
kind runner h +	0:-6 1:-6 2:16 4:-17 5:35 6:-9 7:-7 8:-8 9:-7
kind runner in	0:-6 1:-10 2:-10 3:-10 4:-13 5:31 8:8
kind runner none	1:19 2:10 4:-8 5:11 6:-7 7:-7 8:-8 9:-6
kind runner of	1:18 3:-10
kind runner p	0:-11 1:-13 2:15 3:-7 4:-15 5:40 6:-8 7:-6 8:-9 9:-6
kind runner s	0:-9 1:30 2:7 3:-14 4:-7 5:-8 6:-6 7:-6
kind runner u	1:25 3:-13 5:6 6:-8 7:-8 8:-11 9:-7
kind runner with	0:-7 1:32 2:-9 3:-10 5:11 6:-6 8:-7
kind sandbox	1:-6 3:24
kind sandbox - +	0:-7 3:28 5:-6 8:-6
kind sandbox O	3:17
kind sandbox none	3:9
kind sandbox p	0:-7 3:27
kind serving	2:-19 3:13 6:-7 8:15
kind serving - +	0:-12 2:-20 3:13 4:24 8:-6
kind serving - 1	1:-7 3:12 4:-10 8:14
kind serving A	1:7 2:-11 3:-14 4:21
kind serving F	0:-7 1:-9 3:35 4:-6 6:-6
kind serving none	1:13 2:-19 3:20 8:-7
kind serving p	1:-15 2:-11 3:22 4:16 6:-6
kind serving s	0:-9 1:20 2:-13 3:-14 4:-17 8:25
kind serving u	2:-11 3:21
kind serving with	1:-6 3:21
kind shmup	1:7 2:26 3:-13 4:-11 5:-10 6:6 7:11 8:-10
kind shmup - +	0:-7 1:18 2:9 5:-12 6:-7 7:13 8:-16 9:-10
kind shmup - 1	0:-7 2:54 3:-29 4:-7 5:-7 7:-7 8:-9 9:-6
kind shmup A	0:-10 2:32 3:-21 4:-10 5:-7 6:-6 7:23 8:-10
kind shmup F	0:-18 1:24 2:40 3:-55 4:-15 5:-10 6:10 7:16 8:-12 9:-9
kind shmup H	1:-7 2:9 6:8
kind shmup N	2:14 3:-15 5:-11 6:21 8:-16
kind shmup O	1:-12 2:23 4:-14 5:-14 6:12 7:-10 8:-17 9:6
kind shmup U	0:-22 2:9 3:14 4:-14 5:-11 6:8 7:11 8:-19
kind shmup V	0:13 1:19 3:-10 4:-9 9:-7
kind shmup at	2:25 4:-9
kind shmup h +	1:-16 2:29 3:-13 4:-14 5:-12 6:8 7:22 8:-12 9:9
kind shmup in	0:20 1:-10 2:-13 8:19 9:-8
kind shmup is	0:-10 2:7 3:-13 4:-8 5:-9 6:-7 7:-8 8:-10 9:33
kind shmup none	1:20 2:21 4:-9 5:-9 6:-12 7:10 8:-11 9:-7
kind shmup of	0:-22 1:-17 2:32 3:-22 4:-14 5:-12 6:23 7:18 8:-16 9:-7
kind shmup p	0:-7 1:-6 2:54 3:-35 5:-11 6:15 7:-7 8:-13 9:-7
kind shmup s	0:-7 1:13 2:-30 3:-18 4:-11 5:-9 7:35 9:12
kind shmup subj	1:19 2:-8
kind shmup u	0:-10 1:13 2:27 4:-14 5:-10 7:7 8:-15
kind shmup vs	0:-10 1:-9 2:43 3:-11 4:-6 6:-6 8:-8
kind shmup with	0:-21 1:-25 2:42 3:-39 4:-12 5:-12 6:28 7:18 8:-17 9:6
kind shuffleboard	0:27 1:-12 3:-25 4:9 5:-7 8:10
kind shuffleboard - +	0:13 1:-7 2:-8 3:-34 5:-8 6:13 8:28
kind shuffleboard - 1	0:23 1:-19 2:11 4:8 6:-6 8:-8
kind shuffleboard A	0:23 1:-12 2:8 3:-6
kind shuffleboard N	3:-21 4:25 5:-8 8:9
kind shuffleboard O	0:15 1:-10 2:-9 3:-18 4:8 5:-6 6:11 8:7
kind shuffleboard U	0:19 1:-6
kind shuffleboard at	0:8
kind shuffleboard from	0:10 8:-6
kind shuffleboard in	0:24 8:-7
kind shuffleboard none	1:-11 2:-10 3:-28 4:26 5:-9 6:18
kind shuffleboard of	3:-11 8:21
kind shuffleboard p	0:16 1:-7 2:-8 3:-14 4:-8 5:-7 6:18 8:7
kind shuffleboard s	2:13
kind shuffleboard u	0:13 1:-15 2:-9 3:-29 4:20 5:-6 6:-7 8:23
kind shuffleboard vs	1:-7 2:10
kind shuffleboard with	0:20 1:-6 3:-7
kind snake	1:7 4:6 5:-7 6:-8
kind snake - +	0:-8 1:27 2:-10 4:-6 6:-8 7:-9 8:8
kind snake - 1	1:25 3:-20 4:17 6:-7 8:-9
kind snake A	1:14 3:-12 5:-7 6:-6 7:17 9:-7
kind snake F	0:-8 1:6 2:-13 3:8 4:26 5:-8 6:-10 7:-6
kind snake H	1:-18 2:35
kind snake N	0:6 2:15 3:16 4:-12 5:-8 8:-15
kind snake O	1:-8 2:-13 3:25 4:6 5:-7 6:-12 7:-7 8:18 9:-7
kind snake U	0:24 1:8 2:-8 3:-15 4:-7
kind snake V	1:45 2:-13 3:-13 4:-7 8:-9
kind snake at	0:9 3:-6 4:-7 8:10
kind snake from	1:-16 2:29 3:-7 4:-6 8:7
kind snake h +	1:-17 2:11 3:17 5:-13 6:-8 7:9 9:-7
kind snake in	0:-6 1:-11 2:-11 3:12 5:-10 6:-8 7:19 8:6 9:-6
kind snake is	0:-9 1:18 2:-12 3:-10 4:-12 5:-6 7:16 8:-7 9:13
kind snake none	1:13 4:9 6:-6 8:-7 9:-6
kind snake obj	3:-18 4:24
kind snake of	3:13 4:-7 8:8
kind snake p	0:-11 1:-11 3:17 4:12 5:-10 6:-7 8:7 9:-7
kind snake s	1:30 2:-12 5:-6 8:-10
kind snake u	0:9 1:8 6:-8 9:-6
kind snake vs	2:16
kind snake with	0:-8 1:10 2:-18 3:16 4:24 5:-7 6:-10 7:-10 8:-11
kind snap	1:-6 2:16
kind sokoban	2:-11 3:9 6:-8
kind sokoban - +	0:6 1:9 2:-14 4:15 5:-14 6:-8 7:-6 8:16 9:-6
kind sokoban - 1	1:17 2:-11 3:26 5:-7 6:-7
kind sokoban A	0:9 1:32 2:-19 3:-23 4:-6 5:9 8:-10 9:7
kind sokoban F	1:-10 2:-11 3:30 4:-11 5:-9 6:-12 8:8
kind sokoban H	0:-6 1:-12 2:-29 3:-8 4:30 5:-8 8:20
kind sokoban N	1:-9 2:-11 4:12 5:11 6:-6 7:-6 8:10 9:-6
kind sokoban O	0:7 1:-8 2:-8 3:22 4:16 5:-11 6:-8
kind sokoban U	0:16 1:10 5:-7
kind sokoban V	1:10 3:-22 4:-19 5:16 6:-6 7:-6 8:18 9:-9
kind sokoban and	4:-8 5:25 8:-14
kind sokoban at	0:-11 2:-8 4:44 5:-8 8:-18
kind sokoban from	0:15 1:18 3:-11 4:-8 8:-13
kind sokoban h +	0:12 1:-12 2:-14 3:13 4:11 5:6 6:-8 8:-6
kind sokoban in	1:-14 2:-10 3:-24 4:37 6:-6 7:-6 8:15 9:-6
kind sokoban is	1:16 2:-7 3:-6
kind sokoban none	0:9 1:8 2:-9 3:11 5:-6 6:-7
kind sokoban obj	1:-12 2:-12 3:35 4:-11 5:-9 8:6
kind sokoban of	0:7 1:15 2:-6 3:7 4:-14 5:-11 6:-7 8:10
kind sokoban p	1:-9 2:-16 3:15 4:32 5:-12 6:-7
kind sokoban s	1:7 2:-12 3:-18 5:6 6:-9 7:-6 8:23
kind sokoban subj	0:-15 1:-11 2:-26 3:14 4:-18 5:8 6:-7 7:-7 8:19 9:18
kind sokoban to	1:-7 2:-7 3:-10 4:28 5:-8
kind sokoban u	0:6 1:6 2:-12 3:9 6:-8
kind sokoban with	0:20
kind solitaire	0:13 1:-12 2:-7 3:16 4:-8 5:-6 6:-6 8:7
kind solitaire - +	0:12 1:-6 3:-6 4:-6 8:14
kind solitaire - 1	0:14 1:-10 3:12 8:-6
kind solitaire O	0:6 1:-8 4:-7 8:17
kind solitaire U	0:7
kind solitaire V	3:10
kind solitaire at	0:12
kind solitaire none	1:-8 3:13 8:6
kind solitaire p	0:-6 3:24
kind solitaire u	0:17 1:-8 3:-7 4:-7 8:14
kind solitaire with	0:11
kind sorting_game	0:10 1:-15 2:-8 3:38 4:8 5:-7 8:-16
kind sorting_game - +	0:10 1:-9 2:-7 3:29 4:14 5:-7 8:-16
kind sorting_game - 1	0:-9 1:-22 2:-7 3:52 4:-7 8:-9
kind sorting_game A	0:8 1:-22 2:-10 3:28
kind sorting_game F	3:26
kind sorting_game N	3:31 4:-6 8:-13
kind sorting_game O	1:-11 2:-7 3:27 4:25 5:-7 6:-6 8:-18
kind sorting_game U	0:28 1:-8 4:-6
kind sorting_game from	0:6 3:14 8:-14
kind sorting_game in	0:8 3:-30 4:41 8:-21
kind sorting_game none	1:-16 2:-9 3:57 4:-11 5:-6 8:-11
kind sorting_game obj	3:11
kind sorting_game of	0:8
kind sorting_game to	3:-13 4:23
kind sorting_game u	0:9 1:-13 2:-7 3:38 4:6 5:-6 8:-15
kind spider_solitaire	0:12 3:-7
kind spider_solitaire - 1	0:14 3:-9
kind spider_solitaire O	0:11 3:-7
kind spider_solitaire p	0:12 3:-8
kind stealth_game	1:12 2:11 3:-15 4:-14 5:12 6:-8 7:-6 8:6 9:-6
kind stealth_game - +	0:6 1:10 4:-12 5:14 8:-17
kind stealth_game - 1	1:-12 2:35 3:-18 4:-9 5:-6 8:8
kind stealth_game A	1:18 2:24 3:-18 4:-10 5:-7 7:-6 8:-7
kind stealth_game F	2:-7 3:7 4:-7 8:19
kind stealth_game H	2:10
kind stealth_game N	0:14
kind stealth_game O	0:-7 4:-13 5:28 6:-8 8:-7
kind stealth_game from	8:15
kind stealth_game h +	0:7 1:-10 4:-12 5:14 6:-7
kind stealth_game in	3:-17 8:26
kind stealth_game none	2:15 4:-15 5:25 6:-8 7:-6 8:-15 9:-6
kind stealth_game p	1:-11 2:24 3:-9 4:-11 5:-10 6:-7 8:19
kind stealth_game s	0:-7 1:8 2:-20 3:-10 5:30 8:-8
kind stealth_game u	0:-7 1:6 2:21 4:-17 5:16 6:-8 7:-7 8:-18 9:-7
kind stealth_game with	2:16 3:-8
kind sudoku	3:11
kind sudoku - 1	1:-10 3:26
kind sudoku F	1:-8 3:19
kind sudoku N	3:11
kind sudoku u	1:-8 3:23 8:-6
kind sudoku with	0:-7 1:-6 3:26 8:-8
kind tank_battle	0:15 1:10 2:-7 3:-6 4:6 8:-10
kind tank_battle - 1	1:20
kind tank_battle N	4:10 8:-6
kind tank_battle V	0:-6 1:24
kind tank_battle h +	0:14 2:-6 4:6 8:-6
kind tank_battle none	1:15 2:-6 3:-7 4:7 8:-7
kind tank_battle p	0:12 1:7 2:-6
kind tank_battle u	1:9 4:8 8:-8
kind tic_tac_toe	0:12 1:13 2:35 3:-36 4:-7 5:-7 6:-9 8:-10
kind tic_tac_toe - +	0:16
kind tic_tac_toe - 1	0:13 1:24 2:11 3:-29 6:-6 8:-8
kind tic_tac_toe A	2:19 3:-6
kind tic_tac_toe F	0:-8 1:24 2:24 3:-30 6:-7
kind tic_tac_toe N	0:10
kind tic_tac_toe O	0:15
kind tic_tac_toe at	0:12
kind tic_tac_toe h +	0:-6 2:30 3:-17
kind tic_tac_toe none	0:9 2:29 3:-24 8:-6
kind tic_tac_toe p	1:21 2:15 3:-26
kind tic_tac_toe s	1:-13 2:20
kind tic_tac_toe u	0:19 1:16 2:18 3:-30 4:-7 6:-6 8:-8
kind tic_tac_toe vs	1:-16 2:26
kind tic_tac_toe with	0:-8 1:41 3:-30
kind timing_game	2:-6 3:-16 4:-8 5:-8 8:31
kind timing_game - 1	1:6
kind timing_game h +	8:14
kind timing_game none	0:6 1:10 3:-7
kind timing_game u	1:17 3:-15 8:10
kind tower_defense	0:-9 1:20 2:15 3:-22 4:8 5:-10 6:-10 7:12 8:-15 9:12
kind tower_defense - +	1:39 2:-6 3:-34 5:-10 6:-13 7:24 8:-15 9:-10
kind tower_defense - 1	0:-7 1:33 2:17 3:-22 5:-6 6:-6 8:-8
kind tower_defense A	0:-12 1:25 2:17 3:-18 4:-12 5:-7 6:-6 7:17 8:-9
kind tower_defense F	0:-9 1:33 2:-9 3:-29 4:21 6:-10 8:-6
kind tower_defense H	0:-9 2:6 3:-8 4:8 6:-7 7:18 8:-6
kind tower_defense N	1:20 2:-7 3:-13 4:30 5:-11 8:-26
kind tower_defense O	1:10 2:32 3:-36 4:-6 5:-16 6:-16 8:-17 9:33
kind tower_defense U	0:15
kind tower_defense from	1:-6 2:31 8:-6
kind tower_defense h +	0:-9 1:-22 2:26 3:-17 4:6 5:-13 6:-11 7:20 8:-17 9:26
kind tower_defense in	2:10
kind tower_defense is	1:-12 2:6 3:-9 7:26 9:-6
kind tower_defense none	0:-11 1:27 3:-32 4:16 5:-10 6:-12 7:15 8:-17 9:14
kind tower_defense of	1:16 3:-6
kind tower_defense p	0:-8 1:27 2:37 3:-21 4:-12 5:-9 6:-9 7:-7 8:-9 9:6
kind tower_defense s	1:-42 2:-11 3:-23 5:-11 6:-9 7:45 8:-18 9:21
kind tower_defense u	1:22 3:-24 4:38 5:-8 6:-10 8:-19 9:-8
kind tower_defense vs	0:-9 1:-15 2:47 3:-10 4:-6 5:-6 8:-6
kind tower_defense with	0:-8 1:32 3:-8 4:-8 5:-11 6:-8 8:-11
kind tower_stacking	1:-9 3:14
kind tower_stacking - +	0:11 3:-7
kind tower_stacking - 1	1:-7 3:21
kind tower_stacking F	0:7 1:-12 3:22
kind tower_stacking none	0:13 3:-7
kind tower_stacking u	0:9 1:-9 3:14
kind trick_taking	0:42 1:-14 2:8 3:-13 8:-7
kind trick_taking - +	0:25 1:-13 2:21 3:-12 4:-6 8:-8
kind trick_taking - 1	0:41 1:-9 2:-8 3:-11
kind trick_taking A	0:12 1:-19 2:26 3:-7
kind trick_taking N	0:12 3:-7
kind trick_taking O	0:44 1:-8 3:-13 8:-7
kind trick_taking U	0:8
kind trick_taking none	0:35 1:-13 2:12 3:-13 8:-7
kind trick_taking p	0:19 3:-8
kind trick_taking s	0:12 1:-13 2:15
kind trick_taking u	0:39 1:-13 2:10 3:-14 8:-8
kind trick_taking vs	0:8 2:10
kind trick_taking with	0:26 1:-8 3:-6
kind tycoon	1:-8 3:28 8:-6
kind tycoon - +	3:18
kind tycoon F	3:16
kind tycoon none	1:-6 3:25
kind tycoon u	3:11
kind typing_game	0:39 1:-11 3:-11 8:-8
kind typing_game - +	0:36 1:-10 3:-11 8:-8
kind typing_game - 1	0:25 3:-16
kind typing_game A	0:10
kind typing_game F	0:11 3:-10
kind typing_game H	2:19
kind typing_game N	0:20 1:-8 3:-12 4:15 8:-9
kind typing_game O	0:29 4:-7
kind typing_game U	0:13
kind typing_game V	0:10
kind typing_game is	2:8
kind typing_game none	0:41 1:-9 3:-12 8:-7
kind typing_game of	0:10
kind typing_game p	1:-10 2:15 3:13 4:-6 8:-6
kind typing_game u	0:41 1:-7 3:-19 8:-8
kind virtual_pet	1:16 2:-9 3:8
kind virtual_pet - 1	1:13
kind virtual_pet A	1:19 2:-8
kind virtual_pet F	0:8
kind virtual_pet h +	3:20 5:-6
kind virtual_pet none	0:-9 1:15 2:-8 3:24 4:-6 5:-8 8:-6
kind virtual_pet u	1:11 2:-9 3:10
kind word_search	0:36 1:-10 2:-14 3:9 4:-6 8:-8
kind word_search - +	0:32 1:-8 2:-11 3:9 4:-7 8:-8
kind word_search - 1	0:21 1:-9 3:6
kind word_search A	0:8 1:-14 2:-23 3:32
kind word_search N	0:35 3:-17 8:-6
kind word_search O	0:38 3:-7 8:-7
kind word_search U	0:-11 3:21
kind word_search none	0:40 1:-8 2:-13 8:-7
kind word_search p	0:8 1:-8 3:23 4:-6 6:-6 8:-7
kind word_search u	0:36 1:-10 2:-12 3:8 8:-7
kind word_search with	1:-9 3:28
last ally A	1:-26 3:8 4:10 5:-8 7:22 8:-8 9:-7
last ally F	0:-11 1:-12 2:15 3:36 4:-8 5:-8 6:-7 8:-16
last ally H	0:-14 1:-6 2:32 3:-7 4:-6 5:-7 8:-8 9:10
last ally N	2:-8 3:-8 4:-11 5:-10 8:30
last ally O	1:-14 4:7 5:-8 6:-10 7:15 8:-6 9:9
last ally U	0:-11 1:-10 2:30 3:-14 4:-14 5:-10 8:14 9:-7
last ally V	1:-6 2:-7 3:22
last boss F	0:-8 2:-9 3:-24 4:-7 5:-6 6:-7 7:41
last boss N	4:-10 8:19
last boss O	0:26 3:-9
last boss U	0:10 2:-10 3:-6 7:20 8:-6
last enemy A	0:-9 1:23 2:-11 3:-15 4:9 5:-8 6:-8 7:29 8:-6
last enemy F	0:-7 1:-15 4:32 6:10 8:-12 9:-7
last enemy H	0:-7 1:-22 2:-31 3:-11 4:-8 5:-13 6:15 7:36 8:-8 9:22
last enemy N	0:6 2:-13 4:19 7:-6 8:11 9:-6
last enemy O	1:-11 6:12 9:-8
last enemy U	0:14 1:-10 3:-6 4:-9 5:-6 6:7 8:19
last enemy V	0:-15 1:-21 2:44 3:-20 6:-8 7:17 8:-14 9:-11
last first A	1:23
last first F	1:8 2:-6 3:16
last first H	1:13 2:15 5:-6 6:-8 8:-7
last first N	0:6 2:-9 3:9 8:16
last first O	0:7 1:6 2:-6 3:15 4:-7 5:-7
last first U	0:10 1:11 4:-6 5:-6
last first V	1:28 3:-6 4:-8
last free A	0:10 1:9 2:8 6:-6 9:-7
last free F	0:14 2:-7 3:8 7:-6
last free H	2:12 3:-8 5:12 7:-6 8:-7 9:-8
last free N	0:8 1:-8 2:-7 4:6 8:14 9:-6
last free O	0:9 2:-7 3:7 7:-6
last free U	0:15
last free V	0:9 1:16 4:10 5:-10 6:-7 7:-6 9:-10
last goal A	0:-9 2:35 3:-12 6:-6 7:-7 9:-7
last goal F	0:13 1:-10 2:-10 3:22 4:-16 5:-7 6:-6 8:16
last goal H	1:-10 2:32 3:-12 4:-10 5:-9 6:18 7:-6 8:-9 9:-6
last goal N	0:-9 1:-11 2:18 4:-30 5:31 6:-12 7:-7 8:14 9:-8
last goal O	0:9 3:6 5:15 7:-7 8:-6 9:-7
last goal U	0:13 1:-12 2:12 5:7 6:-8 7:-6 8:-6 9:-6
last goal V	1:-16 2:12 3:-23 4:23 5:8 6:-9 7:-8 9:-9
last hero A	1:-22 2:11 3:13 5:-6 8:-7 9:22
last hero F	1:-7 3:21 6:10 8:-7
last hero H	1:-11 2:29 3:-16 7:-7
last hero N	1:-9 2:-8 3:7 4:6 5:8 7:-6 8:11
last hero O	1:-12 3:13 4:-9 5:14 7:-7 8:7
last hero U	3:-11 6:12 7:-8 8:13
last hero V	2:6 4:-6 6:-6 7:-7 9:14
last item A	0:-6 2:24 5:-8 7:-6 9:-7
last item F	1:-7 2:11 3:33 4:-7 5:-7 6:-9
last item H	2:28 4:-7 6:-6 8:-6
last item N	1:-8 3:10 4:16 5:-9 6:-6 9:-6
last item O	0:-6 3:18 4:13 7:-7 9:-7
last item U	1:-6 2:-6 3:14 4:10 6:-6 7:-6 8:8
last item V	0:-11 1:14 3:26 4:-12 6:-7 7:-7 8:-6 9:-7
last obstacle A	1:-23 5:43 6:-8 7:-9 8:-14 9:-11
last obstacle F	0:-10 1:-8 2:-16 3:10 4:28 5:11 6:-9 7:-6 9:-6
last obstacle H	1:-6 3:-8 4:7 5:12 6:-6
last obstacle N	1:-8 3:-22 4:20 5:39 6:-8 7:-6 8:-27 9:-6
last obstacle O	1:-9 2:-16 3:10 4:10 5:28 7:-6 8:-14 9:-6
last obstacle U	0:23 1:-7 2:-9 3:-12 4:13 5:8 8:-11
last obstacle V	1:-11 2:-20 3:-8 4:31 8:-6
last place A	2:25 4:7 6:-9 9:-9
last place F	0:-10 1:-9 2:-14 3:35 4:-13 7:-7 8:15 9:-7
last place H	1:-19 2:11 4:-10 5:7 6:-10 7:-6 8:15 9:-7
last place N	0:-12 2:8 3:-16 4:15 5:6 6:-11 7:-8 8:21 9:-7
last place O	7:-7 8:16 9:-8
last place U	1:-11 3:21 5:-7 6:-7 7:-6 8:10 9:-6
last place V	1:-8 2:-27 3:18 4:-6 5:14 6:-8 7:-8
last projectile A	0:-6 2:44 5:-6 6:-9 8:-7 9:-6
last projectile F	1:-7 2:12 5:-6 6:8 8:-12
last projectile H	2:32 4:-7
last projectile N	0:16 1:-7 3:-13 4:8 5:-10 6:-7 8:9
last projectile O	0:20 2:13 3:-30 5:-16 6:16 7:16 8:-24 9:-7
last projectile U	0:9 1:-7 2:18 3:-14 4:-7 5:-7 6:-6 7:13 8:-9
last projectile V	0:-7 1:7 2:26 4:-6 6:-6 8:-7 9:-6
later none A	1:7 2:15 6:-6
later none Ap	2:23 8:-6
later none Ap-	1:8 2:9 3:15 6:-7 7:-6 8:-7 9:-6
later none Aph	1:-14 2:36 8:-6
later none As	1:15 2:12 5:-7 6:-6 7:12 9:-6
later none As-	1:21 2:15 3:-7 4:-8
later none Ash	1:-37 2:21 5:-10 6:-9 7:36 9:-10
later none Au	1:9 2:12 6:-7
later none Au-	1:21 6:-6 9:-6
later none Auh	0:-6 1:-19 2:28 3:-7 6:-7 7:8 8:-7 9:7
later none F	3:15
later none Fp	3:25 7:-6 8:-8
later none Fp-	2:-11 3:34
later none Fph	0:-11 1:-11 2:27 3:9 4:8 7:-7 8:-13
later none Fs	0:-9 1:9 2:-16 4:14 5:-11 6:6
later none Fs-	0:-6 1:28 2:-15 4:-7 5:-9 7:-8 8:7 9:6
later none Fsh	1:-17 2:-15 4:22 5:-8 6:12 8:-12 9:-6
later none Fu	3:13
later none Fu-	1:8 3:15 5:-6
later none Fuh	1:-13 2:6 5:6 6:9 9:-6
later none H	2:23 8:-7
later none Hp	1:-8 2:27 8:-6
later none Hp-	1:-12 2:17 3:12 4:-8 6:8 7:-6 8:-7
later none Hph	1:-8 2:31 3:-9 4:7
later none Hs	0:-7 1:14 4:-8 5:-10 6:-10 7:20 8:-8 9:-6
later none Hs-	0:-8 1:20 4:-8 5:-9 6:-11 7:17 8:-9 9:-6
later none Hsh	0:-7 1:-12 5:-8 6:-7 7:34 8:-6
later none Hu	2:33 5:-8
later none Hu-	1:14 2:31 3:-8 4:-7 5:-6 6:-9 7:-6 8:-9 9:-6
later none Huh	1:-9 2:30 3:-6 4:-8 5:-11
later none N	1:-7 4:7 5:8 7:-6
later none Np	1:-7 2:-15 4:21 5:13 7:-7 9:-7
later none Np-	1:-9 2:-16 4:16 5:8 6:-8 7:-7 8:16 9:-7
later none Nph	1:-9 4:10 5:22 7:-6 8:-10 9:-7
later none Ns	0:7 1:-13 2:-10 4:6 6:-6 8:21
later none Ns-	0:-11 1:-19 2:-11 3:17 6:-8 7:-7 8:36 9:-7
later none Nsh	0:14 1:-8 2:-11 3:-10 4:7 8:19
later none Nu	4:6 7:-6
later none Nu-	3:8 6:-6 7:-6 8:6 9:-6
later none Nuh	0:8 1:-7 4:12 5:7 7:-6
later none O	3:7
later none Op	1:-11 3:23 5:8 7:-6 8:-8
later none Op-	1:-8 3:23 8:-9
later none Oph	1:-10 3:14 5:18 7:-7 8:-7
later none Os	1:18 2:-7 3:-10 5:-11 6:7
later none Os-	1:28 5:-11 7:-8 8:8 9:-7
later none Osh	1:-21 3:-22 4:-6 5:-8 6:25 7:18
later none Ou	9:-6
later none Ou-	3:7 7:-6 9:-6
later none Ouh	1:-11 3:-9 4:6 5:16 8:8
later none U	0:14
later none Up	0:12 1:-13 4:-8 5:12 6:-6 8:11
later none Up-	0:19 1:-13 3:-7 4:-11 5:11 8:10
later none Uph	0:11 1:-8 3:-7 5:20 6:-7 7:-6
later none Us	2:10 3:-17 4:-6 5:-10 7:6 9:9
later none Us-	1:11 2:23 3:-15 5:-6 6:-7 7:-6 8:-13 9:-6
later none Ush	1:-11 2:-21 3:-13 4:-12 5:-12 6:18 7:16 9:17
later none Uu	0:13
later none Uu-	0:14
later none Uuh	0:12 1:-8 4:7
later none V	1:13 2:8
later none Vp	0:8 1:-7 2:9 5:8 7:-6 8:-11 9:-7
later none Vp-	0:6 1:-9 2:-19 3:27 6:11 7:-6 8:-10 9:-6
later none Vph	0:12 2:23 3:-18 5:14 6:-7 7:-6 8:-11 9:-7
later none Vs	1:10 2:-7 3:-13 4:-13 6:-7 7:10 8:20 9:-9
later none Vs-	1:25 2:8 3:-11 4:-10 5:-6 9:-6
later none Vsh	2:-18 3:-11 4:-8 5:14 6:-6 7:14 9:-8
later none Vu	1:19 2:8 3:-6 4:6 5:-10 7:-6
later none Vu-	1:37 2:-11 5:-7 6:-6 9:-6
later none Vuh	0:9 1:-7 2:18 4:12 5:-15 7:-7
later none attack -	0:12 1:-11 2:16 3:-10 4:-10 5:-6 8:15
later none attack h	0:14 1:-7 2:22 4:-11 6:-7 8:-10
later none avoid -	0:-9 1:24 2:9 3:-15 4:-9 6:-7 7:-6 8:8 9:-6
later none avoid h	0:-7 1:-16 2:-8 3:21 4:17 5:-16 6:-7 7:-6 8:-11 9:17
later none bring -	1:14 2:-11 4:13 5:6 8:-14
later none bring h	0:11 1:-18 2:-10 3:10 6:-6 7:-6 9:9
later none chase -	0:-16 1:7 2:26 3:12 4:-12 5:-8 6:-8 7:-6 8:-14 9:-6
later none chase h	1:-10 2:34 3:-13 4:-8 8:11
later none clean -	0:-6 2:-15 3:32 5:-8 6:-6 8:-11
later none clean h	2:26 3:-12 4:-6 8:-7
later none cross -	0:6 1:16
later none cross h	1:-15 2:-12 3:-19 4:44 8:-18
later none eat -	0:-6 1:8 2:33 3:-20 5:-6 7:-6 8:-9
later none eat h	1:-17 2:13 3:28 4:-13 5:-13 6:-6 7:11 8:-13 9:-7
later none fall -	0:7 2:10 3:24 4:-8 6:-7 7:-7 8:-18
later none fall h	1:-10 2:6 3:-14 4:-16 5:12 7:23 9:-7
later none fight -	2:-6 3:-19 4:7 7:-7 8:19 9:-7
later none fight h	1:-15 2:10 3:-10 5:-8 6:8 7:-6
later none guard -	0:-7 1:58 2:-27 4:-14
later none guard h	1:-9 2:17 3:-13 4:17 6:-8 8:-6
later none hit -	0:13 1:7 2:11 4:-9 6:-9 7:-6
later none hit h	0:8 1:-10 2:8 3:-27 4:-9 5:-6 6:26
later none make -	0:-15 1:15 3:-14 4:11 5:-7 6:-6 7:-6 8:14 9:-7
later none make h	0:10 1:8 2:-8 4:13 8:-10
later none match -	0:-9 1:17 3:7 4:13 5:-7 6:-6 7:-6 8:-13 9:-6
later none match h	0:20 2:-7 3:-14 4:10
later none meet -	0:11 3:-8 8:13
later none meet h	1:-6 2:31 4:-11 6:-6 8:-8
later none move -	1:17 3:9 8:-10 9:-6
later none move h	1:-7 2:21 4:-8 6:10 7:-7 8:-7 9:-10
later none no -	1:7 3:9 9:-6
later none no h	1:-11 2:12
later none over -	0:-9 1:29 2:-13 8:-7
later none over h	0:-8 1:-20 2:32 3:9 5:-6 6:-7 7:-7 9:-9
later none play -	0:-15 1:31 2:-15 4:-10 5:6 6:-8 7:-6 8:8 9:-6
later none play h	1:-6 2:-6 3:24 4:-6 5:7 6:-6 8:-12
later none push -	0:-10 1:19 2:-7 3:-6 8:10
later none push h	3:15
later none race -	0:7 1:18 2:-6 3:-7
later none reach -	0:-10 1:14 3:12 4:-17 5:-8 6:24 7:-7 8:-14 9:-6
later none reach h	0:-8 1:-14 2:11 4:-16 5:8 6:-9 8:24 9:-6
later none save -	0:15
later none save h	1:-12 2:-6 8:18
later none shoot -	0:9 2:25 3:-9 4:-8 6:-6 7:-6 8:-9
later none shoot h	0:-7 1:-16 2:46 3:-8 4:-9 5:-7 8:-9 9:-7
later none sneak -	0:-8 1:-14 2:17 3:-18 4:-12 5:26
later none sneak h	0:10 1:-11 2:-9 3:15 4:-13 5:-10 8:11 9:7
later none stay -	1:-10 3:-9 5:17 6:-7 7:-10 8:13 9:-6
later none stay h	0:-7 1:-15 2:18 4:-9 5:21 6:-6 7:-8 9:-10
later none steal -	0:-6 1:-47 2:62 3:-9 4:-6
later none steal h	1:-9 2:38 3:-13 4:-8 8:-6
later none take -	1:21 5:-7 8:-8
later none take h	1:-26 2:25 3:7 4:6 5:9 6:-8 7:-7 8:-14
later none throw -	2:12 3:-6 4:-7 5:-9 6:14 7:-6 8:10 9:-7
later none throw h	0:-8 1:-21 2:34 4:16 5:-8 6:-16 7:-6 8:-16 9:-10
later none touch -	0:7 2:-19 4:-9 5:9 6:-7 8:16
later none touch h	1:-13 2:-9 3:11 5:18 8:-14
later none use -	0:6 1:-12 2:-12 3:11 4:10 5:6 6:-7 7:-6 9:-6
later none use h	1:-14 2:8 3:-8 5:8 7:-6 8:6
later none word:boss h	0:-9 1:-15 3:-8 4:-8 6:-9 7:38 8:-8
later none word:enemy -	0:13 1:-6 2:7
later none word:enemy h	0:-8 1:-13 2:37 3:-13 5:-10 6:-7 7:-6 8:-14 9:10
later none word:goal -	1:10 2:-23 3:-9 4:-11 7:-6 8:31
later none word:hero -	0:17 1:20 2:-7 3:-14
later none word:item -	0:19 3:-8
later none word:item h	2:-10 3:20
later none word:obstacle -	0:7 1:-7 3:8
later one	3:6 7:-6
later one A	1:16 7:-6
later one Ap	1:-7 2:22 5:-7 6:-8 7:-7
later one Ap-	1:-9 2:19 3:-8 4:18 5:-7 6:-7 7:-6 9:-7
later one Aph	2:21 3:9 6:-9 7:-7 8:-13
later one As	1:26 2:-9
later one As-	1:36 2:-12 3:-9 4:-6
later one Ash	0:-12 1:-20 2:-13 3:22 4:7 7:-6 8:-11 9:18
later one Au	1:18 5:-6 7:-6
later one Au-	1:21 5:-6 9:-6
later one Auh	0:-6 1:-26 2:16 3:19 4:15 5:-8 7:-9
later one F	1:-7 3:24
later one Fp	3:18 5:-7 6:14 8:-12 9:-6
later one Fp-	0:-6 1:9 3:9 5:-7 6:8 7:-6 8:-13 9:-6
later one Fph	2:-11 3:37 4:-12 5:-6 8:-8
later one Fs	1:31 2:-12 3:-10 4:-16 5:-8 6:-13 7:-7 8:23 9:-7
later one Fs-	1:27 2:-9 4:-10 5:-6 6:-10
later one Fsh	0:-8 2:-8 4:-8 5:-6 6:-8 8:23
later one Fu	1:-9 3:21
later one Fu-	0:7 1:-10 2:-6 3:17
later one Fuh	1:-7 2:-6 3:22 4:-9
later one H	1:9 2:18 3:-9
later one Hp	1:-19 2:44 3:-11 4:-7 5:14 6:-6 8:-7
later one Hp-	1:-20 2:46 3:-10 4:-6 8:-6
later one Hph	0:-6 2:16 3:-6 4:-6 5:12
later one Hs	1:14 2:-18 3:-7 7:18
later one Hs-	0:-6 1:28 2:-26 3:-9 4:-6 5:-6 7:21 8:-7
later one Hu	1:20 3:-8 6:-6 7:-7
later one Hu-	1:26 2:7 3:-10 4:-9 6:-8 7:-6 9:-7
later one Huh	0:-8 1:-14 2:-14 5:16 6:7 7:-7 8:-11 9:15
later one N	1:-6 2:-8 4:11 8:18 9:-6
later one Np	3:6 5:-9 7:-6 8:9 9:-7
later one Np-	0:7 2:-9 3:17 5:-11 6:-8
later one Nph	0:-20 1:-10 6:10 7:-8 8:14 9:-9
later one Ns	0:13 1:11 2:-7 5:-10
later one Ns-	0:15 1:8 2:-6 3:-7 4:7 5:-8
later one Nsh	0:18 3:-6 4:-11 8:14
later one Nu	0:7 1:-8 2:-8 4:9 8:19
later one Nu-	0:11 1:-7 2:-10 4:12 5:-7 6:-6 8:14
later one Nuh	1:-8 5:7 7:-6 8:25 9:-7
later one O	2:-7 3:12 7:-6 8:12
later one Op	0:6 1:-10 2:-7 3:19 8:7 9:-6
later one Op-	1:-12 2:-10 3:25 5:6 8:-7
later one Oph	1:-10 3:14 6:-11 7:-6 8:24 9:-7
later one Os	3:10 4:20 5:-11 6:-12
later one Os-	0:6 3:11 4:16 5:-10 6:-10 7:-8 8:-7 9:-7
later one Osh	1:-13 2:-10 3:14 4:13 5:-8 6:-10 8:-20 9:12
later one Ou	2:-7 3:9 7:-6 8:10
later one Ou-	0:9 3:9 5:-8 8:7 9:-6
later one Ouh	1:-12 2:-13 3:18 5:9 7:-6 8:6
later one U	0:11 5:-6 8:7
later one Up	2:22 4:11 5:-17 7:-6 8:-9 9:-6
later one Up-	1:13 2:28 3:-6 5:-10 6:-8 7:-6 8:-19 9:-6
later one Uph	0:7 2:-9 4:12 5:-15
later one Us	0:9 2:-9 3:13 5:-7
later one Us-	0:19 1:-6 4:-8 8:7
later one Ush	2:-6 3:18
later one Uu	0:12 8:7
later one Uu-	0:11 5:-6 8:8
later one Uuh	0:9 1:-9 4:-6 5:-8 7:-6 8:21
later one V	1:7 3:8 6:-8 7:-7 8:7 9:9
later one Vp	1:6 2:20 5:8 6:-9 7:-7 8:-20 9:-10
later one Vp-	2:20 3:-6 4:11 5:-8 6:-8 8:-12 9:-7
later one Vph	0:-19 1:13 2:7 4:-13 5:23 6:-7 8:-18 9:-7
later one Vs	1:21 2:-10 3:-10 4:-8 6:-6 9:12
later one Vs-	1:37 2:-6 3:-8 8:-12
later one Vsh	0:-15 1:-20 2:-14 3:-6 4:-9 5:-6 6:-8 8:15 9:32
later one Vu	2:-6 3:15 4:-6 5:-8 6:-8 7:-7 8:11 9:11
later one Vu-	1:17 2:-13 3:12 5:-7 6:-6 7:-6 8:12 9:-9
later one Vuh	0:-11 1:-34 3:10 4:-11 5:-6 6:-11 7:-9 8:9 9:41
later one attack -	1:-10 2:36 3:-8 8:-8
later one attack h	2:8 3:-15 4:-7 5:21 6:9 8:-16
later one avoid -	1:45 2:-16 3:-12 4:-7
later one avoid h	0:13 1:-18 2:-12 3:20 4:11 8:-7
later one bring -	0:-15 1:32 2:-12 3:20 4:-12 5:-7
later one bring h	0:17 1:-12 4:-11 8:12
later one chase -	1:-9 2:29 3:-15 4:10
later one chase h	1:-6 2:10 3:6 4:-6
later one clean -	1:15 3:-8
later one cross -	0:-6 1:29
later one eat -	1:8 2:-15 3:25 4:-6 6:-6 8:-6
later one eat h	1:17 2:-14 4:-6 8:10
later one fall -	0:-17 1:7 3:16 5:-11 6:-10 7:-10 8:17 9:-7
later one fall h	0:7 1:-7 2:12 3:-13 5:15 8:-6
later one fight -	1:29 2:-14 3:-9 6:12 8:-7
later one fight h	6:24 8:-10
later one guard -	1:-20 2:27 3:-10 4:10
later one guard h	1:-6 3:24 4:-7 8:-6
later one hit -	0:-16 1:8 2:-15 3:36 5:-6 6:-11 8:-9
later one hit h	8:10
later one love -	0:11
later one make -	0:9 3:22 4:-17 9:-6
later one make h	0:-18 1:-13 2:9 3:-14 4:-10 8:34 9:-6
later one match -	0:12 1:-15 4:-7 8:19
later one match h	0:-6 1:-6 2:-8 3:-9 4:27
later one meet -	0:12 1:7
later one move -	1:20 5:-7 6:-9 8:15 9:-6
later one move h	0:-10 1:-8 2:-8 3:-12 6:-9 7:-7 8:13 9:21
later one no -	0:9 3:6 5:-6 9:-6
later one no h	1:-12 3:12 7:-6 8:8
later one over -	1:8
later one over h	3:20 4:-6
later one play -	0:11 1:16 3:-9 4:-6 5:-6
later one play h	0:11 1:-6 3:-8 4:-10 8:18
later one push -	0:8 1:22 2:6 3:-16 4:-8 8:-10
later one push h	0:-7 1:-9 2:15 3:12 8:-6
later one race -	0:8
later one reach -	1:-7 3:31 5:-9 8:-14 9:-6
later one reach h	1:-9 3:-8 4:-8 8:11
later one save -	1:27 2:-6
later one save h	1:-6 2:21
later one shoot -	0:-6 1:43 2:-19 3:-8 8:-6
later one shoot h	0:-10 1:-12 2:14 3:-6 4:-7 6:-6 8:16 9:9
later one sneak -	0:-8 1:28 2:-11 3:7 6:-6 8:-7
later one sneak h	2:-10 3:17 4:12 5:-6 8:-10
later one stay -	0:6 1:-6 2:-11 3:14 4:-10 5:-8 7:14
later one steal -	0:-6 1:41 2:-17 3:-8 4:6 8:-7
later one steal h	1:-12 2:22 3:-12 4:-10 8:-10 9:18
later one take -	1:29 2:-12 8:-6
later one take h	1:-13 3:15 4:-19 5:-16 6:-6 8:33 9:-6
later one throw -	0:6 4:-8 6:21 8:-12
later one throw h	1:-16 2:-14 3:-7 8:-22 9:36
later one use -	0:-14 1:25 2:-14 3:16 4:-8 5:7 6:-6 8:-14
later one use h	0:-12 2:16 3:-15 4:-14 5:16
later one victim -	1:20 2:-14
later one victim h	2:7
later one word:enemy h	2:13
later some	1:13 2:-8
later some A	1:28 2:-6
later some Ap	1:9 2:-8 4:16 6:-8 7:-7
later some Ap-	1:31 3:8 5:-7 6:-7 7:-6 8:-10 9:-7
later some Aph	0:-7 1:-26 2:-21 3:8 4:15 6:-8 7:-7 9:31
later some As	1:38 2:-10 3:-6
later some As-	1:38 2:-9 3:-6
later some Ash	0:6 1:-8 2:-6 4:14
later some Au	1:27
later some Au-	1:33 2:-7 3:-6 4:-8
later some Auh	2:-18 3:20 4:14 5:-9 6:-6 7:-6 8:-14
later some F	1:-8 2:-9 3:19 4:8 5:-6 6:10
later some Fp	1:-8 2:-10 3:20 5:-6 6:11
later some Fp-	0:-7 1:-13 2:-8 3:19 5:-6 8:16
later some Fph	2:-11 3:20 6:19 8:-6
later some Fs	4:-7 5:-7 6:-7 8:18
later some Fs-	1:-6 3:17 4:-6 5:-6 6:-7 8:8
later some Fu	1:-12 2:-9 3:27 4:9 5:-7
later some Fu-	1:-11 2:-6 3:25 4:8 8:-8
later some Fuh	0:-9 1:-6 2:-9 3:21 5:-8 8:8
later some H	1:14 2:13 3:-13 7:-7 9:-6
later some Hp	1:-9 2:24 3:-17 4:-8 5:8 6:14 8:-8
later some Hp-	1:-13 2:36 3:-8 4:-6 8:-7
later some Hph	3:-15 5:17 6:10
later some Hs	1:13 2:-11 4:14 8:-8
later some Hs-	1:16
later some Hsh	2:-10 4:20 8:-9
later some Hu	1:15 4:-9 5:-9 7:-7 8:12 9:-6
later some Hu-	0:-9 1:15 2:13 3:7 4:-10 5:-9 6:-7 7:-7 8:-9 9:-6
later some Huh	2:-20 6:9 8:20
later some N	3:-9 4:11 6:-6 8:15 9:-6
later some Np	1:-10 2:15 3:6 5:6 6:-7 7:-6 9:-6
later some Np-	1:-11 2:7 5:-15 6:-6 8:19
later some Nph	1:-6 2:7 3:20 5:11 6:-6 8:-21
later some Ns	0:6 2:-7 3:-21 4:12 5:-9 8:21
later some Ns-	0:-8 1:8 3:-22 4:-8 5:-7 8:34
later some Nsh	0:19 3:-8 4:21 5:-6 8:-12
later some Nu	0:9 2:-10 4:6 6:-6 8:20
later some Nu-	1:11 2:-9 3:-19 6:-6 8:21
later some Nuh	0:9 1:-7 2:-10 5:-7 6:-6 8:24
later some O	2:-12 6:6 7:-6 8:12
later some Op	2:-7 3:9
later some Op-	0:-9 1:8 4:-7 5:-12 6:11 7:-6 8:12 9:-7
later some Oph	1:-9 2:-12 3:14 4:-8 5:8 9:15
later some Os	0:-6 1:-7 2:-11 3:-11 4:8 6:14 7:-7 8:13 9:-8
later some Os-	2:-8 3:-9 4:17 5:-7 6:-11 7:-6 8:19 9:-6
later some Osh	1:-13 2:-6 3:-8 4:-12 5:18 6:13
later some Ou	1:7 2:-13 4:8 5:-10 7:-7
later some Ou-	1:16 2:-11 3:-13 4:8 5:-11 6:6 7:-6 8:11 9:-6
later some Ouh	1:-14 2:-16 3:13 4:6 5:-8 6:17 7:-8
later some U	0:17 1:18 3:-9 4:-13 6:-7
later some Up	1:-6 2:16 3:-9 4:-8 5:18 8:-14
later some Up-	0:9 2:7
later some Uph	0:-13 2:24 3:-8 4:-7 5:11 8:-12
later some Us	1:37 2:-6 3:-10 4:-9 8:-12
later some Us-	1:37 2:-7 3:-11 4:-9 8:-12
later some Uu	0:20 1:-6 2:-11 4:-9 5:-7 8:16
later some Uu-	2:-9 4:-9 5:-9 8:23
later some Uuh	0:22 2:-12 3:-10 4:-11 8:17
later some V	0:10 1:34 5:-8 6:-6 9:-9
later some Vp	0:8 2:10 3:12 4:-8 5:-10 8:-9
later some Vp-	1:12 2:-9 3:12 8:-6
later some Vph	0:11 1:-11 2:27 4:-10 5:-10 8:-10
later some Vs	1:22 2:-8 3:-6 4:-9 8:9 9:-8
later some Vs-	1:26 8:-7
later some Vsh	1:-7 8:18 9:-6
later some Vu	0:11 1:35 2:-14 3:-14 5:-6 8:-15 9:-7
later some Vu-	0:-6 1:18 2:-14 3:-11 4:26 5:-6 8:-13
later some Vuh	0:23 1:9 2:-6 3:-6 4:-8 8:-8
later some attack -	1:19 2:-20 3:15 4:-7
later some avoid -	1:24 2:-6 3:-7
later some avoid h	0:14 4:9 8:-8
later some bring -	1:30 2:-6 3:-7 4:-7
later some chase -	0:-6 1:26 2:-8 3:-6
later some clean -	1:15 4:-7
later some cross -	1:18
later some eat -	0:-7 1:46 2:-16 3:-18
later some eat h	1:-6 2:-12 3:-6 5:20
later some fall -	1:10 2:13 3:-11
later some fight -	1:15 2:-7
later some guard -	1:32 2:-12
later some make -	1:22 3:-7 8:-9
later some make h	3:17 8:-6
later some match -	3:12
later some move -	0:-6 1:20 3:-14 8:12
later some no -	1:11 5:-6 7:-6 8:9 9:-6
later some no h	1:-9 2:-9 3:12 7:-6
later some over -	1:10 3:7
later some over h	1:-6 3:-15 5:8 8:17
later some play -	0:17 1:-8
later some race -	1:9
later some reach -	0:-8 1:20 2:-10 3:-12 5:-7 8:12
later some reach h	0:8 3:10 8:-7
later some save -	0:-7 1:8 8:12
later some save h	0:7
later some shoot -	1:20 2:-9
later some sneak -	1:17
later some sneak h	0:-7 1:-7 3:17 4:15 8:-10
later some stay -	1:27 2:-17
later some steal -	1:50 2:-29 3:-6
later some take -	0:-6 1:28 2:-8
later some take h	1:-7 2:-12 3:17 4:9 5:9 8:-11 9:-7
later some throw -	1:34 2:-13 3:-10 4:-6 6:-6 8:9
later some use -	1:6 2:12 4:-7 5:-7 8:-7
later some word:hero -	0:-6 1:26
left attack	1:8 3:-10 4:7 6:8 8:-6 9:-7
left attack -	1:18 2:-7 3:-16 4:16 5:-9 6:9 8:-9 9:-6
left attack 0	0:-6 1:8 2:15 3:-15 4:16 5:-10 9:-7
left attack 0 A	1:31 2:14 3:-14 4:-16 5:-9 6:-7 7:6 8:-10 9:-7
left attack 0 F	0:-12 1:-15 2:-13 3:6 4:39 5:-7 6:-13 7:-6 8:-7
left attack 0 H	1:-6 2:-11 6:26
left attack 0 N	1:-9 2:-8 3:-7 4:29 5:-7
left attack 0 O	0:-7 1:-15 2:17 3:-21 4:26 5:17 6:-12 7:-8 8:-21 9:-6
left attack 0 U	1:-11 2:25 3:-8 4:-13 5:-6 8:9
left attack 0 at	0:11 4:7
left attack 0 cl	0:-15 1:20 4:-12 5:-11 6:-10 7:19 8:-15 9:-6
left attack 0 from	2:14 8:-6
left attack 0 in	1:9 3:-20 4:22 7:-9 9:-7
left attack 0 none	0:-8 1:8 2:14 3:-17 4:27 6:-12 8:-11 9:-7
left attack 0 obj	2:8 3:-6 4:11
left attack 0 subj	1:19 2:-11
left attack 1	0:8 5:-7 6:14 8:-11 9:-7
left attack 1 A	0:7 1:13 2:-7 3:-8 6:-6 7:10 8:-7
left attack 1 F	0:-6 1:-6 2:-6 6:24
left attack 1 H	0:9
left attack 1 N	2:-6 3:-8 4:-9 5:24
left attack 1 O	1:-10 2:11 4:-13 5:-9 6:17 8:-8
left attack 1 U	0:15
left attack 1 at	1:-13 2:-19 4:-9 7:36 8:-6
left attack 1 cl	1:-15 3:-22 4:22 5:-9 7:12 8:-11 9:-7
left attack 1 in	0:8 1:17 2:-18 3:9 4:-14 6:7 8:-8
left attack 1 none	1:7 2:6 4:14 6:-12 7:-10 8:-10 9:-6
left attack 2	1:-9 2:-11 3:-23 4:-20 5:12 6:38 8:-11
left attack 2 N	4:-12 5:21
left attack 2 O	0:10 3:-12 4:-8 6:21
left attack 2 U	0:14
left attack 2 cl	0:22
left attack 2 in	0:-6 1:-6 2:-9 3:-19 4:-16 5:13 6:34 8:-8
left attack 2 none	0:9 1:-6 2:-8 3:-17 4:-16 5:16 6:22 8:-9
left attack 2 with	0:6
left attack A	1:34 3:-13 4:-8 5:-8 6:-7 7:7 8:-9 9:-7
left attack F	0:-17 1:-16 2:-15 4:25 5:-9 6:24 7:-8 8:-9 9:-7
left attack H	0:7 1:-6 6:11
left attack N	0:9 1:-11 2:-11 3:-13 5:23 6:-6 8:7
left attack O	1:-18 2:13 3:-8 4:10 6:18 7:-8 8:-17 9:-7
left attack U	0:16 1:-9 2:17 3:-9 4:-10
left attack V	0:-9 1:-12 2:-16 3:-8 4:36
left attack h	0:6 1:-22 2:10 4:8 5:6 8:-8 9:-9
left avoid	1:-6 2:17 5:15
left avoid -	3:17 5:-8 7:-7 8:6 9:-7
left avoid 0	2:19 5:12
left avoid 0 A	2:39 3:-6 4:-8 5:-8 8:-6
left avoid 0 F	0:-9 1:-8 2:17 3:13 4:14 5:-15 6:-11 8:-8
left avoid 0 H	0:-6 1:-6 2:29 5:-8 7:7
left avoid 0 N	1:-8 2:-23 3:-17 5:35 6:-6 8:19
left avoid 0 O	5:24 7:-7 9:-7
left avoid 0 U	1:-6 2:15 3:-11 4:-8 5:16 8:-11
left avoid 0 V	0:-8 1:-27 2:19 3:9 4:8 5:11 6:-6 8:-14 9:-7
left avoid 0 at	0:6 3:-10 4:10 5:16 8:-17
left avoid 0 cl	0:-11 1:-7 2:-16 3:21 4:33 5:-19 6:-10 7:13 8:-25 9:-7
left avoid 0 from	1:-11 2:15 3:-13 4:13 5:-14 6:-6 8:13
left avoid 0 in	2:18 3:-8 5:13 6:-6
left avoid 0 none	2:24 3:-9 5:17 6:-6
left avoid 0 obj	0:-8 2:-9 3:36 4:-7 5:-10 8:-6
left avoid 0 of	0:-12 1:36 4:-10 5:-8 6:-6 7:-6 8:-14 9:-7
left avoid 0 to	0:9 2:-6 4:10 8:-6
left avoid 0 with	0:-6 3:-11 4:-11 5:-17 6:20 8:13
left avoid 1	0:6 1:-12 2:8 3:-14 5:17 6:-8 8:11
left avoid 1 A	0:7 1:-12 2:23 3:-13 5:10 7:-6 8:-12 9:-6
left avoid 1 F	0:-13 1:-11 2:-23 4:-15 5:27 6:-9 7:20 9:-6
left avoid 1 H	9:20
left avoid 1 N	0:14 2:-10 3:-9 4:-10 5:16
left avoid 1 O	2:-19 5:18 6:-8 8:19
left avoid 1 U	0:19
left avoid 1 V	1:-10 2:20 3:-8 4:-7 5:-12 8:16
left avoid 1 at	2:7 3:-12 4:10 5:-7 8:8
left avoid 1 cl	0:9 1:-9 2:16 3:-17 4:10 5:-13 6:-9 7:12
left avoid 1 from	2:19
left avoid 1 in	0:10 1:-11 4:-11 5:20 6:-6 7:-7 8:14
left avoid 1 none	0:7 1:-12 2:-9 3:-14 5:31 6:-7
left avoid 1 subj	4:-7 5:-6 8:12
left avoid 1 to	4:13
left avoid 2	1:-11 3:21 4:11 5:-11 6:-6 7:-6
left avoid 2 A	1:-9 2:11 3:-7 4:6
left avoid 2 F	3:10
left avoid 2 N	0:-11 2:-7 3:-6 5:-10 8:25
left avoid 2 O	0:-16 1:-6 2:8 3:39 4:-13 5:-8 8:-12
left avoid 2 U	2:-6 3:18
left avoid 2 at	2:26 4:-10 8:-9
left avoid 2 cl	1:-10 2:-7 3:29 4:13 5:-8 6:-6 8:-12
left avoid 2 in	1:-7 2:9 3:-7 4:26 5:-15 8:-8
left avoid 2 none	1:-12 3:34 5:-8 6:-6 7:-6 8:-10
left avoid A	2:37 3:-8 4:-6 8:-7
left avoid F	0:-9 1:-11 3:24 5:-9 6:-12 9:-7
left avoid H	0:-6 2:20 3:-6 5:-8 9:7
left avoid N	1:-8 2:-23 3:-18 5:40 6:-7 7:-6 8:20 9:-6
left avoid O	3:7 5:18 6:-7 7:-6 9:-7
left avoid U	0:25 1:-6 2:10 3:-7 4:-9 5:6 8:-12
left avoid V	0:-9 1:-30 2:24 4:10 5:15 6:-7 7:-6 9:-9
left avoid h	1:-10 2:20 3:-11 5:18 6:-6
left bring	3:13 4:13 6:-7 7:-6
left bring -	1:9 4:12 5:-10 6:-7 7:-6 8:8 9:-7
left bring 0	1:7 3:15 4:11 5:-6 6:-7 9:-6
left bring 0 A	1:18 2:9 3:-11 4:7 5:-9 6:-6 7:-7 9:-8
left bring 0 F	0:-6 3:28 6:-8
left bring 0 H	0:-9 1:21 2:14 3:-18 4:-9 8:-7
left bring 0 N	0:-15 2:-6 3:29 4:13 6:-7 7:-6 8:-11 9:-7
left bring 0 O	1:-11 2:-9 3:36 6:-7
left bring 0 U	0:14 1:-12 2:-9 3:-9 4:24 5:-7
left bring 0 V	0:-7 1:43 2:-8 3:-12 4:-12 8:-11
left bring 0 and	0:13
left bring 0 at	0:-18 1:-16 2:9 4:27 5:-6
left bring 0 cl	1:-10 2:35 3:-11 4:-12 6:-7 7:-7 8:10 9:-7
left bring 0 from	1:-8 2:25 4:15 5:-7 8:-21
left bring 0 in	1:7 2:-9 3:17 4:11 5:-6 6:-7 9:-6
left bring 0 none	1:7 3:19 5:-9 6:-7 9:-6
left bring 0 of	2:10 3:8 5:-6 6:-6
left bring 0 subj	1:-15 2:19
left bring 0 to	0:-6 1:-6 2:10 4:6 5:8
left bring 0 with	1:29 2:-6 3:-7 4:-6
left bring 1	1:-8 2:-6 3:14 4:24 5:-7 6:-7 7:-6
left bring 1 A	0:-6 1:-12 2:-13 4:33 5:8 6:-8 7:-9
left bring 1 F	0:6 1:-8 2:-6 3:36 4:-14 6:-6
left bring 1 H	0:-9 1:9 2:-8 3:22 4:-7
left bring 1 N	0:11 3:-6 4:26 5:-7 8:-12
left bring 1 O	0:-8 2:-13 3:27 5:-13 6:-11 7:-6 8:-6 9:7
left bring 1 U	1:-9 2:-12 3:-7 4:31 5:-8 6:-6 9:-6
left bring 1 V	0:-6 1:20 2:-7 3:-9 4:-12 5:-6 8:16 9:-6
left bring 1 at	0:12 1:-11 2:-25 3:-12 4:42
left bring 1 cl	1:-21 3:33 4:7 5:-13 6:-10 7:-8 8:9 9:-9
left bring 1 from	1:22 2:-9 4:-18
left bring 1 in	2:-10 4:36 5:-6 6:-7 7:-6
left bring 1 none	1:-21 3:21 4:17 6:-9 7:-7 8:-10 9:6
left bring 1 of	0:14
left bring 1 to	0:-6 2:-9 3:-11 4:46 8:-13
left bring 1 with	0:-6 1:9 2:7 3:26 4:-16 5:-7 6:-10 7:-6 8:-13
left bring 2	1:-17 2:8 4:15 6:-8 7:-7 8:11 9:-8
left bring 2 A	1:-33 3:7 4:34 5:-11 6:-8 7:-10 8:12 9:-11
left bring 2 F	0:14 2:-7 4:-11 8:19
left bring 2 N	1:-10 2:19 3:-31 4:8 6:-7 8:9 9:-6
left bring 2 O	0:-12 1:-11 3:17 4:-9 6:-9 7:-6 8:17 9:-7
left bring 2 U	1:-7 4:19 5:13 8:-15
left bring 2 V	1:9 3:12 4:-12 8:-8
left bring 2 at	4:-12 8:15
left bring 2 cl	1:-20 3:23 4:11 5:-12 6:-9 7:-8 8:17 9:-8
left bring 2 for	0:-6 1:-16 2:-13 3:-12 4:38 8:-6
left bring 2 from	0:6 2:-8 3:-16 4:-6 8:25
left bring 2 in	0:6 1:8 2:10 3:-28 4:7 5:11 6:-7 7:-7 9:-8
left bring 2 none	1:-17 2:18 3:12 6:-8 7:-7 9:-8
left bring 2 to	0:-13 1:-12 2:-11 3:32 4:-13 5:-8 6:-6 8:19
left bring 2 with	3:-11 5:20 8:-7
left bring A	3:-11 4:26 5:-6 6:-7 7:-8 8:6 9:-6
left bring F	1:-7 3:28 4:-7 6:-7 8:6
left bring H	0:-17 1:19 2:13 3:12 4:-14 5:-9 6:-8 7:-7 8:-10 9:-7
left bring N	2:7 4:24 6:-7 7:-6 9:-6
left bring O	1:-6 2:-7 3:32 4:6 6:-8 7:-6
left bring U	0:9 1:-12 2:-6 4:27 5:-7 6:-6
left bring V	1:39 2:-8 4:-21 5:-9 6:-6 7:-6 8:8 9:-8
left bring h	1:-12 3:22 4:16 6:-7 8:-7
left chase	1:6 2:16 4:-10 9:-7
left chase -	0:8 1:18 3:16 4:-8 5:-9 6:-9 7:-7 9:-6
left chase 0	2:15 3:10 4:-10 6:-9 9:-7
left chase 0 A	1:9 2:19 4:-12 5:-6 6:-6 8:-9 9:-6
left chase 0 N	0:-6 1:-11 3:-6 4:12 8:14
left chase 0 O	0:-6 1:-11 2:8 3:6 4:-13 5:6 6:-10 7:-6 8:12 9:-6
left chase 0 U	0:-12 1:-6 2:19 3:10 4:-6 8:-7
left chase 0 at	1:20 2:-8 4:-7
left chase 0 cl	0:12 1:10 2:10 3:-7 4:-6 5:-6 8:-10
left chase 0 in	0:-9 1:9 2:18 4:-11 6:-9 8:6 9:-8
left chase 0 none	0:-8 2:12 3:9 4:-6 5:-10 6:-8 7:7 9:-7
left chase 1	1:7 2:11 4:-13 5:-9 7:-6 8:9 9:-8
left chase 1 A	1:25 3:-14 4:-7 8:-6
left chase 1 F	0:-7 2:23 6:-6 8:-7
left chase 1 H	1:-8 2:-17 6:16 8:16
left chase 1 O	3:22
left chase 1 cl	0:10 3:-12 4:-9 6:17 8:-6
left chase 1 in	0:-19 1:8 2:9 4:-12 5:-12 6:-13 7:-7 8:26 9:-10
left chase 1 none	1:25 2:-12 3:21 4:-10 5:-8 6:-8 7:-6 8:-13 9:-8
left chase 2	0:13 1:-16 2:8 4:-7 5:-6 6:15 8:-11
left chase 2 A	0:11 1:-14 2:-12 3:21
left chase 2 H	2:11
left chase 2 O	0:6 3:-8 6:14
left chase 2 U	0:18
left chase 2 cl	0:16 1:-13 3:13 4:-6 8:-9
left chase 2 in	0:20
left chase 2 none	0:19 1:-11 3:10 4:-6
left chase 2 with	1:-8 3:-9 6:23 8:-6
left chase A	1:13 2:11 3:10 4:-12 5:-7 6:-7 8:-11 9:-7
left chase F	0:-10 1:-8 2:37 4:-8 5:-8 6:-11 8:-13
left chase H	1:-13 3:-9 8:17
left chase N	1:-8 3:-10 4:15 8:13
left chase O	1:-14 3:14 4:-14 5:17 6:6 7:-7 9:-7
left chase U	1:-6 2:10 3:10 4:-7 8:-7
left chase h	1:-17 2:19 3:10 4:-14 6:6 9:-9
left clean	0:9 1:-8 3:20 7:-6 9:-7
left clean -	0:12 2:-15 3:16 6:9 8:-13
left clean 0	0:9 2:-23 4:8 5:14 7:-6 8:-7 9:-6
left clean 0 A	0:6 1:-9 2:-27 3:-11 4:11 5:17 6:15 8:-8
left clean 0 F	0:10 3:-7
left clean 0 N	0:-6 3:-9 4:10 5:-7 8:15
left clean 0 O	1:21 2:-6 3:17 4:-11 5:-9 6:-7 8:-12
left clean 0 U	0:17
left clean 0 V	1:-9 5:19 8:-7
left clean 0 from	2:-14 3:-7 5:23
left clean 0 in	0:16 1:-14 2:-20 4:8 5:10 6:8 7:-6 8:-9
left clean 0 none	0:6 1:6 2:-18 6:9 7:-6 8:-6 9:-6
left clean 1	1:-13 2:27 3:14 4:-11 5:-10 6:-7 8:-8 9:-6
left clean 1 A	1:-6 2:15
left clean 1 N	8:13
left clean 1 O	0:8 3:10 8:-6
left clean 1 U	0:-14 1:-7 2:17 3:21 4:-7 5:-6 6:-6 8:-11
left clean 1 cl	0:11
left clean 1 in	0:-10 1:-13 2:32 3:17 4:-12 5:-11 6:-9 9:-6
left clean 1 none	0:23 1:-6
left clean 1 with	0:-11 2:-6 3:31 8:-8
left clean 2	0:-10 1:-7 3:39 4:-12 5:-7 6:-7 8:-11
left clean 2 O	0:-11 3:34 4:-9 8:-9
left clean 2 cl	0:-12 1:-6 2:7 3:31 4:-8 8:-10
left clean 2 in	3:11
left clean 2 none	0:-8 1:-6 3:38 4:-10 5:-7 6:-6 8:-13
left clean A	1:-9 3:-13 4:10 5:11 6:11 8:-11 9:-6
left clean F	0:6
left clean N	3:-11 4:6 5:-7 8:20
left clean O	0:-10 2:-9 3:50 4:-15 5:-11 6:-10 8:-18
left clean U	0:8 1:-8 2:25 4:-8 5:-8 8:-11
left clean V	1:-6 5:16
left clean h	1:-11 2:11 3:13 5:-8 6:-9 7:-6 9:-6
left cross	0:6 1:-6 6:-9 7:-6 8:13 9:-7
left cross -	2:-10 4:18 5:-6
left cross 0	2:8 3:-17 4:6 6:-8 7:-6 8:20 9:-7
left cross 0 A	1:8 2:-19 8:23
left cross 0 N	2:-7 3:-7 4:22 5:-10
left cross 0 O	0:-13 1:-10 2:7 3:-21 6:-10 7:-6 8:31 9:-6
left cross 0 U	0:22
left cross 0 V	1:-11 2:36 3:-8 4:-8 8:-11
left cross 0 cl	0:9 2:11
left cross 0 in	2:13 3:-18 5:16 6:-9 7:-7 8:11 9:-7
left cross 0 none	0:6 2:-6 3:-17 5:-8 6:-7 7:-6 8:31
left cross 0 to	2:12 4:9 8:-6
left cross 0 with	0:-11 2:23 3:-10 4:-10 5:-11 6:-6 8:10
left cross 1	0:9 1:-11 2:8 3:10 5:-11 6:-7 8:7 9:-6
left cross 1 A	0:10
left cross 1 N	4:12
left cross 1 O	0:-8 1:-6 2:-7 3:14 4:8 5:-10 6:-6 8:8
left cross 1 V	0:9 2:14
left cross 1 cl	0:-7 1:-10 2:26 3:10 4:-8 5:-6 8:-6
left cross 1 in	0:6 1:-9 2:-16 3:12 4:11 5:-12 6:-8 8:12 9:-6
left cross 1 none	0:15 1:-7 2:9 4:-7 8:-6
left cross 1 with	3:9
left cross 2	0:21 2:-8 3:7
left cross 2 O	3:16
left cross 2 V	0:16 2:-8
left cross 2 cl	3:8
left cross 2 in	0:18 3:-7
left cross 2 none	0:17 2:-7 3:9
left cross A	0:9 2:-16 3:-8 4:-7 8:25
left cross F	1:8 3:11
left cross N	2:-9 3:-9 4:28 5:-12
left cross O	0:-7 1:-11 2:-12 3:10 6:-9 7:-6 8:28 9:-6
left cross U	0:24
left cross V	0:19 1:-11 2:28 3:-11 4:-12 8:-13
left cross h	0:11 1:-11 2:8 6:-8 7:-6 8:16 9:-6
left eat	2:6 3:21 6:-7
left eat -	1:10 2:18 4:-7 5:-8 6:-7 8:-6
left eat 0	1:7 2:-6 3:31 4:-6 5:-6 6:-7
left eat 0 A	0:-10 1:20 3:19 5:-10 6:-6 7:-8 8:-10 9:-7
left eat 0 F	0:-6 3:18 4:-10 5:17 6:-7 8:-8
left eat 0 N	0:-6 3:37 4:-9 5:-7 8:-7
left eat 0 O	1:-9 2:-13 3:21 4:9 5:-12 6:-6
left eat 0 U	1:-6 2:-13 3:23 4:-7 5:-7 8:11
left eat 0 V	2:10 3:13 4:-6 8:-6
left eat 0 at	0:9
left eat 0 cl	2:26 3:-27 4:-9 5:17 6:-6 7:-6 8:-11
left eat 0 from	2:26 3:-6 8:-8
left eat 0 in	3:33 6:-6
left eat 0 none	0:-6 2:-7 3:39 5:-6 6:-6
left eat 0 obj	1:-18 2:37 3:-7 4:-8
left eat 0 to	0:-6 3:-7 4:15
left eat 1	0:13 1:-9 2:37 3:-13 4:-10 5:-7 8:-10
left eat 1 A	1:-8 3:15
left eat 1 H	0:11 3:-6
left eat 1 U	0:25 3:-6
left eat 1 V	2:26 3:-6
left eat 1 cl	1:-8 2:26 4:-8 8:-10
left eat 1 from	2:-15 3:17
left eat 1 in	0:18 2:20 3:-12 8:-6
left eat 1 none	0:11 2:29 3:-17 4:-7 8:-8
left eat 2	0:7 1:-13 2:22 3:-11 5:-7 6:-7
left eat 2 A	0:11 1:-8 2:9
left eat 2 O	1:-6 2:19 3:-16 4:-9 8:12
left eat 2 U	0:13
left eat 2 cl	1:-11 2:23 5:-6 6:-6 8:-15
left eat 2 from	2:-10 3:20
left eat 2 in	0:9 4:-6 8:10
left eat 2 none	0:8 2:22 3:-16 8:-7
left eat A	1:10 3:20 5:-9 6:-6 7:-7 8:-9 9:-7
left eat F	0:-7 3:30 4:-9 5:10 6:-6 8:-8
left eat H	0:16
left eat N	2:-7 3:33 5:-9 8:-13
left eat O	1:-13 2:15 3:11 5:-13 6:-9 7:-6 8:11 9:-6
left eat U	0:19 2:-10 3:11 4:-8 5:-6
left eat V	1:-10 2:29 3:7 4:-10 5:-8 8:-9 9:-6
left eat h	1:-6 3:26 6:-6
left fall	2:-6 4:-6
left fall -	0:9 2:-11 3:11 5:-10 9:-6
left fall 0	4:-6 7:6 8:7 9:-7
left fall 0 A	0:-15 1:14 2:-41 3:10 4:12 5:-12 6:-10 7:16 8:16 9:-10
left fall 0 F	2:6 3:25 4:-9 6:-11 8:-12
left fall 0 H	0:-11 1:11 3:-12 4:-7 5:-8 6:14 7:12 8:-9
left fall 0 N	0:13 1:-6 4:-7
left fall 0 O	1:-10 3:-17 4:-7 5:6 6:13 7:-10 8:21 9:-7
left fall 0 U	0:6 3:21 4:-10 5:-10 6:-7 7:-8
left fall 0 V	1:8
left fall 0 and	0:-7 1:34 2:-8 3:-10 8:-7
left fall 0 at	0:13 3:-7 4:11 8:-12
left fall 0 cl	0:8 1:18 2:-18 3:-27 5:-13 6:23 7:16 9:-7
left fall 0 from	0:7 2:-8 3:-16 4:-8 5:-6 8:31
left fall 0 in	0:-8 3:14 4:-10 6:-6 8:12 9:-7
left fall 0 none	0:-6 2:-7 3:12 4:-11 7:12 9:-7
left fall 0 obj	0:-6 1:-8 2:13 3:27 4:-10 5:-11 8:-10
left fall 0 of	0:9 3:-10 4:-9 8:22
left fall 0 subj	3:-10 5:15
left fall 0 to	1:-8 2:-13 3:-8 4:29 8:-7
left fall 0 with	0:6 1:24 2:-10 3:-14 4:-7 5:-7 6:13 8:-11
left fall 1	0:11 1:8 2:-8 4:6 5:-10 6:-10 7:-6 9:8
left fall 1 A	0:7 1:13 4:-12 5:-7 7:-6 8:-11 9:13
left fall 1 N	3:12 4:6
left fall 1 O	1:12 2:-9 3:-9 5:-9 6:-10 8:7 9:15
left fall 1 U	0:14 1:-7 2:-7 3:-15 4:16
left fall 1 at	4:17 8:-8
left fall 1 cl	0:15 4:-14 5:-9 6:-10 7:-6 8:6 9:17
left fall 1 from	0:-15 1:-9 2:-8 3:-14 4:-8 5:-7 8:46
left fall 1 in	0:6 1:15 2:-15 4:24 5:-8 6:-9 7:-6 9:-6
left fall 1 none	0:17 2:-12 4:-6 5:-8 8:-12 9:22
left fall 1 with	0:8 1:30 2:8 3:-15 4:-11 5:-9 6:-13 7:-6
left fall 2	0:12 2:13 3:-21 4:-9 5:7
left fall 2 A	1:14 2:-6
left fall 2 N	0:6 8:14
left fall 2 O	0:-8 3:-9 5:26 8:-7
left fall 2 U	0:8
left fall 2 cl	1:-6 2:15 3:-20 4:-10 5:18
left fall 2 none	0:10 1:6 2:-8 3:-15 4:-6 5:22 8:-12
left fall A	1:16 2:-24 4:-8 5:-12 6:-9 7:16 8:15
left fall F	2:18 3:13 4:-12 6:-12 8:-12 9:-6
left fall H	0:-8 3:-13 4:-8 5:-10 6:15 7:18 8:-9 9:-6
left fall N	0:8 1:-10 3:20 5:-6 6:-7 7:-6
left fall O	2:-9 3:-15 7:-8 8:14
left fall U	0:17 3:6 5:-8 6:-7 7:-6
left fall V	1:6
left fall h	1:-11 3:-24 4:-21 5:26 6:-6 7:17 8:6
left fight	2:12 3:-8 6:13 7:-7 9:-7
left fight -	0:11 3:-13 6:13 7:-6 9:-6
left fight 0	2:15 7:-6 8:-8
left fight 0 A	2:33 3:-12 6:-7 8:-7
left fight 0 F	0:7 1:-7 2:-9 3:-29 6:38
left fight 0 H	2:16
left fight 0 N	2:-8 3:19 4:-12 5:-10 8:14
left fight 0 O	1:-9 2:-19 3:6 4:-13 5:41 6:-14 8:-17
left fight 0 U	0:-7 1:-6 2:-16 3:-9 4:-8 6:36 8:-7
left fight 0 V	0:16 2:-11
left fight 0 at	3:19 8:-6
left fight 0 cl	0:10 1:-16 2:10 4:-12 5:7 6:-7 8:9
left fight 0 in	2:8 4:6 6:11 7:-6 9:-6
left fight 0 none	1:-9 2:33 3:-10 7:-6 8:-9
left fight 0 of	0:13 2:-10 6:13 8:-7
left fight 0 vs	0:6 2:8
left fight 0 with	0:-9 1:-7 3:-19 4:-8 5:20 6:16 8:-7
left fight 1	1:-6 2:10 3:-21 4:17 5:-8 6:7 7:-6 9:-6
left fight 1 A	2:17 4:-6 8:-6
left fight 1 F	0:-7 1:-6 2:-8 3:-18 4:37 6:-7 8:-6
left fight 1 H	6:18
left fight 1 N	0:9 8:7
left fight 1 U	0:-6 2:23 3:-6
left fight 1 cl	0:8 1:-7 2:-10 3:-15 4:20 8:7
left fight 1 in	1:8 2:14 3:-14 5:-8 6:9 7:-6 9:-7
left fight 1 none	1:-13 2:32 3:-14 4:11 6:-6 8:-10 9:-6
left fight 1 vs	0:6
left fight 2	1:-13 2:-8 3:-18 4:-14 5:-8 6:38
left fight 2 A	0:7
left fight 2 N	8:14
left fight 2 O	0:-8 1:-13 2:-8 3:-15 4:-9 5:-6 6:41 8:-10
left fight 2 cl	1:-17 2:-8 3:-15 4:-10 5:-7 6:40
left fight 2 in	0:12
left fight 2 none	0:6 1:-8 3:-10 4:-6 6:18 8:-6
left fight A	1:6 2:27 3:-10 6:-7 8:-8
left fight F	0:13 1:-10 2:-9 3:-28 4:20 6:20 8:-8
left fight H	2:19
left fight N	2:-10 3:11 4:-16 5:-12 6:-6 8:29
left fight O	0:11 1:-13 2:-13 4:-12 5:11 6:23 8:-16
left fight U	1:-7 2:12 3:-8 4:-7 6:15 8:-7
left fight V	0:19 2:-14
left fight h	1:-14 2:26 3:-6 4:6 6:7 7:-6 8:-6 9:-6
left guard	0:-9 2:15 3:-13 4:20
left guard -	0:-8 1:7 2:9 3:-12 4:20 5:-8
left guard 0	0:-10 1:-9 3:-12 4:37 7:-6
left guard 0 A	0:-9 2:24 3:-9 4:7 7:-6 8:-10
left guard 0 F	1:-15 2:-9 3:-24 4:41 5:-6 8:-10 9:12
left guard 0 H	2:11 4:11
left guard 0 N	0:-7 1:-7 2:-9 3:-9 4:15 5:-9 6:-6 8:18
left guard 0 O	0:-6 1:-6 2:-10 4:15 5:-10 6:24 8:-14
left guard 0 U	2:22 4:-7 8:-10
left guard 0 cl	2:17 3:-9 4:-14 6:18 8:-7
left guard 0 from	0:-10 1:-6 2:34 4:-14
left guard 0 in	0:-9 1:-11 3:-16 4:39 7:-6
left guard 0 is	1:-12 2:17 3:-7 4:-7 9:14
left guard 0 none	1:-8 2:-7 3:-18 4:52 9:-6
left guard 0 of	1:21 2:-6 4:-6
left guard 0 with	0:-7 1:-12 2:-8 3:-19 4:-16 5:-7 6:46 8:-8
left guard 1	0:-9 2:39 3:-9 4:-11 5:-6 6:-6
left guard 1 A	0:-8 1:7 2:29 3:-7 4:-8
left guard 1 H	2:21
left guard 1 O	2:19 3:-7 4:-11 8:7
left guard 1 from	0:-9 1:-8 2:50 3:-7 4:-7 8:-11
left guard 1 in	0:-7 2:34 3:-8 4:-10
left guard 1 none	2:-11 8:16
left guard 1 vs	2:19
left guard 2	1:12 2:-14 3:-12 5:-11 6:-9 7:13 8:11 9:-7
left guard 2 A	0:-7 2:-17 3:16 4:-10 7:21 8:-7
left guard 2 N	1:19 2:-10 3:-11 4:-16 5:-7 8:16
left guard 2 cl	0:-11 1:9 2:-23 3:9 5:-11 6:-7 7:9 8:10 9:-7
left guard 2 in	0:7 1:14 4:-7
left guard 2 none	0:-16 2:-18 4:8 5:-10 6:-7 7:24 9:-8
left guard 2 with	0:20
left guard A	0:-11 2:25 5:-6 6:-6 9:-6
left guard F	1:-18 2:-10 3:-31 4:44 5:-6 8:-10 9:17
left guard H	0:-6 2:22 4:9 8:-6
left guard N	1:10 2:-13 3:-12 4:17 5:-12 6:-7 7:-6 8:15 9:-6
left guard O	1:-9 4:11 5:-12 6:23 9:-6
left guard U	2:19 8:-9
left guard h	0:-8 1:-11 2:21 3:-13 4:23 7:-6 9:-7
left hit	5:10 7:-7 9:-7
left hit -	1:8 2:-9 3:19 5:10 7:-7 8:-6 9:-7
left hit 0	2:7 3:15 4:-9 5:7 7:-7 9:-7
left hit 0 A	0:-7 1:9 2:8 3:10 4:-7 5:10 6:-8 7:-8 8:-15 9:-7
left hit 0 F	0:-6 1:28 2:31 3:-23 4:-15 5:-13 6:-8 7:-7 9:-7
left hit 0 H	0:11 1:-17 2:-28 3:51 4:-6 5:-9 6:-6
left hit 0 N	0:-11 1:-8 2:12 5:13 6:-7 8:-6
left hit 0 O	0:12 1:-13 3:17 4:-13 6:7 8:-8
left hit 0 U	0:-32 1:-19 2:-6 3:-9 4:16 5:39 6:-9 7:-8 9:-8
left hit 0 V	0:-8 1:11 2:19 3:-8 4:-6 8:-6
left hit 0 at	0:6 2:18 3:-8
left hit 0 by	2:18
left hit 0 cl	0:-9 1:8 2:16 3:-22 5:25 7:-8 8:-10 9:-8
left hit 0 from	0:9
left hit 0 in	2:9 3:21 4:-11 7:-7 9:-6
left hit 0 none	1:-12 2:13 3:12 5:17 6:-10 7:-7 9:-7
left hit 0 of	0:7 1:6 2:16 3:-25 4:-6 6:11 8:-7
left hit 0 with	0:16 1:-10 2:-15 3:16 5:-7 6:7 8:-7
left hit 1	0:-6 1:12 2:-6 3:-13 4:8 5:9 6:7 7:-8 9:-7
left hit 1 A	1:11 3:-21 4:22 5:11 6:-9 7:-9 8:-13 9:-7
left hit 1 F	1:-10 2:-9 4:17 5:16 6:-9 8:-6
left hit 1 N	3:-6 4:6 5:22 8:-16
left hit 1 O	1:8 2:-9 3:-20 4:8 5:-13 6:17
left hit 1 U	1:-8 2:-7 3:13 4:-9 5:-7 8:14
left hit 1 at	4:12 8:-6
left hit 1 cl	3:-16 4:36 5:-13 6:-9 7:-10 9:-6
left hit 1 from	1:8 3:-9 4:11 5:-9 8:7
left hit 1 in	2:-15 3:-23 4:19 5:21 6:7 7:-8 8:-7 9:-8
left hit 1 none	0:7 1:6 2:-16 6:-7 8:7
left hit 1 of	1:11 2:-6 3:-17 4:-7 5:21
left hit 1 with	0:-9 2:-15 3:-28 4:22 5:-14 6:37 7:-8 8:-13
left hit 2	0:8 1:-13 2:-9 3:10 4:16 5:-13 7:-7 9:-6
left hit 2 A	0:7 1:-8 3:-6 4:11
left hit 2 N	2:-6 3:-7 4:20 5:-9
left hit 2 O	2:-7 3:15 4:-7 5:-6 6:14 8:-8
left hit 2 U	3:16
left hit 2 cl	0:7 1:-8 3:8 5:-8
left hit 2 in	0:18 1:-8 2:-17 4:26 5:-9 8:-16
left hit 2 none	1:-12 2:8 3:14 4:-11 5:-8 6:10 8:-10
left hit A	2:6 3:7 4:11 5:14 6:-9 7:-10 8:-16 9:-8
left hit F	1:14 2:27 3:-10 6:-12 7:-7 8:-8 9:-7
left hit H	0:12 1:-18 2:-19 3:42 4:-6 5:-8 6:-6
left hit N	0:-13 1:-10 4:16 5:14 6:-8 7:-6 9:-6
left hit O	0:7 2:-7 3:14 4:-8 6:11 7:-6 9:-6
left hit U	0:-21 1:-20 3:6 5:28 6:-10 7:-8 8:13 9:-8
left hit V	1:10 2:19 3:-8 4:-9 8:-6
left hit h	1:-19 2:28 3:-30 4:20 7:-8 8:6 9:-8
left love	0:15 1:16 4:-8 5:-7 6:-6
left love -	0:15 1:26 2:-6 3:-7 4:-7 5:-6
left love 0	0:17 1:31 2:-10 3:-9 4:-6 8:-7
left love 0 A	0:6 1:31 2:-11 3:-11
left love 0 F	3:18
left love 0 O	0:19 3:-6
left love 0 V	1:32 2:-7 3:-9 4:-6 8:-6
left love 0 cl	0:15 1:10 2:-8
left love 0 in	0:12 1:28 2:-10 4:-6 8:-6
left love 0 none	0:9 1:30 2:-11 4:-6 8:-7
left love 0 with	1:6
left love 1	0:12 1:-10 2:6 3:11 4:-6 5:-8
left love 1 A	0:12
left love 1 O	2:-6 3:12 4:-6 5:-7 8:16
left love 1 cl	1:-7 2:10 3:-8 5:-7 8:12
left love 1 in	3:12 8:6
left love 1 none	0:10 1:-7 3:13
left love 2	1:-8 4:-7 8:22
left love 2 H	2:9
left love 2 cl	1:-10 2:-8 3:-6 4:-11 8:34
left love 2 in	2:17 3:-8
left love A	0:17 1:24 2:-12 3:-10
left love F	0:7 3:18
left love H	1:6
left love N	2:18 4:-9 5:-8 8:10
left love O	0:15 1:-8 2:-6 3:10 5:-7 8:7
left love V	1:16 2:-9 3:-11 4:-8 8:18
left love h	1:-16 4:-9 5:-8 8:28
left make	0:8 3:13 5:-7 6:-6 9:-6
left make -	0:8 3:15 4:8 5:-8
left make 0	3:13 4:6 5:-8 6:-7 7:-6 9:-6
left make 0 A	2:26 4:-11 5:-7 6:-7 7:-9 9:-8
left make 0 F	1:-10 2:-8 3:24 4:-9
left make 0 H	1:-7 4:15
left make 0 N	0:11 1:-10 2:-10 3:28 4:13 5:-12 8:-22
left make 0 O	1:7 2:-11 4:20 5:-9 6:-12 7:-6 9:-6
left make 0 U	0:13 2:-8 4:10 8:-9
left make 0 V	0:-19 1:23 2:14 3:-26 4:-13 8:14 9:-6
left make 0 at	0:7 2:15 4:-7 8:-8
left make 0 cl	0:21 1:-6 5:-7 8:6
left make 0 from	0:8 3:10 8:-6
left make 0 in	3:15 4:18 5:-8 6:-8 7:-6 8:-6 9:-6
left make 0 none	3:14 4:14 5:-8 6:-7 7:-6 9:-6
left make 0 subj	2:-6 3:-6 4:17
left make 0 to	0:6 1:10 2:-6
left make 0 with	0:8 1:24 2:-9 3:-11
left make 1	2:17 3:16 4:-8 5:-9 6:-8 8:-6 9:-7
left make 1 A	0:-6 1:10 2:27 3:-28 4:-15 5:-7 6:-6 8:7 9:-9
left make 1 F	0:-10 1:8 2:-8 3:34 4:-10 6:-7 8:-6
left make 1 H	1:-7 2:16
left make 1 N	0:13 3:7 4:-9
left make 1 O	0:-7 1:-12 2:17 3:19 4:6 5:-9 6:-10 8:-18
left make 1 U	0:12 1:-7 2:-10 3:14 4:10 8:-12
left make 1 V	1:-9 2:-12 3:28 4:-6 8:-8
left make 1 at	2:-8 3:11 4:11 8:-10
left make 1 cl	2:8 3:-13 5:-8 6:-8 7:10 9:-8
left make 1 in	0:-6 1:-15 3:39 5:-10 6:-9 8:-8 9:-6
left make 1 none	2:18 3:12 5:-8 6:-7 7:-6 8:-8 9:-6
left make 1 of	1:-10 2:9 3:30 4:-7 6:-6 8:-10
left make 1 with	0:-6 1:13 2:-10 3:25 4:-7 6:-8 8:-12
left make 2	0:14 2:-7 3:16 6:-6 8:-8
left make 2 A	0:-15 2:-23 4:37 5:-6 7:-6 8:-9 9:-6
left make 2 F	0:17
left make 2 N	2:11 4:-16 5:14
left make 2 O	0:13 1:-8 2:-6 3:31 4:-12 5:-7 8:-10
left make 2 U	0:23 3:-8
left make 2 V	1:-9 3:16
left make 2 cl	0:20 1:-11 2:-11 3:19 4:11 5:-8 8:-12
left make 2 in	0:-6 1:-10 2:-9 3:24 4:-24 5:28 6:-8 7:-6 9:-6
left make 2 none	0:23 1:-7 2:-7 3:14 4:7 5:-7 8:-11
left make A	1:6 2:11 4:-6 5:-8 6:-7 9:-9
left make F	0:8 2:-8 3:28 4:-9
left make H	1:-14 2:15 4:11
left make N	0:13 1:-9 3:28 8:-14
left make O	0:9 1:-7 3:13 4:23 5:-10 6:-10 7:-6 8:-10 9:-6
left make U	0:18 2:-9 3:-6 4:18 5:-6 8:-10
left make V	0:-11 1:9 4:-17 5:-6 8:14 9:-7
left make h	0:6 1:-7 2:11 6:-8 9:-7
left match	1:-6 2:-7 3:24 5:-7 6:-6
left match -	1:-7 2:-6 3:28 5:-6 6:-6 8:8
left match 0	0:6 3:24 5:-7 6:-7
left match 0 A	0:12 1:-14 3:24 5:-6
left match 0 F	1:-9 2:-7 3:22 4:-10 6:-6 8:14
left match 0 N	0:13 1:-6 2:-7 4:-17 5:-8 8:19
left match 0 O	1:7 3:7 4:20 5:-8 6:-8 8:-14 9:-6
left match 0 U	0:27 1:-6 3:7 4:-6 8:-8
left match 0 V	0:9 1:-7 3:8 8:-6
left match 0 as	3:13
left match 0 cl	0:7 1:-17 2:6 3:23 4:-13 5:-8 6:-7 7:-6 8:13 9:-6
left match 0 from	3:-6 4:21 8:-16
left match 0 in	0:6 1:-7 2:-8 3:23 4:17 5:-6 6:-6 8:-13
left match 0 none	0:15 3:23 4:-7 5:-7 6:-6
left match 0 of	0:-11 1:-15 2:-6 3:6 4:-10 8:28
left match 0 with	0:-9 1:-13 3:45 4:-9 8:-10
left match 1	0:12 1:-12 2:-8 3:15 5:-8 6:-6
left match 1 A	0:6 1:-19 2:-16 4:-12 8:33
left match 1 F	3:6 4:7 6:-6 8:10
left match 1 N	0:28 3:-9 4:-8
left match 1 O	0:-15 1:-11 2:-9 3:23 4:6 5:-10 6:-9 8:7 9:6
left match 1 U	0:26 1:-8 2:-7 3:14 4:-7 8:-10
left match 1 V	1:-14 3:-7 4:8 8:17
left match 1 and	0:11
left match 1 at	0:-9 1:-8 2:-7 3:-10 4:24 8:6
left match 1 cl	1:-14 3:30 4:-14 5:-7 6:-6 8:14 9:-6
left match 1 from	0:35 3:-10 8:-16
left match 1 in	0:9 1:-16 2:-15 4:18 5:-8 6:-7 7:-6 8:25
left match 1 none	1:-12 2:-7 3:29 4:-12 5:-7 6:-6
left match 1 of	0:8 3:17 8:-6
left match 1 subj	3:12
left match 1 with	0:19 3:8 8:-10
left match 2	1:-7 2:-7 3:32 5:-6
left match 2 A	0:13 1:-16 3:14 4:-10 8:6
left match 2 F	3:22
left match 2 N	0:-10 3:36 4:-7 5:-6 8:-9
left match 2 O	0:-18 1:18 2:-8 3:14 4:20 5:-9 6:-7 8:-15
left match 2 U	0:-6 1:-8 2:-7 3:29 4:-11 8:7
left match 2 V	0:6 3:8
left match 2 cl	1:-9 2:-10 3:33 5:-7
left match 2 from	3:-6 8:11
left match 2 in	0:-17 1:10 2:-7 3:26 4:13 5:-8 6:-6 7:-6 8:-13 9:-6
left match 2 none	1:-10 3:45 4:-10
left match 2 to	0:-6 3:-18 4:17 8:13
left match A	0:7 1:-23 3:18 4:-10 5:-7 6:-6 7:-6 8:21 9:-6
left match F	1:-7 2:-6 3:32 6:-6
left match N	0:14 1:-6 2:-8 3:28 4:-19 5:-10
left match O	0:-9 2:-8 3:24 4:11 5:-9 6:-8 8:-8
left match U	0:15 1:-9 2:-8 3:32 4:-9 8:-8
left match V	1:-22 2:-8 3:23 8:7
left match h	0:10 1:-8 3:-9 4:15 5:-11 6:-8 8:-7 9:10
left meet	0:21 1:-7 2:-10 3:18 4:-10 5:-7 7:9
left meet -	0:18 1:-9 2:-11 3:10 4:-10 5:-6 7:17
left meet 0	0:24 1:-6 2:-10 3:10 4:-9 5:-6 7:12 8:-11
left meet 0 A	1:-23 2:-15 4:-7 7:35 8:-7
left meet 0 F	3:11
left meet 0 N	0:16
left meet 0 O	0:16 3:11 8:-6
left meet 0 U	0:23 3:-7
left meet 0 cl	0:24 8:-6
left meet 0 in	0:14 2:-11 3:15 4:-9 5:-7 7:16 8:-11
left meet 0 is	1:24 2:-6 3:-7
left meet 0 none	0:18 1:-16 2:-11 3:17 4:-9 5:-6 7:18 8:-11
left meet 0 with	0:7
left meet 1	1:-6 2:-6 3:14 4:-12 5:-7 8:18
left meet 1 N	4:-8 8:16
left meet 1 O	0:9
left meet 1 U	3:20 8:-8
left meet 1 cl	0:6 4:-6 8:16
left meet 1 in	0:-15 3:35 4:-6 5:-6 8:-15
left meet 1 none	3:-8 4:-11 8:26
left meet A	0:18 1:-24 2:-16 4:-6 7:29 8:-6
left meet F	3:20
left meet N	0:10 3:-8 4:-9 8:15
left meet O	0:19 3:16 4:-7 5:-6 8:-8
left meet U	0:16 3:9 8:-9
left meet h	0:12 3:13 4:-6 8:-7
left move	8:8
left move -	1:16 7:-7 9:-7
left move 0	7:-7 8:11
left move 0 A	1:30 4:-6 5:-8 6:-8 7:-8 8:-7
left move 0 F	0:-8 1:-16 2:-10 3:19 4:-15 5:6 6:10 7:-8 8:14 9:-9
left move 0 H	0:7 1:-13 5:17 8:-6
left move 0 N	1:-11 2:-7 3:-16 4:13 6:-7 7:-6 8:24 9:-6
left move 0 O	1:8 3:-8 5:13 6:-8 7:-7 8:14 9:-8
left move 0 U	0:12 1:-14 2:8 4:-13 7:-6 8:14
left move 0 V	1:9 4:-12 5:-13 6:-7 7:-6 9:16
left move 0 and	0:-9 3:-24 5:34
left move 0 as	1:-7 8:17
left move 0 at	2:-17 5:-17 6:-10 7:-6 8:31 9:9
left move 0 by	4:-6 5:-8 8:21
left move 0 cl	3:10 5:14 6:-11 7:-8 8:-12 9:-8
left move 0 from	1:-11 2:-13 3:-22 5:32 6:-8 8:6
left move 0 in	3:-6 5:7 6:-6 7:-7 8:13
left move 0 is	0:16
left move 0 none	1:13 4:-7 7:-7
left move 0 obj	1:-12 2:-15 3:12 4:20 5:13 6:-8 8:-12 9:-6
left move 0 of	1:-18 2:-12 3:15 4:6 6:-13 7:-6 8:19 9:-7
left move 0 subj	2:14
left move 0 to	0:7 4:24 5:-9 8:-16
left move 0 vs	2:23 3:-10 5:-7
left move 0 with	0:8 1:8 3:-24 4:-9 5:-15 7:-6 8:23
left move 1	1:-8 2:-19 4:7 8:14
left move 1 A	1:-10 2:-15 3:16 4:8 6:-8 8:-17 9:8
left move 1 F	0:22 1:-6 2:-8 4:-9 5:-10 6:16
left move 1 N	0:6 1:-8 2:-8 3:6 4:6 6:-6 8:11
left move 1 O	2:-13 3:-8 7:-6 8:25 9:-7
left move 1 U	1:-10 2:-13 4:14 5:-12 7:-6 8:12 9:-6
left move 1 V	0:-7 1:18 2:-14 3:-17 4:-11 5:-9 8:28 9:-6
left move 1 at	3:-6 4:21 5:-6 8:-7
left move 1 cl	1:-7 2:-12 3:11 5:-11 8:11
left move 1 from	0:-20 1:-6 2:-18 3:10 4:-6 5:-6 8:32
left move 1 in	2:-20 4:9 5:9 7:-7 8:21
left move 1 none	0:12 1:-7 2:-24 3:8 4:-7 5:10 8:7
left move 1 obj	2:-6 3:6 4:-6 6:15 8:-7
left move 1 of	0:16 1:-6 3:-12 6:17 8:-9
left move 1 to	0:-22 1:-8 2:-10 3:-11 4:40 5:-11 6:-8 8:13
left move 1 vs	2:15
left move 1 with	0:8 1:13 2:-8 3:-14 4:-8 5:-8 6:27 8:-17
left move 2	2:17 8:-22
left move 2 A	0:-25 1:-13 2:25 3:-10 5:-14 6:-11 7:-12 8:16 9:9
left move 2 F	0:8
left move 2 H	6:12
left move 2 N	1:-6 2:23 3:13 4:-7 5:-19 8:-15
left move 2 O	2:-16 4:26 5:10 6:8 7:-8 8:-34 9:-8
left move 2 U	0:12 2:-11 3:12 5:-10 7:14 8:-13
left move 2 V	1:-13 2:-7 3:27
left move 2 at	2:-8 3:-11 4:36 5:-6 8:-12
left move 2 cl	1:-18 2:10 3:20 5:-18 6:15 8:-11 9:-9
left move 2 in	2:-9 3:-22 4:32 5:12 8:-34
left move 2 is	0:7 3:17 4:-7
left move 2 none	0:6 1:-11 3:17 4:-11 6:9 7:-8 8:-7
left move A	0:-7 1:16 3:6 6:-9 7:-7
left move F	1:-17 2:-6 3:7 4:-15 6:23 7:-7 8:11 9:-8
left move H	1:-16 3:-9 4:-7 5:8 6:11 7:-6 8:15 9:-7
left move N	0:9 1:-9 3:-8 4:6 6:-6 8:17
left move O	2:-7 3:-8 5:16 7:-7 8:12 9:-7
left move U	0:7 1:-12 8:7 9:-6
left move V	1:14 2:-10 3:8 4:-13 5:-13 6:-8 7:-6 8:11 9:9
left move h	1:-15 5:10 8:15
left none	1:7
left none -	1:11 9:-6
left none 0	1:13
left none 0 A	1:18 2:6
left none 0 F	1:7 3:21 4:-6 8:-7 9:-6
left none 0 H	1:15 2:24 3:-14 6:-7 8:-8 9:-6
left none 0 N	0:10 2:-6 3:7 8:9
left none 0 O	0:10 2:-8 3:12 8:8
left none 0 U	0:17 2:-6
left none 0 V	1:28 4:-8 5:-6 9:-6
left none 0 also	0:8
left none 0 and	0:-14 1:-9 2:13 3:7 4:-10 6:-7 7:14 8:-7 9:-6
left none 0 as	1:18 2:-13 3:14 5:-7 6:-7 7:-6 9:-6
left none 0 at	0:14 1:-10 3:-6 4:-8 5:-8 6:-7 8:33 9:-6
left none 0 by	0:17
left none 0 cl	0:12 1:17 2:-7 4:-7 5:-7 6:-7
left none 0 for	0:20 2:-7 3:17 4:-10 8:-10
left none 0 from	1:-8 3:13 4:9 5:-9 6:-8 7:-6 8:9 9:-6
left none 0 in	1:11
left none 0 is	2:34 3:-8 4:-11 5:-9 6:-7 7:6 8:-13 9:-8
left none 0 none	0:7 1:16
left none 0 not	0:9
left none 0 obj	0:-13 1:-6 2:23 3:26 5:-9 7:-6 8:-15 9:-7
left none 0 of	3:14 4:-11 6:-9 8:12 9:-6
left none 0 subj	1:17 2:8 6:-6 9:-6
left none 0 to	0:27 1:-9 2:26 3:-15 4:-8 5:-6
left none 0 vs	1:-40 2:73 3:-13 8:-6
left none 0 with	1:19 4:-8 7:-6
left none 1	7:-6
left none 1 A	1:20 5:-6 7:-6 8:-9 9:10
left none 1 F	2:-8 3:20 5:-8 7:-6
left none 1 H	1:18 2:18 3:-12 4:-9 5:-9 6:-11 8:-10
left none 1 N	1:-7 2:-10 3:6 4:15 7:-6 8:12 9:-7
left none 1 O	4:-6 6:10 7:-6 8:11
left none 1 U	1:9 7:-6
left none 1 V	1:15 2:-9 3:7 4:-8 5:-11 6:-9 7:-8 8:18
left none 1 and	0:13 1:21 3:-7 4:-7 5:-7 8:-10
left none 1 as	0:6 1:13
left none 1 at	1:-7 3:-16 4:17 5:-10 6:-9 7:-7 8:22
left none 1 by	0:-8 1:14 2:-6 3:-10 4:-8 8:19
left none 1 cl	0:6 7:-6
left none 1 for	1:19 2:-7
left none 1 from	1:-17 2:10 3:-22 4:-8 7:-6 8:32 9:6
left none 1 in	7:-6 8:10
left none 1 is	0:19 3:-16 4:-14 5:-8 6:-8 7:-8 8:-13 9:35
left none 1 none	1:11 2:-11 3:7 7:-6
left none 1 obj	1:-10 2:-11 3:18 6:15 8:-13 9:8
left none 1 of	1:-14 2:-8 3:18 4:-13 7:-8 8:14
left none 1 subj	0:-21 1:12 2:-18 3:24 4:-17 5:-13 6:-9 7:-8 8:-9 9:27
left none 1 to	1:-11 2:31 3:-17 5:-10 6:-8 8:15 9:-6
left none 1 vs	2:48 3:-13 4:-8 5:-6 8:-9
left none 1 with	0:-6 1:24 2:-16 3:6 9:-8
left none 2	1:-9 3:6
left none 2 A	1:-21 2:15 3:18 4:11 7:-9 8:-9
left none 2 F	3:8 4:10 7:-6 9:-7
left none 2 H	1:-14 2:35 3:-14 4:-9 5:10 6:-8 7:-6 8:-11
left none 2 N	1:-11 2:-6 3:10 4:7 6:-8 7:-6 8:17 9:-6
left none 2 O	1:-12 2:-6 3:11 4:9 7:-6
left none 2 U	0:11 4:-6
left none 2 V	1:-18 4:24 6:-9 7:-7 9:9
left none 2 and	1:-13 2:9 3:21 4:-8 5:-6 8:-7
left none 2 as	0:17
left none 2 at	0:8 1:-13 2:-9 3:-17 4:32 5:-10 6:-12 7:-6 8:13 9:-7
left none 2 by	0:9 4:-6 5:14 8:-9
left none 2 cl	0:7 1:-7 2:9 4:8 6:-6
left none 2 for	0:17
left none 2 from	0:-18 1:-16 2:9 3:17 4:-22 5:15 6:12 7:-8 9:-9
left none 2 in	1:-12 3:13 4:6 7:-6
left none 2 is	3:-26 4:15 5:16 6:-8 7:-8 8:-17 9:10
left none 2 none	0:6 1:-10 2:11 3:9 7:-6
left none 2 obj	1:-10 2:6 3:-11 4:-13 6:10 7:-6 8:19 9:-8
left none 2 of	0:-6 1:-6 2:6 3:-17 4:14 6:-12 7:-7 8:16 9:-9
left none 2 subj	0:-8 1:-10 2:-8 3:33 4:-8 5:-9
left none 2 to	1:-11 2:-7 3:-26 4:35 5:-11 6:-10 8:23 9:-7
left none 2 vs	0:9 2:27 3:-11
left none 2 with	1:-21 2:-21 3:7 4:19 5:7 7:-7 8:9 9:-7
left none A	1:17 2:6
left none F	3:17 7:-6
left none H	1:11 2:32 3:-13 4:-6 6:-7 8:-8
left none N	1:-7 2:-6 4:6 7:-6 8:12 9:-6
left none O	0:8 2:-6 3:8 8:6
left none U	0:12
left none V	1:23 5:-6 7:-6 8:8 9:-6
left none h	1:-15
left over	1:-8 3:-12 4:9 5:24 6:-8 7:-6 8:16 9:-6
left over -	0:7 2:-13 5:-17 6:-9 7:-6 8:32 9:-6
left over 0	0:-6 2:-8 3:-7 5:28 7:-6 8:16 9:-6
left over 0 A	0:9 2:17 5:-12
left over 0 F	1:21 2:-10 3:11 4:-11 6:-7 8:-16
left over 0 N	0:-6 1:-6 2:-9 3:-12 4:-9 5:25 8:15
left over 0 O	0:-8 1:-9 2:-10 4:-6 5:40
left over 0 U	0:-30 1:-15 2:-18 3:-22 4:21 5:21 6:-10 7:-8 8:25 9:-8
left over 0 V	2:-6 4:25 5:-13
left over 0 cl	0:-17 1:-8 3:-14 4:10 5:-21 6:17 7:-6 8:18
left over 0 in	1:-7 2:-11 3:-8 5:33 6:-8 8:18 9:-6
left over 0 none	0:-6 2:-9 3:-11 5:32 6:-8 7:-6 8:16 9:-6
left over 0 obj	0:8 3:7
left over 1	1:-11 3:-25 5:19 6:-10 7:-6 8:20 9:-7
left over 1 F	0:-9 2:-7 3:-6 4:-7 5:8 6:-7 8:23
left over 1 N	0:-7 2:-8 3:-15 5:10 8:20
left over 1 O	0:8 1:-7 2:16 3:-19 5:-10 6:-6 8:10
left over 1 U	0:13
left over 1 V	0:7
left over 1 at	4:15 8:-8
left over 1 cl	0:25 1:-6 3:-16 4:-10 5:-9 8:20
left over 1 in	0:-8 1:-11 2:8 3:-13 5:19 6:-9 7:-6 8:11 9:-8
left over 1 none	1:-11 3:-26 5:24 6:-11 7:-7 8:20 9:-7
left over 2	0:13 1:-9 2:7 3:-12 4:25 5:-14 6:-7
left over 2 A	1:-6 2:22 4:-6 8:-7
left over 2 F	2:-7 3:-9 4:20
left over 2 N	0:6 4:13 8:-7
left over 2 O	0:-15 1:-6 2:-7 4:19 5:-10 8:8
left over 2 U	0:7 1:-7 2:20 3:-11 4:15 5:-13 6:-7 8:-16
left over 2 cl	1:-10 2:12 4:32 5:-13 6:-7 7:-6 8:-27 9:-6
left over 2 in	0:10 1:-6 3:-13 4:12 5:-9 8:10
left over 2 none	0:27 1:-6 2:-6 3:14 4:-12 8:-10
left over 2 to	0:-9 2:-8 3:-11 4:23 5:-9 8:11
left over A	0:8 1:-6 2:26 3:-6 4:-7 5:-12 8:-6
left over F	1:10 2:-16 6:-11 7:-6 8:7 9:-6
left over N	1:-7 2:-10 3:-15 5:32 6:-6 8:6
left over O	1:-10 3:-15 5:26 6:-7 7:-6 8:14 9:-6
left over U	1:-11 3:-19 4:16 6:-8 7:-7 8:22 9:-7
left over V	0:10 1:-7 2:-7 4:16
left over h	1:-9 3:-14 5:32 7:-6 8:6 9:-6
left play	1:13
left play -	0:10 1:26 2:-8 3:-9
left play 0	1:31 2:-10
left play 0 A	1:26 2:-9 3:-7
left play 0 F	1:11 3:7 4:-10 5:16 6:-10 7:-7 8:-9 9:-7
left play 0 H	0:-6 1:26 2:7 3:-8 4:-6 8:-6
left play 0 N	0:-14 1:33 2:-11 3:-16 4:-11 5:6 6:-7 7:-6 8:15 9:-7
left play 0 O	1:30 2:-10 5:-10 6:-8
left play 0 U	0:15 1:31 2:-9 3:-10 4:-6 8:-11
left play 0 V	1:6 2:-6 3:-6 8:12
left play 0 and	1:12
left play 0 at	0:8 4:-7 8:11
left play 0 cl	1:-14 2:-8 3:6 5:9 6:-7 7:-6 8:12 9:-8
left play 0 from	0:17
left play 0 in	1:30 2:-8 3:-7
left play 0 is	0:-11 1:13 2:23 3:-7 4:-7 8:-7
left play 0 none	1:31 2:-8 3:-7
left play 0 obj	1:-11 2:11 3:23 4:-10 5:-6
left play 0 of	1:21 2:-11
left play 0 to	0:10 1:-11 2:-9 4:16
left play 0 with	1:19 2:-8
left play 1	1:-15 3:12 7:-6 9:6
left play 1 A	1:-11 2:18 3:15 5:-9 6:-8 8:-14 9:-6
left play 1 F	1:-9 2:-9 3:-10 4:-15 5:-7 6:-12 8:21 9:26
left play 1 N	0:8 1:-8 2:-10 5:-12 6:-6 9:11
left play 1 O	0:-8 2:-18 3:7 4:-11 6:9 7:-8 8:23 9:-10
left play 1 U	0:7 1:-10 3:8 4:-9 5:7 6:-8
left play 1 V	0:14 1:-12 2:10 3:6 4:-10 8:-12 9:7
left play 1 at	0:10 2:-6 3:-12 4:-10 5:16
left play 1 cl	1:-6 2:-6 3:16 6:-11 7:9 9:-11
left play 1 from	1:-12 2:19 3:-12 4:-9 6:-6 8:20
left play 1 in	0:6 1:-12 5:-6 9:12
left play 1 none	1:-14 2:7 3:28 5:-12 6:-9 7:-8
left play 1 obj	2:-11 3:30 4:-8 8:-8 9:-6
left play 1 of	0:-9 1:-10 2:-17 3:-27 5:15 6:-11 7:-6 9:38
left play 1 subj	2:9
left play 1 to	0:-6 4:13
left play 1 with	0:-10 1:-15 2:-8 4:-9 5:-8 6:12 7:-6 8:25 9:-6
left play 2	0:14 1:-12 2:10 3:-13 4:10 7:-6
left play 2 A	0:19 1:-17 2:17 3:-13 9:-6
left play 2 F	1:-6 2:-9 3:12 4:-9 6:18 8:-8
left play 2 N	1:-8 4:24 8:-18 9:-7
left play 2 O	0:20 1:-9 3:-25 5:-10 6:-10 8:7 9:12
left play 2 U	0:18 3:-14 4:7
left play 2 V	0:20 1:-9 2:-10 3:-10 4:-7 8:-7 9:19
left play 2 at	0:-16 1:-6 2:21 3:9 4:15 5:-7 8:-21 9:-6
left play 2 cl	0:15 1:-11 2:12 5:-9 6:-7 7:-6
left play 2 from	0:10 2:-7 4:-8 8:16
left play 2 in	0:11 1:-14 2:8 3:-23 4:13 6:6 7:-6
left play 2 none	0:20 1:-13 2:6 3:-23 6:7 7:-6
left play 2 of	3:20 8:-6
left play 2 with	0:8 1:-6 3:-6 6:-9 8:20
left play A	1:13
left play F	1:7 2:-6 3:12 4:-15 7:-7 8:-6 9:9
left play H	1:26 3:-8 4:-6 5:-6 8:-6
left play N	1:20 3:-11 4:10 5:-7 7:-6
left play O	1:14 2:-10 5:-7 7:-7 8:10
left play U	0:13 1:16 3:-7
left play V	0:10 1:-16 3:10 4:-16 5:-8 6:-8 7:-6 9:19
left play h	1:-20 3:11 4:7 9:8
left push	3:12 4:11 6:-6 7:-6 9:-6
left push -	0:-7 3:14 4:14 5:-6 7:-7 9:-6
left push 0	3:21 6:-8 7:-6
left push 0 A	1:20 2:17 3:-8 4:-12 5:-7 7:-8 8:-8
left push 0 F	0:-7 1:-11 2:-8 4:-9 5:22 6:-6 8:15
left push 0 N	1:-7 2:19 3:-6 5:-8
left push 0 O	2:-10 3:33 6:-10
left push 0 U	1:-7 2:-8 3:19 4:11 5:-6 8:-11
left push 0 V	0:-6 1:15 2:-10 3:11
left push 0 cl	0:-8 1:9 4:14 6:-7 7:-6 8:-17
left push 0 in	2:-6 3:15 6:-8
left push 0 none	1:-9 3:30 4:-7 6:-8
left push 0 to	4:20 8:-10
left push 1	0:-9 1:-6 2:-7 3:-7 4:31 5:8 7:-7 8:-6 9:-7
left push 1 A	0:8
left push 1 F	0:-9 1:34 2:-6 3:-8 4:-7 5:-6 6:-7 8:-8
left push 1 N	0:-11 1:-9 2:-8 3:-18 4:15 5:-9 8:26
left push 1 O	0:9 1:-10 2:-12 3:-15 4:10 5:18 6:6 8:-6
left push 1 U	0:-14 1:-8 2:14 3:14 4:11 5:-7 8:-11
left push 1 at	0:-10 2:-6 3:-13 4:48 5:-7 8:-21
left push 1 cl	0:-7 1:-14 2:-14 4:24 5:30 6:-9 7:-6 8:-26 9:-6
left push 1 in	3:-18 4:36 5:-13 6:9 7:-6 9:-6
left push 1 none	1:6 2:-13 3:6 4:-11 5:23 6:-10 7:-6 9:-6
left push 1 of	2:-6 3:-7 4:-9 5:-9 8:28
left push 2	0:18 1:-7 3:8 5:-7
left push 2 F	0:8
left push 2 N	0:-9 4:-10 8:24
left push 2 O	0:6 3:8 4:13 8:-14
left push 2 U	0:10
left push 2 cl	3:7 4:10 8:-8
left push 2 in	0:21 1:-6 3:-9 4:-17 8:16
left push 2 none	0:10 1:-7 2:-6 3:8 4:-16 5:-6 8:19
left push A	0:6 2:21 4:-10 8:-7
left push F	4:-13 5:12 6:-10 8:16
left push N	0:-13 1:-11 3:-21 4:9 5:-13 6:-7 7:-6 8:33 9:-6
left push O	1:-11 2:-10 3:17 4:17 5:9 8:-12
left push U	1:-11 3:23 4:15 5:-9 6:-6 8:-15
left push V	1:10 2:-11 3:7 4:9 5:-6 8:-9
left push h	0:9 3:14 5:6 6:-8 7:-6 8:-9
left race	1:17 2:14 3:-12 4:-9
left race -	1:34 3:-9 4:-7 5:-7
left race 0	1:27 2:13 3:-11 4:-7 5:-7
left race 0 A	0:-8 1:28 2:8 3:-9
left race 0 N	0:7 1:-10 4:-9 5:-7 8:25
left race 0 O	1:35 2:-6 3:-15 4:-6 5:-7 8:-11
left race 0 U	0:7 1:11 2:10 3:-8 4:-6 8:-8
left race 0 V	1:14 2:10 3:-6 8:-6
left race 0 at	0:-6 1:32 2:-15
left race 0 cl	0:8 1:7 2:13 3:-8 5:-6
left race 0 in	1:34 3:-9 4:-6 5:-6
left race 0 none	1:22 2:15 3:-11 4:-7 5:-8 9:-6
left race 0 of	1:37 2:-9 3:-10 5:-6 8:-8
left race 0 vs	1:-13 2:20
left race 0 with	1:22 2:-7
left race 1	0:8 2:10 3:-12 4:-9 6:-7 9:10
left race 1 A	0:-9 1:10 2:15 3:-6 8:-8 9:8
left race 1 N	0:21 2:-6 4:-7 5:-11 8:11
left race 1 O	0:12 1:-8 3:-10 4:-7 5:11 6:-6 8:6
left race 1 U	2:20
left race 1 at	0:12
left race 1 cl	0:8 3:-14 4:-10 6:-7 9:8
left race 1 in	0:10 2:10 3:-7 4:-10 5:-16 8:16
left race 1 none	0:8 3:-6 4:-7 5:-6 8:16
left race 1 vs	0:-10 1:-7 2:36 3:-6 8:-6
left race 1 with	1:-8 2:-11 8:-7 9:25
left race 2	1:-16 3:-21 4:-17 5:15 6:-7 7:-7 8:24 9:7
left race 2 A	0:-7 1:-9 2:-10 4:-7 5:19 8:14 9:-6
left race 2 N	0:-8 3:-9 4:-7 5:20 8:9
left race 2 O	0:-18 1:-11 2:-15 3:-14 4:-9 5:-14 6:-7 8:24 9:31
left race 2 U	0:17
left race 2 at	8:7
left race 2 cl	1:-14 3:-17 4:-11 6:-8 7:-6 8:8 9:24
left race 2 in	1:-9 3:-7 4:-11 5:9 8:21
left race 2 none	1:-11 2:-20 3:-15 4:-14 5:9 8:21 9:14
left race A	0:-11 1:27 3:-10 4:-7
left race F	0:-6 2:18 3:-15 5:-8 6:-6 9:16
left race N	0:13 1:-10 2:-8 3:-7 4:-13 8:27
left race O	0:9 1:23 2:-12 3:-15 4:-10 6:-8 9:9
left race U	0:18 2:15 3:-9 4:-7 5:-6 8:-10
left race V	1:15 2:13 3:-7 8:-8
left race h	0:6 1:-22 2:36 3:-17 4:-13 6:-8 7:-7 8:6 9:13
left reach	1:-9 3:-6 4:32 5:-7 9:-6
left reach -	2:7 3:6 6:-10 8:6 9:-7
left reach 0	1:-9 3:-10 4:33 6:-7 8:6 9:-6
left reach 0 A	0:-7 1:-19 2:15 3:-17 4:16 5:10 6:-7 7:11 8:-14 9:-8
left reach 0 F	1:-9 2:-12 3:-28 4:53 6:-8
left reach 0 H	4:9
left reach 0 N	0:-7 1:-7 3:-11 4:26 5:-10 6:-6 8:11
left reach 0 O	1:-11 2:-12 4:36 5:-11 6:-8 7:-6
left reach 0 U	1:24 2:-11 3:6 5:-7 7:-6 8:-13
left reach 0 V	0:-8 1:-18 3:-8 4:34 8:-8
left reach 0 at	2:-6 3:-7 8:19
left reach 0 cl	2:13 3:-13 6:-8 7:-8 8:18 9:-7
left reach 0 from	0:-8 2:-11 8:28
left reach 0 in	1:-9 3:-12 4:45 5:-8 6:-6
left reach 0 none	0:-6 2:7 3:-7 4:35 5:-10 6:-7 9:-6
left reach 0 of	0:-7 1:-7 2:-7 3:-6 4:32 8:-7
left reach 0 subj	1:-7 2:-7 4:23
left reach 0 to	2:7 4:8
left reach 0 with	1:-13 2:-17 3:-8 4:-7 5:36 8:-8
left reach 1	0:7 1:-12 2:13 3:14 5:-11 6:-8 7:-6 9:-6
left reach 1 A	0:8 1:-8 2:24 3:-11 4:-8
left reach 1 F	0:9 2:-6 3:20 4:-15
left reach 1 H	2:8 4:16 5:-6 8:-9
left reach 1 N	3:13
left reach 1 O	0:6 1:-14 2:-9 3:30 4:-20 5:-7 6:-8 8:6
left reach 1 U	2:-6 4:20 8:-6
left reach 1 V	2:14
left reach 1 cl	0:16 1:-10 2:25 5:-8 8:-14
left reach 1 from	2:6 3:23 4:-14 8:-6
left reach 1 in	1:-12 2:-6 3:13 4:9 5:-11 6:-9 7:-7 8:15 9:-7
left reach 1 none	0:17 1:-9 3:8 5:-8
left reach 2	2:19 3:-21 4:10 7:-7 8:-8 9:-8
left reach 2 A	2:23 3:-9 4:-11
left reach 2 F	0:8 1:-6 2:-7 3:-15 4:15 6:7
left reach 2 N	0:-9 2:-7 3:17 4:-11 5:19 8:-12
left reach 2 O	1:-7 2:23 3:-24 4:-12 5:-13 6:-11 8:26
left reach 2 U	0:-6 1:-6 3:-10 4:27 8:-6
left reach 2 V	1:-13 2:23 4:-9 8:-6
left reach 2 cl	0:-11 1:-8 2:15 3:-29 4:10 5:9 7:-7 8:7 9:-8
left reach 2 in	0:25 1:-8 2:11 3:-6 4:-9 8:-6
left reach 2 none	1:-9 2:33 3:-20 4:12 5:10 6:-11 7:-7 8:-19 9:-7
left reach 2 of	0:-19 1:-9 2:-9 3:-19 4:22 5:-7 6:28 8:-11
left reach 2 with	0:7 3:-9 8:16
left reach A	1:-15 2:28 3:-16 6:-6 7:8 8:-13 9:-8
left reach F	0:8 1:-10 2:-15 3:-20 4:30 5:-7 6:16 7:-6 9:-6
left reach H	4:26 8:-13
left reach N	0:-8 1:-8 4:16 6:-6 7:-6 8:21
left reach O	1:-13 2:-7 4:28 5:-13 6:-11 7:-7 8:19 9:-6
left reach U	0:-7 1:12 2:-14 4:24 5:-9 6:-7 7:-6 8:-14 9:-6
left reach V	1:-25 2:20 3:-12 4:25 5:-7 8:-13 9:-6
left reach h	1:-11 2:9 3:-17 4:38 7:-7 9:-6
left save	0:8 1:-8 3:8 4:16 5:-8 6:-7 7:-7 9:-7
left save -	0:6 3:15 4:-27 5:-6 6:-6 8:17
left save 0	0:7 1:-12 2:-24 3:23 4:28 5:-7 6:-6 7:-7 8:-7 9:-7
left save 0 A	1:-22 2:-28 3:27 4:47 5:-7 6:-6 7:-8 8:-12 9:-7
left save 0 O	0:16 1:22 3:-18 4:-11 8:-8
left save 0 U	1:-8 3:-10 4:-8 8:21
left save 0 at	2:-9 3:-9 4:26
left save 0 in	1:-9 2:-22 3:15 4:32 5:-7 6:-6 7:-7 8:-6 9:-6
left save 0 none	1:-15 2:-24 3:15 4:40 5:-7 6:-6 7:-8 9:-7
left save 1	0:9 1:-9 2:20 3:-13 4:-17 5:-8 8:21
left save 1 A	1:-7 2:30 3:-7 4:-8 8:-7
left save 1 H	0:6 2:10
left save 1 N	2:-10 3:-10 4:-16 5:-10 8:33
left save 1 O	3:-7 8:21
left save 1 from	1:-7 2:31 3:-8 4:-10
left save 1 in	1:-9 2:31 3:-15 4:-20 5:-9 6:-7 8:23
left save 1 of	0:6 3:-6 4:-18 8:24
left save 1 with	0:10
left save 2	2:27 3:-6 4:-7 8:-6
left save 2 in	0:-9 1:-7 2:36 3:-6 4:-11 8:-8
left save 2 none	0:-6 2:33 3:-6 4:-11 8:-9
left save A	1:-20 3:28 4:28 5:-7 6:-6 7:-8 8:-14 9:-7
left save H	2:16
left save N	2:16 3:-12 4:-29 5:-13 8:29
left save O	0:18 1:17 3:-22 4:-15 6:-6 8:12
left save U	3:-7 8:13
left save h	1:-14 2:-9 4:37 5:-9 6:-7 7:-8 9:-7
left shoot	2:19 3:-11 4:-10 5:-6 6:26 8:-7
left shoot -	1:12 2:9 3:-18 4:-10 5:-7 6:30 7:-7 8:-7
left shoot 0	3:-16 4:-8 5:-7 6:45 8:-8
left shoot 0 A	1:13 2:20 3:-9 4:-9 6:-21 7:13 8:-6 9:-6
left shoot 0 F	0:-9 1:8 3:-25 4:-8 6:37
left shoot 0 H	0:-6 1:-6 2:-14 6:36
left shoot 0 N	0:-7 1:-7 3:-13 5:-6 6:35 8:-8
left shoot 0 O	1:-8 2:-10 3:-19 4:-7 5:-7 6:54 8:-9
left shoot 0 U	2:-7 6:23
left shoot 0 at	2:16
left shoot 0 cl	1:6 3:-17 4:-8 5:-7 6:12 7:11 8:-7
left shoot 0 in	3:-18 4:-8 5:-6 6:53 7:-6 8:-8
left shoot 0 none	3:-18 4:-8 5:-6 6:44 8:-7
left shoot 0 with	1:12 2:-15 3:-15 5:-6 6:27 8:-6
left shoot 1	1:-6 2:40 3:-8 4:-10 8:-9
left shoot 1 A	0:-6 1:-13 2:43 3:-6 4:-11 8:-9
left shoot 1 F	1:30 2:-6 3:-11 4:-6 6:-10 8:-6
left shoot 1 H	2:21
left shoot 1 O	0:16 2:11 6:-7 8:-6
left shoot 1 V	1:-8 2:36 3:-7 4:-7 8:-8 9:-6
left shoot 1 at	1:-6 2:42 4:-8 6:-6 8:-8
left shoot 1 cl	2:18 3:-6
left shoot 1 in	2:39 3:-9 4:-11 8:-11 9:-6
left shoot 1 none	0:-8 1:-13 2:35 3:-7
left shoot 1 of	0:9
left shoot 1 to	2:19
left shoot 1 vs	2:7
left shoot 1 with	1:6 2:-10 3:-10 4:-6 6:13 7:9 8:-7
left shoot 2	1:-13 2:-18 4:-13 5:-8 6:-10 7:30 8:6 9:12
left shoot 2 N	2:-6 4:-8 8:26
left shoot 2 O	2:10 3:14 6:-6
left shoot 2 U	0:21
left shoot 2 V	0:-12 1:-19 2:-28 3:-15 4:-8 5:-6 6:-8 7:36 8:-11 9:27
left shoot 2 at	4:-8 8:17
left shoot 2 cl	1:-17 2:-18 3:7 4:-11 5:-9 6:-11 7:35 8:-13 9:12
left shoot 2 in	3:-6 4:-12 5:-6 6:-7 8:30
left shoot 2 none	0:9 1:-9 2:-17 4:-6 6:-6 7:21 8:-8 9:10
left shoot A	2:33 3:-8 4:-9 6:-13 7:15 8:-8
left shoot F	1:9 3:-24 4:-9 5:-6 6:34 7:-6 8:-7
left shoot H	0:-7 1:-7 2:18 4:-6 6:19
left shoot N	0:-8 1:-7 2:-9 3:-15 4:-11 5:-9 6:35 8:12
left shoot O	0:7 1:-9 3:-8 4:-8 5:-7 6:42 8:-10
left shoot U	0:10 1:-9 2:-9 3:-8 6:27 8:-8
left shoot V	0:-14 1:-21 2:26 3:-17 4:-12 5:-8 7:18 8:-16 9:12
left shoot h	0:-9 1:-11 2:21 3:-11 4:-12 5:-8 6:31 7:6 8:-7
left sneak	1:-10 2:18 3:-12 4:6 6:-7 7:-6 8:12 9:-6
left sneak -	5:-14 6:-9 7:-6 8:26 9:-6
left sneak 0	0:-9 1:-16 2:16 3:-13 4:21 5:9 6:-7 7:-7 9:-7
left sneak 0 A	1:-13 2:39 3:-10 8:-7
left sneak 0 H	2:17
left sneak 0 N	2:-11 3:-7 4:6 5:10 8:9
left sneak 0 O	1:-6 2:7 3:-11 4:-9 5:-16 8:29
left sneak 0 by	2:20
left sneak 0 in	0:-10 1:-16 2:24 3:-6 4:8 5:6 6:-7 7:-6 8:7 9:-6
left sneak 0 none	0:-6 1:-17 2:17 3:-6 4:14 5:10 6:-9 7:-7 9:-7
left sneak 1	0:12 1:19 2:-12 3:-6 8:-6
left sneak 1 U	0:10
left sneak 1 in	0:10 1:6
left sneak 1 none	0:10 1:16 2:-10
left sneak 2	2:-8 3:-9 4:-6 8:21
left sneak 2 in	0:14 4:-7 8:8
left sneak 2 none	2:-9 3:-7 8:18
left sneak A	2:19 3:-9 5:11 8:-6
left sneak H	2:15
left sneak N	0:6 1:-6 2:-11 3:-7 4:10 5:12
left sneak O	1:-6 2:9 3:-15 4:-12 5:-13 6:-7 8:27
left sneak U	0:12 2:-11 4:16 8:-6
left sneak h	1:-9 2:20 3:-13 4:7 5:11 8:-12
left stay	1:-9 2:11 6:-9 8:6
left stay -	0:8 1:-14 2:24 4:-11 5:-10 6:-7 8:15 9:-6
left stay 0	0:6 5:-8 6:-9 7:9 8:7
left stay 0 A	1:10 5:8 6:-6 8:-14 9:-7
left stay 0 F	0:-7 1:-10 2:16 3:-11 4:31 5:-10 6:-11 7:-9 8:-13 9:-6
left stay 0 N	1:-8 2:-10 3:-14 4:18 5:-13 8:22
left stay 0 O	0:12 1:-11 4:-17 5:-12 6:-9 7:18 8:11 9:-6
left stay 0 U	1:-8 2:7 3:-14 4:12 5:-9 7:-7 8:11 9:-6
left stay 0 V	3:-7 9:20
left stay 0 at	0:17
left stay 0 cl	2:6 4:-8 5:-13 6:-10 7:23 8:-18 9:-7
left stay 0 from	0:12 2:-8 8:9
left stay 0 in	0:10 1:-9 3:-12 5:-6 6:-7 8:20
left stay 0 none	1:-6 2:13 4:8 5:-16 6:-11 7:12
left stay 0 subj	0:-15 1:-14 2:17 3:-20 4:8 5:25 7:-6 8:-21 9:-6
left stay 0 with	0:12 1:23 2:-15 3:-11
left stay 1	1:-12 2:27 3:-7 6:-8 7:-7 8:9 9:-6
left stay 1 A	1:-15 2:35 3:-8 4:-6 8:-6
left stay 1 N	2:-11 3:-9 4:-10 5:17 8:13
left stay 1 O	2:29 4:-10 5:-8 6:-6 8:-6
left stay 1 U	3:-9 4:29 5:-6 8:-10
left stay 1 cl	0:14 1:-12 2:15 3:8 4:-8 8:-11
left stay 1 from	0:-7 2:15 3:-7 4:-7 5:-6 8:18
left stay 1 in	1:-10 2:15 3:-25 6:-8 7:-7 8:21 9:-6
left stay 1 none	1:-14 2:20 4:-11 5:-8 7:-6 8:11
left stay 1 with	2:-7 3:-7 4:-6 5:25 8:-7
left stay 2	0:-15 1:-10 2:29 3:25 5:-9 6:-6 7:-8 8:-16 9:-9
left stay 2 F	4:18
left stay 2 O	0:-10 2:21 4:-7 8:-8
left stay 2 U	3:18 4:-6
left stay 2 cl	0:-16 1:-8 2:14 3:33 4:-13 5:-6 8:-13
left stay 2 in	2:14 3:-8 4:10
left stay 2 none	0:-14 1:-14 2:22 3:23 5:-9 6:-7 7:-8 8:-16 9:-9
left stay A	2:22 3:-15 5:7 6:-7 8:-16 9:-9
left stay F	1:-10 2:8 3:-18 4:34 5:-7 6:-9 7:-8 8:-11
left stay N	1:-7 2:-12 3:-15 4:8 8:33
left stay O	0:10 1:-11 2:14 4:-17 5:-12 6:-9 7:9 8:17 9:-6
left stay U	1:-10 4:14 5:-12 6:-6 7:-7 8:7 9:-6
left stay V	1:-13 2:-11 3:18 4:-10 8:-13 9:20
left stay h	1:-6 2:7 4:7 6:-10 9:-6
left steal	1:-10 2:17 3:19 4:-6 6:-7
left steal -	3:10 6:-8 7:-6
left steal 0	1:-8 2:6 3:30 5:-6 6:-6 8:-6
left steal 0 A	1:-15 2:27 3:20 4:-14 5:-6 7:-6 8:-7 9:-6
left steal 0 F	2:-11 3:24 4:8 6:-7 8:-6
left steal 0 N	3:-9 4:18
left steal 0 O	0:8 2:-8 3:30 4:-8 8:-10
left steal 0 U	0:-19 2:-15 3:19 4:-9 5:-7 8:25
left steal 0 V	0:-7 1:-9 2:-13 3:35
left steal 0 at	0:-7 3:-11 4:-6 8:22
left steal 0 cl	2:28 3:-9 4:-7
left steal 0 from	0:7 3:9
left steal 0 in	1:-8 2:6 3:31 5:-6 6:-6 8:-6
left steal 0 none	1:-9 3:35 4:6 5:-6 6:-6 8:-9
left steal 0 obj	2:30 3:-15
left steal 0 to	2:18 4:-8
left steal 1	0:8 1:-9 2:22 4:-13 5:-8 8:10 9:-6
left steal 1 A	2:39 3:-13 4:-9 8:-10
left steal 1 F	1:-6 2:-16 3:50 4:-14 6:-10 8:-8
left steal 1 N	3:-8 4:-12 8:27
left steal 1 O	0:7 1:-6 2:-12 3:-16 4:16 5:-7 8:9
left steal 1 U	0:7
left steal 1 at	0:10 2:12 4:-14 8:6
left steal 1 cl	0:9 3:-10 4:14
left steal 1 from	2:19 3:-9 4:-6 8:9
left steal 1 in	1:-6 2:26 3:7 4:-17 5:-8 6:-8 7:-6 8:9 9:-6
left steal 1 none	0:-7 2:12 3:6 4:10 5:-9 7:-6 8:-13 9:-6
left steal 1 of	0:-12 2:-9 3:21 4:-7 6:-7 8:17
left steal 1 with	0:6 3:-10 8:17
left steal 2	0:10 1:-11 2:24 3:-20 4:-10 5:14 6:-7
left steal 2 A	1:-13 2:45 3:-17 4:-10 8:-7
left steal 2 H	0:7
left steal 2 O	2:-9 3:-16 4:-6 5:27 6:-8
left steal 2 U	0:6
left steal 2 cl	1:-9 2:14 3:-15 4:-7 5:21 8:-9
left steal 2 in	0:13 1:-10 2:22 3:-18 4:-10 5:-8 6:-11 8:16
left steal 2 none	0:14 1:-11 2:27 3:-14 4:-8 8:-6
left steal 2 with	2:-8 3:-8 4:-6 5:-8 6:-10 8:29
left steal A	1:-9 2:47 4:-12 8:-8
left steal F	1:-6 2:-13 3:40 6:-8 8:-7
left steal H	2:6
left steal N	0:8 2:-7 3:-12 4:7 5:-6 8:16
left steal O	1:-9 2:-23 3:17 5:9 7:-6
left steal U	2:-13 3:11 4:-9 8:17
left steal V	0:-6 1:-8 2:-11 3:29
left steal h	1:-9 2:13 3:24 4:-8 5:-7 6:-6
left take	2:6 3:16 9:-6
left take -	3:11 4:9 7:-6 9:-6
left take 0	3:22 4:6 5:-8 7:-6 9:-6
left take 0 A	3:29 5:-7 6:-6 7:-7 9:-6
left take 0 F	1:6 2:-8 3:32 4:-6 8:-6
left take 0 H	1:-13 2:22 3:15 4:-9 6:-7 8:-7
left take 0 N	2:8 4:14 5:-7 6:-7 7:-6 9:-6
left take 0 O	1:-6 3:26 4:7 5:-9
left take 0 U	0:-9 1:6 3:-15 4:13 5:-11 6:-8 7:-7 8:26 9:-7
left take 0 V	0:-10 1:-16 2:-17 4:30 5:-7 8:13 9:-6
left take 0 and	0:12 3:-6
left take 0 as	8:16
left take 0 at	1:-8 2:-8 3:-31 4:25 8:13
left take 0 cl	2:23 3:-8 4:7 6:-9 7:-7 9:-6
left take 0 from	1:13 2:12 4:-11 5:-8
left take 0 in	3:25 5:-6
left take 0 none	3:28 5:-8
left take 0 obj	2:22 3:-10
left take 0 of	0:-17 1:-20 2:-14 3:-7 4:18 5:-7 6:24
left take 0 subj	1:-18 2:24 4:-6
left take 0 to	0:-19 1:-16 2:-7 3:-18 4:34 5:10 8:7
left take 0 with	1:27 3:-21 4:-13 5:-10 6:7 7:-6 8:6 9:-6
left take 1	2:15 4:-8 6:-7 8:9 9:-7
left take 1 A	1:-16 2:27 4:-8 5:-8 6:-6 8:11 9:-7
left take 1 F	1:-6 3:27 4:-7 6:-7 8:-6
left take 1 H	1:-8 3:-13 4:-6 5:19 7:12 8:-7
left take 1 N	0:20 1:-8 3:-6
left take 1 O	0:-8 1:27 2:17 3:-10 5:-7 6:-8 7:-8 9:-8
left take 1 U	0:15 1:-10 4:-14 5:-7 8:14
left take 1 V	1:-7 2:19 3:-6 8:-6
left take 1 at	0:7 1:20 2:-18 3:-10 4:-24 5:-7 7:20 8:6
left take 1 cl	1:-21 2:37 3:-19 6:-9 7:-7 8:14 9:-6
left take 1 from	1:-8 2:-11 3:17 4:11 5:-7 8:-7
left take 1 in	0:7 1:17 3:6 4:-15 6:-9 9:-7
left take 1 is	0:10 1:-11 2:8 3:-9 4:14 8:-7
left take 1 none	1:-13 2:29 4:-13 6:-11 8:12 9:-7
left take 1 not	2:18
left take 1 of	1:19 2:-16 3:19 4:-8 5:-7 6:-6 8:-10
left take 1 to	1:16 2:-8 3:12 4:-6 8:-12
left take 1 with	1:-9 2:14 4:-10 5:-9 6:14
left take 2	1:-11 2:18 4:-7 9:-6
left take 2 A	1:-13 2:12 3:-34 4:12 5:-8 6:-6 7:-7 8:26 9:-8
left take 2 F	1:-8 2:-14 3:47 4:-7 5:-6 6:-6 8:-6
left take 2 H	2:22
left take 2 N	2:18 3:-17 4:-17 8:18
left take 2 O	1:-13 3:16 4:-8 5:15 7:-6 8:-14 9:-7
left take 2 U	0:6 1:-10 2:20 4:-10 5:-8 6:-6 7:9 8:-13
left take 2 V	0:12
left take 2 cl	0:13 1:-13 2:20 4:-15 5:14 6:-8 7:-6 9:-6
left take 2 from	0:-6 3:-11 4:-9 5:-7 8:28
left take 2 in	0:-10 1:-9 3:16 9:-8
left take 2 none	1:-14 2:27 3:10 4:-7 5:7 6:-9 8:-10 9:-7
left take 2 obj	0:12 3:-9
left take 2 of	2:-6 3:-23 8:30
left take 2 with	3:-12 6:24 8:-11
left take A	1:-6 2:13 3:14 5:-8 6:-6 9:-7
left take F	2:-8 3:33 8:-6
left take H	1:-15 2:20 4:-9 5:13 6:-8 7:7 8:-10 9:-6
left take N	5:9 6:-7 7:-6 9:-6
left take O	3:17 7:-6 9:-6
left take U	1:-6 2:8 3:6 5:-11 6:-8 8:18 9:-7
left take V	1:-20 2:9 4:19 5:-6 9:-6
left take h	1:-9 2:12 3:15 6:-6 9:-6
left throw	2:10 6:21 8:-8
left throw -	1:-6 2:13 3:-10 6:22 7:-6 8:-8 9:-6
left throw 0	3:-13 6:35
left throw 0 A	0:-9 2:11 3:-15 4:7 5:-9 8:9 9:-8
left throw 0 F	1:-7 3:-6 4:-10 5:-6 6:45 8:-6
left throw 0 H	1:-8 5:-6 6:22
left throw 0 N	0:10 1:-8 2:6 3:-6 4:7 5:-13
left throw 0 O	2:-13 3:-21 4:-9 5:13 6:42 7:-6 8:-13
left throw 0 U	0:8 2:-6 3:-7 6:23
left throw 0 at	1:-11 2:10 4:13 5:-6 6:-16 8:7
left throw 0 cl	1:-22 3:-7 4:-20 5:27 6:-26 7:11 9:16
left throw 0 in	3:-10 6:35 7:-6 8:-8 9:-6
left throw 0 none	3:-16 4:-7 6:41 8:-9
left throw 0 obj	2:13
left throw 0 of	1:-7 2:-6 4:-7 6:26 8:-6
left throw 0 with	0:6 2:-12 3:-12 4:-8 5:18 6:-13 8:12
left throw 1	1:-8 2:19 3:8 7:-6 8:-11
left throw 1 A	1:-7 2:29 4:-8 8:-7 9:6
left throw 1 F	0:6 1:-7 2:-19 3:31 4:-14 8:-7
left throw 1 H	2:35 4:-8
left throw 1 N	0:-10 2:-11 3:-11 4:25 5:17 6:-7 8:-10
left throw 1 O	1:6 2:-19 4:20 5:-14 7:-7 8:-21 9:10
left throw 1 U	0:14
left throw 1 at	1:-8 2:32 8:-9
left throw 1 cl	0:7 1:-11 2:-12 3:26 5:-8 6:-14 8:-10 9:12
left throw 1 from	4:-7 8:14
left throw 1 in	2:31 8:-15
left throw 1 none	0:19 1:6 2:-16 3:6 4:8 5:-11 6:-23 7:-6 8:-10 9:13
left throw 1 of	3:-8 6:18
left throw 1 to	0:-6 1:-9 2:37 3:-7 8:-7
left throw 1 with	2:-31 3:13 4:-8 5:-6 6:6 8:-9 9:25
left throw 2	0:8 1:-17 4:-6 5:-11 6:13 9:-7
left throw 2 A	0:-7 1:-14 2:18 3:-11 4:-9 7:20
left throw 2 F	1:-6 2:-9 3:23 4:-11
left throw 2 H	0:13 2:-8
left throw 2 N	0:6 3:-6 4:19 5:-9 8:-8
left throw 2 O	0:18 1:-6 2:-7 4:17 6:-12 8:-12
left throw 2 U	3:17
left throw 2 cl	0:19 1:-19 2:16 3:-6 5:-10 6:12 7:-6 8:-13
left throw 2 from	3:-8 4:21 8:-13
left throw 2 in	1:-12 2:-20 3:18 4:7 5:-11 7:15 8:-10 9:-6
left throw 2 none	0:6 1:-19 3:13 4:-19 5:-8 6:12 7:15 8:-10 9:-6
left throw 2 with	0:12
left throw A	2:24 3:-7 5:-6
left throw F	1:-8 2:-11 4:-13 5:-7 6:46 8:-7
left throw H	1:-8 2:30 3:-6 4:-9 5:-6 6:10 8:-6
left throw N	1:-8 2:-6 3:6 4:27 5:-9 6:-15 7:-6 9:-7
left throw O	2:-15 3:-14 4:6 5:8 6:33 7:-6 8:-15
left throw U	0:11 1:-6 2:-10 3:8 4:-8 5:-6 6:20 8:-8
left throw h	1:-10 5:-9 6:23 8:-6
left touch	0:9 5:31 6:-8 7:-7 8:-6 9:-6
left touch -	0:-6 2:-24 3:20 5:21 6:-10 7:-7 8:-7 9:-7
left touch 0	1:-11 3:-15 5:37 6:-10 7:-8 9:-7
left touch 0 A	1:-18 2:24 3:16 4:-8 5:-13
left touch 0 H	2:-21 5:28 6:-6
left touch 0 N	2:-16 3:-12 4:-17 5:26 8:16
left touch 0 O	2:6 3:-10 5:21 6:-9 7:-6 8:-21 9:-6
left touch 0 U	0:9 2:-9 5:16
left touch 0 V	0:16
left touch 0 cl	0:-12 1:13 2:-13 4:-9 8:16
left touch 0 in	0:8 1:-15 2:7 3:-13 5:40 6:-8 7:-7 8:-18 9:-6
left touch 0 none	1:-18 2:6 3:-6 5:21 6:-9 7:-7 9:-6
left touch 0 subj	1:19 3:-9
left touch 0 with	2:-15 5:26 6:-7
left touch 1	0:10 1:20 3:-10 4:-13 6:-7 7:-6
left touch 1 A	1:38 2:-23 3:-11 5:-6
left touch 1 N	5:19 8:-8
left touch 1 O	2:17 3:-12 4:-9 5:-7 8:13
left touch 1 U	3:16
left touch 1 cl	0:15 2:-6 3:9
left touch 1 in	1:10 2:8 3:-22 4:-18 5:7 6:-7 7:-6 8:16 9:-6
left touch 1 none	0:21 1:11 4:-9 5:-9 8:-7
left touch 1 with	1:30 2:-15 3:-8
left touch 2	3:17
left touch 2 A	2:6
left touch 2 cl	3:18
left touch 2 none	0:-6 3:21
left touch A	1:14 2:13 4:-11 5:-16 7:-6 8:-7
left touch F	2:-6 3:-17 4:28 5:-7
left touch H	0:13 2:-20 5:21
left touch N	0:-6 1:-6 2:-17 3:-13 4:-21 5:36 7:-6 8:13
left touch O	2:15 3:-10 5:22 6:-11 7:-7 8:-7 9:-6
left touch U	0:13 2:-7 3:6 5:6 8:-6
left touch V	0:10
left touch h	0:9 1:-10 2:17 3:-19 4:7 5:19 6:-9 7:-7 8:-13 9:-6
left use	0:6 3:7
left use -	1:-6 2:-12 3:14 7:-6 8:6 9:-7
left use 0	0:6 1:-8 3:14 5:-10 9:-7
left use 0 A	2:-22 3:32 5:-8 6:-8 7:10 8:-14 9:-8
left use 0 F	0:-6 1:-16 2:-15 3:15 4:-11 5:-6 6:35 7:-7 8:-9
left use 0 H	0:-6 2:30 3:-11
left use 0 N	0:-12 1:-8 2:-9 3:28 4:12 5:-12 6:-6 8:-7
left use 0 O	1:-12 2:-7 3:10 5:-10 7:-6 8:10 9:-6
left use 0 U	0:11 1:-13 2:13 3:10 4:-13 5:-8 6:-7 8:6
left use 0 V	0:12 1:-9 2:-14 3:-8 4:24 8:-6
left use 0 at	1:-7 3:32 4:-7 8:-11
left use 0 cl	0:15 1:-17 2:-11 3:16 4:12 5:-10 6:-7 7:14 8:-16 9:-6
left use 0 in	3:13 4:-8 5:-9 6:14 7:-7 9:-6
left use 0 none	0:9 1:-7 2:6 3:9 5:-10 6:12 8:-11 9:-6
left use 0 obj	0:14
left use 0 subj	1:6 2:-7 3:-14 8:16
left use 0 with	3:7
left use 1	1:-7 2:-10 3:-8 4:12 6:-12 7:-8 8:23
left use 1 A	0:-23 3:-36 4:-23 5:15 6:-8 7:-10 8:39 9:14
left use 1 F	1:-7 2:-7 3:16 4:10 6:-6 8:-9
left use 1 N	2:-7 4:6 5:-9 8:18
left use 1 O	0:18 1:-8 2:-7 4:11 5:-8 6:-9 8:7
left use 1 U	2:-6 4:19 8:-12
left use 1 V	2:20 3:-6 8:-8
left use 1 at	4:-11 8:13
left use 1 cl	0:12 1:12 2:-13 3:6 5:-10 6:-9 8:7 9:-6
left use 1 in	1:-15 2:-12 3:-21 4:12 6:-12 7:-8 8:42 9:6
left use 1 none	0:-7 1:-7 3:-8 4:14 5:-14 6:-11 7:-10 8:21 9:12
left use 1 of	1:-6 2:-6 3:-14 4:7 5:20 8:-12
left use 1 with	1:-9 3:-9 4:-8 5:-7 6:-15 8:37
left use 2	2:-10 3:9 5:8 6:10 7:-6 8:-12 9:-7
left use 2 A	0:13 1:20 2:-11 3:-13
left use 2 F	0:11 3:-12 4:-6 6:20
left use 2 H	0:-8 2:-6 5:25
left use 2 N	2:-6 3:-16 4:15 5:13
left use 2 O	1:-10 2:-9 3:32 5:-10 6:8 8:-11
left use 2 U	0:26
left use 2 V	1:25 2:-7 3:-11 8:-7
left use 2 cl	0:13 3:-13 4:9 5:23 6:-11 7:-6 8:-11 9:-7
left use 2 in	1:10 2:-13 3:11 4:-16 5:-10 6:20
left use 2 none	0:14 1:11 2:-6 8:-17 9:-6
left use 2 of	3:18
left use 2 with	0:-6 1:11 3:-9 6:12 8:-6
left use A	1:16 2:-16 3:-9 4:-12 6:-10 8:12 9:6
left use F	1:-16 2:-15 3:16 5:-8 6:27 7:-7 8:-12 9:-6
left use H	0:-16 1:-9 2:29 3:-18 4:-11 5:20 6:-13 7:-8 9:-6
left use N	0:-9 1:-9 2:-13 4:12 6:-8 7:-7 8:18 9:-7
left use O	1:-13 2:-6 3:12 4:9 5:-11 7:-6 8:10 9:-6
left use U	0:19 1:-9 3:7 5:-7 6:-7
left use V	0:9 1:20 3:-18 4:12 5:-6 8:-13 9:-8
left use h	0:8 1:-9 5:-9 6:6
left victim	1:-7 2:23 3:14 4:-15 5:-7 6:-6 7:-6
left victim -	2:23 4:-7 8:-6
left victim 0	1:-10 2:28 4:-18 5:-7 8:10
left victim 0 A	1:-11 2:31 3:-11 4:-19 7:-6 8:16
left victim 0 N	2:15 8:-6
left victim 0 in	1:-8 2:29 3:-6 4:-19 5:-7 7:-6 8:14
left victim 0 none	1:-14 2:39 3:-12 4:-15 5:-7
left victim 1	1:-6 2:-10 3:26 4:-6
left victim 1 cl	0:8 3:10
left victim 1 in	0:6 2:-10 3:15
left victim A	2:21 4:-16 7:-6 8:9
left victim N	0:15 2:12 4:-6 8:-10
left victim h	0:10 1:-12 2:21 3:6 4:-18
left word:boss	1:-6 2:-25 3:-14 4:-15 6:-11 7:57 9:-8
left word:boss -	0:10 2:-17 3:7 4:-10 5:-10 6:-7 7:15 8:9
left word:boss 0	1:-19 2:-26 3:-13 4:-13 6:-9 7:59 9:-7
left word:boss 0 A	0:-11 1:-14 2:-28 3:-11 4:-10 5:-7 7:55 9:-6
left word:boss 0 F	7:13
left word:boss 0 O	0:9 1:-7 2:-6 3:-12 4:-8 5:18 6:-7 7:15 8:-11
left word:boss 0 U	2:-6 7:22
left word:boss 0 cl	1:-13 2:-13 3:-12 4:-7 5:14 7:9 8:15
left word:boss 0 in	1:-12 2:-22 4:-13 5:-9 6:-8 7:53 8:-11 9:-7
left word:boss 0 is	0:-11 1:-15 2:-21 3:-10 4:-11 5:-7 6:-6 7:57 8:-7 9:-6
left word:boss 0 none	0:10 1:-14 2:-18 4:-10 5:-7 6:-6 7:32
left word:boss 1	0:17 3:-6
left word:boss 1 in	0:6 2:-9 3:-11 7:24
left word:boss 1 none	0:18 2:-7 3:-11 7:15
left word:boss 2	0:13 1:10 3:-6
left word:boss 2 O	1:13
left word:boss 2 cl	0:11 1:21 3:-9 4:-6 8:-8
left word:boss 2 none	0:7
left word:boss A	1:-20 2:-27 3:-11 4:-10 5:-6 7:51 8:9 9:-6
left word:boss F	1:-7 2:-7 3:9 6:-7 7:19
left word:boss H	2:-9 7:14
left word:boss O	0:7 2:-8 3:-13 4:-10 5:7 6:-7 7:28 8:-10
left word:boss U	2:-6 3:-7 7:24 8:-7
left word:boss h	1:-15 2:-24 3:-20 4:-12 5:10 6:-11 7:58 8:-12 9:-7
left word:bricks	1:8 2:-11 3:32 4:-7 6:-8 8:-6
left word:bricks -	1:14 2:-13 3:28 4:-8 5:-6 6:-8 7:-6 8:-7
left word:bricks 0	0:-6 1:-13 2:-12 3:39
left word:bricks 0 A	1:-7 2:-12 3:22
left word:bricks 0 F	1:-8 3:27
left word:bricks 0 O	3:10
left word:bricks 0 in	1:-10 2:-10 3:31
left word:bricks 0 is	0:-7 1:-14 2:-12 3:40
left word:bricks 0 none	3:10
left word:bricks 1	1:23
left word:bricks 1 in	1:22 3:-7
left word:bricks A	1:-9 2:-14 3:26
left word:bricks F	0:-6 1:-11 3:34
left word:bricks O	1:18
left word:enemy	2:54 3:-7 4:-11 6:-8 7:-7 8:-11
left word:enemy -	2:34 4:-9 6:-6 7:-6 8:-10 9:-6
left word:enemy 0	2:30 4:-10 5:6 6:-7 7:-7 8:-10
left word:enemy 0 A	0:-7 1:-10 2:22 4:-8 5:-6 8:-6 9:12
left word:enemy 0 F	2:28 3:-12
left word:enemy 0 H	0:-7 2:17 3:-7 5:8
left word:enemy 0 N	0:-8 2:-9 3:19 5:11 8:-6
left word:enemy 0 O	0:7 1:-6 2:35 3:-15 4:-8 5:-12 6:-6 8:-8
left word:enemy 0 U	1:17 2:13 3:-6 8:-7
left word:enemy 0 cl	1:11 2:-14 4:-10 5:15 6:-6 7:-6 8:-10 9:11
left word:enemy 0 in	0:-11 2:46 4:-9 5:-9 6:-7 7:-7 8:-8 9:-7
left word:enemy 0 is	0:-7 1:-8 2:43 3:-13 5:-6
left word:enemy 0 none	0:-12 1:8 2:27 3:6 4:-12 6:-9 7:-9 8:-12
left word:enemy 1	1:-10 2:37 3:-8 4:-11 5:-8 6:-7 8:-11
left word:enemy 1 N	2:-6 3:13
left word:enemy 1 O	2:15 3:-7
left word:enemy 1 U	0:7
left word:enemy 1 cl	0:14 1:-6 2:10 4:-6 8:-7
left word:enemy 1 in	0:-9 2:34 3:-17 4:-8 8:-6
left word:enemy 1 none	0:-6 1:-13 2:47 3:-7 4:-11 5:-9 6:-7 7:-6 8:-11 9:-6
left word:enemy 2	2:23 3:-10 4:-6
left word:enemy 2 cl	0:6
left word:enemy 2 none	1:-6 2:32 3:-13 8:-6
left word:enemy A	0:-8 1:-6 2:25 4:-8 5:-7 7:-7 8:-6
left word:enemy F	0:-10 1:-6 2:48 3:-25 4:-8 6:-8
left word:enemy H	0:-6 2:18 3:-7
left word:enemy N	1:-7 2:-15 3:36 4:-11 5:7 8:-13
left word:enemy O	1:-10 2:47 3:-20 4:-10 5:-12 6:-8 8:-10 9:-6
left word:enemy U	0:15 1:6 2:8 3:-6 8:-6
left word:enemy V	0:-9 1:23 2:9 3:-11 4:-9 8:-8
left word:enemy h	2:39 3:-14 4:-14 6:-9 7:-8 8:-12
left word:goal	4:14 5:-12 6:-8 7:-8 9:12
left word:goal -	1:13 2:23 3:-11 4:-10 8:-8
left word:goal 0	2:12 4:16 5:-9 6:-7 7:-7 8:-12 9:-7
left word:goal 0 A	1:9 2:6
left word:goal 0 F	0:8 3:9 4:-6
left word:goal 0 O	0:-8 2:14 3:-7 4:19 8:-9
left word:goal 0 cl	0:17
left word:goal 0 in	0:-12 2:21 3:-10 4:21 5:-10 6:-8 7:-8 8:-14 9:-8
left word:goal 0 is	2:10 3:-7 4:13
left word:goal 0 none	0:10 1:12 2:-12 3:15 4:-11 8:-6
left word:goal 1	0:-7 1:-6 2:-13 3:-9 4:-8 8:17 9:21
left word:goal 1 in	0:-7 2:-11 3:-9 4:-6 8:18 9:17
left word:goal A	3:-7 4:-6 9:12
left word:goal F	2:-6 3:21 4:-10
left word:goal O	0:-18 1:-11 2:12 3:-15 4:28 5:-13 6:-8 7:-7 8:7 9:-7
left word:goal h	1:-8 2:-11 3:-13 4:18 5:-10 6:-6 7:-6 8:7 9:14
left word:hero	1:26 3:-7 4:-6 5:-9 6:12 7:-8 8:-10 9:-7
left word:hero -	1:38 3:-13 5:-6 6:-8 7:-6 8:-10
left word:hero 0	1:39 2:-7 5:-9 6:-11 7:-7 8:-10 9:-6
left word:hero 0 A	1:36 3:-10 4:-6
left word:hero 0 F	1:12 3:-8
left word:hero 0 O	0:8 1:12 2:-9 3:16 4:-6 5:-9 6:-9 8:-7
left word:hero 0 U	1:-7 4:24 8:-8
left word:hero 0 V	0:7
left word:hero 0 cl	0:23 1:20 2:-9 3:-16 4:-6
left word:hero 0 in	0:-15 1:29 3:6 4:14 5:-9 6:-11 7:-7 8:-13 9:-6
left word:hero 0 is	1:33 2:-14 3:-8
left word:hero 0 none	1:29 4:-8 5:-8 6:-9 7:-7 8:-7
left word:hero 1	0:10 1:-15 2:11 3:-10 4:-7 6:18 8:-6
left word:hero 1 A	1:-8 2:16
left word:hero 1 U	2:-6 6:17
left word:hero 1 cl	1:-9 2:10 3:-12 4:-7 6:27 8:-8
left word:hero 1 in	0:14
left word:hero 1 none	0:8 1:-11 2:15 3:-6
left word:hero 2	0:24 3:-9
left word:hero 2 F	0:9
left word:hero 2 O	0:15 3:-6
left word:hero 2 cl	0:11
left word:hero 2 in	0:13
left word:hero 2 none	0:18 3:-6
left word:hero A	1:31 3:-12 4:-7 7:-6
left word:hero F	0:20 1:14 3:-16
left word:hero O	0:13 2:-8 3:8 4:-8 5:-10 6:9 8:-10
left word:hero U	1:-8 2:-8 3:-7 4:18 6:13 8:-12
left word:hero V	0:11
left word:hero h	0:13 1:-14 3:7 4:-8 5:-11 6:15 8:-7
left word:item	0:11 1:-8 2:-13 3:35 5:-6 6:-6 8:-10
left word:item -	0:11 1:-9 2:-11 3:29 5:-6 8:-9
left word:item 0	0:14 1:-9 2:-11 3:20 4:9 5:-6 6:-7 8:-8
left word:item 0 A	1:-6 2:-10 3:-12 4:25
left word:item 0 F	0:6 2:-7 3:18
left word:item 0 O	3:26 4:-7 8:-7
left word:item 0 at	0:11
left word:item 0 cl	0:12 1:-6 3:21 4:-7 8:-9
left word:item 0 in	1:-10 2:-14 3:22 4:17 5:-6 6:-7 8:-7
left word:item 0 is	0:13 2:-9 3:19 4:-6
left word:item 0 none	0:-6 1:-8 2:-10 3:19 4:16 8:-8
left word:item 0 with	3:21
left word:item 1	2:-9 3:26
left word:item 1 F	3:7
left word:item 1 O	3:22
left word:item 1 cl	0:-9 2:-6 3:30
left word:item 1 in	0:8 2:-7 3:9
left word:item 1 none	3:22 8:-6
left word:item 2	3:17
left word:item 2 O	3:14
left word:item 2 cl	3:14
left word:item 2 in	3:18
left word:item 2 none	0:-6 3:24
left word:item A	1:-9 2:-18 3:-13 4:32
left word:item F	0:6 2:-12 3:28 4:-7 6:-6
left word:item N	0:15 3:-7
left word:item O	1:-7 2:-6 3:45 4:-8 5:-6 8:-10
left word:item h	3:14
left word:obstacle	0:8 1:-9 2:15 3:-15 5:15 6:-6 8:-11
left word:obstacle -	0:14 4:6 8:-8
left word:obstacle 0	0:12 1:-7 2:10 3:-18 5:23 6:-6 8:-10
left word:obstacle 0 N	0:10 4:10 8:-7
left word:obstacle 0 O	3:-10 5:24
left word:obstacle 0 in	0:17 1:-7 3:-9 5:9 8:-9
left word:obstacle 0 none	1:-6 2:14 3:-17 5:12 8:-7
left word:obstacle 1	1:6 2:10
left word:obstacle 1 A	2:19
left word:obstacle 1 in	1:9
left word:obstacle 1 none	2:9
left word:obstacle A	1:-10 2:17
left word:obstacle N	0:7 4:12 8:-6
left word:obstacle O	2:-8 3:-15 4:-6 5:33 8:-7
left word:obstacle h	2:15 3:-15 4:-6 5:19 8:-6
lg attack 0	1:-11 2:33 3:-19 6:-9 7:-7 8:6 9:-6
lg attack 1	0:-8 1:25 2:-13 3:-21 4:44 5:-8 6:-9 7:-7 8:-13
lg attack 2	1:-8 2:-30 3:10 4:-28 6:18 7:21 8:7 9:-7
lg attack 4	0:11 1:8 3:-15 4:8 5:-8 6:6 7:-6 8:-8
lg attack far	1:-13 2:6 3:-17 6:23 7:15 8:-19 9:-8
lg avoid 0	2:27 3:-7 4:-6 5:15 8:-8
lg avoid 1	2:15 3:-12 4:-6 5:24 6:-7 7:-7 8:-8 9:-6
lg avoid 2	1:-15 2:7 3:-16 4:-8 5:30 6:-8 7:-7 8:14 9:-7
lg avoid 4	1:-13 4:-9 5:-6 6:-8 8:19
lg avoid far	0:-13 1:-9 2:11 3:12 4:18 5:-22 8:-6 9:-7
lg bring 0	1:8 2:-6 3:19 4:12 5:-8 6:-7 8:-7 9:-6
lg bring 1	1:-7 3:25 4:12 5:-7 6:-7 8:-8 9:-6
lg bring 2	1:10 2:7 3:-15 4:6 5:-7 6:-7 7:-6
lg bring 4	1:7 2:8 3:-10 4:27 5:-8 6:-8 7:-7 9:-7
lg bring far	1:-13 3:22 4:13 6:-8 7:-7 8:7 9:-7
lg chase 0	0:-9 1:-26 2:37 3:9 4:-10 5:-9 6:-8 7:-8 9:-6
lg chase 1	1:24 2:9 3:-22 5:-6 7:-6 8:-9
lg chase 2	1:17 2:-21 3:6 4:-16 5:9 6:-7 7:-7 8:13
lg chase 4	0:10 2:31 4:-12 5:-9 6:-8 8:-14 9:-6
lg chase far	0:14 1:-11 2:-16 3:7 4:-9 5:-8 6:20 7:14 8:-14 9:-6
lg clean 0	0:17 2:-10 3:7 4:-9 5:-8 8:7
lg clean 1	0:10 1:9 2:-15 4:16 5:-7 8:-8
lg clean 2	0:10 1:-13 2:-8 3:-9 5:9 6:17 8:-8
lg clean 4	0:-16 1:-13 2:13 3:20 5:6 6:-9 8:-10 9:-6
lg clean far	1:-12 3:36 4:-10 5:-7 6:-6 8:-12
lg cross 0	0:8 1:-7 2:-11 3:-14 6:-6 8:26
lg cross 1	1:16 2:-14 3:-14 5:14 8:-6
lg cross 2	1:-9 3:17 4:6 5:-10 6:-8
lg cross 4	1:-7 2:6 3:-15 4:-13 5:-11 6:-6 8:31
lg cross far	0:11 1:-9 2:11 3:17 5:-10 6:-6 8:-13
lg eat 0	0:-7 1:10 2:-12 3:42 4:-8 5:-7 8:-6
lg eat 1	1:-11 2:8 4:-6 6:-7 8:8
lg eat 2	0:8 1:8 2:15 4:-8 5:-7 8:-7
lg eat 4	0:7 1:-13 2:19 4:8 5:-8 6:-6 8:-12
lg eat far	0:15 1:-15 2:23 4:-8 5:-8 6:-7 7:-6 9:-6
lg fall 0	0:-12 1:-14 2:11 3:23 4:-7 5:8 8:-11 9:-7
lg fall 1	0:8 1:10 2:-17 3:-6 4:-9 8:22 9:-6
lg fall 2	1:10 2:-20 3:6 5:-12 7:6 8:17 9:-7
lg fall 4	0:16 1:9 3:-9 5:-11 7:-7 8:-6 9:7
lg fall far	0:8 1:10 2:8 3:-20 6:-9 8:-8
lg fight 0	0:-7 1:-15 2:31 3:-11 4:15 5:-7 7:-6 8:-8
lg fight 1	2:20 4:-9 5:-6 6:6 8:-7
lg fight 2	0:-8 1:10 4:-14 5:14 6:14 7:-7 8:-16 9:-7
lg fight 4	0:24 5:-9 6:-8
lg fight far	0:10 1:-11 3:-20 5:-8 6:18 7:-6
lg guard 0	1:-14 4:33 6:-9 8:-15
lg guard 1	0:-11 1:-10 2:-8 3:-21 4:34 5:-9 7:-6 8:14 9:6
lg guard 2	0:-11 1:12 2:24 3:-12 5:-7 6:9 8:-14
lg guard 4	0:-8 2:38 3:-10 4:-16 6:11
lg guard far	1:21 2:-29 4:-10 5:-9 6:-9 7:15 8:8 9:-7
lg hit 0	0:8 3:14 4:-13 5:-12 6:-9 8:13
lg hit 1	0:-10 3:22 4:-12 5:10 7:-7 8:-9 9:-7
lg hit 2	0:9 1:15 4:6 5:-11 7:-6 8:-16
lg hit 4	0:-7 3:-22 4:10 5:30 7:-8 9:-8
lg hit far	0:8 1:-7 2:10 4:16 5:-14 6:7 7:-9 9:-7
lg love 0	0:9 1:26 2:-9 8:-6
lg love 1	0:12 1:22 2:-8 3:-10
lg love 2	0:9
lg love 4	0:17 1:13 2:-9 3:-8
lg love far	0:6 1:-16 2:12 4:-11 5:-10 6:-7 8:22 9:-7
lg make 0	1:10 3:28 5:-6 6:-8 8:-10
lg make 1	1:-7 2:8 4:31 5:-11 7:-7 8:-17 9:-7
lg make 2	0:8 1:-8 2:6 5:-8 6:-7 7:-6 8:18 9:-6
lg make 4	1:-10 3:36 4:-9 6:-8 7:-6 8:-7 9:-6
lg make far	0:16 3:13 5:-8 6:-6 8:-13
lg match 0	0:7 2:-11 3:24 4:10 5:-6 6:-6 8:-11
lg match 1	0:11 3:21 4:-10 8:-6
lg match 2	1:-10 2:-10 3:23 5:-6 6:-6 8:8
lg match 4	0:6 2:-7 3:11 4:6 5:-9 6:-6
lg match far	1:-13 3:27 5:-7 6:-6 8:13 9:-6
lg meet 0	0:-8 1:-18 2:-12 3:12 4:-6 7:29 8:-7
lg meet 1	0:21
lg meet 2	0:18 1:-7 3:15 4:-6 8:-8
lg meet 4	2:-7 3:23 4:-7 8:-12
lg meet far	0:21 3:-12 4:-8 8:14
lg move 0	1:9 2:6 3:-6 7:-7 8:-10
lg move 1	2:-7 4:-6 5:8 7:-7 8:13
lg move 2	0:7 1:-7 2:-9 3:-6 6:-6 7:-6 8:31 9:-7
lg move 4	1:-12 3:-7 4:19 7:-7 8:16 9:-6
lg move far	0:7 3:9 8:-9
lg none far	1:7
lg over 0	0:-7 1:-7 2:-8 3:-6 4:-10 5:40 6:-7 8:9
lg over 1	1:-10 2:-10 5:16 6:-9 7:-6 8:24 9:-6
lg over 2	1:-8 3:-25 5:14 6:-7 8:16 9:-6
lg over 4	0:13 1:-7 2:-11 3:-15 4:26
lg over far	1:-13 2:15 4:16 5:-18 6:7 7:-7 8:-7 9:-7
lg play 0	1:29 3:-7
lg play 1	1:31 2:-15 4:10 5:-7
lg play 2	1:15 2:-12 3:-11 4:7 5:-10 7:-7 9:12
lg play 4	0:15 1:-10 2:-8 3:8 7:-6 9:9
lg play far	0:16 1:-16 2:13 6:-6
lg push 0	1:-6 3:37 4:-12 6:-8
lg push 1	0:7 3:15 6:-8 7:-6 8:-14
lg push 2	0:-6 2:-12 4:21 5:-11 6:9 7:-6 9:-6
lg push 4	0:-11 4:29 5:-14 6:-9 7:-7 9:-7
lg push far	1:-13 2:-13 3:6 4:11 5:9 6:-8 7:-6 8:9 9:-6
lg race 0	1:28 2:6 3:-10 5:-6 8:-7
lg race 1	1:42 2:-8 3:-9 8:-8
lg race 2	2:16 3:-8 4:-9 5:-10 8:14
lg race 4	0:18 1:-13 2:13 3:-9 4:-6 5:-6 8:-14 9:21
lg race far	1:-13 2:7 3:-17 4:-15 5:13 6:-9 7:-7 8:27
lg reach 0	3:-6 4:46 5:-7 6:-6 8:-10
lg reach 1	0:-12 2:8 3:-9 4:33 5:-10 6:-8 7:6 8:-16 9:-6
lg reach 2	0:8 1:-11 3:-26 4:-21 5:-11 6:-7 8:49
lg reach 4	1:-17 4:9 5:-11 6:-9 7:-8 8:32 9:-7
lg reach far	1:-15 2:15 5:10 7:-11 8:-11 9:-8
lg save 0	0:9 1:9 2:-20 3:11 4:14 5:-6 6:-6 7:-6 8:-12 9:-6
lg save 1	1:-20 2:-20 3:11 4:26 5:-6 7:-6 8:15
lg save 2	0:10 1:-7 2:-21 3:20 4:10 8:-10
lg save 4	1:-8 2:32 3:-14 4:-19 5:-10 8:21
lg save far	2:20 4:-8
lg shoot 0	0:-9 3:-19 4:-8 5:-7 6:57 7:-6 8:-8
lg shoot 1	2:26 3:-14 4:-8 6:13 7:-7 8:-7
lg shoot 2	2:37 3:-9 4:-10 5:-6 6:6 8:-11 9:-6
lg shoot 4	1:18 2:10 3:-14 4:-11 5:-6 6:-6
lg shoot far	1:-21 4:-14 5:-9 6:-13 7:34 8:-14 9:12
lg sneak 0	0:-11 1:-14 2:8 4:30 6:-8 7:-7 8:-8 9:-7
lg sneak 1	1:-10 2:27 3:-9 4:-10 5:9 8:-10
lg sneak 2	1:16 2:6 3:-7 4:-8 5:-7
lg sneak 4	1:-8 2:7 3:-12 4:-10 5:-6 6:-6 8:27
lg sneak far	0:11 2:-7
lg stay 0	1:-15 2:20 3:-19 4:19 5:-12 6:-8 7:-9 8:9
lg stay 1	0:6 2:-20 4:-7 5:9 6:-8 8:12 9:-7
lg stay 2	0:15 1:9 2:-13 5:-11 6:-8 7:12 8:-18
lg stay 4	1:-15 2:10 5:-11 6:-7 7:-7 8:25 9:-7
lg stay far	1:-18 2:25 3:7 5:8 6:-9 8:-11 9:-7
lg steal 0	0:6 1:-8 3:37 4:-10 8:-7
lg steal 1	0:-6 1:-10 2:15 3:20 4:9 5:-7 6:-9 8:-10
lg steal 2	1:-12 2:28 3:7 4:-15 5:-7 6:-8 8:11 9:-6
lg steal 4	2:23 3:15 4:-10 5:-9 7:-6 9:-6
lg steal far	1:-12 2:16 3:-23 5:9 6:-9 7:-6 8:9 9:-6
lg take 0	2:-9 3:29 5:-6
lg take 1	0:-7 1:-6 2:7 3:16 4:10 7:-7 9:-7
lg take 2	1:8 2:15 3:8 4:-10 6:-9 7:-6 9:-6
lg take 4	1:-7 4:6 5:-7 7:-7 8:11 9:-7
lg take far	1:-10 2:21 6:-10 9:-7
lg throw 0	0:-7 3:-15 4:-7 6:50 7:-6 8:-8 9:-6
lg throw 1	1:21 4:-6 5:-13 6:15 7:-7 8:-13 9:-7
lg throw 2	1:-16 2:35 7:-6 8:-8
lg throw 4	0:11 1:-6 5:10 6:-16 7:-6
lg throw far	0:10 1:-11 2:-21 3:14 4:18 5:-11 6:-7 7:9 9:-7
lg touch 0	0:9 1:-15 5:23 6:-7 8:-14
lg touch 1	1:-9 5:19 6:-6 8:-14
lg touch 2	1:16 3:-20 4:-14 5:27 6:-8 7:-6 8:-13 9:-6
lg touch 4	0:7 3:8 4:-6
lg touch far	1:26 2:-21 4:-12 6:-8 7:-6 8:7
lg use 0	2:15 4:-14 5:-10 6:23 7:-6 8:-16 9:-6
lg use 1	1:-14 2:-11 3:22 5:-10 7:-6 8:9 9:-6
lg use 2	0:6 1:-8 2:-20 3:7 4:10 6:-9 7:-7 8:10
lg use 4	0:8 1:12 3:-8 4:-11 5:-11 7:-9 8:11 9:-7
lg use far	0:8 1:-8 4:11 9:-7
lg victim 0	1:6 3:8
lg victim 1	1:-13 2:36 3:-10 4:-6 5:-6 8:-9
lg victim far	0:9 3:12 8:-6
lg word:boss 0	0:7 2:-6 3:-7 7:20
lg word:boss 1	1:-7 2:-17 3:-11 4:-7 5:6 7:33 8:-7
lg word:boss 2	1:-12 2:-17 4:-10 5:-6 6:-6 7:39 8:-8
lg word:boss 4	1:-16 2:-9 3:-10 7:12 8:21
lg word:boss far	0:15 1:20 2:-7 3:-8 4:-6 8:-7
lg word:bricks 1	0:-6 1:-12 2:-12 3:36
lg word:bricks 4	0:7
lg word:bricks far	1:21
lg word:enemy 0	0:-9 1:-15 2:48 3:-11
lg word:enemy 1	0:-14 1:-19 2:40 3:-9 4:-9 5:20 6:-6 7:-7 8:-8 9:-7
lg word:enemy 2	0:-17 1:16 2:36 4:-13 5:-12 6:-8 7:-8 8:-12 9:-7
lg word:enemy 4	0:8 1:-6 2:14 3:-19 4:-7 5:-6 6:-6 8:-7 9:15
lg word:enemy far	0:8 1:23 4:-14 5:-9 6:-6 8:-12 9:-7
lg word:goal 1	0:7 3:15 8:-8
lg word:goal 2	0:-6 1:-12 2:9 3:-16 4:6 5:-8 7:-6 8:-9 9:24
lg word:hero 0	1:18 3:-8
lg word:hero 1	1:25 2:-10 3:12 4:-8 5:-9 6:-7 8:-6
lg word:hero 2	0:7 1:10 2:7 4:-6 6:-10 7:-6
lg word:hero 4	2:10 3:-11 4:14 8:-8
lg word:hero far	0:15 3:-17 4:-8 5:-7 6:25 8:-7
lg word:item 1	0:11 3:14
lg word:item 2	0:-6 1:-7 2:-11 3:18 4:16 6:-7
lg word:item 4	0:20 2:-8 3:6
lg word:item far	1:-6 2:-7 3:38 4:-8 5:-6 8:-10
lg word:obstacle 0	2:10 3:-12 5:14
lg word:obstacle 1	0:17 8:-6
lg word:obstacle 4	1:-7 2:13
lr attack chase	1:-7 6:19
lr attack chase svo	6:17
lr attack fall	0:-6 1:-17 2:37 3:-7 4:-12
lr attack fall A	0:6 1:-13 2:21 4:-7 7:-6
lr attack fall svo	1:-10 2:37 3:-7 4:-13 7:-6 8:-7
lr attack fight	0:10 1:6 4:-8
lr attack fight svo	0:8 1:11 2:-6 4:-8
lr attack guard	0:-6 1:32 2:-21 3:-6 4:20 5:-6 8:-10
lr attack guard A	0:-7 1:40 2:-22
lr attack guard N	1:-8 4:34 8:-12
lr attack guard sov	1:25 2:-17 3:-7 4:8
lr attack guard svo	0:-10 1:25 2:-14 4:21 8:-10
lr attack guard v2	2:-9 4:20
lr attack move	0:17 1:-18 2:22 3:-7 4:-8 5:-7 6:11 8:-9 9:-6
lr attack move A	0:15 1:-9 2:6
lr attack move F	0:-8 1:-8 3:12 4:10
lr attack move O	0:8 1:-10 2:22 3:-12 4:-6
lr attack move sov	1:-7 2:16 3:-7 6:7
lr attack move svo	0:19 1:-18 2:12 3:-7 4:8 6:-8 8:-6
lr attack none	3:-12 4:12 6:8 8:-10 9:-8
lr attack none A	0:-10 1:26 3:-15 5:-9 6:-7 7:25 8:-11 9:-7
lr attack none F	0:-16 1:-16 2:-13 4:24 5:-7 6:18 7:-7 8:-7
lr attack none H	0:16 2:-10
lr attack none N	2:-9 3:-9 4:13 5:18 8:-13
lr attack none O	1:-14 2:18 3:-12 5:8 6:20 7:-9 8:-23 9:-7
lr attack none U	0:15 3:-6 4:-11 8:16
lr attack none V	0:-9 1:-11 2:-13 3:-10 4:35
lr attack none sov	1:10 2:-10 3:17 4:-8
lr attack none svo	2:6 3:-13 4:9 6:8 8:-14 9:-7
lr attack reach	0:7 1:-9 2:18 3:-8 4:-21 5:-6 8:18
lr attack reach A	0:11 1:-8 2:15 4:-6
lr attack reach svo	0:6 1:-10 2:21 3:-6 4:-12 5:-6 8:8
lr avoid attack	1:-9 2:11 3:-12 4:-8 5:-8 8:18
lr avoid attack svo	1:-8 2:7 3:-11 4:-6 5:-7 8:17
lr avoid avoid	0:-15 1:-9 2:8 3:-16 4:-8 8:21
lr avoid avoid svo	0:-14 1:-11 2:-6 3:-18 4:-9 8:24 9:19
lr avoid bring	0:12 1:-12 2:6 3:-12 4:-12 5:25 8:-9
lr avoid bring A	0:6 1:-11 2:9 3:-8 4:-7 5:13
lr avoid bring V	2:-14 5:21
lr avoid bring svo	0:16 1:-13 3:-12 4:-11 5:26 8:-9
lr avoid chase	4:19 5:-6
lr avoid chase svo	3:-6 4:21 5:-8 8:-6
lr avoid eat	2:-8 5:15
lr avoid eat svo	0:6 2:-11 5:16
lr avoid fall	0:16 1:-7 2:-22 3:-20 4:-11 5:6 6:-6 7:26 8:8
lr avoid fall A	0:22 2:-11
lr avoid fall F	2:-8 3:-19 5:15 7:19
lr avoid fall sov	0:8 2:-11 3:-15 4:-10 5:-8 6:-6 7:24 8:9
lr avoid fall svo	0:8 2:-11 3:-9 5:19
lr avoid fight	1:-6 4:-7 5:22
lr avoid fight A	2:-7 5:17
lr avoid fight svo	0:-7 1:-8 3:-6 4:-11 5:24 8:-7
lr avoid meet	0:6 2:14 3:-10 4:-12 5:-6 8:11
lr avoid meet O	2:10 3:-8 4:-7 5:-6 8:15
lr avoid meet U	0:11
lr avoid meet svo	2:18 3:-13 4:-15 5:-8 8:17
lr avoid move	0:14 2:12 3:-12 5:-10
lr avoid move N	0:6 4:-8 8:10
lr avoid move O	0:10 1:21 2:-7 3:-11 8:-8
lr avoid move U	0:13
lr avoid move V	1:-16 2:16 4:13 8:-7
lr avoid move svo	0:13 2:22 3:-14 4:-12 5:-9 8:-7
lr avoid none	0:-6 2:23 5:8 6:-6 7:-6 9:-6
lr avoid none A	1:9 2:28 5:-10 8:-6
lr avoid none F	1:-8 2:14 3:16 4:-15 5:-15 6:-7 8:10
lr avoid none H	2:34 5:-7
lr avoid none N	1:-8 2:-26 3:-17 5:26 6:-7 7:-6 8:24 9:-6
lr avoid none O	0:-9 1:-11 2:9 5:29 6:-12 7:-8 9:-8
lr avoid none U	0:7 1:-6 2:9 4:-8 5:6 8:-8
lr avoid none V	0:-13 1:-13 2:38 4:-12 8:-8 9:-6
lr avoid none sov	0:8 1:38 2:-22 5:-14 6:-6 7:-8 9:-6
lr avoid none svo	1:-9 2:25 5:12 6:-6
lr avoid none v2	0:-16 1:-14 2:26 5:9 6:-8 7:-7 9:-7
lr avoid play	0:6
lr avoid play svo	0:7
lr avoid reach	1:-7 3:-15 5:33 8:-13
lr avoid reach A	2:11
lr avoid reach F	2:-9 3:-16 4:35 5:-6
lr avoid reach N	2:-8 4:-6 5:32 8:-8
lr avoid reach O	0:-7 2:-16 3:-15 4:-6 5:43 6:11 8:-12
lr avoid reach V	0:13
lr avoid reach sov	2:-8 3:-11 4:28
lr avoid reach svo	1:-7 2:10 3:-15 4:-8 5:36 8:-14
lr avoid save	1:-7 2:15 3:-6 4:15 5:-6 8:-9
lr avoid save A	0:-6 1:-9 2:18 3:-6 4:19 5:-7 8:-12
lr avoid save svo	2:17
lr avoid save v2	1:-7 2:9 4:19 8:-11
lr avoid stay	0:18 3:-8 4:-6 5:9
lr avoid stay A	2:14
lr avoid stay U	0:8
lr avoid stay svo	0:12 5:-8 8:8
lr avoid steal	0:-7 1:-7 3:33 4:-10 6:-8 8:-9
lr avoid steal A	2:20
lr avoid steal F	2:-16 3:40 4:-6 5:-9 6:-8
lr avoid steal svo	3:33 4:-7 5:-8 6:-8
lr avoid steal v2	0:-6 1:-8 2:8 3:7 4:-7 5:12 8:-6
lr avoid take	1:-18 2:20 3:12 4:-8 5:12 6:-8 7:-6 8:-6 9:-7
lr avoid take A	1:-20 2:45 3:-16 4:-8 8:-6
lr avoid take N	2:-13 3:-10 4:7 5:32 8:-19
lr avoid take O	0:-6 1:-6 3:36 4:-17 5:-18 6:-7 8:13
lr avoid take V	1:-8 2:-10 4:20
lr avoid take sov	0:9 1:-7 3:25 5:-12 8:-11
lr avoid take svo	0:-7 1:-16 2:15 3:-17 4:6 5:14
lr avoid take v2	1:-13 2:14 4:-7 5:14 8:-8
lr avoid throw	0:9 1:7 2:8 6:-9
lr avoid throw A	1:14
lr avoid throw sov	0:6 2:8 6:-6
lr avoid throw svo	0:6 1:13 2:-8
lr avoid touch	2:14
lr avoid touch sov	0:8 2:8
lr bring attack	1:-13 2:-7 3:6 4:19 5:12 6:-7 8:-12 9:-6
lr bring attack A	1:-21 2:9 4:30 5:-7 8:-9 9:-6
lr bring attack O	0:-10 1:-7 2:-16 3:15 4:16 5:14 6:-6 8:-12
lr bring attack V	0:11
lr bring attack svo	0:6 1:-18 2:-10 3:14 4:21 5:6 6:-7 8:-13 9:-6
lr bring avoid	3:17 4:6 5:-7 8:-6
lr bring avoid A	2:6 3:-11 4:12
lr bring avoid F	3:27 4:-6
lr bring avoid N	1:-7 4:11 5:-8 8:8
lr bring avoid O	1:-7 3:31 4:-10 5:-6 8:-13
lr bring avoid V	1:17 4:-8
lr bring avoid sov	2:9
lr bring avoid svo	1:9 2:-10 3:15 4:14 5:-8 8:-9 9:-6
lr bring avoid v2	4:14 8:-13
lr bring bring	1:-20 3:42 4:-24 5:-8 8:7
lr bring bring A	0:13 1:-7 3:9 4:-7
lr bring bring F	3:23
lr bring bring O	3:27 4:-11 8:-7
lr bring bring svo	1:-13 2:8 3:22 4:-25 5:-8 8:17
lr bring chase	1:-10 3:-12 4:8 8:16
lr bring chase A	0:7 1:-9 2:8 3:-13 4:16
lr bring chase F	3:10
lr bring chase sov	0:6 2:-12 3:-8 4:-10 8:24
lr bring chase svo	0:6 1:-8 4:12
lr bring clean	0:-11 1:14 2:-7 3:20 8:-10
lr bring clean F	3:15
lr bring clean svo	0:-8 1:21 3:13 4:-13 8:-9
lr bring clean v2	0:-7 3:13 4:11
lr bring cross	0:6 3:20 4:-7
lr bring cross F	3:25 4:-7
lr bring cross svo	3:24 4:-6
lr bring eat	0:-8 1:-16 2:30 3:-13 4:12 8:-11
lr bring eat A	1:-17 2:29 3:-6
lr bring eat sov	1:-13 2:29 3:-10
lr bring eat svo	0:-6 1:-12 2:14 3:-6 4:19 8:-11
lr bring fall	0:-11 1:-14 2:35 4:15 5:-10 6:-7 7:-7 8:-18 9:-6
lr bring fall A	0:-7 1:-14 2:44 3:-11 4:-12 8:-8
lr bring fall N	0:-10 2:-12 3:11 4:24 8:-11
lr bring fall O	0:6 2:17 3:-14
lr bring fall U	0:-19 2:22 3:-17 4:23 8:-12
lr bring fall sov	1:-7 2:22
lr bring fall svo	1:-13 2:36 5:-9 6:-6 7:-6 8:-15
lr bring guard	1:14
lr bring guard v2	1:15 3:-7 4:8
lr bring hit	0:7 1:-6 2:-6 3:33 4:-12 8:-12
lr bring hit O	3:24 4:-11 8:-8
lr bring hit sov	0:12
lr bring hit svo	3:29 4:-9 8:-8
lr bring make	1:6 2:-7 8:10
lr bring make A	1:21 2:-7 4:-6 8:-6
lr bring make O	0:-8 1:-9 3:-7 4:19 8:10
lr bring make svo	2:-9 3:-16 4:12 8:19
lr bring meet	2:6 3:20 4:-8
lr bring meet N	3:6
lr bring meet O	0:6 3:6
lr bring meet svo	2:15 3:16 4:-12
lr bring move	0:9 2:14 3:21 4:-15 5:-7 8:-16
lr bring move A	0:11 2:13 3:-10 4:-11
lr bring move N	0:8 4:12 8:-13
lr bring move O	1:-7 2:-6 3:41 4:-13 5:-6 8:-10
lr bring move svo	0:8 3:17 4:-7 5:-6 8:-14
lr bring none	2:-9 3:11 4:19 5:-7 6:-8 7:-6 8:6
lr bring none A	0:-9 1:-6 2:-22 4:35 5:-10 6:-8 7:-10 8:22 9:-9
lr bring none F	1:-12 2:10 6:-9 8:9
lr bring none H	0:-10 1:22 2:-27 3:23 4:-7
lr bring none N	3:-9 6:-6 8:10 9:-6
lr bring none O	0:-9 2:-11 3:31 4:8 5:-11 6:-9 7:-6 8:-8
lr bring none U	0:12 1:-10 2:-10 4:21 5:-8 6:-6
lr bring none V	0:-8 1:23 2:-12 3:14 8:-13
lr bring none sov	1:-19 2:-11 4:25 5:-8 6:-8 7:-6 8:11
lr bring none svo	2:-10 3:13 4:15 5:-9 6:-7 7:-6 8:11 9:-6
lr bring none v2	1:18 2:-20 3:18 4:-9 5:-12 6:-8 7:-6 8:-7 9:16
lr bring over	0:-17 1:8 2:-13 3:24 4:16 5:-9 8:-15
lr bring over A	1:16
lr bring over N	0:-6 4:29 5:-6 8:-16
lr bring over U	0:-10 1:-7 2:-7 3:27
lr bring over svo	0:-16 1:13 2:-12 3:7 4:24 5:-9 8:-10 9:-6
lr bring play	1:-16 2:-12 3:11 4:19
lr bring play A	1:-18 2:-16 3:25 4:12 8:-6
lr bring play svo	0:-11 1:-20 2:-14 3:10 4:27 8:-6
lr bring push	0:18 1:-12 2:-9 3:6 4:-7 5:-6 8:14
lr bring push F	0:9
lr bring push N	3:14
lr bring push V	0:7 1:-9 3:-6 4:-10 8:19
lr bring push svo	0:12 1:-10 2:-8 3:8 5:-6 8:12
lr bring reach	1:14 2:-14 3:13 4:-6 6:-6
lr bring reach A	1:25 2:-11 3:14 4:-18
lr bring reach F	3:26 4:-6
lr bring reach N	3:15 4:-9
lr bring reach O	0:8 1:-7 2:-6 4:10 5:-11 8:9
lr bring reach U	0:-13 2:-6 3:-9 4:9 5:20
lr bring reach sov	1:11 2:-7 3:-18 4:26 5:-6 8:-10
lr bring reach svo	1:14 2:-12 3:25 4:-23 6:-6
lr bring reach v2	1:15 2:-6 4:-7
lr bring sneak	3:-11 4:12 5:-8 8:-14 9:12
lr bring sneak A	1:15 2:-6 3:-7 4:-8 9:10
lr bring sneak N	0:-7 2:14 4:18 5:-7 8:-15
lr bring sneak svo	0:-7 1:-6 2:13 4:14 5:-7 8:-12
lr bring sneak v2	1:14 2:-8 3:-8 4:-8 9:14
lr bring stay	0:-7 1:-17 2:16 4:9 5:6 7:-6 9:-6
lr bring stay A	1:-16 2:-6 3:-11 4:-19 5:26 8:16
lr bring stay N	0:-9 2:-6 3:-8 4:27 5:-7
lr bring stay sov	2:14 3:-8 4:-13 8:14
lr bring stay svo	0:-10 1:-12 2:-21 4:11 5:16
lr bring steal	1:-9 2:13 3:15 8:-10
lr bring steal O	3:17 8:-6
lr bring steal svo	3:9 4:10 8:-10
lr bring take	0:-10 3:-7 4:24 5:-10 6:-7 7:-6 9:-7
lr bring take A	2:23 3:-27 4:13 8:-9
lr bring take F	3:24 4:-6
lr bring take O	2:-7 3:-8 4:18 5:-6 8:8
lr bring take U	3:-13 4:18
lr bring take sov	0:-11 1:10 2:17 3:-10 4:-13 8:10
lr bring take svo	0:-9 2:-22 4:37 5:-9 6:-6 8:-15
lr bring throw	0:10 1:-8 4:19 8:-10
lr bring throw A	1:-9 2:-22 3:-15 4:39 8:-6
lr bring throw N	2:17 3:9 4:-7 8:-8
lr bring throw O	0:12
lr bring throw svo	0:9 1:-9 2:-8 4:25 8:-11
lr bring touch	3:-8 4:-14 5:26 8:-6
lr bring use	0:-7 1:27 2:-6 4:-6
lr bring word:enemy	2:-11 3:8 4:15
lr bring word:enemy F	3:11
lr bring word:enemy svo	2:-15 3:12 4:24 8:-7
lr chase bring	1:-6 4:16
lr chase bring svo	4:13
lr chase fight	2:-10 6:19
lr chase fight svo	2:-9 6:15
lr chase move	1:17 2:-20 4:-9 6:-6 8:10 9:-6
lr chase move A	1:26 2:-12
lr chase move O	0:-6 2:-10 3:-11 4:-6 5:18 8:12
lr chase move sov	1:-7 2:-14 3:10 4:-7 6:-7 8:16
lr chase move svo	1:29 2:-16 3:-6
lr chase none	1:13 2:12 3:21 4:-14 5:-9 6:-6 7:-9 8:-13 9:-7
lr chase none A	1:27 3:18 4:-14 5:-7 6:-6 7:-10 8:-11 9:-6
lr chase none H	1:-8 2:22 3:-6
lr chase none O	1:-8 2:-7 3:30 4:-7 5:-7 8:-9
lr chase none U	0:11 2:-8 3:12 4:-6
lr chase none sov	0:-14 1:-16 2:14 3:34 4:-7 5:-7 6:-8 8:-9
lr chase none svo	1:8 2:9 3:21 4:-13 5:-8 7:-10 8:-13 9:-7
lr chase none v2	1:26 2:-11 3:-9
lr chase play	0:18
lr chase play O	0:13
lr chase play svo	0:9
lr chase take	0:-9 1:-26 2:46 3:-19 4:-13 5:-10 6:-7 7:-6 8:17 9:-6
lr chase take A	1:-19 2:39 3:-21
lr chase take O	0:-7 2:17 3:10 8:-8
lr chase take U	2:14 3:-9
lr chase take svo	1:-28 2:48 3:-30 4:-11 5:-8 6:-6 8:12
lr clean attack	1:-14 2:16 3:-9 4:-6 6:16 8:-9
lr clean attack A	0:-8 1:-13 2:15 3:-7 6:18
lr clean attack svo	1:-16 2:17 3:-10 4:-8 6:21 8:-10
lr clean eat	0:12
lr clean eat svo	0:10
lr clean make	4:12
lr clean none	0:15 1:-10 2:-6 3:23 4:-10 5:-6 6:-6
lr clean none F	0:9 3:-7
lr clean none O	0:-9 1:-6 3:36 4:-9 8:-9
lr clean none U	0:18 3:-6
lr clean none sov	3:15
lr clean none svo	0:9 1:-11 2:-6 3:25 4:-12 5:-7 6:-6
lr clean none v2	0:10
lr clean over	1:-10 3:-8 4:31 5:-8 8:-8
lr clean over U	2:24 3:-8
lr clean over sov	1:-6 2:12 3:-11 4:19 5:-7 8:-7
lr clean play	1:-7 3:8 5:20 8:-11
lr clean play svo	0:-11 1:-7 2:-7 3:10 4:-6 5:25 8:-12
lr clean reach	3:16
lr clean reach O	3:22 8:-6
lr clean reach svo	1:-7 3:28 5:-7 8:-8
lr clean shoot	8:10
lr clean shoot svo	0:6 8:10
lr clean take	0:6 1:13 2:-6 4:-6 8:-7
lr clean take A	0:12
lr clean take O	1:20 3:-14
lr clean take svo	1:13 2:-10 3:17 4:-7 5:-6 6:-6 8:-10
lr cross avoid	1:15 4:-9 8:-6
lr cross avoid A	0:7
lr cross avoid F	0:-6 1:18 4:-6
lr cross avoid svo	0:10 1:14 2:-6
lr cross chase	2:6 3:-8 8:13
lr cross chase svo	3:-7 4:-7 8:19
lr cross cross	0:10 2:-6 3:16 4:-6 8:-7
lr cross cross O	3:11 8:-6
lr cross cross svo	1:-6 3:24 4:-6 8:-9
lr cross move	2:-7 4:10 8:8
lr cross move V	0:11 2:-6
lr cross move svo	2:-9 3:-8 4:16 5:-7 8:10
lr cross none	0:10 1:-13 2:28 3:-18 4:-6 6:-8 7:-6 8:6 9:-6
lr cross none A	1:-6 2:-27 4:-6 8:33
lr cross none N	4:-9 8:16
lr cross none O	0:-13 1:-9 2:19 3:-21 4:9 6:-9 8:13
lr cross none U	0:15
lr cross none V	0:10 1:-12 2:43 3:-12 4:-13 5:-9 8:-12
lr cross none sov	0:11 4:10
lr cross none svo	0:8 1:-13 2:29 3:-21 6:-8 7:-6 8:8 9:-6
lr cross none v2	2:9
lr cross play	0:11 3:-6 4:8
lr cross play N	4:8
lr cross play svo	0:11 3:-6
lr cross reach	1:-8 3:-6 4:7 5:20 8:-16
lr cross reach N	4:15 8:-11
lr cross reach V	0:-7 1:-6 5:24 8:-13
lr cross reach sov	4:14
lr cross reach svo	2:6 4:-6 5:18 8:-16
lr cross take	3:26 8:-10
lr cross take O	2:-7 3:34 5:-6 8:-12
lr cross take svo	3:26 8:-9
lr eat attack	3:22
lr eat attack A	3:11
lr eat attack svo	3:17
lr eat avoid	1:-15 2:31 3:8 4:-8 5:-6
lr eat avoid A	1:-20 2:27 3:7 4:-6
lr eat avoid F	3:10
lr eat avoid sov	2:22 3:-17
lr eat avoid svo	1:-6 2:-8 3:29
lr eat bring	3:16 4:-7
lr eat chase	0:13 2:-8
lr eat chase H	0:15 2:-9
lr eat chase svo	0:17 2:-9
lr eat fall	0:-16 1:-6 2:-19 3:-7 4:-8 5:26 7:-7 8:20
lr eat fall U	0:-9 2:-8 3:12 8:15
lr eat fall svo	0:-13 2:-13 4:-8 5:18 8:18
lr eat move	1:12 2:-7
lr eat move O	3:8
lr eat move svo	1:13
lr eat none	3:17 6:-6 7:-6
lr eat none A	1:17 4:6 5:-8 7:-7 8:-9 9:-6
lr eat none F	1:-8 3:26 4:-10 6:-6
lr eat none H	0:6 2:10 3:-7
lr eat none N	3:25 4:8 5:-7 8:-11
lr eat none O	0:-7 1:-10 2:16 4:7 5:-11 6:-8 8:7
lr eat none U	0:22 8:-7
lr eat none V	2:8
lr eat none sov	1:31 2:-14 3:-14
lr eat none svo	2:8 3:15 6:-6
lr eat none v2	1:-8 4:7
lr eat over	3:7
lr eat over F	3:6
lr eat over svo	3:6
lr eat play	3:16
lr eat play F	3:12
lr eat play svo	3:11
lr eat shoot	0:-8 1:-10 2:6 3:29 4:-6 8:-6
lr eat shoot A	2:11 3:6
lr eat shoot V	2:9 3:9
lr eat shoot svo	0:-6 1:-7 2:11 3:19
lr eat take	0:7
lr eat touch	0:-6 1:-11 2:13 3:22 8:-6
lr eat touch A	2:6 3:6
lr eat touch F	3:14
lr eat touch svo	3:22
lr fall attack	1:12 2:19 3:-14 4:-11 5:-10 6:-9 8:9
lr fall attack A	0:-8 1:25 4:-7 8:-6
lr fall attack O	3:-7 6:-8 8:23
lr fall attack sov	0:6 2:10
lr fall attack svo	0:-6 1:8 2:6 3:-9 4:-6 6:-8 8:14
lr fall bring	0:-13 1:-7 2:-10 3:26 4:25 5:-11 6:-9 7:-7 8:-11 9:-7
lr fall bring F	0:11
lr fall bring O	0:-13 1:-10 4:17 5:-6 6:-6 8:9
lr fall bring sov	0:-6 2:-8 3:25 5:-6 8:-10
lr fall bring svo	0:-6 1:-9 3:8 4:18
lr fall chase	2:24 3:-12
lr fall chase svo	2:13 3:-8
lr fall clean	0:7 4:9 8:-6
lr fall clean N	3:-9 4:25 8:-15
lr fall clean svo	0:16 4:-6
lr fall fight	0:12
lr fall fight O	0:14
lr fall fight svo	0:14
lr fall hit	0:-8 1:-10 2:21 3:-15 4:-14 6:-6 8:30
lr fall hit H	1:-6 2:28 3:-6
lr fall hit svo	1:-9 2:6 3:-9 4:-8 8:22
lr fall make	1:13 2:-9 3:-8 4:-8 8:-7 9:21
lr fall make A	1:16 2:-6 3:-6 4:-7 8:-6 9:13
lr fall make sov	1:19 2:-9 3:-8 4:-8 8:-10 9:16
lr fall match	1:6 4:-6 9:16
lr fall match O	3:-11 9:20
lr fall match sov	1:23 2:-10 3:-13 4:-8 5:-7 8:-8 9:19
lr fall meet	0:8
lr fall meet svo	0:8
lr fall move	1:7 2:11 3:9 4:-9 5:-9 6:-10 7:-6
lr fall move F	0:6 1:-11 2:31 3:-11 5:-7 6:-9 8:-8
lr fall move O	1:8 2:-7 3:15 4:-8 5:-6 6:-6
lr fall move svo	0:6 3:16 4:-8 5:-8 6:-9
lr fall none	0:7 2:-9 3:-6 4:-10 6:6 7:14 9:-6
lr fall none A	0:-6 1:8 2:-27 4:-12 5:-8 6:-7 7:30 9:-7
lr fall none F	1:-11 3:21 4:-11 5:-8 6:-9 7:15 8:-9
lr fall none H	1:-7 7:14
lr fall none N	0:15 2:-7 4:9 5:-9
lr fall none O	1:-9 2:-16 3:-33 4:-16 5:28 6:24 7:-10 8:22 9:-7
lr fall none U	0:18 1:10 2:17 3:-19 4:-7 5:-6 7:-6 8:-10
lr fall none sov	1:7 2:-11 4:-13 5:-9 6:18 7:7 8:-17
lr fall none svo	1:-10 2:-18 3:-6 4:-12 5:7 6:6 7:16 8:16 9:-7
lr fall none v2	0:-9 2:35 3:-8 4:-7 5:-8 6:-6 7:-6 8:-8
lr fall push	0:-21 1:9 2:-22 3:23 4:14 5:-10 6:-7 7:-6
lr fall push U	0:-17 1:-15 2:-7 3:28 4:-6 5:-6 8:11
lr fall push svo	0:-10 1:18 2:-6 3:14 4:-6 8:-11
lr fall reach	0:-8 1:23 3:-29 5:21 6:-7 8:-8
lr fall reach F	1:6 3:-14 5:18
lr fall reach svo	0:-10 1:17 2:16 3:-31 4:-6 5:20 6:-8 8:-9
lr fall take	1:27 2:-7 3:10 4:-13 6:-9 7:-7 9:-6
lr fall take A	1:30 2:-22 3:12 4:-8 8:-8
lr fall take F	0:-8 2:7 3:29 4:-6 6:-7 8:-7
lr fall take N	1:-7 2:-8 4:-7 5:18
lr fall take O	0:12 1:12 2:-7 3:-29 4:-10 5:-6 6:-6 8:25
lr fall take U	3:17
lr fall take sov	0:-6 1:20 2:-17 3:17 4:-14 5:-7 6:-8 8:9
lr fall take svo	0:6 1:14 4:-10 6:-7 7:-6
lr fall throw	2:-14 6:22
lr fall throw H	2:-14 6:23
lr fall throw sov	2:-21 6:29
lr fall touch	1:-9 2:-7 8:18
lr fall touch sov	8:15
lr fall use	1:-17 2:-11 3:17 4:21 5:-7 8:-11
lr fall use A	1:-17 2:-10 3:27
lr fall use U	0:-7 1:-6 4:23 8:-6
lr fall use sov	4:17
lr fall use svo	1:-15 2:-8 3:25
lr fight attack	1:9 2:12 8:-6
lr fight attack A	1:12 2:12
lr fight attack svo	0:8 1:11 2:7 8:-7
lr fight bring	0:18
lr fight bring U	0:10
lr fight bring svo	0:13
lr fight hit	3:-11 4:13 8:6
lr fight hit N	8:12
lr fight hit v2	0:-6 3:-9 4:15 8:7
lr fight move	4:12 5:-6 8:-8
lr fight move A	1:9 2:11 3:-6
lr fight move O	1:-13 2:-10 3:13 4:-8 5:-7 6:22 8:-10
lr fight move svo	1:-9 5:-7 6:19 8:-10
lr fight none	2:13 3:-18 6:14 7:-7 9:-6
lr fight none A	1:10 2:25 3:-10 6:-7 8:-7
lr fight none F	0:6 3:-15 6:22
lr fight none H	6:12
lr fight none N	3:-6 4:-10 5:-6 8:23
lr fight none O	0:-9 1:-6 2:-11 3:-15 4:-10 5:22 6:21 8:-11
lr fight none U	2:10 3:-8 4:-6 6:14 8:-6
lr fight none V	0:14 2:-9
lr fight none sov	0:-22 1:6 3:-9 4:8 5:-9 6:-6 8:21
lr fight none svo	0:8 2:10 3:-16 4:-12 6:23 7:-6
lr fight none v2	0:6
lr fight play	1:-9 2:-12 4:21
lr fight play A	1:-10 2:-8 4:21
lr fight reach	0:11
lr fight reach A	2:6
lr fight reach svo	0:15
lr fight save	1:-13 2:17 3:-6 4:12
lr fight save A	0:-6 1:-11 2:23 4:9
lr fight save svo	1:-6 2:30 3:-6 4:-6
lr fight take	0:-6 1:-7 2:13 3:13
lr fight take svo	0:-8 1:-10 2:21 3:9 4:-6
lr guard bring	0:-8 1:20 3:-23 4:27 8:-12
lr guard bring A	1:12 2:6 4:-6
lr guard bring svo	0:-8 1:16 3:-14 4:19 8:-12
lr guard fall	0:-8 2:22 3:-7 4:8 8:-11
lr guard fall svo	2:16 3:-6 4:9 8:-6
lr guard hit	1:8
lr guard hit A	2:11
lr guard hit svo	1:13 2:8
lr guard none	1:-11 2:20 3:-16 4:17 8:7 9:-6
lr guard none A	0:-10 1:-10 2:30 3:-9 4:-7 7:9 8:6 9:-6
lr guard none F	1:-10 2:-7 3:-21 4:41 8:-8
lr guard none H	2:8 4:10
lr guard none N	1:-9 2:-11 3:-9 4:9 5:-10 6:-6 8:31
lr guard none O	1:-6 2:9 3:-12 4:14 5:-8 6:9 8:-16
lr guard none svo	1:-11 2:16 3:-14 4:31 5:-7
lr guard none v2	0:-10 1:-9 3:-18 5:10 6:8 8:12
lr guard reach	3:-7 4:10
lr guard reach svo	0:7 3:-7 4:14
lr guard shoot	0:-6 2:-6 4:21 8:-6
lr guard shoot A	1:-15 4:21
lr guard shoot svo	0:-8 3:-8 4:24 8:-8
lr guard sneak	4:14
lr guard sneak svo	4:12
lr guard take	3:15 6:-6 8:-6
lr guard take O	3:21 6:-6 8:-6
lr guard take sov	1:15 2:-12 3:21 4:-12
lr guard take svo	4:21 8:-6
lr guard use	0:-12 1:10 2:-18 3:19 4:-17 5:-8 8:21
lr guard use A	1:13 2:-10 3:18 4:-9 8:-7
lr guard use svo	0:-9 1:6 2:-11 3:12 4:-15 5:-6 8:22
lr hit avoid	0:-9 1:-11 2:-15 3:24 5:14
lr hit avoid F	3:14
lr hit avoid svo	0:-14 1:-12 2:-19 3:20 4:-6 5:27 8:-6
lr hit bring	1:13 4:14 5:-6 8:-13
lr hit bring svo	1:13
lr hit fall	1:-17 2:18 3:12 4:-10 5:-11 6:-7 7:-6 8:14
lr hit fall A	1:-11 3:15
lr hit fall F	0:-6 1:-6 2:13 3:9
lr hit fall U	2:20 3:-8
lr hit fall sov	0:-8 1:-6 2:22 3:-17 4:-8 5:-6 6:-7 8:16
lr hit fall svo	1:-14 2:17 3:15 5:-7 8:-7
lr hit hit	1:-7 2:9 3:25 6:-7 8:-6
lr hit hit F	3:17
lr hit hit H	2:12
lr hit hit O	0:-7 3:24
lr hit hit svo	1:-8 2:6 3:25 6:-7
lr hit match	0:19 1:18 2:-9 3:-17 4:-6
lr hit match A	1:19 2:-9 3:-10 4:-6
lr hit match O	0:17 3:-9
lr hit match svo	0:14
lr hit match v2	1:24 2:-10 3:-12 4:-6
lr hit move	1:15 2:-17 3:-11 4:-17 5:10 6:-8 7:-6 8:27 9:-6
lr hit move A	0:11 1:25 2:-12 3:-14 4:-9 5:7 8:-9
lr hit move F	3:10
lr hit move N	1:-7 2:-7 3:-9 4:-11 8:26
lr hit move O	0:10 3:9
lr hit move sov	0:-9 2:-21 3:-11 4:-12 5:34
lr hit move svo	1:15 2:-12 4:-11 5:-10 6:-7 8:20
lr hit move v2	0:11
lr hit none	1:-6 2:8 4:11 5:7 7:-8 8:-7 9:-6
lr hit none A	0:-11 1:-11 2:7 4:32 6:-9 7:-11 8:-15 9:-8
lr hit none F	1:20 2:35 3:-53 7:-7 8:-14 9:-6
lr hit none H	1:-17 2:-9 3:34 4:-6 5:-7
lr hit none N	0:-10 2:-12 3:-12 4:-11 5:27 8:11
lr hit none O	0:16 2:-11 3:20 4:-12 8:-12
lr hit none U	1:-9 2:-8 3:-12 4:-10 5:15 8:22
lr hit none V	0:-9 1:21 2:9 3:-9 4:-6
lr hit none sov	0:11 1:7 2:-9 4:-14 5:19 8:-11
lr hit none svo	1:-9 4:14 5:6 7:-9 9:-7
lr hit none v2	1:10 2:-9 3:-10 5:20 8:-8
lr hit over	1:25 2:-9 3:-23 5:11 8:-7
lr hit over O	5:10
lr hit over svo	0:7 1:19 3:-14
lr hit play	3:7
lr hit play svo	3:15
lr hit reach	1:-6 2:7 3:-18 5:-9 6:28 8:-7
lr hit reach svo	2:16 3:-17 4:-7 5:-6 6:20 8:-6
lr hit sneak	0:-11 1:-10 2:-12 3:-10 4:21 5:26 6:-8 8:-16
lr hit sneak O	1:-6 2:-9 4:10 5:14 8:-12
lr hit sneak svo	1:-7 2:-10 4:12 5:20 6:-6 8:-14
lr hit stay	1:-7 2:18 4:-13 5:12 8:-13
lr hit stay N	2:25 3:-15 4:-6 5:-6 8:-8
lr hit stay U	2:-6 3:-9 5:26 8:-6
lr hit stay svo	2:14 3:-9
lr hit stay v2	1:-6 2:-7 3:12 4:-7 5:18 6:-7 8:-11
lr hit take	0:-18 1:-9 2:10 3:17 7:-7 9:-7
lr hit take A	0:-10 1:-14 2:11 4:-10 5:19 8:-10
lr hit take F	1:-15 8:25
lr hit take N	4:21 8:-13
lr hit take O	0:-13 1:-15 2:11 3:12 4:-10 5:-9 6:24 8:-15
lr hit take svo	0:-23 1:-21 2:23 3:10 6:6 7:-9 8:-7 9:-8
lr hit touch	1:13 2:-8 3:-18 5:-12 8:25
lr hit touch A	1:21 2:-9 3:-6
lr hit touch svo	1:13 2:-8 3:-12 5:-11 8:19
lr hit use	0:-14 1:-8 3:6 8:18
lr hit use U	0:-20 1:-10 2:-7 3:25 4:-6 5:-6 8:14
lr hit use svo	0:-13 1:-8 2:-6 3:7 8:20
lr hit word:boss	1:7 2:-7 3:-11 6:21
lr hit word:boss svo	2:-7 3:-15 6:22
lr love move	1:17 2:-10 4:-8 8:15
lr love move A	0:11
lr love move V	1:17
lr love move svo	1:13 2:-12 3:-11 4:-9 5:-7 8:28
lr love none	0:24 4:-6 8:-6
lr love none A	0:17 2:-6
lr love none F	0:7 1:-8 3:9
lr love none O	0:6 3:13
lr love none V	1:25 2:-6 3:-7
lr love none svo	0:27 4:-6 8:-6
lr love none v2	1:18
lr love push	1:6
lr love push svo	1:14
lr love stay	0:7 1:-7 4:-7 8:15
lr love stay A	0:13 1:-7
lr love stay v2	0:10 1:-7 8:12
lr love take	0:-8 1:35 2:-9 3:-9
lr love take A	0:-9 1:37 2:-9 3:-10
lr love take svo	0:-7 1:31 2:-9 3:-8
lr love word:boss	2:17
lr love word:boss svo	1:-7 2:25 5:-8 8:-6
lr make attack	0:6 2:11 3:-8
lr make attack svo	2:14 3:-7
lr make bring	1:20 3:6 4:-6 5:-7 6:-6
lr make bring A	0:-8 1:21 2:12 3:-13 4:-12
lr make bring F	1:-7 3:26 4:-8 8:-6
lr make bring N	0:21 3:-9
lr make bring U	0:-7 1:11 3:-11 4:12
lr make bring sov	0:6 1:22 2:-11 4:-21 8:9
lr make bring svo	0:-13 1:12 2:11 4:7 5:-8 6:-6 8:-10
lr make chase	0:-7 1:-9 2:-8 3:36 4:-14 8:-7
lr make chase svo	3:25 4:-10
lr make eat	3:9
lr make eat F	3:14
lr make eat v2	3:10
lr make fall	0:8 1:15 2:-10 4:6 8:-11
lr make fall F	3:10
lr make fall O	0:-10 3:28 4:-6
lr make fall U	0:10 3:-8 4:17 8:-8
lr make fall sov	0:12
lr make fall svo	0:-15 1:14 2:-14 3:21 4:17 5:-6 6:-7 7:-6 8:-18
lr make fight	0:9 1:-7 2:-8 3:30 4:-7 6:-7 8:-6
lr make fight F	3:27
lr make fight N	3:14
lr make fight O	0:19 3:-7
lr make fight sov	0:8
lr make fight svo	0:7 3:23 4:-6
lr make guard	1:20 3:-11 4:-6
lr make guard svo	1:15 3:-7
lr make hit	0:6 3:9
lr make hit svo	0:6 3:10
lr make make	0:-14 1:-14 2:-7 3:32 4:10 5:-6
lr make make A	1:-13 3:27
lr make make F	3:28
lr make make N	0:-12 1:-6 3:29 4:-16 5:-6 8:11
lr make make O	0:-6 3:-23 4:31
lr make make svo	0:-11 1:-13 2:-7 3:48 4:-15
lr make make v2	0:-8 1:-9 3:-33 4:42 8:-8
lr make match	1:-14 2:8 4:8
lr make match A	0:-7 1:-17 2:27 3:-16 4:9
lr make match O	0:-7 3:23 4:-9
lr make match U	0:11
lr make match sov	1:-11 2:13 3:-15 4:16
lr make match svo	0:7 3:12 4:-10 8:8
lr make move	0:-8 1:-14 2:-8 3:33 4:18 5:-11 6:-8 8:-16 9:-6
lr make move A	2:-7 3:-9 4:19
lr make move F	3:9
lr make move N	3:9 4:10 8:-8
lr make move O	0:-16 1:-14 2:11 3:24 4:8 5:-7 6:-7 8:-15
lr make move U	0:15
lr make move sov	0:-15 1:-10 2:15 3:36 4:-14 5:-12 8:-14
lr make move svo	1:-6 2:-11 3:15 4:18 6:-6 8:-8
lr make none	0:12 3:9 5:-6 6:-6
lr make none A	2:14 3:-14 4:-10 5:-9 6:-8 7:7 8:19 9:-9
lr make none F	1:-8 2:-8 3:19 4:-8 6:-7 8:10
lr make none H	2:20
lr make none N	0:12 1:-8 2:-9 3:23 8:-21
lr make none O	0:22 1:-8 2:-7 3:18 5:-7 8:-16
lr make none U	0:19 1:-7 2:-8 4:12 8:-8
lr make none V	1:-6 2:27 3:-8 4:-7 8:-7
lr make none sov	0:30 1:-12 2:12 3:-6 4:-8 8:-6
lr make none svo	0:8 3:13 6:-6 9:-6
lr make none v2	0:9 2:-9 3:29 4:-17 8:-9
lr make play	1:-18 2:22
lr make play U	0:9
lr make play sov	1:-26 2:30
lr make push	0:13 1:-10 2:-10 4:13
lr make push H	1:-10 2:-14 4:22
lr make push svo	1:-17 2:-10 3:-7 4:25
lr make steal	0:16 3:-9
lr make steal svo	0:12 3:-8
lr make take	0:8 1:-7 3:7 4:17 5:-8 6:-6 8:-15
lr make take A	2:9 4:-9
lr make take F	0:7
lr make take O	1:-8 4:25 5:-6 8:-11
lr make take U	3:14 4:-7
lr make take sov	0:9 1:11 2:12 3:-9 4:-13 8:-8
lr make take svo	0:8 2:-7 3:7 5:-6 8:-8
lr make take v2	3:13 8:-7
lr make throw	1:18 3:-19 4:-7 6:13
lr make throw F	0:7 3:-16 6:16
lr make throw svo	1:30 3:-15 4:-13 6:-11
lr make use	1:-8 2:23 3:-9 4:17 5:-10 6:-6 8:-12
lr make use N	0:-11 2:31 3:-12 5:-9 8:-10
lr make use O	0:-8 1:-7 3:18 4:13 6:-6 8:-10
lr make use U	0:10
lr make use svo	1:-7 2:15 3:-6 4:15 5:-7 8:-11
lr make use v2	3:-14 4:22
lr match fall	0:-17 1:23 2:-9 3:30 5:-7 6:-7 8:-24
lr match fall F	0:-6 3:30
lr match fall O	0:-8 1:14 3:14 8:-11
lr match fall svo	0:-16 1:16 2:-10 3:31 4:6 5:-7 6:-8 8:-22
lr match hit	0:6 3:10
lr match hit O	3:8
lr match hit svo	0:7
lr match make	0:15 3:-9
lr match make U	0:12 3:-6
lr match make svo	0:18 3:-10
lr match match	3:13
lr match match F	3:11
lr match match svo	3:10
lr match meet	3:15
lr match meet U	3:6
lr match meet sov	3:16
lr match move	0:22 1:-17 2:-8 3:25 4:-8 8:-12
lr match move A	0:8 1:-6 2:-7 3:12
lr match move O	0:9
lr match move U	0:9
lr match move V	0:8 1:-9 3:15 8:-8
lr match move sov	0:24
lr match move svo	0:9 1:-9 3:20 4:-7 8:-8
lr match none	2:-9 3:24 5:-7 6:-6 8:7
lr match none A	0:7 1:-17 2:-12 3:36 4:-13 7:-6 8:16 9:-6
lr match none F	0:-9 1:-7 2:-6 3:18 6:-6 8:16
lr match none N	0:7 2:-7 3:21 4:-15 5:-9 8:8
lr match none O	0:-11 1:7 2:-8 3:32 4:8 5:-8 6:-8 8:-13
lr match none U	0:18 1:-8 2:-7 3:27 4:-9 8:-11
lr match none V	1:-15 2:-8 3:11 4:-11 8:21
lr match none sov	1:7 2:-11 3:23 4:-9 8:-8
lr match none svo	1:-12 2:-7 3:28 5:-6 8:7
lr match none v2	0:-13 1:14 2:-7 3:-16 4:8 6:-6 8:16
lr match push	2:15
lr match reach	1:-14 2:23 3:-17 4:21 8:-19
lr match reach svo	1:-9 2:15 4:6 8:-9
lr match stay	0:13
lr match stay F	3:8
lr match stay svo	3:13
lr match take	0:21 1:-13 2:-8 3:23 4:-7 8:-10
lr match take A	0:18 1:-14 2:-8 3:11
lr match take F	3:18
lr match take U	1:-6 3:21 8:-7
lr match take sov	3:20
lr match take svo	0:14 1:-15 2:-9 3:25 4:-6 8:-9
lr match take v2	0:18 3:-6
lr match throw	3:-11 4:12
lr match throw N	3:-10 4:-9 8:21
lr match throw svo	3:-8 4:18
lr match touch	0:-6 3:14 4:-7 8:11
lr match touch F	3:20
lr match touch svo	0:-8 3:18 4:-14 8:17
lr match use	1:-9 2:-6 3:10 4:-16 5:-8 8:23
lr match use U	4:-6 8:19
lr match use sov	0:12 3:-7
lr match use svo	0:-10 1:-7 3:7 4:-14 5:-7 8:27
lr meet chase svo	2:8
lr meet move	1:-16 2:-10 3:7 4:-8 7:29 8:-9
lr meet move O	3:25 4:-6 5:-6 8:-6
lr meet move svo	0:8 1:-7 7:10
lr meet none	0:27 1:-6 2:-9 4:-7
lr meet none A	0:13 1:-12 2:-6 7:8
lr meet none N	0:18 3:-6
lr meet none O	0:23 3:-12
lr meet none U	0:16
lr meet none svo	0:25 2:-11 4:-10
lr meet none v2	0:8
lr meet push	3:23
lr meet push F	0:-6 3:24
lr meet push v2	0:-7 3:25
lr meet stay	0:-9 3:22 8:-8
lr meet stay U	3:6
lr meet stay sov	0:-9 3:29 8:-12
lr move attack	0:-12 1:18 3:-25 4:-17 7:-7 8:22 9:-7
lr move attack A	1:6
lr move attack F	0:-6 2:-11 3:-14 6:17 8:19
lr move attack O	0:-15 1:20 2:-14 3:-19 4:-9 5:18 6:-9 8:10
lr move attack sov	1:15
lr move attack svo	0:-7 1:-14 3:-17 4:-8 5:14 6:-9 8:25
lr move attack v2	0:-7 1:20 3:-7 4:-6 5:-6 6:13 8:-9
lr move avoid	1:-7 2:-14 3:-13 5:24 7:-7 8:7 9:9
lr move avoid A	2:24 3:-10
lr move avoid F	3:24 8:-11
lr move avoid N	3:-9 4:-8 5:-9 8:30
lr move avoid O	0:-14 1:-13 2:-12 3:-25 4:16 5:20 6:17
lr move avoid V	0:-6 1:-9 2:-8 3:-10 4:-6 5:-7 8:-12 9:37
lr move avoid sov	1:-9 2:-9 3:-11 4:-9 5:31 6:8 8:-9
lr move avoid svo	2:-12 6:-8 8:7 9:17
lr move avoid v2	1:8
lr move bring	1:-9 2:-10 3:21 4:-10 5:9 6:-8 7:-6 9:-7
lr move bring F	0:16 3:-7
lr move bring N	0:-10 1:-7 4:13 5:20 8:-16
lr move bring O	0:-8 1:-9 2:-7 3:34 4:-16 5:-18 6:-6 8:13
lr move bring V	1:10
lr move bring sov	0:-9 3:17 4:15 5:-7 8:-13
lr move bring svo	0:14 1:-10 2:-7 3:14 4:-13 8:8 9:-6
lr move chase	1:-9 2:-13 3:-11 4:17 5:-11 6:-9 8:20
lr move chase sov	4:12 8:-6
lr move clean	1:11 2:-9 4:-12 8:14
lr move clean N	3:16 4:-6
lr move clean O	3:-8 8:13
lr move clean svo	0:14 1:-7 3:8 8:-7
lr move clean v2	0:-9 1:18 2:-10 3:-24 4:-6 8:25
lr move eat	0:-20 1:-17 3:-6 4:-7 5:23 6:-8 7:-7 8:24 9:-8
lr move eat A	1:-7 3:-14 5:27 8:-6
lr move eat N	0:-10 1:-6 2:-6 3:-8 8:21
lr move eat U	0:-17 1:-9 2:23 3:-8 4:-13 5:-11 8:22
lr move eat svo	0:-20 1:-18 2:8 3:-18 4:-12 5:22 6:-7 7:-7 8:25 9:-7
lr move eat v2	3:10 4:-6 5:-6 8:11
lr move fall	0:7 1:-17 2:17 3:-25 4:-10 5:16 6:-7 8:10
lr move fall F	1:-8 2:20 3:-23 8:18
lr move fall U	0:15 8:-6
lr move fall svo	0:6 1:-8 2:29 3:-21 4:-8 5:12 8:-17
lr move fight	0:-13 1:35 2:-23 4:8 5:-16 7:-6 8:-16 9:15
lr move fight A	0:-8 1:25 2:-22 4:-9 5:-6 8:-8 9:13
lr move fight N	4:12 5:-6
lr move fight svo	1:23 2:-22 5:-14 7:-6 8:-11 9:12
lr move hit	3:-19 4:-15 5:-16 6:39 7:-7 8:9 9:-8
lr move hit A	0:9 3:-15 4:-7 6:-7 8:22
lr move hit F	0:-9 1:-6 2:-8 3:-24 6:43 8:-12
lr move hit N	0:-6 5:-7 8:26
lr move hit O	0:-7 2:-10 3:-18 4:-17 5:-16 6:35 7:-6 8:18 9:-7
lr move hit sov	0:15 2:10 3:-11 8:-7
lr move hit svo	0:-14 1:6 2:-15 3:-23 4:-16 5:-17 6:38 7:-8 8:28 9:-8
lr move hit v2	2:7 8:11
lr move love	0:10
lr move love A	0:15
lr move love svo	0:9
lr move make	0:23 2:-13 3:-13 4:-8 8:8 9:10
lr move make A	2:-19 3:-15 4:-10 5:-6 8:17 9:21
lr move make N	0:12
lr move make O	0:15
lr move make sov	1:16 2:-8 3:-6 8:-6 9:13
lr move make svo	0:26 1:-11 2:-9 3:-10 4:-6 8:12
lr move match	0:12
lr move match svo	0:11
lr move meet	4:23 5:-11 8:-9
lr move meet svo	4:14 5:-7
lr move move	0:8 1:7 4:11 8:-15 9:-6
lr move move A	1:9 2:17 3:-8 4:-6 8:-6
lr move move N	8:9
lr move move O	2:-11 3:16 4:10 6:-8 8:-26
lr move move U	0:13
lr move move V	1:13
lr move move sov	0:13
lr move move svo	0:11 2:-14 3:9 4:-11 5:8 6:14 8:-17
lr move move v2	0:-7 3:-10 4:21 5:-7 8:-11
lr move none	3:6 5:9 6:-8 9:-6
lr move none A	0:-11 1:25 2:-9 3:17 4:-10 6:-9 8:-9
lr move none F	0:15 1:-9 2:-11 3:7 4:-11 5:18 6:-9 8:-11
lr move none H	0:-15 1:-7 2:-14 3:-14 4:-7 5:-14 6:25 7:-6 8:29 9:-8
lr move none N	1:-10 2:7 3:-11 4:15 5:14 6:-7 7:-6 8:-9 9:-6
lr move none O	1:-11 2:6 3:-7 4:7 5:12 7:-7 9:-7
lr move none U	1:-10 3:11 6:-8 7:8
lr move none V	3:21 4:-10 5:-10 8:14 9:-7
lr move none sov	0:-6 1:17 5:8 6:-8 7:-7 8:-16 9:-7
lr move none svo	2:6 3:7 6:-6
lr move none v2	0:6 1:-11 2:-10 3:-24 4:8 5:27 6:-8 7:-6 8:10 9:-8
lr move over	0:11 2:-15 3:-27 4:-11 5:18 6:-10 8:13 9:8
lr move over F	0:-10 1:10 2:-8 3:-23 4:-6 5:10 6:-8 8:24
lr move over N	0:16 8:-6
lr move over O	0:10 3:-10 5:9 8:7
lr move over U	0:7 3:-8 8:18
lr move over svo	0:7 1:-11 2:-13 3:-24 4:-12 6:-9 8:28 9:12
lr move over v2	0:7 5:10 8:-8
lr move play	0:8 2:-7 3:7 4:8 5:-6 6:-6
lr move play N	0:8 8:11
lr move play O	4:13
lr move play U	0:8
lr move play sov	0:-6 3:21 8:-10
lr move play svo	0:10 1:-6 3:-9 4:8 5:-6 8:9
lr move push	0:12 1:-6 2:-6 3:18 5:-9 6:-7 8:-6
lr move push F	3:11
lr move push O	0:9 4:17 8:-13
lr move push V	0:6 1:9
lr move push svo	0:10 3:16 5:-7
lr move push v2	1:10
lr move race	4:-6 5:-6 8:25
lr move race N	4:-6 5:-8 8:25
lr move race svo	4:-7 5:-8 8:25
lr move reach	0:-8 1:-25 3:-8 5:30 6:-10 7:-6 8:8 9:-6
lr move reach A	0:-12 1:-28 2:21 4:21 5:-10 8:-10
lr move reach F	0:6 8:11
lr move reach N	4:18 5:-6
lr move reach O	1:-6 3:-25 5:38 8:-14
lr move reach sov	4:21 5:-6 8:-6
lr move reach svo	0:-12 1:-29 2:9 3:-16 4:11 5:29 6:-10 7:-6 8:7 9:-7
lr move save	1:23 2:-8 8:-9
lr move save svo	1:18 2:-7 8:-8
lr move shoot	0:-18 1:6 2:-15 3:-16 4:-11 5:-11 6:29 8:18 9:-6
lr move shoot O	0:-7 1:17 3:-8 6:-9 8:12
lr move shoot U	0:-6 2:-10 3:-6 6:29 8:-8
lr move shoot sov	0:-11 1:7 2:-12 3:-8 5:-6 6:34 8:-11
lr move shoot svo	0:-8 1:-10 3:-6 8:30
lr move sneak	0:-9 1:-12 2:26 3:-6 5:-15 8:13
lr move sneak A	1:-7 2:33 3:-7 4:-9 8:-6
lr move sneak O	0:-9 2:-8 4:11 5:-22 8:26
lr move sneak svo	0:-7 4:15 5:-10 8:6
lr move sneak v2	0:-7 1:-8 2:30 3:-9 4:-13 5:-10 8:14
lr move stay	0:-11 1:-22 2:-10 3:37 4:-17 5:-14 6:-8 7:-6 8:9 9:13
lr move stay A	1:-8 2:-10 3:33 4:-8 5:-7 8:-9 9:-6
lr move stay F	1:-12 3:29 8:-8
lr move stay V	0:-11 1:-11 2:-11 3:-12 4:-10 5:-9 8:12 9:29
lr move stay sov	2:7 3:12
lr move stay svo	0:-11 1:-16 2:-10 3:18 4:-7 5:-7 6:-6 8:13 9:13
lr move take	0:6 1:-9 2:-11 5:10 6:-8 7:-6 8:17 9:-8
lr move take A	0:-8 2:-23 3:-9 4:35 5:11 6:-6 7:-7 8:-15 9:-10
lr move take F	0:8 1:-6 3:24 8:-8
lr move take N	0:7 1:-7 2:7 4:-21 8:10
lr move take O	0:12 2:-10 4:-15 5:21 6:-8
lr move take U	1:-7 2:-7 3:10 4:22 5:-9 8:-9
lr move take V	1:-7 8:16
lr move take sov	1:-14 2:-7 3:26 4:9 5:-11 6:-7
lr move take svo	0:9 1:-9 3:-8 5:14 6:-7 8:12 9:-6
lr move take v2	1:11 2:-8 3:-15 5:-9 8:19
lr move throw	1:-13 3:16 4:-8 5:-6 6:-16 8:23
lr move throw F	0:7 3:13 6:-12
lr move throw O	1:-8 4:-6 8:23
lr move throw svo	1:-11 3:22 6:-15 8:10
lr move touch	0:8 2:8 8:-6
lr move use	1:27 2:-12 3:-22 4:-11 5:-9 8:19
lr move use A	1:17 2:-7 3:-8
lr move use N	0:7 8:6
lr move use svo	1:18 2:-10 3:-19 4:-9 5:-8 8:19
lr move victim	4:13 8:-8
lr move victim svo	4:17 8:-10
lr move word:enemy	1:18 8:-12
lr none attack	2:22 3:-17 4:14 8:-8
lr none attack A	0:7 1:7 2:22 3:-11 4:-9 5:-6 8:-6
lr none attack F	0:-13 1:-8 2:13 3:-25 4:18 5:-6 6:22 8:-17
lr none attack H	0:-6 1:-20 2:42
lr none attack N	0:-10 1:-9 2:-19 3:-18 4:30 5:9 6:-8 8:13 9:-6
lr none attack O	0:10 1:22 2:-8 3:-25 4:-9 5:21 6:-6 8:-16
lr none attack U	1:12
lr none attack sov	1:-8 2:18 3:-15 5:-9 6:-7 8:16 9:-6
lr none attack svo	2:21 3:-16 5:9 8:-11
lr none attack v2	1:21 3:-13 4:15 6:-6 8:-15
lr none avoid	1:16 3:-8 5:6 6:-6 8:-8
lr none avoid A	0:-6 1:37 2:12 3:-13 4:-7 5:-6 8:-6
lr none avoid F	1:9 2:-6 3:7 4:11 6:-9 8:-6
lr none avoid H	0:10 2:7
lr none avoid N	1:-15 2:-10 3:-27 4:30 5:14 6:-7 9:-7
lr none avoid O	0:-6 1:-17 2:-16 3:-16 4:-11 5:40 8:11 9:-7
lr none avoid U	0:11 1:-12 2:-9 3:12 4:-7 5:-8 8:-10 9:15
lr none avoid V	0:7 2:12 8:-7
lr none avoid sov	1:-7 2:23 3:-21 4:-6 5:26 7:-6 8:-7 9:-8
lr none avoid svo	1:30 2:-14 4:13 6:-6 8:-6
lr none avoid v2	1:17 2:-16 3:-11 4:-13 5:21
lr none bring	1:12 4:6 6:-6
lr none bring A	1:29 3:-13 8:-7
lr none bring F	1:-13 2:-7 3:31 4:-7 5:-6 6:-8 8:7
lr none bring H	1:7 2:11
lr none bring N	0:9 1:6 2:-7 4:17 5:-7 6:-6 8:-8 9:-6
lr none bring O	1:-9 2:-8 3:24 6:-8 9:-6
lr none bring U	0:31 3:-14 8:-8
lr none bring V	0:-12 2:-10 3:-22 4:28 5:-7 6:-6 7:-6 8:16 9:-10
lr none bring sov	2:-9 3:9 4:15 5:-7 6:-7
lr none bring svo	0:6 1:17 9:-6
lr none bring v2	2:-6 3:21
lr none chase	1:11 2:24 5:-6 6:-6 8:-8
lr none chase A	1:8 2:24 3:-12 4:-7 8:-6
lr none chase H	0:-7 1:10 2:16 3:-8
lr none chase N	0:6 2:-6 3:23 4:-14
lr none chase O	0:-14 1:-11 2:22 3:-20 4:24 8:-9
lr none chase U	0:8
lr none chase V	0:-6 1:28 2:-10 3:-7 8:-6
lr none chase sov	0:12 1:12 2:-9
lr none chase svo	1:12 2:20 5:-6 6:-6 8:-8
lr none chase v2	0:-6 2:25 3:-6
lr none clean	0:12 1:-6 2:16 5:-8 6:-7 8:-13
lr none clean A	0:23 1:16 2:-15 3:-10
lr none clean F	1:-8 2:24 3:-11
lr none clean O	0:11 1:-11 2:14 3:14 4:-8 5:-8 6:-7 8:-11
lr none clean U	1:-7 2:13 3:8 4:-6 8:-7
lr none clean sov	1:-14 2:46 3:-24 4:-8 5:-7 6:-6 8:-10
lr none clean svo	0:21 1:-6 2:-13 3:8 4:10 5:-6 8:-11
lr none clean v2	1:8 2:-7 3:10
lr none cross	1:17 3:-17 4:-7 5:19 6:-7 8:8 9:-6
lr none cross A	1:33 2:-9 3:-9 4:-7 5:10
lr none cross F	3:-11 8:21
lr none cross N	0:13 8:-7
lr none cross O	0:12 1:-9 2:-6 3:-22 4:-10 5:38 6:-7 8:-12
lr none cross U	0:-6 1:-6 2:-8 3:18 4:-8 5:-9 8:13
lr none cross V	0:-9 2:11 3:-12 4:12 5:-7 8:11 9:-8
lr none cross sov	1:21 2:9 3:-18 4:-10 5:-9 6:-8 8:17 9:-9
lr none cross svo	1:16 2:-11 3:-9 4:6 5:15
lr none eat	1:12 3:9 4:6 5:-8 6:-7 9:-7
lr none eat A	2:18 4:12 5:-6 7:-6 8:-8
lr none eat F	0:-6 1:10 2:-13 3:18 4:11 6:-10 8:-8
lr none eat N	0:-7 1:-7 2:-7 3:9 4:-12 5:-9 8:28
lr none eat O	1:14 2:-10 3:9 4:-7 5:-9 7:13 8:-10
lr none eat U	0:-9 1:18 2:11 3:-12 4:-8 5:-6 8:6
lr none eat V	1:20 2:-7
lr none eat sov	0:-8 1:-11 2:-13 3:44 4:-6 8:-8
lr none eat svo	1:13 2:13 3:-7 4:-6 5:-7 6:-6 9:-6
lr none eat v2	0:-10 1:-19 2:22 3:-9 4:29 5:-8 6:-7 7:-6 8:-8 9:-6
lr none fall	0:7 1:-7 3:10 5:-10 7:-7 8:7 9:-6
lr none fall A	2:6 4:-10 5:-6 7:-8 8:8
lr none fall F	1:-16 2:-12 3:46 4:-7 6:-7 8:-9
lr none fall H	0:-10 1:-15 2:44 3:-13 8:-6
lr none fall N	1:-12 4:6 5:-13 6:8 7:-7 8:15 9:-6
lr none fall O	0:7 1:-6 2:-7 3:26 5:-10 6:-11 7:-7 9:-6
lr none fall U	0:25 1:-6 2:-12 3:-15 4:8 8:12
lr none fall V	2:18 3:-7
lr none fall sov	1:-19 3:23 4:16 5:-12 7:-8 9:-6
lr none fall svo	0:17 2:12 4:-11 5:-7 6:-6 7:-6 8:8
lr none fall v2	0:-9 1:-7 2:-9 3:49 4:-11 5:-6 6:-6 8:-20
lr none fight	1:9 2:11 3:-10 4:-7 8:7 9:-7
lr none fight A	0:10 1:7 2:18 3:-12 4:-7 6:-6 8:-8 9:-6
lr none fight F	1:-6 6:19
lr none fight H	2:14
lr none fight N	0:-20 1:7 2:23 4:7 5:13 6:-8 8:-29
lr none fight O	1:10 2:8 3:-23 4:-15 5:-9 7:-6 8:25 9:-6
lr none fight U	0:-10 1:7 3:-11 4:-6 6:7 8:13
lr none fight sov	1:-16 2:25 3:-23 4:-10 5:-10 6:15 7:14 8:6 9:-9
lr none fight svo	0:7 1:7 7:-6
lr none fight v2	0:-13 1:20 2:24 4:-9 5:-7 6:-8 8:-13
lr none guard	2:10 3:-14 4:21 5:-6 6:-6
lr none guard A	1:7 2:14 3:-9 4:6 8:-6
lr none guard H	2:11
lr none guard O	3:-12 4:23 5:-6 6:-6
lr none guard U	0:9
lr none guard sov	0:-7 1:-23 2:27 3:-20 4:19 5:-10 6:-9 8:16 9:-7
lr none guard svo	1:14 3:-9 4:11 8:-6
lr none guard v2	1:16 3:-7 4:10
lr none hit	0:12 1:15 5:-8
lr none hit A	2:12 4:-9 6:-7 7:12 8:-12 9:-6
lr none hit F	0:-7 1:-10 2:-10 3:13 4:-7 6:19 8:-9
lr none hit H	0:-11 1:45 2:-28 3:-7 8:-6
lr none hit N	0:16
lr none hit O	0:8 2:-11 3:10 5:-9 6:-11 8:18
lr none hit U	0:11 1:21 4:-7 6:-6 8:-16
lr none hit V	1:7
lr none hit sov	0:-7 1:16 2:-16 3:19 4:-11 5:-8 6:6 7:-6 9:-7
lr none hit svo	0:13 1:15 3:-7 4:-10 5:-7 8:-9
lr none hit v2	0:-11 1:-14 2:7 3:7 4:17
lr none love	0:18 1:-16 2:20 3:-13 4:-7 5:-7
lr none love A	0:28 1:-15 2:-6
lr none love N	2:20 8:-7
lr none love O	8:16
lr none love svo	0:13 1:-16 2:17 3:-12 4:-7 5:-6 8:11
lr none make	0:6 1:12 2:-9 4:6 5:-7 7:-6
lr none make A	0:-7 1:10 2:-13 5:-7 6:12 7:-7
lr none make F	0:-6 1:-15 2:-7 3:17 4:24 6:-9 8:-9 9:-6
lr none make N	2:-6 3:11 4:-7 5:-8 8:14 9:-6
lr none make O	0:17 1:10 3:-6 4:12 6:-6 8:-19
lr none make U	0:6 1:-23 2:-9 3:10 4:8 5:-6 6:-7 8:18 9:-6
lr none make V	1:20 3:-6 8:-9
lr none make sov	0:13 1:-12 2:-11 3:23 4:-7 5:-6
lr none make svo	1:20 3:-23 4:11 5:-6 6:-6
lr none make v2	0:-17 1:7 2:-14 3:21 4:23 5:-7 6:-7 7:-6 8:-18 9:-7
lr none match	2:-11 3:29 5:-6
lr none match A	0:-7 1:-11 2:-20 3:35 4:15 8:-12 9:-6
lr none match F	1:-11 2:-6 3:38 4:-7 6:-7 8:-6
lr none match N	0:8 3:18 8:-12
lr none match O	0:-6 2:-9 3:29 5:-8 8:-6 9:-7
lr none match U	0:20 1:-12 2:-6 3:-22 4:-7 8:12 9:17
lr none match V	1:16 2:-7 3:8 4:-6 8:-8
lr none match sov	0:-10 2:-14 3:12 4:12 5:-7 7:-6 9:10
lr none match svo	0:19 3:16 4:-9 8:-11
lr none match v2	0:-8 1:-21 2:-10 3:40 5:-7 6:-6
lr none meet	0:15 2:-6 4:-10 5:-6 6:-6 8:11
lr none meet A	0:14 1:6 2:-7
lr none meet F	1:10 2:19 3:-37 6:-7 8:21
lr none meet N	3:-8 4:-10 8:27
lr none meet O	0:20 3:6 8:-8
lr none meet U	0:10 3:11 8:-6
lr none meet sov	2:-10 4:-7 6:-6 8:20
lr none meet svo	0:13 1:8 2:12 4:-7 8:-12
lr none meet v2	0:13 3:-6 8:9
lr none move	1:13 7:-6
lr none move A	1:14 3:7 5:-6 6:-6
lr none move F	0:-12 2:-18 3:9 5:12 6:14 7:-7 8:-11
lr none move H	2:18 3:-7
lr none move N	3:-21 4:-12 5:25 6:-8 7:-6 8:10 9:-6
lr none move O	1:21 2:-6 5:-11 7:-6 8:6 9:-6
lr none move U	0:7 1:-12 3:-16 4:-9 5:-7 6:-6 8:41
lr none move V	1:26 2:-13 3:-11 4:11 8:-11 9:-6
lr none move sov	1:6 2:13 3:-15 6:-8 7:-6 9:6
lr none move svo	1:10 6:-7 8:8
lr none move v2	1:13 3:20 4:-14 5:-8 8:-6 9:-6
lr none none	0:7 3:6
lr none none A	1:9 2:10 5:-7 6:-7
lr none none F	0:6 1:9 2:-6 3:21 6:-11 7:-6 9:-6
lr none none H	2:21 3:-16 6:-9 7:-7 8:-9
lr none none N	1:-6 2:-7 3:15 4:6 5:-6 7:-6 8:12 9:-6
lr none none O	0:13 1:-8 2:-6 3:7 8:10
lr none none U	0:11
lr none none V	0:10 1:9 3:13 4:-13 5:-8 7:-6 8:-8 9:-9
lr none none sov	0:8 4:-8 8:6
lr none none svo	0:9 3:6 6:-6
lr none none v2	0:8 3:10 5:-6 7:-6
lr none over	1:22 2:-12 4:-10 5:17 6:-6
lr none over A	1:35 2:-15 3:-8 8:-7 9:12
lr none over F	0:-7 1:19 4:-6 5:6 6:-6
lr none over N	4:-14 5:-12 8:28
lr none over O	1:-19 2:-9 3:23 4:-11 5:35 6:-10 8:-22 9:-7
lr none over U	0:22 1:-10 3:11 5:-7 8:-6
lr none over V	1:19
lr none over sov	0:-12 1:15 2:-15 4:-18 5:30 6:-9 7:-6 9:-8
lr none over svo	1:26 2:-14 3:-8 4:-6 8:-9 9:9
lr none over v2	2:-7 3:17
lr none play	0:11 4:-7 8:10
lr none play A	1:6 2:15 3:-18 5:-6 6:-7 7:-6 8:8 9:-7
lr none play F	0:12 1:-12 2:-9 3:-30 4:-8 5:-6 6:13 8:6 9:25
lr none play H	0:-6 1:23 2:-8
lr none play N	1:-8 2:-8 3:13 4:-10 8:11
lr none play O	1:-8 2:-9 3:24 4:-9 5:-8 6:9
lr none play U	0:16 2:-7 3:8 8:-10
lr none play V	1:-14 2:-7 3:-10 8:32
lr none play sov	0:15 1:18 2:-14 3:-18 4:-6 8:14
lr none play svo	0:6 1:-15 6:6
lr none play v2	0:8 1:-10 3:11 4:-7 8:9
lr none push	1:18 2:-8 3:13 5:-7 7:-6 8:-6
lr none push A	0:12 1:15 2:-9
lr none push N	0:-9 1:10 2:-6 4:9 5:-6
lr none push O	0:-9 1:6 2:-9 3:23 5:-8 6:14 8:-19 9:-6
lr none push U	3:-10 8:13
lr none push V	2:19 3:-12 8:-6
lr none push sov	1:-13 2:-6 4:-9 6:28 8:-9
lr none push svo	1:20 2:-10 3:9 4:8 5:-7 6:-6 8:-7
lr none push v2	0:-16 1:8 2:17 4:-12
lr none race	0:7 1:8 4:-9 5:-7 8:10 9:-6
lr none race A	1:10 2:17 3:-8 8:-6
lr none race N	3:-8 4:-9 8:29
lr none race O	1:19 3:-9 8:-6
lr none race U	0:19
lr none race V	1:22
lr none race sov	0:9 1:7 8:-9
lr none race svo	1:22 2:-6 3:-13 4:-10 5:-7 8:19
lr none reach	1:17 2:-8 3:7 5:-9 6:-7 7:-7 8:12 9:-8
lr none reach A	1:24 2:9 3:-10 4:12 5:-8 6:-7 7:-6 8:-14 9:-8
lr none reach F	1:-9 2:-9 3:-11 4:7 5:-7 6:-8 8:29
lr none reach N	1:-7 2:-6 3:12 4:12 5:-14
lr none reach O	0:-9 1:-10 2:-13 3:12 7:-7 8:14 9:-7
lr none reach U	0:9 1:23 2:-10 4:-9 5:-9 6:-6
lr none reach V	1:-11 3:10 8:7
lr none reach sov	1:9 3:-14 4:15 5:-12 6:-10 7:-6 8:13 9:-8
lr none reach svo	1:23 2:-16 4:-6 5:-16 7:-7 8:18 9:-8
lr none reach v2	1:-11 2:-9 3:13 4:-6 5:17 6:-6 8:-8
lr none save	1:32 2:-15 3:-10 9:-6
lr none save A	1:42 2:-18 3:-10 4:6 8:-9 9:-6
lr none save svo	0:6 1:29 2:-14 3:-8 4:-7
lr none save v2	0:-6 1:6 3:-10 4:23 8:-6 9:-6
lr none shoot	1:19 3:-13 4:-8 5:-6 6:12
lr none shoot A	1:29 3:-7
lr none shoot F	2:-7 3:-17 6:30
lr none shoot H	1:-13 2:34
lr none shoot N	4:-6 6:14 8:9
lr none shoot O	0:8 1:15 2:-7 3:-10 6:10 8:-10
lr none shoot U	0:6
lr none shoot V	2:-19 8:6 9:20
lr none shoot sov	0:-10 2:20 3:-16 4:-8 6:25 8:-7
lr none shoot svo	1:16 3:-9 4:-6 6:-6 8:8
lr none shoot v2	1:10 6:12
lr none sneak	1:29 3:7 4:-15 5:-8 8:-7 9:-7
lr none sneak A	0:-10 1:10 2:16 4:-10 8:-6
lr none sneak N	0:14
lr none sneak V	1:25 2:-6 3:-7
lr none sneak sov	1:-16 2:30 4:-10
lr none sneak svo	1:30 2:-12 4:-7 8:-6
lr none sneak v2	1:12
lr none stay	2:6 6:-9
lr none stay A	0:-7 1:17 2:12 3:-13 4:-11 5:16 6:-8 7:-10 9:-11
lr none stay F	1:-7 2:24 3:-7 4:6 5:-6 6:-8 8:-6
lr none stay H	0:-11 3:-8 5:-7 7:23 8:-7
lr none stay N	0:-8 1:-8 2:-10 3:32 4:-22 5:19 8:-9
lr none stay O	0:7 2:-9 3:15 5:-9 6:-6
lr none stay U	0:28 1:-9 2:-6 3:-10 8:8
lr none stay V	0:6 1:-20 2:-13 3:-10 4:-6 8:10 9:26
lr none stay sov	0:-8 1:-19 2:13 4:-13 5:-10 6:-6 7:-6 8:27
lr none stay svo	0:12 6:-8 9:-7
lr none stay v2	1:20 2:-26 3:20 5:9 6:-7 7:-6 8:-15 9:-7
lr none steal	1:13 2:11 4:-10 5:-6 6:-6
lr none steal A	1:18 2:17 4:-7 8:-8
lr none steal F	2:-8 3:35 4:-7 6:-6 8:-7
lr none steal N	0:8 3:-7 4:-9 5:-6 8:21
lr none steal O	2:-8 3:-13 4:-7 5:-7 6:-7 8:35
lr none steal U	2:6 3:12 8:-6
lr none steal V	0:-10 2:-21 3:19 4:-8 8:-20 9:23
lr none steal sov	1:8 2:-13 3:22 4:-13 5:-8 6:-8 8:19 9:-7
lr none steal svo	0:-6 1:15 2:17 3:-12 4:-7
lr none steal v2	0:-10 2:21 3:13 4:-8 6:-6 8:-10 9:-7
lr none take	1:15 2:-9 3:10
lr none take A	1:32 2:-10 3:7 4:-7
lr none take F	3:27 6:-9 8:-8
lr none take H	1:20 2:-11
lr none take N	0:6 1:-16 2:-9 4:22 5:-15 6:-6 8:15 9:-6
lr none take O	2:-6 3:22 4:-18 5:-7 7:-7 8:22 9:-8
lr none take U	0:7 5:7 6:-6 8:-9 9:-6
lr none take V	0:-13 1:25 2:-10 3:-12 4:10 5:15 8:-14
lr none take sov	1:8 2:-7 3:12 5:-7
lr none take svo	1:21 2:-12 3:8 4:-8 6:-6
lr none take v2	1:8 2:-14 3:28 5:-7 6:-7 8:-9 9:-6
lr none throw	3:-7 5:-8 6:18 7:-6
lr none throw A	1:24 2:8 3:-10 6:-10 8:-10
lr none throw F	1:-17 2:-11 4:-10 5:-6 6:47 8:-10
lr none throw H	1:10 2:17 6:-6 8:-6
lr none throw N	1:-11 2:-11 5:-9 6:13 8:17
lr none throw O	0:-11 1:-12 2:-16 5:-11 6:31 7:-7 8:19 9:-8
lr none throw U	0:13 1:6 3:-11 4:-8 6:11 8:-11
lr none throw V	0:-11 1:-14 2:-8 3:-7 4:-6 6:-6 8:18 9:20
lr none throw sov	0:-10 1:-9 2:9 5:-10 6:29 7:-6 8:-6 9:-7
lr none throw svo	3:-17 5:-6 6:21 7:-6
lr none throw v2	0:12 2:-11 3:-23 5:-6 6:27 8:-8
lr none touch	0:7 1:14 3:-6 4:-13 6:8 7:-7 9:-8
lr none touch A	1:-9 3:22 4:-7 8:-9
lr none touch N	0:13 2:-7 3:-6 4:-6 5:18 8:-11
lr none touch O	0:6 1:19 2:-11 3:-31 5:-16 6:8 8:14
lr none touch U	0:7 1:-9 2:8 3:-15 4:-7 5:22 8:-11
lr none touch V	1:17 2:-18 3:22 4:-13 5:-12 6:-6 9:-7
lr none touch sov	4:-15 7:-6 8:13 9:-7
lr none touch svo	0:23 1:17 2:-13 4:10 5:-8 8:-22
lr none touch v2	0:-14 1:8 2:-10 3:18 4:-14 5:21 8:-18
lr none use	0:8 1:8 3:13 4:-13 5:6 6:-7 9:-6
lr none use A	1:16 3:16 4:-11 5:-9 8:-11
lr none use F	1:-13 3:29 6:-7
lr none use H	1:-13 2:29 3:-9 5:-7
lr none use N	0:20 1:9 2:-6 3:-17 4:-12 5:18 8:-12
lr none use O	0:15 2:-7 3:17 4:-12 6:-8
lr none use U	0:-9 2:-11 4:-11 6:-7 8:25 9:-6
lr none use V	0:-7 1:17 2:-10 3:18 4:-7 5:-6 8:-11 9:-7
lr none use sov	1:13 3:20 4:-12 5:12 6:-8 8:-12 9:-6
lr none use svo	0:23 1:11 2:6 4:-9 5:-10 6:-6
lr none use v2	1:-15 2:-16 3:44 4:-15 5:-11 9:-8
lr none victim	1:21 2:15 3:-12 4:-10 8:-8
lr none victim A	1:13 2:17 3:-11 4:-9 8:-6
lr none victim H	1:17
lr none victim sov	2:21 3:-6 4:-6
lr none victim svo	1:30 2:-17 3:-6
lr none victim v2	1:10 2:6 3:-7
lr none word:boss	0:11 1:11 3:-17 4:-9 5:-7 6:20 8:-11 9:-7
lr none word:boss A	0:-16 1:35 3:-12 4:-9 5:-7 6:17 7:-7 8:-8 9:-7
lr none word:boss N	0:8
lr none word:boss O	6:10
lr none word:boss U	0:13 1:-10 6:18 8:-6
lr none word:boss V	0:27 1:-11
lr none word:boss sov	0:17 2:7 3:-7
lr none word:boss svo	0:7 1:8 3:-12 4:-8 5:-7 6:24 8:-10 9:-7
lr none word:boss v2	0:8 1:7 2:12 3:-11
lr none word:enemy	1:16 2:28 3:-24 5:-9 6:-10 7:-7 9:10
lr none word:enemy A	0:9 2:13 3:-6
lr none word:enemy F	0:-6 2:30 3:-19 6:-6
lr none word:enemy N	2:-12 3:-7 5:-6 8:27
lr none word:enemy O	2:26 3:-19 5:-6 6:-7 8:-9
lr none word:enemy U	1:11 2:-12 3:-7 8:-8 9:20
lr none word:enemy V	0:-13 1:28 2:-14 3:-9 4:-9 8:17 9:-6
lr none word:enemy sov	1:-14 2:29 3:-18 4:8 8:-9
lr none word:enemy svo	0:-8 1:23 2:8 3:-23 4:-18 5:-10 6:-10 7:-8 8:14 9:17
lr none word:enemy v2	0:16 2:-6
lr none word:goal	0:16 1:10 2:-9 3:12 4:-7 8:-10
lr none word:goal A	0:14 1:7 2:-6 3:-6
lr none word:goal O	3:22 8:-7
lr none word:goal U	0:15
lr none word:goal svo	0:16 2:-7 3:24 4:-7 5:-6 6:-6 8:-12
lr none word:hero	0:21 2:-7 4:-7 6:-6
lr none word:hero A	0:10 1:11
lr none word:hero F	0:8 1:13 3:-11
lr none word:hero O	0:7 1:-10 3:-14 8:19
lr none word:hero U	1:-7 3:20 8:-8
lr none word:hero sov	0:19 1:-7 3:-6
lr none word:hero svo	4:-9 5:9 6:-7 8:15
lr none word:hero v2	0:14
lr none word:item	0:16 1:-11 4:-7 8:6
lr none word:item A	0:18 1:-15 2:11
lr none word:item N	0:-11 3:21
lr none word:item O	0:18 3:-8
lr none word:item U	0:9
lr none word:item svo	0:24 1:-14 8:-7
lr none word:obstacle	2:11
lr none word:obstacle A	1:9
lr none word:obstacle svo	1:20
lr none word:obstacle v2	0:10 1:-10 2:11
lr over avoid	0:-8 1:-7 3:-8 4:11 5:9 6:8 8:-10
lr over avoid O	3:-8 6:20 8:-8
lr over avoid sov	2:10 3:-6 5:-8 6:19 8:-6
lr over avoid svo	1:-6 3:-9 4:14 5:12
lr over bring	0:13 2:-6 3:-17 5:-13 8:26
lr over bring N	2:-6 3:-18 4:15 5:-12 8:20
lr over bring O	0:16 3:-9 4:-13 5:-6 8:16
lr over bring U	4:-6 8:16
lr over bring sov	0:8 3:-11 4:-19 5:-6 8:25
lr over bring v2	1:-7 2:-9 3:-16 4:11 5:-15 8:28
lr over cross	4:17 5:-6 8:-6
lr over eat	2:-7 4:-7 5:38 8:-17
lr over eat F	3:17
lr over eat O	3:-8 5:37 8:-14
lr over eat sov	3:26 5:-8
lr over eat svo	3:-9 5:40 8:-15
lr over eat v2	5:13
lr over hit	5:-10 8:18
lr over hit N	5:-7 8:16
lr over hit svo	5:-6 8:18
lr over move	1:-16 2:-10 3:-21 4:16 5:34 6:-7 8:-9
lr over move O	1:-9 2:-6 3:-16 4:-9 5:19 8:16
lr over move U	0:-6 1:-6 3:-7 4:12 5:19 8:-17
lr over move svo	0:13 3:-8 5:13 8:-6
lr over move v2	1:-8 2:-6 3:-14 4:-7 5:21 8:9
lr over none	1:-10 3:-9 4:10 5:30 6:-10 7:-7 9:-7
lr over none A	1:-9 2:37 3:-6 4:-10 5:-15 8:-9
lr over none F	0:-17 1:-9 2:-19 5:27 6:-11 7:-7 8:6 9:-6
lr over none N	2:-9 3:-10 4:-6 5:32
lr over none O	1:-9 2:-12 3:-6 5:24 6:-9 7:-6
lr over none U	1:-9 3:-16 4:20 6:-8 7:-6 8:12 9:-6
lr over none svo	1:-11 2:9 3:-19 5:28 6:-11 7:-8 8:14 9:-7
lr over none v2	2:-6 3:-8 4:10 5:14 8:-14
lr over over	0:9 8:-6
lr over over N	8:-6
lr over over v2	0:12 5:-7
lr over reach	0:-7 2:-9 3:-11 4:-8 5:33
lr over reach N	5:18 8:-7
lr over reach O	3:-6 5:-6 8:19
lr over reach svo	0:-9 2:-10 3:-11 4:-9 5:29
lr over sneak	2:-6 3:19 4:8 5:-11
lr over sneak O	0:-6 3:9 4:15 8:-11
lr over sneak v2	0:-8 2:-6 3:9 4:15 5:-11
lr over take	0:-8 1:-9 2:-14 3:-22 5:9 6:-7 8:34 9:-6
lr over take O	0:-6 1:-6 2:-7 3:-17 4:17 5:14
lr over take U	0:-7 2:-6 3:-7 4:-6 5:-17 8:33
lr over take svo	1:-7 2:-9 3:-20 4:6 5:23
lr over word:hero	0:-11 1:19 2:26 3:-17 4:-6 5:-14 8:-12
lr over word:hero v2	0:-8 1:27 2:13 3:-16 5:-13 8:-11
lr play attack	0:-11 2:6 3:-16 4:7 5:-8 6:-7 8:27 9:-8
lr play attack A	0:-7 2:9 3:-7 4:15 8:-6
lr play attack H	1:21 2:-15
lr play attack N	0:-10 1:-15 2:-6 3:-7 4:-11 5:-7 8:42
lr play attack U	2:19 3:-6
lr play attack svo	0:-14 3:-16 5:-10 6:-7 8:37 9:-8
lr play avoid	0:-9 1:15 2:-25 3:22 5:-8 6:-8 7:-6
lr play avoid A	2:-28 3:36 4:12 5:-7 8:-7 9:-9
lr play avoid F	1:15 3:9
lr play avoid H	1:24 2:-11
lr play avoid svo	0:-8 1:11 2:-17 5:-7 6:-7 7:-6 9:19
lr play avoid v2	1:13 2:-16 3:21 4:-6 9:-6
lr play bring	0:-7 1:15 2:-10 3:8 4:7 5:-7 8:-12
lr play bring A	0:-6 2:-7 4:16
lr play bring F	3:10
lr play bring N	1:14 3:8 4:-6 8:-7
lr play bring sov	0:-6 1:-8 2:-7 3:12 4:14
lr play bring svo	1:25 3:-8 4:-9 8:-8 9:10
lr play chase	1:12 2:11 3:-6
lr play chase A	1:14 2:8 3:-6
lr play chase svo	0:-6 1:21 3:-6
lr play clean	0:12 2:9
lr play clean A	2:10
lr play clean U	0:9
lr play clean svo	0:18
lr play cross	0:7 1:7
lr play cross svo	0:7 1:8
lr play eat	1:28 2:-6 3:-8
lr play eat A	0:6 1:8
lr play eat H	1:13
lr play eat svo	0:-6 1:29 2:-6 3:-6
lr play fall	4:-7 8:16
lr play fight	3:16 6:-7 8:-7
lr play fight A	2:10
lr play fight O	0:10
lr play fight sov	0:-12 2:9 3:27 4:-6 6:-10 8:-9
lr play fight svo	0:9
lr play guard A	4:16
lr play guard v2	3:-7 4:20
lr play hit	0:-8 1:12 2:-19 3:7 4:20 8:-7 9:-6
lr play hit A	1:18 2:-12 3:-8 4:13
lr play hit sov	2:-8 3:15
lr play hit svo	0:-7 1:8 2:-14 3:-8 4:24 8:-6
lr play make	1:-20 2:-15 3:10 4:-11 8:32 9:-6
lr play make A	0:-10 1:-12 2:-15 3:-12 4:-9 8:40
lr play make svo	1:-14 2:-17 3:-13 4:-10 8:40
lr play make v2	1:-11 2:-6 3:24 8:-6
lr play match	0:9 1:-12 3:-7 4:18
lr play match A	1:-10 3:-9 4:21
lr play match svo	0:10 1:-6
lr play meet	0:22 1:-11 3:-6 4:14 8:-11
lr play meet A	0:8
lr play meet U	0:12
lr play meet sov	0:21 1:-6
lr play meet svo	4:16 8:-9
lr play move	1:11 4:29 6:-7 7:-6 8:-11 9:-7
lr play move A	1:11 2:9 3:-15 4:16 8:-7 9:-7
lr play move F	1:-18 3:25
lr play move H	1:23 2:-8
lr play move N	0:-11 2:-10 3:-12 4:14 5:15 6:-6 9:-6
lr play move O	0:-10 1:-8 2:13 3:14 4:8 5:-12 6:-9 9:-6
lr play move U	1:9
lr play move V	0:10
lr play move sov	0:10 3:-9 4:18 5:-7 8:-6
lr play move svo	0:-6 1:14 4:8 5:-8 6:-7 9:-6
lr play move v2	0:-6 1:7 2:10 3:-13 4:9 5:13 8:-18
lr play none	0:19 1:9 3:-12
lr play none A	0:20 1:16 3:-11 4:-10 8:-7
lr play none F	2:-11 3:14 4:-11 5:7 6:-8 8:11
lr play none H	0:8 2:12 3:-6
lr play none N	0:9 1:27 3:-8 5:-13 6:-7 7:-6 8:-17 9:9
lr play none O	0:14 2:-12 3:-12 4:6 5:-11 6:9 7:-6
lr play none U	0:18 3:-10 4:-9 5:7
lr play none V	0:23 1:-6 2:7 3:-6
lr play none sov	0:38 3:-9 4:-7 8:-10
lr play none svo	0:12 1:8 3:-9 7:-6
lr play none v2	0:30 2:-14 3:-18 4:-11 7:11
lr play over	2:16 3:-8
lr play over A	1:14 2:10 3:-6
lr play over svo	1:10 2:14 3:-6
lr play over v2	0:10
lr play play	2:-6 3:-12 4:-7 8:27
lr play play A	0:9
lr play play U	0:14 8:-6
lr play play svo	0:9 3:-9 8:13
lr play push	0:-7 1:24 2:-7 3:-6 4:-10 5:-6 8:15
lr play push A	1:21
lr play push svo	1:14 2:-7 4:-8 8:11
lr play reach	0:-16 1:28 2:-10 3:26 5:-11 8:-14
lr play reach A	1:11
lr play reach N	0:-7 1:9 3:15 5:-6 8:-9
lr play reach O	0:-13 1:24 2:-6 3:15 4:-6 5:-9 8:-12
lr play reach sov	0:-10 1:28 2:-12 3:9 5:-7 8:-8
lr play reach svo	0:-14 1:29 2:-7 3:13 4:-7 5:-9 8:-12
lr play save	1:-7 4:-7 8:18
lr play save sov	1:-6 4:-7 8:17
lr play shoot	0:-8 1:18 3:-20 4:-9 5:16 6:-8 8:-16 9:18
lr play shoot A	2:8
lr play shoot F	1:8 3:-8 9:9
lr play shoot O	1:17 2:-6 3:-10 5:17 8:-13
lr play shoot svo	1:11 3:-20 4:-8 5:15 6:-8 8:-15 9:18
lr play stay	0:19 3:-13 4:-8 6:17 8:-7
lr play stay A	0:11 2:6 4:-6
lr play stay U	0:21
lr play stay svo	0:10 1:6 3:-19 4:-8 6:24 8:-7
lr play steal	0:-6 2:33 3:-19 4:9 8:-7 9:-10
lr play steal A	0:-7 1:9 2:29 3:-11 4:-8 9:-9
lr play steal sov	0:-7 2:23 3:-20 4:21 8:-8 9:-7
lr play steal svo	1:11 2:14 3:-6
lr play take	0:-10 1:28 2:-9 3:15 4:-9 5:-6 8:-6
lr play take A	0:-7 1:20 2:-6 3:10
lr play take F	0:6 3:-16 9:21
lr play take H	1:13
lr play take O	0:-13 1:18 2:-9 3:29 4:-7 5:-6 8:-16
lr play take U	1:6
lr play take sov	0:-11 1:10 2:-11 3:34 4:-7 8:-15
lr play take svo	0:-10 1:24 4:-7 5:-6 9:6
lr play take v2	1:11 2:-6 3:11
lr play throw	1:19 2:6 3:-9 4:-9 8:-9
lr play throw A	0:7
lr play throw N	6:17
lr play throw O	1:19 8:-6
lr play throw sov	1:10 3:-10 4:-7 5:-7 6:22 8:-9
lr play throw svo	0:6 1:6 2:13 3:-6 8:-6
lr play throw v2	1:17
lr play use	1:-13 2:-13 4:21 6:-6 9:-6
lr play use A	0:6 1:-11 2:-12 3:-10 4:26
lr play use N	1:-6 2:-6 3:-12 4:17 5:14 8:-10
lr play use O	0:-6 3:28 4:-13 5:-8 8:8
lr play use U	0:6
lr play use sov	0:9 1:-11 3:30 4:-9 5:-8 8:-9
lr play use svo	2:-10 3:-15 4:10 8:21
lr play use v2	0:-10 1:-7 2:-6 3:-16 4:20 5:17 8:-11
lr play victim	3:13
lr play victim A	0:-7 1:-6 3:24
lr play victim svo	3:15 4:-6
lr play word:boss	1:9 2:10
lr play word:boss A	1:17
lr play word:boss F	1:6 2:19 3:-9 6:-6
lr play word:boss sov	1:10
lr play word:boss svo	2:17 3:-6
lr play word:enemy	0:-6 1:37 2:-12 3:-8 4:-6 8:-6
lr play word:enemy A	1:11 2:-8
lr play word:enemy sov	1:29 2:-10 3:-6
lr play word:enemy svo	1:14
lr play word:hero	1:-10 2:21
lr play word:hero svo	1:-15 2:20
lr push attack	1:-10 2:6 4:10 5:14 8:-19
lr push attack A	1:-8 2:16
lr push attack O	2:-10 3:10 4:-9 5:18 8:-8
lr push attack svo	0:9 2:-9 4:-6 5:17 8:-10
lr push bring	0:8
lr push bring O	0:6
lr push cross	3:18
lr push cross O	1:-6 3:20
lr push cross svo	0:-6 1:-6 3:25
lr push fall	1:-6 2:16 3:-6
lr push fall sov	2:7
lr push move	0:21 1:11 2:-12 3:12 4:-10 5:-6 8:-11
lr push move F	3:15
lr push move N	0:15
lr push move O	0:20 1:-6 3:6 8:-6
lr push move svo	0:15 1:18 2:-13 3:12 4:-12 5:-6 8:-11
lr push none	0:-10 4:21 7:-7 8:11 9:-7
lr push none A	0:10 1:14 2:-11 3:-7
lr push none F	0:-9 1:12 3:-23 4:-11 5:25 6:-9 8:9
lr push none N	0:-11 1:-7 2:-8 3:-16 4:21 5:-9 8:22
lr push none O	0:-9 2:-11 3:12 4:28 5:-13 7:-6 8:-10 9:-6
lr push none U	0:-16 1:-11 2:8 3:18 4:25 5:-9 6:-7 7:-6 8:-19
lr push none sov	2:-7 3:-17 4:35 5:-7 8:-11
lr push none svo	0:-9 1:15 2:-6 3:6 7:-7 9:-7
lr push none v2	1:-7 2:-7 3:-9 4:18 5:-6 8:7
lr push play	0:14
lr push play O	0:10 3:6
lr push play svo	0:12 8:-6
lr push push	2:-8 3:10 4:13 5:-7
lr push push N	0:-8 3:-8 4:22
lr push push O	0:17 3:11 4:-7 8:-6
lr push push U	3:10
lr push push sov	0:-8 3:9 4:17 8:-9
lr push push svo	0:11 2:-6
lr push reach	0:-11 1:-9 2:-8 3:34 4:-12 5:-15 6:-8 8:17
lr push reach F	3:14
lr push reach O	0:-7 1:-7 3:28 4:-6 5:-10 8:7
lr push reach svo	0:-10 1:-9 2:-7 3:36 4:-12 5:-14 6:-7 8:10
lr push stay	0:-6 1:-6 2:15 3:-13 5:15 8:-9
lr push stay O	0:-8 3:-17 4:12 5:23 8:-9
lr push stay svo	2:16
lr push stay v2	0:-8 3:-20 4:7 5:27 8:-7
lr push steal	1:-8 3:24 4:-6
lr push steal A	3:13
lr push steal svo	1:-7 3:16
lr push touch	1:-10 2:-8 3:16 4:12 5:12 6:-6 8:-17
lr push touch O	4:14 8:-10
lr push touch V	3:11 4:9 8:-7
lr push touch svo	1:-8 4:24 8:-11
lr push touch v2	1:-7 2:-6 3:14 5:13 8:-9
lr push word:enemy	0:10
lr push word:enemy svo	0:8
lr race avoid	0:-8 1:-8 2:7 3:-10 5:24 8:-6 9:-6
lr race avoid A	0:-8 1:-9 3:-10 5:24 9:-7
lr race avoid sov	0:-10 1:-11 3:-12 5:28 8:-6 9:-7
lr race eat	0:6 2:9 8:-6
lr race eat U	1:15
lr race eat svo	2:19 3:-6 8:-8
lr race fight	1:-7 4:-6 6:-6 8:24
lr race fight svo	1:-6 8:21
lr race hit	0:8 2:9
lr race hit U	2:20
lr race hit svo	0:9 2:6
lr race move	1:21 2:6 3:-14 4:-6 5:-9 8:-11 9:10
lr race move A	2:17
lr race move F	0:-8 1:-8 2:19 3:-19 5:-8 6:-8 8:-6 9:24
lr race move sov	0:-12 2:29 3:-17 4:-7 5:-13 6:-7 8:-9 9:16
lr race move svo	1:14 8:-6
lr race none	1:25 3:-10 4:-8
lr race none A	0:-10 1:30 2:6 3:-8 5:-6
lr race none N	0:13 2:-6 3:-6 4:-9 5:14
lr race none O	0:8 1:19 3:-9
lr race none U	2:22 3:-8 4:-7 8:-7
lr race none V	0:6 1:9
lr race none svo	1:22 2:12 3:-9 4:-9
lr race none v2	1:6
lr race race	0:-9 5:-6 8:11 9:11
lr race race svo	0:-11 3:-6 4:-6 5:-7 6:-6 8:10 9:17
lr race reach	0:10 1:-12 3:-8 5:-8 8:23
lr race reach O	0:8 1:-9 3:-9 5:-8 8:20
lr race reach U	0:9
lr race reach svo	0:11 1:-12 3:-9 4:-6 5:-7 8:23
lr race take	0:14 8:-6
lr race take svo	0:6 1:6
lr race touch	1:-7 5:-7 8:17
lr race touch svo	1:-8 5:-7 8:21
lr race use	1:16 3:-7
lr race use svo	0:6 1:10 8:-7
lr race word:enemy	1:15 2:-13 3:-7 4:-8 5:-10 9:16
lr race word:enemy N	5:-7 8:14
lr race word:enemy O	1:9 2:-9 3:-6 4:-6 5:-6 8:-10 9:22
lr race word:enemy U	0:10
lr race word:enemy V	1:10
lr race word:enemy svo	0:9 1:22 2:-9 3:-6 4:-6 5:-8
lr reach avoid	2:9 4:12
lr reach avoid N	4:18
lr reach avoid sov	2:16 4:-6
lr reach avoid svo	4:9
lr reach bring	1:-7 2:-8 8:23
lr reach bring O	4:-20 8:28
lr reach bring sov	3:-6 4:11
lr reach bring svo	3:17 4:-21 8:14
lr reach chase	2:8 3:-10 4:14
lr reach chase A	2:11
lr reach chase svo	0:-6 2:10 3:-11 4:22 8:-7
lr reach fall	2:18 8:-8
lr reach fall N	2:15 8:-7
lr reach guard	1:12 2:-11 3:-15 4:13 6:9
lr reach guard A	1:13 2:-8
lr reach guard F	0:-8 1:-8 2:-11 3:-17 4:23 6:16
lr reach guard svo	1:9 2:-16 3:-21 4:21 5:-6 6:12 8:-7
lr reach hit	3:-12 8:19
lr reach make	0:18 4:-6
lr reach make svo	0:14
lr reach move	0:-16 1:-18 2:6 4:7 5:-9 6:-6 7:-6 8:21
lr reach move A	1:-8 2:-10 4:27
lr reach move O	0:-14 1:-9 2:-7 3:11 5:-9 8:16
lr reach move V	1:-12 2:17 3:-6 4:11
lr reach move sov	0:-12 1:-9 2:-8 3:24 4:15 5:-7 8:-14
lr reach move svo	0:-12 1:-18 3:-14 4:23 5:-6 8:15
lr reach move v2	0:-7 2:-6 3:-15 4:10 5:-7 8:23
lr reach none	1:-6 3:-8 4:37 6:-8 9:-6
lr reach none A	1:-9 2:-7 3:-14 5:18 6:-6 7:23 8:-13 9:-6
lr reach none F	0:6 1:-6 2:-13 4:31 5:-6 6:-8 8:-11
lr reach none H	0:6 2:-12 4:12
lr reach none N	1:-6 2:-10 3:-11 4:11 5:9 8:12
lr reach none O	0:-7 1:-9 2:7 3:-11 4:34 5:-14 6:-10 7:-6 8:6
lr reach none U	0:-25 1:16 2:-14 3:-20 4:44 5:-8 6:-6 7:-6 8:-13
lr reach none V	1:-16 2:18 3:-7 4:9 8:-8
lr reach none sov	1:15 2:-12 4:8
lr reach none svo	1:-7 3:-8 4:38 6:-8 9:-6
lr reach none v2	0:-10 1:-9 2:12 3:-21 4:34 5:-6 8:-10
lr reach over	1:-9 2:20 8:-7
lr reach over A	0:13 1:-8 2:14 4:-7
lr reach over svo	0:9 1:-8 2:10 4:7 8:-6
lr reach reach	0:8 4:-16 8:22
lr reach reach N	0:-7 1:-6 2:-6 3:-6 4:-15 5:-11 8:38
lr reach reach svo	4:-19 5:-8 8:29
lr reach stay	2:26
lr reach stay A	1:-6 2:28 4:-7
lr reach stay sov	2:18 4:-6
lr reach stay svo	2:9
lr reach steal	2:15 4:-7
lr reach steal A	2:21 4:-8
lr reach steal v2	2:18 4:-10
lr reach take	1:-12 2:26 4:-14 5:-6
lr reach take A	0:-6 1:-15 2:46 3:-21 4:-10 8:-6
lr reach take N	0:-6 2:-6 3:17 4:9 8:-7
lr reach take svo	0:-9 1:-14 2:29 3:9 4:-8 5:-8
lr reach touch	1:-7 2:-8 3:23 5:9 8:-10
lr reach touch N	5:14
lr reach touch U	0:-6 3:27 4:-11 8:-6
lr reach touch svo	0:-6 1:-7 2:-6 3:34 4:-13 8:-8
lr reach use	0:18 1:12 2:-8 3:-12 4:7 8:-10
lr reach use O	0:13 3:-7
lr reach use U	0:10 1:19 3:-8 4:-11 8:-6
lr reach use svo	0:18 1:11 2:-6 3:-13 4:10 8:-11
lr save attack	0:11 1:-10 3:18 4:-10
lr save attack A	1:-11 2:-16 3:27 4:-8
lr save attack svo	0:8 1:-12 2:-8 3:24 4:-10
lr save fight	0:12
lr save fight v2	0:18
lr save hit	1:23 3:-13 4:-8 8:-6
lr save hit svo	1:20 3:-10 4:-7
lr save none	1:-17 3:11 4:30 5:-8 6:-6 7:-8 9:-6
lr save none A	0:-14 1:-22 2:-8 3:27 4:39 5:-7 6:-6 7:-9 8:-14 9:-8
lr save none H	2:18
lr save none N	4:-11 8:23
lr save none O	0:24 3:-11
lr save none svo	0:-6 1:-16 2:-7 3:25 4:23 5:-8 6:-6 7:-8 9:-7
lr save none v2	0:-7 1:-8 3:-20 4:25 5:-6 8:12
lr save shoot	0:9 2:15 4:-8
lr save shoot A	2:17 4:-7
lr save shoot svo	0:10
lr save take	8:16
lr save take sov	4:-6 8:19
lr save word:enemy	0:11 2:22 3:-9 4:-11 8:-11
lr save word:enemy N	2:14 8:-6
lr save word:enemy O	0:10
lr save word:enemy svo	2:25 4:-10 8:-11
lr shoot attack	6:15 8:-6
lr shoot attack N	6:10
lr shoot attack svo	2:6 6:8 8:-6
lr shoot fall	0:-6 1:-6 2:8 3:-10 4:-8 6:22 8:-7
lr shoot fall A	0:-7 2:21 3:-7 4:-6 7:8
lr shoot fall U	2:-7 6:16
lr shoot fall svo	0:-12 1:-9 3:-10 4:-11 6:8 7:33 8:-7
lr shoot move	1:-9 2:21 3:-9 6:12 8:-8
lr shoot move F	2:-6 6:20
lr shoot move O	2:16
lr shoot move svo	1:-12 2:27 3:-11 4:-7 5:-7 6:18 8:-11
lr shoot none	3:-16 4:-9 5:-6 6:37 7:7 8:-7
lr shoot none A	1:6 2:6 3:-7 4:-12 6:-9 7:17 8:-6
lr shoot none F	1:7 2:9 3:-23 4:-8 6:22 8:-6
lr shoot none H	0:-6 1:-6 2:11 6:20
lr shoot none N	0:-12 1:-7 2:-6 3:-18 4:-8 5:-7 6:34 8:7
lr shoot none O	0:17 1:-8 2:-8 3:-13 4:-6 6:31 8:-8
lr shoot none U	0:9 1:-7 2:-6 6:20 8:-7
lr shoot none V	0:-10 1:-14 2:9 3:-8 4:-7 7:27 8:-6
lr shoot none sov	0:-6 1:29 2:-22 3:-11 4:-10 6:-14 7:18 8:-7
lr shoot none svo	0:7 1:-10 2:14 3:-16 4:-9 5:-6 6:31
lr shoot none v2	0:-6 2:11 3:-7 6:19
lr shoot shoot	1:-14 2:29 6:-7
lr shoot shoot A	1:-15 2:32 6:-11
lr shoot shoot svo	1:-9 2:19
lr shoot stay	0:-6 2:16 6:6 8:-7
lr shoot stay svo	0:-10 2:20 3:-8 4:-6 6:17 8:-12
lr shoot take	6:17
lr shoot take H	6:9
lr shoot take svo	2:13 6:9
lr shoot take v2	6:7
lr shoot word:boss	1:7 2:13 3:-10 8:-6
lr shoot word:boss A	1:-6 2:18 6:-9 7:6
lr shoot word:boss F	0:-6 1:27 2:-7 3:-11 6:-7
lr shoot word:boss O	2:6 6:12
lr shoot word:boss svo	1:-9 2:16 3:-7 7:13 8:-6
lr shoot word:goal	0:-16 1:-9 3:12 4:-12 5:-9 7:-8 9:18
lr shoot word:goal O	0:-10 3:20 6:11 8:-7
lr shoot word:goal V	0:-7 1:-7 2:16 3:-9 8:-9 9:15
lr shoot word:goal svo	0:-10 1:-7 2:9 4:-9 5:-6 7:-6 9:16
lr sneak attack	2:-11 4:16
lr sneak attack U	2:-10 4:21 8:-6
lr sneak attack svo	2:-14 4:20
lr sneak none	2:26 4:-17 5:12 6:-6 7:-6 8:-12
lr sneak none A	0:-10 1:13 2:13 3:-11 4:-15 5:18 7:-7 8:-8
lr sneak none O	2:11
lr sneak none sov	1:14 2:-10 3:15 4:-9 6:-6 8:-6
lr sneak none svo	1:-8 2:26 3:-10 4:-14 5:13 8:-10
lr sneak sneak	1:-6 2:-14 3:-11 4:10 5:-7 8:25
lr sneak sneak O	1:-6 3:-16 4:-9 6:-6 8:32
lr sneak sneak sov	3:-11 4:-10 8:27
lr sneak steal	0:-7 1:-11 2:22 3:-9 4:20 5:-6 8:-12
lr sneak steal A	2:18
lr sneak steal svo	1:-8 2:19
lr sneak take	0:7 1:-12 2:19
lr sneak take svo	1:-9 2:26
lr stay avoid	0:-8 2:-6 3:-6 4:-6 8:11 9:16
lr stay avoid svo	0:-7 2:-6 3:-8 4:-7 9:22
lr stay bring	1:-7 2:-9 3:16
lr stay bring A	0:7 2:-11 3:-6 4:17
lr stay bring U	3:14 8:-7
lr stay bring svo	3:22 4:-6 8:-6
lr stay fall	0:-7 2:38 3:-26 4:-6
lr stay fall sov	0:-6 2:36 3:-23 4:-6
lr stay fight	0:-6 1:-11 2:36 3:-6 4:-11 8:-6
lr stay fight A	0:-8 1:-7 2:28 4:-7
lr stay fight svo	2:16
lr stay make	0:-11 1:-6 3:14 4:-7 8:14
lr stay make svo	0:-12 4:-8 8:25
lr stay match	0:8 2:14 3:-16 8:7
lr stay match N	8:16
lr stay match O	2:25 3:-19 8:-6
lr stay match svo	0:-7 1:-6 2:26 3:-20 4:-7 8:14
lr stay move	0:-14 1:-10 2:34 3:-21 4:-9 5:-7 8:13
lr stay move O	0:-13 1:-10 2:34 3:-21 4:-8 5:-6 8:7
lr stay move svo	0:-15 1:-11 2:27 3:-20 4:-9 5:-6 8:26
lr stay none	0:18 6:-7 8:-10 9:-7
lr stay none A	2:20 3:-21 4:-20 5:14 6:-6 7:13 8:-15 9:-8
lr stay none F	1:-6 2:13 3:-9 4:18 5:-6 6:-7 7:-6 8:-9
lr stay none N	0:18 2:-7 3:-10 4:13 5:6 8:-14
lr stay none O	0:12 1:-8 2:-15 3:17 4:-17 5:-11 6:-8 7:16 8:9
lr stay none U	0:18 2:-7 4:9 8:-8
lr stay none V	0:9 1:-6 2:-7 3:14
lr stay none sov	0:-11 1:-7 2:-16 3:6 4:19 5:15 8:-15
lr stay none svo	0:17 2:9 3:-8 4:-9 6:-8 7:13 8:-8 9:-7
lr stay none v2	0:12 3:12 4:-9 5:-8 6:-6 7:-6 9:-6
lr stay push	3:8
lr stay push O	3:8
lr stay push svo	3:13
lr stay save	0:17
lr stay save svo	0:10
lr stay shoot	0:-7 1:-8 3:-11 4:14 8:13
lr stay shoot v2	0:-8 1:-9 3:-9 4:18 8:10
lr stay steal	2:-10 3:-10 4:-7 8:32
lr stay steal O	2:-6 3:-7 8:21
lr stay steal svo	2:-9 3:-8 8:26
lr stay take	1:-10 2:-12 3:18 4:-7 8:15
lr stay take svo	0:-9 1:-11 2:-15 3:22 4:-10 5:-6 8:23
lr stay touch	0:-9 3:-7 4:27 8:-9
lr stay touch U	0:-6 4:19 8:-6
lr stay touch svo	0:-6 3:-6 4:22 8:-7
lr stay use	3:-6 4:14
lr stay victim	0:12
lr stay victim svo	0:12
lr steal attack	0:7 1:-9 2:20 4:-7 5:-6
lr steal attack A	2:26 3:-8
lr steal attack F	3:13
lr steal attack O	0:14 2:-7 3:-6 8:12
lr steal attack svo	1:-8 2:18 4:-7 8:7
lr steal avoid	2:8 3:7
lr steal avoid A	2:17 3:-11
lr steal avoid F	3:10
lr steal avoid sov	2:24 3:-12
lr steal avoid svo	2:-6 3:11
lr steal bring	1:-9 2:18 3:-23 4:19
lr steal bring svo	2:14 3:-24 4:18
lr steal chase	0:6 2:8 3:-6 4:-7 8:9
lr steal chase A	0:8
lr steal chase N	4:-6 8:14
lr steal chase svo	0:6 2:9
lr steal fall	0:-9 1:-7 2:-11 3:9 4:25 5:-8 8:-10
lr steal fall O	0:-6 2:-7 4:19 8:-6
lr steal fall svo	0:-8 2:-11 4:24 8:-7
lr steal guard	0:7 1:-7 2:12
lr steal guard F	0:9
lr steal guard svo	0:6 2:12
lr steal make	2:6 3:7
lr steal make A	1:-10 2:23
lr steal make svo	1:-6 2:11 3:7
lr steal meet	0:-6 1:-8 2:10 4:-10 8:19
lr steal meet svo	2:6 4:-7 8:16
lr steal move	2:7 4:-7 8:13
lr steal move F	3:12
lr steal move v2	4:-6 8:15
lr steal none	1:-9 2:17 3:22 5:-6 6:-8
lr steal none A	1:-12 2:34 4:-13 7:-6 8:-9
lr steal none F	2:-13 3:44 4:-6 6:-8 8:-7
lr steal none N	2:-6 3:-13 4:28 8:-14
lr steal none O	2:-8 4:-7 5:-6 6:-9 8:25
lr steal none U	2:-6 3:16
lr steal none svo	0:6 1:-8 2:12 3:18 5:-6 6:-8 8:-7
lr steal none v2	1:-10 2:13 3:34 4:-16 5:-6 6:-6 8:-8
lr steal play	0:-14 2:6 3:25 4:-8 5:-7
lr steal play A	2:20 3:-8
lr steal play svo	0:-14 1:-6 3:21 4:-9 5:-7 8:8
lr steal shoot	0:12 3:-9
lr steal shoot O	0:12 3:-8
lr steal shoot svo	0:7
lr steal sneak	3:25 4:-7
lr steal sneak A	3:20
lr steal sneak sov	2:23 3:-8
lr steal sneak svo	2:-17 3:32 4:-6
lr steal take	2:10
lr steal throw	1:14 3:6 4:-8 6:7 8:-7
lr steal throw A	0:-7 1:12 2:7 3:9 4:-8 8:-6
lr steal throw sov	2:12 6:6
lr steal throw svo	1:13 2:-8 3:14 8:-6
lr steal use	0:14 2:-6 3:-14 5:17 8:-6
lr steal use O	2:-6 3:-12 5:25 8:-6
lr steal use svo	2:-6 3:-16 5:27 8:-9
lr steal word:boss	3:9
lr steal word:boss F	2:-7 3:21
lr steal word:boss svo	2:-8 3:17
lr steal word:enemy	0:6 3:9
lr steal word:enemy svo	0:6 3:11
lr take attack	1:-12 2:22 3:17 4:-19 5:-11 6:6
lr take attack A	0:9 1:-7 2:16 3:-7
lr take attack F	3:9
lr take attack H	2:11 3:-7
lr take attack O	1:-7 3:16 4:-17 5:-10 6:14
lr take attack U	0:-9 3:21 4:-7 8:-7
lr take attack svo	1:-11 2:28 3:6 4:-14 5:-12 6:10 8:-10
lr take attack v2	0:7 3:12 4:-7
lr take avoid	2:14 3:23 4:-9 8:-6
lr take avoid A	0:-7 2:9 3:27 4:-11 5:-7 8:-8 9:-6
lr take avoid F	3:28
lr take avoid H	1:-8 2:32 3:-14 5:7
lr take avoid N	0:14 3:12 8:-13
lr take avoid O	1:15 2:-6 3:35 4:-10 5:-10 8:-14
lr take avoid U	0:-12 1:-11 2:14 3:-10 4:-7 8:21
lr take avoid sov	2:38 3:-15 4:-7 5:-7
lr take avoid svo	2:-7 3:35 4:-9 8:-6
lr take avoid v2	0:-7 1:-9 2:23 3:10 4:-6 5:-6 8:-6
lr take bring	1:-22 3:26 4:25 5:-8 6:-6 8:-16 9:-6
lr take bring A	0:-10 1:-25 4:34 8:-7
lr take bring F	0:-6 3:25
lr take bring N	0:8 4:7
lr take bring O	1:-6 4:21 8:-12
lr take bring U	1:-7 2:-7 3:20 4:10 8:-9
lr take bring sov	0:10 1:-15 2:-8 3:-7 4:26 8:-6
lr take bring svo	0:-7 1:-15 3:20 4:20 5:-7 6:-6 8:-13
lr take bring v2	0:-7 3:-7 4:25 8:-6
lr take chase	0:-9 1:-15 2:21 3:15 4:9 6:-6 8:-9
lr take chase A	0:-7 1:-17 2:31 3:19 4:-11 8:-6
lr take chase F	3:15
lr take chase H	3:10
lr take chase N	3:-7 4:19
lr take chase U	2:12
lr take chase sov	1:-18 2:42 3:-13 4:-6
lr take chase svo	0:-8 1:-12 2:16 3:16 8:-8
lr take chase v2	2:7 3:11
lr take clean	2:10 3:23 4:-9 5:-6 8:-9
lr take clean N	3:14
lr take clean O	2:10 3:6
lr take clean svo	2:8 3:20 4:-9 5:-6 8:-10
lr take cross	0:11 1:-11 2:-7 3:8 4:12 8:-16
lr take cross N	4:17 8:-7
lr take cross O	1:-8 2:-9 3:18 4:-8 5:18 8:-16
lr take cross U	0:8
lr take cross svo	0:16 1:-12 2:-8 3:7 4:14 8:-16
lr take eat	0:8 4:15 8:-7
lr take eat sov	2:9 4:9 8:-7
lr take fall	0:-7 1:26 2:-22 4:-18 6:-8 7:19
lr take fall F	1:24 2:-8
lr take fall N	0:-6 2:-9 3:8 4:-7 5:21 8:-11
lr take fall O	0:11 1:14 3:-10 8:-7
lr take fall U	0:-12 1:-6 2:-17 3:-10 4:-11 5:-6 7:24 8:22
lr take fall sov	0:-12 1:7 2:-12 3:-15 4:-13 5:12 8:24
lr take fall svo	1:8 2:-17 3:19 4:-11 5:-7 6:-6 7:15 8:-11
lr take fight	0:-8 1:8 4:10 5:-9 6:-11 7:-6 8:10 9:-6
lr take fight A	0:10
lr take fight F	1:18 2:16 3:-20
lr take fight O	0:-13 1:-15 2:-9 3:8 4:19 5:-7 6:-8 8:9
lr take fight sov	1:15 2:17 3:-18
lr take fight svo	1:-11 2:-8 3:-11 4:16 8:13
lr take fight v2	3:8 4:11 8:-8
lr take guard	2:6 3:17 4:-6
lr take guard O	3:20 4:-6
lr take guard svo	2:11 3:10
lr take hit	0:-8 1:-10 2:-7 4:15 8:16
lr take hit F	3:19
lr take hit svo	0:-6 1:-9 2:-7 3:-10 4:9 8:23
lr take make	0:9 1:-11 2:-9 3:21 4:-11 8:7
lr take make A	1:-8 3:16
lr take make N	3:18 8:-11
lr take make O	0:7
lr take make U	3:-7 8:12
lr take make svo	1:-10 2:-8 3:19 4:-12 8:9
lr take match	0:-19 2:-7 3:-6 4:-6 8:31
lr take match svo	0:-12 3:17 4:-6 8:8
lr take meet	3:14
lr take meet A	3:9
lr take meet O	3:13 8:-6
lr take meet svo	0:-6 2:6 3:17 8:-6
lr take move	1:-18 2:12 3:17 5:-8 6:-6
lr take move A	1:-18 2:22 4:-7 8:-7
lr take move F	3:10
lr take move N	0:-14 1:-8 2:6 3:-12 4:15 5:-10 8:17
lr take move O	3:29 8:-7
lr take move U	3:15
lr take move svo	1:-19 2:16 3:26 5:-9 6:-7 9:-6
lr take none	3:16 5:-8 8:8 9:-6
lr take none A	2:-16 3:19 5:-9 6:-8 8:10 9:-8
lr take none F	1:-6 2:-10 3:39 6:-6 8:-6
lr take none H	1:-11 2:15 3:18 4:-7 5:-6 8:-7
lr take none N	0:8 1:-9 3:8 4:-14 6:-7 7:-6 8:15
lr take none O	2:6 3:16 4:-7 5:-8 7:-6 9:-6
lr take none U	2:11 5:-10 6:-7 7:-7 8:6 9:-6
lr take none V	0:7 1:-8 2:-13 3:-11 4:22
lr take none sov	0:16 2:-12 4:9 7:-6
lr take none svo	3:17 4:-6 5:-9 6:-7 9:-6
lr take none v2	1:-14 2:-7 3:17 5:-13 7:-7 8:18 9:-6
lr take play	0:17 3:-9
lr take play svo	0:9 3:-6
lr take reach	0:-6 1:-11 2:-6 3:30 5:-6 8:-10
lr take reach F	3:8
lr take reach O	0:-7 3:6 4:18 8:-6
lr take reach svo	1:-6 3:25 4:-6 8:-6
lr take shoot	3:14
lr take shoot A	3:9
lr take shoot svo	1:-6 2:-13 3:27 4:-6 8:-6
lr take sneak	0:7
lr take sneak O	4:10
lr take sneak svo	0:7 4:9
lr take stay	0:-12 1:-8 2:20 3:-8 4:17 5:-9 7:-6
lr take stay A	0:-9 1:-8 2:26 3:-27 4:29 5:-7 8:-8
lr take stay O	3:30 4:-7 8:-9
lr take stay U	0:-7 2:-10 3:-11 4:-6 8:29
lr take stay svo	0:-7 1:-10 2:17 3:-11 4:17 5:-10 8:6
lr take stay v2	2:11 3:10
lr take steal	2:7 3:8
lr take take	2:20 3:-7 5:8 6:-9 7:-6 9:-7
lr take take A	1:-8 2:27 4:-13 8:-8
lr take take F	1:13 2:-7 3:14 4:-7 8:-6
lr take take N	1:19 2:20 3:-22 8:-21
lr take take O	1:-6 2:7 3:-10 6:-11 7:-6 8:19 9:-6
lr take take U	0:20 3:-13 4:10 8:-7
lr take take sov	0:25 1:-16 3:10 4:-7 8:-7
lr take take svo	1:16 2:19 3:-9 5:7 6:-9 7:-6 8:-17 9:-6
lr take take v2	0:-10 1:-11 2:35 3:-34 4:15 5:-6 6:-6 8:8
lr take throw	0:-14 1:-20 2:15 3:-28 4:7 5:23 7:-7 8:13 9:-7
lr take throw F	3:-16 5:17
lr take throw N	3:-9 4:20 5:-6
lr take throw O	0:-13 1:-15 2:22 3:-11 5:-8 6:8
lr take throw sov	2:11 3:-8 5:17 6:-13
lr take throw svo	1:-13 2:-10 4:16 5:-7 6:14
lr take throw v2	0:-7 1:-6 2:23 3:-12 4:21 6:-18 8:-13
lr take touch	1:-11 2:-15 3:15 4:-14 5:6 6:-6 8:21
lr take touch N	0:-7 3:9 4:-6 5:-6 8:16
lr take touch O	0:10 3:15 4:-11 5:10 8:-13
lr take touch svo	1:-8 2:-9 3:16 4:-9 5:-8 8:18
lr take use	0:-14 1:12 2:-30 3:-12 5:24 8:12
lr take use A	1:26 2:-19 3:-17 8:9
lr take use O	0:-8 4:22 5:-6 8:-6
lr take use svo	0:-15 1:18 2:-38 3:-16 5:26 6:-6 7:-6 8:12
lr take victim	4:19 8:-7
lr take victim O	3:12
lr take victim svo	0:-6 1:-6 4:25 8:-9
lr take word:boss	0:-8 1:-10 2:16 3:28 4:-10 5:-7 6:-9 7:-7 8:-10
lr take word:boss O	0:-15 1:-8 2:-7 3:41 4:-8 6:-8 8:-8
lr take word:boss U	2:15 3:-8
lr take word:boss svo	0:-6 1:-9 2:21 3:13 4:-7 5:-7 6:-8 8:-9
lr take word:enemy	1:-9 2:24 4:-6 8:-8
lr take word:enemy F	3:7
lr take word:enemy v2	1:-7 2:17
lr throw attack	0:-6 1:20 2:7 4:-10
lr throw attack A	1:17 2:6 4:-8
lr throw attack sov	1:14 4:-6
lr throw avoid	0:18 1:-18 3:-8 4:13 5:-9 6:7 8:-16 9:8
lr throw avoid A	1:-31 2:9 3:11 4:-11 5:-6 6:11 8:-6 9:17
lr throw avoid N	0:9 4:16 8:-11
lr throw avoid O	0:19 3:-10
lr throw avoid sov	0:-6 1:17 6:-9 9:12
lr throw avoid svo	0:29 1:-25 2:20 3:-7 4:6 5:-7 8:-13
lr throw chase	1:-8 3:8 4:13 5:-6 8:-11
lr throw chase A	2:15
lr throw chase F	3:6
lr throw chase O	2:-7 3:8 4:11 8:-8
lr throw chase svo	1:-8 3:21 5:-7 8:-11
lr throw chase v2	6:10
lr throw fall	2:-7 3:9 6:11
lr throw fall svo	3:7 6:8
lr throw hit	0:6 2:13 6:-9
lr throw hit svo	0:8 2:14 6:-10
lr throw move	0:14 1:-14 2:13 3:7 4:-9 5:-7 6:6 8:-10
lr throw move H	2:18
lr throw move N	6:17
lr throw move O	1:-6 2:-6 3:13 6:6 8:-6
lr throw move svo	0:9 1:-17 2:16 3:14 4:-10 5:-8 8:-9
lr throw none	0:-6 2:9 3:-8 6:26 8:-10
lr throw none A	2:40 3:-11 4:-7 6:-15 7:6 8:-9
lr throw none F	1:-9 4:-12 5:-6 6:45 8:-6
lr throw none H	2:17 4:-8 6:11 8:-6
lr throw none N	1:-6 2:-13 3:12 4:10 5:6 6:-18
lr throw none O	1:13 2:-17 3:-12 4:-8 6:30 7:-8 8:-15 9:14
lr throw none U	0:9 2:-8 4:-7 5:-6 6:27 8:-7
lr throw none sov	0:10 1:-12 2:11 3:-9 4:-6 6:11
lr throw none svo	0:-9 2:7 3:-12 6:28 8:-9
lr throw none v2	0:9 1:-10 2:8 4:-8 6:12
lr throw push	2:9 4:-6 6:13
lr throw reach	1:-13 2:-16 3:-17 4:-6 5:17 6:25 8:-6
lr throw reach A	0:7 1:-7 2:-11 6:16
lr throw reach O	3:-8 5:20 6:-6
lr throw reach svo	0:10 1:-8 2:-9 3:-6 5:16
lr throw reach v2	3:-8 6:19
lr throw sneak	3:21 4:-6 6:-11
lr throw sneak svo	3:11 6:-6
lr throw steal	3:-14 4:10 6:20 8:-6
lr throw steal A	4:22
lr throw steal F	3:-11 6:20
lr throw steal svo	1:-6 2:-11 3:-11 4:26 6:11 8:-6
lr throw take	1:-6 2:8 3:-19 4:25 5:-8 8:-13
lr throw take O	0:-7 3:-9 4:25 5:-6 8:-9
lr throw take v2	1:-8 2:21 3:-18 4:22 5:-8 6:-7 8:-12
lr throw throw	0:8 1:-15 2:9 3:15 4:16 6:-30 8:-6
lr throw throw A	1:-10 2:16 6:-9
lr throw throw F	0:6 3:22 6:-14
lr throw throw O	3:-8 4:28 6:-21
lr throw throw sov	0:-7 1:-12 2:9 3:-8 4:28 5:-6 6:-15
lr throw throw svo	0:18 1:-6 2:-7 3:26 4:-6 6:-24
lr throw touch	2:-6 3:-10 4:16 6:11 8:-6
lr throw touch svo	2:-6 3:-6 4:17
lr throw use	2:14
lr throw use svo	2:17
lr throw word:boss	1:-10 2:-14 3:-14 4:-8 5:15 6:24 7:8 8:-6
lr throw word:boss A	1:-6 2:-13 6:18 7:12
lr throw word:boss O	0:7 2:-6 3:-12 4:-6 5:20
lr throw word:boss sov	1:-7 2:-6 7:17
lr throw word:boss svo	3:-10 4:-7 5:15 6:9
lr throw word:goal	0:6 1:-8 2:-12 8:19
lr throw word:goal A	2:-8 8:19
lr throw word:goal svo	2:-10 8:17
lr throw word:item	3:-9 6:16
lr throw word:item F	3:-6 6:11
lr touch bring	1:23 2:-7
lr touch bring svo	1:9
lr touch chase	5:15 8:-6
lr touch chase svo	4:-6 5:18 8:-6
lr touch fall	5:-11 8:19
lr touch match	3:-9 4:-8 8:22
lr touch match O	0:7 8:11
lr touch match svo	3:-11 4:-7 5:-6 8:24
lr touch move	0:6 1:14 3:-8 5:9 8:-11
lr touch move O	1:20 2:-6 3:-13 5:13 8:-11
lr touch move sov	1:17 3:-10 5:13 8:-11
lr touch none	2:6 3:11 5:15 6:-8 7:-7 8:-16 9:-6
lr touch none A	0:18 2:10 3:7 4:-9 5:-13 7:-6 8:-6
lr touch none F	3:-14 4:24
lr touch none N	2:-9 3:-9 4:-11 5:31 8:-9
lr touch none O	0:-10 1:-9 2:13 5:17 6:-9 7:-6 8:-17 9:-6
lr touch none U	2:-10 3:20 4:-6 5:7 8:-7
lr touch none V	0:19
lr touch none sov	0:19
lr touch none svo	2:7 3:7 5:20 6:-9 7:-8 8:-16 9:-7
lr touch over	5:6
lr touch over sov	1:-7 5:17 8:-6
lr touch stay	2:11 3:-6 5:7
lr touch stay H	2:-10 5:16
lr touch stay svo	5:10
lr touch word:boss	3:-11 5:21
lr touch word:boss O	3:-11 5:23
lr touch word:boss svo	3:-8 5:14
lr use bring	1:-9 2:-8 4:-14 5:28 8:-9
lr use bring svo	0:-7 1:-11 2:-9 3:9 4:-16 5:30 8:-11
lr use clean	0:11 3:-6
lr use clean svo	0:12 3:-7
lr use fall	1:-7 2:-12 3:-23 4:9 5:-6 6:19 8:14
lr use fall O	0:11 3:-25 4:10 6:21 8:-10
lr use fall sov	3:-15 4:30 8:-11
lr use fall svo	2:-9 3:-9 4:-8 6:10 8:19
lr use hit	0:16 3:-15 6:16
lr use hit F	3:-16 6:20
lr use hit U	0:11
lr use hit svo	0:13 3:-11 6:16 8:-6
lr use make	1:-7 2:-10 4:21 8:-6
lr use make A	3:-8 4:12
lr use make sov	0:7 2:-6 3:-12 4:19
lr use match	3:10 4:13 8:-8
lr use match O	0:6 3:11
lr use match U	3:-7 4:14
lr use match sov	3:19
lr use match svo	4:19 8:-8
lr use move	0:8 2:-7 3:14
lr use move A	0:-7 2:-14 3:25
lr use move O	0:9
lr use move svo	1:12 3:-6
lr use move v2	1:-18 3:21
lr use none A	0:6 1:12 2:-16 3:-7 4:-18 5:-8 6:-8 7:12 9:12
lr use none F	1:-11 2:-10 4:6 5:-6 6:24 8:-9
lr use none H	0:-13 1:-11 2:29 3:-15 4:-9 6:-10 7:-6 8:18
lr use none N	0:-15 1:-9 2:-11 5:12 6:-7 7:-6 8:26 9:-6
lr use none O	0:12 1:-10 2:-9 3:19 4:8 5:-10
lr use none U	0:29 1:-9 2:9 4:-8 8:-11
lr use none V	0:10 1:32 2:-9 3:-16 4:-7 8:-9 9:-6
lr use none sov	0:21 1:-12 2:-16 3:-22 4:-10 5:-6 7:9 8:28
lr use none svo	0:6 7:-7
lr use none v2	1:-8 2:-11 3:20 4:8 5:-9 6:-7
lr use play	0:-6 1:-8 2:-9 8:22
lr use play O	3:12 8:-6
lr use play svo	1:-8 2:-6 3:7 8:17
lr use reach	1:9 2:-9 3:8 4:-13 5:-9 6:-7 8:15
lr use reach A	0:9 1:10
lr use reach O	0:-9 1:-6 3:22 4:-6
lr use reach svo	1:11 2:-7 4:-11 5:-7 6:-9 8:14
lr use shoot	1:-14 2:21 8:-6
lr use shoot svo	1:-17 2:21
lr use stay	1:-6 2:-15 3:-7 4:30 8:-6
lr use take	0:-12 1:-9 2:-16 3:30 4:-16 5:-9 6:-11 7:-6 8:29 9:-6
lr use take A	0:-11 2:-21 3:14 4:-13 8:22
lr use take F	1:-6 3:25 6:-6
lr use take O	1:-8 2:-6 4:-10 5:-6 6:-6 8:30
lr use take U	0:-9 1:-8 2:-6 3:35 4:-7 8:-11
lr use take sov	0:-8 1:-12 2:-10 3:6 4:-9 8:27
lr use take svo	0:-9 2:-13 3:32 4:-13 5:-8 6:-9 8:10
lr use touch	1:-8 3:20
lr use touch svo	1:-6 3:13
lr use use	0:-6 1:-9 2:13 3:31 4:-13 5:-8 6:-6 8:-18
lr use use svo	1:-6 2:7 3:24 4:-8 5:-7 8:-10
lr use word:goal	3:-14 4:18
lr use word:goal O	3:-18 4:24
lr use word:goal svo	3:-15 4:22
lr victim none	0:19 1:-9 2:25 3:-8 4:-7 5:-6 8:-11
lr victim none A	0:7 1:-10 2:24 3:-7
lr victim none N	0:17 2:10 4:-6 8:-10
lr victim none svo	0:16 1:-10 2:24 3:-7 4:-7 8:-9
lr victim none v2	2:23
lr victim take	0:-6 3:20 4:-7
lr victim take A	1:6 3:9
lr victim take sov	1:14 2:-12 3:18 4:-6
lr victim take svo	2:7 3:11
lr word:boss none	1:-15 2:-25 3:-11 4:-12 5:-8 6:-8 7:63 8:-9 9:-7
lr word:boss none A	0:-9 1:-11 2:-28 3:-11 4:-9 7:55 8:-6 9:-6
lr word:boss none F	0:-7 2:-8 4:-7 6:-7 7:28
lr word:boss none H	7:7
lr word:boss none O	0:8 2:-6 3:-9 4:-8 5:-6 7:26
lr word:boss none U	7:14
lr word:boss none sov	0:-17 1:-7 2:-16 3:-16 4:-7 5:-7 6:-8 7:48 8:-8
lr word:boss none svo	1:-12 2:-21 4:-12 5:-8 6:-8 7:51 8:-9 9:-7
lr word:boss shoot	0:15 1:16 3:-8 8:-6
lr word:boss shoot O	1:21 3:-7 8:-7
lr word:boss shoot svo	0:13 1:17 3:-8 8:-6
lr word:bricks none	0:-10 2:-14 3:39 4:-7 5:-6 6:-8 8:-6
lr word:bricks none A	1:-9 2:-6 3:19
lr word:bricks none F	3:17
lr word:bricks none O	0:-6 1:14 3:8
lr word:bricks none svo	0:-9 1:7 2:-12 3:33 4:-6 6:-6
lr word:enemy fall	2:14
lr word:enemy fall U	2:17
lr word:enemy fall svo	2:16
lr word:enemy none	2:47 3:-10 4:-14 5:-12 6:-8 7:-7 8:-12 9:-7
lr word:enemy none A	0:-6 1:-19 2:49 3:-18 4:-7
lr word:enemy none F	0:-10 1:-7 2:49 3:-26 4:-9 5:-6 6:-8
lr word:enemy none N	0:7 2:-9 3:23 4:-7 8:-7
lr word:enemy none O	0:11 1:-6 2:32 3:-17 4:-9 5:-8 8:-9
lr word:enemy none U	0:9 1:18 2:-9
lr word:enemy none sov	0:-13 1:-8 2:50 3:-22 4:-9 5:-6 6:-8 8:-7
lr word:enemy none svo	0:10 1:-14 2:32 4:-10 5:-10 8:-9
lr word:enemy none v2	1:32 2:-11 3:-7 4:-9 8:-7
lr word:enemy play	0:-6 1:-19 2:37
lr word:enemy play A	0:-6 1:-10 2:27
lr word:enemy play H	1:-8 2:20
lr word:enemy play svo	1:-7 2:20
lr word:enemy shoot	2:19 3:-8
lr word:enemy shoot svo	0:-6 1:6 2:22 3:-8
lr word:enemy take	0:-6 1:6 2:-27 3:-11 9:32
lr word:enemy take A	0:-6 1:6 2:-25 3:-9 9:30
lr word:enemy take v2	1:9 2:-19 3:-8 9:23
lr word:enemy word:boss	2:10
lr word:enemy word:boss U	2:11
lr word:enemy word:boss sov	2:19
lr word:enemy word:hero	2:10
lr word:enemy word:hero H	2:8
lr word:enemy word:hero svo	2:7
lr word:goal attack	0:-6 2:-10 3:19 4:-12 8:14
lr word:goal attack svo	0:-7 2:-10 3:11 4:-9 8:21
lr word:goal none	0:8 1:-8 3:-9 4:24 8:-6
lr word:goal none A	1:-8 2:14
lr word:goal none O	0:-10 2:-8 3:-7 4:31 5:-6 8:-6
lr word:goal none svo	0:9 3:-7 4:18
lr word:goal reach	1:12 2:-7 9:10
lr word:goal reach A	2:-7 3:-6 9:16
lr word:goal reach svo	1:8 3:-7 9:17
lr word:hero fight	0:17 1:-6
lr word:hero fight svo	0:8
lr word:hero none	0:6 1:25 4:-8 5:-9 6:8 7:-6 8:-9
lr word:hero none A	0:-8 1:33 2:-7 3:-8
lr word:hero none F	0:18 3:-6
lr word:hero none O	1:7 2:-6 3:-6 4:-6 6:17 8:-7
lr word:hero none sov	0:14 1:18 3:-15
lr word:hero none svo	1:15 4:-7 5:-7 8:-6
lr word:hero play	0:-12 1:16 2:-13 3:-15 4:-8 5:-8 6:30 8:-7 9:-6
lr word:hero play O	1:17 3:-8
lr word:hero play svo	0:-11 1:8 2:-9 3:-8 6:24
lr word:hero take	1:-15 2:17
lr word:hero take A	1:-18 2:24 3:-7
lr word:hero take v2	1:-14 2:22 3:-6
lr word:hero use	0:8 1:15 3:-10
lr word:hero use F	1:10
lr word:hero use sov	0:6 1:23 3:-12
lr word:hero word:boss	1:16
lr word:hero word:boss A	1:29 2:-8 7:-6
lr word:hero word:boss svo	1:23 2:-7
lr word:hero word:enemy	2:10
lr word:hero word:enemy A	2:7
lr word:hero word:enemy svo	2:8
lr word:item make	0:-9 3:29 4:-6 8:-6
lr word:item make O	0:-7 3:22
lr word:item make svo	0:-11 3:32 4:-6 8:-7
lr word:item move	3:13
lr word:item move svo	3:12
lr word:item none	0:9 1:-10 2:-15 3:31 4:7 5:-7 6:-6 8:-8
lr word:item none A	1:-10 2:-19 3:-15 4:34
lr word:item none F	2:-6 3:20 4:-6
lr word:item none O	1:-6 3:34 4:-7 5:-6 6:-6 8:-8
lr word:item none svo	0:8 1:-7 2:-9 3:36 4:-8 5:-6 6:-6 8:-7
lr word:item none v2	1:-6 2:-12 3:-16 4:29
lr word:obstacle fight	1:-8 2:10
lr word:obstacle fight svo	0:8 1:-9 2:8
lr word:obstacle guard	1:8 4:7
lr word:obstacle guard v2	1:14 2:-9 4:10
lr word:obstacle hit	0:11
lr word:obstacle hit O	0:6
lr word:obstacle hit svo	0:13
lr word:obstacle none	2:18 3:-16 4:-7 5:13
lr word:obstacle none svo	5:12
mark also	0:24 3:-6
mark also -	0:20
mark also O	0:6
mark also Ou	0:8
mark also U	0:18
mark also Uu	0:18
mark also sov	0:25 3:-7
mark and	1:9 2:8 4:-12 5:13 6:-9 7:8 8:-8 9:-8
mark and -	1:20 2:9 3:7 4:-11 6:-7 7:-7 8:-15 9:-7
mark and A	0:-11 1:21 2:18 3:-10 4:-11 5:-9 6:-7 7:6 8:-12 9:-7
mark and Au	2:29 3:-8 4:-11 5:-10 6:-7 7:11 8:-12 9:-8
mark and F	1:-11 2:14 3:-8 4:-8 5:19 6:-8 8:-8
mark and Fu	1:-10 2:12 4:-8 5:14 6:-8 8:-8
mark and N	3:-6 4:-11 5:34 8:-19
mark and Nu	0:-8 3:-6 4:-8 5:35 8:-18
mark and O	0:-7 1:6 2:-9 4:-7 5:6 6:-6 8:9
mark and Ou	0:-6 2:-9 3:15 4:-6 5:13 8:-7
mark and U	1:10 2:-11 3:25 5:-8 8:-11
mark and Uu	0:7 1:10 2:-11 3:17 4:-6 5:-7 8:-9
mark and h	1:-16 2:15 3:-10 4:-12 5:16 6:-10 7:14 9:-9
mark and sov	2:11 4:-12 5:17 6:-9 8:-7 9:-8
mark as	0:8 1:19 2:-13 5:-8 6:-7 7:-6 8:7
mark as -	0:8 1:30 2:-12 4:-6 5:-7 6:-8
mark as A	1:23 2:-20 3:18 4:-7 8:-8
mark as Ap	1:8 2:-11 3:7
mark as Au	1:13 2:-11 3:14 8:-6
mark as F	0:11 1:13 2:-7 3:9 4:-7 6:-7 8:-8
mark as Fp	0:17 3:-10
mark as Fu	1:14 2:-7 3:13 4:-7 6:-7 8:-7
mark as H	0:10 2:-6
mark as Hu	0:11 2:-7
mark as N	1:-7 3:-10 4:-13 5:-7 8:31
mark as Nu	3:-7 4:-11 5:-6 8:25
mark as O	0:-6 2:-11 4:22 5:-12 6:-11 7:-8 8:11 9:-7
mark as Op	3:15
mark as Os	0:-8 1:-19 3:-12 8:34
mark as Ou	1:13 2:-10 4:24 5:-10 6:-9 7:-6 8:-9
mark as U	0:15 1:21 2:-7 3:-13 8:-9
mark as Uu	0:17 1:19 2:-6 3:-11 8:-9
mark as h	0:15 1:-9 2:-12 3:-16 4:10 5:-8 8:18
mark as sov	0:23 1:-10
mark as svo	1:27 2:-14 5:-9 6:-9 7:-6 8:16 9:-6
mark as v2	4:17 8:-7
mark at	0:6 1:-6 3:-6 4:12 5:-6 6:-7 8:13
mark at -	0:9 3:-7 4:8 5:-7 6:-7 8:17 9:-6
mark at A	1:-14 2:23 6:-6
mark at Ap	2:21 3:-14 4:11
mark at As	0:-6 1:22 2:-24 3:-11 4:11 7:-6 8:12
mark at Au	1:-24 2:34 3:8 4:-20 5:-8 6:-7
mark at F	1:-12 2:-10 4:27 5:-11 6:-16 7:-7 8:12 9:-8
mark at Fp	0:-11 1:-6 2:8 4:20 5:-8 6:-7 8:-11
mark at Fs	0:-6 3:-11 4:6 8:18
mark at Fu	0:14 1:-9 2:-19 4:31 5:-7 6:-15
mark at H	0:-6 2:30 4:-7 6:-6 7:6 8:-6
mark at Hp	2:30 4:-6
mark at Hu	2:30 6:-6
mark at N	0:11 1:-7 2:-11 3:-12 4:28 5:-9 6:-6 8:18
mark at Np	0:10 2:-11 3:-9 4:21
mark at Ns	0:13 3:-7 8:14
mark at Nu	0:8 1:-8 2:-11 3:-13 4:27 5:-11 6:-6 8:23
mark at O	2:-11 3:-11 4:36 5:-7 6:-11 7:-7 8:14 9:-7
mark at Op	1:6 2:-15 3:-9 4:41 5:6 6:-10 7:-6 8:-20 9:-7
mark at Os	0:-15 1:-18 2:12 3:-22 4:32 5:-7 6:-8 8:7 9:-6
mark at Ou	0:10 2:-8 3:-8 4:18 5:-11 6:-10 8:15 9:-6
mark at U	0:13 3:8 4:6 5:-7
mark at Us	0:10 1:9 8:-8
mark at Uu	0:10 1:-11 2:-8 4:10 5:-8 6:-6 7:-6 8:15 9:-6
mark at V	1:13 3:-16 4:-23 5:-7 6:-6 7:-6 8:21 9:12
mark at Vp	0:-7 1:14 2:15 4:-6 8:-7
mark at Vu	0:7 1:10 3:-14 4:-20 5:-6 8:14 9:7
mark at h	1:-10 2:10 3:-9 4:25 6:-9
mark at sov	3:29 4:-12 8:-10
mark at svo	1:-6 2:6 3:-12 4:19 5:-7 6:-8 8:12
mark at v2	0:6 1:-6 4:13 5:-11 6:-9 7:-6 8:14 9:-6
mark by	1:24 2:6 3:-18 6:-7 7:-6 9:-6
mark by -	0:-9 1:45 2:-18 3:-16 5:-8 8:-11
mark by A	1:23 2:9 3:-9 4:-8 5:-6 8:-7
mark by Ap	2:11
mark by As	1:20 2:-6 3:-7
mark by Au	1:15 2:13 3:-6 4:-8 8:-6
mark by N	1:15 2:-11 3:-10 8:7
mark by Np	4:28 8:-17
mark by Nu	1:20 2:-10 3:-9 4:-21 8:15
mark by O	0:8 3:-13 8:21
mark by Op	0:15 3:-6
mark by V	2:15
mark by Vp	2:14
mark by h	1:-12 2:24 3:-9 4:-15 8:8
mark by svo	1:24 2:16 3:-12 4:-13 5:-7
mark by v2	1:11 2:-10 3:-14 4:6 6:-6 8:14
mark for	0:26 1:13 2:-13 5:-6 8:-10
mark for -	0:20 1:15 2:-12 8:-10
mark for A	1:29 2:-21 3:-20 4:23 5:-6 8:-8
mark for Ap	0:7 1:15 2:-8 3:-8
mark for As	0:7 1:11 3:-8
mark for Au	0:-7 1:24 2:-14 3:-14 4:19 8:-8
mark for F	1:-8 3:22 4:-8
mark for Fu	1:-8 3:19
mark for N	0:22 8:-7
mark for Nu	0:21 8:-6
mark for O	0:8 3:13
mark for Op	0:-8 3:22
mark for Ou	0:12
mark for U	0:22
mark for Uu	0:15
mark for h	0:13 2:-8 4:12
mark for svo	0:16 1:17 2:-15 3:9 5:-7 6:-7 8:-12
mark for v2	0:16 2:-6
mark from	1:-6 2:8 7:-6 8:19
mark from -	1:-11 2:9 6:-6 8:25
mark from A	1:-8 2:36 3:-11 7:-6 8:-8
mark from Ap	2:41 3:-14 4:-11
mark from As	0:7 2:17 8:-7
mark from Au	0:6 1:-16 2:26 5:6 7:-7 8:-13
mark from F	0:-9 1:-14 2:-18 3:19 7:-6 8:17 9:-7
mark from Fp	4:20
mark from Fu	1:-13 2:-19 3:28 4:-14 5:6 7:-6 8:8 9:-7
mark from H	0:-6 1:-7 2:28 3:-6 4:-6 5:-8 6:-6 8:10
mark from Hp	2:23
mark from Hu	1:-6 2:18 3:-6 4:-6 5:-7 6:-7 8:11
mark from N	0:8 1:-8 2:-14 4:-11 5:6 6:-6 8:34
mark from Np	2:-8 3:-11 4:-11 5:-10 8:35
mark from Ns	0:-7 4:-6 5:18 8:8
mark from Nu	0:10 1:-7 2:-13 4:-12 6:-6 8:39
mark from O	2:-11 3:-14 4:10 5:6 7:-7 8:25 9:-7
mark from Op	0:17 2:-13 3:-8 4:-7 5:22 8:-7
mark from Ou	2:-11 3:-15 4:16 7:-7 8:29 9:-7
mark from U	1:-7 2:10 4:-11 5:-9 6:-8 7:-6 8:23 9:-6
mark from Up	1:-7 2:33 3:-10 5:-10 8:-11
mark from Uu	0:6 1:-12 3:9 4:-11 5:-9 6:-8 7:-6 8:31 9:-6
mark from V	0:10 1:-24 2:38 3:-10 4:-10 5:-10 9:-8
mark from Vu	0:12 1:-20 2:35 3:-9 4:-9 5:-8 9:-8
mark from h	1:-9 2:18 3:-12 7:-6 8:16
mark from sov	1:-12 2:23 3:-6 4:-15 6:-9 7:-6 8:28 9:-8
mark from svo	2:10 7:-6 8:20
mark from v2	0:7 2:16 6:-6
mark in	0:6 1:-7 2:-8 3:-8 4:9 6:-7 8:22
mark in -	3:-12 4:7 7:-6 8:29 9:-6
mark in A	0:12 2:11 3:13 4:-17 5:-10 7:11 8:-15 9:-6
mark in Ap	0:7 4:-12 5:-6 7:13 8:-10
mark in As	0:-11 1:10 2:20 3:15 4:-11 5:-9 7:-7 8:-17
mark in Au	0:13 1:-19 2:25 3:12 4:-19 5:-11 8:-13
mark in F	0:-10 1:-9 2:-17 4:9 6:-16 7:-9 8:39 9:-9
mark in Fp	0:-10 1:-9 2:-14 3:-11 4:12 5:11 6:-11 7:-7 8:21 9:-6
mark in Fs	0:-8 2:-10 5:-10 6:-9 7:-6 8:32 9:-6
mark in Fu	0:-10 1:-9 2:-12 3:16 4:-10 5:10 6:-10 7:-6 8:13 9:-6
mark in H	1:-17 2:37 3:-9 5:-9 6:-8 7:-6 9:-6
mark in Hp	0:11
mark in Hu	0:-9 1:-14 2:33 3:-6 4:-7 5:-6 8:7
mark in N	0:7 1:-9 2:-8 3:-10 5:13 8:25
mark in Np	0:-8 1:-6 2:-10 3:-17 4:18 5:31 6:-7 7:-6 8:-9 9:-6
mark in Ns	0:19 1:-8 2:-7 5:-11 8:26
mark in Nu	1:-10 2:-9 3:-13 8:39
mark in O	2:-11 3:-24 4:17 6:-7 7:-6 8:29 9:-6
mark in Op	0:-6 1:-12 2:-13 3:-25 4:34 5:13 6:-10 7:-7 8:14 9:-8
mark in Os	1:22 2:-10 3:-21 5:-11 6:-9 7:-6 8:16 9:-6
mark in Ou	0:9 2:-10 3:-19 4:10 6:-6 7:-6 8:31
mark in U	1:-9 2:-12 5:9 6:-7 8:12 9:-6
mark in Up	0:-13 1:-11 2:-12 3:-14 4:24 5:32 6:-6 8:-24
mark in Us	3:20
mark in Uu	0:6 1:-11 2:-10 4:10 6:-7 8:18
mark in V	1:7 2:-13 3:-18 4:10 5:6 6:-9 7:-7 8:14
mark in Vp	1:-10 2:-16 3:-7 4:-8 5:36 8:-10
mark in Vs	0:-7 2:-15 3:-9 4:-15 5:-8 6:-7 8:22 9:17
mark in Vu	0:16 3:-14 4:22 5:-10 9:-8
mark in h	1:-12 2:-6 3:-10 4:7 5:14 6:-8 8:10
mark in sov	1:-12 3:-8 7:-6 8:25 9:-7
mark in svo	0:10 2:-8 3:-10 6:-7 8:23
mark in v2	1:-19 2:-8 3:-7 4:40 9:-7
mark is	2:14 8:-7
mark is -	2:19 4:-10 6:-8 8:-10
mark is A	2:6 4:8 5:-9 6:-7 8:-6
mark is Ap	1:-17 2:36 3:-6 4:10 5:-7 6:-6 7:-7 8:-7 9:-8
mark is As	0:11 1:19 2:-6 3:-9 5:-6 8:-7 9:-7
mark is Au	1:-9 3:6 5:-9 6:-7 7:6
mark is F	0:9 1:-15 2:6 3:23 4:-12 5:-7 6:-9 7:-6 8:-7 9:11
mark is Fp	0:6 3:21 4:-7 6:-6
mark is Fs	1:-19 2:-8 4:-16 8:-6 9:31
mark is Fu	0:13 2:-6 3:10
mark is H	0:-13 1:-10 2:6 3:-9 4:-9 5:26 6:-7 7:8 8:-6
mark is Hp	0:-7 1:-6 2:31
mark is N	0:9 2:13 3:-10 4:-14 5:23 8:-19 9:-6
mark is Nu	0:15 2:11 3:-6 4:-8 5:6 8:-12
mark is O	0:-7 1:14 2:-9 5:-7 6:-15 7:16 8:-12 9:11
mark is Op	0:6 4:-6 5:11 8:-6
mark is Os	0:-20 1:20 2:-17 3:-24 4:-12 5:-12 6:-13 7:25 8:-15 9:28
mark is Ou	3:-15 5:-14 6:-11 7:7 9:8
mark is U	2:32 3:-22 5:-11 7:-8 8:-14 9:6
mark is Us	0:-19 1:-13 2:14 3:-8 4:-8 5:-7 6:11 7:-6 8:-8 9:20
mark is Uu	0:10 1:8 2:6 3:-14 4:11 5:-8 8:-9
mark is V	1:27 3:-8 4:-6 8:-6
mark is Vs	1:13
mark is Vu	0:-7 1:26 2:-6 3:-6
mark is h	1:-20 2:-10 3:-14 4:14 5:-8 7:15 9:22
mark is sov	1:13 3:17 4:7 5:-11 6:-9 7:-8 8:-18 9:-8
mark is svo	2:15 3:-11
mark is v2	0:9 1:-6 3:-10 4:-9 9:22
mark none	3:6
mark none -	1:12 3:8 9:-6
mark none A	1:15 5:-6 6:-6
mark none Ap	2:17 3:12 7:-7 8:-8
mark none As	1:24 3:-6 4:-6
mark none Au	1:16 5:-6
mark none F	3:19 8:-6
mark none Fp	3:25 8:-7
mark none Fs	0:-9 1:7 2:-16 3:29 4:14 5:-10 8:-11 9:-8
mark none Fu	3:16 8:-6
mark none H	2:18 8:-8
mark none Hp	1:-13 2:29 5:9 8:-6
mark none Hs	0:-6 1:30 2:-19 4:-8 5:-7 6:-7 7:14 8:-7 9:-6
mark none Hu	1:13 2:12 5:-6 8:-9
mark none N	3:9 7:-6 9:-6
mark none Np	1:-10 3:11 4:6 5:8 7:-6 9:-6
mark none Ns	1:6 2:-10 3:-11 4:15 6:-6 7:-6 8:9 9:-6
mark none Nu	3:9 4:7 7:-6
mark none O	3:14
mark none Op	1:-9 3:19 4:-7 5:8 7:-6
mark none Os	0:-6 3:11 7:7
mark none Ou	3:12
mark none U	0:12
mark none Up	0:10 1:-6 2:11 4:-6 5:10 7:-6
mark none Us	0:10 1:24 3:-19 4:-7 5:-7 6:-7 9:-6
mark none Uu	0:12
mark none V	1:12 6:-6
mark none Vp	0:8 1:-7 2:13 3:15 5:6 6:-8 7:-6 8:-12 9:-8
mark none Vs	1:26 3:-14 4:-9 5:8 6:-6 7:7 8:-11 9:-9
mark none Vu	1:16 5:-9 7:-6 9:8
mark none h	1:-13 2:9 3:8
mark none sov	1:6
mark none svo	3:8
mark none v2	3:11 7:-6
mark not	0:6 1:-9 2:45 3:-23 4:-11 5:-9 6:-6
mark not -	1:-6 2:25 3:-6
mark not A	0:8 2:7
mark not Ap	0:6 1:-6 2:14
mark not F	0:-6 2:30 3:-17
mark not H	0:-6 2:30
mark not Hp	2:20
mark not N	8:24
mark not Nu	8:15
mark not O	0:16
mark not Ou	0:6
mark not h	0:8 1:-6 2:31 3:-20 4:-8 5:-6
mark not svo	0:12 1:-8 2:31 3:-19 4:-9 5:-6
mark not v2	2:25 3:-13
mark obj	1:-10 2:7 3:19 7:-6 8:-8
mark obj -	1:-11 2:22 3:13 5:-6 7:-6 8:-7 9:-6
mark obj A	1:-16 2:15 3:15 4:9 6:-8 7:-7 8:-11
mark obj Au	1:-15 2:15 3:13 4:11 6:-9 7:-7 8:-11
mark obj F	1:-8 3:18 4:-6 5:-7 6:20 9:-6
mark obj Fu	0:-8 1:-9 3:12 5:-9 6:15 9:-6
mark obj H	1:-8 2:11 3:-14 4:-6 5:10 6:12 8:-6 9:-6
mark obj Hu	1:-6 2:22 3:-10
mark obj N	0:-8 1:-8 3:15 5:-9 6:-9 7:-6 8:13 9:-6
mark obj Nu	0:-9 1:-9 3:22 5:-9 6:-11 7:-6 8:7 9:-7
mark obj O	3:33 7:-6 8:-19 9:-7
mark obj Ou	1:-9 3:32 5:9 7:-6 8:-18 9:-7
mark obj U	0:-16 1:-22 2:7 3:10 4:8 5:10 6:9 7:-8 8:-8 9:-8
mark obj Uu	0:-13 1:-16 2:-11 3:6 5:24 6:7 7:-7 9:-8
mark obj V	2:11
mark obj Vu	3:18 5:-6 8:-7 9:-6
mark obj h	0:-6 1:-11 3:24 4:-6 5:6 7:-6
mark obj sov	1:-8 3:18 7:-6 8:-7
mark of	7:-6 8:14
mark of -	1:10 7:-6 8:9 9:-7
mark of A	1:21 6:-7 7:-7 9:-10
mark of Ap	0:11 1:19 2:-19 3:8 4:7 5:-6 6:-6 8:-10 9:-7
mark of As	0:-10 1:8 2:-15 3:-10 4:-9 8:26
mark of Au	1:14 2:12 3:12 4:-10 6:-7 7:-9 8:-8 9:-10
mark of F	0:-11 1:-12 2:12 3:14 4:-10 7:-8 8:-6 9:13
mark of Fp	0:-8 1:-16 2:-13 4:-15 5:-9 6:36 7:-6 8:-12 9:11
mark of Fu	0:-11 1:-9 2:8 3:28 4:-8 6:-13 7:-8 8:-6 9:13
mark of H	0:-12 1:-6 2:32 3:-12 4:-7 5:-7 6:-7 8:-10 9:13
mark of Hp	1:-10 2:24
mark of Hu	0:-11 2:12 3:-11 4:-7 5:-7 6:-7 8:-10 9:23
mark of N	0:6 1:-6 2:-11 3:15 5:-7 7:-6 8:16 9:-6
mark of Np	0:-14 1:-10 2:-12 3:27 4:-9 6:13 7:-6 9:-6
mark of Ns	1:-7 4:-15 5:-7 8:25
mark of Nu	0:14 2:-10 6:-7 8:8 9:-6
mark of O	1:-9 6:6 7:-6 8:13 9:-7
mark of Op	2:-13 3:26 4:-13 5:-17 6:10 7:-6 8:9 9:-6
mark of Os	1:-7 3:-15 4:24 8:-8
mark of Ou	0:7 1:-9 3:-16 5:6 6:10 7:-7 8:17 9:-8
mark of U	0:12 1:-6 2:-12 3:-20 4:13 6:-7 8:13 9:-6
mark of Up	2:-10 4:-6 5:26 8:-8
mark of Uu	0:7 1:-7 2:-13 3:-20 4:12 5:-9 6:-7 7:10 8:18 9:-6
mark of V	0:14 1:-8 2:-14 5:-6 8:23 9:-8
mark of Vp	0:13 1:-12 3:-10 4:22 8:-8
mark of Vu	2:-14 4:-10 5:-6 6:-6 8:24 9:-7
mark of h	1:-17 2:9 4:-8 8:16
mark of sov	0:7 2:6 4:-6 6:-9 8:13 9:-7
mark of svo	2:-9 4:6 7:-7
mark of v2	0:19 1:-6 2:-6 3:-11 4:-15 5:-6 8:22
mark subj	1:11 7:-6
mark subj -	1:25 4:-10 6:-6 9:-6
mark subj A	1:12 2:18 7:-6 8:-10
mark subj Au	1:18 2:13 3:-7 8:-9
mark subj F	0:-13 1:19 2:-17 3:9 4:-10 5:-11 7:-6 8:-13 9:15
mark subj Fu	0:-8 1:33 2:-16 3:-8 4:-9 5:-9 7:-6 8:-11 9:12
mark subj H	2:21 3:-7
mark subj Hu	2:8 3:-9 4:-6 5:-7 8:18
mark subj N	1:-7 2:-16 3:-16 4:15 5:14
mark subj Nu	1:-7 2:-18 3:-17 4:25 5:7
mark subj O	1:-11 3:24 4:-13 5:9 6:-10 7:-6 8:-6 9:-7
mark subj Ou	1:-8 3:25 4:-15 5:6 6:-10 7:-7 9:-7
mark subj U	1:23 2:-7 4:-12 5:-9 6:-7 7:-6 8:8 9:-7
mark subj Uu	1:13 2:-7 3:8 4:-11 5:-9 6:-6 8:9 9:-6
mark subj V	1:11 2:17 3:-7 8:-7
mark subj Vu	1:15 2:12 3:-6 8:-7
mark subj h	0:-9 1:-33 2:10 3:7 4:13 7:-10 8:-6 9:19
mark subj sov	1:13 7:-6
mark to	1:-6 2:8 3:-11 4:26 5:-6 6:-7 9:-6
mark to -	0:19 1:-10 3:-17 4:26 5:-7 6:-7
mark to A	1:-19 2:42 4:9 5:-7 6:-6 7:-6 8:-9 9:-6
mark to Ap	0:9 1:-6 2:-17 4:21
mark to Au	1:-19 2:45 5:-6 6:-6 7:-6 8:-9 9:-6
mark to F	0:21 3:-14 8:9
mark to Fu	0:27 2:-7 3:-23 8:17
mark to H	2:24 4:-6
mark to Hu	2:31 4:-7
mark to N	0:6 1:-7 2:-8 3:-12 4:42 8:-9
mark to Np	4:28 5:-12 8:-9
mark to Ns	1:-9 3:-6 8:24
mark to Nu	1:-7 2:-7 3:-13 4:47 6:-6 8:-11
mark to O	1:11 2:-14 3:-22 4:35 5:-8 6:-13 7:-7 8:16 9:-7
mark to Op	0:-7 3:6 4:14 8:-9
mark to Os	0:12
mark to Ou	0:-8 2:-16 3:-33 4:47 6:-13 7:-7 8:19 9:-8
mark to U	0:11 1:-12 2:-15 4:30 5:-8 6:-6 8:7
mark to Up	2:-7 3:-6 4:6 8:13
mark to Us	0:7 2:-6 3:18 4:-10 8:-6
mark to Uu	0:16 1:-12 2:-13 3:-15 4:22 5:-8 6:-6 8:13
mark to V	1:-11 2:18 3:-7 8:9
mark to Vs	0:-6 8:17
mark to Vu	0:7 1:-7 2:18 8:-6
mark to h	1:-10 2:13 3:-6 4:25 5:-8 6:-7 7:-6 8:9 9:-6
mark to sov	0:6 1:-6 2:17 3:-18 4:22 6:-8 7:-6 9:-6
mark to svo	3:-14 4:42 5:-9 6:-8
mark to v2	1:-6 2:-12 3:28 4:14 5:-14 8:-16
mark vs	1:-17 2:57 3:-9 4:-6 8:-6
mark vs -	1:-23 2:56 3:-8 4:-6 8:-7
mark vs A	1:-26 2:60 3:-7
mark vs Ap	1:-19 2:49 3:-8
mark vs As	0:-6 1:-35 2:67 3:-8
mark vs Au	1:-23 2:51 3:-8
mark vs F	1:-6 2:26 4:-6 6:-8
mark vs Fp	2:13 6:-6
mark vs Fu	2:35 3:-17 6:-6
mark vs H	1:-7 2:30 3:-6
mark vs Hp	2:23
mark vs Hs	1:-12 2:23 3:-10
mark vs Hu	2:7
mark vs N	0:8 1:19 3:-9 4:-8 5:-6 8:-12
mark vs Np	0:-11 1:29 2:13 3:-13 4:-12 5:-8 8:-15
mark vs Nu	0:16
mark vs O	0:14 1:-7 2:44 3:-20 4:-8 5:-9 6:-7 8:-10
mark vs Op	1:-6 2:47 3:-20 4:-8 5:-11 6:-7 8:-9
mark vs Os	0:13
mark vs Ou	0:12 2:20 3:-9 6:-6 8:-6
mark vs U	1:-8 2:38 3:-13 4:-8 8:-10
mark vs Uu	1:-8 2:36 3:-13 4:-9 8:-9
mark vs h	1:-7 2:51 3:-11 4:-6
mark vs sov	0:-8 1:-32 2:54 3:-10
mark vs svo	1:-12 2:50 3:-10 4:-6 8:-6
mark vs v2	1:-16 2:49 3:-7 4:-8 5:-6 8:-6
mark with	1:13 2:-6 4:-7
mark with -	1:21 3:6 4:-10 6:7 9:-6
mark with A	1:24 6:-8 7:-6
mark with Ap	0:-7 1:19 2:12 4:-10 5:-9 6:-10 7:-8
mark with As	0:-6 1:45 2:-21 6:-6 8:-7
mark with Au	2:12 3:6 4:6 6:-9 7:-8 8:-6
mark with F	1:25 2:-12 4:-7 5:-8 6:11 7:-6 9:-6
mark with Fp	0:-8 2:-12 3:22 4:-12 5:-7 6:13
mark with Fs	1:52 2:-8 3:-26 4:-7 6:-8 8:-8
mark with Fu	0:9 1:19 2:-13 5:-8 6:7 7:-6
mark with H	1:20 2:-10 3:-16 4:-10 6:17 8:-10 9:-7
mark with Hp	1:18 2:-19 3:-13 4:-8 5:17 6:11 7:-6 8:-9 9:-6
mark with Hs	1:20 2:-13 7:7
mark with Hu	0:-11 1:7 2:-6 3:-10 4:-8 5:-7 6:32 7:-6 8:-8
mark with N	2:-14 3:10 4:-15 5:31 7:-8 9:-8
mark with Np	0:-6 2:-15 4:-13 5:6 6:28 7:-6 8:-7
mark with Ns	3:11
mark with Nu	2:-11 5:26 6:-13 7:-7 8:8 9:-7
mark with O	2:-8 3:8 4:-14 6:25 7:-7 9:-7
mark with Op	1:-9 2:-6 3:15 4:-12 6:7 7:-6 8:6 9:-6
mark with Os	0:17 1:18 2:-10 3:-6 4:-14 5:-9 6:29 7:-7 8:-24 9:-6
mark with Ou	2:-13 3:11 4:-16 6:20 7:-7 8:12 9:-7
mark with U	0:9 1:6 5:-10 7:-6 9:-6
mark with Up	0:19 2:20 3:-8 4:-8 5:-9 8:-9
mark with Us	1:26 3:-12 8:-8
mark with Uu	0:11 2:-11 3:7 5:-8 7:-6 8:6 9:-6
mark with V	1:34 4:-9 5:-10 8:-14 9:-7
mark with Vp	0:-13 1:27 3:-20 4:-11 5:-12 6:16 8:-11
mark with Vs	1:31 2:-6 3:-7 8:-7
mark with Vu	1:24 2:-11 3:19 4:-8 6:-8 8:-15 9:-7
mark with h	1:-17 4:-6 6:18 8:18 9:-6
mark with sov	0:6 1:8 3:-8 4:-7 6:21 7:-7
mark with svo	1:14 4:-7
mark with v2	0:9 1:18 2:-11 4:-10 6:9 9:-6
nc A A	1:12 3:7 7:-6
nc A F	1:-9 2:-7 3:12 4:9 6:13
nc A H	1:10 2:20 7:-6 9:-6
nc A N	0:7 1:-11 2:-7 4:20 6:-6 8:9
nc A O	0:7 1:-8 2:-9 3:6 6:7 7:-6
nc A U	0:12 2:-6 4:9
nc A V	0:11 6:-7 7:-6 8:7 9:-8
nc F A	1:15 2:19 3:-7 8:-8
nc F F	1:16 3:16 4:-11 6:-7
nc F H	0:-7 1:9 2:8 3:-8 4:-6 5:-7 6:-13 7:11 8:-6 9:9
nc F N	0:9 2:-10 5:-13 6:-7 8:23 9:-6
nc F O	1:20 5:13 6:-9 7:-6 9:-7
nc F U	5:-8 8:11
nc F V	3:-14 4:-16 5:-8 8:13 9:15
nc H A	1:26 2:-15 4:6 5:-7 7:-7 8:-11 9:16
nc H F	1:-8 2:-9 3:21 5:-6 6:15 8:-7
nc H H	0:6 2:-9 3:-10 4:-8 6:6 8:-7 9:12
nc H N	1:-11 2:-12 4:17 7:-6 8:8 9:-6
nc H O	0:-6 1:-10 2:-11 6:22 9:-7
nc H U	0:-7 1:-6 2:-14 3:23 4:9 5:-10 6:10 7:-6 9:-8
nc H V	1:8 2:-13 3:-12 4:-6 5:11 8:12
nc N A	1:25 6:-6
nc N F	3:35 5:-7 8:-10
nc N H	0:-7 1:-13 2:37 3:-13 4:-8 6:12 8:-8 9:-6
nc N N	1:7 2:-6 3:12 6:-6 7:-6 8:6
nc N O	2:-11 3:10 4:-8 7:-6 8:7 9:-6
nc N U	0:13 4:-7 6:-6 8:6
nc N V	0:7 1:24 3:8 4:-14 5:-8 6:-6 8:-11
nc O A	1:13 6:-6
nc O F	3:17 5:-6
nc O H	1:25 2:6 3:-16 5:6 6:-10 7:-8 8:-13
nc O N	0:12 3:-8 4:-6 5:10 8:11 9:-6
nc O O	3:13 7:-6
nc O U	0:15 1:6
nc O V	1:19 5:-9 7:-6
nc U A	0:7 2:17 5:-8 6:-7
nc U F	1:-7 3:14 7:-8
nc U H	0:-14 1:-7 2:20 4:-11 5:18 6:-11 9:-10
nc U N	1:-12 3:7 5:14 6:-9 7:-6 8:11 9:-7
nc U O	0:6 1:-7 3:15 4:8 5:-6 7:-6
nc U U	0:7 3:6 6:-6
nc U V	0:-10 2:-24 3:7 4:-9 5:-10 6:-8 7:-7 8:37
nc V A	0:7 1:33 2:-14 8:-7
nc V F	2:-10 3:22 4:-13 5:-7 8:7 9:-6
nc V H	1:14 3:-7 8:-6
nc V N	2:-11 3:7 6:-6 9:-6
nc V O	0:-12 2:-14 3:6 4:7 7:-6 8:26 9:-7
nc V U	0:12 3:7 4:-13 5:-12 6:-6 8:14
nc V V	2:9 3:6 4:7 5:-11 6:-8 7:-7 8:-14 9:8
nc edge A	2:17 6:-6
nc edge F	3:17 4:6 8:-7
nc edge H	2:30 5:-6 8:-6
nc edge N	1:-8 2:-7 4:15 5:7 7:-6 8:8 9:-6
nc edge O	1:-6 3:6 9:-6
nc edge U	0:16
nc edge V	1:11 2:14 3:-9 4:6 8:-10 9:-8
nk - animal	1:8 2:23 4:-10 5:-6 6:-6
nk - body	1:-8 2:-18 3:29 4:-18 5:23 6:-11 8:-18
nk - building	0:9 1:-9 2:-9 3:-15 4:30 5:6 6:-6 8:6
nk - creature	2:25 3:15 4:-11 5:-8 6:-8 9:-6
nk - food	3:17 8:-7
nk - nature	0:18 1:-9 3:-11 5:8 8:7
nk - object	0:9 1:-6
nk - person	0:10 3:-11 4:20 6:-6
nk - plant	0:-13 1:-8 2:-16 3:22 4:-7 5:19 6:9 7:-7 8:6 9:-7
nk - sign	0:-14 1:-8 2:-12 3:40 4:-13 5:11 6:-8 8:-15
nk - vehicle	1:11 2:10 3:-11 4:13 8:-10 9:-8
nk animal animal	1:20 2:-6 3:14 5:-6 7:-6
nk animal body	1:-6 4:-7 8:18
nk animal building	1:-12 2:-9 3:-18 4:36 8:13
nk animal creature	1:-26 4:17 5:10 6:9 8:-6 9:-9
nk animal face	0:7 1:-8 2:-7 3:-6 8:16
nk animal food	1:-9 2:-7 3:11 4:8 6:15
nk animal nature	0:17 1:-14 3:-17 6:-6 8:22
nk animal object	0:7 1:-8 2:-6 5:-6 6:9 7:-6 8:9
nk animal person	0:9 1:15 3:-17 4:27 5:-6 7:-6 8:-12 9:-7
nk animal plant	1:-11 2:9 3:37 4:-13 5:-11 6:-6 8:-14
nk animal sign	0:6
nk animal vehicle	0:24 1:-34 2:18 3:-12 5:6 8:6 9:-11
nk body animal	2:21 3:-10 4:10 5:-6 8:-8
nk body body	0:6
nk body building	0:12 8:-6
nk body creature	0:-6 1:-17 3:-7 4:26
nk body food	3:15
nk body nature	0:-15 1:25 3:-7 4:-7
nk body object	0:13 1:-10 2:-8 3:14 4:-9 5:12 8:-11
nk body person	0:6 1:-15 2:-9 3:-9 8:24
nk body vehicle	0:14 1:-6
nk building animal	1:30 3:-6 6:-6 8:-9 9:-6
nk building body	3:12
nk building building	0:-6 1:-12 2:-13 3:-13 4:18 6:-8 7:-6 8:34 9:-7
nk building creature	1:-14 2:35 3:-7 5:-7 6:-6 7:6 8:-9
nk building food	1:8 3:17 5:-8 8:-10 9:-6
nk building nature	0:9 1:-11 3:-22 5:21 6:21 7:-6 8:-27 9:-6
nk building object	0:7 3:18 4:-6 5:-7 7:-6 8:8 9:-6
nk building person	0:13 1:9 3:-15 4:-12 5:-6 6:-6 7:-6 8:14
nk building plant	1:-9 2:-10 3:27 4:-23 5:14
nk building vehicle	1:20 2:12 3:11 4:-15 5:-11 6:-7 7:-6 8:-8 9:-9
nk creature animal	0:-6 1:9 4:-14 5:-7 6:-7 7:-9 8:-11 9:27
nk creature body	0:-11 1:-19 2:-6 3:-17 4:-7 8:38
nk creature building	0:12 1:-9 2:-6 3:-14 4:44 5:-6 8:-30
nk creature creature	1:20 2:6 3:7 4:-9 5:-6 6:-6 8:-8
nk creature food	2:-14 4:-10 5:-7 6:41 8:-8
nk creature nature	1:-8 3:-11 5:26 8:-22
nk creature object	0:7 2:-13 4:16 5:-6 6:12 8:-10 9:-6
nk creature person	1:26 3:-17 4:23 5:-6 7:-6 8:-9 9:-7
nk creature plant	0:-16 1:-9 2:-9 3:48 4:-13 5:8 8:-21
nk creature vehicle	0:17
nk face animal	0:-7 1:-7 2:-16 3:-7 8:31
nk face creature	0:-7 2:-14 3:23
nk face object	3:8
nk food animal	1:19 2:21 3:-6 5:-6 6:-6 8:-7
nk food building	0:13 1:-13 2:-11 3:-21 4:27 5:-13 6:-6 8:19 9:-6
nk food creature	0:7 2:14 3:-12 4:-8 5:-6 7:9 8:-7
nk food food	1:16 3:15 4:-10 6:-8
nk food nature	0:14 1:9 2:-9 3:-21 4:-8 5:-10 6:-6 8:27
nk food object	1:13 2:-6 5:8 6:-8 7:-6
nk food person	0:7 1:13 2:6 3:-15 4:7 8:-7
nk food plant	0:-11 1:8 2:-11 3:41 4:-23 5:-12 6:-7 7:-6 9:-6
nk food sign	3:29 5:-11 8:-9
nk food vehicle	1:10 2:9 3:-13 4:-12 5:-7 9:12
nk nature animal	3:16 4:-6 5:-7
nk nature body	3:7
nk nature building	1:-12 2:-14 4:20 5:-6 6:-9 8:15
nk nature creature	0:-9 1:31 2:-6 3:-18 4:15 5:-6 6:-6 8:-8
nk nature food	1:-10 2:-8 3:43 4:-11 5:-6 8:-9
nk nature nature	0:7 1:10 5:-13 6:6 8:-11
nk nature object	0:7 2:-11 5:13 7:-6 9:-6
nk nature person	1:12 2:-19 3:-7 5:-10 6:-7 7:-8 8:22
nk nature plant	0:-10 1:24 2:-13 3:43 4:-22 6:-7 8:-26 9:-7
nk nature vehicle	0:11 1:24 3:-12 4:-11 8:-15 9:6
nk object animal	1:11 2:12 4:-8 6:-7
nk object body	0:38 1:-10 3:-23 4:7 5:-6
nk object building	1:-10 2:-10 3:-8 4:12 5:-6 6:-6 8:36 9:-6
nk object creature	1:27 3:-6 4:-9
nk object face	0:21
nk object food	3:19 6:6
nk object nature	1:-13 3:7 4:-10 5:30 6:-7 7:-6 9:-6
nk object object	3:10
nk object person	0:8 1:6 2:13 3:-8 4:8 5:-7 6:-7 7:-6
nk object plant	2:12 3:35 4:-18 6:-7 7:-7 8:-26 9:-7
nk object sign	1:-6 2:-7 3:13 4:19 5:-8 6:-6 8:-13
nk object vehicle	1:19 2:-7 5:-10 7:-6 8:11
nk person animal	0:-9 1:9 2:26 3:6 4:-12 6:-7 7:-7 9:-8
nk person building	1:-14 2:-11 3:-8 4:20 5:-12 6:-6 8:38
nk person creature	2:43 4:-9 5:-7 6:-6 8:-9
nk person food	0:6 1:-11 3:23 4:6 5:-7 6:-9
nk person nature	0:36 2:-8 3:-12 4:-17 5:16 8:-10
nk person object	0:7 1:-6 2:-7 3:7 8:7 9:-6
nk person person	0:6 1:15 2:-23 4:6 6:-7 7:-6 8:-6 9:19
nk person plant	0:9 1:-11 2:-9 3:15 5:-11 6:9
nk person sign	3:9
nk person vehicle	2:-26 3:7 4:-18 5:14 6:-7 7:-6 8:20
nk plant animal	0:-7 1:30 2:18 3:-12 5:-7 7:-6 8:-9 9:-7
nk plant body	3:-15 6:30 8:-13
nk plant building	0:11 1:-8 2:-6 3:-22 4:36 5:-13
nk plant creature	1:19 3:-9
nk plant food	0:9 1:-12 2:-8 3:38 4:-7 6:-11 8:-6
nk plant nature	0:-12 1:30 2:11 3:-17 4:-15 6:-6
nk plant object	0:6 1:13 3:-8 4:-9 6:-10 7:-6 8:19 9:-6
nk plant person	0:12 1:27 2:-19 3:-8
nk plant plant	0:-13 1:8 2:8 3:31 4:-8 5:-16 6:-8 7:-6 9:-7
nk plant vehicle	0:6 1:-10 3:19
nk sign animal	0:6
nk sign creature	1:12
nk sign food	0:14 3:-10
nk sign object	1:-6 2:27 3:-13 5:-6 8:-6
nk vehicle animal	1:23 2:-11 4:13 8:-7
nk vehicle building	1:16 2:-9 3:-8 4:9 5:-12 8:9
nk vehicle creature	0:6 1:25 2:-11
nk vehicle food	2:-11 3:23 4:-14 5:-7 8:8 9:-7
nk vehicle nature	0:7 2:-9 4:-12 5:7 6:-6 8:9
nk vehicle object	2:-7 3:13 5:-6 7:-6 8:15 9:-6
nk vehicle person	0:9 1:37 2:-12 4:-9 8:-9
nk vehicle plant	1:-15 3:23 4:13 8:-15
nk vehicle vehicle	1:8 2:12 4:15 5:-12 6:-8 7:-7 8:-10
obj attack	1:9 2:7 3:-11 4:14 7:-7 9:-6
obj attack -	1:17 3:-16 4:29 5:-9 6:-8 7:-7 9:-6
obj attack A	1:30 2:19 3:-10 4:-15 5:-7 6:-6 7:-8 8:-7
obj attack Ap	0:8 1:-27 2:6 4:23
obj attack As	1:8
obj attack Au	1:34 2:17 3:-9 4:-24 5:-7 7:-7 8:-6
obj attack F	0:-8 1:-13 2:-13 4:40 6:-10 8:-6
obj attack Fp	2:-7 4:17
obj attack Fu	0:-6 1:-8 2:-8 3:-21 4:40 6:-7
obj attack H	0:-6 1:-16 3:-6 4:-6 6:27
obj attack Hu	1:-8 6:22
obj attack N	0:-7 1:-11 2:8 3:-18 4:19 6:-7 7:-6 8:7
obj attack Ns	0:7
obj attack Nu	0:-10 1:-11 2:-7 3:-17 4:28 5:12 6:-7
obj attack O	0:12 1:-13 3:6 4:10 5:7 6:-9 7:-6 8:-10
obj attack Op	2:24 3:-7 4:-10 5:-7
obj attack Os	1:-15 2:-9 3:-8 4:34 5:-6 6:-6 8:-6
obj attack Ou	0:8 2:-8 3:16 4:-8
obj attack U	0:8 1:-7 3:-6 4:-11 8:14
obj attack Uu	0:8 1:-10 2:15 3:-8 4:-13 8:10
obj attack at	0:14
obj attack from	0:11
obj attack h	1:-19 2:28 5:10 7:-8 8:-11 9:-7
obj attack in	8:14
obj attack none	1:7 2:8 4:22 6:-9 7:-8 8:-7 9:-6
obj attack obj	1:-8 2:19 3:-17 5:-11 8:8
obj avoid	1:-10 2:27 3:-13 4:-6 5:21
obj avoid -	1:-20 2:32 3:-21 5:8 7:-7 8:13 9:-7
obj avoid A	1:-13 2:47 3:-8 4:-7 8:-6
obj avoid Ap	1:-6 2:41 3:-9 4:-7
obj avoid As	1:-9 2:22
obj avoid Au	1:-18 2:53 4:-10 8:-7 9:-6
obj avoid F	0:-10 1:-6 2:8 3:23 6:-12 8:-9 9:-6
obj avoid Fp	0:-7 2:15 3:24 4:-9 5:-14 6:-9 8:-6
obj avoid Fu	0:-6 2:-11 3:-15 4:14 5:25
obj avoid H	2:22 3:-7 9:6
obj avoid Hp	2:21 5:-6
obj avoid Hu	2:11 3:-8 9:10
obj avoid N	0:-9 1:-8 2:-25 3:-17 5:50 6:-6 8:8
obj avoid Np	0:-9 1:-7 2:-21 3:-16 4:9 5:47 6:-6 8:-18
obj avoid Ns	4:-9 5:-6 8:19
obj avoid Nu	0:-16 1:-8 2:-25 3:-15 5:54 6:-6
obj avoid O	1:-10 3:-25 4:-11 5:40 7:-6 8:17 9:-6
obj avoid Op	1:-8 3:-17 4:-12 5:50 6:-8 8:-16
obj avoid Ou	0:-6 1:-12 3:-31 4:-11 5:33 6:-8 7:-8 8:29 9:-8
obj avoid U	1:-9 2:10 3:-14 4:-9 5:24 8:-14
obj avoid Uu	1:-10 2:19 3:-16 4:-11 5:28 6:-6 7:-6 8:-16 9:-6
obj avoid V	1:-19 2:34 3:-14 4:-11 5:19 8:-11 9:-7
obj avoid Vp	0:-10 1:-6 2:-8 3:-9 4:-7 5:34 8:-6
obj avoid Vu	1:-18 2:39 3:-10 4:-9 8:-11 9:-6
obj avoid at	1:-6 2:-12 3:-12 4:7 5:30 8:-17
obj avoid from	1:-15 2:29 3:-11 4:-12 5:-9 8:20
obj avoid h	1:-9 2:24 3:-11 4:-9 5:27 6:-6
obj avoid in	1:-7 2:-9 3:-8 4:-16 5:13 8:23
obj avoid none	1:-11 2:26 3:-11 4:-8 5:24 6:-6
obj avoid obj	1:-16 2:26 3:-32 4:16 5:17 6:-10 8:-8 9:-6
obj avoid of	0:-8 1:-11 2:24 3:13 4:-6 8:-11
obj avoid with	1:12 2:-15 5:-8 6:16 8:-6
obj bring	2:-7 3:17 4:13 6:-7 8:-9
obj bring -	1:12 2:-8 3:11 4:16 5:-8 6:-7 9:-6
obj bring A	1:13 2:-16 3:-13 4:26 6:-6 7:-7
obj bring Ap	0:7 3:-20 4:28 5:-6 7:-6 8:-11 9:-6
obj bring Au	1:23 2:-19 3:-13 4:25 6:-7 7:-8 8:-12 9:9
obj bring F	1:-8 3:36 4:-6 6:-6
obj bring Fp	1:-8 2:-6 3:37 4:-11 6:-7
obj bring Fu	0:-7 1:-9 3:41 6:-7 8:-7
obj bring N	0:-8 2:8 3:29 4:24 5:-15 6:-7 8:-27 9:-7
obj bring Np	0:-11 1:-6 2:-6 3:43 5:-9 8:-15
obj bring Ns	0:-8 3:-7 4:35 8:-18
obj bring Nu	2:9 3:24 4:9 5:-14 6:-7 8:-20 9:-6
obj bring O	1:-12 3:37 6:-7 8:-9
obj bring Op	1:-8 2:-14 3:31 4:-20 5:14 6:-6 8:-14 9:10
obj bring Os	0:-10 1:-12 2:-6 4:20 8:12
obj bring Ou	1:-13 3:41 4:6 5:-10 6:-7 8:-15
obj bring U	1:-17 2:-12 4:39 5:8 6:-6 8:-15 9:-6
obj bring Up	0:8 1:-6 3:-7 4:18 8:-6
obj bring Us	4:13
obj bring Uu	0:-13 1:-16 2:-12 4:35 5:13 6:-7 7:-6 8:-15 9:-6
obj bring V	0:-7 1:55 2:-11 3:-16 4:-17 8:-11
obj bring Vs	1:16
obj bring Vu	0:-6 1:51 2:-10 3:-14 4:-21 8:-11
obj bring at	0:-19 1:-18 2:6 3:-8 4:41 5:-6 6:-6
obj bring from	0:6
obj bring h	0:-7 1:-9 3:34 6:-8 7:-6 8:-13 9:6
obj bring in	2:-9 3:-24 4:12 5:6 6:-6 8:14
obj bring none	3:21 4:7 6:-7 8:-11
obj bring obj	2:-13 3:48 4:-7 5:-9 6:-8 8:-10
obj bring of	0:-10 1:6 2:-6 3:9 4:13 6:-6 8:-11
obj bring to	0:-6 3:-6 4:26
obj bring with	1:21
obj chase	1:21 2:9 3:-8 4:-7 5:-9 6:-7 9:-7
obj chase -	0:-7 1:38 3:-24 4:6 5:-7 7:-7 8:-6
obj chase A	1:30 4:-12 5:-7 6:-6 8:-11 9:-6
obj chase Ap	2:-17 3:31 4:-8 8:-6
obj chase As	1:23 2:-9
obj chase Au	1:22 2:26 3:-30 4:-12 5:-7 6:-6 7:7 8:-9 9:-7
obj chase N	0:-6 1:-10 2:-7 3:-9 4:24 5:-6 8:7
obj chase Nu	1:-6 3:-7 4:26 8:-12
obj chase O	2:-7 8:17
obj chase Ou	0:6
obj chase U	0:-14 1:-9 2:17 3:19 4:-8 5:-7 8:-10
obj chase Uu	0:-9 3:19 8:-6
obj chase at	1:17
obj chase h	1:-12 2:23 3:12 4:-11 5:-9 6:-8 9:-7
obj chase none	0:-10 1:18 2:16 4:-6 5:-8 6:-7 8:-6 9:-7
obj chase obj	2:-6 3:-6 4:20 8:-9
obj clean	0:8 1:-20 2:6 3:-11 5:11 6:11 7:-6 9:-6
obj clean -	0:9 1:-16 2:24 3:-16 4:-13 5:6 6:16 7:-6 8:-13 9:-6
obj clean A	0:13 1:-19 2:-24 3:-13 4:16 5:11 6:16 8:-7
obj clean Au	0:10 1:-9 2:-23 3:-13 4:7 5:15 6:17 8:-9
obj clean F	0:9 2:19 3:-20
obj clean Fu	2:24 3:-21
obj clean O	1:-7 2:28 4:-9 5:-8 6:-7 8:-11
obj clean Ou	1:-6 2:21 3:10 4:-9 5:-9 6:-7 8:-11
obj clean U	0:7 2:13 3:-8
obj clean Up	0:10
obj clean Uu	2:21 3:-10
obj clean V	1:-10 3:-7 5:25 8:-7
obj clean from	2:-16 3:-8 5:28 8:-6
obj clean h	1:-7 2:-10 5:10 8:6
obj clean none	0:10 1:-11 2:20 3:-9 4:-9 9:-6
obj cross	0:9 3:-20 6:-9 7:-6 8:30 9:-7
obj cross -	1:23 2:-13 3:-14 4:8 5:-7
obj cross A	0:7 1:10 2:-11 3:-8 4:-7 8:16
obj cross Ap	0:14
obj cross Au	1:17 2:-20 3:-11 8:20
obj cross F	0:-9 1:19 2:-9 3:-26 4:-8 5:-7 6:-8 8:30
obj cross Fu	0:-7 1:13 2:-7 3:-20 5:-6 6:-7 8:27
obj cross N	2:-7 3:-7 4:9 5:-9 8:14
obj cross Ns	0:-15 2:-8 3:-8 4:18 5:-8 8:14
obj cross Nu	0:13 4:12 8:-14
obj cross O	0:-6 1:-9 3:-22 4:7 5:-6 6:-9 7:-6 8:31 9:-6
obj cross Os	3:-7 4:-7 8:23
obj cross Ou	0:-8 1:-9 2:11 3:-20 4:9 6:-10 7:-6 8:19 9:-6
obj cross U	0:16
obj cross Uu	0:12
obj cross V	0:17 1:-11 2:14 3:-7 4:-9 5:6 8:-10
obj cross Vp	0:14 1:-9 2:12 3:-7 4:-6 5:7 8:-9
obj cross h	0:17 1:-11 3:-17 6:-7 8:25 9:-6
obj cross in	4:-7 5:25 8:-15
obj cross none	0:10 2:-13 3:-19 4:8 5:-9 6:-7 8:29 9:-6
obj cross obj	0:9 2:-6 3:-16 6:-6 8:24
obj cross with	0:-11 1:-6 2:27 3:-9 4:-10 5:-10 6:-6 8:7
obj eat	2:-6 3:37 5:-6 6:-6
obj eat -	3:18 4:8 5:-6 6:-6 8:-12
obj eat A	2:-10 3:34 5:-8 7:-6 8:-8 9:-6
obj eat Ap	1:6 2:-25 3:41 4:-11 5:-7 8:-6
obj eat Au	1:6 3:7 4:8 5:-6 7:-6 8:-7
obj eat F	1:-9 3:32 6:-6
obj eat Fp	1:-6 2:-8 3:13 4:11
obj eat Fs	3:26 4:-6
obj eat Fu	1:-8 3:36 4:-9 6:-7 8:-7
obj eat H	0:6 2:6
obj eat Hp	2:12 3:-9
obj eat N	0:-9 1:-6 2:-8 3:50 4:-11 5:-8 8:-14
obj eat Np	3:30 4:-8 5:-7 8:-6
obj eat Nu	3:23 8:-9
obj eat O	0:-10 1:-10 2:-14 3:34 4:9 5:-14 6:-7
obj eat Op	0:-6 2:-8 3:37 5:-9 8:-6
obj eat Os	3:14
obj eat Ou	0:-8 1:-7 2:-10 3:16 4:14 5:-12 6:-6
obj eat U	2:-11 3:10 4:-8 5:-7 8:19
obj eat Uu	2:-8 4:-7 8:17
obj eat V	2:-8 3:12
obj eat at	0:18 3:-6
obj eat h	0:-7 1:-6 2:-8 3:43 4:-8 6:-6
obj eat in	0:-6 5:24 8:-8
obj eat none	3:42 5:-8 6:-6
obj eat obj	1:-12 2:-7 3:35 5:-8
obj eat to	0:-11 2:-8 3:-19 4:22 8:14
obj fall	1:-7 3:14 7:8 9:-7
obj fall -	1:8 3:14 5:-12 7:-9 9:-6
obj fall A	2:-8 3:-9 4:-14 5:-10 6:-7 7:27 8:16 9:-7
obj fall As	0:-13 1:-17 2:-13 3:-11 7:13 8:32
obj fall Au	1:11 3:-27 4:-13 5:-9 6:-6 7:19 8:15 9:-7
obj fall F	0:-11 1:7 2:6 3:21 4:-11 6:-12 8:-13 9:-6
obj fall Fp	1:-7 2:-7 3:37
obj fall Fu	2:12 3:15 4:-12 6:-12 8:-13 9:-6
obj fall H	0:-7 1:-14 2:7 3:-8 5:-6 7:27 8:-6
obj fall Hu	0:-6 1:-11 2:22 3:-6 7:6
obj fall N	0:-9 1:-10 2:9 4:9 7:-9 9:-6
obj fall Np	0:-9 3:23 4:-7
obj fall Nu	1:-10 2:9 5:8 6:8 7:-8 8:-7
obj fall O	1:-17 2:11 4:-7 5:14 7:-11 8:9 9:-7
obj fall Op	0:-12 1:-9 2:10 3:-23 4:-13 5:13 6:-13 7:-8 8:32
obj fall Ou	1:-16 4:-6 5:14 7:-9 8:7 9:-6
obj fall U	1:-12 2:12 3:8 4:-8 5:-9 7:-6 8:9
obj fall Up	0:-7 3:20
obj fall Uu	0:11 1:-11 2:7 4:-8 5:-7 8:9
obj fall V	1:14
obj fall Vs	1:20
obj fall at	0:10 3:-6 4:10 8:-8
obj fall from	2:-6 4:-7 8:23
obj fall h	0:-13 1:-19 3:-33 4:-16 5:25 7:43 9:-10
obj fall in	0:-8 3:-9 4:-8 5:-7 8:31
obj fall none	3:9 7:10 9:-7
obj fall obj	2:13 3:-9
obj fall of	1:-8 2:-6 4:-11 5:-6 6:-6 8:28
obj fall with	1:15 2:-8 8:-8
obj fight	2:37 3:-9 4:-11 6:12 7:-6 8:-10 9:-6
obj fight -	0:7 2:22 3:-19 4:-10 5:-7 6:23 8:-12
obj fight A	0:-6 1:6 2:46 3:-11 4:-9 6:-7 8:-6
obj fight Ap	2:25 3:-8 4:-7
obj fight As	0:-10 1:17 2:18 3:-6 4:-6 6:-6 8:-7
obj fight Au	1:-14 2:54 3:-10 4:-10 6:-7 8:-6
obj fight F	1:-9 2:-10 3:-22 6:37
obj fight Fu	1:-6 2:-8 3:-22 6:34
obj fight H	1:-6 2:24
obj fight Hu	2:15
obj fight N	0:14
obj fight O	0:13 1:-10 3:12 4:-9 5:9 6:-15 8:-13
obj fight Ou	0:17 1:-6 4:-8 5:10 6:-11 8:-11
obj fight U	0:-16 1:-14 2:14 3:-16 4:-8 5:-6 6:34 8:-10
obj fight Uu	1:-11 2:7 3:-11 4:-6 6:27 8:-9
obj fight V	0:16 2:-12
obj fight Vp	0:15 2:-11
obj fight at	3:13
obj fight h	1:-11 2:36 4:-10 8:-8
obj fight in	1:36 2:-26 3:-7 8:-6
obj fight none	1:-7 2:32 3:-10 4:-9 5:-6 6:13 8:-7
obj fight obj	0:-14 1:-15 2:51 3:-23 4:-7 6:-7 8:-7
obj fight of	0:11 2:-12 3:-18 6:23 8:-8
obj fight vs	1:-6 2:16
obj fight with	1:-8 3:-22 4:-7 5:17 6:17 8:-6
obj guard	0:-8 1:-8 3:-21 4:38 5:-6 7:-6 8:6
obj guard -	0:-11 2:-9 3:-26 4:52 5:-6 8:-14 9:8
obj guard A	0:-9 2:23 3:-10 4:11 5:-6 7:-6 8:-10
obj guard Ap	1:-7 2:35 3:-7 4:-10
obj guard As	1:24 2:-15 4:10 8:-6
obj guard Au	0:-7 1:-12 2:22 4:10 8:-7
obj guard F	0:-8 1:-15 2:-10 3:-27 4:50 5:-6 8:-11 9:10
obj guard Fp	1:-8 3:-22 4:23 6:17 8:-7
obj guard Fu	1:-9 2:-7 3:-23 4:54 6:-10 8:-8
obj guard H	2:-8 4:25
obj guard N	1:-7 2:-10 3:-8 4:11 5:-9 6:-6 8:22
obj guard Nu	1:-6 2:-9 3:-7 4:23 5:-8 8:10
obj guard O	0:-10 1:-8 2:-12 3:-20 4:46 5:-10 6:7 8:-13 9:-6
obj guard Ou	2:-8 3:-13 4:42 5:-7 6:-7 8:-11
obj guard from	0:-11 1:-9 2:40 4:-14
obj guard h	0:-9 1:-11 2:6 3:-16 4:24 7:-7 8:10 9:-7
obj guard none	2:-7 3:-17 4:48 6:-9 9:-6
obj guard obj	0:-8 2:-8 3:-13 4:39 5:-7 6:-7 8:-10
obj guard of	1:24 4:-9
obj guard with	1:-11 2:-7 3:-14 4:-18 6:40 8:-7
obj hit	1:-6 2:14 3:16 4:-12 7:-6 9:-6
obj hit -	2:-14 3:29 4:-9 7:-6 9:-6
obj hit A	0:-10 1:-9 2:16 3:18 4:-14 5:13 6:-8 7:-7 8:-14 9:-7
obj hit Ap	0:-12 1:-30 2:6 3:33 4:-12 5:12 6:-6 8:-9
obj hit Au	0:-10 1:17 2:16 3:8 4:-11 5:-11 6:-7 7:-6 8:-15 9:-6
obj hit F	0:-10 1:10 2:13 4:-15 5:-12 6:12 7:-7 9:-7
obj hit Fp	1:-14 2:7 4:-7 6:14 8:-6
obj hit Fs	1:10 3:17 8:-14
obj hit Fu	0:-8 1:20 2:6 3:-19 4:-11 5:-11 6:16 7:-6 8:10 9:-6
obj hit H	1:-20 3:37 4:-7 5:-9 6:-7 7:-7 8:-7
obj hit Hp	1:-7 2:-34 3:46
obj hit Hs	1:-10 2:7 3:9
obj hit Hu	0:6 1:-7 3:8
obj hit N	0:-10 2:12 4:-17 6:-6 8:21
obj hit Nu	0:-7 2:14 3:-18 4:-13 5:16 8:9
obj hit O	0:19 1:-14 4:-6 5:11
obj hit Op	0:8 1:-10 2:-10 3:28 4:-8 6:-7 8:-9
obj hit Os	3:16
obj hit Ou	0:20 1:-12 2:7 3:-13
obj hit U	1:-11 2:-8 3:13 4:-7 5:-8 8:19
obj hit Uu	1:-13 2:-10 3:-6 4:-7 5:-8 8:38
obj hit V	0:-8 2:13 3:18 4:-7 5:-6 8:-6 9:-6
obj hit Vp	2:13
obj hit Vu	0:-7 1:10 2:-14 3:23 8:-7 9:-6
obj hit at	2:11
obj hit by	2:19
obj hit from	8:14
obj hit h	0:10 1:-13 2:39 3:-13 4:-16 5:-7 7:-6 9:-7
obj hit in	0:-19 1:7 3:8 4:-11 5:-9 6:-6 8:17
obj hit none	2:6 3:24 4:-11 6:-6 7:-6 9:-6
obj hit obj	1:-10 2:14 4:-8 5:-7 6:12 8:-10 9:-7
obj hit of	0:9 1:23 2:-7 3:-29 6:12 8:-6
obj hit with	0:8 1:-6 2:-16 3:15 4:-7 5:-10 6:16 8:-10
obj love	0:8 1:30 4:-6 8:-7
obj love -	0:12 1:33 2:-10 3:-9 4:-6 8:-6
obj love A	0:7 1:31 2:-12 3:-10
obj love Ap	1:29 2:-9 3:-9
obj love Au	1:23 2:-6 3:-8
obj love F	3:15 6:-6
obj love Fu	1:7
obj love O	0:11 3:11
obj love Op	0:7 3:9
obj love Ou	0:11 3:-6
obj love V	1:22 3:-6
obj love Vp	1:24 3:-6
obj love Vu	0:8
obj love h	3:22 8:-6
obj love none	0:8 1:32 3:-7 4:-6 8:-8
obj love with	1:8
obj make	2:-12 3:20 4:15 5:-8 6:-8 7:-6
obj make -	2:-13 3:23 4:16 5:-6 6:-8 9:-7
obj make A	1:17 2:-15 3:-10 5:-8 6:-8 7:-9 8:16 9:12
obj make Ap	1:-15 3:9 4:12 8:-6
obj make As	1:31 2:-8 3:-8
obj make Au	1:6 2:-16 3:-7 4:-20 5:-9 6:-8 7:-10 8:28 9:17
obj make F	1:-7 3:42 4:-8 6:-6 8:-6
obj make Fp	1:-6 3:36 4:-7 6:-6
obj make Fu	1:-9 2:-6 3:43 4:-10 6:-6 8:-6
obj make H	0:-8 1:-16 2:13 3:6 4:14
obj make Hu	0:-7 1:-14 2:7 4:17
obj make N	1:-11 2:-8 3:35 4:19 5:-10 8:-28 9:-6
obj make Np	3:10 4:6 8:-8
obj make Ns	0:8 1:-8 3:-15 4:26 8:-11
obj make Nu	0:-11 1:-7 2:-8 3:45 5:-10 8:-22 9:-6
obj make O	0:-6 2:-11 4:50 5:-11 6:-13 7:-6 8:-20 9:-7
obj make Op	3:8 4:16 5:-6 8:-8
obj make Os	0:-15 1:-16 2:-7 3:-6 4:43 5:-6 6:-6 8:-13
obj make Ou	2:-8 4:30 5:-9 6:-9 8:-16 9:-6
obj make U	1:6 2:-11 3:10 5:-6
obj make Up	2:-6 3:-13 4:24
obj make Us	0:15
obj make Uu	2:-8 3:16 4:-15 8:12
obj make V	0:-8 2:-8 3:-16 4:-7 8:27
obj make Vu	0:-7 1:13 2:-8 3:-15 4:-6 8:18
obj make and	1:19
obj make from	3:15
obj make h	1:-13 2:10 3:11 5:-10 6:-8 7:-7 9:12
obj make in	2:13 3:-9 4:16 8:-12
obj make none	2:-8 3:25 4:17 5:-8 6:-8 7:-6
obj make obj	0:-6 1:-11 2:-9 3:14 4:-9 8:-9 9:25
obj make with	1:29 2:-8 3:-12
obj match	1:-7 2:-7 3:17 4:11 5:-6 9:6
obj match -	1:-9 3:27 4:9 6:-6
obj match A	1:-27 2:-10 3:36 4:17 8:-9 9:-6
obj match Ap	1:-22 2:-23 3:44 4:8 8:-8
obj match As	2:10
obj match Au	0:-7 1:-8 3:24 8:-8
obj match F	1:-7 2:-6 3:27 4:-8 6:-6
obj match Fp	0:7 1:-6 3:19
obj match Fu	1:-6 2:-6 3:19 4:-9 6:-6 8:9
obj match N	1:-8 2:-7 3:27 4:-20 5:-10 6:-6 8:16
obj match Np	0:-13 3:10 4:-9 5:-6 8:18
obj match Nu	1:-6 3:18 4:-13 5:-6 8:6
obj match O	0:-16 2:-10 3:7 4:32 5:-9 6:-8 7:-6 8:-25 9:15
obj match Op	4:19 5:-7 6:-7 8:-13 9:11
obj match Ou	0:-14 2:-11 3:15 4:8 5:-10 6:8 8:-23 9:11
obj match U	0:28 1:-6 3:-15 4:-6 8:-7 9:14
obj match Up	0:11 3:-6
obj match Uu	0:26 1:-6 3:-11 4:-7 8:-8 9:13
obj match V	1:-12 3:23 8:-9
obj match Vu	1:-16 3:27 8:-11
obj match and	1:9
obj match from	1:-6 4:20 8:-15
obj match h	0:-9 1:-8 2:-10 4:-18 5:-11 6:10 8:-16 9:41
obj match in	3:-24 4:41 8:-19
obj match none	0:6 3:14 5:-7 6:-6 9:7
obj match obj	1:-8 2:-6 3:21 4:-6 6:11 8:-8
obj match of	0:-6 1:-11 3:20 4:-7 8:8
obj match with	0:-8 1:-10 2:-7 3:42 8:-7
obj meet	0:14 1:-11 2:-9 3:10 4:-11 5:-7 6:-7 7:13 8:9
obj meet -	0:21 1:-8 2:-12 3:10 4:-8 7:14
obj meet A	0:8 1:-22 2:-12 3:13 4:-6 7:22 8:-7
obj meet As	1:-12 2:-7 7:20
obj meet Au	1:-19 2:-13 3:8 7:22 8:-6
obj meet F	3:-13 8:17
obj meet Fu	3:-18 8:25
obj meet N	3:-9 8:23
obj meet Nu	3:-6 8:18
obj meet O	0:16 3:15 4:-6 8:-8
obj meet Op	3:9
obj meet Ou	0:20 3:6 8:-7
obj meet U	0:17
obj meet Uu	0:17
obj meet h	2:11 4:-10 5:-6 6:-7 8:14
obj meet is	1:18
obj meet none	0:10 1:-15 2:-6 3:6 4:-10 5:-7 6:-6 7:16 8:7
obj meet with	0:10
obj move	5:8 6:-6 7:-7 8:15
obj move -	1:16 7:-7 9:-7
obj move A	0:-11 1:24 2:-9 3:6 4:-16 5:12 6:-8 7:-9
obj move Ap	3:-19 4:-6 5:25 8:-10
obj move As	0:-8 2:26 3:-6 5:-7 8:-9
obj move Au	1:31 2:-36 3:17 4:-15 6:-8 7:-7 8:8
obj move F	1:-15 2:-14 3:9 4:-17 5:-17 6:33 7:-7 8:10 9:-8
obj move Fp	1:6 2:-7 3:23 4:-8 5:-15 6:-7
obj move Fs	1:-23 3:9 4:-7 5:-6 6:10 8:16
obj move Fu	0:9 1:-12 2:-11 3:-10 4:-12 5:-11 6:21 8:17 9:-6
obj move H	0:-6 1:-8 2:28
obj move N	1:-11 3:-13 5:12 6:-6 8:18 9:-6
obj move Np	0:-6 1:-6 2:-9 3:-13 4:-21 5:22 8:21
obj move Ns	1:-11 3:-10 4:-11 8:28
obj move Nu	1:-10 2:7 3:-11 6:-6 8:16 9:-6
obj move O	4:-10 5:28 6:-11 7:-7 8:17 9:-8
obj move Op	0:-12 1:-20 2:7 4:-20 5:42 6:-14 7:-7 8:11 9:-8
obj move Os	0:11 1:26 2:-11 3:-22 4:-16 5:-7 6:-11 7:-6 8:21 9:-6
obj move Ou	3:-7 5:19 6:-10 7:-6 8:7 9:-7
obj move U	0:23 1:-14 3:-8 5:-12 8:18
obj move Up	0:8 1:-10 2:26 3:-7 5:-6 8:-13
obj move Uu	0:22 1:-11 2:-10 3:-6 5:-11 8:22
obj move V	1:12 3:-17 4:20 5:-13 6:-7 7:-6 8:-11 9:13
obj move Vp	2:20 5:-6
obj move Vs	0:-10 1:26 2:-9 3:-9 5:-8 8:11 9:-8
obj move Vu	0:9 1:-8 2:-14 3:-15 4:16 5:-10 6:-6 8:-20 9:32
obj move at	1:-11 2:-15 4:-10 5:-19 6:-9 8:41 9:10
obj move by	4:-9 5:-10 8:29
obj move from	0:-6 1:-10 2:-13 3:-16 4:-6 5:22 6:-8 8:22
obj move h	1:-15 2:-9 3:-6 5:24 7:-7 8:20
obj move in	1:-13 2:-6 3:-6 5:29 6:-7 7:-6 8:8 9:-6
obj move none	1:8 4:-7 5:7 7:-7
obj move obj	0:-17 4:-17 6:-9 8:35 9:-7
obj move of	0:-7 1:-12 2:-10 5:-7 6:-12 8:30 9:-7
obj move to	0:9 4:11 8:-10
obj move with	0:13 1:24 2:-10 3:-10 5:-6 6:-6
obj over	1:-7 2:-8 3:-14 4:-6 5:43 6:-8 8:13 9:-6
obj over -	0:-12 3:16 4:-19 5:-28 6:-10 7:-7 8:44 9:-7
obj over A	0:16 2:8 5:-12
obj over Ap	2:18 5:-13
obj over Au	0:7
obj over F	0:6 1:8 2:-10 3:-26 4:-7 5:33 6:-7 8:-11
obj over Fp	2:-7 3:-9 5:23 8:-8
obj over Fu	1:13 2:-9 3:-29 4:-7 5:33 6:-7 8:-11
obj over N	1:-6 2:-9 3:-13 4:-11 5:28 8:15
obj over Np	0:-9 2:-8 3:-13 5:42 8:-15
obj over Nu	2:-6 3:-7 4:-15 5:-9 8:32
obj over O	0:-7 1:-9 2:-10 4:-10 5:41 6:-8 8:12
obj over Op	0:-7 1:-6 2:-9 3:-21 4:-10 5:28 6:-6 8:23
obj over Ou	1:-11 2:-10 3:8 4:-12 5:43 6:-10 8:-6
obj over U	0:-15 1:-12 5:12 6:-8 7:-6 8:24 9:-6
obj over Up	0:-7 2:-8 3:-6 4:-8 5:15 8:15
obj over Uu	0:-19 1:-13 4:9 6:-8 7:-6 8:19 9:-6
obj over V	1:-9 2:-9 3:-7 4:23 5:9 8:-7
obj over Vp	1:-7 2:-8 3:-6 4:26
obj over h	1:-7 2:-10 3:-20 5:58 6:-6
obj over in	2:-10 3:-14 4:-12 5:40 8:-14
obj over none	1:-7 3:-12 4:-8 5:38 6:-7 8:15
obj over obj	0:-12 1:-7 2:-7 3:13 5:19 6:-6 8:-11
obj play	1:24
obj play -	1:33 3:-9
obj play A	1:24 3:-6 8:-6
obj play Ap	0:6 4:11 8:-6 9:-6
obj play As	1:32
obj play Au	0:9 1:20 3:-8 8:-7 9:-6
obj play F	1:13 3:8 4:-8 6:-7 8:-8
obj play Fs	1:14 3:6 8:-6
obj play Fu	0:13 1:10 2:9 4:-7 5:-6 6:-7 8:-6
obj play H	0:-9 1:28 2:13 3:-10 4:-7 5:-7 6:-6 8:-7
obj play Hs	1:29 2:-11
obj play Hu	1:31 3:-8 4:-7 5:-6 8:-6
obj play N	0:-18 1:33 4:-17 5:11 6:-8 7:-6 9:-8
obj play Ns	1:6
obj play Nu	0:-22 1:24 3:-7 6:-6 8:8 9:-7
obj play O	1:28 3:-9 4:-10 5:-9 6:-8 8:11 9:-6
obj play Op	1:8 2:16 4:-9 5:-8 6:-6 8:-10
obj play Os	0:8 1:29 2:-6 3:-13 4:-7
obj play Ou	1:18 2:-10 3:-14 4:10 5:-10 6:-8 8:12 9:-6
obj play U	0:19 1:22 3:-10 4:-7 8:-11
obj play Up	2:17 8:-6
obj play Us	1:25 2:-6 8:-7
obj play Uu	0:18 1:21 2:-6 3:-10 4:-6 8:-9
obj play V	2:20 3:7 4:-9 6:-6 8:-9 9:-8
obj play Vp	2:8
obj play Vs	0:7 1:6
obj play Vu	1:-8 2:16 3:14 4:-6 8:-7 9:-7
obj play at	4:-6 8:12
obj play h	1:-29 2:24 3:29 4:8 6:-10 7:-9 8:-18 9:-13
obj play in	1:-19 4:-9 8:37
obj play is	0:-8 1:13 2:15 3:-7
obj play none	1:25 3:-6
obj play to	0:12
obj play with	1:16 2:-7 3:-6
obj push	3:20 4:-10
obj push -	3:14 4:-12 7:-6 9:-6
obj push A	0:12 1:13 3:-12 4:-7
obj push Ap	0:-8 1:-13 2:15 3:14
obj push Au	0:11 1:22 2:-13 3:-12
obj push F	0:-10 1:8 2:-11 4:-14 5:21 6:-10 8:7
obj push Fp	1:-6 3:-6 5:24
obj push Fu	0:-11 1:7 2:-9 4:-11 5:-8 6:-9 8:25
obj push N	1:-11 2:24 3:-13 4:-7 5:-8 6:-6 8:17
obj push Np	1:-6 2:35 3:-10 4:-16 5:-7 8:-12
obj push Ns	0:-6 3:-6 4:-9 8:25
obj push Nu	1:-6 2:28 3:-17 4:8 5:-7 6:-7 8:-12
obj push O	2:-8 3:33 4:-12 5:-11
obj push Op	1:-7 2:-7 3:43 4:-9 5:-9 6:-6 8:-9
obj push Ou	0:8 2:-8 3:16 4:-13 5:-9
obj push U	1:-6 3:12 4:14 8:-8
obj push Up	0:10
obj push Uu	0:-17 1:-8 2:-6 3:21 4:19 5:-6 8:-11
obj push V	0:-6 1:-10 2:17 8:-6
obj push h	0:14 1:-9 3:34 4:-14 5:-11 6:-6 8:-12
obj push in	1:-7 3:-16 4:18 8:14
obj push none	2:10 3:24 4:-11 5:-6 9:-6
obj push obj	1:-11 3:20
obj race	1:28 2:6 3:-9 4:-6
obj race -	1:35 2:-6 3:-7
obj race A	0:-8 1:31 3:-7
obj race Ap	0:-7 1:20 2:12 3:-8
obj race As	1:6
obj race Au	0:-6 1:37 2:-13
obj race N	0:7 1:-13 2:-8 3:-10 4:-10 5:21 8:10
obj race Nu	0:18 1:-7
obj race O	1:25 3:-10 8:-7
obj race Op	0:-8 1:29 3:-10 8:-7
obj race Ou	0:7 1:9
obj race U	0:-9 1:15 2:18 3:-8 4:-7 8:-8
obj race Uu	0:-11 2:27 3:-7 4:-7 8:-8
obj race V	1:12 2:8 8:-6
obj race Vp	1:14
obj race Vu	1:7 2:18 8:-6
obj race at	1:27 2:-10
obj race h	0:-14 1:-23 2:42 3:-11 4:-11 5:8 9:-6
obj race in	2:-9 4:-8 5:-6 8:18
obj race none	0:-7 1:22 2:11 3:-12 4:-8
obj race of	1:29 2:-10 3:-7
obj race vs	1:-19 2:27
obj race with	1:22 2:-7
obj reach	3:-7 4:41 5:-9 6:-7 9:-6
obj reach -	4:10 5:-8 6:-8 8:9 9:-6
obj reach A	1:15 3:-22 4:12 5:-7 6:-6 7:10 8:-11 9:-7
obj reach Ap	2:9
obj reach Au	1:21 2:13 3:-18 4:-7 5:-7 8:-11 9:-7
obj reach F	1:-8 2:-11 3:-26 4:52 5:-6 6:-8
obj reach Fp	3:-11 4:20
obj reach Fs	0:-6 2:-6 3:-15 6:-6 8:25
obj reach Fu	1:-6 2:-12 3:-26 4:56 5:-6 6:-7 8:-7
obj reach H	2:9 4:10
obj reach N	0:-6 1:-6 2:-9 3:-8 4:33 5:-9 8:13
obj reach Np	4:15
obj reach Ns	0:-11 1:-6 2:-6 3:-8 4:12 8:21
obj reach Nu	2:-7 4:43 5:-8 8:-15
obj reach O	0:-12 2:-14 3:17 4:46 5:-14 6:-10 7:-7 8:-15 9:-6
obj reach Op	1:-6 2:-9 4:31 5:-9 8:-11
obj reach Ou	0:-7 2:-11 3:-8 4:49 5:-11 6:-10 7:-6 8:-7 9:-6
obj reach U	2:-9 4:20 5:-6 8:-12
obj reach Us	0:-9 1:16 4:7
obj reach Uu	0:12 1:-7 3:12 8:-7
obj reach V	1:-22 2:-16 3:-9 4:18 8:27
obj reach Vu	1:-14 2:-9 3:-6 4:15 8:17
obj reach at	2:-7 3:-8 8:13
obj reach from	0:-8 2:-8 3:-6 4:-10 8:34
obj reach h	1:-8 3:-9 4:52 5:-9 6:-6
obj reach in	3:-8 4:15
obj reach none	4:42 5:-9 6:-7 8:-7 9:-6
obj reach obj	0:-14 1:34 3:-10 4:6 5:-10 6:-8 8:-11 9:-7
obj reach to	2:-15 4:23
obj save	1:-6 2:-13 3:7 4:36 5:-8 6:-7 7:-8 9:-7
obj save -	2:-19 3:15 5:-7 6:-7 7:-6 8:9 9:-6
obj save A	0:-8 1:-16 2:-24 3:20 4:39 5:-8 6:-7 7:-9 9:-8
obj save Ap	1:-19 2:-28 3:46 4:9 5:-7 8:-10 9:-6
obj save As	1:-6 2:-10 3:-9 4:31
obj save Au	1:-9 2:-15 3:-18 4:43 7:-7 8:7
obj save H	2:13
obj save N	2:17 4:-9
obj save Nu	2:22 4:-8 8:-8
obj save O	0:21 1:15 3:-17 4:-8 8:-6
obj save Ou	0:12 1:12 3:-10 4:-7
obj save U	0:6
obj save at	2:-8 3:-7 4:22
obj save from	0:9
obj save h	1:-16 2:-10 4:39 5:-8 6:-6 7:-9 9:-8
obj save none	1:-6 2:-15 3:14 4:25 5:-8 6:-7 7:-8 8:7 9:-8
obj shoot	0:-7 2:10 3:-18 4:-7 5:-7 6:55 7:-6 8:-9 9:-6
obj shoot -	1:-6 2:11 3:-16 4:-7 5:-6 6:34 8:-8
obj shoot A	0:-6 2:41 3:-11 4:-6 6:-17 7:-6 8:-6
obj shoot Ap	2:29 6:-18
obj shoot Au	1:-9 2:32 3:-6 6:-9
obj shoot F	1:-7 3:-22 4:-7 6:43
obj shoot Fp	2:-7 3:-14 6:36
obj shoot Fu	1:-7 3:-21 4:-7 6:44
obj shoot H	0:-7 1:-7 6:29
obj shoot Hp	2:-9 6:17
obj shoot Hu	0:-6 1:-6 2:8 6:17
obj shoot N	0:-6 3:-8 4:-8 5:-6 6:33 8:-8
obj shoot Np	6:22 8:-6
obj shoot O	1:-8 2:-9 3:-16 4:-6 5:-6 6:46 8:-8
obj shoot Op	1:-7 2:-11 3:-17 4:-6 5:-7 6:44 8:-6
obj shoot Ou	0:-9 1:-6 2:-7 3:-10 6:38 8:-7
obj shoot U	0:-10 1:-9 2:-15 3:-10 4:-7 5:-7 6:47 8:-12
obj shoot Uu	0:-7 1:-6 2:-11 3:-8 6:36 8:-10
obj shoot at	2:22 6:-6
obj shoot h	0:-10 1:-9 2:6 3:-19 4:-9 5:-8 6:61 7:-6 8:-9 9:-6
obj shoot none	0:-7 1:-10 3:-16 4:-8 5:-6 6:59 8:-8
obj shoot obj	0:-7 1:-15 2:27 3:-18 4:-6 6:20 8:-7
obj shoot with	1:16 2:-19 3:-7 5:-6 6:24 8:-8
obj sneak	0:-7 1:-17 2:44 8:-11 9:-6
obj sneak -	0:-8 1:-32 2:44 3:-12 4:14 5:-7 8:-12
obj sneak A	0:-8 1:-22 2:40 5:12 8:-9 9:-6
obj sneak Ap	1:-10 2:40 3:-7 4:-8 8:-6
obj sneak Au	0:-7 1:-23 2:36 5:7 8:-7 9:-6
obj sneak H	2:17
obj sneak Hp	2:11
obj sneak N	2:-6 4:18 8:-10
obj sneak Nu	0:6 2:-6 4:12 8:-6
obj sneak by	1:-6 2:23
obj sneak h	0:-10 1:-10 2:36 4:6 7:-6 8:-11 9:-6
obj sneak in	1:-10 2:38 3:-7 4:-8 8:-6
obj sneak none	0:-9 1:-24 2:38 3:-15 4:26 6:-6 7:-6 8:-15 9:-6
obj stay	0:14 1:-6 4:10 5:-9 6:-7 8:7
obj stay -	0:12 1:-6 2:-11 3:-7 4:-8 5:-9 6:-6 8:28
obj stay A	2:18 4:-19 5:10 6:-6 8:-15 9:-8
obj stay Ap	1:13 2:17 3:-10 4:-9 8:-6
obj stay Au	0:7 1:-16 2:12 4:-20 5:8 7:20 8:-13 9:-8
obj stay F	1:-6 2:9 4:14 5:-7 6:-8 7:-6 8:-10
obj stay Fp	0:6
obj stay Fu	2:9 4:9 5:-6 6:-6 8:-6
obj stay N	0:14 2:-6 3:-9 4:-14 5:-7 8:27
obj stay Np	0:7
obj stay Ns	8:19
obj stay Nu	0:6 1:-6 3:-7 4:-16 8:29
obj stay O	0:9 1:-8 5:-13 6:-7 7:-6 8:18
obj stay Op	0:-21 1:-8 2:17 3:-12 4:27 5:-12 6:-6
obj stay Os	0:9
obj stay Ou	0:19 1:-6 2:-10 3:11 4:-8 5:-9 8:10
obj stay U	1:-9 2:-12 3:-13 5:-6 8:38
obj stay Uu	0:6 1:-9 2:-12 3:-13 4:7 8:23
obj stay V	1:-6 2:-14 3:-6 4:-6 8:-10 9:32
obj stay Vu	1:-7 2:-13 3:-9 4:-8 8:-10 9:34
obj stay at	0:8 3:-11 4:23 5:-7 8:-7
obj stay from	0:16 2:-9 4:-6 8:11
obj stay h	1:-14 2:15 3:-14 4:14 5:-6 6:-9 7:-11 9:12
obj stay in	0:15 2:-6 3:-11 4:-11 5:-6 8:26
obj stay none	1:-14 2:7 3:-8 6:-9 8:9
obj stay with	0:10 1:16 2:-13 8:-6
obj steal	1:-7 2:9 3:31 5:-7 6:-7
obj steal -	1:11 2:-6 3:23 5:-7 6:-8 8:-12
obj steal A	2:20 3:19 4:-12 5:-6 7:-6 8:-10 9:-7
obj steal Ap	1:-12 2:31 4:-10 8:-6
obj steal Au	0:-6 2:18 3:14 4:-13 5:-6 7:-6 8:-10 9:-6
obj steal F	2:-10 3:27 4:7 6:-6 8:-6
obj steal Fp	2:-8 3:36 4:-10 6:-6
obj steal Fs	1:-7 2:-9 4:24
obj steal Fu	2:-10 3:32 6:-7 8:-6
obj steal N	3:-6 4:18 8:-6
obj steal Nu	3:-8 4:25 8:-9
obj steal O	1:-6 2:-17 3:31 4:-12 5:-9 6:-8 8:12
obj steal Ou	2:-10 3:29 4:-9 5:-7 6:-7
obj steal U	0:-15 1:-7 2:-17 3:24 4:11 5:-7 6:-6 8:6
obj steal Uu	0:-14 1:-7 2:-16 3:7 4:14 5:-7 6:-6 8:17
obj steal V	3:19
obj steal Vu	1:-6 2:-7 3:23
obj steal at	0:-6 2:8 3:-9 8:14
obj steal from	0:6 3:7
obj steal h	1:-9 3:30 5:-6 6:-7
obj steal none	1:-7 2:10 3:31 5:-6 6:-6 8:-6
obj steal obj	2:-17 3:16 4:21 6:-7 8:-11
obj take	3:24 5:-6
obj take -	3:8 4:17 7:-6 9:-6
obj take A	0:-6 3:18 5:-8 6:-6
obj take Ap	2:-15 3:38 5:-6 9:-6
obj take As	0:-9 1:-21 2:-24 3:7 4:-9 7:17 8:25
obj take Au	0:-7 3:16 5:-8 6:-6 7:-7
obj take F	1:-6 3:30 8:-6
obj take Fp	2:-8 3:40 4:-8
obj take Fs	1:15
obj take Fu	1:-8 3:27 8:-6
obj take H	1:-15 3:12 4:-9 5:20 6:-7 8:-8 9:-6
obj take Hp	1:-12 2:-7 4:-9 5:35 6:-7 8:-7
obj take Hu	1:-11 3:19 4:-6 8:-6
obj take N	4:39 6:-7 7:-6 8:-28 9:-6
obj take Np	0:-7 1:-6 2:9 3:31 4:-14 5:-15
obj take Nu	0:7 2:-13 4:23 6:-6 8:-17 9:-6
obj take O	0:-6 3:37 5:-12
obj take Op	1:-6 2:-9 3:50 4:-11 5:-9 6:-6
obj take Os	0:-14 1:-11 2:7 3:-16 4:31 5:-10 6:-13 7:-8 8:12 9:-6
obj take Ou	0:-6 1:-8 2:-7 3:29 5:-13 6:9 7:-6 9:-6
obj take U	3:7 5:-10 6:-7 7:-6 8:17 9:-6
obj take Up	0:-9 1:-8 2:-13 3:15 4:-11 8:23
obj take Uu	0:10 1:-13 2:9 4:7 5:-7
obj take V	0:-9 1:6 2:-14 4:10 5:-6 8:14 9:-8
obj take Vu	0:-6 1:20 2:-10 3:-9 8:10 9:-6
obj take and	1:14
obj take at	1:-10 2:-12 3:-27 4:20 8:24
obj take from	0:7 1:18 2:-14 3:14 4:-10 5:-8 8:-11
obj take h	1:-9 3:37 5:-7
obj take in	0:-10 1:9 2:-15 3:-32 4:37 6:-8 7:-6 9:-6
obj take none	3:28 5:-6
obj take obj	1:-12 3:31 5:-10 6:-9 8:-10 9:7
obj take of	0:-11 1:-8 3:-35 4:29 5:-6 6:28 8:-19
obj take with	0:-9 1:24 2:25 3:-34 4:-12 5:-7 6:-9 8:6
obj throw	2:-6 3:-7 6:43 8:-10 9:-6
obj throw -	3:-9 5:-6 6:38 7:-6 8:-12
obj throw A	1:20 2:16 3:-16 5:-8 8:-10 9:-8
obj throw Ap	0:-9 1:25 3:-9 4:-9
obj throw As	1:-8 2:9
obj throw Au	1:6 3:-14 4:6 5:-8 7:16 8:-8 9:-6
obj throw F	1:-8 3:-8 4:-10 6:43 8:-7
obj throw Fp	1:-7 2:-7 3:-10 4:-7 6:39
obj throw Fu	0:-6 1:-10 4:-13 5:11 6:27 7:-6 8:-8 9:-6
obj throw H	1:-10 3:-6 4:-6 5:-9 6:30 7:-6
obj throw Hp	2:-9 6:25
obj throw Hu	1:-6 2:-11 5:-7 6:29
obj throw N	0:-8 1:-9 2:-15 3:16 5:-16 6:25 7:-6 8:-10 9:-7
obj throw Np	3:13 4:-7 6:6 8:-6
obj throw Nu	0:-9 1:-7 2:-11 3:6 5:-13 6:29 8:-8
obj throw O	1:-7 3:-6 4:-9 6:43 7:-6 8:-13 9:-7
obj throw Op	1:-13 2:-11 3:-21 4:-9 5:8 6:44 8:-9 9:-6
obj throw Ou	3:11 5:-12 6:22 7:-6 8:-16 9:-6
obj throw U	2:-8 3:-9 4:-7 5:-6 6:38 8:-7
obj throw Up	0:7
obj throw Uu	0:-14 1:-6 2:-8 3:-9 4:-8 5:-6 6:45 8:-8
obj throw at	1:-10 2:18 4:27 5:-7 6:-22 8:-19
obj throw h	0:-7 2:-9 4:-8 6:45 8:-7 9:-6
obj throw in	0:-9 4:-12 6:37 8:-11
obj throw none	2:-8 5:-6 6:42 8:-9 9:-6
obj throw obj	0:-8 1:-6 2:-12 3:-22 4:-9 5:-6 6:51 8:-6
obj throw of	1:-7 3:-7 4:-6 6:29
obj throw with	0:7 2:-8 3:-9 8:10
obj touch	1:-13 2:18 3:-16 5:34 7:-8 8:-8 9:-7
obj touch -	1:-13 2:-13 3:-6 5:29 6:-8
obj touch A	0:-6 1:-10 2:36 3:12 4:-12 5:-18 7:-6 8:-7
obj touch Ap	2:16 5:-6
obj touch As	0:-9 2:25 4:-6 5:-8
obj touch Au	1:-19 2:23 3:16 5:-11
obj touch H	0:8 2:-19 5:20
obj touch N	0:-11 2:-15 3:-12 4:-19 5:55 8:-17
obj touch Nu	0:-9 2:-12 3:-12 4:-15 5:48 8:-16
obj touch O	1:-8 2:11 3:-24 4:7 5:14 6:8 8:-17
obj touch Ou	0:-11 1:-8 3:-28 5:24 6:19 8:-17
obj touch U	0:-11 1:-7 2:13 3:-16 4:-10 5:30 6:-6 8:-11
obj touch Uu	0:-15 2:10 3:-11 4:-7 5:25 8:-8
obj touch V	0:12 1:-19 2:-19 3:17 4:-7 5:-13 8:21
obj touch Vp	0:16
obj touch Vu	0:-9 1:-19 2:-17 3:21 4:-6 5:-8 8:23
obj touch by	2:9 5:10
obj touch h	0:-11 1:-16 2:32 3:-6 5:26 7:-8 8:-20 9:-8
obj touch in	0:6 5:15 8:-10
obj touch none	1:-15 2:20 3:-9 5:18 7:-8 9:-8
obj touch obj	2:-8 3:-7 4:-8 5:26
obj use	3:18 5:-7 7:-6 9:-6
obj use -	3:19 4:9 5:-10 6:6 7:-6 9:-6
obj use A	0:-12 1:29 4:-14 5:-7 6:-8 7:-10 8:8 9:-8
obj use Ap	0:-6 1:10 3:10
obj use As	1:-6 2:22 4:-7 7:-8 8:-6
obj use Au	0:-8 1:39 2:-21 3:-26 4:-9 8:20
obj use F	0:-18 2:-13 4:-12 5:-7 6:35 8:-9
obj use Fu	0:-11 1:8 2:-10 3:20 4:-11 5:-7 6:10 8:-8
obj use H	1:-8 2:43 3:-17 4:-6 5:-8 6:-7 8:-6
obj use Hp	2:21 3:-9
obj use Hu	2:22 3:-8 5:-6
obj use N	0:-10 1:-7 2:-15 3:12 5:8 6:-7 8:13
obj use Np	0:-6 3:-10 4:29 5:-9 8:-6
obj use Nu	0:-8 1:-6 2:-12 3:23 4:-25 5:10 8:9
obj use O	0:7 1:-13 2:-10 3:38 4:-10 5:-11 6:8 8:-6
obj use Op	1:-6 2:-6 3:38 4:-8 5:-7 6:-9 8:-10
obj use Os	0:11
obj use Ou	0:13 1:-11 2:-10 3:32 5:-10 8:-12
obj use U	0:-11 2:9 5:10 6:-10 7:-6 9:-7
obj use Uu	0:-21 2:7 3:15 4:8 5:9 6:-11 7:-7 8:-8 9:-7
obj use V	0:12 1:-13 2:9 3:13 4:-6 8:-7
obj use Vp	0:6 1:-11 3:13
obj use Vu	1:22 2:-6 3:-11
obj use at	0:-11 1:-10 2:-6 3:43 4:-11 8:-13
obj use h	1:-14 2:24 3:8 4:-14 7:-8 8:6 9:-7
obj use in	0:12
obj use none	0:-6 2:12 3:22 5:-9 7:-7 8:-8 9:-7
obj use obj	0:6 1:-7 2:-7 3:14 4:-10 5:14 6:-7 8:-10
obj victim	1:-12 2:42 3:-11 4:-7 5:-6 8:-11
obj victim -	1:-9 2:41 3:-14 4:-7 5:-7 8:-10
obj victim A	1:-13 2:38 3:-9 4:-6 8:-6
obj victim Ap	0:8 2:11 3:-6
obj victim As	1:-13 2:31
obj victim Au	2:6
obj victim N	2:26 3:-9 5:-6 8:-9
obj victim Nu	2:28 3:-8 4:-7 5:-6 8:-9
obj victim from	0:8 2:9
obj victim h	1:-11 2:35 3:-7 8:-7
obj victim none	1:-14 2:50 3:-13 4:-8 5:-7 8:-9
obj word:boss	2:-7 3:-11 4:-14 5:-10 6:10 7:45 8:-11 9:-9
obj word:boss -	1:17 2:-14 4:-7 5:-6 6:-7 7:17 8:-6
obj word:boss A	0:-11 1:7 2:-7 3:-13 4:-10 5:-6 7:30 8:-7 9:-7
obj word:boss As	1:-9 2:-16 7:34
obj word:boss Au	0:-9 1:11 2:6 3:-11 4:-9 6:-7 7:18 9:-6
obj word:boss F	0:-15 2:9 3:-6 4:-10 5:-7 6:13 7:11 8:-7 9:-6
obj word:boss Fp	2:18 7:-7
obj word:boss Fu	0:-6 1:8 2:-11 3:-12 6:23
obj word:boss O	4:-6 7:22
obj word:boss Ou	2:-6 4:-7 7:22
obj word:boss U	0:8 1:-6 2:12
obj word:boss Uu	0:11 2:10
obj word:boss h	0:-8 1:-15 2:10 3:-20 4:-12 5:-8 6:17 7:31 8:-8 9:-8
obj word:boss is	0:-11 1:-13 2:-21 3:-9 4:-9 5:-6 7:55 8:-6 9:-6
obj word:boss none	1:7 2:-8 3:-7 4:-11 5:-7 6:15 7:17 8:-8 9:-7
obj word:bricks	0:-7 1:-15 2:-14 3:44
obj word:bricks -	0:-8 1:-12 2:-12 3:43
obj word:bricks A	1:-9 2:-11 3:22
obj word:bricks Ap	1:-12 2:-12 3:27
obj word:bricks F	0:-6 1:-9 3:31
obj word:bricks Fu	3:17
obj word:bricks is	0:-6 1:-12 2:-8 3:37
obj word:bricks none	3:8
obj word:enemy	1:15 2:27 4:-10 5:-8 6:-6 7:-6 8:-10 9:-7
obj word:enemy -	0:-12 1:21 2:38 3:-16 4:-11 5:-9 6:-6 8:-13 9:-6
obj word:enemy A	2:17 3:11 4:-6
obj word:enemy Ap	2:20
obj word:enemy Au	2:16 4:-7
obj word:enemy F	2:22 3:-9
obj word:enemy Fp	2:15 3:-6
obj word:enemy H	1:-6 2:19
obj word:enemy Hp	1:-6 2:22
obj word:enemy O	0:-12 1:33 2:17 3:-15 4:-11 5:-10 6:-6 8:-13
obj word:enemy Op	1:25 3:-7 4:-7 8:-9
obj word:enemy Ou	0:-9 1:18 2:11 3:-9 4:-6
obj word:enemy U	2:18
obj word:enemy Uu	0:14 2:-6
obj word:enemy V	0:-6 1:22 3:-6 4:-6 8:-6
obj word:enemy Vu	2:17 3:-8 8:-6
obj word:enemy at	1:24 4:-7 8:-13
obj word:enemy h	1:11 2:17 4:-9 5:-7 8:-8
obj word:enemy is	0:-6 1:-6 2:38 3:-11 5:-6
obj word:enemy none	0:-8 1:19 2:23 4:-12 5:-9 6:-7 7:-7 8:-11 9:-8
obj word:goal	0:-14 2:12 3:-10 4:26 5:-11 6:-8 7:-8 8:-15 9:7
obj word:goal -	1:7 2:23 3:-8 4:-9 8:-6
obj word:goal A	0:-6 1:14 3:-12 4:-9 9:20
obj word:goal Ap	0:-6 1:9 3:-12 4:-9 9:22
obj word:goal F	3:9
obj word:goal O	0:-8 1:-6 2:12 3:-7 4:20 5:-6 8:-8
obj word:goal Ou	0:-12 1:-6 2:6 3:-11 4:33 5:-7 8:-9
obj word:goal h	0:-12 1:-9 2:-17 4:32 5:-9 6:-6 8:-10 9:15
obj word:goal is	0:-10 1:-11 2:27 3:-17 4:24 5:-9 6:-6 7:-7 8:-11 9:-7
obj word:goal none	0:-7 1:13 2:-16 3:12 4:-14 8:-6 9:17
obj word:hero	1:19 2:18 4:-7 5:-10 6:-7 7:-7 8:-8 9:-6
obj word:hero -	0:16 1:26 2:-11 3:-11
obj word:hero A	0:-7 1:35 2:-7 3:-7 7:-6
obj word:hero As	1:29 2:-13
obj word:hero Au	1:16 2:-6
obj word:hero F	0:15 3:-8
obj word:hero Fu	0:14 3:-7
obj word:hero O	1:6 2:19 3:10 4:-7 5:-15 6:-7 8:-10
obj word:hero Ou	0:9 2:14 3:-7 5:-6
obj word:hero U	0:13
obj word:hero Uu	0:12 1:-6
obj word:hero V	1:8
obj word:hero h	0:-10 1:-16 2:21 3:20 5:-9 6:-6 8:-6
obj word:hero is	0:-7 1:30 2:-8 3:-7
obj word:hero none	2:20 3:7 4:-8 5:-12 6:-7 7:-6 8:-9 9:-6
obj word:item	0:7 1:-8 2:-10 3:22 5:-6
obj word:item -	1:-8 2:-8 3:16 4:9
obj word:item A	2:-8 4:14
obj word:item Ap	1:-7 2:-7 3:-8 4:17
obj word:item F	0:13 3:11
obj word:item Fp	0:10 3:13
obj word:item O	3:25
obj word:item Op	3:28
obj word:item h	3:16
obj word:item is	0:7 2:-7 3:22 4:-6
obj word:item none	1:-7 2:-8 3:27 4:6 8:-6
obj word:item with	3:9
obj word:obstacle	0:12 1:-9 3:-9 5:21 8:-9
obj word:obstacle -	0:19 1:-8 2:-7 4:9 8:-7
obj word:obstacle A	0:16 2:-6
obj word:obstacle Ap	0:12
obj word:obstacle F	2:20 3:-8
obj word:obstacle N	4:13 8:-7
obj word:obstacle Nu	4:14 8:-6
obj word:obstacle O	2:-8 3:-9 5:29
obj word:obstacle Op	0:-6 2:-7 3:-9 5:29
obj word:obstacle h	0:-7 2:13 3:-16 4:-7 5:23
obj word:obstacle in	0:9
obj word:obstacle none	1:-8 2:10 3:-8 4:6 5:12 8:-7
only	1:6 3:20 4:-8 8:-7
only A	1:8 2:17 3:15 4:-9 5:-6 7:-6 8:-6
only Ap	1:12 3:24 4:-9 5:-6 6:-6 7:-6
only As	1:13 2:22 3:-8 8:-6
only Au	2:20 3:13 4:-9 5:-6 7:-6
only F	1:7 2:-6 3:29 8:-7
only Fp	2:-8 3:21 4:-6 8:-6
only Fs	1:41 2:-6 3:-12 4:-7 6:-8 8:-8
only Fu	3:25 8:-7
only H	1:-18 3:28 4:-6 6:-6 7:-6 8:-6
only Hp	1:-15 2:-32 3:43 4:-6 5:9
only Hs	1:-19 2:12 3:14 7:-6
only Hu	1:-6 2:21
only N	0:16 1:-15 2:-8 3:7 4:-14 5:20
only Np	0:-11 1:-6 4:-8 5:-6 8:25
only Ns	3:22 8:-11
only Nu	0:16 1:-12 2:-7 3:-7 4:-11 5:26 8:-7
only O	0:10 1:-7 2:-10 3:22 4:-6 6:8
only Op	1:-14 2:-13 3:25 4:-8 6:12 8:-9
only Os	0:-8 1:28 2:-8 3:13 4:-12 5:-8 6:-7 8:-16
only Ou	0:16 1:-15 2:-9 3:6 4:6 5:-6 6:9
only U	0:8 1:11 3:9 4:-7 5:-7 8:-10
only Up	0:6 1:-7 3:16
only Uu	1:15 2:7 4:-7 5:-6 8:-9
only V	0:8 1:19 2:-14 4:-6 6:7 8:-6
only Vp	1:-11 2:-13 4:-6 6:26
only Vu	1:18 2:-6 3:-6
os attack attack	2:15 3:12
os attack attack A	2:16
os attack guard	1:25 2:-9 4:-8
os attack guard A	1:30 2:-11 4:-9
os attack move	1:22 2:-16 4:-6
os attack move A	1:23 2:-15
os avoid avoid	0:-7 1:-15 2:17 3:-15 4:-14 8:8 9:14
os avoid avoid A	1:-11 2:37 3:-11
os avoid avoid H	9:16
os avoid eat	0:8 1:8 2:-9
os avoid eat A	1:19 2:-17
os avoid fall	2:-11 3:-7 5:15
os avoid move	1:-18 2:24
os avoid reach	3:-10 5:33 8:-10
os avoid reach O	2:-11 3:-8 5:36 8:-8
os avoid save	2:8
os avoid save A	2:11
os avoid take	1:12 3:-7 4:-6 5:6
os avoid take A	1:8 2:11 3:-8
os avoid throw	1:14 2:-11
os bring attack	2:-13 4:-8 5:27
os bring attack O	2:-17 3:8 5:18
os bring bring	0:-8 4:19 8:-7
os bring bring A	1:17
os bring bring U	1:-7 4:21 8:-6
os bring fall	0:-8 1:-6 2:36 3:-19 4:-8 8:-6
os bring make	1:37 2:-13 3:-15 4:-14 8:-7
os bring meet	2:11 3:12 4:-8
os bring meet O	0:6
os bring move	0:-9 1:11 2:-8 3:26 4:-10 8:-7
os bring move O	0:-7 3:28 4:-7
os bring reach	1:12 2:-9 3:31 4:-14 8:-7
os bring reach A	1:21 2:-12 3:11 4:-11
os bring reach F	3:22
os bring sneak	1:-6 2:-9 4:-10 9:21
os chase chase	0:-7 1:15 3:-10 4:-6 6:-6 8:17
os chase chase A	1:30 2:-13 3:-7
os chase take	0:-9 1:-23 2:45 3:-17 8:-6
os chase take A	1:-22 2:32 3:-8
os cross avoid	1:21 3:-12
os cross move	8:11
os cross reach	2:10
os eat eat	1:21 2:-23 3:10 4:10 5:-11 8:-9
os eat eat F	2:-6 3:-13 4:21
os eat eat O	3:18
os eat fall	0:-13 1:-6 2:-10 3:24 4:-8 5:-7 8:16
os eat fall U	0:-7 2:-6 8:15
os fall move	0:-6 2:23 3:-23 5:-7 6:-7 8:17
os fall take	1:35 2:-19 3:-20 4:-7 5:16 8:-9
os fall take A	0:-7 1:47 2:-20 3:-17
os fight fight	0:7
os fight reach	2:15
os fight reach A	2:7
os fight save	1:-6 2:26
os fight save A	2:21
os guard guard	2:14
os guard guard A	2:14
os hit fall	2:-15 3:25
os hit hit	4:9 8:7
os hit hit O	3:-9 4:15
os hit move	0:-6 1:11 6:7 8:-7
os hit move F	0:-7 1:16 3:-12 6:17 8:-10
os hit sneak	0:6 3:-17 4:-6 5:22
os hit sneak O	3:-14 4:-7 5:27 8:-8
os make make	0:-8 4:27 8:-11
os make make O	0:-6 4:21 8:-7
os make push	1:-15 2:-15 3:-7 4:27
os match match	4:17 8:-8
os match move	1:-23 2:-9 3:41 4:-8 8:-10
os match move V	1:-9 3:16 8:-7
os meet move	3:11
os move avoid	3:-6 5:10
os move bring	0:6 1:-8 5:18 8:-11
os move fight	0:9 1:14 2:-6 8:-8
os move move	1:11 2:-12 3:11 5:6 8:-20
os move move O	0:-13 1:23 2:-12 3:20 4:-10 5:7 6:-7 8:-27
os move move U	0:11
os move move V	1:-9 4:23
os move over	1:-6 4:22 5:-14
os move over O	0:6 5:-8 8:10
os move play	1:-6 8:17
os move reach	0:-9 1:-14 3:15 4:-8 8:13
os move reach A	0:-6 1:-15 2:13 3:21 4:-6 5:-8 8:-7
os move take	0:-6 2:-6 3:16 4:-8 5:-13 8:14
os move take N	0:6 4:-6 5:-7 8:14
os over reach	2:-6 3:-6 5:14 8:7
os over reach O	3:-8 5:-6 8:25
os over take	3:-6 5:-8 8:21
os play attack	2:6
os play attack A	1:6
os play avoid	2:-16 3:11 4:13 9:-6
os play avoid A	1:-10 2:-16 3:23 4:10 9:-6
os play chase	2:12
os play chase A	2:13
os play clean	2:20 3:-6
os play eat	1:8
os play fight	1:-8 2:-10 4:22
os play fight A	1:-10 2:-7 4:23
os play hit	1:15
os play hit A	1:24 2:-10 3:-6
os play move	0:-9 1:19 2:13 3:-13 4:-7 5:6 8:-9
os play move A	1:7
os play move O	1:8 2:11
os play over	2:21 3:-6
os play over A	2:18 3:-6
os play play	0:-9 1:7 3:-7 8:15
os play play O	0:-10 1:18 3:-9
os play reach	1:19 8:-6
os play shoot	0:6
os play steal	1:8
os play take	1:16
os play take A	1:21
os play throw	1:-7 2:15
os push move	0:6
os push move O	0:7
os push push	0:-10 1:-17 2:36 3:-17 4:-10 8:7
os push reach	0:-6 1:-7 3:40 4:-6 5:-9 8:-12
os push reach O	3:29 5:-7 8:-7
os race move	1:11
os race move A	1:8
os reach avoid	3:-10 4:32
os reach avoid F	2:-7 3:-11 4:29
os reach avoid N	4:11
os reach bring	1:9 3:-11 4:18 8:-6
os reach reach	0:-7 1:6 2:-6 3:17 4:-13 8:8
os reach use	4:14
os save attack	1:-11 2:-9 3:25 4:-10
os save attack A	0:6 2:-8 3:11 4:-7
os save save	1:-8 8:20
os save save A	1:-6 2:-13 4:16 8:6
os shoot move	2:-8 6:22
os shoot move F	6:11
os shoot shoot	0:-6 1:-7 2:14 5:-7 6:20 8:-9
os sneak sneak	1:-11 2:36 3:-8 4:-8 8:-7
os sneak sneak A	1:-9 2:34 3:-8 4:-6 8:-6
os sneak steal	4:15
os stay stay	1:-9 2:-23 3:-14 4:16 5:26 8:-6
os stay stay A	1:-7 2:-24 4:-8 5:31
os stay steal	8:21
os stay steal O	8:12
os steal sneak	2:-11 3:22
os steal sneak A	2:-13 3:24
os steal steal	0:6 3:6
os steal steal F	3:10
os take attack	0:9 2:18 3:-15
os take attack O	2:19 3:-10 5:-6
os take avoid	1:-20 2:11 3:27 4:-12 8:6
os take avoid A	1:-14 2:12 3:10
os take avoid F	1:-6 3:25
os take avoid O	3:20
os take avoid U	1:-7 3:-9 4:-7 8:26
os take chase	1:-7 3:6 4:12 8:-6
os take chase A	3:12
os take fall	0:8 1:29 2:-7 3:-11 4:-11 8:-15
os take fall F	3:11
os take fall O	0:12 1:17 3:-18 8:-7
os take guard	1:-8 2:11 3:18 4:-6 8:-6
os take guard O	3:18
os take hit	8:7
os take make	0:-7 1:-19 2:19 3:8 4:-10 8:7
os take make A	1:-16 2:21
os take move	0:10 1:-10 4:-9 8:13
os take move A	0:6 2:8
os take play	0:6
os take stay	0:-6 2:14 3:17 4:-6 5:-6 8:-13
os take take	1:-13 3:16 4:18 6:-6 8:-16 9:-8
os take take A	0:-13 1:-36 2:22 3:36 5:-7 7:-6 8:-10 9:-9
os take take F	4:11
os take take N	0:-8 1:14 3:-16 4:8 5:18 8:-20
os take take O	2:-7 3:27 4:-6 5:-6 8:-6
os take throw	0:-7 1:-7 2:-7 3:-13 4:-8 6:36 8:-8
os take throw O	2:-6 4:-6 6:18 8:-6
os take use	0:-6 1:-8 2:-26 5:24 8:15
os throw reach	1:-9 2:-16 3:-7 6:31
os throw reach A	0:9 1:-8 2:-10 6:16
os throw throw	0:-6 1:-17 2:34 3:-11 4:8 5:-7 8:-20
os throw throw A	1:-10 2:20 6:-6
os throw throw O	1:-7 2:24 3:-9 4:-12 6:9 8:-11
os touch touch	1:-6 3:18
os touch touch V	1:-8 3:21
os use match	3:-9 4:22 8:-6
os use match O	3:6
os use match U	3:-13 4:23
os use take	0:-7 1:-7 3:24
os use use	0:-12 1:-13 3:8 4:13
os use use N	0:-10 2:-10 3:-19 4:17 5:10 8:8
os word:boss play	1:19
os word:enemy word:enemy	0:16 2:-7
os word:obstacle word:obstacle	3:7
p 3rd-place-medal	3:-10 4:22 8:-7
p 3rd-place-medal --	0:-8 3:-12 4:31 6:-6 8:-11
p 3rd-place-medal u	0:-10 3:-16 4:36 5:-6 6:-7 8:-13
p adhesive-bandage	0:9 8:7
p adhesive-bandage --	0:6 3:-10 4:-8 8:21
p adhesive-bandage u	0:6 8:10
p airplane	1:19 2:-8 3:6 4:-7 8:-7
p airplane --	0:-6 2:-6 3:19 4:-7
p airplane h-	0:14 2:-6
p airplane u	1:23 2:-8 4:-7 8:-7
p airplane-arrival	0:10
p alarm-clock	3:13
p alarm-clock --	3:10
p alien	1:-24 2:50 3:-10 4:-7 6:-6
p alien --	1:-24 2:34 3:-6
p alien h-	1:-7 2:38 3:-8 4:-6 6:-6
p alien p	1:-12 2:29 5:-6
p alien u	1:-15 2:44 3:-12 4:-7 6:-7
p alien-monster	0:22 2:-13
p alien-monster --	0:11
p alien-monster u	0:10
p amphora	0:-12 1:13 2:-17 5:14 6:-9
p amphora --	0:-9 1:24 8:-7
p amphora h-	0:-8 2:-10 3:22 4:-16 5:20 6:-7 8:-11
p amphora u	0:-15 1:10 2:-17 3:-12 4:14 5:13 6:-10 7:-6 8:11
p anchor	1:-6 2:-10 3:-19 4:58 5:-14 6:-8 8:-17
p anchor --	0:14 4:14 6:-10 8:-7
p anchor h-	0:-8 2:-10 3:-20 4:56 5:-15 6:-6 8:-13
p anchor u	1:-6 2:-10 3:-22 4:64 5:-15 6:-8 8:-18
p ant	0:-10 1:23 4:-14 5:-6 7:9 8:-9 9:-6
p ant --	0:-9 1:22 2:20 3:-13 4:-10 8:-8
p ant h-	1:-8 2:-6 3:22
p ant p	1:-20 2:27 3:10 4:-9 8:-6
p ant s	2:-12 7:17
p ant u	0:-9 1:37 2:-13 3:-6 4:-7
p anthill	4:20 8:-17
p anthill u	4:18 8:-14
p archer	0:-7 1:43 2:-21 3:-8 4:-8
p archer -e	1:33 2:-18
p archer p	1:29 2:-14
p armadillo	1:13
p armadillo --	1:16
p armadillo s	1:16
p articulated-lorry	4:19
p artist-palette	0:-11 1:-12 2:-8 3:16 4:-12 5:16 6:-9
p artist-palette --	1:-12 3:8 4:-6 5:21 8:-9
p artist-palette h-	0:-13 3:7 4:-7 5:-12 6:-6 8:21
p artist-palette p	0:-12 2:-6 3:-14 4:-8 5:12 6:-6 8:25
p artist-palette u	1:-12 3:36 5:-6 8:-18
p asteroid	2:-28 3:-16 5:40
p asteroid --	2:-18 5:24
p asteroid h-	0:10 2:-13 3:-12 5:19
p asteroid p	1:-10 2:-18 3:-16 5:36
p asteroid u	1:8 2:-7
p astronaut	1:31 2:-12 3:-9
p astronaut --	1:37 2:-14 3:-7
p astronaut s	1:13
p astronaut u	1:27 2:-13 3:-6
p auto-rickshaw	0:-7 1:34 2:-6 3:-7 8:-8
p auto-rickshaw --	1:25 3:-6 8:-6
p auto-rickshaw u	0:-8 1:29 8:-8
p automobile	2:34 3:-12 4:-16 5:13 6:-8 7:-7 9:-7
p automobile --	0:18 4:-8 9:-6
p automobile h-	0:-7 1:-6 2:23 4:-21 5:21 6:-8 7:-7
p automobile he	0:-7 1:-6 2:28 3:-8 8:-6
p automobile p	1:-23 2:19 4:-11 5:18 6:-6 8:-11 9:-6
p automobile s	0:8 1:-6 5:8
p automobile u	2:32 3:-11 4:-15 5:-6 6:-7 7:-7 8:9
p avocado	0:6 2:20 3:-17
p avocado --	1:6 3:-7
p avocado h-	2:18 3:-8
p avocado p	2:19 3:-12
p axe	1:-10 2:-7 3:-23 4:-8 5:-6 6:47 8:-7
p axe --	1:-8 2:-6 3:-20 4:-9 6:41 8:-8
p axe p	0:-8 1:-6 3:-19 6:35
p axe u	1:-7 6:17
p baby	1:-17 2:-15 5:20 7:-6 8:-11 9:18
p baby --	0:18 1:-14 2:15 3:-6
p baby h-	0:-10 1:-13 2:-27 3:19 4:-15 5:15 8:-6 9:21
p baby u	0:10 1:-19 2:-17 5:16 7:-7 8:-12 9:18
p baby-chick	0:-7 1:-17 2:-30 3:-26 4:48 7:-6 8:15
p baby-chick h-	0:-6 1:-12 2:-33 3:-15 4:26 5:-6 7:-6 8:33
p baby-chick u	1:-13 2:-30 3:-21 4:36 5:-6 8:23
p badger	0:13 1:12 2:-10
p badger --	0:16 1:11 2:-11 3:-6
p badger s	0:6 1:7 2:-6
p badger u	0:9 1:11 2:-7
p bagel	0:7 1:-10 2:-8 3:23 4:-9 6:6 8:-6
p bagel --	1:-9 3:13 4:-8 6:13
p bagel -e	0:-6 3:22
p bagel h-	3:15
p bagel he	0:10
p bagel p	0:-7 3:23
p bagel u	1:-10 2:-6 3:20 4:-8 6:10 8:-6
p baguette-bread	0:10 1:9 2:-7 3:-7 4:-13 6:15
p baguette-bread --	0:10 1:19 3:-22 4:-9 6:10
p baguette-bread p	1:-6 4:-9 6:18
p baguette-bread u	0:6 1:27 3:-21
p baker	0:-10 1:25 3:8 4:-7
p baker --	0:-10 1:15 2:-13 3:19
p baker s	1:18
p baker u	1:8 3:7
p balance-scale	0:11
p balloon	0:-10 1:23 3:28 4:-13 5:-15 6:-12 7:-6 9:-7
p balloon --	0:-8 1:41 2:-9 3:10 4:-13 5:-9 6:-13 8:-22
p balloon -e	0:-8 2:-6 3:31 8:-6
p balloon h-	1:-6 2:14 3:-20 4:-7 5:-16 8:30
p balloon p	1:-10 3:41 4:-6 5:-9 6:-7 8:-7
p balloon u	1:37 2:-13 3:-7 4:-11 5:-13 6:-11
p banana	0:-6 1:-16 2:-8 3:39 4:-8 8:-6
p banana --	1:-23 2:-12 3:40 4:-7 6:6 8:-6
p banana h-	3:32 4:-6
p banana p	0:-10 1:-11 2:-10 4:-7 5:17 6:19 8:-7
p banana u	1:-14 2:-6 3:46 6:-19
p bank	0:16
p bank --	0:18
p bank u	0:16
p bar-chart	3:-12 4:27 8:-8
p bar-chart --	4:13
p barber-pole	3:6 5:7
p barber-pole --	5:17
p barber-pole u	3:7 5:9
p barrel	0:-11 1:-10 2:-10 4:27 5:-10 6:-11 8:15
p barrel --	0:-11 1:-10 2:-9 3:-11 4:39 5:-8 6:-10 8:6
p barrel p	0:-15 1:-7 2:-8 4:8 5:-8 6:-8 8:21
p barrel u	0:9 1:-6 3:-16 4:25 8:-7
p baseball	0:10
p baseball --	0:10
p baseball u	0:10
p basket	0:7 1:25 2:-12 3:-15 4:16 5:-11 6:-16 7:-6
p basket --	1:37 2:-11 4:12 5:-10 6:-11 7:-6 8:-28 9:-6
p basket -e	4:15
p basket h-	1:-6 2:-7 3:-16 4:8 5:-7 6:-13 8:30
p basket p	0:-12 2:-7 3:9 4:6 8:13
p basket s	1:29 2:-9 3:-19 4:21 5:-9 6:-10 7:-6 8:-19
p basket u	0:13 1:30 2:-9 3:-23 4:-12 5:-7 6:-15 8:11
p bat	0:-12 1:8 2:45 3:-24 4:-13 5:-9 6:-7 7:-10 8:-11 9:10
p bat --	0:-7 1:31 3:-8 4:-6 8:-6
p bat -e	0:7 1:-14 2:20 3:-10
p bat h-	0:-6 1:-8 2:40 3:-13 4:-6 8:-8
p bat he	0:-7 1:-12 2:29 3:-11 4:-8 7:-6 9:8
p bat p	0:-9 1:-21 2:58 3:-21 4:-8 5:-6 7:-6 8:-10
p bat s	0:-9 1:25 2:-18 3:-11 4:-6 8:-6 9:18
p bat u	1:-6 2:28 3:-7
p battery	0:18 4:-7 5:7 8:-9
p battery h-	0:18 2:-7 4:-9 5:17 8:-14
p battery p	2:-7 4:-8 5:21 8:-14
p battery u	0:17
p beach-with-umbrella	0:-7 1:-7 3:8 4:-12 5:26 8:-8
p beach-with-umbrella --	0:-6 1:-6 3:13 4:-14 5:17 8:-7
p beach-with-umbrella p	0:-9 1:-9 2:-7 4:-12 5:37 8:-12
p beans	0:-12 1:-10 2:-9 3:8 6:25 8:-7
p beans --	0:-9 1:-8 3:43 6:-17
p beans h-	0:-6 2:-6 3:-26 6:38
p beans u	0:-10 1:-10 2:-7 3:12 6:17 8:-6
p bear	0:-13 1:18 2:23 4:-13 5:-6 6:-6 8:-9 9:-6
p bear --	0:-13 1:22 2:20 4:-13 5:-6 6:-6 7:-6 8:-9 9:-6
p bear -e	0:-8 1:11 2:12 3:-7 4:-13 7:8
p bear h-	0:-6 1:-12 2:23 3:9 4:-6
p bear p	0:-9 1:23 3:-10
p bear s	0:-8 1:-7 2:26 3:-10 7:7
p bear u	0:-14 1:26 2:11 3:14 4:-16 5:-7 6:-7 7:-7 8:-12 9:-7
p beaver	0:-9 2:13 3:10 8:-6
p beaver --	0:-9 1:-18 2:29 3:6 8:-6
p beaver u	0:-9 1:-23 2:22 3:22 4:-6 8:-7
p bed	1:-15 2:-8 4:-16 5:-8 6:-7 8:36
p bed --	1:-11 2:-6 4:-13 5:-7 6:-6 8:31
p bed p	0:10
p bed s	0:-7 1:-13 8:20
p bed u	3:-6 4:-10 8:26
p beehive	1:-9 2:-6 4:44 5:-8 8:-24
p beehive --	0:-18 1:-9 2:-6 3:34 4:9 5:-8 8:-20
p beehive h-	3:-10 4:50 5:-7 8:-26
p beehive p	3:-8 4:15 8:-7
p beehive s	0:-8 4:34 8:-18
p beehive u	0:-11 1:-6 2:-6 3:23 4:25 5:-8 8:-23
p beer-mug	0:11
p beetle	0:-9 1:8 2:44 3:-23 4:-14 5:-8 6:-7 8:-10 9:-7
p beetle --	0:-7 1:-11 2:54 3:-22 4:-14 8:-8
p beetle -e	1:33 2:-7 3:-6 7:-6
p beetle h-	1:-11 2:48 3:-18 4:-7 5:-9 6:-6 8:-8
p beetle p	1:-23 2:53 3:-23 4:-10 5:-6 8:-7
p beetle s	0:-10 1:13 2:-12 3:-8 4:-6 7:23
p beetle u	0:-7 2:38 3:-17 4:-10 5:-6 6:-6 7:-6 8:-8
p beetroot	3:30 4:-9 6:-15 8:-6
p beetroot h-	0:-6 2:11 3:16 4:-7 6:-11
p beetroot u	2:9 3:16 4:-6 6:-10
p bell	0:-6 1:-13 2:-16 3:-24 4:-14 5:-11 6:-12 7:16 8:43
p bell --	0:15 3:-6
p bell h-	0:-6 2:-8 3:-10 4:-7 5:-6 7:23 8:7
p bell u	0:-16 1:-10 2:-12 3:-20 4:-13 5:-8 6:-11 7:30 8:27
p bell-pepper	3:11
p bell-pepper --	1:-6 3:20
p bell-pepper u	0:6 3:10
p bell-tower	2:-6 3:-7 4:-23 5:13 8:22
p bell-tower h-	3:-6 4:-11 5:26 8:-11
p bell-tower u	4:-19 5:-9 8:33
p bell-with-slash	0:8
p bell-with-slash --	0:9
p bell-with-slash u	0:8
p bento-box	1:-7 2:-8 3:19 4:-9 6:-6 8:13
p bento-box --	3:-8 4:-6 8:19
p bento-box h-	3:20
p bento-box u	3:15
p beverage-box	2:-7 3:-11 6:-6 8:-7 9:27
p beverage-box h-	9:15
p beverage-box u	2:-8 3:-7 4:-6 6:-6 8:-7 9:28
p bicycle	1:17 2:-11 3:8 4:7 5:-8 6:-8 7:-6 8:-15 9:9
p bicycle --	0:-14 1:24 2:-13 3:11 4:21 5:-9 6:-8 7:-6 8:-25 9:-9
p bicycle h-	0:11 1:-15 3:-8 4:-10 9:19
p bicycle p	0:-6 1:-18 2:6 3:8 4:18 8:-7
p bicycle s	1:19 2:-6 4:-10 8:-18 9:17
p bicycle u	1:17 2:-10 3:9 5:-6 8:-13 9:-9
p billed-cap	0:-6 2:-6 8:22
p bird	1:-22 2:29 3:10 6:-7 7:-6 9:-6
p bird --	0:7 1:-26 2:11 3:18 4:12 6:-9 7:-7 9:-7
p bird -e	2:12 4:-7
p bird h-	1:-15 2:59 3:-10 4:-12 5:-8 9:-6
p bird he	0:-7 1:-16 2:27 3:-10 4:-8 5:-7 7:12
p bird p	1:-10 2:32 3:-8 4:11 5:-7 8:-9
p bird s	1:8 2:13 3:-11
p bird u	0:12 1:-36 2:33 3:16 4:-7 6:-8 9:-7
p birthday-cake	0:14 1:-11 2:-11 3:-21 4:26 5:-6 8:9
p birthday-cake --	0:8 1:-9 2:-7 3:-9 4:15 6:-6 8:13
p birthday-cake -e	0:-6 1:-6 2:-7 3:-34 4:32 6:16
p birthday-cake he	1:-6 3:15 4:10 6:-10
p birthday-cake p	1:-8 2:-8 3:-30 4:9 6:14 8:18
p birthday-cake s	0:-7 1:-7 2:-8 3:18 4:15 5:-6 6:-10 8:-7
p birthday-cake u	0:15 1:-6 2:-6 3:-24 4:31
p bison	1:-11 2:-14 3:-10 4:-7 7:19 8:18
p bison u	0:-7 1:-11 2:-16 3:-10 4:-7 7:23 8:17
p blackbird	0:-9 1:-22 2:55 3:10 4:-12 5:-6 6:-7 8:-7
p blackbird --	0:-11 1:-33 2:61 3:16 4:-12 5:-6 6:-12 7:-6 8:-10 9:-6
p blackbird h-	0:-8 1:-9 2:53 3:-17 4:-9
p blackbird he	2:12
p blackbird p	0:-6 1:-17 2:47 3:-9 4:-6
p blackbird u	0:-8 1:-27 2:53 3:20 4:-15 5:-6 6:-10 7:-6 8:-10 9:-6
p block	2:-8 3:28 4:-7 8:-13
p block --	0:-6 1:-6 2:-11 3:38 4:-8 8:-16
p block h-	0:14
p block u	2:-7 3:27 4:-7 8:-14
p blossom	3:52 4:-21 5:-8 7:-6 8:-29 9:-6
p blossom --	0:-8 2:-10 3:59 4:-16 5:-12 8:-28
p blossom h-	0:9 1:-9 2:23 3:28 4:-26 5:-7 6:-6 8:-25 9:-6
p blossom he	0:-7 2:-7 3:18 4:-11 5:-8 6:23 8:-12
p blossom p	1:-12 2:10 3:27 4:-21 6:8 8:-24
p blossom s	1:-8 3:25 4:-6 8:-12
p blossom u	0:-13 1:11 2:-7 3:58 4:-23 5:-14 7:-6 8:-31 9:-7
p blueberries	1:-6 2:-8 3:32 4:-8 6:-6
p blueberries --	0:6 3:13
p blueberries h-	3:14
p blueberries p	0:-7 3:28 4:-7
p blueberries u	3:13
p boar	2:8
p boar s	1:13
p bomb	0:9 1:-11 2:20 3:-18 4:-7 5:-8 6:16 8:-6
p bomb --	0:6 1:-11 2:21 3:-19 4:-7 5:-8 6:21 8:-6
p bomb h-	6:18
p bomb p	1:-8 2:26 3:-21 4:-7 5:-9 6:18 8:-6
p bomb u	1:-12 2:16 3:-11 4:-6 5:-7 6:20 8:-6
p bone	1:-8 2:-11 3:32 4:-14 5:-10 6:-8 7:11
p bone --	0:19 1:-6 2:-6 4:-10 5:-6 8:11
p bone h-	3:22
p bone he	0:-11 1:-6 2:-7 3:19 4:-8 5:-6 6:-6 7:21 8:-9
p bone p	0:6 3:18
p bone u	0:6 1:-7 2:-9 3:33 4:-11 5:-10 6:-8
p bookmark-tabs	0:-17 1:-8 3:34 4:-6 8:-9
p bookmark-tabs --	0:-14 1:-8 3:33 8:-9
p bookmark-tabs u	0:-11 1:-8 3:30 8:-8
p books	1:-12 2:-9 3:53 4:-12 5:-20 8:-20
p books --	1:-11 2:-6 3:47 4:-10 5:-15 6:-6 8:-18
p books h-	0:-8 2:-9 3:45 4:-12 5:-16 8:-19
p books he	0:10 3:-7
p books p	0:10 1:-6 2:-7 3:21 4:-11 5:-9 6:8 8:-11
p books u	1:-10 2:-6 3:42 4:-8 5:-15 8:-16
p bottle-cap	0:13 1:-7 3:10
p bottle-cap u	1:-6 3:16
p bottle-with-popping-cork	0:-7 1:-9 2:-7 3:18 4:-8 5:21 6:-12 8:-6
p bottle-with-popping-cork --	1:-6 3:11 5:15 6:-9
p bottle-with-popping-cork h-	0:-7 3:9 5:14
p bottle-with-popping-cork p	1:-8 4:-6 5:23 6:-6
p bottle-with-popping-cork u	0:-12 1:-6 2:-8 4:-6 5:32 6:-11
p bouquet	0:-8 3:42 4:-17 5:-11 8:-12
p bouquet h-	0:-7 3:38 4:-16 5:-9 8:-9
p bouquet p	0:-7 3:38 4:-16 5:-9 8:-8
p bow-and-arrow	0:20
p bow-and-arrow --	0:13
p bow-and-arrow u	0:17 3:-6
p bowl-with-spoon	1:42 2:-10 3:-23 4:-7 6:-7 8:-9
p bowl-with-spoon --	0:7 1:18 3:-15
p bowl-with-spoon h-	1:18
p bowl-with-spoon u	1:24 3:-12
p boxing-glove	3:21
p boxing-glove h-	0:-7 3:22
p boxing-glove u	0:-9 3:27 8:-6
p boy	0:30 1:-15 2:7 3:-14 4:6
p boy --	0:31 1:-16 3:-14 4:17 8:-8
p boy -e	0:11
p boy h-	1:-15 2:11 3:-12 5:-6 8:17 9:-6
p boy p	0:19 1:-11 2:7 3:-7
p boy s	0:23 1:-10 2:6
p boy u	0:25 1:-6 3:-16 4:10
p brain	0:16 3:-6
p brain --	0:13
p brain u	0:13
p bread	0:-14 1:21 2:6 3:10 4:-14 5:-8 6:8 7:-6 8:-10
p bread --	0:-13 1:33 2:-13 3:12 4:-10 5:-7 6:-6 8:-11
p bread -e	3:13
p bread h-	0:-13 1:-8 2:29 3:-10 4:-11 5:-7 6:18 8:-6
p bread p	2:-6 3:8 6:13
p bread u	0:-18 1:36 2:8 4:-19 5:-10 7:-7 8:-14 9:-7
p brick	1:-19 3:-13 4:22 5:49 6:-13 7:-7 8:-18 9:-8
p brick --	0:-6 1:-25 3:29 4:10 5:17 6:-14 7:-6 8:-16 9:-6
p brick -e	1:-7 2:25 3:-18 4:-7 5:10 8:-7
p brick h-	1:-9 2:-26 3:-32 4:34 5:47 6:-10 7:-6 8:-26 9:-7
p brick he	2:-9 3:-31 4:28 5:15 8:-7
p brick p	0:-12 1:-16 2:-27 3:-17 4:33 5:50 6:-15 7:-7 8:-18 9:-8
p brick s	0:8 1:-20 3:34 4:-9 8:-12
p brick u	1:-14 2:11 4:18 5:21 6:-11 7:-7 8:-22 9:-7
p bridge-at-night	1:-13 2:-13 3:-11 4:7 5:35 6:-6 7:-6 8:-10 9:-6
p bridge-at-night --	0:-6 1:-13 2:-10 3:-13 5:44 8:-13
p bridge-at-night h-	2:-13 3:-12 4:7 5:32 8:-25
p bridge-at-night s	1:-7 3:8 5:-6 8:8
p bridge-at-night u	1:-10 2:-14 3:-24 4:13 5:45 6:-6 8:-34
p briefs	2:10 3:-6
p broccoli	0:-10 1:-9 2:41 3:-25 6:-7 8:-6
p broccoli --	0:-6 1:-7 2:31 3:-11 6:-6
p broccoli h-	2:19 3:-17 4:12
p broccoli p	2:27 3:-13
p broccoli u	2:7 3:-11 4:18
p broom	0:14 1:-13 2:25 3:-12 4:-13 5:-14 8:11 9:-6
p broom --	0:30 1:-10 3:-6
p broom h-	1:-8 2:39 3:-16 4:-12 5:-11
p broom he	0:6 1:-6 2:-13 3:-19 4:-11 5:-11 6:26 8:14
p broom p	0:-9 1:-6 2:23 3:-15 4:-10 5:-10 6:10 8:10
p broom s	0:8 8:16
p broom u	0:20 1:-15 2:9 4:-8 5:-10 6:8
p brown-mushroom	3:7
p brown-mushroom p	3:8
p bubble-tea	0:9 1:-6 3:8
p bubble-tea --	3:6
p bubble-tea u	0:6 1:-7 3:10
p bubbles	0:11
p bucket	0:-10 1:20 2:-11 3:15 5:21 6:-16 7:-6 8:-24 9:-6
p bucket --	0:-9 1:28 2:-13 3:24 6:-20 7:-6 8:-29 9:-6
p bucket h-	5:21 8:-6
p bucket he	0:14 3:-6
p bucket p	0:-6 3:-19 4:-6 5:34 8:-8
p bucket s	0:-7 1:36 3:-17 4:16 5:-6 6:-12 8:-21
p bucket u	2:-7 3:35 4:-11 5:-7 6:-11 8:-15
p bug	2:21 4:-9 7:-6 8:-7
p bug --	0:7 2:16 3:-9 4:-8 8:-6
p bug p	0:9 1:-13 2:-11 3:17
p bug s	1:25 2:-17
p bug u	2:31 3:-24 4:-9 8:-7
p building-construction	0:-9 1:12 3:6 4:-8 5:10 8:-9
p building-construction --	0:-12 1:25 3:14 4:-10 8:-14
p building-construction u	1:15 8:-7
p bullseye	0:17 3:-8
p bullseye --	0:16 3:-7
p bullseye u	0:10 3:-6
p burrito	0:9
p burrow	0:-13 1:-6 2:-8 3:-15 4:43 5:-8 6:-8
p burrow h-	0:-8 3:-12 4:34 8:-14
p burrow he	4:22 8:-6
p burrow u	0:-14 1:-6 2:-6 3:-14 4:36 5:-8 6:-6 8:7
p bus	0:10 1:-12 3:13
p bus --	1:-11 2:-8 3:19
p bus h-	0:14
p bus p	2:14 3:7
p bush	2:-6 3:-8 4:-13 5:-8 8:31
p bush he	0:-6 4:-11 5:-7 8:28
p bush u	3:-7 4:-16 5:-10 8:33
p butcher	2:22
p butcher h-	2:25 3:-7
p butcher p	2:11
p butterfly	0:-19 1:-12 2:13 3:12 4:-15 5:-9 6:-7 7:33 8:-12 9:-9
p butterfly --	0:-15 1:6 2:26 4:-8 8:-8
p butterfly h-	1:-14 2:12 3:20 4:-7
p butterfly he	0:-7 1:-8 2:-15 3:-11 4:-7 7:35
p butterfly p	0:-12 1:-23 2:28 3:22 4:-10 5:-6 7:-6 8:-7
p butterfly s	1:-10 2:-8 3:-7 7:24
p butterfly u	0:-15 1:20 3:-18 4:-11 5:-6 7:28 8:-9
p button	0:-13 1:-9 2:-7 3:47 4:-7 5:-6 6:-8 8:-12
p button --	1:-8 3:29 6:-6 8:-8
p button h-	0:-6 3:23
p button u	1:-8 3:36 4:-7 6:-6 8:-11
p cactus	0:-19 1:13 3:-28 4:-24 5:70 6:-7 7:-6 8:-31 9:-6
p cactus --	0:-17 1:39 2:20 3:-17 4:-11 5:-17 8:-22
p cactus h-	0:-14 1:-8 2:-23 3:-20 4:-23 5:83 6:-6 8:-24
p cactus p	0:-11 1:21 2:-15 3:-14 4:-13 5:39 8:-18
p cactus u	0:-17 1:9 3:-28 4:-24 5:66 6:-6 8:-27
p camel	1:30 3:-11 8:-6
p camel --	1:35 3:-12 6:-6 8:-6
p camel h-	2:8
p camel p	1:-19 2:27
p camel s	1:18
p camel u	1:45 2:-15 3:-11 8:-6
p camera	0:13 3:-10
p camera --	0:12 3:-8
p candle	1:-8 2:17 3:8 4:7 5:-10 8:-9
p candle --	0:-7 1:-6 3:15
p candle h-	0:8 2:13 5:-8 8:-7
p candle p	0:-9 2:21 3:9 5:-8 8:-6
p candle u	3:21 8:-6
p candy	1:-17 2:13 3:26 4:-8 6:-9
p candy --	1:-16 2:13 3:22 4:-8 6:-8
p candy p	1:-6 3:15
p candy u	1:-15 2:6 3:28 4:-8 6:-8
p canned-food	1:-14 2:-14 4:20 5:-9 6:13 7:8 8:-13 9:-6
p canned-food --	0:8 1:-9 2:-11 3:16 4:18 6:-8 8:-11
p canned-food h-	3:-6 7:20
p canned-food p	0:-8 1:-7 3:39 4:-8 5:-7
p canned-food u	0:8 1:-11 2:-16 4:9 5:-7 6:7 7:16 8:-12 9:-6
p cannon	0:-8 1:11 2:11 3:-21 4:-10 5:-10 8:12 9:9
p cannon --	1:17 2:-6 3:-12 5:-6 6:-6 8:13
p cannon h-	0:6
p cannon he	0:-11 1:-8 2:16 3:-18 4:-8 5:-12 6:-7 8:-7 9:29
p cannon p	0:-7 1:-7 2:14 3:-8 9:16
p cannon u	1:20 2:-7 3:-18 4:-6 5:-7 8:14
p canoe	0:16 1:-12 2:-11 3:13 4:-8 8:-9 9:13
p canoe --	0:14 1:-13 2:-9 3:21 8:-7
p canoe h-	0:-8 1:-6 2:-8 3:6 4:-8 8:-8 9:23
p canoe u	0:6 1:-15 2:-14 3:28 4:-8 8:-11 9:10
p capybara	1:28 2:-19
p capybara --	1:28 2:-16
p capybara p	0:7 1:13 2:-14
p capybara s	1:24 2:-8
p card-file-box	0:-12 1:-17 4:-6 8:28
p card-file-box --	1:-11 8:17
p card-index-dividers	0:12 3:7
p card-index-dividers --	3:19
p card-index-dividers p	0:6 3:15
p carpenter	1:12 2:-8
p carpenter --	1:13 2:-8
p carpenter u	1:23 2:-13 3:-7
p carpet	0:-20 2:-9 4:21 5:-18 6:-8 8:20
p carpet --	0:-20 1:15 2:-8 4:21 5:-20 6:-8 8:6
p carpet p	3:-6 4:19
p carpet u	0:-17 1:-7 2:-8 5:-14 8:30
p carrot	0:-8 3:36 5:-8 6:-7 8:-8
p carrot --	0:-6 1:11 2:-8 3:12 6:-8 8:-6
p carrot -e	3:8
p carrot h-	0:-6 1:-10 3:48 4:-10 5:-10 6:-8 8:-8
p carrot p	1:-9 3:41 4:-11 5:-9 6:-7 8:-9
p carrot s	1:17
p carrot u	0:-8 2:-7 3:36 5:-6 6:-7 8:-6
p cash-register	1:-6 3:-22 4:36 8:-13
p cash-register --	3:-26 4:41 8:-16
p cash-register u	3:-17 4:25 8:-11
p castle	0:17 1:-12 2:-10 3:-9 4:32 5:-7 6:-6
p castle --	0:8 1:-14 2:-9 4:9 5:-8 6:-6 8:17
p castle -e	0:7 1:-7 3:-7 4:33 5:-7 8:-21
p castle h-	1:-6 2:-12 3:-12 4:11 8:14
p castle he	0:17 2:-7 3:-7 4:18 5:-8 8:-6
p castle p	0:12 2:-6 3:-8 4:-6 5:14
p castle s	0:20 3:-9 5:-7 8:13
p castle u	0:6 1:-15 2:-12 3:-6 4:32 5:-15 6:-6 7:-6 8:11
p cat	0:-6 1:27 2:9 6:-6 7:-7
p cat --	0:-9 1:36 3:6 4:-11 5:-6 6:-6 7:-6 9:-6
p cat -e	1:60 2:-35 3:-19 4:6 5:-6 6:-7 7:-8 8:-9
p cat h-	1:-16 2:40 3:-7 7:-6 8:-11
p cat he	0:8 1:-17 2:-23 3:-8 4:21 9:16
p cat p	0:-9 1:10 3:17 4:8 6:-6 7:-7 8:-12 9:-9
p cat s	0:-8 1:40 2:-11 3:-10 7:-7 8:9
p cat u	1:24 2:14 3:-7 4:-9 7:-6 8:-6
p catapult	0:6 1:16 3:-7 8:-8
p catapult --	1:18 3:-6 8:-7
p catapult u	1:18 3:-6 8:-8
p cave	0:14 1:-11 4:-6 8:16
p cave --	1:-6 8:13
p cave h-	0:15
p cave s	0:7
p cave u	0:10 1:-7 8:12
p cave-goblin	1:6 2:24 3:-7 4:-6 5:-6 6:-7 8:-8
p cave-goblin --	2:23
p cave-goblin h-	2:21
p cave-goblin p	1:-6 2:23
p cave-goblin u	1:21 5:-6 8:-7
p chains	1:-12 2:-12 4:10 5:-13 6:-11 8:-12 9:29
p chains --	0:-10 1:-16 2:-8 3:17 4:26 5:-9 8:-13
p chains p	0:-10 1:-14 2:-11 3:17 4:-6 5:-8 6:-10 8:-8 9:28
p chains u	0:6 3:-11 4:21 5:-6 8:-8
p chair	0:-14 1:-7 2:-14 3:-33 4:24 5:19 6:-6 8:9
p chair --	3:-23 4:22 8:9
p chair u	2:-10 3:-10 4:-8 5:14 8:11
p chart-increasing	0:18 3:-11 5:9
p chart-increasing --	0:12
p chart-increasing h-	0:11 2:-6 3:-10 5:18 8:-6
p chart-increasing u	0:21 3:-8
p cheese-wedge	0:-8 1:-17 2:-12 3:31 4:13 5:-7 8:12
p cheese-wedge --	0:-12 1:-24 2:-11 3:29 5:-7 6:-13 8:31 9:-6
p cheese-wedge -e	1:-9 2:-7 3:-13 4:32
p cheese-wedge h-	1:-6 2:-8 3:32 4:-9 8:-6
p cheese-wedge he	2:-13 3:47 4:-13 5:-6 6:-10 8:-7
p cheese-wedge p	0:-8 1:-14 2:-6 3:6 4:-7 6:-7 8:25
p cheese-wedge s	0:-9 1:-20 2:-6 4:9 6:-7 8:26
p cheese-wedge u	1:-13 2:-12 3:32 4:14 5:-6
p cherries	2:-8 3:7 4:19 8:-7
p cherries --	0:6
p cherries -e	3:20
p cherries u	3:9
p cherry-blossom	0:-8 2:-6 3:33 4:-10 5:-7 8:-12
p cherry-blossom h-	0:-9 3:36 4:-11 5:-7 8:-13
p cherry-blossom u	0:-6 3:25 4:-7 8:-9
p chess-pawn	0:36 1:-11 8:-7
p chess-pawn --	0:30 1:-12 8:-7
p chess-pawn -e	0:11
p chess-pawn p	1:-7 3:14
p chess-pawn u	0:37 1:-9 3:-7 8:-6
p chestnut	0:-7 1:-10 2:-7 3:23 4:-13 5:-11 6:23 9:-6
p chestnut --	1:-11 2:-16 3:26 4:-9 5:-6 6:14 8:-7
p chestnut h-	0:-14 1:-8 2:-10 3:11 4:-13 5:-10 6:30 7:-6 9:-6
p chestnut he	0:7 8:7
p chestnut p	0:-10 1:-8 2:-11 3:38 4:-9 5:-11 6:8 8:-7
p chestnut u	1:-9 2:-16 3:14 4:-11 5:-8 6:19 8:6 9:-6
p chicken	0:-10 1:20 2:-18 3:16 4:-13 5:11 6:-7 7:-7 9:-7
p chicken --	0:-7 1:26 2:-11 3:-6 4:-8 5:-6 6:-6 8:17
p chicken -e	1:7
p chicken h-	0:-8 2:-16 3:21 4:-15 5:20 7:-6 8:-10 9:-6
p chicken p	1:31 2:-17 3:15 4:-11 5:-6 8:-8 9:-6
p chicken s	1:31 2:-9 3:-7
p chicken u	0:-8 1:-12 2:-13 3:12 4:-12 5:10 6:-6 7:-6 8:26 9:-6
p child	0:21 2:-6 4:-6
p child --	0:27 1:-12
p child -e	1:14
p child s	1:12
p child u	0:18
p chipmunk	1:30 2:-11 3:-12 4:9
p chipmunk --	1:35 2:-13 3:-12
p chipmunk p	1:6 2:7
p chipmunk s	1:13
p chipmunk u	0:-7 1:43 2:-18 3:-16 8:-6
p chocolate-bar	3:13
p chocolate-bar u	3:14
p chopsticks	1:-12 2:24 3:-12 4:-8 5:24 6:-10 8:-12 9:-6
p chopsticks --	3:18
p chopsticks h-	1:-7 2:22 3:-30 4:-6 5:25 6:-6 8:-10
p chopsticks p	0:-6 1:-6 2:21 5:-6
p chopsticks u	0:6 2:-8 3:-18 5:32 6:-6 8:-10
p cityscape	0:13 8:-6
p cityscape --	0:12 8:-6
p cityscape-at-dusk	0:6
p cityscape-at-dusk h-	4:11 8:-6
p clamp	1:25 3:-13 8:-7
p clamp u	1:27 3:-18 8:-6
p classical-building	0:10 3:-6 4:9 8:-7
p classical-building --	0:11
p classical-building u	0:9
p cleaner	0:-19 2:27 3:-17 4:-10 5:-6 8:21 9:-6
p cleaner --	0:-16 1:17 2:-11 3:-8 8:19
p cleaner h-	0:-10 1:-17 2:47 3:-16 4:-7 8:-7
p cleaner u	0:-22 2:21 3:-16 4:-9 5:-7 7:-6 8:23 9:-6
p cliff	0:-19 1:-13 2:-8 3:-13 4:8 5:38 8:-13
p cliff --	0:-14 1:-15 3:-11 4:-9 5:37 8:-6
p cliff h-	0:-8 5:17
p cliff s	0:-6 5:10 8:7
p cliff u	0:-12 1:-8 3:-7 4:-8 5:25
p clog	1:18
p clog --	0:-7 1:20
p clog u	0:-6 1:23 8:-6
p closed-umbrella	1:-9 3:-32 4:-6 6:22 8:24
p closed-umbrella u	1:-8 3:-31 4:-7 6:19 8:26
p cloud	0:-11 2:33 3:-37 5:-35 6:-10 7:-6 8:30 9:-7
p cloud --	2:25 3:-12 4:-14 5:-6 6:-6 8:9
p cloud h-	0:-14 1:-7 2:23 3:-25 5:-30 6:-7 8:36
p cloud p	2:8 3:-17 4:19 5:-22 8:15
p cloud u	2:33 3:-25 4:-14 5:-17 6:-7 8:16
p cloud-with-rain	0:37 2:15 3:-13 4:-12 5:-7 8:-14
p cloud-with-rain --	0:21 3:-7
p cloud-with-rain h-	0:35 2:7 3:-9 4:-10 5:-6 8:-13
p cloud-with-rain u	0:33 2:11 3:-11 4:-9 5:-6 8:-12
p clown-face	0:-6 1:41 3:-19 4:-11 5:-8 6:-8 7:-6 8:-8 9:-7
p clown-face --	0:-11 1:24 2:15 3:-17 4:-8 5:-7 6:-8 8:-6
p clown-face p	0:-8 1:18 2:10 3:-13 4:-6
p clown-face u	1:27 2:-7 3:-10 4:-6 6:-9
p club-suit	0:12 3:9
p club-suit --	0:9
p club-suit p	0:11 3:-7
p cockroach	1:-27 2:25 3:15 4:-6 6:-10
p cockroach --	1:-14 2:27 3:6 6:-11
p cockroach p	1:-13 2:8 3:12 6:-8
p cockroach u	1:-22 2:31
p coconut	0:-14 1:-11 2:31 3:-18 4:-13 5:17 6:16 7:-8 8:-10 9:-8
p coconut h-	0:-10 1:-9 2:24 3:-13 4:-9 5:9 6:12 7:-6 8:-8 9:-6
p coconut he	2:-7 3:-20 4:-7 5:28
p coconut p	0:-6 2:12 3:-12 4:-8 5:-6 6:26
p coconut u	0:-15 1:-12 2:22 3:-8 4:-11 5:17 6:9 7:-7 8:-10 9:-7
p coin	0:15 1:-11 2:-12 3:46 4:-13 6:-6 8:-14
p coin --	0:18 1:-15 2:-8 3:28 4:-10 5:11 6:-8 8:-13
p coin -e	0:9 3:14 8:-6
p coin h-	2:-8 3:43 4:-12 5:-10 8:-12
p coin he	1:-8 2:-17 3:40 4:-13 5:-13 6:6 7:-6 8:-14 9:-7
p coin p	0:6 1:-9 2:-10 3:42 4:-10 5:-13 8:-13
p coin s	0:-7 3:24 8:-6
p coin u	0:20 1:-13 2:-11 3:39 4:-14 6:-9 8:-14
p collision	0:10
p collision h-	0:9
p collision u	0:10
p comet	2:-37 3:-11 4:23 5:11 6:28 7:-6 8:-11 9:-6
p comet h-	0:-7 1:-7 2:-30 3:-9 4:25 5:15 6:15 8:-8
p comet he	2:-13 6:27
p comet p	0:-14 1:-9 2:-35 3:-10 4:21 5:8 6:32 7:-6 8:-7 9:-6
p comet s	0:-6 2:-7 4:20 8:-7
p comet u	0:10 2:-15 5:20
p compass	0:-17 1:-8 3:41 4:-9 8:-14
p compass --	1:-6 3:28 4:-7 8:-12
p compass u	3:21 8:-9
p computer-mouse	0:13 3:-6
p computer-mouse u	0:11
p confetti-ball	3:14
p confetti-ball u	3:11
p construction-worker	1:8
p construction-worker u	1:11
p convenience-store	0:27 1:-8 3:-13 4:13 5:-6 8:-6
p convenience-store --	0:28 1:-7 3:-12 4:-8
p convenience-store h-	3:-7 4:28 8:-17
p convenience-store s	0:6
p convenience-store u	0:25 1:-7 3:-12 4:10
p cook	1:34 2:-21 4:-11 5:-6 6:-6 8:6
p cook --	1:35 2:-22 4:-10 8:15
p cook h-	1:-11 2:8 3:-6 5:-6 7:18
p cook s	0:-7 1:6 2:-12 3:23 8:-6
p cook u	0:-6 1:41 2:-22 3:-16 4:-12 5:-7 6:-8 7:10 8:6 9:-6
p cooked-rice	0:-12 1:-6 2:-6 3:34
p cooked-rice --	0:-6 3:22
p cooked-rice u	0:-12 1:-7 3:35 4:-6
p cookie	2:-13 3:10 4:-15 5:7 6:33 7:-6 8:-11 9:-6
p cookie --	1:11 2:-9 3:11 4:-10 5:-6 6:7 8:-10
p cookie -e	0:-7 1:-10 2:-11 3:32 4:-15 5:16 6:-12 8:-6
p cookie h-	0:6 2:-7 3:-17 6:36
p cookie he	0:-7 2:-7 3:-14 4:-9 6:34 8:-6
p cookie p	1:-8 2:-12 3:35 4:-9 6:6
p cookie s	0:-10 1:21 2:-6 3:15 4:-11 6:-7 8:-8
p cookie u	1:-18 2:-9 3:-11 4:-9 5:6 6:39 8:-7
p cooking	0:-17 1:19 2:-8 3:-35 4:-14 5:-8 6:-9 8:46
p cooking --	1:19 3:-32 4:-8 8:27
p cooking s	0:-7 1:25 3:-7 8:-7
p cooking u	0:-7 1:-10 3:-29 4:-12 5:-7 8:49
p coral	0:14
p couch-and-lamp	2:-10 3:-6 4:-9 5:-20 6:-7 8:39
p couch-and-lamp --	0:-6 1:8 2:-9 3:6 4:-8 5:-11 6:-7 8:18
p couch-and-lamp -e	0:-9 2:-7 3:-7 8:30
p couch-and-lamp p	0:-10 1:-9 3:16 5:-12 8:18
p couch-and-lamp u	1:-13 2:-10 4:-8 5:-7 6:-6 8:33
p cow	0:6 1:7 2:-16 3:10 4:-14 5:17 6:-7 7:-8 9:-7
p cow --	0:8 1:17 2:-13 3:18 4:-11 5:-8 6:-6 8:-11
p cow -e	0:-8 2:-8 3:25
p cow h-	1:-9 2:-8 3:-11 4:-9 5:33
p cow p	2:-20 4:-6 5:23 8:-6
p cow s	1:10 2:6 3:8 4:-8
p cow u	2:-10 4:-17 5:11 6:-6 7:-8 8:15 9:-7
p cowboy	1:21 2:-15
p cowboy --	1:23 2:-13
p cowboy p	1:16 2:-15
p cowboy u	1:13
p crab	0:-13 1:-6 2:25 3:26 4:-14 5:-8 6:-7 7:-7 8:-11 9:-7
p crab --	0:-16 2:15 3:27 4:-12 5:-7 6:-6 7:-7 8:-11 9:-7
p crab h-	2:14 3:-6
p crab p	0:-15 1:-38 2:36 3:26 4:-11 5:-6 6:-6 8:-8
p crab s	0:-8 1:8 2:12 3:-10
p crab u	1:35 2:-23 3:8 4:-10 8:-8
p crate	3:24 4:6 8:-8
p crate --	0:-6 1:-6 3:30 4:-6 8:-7
p crate p	0:-9 3:33 4:-7 8:-6
p crate u	2:-7 4:21 8:-7
p crater	0:-7 3:-9 4:-7 5:31 8:-13
p crater p	0:-8 3:-8 4:-9 5:35 8:-14
p cricket	0:14 1:-17 2:15
p cricket --	0:13 1:-14 2:11
p cricket u	0:11 1:-9 2:11
p crocodile	1:-9 2:51 3:-18 4:-9 5:-6 8:-8
p crocodile --	0:-8 2:24 3:-7
p crocodile h-	1:-13 2:39 3:-16 4:-7 8:-6
p crocodile p	1:-12 2:36 3:-13 4:-6
p crocodile u	2:24 3:-10 8:-6
p croissant	1:13 3:7 6:-10
p croissant --	3:23 6:-17
p croissant p	3:21 6:-11
p crown	1:-9 2:-9 3:-7 4:-11 5:12 6:-8 8:23
p crown he	3:-22 4:-7 8:29
p crown u	1:-6 3:-9 5:23
p crumb	3:13
p crumb h-	3:16
p crumb u	3:15
p crystal-ball	2:-7 3:27 4:-7 5:-7 6:-9 8:-11
p crystal-ball --	1:7 3:14 6:-7 8:-8
p crystal-ball p	0:6 3:12
p crystal-ball u	1:20 4:-6 6:-6 8:-7
p cucumber	0:13 1:16 2:-7 6:-6 8:-6
p cucumber --	3:12
p cucumber h-	0:11 2:-6 3:14 8:-7
p cucumber p	0:6
p cucumber u	1:21 2:-11 3:11 4:-6 6:-9 8:-7
p cup-with-straw	1:-7 3:21 8:-6
p cup-with-straw --	0:-6 1:-8 3:26 8:-6
p cup-with-straw u	3:6
p cupcake	0:14 1:-11 2:-7 4:-6 8:16
p cupcake --	0:8 1:-10 2:-7 3:-6 8:22
p cupcake p	3:11
p cupcake u	0:12 1:-7 8:11
p cyclone	0:-16 1:-8 2:24 3:-23 4:-23 5:20 6:-7 8:12
p cyclone h-	0:-16 1:-7 2:29 3:-23 4:-22 5:6 8:16
p cyclone p	0:-11 2:17 3:-9 4:-11 5:17 8:-11
p cyclone u	2:-7 3:-9 4:-11 5:-7 8:31
p dagger	5:10 6:10
p dango	0:-11 2:-7 3:35 4:-8 6:-8 8:-8
p dango --	0:-12 1:19 2:-9 3:21 4:-7 8:-11
p dango u	0:-9 1:-10 3:38 4:-6
p deciduous-tree	0:-9 1:-11 2:-13 3:-24 5:10 6:-9 7:-6 8:40
p deciduous-tree --	0:-9 1:-9 2:-13 3:-28 4:-16 5:-13 6:-6 8:59
p deciduous-tree h-	0:-8 2:-8 3:-8 4:6 5:26 8:-14
p deciduous-tree p	1:-7 3:-25 4:-7 5:-6 8:39
p deciduous-tree u	1:-6 2:-11 5:13 6:-6 8:7
p deer	0:-11 1:19 2:7 4:-7 7:-8 8:-8
p deer --	2:17
p deer h-	0:-9 1:14 2:-13 3:18 9:-7
p deer s	0:7
p deer u	0:-16 1:19 3:17 4:-9 7:-7 8:-7 9:-8
p delivery-truck	0:-12 1:6 2:16 3:-19 4:22 5:-15 6:-8 7:-7 8:11 9:-10
p delivery-truck --	0:-13 1:10 2:-16 3:-11 4:30 5:-8 6:-6 7:-6 8:7 9:-7
p delivery-truck -e	1:-12 2:-7 3:-6 4:29
p delivery-truck h-	1:-7 2:31 3:-15 4:-6 5:-12 8:6 9:-7
p delivery-truck p	0:-6 1:-10 2:25 3:-9 4:7
p delivery-truck s	4:-6 8:18
p delivery-truck u	0:-8 2:14 3:-17 4:25 5:-16 6:-7 7:-7 9:-10
p demon	2:16
p demon u	2:11
p dentist	0:-15 1:-24 3:-20 4:-11 8:44
p dentist --	2:24 3:-19
p dentist -e	0:-14 2:-11 3:-10 4:-9 8:33
p dentist u	0:-9 1:-13 2:-16 3:-12 4:-9 8:39
p department-store	0:6 1:-11 3:-12 4:-16 5:-6 8:34
p department-store --	1:-6 8:12
p department-store -e	0:-10 1:-7 3:-12 4:-12 8:36
p department-store h-	0:14 8:-7
p department-store s	0:-10 1:-7 3:-7 4:-6 8:28
p department-store u	0:9 3:-8 4:-9 8:16
p desert	0:35 8:-17
p desert --	0:10
p desert h-	0:27 8:-13
p desert he	0:14 8:-7
p desert u	0:33 8:-17
p detective	2:6
p detective p	2:9 3:-7
p diamond	0:-10 1:-7 2:-6 3:39 5:-6 8:-11
p diamond --	0:-6 3:25 8:-8
p diamond h-	3:18
p diamond p	3:28 8:-7
p diamond u	0:-12 2:-8 3:36 4:-7 8:-11
p diya-lamp	0:24 1:-6 3:-19 5:17 8:-10
p diya-lamp --	1:-6 3:-12 5:26 8:-9
p diya-lamp -e	0:12
p diya-lamp h-	0:12 3:-8 4:8
p diya-lamp he	0:14
p diya-lamp u	0:25 1:-6 2:-6 3:-21 4:11 5:11 8:-12
p dodo	1:8
p dodo --	1:7
p dog	1:18 2:20 3:-12 4:-9 5:-7 6:-7
p dog --	1:43 3:-17 4:-7 5:-6 6:-6 7:-6 8:-11 9:-6
p dog -e	1:-7 2:26 3:-12
p dog h-	1:-20 2:43 3:-9 4:-14 5:-8 6:-7 7:-7 9:20
p dog p	1:-14 2:21 3:-7 4:-12 5:-8 6:-7 7:-6 8:-9 9:30
p dog s	1:28 3:-9 4:-6 8:-7
p dog u	1:27 2:24 3:-19 4:-11 5:-7 6:-6 9:-7
p dolphin	0:8 1:15 2:-11 3:-6
p dolphin --	0:10 1:11 2:-6 3:-7
p dolphin u	0:9 1:8 2:-6
p domino	0:-8 3:30 8:-10
p domino --	0:-10 3:32 8:-11
p donkey	1:-8 2:-10 3:-16 4:18 8:16
p donkey --	0:8 1:-10 3:-6 8:19
p donkey s	0:-6 1:-9 2:-6 3:-7 8:25
p donkey u	3:-8 4:15
p door	0:-17 1:-9 2:-14 3:-29 4:41 5:-20 6:-6 8:25
p door --	0:-24 1:-10 2:-13 3:-32 4:74 5:-11 6:-6 8:-34
p door h-	0:-9 2:-10 3:-28 4:9 5:-15 8:39
p door u	0:-24 1:-9 2:-14 3:-30 4:47 5:-14 6:-6 8:15 9:-6
p doughnut	2:-10 3:28 4:-10 5:-6 8:-8
p doughnut --	1:7 2:-9 3:13 4:-8 6:7 8:-7
p doughnut p	1:-8 3:32 6:-6
p doughnut u	1:19 2:-7 3:-6 4:-7 8:-6
p dove	1:-12 2:23 3:-12 4:-13 5:-6 7:21 8:-9
p dove --	0:11 1:-11 2:29 3:-9 4:-7 8:-7
p dove s	0:17 1:-10
p dove u	0:-6 1:-12 2:23 3:-12 4:-13 5:-6 7:24 8:-10
p dragon	0:-8 1:20 2:31 3:-14 4:-9 5:-9 6:-6 8:-8
p dragon --	1:46 2:-11 3:-12 4:-7 8:-6
p dragon h-	0:-8 1:-12 2:60 3:-13 4:-8 5:-9 8:-8
p dragon p	0:-12 1:25 2:27 3:-17 4:-10 5:-10 6:-8 7:-6 8:-9 9:-6
p dragon s	1:18 3:-6 8:-6
p dragon u	1:8 2:25 3:-13 4:-9 5:-6 6:-6 7:10 8:-7
p dragon-face	2:12
p dragon-face h-	2:15
p dragon-face u	0:8 1:-9 2:14
p drain	0:-10 3:-12 4:19 5:21 8:-16
p drain h-	0:-9 3:-12 4:8 5:26 8:-13
p drawer	1:-12 2:-6 3:-26 4:-9 5:-6 6:-9 8:47
p drawer --	1:-15 3:-16 4:-7 6:-8 8:33
p drawer h-	0:-8 3:-17 8:33
p drawer u	1:-7 3:-19 4:-7 8:35
p dress	0:12 1:-6 3:16 6:-6 8:-8
p dress --	0:21 1:-6 8:-8
p dress p	3:10
p dress u	0:19
p driver	1:-14 2:-10 3:-15 4:-9 5:-6 8:-6 9:41
p driver h-	0:-12 1:-15 2:-6 3:-16 4:-10 5:-6 9:42
p driver u	0:-7 1:-17 3:-18 4:-10 8:-6 9:44
p drone	0:-10 1:59 2:-19 3:-17 4:-8 5:-7 6:-9 7:-7 8:-7
p drone --	0:-6 1:62 2:-32 3:-19 4:-9 5:-6 6:-7 7:-6 8:-6
p drone h-	2:15
p drone p	1:16 2:8 3:-9 6:-6
p drone s	1:32 2:-14 3:-6
p drone u	0:-7 1:44 2:-26 3:-12 4:-7
p drop-of-blood	3:13
p drop-of-blood --	3:7
p drop-of-blood u	3:8
p droplet	2:-14 3:29 4:-9 5:10 6:-7 8:-17
p droplet --	0:-20 1:8 3:44 4:-10 5:-7 6:-6 8:-22
p droplet h-	0:8 2:-9 3:13 8:-7
p droplet p	0:-6 1:-6 2:-17 3:21 4:-7 5:19 6:-6 8:-10
p droplet s	0:-8 1:36 3:-16 8:-7
p droplet u	1:-8 3:31 4:-6 8:-17
p drum	1:-14 2:-8 3:25 4:-8 5:-6 6:-8 8:12
p drum --	1:-10 3:6 6:-8 8:22
p drum h-	0:7
p drum u	0:-11 1:-17 2:-8 3:6 4:-9 5:-8 6:-12 8:37
p duck	3:-11 4:-17 5:7 6:-8 7:-8 8:15 9:14
p duck --	1:-16 2:27 4:-15 5:9 6:-7 7:-6 9:-7
p duck h-	0:9 1:-10 2:13 3:-11 4:-6 8:11
p duck he	0:-9 1:-9 2:-19 3:-20 4:-11 5:-7 8:-13 9:50
p duck p	1:-18 2:31 4:-17 5:-6 6:-7 8:10 9:-7
p duck u	3:-29 4:-13 5:12 6:-6 7:-7 8:7 9:22
p dumpling	1:33 2:-12 4:-9 5:-7 6:-6 8:-8
p dumpling --	1:41 2:-11 4:-8 5:-6 6:-13 8:-7
p dumpling h-	0:7 6:10
p dumpling p	0:19 1:14 2:-6 3:-13
p dumpling u	1:39 2:-12 4:-8 5:-7 6:-8 8:-8
p dust-bunny	1:-20 2:-12 3:18 4:-6 6:15 8:8
p dust-bunny --	1:-24 2:-20 3:-12 4:-7 6:25 8:25
p dust-bunny h-	3:17
p dust-bunny p	2:-11 3:22
p dust-bunny u	0:-6 1:-24 2:-12 3:-15 4:-7 5:-6 6:21 8:30
p dwarf	1:27 2:-7 3:-8 4:-9
p dwarf --	1:29 2:-8 3:-14
p dwarf u	1:32 2:-8 3:-11 4:-10
p eagle	2:36 3:-16 4:-12 5:-6 7:-7 8:-9 9:-6
p eagle --	1:8 2:20 3:-12 4:-7 8:-7
p eagle -e	1:-18 2:28 7:-6
p eagle h-	1:10 2:7
p eagle u	0:-15 1:11 2:40 3:-20 4:-15 5:-8 6:-6 7:-8 8:-10 9:-8
p ear	0:8
p ear --	0:10
p ear u	0:11
p ear-of-corn	2:-6 3:19 4:-6
p ear-of-corn -e	3:22
p ear-of-corn u	3:17
p egg	0:-10 1:-18 4:49 5:-8 6:-12 7:-7 8:-12 9:-7
p egg --	1:-20 2:-12 4:44 5:-7 7:-6 8:-11 9:-6
p egg -e	2:-6 4:20
p egg h-	0:-13 1:-6 2:18 3:27 4:-12 5:-7 6:-9 8:-9
p egg p	0:-10 1:-8 3:16 4:18 5:-6 6:-10 8:-9
p egg s	0:15 3:-9
p egg u	0:-15 1:-20 2:-12 3:15 4:46 5:-8 6:-8 7:-6 8:-11 9:-7
p eggplant	1:16 2:13 3:-14
p eggplant u	0:-6 1:15 2:17 3:-14
p electric-plug	0:13 1:-6 2:18 3:-17 4:-13 5:15 6:-7 8:-10
p electric-plug --	0:6 2:21 3:-15
p electric-plug h-	3:8
p electric-plug p	2:22 3:-14
p electric-plug u	4:-10 5:24 8:-7
p elephant	0:-8 2:34 3:-10 8:-6
p elephant --	0:-10 2:34 3:-14 4:-6 8:-7
p elephant s	1:-15 2:27
p elephant u	0:-8 1:14 2:20 3:-13 8:-6
p elevator	0:-13 1:25 2:-11 3:-39 4:29 5:-7 6:-8
p elevator --	0:-16 1:27 2:-7 3:-31 4:6 8:15
p elevator h-	2:-6 3:-8 4:23 8:-12
p elevator u	0:-16 1:26 2:-11 3:-37 4:19 5:-6 6:-7 8:12
p empty-nest	3:-7 4:23 8:-7
p empty-nest h-	3:-7 4:24 8:-6
p empty-nest u	3:-7 4:24 8:-7
p envelope	0:-15 1:-10 2:-7 3:50 4:-12 5:-6 8:-18
p envelope --	0:-7 1:-6 3:24 8:-6
p envelope h-	0:-16 1:-8 2:-9 3:51 4:-14 5:-9 8:-19
p envelope p	3:22
p envelope u	0:-9 3:29 4:-6 8:-9
p eraser	0:-16 1:-12 2:-10 3:-8 5:-8 6:44 8:-16
p eraser --	0:-11 1:-10 2:-10 3:9 4:-9 5:-6 6:31 8:-13
p eraser h-	0:-7 3:-10 6:25 8:-8
p eraser u	0:-17 1:-11 2:-12 5:-9 6:36 8:-19
p escalator	4:-8 5:21 8:-6
p escalator --	2:-6 3:-8 4:-12 5:31 8:-8
p evergreen-tree	0:11 1:-7 3:-15 4:-22 6:-6 8:32
p evergreen-tree --	0:8 2:-6 3:-9 4:-7 5:-8 8:22
p evergreen-tree h-	0:8 3:-15 4:-19 6:-6 8:30
p evergreen-tree p	0:-12 1:-6 2:6 3:-12 4:-23 5:-10 6:-7 8:44
p evergreen-tree u	0:25 2:-12 3:-14 4:-12 8:21
p ewe	1:8 3:12 5:11 7:-9 8:-15 9:-10
p ewe --	0:-13 1:-14 2:-7 3:29 4:8 5:8 7:-9 8:-17 9:-8
p ewe -e	0:-8 1:46 2:-31 3:12 4:-19 7:-6 8:-7
p ewe h-	0:10 1:-16 2:19 4:12 5:-6 8:-9 9:-9
p ewe p	0:6 1:-34 3:21 4:15 5:-6 8:-8 9:-6
p ewe s	1:18 2:-6
p ewe u	0:-7 3:21 7:-8 8:-12 9:-8
p eyes	0:12 3:-6
p eyes --	0:11
p factory	3:-6 4:-7 5:-6 8:21
p factory --	0:17 8:-7
p factory s	8:15
p factory u	0:8
p falafel	0:-11 1:10 2:-13 3:35 4:-13 5:-8 7:-6 8:-9 9:-6
p falafel --	1:16 2:-6 3:16 4:-6 6:-10
p falafel h-	0:-10 2:-10 3:46 4:-8 6:-9 8:-7
p falafel p	0:-10 1:-6 2:-6 3:26 4:-8 5:-6 6:12 8:-7
p falafel u	0:-8 2:-10 3:40 4:-11 5:-6 6:-12 8:-6
p fallen-leaf	2:17 3:7 4:-9 5:-9 8:-10
p fallen-leaf h-	2:20 4:-7 5:-7 8:-8
p fallen-leaf p	3:17
p fallen-leaf u	2:28 3:-16 4:-6 8:-8
p farm	0:36 2:-6 3:-10 4:-22 5:-6 8:17
p farm --	0:38 3:-9 4:-10 8:-7
p farm -e	0:13 4:-7
p farm h-	0:10 3:-6 4:-19 5:-7 8:29
p farm s	0:10 4:15 8:-17
p farm u	0:32 1:-6 3:-10 4:-27 8:24
p farmer	0:-8 1:11 2:17 3:-13 4:-11 8:11
p farmer --	0:-8 2:7 3:-13 4:-7 8:20
p farmer -e	1:16 4:-6
p farmer h-	2:14
p farmer s	0:-7 1:-8 2:-7 3:-7 8:29
p farmer u	1:20 2:24 3:-12 4:-13 8:-9
p feather	1:-8 4:-6 8:-7 9:22
p feather h-	1:-7 3:-8 8:-6 9:24
p feather u	0:6 9:12
p fence	1:-6 2:-8 3:-27 4:8 5:24 6:-6 8:6
p fence --	0:7
p fence h-	0:-16 1:-6 2:-9 3:-29 4:19 5:17 6:-6 8:12
p fence p	3:-10 5:27 8:-9
p fence u	2:-6 3:-21 4:21 5:9
p ferry	1:-25 8:25
p ferry --	1:-25 8:26
p ferry u	1:-22 8:27
p field	1:-7 2:-12 3:-18 4:34 6:-6 9:-6
p field --	0:23 3:-7 4:9 8:-12
p field h-	2:-9 3:-12 4:13 5:13 8:6
p field p	3:-6 4:20 8:-10
p field u	0:7 1:-7 2:-10 3:-14 4:28
p file-cabinet	3:-13 8:26
p file-cabinet --	3:-9 8:17
p file-folder	0:12 2:17 3:-9 8:-10
p fire	1:-9 2:21 3:-18 4:-10 6:19 7:-7 8:-10 9:-7
p fire --	0:-6 2:12 3:-16 4:-7 5:12 6:7 7:-6 8:-8
p fire h-	0:12 1:-7 2:32 3:-11 4:-8 5:-8 8:-8
p fire he	0:-10 1:-7 3:-7 4:-7 5:-10 6:36 7:-6
p fire p	0:-10 1:-6 2:27 3:-12 6:6
p fire u	0:8 1:-14 2:13 3:-15 4:-9 6:28 7:-8 8:-10 9:-7
p fire-engine	1:21 8:-6
p fire-engine --	0:-6 1:21 8:-6
p fire-engine u	1:23 8:-6
p fire-extinguisher	0:7 2:-12 5:17
p firecracker	0:6 6:8
p firefighter	0:-6 1:39 2:-9 3:-9 4:-7 8:-6
p firefighter --	0:-8 1:47 2:-12 3:-14 4:-10 8:-7
p firefighter u	0:-6 1:33 2:-9 3:-6 4:-6
p fish	0:-11 1:-28 2:-17 3:87 4:-13 7:-6 8:-6 9:-8
p fish --	0:-6 1:-30 2:-32 3:76 4:-13 5:-7 6:-6 7:-7 9:-7
p fish h-	0:-11 1:-18 2:-24 3:71 4:-12 8:-8 9:-7
p fish he	0:-11 1:-13 2:-9 3:46 4:-11 5:-7 7:-8 8:-8 9:-7
p fish p	0:-11 1:-22 2:-23 3:59 4:-12 5:14 6:-6 7:-6 8:-9 9:-7
p fish s	1:6 2:-9 3:15 4:-6
p fish u	0:-13 1:-32 2:-22 3:94 4:-14 5:-8 7:-7 9:-8
p fisherman	0:-7 1:18
p fisherman --	0:-9 1:26
p fisherman h-	2:10
p fisherman u	0:-11 1:32 3:-6
p fishing-pole	0:18 3:-8
p fishing-pole --	0:19 3:-9
p fishing-pole u	0:17 3:-8
p flamingo	2:12 3:11 4:-9 7:-8 8:-8
p flamingo --	0:11 2:-13 3:19 8:-7
p flamingo h-	0:-6 1:-7 2:31 3:-11 4:-9
p flamingo u	0:6 2:18 4:-9 8:-7
p flashlight	0:6 1:-12 2:16 3:-21 4:-13 7:-6 8:12
p flashlight --	0:6 1:-6 2:-11 3:-9 5:-13 8:27
p flashlight -e	3:-7 8:18
p flashlight h-	0:-7 2:24 5:-7 8:-9
p flashlight he	1:-11 2:-17 3:-24 4:-11 5:15 6:26 8:7
p flashlight p	0:8
p flashlight s	1:-8 2:-9 3:-8 5:24 8:-7
p flashlight u	0:-11 1:-11 2:11 3:-25 4:-11 5:-15 6:13 8:26
p flat-shoe	1:-8 2:-7 3:-14 4:-13 5:-8 6:45 8:-10
p flat-shoe --	0:9 6:10
p flat-shoe h-	6:13
p flat-shoe u	0:-10 1:-7 2:-6 3:-13 4:-11 5:-6 6:39 8:-7
p flatbread	1:-10 2:-8 3:33
p flatbread --	1:-10 2:-8 3:31
p flatbread u	1:-11 2:-7 3:32
p fly	0:-9 2:-13 3:55 4:-22 5:-7 7:-7 8:-9 9:-8
p fly --	0:-7 3:22 4:-16 8:-6
p fly h-	0:-8 1:-15 2:-23 3:49 4:-9 9:-6
p fly p	1:-23 2:-20 3:43
p fly u	0:-8 1:-8 3:38 4:-26 5:-6 7:-6 8:-9 9:-6
p flying-arrow	0:25 1:-9 3:-23 4:-8 5:-13 6:30 8:-9
p flying-arrow --	0:17 1:-10 2:-7 3:-19 4:-7 6:34 8:-8
p flying-arrow h-	0:26 2:12 3:-15 5:-11
p flying-arrow p	0:22 1:-8 3:-24 4:-7 5:-9 6:26 8:-6
p flying-arrow u	0:23 1:-6 3:-7 6:6 8:-6
p flying-carpet	0:-15 1:26 3:-21 8:13
p flying-carpet --	0:-9 3:-16 4:-6 8:26
p flying-carpet u	0:-12 1:20 3:-18 4:-7 8:17
p fog	0:9 2:-11 3:-6 4:-6 5:22 8:-13
p fog h-	5:17 8:-9
p fog u	0:13 5:10 8:-9
p foggy	0:15
p foggy --	0:8
p foggy u	0:17
p folding-hand-fan	0:12 3:-6
p folding-hand-fan --	0:7
p folding-hand-fan u	0:12
p forest	0:11 1:-7 2:-9 3:-12 4:-24 5:-14 8:49
p forest --	0:12 1:-6 3:-8 4:-12 8:21
p forest h-	0:13 4:-10 5:-11 8:20
p forest he	0:-8 4:-26 8:37
p forest u	1:-6 2:-8 3:-10 4:-21 5:-14 8:47
p fork-and-knife	0:-8 2:60 3:-39 4:-10 6:-10 7:-6 8:-13 9:-6
p fork-and-knife --	1:10 2:26 3:-28 4:-6 8:-6
p fork-and-knife h-	0:-9 1:-10 2:37 3:-21 4:-8 5:15 6:-8 8:-13
p fork-and-knife p	2:23 3:-21 4:-7 5:17 8:-8
p fork-and-knife u	1:-9 2:40 3:-26 4:-6 8:-9
p fork-and-knife-with-plate	1:-14 3:26 4:-20 5:-10 6:-8 8:18
p fork-and-knife-with-plate --	0:-11 1:-14 2:7 3:34 4:-16 5:-11 6:-8
p fork-and-knife-with-plate h-	3:17
p fork-and-knife-with-plate p	0:16 3:-11
p fork-and-knife-with-plate u	0:-17 1:-13 2:8 3:38 4:-17 5:-13 6:-8 8:6
p fountain	2:-6 3:-17 4:-12 8:33
p fountain --	3:-13 4:-8 8:20
p fountain u	0:6 3:-10 4:-8 8:14
p fox	0:-9 1:20 2:26 3:-10 4:-9 8:-6
p fox --	0:-8 1:30 2:-6 4:-6
p fox h-	0:-8 1:-12 2:56 3:-13 4:-12 5:-7 8:-7
p fox p	0:-7 1:-21 2:33 3:7 4:-6
p fox s	0:-6 1:18 2:13 3:-10 4:-6 8:-6
p fox u	0:-8 1:37 2:10 3:-13 4:-10 5:-6 8:-6
p framed-picture	0:12 1:-7 2:-6 4:18 8:-10
p framed-picture --	0:25 1:-6 4:-6 8:-7
p framed-picture u	0:8 1:-8 3:8 4:15 8:-12
p french-fries	0:13 1:-10 3:-21 4:30 6:-7 8:-6
p french-fries --	0:27 3:-14
p french-fries -e	0:-7 1:-8 2:24 3:-24 4:20
p french-fries p	0:10 1:-6 2:-7 3:-15 4:25
p french-fries u	2:23 3:-22
p fridge	1:9 2:-10 3:-30 4:27 5:-11 6:-9 7:11
p fridge --	0:-11 1:27 2:-7 3:-25 4:6 5:-7 6:-7 8:15
p fridge -e	7:19 8:-8
p fridge h-	8:7
p fridge u	1:6 2:-12 3:-31 4:25 5:-10 6:-9 7:16
p frog	0:-7 1:30 2:-23 3:-6 4:18 5:-6 8:-8
p frog --	0:-11 1:27 2:-22 3:-15 4:32 5:-6 8:-8
p frog -e	0:-6 1:39 2:-15 3:-8 4:-6
p frog h-	1:-9 2:-11 3:6 4:-8 9:16
p frog p	0:-7 2:-19 3:-15 4:27 6:6
p frog s	1:31 2:-8
p frog u	0:-9 1:22 2:-28 4:19 5:-7 6:-6 8:-10 9:8
p fuel-pump	2:-6 4:-8 5:19 8:-13
p fuel-pump h-	0:18 3:-6
p fuel-pump u	0:6 5:11 8:-7
p full-moon	2:-9 3:-16 4:-16 5:-18 6:-7 8:46
p full-moon --	3:-12 4:-8 8:27
p full-moon h-	0:12 2:-6 3:-10 4:-12 5:-16 8:31
p full-moon u	1:-10 2:-10 3:-25 4:-19 5:-17 6:-6 8:56
p game-die	0:-27 1:-10 2:-7 3:61 4:-15 5:-10 6:-10 8:-20
p game-die --	0:-32 1:-10 2:-8 3:65 4:-14 5:-10 6:-12 8:-17
p game-die u	0:-26 1:-10 2:-7 3:59 4:-13 5:-10 6:-11 8:-16
p garage	3:-11 4:30 5:-7 8:-14
p gardener	0:-6 2:33 3:-19 4:-7
p gardener h-	2:26 3:-15
p gardener p	1:-7 2:29 3:-12
p gardener s	1:7
p garlic	0:-8 2:14 3:6
p garlic h-	0:-10 2:20 8:-6
p garlic u	0:-9 2:28 3:-7 6:-6
p gem-stone	0:-8 1:-15 2:-6 3:27 4:17 5:-7 6:-8 8:-13
p gem-stone --	0:-11 1:-20 2:-8 3:22 4:27 5:-7 6:-9 8:-14
p gem-stone h-	3:18
p gem-stone p	0:-7 3:27
p gem-stone s	1:-15 3:18
p ghost	0:-7 2:36 4:-7 8:-7
p ghost --	0:-15 2:36 4:-8 5:-6 8:-11
p ghost h-	1:-9 2:38 3:-13
p ghost p	1:-22 2:20 3:18 4:-6 8:-6
p ghost s	1:20 2:-6
p ghost u	0:-12 1:-7 2:48 3:-17 4:-7 8:-7
p giraffe	0:13 2:-12 3:9
p giraffe --	0:9 1:11 2:-6
p giraffe h-	1:-7 2:-11 3:25 4:-6
p giraffe u	2:-10 3:15
p girl	0:25 1:-10 2:13 3:-12 4:-7 8:-6
p girl --	0:22 1:11 2:11 3:-17 4:-10 8:-8
p girl s	0:17 1:-18 2:16
p girl u	0:17 1:28 2:-14 3:-15 4:-9 8:-7
p glass-of-milk	0:-7 1:-11 2:-12 3:49 4:-13 5:-7 8:-9
p glass-of-milk --	1:-7 3:32 4:-8 6:-7 8:-6
p glass-of-milk h-	0:-7 3:34 4:-7 6:-6 8:-7
p glass-of-milk he	2:-10 6:18
p glass-of-milk p	0:8 3:-6
p glass-of-milk u	0:-13 1:-10 2:-11 3:48 4:-11 5:-7 6:9 8:-10
p glasses	1:-6 3:26 5:-6 8:-9
p glasses --	1:-9 2:-6 3:35 4:-6 5:-8 8:-12
p glasses p	1:-6 3:30 5:-6 8:-10
p globe-showing-americas	3:-14 4:24 8:-8
p globe-showing-americas --	0:6
p globe-showing-americas u	3:-8 4:13
p gloves	3:13
p gloves h-	0:6
p gloves p	3:10
p gnome	0:17
p gnome --	0:12
p gnome h-	0:7
p gnome p	0:6
p goal-net	0:20 1:-8 2:25 3:-20 4:-9 5:-11 6:9 8:-14
p goal-net --	0:23 3:-9
p goal-net -e	0:-14 2:30 3:-19 4:-10 5:-9 6:11 8:-7
p goal-net h-	0:17 2:9 3:-13 4:-6 5:-7 6:11 8:-9
p goal-net p	2:7 3:-12 4:-7 5:-7 6:16
p goal-net u	0:16 2:15 3:-15 4:-7 5:-6 6:10 8:-12
p goat	1:10 2:-14 3:12 4:-14 5:-6 8:-12 9:16
p goat --	1:34 2:-13 3:-12
p goat h-	1:-17 4:-12 8:-7 9:29
p goat s	1:21 2:-7
p goat u	0:-8 1:17 2:-21 3:6 4:-12 8:-10 9:20
p golem	0:-7 1:-10 2:9 7:16
p goose	1:-21 2:9 4:-15 5:-9 6:-6 7:-7 8:35 9:-8
p goose --	1:-32 2:7 3:-21 4:-13 7:-6 8:50
p goose h-	1:-15 3:28 4:-6 5:-6 8:-7
p goose p	0:6 1:-14 2:17
p goose s	0:-10 1:-26 2:9 3:11 4:-9 8:20
p goose u	2:-7 3:-19 4:-8 5:-6 8:31
p gorilla --	1:13 2:-6
p gorilla s	2:8
p grapes	1:-8 5:17
p grapes h-	0:-7 1:-6 3:-8 5:22
p grapes p	1:-8 2:-6 5:16
p green-potion	0:10 2:19 5:-15
p green-potion h-	2:8 5:-6
p green-potion u	0:7 2:21 3:-6 5:-14
p green-salad	2:-6 4:24 7:-7
p green-salad h-	3:-14 4:28
p green-salad u	3:-12 4:20
p guard	1:-7 2:63 3:-20 4:-14 5:-7 6:-6 7:-7 8:-12 9:-6
p guard --	0:-7 1:14 2:32 3:-15 4:-11 8:-10
p guard -e	1:-17 2:39 3:-10 4:-8 8:-7
p guard h-	1:-11 2:48 3:-17 4:-10 5:-6 8:-7
p guard p	0:-7 1:-18 2:57 3:-19 4:-10 5:-7 7:-6 8:-9
p guard u	2:37 3:-12 4:-12 8:-10
p guava	0:-8 1:-6 2:-7 3:-28 4:-6 6:41
p guava --	0:-9 1:-8 2:-6 3:-30 4:-6 6:42
p guava u	0:-9 1:-6 2:-7 3:-27 4:-6 6:40
p guitar	0:11 4:13 8:-13
p guitar h-	0:14 3:14 8:-14
p guitar p	0:19 3:-11
p hail	1:-6 2:36 3:-11 4:-9 5:-10 8:-13
p hail --	2:18 8:-8
p hail u	1:-6 2:39 3:-13 4:-11 5:-10 8:-16
p hamburger	0:12 1:-12 2:-7 3:30 4:-6 5:-7 6:-8
p hamburger --	0:13 1:-9 3:17 6:-6
p hamburger h-	3:19
p hamburger p	1:-6 3:25
p hamburger u	0:8 1:-6 3:14
p hammer	0:-8 1:-8 3:26 4:-6 5:-6 6:9 8:-8
p hammer --	0:-13 1:-6 3:20 4:-7 6:13 8:-8
p hammer p	0:-6 6:15
p hammer u	1:-6 3:21 8:-6
p hamster	0:12 1:36 2:-18 3:-12 6:-6
p hamster --	0:6 1:45 2:-20 3:-12 6:-10
p hamster p	0:13 1:17 2:-12 3:-6 6:-9
p hamster s	1:21 2:-10
p hamster u	0:-8 1:35 2:-13 3:-8
p hand-with-index-finger-and-thumb-crossed	0:11 1:-6
p hand-with-index-finger-and-thumb-crossed --	0:9 1:-6
p hand-with-index-finger-and-thumb-crossed s	0:13 1:-8
p handbag	0:-20 1:-16 2:-7 3:10 4:33 5:-6 6:-7 8:-21
p handbag --	0:-18 1:-15 2:-6 3:7 4:34 6:-6 8:-21
p handbag u	0:-12 1:-9 2:-6 3:17 4:23 8:-21
p headstone	0:10
p headstone p	0:16 3:-7
p health-worker	0:12 1:17 3:-12 4:-9
p health-worker --	0:9 1:9 2:-17 3:-11 4:-10 8:20
p health-worker p	1:23 2:-9 3:-11
p health-worker s	1:8 2:11 3:-6
p health-worker u	1:-11 2:-12 4:-6 8:26
p hedgehog	0:-10 1:41 2:-15 3:-12 5:10 6:-6 7:-6 8:-11 9:-6
p hedgehog --	0:-10 1:28 2:-8 3:-20 4:9 5:14 8:-8
p hedgehog -e	1:22 2:-6 4:-7
p hedgehog h-	0:12 1:-13 2:-11 3:19
p hedgehog p	1:-12 2:31 3:-14 4:-6
p hedgehog s	1:23 2:-6
p hedgehog u	0:-15 1:31 2:-34 4:12 5:17 6:-6 7:-8 8:-12 9:-6
p helicopter	0:-12 2:34 3:-9 5:-7 8:-14 9:-7
p helicopter --	0:-6 1:-7 2:24 8:-6
p helicopter h-	0:-10 1:14 2:26 3:-8 5:-8 8:-11 9:-6
p helicopter p	2:19
p helicopter s	2:18 8:-10
p helicopter u	0:-6 2:8 4:12 8:-6
p herb	0:8 1:-10 2:6 3:25 4:-22 5:-11
p herb --	1:-10 3:13 4:-20 5:-14 6:-6 8:22
p herb h-	3:28 4:-12 5:-6 8:-10
p herb p	0:-9 1:-8 2:22 3:-26 4:-23 5:-14 8:37
p herb u	0:11 1:-7 2:-7 3:29 4:-13 5:-7 6:8 8:-19
p high-voltage	0:16 1:-6 2:36 3:-17 4:-10 5:-19 6:-6 8:-10
p high-voltage --	0:18 3:-7
p high-voltage h-	2:10 5:-7
p high-voltage he	0:8 2:14 3:-7
p high-voltage p	2:16 3:-6 5:-8
p high-voltage u	0:16 2:20 3:-14 4:-8 5:-8 8:-6
p hiking-boot	1:-7 2:-6 3:-13 4:-11 5:-12 6:13 8:23
p hiking-boot --	0:7 3:-19 5:-9 6:8 8:19
p hiking-boot p	3:11 4:-6 6:8 8:-7
p hiking-boot u	3:-13 5:-8 8:21
p hill	0:-6 3:-9 4:28 8:-6
p hill h-	0:-7 2:-6 3:-15 4:35 8:-8
p hill u	0:-8 2:-7 3:-18 4:42 8:-9
p hippopotamus	1:26 2:-9 3:-6
p hippopotamus --	1:17 2:-7
p hole	1:-14 2:-25 3:-37 4:23 5:56 6:-12 7:-7 9:-8
p hole --	0:9 1:-13 2:-10 3:-31 4:47 5:-10 6:-7 8:-15
p hole -e	0:-7 2:-6 3:-19 4:-7 8:34
p hole h-	0:-6 1:-6 2:-17 3:-23 4:-13 5:67 6:-7 8:-24 9:-6
p hole he	0:-10 2:-17 3:-14 5:39 8:-12
p hole p	0:15 1:-6 2:-8 3:-26 4:8 6:-6 8:17
p hole u	0:-25 1:-16 2:-25 3:-42 4:30 5:70 6:-14 7:-8 8:-14 9:-9
p honey-pot	1:-9 2:-13 3:30 4:9 5:-7 8:-9 9:-6
p honey-pot --	1:-8 3:27 4:-7
p honey-pot h-	0:-10 1:-7 2:-11 3:51 4:-13 5:-7 8:-8
p honey-pot he	2:-11 3:-26 4:38 8:-6
p honey-pot u	0:-6 1:-10 2:-12 3:35 4:9 5:-7 8:-9 9:-6
p honeybee	0:-9 1:12 2:17 3:-13 4:-9 5:-7 6:-6 9:7
p honeybee --	0:-9 1:30 2:7 3:-15 4:-7 8:7
p honeybee -e	2:-16 7:21
p honeybee h-	0:-8 1:-14 2:46 3:-15 4:-10 5:-7 8:-9 9:10
p honeybee he	1:-10 2:-16 3:-16 7:8 9:28
p honeybee p	1:-22 2:31 3:-17 4:-9 5:-6 7:-6 8:13 9:10
p honeybee s	0:-7 1:13 2:-25 3:-9 4:-8 7:31 8:-8
p honeybee u	0:-11 1:28 3:-13 4:-8 5:-7 6:-6 7:-6 9:8
p hook	1:-8 3:-11 4:-9 6:19 8:14
p hook --	0:14
p hook s	4:-6 6:14 8:9
p hook u	0:14
p horse	1:-13 2:-29 4:-12 5:-9 6:-7 7:-8 8:17 9:31
p horse --	0:6 2:-18 3:8 4:-9 5:-6 7:-6 8:24 9:-8
p horse h-	1:-13 2:-13 3:-7 4:-6 5:-6 8:-13 9:36
p horse s	0:-7 1:6 2:-7 3:15
p horse u	1:-12 2:-29 4:-13 5:-9 6:-6 7:-7 8:23 9:28
p hose	0:-10 1:-12 2:-6 3:-11 4:-9 5:-6 6:45 8:-20
p hose -e	0:-10 1:-7 3:-12 4:-7 6:34 8:-13
p hose s	0:-13 1:-13 3:-17 4:-7 6:45 8:-16
p hose u	4:-7 6:22 8:-13
p hospital	0:6 4:6 8:6
p hospital --	8:11
p hospital h-	0:6 4:21 8:-12
p hospital u	4:16
p hot-beverage	0:7 2:9 4:-8 5:-11 6:-11 7:-7 8:12
p hot-beverage --	0:6 1:11 3:-6 5:-10 6:-8 7:-6 8:7 9:-7
p hot-beverage h-	0:-13 1:-12 2:38 3:17 4:-18 5:-12 6:-21 7:-6 8:-18 9:12
p hot-beverage p	0:-9 2:-10 3:26 4:-8 6:12 8:-6
p hot-beverage s	1:14
p hot-beverage u	1:16 2:12 3:-12 5:-14 6:-12 7:-7
p hot-dog	0:-10 1:21 2:-15 3:13 4:-14 5:-12 6:-10 7:-6 8:-11 9:18
p hot-dog --	0:-17 1:41 2:-13 3:-10 4:-15 5:-11 6:-11 7:-6 8:-11 9:18
p hot-dog h-	2:-6 3:22
p hot-dog p	3:20
p hot-dog u	0:-9 1:36 2:-8 4:-9 5:-9 6:-7 8:-11
p hot-pepper	0:-7 1:-11 3:26
p hot-pepper --	0:-6 1:-9 2:9 3:17
p hot-pepper p	2:13
p hot-pepper u	1:-11 2:-15 3:31
p hotel	3:-7 4:-7 8:16
p hotel --	3:-11 4:-9 8:25
p hotel u	3:-8 8:17
p house	1:-9 2:-10 3:-10 4:51 5:-7 6:-6
p house --	0:10 1:-14 2:-10 4:18 5:10 6:-6
p house h-	1:-6 2:-10 3:-13 4:59 5:-16 8:-7
p house he	0:12 2:-7 3:-10 4:33 5:-8 8:-21
p house p	1:-8 2:-9 3:-20 4:35 5:-16 6:-6 8:13
p house s	0:-11 1:-8 3:-10 4:39
p house u	0:14 1:-8 2:-11 3:-9 4:52 5:-9 8:-19
p house-with-garden	0:8 2:-8 3:-10 4:-6 5:-7 8:24
p house-with-garden --	0:14 4:-6
p house-with-garden h-	2:-8 3:-6 5:-7 8:22
p house-with-garden u	0:6 2:-7 3:-8 4:-6 5:-8 8:22
p houses	4:9 8:-6
p houses u	3:-10 4:24 8:-12
p hunter	1:-18 2:38 3:-9 4:-7 8:-6
p hunter --	0:17 1:-12
p hunter h-	0:-10 1:-15 2:49 3:-13 4:-9 8:-7
p hunter p	1:-9 2:21
p hunter u	1:-15 2:33 3:-9 4:-7
p hut	0:-7 4:26 5:-6 8:-11
p hut h-	0:-8 4:31 5:-8 8:-15
p hut p	4:17
p ice	1:19 3:-14 4:-14 5:19 7:-6 8:-13 9:-7
p ice --	0:-20 1:23 2:-14 3:-10 4:-13 5:7 6:15 7:-6 9:-6
p ice h-	0:8 1:-7 2:14 3:-8 4:-9 5:23 6:-11 8:-21
p ice p	0:6 1:-7 3:11 5:14 6:-7 8:-10
p ice s	0:-6 1:24
p ice u	1:11 2:7 3:-13 4:-12 6:8 9:-6
p ice-cream	0:25 1:-7 4:-11 5:-6 8:11
p ice-cream --	0:10
p ice-cream h-	0:15
p ice-cream p	0:9
p ice-cream u	0:23 1:-6 2:-6 3:-9 4:-10 5:-7 8:15
p iron	0:-15 1:15 2:-7 3:-29 4:-13 6:24 8:-17 9:21
p iron --	0:-8 1:31 3:-10 4:-8 8:-13
p iron u	0:-23 1:31 2:-8 3:-32 4:-19 5:-6 6:25 8:-27 9:19
p island	0:20 3:-8 4:12 8:-14
p island --	0:16 3:-8 4:11 8:-11
p island h-	0:8 4:8 8:-8
p island s	4:15 8:-10
p island u	0:15 3:-6 4:8 8:-10
p jack-o-lantern	0:-7 1:-18 2:-13 3:35 5:-7 7:8 8:-11 9:-9
p jack-o-lantern --	0:14 2:-13 3:11
p jack-o-lantern -e	0:-11 1:-7 2:-18 3:-14 4:18 7:25 8:-7
p jack-o-lantern h-	0:-9 1:-19 2:-6 3:54 4:-14 6:-6 7:-6 8:-8 9:-8
p jack-o-lantern p	0:-8 1:-14 2:-24 3:31 6:20 7:-7 9:-6
p jack-o-lantern s	2:-16 3:24 8:-7
p jack-o-lantern u	1:-19 3:18 4:-11 7:20 8:-8
p jar	0:22 1:-7 3:-10 4:20 8:-12
p jar --	0:16 3:-15 4:21 8:-13
p jar -e	3:14
p jar h-	3:-11 4:19
p jar p	3:-13 4:23 8:-6
p jar u	0:30 1:-6 4:-9
p jellyfish	1:-33 2:67 3:-23 4:-9 5:-10 7:-6 8:-8
p jellyfish --	1:-22 2:33 3:-9
p jellyfish h-	1:-8 2:28 3:-10 5:-6
p jellyfish p	1:-13 2:32 3:-18
p jellyfish u	0:-8 1:-32 2:60 3:-11 4:-7 5:-9 8:-7
p joker	3:13
p joker --	0:8
p joker p	0:13 3:-9
p joker u	3:16
p joystick	0:17
p joystick --	0:17 3:-6
p joystick u	0:19 3:-6
p kangaroo	2:9
p kangaroo --	2:7
p kangaroo s	2:13
p key	0:6 2:-6 3:26 4:-6 8:-8
p key --	0:18 8:-6
p key h-	0:-10 2:-6 3:32 8:-6
p key p	2:-6 3:25 8:-6
p key u	0:9 3:6
p keyboard	0:14
p keyboard --	0:15
p keyboard u	0:20 3:-6
p kick-scooter	0:6 1:21 3:-9 4:-9 5:7 8:-10
p kick-scooter --	1:28 2:-7 3:-6 8:-6
p kick-scooter h-	0:14 5:6
p kick-scooter p	0:6 1:-7 2:-11 3:-6 4:-8 5:26 8:-6
p kick-scooter s	1:10
p kick-scooter u	0:7 1:7
p kitchen-knife	0:18 3:-15 6:13 8:-6
p kitchen-knife --	0:23 3:-12
p kitchen-knife u	0:21 3:-11 6:7
p kite	1:38 3:-16 4:-15 5:-11 6:-9
p kite --	1:38 2:9 3:-14 4:-15 5:-7 6:-7 8:-19
p kite h-	0:15
p kite p	3:15
p kite u	1:37 3:-26 4:-11 5:-8 6:-8
p knight	1:32 2:11 3:-10 4:-9 8:-8 9:-7
p knight --	0:-8 1:58 2:-17 3:-9 4:-8 8:-6
p knight -e	1:20 2:-12
p knight h-	0:-12 1:-23 2:48 4:-16 5:14 6:-7 7:-7 8:-10 9:-13
p knight p	1:31 2:-8 4:-12 8:-6 9:-6
p knight s	0:-6 1:24 2:7 3:-6
p knight u	0:-10 1:32 2:14 3:-16 4:-11 5:9 8:-9 9:-9
p knot	0:-18 1:9 2:-14 3:-22 4:-19 5:13 6:-13 7:-6 8:43 9:-6
p knot --	1:19 2:-9 3:-18 4:-12 5:-8 6:-6 8:21
p knot h-	0:-11 1:-10 2:-7 3:-24 4:-7 5:-6 6:-13 8:49
p knot u	0:-14 1:15 2:-12 3:-26 4:-16 5:8 6:-13 8:38
p kraken	0:-9 2:-12 3:-7 5:-6 6:-6 7:36 8:-6
p kraken --	0:-8 2:-13 3:-6 7:27
p kraken s	0:-7 3:-6 5:-6 7:23
p label:agustusan	0:13
p label:agustusan --	0:12
p label:bagones	0:6
p label:bagones h-	0:9
p label:bagones p	0:9
p label:balcone	3:-7 4:-9 8:29
p label:balcone --	8:17
p label:balcone h-	4:-6 8:15
p label:balcone u	0:-10 4:-7 8:28
p label:balcony	0:-10 8:17
p label:balcony --	0:-14 3:-7 4:-6 8:28
p label:bazooka	0:-15 1:-6 2:-7 3:-11 6:36 8:-7
p label:bazooka u	0:-15 1:-7 2:-7 3:-10 6:37 8:-9
p label:beeld	0:9
p label:beeld --	0:14
p label:beeld u	0:14
p label:besucher	0:8 2:-10 4:10
p label:besucher p	2:-8 4:9
p label:bijli	0:-12 3:-8 5:26
p label:bijli u	0:-16 2:-7 3:-9 5:29 8:-6
p label:bocian	1:20 2:-6 3:-9
p label:bocian --	1:16 3:-8
p label:bocian u	1:30 2:-8 3:-16
p label:boutique	3:-7 8:15
p label:boutique h-	2:-6 3:-10 5:-7 8:23
p label:boutique u	0:7 8:6
p label:chat	0:15
p label:chat --	0:11
p label:chat u	0:12
p label:chhat	0:-28 1:-17 2:-10 3:-16 8:47
p label:chhat --	0:-17 1:-13 3:-8 8:30
p label:chhat u	0:-22 1:-11 2:-8 3:-13 8:39
p label:chor	0:-12 1:26 3:-8 8:-7
p label:chor --	0:-11 1:25 3:-7 8:-7
p label:chor u	0:-19 1:31 2:-6 3:-9 8:-7
p label:chuva	0:16 8:-6
p label:chuva u	0:10
p label:city	4:-14 5:-8 8:28
p label:city h-	0:9 4:-11 5:-7 8:19
p label:city s	0:6 8:6
p label:city u	4:-14 5:-6 8:26
p label:clone	0:23 1:-15
p label:clone --	0:22 1:-13
p label:clone u	0:22 1:-14
p label:corridor	0:10
p label:corridor u	0:8
p label:cream	0:13
p label:cream he	0:11
p label:cream u	0:9
p label:dam	0:-11 3:-18 4:38 8:-14
p label:dam h-	0:-11 3:-14 4:35 8:-13
p label:dam u	0:-11 3:-18 4:39 8:-15
p label:deck	0:8
p label:deck u	0:12
p label:deniz	0:12
p label:deniz --	0:10
p label:deniz u	0:17 8:-7
p label:derriere	0:8
p label:derriere u	0:14
p label:dijk	0:10
p label:dijk --	0:14 3:-6
p label:dijk u	0:12
p label:dziecko	0:-6 1:22
p label:dziecko --	1:19
p label:dziecko u	1:20
p label:emak	0:10
p label:emak h-	0:9
p label:falla	0:12
p label:falla h-	0:14
p label:falla p	0:9
p label:galon	0:-21 1:-10 2:-9 3:53 4:-15 5:-8 8:-11
p label:galon --	0:-25 1:-8 2:-6 3:46 4:-13 8:-8
p label:galon h-	0:-8 2:-6 3:24 8:-6
p label:galon u	0:-21 1:-9 2:-7 3:46 4:-12 5:-6 8:-9
p label:game	0:17
p label:game --	0:12
p label:game h-	0:6
p label:game u	0:15
p label:garam	0:7
p label:garam --	0:7
p label:garam u	0:6
p label:gede	0:7
p label:gede u	0:10
p label:geliyo he	0:7
p label:geliyo u	0:11
p label:gerobak	0:-8 2:-14 3:-10 5:6 8:22
p label:gerobak h-	0:-9 2:-20 3:-8 4:-6 8:26
p label:gerobak u	0:-8 2:-23 3:-13 4:-6 8:37
p label:grapple	0:12
p label:grapple --	0:7
p label:grapple u	0:12
p label:gudang	0:17 3:-8
p label:hall	0:10
p label:harf	0:10 3:6
p label:harf --	0:7
p label:harf u	0:8
p label:jabuti	0:12 1:7 2:-7
p label:jabuti --	1:9
p label:jabuti u	0:13
p label:jaisa	0:6
p label:jaisa --	0:8
p label:jaisa u	0:8
p label:jatoh	0:9
p label:jatoh --	0:6
p label:jatoh u	0:8
p label:kain	0:-13 2:-7 3:-17 4:-12 5:-9 8:41
p label:kain he	0:-8 3:-14 4:-7 5:-8 8:33
p label:kain u	0:-11 3:-16 4:-8 5:-8 8:37
p label:kanka	0:14 1:-7
p label:kanka --	0:19 1:-10
p label:kanka u	0:12 1:-6
p label:kantine	8:9
p label:kantine --	8:13
p label:kantine u	4:-7 8:19
p label:kart	0:13 3:-8
p label:kart --	0:12 3:-6
p label:kart u	0:8
p label:khidki	0:-21 2:-6 3:-6 5:31 8:-6
p label:khidki -e	0:-30 1:-8 2:-10 3:-10 5:45 8:-11
p label:khidki u	0:-22 3:-8 5:31 8:-6
p label:kitchen	0:8
p label:kitchen --	2:20 8:-9
p label:kitchen u	2:30 4:-7 5:-11 8:-13
p label:kust	4:18 5:-7 8:-11
p label:kust h-	4:18 5:-7 8:-11
p label:kust u	0:6 4:14 8:-10
p label:ladeira	0:-8 1:-7 2:-10 3:-9 4:-13 5:19 8:18
p label:ladeira --	0:-11 4:-7 5:-10 8:29
p label:ladeira h-	2:-7 3:-6 4:-7 5:25 8:-13
p label:ladeira u	0:-13 1:-6 2:-11 3:-10 4:-13 5:17 8:24
p label:lager	0:10
p label:lager h-	0:10
p label:lager p	0:13
p label:laje	0:-13 1:-11 3:-13 8:31
p label:laje --	0:-9 1:-9 3:-11 8:26
p label:laje u	0:-9 1:-8 3:-8 8:26
p label:launderette	0:13
p label:launderette --	0:17
p label:launderette s	0:10
p label:laut	4:17 8:-12
p label:laut h-	4:11 8:-8
p label:laut u	0:6 4:15 8:-12
p label:leertaste	0:16 3:-6
p label:leertaste p	0:12 3:-6
p label:lele	0:-28 1:14 2:-14 3:41 4:-13 5:-7 8:-12
p label:lele --	0:-22 1:19 2:-13 3:30 4:-10 5:-6 8:-11
p label:lele u	0:-25 1:21 2:-10 3:28 4:-10 5:-7 8:-10
p label:likha	0:8
p label:likha u	0:9
p label:lillypad	0:-6 4:-8 8:25
p label:lillypad h-	0:-8 2:-7 3:-6 4:-13 5:-7 8:34
p label:lillypad u	0:-8 4:-13 5:-7 8:33
p label:litera	0:10
p label:litera --	0:9
p label:litera u	0:9
p label:live	0:9
p label:live --	0:6
p label:live u	0:10
p label:liye	0:9
p label:liye --	0:7
p label:liye u	0:9
p label:logo	0:8
p label:logo u	0:9
p label:maletero	0:-20 1:-6 2:-7 3:-22 4:21 8:21
p label:maletero --	0:-22 1:-6 2:-7 3:-21 4:20 8:23
p label:maletero u	0:-20 3:-18 4:11 8:26
p label:mar	0:8 3:-8 4:7
p label:mar --	0:8 3:-11 4:-16 8:23
p label:mar h-	4:24 8:-12
p label:mar u	3:-11 4:10 8:9
p label:medicine	0:-7 3:30 4:-8 8:-6
p label:medicine u	0:-8 1:-11 3:37 4:-10 8:-9
p label:mercado	3:-16 4:35 8:-16
p label:mercado --	4:15 8:-9
p label:mercado u	0:-6 3:-10 4:26 8:-10
p label:milharal	0:-8 4:23 5:-7
p label:milharal u	4:9
p label:mini --	0:12
p label:mini u	0:13
p label:mod	2:9
p label:mod p	2:20 5:-6
p label:mosterd	0:6 3:-10 6:18
p label:mosterd h-	6:8
p label:mosterd u	0:7
p label:museum	0:18
p label:museum --	0:13
p label:museum s	0:11
p label:napis	0:20
p label:napis --	0:9
p label:napis u	0:16
p label:neighbour	0:18
p label:neighbour --	0:17
p label:neighbour u	0:11
p label:nokia	0:11
p label:nokia --	0:8
p label:nokia u	0:6
p label:nyolong	0:15
p label:nyolong h-	0:8
p label:nyolong u	0:15
p label:obrus	3:15 8:-9
p label:obrus u	3:20 8:-12
p label:odong	0:-21 1:38 3:-12 5:-6 8:-10
p label:odong u	0:-27 1:47 2:-7 3:-16 4:-7 5:-9 8:-13
p label:ombre	0:-10 3:-16 4:33 5:-7 8:-10
p label:ombre --	3:-9 4:19 8:-6
p label:ordi	2:20 3:-8
p label:ordi --	0:-8 2:26 3:-9
p label:ordi u	2:23 3:-9
p label:over	0:7
p label:over --	0:8
p label:over p	0:6
p label:paketlieferung	1:-8 3:15
p label:paketlieferung --	0:-9 1:-14 3:29 8:-7
p label:paketlieferung u	0:-10 1:-9 3:23
p label:partner	0:14
p label:partner --	0:9
p label:pasar	1:-6 4:-8 8:20
p label:pasar h-	4:-6 8:12
p label:pasar u	4:-11 8:25
p label:peg	0:-16 1:21 2:-7 4:-14 5:26 6:-25 8:-9
p label:peg --	0:-11 3:10 5:24 6:-15
p label:peg p	0:-12 3:7 5:25 6:-13 8:-6
p label:pengunjung	0:8
p label:pengunjung --	0:12
p label:pengunjung u	0:12
p label:pertanyaan	0:21 3:-11
p label:pertanyaan --	0:16 3:-7
p label:pertanyaan p	0:11 3:-6
p label:pertanyaan u	0:11 3:-6
p label:petit	0:14 3:-6
p label:petit h-	0:11 2:-6 3:-6 4:10
p label:petit p	0:15 1:-7 2:-11 3:-7 4:16
p label:player	0:11
p label:player --	0:10
p label:player p	0:7
p label:prawdziwki	0:-14 1:-6 2:-7 3:33 8:-7
p label:prawdziwki u	0:-15 1:-9 2:-6 3:35 8:-8
p label:priest	2:10
p label:priest h-	2:14
p label:priest u	0:8 2:6
p label:provincies u	0:8
p label:puasa	0:11
p label:puasa --	0:10
p label:puasa u	0:13
p label:race	0:15 1:-13
p label:race --	0:11 1:-10
p label:race s	0:15 1:-14
p label:rainfall	0:10
p label:rainfall --	0:7
p label:rainfall u	0:8
p label:raunt	0:7
p label:raunt he	0:6
p label:regen	3:-8 4:-7 8:18
p label:regen --	3:-11 4:-9 8:21
p label:regen p	3:-8 4:-7 8:20
p label:restaurant	0:-8 8:15
p label:restaurant --	0:-9 8:19
p label:restaurant u	8:7
p label:restoran	4:-7 8:12
p label:restoran h-	8:15
p label:restoran u	4:-8 8:11
p label:rink	0:14 4:-6
p label:rink h-	0:8
p label:router	0:-12 3:-10 4:-9 8:35
p label:router --	0:-11 1:-6 3:-12 4:-9 8:35
p label:router u	0:-10 3:-7 4:-6 8:28
p label:saanp	0:-6 1:18 3:-8
p label:saanp --	0:-12 1:23 3:-8
p label:saanp u	0:-17 1:31 3:-12 8:-6
p label:sabko	0:9
p label:schaatser	0:-7 1:22 4:-6
p label:schaatser --	0:-6 1:24 2:-6 3:-6 4:-7
p label:schaatser u	0:-9 1:29 2:-6 3:-9 4:-10
p label:scogli	2:-8 3:-6 5:28 8:-7
p label:scogli h-	2:-6 3:-9 5:24 8:-7
p label:scogli p	2:-12 3:-8 5:33 8:-9
p label:shadow	1:13 8:-6
p label:silver	0:11
p label:silver --	0:9
p label:silver u	0:11
p label:sla	0:-6 4:29 5:-8 8:-14
p label:sla u	0:-8 4:35 5:-11 8:-17
p label:sluis	3:-8 4:11 5:19 8:-17
p label:sluis --	3:-7 4:22 8:-12
p label:sluis u	5:14 8:-13
p label:sommen	0:7
p label:sonda	1:19 4:-7
p label:stamp	0:15
p label:stream	0:16
p label:stream --	0:16
p label:stream u	0:14
p label:sufit	4:-11 8:16
p label:sufit u	0:6 4:-12 8:14
p label:tablero	0:14 3:-6
p label:tablero --	0:10
p label:tablero u	0:15 3:-7
p label:tablet	0:9
p label:tablet --	0:10
p label:tampon	0:13
p label:tampon --	0:8
p label:targ	4:18 8:-12
p label:targ --	0:6 4:11 8:-9
p label:targ u	0:6 4:15 8:-13
p label:tukang	0:-6 1:20
p label:tukang --	0:-6 1:21
p label:tukang u	1:17
p label:turowy	0:8
p label:turowy --	0:6
p label:turowy u	0:7
p label:u-00670065007200e40074	0:12
p label:u-00670065007200e40074 --	0:12
p label:u-006b00fc0070	0:-8 1:-7 3:27 4:-6 8:-6
p label:u-006b00fc0070 --	0:-9 1:-8 3:32 4:-8 8:-7
p label:u-0070006f0064007700f30072006b006f	1:-9 3:-14 8:26
p label:u-0070006f0064007700f30072006b006f --	3:-6 8:15
p label:u-0070006f0064007700f30072006b006f u	1:-9 3:-12 6:-7 8:25
p label:u-00730105007300690061006400f30077	2:23
p label:u-00730105007300690061006400f30077 h-	2:21
p label:u-00740065006e00e90073	0:11
p label:u-00740065006e00e90073 h-	0:12
p label:u-00740065006e00e90073 p	0:13
p label:u-0077006f006b00f30142	0:6
p label:u-0077006f006b00f30142 u	0:6
p label:u-00e9007400750069	0:-15 2:-6 3:32 8:-11
p label:u-00e9007400750069 h-	0:-15 1:-6 2:-7 3:34 4:-6 8:-12
p label:u-00f3007200670061006e006f	0:6
p label:u-00f3007200670061006e006f --	0:9
p label:u-00f3007200670061006e006f u	0:7
p label:u-0431043e0442	0:-7 1:-6 2:32 3:-17 8:-6
p label:u-0431043e0442 --	2:22 3:-13
p label:u-0431043e0442 p	0:-6 2:24 3:-12
p label:u-043104430440044f	0:-13 1:27 3:-8 4:-6 5:-15 8:7
p label:u-043104430440044f u	0:-13 1:27 3:-6 4:-6 5:-14
p label:u-0433044304410438	0:12
p label:u-0433044304410438 h-	0:11
p label:u-0433044304410438 u	0:16
p label:u-04340432043e04400456	8:15
p label:u-04340432043e04400456 --	8:10
p label:u-04340432043e04400456 u	8:8
p label:u-0434043e0440043e0436043a0430	0:10
p label:u-0434043e0440043e0436043a0430 p	0:15
p label:u-0434043e0449	2:19 8:-9
p label:u-0434043e0449 u	2:19 8:-9
p label:u-043b0435043b0435043a0430	0:-12 1:22 2:-7 3:9
p label:u-043b0435043b0435043a0430 --	0:-15 1:19 2:-10 3:17 4:-6 8:-6
p label:u-043b0435043b0435043a0430 u	0:-16 1:13 2:-13 3:24 4:-8 8:-7
p label:u-043b043504410430	0:12
p label:u-043b043504410430 u	0:17 8:-8
p label:u-043b04560442043504400430	3:20 8:-7
p label:u-043b04560442043504400430 --	3:17 8:-9
p label:u-043b04560442043504400430 u	3:17 8:-8
p label:u-043d0430043f04380441	0:7
p label:u-043d0430043f04380441 --	0:9
p label:u-043d0430043f04380441 u	0:7
p label:u-043d0430043f04400438043a0456043d04460456	0:14
p label:u-043d0430043f04400438043a0456043d04460456 --	0:12
p label:u-043d0430043f04400438043a0456043d04460456 u	0:13
p label:u-043e043704350440043e	0:-9 2:-6 4:-17 8:34
p label:u-043e043704350440043e u	0:-8 4:-15 8:31
p label:u-043e043d0443043a	1:-16 3:-7 4:24
p label:u-043e043d0443043a --	1:-11 2:-8 4:20
p label:u-043e043d0443043a u	1:-12 3:-6 4:20
p label:u-043e04470435044004350434044c	0:-6 3:-14 4:23
p label:u-043e04470435044004350434044c --	3:-16 4:23
p label:u-043e04470435044004350434044c u	3:-11 4:20
p label:u-043f043e043404320430043b	8:12
p label:u-043f043e043404320430043b --	4:-8 8:17
p label:u-043f043e043404320430043b u	8:6
p label:u-043f0440043e0432043e0434043d043804460430	1:8
p label:u-043f0440043e0432043e0434043d043804460430 --	1:9
p label:u-04400438043d043e043a	0:-8 3:-6 4:-11 8:29
p label:u-04400438043d043e043a u	0:-12 2:-6 3:-6 4:-13 8:36
p label:u-0441043a043b04300434	0:-7 1:-9 3:-20 8:31
p label:u-0441043a043b04300434 --	0:-6 1:-9 3:-16 8:27
p label:u-0441043a043b04300434 u	3:-6 8:7
p label:u-04410456043b044c0440043004340438	0:-8 2:26 3:-6 4:-8
p label:u-04410456043b044c0440043004340438 u	2:8
p label:u-04420438043d	0:-12 2:-11 3:-13 4:-14 5:47 8:-17
p label:u-04420438043d h-	0:-8 2:-6 3:-8 4:-8 5:31 8:-10
p label:u-04420438043d u	0:-9 3:-12 4:-9 5:34 8:-12
p label:u-0457043604300447043e043a	1:14
p label:u-0457043604300447043e043a --	1:13
p label:u-0457043604300447043e043a u	1:10
p label:u-06230628063706270644	0:15
p label:u-06230628063706270644 --	0:13
p label:u-06230628063706270644 u	0:14
p label:u-0623062d06330646062a0645	0:11
p label:u-0623062d06330646062a0645 --	0:10
p label:u-0623062d06330646062a0645 u	0:13
p label:u-0625062c062706280627062a u	0:7
p label:u-06270628063a0649	0:7
p label:u-06270628063a0649 --	0:13
p label:u-06270628063a0649 u	0:8
p label:u-06270644062d062706310629	0:7
p label:u-06270644062d062706310629 h-	0:9
p label:u-06270644062d062706310629 u	0:12
p label:u-062706440631064a062d	1:16 3:-6
p label:u-062706440631064a062d u	1:7
p label:u-06270644063306480642	0:-9 1:-9 4:-9 8:31
p label:u-06270644063306480642 --	0:-7 1:-11 4:-6 8:26
p label:u-06270644063306480642 u	0:-10 1:-13 4:-10 8:37
p label:u-062706440644064a	0:19
p label:u-062706440644064a --	0:11
p label:u-062706440644064a u	0:19
p label:u-0628062d0631	0:-6 4:12
p label:u-0628062d0631 he	0:-9 8:16
p label:u-0628062d0631 u	0:-7 4:12 8:9
p label:u-0628062f064a	0:7
p label:u-0628062f064a --	0:9
p label:u-0628062f064a u	0:7
p label:u-062d06310641	3:20 8:-6
p label:u-062d06310641 --	3:22 4:-6 8:-8
p label:u-062d06310641 u	3:9
p label:u-0632062706260631	1:-10 2:-14 3:-9 4:35 8:-9
p label:u-0632062706260631 u	1:-8 2:-15 3:-10 4:33 8:-8
p label:u-0639063406270646	0:12
p label:u-0639063406270646 he	0:9
p label:u-0639063406270646 u	0:16
p label:u-0643064406450629	3:12
p label:u-0643064406450629 --	3:7
p label:u-0643064406450629 u	3:16
p label:u-06440637064406270628	0:9
p label:u-06440637064406270628 --	0:8
p label:u-06440637064406270628 u	0:7
p label:u-06450633062d06310627062a064a	0:-14 1:31 3:-9 8:-7
p label:u-06450633062d06310627062a064a --	0:-19 1:41 2:-6 3:-13 8:-11
p label:u-06450633062d06310627062a064a u	0:-14 1:31 3:-9 8:-9
p label:u-0646064206440629	0:7
p label:u-0646064206440629 --	0:7
p label:u-064606480631	0:7
p label:u-064606480631 --	0:12
p label:u-064606480631 u	0:10
p label:u-0647062c0646	0:-22 1:41 2:-7 3:-14 8:-9
p label:u-0647062c0646 --	0:-18 1:33 2:-6 3:-11 8:-7
p label:u-0647062c0646 u	0:-34 1:55 2:-9 3:-21 4:-8 5:-6 8:-14
p label:u-0648062a063706480644	0:9
p label:u-0648062a063706480644 h-	0:10
p label:u-0648062a063706480644 u	0:12
p label:u-06480644062706320645	0:12
p label:u-06480644062706320645 h-	0:14
p label:u-06480644062706320645 u	0:11
p label:u-091f093f0921094d09210940	0:-6 1:-11 2:31 3:-8 8:-6
p label:u-091f093f0921094d09210940 --	0:-7 1:-21 2:35 3:-9
p label:u-091f093f0921094d09210940 u	0:-8 1:-15 2:35 3:-7
p label:u-092a094b0924093e u	0:11
p label:u-092c093e0930093f0936	0:9 2:22 4:-12 5:-7 8:-11
p label:u-092c093e0930093f0936 h-	2:29 4:-15 5:-10 8:-13
p label:u-092c093e0930093f0936 u	0:10 2:17 4:-10 8:-11
p label:u-092e0902091a	0:6
p label:u-092e0902091a he	0:9
p label:u-092e094709320947	0:6 1:-7 8:6
p label:u-092e094709320947 --	1:-13 8:20
p label:u-092e094709320947 u	1:-11 8:12
p label:u-093509470935	0:10
p label:u-093509470935 he	0:9
p label:u-09380935093e0932	0:9
p label:u-09380935093e0932 --	0:10
p label:u-09380935093e0932 u	0:8
p label:u-11001100	0:9
p label:u-11001100 --	0:8
p label:u-11001100 u	0:9
p label:u-110f110f	0:11
p label:u-110f110f u	0:8
p label:u-30a430d930f330c8	0:9
p label:u-30a430d930f330c8 --	0:11
p label:u-30a430d930f330c8 u	0:7
p label:u-30bf30a430c830eb	0:17
p label:u-30bf30a430c830eb --	0:15 1:-6
p label:u-30bf30a430c830eb u	0:20 1:-6
p label:u-30dd30a4	0:-14 1:31 3:-11 8:-8
p label:u-30dd30a4 --	0:-20 1:40 2:-7 3:-12 4:-9 8:-9
p label:u-30dd30a4 u	0:-19 1:38 2:-6 3:-13 4:-7 8:-10
p label:u-30df30cb30b230fc30e0	0:11
p label:u-4e00624b	0:7
p label:u-4e00624b --	0:7
p label:u-4e00624b u	0:11
p label:u-4e0a5c71	3:-10 8:21
p label:u-4e0a5c71 h-	0:-10 2:-6 3:-15 8:29
p label:u-4e0a5c71 u	8:14
p label:u-4e8c5e74	0:8
p label:u-4e8c5e74 --	0:9
p label:u-4e8c5e74 u	0:8
p label:u-51fa76ee91d1	0:-16 1:-8 2:-9 3:36 4:-7 8:-10
p label:u-51fa76ee91d1 h-	0:-19 1:-8 2:-10 3:39 4:-7 8:-10
p label:u-51fa76ee91d1 u	0:-18 1:-8 2:-9 3:38 4:-7 8:-9
p label:u-53418ed2	0:8
p label:u-53418ed2 u	0:9
p label:u-5927798f	0:-16 1:-7 3:29 8:-6
p label:u-5927798f --	0:-15 1:-7 3:27
p label:u-5927798f u	3:15
p label:u-59316557	0:10
p label:u-59316557 --	0:11
p label:u-59316557 u	0:6
p label:u-5b6b	0:6 1:16 2:-10
p label:u-5b6b --	1:15 2:-9
p label:u-5b6b u	1:19 2:-11
p label:u-5e7f573a	0:10
p label:u-5e7f573a --	0:14
p label:u-5e7f573a u	0:14
p label:u-5e97	0:11
p label:u-5e97 --	0:9
p label:u-5e97 u	0:9
p label:u-62bd5956	0:6
p label:u-62bd5956 u	0:8
p label:u-64789c7c	0:10
p label:u-64789c7c u	0:9
p label:u-65595ba4 u	3:-9 4:-6 8:21
p label:u-67b8675e	0:-16 3:33 4:-6 8:-9
p label:u-67b8675e --	0:-15 1:-7 3:33 8:-9
p label:u-67b8675e u	0:-8 3:22
p label:u-6d1e7a9f	0:16 4:-7
p label:u-6d1e7a9f --	0:11 4:-6
p label:u-6d1e7a9f u	0:9
p label:u-7a7a683c	0:7
p label:u-7a7a683c --	0:15 3:-6
p label:u-7c737c92	0:-15 1:-11 2:-10 3:20 4:-7 5:-6 6:27 8:-17
p label:u-7c737c92 h-	0:-10 2:-8 3:-8 6:33 8:-10
p label:u-7c737c92 u	0:-15 1:-11 2:-9 3:19 4:-6 5:-6 6:28 8:-17
p label:u-7e015074	3:-9 4:-8 8:26
p label:u-7e015074 --	3:-9 4:-6 8:20
p label:u-7e015074 u	8:16
p label:u-821e9f99	0:-8 1:20
p label:u-821e9f99 --	0:-6 1:16
p label:u-821e9f99 u	0:-7 1:15
p label:u-8857	0:16 8:-6
p label:u-8857 --	0:12
p label:u-8857 u	0:19 8:-6
p label:u-8bed6587	0:7
p label:u-8bed6587 --	0:6
p label:u-8bed6587 u	0:7
p label:u-8eca638c	0:-10 1:35 2:-10 8:-7
p label:u-8eca638c --	0:-7 1:23 2:-7
p label:u-8eca638c u	0:-11 1:34 2:-10 8:-7
p label:u-8f6c76d8	0:8
p label:u-8f6c76d8 u	0:7
p label:u-90fd90535e9c770c	3:12
p label:u-90fd90535e9c770c --	3:15
p label:u-90fd90535e9c770c u	3:15
p label:u-91cf8bcd	0:11
p label:u-91cf8bcd --	0:7
p label:u-91cf8bcd u	0:8
p label:u-96e8	0:-10 2:32 3:-11 4:-17 5:9 8:-14
p label:u-96e8 h-	0:-9 2:35 3:-9 4:-14 5:-7 8:-12
p label:u-96e8 u	0:-12 1:-6 2:20 3:-18 4:-17 5:27 8:-16
p label:u-adf8b9bc	0:13
p label:u-adf8b9bc --	0:11
p label:u-adf8b9bc u	0:15
p label:u-b5a1	0:-7 3:18
p label:u-b5a1 --	0:-14 1:-11 3:33 8:-7
p label:u-b5a1 u	0:-14 1:-10 3:32
p label:u-b9c8b2f9	0:-16 2:-7 3:-17 4:25 8:14
p label:u-b9c8b2f9 u	0:-19 2:-6 3:-16 4:12 5:-6 8:28
p label:u-bc40c11cb958	0:11
p label:u-bc40c11cb958 --	0:10
p label:u-bc40c11cb958 u	0:12
p label:u-c190ac00b77d	0:8
p label:u-c190ac00b77d --	0:8
p label:u-c190ac00b77d u	0:8
p label:u-c54cbc14	0:-27 1:13 3:-11 4:-6 8:-10 9:31
p label:u-c54cbc14 u	0:-24 1:15 3:-8 8:-10 9:25
p label:u-c625c0c1	0:-21 1:-10 2:-7 3:-14 4:10 8:30
p label:u-c625c0c1 h-	0:-17 2:-10 3:-13 4:21 5:-7 8:19
p label:u-c625c0c1 u	0:-28 1:-15 2:-11 3:-18 4:21 5:-6 8:34
p label:u-c9c8bb38	0:11 3:-7
p label:u-c9c8bb38 --	0:9
p label:u-d2c0b824	0:11
p label:u-d2c0b824 --	0:11
p label:u-d2c0b824 u	0:8
p label:udao	0:8
p label:udao u	0:8
p label:udta	0:9
p label:udta u	0:10
p label:upar	0:9
p label:upar u	0:7
p label:vasi	3:15
p label:vasi p	1:-6 3:23 8:-6
p label:verb	3:15
p label:verb --	3:17 5:-6
p label:verb p	3:14
p label:visiteur	0:9 1:-6 2:-11 4:18
p label:visiteur h-	2:-8 4:14
p label:visiteur u	0:10
p label:visitor	0:18 1:-9
p label:visitor --	0:15 1:-7
p label:visitor p	0:15
p label:wakken	0:-13 2:-14 3:-8 5:38 8:-10
p label:wakken u	0:-14 2:-10 3:-8 4:-6 5:39 8:-15
p label:warehouse	3:-18 4:-10 5:-9 8:34
p label:warehouse --	3:-6 8:16
p label:warehouse s	0:7 3:-6 4:-6 8:11
p label:wkwk	0:9
p label:wkwk -e	0:11
p label:wkwk u	0:11
p label:zolder	0:15 4:-8
p label:zolder u	0:17 4:-9
p label:zrub	0:8
p label:zrub --	0:8
p label:zrub u	0:10
p ladder	0:13 1:-10 2:-9 3:13 5:-9 6:-7 8:9
p ladder --	3:20
p ladder -e	1:-7 2:-10 3:-9 4:21
p ladder h-	0:18 3:-9 8:7
p ladder p	0:19 3:-6
p ladder s	0:16
p ladder u	0:-6 1:-11 2:-14 4:20 5:-11 6:-6 8:17
p ladle	0:16 3:-7
p ladle --	0:13 3:-7
p ladle u	0:16 3:-6
p lady-beetle	0:-14 1:14 3:29 4:-19 5:-8 6:-6 7:-7 8:-12 9:-6
p lady-beetle --	0:-10 1:-9 2:-26 3:48 4:-8 5:-6 8:-9
p lady-beetle h-	0:-7 1:17 2:21 3:-22 4:-14
p lady-beetle p	0:-8 1:11 2:-33 3:35 4:-11 8:-9
p lady-beetle s	1:12
p lady-beetle u	1:7 2:24 3:-14 4:-10
p laptop	0:27 1:-8 2:14 3:-22 4:-6
p laptop --	0:21 1:-8 2:20 3:-22 4:-6 5:-6
p laptop p	0:7 2:-6 3:-12 8:23
p laptop u	0:27 1:-7 2:15 3:-18 8:-9
p lava	0:-11 1:-18 2:-10 3:-18 4:-10 5:56 6:-6 8:-23
p lava --	0:-19 1:-18 2:-6 3:-15 4:-6 5:49 8:-18
p lava h-	2:-8 4:-9 5:30 8:-20
p lava u	0:-16 1:-22 2:-13 3:-22 4:-12 5:67 6:-7 7:-6 8:-29
p leaf-fluttering-in-wind	1:-12 3:52 4:-28 5:-16 6:-13 7:-6 9:-6
p leaf-fluttering-in-wind --	0:-13 1:-14 2:9 3:50 4:-31 5:-16 6:-14 7:-6 8:6 9:-6
p leaf-fluttering-in-wind h-	0:-6 3:34 4:-9 5:-7 8:-8
p leaf-fluttering-in-wind he	4:-7 5:-6 8:16
p leaf-fluttering-in-wind p	0:-7 1:-7 2:-8 3:50 4:-14 5:-10 6:-9 8:-15
p leaf-fluttering-in-wind s	0:-18 1:-7 2:-8 3:9 4:-27 5:-10 8:42
p leaf-fluttering-in-wind u	2:13 3:19 4:-12 5:-6 8:-20
p leafy-green	0:-8 1:-14 2:25 4:37 5:-9 6:-13 7:-7 8:-12 9:-6
p leafy-green --	1:-14 2:32 4:-15 6:-9 8:-8
p leafy-green -e	0:-11 1:-11 2:-10 4:39 5:-6 6:-9 8:-8
p leafy-green h-	1:-6 4:38 5:-8 6:-8 8:-9
p leafy-green he	0:-8 1:-6 2:7 4:14 6:-6
p leafy-green p	0:-10 1:-9 2:16 3:11 4:12 5:-6 6:-13 8:-7
p leafy-green s	3:7 4:7
p leafy-green u	0:-8 1:-15 2:30 4:28 5:-9 6:-13 7:-7 8:-11 9:-7
p leg	1:-6 3:-9 5:21 8:-8
p leg --	1:-6 3:-11 5:20 8:-7
p leg p	3:-13 5:25 8:-8
p lemon	1:-7 3:15
p lemon --	0:6 3:7
p lemon p	0:7
p lemon u	1:-7 3:21
p librarian	0:6 1:6
p librarian --	1:19 2:-6
p librarian s	1:17 2:-6
p lifeguard	0:-12 1:-14 3:12 4:14 8:-7
p lifeguard u	0:-7 1:-7 2:12 3:8
p light-bulb	0:-8 1:-15 2:-13 3:14 4:-20 5:-11 6:-10 7:-7 8:27 9:15
p light-bulb --	0:-20 1:-15 2:-9 3:16 4:-21 5:-9 6:-8 8:38
p light-bulb -e	0:-8 1:-6 2:-6 3:32 8:-7
p light-bulb h-	0:17 8:-6
p light-bulb he	0:-9 1:-8 2:-6 3:-21 4:-8 8:8 9:31
p light-bulb p	0:-7 1:-6 2:-6 3:35 4:-7 5:-7 8:-7
p light-bulb s	0:-13 1:-13 3:-17 4:-8 8:21 9:20
p light-bulb u	1:-7 2:-10 3:-9 4:-18 5:-10 6:-6 8:37
p lighthouse	0:-19 1:6 2:7 4:7 5:-12
p lighthouse --	0:-16 1:16 3:15 4:-12 5:-8
p lighthouse h-	0:-10 2:20 3:-12 4:24 5:-11 8:-23
p lighthouse p	0:-13 1:-6 2:17 3:-15 4:-16 5:-9 8:25
p lighthouse s	0:-10 1:12 3:18 4:-8 5:-6 8:-9
p lighthouse u	0:-10 3:-8 4:38 5:-7 8:-25
p lighthouse-keeper	0:-7 1:32 2:-8 3:-7
p lighthouse-keeper --	0:-7 1:29 2:-7
p lighthouse-keeper s	1:12
p lighthouse-keeper u	0:-8 1:30 2:-8 3:-6
p lime	0:12 3:-6
p lime --	0:10
p lime u	0:14 3:-7
p lion	2:14 3:-6
p lion --	0:6
p lion u	0:6 2:8
p lizard	0:-6 1:29 3:-9 4:-8 8:-6
p lizard --	1:17
p lizard s	1:15
p lizard u	2:12
p llama	0:-8 1:42 2:-15 3:-17 4:-8 8:-6
p llama --	0:-9 1:49 2:-17 3:-18 4:-7 8:-6
p llama s	1:26 2:-6
p llama u	1:20 2:-6 3:-7
p lock-keeper --	0:7
p lock-keeper u	0:7
p locked	0:-7 1:-14 2:-16 3:-17 4:46 5:-10 6:-13 7:-7 8:16 9:-7
p locked --	1:-11 2:-8 3:-32 4:7 5:11 6:-8 8:35
p locked h-	0:-15 1:-8 2:-13 4:59 5:-16 6:-11 8:-22 9:-7
p locked p	1:-9 2:-6 5:16 6:-7 8:6
p locked s	3:-7 4:24 8:-6
p locked u	0:-13 1:-12 2:-16 3:-24 4:56 5:-19 6:-13 7:-7 8:10 9:-7
p locomotive	0:10 2:-20 3:11 5:-9 7:-6 8:11
p locomotive --	0:18 1:9 2:-13 3:8 4:-10 5:-6
p locomotive h-	1:-14 2:-16 3:-15 4:7 5:-7 6:12 9:17
p locomotive p	0:17 1:-10 2:-9 3:15 4:-6
p locomotive s	0:6 1:20 8:-7
p locomotive u	1:-7 2:-21 3:-9 4:6 5:-10 7:-6 8:27 9:6
p long-drum	0:16
p long-drum --	0:12
p long-drum u	0:17
p lotion-bottle	1:-8 2:-9 3:-16 4:-9 5:-6 6:43 8:-15
p lotion-bottle -e	0:14 6:7
p lotion-bottle he	0:-6 6:26 8:-8
p lotion-bottle s	0:8 6:10
p lotion-bottle u	0:-11 1:-7 2:-11 3:-16 4:-9 5:-6 6:44 8:-12
p lotus	2:-9 3:-12 4:17 5:-14 8:22
p lotus h-	3:-7 4:17 5:-8
p lotus p	4:19 8:-9
p lotus u	0:-11 3:-9 4:22 5:-8
p love-letter	1:-23 2:-9 3:59 5:-11 6:-8 8:-18
p love-letter --	0:9 1:-21 2:-8 3:46 5:-9 6:-6 8:-16
p love-letter h-	0:-7 2:-8 3:45 4:-10 5:-9 6:-8 8:-8
p love-letter he	0:-6 3:22
p love-letter p	0:7 1:-9 2:-10 3:45 4:-15 5:-9 6:-8 8:-11
p love-letter s	0:-9 1:-31 3:28 4:15 8:-6
p love-letter u	1:-15 2:-6 3:47 4:-13 5:-11 6:-6 8:-17
p luggage	0:-10 1:10 2:-13 3:45 4:-10 5:-15 6:-7 8:-15
p luggage --	0:-12 2:-7 3:36 4:-8 5:-10 6:-6 8:-11
p luggage h-	0:-10 2:-7 3:35 4:-7 5:-7 8:-7
p luggage p	0:-7 1:-12 2:-10 3:47 4:-9 5:-9 8:-11
p luggage u	3:15
p man	0:15 1:-8 2:11 3:-19 4:9 5:-9 6:-6 7:17 8:-11 9:-6
p man --	0:33 3:-11 4:-8 8:-7
p man -e	0:-7 1:-13 2:-7 3:-9 4:29
p man h-	1:-13 2:36 3:-17 4:8 5:-7 7:-6 8:-9 9:-6
p man he	1:-11 2:-31 3:-8 4:-11 7:44 8:-6
p man p	0:8 1:13 3:-6 4:-6
p man s	1:-10 2:16
p man u	0:24 1:-14 3:-19 4:10 5:-8 7:16 8:-11 9:-6
p mango	0:12 1:-6 3:17
p mango --	0:15 1:-6 3:11
p mango h-	3:24 6:-8
p mango p	3:6
p mango u	0:21 1:-7 2:-7 3:16 6:-8 8:-7
p market-stall	0:8 3:-9 4:-9 8:18
p market-stall --	0:18 8:-7
p market-stall h-	3:-7 4:-10 8:25
p market-stall u	0:13 3:-7 4:-9 8:12
p mask:monster	1:-8 2:15 3:-6 8:14
p mask:monster --	0:11
p mask:monster h-	2:11 8:12
p mask:monster p	2:13
p mask:monster u	1:-6 3:-6 8:14
p mask:robot	0:7
p mask:robot h-	2:14
p mask:robot u	0:8 2:10 4:-6
p mask:ship	0:-6 1:13 2:-11 3:26 4:-8 5:-6 8:-11 9:-7
p mask:ship --	1:15
p mask:ship h-	1:-12 2:-9 3:36 8:-9 9:-7
p mask:ship u	2:-8 3:26 4:-6 5:-6 8:-9 9:-6
p meadow	0:-17 1:-8 2:-7 3:-20 4:13 5:-8 8:34
p meadow --	0:-8 1:-8 3:-17 4:16 5:-7 8:23
p meadow u	0:-6 1:-6 3:-16 4:18 5:-7 8:15
p mechanic	0:9 1:23 2:-14 4:-8
p mechanic --	0:19 1:-10
p mechanic -e	1:33 2:-15 4:-9
p mechanic u	0:11 1:13 2:-9 4:-7
p messenger	1:11
p messenger --	1:8
p metro	0:-10 1:-22 2:-8 3:-8 8:39
p metro u	0:-9 1:-18 2:-7 3:-8 8:36
p microbe	0:-6 2:32 3:-10 4:-7 5:-6 6:-6 8:-8
p microbe --	0:-6 1:6 2:37 3:-13 4:-7 5:-7 6:-7 7:-6 8:-8
p microbe h-	2:13
p microbe p	0:-7 2:28 3:-6 8:-6
p microbe u	1:-9 2:35 3:-9 8:-6
p milky-way	0:12
p milky-way u	0:10
p minaret	0:-10 4:-10 5:20 8:11
p minaret --	0:-10 1:-7 3:-6 4:-11 5:20 8:14
p minaret u	0:-9 4:-9 5:23
p miner	1:12
p miner --	1:14
p miner u	1:7
p minibus	1:16 2:-9 3:-11 4:-7 8:-7 9:14
p minibus --	0:-6 1:23
p minibus h-	1:-7 2:-6 3:-12 4:-6 8:-7 9:26
p minibus u	0:6 1:15 2:-9 3:-12 4:-8 8:-8 9:18
p mirror	0:-10 1:-12 3:22 4:-15 5:-6 8:18
p mirror --	1:-10 3:23 8:-7
p mirror u	1:-9 3:12 4:-13 8:17
p mobile-phone	0:27 1:-8 2:6 3:9 4:-9 5:-6 6:-6 8:-13
p mobile-phone --	0:30 1:-8 3:10 4:-7 8:-11
p mobile-phone h-	0:13
p mobile-phone u	0:23 1:-9 2:14 3:8 4:-11 5:-7 6:-8 8:-15
p mole	2:38 3:-14 4:-11 5:-6 8:-9 9:-6
p mole --	1:-28 2:39 4:-8 8:-8
p mole p	0:-7 2:31 4:-14 8:-6
p mole s	1:28 2:-11 3:-7
p mole u	0:6 1:-19 2:31 3:-8 8:-7
p monkey	0:-15 1:35 2:18 3:-7 4:-8 5:-8 6:-8 7:-7 8:-11 9:-6
p monkey --	0:-14 1:36 2:-11 5:-6 6:-9 8:-10
p monkey h-	0:-6 1:-11 2:44 3:-15 4:-8
p monkey p	2:-8 3:-8 4:17
p monkey s	2:16 3:-6
p monkey u	0:-15 1:39 2:12 4:-14 5:-8 6:-8 7:-6 8:-11 9:-6
p moon-cake	3:21
p moon-cake --	3:22
p moon-cake u	3:21
p moose	0:14 2:-6
p mosquito	1:-18 3:31 4:-7 5:-7 6:-6 8:-7
p mosquito --	1:-18 2:17 3:16 5:-6 8:-6
p mosquito h-	3:17
p mosquito p	1:-11 2:-9 3:30
p mosquito u	1:-11 2:7 3:22 4:-6 5:-6 6:-6 8:-7
p motor-scooter	0:9 1:-9 2:-8 3:-9 5:-6 8:-9 9:27
p motor-scooter h-	0:13 1:-11 2:-7 3:-8 5:-6 8:-9 9:24
p motor-scooter u	1:-9 8:-7 9:25
p motorcycle	0:8 1:12 3:-22 4:-17 5:-9 9:18
p motorcycle --	1:27 3:-11 4:-7 8:-8
p motorcycle h-	0:9 1:-11 2:-14 3:-15 4:-9 8:12 9:21
p motorcycle p	0:14 1:-11 2:12
p motorcycle u	1:23 2:-12 3:-20 4:-14 5:-7 8:8 9:14
p motorway	0:-7 2:-7 4:-17 5:-8 8:35
p motorway --	3:27 4:-8 8:-10
p motorway h-	4:-10 8:20
p motorway u	2:-6 3:11 4:-18 5:-7 8:20
p mount-fuji	0:9
p mount-fuji u	0:9
p mountain	0:14 3:-7 4:-6 5:-6 8:13
p mountain h-	0:8
p mountain he	0:8
p mountain u	0:19
p mouse	0:-6 1:21 2:19 4:-6 5:-6 8:-8
p mouse --	0:-9 1:29 2:7 3:-10 8:-9
p mouse -e	1:-12 2:20
p mouse h-	1:-17 2:14 3:29 4:-14 5:-6 8:-7
p mouse he	1:-14 2:-15 7:27
p mouse p	2:22 3:16 4:-11 6:-6 8:-8
p mouse s	1:23 2:-14 3:-7 7:13
p mouse u	0:-7 1:19 2:17 3:-10 5:-6 8:-11
p mouse-trap	0:12
p mouse-trap u	0:17
p mouth	0:12
p mouth --	0:15
p mouth u	0:11
p mud	0:10
p mud u	0:15
p mushroom	1:-9 2:7 4:-6 5:-12 6:-14 7:-7 8:41 9:-8
p mushroom --	0:12 1:-7 2:-7 3:6 4:13 6:-6 8:-9
p mushroom h-	0:-11 1:-13 2:6 3:-17 4:-17 5:-12 6:-16 7:-7 8:60 9:-8
p mushroom he	0:6 3:17
p mushroom p	1:10 3:13 4:9 5:-7 6:-11 8:-14
p mushroom s	1:-6 3:-14 4:-11 6:-6 8:32
p mushroom u	1:-10 2:9 3:-24 4:-13 5:-12 6:-12 7:-6 8:48 9:-7
p musical-keyboard	0:18 1:-9 3:16 8:-9
p musical-keyboard --	1:-9 3:17
p musical-keyboard h-	0:7 3:10
p musical-keyboard u	0:15 1:-11 3:14 8:-7
p musical-notes	1:-15 2:-9 3:20 4:-6 5:16 6:-6 8:-10
p musical-notes --	1:-11 2:-9 3:8 4:-6 5:26 6:-7 8:-9
p musical-notes p	1:-10 2:-9 4:-6 5:29 6:-6 8:-8
p nazar-amulet	3:13
p nazar-amulet --	1:-6 3:13
p necktie	0:-10 2:19 3:14 4:-6 8:-7
p necktie u	0:-6 2:18
p nest-with-eggs	1:-7 3:-21 4:42 6:-6 8:-11
p nest-with-eggs h-	3:-11 4:29 8:-9
p nest-with-eggs u	0:-6 3:-16 4:42 6:-6 8:-10
p nesting-dolls	0:-8 1:33 2:32 3:-43 4:-9 5:-9 6:-8 8:-17
p nesting-dolls --	1:30 2:6 3:-27 8:-9
p nesting-dolls p	0:-18 1:23 2:29 3:-28 4:-7 5:-6 8:-9
p nesting-dolls u	0:10 1:23 3:-19 8:-7
p newspaper	0:-13 3:15 4:23 8:-18
p ninja	1:29 3:-9 4:-8 8:-7
p ninja --	1:32 2:-11
p ninja -e	0:-10 1:40 2:-15 3:-8 4:-7
p ninja h-	1:-14 2:27
p ninja s	0:-6 2:27
p ninja u	1:42 2:-18 3:-7 4:-6 8:-6
p note	0:-9 3:28 6:-15
p note u	0:-11 3:35 4:-7 6:-18
p notebook	0:17 3:-6
p notebook --	0:10
p notebook u	0:19 3:-7
p nut-and-bolt	0:-13 2:-8 3:39 4:-26 5:-8 6:15 8:-13
p nut-and-bolt h-	0:-12 2:-7 3:34 4:-25 5:-9 6:19 8:-13
p nut-and-bolt p	0:-11 2:-6 3:18 4:-15 5:-7 6:21 8:-8
p nut-and-bolt u	3:20 4:-11
p octopus	0:-17 1:-24 2:26 3:20 5:-10 6:-8 7:22 8:-17 9:-9
p octopus --	0:-18 1:-19 2:29 3:22 4:7 5:-7 6:-6 7:-8 8:-14 9:-7
p octopus h-	1:-18 2:23 3:12 5:-7 7:-6 8:-8
p octopus he	0:-8 1:-15 2:-18 3:-13 4:-6 5:-6 7:42 8:-6
p octopus p	1:-13 2:8 3:-7 4:13
p octopus s	0:-11 1:-24 2:25 3:-12 4:-8 5:-6 6:-6 7:34 8:-9 9:-6
p octopus u	0:-11 1:-15 2:14 3:30 4:-8 5:-9 6:-7 7:8 8:-16 9:-7
p office-building	1:-11 2:-8 3:-19 5:-11 6:-6 8:48
p office-building --	1:-13 2:-7 3:-17 4:-7 5:-8 8:43
p office-building h-	0:-12 1:-6 2:-9 3:-15 5:-11 8:44
p office-building p	3:-7 4:-12 8:27
p office-building s	3:-12 4:-11 5:-6 8:34
p office-building u	1:-13 2:-9 3:-21 5:-9 8:42
p office-worker	0:6 2:33 3:-6 4:-11 5:-7 7:-6 8:-10 9:-6
p office-worker --	2:19 4:-10 5:-6 8:-8
p office-worker h-	0:6 1:-8 2:16 3:-6
p office-worker p	1:-18 2:21 3:9 8:-7
p office-worker u	1:8 2:19 3:-12 4:-9 8:-6
p ogre	1:-17 2:-11 3:-10 4:-7 5:-7 6:-6 7:40 8:-8
p ogre --	0:8 1:-16 2:31 3:-13
p ogre h-	1:-6 2:-24 7:36
p ogre s	0:-7 1:-12 2:9 3:-7 7:23
p ogre u	0:7 1:-8 2:-6 7:18
p oil-drum	1:18 3:-23 4:19 6:-14 8:-8
p oil-drum --	0:6 3:-20 4:24
p oil-drum u	1:12 3:-14 4:14 6:-10
p old-man	0:30 1:-17 3:-15 5:-6 8:-8 9:15
p old-man --	0:30 2:-7 3:-9 4:7 8:-6
p old-man h-	1:-12 3:-16 4:-12 5:-6 8:-8 9:34
p old-man s	0:25 1:-15
p old-man u	0:21 1:-12 3:-18 5:-7 7:-6 8:-9 9:26
p old-woman	0:6 1:21 3:-10 6:-6
p old-woman --	0:9 1:21 2:12 3:-12 4:-9
p old-woman h-	0:-11 1:-17 2:35 3:-12 5:-7 7:-6 9:-6
p old-woman he	0:-11 1:11 2:-34 3:-12 4:22 5:-7 7:-10 8:24 9:-7
p old-woman p	0:-6 2:-25 3:-11 5:22 7:-6 8:14 9:-6
p old-woman s	0:8 2:9 3:-7 4:10 7:-6 8:-6
p old-woman u	0:6 1:27 3:-17 4:-8 5:-6 6:-6 7:-6 8:8 9:-6
p older-person	0:9
p older-person --	0:10
p olive	1:-29 2:24 3:-9 4:-9 5:-7 6:26 7:-6 8:-10
p olive --	1:-16 2:-6 3:20 4:-7 6:15 8:-8
p olive h-	1:-11 2:16 3:-21 6:17
p olive u	1:-13 2:12 3:7 4:-7 6:12 8:-6
p onion	0:15 3:-8
p onion h-	0:12 3:-7
p optical-disk	3:16
p optical-disk --	0:-7 3:24
p optical-disk p	0:-9 3:26
p orange-heart	0:12
p orange-heart --	0:11
p orange-heart u	0:9
p orc	1:-6 2:34 6:-7
p orc --	1:-6 2:29 6:-6
p orc h-	2:14
p orc p	2:31
p orc u	2:18
p otter	0:-22 1:33 2:-35 3:-11 4:-13 5:-8 6:-7 7:-8 8:36 9:-8
p otter --	0:-21 1:10 2:-32 3:-33 4:-11 5:-7 6:-6 7:-7 8:53 9:-6
p otter p	0:-20 1:30 2:-28 3:-26 4:-10 5:-6 7:-6 8:37
p otter s	1:-17 2:-9 3:-6 8:30
p owl	0:8 1:21 2:11 3:-7 4:-10 5:-7 8:-8
p owl --	0:13 1:21 2:-12 4:-7 8:-7
p owl h-	1:-6 2:35 3:-9
p owl p	1:19 3:-12
p owl s	2:7
p owl u	0:13 1:14 2:8 4:-11 5:-6 8:-9
p oxygen-tank	3:21
p oxygen-tank h-	3:22
p oxygen-tank p	3:14
p oyster	1:9 4:13
p oyster h-	4:20
p oyster u	4:11
p package	0:-6 1:-10 2:-10 3:39 4:25 5:-11 6:-10 7:-6 8:-11 9:-7
p package --	1:-23 2:-9 3:35 4:22 5:-10 6:-9 8:-11
p package -e	0:-9 1:21 2:-6 3:12 4:-7 5:-6 8:-7
p package h-	1:-8 2:-9 3:48 4:-9 5:-12 6:-8 9:-6
p package he	0:-15 2:-9 3:14 4:25 5:-6 8:-13
p package p	0:-6 1:-9 2:-9 3:54 4:-11 5:-10 6:-6 8:-14
p package s	3:-6 8:15
p package u	1:-12 2:-11 3:38 4:30 5:-12 6:-10 7:-6 8:-18 9:-8
p page-facing-up	0:19 3:13 4:-7 8:-9
p page-facing-up --	0:16 8:-7
p page-facing-up h-	0:11
p page-facing-up p	0:11 3:-6
p page-facing-up u	0:10 2:-6 3:22 4:-7 5:-6 8:-9
p paintbrush	0:18 3:-7
p paintbrush u	0:13
p pallet	0:-8 3:23
p pallet p	0:-8 3:26
p palm-tree	0:-13 3:15 4:-7 5:9
p palm-tree --	0:-12 3:16 4:-6 8:10
p palm-tree u	0:-18 1:-7 3:31 4:-8
p pancakes	0:6 1:-11 2:-8 3:32 4:-6
p pancakes --	0:11 1:-10 2:-7 3:26 6:-6
p pancakes h-	2:-8 3:24 4:-8 5:-6 6:6
p pancakes p	0:-10 1:-7 2:-11 3:41 4:-8 5:-6 8:-7
p pancakes u	0:24 3:-8
p panda	1:28 2:17 3:-16 4:-10 5:-8 8:-11
p panda --	1:29 2:9 3:-19 4:-8 8:-7
p panda s	1:34 2:-12 3:-9
p panda u	1:20 2:20 3:-15 4:-10 5:-8 8:-10
p paper	0:-11 1:-14 2:-10 3:60 4:-15 5:-10 6:11 8:-23
p paper --	0:-19 1:-15 2:-9 3:59 4:-13 5:-8 6:11 8:-20
p paper h-	0:8
p paper u	0:-9 1:-16 2:-9 3:60 4:-15 5:-9 8:-19
p parachute	0:15
p parrot	0:-10 1:-9 2:24 3:11 4:-7 8:-8
p parrot --	2:-10 3:19
p parrot s	1:11
p parrot u	2:15
p passenger	1:-40 2:-12 3:7 4:58 5:8 6:-8 7:-9 8:-6 9:-10
p passenger --	0:10 1:-46 2:-21 4:70 5:-9 6:-7 7:-7 8:-6 9:-8
p passenger -e	1:-16 2:17 3:-15 4:16 8:-7
p passenger h-	1:-23 2:-8 3:15 4:26 5:18 6:-8 7:-9 8:-16 9:-12
p passenger he	0:-9 1:-8 2:8 3:-6 4:-12 5:-7 7:-6 8:26 9:-8
p passenger p	0:11 1:-28 2:-37 3:20 4:49 5:-8 6:-6 7:-6 8:-12 9:-7
p passenger s	0:-13 1:-31 2:37 3:23 4:-15 5:-11 8:-8
p passenger u	1:-37 2:-6 3:-11 4:55 5:11 6:-8 7:-10 9:-11
p patient	1:-14 2:-13 3:-18 4:40 8:-8
p patient p	1:-10 2:-8 3:-20 4:34
p paw-prints	1:-11 2:-8 3:54 5:-8 6:-7 8:-14
p paw-prints --	0:-12 1:-13 2:-7 3:64 4:-7 5:-7 6:-9 8:-13
p paw-prints h-	0:11 3:15 4:-6 5:-6 8:-8
p paw-prints p	0:-11 1:-9 3:36 4:6 6:-6 8:-9
p paw-prints u	1:-10 2:-9 3:50 4:-11 5:-8 6:-7 8:-15
p pea-pod	3:-11 9:19
p pea-pod he	2:-6 3:-14 6:11 9:18
p pea-pod p	2:-6 3:-18 9:30
p peach	3:14
p peach --	3:11
p peach u	0:10 3:8
p peacock	0:-14 1:-7 2:-22 4:-13 5:-8 7:-6 8:23 9:16
p peacock --	0:-11 2:-17 3:10 4:-11 5:-6 8:26 9:-7
p peacock u	0:-8 2:-24 3:10 4:-12 5:-8 7:-6 8:10 9:23
p peanuts	0:18 1:11 3:-12
p peanuts --	0:20 1:6 3:-19
p peanuts u	0:17
p pear	3:11
p pear --	3:12
p pear p	0:7
p pen	2:17 3:-8
p pen u	2:28 3:-15 8:-6
p pencil	0:8
p pencil u	0:6
p penguin	1:30 3:-8 6:-6 8:-8
p penguin --	1:27 2:13 3:-8 6:-7 8:-7
p penguin -e	1:15 2:-12
p penguin h-	0:14 1:-7 2:-9 3:11
p penguin p	1:7 2:9 4:7 6:-6 8:-8
p penguin s	1:29 3:-10
p penguin u	1:28 2:7 4:-14 6:-7 8:-8
p person	0:16 1:-14 3:-23 4:27 8:-6
p person --	0:16 1:-12 3:-17 4:20
p person p	0:14 1:-11 2:22 3:-17
p person u	0:11 1:-7 2:-19 3:-8 4:26
p person-beard	1:20 3:-6
p person-beard --	1:15
p person-beard u	1:15
p person-biking	1:34 2:-17 4:-9 7:-6 8:-7 9:10
p person-biking --	0:-8 1:39 2:-12 4:-8 8:-6
p person-biking h-	2:-6 3:-6 9:17
p person-biking s	1:21
p person-biking u	1:26 2:-15 4:-8 8:-6 9:9
p person-elf	0:6 1:35 2:-16 3:-12
p person-elf --	1:39 2:-16 3:-12
p person-elf p	0:6 1:11 2:-7
p person-elf u	1:41 2:-16 3:-10 8:-6
p person-fairy	0:-9 2:-17 3:16 4:-6 5:20 8:-7
p person-fairy --	2:-10 3:19
p person-fairy u	1:-9 2:-11 3:6 5:17
p person-feeding-baby	0:10 1:-10 2:-16 4:25 7:-7
p person-feeding-baby --	0:12
p person-feeding-baby u	1:-6 2:-10 4:17
p person-genie	0:-7 1:-15 2:-11 3:-7 7:35 8:-6
p person-gesturing-no	0:18
p person-gesturing-no u	0:15
p person-lifting-weights	0:18 2:-10 3:-7
p person-lifting-weights --	0:12 1:11 2:-10 3:-7
p person-lifting-weights p	0:8 1:8 2:-9
p person-mage	1:19 3:-14 4:-10 5:-9 6:-7 7:16 8:-12 9:9
p person-mage --	2:17
p person-mage -e	1:39 2:-26 3:-7
p person-mage h-	1:-11 2:13 3:-7 5:-6 8:-6 9:13
p person-mage p	1:21 2:-20 3:-8 9:8
p person-mage s	1:14 2:12 3:-6 8:-7
p person-mage u	1:-8 7:14
p person-merpeople	0:-6 1:29 2:-20 3:18 4:-9 8:-8
p person-merpeople --	1:19 2:-13 3:6 4:-6
p person-merpeople -e	0:-6 1:24 2:-8 3:-6
p person-merpeople s	0:-6 1:29 2:-11 3:-7
p person-merpeople u	0:-10 1:25 2:-20 3:21 4:-8 8:-7
p person-playing-handball	1:8 3:-9 4:-9 6:22 8:-10
p person-playing-handball --	1:11 2:-6 3:-10 4:-9 6:22 8:-11
p person-playing-handball u	2:-7 3:-11 4:-9 6:33 8:-13
p person-running	0:17 1:-10
p person-running --	0:16
p person-running u	0:14
p person-superhero	0:16
p person-superhero h-	0:12 1:-6
p person-superhero s	0:9 1:12 2:-6
p person-supervillain	0:16 1:-8 2:22 4:-8 5:-8 6:-13 8:-6
p person-supervillain --	1:13 2:9 6:-9
p person-supervillain h-	1:-6 2:36 3:-7 4:-8 5:-6 8:-6 9:-8
p person-supervillain he	0:9 2:-21 3:20
p person-supervillain p	0:14
p person-supervillain u	0:-6 2:25 3:13 4:-11 5:-9 6:-12 7:-6 8:-7 9:-8
p person-surfing	0:9 1:13 2:-18 3:12 4:-7
p person-surfing h-	0:13 2:-11 3:14
p person-surfing u	2:-12 3:16 4:-6
p person-swimming	0:-7 1:29 2:-30 3:19 4:-8
p person-swimming -e	1:31 2:-21
p person-swimming h-	2:-11 3:20
p person-swimming p	1:16 2:-22 3:18
p person-swimming u	1:17 2:-10
p person-vampire	0:8 1:8 2:-12 3:11
p person-vampire --	0:9 1:10 2:-11
p person-vampire p	3:14
p person-vampire s	0:7
p person-with-bunny-ears	0:9
p person-with-bunny-ears --	0:8
p person-with-bunny-ears u	0:11
p person-with-crown	0:-6 1:-16 3:16 4:11 5:-7 6:-7 7:17 8:-14 9:-7
p person-with-crown --	0:-7 3:29 4:-12 5:-6 7:-6 8:-15 9:-7
p person-with-crown h-	0:7 2:-15 4:19
p person-with-crown u	0:-10 1:-23 2:-11 3:24 4:20 5:-7 6:-7 7:13 8:-14 9:-7
p person-zombie	1:-16 2:41 4:-6 5:-6 6:-6 8:-6
p person-zombie --	1:-12 2:41 4:-6 5:-6 8:-7
p person-zombie -e	1:-6 2:23
p person-zombie h-	2:7 9:16
p person-zombie p	1:-10 2:23
p person-zombie s	1:-13 2:-18 3:28
p person-zombie u	0:-7 1:-14 2:42 3:-10 4:-7 5:-7 6:-8 7:-6 8:-8 9:9
p pie	1:14 2:-8 4:-10 6:12 8:-7
p pie --	0:-10 1:9 2:-7 4:-7 6:13 8:-6
p pie he	3:7
p pie p	3:15
p pie u	0:-6 2:-7 3:-9 4:-7 6:27 8:-6
p pig	0:-7 1:46 2:-23 3:-7 4:7 8:-6
p pig --	0:-6 1:51 2:-20 3:-11
p pig -e	1:22 2:-10
p pig h-	0:-7 1:-24 2:-18 3:19 4:28 8:-7
p pig p	0:-9 1:27 2:-26 4:15 8:-7
p pig s	0:-6 1:33 2:-12 3:-7
p pig u	1:31 2:-13 3:-7
p pill	0:8 3:12 8:-6
p pill u	0:12
p pillow	0:-15 1:-21 2:-18 3:21 4:10 5:-19 6:-11 7:17 8:12 9:-9
p pillow --	0:-13 1:-15 2:-10 4:20 5:-17 6:-8 8:27
p pillow h-	0:-19 1:-13 2:-10 3:47 5:-11 6:-7 8:-18
p pillow p	3:-12 4:8 5:-8 8:17
p pillow u	0:-19 1:-19 2:-14 3:35 5:-14 6:-10 8:11 9:-6
p pilot	0:12 1:-6
p pilot u	0:14 1:-6
p pineapple	0:-8 1:21
p pineapple --	1:12
p pineapple u	0:-7 1:24 3:-6
p pipe	0:8
p pipe u	0:15 3:-7
p piranha	2:16
p piranha h-	0:-6 2:15 4:10 6:-6
p piranha p	0:-6 2:30 6:-6
p pirate	0:-11 1:28 2:11 3:-12 8:-8
p pirate --	0:-10 1:27 2:13 3:-12 4:-7 8:-8
p pirate h-	1:-11 2:9 3:-6 4:16
p pirate p	0:-6 1:-15 2:17 3:-7 4:13
p pirate s	0:-8 1:26 3:-7 8:-7
p pirate u	0:-8 1:37 3:-12 4:-6
p pirate-ship	0:-9 1:-6 2:17 3:-6 4:-6 7:21 8:-10 9:-10
p pirate-ship s	2:-13 7:24
p pizza	0:-8 2:-7 3:40 4:-12 5:-6 8:-8
p pizza --	0:-7 2:-8 3:37 4:-10 6:-9 8:-8
p pizza h-	3:22 4:-6
p pizza he	3:11
p pizza p	1:11 3:15 4:-7
p pizza s	0:6 1:-6 3:10
p pizza u	0:-9 1:-15 2:-6 3:40 4:-9
p placard	0:-6 1:-6 3:17 4:-8 5:15 8:-15
p placard --	3:21 4:-7 8:-11
p placard u	1:-10 4:-8 5:30 8:-19
p plastic	0:-9 1:-9 2:-9 3:55 4:-17 5:-7 6:-8 8:-15
p plastic --	0:-16 1:-9 2:-10 3:65 4:-20 5:-8 6:-10 8:-17
p plastic u	0:-6 1:-8 2:-8 3:52 4:-17 5:-7 6:-8 8:-14
p plastic-bottle	0:-11 1:-7 2:11 3:29 4:-10 5:-6 8:-9
p plastic-bottle --	3:20 4:-6
p plastic-bottle u	2:10
p polar-bear	0:7
p police-officer	0:-12 2:14 3:-11 4:-9 5:-11 6:-8 7:-6 8:9 9:15
p police-officer --	2:23 3:-6
p police-officer h-	0:-13 1:-9 3:-9 4:-7 5:-9 6:-7 8:22 9:15
p police-officer u	0:-15 1:9 2:12 3:-10 4:-8 5:-10 6:-9 7:-6 8:7 9:14
p pond	1:-8 2:-7 3:-7 4:27 5:-21 8:14
p pond --	4:24 8:-16
p pond h-	1:-7 2:-7 3:-6 4:15 5:-19 8:25
p pond u	2:-6 3:-8 4:27 5:-24 8:11
p pool-8-ball	0:11
p pool-8-ball u	0:13 3:-6
p popcorn	0:-6 4:20
p post-office	1:-7 4:-7 8:15
p post-office --	1:-13 3:-8 4:-7 8:30
p post-office u	1:-7 4:-7 8:16
p postal-horn	0:12
p postal-horn u	0:12
p postbox	0:-13 2:-6 3:-26 4:21 8:20
p postbox u	0:-8 3:-19 8:29
p postman	0:-8 1:34 2:-6 3:-6
p postman --	0:-9 1:38 2:-8 3:-7 4:-6
p postman s	1:19
p postman u	0:-7 1:31 2:-8 3:-6
p pot-of-food	0:11 1:22 2:-6 3:-24 5:-6
p pot-of-food --	1:19 2:-7 3:-23 4:7 5:-7 6:-6 8:8
p pot-of-food s	0:-8 1:20 3:-14 4:-10 8:14
p pot-of-food u	0:13 1:21 3:-19 4:9 8:-19
p potato	1:14 2:-8 3:9 6:-13
p potato --	1:20 4:-9 6:-6
p potato h-	3:19 6:-8
p potato p	1:23 3:-19
p potato u	1:-8 2:-7 3:27 4:7 6:-9 8:-7
p potion	0:-11 3:35 4:-8 8:-7
p potion --	0:-9 3:29 4:-7
p potion h-	3:22 8:-6
p potion p	0:-7 3:25
p potion u	0:-6 3:21
p potted-plant	1:-9 4:-7 6:12 8:8
p potted-plant --	0:6 1:-8 8:15
p potted-plant p	6:15
p potted-plant u	1:-7 3:-10 8:19
p pouring-liquid	3:-11 7:14
p pouring-liquid u	2:-6 3:-25 4:-9 6:-6 7:34
p prayer-beads	0:13 8:-6
p prayer-beads --	0:8
p prayer-beads u	0:9
p pretzel	3:20
p pretzel --	1:6 3:10
p pretzel s	1:13 3:-8
p pretzel u	1:-9 3:26
p princess	0:-17 2:-30 3:-24 4:70 5:-8 6:-7 7:-10 9:-8
p princess --	0:-20 1:29 2:-28 3:-18 4:37 5:-8 6:-6 7:-7 8:-13 9:-6
p princess h-	0:-8 1:-13 2:-17 3:-19 4:54 8:-9 9:-9
p princess he	0:-11 1:-18 2:-20 3:-17 4:50 5:-6 7:-9 8:13
p princess s	1:-7 2:-9 3:-6 4:29
p princess u	0:-19 1:16 2:-28 3:-23 4:61 5:-9 6:-7 7:-9 9:-9
p printer	0:-9 1:-11 2:20 3:-13 4:9 5:-6 6:-7 8:8
p printer --	0:-6 1:-15 2:14 3:-8 6:-9 8:22
p printer p	2:10 3:-10 4:11
p puddle	0:-16 1:-6 2:-15 3:-19 4:-16 5:71 6:-6 8:-24
p puddle h-	0:-15 1:-6 2:-15 3:-18 4:-16 5:74 6:-6 8:-25
p puddle p	3:-6 4:-7 5:33 8:-12
p puddle u	0:-21 1:-7 2:-13 3:-26 4:-17 5:73 6:-7 8:-26
p puzzle-piece	0:15 1:-13 3:10 4:-12 5:14 6:-8 8:-12
p puzzle-piece --	0:30 1:-10 2:-6 4:-8 5:8 6:-6 8:-9
p puzzle-piece p	0:21 1:-11 2:-6 3:16 4:-7 8:-7
p puzzle-piece u	1:-13 2:6 3:-16 4:-7 5:30 6:-7 8:-11
p rabbit	0:-6 1:33 8:-7
p rabbit --	1:36 3:-15 4:-8 8:-6
p rabbit h-	0:-9 1:-14 2:-13 3:26 4:16
p rabbit p	0:-7 1:-21 2:6 3:26 4:-8
p rabbit s	1:29 2:-9 3:-7
p rabbit u	1:39 2:-16 3:-12 8:-6
p raccoon	0:-6 1:51 2:-15 3:-12 4:-6 8:-6
p raccoon --	0:-6 1:49 2:-12 3:-14 4:-6 8:-6
p raccoon p	1:11
p raccoon s	1:33 2:-11 3:-6
p raccoon u	0:-10 1:50 2:-19 3:-14 4:-6 8:-6
p racing-car	0:-6 1:-13 2:-7 3:30
p racing-car --	1:-11 3:18
p racing-car p	0:-13 1:-18 2:-8 3:38
p railway-car	1:-21 2:-11 3:22 4:-18 8:24
p railway-car --	0:-9 1:-24 2:-8 3:28 4:-15 8:19 9:-6
p railway-car h-	3:12
p railway-car u	0:-12 1:-24 2:-9 3:26 4:-15 8:27 9:-6
p railway-track	0:-9 1:-10 2:-12 3:-32 4:19 6:-8 8:34 9:-6
p railway-track --	0:-8 1:-6 2:-7 3:-14 4:10 5:-8 8:26
p railway-track h-	0:-7 1:-6 2:-10 3:-26 6:-7 8:32
p railway-track p	2:-7 3:-19 4:17 5:-14 8:21
p railway-track u	0:-9 1:-7 2:-9 3:-20 4:14 6:-7 8:23
p rainbow	2:-9 3:32 4:-15 5:-12 6:16 8:-16
p rainbow h-	2:-8 3:33 4:-15 5:-10 8:-14
p rainbow p	0:-8 2:-7 3:19 4:-12 5:-9 6:24 8:-13
p rainbow u	3:13
p receipt	0:9
p receipt --	0:7
p receipt u	0:10 3:-6
p red-apple	1:-10 2:-9 3:47 4:-8 5:-6 8:-8
p red-apple --	0:-6 1:-9 2:-8 3:48 4:-7 8:-8
p red-apple h-	1:-6 2:-8 3:32 4:-10 8:-7
p red-apple he	0:-8 1:-6 2:-8 6:19 8:-7
p red-apple p	1:-8 2:-7 3:25 4:-12 6:11 8:-6
p red-apple s	1:-10 3:7 4:18 8:-6
p red-apple u	0:-8 1:-10 2:-9 3:46 4:-8 5:-7 6:6 8:-9
p red-heart	0:42 1:-6 2:-8 3:-10 4:9 5:-7 6:-7 8:-9
p red-heart --	0:9 1:-6 3:13 8:-6
p red-heart -e	0:11
p red-heart h-	0:13 3:-7 4:13
p red-heart he	0:41 3:-17
p red-heart p	0:34 3:-6
p red-heart s	0:15
p red-heart u	0:23 2:-6 3:-16 4:21 8:-7
p red-paper-lantern	0:-12 1:-7 4:-22 5:-14 6:-11 7:-6 8:45 9:-6
p red-paper-lantern --	0:-17 1:10 4:-12 5:-7 6:-9 8:19
p red-paper-lantern h-	0:-12 1:-8 2:-11 3:-25 4:-21 5:-15 6:-6 8:58
p red-paper-lantern p	0:8
p red-paper-lantern s	3:14 8:-6
p red-paper-lantern u	0:-24 2:11 3:-34 4:-21 5:-17 6:-10 7:-7 8:57 9:-7
p rescue-workers-helmet	0:15 3:9 4:-9 5:-10 8:6
p rescue-workers-helmet --	0:13
p rescue-workers-helmet h-	0:6 2:-6 3:9 4:-14 5:-13 8:20
p rescue-workers-helmet u	0:14 3:9 4:-13 5:-9 8:10
p ribbon	0:-10 3:17 4:-7 8:10
p ribbon --	0:-8 2:-6 4:-7 8:19
p ribbon u	0:-11 1:-6 2:-6 3:13 4:-9 8:19
p rice-ball	0:-8 1:23 2:-8 4:-8 5:-6 6:-9 7:8 8:-6
p rice-ball --	0:-8 1:23 2:-7 3:9 4:-6 6:-8 8:-6
p rice-ball h-	3:11
p rice-ball u	0:-7 1:26 2:-7 3:7 4:-6 6:-8 8:-6
p rice-cooker	0:-17 1:42 2:-7 4:-8 5:-8 6:-12 8:-17
p rice-cooker --	0:-8 1:21 8:-8
p rice-cooker u	0:-14 1:43 2:-7 3:-6 4:-6 5:-6 6:-8 8:-15
p ring	0:-13 1:-11 2:-9 4:17 5:16 6:9 8:-18
p ring --	0:-12 1:-8 2:-10 3:6 4:29 5:-11 8:-15
p ring u	0:-17 1:-9 2:-8 3:6 4:19 5:13 6:-6 8:-16
p ring-buoy	0:24 3:-9
p ring-buoy --	0:17 3:-7
p ring-buoy h-	0:10
p ring-buoy p	0:11
p ring-buoy u	0:10
p ringed-planet	1:-9 2:-9 3:20 4:11 5:-15 6:-7 8:6
p ringed-planet --	1:-9 2:-7 3:19 4:-7 5:-6 6:-6 8:12
p ringed-planet p	1:-7 3:27
p ringed-planet u	2:-8 3:-12 4:20 5:-15 8:15
p river	0:19 1:-8 2:-10 4:-19 5:17
p river --	0:24 8:-10
p river h-	0:9 1:-8 2:-12 3:-15 4:-24 5:22 8:20
p river p	0:13
p river s	1:-6 2:-7 3:-9 4:-13 5:16 8:17
p river u	0:14 1:-9 2:-10 3:11 4:-14 8:11
p robot	1:10 2:25 3:-19 5:-7 6:-6 9:-7
p robot --	0:9 1:24 2:8 3:-14 4:-9 8:-7
p robot h-	1:-14 2:32 3:-19 4:23 5:-7 6:-6 7:-6 8:-7 9:-7
p robot p	0:-10 2:47 3:-16 4:-8 5:-6 8:-8
p robot s	1:27 2:-17 3:-13 4:-7 7:18 8:-7
p robot u	0:7 2:14 3:-22 4:6 5:-7 6:-6 7:-7 8:9 9:-7
p rock	1:-10 3:-7 4:-6 5:43 8:-13 9:-6
p rock --	0:11 1:-16 3:16 4:9 5:-13 6:14 8:-20
p rock h-	0:-11 1:-7 3:-20 4:-12 5:66 6:-10 9:-6
p rock he	0:-19 1:-6 2:17 4:-11 5:9 6:20 7:-6 8:-16
p rock p	0:-6 1:-11 2:7 4:-6 5:23 6:19 7:-6 8:-17 9:-6
p rock s	3:-7 5:23 8:-10
p rock u	0:-8 1:-12 4:-6 5:48 7:-6 8:-6 9:-7
p rocket	0:-7 1:6 3:-7 4:6 5:-7 6:13 8:-9
p rocket --	0:-14 4:-8 6:21 8:-7
p rocket h-	0:12
p rocket p	0:-11 1:-26 2:6 4:-7 6:33
p rocket u	1:19 2:-13 3:-14 4:14 8:-6
p rolled-up-newspaper	0:18 6:-6
p rolled-up-newspaper h-	0:12 6:-6
p rolled-up-newspaper p	0:13
p rolling-pin	1:26 3:-12
p rolling-pin --	0:-13 1:36 3:-15 4:-7 8:-9
p rolling-pin u	1:23 3:-13
p roof	0:-6 1:-11 2:-11 6:-8 7:-6 8:37 9:-6
p roof --	0:-7 1:-10 2:-7 4:14 5:-12 6:-8 8:21
p roof -e	0:-13 4:14 8:12
p roof h-	0:-6 1:-7 2:-11 3:-18 5:8 6:-7 8:34 9:-6
p roof p	0:-9 2:-7 3:-13 4:19 5:-18 8:23
p roof u	0:-7 1:-11 2:-10 5:8 6:-9 8:25 9:-6
p roof-tile	0:15
p roof-tile h-	0:18 3:-6
p roof-tile u	0:19 3:-7
p rooster	1:-21 2:-17 3:32 4:-8 5:-7 7:-7 8:19 9:-6
p rooster --	0:-10 1:-22 2:8 3:36 8:-9
p rooster s	0:-6 3:-9 8:16
p rooster u	0:8 1:-24 2:-17 3:34
p rose	1:20 2:-7 3:-17 4:-15 5:-10 6:31 8:-21
p rose --	1:29 3:-14 4:-7 8:-14
p rose p	3:-7 4:-6 6:16
p rose u	1:17 3:-9 8:-7
p rubber-duck	0:6 2:9 3:-6
p rubber-stamp	0:-10 1:-9 2:22 3:10 4:-6 5:-6 8:-8
p rubber-stamp --	0:-7 1:-7 2:20
p rubber-stamp u	0:-9 1:-9 2:27 8:-7
p running-shoe	0:-7 1:-9 2:19 3:29 4:-10 5:-20 8:-15
p running-shoe --	3:26 8:-6
p running-shoe h-	0:-6 2:23 3:7 5:-16 8:-7
p running-shoe p	0:-10 3:35 8:-11
p running-shoe u	0:-7 1:-10 3:20 4:-7 5:-7 6:6 8:-7
p sack	0:-14 1:-8 2:-6 3:20 5:-8 6:-9 8:13
p sack --	0:-15 1:-9 2:-7 3:13 4:9 5:-9 6:-13 8:17
p sack h-	3:17
p sack p	3:20
p sack u	0:-15 1:-9 3:10 4:13 5:-7 6:-10 8:13
p sailboat	0:7 2:11 3:17 4:-9 6:-6 8:-13 9:-8
p sailboat --	0:11 1:9 2:-8 3:13 4:-8 8:-9
p sailboat h-	1:-18 2:12 3:23 8:-11 9:-6
p sailboat u	1:10 3:16 4:-9 8:-14 9:-7
p salt	0:13 1:-10 2:-8 3:-24 6:-8 8:27
p salt --	0:9 1:-8 2:-7 3:-12 6:-7 8:25
p salt h-	0:12 3:-9 5:9
p salt u	0:9 1:-8 2:-8 3:-16 4:-6 5:15 6:-8 8:18
p samurai	2:20
p samurai h-	1:-6 2:26
p samurai u	2:19
p sand	0:-14 1:-10 2:-10 3:37 4:-18 6:-6
p sand --	0:-10 2:-6 3:17 4:-10 5:11
p sand h-	0:-7 3:15 4:-6 5:-6 8:9
p sand u	0:-18 1:-11 2:-11 3:35 4:-19 5:6 6:-6 9:-6
p sandbag	3:25 6:-10
p sandwich	0:-9 1:-8 2:18 3:19 4:-6 6:-7 8:-7
p sandwich --	1:-7 2:11 3:13
p sandwich h-	2:17
p sandwich p	3:18
p sandwich u	0:-11 1:-8 2:34 4:-7 5:-6 6:-7 8:-7
p santa-claus	0:7 1:6
p santa-claus --	0:7
p satellite	3:12
p satellite u	1:-6 3:12
p scarecrow	0:-15 1:16 3:-20 4:-15 5:-9 6:-8 7:-8 8:-13 9:35
p scarecrow --	2:26 3:-9 4:-6 8:-6
p scarecrow -e	1:32 2:-12 8:-6
p scarecrow he	0:-8 1:-9 2:-16 3:-13 4:-13 9:42
p scarecrow u	0:-11 1:13 2:17 3:-18 4:-12 5:-7 6:-7 7:-6 8:-11 9:18
p scarf	0:-9 1:29 2:-9 4:-11 5:-9 6:-7
p scarf --	1:29 3:-8 8:-19
p scarf h-	0:-10 2:-8 3:10 4:-8 5:-7 6:-6 8:23
p scarf u	0:-9 1:21 2:-6 3:-10 4:-8 5:-6 8:11
p school	0:14 1:-10 2:-9 3:-13 4:45 5:-9 8:-15
p school --	0:34 3:-8 8:-15
p school -e	0:-15 1:-11 2:-9 3:-11 4:55 5:-8 8:-12
p school h-	4:17 8:-7
p school he	0:15 4:-10
p school u	0:20 1:-9 2:-8 3:-12 4:37 5:-8 8:-14
p scorpion	2:36 4:-9 6:-6 8:-6
p scorpion h-	0:-6 2:38 4:-8 6:-6 8:-6
p scorpion p	2:17
p scorpion u	2:27 4:-6
p screw	3:16
p screw --	1:-6 3:28 8:-7
p screw u	1:-7 3:28 8:-7
p scroll	3:33 4:-8 5:-6 8:-11
p scroll h-	2:-6 3:37 4:-9 5:-7 8:-13
p scroll u	2:-8 3:39 4:-7 5:-9 6:-6 8:-12
p sea-mine	2:-14 3:-7 5:32
p sea-mine --	2:12
p sea-mine h-	2:-24 3:-6 5:34
p sea-mine p	2:-9 3:-7 5:24
p seal	1:-15 2:40 4:-12 5:7 7:-6 8:-9
p seal h-	0:-7 1:-12 2:51 3:-17 4:-11 7:-7 8:-8 9:-6
p seal p	1:-7 2:28 3:-19 4:-7 5:12
p seal u	1:-10 2:40 4:-10 5:-8 8:-7
p seat	0:-13 3:-6 4:15 5:-8 8:14
p seat h-	0:-15 3:-7 4:18 5:-11 8:15
p seat u	0:-10 3:-6 4:24 5:-9
p seedling	0:-11 2:-16 3:68 4:-13 5:-22 6:-8 7:-6 8:-10 9:-6
p seedling --	0:-11 1:11 2:-18 3:54 4:-22 5:-20 6:-10 7:-6 9:-6
p seedling -e	0:-6 2:-8 3:13 4:26 5:-24 8:-11
p seedling h-	0:-12 1:-7 2:-10 3:59 4:-20 5:-11 8:-12
p seedling p	1:-7 2:-9 3:42 5:-19 8:-15
p seedling u	0:-14 1:7 2:-17 3:64 4:-21 5:-19 6:-12 7:-6 8:-10 9:-6
p sewing-needle	1:-7 2:-11 3:26 4:-7 5:20 6:-23 8:-11
p sewing-needle --	0:16 3:8 8:-6
p sewing-needle h-	0:-7 3:24
p sewing-needle p	2:-7 3:10 5:26 6:-23
p sewing-needle u	3:15
p shark	0:-6 1:16 2:19 5:-7 6:-6 7:-6 8:-7
p shark --	0:-7 1:20 2:13 4:-7 5:-7 6:-6 7:-6 8:-8
p shark h-	0:-7 1:-7 2:37 3:-10 5:-7
p shark p	1:-13 2:41 3:-10 5:-6
p shark s	1:16
p shark u	0:-7 1:24 2:8 5:-8 6:-8 7:-6 8:-7 9:-6
p sheaf-of-rice	0:-19 1:-16 2:-17 3:24 4:31 5:21 6:-10 7:-7 8:-35 9:-9
p sheaf-of-rice --	3:-7 4:23 8:-9
p sheaf-of-rice -e	0:-7 5:22 8:-9
p sheaf-of-rice h-	0:-8 1:-6 2:-10 3:11 4:14 5:13 8:-17
p sheaf-of-rice he	0:-9 1:-6 3:41 4:-15 5:-10 8:-13
p sheaf-of-rice p	0:-8 1:-9 2:-13 3:16 5:23 6:-7 8:-16
p sheaf-of-rice u	0:-15 1:-11 2:-7 3:30 4:28 5:-12 6:-6 8:-33 9:-6
p shelf	1:-11 2:-9 3:-45 4:33 5:-11 6:-8 8:34 9:-6
p shelf --	0:-19 1:-8 2:-7 3:-28 4:35 5:-7 8:15
p shelf h-	0:8 3:-28 4:18 5:-8 8:17
p shelf p	0:-6 1:-6 2:-6 3:-29 4:-19 5:-7 8:47
p shelf u	0:-8 1:-7 3:-20 4:37 5:-6
p shepherd	1:21 2:-9
p shepherd --	0:6 1:17 2:-8
p shepherd u	1:19
p ship	0:-9 1:23 2:6 3:-10 5:-11 6:-9 7:-8 9:7
p ship --	0:-12 1:31 2:7 4:-18 5:-7 6:-6 7:-6 9:-7
p ship h-	3:-23 4:29 5:-15 6:-10 7:-7
p ship he	0:-13 1:-10 2:17 3:-16 4:-7 8:-10 9:28
p ship p	0:-8 1:15 2:23 4:10 5:-16 6:-9 7:-8 8:-15 9:-10
p ship s	1:7 8:6
p ship u	1:14 2:-10 3:-14 5:-7 6:-7 7:-6 8:10 9:13
p shooting-star	0:-19 1:-12 2:-16 3:-22 4:-14 5:17 6:50 8:-24
p shooting-star --	0:-14 1:-13 2:-8 4:-10 5:-8 6:42 8:-17
p shooting-star u	0:-21 1:-11 2:-14 3:-9 4:-11 5:8 6:46 8:-22
p shopkeeper	0:-10 1:-18 2:39 3:-11 4:-8
p shopkeeper h-	2:28 3:-12 4:-7
p shopkeeper u	0:-10 1:-23 2:48 3:-12 4:-10 8:-6
p shopping-bags	0:-11 3:37 4:-8 8:-8
p shopping-bags --	3:20
p shopping-bags u	0:-8 3:32 4:-8 8:-8
p shopping-cart	0:-12 1:52 2:10 3:-36 4:-17 5:-13 6:-12 7:-7 8:15 9:-7
p shopping-cart --	0:-18 1:45 3:-20 4:-12 5:-11 6:-9 7:-7 8:17 9:-7
p shopping-cart h-	0:7 2:10 3:-18 5:-7 8:14
p shopping-cart p	0:8 1:21 2:15 3:-27 5:-7 6:-7
p shopping-cart s	1:8 3:-9 4:-6 8:12
p shopping-cart u	0:-22 1:42 2:6 3:-19 4:-12 5:-12 6:-10 7:-6 8:11 9:-7
p shortcake	0:-6 3:18
p shortcake --	3:18
p shortcake p	3:19
p shovel	0:12 3:8
p shovel --	3:9
p shovel p	3:7
p shovel u	0:14
p shower	0:8 3:10 4:9 8:-12
p shower --	3:10 8:-8
p shower h-	0:9
p shower u	0:14 8:-8
p shrimp	0:-8 1:22
p shrimp --	0:-11 1:27 3:-9 4:-6
p shrimp p	3:10
p shrimp u	0:-8 1:23 3:-9
p shuriken	1:-13 3:-17 4:-6 5:-11 6:43 8:-14
p shuriken --	1:-6 6:14
p shuriken h-	0:-7 2:-6 3:-11 5:-11 6:37 8:-12
p shuriken u	0:-10 1:-11 2:-7 3:-16 4:-6 5:-12 6:47 8:-13
p singer	1:-8 2:-7 3:22
p singer --	3:16
p singer u	0:-12 3:21
p skateboard	0:18
p skateboard h-	0:7
p skateboard u	0:8
p skeleton	0:-8 1:-20 2:21 3:-11 4:24 5:-6
p skeleton --	0:-6 1:-20 2:7 3:-10 4:27
p skeleton h-	2:15
p skeleton p	0:-6 1:-8 2:35 3:-9
p skittle	0:9
p skittle --	0:13
p skittle u	0:11
p sled	0:-7 1:33 8:-10
p sled --	0:-8 1:37 2:-7 8:-12
p sled p	1:23
p sled u	1:18 8:-6
p slime	0:6 2:-20 3:-9 4:-6 5:31 6:-8
p slime --	0:-7 2:-23 5:32
p slime h-	0:6 2:11
p slime p	0:10
p slingshot	0:-6 1:35 3:-20 4:-8 8:-10
p slingshot --	0:-8 1:37 3:-20 4:-7 6:-6 8:-9
p slingshot u	1:21 3:-11
p sloth	2:12 3:7
p sloth --	0:-10 2:10 3:11
p sloth p	0:-7 1:10 2:-11 3:12
p sloth s	1:17
p sloth u	1:-15 2:19
p smoke	0:-7 1:-7 3:-12 4:-15 5:-9 8:35
p smoke --	0:-11 1:-6 2:-6 3:-9 4:-8 5:-7 8:35
p smoke h-	2:21 4:-9 8:-6
p smoke u	0:-10 1:-7 2:16 3:-10 4:-19 5:-11 8:27
p snail	1:29 2:15 3:-14 4:-8 5:-6 8:-7
p snail --	0:7 1:16 2:15 3:-13 4:-6 8:-6
p snail h-	0:-10 2:55 3:-19 4:-15 5:-12 6:-6 7:-6 8:-10 9:-6
p snail p	0:6 1:12 2:16 3:-15 4:-7 8:-6
p snail s	0:-7 1:36 2:-6 3:-7
p snail u	0:6 2:31 3:-13 4:-10 8:-7
p snake	0:8 1:-10 2:18 3:-16 4:-11 5:-6 7:26
p snake --	0:20 1:-7 2:11 3:-10 4:-8 8:7
p snake h-	0:-10 1:-9 2:44 3:-15 4:-6 8:-7
p snake he	0:-8 1:-11 2:-11 3:-9 4:-7 7:39 8:-6
p snake p	1:-14 2:-7 3:-12 4:-7 7:16 8:21
p snake s	1:-13 2:13 3:-7 4:-7 7:18
p snake u	0:17 1:-8 2:17 3:-15 4:-10 5:-6 7:19 8:-10
p snow-capped-mountain	1:-11 3:-10 4:-9 5:-10 8:38
p snow-capped-mountain --	1:-12 3:-8 8:28
p snow-capped-mountain h-	0:-6 5:-7 8:23
p snow-capped-mountain u	0:-6 1:-8 3:-8 4:-7 5:-8 8:35
p snowball	2:-9 3:-16 4:-9 5:-9 6:55 8:-10
p snowball --	0:-10 2:-8 3:-17 4:-9 5:-7 6:49 8:-12
p snowball -e	3:-9 6:27
p snowball h-	6:8
p snowball p	1:-9 2:-6 3:-17 5:-7 6:48 8:-6
p snowball u	1:-14 2:-6 3:-10 4:-7 5:-6 6:46 8:-9
p snowman	0:6 1:-8 3:27 4:-9 6:-10 8:-7
p snowman --	0:10 1:-14 3:25 4:-8 6:-8 8:-6
p snowman h-	0:8 2:-9 5:7
p snowman s	0:7 1:-17 2:-7 3:22
p snowman u	0:8 1:-14 2:-10 3:24 4:-7 5:12 6:-10 8:-6
p soap --	3:10
p soccer-ball	1:-8 2:-12 5:-13 6:51 7:-6 8:-23 9:-7
p soccer-ball --	0:7 1:-22 2:-10 5:-9 6:39 8:-16
p soccer-ball -e	0:-19 1:23 2:-6 3:-20 4:-10 6:27 8:-15
p soccer-ball h-	0:8 1:-8 2:-11 3:-11 4:-14 5:-13 6:43 8:-16 9:-6
p soccer-ball p	1:-10 2:-8 4:-11 5:-8 6:33 8:-9
p soccer-ball s	0:6 1:-8 3:-9 6:25 8:-12
p soccer-ball u	1:-17 2:-12 3:8 4:-9 5:-12 6:52 7:-6 8:-23 9:-7
p socks	0:-14 2:38 3:6 4:-16 5:-13 8:-24 9:-8
p socks --	0:-17 2:36 4:-12 5:-8 6:8 7:-6 8:-18 9:-6
p socks h-	1:-6 2:25 4:-7 5:-6 6:-6 8:-13
p socks he	1:-9 2:26 3:-25 4:-8 5:-7 6:-7 7:24 8:-11
p socks p	0:-18 1:-20 2:36 3:13 4:-10 5:-7 6:-8 8:-11
p socks s	0:-18 1:23 2:43 3:-35 4:-10 5:-7 6:-8 8:-19
p socks u	1:-9 2:-13 4:-9 5:-7 6:20 7:13 8:-15
p soft-ice-cream	2:-7 3:27 4:-6 6:-7 8:-6
p soft-ice-cream --	1:7 2:-8 3:30 4:-7 6:-8 8:-8
p soft-ice-cream h-	3:17
p soft-ice-cream p	3:22
p soft-ice-cream u	1:8 3:19 8:-6
p soldier	1:24 2:-12 4:-7
p soldier u	0:7 1:10 2:-7
p spaghetti	0:14 1:11 3:-15 4:11 8:-6
p spaghetti --	1:23 3:-12
p spaghetti h-	0:14 4:7
p spaghetti u	1:17 3:-11 4:7
p sparkles	0:-6 1:-6 2:-7 3:37 4:-9 5:-6 6:-6 8:-11
p sparkles --	3:15
p sparkles h-	3:16
p sparkles u	3:10
p speed-bump	0:-17 1:-7 2:-9 3:-17 4:-9 5:54 6:-7 8:-22
p speed-bump h-	0:-17 1:-7 2:-10 3:-20 4:-10 5:58 6:-8 7:-6 8:-23
p speed-bump u	0:-16 1:-7 2:-10 3:-20 4:-12 5:56 6:-9 7:-6 8:-21
p spider	2:24 4:-6 5:-7
p spider --	2:22 3:9 5:-7
p spider h-	2:24 3:-7
p spider p	0:-6 1:-16 2:32 5:-6
p spider u	1:9 2:13
p spike-trap	0:7 1:-6 2:-7 3:-11 5:30 8:-10
p spike-trap h-	0:10 2:-7 3:-12 4:-6 5:27 8:-10
p spike-trap p	5:22 8:-7
p spike-trap u	0:19
p spiral-notepad	0:-6 1:-11 3:25
p spiral-notepad --	1:-11 3:21
p spiral-notepad p	0:-6 1:-8 3:23
p spiral-shell	0:-12 2:-8 3:49 4:-10 5:-7 8:-11
p spiral-shell --	0:-6 3:25
p spiral-shell h-	3:27
p spiral-shell he	2:-6 3:21
p spiral-shell p	0:-9 3:29
p spiral-shell u	0:-9 1:-6 2:-8 3:47 4:-11 5:-7 8:-11
p spoon	1:-8 2:32 3:-18 4:-7 5:7 6:-7 8:-10
p spoon --	2:24 3:-8 5:-7
p spoon h-	2:21 3:-19 4:-6 5:13 8:-8
p spoon p	0:-9 1:-7 2:35 3:-10 4:-6 5:-11 8:-6
p spoon u	2:-8 3:-21 5:28
p spouting-whale	0:-15 2:-18 4:-12 7:23 8:10
p spouting-whale --	0:-15 1:14 2:-18 3:14 4:-9 8:17
p spouting-whale u	0:-7 1:-9 2:-9 3:11 4:-8 7:7 8:11
p sprinkler	3:-19 4:-6 7:15 9:18
p sprinkler p	3:-32 9:35
p stairs	0:8 1:-7 2:-9 3:-15 4:-6 5:31 8:-7
p stairs --	1:-6 3:-14 4:12 8:13
p stairs h-	4:-8 5:21 8:-11
p stairs p	5:13 8:-6
p stairs u	1:-8 2:-10 3:-20 5:15 8:19
p stapler	0:-7 1:-18 2:-12 3:-25 4:-14 5:-16 6:66 7:-6 8:-20
p stapler --	0:19 3:-8
p stapler -e	0:-16 1:-15 2:-11 3:-16 4:-12 5:-17 6:59 8:-17
p stapler u	1:-13 2:-9 3:-22 4:-10 5:-15 6:50 8:-16
p star	1:-11 2:-9 3:48 4:-8 5:-8 8:-11
p star --	0:12 1:-16 2:-6 3:31 4:-6 8:-11
p star h-	0:-6 2:-9 3:48 4:-9 5:-10 8:-10
p star p	2:-6 3:37 4:-6 5:-7 8:-7
p star u	0:8 1:-17 2:-9 3:43 4:-9 5:-8 8:-13
p starfish	1:-9 2:12 3:6
p starfish --	1:-17 2:18 3:9
p starfish u	1:-18 2:20
p starship	0:18 1:8 2:-11 4:-6 8:11 9:-10
p starship --	1:21 8:-7
p starship h-	0:10 1:-10 2:-9 8:22 9:-8
p starship s	1:7 2:-10 8:18 9:-6
p starship u	0:14 1:18 2:-6 8:-9
p station	1:-22 2:-11 3:-11 4:28 5:-6 8:17 9:-6
p station --	1:-19 2:-8 3:-8 4:39 8:-15
p station h-	1:-11 2:-6 3:-7 4:-8 8:31
p station u	1:-18 2:-8 3:-10 4:32
p statue-of-liberty	3:-6 4:17 8:-9
p steaming-bowl	2:-11 3:30 4:-11 5:-10 6:-11 8:-11 9:9
p steaming-bowl --	1:9 2:-8 3:24 4:-10 5:-6 6:-9 8:-9
p steaming-bowl h-	1:-6 2:-6 3:18 4:-7 6:-7 9:8
p steaming-bowl p	3:12
p steaming-bowl u	0:7 1:9 2:-11 3:21 4:-11 5:-9 6:-12 8:-10 9:8
p stopwatch	3:11
p stopwatch p	3:17
p stove	0:7 1:-8 2:-11 3:-23 4:12 5:-7 6:-6 8:29
p stove --	0:15 1:-7 3:-32 4:15 8:17
p stove h-	3:15 4:-6
p stove p	0:12
p stove u	0:-6 1:-9 2:-13 3:-26 4:30 5:-8 6:-7 8:25
p straight-ruler	1:27 3:-12 8:-11
p straight-ruler --	1:30 3:-11 6:-6 8:-11
p straight-ruler u	0:-8 1:39 3:-17 4:-6 6:-8 8:-13
p strawberry	1:-7 2:-6 3:25 4:6 6:-6
p strawberry --	1:-6 3:17
p strawberry h-	2:-6 3:19 4:10 6:-7
p strawberry p	3:20
p strawberry u	1:-7 2:-7 3:11 4:16 6:-7
p street	2:-7 3:-8 4:-12 5:-7 8:25
p street --	0:12 4:-10 8:13
p street h-	4:-8 8:15
p street u	2:-9 3:-10 4:-19 5:-8 8:40
p street-lamp	0:-13 1:-12 2:-10 3:-17 4:-20 5:13 6:-6 8:43
p street-lamp --	0:-8 1:-8 3:-13 4:-12 8:36
p street-lamp h-	2:-7 3:-7 4:-10 5:13 8:17
p street-lamp p	0:-6 2:-6 3:-7 4:-12 5:12 8:20
p street-lamp u	0:-6 3:-9 8:27
p student	0:11 1:-22 2:19 3:-11 4:11
p student --	0:14
p student h-	1:-7 2:21 3:-8
p student p	1:-13 2:20 3:-6
p student u	0:19 3:-8
p stuffed-flatbread	0:-6 1:11 2:-6 3:-19 4:-6 5:-6 6:6 8:-6 9:22
p stuffed-flatbread --	1:13 2:-6 3:-6 4:-6 5:-8 6:15
p stuffed-flatbread h-	3:-21 9:29
p stuffed-flatbread p	0:8 1:21 3:-10 5:-6
p stuffed-flatbread u	0:-7 3:-9 6:13 9:15
p submarine	0:-7 1:33 2:15 3:-17 4:-9 5:-7 7:-6 8:-11 9:-6
p submarine --	0:-8 1:33 2:-6 3:-11 8:-8
p submarine h-	0:7 2:10
p submarine u	1:19 3:-7
p sun	1:-8 2:30 3:-35 4:-23 5:-13 6:7 7:-6 8:28
p sun --	0:9 3:-21 4:-7 5:-6 6:20 8:7
p sun h-	0:-7 2:37 3:-27 4:-17 5:-10 8:11
p sun he	2:-7 3:-13 4:-6 8:25
p sun u	1:-8 2:37 3:-34 4:-18 5:-12 6:12
p sunflower	0:-13 1:16 2:-12 3:21 5:-12
p sunflower --	0:-12 1:15 2:-14 3:16 4:10 5:-8 8:-16
p sunflower h-	0:-6 3:12 4:-13 8:15
p sunflower p	0:-10 1:18 2:-10 3:17 4:-13 8:-9
p sunflower u	3:18 4:-11
p sunglasses	0:15 6:-6
p sunglasses --	0:7
p sunglasses u	0:12
p sunrise	0:19
p sunrise he	0:12
p sunrise u	0:11
p sunset	0:22 4:-6 8:-6
p sunset h-	0:15
p sunset u	0:17
p sushi	0:-13 1:-10 2:-11 3:39 4:-9 5:-6 6:-11 8:13
p sushi --	0:-13 1:-17 2:-9 3:53 4:-8 6:-10
p sushi p	3:13
p sushi u	0:-13 1:-16 2:-10 3:39 4:-8 5:-6 6:-13 8:18
p swamp	0:11 4:-6
p swamp h-	8:10
p swamp u	0:14 8:-8
p sword	0:27 3:-9
p sword --	0:15
p sword h-	0:13 3:-7
p sword u	0:16
p t-rex	0:-12 2:-29 3:45 8:-9
p t-rex --	0:-13 1:-6 2:-24 3:47 4:6 8:-8
p t-rex p	0:-7 1:-6 2:-24 3:40
p t-rex s	1:10
p t-rex u	0:-16 1:-6 2:-21 3:38 4:13 6:-6 7:-6 8:-10
p t-shirt	0:13 1:-8 2:-7 3:10 4:-10 5:23 6:-7 8:-19
p t-shirt --	0:11 1:-7 3:21 4:-7 8:-9
p t-shirt h-	3:-14 4:-6 5:29 8:-14
p t-shirt he	3:21 8:-8
p t-shirt u	0:14 1:-8 2:-7 4:-10 5:26 6:-6 8:-17
p table	0:6 2:-11 3:-41 4:11 5:-8 6:-11 7:-6 8:49 9:-6
p table --	0:16 2:-6 3:-27 4:-6 5:-8 6:-8 8:33
p table h-	1:-10 2:-12 3:-34 4:27 5:7 6:-8 8:19 9:-6
p table p	0:6 8:9
p table s	0:7 3:-7 4:13 8:-6
p table u	0:10 1:8 2:-10 3:-38 4:8 5:-9 6:-11 8:35 9:-6
p taco	0:-8 1:15 2:25 3:-20
p taco --	1:9
p taco s	1:15
p takeout-box	3:30 4:-6 5:-6 8:-14
p takeout-box h-	3:18 8:-8
p takeout-box u	0:-7 3:36 4:-6 5:-7 8:-19
p tanabata-tree	1:17 2:-9 3:25 4:-20 5:-11 8:-8
p tanabata-tree --	1:24 3:-13 4:-12 8:8
p tanabata-tree h-	0:-7 3:42 4:-13 5:-8 8:-20
p tanabata-tree he	0:10 3:13 4:-7
p tanabata-tree p	3:17 4:-7 5:-6
p tanabata-tree u	0:-10 1:16 2:-7 3:23 4:-20 5:-9
p tangerine	0:8 1:-8 3:-19 6:29
p tangerine --	0:17 3:-14 6:6
p tangerine p	3:7
p tangerine u	0:8 1:-7 3:-19 6:30
p tank	0:15 3:10 4:-6 8:-6
p tank --	0:22 2:-7 3:-6
p tank h-	1:-7 2:8 3:13
p tank p	0:10 1:9 2:-6
p tank u	0:14 1:-17 2:12 3:8
p tap	0:8
p tap --	0:15
p tap u	0:9
p taxi	2:13
p teacher	0:18 1:16 3:-8 4:-11
p teacher --	0:24 1:-13 2:18 3:-11 4:-7
p teacher -e	1:51 2:-26 4:-15
p teacher u	0:20 1:18 3:-9 4:-13 8:-6
p teacup-without-handle	1:-12 2:-7 3:39 4:-8 6:-8 8:-8
p teacup-without-handle --	0:6 1:-10 2:-6 3:27 4:-7 6:-6 8:-6
p teacup-without-handle h-	3:20
p teacup-without-handle u	1:-8 3:29 4:-7 6:-6 8:-7
p teapot	1:34 2:-13 4:-9 6:-8 8:-21
p teapot --	1:28 2:-15 4:-10 5:19 6:-9 7:-6 8:-21 9:-6
p teapot p	0:11 3:-6
p teapot s	0:-6 1:24 2:-6 3:9 4:-7 8:-12
p teapot u	1:19 2:-10 3:-9 4:-6 5:17 6:-6 8:-12
p technologist	0:11
p technologist u	0:12
p teddy-bear	0:6 1:-11 2:-13 3:25 4:-6
p teddy-bear --	0:6 1:-10 2:-8 3:18
p teddy-bear s	0:15 1:-6
p television	0:17 3:-7
p television --	0:18 3:-9
p television u	0:19 3:-8
p thong-sandal	1:25 2:22 3:-35 4:-13 5:-9 6:11 8:-15
p thong-sandal --	1:23 3:-13 4:-6 8:-7
p thong-sandal -e	0:-9 1:28 2:19 3:-28 4:-7 8:-10
p thong-sandal h-	3:-6 6:22
p thong-sandal p	0:-6 1:28 3:-23 6:6
p thong-sandal s	0:15 1:-6
p thong-sandal u	0:6 1:17 2:14 3:-22 4:-9 5:-6 8:-13
p thread	1:-15 2:-9 3:-30 4:-8 5:-6 8:33 9:14
p thread --	1:-12 3:-12 8:22
p thread h-	3:-23 8:29
p thread s	1:-17 3:-13 8:27
p thread u	0:10 2:-9 3:-18 8:7 9:18
p tiger	0:9 1:-6 2:13 3:-6
p tiger --	0:9
p tiger h-	1:-6 2:24 3:-7
p tiger u	0:10 1:-9 2:17 3:-8
p tile	0:-9 1:-18 2:-6 3:34 4:17 5:-7 6:-8 8:-19
p tile --	0:-9 1:-14 2:-6 3:32 4:17 5:-7 6:-7 8:-19
p tile p	3:6
p tile u	0:-10 1:-14 3:30 4:13 6:-6 8:-17
p toaster	1:15 6:-6
p toaster --	1:22 6:-7
p toaster s	1:13
p toilet	0:7 3:-7 4:11
p toilet --	3:-10 4:18
p toilet u	3:-6 4:12
p tomato	0:-7 1:-14 2:8 3:-13 4:-12 5:-6 6:48 9:-6
p tomato --	0:-12 1:-15 2:16 3:-21 4:-12 5:-7 6:40 8:6 9:-6
p tomato -e	1:-8 2:-12 3:-31 4:-10 6:52 8:-6
p tomato h-	0:-7 2:-9 4:-8 6:34 8:-7
p tomato p	0:-10 1:-12 2:-12 4:-13 5:-6 6:40 9:-6
p tomato u	0:-8 1:-16 2:12 3:-31 4:-11 5:-6 6:59 8:-9
p tongue	3:-14 6:25 8:-9
p tongue h-	3:-13 6:21 8:-7
p tooth	0:-7 1:-16 2:-16 3:9 4:-16 5:18 6:6 8:16
p tooth --	1:-17 2:-9 3:-10 4:-9 8:31
p tooth h-	0:-10 2:-12 3:10 4:-11 5:26 8:-8
p tooth p	3:27 5:-7
p tooth u	1:-7 2:-18 3:-21 4:-11 5:32 8:11
p toothbrush	0:-8 1:16 3:11 8:-10
p toothbrush --	0:-10 1:14 3:13 8:-9
p toothbrush u	0:-14 1:24 3:15 4:-8 6:-6 8:-14
p top-hat	1:-6 2:-8 3:18 4:15 5:-6 6:-14 8:-10
p top-hat --	0:23 3:-7
p top-hat h-	0:-7 2:-6 3:31 8:-8
p top-hat p	3:18
p top-hat u	0:8 1:-6 4:24 6:-19 8:-7
p towel	0:-9 2:-9 3:12 5:-16 8:24
p towel u	0:-12 1:-7 2:-8 3:28 4:-6 5:-18 8:13
p tractor	1:46 2:-17 4:-10 5:-7 6:-6 8:-7
p tractor --	1:44 2:-10 4:-8 5:-6 8:-14 9:-6
p tractor h-	1:13 2:-26 3:-17 4:-11 5:-10 6:-6 8:20 9:14
p tractor p	1:46 2:-12 3:-15 4:-6 5:-6 6:-6 8:-7
p tractor s	0:-6 1:12 3:-6 8:15
p tractor u	1:36 2:-19 3:8 4:-10 5:-6 8:-18
p traffic-cone	0:-14 2:-12 3:-10 4:-12 5:44 6:-6 8:-17
p traffic-cone --	2:-10 3:-10 4:-6 5:23
p traffic-cone h-	0:-8 1:-7 2:-6 3:7 5:20 8:-7
p traffic-cone p	0:-9 1:-6 2:-10 5:31 8:-6
p traffic-light	0:-8 1:15 3:-8 4:-6 5:19 8:-15
p train	0:8 1:14 2:-10 3:8 4:-7 8:-8
p train --	1:12 3:8
p train h-	0:14 1:-7 2:-7 3:10 8:-6
p train u	0:7 2:-9 3:24 4:-8 8:-15
p tram	0:-9 3:-6 4:-6 5:21 8:-14
p tray	1:26 2:-8 3:-20 4:-14 5:-8 8:18
p tray --	1:32 3:-19 8:-11
p tray u	0:-6 1:26 2:-9 3:-21 4:-20 5:-9 8:28
p treasure-chest	0:11 1:-7 2:-8 3:38 5:-8 6:-8 8:-14
p treasure-chest --	0:7 3:-14 4:17
p treasure-chest h-	1:-8 2:-6 3:46 4:-11 5:-6 6:-6 8:-11
p treasure-chest he	0:23 3:-7
p treasure-chest p	3:11
p treasure-chest s	0:6 3:22 4:-6 8:-7
p treasure-chest u	0:19 1:-6 2:-8 3:17 5:-6 6:-7 8:-11
p triangular-flag	2:-6 3:18 8:-9
p triangular-flag --	0:7 3:22 4:-9 8:-7
p triangular-flag he	3:-9 4:24 8:-7
p triangular-flag p	2:-6 3:20 4:9 8:-10
p triangular-flag u	3:6
p tropical-fish	2:-11 3:26
p tropical-fish h-	0:-10 1:-18 2:-21 3:45 4:-8 8:-6 9:-8
p tropical-fish u	0:-7 1:-14 2:-11 3:33
p trumpet	0:-6 1:10 4:-9 8:15
p trumpet --	0:-11 1:8 3:-15 4:-7 8:25
p trumpet u	0:-17 1:-7 2:-6 3:9 4:-9 8:24
p tulip	0:-16 1:-9 2:-8 3:53 4:-17 5:-9 8:-17
p tulip --	0:-7 3:23 8:-7
p tulip h-	0:-8 3:30 4:-10 8:-8
p tulip u	0:-14 1:-10 2:-7 3:49 4:-13 5:-8 8:-16
p tumbler-glass	0:-13 1:-16 2:-12 3:29 4:18 6:-12 7:-7 8:7 9:-7
p tumbler-glass --	0:-16 1:-18 2:-10 3:18 4:15 5:-10 6:-9 8:17 9:-6
p tumbler-glass h-	0:-12 1:-6 2:-12 3:7 4:16 5:24 6:-13 7:-7 8:-15 9:-6
p tumbler-glass p	0:-12 1:-6 2:-11 3:40 4:12 5:-11 6:-14 8:-13
p tumbler-glass s	8:9
p tumbler-glass u	0:-13 1:-13 2:-11 3:18 5:10 6:-9 7:-6 8:13
p tunnel	0:-15 1:-7 2:-6 3:-16 4:-17 5:-16 8:51
p tunnel --	0:-10 3:-12 4:-13 8:32
p tunnel u	0:-9 3:-10 4:-8 8:26
p turnip	0:-7 1:13 2:-8 3:-6 4:-10 5:20 8:-7
p turnip h-	3:15
p turnip he	5:19
p turnip u	0:-8 1:26 2:-7 3:-21 4:-7 5:20
p turret	0:11 1:12 2:-12
p turret --	1:15 2:-10
p turret u	1:25 2:-19
p turtle	0:-7 1:48 2:-15 3:-6 8:-6
p turtle --	1:40 2:-14 3:-8
p turtle -e	1:21 2:-12
p turtle p	1:26 2:-12 3:-6
p turtle s	1:29 2:-10 3:-6
p turtle u	1:37 2:-15 8:-6
p umbrella	0:-9 3:30 4:-6
p umbrella --	0:-8 3:32 4:-8
p umbrella p	0:-13 1:-6 2:-6 3:38 4:-6 8:-7
p unicorn	1:41 2:-16
p unicorn --	0:-8 1:43 2:-20 4:-6 8:-6
p unicorn p	0:-8 1:43 2:-15 3:-14
p unicorn s	1:13 2:-8
p unicorn u	1:18 2:-11 3:7
p vacuum-cleaner	1:35 2:10 3:-16 4:-12 5:-8 6:-6 8:-10
p vacuum-cleaner --	1:30 3:-13 8:-7
p vacuum-cleaner h-	2:22 4:-10 5:-7 8:-7
p vacuum-cleaner s	1:10 2:13 4:-6
p vacuum-cleaner u	0:9 1:31 2:-9 3:-17 5:-8 8:-7
p village	1:-8 2:-11 3:-22 4:34 5:-14 8:12
p village --	0:9 3:-20 4:16 5:-6 8:10
p village -e	1:-6 3:-7 4:26 8:-9
p village h-	0:7 2:-8 3:-8 4:18 5:-12
p village s	4:-9 8:18
p village u	0:6 1:-7 2:-9 3:-21 4:32 5:-12 8:6
p volcano	2:-6 3:22 4:-7 8:-9
p volcano --	3:14
p volcano u	3:14 8:-6
p waffle	0:-6 3:-10 8:21
p waffle --	0:-8 3:-14 4:-10 8:30
p waiter	0:-15 1:33 2:-19 3:-12 4:-11 5:-6 8:19
p waiter --	0:-14 1:42 2:-18 3:-16 4:-11 5:-6 8:15
p waiter s	1:12
p waiter u	0:-16 1:37 2:-19 3:-15 4:-12 5:-7 8:21
p wardrobe	0:-16 1:-23 2:-11 3:6 4:17 5:-10 6:-9 7:-6 8:30 9:-6
p wardrobe --	0:-8 1:-20 2:-6 4:10 5:-6 8:22
p wardrobe -e	0:-9 1:-11 2:-6 3:-11 4:21 8:17
p wardrobe s	0:-11 1:-22 3:-17 4:30 8:21
p wardrobe u	3:10 4:-8 8:14
p washboard	0:-13 1:39 3:-18 8:-13
p washboard --	0:-13 1:41 3:-24 8:-11
p washing-machine	0:-10 2:-10 3:-15 4:13 5:-11 6:-10 8:28
p washing-machine --	0:-14 2:-7 3:-10 4:21 5:-6 6:-7 8:11
p washing-machine s	0:-8 3:-9 4:-6 5:-8 6:-6 8:26
p washing-machine u	0:-8 1:-8 2:-8 3:-6 4:7 5:-7 6:-8 8:26
p wastebasket	1:7 2:-13 3:27 4:-14 5:-6 6:-9
p wastebasket --	0:-6 1:6 2:-7 3:31 4:-9 6:-6 8:-13
p wastebasket h-	0:6 2:-11 4:-9 6:-6 8:11
p wastebasket p	0:12 3:-14 8:9
p wastebasket u	0:-12 2:-11 3:44 4:-13 5:-8 6:-8 8:-16
p watch	0:14
p watch --	0:15
p watch u	0:10
p water	1:-12 3:19 4:-30 5:14 6:13 7:-7 8:-17
p water --	0:-9 1:-17 2:21 3:23 4:-31 6:-8 7:-6 8:11 9:-7
p water h-	1:-6 2:-17 3:6 4:-25 5:20 6:13 7:-6 8:-35 9:23
p water he	3:13
p water u	1:-13 2:13 3:27 4:-29 5:13 6:8 7:-7 8:-32
p water-buffalo	1:-6 3:-7 5:21
p water-buffalo u	2:-25 5:31
p water-pistol	0:-17 1:-16 2:-6 3:-14 4:-8 5:-6 6:47 8:-11
p water-pistol -e	0:-8 1:-12 3:-8 6:30 8:-6
p water-pistol s	0:-10 1:-9 3:-7 6:31 8:-8
p watering-can	3:15
p watering-can --	0:-7 3:23
p watermelon	0:14 2:-13 3:-19 4:6 5:-7 6:7 7:15 8:-8
p watermelon --	2:-7 4:-7 6:21
p watermelon h-	2:-9 3:-16 4:12 5:-6 6:-9 7:26 8:-6
p watermelon p	1:-8 2:-8 3:-21 4:12 6:29 8:-6
p watermelon u	0:15 1:-6 2:-6 4:-7 7:11
p wedding	0:14 8:-6
p wedding --	0:9
p whale	1:-24 2:-12 3:18 8:27
p whale --	1:-26 2:-11 3:15 8:24
p whale s	0:-9 1:-32 2:-8 3:15 8:30
p whale u	0:7
p wheel	0:8 1:-17 3:32 4:-12 5:-6 8:-12
p wheel --	1:-16 2:-7 3:40 4:-14 8:-14
p wheel h-	0:9 2:15 3:-10 5:-7
p wheel p	0:-15 1:-8 2:17 3:29 4:-15 5:-8 8:-12
p wheel s	0:-10 1:-18 3:41 4:-10 8:-11
p wheel u	0:24 3:-12
p whistle	1:-7 6:13 8:-6
p whistle --	3:9
p whistle he	1:-7 3:-11 6:25 8:-6
p whistle u	0:9
p white-circle	0:-11 1:-10 2:-9 3:54 4:-10 5:-10 6:-8 8:-19
p white-circle --	3:21 8:-6
p white-circle h-	3:18 5:-7
p white-circle he	0:-11 1:-6 2:-7 3:42 4:-7 5:-15 6:-7 8:-14
p white-circle p	0:-12 1:-6 2:-7 3:50 4:-9 5:-20 6:-6 8:-14
p white-circle u	0:-6 1:-10 2:-6 3:24 4:-9 5:16 6:-6 8:-16
p wind	0:7 1:38 2:38 3:-21 4:-20 5:-21 6:-7 7:-6 8:-29 9:-6
p wind --	0:-9 1:54 2:7 3:-19 4:-18 5:-11 8:-27
p wind h-	0:18 2:37 3:-15 4:-16 5:-20 6:-6 8:-20
p wind u	0:7 1:42 2:36 3:-21 4:-22 5:-18 6:-7 7:-6 8:-31 9:-6
p wind-face	0:7 3:-14 4:-8 5:26 8:-12
p wind-face --	3:-12 5:25 8:-10
p wind-face h-	0:12
p wind-face u	0:12 3:-13 4:-7 5:22 8:-13
p windmill	0:18 3:-9 4:6 8:-6
p windmill --	0:14 3:-11 4:11
p windmill p	3:-8 4:19 5:-6
p windmill u	0:12
p window	0:-9 1:-10 2:-12 3:6 4:7 5:7 6:-8 7:-6 8:19 9:-6
p window --	1:-8 2:-6 3:23 4:-7
p window h-	0:-12 1:-6 2:-11 3:-13 4:36 8:-10
p window he	0:-9 4:-11 5:-6 8:32
p window p	2:-6 3:-10 4:32 5:-8 8:-17
p window s	0:-6 3:25 4:-12
p window u	0:-22 1:-11 2:-13 5:11 6:-7 7:-6 8:31 9:-7
p wing	0:16 3:-6
p wing --	0:13
p wing u	0:15
p wolf	0:-9 1:17 2:23 3:-11 4:-7 5:-10 6:-6
p wolf --	0:-9 1:23 2:14 3:-11 4:-7 5:-8 6:-6 7:-6 9:-6
p wolf h-	0:-8 1:-7 2:47 3:-8 5:-8
p wolf p	1:-11 2:39
p wolf s	1:22 2:-11
p wolf u	0:-10 1:24 2:10 3:-13 4:-8 5:-11 6:-6 7:-6 9:8
p woman	0:19 1:-26 2:-12 3:-16 4:50 5:-8 6:-6 7:-9
p woman --	0:24 1:-37 2:8 3:-11 4:15 8:13
p woman -e	0:11
p woman h-	1:-19 2:-11 4:27 5:-9 6:-7 7:-7 8:-14 9:14
p woman he	0:-14 1:-21 2:-30 3:-16 4:67 5:-9 6:-8 7:-12 8:-13 9:-7
p woman p	0:13
p woman s	1:-9 4:20
p woman u	0:12 1:-29 2:-7 3:-13 4:52 5:-9 6:-6 7:-9
p woman-mage	0:-10 2:38 3:-13 8:-6
p woman-mage --	0:-10 2:44 3:-14 4:-6 8:-7
p woman-mage s	2:14
p woman-mage u	0:-11 2:37 3:-14 8:-6
p wood	0:-7 2:-17 3:14 4:-9 5:17 6:-10 7:-7 8:16 9:-7
p wood --	1:8 2:-11 3:29 5:-11 6:-10 8:-13
p wood h-	1:-10 2:-15 3:-10 4:-17 5:37 6:-12 7:-6 8:26 9:-7
p wood he	0:-14 1:-7 2:-12 3:22 4:9 5:-13 9:-6
p wood p	1:-8 2:-18 4:-18 5:38 6:-10 7:-6 8:16 9:-6
p wood s	0:6 1:21 3:-7 4:-6 8:-12
p wood u	0:-7 1:-10 2:-14 3:12 4:-7 5:8 7:-7 8:24 9:-8
p world-map	0:27 3:-8 8:-7
p world-map --	0:24 3:-8 8:-6
p world-map u	0:17
p worm	0:-6 1:26 2:-6 3:16 4:-9 5:-8 8:-11 9:-6
p worm --	1:36 2:-10 3:-10
p worm h-	0:-7 1:-12 3:33 4:-9 5:-10 8:-10 9:-6
p worm p	3:14
p worm s	1:29 2:-12
p worm u	0:-12 1:10 2:22 3:9 4:-11 5:-9 8:-17 9:-6
p wrapped-gift	0:14 1:-10 3:-13 4:22 8:-11
p wrapped-gift --	1:-8 3:-17 4:26 8:-9
p wrapped-gift h-	0:7
p wrapped-gift u	0:6 1:-8 3:-15 4:26 8:-10
p yarn	0:-12 1:-11 2:-11 3:17 4:-11 5:-14 6:32 8:-12
p yarn h-	0:-9 1:-6 3:19 4:-8 5:-6 6:16 8:-9
p yarn p	0:-11 1:-8 2:-8 3:20 4:-9 5:-11 6:22 8:-7
p yarn u	4:-6 6:23 8:-10
p yeti	1:16
p yeti --	1:13
pc A A	2:8 4:6 5:-8
pc A F	1:-9 2:-9 3:17 4:9
pc A H	1:-8 2:11 3:-13 4:-8 5:9 9:10
pc A N	1:-8 2:-10 4:11 5:9 6:-6 7:-6 8:13 9:-7
pc A O	1:-9 2:-6 3:7 5:7 7:-6 8:8
pc A U	0:13 1:-7 8:13
pc A V	1:-12 2:22 5:-10 6:-8 7:-7 9:18
pc F A	0:-6 1:9 2:30 3:-17 4:6 5:-8 6:-6 9:-6
pc F F	1:-7 2:13 3:14 4:-6 9:-6
pc F H	1:-8 2:31 5:-6
pc F N	0:11 4:8 5:-13 6:-6 8:10
pc F O	0:10 2:13 3:-13 9:-7
pc F U	0:17 1:-9 3:-9 8:7
pc F V	0:10 1:20 3:-22 4:-16 6:-7 7:-6 9:9
pc H A	1:21 3:8 5:-8 6:-7 8:-11
pc H F	2:-11 3:12 4:-11 6:6 7:13
pc H H	0:14 2:16 3:-9 4:-7 5:-7 8:-7 9:-7
pc H N	2:-16 3:-6 4:7 7:-6 8:15 9:-6
pc H O	0:15 4:14 5:-11 7:-6 9:-6
pc H U	1:-17 3:-22 5:19 6:30 8:-16 9:-7
pc H V	2:31 3:-15 5:-6 6:-8 8:-12 9:-9
pc N A	0:-6 1:6 2:13 6:-7 9:-8
pc N F	1:7 2:-9 3:32 4:-12 7:-6 8:-11
pc N H	1:6 2:27 3:-10 4:-10 7:-7 8:-9 9:-6
pc N N	2:10 4:8 7:-6 9:-6
pc N O	1:-6 3:14 9:-7
pc N U	0:9 2:7 4:10 5:-8 6:-6 8:7
pc N V	0:15 1:22 2:-16 4:-6 5:11 6:-6 7:-6 8:-15
pc O A	2:14 6:-7
pc O F	1:-7 3:14 7:-6 8:-8
pc O H	0:-8 2:18 3:-6 5:6 6:7 9:-7
pc O N	1:-10 4:10 6:-7 7:-6 8:9
pc O O	2:-6 3:9 4:6
pc O U	0:12 1:-10 3:8
pc O V	0:10 2:-8 4:22 5:-13 7:-7 8:12 9:-11
pc U A	0:9 2:8 3:6 4:8 6:-7 9:-8
pc U F	3:15
pc U H	0:-12 2:40 5:-12 7:-7 8:-12 9:-7
pc U N	0:8 1:-9 2:-12 8:24 9:-6
pc U O	0:6 1:-8 4:8 7:-6 8:13
pc U U	0:10
pc U V	2:-12 4:-9 6:-8 7:-7 8:17
pc V A	0:-6 1:-6 2:12 3:7 4:-16 5:16 6:-10 7:-9 8:-6 9:9
pc V F	0:-17 1:14 2:8 3:14 4:-16 5:-16 6:-16 7:-8 9:12
pc V H	0:-9 1:-14 2:29 3:-13 4:10 6:-7 7:-6 8:-9 9:-6
pc V N	0:-8 1:-10 2:-15 5:15 7:-7 8:18 9:-8
pc V O	1:-8 3:13 4:-12 5:32 7:-7 8:-15
pc V U	0:14 4:-7 6:-7 7:-6 9:6
pc V V	1:9 2:-14 3:22 4:14 6:-9 8:-12 9:-12
pc edge A	1:23
pc edge F	1:7 2:-7 3:14 6:6
pc edge H	1:13 2:15 6:-6 8:-6
pc edge N	0:10 2:-9 8:18
pc edge O	1:8 2:-6 3:13 5:-8
pc edge U	0:10 1:12 4:-8 5:-6 8:6
pc edge V	1:33 3:-7 4:-7
pn A A A	3:33 4:8 5:-8 7:-7 8:-6 9:-9
pn A A F	2:56 3:-17 4:-10 5:-8 6:-6 7:-6 8:-13 9:-10
pn A A H	0:-15 1:-14 2:-14 3:-9 4:21 5:-13 6:-12 7:-10 8:-16 9:48
pn A A N	3:-8 4:25 5:-12 6:-7 7:-8 8:-7 9:7
pn A A O	4:-7 5:-6 9:23
pn A A U	1:-6 2:8 4:8 6:-9 7:-10 8:-21 9:23
pn A A V	0:11 4:17 5:-7 8:-7
pn A A edge	0:-6 2:6 5:-7 6:-6 7:13 8:7
pn A F A	1:-6 2:-10 3:17 5:-6 6:13
pn A F F	3:-15 4:-17 5:9 7:-7 8:24 9:-8
pn A F H	2:-6 3:16 6:9
pn A F N	1:-6 3:25 6:-8 8:-7
pn A F O	1:-6 2:-14 3:12 4:29 5:-9 6:-10 7:-7 8:7 9:-7
pn A F U	1:-11 3:12 5:13 7:-6 8:-14 9:-7
pn A F V	3:25 4:-6
pn A F edge	1:-13 2:-8 3:20 4:13 5:-9 6:13 9:-6
pn A H A	0:17 1:-10 2:-16 3:-8 4:14 5:16 7:-6 8:-8 9:-6
pn A H F	0:-7 1:-7 2:-15 3:-7 4:-7 5:-11 7:22 8:-6 9:21
pn A H H	6:10
pn A H N	0:-8 1:-13 2:-15 3:-6 6:11 7:27
pn A H O	0:9 1:18 2:-13 3:-16 4:-8 6:-8 7:-7 8:-9 9:18
pn A H U	0:-17 1:-19 3:-8 4:-9 5:27 6:-14 7:-6 8:22 9:-8
pn A H V	2:11
pn A H edge	1:-7 2:45 3:-8 4:-6 5:-7 6:-6 8:-6
pn A N A	1:-8 2:-11 4:6 6:-7 7:-6 8:24 9:-6
pn A N F	1:-10 2:-11 3:6 4:12 5:-19 6:-7 8:25 9:-6
pn A N H	0:-13 1:-12 2:-11 4:30 5:-15 6:7 9:-6
pn A N N	0:8 2:-12 4:11 5:8 6:-7 9:-6
pn A N O	0:8 1:-9 2:9 3:-11 4:-16 5:17 7:-6 8:16 9:-7
pn A N U	0:-11 1:-8 2:-10 3:13 4:-9 5:9 6:-6 8:17
pn A N V	1:-6 2:-8 3:-11 4:17 8:9
pn A N edge	1:-9 2:-15 3:11 4:19 5:8 6:-8 7:-6 8:7 9:-6
pn A O A	1:-6 2:-12 6:6 7:-6 8:6
pn A O F	0:-13 1:-7 2:-14 3:-15 4:24 5:33 6:-12 7:-7 8:7 9:-9
pn A O H	0:6 1:-7 2:-10 3:31 5:-10 6:6 8:-7 9:-6
pn A O N	0:6 1:-12 2:-12 3:13 4:-16 5:13 7:-6 8:16 9:-6
pn A O O	0:7 1:-12 2:-13 3:15 7:-6 8:16
pn A O U	1:-11 3:16 4:18 5:-12 6:-12 7:-6 9:-8
pn A O V	0:-6 1:-6 3:19 4:-11 5:-10 8:19
pn A O edge	1:-8 3:8 5:9 9:-6
pn A U A	0:20 3:-8 4:-9 5:-8
pn A U F	1:-11 2:-21 4:-11 5:16 6:-6 7:-6 8:28 9:-6
pn A U H	0:-11 1:-7 2:-12 4:21 5:-7 6:13 9:-6
pn A U N	0:12 1:-8 4:-16 5:-12 8:33
pn A U O	0:10 2:-8 3:16 4:-14 5:-10 6:-7 8:9 9:6
pn A U U	0:9 2:15 3:-7 6:-7 7:-6 8:-7 9:-7
pn A U V	0:8 1:-8 2:14 3:7 4:-9 5:-8
pn A U edge	1:-8 3:-12 4:7 6:-8 8:14 9:-6
pn A V A	0:15 1:-16 2:-14 3:-10 4:7 8:27 9:-14
pn A V F	2:-8 3:-10 4:-6 5:-7 8:-13 9:31
pn A V N	1:-24 2:14 3:30 4:-11 5:-9 8:-16 9:6
pn A V O	1:-8 2:-26 3:-9 5:-11 6:-11 7:-6 8:15 9:29
pn A V U	0:-10 1:31 2:-16 3:-15 4:-14 5:-6 8:21 9:-9
pn A V V	1:-20 2:18 3:10 4:-13 5:-11 6:-6 8:-18 9:19
pn A V edge	1:-10 2:58 3:-12 4:-9 5:-14 6:-6 9:-7
pn F A A	0:-8 1:23 2:12 3:-21 4:26 5:-9 6:-11 7:-8 8:-14 9:-8
pn F A F	0:6 1:-18 2:19 3:-19 4:24 5:-7 7:-6 8:-9 9:-6
pn F A H	1:23 2:-12
pn F A N	2:10 3:-18 4:10 5:-7 7:-6 8:8
pn F A O	0:-9 2:40 5:-10 6:-10 7:-8 9:-8
pn F A U	1:-8 2:36 3:-32 4:-20 5:-8 6:-6 7:-7 8:26 9:-9
pn F A edge	0:-7 1:9 2:31 3:-16 5:-6 6:-6
pn F F A	1:-8 3:-11 4:-17 5:12 7:-7 8:29 9:-6
pn F F F	3:32 5:-7 6:-7 8:-7
pn F F H	3:19
pn F F N	0:-7 1:21 2:-7 3:7 8:-6
pn F F O	3:15 4:-13 5:-7 6:10 8:-10
pn F F U	1:-12 4:8 6:16 7:-7 8:-12 9:-7
pn F F V	3:6
pn F F edge	1:-14 2:32 4:-6 6:-10 9:-7
pn F H A	1:-7 3:18
pn F H edge	0:6 1:-6 2:30 3:-7 5:-6
pn F N A	0:11 2:-10 3:-13 4:28 5:-10 6:-6
pn F N F	1:-6 2:-7 3:22 4:-9 5:-6
pn F N H	0:9
pn F N N	1:20 4:-9 8:-8
pn F N O	0:11 2:26 4:-17 5:-11 8:-6
pn F N U	0:15 2:-8 3:-9 8:8
pn F N V	0:6
pn F N edge	1:-10 3:12 4:6 5:-16 6:-7 7:-6 8:12
pn F O A	1:-11 3:-7 4:12 5:-11 6:-11 7:-6 8:20 9:-6
pn F O F	0:16 2:-11 3:-9 6:-7 8:12
pn F O H	0:7 1:7 8:-6
pn F O N	1:7 2:-14 3:-27 4:17 5:16 6:-9
pn F O O	1:-6 3:22 4:-6 7:-7 9:-8
pn F O U	0:13 1:13 2:12 3:-24 5:-11 7:-6 9:-6
pn F O V	0:-6 2:-10 3:-15 5:-24 8:40
pn F O edge	2:23 3:-28 4:-11 6:10 9:-7
pn F U A	0:15 1:-8 2:9 5:-7 8:-16
pn F U F	0:-9 1:-14 2:-15 3:19 4:15 5:-8 6:-6 7:17 8:-14
pn F U N	0:-12 1:-7 2:-7 3:-24 4:16 8:22
pn F U O	0:10 1:-11 5:-6 6:-6 8:15
pn F U U	0:15 1:11 2:6 3:-14 4:-16 5:-7 8:11
pn F U edge	0:19 1:-10 3:-20 5:13 8:6
pn F V A	0:10 1:14 2:-19 3:-7 4:-6 5:18 8:-7
pn F V F	1:-13 3:-8 4:-10 8:21
pn F V O	0:7 1:17 4:-9 8:-6
pn F V U	2:-7 3:-13 4:-6 8:-6 9:25
pn F V edge	1:21 3:-6
pn H A A	1:-8 2:-13 4:29 7:-8 8:-7
pn H A F	0:-7 1:8 2:-11 3:18 4:-7
pn H A N	0:10 1:9 2:-16 3:17 4:-9
pn H A O	0:-13 2:24 3:19 4:-11 5:-8 6:-6 7:-6 8:-7 9:-9
pn H A U	1:-27 3:16 4:-12 5:-6 7:22 8:-9 9:-8
pn H A V	3:7
pn H A edge	1:34 3:-12 4:-8 5:-7 6:-7 7:11 8:-11 9:-7
pn H F O	2:-6 7:18
pn H F edge	3:10 4:-6 6:12
pn H H A	0:7
pn H H O	1:18 2:10 3:-7
pn H H V	2:10
pn H H edge	0:8 1:-6 7:8
pn H N A	1:-9 2:-8 3:-11 4:50 5:-10 6:-6 8:-17
pn H N H	0:-13 1:-6 8:25
pn H N N	0:11
pn H N O	0:-13 1:-7 3:9 5:-9 6:-6 8:23
pn H N U	0:-7 3:20 4:-19 5:22 8:-16
pn H N edge	0:7 1:9 2:-17 3:-13 6:23 8:-8
pn H O A	0:20 4:13 5:-8 8:-14
pn H O H	1:-8 3:-9 4:10 6:17 8:-7
pn H O O	0:19 3:9 4:-10
pn H O U	3:17 4:10 8:-7
pn H O edge	0:20 1:12 3:-12 5:-10 6:-9
pn H U A	2:-8 3:-7 8:23
pn H U N	0:7
pn H U O	2:-8 3:-10 4:-7 5:32 8:-14
pn H U U	1:-11 2:13 3:-9 4:19 8:-14
pn H U edge	0:-13 1:-10 2:-21 3:-15 4:-13 5:-11 6:55 7:7 8:-12 9:-6
pn H V O	1:-20 2:44 3:-12 4:-12 8:-11 9:-6
pn H V edge	1:16 2:-6 3:-7 4:6 8:-6
pn N A A	1:19 5:16 6:-9 7:-9 9:-10
pn N A F	1:-8 2:37 4:-12 5:-8 6:-6 7:-8 8:-8 9:-6
pn N A H	0:-8 1:7 2:-10 4:19
pn N A N	1:-18 2:20 3:10 4:-6 5:8 7:-6 8:-12 9:-7
pn N A O	2:-8 3:12 4:22 6:-7 7:-8 8:-15 9:-9
pn N A U	1:11 2:31 3:-24 5:-9 7:-6 8:-12 9:-7
pn N A V	1:8 2:-6 4:9
pn N A edge	0:-6 2:29 3:-6 4:-8 6:-6 9:-7
pn N F A	0:12 2:-7 3:28 4:-9 6:-7 8:-6
pn N F F	0:13 1:-9 3:13 5:8 8:-6
pn N F N	0:-8 1:8 2:-10 3:26 4:-9 5:-6 8:-7
pn N F O	0:-8 1:-12 2:9 3:39 4:-11 5:-7 6:-9 7:-6 8:-11
pn N F U	1:11 2:-8 3:17 4:-10 6:-7 8:-7
pn N F edge	2:-14 3:16 4:-14 5:-8 6:25 7:-6 8:-10 9:-6
pn N H A	2:-17 3:6 6:23
pn N H N	2:22
pn N H O	0:7 1:-6 2:7 3:-8 5:10
pn N H U	0:6 2:14 3:-8 8:-6
pn N H edge	1:15 2:27 3:-10 4:-7 5:-8 6:-8 8:-6
pn N N A	1:-10 2:7 3:-8 4:27 6:-6 8:-8
pn N N F	0:7 2:-6 3:30 5:-6 8:-24
pn N N H	0:8 6:14 8:-10
pn N N N	0:-11 1:6 3:35 5:-16 7:-6 8:-6 9:-7
pn N N O	1:-8 2:16 3:-14 4:30 5:-14 6:-6 8:-10
pn N N U	0:12 1:-8 3:-11 5:25 6:-6 8:-16 9:-6
pn N N V	0:11 5:10 8:-8
pn N N edge	1:-9 2:8 3:-13 4:7 5:18 7:-7 9:-6
pn N O A	1:6 2:-15 4:-17 5:7 6:20 7:-6 9:-7
pn N O F	1:16 2:-10 4:-8 5:20 8:-14
pn N O H	0:-15 1:-7 2:-6 3:-18 4:6 5:-7 6:27 7:17 8:-10
pn N O N	1:-20 2:12 3:22 4:-7 6:-12 7:-6 9:-7
pn N O O	1:-15 3:17 5:8 6:-9 7:-7 9:-7
pn N O U	0:6 1:-9 2:-14 3:16 4:12 5:-10 6:9 8:-20
pn N O V	4:8
pn N O edge	1:-7 2:19 3:-11 8:11 9:-7
pn N U A	0:-22 1:-8 2:15 3:8 4:33 5:-11 6:-9 7:-7 8:-11 9:-7
pn N U F	1:18 2:-10 3:-12 4:-12 8:13
pn N U H	0:7 3:16 8:-6
pn N U N	0:13 1:-7 3:-16 5:-6 8:13
pn N U O	1:9 3:-9 4:6 5:-9 6:-6 7:-6 9:-6
pn N U U	0:20 1:-8 2:7 3:8 4:-8 8:-12
pn N U V	0:23 3:-7
pn N U edge	0:18 1:-9 3:-17 5:-6 8:20
pn N V A	0:6 1:-6 3:10
pn N V N	1:29 2:-9 3:-10 8:-6
pn N V O	0:7 1:21 2:-19 4:-14 6:-6 7:-6 8:-16 9:18
pn N V V	0:15 1:14 2:-10 3:6 4:-11 8:-9
pn N V edge	1:6 3:-18 4:14 5:17 8:-9 9:-6
pn O A A	1:12 2:20 3:-9 5:-10 6:-8 7:-8 8:8 9:-9
pn O A F	1:7 2:16 3:-7 5:-7 6:-6 7:-7 8:-11 9:-6
pn O A H	0:10 1:21 2:-19 3:12 4:-9 8:-8 9:-6
pn O A N	0:7 1:-21 3:10 4:-12 8:14 9:-7
pn O A O	0:-6 2:14 6:-8 8:9 9:-6
pn O A U	0:6 1:-32 2:9 4:6 5:-10 6:-8 7:-12 8:32 9:-9
pn O A V	0:6 4:8
pn O A edge	0:6 1:13 2:13 3:-8 5:-6 6:-7 8:-6
pn O F A	1:-11 3:7 5:6 8:-13 9:-6
pn O F F	0:-7 1:9 3:9 4:-12 5:11 6:-7 7:-7 8:-15
pn O F H	2:-6 3:9 6:10
pn O F N	1:-15 3:25
pn O F O	0:8 1:-10 2:-14 3:28 4:-12 5:-8 6:15 8:-15
pn O F U	0:12 1:-10 2:-9 3:8 4:-12 5:-8 6:10 8:7
pn O F V	3:-18 8:19
pn O F edge	0:-9 2:10 3:7 4:15 6:-11 7:-8 8:-15
pn O H A	0:-10 1:-10 2:17 3:-8 8:18
pn O H H	5:15
pn O H N	0:-8 1:-10 2:41 3:-11 5:-7 6:-7 8:-6
pn O H O	1:13 3:-11 5:16 8:-6
pn O H U	0:-10 1:-14 3:-10 4:-7 5:10 6:12 7:17 8:-10
pn O H edge	2:12 3:-6 5:-10 6:20 7:-7 8:-8 9:-6
pn O N A	0:17 1:-6 8:-10
pn O N F	4:20 8:-14
pn O N H	1:-6 2:-11 3:-16 4:12 5:18
pn O N N	2:-9 3:7 4:7 5:7 6:-9 7:-7 8:6
pn O N O	1:-13 4:-12 5:9 6:-7 7:-6 8:29 9:-7
pn O N U	0:-8 1:-13 2:21 3:25 5:-17 6:-17 7:-7 8:6 9:-7
pn O N V	3:-8 4:20 8:-7
pn O N edge	0:8 1:-9 3:-12 4:19 6:-6 7:-6 8:9
pn O O A	1:-14 2:-8 4:12 7:-7 8:22 9:-7
pn O O F	2:8 3:19 4:-13 5:-7 6:-16 7:-6 8:10 9:-6
pn O O H	0:-12 1:13 2:-9 3:7 6:-13 8:12 9:-6
pn O O N	0:7 2:-14 4:-10 6:15 7:-6 8:14 9:-6
pn O O O	3:12 4:6
pn O O U	0:10 1:-8 3:17 4:13 5:-8 7:-6 8:-6 9:-6
pn O O V	1:9 2:-9 4:14 5:-8 6:-8
pn O O edge	1:-6 2:-6 4:20 9:-7
pn O U A	0:10 1:-12 2:-13 5:-8 6:13 8:11
pn O U F	0:9 1:-8 2:-10 3:11 4:-6 6:13 8:-8
pn O U H	0:8 3:-8 4:12
pn O U N	0:7 1:-9 2:-9 3:14 4:-9 5:29 6:-6 8:-24
pn O U O	0:17 1:-11 5:6
pn O U U	0:6 1:-8 2:11 3:11 4:-7 5:6 6:-7 7:-6
pn O U V	1:-8 2:21 3:8 4:-8 8:-10
pn O U edge	0:22 3:-12 4:21 5:-7 8:-9
pn O V A	1:-10 2:-7 3:26 8:-8
pn O V N	1:-11 3:-6 4:-14 8:26
pn O V O	1:-10 4:23 5:-10 7:-6 8:-9 9:-10
pn O V U	1:-11 2:-12 3:-9 8:30
pn O V V	1:-9 2:12 3:-11 4:8 5:-6 8:7
pn O V edge	0:14 1:23 2:-12 3:-17 4:15 5:-10 8:-12 9:-6
pn U A A	1:9 2:-13 3:23 5:-9 6:-7 7:-8 9:-8
pn U A F	0:13 2:-9 3:-8 4:11 8:-7
pn U A H	0:6 1:-14 2:22 7:-6
pn U A N	5:-7 6:-8 7:-7 8:10 9:-7
pn U A O	0:11 1:7 3:8 4:-13 5:-9 6:-6 7:-7 8:12 9:-8
pn U A U	0:12 2:9 4:10 5:-8 6:-6 7:6 8:-15 9:-8
pn U A V	1:20 2:-6
pn U A edge	0:10 1:-8 2:21 3:-6 4:8 6:-8 8:-14 9:-8
pn U F A	1:-13 2:-11 3:8 4:23 5:-8 8:-13 9:-6
pn U F F	0:-11 1:15 3:12 4:-15 5:-9 7:-6 8:-9 9:13
pn U F N	1:-8 2:-6 3:36 4:-8 6:-7 8:-7
pn U F O	0:-6 1:11 3:6 4:-9 5:-8 6:8 8:-10
pn U F U	0:-7 1:8 3:13 4:-15 7:-7 8:8 9:-7
pn U F edge	0:6 1:-8 2:-8 3:13 4:11 5:-13 6:-10 7:8 9:-7
pn U H A	0:-9 1:-7 2:37 3:-8 4:-7
pn U H N	0:-6 6:23
pn U H O	0:-10 1:-10 2:24 3:-8 4:21 5:-6 8:-13
pn U H U	1:-14 2:23 3:10
pn U H edge	1:11 2:19 3:-8 4:-7 5:-7 6:-8 8:-6
pn U N A	1:-10 2:-14 3:-22 4:25 5:30 6:-7 8:-10 9:-6
pn U N F	0:19 2:-7 4:-19 5:-6 6:-6 8:17
pn U N H	0:11
pn U N N	1:-8 2:-10 3:19 5:-14 6:10 8:12
pn U N O	0:16 1:-7 2:-7 3:-13 8:17
pn U N U	0:-11 1:-12 2:-15 4:7 5:15 6:-7 7:-6 8:18 9:-7
pn U N V	3:9 4:-11 8:10
pn U N edge	0:30 1:-6 2:-8 3:-19 4:-10 8:18
pn U O A	2:-12 4:6 5:-11 7:-6 8:21 9:-7
pn U O F	0:9 2:-7 4:-12 5:6 6:-7
pn U O H	1:-7 3:-26 4:-10 6:8 8:30
pn U O N	0:7 1:-10 2:-9 3:18 4:-7 5:-11 6:-8 8:10
pn U O O	0:8 2:14 6:-19 7:-6 8:8 9:-7
pn U O U	0:9 1:-13 4:6 5:-9 7:-6
pn U O V	0:-9 1:-10 3:-29 4:33 5:-6 8:9
pn U O edge	0:8 1:-14 3:8 7:-7 8:14
pn U U A	1:-13 2:-13 3:22 4:21 5:9 6:-7 7:-6 8:-14 9:-6
pn U U F	0:27 2:-7 4:-7 5:-6 8:-11 9:8
pn U U H	0:10
pn U U N	0:18 4:-11 5:15 8:-7
pn U U O	0:15 4:6 5:-8
pn U U U	0:6 3:6
pn U U V	0:24 2:-6 3:-9 5:-9 8:12
pn U U edge	0:21 2:-7 3:7 8:-6
pn U V A	0:6 1:-13 2:13 3:-17 4:-7 8:-11 9:22
pn U V N	1:26 3:-10 4:-7 8:-6
pn U V O	0:7 1:-23 2:20 4:-8
pn U V U	1:-23 2:-13 3:21 5:-6 8:17 9:-6
pn U V V	0:9 1:11 2:-9 3:-10 4:-10 8:14 9:-6
pn U V edge	1:18 2:-13 4:15 6:-6 7:-6 8:-15 9:-7
pn V A A	0:-10 1:-24 3:10 4:-9 5:-6 6:-11 8:-9 9:36
pn V A F	0:11 1:-27 2:38 3:-15 4:-7
pn V A O	0:-16 1:6 2:18 4:-12 6:-8 7:-8 8:-15 9:14
pn V A U	0:-9 1:-18 2:9 3:12 4:-21 5:-6 6:-6 7:-6 8:16 9:7
pn V A edge	0:8 1:10 2:-19 4:-11 5:25 7:-7 8:-10 9:-6
pn V F A	3:19
pn V F F	1:20 2:14 3:-21
pn V F N	3:14
pn V F U	0:-6 2:-6 9:24
pn V F edge	0:-7 1:21 4:-7 5:-10 6:-8 8:9
pn V H A	2:20
pn V H N	2:15 5:7 8:-6
pn V H edge	1:-6 2:21 3:-7
pn V N A	5:6
pn V N F	3:-7 4:10
pn V N N	1:-6 2:-8 3:11 4:6 5:-11 8:8
pn V N O	1:-6 2:-11 4:-22 5:42 8:-9
pn V N U	2:-10 3:-14 4:-17 5:24 8:17
pn V N V	0:-13 3:34 4:-12 5:-12
pn V N edge	1:-6 2:-11 3:-7 4:23 6:17 8:-25
pn V O A	0:16 1:-8 2:-7 3:-6 4:-11 6:30 8:-17
pn V O F	0:9
pn V O N	2:-10 4:11 5:19 8:-12
pn V O O	0:-17 3:21 4:-21 5:29 6:-15 7:-8 8:-7 9:10
pn V O U	1:-8 2:8 3:9 5:9 6:-8 8:-23 9:11
pn V O V	0:11 1:-6 2:-6 3:-27 4:-10 5:22 8:8
pn V O edge	0:-7 1:-10 3:21 5:28 6:-15 7:-8 8:-19 9:-7
pn V U A	0:-21 1:-7 2:-9 3:21 4:-11 6:-6 8:20
pn V U F	2:-8 3:-10 4:17 5:-6 8:-10 9:14
pn V U H	0:12
pn V U N	0:8
pn V U O	0:15 2:14 3:-12
pn V U U	0:7 1:17 2:-10 4:-10 8:-13
pn V U V	3:-7 4:-7 8:23
pn V U edge	0:17 1:-7 2:19 3:-13 4:-7 8:-12
pn V V A	0:10 1:-12 2:-7 3:21 8:-7
pn V V N	1:22 3:8 4:-8 5:-7 8:-16 9:-6
pn V V O	0:-11 1:19 2:-12 3:6 4:-10 5:-7 8:12 9:-8
pn V V U	0:-8 1:-14 3:34 8:-11
pn V V V	0:-6 1:-17 2:7 3:24 4:13 5:-7 6:-6 8:-14 9:-9
pn V V edge	0:-8 3:7 4:9 5:18 6:-9 8:-15 9:-9
pn edge A A	1:22
pn edge A F	1:18 2:12 3:-7
pn edge A H	1:32 2:-14 4:-10 8:-6
pn edge A N	1:37 2:-7 4:-8
pn edge A O	1:27
pn edge A U	0:8 1:20 2:15 3:-8 4:-8 8:-9
pn edge A V	1:38 2:-12 4:-6 8:-6
pn edge A edge	1:9 2:13 3:17 4:-8 5:-6 6:-6 7:-6
pn edge F A	1:-14 2:-8 3:11 4:18 5:-7 6:18 7:-6 9:-6
pn edge F F	1:32 2:-11 3:8 4:-9 5:-7 6:-11
pn edge F H	0:-7 1:-10 3:24 4:-7 6:12
pn edge F N	0:11 1:-17 2:-8 3:14 4:-9 6:18 8:-7
pn edge F O	1:14 4:-8 7:-6 8:8 9:-6
pn edge F U	1:-23 2:-10 3:19 5:-6 6:7
pn edge F V	0:-7 1:15 2:-10 4:-9 6:14 8:-7
pn edge F edge	1:9 3:28 4:-6 8:-8
pn edge H A	1:17 2:23 3:-10 4:-6 5:-6 8:-6
pn edge H F	1:6 2:17 6:-8
pn edge H H	3:-6 7:12
pn edge H N	2:34 3:-10 6:-6
pn edge H O	1:24 2:-8 3:-6 4:6 5:-6 8:-7
pn edge H U	1:11
pn edge H V	1:25 2:-17
pn edge H edge	1:-19 3:32 4:-6 5:6 6:-6 7:-6 8:-6
pn edge N A	1:-24 2:-8 6:-6 8:43
pn edge N F	0:9 1:21 2:-11 3:-26 5:-8 6:-6 8:16
pn edge N H	1:-7 3:30 4:6 8:-17
pn edge N N	1:23 2:-9 3:14 4:-6 5:-10 6:-7
pn edge N O	0:8 1:14 2:-10 5:-9 7:-6 9:-6
pn edge N U	0:7 1:-14 2:-12 3:8 4:8 5:-8 8:13
pn edge N V	1:16 4:-15 5:-6
pn edge N edge	0:14 1:-14 2:-7 3:15 4:-14 5:10
pn edge O A	0:12 1:-9 2:-8 3:19 4:-10 5:-6 6:16 8:-6
pn edge O F	1:44 2:-12 3:-7 4:-14 5:-10 6:-11 7:-6 8:10 9:-6
pn edge O H	1:-26 2:-6 4:-7 6:22 8:22
pn edge O N	0:-7 1:34 2:-12 3:9 4:-7 5:-11 6:-11 7:-6 8:10 9:-6
pn edge O O	0:6 1:9 3:6 5:-7 6:-7 9:-6
pn edge O U	2:-10 3:24 4:6 5:-11 6:-11 7:-6 8:9 9:-6
pn edge O V	0:-10 1:11 2:-7 3:39 4:-10 5:-6 6:-8 8:-16
pn edge O edge	0:12 1:-9 2:-9 3:23 5:-7 6:8 8:-7
pn edge U A	0:36 2:-7 3:-13
pn edge U F	2:26 3:-12 4:-11 5:-8 7:-6 8:11 9:-6
pn edge U H	0:-18 1:12 2:-6 3:31 4:-12 8:-12
pn edge U N	0:12 1:20 4:-7 8:-11
pn edge U O	0:14 1:19 4:-9 5:-6 8:-6
pn edge U U	0:9 2:-7 3:23 4:-8 5:-7 6:-6
pn edge U V	0:-17 1:23 2:-8 3:21 4:-7 8:-14
pn edge U edge	0:10 1:11 3:11 4:-7 5:-6 8:-10
pn edge V A	1:9 2:12 3:-15 4:-7 5:-7 6:-6 8:15 9:-6
pn edge V F	1:21 8:-6
pn edge V H	3:-10 8:25
pn edge V N	1:37 2:-10 4:-7 8:-13
pn edge V O	1:41 3:-10 4:-7 8:-11
pn edge V U	1:15 2:-8 3:-15 4:-6 8:15
pn edge V V	1:19 2:-9 8:-7
pn edge V edge	0:6 1:13 2:-18 4:-8 5:-6 6:17 8:-8
rg attack 0	1:-7 2:36 3:-12 6:-6 8:-9
rg attack 1	1:-11 2:15 3:-19 6:9 7:-6 8:7 9:-8
rg attack 2	1:-18 2:16 3:-6 4:7 7:-7 8:6 9:-7
rg attack 4	1:24 2:-10 3:-12 7:-6 8:9 9:-7
rg attack far	1:17 2:-19 3:17 5:-14 7:-6 8:9 9:-9
rg avoid 0	1:9 2:9 8:-9
rg avoid 1	2:6 3:15 6:-7
rg avoid 2	1:6 3:7 7:-7 9:-9
rg avoid 4	0:6 1:16 2:-17 3:10 8:-10 9:-6
rg avoid far	1:7 2:-8 4:-15 6:-10 9:12
rg bring 0	1:17 2:-10 3:20 5:-6 9:-6
rg bring 1	4:27 5:-7 6:-8 7:-6 8:-9
rg bring 2	1:22 2:-13 3:9 4:12 5:6 6:-7 7:-6 8:-16 9:-7
rg bring 4	0:6 2:-9 3:7 4:13 6:-7 9:-6
rg bring far	0:11 1:-7 2:-7 6:-7 8:9
rg chase 0	1:14 2:18 3:-12
rg chase 1	1:-10 2:26 3:6 4:10 6:-7 8:-9
rg chase 2	0:-6 1:-12 2:19 3:22 4:-7 5:-9 6:-12 7:-6 9:-6
rg chase 4	0:7 2:-19 3:27 5:-6 6:15 8:-11
rg chase far	3:-19 4:8 6:6 7:-6 9:-6
rg clean 0	0:12 2:-12 3:13 8:-8
rg clean 1	0:-6 1:-11 2:16 3:13 4:20 5:-9 6:-7 8:-19 9:-6
rg clean 2	0:13 2:19 3:-16 4:-6 8:-6
rg clean 4	0:-8 1:-9 2:10 4:12 5:-12 6:-8 7:-6 8:10 9:-6
rg clean far	0:14 1:12 2:-6 4:-11 5:-7 6:-6 8:9
rg cross 0	0:-7 1:17 2:-7
rg cross 1	0:10 1:18 2:7 3:-8 4:-6 8:-10
rg cross 2	2:-9 3:-22 4:10 5:11 6:-7 8:11
rg cross 4	0:23 1:6 2:-6 4:-6 8:-7
rg cross far	1:7 2:-15 3:20 5:10 6:-9 7:-6 9:-8
rg eat 0	0:-6 1:12 2:21 3:11 4:-7 5:-9 6:-6 7:-6 8:-7 9:-6
rg eat 1	0:-14 1:6 5:23 6:-7 7:-6 9:-7
rg eat 2	1:7 2:-10 3:-18 4:11 6:-6 7:-6 9:8
rg eat 4	3:9 4:-13 5:-6 6:-7 7:6 8:6 9:-7
rg eat far	0:-10 1:7 3:-23 4:32 5:-12 6:-6 9:-6
rg fall 0	1:-7 2:11 3:6 6:-9 7:10 9:-7
rg fall 1	3:14 6:-6 7:10 9:-6
rg fall 2	0:-6 1:-16 2:22 4:17 5:-13 6:-10 7:-8 8:8 9:-7
rg fall 4	0:-11 1:10 2:16 3:-12 5:-12 7:-9 8:14 9:-7
rg fall far	0:18 1:-8 2:7 3:9 4:-6 5:-7
rg fight 0	1:10 2:-13 3:-14 5:-7 6:26 9:-6
rg fight 1	1:-17 2:32 6:-7 7:6 8:-8
rg fight 2	1:-6 2:28 3:14 4:-10 5:-8 6:-8 7:-6 8:-16
rg fight 4	1:35 3:-25 4:-14 5:-10 6:-9 7:-6 8:14 9:-6
rg fight far	0:13 2:-11 3:8 6:-8 7:-6 9:-6
rg guard 0	1:15 2:14 3:-10
rg guard 1	1:11 2:-11 3:-7 4:36 5:-7 6:-9 7:-6 8:-10 9:-6
rg guard 2	0:-6 1:-6 4:32 5:-6 6:-6 8:-12 9:-7
rg guard 4	0:-9 1:11 2:-6 3:-15 4:23 5:-9 6:-6 8:11 9:-6
rg guard far	1:18 3:-14 4:-9 5:-7 6:18 8:-11 9:-6
rg hit 0	0:7 4:-13 5:-7 7:-6 8:9 9:-6
rg hit 1	2:-7 4:-16 5:-11 6:17 7:-7 8:22 9:-8
rg hit 2	1:22 5:-10 7:-7 8:7 9:-6
rg hit 4	1:7 2:12 3:-9 4:13 5:-11 8:-7 9:-7
rg hit far	0:10 3:-7 5:-9 6:11 7:-6 9:-6
rg love 0	2:13
rg love 4	1:-8 3:-12 8:23
rg love far	0:18 1:-14 2:-15 3:-9 8:24
rg make 0	1:11 2:-8 4:11 5:-6 6:-6
rg make 1	2:-13 3:10 5:-7 6:-8 8:28
rg make 2	0:-6 2:-6 3:7 5:-10 6:12 7:-8 8:-7 9:8
rg make 4	1:8 2:-14 3:17 4:-16 5:-6 6:-6 8:18 9:-6
rg make far	0:26 1:-23 2:-9 3:12 4:19 5:-6 6:-6 8:-6
rg match 0	0:7 1:-6 3:14 5:-7 6:-6 8:-13
rg match 1	1:-11 2:6 3:18 4:-13 5:-8 6:-6 8:12
rg match 2	1:-7 2:-14 3:6 4:12 5:-7 6:-8 7:-6 8:21 9:-6
rg match 4	0:-8 1:-17 2:-12 3:11 5:-9 6:13 7:-6 8:6 9:14
rg match far	0:17 1:11 2:-11 3:12 4:-7 5:-6 6:-7 8:-8 9:-6
rg meet 0	0:8 1:-9 2:17 3:-20 4:-8 8:19
rg meet 1	0:20 1:-6 2:8 4:-14
rg meet 2	0:12 3:6 4:9 8:-10
rg meet 4	1:-11 2:11 3:19 4:21 5:-19 8:-22
rg meet far	2:-12 3:-7 4:21 5:-11 6:-8 8:15 9:-6
rg move 0	1:16 4:7 7:-6 9:-7
rg move 1	7:-6 8:9
rg move 2	0:-8 1:14 2:17 3:13 4:-7 5:-15 6:-6 9:-7
rg move 4	0:9 2:-6 3:9 7:-6
rg move far	0:6 3:18 4:10 5:-9 7:-6 8:-9
rg over 0	1:12 3:12 4:-8 6:-6 9:-6
rg over 1	2:-8 3:-13 5:24 6:-7 7:-6
rg over 2	1:34 2:-19 3:-20 4:-11 5:6 6:-7 7:-6 8:-6 9:18
rg over 4	1:35 3:-27 4:-10 6:-7 9:-6
rg over far	0:22 1:10 2:-12 3:-9 4:8 8:-9
rg play 0	4:7 5:-8 6:-7 9:-6
rg play 1	0:11 2:8 6:-8 7:-6 8:10 9:-6
rg play 2	1:-21 3:7 5:7 6:7
rg play 4	0:22 1:-20 5:-8 6:16 8:-10
rg play far	0:16 2:6 3:-21 5:-7 6:-7 8:8 9:11
rg push 0	2:8 4:9 5:-6
rg push 1	1:7 5:-8 6:13 7:-6 9:-7
rg push 2	0:-8 2:-21 3:-16 4:30 5:-8 6:-8 7:-6 8:18 9:-7
rg push 4	0:-11 2:-10 3:37 4:-19 5:-10 6:-8 7:-6 8:12 9:-6
rg push far	0:14 2:-10 3:32 4:-11 5:-8 6:-6
rg race 0	0:6 1:25 2:-8 3:-6 8:-6
rg race 1	1:6 2:14 3:-8 4:-6
rg race 2	2:13
rg race 4	0:-8 1:-13 2:-9 3:-13 4:-9 5:-7 8:28 9:18
rg race far	0:12 1:9 2:-7 4:-6
rg reach 0	0:-11 4:20 7:-6 9:-6
rg reach 1	2:11 4:-6 5:8 7:-6 9:-6
rg reach 2	0:-8 4:8 5:-7 7:-8 8:8 9:-8
rg reach 4	2:-10 4:-14 5:36 7:-6 9:-8
rg reach far	0:9 1:13 3:-10 4:-17 5:8 6:-11 8:15
rg save 0	1:15 3:-7 4:8
rg save 1	2:10 3:-14 5:-6 8:13
rg save 2	1:6 3:-14 4:19 5:-6 8:-8 9:-7
rg save 4	0:6 3:12 4:-8 8:-8
rg save far	1:11 2:-6 4:-7 8:14
rg shoot 0	0:-6 1:16 2:11 3:-11 4:-8 5:-7 6:13
rg shoot 1	2:35 3:-18 4:-10 5:-7 6:7 8:-10
rg shoot 2	1:28 3:-20 4:12 5:12 6:-9 7:-6 8:-19 9:-7
rg shoot 4	4:-14 5:-11 6:11 8:7 9:-7
rg shoot far	2:9 3:-13 4:8 5:-6 6:-7 8:14
rg sneak 0	2:16 3:7 4:6 5:-9 6:-6 8:-10
rg sneak 1	1:-7 2:23 3:-16 4:18 8:-11
rg sneak 2	0:-13 1:15 2:-22 3:-6 5:22 6:-14 7:-6 8:12 9:-6
rg sneak 4	1:-6 2:-17 3:43 4:-15 5:-7 8:-14
rg sneak far	2:15 3:-18 4:-14 5:-15 8:26
rg stay 0	0:7 1:-6 3:6 4:-10 5:12 6:-7 8:-8
rg stay 1	1:-17 2:8 4:24 5:-12 6:-8 7:-7 8:8 9:-8
rg stay 2	0:-16 1:-7 5:16 6:-8 7:-8 8:21 9:-8
rg stay 4	1:-14 2:-7 3:-10 4:13 5:6 7:-7 8:14 9:-8
rg stay far	0:8 2:7 3:25 4:-14 5:-11 7:-7 8:-7
rg steal 0	0:-8 1:10 2:12 3:8 8:-7
rg steal 1	2:25 5:-6 6:-7 9:-6
rg steal 2	0:-14 2:31 3:-6 4:-12 5:-8 6:-9 7:-6 8:9 9:-9
rg steal 4	2:7 4:7 5:-8 9:-7
rg steal far	1:15 2:-15 3:11 4:-15 8:7
rg take 0	1:10 3:11 5:-7 6:-6
rg take 1	1:10 4:6 5:10 6:-6 7:-6
rg take 2	1:12 2:-6 3:17 4:-14 6:-7 7:-6 8:12 9:-6
rg take 4	1:11 3:9 4:-8 7:-6
rg take far	3:6 5:-7 6:-6 7:-6 8:9 9:-7
rg throw 0	0:-8 2:8 4:-9 6:26 7:-6 8:-6
rg throw 1	1:11 2:-9 3:-11 4:9 5:-9 6:7 7:-6
rg throw 2	0:18 2:10 3:-13 4:7 5:-7 9:-7
rg throw 4	1:6 2:11 3:-11 4:-15 5:-10 7:-6 8:23 9:-7
rg throw far	0:6 1:-6 4:24 5:-9 7:-6 9:-7
rg touch 0	3:-11 4:-13 6:17 7:-6 8:12 9:-7
rg touch 1	1:-12 3:-7 5:25 6:-8 7:-6 8:6 9:-6
rg touch 2	0:-12 1:-14 2:-14 3:21 5:18 6:-7
rg touch 4	1:19 2:-18 3:9 6:-9 7:-6 9:-6
rg touch far	0:8 1:-8 2:-6 3:13 5:-6 7:-6 8:10 9:-7
rg use 0	3:23 6:-7 7:-6 8:-8 9:-6
rg use 1	0:7 2:-8 3:7 4:-9 5:10 6:-10 7:-6 8:6 9:-7
rg use 2	0:19 1:-7 2:-11 3:31 5:-11 6:-6 8:-18
rg use 4	0:-6 1:8 2:-15 3:7 5:15 7:-6 8:-7 9:-7
rg use far	1:13 2:-6 3:-10 6:-7 7:-6 8:18 9:-7
rg victim 0	1:15 8:-6
rg victim 1	1:-13 2:16 4:17 5:-6 8:-13
rg victim 2	2:12
rg victim 4	1:30 2:-20 4:-8 8:-8
rg victim far	1:8
rg word:boss 0	0:8 1:-13 2:-23 6:-7 7:34
rg word:boss 1	1:9 2:14 4:-8 5:-6 6:7 7:-9 8:-6
rg word:boss 2	1:10 2:-13 4:-7 6:-9 7:22 8:-7
rg word:boss 4	1:-9 3:-20 4:-10 5:13 6:30 7:-7 8:-11 9:-6
rg word:boss far	1:16 2:10 3:-16 4:-10 6:15 7:-8 8:-10 9:-7
rg word:enemy 0	0:15 1:-6 2:-17 3:-6 5:-6 8:-6 9:23
rg word:enemy 1	1:18 2:42 3:-19 4:-14 5:-8 6:-9 7:-6 8:-12 9:-9
rg word:enemy 2	0:10 1:21 2:-18 3:-11 5:-8 6:-6 8:-7 9:11
rg word:enemy 4	0:-7 2:6 5:-11 6:-10 7:-7 8:12 9:12
rg word:enemy far	1:50 2:-11 3:-9 4:-8 5:-6 6:-6 8:-13
rg word:goal 0	2:-7 8:13
rg word:goal 1	0:12 1:18 3:-11 8:-6
rg word:goal 2	0:9
rg word:goal 4	0:-12 3:38 6:-8 8:-11
rg word:goal far	1:-13 2:7 3:-22 4:19 5:-7 9:7
rg word:hero 0	1:21
rg word:hero 1	1:10
rg word:hero 2	0:20 1:-25 2:14 3:9
rg word:hero 4	0:9 1:-7 2:10 3:-12 5:11 8:-8
rg word:hero far	1:13 2:-10 4:-7 5:-10 6:-6 8:17
rg word:item 1	2:-6 3:11
rg word:item 2	0:13 1:-6 3:10 8:-9
rg word:item 4	0:28 1:-9 2:-7
rg word:item far	1:-12 2:16
rg word:obstacle 1	1:10 2:-12 4:-7 5:19 8:-7
rg word:obstacle 4	1:18
right attack	2:16 7:-6 9:-6
right attack -	1:13 2:15 3:-7 5:-9 7:-6 9:-6
right attack 0	2:20 3:-7
right attack 0 A	2:36 4:-11 5:-6 8:-7
right attack 0 F	0:-11 1:-8 2:19 3:-18 4:-12 5:-12 6:23 8:10 9:-6
right attack 0 H	1:-6 2:23
right attack 0 N	1:-6 2:-17 3:-10 4:35 5:-12 6:-6
right attack 0 O	0:16 1:-7 2:-8 3:-15 4:-15 5:29 6:10 8:-18
right attack 0 U	0:-10 2:25 3:-7
right attack 0 V	0:8 1:-7 2:-11 8:16
right attack 0 e sov	1:-11 2:18 3:-10 4:14 8:-9
right attack 0 e svo	1:-14 2:26 6:-9 7:-6
right attack 0 e v2	2:7 3:14 4:-6
right attack 0 n sov	1:14 4:6
right attack 0 n svo	0:7 1:-9 2:19 3:-12 4:-7 6:8
right attack 0 n v2	0:-6 3:-8 6:20
right attack 0 sov	1:15 3:-10 4:12 5:-7 6:-6 8:-13
right attack 0 sov none	0:-6 1:10 4:14 8:-6
right attack 0 sov obj	2:-6 3:-9 4:29 8:-11
right attack 0 sov subj	1:8
right attack 0 sov to	2:15 4:-8
right attack 0 svo	2:20 3:-8
right attack 0 svo at	2:12 3:-11 4:-6 8:13
right attack 0 svo from	0:-6 2:-17 3:-18 4:-11 5:-9 6:20 8:30
right attack 0 svo in	0:9 2:7 8:-6
right attack 0 svo none	2:27 3:-7 6:-6 8:-6
right attack 0 svo with	0:16 1:-8 2:9 3:-7 6:7 8:-8
right attack 0 v2	0:-7 1:-8 2:18 4:-7 5:-6 6:15 8:-6
right attack 0 v2 none	2:16 3:6
right attack 1	1:14 2:12 4:9 5:-9 7:-7 9:-8
right attack 1 A	0:-8 1:7 3:-18 4:32 5:-10 7:-7 8:-15 9:-10
right attack 1 F	2:-8 3:13 4:12 6:-6 8:-9
right attack 1 H	2:28
right attack 1 N	0:11 1:-16 3:-9 4:-18 5:13 8:16
right attack 1 O	0:-14 1:33 2:-12 3:8 4:-20 5:-13 6:-8 8:11
right attack 1 U	1:6 2:8 3:10 4:-7 8:-10
right attack 1 e sov	2:23 4:-8
right attack 1 e svo	3:9 4:17 5:7 6:-9 7:-6 8:-18 9:-9
right attack 1 e v2	1:16 8:-6
right attack 1 n sov	1:-7 2:32 3:-11 5:-8 8:-7
right attack 1 n svo	0:-7 1:10 2:-6 3:7 4:-6 5:-12 7:-7 8:13 9:-7
right attack 1 n v2	0:-8 1:14 3:-17 4:24 8:-13
right attack 1 sov	2:34 3:-9 4:-12 5:-8 8:-10
right attack 1 sov none	0:-7 1:-13 2:32 4:-6
right attack 1 sov subj	1:-7 2:12
right attack 1 svo	2:6 4:8 7:-8 8:7 9:-9
right attack 1 svo at	4:-8 8:14
right attack 1 svo in	8:8
right attack 1 svo none	0:-10 2:8 6:7 7:-7 9:-7
right attack 1 svo of	1:7 2:-21 3:-8 4:26 9:-6
right attack 1 v2	1:27 3:-9 5:-6 8:-14
right attack 1 v2 none	0:-14 1:44 2:-6 3:-10 4:-9 5:-9 8:-14
right attack 2	1:-8 2:-11 6:-7 7:-6 8:27 9:-6
right attack 2 A	0:15 1:8 2:-17 3:13 4:-11 8:-6
right attack 2 F	3:20
right attack 2 N	2:-8 3:-11 5:-8 8:25
right attack 2 O	0:-7 1:-17 2:-10 4:7 6:-10 8:31
right attack 2 U	0:6 2:-6 3:-6 4:16
right attack 2 V	0:12
right attack 2 e sov	4:-17 8:29
right attack 2 e svo	2:-15 3:19 5:10 6:-7
right attack 2 n svo	0:-10 1:-6 3:-13 4:11 5:-17 7:-7 8:26 9:-7
right attack 2 n v2	0:13
right attack 2 sov	1:-8 3:-6 4:-14 8:27
right attack 2 sov obj	1:-6 3:-6 4:-15 8:25
right attack 2 svo	2:-9 7:-6 8:9 9:-7
right attack 2 svo none	3:8 7:-6 9:-7
right attack 2 v2	0:8
right attack A	1:8 2:27 3:-10 5:-8 7:-6 8:-10 9:-7
right attack F	1:-9 2:11 4:6 5:-9 6:18 8:-9 9:-6
right attack H	0:-6 2:33 4:-6 5:-6 8:-6
right attack N	1:-15 2:-6 3:-15 4:23 7:-6 8:11 9:-6
right attack O	2:-6 3:-8 4:-18 5:14 6:-7 7:-6 8:28 9:-7
right attack U	3:10 4:9 5:-8 6:-6 8:-16
right attack V	0:15 1:-6 2:-10 4:-6 8:12
right attack h	1:-12 2:11 5:13 7:-6 8:7 9:-8
right avoid	3:8 8:-6
right avoid -	0:-6 1:24 2:7 3:-9 9:-6
right avoid 0	3:11
right avoid 0 A	0:-6 2:19 3:14 5:-6 8:-7
right avoid 0 F	1:13 2:-6 3:24 4:-8 6:-6 8:-7
right avoid 0 H	1:-7 2:19 4:-7 6:-6 8:-6
right avoid 0 N	1:-12 3:-17 4:22 8:10 9:-6
right avoid 0 O	2:-16 3:9 5:30 9:-7
right avoid 0 U	1:-18 4:-16 5:13 6:-6 9:14
right avoid 0 V	0:8 1:6 2:21 3:-13 5:-14 8:-14 9:6
right avoid 0 e sov	1:-13 2:27 4:-13 5:16 8:-10 9:-8
right avoid 0 e svo	1:-22 2:-16 4:-15 5:45 6:-8 7:-6 8:-20 9:7
right avoid 0 e v2	0:-8 1:-13 2:34 3:-12 4:-13
right avoid 0 n sov	1:-26 2:40 3:-25 4:-10 5:23 6:-8 9:6
right avoid 0 n svo	1:11 2:-6 3:13 5:-7 6:-7
right avoid 0 n v2	1:8 2:-7 3:24 4:-9 9:-7
right avoid 0 sov	1:-22 2:42 3:-15 4:-10 5:17
right avoid 0 sov from	0:-8 1:-18 2:29 3:-11 4:-7 5:21 8:-14 9:-6
right avoid 0 sov none	1:-35 2:39 3:-6 4:-9 5:14 6:-6 9:-7
right avoid 0 sov obj	1:-14 2:40 3:-28 4:-10 5:23 6:-8 8:-10 9:-7
right avoid 0 sov subj	2:10
right avoid 0 sov to	0:-6 1:-6 2:38 3:-6 4:-10 5:-6
right avoid 0 sov with	1:-8 2:-18 3:-6 6:17 9:22
right avoid 0 svo	1:10 2:-9 3:13 6:-7
right avoid 0 svo at	0:7 1:-11 2:-11 3:-12 4:17 5:-7 8:17
right avoid 0 svo from	0:-9 1:-8 2:-7 3:22 4:-11 5:-7 8:16
right avoid 0 svo in	0:18 1:19 2:-12 3:22 4:-7 5:-10 8:-31
right avoid 0 svo none	0:-6 3:16 6:-6 8:-6
right avoid 0 svo of	1:24 2:-10 3:-19 4:19 5:-6 8:-12
right avoid 0 svo to	0:6
right avoid 0 svo with	1:-11 3:-18 4:23 5:20 6:-8 8:-15
right avoid 0 v2	2:18 3:6 4:-9 7:-6 9:-8
right avoid 0 v2 from	2:10
right avoid 0 v2 in	4:-14 5:29 8:-15
right avoid 0 v2 none	1:10 2:10 3:8 4:-7 9:-7
right avoid 1	1:13 2:-8 7:-6
right avoid 1 A	1:26 3:-16 4:-10 5:-6 6:14 8:-7 9:-6
right avoid 1 F	1:-9 2:-6 3:31 4:7 6:-8 8:-6
right avoid 1 H	1:17 2:-19 3:-16 5:22
right avoid 1 N	1:-9 4:32 5:-10 8:-24
right avoid 1 O	0:-12 1:-15 2:-10 4:-14 6:18 7:-6 8:25 9:-8
right avoid 1 U	0:18
right avoid 1 V	0:-15 1:16 2:-12 3:-14 4:-10 5:-7 6:-8 8:-13 9:37
right avoid 1 e sov	1:16 2:-17 3:-24 4:14 5:20 6:-6 8:-9
right avoid 1 e svo	0:9 2:6 3:8
right avoid 1 e v2	0:-8 1:-12 3:-6 4:14 8:14
right avoid 1 n sov	1:24 2:11 3:-13 4:-10 5:-10 6:8 8:-11 9:-7
right avoid 1 n svo	0:-6 1:7 2:-15 4:6 7:-6 9:10
right avoid 1 n v2	1:12 2:-6
right avoid 1 sov	1:32 2:-14 3:-21 4:8 8:-10
right avoid 1 sov none	0:6 1:35 2:-13 3:-10 4:-7
right avoid 1 sov of	2:7
right avoid 1 sov subj	1:21 2:-11
right avoid 1 svo	1:6 2:-7 3:12 8:-6 9:7
right avoid 1 svo from	8:19
right avoid 1 svo none	2:-16 3:16 4:-6 7:-6 9:13
right avoid 1 svo with	0:8 1:6
right avoid 1 v2	3:-6 8:14
right avoid 1 v2 in	4:16
right avoid 1 v2 none	1:15 2:-8
right avoid 2	1:19 2:-8 3:6 4:-12 8:-6 9:-6
right avoid 2 A	0:-7 1:23 3:6 4:-7 5:-8 8:-6 9:-7
right avoid 2 F	3:15
right avoid 2 N	3:-8 4:-15 5:21 8:8
right avoid 2 O	0:17 3:-8
right avoid 2 e sov	1:-11 2:24 3:-11 4:-9 5:16 8:-13
right avoid 2 e svo	0:10
right avoid 2 n sov	0:-7 1:20 2:-12 5:-6 6:16 8:-6
right avoid 2 n svo	1:26 2:-10 4:-7 6:-6
right avoid 2 sov	1:10 2:9 4:-10 5:9 6:6 8:-12 9:-8
right avoid 2 sov none	2:15 3:-6
right avoid 2 sov subj	1:12
right avoid 2 svo	1:29 2:-14 4:-8 5:-6 6:-6
right avoid 2 svo none	0:11 1:19 2:-14 3:10 4:-7 6:-6 8:-7
right avoid 2 v2	0:7 4:-7
right avoid A	0:-6 1:14 2:12 3:10 4:-6 8:-8
right avoid F	2:-6 3:33 6:-8 8:-7
right avoid H	2:6 4:-8 5:16 6:-7 8:-7 9:8
right avoid N	1:-12 3:-13 4:30 6:-6 9:-6
right avoid O	1:-12 2:-18 4:-10 5:26 6:7 7:-6 8:14 9:-8
right avoid U	0:6 1:-17 3:-13 4:-14 5:23 6:-6 9:15
right avoid V	1:10 2:7 3:-17 5:-15 6:-7 7:-6 8:-19 9:30
right avoid h	1:-13 3:18 8:-6
right bring	1:7 2:-6 3:8 4:8 6:-7
right bring -	1:14 2:-7 3:7 4:10 5:-6 6:-6
right bring 0	1:7 2:-9 3:12 4:10 6:-6
right bring 0 A	1:28 2:-8 3:-6 4:7 5:7 8:-8
right bring 0 F	0:8 1:-14 2:-7 3:35 5:-6 6:-8 8:-9
right bring 0 H	1:11 2:-11 3:7
right bring 0 N	0:-7 2:-9 3:23 4:14 6:-7 8:-11 9:-7
right bring 0 O	1:-11 2:-9 3:28 4:6 6:-9 7:-6 8:6 9:-7
right bring 0 U	0:27 1:10 2:-7 3:-17 4:8 5:-6 8:-10
right bring 0 V	2:-10 3:-21 5:-7 8:29
right bring 0 e sov	0:-6 1:-12 2:-15 3:12 4:40 5:-9 6:-8 7:-6 9:-6
right bring 0 e svo	1:19 5:-8 8:-11
right bring 0 e v2	0:-10 1:-14 4:32 8:-9
right bring 0 n sov	0:7 2:-9 3:27 5:-10 6:-7 9:-6
right bring 0 n svo	1:12 2:-6 5:7 6:-6
right bring 0 n v2	1:19 2:-8 4:7 8:-6
right bring 0 sov	2:-12 3:17 4:29 5:-9 6:-7 9:-6
right bring 0 sov from	0:-6 3:-14 8:26
right bring 0 sov in	1:-8 4:37 5:-7 8:-19
right bring 0 sov none	2:-8 3:25 4:9 5:-8 6:-6 8:-13
right bring 0 sov obj	2:-9 3:34 5:-7 6:-6 8:-7
right bring 0 sov to	0:-10 1:7 2:-13 3:-18 4:35 5:-7
right bring 0 sov with	4:10
right bring 0 svo	1:14 2:-9 3:10 6:-6
right bring 0 svo at	2:-6 4:9 8:6
right bring 0 svo from	0:6 5:10 8:-9
right bring 0 svo in	0:7 1:-7 4:-14 8:20
right bring 0 svo is	0:7 5:11
right bring 0 svo none	1:15 2:-7 3:11 6:-6 8:-7
right bring 0 svo of	1:14 2:-15 3:-9 5:22 6:-6 8:-16 9:-7
right bring 0 svo with	0:12
right bring 0 v2	0:-8 2:-9 4:33 5:-7 8:-6
right bring 0 v2 at	0:-9 1:-6 4:28 8:-10
right bring 0 v2 in	0:-9 4:16
right bring 0 v2 none	1:11 3:14 4:-12 8:-6
right bring 1	4:10 6:-7 7:-6
right bring 1 A	0:6 1:-8 2:22 3:-11 4:14 5:-8 6:-6 7:-6 8:-12
right bring 1 F	1:-11 2:-8 3:15 6:-8 8:15
right bring 1 N	0:7 1:15 2:-7 3:-15 4:26 8:-30 9:-6
right bring 1 O	1:-13 2:-7 5:-8 6:-7 8:34
right bring 1 U	0:-12 2:-10 3:27 5:-10 8:9
right bring 1 V	1:15 2:-17 3:-8 4:-6 5:21 8:-10
right bring 1 e sov	0:-8 2:-19 3:-9 4:18 5:10 6:-9 7:-6 8:8
right bring 1 e svo	0:9 2:6
right bring 1 e v2	3:12
right bring 1 n sov	1:15 3:-14 4:19 5:-8 8:-17 9:-6
right bring 1 n svo	2:10 6:-7 7:-6 9:-7
right bring 1 sov	0:-7 1:9 2:-15 4:33 6:-8 7:-7 8:-13
right bring 1 sov from	5:17 8:-10
right bring 1 sov in	0:-16 1:-19 2:25 3:-12 5:-6 8:15
right bring 1 sov none	1:-9 2:-17 3:-11 4:44 5:-7 8:-12
right bring 1 sov obj	1:13 2:-9 3:25 4:-10 6:-6 8:-6
right bring 1 sov of	1:17 2:-6 3:-19 4:13 5:-7
right bring 1 sov subj	0:8 2:-6 9:10
right bring 1 sov to	0:7 1:9 2:-12 3:-9 4:12 8:-6
right bring 1 svo	0:12 2:6 4:6 6:-6 9:-6
right bring 1 svo from	0:13 8:-7
right bring 1 svo in	3:-10 4:-8 5:-6 8:25
right bring 1 svo none	3:6 4:15 6:-6 8:-7 9:-6
right bring 1 svo of	0:13
right bring 1 v2	0:-6 1:-7 2:-6 3:13 4:-8 5:-7 8:18
right bring 1 v2 none	0:-6 4:-6 8:16
right bring 2	0:10 1:9 3:9 5:-9 6:-7
right bring 2 A	0:-6 1:25 2:-19 3:-15 4:10 8:-8 9:11
right bring 2 F	3:22 4:-6
right bring 2 H	0:-8 1:-10 2:35 3:-10 4:-7 8:-6
right bring 2 N	0:14 2:-6 3:-19 4:-11 5:-8 8:30
right bring 2 O	1:-15 2:-6 3:36 4:-14 5:-7 6:-7
right bring 2 U	0:25 1:-7 4:-7 8:-6
right bring 2 V	0:-11 1:15 3:-11 4:20 8:-11
right bring 2 e sov	0:6 1:19 2:-12 3:10 5:-6 8:-6
right bring 2 e svo	0:6 4:10
right bring 2 e v2	3:-11 4:-8 5:-9 8:25
right bring 2 n sov	4:-12 5:-7 6:-6 9:10
right bring 2 n svo	0:7 3:12 4:10 5:-6 6:-6 8:-16 9:-6
right bring 2 sov	1:9 2:-7 5:-8 6:-7
right bring 2 sov in	3:-7 4:-12 8:20
right bring 2 sov none	2:-14 3:9 4:7 8:-11 9:13
right bring 2 sov obj	3:20
right bring 2 sov of	0:6 2:6 3:-19 4:-6 8:15
right bring 2 sov subj	1:25 2:-6
right bring 2 svo	0:10 1:-8 3:23 5:-6 6:-6 8:-18 9:-6
right bring 2 svo none	0:12 3:18 8:-14
right bring 2 svo of	1:-7 3:7 4:12
right bring 2 v2	3:-16 4:-10 5:-9 8:32
right bring 2 v2 none	3:-8 4:-6 5:-8 8:20
right bring A	1:19 3:-7 4:7 8:-9
right bring F	0:6 1:-13 2:-8 3:30 4:6 5:-6 6:-8
right bring H	1:21 2:11 3:-9 4:-8 8:-6
right bring N	2:-8 3:8 4:16 6:-6 8:-10 9:-6
right bring O	1:-12 2:-9 3:27 5:-8 6:-9 7:-6 8:19 9:-7
right bring U	0:18 1:8 2:-8 4:7 5:-7 8:-8
right bring V	0:-6 1:13 2:-16 3:-27 4:9 6:-6 7:-6 8:18
right bring h	1:-16 2:-7 3:23 6:-8 7:-6 9:6
right chase	2:18 5:-6
right chase -	1:12 2:21 3:-8 4:8 5:-7 6:-7 7:-6 8:-8 9:-6
right chase 0	2:28 8:-6
right chase 0 A	2:38 3:-7 4:-8 8:-6
right chase 0 H	1:23 3:-8
right chase 0 N	0:8 3:-8 4:14 8:-6
right chase 0 O	1:-11 2:8 4:-6 5:-8 6:-7 8:12
right chase 0 U	0:9 2:13
right chase 0 V	1:14 2:-15 3:11 8:-7
right chase 0 e sov	0:8 2:7
right chase 0 e svo	0:6 1:-12 2:38 4:-10 8:-8
right chase 0 e v2	0:-7 1:25 2:-15 3:-8 4:-6 6:-6 8:16
right chase 0 n sov	0:6 1:-13 2:23 3:-8
right chase 0 n svo	2:19 8:-7
right chase 0 n v2	1:-24 2:30
right chase 0 sov	0:11 1:-17 2:31 3:-12 4:-6
right chase 0 sov none	0:10 1:-16 2:29 3:-14 4:-6
right chase 0 sov subj	2:12
right chase 0 svo	2:28 5:-6 8:-10
right chase 0 svo in	0:10
right chase 0 svo none	2:29 8:-7
right chase 0 v2	1:16 3:-7
right chase 0 v2 none	2:17 3:-6
right chase 1	2:-14 3:18 4:13 5:-11 6:7 7:-6 9:-6
right chase 1 A	1:9 2:-16 3:10
right chase 1 F	2:-7 3:15 4:9
right chase 1 H	1:-16 3:13 4:-8 5:-8 6:21 8:-7
right chase 1 N	0:-7 1:-6 2:-12 3:10 4:15 5:-10 6:-6
right chase 1 O	0:-21 1:-8 2:10 3:-9 4:16 5:-14 6:12 7:-6 9:-6
right chase 1 U	0:14
right chase 1 e svo	1:10 2:-22 3:10 4:25 5:-9 8:-17 9:-6
right chase 1 e v2	1:-12 2:21
right chase 1 n sov	3:-7 4:15
right chase 1 n svo	3:16 5:-8 6:-9
right chase 1 sov	2:-7 3:-9 4:10 8:13
right chase 1 sov of	2:-6 3:-6 4:-10 8:24
right chase 1 svo	2:-7 3:19 4:19 5:-12 7:-6 8:-9 9:-7
right chase 1 svo at	4:8
right chase 1 svo in	3:-6 4:-8 8:20
right chase 1 svo none	1:-6 2:-8 3:19 4:25 5:-11 7:-6 8:-14 9:-6
right chase 1 svo of	3:29 4:-6 6:-11 8:-6
right chase 1 svo with	1:13 2:-14 3:-6 6:16
right chase 1 v2	1:-11 2:12 3:10 4:-6 6:6
right chase 1 v2 none	1:-11 2:16 3:7 4:-7 6:6
right chase 2	0:9 1:10 2:-14 3:-12 4:7 6:-7
right chase 2 A	1:19 2:-9 3:-6
right chase 2 N	2:-6 4:-11 5:16 8:9
right chase 2 O	3:-17 4:25 6:-6
right chase 2 U	0:13
right chase 2 e svo	1:13 2:-11 3:-15 4:17 6:-9
right chase 2 n svo	0:8 2:-7 3:-6 4:-10 5:16
right chase 2 svo	0:13 2:-10 3:-13 8:8
right chase 2 svo none	0:13 2:-13 3:-16 4:18 5:16 6:-7 8:-14
right chase A	2:28 4:-6 8:-7
right chase F	0:-8 2:-8 3:23 8:-6
right chase H	1:8 2:11 3:-7 4:-8 5:-7 6:14 8:-7
right chase N	1:-6 2:-13 3:12 4:9 6:-6
right chase O	0:-15 1:-16 2:19 3:-21 4:28 5:-21 7:-7 8:13 9:-8
right chase U	0:18 1:-7 2:11 3:-7 8:-6
right chase V	1:15 2:-16 3:16 4:-6 8:-8
right chase h	1:-12 2:10 3:10 5:-6 9:-6
right clean	0:8 2:15 5:-10 6:-8 9:-6
right clean -	0:11 1:6 3:13 5:-9 6:-7 8:-10
right clean 0	2:8 4:7 5:-9 6:-7 9:-6
right clean 0 A	0:8 1:17 3:-13 8:-6
right clean 0 F	3:10
right clean 0 N	3:-9 4:19 8:-6
right clean 0 O	1:-11 2:23 3:6 4:-14 5:-12 6:-9 8:10
right clean 0 U	0:-9 1:-6 3:25
right clean 0 V	0:-6 1:6 2:-6 3:-7 4:-6 8:16
right clean 0 e svo	0:16 1:15 2:9 3:-9 4:-11 8:-12
right clean 0 e v2	0:-8 1:10 3:11
right clean 0 n sov	1:-12 2:20 3:-13 4:7
right clean 0 n svo	2:-7 3:11 4:-13 5:-9 6:-7 8:22 9:-6
right clean 0 n v2	0:-6 2:-7 3:-15 4:23 8:9
right clean 0 sov	1:-11 2:20 3:-18 4:15 8:-7
right clean 0 sov none	1:-10 2:14 3:-14 4:13 8:-6
right clean 0 svo	1:10 3:11 4:-16 5:-10 6:-7 8:10 9:-6
right clean 0 svo at	0:11
right clean 0 svo from	0:11
right clean 0 svo in	0:-10 1:11 3:-6 4:-10 5:-8 8:21
right clean 0 svo none	0:9 1:-6 3:8 4:-12 5:-6 6:-6 8:8
right clean 0 v2	0:-15 2:-9 4:21 5:-6 8:6
right clean 0 v2 none	0:-10 2:-12 4:12 5:-8 8:16
right clean 1	0:8 2:8 3:7 5:-8 6:-6 8:-14
right clean 1 A	1:23 2:-10 3:-14
right clean 1 F	1:-10 3:20
right clean 1 N	0:-6 2:-6 3:13 4:18 5:-6 8:-18
right clean 1 O	0:17
right clean 1 U	2:20 3:-9
right clean 1 e svo	0:9 1:-10 2:-6 4:16 8:-8
right clean 1 n svo	0:25 1:-7 3:11 4:-8 8:-11
right clean 1 n v2	1:9 3:17 4:-8
right clean 1 svo	0:17 1:-14 2:-9 3:10 4:16 5:-6 8:-15
right clean 1 svo from	1:-6 3:15
right clean 1 svo none	0:13 1:-9 2:-7 4:16 8:-11
right clean 1 svo with	0:15
right clean 1 v2	1:16 2:-8 3:9 4:-8
right clean 1 v2 none	1:15 2:-8 3:11 4:-7
right clean 2	0:10 1:-10 2:14 3:6 4:-8 8:-7
right clean 2 A	0:15 1:-6
right clean 2 F	0:-14 1:-6 2:31 3:-9
right clean 2 O	0:10
right clean 2 U	0:10
right clean 2 e svo	2:-6 3:20
right clean 2 n sov	0:6 2:25 3:-20
right clean 2 n svo	0:8
right clean 2 sov	2:21 3:-15
right clean 2 sov none	2:30 3:-21
right clean 2 svo	0:8 1:-6 2:-8 3:21 4:-6
right clean 2 svo none	3:11
right clean 2 svo of	3:12
right clean A	0:11 1:22 3:-19 8:-7
right clean F	1:-13 2:10 3:17 4:-7 8:-6
right clean N	1:-6 2:-10 3:17 4:27 5:-8 8:-22
right clean O	0:11 1:-11 2:22 3:-6 4:-14 5:-11 6:-8 8:13
right clean U	2:15 8:-6
right clean V	0:-6 2:-11 3:-12 4:-11 8:27
right clean h	1:-10 2:11 5:-9 6:-7 8:16 9:-7
right cross	1:10 5:15 6:-6 9:-6
right cross -	1:29 2:-8 5:6 8:-11
right cross 0	1:12 3:-9 5:8 9:-6
right cross 0 A	1:27 2:-7 3:-7 4:-7 5:7
right cross 0 F	8:15
right cross 0 O	0:8 1:-9 3:19 4:8 5:-11 8:-9
right cross 0 U	1:-6 3:-8 4:-6 8:23
right cross 0 V	2:12 3:-6 4:11 8:-8
right cross 0 e sov	0:-7 1:-6 2:8 3:-18 5:-6 6:-7 8:28
right cross 0 e svo	1:-12 2:-10 4:14 5:10 8:-8
right cross 0 n sov	8:10
right cross 0 n svo	1:24 2:-6 4:-7
right cross 0 sov	0:-6 2:17 3:-13 4:-7 5:-6 8:13
right cross 0 sov none	1:8
right cross 0 sov obj	3:-14 6:-6 8:24
right cross 0 sov of	3:-6 8:22
right cross 0 svo	0:6 1:17 2:-7 8:-6
right cross 0 svo none	1:16 2:-8 5:7 8:-6
right cross 0 svo with	0:7
right cross 0 v2	4:21 5:-9 8:-8
right cross 0 v2 none	1:8 3:-6 4:15
right cross 1	0:9 2:-9 4:-10 5:20 6:-6 8:-13
right cross 1 A	1:14
right cross 1 F	3:13
right cross 1 O	1:-7 2:-7 3:6 4:-8 5:20 8:-11
right cross 1 U	1:8
right cross 1 e svo	1:-8 2:-9 3:9 4:-11 5:26 6:-6 8:-14
right cross 1 n sov	1:19 2:-7 3:-7
right cross 1 n svo	1:9 3:6
right cross 1 sov	0:10 1:11
right cross 1 sov obj	1:18 2:-7 3:-9
right cross 1 svo	0:11 2:-7 4:-10 5:19 8:-13
right cross 1 svo none	2:-9 3:-10 4:-10 5:36 6:-6 8:-13
right cross 2	0:-7 2:-13 3:11 5:19 6:-9 7:-6 9:-7
right cross 2 A	1:21
right cross 2 N	1:-8 3:-10 4:35 5:-10 8:-16
right cross 2 O	1:-7 2:-6 4:-11 5:32 6:-7 8:-18
right cross 2 U	3:20 8:-7
right cross 2 V	8:13
right cross 2 e svo	0:-8 2:-13 3:-7 4:7 5:25 6:-10 7:-6 9:-8
right cross 2 n svo	0:8 3:13 4:-7 8:-7
right cross 2 sov	1:15
right cross 2 svo	2:-13 3:-8 4:14 5:22 6:-10 7:-6 9:-8
right cross 2 svo none	1:8 2:-9 3:9 4:7 5:-10
right cross 2 svo with	0:-8 1:-8 3:-24 4:-7 5:45 6:-9 8:-12
right cross A	1:32 2:-9 3:-9 4:-8 5:12 8:-6
right cross F	1:-8 2:-7 4:-8 5:-6 6:-8 8:26
right cross N	1:-6 4:24 5:-10 8:-17
right cross O	1:-14 2:-11 3:17 5:21 6:-9 8:-24
right cross U	2:-7 4:-8 5:-7 8:16
right cross V	2:6 3:-15 4:9 5:-7 8:13 9:-8
right cross h	0:8 1:-23 4:7 5:14 6:-10 7:-7 8:10 9:-11
right eat	1:12 6:-7
right eat -	1:11 2:13 4:6 5:-7 6:-6 7:-6 8:-8
right eat 0	0:-9 1:15 2:8 4:-9 6:-7
right eat 0 A	0:-6 1:8 2:26 3:-9 4:-9 5:7 7:-6 8:-8
right eat 0 F	0:-8 1:15 2:-15 3:20 5:-9 6:-11 7:-6 8:-9
right eat 0 H	2:7
right eat 0 N	0:-9 1:-8 2:-9 8:18 9:-6
right eat 0 O	0:-10 2:-14 3:9 4:-10 5:20 6:-7 7:10 9:-7
right eat 0 U	0:-10 1:6 2:24 3:-12 4:-9 5:-9 8:8
right eat 0 V	1:20 2:-6
right eat 0 e sov	1:-13 2:8 3:14
right eat 0 e svo	0:-8 1:21 2:23 3:-28 4:-11 5:-7 8:7
right eat 0 e v2	2:-13 3:15 4:14 5:-9 8:-7
right eat 0 n sov	0:-8 1:-21 2:14 3:36 4:-8 5:-6 6:-6 8:-8
right eat 0 n svo	0:-7 1:21 3:-8 4:-6 6:-6
right eat 0 n v2	0:-6 2:8 4:-8 5:10 8:6
right eat 0 sov	0:-7 1:-26 2:18 3:45 4:-11 5:-9 6:-7 8:-11
right eat 0 sov none	0:-8 1:-18 2:20 3:25 4:-8 5:-6 8:-11
right eat 0 sov obj	1:-14 2:-10 3:42 4:-6 5:-7
right eat 0 svo	0:-8 1:19 2:13 3:-13 4:-8 5:6 6:-7
right eat 0 svo as	0:-6 1:25 3:-8
right eat 0 svo from	1:19 2:-17 3:-6 8:11
right eat 0 svo in	4:-6 5:15
right eat 0 svo is	0:-9 1:20 2:-23 3:-11 4:-14 5:-6 7:18 8:-9 9:16
right eat 0 svo none	0:-7 1:12 2:25 3:-13 5:12 6:-6 7:-6 8:-10 9:-6
right eat 0 svo with	1:12 2:-9 3:15
right eat 0 v2	1:-11 2:9 4:13 6:-7 7:-6 9:-6
right eat 0 v2 none	0:-10 2:13 3:20 6:-6 7:-6 8:-11
right eat 1	0:16 1:-8 2:-14 3:-13 4:20 8:6
right eat 1 A	0:19 3:-10 4:7 8:-7
right eat 1 N	0:-7 3:-6 4:6 5:-11 8:22
right eat 1 O	5:21
right eat 1 U	0:-12 1:19
right eat 1 V	0:8
right eat 1 e svo	0:13 1:-7 4:8 8:-7
right eat 1 e v2	0:-8 1:12 3:-9 4:6
right eat 1 n sov	0:-8 2:-17 4:27
right eat 1 n svo	0:15 1:6 2:-15 3:-10 4:-11 8:21
right eat 1 n v2	5:10
right eat 1 sov	0:-8 1:10 2:-17 4:22
right eat 1 svo	0:26 1:-8 2:-12 3:-11 8:13
right eat 1 svo in	0:8 4:-6 5:-7 8:10
right eat 1 svo none	0:15 1:12 2:-16 3:-10 4:-7 5:16 8:-8
right eat 1 svo with	0:-6 3:-6 4:-10 8:23
right eat 1 v2	0:-8 2:9 4:10
right eat 1 v2 none	0:-6 1:-25 2:10 4:21
right eat 1 v2 with	1:27 2:-8
right eat 2	1:-32 2:12 3:7 4:24 8:-7
right eat 2 U	0:9
right eat 2 e svo	0:-6 1:-35 2:-11 3:15 4:37
right eat 2 n svo	0:10
right eat 2 svo	1:-24 2:25 4:8 8:-6
right eat 2 svo none	0:-6 1:-33 3:14 4:30
right eat A	2:18 3:-9 4:14 7:-6 8:-8
right eat F	0:-7 1:7 2:-15 3:21 5:-8 6:-10 7:-6 8:-9 9:10
right eat H	2:10
right eat N	1:-9 2:-10 3:8 5:12 6:-6 8:9 9:-6
right eat O	2:-11 3:12 4:-10 5:24 6:-7 8:-14 9:-6
right eat U	0:-23 1:27 2:17 3:-19 4:-18 5:-13 6:-8 7:-7 8:22 9:-7
right eat V	1:17
right eat h	0:-8 1:-11 3:8 4:-13 5:20 6:-7 7:7 8:14 9:-8
right fall	2:7 3:8 5:-6 9:-7
right fall -	2:14 3:12 5:-7 6:-6 7:-8 8:7 9:-6
right fall 0	0:-6 2:17 6:-8 9:-7
right fall 0 A	2:18 3:-7 4:-14 5:-8 6:-6 7:25 8:-13 9:-6
right fall 0 F	0:-12 2:-8 3:9 4:-13 5:14 6:-8 7:6 8:9 9:-6
right fall 0 H	1:-6 2:27 3:-7
right fall 0 N	0:-10 1:-13 2:7 6:15 7:-11 8:6 9:-7
right fall 0 O	0:11 1:7 4:13 5:-12 6:-10 7:-8 9:-6
right fall 0 U	1:-9 3:-11 5:-12 6:-7 8:29 9:-6
right fall 0 V	1:13 2:23 3:-15 4:-6 8:-8
right fall 0 e sov	0:-9 1:-12 2:14 3:-9 4:21 5:13 6:-12 7:10 8:-29 9:-7
right fall 0 e svo	1:8 2:13 3:-13 4:-9 5:9 6:-8 9:-6
right fall 0 n sov	0:-11 1:-6 2:14 3:8 5:-16 7:-10 8:12 9:-8
right fall 0 n svo	2:20 4:-8 5:-6 6:-8 8:15 9:-6
right fall 0 n v2	1:-7 2:-7 3:14 6:8 8:-6
right fall 0 sov	0:-11 2:8 3:7 9:-8
right fall 0 sov from	0:-9 1:-8 2:22 3:-7 4:-10 5:-6 8:14
right fall 0 sov none	0:-7 2:-6 3:11 4:8 5:-15 6:7 7:9 8:-13 9:-7
right fall 0 sov of	0:-14 3:-20 4:23 8:10
right fall 0 sov subj	0:-9 1:13 2:-15 3:10 4:-11 5:24 8:-17
right fall 0 sov to	0:-8 2:14 3:-12 4:8 5:-8
right fall 0 sov with	1:-16 2:-6 4:-9 6:-8 8:28
right fall 0 svo	2:14 3:9 6:-9 9:-7
right fall 0 svo at	0:-6 1:-8 4:16 8:8
right fall 0 svo from	0:-8 1:-6 2:7 3:-17 4:-9 5:-6 8:35
right fall 0 svo in	0:-10 1:34 2:-8 3:-25 4:16 8:-26
right fall 0 svo none	1:-7 2:19 6:-7 7:6 8:-7 9:-6
right fall 0 svo to	3:-6 4:-8 8:23
right fall 0 svo with	1:-6 2:-10 3:-9 8:21
right fall 0 v2	2:-10 3:16 6:10 8:-8
right fall 0 v2 none	2:-11 3:24 6:8 8:-9
right fall 1	1:-13 4:10 5:-11 7:8 9:-7
right fall 1 A	1:-16 2:-12 3:17 4:-10 8:16
right fall 1 F	0:-6 1:-10 2:29 4:6 5:-7 6:-12 7:-6 8:-11
right fall 1 H	1:-6 2:-21 7:35
right fall 1 N	1:-6 2:-11 3:-6 4:6 5:-10 6:-6 8:26
right fall 1 O	1:-9 2:-9 3:6 4:-12 5:-8 6:19 8:8
right fall 1 U	0:8 1:-10 3:-18 4:24 5:-7 7:-6
right fall 1 e sov	1:-20 2:29 3:-8 4:-13 5:-8 6:-7 8:14
right fall 1 e svo	1:-11 3:8 4:18 5:-9 6:8 7:-7 8:-9 9:-7
right fall 1 n sov	1:-12 2:13 3:-24 4:13 5:-10 6:-8 8:16
right fall 1 n svo	0:17 2:-15 3:6 5:-6 6:7 8:-13
right fall 1 sov	1:-25 2:22 3:-18 4:-7 5:-12 6:-10 7:9 8:30 9:-7
right fall 1 sov from	0:-8 3:-10 8:24
right fall 1 sov in	3:-12 8:23
right fall 1 sov none	1:-17 2:23 3:-26 4:14 5:-7 6:-6 7:7
right fall 1 sov of	1:-14 2:9 3:21 4:-7 8:-14
right fall 1 svo	4:7 5:-10 6:13 8:-11 9:-7
right fall 1 svo at	2:-12 7:19
right fall 1 svo in	4:-8 8:19
right fall 1 svo none	0:12 4:14 5:-8 6:12 7:-6 8:-20 9:-6
right fall 1 svo of	3:21
right fall 2	0:10 2:12 3:14 4:-14 5:-6 8:-9
right fall 2 A	0:-9 1:-15 2:32 3:-7
right fall 2 F	3:13
right fall 2 H	0:-8 1:-16 2:33 3:-7
right fall 2 N	1:-6 2:-6 3:32 4:-15 5:-6
right fall 2 O	0:12 1:-7 2:-6 3:17 4:-8 8:-8
right fall 2 U	0:23 1:8 2:-6 3:-10 8:-7
right fall 2 e sov	1:-10 2:15 3:7
right fall 2 e svo	1:13 3:6 4:-14 5:-6
right fall 2 n sov	0:24 1:-15 2:14 3:-11
right fall 2 n svo	0:9 1:-6 3:15
right fall 2 sov	0:22 1:-20 2:27 3:-12 8:-9
right fall 2 sov none	1:-26 2:38 3:-13 8:-6
right fall 2 sov with	0:8
right fall 2 svo	0:6 1:9 3:13 4:-16 5:-7
right fall 2 svo none	0:8 1:14 4:-9 8:-11
right fall A	2:28 4:-14 5:-7 6:-6 9:-6
right fall F	0:-11 3:20 4:-10 5:19 6:-9 8:-9 9:-7
right fall H	0:-9 1:-16 2:24 3:-10 7:19 8:-6
right fall N	1:-12 3:10 7:-10 8:10 9:-7
right fall O	3:22 5:-13 7:-8 9:-7
right fall U	0:9 3:-16 4:9 5:-10 8:12 9:-6
right fall V	2:26 3:-12 8:-6
right fall h	1:-10 3:-13 4:13 7:20 8:-11 9:-7
right fight	1:8 2:11 5:-6
right fight -	1:15 2:8 3:-11 6:6 7:-6 8:-7 9:-6
right fight 0	3:6 6:7
right fight 0 A	0:6 1:6 2:16 4:-11 5:-7 6:-8 8:-8 9:7
right fight 0 F	0:-6 1:-9 3:21 4:-7 6:16 8:-7
right fight 0 H	0:-7 2:20 3:-6
right fight 0 N	0:-7 1:-12 2:9 5:29 6:-8 8:-29 9:-6
right fight 0 O	0:6 1:-7 2:-13 4:7 5:-10 6:8 8:13
right fight 0 U	0:-15 1:9 2:-17 3:7 4:-10 5:-9 6:23 7:-6 9:-6
right fight 0 V	0:16 1:-7
right fight 0 e sov	0:-7 1:-24 2:23 3:-17 4:-8 5:-6 6:11 7:19 8:-7 9:-7
right fight 0 e svo	1:-6 4:-15 5:13 6:-13 7:-7 8:13 9:-7
right fight 0 e v2	0:12
right fight 0 n sov	1:-18 2:20 4:-8 5:-7 6:15 7:-6 9:-6
right fight 0 n svo	1:20 2:-6 5:-7 6:10 8:-13
right fight 0 n v2	0:-14 2:17 4:20 5:-6 6:-8 8:-14
right fight 0 sov	0:-6 1:-32 2:25 4:-11 5:-9 6:21 7:8 9:-9
right fight 0 sov and	0:-7 1:-26 2:37 3:-14 7:13
right fight 0 sov none	1:-13 2:-6 3:-11 4:-7 6:35 8:-8
right fight 0 sov obj	2:11
right fight 0 sov with	0:-13 1:-7 2:-7 3:28 4:-7 6:9 8:-12
right fight 0 svo	0:7 1:13 7:-6
right fight 0 svo at	0:-9 2:21 4:12 8:-14
right fight 0 svo in	0:9 1:-8 4:23 8:-20
right fight 0 svo none	1:21 2:-10 3:16 4:-13 6:-9 7:-6
right fight 0 svo of	0:7
right fight 0 svo with	0:-9 2:-14 3:-16 4:-8 5:-7 6:48 8:-14
right fight 0 v2	2:12 6:-7 8:-8
right fight 0 v2 none	2:16 3:10 4:-8 5:-6 6:-8 8:-8
right fight 1	1:16 2:8 3:-9 6:-9 7:-6 9:-6
right fight 1 A	1:19 3:-13 4:-10 5:14 8:-12
right fight 1 F	1:13 3:7
right fight 1 N	1:11 3:7 4:8 5:-11 8:-7
right fight 1 O	2:9 4:-10 5:-7 6:-8 8:13
right fight 1 U	1:-8 2:18 3:-7
right fight 1 e sov	1:19 2:16 3:-22
right fight 1 e svo	1:-13 2:-28 3:-16 5:22 6:-6 8:23
right fight 1 e v2	0:6 1:7
right fight 1 n sov	2:35 3:-22 4:-6 6:-6 8:-7
right fight 1 n svo	0:9 1:14 3:15 4:-12 5:-6 8:-12
right fight 1 n v2	0:-9 1:7 3:22 8:-9
right fight 1 sov	0:-6 1:8 2:39 3:-27 4:-7 5:-6 6:-8 8:-10
right fight 1 sov obj	0:-12 1:-11 2:42 3:-24 8:-6
right fight 1 sov subj	1:18 2:-7
right fight 1 svo	0:11 2:-21 4:6 5:11 6:-6
right fight 1 svo at	2:-15 3:-7 4:-7 5:16 8:16
right fight 1 svo in	1:13 4:18 8:-17
right fight 1 svo none	0:10 1:13 3:6 4:-14 5:-8 8:-6
right fight 1 v2	1:19 8:-10
right fight 1 v2 none	0:-10 1:28 4:-7 8:-14
right fight 2	0:12 4:-7 8:10
right fight 2 A	0:8 2:11 3:-8
right fight 2 N	0:9
right fight 2 O	0:-7 1:-10 3:-19 8:32
right fight 2 e svo	1:-10 2:20 3:-6
right fight 2 n svo	1:-8 8:17
right fight 2 svo	0:11 1:-14 2:8 8:9
right fight 2 svo none	0:7 1:-13 2:16 8:6
right fight 2 v2	0:12
right fight A	1:16 2:15 3:-7 4:-12 6:-7 8:-10
right fight F	0:-7 3:18 4:-7 6:7 8:-7
right fight H	6:10
right fight N	3:11 4:13 5:10 6:-7 8:-28 9:-6
right fight O	2:-13 3:-16 4:7 5:-12 6:8 7:-6 8:20 9:-6
right fight U	1:7 4:-9 5:-8 6:14
right fight V	0:13
right fight h	0:-8 1:-17 2:16 3:14 4:-12 5:-7 8:10
right guard	1:20 3:-12 4:23 5:-7 8:-6 9:-6
right guard -	0:-6 1:29 3:-12 4:13 5:-6 8:-9
right guard 0	1:13 2:6 3:-7 4:15 5:-6 6:-7 8:-9
right guard 0 A	1:24
right guard 0 F	0:-7 2:-8 3:-15 4:32 6:-9
right guard 0 H	1:8
right guard 0 N	0:7 4:15 8:-7
right guard 0 O	1:13 2:-10 4:27 5:-10 6:-9 8:-15
right guard 0 e sov	0:12 1:10 2:-18 3:-12 4:25 6:-7 8:-10
right guard 0 e svo	1:27 2:-13 3:-8 4:8 6:-8
right guard 0 e v2	2:21
right guard 0 n sov	1:-26 2:27 3:-6 4:12
right guard 0 n svo	1:34 3:-11 8:-7
right guard 0 n v2	1:23 2:-12 3:7 8:-6
right guard 0 sov	1:-7 3:-17 4:38 5:-9 6:-8 8:-11
right guard 0 sov from	0:10
right guard 0 sov none	0:7 3:-8 4:11
right guard 0 sov obj	0:-10 2:-10 3:-15 4:47 5:-9 6:-8 8:-11
right guard 0 sov subj	2:10 4:-6
right guard 0 svo	1:34 3:-10 5:-6 8:-8
right guard 0 svo from	1:10
right guard 0 svo none	0:-7 1:38 3:-7 6:-6 8:-6
right guard 0 v2	0:-6 1:24 8:-6
right guard 0 v2 none	1:28 2:-13 3:8 4:-8
right guard 1	0:-15 2:9 3:-12 4:27 5:-9 6:14 7:-6 8:-10 9:-8
right guard 1 A	0:-6 1:11 3:-18 4:26 5:-6 6:-6 7:-6 8:-9 9:-8
right guard 1 H	1:-12 2:22
right guard 1 N	0:-10 1:-9 3:-6 4:34 5:-6
right guard 1 e sov	0:-7 2:18 4:-12
right guard 1 e svo	0:-8 1:-11 2:8 3:-10 4:22 6:10 8:-10
right guard 1 e v2	1:-9 2:-7 3:-9 4:34 9:-8
right guard 1 n svo	1:16 2:8 3:-8 8:-6
right guard 1 n v2	1:10 3:-8 4:14
right guard 1 sov	0:-10 2:19 3:-6 4:-13 8:6
right guard 1 sov from	1:-18 2:28
right guard 1 sov none	1:23 2:-9 4:-7
right guard 1 svo	0:-12 2:10 3:-6 4:22 5:-8 6:7 8:-16 9:-6
right guard 1 svo none	0:-12 2:23 3:-6 4:13 5:-6 8:-10
right guard 1 v2	0:-7 1:-6 2:-11 3:-13 4:41 8:-6 9:-7
right guard 1 v2 none	0:-7 1:-8 2:-9 3:-9 4:38 9:-6
right guard 2	0:7 1:27 2:-15 3:-9 5:-6 6:-6
right guard 2 A	1:27 2:-11 4:-8
right guard 2 F	4:13
right guard 2 e sov	0:-6 1:14 2:-8 3:-7 8:15
right guard 2 e svo	0:12 1:15 2:-12 3:-7
right guard 2 e v2	1:9
right guard 2 sov	0:-7 2:-6 3:-13 4:-6 5:-6 8:28
right guard 2 sov none	0:-7 1:16 2:-10 3:-9 8:18
right guard 2 svo	0:12 1:18 2:-11
right guard 2 svo none	0:6 1:13 2:-11 4:7
right guard 2 v2	1:10
right guard 2 v2 none	1:12
right guard A	1:24 3:-10 4:7 8:-6
right guard F	0:-10 1:9 2:-14 3:-25 4:27 5:-8 6:20 7:-7 8:-11 9:-7
right guard H	0:-6 2:25 3:-8 4:-7
right guard N	1:-8 2:-6 3:-7 4:33 5:-7 6:-6
right guard O	1:9 2:-9 4:17 5:-10 6:-9
right guard U	0:8
right guard h	0:6 1:-16 3:-8 4:26 5:-11 7:-6 9:-8
right hit	1:6 5:-10 7:-6 8:6 9:-6
right hit -	0:8 1:15 2:7 4:-7 5:-8 7:-6
right hit 0	5:-10 7:-6 8:15 9:-6
right hit 0 A	0:8 2:12 3:-15 5:-6 6:-10 8:8 9:-6
right hit 0 F	0:-7 1:-15 2:-14 3:26 4:-12 5:-7 6:26 8:-6
right hit 0 H	0:-7 1:9 2:20 3:-8
right hit 0 N	0:6 2:-7 3:-9 4:-14 5:-13 8:40
right hit 0 O	0:7 4:12 5:-10 6:-7 7:-6 8:9 9:-6
right hit 0 U	0:9 1:8 3:-8 4:-6
right hit 0 V	1:17 2:-10 3:10 8:-6
right hit 0 e sov	0:7 1:-11 3:25 4:-6 5:-6 6:-6 8:-13
right hit 0 e svo	1:-20 2:-6 3:22 4:6 5:-10 7:9 9:-6
right hit 0 e v2	2:-7 3:-11 5:-8 8:28
right hit 0 n sov	0:11 1:12 3:-10 4:-8 5:-8 6:10
right hit 0 n svo	4:-7 5:-8 7:-7 8:17 9:-6
right hit 0 n v2	0:-9 1:-15 2:11 3:6 4:27 6:-6 8:-21
right hit 0 sov	0:16 4:-9 5:-8 9:-6
right hit 0 sov none	0:13 2:-8 4:-6 6:15 8:-11
right hit 0 sov obj	0:8 1:-11 2:27 4:-7 5:-6 6:-7 8:-8
right hit 0 sov subj	3:12 8:-6
right hit 0 sov with	1:12
right hit 0 svo	5:-9 8:12 9:-6
right hit 0 svo at	0:11 4:-8 8:15
right hit 0 svo by	1:18 2:-10 8:7
right hit 0 svo from	8:25
right hit 0 svo in	3:-7 4:-12 5:-8 8:34
right hit 0 svo is	0:-6 1:-6 2:32 3:-7 4:-8 8:-7
right hit 0 svo none	0:10 5:-7 9:-6
right hit 0 svo of	3:-15 4:-10 8:33
right hit 0 svo to	4:-6 8:17
right hit 0 svo with	1:-19 3:25
right hit 0 v2	0:-6 1:-15 2:16 4:11 5:-7 6:-6
right hit 0 v2 none	1:-18 2:14 3:11 4:11 6:-6 8:-13
right hit 1	1:15 3:-12 5:-13 6:11 7:-7 8:7 9:-7
right hit 1 A	0:7 1:19 3:-6
right hit 1 F	0:-9 1:-10 2:-8 3:-17 4:17 6:28 8:-10
right hit 1 H	1:11 2:20 3:-6 6:-15
right hit 1 N	0:9 4:-6 5:-7 8:16
right hit 1 O	0:-10 1:26 2:-9 3:8 4:-12 5:-13 8:7 9:-6
right hit 1 U	0:24 1:-7
right hit 1 e sov	0:7 2:-7 6:18 8:-8
right hit 1 e svo	0:6 1:30 2:-9 4:-6 6:-7 8:-13
right hit 1 n sov	1:23 8:-7
right hit 1 n svo	0:8 2:14 3:-12 4:-13 5:-12 6:11 7:-7 8:9 9:-6
right hit 1 n v2	0:-11 1:-8 2:11 4:-8 8:22
right hit 1 sov	1:24 2:-10 3:-6 4:-6 6:9 8:-14
right hit 1 sov none	1:6 3:9
right hit 1 svo	0:7 1:14 4:-14 5:-13 7:-6 8:14 9:-6
right hit 1 svo from	1:-6 2:9 3:-7 8:15
right hit 1 svo none	0:13 1:9 2:8 4:-6 5:-6 8:-12
right hit 1 svo of	0:-12 3:-14 4:-7 5:-12 6:18 8:23
right hit 1 svo with	0:-10 1:27 3:-12 5:-7 6:-15 8:15
right hit 1 v2	0:-10 1:-8 2:7 3:-12 4:12 8:16
right hit 2	0:-10 1:10 2:8 4:-11 5:-8 6:25 7:-6 8:-21 9:-6
right hit 2 O	1:-16 2:-6 3:27 4:-6 5:-6 6:15 8:-16
right hit 2 U	0:-14 1:23 2:24 3:-18 4:-7 6:-7 8:-13
right hit 2 e sov	0:-17 1:8 3:28 8:-11
right hit 2 e svo	0:9 1:-10 2:14 8:-8
right hit 2 n svo	0:-11 1:16 2:-11 3:-26 4:-8 5:-6 6:37 8:-13
right hit 2 sov	0:-13 1:17 2:-6 3:20 6:-6 8:-11
right hit 2 sov none	1:-14 3:23 8:-7
right hit 2 svo	2:13 3:-16 4:-8 5:-7 6:25 8:-16
right hit 2 svo none	0:-16 2:13 3:-12 4:-8 5:-7 6:31 8:-15
right hit A	0:10 1:7 2:10 3:-10 6:-8 8:-6 9:-6
right hit F	0:-9 1:-18 2:-14 3:21 5:-8 6:30 7:-6 9:-6
right hit H	0:-8 1:24 2:22 3:-12 4:-7 5:-9 6:-12 7:-6 8:-10 9:-6
right hit N	0:13 1:-6 2:-6 3:-9 4:-16 5:-10 8:34
right hit O	2:-6 3:6 5:-14 6:6 7:-7 8:10 9:-7
right hit U	0:7 1:13 2:10 3:-7 4:-8 6:-7
right hit V	1:9 2:-11 3:19 8:-8 9:-6
right hit h	1:-18 2:-12 3:-12 5:-14 6:23 8:28 9:-8
right love	0:18 1:-18 3:-14 4:-8 5:-7 7:-7 8:28
right love -	0:20 1:-14 2:-6 3:-12 8:19
right love 0	0:8 1:-19 3:-17 4:-9 5:-7 7:-7 8:36
right love 0 A	0:20 1:-14 2:-13 3:-6 8:18
right love 0 O	1:-7 3:-9 8:18
right love 0 n svo	0:18 1:-18 3:-11 4:-6 8:20
right love 0 svo	0:13 1:-18 3:-14 4:-8 5:-7 7:-6 8:28
right love 0 svo none	0:27 1:-15 3:-8
right love 1	0:14
right love 1 n svo	0:10
right love 1 svo	0:13 3:-7
right love A	0:25 1:-16 2:-13 3:-6 8:17
right love N	2:14
right love O	1:-6 3:-8 8:18
right love h	1:-6 2:8 3:-6 8:9
right make	2:-8 3:10 5:-7 8:9
right make -	1:7 2:-9 3:13 4:7 5:-6 9:-6
right make 0	2:-10 3:11 4:8 5:-7 6:-7
right make 0 A	1:11 4:-6 5:-6 6:-6 7:-6 9:14
right make 0 F	1:-8 3:38 4:-10 6:-6 8:-7
right make 0 N	0:-6 1:-6 2:-8 4:6 5:-11 6:-8 8:25 9:-7
right make 0 O	1:7 2:-8 3:-18 4:40 5:-8 6:-9 7:-6 8:-7 9:-7
right make 0 U	0:12 1:-18 2:-8 5:-6 8:20
right make 0 V	1:-15 3:32 8:-11
right make 0 e sov	0:18 1:-19 2:-9 4:14 8:-15 9:13
right make 0 e svo	0:-11 1:-29 2:9 3:27 5:-7 6:-7 8:19 9:-7
right make 0 e v2	1:-6 4:23 8:-10
right make 0 n sov	1:-15 2:-13 3:13 4:-18 5:-8 6:-7 7:-6 8:16 9:20
right make 0 n svo	1:15 2:-12 3:10 4:-13 5:-7 6:-7 8:9
right make 0 n v2	0:-20 1:6 2:-13 4:40 5:-6 6:-6 8:-17 9:-7
right make 0 sov	0:8 1:-19 2:-11 3:17 5:-7 6:-7 8:-6 9:23
right make 0 sov in	3:-6 8:14
right make 0 sov none	1:-25 2:-16 4:12 5:-8 6:-8 7:-6 8:8 9:22
right make 0 sov obj	1:-7 2:-10 3:14 4:-9 8:-10 9:21
right make 0 sov of	0:16
right make 0 sov with	0:8
right make 0 svo	1:8 2:-8 3:13 4:-13 5:-7 6:-6 8:11
right make 0 svo at	0:-8 1:17 3:-14 4:-12 8:9
right make 0 svo in	3:-10 4:-11 8:31
right make 0 svo none	0:6 3:13 4:-9 5:-6 8:10 9:-6
right make 0 svo of	1:10 2:-12 8:-7 9:19
right make 0 svo to	4:-6 8:14
right make 0 svo with	0:-11 1:-7 3:-11 4:14 5:-6 6:-8 8:20
right make 0 v2	0:-22 2:-14 3:7 4:44 5:-9 6:-8 7:-6 8:-21 9:-8
right make 0 v2 none	0:-17 1:7 2:-12 3:6 4:34 5:-7 6:-7 8:-18 9:-7
right make 1	0:7 1:15 2:-13 5:-7 7:-6 8:9 9:-7
right make 1 A	1:32 2:-25 3:-20 4:-12 5:-7 6:14 7:-6 8:15 9:-8
right make 1 F	0:-8 1:-13 4:24
right make 1 N	1:-10 3:24 4:-14 8:8
right make 1 O	0:21 3:10 4:-6 8:-9
right make 1 U	0:8 1:-14 3:-14 4:-7 8:29
right make 1 e sov	1:20 3:-6
right make 1 e svo	0:7 1:-8 3:22 4:-12 8:6
right make 1 e v2	0:-8 1:13 2:-6 3:12 8:-7
right make 1 n sov	2:-14 4:-10 5:-6 6:16 8:12 9:-6
right make 1 n svo	0:15 2:-12 3:-19 8:20
right make 1 n v2	0:10 1:-6
right make 1 sov	1:21 2:-16 3:-14 4:-11 5:-7 6:20 7:-6 9:-7
right make 1 sov and	1:22 2:-6
right make 1 sov in	1:-12 2:-8 3:-7 6:31 8:-12
right make 1 sov none	8:14
right make 1 sov of	1:12 8:-6
right make 1 sov subj	1:11
right make 1 svo	0:6 2:-11 5:-7 6:-7 8:22 9:-6
right make 1 svo at	0:10 8:-6
right make 1 svo in	3:-8 4:-10 8:27
right make 1 svo none	1:-9 2:-13 3:14 5:-6 6:-6 8:20 9:-6
right make 1 v2	1:11 2:-7 3:11 8:-8
right make 1 v2 none	1:6 3:18 4:-6 8:-8
right make 2	0:12 1:-22 2:-10 3:13 4:6 5:-6 8:12
right make 2 A	0:-13 1:-25 2:-11 4:20 8:24
right make 2 N	0:7 3:14 8:-8
right make 2 O	0:7 3:23 4:-10 8:-8
right make 2 e svo	0:-11 1:-11 2:-8 3:19 4:-9 8:18
right make 2 n svo	0:25 3:-7
right make 2 n v2	0:-11 1:-20 2:-6 3:15 4:24 8:-8
right make 2 svo	0:15 1:-14 2:-9 4:-10 8:18
right make 2 svo none	0:7 1:-15 2:-10 3:7 4:-10 8:23
right make 2 v2	0:-8 1:-17 3:14 4:18 8:-8
right make 2 v2 none	1:-16 4:20
right make A	1:10 2:-12 4:-6 5:-8 7:-7 8:12 9:8
right make F	1:-9 3:29 6:-6 8:-7
right make N	1:-7 2:-7 3:27 5:-9 6:-7 8:7 9:-6
right make O	0:20 2:-7 4:16 5:-7 6:-7 8:-10 9:-6
right make U	0:17 1:-18 2:-8 5:-6 8:25
right make V	2:-7 3:31 4:-7 8:-14
right make h	1:-16 2:-12 3:17 4:-13 5:-11 6:-9 7:-7 8:22 9:15
right match	1:-7 3:16 5:-7
right match -	0:8 2:-6 3:18 5:-7 6:-7 9:-6
right match 0	0:7 1:-7 3:22 4:7 5:-6 6:-6
right match 0 A	2:-27 3:21 4:24 5:-7 6:-6 7:-6 8:-9 9:-8
right match 0 F	1:-10 2:-6 3:34 4:-7 6:-7 8:-6
right match 0 N	0:6 3:20 8:-12
right match 0 O	1:-10 3:17 5:-8 6:-8 9:9
right match 0 U	0:16 1:-8 2:-8 3:-24 4:18 8:11
right match 0 V	0:9 1:11 3:-7
right match 0 e sov	1:-10 2:-7 3:20 4:-6 8:-7 9:13
right match 0 e svo	1:-6 2:-6 4:-6 8:18
right match 0 e v2	4:17 8:-11
right match 0 n sov	0:8 1:-18 2:-14 3:18 4:25 5:-6 6:-6 8:-10 9:-6
right match 0 n svo	0:13 1:-8 3:13 5:-6 6:-6
right match 0 n v2	0:-9 1:16 2:-12 3:21 4:-11 8:-7
right match 0 sov	0:8 1:-18 2:-11 3:28 4:10 6:-6 8:-10 9:6
right match 0 sov none	0:11 1:-18 2:-12 3:8 4:11 5:-7 8:-11 9:14
right match 0 sov obj	0:-7 1:-8 3:32
right match 0 sov of	0:-7 1:-16 2:-8 3:32
right match 0 sov subj	0:-6 1:-8 2:-12 3:-10 4:30
right match 0 sov with	1:-7 3:18
right match 0 svo	0:16 1:-9 3:10 5:-6 6:-6
right match 0 svo from	3:20 8:-7
right match 0 svo in	0:-13 3:-14 4:-15 5:-7 8:40
right match 0 svo none	0:10 5:-6 6:-6
right match 0 svo with	0:8
right match 0 v2	1:8 2:-12 3:19 4:10 8:-13
right match 0 v2 none	1:7 2:-9 3:18 4:-8 8:-7
right match 1	3:19 4:-11 5:-9 6:7 7:-6 9:-7
right match 1 A	0:-22 1:18 2:10 3:-14 4:19 7:-6 8:-14 9:-6
right match 1 F	3:22
right match 1 N	3:19 8:-9
right match 1 O	0:16 1:-7 3:11 4:-9 5:-6 6:15 8:-15
right match 1 U	0:13 1:-9 3:-12 8:14
right match 1 e svo	3:18 8:-6
right match 1 e v2	3:19
right match 1 n sov	0:-18 1:7 3:-15 5:-8 6:21 7:-6 8:8 9:-8
right match 1 n svo	0:21 3:14 4:-6 8:-15
right match 1 n v2	1:-13 2:-6 3:31 4:-6
right match 1 sov	0:-20 1:9 2:10 3:-12 4:6 5:-7 7:-6 8:8 9:-7
right match 1 sov and	1:20 2:-8
right match 1 sov none	0:-18 1:7 3:-10 4:24 8:-10
right match 1 sov obj	3:-18 4:-6 6:31 8:-8
right match 1 svo	0:22 1:-6 3:19 4:-9 8:-15
right match 1 svo none	0:38 3:-6 8:-9
right match 1 v2	1:-12 2:-6 3:27
right match 1 v2 none	1:-11 3:31
right match 2	0:-9 2:-10 4:-13 5:-8 6:-8 7:-6 8:19 9:20
right match 2 F	3:9
right match 2 N	3:-7 8:21
right match 2 O	1:18 3:-10 4:-6 8:8
right match 2 U	0:-9 1:-8 2:-6 3:-17 4:-7 8:6 9:31
right match 2 V	1:-10 3:22 8:-6
right match 2 e svo	3:9
right match 2 n sov	3:-24 4:-7 8:20 9:12
right match 2 n svo	0:10 1:-6
right match 2 n v2	1:-7 3:16
right match 2 sov	0:-10 1:19 2:-6 3:-31 4:-9 6:-7 8:6 9:25
right match 2 sov none	3:-9 8:-7 9:19
right match 2 svo	0:11 1:-6 3:7
right match 2 svo none	1:-7 8:18
right match 2 svo of	3:11
right match 2 v2	0:-7 1:-11 3:10 8:16
right match 2 v2 none	0:-14 1:-8 3:9 8:17
right match A	0:-6 3:10 4:28 5:-8 6:-7 7:-8 8:-14 9:-9
right match F	0:7 1:-9 3:30 4:-6 6:-6
right match N	0:7 1:-7 3:22 4:-10
right match O	3:22 4:-9 5:-8
right match U	0:15 1:-14 2:-8 3:-27 8:22 9:9
right match V	0:8 1:6 2:-6 3:13 4:-6 8:-9
right match h	0:-6 1:-12 2:-16 3:-11 4:9 5:-10 6:8 7:-6 8:-8 9:31
right meet	0:10 2:7 3:6 4:6 5:-10 6:-7
right meet -	0:13 1:-6 3:11 4:10 5:-6 6:-6
right meet 0	0:13 1:-10 2:9 5:-8 6:-7 8:7
right meet 0 A	0:7 2:7 3:9 4:-7
right meet 0 F	2:8 3:-15 8:15
right meet 0 N	0:-10 3:-7 4:11 8:17
right meet 0 O	0:18 1:-6 3:17 4:-11 8:-13
right meet 0 U	0:19 1:-6 3:-10 4:19 8:-13
right meet 0 e sov	0:10
right meet 0 e svo	0:19 1:-6 2:14 3:-13 4:11 8:-17
right meet 0 n sov	0:6 1:-6 3:-18 4:8 6:-6 8:17
right meet 0 n svo	1:-9 2:20 3:20 4:-10 5:-6 6:-6 8:-12
right meet 0 n v2	8:9
right meet 0 sov	0:7 1:-7 3:-20 4:7 5:-6 6:-6 8:21
right meet 0 sov none	0:7 1:-6 2:8 3:-19 4:-7 8:25
right meet 0 sov subj	0:13
right meet 0 svo	0:12 1:-9 2:13 3:17 5:-7 6:-6 8:-18
right meet 0 svo at	2:20 4:-10 8:-7
right meet 0 svo from	0:10
right meet 0 svo none	0:15 1:-8 2:10 3:13 4:-7 5:-6 8:-10
right meet 0 v2	0:9 8:6
right meet 0 v2 in	8:13
right meet 0 v2 none	0:7
right meet 1	4:14 5:-13
right meet 1 A	0:10
right meet 1 N	0:-9 1:-9 3:-6 4:41 5:-14 8:-19
right meet 1 O	8:18
right meet 1 U	1:-7 3:18 8:-7
right meet 1 e svo	1:-6 3:-9 4:21 5:-6
right meet 1 n sov	2:-6 3:14
right meet 1 n svo	0:-6 1:18 3:-13 4:23 5:-13 8:-16
right meet 1 n v2	0:11
right meet 1 sov	2:-6 3:11
right meet 1 sov none	0:-11 1:-7 3:25
right meet 1 svo	0:-6 3:-17 4:29 5:-18 6:-6 8:7
right meet 1 svo in	4:33 5:-21 8:-18
right meet 1 svo none	0:-8 1:-10 2:7 4:18 5:-6
right meet 1 v2	0:7
right meet 1 v2 none	0:12
right meet 2	1:-9 2:-9 3:26 4:-15 5:-6 8:8
right meet 2 N	3:9 4:-6 8:7
right meet 2 U	3:13
right meet 2 e svo	0:11 3:9
right meet 2 n sov	3:11
right meet 2 n svo	8:17
right meet 2 sov	3:13
right meet 2 sov none	0:-6 3:23
right meet 2 svo	1:-6 2:-7 3:7 4:-11 8:20
right meet 2 svo none	0:10 3:7
right meet A	0:15 2:19 3:-7 4:-8 8:-6
right meet F	1:12 2:6 3:-25 4:-6 6:-8 8:24
right meet N	0:-11 1:-10 2:-9 4:33 5:-16 8:9
right meet O	0:10 1:-8 2:9 3:17 4:-16 5:-9 6:-7
right meet U	0:15 1:-8 2:-8 3:21 8:-13
right meet h	1:-7 2:19 3:6 5:-16 6:-8 7:-6 8:6 9:-6
right move	1:8
right move -	1:14 3:8 5:-6 9:-6
right move 0	1:8 8:6 9:-6
right move 0 A	1:10 3:8 9:-6
right move 0 F	0:-9 1:17 2:-7 3:-6 6:9 7:-8 8:-9
right move 0 H	1:17 2:13 3:-9 4:-6 6:-7 8:-6
right move 0 N	0:7 1:-7 2:11 3:-15 4:-6 6:-7 8:18 9:-6
right move 0 O	2:6 3:13 4:-8 6:-6 7:-7 9:-6
right move 0 U	3:-18 6:-7 8:33 9:-6
right move 0 V	1:21 2:-6 4:15 5:-7 6:-6 8:-10 9:-8
right move 0 e sov	2:-16 3:10 4:32 6:-9 7:-8 8:-16 9:-10
right move 0 e svo	0:11 3:14 6:-8 9:-6
right move 0 e v2	0:9 1:-6 2:-8 3:-11 4:11 5:18 8:-12
right move 0 n sov	2:22 3:-31 4:-8 7:-6 8:17 9:-7
right move 0 n svo	1:13 5:-8 8:7
right move 0 n v2	3:10 9:-6
right move 0 sov	0:-6 2:15 3:-21 4:17 5:8 7:-9 9:-11
right move 0 sov in	1:-19 2:-9 3:-10 4:15 5:-7 8:22
right move 0 sov none	1:25 2:11 3:-21 4:10 5:-19 6:9 7:-6 8:-17 9:-8
right move 0 sov obj	0:-11 2:-15 3:-12 4:-12 5:9 8:34
right move 0 sov of	1:-11 2:15 3:-7 4:15 5:-6 8:-7
right move 0 sov subj	0:-18 1:33 2:13 3:-31 4:-11 5:-7 6:-10 7:-6 9:-7
right move 0 sov to	0:17 4:-6
right move 0 sov with	2:-8 3:-12 5:28 6:-8 8:-15
right move 0 svo	1:10
right move 0 svo as	0:7 3:-8 4:-6 8:20
right move 0 svo at	0:-13 1:-10 2:13 3:18 4:-19 5:-9 6:-7 8:16
right move 0 svo from	0:17 1:-12 3:-14 4:-11 5:-10 6:-7 8:32
right move 0 svo in	0:24 1:9 2:-6 4:-9 5:-12 8:-6
right move 0 svo is	0:9 1:13 2:-15 3:-10 4:-7 5:20 8:-12
right move 0 svo none	1:11 3:10 9:-6
right move 0 svo of	0:-6 1:-21 2:-9 3:17 4:-6 8:12 9:13
right move 0 svo to	0:-9 1:-9 4:21
right move 0 svo vs	2:7
right move 0 svo with	0:-18 1:22 4:-12 5:-11 6:-14 7:-6 8:24 9:-7
right move 0 v2	3:10 5:14 7:-6 8:-13 9:-6
right move 0 v2 at	0:-6 1:-16 3:-7 4:-12 8:35
right move 0 v2 in	1:-10 2:-8 3:6 4:31 5:-9 8:-11
right move 0 v2 none	1:6 2:6 4:-7 5:15 8:-19 9:-6
right move 0 v2 with	0:15 3:-8
right move 1	1:10 5:-8 7:-6
right move 1 A	1:23 2:8 3:-9 5:-8 6:-7 7:-7 8:-13
right move 1 F	0:-6 1:-10 2:8 3:23 5:-12 7:-6 8:-14 9:-8
right move 1 H	2:9 3:10 8:-6
right move 1 N	2:-11 3:-20 5:18 8:10 9:-6
right move 1 O	1:12 2:-11 3:9 5:-16 7:-6 9:-7
right move 1 U	0:24 1:-9 2:-8 4:-6 8:7
right move 1 V	0:18 1:-13 2:-9 3:-6 6:20
right move 1 e sov	0:11 2:-15 3:27 4:-9 5:-7 6:-7 8:-17 9:12
right move 1 e svo	1:-10 2:7 4:7 5:-7 6:8 8:-10
right move 1 n sov	1:10 2:20 3:-19 4:-14 7:-7 9:-10
right move 1 n svo	1:15 2:-17 3:8 5:-10 7:-7 8:10 9:-7
right move 1 n v2	1:-19 3:14 4:16 5:-14 6:-7
right move 1 sov	4:-14 7:-7 8:-6 9:9
right move 1 sov and	2:21 3:-12 5:13 8:-13
right move 1 sov in	0:-10 1:-17 2:26 3:-11 4:-9 5:17 9:-6
right move 1 sov is	0:11
right move 1 sov none	0:6 2:-9 3:18 4:-8 5:-7
right move 1 sov subj	1:20 2:-21 3:-18 4:-8 5:-6 6:13 8:-10 9:19
right move 1 svo	0:6 1:10 2:-10 5:-8 7:-6 9:-7
right move 1 svo at	1:12
right move 1 svo for	0:13
right move 1 svo from	8:19
right move 1 svo in	1:-10 3:-18 4:-12 5:-7 8:41
right move 1 svo none	0:6 1:13 2:-8 4:8 5:-9 7:-6 9:-6
right move 1 svo of	3:16 8:-8
right move 1 svo with	6:12
right move 1 v2	1:-20 2:9 3:27 4:7 5:-11 6:-7 9:-6
right move 1 v2 none	0:-9 1:-15 3:16 4:17 5:-12 6:-7
right move 2	2:15 3:10 4:7 6:-9 7:-6 8:-17
right move 2 A	1:-11 2:20 5:-7 6:-6 7:-6 8:-11 9:14
right move 2 F	0:-7 1:-9 2:-8 3:16 4:7 6:-7 9:10
right move 2 N	0:10 2:-9 3:10 4:21 5:-9 8:-20
right move 2 O	0:-6 1:8 3:30 4:-14 6:-8 8:-19 9:-6
right move 2 U	1:-9 2:20 3:-19 5:-6 8:12
right move 2 e sov	0:-21 1:16 2:-24 3:25 4:17 5:-11 8:-13
right move 2 e svo	1:-28 2:29 3:9 4:12 5:-6 6:-7 8:-11
right move 2 n sov	2:10 3:-21 4:-14 5:19 6:-8 7:-6 8:-21 9:25
right move 2 n svo	0:9 1:-6 2:10 3:13 4:7 5:-8 6:-6 8:-16
right move 2 n v2	0:-16 2:-18 3:36 4:-15 5:-6 6:-7 9:-6
right move 2 sov	0:-8 2:11 3:-13 6:-9 7:-7 8:-19 9:24
right move 2 sov is	0:10
right move 2 sov none	0:-13 1:19 2:-18 3:29 4:-7 5:-9 8:-8
right move 2 sov of	1:19 3:-6 8:-7
right move 2 sov subj	0:-8 1:-18 2:9 3:-11 4:-6 8:-6 9:32
right move 2 svo	0:6 1:-15 2:19 3:12 4:15 5:-8 6:-7 8:-20
right move 2 svo in	3:-7 4:19 8:-12
right move 2 svo none	0:7 1:-18 2:12 3:18 4:13 5:-8 6:-6 8:-13
right move 2 svo to	1:8
right move 2 v2	0:-16 2:-15 3:26 4:-12 8:16
right move 2 v2 none	0:-8 1:-10 2:-9 3:32 4:-6 8:-7
right move A	1:8 4:10 8:-6
right move F	0:-10 3:13 6:18 7:-8 8:-13
right move H	1:9 2:19 4:-8 5:-6 6:-7 8:-8
right move N	0:8 1:-6 3:-18 5:14 8:13 9:-6
right move O	1:13 3:16 7:-7 9:-7
right move U	0:9 3:-14 6:-6 8:20
right move V	0:7 1:15 3:-8 4:8 5:-7 6:8 8:-10 9:-8
right move h	1:-10 2:6 7:-8 8:8
right none -	0:6 1:7 3:7 9:-6
right none 0 A	1:8 2:13 5:-6 6:-6
right none 0 F	3:17 9:-6
right none 0 H	2:23 8:-7
right none 0 N	4:9 7:-6 8:8 9:-6
right none 0 O	4:6
right none 0 U	0:12 4:6
right none 0 V	1:16 3:-6 8:-8 9:-8
right none 0 n sov	0:8
right none 0 n v2	2:9 6:-6 8:8
right none 0 sov	0:6 1:6 2:-6
right none 0 sov also	0:15
right none 0 sov and	0:12 2:13 3:-13
right none 0 sov as	0:9
right none 0 sov from	0:14
right none 0 sov in	1:-8 2:-7 3:-13 4:-11 5:13 8:20
right none 0 sov is	0:6 2:-12 3:7 4:14 5:-7 6:-6 8:-10
right none 0 sov none	0:11 1:7 2:-8 6:-7 7:9
right none 0 sov obj	0:26 1:-7 2:-6 3:-25 4:6 5:18 8:-6
right none 0 sov of	0:7 3:22 4:-10 5:-8 6:-6 7:-6 9:-6
right none 0 sov subj	0:-9 2:6 3:10 6:-9 7:-9 8:9 9:-9
right none 0 sov to	1:-11 2:14 3:-16 4:40 5:-11 8:-20
right none 0 sov vs	1:-30 2:44 3:-7
right none 0 sov with	0:-19 1:14 4:6 5:-13 6:11 7:-9 9:-8
right none 0 svo as	0:19 1:8 2:-16 5:-8 6:-8 7:-6
right none 0 svo at	2:16 3:-15 4:13 6:-7
right none 0 svo by	0:-8 1:15 2:23 3:-7 4:-11 5:-6 8:-9
right none 0 svo for	0:7 1:10 2:-10 3:20 4:-10 8:-10
right none 0 svo from	1:-11 2:22 7:-6
right none 0 svo in	0:6 2:-9 3:-17 6:-7 8:29 9:-6
right none 0 svo is	4:13 6:-9 7:13 8:-12 9:-9
right none 0 svo none	3:7
right none 0 svo not	1:-8 2:31 3:-7 4:-6
right none 0 svo of	1:6 2:-7 3:-16 4:9 6:30 7:-8 8:-16 9:-8
right none 0 svo to	0:-9 1:-11 3:-9 4:63 5:-10 6:-8 7:-6 8:-21 9:-6
right none 0 svo vs	1:-14 2:51 3:-10
right none 0 svo with	0:-6 1:17 3:7 4:-10 6:8 7:-6 9:-6
right none 0 v2	2:7 4:6 6:-6
right none 0 v2 at	0:-8 1:-11 2:11 3:-16 4:23 5:-11 8:11
right none 0 v2 by	4:22 8:-13
right none 0 v2 from	1:-7 2:15 3:-15 4:-10 5:-6 8:21
right none 0 v2 in	1:-15 2:-8 4:29 5:-7 6:-9 7:12 9:-7
right none 0 v2 is	0:19 2:9 3:-8
right none 0 v2 none	1:-7 3:9 6:-7 8:6
right none 0 v2 not	2:20 3:-9
right none 0 v2 of	0:8 4:-9 8:13
right none 0 v2 to	2:-13 3:11 4:22 5:-12 8:-10
right none 0 v2 vs	0:-8 1:-16 2:52 3:-12 4:-7 5:-6 8:-7
right none 0 v2 with	0:9 1:28 2:-22 4:-8 5:-6
right none 1	0:6 3:6 7:-6
right none 1 A	1:8 5:-8 6:-9 7:-8 8:7
right none 1 F	3:6 6:8
right none 1 H	1:-17 3:-7 6:8 7:-7 8:9 9:9
right none 1 N	0:8 3:7 6:-6 8:11
right none 1 O	0:7 1:-10 3:11
right none 1 U	0:15 3:8 8:-7
right none 1 V	0:13 1:-23 2:30 3:13 4:-7 5:-10 6:-7 7:-6 9:-8
right none 1 n sov	0:17 4:-10 6:-7
right none 1 n svo	3:6 7:-6
right none 1 n v2	3:14 7:-6 8:-9
right none 1 sov	0:16 2:-8 3:7 4:-10 6:-7
right none 1 sov and	0:-6 1:18 2:-18 3:-13 4:-7 5:20 8:6
right none 1 sov as	0:13
right none 1 sov from	0:19 8:-6
right none 1 sov in	0:11 1:-6 3:15 4:-6 8:-8
right none 1 sov none	0:20 1:-7 4:-8 5:7 6:-6
right none 1 sov obj	1:-14 2:-6 3:29
right none 1 sov of	1:27 2:-7 3:-22 4:-14 5:-13 6:-7 7:18 8:11 9:-7
right none 1 sov subj	0:6 1:-10 2:-22 3:25 4:-6 5:-6 8:11
right none 1 sov to	0:10 2:16 3:-6 4:-7
right none 1 svo	3:8 7:-6
right none 1 svo as	3:16 8:-7
right none 1 svo at	0:6 1:-8 3:-14 4:28 5:-8 6:-8 7:-6 8:7 9:-6
right none 1 svo for	3:13
right none 1 svo from	0:8 1:-6 2:-9 4:-13 5:7 6:-8 8:20 9:-6
right none 1 svo in	0:6 1:-8 3:-20 5:17 6:-7 7:-6 8:10 9:-7
right none 1 svo is	0:8 1:6 3:-11 4:-16 5:-8 6:-6 7:7 8:16 9:-7
right none 1 svo none	0:7 3:8 7:-6
right none 1 svo not	0:7
right none 1 svo of	1:-7 2:-14 3:33 4:-6 5:-10 7:-6 8:13 9:-8
right none 1 svo to	1:-7 2:-6 3:-9 4:22
right none 1 svo vs	0:-8 1:-13 2:44 3:-12 4:-6 8:-7
right none 1 svo with	1:14 7:-7 8:6 9:-7
right none 1 v2	3:9 5:-7 7:-6
right none 1 v2 at	3:-7 4:23 8:-12
right none 1 v2 from	2:7 4:11 5:-6 8:-11
right none 1 v2 in	0:23 3:-9 4:13 8:-19
right none 1 v2 is	1:-7 2:-16 3:-9 4:-7 9:30
right none 1 v2 none	3:7 7:-6
right none 1 v2 vs	0:13 2:-6 3:9
right none 1 v2 with	1:-6 2:-11 3:25 4:-7 5:-6 6:10 8:-14
right none 2	0:6 3:10
right none 2 A	1:7 3:11 6:-6 8:-6
right none 2 F	3:21
right none 2 H	0:8 1:-9 2:15 4:-9 5:17 6:-10 7:-7 8:-11 9:-7
right none 2 N	0:12 1:-9 2:-11 3:13 5:6 6:-6
right none 2 O	2:-7 3:13 7:-6 8:9
right none 2 U	0:11 4:-6
right none 2 V	1:15 2:13 3:12 4:-12 5:-7 6:-6 8:-15 9:-11
right none 2 n sov	0:7 2:6 4:-9
right none 2 n svo	3:8
right none 2 n v2	1:9 2:-8 3:13 7:-7
right none 2 sov	4:-10
right none 2 sov and	3:18 8:-6
right none 2 sov from	0:10 1:-6 3:17 8:-15
right none 2 sov in	0:18 8:-6
right none 2 sov none	1:12 2:8 3:-8 4:-10 8:8
right none 2 sov obj	0:-24 1:-17 2:-10 3:51 4:-6 5:-6 6:-6 8:-13
right none 2 sov of	0:8 1:-9 2:-7 3:30 5:-7 8:-17
right none 2 sov subj	1:-13 2:-11 3:10 4:-8 5:-7 8:20
right none 2 sov with	0:6 1:-19 2:35 3:-13 8:-6
right none 2 svo	3:11
right none 2 svo as	1:-17 3:9 8:13
right none 2 svo at	1:-14 2:15 3:-8 4:22 5:-9 6:-10 7:-6 9:-6
right none 2 svo for	0:11 1:11 3:-10
right none 2 svo from	4:12 5:-13 6:-9 7:-7 8:12 9:-7
right none 2 svo in	1:-12 4:-15 5:23 6:-8 7:-6 8:19 9:-6
right none 2 svo is	0:8 1:-10 3:-14 4:-7 5:-7 7:-6 8:10 9:22
right none 2 svo none	3:19 6:-6
right none 2 svo of	0:15 2:9 3:-18 4:-11 5:-9 8:9 9:-6
right none 2 svo to	0:8 1:29 2:-10 3:-19 8:-16
right none 2 svo vs	1:-6 2:30 3:-16 8:-7
right none 2 svo with	0:7 1:28 2:-11 3:10 4:-7 6:-8 8:-13
right none 2 v2	2:-10 3:18 6:-6 7:-7
right none 2 v2 at	0:14 1:7 3:-6 4:-8
right none 2 v2 for	0:8
right none 2 v2 from	3:13
right none 2 v2 in	3:-10 4:15
right none 2 v2 none	3:11 7:-7 8:8
right none 2 v2 to	3:31 4:-23 8:-6
right none 2 v2 with	1:27 2:-7 4:-7 5:-8 6:-9 8:-14
right none A	1:7 2:9 6:-6
right none F	3:15
right none H	1:-6 2:20
right none N	0:6 2:-8 5:6 6:-6 7:-6 8:10
right none O	1:-6 3:7
right none U	0:13
right none V	0:7 1:15 2:11 4:-8 5:-6 8:-7 9:-8
right none h	1:-11 2:9 4:6
right over	1:18 3:-8 5:11 6:-7
right over -	1:31 4:-7 8:-10
right over 0	1:13 4:-11 5:24 6:-7 7:-6
right over 0 A	0:-8 1:34 3:-14 4:-7 5:-9 8:-8 9:14
right over 0 F	0:-10 1:22 2:-13 3:-13 4:-9 5:28 6:-11 7:-6 8:-6 9:-7
right over 0 H	2:-13 5:21
right over 0 N	0:16 1:-7 3:-6 4:-6 5:11
right over 0 O	1:-18 2:-10 3:6 4:-11 5:47 6:-10 8:-18 9:-7
right over 0 U	1:-6 2:15 3:13 4:-16 5:-16 6:-7 7:-6 8:15 9:-7
right over 0 V	1:18
right over 0 e sov	1:-9 3:13 5:10 8:-8
right over 0 e svo	0:-6 1:-15 2:6 3:-22 4:-11 5:24 6:-6 8:17 9:-6
right over 0 n sov	0:-9 1:-7 3:-16 4:-15 5:52 6:-10 7:-6 8:-13 9:-7
right over 0 n svo	1:18 4:-6 6:-6
right over 0 n v2	0:17 1:11 2:-9 4:-7 5:6 8:-13
right over 0 sov	0:-8 1:-7 4:-18 5:36 6:-10 7:-7 8:-8 9:-8
right over 0 sov none	1:-6 4:-8 5:30 6:-7 8:-15
right over 0 sov obj	0:-9 1:-7 2:-6 3:14 5:18 8:-10
right over 0 sov of	1:-6 3:-10 5:29 8:-10
right over 0 sov to	4:-15 5:-8 8:23
right over 0 svo	1:15 2:-10 4:-8 5:7 6:-7 9:6
right over 0 svo from	0:-6 1:-11 2:-17 3:-11 5:19 8:-14 9:26
right over 0 svo in	3:-7 4:12 5:-10 8:6
right over 0 svo none	0:-7 1:29 4:-9 9:-7
right over 0 v2	0:12 1:28 2:-10 4:-7 8:-10
right over 0 v2 none	0:20 1:12 2:-8 5:-12 8:-7
right over 1	0:11 1:10 3:-20 5:-10 9:8
right over 1 A	1:31 2:-15 3:-12 4:-10 8:-12 9:18
right over 1 F	3:-6 8:11
right over 1 O	0:22
right over 1 U	0:6 1:-13 2:15 3:-17 4:16 8:-6
right over 1 e svo	0:14
right over 1 n sov	0:-7 1:29 2:7 3:-17 4:-6 5:-7
right over 1 n svo	0:8 1:8 2:-10 3:-16 4:13 5:-6 8:-9 9:10
right over 1 n v2	0:6
right over 1 sov	0:-7 1:29 2:11 3:-18 4:-7 5:-10
right over 1 sov none	1:20 2:-9
right over 1 sov subj	0:-8 1:24 2:14 3:-18
right over 1 svo	0:13 1:8 2:-13 3:-20 5:-8 6:-6 9:16
right over 1 svo none	0:18 1:8 2:-7 3:-12
right over 1 svo of	0:-6 1:6 3:-10 5:-6 8:22
right over 1 v2	0:11
right over 2	0:15 2:-12 3:-7 4:23 5:-6 8:-10
right over 2 A	2:-14 4:19
right over 2 N	4:12 8:-7
right over 2 U	0:16
right over 2 e svo	4:10
right over 2 n sov	2:-17 3:-6 4:28 8:-7
right over 2 n svo	0:14
right over 2 sov	2:-8 4:13
right over 2 sov none	4:11
right over 2 svo	0:14 4:7 8:-6
right over 2 svo none	0:17 4:6
right over A	1:35 3:-14 5:-8 8:-11 9:11
right over F	0:-9 1:24 2:-11 3:-14 4:-9 5:15 6:-11 8:10 9:-7
right over H	1:9 2:-21 3:-6 5:23
right over N	0:14 1:-8 3:-7 4:8 8:7
right over O	1:-16 2:-10 3:7 4:-12 5:41 6:-9 8:-11 9:-7
right over U	0:17 1:-10 2:18 5:-13 6:-6 9:-6
right over V	1:21
right over h	0:6 1:-17 3:-14 5:25 6:-8 7:-6 9:12
right play	0:9 8:9
right play -	0:12 2:11 4:-8 5:-6 8:9
right play 0	0:6 4:-6 7:-6 8:9 9:-6
right play 0 A	0:10 2:9 3:-9 5:-6 8:13 9:-6
right play 0 F	2:-11 4:-8 5:-8 6:12 8:12 9:-6
right play 0 H	0:-10 1:16 2:14 3:-7 5:-6 8:-7
right play 0 N	0:6 1:-13 3:-10 4:-9 5:26
right play 0 O	0:19 2:-8 5:-8 8:-13
right play 0 U	0:18 1:7 2:-6 8:-10
right play 0 V	0:-14 2:-7 3:-8 4:-6 5:10 8:19
right play 0 e sov	0:9 1:27 2:-14 3:-12 8:-9
right play 0 e svo	0:8
right play 0 e v2	0:-9 3:-7 8:23
right play 0 n sov	0:-9 1:32 3:-10 4:-6 8:-11
right play 0 n svo	0:8 1:-16 2:6 4:-9 7:-6 8:14 9:-6
right play 0 n v2	0:20
right play 0 sov	1:26 3:-14 8:-11
right play 0 sov none	1:11 2:17 3:-12 8:-11
right play 0 sov subj	0:-11 1:30 2:-8 3:-7 8:-8
right play 0 svo	0:12 1:-17 2:6 4:-7 8:10 9:-6
right play 0 svo at	0:-6 2:-13 8:24
right play 0 svo in	0:17 1:-8 4:-6 8:7
right play 0 svo is	0:-7 1:-11 2:34 3:-7
right play 0 svo none	0:12 1:-13 3:9 4:-10 8:11 9:-6
right play 0 svo of	0:11 2:8 3:-6
right play 0 svo to	4:15 8:-6
right play 0 svo with	1:-6 2:-7 6:20
right play 0 v2	0:19 3:-10 4:-8 8:10
right play 0 v2 in	1:-12 8:17
right play 0 v2 none	0:15
right play 1	1:-26 3:30 4:12 5:-11 7:-7 9:-8
right play 1 A	0:-7 1:-24 2:27 3:-23 4:25 8:-10
right play 1 F	3:22 8:-9
right play 1 N	1:-8 2:-7 3:27 5:-8
right play 1 O	1:-7 2:-7 3:38 4:-8 5:-6 6:-7 8:-13
right play 1 U	0:7 1:-8 2:-10 3:11 4:-6 5:-6 6:17 8:-10
right play 1 V	0:-7 1:-26 2:-6 3:-9 8:39
right play 1 e sov	1:-20 3:15 8:20
right play 1 n sov	0:10 1:-12 3:-6 8:13
right play 1 n svo	0:6 1:-22 3:12 4:17 5:-8 6:6 7:-6 8:-11 9:-6
right play 1 sov	0:9 1:-21 3:-7 8:28
right play 1 sov none	0:14
right play 1 sov of	0:-13 1:-29 2:-6 3:9 8:37
right play 1 svo	1:-23 2:7 3:16 4:19 5:-10 6:8 7:-6 8:-10 9:-7
right play 1 svo at	0:11
right play 1 svo in	0:9
right play 1 svo none	0:-7 1:-24 2:25 3:27 4:6 5:-9 6:-9 7:-6 8:-16 9:-6
right play 1 v2	3:23 8:-11
right play 2	0:28 1:9 2:-9 3:-20 4:-7 9:6
right play 2 A	0:12 2:-6
right play 2 F	3:-20 9:22
right play 2 N	2:-6 3:-6 4:-9 5:-8 8:26
right play 2 O	1:12 3:-6
right play 2 U	0:11
right play 2 e sov	0:13 3:-9
right play 2 e svo	1:-6 2:-6 3:-6 4:-6 5:-6 8:26
right play 2 n svo	0:20 1:7 2:-8 3:-22 4:-6 8:-11 9:21
right play 2 sov	0:18 1:-6 3:-9
right play 2 sov none	0:16 3:-8
right play 2 svo	0:20 2:-7 3:-17 4:-7 8:8 9:9
right play 2 svo none	0:18 2:-10 3:-13 4:-7 8:7 9:6
right play A	0:11 1:-10 2:14 3:-10 5:-7 6:-6 7:-6 8:14 9:-6
right play F	0:6 2:-12 4:-10 5:-9 6:7 9:18
right play H	0:-12 1:7 2:25 3:-8 5:-6 8:-8
right play N	1:-9 2:-10 3:15 4:-8 6:-6 8:16
right play O	0:9 2:-9 3:20 5:-9 6:6 8:-13
right play U	0:16 2:-11 3:15 4:-7 5:-6 6:9 8:-12
right play V	0:-13 1:-21 2:-10 3:-16 4:-9 5:16 6:-6 8:39 9:-6
right play h	1:-12 2:-25 3:16 4:16 7:-7 8:-19 9:9
right push	1:9 2:-7 3:18 5:-8 9:-6
right push -	1:8 2:-12 3:18 4:8 5:-7 7:-6
right push 0	4:12 5:-8 7:-6 9:-7
right push 0 A	0:-6 1:25 2:-8 8:-8
right push 0 F	2:-6 3:23
right push 0 H	0:7 1:-9 2:-12 4:19
right push 0 N	0:-11 1:12 2:11 3:-21 4:23 5:-10 6:-7
right push 0 O	1:12 2:-11 4:6 5:-10 6:22 7:-6 8:-22 9:-7
right push 0 U	1:-12 4:-8 8:28
right push 0 V	2:11 3:-11 4:-12 8:17
right push 0 e sov	0:9 3:6
right push 0 e svo	1:-7 2:-7 3:-14 4:13 8:16
right push 0 e v2	1:-14 2:29 3:-16 4:-13 8:12
right push 0 n sov	0:-12 1:-14 2:19 3:-9 4:11 5:-8 6:14 8:-15
right push 0 n svo	1:26 2:-13 4:8 5:-7 7:-6 8:-10 9:-6
right push 0 n v2	2:-6 3:6 4:-7 8:9
right push 0 sov	0:-12 1:-16 4:14 5:-7 6:20 8:-15
right push 0 sov none	1:-7 2:19 3:-17 4:18 5:-7 8:-13
right push 0 sov obj	3:16
right push 0 svo	1:21 2:-13 4:11 5:-8 7:-6 9:-6
right push 0 svo at	0:-16 1:-15 2:-8 3:-14 4:38 5:-6
right push 0 svo in	0:-16 1:-8 3:-8 4:-19 8:41
right push 0 svo none	1:21 2:-13 3:8 5:-7 7:-6 8:-12
right push 0 svo with	1:30 3:-12 4:-6 8:-11
right push 0 v2	2:17 4:-13 5:-8 6:-6 8:8
right push 0 v2 none	2:16 4:-8 5:-6
right push 1	0:-11 2:-9 3:47 4:-14 5:-9 6:-8 7:-6 8:-6 9:-6
right push 1 A	0:9
right push 1 F	0:6 3:6
right push 1 O	0:-11 1:-15 2:-7 3:31 4:-12 5:-11 6:-8 8:19
right push 1 U	0:-17 1:17 2:-6 3:22 4:-6 8:-12
right push 1 e svo	1:-7 3:28 4:-7 8:-7
right push 1 n sov	1:-7 3:14
right push 1 n svo	1:-13 2:-7 3:32 4:-12 5:-9 6:-6
right push 1 n v2	0:-8 1:27 3:-9 8:-7
right push 1 sov	0:7 1:-6
right push 1 svo	1:-13 2:-8 3:35 4:-11 5:-8 6:-7
right push 1 svo none	0:-9 1:-14 2:-8 3:33 4:-12 5:-8 6:-6 8:12
right push 1 svo with	0:11 3:-7
right push 1 v2	0:-11 1:23 8:-7
right push 1 v2 none	0:-11 1:14 3:15 8:-7
right push 2	0:15 3:16 4:-19 5:-7 8:10
right push 2 A	0:11
right push 2 F	3:13
right push 2 N	3:6 4:-13 8:16
right push 2 O	0:11 3:16 8:-17
right push 2 e svo	0:19 3:-11
right push 2 n svo	2:-6 3:32 4:-16 5:-7 6:-6
right push 2 svo	0:19 2:-6 3:24 4:-18 5:-8
right push 2 svo in	4:-15 8:20
right push 2 svo none	0:9 3:15 4:-6
right push A	1:27 8:-7
right push F	0:8 1:-9 2:-7 3:30 4:-6 6:-7 8:-8
right push H	0:10 1:-13 2:-17 4:23
right push N	0:-13 2:9 4:21 5:-12 6:-8 7:-6 9:-6
right push O	0:7 1:-8 2:-9 3:28 5:-10 6:7 8:-14 9:-6
right push U	0:-18 2:-10 3:20 4:-14 5:-8 6:-7 7:-6 8:28 9:-6
right push V	2:10 3:-16 4:-14 8:17
right push h	1:-14 2:17 3:14 5:-13 7:-6 9:-8
right race	0:6 2:9 3:-9 4:-8 5:-8 8:12
right race -	1:23 8:-9
right race 0	1:14 3:-11 4:-7 5:-7
right race 0 A	1:6 2:14 3:-8 8:-7 9:6
right race 0 N	1:-6 3:-7 4:-10 5:-8 8:32
right race 0 O	1:18 2:12 3:-11 5:-6 8:-7
right race 0 U	0:11
right race 0 V	1:10
right race 0 e sov	0:6 1:27 2:-13 3:-7 8:-6
right race 0 e svo	1:8 2:12
right race 0 n svo	1:6 2:-12 3:-8 4:-9 5:-9 8:15 9:17
right race 0 sov	1:20 3:-7
right race 0 sov and	1:-21 2:23
right race 0 sov none	1:18 2:-6
right race 0 sov of	1:16 2:-8
right race 0 svo	1:8 2:7 3:-11 4:-8 5:-8 8:7 9:9
right race 0 svo none	0:7 1:15 3:-8
right race 1	0:-14 2:-7 4:-9 5:-9 8:35
right race 1 N	0:-9 1:-6 3:-6 4:-7 8:33
right race 1 V	1:14
right race 1 e svo	0:-13 1:-8 2:-6 3:-7 4:-11 5:-8 8:39
right race 1 n svo	1:9 8:10
right race 1 svo	0:-14 1:12 2:-7 3:-8 4:-11 5:-7 8:31
right race 1 svo none	0:-10 3:-6 4:-8 8:25
right race 2	0:20 3:-7 8:-6
right race 2 U	0:11
right race 2 e sov	0:8
right race 2 e svo	0:13
right race 2 sov	0:12
right race 2 sov none	0:9
right race 2 svo	0:14 1:6
right race 2 svo none	0:6
right race A	2:12 3:-9 8:-9 9:11
right race N	0:-8 1:-7 2:-7 3:-12 4:-14 5:-11 8:46
right race O	1:19 2:8 3:-11 8:-7
right race U	0:24 1:-7
right race V	1:22
right race h	0:-12 1:-17 2:9 3:-15 4:-16 5:-13 6:-7 7:-6 8:42 9:11
right reach	5:9 7:-6
right reach -	1:19 2:-7 4:-7 7:-6 9:-6
right reach 0	2:8 5:8 7:-6 9:-7
right reach 0 A	0:-7 1:15 2:22 5:-13 7:-7 8:-13 9:-8
right reach 0 F	1:7 3:-12 4:25 5:-10
right reach 0 H	2:19
right reach 0 N	1:-7 2:-10 4:25 6:-6
right reach 0 O	0:-8 1:-14 2:-15 5:16 6:11 7:-6 8:13 9:-6
right reach 0 U	4:-10 6:-6 8:7
right reach 0 V	1:-23 3:9 4:7 5:14 8:-13 9:-6
right reach 0 e sov	0:-7 2:-10 3:-19 4:42 5:-9 6:-6
right reach 0 e svo	0:14 1:-7 2:9 3:-21 5:26 6:-7 8:-10
right reach 0 e v2	3:20 4:-6
right reach 0 n sov	2:8 3:-28 4:46 5:-12 6:-8 8:-19
right reach 0 n svo	0:-8 2:12 4:-13 7:-6 8:9 9:-7
right reach 0 n v2	1:-12 2:-10 3:10 4:-10 5:23 6:9 8:-14
right reach 0 sov	0:-8 3:-28 4:58 5:-12 6:-8 7:-6 8:-8 9:-8
right reach 0 sov none	2:-12 3:-24 4:56 5:-10 6:-7 9:-6
right reach 0 sov obj	0:-6 1:10 3:-16 4:14
right reach 0 sov to	4:25 5:-6 8:-9
right reach 0 svo	2:11 4:-8 5:13 7:-6 9:-7
right reach 0 svo at	0:14 2:8 3:-6 8:-10
right reach 0 svo from	0:-12 1:-10 2:17 3:11 4:-8 5:-11 6:-7 8:13
right reach 0 svo in	1:-12 2:-13 3:-11 6:-6 8:29
right reach 0 svo none	3:9 4:-10 5:16 9:-6
right reach 0 svo of	0:-7 1:-8 2:10 4:-10 5:-9 8:23
right reach 0 svo with	0:-15 1:-10 2:27 3:-31 4:-11 5:-19 6:26 8:12
right reach 0 v2	0:-13 2:-12 4:-11 5:32 6:9 8:-17
right reach 0 v2 none	1:8 2:-12 3:20 4:-10 5:-7 6:9 8:-9
right reach 1	2:-9 3:12 4:-14 5:28 6:-13 7:-7
right reach 1 A	0:10 2:16 3:-16 5:-9 8:-9
right reach 1 F	0:-9 1:-7 2:-9 5:11 6:-9 8:19
right reach 1 N	0:-8 2:-11 3:10 4:-22 5:16 8:19
right reach 1 O	0:-13 1:-7 2:-11 3:35 4:-18 5:25 6:-13 7:-6 8:-12 9:-7
right reach 1 U	0:-6 1:16 2:-7 4:16 5:-9 8:-12
right reach 1 V	1:26 4:-9 8:-11
right reach 1 e sov	1:22 2:-15 3:12 4:-11 8:-6
right reach 1 e svo	1:-14 2:-10 4:22 5:15 6:-11 8:-13
right reach 1 n sov	0:-9 1:-10 2:15 5:-9 6:-7 8:13 9:-6
right reach 1 n svo	0:-7 1:10 2:-13 3:11 4:-14 5:18 6:-9 7:-6
right reach 1 sov	0:-6 1:15 2:-6 3:7 5:-11 6:-7 7:-6 8:10 9:-7
right reach 1 sov none	0:-12 1:11 2:-11 3:38 4:-9 5:-9 8:-19
right reach 1 sov obj	1:12 2:-8 3:10 4:-6
right reach 1 sov subj	1:-12 2:23
right reach 1 svo	0:-6 2:-16 3:11 4:-7 5:23 6:-13 7:-7
right reach 1 svo at	0:12
right reach 1 svo in	1:11 4:-6
right reach 1 svo none	0:-11 1:11 2:-14 3:6 5:27 6:-12 7:-7 8:-7
right reach 1 svo with	0:6 1:-9 3:17 8:-6
right reach 2	0:10 1:26 2:-9 4:-15 5:-12 6:-7 8:17 9:-6
right reach 2 A	1:33 3:-10 4:-8 8:-9
right reach 2 F	8:10
right reach 2 N	1:10 4:-8 5:-7 8:11
right reach 2 O	2:-7 3:13 4:-14 5:-13 6:-7 8:16 9:-6
right reach 2 U	0:10 1:20 2:-6 3:-11 8:-11
right reach 2 e sov	0:9 1:17 2:-6 8:-11
right reach 2 e svo	0:12 1:-12 3:15 4:-8 5:-9 8:8
right reach 2 n sov	1:34 2:-8 3:-28 4:-8 5:-6 8:11
right reach 2 n svo	1:20 3:-9 4:-12 5:-6
right reach 2 sov	0:7 1:33 2:-11 3:-16 4:-11 5:-9 6:-7 8:8
right reach 2 sov none	0:12 1:19 2:-9 3:-7 8:-7
right reach 2 sov of	3:11
right reach 2 svo	0:6 1:18 4:-13 5:-12 6:-7 8:13 9:-7
right reach 2 svo at	4:-6 8:17
right reach 2 svo from	0:9
right reach 2 svo in	0:14
right reach 2 svo none	1:31 3:-7 4:-9 5:-10 9:-6
right reach A	1:14 2:15 4:6 5:-12 7:-6 8:-13
right reach F	2:-7 4:17 5:-6 6:-11 7:-7 8:14 9:-8
right reach H	2:18
right reach N	1:-6 2:-11 3:6 6:-6 8:15
right reach O	0:-6 1:-9 2:-14 3:11 5:18 7:-6 8:9 9:-7
right reach U	1:17 4:-8 6:-7 8:-8 9:-6
right reach V	3:11 5:10 6:-6 9:-8
right reach h	0:-7 4:8 5:19 6:-9 7:-7
right save	1:11 3:-6 4:-6 5:-7 6:-6 8:14 9:-6
right save -	1:34 2:-15 4:-6
right save 0	1:13 2:10 3:-11 5:-7 6:-6 7:-6 8:15 9:-6
right save 0 A	1:12 2:6 3:-9 4:7 5:-6
right save 0 O	1:-11 2:-8 3:12 4:-14 5:-6 6:-6 8:22
right save 0 V	1:24 2:-7 8:-7
right save 0 e sov	0:-8 1:7 2:-10 4:21 8:-6
right save 0 e svo	0:16 2:-6
right save 0 e v2	1:-7 8:17
right save 0 n svo	1:7 2:15 4:-14 5:-7 6:-6 8:8 9:-6
right save 0 n v2	1:10
right save 0 sov	1:10 2:-8 4:11 8:-7
right save 0 sov none	2:-13 4:19
right save 0 svo	0:9 1:11 2:9 4:-11 5:-6 6:-6
right save 0 svo is	0:13 1:6
right save 0 svo none	1:26 2:7 4:-12 5:-8 6:-6
right save 0 v2	0:-7 4:14
right save 0 v2 none	0:-7 1:6 2:-10 3:-6 4:9 8:14
right save 1	3:-10 4:11 5:-6 8:7 9:-6
right save 1 A	0:-6 1:16 2:-11 3:-11 4:23 8:-7 9:-6
right save 1 e v2	2:7 3:-7 4:13
right save 1 n svo	1:16 2:-6
right save 1 svo	1:21 2:-8
right save 1 svo none	1:20 2:-8
right save 1 v2	4:16
right save 1 v2 none	3:-6 4:15
right save A	1:18 2:9 3:-10 5:-6 9:-6
right save N	4:-6 8:14
right save O	1:-10 2:-8 4:-16 5:-6 8:28
right save V	1:22 8:-8
right save h	1:-10 2:20 3:-17 4:11 5:-10 6:-6 7:-6 8:16 9:-8
right shoot	1:11 2:14 3:-12 4:-6 7:-6
right shoot -	1:18 2:12 3:-12 5:-6 9:-6
right shoot 0	1:11 2:20 3:-14 5:-7
right shoot 0 A	0:-7 1:15 2:25 3:-7 4:-6 6:-7 8:-6
right shoot 0 F	1:8 2:-10 3:-20 4:13 8:-7 9:11
right shoot 0 H	1:-9 2:25
right shoot 0 N	0:-10 1:20 2:-11 3:-12 4:-14 5:-8 6:18
right shoot 0 O	0:21 1:13 3:-13 8:-10
right shoot 0 U	2:-6 6:20
right shoot 0 V	1:-19 2:14 3:-8 4:7 8:9
right shoot 0 e sov	2:11 3:-6 6:16 8:-7
right shoot 0 e svo	1:-30 2:28 3:-6 4:10
right shoot 0 e v2	6:23 8:-7
right shoot 0 n sov	0:-11 1:-18 2:28 3:-14 4:-9 5:-6 6:25 8:-9 9:-6
right shoot 0 n svo	1:18 2:10 3:-13 4:-9 5:-7 6:-7 9:12
right shoot 0 n v2	0:-7 1:18 2:-11 3:-13 4:21
right shoot 0 sov	0:-11 1:-23 2:44 3:-10 4:-9 5:-6 6:14 8:-9 9:-6
right shoot 0 sov none	6:14
right shoot 0 sov obj	0:-7 1:-11 2:28 3:-12 4:-7 6:14 8:-6
right shoot 0 sov to	1:-8 2:22
right shoot 0 svo	1:8 2:19 3:-13 4:-7 5:-6 6:-7
right shoot 0 svo in	0:-7 1:-8 2:-9 8:29 9:-7
right shoot 0 svo none	0:6 1:14 2:17 3:-11 5:-6 6:-6 8:-10
right shoot 0 svo of	1:-7 2:8 3:-12 6:-7 8:-8 9:26
right shoot 0 svo with	1:8
right shoot 0 v2	0:-6 1:17 3:-9
right shoot 0 v2 none	0:-7 1:9 3:-15 4:25 6:-6
right shoot 1	0:-10 1:14 4:-16 5:11 6:12 7:-8 8:-7 9:-9
right shoot 1 A	0:-9 1:8 2:12 3:18 4:-9 8:-10
right shoot 1 H	2:7
right shoot 1 O	0:-18 1:15 2:-10 3:-21 4:-13 5:18 6:7 7:-6 9:-6
right shoot 1 U	0:11
right shoot 1 V	2:12 3:6
right shoot 1 e svo	2:9
right shoot 1 n sov	0:-9 1:-7 3:-16 4:-6 6:36 8:-8
right shoot 1 n svo	0:-7 1:12 3:11 4:-16 6:-9 7:-6 8:14 9:-8
right shoot 1 sov	0:-11 1:12 3:-19 4:-7 5:-7 6:32 8:-11
right shoot 1 sov with	0:-8 3:-7 6:20 8:-7
right shoot 1 svo	1:8 3:22 4:-18 6:-11 7:-7 8:8 9:-9
right shoot 1 svo at	0:-7 1:-9 2:-7 3:-14 4:-8 5:31
right shoot 1 svo from	0:7
right shoot 1 svo none	3:25 4:-11 5:-8 6:-8 7:-6 9:-6
right shoot 1 v2	2:14
right shoot 2	0:9 1:7 2:-15 3:-10 4:15 8:6
right shoot 2 A	0:7 2:-8 4:7
right shoot 2 O	0:10 1:7
right shoot 2 n sov	1:9
right shoot 2 n svo	0:15 1:8 2:-14 3:-11 4:19 8:-7
right shoot 2 sov	1:10
right shoot 2 sov subj	1:17 2:-6
right shoot 2 svo	0:16 1:24 2:-14 3:-10 7:-6 8:-9
right shoot 2 svo none	0:21 2:-13 3:-9 4:11 8:-6
right shoot 2 v2	0:-6 4:-6 8:18
right shoot 2 v2 none	4:-6 8:16
right shoot A	1:12 2:19 6:-8 8:-7
right shoot F	1:9 2:-13 3:-24 5:-6 6:16 8:-8 9:16
right shoot H	2:25 6:-10
right shoot N	0:-15 1:16 2:-11 3:-16 4:-20 5:-12 6:18 8:26 9:-6
right shoot O	0:7 1:25 3:-25 4:-10 5:14 7:-6 8:-11 9:-7
right shoot U	0:8 2:-13 3:-9 4:-6 6:31 8:-10
right shoot V	0:-8 2:14 5:-8 6:-7 7:-6 8:6 9:6
right shoot h	1:-18 2:18 4:-11 6:7 7:-7 9:10
right sneak	2:10 3:8 4:9 5:-8 6:-7
right sneak -	1:10 2:11 3:-17 5:9 6:-7 7:-6 8:9 9:-6
right sneak 0	2:16 4:7 6:-6
right sneak 0 A	0:-9 2:26 3:7 4:-6 5:-6 8:-7
right sneak 0 F	3:12 4:7
right sneak 0 N	4:9
right sneak 0 O	1:-7 2:-10 4:24 6:-6
right sneak 0 U	0:19 4:-6
right sneak 0 V	1:26 2:-6 3:-8 8:-6
right sneak 0 e sov	2:20
right sneak 0 e svo	0:12
right sneak 0 e v2	1:-12 2:38 3:-8 4:-6 8:-6
right sneak 0 n sov	1:-27 2:48 3:-9 4:-9 8:-6
right sneak 0 n svo	1:10 2:-21 3:7 4:18 5:8 6:-6 8:-12 9:-6
right sneak 0 n v2	0:-10 2:-21 3:-16 4:7 5:-10 8:9 9:28
right sneak 0 sov	1:-16 2:46 3:-9 4:-10
right sneak 0 sov none	1:-15 2:27
right sneak 0 sov to	2:26 4:-8
right sneak 0 svo	0:10 1:7 2:-21 3:9 4:16 8:-11
right sneak 0 svo in	3:-9 4:24 8:-6
right sneak 0 svo none	1:16 2:-24 3:11 4:9 8:-8
right sneak 0 v2	0:-10 2:21 3:-15 4:11 5:-12 9:7
right sneak 0 v2 in	0:-8 1:-12 2:36 3:-12 5:-9 9:-6
right sneak 0 v2 none	1:9 2:-9 3:-9 4:-8 9:19
right sneak 1	1:10 2:-19 3:29 5:-11 6:-15 7:-6 9:-7
right sneak 1 A	0:-6 1:28 2:-16 3:6 4:-7
right sneak 1 N	0:13 3:11 4:-10
right sneak 1 O	0:-16 1:-7 2:-7 3:6 4:9 5:-9 6:-7 8:19
right sneak 1 n sov	0:-8 2:-11 3:8 4:-7 8:22
right sneak 1 n svo	2:-9 3:19 4:10 5:-6 6:-11 8:-10
right sneak 1 n v2	1:12 2:-6 3:11 4:-7 8:-6
right sneak 1 sov	0:-6 2:-11 3:9 4:-6 8:18
right sneak 1 svo	2:-10 3:24 5:-7 6:-13 8:-10
right sneak 1 svo none	1:7 2:-11 3:21 4:6 5:-7 6:-10 8:-10
right sneak 1 v2	1:15 3:8 4:-8 8:-7
right sneak 1 v2 none	1:13 4:-6
right sneak 2	2:17 3:-14 5:-17 6:-6 8:19
right sneak 2 N	0:-6 3:-20 4:10 5:-14 8:27
right sneak 2 O	5:-9 8:17
right sneak 2 e svo	0:-7 2:23 3:-16 8:-7
right sneak 2 n sov	2:-6 3:-8 4:-10 5:-6 8:23
right sneak 2 n svo	0:-9 2:-7 3:23 4:-9 5:-10 8:9
right sneak 2 n v2	5:-6 8:12
right sneak 2 sov	0:10 2:-7 3:-6 4:-10 8:14
right sneak 2 svo	0:-12 2:7 3:-8 4:17 5:-14 8:10
right sneak 2 svo none	0:-14 2:13 3:9 4:13 5:-10 8:-16
right sneak 2 v2	8:8
right sneak 2 v2 none	4:-6 5:-9 8:19
right sneak A	0:-11 1:7 2:28 4:-11 5:-7 7:-6 8:-9
right sneak F	3:18 6:-9
right sneak N	1:-7 2:15 3:-9 5:-12 8:14
right sneak O	0:-9 1:-11 2:-14 3:18 4:23 6:-10 7:-6 9:-7
right sneak U	0:21 4:-7
right sneak V	1:26 2:-6 3:-8 8:-6
right sneak h	1:-9 3:28 5:-12 6:-8
right stay	1:-6
right stay -	0:11 2:-9 3:9 4:-7 8:9 9:-6
right stay 0	1:-10 5:10 6:-8 8:7
right stay 0 A	2:13 4:-9 5:12 6:-7 7:-11 8:14 9:-11
right stay 0 F	1:-11 2:16 3:19 5:-13 6:-9 8:-12
right stay 0 H	0:-6 1:8 2:7 3:-10 4:-8 5:-11 7:20 8:-8
right stay 0 N	1:-6 2:-11 3:16 4:-24 8:24
right stay 0 O	0:-12 1:-11 2:-10 4:15 5:13 6:-9 7:-6 8:11
right stay 0 U	0:20 2:-8 3:9 4:-9 5:9 8:-13
right stay 0 V	1:-15 2:-19 3:-17 4:9 8:24 9:13
right stay 0 e svo	2:-13 3:9 4:26 5:-12 6:-6 7:-6 8:-17
right stay 0 e v2	0:-7 1:-10 2:-16 4:19 5:16 6:-6 8:-7
right stay 0 n sov	1:-11 2:14 3:8 4:-21 5:-12 6:-6 7:-6 8:7 9:14
right stay 0 n svo	0:6 1:-14 5:7 6:-8 8:18 9:-8
right stay 0 n v2	2:-7 3:11 4:-13 5:21 6:-6 7:-6 8:-12 9:-7
right stay 0 sov	1:-13 2:22 3:9 4:-21 5:-13 6:-6 7:-7 8:10
right stay 0 sov in	0:-16 3:23 4:-8 5:-6 8:9
right stay 0 sov none	0:15 1:-8 2:-6 3:-8 4:-8 8:-10 9:23
right stay 0 sov subj	1:-6 2:27 4:-6
right stay 0 sov to	4:-10 8:23
right stay 0 svo	1:-14 5:6 6:-9 8:20 9:-9
right stay 0 svo at	8:14
right stay 0 svo in	0:-13 1:-7 2:17 4:-19 5:21 8:-9
right stay 0 svo none	1:-14 3:-7 4:10 6:-9 7:7 8:10 9:-8
right stay 0 v2	2:-19 3:27 5:18 6:-7 7:-6 8:-11 9:-8
right stay 0 v2 at	0:-8 1:-7 2:-11 3:13 4:23 5:-11
right stay 0 v2 none	1:-9 2:-15 4:-15 5:41 6:-7 8:-11 9:-6
right stay 1	2:9 4:9 7:-7 8:-7
right stay 1 A	0:6 1:14 2:14 3:-19 4:12 5:-7 8:-11 9:-6
right stay 1 F	3:8
right stay 1 H	5:11
right stay 1 N	0:-10 2:23 3:-16 4:22 5:-9 8:-17
right stay 1 O	0:6 2:-13 3:20 4:-10 5:-7 6:9 8:-12
right stay 1 U	0:10 1:-8 2:-7 3:-11 8:21
right stay 1 V	0:11 1:-10 2:-6 3:-6 4:-6 8:-7 9:21
right stay 1 e svo	0:9 1:-14 3:18 4:-11 5:15 6:-6 8:-10
right stay 1 e v2	0:7 1:12 3:6 4:-9 8:-6
right stay 1 n sov	0:-9 1:-6 2:31 3:-17 4:-13 5:-6 8:14
right stay 1 n svo	2:11 3:-18 4:27 5:-12 7:-6 8:-21 9:6
right stay 1 sov	0:-7 2:20 3:-16 4:-10 5:-6 8:20
right stay 1 sov none	0:-17 1:-12 2:22 3:-17 4:-8 5:-6 8:29
right stay 1 sov of	2:19 4:-6
right stay 1 svo	3:-8 4:18 7:-6 8:-17
right stay 1 svo in	0:13
right stay 1 svo none	1:-12 2:10 4:17 5:-12 7:-6 8:-16 9:12
right stay 1 svo with	1:13 2:-12 3:-12 5:18 6:-6
right stay 1 v2	1:12 2:-6 3:8 4:-8
right stay 1 v2 none	0:8 3:18 4:-7
right stay 2	0:14 2:-8 4:-13 5:-9 6:12 7:-6 8:11 9:-7
right stay 2 A	1:25 2:-9 3:9 4:-10 5:-7 8:-11 9:-6
right stay 2 N	0:9
right stay 2 O	3:25 5:-6 6:-6 8:-10
right stay 2 U	0:24 1:-8 2:-8 3:-11 8:12
right stay 2 e svo	0:7 1:13 2:-11 3:-7 4:-8 5:-6 8:16
right stay 2 e v2	0:9 1:6 2:-6 3:13 4:-6 8:-9
right stay 2 n sov	1:-16 2:-11 3:14 8:15
right stay 2 n svo	0:17 2:13 3:-18 4:-7 5:-6 6:14 8:-9
right stay 2 sov	0:9 1:-12 2:-7 3:8 8:10
right stay 2 sov none	1:-23 3:-6 8:28
right stay 2 svo	0:17 1:8 3:-16 4:-10 5:-7 6:8 9:-6
right stay 2 svo at	0:12
right stay 2 svo from	0:11
right stay 2 svo none	0:11 2:12 3:-26 4:-10 5:-8 6:12 7:-6 8:13 9:-7
right stay 2 v2	0:9 2:-7 3:19 4:-7 6:-8 8:-11
right stay 2 v2 none	0:14 1:-8
right stay A	1:7 2:16 3:-14 6:-7 7:-9 9:-9
right stay F	1:-15 2:14 3:15 5:-12 8:-15 9:-6
right stay H	0:-8 1:6 3:-11 4:-8 6:-7 7:16 8:-9 9:-6
right stay N	0:-12 1:-9 2:12 3:16 5:-7 6:-7 7:-6 8:6 9:-7
right stay O	2:-13 3:17 4:10 7:-6 8:-9 9:-6
right stay U	0:24 1:-9 2:-10 4:-8 8:7
right stay V	1:-19 2:-22 3:-19 4:12 6:-6 7:-6 8:14 9:18
right stay h	0:-7 1:-14 2:29 3:-12 4:11 7:-9
right steal	2:13 3:8 5:-6 6:-6
right steal -	0:-8 1:16 2:15 3:-6
right steal 0	0:-7 2:19 5:-6 6:-6
right steal 0 A	0:-7 1:9 2:23 4:-7 8:-6
right steal 0 F	1:-6 2:-10 3:16 4:-8 6:-7 8:15
right steal 0 H	1:6 2:6
right steal 0 N	2:-13 4:26 8:-9
right steal 0 O	1:-7 2:6 3:-8 4:-13 5:-10 6:-8 8:34 9:-6
right steal 0 U	0:-17 1:-6 2:6 4:25 5:-6 6:-6 8:-14
right steal 0 V	0:-8 2:-14 3:21 4:-6 8:-14 9:17
right steal 0 e sov	3:33 4:-9 6:-7 8:-11
right steal 0 e svo	2:20 3:-8
right steal 0 e v2	0:10
right steal 0 n sov	0:-7 1:-24 2:-6 3:13 4:18 5:-6 6:-7 8:12 9:-6
right steal 0 n svo	0:-6 1:19 2:15 3:-8
right steal 0 n v2	0:-12 2:8 3:11 4:-9 5:-7 6:-7 7:-6 8:7 9:-8
right steal 0 sov	0:-8 1:-16 3:31 5:-8 6:-9 7:-6 9:-7
right steal 0 sov none	0:-10 1:-26 3:30 4:-11 5:-7 6:-6 8:15 9:-6
right steal 0 sov obj	2:-16 3:23 4:16 6:-7 8:-11
right steal 0 svo	0:-6 1:8 2:26 3:-9
right steal 0 svo at	1:-8 4:-7 8:-12 9:29
right steal 0 svo none	1:9 2:27 3:-11
right steal 0 v2	1:-15 2:21 3:7 4:-9 5:-6 6:-6 8:11
right steal 0 v2 none	2:18 4:-7 8:-6
right steal 1	0:-6 1:11 7:-7 9:-9
right steal 1 A	1:14 2:18 3:-12 5:-6 6:-6 7:-6 8:-11 9:-10
right steal 1 F	2:-14 3:26 5:-8 6:7 8:-7
right steal 1 N	3:-7 4:11 5:15 8:-15
right steal 1 O	0:-7 2:-6 3:-16 4:-6 5:-6 8:33
right steal 1 e sov	0:15 1:-9 2:14 3:6 8:-13
right steal 1 e svo	2:-15 3:41 4:-7 5:-7 6:-8
right steal 1 e v2	1:10 2:13 4:-10
right steal 1 n sov	0:-12 1:20 2:25 3:-29 4:-10 5:-7 6:-6 8:11 9:-11
right steal 1 n svo	0:-10 1:-13 2:6 4:15 5:-6 6:12
right steal 1 n v2	1:10 3:-7 5:17 8:-8
right steal 1 sov	1:13 2:14 4:-9 5:-7 6:-6 9:-8
right steal 1 sov from	1:-9 2:24 3:-12 8:13 9:-7
right steal 1 sov none	0:-6 1:23 2:9 3:-17
right steal 1 sov of	0:7 3:12 8:-9
right steal 1 sov subj	2:11
right steal 1 sov with	0:12
right steal 1 svo	0:-12 1:-8 3:12 4:6 5:-10 6:8 7:-6 8:10 9:-6
right steal 1 svo none	0:-6 1:-10 2:8 3:14 4:-11 5:-10 8:9
right steal 1 v2	0:-7 1:15 3:-9 4:-9 5:17 8:-7
right steal 1 v2 none	0:-6 1:18 3:-8 4:-10 5:17 8:-10
right steal 2	1:19 2:-8 4:-13 5:-7 8:19
right steal 2 A	1:26 3:-6
right steal 2 N	4:-8 8:19
right steal 2 O	3:10 4:-10 8:13
right steal 2 e sov	0:-7 1:19 2:-12 3:-8 4:-10 8:23
right steal 2 n sov	1:15
right steal 2 n svo	1:8 2:-7 3:13 4:-8 6:8 8:-11
right steal 2 sov	1:22 2:-13 3:-11 4:-9 8:24
right steal 2 sov none	1:19 2:-8 3:-6
right steal 2 sov subj	1:18 2:-8
right steal 2 sov to	0:-7 2:-7 3:-10 4:-13 5:-6 8:36
right steal 2 svo	3:8 4:-6 8:-7
right steal 2 svo none	6:11
right steal A	0:-6 1:13 2:23 8:-8 9:-7
right steal F	1:-7 2:-16 3:28 4:-10 5:-8 8:7
right steal H	2:12
right steal N	1:-8 2:-18 3:-12 4:25 5:14
right steal O	1:-9 4:-17 5:-13 6:-6 7:-6 8:34 9:-7
right steal U	0:-8 3:6 4:19 8:-12
right steal V	0:-10 2:-15 3:24 4:-6 8:-15 9:11
right steal h	1:-14 2:11 3:13 5:-9 7:-6 8:8
right take	1:8 3:9 6:-6 7:-6
right take -	1:15 2:-6 3:7
right take 0	1:7 3:7 6:-6
right take 0 A	1:16 8:-6
right take 0 F	3:28 5:-7 6:-10
right take 0 H	1:9 2:13
right take 0 N	0:7 2:-12 3:-17 4:10 6:-6 8:21
right take 0 O	3:15 4:-8 6:-6 7:-6 8:11 9:-7
right take 0 U	0:11 1:-9 2:-8 3:9 4:19 5:-6 6:-6 7:-6 9:-6
right take 0 V	2:-9 3:-13 4:19 9:-7
right take 0 e sov	1:9 3:21 5:-9 6:-9 9:-6
right take 0 e svo	0:13 2:11 4:-14 6:-8 7:-6 8:-13 9:-6
right take 0 e v2	0:-6 1:-32 2:11 3:27 4:27 5:-10 6:-6 7:-6 8:-13 9:-8
right take 0 n sov	1:-19 3:29 5:-9 7:-6
right take 0 n svo	1:14 6:-6
right take 0 n v2	1:8 3:8 5:-14 6:-7 7:-6 8:11
right take 0 sov	1:-8 3:31 5:-9
right take 0 sov from	3:-7 8:21
right take 0 sov in	0:-8 1:12 3:-6 4:-6 8:8
right take 0 sov is	0:-9 1:-10 2:-8 3:32 4:-7
right take 0 sov none	0:7 1:-21 2:9 3:22 5:-9 7:-6 9:-7
right take 0 sov obj	1:-11 3:29 5:-9 6:-9 8:-9
right take 0 sov to	2:-7 3:-11 4:28 5:-6 8:-9
right take 0 sov with	0:8 1:10 3:-7
right take 0 svo	1:14
right take 0 svo at	1:-11 3:6 4:-8 5:-7 8:26
right take 0 svo for	2:-11 3:-8 4:21
right take 0 svo from	0:-10 1:12 2:-8 3:-19 4:-9 5:-9 8:30
right take 0 svo in	1:-15 2:-13 3:-11 5:21 6:-6 7:-6 8:17 9:-7
right take 0 svo is	0:6 1:8 2:6 3:-7
right take 0 svo none	1:15
right take 0 svo of	0:-7 1:-9 2:-12 4:-15 5:24 6:-11 8:-9 9:18
right take 0 svo to	1:-6 2:-9 3:-6 4:26 8:-7
right take 0 svo with	1:26 2:-8 3:12 4:-7 5:-6 6:-9 8:-13
right take 0 v2	2:9 3:15 4:8 5:-11 6:-7 7:-6
right take 0 v2 at	3:17 4:-17 5:-6 8:7
right take 0 v2 by	8:15
right take 0 v2 in	3:-8 4:24 8:-7
right take 0 v2 none	0:-8 3:22 4:12 5:-10 6:-7 7:-6 8:-7
right take 0 v2 with	0:11 1:-11 2:11 3:-6
right take 1	1:11 2:6 3:14 4:-8 7:-6 9:-6
right take 1 A	1:32 4:-8 5:-6
right take 1 F	0:6 1:-8 2:-8 3:32 4:-7 6:-6
right take 1 H	0:-6 1:12 2:-24 3:-7 6:8 8:20
right take 1 N	0:9 1:-14 2:8 3:19 5:-6 6:-6 8:-8 9:-6
right take 1 O	0:-6 1:-11 2:-7 3:10 7:-7 8:19 9:-8
right take 1 U	0:-6 1:9 3:35 4:-15 5:-10 6:-7 7:-6 8:-11 9:-7
right take 1 V	0:-7 1:26 2:-7 3:6 4:-6 8:-9
right take 1 e sov	0:-6 1:14 3:12 4:-15 5:-9 6:-6 7:-6 8:16 9:-6
right take 1 e svo	0:-6 1:-13 2:40 3:8 4:-12 5:-12 6:-6 8:-19
right take 1 e v2	0:-9 1:16 3:25 4:-14 8:-19
right take 1 n sov	0:7 1:24 2:-9 4:-8 5:-6
right take 1 n svo	1:11 2:-6 3:15 4:-9 7:-6 9:-7
right take 1 n v2	1:15 2:-15 3:-28 4:20 5:-10 8:10
right take 1 sov	1:20 2:-7 3:12 4:-13 5:-8 6:-6 8:9
right take 1 sov and	1:11
right take 1 sov from	0:-10 1:-6 2:-7 3:11 4:-9 5:-6 8:18
right take 1 sov in	1:10 3:-6 8:12
right take 1 sov none	0:7 1:13 2:6 3:-9 4:-11 5:-6 8:6
right take 1 sov obj	2:-6 3:33 4:-7 5:-6 8:-8
right take 1 sov of	2:16
right take 1 sov subj	1:26 2:-12
right take 1 sov to	0:12
right take 1 svo	0:-6 2:14 3:17 4:-6 7:-7 8:-7 9:-7
right take 1 svo from	0:-11 1:11 2:10 3:-10 5:18 8:-18
right take 1 svo in	0:-6 1:-10 2:-11 3:-13 4:-12 5:-14 8:50
right take 1 svo none	0:-6 1:10 2:12 3:27 5:-6 7:-6 8:-21 9:-7
right take 1 svo of	0:9 4:-6 5:-14 8:23
right take 1 svo with	0:15 1:-12 2:-6 5:-6 6:15 8:-11
right take 1 v2	0:-7 1:20 3:9 7:-6 9:-6
right take 1 v2 at	3:8
right take 1 v2 from	1:15 3:-7
right take 1 v2 in	3:-10 4:22 8:-12
right take 1 v2 none	1:16 4:-9 5:-7 8:-13
right take 1 v2 with	1:6 3:-7 8:12
right take 2	1:13 2:-10 3:6 5:-8 6:-9 7:-6 8:18 9:-6
right take 2 A	0:-6 1:42 2:-23 3:9 4:-10 5:-7 8:-12 9:-6
right take 2 F	1:-17 2:-7 3:7 4:26 6:-11 8:-11
right take 2 N	0:24 1:-6 3:7 8:-17
right take 2 O	2:21 3:-20 4:-16 5:-10 6:-9 7:-6 8:31 9:-6
right take 2 U	1:-11 2:-7 3:17
right take 2 V	1:18
right take 2 e sov	1:-6 3:28 8:-8
right take 2 e svo	0:6 8:12
right take 2 e v2	0:15 1:8 2:-7 3:-27 4:22 8:-8
right take 2 n sov	1:31 2:-8 3:-7 4:-7 8:-9
right take 2 n svo	0:-10 3:20 4:-18 5:-11 6:-9 7:-7 8:18 9:-7
right take 2 sov	1:28 2:-12 3:10 4:-7 8:-15
right take 2 sov none	1:34 2:-10 4:-7 8:-10
right take 2 sov of	0:8 1:-11 3:22 8:-11
right take 2 svo	3:12 4:-12 5:-10 6:-8 7:-6 8:16 9:-6
right take 2 svo from	0:-10 1:-11 2:-7 3:-13 8:35
right take 2 svo in	0:-6 1:-18 2:-8 3:21 8:10
right take 2 svo none	1:33 4:-13 5:-10 6:-8 7:-6 8:-7 9:-6
right take 2 v2	0:18 1:11 2:-7 3:-19 4:11 8:-8
right take 2 v2 from	0:14
right take 2 v2 none	0:7 3:-24 4:27 6:-9
right take A	1:18 3:6 4:-6 8:-6
right take F	3:26 5:-6 6:-9
right take H	0:-9 1:24 2:-8 3:-10 4:-7 5:-8 7:-6 8:16
right take N	0:7 1:-10 3:-6 5:6 6:-6 8:17 9:-6
right take O	3:16 4:-6 7:-6 8:11 9:-7
right take U	0:6 3:18 4:9 5:-8 6:-7 7:-6 9:-6
right take V	0:-6 1:21 2:-6 3:-6 4:8 7:-6 9:-9
right take h	1:-17 2:9 3:16 7:-6 8:7
right throw	5:-8 6:16 7:-6
right throw -	0:6 1:6 5:-8 6:6 9:-6
right throw 0	3:-6 6:17 7:-6
right throw 0 A	1:23 3:-8 6:-10 8:-8
right throw 0 F	1:-20 2:-13 3:6 4:-12 6:35 8:-10 9:-6
right throw 0 H	1:10 6:16
right throw 0 N	0:13 1:-7 2:6 5:-11 6:22 8:-27
right throw 0 O	0:-6 3:-7 5:-13 6:26 7:-7 8:16 9:-8
right throw 0 U	0:17 1:-7 2:-6 3:-6 6:15 8:-7
right throw 0 V	0:-13 1:-15 3:-10 4:-9 6:-10 8:24 9:13
right throw 0 e sov	1:-8 2:-14 3:11 4:-7 5:-11 6:37 8:-12
right throw 0 e svo	1:11 2:-11 3:-21 4:17 5:-8 7:-6 9:-7
right throw 0 e v2	0:-6 1:-12 2:18 3:-16 5:-7 6:30 8:-19
right throw 0 n sov	0:-11 1:-15 2:-9 3:-9 4:12 5:11 6:22 7:-6 8:-11 9:-7
right throw 0 n svo	3:-6 4:-8 5:-8 8:10 9:6
right throw 0 n v2	1:13 2:-11 3:-15 4:-6 6:16
right throw 0 sov	0:-10 1:-14 6:40 7:-6 8:-13 9:-7
right throw 0 sov none	0:-12 1:-14 2:-18 4:-8 6:50 7:-7 8:-15 9:-7
right throw 0 sov obj	0:-9 2:-15 3:-13 4:-10 5:-6 6:48 8:-6
right throw 0 sov to	0:-9 1:-10 2:23 3:-8 4:17 6:-9 8:-8
right throw 0 svo	1:10 3:-7 5:-7 6:8
right throw 0 svo at	1:-20 2:29 3:-9 4:24 6:-9 8:-21
right throw 0 svo from	4:-8 8:16
right throw 0 svo in	0:-8 1:-24 2:-16 3:-10 4:6 5:-7 6:-13 8:9 9:34
right throw 0 svo none	1:13 5:-8 6:11 7:-6 8:10 9:-7
right throw 0 svo of	0:18
right throw 0 svo to	0:18
right throw 0 svo with	0:12 1:18 2:-15
right throw 0 v2	1:8 3:-18 5:-8 6:13
right throw 0 v2 at	2:8 6:-8
right throw 0 v2 in	0:-6 4:-10 6:28 8:-9
right throw 0 v2 none	1:8 2:13 3:-15 4:-8 6:6 8:-6
right throw 0 v2 with	1:-7 3:-10 6:18
right throw 1	1:6 2:16 3:-8 5:-9 7:-6 9:-8
right throw 1 A	1:18 2:26 3:-10 5:-6 6:-10 7:-6 8:-10 9:-7
right throw 1 F	1:-6 2:-7 3:-13 4:-7 6:28 8:-6
right throw 1 H	2:8
right throw 1 N	1:-7 2:-6 3:-16 5:-7 8:34
right throw 1 O	0:11 1:-7 2:-9 4:12 5:-6
right throw 1 U	1:-14 2:30 8:-6
right throw 1 e sov	0:-10 1:-20 2:33 3:8 5:-7 6:-10 9:-6
right throw 1 e svo	2:-6 3:-13 6:27 8:-10
right throw 1 e v2	0:-12 1:-7 2:-7 3:-27 4:11 5:-6 6:19 8:18
right throw 1 n sov	0:-7 1:-9 2:26 3:-21 4:-7 6:22 8:-7
right throw 1 n svo	0:8 1:15 5:-7 6:-17 7:-6 9:-7
right throw 1 sov	0:-10 1:-8 2:35 3:-14 5:-8 6:9 7:-6 8:-7 9:-7
right throw 1 sov in	2:22 8:-8
right throw 1 sov none	0:-7 2:31 4:-6 6:-14
right throw 1 sov obj	3:-20 6:31
right throw 1 sov to	1:-19 2:34 3:-11 4:11 6:-6 8:-11
right throw 1 svo	0:7 1:17 2:-13 3:-10 4:8 5:-8 6:12 7:-6 9:-7
right throw 1 svo none	0:13 1:22 2:-23 5:-6
right throw 1 v2	2:-8 3:-23 4:10 5:-6 6:14 8:11
right throw 1 v2 in	0:-7 3:-6 4:8 8:9
right throw 1 v2 none	1:16 2:-8 3:-20 6:21 8:-6
right throw 2	0:10 2:-11 5:-8 7:-6 9:-6
right throw 2 A	0:15 1:-13 3:-18 4:32 6:-7 8:-9
right throw 2 F	1:-6 3:25 6:-6 8:-9
right throw 2 N	4:-11 8:17
right throw 2 O	4:-9 5:-7 6:8 8:10
right throw 2 U	0:9 1:15 3:-7 8:-6
right throw 2 e sov	2:-9 3:20 4:-8 6:-8
right throw 2 e svo	0:-20 2:7 3:9 4:11 5:-8 6:-12 7:-6 9:-6
right throw 2 e v2	0:17 1:9 8:-6
right throw 2 n sov	1:14
right throw 2 n svo	0:16 1:-16 2:-9 3:-18 4:12 6:13
right throw 2 sov	1:9 2:-11 3:27 4:-9 5:-7 6:-11
right throw 2 sov and	1:16
right throw 2 sov none	1:10 2:-6 3:12 8:-7
right throw 2 sov subj	0:7 1:6
right throw 2 svo	0:-7 2:6 3:-17 4:11 5:-10 6:13 7:-6 8:6 9:-7
right throw 2 svo in	4:-8 8:19
right throw 2 svo none	0:8 1:6 2:10 3:-9 4:8 6:-8 8:-12
right throw 2 v2	0:16
right throw 2 v2 none	0:10
right throw A	1:20 2:7 3:-9 4:11 6:-10 8:-10
right throw F	1:-17 2:-13 3:16 4:-12 5:7 6:27 8:-12 9:-6
right throw H	1:19 4:-6 5:-6 6:12 8:-8 9:-6
right throw N	1:-11 2:-6 4:6 5:-12 6:18 8:10 9:-6
right throw O	0:-7 2:-7 4:8 5:-14 6:28 7:-7 8:8 9:-8
right throw U	0:11 2:12 3:-12 4:-9 5:-6 6:11 8:-13 9:-6
right throw V	0:-13 1:-15 3:-9 4:-7 6:-9 8:23 9:13
right throw h	0:-10 1:-12 2:13 3:-20 4:-13 6:42 7:-9
right touch	2:-8 3:8 5:10 7:-7 8:11 9:-8
right touch -	2:-11 3:11 6:-9 7:-7 8:14 9:-7
right touch 0	5:23 7:-7 9:-7
right touch 0 A	1:13 4:-12 5:13 7:-6 8:-12
right touch 0 F	0:8 1:-10 3:21
right touch 0 N	0:-15 1:-6 2:-13 4:-9 5:21 6:-6 8:23
right touch 0 O	1:-10 2:-13 3:-14 5:11 6:12 8:7
right touch 0 U	0:-11 1:-6 2:11 3:-13 4:20 5:6 8:-12
right touch 0 V	2:-14 3:16 4:8 5:-10
right touch 0 e sov	0:-10 1:-8 2:-8 4:-10 5:29 8:-7
right touch 0 e svo	1:12 2:-11 3:-8 4:16 6:-6 8:-9
right touch 0 e v2	1:-6 3:8 4:-8 5:21 8:-11
right touch 0 n sov	1:-18 2:21 3:-29 4:-22 5:23 7:-7 8:15 9:-7
right touch 0 n svo	0:7 1:10 2:-14 3:6 4:12 5:-17 6:-8 8:7 9:-6
right touch 0 n v2	0:-10 1:-7 2:-19 3:-8 5:18 8:15
right touch 0 sov	0:-6 1:-17 2:13 3:-18 4:-18 5:27 7:-6 8:10 9:-7
right touch 0 sov none	0:-12 1:-12 2:26 3:-18 4:-9 5:-17 6:23
right touch 0 sov obj	0:-9 2:-9 3:-10 4:-7 5:31 8:-6
right touch 0 sov subj	1:-6 3:-6 5:-9 8:23
right touch 0 sov to	2:6 3:-8 4:-15 5:26 8:-9
right touch 0 svo	1:12 2:-15 4:15 5:-8 6:-8 7:-6 9:-6
right touch 0 svo at	3:-11 4:35 5:-7 8:-20
right touch 0 svo in	0:-14 1:-7 3:-7 4:14 8:11
right touch 0 svo none	0:11 1:16 2:-12 3:16 4:-8 5:-13 6:-6
right touch 0 svo of	3:-12 4:29 8:-10
right touch 0 svo with	0:14
right touch 0 v2	0:-7 1:-9 2:-17 5:29
right touch 0 v2 none	3:9 4:-8 5:-12 8:15
right touch 1	0:6 1:14 2:-15 3:7 7:-7 8:-6 9:-6
right touch 1 A	0:-13 1:-18 2:-18 3:18 4:-6 8:26
right touch 1 O	0:-7 1:21 2:-7 5:6 6:-10 8:-7
right touch 1 U	0:24 3:-7
right touch 1 V	1:20 3:-9 8:-6
right touch 1 e svo	0:20 3:-9 4:-12 8:13
right touch 1 e v2	0:-8 1:12 3:-17 4:-10 5:27 8:-10
right touch 1 n sov	0:-6 1:20 2:-15 4:-9 5:-7 6:-6 8:14
right touch 1 n svo	0:6 3:-6 4:14 6:8 8:-12
right touch 1 sov	0:-8 1:18 2:-17 4:-8 5:-8 6:-6 7:-6 8:17
right touch 1 sov none	0:-9 2:-15 3:17 4:-6 5:-6 8:13
right touch 1 svo	0:21 1:-6 2:-6 4:10 5:-6 8:-10
right touch 1 svo in	3:-10 4:11 8:11
right touch 1 svo none	0:18 4:-6 8:-8
right touch 1 v2	0:-9 1:15 3:7 4:-9 5:10 8:-9
right touch 1 v2 none	0:-13 1:12 2:-6 4:-12 5:25 6:-7 8:-13
right touch 2	1:-9 3:27 4:-18 5:-10 6:-8 7:-6 8:13 9:-7
right touch 2 A	1:-10 2:20 3:-16 4:-7 8:7
right touch 2 F	3:12
right touch 2 N	0:9
right touch 2 O	3:-6 8:17
right touch 2 U	0:-11 1:-6 3:33 4:-10 8:-7
right touch 2 V	0:-6 1:-10 3:32 8:-11
right touch 2 e sov	1:-8 2:21 3:-15 4:-6 8:10
right touch 2 e svo	2:-15 3:16 4:-10 5:-6 8:13
right touch 2 e v2	3:12
right touch 2 n sov	0:12
right touch 2 n svo	0:-14 3:34 4:-9 8:-7
right touch 2 sov	0:10 1:-9 2:9 3:-14 4:-6 5:-6 8:16
right touch 2 sov none	0:12
right touch 2 svo	0:-9 2:-17 3:33 4:-15 5:-6 6:-6 8:16 9:-6
right touch 2 svo none	0:-8 2:-15 3:38 4:-13 5:-6 6:-6 8:6 9:-6
right touch 2 v2	3:17
right touch 2 v2 none	3:10
right touch A	3:11 4:-16 6:-9 7:-9 8:16 9:-8
right touch F	1:-7 3:17 6:7
right touch N	1:-7 2:-12 3:-6 4:-8 5:19 6:-7 8:19
right touch O	2:-13 3:-12 5:15 7:-6 8:14 9:-7
right touch U	0:8 1:-11 2:10 3:6 4:6 6:-6 8:-16
right touch V	0:-6 1:8 2:-21 3:25 5:-14 6:-7 7:-6 8:8 9:-9
right touch h	1:-7 2:-6 3:10 5:20 7:-7 8:-9 9:-8
right use	1:8 3:9 5:6 6:-6 7:-6 9:-7
right use -	1:13 2:-10 3:16 4:-7 7:-6 9:-6
right use 0	3:6 5:8 7:-6 9:-6
right use 0 A	1:7 3:19 4:-12 5:-11 7:-7 9:-6
right use 0 F	0:-8 1:13 2:-9 3:14 4:-7 5:-6 8:-7
right use 0 H	1:-18 2:27 3:-16 4:-6 5:17 6:-6 8:-6
right use 0 N	4:7 5:12 6:-7 7:-6 8:-15 9:-6
right use 0 O	0:14 1:-9 2:-10 3:9 4:-8 5:12
right use 0 U	1:-18 2:-10 3:16 4:10 5:11 6:-7 8:-8
right use 0 V	0:-10 1:27 8:-6
right use 0 e sov	0:18 1:17 3:-16 5:-6 8:-6
right use 0 e svo	1:-12 3:9 5:6 6:-6 8:7
right use 0 e v2	0:-15 1:-15 2:-6 4:11 5:6 6:-6 8:13
right use 0 n sov	3:17 4:-13 5:17 6:-9 8:-16
right use 0 n svo	1:12 2:6 3:9 4:-15 7:-7 9:-7
right use 0 n v2	0:12 1:-14 2:-6 3:12 4:-6 8:6
right use 0 sov	0:7 1:7 3:6 5:12 6:-10 7:-6 8:-16 9:-6
right use 0 sov in	3:11
right use 0 sov none	0:-6 1:16 3:11 4:9 5:-9 6:-7 8:-12
right use 0 sov obj	0:7 1:-7 4:-10 5:17 6:-8 8:-9
right use 0 sov subj	1:-7 3:-12 5:23 8:-9
right use 0 sov to	0:18
right use 0 sov with	0:12
right use 0 svo	3:9 4:-11 5:8 7:-7 8:8 9:-7
right use 0 svo in	1:14 8:-7
right use 0 svo none	1:11 3:14 4:-13 6:-6 7:-7 9:-6
right use 0 svo of	1:-13 2:-6 5:-6 6:19
right use 0 svo with	3:-7 8:10
right use 0 v2	0:-6 1:-25 2:-8 3:25 4:13 5:-6 6:-7 7:-6 8:9 9:-6
right use 0 v2 none	1:-11 3:8 4:7
right use 1	0:-7 1:9 2:-12 3:11 4:11 6:-11 7:-7 9:-8
right use 1 A	0:13 1:14 2:-17 3:-20 4:19 8:-8
right use 1 F	0:13 3:-9
right use 1 H	0:-7 2:18 4:7 6:-8
right use 1 N	0:-11 1:-10 2:-6 3:9 5:29 8:-27
right use 1 O	2:-8 3:13 5:-11 6:-8 8:13
right use 1 U	0:-18 1:17 2:-10 3:15 4:-13 5:-10 6:-6 7:-6 8:11 9:-6
right use 1 V	1:12 2:-6 3:16 8:-8 9:-6
right use 1 e sov	0:-9 1:18 2:-6 3:-6 4:-7 5:20 8:-16
right use 1 e svo	0:-8 1:-9 2:10 4:6 5:-6 6:-10 8:18
right use 1 e v2	0:-11 1:-9 2:-8 3:6 5:21 8:-10
right use 1 n sov	2:-7 3:11 4:-7 5:-7 8:12
right use 1 n svo	0:6 1:8 2:-20 4:17 5:-10 6:-8 7:-6 8:11 9:-6
right use 1 n v2	3:12
right use 1 sov	0:-6 2:-10 3:10 4:-10 5:15 6:-6
right use 1 sov none	1:13 2:-8 3:19 4:-7 8:-12
right use 1 sov of	1:-15 3:-12 5:15 8:18
right use 1 sov subj	0:-10 1:30 3:-6 8:-10
right use 1 svo	0:6 2:-10 4:21 5:-11 6:-9 7:-6 9:-6
right use 1 svo from	1:23 2:-16 3:-18 4:-8 8:17
right use 1 svo in	3:-6 4:8 8:10
right use 1 svo none	1:-18 2:7 3:13 4:18 5:-11 6:-15 7:-6 9:-6
right use 1 v2	0:-10 1:-16 2:-9 3:24 5:23 8:-16 9:-7
right use 1 v2 none	0:-10 1:-9 3:14 5:16 8:-10
right use 2	0:8 1:17 2:-10 5:-8 6:-8 8:12 9:-6
right use 2 A	1:42 2:-12 3:-14 4:-12 8:-7
right use 2 F	0:13 1:12 3:-10
right use 2 O	1:-13 2:-6 5:-8 6:-6 8:24
right use 2 U	1:15 3:-15 4:-7 8:14
right use 2 e sov	0:7 1:14 3:-9
right use 2 e svo	0:17 3:-8
right use 2 n sov	0:-6 1:-14 3:19 4:-10 5:-6 6:-6 8:15
right use 2 n svo	1:26 2:-11 3:-23 5:-6 8:17
right use 2 sov	2:-7 3:10 4:-11 5:-7 6:-9 8:11
right use 2 sov none	3:13
right use 2 sov subj	0:-7 1:-6 3:28 8:-10
right use 2 svo	0:9 1:18 2:-9 3:-29 5:-6 6:-6 8:20
right use 2 svo none	0:15 1:17 2:-6 3:-24 4:7
right use 2 v2	0:6 1:8 3:-8
right use A	0:10 1:14 2:-10 4:7 5:-10 6:-6 7:-7 9:-7
right use F	1:11 2:-11 3:7 4:-9 5:-8 6:13 8:-9 9:-6
right use H	0:-10 1:-20 2:38 3:-17 5:13 6:-13 8:-9
right use N	5:20 6:-6 7:-6 8:-13 9:-6
right use O	0:7 1:-7 2:-9 3:6 6:-7 8:20 9:-6
right use U	2:-12 3:11 6:-7 7:-6 8:17 9:-6
right use V	0:-10 1:25 2:-9 3:13 4:-8 5:-7 8:-12 9:-6
right use h	3:-10 4:16 5:6 6:-9 7:-8 8:12 9:-9
right victim	1:12 3:6 5:-7 6:-6 8:-12 9:-6
right victim -	1:23 3:-14 8:-8
right victim 0	0:8 2:9 3:8 5:-6 8:-11
right victim 0 A	1:8 2:18 3:-6 4:-8
right victim 0 H	1:17 2:-6
right victim 0 N	4:19 8:-9
right victim 0 O	0:16 1:-6 3:17 4:-6 8:-8
right victim 0 n sov	1:-14 2:17
right victim 0 n svo	1:16 2:-14 4:22 5:-7 8:-16
right victim 0 n v2	3:9
right victim 0 sov	1:-16 2:31 4:-6
right victim 0 sov to	1:-15 2:29
right victim 0 svo	0:6 1:20 2:-14 4:8 5:-6 8:-11
right victim 0 svo none	1:21 2:-16 4:11 5:-6 8:-6
right victim 0 v2	3:7
right victim 1	1:23 3:-7 4:-6 8:-6
right victim 1 A	1:13 2:7
right victim 1 n svo	2:15
right victim 1 svo	0:8
right victim 2	2:-13 3:19
right victim 2 n svo	2:-15 3:20
right victim 2 svo	1:6 2:-13 3:17
right victim 2 svo none	1:6 2:-11 3:14
right victim A	2:20 3:8 4:-11 8:-7
right victim H	1:29 2:-15
right victim N	3:-11 4:25 8:-10
right victim O	0:16 3:13 8:-7
right victim h	0:7 1:-9 2:10 3:25 5:-6 6:-6 8:-13
right word:boss	1:8 2:10 3:-12 4:-11 6:14 7:9 8:-11 9:-7
right word:boss -	0:7 1:31 2:-9 3:-8 4:-10 5:14 6:-8 7:-7 8:-9 9:-6
right word:boss 0	2:21 3:-19 4:-10 5:-10 6:16 7:12 8:-10 9:-7
right word:boss 0 A	0:-12 1:17 2:9 3:-9 4:-9 5:-6 7:13 8:-7 9:-6
right word:boss 0 F	0:-12 2:20 3:-14 4:-7 5:-6 6:18 7:-7 8:-6
right word:boss 0 H	7:11
right word:boss 0 N	2:21 5:-8 8:-7
right word:boss 0 O	1:-6 2:-7 3:-21 4:-9 5:-9 6:27 7:17 8:-10
right word:boss 0 U	0:10 1:-11 2:22 3:-10
right word:boss 0 e sov	0:6 1:9 2:-16 3:-6 7:18
right word:boss 0 e svo	2:-6 3:-16 4:-9 5:-9 6:10 7:32 8:-9 9:-6
right word:boss 0 e v2	0:-7 1:-9 2:26 3:-12 4:-7 6:12 7:-12
right word:boss 0 n sov	1:12 3:-14 6:17 7:-6
right word:boss 0 n svo	2:35 4:-7 5:-6 6:-9 7:-7 8:-7
right word:boss 0 sov	1:12 2:-6 3:-13 4:-6 5:-6 6:8 7:10 8:-6
right word:boss 0 sov none	0:-6 1:17 2:-11 3:-11 4:-7 6:6 7:14 8:-6
right word:boss 0 svo	2:26 3:-9 4:-11 5:-10 7:17 8:-11 9:-7
right word:boss 0 svo at	2:22
right word:boss 0 svo is	0:-9 2:29 4:-6 5:-10 8:-10
right word:boss 0 svo none	2:14 3:-20 4:-10 5:-9 6:17 7:7 8:-8
right word:boss 0 svo of	3:13
right word:boss 0 svo vs	2:18
right word:boss 0 svo with	1:-13 2:-14 6:-6 7:31
right word:boss 0 v2	2:9 3:-12 6:19 7:-7
right word:boss 0 v2 none	1:-6 2:-6 6:23 7:-7
right word:boss 1	1:-15 2:6 4:-12 5:8 6:31 7:-8 8:-13 9:-9
right word:boss 1 A	2:24 3:-12 4:-8 5:-7 6:12 7:-7 8:-7 9:-8
right word:boss 1 F	0:7 3:-8 6:7
right word:boss 1 O	0:-17 1:-8 4:-10 5:19 6:14 8:-11 9:-6
right word:boss 1 V	0:22 1:-8
right word:boss 1 e sov	2:29 3:-10
right word:boss 1 e svo	0:-11 1:-13 2:16 3:-21 4:-9 5:29 6:10 7:-7 8:-11 9:-8
right word:boss 1 n svo	1:-14 2:-19 3:18 4:-8 5:-7 6:30 8:-10
right word:boss 1 sov	2:21 3:-6
right word:boss 1 svo	1:-20 4:-12 5:13 6:31 7:-8 8:-13 9:-9
right word:boss 1 svo none	1:-20 2:9 3:6 4:-10 5:24 7:-6 8:-8 9:-7
right word:boss 1 svo with	0:-9 3:-9 6:28 8:-10
right word:boss 2	0:19 1:22 2:-14 4:-6 6:-7 8:-8
right word:boss 2 A	0:-12 1:42 2:-13 3:-8 4:-6
right word:boss 2 N	0:8
right word:boss 2 U	0:17
right word:boss 2 V	0:17 1:-7
right word:boss 2 e sov	0:12
right word:boss 2 e svo	0:8 1:8 2:-6
right word:boss 2 e v2	1:9
right word:boss 2 n svo	1:20 2:-9 3:6 6:-8
right word:boss 2 sov	0:8 1:13 2:-6
right word:boss 2 svo	0:9 1:28 2:-13 4:-6 6:-7 8:-7
right word:boss 2 svo none	0:9 1:27 2:-14 4:-7 6:-9 8:-9
right word:boss 2 v2	1:8
right word:boss 2 v2 none	1:9
right word:boss A	0:-14 1:29 2:7 3:-13 4:-11 5:-8 6:12 8:-8 9:-8
right word:boss F	1:18 2:15 3:-18 4:-6 5:-6 7:-7
right word:boss H	1:-6 6:9 7:10
right word:boss N	0:7 2:17 5:-6 8:-10
right word:boss O	0:-10 1:-12 2:-6 3:10 4:-12 5:15 6:18 8:-13 9:-6
right word:boss U	1:-14 2:17 3:-12 4:-6 6:21 8:-10
right word:boss V	0:31 1:-11
right word:boss h	1:-20 2:20 3:-12 4:-10 5:-10 6:25 7:20 8:-11 9:-8
right word:enemy	0:6 1:22 3:-12 5:-9 6:-7 7:-6 9:8
right word:enemy -	1:43 2:16 3:-19 4:-9 5:-7 6:-7 8:-12 9:-7
right word:enemy 0	1:16 2:22 3:-19 5:-10 6:-8 7:-6 8:-11 9:11
right word:enemy 0 A	1:16 3:-7 4:11 9:-6
right word:enemy 0 F	0:-7 1:9 2:28 3:-19 6:-7
right word:enemy 0 H	2:13
right word:enemy 0 N	0:9 1:8 2:14 5:-6 8:-14
right word:enemy 0 O	0:8 1:22 3:-16 4:-11 5:-9 6:-6 8:-13 9:16
right word:enemy 0 U	0:11 1:19 2:-10 3:-7 4:-6 8:-8
right word:enemy 0 V	0:-7 1:-8 2:18 3:-11 8:13
right word:enemy 0 e svo	0:7 1:-10 2:26 3:-12 5:-10 6:-6 9:7
right word:enemy 0 e v2	0:7 1:9 2:17 3:-11 4:-8 8:-11
right word:enemy 0 n sov	0:-16 1:25 2:32 3:-28 4:-8 6:-10 8:-9 9:-6
right word:enemy 0 n svo	0:13 1:14 2:-19 3:-10 4:6 5:-6 8:-9 9:14
right word:enemy 0 sov	0:-12 1:22 2:30 3:-28 4:-8 6:-9 8:-9 9:-6
right word:enemy 0 sov none	1:28 2:-11 3:-6
right word:enemy 0 sov of	1:-8 2:26 3:-16
right word:enemy 0 svo	0:6 3:-13 5:-9 6:-6 7:-6 9:15
right word:enemy 0 svo at	0:8 2:-20 4:25 8:-7
right word:enemy 0 svo in	0:11
right word:enemy 0 svo is	0:-15 1:-15 2:-14 3:-11 4:-9 5:-9 6:-6 7:-6 8:-13 9:49
right word:enemy 0 svo none	1:8 2:23 3:-11 4:-11 5:-9 8:-10 9:6
right word:enemy 0 svo with	1:16 2:12 3:-9
right word:enemy 0 v2	1:14 2:8 3:-8 4:-6 8:-9
right word:enemy 0 v2 at	1:19 8:-10
right word:enemy 0 v2 none	0:9
right word:enemy 1	0:-6 1:24 5:-9 6:-9 7:-6 9:-8
right word:enemy 1 A	0:7
right word:enemy 1 F	3:20
right word:enemy 1 N	0:-11 2:-15 3:-7 4:9 5:-6 8:27
right word:enemy 1 O	1:10 2:23 3:-23 6:-6 8:-9
right word:enemy 1 U	0:7
right word:enemy 1 V	0:-9 1:23 2:-8 3:9 4:-6 8:-7
right word:enemy 1 e svo	0:-9 1:25 3:-10 4:-14 5:-7 6:-6 8:16
right word:enemy 1 e v2	1:6 3:9
right word:enemy 1 n sov	2:-14 4:23 8:-6
right word:enemy 1 n svo	1:13 2:-10 3:19 4:-6 8:-10
right word:enemy 1 sov	1:-7 2:-8 4:20 8:-9
right word:enemy 1 svo	1:18 2:6 4:-14 5:-6 6:-7 8:7 9:-6
right word:enemy 1 svo none	0:-6 1:15 2:-11 3:14 4:-10 8:7
right word:enemy 1 svo of	1:13
right word:enemy 1 svo with	0:10 2:10 3:-8 8:-6
right word:enemy 1 v2 none	3:7
right word:enemy 2	1:20 2:-8 3:-8 4:-7 5:-8 8:13
right word:enemy 2 N	8:13
right word:enemy 2 O	0:12
right word:enemy 2 e svo	1:29 2:-8 3:-12 4:-8 5:-8 8:9
right word:enemy 2 svo	1:23 2:-7 3:-9 4:-6 5:-6
right word:enemy 2 svo none	1:23 3:-7 8:-6
right word:enemy A	1:18 3:-8 4:7 9:-6
right word:enemy F	0:-9 2:33 3:-9 4:-8 6:-11 8:-7 9:-6
right word:enemy H	2:13
right word:enemy N	3:-10 5:-11 8:18 9:-6
right word:enemy O	1:26 2:11 3:-25 4:-10 5:-10 6:-10 7:-6 8:-18 9:19
right word:enemy U	0:8 1:21 2:-11 3:-8 4:-6 8:-10 9:9
right word:enemy V	0:-11 1:13 3:9 4:-6 8:7 9:-6
right word:enemy h	0:7 1:-17 5:-12 6:-8 7:-6 8:13 9:12
right word:goal	0:7 1:-8 3:16 5:-9 6:-6 7:-8
right word:goal -	0:18 2:-14 4:6 5:-7 6:-7
right word:goal 0	0:10 2:-7 4:-8 5:-6 8:14
right word:goal 0 A	0:-10 1:10 3:-11 4:-9 8:21
right word:goal 0 O	3:7
right word:goal 0 U	0:16
right word:goal 0 e svo	1:13 2:-14 4:-6 8:16
right word:goal 0 n svo	0:11 2:6
right word:goal 0 svo	0:7 4:-9 5:-6 8:14
right word:goal 0 svo at	2:-12 4:-6 8:23
right word:goal 0 svo none	1:9 3:9 8:-7
right word:goal 1	1:-7 2:-6 3:14 4:19 5:-6 6:-8 8:-9
right word:goal 1 O	0:-11 1:-6 2:-7 3:11 4:26 5:-7 6:-8 8:-11
right word:goal 1 n svo	1:-6 2:-6 3:15 4:14 5:-6 6:-7 8:-9
right word:goal 1 svo	0:-6 1:-7 2:-7 3:7 4:27 5:-8 6:-9 8:-11
right word:goal 1 svo none	2:-7 4:27 5:-6 6:-8 8:-10
right word:goal 2	0:6 1:-15 2:8 4:-8 9:11
right word:goal 2 A	0:13 1:-6
right word:goal 2 N	8:21
right word:goal 2 O	0:-7 1:-6 3:20 6:6 8:-7
right word:goal 2 V	0:-7 1:-8 2:7 3:-9 8:-9 9:23
right word:goal 2 n svo	1:-18 4:-9 5:-7 7:-6 9:25
right word:goal 2 svo	1:-16 4:-8 5:-6 7:-6 8:-7 9:18
right word:goal 2 svo none	0:14 1:-14 2:-11 3:-10 8:-7 9:24
right word:goal A	0:10 1:10 2:-13 3:-10 4:-9 8:19
right word:goal N	8:8
right word:goal O	0:-8 1:-9 2:-7 3:13 4:19 5:-8 8:-12
right word:goal U	0:17
right word:goal V	0:-9 1:-6 2:8 3:-10 8:-10 9:25
right word:goal h	0:-16 1:-10 2:12 3:10 4:-11 5:-9 7:-7 9:17
right word:hero	0:8 2:18 4:-9 6:-8 7:-6 9:-7
right word:hero -	0:16 4:-7 6:-7 8:-9
right word:hero 0	0:13 2:23 4:-7 5:-9 6:-7 8:-10 9:-6
right word:hero 0 A	0:14 1:6
right word:hero 0 F	1:18
right word:hero 0 H	1:-13 2:24
right word:hero 0 O	0:12 2:21 3:-13 5:-8 8:-9
right word:hero 0 e sov	1:18 3:-9
right word:hero 0 e svo	0:12 2:12 3:-8
right word:hero 0 e v2	2:16
right word:hero 0 n sov	0:10
right word:hero 0 n svo	0:-6 2:13 3:15 8:-9
right word:hero 0 n v2	0:10
right word:hero 0 sov	0:10 1:9 3:-8
right word:hero 0 sov none	0:12
right word:hero 0 svo	0:8 1:7 2:19 3:-6 4:-6 5:-6 8:-8
right word:hero 0 svo is	1:-10 3:14
right word:hero 0 svo none	2:12
right word:hero 0 svo with	1:9
right word:hero 0 v2	0:9 1:-8 2:20 3:-10 8:-6
right word:hero 0 v2 none	0:8 1:-8 2:21 3:-8 5:-7
right word:hero 1	0:7 1:11 2:-9 3:-15 4:-6 5:18 8:-11
right word:hero 1 F	1:20 3:-9 5:-8
right word:hero 1 U	0:8
right word:hero 1 e svo	1:-6 3:-8 5:24 8:-8
right word:hero 1 e v2	1:12
right word:hero 1 n svo	0:11
right word:hero 1 svo	2:-6 5:17
right word:hero 1 v2	1:29 3:-14 5:-10 8:-9
right word:hero 2	0:-9 1:-10 2:-7 8:25
right word:hero 2 A	0:6
right word:hero 2 n svo	0:-19 2:-7 3:19 8:8
right word:hero 2 svo	0:-17 1:-7 2:-7 3:8 8:22
right word:hero 2 svo none	0:-15 1:-11 2:-6 3:10 8:21
right word:hero A	0:27
right word:hero F	1:27 2:-7 5:-7 6:-7 8:-8
right word:hero H	1:-13 2:19
right word:hero O	0:8 1:7 2:16 3:-11 5:-7 8:-7
right word:hero U	1:-8 3:22 8:-8
right word:hero h	1:-6 2:24 3:-7 5:-7 8:-6
right word:item	0:18 1:-14 3:21 4:-6 8:-7
right word:item -	0:16 1:-15 2:7 3:11 4:-7 8:-6
right word:item 0	0:20 1:-10 2:-14 3:23 4:-6
right word:item 0 A	0:20 1:-7 2:-14 3:7
right word:item 0 N	0:-9 3:20
right word:item 0 O	0:15 3:6
right word:item 0 U	0:8
right word:item 0 e svo	0:8 1:-10 2:-9 3:35 4:-7 8:-16
right word:item 0 n svo	0:17 3:-6
right word:item 0 svo	0:23 1:-9 2:-12 3:19 8:-10
right word:item 0 svo none	0:14 1:-7 2:-8 3:19 8:-7
right word:item 0 svo vs	0:7
right word:item 1	1:-13 2:21
right word:item 1 A	1:-11 2:21
right word:item 1 e svo	1:-12 2:19
right word:item 1 svo	1:-11 2:11 6:6
right word:item A	0:15 1:-14 3:13
right word:item N	0:-12 3:18 4:-6 8:6
right word:item O	0:10 3:13 8:-7
right word:item U	0:9
right word:item h	2:-9 3:20
right word:obstacle	1:12 4:-10 5:8
right word:obstacle -	1:14 4:-8 5:-6
right word:obstacle 0	0:-6 1:16 4:-9
right word:obstacle 0 A	1:20 2:-8
right word:obstacle 0 e svo	0:-6 1:11 2:-6 3:-6 5:13
right word:obstacle 0 e v2	3:9
right word:obstacle 0 n svo	0:-6 1:21 4:-6 8:6
right word:obstacle 0 svo	0:-14 1:29 2:-13 3:-12 4:-16 5:10 7:-6 8:14
right word:obstacle 0 svo none	0:-6 1:19 2:-8 3:-7 5:10
right word:obstacle 0 v2	0:6 1:-16 2:12 3:9
right word:obstacle 0 v2 none	1:-9 2:16
right word:obstacle A	1:16 2:-7
right word:obstacle N	0:6 5:12
sub attack	1:-6 2:30 3:-10 5:7 8:-9
sub attack -	1:-6 2:33 5:-6 6:-6
sub attack A	1:6 2:22 4:-11 5:-7 8:-6
sub attack Ap	1:-15 2:37 4:-8
sub attack Au	1:21 2:21 3:-11 4:-9 5:-8 8:-8
sub attack F	0:-6 1:-10 2:35 3:-12 4:-9 5:-9 6:7 8:-7
sub attack Fp	0:-7 2:32 4:-6 5:-6 6:-7
sub attack Fu	2:-6 3:-13 6:22
sub attack H	1:-13 2:32
sub attack Hp	2:19
sub attack Hu	1:-15 2:30
sub attack N	0:23 2:-15 4:15 8:-13
sub attack Nu	2:-14 4:28 8:-16
sub attack O	0:7 2:6 3:-23 4:-10 5:34 6:-10 8:-19
sub attack Op	3:-17 5:22
sub attack Ou	2:10 3:-17 4:-8 5:19 6:-6 8:-11
sub attack U	2:14
sub attack V	0:7 1:-6 2:-15 8:20
sub attack Vu	0:7 1:-8 2:-10 8:18
sub attack h	0:9 1:-9 2:30 3:-10 4:-13 5:13 8:-13
sub attack p-	1:-10 2:28 4:-9
sub attack ph	2:19 4:-8 5:9 6:-6 8:-7
sub attack s-	1:-6 2:7
sub attack sh	0:15
sub attack sov	2:14
sub attack svo	1:-12 2:32 3:-9 4:-8 5:8 6:-6
sub attack u-	1:17 2:8 3:-9 5:-7
sub attack uh	1:-13 2:28 3:-21 4:-14 5:19 6:9 7:-6 8:-16 9:-6
sub attack v2	0:-6 2:21 4:-6
sub avoid	1:17
sub avoid -	0:-6 1:37 3:-19 4:-7
sub avoid A	0:-6 1:34 8:-6
sub avoid Ap	1:-28 2:20 4:13 9:-6
sub avoid As	1:29 2:-8
sub avoid Au	1:36 2:-11 3:13 4:-9 8:-6 9:-7
sub avoid F	1:29 2:-10 4:8 5:-6 6:-6 8:-7
sub avoid Fu	0:-10 1:24 2:-13 4:16 5:-8 6:-8 8:-8 9:-6
sub avoid H	3:-9 5:-9 9:17
sub avoid Hp	0:7 2:10
sub avoid Hu	0:-7 3:-7 5:-8 9:19
sub avoid N	0:8 1:-10 2:-7 3:-10 4:16
sub avoid Np	4:18 8:-6
sub avoid Ns	8:14
sub avoid Nu	0:13 1:-8 2:-6 3:-11 4:17 5:13 8:-22
sub avoid O	1:-7 2:-7 3:19 4:-11 6:-9 8:8
sub avoid Op	5:15
sub avoid Os	0:6 3:13
sub avoid Ou	5:-8 8:20
sub avoid U	0:-6 1:-17 3:-22 4:-12 5:14 8:11 9:19
sub avoid Uu	1:-12 2:8 3:-13 4:-10 5:-7 8:17 9:11
sub avoid V	0:10 1:-7 2:-6 4:19 5:-7 8:-6
sub avoid Vu	0:16
sub avoid h	1:-20 2:-15 3:17 4:24 5:-6 6:-6 8:-13 9:13
sub avoid p-	0:6 1:-14 2:17 3:-21 4:-7 5:20
sub avoid ph	0:-7 1:-18 3:7 4:28 8:-10 9:-8
sub avoid s-	0:-6 1:33 2:-9 3:-10 4:-13 8:13
sub avoid sh	3:11
sub avoid sov	1:28 2:-9 3:-7 4:9 5:-7 8:-7
sub avoid svo	0:-6 1:16 3:-7 6:-6
sub avoid u-	0:-8 1:41 2:6 3:-16 4:-8 6:-6 9:-6
sub avoid uh	0:15 1:-16 2:-16 3:12 4:11 5:-10 8:-10 9:14
sub avoid v2	2:9 4:-12 8:10 9:-6
sub bring	1:19 2:-10 3:7
sub bring -	1:28 2:-10 3:8 8:-9
sub bring A	1:40 2:-10 4:-9 8:-6
sub bring Ap	0:-7 1:16 2:-13 3:15 4:-7
sub bring As	1:27 3:-6
sub bring Au	1:41 2:-10 3:-8 4:-9
sub bring F	0:8 1:-10 4:14
sub bring Fu	1:-10 2:-6 4:20
sub bring H	1:10 2:-8
sub bring Hu	2:-11 3:11
sub bring N	0:-7 1:-11 3:41 4:-11 5:6 8:-22
sub bring Ns	0:-8 1:23 3:-15 4:-8 5:15 8:-16
sub bring Nu	1:-15 3:38 5:-6 8:-12
sub bring O	1:-9 2:-6 3:21 4:-17 5:20 6:-7 8:-8
sub bring Op	3:15
sub bring Os	0:7 1:-14 3:15
sub bring Ou	0:-8 1:-11 3:10 4:-17 5:21 6:-7 8:7
sub bring U	0:14 1:6 2:-6 3:-18 4:19 5:-6 8:-9
sub bring Up	1:9
sub bring Us	1:-13 4:27
sub bring Uu	0:17 1:7 3:-14
sub bring V	0:6 1:-15 2:-6 3:-13 4:19 8:19 9:-9
sub bring Vs	1:12
sub bring Vu	1:-15 2:-8 3:-15 4:10 8:34 9:-10
sub bring h	0:17 1:-28 2:-13 3:12 6:-6 9:11
sub bring p-	0:-14 1:35 2:-11 5:-6 8:-8
sub bring ph	1:-13 2:-6 3:31 4:-7 5:-6
sub bring s-	0:-9 1:11 3:6 5:8 8:-13
sub bring sh	0:14
sub bring sov	0:15 1:11 2:-10 3:-13 8:-8 9:12
sub bring svo	1:22 2:-10 3:11 9:-6
sub bring u-	1:20 2:-11 3:11
sub bring uh	0:14 1:-18 2:-10 3:-21 4:7 5:9 8:8 9:10
sub bring v2	0:-6 2:-7 3:9 4:16 8:-9
sub chase	2:31 4:-6
sub chase -	0:-11 1:7 2:26 5:-6 6:-7 8:-11
sub chase A	0:-6 2:34 3:-7 4:-8 8:-6
sub chase Ap	0:-6 2:31 3:-9 4:-7
sub chase As	2:12
sub chase Au	1:-7 2:37 4:-8 8:-6
sub chase H	1:21 2:6 3:-8
sub chase Hp	1:-14 2:29
sub chase Hu	0:-6 1:24 3:-6
sub chase N	0:12 2:-8 3:-14 4:22 8:-10
sub chase Ns	0:12
sub chase O	0:-9 1:-16 3:9 4:-11 5:-11 6:-10 8:29
sub chase Ou	0:-14 1:-16 3:29 4:-9 5:-10 6:-10 8:16
sub chase U	2:12
sub chase V	1:12
sub chase Vu	1:24 2:-14 3:-7 8:-6
sub chase h	1:-11 2:32 3:-7 4:-8 8:8
sub chase p-	1:-17 2:40 3:-8 4:-6
sub chase ph	1:-7 2:30 3:-9 4:-7
sub chase s-	0:-6 2:16
sub chase sh	0:6 2:11
sub chase sov	0:-8 1:-14 2:19 4:-7 5:-7 8:15
sub chase svo	2:30 3:-6 8:-8
sub chase u-	0:-10 1:28 3:6 5:-7 6:-8 7:-6 8:-14 9:-6
sub chase uh	1:-12 2:27 3:-7 4:-8 8:9
sub chase v2	0:-7 2:20 3:-8 4:-6 8:9
sub clean	1:10 3:19 5:-8 6:-7 8:-13 9:-6
sub clean -	1:15 2:-13 3:16 5:-6 6:-6 8:-11
sub clean A	1:24 3:-11 4:-6
sub clean Ap	2:14
sub clean Au	1:30 2:-12 3:-9
sub clean O	0:8 1:-11 2:10 3:22 4:-8 5:-7 6:-6 8:-11
sub clean Op	3:19
sub clean Ou	0:9 1:-8 2:15 3:6 4:-7 8:-9
sub clean U	1:-6 3:22
sub clean Uu	1:-6 3:20
sub clean h	0:-6 2:38 3:-15 4:-8 5:-6 8:-11
sub clean p-	0:6 1:-6 3:18
sub clean sov	0:-7 1:10 2:-7 3:18
sub clean svo	0:10 1:17 2:20 3:-8 4:-14 5:-6 8:-14 9:-6
sub clean u-	0:-9 1:21 2:-12 3:22 5:-7 6:-6 8:-13
sub clean uh	2:18 3:-10 8:-6
sub clean v2	3:12 4:9
sub cross	1:17 2:-9 4:15 8:-9
sub cross -	1:29 2:-6
sub cross A	1:28 2:-6 3:-6 4:-6
sub cross As	1:19
sub cross Au	0:-9 1:19 2:-9 3:-8 4:-8 5:20
sub cross F	3:9
sub cross Fu	3:7
sub cross O	1:-8 4:26 5:-11 8:-9
sub cross Op	0:6
sub cross Ou	0:-7 3:-7 4:33 5:-9 8:-12
sub cross V	1:-7 3:-6 4:19
sub cross Vu	0:7 2:-6 3:-7 4:18 8:-6
sub cross h	1:-20 2:-13 4:33 5:9 6:-6 8:-15 9:-6
sub cross p-	0:9 1:-6
sub cross s-	1:23
sub cross sov	2:-6 4:18 5:-6 8:-8
sub cross svo	1:21 2:-7 8:-6
sub cross u-	0:-6 1:34
sub cross uh	0:6 1:-19 2:-11 4:27 5:6 8:-12
sub cross v2	4:16 5:-6
sub eat	1:18 2:14 6:-6 8:-7 9:-6
sub eat -	0:-6 1:19 2:20 3:-9 5:-6 6:-6 8:-8
sub eat A	0:-8 1:22 2:25 3:-20 4:-10 7:-6 8:-7
sub eat Ap	0:-9 2:28 3:-20 4:-9 5:9 8:-6
sub eat As	1:14
sub eat Au	1:35 3:-14 4:-9 5:-6 8:-6
sub eat F	1:25 2:-13 3:-6 4:10 6:-7 8:-7
sub eat Fp	0:6 3:-21 4:22
sub eat Fu	0:-8 1:10 2:-11 3:25 4:-9 6:-7
sub eat N	0:6 3:19 4:-6 8:-7
sub eat O	0:-10 1:15 2:-14 3:14 4:-10 5:-13 6:-7 7:11 9:-6
sub eat Ou	1:12 2:-8 3:8 4:-6 5:-9 8:9
sub eat U	1:10 2:9 3:-7 8:-6
sub eat Uu	1:8 2:13 3:-9 8:-7
sub eat V	1:26 2:-10
sub eat Vu	1:14
sub eat h	1:-8 2:-10 3:16 4:-14 6:-7 7:17 8:-6 9:-8
sub eat p-	1:-17 2:37 3:-24 4:12
sub eat ph	0:-6 1:12 2:-21 3:9 4:-9 5:17 8:-8
sub eat s-	1:19
sub eat sh	1:-8 7:21 8:-6
sub eat sov	1:36 2:-16 3:-12
sub eat svo	1:9 2:16 4:-9 6:-6 8:-7 9:-6
sub eat u-	0:-8 1:32 2:11 4:-11 5:-7 6:-7 7:-6 8:-10 9:-6
sub eat uh	1:-11 2:7 3:17 4:-11 5:-11 6:-6 8:9
sub eat v2	1:-7 2:14 4:16 5:-13 6:-7 7:-6 8:-10 9:-6
sub fall	1:6 2:9 4:-7 6:-6 8:-6 9:-6
sub fall -	2:15 3:14 6:-8 7:-9 9:-6
sub fall A	2:8 4:6 5:-8 6:-6 7:12 8:-12 9:-6
sub fall Ap	1:-27 2:25 3:14 4:-7 7:-6 8:-7
sub fall As	2:18
sub fall Au	1:17 2:-23 3:-19 4:15 5:-7 6:-6 7:22 8:-10 9:-6
sub fall F	0:-13 1:-15 3:32 4:-13 5:13 7:-8 8:-12 9:-6
sub fall Fp	0:-7 1:-6 2:18 3:12 5:-6 8:-6
sub fall Fu	0:-12 1:-12 2:-21 3:31 4:-9 5:21 7:-6 8:-9
sub fall H	0:-7 1:-8 2:32 3:-10
sub fall Hp	2:21 3:-7
sub fall Hu	2:12
sub fall N	1:-12 2:-18 4:-18 5:23 6:-6 7:-7 8:22
sub fall Nu	1:-8 2:-16 3:-12 4:-14 5:29 7:-6 8:10
sub fall O	1:21 4:13 5:-12 6:-9 7:-8 8:-17 9:-6
sub fall Os	0:-7 1:8 2:18 4:-8 8:-9
sub fall Ou	1:23 5:-11 6:-8 7:-7 8:-11
sub fall U	0:15 1:-8 2:13 4:-8 5:-11
sub fall Up	0:-6 2:14 3:9 8:-7
sub fall Uu	0:26 2:-9 3:-10 8:8
sub fall V	0:-6 1:-11 2:31 3:-9
sub fall Vp	0:-7 1:-15 2:34 3:-9
sub fall h	1:-12 3:-19 4:-16 5:8 7:26 8:9 9:-7
sub fall p-	0:-6 1:-31 2:38 4:-9 5:-9 6:-6 7:-7 8:11
sub fall ph	0:-9 2:31 4:-7 5:-7 8:-10
sub fall s-	0:-14 1:19 2:27 3:-6 4:-18 5:-7 7:-6 8:-19
sub fall sh	0:-10 1:-11 2:7 3:-8 5:-7 7:28 8:-6
sub fall sov	2:-14 3:9 4:8 5:7 6:-7 7:-6 8:7
sub fall svo	0:-7 2:22 3:-11 6:-9 7:7 9:-7
sub fall u-	1:14 2:-14 3:13 4:7 6:-8 7:-8 9:-6
sub fall uh	1:-10 2:-13 3:-34 4:-18 5:27 7:20 8:15 9:-6
sub fall v2	0:6 1:-7 2:-7 3:15
sub fight	1:11 3:-14 4:9 6:8 7:-6 9:-6
sub fight -	1:13 2:-6 3:-15 4:9
sub fight A	1:26 3:-7 4:6 6:-7 8:-7
sub fight Ap	0:9 1:7 2:-7
sub fight As	0:-6 1:32 2:-12
sub fight Au	1:23 3:-7 6:-7 8:-8
sub fight N	1:-7 2:11 3:-11 4:21 5:13 6:-6 8:-27
sub fight Nu	4:21 8:-19
sub fight O	1:-20 2:-10 3:-19 4:12 5:-10 6:9 8:24
sub fight Ou	0:-6 1:-15 2:-10 3:-18 4:-16 5:-9 6:10 8:41
sub fight U	6:22 8:-7
sub fight Uu	6:17 8:-6
sub fight V	0:15 1:-6
sub fight Vu	0:8
sub fight h	1:-17 2:13 3:-11 4:14 5:-10 6:15 7:-7 9:-6
sub fight p-	0:9 2:-11 3:-6 5:13
sub fight s-	0:-9 1:30 2:-13 4:12 8:-11
sub fight sov	1:10 2:-20 4:20
sub fight svo	1:8 3:-16 6:14 7:-6 9:-6
sub fight u-	1:13 3:-17 5:-9 6:15 7:-6 8:8 9:-6
sub fight uh	1:-13 3:-11 4:6 5:-11 6:16 7:-6 9:-6
sub fight v2	2:32 3:-11 4:-9 5:-7 8:-11
sub guard	0:-6 1:21 2:9 3:-7 8:-6
sub guard -	0:-7 1:39 2:-10 3:-9
sub guard A	1:15 2:14 3:-6
sub guard Ap	1:22 2:-10 3:-7 4:6
sub guard As	1:11
sub guard Au	0:-7 1:19 2:12 4:-11
sub guard F	1:13 2:-6 3:-14 4:17 6:-7
sub guard Fp	0:-7 1:19 2:-8 3:-16 4:17 6:-7
sub guard H	1:22
sub guard Hp	1:26 2:-17
sub guard O	3:16
sub guard Ou	3:10
sub guard h	1:-11 2:11 3:10 4:14 5:-6 6:-9 8:-8
sub guard p-	1:45 2:-22 3:-12
sub guard ph	1:-9 2:18 3:-10 4:14
sub guard s-	1:15
sub guard sov	1:-8 2:18 4:-6
sub guard svo	1:33 3:-9
sub guard u-	0:-7 1:25 2:6 4:-11
sub guard uh	3:12
sub guard v2	1:21 3:6 4:-9
sub hit	3:12 4:-9 5:-8 6:11 7:-6 9:-6
sub hit -	1:15 3:17 4:-6 5:-6 6:-10 7:-6
sub hit A	0:6 1:6 2:12 3:9 4:-9 6:-9 7:-6 8:-11
sub hit Ap	0:6 2:19 3:-14 4:-6 8:-6
sub hit As	0:8 1:7 2:-7
sub hit Au	1:-10 2:10 3:13 8:-7
sub hit F	0:-8 2:-7 4:-6 6:31 8:-10
sub hit Fp	3:29 6:-7
sub hit Fu	3:-21 6:31 8:-8
sub hit N	4:-6 8:19
sub hit Nu	8:12
sub hit O	0:10 1:-13 2:-8 3:18 5:-7
sub hit Ou	0:10 1:-11 2:-7 3:17 6:-9
sub hit U	0:-14 1:12 2:-8 3:-12 4:-7 8:28
sub hit Uu	0:-16 1:18 2:-9 3:-13 4:-7 6:-6 8:25
sub hit h	1:-13 3:-27 4:-16 5:-8 6:33 7:-6 8:18 9:-6
sub hit p-	0:7 1:7 2:6 4:-7 6:-7 8:-7
sub hit sh	1:-6 3:-6 6:23 8:-10
sub hit sov	0:7 1:7 2:-8 3:12 8:-9
sub hit svo	3:6 4:-12 5:-6 6:21 7:-6 9:-6
sub hit u-	1:-11 3:24 5:-6 6:-9
sub hit uh	1:-6 2:-9 3:-25 4:-11 5:-7 6:25 8:22
sub hit v2	1:-10 2:6 4:9 8:11
sub love	0:6 1:-6 2:15 8:-6
sub love -	0:8
sub love A	0:13
sub love Au	0:12
sub love h	2:21 8:-7
sub love svo	0:16 1:-7
sub love uh	2:21 8:-6
sub make	1:18 3:8 4:-11 5:-6 6:-6 9:-6
sub make -	1:12 5:-6 8:8 9:-6
sub make A	0:-7 1:30 2:18 3:-17 4:-14 9:-6
sub make Ap	1:32 2:-10 3:-9 4:-6
sub make As	1:28 2:-8 3:-8
sub make Au	1:23 2:14 3:-13 4:-16 9:-6
sub make F	0:9
sub make N	1:6 3:-11 4:14
sub make Np	3:9
sub make Nu	1:17 3:-19 4:11
sub make O	0:9 1:-6 3:14 4:10 6:-6 8:-12
sub make Ou	0:9 1:-6 3:11 4:9 8:-11
sub make U	0:7 1:-12 2:-8 4:-12 8:25
sub make Up	0:-16 1:-6 2:-6 3:-16 4:-9 8:38
sub make Uu	0:16 1:-8 3:11 4:-6 8:-6
sub make V	1:10 2:-8 3:23 4:-12 8:-12
sub make Vu	0:-10 2:-8 3:26 4:-10 8:-10
sub make h	0:9 1:9 4:-8 5:-7 6:-6 9:-6
sub make p-	0:-15 1:27 2:-16 3:-25 4:-16 8:35
sub make ph	3:24 4:-7
sub make s-	1:24 2:-6 3:-8 4:7 8:-8
sub make sov	0:13 1:11 2:12 3:-20 4:-10 8:-6
sub make svo	1:19 3:7 4:-14 9:-6
sub make u-	2:21 3:7 8:-11 9:-6
sub make uh	1:11 2:10 3:-7
sub make v2	0:-19 2:-11 3:13 4:28 5:-7 6:-6 8:-18 9:-7
sub match	4:15 5:-6 6:-6 9:-6
sub match -	0:6 4:9 5:-6 6:-6 9:-6
sub match A	1:13 2:-28 3:8 4:22 5:-7 7:-6 8:-9 9:-7
sub match Au	1:14 2:-23 4:20 5:-6 7:-6 8:-8 9:-6
sub match F	0:10 1:-10 3:16
sub match Fu	0:11 3:7
sub match O	0:13 1:-7 2:9 3:-10 4:19 8:-13
sub match Op	4:7
sub match Ou	1:-8 2:17 3:18 4:-9 8:-12
sub match U	0:-8 1:-16 2:-7 4:13 8:20
sub match Uu	1:-15 2:-7 4:12 8:14
sub match V	1:16 3:-8
sub match h	0:12 1:-10 2:-14 3:-22 4:35
sub match p-	1:-12 2:13 3:7 4:13 8:-10
sub match ph	0:10
sub match sov	0:-16 2:-21 3:-10 4:26 5:-7 6:-6 7:-6 8:17 9:-6
sub match svo	0:11 2:7 3:6 8:-11
sub match u-	0:6 1:8 3:9 4:-7
sub match uh	1:-13 2:-14 3:-18 4:43
sub match v2	2:-13 3:26 8:-11
sub meet	0:7 2:24 4:-14 5:-6 6:-6
sub meet -	0:15 2:-6 3:-7 8:6
sub meet A	2:15 3:-7
sub meet Au	0:8 2:7 3:-6
sub meet O	0:8 2:16 4:-11 8:-8
sub meet Os	2:16 4:-7 8:-6
sub meet Ou	0:19
sub meet U	0:10
sub meet Uu	0:8
sub meet h	1:-7 2:38 3:-7 4:-13 5:-6 6:-6 8:-8
sub meet sh	2:11
sub meet sov	0:6 1:15 2:-6
sub meet svo	0:13 1:-6 2:27 4:-11 8:-10
sub meet u-	0:19 2:-9 3:-10 4:-6 8:9
sub meet uh	2:11 3:7 4:-6
sub move	1:12 5:-6 7:-6
sub move -	1:22 5:-6
sub move A	1:15
sub move Ap	1:-46 2:-7 3:31 4:14 5:-6 8:13 9:-6
sub move As	1:26 2:-9 4:-6
sub move Au	1:27 2:6 3:-13 5:-6 8:-10
sub move F	0:-6 1:10 2:-6 4:-14 5:-12 6:7 7:-7 8:14
sub move Fp	0:-6 1:22 2:-6 6:-7
sub move Fs	0:-9 1:27 2:-10 3:-7 4:-7 5:-6 6:-11 8:14 9:-6
sub move Fu	2:-13 3:-7 4:-13 5:-11 6:34 7:-7
sub move H	1:-14 2:26 3:-6
sub move Hp	1:-10 2:29
sub move Hu	0:13
sub move N	1:-13 3:-25 4:7 5:13 6:-7 8:25 9:-6
sub move Np	4:19 5:-7 8:-10
sub move Nu	0:6 1:-9 3:-22 4:-6 5:6 6:-6 8:22
sub move O	2:18 3:12 4:-13 5:-9 7:-6 9:-7
sub move Op	1:-23 2:19 3:42 4:-13 5:-7 6:-12 8:-20 9:-6
sub move Os	0:-13 1:18 2:-8 4:-9 6:-6 8:11
sub move Ou	0:10 1:15 3:-14 4:-10 5:-6 6:6 9:-6
sub move U	2:6 3:-16 4:-11 5:-9 8:22 9:-6
sub move Up	0:10
sub move Uu	0:-13 2:13 3:-17 4:-12 5:-10 6:6 7:-6 8:24 9:-7
sub move V	0:-6 1:26 4:10 5:-6 8:-11 9:-6
sub move Vp	1:18 3:-8 4:-7
sub move Vs	0:-7 1:12 8:14
sub move Vu	1:15 3:-6 4:14 8:-15 9:-6
sub move h	1:-12 2:14 4:-9 7:-7
sub move p-	1:-23 3:40 4:15 5:-9 6:-9 7:-6 8:-14 9:-6
sub move ph	1:-17 2:20 3:9 6:-10 9:-7
sub move s-	0:-6 1:36 2:-8 3:-10 4:-6 8:6
sub move sh	2:-26 3:30 4:-12 5:-7 6:-11 7:-7 8:22 9:-9
sub move sov	0:-13 1:17 2:14 3:-13 4:-14 7:-7 9:10
sub move svo	1:13 3:7 5:-7 9:-6
sub move u-	1:15 2:12 3:-12 5:-7 8:9 9:-6
sub move uh	1:-8 2:7 3:-22 4:-8 6:15 7:-7 9:10
sub move v2	1:10 3:-11 5:11
sub over	1:9 3:13 6:-7 7:-6 8:-12 9:-8
sub over -	0:-6 1:31 2:-13 4:8 8:-8
sub over A	0:-7 1:32 3:-9
sub over As	1:15
sub over Au	0:-8 1:25 2:13 3:-10 4:-6
sub over F	0:-11 1:7 2:-10 3:7 4:-9 5:15 6:-9
sub over Fu	0:-9 1:-7 2:-7 3:18 4:-9 5:9 6:-6
sub over N	0:10 1:-6 3:-6 4:20 5:-7 8:-11
sub over Ns	4:22 8:-10
sub over Nu	0:14
sub over O	1:-20 2:-6 3:17 4:-10 5:11 6:-6
sub over Ou	0:-7 1:-16 2:-7 3:26 4:-11 6:-7 8:11 9:-6
sub over U	3:7 4:17 5:-16 8:-13
sub over Uu	1:8 2:8 3:8 4:8 5:-13 8:-13 9:-6
sub over V	1:13
sub over Vu	1:16
sub over h	0:-11 1:-20 2:22 3:11 4:-12 5:15 6:-10 7:-8 9:-10
sub over p-	2:-10 5:15
sub over s-	1:26 3:-12
sub over sh	4:16 8:-6
sub over sov	0:-17 1:15 4:11 5:11 6:-7 7:-6 8:-19 9:-6
sub over svo	1:16 5:10 9:-6
sub over u-	0:-10 1:21 2:-10 3:18 4:9 5:-13 6:-6 8:-10
sub over uh	1:-17 2:28 3:6 4:-18 5:10 6:-8 7:-7 9:-9
sub over v2	0:8 2:-7 3:10
sub play	1:24 2:-9 3:-11 4:-8 5:10 6:-6 8:6
sub play -	1:27 2:-9 3:-10 4:-8 6:-6 8:7
sub play A	0:8 1:16 2:-14 3:-11 4:-6 8:14
sub play Au	0:10 1:18 2:-13 3:-6
sub play F	1:6 3:12
sub play Fu	3:19
sub play H	1:8 2:6
sub play N	2:-6 3:-10 4:-12 5:22
sub play Nu	0:-8 2:-7 3:-11 4:-12 5:20 8:15
sub play O	0:21 3:-7 8:6
sub play Op	0:11
sub play Os	0:6 1:-10 8:13
sub play Ou	1:29 8:-13
sub play U	1:13 8:-6
sub play Uu	1:27 3:-7 8:-12
sub play h	0:12 1:-8 4:-12 5:7 8:11
sub play ph	0:18 3:-8
sub play s-	1:-13 8:19
sub play sov	1:44 2:-10 3:-10 4:-10 5:-7
sub play svo	0:17 1:-14 2:-8 4:-9 5:14 6:-6 8:7
sub play u-	1:36 2:-12 3:-11 4:-7 6:-6
sub play uh	0:7 3:7 4:-8 8:9
sub play v2	1:9 3:-11 8:14
sub push	1:16 2:18 4:-10 5:-7 6:-8 7:-6 9:-7
sub push -	1:28 3:-13 6:-6
sub push A	1:21 2:11 3:-11 4:-7 8:-6
sub push Ap	1:-10 2:16 3:-7
sub push As	1:17
sub push Au	1:12 2:11 3:-8
sub push N	0:-8 1:6 3:-7 4:-20 8:28
sub push Nu	0:-6 1:12 4:-13 8:13
sub push O	0:-10 1:20 2:-7 3:30 4:-12 5:-8 6:-8 8:-17
sub push Op	3:7
sub push Ou	3:13 4:-6 8:-8
sub push U	0:13
sub push Uu	0:16
sub push V	2:23 3:-12 8:-9
sub push Vu	2:21 3:-8 8:-6
sub push h	1:-10 2:12 3:26 4:-8 5:-6 6:-6 8:-15 9:-6
sub push p-	0:9 1:-13 2:13
sub push s-	0:-7 1:31 2:-7 3:-11 4:-9
sub push svo	1:31 2:-15 6:-6
sub push u-	1:15 3:-18 4:13 6:-6
sub push uh	1:-11 2:20 3:13 4:-6 8:-13
sub push v2	1:-8 2:14 3:14 4:-11 5:-6
sub race	0:8 1:10 2:7 3:-7 8:-7
sub race -	0:10 1:14 2:-6
sub race A	0:8
sub race Au	1:13
sub race U	0:14
sub race Uu	0:18 1:-6
sub race svo	1:17 3:-6 8:-6
sub race u-	1:24 2:-8 3:-6
sub reach	0:-6 3:9 4:-12 6:9 7:-6 9:-6
sub reach -	0:-7 1:11 3:16 4:6 5:-8 6:6 7:-6 8:-14 9:-7
sub reach A	1:14 2:11 4:-9 5:-12 7:-6 8:-11 9:-7
sub reach Ap	0:-9 1:-26 2:25 4:15 5:-11 6:6 8:-11
sub reach As	1:10
sub reach Au	1:34 4:-16 5:-8 6:-7 8:-9
sub reach F	1:-6 3:28 4:-8 8:-6
sub reach Fu	3:21 4:-7 6:7
sub reach H	2:18
sub reach N	1:-8 2:-7 3:15 4:-20 5:-14 8:27
sub reach Nu	4:-13 5:-12 8:21
sub reach O	0:-9 1:-11 2:-12 4:-12 5:21 6:19
sub reach Op	2:-8 3:-8 8:22
sub reach Ou	0:-7 1:-11 2:-12 4:-14 5:18 6:17 8:6
sub reach U	1:15 2:-12 4:-9 6:-7 8:12
sub reach Us	0:-7 1:23 8:-7
sub reach Uu	1:-10 2:-7 4:-6 5:-8 8:28
sub reach V	0:-13 1:-17 2:17 3:20 4:17 5:-10 6:-6 8:-24 9:-6
sub reach Vp	0:-7 1:-7 2:9 3:19 5:-7
sub reach Vu	2:11 4:9 8:-9
sub reach h	1:-12 2:13 4:-15 5:12 8:17 9:-6
sub reach p-	0:-14 1:-30 3:32 5:-11 6:13 8:-14
sub reach ph	1:-7 2:13 3:-16 4:-7 5:20 6:-6
sub reach s-	0:-11 1:27 2:-6 3:-8 4:-14 8:13
sub reach sov	2:20 3:-7 4:-7
sub reach svo	0:-7 3:12 7:-6 8:7 9:-6
sub reach u-	0:-7 1:25 2:-15 3:12 4:-8 6:12 7:-6 8:-11 9:-6
sub reach uh	1:-13 4:-18 8:29
sub reach v2	2:-12 3:23 4:-11 5:6 8:-15
sub save	0:9 1:10 3:-8 8:13
sub save -	1:28 2:-12 3:-9 4:-7 8:6
sub save A	1:18 3:-7
sub save Ap	1:7 2:12
sub save As	0:8 1:12 2:-6
sub save Au	1:23 2:-9 3:-7 4:7
sub save U	0:13
sub save Uu	0:7
sub save h	1:-16 2:11 3:-6 8:12
sub save ph	2:21
sub save s-	0:6 1:7
sub save sh	0:14 1:-8
sub save sov	0:13
sub save svo	1:11 2:6 3:-8 4:-7 8:8
sub save u-	1:18 2:-8 3:-7 4:-6 8:8
sub save uh	1:-14 3:-6 4:-8 8:30
sub save v2	0:-7 1:7 8:17
sub shoot	1:13 2:22 3:-10 4:-10 5:-6
sub shoot -	1:31 2:6 3:-7 4:-6 8:-8
sub shoot A	0:-6 1:27 2:7
sub shoot As	1:21 2:-9
sub shoot Au	1:30
sub shoot H	1:-13 2:24
sub shoot Hu	2:11
sub shoot N	0:-8 1:15 2:-8 3:-8 4:-10 5:-6 6:11 8:7
sub shoot Nu	0:-9 1:22 2:-7 3:-7 4:-14 8:13
sub shoot O	1:22 2:6 3:-11 6:-7 8:-10
sub shoot Ou	1:21 3:-6 8:-6
sub shoot V	1:-24 2:13 3:-8 4:-7 9:23
sub shoot Vp	0:8 1:-7
sub shoot Vs	0:-7 8:18 9:-7
sub shoot Vu	1:-17 2:-6 8:-9 9:28
sub shoot h	0:-13 1:-20 2:34 3:-10 4:-13 5:-11 6:6 7:-7 8:10 9:7
sub shoot p-	0:6 1:-6 2:7
sub shoot ph	0:-7 1:-7 2:21 3:-10 4:-6 5:-7 6:16 8:-8
sub shoot s-	1:8 2:15 8:-7
sub shoot sov	1:21
sub shoot svo	1:9 2:15 3:-10 4:-10 5:-6 6:-7
sub shoot u-	1:33 3:-9 4:-6 8:-8
sub shoot uh	0:-8 1:-18 2:26 3:-7 4:-10 5:-6 6:-9 9:19
sub shoot v2	1:8 5:-6 6:20 8:-7
sub sneak	3:8 6:-7
sub sneak -	0:-13 1:24 4:-7 5:9 6:-7 9:-7
sub sneak A	0:-8 1:13 2:9 4:-13 5:-6 8:-8 9:12
sub sneak Ap	1:-9 2:6 3:23 4:-6
sub sneak As	1:8 2:6
sub sneak Au	0:-6 1:24 2:-13 3:-15 4:-9 9:19
sub sneak F	3:19 6:-6
sub sneak Fu	3:7 4:11
sub sneak N	4:11
sub sneak O	1:-8 2:-10 4:6 5:17 6:-6
sub sneak Op	4:24 5:-6 8:-8
sub sneak Ou	1:-8 2:-12 5:13 6:-6 8:10
sub sneak V	1:15
sub sneak Vu	1:13
sub sneak h	1:-10 2:-10 3:21 4:11 5:-11 8:-6 9:6
sub sneak p-	1:-9 2:22
sub sneak ph	1:-6 2:-7 3:24 4:10 5:-6 8:-8
sub sneak s-	1:10
sub sneak sov	0:-7 2:-6 3:23 4:-12 5:-6 6:-6 8:11
sub sneak svo	1:10 2:-21 3:13 4:15 6:-6 8:-11 9:-6
sub sneak u-	0:-13 1:25 2:-15 5:13 6:-8 9:-6
sub sneak uh	1:-9 5:-11 8:7 9:19
sub sneak v2	0:-8 2:18 3:-15 4:-13 5:-8 9:15
sub stay	1:-6 3:-7 5:14 6:-7 9:-9
sub stay -	2:-9 5:11 6:-7 9:-7
sub stay A	3:-21 5:31 6:-6 7:-11 8:9 9:-8
sub stay As	1:-15 2:21 5:-7
sub stay Au	3:-20 5:26 7:-8 9:-8
sub stay F	0:8 3:17
sub stay Fp	3:15
sub stay Fu	0:6
sub stay H	0:-9 3:-10 4:-8 5:-11 7:27 8:-8
sub stay Hu	1:22 2:-7
sub stay N	0:-12 3:29 4:-12 5:-8
sub stay Nu	3:9 4:-9 8:9
sub stay O	0:-7 1:-7 2:-7 3:7 4:13 5:16 6:-6 8:-16
sub stay Ou	3:-18 4:13 5:16 8:-9
sub stay U	0:10 2:16 3:-10 4:-8 5:10 8:-12
sub stay Uu	0:13 2:17 5:-8 8:-9
sub stay V	1:-10 2:-13 3:-9 4:19 5:-6 8:14
sub stay Vp	2:-11 3:-6 4:24
sub stay Vu	2:-6 3:-7 8:21
sub stay h	0:-6 1:-15 2:22 5:13 6:-6 7:-8 9:-11
sub stay p-	1:-7 2:-9 4:19 5:11 8:-9
sub stay ph	0:-11 1:-6 3:17 4:15 5:-8 8:-8
sub stay s-	1:-29 2:7 3:7 4:-7 5:-11 7:18 8:9
sub stay sov	0:-8 2:35 3:-6 4:-8 5:-9 8:-8
sub stay svo	4:15 6:-7 9:-8
sub stay u-	0:7 1:18 2:-15 6:-6 7:-8 9:-6
sub stay uh	1:-14 2:20 3:-16 4:-18 5:18 6:-6 7:-7 8:12 9:-10
sub stay v2	2:-19 3:-7 5:28 6:-6 8:-6
sub steal	1:13 2:24 3:-9 8:-8
sub steal -	0:-7 1:19 2:16 3:-10 8:-7
sub steal A	0:-6 1:15 2:26 3:-9 4:-6
sub steal Ap	2:34 3:-11 4:-6
sub steal As	0:-7 2:22 3:-6
sub steal Au	0:-7 1:20 2:18 3:-10 4:-7 8:-6 9:-7
sub steal F	3:7
sub steal H	1:14 2:7
sub steal N	2:-10 4:24 8:-10
sub steal Nu	0:6 2:-9 4:16 8:-7
sub steal O	2:16 3:-12 4:-6 8:7
sub steal Ou	0:8 8:7
sub steal V	2:-15 8:-9 9:26
sub steal Vu	1:6 2:-9 8:-8 9:15
sub steal h	1:-16 2:43 3:-14 4:-13 5:-6 8:-12 9:11
sub steal p-	2:21 3:-10 4:-6
sub steal ph	1:-7 2:32 4:-7
sub steal s-	0:-7 1:9 2:15 3:-7
sub steal sov	1:17 2:7 3:-6
sub steal svo	1:18 2:18 3:-11 8:-7
sub steal u-	0:-6 1:38 2:-15 3:-8
sub steal uh	1:-17 2:26 3:-12 4:-12 8:-13 9:20
sub steal v2	2:21 4:-6 8:-6
sub take	1:15 3:6
sub take -	1:27 2:-6 8:-7
sub take A	1:25 8:-7
sub take Ap	3:21 8:-6 9:-6
sub take As	1:28 3:-7
sub take Au	0:-6 1:28 2:-7 4:7 8:-7
sub take F	0:-10 1:12 2:-12 3:8 4:10 5:-7 6:-11 8:-10 9:9
sub take Fp	1:-7 2:-9 3:14 4:-6 6:-6 8:-7 9:19
sub take Fs	1:9
sub take Fu	1:11 2:-9 4:15 6:-8 8:-6
sub take Hu	2:6
sub take N	0:-6 3:-23 4:-10 5:23 6:-6 7:-6 8:20 9:-6
sub take Np	1:-6 2:-7 3:-17 4:12 5:-12 8:22
sub take Nu	0:-6 3:-11 4:-26 5:26 8:20
sub take O	0:-6 1:-15 2:14 3:20 7:-7 8:-16 9:-8
sub take Op	1:-9 2:22 3:19 4:-11 6:-7 8:-14 9:-6
sub take Os	1:-22 2:-15 3:6 4:18 5:20 8:-13
sub take Ou	1:-6 2:10 3:13 5:-13
sub take U	0:14 2:9 4:-8 5:-10
sub take Uu	0:9 1:7 3:10 4:-11 5:-12
sub take V	1:10 2:-15 3:-10 4:33 5:-7 8:-11
sub take Vs	1:19
sub take Vu	0:-7 1:-7 2:-12 3:-6 4:35 8:-7
sub take h	1:-22 2:16 3:9 6:-8 7:-6
sub take p-	0:15 1:-6 2:-19 3:25 4:7 5:-7 8:-13
sub take ph	0:-8 1:-14 2:18 3:13 4:-6 5:-10 6:-9 7:-6 9:8
sub take s-	0:-6 1:30
sub take sh	0:14 1:-10 2:-10 3:-7 4:15 5:10 8:-12
sub take sov	1:25 2:-6 3:-19 4:14 5:-6 6:7 8:-9
sub take svo	1:19
sub take u-	1:34 3:-7 5:-6 8:-6
sub take uh	1:-25 2:18 3:18 6:-7 7:-7
sub take v2	0:-6 3:19 4:14 5:-8 6:-6 8:-11
sub throw	1:7 3:-8 5:-7 6:10 7:-6
sub throw -	1:12 2:6 3:-12 4:-8 5:-7 6:17 9:-6
sub throw A	1:26 3:-7 6:-12 8:-8
sub throw Ap	0:16 4:-7 6:-6
sub throw As	0:-8 1:41 6:-6 8:-6
sub throw Au	1:9 2:19 3:-9 6:-15 8:-10
sub throw F	0:-7 1:-18 2:-9 4:-7 6:37 8:-8
sub throw Fp	1:-7 3:20 6:-6
sub throw Fu	1:-19 2:-8 3:-16 4:-6 6:44 8:-7
sub throw H	1:15
sub throw N	0:16 3:-6 4:14 5:-6 6:-11 8:-8
sub throw Ns	0:13 8:-7
sub throw Nu	4:21 6:-10 8:-10
sub throw O	0:-12 1:-18 4:-18 5:-13 6:36 7:-7 8:15 9:-8
sub throw Op	1:-10 2:-6 6:24 8:-7
sub throw Os	0:-6 1:-19 3:-7 6:-11 8:34
sub throw Ou	0:-14 3:-7 4:-17 5:-11 6:43 7:-6 8:-16 9:-7
sub throw U	0:15
sub throw Uu	0:13
sub throw V	0:-11 1:-14 2:9 3:-6 4:-7 6:-8 8:6 9:19
sub throw Vs	1:-8 8:18
sub throw h	1:-20 2:26 5:-10 6:-10 7:-6 8:-10 9:16
sub throw p-	0:23 2:-15 6:8
sub throw ph	2:9 3:12 6:-7
sub throw s-	0:-6 1:35 2:-19 3:-9 4:-6 6:-14 8:19
sub throw sh	1:-16 3:-7 4:-9 6:-11 8:7 9:24
sub throw sov	1:-8 2:21 3:-9
sub throw svo	1:8 3:-12 4:-7 5:-8 6:18 7:-6
sub throw u-	1:6 2:16 3:-11 4:-8 5:-8 6:23 7:-6 8:-9 9:-7
sub throw uh	0:-11 1:-21 3:-16 4:22 5:-10 6:11 7:-6 8:-20 9:16
sub throw v2	2:13 3:-19 4:10 5:-8 6:27 8:-25
sub touch	0:12 2:-15 3:6 4:-10 5:11 6:-7 8:7
sub touch -	0:7 1:12 2:-14 4:-8 6:-6 8:10
sub touch A	0:-6 1:7 2:-16 5:22 8:-6
sub touch Au	0:-10 1:21 2:-18 4:-6 5:19 8:-7
sub touch F	0:7 3:13
sub touch Fu	0:7 1:-9 3:14
sub touch N	4:9
sub touch Nu	4:11 5:-6
sub touch O	0:6 1:-7 3:-24 4:-11 5:17 8:18
sub touch Op	3:-8 4:-6 5:16
sub touch Ou	0:8 1:-6 3:-18 5:10 8:14
sub touch U	0:11
sub touch Uu	0:12
sub touch V	1:-8 3:17
sub touch Vu	0:-6 1:-9 3:27 5:-6 8:-6
sub touch h	1:-11 2:-7 3:12 5:16 8:-12
sub touch p-	3:6
sub touch sov	0:10 1:-12 2:-6 8:14
sub touch svo	0:11 1:12 2:-8 3:-13 4:-7 5:19 8:-11
sub touch u-	0:20 2:-11 3:-13 8:6
sub touch uh	1:-9 2:-9 3:14 4:6 5:7 8:-11
sub touch v2	1:-9 2:-18 3:14 4:-7 5:22 8:-7
sub use	3:8 4:-6 5:14 6:-7 7:-6 9:-6
sub use -	2:-10 3:28 5:10 6:-8 7:-6 8:-8 9:-7
sub use A	3:16 4:-10 5:-10 9:-6
sub use Ap	0:-7 1:10 2:20 3:-9 8:-6
sub use As	2:-14 3:-16 8:30
sub use Au	0:7 1:-19 3:28 4:-10 5:-7 8:-10
sub use H	1:-18 2:10 3:-10 5:22
sub use Hu	1:-10 2:19
sub use N	1:-6 2:14 3:-24 5:9
sub use Np	0:-7 3:-12 4:29 5:-8 8:-6
sub use Nu	0:-9 1:-6 2:15 3:-21 4:-23 5:20 8:11
sub use O	1:-12 2:-8 3:23 5:13 6:-6 8:-9
sub use Op	3:11
sub use Ou	1:-14 2:-6 3:19 4:-14 5:19 6:-6
sub use U	1:12 3:11 5:-6 8:-10
sub use Uu	0:9 1:20 4:-6 5:-7 8:-10
sub use V	0:-8 1:9 3:14
sub use Vu	0:-6 1:27 3:-10
sub use h	1:-13 2:25 3:-15 4:-15 5:17 6:-6 7:-6 9:-6
sub use p-	0:-7 1:8 2:-24 3:-9 4:25 5:12 8:-9
sub use ph	3:8 4:9 5:-7
sub use sh	0:6 1:-9 2:-13 3:-13 8:25
sub use sov	0:-7 1:13 2:-7 3:15 4:-10 5:14 6:-6 8:-18
sub use svo	1:-9 2:12 4:-7 5:6 6:-7 7:-7 8:6 9:-7
sub use u-	3:28 4:-11 5:7 6:-6 8:-15 9:-6
sub use uh	0:-6 1:-11 2:38 3:-24 4:-22 8:10
sub use v2	0:-16 1:-25 2:-14 3:27 4:14 6:-6
sub victim	0:9 1:20 2:-8 4:-6 8:-6
sub victim -	1:25 2:-15 3:-6
sub victim A	1:18
sub victim Ap	1:14
sub victim H	1:25 2:-16
sub victim Hu	1:20 2:-12
sub victim O	0:11
sub victim Ou	0:16
sub victim h	2:8 3:12 8:-6
sub victim p-	1:14
sub victim svo	1:26 2:-13
sub victim u-	0:7 1:8 2:-6
sub victim v2	0:6 2:6
sub word:boss	1:-16 3:-10 4:-9 6:-9 7:38 8:-8
sub word:boss -	0:8
sub word:boss A	1:-11 7:26
sub word:boss Au	1:-7 2:9 7:15
sub word:boss H	1:-8 2:-14 7:24
sub word:boss O	0:8 7:14
sub word:boss Ou	2:-6 3:-6 7:20
sub word:boss h	1:-15 3:-9 4:-9 5:-6 6:-9 7:39 8:-8
sub word:boss sh	1:-16 2:-15 6:-7 7:33
sub word:boss svo	0:8 1:-11 2:-17 3:-6 6:-8 7:32 8:-6
sub word:boss uh	0:-10 1:-8 2:7 3:-8 4:-9 6:-6 7:28 8:-8
sub word:enemy	1:-14 2:25 3:-12 4:9 5:-9 6:-7 8:-12 9:10
sub word:enemy -	0:11 1:-15 2:19
sub word:enemy A	1:-10 2:32 3:-6
sub word:enemy Ap	1:-8 2:18
sub word:enemy Au	0:6 2:12
sub word:enemy H	1:-7 2:14
sub word:enemy N	0:-8 2:11 4:13 8:-9
sub word:enemy Nu	0:-10 2:15 4:17 8:-14
sub word:enemy O	1:-9 2:17 3:-8 4:-6 5:-7 8:-6 9:14
sub word:enemy Op	0:9 1:-6 2:12 3:-6
sub word:enemy Ou	0:-11 3:-7 4:-6 5:-8 8:-8 9:30
sub word:enemy U	0:12 2:6
sub word:enemy Up	0:10
sub word:enemy Uu	2:13
sub word:enemy h	1:-14 2:37 3:-14 5:-11 6:-8 7:-6 8:-16 9:13
sub word:enemy p-	0:7 1:-7 2:15
sub word:enemy ph	2:16
sub word:enemy sov	0:-12 1:-11 2:32 3:-10 4:13 5:-6 6:-6 8:-8 9:-6
sub word:enemy svo	1:-16 2:37 3:-11 4:-8 5:-7 6:-6 8:-9
sub word:enemy u-	0:7 1:-14 2:15
sub word:enemy uh	0:-17 1:-10 2:27 3:-14 4:14 5:-12 6:-8 7:-6 8:-19 9:19
sub word:enemy v2	0:11
sub word:goal	1:19 2:-19 3:-10 4:-7 8:19
sub word:goal -	2:-12 3:-6 4:-7 8:22
sub word:goal A	0:-11 1:16 2:-17 3:-9 4:-7 8:21
sub word:goal Au	0:-10 1:20 2:-16 3:-8 4:-6 8:16
sub word:goal U	0:9
sub word:goal Uu	0:9
sub word:goal svo	1:12 2:-15 3:-9 4:-7 8:21
sub word:goal u-	1:15 2:-18 3:-9 4:-7 8:20
sub word:hero	0:10 1:29 2:-8 3:-14 6:-6
sub word:hero -	0:6 1:30 2:-10 3:-10 6:-6
sub word:hero A	0:10 1:9 2:-8
sub word:hero As	1:15
sub word:hero F	1:23 3:-8
sub word:hero Fu	0:-7 1:31 3:-14
sub word:hero O	1:11
sub word:hero Ou	0:12
sub word:hero s-	0:-6 1:32 3:-8
sub word:hero sov	1:17
sub word:hero svo	1:24 2:-7 3:-6
sub word:hero u-	0:9 1:8
sub word:hero v2	0:9
sub word:item	0:13 1:-6 2:-17 3:20
sub word:item -	0:16 3:-6
sub word:item A	2:-13 3:18
sub word:item Au	3:9
sub word:item Fu	0:9
sub word:item h	2:-15 3:27
sub word:item svo	0:10 2:-9 3:13
sub word:item u-	0:17 3:-6
sub word:item uh	2:-9 3:20
sub word:obstacle	1:-13 2:6 5:20
sub word:obstacle -	1:-13 2:12 3:10
sub word:obstacle u-	2:6
sub word:obstacle v2	0:7 1:-8 3:6
tie at attack	0:14 1:-8 2:-16 4:-8 7:22
tie at attack -	0:-9 1:-13 2:-15 7:31 8:-6
tie at attack A	1:-11 2:-20 4:-10 7:33 8:-6
tie at attack O	0:13
tie at attack h	0:26 2:-6 4:-10
tie at avoid	0:6 1:-7 2:20 3:-15 4:10 6:-6 8:-13
tie at avoid -	2:-7 3:-9 4:10 5:-6 8:10
tie at avoid A	2:-28 4:-6 5:33
tie at avoid N	0:6 2:-8 4:18 8:-17
tie at avoid O	0:-7 2:11 3:-8 4:7
tie at avoid U	0:14
tie at avoid h	1:-6 2:6 3:-12 5:22 8:-21
tie at bring	1:-14 2:-21 3:-8 4:39 5:-8 8:10 9:-7
tie at bring -	1:-21 2:12 3:-23 8:27
tie at bring A	0:-9 1:-10 2:-12 3:-11 4:41 8:-8
tie at bring N	0:8 2:-6 3:-9 4:24 8:-6
tie at bring O	0:-13 1:-15 2:-7 4:13 8:13
tie at bring U	0:12
tie at bring V	0:8 1:-6 4:-10 8:14
tie at bring h	0:11 1:-7 2:-21 4:35 5:-7 8:-18
tie at chase	1:22 2:-9 4:-6
tie at chase -	1:17 2:-7
tie at chase A	1:23 2:-9
tie at eat	0:7 3:-10 4:-10 8:21
tie at eat -	3:-7 8:15
tie at eat O	3:-6 4:-8 8:19
tie at fall	0:12 3:-12 4:30 8:-22
tie at fall -	0:10 3:-10 4:28 8:-21
tie at fall N	4:22 8:-14
tie at fall O	4:15 8:-7
tie at fight	0:-9 3:26 4:-6 8:-8
tie at fight h	0:-9 3:27 4:-8 5:-7 8:-8
tie at hit	2:7 3:-8 4:-6 5:-8 8:16
tie at hit N	0:-7 2:-6 4:9 8:10
tie at hit h	0:-7 3:-7 5:-7 8:16
tie at make	1:-6 3:18 4:6 8:-16
tie at make -	2:-8 3:20 4:-8 8:-7
tie at make A	0:6 2:14 4:-6
tie at make U	0:-11 3:17 4:6 8:-7
tie at make h	4:15 8:-9
tie at match	0:-15 1:-11 2:-12 3:-32 4:24 6:-6 8:27
tie at match -	0:-12 1:-11 2:-10 3:-23 4:16 8:27
tie at match O	0:-8 1:-6 3:-12 4:35 8:-18
tie at move	1:-6 2:-16 3:-9 4:28 5:-16 6:-10 7:-7 8:13 9:11
tie at move -	1:16 2:-9 3:-15 5:-9 6:-6 8:19 9:-6
tie at move A	1:-10 2:-13 3:12 4:-9 8:-16 9:24
tie at move F	0:8 3:-8 4:-7 8:15
tie at move N	1:-7 2:-6 3:-11 4:7 5:-10 8:22
tie at move O	1:6 2:-8 3:-17 4:19 5:-15 6:-8 8:14
tie at move U	0:-10 2:-6 3:-9 4:15 8:16
tie at move h	0:-6 1:-15 2:-18 4:13 5:-15 6:-10 7:-6 8:21 9:15
tie at over	0:8 4:11 8:-9
tie at over -	0:10 4:9 8:-9
tie at over U	0:11
tie at play	0:-13 1:-6 2:20 5:8 6:-7 7:-6 9:-7
tie at play -	2:-6 3:7 4:-10 8:12
tie at play A	0:10 1:-7 2:13 4:-6
tie at play O	1:-6 2:-10 3:-15 4:8 5:13 6:-6 8:7
tie at play U	0:-9 1:10 2:20 4:-7 8:-11
tie at play h	1:-6 2:17 3:-17 5:8 6:-6 8:6
tie at push	0:-12 1:-6 2:-7 3:-13 4:52 5:-8 8:-24
tie at push -	0:-18 1:-7 2:-6 3:-15 4:52 5:-7 8:-19
tie at push N	4:14 8:-11
tie at push O	0:-16 3:-16 4:50 5:-8 8:-19
tie at push h	3:-9 4:38 8:-22
tie at race	0:6 1:20 2:-9 3:-8 4:-8 5:-6 8:7
tie at race -	1:21 2:-11 4:-8 8:9
tie at race A	1:18 2:-10
tie at race O	0:11 1:13 8:-7
tie at reach	0:12 4:-7 8:13
tie at reach -	3:-6 4:-24 8:35
tie at reach F	0:10
tie at reach N	8:18
tie at reach h	0:7 4:12 8:-6
tie at save	2:-9 3:-8 4:25
tie at save A	4:16
tie at save h	2:-8 3:-7 4:21
tie at shoot	1:-7 2:43 3:-6 4:-11 6:-7
tie at shoot -	1:-7 2:19 4:-9 8:11
tie at shoot A	0:-6 1:-7 2:39 4:-7 8:-6
tie at shoot H	2:23 6:-6
tie at shoot O	2:17 8:-8
tie at shoot V	1:-6 2:30 8:-8
tie at shoot h	0:-9 1:-9 2:54 3:-7 4:-9 6:-7 7:-6 8:-11 9:-6
tie at stay	0:19
tie at stay -	0:9
tie at stay O	0:12
tie at stay h	0:10
tie at steal	2:15 3:-11 4:-14 8:16
tie at steal A	2:29 3:-8 4:-11
tie at steal N	4:-9 8:16
tie at steal h	2:21 3:-10 4:-12 8:9
tie at take	1:10 2:-22 3:-28 4:13 5:-9 6:-7 7:13 8:17 9:-6
tie at take -	2:-9 3:-26 4:20 8:11
tie at take N	0:16 3:-6 4:18 8:-20
tie at take O	0:-9 1:25 3:-8 4:-9
tie at take U	0:9 1:-8 3:-6 4:-7 8:14
tie at take h	1:-9 2:-23 3:-18 5:-7 7:20 8:25
tie at throw	0:-8 1:-9 2:24 4:13 5:-6 6:-9
tie at throw -	1:-12 2:26 3:6 4:-15 6:-8 8:10
tie at throw A	0:-7 1:-11 2:38 3:-8
tie at throw F	2:-14 3:28 4:-11 6:-7
tie at throw H	2:26 4:-6
tie at throw N	2:-9 3:-8 4:21 5:-7 6:-6 8:9
tie at throw O	2:-10 4:33 5:-7 6:-14 8:-15
tie at throw h	0:-9 1:-6 2:25 4:15 6:-8 8:-11
tie at use	0:-14 1:-10 2:-8 3:39 4:-23 5:-6 8:13
tie at use -	1:-10 2:-6 3:37 4:-16
tie at use N	3:-6 4:-15 8:29
tie at use O	0:7 3:9
tie at use U	0:-15 1:-8 3:33 8:-10
tie at word:enemy	0:10
tie at word:enemy h	0:11
tie at word:item	0:14 3:-8
tie at word:item O	0:10 3:-6
tie by hit	2:20
tie by hit V	2:16
tie by hit h	1:-6 2:19
tie by move	4:-8 5:-9 8:26
tie by move N	4:-7 5:-9 8:20
tie by move h	4:-10 5:-11 8:30
tie by sneak	2:15
tie by sneak A	2:19
tie by sneak h	2:21
tie for bring	0:-8 1:-13 2:-10 4:32
tie for bring -	0:-8 1:-15 2:-7 3:13 4:19
tie for bring A	1:-13 2:-8 3:-9 4:30
tie for hit	1:11
tie for hit -	1:9
tie for hit A	1:9
tie for take	0:-7 1:21 2:-12 3:12 4:-7 8:-6
tie from attack	2:16 3:-6 4:-11 5:-7
tie from attack -	4:-8 8:18
tie from attack U	0:11
tie from attack h	2:26 5:-7 8:-14
tie from avoid	0:-9 1:-21 2:37 3:-15 5:8 6:-6 8:9 9:-6
tie from avoid -	0:-6 1:-27 2:41 3:-9 4:-12 5:-11 8:11
tie from avoid A	0:-10 1:-23 2:41 3:-9 4:-8 5:15 8:-11 9:-6
tie from avoid H	2:17
tie from avoid N	4:-7 5:-12 8:23
tie from avoid O	2:-24 3:-15 4:18 5:16 6:-6
tie from avoid V	1:-15 2:33 5:-6 8:-8
tie from avoid h	0:-7 1:-8 2:21 3:-15 5:25 8:-11 9:-6
tie from bring	0:10 1:13 2:-16 3:-26 6:-7 8:18 9:-7
tie from bring -	1:13 2:-17 3:-6 4:-20 5:-7 6:-6 8:28
tie from bring A	0:13 1:-6 2:-14 3:-9 4:-8 8:20
tie from bring F	3:-7 4:-6 8:24
tie from bring N	0:-9 3:-17 4:6 5:22
tie from bring O	1:16 2:-6 3:-10 4:-16 5:-6 8:17
tie from bring h	2:-8 3:-6 4:18 5:12 8:-17
tie from clean	0:9 1:-6 2:-20 3:-10 4:-7 5:32 8:-10
tie from clean -	2:-12 3:-6 5:22
tie from cross	2:24 8:-10
tie from cross h	2:19 8:-9
tie from eat	0:10 1:-7 3:20 4:-7 5:-6 8:-10
tie from eat -	0:6 1:-6 2:-14 3:22
tie from eat A	0:8 1:-8 3:13
tie from eat F	2:-7 3:22
tie from eat h	2:21 8:-7
tie from fall	0:-14 1:-10 3:-14 4:-16 5:-12 6:-7 8:59
tie from fall -	0:-12 1:-15 2:6 3:-16 4:-11 5:-8 6:-7 8:50
tie from fall N	0:-10 3:-6 4:-9 5:-6 8:34
tie from fall O	0:-7 1:-6 2:-7 3:-9 4:-8 5:-8 8:39
tie from fall U	8:20
tie from fall h	0:-10 2:-6 4:-10 5:-7 8:33
tie from fight	2:-18 3:-13 4:13 6:-7 8:24
tie from fight h	0:-10 2:-13 3:-8 4:13 8:21
tie from guard	1:-12 2:46 3:-6 4:-10
tie from guard -	1:-18 2:50 4:-9 8:-9
tie from guard A	1:-11 2:40 4:-7 8:-8
tie from guard H	2:24
tie from guard h	2:34 4:-9
tie from hit	1:29 3:-13 4:8 5:-9 6:-6 8:-18
tie from hit -	0:8 1:26 2:-10 3:-6 4:-6 8:-11
tie from hit A	0:-7 1:18 3:-9 4:17 5:-8 8:-11
tie from hit O	1:25 3:-11 8:-9
tie from hit h	1:-6 3:-6 4:21 8:-7
tie from make	0:7 2:-7 3:17 4:-6 8:-7
tie from make -	0:9 3:11 8:-8
tie from make N	3:20
tie from match	0:29 1:-7 2:-7 3:-17 4:20 8:-13
tie from match -	0:29 2:-6 3:-12 4:8 8:-9
tie from match N	0:36 3:-10 8:-16
tie from match O	4:18 8:-14
tie from match U	3:-10 8:15
tie from move	0:-11 1:-13 2:-24 5:29 6:-10 7:-7 8:24 9:-7
tie from move -	1:-11 2:-9 4:8 5:21 6:-6
tie from move N	1:-7 2:-6 3:-7 4:-9 8:19
tie from move O	1:-9 2:-11 3:-18 5:34 6:-7
tie from move U	3:13
tie from move h	1:-8 2:-22 3:-17 4:-12 5:29 6:-8 8:26 9:-6
tie from over	5:-6 8:13
tie from over N	8:8
tie from over h	8:7
tie from play	0:11 1:-11 2:13 3:-12 4:-11 5:-8 8:22
tie from play -	0:11 1:-16 2:19 3:-8 4:-6
tie from play A	1:-14 2:29 3:-6 8:-8
tie from play N	8:9
tie from play O	0:-10 1:-6 2:-7 3:-15 4:-9 6:-7 8:41
tie from play U	0:17
tie from play h	0:7 3:-13 4:-8 8:23
tie from reach	0:-11 1:-7 3:12 4:-6 5:-7 6:-7 7:-6 8:26
tie from reach A	1:-7 2:8 4:14
tie from reach F	3:10 4:-11 8:11
tie from reach h	0:-11 1:-7 3:7 5:-7 6:-6 7:-6 8:21
tie from save	1:-8 2:38 3:-9 4:-13 5:-6
tie from save -	2:32 3:-7 4:-8 8:-8
tie from save A	1:-7 2:35 3:-7 4:-8 8:-8
tie from save H	2:14
tie from save N	4:-6 5:-6 8:15
tie from save h	0:7 2:18 3:-6 4:-10 5:-6
tie from sneak	8:9
tie from sneak h	2:7
tie from stay	1:-7 2:10 3:14 4:-11 5:-9
tie from stay -	2:14 3:15 8:-20
tie from stay A	1:-7 2:28 3:-7 8:-7
tie from stay N	0:-10 2:-9 3:9 4:-8 5:-7 8:24
tie from stay h	2:-7 4:-7 8:23
tie from steal	1:-9 2:23 3:-9 4:-9 5:-7 6:-6 8:14
tie from steal -	0:21 1:-6
tie from steal A	1:-8 2:28 3:-6 8:-7
tie from steal N	8:16
tie from steal O	0:10 2:-7 3:-11 4:-6 5:-6 8:23
tie from steal h	0:-6 1:-8 2:19 3:-10 4:-9 5:-7 6:-7 8:28 9:-7
tie from take	0:-8 3:12 5:-14 6:-8 7:-6 8:15 9:-7
tie from take -	1:-15 4:-15 5:-12 6:-6 8:37
tie from take A	1:11 2:11 3:-13 8:-7
tie from take F	3:14
tie from take N	0:-10 2:-9 3:28 4:-14 5:-11 8:10
tie from take O	1:-12 2:-13 4:19 5:-13 6:-7 8:10
tie from take U	3:-9 8:14
tie from take h	0:-12 1:17 2:-8 3:8 5:-12 6:-6 8:6
tie from throw	1:-6 3:-11 4:15 5:-6 6:-7 8:7
tie from throw -	0:7 3:-6 4:14 8:-8
tie from throw N	8:8
tie from throw O	3:-9 4:25 8:-12
tie from throw h	0:9 4:-6 8:8
tie from touch	0:10 3:-6 8:6
tie from touch -	3:-6 8:14
tie from touch O	3:-7 8:17
tie from use	0:6 3:-9 4:-6 8:20
tie from use -	3:-15 4:-7 8:30
tie from use O	3:-10 8:19
tie from word:goal	0:-6 8:18
tie from word:goal h	0:-6 8:21
tie in attack	8:11
tie in attack O	4:21 8:-6
tie in attack h	0:-13 2:-8 5:-6 8:28
tie in avoid	1:-14 2:-18 5:-11 6:-7 7:-6 8:41 9:-6
tie in avoid -	1:-15 2:-10 3:20 5:-11 8:14
tie in avoid F	2:-8 4:-7 5:-6 8:18
tie in avoid N	0:8 2:-6 3:-6 8:6
tie in avoid O	0:-7 2:-10 3:-10 4:-11 5:-19 8:45
tie in avoid V	1:-9 4:19
tie in avoid h	0:12 2:-11 3:-13 5:-9 8:27
tie in bring	0:-9 3:-24 4:39 5:-10 6:-8 7:-6 8:11 9:-8
tie in bring -	0:-12 1:14 3:-19 4:25 5:-11 6:-8 7:-7 9:-8
tie in bring A	1:-18 2:32 4:-7 8:-9
tie in bring F	0:-8 1:-7 3:23 4:-19 8:12
tie in bring N	1:-10 2:-6 3:-15 4:37 5:-10
tie in bring O	0:12 1:-9 2:-7 3:-29 4:20 6:-6 8:17
tie in bring U	0:-11 3:-8 4:8 8:16
tie in bring V	0:-14 1:44 2:-10 3:-14 4:-9 5:-9 9:-8
tie in bring h	1:-9 2:-8 3:-21 4:36 9:-6
tie in chase	0:7 1:-6 2:-9 8:17
tie in chase h	1:-7 2:-13 8:24
tie in clean	2:18
tie in clean -	1:-6 2:14 4:-6 8:12
tie in clean A	2:15
tie in cross	3:-8 4:-9 5:13 8:8
tie in cross V	0:-7 5:21 8:-12
tie in cross h	2:9 4:-10 5:7
tie in eat	3:-17 4:-6 5:27 8:-12
tie in eat -	0:16 2:14 8:-10
tie in eat F	0:-6 2:-6 3:-18 5:35 8:-9
tie in eat h	0:-7 2:-6 3:-10 4:-6 5:32 8:-9
tie in fall	0:14 1:-6 3:-11 4:-11 5:-8 8:26
tie in fall -	0:11 3:-11 4:-7 8:20
tie in fall O	3:-11 4:-7 8:23
tie in fall U	0:10
tie in fall h	8:13
tie in fight	1:28 2:-21 3:-10 4:-10 5:-7 6:-6 8:14
tie in fight -	1:38 2:-24 3:-9 4:-8
tie in fight A	0:-7 1:35 2:-23
tie in fight N	2:-6 4:-7 5:-6 8:25
tie in fight h	0:6 8:9
tie in guard	0:-6 2:7 4:-13 8:21
tie in guard h	0:-6 2:9 4:-11 8:20
tie in hit	1:-19 3:16 4:19 5:-13 8:-14
tie in hit -	2:-12 3:7 4:14 5:-11 6:16 8:-11
tie in hit A	1:-6 2:6 3:7
tie in hit F	0:-7 1:20 3:-19 4:20 8:-12
tie in hit N	0:6 4:13 8:-12
tie in hit U	0:-12 1:-7 3:21 5:-6 8:8
tie in hit h	0:6 1:-7 2:19 3:-13 4:12 5:-7 8:-10
tie in make	0:-7 1:-15 3:-18 6:12 7:13 8:15 9:-6
tie in make -	1:-12 2:-8 3:-8 5:-8 6:13 8:20
tie in make A	0:-6 1:-9 2:-9 3:-8 6:17 7:16 8:-7
tie in make N	0:-20 1:-6 2:-6 3:-20 4:7 5:23 8:14
tie in make O	3:24 4:-13
tie in make U	0:10
tie in make h	0:-6 1:-10 3:-18 4:-19 5:23 7:32 8:-21
tie in match	0:-13 2:-15 3:-40 4:28 5:-11 6:-9 7:-7 8:37 9:-7
tie in match -	0:-10 2:-16 3:-34 4:35 5:-9 6:-8 7:-7 8:25 9:-7
tie in match A	2:-8 3:-8 4:-7 8:26
tie in match F	0:-8 3:-25 4:23 8:13
tie in match O	0:-17 2:-9 3:-33 4:32 5:-10 6:-8 7:-6 8:19 9:-6
tie in match U	0:16
tie in match V	0:-9 1:-12 2:-6 3:-6 4:16 8:11
tie in match h	0:-7 3:-15 4:17 8:7
tie in meet	4:27 8:-13
tie in meet -	4:24 8:-10
tie in move	0:-9 1:-11 3:-8 4:9 5:15 6:-9 8:17 9:-7
tie in move -	0:-10 1:-15 2:6 3:-20 4:-7 5:-7 6:-9 7:-6 8:52 9:-6
tie in move A	1:6 2:43 3:-12 4:-11 5:-10 7:-6 8:-17 9:-7
tie in move F	1:-11 2:-10 3:15 4:-13 5:-15 6:-9 8:28
tie in move N	1:-10 2:-8 3:-11 5:25 8:7
tie in move O	0:-10 1:-13 2:-14 3:-14 4:6 5:21 6:-10 7:-7 8:24 9:-7
tie in move U	0:-30 1:-16 2:-13 3:-15 6:-7 7:30 8:20
tie in move h	0:-10 1:-11 4:9 5:24 6:-8 8:-6 9:-8
tie in over	0:-11 1:-8 2:15 3:-11 4:13 5:16 8:-16
tie in over N	4:-6 5:14
tie in over h	0:-9 1:-7 2:14 3:-12 4:-16 5:28
tie in play	0:16 1:-10 2:-14 3:-11 4:-6 5:-8 6:-6 7:8 8:27
tie in play -	0:20 1:-11 3:-13 4:-12 8:25
tie in play A	0:7 2:-14 7:18
tie in play N	1:-6 3:-6 4:7 5:-9 8:16
tie in play O	0:21 8:-9
tie in play U	0:10 8:7
tie in play V	0:10
tie in play h	1:-6 2:-15 3:-10 5:-10 7:11 8:25 9:-6
tie in push	0:7 1:-9 2:-6 3:-20 4:34 5:-9
tie in push -	1:-8 3:-16 4:23 5:-8 8:7
tie in push N	0:-21 1:-6 3:-10 4:19 5:-9 8:17
tie in push O	0:27 3:-13 4:16 8:-18
tie in push U	0:-8 3:-14 4:30 8:-12
tie in push h	0:10 3:-9 4:23 8:-18
tie in race	0:19 2:-9 4:-9 5:-13 8:16
tie in race -	2:-8 4:-6 5:-8 8:20
tie in race N	0:9 1:-7 2:-6 4:-11 5:-13 8:28
tie in race h	0:20 5:-7
tie in reach	1:-6 2:-10 3:-9 4:27 5:-9
tie in reach -	4:12
tie in reach N	4:15 5:-7
tie in reach O	8:13
tie in reach h	0:9 2:-7 3:-6 4:24 5:-10
tie in shoot	0:8 2:7 8:8
tie in shoot -	2:24 8:-10
tie in shoot A	2:11
tie in shoot h	0:13 2:-9 8:8
tie in sneak	2:14 4:-11 5:-6 8:9
tie in sneak A	2:13
tie in sneak N	0:6 4:-9 8:13
tie in sneak h	0:7 2:9 8:-6
tie in stay	0:10 2:-8 4:-14 5:-8 8:29
tie in stay -	0:8 1:-6 2:-6 3:7 4:-12 5:-6 8:18
tie in stay N	0:12 4:-7
tie in stay O	0:16 2:-6 3:-9 4:-7 8:14
tie in stay U	0:-18 3:28
tie in stay h	3:-6 4:-13 5:-8 8:33
tie in steal	0:17 8:-10
tie in steal N	0:17 8:-10
tie in steal h	0:17 8:-10
tie in take	0:9 1:31 2:-14 3:-26 5:-6 6:-7 7:-6 8:13 9:-6
tie in take -	0:-13 1:43 2:-11 3:-27 4:18 5:-13 6:-9 7:-6 8:-13 9:-6
tie in take N	0:11 1:-9 2:-7 3:-11 4:-8 5:16 8:7
tie in take O	1:40 2:-12 3:-32 4:12 5:-13 6:-9 7:-6
tie in take U	1:12 4:16 8:-11
tie in take h	0:30 1:-6 2:-9 3:-11 4:-17 5:7 8:12
tie in throw	1:-12 2:11 4:23 6:-11 7:-6 8:-16 9:-7
tie in throw -	0:-8 1:-12 2:20 3:-15 4:11 5:19 6:-10 8:-12
tie in throw A	0:-7 1:-8 2:21 3:12 4:-7 8:-7
tie in throw H	2:18
tie in throw N	3:-6 4:15 5:15 8:-22
tie in throw O	0:8 3:-7 4:14 5:-7
tie in throw h	1:-7 2:14 3:6 4:15 5:-9 6:-7 8:-18
tie in touch	2:-6 3:-7 4:-10 5:14 8:8
tie in touch -	8:13
tie in touch O	0:-7 2:-7 3:-6 4:-12 5:28
tie in touch h	0:7 5:7
tie in use	0:16 1:-7 4:-13 8:13
tie in use -	0:13 4:-6 8:7
tie in use A	0:12
tie in use N	4:-8 8:12
tie in use O	3:-15 4:-7 8:22
tie in use U	0:9
tie in use h	0:8 4:-12 8:13
tie in word:boss	0:18
tie in word:boss h	0:11
tie in word:obstacle	0:10
tie in word:obstacle -	0:8
tie to attack	0:18 2:6 4:-12
tie to attack -	0:24 2:-7 4:-10
tie to attack A	0:7 2:13 4:-7
tie to attack N	0:14 4:-9
tie to avoid	0:-6 1:-6 2:31 5:-6 8:-6
tie to avoid -	4:17 8:-6
tie to avoid A	2:20
tie to avoid H	2:24
tie to avoid V	2:24 4:-10
tie to avoid h	2:25 4:-6
tie to bring	1:8 2:-18 4:36 5:-7 6:-6 9:-6
tie to bring -	2:-21 3:-17 4:32 5:-7 6:-6 8:10
tie to bring A	0:-13 2:-34 4:39 8:-7
tie to bring N	1:-8 2:-7 3:-12 4:39 5:-7
tie to bring O	0:-16 1:17 2:-8 4:9 5:-8 6:-8
tie to bring U	0:9 3:-8 4:17 8:-7
tie to bring h	0:-6 1:-9 2:-17 3:16 4:31 5:-8 6:-6 9:-6
tie to cross	4:18 8:-7
tie to cross N	4:19 8:-6
tie to cross h	4:15
tie to eat	0:-9 2:-11 3:-18 4:25 5:-7 8:17
tie to eat -	3:-11 4:17 8:-8
tie to eat U	2:-7 4:-6 8:20
tie to eat h	0:-9 4:14 8:8
tie to fall	0:-7 2:10 3:-12 5:-7 8:10
tie to fall -	0:6
tie to fall N	2:18 4:-8 8:-8
tie to fall h	0:-8 2:19 3:-6 4:6 5:-6 8:-11
tie to love	8:10
tie to love V	0:-7 1:9 4:-6 8:13
tie to make	0:12
tie to make -	0:12
tie to match	3:-18 4:17 8:10
tie to match -	3:-14 4:7 8:16
tie to match O	3:-12 4:9 8:11
tie to move	0:9 1:-9 2:-8 3:-9 4:36 5:-8 8:-12
tie to move -	3:-7 4:26 8:-11
tie to move N	4:11 8:-8
tie to move O	4:16 8:-8
tie to move U	0:-7 1:-8 2:-10 3:-9 4:24 5:-6 8:11
tie to move h	2:-9 3:-7 4:24 5:-9
tie to over	2:-9 3:-9 4:27 5:-17 8:11
tie to over N	0:-8 2:-6 4:17 5:-15 8:14
tie to over O	4:20 8:-7
tie to over h	0:-8 2:-8 3:-8 4:28 5:-22 8:13
tie to play	1:-8 4:24 8:-10
tie to play -	0:10 1:-8 4:11 8:-6
tie to play N	0:-11 4:30 8:-11
tie to push	1:-8 2:-15 4:24
tie to race	0:13
tie to race U	0:9
tie to reach	0:-11 2:-14 3:-14 4:38 5:-10 8:9
tie to reach N	4:15
tie to reach h	0:-9 2:-15 3:-12 4:35 5:-8
tie to shoot	1:-12 2:35 4:-8 6:-7
tie to shoot -	1:-10 2:25
tie to shoot A	0:-6 1:-8 2:35 4:-11
tie to shoot h	2:25 4:-7
tie to sneak	0:6 2:25 4:-10 8:-7
tie to sneak A	1:-6 2:34 3:-6 4:-9
tie to sneak h	2:27 4:-8 8:-6
tie to stay	8:11
tie to steal	3:-7 4:-10 8:29
tie to steal h	0:-6 2:-7 3:-9 4:-12 5:-6 8:33
tie to take	1:15 2:-12 4:19 5:-8 6:-6 8:-18
tie to take -	0:12 1:14 2:-8 3:-14 4:10 8:-10
tie to take N	3:-7 4:28 8:-10
tie to take O	0:-11 1:32 2:-7 3:-17 8:-10
tie to take U	1:-10 2:-7 3:23 8:-11
tie to take h	2:-8 3:11 4:20 8:-13
tie to throw	1:-20 2:44 3:-11 4:7 6:-9 8:-12
tie to throw -	1:-26 2:45 3:-11 4:12 6:-8 8:-11
tie to throw A	1:-26 2:61 3:-8 4:-17 6:-6 8:-7
tie to throw H	2:21 4:-8
tie to throw O	2:-6 3:-10 4:27 8:-10
tie to throw h	2:23 8:-7
tie to touch	3:-9 4:-17 5:30 8:-14
tie to touch N	0:-6 2:-10 3:-6 4:-12 5:32 8:-9
tie to touch h	2:-6 3:-11 4:-18 5:37 8:-14
tie to use	0:11 3:-9 4:9
tie to use -	3:-11 4:19 8:-6
tie to use O	0:6 3:-7 4:11
tie to use h	0:11
tie to victim	0:7 1:-8 2:11
tie to victim A	1:-16 2:23
tie to victim h	2:18
tie vs fight	0:8 1:-6 2:17 3:-7
tie vs fight -	0:11
tie vs fight A	2:6
tie vs fight h	2:25 3:-9
tie vs guard	2:18
tie vs guard -	2:6
tie vs guard A	2:20
tie vs guard H	2:7
tie vs guard h	2:16
tie vs match	2:10
tie vs match -	0:6
tie vs match A	0:6
tie vs move	1:-9 2:27 3:-8 5:-8
tie vs move -	0:8 1:-15 2:20
tie vs move A	1:-9 2:30 3:-8
tie vs move O	2:19 3:-7
tie vs move h	0:-9 2:33 3:-11 4:-6 5:-8
tie vs push	0:-9 2:30 3:-12 4:-8
tie vs race	1:-17 2:42 3:-7
tie vs race -	1:-21 2:37
tie vs race A	0:-6 1:-12 2:34
tie vs race O	2:15
tie vs race h	0:-7 1:-7 2:33 3:-6
tie vs shoot	2:16
tie vs shoot A	2:11
tie vs shoot h	2:12
tie vs throw	2:14
tie with attack	0:6 1:-8 2:-12 3:-7 6:28 8:-6
tie with attack -	6:16
tie with attack O	6:6
tie with attack h	1:-6 2:-15 6:23
tie with avoid	0:-12 2:7 3:-18 4:-14 5:-20 6:39 7:-7 8:-17 9:11
tie with avoid -	1:9 2:-13 3:-10 4:-7 5:-10 6:31 8:-12
tie with avoid A	9:10
tie with avoid O	0:-12 1:-16 2:-10 3:-17 4:-9 5:-20 6:57 8:-18
tie with avoid h	0:-11 1:-8 3:-14 4:-9 5:-12 6:27 8:-12 9:18
tie with bring	1:28 2:-11 3:7 5:8 6:-9 7:-6 8:-16
tie with bring -	0:-11 1:22 3:27 4:-18 5:-7 6:-10 7:-6 8:-14
tie with bring A	0:-10 2:10 3:20 4:-10 8:-9
tie with bring F	0:6
tie with bring H	1:20 2:-8
tie with bring N	3:-13 4:7 5:22 8:-14
tie with bring V	1:32 2:-7 3:-8 4:-6
tie with bring h	3:-20 4:9 5:26 8:-15
tie with chase	1:-8 2:-10 3:-10 5:-6 6:33 8:-8
tie with chase O	0:8 3:-6
tie with chase h	1:-6 3:-9 6:21
tie with clean	3:25 8:-7
tie with clean U	3:23 8:-6
tie with cross	0:-10 1:-9 2:26 3:11 4:-14 5:-14 6:-9 7:-6 9:-6
tie with cross A	2:-6 8:7
tie with cross O	0:-12 1:-7 2:20 3:25 4:-11 5:-9 6:-6 8:-19
tie with cross V	1:-7 2:27 3:-6 5:-6 8:-6
tie with cross h	0:-9 1:-12 2:26 3:11 4:-13 5:-14 6:-9
tie with eat	1:-11 2:22 3:-7
tie with eat A	1:-10 2:28 3:-6
tie with eat h	1:-7 2:20
tie with fall	0:11 1:17 4:-11 5:-10 6:-12 7:-6
tie with fall -	0:7 1:38 2:-12 4:-11 5:-9 6:-12 7:-6 8:-8
tie with fall A	1:6 2:10
tie with fall F	0:-8 1:34 2:-7 3:-29 6:-7 8:10
tie with fall N	1:-6 3:29 4:-15 5:-7
tie with fall O	0:11 1:8 4:-6 6:-10
tie with fall U	0:21
tie with fall h	0:8 1:-8 2:7 3:-8 4:-8 5:-7 6:-6 8:18
tie with fight	0:-16 1:-18 2:-11 4:-14 5:19 6:35 7:-7 8:-16 9:-6
tie with fight -	1:-11 3:-7 6:30 8:-7
tie with fight O	1:-18 2:-9 3:-12 4:-11 5:15 6:30 8:-11
tie with fight h	0:-13 1:-8 4:-7 5:13 6:12 8:-9
tie with guard	0:13 2:-14 3:-14 4:-15 5:-6 6:31 8:-10
tie with guard -	0:6 1:8 2:-13 3:-8 4:-14 6:22 8:-6
tie with guard N	0:8
tie with guard O	3:-9 4:-6 6:21
tie with guard h	3:-8 4:-7 6:21
tie with hit	1:25 2:-20 3:-8 4:9 5:-13 6:18 7:-8 8:-15 9:-6
tie with hit -	1:39 2:-20 3:-11 4:-12 5:-13 6:18 8:-15
tie with hit A	1:8 2:-24 4:31 5:-6 6:-7 7:-9 8:-7
tie with hit F	0:13 1:14 3:-13
tie with hit O	0:7 1:6 3:-14 4:-8 5:-10 6:26 8:-13
tie with hit U	1:8
tie with hit h	0:11 1:-17 2:-16 3:-11 4:37 6:-6 7:-7 8:-6
tie with love	0:9
tie with love -	0:10
tie with love A	1:8
tie with make	1:34 2:-17 3:11 4:-9 6:-8 7:-6 8:-13
tie with make -	1:36 2:-15 4:-9 6:-6 7:-6 8:-12
tie with make A	0:-9 1:41 2:-13 3:-15 4:-6
tie with make O	0:-6 1:-8 3:29 6:-6 8:-11
tie with make U	0:19
tie with make h	3:15
tie with match	3:29 4:-7 6:-6 8:-9
tie with match -	3:27 8:-8
tie with match A	1:-20 2:11 3:26 4:-6 8:-6
tie with match F	3:16
tie with match N	0:14 8:-6
tie with match O	0:-6 1:9 3:14 8:-6
tie with meet	0:18 3:-6
tie with meet -	0:14
tie with meet U	0:12
tie with meet h	0:8
tie with move	0:12 1:6 3:-22 4:7 5:6 7:-6
tie with move -	0:12 1:24 3:-20 4:15 5:-8 6:-11 8:-13
tie with move A	0:-7 1:37 2:-10 3:-7 8:-6
tie with move F	1:-10 2:-8 3:-17 4:27
tie with move H	2:14
tie with move N	0:12 4:-8 5:19 8:-18
tie with move O	0:15 2:-10 3:-16 4:-8 5:9 6:-14 8:19
tie with move U	6:24 8:-9
tie with move h	0:8 1:-10 2:-13 3:-17 4:-12 5:11 6:12 7:-6 8:16
tie with over	2:25 4:-7 5:-6 8:-9
tie with over -	0:6
tie with play	1:-6 2:-12 3:-21 4:-11 5:-9 6:27 7:-7 8:21 9:-6
tie with play -	1:17 2:-7 3:-8
tie with play A	0:6 1:9 2:-6
tie with play O	0:-16 1:-20 2:-12 3:-20 4:-12 5:-11 6:32 7:-8 8:29 9:-8
tie with play h	0:-6 1:-14 2:-7 3:-15 4:-8 5:-7 6:30 7:-6 8:13
tie with push	1:15 2:-8 3:-14 4:-10 6:18
tie with push -	3:-11 6:22
tie with push O	3:-12 4:-6 6:22
tie with race	1:27 2:-12 3:-8 8:-8 9:12
tie with race -	1:22 2:-8
tie with race A	1:8 2:-15 8:-7 9:24
tie with race h	0:7 1:-11 2:-6 9:19
tie with reach	0:10 1:-17 2:-17 4:-14 5:19 6:-12 8:19
tie with reach -	1:-15 2:-9 3:20 4:-11 5:18 6:-7 8:-12
tie with reach A	1:-8 2:-14 3:-6 5:24
tie with reach O	1:-8 3:14 4:-7 6:-7 8:11
tie with reach h	0:10 2:-6 3:-7 8:16
tie with shoot	2:-23 3:-15 4:-7 5:-8 6:38 7:9 8:-12
tie with shoot -	0:-11 1:14 2:-15 3:-20 4:-8 5:-10 6:42 7:-6 8:-15
tie with shoot A	1:10 2:-10 6:-6 7:12
tie with shoot O	1:12 3:-10 6:12 8:-8
tie with shoot U	6:19
tie with shoot h	1:-7 2:-18 6:19 7:14
tie with stay	0:13 1:11 2:-16 3:-16 4:-8 5:25 6:-7 8:-11
tie with stay -	0:8 1:24 2:-15 3:-8 8:-6
tie with stay A	1:12 2:-6
tie with stay F	0:13
tie with stay h	0:7 3:-7 5:14
tie with steal	0:18 2:-9 3:-11 4:-8 6:-9 8:23
tie with steal A	0:7
tie with steal O	0:12 2:-8 3:-6 5:-7 6:-10 8:22
tie with steal h	0:13 1:-6 2:-12 3:-13 4:-7 5:-9 6:-15 8:34
tie with take	0:7 1:9 2:14 3:-27 4:-14 5:-11 6:13 7:-6 8:12 9:-6
tie with take -	1:19 2:19 3:-13 4:-14 5:-9 6:8 7:-6 8:-22 9:-6
tie with take A	1:-15 2:31 3:-11
tie with take F	1:21 3:-16
tie with take O	0:10 1:19 2:-13 3:-32 4:-12 5:-9 6:13 8:16
tie with take U	1:17 3:-7
tie with take h	0:8 1:-12 3:-34 4:-8 5:-9 6:8 8:36
tie with throw	0:6 2:-19 4:-11 7:-6 8:24 9:-6
tie with throw -	0:7 2:-20 4:-9 5:6 6:6
tie with throw A	0:10 1:24 2:-17 3:-6 6:-6
tie with throw F	3:-12 6:15
tie with throw N	1:-11 3:-11 4:-8 5:-7 6:-9 8:35
tie with throw O	0:-10 1:-9 2:-11 3:22 5:15 6:-11 8:-8
tie with throw h	8:17
tie with touch	1:27 2:-28 3:-9 5:20 6:-6
tie with touch -	1:27 2:-14 3:-6
tie with touch A	1:27 2:-11 3:-6
tie with touch h	2:-14 5:21
tie with use	0:9 2:-9 4:-11 5:-8 8:21
tie with use -	2:-7 3:-6 4:-11 5:-8 6:12 8:15
tie with use A	0:10
tie with use O	1:-11 3:-9 4:-9 5:-7 6:11 8:21
tie with use h	0:13 3:17 6:-7 8:-9
tie with word:hero	1:-8 3:-7 6:21
tie with word:hero -	0:12 1:-6
tie with word:item	3:19
tie with word:item -	0:-6 3:22
tie with word:item O	0:-10 3:30
told before	1:-12 2:7
told before A	1:-11 2:13 5:-6 7:10
told before Ap	0:6 1:-14 2:15 3:14 4:-11 5:-8 9:-8
told before As	1:12 3:-21 4:-13 5:-8 6:-8 7:34 8:-13 9:-8
told before Au	1:-17 2:7 4:11 5:-8 6:-7 7:7 8:11 9:-6
told before F	1:-11 3:17 4:-11
told before Fp	0:-14 1:-9 3:46 4:-16 6:-13 7:-6 9:8
told before Fs	0:8 3:-11 7:17
told before Fu	1:-10 2:-10 4:6 5:-9 6:22 7:-6
told before H	0:10 1:-10 2:11 3:-9 4:-7 5:-8 6:22 8:-6
told before Hp	0:9 1:-7 2:22 3:-10 4:-8 5:-8 6:10 8:-6
told before Hu	0:6 1:-7 2:-7 6:23
told before N	1:-9 3:-9 4:15 7:-6 8:10
told before Np	0:-6 4:13 5:-16 6:7
told before Ns	0:30 3:-8 4:-7 5:-6 8:8
told before Nu	1:-10 4:7 6:-9 7:-6 8:7
told before O	1:-10 7:-7 8:13 9:-7
told before Op	0:-7 1:-11 2:11 3:28 4:-11 5:6 6:-6 7:-7 9:-7
told before Os	1:-17 2:9 4:-14 5:-15 6:19 7:-11 8:21 9:-9
told before Ou	0:7 1:-9 3:-18 4:7 8:21
told before U	0:24 1:-7
told before Up	1:-8 3:-13 4:-9 5:18 6:13 8:-10
told before Us	6:15
told before Uu	0:20 1:-7 5:-6
told before V	0:13 1:-16 2:6 5:-12 7:-7 8:-16 9:20
told before Vp	0:20 1:-13 4:21 5:-11 8:-9 9:-7
told before Vs	0:9 1:8
told before Vu	2:10 3:-9 5:-12 7:-7 8:-18 9:26
told before attack	1:-8 2:20 3:-12 4:-11 5:21 6:-9 8:-13
told before avoid	0:-7 2:-18 3:34 5:-10 8:-8 9:-9
told before bring	1:-10 3:27 4:-6
told before chase	2:24 3:-6 4:-7
told before clean	0:9 2:13 3:-7
told before fall	0:8 1:-7 2:8 3:-18 4:-7 6:6 7:15 8:-6
told before hit	0:17 2:-6
told before make	0:-11 1:-18 2:-11 3:33 4:7 8:-8
told before match	0:16 3:-6
told before meet	2:16 4:-6
told before move	1:-18 2:24 3:-14 4:14 7:-6 8:-11 9:-8
told before no	0:6 1:-10
told before over	0:13 1:-6 2:14 3:-6
told before play	0:9 1:11
told before reach	1:-8 4:-9 5:-28 6:7 8:33
told before shoot	0:-7 1:-10 2:38 3:-6 4:-6
told before sneak	0:6 2:-6 3:-6 4:7 5:-9 8:14
told before stay	0:8 1:-6 2:-12 3:-7 4:19
told before steal	1:-9 2:38 3:-12 4:-8 9:-7
told before take	0:-13 1:-10 2:9 3:14 4:-6 5:-10 6:-6 8:12
told before throw	1:-10 2:34 3:-13 4:-6 6:-6 8:-6 9:-6
told before use	0:14
told before word:enemy	0:9
told before word:goal	0:-10 1:27 2:-13 3:-10 4:-6 8:9
told it	1:31 3:-6
told it A	1:28 2:-7 3:-7
told it Ap	1:9 3:-11 4:12
told it As	1:33 2:-8
told it Au	0:8 1:25 2:-7 3:-7
told it F	1:11 3:15 4:-8 5:-7 6:-7 8:-8
told it Fs	1:18
told it Fu	0:-8 1:19 2:8 4:-7 5:-7 6:-8 8:-6
told it H	0:-6 1:35 3:-8 4:-6
told it Hp	1:-18 2:32
told it Hs	1:23 2:-7
told it Hu	1:30 2:-6
told it N	0:-12 1:29 2:-9 3:-13 4:-9 5:-10 8:20
told it Ns	1:9
told it Nu	0:-15 1:27 2:-8 3:-13 5:-9 8:15
told it O	1:36 3:7 4:-13 5:-13 6:-9 7:-6 9:-6
told it Op	3:20 4:-6 5:-8 8:-6
told it Os	1:44 2:-7 3:-15 4:-6 8:-10
told it Ou	0:-10 1:12 2:14 4:-13 5:-10 6:-7 8:12
told it U	0:10 1:28 2:-7 3:-10 4:-6 8:-10
told it Us	1:20 8:-6
told it Uu	0:10 1:28 2:-7 3:-11 4:-6 8:-10
told it V	0:-6 1:23
told it Vs	1:16
told it avoid	1:8 3:-9 4:9
told it eat	1:8 2:-6
told it fight	4:8
told it hit	1:18 2:-7
told it move	0:-8 1:28
told it no	1:30 4:-8
told it reach	1:14
told it shoot	0:7 1:-6
told it take	1:20
told it word:enemy	1:-15 2:22
told later	0:15 2:8 4:-10 8:7
told later A	0:7 1:-7 2:21 3:-15 5:-6 6:-6 7:-6 8:10 9:-6
told later Ap	1:-30 2:53 3:-17 6:-6 8:-9
told later As	0:21 2:-6
told later Au	0:17 1:6 2:-9 3:-6 4:-11 8:17 9:-6
told later F	1:11 2:12 3:-15 4:-10 5:-11 6:-7 7:-6 8:25 9:-7
told later Fp	0:-10 1:-8 3:8 6:14 8:-6
told later Fs	2:-6 3:6 4:-6 6:-7 8:16
told later Fu	0:8 1:22 2:-7 4:-6 5:-9 6:-6
told later H	0:-14 2:40 3:-10 4:-7 5:-8 6:-6 7:6 8:-9 9:-6
told later Hp	0:-6 1:-6 2:29
told later Hu	0:-12 2:32 3:-9 4:-7 5:-6 8:-8
told later N	0:17 1:-6 2:-9 3:-16 4:-17 5:26 8:6
told later Ns	0:15 3:-6 8:7
told later Nu	0:24 2:-7 3:-13 4:-17 5:19
told later O	0:11 1:-16 3:36 4:-14 5:-10
told later Op	0:7 3:19 8:-6
told later Os	0:19 1:-13 3:12 8:-7
told later Ou	1:-15 2:-6 3:38 4:-15 5:-11
told later U	0:25 1:-12 2:-8 4:6
told later Up	0:-8 3:21
told later Us	0:8 1:-6 9:9
told later Uu	0:32 1:-9 3:-15
told later V	0:13 1:8 2:-10 3:-11 4:-9 8:16 9:-6
told later Vp	0:12
told later Vu	0:12 2:-7 3:-10 4:-7 8:14
told later attack	0:-6 1:-10 2:32 3:-12
told later bring	0:11 1:-17 3:24 4:-6 8:-7
told later chase	1:-9 2:12
told later fall	3:6
told later match	0:-14 2:25 8:-10
told later move	0:-8 1:-11 3:6 8:15
told later no	0:17 1:-7 2:9 4:-6 5:-6
told later play	0:6 1:-9 5:13
told later throw	0:9
told later word:hero	1:25 3:-6
told nobody A	1:13 2:9
told nobody Ap	2:18 3:6 6:-6 7:-6 8:-6
told nobody As	1:25
told nobody Au	1:14 2:6
told nobody F	3:18
told nobody Fp	3:21 6:7
told nobody Fs	0:-10 1:19 2:-17 4:13 5:-10 7:-9 8:12
told nobody Fu	3:17
told nobody H	2:22
told nobody Hp	1:-10 2:28 5:8 8:-6
told nobody Hs	1:23 2:-15 5:-11 6:-11 7:22 8:-11 9:-8
told nobody Hu	2:21 4:-6 7:-6
told nobody N	1:-6 4:8 7:-6 8:10 9:-6
told nobody Np	1:-6 4:12 5:11 7:-7 9:-7
told nobody Ns	2:-9 4:6 6:-6 8:18 9:-6
told nobody Nu	1:-7 4:8 8:11 9:-6
told nobody O	3:9 7:-6
told nobody Op	1:-8 3:16 5:9 7:-6
told nobody Os	2:-8 3:-7 4:9 5:-7 8:7
told nobody Ou	3:7 7:-6 9:-6
told nobody U	0:10
told nobody Up	0:10 1:-7 2:13 5:7 6:-7 7:-6
told nobody Us	1:14 5:-9 6:-8 9:-7
told nobody Uu	0:11
told nobody V	1:14
told nobody Vp	2:16 4:-8 5:13 7:-6 8:-12 9:-7
told nobody Vs	0:-7 1:24 3:-13 4:-13 6:-8 8:18
told nobody Vu	1:16 5:-8 6:-7 7:-6 8:6
told nobody attack	1:-9 2:30 3:-8
told nobody avoid	1:19 3:-9 6:-6 9:6
told nobody bring	1:18 2:-10
told nobody chase	2:26 5:-6 6:-6
told nobody clean	1:11 3:17 5:-8 6:-6 8:-14
told nobody cross	1:17 2:-9 4:15 8:-8
told nobody eat	1:19 2:10 6:-6 8:-10 9:-6
told nobody fall	2:15 6:-8 9:-7
told nobody fight	1:15 3:-15 6:7 7:-6 9:-6
told nobody guard	0:-7 1:29 8:-6
told nobody hit	0:-6 2:14 4:-10 5:-8 6:10 7:-7 8:6 9:-6
told nobody love	1:-7 2:20 8:-7
told nobody make	0:6 1:11 2:10 3:-9 5:-6 8:6 9:-6
told nobody match	1:7 2:-10 4:16 5:-6 6:-6 9:-6
told nobody meet	0:17 2:15 3:-9 4:-9
told nobody move	1:18 4:-6 5:-6
told nobody no	3:6
told nobody over	0:-6 1:20 5:7 6:-6 9:-6
told nobody play	1:22 2:-14 3:-12 4:-9 6:-6 8:17
told nobody push	1:28 3:-7 5:-7 6:-7 7:-6 9:-6
told nobody race	0:10 1:16 3:-8 8:-7
told nobody reach	0:-12 3:10 4:-8 6:10 7:-6 9:-6
told nobody save	0:6 1:6 3:-8 4:-11 8:19
told nobody shoot	1:21 2:18 3:-10 4:-10 5:-6 6:-7
told nobody sneak	0:-8 1:7 5:7 6:-7
told nobody stay	5:17 6:-7 7:-10 9:-8
told nobody steal	0:-6 1:15 2:18 3:-9 8:-7
told nobody take	1:16 8:-8
told nobody throw	1:6 3:-8 4:-8 5:-8 6:15 7:-6 8:6
told nobody touch	0:10 2:-13 3:8 4:-11 5:6 6:-7
told nobody use	0:-8 1:-8 3:18 4:-7 5:16 6:-8 7:-7 9:-7
told nobody victim	1:15
told nobody word:boss	0:9 1:-13 4:-6 6:-6 7:21
told nobody word:enemy	0:-11 1:-14 2:40 3:-17 4:9 5:-11 6:-9 7:-7 8:-16 9:14
told nobody word:hero	0:10 1:25 2:-7 3:-15 6:-6
told nobody word:item	0:8 2:-13 3:20
told nobody word:obstacle	1:-9 3:7
w 0.3	0:17
w 0.3 U	0:17
w 0.4	0:6
w 0.4 A	0:21 1:15 2:-11 3:-12
w 0.5	0:28 1:-12 2:-11 4:-10 5:6 6:-7 8:9
w 0.5 A	0:22 1:-15
w 0.5 O	0:27 2:-10 3:-9 4:-9 6:-6 8:6
w 0.8	0:9 8:15
w 0.8 A	0:15 3:-8 4:14 5:-8 6:-6
w 0.8 F	0:8 2:-6 3:6 5:-9 6:27 7:-7 8:-13 9:-7
w 0.8 N	1:-7 3:-11 4:8 7:-6 8:22
w 0.8 O	0:11 1:-6 8:19
w 1	0:15 1:-14 2:8 6:8 8:-7
w 1 A	0:28 1:-20 2:-6 3:17 4:-9 5:-6
w 1 F	0:7 2:-11 3:-28 4:30 5:-6 6:9 8:-10
w 1 N	1:-9 2:10 3:21 5:-14 6:7 9:-6
w 1 O	0:19 1:-6 2:10 3:-27 4:-6 6:16 8:-16
w 1 V	0:18
w 2	0:26 1:-12 2:-7
w 2 A	0:24 1:-20 3:-11 4:-7 7:12 8:9 9:-8
w 2 F	0:21 1:-8 4:-10
w 2 H	0:24 2:-12
w 2 N	0:24 1:-10 3:-15 4:12 5:-9 8:10
w 2 O	0:25 1:-8 2:-10 8:6
w 2 V	0:24 3:-11 4:-8 6:7 9:-7
w 3	3:8
w 3 A	1:9 2:11
w 3 F	3:18
w 3 H	0:-7 2:19 3:11 4:-10 5:-9 6:-8 7:-6 8:-9 9:16
w 3 N	1:-6 2:-11 3:9 4:6 5:8 7:-6 8:8 9:-6
w 3 O	3:14 8:8 9:-6
w 3 V	1:10 6:-7 7:-6 9:10
w 3.2	0:9 1:-14 2:-11 3:9 4:24 5:-7 7:-6 9:-6
w 3.2 A	1:-21 2:-11 4:36 5:-9 6:-9 7:-8 8:20 9:-9
w 3.2 F	0:-8 1:17 2:-15 6:7 7:-7 9:-7
w 3.2 H	0:16 2:-19 8:11
w 3.2 N	0:27 2:-7 3:-6 4:8 5:-8
w 3.2 O	0:7 1:-18 2:-12 3:15 4:22 5:-13 6:17 8:-10
w 3.2 V	0:17 3:-8
w 3.5	3:23 4:-12 5:7 7:-6 9:-6
w 3.5 N	2:7 4:-13 5:9 7:-6 9:-7
w 3.5 O	0:-15 1:-11 2:-14 3:60 4:-14 5:-19 6:-9
w 4	1:8 3:6
w 4 A	1:15 2:11
w 4 F	3:18
w 4 H	2:21 3:-8 8:-7
w 4 N	3:12 4:14 6:-6 7:-6 9:-7
w 4 O	3:13 7:-6
w 4 V	1:13 2:6 4:-6 6:-7
w+1 A	0:18 1:18 2:-11 5:-6 6:-6 9:-6
w+1 A A	0:8 1:41 2:-22 3:-10 4:7 5:-6 6:-6 8:-10 9:-8
w+1 A F	0:7 1:-8 3:20 4:-8
w+1 A H	1:10
w+1 A N	0:9 1:-16 3:11 4:-12 8:15
w+1 A O	1:-7 2:-6 3:12 4:24 5:-6 6:-7 8:-16
w+1 A U	0:32 2:6 3:-12 4:-6 8:-7
w+1 A V	0:7 1:24 2:-6 3:-9 8:-7
w+1 A sov	0:9 1:44 2:-14 3:-13 4:-10 8:-9
w+1 A svo	0:15 2:-11 3:15 4:8 5:-6 6:-6 9:-7
w+1 A v2	0:8
w+1 F	0:-9 1:24 2:-6 4:13 5:-11 8:-10 9:-8
w+1 F A	0:-9 1:39 3:-20 8:-9
w+1 F F	0:-12 1:-15 2:9 3:28 5:-6 8:-10
w+1 F N	1:21 3:-19 4:20 8:-16
w+1 F O	1:-7 3:24 8:-7
w+1 F U	0:9 1:13 2:-7 3:-14 4:-8 5:-8 8:12
w+1 F sov	1:30 3:-22 5:-6 6:-6 7:14 8:-11
w+1 F svo	2:-14 3:21 5:-10 7:-6 9:-6
w+1 F v2	0:-8 1:29 2:11 3:-20 4:-6 8:-9
w+1 H	0:14 1:10 2:-8 3:10 4:-7 6:-7 8:-8
w+1 H A	2:-8 3:14
w+1 H O	0:16 3:-9
w+1 H V	1:10 3:-6
w+1 H sov	1:18 3:-7
w+1 H svo	0:12 1:-9 2:-10 3:26 4:-10 6:-6 8:-6
w+1 N	0:13 1:17 4:-11 6:-8 9:-6
w+1 N A	1:45 2:-9 3:-13 4:-10 8:-8
w+1 N F	3:10
w+1 N H	1:-6 2:6 5:10
w+1 N N	1:-9 2:-8 3:30 4:-16 5:-11 8:15
w+1 N O	1:-12 2:-6 3:-11 4:-10 5:25 6:-9 8:13
w+1 N U	0:27 3:-8
w+1 N sov	1:33 3:-8 4:-12 5:-7 6:-8 7:-6 9:-6
w+1 N svo	0:11 2:-14 3:21 4:-13 5:6 6:-6
w+1 N v2	0:13
w+1 O	2:6 3:8 4:6 5:15 6:-9 7:-7 8:-13 9:-7
w+1 O A	0:8 1:15 2:6 3:-20 5:11 6:-6 7:-6 8:-9 9:-6
w+1 O F	1:-8 2:14 3:19 4:-8 6:-6 8:-6
w+1 O O	0:-24 1:7 2:-12 3:8 4:-16 5:33 6:-12 7:-6 9:-8
w+1 O U	0:6 1:-12 3:21 4:9 5:-8 6:-6 8:-16
w+1 O sov	0:-13 1:-6 2:16 4:19 5:11 6:-10 7:-9 8:-17 9:-8
w+1 O svo	0:18 1:-7 3:18 4:-11 6:-7
w+1 O v2	1:14 3:-6
w+1 U	1:6 3:12 5:-6
w+1 U A	0:11 1:20 3:-27 6:-6 7:-6 8:6
w+1 U F	1:-15 2:-11 3:28 4:-11 5:-10 7:-6 8:14 9:-6
w+1 U H	1:-21 2:-9 3:17 5:-6 8:16
w+1 U N	1:-10 2:-8 3:25 4:-6 5:-14 8:12
w+1 U O	0:6 1:-13 3:-9 4:6 5:-6 6:8 7:-7 8:13 9:-8
w+1 U U	1:16 3:19 4:-8 5:-8 6:-6
w+1 U V	0:7 3:-10 8:14
w+1 U sov	2:8 3:12 4:-11 5:-9 9:-6
w+1 U svo	0:9 2:-11 3:6 8:6
w+1 U v2	0:-12 1:6 2:13 4:-11 5:-8 6:-7 8:18
w+1 V	1:30 2:19 3:-25 4:-11 5:-6 9:-10
w+1 V A	0:-8 1:38 2:-11 3:-7
w+1 V U	2:16 3:-8 8:-6
w+1 V V	2:30 3:-14 4:-6 8:-8 9:-8
w+1 V sov	0:-6 1:33 2:-10
w+1 V svo	0:-7 1:17 2:35 3:-27 4:-11 5:-7 6:-6 9:-12
w+1 a	0:16 3:-16 5:-9 8:16 9:-6
w+1 a A	1:16 2:-12 3:-12 4:-7 6:21 8:-6
w+1 a F	0:10
w+1 a H	2:20 3:-6
w+1 a N	3:-7 4:-10 5:-7 8:22
w+1 a O	0:11 2:-7 3:10 4:8 5:-7 6:-8 8:-15
w+1 a U	0:20 1:-9 2:-6 3:-11 8:15
w+1 a V	0:-7 1:-15 2:18 3:-10 4:-6 8:20
w+1 a sov	0:12 1:-10 2:6 3:10 4:-6 8:-6
w+1 a svo	0:18 1:-25 2:15 3:-11 4:-11 5:-8 8:25
w+1 a v2	1:28 2:-7 3:-28 4:14 6:-6
w+1 also	0:22 3:-6
w+1 also O	0:11
w+1 also U	0:12
w+1 also sov	0:20 3:-6
w+1 and	1:6 3:8 4:-7 8:7
w+1 and A	0:-9 1:19 2:13 3:8 5:-11 6:-7 8:-6 9:-6
w+1 and F	2:-6 3:31 4:-12
w+1 and H	1:22 2:10 3:-11 4:-8 5:-8 7:-6 8:-9
w+1 and N	1:-9 5:10 6:-8 7:-6 8:16 9:-6
w+1 and O	1:-7 2:-11 3:12 5:16 7:-7 8:9
w+1 and U	0:-7 1:-9 3:28 4:-17 6:-8 7:-7 8:8
w+1 and V	0:6 1:-8 2:10 4:-12 5:10 6:-6 8:7 9:-10
w+1 and sov	2:16 4:-12 5:18 6:-9 8:-10 9:-8
w+1 and svo	3:15 4:-8
w+1 and v2	2:-9 6:-7 8:23 9:-6
w+1 as	0:8 4:-11 6:10 9:-7
w+1 as A	1:8 3:8 4:-6 6:-6 7:11 8:-7
w+1 as F	0:-10 1:8 3:8 5:-8 6:12
w+1 as N	0:-10 1:-7 2:-9 3:-17 4:-8 5:12 8:28
w+1 as O	1:-13 3:10 4:-12 5:-9 6:9 8:12 9:-6
w+1 as U	0:29 1:-7 3:-7
w+1 as sov	0:20 1:-11 3:8
w+1 as svo	1:7 4:-12 8:11 9:-7
w+1 as v2	0:16 1:12 3:-11 5:-6
w+1 at	2:-9 5:-6 6:18
w+1 at A	1:18 2:-15 3:-26 5:-9 7:19 8:6
w+1 at F	1:-10 2:-10 3:15 6:34 8:-7
w+1 at H	0:-11 1:9 3:-8 4:-6 5:-8 6:10 8:15
w+1 at N	0:24 1:-11 2:-7 3:25 4:-20 5:-10 6:11 8:-9
w+1 at O	0:-6 1:-13 2:-11 3:13 5:-9 6:25 7:-6
w+1 at U	1:20 3:-29 5:-9 6:8 7:-6 8:11 9:-6
w+1 at V	0:-23 1:11 2:-7 3:24 4:-21 5:15 6:10 7:-8 8:-19 9:-12
w+1 at sov	3:16 8:-6
w+1 at svo	2:-10 5:-7 6:18
w+1 at v2	0:-7 1:-11 3:22 4:-18 6:28 7:-7 9:-8
w+1 attack	1:-7 2:36 3:-12 4:6 6:-6 8:-11
w+1 attack A	1:-6 2:46 3:-10 4:-11 5:-7 8:-6
w+1 attack F	2:18 3:-8
w+1 attack H	1:-9 2:30
w+1 attack N	2:-16 4:37 5:-6 8:-18
w+1 attack O	0:9 3:-17 4:-6 5:28 6:-7 8:-11
w+1 attack sov	0:-6 1:10 4:10 8:-6
w+1 attack svo	0:6 1:-16 2:36 3:-13 5:10 6:-6 8:-9
w+1 attack v2	1:-7 2:27
w+1 avoid	1:12 2:9 5:8 6:-6 8:-10
w+1 avoid A	0:-8 1:14 2:23 4:-9 5:-6 8:-6 9:-7
w+1 avoid F	1:29 2:-8 4:-11 6:-6 8:-6
w+1 avoid H	1:-8 2:20 3:-9 5:-9 9:14
w+1 avoid N	1:-8 2:-6 3:-8 4:27 5:12 8:-22
w+1 avoid O	1:-7 2:-17 4:-11 5:25 6:-6 8:8
w+1 avoid U	0:-7 1:-9 2:19 3:-14 4:-8 5:7 8:-11 9:13
w+1 avoid V	0:8 2:-6 4:20 5:-9 8:-6
w+1 avoid sov	1:-33 2:37 4:-10 5:20 6:-7 8:-12 9:-7
w+1 avoid svo	1:20 2:-8 4:9 8:-10 9:8
w+1 avoid v2	2:15 4:-16 8:9 9:-8
w+1 bring	1:20 2:-10 3:16 6:-6 9:-6
w+1 bring A	0:-7 1:33 2:-10
w+1 bring F	0:9 1:-11 3:31 4:-13 6:-6
w+1 bring H	2:-12 3:15
w+1 bring N	0:-12 1:-21 2:-8 3:35 4:23 5:-11 8:-18
w+1 bring O	0:-16 1:-11 2:-7 3:24 5:11 6:-8 9:-6
w+1 bring U	1:15 2:-7 3:-21 4:25 5:-6 8:-12
w+1 bring V	2:-7 3:-14 4:20 9:-8
w+1 bring sov	2:-8 3:13 4:22 5:-8 6:-7 8:-12
w+1 bring svo	0:-7 1:28 2:-11 3:12 9:-6
w+1 bring v2	0:-9 1:11 2:-8 4:24 8:-10
w+1 but	1:-9 2:-22 3:27 4:16 5:-11 7:-6 8:16 9:-7
w+1 but A	0:6 1:-14 2:-29 3:33 4:31 5:-8 6:-7 7:-8 8:-15 9:-9
w+1 but F	2:-6 3:18 4:-9 6:-9 8:12
w+1 but H	0:22 1:-9 2:-24 3:20
w+1 but N	0:-20 1:-8 2:-11 3:-17 4:25 5:-13 6:-7 8:38 9:-6
w+1 but O	0:-6 2:-12 3:14 5:-15 6:14 7:-6 8:12 9:-7
w+1 but U	1:-10 3:11 4:12 5:-9 6:-6
w+1 but svo	1:-10 2:-19 3:26 4:16 5:-12 7:-7 8:10 9:-7
w+1 but v2	1:-10 2:-10 3:11 4:-14 5:-6 8:24
w+1 by	2:17 4:6 5:-7 8:-13
w+1 by A	0:8 1:-10 2:25 3:-10 8:-6
w+1 by N	4:12 8:-6
w+1 by O	3:13
w+1 by svo	1:-10 2:19 4:7 5:-6 8:-11
w+1 by v2	0:7 1:20 3:-11 8:-6
w+1 chase	1:10 2:21 3:-11
w+1 chase A	0:-6 2:31 3:-7 4:-9 8:-6
w+1 chase H	1:11 2:9 3:-6
w+1 chase N	0:7 2:-7 3:-11 4:20 8:-7
w+1 chase O	0:-11 1:-13 2:29 3:-15 4:-7 5:-7 6:-6 8:12
w+1 chase U	0:10
w+1 chase sov	0:8 1:-7 2:10
w+1 chase svo	1:6 2:26 3:-9 8:-9
w+1 chase v2	0:-7 2:12 3:-8 4:-6 8:16
w+1 clean	0:15 1:-6 2:-11 3:15 8:-7
w+1 clean A	0:13 1:7 2:-8
w+1 clean O	0:19 3:6
w+1 clean U	3:16
w+1 clean sov	0:12 1:-8
w+1 clean svo	0:12 2:-6
w+1 clean v2	4:13
w+1 comma	0:8 3:10
w+1 comma A	0:6 1:-6 2:8 3:15 8:-6
w+1 comma F	3:15
w+1 comma H	1:-9 2:14 4:7 6:13 7:-7 8:-10 9:-7
w+1 comma N	0:13 1:-6 2:-10 4:8 8:10
w+1 comma O	0:6 2:-7 3:13 6:-7
w+1 comma U	0:18 3:6 5:-6
w+1 comma V	0:12 2:-6 3:13 6:-8 7:-6 8:-8 9:11
w+1 comma sov	0:13 1:15 4:-6 8:-10
w+1 comma svo	0:7 3:9
w+1 comma v2	3:22 4:12 5:-6 6:-7 7:-6 8:-8 9:-7
w+1 cross	0:-10 1:17 2:-9 4:8 5:6 8:-6
w+1 cross A	0:-6 1:25 4:-6 5:7
w+1 cross F	3:13
w+1 cross V	3:-6 4:17
w+1 cross svo	0:-6 1:14 2:-8 5:7
w+1 eat	2:29 3:6 5:-9 6:-6 7:-6 8:-7 9:-6
w+1 eat A	2:30 4:-8 5:-6 8:-6
w+1 eat F	1:-6 2:-11 3:36 5:-6 6:-7 8:-6
w+1 eat N	3:26 4:-7 5:-6 8:-12
w+1 eat O	1:9 2:-8 3:12 4:-7 5:-8 8:6
w+1 eat U	1:6 2:16 3:-7
w+1 eat V	1:11
w+1 eat sov	0:-7 1:-22 2:15 3:30 4:-6 8:-7
w+1 eat svo	1:15 2:24 3:-9 4:-10 5:-7 6:-6 7:-6
w+1 eat v2	1:-13 2:13 3:7 4:13 5:-9 8:-7
w+1 edge	1:6 2:10
w+1 edge A	0:-9 1:17 2:14 3:6 5:-7 6:-6 8:-7
w+1 edge F	3:14 4:14 5:-8 8:-8 9:-6
w+1 edge H	2:25 4:-6 5:-6
w+1 edge N	0:6 1:-7 2:-13 3:6 4:8 6:-7 7:-6 8:14
w+1 edge O	1:-8 3:6 5:9 6:7 7:-7 9:-7
w+1 edge U	0:16 2:-6 3:-15 4:17 5:-8 7:-6 8:9
w+1 edge V	0:-6 2:21 4:-7 7:7 8:-11 9:-7
w+1 edge sov	0:8 1:42 2:-29 3:-14 4:7 5:-10 6:-8 7:14 8:-8 9:-6
w+1 edge svo	2:10
w+1 edge v2	2:15 5:-11 6:-6 8:6 9:-6
w+1 fall	1:-11 2:11 4:-13 7:20 9:-7
w+1 fall A	1:-11 2:18 3:-16 4:-11 5:-7 6:-6 7:26 8:-9
w+1 fall F	0:-11 1:-12 2:-15 3:23 4:-7 5:7 6:-7 7:16 8:-7
w+1 fall H	2:16
w+1 fall N	0:-21 1:-12 2:-23 4:-6 5:10 6:19 7:-10 8:19 9:-6
w+1 fall O	2:15 3:13 5:-9 6:-11 7:-7 8:-20
w+1 fall U	0:13 2:-10 3:-7 7:14
w+1 fall V	0:-6 2:20 3:-9
w+1 fall sov	0:-9 1:-11 2:-23 3:7 4:15 5:-15 6:17 7:16 8:-13 9:-7
w+1 fall svo	2:21 3:-9 4:-15 6:-8 7:9 8:7 9:-7
w+1 fall v2	1:-9 3:22 8:-6
w+1 fight	1:12 2:-6 3:-14 5:-7 6:22
w+1 fight A	0:6 1:33 2:-16 6:-6
w+1 fight F	1:-6 3:-13 6:27
w+1 fight N	0:-11 2:16 3:-6 4:18 8:-17
w+1 fight O	1:-14 2:-8 3:-14 4:-12 5:-7 6:11 8:30
w+1 fight U	2:-8 6:24
w+1 fight sov	0:9 1:-9 2:-15 3:-12 4:-6 6:35 8:-8
w+1 fight svo	1:16 2:-20 3:-17 5:-7 6:29 7:-6
w+1 fight v2	2:20
w+1 for	2:-15 3:20 4:-9 5:15 6:-8 7:11 8:-17 9:-6
w+1 for A	0:9 1:10 3:-6
w+1 for F	3:14
w+1 for N	3:19 4:13 5:-9 8:-19
w+1 for O	0:-8 1:-9 2:-9 4:9 6:-7 7:23 8:-11
w+1 for U	0:6
w+1 for svo	0:-9 2:-16 3:18 4:7 5:6 6:-9 7:12 8:-23 9:-7
w+1 from	1:-9 4:10 5:-6 6:-7 7:-6 8:11
w+1 from A	1:-13 2:21 6:-7 7:-8
w+1 from F	1:-9 2:-11 3:7 4:35 5:-6 6:-10
w+1 from H	1:-14 2:37 3:-8 5:-6 8:-7
w+1 from N	0:-15 1:-11 2:-13 3:22 6:-9 7:-7 8:15
w+1 from O	2:-9 3:9 6:-8 7:-6 8:17 9:-7
w+1 from U	1:-15 4:15 5:-8 6:-8 7:-6 8:13 9:-6
w+1 from V	0:11 1:-10 2:9 4:-10 5:-6 8:-16 9:12
w+1 from sov	1:-13 2:17 3:-10 4:-16 5:13 6:-8 7:-6 8:25 9:-9
w+1 from svo	3:7 4:20 5:-9 6:-9 7:-6
w+1 from v2	0:-11 1:-24 2:-8 3:12 4:24 5:-15 7:-7 8:6
w+1 game	0:33 1:16 2:-11 3:-13 4:-7 8:-8
w+1 game A	0:23 1:20 2:-15 3:-13 4:-7 8:-6
w+1 game O	0:10 1:-6
w+1 game U	0:22 1:-8
w+1 game V	0:-6 1:17
w+1 game sov	1:12 2:-8
w+1 game svo	0:32 1:15 2:-9 3:-15 4:-6 8:-8
w+1 guard	1:34 3:-13
w+1 guard A	1:21 2:10 4:-8
w+1 guard F	0:-6 1:29 3:-22
w+1 guard H	1:19
w+1 guard sov	3:-11 4:16
w+1 guard svo	1:24 3:-8 4:-7
w+1 guard v2	1:22 4:-7
w+1 hit	0:7 2:9 3:10 4:-11 5:-6
w+1 hit A	0:10 1:7 2:9 3:-13 8:-6
w+1 hit F	0:-7 2:-6 3:10 6:17 8:-9
w+1 hit O	0:10 1:-9 2:-6 3:17 4:-10 6:-8 8:8
w+1 hit U	0:-11 1:14 3:-7 8:12
w+1 hit sov	0:9 3:17 6:-9 8:-7
w+1 hit svo	0:11 1:12 2:-10 4:-11 8:10
w+1 hit v2	1:-12 2:15 3:13 4:-6 8:-9
w+1 if	2:8 3:14 4:-6 8:-9
w+1 if A	0:13 2:16 3:-9
w+1 if O	0:-11 1:-9 3:31 8:-7
w+1 if U	0:10
w+1 if svo	0:15 1:-7 2:8
w+1 if v2	1:-8 3:18
w+1 in	3:6 7:-6
w+1 in A	3:14 4:-11
w+1 in F	1:-7 3:14 6:-9 7:-6 8:10 9:-7
w+1 in H	2:32 3:-13 4:-7 5:-9 6:6 7:-6 8:-10 9:-6
w+1 in N	0:10 1:-12 2:-11 4:-12 5:14 6:-6 8:23
w+1 in O	2:-12 3:9 4:6 5:-6 7:-6 8:14
w+1 in U	0:17 3:-7 4:12 8:-10
w+1 in V	1:41 2:7 3:-16 4:-14 5:-8 6:-6 8:-20 9:8
w+1 in sov	1:-7 3:-11 7:-6 8:30 9:-7
w+1 in svo	1:8 3:6 4:-6
w+1 in v2	1:-13 2:-13 3:31 5:16 6:-9 7:-6 8:-15
w+1 is	0:8 1:6 2:-6 3:-10 4:22 8:-11 9:-7
w+1 is A	1:-11 2:-6 4:21 5:-8 6:-8 9:-8
w+1 is F	0:15 1:-6 3:-21 6:20
w+1 is H	0:19 2:-7
w+1 is N	1:10 2:12 3:-24 4:18 8:-21
w+1 is O	0:8 1:6 2:-13 3:-7 4:30 6:-11 7:-7 8:-19 9:-6
w+1 is U	0:8 1:28 2:-9 3:-11 4:-11 8:-7
w+1 is V	1:39 2:-13 3:-11 4:-10 8:-9
w+1 is sov	1:10 2:-16 3:24 5:-8 6:-7 7:-6 8:-13 9:-6
w+1 is svo	0:12 1:-9 3:-20 4:22 8:-7 9:-7
w+1 is v2	1:16 2:-7 3:-24 4:43 5:-13 6:-7 7:-10 8:-13
w+1 kind	3:24 4:-8 8:-10
w+1 kind A	1:8 2:-9 3:26 4:-7 5:-7 8:-6
w+1 kind F	3:16
w+1 kind N	0:7 1:-7 5:16 8:-11
w+1 kind O	0:-8 2:12
w+1 kind U	0:15
w+1 kind sov	1:6 2:17 8:-9
w+1 kind svo	1:13 3:12 4:-8 6:-6 8:-10
w+1 love	2:12
w+1 love A	0:13
w+1 love svo	1:-7 2:25 3:-6 8:-8
w+1 make	1:6 2:-6 3:7 4:16 5:-7 6:-7 8:-10
w+1 make A	0:-11 1:31 2:-7 3:-27 5:-6 6:-6 8:8 9:11
w+1 make F	1:-7 3:32 4:-10 8:-6
w+1 make N	0:-12 1:8 3:-14 4:22 5:-6
w+1 make O	0:17 1:-9 3:-15 4:20 8:-8
w+1 make U	0:11 1:-9 3:17 4:-7 8:-7
w+1 make V	1:-10 3:15 8:-6
w+1 make sov	1:-20 2:-14 3:8 5:-7 6:-7 7:-6 8:10 9:11
w+1 make svo	0:8 1:20 4:-9
w+1 make v2	0:-17 1:23 2:-12 4:17 5:-6 8:-13 9:-6
w+1 many	0:17 3:-7 4:-6 5:-8 9:6
w+1 many A	1:11 2:11 3:-17 4:-12 6:-7 7:13 8:-10
w+1 many F	1:-8 2:-8 3:18 4:-8 6:9 8:-6
w+1 many H	0:-11 2:12 9:14
w+1 many N	0:15 1:-8 2:-6 3:-13 4:19 5:-7
w+1 many O	0:26 1:-12 2:18 3:-6 5:-10 8:-14
w+1 many U	0:20 2:-6 4:-9 5:-6 8:17
w+1 many V	1:38 2:-14 3:-17 4:-11 5:-6 8:-12
w+1 many sov	0:6 1:14 3:-14 4:-14 5:-9 7:-7 9:24
w+1 many svo	0:22 2:-6 5:-7
w+1 many v2	0:-6 2:-7 3:-10 4:13 8:12
w+1 match	0:9 3:7 5:-6 6:-6 8:-13 9:6
w+1 match A	1:10 2:-14 3:21 4:-12
w+1 match F	0:18
w+1 match N	3:21 4:-6 8:-7
w+1 match O	0:-12 1:-10 2:13 3:7 4:6 5:-9 6:-8 8:-18 9:19
w+1 match U	0:7 3:-17 4:21 8:-6
w+1 match sov	0:13 1:-12 2:-6 4:-9 8:-7 9:16
w+1 match svo	0:9 1:-9 2:12 3:6 6:-6 8:-11
w+1 match v2	1:12 2:-8 3:-6 4:20 8:-12
w+1 me	1:-7 2:50 3:-23 5:-12 7:-7 9:-7
w+1 me A	0:-7 2:44 3:-20 4:-11 8:-8
w+1 me F	0:8 3:-19 6:21
w+1 me N	0:17 1:-6 2:9 3:-13 5:-9 6:-6
w+1 me O	0:14 1:6 2:18 4:-13 5:-7 6:-8 8:-16
w+1 me U	0:-20 1:-12 2:8 3:-8 4:-6 8:31
w+1 me sov	0:-7 1:-6 2:43 3:-12 4:-16 5:-7 8:-10
w+1 me svo	2:22 3:-15 4:-10 5:-9 7:-6 8:13 9:-6
w+1 me v2	2:11 3:-12 4:13
w+1 meet	0:11 1:-7 2:8 3:-18 4:-8 8:21
w+1 meet A	0:-6 2:25 3:-7 4:-6
w+1 meet F	3:-20 8:22
w+1 meet O	0:14
w+1 meet U	0:8
w+1 meet sov	0:15 3:-15 8:14
w+1 meet svo	2:16 3:-6
w+1 move	1:13 9:-6
w+1 move A	1:21 4:9
w+1 move F	2:-14 4:-14 5:-8 6:25 7:-6 9:-7
w+1 move H	1:-8 2:25
w+1 move N	1:-13 3:-21 5:12 6:-7 7:-6 8:25 9:-6
w+1 move O	1:22 2:20 3:-14 4:-17 6:-11 7:-6 9:-6
w+1 move U	1:13 2:10 3:-14 4:7 5:-9 6:-6
w+1 move V	1:24 2:-7 3:-12 4:14 8:-11 9:-6
w+1 move sov	0:7 2:11 3:-19 4:8 5:-17 6:14 7:-6 9:-9
w+1 move svo	1:14 5:-7 6:-8 8:7 9:-6
w+1 move v2	0:-11 3:-9 4:7 5:13
w+1 must	2:21 3:-14 4:7 5:-7 7:-8 8:6 9:-7
w+1 must A	1:16 2:15 3:-21 4:9 5:-6 7:-6 8:-8 9:-6
w+1 must F	1:11 2:-7 4:10
w+1 must N	0:-13 1:-7 2:26 4:-21 8:6
w+1 must O	1:-12 2:6 5:-9
w+1 must U	0:6 8:14
w+1 must V	0:12 2:-15 3:-6 4:19 8:-8
w+1 must svo	1:23 3:-8 5:-7 7:-8 9:-7
w+1 must v2	2:19 3:-14 4:7 5:-9 6:-12 7:-6 9:-6
w+1 my	0:12 1:-9 2:17 3:-11
w+1 my A	1:-6 2:22 3:-11
w+1 my U	0:10
w+1 my sov	1:-6 2:20 3:-9
w+1 my svo	0:9
w+1 not	0:7 2:-6 3:-16 4:11 5:22 7:-7 9:-7
w+1 not A	2:-24 3:-21 4:22 5:18 6:-6 7:-8 8:8 9:-7
w+1 not F	0:9 1:-10 2:-10 4:23 5:-8 8:-9
w+1 not H	0:11 1:14
w+1 not N	2:-11 3:-16 4:-18 5:48 8:-18
w+1 not O	0:22 3:-16 6:-7
w+1 not U	1:-10 2:6 3:10 5:14 6:-8 8:-15
w+1 not V	1:-15 4:-13 8:26
w+1 not sov	0:17 4:-12 5:16 8:-9
w+1 not svo	0:6 2:-7 4:10 5:10 7:-7 9:-6
w+1 not v2	0:16 1:-9 2:-11 3:-22 5:13 8:16
w+1 obj	1:-9 2:8 3:22 7:-6 8:-11
w+1 obj A	1:-15 2:10 3:15 4:11 5:-6 6:-9 7:-7 8:-11
w+1 obj F	1:-7 2:-6 3:21 5:-6 6:18 8:-8
w+1 obj H	1:-8 3:-14 4:-6 5:15 6:7 8:-6 9:-6
w+1 obj N	0:-8 1:-8 3:21 5:-12 6:-9 7:-6 8:7 9:-6
w+1 obj O	3:31 8:-17 9:-6
w+1 obj U	0:-9 1:-16 5:21 6:7 7:-6 8:-9 9:-7
w+1 obj V	3:14 5:-6 8:-6 9:-6
w+1 obj sov	1:-10 2:8 3:18 7:-6 8:-9
w+1 of	0:9 6:-6
w+1 of A	0:10 3:15 4:9 5:-8 6:-7 7:-8 8:-14 9:-7
w+1 of F	0:-6 1:-22 2:13 3:42 4:-13 5:-9 6:-11 7:-6 9:-7
w+1 of H	0:-6 2:28 6:-8
w+1 of N	0:21 2:-10 3:-21 4:-6 5:12 6:-6 8:15
w+1 of O	2:-12 3:6 7:-6
w+1 of U	0:18 1:-10 2:-13 3:-7 4:-12 5:7 7:8 8:13
w+1 of V	0:-11 1:-13 3:-24 6:-7 7:-6 8:25 9:12
w+1 of sov	2:8 6:-9 8:13 9:-8
w+1 of svo	0:12 1:-10 3:7 7:-6
w+1 of v2	1:-7 2:-16 3:-16 5:30
w+1 or	1:-17 2:-8 3:26 4:-15 5:8 6:-10 7:-7 8:10 9:-6
w+1 or A	1:-7 2:-13 3:21
w+1 or F	3:17
w+1 or O	1:-9 2:8 3:-20 4:-16 5:20 6:-8 8:14
w+1 or U	3:11
w+1 or V	3:-6 5:19
w+1 or sov	0:11 3:-6
w+1 or svo	1:-16 3:17 4:-16 5:7 6:-11 7:-7 8:18 9:-6
w+1 over	1:15 4:-6 5:8 6:-6 8:-6 9:-6
w+1 over A	0:-6 1:21 2:9 3:-8
w+1 over F	0:-10 2:-8 3:14 4:-8 5:11 6:-7 8:10
w+1 over N	0:13 4:8 8:-7
w+1 over O	1:-20 2:-9 3:32 4:-10 5:8 6:-9 9:-6
w+1 over U	2:10 3:22 4:-12 5:-11 8:-10
w+1 over V	1:12
w+1 over sov	0:-16 1:-9 2:20 3:7 4:-8 5:19 6:-7 8:-19
w+1 over svo	1:15 3:14 5:-9 9:-7
w+1 over v2	0:9 1:-9 3:16
w+1 play	0:6 1:6 5:-8 6:-7 9:-6
w+1 play A	0:6 1:12 3:-8 4:10 8:-10
w+1 play F	3:14
w+1 play O	0:8 8:6
w+1 play sov	1:10 3:-8 8:-7
w+1 play svo	0:11 1:-14 3:18 4:-6 5:-7
w+1 play v2	8:15
w+1 push	1:16 2:11 5:-6 8:-9
w+1 push A	1:17 2:6 3:-10 4:-6
w+1 push N	1:17 3:-6 4:-8
w+1 push O	1:-6 3:27 4:-6 8:-9
w+1 push V	2:16 3:-8 8:-7
w+1 push sov	0:13 3:-6
w+1 push svo	1:16 2:-13 3:-8 4:15 8:-9
w+1 push v2	0:-9 1:-14 2:27 3:12 4:-14 5:-7
w+1 race	0:6 1:24 2:-8 3:-7 8:-6
w+1 race A	1:17 2:-8
w+1 race V	1:9
w+1 race sov	1:22 2:-7
w+1 race svo	0:13
w+1 reach	0:-9 2:-9 4:20 7:-6 9:-7
w+1 reach A	0:-11 1:18 2:-17 3:20 4:16 5:-11 6:-8 7:-6 8:-14 9:-8
w+1 reach F	0:-7 1:-10 2:-9 3:14 4:22 5:-8 8:-9
w+1 reach N	2:-6 4:29 5:-10 8:-6
w+1 reach O	1:-10 2:-12 4:10 5:16
w+1 reach U	2:-10 4:-10 6:-6 8:17
w+1 reach V	0:-14 1:-24 3:11 4:14 5:-8 6:-6 8:11 9:-7
w+1 reach sov	1:-17 2:-11 3:-22 4:50 5:-9 6:-7 8:9 9:-6
w+1 reach svo	0:-11 3:15 7:-6 8:10 9:-6
w+1 reach v2	2:-7 3:6 4:-7 6:13 8:-6
w+1 rel	1:11
w+1 rel A	1:19 5:-6 6:-6
w+1 rel F	1:11 3:8 4:-12 5:10 6:-11 7:-6 8:-11 9:9
w+1 rel H	1:21 3:-8
w+1 rel N	0:-8 1:8 2:10 3:-9 4:-17 5:18 6:-7 9:-6
w+1 rel O	0:-7 2:-11 3:8 4:-6 5:-13 6:10 7:-9 9:17
w+1 rel U	1:-12 2:9 3:7 4:-13 5:-9 8:17
w+1 rel V	2:-9 3:-8 4:27 8:-7
w+1 rel svo	1:12 4:-6
w+1 save	0:-7 1:10 2:-8 3:-7 4:12 8:8
w+1 save A	1:23 8:-7
w+1 save svo	1:7 3:-6 8:10
w+1 save v2	1:15 2:9
w+1 shoot	1:10 2:9 3:-9 4:-8 5:-7 6:9
w+1 shoot A	1:23
w+1 shoot H	1:-14 2:23
w+1 shoot N	6:10 8:13
w+1 shoot O	0:-6 1:29 2:-7 3:-11 8:-8
w+1 shoot V	1:-7 3:-6 4:-6 8:15
w+1 shoot svo	0:-8 1:16 2:8 3:-9 4:-7 6:-6 8:8
w+1 shoot v2	0:-6 1:12 6:19 8:-8
w+1 sneak	1:6 2:11 3:8 5:-9
w+1 sneak A	0:-9 1:-9 2:27 4:-12 5:-6 8:-8 9:11
w+1 sneak F	3:7
w+1 sneak O	2:-7 4:13 5:-9 8:6
w+1 sneak V	1:18
w+1 sneak sov	0:-6 1:-23 2:40 3:-8
w+1 sneak svo	1:8 2:-18 3:23 4:12 5:-7 8:-11
w+1 sneak v2	0:-9 2:23 3:-16 4:-20 5:-10 8:12 9:15
w+1 stay	0:9 1:-7 4:-10 5:9 6:-7 7:6 8:-12
w+1 stay A	0:6 3:-15 4:-13 5:25 7:-9 8:10 9:-6
w+1 stay F	0:7 1:-6 3:18 8:-6
w+1 stay H	2:-7 3:-8 4:-6 5:-10 7:23 8:-7
w+1 stay N	3:23 4:-13 5:-6
w+1 stay O	1:-6 2:-7 3:-8 5:29 8:-14
w+1 stay U	0:23 2:-6 3:-8 4:-6 5:10 8:-7
w+1 stay V	0:9 2:-6 9:13
w+1 stay sov	0:13 1:-9 3:-9 4:-8 8:-11 9:24
w+1 stay svo	0:9 1:-10 2:10 3:7 4:-16 5:6 6:-6 7:6 9:-8
w+1 stay v2	1:16 2:-18 4:8 5:16 6:-7 7:-6 8:-14
w+1 steal	0:-7 1:9
w+1 steal A	0:-7 1:13 2:14 4:-7 8:-6
w+1 steal F	3:21
w+1 steal N	0:6 2:-8 4:13 8:-6
w+1 steal O	2:15 3:-14 8:7
w+1 steal U	0:-12 2:11 3:22 4:-6 8:-9
w+1 steal V	2:-15 8:-10 9:25
w+1 steal sov	1:-19 3:27 4:-8 8:6
w+1 steal svo	0:-8 1:20 2:12 3:-13 8:-10
w+1 steal v2	0:-6 2:18 3:-6
w+1 stop	4:7
w+1 stop A	0:8 3:6 5:-8 6:-7 8:7 9:-8
w+1 stop F	6:-12 7:7 9:-6
w+1 stop H	0:12 1:-11 3:-10 5:18 6:-10 7:-6 8:-6
w+1 stop N	0:7 1:13 2:-7 3:-6 5:-7 7:-6 8:17 9:-6
w+1 stop O	0:8 2:-6 4:9 5:-8 8:8
w+1 stop U	3:-8 4:12 5:6 6:-7 9:-6
w+1 stop V	1:11 2:-14 3:22 4:-18 9:-6
w+1 stop sov	1:-7 2:12 4:-17 5:-13 6:-9 7:7 8:22 9:-7
w+1 stop svo	0:8 2:-6 4:12
w+1 stop v2	0:7 3:14 4:-13 5:-12 6:-8 8:17 9:-6
w+1 subj	0:-6 1:15 5:-6 7:-6
w+1 subj A	1:13 2:11 3:-7 8:-9
w+1 subj F	0:-8 1:21 2:-11 4:-7 5:-7 6:8 8:-9
w+1 subj H	2:11 3:-9 4:-6 5:-6 8:15
w+1 subj N	1:-8 2:-20 3:-20 4:29 5:13 9:-6
w+1 subj O	1:-10 3:18 4:-15 6:-10 7:-7 8:16 9:-8
w+1 subj U	1:15 3:17 4:-12 5:-9 6:-7 7:-6 9:-7
w+1 subj V	1:11 2:7
w+1 subj sov	1:12 2:6 6:-6 7:-6
w+1 take	1:6 2:6 3:12 5:-6 6:-6
w+1 take A	1:18 3:8 8:-6
w+1 take F	2:-7 3:32 4:-8 6:-7
w+1 take N	0:7 1:-15 2:8 3:-26 4:30 5:-17 8:7
w+1 take O	1:-31 2:11 3:36 4:-15 6:-10 7:-6 8:10 9:-7
w+1 take U	0:10 1:-11 3:23 4:-11 5:-11
w+1 take V	1:9 3:-6 4:12
w+1 take sov	1:-19 3:34 5:-8 6:-8 9:-7
w+1 take svo	1:14
w+1 take v2	2:-6 3:29 5:-8 6:-6 8:-11 9:7
w+1 the	1:6 2:13 3:-8 4:-7 9:-6
w+1 the A	1:19 2:12 3:-25 5:-7 8:6 9:-6
w+1 the F	0:-9 1:-18 2:-13 6:9 8:21
w+1 the H	0:-7 2:25 3:-8
w+1 the N	0:15 1:-6 2:13 3:-15 4:-17 5:12
w+1 the O	0:18 1:-6 2:9 4:-17 5:-11 6:-8 8:9
w+1 the U	1:11 2:15 4:-8 5:-8 8:-13
w+1 the V	1:11 2:-8 3:-10 4:20 8:-9
w+1 the sov	0:-13 1:31 2:11 3:-16 4:-7 8:-9
w+1 the svo	0:9 2:6 3:-14 8:12 9:-7
w+1 the v2	0:-8 1:20 2:15 4:-14 6:-7 9:-6
w+1 throw	0:-6 1:6 3:-6 6:26 7:-6 8:-8
w+1 throw A	1:26 2:10 3:-7 4:-7 6:-10 8:-8
w+1 throw F	1:-20 2:-11 3:-10 4:-10 5:10 6:41 8:-10
w+1 throw H	1:11 6:14
w+1 throw N	0:-8 1:-7 2:8 3:10 5:-12 6:19 8:-24
w+1 throw O	0:-16 1:-10 2:-15 3:8 5:-10 6:34 7:-7 9:-8
w+1 throw U	0:9 6:12
w+1 throw V	0:-9 1:-14 2:6 6:-7 8:13 9:14
w+1 throw sov	0:-16 1:-15 2:-15 3:10 6:34 7:-7 8:-15 9:-8
w+1 throw svo	1:8 2:15 3:-9 4:-14 5:-7 6:14 7:-6
w+1 throw v2	2:-12 3:-13 4:21 6:15 8:-20
w+1 to	2:6 4:7 7:-6 9:-7
w+1 to A	1:-8 2:38 4:8 6:-7 7:-7 8:-13 9:-7
w+1 to F	1:-9 2:-9 3:8 4:-13 6:17
w+1 to H	2:7 3:-6 4:-6 5:15
w+1 to N	0:10 1:-9 4:7 5:24 6:-7 8:-18 9:-6
w+1 to O	0:-8 1:7 2:-17 4:20 7:-6 8:11 9:-7
w+1 to U	1:-14 2:-14 3:19 5:-10 8:16
w+1 to V	0:-7 1:-8 2:24 3:-13 5:-11 8:12 9:-6
w+1 to sov	1:-9 2:26 3:-17 4:19 6:-7 7:-6 9:-6
w+1 to svo	3:15 4:-17 5:8 7:-6 8:10 9:-7
w+1 to v2	0:-12 1:13 2:-19 4:26 7:-6 8:-22 9:-7
w+1 touch	1:-11 2:10 3:-8 4:-13 5:8 6:6 7:-7 8:12 9:-7
w+1 touch A	0:-12 1:7 2:16 3:-12 4:-8 5:14 8:-10
w+1 touch V	0:6 1:-16 2:-9 3:-6 8:23
w+1 touch sov	0:-18 1:-19 2:28 3:-19 4:-10 5:-18 6:14 8:20 9:-6
w+1 touch svo	0:12 1:16 2:-9
w+1 touch v2	2:-17 5:27 8:-6
w+1 use	0:-11 3:21 5:9 6:-9 7:-7 8:-9 9:-7
w+1 use A	0:-6 1:21 3:12 4:-10 5:-9 8:-10
w+1 use H	1:-9 2:9 3:-8 5:15
w+1 use N	0:-7 2:11 3:-14 4:-15 5:14 8:10
w+1 use O	0:15 1:-8 3:10 5:-8 8:-7
w+1 use U	1:-9 2:-6 3:22 4:7 5:-6 8:-8
w+1 use V	0:-6 1:20
w+1 use sov	1:8 3:12 4:7 5:-8 6:-6 8:-11
w+1 use svo	1:12 2:10 4:-6 5:8 6:-6 8:-15 9:-6
w+1 use v2	0:-11 1:-25 3:35 4:-16 5:-13 8:17
w+1 versus	1:36 2:-10 3:-17
w+1 versus A	0:-7 1:30 2:-11 3:-6
w+1 versus F	0:7 1:14 3:-15
w+1 versus sov	1:44 2:-12 3:-24 4:-6
w+1 victim	1:13
w+1 victim O	3:8
w+1 victim svo	1:11 2:-6 3:10
w+1 vs	1:32 2:-10 3:-19 5:-8 6:6 8:-12 9:8
w+1 vs A	0:-12 1:53 2:-14 3:-19 4:-6 5:-6 7:-6 8:-9 9:12
w+1 vs F	1:26 2:-10 3:-24 4:7 5:-6 6:12 8:-8 9:-6
w+1 vs N	0:8 1:7 2:-7 3:-12 4:26 5:-10 8:-6
w+1 vs O	0:32 3:-16 6:8 8:-11
w+1 vs V	0:19
w+1 vs sov	0:-9 1:-27 2:44 3:-6
w+1 vs svo	1:46 2:-25 3:-21 5:-8 6:12 7:-6 8:-7 9:8
w+1 vs v2	1:20 2:-15 3:-10 4:17 5:-6 6:-7 8:-17 9:9
w+1 with	1:7 3:6 7:-6
w+1 with A	2:28 3:-16 4:13 5:-7 6:-9 7:-7 8:-11
w+1 with F	0:-8 2:-7 3:17 4:11 5:8 6:-16 7:-7 9:-7
w+1 with H	0:-8 1:20 2:13 3:7 4:-9 5:-8 6:-11 7:-6 8:-7
w+1 with N	0:7 1:-13 2:-10 3:19 5:12 6:-9 7:-6 9:-6
w+1 with O	4:16 6:24 7:-7 8:-14 9:-7
w+1 with U	0:15 2:-11 3:18 4:-10 5:-6 6:-8
w+1 with V	1:31 2:-11 3:-11 4:14 5:-6 8:-15 9:-6
w+1 with sov	1:14 2:-6 5:-7 6:12 7:-7
w+1 with svo	2:11 4:8 6:-9 7:-6 9:-6
w+1 with v2	0:7 2:-13 3:14 4:15 5:-7 6:-7 8:-14 9:-6
w+1 word:boss	1:-9 2:-13 7:21
w+1 word:boss H	0:6 2:-10 7:14
w+1 word:boss sov	0:7 1:-6 2:-11 7:17
w+1 word:boss svo	1:-7 2:-11 7:20
w+1 word:enemy	0:17 1:-6 2:-9 9:9
w+1 word:enemy O	2:-9 9:19
w+1 word:enemy U	0:10
w+1 word:enemy svo	0:8 1:-8 2:-13 5:-6 8:-8 9:26
w+1 word:goal	1:-8 2:-13 4:-6 8:26
w+1 word:goal svo	1:-6 2:-8 8:19
w+1 word:hero	1:22 3:-6
w+1 word:hero O	1:7
w+1 word:hero svo	1:26 3:-8
w+1 x	0:8 2:6 8:6
w+1 x A	0:8 2:9 3:-7 6:-6 8:12
w+1 x F	2:16 7:-7 8:-9
w+1 x H	1:-8 2:23 4:-10 8:-14 9:-8
w+1 x N	1:-8 2:14 3:-12 6:-8 7:-7 8:27 9:-7
w+1 x O	0:8 9:-6
w+1 x U	0:15 3:-7 4:-6
w+1 x V	1:12 5:-11 6:-8 7:-8 8:19
w+1 x sov	0:10 8:7
w+1 x svo	0:10 2:10 8:8 9:-6
w+1 x v2	4:8 5:10 7:-7 8:-6 9:-6
w+1 you	0:21 2:10 3:-10 6:-6 8:-13
w+1 you A	1:-7 2:30 4:-6 5:-8
w+1 you N	4:9
w+1 you O	0:15 1:10 2:-12 3:-6 4:-10 5:16 6:-6 8:-10
w+1 you svo	0:22 1:9 3:-9 4:-12 5:8 6:-8 8:-11
w+1 you v2	4:19 5:-8 8:-10
w+2 A A	1:6 3:10 4:-6
w+2 A U	0:8 1:-10 2:-6 3:31 4:-9 8:-10
w+2 A and	2:12
w+2 A at	1:16 3:-8
w+2 A attack	0:-10 1:-15 2:-10 3:-9 4:23 8:16
w+2 A but	0:16
w+2 A chase	0:-8 2:-11 3:-9 4:30 8:-6
w+2 A comma	0:8 3:17 4:-8 8:-10
w+2 A edge	2:15 3:8 4:-7 8:-7 9:-7
w+2 A from	0:8 1:11 2:-6
w+2 A in	1:17 3:-6
w+2 A stop	0:9
w+2 A subj	1:21 2:-12
w+2 A take	1:8
w+2 A to	1:20 2:-11
w+2 A x	0:25 3:-9
w+2 F F	1:7
w+2 F U	0:-9 2:-7 3:11 4:-8 5:-10 6:-6 8:24
w+2 F and	1:25 3:-10 4:-9 8:-9
w+2 F comma	0:-15 1:26 2:-10 3:7 8:-12
w+2 F edge	2:8
w+2 F in	1:-25 2:-7 4:28
w+2 F many	4:7
w+2 F obj	1:10
w+2 F take	1:30 2:-8 3:-8
w+2 H comma	3:21 4:-6 6:-6
w+2 H edge	0:11
w+2 H in	1:10
w+2 N N	0:-8 1:13 2:-7 3:22 4:-6 8:-9
w+2 N U	1:7
w+2 N at	0:9
w+2 N comma	0:20 1:-6 2:-7 3:-13 4:6
w+2 N edge	0:-11 1:10 2:-11 3:32 4:-8 5:-6 8:-12
w+2 N from	1:23 2:-7
w+2 N in	2:22 3:-13 4:-8 5:-6 8:10
w+2 N x	0:16
w+2 O A	1:16 2:-6 3:-6
w+2 O U	0:-8 1:-9 2:17 3:13 4:-7 5:-11
w+2 O and	1:15
w+2 O at	0:-12 1:16 2:-7 5:-9 6:-6 8:13
w+2 O bring	0:-7 1:-16 2:-10 3:-8 4:37
w+2 O comma	0:17 1:-12 2:-8 3:27 4:-10 8:-9
w+2 O edge	0:-13 1:-8 2:6 3:31 4:-7 6:-6 8:-7
w+2 O from	0:7 2:17 3:-8
w+2 O in	0:11
w+2 O obj	1:-13 2:10 3:-15 4:-8 5:24
w+2 O over	0:6
w+2 O stop	0:13
w+2 O take	1:6 3:-8 5:18 8:-11
w+2 O throw	1:-13 2:32 6:-11
w+2 O x	0:15 2:-7 3:-10 5:9
w+2 U A	0:9 1:-8 2:8 3:-18 4:22 5:-7 6:-6 8:-12
w+2 U F	1:18
w+2 U N	0:6
w+2 U O	0:8 1:-6 3:22 4:-6 6:-7 8:-8
w+2 U U	0:-9 1:29 3:12 4:-11 5:-9 6:-7 7:-6 8:-6 9:-6
w+2 U a	0:6 3:11
w+2 U and	1:-8 2:-6 3:25 4:-10 5:-9
w+2 U as	3:24
w+2 U avoid	1:7
w+2 U but	0:12
w+2 U comma	3:6 4:-11 5:-10 7:-6 8:11
w+2 U edge	0:9 1:16 2:-10 3:-14 4:-15 5:-8 6:-8 8:22
w+2 U fall	3:11 7:7
w+2 U from	0:-9 1:-19 2:22 3:-11 4:26 8:-13
w+2 U game	0:11
w+2 U in	0:-22 1:-19 3:10 4:17 5:9 6:11 7:-6 8:-23 9:-6
w+2 U kind	0:-12 1:9 3:13
w+2 U many	0:-7 1:-12 3:21 4:-6 5:-7 8:16
w+2 U move	0:18 1:-8 3:12 8:-9
w+2 U obj	1:19 3:-15 4:-7 5:-6 8:11
w+2 U over	1:6 3:-14 4:20
w+2 U rel	3:12
w+2 U stay	0:-19 1:-12 3:-11 4:-6 8:35
w+2 U stop	1:-8 2:-10 3:14 4:-8 8:12
w+2 U subj	3:16 8:-7
w+2 U take	0:-9 1:25 2:-15 3:-11 4:-6 8:18
w+2 U the	1:10
w+2 U to	3:-9 8:21
w+2 U use	0:16 1:-11 3:10 8:-6
w+2 U with	0:20 1:-11 3:13 4:-6 8:-11
w+2 U x	0:10 1:13 2:-8 3:-8 6:6 9:-6
w+2 V V	2:6
w+2 V comma	0:6 1:14 2:-8
w+2 V from	0:-7 1:34 2:-8 3:-7 4:-6
w+2 V x	1:7 2:20 3:-9 4:-6 8:-9 9:-6
w+2 a N	0:8 3:8
w+2 a O	0:-11 1:39 3:-18 8:-9
w+2 a U	0:11 1:-6
w+2 a at	0:-9 3:12 4:-10 5:-9 8:19
w+2 a in	1:-9 2:-16 6:26
w+2 a many	0:9
w+2 a move	0:10 3:-6
w+2 a x	0:16 1:-7 3:-21 4:-7 8:23
w+2 also x	0:21
w+2 and A	0:-10 1:20 2:6 4:-15 5:38 6:-12 7:-8 8:-26 9:-9
w+2 and F	1:6 2:-17 3:42 4:-9 6:-9 8:-10
w+2 and H	0:-14 1:-13 4:14 5:10 6:9 8:-15
w+2 and N	0:-15 1:-7 2:17 3:13 4:-13 5:-6 6:-6 8:15
w+2 and O	0:-10 1:11 2:6 3:18 4:-16 6:-13 7:-7 8:-9 9:8
w+2 and U	0:11 1:25 2:-25 3:-15 4:-16 5:-8 8:24
w+2 and V	0:7 1:-6 2:23 3:-6 4:-8 8:-9
w+2 and a	1:24 3:-13 4:-19 5:-9 6:-9 7:-6 8:14 9:-6
w+2 and attack	2:-7 3:-16 6:6 8:25
w+2 and avoid	1:-7 2:-13 3:34 5:11 8:-15
w+2 and bring	0:-7 1:-12 2:17 3:21 4:-15 5:-12 8:7
w+2 and chase	1:20 2:-14
w+2 and comma	0:12 1:-6 3:-7 6:19 8:-11
w+2 and eat	0:-10 2:-9 3:-11 5:25 8:6
w+2 and fight	0:-9 1:-11 2:7 3:19 4:-7 5:-6 6:-11 7:16 8:-7 9:-6
w+2 and from	8:8
w+2 and hit	1:13 2:-8 3:-17 4:-11 5:-9 6:-7 8:27
w+2 and if	0:-11 1:-24 2:-19 4:36 5:-6 8:11
w+2 and kind	1:-15 2:22
w+2 and make	3:10 8:8
w+2 and many	0:10 1:18 3:-21 4:-7
w+2 and match	3:-7 8:15
w+2 and me	0:-9 1:25 2:-7 3:11 4:-21 5:-14 6:-6 8:13
w+2 and move	0:7 1:-14 2:-8 3:-13 4:-8 6:24
w+2 and must	0:-6 1:19 3:29 4:-12 5:-12 6:-10 8:-9 9:-7
w+2 and my	3:-6
w+2 and not	2:-6 3:35 4:-13 5:-10 8:6
w+2 and over	0:6 8:-11 9:14
w+2 and play	3:14
w+2 and push	3:-6 6:10
w+2 and race	1:-16 2:18
w+2 and reach	5:8
w+2 and rel	0:-12 1:7 2:-9 3:13 4:-9 5:-7 8:14
w+2 and save	1:20 8:-7
w+2 and shoot	2:-8 3:-14 6:-6 8:-7 9:25
w+2 and steal	2:19 3:-16 4:-9 8:18
w+2 and take	0:-9 1:-12 2:9 3:-17 4:10 5:15 6:-9 7:-6 8:16 9:-7
w+2 and the	0:-8 3:14 4:12 7:-7 8:-8
w+2 and throw	0:-7 1:16 3:-6 4:-9 8:17
w+2 and touch	5:-9 8:15
w+2 and use	3:-9 8:17
w+2 and victim	1:11 2:-6 3:6
w+2 and with	1:14 2:-16 3:24 4:-8 5:-7 8:-6
w+2 and x	3:15 4:-11 7:-6 8:8 9:-6
w+2 and you	1:14 2:-6 5:-11 6:-8 7:-6 8:13
w+2 as F	0:8
w+2 as O	0:-12 1:-8 2:-6 3:-13 4:-11 6:25 8:12
w+2 as at	0:10
w+2 as comma	0:7
w+2 as word:enemy	0:-7 1:-9 2:31 3:-6
w+2 as word:obstacle	2:-6 3:-7 5:23
w+2 as x	1:19 2:-11 3:7 4:-8 5:-9 6:-6 7:-6 8:6
w+2 at A	1:-6 2:-8 3:-8 4:-8 6:41
w+2 at F	0:-21 1:-18 2:10 3:-14 4:8 8:25
w+2 at H	0:-11 1:-11 2:-10 3:-17 4:-8 5:-6 6:61 8:-9
w+2 at N	2:11 3:6 5:-10 7:-6 8:-8 9:-6
w+2 at O	1:15 2:-9 3:13 4:-12 9:-6
w+2 at U	0:-7 2:-10 3:-22 5:-11 6:-13 9:34
w+2 at V	1:19 2:-11 4:-7 6:17 8:-6
w+2 at a	2:-13 3:8 4:19 5:-6 6:-7 8:-10
w+2 at bring	3:17
w+2 at but	0:13
w+2 at comma	0:-6 1:-9 2:13 3:-17 8:25
w+2 at edge	0:-7 2:10 3:12 4:-13 5:9 8:-6
w+2 at fall	3:-6 6:12
w+2 at many	0:10 6:9
w+2 at me	0:6 2:14 3:-6
w+2 at move	1:-11 2:-7 6:15
w+2 at my	0:-8 3:-10 4:-9 6:9 8:26
w+2 at the	1:-11 2:-15 3:11 5:-9 6:28 7:20 8:-15 9:-7
w+2 at x	0:8 1:22 2:-15 3:20 4:-9 5:-9 6:-16 7:-6
w+2 attack N	2:9
w+2 attack a	1:-13 2:22
w+2 attack and	0:10 2:10 3:-8
w+2 attack at	2:15
w+2 attack comma	1:-12 2:21 3:-23 4:7 5:21 6:-6 8:-11
w+2 attack edge	0:6 2:21 3:-8
w+2 attack me	2:13
w+2 attack my	1:-17 2:26
w+2 attack stop	0:10 2:11
w+2 attack the	0:-6 1:-21 2:41
w+2 attack x	0:10 1:27 2:-31
w+2 attack you	5:14
w+2 avoid A	0:9 1:21 2:-14 8:-8
w+2 avoid F	1:23 2:-6 3:-17 5:11
w+2 avoid H	3:14
w+2 avoid N	1:15 2:-9 3:-10 4:13
w+2 avoid O	1:32 2:-14 3:-8 4:-10 5:-6 8:-6 9:12
w+2 avoid U	0:6
w+2 avoid a	0:9 3:9
w+2 avoid at	1:-7 2:-9 3:23
w+2 avoid comma	0:-19 1:-12 2:11 4:-12 5:31 6:-6 8:-12
w+2 avoid edge	1:-14 2:35 3:-9
w+2 avoid is	5:17
w+2 avoid stop	1:-10 3:-8 4:-8 8:18
w+2 avoid the	0:-9 1:6 2:21 3:-27 4:17 5:-7 8:-8
w+2 avoid x	0:-6 1:-30 2:45 3:-10 4:12 5:-9 8:-7
w+2 avoid you	1:-8 2:-6 3:24 4:-7
w+2 bring A	3:22 4:-7 8:-7
w+2 bring F	1:30 3:-8
w+2 bring N	1:6
w+2 bring O	1:51 2:-10 3:-21 4:-11 8:-8
w+2 bring U	3:-11 4:-6 8:20
w+2 bring but	3:14
w+2 bring comma	0:-8 1:-14 2:-6 3:27 4:19 5:-7 8:-11
w+2 bring edge	0:-6 1:10 2:-7 3:-28 4:35 5:-6 8:-10
w+2 bring is	0:8 3:8
w+2 bring many	2:-6 3:16 4:-14 5:-6 8:16
w+2 bring move	0:-6 1:20 3:-6
w+2 bring stop	0:7 3:12 8:-7
w+2 bring the	1:16
w+2 bring with	0:-7 1:-23 3:36 8:-6
w+2 bring x	0:-16 2:-9 4:17 5:18 8:-10
w+2 but A	1:-8 2:-15 3:27 4:-8 6:-11 8:17
w+2 but N	0:-8 2:-8 4:24
w+2 but O	0:6 3:6
w+2 but U	3:-10 8:16
w+2 but avoid	0:-7 1:-6 2:-20 3:41 4:-8 5:-6
w+2 but edge	3:9
w+2 but if	0:-9 3:26
w+2 but many	4:-7
w+2 but me	8:8
w+2 but not	0:-13 1:-9 2:-10 3:18 4:10 5:-6 8:7
w+2 but play	0:18 1:-7
w+2 but rel	0:-6 1:-6 2:-9 3:-16 4:41 5:-6 6:10 8:-18
w+2 but the	0:8 2:-30 3:9 4:11 5:-9 6:-9 7:-6 8:17 9:-6
w+2 but with	1:13 8:-6
w+2 but x	1:-19 2:-23 3:12 4:12 5:-13 6:23 7:-7 8:9 9:-6
w+2 but you	8:13
w+2 by N	1:19 3:-7
w+2 by x	4:15
w+2 chase A	0:-7 1:38 2:-32 4:15 8:-6
w+2 chase at	1:-30 2:42 3:-7
w+2 chase comma	1:-8 2:31 3:-6 4:-6
w+2 chase edge	1:11 3:-10 4:-9 5:-7 6:-6 8:21
w+2 chase is	1:-8 2:13
w+2 chase stop	0:7 1:-10 2:21 3:-9 8:-6
w+2 chase the	0:-7 1:-34 2:52 3:-7
w+2 chase x	1:17 3:-8
w+2 clean clean	0:14 1:-8
w+2 clean comma	0:13
w+2 comma A	0:11 1:-11 3:15 4:10 6:-7 8:-7
w+2 comma F	1:-8 2:-6 3:44 4:-9 5:-7 6:-7
w+2 comma H	0:10 3:10 5:9 6:-7 8:-16 9:-6
w+2 comma N	0:13 1:-15 2:-11 3:6 8:23
w+2 comma O	0:16 1:-8 3:29 4:-10 6:-6 8:-7
w+2 comma U	2:10 6:-8 9:-6
w+2 comma V	0:-7 2:-11 3:45 4:6 5:-9 6:-6 8:-18
w+2 comma a	0:8 1:-14 2:11 3:12 5:6 6:-7 7:-6 8:-10 9:-6
w+2 comma and	0:11 1:-6 2:-18 3:16 6:-8 7:-6 9:-6
w+2 comma as	1:-14 2:-14 3:11 4:-6 8:21
w+2 comma at	1:-12 2:-6 4:20 5:17 6:-12 7:-6 8:-8 9:-8
w+2 comma avoid	0:-9 1:17 3:9 5:-7 6:-8 7:-6
w+2 comma bring	0:8 1:6 4:-19 5:8 8:-13 9:11
w+2 comma but	1:-13 3:9 4:24 6:-9 9:-6
w+2 comma clean	0:-6 3:17 4:16 8:-14
w+2 comma comma	0:33 1:-11 3:10 4:-8 8:-10
w+2 comma eat	0:-20 1:39 2:-19 3:-13 4:-10 8:14 9:-6
w+2 comma edge	0:38 2:-6 3:-11 4:-7
w+2 comma fall	0:-12 1:-11 2:-10 3:11 4:-8 8:29
w+2 comma fight	0:11 1:-13 3:-8 4:-6 9:26
w+2 comma for	2:19 3:-8
w+2 comma from	1:28 2:-8 3:-28 5:-11 6:-7 8:10
w+2 comma guard	0:11
w+2 comma hit	2:-8 3:-7 4:-10 6:-8 8:28
w+2 comma if	0:9 2:-11 4:9 5:-6 6:-7
w+2 comma in	2:37 3:-24 4:13 5:-13 6:-8 8:-12
w+2 comma kind	0:22 2:6 3:-14
w+2 comma make	1:-10 2:-9 3:10 5:-7 6:-6 8:23 9:-6
w+2 comma many	0:16 8:-7
w+2 comma me	0:-9 1:-14 3:18 4:10 5:14 6:-10 7:-6 8:-11 9:-6
w+2 comma meet	3:13 8:-7
w+2 comma move	0:6 2:-6 3:-15 4:-7 6:-7 8:6 9:18
w+2 comma must	2:-8 4:10 5:-16 7:8 9:-7
w+2 comma my	3:-6 5:15
w+2 comma not	0:8 1:-17 2:10 6:12 7:-6
w+2 comma of	0:10 3:-7 4:13 8:-6
w+2 comma over	5:-8 8:17
w+2 comma play	1:-16 2:9 3:9 5:-9 6:-9 7:-6 8:20 9:-6
w+2 comma push	3:-13 4:18
w+2 comma reach	1:-9 2:11 3:8 4:-15 5:24 6:-8 8:-18 9:-6
w+2 comma rel	0:-10 1:20 2:-15 3:13 4:-17 5:-9 6:-7 8:17
w+2 comma save	2:12 3:-15 4:-6 8:19
w+2 comma shoot	0:16 2:12 3:-13
w+2 comma sneak	4:20 8:-10
w+2 comma stay	0:13 3:12 4:-6 8:-8
w+2 comma stop	0:27 3:11 4:-10 5:-8 8:-12
w+2 comma take	0:7 1:8 2:-11 3:7 5:22 6:-7 8:-20 9:-6
w+2 comma the	3:18 6:-8 7:-7 9:-8
w+2 comma throw	1:29 3:-18 6:-7 8:-6
w+2 comma to	0:20 2:-6 3:7
w+2 comma touch	0:-12 3:10 4:20 5:-6 8:-11
w+2 comma use	0:-6 1:21 2:-13 3:25 5:-11 6:-7 8:-18
w+2 comma victim	4:15 8:-6
w+2 comma vs	0:8 4:-6
w+2 comma with	0:22 3:-34 4:21 5:15 6:-7 8:-15
w+2 comma word:boss	0:-12 1:12 2:16 3:6 4:-8 5:-6 7:-9 8:-7
w+2 comma word:enemy	1:39 2:-17 3:-7 4:-7 8:-7
w+2 comma word:goal	0:10 2:10
w+2 comma x	0:8 3:9 5:-6 7:-6
w+2 comma you	1:-18 3:7 4:22 5:-10 6:-7 7:-7 8:14 9:-7
w+2 cross O	1:-6 3:21
w+2 cross a	1:6
w+2 cross comma	4:15
w+2 cross move	1:14
w+2 cross the	1:14
w+2 cross x	1:8
w+2 eat A	0:-8 2:-12 3:34 4:-6 8:-9
w+2 eat F	1:42 2:-28 3:-6
w+2 eat N	1:30 2:-21
w+2 eat O	1:18
w+2 eat comma	1:6 2:-6 3:-22 4:17 8:10
w+2 eat edge	0:-7 1:-19 2:14 3:40 4:-15 5:-12 8:-9
w+2 eat is	1:-7 2:26 3:-10
w+2 eat my	1:-40 2:49 3:-7
w+2 eat the	0:-11 1:-40 2:55 3:-9
w+2 eat x	0:10
w+2 edge edge	1:6 2:8
w+2 fall a	3:9
w+2 fall and	0:8 2:-6 3:13
w+2 fall at	2:-6 3:16
w+2 fall comma	0:-6 1:7 2:17 5:-12 6:-9 7:13 8:-21 9:-6
w+2 fall edge	0:-9 2:-21 3:-8 4:-13 5:14 7:14 8:12
w+2 fall from	0:12 1:-7
w+2 fall in	1:-15 2:29 3:-6
w+2 fall the	0:-11 1:-8 2:-11 3:-9 7:16 8:24
w+2 fall x	1:-19 2:11 3:23 4:-10 5:-9 6:11 7:-7 8:-13
w+2 fight A	1:8 2:-11 3:-16 4:-6 6:24 8:-6
w+2 fight at	1:11 2:-6
w+2 fight edge	1:-14 2:-12 3:-12 4:-12 5:-7 8:39
w+2 fight many	1:9
w+2 fight x	2:-8 3:-11 6:23 8:-7
w+2 for A	3:-8 4:21 8:-7
w+2 for my	0:-7 1:-6 3:20
w+2 for the	1:10 2:-9 3:27 4:-11 8:-10
w+2 for x	3:7 4:9 5:-7 7:10 8:-13
w+2 from A	0:-6 1:-8 3:-14 4:35 5:-9 6:-8 7:-6 8:14 9:-7
w+2 from F	0:-8 2:29 4:-10 5:-7 6:-6 9:-6
w+2 from H	2:-12 3:-16 4:22 8:10 9:-6
w+2 from N	3:15 5:12 8:-12
w+2 from O	1:-6 3:7 4:11 5:-12 6:-12 7:-6 8:19 9:-7
w+2 from U	3:-6 4:9 5:-7 6:-7 7:-6 8:9 9:-6
w+2 from V	0:-11 2:-8 3:25 4:-7 5:-6
w+2 from a	1:9 3:-8 4:10
w+2 from avoid	0:-8 2:22 3:-12 4:-8 5:20 8:-13 9:-6
w+2 from bring	0:-6 3:-11 4:-6 8:27
w+2 from guard	0:13 2:-8
w+2 from many	0:36 1:-7 2:7 4:-16 8:-11
w+2 from my	0:-6 3:-11 4:24 8:-6
w+2 from take	8:13
w+2 from the	0:-14 1:-24 2:-15 3:45 4:8 5:-10 6:-9 7:-6 8:-17 9:15
w+2 from x	0:7 2:-13 4:-6 5:-12 6:-8 8:24 9:9
w+2 game U	0:15 1:-7
w+2 game but	0:10 1:-6
w+2 game edge	1:24 2:-7 3:-8
w+2 game if	0:13 1:-7
w+2 game stop	0:15 1:-9
w+2 game with	0:13 1:18 2:-6 3:-11 8:-6
w+2 guard N	0:6
w+2 guard O	1:17 2:-9
w+2 guard edge	2:12 3:-7
w+2 guard the	0:-7 1:18 2:11 3:-11 4:-8
w+2 hit A	0:-10 3:-6 4:-9 6:-6 8:31
w+2 hit O	0:-12 1:13 3:-13 6:23 8:-10
w+2 hit comma	0:24 8:-7
w+2 hit the	1:19 2:-11 3:-7
w+2 hit x	0:16 3:-7
w+2 if x	0:-7 1:-9 2:11 3:20 4:-6 8:-7
w+2 in A	0:-10 1:-20 2:-10 3:9 4:-19 5:-11 6:44 7:-7 8:8 9:-7
w+2 in F	0:-18 1:-16 3:-7 5:15 6:-10 7:-6 8:28 9:-8
w+2 in H	0:-7 1:14 2:-9 3:7 4:-13 5:-6 6:19 8:-11
w+2 in N	3:15 4:-9 7:-6 9:-7
w+2 in O	0:-7 1:9 2:-12 3:9 4:-16 7:-6 8:25 9:-8
w+2 in U	0:-9 1:10 2:8 4:20 5:-11 6:-7 8:-22 9:-6
w+2 in V	1:28 3:15 4:-11 5:-9 6:-9 7:-6 9:-6
w+2 in a	0:8 1:8 2:-7 4:-14 6:-6 8:15
w+2 in and	1:-6 2:-10 3:16 4:-10 5:24 8:-15
w+2 in avoid	3:9 4:11 8:-6
w+2 in bring	1:-7 4:31 8:-17
w+2 in comma	0:-7 1:-21 2:-12 4:51 5:-15 6:-9 7:-6 8:-10 9:-6
w+2 in edge	0:7 8:8
w+2 in fall	0:17 1:6 8:-8
w+2 in from	1:-8 2:9 3:-13 4:-8 6:26 8:-8
w+2 in hit	1:-10 2:-10 3:25
w+2 in many	0:7 1:-6 2:-16 3:27 4:-13 5:-8 6:-6 8:10
w+2 in me	1:21 3:-9 4:-6
w+2 in move	1:6 2:-11 3:-13 5:-8 8:22
w+2 in obj	0:11
w+2 in of	0:9 3:-12 4:13
w+2 in stop	0:-9 1:-10 2:20 3:-12 4:-20 5:28 8:-10
w+2 in take	0:-6 1:19 3:-10
w+2 in the	1:9 2:-10 3:9 6:-8 7:-6 8:-7 9:8
w+2 in with	0:18 3:-10
w+2 in x	5:10 6:-9 8:6
w+2 is A	1:17 2:-12 3:-14 4:16
w+2 is N	0:18
w+2 is U	1:10 2:9 3:-7
w+2 is a	0:22 1:13 2:-8 3:-9 8:-6
w+2 is at	2:-20 3:-6 4:-8 7:31
w+2 is bring	0:-6 3:17 4:-7 8:-6
w+2 is chase	1:-12 2:22
w+2 is comma	0:8 1:19 3:-8 8:-6
w+2 is edge	0:-6 3:-8 4:35 5:-9 8:-10
w+2 is in	0:12 1:6 3:-7
w+2 is stop	0:12
w+2 is the	3:-12 4:-8 6:21 8:-6
w+2 is to	0:-7 3:-13 4:6 5:23
w+2 is word:enemy	2:22 4:-8 8:-7
w+2 is x	0:12 2:-12 3:7 4:25 5:-9 6:-6 7:-6 8:-15 9:-6
w+2 kind but	3:10
w+2 kind comma	0:13 1:-6 2:-6 3:14
w+2 kind edge	3:17
w+2 kind from	1:-17 2:-7 3:22
w+2 kind in	2:9
w+2 kind with	1:34 2:-15
w+2 make A	0:-12 1:-7 2:6 3:21 8:-6
w+2 make F	0:-6 1:42 2:-10 3:-11 4:-7 8:-7
w+2 make N	1:8
w+2 make O	2:-7 3:-9 4:-6 8:-6 9:25
w+2 make U	3:22
w+2 make a	3:23 8:-10
w+2 make comma	0:-6 1:-16 2:-9 3:-13 4:38 6:-6 8:-11 9:11
w+2 make is	1:-7 3:10 4:-10 8:12
w+2 make x	0:13 1:-11 3:-11 4:-6 8:16
w+2 many A	0:8 1:-26 2:27
w+2 many F	0:-12 1:-9 2:28 3:-15 4:-8 5:-10 6:-6 8:12
w+2 many O	0:7 1:10 3:-6
w+2 many U	0:26 3:-10
w+2 many at	0:23 3:-9
w+2 many comma	0:7 1:11 2:-20 4:-9 5:-6 8:-15 9:26
w+2 many many	1:-16 2:-11 3:-7 4:14 7:23 8:-10
w+2 many match	0:8
w+2 many stop	2:16 3:-14 4:20 5:-7 9:-7
w+2 many take	1:11
w+2 many x	0:18 1:6 3:6 4:-12 5:-8 7:-6 9:-6
w+2 match O	1:30 2:-8 3:-15 4:-6
w+2 match U	0:14 3:-6
w+2 match comma	0:6 1:-7 3:-8 4:18 8:-12 9:9
w+2 match game	1:-18 3:28
w+2 match in	0:13 3:-6
w+2 match x	1:-12 3:16 4:12 8:-12
w+2 me U	0:-9 1:-6 2:30 3:-9 4:-6 8:-8
w+2 me attack	0:7
w+2 me bring	0:7
w+2 me chase	0:-9 1:-9 2:30 3:-7
w+2 me move	0:-9 1:-7 2:-10 3:-6 8:30
w+2 me shoot	2:19 3:-6
w+2 me take	2:21 3:-10
w+2 me the	1:-6 2:22
w+2 me x	0:25 1:-6 2:-8 3:-14 4:19 5:-6 8:-13
w+2 meet x	8:11
w+2 move A	1:-34 2:-8 3:-17 4:-9 8:52
w+2 move F	1:-9 8:14
w+2 move N	0:-6 1:24 2:-13 3:6 8:-6
w+2 move O	0:-8 1:-7 3:-13 8:28
w+2 move U	0:-8 1:12 2:10 3:-8 4:-8 8:6
w+2 move V	1:19
w+2 move a	0:10 1:12 2:-7 3:-7
w+2 move and	0:-6 1:17 2:-20 4:-9 5:20 8:-17
w+2 move at	0:-10 1:10 2:23 3:-13 4:-7 8:-8
w+2 move by	0:-6 1:7 2:19 3:-11 8:-7
w+2 move comma	1:10 2:-7 3:-7 4:27 5:-8 8:-22 9:-8
w+2 move edge	0:-14 1:13 2:26 3:-27 4:6 6:-6 8:-19
w+2 move from	2:-15 3:-9 4:30
w+2 move in	1:39 2:6 3:-16 4:-9 5:-7 6:-6
w+2 move is	2:-6 3:-12 4:-8 6:26 8:-8
w+2 move move	0:-6 1:25 3:-11 8:-6
w+2 move not	2:-7 4:14
w+2 move of	0:12 1:14 2:-6 3:-6
w+2 move over	0:-14 1:25 2:-14 3:-11 4:-6 8:13
w+2 move reach	1:-14 4:14 8:11
w+2 move stop	0:16 1:-6 4:8
w+2 move the	1:-10 2:19 4:-11 5:-7 6:14 8:-11 9:-7
w+2 move to	0:-13 2:-8 3:30 4:-8 8:-13
w+2 move with	0:10
w+2 move x	1:12 3:10 4:-6 6:-8 8:-7
w+2 must A	0:15
w+2 must F	0:12
w+2 must a	1:-6 3:11
w+2 must avoid	1:-15 2:20
w+2 must bring	1:12
w+2 must comma	0:-9 1:-8 2:-8 3:-13 4:36 8:-8
w+2 must cross	0:-6 1:30 2:-6
w+2 must guard	1:16 2:-8
w+2 must is	0:7 1:-6 3:12
w+2 must me	0:-7 1:-12 2:14 3:16 4:-7
w+2 must move	0:-9 1:16 2:-8 3:-19 4:-6 6:29 8:-14
w+2 must over	1:19 2:-6
w+2 must steal	0:9 1:-6 2:19 3:-9
w+2 must take	0:-12 1:11 2:-19 3:-9 4:12 5:10 8:11
w+2 must the	1:6 2:21 3:-11 4:-8 8:-6
w+2 must x	0:-14 1:22 5:-12 6:-7 7:-6 8:13 9:-6
w+2 must you	0:-12 1:-7 2:26 3:-8 4:-14 5:-6 6:-20 8:21
w+2 my x	0:10
w+2 not bring	3:-11 4:12
w+2 not comma	0:11
w+2 not fight	0:-7 1:-11 2:15 8:14
w+2 not hit	3:18
w+2 not rel	0:-9 1:14 2:-7 3:6 4:12 5:-7 8:-16
w+2 not stop	0:15
w+2 not take	2:18 3:-28 4:14 5:12 8:-16
w+2 not touch	5:16 8:-6
w+2 not with	0:13
w+2 not x	0:6 1:-10 2:-7 4:10 5:12 7:-6 9:-6
w+2 obj A	0:-6 1:-7 2:-9 3:-20 4:16 6:29 8:-7
w+2 obj F	0:-12 1:-12 2:37 3:-14
w+2 obj N	1:20 2:-13 3:11 4:-8
w+2 obj O	1:14 2:30 3:-18 4:-14 5:-11 6:-7 8:-15
w+2 obj U	4:12 5:-8 6:13 8:-13 9:-6
w+2 obj at	3:12
w+2 obj attack	2:-6 3:-7 4:26 8:-10
w+2 obj avoid	0:6 1:-16 2:39 3:-22 4:-8 5:6 6:-6 8:-6
w+2 obj bring	0:7 2:-7 3:22 5:-6 8:-6
w+2 obj eat	1:-16 2:-8 3:39 4:-6 5:-7
w+2 obj fight	2:9
w+2 obj guard	0:-8 2:-8 3:-15 4:42 5:-7 6:-7 8:-11
w+2 obj hit	1:-6 2:10 3:15 6:-6 8:-8 9:-6
w+2 obj kind	0:8
w+2 obj make	3:13 4:-7 8:-10 9:15
w+2 obj many	1:-7 2:-8 3:39 4:-6 5:-6 8:-6
w+2 obj match	0:-9 1:-7 3:30
w+2 obj move	0:-13 2:-13 3:-15 4:-11 5:10 8:29
w+2 obj not	0:-11 2:-8 3:-10 4:-6 5:31 8:-6
w+2 obj over	0:-7 5:19
w+2 obj push	1:-6 3:22
w+2 obj reach	1:12 2:-20 3:-15 4:24
w+2 obj shoot	0:-9 1:-16 2:31 3:-14 4:-8 5:-6 6:19 8:-7 9:-6
w+2 obj steal	0:-8 2:-14 3:20 4:21 6:-7 8:-12
w+2 obj subj	3:-16 6:20
w+2 obj take	1:-10 3:34 5:-8 6:-8 8:-9 9:-6
w+2 obj throw	0:-8 2:-16 4:-7 5:-6 6:38
w+2 obj use	0:-8 1:-8 3:8 4:-12 5:22 6:-8 8:-11
w+2 obj x	0:-8 1:-17 3:34 4:-13 6:-11 7:-7
w+2 of A	0:6 1:-7 2:7 3:-11 4:-6 5:-8 6:-8 8:26 9:-6
w+2 of F	1:8 2:14 4:-16 6:-10 9:-7
w+2 of H	1:18
w+2 of N	0:24 1:-12 2:7 4:-10 5:-7 8:6
w+2 of O	0:6 1:-8 2:-19 4:8 5:6 6:8 7:-7 9:-7
w+2 of U	0:18 1:6 3:19 4:-9 5:-6 6:-11 8:-18
w+2 of V	0:14
w+2 of a	0:16 1:-7
w+2 of and	1:-7 2:-10 4:16 5:12
w+2 of but	0:-9 1:-7 2:19 3:-6 4:14 8:-11
w+2 of comma	1:20 2:-6 3:-10 4:-9 5:12 8:-16
w+2 of edge	0:10 2:-11 3:-11 4:-8 5:14 8:11
w+2 of fight	1:11 2:7
w+2 of game	1:37 2:-23 3:-12 4:-10 5:-7 8:-13 9:17
w+2 of kind	1:-9 2:20 3:11 4:-6 8:-11
w+2 of many	0:14 1:-13 3:19 4:-6 5:-7 8:-10
w+2 of match	1:-15 2:-7 3:29
w+2 of over	1:-8 3:-13 4:-7 5:37 8:-15
w+2 of race	1:16 2:-7
w+2 of stop	0:9
w+2 of the	1:-14 2:-12 4:33 5:-10 6:-10
w+2 of word:enemy	0:-6 1:-20 2:46 3:-28 6:-8
w+2 of x	3:7 4:-8 6:-10 7:-7 8:20
w+2 or F	3:17
w+2 or U	0:-18 1:-9 2:14 3:26 4:-8 5:-7 6:-7 8:-12
w+2 or the	0:18
w+2 or x	0:10 1:-9 3:-16 4:-11 5:23
w+2 or you	0:12
w+2 over N	2:-8 3:9 5:-16 8:17
w+2 over O	0:-7 1:22 2:-7 3:10
w+2 over U	0:11
w+2 over comma	1:-6 2:16 3:-9 4:-7 5:-6 8:14
w+2 over cross	3:-7 5:20
w+2 over edge	5:8
w+2 over many	0:-9 2:17 3:9 4:-8 8:-7
w+2 over the	3:11
w+2 over x	1:8 2:-7 3:22 4:-6 6:-6 8:-14
w+2 play A	0:-11 1:-11 2:25 8:8
w+2 play F	0:15
w+2 play O	1:8 2:-6 3:10 8:-7
w+2 play comma	1:17 2:-9 3:-10 4:-9 8:17
w+2 play edge	1:-7 2:-6 4:16
w+2 play x	1:6 2:-7 3:17
w+2 push F	1:14
w+2 push O	1:28 2:-6 3:-10 4:-9 8:-9
w+2 push comma	1:-15 2:33 3:-19 4:-9
w+2 push x	2:-11 4:18
w+2 race comma	1:9
w+2 race edge	1:26 2:-9
w+2 race in	0:7
w+2 race x	1:11
w+2 reach A	3:-10 5:10 6:15
w+2 reach N	0:-9 1:10 2:-7 4:-10 5:-8 6:-7 8:25
w+2 reach O	1:16 2:-6 3:-6
w+2 reach U	0:-6 1:-8 3:33 4:-6 8:-9
w+2 reach and	1:14
w+2 reach at	0:-9 1:-6 2:-9 3:18 4:-6 8:14
w+2 reach bring	0:-8 4:23 5:10 8:-17
w+2 reach comma	2:-10 3:-14 4:9 5:12 8:7
w+2 reach edge	1:-6 2:11 3:-11 4:21 5:-8 8:-9
w+2 reach me	2:14 3:-10 4:15 8:-6
w+2 reach reach	5:8
w+2 reach the	0:-6 1:21 2:-10 3:21 4:-10 5:-8 8:-9
w+2 reach x	2:-15 3:-9 4:21 5:-10 8:14
w+2 rel A	0:-8 1:18 2:14 4:-7 8:-9
w+2 rel O	2:14
w+2 rel U	1:-13 3:-6 4:24
w+2 rel attack	1:22 2:6 3:-10 4:-6 5:-6 8:-6
w+2 rel avoid	4:-8 8:11
w+2 rel bring	1:23 3:-9
w+2 rel chase	2:8
w+2 rel eat	1:32 2:-10 3:-12
w+2 rel fall	1:-16 3:22 4:-9 5:10 7:-7 8:-10
w+2 rel fight	0:-10 2:14 3:-11 4:-10 5:24 8:-11
w+2 rel hit	0:-9 2:-9 3:-18 4:-6 6:17 8:18
w+2 rel is	1:-7 3:24 8:-6
w+2 rel make	0:-14 1:-6 2:-12 3:-20 4:-9 8:42
w+2 rel me	1:-6 2:-23 3:37 4:-8 8:-6
w+2 rel move	1:8 2:12 3:22 4:-10 5:-8 6:-8 8:-18 9:-7
w+2 rel must	0:10
w+2 rel not	1:21 2:-12 3:15 4:-12 8:-10
w+2 rel reach	2:12
w+2 rel save	0:6 1:15 2:-8
w+2 rel stay	0:-7 2:-11 3:-11 4:31
w+2 rel steal	1:15
w+2 rel take	1:13 2:-9 3:-13 8:-6 9:13
w+2 rel the	2:-11 3:-7 4:10 5:19 8:-10
w+2 rel throw	2:-16 3:-7 4:-6 6:-8 8:-8 9:28
w+2 rel x	0:-9 5:-10 8:7 9:9
w+2 rel you	0:-9 2:8 3:-6 4:-6 8:20
w+2 save A	1:15
w+2 save comma	0:8
w+2 save edge	1:-9 4:18
w+2 shoot A	2:-8 6:18
w+2 shoot F	0:6 1:29 2:-15
w+2 shoot H	1:11
w+2 shoot O	0:-13 3:-11 4:-8 6:-6 9:23
w+2 shoot at	1:18
w+2 shoot comma	1:-6 2:10
w+2 shoot edge	1:-25 2:21 6:18 8:-7
w+2 shoot make	1:17 2:-7
w+2 shoot with	2:13
w+2 sneak A	3:-6 4:21
w+2 sneak and	2:25 4:-8
w+2 sneak by	2:-10 3:15 4:13 8:-8
w+2 sneak edge	1:-10 2:29 3:-6 8:-6
w+2 sneak in	3:6
w+2 sneak sneak	1:30 2:-11 3:-8
w+2 sneak the	2:-18 3:13 4:-12 9:23
w+2 sneak x	8:10
w+2 stay U	0:10
w+2 stay at	1:-10 2:-23 3:-15 4:-16 5:31 7:22 8:-8
w+2 stay comma	3:-11 4:13
w+2 stay edge	0:15 2:-6
w+2 stay in	1:-18 2:12 3:-16 4:-11 5:20 6:-6 7:-11 8:14
w+2 stay move	2:-6 9:8
w+2 stay stop	2:16
w+2 stay x	1:11 3:10 4:-12 8:-11
w+2 steal A	1:18 2:-24 3:17
w+2 steal F	0:-7 1:27 2:-11 3:-8 4:13 8:-10
w+2 steal O	2:12 3:-15 4:-6 8:16 9:-6
w+2 steal and	0:-8 2:-8 3:31 4:-6 8:-8
w+2 steal is	2:12 3:11
w+2 steal me	1:-37 2:47 3:-6
w+2 steal my	1:-25 2:29
w+2 steal the	1:32 2:-14
w+2 steal x	1:-10 2:13
w+2 stop A	0:-7 1:-9 2:-8 3:-26 4:11 5:-12 6:-6 8:33
w+2 stop F	4:9 8:6
w+2 stop H	3:10
w+2 stop N	0:-6 2:11 3:8 4:-15 5:-9 8:10
w+2 stop O	1:-10 3:-15 4:-13 5:-8 6:-6 8:37
w+2 stop U	0:-24 1:-11 2:-13 4:19 5:-10 6:-6 7:25 8:7 9:-6
w+2 stop V	0:-6 1:34 2:-9 3:-17 4:9 8:-14
w+2 stop a	0:-17 1:-9 2:-11 4:15 5:-13 6:33 7:-6 8:-18
w+2 stop and	3:8
w+2 stop as	2:-9 3:23 4:-8 8:-7
w+2 stop at	0:28 3:-8 4:-6
w+2 stop avoid	1:18 2:11 3:-9 4:-8 5:-6 8:-11
w+2 stop bring	1:7
w+2 stop comma	0:45 1:15 2:-14 3:-17 4:-10 8:-9
w+2 stop edge	0:15 3:8 4:-7 5:-6 6:-8 7:10 8:-7
w+2 stop hit	3:22 4:-7 8:-11
w+2 stop if	0:14 1:-8 2:-6 3:-10 4:16
w+2 stop in	0:6 1:-6 2:-8 3:12 4:8 8:-6
w+2 stop many	2:11 4:-13 5:12 6:-10 7:-9 8:9
w+2 stop match	3:-6 4:-6 8:16
w+2 stop me	0:6 1:-6 5:14
w+2 stop move	1:22 2:-7 3:-8
w+2 stop must	0:15 8:-7
w+2 stop my	1:-14 2:-9 3:10 8:11
w+2 stop not	1:-16 2:-11 3:19 4:23 5:-13 6:-7
w+2 stop play	0:-6 1:12 2:33 3:-23 4:-11 8:-12
w+2 stop push	0:-7 1:-7 2:-6 3:16 4:15 8:-10
w+2 stop rel	0:13 1:-10 2:-10 3:-9 4:25 8:-9
w+2 stop take	0:-16 2:-12 3:14 4:11 5:-9 7:-7 8:12
w+2 stop the	1:17 2:-23 3:-16 4:14 5:-9 6:-8 7:-7 8:16 9:-6
w+2 stop use	0:31 1:-12 3:-7
w+2 stop word:hero	2:10 3:7
w+2 stop x	1:-8 3:12 4:8 9:-7
w+2 stop you	0:14 1:-11 2:24 5:-9 8:-18
w+2 subj A	1:38 2:-26 3:-11 4:-7 8:9
w+2 subj F	0:-6 1:40 2:-15 3:-6
w+2 subj H	1:27 2:-7
w+2 subj N	0:-10 1:30 3:-15 4:-7 8:-8 9:14
w+2 subj O	1:29 2:-18 3:-10 4:-7 8:-6 9:15
w+2 subj U	0:-17 1:-23 2:11 3:19 5:-12 6:14 7:-6 9:-10
w+2 subj V	1:20 2:-6
w+2 subj a	2:-12 3:18
w+2 subj attack	1:-6 2:20
w+2 subj avoid	2:17
w+2 subj chase	1:-16 2:32 3:-8
w+2 subj comma	0:17
w+2 subj fall	2:-13 3:21 4:-7 5:12 8:-9
w+2 subj guard	2:12 4:-7
w+2 subj hit	0:16 3:-6
w+2 subj is	0:-15 1:20 2:-7 3:-18 8:19
w+2 subj many	2:-6 3:24 8:-7
w+2 subj move	0:-8 1:27 2:9 3:-27 4:-8 5:-6 6:-8 8:11
w+2 subj play	1:18
w+2 subj stay	2:24 3:-7
w+2 subj touch	5:-6 8:16
w+2 subj use	0:9 1:-6 3:-21 5:23 8:-6
w+2 subj x	1:-19 2:14 3:23 4:10 5:-6 6:-8 7:-8 9:-8
w+2 take A	0:-6 2:-11 3:39 4:-8 6:-6 8:-7
w+2 take F	1:39 2:-11 3:-12
w+2 take H	0:-12 4:28 8:-20
w+2 take N	1:-6 2:19
w+2 take O	0:-9 1:8 2:14 5:-9 6:-6
w+2 take U	2:19 4:-6 5:-12 8:-7
w+2 take a	0:-7 1:-8 2:35 3:-12 4:-7
w+2 take and	1:-8 2:-9 3:38 4:-10 8:-9
w+2 take at	0:7 2:-8 3:6
w+2 take comma	0:-9 2:-10 3:14 4:14 5:-8 6:-7 7:-6 8:7 9:-8
w+2 take edge	0:6 1:-6 2:-6 3:27 4:-8
w+2 take fall	0:7 1:9
w+2 take from	1:10
w+2 take in	1:-9 2:18
w+2 take is	1:-9 2:9 3:18 8:-6
w+2 take many	2:6 3:-7 5:-8 8:11
w+2 take move	0:-7 3:-26 8:32
w+2 take stop	1:-16 2:-17 3:25 4:22 5:-11 8:-15
w+2 take the	1:23 2:-13 3:-26 4:-9 8:24
w+2 take x	0:9 2:-22 3:37 5:-6 8:-16 9:-6
w+2 take you	0:6 1:6 2:8 3:-20 4:-10 5:18 8:-9
w+2 the A	1:7 3:-27 4:-12 6:-6 8:33
w+2 the F	1:29 2:9 3:-18 8:-7
w+2 the O	0:17 2:-9 4:8 5:-7 8:-10
w+2 the U	0:15 3:-6
w+2 the V	0:24 1:-12
w+2 the attack	2:24 3:-9
w+2 the chase	0:9
w+2 the guard	0:-6 1:28 2:-11 3:8 4:-13
w+2 the in	4:17
w+2 the move	1:-7 3:17
w+2 the my	2:15 4:-6
w+2 the take	1:11 2:11 3:-9
w+2 the x	1:-6 6:6 8:19 9:-9
w+2 throw A	0:-10 1:-22 2:-8 3:-10 4:-7 6:46 8:-11
w+2 throw F	1:27 3:-9 4:12 6:-21 8:-10
w+2 throw N	1:-15 6:-7 8:20
w+2 throw O	1:12 2:14 3:-8 4:-8 6:-12 8:-17 9:17
w+2 throw U	1:24 6:-7
w+2 throw at	0:-8 1:-15 3:-15 6:37 8:-6
w+2 throw comma	1:6 2:-13 3:-19 4:-9 5:-7 6:25
w+2 throw edge	0:-11 1:-11 3:-24 4:-14 5:-6 6:57 8:-12
w+2 throw game	1:-6 3:-10 6:22
w+2 throw in	0:-11 1:-16 2:12 4:-9 6:29 8:-12
w+2 throw is	0:-9 3:-10 5:17 6:10
w+2 throw many	1:7
w+2 throw stop	0:-15 1:-6 2:17 3:31 4:-12 5:-8 6:-19 8:-9
w+2 throw x	0:-9 1:-21 2:-13 3:32 4:-12 5:-10 6:20 8:-16 9:-6
w+2 to A	0:-8 1:-7 2:-11 4:-19 5:-7 6:31 8:15
w+2 to F	2:14 3:-10 4:9 8:-7
w+2 to H	3:-6 6:22
w+2 to N	0:-7 3:32 4:-26 6:-7 9:-6
w+2 to O	0:-8 1:-27 2:16 3:14 4:-17 5:-9 6:-7 8:31 9:-8
w+2 to U	0:-11 1:7 2:-14 3:11 4:-18 5:38 6:-8 8:-16 9:-6
w+2 to a	0:10
w+2 to attack	2:16 4:-8
w+2 to avoid	2:34 3:-6 4:-9
w+2 to bring	0:-8 1:-15 2:-12 3:-16 4:55 8:-13
w+2 to comma	0:11 2:-8 3:-10 4:18 8:-11
w+2 to edge	4:22 5:-6 8:-6
w+2 to many	0:15
w+2 to move	0:11 2:-7 3:25 4:-8 5:-6 6:-15
w+2 to not	2:-8 3:-11 4:-7 5:-8 8:27
w+2 to over	4:-7 8:10
w+2 to reach	2:6 3:-9 8:13
w+2 to rel	0:13
w+2 to save	1:-6 4:26 8:-14
w+2 to shoot	1:-9 2:18
w+2 to sneak	2:27 4:-9
w+2 to steal	0:7 2:7 8:-6
w+2 to subj	0:-6 2:16 4:-6 8:7
w+2 to take	0:-7 1:10 2:-9 4:10 5:-11 6:-6
w+2 to the	0:13 1:-10 2:-13 3:15 4:8 5:7 8:-17
w+2 to throw	0:-7 1:-8 2:13 6:15 8:-9
w+2 to touch	1:-6 3:-16 4:-25 5:47 6:-6 8:-18
w+2 to use	0:8
w+2 to victim	1:-10 2:19
w+2 to x	1:9 3:-9 4:13 5:-13 7:-7 8:6 9:-7
w+2 touch edge	1:24 2:-9 3:-6 5:-6
w+2 touch the	0:13
w+2 touch x	0:-6 1:-11 3:-7 8:24
w+2 use A	3:14
w+2 use O	1:-10 2:-6 3:24 8:-7
w+2 use and	0:-6 1:-20 2:26 3:9
w+2 use comma	0:-14 2:-8 4:13 5:-12 8:22
w+2 use edge	2:-15 4:-7 5:23 8:-12
w+2 use stop	2:7 3:12 5:-6
w+2 use use	0:-8 1:16
w+2 use x	2:-7 3:12
w+2 versus A	0:-9 1:37 2:-13 3:-7
w+2 victim a	3:13
w+2 vs A	1:40 2:-20 3:-19 5:-6 6:15 8:-14 9:-7
w+2 vs F	1:41 2:-9 3:-23 4:-6 5:-6 6:-8 8:-7
w+2 vs H	0:-19 1:43 2:-24 3:-22 5:-8 6:-10 7:-6 8:-17 9:27
w+2 vs O	1:25 3:-16 5:-6 8:-6
w+2 vs a	0:15 1:19 3:-13
w+2 vs kind	0:-7 1:-27 2:39 3:-6
w+2 vs many	1:25 2:-21 3:-17 5:-6 9:11
w+2 vs my	0:18 1:-6
w+2 vs the	1:30 2:-6 3:-20 8:-8
w+2 vs x	0:16 1:-10 2:-8 3:10 4:-8 8:10
w+2 with A	0:9 1:-6 3:-20 4:12 5:-12 6:19
w+2 with F	0:-16 2:-14 4:27 5:-12 6:-11 7:-6 8:21 9:-7
w+2 with H	0:-14 1:-15 3:14 6:18 8:-7
w+2 with N	0:-10 1:11 3:29 4:-9 5:-6 6:-6 8:-12
w+2 with O	0:-6 1:32 2:17 3:-37 4:8 5:15 6:-9 7:-6 8:-21 9:-7
w+2 with U	0:13 1:14 2:14 4:-11 5:-7 6:-8 8:-15
w+2 with V	0:7 1:-14 2:-6 3:22 4:-9
w+2 with a	1:8 3:16 4:9 6:-6 7:-6 8:-13 9:-6
w+2 with bring	3:-6 4:22 8:-9
w+2 with comma	0:17 1:-13 2:10 3:-17 6:-6 8:15
w+2 with edge	0:-11 1:7 4:9 5:-7 6:-8
w+2 with fight	3:14
w+2 with hit	0:6 3:7
w+2 with make	0:12
w+2 with many	0:30 1:8 3:-14 4:-6 8:-8
w+2 with move	1:-20 2:-11 3:-17 4:33 5:24 6:-9 8:-20
w+2 with play	1:13 8:-6
w+2 with stop	0:-11 3:-11 4:-6 8:27
w+2 with take	1:19
w+2 with the	1:-11 2:-9 4:22 5:-10 6:-8 8:12
w+2 with use	0:9
w+2 with x	0:14 1:-10 2:14 4:-6 5:-12 6:26 7:-6 8:-19 9:-6
w+2 word:boss edge	1:-13 2:-13 7:32
w+2 word:enemy comma	2:-8 9:17
w+2 word:hero and	1:26
w+2 x A	1:7 2:-17 7:-7 8:21 9:-8
w+2 x F	1:24 2:-10 3:-22 4:-11 6:-7 9:12
w+2 x H	0:7 3:-9 4:-8 8:17
w+2 x N	1:14 2:15 4:-15 5:6 6:-7 7:-7 8:-19 9:-7
w+2 x O	1:24 3:-7 4:8 5:-7 6:-9 7:-7
w+2 x U	0:-6 1:-15 2:30 3:-21 4:-10 7:-6 8:27 9:-7
w+2 x V	0:13 1:19 2:-12 4:-8
w+2 x a	0:22 1:-28 2:25 3:-9 4:6 5:-6 6:-8 8:-14
w+2 x and	0:12 1:10 2:29 3:-23 4:-15 6:-7 7:-6 9:-6
w+2 x as	0:-12 1:-9 3:-21 4:-11 5:-13 7:23 8:19
w+2 x at	2:18 4:-21 7:-7 8:17 9:-8
w+2 x attack	0:-10 1:-19 2:17 4:-6 8:21
w+2 x avoid	2:-14 3:7 5:-8 8:20
w+2 x bring	1:17 2:-7 3:10 4:-9 8:-7
w+2 x but	1:-12 2:-15 3:-15 4:44 5:-9 6:-6 8:-12
w+2 x by	0:8
w+2 x chase	0:-10 1:-8 2:15 3:20 6:-7 8:-6
w+2 x comma	0:11 1:-6 3:6 7:-6 8:6
w+2 x cross	1:11
w+2 x eat	1:-22 2:29
w+2 x edge	0:9 3:8 5:7 6:-8 8:-8 9:-6
w+2 x fall	0:10 1:13 3:-8 4:9 5:-7 8:-17
w+2 x fight	1:-9 2:20 4:9 8:-11
w+2 x for	0:15
w+2 x from	0:16 4:-10 5:-7 8:7
w+2 x game	0:25 1:-7 3:-7
w+2 x if	0:21 2:-9 3:9
w+2 x in	1:8 2:7 4:-19 5:7 6:-9 7:-7 8:11 9:-7
w+2 x is	1:-17 2:14 3:11 4:12 5:-11 6:-7 7:-6 9:-6
w+2 x kind	1:34 2:-17 3:-16 8:-6
w+2 x make	0:-17 2:-6 3:10 4:-8 8:22
w+2 x many	0:26 1:-15 2:8 3:-18 5:-8 6:10 8:-12
w+2 x match	0:9 1:-8 2:-6 3:14
w+2 x me	0:6 2:18 3:-20 4:-12 5:14 8:-9
w+2 x meet	0:6 2:-9 8:17
w+2 x move	3:9 4:-12 5:-8 6:-7 7:-6 8:25 9:-6
w+2 x must	0:17 2:-7 8:-9
w+2 x my	0:12
w+2 x not	0:24 1:-15 2:-14 3:10 4:12 5:-7 8:-8
w+2 x obj	0:16 3:-16 8:13
w+2 x of	1:-17 2:34 4:-14 5:9 7:-6 8:-20 9:-7
w+2 x or	0:14 4:-6
w+2 x play	0:6 2:-9 3:-12 8:20
w+2 x push	0:-7 3:10 6:13 8:-6
w+2 x reach	0:11 1:-10 3:-6 4:-6 5:-7 6:21 8:-12
w+2 x rel	0:-11 1:14 2:-10 3:13 4:-9 5:-6 7:17 8:-13 9:-6
w+2 x stay	2:11
w+2 x steal	0:-6 1:-22 2:38 3:-8
w+2 x stop	0:13 1:-10 7:9
w+2 x subj	0:-10 1:29 2:-8 3:-20 6:-6 8:-7 9:14
w+2 x take	1:17 4:-15 5:-11 6:8 9:-6
w+2 x the	0:6 1:8 2:7 3:-11 4:-15 5:-10 6:-8 7:-6 8:21 9:-6
w+2 x throw	0:10
w+2 x to	1:23 2:-24 3:-24 4:13 5:-7 8:14
w+2 x use	0:8 2:13 3:-6 8:-6
w+2 x vs	0:7
w+2 x with	0:20 1:-10 2:13 3:-12 4:-10 5:-9 8:10
w+2 x you	0:-6 1:-16 2:28 4:-14 5:22 6:-9 7:-7 8:-17 9:-7
w+2 you touch	0:8
w+2 you x	0:7 2:14 3:-9 4:12 5:-11 8:-9
w+3 A U comma	3:17
w+3 A edge edge	2:6 3:10 4:-6 8:-6 9:-6
w+3 A in x	1:10
w+3 A subj A	1:18 2:-16
w+3 A x edge	0:7 2:11
w+3 F comma U	0:9
w+3 F edge edge	2:12
w+3 F many x	3:-6 4:17
w+3 F obj take	2:22 3:-9
w+3 F take and	1:21
w+3 F take is	1:14
w+3 H edge edge	0:12
w+3 N N edge	0:-7 3:32 4:-7 8:-11
w+3 N comma x	0:15
w+3 N edge edge	0:-10 2:-6 3:32 8:-9
w+3 N from F	1:17 2:-6
w+3 O U comma	3:13 5:-6 8:-6
w+3 O bring comma	0:-6 1:-14 2:-8 3:-9 4:34
w+3 O comma fall	0:-6 3:21
w+3 O comma many	0:11
w+3 O comma x	0:12
w+3 O edge edge	0:-8 1:-7 2:11 3:22 4:-6 8:-6
w+3 O in O	0:6
w+3 O obj x	0:-13 1:-11 2:11 3:-43 4:-6 5:47 8:-8
w+3 O stop many	0:13
w+3 O x comma	1:-7 2:-6 3:-8 5:19
w+3 U A U	0:-6 1:-6 2:32 3:-16 4:-8 8:-8
w+3 U A comma	0:11
w+3 U O comma	3:8
w+3 U U U	0:10 1:-6 3:16 8:-6
w+3 U U comma	1:26 2:-7 3:-19 4:-6 8:10
w+3 U U stop	3:12
w+3 U U x	2:-8 3:30 4:-6 8:-10
w+3 U and must	0:14
w+3 U as x	3:13
w+3 U but x	0:13
w+3 U comma A	0:-6 1:15 3:-15 8:17
w+3 U comma F	0:-12 2:-8 3:-21 4:20 8:13
w+3 U comma O	0:11 3:9 4:-7
w+3 U comma U	0:14 3:-21 4:-8 8:22
w+3 U comma many	0:-14 2:28 3:-10 4:-11 5:-7 6:11 8:-14
w+3 U comma with	0:17 8:-7
w+3 U comma x	0:31 1:-7 2:-8 3:16 4:-8 6:-6 8:-11
w+3 U edge edge	1:20 2:-11 3:-12 4:-19 5:-9 6:-7 8:23
w+3 U in N	2:-18 3:9 5:19
w+3 U in O	0:-18 1:-8 3:34 8:-10
w+3 U many x	3:17
w+3 U move x	0:9
w+3 U stop U	0:-15 3:27 8:-6
w+3 U stop edge	0:9
w+3 U stop many	3:13
w+3 U stop x	1:15 3:-12
w+3 U use A	3:18
w+3 U use O	0:15 1:-8
w+3 U with N	0:15 8:-6
w+3 U x F	0:15
w+3 U x U	0:6 1:12 2:-11 4:-9 5:20 8:-14
w+3 U x comma	1:9 2:-8 3:23 4:-8 5:-8 8:-15
w+3 U x edge	0:8 1:-11 2:-8 4:-8 6:13 8:7
w+3 U x is	0:6
w+3 U x stop	0:9
w+3 V V x	1:-9 2:23 3:-9
w+3 a in x	2:-10 6:15
w+3 a many x	0:15 3:-8
w+3 a move comma	0:9
w+3 a x a	2:16 3:-8
w+3 a x and	1:7
w+3 a x comma	3:-6 8:17
w+3 also x edge	0:7
w+3 and A at	2:13
w+3 and A comma	1:6 2:-7 3:-16 4:-11 5:38 6:-6 8:-17 9:-6
w+3 and A edge	0:-10 1:-13 2:17 3:29 4:-7 5:-6 6:-7 8:-8
w+3 and A make	0:-6 1:33 2:-9 3:-6 8:-9
w+3 and A obj	5:17 8:-9
w+3 and A rel	0:6 3:10
w+3 and A vs	1:30 2:-10 3:-10
w+3 and A x	0:-14 1:15 2:-9 3:-16 4:-8 5:40 6:-14 8:-17
w+3 and F at	3:11
w+3 and F comma	1:-11 3:26
w+3 and F edge	1:8 2:-12 3:20
w+3 and F rel	0:10 2:-7 3:7
w+3 and F to	3:7 5:10
w+3 and F x	1:13 2:-14 3:14 4:-7 8:-7
w+3 and N comma	0:-6 2:12 3:14 5:-6
w+3 and N edge	1:7 2:-10 3:10
w+3 and N x	8:14
w+3 and O and	1:-9 3:19 8:-6
w+3 and O comma	0:-7 1:25 2:-10 4:-8 5:12 6:-6 8:-13
w+3 and O edge	2:7 3:17 4:-6 8:-7
w+3 and O in	1:27 2:-7 3:-14 4:-10
w+3 and O reach	3:7 5:11
w+3 and O stop	1:-9 2:-14 4:-7 5:-19 6:-10 8:18 9:20
w+3 and O to	2:-7 5:18 8:-6
w+3 and O x	0:-8 3:24
w+3 and U comma	1:14 2:-10 3:-11 4:-9 8:12
w+3 and U edge	0:12
w+3 and U stop	1:19 2:-19 3:-7 4:-9 8:15
w+3 and V comma	2:17
w+3 and V edge	2:7 3:9 5:-6
w+3 and V x	1:-6 2:29 3:-9 8:-7
w+3 and a A	0:-10 1:36 2:-11 3:8 4:-10 5:-6 6:-7 8:-12
w+3 and a x	1:-15 2:25 3:-23 4:-18 8:23
w+3 and avoid A	0:9 3:22 8:-14
w+3 and avoid H	2:-6 3:29
w+3 and avoid O	3:10
w+3 and avoid from	0:-6 1:-6 2:-10 3:7 4:16 5:8 8:-8
w+3 and avoid the	0:-7 1:-6 2:-13 3:23 4:20 8:-15
w+3 and bring A	3:8
w+3 and bring me	3:30 4:-6 5:-10 8:-8
w+3 and bring the	0:-6 1:-6 2:6 3:10 4:-9 8:11
w+3 and chase A	1:9 2:-6
w+3 and comma x	0:6 1:-6 3:-8 6:25 8:-13
w+3 and eat A	4:-9 5:29 8:-16
w+3 and eat F	0:-6 3:-9 4:15 5:25 8:-22
w+3 and eat many	4:-8 8:20
w+3 and fight A	0:-6 1:-6 2:20 3:16 6:-9
w+3 and hit at	0:7 4:-7 5:-7 8:17
w+3 and hit the	0:-9 1:10 2:-9 3:-13 6:-7 8:25
w+3 and if you	0:-8 1:-15 2:-7 3:12 4:18
w+3 and make me	0:-6 5:-6 6:-6 8:23
w+3 and many A	1:14 2:8 3:-13
w+3 and many x	0:10
w+3 and me eat	0:-6 1:22 2:-7 5:-9 8:10
w+3 and me must	2:23 3:-15
w+3 and me x	0:10 2:-6 3:10 4:-22 5:-9 8:18
w+3 and move in	1:12
w+3 and must A	4:18 8:-11
w+3 and must x	3:26 4:-6 6:-6
w+3 and not must	0:-9 2:-6 3:19 4:-15 5:-7 8:16
w+3 and not x	3:16
w+3 and over O	1:-6 2:7 5:-10 9:12
w+3 and push x	6:7
w+3 and reach word:goal	2:-8 5:14
w+3 and shoot F	1:10
w+3 and steal A	1:6 2:6
w+3 and steal F	2:10
w+3 and take A	0:7 1:-7 3:13
w+3 and take F	0:-9 1:11 2:-9 3:-18 4:-16 5:16 8:20
w+3 and take O	0:-8 1:-19 2:8 3:-14 4:-10 5:20 6:-6 8:19 9:-7
w+3 and take many	4:-6 5:15
w+3 and take the	1:-9 2:14 5:-10 8:16
w+3 and take x	4:17 8:-6
w+3 and the A	0:-14 1:11 2:-10 3:24 4:8 8:-17 9:-6
w+3 and the N	0:-10 3:29 4:-8 8:-9
w+3 and the O	0:-14 1:-11 3:-20 4:20 5:14 6:-8 7:-6 8:-20 9:21
w+3 and the U	0:-14 1:-24 2:35 4:-14 5:-8 8:9
w+3 and the make	0:-6 2:-11 3:6 9:21
w+3 and the word:enemy	0:-9 1:9 2:-15 3:-7 4:12 8:-6 9:17
w+3 and the word:hero	1:-18 2:18 3:13
w+3 and the x	0:11 2:-18 3:14 4:-10 5:-6 8:15
w+3 and throw F	4:-6 8:19
w+3 and touch x	5:-7 8:14
w+3 and with x	1:15 2:-14 3:15 4:-7
w+3 and x A	0:-6 1:25 2:-17
w+3 and x F	0:16 1:-6
w+3 and x N	0:-7 1:16 3:-7 5:10
w+3 and x O	0:-9 2:26 3:-23 4:-8 5:-15 8:19
w+3 and x U	3:16
w+3 and x a	4:-6 8:11
w+3 and x and	1:14
w+3 and x comma	0:-17 2:-17 4:-13 5:-12 6:43 7:-6 8:-8 9:-6
w+3 and x edge	3:-10 5:18
w+3 and x if	3:7
w+3 and x in	2:16 3:-6
w+3 and x make	3:16
w+3 and x many	1:13 3:-10 8:9
w+3 and x me	1:-7 2:-8 3:28 4:-7 8:-8
w+3 and x not	1:-7 3:10 4:21 5:-6 8:-19
w+3 and x of	0:-22 1:-8 2:-11 3:-7 4:-8 5:20 6:-14 8:30
w+3 and x stop	3:11
w+3 and x take	2:8 8:7
w+3 and x the	0:21 1:-12 3:9 8:-6
w+3 and you bring	1:-10 3:-7 4:28 8:-9
w+3 and you eat	1:-10 2:-7 3:-9 4:-14 9:33
w+3 and you move	8:11
w+3 and you must	0:6 1:9 2:-6 3:-13 4:-13 5:-7 8:24
w+3 and you take	8:16
w+3 and you throw	0:11
w+3 and you x	0:6 3:-7 5:-6 8:11
w+3 as at kind	0:17 1:-8
w+3 as word:enemy edge	0:-6 1:-7 2:27
w+3 as x as	1:-6 3:15
w+3 as x comma	1:30 2:-10 3:-9
w+3 as x edge	2:8 3:-7
w+3 as x stop	1:9 3:11
w+3 at A comma	2:-8 3:15 4:-7 6:12
w+3 at A edge	1:-6 2:-6 3:-10 6:41
w+3 at A rel	3:-8 6:17
w+3 at A throw	1:-6 3:-14 6:22
w+3 at F comma	0:-11 1:-7 2:15 3:-7 6:-11 8:20
w+3 at H comma	6:13
w+3 at H edge	0:-10 2:-6 3:-17 4:-6 6:45 8:-8
w+3 at H in	6:11
w+3 at N and	0:9
w+3 at N avoid	3:27 4:-6
w+3 at N comma	0:6 1:-10 2:8 3:26 4:-10 5:-7 6:-7 8:-6
w+3 at N edge	1:11 2:-6 3:9 6:-8 8:-6
w+3 at N in	0:6
w+3 at N x	3:-18 4:24
w+3 at O but	0:7 1:-6 2:9
w+3 at O comma	0:11
w+3 at O edge	0:8 5:9
w+3 at U comma	1:8 2:9 3:-21 5:-6 7:17 8:-11 9:-8
w+3 at U x	0:-15 1:-8 2:-8 3:-8 4:14 6:-8 8:-15 9:27
w+3 at V bring	1:18
w+3 at V comma	0:7
w+3 at a N	3:7
w+3 at a O	0:-7 2:-7 4:21
w+3 at a x	0:16 1:7 3:-6
w+3 at edge edge	0:-6 4:-14 5:18
w+3 at many A	6:6
w+3 at move O	6:16
w+3 at the A	0:-8 1:-7 2:-7 3:-10 6:39
w+3 at the F	0:-8 2:-10 3:-10 4:18 6:8
w+3 at the H	3:-14 6:30
w+3 at the N	1:24 3:-9 4:-10 6:13 8:-11
w+3 at the O	1:-19 2:-13 3:41 4:-8 5:-6 8:-8
w+3 at the x	1:-26 2:-6 3:7 4:-14 5:-9 7:47 8:-14 9:-7
w+3 at x N	0:-7 1:18 2:-6 3:19 4:-11 8:-10
w+3 at x O	0:15
w+3 at x U	1:7
w+3 at x and	0:15 1:-7
w+3 at x at	3:6
w+3 at x comma	1:26 2:-21 3:8 4:-6 5:-11 6:-12 7:-7 9:8
w+3 at x edge	2:-6 3:21
w+3 at x from	0:-6 1:14 2:-9 4:-7 6:-6 8:-7 9:14
w+3 at x stop	1:22 2:-6 3:-7 8:-6
w+3 at x with	0:-6 2:-6 3:34 6:-19
w+3 attack N comma	2:6
w+3 attack comma x	0:-12 3:-14 5:25
w+3 attack edge edge	0:8 2:13
w+3 attack me stop	2:15 3:-6
w+3 attack stop many	2:18
w+3 attack the A	1:-17 2:34
w+3 attack the F	1:-13 2:23
w+3 attack the N	1:-7 2:16
w+3 avoid A and	0:8 1:13
w+3 avoid A comma	1:19
w+3 avoid A edge	2:-7 3:6
w+3 avoid H edge	3:8
w+3 avoid N and	1:11
w+3 avoid N edge	3:-8 4:24
w+3 avoid O comma	0:-12 1:14 2:-6 3:-17 4:-8 5:-6 8:-6 9:26
w+3 avoid O edge	1:9 2:-6 3:8
w+3 avoid O reach	1:10
w+3 avoid a A	3:18
w+3 avoid comma many	0:-15 1:-7 2:10 3:-13 4:-8 5:32 6:-6 8:-10
w+3 avoid edge edge	1:-15 2:37 3:-8
w+3 avoid is edge	2:10
w+3 avoid the A	0:-6 1:25 2:-6 3:-13 4:12 8:-8
w+3 avoid the N	2:24 3:-20 4:7
w+3 avoid the O	2:-6 4:22 5:-8
w+3 avoid x A	1:-37 2:47
w+3 avoid x game	2:8
w+3 bring A comma	1:-7 3:16
w+3 bring A edge	1:-14 3:20
w+3 bring A to	1:7
w+3 bring F at	1:16
w+3 bring F reach	1:6
w+3 bring F to	1:13
w+3 bring O comma	0:14
w+3 bring O in	0:-7 1:25 3:-7
w+3 bring O to	1:14
w+3 bring but A	3:11
w+3 bring comma A	3:12
w+3 bring comma x	0:-6 1:-8 3:20 4:9 8:-8
w+3 bring edge edge	0:-8 1:10 2:-7 3:-23 4:35 5:-6 8:-11
w+3 bring many F	3:-6 4:-6 8:17
w+3 bring many x	1:-11 3:30 4:-8
w+3 bring the O	1:14
w+3 bring with a	0:-10 1:-29 3:44 4:-7 8:-7
w+3 bring x O	0:-6 1:-7 3:-10 4:25
w+3 bring x from	0:-7 1:20 3:-8
w+3 but A chase	3:17 6:-9
w+3 but A the	3:10
w+3 but A with	0:-9 2:-13 3:16 4:-6 8:17
w+3 but A x	0:10
w+3 but avoid A	2:-13 3:23
w+3 but edge edge	3:7
w+3 but if you	3:16
w+3 but not the	1:-10 2:-6 3:13 4:-7 8:15
w+3 but not x	0:-10 3:12 4:9 8:-6
w+3 but rel x	0:-7 2:-8 3:-14 4:21 6:16 8:-9
w+3 but rel you	2:-7 3:-15 4:32 8:-11
w+3 but the A	0:9 1:-8 2:-22 4:13 8:12
w+3 but the N	0:12 8:-8
w+3 but the x	1:20 2:-12 3:-23 4:21 6:-7
w+3 but with A	0:10 1:-7 2:-6 3:8
w+3 but x attack	2:-13 3:10 6:19 8:-7
w+3 but x comma	0:-24 1:-10 2:-9 3:24 4:8 5:-8 6:-6 8:8
w+3 but x edge	1:-9 3:-12 6:23 8:-6
w+3 but x fall	0:9 2:-13 3:15
w+3 but x hit	1:-10 2:-10 3:-6 4:27 8:-6
w+3 but x the	2:-6 4:23 8:-11
w+3 but x to	3:15 4:-6
w+3 but you take	8:13
w+3 chase A comma	2:-19 3:19
w+3 chase A edge	1:30 2:-20
w+3 chase edge edge	1:20 3:-9 4:-10 8:10
w+3 chase stop many	2:6
w+3 chase the A	1:-40 2:52 3:-6
w+3 comma A O	3:12
w+3 comma A and	1:-19 2:28 3:14 4:-11 8:-12 9:-6
w+3 comma A at	3:8
w+3 comma A attack	1:-13 2:-8 4:10 8:15
w+3 comma A chase	0:-7 2:-6 3:17 4:-11 8:10
w+3 comma A comma	0:28 1:-15 2:-12 3:22 4:-8
w+3 comma A eat	4:13 5:13 8:-12
w+3 comma A edge	0:-11 1:-6 2:-6 3:33 8:-6
w+3 comma A guard	4:22 8:-8
w+3 comma A in	1:-6 2:-6 3:14 8:-7
w+3 comma A of	0:9
w+3 comma A shoot	0:8 2:-7 3:-6 5:19 8:-10
w+3 comma A stop	0:13 1:-12 2:17 4:-6 8:-9
w+3 comma A take	3:21 8:-8
w+3 comma A vs	0:19 3:-7
w+3 comma A x	0:8 2:-11 3:-14 4:18 5:-7 6:-7 9:11
w+3 comma F O	0:8
w+3 comma F and	2:-8 3:36 4:-6 6:-10 8:-6
w+3 comma F comma	1:-14 2:-13 3:55 4:-8 5:-7 8:-11
w+3 comma F not	1:-6 3:16
w+3 comma F obj	3:17
w+3 comma F stop	3:20 8:-6
w+3 comma F x	0:12 3:8
w+3 comma H attack	0:14
w+3 comma H avoid	1:14 3:-8
w+3 comma H comma	0:14
w+3 comma N and	0:-19 2:-9 4:-11 5:37 8:-15
w+3 comma N at	0:-6 3:-17 8:24
w+3 comma N comma	0:12 1:-13 2:-9 3:29 4:-13 5:-8
w+3 comma N edge	1:-10 2:-9 3:-14 8:26
w+3 comma N in	0:12
w+3 comma N of	0:11
w+3 comma N the	0:-6 3:-17 4:8 6:25
w+3 comma N x	0:14 2:-6 3:-25 4:11 8:16
w+3 comma O U	0:13 4:-6
w+3 comma O and	0:-7 2:10 3:35 4:-9 5:-10 8:-12 9:-6
w+3 comma O comma	0:10 3:33 4:-11 6:-7 8:-15
w+3 comma O fall	2:-6 3:-10 4:23
w+3 comma O me	2:8
w+3 comma O move	0:-8 1:-13 3:-8 4:-6 8:32
w+3 comma O of	0:7 1:-22 2:-14 3:-6 4:29
w+3 comma O stop	0:8 3:14 8:-7
w+3 comma O to	2:-7 3:26 4:-18
w+3 comma O x	0:16 1:-8 2:-10 3:-12 4:-12 5:40 6:-6 8:-21
w+3 comma U O	0:16 1:-11 2:-9 3:-9 4:-7 7:22 8:-6
w+3 comma U U	0:9 1:24 2:-7 3:-10 4:-8 8:-7
w+3 comma U and	3:11
w+3 comma U at	3:7 4:-16 8:16
w+3 comma U comma	1:-14 3:16 4:-10 5:-9 6:-7 8:18 9:-6
w+3 comma U edge	0:7
w+3 comma U in	0:12 1:8 2:-8
w+3 comma U many	0:-6 1:12 2:27 3:-20 4:-9 8:-11
w+3 comma U not	0:9
w+3 comma U stop	3:11
w+3 comma U use	3:13 4:-6
w+3 comma U x	2:11 3:-11 4:10 6:-6
w+3 comma V and	1:-8 3:11 4:6
w+3 comma V comma	0:-8 1:-9 3:41 4:-7 8:-10
w+3 comma V from	0:-10 1:17 2:-6 3:17 4:-7 5:-6 8:-8
w+3 comma V stop	3:18 8:-6
w+3 comma a A	1:-18 2:9 3:24 4:-11 5:10 8:-11
w+3 comma a N	0:-7 1:-10 3:22
w+3 comma a O	0:-14 1:23 2:-11 3:-6 4:13 5:-6
w+3 comma a x	0:15 1:-19 2:18 4:8 6:-6 8:-12
w+3 comma and U	0:8
w+3 comma and but	0:-6 2:-7 3:28 4:-6 8:-11
w+3 comma and comma	4:14 8:-7
w+3 comma and in	0:16
w+3 comma and must	3:6
w+3 comma and the	0:8 2:-6 4:20 8:-13
w+3 comma and x	1:-19 2:-19 3:32 4:-12 8:7
w+3 comma as kind	2:-6 3:12
w+3 comma at U	0:6 2:-10 5:21 8:-9
w+3 comma at many	0:18
w+3 comma at the	0:-7 3:-18 4:30 5:-8
w+3 comma at x	0:13 2:17 3:-17 4:9 8:-9
w+3 comma avoid A	0:-7 1:11 2:-12 3:19 4:-9 5:9 8:-9
w+3 comma avoid H	0:-6 1:19 2:-6 3:19 4:-9 5:-8 8:-15
w+3 comma avoid O	2:-8 3:12
w+3 comma avoid U	0:6 3:-7 9:11
w+3 comma avoid V	0:-8 1:12 2:-18 4:-16 5:-26 8:41
w+3 comma avoid in	0:-8 3:-7 4:-11 5:9 8:21
w+3 comma avoid the	0:-9 2:18 4:15 5:-8 8:-13
w+3 comma bring F	1:30 2:-8 4:-10
w+3 comma bring the	2:14
w+3 comma but A	0:13
w+3 comma but if	3:8
w+3 comma but not	4:22 5:-6 8:-14
w+3 comma but push	0:-9 1:-11 2:-7 3:-6 8:26
w+3 comma but reach	5:22
w+3 comma but save	2:19
w+3 comma but the	2:-6 3:-16 4:37 5:-8 8:-18
w+3 comma but x	2:-8 3:8 4:18 6:-6 8:-9
w+3 comma comma A	0:10
w+3 comma comma O	0:19
w+3 comma comma U	0:9
w+3 comma comma many	0:7 2:-24 3:29 4:-7 8:-6
w+3 comma comma x	1:-6 3:25 8:-6
w+3 comma eat F	0:-10 1:16 2:-15 3:-7 8:16
w+3 comma edge edge	0:40 3:-13 4:-8
w+3 comma fall O	0:-9 8:16
w+3 comma fall U	0:-19 1:-6 2:-9 3:-12 4:26 8:13
w+3 comma fall x	0:8
w+3 comma fight A	0:6
w+3 comma fight x	0:18 1:-6
w+3 comma for x	2:17 3:-6
w+3 comma from N	3:-8 8:18
w+3 comma from O	0:12 1:-7 3:-8 8:14
w+3 comma hit A	3:-8 4:-11 8:22
w+3 comma hit comma	3:17
w+3 comma if many	0:-9 1:-6 3:29
w+3 comma if take	1:21 3:-11
w+3 comma in many	0:-14 1:-9 3:-11 4:32
w+3 comma in x	0:10 2:27 3:-20 4:-7 5:-7
w+3 comma kind comma	0:6
w+3 comma kind edge	0:7
w+3 comma make F	1:-7 3:-12 4:-14 8:30
w+3 comma make N	8:12
w+3 comma make comma	0:-14 1:-20 2:-7 3:35 4:-13 8:17
w+3 comma make x	0:16 3:-6
w+3 comma many A	0:18 1:-9 2:-12 3:9 4:11 8:-8
w+3 comma many F	0:15 1:12 2:-6 3:-13
w+3 comma many H	4:12
w+3 comma many N	8:11
w+3 comma many O	0:12 2:-6 3:-6 4:20 5:-6 6:-6 8:-15
w+3 comma many U	0:18 2:-6 3:10 8:-6
w+3 comma many and	0:11
w+3 comma many kind	3:-7 4:20 8:-12
w+3 comma many many	1:-9 2:14 4:-11 5:-9 6:21 7:-7 9:-6
w+3 comma many meet	4:19 8:-11
w+3 comma many move	3:9
w+3 comma many of	0:-6 1:11 2:-14 3:16
w+3 comma many word:enemy	0:11 1:19 3:-6 4:-6 5:-6 8:-12
w+3 comma many word:hero	0:12 1:-9 2:12 3:-7
w+3 comma many x	0:7 1:17 2:9 4:-11 6:-7 7:-6 8:-9
w+3 comma me x	2:-9 3:27 4:-9
w+3 comma move x	1:-15 2:-9 3:-22 4:-15 5:17 6:-7 9:25
w+3 comma must avoid	3:29 8:-14
w+3 comma must move	1:-16 3:-7 7:22
w+3 comma must x	2:12 3:-19 4:-10 5:-16 6:13 8:9
w+3 comma my x	3:-7 5:25
w+3 comma not hit	0:-14 1:-12 2:15 3:10 4:-9 8:13
w+3 comma not move	0:15
w+3 comma not must	3:9
w+3 comma not take	3:13
w+3 comma not throw	0:9
w+3 comma not word:enemy	0:6 4:7
w+3 comma not x	1:-16 4:14 5:-7 6:15 7:-6
w+3 comma play A	0:-11 1:-18 3:10 4:-8 6:-6 8:27
w+3 comma play a	1:-7 2:16 3:11 4:-6 8:-6
w+3 comma play is	1:-6 2:19
w+3 comma play match	0:-12 1:-11 2:-14 3:-12 4:14 8:26
w+3 comma play the	0:8 2:16 3:-9
w+3 comma play x	0:19
w+3 comma push O	0:10
w+3 comma push x	3:-6 4:17
w+3 comma reach the	2:-6 3:-13 4:-7 5:32 8:-8
w+3 comma reach to	0:8
w+3 comma rel take	1:20 3:-6
w+3 comma rel x	2:-11 3:9 4:-13 8:22
w+3 comma save A	2:15
w+3 comma sneak A	3:12
w+3 comma sneak x	4:24 8:-8
w+3 comma stop edge	0:24 3:-6
w+3 comma stop not	0:17 3:-6
w+3 comma stop x	0:10 3:14 5:-7 8:-9
w+3 comma take A	1:14
w+3 comma take F	1:-7 2:18 3:-14 4:15 5:-6 8:-9
w+3 comma take N	0:6 3:-6 8:9
w+3 comma take O	0:-8 1:-6 2:-11 3:16 4:-21 5:37 8:-20
w+3 comma take many	0:9 3:-11 5:-6 8:15
w+3 comma take the	1:25 3:-17 5:-6 8:-13
w+3 comma take x	1:-14 2:-10 3:24 4:-11 5:18 8:-20
w+3 comma the A	0:12 1:-18 2:-19 3:36 5:-10 6:-7
w+3 comma the F	1:9
w+3 comma the H	4:21 8:-9
w+3 comma the N	0:11 3:-10 8:9
w+3 comma the O	0:-10 2:17 3:12 4:-19 5:6 6:11 7:-6 8:-21 9:-7
w+3 comma the U	1:-14 2:14 3:21 4:-14 8:-8
w+3 comma the V	0:-8 1:-12 3:7 8:15
w+3 comma the from	0:-10 1:-15 2:-18 3:-23 4:49 8:-11
w+3 comma the play	1:-8 2:19
w+3 comma the word:boss	1:14
w+3 comma the word:enemy	1:11
w+3 comma the x	0:6 2:-11 3:12 4:-14 5:-8 6:-7 8:13
w+3 comma to many	0:11
w+3 comma use the	0:-9 1:-6 2:-11 3:38 4:-10 5:-7 8:-12
w+3 comma vs A	3:11
w+3 comma vs many	1:-7 3:-22 8:29
w+3 comma with A	0:-8 1:-8 2:-8 3:-24 4:27 5:22 8:-9
w+3 comma with H	2:-7 4:-8 5:28 8:-17
w+3 comma with O	0:10
w+3 comma with U	0:18 1:-6 2:-8 3:-14 4:14
w+3 comma with many	2:26 3:-6 4:-8 8:-6
w+3 comma with the	1:11 3:-6
w+3 comma with x	0:22 3:-8
w+3 comma word:boss U	2:16 3:-6
w+3 comma word:boss is	1:8
w+3 comma word:boss subj	2:-7 3:-8 6:22
w+3 comma word:boss x	2:9
w+3 comma word:enemy is	1:12
w+3 comma word:enemy x	0:8
w+3 comma x A	0:-8 1:-15 2:-20 3:33 5:-12 6:-9 7:-6 8:20 9:-7
w+3 comma x F	0:-16 1:-12 2:-7 3:36 4:11 8:-14
w+3 comma x N	3:18 4:11 5:-7 8:-19
w+3 comma x O	0:10 1:-10 2:-11 3:17 4:14 5:-12 6:-14
w+3 comma x U	2:18 3:-15 4:-12 5:-8 6:13 7:-7
w+3 comma x V	0:7 3:-16 4:-7 8:23
w+3 comma x a	0:14 3:-12 4:-8 5:-6 8:20
w+3 comma x and	2:-12 3:-24 4:13 5:-8 6:8 8:17
w+3 comma x as	0:-19 1:18 2:-9 3:13 4:-7 5:-9 6:-11 8:13
w+3 comma x at	0:7 1:-9 2:21 3:-6 8:-9
w+3 comma x comma	0:22 1:11 5:-9 6:-6 8:-6
w+3 comma x eat	2:9
w+3 comma x edge	1:-16 2:-8 3:25 5:-8 6:14 7:-6 8:-12 9:-6
w+3 comma x fall	0:20 3:-11 8:-6
w+3 comma x from	0:-13 3:-18 4:-6 5:7 8:25
w+3 comma x hit	3:-9 6:17
w+3 comma x if	2:-13 3:24
w+3 comma x in	0:21
w+3 comma x is	1:-11 2:-8 3:12 4:-6 5:17 6:-6 8:-8
w+3 comma x many	0:15 2:23 3:-9 4:-18 5:-8 6:-7 8:-7 9:9
w+3 comma x match	3:-11 8:19
w+3 comma x me	1:-9 3:14 4:15 6:-6 8:-11
w+3 comma x move	1:31 2:-8 3:-9 4:-6 8:-10
w+3 comma x must	0:-9 1:19 2:-10 3:14 4:-6 5:-6
w+3 comma x not	0:17 2:-10 3:7
w+3 comma x of	0:19 1:-6 2:-11 3:-12 4:-7 5:17
w+3 comma x over	1:9
w+3 comma x reach	2:13 3:-20 4:-10 6:24 8:-17
w+3 comma x rel	2:9
w+3 comma x stop	1:-14 2:-13 3:19 4:18 5:-9
w+3 comma x take	0:-8 2:-14 3:-15 4:-8 5:20 8:20
w+3 comma x the	0:12 1:-7 3:14 4:-7 8:-6
w+3 comma x to	0:15 2:-8 4:-9 5:-8 8:14
w+3 comma x use	0:7
w+3 comma x vs	0:10
w+3 comma x with	0:27 1:-10 3:-8 5:-6
w+3 comma x word:goal	0:6
w+3 comma x you	0:8 3:-11 4:19 8:-8
w+3 comma you bring	0:-6 3:-10 4:27 8:-8
w+3 comma you move	0:-7 1:-8 2:18 3:10 8:-6
w+3 comma you must	4:-8 8:15
w+3 comma you take	3:16 8:-8
w+3 comma you throw	0:-7 1:-6 3:-6 4:20
w+3 comma you use	1:-11 2:-7 3:21
w+3 comma you x	0:16 1:-12 2:-12 3:-17 4:14 5:-9 6:7 8:10
w+3 cross comma avoid	1:8
w+3 cross the x	1:14
w+3 cross x comma	1:8
w+3 eat A edge	0:-7 1:6 2:-11 3:24
w+3 eat A obj	1:-6 3:23 8:-6
w+3 eat F and	1:15 2:-9
w+3 eat F edge	1:28 2:-15 3:-6
w+3 eat N edge	1:29 2:-22
w+3 eat O edge	1:25 2:-9
w+3 eat edge edge	0:-9 1:-18 2:14 3:43 4:-14 5:-12 8:-10
w+3 eat my F	1:-36 2:44
w+3 eat the F	1:-45 2:51 3:-6
w+3 edge edge edge	2:10 9:-6
w+3 fall comma x	0:-12 1:-9 2:6 5:-11 6:-9 7:29 8:-18
w+3 fall edge edge	2:-23 3:-7 4:-11 7:24 8:15
w+3 fall from the	0:7 3:8
w+3 fall x U	2:-7 3:19 8:-6
w+3 fall x and	0:-10 1:-26 2:37 3:6 8:-7
w+3 fall x comma	3:13
w+3 fall x stop	3:-14 4:-6 8:23
w+3 fight A edge	0:12 1:-12 3:-7 6:14
w+3 fight A from	1:10
w+3 fight A save	0:6
w+3 fight at x	0:7
w+3 fight edge edge	0:-7 1:-13 2:-9 3:-12 4:-13 5:-6 8:36
w+3 fight many A	1:15
w+3 for the A	0:8 1:-6 3:7
w+3 for the x	3:15 8:-6
w+3 from A comma	0:6 1:-12 2:-15 3:8 4:30 6:-6 8:-14
w+3 from A edge	2:-9 4:15 5:-6 8:10
w+3 from A obj	8:11
w+3 from A stop	0:-12 2:37 3:-17 4:6 6:-6 8:-15
w+3 from A x	0:-7 1:-6 3:-24 4:24 8:13
w+3 from F obj	2:21
w+3 from F steal	1:-6 2:9
w+3 from H comma	0:8 3:-6 4:13
w+3 from H edge	2:-6 3:-9 8:17
w+3 from N at	0:-11 4:-8 5:-6 8:-9 9:28
w+3 from N but	0:6
w+3 from N comma	5:-6 8:10
w+3 from N edge	1:-6 2:-8 3:16 4:-8 5:12 8:-9
w+3 from N in	0:-7 3:27 8:-8
w+3 from N move	0:-12 1:23 8:-10
w+3 from N of	0:-15 2:-7 3:-12 6:17 8:17
w+3 from N to	5:-6 8:21
w+3 from N x	2:8
w+3 from O but	0:-9 1:-6 3:-15 4:31 5:-6 8:-7
w+3 from O comma	0:-7 3:-15 4:6 5:-7 8:28
w+3 from O edge	3:-11 4:17
w+3 from O move	1:11 3:7 8:-8
w+3 from O stop	1:-7 3:-15 6:-6 8:30
w+3 from O x	3:18 4:-7
w+3 from U comma	1:17 2:-9 3:-13 4:16 8:-8
w+3 from U x	0:15
w+3 from a A	1:-6 3:-8 4:17
w+3 from avoid A	2:22 3:-7
w+3 from avoid avoid	1:-6 2:25
w+3 from avoid edge	2:27 5:-6
w+3 from many comma	0:11
w+3 from many edge	0:13 3:-7
w+3 from many the	2:21 4:-19
w+3 from the A	1:-18 2:-15 3:42 6:-7 8:-8
w+3 from the N	0:-13 1:-10 2:-12 3:21 4:23 6:-7 8:-10
w+3 from the O	0:-7 1:-8 2:-14 4:-7 9:29
w+3 from the x	4:18 8:-7
w+3 from x A	3:10
w+3 from x U	1:9 2:-8 3:22 4:-8 8:-14
w+3 from x and	2:-11 8:17
w+3 from x comma	0:-7 1:-14 2:15 3:-15 4:-15 5:-9 8:30
w+3 from x of	3:-10 8:16
w+3 from x stop	0:11
w+3 from x the	3:-11 4:20 8:-8
w+3 game edge edge	1:28 2:-10 3:-10
w+3 game with A	1:16
w+3 game with a	0:11 1:-7
w+3 guard N from	0:8
w+3 guard O from	1:7
w+3 guard edge edge	1:7 3:-12 4:12
w+3 guard the F	1:10
w+3 guard the N	2:19 3:-6
w+3 guard the O	1:33 2:-18 3:-8 4:-6
w+3 guard the x	1:8
w+3 hit comma many	0:13
w+3 hit x edge	0:10
w+3 in A comma	0:-12 1:-16 2:-10 3:30 4:-8 6:15 8:-9
w+3 in A edge	0:-8 1:-7 2:26 3:-14 4:-10 5:-8 6:19 8:-11
w+3 in A rel	0:-16 1:-6 2:-13 3:-11 4:-11 6:33 8:8
w+3 in A x	1:-11 3:-14 4:-6 6:-9 8:32
w+3 in F edge	0:-12 2:-17 3:17 5:21 8:-10
w+3 in F x	1:-9 2:-6 3:-12 4:-11 8:33
w+3 in H edge	0:-6 3:22
w+3 in N and	3:28 4:-9 5:-13 6:-6 8:8
w+3 in N comma	0:15 1:-6 2:10 3:-15 4:-10 5:-7 8:20
w+3 in N edge	1:-18 3:17 4:-8 6:16 8:-10
w+3 in N in	0:-10 1:-10 3:8 4:-6 8:22
w+3 in N throw	1:6
w+3 in N with	3:15 4:-11 5:18 8:-23
w+3 in N x	2:10
w+3 in O and	1:9 3:-13 5:-7 8:16
w+3 in O comma	2:-12 3:44 4:-10 5:-7 6:-9 8:-17
w+3 in O move	1:-12 2:18 3:-10 5:-6 8:13
w+3 in O not	3:14
w+3 in O of	3:-9 8:18
w+3 in O stop	0:-10 1:-6 3:-14 8:33
w+3 in O take	0:-9 3:-16 8:29
w+3 in O with	3:6
w+3 in O x	1:-6 2:-8 4:-9 5:21
w+3 in U U	0:-8 1:8 3:-8 4:17 8:-8
w+3 in U but	3:12
w+3 in U comma	0:13
w+3 in U in	0:12 8:-6
w+3 in U x	0:-16 1:-15 2:18 3:22 5:-7 8:-6
w+3 in V and	4:-11 8:18
w+3 in V comma	2:11 3:-7 4:8 8:-8
w+3 in V edge	0:-6 3:13
w+3 in V in	1:-7 3:21
w+3 in V vs	1:30 2:-8 3:-11 6:-10
w+3 in a N	0:-9 1:-14 3:20 4:-13 8:16
w+3 in a O	1:-7 3:25 8:-10
w+3 in a x	0:6 1:21 3:-21
w+3 in avoid A	3:10 4:11 8:-7
w+3 in bring comma	0:-11 1:-8 3:17 4:19 5:-6 8:-16
w+3 in comma A	0:15 8:-6
w+3 in comma x	0:-10 3:-6 4:15 8:8
w+3 in edge edge	3:-7 5:-7 8:20
w+3 in make edge	0:7
w+3 in many N	0:-9 3:-11 8:21
w+3 in many O	0:10
w+3 in many U	1:11
w+3 in many stop	4:-7 8:18
w+3 in many x	0:8 2:-10 3:20 8:-7
w+3 in move x	0:-7 1:-13 4:-7 5:-6 8:32
w+3 in obj move	0:13
w+3 in the N	0:8 1:10 2:6 3:16 4:-14 5:-8 8:-20
w+3 in the O	1:21 2:-10 3:11 5:-8 8:-12
w+3 in the U	0:13
w+3 in the V	0:13
w+3 in the many	0:10 1:-11 2:-17 3:-11 8:25
w+3 in the x	1:-10 2:-7 3:6 6:-7 8:-8 9:13
w+3 in x A	0:8 8:8
w+3 in x F	1:-8 2:-7 3:-19 4:-10 5:20 8:19
w+3 in x N	1:-6 2:-6 3:-17 4:16 8:18
w+3 in x O	1:10 2:-14 3:11 4:-10 5:-7
w+3 in x U	2:12 3:-11 4:-6 8:14
w+3 in x V	1:6 3:8
w+3 in x and	0:-13 2:-19 3:34 4:-19 5:17 6:-6 8:-9 9:-6
w+3 in x at	5:8
w+3 in x but	4:10
w+3 in x comma	0:22 1:-7 3:-16 5:-9 6:-7 7:-6 9:16
w+3 in x edge	0:-9 2:11 4:-12 5:30 6:-7 7:-6 8:-18
w+3 in x from	0:10
w+3 in x in	0:-10 1:8 2:-8 3:-8 8:-7 9:26
w+3 in x kind	0:-6 3:-6 8:15
w+3 in x many	0:10 2:-6 7:13
w+3 in x move	0:-8 1:20 2:25 3:-26 5:-6 8:-8
w+3 in x of	0:-14 1:-7 2:12 3:21 8:-6
w+3 in x stop	1:-17 2:8 3:13 4:22 5:-8 6:-7 7:-6 8:-18
w+3 in x take	0:-6 8:18
w+3 is a A	0:17 1:-6
w+3 is a O	1:21
w+3 is comma O	0:10
w+3 is edge edge	0:-6 3:-15 4:42 5:-11 8:-12
w+3 is the A	1:-8 2:6 3:18 4:-8
w+3 is x and	0:6 1:10 2:-8
w+3 is x comma	1:21 2:-6 3:-6 4:-7 8:-6
w+3 is x of	1:-14 2:-7 3:18
w+3 is x stop	0:-15 1:13 2:-13 3:-22 4:35 5:-6 8:-14
w+3 kind comma but	3:6
w+3 kind comma x	0:14
w+3 kind edge edge	3:18
w+3 kind with many	0:-6 1:28 2:-12
w+3 make F and	0:-7 1:32 2:-8 3:-9 4:-6
w+3 make F comma	1:26 3:-9 8:-10
w+3 make comma N	0:-7 1:-7 4:15
w+3 make is edge	1:-7 3:-12 8:23
w+3 many U x	0:12
w+3 many at many	0:18 3:-7
w+3 many comma H	0:-18 1:-9 2:-22 3:-15 4:-8 8:-7 9:47
w+3 many comma stop	0:16 8:-6
w+3 many many many	0:-13 1:-16 2:-8 3:-7 4:25 7:20 8:-13
w+3 many stop edge	3:-6 4:16
w+3 many take N	1:20 3:-7 8:-6
w+3 many x comma	3:-7 4:-9 5:-7 6:-8 8:28 9:-6
w+3 many x edge	3:-11 6:20
w+3 many x many	0:15
w+3 many x of	3:10
w+3 many x stop	0:9 1:24 2:-7 3:-13 4:-7 8:-6
w+3 many x the	0:7
w+3 match O in	1:9
w+3 match U U	0:11
w+3 match comma many	0:-10 3:29 8:-7
w+3 match comma x	0:7 3:-17 4:19
w+3 match game edge	1:-13 3:22
w+3 match x comma	0:-20 3:21 4:14 8:-9
w+3 me U comma	0:-13 1:-7 2:28 4:-8 5:-6 8:-10
w+3 me move comma	2:-6 8:18
w+3 me shoot x	2:20
w+3 me x comma	0:12
w+3 move A edge	0:-19 1:-31 2:-6 3:-16 4:-9 5:-7 8:56
w+3 move N and	1:15 2:-8 3:6
w+3 move U comma	2:7 4:-7 8:15
w+3 move V in	1:9
w+3 move a O	0:6
w+3 move a V	0:11
w+3 move a x	1:18 2:-9
w+3 move at A	1:10
w+3 move at N	2:12
w+3 move at x	1:6 2:18 3:-9 8:-6
w+3 move by N	1:17
w+3 move comma many	0:8
w+3 move comma x	1:9 3:-9 4:24 8:-18
w+3 move edge edge	0:-18 1:10 2:24 3:-23 4:6 5:9 6:-7 8:-19
w+3 move from a	1:-20 2:-7 4:23
w+3 move from x	1:18
w+3 move in A	1:25 3:-13
w+3 move in F	0:13
w+3 move in N	1:17
w+3 move in O	1:15
w+3 move in U	0:-11 1:-6 2:27 3:-7 8:-8
w+3 move in the	0:-8 1:44 2:-10 3:-17 8:-8
w+3 move in x	1:9
w+3 move is edge	2:-6 3:-14 4:-7 6:31 8:-6
w+3 move is stop	0:11
w+3 move of N	1:7
w+3 move stop many	0:12
w+3 move the O	0:-9 2:-25 3:35 4:-9 8:-6
w+3 move the U	1:-25 2:33
w+3 move the x	0:16 1:-6 2:12 8:-8
w+3 move x A	1:11
w+3 move x and	0:11 1:-9 2:7 3:15 4:-7 5:-6 8:-12
w+3 move x at	3:17 8:-7
w+3 move x comma	3:13 4:-9
w+3 move x edge	0:17 1:11 2:-13
w+3 move x in	1:13 2:-9 3:6
w+3 move x many	0:-13 2:32 3:-6 4:-8 5:-8 8:-13
w+3 move x the	1:20
w+3 must cross the	1:15
w+3 must guard the	1:14
w+3 must steal edge	0:8 2:6 3:-6
w+3 must take N	5:13
w+3 must take many	1:6 4:-6 8:9
w+3 must the F	1:-18 2:30 3:-7
w+3 must the steal	2:9
w+3 must x many	0:-12 1:16 2:-14 3:23 5:-6 8:-7
w+3 must x the	0:-9 1:14 2:18 3:-9 4:-9 5:-6 8:-7
w+3 not hit the	3:19
w+3 not rel me	0:-7 1:17 2:-6 3:17 4:-10 5:-8 8:-8
w+3 not take comma	0:-7 2:24 3:-30 4:23 5:-9 8:-8
w+3 not x and	1:-10 2:-8 3:12 4:-16 5:-6 8:25
w+3 not x comma	0:7 1:-13 2:-17 3:-32 4:19 5:15 6:15
w+3 not x edge	2:-11 3:25 4:-9
w+3 not x not	0:-10 1:12 2:24 3:-11 4:-6 5:-9 8:-6
w+3 not x stop	0:-14 1:-25 2:-27 4:17 5:33 7:-6 8:-9
w+3 obj A to	1:-6 2:-8 3:-18 4:-7 6:39
w+3 obj N reach	1:15 2:-7
w+3 obj N to	1:14 2:-6 3:10 4:-6
w+3 obj O with	0:-7 1:-7 2:29 3:-8 5:-6 8:-6
w+3 obj U with	2:9
w+3 obj U x	3:-16 6:22
w+3 obj avoid A	0:-6 1:-21 2:52 3:-21 4:-7 5:-6
w+3 obj avoid F	2:-10 3:-15 5:31
w+3 obj avoid O	0:11 2:-6
w+3 obj avoid comma	2:-26 5:34
w+3 obj avoid edge	2:11 3:-6
w+3 obj avoid game	2:17
w+3 obj bring stop	3:7 4:8
w+3 obj eat A	1:-8 3:20
w+3 obj eat edge	3:19
w+3 obj eat x	3:11
w+3 obj guard comma	0:-6 3:-11 4:33 6:-7 8:-10
w+3 obj many O	3:14
w+3 obj many x	2:-7 3:23 4:-6
w+3 obj match comma	0:-9 3:25
w+3 obj match x	3:8
w+3 obj move O	0:-7 1:10 3:-6 8:16
w+3 obj not touch	0:-8 2:-8 3:-8 4:-6 5:28
w+3 obj over F	3:-7 5:14
w+3 obj steal edge	3:11
w+3 obj steal stop	3:15 8:-6
w+3 obj subj x	3:-12 6:15
w+3 obj take A	2:-8 3:18
w+3 obj take H	3:19
w+3 obj take O	0:15 3:-10
w+3 obj take but	3:9
w+3 obj take comma	0:8 3:12
w+3 obj take edge	0:-7 1:-11 2:24 3:7 4:-8 8:-6
w+3 obj take game	2:-12 3:21
w+3 obj take kind	3:15
w+3 obj take stop	3:12
w+3 obj take x	2:26 3:-14
w+3 obj throw edge	0:-8 3:-14 4:-8 6:39
w+3 obj use x	0:-8 3:28 4:-9 5:-7 8:-6
w+3 obj x A	2:-13 3:35 4:-7 8:-7
w+3 obj x N	0:-12 1:-10 3:34 8:-7
w+3 obj x O	3:18
w+3 obj x and	3:12
w+3 obj x comma	0:-9 1:-21 2:19 4:-24 5:-10 6:-8 7:-6 8:10 9:22
w+3 obj x not	3:9
w+3 obj x stop	3:-12 4:-7 5:26
w+3 of A comma	3:10
w+3 of A edge	0:13 2:-8 4:14 8:-7
w+3 of A play	0:-6 1:-10 3:19
w+3 of A stop	0:8
w+3 of A x	1:-23 2:22 3:-9 8:12
w+3 of F comma	1:13 3:14 4:-7 8:-6
w+3 of F edge	0:15 2:18 3:-22
w+3 of F in	3:23 4:-7
w+3 of F stop	0:-14 1:-6 2:-8 3:-7 4:-6 5:24 7:13 8:-6
w+3 of F x	1:10 2:13 3:-19 4:-8 5:-8 8:6
w+3 of N comma	0:9
w+3 of N in	3:-9 8:21
w+3 of N stop	0:15
w+3 of O and	8:12
w+3 of O comma	0:9 3:-6 5:17 8:-11
w+3 of O fall	1:-10 2:-10 3:28 8:-11
w+3 of O from	0:12
w+3 of O in	2:-9 4:19 8:-10
w+3 of O of	0:9
w+3 of O x	0:6 1:-9 3:-11 4:25 8:-11
w+3 of U comma	2:21 6:-11
w+3 of U x	0:8 1:18 2:-8 3:-6 8:-6
w+3 of comma A	0:7
w+3 of comma x	0:11
w+3 of edge edge	0:16 2:-9 3:-7 4:-6 8:10
w+3 of game comma	1:32 2:-20 3:-12 4:-10 5:-8 7:-6 8:-12 9:20
w+3 of game edge	1:30 2:-16 3:-8
w+3 of kind comma	1:-6 2:6 3:10
w+3 of kind edge	0:-11 2:23 8:-6
w+3 of kind game	2:8
w+3 of kind with	0:6
w+3 of many O	0:10
w+3 of many x	1:-10 3:24 5:-7 8:-6
w+3 of match edge	0:-6 1:-9 3:27
w+3 of over move	0:-11 1:-7 3:-10 5:31 8:-10
w+3 of race edge	1:14 2:-7
w+3 of stop many	0:14 3:-8
w+3 of the N	0:11 3:-7
w+3 of the x	2:-6 3:-7 4:36 6:-8 8:-15
w+3 of word:enemy avoid	1:-13 2:33 3:-21
w+3 of x O	0:-7 1:-7 4:-8 5:30 8:-23
w+3 of x U	0:10 3:-14 4:-6 8:16
w+3 of x and	3:19
w+3 of x comma	0:-13 1:14 2:-14 4:-23 5:-12 6:-10 7:-8 8:12 9:24
w+3 of x edge	1:-13 2:-9 3:17 5:-7 8:11
w+3 of x in	0:11 1:-16 2:-6 3:23
w+3 of x stop	1:-9 2:-7 3:17 4:-7 5:12 8:-10
w+3 of x to	0:-13 1:-10 2:23 3:-19 4:-11 5:-9 8:20 9:-6
w+3 of x with	4:-7 8:12
w+3 or U x	0:-12 2:19 4:-6 8:-6
w+3 or the x	0:19 3:-6
w+3 over N comma	0:7 1:-6 3:15
w+3 over N edge	0:-6 3:-6 5:-13 8:25
w+3 over O and	1:21
w+3 over O comma	1:11
w+3 over edge edge	0:6 1:-11 2:-16 3:-7 5:26
w+3 over many U	0:-9 1:-8 2:16 3:18 4:-9 5:-6 8:-6
w+3 over the O	1:9
w+3 over x edge	0:-13 1:7 3:14 5:7 8:-7
w+3 play comma A	1:6
w+3 play comma x	1:10 3:-9 4:-6 8:16
w+3 play edge edge	1:-6 3:-6 4:15
w+3 push F edge	1:7
w+3 push O at	0:-6 1:27 3:-7 8:-7
w+3 push comma but	0:7 4:-6 8:11
w+3 race comma many	1:10
w+3 race edge edge	1:26 2:-10
w+3 reach N comma	8:8
w+3 reach and avoid	3:8
w+3 reach at N	0:-6 5:-7 8:21
w+3 reach bring edge	5:14 8:-8
w+3 reach comma A	0:-8 1:-14 3:-12 4:15 8:18
w+3 reach comma N	0:-6 3:-6 4:16 5:8 8:-7
w+3 reach edge edge	1:-7 2:9 3:-15 4:31 5:-9 8:-7
w+3 reach reach N	2:7
w+3 reach the N	0:-8 1:35 2:-10 3:11 4:-11 5:-8 8:-11
w+3 reach the O	3:9
w+3 reach x edge	3:-9 4:19
w+3 reach x stop	0:6 3:-6 4:10
w+3 rel attack A	1:25 2:-11
w+3 rel eat F	1:27 2:-9 3:-10
w+3 rel fall comma	0:-9 1:-6 2:-11 3:12 5:22 8:-6
w+3 rel fall from	2:-7 3:22
w+3 rel fall of	1:-10 2:-23 3:28
w+3 rel move a	1:18 3:-6
w+3 rel move and	1:6
w+3 rel move edge	1:-19 3:31
w+3 rel move from	1:-8 2:-7 3:31 8:-7
w+3 rel move in	1:7
w+3 rel move over	1:7
w+3 rel move with	0:8
w+3 rel move x	1:19 2:24 3:-21 4:-9 8:-16
w+3 rel not must	1:29 3:-20
w+3 rel save A	0:10
w+3 rel save the	1:17 2:-7
w+3 rel stay in	0:-7 1:-7 2:-13 3:-13 4:35
w+3 rel take A	1:19
w+3 rel take O	0:9
w+3 rel take x	4:9
w+3 rel throw F	1:19 2:-6
w+3 rel x comma	0:11 4:19 8:-11
w+3 rel x from	1:10
w+3 rel x many	0:-6 2:-11 7:21
w+3 rel x move	1:-8 3:22 8:-7
w+3 rel x the	0:-17 1:22 2:8 4:-7 8:-14
w+3 save A from	1:15
w+3 save A of	1:15
w+3 save edge edge	1:-11 4:23
w+3 shoot F at	1:13 2:-7
w+3 shoot F vs	1:8
w+3 shoot H at	1:12
w+3 shoot O at	2:-10 8:-6 9:20
w+3 shoot at A	1:26 2:-12
w+3 shoot edge edge	6:15
w+3 sneak A edge	4:10
w+3 sneak and steal	2:15
w+3 sneak by the	2:-10 3:15 4:9
w+3 sneak edge edge	1:-10 2:28
w+3 sneak sneak A	1:18 3:-6
w+3 stay at x	0:6 1:6
w+3 stay edge edge	0:12
w+3 stay in O	1:-17 2:19
w+3 stay in the	0:-11 1:-23 2:-16 3:-8 4:-6 5:19 7:-9 8:29
w+3 stay in x	0:-6 2:6 3:-9 4:-7 5:15
w+3 stay stop x	2:13
w+3 stay x O	1:22 3:-6 5:-8
w+3 stay x U	0:13
w+3 stay x comma	0:-13 2:-10 3:21 4:-8 5:17 8:-7
w+3 stay x stop	0:11
w+3 steal A sneak	1:16 2:-8
w+3 steal F and	1:-16 2:22
w+3 steal F comma	2:-10 4:18 8:-9
w+3 steal F from	1:39 2:-23
w+3 steal O comma	2:15
w+3 steal is edge	2:7
w+3 steal me x	1:-44 2:53 3:-7
w+3 steal my F	1:-30 2:34
w+3 steal the A	1:12 2:-6
w+3 steal the F	1:14 2:-10
w+3 stop A comma	0:-11 3:-20 4:14 5:-10 8:24
w+3 stop A subj	0:10
w+3 stop A x	0:-12 1:-6 3:-12 4:29
w+3 stop O comma	0:12
w+3 stop O x	0:10 1:-8 2:-8 3:-12 4:-9 8:25
w+3 stop U U	0:9
w+3 stop U x	0:-28 1:-8 2:-9 3:-14 4:-9 5:-7 7:28 8:23
w+3 stop V must	0:-7 1:20
w+3 stop V x	1:17 8:-10
w+3 stop a x	0:-8 1:-9 2:-8 3:15 4:-7 5:-6 6:17
w+3 stop at the	0:15
w+3 stop at x	0:11
w+3 stop avoid at	2:21 3:-8 4:-6 8:-7
w+3 stop comma comma	0:13 3:-8
w+3 stop comma edge	0:41 1:9 2:-14 3:-14 4:-9 8:-8
w+3 stop comma make	0:12
w+3 stop comma stop	0:18
w+3 stop comma the	0:8
w+3 stop comma x	1:30 2:-9 3:-12 7:-7 8:-7
w+3 stop edge edge	0:14 2:-7 3:11 4:-10 5:-6 6:-8 7:8
w+3 stop if the	2:-7 3:-9 4:18 5:-6
w+3 stop in x	0:9 2:-12 4:16
w+3 stop many N	0:-10 5:19 8:-7
w+3 stop many O	3:-12 5:26 8:-10
w+3 stop many U	0:-14 3:19 4:13 8:-10
w+3 stop many V	8:14
w+3 stop many many	0:-7 1:14 2:-6 3:-13 5:-7 6:-15 9:20
w+3 stop many stay	0:24 4:-9
w+3 stop many throw	3:10
w+3 stop many x	1:-14 2:14 3:6 4:-12 5:24 6:-6 7:-7 8:-21 9:-7
w+3 stop match x	3:-10 4:-10 8:26
w+3 stop my A	1:-20 2:-8 3:-6 8:27
w+3 stop not must	0:-7 2:17 3:-9 4:-14 8:17
w+3 stop not x	0:13 1:-13 2:-13 3:23 5:-9
w+3 stop play x	1:24 3:-16
w+3 stop rel x	1:-9 2:-9 4:22 8:-6
w+3 stop take the	0:-9 4:7 8:13
w+3 stop the A	1:9 2:-7 3:-6 8:7
w+3 stop the x	1:-9 2:-9 3:-21 5:-8 8:28
w+3 stop use me	0:11
w+3 stop x N	0:-8 1:-14 2:-9 3:10 4:-8 6:28 8:-14
w+3 stop x O	0:7 1:9 2:-13 3:-18 4:7 5:-12 6:-7 8:21
w+3 stop x U	0:17
w+3 stop x V	0:-6 1:-7 2:-7 3:-15 4:11 8:22 9:-6
w+3 stop x a	0:10 1:-14 2:14
w+3 stop x and	0:7 2:13 3:-6
w+3 stop x at	0:-12 1:13 4:11 8:-13
w+3 stop x comma	0:-18 1:-13 2:-16 4:11 6:-8 7:-7 8:22 9:-6
w+3 stop x edge	0:13 3:-6
w+3 stop x in	1:13 4:-7
w+3 stop x many	1:-9 2:9 3:8 4:-6 7:10 8:-7
w+3 stop x me	0:20 2:-6
w+3 stop x move	6:13
w+3 stop x must	2:10
w+3 stop x not	0:-8 2:-9 3:-7 4:16 5:16
w+3 stop x of	0:-23 1:-7 2:-12 3:-14 4:-16 5:12 8:39
w+3 stop x stop	1:-6 2:-7 3:6 4:12 8:-8
w+3 stop x subj	0:7 3:9
w+3 stop x take	0:17 4:-6
w+3 stop x to	3:21 8:-6
w+3 stop x use	0:9
w+3 stop x with	0:-18 2:19 3:8 8:-13
w+3 stop x you	0:9 3:9 4:-7 8:-6
w+3 stop you hit	0:10
w+3 stop you move	2:-8 4:16
w+3 stop you must	0:15
w+3 stop you x	1:-6 2:25 3:-14
w+3 subj A and	2:-17 9:24
w+3 subj A from	1:21 2:-7
w+3 subj A obj	1:34 2:-12 3:-7
w+3 subj A to	0:14 1:7 2:-13
w+3 subj F obj	1:37 2:-14 3:-6
w+3 subj H obj	1:13
w+3 subj H to	1:15 2:-6
w+3 subj N obj	2:17
w+3 subj N to	1:10
w+3 subj O obj	1:24 2:-10
w+3 subj O with	1:11
w+3 subj U comma	0:-10 2:-16 3:28 4:17 5:-8 8:-13
w+3 subj U to	2:-9 3:14
w+3 subj U x	2:21 3:-7
w+3 subj a x	2:-9 3:17
w+3 subj avoid edge	2:12
w+3 subj comma F	0:13 3:-6
w+3 subj comma x	0:6
w+3 subj guard edge	1:20 2:-12
w+3 subj is x	0:-18 1:21 2:-9 3:-19 5:-7 8:23
w+3 subj many x	2:-6 3:21 8:-6
w+3 subj move edge	1:22 2:-9
w+3 subj move game	1:22 3:-13
w+3 subj stay x	2:25 4:-6
w+3 subj use x	0:10
w+3 subj x F	0:12 1:16 3:-11
w+3 subj x O	0:-7 1:-21 2:-8 3:45 4:-6 5:-6 8:-13
w+3 subj x U	0:9
w+3 subj x also	0:-7 1:14 2:-14 3:11
w+3 subj x comma	3:17
w+3 subj x edge	2:-6 5:-9 8:18
w+3 subj x fall	0:-8 2:7 3:20 8:-10
w+3 subj x if	0:12
w+3 subj x match	1:-6 2:-9 3:-9 4:25
w+3 subj x move	0:-8 1:-18 2:35 3:-6 8:-8
w+3 subj x not	3:-10 8:15
w+3 subj x obj	1:16 2:-9
w+3 subj x stop	0:-6 1:-17 3:6 4:-16 5:30 7:-6 8:-13 9:-7
w+3 take A but	1:12
w+3 take A comma	1:6 3:6
w+3 take A edge	1:-17 2:-6 3:41 8:-14
w+3 take A in	0:-6 1:-10 3:24
w+3 take F and	1:23 2:-6 3:-7 8:-7
w+3 take F avoid	1:6 8:8
w+3 take F comma	1:11
w+3 take F edge	1:20 2:-6 3:-6
w+3 take F from	1:13 3:-6
w+3 take F in	1:17
w+3 take O comma	1:7
w+3 take O edge	0:-6 1:27 3:-10
w+3 take O in	0:6
w+3 take O stop	1:6
w+3 take O with	3:7
w+3 take U edge	0:-9 2:21 3:10 4:-6 5:-14 8:-7
w+3 take U x	0:7
w+3 take a O	1:20
w+3 take and A	0:-6 2:-7 3:27
w+3 take and H	3:18
w+3 take and from	3:15
w+3 take comma A	1:-6 3:-26 4:-7 8:36
w+3 take comma but	3:18
w+3 take comma many	1:14
w+3 take comma x	1:-23 2:-6 3:32
w+3 take edge edge	1:-8 2:-9 3:37 4:-10 5:-7 6:-6 8:-8
w+3 take fall F	1:10
w+3 take from F	1:10
w+3 take is and	3:16
w+3 take is edge	2:12 3:10
w+3 take many A	5:-9 8:17
w+3 take many F	1:-12 2:19
w+3 take stop many	1:-6 3:-16 4:29 8:-12
w+3 take stop x	0:14 1:-6 3:-14 4:19 8:-7
w+3 take the N	1:12
w+3 take the O	0:9 1:12 3:-8
w+3 take x A	0:-13 1:-11 2:-10 3:24 4:11 8:-12
w+3 take x edge	2:-17 3:-8 9:23
w+3 take you x	0:7 1:-6 2:18 3:-12
w+3 the A chase	1:-10 2:23
w+3 the A comma	0:-7 2:-9 3:-14 4:-7 8:34
w+3 the A from	1:9
w+3 the A stop	0:10 3:-10 8:11
w+3 the F at	1:12
w+3 the F edge	2:27 3:-15
w+3 the F take	0:-10 1:26 3:-9 8:-7
w+3 the O comma	3:-20 4:22
w+3 the O from	0:-10 1:15 8:-6
w+3 the O in	0:10
w+3 the O x	0:14
w+3 the U comma	0:12
w+3 the attack edge	2:24 3:-11 8:-6
w+3 the chase edge	2:8
w+3 the guard edge	0:-6 1:35 2:-12 4:-11
w+3 the my F	2:18 4:-6
w+3 the x A	0:7 1:26 2:-14 3:-8 4:-7
w+3 the x and	0:-9 1:10 2:-7 8:15
w+3 the x comma	1:-14 2:-11 3:6 4:15 5:-9 6:17 8:-15 9:-6
w+3 the x edge	0:6 1:-9 2:-12 3:-27 4:-8 5:27 7:20 8:-13
w+3 the x from	1:-7 3:14
w+3 the x of	0:12
w+3 the x stop	0:-13 1:-13 2:24 3:15 4:-10 5:-6 8:-9
w+3 the x with	2:-6 3:-8 4:-9 8:23
w+3 throw A edge	0:-6 1:-15 3:-21 6:40 8:-6
w+3 throw F at	1:18 2:6 3:-6 6:-13 8:-6
w+3 throw F edge	1:9
w+3 throw F to	1:15 2:-6
w+3 throw O at	1:24 2:-13 6:-7 8:-11 9:11
w+3 throw O edge	1:-19 2:31
w+3 throw U at	1:15
w+3 throw at A	1:-9 3:-12 6:27
w+3 throw comma many	0:9 2:-9 3:-7 4:-9 6:22
w+3 throw comma x	1:26 3:-11 4:-12 8:-6
w+3 throw edge edge	0:-13 1:-12 2:-7 3:-26 4:-15 5:-7 6:63 8:-14
w+3 throw game edge	1:-7 3:-10 6:22
w+3 throw in x	0:-6 1:-8 2:-6 3:-11 4:-6 6:35 8:-8
w+3 throw many F	1:11
w+3 throw stop x	0:-8 2:12 3:18 5:-6 6:-13
w+3 throw x comma	0:-9 3:-8 4:-7 5:-6 6:32 8:-9
w+3 throw x of	0:-8 1:-16 2:-6 3:42 6:-24 8:-8
w+3 to A edge	6:10
w+3 to A x	0:-6 2:-6 3:-8 4:-11 8:32
w+3 to F bring	1:11 2:-11 4:9
w+3 to F obj	2:21
w+3 to F throw	1:-12 2:24 4:-8
w+3 to N comma	0:-8 1:10 2:-10 3:34 4:-16 5:-8 8:-8
w+3 to N edge	0:-10 3:24 4:-13 5:7 8:-6
w+3 to N move	0:-9 1:-31 2:32 3:-8 8:12
w+3 to N obj	0:13
w+3 to O comma	3:20 4:-6 8:-7
w+3 to O in	0:-8 3:-11 8:26
w+3 to O obj	1:-8 2:15
w+3 to U comma	0:-12 1:8 2:-11 3:-9 4:-9 5:29 8:-9
w+3 to U edge	0:-8 3:10 4:-7 5:32 8:-24
w+3 to attack comma	0:6
w+3 to avoid edge	0:-7 1:-6 2:39 4:-12 5:-7 8:-6
w+3 to bring comma	1:-10 2:-11 3:-7 4:30
w+3 to bring x	1:-6 3:-8 4:22 8:-6
w+3 to comma x	4:7
w+3 to edge edge	0:-7 4:29 5:-8 8:-10
w+3 to move x	3:13 6:-6
w+3 to reach the	1:-6 2:19 3:-7 5:7 8:-9
w+3 to reach x	4:8 5:-29 8:26
w+3 to rel x	0:12 3:-7
w+3 to save the	2:9
w+3 to sneak to	2:16
w+3 to steal the	0:6
w+3 to subj x	0:-8 2:11 4:-8 8:15
w+3 to take stop	0:13 3:9 4:-6
w+3 to the N	0:12 3:9
w+3 to the O	0:7 2:-16 3:-10 5:21
w+3 to the x	1:-7 2:-8 3:24 4:-6 5:-9 6:11 8:-11
w+3 to throw game	2:13
w+3 to touch not	2:7 5:11
w+3 to touch x	4:-11 5:18
w+3 to x A	3:-6 4:7 6:13 8:-8
w+3 to x N	0:6
w+3 to x and	0:-12 2:28 3:-8 4:12 5:-9 8:-20
w+3 to x bring	0:-7 1:22 3:-8 4:-20 8:11
w+3 to x comma	2:-6 4:-12 8:17
w+3 to x in	0:-8 1:19 2:-13 3:13 8:-6
w+3 to x stop	0:9
w+3 touch edge edge	1:20 2:-7 5:-6
w+3 use O comma	0:-6 1:-7 3:24
w+3 use O x	0:10
w+3 use comma x	3:15
w+3 use edge edge	2:-7 3:8 5:7 8:-7
w+3 versus A of	1:17
w+3 victim a A	3:11
w+3 vs A comma	0:-11 1:10 2:-7 3:-8 6:26 8:-8
w+3 vs A edge	1:34 2:-17 3:-19 4:6 6:13 8:-17 9:-6
w+3 vs F comma	0:8 1:-7
w+3 vs F edge	1:34 3:-25
w+3 vs H and	4:14 8:-8
w+3 vs H comma	0:-8 1:19 3:-12 4:17 6:-7 8:-11
w+3 vs H edge	0:-17 1:29 2:-29 3:-20 4:-12 5:-7 6:-7 8:-9 9:41
w+3 vs O comma	0:8
w+3 vs O edge	1:29 3:-14
w+3 vs a A	0:22 1:6 3:-12
w+3 vs kind edge	0:-7 1:-23 2:34
w+3 vs many A	1:17 2:-20 3:-10 6:15 8:-7
w+3 vs my A	0:17 1:-6
w+3 vs the A	3:-8 4:18
w+3 vs the x	0:17 3:-7
w+3 vs x U	0:-11 1:-8 3:15 4:-6 8:15
w+3 with A comma	4:10
w+3 with A edge	0:24 1:-7
w+3 with F comma	0:-6 3:28 4:-6
w+3 with F edge	1:-20 2:20 4:7 6:-11 8:10
w+3 with F obj	0:-14 1:8 3:-13 6:-6 8:26
w+3 with N comma	0:-8 1:6 3:20 8:-6
w+3 with O and	0:8
w+3 with O but	1:-6 2:12 3:-15 4:15
w+3 with O comma	1:28 2:-15 3:-7 8:-7
w+3 with O edge	0:-13 1:-8 2:-7 4:-11 5:32 8:-14
w+3 with O x	0:14 3:-7
w+3 with U comma	0:9 1:-6 3:22 4:-11 8:-16
w+3 with U many	1:24 3:-6 8:-8
w+3 with V comma	0:12 8:-6
w+3 with V edge	0:-8 1:-8 3:20
w+3 with a A	0:17 1:-17 3:24 4:-9 8:-10
w+3 with a H	0:-9 1:-6 3:37 4:-7 8:-12
w+3 with a O	0:-13 1:9 3:7 5:11 6:-9 7:-7 8:-6 9:-7
w+3 with a V	1:-11 3:28
w+3 with a x	0:-15 1:27 2:-14 3:-27 4:34 5:-7 6:-6 8:-12
w+3 with comma x	0:6 1:-20 2:28 3:-9
w+3 with edge edge	0:-25 1:26 2:-7 4:7 5:-10 6:-13 7:-8 8:7 9:-6
w+3 with fight x	0:-9 1:-6 2:-7 3:15 4:-6 6:18 8:-9
w+3 with hit x	3:11
w+3 with make stop	0:11
w+3 with many O	0:6 2:15
w+3 with many x	0:33 1:-7 3:-11
w+3 with move comma	1:-15 2:-7 3:-10 4:21 5:18 8:-10
w+3 with take comma	1:14
w+3 with the A	3:-18 4:-9 8:30
w+3 with the O	1:-8 3:8 5:-6 8:13
w+3 with the x	2:-7 3:-8 4:37 5:-6 8:-21
w+3 with use x	0:8
w+3 with x O	0:18
w+3 with x U	3:-15 4:23
w+3 with x and	0:12
w+3 with x comma	2:13 3:-16 4:-8 6:24 8:-9
w+3 with x edge	0:6 3:16 4:-7 8:-6
w+3 with x must	0:8
w+3 with x stop	1:-14 2:11 3:-6 4:-10 5:-6 6:23 8:-8
w+3 word:boss edge edge	1:-14 2:-12 7:32
w+3 x A N	2:7
w+3 x A comma	1:-9 2:-10 4:-12 5:-6 8:32
w+3 x A edge	0:15 2:-9 3:16 4:-6 8:-7
w+3 x A from	1:-8 3:-14 4:26 8:-11
w+3 x A must	0:13
w+3 x A of	3:16
w+3 x A stop	0:9
w+3 x A with	1:17
w+3 x A x	1:-11 2:-15 3:23 4:-12 5:-6
w+3 x F U	0:15
w+3 x F comma	3:15
w+3 x F in	1:11
w+3 x F x	1:16 3:-19 5:12
w+3 x N and	0:7 3:9
w+3 x N comma	1:14 3:8 4:-7 8:-9
w+3 x N edge	2:22 3:-6
w+3 x N of	0:6 1:8
w+3 x N stop	2:20 8:-7
w+3 x N x	0:-10 5:21
w+3 x O U	1:-9 2:-7 3:18 6:-6 8:-12 9:13
w+3 x O comma	0:8 2:-7 4:15 6:-6 8:-10
w+3 x O edge	0:-14 1:19 2:23 3:-19 5:-9 8:-14
w+3 x O fall	0:19
w+3 x O in	3:17
w+3 x O stop	1:17 3:-6
w+3 x O x	0:-9 1:12 2:12 3:15 4:-8 5:-9 8:-16
w+3 x U O	0:-18 2:-7 3:-21 6:23 8:23
w+3 x U U	0:-7 1:-14 2:21 3:-14 4:-8 5:-7 8:23
w+3 x U and	1:19 2:-6 3:-7 4:-6
w+3 x U comma	1:-10 3:-13 4:-14 5:19 8:10
w+3 x U edge	1:-6 2:30 3:-10 8:-7
w+3 x U stop	0:-14 2:-11 3:-10 4:-7 5:21 8:16
w+3 x U subj	0:-10 1:-13 2:-19 3:-9 4:17 5:-6 8:28
w+3 x U to	1:-16 2:19
w+3 x U with	0:12
w+3 x U x	0:18 2:8 3:-15 4:-7
w+3 x V comma	0:6 2:-6 3:6 8:7
w+3 x V x	0:11
w+3 x a A	1:-8 2:15
w+3 x a game	0:15 1:-10
w+3 x a x	0:11 2:13 8:-6
w+3 x and A	2:21 3:-11
w+3 x and bring	0:10
w+3 x and must	0:10
w+3 x and not	0:-6 1:-6 3:18 4:-8 5:17 6:-6 8:-12
w+3 x and over	1:26 2:-9 3:-7
w+3 x and take	0:6 8:9
w+3 x and the	0:-9 2:36 3:-8 4:-9 5:-10 8:-13
w+3 x and x	0:6 1:16 3:-26 4:-10 5:23 6:-6 8:-13
w+3 x as x	1:-6 2:15 3:-8 6:8 8:-6
w+3 x at A	0:-18 1:-8 4:-7 5:-7 8:31
w+3 x at N	0:-10 1:-10 2:27 3:-10 4:-6 5:10 8:-7
w+3 x at O	0:-6 2:10 3:19 8:-12
w+3 x at me	0:7 1:-6 2:11
w+3 x at the	2:-7 3:-18 4:-10 8:25
w+3 x at x	0:10 3:-15 4:-9 5:-7 6:10 8:6
w+3 x bring F	1:15
w+3 x but the	0:-6 4:19
w+3 x but x	0:16
w+3 x comma A	0:15 1:-13 4:8 5:-7 6:-6
w+3 x comma F	0:6 1:-23 2:-8 3:17 4:-6 8:16
w+3 x comma H	3:8
w+3 x comma N	0:19 1:-15 2:-20 3:-13 8:18 9:12
w+3 x comma O	1:-19 2:14 3:29 4:-14 5:-9 6:-7 9:-6
w+3 x comma U	0:15 2:-16 3:-6 4:-8 5:12
w+3 x comma V	0:9
w+3 x comma a	0:7 1:16 2:-7 3:-6
w+3 x comma and	2:-7 3:-8 8:20
w+3 x comma avoid	0:-9 1:-9 2:8 3:-12 5:23 8:-7
w+3 x comma bring	0:7
w+3 x comma but	0:-6 2:-6 4:-11 5:26 8:-10
w+3 x comma comma	0:22 1:8 3:-12
w+3 x comma edge	0:29 2:-6 3:-7
w+3 x comma if	0:-17 2:-9 3:-13 4:-6 5:36 8:-7
w+3 x comma many	0:14 1:-10 2:25 3:-16 4:-6 7:-6 9:-6
w+3 x comma match	0:9
w+3 x comma must	0:9 1:21 3:-18
w+3 x comma not	0:7 1:-6 2:19 3:-10
w+3 x comma play	3:-15 4:-6 6:25 8:-9
w+3 x comma push	0:-6 4:22 8:-8
w+3 x comma rel	0:10 1:-6 3:-9 4:-13 5:-9 8:24
w+3 x comma stop	0:18
w+3 x comma take	1:-10 2:10 3:32 4:-19 5:-6 8:-19
w+3 x comma the	0:7 1:-9 2:-8 3:-16 4:-12 6:23 8:9
w+3 x comma with	0:-27 1:9 2:33 3:-8 4:-15 5:-8 6:-9 8:9 9:-6
w+3 x comma x	0:15 1:9 2:-9 4:8 5:-12 6:-7 7:-6 8:7 9:-6
w+3 x comma you	1:-18 2:-13 3:39 4:-9 8:-10 9:-6
w+3 x eat my	1:-36 2:40
w+3 x edge edge	0:11 3:7 5:8 6:-8 9:-6
w+3 x fall F	1:14 2:16 3:-12 4:-9 8:-10
w+3 x fall comma	0:13
w+3 x fight edge	0:6 2:18 4:-8
w+3 x from A	1:16
w+3 x from U	0:11 1:-7 8:10
w+3 x from x	0:17 1:-10 3:8
w+3 x game x	0:8
w+3 x if x	3:8
w+3 x in F	1:12 3:-11
w+3 x in N	1:15 2:-7
w+3 x in a	1:-6 3:14
w+3 x in edge	1:-8 2:-11 8:22
w+3 x in the	0:-6 1:8 3:8 4:-11
w+3 x in x	2:6 4:-13 6:-6
w+3 x is a	1:22 2:-7
w+3 x is comma	1:-10 2:8 3:-15 4:27 8:-17
w+3 x is stop	0:12
w+3 x is x	3:-13 5:-6 8:18
w+3 x kind x	0:9
w+3 x make the	0:-12 1:7 4:-6 8:19
w+3 x many U	0:12
w+3 x many edge	0:-12 2:21 3:-19 4:-6 6:16 8:-7
w+3 x many stop	0:-7 2:-6 3:-11 4:26
w+3 x many the	0:14 3:-8
w+3 x many x	0:31 1:-8 5:-6 8:-7
w+3 x me comma	1:-7 2:29 3:-9 4:-7
w+3 x meet x	0:-10 3:-7 4:-6 8:27
w+3 x move comma	0:7 2:-7 3:16 4:-7 8:-7
w+3 x move in	0:-6 1:22 2:-8
w+3 x move move	1:8
w+3 x move x	0:-6 1:-24 3:17 8:18
w+3 x must x	0:15 3:-6
w+3 x not comma	0:11
w+3 x not x	0:8 1:-14 2:-10 4:24 5:-8 8:-8
w+3 x of U	3:12
w+3 x of a	0:9 2:-6 3:-10 6:15
w+3 x of many	2:22 3:-10
w+3 x of x	0:9 2:25 3:-16 8:-10
w+3 x or x	0:13 1:10 3:-8 4:-6
w+3 x play x	0:9
w+3 x reach edge	3:15
w+3 x rel x	1:9 2:-8 3:-9 7:21 8:-8
w+3 x steal my	1:-30 2:35
w+3 x stop A	0:-14 1:-8 3:-10 5:31 8:-7
w+3 x stop H	0:12 1:-6
w+3 x stop N	0:-9 1:-20 2:-6 3:34
w+3 x stop O	0:-15 1:-10 2:-14 3:17 4:-6 8:21
w+3 x stop U	0:-17 1:24 2:-10 3:-28 4:18 5:19 8:-17
w+3 x stop at	1:-11 2:-6 3:-7 8:24
w+3 x stop comma	0:12
w+3 x stop edge	0:14 1:-10 2:-17 3:-25 4:-17 5:-8 8:47
w+3 x stop if	2:17 3:-10
w+3 x stop many	0:21 1:-10 2:-7 4:14 8:-11
w+3 x stop move	2:23 3:-8 4:-9 5:-7 8:-7
w+3 x stop not	0:-15 2:-12 3:6 4:14 5:-11 6:22 8:-18
w+3 x stop play	0:16
w+3 x stop rel	0:-11 2:-14 3:-13 4:-9 5:-6 8:22 9:21
w+3 x stop the	0:16 4:11 8:-10
w+3 x stop x	0:18 1:-13 3:-15 4:22 5:-14 6:-7 7:20 8:-23 9:-6
w+3 x take A	1:22
w+3 x take comma	1:8
w+3 x take is	0:-7 1:-7 2:10 3:13
w+3 x take x	0:-7 1:-6 3:-19 4:-6 6:25 8:10
w+3 x the A	8:12
w+3 x the O	1:22 2:-6 3:-21 4:-7 8:13
w+3 x the U	1:15 3:-7
w+3 x the x	2:10
w+3 x throw x	0:11
w+3 x to N	1:28 3:-14 4:-9 8:-12
w+3 x to U	1:12
w+3 x to comma	0:7
w+3 x to many	0:14
w+3 x to x	0:12 3:-6
w+3 x vs x	0:8
w+3 x with O	0:14
w+3 x with a	0:-6 1:-6 2:23 3:-6
w+3 x with x	0:13 1:-6 3:9
w+3 x you edge	0:-13 1:-6 2:34 3:-6 4:-6 8:-6
w+3 x you must	2:16 3:-11
w+3 x you x	0:-8 1:-8 2:-13 4:-9 5:32 6:-8
w+3 you x a	2:12
w+3 you x edge	0:10
w-+ A A	0:14 3:7
w-+ A F	0:11 4:8 8:-8
w-+ A N	0:-6 1:-6 2:-6 3:24 4:-10 5:-8 8:10
w-+ A U	1:-8 2:-6 3:23 8:-9
w-+ A and	0:7 3:8
w-+ A attack	0:-6 2:22
w-+ A avoid	0:-15 1:-7 2:-11 3:-17 4:11 8:-9 9:27
w-+ A bring	3:8
w-+ A but	0:-7 2:-11 4:22
w-+ A comma	0:8 1:12 2:-12 3:-12 5:-8 6:-6 9:7
w-+ A edge	1:-8 2:-24 3:17 4:11 8:-11 9:17
w-+ A fall	3:-8 4:21 8:-11
w-+ A from	0:-7 1:-10 2:6 4:-19 5:17 6:-7 8:16 9:-11
w-+ A game	0:-8 1:30 2:-7 3:-10
w-+ A in	1:-6 2:11 4:-12 5:-9 8:22 9:-7
w-+ A obj	0:8 2:-16 3:23 4:-9 5:11 6:-7 8:-8 9:-7
w-+ A of	2:-6 4:-6 5:23 8:-11
w-+ A over	1:-7 2:18
w-+ A stay	0:-6 1:-8 3:-8 4:-8 5:-8 8:-13 9:31
w-+ A steal	2:24 4:-6 9:-8
w-+ A stop	0:13
w-+ A subj	3:-15 4:-10 8:-9 9:21
w-+ A take	1:-7 2:-8 3:36 4:-7 8:-8
w-+ A the	0:10
w-+ A throw	0:-6 1:-7 2:-7 3:-15 4:27 5:-8 6:7 8:-11
w-+ A to	1:-10 2:21 3:-12 4:12 9:-6
w-+ A use	0:7
w-+ A with	0:15
w-+ A x	0:19 1:-7 2:-12 4:-9 5:-8 8:23 9:-6
w-+ F U	1:10
w-+ F and	0:11
w-+ F as	0:7
w-+ F comma	0:16 2:-9 3:8
w-+ F edge	0:6 2:-6 3:20 4:-6
w-+ F in	0:9
w-+ F many	0:12
w-+ F move	0:8
w-+ F obj	0:10 2:13 3:-14
w-+ F stop	2:22 3:-10
w-+ F x	0:13
w-+ H fall	0:-7 2:-10 3:-19 4:-6 5:-6 6:-6 7:38
w-+ N U	0:8 1:8 3:-6
w-+ N and	0:-8 1:-6 2:-6 3:36 4:-6 6:-7 8:-9
w-+ N comma	0:14 1:-14 2:-10 3:-22 4:13 8:19
w-+ N edge	0:-10 1:-7 2:8 3:27 4:-13 5:-6 8:-10
w-+ N of	0:11
w-+ N stop	3:-9 4:-13 8:26
w-+ N with	0:15
w-+ N x	0:10 1:12
w-+ O A	0:8 2:-10 3:-9 4:21
w-+ O U	0:11 1:-9 2:-9 4:22 8:-12
w-+ O and	1:26 2:-10 3:-9
w-+ O at	3:-16 6:27 8:-8
w-+ O comma	0:20 1:9 4:-9 8:-9
w-+ O edge	1:-7 2:9 3:11 4:-7
w-+ O in	0:8 2:6 3:-6 4:-7 8:11
w-+ O is	0:7
w-+ O many	0:9
w-+ O stop	0:11
w-+ O to	0:7
w-+ O use	0:-17 1:-7 3:32
w-+ O x	0:36 3:-9
w-+ U A	0:-10 3:-14 4:25 8:-6
w-+ U F	3:19
w-+ U O	1:-6 2:-7 3:29 4:-9 8:-7
w-+ U U	0:-7 1:-17 3:7 4:8 6:8 7:-6 9:-7
w-+ U a	0:6
w-+ U and	3:19
w-+ U at	1:10 2:-6 3:-26 4:-13 6:23 8:-11 9:18
w-+ U but	0:16 3:-8 4:7
w-+ U comma	0:24 1:-9 2:-8 3:9 4:-11 5:-6
w-+ U edge	0:33 1:-6 2:-6 4:-7
w-+ U from	3:-16 8:21
w-+ U in	1:-10 2:-7 4:15 5:-6 8:7
w-+ U many	0:8 1:-7 3:19 4:-9
w-+ U over	0:-14 1:-15 2:-6 3:44 4:-8 5:-11 8:-7
w-+ U rel	0:15
w-+ U stay	2:13
w-+ U stop	0:-11 1:10 2:-10 3:-6 4:27 5:-6 8:-11
w-+ U subj	0:13
w-+ U to	0:-6 2:-6 3:-9 4:28 8:-10
w-+ U x	0:11 4:-10 5:-7 9:9
w-+ V comma	1:-12 2:-12 3:13 4:-11 5:-7 8:-11 9:25
w-+ V x	2:16 3:-11 4:-6 8:-6
w-+ a A	1:23 2:-7 3:-7
w-+ a F	0:-9 1:28 2:-15 3:-15 4:-7 7:19 8:-10
w-+ a N	1:9 2:-6 3:-8 8:18
w-+ a U	0:-12 1:14 2:-11 3:-18 4:-7 5:-7 6:-7 7:14 8:21
w-+ a a	0:-7 1:28 2:-7 3:-6
w-+ a and	0:-6 1:23 2:-6 5:-13 7:-7 8:16
w-+ a as	1:9 2:-12 7:16
w-+ a at	1:-9 2:-19 5:-7 6:-12 7:41 8:-15 9:-8
w-+ a attack	0:12 1:11 2:-11
w-+ a avoid	1:26 2:-9
w-+ a bring	0:-8 1:19 3:-7 4:9
w-+ a but	1:17 3:-11 4:-6 6:16 8:-13
w-+ a chase	2:10
w-+ a comma	3:14 4:-7 5:-9 7:-7 8:8
w-+ a cross	1:15
w-+ a eat	1:30 2:-19
w-+ a edge	0:-7 1:30 2:13 3:-10 5:-7 9:-6
w-+ a fall	1:-6 2:20 3:-8
w-+ a fight	1:17 2:-7
w-+ a for	1:-8 3:-7 7:19
w-+ a from	0:10 3:13 8:-7
w-+ a game	0:26 1:-15
w-+ a guard	1:9
w-+ a in	1:32 3:-11 4:-12 5:-8 6:-6 7:-6 8:11 9:-6
w-+ a is	0:-7 1:6 3:6 4:11 8:-10
w-+ a make	2:-6 3:-15 4:33 8:-13
w-+ a many	2:-12 4:-6 7:25
w-+ a move	1:33 3:-12 4:-8 6:7
w-+ a must	0:-6 1:13 2:15 3:-7 4:-6 7:-6
w-+ a of	0:12 1:30 2:-10 3:-25 4:-12 5:-9 6:10 7:-6 8:-19 9:13
w-+ a or	0:-6 2:-9 3:-17 4:-6 8:33
w-+ a over	1:15
w-+ a push	0:-6 1:21 2:-8 3:-6 4:-10 8:14
w-+ a rel	0:-9 1:31 2:-19 3:7 4:-17 5:-7 6:8 7:-7 8:7
w-+ a save	0:8
w-+ a shoot	0:-7 1:13 2:10 8:-6
w-+ a stay	0:-14 1:-35 2:-18 3:10 4:-11 5:-10 6:-6 7:18 8:37
w-+ a steal	1:34 2:-18
w-+ a stop	2:-16 3:21 4:-6 5:-12 6:-8 7:7 8:8 9:-7
w-+ a take	1:29 2:-6 3:-6
w-+ a the	1:25 2:-13 4:-8 6:-6 7:14 8:-13
w-+ a throw	1:22 2:-12 3:-7 4:-6 6:-14 8:21
w-+ a to	1:18 3:-8 4:-6
w-+ a victim	3:12
w-+ a vs	1:25 2:-7 3:-7
w-+ a with	1:27 2:-14 3:-14 5:14 7:-6 8:-11
w-+ a word:boss	1:-12 2:-16 6:-7 7:35
w-+ a word:hero	1:16 3:-6
w-+ a x	0:-10 1:15 4:-6 7:10 9:-8
w-+ and O	3:-17 5:23
w-+ and and	0:18 3:-9 5:7 8:-7
w-+ and as	1:-10 2:21
w-+ and at	1:-7 3:21 4:-11 5:-7 6:-11 7:-6 8:-9 9:17
w-+ and attack	3:-11 5:23
w-+ and avoid	1:8 2:10 3:-6
w-+ and bring	1:-8 2:-9 3:22
w-+ and chase	2:18
w-+ and comma	1:-13 3:9 4:-14 5:24 7:-7 8:-15 9:9
w-+ and eat	3:26 5:-6 8:-6
w-+ and edge	0:-18 1:-8 2:21 3:35 4:-12 5:-10 6:-11 7:-10 9:-11
w-+ and for	3:9
w-+ and from	2:25 3:-11 4:-6 8:-7
w-+ and hit	1:-9 2:15 3:-6
w-+ and in	1:-18 2:26 3:-20 6:-7 8:-13 9:18
w-+ and make	2:-8 3:-8 4:-10 8:-6 9:31
w-+ and match	0:-9 4:-6 8:-8 9:26
w-+ and me	2:18 3:-7
w-+ and move	0:6 3:7
w-+ and must	3:15
w-+ and not	3:15
w-+ and obj	2:-12 3:-14 4:-8 5:17 8:-6 9:18
w-+ and of	1:-9 2:10 3:15 4:-9 5:9 8:-9 9:-8
w-+ and reach	3:11 4:10 8:-7
w-+ and rel	0:10 2:-10 3:-8 5:20
w-+ and stop	0:17 1:-8 2:-6 4:-6 5:-17 6:-8 8:11 9:8
w-+ and subj	3:-6 4:14 8:-6
w-+ and take	2:-7 3:22
w-+ and to	2:-26 3:-10 4:-11 5:53 6:-6 8:-12
w-+ and vs	0:-7 1:-15 2:-19 3:-15 4:-8 9:47
w-+ and x	1:-10 2:19 3:-10 5:-9 6:-8 7:-7 8:7 9:8
w-+ as O	0:-9 1:-14 2:-15 5:32
w-+ as and	0:8 1:16 4:-6 6:-6 8:-13
w-+ as at	1:16 3:-7
w-+ as comma	1:30 2:-8 3:-23 4:-7 5:-6 8:12
w-+ as edge	1:-13 2:-17 3:21 4:-12 5:-9 6:-6 8:29
w-+ as in	1:-15 3:-6 8:23
w-+ as stop	0:10
w-+ as with	1:17
w-+ as x	0:15 2:-7 3:-18 4:18 8:-10
w-+ at A	0:13
w-+ at U	1:-12 3:12 4:-11 8:-15 9:18
w-+ at and	0:11 3:-9 5:-7 8:16
w-+ at at	3:-9 8:17
w-+ at avoid	0:12 8:-8
w-+ at bring	3:-7 4:-6 8:15
w-+ at but	2:-19 3:-13 4:29 8:9
w-+ at clean	0:10
w-+ at comma	1:8 2:-10 6:-10 7:-7 8:22 9:-7
w-+ at edge	2:31 3:-9 4:7 6:-6
w-+ at from	1:-7 8:12
w-+ at in	0:14 1:-10 3:-10 4:-11 5:20 9:-7
w-+ at many	1:-7 8:17
w-+ at move	1:-6 8:12
w-+ at not	0:6 3:-10 4:16 8:-8
w-+ at of	0:6 2:8
w-+ at or	0:14
w-+ at rel	0:-7 2:39 3:-9 4:-8 8:-8
w-+ at stay	0:10
w-+ at stop	0:11 2:-8 3:-11 4:32 5:-7 8:-13
w-+ at the	0:7
w-+ at throw	0:-11 1:-23 2:39 4:19 6:-15 8:-17
w-+ at to	0:11 4:8 8:-9
w-+ at with	1:22 2:7 4:-8 8:-12
w-+ at x	2:21 3:-9 4:-11 5:-7
w-+ attack comma	1:-10 3:-10 4:17 5:17 8:-11
w-+ attack edge	0:6
w-+ attack obj	1:-7 2:14 3:-6 4:11
w-+ attack stop	0:7 1:-7 2:17 4:-10
w-+ attack x	0:-14 1:-16 2:33 3:-11 4:9 5:-7 6:-6 8:-10
w-+ avoid and	1:-13 2:27 3:-16 4:-11 5:33 8:-13 9:-6
w-+ avoid at	0:7
w-+ avoid comma	1:-11 2:15 3:13 4:-10 5:-11 6:-6
w-+ avoid edge	2:30 3:-13 4:-8 5:13 8:-7
w-+ avoid in	3:-8 4:26 5:-10 8:-8
w-+ avoid obj	2:-6 3:26 4:-6 5:-7
w-+ avoid of	2:-10 3:-8 5:23
w-+ avoid reach	3:-12 4:20
w-+ avoid stop	2:10
w-+ avoid take	1:-6 2:7 3:12
w-+ avoid the	0:15
w-+ avoid to	2:7
w-+ avoid x	0:6 1:-7 3:-10 4:-8 5:23 8:-12
w-+ bring A	3:12
w-+ bring U	1:-18 2:-8 3:-8 8:28
w-+ bring and	1:18 2:-9 3:20 4:-13 5:-6 8:-6
w-+ bring at	0:-9 1:-12 2:-10 3:32 4:11 6:-6
w-+ bring but	3:8
w-+ bring comma	1:12 2:11 3:-11 5:-6 8:-7
w-+ bring edge	0:-9 1:29 2:-25 3:-28 4:29 8:-9
w-+ bring in	1:-8 3:15 4:6
w-+ bring not	0:10
w-+ bring of	0:15 1:-10 3:8
w-+ bring reach	2:-7 3:31 4:-15 8:-6
w-+ bring stop	3:-10 4:16
w-+ bring the	1:22 2:-10 3:-10
w-+ bring to	0:-12 1:-9 2:-8 3:54 4:-16 8:-8
w-+ bring with	3:16
w-+ bring x	1:27 2:-10 4:-15 8:-7
w-+ but A	1:-8 3:23 8:-7
w-+ but attack	2:22 3:-10
w-+ but chase	2:15
w-+ but comma	1:7 3:-17 4:-9 5:-7 8:20
w-+ but edge	1:17 2:-22 3:-6 4:-8 8:19
w-+ but in	0:8 3:-7 5:14
w-+ but must	1:-12 2:-22 4:33
w-+ but not	0:-9 1:-19 2:10 3:-10 4:30 5:-8 6:-6 8:-7
w-+ but obj	3:26
w-+ but stop	0:14 3:-7
w-+ but the	2:15
w-+ but to	2:20
w-+ but touch	1:9 2:12 3:-6
w-+ but with	2:30 3:-16
w-+ but x	0:9 1:-12 2:20 3:-23 4:-13 5:-7 8:24
w-+ by and	0:-6 1:-7 3:-10 8:28
w-+ by comma	0:12
w-+ by x	1:13 2:-7 3:-7 4:17 8:-18
w-+ chase but	0:6 2:15 3:-13
w-+ chase comma	1:-9 2:25 3:-9
w-+ chase edge	0:-10 2:-24 3:44 4:-8 7:-6 8:-6
w-+ chase take	1:-18 2:31 3:-11
w-+ clean comma	1:15 2:-7
w-+ clean stop	0:12
w-+ clean x	0:6 1:-7 3:13
w-+ comma A	0:25 3:-13
w-+ comma F	2:15 4:-9 5:-8 8:10
w-+ comma N	1:15 4:-8 5:-6 8:-8
w-+ comma O	1:-17 2:-7 3:-20 4:21 5:-12 6:-7 8:27 9:-6
w-+ comma U	0:8 1:-11 2:7 5:-10 6:-9 8:17 9:-6
w-+ comma V	0:13
w-+ comma a	2:15
w-+ comma also	0:8
w-+ comma and	0:-12 1:-7 3:49 4:-11 8:-10 9:-6
w-+ comma as	2:-11 3:-9 4:-7 5:16 8:7
w-+ comma at	0:9 1:-11 2:-12 3:13 4:16 5:-8 6:-7
w-+ comma attack	1:-17 2:39 3:-13 4:-10 5:7 6:-6 8:-9
w-+ comma avoid	0:-9 1:-14 2:-30 3:12 4:12 5:11 6:-6 7:-6 8:-12 9:21
w-+ comma bring	0:9 1:36 2:-6 3:-23 4:-7
w-+ comma but	0:-6 8:15
w-+ comma by	3:12
w-+ comma chase	2:21 3:-8
w-+ comma comma	0:8 1:-7 3:32 4:-9 6:-6
w-+ comma eat	1:-21 2:42 3:-15 4:-6 5:-6
w-+ comma edge	0:16 1:-12 2:-13 3:40 4:-11 5:-10 6:-6 8:-13
w-+ comma fall	1:-15 2:26 4:-10 5:7 7:-9 8:-11
w-+ comma for	3:20 4:-6 8:-8
w-+ comma from	1:8 2:12 3:-7 4:-15 5:-10 6:-8 7:-6 8:20 9:-7
w-+ comma hit	0:18 2:-6 3:10 8:-10
w-+ comma in	1:15 3:11 4:12 7:-6 8:-26 9:-7
w-+ comma is	0:14 1:-10 2:7 3:-19 4:-8 8:16
w-+ comma make	1:20 2:-10 3:11 4:-10 8:-10
w-+ comma many	0:12 3:-12 5:-8 6:-6 8:-15 9:24
w-+ comma match	3:-18 4:28 8:-7
w-+ comma me	0:-18 1:-8 2:40 4:-18 5:-12 6:7 7:-6 8:-15 9:-6
w-+ comma move	0:-11 1:11 2:9 3:25 4:-18 5:6 6:-10 8:-22 9:-7
w-+ comma must	0:-10 2:30 3:-10 4:-9 5:-7 8:-8
w-+ comma not	0:14 1:-13 2:-14 5:21 6:-7 8:-10
w-+ comma obj	0:10 1:-13 2:10 3:11 4:-19 5:10 8:-10 9:-6
w-+ comma of	2:-14 4:-15 6:-8 7:-6 8:28 9:-6
w-+ comma or	2:-16 3:26
w-+ comma over	0:-8 1:19 2:8 3:-15
w-+ comma push	1:-7 2:8 3:13
w-+ comma reach	0:-6 1:-14 2:-13 3:6 4:24 8:-6
w-+ comma rel	1:-8 2:16 3:-7 4:8
w-+ comma shoot	0:16 1:-16 2:13
w-+ comma stay	0:-9 2:-11 3:-23 4:-17 5:48 6:-6 7:-6 8:-13 9:-6
w-+ comma steal	1:-6 3:-19 8:25
w-+ comma stop	0:12 1:14 2:-14 3:14 4:-13 6:-6 7:-6
w-+ comma subj	0:-12 1:13 2:-11 3:19 4:-15 6:-9 7:-6 8:16 9:-8
w-+ comma take	1:-23 2:7 5:-11 6:-6 7:-6 8:11 9:19
w-+ comma the	0:-12 1:19 2:7 4:-18 5:-12 6:-7 7:-6 8:17
w-+ comma throw	1:-11 2:19 3:15 4:-15 5:-11 8:-9
w-+ comma to	0:-9 1:-12 2:8 3:16 5:26 6:-8 7:-7 8:-14 9:-7
w-+ comma use	1:12 2:-15 4:-14 8:20
w-+ comma vs	0:-8 1:59 2:-16 3:-17 4:-9 5:-6 6:-7 8:-9 9:-6
w-+ comma with	1:10 2:-6 3:-22 6:26 7:-6 8:-18
w-+ comma word:enemy	0:14 2:-6
w-+ comma x	0:11 2:17 3:-11 4:-6 6:-7 7:-6 8:8 9:-6
w-+ cross comma	2:-6 3:-7 4:-6 5:23 8:-11
w-+ cross of	0:15 8:-6
w-+ cross to	4:12
w-+ eat U	3:12
w-+ eat and	3:35 5:-6
w-+ eat comma	2:-18 3:35 4:-6
w-+ eat edge	0:-7 1:18 2:-21 3:35 4:-9 5:-8 8:-6
w-+ eat obj	1:-15 2:37 3:-14
w-+ edge A	1:27 2:-12 4:-7 8:-7
w-+ edge F	0:-11 1:28 2:-21 3:-15 4:19 8:-7
w-+ edge H	1:15
w-+ edge N	1:28 3:-11 8:-6
w-+ edge O	0:12 1:33 2:-19 3:-12
w-+ edge U	1:26 2:-6 4:-9 5:-6 6:-7
w-+ edge V	0:-7 1:33 2:-9 3:-6
w-+ edge a	0:9 1:-22 8:19
w-+ edge and	0:-10 1:-15 2:42 3:-13 8:-6
w-+ edge as	0:7 1:7
w-+ edge at	1:49 2:-12 3:-22 4:-7 6:-6 8:-10
w-+ edge attack	0:-10 1:-13 2:27 3:-7 4:17 8:-10
w-+ edge avoid	0:-8 1:11 2:20 3:-10
w-+ edge bring	0:-11 1:10 2:-8 3:33 4:-9 8:-8
w-+ edge but	1:13
w-+ edge chase	0:-6 1:9 2:10 3:-6
w-+ edge clean	0:9
w-+ edge comma	0:38 1:-6 2:-6 3:-11 8:-9
w-+ edge cross	1:23
w-+ edge eat	0:-12 1:-18 2:27 3:25 4:-9 6:-6 8:-9
w-+ edge edge	1:20 2:-13
w-+ edge fall	0:-14 1:13 2:7 3:11 4:-7 6:-6 8:-12
w-+ edge fight	0:7 1:18 2:-8
w-+ edge from	1:11 2:20 3:-25 4:18 6:-8 8:-18
w-+ edge game	0:32 2:-7 3:-8
w-+ edge guard	1:27 2:-8
w-+ edge hit	0:-14 1:28 2:-6 8:-12
w-+ edge if	1:6
w-+ edge in	0:-16 1:29 2:-11 3:14 4:-14 5:-9 6:-9 7:-6 8:13 9:-7
w-+ edge is	1:-21 2:-9 6:21
w-+ edge kind	0:-15 1:17 2:-9 3:7 4:-7 5:15 8:-10
w-+ edge make	0:-15 1:26 2:-10 3:12 4:-9
w-+ edge many	0:16
w-+ edge match	0:-11 1:-9 2:9 3:27 4:-9
w-+ edge meet	0:7
w-+ edge move	0:-13 1:6 2:15 4:-10 8:16
w-+ edge must	1:6 3:12
w-+ edge not	0:11
w-+ edge obj	0:-13 1:6 3:23 5:-8 6:6 7:-6 8:-15 9:-7
w-+ edge of	2:16 4:-10 5:-8 6:-8 8:13 9:-6
w-+ edge over	1:8 3:6
w-+ edge play	0:7 1:26 2:-10 3:-9 8:-8
w-+ edge push	1:21 3:-7 4:-6 8:-8
w-+ edge race	0:7 1:22 2:-9
w-+ edge reach	1:20 3:-8
w-+ edge rel	1:29 2:-25
w-+ edge save	1:16
w-+ edge shoot	0:-6 2:18
w-+ edge sneak	1:15 3:-7
w-+ edge stay	1:30 2:-20
w-+ edge steal	0:-6 1:21 2:-13 3:8
w-+ edge stop	0:20 2:-9 3:-9
w-+ edge subj	1:25 2:6 3:-10 4:-6
w-+ edge take	0:-10 1:27 2:-13 3:21 4:-6 8:-7
w-+ edge the	0:11 3:13 8:-7
w-+ edge throw	0:-8 3:-18 4:-8 6:39 8:-13 9:-6
w-+ edge to	1:-18 2:39 3:-14 4:7 6:-6 8:-15
w-+ edge use	3:13
w-+ edge versus	1:21 2:-7
w-+ edge vs	0:26 1:-7 2:19 3:-16 8:-6
w-+ edge with	0:19 1:-7 2:-9 3:8 4:8 6:-6
w-+ edge x	0:18 1:-7 3:-12 5:-7 6:-6 8:22
w-+ fall and	0:-6 1:-8 2:-8 7:24 8:-6
w-+ fall comma	1:-7 2:-11 3:20 4:-7 5:13 6:-6 7:-6 8:-8
w-+ fall edge	0:-6 1:-8 2:-24 3:-21 4:-7 5:23 6:-6 7:32 8:-11
w-+ fall from	0:-6 1:-9 4:-7 8:20
w-+ fall obj	0:-8 1:-7 3:35 4:-8 5:-6 6:-6 8:-8
w-+ fall subj	1:8
w-+ fall with	0:-8 1:-9 2:-7 3:43 5:-6 6:-6 8:-7
w-+ fall x	0:-18 2:41 3:-19 4:-6 5:-7 8:-7
w-+ fight comma	4:-6 6:24
w-+ fight edge	1:-13 2:36 3:-6 4:-7
w-+ fight save	1:-12 4:21
w-+ for comma	0:16 1:-6 3:-6 4:10
w-+ for rel	0:10
w-+ for stop	0:10
w-+ for x	0:10
w-+ from A	0:7
w-+ from O	2:10 5:8 8:-10
w-+ from U	0:25 8:-10
w-+ from and	0:-20 1:-16 2:-30 3:40 4:-15 5:-15 6:-7 7:-6 8:14 9:14
w-+ from at	0:23 1:-8 2:-6 8:10
w-+ from avoid	2:11
w-+ from bring	4:8
w-+ from but	2:-12 4:-14 5:-10 8:40
w-+ from comma	0:10 1:-14 4:7 6:-7 8:15 9:-6
w-+ from edge	1:-9 2:25 5:10 8:-17
w-+ from fall	0:-8 1:-6 2:-7 3:8 8:21
w-+ from from	0:10 2:-6 3:10 4:-8 5:-7
w-+ from guard	1:-6 3:-13 4:25
w-+ from hit	0:-8 3:16 6:-6 8:8
w-+ from in	0:-11 1:-9 4:6 5:-9 6:-6 8:33
w-+ from move	0:28 1:14 2:-12 3:-12 4:-7
w-+ from obj	3:20 4:8
w-+ from of	0:-14 1:-7 2:-11 3:-7 4:40 5:-10 6:-9
w-+ from reach	2:10 3:-7 8:14
w-+ from rel	0:12 1:14 2:-9
w-+ from stay	3:18 8:-6
w-+ from steal	3:17
w-+ from stop	0:13 1:-9 3:-20 4:12 5:-9 6:13
w-+ from take	8:11
w-+ from the	0:-11 1:-9 2:-15 3:-25 4:-13 8:51
w-+ from throw	2:-6 5:28 6:-23
w-+ from to	0:-11 1:27 2:-17 3:-25 4:-22 5:-14 6:-8 8:45 9:-6
w-+ from vs	0:-7 1:6 2:-24 6:31 8:-6
w-+ from with	0:16 2:10 4:-6 8:-11
w-+ from x	2:20 3:6 4:-16 6:-7 8:-7
w-+ game U	0:10
w-+ game comma	0:7
w-+ game x	0:9
w-+ guard at	1:-6 2:-6 3:-6 4:-13 5:30
w-+ guard edge	0:9 8:-6
w-+ guard from	1:-14 2:-10 3:-16 4:48 6:-7 8:-9
w-+ hit comma	1:-12 2:42 3:-35 4:-9 5:-7 8:12
w-+ hit edge	0:-7 1:-6 2:-19 3:37
w-+ hit with	3:7
w-+ hit x	0:-7 1:15 2:-12 3:7 4:-7 5:-7 8:7
w-+ if comma	0:11
w-+ if move	0:10 1:-16 4:17
w-+ if take	1:9
w-+ if x	1:-9 3:30 4:-6 8:-8
w-+ in A	8:15
w-+ in N	4:-12 8:19
w-+ in O	0:15
w-+ in U	0:29 2:-8 3:-7 4:-8 5:-9 8:10
w-+ in V	1:17
w-+ in and	1:-12 2:-17 3:6 5:15 6:-7 7:-6 8:16 9:-6
w-+ in at	0:9 2:6 3:-6 5:13 8:-13
w-+ in avoid	0:17
w-+ in bring	0:-9 1:-6 4:22 8:-8
w-+ in but	0:-22 1:-7 2:-14 3:18 4:22 5:-8 6:-6
w-+ in comma	0:9 3:-8 6:-7 7:-6 8:22 9:-6
w-+ in edge	2:10 3:-12 4:-15 6:-7 7:-7 8:34 9:-6
w-+ in from	3:-11 4:26 5:-9
w-+ in in	0:8 1:12 2:-6 3:-10 4:-18 5:23 8:-6
w-+ in is	0:-10 1:22 3:-15 4:13 8:-7
w-+ in many	0:9
w-+ in match	0:-11 3:21 4:11 8:-10
w-+ in meet	8:14
w-+ in move	0:15 1:-8 3:-10 4:-10 5:-6 6:16 8:6
w-+ in not	0:-17 1:17 2:-10 3:-23 5:12 8:6
w-+ in obj	0:6 4:9
w-+ in of	0:11 1:-9 2:-10 3:-12 5:18
w-+ in over	3:-6 4:10 5:-6 8:9
w-+ in reach	0:-6 1:-7 3:-8 4:24 5:-7
w-+ in rel	1:-18 3:-7 4:11 8:-10 9:18
w-+ in sneak	2:17 3:-6 5:-9 8:6
w-+ in stay	0:10
w-+ in stop	1:-10 2:-10 3:-26 4:-6 6:-7 7:9 8:41
w-+ in take	0:12 1:-8 5:-6 8:12
w-+ in the	0:-6 1:-11 2:-6 3:-27 4:-10 5:31 6:-6 8:16
w-+ in throw	2:-6 3:-7 4:-6 6:17 8:-17 9:17
w-+ in to	0:-9 2:-7 3:-9 4:16 5:26 6:12 8:-30
w-+ in vs	0:19 8:-7
w-+ in with	1:10 2:-9 3:-18 5:28 6:-10 7:-6 8:-6 9:-6
w-+ in x	0:14 3:-12 4:12 5:-14 6:-8 7:-7 8:14 9:-6
w-+ is and	1:-16 2:-7 4:-19 5:-8 6:-7 7:-7 8:-8 9:42
w-+ is comma	1:12 2:-13 3:-13 4:10 5:7 6:12 7:-8 8:-11 9:-9
w-+ is edge	0:-9 1:-23 2:29 6:-8 8:-9 9:-7
w-+ is move	2:-6 3:-6 5:24 8:-9
w-+ is stop	2:-19 3:7 5:23
w-+ is vs	1:11
w-+ is with	2:10 3:20 4:-6 5:-6 6:-6 8:-7
w-+ is x	0:-7 1:-20 2:35 3:-11 4:-14 5:-12 7:-7 8:-12 9:21
w-+ kind U	0:7
w-+ kind and	0:7
w-+ kind but	0:9 1:-6 2:-8 3:11
w-+ kind comma	0:32 1:-12 3:-8
w-+ kind edge	0:-10 1:20 2:-15 3:-12 4:-7 5:-6 8:23
w-+ kind if	0:8
w-+ kind in	0:9
w-+ kind subj	0:-13 3:19
w-+ kind vs	1:12
w-+ kind with	1:-16 2:20
w-+ kind x	0:26 1:-9 3:-7
w-+ love and	0:7
w-+ love comma	1:23 2:-7 3:-8
w-+ love stop	1:18 3:-6
w-+ make U	0:8
w-+ make and	3:33 4:-6 6:-6
w-+ make at	0:-6 1:20
w-+ make bring	1:10 3:-7
w-+ make comma	1:-10 2:-7 3:18 4:10 8:-10
w-+ make edge	0:-13 1:-12 2:-15 3:34 4:-22 5:-6 8:21
w-+ make subj	2:-10 3:-8 4:21
w-+ make take	0:6 1:-9 2:21 3:-18
w-+ make x	1:-7 3:27 4:-9
w-+ many A	3:12 4:-7 8:-7
w-+ many U	0:-9 1:-8 2:16 3:10 4:12 5:-8 6:-7 8:-12
w-+ many a	0:6 2:14 3:-9
w-+ many and	1:15 2:-19 3:29 4:7 5:-7 6:-8 8:-16 9:-6
w-+ many at	1:-17 2:-14 3:26 5:-8 6:18 8:-10
w-+ many attack	2:10
w-+ many bring	1:-8 2:-6 4:16
w-+ many but	0:-12 1:-6 2:-13 3:31 4:10 5:-6 8:-12
w-+ many chase	1:-16 2:23
w-+ many comma	0:9 1:-9 2:6 4:11 5:-9 8:7 9:-6
w-+ many edge	0:15 1:-13 3:24 5:-9 7:-6 8:-10
w-+ many fall	3:8
w-+ many fight	0:10 2:-8
w-+ many from	0:19 2:13 4:-7 8:-9
w-+ many hit	1:18 2:-11 3:-7
w-+ many in	1:15 3:22 5:-10 6:-9 8:-15 9:-6
w-+ many is	1:-15 2:-11 3:18 4:14 5:-6 8:-6
w-+ many make	1:8 2:-7 3:-13 4:16
w-+ many many	0:8 1:28 2:-7 3:-17 4:-7 8:-6
w-+ many match	0:9 3:-7
w-+ many move	1:-14 2:11 3:8 4:19 5:-8 8:-16
w-+ many must	1:19
w-+ many not	0:7 3:7
w-+ many of	0:11 1:-19 2:11 3:16 4:-8 8:-6
w-+ many rel	0:-8 2:14 3:-9 4:-7 5:13
w-+ many stop	0:6 1:-12 2:21 4:21 5:-15 6:-7 7:-6 8:-18
w-+ many take	0:21 1:-16 3:23 4:-12 5:-7 8:-7
w-+ many the	3:10 4:-6 5:11 8:-8
w-+ many to	1:-7 2:-6 3:24 4:-12 5:-9 6:14 8:-10
w-+ many use	0:-7 1:16 2:-9 3:7
w-+ many vs	0:-7 1:10 2:-17 3:-14 4:-7 9:28
w-+ many with	0:32 3:-12
w-+ many word:enemy	0:17
w-+ many x	0:21 1:-15 2:-7 3:14 6:6 8:-10
w-+ many you	0:18 3:-6
w-+ match at	3:17
w-+ match comma	4:25 8:-15
w-+ match edge	0:12 1:14 3:-16
w-+ match in	0:-6 1:-7 3:29 8:-6
w-+ match obj	3:9
w-+ match x	0:9 3:-9 4:13
w-+ me and	0:-12 1:-8 2:-15 3:26 4:-10 8:18
w-+ me comma	0:20
w-+ me edge	0:6 3:-6 6:16
w-+ me stop	3:6
w-+ me x	0:13 2:-6
w-+ meet comma	0:-14 1:-10 2:-9 3:18 7:14
w-+ move U	0:-14 1:-11 2:24 3:-20 4:26 5:-9 6:-6 8:-13
w-+ move and	0:-12 1:-12 2:-14 5:28 6:-8 8:7 9:-7
w-+ move avoid	3:-7 5:13
w-+ move comma	1:6 2:-17 4:-12 5:11 6:15 8:-19 9:-7
w-+ move edge	1:38 2:14 3:-23 4:-12 5:-6 6:-7 7:-6 8:-15 9:-6
w-+ move in	0:-8 1:-16 2:-11 3:-17 4:-6 5:20 8:-13 9:32
w-+ move many	0:-15 1:-11 2:29 3:10 4:-9 5:-10 8:-9
w-+ move obj	1:-10 2:20 3:-9 4:17 5:-7 6:-6 8:-12
w-+ move of	0:-7 1:-14 2:-7 3:41 4:-7 5:-9 6:-7 8:-16 9:8
w-+ move stop	0:17
w-+ move with	1:8 2:-8 3:-18 5:-9 8:20
w-+ move x	1:32 2:-7 3:-15 4:-6 5:6 8:-13
w-+ must comma	0:-8 1:-9 2:6 3:21
w-+ must edge	0:14 3:-6
w-+ must in	0:12
w-+ must x	0:19 3:-7
w-+ my and	1:-11 2:16 3:-7 4:12 8:-8
w-+ my comma	0:6 1:27 3:-21 4:18 5:-7 6:-7 8:-15
w-+ my edge	0:-14 1:-13 2:11 3:34 4:6 5:-6 6:-8 8:-7
w-+ my in	0:-11 1:9 2:26 3:-9 5:-8 8:-10
w-+ my is	0:7 1:17 2:-9 3:-6
w-+ my move	0:12 1:8 2:-8
w-+ my must	1:20 2:-9 3:-19 4:13
w-+ my over	1:19 3:-13
w-+ my rel	0:-8 1:11 2:15 3:-6
w-+ my steal	1:-22 2:25
w-+ my stop	1:13 3:-8
w-+ my take	0:6
w-+ my throw	0:7
w-+ my with	0:9
w-+ my x	0:27 1:-12 2:12 3:-8 4:-7
w-+ not with	0:-12 1:-10 3:28
w-+ obj of	0:9
w-+ obj reach	4:13
w-+ obj subj	2:-8 3:-7 6:21
w-+ obj to	0:-7 1:-8 2:12 3:-8 4:24 8:-7
w-+ obj with	0:-8 2:-8 3:19 4:9 5:-8 8:-17
w-+ obj x	0:16 3:-18 4:-6 6:20 8:-6
w-+ of N	0:9
w-+ of O	3:21 4:-9 8:-7
w-+ of U	3:7
w-+ of and	1:-8 2:-18 3:-28 4:24 5:24 6:-10 7:-6 8:-25 9:19
w-+ of as	1:-10 3:-12 4:-6 6:36 8:-14
w-+ of at	1:-9 2:-6 4:-6 8:19
w-+ of bring	1:-6 3:21 4:-6 8:-7
w-+ of but	3:24 6:-10
w-+ of comma	0:13 2:6 3:-9 4:-14 5:12 6:-12 7:-6 9:8
w-+ of edge	1:19 2:-13 5:-9 6:19 7:-7 9:-7
w-+ of fall	3:23 6:-6 8:-7
w-+ of from	1:8 3:-15 4:-6 8:22
w-+ of in	1:-8 2:-14 3:12 5:-9 7:-6 8:20 9:-8
w-+ of not	4:-7 5:18 8:-6
w-+ of obj	1:-7 2:-11 3:17 4:-10 5:-6 6:-6 8:-7 9:19
w-+ of of	0:10 1:-9 2:-10 4:15 5:-7 8:8
w-+ of or	0:17 3:-9
w-+ of play	0:-10 1:27 8:-8
w-+ of rel	1:15 2:-7 3:-19 4:-6 5:-6 8:-7 9:22
w-+ of stop	1:-14 2:-16 3:-16 4:12 5:6 6:11 7:14 9:-9
w-+ of subj	0:-7 1:-18 2:-11 4:-9 9:35
w-+ of the	0:-10 1:-10 2:-7 3:-15 4:16 6:20 8:-7
w-+ of to	0:10 2:-8 3:-13 4:30 5:-8 8:-8
w-+ of vs	0:14 1:8 3:-7
w-+ of with	0:-11 1:-10 2:-9 3:32 4:-15 5:-10 8:15 9:-6
w-+ of x	0:10 1:13 2:10 3:-15 4:-16 5:-11 6:11 7:-6 8:-9
w-+ or and	3:10
w-+ or comma	0:19
w-+ or x	0:-16 1:-7 2:13 3:21 4:-8 8:-8
w-+ over and	2:-7 3:-18 4:-9 5:34
w-+ over comma	0:-12 1:-6 2:-8 3:-16 4:-12 5:37 8:12
w-+ over edge	0:-6 3:-13 4:-10 5:45 8:-18
w-+ over in	3:-6 5:8
w-+ over move	0:-10 1:-8 2:-7 3:-8 4:24 5:12 8:-16
w-+ over obj	3:15
w-+ over x	0:-9 2:-6 3:21 4:-11 5:18 8:-14
w-+ play A	1:8
w-+ play U	0:-6 2:19 3:-6
w-+ play V	0:-6 1:16
w-+ play and	1:37 3:-10 8:-6
w-+ play at	1:18
w-+ play avoid	1:20 3:-11
w-+ play comma	1:31 2:6 4:-8 5:-6 6:-6 8:-9
w-+ play edge	0:-6 1:28 2:-10
w-+ play from	0:7
w-+ play in	1:25 2:-7 3:-8 4:-9 5:-6 8:11
w-+ play is	1:9
w-+ play move	1:13
w-+ play obj	1:-10 3:18
w-+ play of	0:30 3:-8
w-+ play rel	1:10
w-+ play stop	1:29 3:-10 8:-10
w-+ play take	0:11 3:-9
w-+ play the	1:8
w-+ play with	1:20
w-+ play x	0:6 2:-8 3:-18 5:25 8:-6
w-+ push O	2:13 3:-6
w-+ push at	0:9 1:-6 2:-6 3:28 4:-8 6:-6 8:-6
w-+ push comma	1:-9 3:-21 8:33
w-+ push edge	1:28 2:-7 3:-8 4:-7 5:-6 8:-10
w-+ push in	0:-6 3:24
w-+ push of	3:22
w-+ push reach	3:26 5:-8 8:-6
w-+ race comma	1:12
w-+ race edge	1:18
w-+ race in	0:-6 1:8 2:14
w-+ reach U	3:17 4:-11
w-+ reach but	4:25 8:-12
w-+ reach comma	2:-10 3:-12 4:38 5:-6 8:-12
w-+ reach edge	0:-12 3:-23 4:49 5:-7 6:-6 8:-11
w-+ reach in	0:24 4:-14
w-+ reach of	0:8
w-+ reach stop	1:-9 2:-15 3:-12 4:41 8:-9
w-+ reach subj	1:-6 2:7 4:13
w-+ reach the	0:-8 3:15
w-+ rel comma	0:15 1:-7
w-+ rel stop	0:-9 3:23 4:-6 8:-6
w-+ rel the	1:-15 2:30 3:-6
w-+ rel x	0:27 3:-8
w-+ save edge	1:-11 2:-17 4:32 7:-6 8:-6
w-+ save from	0:8 1:-11 2:-10 3:14 4:6
w-+ save of	2:-6 3:-8 4:17
w-+ save x	0:19 3:-8
w-+ shoot at	0:-7 1:-10 2:-14 3:-11 4:-7 6:56 8:-8
w-+ shoot comma	3:-6 6:13
w-+ shoot edge	1:15 2:14 3:-6 6:-13
w-+ shoot in	6:7
w-+ shoot many	2:12 3:-8 6:8
w-+ shoot to	6:13
w-+ shoot vs	6:18
w-+ shoot x	2:-15 3:-7 6:29
w-+ sneak and	2:20
w-+ sneak edge	2:10
w-+ sneak x	0:-11 1:-6 2:8 3:8 4:18 5:-8 8:-9
w-+ stay comma	2:21 4:-9 8:-8
w-+ stay edge	0:-8 1:-7 2:8 3:-15 4:32 5:-6 7:-6 8:-12
w-+ stay from	2:-7 3:-8 8:-6 9:21
w-+ stay x	0:-9 1:-6 2:-9 3:-10 4:-10 5:-6 8:39
w-+ steal and	3:11
w-+ steal at	1:-6 2:-9 3:25
w-+ steal comma	0:7 2:14 8:-6
w-+ steal edge	0:-9 1:-9 2:-34 3:61 4:-11 7:-7 8:-7
w-+ steal from	2:-9 3:32 4:-6
w-+ steal in	0:16 3:-11
w-+ steal obj	2:17 3:-8
w-+ steal sneak	2:-14 3:28
w-+ stop A	0:9
w-+ stop N	1:16 2:-8
w-+ stop U	1:-6 3:-11 8:21
w-+ stop and	0:-16 1:-14 3:-8 4:-15 5:19 6:-6 8:21
w-+ stop at	0:11 1:8 3:-9
w-+ stop attack	0:6 2:8
w-+ stop bring	2:-7 3:15
w-+ stop comma	1:-18 2:7 3:15 4:-10 5:11 8:-6
w-+ stop fall	0:-16 1:-8 2:-13 3:14 4:-12 5:-11 6:29 7:-6
w-+ stop from	3:25 8:-14
w-+ stop in	0:-14 1:-7 2:-17 3:10 4:-12 5:18 6:-10 7:-6 8:23 9:-6
w-+ stop is	0:-14 2:26 3:-14 4:-7 5:13 8:-8
w-+ stop kind	1:-14 2:20
w-+ stop many	0:20 1:15 2:-6 3:-14 8:-8
w-+ stop match	0:8
w-+ stop me	0:-10 1:-6 2:-6 3:-6 8:25
w-+ stop move	2:-8 3:19
w-+ stop must	1:12 2:-8 3:-16 4:-6 6:23 8:-11
w-+ stop not	0:17
w-+ stop obj	2:18
w-+ stop of	0:-9 1:-24 3:28 4:-10 6:-9 8:9
w-+ stop push	1:-11 2:30 3:-16 8:-8
w-+ stop stop	0:9 2:-6 3:-6 8:12
w-+ stop subj	1:17 3:-26 5:6 6:-6 7:-6 9:-7
w-+ stop take	0:-12 1:-8 2:-7 3:-16 4:17 5:-7 8:22
w-+ stop to	0:7 1:-6 2:15 3:-9 4:-18 5:14
w-+ stop touch	0:-14 1:-16 2:13 3:-10 4:-6 5:-9 8:28
w-+ stop vs	0:-7 1:25 3:-8 8:-6
w-+ stop with	0:14 1:-11 3:-8 6:21 8:-7
w-+ stop x	3:-7 4:-12 5:19 6:-8 7:-7 9:-6
w-+ subj and	1:-7 2:26
w-+ subj comma	0:15 2:-9 3:-8 6:10
w-+ subj edge	1:21 2:-18 3:-11 4:-6 7:17
w-+ subj from	0:-10 1:-7 2:22 3:-23 4:-9 5:-8 6:-7 8:31
w-+ subj in	5:12 8:-11
w-+ subj move	0:13
w-+ subj obj	0:-8 1:-7 2:-7 3:24 4:9 5:8 6:-8 9:-7
w-+ subj of	1:24 2:17 3:-12 4:-7 5:-6 8:-15
w-+ subj stop	3:15 8:-6
w-+ subj to	1:-7 2:25 3:-13 4:-17 5:-8 6:-7 8:23
w-+ subj with	0:7 3:-7 5:-6 6:18 8:-6
w-+ subj x	0:15 2:6 8:-6
w-+ take A	4:15
w-+ take O	3:21
w-+ take U	0:-14 1:15 2:-21 3:24 4:-9 8:-7
w-+ take and	2:-7 3:28 4:-9 8:7
w-+ take at	0:-8 1:-7 2:-7 3:22 4:12 6:-6 8:-8
w-+ take avoid	1:-16 2:23 3:9 4:-6
w-+ take but	2:-10 3:32 4:-7
w-+ take chase	2:-18 3:13 4:17
w-+ take comma	2:-12 3:46 5:-6 8:-10
w-+ take edge	0:-10 1:11 2:-19 3:45 5:-8 6:-7
w-+ take for	2:-7 5:17
w-+ take from	1:-10 4:14 5:-6 8:-9
w-+ take in	1:14 2:-13 3:22 5:-8 8:-11
w-+ take many	3:9
w-+ take obj	2:16
w-+ take of	3:26
w-+ take rel	0:9 2:-9 3:-17 4:-6 8:27
w-+ take stop	0:12
w-+ take subj	1:-16 2:10 3:16
w-+ take take	3:10
w-+ take to	0:9 1:-13 2:-7 4:21 8:-6
w-+ take with	0:-10 1:-13 2:-11 3:35 4:-11 5:-6 6:14 8:-9
w-+ take x	1:24 2:-11 3:-8 4:-16 5:-7 8:13
w-+ the O	3:8
w-+ the U	0:6 1:-9 2:13 3:9 4:-6 8:-10
w-+ the a	0:-6 1:16 4:-6 5:-6 8:6
w-+ the and	0:-9 1:7 2:7 3:-11 7:-7 8:16 9:-8
w-+ the at	0:-14 1:-21 3:24 5:-13 6:-7 7:-9 8:29 9:-10
w-+ the attack	1:-9 2:20
w-+ the avoid	1:-12 2:-20 3:29 5:11 8:-6 9:-9
w-+ the bring	0:-9 1:38 2:-9 3:-21 4:7 8:-8
w-+ the but	0:-6 1:-12 2:-20 3:13 5:-10 6:19 7:-6 8:10 9:-6
w-+ the by	1:-6 4:20 8:-7
w-+ the chase	0:-8 1:21 2:7 3:-16 4:-11 5:-7 6:-6 8:9
w-+ the clean	1:-8 2:-6 4:21 8:-8
w-+ the comma	1:-9 3:11 4:13 6:-8 7:-6 9:-7
w-+ the eat	0:-15 1:16 2:16 3:-15 4:17 5:-10 6:-7 7:-7 8:-11 9:-7
w-+ the edge	0:-9 2:12 4:11 6:-10 8:9 9:-6
w-+ the fall	1:-21 2:20 4:-11 5:-13 7:10 8:12
w-+ the for	0:-10 1:13 2:-9 3:16 4:11 5:-10 8:-20
w-+ the from	1:-21 3:6 4:24 5:-7 6:-8 7:-7 8:13 9:-8
w-+ the guard	1:-6 2:23 4:-6
w-+ the hit	0:10 2:9
w-+ the in	0:6 1:-20 3:15 5:12 7:-7 9:-7
w-+ the is	0:18 2:-17 3:-27 4:41 5:-10 6:-8 8:-14 9:-6
w-+ the kind	3:21
w-+ the many	1:-18 2:12 3:-15 4:9 5:-6 8:17
w-+ the match	1:24 2:11 3:-21 4:-9 8:-6
w-+ the me	0:-16 1:11 2:27 3:-22 4:13 5:-11 6:-9 7:-6 9:-7
w-+ the move	0:6 1:14 4:10 5:-8 6:-6 8:-13 9:-6
w-+ the must	0:16 2:14 3:-12 4:7 5:-8 6:-7 8:-12
w-+ the not	1:9 2:-27 4:10 5:8 6:-9 7:-7 8:8 9:-6
w-+ the of	1:-28 2:-9 4:16 5:19 6:-11 7:-7 8:14 9:-7
w-+ the over	1:10
w-+ the play	0:10 8:6
w-+ the push	0:-8 1:7 2:-9 3:17 4:7 8:-10
w-+ the reach	0:-9 1:18 2:16 3:-26 4:-15 5:7 6:-9 8:11
w-+ the rel	0:-11 2:-6 3:18 4:11 5:-11 6:-8 7:-7 9:-6
w-+ the save	1:16
w-+ the sneak	0:-6 1:-9 2:16 4:19 8:-10
w-+ the stay	0:13
w-+ the steal	1:7 2:15 3:-8 4:-6
w-+ the stop	0:-10 1:7 3:8 4:10 6:-10 7:-8 9:-8
w-+ the take	1:-7 3:27 4:7 5:-7 6:-6 7:-6 8:-11 9:-9
w-+ the the	2:26 3:-21 5:-12 6:-7 7:-6 8:13 9:-6
w-+ the throw	2:-15 3:7 4:-10 8:19
w-+ the to	1:7 2:-18 5:16 6:-8 7:-6 9:-6
w-+ the use	1:-29 2:30 5:17 8:-17
w-+ the vs	1:16 2:-10 3:-23 4:40 5:-6 6:-11 8:-16 9:-6
w-+ the with	0:12 1:-14 2:15 3:-20 4:25 5:-9 6:-9
w-+ the x	2:8 3:-8 4:12 6:-10 8:6 9:-8
w-+ the you	0:-12 2:-14 4:15 5:19 6:-6 8:-16
w-+ throw and	3:24 6:-14
w-+ throw at	0:-6 1:-8 3:-23 4:-7 5:-6 6:60 8:-6
w-+ throw comma	0:6 1:-9 2:-18 4:-7 5:-6 6:30 7:-6
w-+ throw edge	0:-14 1:23 2:-10 3:-21 4:-11 5:6 6:21 7:-6 8:-6
w-+ throw in	0:-9 1:-8 2:-6 3:-18 4:-7 5:-6 6:46 8:-8
w-+ throw obj	2:7 4:12 6:-6
w-+ throw of	3:-7 6:8
w-+ throw reach	3:-13 6:26
w-+ throw to	0:-8 1:-6 3:-21 6:44
w-+ to F	4:7
w-+ to and	0:7 1:11 2:-7 4:-12 8:11
w-+ to at	0:16
w-+ to bring	3:19 4:-7
w-+ to comma	0:-8 2:-15 3:13 4:40 5:-9 6:-7 8:-21 9:-6
w-+ to edge	0:-11 1:-13 2:7 3:-11 4:44 5:-13 6:-7 7:-6 8:-14
w-+ to in	0:-12 1:-6 3:-21 8:34
w-+ to move	0:-8 1:-7 2:9 4:24 8:-14
w-+ to not	0:13
w-+ to obj	2:-8 3:-18 4:-13 6:41
w-+ to rel	0:-10 1:-6 2:-8 3:-15 4:30 8:9
w-+ to stop	3:18 4:-6 8:-9
w-+ to subj	0:11
w-+ to throw	3:-11 4:-10 6:28
w-+ to with	4:-8 6:-6 8:17
w-+ to x	0:17 2:-6 3:-6 4:-8 8:12
w-+ touch comma	0:-10 2:-7 3:-16 4:-8 5:33
w-+ touch edge	0:8 5:11
w-+ touch with	0:11
w-+ touch x	0:-7 2:13 3:-12 4:9 5:7 8:-10
w-+ use comma	0:6 1:-8 3:33 4:-10 6:-10 8:-12
w-+ use in	0:16 3:-8
w-+ use stop	0:6 2:8
w-+ use x	2:-10 4:-9 6:20 8:-7
w-+ versus of	1:-6 2:20
w-+ victim edge	2:11
w-+ vs and	2:15
w-+ vs comma	2:14
w-+ vs edge	2:39 3:-11 4:-6 8:-6
w-+ vs with	1:-7 2:18
w-+ with U	1:6 2:-11 3:-20 4:-9 5:-8 6:14 8:18
w-+ with and	0:-13 1:-11 2:15 3:27 4:-11 6:-15 7:-7 9:-8
w-+ with as	2:10
w-+ with at	1:-19 2:-13 3:-15 5:-10 6:14 8:12 9:26
w-+ with but	0:-7 1:-11 4:-9 5:-8 6:23
w-+ with comma	0:12 3:16 5:7 6:-6 8:-11 9:-6
w-+ with edge	0:-11 1:18 3:10 4:-9 6:16 7:-7 9:-6
w-+ with fall	0:12 1:-7 2:-9 3:-11 8:19
w-+ with fight	0:-10 1:-14 2:-8 3:-12 6:41 8:-8
w-+ with from	0:-11 1:-7 3:9 6:-8 8:27
w-+ with in	1:6 2:-6 4:-10 5:-10 8:20
w-+ with many	0:16 1:-11 3:-9 8:12
w-+ with move	0:-9 1:-20 2:-18 3:-18 8:45
w-+ with not	0:-9 1:-11 2:-9 3:-6 6:31
w-+ with obj	0:-10 1:-18 2:-10 3:22 4:-12 5:-11 6:30 8:-16 9:-7
w-+ with of	0:20 1:6 2:20 3:-19 4:-7 6:-6 8:-11
w-+ with rel	0:-8 1:-24 2:37 4:-11 5:16 6:-8 8:-16
w-+ with shoot	1:14 3:-7 8:-6
w-+ with stop	0:7 1:30 2:-15 4:-7 5:-7 6:-7 8:-9
w-+ with take	1:12 3:-9
w-+ with throw	2:-6 3:-6 6:14
w-+ with to	0:-6 2:9 5:17 8:-7
w-+ with vs	0:-12 1:14 2:-10 3:-18 4:-9 5:-6 6:34 8:-10
w-+ with x	1:15 2:-20 3:17 4:-15 5:-13 6:-11 7:-6 8:22 9:-7
w-+ word:enemy comma	0:-6 1:-19 2:37 3:-7
w-+ word:enemy x	2:19 3:-7
w-+ word:obstacle edge	0:-7 2:20 3:-17 4:-7 5:14
w-+ x A	0:11 2:6 3:-11 4:-9 8:13
w-+ x F	0:-6 2:17 3:-17 6:20 8:-8
w-+ x H	3:20 4:-8
w-+ x N	0:17
w-+ x O	0:15 1:10 2:7 3:-14 4:-7 5:6 6:-6 8:-8
w-+ x U	1:11 2:-9 3:19 4:-11 5:-8 9:-6
w-+ x a	0:29 1:-11 4:-8
w-+ x and	0:7 1:14 2:-15 3:-12 4:-9 6:7 8:8
w-+ x as	1:7 2:-8 3:9
w-+ x at	0:-6 2:-14 3:17 5:-10 6:-11 7:7 8:12 9:-8
w-+ x attack	1:-7 2:28 3:-12 6:-6
w-+ x avoid	0:8 3:-11 4:15 5:6 8:-10
w-+ x bring	0:-7 1:-20 2:-7 3:25 4:6 5:12 6:-6 8:-14
w-+ x but	0:14 1:-15 2:-13 3:15 5:-7 6:-6 8:7
w-+ x chase	0:6
w-+ x clean	0:12 3:-6
w-+ x comma	0:11 5:-7 6:-7
w-+ x cross	0:-13 1:-12 2:-11 3:-11 4:18 5:24 8:-7
w-+ x eat	0:12
w-+ x edge	0:10 3:-18 4:12 5:-11 7:19 9:-6
w-+ x fall	2:-14 4:15 5:18 6:-6 7:-6 8:-19
w-+ x fight	1:8 2:-8 3:-6 4:-8 6:-9 8:22
w-+ x from	0:-12 2:-10 3:-11 5:-10 6:-8 7:-8 8:-10 9:43
w-+ x game	1:12
w-+ x guard	1:29 2:-18
w-+ x hit	0:13 3:-6
w-+ x if	0:12
w-+ x in	1:-17 2:-19 3:30 5:-11 8:7
w-+ x is	0:15 1:11 3:-7 4:-6
w-+ x kind	0:10
w-+ x make	0:8 1:-13 4:19 8:-11
w-+ x many	0:11 1:10 2:-6 3:-16 4:8
w-+ x match	1:-6 3:28 4:-6 8:-9
w-+ x me	1:-8 2:20 3:-7 8:-6
w-+ x meet	0:7
w-+ x move	1:30 3:-34 4:20 5:-10 6:-9 7:-6 8:-9 9:-9
w-+ x must	3:-9 5:-7 6:-7 8:28
w-+ x not	0:17 2:17 3:-13 5:-6 8:-7
w-+ x obj	1:-13 2:13 3:11 5:-9 6:-7 8:7 9:-6
w-+ x of	0:16 1:8 2:-11 3:-13 4:-8 6:-10 8:19 9:-7
w-+ x or	0:-12 1:-11 2:14 3:-12 4:-15 5:37 6:-7 7:-6 8:-16
w-+ x over	1:-8 2:-6 3:-12 4:-6 5:16 8:14
w-+ x play	1:-18 2:17 3:16 4:-6 8:-6
w-+ x push	0:12
w-+ x reach	1:-6 2:-12 4:16 5:-10 6:-9 8:21
w-+ x rel	1:-17 3:19 4:-9 5:-6 6:-6 7:15
w-+ x sneak	0:-10 1:-20 2:30 3:16 4:-10 5:-6 8:-7
w-+ x stay	0:16 1:-9 3:22 4:-10 5:-9 8:-16
w-+ x steal	2:9
w-+ x stop	0:13 4:-7 5:-6 8:17 9:-6
w-+ x subj	0:-13 1:-22 2:21 3:26 4:-17 5:11 6:-10 7:-9 9:-11
w-+ x take	0:-7 2:6 3:16 5:-13 6:-6 9:-6
w-+ x the	0:12 2:-7 3:13 4:-7
w-+ x throw	0:-14 1:-29 2:13 3:26 4:-12 5:-6 7:-6 8:7 9:-12
w-+ x to	1:-15 2:20 5:-13 6:-11 7:-7 8:19 9:-8
w-+ x touch	0:6 3:-13 4:-6 5:-9 6:25 8:-8
w-+ x use	0:13 1:18 3:-17
w-+ x vs	1:22 2:-8 3:-8
w-+ x with	2:6 3:-8 4:45 5:-11 6:-11 7:-7 8:-25 9:-7
w-+ x word:goal	1:-10 2:-17 4:-7 8:30
w-+ x x	0:9 1:-6 3:6 4:-11 8:8
w-+ x you	0:9 1:7
w-+ you A	0:-9 1:13 3:11
w-+ you comma	0:11
w-+ you edge	0:11 1:-6 2:15 3:-7 4:-8
w-+ you in	3:-16 4:32 5:-9 8:-12
w-+ you many	0:9
w-+ you the	0:15
w-+ you x	0:14 1:-6 3:-11 4:-8 5:19 8:-9
w-1 A	0:7 1:-8 3:8 6:-9 7:-6 9:7
w-1 A A	0:-9 1:-13 2:6 3:7 5:-13 6:-9 7:-10 9:23
w-1 A F	1:-7 2:-8 3:30 4:-10 5:-6 6:-9 8:-8 9:10
w-1 A H	2:29 3:-7 9:-6
w-1 A N	1:-8 2:-11 3:9 7:-6 8:10 9:-9
w-1 A O	0:8 2:-17 3:-17 4:8 5:25 6:-16 7:-6 8:12 9:-10
w-1 A U	0:16 4:7 5:-8
w-1 A V	1:-18 2:19 4:-8 5:-6 8:-19 9:19
w-1 A sov	1:-7 5:14 6:-8 7:-6
w-1 A svo	1:-6 3:11 4:12 5:-11 6:-8 7:-8 8:-8 9:16
w-1 A v2	0:9 1:-14 2:-14 3:6 4:25 8:-8
w-1 F	0:18 3:12 4:-9 5:-7 8:-6
w-1 F A	1:-17 2:-12 3:-16 4:17 8:22
w-1 F F	1:-7 2:16 3:19 4:-10 5:-6 8:-9
w-1 F N	0:10 3:12 4:-6 8:-6
w-1 F O	1:-7 2:16 3:17 4:-11 6:-6 8:-13
w-1 F U	0:22 1:13 2:-7 4:-7 8:-8
w-1 F sov	0:22 1:8 2:22 3:-26 4:-9 8:-10
w-1 F svo	0:14 1:-12 2:-11 3:28 5:-7
w-1 H	1:-25 2:20 3:-20 6:-8 7:23 8:-16 9:12
w-1 H A	0:-6 1:-15 2:13 3:-8 4:-7 8:-6 9:23
w-1 H N	0:-7 4:14 5:12 8:-9
w-1 H U	1:-8 2:12 3:-9 7:14 8:-8
w-1 H sov	0:-11 1:-19 2:10 3:-25 5:-9 6:-8 7:29 8:-11 9:18
w-1 H svo	1:-17 2:19 3:-15 4:-12 5:12 6:-7 7:18 8:-19
w-1 N	0:10 3:11 4:-11 5:-9 6:-9 7:-6 8:15 9:-7
w-1 N A	2:24 3:-16 4:-10 8:9
w-1 N F	3:21 6:-7
w-1 N N	0:16 1:-6 2:-8 3:27 4:-20 5:-10
w-1 N U	1:13 2:-13 3:-11 4:7 5:-8 6:-6 8:17 9:-6
w-1 N sov	1:13 2:-9 3:-8 4:-8 8:17
w-1 N svo	0:7 1:7 2:-8 3:16 5:-9 6:-7 7:-6 9:-6
w-1 N v2	2:6 3:15 6:-7
w-1 O	0:25 5:-7 8:-10
w-1 O A	0:-8 2:-11 4:33 5:-8 7:-6 8:-12 9:-7
w-1 O F	3:17
w-1 O H	1:-6 2:20 3:-6
w-1 O N	3:15 4:-16 5:-8 8:12
w-1 O O	0:13 1:8 2:-9 3:10 5:-7 8:-18
w-1 O U	0:29 1:-8 2:7 4:-8 8:-8
w-1 O sov	0:14 1:11 2:-10 5:-7 8:-6
w-1 O svo	0:24 1:-12 2:10 3:14 5:-7 6:-6 8:-12
w-1 O v2	0:6 3:-11 6:19 8:-6
w-1 U	0:11 2:-7 3:6
w-1 U A	0:22 1:6 2:-17 3:-20 4:10 5:-6 6:-6 7:17 8:-10 9:-7
w-1 U F	0:-17 1:-11 2:-11 4:-18 5:-12 6:30 7:-7 8:17 9:-8
w-1 U N	0:10 3:-10 8:11
w-1 U O	1:-19 3:17 5:-9 7:-7 8:-10 9:18
w-1 U U	0:20 2:-9 3:9 8:-7
w-1 U V	0:-10 1:13 2:-18 3:-13 4:-12 5:-6 8:22 9:10
w-1 U sov	0:23 1:-9 2:-8 9:8
w-1 U svo	2:-8 3:9 4:8 9:7
w-1 U v2	0:12
w-1 V	0:10 1:-9 2:14 3:-13 4:-14 5:-9 6:-8 7:-6 8:-12 9:29
w-1 V A	1:-15 2:-25 3:-13 4:-10 8:-6 9:45
w-1 V U	0:16
w-1 V V	0:-7 1:20 2:20 3:-14 4:-10 8:-9 9:-9
w-1 V sov	0:12 1:-9 3:-14 4:-7 8:-6 9:20
w-1 V svo	2:18 4:-10 5:-7 8:-11 9:9
w-1 a	1:24 5:-6
w-1 a A	1:31 3:-7 4:-7
w-1 a F	1:28 2:-13 3:-14 5:-10 6:8 7:-8 8:6 9:-8
w-1 a H	0:-8 1:24 2:-19 4:-10 5:-11 6:-10 7:36 8:-11 9:-7
w-1 a N	0:-8 1:12 2:-12 6:-8 7:-8 8:22 9:-8
w-1 a O	2:-7 5:-9 6:7 7:6
w-1 a U	1:39 3:-11 4:-11 5:-7 6:-8 7:-7 9:-7
w-1 a V	1:36 3:-13 4:-9 5:-8 6:-6 7:8 9:-8
w-1 a sov	1:43 2:-25 3:-20 5:-7 6:-8 7:19 8:-16 9:-6
w-1 a svo	1:26 5:-6
w-1 a v2	1:24 2:-7 5:-8 7:-6 8:9 9:-6
w-1 and	1:-13 2:7 3:10 5:13 6:-7 7:-7 8:-8 9:10
w-1 and A	0:-6 1:-21 2:26 3:-16 4:-9 6:-8 7:-10 9:34
w-1 and F	2:11 3:29 4:-12 6:-12 7:-6 8:-10 9:-7
w-1 and H	0:-9 1:-10 2:9 3:-10 4:-7 5:21 6:8 8:-6 9:-6
w-1 and N	0:-12 1:-8 2:-15 3:19 4:13 5:20 6:-7 7:-6 8:-14 9:-7
w-1 and O	1:-11 2:-10 3:29 4:-15 5:14 6:-11 7:-6 8:-13 9:16
w-1 and U	0:25 1:-8 3:-22 4:12 5:-8
w-1 and V	1:-13 2:35 4:-12 5:-6 8:-7 9:-7
w-1 and sov	1:-14 2:6 5:10 6:-8 7:-7 8:-18 9:27
w-1 and svo	1:-9 2:10 3:14 4:-7 5:9 6:-6 7:-7 8:-10 9:7
w-1 and v2	1:-17 4:-18 5:8 6:-8 7:-7 9:28
w-1 as	0:8 1:17 2:-15 6:-8 7:-6 8:7 9:-6
w-1 as A	0:-8 1:32 2:-24 4:-8 5:17 7:-6 8:-8 9:-6
w-1 as F	0:13 3:16 6:-6 8:-6
w-1 as N	0:7
w-1 as O	1:24 2:-9 3:-21 5:-11 6:-12 7:-7 8:22 9:-6
w-1 as U	0:9 1:22 3:-10 8:-8
w-1 as sov	0:10 1:7 3:-11 5:10 8:-6
w-1 as svo	0:9 1:23 2:-14 5:-8 6:-8 7:-6 8:9
w-1 at	2:10 3:-13 4:13 6:-7 8:13
w-1 at A	1:-10 2:31 6:-7 7:-6
w-1 at F	0:11 1:-8 3:-10 4:30 5:-8 6:-14 8:-7 9:-6
w-1 at H	2:32 4:-6
w-1 at N	0:13 1:-8 2:-12 3:-12 4:9 5:-8 6:-6 8:30
w-1 at O	0:10 1:18 2:-11 3:-26 4:13 5:-6 6:-10 7:-6 8:17 9:-7
w-1 at U	1:-15 2:-6 3:9 4:19 5:-9 6:-7 7:-7 8:15 9:-7
w-1 at V	2:10 3:-10 4:-15 5:-6 6:-6 8:6 9:15
w-1 at sov	1:-6 3:-14 4:29 8:-6
w-1 at svo	2:10 3:-11 4:8 6:-7 7:-6 8:19
w-1 at v2	2:14 3:16 5:-8 6:-8 8:-12 9:-6
w-1 attack	0:-6 1:-15 2:32 3:-17 5:10 6:-10 7:-8 9:-7
w-1 attack A	1:-6 2:40 3:-10 4:-16 5:-6
w-1 attack N	1:-6 3:-6 5:-7 8:18
w-1 attack O	0:-8 1:-8 2:17 3:-19 4:-7 5:26 6:-7 8:-11
w-1 attack U	1:-7 2:21 3:-6
w-1 attack sov	1:11 3:-6 4:13 5:-6
w-1 attack svo	1:-24 2:32 3:-16 4:7 6:-7 7:-7 9:-6
w-1 avoid	1:-6 2:25 3:-7 5:15 6:-6 8:-7
w-1 avoid A	2:36 4:-7 5:-10
w-1 avoid F	0:-7 1:-7 3:20 4:15 5:-13 6:-8 8:-6
w-1 avoid H	2:30 5:-7
w-1 avoid N	2:-23 3:-12 4:-15 5:61 8:-16
w-1 avoid O	1:-9 2:12 3:-15 5:33 6:-11 7:-6 8:-8 9:-7
w-1 avoid U	0:15 2:19 3:-7 5:-13
w-1 avoid V	1:-10 2:6 3:-9 4:-8 5:26 8:-9
w-1 avoid sov	1:19 2:-10 3:6 4:12 5:-11 6:-6 7:-7 8:-9
w-1 avoid svo	1:-8 2:32 3:-11 5:14
w-1 avoid v2	1:-11 2:19 4:-10 5:22 6:-6 8:-9
w-1 bring	1:10 2:-12 3:21 4:14 5:-8 6:-7 8:-6 9:-6
w-1 bring A	0:6 1:20 2:-23 3:-9 4:8 5:-8 6:-6 7:-7 8:12 9:-9
w-1 bring F	1:-8 2:8 3:30 4:-11 6:-6
w-1 bring N	0:8 2:-6 3:22 8:-8
w-1 bring O	0:6 1:-9 3:29 5:-7 8:-11
w-1 bring U	0:-18 1:-16 2:-11 4:47 5:-10 6:-7 7:-6 8:-15 9:-6
w-1 bring sov	0:16 1:8 3:-15 8:-6
w-1 bring svo	2:-10 3:23 4:15 5:-7 6:-6 8:-9 9:-6
w-1 bring v2	0:-10 1:23 2:-9 4:11 8:-8
w-1 but	0:6 2:30 3:-12 5:-6 7:-7 8:6 9:-7
w-1 but A	2:30 3:-21 5:-9 6:-6 7:-7 8:8 9:-7
w-1 but F	0:12 1:-10 4:-6 6:10
w-1 but H	2:25
w-1 but N	0:11 3:6 4:-8
w-1 but O	0:-6 1:14 2:18 3:-13 4:-16 5:6 6:-10 7:-7 9:-6
w-1 but U	0:11 2:11 3:-6
w-1 but V	1:13
w-1 but sov	2:30 3:-6 4:-15 5:-9 7:-6 8:-14 9:-6
w-1 but svo	2:18 3:-20 6:-9 7:-8 8:21 9:-8
w-1 but v2	0:6 1:-9 2:23
w-1 by	0:8 3:-14 5:6 6:-6 8:9
w-1 by A	1:16 3:-6 4:-7
w-1 by N	1:-8 2:-8 3:-10 4:10 5:11
w-1 by O	3:-10 8:21
w-1 by svo	0:14
w-1 by v2	1:17 2:-14 3:-16 6:-7 7:-6 8:14 9:-6
w-1 chase	0:-7 1:-17 2:13 3:30 4:-12 5:-11 6:-9 7:-9 8:6 9:-7
w-1 chase A	1:-15 2:14 3:21 4:-9 5:-6 6:-6 7:-8 8:-8 9:-6
w-1 chase O	0:-7 1:-6 2:-13 4:-6 5:-8 8:27
w-1 chase U	0:-10 1:-6 3:21
w-1 chase sov	0:-6 1:-9 8:15
w-1 chase svo	0:-10 1:-15 2:28 3:20 4:-11 5:-8 6:-7 7:-9 8:-11 9:-7
w-1 clean	0:16 2:-10 3:10 4:-10 5:-9 6:-6 8:7
w-1 clean A	1:10 2:-6
w-1 clean O	1:-7 3:22 4:-6
w-1 clean U	0:20
w-1 clean sov	0:-6 2:-8 3:24 4:-7
w-1 clean svo	0:19 1:-8 3:-13 4:-7 5:-7 8:20
w-1 clean v2	0:10
w-1 comma	3:12 7:-6
w-1 comma A	2:12 7:-7
w-1 comma F	0:9 3:20 6:-6 8:-8
w-1 comma H	1:-10 2:16 3:-8 4:-10 6:6 7:-7 8:-10 9:11
w-1 comma N	1:-8 2:11 4:-7 5:10 6:-8 7:-6 9:-6
w-1 comma O	3:30 4:-10 6:-6 7:-6 9:-6
w-1 comma U	3:10 5:12 6:-6
w-1 comma V	1:11 3:20 5:-10 6:-6 7:-6 8:-9 9:-9
w-1 comma sov	2:16 3:7 4:-8 7:-7
w-1 comma svo	0:7 3:14 6:-6 7:-6 9:-6
w-1 comma v2	1:-7 3:27 4:-11 6:-8 7:-6
w-1 cross	0:8 1:-7 2:-11 3:-14 5:15 8:11
w-1 cross N	0:10 4:6 8:-7
w-1 cross O	0:-16 1:-11 2:-15 3:-20 5:8 6:-8 8:43 9:-6
w-1 cross V	0:9
w-1 cross sov	0:6 4:13
w-1 cross svo	1:-8 2:-10 3:-13 4:-12 5:10 8:25
w-1 eat	0:-7 1:7 2:-9 3:43 4:-8 5:-7 8:-6
w-1 eat A	0:-10 1:30 2:-11 3:19 4:-11 5:-7 7:-7 8:-8 9:-6
w-1 eat F	1:-6 2:-6 3:35 4:-6
w-1 eat N	3:21
w-1 eat O	0:-6 2:-7 3:36 4:-6 5:-9 8:-6
w-1 eat sov	0:-7 1:40 3:-22 4:-7 5:-6
w-1 eat svo	0:-6 1:7 2:-17 3:47 4:-7 5:-7 8:-6
w-1 eat v2	2:-8 3:22
w-1 edge	1:15
w-1 edge A	1:28
w-1 edge F	0:-10 1:-13 3:16 4:14 5:-7 6:20 7:-6 8:-11 9:-7
w-1 edge H	0:-6 1:7 2:37 3:-12 4:-6 5:-6 8:-6
w-1 edge N	0:10 2:-10 6:-6 8:16
w-1 edge O	1:15 2:-11 3:25 4:-12 5:-8
w-1 edge U	0:10 1:-7 2:-6 3:9 5:-6 6:-6 8:17
w-1 edge V	1:27 3:-13 4:-7 8:14
w-1 edge sov	1:6 2:10 3:7 4:-6 5:-6 6:-6 8:8
w-1 edge svo	1:26 3:-6
w-1 edge v2	1:-9 2:12 3:28 5:-7 8:-15 9:-6
w-1 fall	0:-12 1:-15 2:14 3:22 4:-7 5:11 7:9 8:-13 9:-6
w-1 fall A	1:-13 2:-31 3:-14 4:27 5:-7 7:31 8:-10
w-1 fall F	0:-10 1:-12 2:10 3:28 4:-8 5:7 6:-10 7:-7 8:-8
w-1 fall N	0:-13 1:-6 2:17 3:22 4:-9 8:-14
w-1 fall O	0:-11 1:-13 2:11 3:-17 4:-14 5:25 6:13 7:-10 9:-6
w-1 fall U	1:-14 2:15 3:32 4:-9 5:-11 6:-6 7:-7 8:-13
w-1 fall sov	1:-8 2:-10 3:18 4:12 5:-8 6:-7 8:8
w-1 fall svo	0:-13 1:-19 2:11 3:14 4:-15 5:23 6:6 8:-23 9:-7
w-1 fall v2	0:-6 2:9 3:6
w-1 fight	1:-11 2:22 3:-10 4:20 5:-6 7:-6 8:-7
w-1 fight A	0:-11 1:-18 2:36 3:-9 4:14 6:-6 8:-6
w-1 fight H	2:23
w-1 fight sov	0:-10 2:-34 3:-7 4:46 6:-6 8:-6
w-1 fight svo	1:-14 2:37 3:-7 4:-8 6:6
w-1 fight v2	2:10
w-1 for	0:25 1:16 2:-11 3:-7 8:-9
w-1 for A	1:37 2:-17 3:-17
w-1 for F	0:15 3:-8
w-1 for N	0:22 8:-6
w-1 for U	0:15
w-1 for sov	1:9
w-1 for svo	0:19 1:15 2:-11 3:-7 8:-8
w-1 from	1:-8 2:7 7:-6 8:14
w-1 from A	1:-12 2:28 5:-7 7:-6
w-1 from F	0:-9 1:-14 2:-16 3:43 6:-15 7:-6 8:12 9:-7
w-1 from H	2:16 8:9
w-1 from N	0:13 1:-7 2:-13 3:-14 8:33
w-1 from O	0:-10 2:-10 3:6 4:7 5:8 7:-7 8:16 9:-8
w-1 from U	0:13 1:-10 4:-9 5:-8 6:8 8:11
w-1 from V	1:-17 2:35 3:-8 4:-9 5:-10
w-1 from sov	0:-6 3:27 6:-10 7:-7 8:-8 9:-7
w-1 from svo	1:-8 2:8 7:-6 8:16
w-1 from v2	0:6 1:-11 2:18 4:-12 5:-7 8:13
w-1 game	0:26 1:16 2:-10 3:-10 4:-6 8:-7
w-1 game A	0:9 1:21 3:-7 4:-6
w-1 game N	0:9
w-1 game O	0:9
w-1 game U	0:21 1:-6
w-1 game sov	0:8
w-1 game svo	0:28 1:9 2:-12 3:-8
w-1 guard	1:-11 3:-6 4:36 6:-8 8:-14
w-1 guard A	1:-13 2:16 4:10
w-1 guard F	1:-6 3:-17 4:30
w-1 guard N	4:25 8:-14
w-1 guard O	4:15 6:-6 8:-6
w-1 guard svo	1:-14 3:-15 4:46 5:-6 6:-7 8:-14
w-1 guard v2	2:9 4:-15 5:18
w-1 hit	2:6 3:12 4:-12 5:-12 6:-9 8:15 9:-6
w-1 hit A	1:16 2:13 3:-8 4:-7 5:-6 8:-8
w-1 hit F	1:-16 2:18 3:-12 4:-6 6:-9 8:20
w-1 hit N	4:-7 5:-9 8:19
w-1 hit O	0:19 1:-6 2:-9 3:23 4:-6 5:-8 6:-6 8:-9
w-1 hit U	1:-6 3:-16 8:26
w-1 hit sov	1:14 2:-8 3:-11 4:-6 8:11
w-1 hit svo	1:-9 3:19 4:-11 5:-11 6:-9 8:17
w-1 if	0:10 1:16 2:-12 3:7 4:7 5:-8 6:-6 8:-12
w-1 if A	2:-11 3:-12 4:21
w-1 if N	0:7 3:17 4:-7 8:-8
w-1 if O	0:-10 1:-11 3:38 4:-8 5:-7 8:-9
w-1 if U	0:18
w-1 if sov	0:-7 3:23 4:-6 8:-8
w-1 if svo	0:14 1:15 2:-13 5:-7 8:-11
w-1 in	0:7 1:-6 3:-9 4:6 8:16
w-1 in A	1:-10 2:17 3:7 5:-11 6:-8 7:-9
w-1 in F	0:-13 2:-16 3:18 6:-14 7:-9 8:16 9:-9
w-1 in H	1:-9 3:-6 4:7 5:-7 6:-6 8:16
w-1 in N	0:13 1:-7 2:-7 3:-12 5:11 8:11
w-1 in O	0:8 1:8 2:-11 3:-16 4:6 5:-7 6:-6 7:-6 8:29 9:-6
w-1 in U	1:-12 2:-10 3:-18 7:12 8:28 9:-6
w-1 in V	1:7 2:-9 3:-19 4:8 5:12 6:-8 7:-7
w-1 in sov	0:-9 1:16 2:-19 4:17 6:12 7:12 8:-25 9:-10
w-1 in svo	0:7 1:-6 3:-8 5:6 6:-7 7:-6 8:25
w-1 in v2	1:-15 3:-15 4:22 7:-6 8:16 9:-7
w-1 is	1:-10 2:19 5:6 8:-10 9:7
w-1 is A	1:-16 2:22 5:-9 6:-7 8:-9
w-1 is F	0:12 1:-11 3:10 4:-13 5:-6 6:-7 8:-6 9:17
w-1 is H	5:14
w-1 is N	0:-8 1:-9 2:8 3:-13 4:-16 5:41 8:-20 9:-6
w-1 is O	0:10 2:-7 3:10 4:-9 6:-8 8:12 9:-6
w-1 is U	1:-12 2:8 3:-15 5:-10 6:17 7:-7 8:-10 9:11
w-1 is V	1:21 2:9 3:-7 4:-6 8:-6
w-1 is sov	1:-11 2:6 3:23 4:-7 5:-6 6:-9 8:-7
w-1 is svo	1:-10 5:14 8:-10 9:6
w-1 is v2	0:6 2:6 3:-7 4:-9 9:14
w-1 kind	0:26
w-1 kind A	0:20 2:-6
w-1 kind F	0:15 3:-7
w-1 kind N	0:7 3:-14 4:22 8:-7
w-1 kind O	0:13 1:-6 3:6
w-1 kind U	0:21 1:-11 3:-10 8:15
w-1 kind V	1:15
w-1 kind sov	0:18 1:-18 3:6 4:7 8:-8
w-1 kind svo	0:30 1:6 2:-14
w-1 kind v2	0:9
w-1 love	0:7 1:24 2:-10 8:-6
w-1 love A	1:31 2:-10 3:-10
w-1 love F	1:11 3:9
w-1 love O	0:12
w-1 love V	0:8 1:8
w-1 love svo	0:8 1:22 2:-9
w-1 love v2	1:18 2:-6 3:-7
w-1 make	0:-6 1:9 3:34 4:-6 5:-6 6:-9 8:-8 9:-6
w-1 make A	0:-10 7:-7 8:15 9:-8
w-1 make F	1:-7 3:33 4:-7 6:-6
w-1 make N	3:30 4:-19 8:-11
w-1 make O	1:24 3:-14 4:12 6:-12 8:-9
w-1 make U	0:10 3:7
w-1 make V	1:25 3:-11 4:-7
w-1 make sov	0:9 1:16 3:-22 8:-6
w-1 make svo	1:12 2:-12 3:41 4:-19 5:-6 6:-10 9:-6
w-1 make v2	4:14
w-1 many	0:13 3:14 5:-7 8:-9
w-1 many A	2:15 3:19 5:-7 6:-7 7:-7 8:-10
w-1 many F	1:-12 2:-8 3:31 4:-9 5:-7 6:10 7:-6
w-1 many H	0:7 1:-11 2:23 3:-13 4:11 5:-6
w-1 many N	0:16 1:-9 2:-12 3:13 4:18 6:-7 8:-18
w-1 many O	0:17 1:-6 2:-7 3:19 5:-6
w-1 many U	0:14 5:-10
w-1 many V	2:14 3:15 4:-7 5:-10 6:-8 7:-6 8:-11 9:-7
w-1 many sov	0:26 1:-14 3:9 4:13 5:-8 6:-7 8:-13
w-1 many svo	0:10 3:16 5:-6 8:-9
w-1 many v2	0:14 1:-18 3:21 4:12 5:-7 6:-9 8:-9
w-1 match	2:-10 3:21 4:7 5:-6 6:-6 8:-12
w-1 match A	0:-9 1:17 2:-11 3:-10 4:13
w-1 match F	1:-6 3:23
w-1 match O	1:-10 3:13 4:17 5:-6 6:-6 8:-12
w-1 match U	0:15
w-1 match sov	2:-10 3:10 4:10 8:-7
w-1 match svo	0:7 1:-12 2:-6 3:32 5:-6 6:-7 8:-15
w-1 me	0:14 2:-18 3:15 4:-14 5:-11 6:12 7:-6
w-1 me A	1:-9 2:-14 3:-6 8:25
w-1 me H	0:22 2:-11
w-1 me N	3:13 4:-6
w-1 me O	3:17 4:-6 5:-6 6:7 8:-6
w-1 me U	0:6 1:25 2:-8 3:-14 4:-6 8:-8
w-1 me svo	0:17 2:-22 3:17 4:-13 5:-9 7:-6 8:8
w-1 meet	0:-6 1:-18 2:-13 3:11 4:-6 7:28 8:-6
w-1 meet A	0:-19 1:-25 2:-18 3:11 4:-7 7:40 8:-7
w-1 meet svo	0:-16 1:-18 2:-15 3:27 4:-7 7:20 8:-9
w-1 move	1:20 7:-7 8:-18
w-1 move A	0:-7 1:42 2:-16 4:-12 5:11 6:-6 7:-6 8:-11 9:-7
w-1 move F	0:-7 1:8 2:-11 4:-8 5:-10 8:17 9:-6
w-1 move N	0:16 1:-7 2:-8 3:-11 4:29 5:-7 8:-14
w-1 move O	0:-20 1:13 2:17 3:-15 5:26 7:-8 8:-15 9:-9
w-1 move U	0:9 1:-12 2:9 3:12 4:-8 5:-9 6:12 8:-16
w-1 move V	1:-15 2:6 3:-14 4:-10 5:-12 6:-6 8:-17 9:42
w-1 move sov	0:-6 1:10 2:6 5:-7 6:13 7:-6 9:-8
w-1 move svo	1:6 3:7 5:15 6:-10 7:-7 8:-18
w-1 move v2	1:31 3:-12 5:-8 8:-8
w-1 must	0:19 2:-8 3:24 4:-11 5:-7 6:-6 8:-11 9:-6
w-1 must A	1:14 2:-11 3:6
w-1 must F	0:15 3:-10
w-1 must N	0:14
w-1 must O	0:10 3:6
w-1 must U	0:13
w-1 must svo	0:21 3:6 4:-8 8:-7
w-1 must v2	1:-11 2:6 3:24 8:-6
w-1 my	0:13 2:17 3:-7 5:-8 6:-7 7:-6 8:-8
w-1 my A	0:16 1:9 2:18 3:-13 4:-8 8:-9
w-1 my F	0:-9 1:31 2:-14 4:14 5:-7 6:-11 7:-6 8:-10
w-1 my N	0:11 4:8 8:-8
w-1 my O	0:9 1:25 2:-11 3:-7 4:8 5:-7 6:-7 8:-14
w-1 my U	1:-17 2:40 3:-15 4:-7 5:-9 8:-10
w-1 my V	1:-12 8:18
w-1 my sov	0:20
w-1 my svo	0:11 1:7 2:18 5:-6 6:-6 8:-7
w-1 my v2	0:17 1:-10 2:6 4:10 8:-9
w-1 not	0:-7 1:-11 3:16 4:12 5:-6
w-1 not N	0:-12 1:-6 3:-13 4:24 5:-6 8:7
w-1 not U	1:-8 3:17
w-1 not sov	1:-12 2:-6 3:22 4:14 8:-12
w-1 not svo	0:-6 8:15
w-1 obj	4:14 5:-10 6:12 7:-6 9:-7
w-1 obj A	2:14 3:-7 4:6
w-1 obj F	2:-7 3:-12 6:29
w-1 obj N	3:-8 4:28 5:-6
w-1 obj O	1:8 2:-10 5:-9 6:25 8:-18 9:-6
w-1 obj U	1:16 2:-10 3:9 4:-13 5:-7 6:-9 8:6
w-1 obj sov	4:7 5:-11 6:16 7:-7 8:-7 9:-8
w-1 of	2:-9 6:7
w-1 of A	0:7 1:14 3:-10 6:-8 7:-7
w-1 of F	0:-9 1:-13 2:-13 3:8 6:13 9:17
w-1 of H	0:-11 1:6 2:20 3:-9 4:-6 5:-7 6:-6 8:-9 9:10
w-1 of N	0:-6 1:-11 2:-13 3:15 4:-11 5:10 6:6 7:-7 8:13 9:-8
w-1 of O	0:11 1:-11 2:-10 6:18 7:-6 9:-7
w-1 of U	1:18 2:-9 3:-12 5:-8 6:-7 8:13 9:-6
w-1 of V	0:19 1:-6 2:-8 4:14 8:-11
w-1 of sov	0:8 2:-14 8:10
w-1 of svo	6:7 7:-7
w-1 of v2	0:22 8:-7
w-1 or	1:-11 2:13 3:22 4:-9 5:-6 8:-11
w-1 or F	3:11
w-1 or O	0:11 3:6
w-1 or U	2:7 3:12
w-1 or svo	0:6 1:-12 3:27 4:-10 5:-6 6:-6 8:-9
w-1 over	0:-9 2:-6 3:-9 4:-8 5:37 6:-8 7:-6 8:18 9:-6
w-1 over F	0:-6 1:15 2:-7 3:25 4:-9 5:-14 8:-8
w-1 over N	0:-6 1:-6 2:-8 3:-12 4:-16 5:25 8:16
w-1 over O	0:-9 1:-9 2:-11 3:-17 4:-12 5:37 6:-8 8:21
w-1 over U	0:-21 1:-12 2:-11 3:-15 4:7 5:30 6:-6 8:8
w-1 over sov	0:-11 1:-10 2:-8 3:32 4:14 5:-16 8:-11
w-1 over svo	0:-10 1:-9 4:-13 5:31 6:-7 8:14
w-1 over v2	0:-6 1:6 2:-11 3:-26 4:-13 5:35 6:-7 8:10
w-1 play	1:29 3:-7
w-1 play A	1:23 2:-10
w-1 play F	1:17 2:6 4:-9 6:-9 7:-6 8:-7 9:-6
w-1 play H	1:6 2:19 3:-6
w-1 play N	0:-7 1:41 2:-7 3:-12 4:-13 5:-9
w-1 play O	1:35 2:-7 4:-9 5:-8 6:-7 8:-12
w-1 play U	0:13 1:18 3:-8 8:-9
w-1 play sov	1:27 2:-11 5:-8 6:-6 8:6
w-1 play svo	1:26 3:-7 8:-6
w-1 play v2	0:13 1:21 2:-6 3:-13
w-1 push	3:28 4:-12 5:7 6:-8
w-1 push A	1:-13 2:28 3:-11
w-1 push F	1:-6 5:17
w-1 push N	3:16
w-1 push O	0:-8 2:-8 3:38 4:-11 5:-11 6:-8
w-1 push U	3:11
w-1 push svo	2:-8 3:12 4:-11 5:11 6:-7
w-1 push v2	0:-8 3:32 8:-6
w-1 race	1:22 2:12 3:-10 5:-6 8:-7
w-1 race A	0:-6 1:22 3:-6
w-1 race U	1:19 3:-6
w-1 race V	2:14
w-1 race svo	0:-6 1:28 3:-7 8:-6
w-1 reach	3:-13 4:48 5:-8 6:-6 7:-6 8:-8
w-1 reach A	0:7 1:6 2:16 3:-6 4:-9
w-1 reach F	1:-7 2:-8 3:-22 4:44
w-1 reach N	0:-6 2:-6 3:-9 4:38 5:-8
w-1 reach O	0:-9 1:-6 2:-10 3:-7 4:47 5:-8 6:-6 8:-16
w-1 reach U	0:12 1:-6 3:15 4:-7
w-1 reach V	1:-8 2:-11 4:28
w-1 reach sov	1:7 2:11
w-1 reach svo	1:-9 2:-12 4:48 5:-7 8:-9
w-1 reach v2	0:-9 1:-11 2:29 3:-16 4:15 5:-6 8:-10
w-1 rel	0:12 1:-13 5:-8 8:14 9:-6
w-1 rel A	2:-21 4:25 8:-7
w-1 rel H	1:-8 2:19
w-1 rel O	0:13 1:-8 2:-6 4:-13 5:-7 8:19
w-1 rel U	0:-7 3:26 4:-7 8:-7
w-1 rel sov	3:-6 4:-8 8:20
w-1 rel svo	0:16 1:-13 2:-18 3:7 4:14 5:-8 9:-7
w-1 rel v2	0:-7 1:-11 2:10 3:20 4:-6 8:-7
w-1 save	0:17 2:-19 3:10 4:18 7:-6 8:-10
w-1 save A	1:-15 2:-20 3:16 4:27 7:-6 8:-7
w-1 save O	0:8 1:16 3:-11 4:-8
w-1 save svo	0:14 1:-7 2:-16 3:19 4:9 7:-6 8:-8
w-1 save v2	0:9 2:-6 3:-9 4:14
w-1 shoot	0:-9 1:-6 3:-15 4:-8 5:-6 6:55 7:-6 8:-8
w-1 shoot A	1:11 2:19 6:-18
w-1 shoot F	1:-7 3:-18 4:-6 6:31
w-1 shoot H	2:-14 6:25
w-1 shoot N	0:-6 2:-7 3:-11 4:-7 5:-6 6:37 8:-6
w-1 shoot O	0:-6 1:-7 2:-9 3:-13 6:43 8:-7
w-1 shoot U	0:-7 2:-6 6:23
w-1 shoot sov	1:13 6:-6
w-1 shoot svo	0:-8 1:-8 3:-16 4:-7 5:-6 6:52 8:-7
w-1 shoot v2	3:-7 6:23
w-1 sneak	0:-9 1:-14 3:-10 4:20 5:21 6:-7 7:-7 8:-6 9:-7
w-1 sneak A	1:-10 3:-9 5:25 8:-6
w-1 sneak N	2:-10 4:17
w-1 sneak sov	3:15 4:-9 8:13
w-1 sneak svo	0:-7 1:-12 2:15 3:-15 4:24 5:8 6:-6 7:-6 8:-12 9:-6
w-1 stay	0:-6 1:-14 2:25 3:-20 4:25 5:-12 6:-9 7:-10
w-1 stay A	1:-9 2:12 3:-9 4:15
w-1 stay F	0:-9 2:21 3:-20 4:14 8:-6
w-1 stay O	2:-11 3:12 4:-11 5:-7 8:17
w-1 stay U	0:-10 1:-8 2:10 3:-12 4:10 5:-8 7:-6 8:16
w-1 stay V	2:-8 3:-8 4:-6 8:-6 9:23
w-1 stay sov	0:-11 1:-8 2:14 3:-11 4:24 5:-7 8:-9
w-1 stay svo	1:-12 2:8 3:-8 4:7 5:-10 6:-8 7:-8 8:11 9:7
w-1 steal	1:-7 3:37 4:-9 8:-7
w-1 steal A	1:-10 3:32 4:-9
w-1 steal F	0:9 2:-6 3:20 4:-6
w-1 steal O	0:12 3:12 8:-7
w-1 steal U	0:-6 3:19
w-1 steal V	1:-6 2:-8 3:25
w-1 steal sov	2:26 3:-14
w-1 steal svo	0:6 1:-6 3:35 4:-9 8:-7
w-1 steal v2	2:-19 3:34
w-1 stop	2:7 4:-13 5:7 7:-7 8:9 9:-7
w-1 stop A	1:10 2:33 3:7 4:-15 5:-9 6:-7 7:-8 8:-17 9:-8
w-1 stop F	1:-15 2:11 3:16 4:-7 5:9 6:-8 8:-9
w-1 stop H	0:-8 1:22 3:-11 4:-8 5:13 6:-7 7:-6 8:-10 9:-6
w-1 stop N	0:-11 1:-17 2:19 3:-7 4:-6 6:10 7:-9 8:8 9:-8
w-1 stop O	0:-11 1:-14 2:-8 3:16 4:-16 5:10 6:6 7:-8 8:22 9:-8
w-1 stop U	0:18 1:-7 2:-7 4:-7 8:11
w-1 stop V	0:-7 1:17 2:24 3:-27 4:-10 5:-8 6:-6 8:6 9:-8
w-1 stop sov	1:-6 2:19 4:-13 7:-7 8:16 9:-7
w-1 stop svo	1:12 3:6 4:-9 7:-7 9:-7
w-1 stop v2	1:-25 2:30 3:11 4:-16 5:-13 6:-8 7:-6 8:8 9:-7
w-1 subj	2:7 6:7 9:-8
w-1 subj A	0:-6 1:9 2:15 3:14 4:-7 5:-9 6:-8 8:-12 9:-8
w-1 subj F	0:-13 1:-8 3:17 4:-10 5:-9 6:20 7:-6 8:6 9:-7
w-1 subj H	2:26 3:-7 5:-6
w-1 subj N	2:-11 5:14 6:-6 8:6
w-1 subj O	0:-6 1:-10 2:-19 4:-17 5:12 6:10 7:-6 8:25 9:-7
w-1 subj U	0:25 2:-10 8:-9
w-1 subj V	0:8
w-1 subj sov	4:-6 6:8 7:-6 9:-8
w-1 take	2:-6 3:34 5:-6 8:-7
w-1 take A	0:-6 1:22 2:-19 3:21 4:8 5:-6 8:-9 9:-6
w-1 take F	2:-7 3:34 4:-8
w-1 take H	1:-12 2:18 3:10 4:-8 6:-7 8:-7 9:-6
w-1 take N	1:8 2:-13 3:17 4:11 5:-16 6:-6
w-1 take O	1:-9 2:-10 3:46 5:-9 8:-8
w-1 take U	1:-15 2:-15 4:12 5:-7 6:-6 8:23
w-1 take V	1:-7 3:13 4:12
w-1 take sov	2:10 3:-23 4:16 5:-7 6:11 8:-11
w-1 take svo	0:-6 2:-11 3:37
w-1 take v2	0:-6 2:-13 3:34 4:-13 6:-6 8:9
w-1 the	4:13 6:-7 8:7 9:-7
w-1 the A	2:11 4:14 6:-7 9:-7
w-1 the F	3:23 4:26 5:-9 6:-15 7:-6 9:-6
w-1 the H	2:16 8:-9
w-1 the N	2:-6 4:16 6:-7 7:-6 8:20 9:-6
w-1 the O	4:14 6:-8 7:-6 8:12 9:-7
w-1 the U	2:16 4:-11 5:6 6:-8 8:10 9:-6
w-1 the V	1:12 2:10 4:12 5:-11 6:-7 7:-7 9:-9
w-1 the sov	0:14
w-1 the svo	2:9 4:8 6:-7 8:6 9:-7
w-1 the v2	1:7 4:26 7:-7 9:-7
w-1 throw	0:-6 2:8 3:-17 4:-6 6:50 8:-8
w-1 throw A	0:-14 1:13 2:15 3:-17 4:-11 5:-8 6:15 7:-10 8:-8 9:-7
w-1 throw F	1:-7 2:9 3:-29 4:-7 6:46
w-1 throw H	2:-16 6:31
w-1 throw N	0:-6 2:-6 3:22 5:-6 8:-8
w-1 throw O	1:-11 2:-10 3:-17 4:-9 6:49 8:-9
w-1 throw U	0:-9 3:-6 6:34
w-1 throw sov	0:-9 1:-16 2:31 3:-8
w-1 throw svo	3:-15 4:-10 6:47 8:-8
w-1 throw v2	1:-6 2:-16 3:-21 4:-6 5:-8 6:50 7:-6
w-1 to	3:-13 4:34 5:-10 6:6 7:-6 9:-6
w-1 to A	0:10 2:-13 4:21 6:-6 7:-6 8:-8
w-1 to F	0:10 2:-8 3:-9 4:-12 6:31
w-1 to H	1:-10 2:34 4:-8 6:-7
w-1 to N	1:-6 2:-10 3:-13 4:59 5:-16 8:-12
w-1 to O	0:-8 2:-12 3:-6 4:14 5:-12 6:6 7:-7 8:15 9:-7
w-1 to U	1:-8 2:-11 3:-14 4:25 5:-8 8:10
w-1 to sov	0:12 2:-12 3:-19 5:-8 6:34 8:-6
w-1 to svo	0:7 3:-15 4:39 5:-9 6:-7
w-1 to v2	0:-6 2:-10 3:38 5:-13 8:-16
w-1 touch	0:8 1:-17 5:23 6:-8 7:-6 8:-14 9:-6
w-1 touch A	1:-14 3:19 5:-8
w-1 touch N	2:-8 3:-7 4:-9 5:25 8:-11
w-1 touch O	0:-7 1:-9 3:-24 4:20 5:24 6:-9 8:-13
w-1 touch U	0:-6 2:-10 5:23
w-1 touch V	0:9
w-1 touch sov	0:19 5:7 8:-6
w-1 touch svo	0:-10 1:-16 5:32 6:-9 7:-6 8:-14 9:-6
w-1 use	2:14 3:6 4:-13 5:-9 6:13 7:-6 8:-17 9:-6
w-1 use A	1:43 2:-17 3:-17 4:-7 8:-7
w-1 use F	0:-10 1:-8 2:-6 3:15 6:13
w-1 use H	2:21
w-1 use N	0:13
w-1 use O	1:-11 2:-10 3:22 4:-12 5:-7 6:25 8:-17
w-1 use U	1:-10 2:34 3:-22 6:-6 8:-7
w-1 use V	0:11
w-1 use sov	0:11
w-1 use svo	1:-6 2:14 3:7 4:-14 5:-9 6:24 7:-6 8:-17 9:-6
w-1 versus	1:-7 2:32 3:-10
w-1 versus A	1:-8 2:28 3:-6
w-1 versus sov	1:-7 2:31 3:-9
w-1 victim	2:13
w-1 victim A	1:9 2:15 3:-7
w-1 victim sov	1:8
w-1 victim svo	2:13
w-1 vs	0:7 2:32 4:-6
w-1 vs A	1:-16 2:40 3:-8
w-1 vs F	0:6 3:7
w-1 vs H	0:-6 2:28
w-1 vs O	0:10 2:35 3:-15 4:-7 5:-7 6:-7 8:-9
w-1 vs svo	2:40 3:-11 4:-6 8:-6
w-1 vs v2	1:-7 2:25
w-1 with	3:14 4:-8 6:8 7:-6
w-1 with A	1:18 2:9 3:9 4:-6 5:-8 6:-10 7:-7
w-1 with F	0:7 2:-12 3:11 4:-9 5:-7 6:22 8:-9
w-1 with H	0:15 3:-13 4:-6 5:-8 6:24 7:-6 8:-8
w-1 with N	0:-6 1:-7 2:-13 3:6 4:-17 5:27 6:9 7:-7 9:-7
w-1 with O	1:-18 2:-8 3:20 4:-12 6:16 7:-6 8:11 9:-6
w-1 with U	1:-19 2:-15 3:15 5:-12 6:23 7:-7 9:-7
w-1 with V	1:23 2:8 4:-10 5:-11 8:-14 9:-6
w-1 with sov	3:25 4:-16 7:-7 9:-7
w-1 with svo	3:7 4:-9 6:7 7:-7 8:6 9:-6
w-1 with v2	0:6 2:-13 3:13 4:-9 6:15
w-1 word:boss	2:-9 3:-10 4:-6 7:27
w-1 word:boss U	0:7
w-1 word:boss svo	0:8 3:-6 7:13
w-1 word:enemy	0:-9 1:-18 2:48 3:-13
w-1 word:enemy A	2:14
w-1 word:enemy H	1:-16 2:25
w-1 word:enemy sov	0:-7 1:-13 2:39 3:-10
w-1 word:enemy svo	1:-14 2:26
w-1 word:hero	1:19 3:-7
w-1 word:hero svo	0:9
w-1 word:obstacle	2:13 3:-17 4:-7 5:21
w-1 word:obstacle svo	2:-6 5:11
w-1 x	0:7
w-1 x A	3:8 5:-7 7:10
w-1 x F	0:6 4:-7 9:-7
w-1 x H	0:6 1:21 2:23 3:-17 4:-10 5:-10 6:-11 7:-7 9:-7
w-1 x N	1:-11 4:7 5:-7 6:-7 7:-6 8:15
w-1 x O	0:9 4:11 5:-6
w-1 x U	0:17 4:-8
w-1 x V	1:10 2:-16 3:6 4:-6 6:-9 7:-7 8:19
w-1 x sov	9:-7
w-1 x svo	0:9
w-1 x v2	0:8 1:-8 3:10 5:-7 6:-9
w-1 you	0:26 3:-12 5:7 6:-6 8:-15
w-1 you A	1:7 2:11 3:-6
w-1 you N	0:12 3:-7 4:-16 5:22 8:-9
w-1 you O	0:25 1:-7 2:-6 4:18 5:-9 8:-13
w-1 you U	0:15
w-1 you V	1:22 3:-6
w-1 you sov	1:15 3:-8
w-1 you svo	0:39 3:-10 4:-9 8:-8
w-1 you v2	1:8 2:-7 4:6 5:11 8:-12
w-2 A A	0:-10 1:-8 2:-16 3:37 4:-7 8:-6
w-2 A F	3:21
w-2 A N	3:14
w-2 A O	0:-8 3:12 4:-9 8:16
w-2 A U	1:-8 2:-11 4:20 5:-8 6:9 8:-13 9:-6
w-2 A a	0:-13 1:28 3:-12 4:12 8:-8
w-2 A and	0:-20 1:-11 2:8 3:-24 4:-11 5:21 6:-13 7:-13 8:-19 9:52
w-2 A as	0:14
w-2 A at	0:8 1:-15 3:-19 4:14 5:-10 6:-9 7:-6 8:19 9:8
w-2 A avoid	0:-7 1:-8 2:20 4:-9 5:26 6:-7 8:-10
w-2 A bring	0:-9 1:-13 2:-9 3:47 5:-7 8:-7
w-2 A but	2:11 3:-8 4:-9 5:-6 8:17
w-2 A chase	1:-14 3:22
w-2 A comma	0:11 1:-16 3:36 4:-13 6:-7
w-2 A eat	0:-6 2:-12 3:38 4:-6 5:-6 8:-6
w-2 A fight	0:-6 1:-14 2:13 4:21
w-2 A from	1:-11 2:-6 5:19 6:7 7:-6 9:-7
w-2 A game	0:8
w-2 A guard	2:-12 3:-8 4:39 8:-17
w-2 A in	0:17 1:-18 2:-10 7:-6 9:12
w-2 A is	0:-8 1:-14 3:-13 5:16 6:-6 7:-6 8:-15 9:23
w-2 A make	1:-6 2:-8 3:32 4:-17 6:-6 8:7
w-2 A many	1:-14 2:11 3:16 4:-6 5:-7 8:-7
w-2 A match	0:-6 3:25
w-2 A me	0:12
w-2 A move	0:17 1:-15 2:-10 3:-13 4:9 5:-20 8:-9 9:30
w-2 A must	0:14 1:-9 3:8
w-2 A obj	0:-25 1:17 2:-14 4:-7 5:-12 6:17 7:-8 8:14 9:-9
w-2 A of	1:-19 3:-24 4:10 5:19 7:-8 8:-27 9:23
w-2 A over	2:-6 3:-10 4:-6 5:6 8:22
w-2 A play	1:21 2:-10 3:6 4:-7
w-2 A push	3:25 4:-6 5:-6
w-2 A reach	3:-10 4:28 5:-7
w-2 A rel	0:11 1:-6 2:-8 4:-9 6:20 8:-8
w-2 A save	0:10 1:-6 2:-12 3:-16 4:27
w-2 A shoot	0:-6 2:-12 3:-15 4:-6 6:42
w-2 A sneak	0:-7 2:-6 3:16 4:-12 5:-6 8:18
w-2 A steal	3:23 4:-8
w-2 A stop	0:10 2:13 3:-7
w-2 A subj	1:-10 7:-6 8:13 9:-8
w-2 A take	1:-7 2:-8 3:36 4:-9
w-2 A the	0:-9 1:15 2:-21 3:20 4:30 5:-9 6:-11 7:-7 8:-17 9:-12
w-2 A throw	0:-6 1:-6 2:-9 3:-18 4:-6 5:-7 6:56 8:-6
w-2 A to	0:-14 1:-9 2:-12 4:19 5:-8 6:30 8:-14 9:-6
w-2 A use	0:-7 2:16 3:9
w-2 A versus	1:-7 2:26
w-2 A vs	1:-6 2:38 3:-7
w-2 A with	1:-23 2:-20 3:16 5:-14 6:12 7:-7 8:21 9:-8
w-2 A x	0:8 1:-13 2:11 4:-7 5:11 6:-10 7:-7 8:6
w-2 F A	0:7
w-2 F F	3:11
w-2 F U	4:-6 5:16 8:-6
w-2 F and	1:-10 2:18 3:26 4:-9 5:-9 6:-9 8:-10 9:-6
w-2 F at	2:22 3:-9 4:7 6:-6
w-2 F avoid	2:23 3:-16 5:-18 8:13
w-2 F bring	1:13 2:-11 3:-14 4:13
w-2 F but	2:23
w-2 F comma	1:-13 2:9 3:21 6:-6 8:-6
w-2 F eat	1:27 2:14 3:-30
w-2 F from	1:-10 2:21 3:-15 4:-12 5:-6 8:25
w-2 F in	1:22 2:-9 3:-21 4:9 5:-13 6:-8 7:-6 8:10 9:-7
w-2 F make	0:15 3:-6
w-2 F obj	0:-11 1:10 2:21 3:-12 4:11 5:-6 6:-7 8:-10
w-2 F of	1:9 2:-11 3:12 4:-13 5:-7 6:-6 8:12
w-2 F or	0:-7 1:-6 2:-14 3:31
w-2 F over	0:8 5:6
w-2 F reach	2:11 4:9 8:-6
w-2 F stop	0:6 3:-12 8:19
w-2 F take	1:14 2:-11 3:-10 4:-10 6:21 8:-9
w-2 F the	1:-8 2:-9 3:-7 4:26 8:-6
w-2 F throw	0:-9 2:34 3:-6 4:-6 6:-23
w-2 F to	1:14 2:8 3:-9 8:-7
w-2 F vs	2:12
w-2 F with	0:6 1:-9 2:-6 4:-10 5:-7 6:10 8:10
w-2 F x	0:-7 2:-9 3:15 5:-10 6:-10 7:-8 9:15
w-2 H and	0:9 1:-9 2:27 3:-11
w-2 H at	0:-9 1:-6 2:13 3:-8 4:7 6:-6 8:13
w-2 H attack	4:16
w-2 H chase	0:-7 3:12
w-2 H comma	1:-13 2:-8 3:27 4:-8
w-2 H from	0:-11 1:-6 2:13 3:-8 8:18
w-2 H in	0:18 4:-7 6:14 8:-12
w-2 H of	0:19
w-2 H subj	2:17 3:-9 4:10 8:-8
w-2 H the	1:32 2:-32 3:11 4:-6
w-2 H to	0:-8 3:-9 4:-11 6:38 8:-6
w-2 H with	0:-17 2:-19 4:-14 5:-11 6:35 7:-7 8:19 9:-6
w-2 H x	0:16
w-2 N U	0:16 3:-7
w-2 N a	0:-21 1:-8 3:18 4:23 5:-6 8:-19
w-2 N and	2:-18 4:-12 5:40 6:-6 9:-6
w-2 N at	0:11 1:-6 2:-6 3:-14 4:10 5:-8 8:16
w-2 N avoid	0:-7 1:-6 2:31 3:-8 4:-6 8:-6
w-2 N bring	0:-6 1:22 2:-10 3:-21 4:16
w-2 N but	1:-8 2:35 3:-9 4:-7 8:-7
w-2 N comma	0:7 2:12 3:10 4:-14 8:-9
w-2 N eat	1:-8 2:22 3:-11
w-2 N fight	0:13
w-2 N from	0:10 2:9 4:-12 5:-10 6:-6 8:8
w-2 N in	0:8 1:-9 2:-15 3:-16 4:28 8:6 9:-7
w-2 N many	1:16 4:-6
w-2 N move	1:40 2:-17 3:-13 5:-6 8:-6
w-2 N obj	0:9 4:6
w-2 N of	0:7 2:-18 3:19 4:-15 5:18 6:-9 7:-6 9:-7
w-2 N rel	1:-8 2:-14 3:-8 4:29
w-2 N steal	3:17
w-2 N stop	1:-17 2:15 3:28 4:-12 6:-7 8:-15
w-2 N take	0:-7 1:8 2:12 3:15 4:-10 5:-6 6:-7 8:-11
w-2 N the	0:8
w-2 N throw	0:-7 3:-9 6:30
w-2 N to	1:-9 2:-8 3:-13 4:53 5:-9 6:-7 8:-18
w-2 N vs	2:14
w-2 N with	0:9 1:15 2:-14 3:25 4:-13 5:-10 6:-20 9:-6
w-2 N x	0:20 1:7 5:-12 6:-6 8:-11
w-2 O A	0:10 2:6 3:-6
w-2 O O	3:26 4:-6 8:-6
w-2 O U	0:6 1:-10 2:7 3:-6 4:-8 8:13
w-2 O a	0:-8 3:-12 4:17 6:17 8:-11
w-2 O and	0:-14 1:-14 2:-22 3:13 4:-18 5:34 7:-8 9:17
w-2 O as	1:22 3:-7 8:-10
w-2 O at	0:-6 1:-12 2:35 3:-8 4:26 5:-8 6:-9 7:-6 8:-17 9:-6
w-2 O avoid	2:19 3:-10 4:14 5:-16
w-2 O bring	1:26 2:-13 4:-8
w-2 O but	1:-13 2:6 3:-15 4:-10 5:13 8:18
w-2 O comma	1:-8 3:26 4:-8 7:-6 9:-7
w-2 O from	1:-8 2:10 5:-11 7:-6 8:15 9:-6
w-2 O hit	0:-7 2:18 3:8 4:-6 8:-6
w-2 O in	0:-9 4:-7 6:-9 7:-7 8:34 9:-8
w-2 O is	5:11
w-2 O make	0:-7 1:16 3:13 4:-13
w-2 O many	0:24 3:-10
w-2 O me	0:8
w-2 O move	0:9 3:17 4:-6 5:-8 8:-14
w-2 O obj	0:7 2:-8 5:-6 6:13 8:-12
w-2 O of	1:-18 2:-15 3:21 4:-11 5:-8 7:-7 8:6 9:11
w-2 O or	2:18 3:-10
w-2 O over	0:12 8:-6
w-2 O play	1:-22 2:-7 3:8 5:28
w-2 O reach	1:-9 2:17 3:-10 4:9
w-2 O shoot	3:-8 6:20
w-2 O sneak	0:-7 2:28 3:-9 5:-7
w-2 O stop	0:15 1:-19 2:24 3:11 4:-10 5:-7 6:-7 8:-12
w-2 O subj	3:-10 6:16 8:-6
w-2 O take	0:-8 1:44 2:-19 3:-36 4:11 5:-6 6:-6 8:8
w-2 O the	2:-18 3:-26 4:19 5:-11 6:-8 7:-6 8:22 9:-6
w-2 O throw	0:-8 1:15 2:-15 3:8 4:-7 5:-6 6:14 8:-7
w-2 O to	0:-6 1:-12 2:11 3:12 4:-6 5:-7 6:-9 8:15
w-2 O use	3:-11 6:17
w-2 O vs	0:10 2:6
w-2 O with	1:-22 2:7 4:-15 5:-13 6:32 7:-6 8:6 9:-7
w-2 O x	1:-14 3:-6 5:12 6:7 7:-7
w-2 U A	0:-7 1:-7 2:13 3:-13 4:-8 5:-6 8:-7 9:23
w-2 U F	0:8
w-2 U O	0:-8 1:-10 2:25 4:-6
w-2 U U	1:-12 3:27 5:-8 6:-7 9:-6
w-2 U a	1:18 3:-6
w-2 U and	0:7 1:-6 2:-13 3:20 4:-7 5:-8 8:8
w-2 U at	0:-13 1:8 2:-7 3:-19 5:-7 6:-6 8:32
w-2 U bring	0:6 3:-23 4:21
w-2 U but	2:-12 3:-6 4:-6 8:24
w-2 U comma	1:-10 2:14 3:17 4:-8 6:-8 7:-6 9:-6
w-2 U eat	3:16
w-2 U from	1:-8 2:-11 3:15 5:-9 6:-6 8:13
w-2 U game	0:6
w-2 U hit	0:15 3:-6
w-2 U in	1:-12 2:-8 3:7 5:17 6:-7 7:-6 9:-6
w-2 U many	1:-8 2:-9 3:32 4:-6 8:-8
w-2 U match	3:6
w-2 U move	1:-11 2:-6 3:18
w-2 U obj	0:12 3:-8 6:10
w-2 U of	0:14 1:16 3:-21 4:-8 5:-7 6:-7 7:22 8:-15 9:-7
w-2 U over	0:-12 3:-10 4:-10 5:-32 8:52
w-2 U reach	3:11 4:13 8:-10
w-2 U stay	2:-12 3:-15 4:33 8:-7
w-2 U stop	0:-8 1:-9 2:18 3:-20 4:-12 5:18 6:12 7:-7 9:-7
w-2 U subj	0:8 3:9
w-2 U take	1:10 2:-7 3:16 4:-9 8:-7
w-2 U the	0:-12 1:-7 4:-11 5:-10 8:27
w-2 U to	0:15 1:-7 2:-6 3:-14 5:-6 8:17
w-2 U use	1:7 2:-9 3:21 4:-6 6:-8 8:-7
w-2 U with	0:-10 1:36 2:-31 3:-10 4:-15 5:11 7:-7 8:8 9:-7
w-2 U x	1:10 4:-8 5:-7 6:6 7:-6 9:-6
w-2 V and	1:-12 2:14 3:11 4:-11 8:-8
w-2 V at	0:9 2:10 8:-7
w-2 V avoid	0:6 2:7
w-2 V bring	1:-6 3:30 4:-10
w-2 V comma	0:13 1:-14 3:33 4:-10 5:-7 8:-11
w-2 V eat	3:23
w-2 V from	2:11
w-2 V in	0:7 1:12 2:-7 3:-11 4:-10 5:13
w-2 V of	0:-18 1:17 2:12 3:-16 4:-11 5:-10 6:-11 7:-7 8:6 9:18
w-2 V over	5:16 8:-7
w-2 V shoot	2:12 3:-8 6:14
w-2 V subj	0:-7 2:28 3:-6
w-2 V throw	3:-6 5:28 6:-25
w-2 V with	1:9 2:-19 3:-16 4:-6 6:-8 9:22
w-2 V x	0:8 1:-6 2:-7 5:-10 8:22
w-2 a A	3:9 4:-14 5:-6 8:15 9:-6
w-2 a H	0:-10 2:-15 3:-18 4:-7 5:-6 6:-6 7:42 8:-7
w-2 a N	0:6 3:13
w-2 a O	2:7
w-2 a attack	0:16 4:-6
w-2 a bring	0:17 1:-9
w-2 a comma	0:-12 3:14 4:-7 5:-6 8:17
w-2 a in	1:12 3:-13
w-2 a kind	0:12 1:-8
w-2 a meet	0:-9 1:-15 2:-7 3:-9 7:32
w-2 a move	1:30 3:-7 4:-6 8:-9
w-2 a x	3:-9 4:-16 5:-6 7:17 8:9 9:-7
w-2 also x	1:-11 2:-6 3:21
w-2 and a	0:-12 1:15 2:10 4:-17 5:-10 6:9 7:-9 8:8 9:-11
w-2 and attack	2:14 4:-6
w-2 and avoid	1:-6 2:39 3:-9 5:-11
w-2 and bring	0:-6 1:-14 2:-10 3:38 5:-6 8:-9
w-2 and chase	2:12 3:-9
w-2 and eat	1:-8 2:-13 3:40 4:-7
w-2 and fall	0:-8 2:-7 3:-14 5:37 6:-7 8:-12
w-2 and fight	0:-6 1:-11 3:-7 4:29
w-2 and from	1:-7 2:19
w-2 and hit	2:31 3:-23
w-2 and if	0:11
w-2 and in	3:-7 4:-6 8:14
w-2 and many	0:8 1:-15 2:28 3:-29 4:-12 5:-7 8:-9 9:23
w-2 and must	2:7
w-2 and my	0:8 1:13 2:-11
w-2 and over	0:-9 2:10 3:-16 4:-10 5:43 8:-21
w-2 and push	0:6 3:8
w-2 and reach	4:12
w-2 and shoot	0:-8 1:-7 2:23 3:-11 4:-6 6:7
w-2 and steal	1:-8 2:-42 3:63 4:-9 7:-6
w-2 and take	1:-7 2:-14 3:59 4:-11 5:-6 6:-6 8:-9
w-2 and the	2:20 3:-7 4:8 6:-11 9:-8
w-2 and throw	2:-21 3:-8 6:31
w-2 and with	0:8 1:6 2:-8 3:-8 5:15 8:-7
w-2 and x	0:-13 7:20 8:-11 9:-10
w-2 and you	0:17
w-2 as A	2:-15 3:-16 4:-9 5:20 8:-6 9:20
w-2 as F	3:20
w-2 as at	0:18
w-2 as but	0:-6 1:20 3:-6
w-2 as in	0:8
w-2 as the	0:-9 2:-7 3:-8 4:12 8:17
w-2 as x	1:29 2:-13 3:11 4:-12 5:-7 6:-13
w-2 at A	0:-6 2:-6 3:-8 4:8 8:17
w-2 at U	0:16
w-2 at a	0:8 1:-11 2:-7 3:-13 5:-6 6:-6 8:31
w-2 at many	0:22 8:-9
w-2 at move	0:-15 1:-10 2:42 3:-13 4:-7 5:-14 6:-6 8:-9
w-2 at my	0:-6 1:-6 3:-6 4:28 8:-12
w-2 at the	1:-8 3:-11 4:37 5:-12 6:-8 7:-6 8:6 9:-6
w-2 at x	1:-11 2:-11 3:-8 4:22 5:-12 6:-9 7:6 8:19 9:-7
w-2 attack comma	0:-12 1:32 2:11 3:-9 4:-15 8:-7
w-2 attack my	0:-6 1:-13 2:-8 3:-11 4:38 6:-6
w-2 attack stop	1:-6 3:-6 6:15
w-2 attack the	0:-9 1:35 2:-26 3:-14 4:30 5:-7 6:-7 7:-7 8:-12
w-2 avoid a	1:-11 2:34 5:-6
w-2 avoid at	1:-6 2:-10 3:-8 4:-9 5:35 8:-8
w-2 avoid comma	2:7 3:8
w-2 avoid from	1:-15 2:27 3:-8 4:-9 5:6
w-2 avoid in	2:-9 5:6 8:11
w-2 avoid many	3:10
w-2 avoid of	2:14
w-2 avoid stop	0:16
w-2 avoid the	1:-14 2:20 3:-12 4:-8 5:37 6:-7 7:-6 8:-16 9:-6
w-2 avoid to	0:-8 2:-8 4:9 5:-11 8:19
w-2 avoid x	0:-9 1:41 2:-15 3:-14 4:-15 5:17 7:-6 8:-13
w-2 bring A	2:-6 3:-14 4:30 8:-6
w-2 bring F	2:-6 3:8 4:10
w-2 bring U	1:-6 2:-10 3:32 4:-12 5:-6
w-2 bring a	0:10 3:11
w-2 bring but	1:-7 2:27 4:-7
w-2 bring comma	1:-21 2:46 3:-15 4:-21 8:6
w-2 bring in	0:-10 1:-7 2:-6 5:-6 8:19
w-2 bring many	3:37 4:-14 5:-8
w-2 bring me	0:-10 1:-7 3:42 4:-12 8:-10
w-2 bring of	1:-7 4:18 8:-9
w-2 bring stop	0:8 2:21 3:-6 4:-9 8:-10
w-2 bring the	1:12 2:-19 3:30 5:-7 6:-6 8:-11
w-2 bring x	0:18 1:-6 3:19 4:-13 8:-7
w-2 bring you	0:14 3:-6
w-2 but a	0:6 3:-9 4:-13 5:27 8:-13
w-2 but avoid	0:6 3:-8 4:-6 5:19 8:-8
w-2 but but	0:-10 1:-15 3:-8 8:28
w-2 but from	2:30 4:-7 5:-8 8:-13
w-2 but in	0:14 8:-8
w-2 but is	0:-6 1:15 2:-7 3:11
w-2 but many	1:-7 3:22 4:-6 8:-7
w-2 but me	0:-6 2:-6 3:32 5:-7 8:-8
w-2 but my	1:13
w-2 but over	0:-7 5:28 8:-11
w-2 but play	1:28 2:-7 3:-8
w-2 but reach	2:-8 3:-15 4:33
w-2 but save	1:-6 2:-6 3:-9 4:29
w-2 but the	1:-25 2:27 3:-12 4:15 6:-8 9:-7
w-2 but victim	2:11
w-2 but with	2:33 3:-19 4:-8 5:-7 7:-6 8:-9 9:-6
w-2 but x	0:19 1:14 2:-10 4:-11 5:-7 6:-6
w-2 by the	0:-9 1:19 2:23 3:-8 4:-13 5:-6 8:-9
w-2 chase the	0:-9 1:32 3:-18 4:10 7:-6 8:-9
w-2 clean clean	3:14
w-2 clean x	0:-7 1:-8 2:-11 3:12 4:23 5:-7 8:-7
w-2 comma A	0:28 2:-11 5:-6 6:-7
w-2 comma F	3:23
w-2 comma N	1:-14 2:-8 3:-8 8:25
w-2 comma O	0:20 3:14 4:-8 8:-8
w-2 comma U	0:-12 1:9 2:-21 4:17 5:-14 6:10 7:-8 8:-15 9:17
w-2 comma V	0:10 2:9
w-2 comma a	1:31 2:-16 3:-16 5:-8 6:-10 7:22 8:-6 9:6
w-2 comma and	0:19 2:13 3:-11
w-2 comma at	0:23 2:-6 4:10 8:-13
w-2 comma attack	1:-7 2:6 4:8
w-2 comma avoid	1:-9 2:24 3:-13 4:-11 5:26 6:-6 8:-10
w-2 comma bring	1:16 2:-13 3:13 8:-10
w-2 comma but	1:7 2:20 3:-20 4:22 5:-12 6:-9 7:-7 8:-15 9:-8
w-2 comma by	4:20 8:-9
w-2 comma comma	3:6 4:-12 5:-9 6:-7 8:14 9:-6
w-2 comma eat	3:18
w-2 comma fall	1:-12 2:17 3:12 4:-8 5:-9 6:-7
w-2 comma fight	0:-14 1:-10 2:13 3:-8 4:-8 6:25
w-2 comma from	1:-8 2:-12 3:-17 4:-10 5:20 6:-7 8:22
w-2 comma guard	0:-7 1:-8 2:-9 3:-7 4:-7 5:31 8:-6
w-2 comma hit	1:-7 2:23
w-2 comma if	1:24 2:-18 3:13 4:-8 5:-6 8:-8
w-2 comma in	0:15 3:-9 4:22 8:-15
w-2 comma kind	0:7
w-2 comma love	1:13 3:-7
w-2 comma make	0:-7 1:-6 3:17 4:10 8:-7
w-2 comma many	0:13 1:-12 3:18 4:11 7:-6 8:-13 9:-7
w-2 comma match	0:-9 1:-6 3:31 4:-8 8:-9
w-2 comma me	0:11
w-2 comma move	1:-21 2:-15 3:15 4:-6 5:25 8:-9
w-2 comma must	0:14
w-2 comma of	1:-7 3:-9 8:20
w-2 comma over	0:-7 3:-12 4:-7 5:46 8:-22
w-2 comma play	0:13 1:32 2:-14 3:-11 4:-7 8:-6
w-2 comma push	0:-10 1:20 3:7 4:-6 8:-9
w-2 comma reach	4:15 8:-6
w-2 comma rel	1:-12 2:20 8:-7
w-2 comma save	3:-10 4:18
w-2 comma shoot	2:-8 6:20
w-2 comma sneak	2:19
w-2 comma stay	3:-10 8:21
w-2 comma stop	1:29 3:-12 4:-7 8:-8
w-2 comma take	0:-14 2:-11 3:47 4:-8 5:-9 6:-6
w-2 comma the	1:6 2:21 3:11 4:-10 5:-11 6:-6 7:-7 9:-7
w-2 comma touch	0:-7 2:-15 3:-6 4:-8 5:35 8:-10
w-2 comma use	0:7 1:12 2:-7
w-2 comma vs	0:8 2:10
w-2 comma with	1:-16 2:23 3:-19 5:11 6:6 7:-7 9:-7
w-2 comma word:boss	0:7
w-2 comma word:enemy	2:26 3:-9
w-2 comma x	0:11 1:-13 3:8 5:-7 8:7
w-2 comma you	0:27 3:-8
w-2 cross comma	2:7
w-2 cross the	0:-7 1:18 2:-7 3:-14 4:7 5:-8 8:9
w-2 cross x	4:8
w-2 eat a	1:-6 3:20
w-2 eat at	0:14
w-2 eat from	2:15
w-2 eat in	3:-20 5:32 8:-7
w-2 eat many	2:-18 3:37 4:-6
w-2 eat my	0:-6 1:-7 2:-7 3:38 4:-9
w-2 eat the	2:16 3:7 4:-8
w-2 eat to	0:-15 2:-11 3:-19 4:18 5:-7 8:26
w-2 eat x	2:-7 3:-23 4:-9 8:31
w-2 edge A	1:-17 2:7 4:-13 6:-10 7:-7 9:25
w-2 edge F	0:-13 1:21 3:-17 8:8
w-2 edge H	0:-16 1:-26 2:27 3:-11 4:8 5:-6 8:-15 9:21
w-2 edge N	1:25 2:-6 3:-9 8:-8
w-2 edge O	0:9 1:-9 2:15 3:-6
w-2 edge U	0:8 1:13 2:-8 3:23 4:-11 5:-11 6:-8 8:-13 9:-6
w-2 edge V	1:-11 2:-6 3:-9 9:26
w-2 edge a	1:40 2:-12 8:-7
w-2 edge and	0:-7 1:-25 2:36 3:-8
w-2 edge as	0:12
w-2 edge at	0:7 1:14 3:-6 4:-6 8:-10
w-2 edge avoid	1:-8 2:8
w-2 edge bring	0:6 1:9 2:-7 3:14 4:-12
w-2 edge edge	1:19
w-2 edge fall	0:-11 1:-14 2:-9 3:49 5:-7 8:-7
w-2 edge for	0:16 3:-7
w-2 edge from	0:-7 1:-9 2:-6 3:-9 8:30
w-2 edge game	0:20 3:-7
w-2 edge guard	1:-6 3:-18 4:30 6:-6
w-2 edge hit	0:-9 1:-20 2:-31 3:55
w-2 edge in	0:-6 1:11 3:-11 4:-8 5:-6 8:21
w-2 edge kind	0:28 3:-7 8:-6
w-2 edge make	0:-13 1:12 2:-10 3:32 4:-12 6:-7 8:-11
w-2 edge many	0:15 1:15 3:-22 4:8 6:-6 8:-8
w-2 edge match	1:-10 3:30 4:-6 8:-6
w-2 edge move	1:13 2:-10 3:14 4:-6 5:-6 6:-11
w-2 edge my	0:13 1:-10 2:26 3:-14 4:-6 8:-6
w-2 edge play	1:37 2:-8 3:-8
w-2 edge push	0:-16 1:-21 2:-7 3:16 4:-10 5:13 6:-7 8:15
w-2 edge race	1:36 2:-14 3:-6
w-2 edge save	1:-15 3:24 4:-11
w-2 edge shoot	0:-6 3:-6 6:25
w-2 edge take	0:-7 1:-23 2:14 3:6 4:14 5:-6 8:-8
w-2 edge the	0:-9 1:21 2:22 3:-15 5:-6 6:-7
w-2 edge throw	0:-12 2:9 3:-21 4:-6 6:41 8:-6
w-2 edge touch	0:15 1:-18 2:-10 3:20 5:-7
w-2 edge use	2:18 6:-7
w-2 edge with	1:10 2:-9 3:-22 6:9 8:19
w-2 edge word:enemy	1:-9 2:16
w-2 edge x	1:21 3:16 4:-6 5:-7 6:-8 7:-6 9:-6
w-2 edge you	0:9 1:8 3:-7
w-2 fall a	0:-14 1:-25 2:-13 4:-10 5:-7 6:-7 7:17 8:35
w-2 fall comma	0:11 2:-15 3:-24 4:8 5:-8 6:31 8:-8
w-2 fall from	4:-7 8:23
w-2 fall many	0:-9 1:-10 2:-8 3:9 8:19
w-2 fall of	3:-7 5:-7 6:-7 8:23
w-2 fall the	0:10 1:-8 2:-6 3:26 4:-7 8:-13
w-2 fall with	0:10 1:19 3:-16 8:-6
w-2 fall x	1:17 4:-8 5:7 6:-6 8:-12
w-2 fight many	2:10
w-2 fight of	0:10 1:-9 2:-7 3:-18 6:27
w-2 fight the	0:6 1:-6 2:11
w-2 for comma	0:-9 1:18 2:-9 4:-7 8:10
w-2 for many	0:14
w-2 for the	0:22 1:7 2:-6 3:-11 8:-7
w-2 for x	0:-13 1:-9 3:35 4:-8
w-2 from N	0:9
w-2 from O	0:10
w-2 from U	2:14 3:-7
w-2 from a	2:10 3:-16 4:-13 5:11 6:-7 7:-6 8:18
w-2 from avoid	2:6 3:-7 4:11
w-2 from in	8:15
w-2 from many	0:10 1:17 2:7 3:-16 4:-8 8:-8
w-2 from my	0:6 1:9 8:-7
w-2 from the	1:-17 3:-23 4:33 6:-10 7:-7 8:7 9:-6
w-2 from x	1:-15 2:20 3:8 5:-8 8:-12
w-2 game O	0:-11 1:-7 3:24
w-2 game as	0:-14 1:38 2:-8 3:-10 8:-7
w-2 game comma	0:-14 1:-21 4:18 5:-15 6:-6 8:30 9:-6
w-2 game for	1:19 2:-7
w-2 game from	1:-8 2:-17 3:-6 4:29 8:-7
w-2 game if	1:17
w-2 game match	0:11 3:-7
w-2 game of	0:6 1:9
w-2 game play	1:9
w-2 game stop	0:-20 2:38 3:-21 5:-9 6:-7
w-2 game with	0:-6 3:28 4:-10 5:-7 6:-7 8:-10
w-2 game x	0:20 1:-7
w-2 guard a	1:11 4:7 8:-7
w-2 guard comma	2:8 3:-6 4:-8 6:17
w-2 guard the	0:-11 1:-9 2:-10 3:-18 4:36 5:-7 6:-10 8:19 9:-6
w-2 hit a	0:10 1:-19 2:-14 3:34 8:-6
w-2 hit and	0:-10 1:12 3:-13 4:22 8:-9
w-2 hit but	0:10 3:-7
w-2 hit comma	0:-17 1:6 2:-12 3:13 4:-9 5:22 8:-8
w-2 hit in	0:-16 1:-14 2:10 3:8 4:-7 5:-6 8:19
w-2 hit of	0:-7 1:23 2:-7 3:-31 6:24
w-2 hit the	0:-12 1:-13 2:14 3:10 4:-18 5:27 6:-11 7:-7 9:-7
w-2 hit with	0:-6 3:-17 4:-6 5:19 6:23 8:-15
w-2 hit x	1:7 2:25 3:-20 4:-8 8:-8
w-2 if U	2:-8 3:-16 4:-6 5:28
w-2 if a	0:-6 1:12 3:6 4:-7 5:6 8:-7
w-2 if comma	0:7
w-2 if my	1:24 2:-6 3:-10
w-2 if play	1:14
w-2 if the	0:-6 2:24 3:13 4:-16 5:-11 6:-9
w-2 if x	0:11 3:-6
w-2 in A	1:-6 2:18
w-2 in N	0:12 1:-7 3:-8 4:-11 8:17
w-2 in O	0:15
w-2 in U	0:22 2:-7 3:-7 8:9
w-2 in a	1:-7 3:-21 4:-22 5:-13 6:-8 8:54
w-2 in bring	0:7
w-2 in comma	0:8 1:-6 2:7 3:12 4:-6 8:-8
w-2 in from	0:-11 1:-8 2:-10 3:14 4:13 5:16 6:-19 8:-7
w-2 in hit	0:11 2:-7 3:-16 8:17
w-2 in many	0:14 1:6 2:-15 3:-18 4:17 5:-8
w-2 in move	1:-6 2:-8 3:-19 4:10 6:26 8:-10
w-2 in my	1:-9 4:-6 8:19
w-2 in of	0:-6 1:13 2:-13 4:25 5:-8 6:-9 8:-17
w-2 in stay	0:-8 2:-16 3:11 4:23 8:-7
w-2 in stop	0:14
w-2 in the	1:-13 2:-7 3:-17 4:24 5:17 6:-8 7:-7 8:12 9:-6
w-2 in with	0:-8 1:12 2:-6 3:13
w-2 in x	0:6 1:-6 2:-18 3:29 4:-11 5:-12 6:-8 8:16 9:-7
w-2 is a	0:6 1:12 3:-13 4:-13 5:-9 6:-10 7:20 8:-13 9:13
w-2 is and	0:-10 1:-8 2:39 4:-11 8:-11 9:-6
w-2 is comma	2:28 4:-15 7:-6 8:-16
w-2 is in	0:17 2:11 4:-7 8:-10
w-2 is many	0:-8 3:28
w-2 is my	1:-7 2:19 3:-7
w-2 is stop	1:-8 2:-8 4:-9 5:14 8:6
w-2 is the	0:14 1:-17 2:17 3:-15 4:11 5:-8 6:-6 8:-11 9:-7
w-2 is x	0:-8 1:-14 2:33 3:-13 4:14 5:-7 6:-6 7:-8 8:-10 9:-6
w-2 kind U	0:9
w-2 kind as	0:-8 1:22 2:-9 3:10 8:-7
w-2 kind at	0:15
w-2 kind but	2:-14 3:27 8:-6
w-2 kind comma	1:39 2:-10 3:-10 4:-6 5:-6
w-2 kind for	1:8
w-2 kind from	0:-16 2:-15 3:43 4:-11 5:-9 6:-7
w-2 kind if	1:12 2:8 3:-10
w-2 kind in	0:20 1:6 3:-16 4:-7
w-2 kind many	0:18 3:-10
w-2 kind of	0:6 1:9 2:-7
w-2 kind play	1:9
w-2 kind stop	0:-7 1:7 3:8 8:-8
w-2 kind vs	1:-29 2:49 3:-12
w-2 kind with	0:-9 1:-6 2:8 3:26 4:-8 5:7 7:-6 8:-13 9:-6
w-2 kind x	0:19 1:-8 2:14 8:-10
w-2 love the	1:23 2:-7 3:-9
w-2 make F	0:12
w-2 make a	0:11 1:-6 2:-6 3:-28 4:41 8:-14
w-2 make comma	0:7 2:7 3:15 4:-12 5:-7 8:-11
w-2 make many	2:-17 3:34 4:-11
w-2 make the	0:-9 1:-14 2:-12 3:-7 4:43 5:-9 8:-13
w-2 make with	0:15
w-2 make x	0:-9 1:-15 2:40 3:-24 4:7 8:-8
w-2 many A	1:-9 2:-20 3:12 4:-9 8:24 9:-6
w-2 many O	0:13 2:-6 3:-8 4:12
w-2 many U	2:-18 3:-6 7:28
w-2 many comma	0:9 1:-16 2:-9 3:-15 5:-14 6:-7 7:-6 8:28 9:19
w-2 many from	8:8
w-2 many many	2:41 3:-15 4:-9 5:-12 8:-9
w-2 many of	1:-7 3:20 4:7 5:-6 8:-13
w-2 many stop	1:-6 2:-7 3:-10 6:21
w-2 many take	2:-7 4:18 8:-7
w-2 many the	1:-11 3:42 4:-12 5:-7 6:-9 8:-9
w-2 many with	0:-9 1:-18 2:21 3:22 8:-9
w-2 many word:hero	1:8
w-2 many x	0:16 1:-13 2:10 3:10 5:-11 7:-6
w-2 match U	0:7
w-2 match comma	1:-10 2:6 3:19 4:-6 8:-8
w-2 match from	0:13 8:-6
w-2 match many	0:17 3:-6
w-2 match of	8:17
w-2 match the	0:9 1:-6 3:22 4:-10 8:-6
w-2 match with	1:-7 3:23
w-2 match x	1:22 2:-9 3:14 4:-13 5:-8 6:-6 8:-15
w-2 me eat	3:18
w-2 me take	0:12 3:-8
w-2 me x	0:-7 1:-9 2:16 3:-7 5:11
w-2 meet stop	0:-6 3:20 8:-8
w-2 meet the	3:11
w-2 meet x	0:12
w-2 move U	0:14
w-2 move a	0:-9 1:13 2:-14 4:-12 5:-16 6:19 7:-7 8:10 9:-9
w-2 move and	2:-7 3:19 4:8 5:-11 8:-6
w-2 move at	0:-18 1:9 2:-20 4:-21 5:-14 6:-10 7:-6 8:28 9:20
w-2 move by	0:6 8:8
w-2 move comma	0:6 1:21 2:-10 3:13 5:-9 6:-6 8:-15
w-2 move from	2:-8 3:-10 4:-6 5:16
w-2 move in	0:-20 1:-13 2:8 3:10 5:27 6:-8 7:-8 8:-6 9:-7
w-2 move is	0:16
w-2 move move	0:-8 1:-8 2:19 3:-10 5:-6 6:17 8:-7
w-2 move of	0:9 1:-7 2:-6 3:-6 4:-8 5:-17 6:-9 8:33
w-2 move reach	0:-9 3:26 4:-6 8:-10
w-2 move stop	0:-14 1:-30 3:20 4:-9 5:-11 6:-7 7:-6 8:31 9:-6
w-2 move the	0:-13 1:9 4:-18 5:7 6:-13 7:-6 8:15 9:-7
w-2 move to	0:11 4:7 8:-9
w-2 move with	1:24 2:-13 3:-12 5:-9 6:-9 8:16
w-2 move x	1:-8 2:-19 3:-6 5:11 7:-6 8:16 9:-7
w-2 must avoid	2:-7 5:14
w-2 must bring	2:26 3:-15
w-2 must comma	0:12 3:-7
w-2 must cross	8:7
w-2 must from	1:-8 2:-18 3:38 4:-6 8:-10
w-2 must is	1:25 2:-11
w-2 must many	3:24
w-2 must move	3:-9 5:16
w-2 must over	5:14 8:-6
w-2 must push	0:10
w-2 must reach	0:7 4:10 8:-9
w-2 must steal	0:15 3:-11
w-2 must stop	0:-15 1:-7 3:28 8:-6
w-2 must take	0:-8 3:9 4:17 5:-9 8:-7
w-2 must the	1:-16 2:-14 3:7 5:-8 6:-11 7:-7 8:25
w-2 must touch	2:23 3:-12 4:-12 5:6
w-2 must x	0:19 1:-7 3:-22 4:-10 5:7 8:17
w-2 my A	3:11
w-2 my many	0:12
w-2 my x	0:11
w-2 not comma	2:14 3:-7
w-2 not must	2:10
w-2 not take	2:10 3:-6
w-2 not the	1:-10 2:43 3:-15 4:-8 5:-6 8:-8
w-2 not throw	2:20 6:-16
w-2 not x	1:-13 4:-7 5:-7 8:25
w-2 obj at	1:-6 3:-7 4:15
w-2 obj avoid	1:34 2:-27 3:12 5:-11 8:-7
w-2 obj bring	0:14 4:-6
w-2 obj eat	1:33 2:-21 3:-8
w-2 obj many	0:16 3:-8
w-2 obj move	3:14 5:9 8:-6
w-2 obj over	3:12
w-2 obj take	1:-8 2:25 3:-15 4:6
w-2 obj throw	4:12 6:-6
w-2 obj x	1:-14 2:13 3:-28 4:20 5:-7 6:-6 8:13 9:-6
w-2 of O	0:19 3:-8 4:8 8:-9
w-2 of a	1:12 2:-18 3:-7 5:-8 6:-8 7:-6 8:31 9:-6
w-2 of but	3:10
w-2 of comma	0:14 2:-7
w-2 of many	0:17
w-2 of my	0:8 1:11
w-2 of the	2:-16 5:-16 6:-7 8:30 9:-7
w-2 of use	3:15
w-2 of x	1:-12 2:-11 3:20 4:23 6:-8 7:-6 8:-23 9:-6
w-2 or a	1:11 2:-10 3:18 4:-8 8:-7
w-2 or comma	0:11
w-2 or x	0:15 3:9
w-2 over O	0:11
w-2 over comma	0:-10 2:9 4:-7 5:-11 8:22
w-2 over cross	4:13
w-2 over many	0:-9 3:-12 4:29 8:-16
w-2 over the	1:-6 2:-8 3:-13 4:-14 5:20 8:16
w-2 play A	1:-11 2:9 3:22 4:-7 8:-7 9:-10
w-2 play U	0:-15 3:-10 8:19 9:12
w-2 play a	0:-8 1:43 2:-8 3:-7
w-2 play comma	0:-7 2:-17 3:26 5:-8 8:-11
w-2 play in	0:-7 1:-8 8:24
w-2 play stay	0:6 8:9
w-2 play subj	0:-7 1:22 2:-8
w-2 play the	1:48 2:-24 3:-11 5:-7 8:-13
w-2 play x	0:6 1:-16 2:-11 4:22 5:-6 8:6
w-2 push comma	1:-6 2:7 3:-11 4:-6 5:20
w-2 push many	3:16
w-2 push the	0:12 3:18 4:-7 5:-6 8:-7
w-2 push x	1:-10 2:7 3:14 5:-9 8:-12
w-2 race at	0:-6 1:28 2:-10 3:-6
w-2 race comma	1:15
w-2 race of	1:25 2:-11 3:-6
w-2 race with	1:12
w-2 reach at	4:11 8:-7
w-2 reach comma	0:-11 1:13 2:24 3:8 4:-18 6:-6 7:-6 8:-19
w-2 reach in	0:-6 4:31 8:-16
w-2 reach many	0:9
w-2 reach of	0:-6 1:-8 2:-10 4:29 8:-6
w-2 reach reach	4:12
w-2 reach the	0:-16 1:-13 3:-20 4:30 5:-8 6:-6 7:14
w-2 reach to	2:-8 4:17
w-2 reach x	4:12
w-2 rel a	1:22 3:-8
w-2 rel attack	0:7 1:-7 2:9
w-2 rel bring	3:19
w-2 rel eat	2:-9 3:25
w-2 rel guard	2:11 4:-9
w-2 rel move	5:11
w-2 rel save	2:-17 3:35 4:-23
w-2 rel take	2:-10 3:38 4:-6
w-2 rel the	1:11 3:17 4:-19 5:-11 6:-8 7:-6 8:6 9:-6
w-2 rel throw	0:-6 2:-10 3:-23 6:46
w-2 rel x	0:15 2:-6 3:15 8:-13
w-2 save a	0:-13 1:-9 3:-15 8:27
w-2 save the	0:6 1:-18 2:-18 3:18 4:23 8:-11
w-2 shoot at	2:24 6:-6
w-2 shoot comma	2:17
w-2 shoot many	0:-8 2:-6 3:-13 6:32
w-2 shoot the	0:10 1:-8 2:14 6:-8
w-2 shoot with	2:-11 3:-7 6:25
w-2 sneak sneak	2:23
w-2 sneak the	1:-15 2:37 3:-7 4:-8 5:-7 8:-7
w-2 stay a	0:-9 1:-7 2:-8 3:-13 4:22 8:17
w-2 stay at	0:13
w-2 stay from	0:17 8:-6
w-2 stay in	3:-6 4:-12 5:-6 8:27
w-2 stay x	0:9 1:-15 2:9 3:-18 4:-17 5:17 7:13
w-2 steal comma	2:12
w-2 steal many	3:13
w-2 steal my	0:-6 2:-8 3:34 4:-9
w-2 steal stop	2:17
w-2 steal the	0:-9 1:-13 2:25 3:-13 4:25 5:-7 6:-8 7:-6 8:-12
w-2 stop O	0:-8 1:28 2:-9 3:-8
w-2 stop U	0:-10 1:-10 2:-8 3:-16 4:21 8:-13 9:25
w-2 stop a	1:12 2:-17 3:26 4:-8 7:-6 8:-14
w-2 stop comma	0:12 3:-6
w-2 stop hit	1:17 2:-7 3:-10
w-2 stop if	0:11
w-2 stop in	0:9
w-2 stop many	0:15 1:-13 3:15 4:15 5:-9 6:-7
w-2 stop my	0:21 1:-10
w-2 stop play	1:20 3:-10
w-2 stop take	0:-8 3:22
w-2 stop the	1:9 2:27 3:-13 5:-7 6:-6 7:-7 8:-14 9:-6
w-2 stop use	0:8
w-2 stop with	0:-6 1:-12 3:14 5:-7 6:-6 8:16
w-2 stop x	0:26 1:-9 3:23 4:-6 6:-6 8:-12
w-2 stop you	0:10
w-2 subj comma	2:-6 3:26 8:-6
w-2 subj x	1:-18 3:7 6:-8 7:25 8:-14 9:-6
w-2 take A	0:8 2:10 3:-6
w-2 take F	2:7
w-2 take O	0:-10 1:18 2:-7 3:11 4:-8 8:-9
w-2 take a	0:-9 1:-9 2:7 4:-19 5:-9 6:-11 7:-8 8:32 9:-7
w-2 take and	2:23 3:-6
w-2 take at	0:-11 1:-8 3:-14 4:8 8:23
w-2 take but	2:24 3:-11
w-2 take comma	0:-6 2:20 3:-35 4:-21 5:23 6:-8 7:-6 8:16 9:-6
w-2 take fall	0:-6 1:-6 2:-7 3:36
w-2 take from	3:28 4:-6 8:-13
w-2 take in	0:-8 2:-10 3:-17 5:18 8:9
w-2 take is	1:-6 2:15 3:-10
w-2 take many	1:-6 2:-13 3:55 4:-12 5:-8 6:-6 8:-9
w-2 take move	3:21 5:-11 8:-7
w-2 take stop	0:-6 1:-13 2:41 3:-19 4:-11 5:-12 6:-7
w-2 take the	0:-10 1:-18 3:11 4:35 5:-10 6:-9 7:-6 9:-6
w-2 take x	1:-20 2:-6 3:17 4:8 5:-9 7:-6 9:-6
w-2 the A	0:7 2:-9 4:15 8:-7
w-2 the O	0:9
w-2 the U	0:16
w-2 the fall	3:28
w-2 the from	0:-12 1:-7 2:-13 3:-31 4:-14 5:-9 8:55
w-2 the many	2:39 3:-9 4:-17 5:-6 6:-6 8:-12 9:-6
w-2 the my	0:10 1:25 2:-18 3:-17 4:14 5:-6 6:-6 8:-8
w-2 the over	0:-8 2:-6 3:25 4:-9 5:11 8:-14
w-2 the play	1:12
w-2 the stop	0:-10 1:15 2:-17 3:19 4:-6 8:-6
w-2 the the	1:-8 2:-15 3:9 4:31 5:-8 8:-16
w-2 the x	1:9 2:-10 3:-16 4:39 5:-12 6:-9 9:-7
w-2 throw a	0:7 1:13 2:-8
w-2 throw at	1:-6 2:12 3:21 4:-11 6:-13
w-2 throw many	2:-6 3:-28 4:-6 5:-7 6:45
w-2 throw of	0:-8 1:-8 2:-6 3:-10 6:32
w-2 throw the	0:8 1:-7 3:10
w-2 throw with	0:10 1:10 2:-10
w-2 throw x	0:-10 1:19 3:22 4:-6 5:-6 6:-26
w-2 to N	0:10 3:7
w-2 to a	1:12
w-2 to comma	1:21 2:-13
w-2 to many	0:14 3:-7
w-2 to play	0:6 1:-16 2:-11 4:25
w-2 to reach	2:-14 3:-7 4:26
w-2 to take	0:-8 1:15 2:-21 3:25 5:-7 8:-7
w-2 to the	0:10 1:-10 2:-12 3:-18 4:28 5:-8 6:-6 8:11
w-2 to victim	1:9 3:8
w-2 to x	0:24 1:-6 3:-6 5:-6 6:-6 7:8
w-2 touch a	1:-8 2:17
w-2 touch in	5:19 8:-9
w-2 touch the	0:-6 2:-15 3:-19 4:11 5:32 8:-11
w-2 touch x	0:8 2:8
w-2 use and	0:12
w-2 use comma	0:18
w-2 use many	1:-10 2:-10 3:21 4:16 6:-6 8:-10
w-2 use the	0:-14 1:-10 3:-11 4:15 5:-11 6:-10 8:25
w-2 use use	0:-10 1:-7 2:32 4:-6 5:-11 6:-6 8:-6
w-2 use x	0:-8 1:-6 2:-6 3:19 4:-7 8:10
w-2 victim a	1:-15 2:34
w-2 victim the	2:22 3:-7 8:-6
w-2 vs a	0:-7 1:-37 2:69 3:-11 8:-6
w-2 vs comma	3:20 8:-8
w-2 vs many	1:-21 2:48 3:-9
w-2 vs my	1:-19 2:39 3:-7
w-2 vs the	0:16 1:-9 2:23 3:-11 4:-6
w-2 vs x	0:-9 1:-7 2:45 3:-16 4:-11 5:-6 6:-6 8:-11
w-2 with A	0:8
w-2 with O	0:19
w-2 with a	1:51 2:-14 3:-12 4:-8 5:-6 6:7 8:-13
w-2 with bring	1:-7 2:16 3:-8
w-2 with comma	1:-9 3:-8 4:-7 5:14 6:18 8:-14
w-2 with many	0:10 1:-6 3:19 4:-10 5:-9 6:-11 7:-6 9:-6
w-2 with move	1:12 2:10 3:-6 5:-6
w-2 with my	1:35 2:-12 3:-19 8:-8
w-2 with play	1:17 3:-6
w-2 with the	0:-12 5:8 6:14 7:-10 8:13 9:-9
w-2 with x	0:11 2:-16 3:-6 4:-9 5:15 6:-12 7:-6 8:14 9:-7
w-2 word:boss comma	3:-6 5:20
w-2 word:boss is	2:-16 7:29
w-2 word:bricks is	0:-6 1:-10 2:-10 3:35
w-2 word:enemy comma	1:-11 3:-12 5:24
w-2 word:enemy is	1:-6 2:33 3:-11
w-2 word:enemy many	0:-9 2:24
w-2 word:enemy play	0:-6 1:-28 2:44 3:-11 6:-6
w-2 word:goal is	2:19
w-2 word:hero and	1:-11 3:23
w-2 word:hero comma	1:30 2:-9 3:-13
w-2 word:hero x	1:10
w-2 word:item comma	3:7
w-2 word:item is	0:15 3:6
w-2 word:item with	3:8
w-2 word:item x	3:14
w-2 word:obstacle in	0:12
w-2 x A	0:8 1:16 2:-16 3:-7 4:22 5:-7 6:-6 8:-16 9:-7
w-2 x F	0:21 1:-6 2:22 3:-23 4:-8 6:6 8:-10
w-2 x N	0:-9 1:-9 3:8 4:-7 8:17
w-2 x O	0:27 1:-6 3:-13 6:11 8:-7
w-2 x U	0:40 1:-7 2:-6 4:-6 8:-7
w-2 x V	0:13 2:-25 3:-6 9:26
w-2 x a	1:14 2:-12 3:16 4:-16 5:-10 6:-9 7:12 8:11 9:-7
w-2 x and	0:25 1:-13 4:7 6:-6 9:-8
w-2 x as	0:7 1:-14 2:-11 4:14 5:9 6:-6
w-2 x at	0:12 1:-13 2:-11 3:-20 4:-14 5:6 6:-7 8:43 9:-6
w-2 x attack	1:-10 2:17 3:-6 4:11 8:-9
w-2 x avoid	0:8 2:12 3:-7
w-2 x bring	1:-19 2:-11 3:-8 4:19 5:-6 8:21
w-2 x but	0:19 1:-7 2:24 3:-8 4:-8 5:-7 8:-11
w-2 x by	3:-8 8:17
w-2 x clean	1:16 2:-7 3:-8
w-2 x comma	0:6 3:11 6:-6 7:-6
w-2 x cross	2:-7 3:-7 4:-6 5:21
w-2 x eat	0:6 3:7
w-2 x fall	1:-6 2:7 4:8 5:-13 6:-7 7:15 8:-15
w-2 x fight	0:9
w-2 x for	0:11
w-2 x from	2:-7 3:-10 4:9 7:-7 8:12
w-2 x game	0:12 1:11 2:-6
w-2 x hit	0:-14 1:-8 2:-8 3:28 4:-7 5:-7 8:8
w-2 x if	1:-11 3:24 4:-6 8:-8
w-2 x in	0:9 1:-10 2:-7 3:-11 4:7 5:-13 8:31 9:-6
w-2 x is	1:-31 2:35 4:-16 5:8 6:7 7:-9 9:-9
w-2 x kind	0:-6 1:-6 3:-6 8:23
w-2 x love	0:-8 1:36 2:-8 3:-10
w-2 x make	0:11 1:-9 2:-9 3:-6 4:20
w-2 x many	0:17 1:-13 2:-20 3:21 4:9 5:-9 6:10 8:-11
w-2 x match	0:10
w-2 x me	0:19
w-2 x move	1:22 2:-17 3:-16 4:-9 5:31 6:-10 8:-18 9:-6
w-2 x my	0:11 1:10 2:11 4:-12 5:-7 8:-10
w-2 x not	0:-13 1:-15 3:29 4:15 6:-6 8:-13
w-2 x obj	3:19 4:-6
w-2 x of	1:-6 3:16 4:-6 6:-6 7:-6 8:11 9:-7
w-2 x or	0:13 3:-6
w-2 x over	0:6 1:15 3:-17 4:-9 5:-11 8:20
w-2 x play	0:6 1:7 2:13 3:-13 4:-7
w-2 x reach	1:-6 2:-6 3:-12 4:26 5:-6
w-2 x rel	0:-12 1:-7 3:18 4:-10 5:-6 8:14
w-2 x shoot	0:-7 1:-6 6:26
w-2 x sneak	1:-6 2:-19 4:22 5:13 8:-10
w-2 x stay	2:31 3:-15 4:-10 8:-8
w-2 x steal	0:8 2:17 3:-20
w-2 x stop	0:6 2:-8 4:-13 5:16 7:-6 8:20 9:-6
w-2 x subj	1:12 3:6 4:-8 5:-7 8:-8
w-2 x take	1:-11 2:-17 3:7 4:18 5:-10 6:-7 8:12
w-2 x the	1:-7 2:-14 3:6 4:-10 5:9 6:-8 8:35 9:-8
w-2 x throw	1:-6 2:-9 6:16
w-2 x to	0:22 2:-10 3:-15 4:22 5:-9 8:-9
w-2 x touch	0:-7 2:-8 3:-17 4:-8 5:37 8:-8
w-2 x use	0:7 1:-8 2:-7 3:-7 4:-9 6:25 8:-8
w-2 x vs	0:21 2:-7
w-2 x with	0:18 1:9 2:-14 4:-9 6:16 7:-6 8:-16 9:-6
w-2 x you	0:11 3:-13 5:12 8:-8
w-2 you a	0:-17 1:23 2:-7 3:-14 4:-7 6:20 8:-10
w-2 you bring	0:-7 1:30 2:-12 3:7 4:-13 8:-6
w-2 you eat	3:11
w-2 you in	3:-11 5:23 8:-8
w-2 you is	0:12
w-2 you love	3:22
w-2 you make	1:28 4:-11 6:-14
w-2 you must	0:6 1:18 2:-18 3:8
w-2 you over	0:-9 1:-6 2:-6 3:-13 4:-6 5:25
w-2 you push	0:7 3:6
w-2 you shoot	3:-7 6:19
w-2 you take	0:14 1:-6 3:10 8:-6
w-2 you the	1:-7 2:-8 4:24 8:-14
w-2 you throw	1:-13 2:-7 3:-18 4:-6 5:-7 6:41
w-2 you touch	2:19 5:-8
w-2 you with	0:-8 2:-11 3:-15 4:-8 5:-9 6:43 8:-9
w-2 you x	0:20 1:-21 2:-17 3:18 4:-10 5:-6 6:-6 8:-8 9:19
w-3 A A subj	0:-12 2:-16 3:-26 4:38 5:-9 6:-6 8:10
w-3 A N from	0:-6 4:17
w-3 A O x	2:18 3:-7
w-3 A U U	3:12
w-3 A U comma	0:-7 2:16
w-3 A U x	0:-11 1:-15 2:-13 3:-10 4:22 8:19
w-3 A V from	3:7
w-3 A and a	0:-10 1:-11 2:-8 3:31 4:-16 5:-9 6:-10 7:-10 8:24 9:-9
w-3 A and avoid	2:17
w-3 A and fight	1:-7 2:-12 4:27
w-3 A and many	1:-7 2:9 3:-19 4:-6 9:18
w-3 A and over	3:-11 5:31 8:-8
w-3 A and steal	0:-6 2:-24 3:42 4:-6
w-3 A and take	2:-6 3:26 4:-6 8:-6
w-3 A and the	1:14 2:-14 3:-24 5:20 6:-7 7:15 8:-14 9:-10
w-3 A at a	0:7 4:-7 8:12
w-3 A at the	0:-11 1:-10 3:-23 4:17 5:-8 8:23
w-3 A at x	0:16
w-3 A attack my	1:-8 3:-8 4:24
w-3 A attack the	1:25 2:-19 3:-19 4:23 6:-7
w-3 A avoid of	2:14 3:-7 5:12 8:-6
w-3 A avoid the	0:-6 4:7 5:14 8:-8
w-3 A avoid x	0:-10 1:46 2:-24 3:-8 4:-7 5:-6 8:-7
w-3 A bring F	2:-8 4:15
w-3 A bring many	3:10
w-3 A bring the	0:-7 2:-6 3:30 4:-8
w-3 A bring x	3:16
w-3 A but the	0:-6 1:-6 2:31 3:-6 4:-8
w-3 A chase the	1:26 2:-11 3:-8
w-3 A comma a	0:-8 1:20 2:-13 3:16 8:-6
w-3 A comma avoid	2:16
w-3 A comma bring	3:23
w-3 A comma but	1:13
w-3 A comma many	0:13 1:-13 2:-6 3:-31 4:37
w-3 A comma save	2:-6 3:-10 4:28
w-3 A comma take	2:-7 3:33 4:-7
w-3 A comma the	0:-13 1:-21 3:32 4:-17 5:-8 6:11 8:13 9:-7
w-3 A comma word:enemy	2:26 3:-12
w-3 A comma x	0:10 1:14 2:8 3:-21 4:9 5:-8 8:-12
w-3 A eat my	1:-6 3:26 4:-7
w-3 A eat the	3:16
w-3 A fight many	2:10
w-3 A for the	0:12
w-3 A from avoid	1:22 2:-7
w-3 A from the	0:-13 1:-8 2:27 3:-16 4:20 5:-8 6:-6
w-3 A game with	0:-6 1:-9 3:27 4:-6 8:-7
w-3 A guard the	0:-8 2:-6 3:-8 4:14 5:-6 8:9
w-3 A hit the	0:-8 5:-8 8:22
w-3 A in A	1:-7 2:19 4:-6
w-3 A in the	2:-6 3:-7 4:-13 5:-9 8:33
w-3 A in x	0:10 1:-10 2:-6 3:-9 4:19 5:-8 8:7 9:-8
w-3 A is a	0:9
w-3 A is the	1:-8 2:23 3:-6 4:-6
w-3 A make comma	1:-10 2:22 3:-11
w-3 A many comma	0:-12 2:-21 3:-9 9:37
w-3 A move a	0:-7 1:9 3:-7 5:-7 8:17
w-3 A move at	0:-13 1:-11 2:-20 3:18 4:-14 5:-11 6:-6 8:17 9:17
w-3 A move by	8:14
w-3 A move in	1:-6 2:6 3:-10 4:16 5:22 8:-32
w-3 A move of	3:-13 5:-12 8:27
w-3 A move the	0:12 1:-6 2:-8 3:-18 4:-8 5:8 8:17
w-3 A must cross	0:6 3:-6 8:14
w-3 A must the	0:-10 2:-6 3:-26 4:25 8:17
w-3 A obj avoid	0:-6 1:51 2:-29 3:-6 4:-8 7:-6
w-3 A obj take	2:16 3:-6
w-3 A play comma	0:-7 1:-8 2:-21 3:21 4:16
w-3 A reach the	4:27 8:-9
w-3 A rel attack	0:6 1:-6 2:11
w-3 A rel eat	3:15
w-3 A rel save	2:-11 3:33 4:-23
w-3 A rel take	2:-11 3:33
w-3 A rel throw	2:-7 3:-14 6:29
w-3 A shoot at	2:21
w-3 A sneak sneak	2:23
w-3 A sneak the	2:9
w-3 A stay in	0:8 8:16
w-3 A stay x	0:11
w-3 A steal my	3:10
w-3 A steal the	0:-7 2:29 4:-8
w-3 A stop many	1:-13 2:-7 3:29 4:-8
w-3 A stop my	0:12
w-3 A stop the	0:-13 1:17 2:21 3:-18 4:-7 8:-6
w-3 A stop x	0:12 3:8 8:-8
w-3 A subj x	1:-8 2:-6 3:25 4:10 5:-6 6:-7 8:-10
w-3 A take a	1:-8 3:40 4:-11 8:-9
w-3 A take fall	2:-6 3:22
w-3 A take from	3:17 8:-6
w-3 A take many	3:20
w-3 A take the	0:-6 2:-6 3:-12 4:19 8:10
w-3 A take x	3:22
w-3 A the my	1:-8 2:-8 3:-13 4:28
w-3 A throw many	3:-13 6:22
w-3 A to victim	1:7 3:9
w-3 A vs a	2:20
w-3 A vs many	2:26
w-3 A vs the	0:8
w-3 A with a	1:9 2:-20 3:-16 4:-8 5:-7 6:26 7:17 8:-18 9:-6
w-3 A with many	3:7
w-3 A with the	0:-6 3:-10 5:-6 8:20
w-3 A x a	0:-9 1:11 2:18 3:-10 4:-7
w-3 A x and	0:8 2:-12 3:16
w-3 A x at	0:-8 3:-15 4:10 8:22
w-3 A x comma	0:8 1:-20 2:6 3:-10 4:-15 6:-7 7:-6 8:27 9:-6
w-3 A x from	2:13
w-3 A x in	2:-6 3:-12 4:-16 5:-9 6:-6 8:44
w-3 A x move	1:-10 2:-9 3:-14 5:28
w-3 A x stop	1:-10 2:-11 5:9 6:21 8:-13
w-3 A x take	2:-10 3:-24 4:37
w-3 A x the	0:-12 2:-17 3:-10 4:24 5:-10 6:-7 7:-6 8:17 9:-6
w-3 A x to	0:13
w-3 A x with	0:10
w-3 F and attack	1:-6 2:16 4:-6
w-3 F and avoid	2:24
w-3 F and fight	2:17
w-3 F and shoot	1:-6 2:-7 6:22
w-3 F and take	1:-6 2:-9 3:21
w-3 F and the	3:-19 4:18
w-3 F at a	4:20 8:-6
w-3 F at many	2:-10 4:17
w-3 F at move	0:-17 1:-9 2:48 3:-16 4:-9 5:-19 6:-7 8:-12
w-3 F at the	2:21 8:-7
w-3 F avoid the	2:11
w-3 F bring but	1:-10 2:26 4:-6
w-3 F bring comma	1:-7 2:24 3:-17 4:-8 8:11
w-3 F comma F	3:7
w-3 F comma U	0:-17 3:12 4:18 8:-6
w-3 F comma avoid	2:23 3:-6
w-3 F comma but	2:11
w-3 F comma from	0:15 8:-7
w-3 F comma many	0:22 2:-6
w-3 F comma play	1:19 2:-10
w-3 F comma sneak	2:17
w-3 F comma the	0:7 1:-8 2:38 3:-20 4:-9 8:-10
w-3 F comma use	3:20
w-3 F comma vs	0:12 2:-8
w-3 F comma with	0:-15 1:-13 2:19 3:-10 4:24 5:-6 8:-9
w-3 F comma x	1:13 2:21 3:-6 4:-12 5:-8 6:-6 8:-14
w-3 F from the	2:22
w-3 F from x	0:6
w-3 F obj eat	1:28 2:-16 3:-7
w-3 F obj take	2:19 3:-10 4:10
w-3 F obj x	1:-8 2:21
w-3 F take and	2:16
w-3 F to the	2:-13 3:-14 4:43 8:-11
w-3 F vs a	1:-6 2:9
w-3 F vs the	2:20
w-3 F with a	0:8 1:35 2:-11 3:-9 6:-6 8:-10
w-3 F with the	0:15
w-3 F x comma	0:-9 1:-9 2:27 3:8 4:-10 8:-8
w-3 H and the	1:-8 2:-8 3:24 4:-6
w-3 H attack the	0:-8 1:21 2:-16 3:-6 4:20 8:-9
w-3 H chase the	0:-10 1:29 2:-15 3:-10 4:13 8:-6
w-3 H comma play	1:17
w-3 H comma x	2:11 3:-6
w-3 H guard the	4:-11 8:21
w-3 H obj avoid	0:8 3:16 4:-11 5:-6
w-3 H x comma	3:-7 5:18
w-3 N U with	0:-14 3:-12 4:-14 5:21 8:19
w-3 N and avoid	0:-8 1:-8 2:46 3:-11 5:-18
w-3 N and eat	1:-6 2:-10 3:25
w-3 N and over	2:15 3:-7
w-3 N and take	2:-12 3:27
w-3 N and the	0:-15 1:16 2:34 3:-7 4:-16 5:-6 6:-6 7:-6 8:-15
w-3 N and x	0:-20 1:23 2:7 4:-17 5:13 6:-6 8:-13
w-3 N attack comma	0:-11 1:10 2:24 3:-7 4:-15 8:-7
w-3 N avoid the	5:10
w-3 N but the	2:15
w-3 N comma a	1:16
w-3 N comma and	2:20 3:-7 5:-6
w-3 N comma avoid	0:-7 2:-20 3:-7 4:-6 5:37 8:-7
w-3 N comma make	0:-6 3:31 4:-10 8:-8
w-3 N comma many	0:-14 2:-9 3:15 4:21 5:-7 8:-9
w-3 N comma take	0:-8 3:18 4:12 8:-9
w-3 N comma the	0:-11 1:-8 2:30 3:-24 4:-10 5:-7 8:17
w-3 N comma with	1:-13 2:33 6:-6
w-3 N comma x	1:-12 2:8 4:-19 5:-13 6:6 7:-7 8:8 9:10
w-3 N fall the	0:-9 1:-7 2:-6 3:31 8:-8
w-3 N in comma	3:18 8:-7
w-3 N in the	0:9 4:27 5:-9 8:-18
w-3 N in x	0:9 1:-8 2:-7 3:26 8:-18
w-3 N is comma	0:8 3:14 4:-8 8:-6
w-3 N of x	3:9
w-3 N reach comma	0:-6 2:29 3:-9 4:-16 5:6 8:-9
w-3 N reach the	3:-8 4:22
w-3 N stop x	0:18 3:-7
w-3 N to the	4:22 8:-7
w-3 N vs many	2:11
w-3 N with a	0:-6 1:29 2:-18 3:-15 4:-9 6:23 7:-6 8:-11
w-3 N with many	1:-10 2:21 3:-7
w-3 N with the	0:-12 1:-15 2:12 3:-17 4:-10 5:-8 6:17 8:16
w-3 N x comma	0:14 1:-6 2:19 3:-8 4:-8 5:-6 8:-7
w-3 N x stop	0:10
w-3 O N in	3:-8 4:23 8:-8
w-3 O U comma	0:-12 1:-7 3:26 4:-7 5:-7 6:-11
w-3 O U in	4:-10 8:21
w-3 O U use	0:11 3:-6
w-3 O U x	0:8
w-3 O and avoid	3:-6 4:27 5:-11 8:-8
w-3 O and eat	3:17
w-3 O and shoot	2:22 6:-9
w-3 O and take	3:24
w-3 O and the	2:9 3:9 4:-12 5:7 6:-8 8:-9
w-3 O and throw	0:6
w-3 O and x	0:-6 1:18 2:-11 3:-13 8:14
w-3 O at the	0:-9 1:-8 2:15 3:6 4:12 6:-6 8:-10
w-3 O at x	4:18 8:-10
w-3 O avoid a	1:-11 2:37 5:-7
w-3 O but avoid	2:6
w-3 O but the	1:-13 2:34 3:-7 4:-7 8:-10
w-3 O but x	3:-11 4:-8 8:20
w-3 O comma A	0:11
w-3 O comma a	0:15 1:14 2:-6 4:-6 8:-13
w-3 O comma avoid	2:28 3:-7 4:-6 5:-16
w-3 O comma but	1:-7 2:-12 4:19
w-3 O comma comma	3:-11 8:19
w-3 O comma fall	2:19 3:-12
w-3 O comma from	2:-8 4:-6 8:21
w-3 O comma in	0:12 8:-6
w-3 O comma make	3:-16 4:24
w-3 O comma many	3:11 4:-14 5:23 6:-7 8:-13 9:-6
w-3 O comma play	0:7
w-3 O comma take	0:-11 1:-6 3:40 4:-10 5:-6 8:-9
w-3 O comma the	0:-16 1:6 3:41 4:-10 5:-11 6:-6 7:-6 8:-21 9:-6
w-3 O comma with	0:11 2:-6 6:8
w-3 O comma x	0:-8 1:-30 2:-10 3:38 4:7 5:-11 6:-13 7:-7 8:15 9:-8
w-3 O fall x	0:-8 1:21 3:-6
w-3 O from U	1:-6 2:28 3:-13 4:-8 8:-7
w-3 O from many	2:13
w-3 O from the	0:17 8:-9
w-3 O from x	3:22 8:-9
w-3 O in O	0:7
w-3 O in a	0:-10 1:19 2:-11 3:-6 4:-14 8:21
w-3 O in comma	0:9
w-3 O in many	4:-6 8:15
w-3 O in the	1:-6 2:-7 3:-17 4:26 5:15 8:-19
w-3 O in x	1:-10 2:-11 3:20 4:-15 5:-6 8:16
w-3 O make comma	0:-20 1:-6 2:-8 3:40 4:-9 5:-7 8:-9
w-3 O move a	0:-7 1:14 5:-6 8:12
w-3 O move and	2:-6 3:15
w-3 O must is	1:23 2:-10
w-3 O obj avoid	2:-7 4:21 5:-6
w-3 O obj over	3:17
w-3 O obj x	1:-9 2:-6 3:-24 4:19 8:17
w-3 O of O	0:15
w-3 O reach at	4:9 8:-8
w-3 O reach comma	0:7 2:9
w-3 O reach the	4:12
w-3 O stop many	0:11
w-3 O stop x	0:15 1:-7 3:-8 4:-8 5:20 8:-10
w-3 O subj x	0:6 3:13
w-3 O take comma	1:-11 2:21
w-3 O to reach	4:12
w-3 O to the	4:15
w-3 O to x	2:10 4:7
w-3 O vs a	1:-12 2:27
w-3 O vs my	1:-6 2:19
w-3 O vs x	2:19 4:-8
w-3 O with a	0:7 1:18 2:-15 3:14 4:-6 6:-9 8:-11
w-3 O with the	1:-15 2:-8 4:21 8:6
w-3 O x O	0:7
w-3 O x U	0:8
w-3 O x at	8:16
w-3 O x comma	1:-12 2:-13 3:33 4:10 5:-9 6:-6 8:-15
w-3 O x fall	2:20 3:-13
w-3 O x in	3:-10 4:15
w-3 O x many	0:8 2:-7 3:-6 4:10
w-3 O x stop	1:9 2:-10 3:-9 5:19 8:-8
w-3 O x the	0:11 2:-6 3:-17 4:22 8:-7
w-3 O x with	0:15 3:-7
w-3 U N at	8:8
w-3 U O from	0:-9 2:21 8:-6
w-3 U U U	0:-20 1:-10 2:-8 3:44 4:-8 8:-10
w-3 U U comma	0:-11 1:-6 2:-10 5:28 8:-9
w-3 U U stop	0:-6 5:19
w-3 U U x	0:-12 1:23 3:7 4:-10 6:-8 8:-13
w-3 U a x	0:11
w-3 U and the	1:-15 2:-26 3:26 4:-11 5:27 8:-9
w-3 U and x	0:-7 1:-7 4:22 6:-6
w-3 U as x	0:-10 1:27 3:-11 4:-6
w-3 U at the	3:27 4:-18 8:-16
w-3 U at x	0:7 4:-9 8:18
w-3 U but x	1:19 2:-12 3:-7
w-3 U comma U	0:-9 1:-10 2:-14 3:-18 5:-10 6:36 7:-7 8:-19 9:20
w-3 U comma a	1:-6 3:26 8:-10
w-3 U comma at	0:10
w-3 U comma avoid	2:11
w-3 U comma comma	3:18 4:-6 8:-7
w-3 U comma fall	3:13
w-3 U comma many	1:6 2:14 3:-21 4:-11 5:-8 8:20
w-3 U comma the	1:-8 2:8 3:11 5:-6 8:-9
w-3 U comma with	3:-9 4:-10 5:-6 8:29
w-3 U comma word:boss	0:7
w-3 U comma x	0:33 1:-8 2:6 3:-18 4:-8 8:8
w-3 U in the	3:-8 4:21 8:-13
w-3 U in x	0:-15 3:-8 4:-23 5:-6 8:44
w-3 U many take	2:-7 4:19 8:-8
w-3 U match U	0:13 3:-7
w-3 U of x	0:-7 3:-8 4:27 8:-9
w-3 U over many	3:-8 4:31 5:-15 8:-15
w-3 U stay x	0:-6 1:-9 2:33 3:-10 8:-14
w-3 U stop U	3:-9 4:23 8:-7
w-3 U stop many	0:14
w-3 U stop x	1:-6 2:6 3:18 8:-8
w-3 U subj comma	0:6 3:11
w-3 U take many	2:-13 3:24
w-3 U to x	0:6 1:18 2:-7 4:-6
w-3 U with x	1:-8 3:-13 5:24 8:-7
w-3 U x A	0:8 2:-13 3:-14 4:25 8:-7
w-3 U x F	0:12
w-3 U x U	0:35 3:-9
w-3 U x comma	0:-16 1:14 2:17 3:-20 4:-17 5:19 6:-9 7:-6 8:9 9:-7
w-3 U x from	2:9
w-3 U x many	0:9
w-3 U x of	0:14
w-3 U x stop	0:13 1:-10 2:-7 3:12 4:-6
w-3 U x to	0:10
w-3 V U comma	1:-6 2:23 3:-7
w-3 V V x	3:-8 4:21 8:-7
w-3 V and take	3:23
w-3 V at the	0:-8 3:-9 4:34 8:-12
w-3 V comma avoid	0:13 2:-28 5:24
w-3 V comma the	2:7 3:11
w-3 V in many	0:-12 4:32 5:-7 8:-16
w-3 V in the	0:-9 1:-9 3:-6 4:11 5:-10 8:19
w-3 V is a	0:-14 1:9 2:-14 3:-12 4:-9 5:-9 6:-7 7:-9 8:-12 9:40
w-3 V move in	0:-10 2:-7 3:12 4:-10 5:34 8:-28
w-3 V over the	5:25 8:-13
w-3 V take the	3:-7 4:19
w-3 V x comma	0:-19 1:-13 2:14 3:-17 4:-15 5:20 8:17
w-3 a A and	0:-7 2:21 3:-27 5:20
w-3 a A at	2:16
w-3 a A avoid	3:17 4:-7 5:10 6:-6 8:-6
w-3 a A bring	4:19
w-3 a A chase	1:-12 2:-38 3:49
w-3 a A comma	1:-6 2:-10 3:39 4:-6 5:-6 6:-6 8:-6
w-3 a A eat	2:-8 3:25
w-3 a A in	0:26 1:-8 2:-6 3:-7 4:-13 5:14 6:-6 8:-31 9:20
w-3 a A make	3:18
w-3 a A move	4:21 5:-15
w-3 a A of	2:-6 9:17
w-3 a A over	3:-8 5:31 8:-13
w-3 a A push	3:23 5:-6
w-3 a A shoot	2:-10 3:-7 6:28
w-3 a A steal	2:-11 3:32 4:-6
w-3 a A take	0:-6 2:-10 3:24 4:-8 5:15
w-3 a A the	0:-6 1:-13 2:-11 3:6 4:31 8:-6 9:-8
w-3 a A throw	3:-16 6:38
w-3 a A vs	2:7
w-3 a A with	6:21 8:-6
w-3 a N comma	2:8
w-3 a N of	0:-15 2:-9 3:32 4:-8 5:13 6:-8 8:-16 9:-6
w-3 a O of	0:-7 1:-7 2:-6 3:-23 4:-6 5:-6 6:20 9:21
w-3 a O take	1:26 2:-6 3:-8
w-3 a V shoot	2:-8 3:-8 6:26
w-3 a game of	0:6 1:9
w-3 a kind in	0:12
w-3 a kind with	0:-6 1:20 2:10 3:-12 6:-6 8:-6
w-3 a x comma	0:-8 1:-12 2:-18 3:30 4:20 5:-10 8:-14
w-3 a x in	0:8 8:11
w-3 a x the	1:-10 2:26 4:-6 5:-6 8:-7
w-3 a x with	1:-17 2:-12 3:11 5:19
w-3 and A comma	2:-9 3:21
w-3 and a x	2:21 3:-8 4:-7
w-3 and avoid from	3:-6 5:18 8:-7
w-3 and avoid the	0:-10 2:9 3:-8 4:-6 5:22 8:-6
w-3 and bring the	0:-9 3:14 4:11 8:-8
w-3 and but a	4:-6 5:14
w-3 and but the	2:-14 3:-7 4:15 7:13
w-3 and eat many	2:-8 3:18
w-3 and fight the	1:-8 2:19
w-3 and hit the	2:15 3:-15 4:-7 5:12
w-3 and if x	0:12
w-3 and me eat	3:18
w-3 and move in	2:6 5:-6 8:14
w-3 and must the	0:8 4:-17 8:22
w-3 and rel the	0:15 1:-6 2:-10
w-3 and save the	2:-8 3:-10 4:26
w-3 and take many	0:-7 2:-6 3:35 4:-6
w-3 and take the	3:11
w-3 and the U	0:16
w-3 and the many	1:13 2:6
w-3 and the my	1:19 2:-8
w-3 and the x	0:8 1:-9 2:20 3:-6 9:-6
w-3 and x a	1:-9 4:16 8:-6
w-3 and x but	2:10
w-3 and x comma	1:10 2:17 3:-8 4:-6 5:-6 8:-9
w-3 and x in	0:-9 4:25 5:-8
w-3 and x many	3:20 8:-7
w-3 and x the	1:-21 4:-11 5:13 8:19
w-3 and you is	0:9
w-3 and you shoot	6:19
w-3 and you throw	3:-9 6:24
w-3 as F and	3:15
w-3 as x stop	0:10 1:13 3:-10
w-3 at A throw	6:17
w-3 at N comma	0:14 3:-6
w-3 at N from	0:-9 1:-6 2:10 8:15
w-3 at O comma	1:-8 2:28
w-3 at O in	3:-7 4:-9 5:11 8:17
w-3 at U comma	0:10 3:-15 8:15
w-3 at U stay	0:-8 2:-9 3:-13 4:32 8:-6
w-3 at U x	2:14
w-3 at V with	0:14 1:-9 8:-8 9:15
w-3 at a x	4:-9 8:13
w-3 at many comma	0:10 3:-6
w-3 at the x	0:-14 1:-7 2:-7 3:-26 4:60 6:-6 8:-27
w-3 at x comma	0:11 1:6 2:-13 3:-12 4:-11 5:7 6:11
w-3 at x in	1:-6 2:-10 3:-15 4:14 8:16
w-3 at x with	0:8
w-3 attack N comma	1:17 2:-6
w-3 attack at the	0:20 2:-6 4:-6
w-3 avoid A and	0:-12 2:11 3:-17 4:-11 5:40 7:-6 8:-14 9:-8
w-3 avoid A in	0:13 8:-9
w-3 avoid N and	0:-6 2:-21 3:-8 5:41 8:-7
w-3 avoid O reach	0:7 4:6
w-3 avoid U x	0:10
w-3 avoid V and	2:14
w-3 avoid stay a	8:9
w-3 avoid x the	2:-7 3:-7 4:-9 5:-23 8:36
w-3 bring A and	2:-12 3:-35 4:-8 5:-6 9:47
w-3 bring A to	0:-9 4:25
w-3 bring F at	0:11 2:-19 4:21 8:-6
w-3 bring F in	1:17 4:-6 8:-6
w-3 bring F reach	0:6
w-3 bring F to	2:-6 4:19
w-3 bring O in	1:22 4:-10 8:-13
w-3 bring U stop	8:11
w-3 bring comma x	3:-17 4:-11 8:28
w-3 bring in the	0:10 3:-8 4:-13 5:19 8:-7
w-3 bring is and	2:24 4:-6
w-3 bring the x	1:-18 2:-6 3:-11 4:24
w-3 bring with a	1:14
w-3 bring x comma	2:20 3:-8 4:-8 8:-7
w-3 but A with	0:20
w-3 but A x	0:10
w-3 but not the	0:-7 1:-8 2:42 3:-17 4:-8 8:-6
w-3 but play a	1:21 3:-6
w-3 but rel the	0:-13 1:11 2:19 3:6 4:-11 5:-8 8:-8
w-3 but the many	1:-8 2:14
w-3 but the x	0:10 1:20 2:-14 3:-8
w-3 but with a	0:-11 1:42 2:-8 3:-20 4:-7 6:12 8:-11
w-3 but with many	0:-10 2:-6 3:26 6:-6
w-3 but x comma	0:-6 3:25
w-3 but x is	0:13
w-3 but x with	0:15
w-3 chase stop many	3:10
w-3 comma A and	0:-10 2:9 3:-7 4:-13 5:25 7:-6 9:-7
w-3 comma A at	4:-9 8:21
w-3 comma A bring	0:-7 1:-7 3:37 4:-12 8:-6
w-3 comma A comma	0:14 1:-15 2:-12 3:36 4:-10 5:-7
w-3 comma A from	0:-10 2:-14 6:16 8:19
w-3 comma A guard	0:10 2:-8 4:7
w-3 comma A in	1:-14 2:-10 3:13 4:-10 8:20
w-3 comma A make	3:13
w-3 comma A over	5:14 8:-6
w-3 comma A subj	0:9 2:6
w-3 comma A take	0:7
w-3 comma A to	3:23 4:-16 6:6
w-3 comma A vs	2:35 3:-9
w-3 comma A with	3:-7 6:-9 8:23
w-3 comma A x	0:18 2:-8 3:21 4:-11 5:-6 8:-8
w-3 comma F U	3:18
w-3 comma F and	0:-8 1:-8 3:42 4:-11 5:-8 6:-9 8:-11
w-3 comma F bring	1:-6 4:10
w-3 comma F comma	1:-7 2:-8 3:38 4:-7 8:-8
w-3 comma F or	3:17
w-3 comma F vs	2:7 3:8
w-3 comma F x	0:-6 3:23 4:-9
w-3 comma H comma	0:21 3:-8
w-3 comma N and	2:7 3:14
w-3 comma N at	0:14 8:-6
w-3 comma N comma	0:12 1:-10 2:-9 3:26 4:-8 5:-7 6:9 8:-10
w-3 comma N from	0:11
w-3 comma N of	0:14 2:-9 5:-6 8:13
w-3 comma N x	1:-12 2:21 3:6 4:-8
w-3 comma O and	0:-9 1:-10 2:-15 3:36 4:-11 6:16 7:-6 8:-12 9:-7
w-3 comma O comma	1:-13 3:38 4:-12 6:-7
w-3 comma O from	2:16 3:-7
w-3 comma O me	0:10
w-3 comma O of	1:-6 3:-10 9:22
w-3 comma O stop	1:-7 2:24 3:-15
w-3 comma O to	0:-6 3:31 4:-15 8:-10
w-3 comma O vs	0:16 2:-7
w-3 comma O with	0:6 2:14
w-3 comma O x	0:18 1:-12 2:-7 3:-8 4:-7 5:18
w-3 comma U A	1:-6 2:-11 3:-11 4:-7 9:28
w-3 comma U U	2:9 3:9
w-3 comma U and	2:-6 3:28
w-3 comma U at	0:-11 2:-13 4:-14 8:34
w-3 comma U comma	1:-10 3:8 4:-13 5:8 6:-7 8:8
w-3 comma U in	0:19
w-3 comma U many	0:-18 1:-7 2:-9 3:36 5:-6 8:-8
w-3 comma U of	0:16
w-3 comma U use	0:-6 3:23
w-3 comma U x	1:13 2:-10 3:-14 4:13 5:-9 6:-7 8:9 9:-6
w-3 comma V and	3:11
w-3 comma V comma	0:-7 1:-11 2:-10 3:45 4:-7 8:-10
w-3 comma a x	0:-14 1:15 2:-14 3:15 4:-12 5:-9 6:-7 7:10 8:7 9:-6
w-3 comma and a	1:11 2:9
w-3 comma and the	1:-24 2:9 4:-14 8:25
w-3 comma and with	0:15
w-3 comma and x	0:13
w-3 comma at x	1:-17 2:17 3:-7 8:13
w-3 comma avoid in	0:-7 2:-10 4:-8 5:6 8:18
w-3 comma avoid the	1:-12 2:25 3:-10 4:-9
w-3 comma bring in	0:-12 1:-6 2:-6 5:-7 8:20
w-3 comma bring the	3:22 4:-13
w-3 comma but is	1:8 2:-6 3:13
w-3 comma but many	0:-7 3:23
w-3 comma but reach	3:-9 4:17
w-3 comma but save	1:-7 2:-8 3:-13 4:34
w-3 comma but the	0:11 1:-13 3:-20 4:29 5:-8 8:-10
w-3 comma but x	0:25 1:-16 2:-6 3:12 4:-7
w-3 comma comma a	0:-9 1:-9 2:-16 3:-17 4:-11 7:-8 8:-11 9:46
w-3 comma comma the	3:18 8:-8
w-3 comma comma x	0:18 3:-10
w-3 comma eat many	2:-12 3:21
w-3 comma from x	0:8 2:-9 3:-16 6:26 8:-9
w-3 comma hit comma	0:-7 3:24
w-3 comma hit the	0:7 1:13
w-3 comma if the	1:-6 2:-6 3:20 8:-6
w-3 comma if x	0:15
w-3 comma in x	1:-8 2:-13 3:-10 4:-9 7:32 8:-7
w-3 comma make x	3:-13 4:18
w-3 comma many U	0:12
w-3 comma many of	0:-9 3:20 4:8 8:-12
w-3 comma many x	0:25 1:-7 3:-18 4:8 5:-6
w-3 comma match the	0:-6 3:22 4:-6
w-3 comma must avoid	2:-17 3:-6 5:27
w-3 comma must x	0:12 3:-15 8:17
w-3 comma play a	0:-7 1:32 2:-8
w-3 comma play subj	0:-7 1:18 2:-6
w-3 comma play the	1:24 4:-8
w-3 comma play x	0:11
w-3 comma push x	0:10 2:16 3:-16 4:-7
w-3 comma reach the	0:-13 1:-8 2:16 3:-17 4:25 5:-6 8:-8
w-3 comma reach to	2:-17 4:25
w-3 comma rel a	1:17
w-3 comma rel take	3:20
w-3 comma rel the	1:24 2:-7 3:-9 4:-7 8:-6
w-3 comma rel x	0:9
w-3 comma stop x	0:23 2:-6 3:-7
w-3 comma take in	0:-6 3:-8 4:-10 5:14 8:12
w-3 comma take many	0:-10 1:-6 2:-9 3:43 4:-7 5:-6 8:-7
w-3 comma take the	3:16
w-3 comma take x	0:-6 3:21 8:-6
w-3 comma the from	0:-9 2:-8 3:-32 4:-10 8:47
w-3 comma the the	3:-15 4:20
w-3 comma the x	2:20 3:-8
w-3 comma use the	0:-13 1:-7 2:-14 4:18 5:-8 6:-6 8:11
w-3 comma with O	0:13
w-3 comma with the	0:9 2:-16 3:7 4:-7 6:-7 8:17
w-3 comma word:enemy is	2:17 3:-7
w-3 comma word:goal is	2:10
w-3 comma word:item is	3:12
w-3 comma x A	0:6
w-3 comma x F	0:9
w-3 comma x N	0:9
w-3 comma x O	0:16
w-3 comma x U	0:28 3:-8
w-3 comma x a	0:-11 2:-25 3:15 4:-15 5:-12 6:-10 7:27 8:13 9:-7
w-3 comma x and	0:18 2:-17 3:-9 4:11 5:11 8:-7
w-3 comma x as	1:-15 2:-17 4:-6 5:33 8:-6
w-3 comma x at	0:7 3:-10 5:23 8:-14
w-3 comma x comma	0:24 1:-7 2:-14 3:9 4:8 5:-8 6:-7
w-3 comma x from	0:-17 1:-12 2:25 3:-25 4:-12 5:18 8:11
w-3 comma x in	0:28 3:10 4:-11 8:-18
w-3 comma x is	0:-9 3:-12 8:27
w-3 comma x many	0:36 1:14 2:-13 3:-19 5:-6 8:-7
w-3 comma x move	0:12 1:13 8:-6
w-3 comma x my	0:13
w-3 comma x of	0:15 3:14 4:-6 5:-6 8:-7
w-3 comma x stop	0:22 1:-14 2:-9 3:15 8:-7
w-3 comma x subj	0:-11 1:30 2:11 3:-16 4:-8 5:-7 6:-6 7:-6 8:-7
w-3 comma x take	3:24 8:-6
w-3 comma x the	1:-11 2:11 3:-13 4:-9 5:22 8:-11
w-3 comma x to	0:9
w-3 comma x touch	2:-7 3:-16 4:-7 5:36 8:-9
w-3 comma x use	3:-16 6:22
w-3 comma x vs	0:11
w-3 comma x with	0:16 1:-12 2:-11 3:14 4:14 5:-6 6:-8 8:-9
w-3 comma x you	1:-6 3:-8 4:-10 5:28 8:-9
w-3 comma you take	0:6 3:13
w-3 comma you x	0:10
w-3 cross comma avoid	2:12
w-3 eat A comma	2:15 3:-6
w-3 edge A F	3:21
w-3 edge A N	3:15
w-3 edge A O	0:-9 1:-8 2:-8 3:26 4:-9 8:6
w-3 edge A U	0:-8 3:30 4:-6
w-3 edge A and	1:-15 3:-13 4:-7 9:34
w-3 edge A at	1:-24 2:13 3:-15 4:-21 5:-8 6:-7 8:28 9:15
w-3 edge A avoid	0:-11 1:-9 2:33 4:-10 5:15 6:-7 8:-12 9:-6
w-3 edge A bring	0:-8 1:-13 2:-8 3:35 5:-6 8:-6
w-3 edge A comma	1:-6 2:-6 3:18 8:-6
w-3 edge A eat	3:18
w-3 edge A fight	1:-9 2:22 4:7
w-3 edge A from	4:21
w-3 edge A game	0:8
w-3 edge A guard	4:23 8:-13
w-3 edge A in	0:17 1:-8 2:-11 3:-6 4:-10 5:-6 9:22
w-3 edge A make	3:18 4:-9
w-3 edge A move	0:20 1:-9 3:-6 4:-6 8:-8 9:15
w-3 edge A obj	0:-17 1:-8 2:-7 3:-22 4:8 5:-6 6:24 8:16
w-3 edge A of	1:-10 2:-9 3:-14 4:-6 9:32
w-3 edge A over	3:-7 5:11 8:8
w-3 edge A save	2:-8 3:-11 4:19
w-3 edge A shoot	3:-7 6:20
w-3 edge A steal	2:18 3:7 4:-7
w-3 edge A subj	1:-11 2:14 4:-14 5:11 7:-6 9:-8
w-3 edge A take	1:-7 3:39 4:-8 8:-7
w-3 edge A the	1:22 3:-12 8:-7
w-3 edge A throw	2:-6 3:-16 4:-6 6:39 8:-6
w-3 edge A to	0:-9 1:-6 2:-6 3:-16 4:11 6:30 8:-9
w-3 edge A versus	1:-7 2:24
w-3 edge A vs	2:9
w-3 edge A with	1:-16 2:-13 3:10 4:-8 6:-6 8:28
w-3 edge A x	4:7 5:-11 6:-7 8:11 9:-11
w-3 edge F eat	1:34 2:9 3:-34
w-3 edge F obj	1:-6 2:20 4:-6
w-3 edge F of	0:11 3:-7 8:8
w-3 edge F take	1:21 2:-7 3:-7
w-3 edge F throw	1:15 6:-7
w-3 edge H attack	4:23 8:-7
w-3 edge H chase	1:11 2:12 3:-14
w-3 edge H subj	2:7 4:15 8:-8
w-3 edge N in	1:-10 3:-8 4:19
w-3 edge N move	0:-6 1:43 2:-19 3:-11
w-3 edge N of	1:26 2:-14 3:-11
w-3 edge N with	0:-9 1:9 2:-6 3:27 6:-13 8:-7
w-3 edge N x	0:-9 1:40 2:-20 3:-7 4:-6
w-3 edge O comma	0:-12 1:40 2:-16 4:-6 8:-7
w-3 edge O from	0:17 3:7 8:-13
w-3 edge O in	0:-15 1:7 3:-9 4:-8 8:23
w-3 edge O obj	0:6 1:-6 3:18 8:-7
w-3 edge O of	1:-10 3:16 4:9 8:-10
w-3 edge O take	0:-6 1:51 2:-14 3:-32 4:-9 8:-6
w-3 edge O the	0:-16 1:30 3:-28 4:19 5:-6 8:-13
w-3 edge O throw	1:26 2:-15 6:-7
w-3 edge O vs	2:7
w-3 edge O x	0:-18 1:-10 2:-6 3:10 4:-7 5:-8 6:30 8:-16
w-3 edge U U	3:-13 8:20
w-3 edge U at	0:-13 1:22 2:-7 3:-14 4:-16 8:15
w-3 edge U in	4:-7 8:18
w-3 edge U with	0:-14 1:45 2:-27 4:-7 6:-8 8:-9
w-3 edge U x	0:-25 1:46 2:-16 4:-10 5:-7 6:-7 9:-6
w-3 edge V with	0:-14 3:-12 5:15 8:19
w-3 edge a A	0:-11 1:19 2:-11 3:6 4:-9 5:-7 8:14 9:-6
w-3 edge a x	0:18 3:-8
w-3 edge at the	1:-22 2:-7 3:28
w-3 edge avoid from	1:-22 2:34 8:-9
w-3 edge bring A	3:-9 4:17
w-3 edge bring of	3:28 4:-9 8:-6
w-3 edge bring the	1:35 2:-20 3:-21 4:8 8:-7
w-3 edge edge A	0:-6 1:-19 2:8 3:11 4:-13 5:12 6:-11 7:-7 9:19
w-3 edge edge F	0:-14 1:21 3:-20 8:12
w-3 edge edge H	0:-13 1:-20 2:17 3:-10 4:10 5:-6 8:-12 9:20
w-3 edge edge N	1:37 2:-8 3:-12 4:-6 8:-11
w-3 edge edge O	1:-10 2:19 3:-6
w-3 edge edge U	0:14 1:11 2:-7 3:17 4:-10 5:-9 6:-7 8:-12 9:-6
w-3 edge edge V	1:-6 3:-6 9:17
w-3 edge edge a	1:40 2:-11 8:-6
w-3 edge edge and	0:-8 1:-28 2:40 3:-11
w-3 edge edge as	0:9
w-3 edge edge at	2:22 3:-6 4:-6 8:-8
w-3 edge edge avoid	1:-18 2:20
w-3 edge edge bring	1:12 2:-8 3:17 4:-12 8:-6
w-3 edge edge edge	1:17
w-3 edge edge fall	0:-6 1:-10 2:-7 3:38
w-3 edge edge for	0:19 3:-7
w-3 edge edge from	1:-8 3:-10 8:25
w-3 edge edge game	0:18
w-3 edge edge guard	1:-6 3:-16 4:32
w-3 edge edge hit	0:-10 1:-22 2:-25 3:61 5:-6 6:-7 8:-6
w-3 edge edge in	0:-7 1:8 3:-12 4:-10 5:-6 8:26
w-3 edge edge kind	0:27 1:-6 8:-7
w-3 edge edge make	0:-9 2:-9 3:38 4:-10 6:-6 8:-9
w-3 edge edge many	0:8 1:17 3:-21 4:15 6:-6 8:-7
w-3 edge edge match	1:-11 3:29
w-3 edge edge move	1:10 2:-10 4:-7 5:-7 6:-14 8:16
w-3 edge edge my	0:7 1:-6 2:30 3:-12 4:-6 8:-6
w-3 edge edge play	1:38 2:-8 3:-8
w-3 edge edge push	0:-16 1:-20 2:-8 3:22 4:-11 5:10 6:-8 8:12
w-3 edge edge race	0:-7 1:42 2:-14 3:-8 8:-6
w-3 edge edge save	0:6 1:-8 3:11
w-3 edge edge shoot	0:-6 1:-6 3:-6 6:28
w-3 edge edge take	1:-16 2:8 3:-7 4:16 5:-6 6:13 8:-9
w-3 edge edge the	0:-8 1:16 2:20 3:-10 5:-6 6:-7
w-3 edge edge throw	0:-13 3:-23 4:-7 5:-6 6:48 8:-7
w-3 edge edge touch	0:7 1:-21 2:-11 3:26
w-3 edge edge use	0:-8 1:8 2:18 3:-10
w-3 edge edge with	2:-7 3:-21 6:17 8:13
w-3 edge edge word:enemy	1:-9 2:17
w-3 edge edge x	1:16 3:16 5:-7 6:-7
w-3 edge edge you	0:13 3:-8
w-3 edge fight of	0:16 1:-8 2:-8 3:-13 6:20 8:-6
w-3 edge game from	0:-9 2:-14 4:26 8:-6
w-3 edge game x	0:10
w-3 edge guard the	0:-7 1:-13 2:-8 3:-21 4:53 6:-8 8:-11
w-3 edge hit a	0:6 1:-14 2:-11 3:21
w-3 edge hit in	0:-11 1:-14 2:-7 3:15 8:17
w-3 edge hit the	1:-22 2:-26 3:57 4:-7 5:-9 8:-7
w-3 edge in x	1:-9 3:17
w-3 edge kind U	0:6
w-3 edge kind as	0:-6 1:20 2:-11 3:13 4:-6 8:-8
w-3 edge kind at	0:15
w-3 edge kind but	1:11 2:-17 3:14
w-3 edge kind comma	1:40 2:-20 4:-6 8:-8
w-3 edge kind for	1:20 2:-6 3:-7
w-3 edge kind from	0:-13 2:-10 3:36 8:-8
w-3 edge kind if	1:13 2:9 3:-10
w-3 edge kind in	0:14 1:-9 3:-10 8:14
w-3 edge kind many	0:12 3:-7
w-3 edge kind of	3:15
w-3 edge kind vs	1:-24 2:42 3:-9
w-3 edge kind with	0:-7 1:-10 2:8 3:39 4:-7 5:-8 8:-10
w-3 edge kind x	0:18 1:-16 2:-10 3:17
w-3 edge make a	0:11 1:6 3:-6
w-3 edge many word:hero	0:6
w-3 edge many x	0:14 1:-6 3:7
w-3 edge match many	0:11
w-3 edge match the	0:6 3:9
w-3 edge match with	3:12
w-3 edge match x	1:-12 3:34 4:-8 8:-11
w-3 edge move at	0:-7 1:24 8:-9
w-3 edge move with	1:14
w-3 edge play A	1:-11 2:12 3:22 4:-7 8:-8 9:-11
w-3 edge play U	0:-17 1:-11 2:-7 3:-20 4:-11 8:7 9:38
w-3 edge play a	0:-8 1:30 3:-6
w-3 edge play the	0:-9 1:51 2:-14 3:-12 4:-7 8:-13
w-3 edge play x	0:-6 1:-12 2:-8 3:-9 4:-6 8:33
w-3 edge push the	3:7
w-3 edge race at	0:-7 1:30 2:-9
w-3 edge race of	1:23 2:-9
w-3 edge race with	1:15
w-3 edge rel a	1:-18 2:23
w-3 edge rel the	1:10
w-3 edge save the	0:7 1:-15 2:-12 3:32 4:-18
w-3 edge shoot the	1:-12 2:23 3:-6 6:-8
w-3 edge sneak the	1:-11 2:25
w-3 edge steal many	0:9
w-3 edge take fall	0:-6 1:-6 3:31
w-3 edge take the	1:-11 2:-23 3:46 4:-8
w-3 edge take x	0:7 3:6
w-3 edge the x	1:-6 3:16
w-3 edge throw of	0:-9 1:-8 3:-25 6:42
w-3 edge throw with	0:6 1:18 2:-13
w-3 edge to the	0:11
w-3 edge use many	3:19 8:-6
w-3 edge use the	0:6 2:15 3:-11
w-3 edge word:hero x	1:12
w-3 edge x A	0:6 1:-6 3:15 8:-6
w-3 edge x F	0:8
w-3 edge x O	0:8
w-3 edge x U	0:17 3:-6
w-3 edge x a	1:18 3:-10 8:-7
w-3 edge x as	1:-16 3:-11 8:27
w-3 edge x comma	1:15 2:-8 3:-24 6:-6 8:23
w-3 edge x in	1:-15 3:-6 4:-8 8:32
w-3 edge x many	1:-11 3:17
w-3 edge x move	0:-6 1:33 2:-8 3:-10 6:-6 8:-8
w-3 edge x not	0:-6 1:-7 3:10 4:16 8:-11
w-3 edge x of	0:-8 1:-9 3:43 4:-7 6:-7 8:-12
w-3 edge x the	0:8 1:10 2:-27 3:20 4:-6 8:-8
w-3 edge x to	0:9 1:10 3:-6
w-3 edge x with	1:13 2:-14 6:12 8:-10
w-3 edge x you	1:7
w-3 edge you must	1:18 2:-17 3:12
w-3 fall F from	0:-7 1:-7 3:-9 8:27
w-3 fall at the	4:12 8:-10
w-3 fall comma take	1:16
w-3 fall comma x	0:11 1:13 2:-6 3:-16 4:-6 8:12
w-3 fall x comma	1:19 2:-7 3:-9
w-3 fight stop many	0:7
w-3 for N comma	1:15 3:-7
w-3 for to comma	1:18 2:-8
w-3 for x comma	1:30 2:-7 3:-6 8:-10
w-3 from A comma	0:8
w-3 from H with	1:14 2:-7
w-3 from N at	3:-9 4:21 8:-11
w-3 from N comma	0:6 2:-11 4:-7 5:14
w-3 from N in	0:13
w-3 from N with	0:12
w-3 from O but	0:-8 1:-6 3:-12 5:26 8:-8
w-3 from O of	3:25 6:-7 8:-8
w-3 from O to	0:-8 3:-7 4:-14 8:33
w-3 from U comma	0:19 8:-6
w-3 from U to	2:-6 3:-12 4:-17 5:-6 8:36
w-3 from many x	0:-12 2:22 3:-7 8:7
w-3 from match with	3:9
w-3 from move comma	2:-12 3:15 4:15 5:-7 8:-7
w-3 from x at	4:-9 8:19
w-3 from x comma	2:27 3:-13 4:-8 5:-6 7:-9
w-3 from x the	2:13
w-3 game as x	0:-7 1:34 3:-22
w-3 game at the	0:12
w-3 game comma rel	1:-14 2:28 3:-7
w-3 game for the	0:12
w-3 game if a	1:21 2:-8
w-3 game if my	1:27 3:-12
w-3 game if the	1:-14 2:26 3:-11
w-3 game make x	0:-6 1:-30 2:36 3:-6
w-3 game of a	1:24 8:-6
w-3 game to the	0:13
w-3 game with a	1:13
w-3 game x a	1:22 2:-7
w-3 guard F from	0:-7 1:-6 2:35 8:-9
w-3 guard N from	2:17
w-3 guard O from	2:11
w-3 guard of a	1:24 4:-9
w-3 hit O with	3:-14 6:23
w-3 hit at the	2:18 3:-7
w-3 hit by the	2:21
w-3 hit comma x	0:-13 1:-7 2:-11 3:22 4:11
w-3 hit stop many	3:15
w-3 hit with the	0:8
w-3 if A take	3:9
w-3 if play a	1:11
w-3 in A comma	0:-8 1:-7 2:-6 3:28
w-3 in A x	4:17 8:-9
w-3 in N at	2:-6 4:-17 8:24
w-3 in N comma	1:-9 2:21 3:-12 4:-6 5:9
w-3 in N from	0:11 8:-7
w-3 in N take	3:23
w-3 in N with	3:21 6:-6
w-3 in N x	0:9
w-3 in O comma	1:-12 2:15 3:8 8:-8
w-3 in O stop	0:7 1:-9 3:14
w-3 in O x	0:7 3:-9 8:18
w-3 in U comma	0:-8 2:-9 3:13 4:-12 5:27 8:-16
w-3 in V avoid	2:6
w-3 in a x	1:14 3:-10 8:9
w-3 in comma x	0:6 1:-8 3:22 8:-12
w-3 in match from	0:11
w-3 in move stop	0:-9 1:-12 2:12 8:18
w-3 in move x	2:-7 3:-6 4:22
w-3 in rel a	1:11
w-3 in the x	1:11 2:-7 3:-18 4:17 5:-7
w-3 in x F	0:13
w-3 in x a	0:-7 1:-9 3:19 4:18 5:-6 8:-17
w-3 in x and	0:-6 2:8 3:8
w-3 in x comma	3:-13 4:26 5:-7 8:-9
w-3 in x from	0:-7 1:-6 2:-11 4:-6 8:25
w-3 in x in	0:-6 3:24 4:-12 5:-7 8:9
w-3 in x of	0:6 3:-10 6:13
w-3 in x stop	0:-7 1:16 2:6
w-3 in x the	2:-6 3:-6 4:-13 6:13 7:23 8:-15
w-3 is comma x	3:-12 5:-9 6:28 8:-8
w-3 is stop x	0:20 3:-7
w-3 is x a	1:26 2:-11
w-3 is x and	0:12
w-3 is x stop	0:16 3:-7
w-3 kind N comma	1:-6 2:-6 3:14
w-3 kind as but	0:-12 1:33 3:-14 8:-7
w-3 kind at the	1:-14 2:10 3:-8 4:-16 8:22
w-3 kind at x	0:11
w-3 kind but a	1:17 2:-7
w-3 kind but is	1:11
w-3 kind but play	1:19 3:-6
w-3 kind but the	0:10 1:-17 2:-9 3:21
w-3 kind but with	0:-10 2:15 3:10 4:-6 6:-6 8:-8
w-3 kind but x	1:14
w-3 kind comma a	0:-7 1:41 2:-11 3:-10 8:-6
w-3 kind comma if	1:13 2:-6
w-3 kind comma many	0:-10 1:-6 3:30
w-3 kind comma x	0:9 1:-6 2:-6 3:18 8:-8
w-3 kind for the	0:7
w-3 kind if a	1:9
w-3 kind if play	1:17
w-3 kind if the	1:22 2:-7
w-3 kind kind with	0:-12 1:-12 3:-16 5:39 8:-13
w-3 kind of x	3:10
w-3 kind stop x	0:7
w-3 kind vs a	0:-9 1:-40 2:63 3:-9
w-3 kind vs many	1:-15 2:26 3:-6
w-3 kind vs my	0:-6 1:-14 2:24
w-3 kind vs the	0:8 1:-7 2:19 3:-9 8:-6
w-3 kind vs x	0:-6 2:28 3:-14
w-3 kind with a	0:-8 1:56 2:-14 3:-14
w-3 kind with many	0:16 1:-22 2:20 3:-30 8:20
w-3 kind with the	0:-11 1:-7 2:14 3:18 6:-7 8:-6
w-3 kind with x	1:18 2:-10 3:-8
w-3 kind x from	1:-8 3:18
w-3 kind x play	0:-6 1:16
w-3 make F and	1:-7 2:-12 3:32
w-3 make a x	1:6
w-3 make comma x	0:16 3:-24 8:20
w-3 make in x	3:-10 4:27 8:-14
w-3 make stop x	3:7
w-3 make x stop	0:-6 1:-7 3:29 5:-11
w-3 many A comma	0:6 3:-10 5:18
w-3 many A in	4:-6 8:20
w-3 many F comma	2:19 3:-12
w-3 many F with	0:-9 1:-6 3:11 4:-6 6:-6 8:18
w-3 many N at	0:-9 2:-10 3:-6 8:22
w-3 many N of	0:-11 1:-7 3:40 4:-8 5:-8 6:-6 8:-10
w-3 many O comma	1:-7 2:-13 3:-11 4:26
w-3 many O from	8:16
w-3 many O in	0:7 4:-10 8:8
w-3 many U comma	0:9
w-3 many U x	0:10
w-3 many and the	2:-6 3:-10 4:19
w-3 many at the	0:14
w-3 many but with	1:-24 2:40 3:-11
w-3 many comma O	0:9
w-3 many comma a	0:-10 2:-15 3:-7 4:-7 7:20 8:17
w-3 many comma many	1:-11 2:25 3:-14
w-3 many comma x	0:13
w-3 many in many	0:15 8:-6
w-3 many kind comma	0:9 1:-12 2:15 3:-6
w-3 many match comma	3:13
w-3 many or comma	0:8
w-3 many stop x	0:12 3:-7
w-3 many word:enemy comma	2:-10 5:15
w-3 many word:hero comma	0:9
w-3 many x U	0:7 3:13
w-3 many x a	1:-18 2:9 3:-6 4:-6 6:-6 7:25
w-3 many x and	0:7 2:13 3:-6
w-3 many x comma	0:12 1:-8 3:13 4:7 5:-11 6:-6 8:-9
w-3 many x from	0:7
w-3 many x in	3:-7 4:-12 6:16 8:10
w-3 many x many	0:10 3:-10 4:12
w-3 many x of	0:9 3:-6 4:9
w-3 many x stop	1:8 2:-7 5:-6 6:-6 8:15
w-3 many x the	0:-12 1:-10 2:-7 3:-20 4:-6 8:42
w-3 match O in	0:-7 1:-6 3:-9 4:12 8:15
w-3 match many with	1:-6 3:17
w-3 match with many	3:8
w-3 match with the	1:-6 3:18
w-3 match x comma	1:-7 3:20
w-3 me U comma	2:16 3:-6
w-3 me eat a	3:24
w-3 me in the	0:-7 1:-9 2:12 3:-15 4:13 5:-10 8:12
w-3 me make the	3:21 4:-13
w-3 me stay in	8:9
w-3 me throw many	3:-16 6:25
w-3 me x a	0:12
w-3 me x as	1:7
w-3 me x comma	1:-9 2:-11 3:10 8:10
w-3 me x in	0:11
w-3 me x my	3:10
w-3 me x the	0:-6 1:-18 2:-18 3:39 4:-16 5:-9 6:-7 8:14
w-3 meet x comma	3:6
w-3 move F of	0:-11 1:10 3:-8 8:18
w-3 move a x	0:12
w-3 move at the	4:11
w-3 move at x	0:-7 4:-8 5:-9 8:30
w-3 move comma x	0:-6 1:-7 2:-6 3:28 5:-6 8:-18
w-3 move from a	5:14
w-3 move in the	0:7 2:-6 3:-13 4:-13 5:20 8:6
w-3 move take the	3:13 8:-6
w-3 move with a	1:9
w-3 move x comma	0:16 1:-7 2:-7 4:9 5:-6 8:-6
w-3 move x from	0:6
w-3 move x of	1:-6 3:-13 5:15 8:9
w-3 move x over	3:-8 5:-18 8:26
w-3 move x the	3:-15 4:-14 5:-17 8:42
w-3 must bring the	3:18 4:-6
w-3 must guard the	4:15 8:-7
w-3 must stop x	0:9
w-3 must take many	3:18
w-3 must take the	3:15
w-3 must to play	0:8
w-3 must touch in	5:16 8:-9
w-3 must x comma	3:8
w-3 must x from	0:-11 2:-11 3:-12 4:43 5:-9 8:-20
w-3 must x the	0:-12 1:-12 2:-7 3:11 4:-14 8:28
w-3 must x to	0:-6 4:21 8:-6
w-3 my A x	1:21 4:-6
w-3 my x love	0:-8 1:34 2:-7 3:-9
w-3 not hit the	0:-8 1:-14 2:34 3:-34 4:-9 5:21
w-3 not must touch	0:-10 2:24 3:-13 4:-11 5:8 8:-6
w-3 not touch the	0:7 2:-9 5:11
w-3 not x comma	0:9 1:-9 2:-7 3:-7 4:19 8:-6
w-3 not x in	0:12
w-3 not x stop	0:7
w-3 obj bring stop	0:11
w-3 obj steal stop	2:14
w-3 obj take but	2:20 3:-8
w-3 obj take comma	0:-10 1:-6 2:8 3:-9 4:-8 8:24
w-3 obj x comma	1:-16 2:11 3:-7 6:21 8:-9
w-3 obj x stop	0:7
w-3 of A at	2:-6 4:-6 8:19
w-3 of A comma	0:7 2:-14 3:-6 9:21
w-3 of A vs	0:8 2:8
w-3 of F in	1:15 2:-7 3:-13 4:9 5:-7
w-3 of N comma	3:-11 8:16
w-3 of N in	4:-10 5:-7 8:19
w-3 of O in	0:-10 3:-13 4:-10 5:-9 8:39
w-3 of for comma	0:-6 1:23 2:-9 3:-16 4:-8 5:-6 8:19
w-3 of game comma	0:-9 1:-13 2:-12 3:-12 5:-18 8:40
w-3 of kind stop	0:-15 1:9 2:-7 3:14 8:-7
w-3 of the x	0:-10 3:-11 4:14 5:-6 8:16
w-3 of x and	0:10
w-3 of x comma	0:6 3:11
w-3 of x from	3:13
w-3 of x in	0:-9 1:-8 2:-7 3:-9 5:-11 7:26 8:9
w-3 of x of	0:12 1:15 3:-18
w-3 of x subj	0:8
w-3 of x the	0:-6 2:-7 5:22
w-3 of x to	1:18 2:-9 3:-6
w-3 or x a	1:8
w-3 or x comma	0:-12 2:-6 3:16 4:-12 8:17
w-3 over N and	0:-6 2:-8 3:-9 5:29
w-3 over O and	0:-6 2:-7 3:-13 4:-7 5:18 8:14
w-3 play A U	0:-14 3:-13 4:22 6:16 8:-11
w-3 play A comma	2:15
w-3 play A eat	2:-10 3:22
w-3 play A in	0:6 4:-7 8:12
w-3 play A of	2:-7 4:18 9:-6
w-3 play A take	0:8
w-3 play A the	2:-6 3:10 4:12
w-3 play O of	3:-9 9:17
w-3 play a x	1:21 2:-6
w-3 play and my	0:11 1:-6
w-3 play at the	1:8
w-3 play is a	1:16
w-3 play the x	0:-13 1:21 2:-6 3:10 4:-6 8:-8
w-3 play x A	0:6
w-3 play x a	1:12
w-3 push O comma	0:-6 1:22 3:-9
w-3 push comma x	0:-7 3:14 4:10 8:-9
w-3 push many the	3:26
w-3 race V in	0:14 8:-8
w-3 race vs many	2:14
w-3 reach x from	4:-16 8:27
w-3 reach x in	4:-18 8:18
w-3 rel H the	1:34 2:-29
w-3 rel a A	3:19
w-3 rel fall of	3:-9 8:14
w-3 rel move a	0:14
w-3 rel move from	0:8 5:-6 8:11
w-3 rel save the	0:8 3:-6 4:6
w-3 rel take many	3:11
w-3 rel take x	2:-11 3:13
w-3 rel x from	3:-6 8:-9 9:22
w-3 rel x in	0:-8 1:-8 3:-14 4:35 5:-13
w-3 rel x the	1:10 2:13 5:-7 8:-10
w-3 save at the	2:-7 3:-10 4:23
w-3 shoot F at	2:16
w-3 shoot H at	2:17
w-3 shoot O at	1:-6 2:32 4:-6 8:-7
w-3 sneak and steal	2:-20 3:32
w-3 sneak by the	2:7
w-3 stay comma many	4:9
w-3 stay x the	3:22 4:-7 8:-7
w-3 steal F from	0:-8 2:22 3:-9 8:12
w-3 steal at the	0:-7 2:7 3:-10 4:-7 8:20
w-3 stop A comma	1:-13 2:23 3:-14 5:9 8:-6
w-3 stop A subj	0:-6 3:28 4:-8 5:-8 6:-7
w-3 stop N and	3:-12 5:-7 8:24
w-3 stop N comma	1:21 3:-11
w-3 stop O comma	3:9 4:-6 5:11 8:-10
w-3 stop O in	1:-8 3:31 4:-6 6:-8 8:-9
w-3 stop U comma	3:15
w-3 stop U of	1:20 3:-10 8:-7
w-3 stop U x	0:11
w-3 stop at the	0:-14 1:22 2:-6 3:-11 4:17 8:-9
w-3 stop at x	2:-6 3:18 4:-6
w-3 stop avoid at	2:14 3:-8
w-3 stop comma the	0:13 3:-6
w-3 stop in U	0:7
w-3 stop in x	0:11
w-3 stop many x	0:8 2:-7 3:17
w-3 stop meet x	0:14 3:-6
w-3 stop play a	1:24 8:-8
w-3 stop play x	0:-8 4:25 8:-13
w-3 stop take the	0:-6 1:-6 4:19 8:-8
w-3 stop word:hero comma	0:-6 1:22 2:-6
w-3 stop x and	0:28 3:-8
w-3 stop x at	0:-15 1:-10 3:-9 4:-9 8:38
w-3 stop x comma	0:26 2:6 3:-7 8:-7
w-3 stop x game	0:10 1:-7
w-3 stop x many	1:-6 2:-7 3:23
w-3 stop x of	0:12
w-3 stop x subj	3:8
w-3 stop x the	0:14 1:7 3:-6
w-3 stop x with	1:8 2:-8 3:17
w-3 stop you bring	1:18 2:-7 4:-7
w-3 subj A from	3:19
w-3 subj A to	2:-7 3:-12 4:-6 6:29
w-3 subj F obj	4:25 8:-8
w-3 subj H to	3:-8 6:27
w-3 subj N to	0:13
w-3 subj x fall	1:-8 2:11 3:-11 4:22 5:-9 8:-10
w-3 subj x stop	0:17
w-3 take A comma	2:22 3:-7
w-3 take F avoid	2:7
w-3 take F comma	2:20 8:-7
w-3 take F in	0:12 1:11 8:-12
w-3 take F of	1:16
w-3 take N from	3:19 8:-10
w-3 take N in	0:12 8:-6
w-3 take O at	0:14
w-3 take O comma	1:-8 2:-6 5:20 8:-6
w-3 take O in	8:20
w-3 take O with	3:-11 8:18
w-3 take O x	0:7
w-3 take U x	0:12
w-3 take and from	1:-8 2:21
w-3 take at the	2:-6 3:-10 4:-13 8:21
w-3 take comma many	0:13
w-3 take comma x	0:17 3:-7
w-3 take is and	2:9
w-3 take many x	2:-8 3:13
w-3 take stop many	2:7 3:11
w-3 take stop x	3:17 8:-7
w-3 take the fall	3:22
w-3 take the x	3:-12 8:19
w-3 take with my	0:-7 1:33 2:-6 3:-19 8:-7
w-3 take x comma	0:-13 1:-8 2:-10 3:10 4:22 8:-7
w-3 take x stop	1:8
w-3 the A bring	3:24 4:-7
w-3 the A from	1:-6 2:26 3:-7 4:-8 5:12 8:-14
w-3 the A in	3:-9 4:18
w-3 the A is	0:-14 1:-16 2:-7 3:-13 4:21 5:16 8:-10 9:6
w-3 the A of	0:-7 1:-9 2:38 3:-24 4:9 5:-6 6:-9 8:-11 9:-6
w-3 the A push	3:16
w-3 the A steal	3:14
w-3 the A take	3:14
w-3 the A the	0:-8 1:-6 2:-11 3:48 4:-16 6:-8 8:-6
w-3 the A throw	3:-8 6:20
w-3 the A to	4:8
w-3 the A with	0:-13 1:-7 2:-11 3:39 4:-7 8:-10
w-3 the A x	0:16 1:-17 2:20 3:-11
w-3 the F at	2:16 8:-6
w-3 the F from	0:15 1:-6 2:9 3:-6 4:-6
w-3 the F x	3:-7 4:16 8:-6
w-3 the N but	2:15
w-3 the N from	2:13 3:-6 4:-7 8:8
w-3 the N in	0:-7 1:8 2:-6 3:-7 4:21 8:-9
w-3 the O comma	1:6 2:31 3:-22 4:-8 5:-9 8:-9
w-3 the O from	0:11 1:9 2:-15 4:6 5:-9
w-3 the O in	0:-6 1:-8 2:-9 3:10 4:7 5:-16 6:-7 8:19 9:-6
w-3 the O of	3:-8 4:-6 5:10 6:-6 8:14
w-3 the O play	0:-9 1:-16 2:-6 3:7 5:22
w-3 the O stop	3:16
w-3 the O with	0:-7 1:-10 3:11 6:19 8:-10
w-3 the U comma	0:-11 2:-6 3:36 8:-8
w-3 the U from	8:15
w-3 the U in	0:-11 2:7 3:-15 4:15 5:-8 8:7
w-3 the V over	5:14
w-3 the many x	3:19 8:-6
w-3 the play a	1:9
w-3 the take the	1:-7 2:31 3:-15 4:-7
w-3 the word:boss is	2:-6 7:15
w-3 the word:bricks is	1:-11 2:-11 3:31
w-3 the word:enemy is	2:28 3:-8
w-3 the word:enemy play	0:-6 1:-23 2:38 3:-9 6:-6
w-3 the word:item is	0:9
w-3 the x a	1:-7 2:-14 7:24
w-3 the x and	2:17 3:7 4:-6
w-3 the x comma	1:-21 2:12 3:28 5:9 6:-16 7:-6 8:-16 9:-6
w-3 the x from	0:8 1:21 3:-14 4:-12 5:-6
w-3 the x in	0:12
w-3 the x is	0:-7 1:-30 2:32 3:-19 4:-10 5:13 6:16 7:-7 8:-7 9:-7
w-3 the x of	0:-7 2:20 3:-7
w-3 the x the	0:6 2:-13 4:-13 8:26
w-3 the x with	1:-19 2:11 3:27 4:-13 5:-9 6:9 8:-11
w-3 throw A at	4:16 8:-8
w-3 throw F at	1:-7 2:23 3:-6 4:7 8:-7
w-3 throw F in	0:-7 1:-7 2:13 3:-7 4:15 8:-7
w-3 throw F to	2:18 4:-8
w-3 throw H at	0:6 2:15
w-3 throw O at	1:-9 2:36 4:-9
w-3 throw O in	0:-7 1:-8 2:15 3:17 8:-7
w-3 throw O of	3:-13 6:27 8:-6
w-3 throw O to	1:-6 2:22 4:-7
w-3 throw U at	2:7
w-3 throw comma many	3:20 6:-12
w-3 throw comma x	3:-7 5:12 6:-6 9:6
w-3 to N comma	2:31 3:-13 4:-11 5:-7 8:-8
w-3 to O comma	0:-11 2:-7 3:29 4:-8 8:-6
w-3 to bring comma	1:-13 2:24 4:-6
w-3 to bring the	3:15 4:-7
w-3 to bring x	0:11
w-3 to comma x	1:-9 3:17
w-3 to reach the	4:17
w-3 to save the	1:-6 2:-8 3:-9 4:30
w-3 to steal the	2:-7 3:-9 4:24 8:-7
w-3 to take the	0:-9 1:-6 2:-13 3:-23 4:40 8:-9
w-3 to the x	3:-8 4:17
w-3 to x a	0:-10 1:-11 2:-6 3:25 4:-20 8:15
w-3 to x comma	0:-11 1:11 2:17 4:-10 8:-7
w-3 to x in	0:-13 1:-9 3:-8 4:22 8:7
w-3 touch O x	0:-15 2:33 3:-10 4:-9 8:-8
w-3 touch V with	1:17 2:-7
w-3 use F x	3:15
w-3 use O comma	0:-22 1:-13 2:-12 3:-26 4:27 8:29
w-3 use U x	3:16 8:-7
w-3 use comma x	2:-10 3:21 4:-7
w-3 use x comma	0:10 1:-23 2:-8 3:19 4:7
w-3 use x stop	5:19 8:-6
w-3 vs H and	2:20
w-3 vs many many	0:-10 2:41 3:-14 4:-9 5:-11 8:-7
w-3 vs x U	0:12
w-3 with A and	0:-10 1:13 3:9 4:12 5:-11 7:-7 8:-7 9:-9
w-3 with A comma	0:7 1:-6 2:-9 3:20 8:-6
w-3 with A in	0:10
w-3 with A vs	2:8
w-3 with F and	2:26 3:-7
w-3 with F comma	1:-7 2:14
w-3 with N and	0:-6 2:-21 5:21
w-3 with N comma	0:-8 2:7 3:17
w-3 with N x	0:12
w-3 with O and	1:-7 2:13 3:15 5:-7
w-3 with O comma	0:-9 1:-7 2:11 4:-12 5:8 8:14
w-3 with O from	0:7 3:-10 4:-6 8:15
w-3 with O in	0:6 1:-7 2:-12 3:-7 4:-6 8:23
w-3 with O obj	0:10
w-3 with O of	0:6 3:17
w-3 with O x	1:23 2:-8 3:-11
w-3 with U comma	2:-6 4:16
w-3 with a O	2:8
w-3 with a x	0:13 2:-9 3:-12 6:18 8:-9
w-3 with comma x	0:17
w-3 with x and	1:-15 2:25 3:-6
w-3 with x comma	0:-7 1:14 3:23 4:-9 5:-9 6:-11 8:-14
w-3 with x many	3:6
w-3 with x stay	0:-13 1:-9 2:42 3:-13 4:-12 8:-9
w-3 with x stop	0:-12 1:-13 2:8 3:-28 4:-10 5:24 6:-6 8:20
w-3 word:boss is a	0:-6 1:-10 2:-16 7:35
w-3 word:boss x stop	0:10
w-3 word:enemy comma a	0:-7 1:31 2:-10
w-3 word:enemy is x	2:12
w-3 word:enemy x comma	0:-9 2:-9 3:30 8:-6
w-3 word:hero is a	1:6
w-3 word:item comma with	3:14
w-3 x A U	0:7
w-3 x A and	1:-7 2:-13 3:-16 4:-7 8:-7 9:38
w-3 x A comma	0:15 1:-11 2:12 3:-15 4:-8 5:-7 8:20 9:-8
w-3 x A in	1:-7 2:9 3:-13 4:-11 8:26
w-3 x A must	0:10 3:-7
w-3 x A of	0:7 3:-11 5:20 8:-11
w-3 x A subj	0:16 2:-6
w-3 x A take	0:-8 8:21
w-3 x A the	0:-7 1:16 2:-6 3:-23 4:25 8:-6
w-3 x A to	0:-8 4:26 8:-8
w-3 x A with	0:-11 1:-7 3:11 4:10 5:-6 6:-7 8:7
w-3 x A x	0:-16 1:-13 3:-26 4:-21 5:32 6:-7 7:-6 8:28 9:-7
w-3 x F and	0:16
w-3 x F comma	0:-19 1:-20 2:-7 3:-22 4:21 5:23 6:-6 7:-6 8:15 9:-6
w-3 x F in	4:-18 8:22
w-3 x F make	0:11
w-3 x F take	1:-9 3:-14 4:-6 6:27
w-3 x H and	1:-6 2:16
w-3 x H comma	1:-16 2:-13 3:36 4:-7
w-3 x H subj	0:9
w-3 x N a	0:-15 1:-6 4:25 8:-14
w-3 x N comma	1:-10 2:-13 3:26 4:-8 5:13 6:-6 8:-14
w-3 x N from	0:17 8:-7
w-3 x N of	0:17 3:9 8:-9
w-3 x N stop	0:-11 1:-11 3:13 4:-10 5:16 8:-8
w-3 x N take	0:6 3:9
w-3 x N to	0:-16 3:-7 4:35 8:-8
w-3 x N with	1:24 3:-8 8:-6
w-3 x N x	0:13 2:-6
w-3 x O and	0:-12 1:-10 2:-16 3:-51 4:-11 5:39 6:-8 8:-12 9:41
w-3 x O at	0:-8 3:6 4:22 8:-14
w-3 x O comma	0:8 1:-12 2:-13 3:8 4:-11 6:-7 8:21
w-3 x O in	0:9 1:-14 2:-9 4:-19 5:12 8:13
w-3 x O of	0:12 3:12 8:-7
w-3 x O stop	2:21 3:-9 4:-7
w-3 x O with	1:-8 6:22 8:-9
w-3 x O x	1:-13 2:-18 3:11 4:23 5:-10 6:-10 7:-6 8:9 9:-7
w-3 x U U	0:17 3:-10 4:8
w-3 x U and	0:-7 2:-8 3:-12 8:25
w-3 x U comma	2:17 3:7 4:-11 5:-10
w-3 x U from	8:9
w-3 x U stop	3:11
w-3 x U x	2:6 3:-16 4:-11 5:-8 6:21 8:7
w-3 x V comma	0:15 3:-7
w-3 x V x	0:-6 3:11 4:-9 8:16
w-3 x a H	0:-6 2:-9 7:24
w-3 x a x	0:7 2:-6 3:-13 4:-17 5:-8 6:10 7:22 9:-6
w-3 x and a	2:15 6:7 7:-6 8:-6
w-3 x and avoid	0:11 2:10 5:-7
w-3 x and bring	3:17
w-3 x and in	3:-6 8:12
w-3 x and over	3:-6 5:25 8:-9
w-3 x and take	3:15 4:-7
w-3 x and the	0:14 2:9 3:-26 4:22 5:-13 6:-8 7:-6
w-3 x and with	0:-8 1:7 2:-8 3:-7 5:22 8:-7
w-3 x and x	0:-11 1:-11 2:-10 3:15 4:-16 5:-9 6:-8 7:33 8:-15
w-3 x as F	3:17
w-3 x as x	0:12 1:-7 3:11
w-3 x at a	4:-9 8:13
w-3 x at many	0:21
w-3 x at the	1:-10 3:-18 4:35 5:-11 6:-11
w-3 x at x	0:16 3:-14 4:10
w-3 x avoid the	2:7 3:-7 5:15 8:-7
w-3 x bring A	0:11
w-3 x bring the	0:6 1:18 3:-10 4:-6
w-3 x but a	0:12
w-3 x but many	0:7
w-3 x but the	0:-20 1:-8 2:19 3:-24 4:6 5:11 8:9
w-3 x but with	0:18 2:-11 3:-8
w-3 x but x	0:6 1:29 2:-7 3:-21
w-3 x comma A	0:26
w-3 x comma F	0:10
w-3 x comma O	0:8 3:11
w-3 x comma U	0:-17 1:11 2:-16 4:17 5:-10 8:-13 9:14
w-3 x comma a	0:-7 1:18 3:-26 4:15 5:-7 6:-8 7:13 8:-15 9:-6
w-3 x comma and	0:12
w-3 x comma avoid	2:14
w-3 x comma bring	0:11 3:-10 4:14
w-3 x comma but	1:7 3:-9 4:16 5:-6 8:-8
w-3 x comma comma	1:14 2:6 3:8 4:-7 5:-7 6:-6 8:-13 9:-6
w-3 x comma fall	3:7
w-3 x comma in	0:11 8:-6
w-3 x comma many	0:8 2:-8 4:29 5:-15 7:-6 8:-16 9:-7
w-3 x comma play	0:24 1:10 2:-6 3:-11
w-3 x comma stop	2:13
w-3 x comma take	0:-10 1:-10 2:-13 3:11 4:-14 8:29
w-3 x comma the	0:-10 1:25 2:21 3:-8 4:-9 5:-11 6:-11 7:-7 9:-7
w-3 x comma with	1:-13 4:-10 5:25 6:13 8:-17
w-3 x comma x	0:13 1:-18 2:-8 3:9 4:14 5:-10 9:-6
w-3 x comma you	0:10
w-3 x eat my	3:18
w-3 x fall comma	1:-16 2:-11 3:-19 4:-7 5:-6 6:21 8:24
w-3 x fall with	0:12
w-3 x fall x	1:8 2:-7 3:15
w-3 x from a	8:12
w-3 x from the	1:-17 2:-19 3:-8 4:6 5:15 8:16
w-3 x from x	0:8 1:-6 2:22 3:-10 4:-6 8:-10
w-3 x game as	1:7
w-3 x game comma	0:-17 1:-8 3:10 4:21
w-3 x game for	1:10
w-3 x game stop	0:-12 1:-11 2:26 5:-6
w-3 x hit x	1:10 2:9 3:-9
w-3 x if a	1:15 2:-12 3:10
w-3 x if comma	0:9
w-3 x if the	0:-6 1:-7 2:9 3:16
w-3 x in N	4:-6 8:15
w-3 x in a	1:-14 2:12 3:-8 4:-10 8:17
w-3 x in stay	0:-10 1:-7 2:-16 3:23 4:19 5:-9 8:-11
w-3 x in the	1:-18 2:-15 3:9 4:23 5:26 6:-8 7:-7 8:-22 9:-6
w-3 x in x	0:-7 1:16 2:-10 3:16 4:-16 5:-8 8:6
w-3 x is a	0:27 1:8 3:-10
w-3 x is comma	1:-9 2:36 3:-9 4:-8 5:-8 8:-12
w-3 x is in	0:8
w-3 x is my	0:-9 1:-8 2:25 3:-10
w-3 x is stop	0:12
w-3 x is the	0:9 2:-13 4:23 7:-8
w-3 x kind comma	0:-10 1:33 2:-9 3:-10
w-3 x kind from	8:15
w-3 x kind with	0:-12 1:21 2:-12 3:-13 5:16
w-3 x kind x	3:11
w-3 x love the	0:8 1:18 2:-7 3:-11
w-3 x make comma	0:9
w-3 x make the	3:-10 4:13
w-3 x many comma	0:10 2:-6 3:-15 4:13 5:-8 8:9
w-3 x many with	0:-7 1:-18 2:26 3:9 8:-9
w-3 x many x	0:7 1:-8 2:-12 4:7 5:-10 6:7 8:6
w-3 x match comma	0:8 2:8 3:-6
w-3 x move a	1:-21 3:-16 6:37 8:-9
w-3 x move at	8:9
w-3 x move comma	2:-6 3:22 8:-14
w-3 x move in	0:-9 4:-8 5:-12 8:34
w-3 x move of	8:13
w-3 x move stop	1:-6 3:19 5:-6 8:-6
w-3 x move the	0:-6 1:35 3:-16 8:-13
w-3 x move x	1:-7 2:-11 6:23 8:-9
w-3 x must from	2:-8 3:22
w-3 x must stop	0:-12 1:-6 3:24
w-3 x must the	3:8
w-3 x not x	1:-7 2:-14 8:19
w-3 x obj x	0:-8 4:19 8:-6
w-3 x of O	0:6
w-3 x of a	1:-26 2:-10 5:-7 6:-8 8:38
w-3 x of many	0:8 3:9
w-3 x of the	1:-10 2:-14 3:23 4:9 5:-10 8:-6
w-3 x of x	1:-12 2:-9 3:8 4:16 5:14 6:-6 8:-18
w-3 x or x	2:-6 3:20
w-3 x play comma	3:12
w-3 x play x	0:9 1:-11 3:14
w-3 x reach the	2:-16 4:-29 7:29 8:15
w-3 x rel a	1:11
w-3 x rel x	3:17 8:-8
w-3 x steal my	3:22
w-3 x stop U	3:-7 9:17
w-3 x stop a	0:-10 1:14 2:-19 3:28 4:-8 8:-16
w-3 x stop if	0:9
w-3 x stop in	0:8
w-3 x stop many	1:-12 2:-6 4:30 5:-10 6:-8
w-3 x stop my	0:10 1:-6
w-3 x stop play	1:26 3:-9
w-3 x stop the	1:10 2:-13 4:15 5:-6 8:-9
w-3 x stop x	0:11 1:-10 3:20 4:-6 5:-8 6:-6 7:-6
w-3 x subj x	1:-12 2:-22 3:-8 7:34
w-3 x take comma	2:31 3:-20 4:-6 5:-6 8:-10
w-3 x take many	3:23
w-3 x the the	0:7
w-3 x the x	1:26 2:-34 3:-6 4:29 5:-10 6:-6 7:-10 8:-12 9:-6
w-3 x to comma	0:7 1:10
w-3 x to the	1:-8 4:-11 8:25
w-3 x to x	0:12 1:-7 3:-13 7:10 8:-6
w-3 x use comma	3:9
w-3 x use x	3:16
w-3 x vs a	1:-8 2:13
w-3 x vs comma	3:24 8:-9
w-3 x vs many	1:-21 2:35 3:-7
w-3 x with a	0:-7 1:38 2:-15 3:12 4:-11 5:-6 6:-8 7:-6 8:-11
w-3 x with comma	1:-6 5:-7 6:13 8:-6
w-3 x with many	1:14 2:-24 3:15 4:-7 6:-6 8:-7
w-3 x with the	0:11 1:-18 6:-14 7:-7 8:19
w-3 x with x	0:17
w-3 x word:boss comma	3:-7 5:20 8:-6
w-3 you at the	0:11
w-3 you bring me	3:20 4:-6
w-3 you in the	0:-6 3:-12 4:36 5:-8 8:-16
w-3 you make the	0:-6 1:-15 2:-12 3:17 4:15
w-3 you move a	1:6 3:13 8:-7
w-3 you push the	3:12
w-3 you take many	0:7
w-3 you use many	2:-6 3:16
w-3 you x a	0:12 1:9 2:-6 3:10 4:-9 8:-9
w-3 you x comma	5:9
w-3 you x the	2:-16 3:24 4:-13 5:14 8:-14
w-3 you x with	3:15`;
