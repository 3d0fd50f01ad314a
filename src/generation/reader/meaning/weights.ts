// Made by `npm run meaning` from the labelled prompts. Don't edit.
export const answers = 'free hero enemy item goal obstacle projectile boss place ally';
export default `alive 0 F +	3:16 4:-11 6:11 7:-6 8:-8
alive 0 F 1	1:17 3:15 8:-8
alive 0 N +	0:10 2:6 3:7 5:-8 6:-6 7:-6
alive 0 N 1	0:7 2:-9 3:16 5:6 8:-8
alive 0 O 1	1:15 3:18 4:-8 5:-6
alive 0 U +	0:12
alive 0 U 1	0:12 3:12 4:-7 5:-6
alive 1 A +	1:16 2:17 3:-9 6:-7 7:-8
alive 1 A 1	1:14 2:12 3:8 4:-6 5:-6 6:-6 8:-6
alive 1 F +	1:-8 3:15 9:-6
alive 1 F 1	0:-6 1:-11 3:14 5:-7 6:14 7:-6 8:8 9:-6
alive 1 H +	1:12 2:44 3:-10 4:-8 5:-11 6:-8 7:-7 8:-8 9:-6
alive 1 H 1	2:9 3:18 6:-12 7:-7 8:-7 9:-6
alive 1 N +	1:-9 2:-7 5:13 7:-6 8:16 9:-6
alive 1 N 1	1:17 2:-9 4:-15 5:-10 6:-6 8:30
alive 1 O +	5:10 6:-6 7:-6 8:8
alive 1 O 1	0:8 2:-6 3:18 4:-8 5:-8
alive 1 U +	0:11
alive 1 U 1	0:14 4:-8
alive 1 V +	0:15 1:31 2:-15 4:-12 6:-6 9:-7
alive 1 V 1	1:33 5:-6 8:-12
alive 2 A +	1:7 2:27 6:-6 8:-7
alive 2 A 1	1:31 2:-6
alive 2 F +	2:-11 3:22 6:7
alive 2 F 1	0:7 2:-11 3:23 4:-12 5:-7 6:7 9:-6
alive 2 H +	1:-13 2:39 3:-7
alive 2 H 1	1:19 2:23 3:-11 4:-6 5:-7 8:-7
alive 2 N +	1:-6 4:14 8:7 9:-6
alive 2 N 1	0:10 2:-11 3:-17 6:-6 8:30
alive 2 O +	1:-9 2:-8 3:12 7:-6 8:6
alive 2 O 1	0:10 2:-9 5:-7 8:15 9:-6
alive 2 U +	0:15
alive 2 U 1	1:27 3:-16 5:-7 6:-7 8:16
alive 2 V +	1:8 2:13 3:-21 7:-7 8:7
alive 2 V 1	0:7 1:42 3:-13 4:-7 8:-11
alive 3 A +	1:-7 3:6 5:-6
alive 3 A 1	0:6 1:25 3:-10
alive 3 F +	1:-7 3:7 5:-10 8:14
alive 3 F 1	0:7 1:-20 2:-7 3:-11 4:21 6:12 8:-8
alive 3 H +	1:-10 3:-11 5:9 6:16 8:-8
alive 3 H 1	1:19 2:8 3:-10 4:-6 5:-7 7:6 8:-6
alive 3 N +	1:-10 2:-10 4:13 5:10 6:-7 7:-6 8:12 9:-6
alive 3 N 1	0:16 1:-11 4:14 8:-17
alive 3 O +	0:13 1:-8 2:-12 3:11 7:-6
alive 3 O 1	0:24 1:-10 4:-7 6:-6 8:12
alive 3 U +	0:18 1:-6 3:6
alive 3 U 1	0:26 1:9 2:-6 6:-6 8:-10
alive 3 V +	1:-10 2:6 3:9 6:-9 9:7
alive 3 V 1	2:-9 4:-10 8:28 9:-6
at+2 A	2:-6 6:6
at+2 F	1:17 3:6 6:-8
at+2 H	0:-10 1:10 2:-12 3:-9 4:10 5:-6 6:23 7:-6
at+2 N	3:13 4:-8
at+2 O	1:7 3:11 4:-8 6:-6 7:-6
at+2 U	2:6
at+2 V	1:18 3:14 5:-7 8:-7
at+2 a	0:8 2:6 3:14 7:-6 8:-9 9:-6
at+2 also	0:7
at+2 and	0:9 3:16 6:-7 7:-6 8:-7
at+2 as	0:-8 1:-21 2:-18 3:12 5:-15 6:-6 7:20 8:27 9:-7
at+2 at	3:6 7:7 9:-7
at+2 attack	1:-9 2:20 3:-15 7:-7 8:14 9:-8
at+2 avoid	2:9 3:13 4:-6 6:-6
at+2 bring	1:7 4:21 6:-8 7:-7 8:-6
at+2 but	0:12 1:-17 3:13 4:28 6:-7 8:-12
at+2 by	0:-6 3:17 4:13 5:-7 8:-12
at+2 chase	1:-6 2:28 3:-6 4:6 8:-9
at+2 clean	1:-12 2:14 3:14 5:-7 6:-7
at+2 comma	0:13
at+2 cross	1:19 2:6 3:-7 4:-9 5:9 6:-6 8:-11
at+2 each	0:12 2:-11 3:-9 4:-8 8:25
at+2 eat	0:-11 1:15 5:21 6:-7 7:-7 9:-7
at+2 edge	2:6
at+2 fall	6:-7 9:-6
at+2 fight	0:-10 1:-14 2:12 3:7 4:-9 5:7 7:6 8:-10
at+2 for	0:10 1:9 2:6 3:11 4:-9 5:-6 6:-6 8:-14
at+2 from	0:7 1:17 4:8 5:-9 7:-6 8:-6 9:-6
at+2 game	0:21 1:19 2:-22 4:-7 8:-11
at+2 guard	1:20 2:-9 3:-12 4:30 5:-8 6:-8 8:-11
at+2 hit	1:-10 2:8 3:14 4:-16 5:-9 6:7 7:-6 8:11 9:-7
at+2 if	0:15 1:-23 3:9 4:14 6:-8
at+2 in	1:7 2:18 7:-6 8:-8 9:-7
at+2 is	1:-12 2:15 5:9 7:-7 9:-8
at+2 kind	0:14 2:22 4:-7 8:-9
at+2 love	0:9
at+2 make	2:-12 3:14 5:-7 6:-7 8:22
at+2 many	0:13
at+2 match	0:8 1:-7 3:8 4:-13 5:-7 6:-6 8:20
at+2 me	2:25 4:-13 6:-9 7:-8 9:-7
at+2 meet	0:11 1:-7 3:11 4:-14 5:-6 8:14
at+2 move	1:8 4:-10 7:-6 8:12
at+2 must	2:9 3:7 5:-18 9:-7
at+2 my	1:-42 2:32 7:-6 8:8 9:-6
at+2 not	0:10 1:-11 2:-7 3:13 4:11
at+2 obj	0:9 1:6 2:18 3:-43 4:-13 5:20 6:-10 7:-7 8:12 9:-7
at+2 of	0:9 1:12 2:9 3:-10 7:-6 9:-6
at+2 or	0:9 2:-8 3:-15 7:17 8:-7
at+2 over	0:-8 2:-17 3:-14 5:23 6:-9 7:-7 8:19
at+2 play	1:11 2:11 3:-7 4:-6 6:-9 7:-6 8:8 9:-6
at+2 push	0:-11 1:6 3:11 4:9 5:-10 7:-7 9:-8
at+2 race	1:-9 2:30 3:-11 4:-8 5:-6
at+2 reach	1:-8 2:11 4:9 5:11 6:-8 7:-6 8:-7 9:-7
at+2 rel	1:19 2:-16 3:14 5:-11 8:-10 9:-6
at+2 save	1:7 2:10 3:-18 5:-7 6:-6 7:-6 8:15 9:-7
at+2 shoot	1:6 2:27 3:-21 4:-9 5:-8 6:6 8:-12
at+2 sneak	0:-8 2:17 4:17 5:-9 6:-6 8:-14 9:-6
at+2 stay	3:-13 4:27 5:-11 6:-7 7:-6 9:-6
at+2 steal	1:-6 2:23 5:-6 6:-6
at+2 stop	0:15 1:-15
at+2 subj	0:-6 1:24 2:-14 3:-6 4:-12 5:-8 6:10 7:-6 9:8
at+2 take	1:16 5:8 6:-7 7:-6
at+2 the	3:9
at+2 throw	1:16 2:-9 3:-9 5:-9 6:12 7:-6 9:6
at+2 to	0:11 1:7 2:-20 4:14 6:-8 7:-6 8:8 9:-7
at+2 touch	0:6 1:-9 3:-13 4:-6 5:32 6:-6
at+2 use	0:12 3:10 4:-11 6:-9 7:-6 8:9 9:-7
at+2 victim	0:6 1:-12 2:16 3:-8 4:19 5:-6 8:-11
at+2 vs	0:23 2:-6 3:-9 4:-7 8:7
at+2 with	0:16 1:13 3:-8 4:6 6:-7 8:-13
at+2 word:boss	1:13 2:23 3:-7 4:-9 5:-6 6:7 7:-13 8:-8 9:-6
at+2 word:enemy	1:11 2:40 3:-20 4:-12 5:-7 6:-9 7:-6 8:-11 9:-8
at+2 word:goal	0:8 3:9 4:-11
at+2 word:hero	0:-7 1:6 2:19 4:-6 5:-6 8:-6
at+2 word:item	0:7 2:-9 3:14
at+2 word:obstacle	1:6 2:-9 5:18
at+2 x	0:6 3:7
at+2 you	1:-7 2:6 6:-6 7:-6 8:15
at-2 A	1:-10 3:10 7:-6
at-2 F	2:13 7:-6 9:-6
at-2 H	1:7 3:12 4:-7 5:-10 6:18 7:-8 9:-9
at-2 N	1:7 6:-6 7:-6 9:-6
at-2 O	3:6 7:-6 8:6
at-2 U	3:9 8:7 9:-6
at-2 V	2:8 3:18 4:-11 6:-10 8:-7
at-2 a	3:-9 4:-16 5:-7 7:24 8:13 9:-8
at-2 also	1:-9 3:13
at-2 and	2:12 3:7 8:-8
at-2 as	1:10 2:-22 3:22 4:-10 6:-13 7:-8 9:7
at-2 at	1:-8 3:-7 4:30 5:-10 6:-8 9:-6
at-2 attack	0:-9 1:26 3:-20 4:29 5:-10 7:-8 8:-14 9:-6
at-2 avoid	2:23 3:-13 5:22 6:-7 7:-6 8:-9 9:-6
at-2 bring	2:7 3:22 5:-6 6:-7 9:-6
at-2 but	1:11 2:8 3:-11 9:-6
at-2 by	0:-6 1:18 2:24 4:-15 5:-8 8:-11
at-2 chase	0:-8 1:34 2:7 3:-23 5:-6 7:-7 8:-9
at-2 clean	0:6 1:6 2:-10 3:11 4:12 5:-9 6:-8 8:-11
at-2 comma	3:7
at-2 cross	1:6 2:-10 3:-12 4:10 5:13 8:-8
at-2 each	0:8 3:17 8:-7
at-2 eat	1:-13 3:9 5:17 6:-8 7:-6 8:8 9:-6
at-2 edge	1:18
at-2 fall	1:12 2:-11 4:-9 5:-11 8:17 9:-7
at-2 fight	1:-8 2:16 3:14 4:-10 5:-7 6:6 8:-12
at-2 for	0:13 1:14 2:-18 3:10 5:-7 6:-7
at-2 from	2:18 3:-19 4:15 7:-7 9:-7
at-2 game	0:-10 1:16 4:22 5:-12 6:-8 7:-6 9:-7
at-2 guard	0:-11 1:-11 2:-6 3:-21 4:38 5:-9 7:-6 8:10
at-2 hit	0:-6 3:14 5:8 7:-8 9:-7
at-2 if	0:6 1:13 2:11 3:-7 6:-9 7:-7 9:-6
at-2 in	1:-10 2:-9 3:-7 4:14 6:-6 8:21 9:-7
at-2 is	2:16 3:-7 7:7 8:-13
at-2 kind	2:6 3:17 4:-7 8:-7
at-2 love	0:17 1:17 2:-8 3:-10
at-2 make	1:-16 2:9 4:35 5:-9 7:-6 8:-16 9:-7
at-2 many	0:15 1:-12 3:15 5:-10
at-2 match	0:9 2:-6 3:25 6:-6
at-2 me	0:13 1:-15 2:27 3:-17 4:-16 5:6
at-2 meet	0:28 1:-6 8:-7
at-2 move	2:-7 3:8 4:-7 7:-7 8:13
at-2 must	0:6 1:-8 3:11 5:6 6:-9 7:-8 8:8 9:-7
at-2 my	0:24 1:-9 2:7 4:-6 8:-7
at-2 not	0:10 1:-14 2:36 3:-14 4:-12 6:-9 7:-6 8:7
at-2 obj	1:24 4:16 5:-9 6:-8 7:-6 8:-10 9:-6
at-2 of	0:11 2:-17 3:6 5:-6 6:-6 7:-6 8:22 9:-7
at-2 or	0:13 2:-6 4:10 5:-6 8:-10
at-2 over	0:-7 1:-11 2:-11 5:9 6:-8 7:-7 8:27 9:-7
at-2 play	0:-7 1:33 2:-12 5:-7 6:-6 9:8
at-2 push	1:-9 2:10 3:20 4:-6 6:-9 7:-7 8:-15 9:-7
at-2 race	1:44 2:-9 3:-10 4:-6 5:-6 8:-10
at-2 reach	0:-11 3:-7 4:31 8:-12 9:-6
at-2 rel	0:12 3:16 4:-15
at-2 save	1:-21 2:-23 3:11 4:23 5:-7 6:-6 7:-6 8:20 9:-6
at-2 shoot	2:19 3:-17 4:-9 5:-7 6:25 7:-7 8:-8
at-2 sneak	0:9 1:-9 2:22 3:-10 4:-12 5:12 8:-9
at-2 stay	0:8 2:-7 4:-9 6:-7 7:-7 8:23 9:-6
at-2 steal	1:-12 2:22 3:11 4:11 5:-7 6:-8 7:-6 8:-11
at-2 stop	0:16 3:11 8:-11
at-2 subj	1:-14 2:-12 3:24 7:15 8:-9 9:-8
at-2 take	0:-8 1:-6 3:23 7:-7 9:-6
at-2 the	0:9 1:6 3:-6 4:19 5:-10 6:-8 9:-7
at-2 throw	0:8 1:11 3:-17 5:-12 6:24 7:-6 8:-11 9:-7
at-2 to	0:14 2:-8 4:12 5:-6 8:-6
at-2 touch	0:13 1:-8 5:15 6:-6 8:-13
at-2 use	0:-8 3:25 4:-7 5:-7 6:-6 7:-7 8:12 9:-7
at-2 victim	0:11 1:-13 2:34 3:-9 4:-7 8:-9
at-2 vs	1:-26 2:72 3:-11 4:-7 8:-7
at-2 with	0:6 1:25 2:-8 3:-7 4:-8
at-2 word:boss	0:12 2:-15 3:-9 4:-6 7:27
at-2 word:bricks	0:-7 1:-9 2:-9 3:37
at-2 word:enemy	0:-10 1:-21 2:50 3:-10 4:-9 5:11 6:-9 7:-7 8:-8 9:-7
at-2 word:goal	0:10 1:-10 2:-12 4:6 5:-8 6:-6 7:22 8:-10
at-2 word:hero	0:-8 1:38 4:-8 5:-9 6:-8 8:-7
at-2 word:item	0:7 1:-6 2:-6 3:27 4:-8 8:-7
at-2 word:obstacle	0:10 1:-7 2:-8 3:-12 4:11 5:17 8:-9
at-2 x	0:10
at-2 you	2:-20 3:13 4:-11 6:20 7:-7 8:-11 9:6
by before	0:9 2:12 3:10 4:-8 6:-6 8:-10
by before A	1:12 2:23 4:-8 5:-6 7:-6 8:-8
by before Ap	1:-9 2:17
by before As	2:6
by before Au	0:-6 1:14 2:17 4:-8 5:-7 7:-6 8:-8
by before F	0:9 1:-10 2:-10 3:27
by before Fp	0:10
by before Fu	1:-8 2:-7 3:22
by before H	2:6
by before Hu	2:6
by before N	0:17 1:-9 5:13 8:-13
by before Nu	0:21 1:-8 3:-8 5:14 8:-13
by before O	0:14 1:7 2:11 3:-10 4:-6 8:-9
by before Op	0:8
by before Os	0:10
by before Ou	1:10 2:14 3:-15 8:-8
by before U	0:23 1:-9
by before Uu	0:23 1:-9
by before arena	1:9 2:7
by before catcher	3:21
by before duel	1:-29 2:43 3:-7
by before falling_blocks	0:9 1:-6 3:9
by before flappy	1:21 2:-9
by before maze	0:9 1:11 3:-7
by before memory	0:6 1:-15 2:-6 3:17
by before pipe_puzzle	0:10
by before platformer	0:6 1:18 2:-12 3:-6 5:7 8:-6
by before quiz	0:24 3:-6
by before rhythm	1:15 2:-17 3:16 4:-6 5:-7 8:-9
by before shmup	1:-15 2:20 3:-7
by before snake	0:9
by before sorting_game	3:15
by before tower_defense	1:-19 2:36 3:-7
by behind	3:12 4:-6
by behind A	1:10 2:17 4:-7 8:-7
by behind Ap	0:-12 1:15 2:15 3:11 4:-8 5:-6 6:-7 7:-6 8:-9 9:-6
by behind As	0:8
by behind Au	0:9 2:9 3:6 4:-6 8:-7
by behind F	2:-9 3:32 4:-7 8:-7
by behind Fp	0:-8 1:8 2:-12 3:13 4:-7 5:-6 6:14 8:-7
by behind Fu	2:-7 3:29 4:-6 8:-6
by behind H	1:-6 2:14
by behind Hp	2:13
by behind N	0:17 2:-8 3:-11 5:25 8:-23
by behind Np	3:8 4:-6 5:8
by behind Ns	0:8
by behind Nu	2:-9 3:-11 4:7 5:32 6:-7 8:-25
by behind O	0:9 1:-7 3:21 4:-8 5:-8 6:-8 8:7
by behind Op	0:6 1:-16 2:11 3:29 5:-7 6:-10 8:-9
by behind Ou	1:8 2:-8 3:11 4:-10 5:-9 6:-9 8:15
by behind U	0:18 1:7 2:-6
by behind Us	0:7
by behind Uu	0:11 1:11 2:-7
by behind V	0:-11 1:-14 2:-11 3:19 4:-7 6:25 8:-9
by behind Vp	0:-9 1:-32 2:-7 3:14 6:31
by behind Vu	0:-7 1:8 2:-6 3:17 8:-7
by behind aim_physics	1:-8 4:-6 6:25 8:-7
by behind arena	0:27 1:6 3:-14
by behind battleship	1:-15 3:-9 6:22
by behind breakout	0:-8 1:-10 3:38 6:-7
by behind catcher	0:-10 1:25 2:-17 3:15 4:-8 8:-13
by behind chess	1:-12 2:24
by behind clicker	1:-10 3:22
by behind connect_four	0:13 3:-10
by behind crazy_eights	0:9
by behind crossing	0:7 1:14 2:-9 3:-8
by behind crossword	0:13 3:-6
by behind dominoes	0:-6 1:-6 2:-8 3:24 8:-7
by behind duel	0:-16 1:29 3:-29 5:-6 8:18
by behind falling_blocks	1:-10 3:23 8:-8
by behind farm_sim	0:-7 1:32 2:-8 3:-13
by behind flappy	0:6 1:20 2:-14 3:-12 5:12
by behind gomoku	0:7
by behind hangman	0:14 1:-7
by behind hidden_objects	0:13 1:-12 2:17 8:-8
by behind mancala	0:-6 1:-13 2:7 3:25 8:-8
by behind match3	0:-6 1:-12 3:32
by behind maze	1:29 2:-20 4:-8
by behind memory	0:-13 1:-40 2:6 3:52 6:-6 8:-6
by behind penalty	2:10
by behind pinball	3:11
by behind pipe_puzzle	4:11 8:-6
by behind platformer	0:-16 1:26 2:-12 3:-23 4:-10 5:39 6:-7 7:-6 8:-17
by behind quiz	0:15 1:-28 2:-13 3:37 8:-6
by behind race_board	0:18 1:-6 3:-7
by behind racing	1:40 2:-18 3:-17
by behind reaction	1:-8 3:24
by behind reversi	0:13 1:-16 2:-7 3:15
by behind rhythm	0:-22 1:31 2:-15 3:-7 4:-8 5:-7 8:22
by behind runner	0:6 1:10 3:-11
by behind serving	1:-8 3:23
by behind shmup	1:-21 2:53 3:-40 4:-7 5:-6 6:14 7:-6 8:-9 9:-6
by behind shuffleboard	0:19 3:-6
by behind snake	0:-7 1:14
by behind sokoban	0:15 3:-7
by behind solitaire	0:8
by behind sorting_game	3:19
by behind stealth_game	1:17 2:-13 3:-6
by behind sudoku	3:14
by behind tic_tac_toe	1:28 2:-7 3:-14
by behind tower_defense	0:-11 1:22 2:22 3:-18 4:-7 5:-7 6:-6 8:-7
by behind tower_stacking	0:-6 1:-11 3:27
c A	1:13 2:9
c A +	2:14 6:-6
c A 1	1:24
c F	3:17
c F +	3:16
c F 1	3:13 9:-6
c H	2:18 8:-6
c H +	2:26 3:-10 8:-6
c H 1	1:12 2:12 6:-8 8:-7
c N	1:-6 4:8 7:-6 8:10 9:-6
c N +	1:-8 4:12 7:-6 8:10 9:-6
c N 1	0:8 2:-9 8:14
c O	3:8
c O +	3:6
c O 1	0:7 1:9 2:-7 3:13 4:-7 5:-7
c U	0:12
c U +	0:13
c U 1	0:10 1:14 4:-7 5:-6
c V	1:17 6:-6
c V +	6:-7
c V 1	1:34 2:-7 3:-6 4:-6
called word:boss	0:-8 1:13 2:-10 3:-7 6:-7 7:24 8:-7
called word:boss A	0:-6 2:-12 7:21
called word:enemy	0:-10 1:-16 2:44 3:-20 6:-6 8:-6
called word:enemy A	1:-6 2:17
called word:enemy O	0:-9 1:-13 2:37 3:-19 6:-6
called word:obstacle	1:-6 5:14
cm Ap	2:17 6:-7
cm Ap --	2:10 3:11 5:-7 6:-6 7:-6 9:-6
cm Ap -e	0:-6 1:36 3:-30 4:13 5:6 6:-8 7:-9 8:-12 9:-9
cm Ap h-	1:-14 2:29 6:-6
cm Ap he	1:-20 2:12 3:-7 4:-16 5:-8 7:21 8:-11
cm As	1:23
cm As --	1:28 4:-6
cm As -e	0:-14 1:42 2:-29 3:-11 4:-12 6:-6 7:26 8:-7 9:-6
cm As h-	0:10 1:-26 2:30 3:20 5:-10 6:-7 7:-10 8:-6 9:-9
cm As he	0:-23 1:-44 2:-28 3:-28 4:27 5:-11 6:-11 7:71 8:-17 9:6
cm Au	1:12 2:7
cm Au --	1:19 9:-6
cm Au -e	1:56 2:-17 4:-12 5:-7 6:-6 8:-12 9:-6
cm Au h-	1:-21 2:30 3:7 7:-7
cm Au he	0:-15 1:-14 2:-27 3:-21 4:37 5:-11 6:-11 7:42 9:9
cm Fp	1:-6 3:24
cm Fp --	2:-7 3:23
cm Fp -e	1:-11 2:-13 3:33 5:-7 8:-7
cm Fp h-	1:-6 2:9 3:23 8:-8
cm Fp he	0:-20 1:-15 2:-24 3:-13 4:28 5:14 6:15 7:-9 8:-12 9:8
cm Fs	0:-6 1:19 2:-15 5:-10 8:14
cm Fs --	1:35 2:-12 3:-6 4:-17 5:-9 7:-7 8:8
cm Fs -e	0:-11 1:-16 2:-13 3:18 4:32 5:-6 6:-9 7:-6 8:-7
cm Fs h-	0:-10 1:-9 2:-14 3:6 4:-6 5:-8 6:11 7:-6 8:24 9:-7
cm Fs he	1:-12 2:-11 4:31 5:-7 6:-12 7:8 8:-10
cm Fu	3:17
cm Fu --	1:6 3:19 5:-7
cm Fu -e	0:-8 1:-18 3:-13 4:41 6:9 7:-7 8:-13 9:-8
cm Fu h-	1:-9 3:17 6:9
cm Fu he	1:-12 2:-7 4:-8 5:12 6:12 9:-8
cm Hp	1:-9 2:31 3:-6 8:-6
cm Hp --	1:-9 2:32 4:-7 8:-7
cm Hp -e	2:12
cm Hp h-	1:-8 2:29 3:-11 5:8
cm Hp he	0:17 2:-17 6:10
cm Hs	0:-11 1:29 2:-11 3:-10 5:-11 6:-10 7:29 8:-11 9:-7
cm Hs --	1:36 2:-10 3:-8 4:-6 5:-6 6:-6 8:-6
cm Hs -e	0:-9 1:-18 2:-18 3:-7 7:43
cm Hs h-	0:-9 1:-7 3:-6 4:23 5:-6 7:11 8:-10
cm Hu	1:8 2:18 3:-6 8:-7
cm Hu --	1:19 2:21 4:-6 6:-8 7:-7 9:-7
cm Hu -e	0:12 1:-20 2:13 3:-6 6:-7 7:14
cm Hu h-	1:-10 2:27 3:-6 5:6
cm Hu he	0:-12 1:-10 2:-38 3:10 4:-8 5:-14 6:37 7:-8 8:-8 9:29
cm Np	1:-6 4:9 5:10 7:-7 9:-7
cm Np --	2:-10 5:-11 7:-7 8:28 9:-7
cm Np -e	0:-6 1:-11 2:-12 4:21 5:17 6:-6 8:-14
cm Np h-	1:-8 4:17 5:18 7:-6 8:-9 9:-7
cm Np he	0:15 1:-6 2:-11 3:10 4:-9 6:13 8:-6
cm Ns	0:11 1:-7 2:-9 6:-6 8:23
cm Ns --	2:-9 3:7 4:7 6:-7 7:-6 8:14 9:-6
cm Ns -e	1:-8 3:-7 5:-6 8:25
cm Ns h-	0:14 1:-8 2:-10 3:-11 4:11 8:9
cm Ns he	0:19 5:-7
cm Nu	4:6 7:-6 8:13 9:-6
cm Nu --	0:7 3:9 6:-6 8:10
cm Nu -e	0:-6 2:-15 3:-24 4:63 5:-14 6:-8 7:-7 9:-6
cm Nu h-	1:-7 4:7 5:10 7:-6 8:9
cm Nu he	0:7 1:-7 2:-14 4:20 5:-19 7:-6 8:17 9:-6
cm Op	1:-9 3:16 5:8 7:-6
cm Op --	1:-8 3:21 6:7 8:-7
cm Op -e	2:13 3:13 4:-10 7:-6 8:-10 9:-6
cm Op h-	1:-9 3:21 4:-7 5:13 7:-6 9:-6
cm Op he	1:-11 2:-14 3:6 4:6 6:7 7:-8 8:-8 9:11
cm Os	1:9 2:-6 3:-7 5:-8 8:6
cm Os --	1:29 5:-11 6:-12 7:-7 8:11 9:-6
cm Os -e	0:6 1:-16 2:-7 3:-14 4:31 5:-6 6:8 8:-14
cm Os h-	0:6 1:-16 2:7 3:-8 4:16 6:9 7:-9 8:-6
cm Os he	1:-19 2:-23 3:-18 4:-19 6:16 7:23 8:9 9:10
cm Ou	7:-6 8:7
cm Ou --	0:7 2:-7 3:9 5:-6 8:7 9:-6
cm Ou -e	0:-13 3:-20 4:-6 5:19 6:34 7:-6 9:-8
cm Ou h-	1:-11 5:6 7:-6 8:10
cm Ou he	0:6 1:-10 2:-11 3:7 6:11
cm Up	0:9 1:-7 2:11 6:-6
cm Up --	0:15 2:8
cm Up -e	0:6 1:-10 2:10 3:-13 5:15 8:-9
cm Up h-	1:-9 2:15 5:15 6:-8 7:-7 9:-7
cm Up he	0:17 2:-9 4:-7 5:-6 6:-7 8:-7 9:15
cm Us	0:12 1:11 5:-7 8:-7
cm Us --	0:12 1:16 2:6 3:-6 5:-6 6:-6 7:-6
cm Us -e	0:11
cm Us h-	0:-10 1:-13 2:-18 4:-13 5:-10 6:6 7:14 8:15 9:8
cm Us he	0:11
cm Uu	0:12
cm Uu --	0:14 3:8
cm Uu -e	1:-11 3:-16 4:-8 5:16 6:6 8:14
cm Uu h-	0:7 1:-7 3:-6 8:8
cm Uu he	0:20 1:-6 2:-10 4:-6
cm Vp	0:6 2:13 3:10 7:-6 8:-13 9:-8
cm Vp --	0:11 1:-8 2:-10 4:22 6:7 7:-6 8:-12 9:-6
cm Vp -e	2:-6 3:18
cm Vp h-	1:8 2:15 4:-17 5:26 6:-8 7:-7 8:-14 9:-8
cm Vp he	0:-15 1:-12 2:34 3:-14 4:-9 5:16 8:-10
cm Vs	1:25 3:-12 4:-12 6:-7 8:13 9:-6
cm Vs --	1:42 3:-11 4:-10 5:-6 9:-6
cm Vs h-	1:-10 2:-17 3:-11 4:-11 6:-8 7:-7 8:37
cm Vu	1:15 5:-8 6:-6 7:-6
cm Vu --	1:32 2:-12 5:-7 6:-6 8:6 9:-8
cm Vu -e	0:-9 1:20 2:-16 3:-14 4:26 8:-9
cm Vu h-	1:-10 5:-9 6:-6 7:-7 8:6 9:14
cm Vu he	0:-12 1:-20 2:39 3:-20 5:-12 6:-8 7:-8 8:-18 9:22
join as	0:6 1:22 2:-7 4:-11 5:-6 6:-6
join as O	0:-8 1:8 3:12 4:-11 5:-7 6:-6 8:9
join as U	0:7 1:11
join as free	1:16 4:-6 8:-8
join as free U	0:-9 1:25 3:-9 8:-6
join as free Uu	0:-6 1:26 3:-10 8:-6
join as hero	0:8
join as place	3:-6 4:-7 8:18
join as place O	3:-6 4:-7 8:18
join as place Ou	0:10 3:-6 8:13
join at	1:-8 2:11 3:-10 4:24 5:-8 6:-7 7:-6 8:7
join at A	0:-8 1:-15 2:27 4:14 5:-6 6:-7 7:-6 9:-6
join at F	0:17 1:-7 2:-15 4:26 6:-8
join at H	0:-6 2:37 4:-6
join at N	0:11 1:-7 2:-11 3:-12 4:19 5:-8 8:18
join at O	0:-6 2:-9 3:-25 4:49 5:-12 6:-12 7:-7 8:10 9:-8
join at U	1:-11 4:23 5:-7 6:-6 7:-6 9:-6
join at V	1:-23 2:7 3:-12 4:-18 5:-6 6:-6 8:12 9:24
join at ally	0:-14 2:29 3:-7 4:-6 8:-8
join at ally U	0:-8 2:23 4:-8 8:-6
join at ally Uu	0:-6 2:16
join at enemy	0:14 2:-9 3:-13 4:-26 5:-8 6:-6 8:40
join at enemy N	4:-21 8:28
join at enemy Nu	0:7 4:-18 8:20
join at enemy O	4:-10 8:25
join at enemy Ou	3:-6 4:-11 8:23
join at enemy U	0:6
join at free	0:11 2:-6 4:10 5:-8 6:-7 7:-6 8:19 9:-6
join at free A	1:-14 2:12 3:-8 4:20 6:-6 8:-7
join at free Ap	0:-8 2:12 3:-6 4:13 8:-6
join at free Au	1:-16 2:-8 3:-7 4:18 6:-8 8:19
join at free F	0:19 3:-7
join at free Fu	0:19 3:-7
join at free N	0:9 1:-6 2:-8 3:-11 4:-17 5:-8 8:38
join at free Np	4:20 8:-13
join at free Ns	4:-8 8:16
join at free Nu	2:-8 3:-9 4:-24 5:-8 8:44
join at free O	1:15 2:-13 3:-13 4:33 5:-10 6:-9 7:-6 8:-10 9:-7
join at free Op	2:-8 3:12 4:15 5:-7 8:-15
join at free Ou	2:-8 3:-15 4:15 5:-6 6:-6 8:9
join at free U	1:-8 2:-10 3:34 4:-18
join at free Uu	0:11 2:-7 3:15 4:-12
join at goal	0:11 2:-6 3:-10 4:-17 8:24
join at goal F	3:-12 4:-14 8:28
join at goal U	0:10
join at goal Uu	0:11
join at hero	1:-14 2:-11 3:-23 4:17 5:-10 6:-8 7:-6 8:29
join at hero A	2:15
join at hero F	2:-6 3:-15 4:23
join at hero N	2:-10 3:-7 4:30 5:-7
join at hero Np	2:-8 4:10 8:9
join at hero Nu	2:-7 4:18
join at hero O	2:-6 3:-14 4:-17 5:-6 8:35
join at hero Ou	0:-6 3:-11 4:-16 8:35
join at hero U	2:-6 3:-8 4:25 8:-10
join at hero Uu	2:-6 3:-8 4:24 8:-10
join at hero V	1:-16 2:-15 3:-11 4:-14 8:34 9:7
join at hero Vu	1:-15 2:-14 3:-10 4:-16 8:29 9:13
join at item	2:-14 3:-9 4:57 5:-8 6:-7 7:-6 8:-11 9:-6
join at item A	1:-9 2:-14 3:10 4:27 8:-10
join at item Ap	1:-7 2:-14 3:-10 4:35 8:-6
join at item F	0:-7 3:-20 4:37 8:-12
join at item Fu	4:11
join at item N	0:13 2:-7 3:-10 4:25 8:-8
join at item Np	0:8 4:14 8:-10
join at item Ns	4:10 8:-6
join at item Nu	1:-6 2:-7 3:-10 4:16 5:-6
join at item O	0:-21 1:9 2:-16 3:-28 4:53 5:-13 6:-12 7:-6 9:-6
join at item Op	0:-21 1:-8 2:-11 3:-24 4:49 5:-11 6:-8
join at item Ou	0:-12 1:31 2:-8 3:-15 4:13 6:-6 8:-19
join at item U	1:-8 3:-10 4:28 8:-8
join at item Uu	0:10
join at obstacle	4:20 8:-10
join at place	0:-17 1:-11 2:-15 3:-25 4:56 5:-9 6:-8 7:-6 9:-7
join at place A	2:-9 3:-8 4:-11 8:26
join at place N	0:-9 3:-7 4:38 8:-25
join at place Nu	0:-9 3:-7 4:36 8:-23
join at place O	1:-6 2:-6 3:-12 4:36 8:-18
join at place Ou	0:8 4:16 8:-13
join at projectile	0:-6 1:-8 2:45 8:-8
join at projectile A	1:-9 2:46 3:-7 4:-8 8:-6
join at projectile Ap	0:-8 1:-9 2:42 3:-8 8:-6
join at projectile Au	1:-9 2:37 4:-10 8:-6
join at projectile F	2:-9 3:15 4:-6
join at projectile Fu	2:-8 3:15 4:-6
join at projectile H	0:-6 2:37 4:-7
join at projectile Hp	2:33 4:-6
join at projectile Hu	2:16
join at projectile N	4:20 8:-13
join at projectile Nu	0:6
join at projectile V	0:-6 1:-6 2:31 4:-6 8:-8 9:-6
join at projectile Vp	2:23
join attack	1:24 2:-21 3:-19 4:38 5:-8 6:-8 7:-7 8:-10 9:-6
join attack A	1:41 2:-21 3:-7 4:-11 7:-6
join attack F	0:-7 1:-12 2:-8 3:-22 4:47 6:-8
join attack N	1:-8 4:26 8:-9
join attack O	0:-7 1:-12 2:-6 3:-8 4:31
join attack enemy	0:-6 1:21 2:-22 3:-20 4:43 5:-7 6:-8 7:-7 8:-10
join attack enemy A	0:-9 1:49 2:-26 3:-6 4:-7 7:-6
join attack enemy Au	0:-9 1:57 2:-24 4:-25
join attack enemy F	1:-7 3:-13 4:26
join attack enemy Fu	1:-7 3:-11 4:30
join attack enemy N	1:-8 4:27 8:-9
join attack enemy Nu	4:16
join attack enemy O	0:-9 1:-18 2:-7 3:-7 4:40 8:-6
join attack enemy Os	0:-9 1:-19 2:-7 3:-6 4:38
join attack free	0:10
join attack free A	0:12 2:-6
join attack free Au	0:13 2:-6
join attack hero	2:7 3:-17 4:24
join avoid	0:-10 2:26 5:15 6:-7 7:-6 8:-8 9:-6
join avoid A	0:-7 1:12 2:34 4:-7 5:-13 8:-6
join avoid F	0:-7 2:6 3:25 5:-14 6:-9 8:-7
join avoid H	2:23
join avoid N	0:-13 1:-7 2:-21 3:-15 4:8 5:43 8:-14
join avoid O	0:-8 1:-7 2:17 3:-25 4:-12 5:27 6:-9 9:-6
join avoid U	2:17 5:-9
join avoid enemy	0:-14 1:44 2:-29 3:-15 4:13 8:-11
join avoid enemy A	0:-9 1:40 2:-23 3:-7 5:-6
join avoid enemy Au	0:-9 1:40 2:-21 3:-8
join avoid enemy N	0:-7 2:-9 3:-11 4:32 5:-10 8:-8
join avoid enemy Np	5:16
join avoid free	2:15 3:-7 8:-7
join avoid free A	2:11
join avoid free Ap	0:6
join avoid free H	2:20
join avoid free O	0:-6 2:19
join avoid free Ou	0:-8 2:23 3:-7 8:-6
join avoid free U	0:6
join avoid free Uu	0:9
join avoid goal	0:-7 2:-7 3:-11 4:-7 5:35 8:-6
join avoid goal A	2:16
join avoid goal Ap	2:11
join avoid goal N	2:-12 3:-6 4:-8 5:31
join avoid goal Np	5:15
join avoid hero	0:-9 1:-10 2:20 4:-12 5:19 6:-8 7:-6 9:-6
join avoid hero A	0:-7 1:-12 2:53 3:-10 4:-7 5:-12
join avoid hero Ap	2:24 3:-6 5:-6
join avoid hero Au	0:-6 1:-10 2:46 3:-7 4:-6 5:-12
join avoid hero F	3:35 4:-9 5:-12 6:-7
join avoid hero Fp	3:39 4:-9 5:-13 6:-8 8:-6
join avoid hero N	2:-10 5:29 8:-9
join avoid hero Nu	2:-8 5:26 8:-8
join avoid hero O	2:-11 3:-20 4:-9 5:33 6:-6 8:13
join avoid hero Op	0:-9 2:-28 3:-17 4:-8 5:51 8:-6
join avoid hero Ou	3:-13 4:-6 5:7 8:13
join avoid item	1:-10 2:42 3:-8 5:-16
join avoid item A	1:-9 2:27
join avoid item As	2:11
join avoid item Au	2:10
join avoid item H	2:8
join avoid item Hu	2:12
join avoid item O	2:13 5:-11
join beside	0:8
join beside A	3:-7 4:15 5:-7 6:-8 9:13
join beside F	2:-12 3:33 4:-8 6:7 8:-8
join beside H	0:18 2:31 3:-11 4:-7 5:-11 6:-7 7:-6 8:-8 9:-9
join beside N	0:7 1:-11 2:-13 3:7 5:-9 7:-6 8:17
join beside O	1:-8 3:8 7:-7 8:6
join beside U	0:16
join beside V	0:-13 3:-6 5:-13 6:-11 7:-6 9:32
join beside ally	0:-12 2:-6 3:19 4:-7 5:-7 8:19 9:-6
join beside ally U	3:-7 8:23
join beside ally Uu	8:13
join beside boss	2:-7 3:-14 7:26
join beside boss U	2:-6 7:21
join beside enemy	0:15 1:-8 2:21 3:-13 4:9 5:-10 6:-9 9:-7
join beside enemy A	3:-13 4:8 5:-9 7:-9 8:18 9:-8
join beside enemy Ap	2:10
join beside enemy Au	0:9 2:-6 3:-11 5:-7 7:-7 8:20 9:-7
join beside enemy F	1:-9 2:11 3:10 5:-6 6:-9 8:-8
join beside enemy Fp	3:15
join beside enemy Fu	0:8 2:15 4:-10 6:-6
join beside enemy N	2:-7 3:-11 4:22 5:-6
join beside enemy Nu	2:-9 3:-13 4:30 5:-7
join beside enemy O	0:6 1:-10 2:42 3:-26 5:-15 6:-19 7:-6 9:-6
join beside enemy Ou	0:-7 1:-13 2:52 3:-32 5:-14 6:-19 7:-7 9:-7
join beside enemy U	0:31 2:-8 3:-11 4:-6 8:9
join beside enemy Uu	0:29 2:-9 3:-11 4:-6 8:13
join beside enemy V	1:-13 2:15 3:-8 4:-6 7:17 8:-7 9:-6
join beside enemy Vu	0:-13 1:-14 2:43 3:-14 4:-8 8:-9 9:-7
join beside free	0:13
join beside free A	0:7 1:9 4:7 5:-9 6:-8 9:-9
join beside free Ap	1:-13 2:22 3:12 5:-8 6:-7 7:-8 8:-13 9:-8
join beside free As	0:10 1:14 2:-6 3:-7
join beside free Au	1:8 2:-7 5:-10 6:-8 8:10 9:-10
join beside free F	0:-10 1:6 2:-16 6:29 7:-8 8:-15 9:-9
join beside free Fp	2:-7 3:-28 4:22 5:-7 6:24 8:-7
join beside free Fu	0:-6 2:-14 3:6 5:7 6:18 7:-7 8:-13 9:-8
join beside free H	0:-7 1:8 2:33 3:-12 4:-7 5:-10 6:-8 7:-6 8:-7 9:-6
join beside free Hp	2:11
join beside free Hu	2:27 3:-10 4:-6 5:-9 6:-6 8:-6
join beside free N	0:20 1:-10 4:9 5:-12 6:-7 8:8 9:-6
join beside free Np	0:22 3:-6
join beside free Ns	0:10 1:-11 2:-6 5:-9 8:6
join beside free Nu	0:25 1:-9 4:7 5:-11 6:-6
join beside free O	0:10 1:-13 2:-6 3:8 6:8 7:-6
join beside free Op	1:-11 2:-11 3:15 5:16 6:-9 9:-6
join beside free Os	0:11
join beside free Ou	0:11 1:-11 2:-9 4:11 5:-6 6:7 7:-6 9:6
join beside free U	0:19
join beside free Up	0:17 1:-6 2:-9 3:17 8:-8
join beside free Us	1:20 2:10 3:-9 4:-6 8:-9
join beside free Uu	0:17
join beside free V	0:-20 1:11 2:-26 5:-11 6:-10 7:-10 8:23 9:16
join beside free Vp	0:-9 1:-8 2:19 3:9
join beside free Vu	0:-9 1:14 2:-25 3:-9 5:-10 6:-9 7:-8 8:23 9:13
join beside goal	2:9 3:8 5:-13 6:6 7:-6 8:-20 9:-8
join beside goal A	1:7 2:9 3:-6 4:-6
join beside goal Au	1:6 2:24 3:-8 4:-8 8:-6
join beside goal F	0:6 3:15
join beside goal Fu	0:8 3:14 4:-6
join beside goal N	0:6 6:7
join beside goal Nu	3:-7 4:-8 6:24 8:-10
join beside goal O	1:15 2:-10 4:18 5:-9 6:-10 8:-16
join beside goal Os	0:-7 1:14 3:9 4:-8
join beside goal Ou	2:-7 3:17 4:12 8:-12
join beside goal U	0:13 1:-7 2:13 4:-9 5:-7 8:-7
join beside goal Uu	0:13 1:-6 2:10 4:-8 5:-6 8:-6
join beside hero	1:-11 2:-7 3:6 7:-7 9:39
join beside hero A	0:-8 1:-38 4:8 5:-12 6:-11 7:-11 8:-17 9:61
join beside hero Ap	0:9 1:-8 2:-10 4:16 9:-6
join beside hero Au	0:-8 1:-32 2:7 3:-20 5:-13 6:-11 7:-11 8:-17 9:60
join beside hero F	0:-9 1:-7 2:-10 3:51 4:-11 5:-6 6:-9 8:-8 9:6
join beside hero Fp	3:17
join beside hero Fu	0:-8 1:-8 2:-9 3:45 4:-12 5:-6 6:-9 8:-9 9:6
join beside hero H	0:-6 2:26
join beside hero Hu	0:-7 2:31 9:-6
join beside hero N	0:-12 1:-10 2:-13 3:14 4:-10 6:15 7:-6 8:-6
join beside hero Nu	0:-14 1:-11 2:-12 3:20 4:-20 7:-6 8:10 9:8
join beside hero O	1:-12 2:-14 4:-12 5:17 7:-7 8:21 9:6
join beside hero Op	0:-7 2:-6 3:21 4:-8 5:-8 6:-6 8:11
join beside hero Os	0:7 3:-12 6:19 8:-7
join beside hero Ou	0:-10 1:-12 2:-15 3:-13 5:18 6:-12 7:-7 8:14 9:24
join beside hero U	0:11 1:15 2:-11 4:-10 6:-6 8:-8 9:15
join beside hero Up	3:12
join beside hero Uu	0:10 1:6 2:-12 3:-9 4:-10 6:-6 8:-6 9:23
join beside hero V	1:-12 2:18 3:-24 5:-10 6:-8 7:-7 8:-27 9:39
join beside hero Vu	1:-8 3:-6 4:7 5:-9 6:-7 7:-6 8:-28 9:30
join beside item	2:-7 3:25 4:7 5:-9 6:-8 7:-6
join beside item A	1:-7 3:-18 4:19 5:-7 6:-6 7:-6 8:15 9:-7
join beside item Ap	0:12
join beside item Au	0:9 2:-13 3:-14 4:13 8:11
join beside item F	0:-6 1:-7 2:-6 3:40 4:-7 6:-7 8:-7
join beside item Fu	1:-7 3:35 4:-6 8:-6
join beside item H	2:14
join beside item Hu	0:6 2:7
join beside item N	0:-20 1:-8 2:-12 3:22 4:13 5:-11 6:-6 9:-6
join beside item Nu	0:-15 1:-7 2:-10 3:20 4:9 5:-8
join beside item O	0:-16 2:-11 3:37 4:6 5:-11 6:-10 7:-6 8:-10 9:-7
join beside item Ou	0:-21 1:14 2:-13 3:22 4:12 5:-12 6:-12 7:-7 9:-8
join beside item U	3:31 4:-9 5:-6 8:-7
join beside item Uu	0:12 3:23 4:-8
join beside obstacle	0:21 1:-13 2:-14 3:-18 5:39 6:-6 8:-15
join beside obstacle N	0:6 4:-9 5:20 8:-11
join beside obstacle Nu	4:-6 5:18 8:-8
join beside obstacle O	0:10 3:-14 4:9 5:12 8:-7
join beside obstacle Ou	0:10 3:-16 5:22 8:-6
join beside obstacle U	0:20
join beside obstacle Uu	0:22
join beside place	0:11 1:-9 2:-6 3:-11 4:14 5:-8 6:-7 8:26 9:-6
join beside place A	3:-21 4:31 5:-6 7:-6 8:-14 9:-7
join beside place Au	1:-7 2:9 3:-24 4:33 5:-6 7:-6 8:-15 9:-7
join beside place F	0:-7 3:13 4:-8 5:-6 8:14
join beside place Fu	0:-6 3:-9 8:23
join beside place H	0:15 2:-12
join beside place N	4:-9 8:19
join beside place Nu	0:-10 3:-8 4:-15 8:34
join beside place O	1:-8 2:-7 3:-25 4:10 5:-7 6:-7 8:31
join beside place Ou	1:-7 2:-6 3:-23 4:13 5:-6 6:-6 8:25
join beside place U	0:16 1:-8 2:-9 4:-9 5:-6 8:20
join beside place Uu	0:18 1:-9 2:-9 3:10 4:-9 5:-6 8:10
join beside place V	0:16
join beside place Vp	0:12
join beside projectile	0:14 1:-9 3:-13 4:-6 6:18
join beside projectile A	1:-13 2:29 3:-13
join beside projectile Au	2:10
join beside projectile F	0:-8 2:-10 3:-15 6:34
join beside projectile Fu	0:-7 2:-10 3:-12 6:34
join beside projectile U	0:18
join beside projectile Uu	0:15
join bring	1:-6 2:-11 3:31 4:18 5:-7 6:-6 8:-10
join bring A	1:23 2:-22 3:20 4:-6 5:-7 7:-6 8:-9 9:-8
join bring F	3:35 4:-8
join bring N	0:-8 2:-8 3:29 5:-6 8:-10
join bring O	0:-9 1:-8 2:-6 3:35 5:-9 8:-13
join bring U	0:-8 1:-12 2:-8 4:34 5:-7 8:-9
join bring free	1:-13 2:-6 4:21 8:-7
join bring free A	1:-15 2:-6 3:-8 4:23
join bring free Au	1:-18 2:-8 3:-10 4:30
join bring free U	0:10 3:-13 4:13
join bring free Uu	1:-6 3:-18 4:23
join bring hero	0:-11 1:-12 2:-10 3:46 4:10 5:-8 6:-6 8:-10 9:-6
join bring hero A	1:-16 2:-13 3:38 4:-8 8:-6
join bring hero Au	1:-7 2:-8 3:29 4:-14
join bring hero F	3:33 4:-7
join bring hero Fp	3:18
join bring hero Fu	3:32 4:-7
join bring hero N	0:-8 2:-8 3:42 4:-16 5:-6 8:-10
join bring hero Nu	0:-7 2:-6 3:37 4:-14 8:-9
join bring hero O	0:-11 1:-6 3:28 4:11 5:-8 8:-10
join bring hero Op	3:20
join bring hero Ou	0:-8 3:33 4:-9 8:-7
join bring item	0:-9 1:36 2:-18 3:-30 4:22 5:-6 8:-10
join bring item A	0:6 1:36 2:-13 3:-11 4:-16
join bring item Au	1:28 2:-10 3:-10 4:-13
join bring item U	0:-6 3:-16 4:25
join bring item Uu	0:-6 3:-12 4:22
join bring place	3:11
join but	2:45 3:-18 4:-14 6:-7 7:-6 9:-6
join but A	0:-9 1:-12 2:47 3:-15 4:-12 5:-6
join but F	1:22 2:-10 6:-6
join but H	0:9
join but N	1:-6 2:7 3:-18 5:14
join but O	1:-9 2:-14 3:-29 4:-16 5:18 6:-7 8:36
join but U	0:7 2:22 3:-7 8:-8
join but V	0:10 1:-7 2:15 3:-6
join but free	0:12 1:13 2:8 3:-21 4:-17 5:-8 6:-7 7:-6 8:18 9:-6
join but free A	0:-10 2:27 3:-16 4:-15 5:-6 6:-6 7:-6 8:16 9:-6
join but free Ap	0:-9 1:8 2:27 3:-12 4:-10 8:-7
join but free Au	1:-14 2:17 3:-8 4:-11 8:17
join but free N	0:9
join but free Nu	0:14
join but free O	0:8 8:10
join but free Ou	2:-10 3:-9 4:-7 5:-6 8:30
join but free U	0:22
join but free Uu	0:15
join but goal	1:-8 2:14 3:-22 4:-19 8:32
join but goal A	2:20
join but goal Ap	2:18
join but goal N	0:-8 2:-7 3:-10 4:-10 5:18 8:12
join but goal Nu	0:-9 2:-9 3:-11 4:-13 5:24 8:12
join but goal O	3:-15 4:-10 8:25
join but goal Ou	3:-17 4:-9 8:26
join but item	0:-16 1:-16 2:40 3:-21 5:21 6:-6 7:-6 8:-15 9:-6
join but item A	0:-8 1:-10 2:38 3:-8 4:-6 8:-6
join but item Ap	2:14
join but item Au	0:-11 1:-12 2:44 3:-12 4:-8 8:-7
join but item N	0:-7 2:25 3:-11 5:-6 8:-10
join but item Nu	2:14 3:-10 4:9 8:-8
join but place	0:-11 1:-16 2:43 4:-8 5:-7 6:-6 8:-11
join but place A	1:-12 2:24
join but place Au	1:-14 2:29
join but place F	3:15
join but place U	0:-11 2:27
join but place Uu	0:-15 2:34 3:-7 8:-6
join by	0:7 1:17 2:-8 3:-9 4:-9 8:8
join by A	0:-6 1:27 2:-7 4:-7
join by N	0:16
join by enemy	1:8
join by free	4:-6 8:11
join chase	0:-10 1:18 3:17 5:-8 6:-6 7:-8 8:-11 9:-6
join chase A	0:-9 1:25 2:-8 3:17 4:-10 5:-6 7:-8 8:-9 9:-6
join chase U	3:18
join chase enemy	0:-13 1:38 2:-25 3:9 8:-7
join chase enemy A	1:42 2:-22 3:-13
join chase enemy Au	0:-8 1:55 2:-29 3:-15 4:-7 7:-6
join chase enemy U	2:-6 3:17
join chase enemy Uu	2:-9 3:21
join chase free	0:7 1:-6 2:6
join chase hero	1:-18 2:-8 3:35 4:-6 8:-7
join chase hero A	1:-18 2:-14 3:40 4:-6 8:-6
join chase hero Ap	1:-17 2:-48 3:60
join chase hero Au	2:21 3:-12
join clean	2:-13 3:-24 4:10 5:-9 6:16 8:12
join clean A	0:-9 2:-14 4:26
join clean N	0:6 4:-8 5:-6 8:18
join clean O	3:-22 4:-6 6:31
join clean free	2:-10 3:-15 4:18 6:15 8:-6
join clean free A	0:-10 1:12 2:-13 3:-6 4:21
join clean free Au	0:-10 1:15 2:-13 3:-8 4:20
join clean free O	3:-15 6:24
join clean free Ou	3:-16 6:21
join cross	1:-9 2:-14 3:-8 4:-15 5:6 8:30
join cross N	0:8 4:-8 8:11
join cross O	0:-8 1:-6 3:-8 4:-7 8:31
join cross U	0:7
join cross free	2:-10 5:19
join cross hero	0:12
join cross hero N	0:7 4:-11 8:16
join cross hero Ns	4:-9 8:19
join cross item	0:-7 3:-7 8:27
join cross item O	4:-6 8:24
join eat	0:-6 3:42 4:-10 5:-8 6:-6 8:-8
join eat A	0:-9 1:34 2:-12 4:-9 8:-6
join eat F	1:-6 2:-7 3:33 4:-8
join eat N	0:-6 3:29 4:-7 8:-7
join eat O	0:-6 2:-7 3:32 5:-7
join eat U	0:6 2:19 3:-9
join eat enemy	1:-7 2:-8 3:39 4:-11 8:-6
join eat enemy F	1:-6 2:-7 3:38 4:-10
join eat enemy Fs	3:24 4:-6
join eat enemy Fu	3:17
join eat free	0:11
join eat free Fp	0:8
join eat hero	0:-8 1:-11 2:-16 3:55 4:-7 5:-7 8:-7
join eat hero A	1:-8 2:-12 3:33
join eat hero Ap	1:-6 2:-10 3:22
join eat hero Au	1:-8 3:25
join eat hero F	3:20
join eat hero Fu	3:18
join eat hero N	3:21
join eat hero Np	3:22
join eat hero O	3:23
join eat hero Ou	3:11
join eat item	0:-10 1:33 2:20 3:-33 4:-7 5:-6 8:-6
join eat item A	1:38 3:-36
join eat item Au	0:-6 1:41 3:-30 4:-6
join fall	0:-15 4:-12 5:9 6:-10 7:-13 8:30 9:-7
join fall A	1:-18 3:-6 8:29
join fall F	2:27 3:-12 6:-6
join fall O	3:-8 5:16
join fall U	0:-13 1:17 2:-7 4:-7 5:-6 7:-6 8:14
join fall free	0:-9 1:20 2:-6 3:-15 4:-6 7:-7 8:15
join fall free A	1:-11 3:-6 8:18
join fall free U	0:-11 1:27 3:-9 8:-6
join fall free Uu	0:-8 1:25 3:-8 8:-6
join fall item	3:-6 8:12
join fall item U	0:-8 3:-10 8:24
join fall item Uu	3:-6 8:15
join fall place	0:-8 1:-6 3:30 8:-8
join far	2:6 9:-6
join far A	2:19 6:-6 9:-6
join far F	2:7 3:12
join far H	0:-6 1:-12 2:23 3:-9 4:-6 5:7 6:12 9:-6
join far N	1:-8 4:18 5:10 6:-6 7:-6 9:-6
join far O	3:7 5:10 7:-6 9:-6
join far U	0:12 1:-6
join far V	0:-6 1:9 2:7 4:8 5:6 7:-8 9:-10
join far ally	1:-21 2:24 3:19 4:-10 5:-7 6:-7 7:-8 8:6 9:-9
join far ally A	1:-9 3:25 4:-12
join far ally Ap	1:-17 2:18 3:11 4:-6
join far ally Au	2:-7 3:20 4:-9
join far ally F	0:-13 1:-14 2:31 3:26 4:-9 5:-11 6:-10 7:-6 8:-19 9:-6
join far ally Fu	0:-11 1:-13 2:31 3:14 4:-8 5:-8 6:-9 8:-11
join far ally O	0:15 2:-8 4:-6 5:9 6:-7
join far ally Op	0:12 3:-6
join far ally Ou	0:7 3:13 8:-6
join far ally U	2:9 3:-6 6:12 8:-7
join far ally Uu	0:7 2:15 8:-6
join far boss	0:18 8:-6
join far boss O	0:18
join far boss Ou	0:12
join far enemy	0:-10 2:-18 4:18 7:6 9:-7
join far enemy A	0:-8 1:19 2:-26 4:29 6:-7 7:9 9:-7
join far enemy Ap	1:-7 2:-6 3:11 4:-11 5:20
join far enemy As	0:-16 1:31 2:-8 3:-15 5:-6 6:-6 7:18 8:-10 9:-6
join far enemy Au	1:22 2:-32 4:33 5:-9 6:-7 9:-7
join far enemy F	0:-12 1:-14 4:20 5:11 7:7 8:-12 9:-7
join far enemy Fp	0:-14 1:-10 2:-18 3:31 4:-8 5:-9 6:23 7:-7 8:-8 9:-6
join far enemy Fs	0:-10 1:-17 2:-19 3:-12 4:48 5:-10 6:-17 7:13 8:-12 9:-7
join far enemy Fu	0:-6 1:-10 2:9 3:-11 4:13 5:10 6:-13 7:14 8:-11
join far enemy H	0:-7 1:-12 2:-15 7:37
join far enemy Hs	1:-8 2:-8 7:25
join far enemy N	0:-8 1:-10 2:-15 3:13 4:30 5:-17 6:-9 7:-6 8:9 9:-6
join far enemy Np	1:-7 2:-8 3:14 4:24 5:-10 8:-16
join far enemy Ns	0:-7 3:-7 5:-12 8:29
join far enemy Nu	0:-10 1:-8 2:-12 4:49 5:-12 6:-6 8:-21
join far enemy O	2:-20 3:11 6:10 8:13 9:-7
join far enemy Op	1:-10 2:-17 4:14 5:-9 6:-7 7:-6 8:19
join far enemy Os	0:19 2:-7 3:-18 4:-10 6:-10 8:25
join far enemy Ou	0:-14 1:-6 2:-22 4:10 6:25 7:7 9:-8
join far enemy U	1:-9 3:-6 4:-7 7:6 8:12 9:-6
join far enemy Up	4:15
join far enemy Uu	1:-9 4:-16 7:8 8:14 9:-6
join far enemy V	1:7 2:-10 4:16
join far free	0:10
join far free A	0:6 1:11 2:6 7:-7 9:-7
join far free Ap	0:12 1:-10 3:28 4:-12 6:-7 7:-7 9:-7
join far free As	1:16 2:14 5:-12 6:-7 7:-12 9:-7
join far free Au	1:7 2:14 3:-12 9:-8
join far free F	0:10 3:9 7:-6
join far free Fp	1:-10 2:6 3:31 4:-11 5:-15 7:-7 8:-13 9:-6
join far free Fs	1:-27 2:-9 3:12 4:-24 5:-7 6:-7 8:21 9:22
join far free Fu	0:8 1:8 3:8 4:6 6:-10 7:-6 8:-11 9:-6
join far free H	1:-18 3:-12 4:-10 5:17 6:30 7:-8 8:-9 9:-6
join far free Hp	1:-7 3:-8 5:14 6:6
join far free Hu	1:-12 2:7 3:-9 4:-8 5:10 6:15 7:-6 8:-7
join far free N	0:8 1:-11 3:-6 4:15 6:-7 8:10
join far free Np	1:-12 2:-16 3:16 5:17 6:-9 7:-6 9:-6
join far free Ns	1:-7 2:-10 3:-11 4:19 5:14 6:-6
join far free Nu	0:8 1:-11 3:-13 4:20 6:-7 8:9
join far free O	0:12 2:-10 3:8 5:7 7:-6 8:-6 9:-6
join far free Op	0:13 1:-9 2:-7 3:13 4:-12 5:19
join far free Os	0:6 1:9 2:-12 3:-9 4:51 5:-14 6:-13 7:-8 8:-30 9:-7
join far free Ou	0:11 2:-10 5:8 6:6 7:-6 9:-6
join far free U	0:17 2:-6
join far free Up	0:9 1:-7 2:-11 3:-7 5:13 8:6
join far free Us	0:24 1:-8 7:9 8:-6
join far free Uu	0:19 8:-7
join far free V	2:13 4:8 5:-10 7:-7 9:-9
join far free Vp	1:16 3:9 4:-13 5:-7 6:-7 8:-7
join far free Vs	1:14
join far free Vu	0:11 1:-16 3:-12 4:23 5:-9 9:-8
join far goal	2:19 3:-11 5:15 7:-7 9:-7
join far goal A	0:-11 1:16 2:49 3:-26 4:-19 6:-7 7:-7 9:-7
join far goal Ap	1:20 2:21 3:-13 4:-11 5:-7 8:-6
join far goal As	1:-13 2:24
join far goal Au	0:-14 1:17 2:38 3:-26 4:-21 5:8 6:-7 7:-8 8:9 9:-9
join far goal F	2:-6 3:18 4:-9 6:-11 8:14
join far goal Fp	3:14
join far goal Fu	3:7 4:-8 6:-10 8:17
join far goal H	0:-11 1:-10 2:13 3:-11 4:-9 6:26 7:-7 8:-8 9:-6
join far goal Hu	0:-11 1:-8 3:-7 4:-7 5:10 6:24 8:-7
join far goal N	1:-9 2:6 3:7 4:-28 5:40 6:-8 7:-6 8:-16 9:-6
join far goal Np	2:-13 3:-9 4:-17 5:31 8:10
join far goal Nu	0:10 1:-7 3:10 4:-21 5:26 6:-6 8:-14
join far goal O	2:-19 5:11 7:-6 8:15 9:-6
join far goal Op	1:13 2:-17 3:-18 4:-9 5:38 6:-14 8:-9
join far goal Ou	1:-12 2:-11 4:12 5:-14 8:21
join far goal U	0:11 1:-10 3:-6 4:15 5:7 6:-6 8:-12
join far goal Up	0:9 2:10 4:-6
join far goal Uu	0:9 1:-8 2:-12 4:16 5:11 6:-6 8:-12
join far goal V	1:-22 3:-10 4:17 5:18 8:-10
join far goal Vp	2:8 4:-6 5:9
join far goal Vu	1:-16 4:21 8:-7
join far hero	1:-10 2:8 3:9 4:-7 5:7
join far hero A	1:-21 2:15 3:21 5:-9 7:6 8:-7
join far hero Ap	1:-16 2:26 3:7 5:-8 8:-10 9:-8
join far hero As	1:-18 2:12 3:-14 4:10 5:-9 7:23 8:-11 9:-7
join far hero Au	0:-8 1:-24 3:29 4:-10 5:-7 6:-8 9:16
join far hero F	2:6 3:12 4:-11 6:22 7:-6 8:-10 9:-6
join far hero Fp	0:-8 1:-7 2:24 3:20 4:-14 7:-6 8:-10 9:-6
join far hero Fs	0:-7 1:12 2:-8 3:-22 6:25
join far hero Fu	1:-9 3:10 4:-8 5:-6 6:21 7:-6 9:-6
join far hero H	1:-10 2:22 3:-10 4:-9 5:15 7:-6 8:-8 9:-6
join far hero Hp	1:-7 2:29 3:-6 6:-6
join far hero Hu	0:-9 3:-6 4:-7 5:23 8:-6
join far hero N	1:-7 2:-14 4:7 5:15 9:-6
join far hero Np	1:-9 2:-15 3:12 4:-24 5:37 6:13 7:-7 8:-16 9:-7
join far hero Ns	0:9 4:-8 8:9
join far hero Nu	1:-7 2:-15 3:-9 4:21 8:6 9:-6
join far hero O	1:-11 3:17 4:-11 5:17 7:-7
join far hero Op	0:-11 1:-10 3:21 4:-19 5:27 7:-7
join far hero Os	1:-15 2:12 3:-13 4:-16 5:-14 6:16 7:-6 8:20 9:-7
join far hero Ou	1:-11 2:-6 3:13 5:6 7:-7 8:10 9:-7
join far hero U	0:-9 1:-12 2:19 3:-13 4:-10 6:7 7:-8 8:24 9:-9
join far hero Up	0:-18 1:-9 2:18 4:-11 5:14 6:-6 9:-6
join far hero Us	0:-14 2:-8 3:-7 6:26
join far hero Uu	1:-10 2:24 3:-19 5:-8 7:-7 8:14 9:-7
join far hero V	2:16 4:-14 6:-7 7:-6 8:10 9:-10
join far hero Vp	0:-7 1:-16 2:19 3:8 4:-10 5:15 6:-7 8:-15 9:-7
join far hero Vu	1:9 2:20 3:-15 4:-14 5:-14 8:20 9:-9
join far item	2:24 3:-10 6:-6 7:-6 9:-6
join far item A	2:36 3:-11 4:8 5:-7 7:-6 8:-8
join far item Ap	0:-8 1:-10 2:40 4:6 5:-8 8:-7
join far item As	1:31 3:-11 4:-7 8:-7
join far item Au	2:45 3:-15 5:-7 7:-7 8:-10 9:-6
join far item F	0:-6 2:40 3:-27 4:-11 5:-11 6:-12 7:-7 8:17 9:-7
join far item Fp	0:-6 1:-6 2:10 3:22 4:-11 5:-7 6:-8
join far item Fs	1:15 8:-7
join far item Fu	1:-11 2:41 3:-44 5:-7 6:-9 8:20
join far item H	1:-6 2:38 3:-9 5:-7
join far item Hp	2:39 3:-12 5:-6
join far item Hu	2:28 5:-7
join far item N	1:-6 4:21 6:-7 7:-6 8:6 9:-6
join far item Np	0:-20 1:-6 2:20 3:-21 4:36 5:-10 8:-22
join far item Ns	0:-10 1:-9 2:-7 3:16 4:30 5:-6 8:-25
join far item Nu	1:-6 3:-7 4:18 6:-7 7:-6 8:8 9:-6
join far item O	5:8 7:-7 8:7 9:-7
join far item Op	0:7 1:-13 2:15 3:-21 5:9 7:-6 9:-6
join far item Os	1:19 2:-21 3:-16 4:-15 5:21 6:-11 7:-7 8:16 9:-6
join far item Ou	4:17 6:-7 7:-7 9:-7
join far item U	0:10 2:-7 4:13 5:-8 6:-6 8:15
join far item Up	2:-7 3:-23 4:-9 8:34
join far item Us	1:17
join far item Uu	0:13 1:-9 2:-7 3:-9 4:18 5:-8 8:12
join far item V	0:-15 1:24 2:19 4:-21 6:-7 7:-7 9:-9
join far item Vp	0:-6 2:29 3:-6 5:-6
join far item Vs	1:17
join far item Vu	0:-19 1:7 2:9 4:-22 5:14 6:-8 7:-8 8:10 9:-11
join far obstacle	1:-10 3:23 4:25 6:-7 7:-6 8:-14
join far obstacle A	0:-13 1:-21 2:22 3:30 5:-17 6:-6 7:-7 8:-10 9:-7
join far obstacle Ap	1:-14 2:16 3:25 4:-9 5:-17
join far obstacle Au	0:-19 1:-19 2:31 3:16 5:-11 6:-6 7:-7 8:-12 9:-6
join far obstacle F	1:-6 2:-11 3:15 4:30 5:-9 6:-6 8:-7
join far obstacle Fp	2:-6 3:9 4:6
join far obstacle Fu	0:-9 1:-6 2:-12 3:14 4:29 5:-9 6:-7 8:-6
join far obstacle H	2:7 4:6
join far obstacle Hu	2:-8 4:14
join far obstacle N	0:-11 2:-10 3:-19 4:41 5:18 8:-23
join far obstacle Nu	0:-10 2:-9 3:-19 4:36 5:13 8:-19
join far obstacle O	1:-7 2:-13 3:30 5:11 6:-9 7:-6 8:-19
join far obstacle Op	0:-17 1:-8 2:-15 3:46 6:-8 8:-10
join far obstacle Ou	0:8 1:-9 2:-10 3:10 4:7 5:20 6:-7 8:-22
join far obstacle U	0:11 2:-9 4:18 5:-6 8:-8
join far obstacle Up	2:-7 3:19
join far obstacle Uu	0:12 2:-7 3:-8 4:20 8:-7
join far obstacle V	1:-9 2:-17 4:30
join far obstacle Vu	1:-8 2:-12 4:24
join far place	0:-10 1:-11 2:20 3:8 5:9 9:-8
join far place A	0:-10 1:-21 2:33 4:6 6:-8 7:6 8:-15 9:-8
join far place Ap	0:-9 2:9 5:19 6:-7 7:-7 8:-12 9:-7
join far place Au	0:-11 1:-28 2:39 3:7 4:-6 6:-8 8:-16 9:-9
join far place F	0:-6 1:-8 2:-12 3:24 4:-15 5:9 6:6
join far place Fp	2:-8 3:37 4:-8 6:-15
join far place Fu	0:-8 1:-7 2:-11 4:-9 5:13 6:20 8:-7
join far place H	0:-11 1:-14 2:10 4:-7 5:8 6:-7 8:12 9:-6
join far place Hu	0:-14 1:-13 2:19 3:6 4:-9 6:-9 7:-6 8:9 9:-7
join far place N	0:-13 2:13 3:-11 4:6 5:19 6:-8 7:-6 8:-8 9:-7
join far place Np	0:-9 2:15 4:14 5:-7 8:-11
join far place Nu	1:14 2:-15 3:-20 4:15 5:18 6:-8 7:-6 8:-9 9:-6
join far place O	1:-11 2:22 3:-22 4:16 6:6 7:-7 9:-8
join far place Op	0:-16 1:-10 2:35 3:-8 4:-20 7:-6 9:-6
join far place Os	0:-8 2:18 4:6 8:-8
join far place Ou	1:-7 3:-19 4:19 5:-11 7:-7 8:12 9:-7
join far place U	2:10 3:17 6:-7 7:-6 8:-18
join far place Up	0:9 2:-8 3:-11 5:21 8:-8
join far place Us	0:-11 1:13 2:-8 3:22 4:-9 8:-11
join far place Uu	1:-12 2:15 3:21 5:-8 6:-7 8:-15
join far place V	0:-10 1:-8 2:-22 3:22 4:8 5:6 6:-6 7:-6 8:6 9:-7
join far place Vp	0:-15 1:21 2:-19 4:-8 5:18 8:-6
join far place Vs	0:-8 1:-11 2:-7 3:-6 4:-6 5:19 8:13
join far place Vu	1:-16 2:-17 3:22 4:21 5:-7 8:-15
join far projectile	1:-16 2:24 3:-18 4:23 5:-15 6:-12 7:12 8:-16 9:-7
join far projectile A	1:-21 2:9 4:10 5:-7 6:-8 7:16 8:-11 9:-7
join far projectile Ap	0:-7 1:-9 3:18 4:9
join far projectile As	1:7
join far projectile Au	0:6 1:-13 3:-6 7:18
join far projectile N	2:-6 3:-9 4:22 5:-7
join far projectile Nu	0:-11 2:-6 3:-8 4:21 5:-7 8:6
join far projectile O	0:11 1:-13 2:30 3:-22 4:26 5:-19 6:-11 7:-7 8:-18
join far projectile Op	0:9 2:24 3:-11 5:-11 8:-6
join far projectile Ou	1:-6 3:-11 4:30 5:-10 6:-7 8:-13
join far projectile U	0:-21 1:-6 2:37 3:-12 4:-7 5:-7 6:-8 7:11 8:-10
join far projectile Uu	0:-26 1:-7 2:37 3:-14 4:-8 5:-9 6:-7 7:19 8:-13 9:-6
join fight	0:6 1:-12 2:20 3:-6 4:7
join fight A	1:-13 2:31 3:-7 4:6
join fight H	0:6
join fight U	0:7
join fight free	0:9 1:-8 4:10
join fight free A	1:-13 4:21
join fight free Au	1:-12 4:20
join fight free U	0:9
join fight free Uu	0:8
join fight hero	2:28 4:-6
join fight hero A	1:-6 2:25 3:-6 4:-6
join fight hero Ap	2:12
join fight hero Au	1:-7 2:25
join fight projectile	1:-9 2:26
join fight projectile A	1:-6 2:19
join fight projectile Au	0:-6 1:-10 2:29 3:-6
join first	1:16
join first A	1:23
join first F	2:-6 3:16
join first H	1:11 2:18 5:-7 6:-7 8:-7
join first N	0:10 2:-9 8:14
join first O	0:6 1:10 3:15 4:-7 5:-7
join first U	0:8 1:10 4:-6 5:-6
join first V	1:30 2:-6
join first first	1:16
join first first A	1:23
join first first Ap	1:12 2:9 3:12 5:-6 6:-8 7:-6 8:-6 9:-6
join first first As	1:28 3:-8
join first first Au	1:25
join first first F	3:15 6:8
join first first Fp	1:-6 3:13 6:10
join first first Fs	1:47 2:-10 3:-12 4:-11 5:-8 6:-12 7:-6 8:7 9:-7
join first first Fu	3:22 5:-7 6:6 9:-6
join first first H	1:13 2:20 5:-6 6:-8 8:-7
join first first Hp	1:-22 2:32 3:18 4:-7 6:-8 8:-6
join first first Hs	1:20 2:-12 4:-6 5:-8 6:-6 7:12 8:-6
join first first Hu	1:30 2:10 3:-9 5:-8 6:-7 7:-6 8:-8 9:-6
join first first N	2:-9 3:10 8:12
join first first Np	2:-9 3:32 4:-15 5:-12 7:-6 8:6 9:-6
join first first Ns	0:6 1:18 2:-6 3:-15 4:-20 5:-9 8:26
join first first Nu	0:7 2:-9 6:-6 8:9
join first first O	1:11 3:15 4:-8 5:-7
join first first Op	3:29 4:-9 6:12 8:-8
join first first Os	1:8 2:-10 4:-14 5:-8 6:-13 7:-7 8:36 9:-6
join first first Ou	0:12 1:14 3:10 4:-6 5:-8
join first first U	0:10 1:6 3:8 4:-6 5:-6
join first first Up	1:6 2:9 3:14 4:-9 5:-8 6:-6 8:-12
join first first Us	0:16 1:22 2:-10 3:-6 4:-11
join first first Uu	0:10 3:7 4:-6 8:7
join first first V	1:31 2:-7 9:-6
join first first Vp	0:7 2:-6 4:10 5:-7 8:-9
join first first Vs	1:35 2:-7 3:-8 8:-10
join first first Vu	1:29 2:-6 4:-9 8:9 9:-6
join for	1:-20 2:-15 4:42 5:-8 6:-7 8:-15 9:-6
join for A	1:-14 2:-12 3:-10 4:32
join for O	4:8
join for free	0:19
join for free A	0:12
join for hero	0:13
join for item	0:-11 1:-14 2:-8 4:30 8:-8
join from	2:12 6:-6 7:-6 8:11 9:-6
join from A	1:-9 2:36 4:-11 8:-12
join from F	0:-19 1:-12 2:-17 3:29 4:11 5:-10 6:-16 7:-7 8:17 9:-7
join from H	2:28
join from N	0:20 1:-6 2:-13 3:-20 4:-10 8:33
join from O	1:16 2:-13 3:-11 4:12 6:-15 7:-7 8:19 9:-8
join from U	0:12 1:-8 4:-8 5:-7 6:12 8:7
join from V	1:-6 2:-9 8:19
join from ally	3:-10 4:11 5:-7 8:13
join from ally N	8:10
join from enemy	1:-10 2:-16 3:10 4:22 5:-8 6:-11 8:10
join from enemy A	0:11
join from enemy Au	0:13
join from enemy F	0:-8 1:-6 2:-9 3:20 4:18 6:-9 8:-10
join from enemy Fu	0:-7 2:-8 3:31 6:-7 8:-8
join from free	0:12 1:10 3:-6 5:7 9:-6
join from free A	2:24 3:-11 4:-11 5:10 6:-6 7:-6 8:-13
join from free Ap	2:30 4:-8
join from free Au	2:26 3:-10 4:-8 5:6 8:-11
join from free F	3:15
join from free Fu	3:18
join from free N	0:11 2:-8 3:-10 4:-14 5:9 8:13
join from free Nu	0:10 2:-10 3:-14 4:-12 5:15 8:11
join from free O	0:-9 1:26 2:-11 3:19 5:-12 6:-13 8:-21 9:-6
join from free Ou	0:-17 1:32 2:-12 3:10 5:-16 6:-13 7:-6 9:-7
join from free U	0:19 2:6 3:-10 6:11 8:-14
join from free Uu	0:16 2:7 3:-10 6:15 8:-15
join from goal	0:-7 1:-11 2:38 3:16 4:-11 5:-7 6:-6 8:-6
join from goal A	1:-9 2:39 3:-6 4:-7 8:-7
join from goal Ap	1:-8 2:36 3:-6 4:-7 8:-6
join from goal As	2:10
join from goal Au	1:-8 2:32 4:-7 8:-6
join from goal H	2:21
join from goal Hp	2:14
join from goal Hu	2:11
join from goal N	2:-10 3:-7 4:-8 8:23
join from goal Nu	3:-9 4:-7 8:22
join from goal O	0:-6 1:-6 2:12 3:18 4:-6 8:-11
join from goal Ou	0:-9 1:-7 2:10 3:22 4:-6 5:-6 8:-10
join from goal U	0:8 3:11 8:-8
join from goal Uu	2:-7 3:24 8:-11
join from hero	0:-7 1:-14 2:-6 4:-11 5:-10 6:10 7:-6 8:31 9:-8
join from hero A	0:-6 1:-7 2:6 6:18
join from hero Ap	2:13
join from hero F	0:-10 1:-10 2:-9 3:20 4:-7 6:-13 8:22
join from hero O	8:12
join from hero U	0:-12 2:-9 3:-6 8:32
join from hero Uu	0:-10 1:-6 2:-10 3:-7 8:36
join from item	0:21 3:-9 4:-12 5:-7 8:20
join from item A	0:10 1:-7 2:24 3:-8 4:-7 8:-8
join from item Ap	1:-6 2:29 3:-7 4:-8 8:-8
join from item Au	0:12 2:13 3:-6
join from item F	3:19
join from item Fu	3:20 8:-7
join from item N	0:24 2:-6 3:-13 4:-8 8:13
join from item Nu	0:24 2:-6 3:-13 4:-9 8:13
join from item O	1:16 2:-13 3:-20 4:-12 5:-8 6:-7 8:28
join from item Op	3:-10 8:17
join from item Ou	2:-11 3:-14 4:-10 5:-7 8:28
join from item U	0:14
join from item Uu	0:11
join from obstacle	0:-8 3:-18 4:20 5:19 8:-17
join from obstacle N	0:8 3:-9 4:16 8:-7
join from obstacle Nu	4:12
join from place	0:-6 1:-16 2:6 5:-14 6:-9 7:-7 8:25 9:-8
join from place A	0:-9 1:-16 2:11 3:27 4:-8 8:-8
join from place Ap	2:8
join from place Au	0:-10 1:-16 2:10 3:27 4:-7 8:-8
join from place F	0:-10 1:-6 2:-11 4:-14 6:-7 8:31
join from place Fu	0:-12 1:-7 2:-11 4:-15 6:-8 8:34
join from place H	2:20
join from place Nu	3:-6 4:10 5:-6 8:6
join from place O	0:13 2:-7 3:-10 4:-7 8:16
join from place Ou	0:12 2:-7 3:-7 4:-6 8:13
join from place U	0:16
join from place Uu	0:14
join from projectile	0:-7 3:-6 4:-6 8:23
join game	0:19 1:7 3:-7
join game A	1:12
join game U	0:11
join game free	0:27
join game free U	0:12
join game free Uu	0:13
join guard	0:-10 2:-16 3:-12 4:26 5:-9 6:-10 8:23 9:-7
join guard F	3:-8 4:19
join guard N	0:-7 1:-7 2:-8 3:-8 5:-7 8:37
join guard O	1:6 2:-6 4:23 8:-7
join guard enemy	8:13
join guard enemy N	8:16
join guard enemy Nu	4:-6 8:20
join guard free	1:14 2:-6 4:7
join guard hero	1:-6 2:-11 3:-9 4:33 5:-7 6:-7
join guard hero F	3:-14 4:32 6:-6
join guard hero N	3:-6 5:-6 8:19
join guard hero Nu	8:22
join guard hero O	0:-7 1:-6 2:-6 3:-8 4:36 5:-6 6:-7 8:-10
join guard hero Ou	4:19 8:-6
join hit	1:-9 2:12 3:12 4:-9 5:-11 8:6
join hit A	1:-6 2:23 3:-12
join hit O	0:6 3:-16 4:-6 5:-10 8:25
join hit free	3:12
join hit hero	3:-10 5:-7 8:20
join hit hero O	3:-15 4:-6 5:-10 8:26
join hit hero Ou	3:-9 5:-6 8:17
join hit place	1:-7 2:17 3:8 4:-6 5:-6 8:-8
join hit place A	2:14 3:-10
join hit place Au	2:19 3:-11
join if	0:7 1:-24 2:-7 3:8 4:22
join if U	0:14
join if free	0:12 1:-11 4:12
join if free U	0:12
join if free Uu	0:9
join in	2:-9 4:7 7:-6 8:16
join in A	4:6 5:-11 6:-9 7:-10 8:18
join in F	2:-14 4:15 5:-15 7:-8 8:16 9:-9
join in H	1:-10 3:-9 4:17 5:-11 6:-8 7:13 9:-6
join in N	0:10 1:-7 2:-9 3:-12 5:6 8:22
join in O	0:8 2:-10 4:21 5:-7 6:-7 7:-6 8:10 9:-7
join in U	1:-9 2:-10 3:17 4:-6 5:20 7:-6 9:-7
join in V	2:-18 3:-18 5:14 6:-9 7:-7 8:9
join in ally	8:11
join in ally U	0:8
join in enemy	0:15 1:-10 3:-14 4:-17 5:12 6:17 9:-6
join in enemy F	3:-11 4:-8 6:19
join in enemy Fu	0:8 3:-9 6:12
join in enemy N	0:32 4:-10 5:-6
join in enemy Ns	0:16 8:-9
join in enemy Nu	0:21 4:-11 5:-7 8:10
join in enemy O	0:11
join in enemy Ou	0:9
join in enemy U	6:14
join in enemy Uu	3:-6 6:24 8:-6
join in free	2:-14 4:15 8:12 9:-7
join in free A	1:7 2:-10 4:20 5:-8 6:-7 7:-7 9:-7
join in free Au	2:-19 3:17 4:21 5:-8 6:-7 7:-9 9:-8
join in free F	1:13 2:-9 3:-14 4:8 5:-6 6:-15 8:19
join in free Fp	0:-9 3:-20 4:23 6:-8 8:14
join in free Fu	1:14 4:-6 6:-8 8:-6
join in free H	2:-24 5:-6 7:24 8:9
join in free Hu	0:-6 2:-21 5:-6 7:20 8:16
join in free N	0:-12 1:-9 2:-12 3:-18 5:20 6:6 7:-7 8:17 9:-7
join in free Np	0:-12 2:-7 3:-11 4:19 5:32 8:-33
join in free Ns	3:-6 4:-16 5:-7 8:31
join in free Nu	0:-7 1:-7 2:-9 3:-13 4:-7 8:24
join in free O	0:14 1:-9 2:-8 4:16 5:-16 8:7
join in free Op	1:-9 2:-10 3:-22 4:22 5:-12 6:-7 8:22
join in free Os	0:13 4:-6 8:7
join in free Ou	0:19 1:-7 2:-6 3:18 4:8 5:-8 6:8 8:-33
join in free U	1:-8 2:-9 3:12 4:-6 5:8 6:-6 8:7
join in free Up	5:21 8:-11
join in free Uu	0:9 1:-7 2:-6 3:8 5:-8 8:11
join in free V	0:13 1:-12 4:18 8:-12
join in free Vu	0:11 1:-18 4:26 8:-14
join in goal	2:-6 4:-12 5:24 8:-16
join in goal U	0:-12 3:-8 4:-7 5:34 8:-16
join in goal Uu	5:16 8:-8
join in hero	0:7 1:-13 2:-14 3:-17 4:16 5:8 6:-9 7:-7 8:13 9:8
join in hero A	1:-7 2:-8 8:-6 9:21
join in hero N	0:22 2:-6 3:-8 4:13 5:-11
join in hero Np	4:23 8:-13
join in hero Ns	0:21 4:6 8:-15
join in hero Nu	0:11 3:-6 4:-14 5:-10 8:25
join in hero O	1:-7 2:-9 3:-20 4:-19 5:22 6:-6 8:23
join in hero Op	0:-12 3:-16 4:-11 5:50 6:-6 8:-28
join in hero Ou	0:6 1:-6 2:-7 4:-16 5:-12 8:32
join in hero U	2:-6 3:-8 4:25 5:10 8:-19
join in hero Up	0:-14 2:-6 3:-7 4:22 5:11 8:-11
join in hero Uu	0:16 8:-7
join in hero V	0:10 1:-15 2:-10 3:-6 4:-8 5:-6 6:-7 8:18 9:12
join in hero Vs	1:-14 2:-9 4:-6 6:-6 8:30
join in hero Vu	0:15
join in item	2:-12 4:25 5:-14 6:-7 7:-6 8:14 9:-7
join in item A	0:13
join in item Au	0:11
join in item F	1:-7 3:22 4:-6 8:-9
join in item N	0:10 1:-7 2:-6 3:-15 5:-11 8:24
join in item Np	4:-11 8:8
join in item Ns	1:-7 2:-6 3:-15 4:14 5:-8 8:21
join in item Nu	0:17 3:-7 5:-10 8:12
join in item O	0:-12 1:24 2:-11 3:-32 4:36 5:-15 6:-9 7:-7 9:-7
join in item Op	0:-11 3:-19 4:43 5:-7 8:-18
join in item Os	0:8 1:38 3:-8 4:-20 8:-25
join in item Ou	0:-9 1:-14 2:-8 3:-29 4:38 5:-13 6:-7 7:-6 8:17 9:-6
join in item U	0:-20 1:-6 3:21 4:-16 5:-6 8:20
join in item Uu	0:-18 1:-7 2:-6 3:23 4:-17 5:-7 8:20
join in item V	1:16 2:-9 3:-15 4:10 5:-8 9:-6
join in item Vs	1:-10 2:-6 4:-6 8:23
join in item Vu	1:12 2:-7 3:-10 5:-6
join in obstacle	2:-7 3:7 4:-10 5:16 6:-7
join in obstacle F	0:-6 2:-6 8:18
join in obstacle Fu	0:-6 2:-6 4:-7 5:-7 8:22
join in obstacle N	4:-11 5:29 8:-18
join in obstacle Nu	4:-8 5:21 8:-13
join in place	1:-6 2:-14 3:21 4:6 5:-18 6:-9 7:-7 8:23 9:-8
join in place A	0:-9 2:-19 3:-12 4:13 8:19
join in place Au	0:-15 1:28 2:-21 3:-16 4:6 8:11 9:-7
join in place F	3:7 4:-9 6:-6 8:17
join in place Fu	0:-13 1:-9 2:-6 3:9 4:-14 5:-8 6:-10 8:33
join in place N	0:-11 1:-9 2:-9 3:6 5:-11 6:-6 7:-6 8:33
join in place Ns	8:15
join in place Nu	4:13 5:-8 8:7
join in place O	0:8 1:-8 2:-6 3:20 5:-17 6:-6
join in place Ou	1:-9 2:-8 3:33 4:-6 5:-23 6:-8 8:7
join in projectile	1:-17 2:28 4:-13 5:-7 6:-8 7:-6 8:13 9:-7
join in projectile A	0:-12 1:-19 2:25 3:12 4:-14 5:-7 6:-7 7:-7 8:11 9:-7
join in projectile Au	0:-7 1:-20 2:34 3:-16 4:-12 5:-6 6:-6 7:-6 8:20 9:-8
join in projectile H	2:19
join in projectile Hu	2:15
join is	1:-8 3:-13 4:14 5:6 6:-10 7:-11 8:-16 9:19
join is A	0:15 3:-13 4:12 5:-7 6:-6 7:-7 8:-9 9:10
join is N	2:24 4:-7 5:-6 8:-8
join is O	1:-11 2:-10 3:7 4:-10 5:-8 6:-6 8:-11 9:30
join is U	0:-13 1:-12 2:7 3:-11 4:20 5:11 6:-7 7:-7 8:-10 9:6
join is enemy	0:11
join is free	2:12 3:-9 4:16 5:9 6:-8 7:-9 8:-13 9:-10
join is free A	1:15 3:-10 4:17 7:-6 8:-7 9:-7
join is free As	0:7 1:15 2:-8
join is free Au	1:-10 3:-6 4:16
join is free N	2:20 4:-6 8:-7
join is free O	0:12 3:9
join is free Op	3:19
join is free Ou	0:14
join is free U	0:-14 1:-8 2:6 3:-8 4:22 5:7 8:-8
join is free Uu	2:-12 4:29 5:-8
join is hero	1:-23 2:-27 3:-13 4:-15 5:-10 6:-8 7:-10 8:-12 9:60
join is hero A	0:24 1:-12 2:-12 4:-6 9:13
join is hero As	0:18 1:-9
join is hero Au	1:-6 2:-15 3:-6 4:-10 9:27
join is hero O	0:-12 1:-13 2:-8 3:-9 4:-7 5:-7 8:-10 9:40
join is item	2:17
join kind	1:9 2:-8 3:-8 8:14
join kind A	1:15
join kind U	0:-10 3:-6 8:27
join kind free	0:13 1:8
join kind free A	0:6
join kind free Uu	0:7
join list	1:-6 2:6 3:13
join list A	6:-6
join list F	0:9 1:-7 3:25 8:-8
join list H	1:-12 2:8 4:-11 5:9 7:-8 8:-9 9:11
join list N	1:-8 2:7 3:13 5:9 6:-8 7:-6 9:-7
join list O	1:-9 3:21 4:-6 6:-7 7:-6
join list U	0:8 1:-6 2:7 5:7
join list V	0:9 1:-10 2:16 3:22 5:-6 6:-7 7:-6 8:-8 9:-9
join list ally	0:-12 1:-12 3:-21 5:-14 6:-10 7:-8 8:-12 9:45
join list ally H	0:-11 2:15 9:10
join list ally Hu	0:-8 2:11 9:11
join list ally O	0:-6 1:-7 2:-10 3:-20 4:-10 5:-7 6:-6 7:-6 8:-9 9:43
join list ally Op	0:6 2:-7 3:-13 5:-6 9:23
join list enemy	0:-13 2:47 3:-15 4:-15 6:-11 7:6 8:-6
join list enemy A	0:-17 2:37 3:-19 4:-19 5:-13 6:-9 7:27 8:-13 9:-13
join list enemy Ap	0:-7 2:51 3:-33 4:-13 5:-7 7:-7 8:-8 9:-7
join list enemy As	0:-11 1:10 2:-28 3:-13 4:-7 7:35 8:-7 9:-6
join list enemy Au	0:-13 1:-25 2:37 4:-15 5:-11 6:-8 7:18 8:-10 9:-10
join list enemy F	0:7 3:-24 4:25
join list enemy Fu	3:-19 4:24
join list enemy H	2:-15 5:-7 9:26
join list enemy N	0:-9 1:17 2:-16 3:-12 4:-20 5:22 8:11
join list enemy Np	4:-6 5:22 8:-7
join list enemy Nu	0:-6 1:31 2:-10 3:-13 4:-15 5:-6
join list enemy O	0:-16 1:-12 2:40 4:-19 5:13 6:-15 7:-8 8:-20 9:-9
join list enemy Op	0:-8 1:-7 2:39 3:-21 4:-8 6:-7 8:-8 9:-6
join list enemy Ou	0:-13 1:-10 2:25 3:6 4:-16 5:22 6:-13 7:-6 8:-21 9:-7
join list enemy U	0:-10 1:-7 2:36 3:-20 4:-8 5:-8 6:-6 8:7
join list enemy Up	0:-6 2:17
join list enemy Uu	0:-6 1:-7 2:31 3:-19 4:-8 5:-7 6:-6 8:7
join list enemy V	0:-14 1:-10 2:55 3:-14 4:-8 5:-15 8:-7 9:-6
join list enemy Vp	0:-10 1:-7 2:39 3:-11 4:-6 5:-8
join list enemy Vu	0:-6 2:32 3:-6 5:-13
join list free	0:14 9:-6
join list free A	0:11 9:-8
join list free Ap	0:8 1:16 2:19 3:-23 5:-10 6:-8 7:-7 9:-9
join list free As	0:-9 1:54 2:-23 3:-14 4:-9 8:-7
join list free Au	0:14 4:-7 9:-7
join list free F	0:33 1:-9 3:-6 8:-8
join list free Fp	0:33
join list free Fu	0:30 1:-10 3:-6 8:-9
join list free H	0:9 2:15 3:9 4:-7 5:-9 6:-6 7:-6 8:-6 9:-6
join list free Hp	2:22 3:-6
join list free Hu	0:15 1:-10 2:9 3:12 4:-6 5:-7 8:-6
join list free N	0:14 1:-8 2:-9 4:12 6:-7
join list free Np	0:10 1:-6 2:-10 3:-23 4:26 5:11 8:-18
join list free Nu	0:11 1:-8 3:6 4:-7 5:6 6:-8
join list free O	0:17 1:-7 8:8
join list free Op	0:18 1:-8 3:11 5:-11 6:6 8:-13
join list free Os	0:-15 1:-9 2:35 4:-9 8:-11
join list free Ou	0:14 1:-7 2:-10 8:18
join list free U	0:14 1:-6 2:8 3:-8 5:9
join list free Up	1:-8 2:19 3:-21 4:-11 5:-9 8:25
join list free Uu	0:18 3:-8 5:8
join list free V	0:10 1:-8 5:-9 6:-6 7:-6 8:7 9:-8
join list free Vp	0:9 1:9 3:8 4:-10 5:-6 8:-8
join list free Vu	1:20 2:-15 3:-7 5:-8 9:-7
join list goal	2:33 3:-11 4:12 6:-9 7:-6 8:-14 9:-7
join list goal A	0:-8 1:6 2:25 3:-20 5:6 7:-6 8:-9 9:-6
join list goal Ap	0:-10 1:-17 3:-15 4:34
join list goal Au	1:9 2:16 3:-14 4:-18 5:17 8:-8
join list goal F	3:19
join list goal Fu	3:23
join list goal H	0:9 2:13 3:-6
join list goal Hp	2:22 4:-7 5:-8
join list goal N	0:-20 1:-7 2:61 3:-23 4:-23 5:-17 7:-6 8:-16
join list goal Nu	0:-12 2:38 3:-12 4:-11 5:-8 8:-9
join list goal O	0:8 1:-6 2:15 3:14 4:-11 5:-7 6:-9 8:-9
join list goal Op	3:25 4:-8 8:-6
join list goal Os	0:7
join list goal Ou	2:14 3:11 4:-7 6:-7 8:-6
join list goal U	0:14 1:10 3:-9
join list goal Uu	0:16 1:10 3:-9
join list goal V	1:-9 2:9 3:-11 4:16
join list goal Vp	1:-8 3:-13 4:24
join list hero	0:-12 1:-22 2:20 3:12 4:-16 5:-12 6:-9 7:-10 9:42
join list hero A	0:-9 1:-28 2:-13 4:-19 5:-13 6:-10 7:-12 8:7 9:66
join list hero Ap	1:-24 2:-18 3:-8 4:-13 5:-8 6:-6 7:-6 8:-9 9:51
join list hero As	1:-26 2:6 3:6 4:-9 6:-6 7:-10 8:10 9:21
join list hero Au	0:-12 1:-8 2:6 3:-7 4:-17 5:-11 6:-7 7:-9 8:-13 9:42
join list hero F	0:-8 1:-13 2:27 3:16 4:-13 5:-9 7:-6 8:-11 9:-9
join list hero Fp	2:6 3:6 4:-9 6:14 8:-7
join list hero Fu	2:20 3:-8
join list hero N	0:-7 1:-7 2:-10 3:-6 4:17 5:-18 8:23
join list hero Nu	3:21 5:-6 8:-6
join list hero O	0:-17 1:-14 2:28 3:7 4:-14 6:-13 7:-8 8:7 9:7
join list hero Op	1:-6 2:6 3:12 4:-8 5:11 6:-7 8:-12 9:-6
join list hero Ou	0:-14 1:-11 2:36 3:-33 5:-20 6:-8 8:15
join list hero U	0:-10 1:-8 3:6 4:-13 5:-9 6:-6 8:-13 9:35
join list hero Up	2:-6 3:-12 4:-6 9:24
join list hero Uu	0:-15 1:-7 3:22 4:-11 5:-8 6:-6 8:-12 9:17
join list hero V	1:-6 2:20 3:6 8:-6 9:-8
join list hero Vu	1:-7 2:14 3:16 8:-8 9:-9
join list item	0:-12 1:-10 3:53 6:-7 9:-6
join list item A	0:-12 1:-18 3:40 4:-6 5:-9 6:-7 8:12 9:-9
join list item Ap	1:-18 2:17 3:9 4:10 5:-6 8:-8 9:-6
join list item As	0:-10 2:-19 3:23 4:-9 7:17 8:-12
join list item Au	0:-19 1:-16 2:-9 3:56 5:-10 6:-8 7:-9 8:11 9:-10
join list item F	0:-8 1:-7 2:-9 3:56 4:-7 6:-7 8:-6
join list item Fp	0:-10 1:-8 2:-9 3:49 4:-7 6:-6 8:-6
join list item Fu	0:-8 1:-7 2:-9 3:60 4:-8 6:-10 8:-7
join list item H	0:-12 1:-16 2:12 3:13 4:-7 5:14 6:-6 8:-6
join list item Hp	0:-7 1:-8 2:12 3:-16 5:20
join list item Hu	0:-7 1:-13 2:-6 3:31
join list item N	0:-14 1:-9 2:6 3:65 4:-19 5:-12 6:-6 8:-23
join list item Ns	0:8 3:14 8:-10
join list item Nu	0:-21 1:-8 3:70 4:-19 5:-12 6:-6 8:-24
join list item O	0:-20 1:-11 3:61 6:-9 9:-6
join list item Op	0:-12 1:-7 2:-10 3:49 5:-12 6:-6 8:-11
join list item Os	0:-8 3:29 4:-8 8:-8
join list item Ou	0:-19 1:-11 3:59 4:-10 6:-10 7:-6 9:-6
join list item U	1:-9 2:-12 3:50 5:-9 6:-6 8:-13
join list item Uu	0:-8 1:-11 2:-13 3:51 5:-9 6:-6 8:-14 9:-6
join list item V	0:-11 1:-21 2:-18 3:62 4:-11 5:-8 6:-6 8:-11 9:-7
join list item Vp	1:-11 2:-13 3:30
join list item Vu	0:-14 1:-22 2:-12 3:57 4:-9 8:-9 9:-6
join list obstacle	0:-6 1:-9 3:-28 4:-17 5:75 6:-8 7:-6 8:-16 9:-8
join list obstacle A	2:-26 3:-15 4:-8 5:49 8:-8 9:-9
join list obstacle Ap	2:-13 3:-7 5:23
join list obstacle Au	1:-15 2:-10 3:-16 4:-10 5:44 8:-8 9:-9
join list obstacle H	0:-7 2:7 3:-8 5:15
join list obstacle N	0:-13 1:-7 2:17 3:-19 4:-25 5:38 6:-7 8:-18
join list obstacle Nu	0:-18 1:-7 2:10 3:-18 4:-20 5:43 6:-7 8:-19
join list obstacle O	2:-10 3:-27 4:-7 5:54 8:-13
join list obstacle Op	2:-9 3:-25 4:-7 5:47 8:-10
join list obstacle Ou	2:-7 3:-16 4:-6 5:35 8:-9
join list obstacle U	0:-12 1:-8 2:-8 3:-14 4:-6 5:37 8:-8
join list obstacle Uu	0:-20 1:-9 2:-8 3:-16 4:-6 5:43 8:-9
join list obstacle V	2:-7 5:15
join list place	0:7 2:13 3:-15 4:-10 5:8 7:-7 8:17 9:-7
join list place A	0:-9 1:-20 2:41 3:-24 4:10 5:-7 6:-6 7:-8 9:-8
join list place Ap	2:20
join list place Au	1:-21 2:20 3:-22 4:14 5:-6 7:-6 8:12 9:-7
join list place F	1:25 3:-18
join list place Fu	1:21 3:-19
join list place N	0:-10 1:-11 2:10 3:-15 4:-19 5:19 6:-7 8:19 9:-6
join list place Np	0:-18 1:-8 2:11 3:-36 4:-15 5:6 6:-6 8:42
join list place Nu	0:8 4:-6 5:14 8:-11
join list place O	0:-30 3:9 4:-18 6:9 7:-8 8:23 9:-9
join list place Op	0:-23 1:-15 2:12 4:-12 5:-24 6:-9 8:38 9:-6
join list place Os	1:15 3:-8
join list place Ou	2:-8 5:12 6:11 8:-12
join list place U	0:35 3:-9 8:-7
join list place Uu	0:39 2:-6 3:-10 8:-6
join list place V	0:14
join list place Vp	0:18
join list projectile	0:14 1:-8 2:-24 3:-19 4:18 5:-10 6:25 8:-6
join list projectile N	0:11
join list projectile Nu	0:10
join list projectile O	0:18 3:-6
join list projectile Op	0:12
join list projectile U	0:7
join list projectile Uu	0:7
join make	3:8 4:10 5:-7 6:-8 7:-6 9:-6
join make A	1:-20 2:18 3:-28 4:-7 8:25
join make F	0:7 3:24 4:-6 6:-7
join make N	3:12
join make O	1:-8 4:21 8:-7
join make U	0:19 3:-12 4:10
join make free	0:7 1:17 2:-9 3:8 4:-12 8:-7
join make free U	0:11
join make free Uu	0:8
join make hero	0:-6 1:-6 2:-9 3:24 4:16 6:-9 8:-9
join make hero F	0:6 3:24 6:-7
join make hero Fp	3:24 6:-7
join make hero Fu	3:16
join make hero N	3:12
join make item	1:-12 2:23 3:-15
join make item U	0:10
join make item Uu	0:8
join match	1:-9 2:-8 3:16 5:-7 8:11
join match N	3:-8 4:-7 8:22
join match O	3:18
join match U	3:17 8:-7
join match free	1:-10 2:-7 3:19 4:12 8:-9
join match free U	1:-6 3:26 4:-6 8:-7
join match free Uu	1:-6 3:24 4:-6 8:-8
join match hero	3:22
join match hero O	3:15
join match hero Op	0:-6 3:27 4:-6
join me	0:27 2:-7 3:-6
join me H	0:12
join me O	0:9
join me U	0:9
join me enemy U	0:8
join me enemy Uu	0:9
join me free	0:11
join move	0:11 1:6 2:-13 3:-7 4:-9 7:-6 8:7 9:11
join move A	1:34 2:-29 4:-11 5:14 7:-6 8:-11 9:-7
join move F	6:11 8:-7
join move N	2:-7 3:-12 5:-22 8:35
join move O	2:-12 3:14 4:-12 5:17 6:-9 7:-6 9:-7
join move U	0:28 1:-7 3:-10 5:-6 8:8
join move V	1:-18 2:-11 3:-13 4:-9 5:-12 9:39
join move enemy	1:-6 3:-8 5:-6 8:21
join move enemy U	3:-6 8:14
join move enemy Uu	0:-6 1:-6 3:-8 5:-6 8:27
join move free	0:14 1:19 2:-13 4:-9 5:-11 6:8 8:-15 9:-6
join move free A	0:8 1:12 2:-16 3:18 4:-9 5:-6 8:-7
join move free Au	0:6 1:23 2:-16 4:-8 5:-6 8:-7
join move free F	3:-27 6:32 8:-8
join move free Fu	1:11 3:-9
join move free O	0:-7 1:9 3:14 5:-6 8:-6
join move free U	0:27 3:-6
join move free Up	0:10
join move free Uu	0:23
join move free V	0:-6 1:27 3:-6 8:-10
join move free Vs	1:18 8:-6
join move hero	1:-22 2:-18 3:-26 5:20 6:-10 7:-7 8:24 9:13
join move hero A	1:-9 2:-9 3:-9 5:23
join move hero N	1:-6 2:-7 3:-10 4:10 5:-21 8:29
join move hero Np	0:-10 3:-9 4:-14 5:-22 8:45
join move hero Nu	4:15 5:-9
join move hero O	0:-7 1:-11 2:-10 3:-21 4:-10 5:30 6:-8 8:18 9:-6
join move hero Op	0:-12 1:-6 2:-9 3:-16 5:42 8:-13
join move hero Os	1:-10 2:-7 3:-10 4:-7 5:9 6:-6 8:22
join move hero Ou	3:-8 5:-13 8:24
join move hero U	0:17
join move hero Uu	0:16
join move hero V	1:-27 2:-11 3:-12 4:-8 5:-12 8:12 9:38
join move hero Vu	0:10 1:-16 2:-7 3:-9 4:-6 5:-7 8:-14 9:34
join move item	0:20
join move item O	0:11
join move item Ou	0:13
join move place	0:-11 1:36 2:-12 3:14 4:-9 5:-11 6:-6 8:-12 9:-6
join move place A	0:-8 1:42 2:-18 3:-11
join move place Au	0:-8 1:40 2:-17 3:-11
join move place O	3:12
join move place Ou	3:18 8:-6
join must	1:-17 2:-14 3:17 4:13 5:-11 6:-9 7:-7 8:19 9:-7
join must A	0:13 1:-9 2:-7 3:12
join must F	2:-8 3:-6 4:26 6:-7 8:-6
join must N	3:-9 4:-7 8:21
join must O	3:31 4:-14 8:-7
join must U	3:-9 8:21
join must enemy	0:-11 1:-7 2:-9 3:-6 4:38 6:-7 8:-9
join must enemy F	3:-21 4:26
join must enemy Fp	1:-6 2:-6 3:-34 4:43
join must free	0:9 1:-14 2:-9 3:27 4:-12 5:-7
join must free A	0:10 1:-12 2:-8 3:20 4:-6
join must free Au	1:-10 2:-6 3:18
join must free F	0:19 3:-13
join must free Fu	0:13 3:-9
join must free N	3:-8 4:-6 8:19
join must free Nu	3:-8 4:-7 8:20
join must free O	0:-6 3:27 8:-6
join must hero	3:12 8:6
join no	0:12
join no A	0:12 4:-7 5:-8 6:-6 7:7
join no F	0:11 3:19 4:-12 6:-6 7:-6 9:-6
join no H	1:19 2:7 3:-17 4:13 6:-11 7:-9 8:-12 9:-8
join no N	0:7 3:10 4:-13 7:-6 8:13 9:-6
join no O	0:15 1:-9 8:9 9:-6
join no U	0:21
join no V	0:12 1:14 2:6 3:9 4:-13 5:-10 6:-6 7:-6 8:-6 9:-7
join no ally	0:-6 1:-9 2:-9 3:-6 7:27
join no boss	0:14 3:-8 8:10
join no boss O	0:9
join no enemy	0:9 1:-9 2:-15 3:20 4:-10 6:-9 7:22 8:-18
join no enemy A	0:-11 1:8 2:-28 4:-16 5:-8 6:-8 7:32 8:-14 9:13
join no enemy Ap	0:-10 1:-20 2:-20 3:13 4:-12 7:-7 8:-7 9:37
join no enemy As	0:-17 1:-25 2:-22 3:-12 4:-7 7:55 8:-8
join no enemy Au	0:9 1:22 2:-10 3:-8
join no enemy F	2:-6 3:19
join no enemy Fu	3:18
join no enemy N	0:12 2:-8 3:16 4:12 5:-14 8:-14
join no enemy Np	0:6 3:18 4:-9 5:-7 8:-7
join no enemy Nu	2:-6 3:9 4:18 5:-10 8:-14
join no enemy O	0:12 1:-13 2:11 4:-11 5:9 7:6 8:-15
join no enemy Op	2:-6 3:8 5:11
join no enemy Os	1:-7 3:-12 7:25 8:-8
join no enemy Ou	1:-13 4:-10 5:19 6:7 8:-19
join no enemy U	0:23 1:-6 3:6 4:-7
join no enemy Up	0:14
join no enemy Uu	0:20 4:-6
join no first	0:14 3:9 4:-10 5:-9 7:-6
join no first A	0:20 1:-12 2:6 3:12 4:-7 8:-7
join no first Ap	1:-14 2:15
join no first As	0:11 1:-6 2:-8 3:12
join no first Au	1:7 4:-7 8:-8
join no first F	0:8 1:-11 3:26 8:-6
join no first Fu	0:15 1:-7 3:10
join no first N	0:10 1:-7 4:-9 8:12
join no first Ns	1:-6 3:21 8:-10
join no first Nu	0:17 8:-6
join no first O	0:10 1:-11 2:-8 4:-9 5:-11 8:24
join no first Op	0:13 3:-16 5:-20 8:28
join no first Os	0:-10 1:-10 3:-12 4:-6 6:23 8:11
join no first Ou	0:6 1:-11 3:15 4:-7 8:7
join no first U	0:9 1:11 2:21 3:-21 4:-6 5:-6 8:-12
join no first Us	0:11
join no first Uu	0:11 1:17 3:-15 8:-6
join no free	0:11 2:-7 3:9 8:6
join no free A	0:17 1:15 2:-11 3:-8 4:-7 5:-7 6:-6 8:8 9:-6
join no free Ap	0:16 1:-27 4:-10 8:22
join no free As	0:17 1:-19 2:-18 3:17 4:-6 7:13 8:-6
join no free Au	0:16 1:28 2:-8 3:-11 5:-7 9:-6
join no free F	2:-14 3:23 4:-11 7:-7 9:-7
join no free Fp	0:-14 1:10 2:-11 3:29 4:-9 5:9 6:-11 8:-9
join no free Fs	3:9 8:-6
join no free Fu	1:10 2:-13 3:21 4:-10 5:-7 7:-6 9:-6
join no free H	0:-9 1:23 2:14 3:-16 4:-9 6:-9 7:-8 8:-11 9:-7
join no free Hp	1:-6 2:23 3:-6
join no free Hu	0:-11 1:36 2:-14 3:-13 4:-8 5:13 6:-8 7:-7 8:-10 9:-7
join no free N	0:11 2:-12 3:12 4:-8 7:-6 9:-6
join no free Np	0:10 1:-10 2:-6 3:-15 4:24 5:-9
join no free Ns	1:17 4:-14 8:6
join no free Nu	2:-15 3:11 4:-12 6:12 7:-7 8:13 9:-6
join no free O	0:7 2:-9 3:11 6:-7 7:-6 8:12 9:-6
join no free Op	0:10 1:-10 3:37 4:-9 5:-14 6:-7
join no free Os	0:-10 2:-8 3:19 4:-8 6:-6 8:9
join no free Ou	0:6 1:-7 2:-10 4:14 7:-6 8:18 9:-6
join no free U	0:17 3:14
join no free Up	0:30 3:-9
join no free Us	0:-9 3:31 5:-6 8:-10
join no free Uu	0:11 2:-7 3:14
join no free V	0:7 1:18 3:12 4:-12 5:-6 8:-16 9:-6
join no free Vp	0:13
join no free Vs	0:15
join no free Vu	0:-9 1:19 2:11 3:12 4:-12 5:-7 6:-6 8:-17 9:-8
join no goal	0:24 1:-8 2:16 3:-15 6:-7 7:-6
join no goal A	0:22 2:21 3:-15 4:-8 5:-6 8:-8
join no goal Ap	1:21 2:6 3:-11 4:-9
join no goal As	1:-17 2:21
join no goal Au	0:23 1:-10 2:19 3:-11 4:-6 8:-7
join no goal F	0:16 3:-9
join no goal Fu	0:14 3:-7
join no goal H	0:-6 1:-7 3:-8 4:29 6:-6
join no goal Hp	0:-14 1:-6 3:-9 4:31 6:-6
join no goal Hu	0:14 2:-7
join no goal N	1:-6 3:-9 8:7
join no goal Nu	1:-6 3:-11 4:10
join no goal O	0:24 1:-7 2:-10 4:-8 5:23 6:-6 8:-15
join no goal Op	0:7 1:-6 2:-8 3:12 4:-6 5:10 8:-8
join no goal Os	0:9
join no goal Ou	0:16 3:-16 4:-6 5:24 8:-15
join no goal U	0:25 1:-7 2:11 3:-9
join no goal Up	0:12
join no goal Uu	0:12 1:-9 2:20 3:-8 8:-6
join no goal V	0:7 1:-15 2:14 3:-11 4:-6 5:-6 8:16
join no goal Vp	1:-9 2:25 3:-10
join no goal Vu	1:-15 2:-14 8:28
join no hero	0:17 1:8 4:-15 6:-7 9:-6
join no hero A	1:17 2:6 4:-10 5:-6 6:-6 7:-7 8:-7 9:-7
join no hero Ap	1:8 2:10 3:-10
join no hero As	1:10 2:-8
join no hero Au	1:-17 2:13 3:13 8:-6
join no hero F	2:9 3:7
join no hero Fu	3:7
join no hero N	1:12 2:-12 3:-6 4:-19 5:8 8:21
join no hero Nu	1:20 2:-13 4:-19 8:17
join no hero O	0:12 2:7 3:21 4:-8 5:-10 8:-15
join no hero Op	2:-7 3:25 5:-7 8:-7
join no hero Ou	1:-6 2:10 3:28 4:-12 5:-12 6:-6 8:-21
join no hero U	0:13 8:6
join no hero Uu	0:15
join no hero V	0:12 1:26 2:-13 3:-9 4:-6 8:-8
join no hero Vp	0:10 1:16 2:-10 3:-8
join no hero Vu	1:16
join no item	0:15 1:-10 6:-6 8:8
join no item A	1:-12 2:9 3:-17 4:11 5:-9 6:-7 8:23 9:-8
join no item Ap	0:-11 1:-25 3:-20 4:29 8:19
join no item As	1:-7 2:27 5:-6
join no item Au	2:-6 3:10 4:-15 5:-7 6:-6 7:11 8:10 9:-8
join no item F	0:6 1:-7 2:30 3:-7 4:-10 5:-6 8:-9
join no item Fp	3:17
join no item Fu	0:16 1:-6 2:30 3:-24 4:-7 8:-7
join no item H	2:24
join no item Hu	2:13
join no item N	0:13 1:-6 2:-6 3:16 4:-16
join no item Nu	0:10 1:-8 2:-9 3:13 4:-13 5:9
join no item O	1:-12 2:-14 4:7 6:-9 7:-7 8:21 9:-6
join no item Op	0:8 1:-6 2:-8 3:10 4:14 5:-8 8:-11
join no item Os	0:13 3:-6
join no item Ou	0:6 1:-12 2:-11 4:-14 5:12 6:-7 8:17
join no item U	0:28 1:-8 2:-6 3:-6 8:6
join no item Up	0:11
join no item Uu	0:20 1:-9 2:-7 4:-6 8:8
join no obstacle	0:44 1:-9 2:-8 8:-8
join no obstacle A	0:20 1:-15 2:-9 3:13
join no obstacle Au	0:14 1:-14 2:-9 3:17
join no obstacle N	0:7
join no obstacle Nu	0:12
join no obstacle O	0:33 3:-12 8:-7
join no obstacle Ou	0:28 3:-9 8:-6
join no obstacle U	0:19
join no obstacle Uu	0:20
join no place	0:10 1:-26 3:10 5:11 7:-6 9:-6
join no place A	1:-32 2:14 3:17 4:-12 5:-6 7:-6 8:14
join no place Ap	0:-11 1:-16 2:33 4:-7 8:-8
join no place As	0:11 1:-23 2:-10 8:26
join no place Au	0:11 1:-9 2:-11 3:16
join no place F	0:-6 1:-9 3:23
join no place Fu	1:-9 3:17
join no place N	1:-6 2:25 3:-18 4:-14 8:6
join no place Np	0:11
join no place Nu	2:16 3:-15 4:-14 5:8 8:11
join no place O	1:-12 2:-11 3:-16 5:16 6:6 8:11
join no place Op	0:-14 1:-6 2:-6 3:26 4:-14 8:10
join no place Ou	0:11 1:-10 2:-7 3:-38 4:9 5:33 6:10 8:-22
join no place U	0:12 1:-11 2:-7 3:-7 8:19
join no place Uu	0:13 1:-13 2:-7 3:-8 8:19
join no place V	1:-10 3:22
join no projectile	1:-6 3:-10 4:-8 7:24 8:-9
join no projectile N	0:9
join no projectile Nu	0:12
join no projectile O	0:-18 1:-9 2:15 3:-17 4:-11 5:-8 6:-6 7:35 8:-12
join no projectile Ou	0:-21 1:-9 2:15 3:-12 4:-13 7:34 8:-12
join no projectile U	0:9
join no projectile Uu	0:9
join not	0:6 8:7
join not U	0:7
join not free	0:10
join obj	3:-15 4:12 5:-10 6:25 7:-7 9:-8
join obj A	2:22 3:-8 8:-6
join obj F	1:-9 2:-7 3:-23 4:-8 6:32 8:13
join obj N	0:12 3:-9 4:28 5:-6 8:-16
join obj O	1:-8 2:-7 3:-11 4:17 5:-7 6:19 8:-11
join obj U	0:11 2:-10 5:-6 6:8
join obj enemy	0:-10 1:-10 2:-12 3:8 4:-10 5:-7 6:36 7:-6 8:-12 9:-6
join obj enemy F	3:-8 6:26
join obj enemy Fu	6:18
join obj enemy U	0:-9 1:-7 2:-9 3:10 4:-7 6:25 8:-10
join obj enemy Uu	2:-6 6:16 8:-6
join obj free	0:13 1:-8 3:6 4:-10 5:-6 6:7
join obj free O	0:-10 1:-10 2:-6 3:20 4:-12 5:-6 6:18
join obj free Ou	1:-8 4:-9 6:13 8:15
join obj free U	0:14
join obj free Uu	0:9
join obj goal	2:6
join obj hero	0:-6 1:-6 3:-7 8:25
join obj hero N	4:13
join obj hero Nu	4:17
join obj item	1:14 3:-29 4:29 5:-8 6:-9 7:-6 9:-6
join obj item A	1:11 4:6
join obj item Au	2:13 3:-8 8:-6
join obj item N	0:6 3:-6 4:19 8:-10
join obj item Nu	4:21 8:-7
join obj item O	1:6 3:-29 4:37 8:-12
join obj item Op	0:16 3:-12
join obj item Ou	0:-10 1:17 2:-6 3:-17 4:29 6:-7 8:-12
join obj item U	1:17 3:-9 8:-6
join obj item Uu	1:15 3:-10 4:12 8:-6
join obj projectile	1:-9 2:27 4:-7
join obj projectile A	2:20 4:-6
join obj projectile Au	2:10
join of	2:-11 3:8 9:8
join of A	1:20 3:-20 6:-9 7:-9 9:13
join of F	0:-11 1:-8 2:-12 3:14 4:-20 6:-11 7:7 8:-8 9:35
join of H	1:-6 3:-6 9:22
join of N	0:6 1:-11 2:-9 4:-20 5:13 6:-8 7:-6 8:27 9:-7
join of O	0:9 1:-13 2:-12 3:25 4:-8 5:-13 7:-6 8:15 9:-8
join of U	0:13 2:-8 5:-7 8:8
join of V	1:11 2:-6 3:-12 4:17 8:-9
join of enemy	0:11 1:-9 2:29 3:-6 4:-9 5:-6 6:-7 8:-8
join of enemy A	0:-6 1:-8 2:26 3:-8
join of enemy Au	0:-8 1:-12 2:30 3:-8
join of enemy F	0:-6 2:20 6:-6
join of enemy Fu	0:-8 2:28 4:-7 6:-8 8:-6
join of enemy N	0:17 4:-7
join of enemy Nu	0:15 4:-6
join of enemy U	0:9
join of free	1:9 2:-11 3:10 5:6 7:-7 8:6 9:-9
join of free A	1:13 3:-8 4:-20 5:21 6:-7 7:-7 9:-9
join of free Ap	1:16 2:13 3:-14 4:-8 8:-7
join of free As	0:-8 1:12 2:-7 3:-10 4:-6 8:15
join of free Au	1:8 2:-17 3:10 4:-13 5:16 8:-11 9:-6
join of free F	2:-14 3:20 4:-18 5:-9 6:8 7:-6 8:10 9:-9
join of free Fp	0:-8 1:-7 2:-6 3:6 4:-10 6:26 8:-6
join of free Fu	2:-10 3:17 4:-9 6:-9 8:8 9:-6
join of free H	2:10
join of free Hu	2:10
join of free N	1:-12 2:-9 4:-12 5:24 6:-8 7:-6 8:16 9:-7
join of free Ns	3:-6 8:17
join of free Nu	1:-10 2:-8 3:8 4:-8 5:22 6:-7 9:-7
join of free O	0:25 1:-8 2:-8 3:23 4:-14 5:-10 6:-8
join of free Op	3:17 8:-7
join of free Ou	0:21 1:-9 2:-8 3:15 4:-15 5:-10 6:-8 8:10
join of free U	0:12 1:13 2:-7 4:10 5:-7 8:-17
join of free Uu	0:11 2:-7 4:16 5:-6 8:-16
join of free V	1:7 2:-8 3:-17 4:28 8:-13
join of free Vp	1:-14 3:-8 4:25 8:-6
join of free Vu	0:7 1:12 3:-6
join of goal	0:-7 1:-7 2:13 3:-13 4:21 8:-6
join of goal O	3:-9 4:23 8:-8
join of goal Ou	0:-8 3:-12 4:29 8:-10
join of hero	0:-14 1:-23 2:-28 3:-30 5:-13 6:-14 7:-8 8:-6 9:69
join of hero A	0:-7 1:-12 2:-16 3:-16 4:19 8:-6 9:24
join of hero Au	1:-12 2:-8 3:-16 4:-6 9:34
join of hero F	0:-14 1:-12 2:-16 3:-36 4:-8 5:-9 6:-12 7:-6 8:-13 9:63
join of hero Fu	0:-9 1:-9 2:-10 3:-25 4:-6 5:-6 6:-8 8:-7 9:45
join of hero O	0:-6 3:17 4:-9 5:-9 6:-6 8:17 9:-6
join of hero Ou	8:14
join of item	1:7 2:-13 3:32 4:-14 5:-10 6:-9 8:7 9:-7
join of item A	1:20 2:-6 3:-11
join of item Au	1:25 2:-8 3:-11
join of item F	1:-7 2:-6 3:40 4:-8 6:-8 8:-7
join of item Fu	1:-8 2:-7 3:43 4:-8 6:-8 8:-8 9:-6
join of item N	0:11 3:-8 8:10
join of item Nu	0:11 3:-8 8:8
join of item O	1:-9 2:-6 3:26 4:-15 5:-11 6:-7 8:8
join of item Ou	1:-9 2:-6 3:34 4:-15 5:-11 6:-7
join of item U	3:7
join of item Uu	0:-8 1:-7 2:-7 3:16 4:-6 8:13
join of obstacle	0:8 3:-19 4:-6 5:25
join of obstacle O	0:8
join of obstacle Ou	0:11
join of place	1:12 2:-15 3:6 4:-13 5:-8 6:-9 8:25 9:-8
join of place A	0:6 1:29 2:-13 3:-6 4:-6 8:-9
join of place Au	0:7 1:24 2:-11 4:-6 8:-6
join of place O	3:6 8:6
join of place Ou	0:-8 8:22
join of place U	0:-15 8:25
join of place Uu	8:10
join of projectile	3:-9 6:23 8:-6
join of projectile O	3:-9 6:21 8:-7
join over	0:-9 1:-12 2:-12 3:-13 5:20 6:-7 7:-6 8:30 9:-6
join over N	3:-6 4:-8 8:19
join over O	0:-8 1:-7 2:-8 3:-15 4:-9 5:21 6:-6 8:22
join over U	0:-14 1:-8 2:-9 4:22
join over V	1:-8 4:14
join over free	1:-13 2:-8 3:-17 5:-11 6:-6 8:39
join over free Np	5:6 8:6
join over free O	0:-6 3:-7 5:-10 8:28
join over free Ou	0:-6 3:-7 5:-10 8:26
join over free U	0:-7 3:-7 5:-14 8:29
join over free Uu	0:-10 3:-7 5:-9 8:28
join over hero	2:-8 3:-12 4:-7 5:35
join over hero O	0:-6 2:-7 3:-12 4:-6 5:16 8:16
join over hero Op	0:-6 2:-7 3:-13 8:27
join over hero Ou	3:-6 5:33 8:-13
join over hero U	0:-6 5:28 8:-12
join over item	0:-10 1:-9 2:-8 3:18 4:16 5:-15
join over item O	5:8
join over item Ou	0:6
join over item U	0:-8 3:8 4:16 5:-6 8:-7
join over item Uu	0:-9 3:12 4:18 5:-10 8:-12
join play	2:6 3:15 4:-11 6:-7 9:-6
join play A	1:18 2:-7
join play F	0:-14 1:-13 2:-8 5:30 6:-6
join play O	1:-11 3:24 4:-6 8:-7
join play enemy	1:12
join play enemy A	1:16
join play free	1:-13 3:10 4:-12 5:16 6:-7 9:-6
join play free F	0:-10 1:-6 2:-6 3:6 5:18
join play free Fu	0:-6 1:11
join play free O	0:8 1:-15 3:25 4:-8 8:-9
join play free Ou	1:-14 2:-7 3:32 4:-10 8:-8
join play hero	1:-6 3:26
join push	0:-10 1:-12 2:6 3:44 4:-10 5:-10 6:-6 8:-10
join push F	3:17
join push O	0:-7 3:29
join push free	0:-6 3:24
join push free O	3:23
join push free Op	3:23
join push hero	2:-6 3:34 4:-6 5:-7
join push hero F	3:21
join push hero Fp	3:13
join push hero O	3:23
join push hero Op	3:11
join push hero Ou	3:12
join race	0:-8 1:-17 2:19 8:14
join race hero	0:-8 1:-16 2:20 8:15
join reach	1:-10 3:-10 4:45 5:-7 8:-16
join reach A	0:9 1:-14 2:25 4:-8
join reach N	2:-6 3:-8 4:36 5:-6 8:-16
join reach O	0:-6 3:-15 4:40 8:-10
join reach U	1:-6 3:11 4:10
join reach free	4:16
join reach hero	3:-8 4:28 5:-6 8:-8
join reach hero N	4:24 8:-9
join reach hero Ns	4:12
join reach hero Nu	4:20
join reach hero O	0:7 3:-10 4:15
join reach item	0:-7 1:-9 2:-11 4:42 5:-6 8:-13
join reach item N	4:18 8:-6
join reach item O	0:-6 3:-12 4:29
join reach item Op	0:-7 3:-18 4:32
join reach item U	0:-10 1:-6 3:19 4:7 8:-6
join reach item Uu	3:26 4:-14
join reach place	4:25 8:-10
join reach place Nu	4:16 8:-7
join reach projectile	1:-7 2:22 4:-11
join reach projectile A	1:-9 2:32 4:-19
join reach projectile Au	1:-9 2:36 4:-21
join rel	0:8 1:-9 2:-11 4:9 5:-12 6:21 7:-7 8:-6 9:-8
join rel A	1:16 2:-20 3:-8 4:25 6:-6 8:-6 9:-7
join rel F	1:-6 3:-17 4:24
join rel N	3:25 4:-8 8:-9
join rel O	0:-7 2:-7 3:-21 4:-8 5:-7 6:40 8:-8
join rel U	0:18
join rel enemy	0:11 3:-11 4:15
join rel free	1:16 2:-8 3:10 4:-7 8:-12
join rel free A	1:18 2:-7 3:-7
join rel free Au	1:14
join rel free U	0:12
join rel free Uu	0:9
join rel goal	0:8
join rel hero	0:-24 1:-16 3:8 5:-12 6:36 7:-7 8:-14 9:-9
join rel hero A	0:-10 1:-13 2:-16 3:16 4:25 8:-6 9:-6
join rel hero Au	0:-8 1:-10 2:-13 3:10 4:24 8:-6
join rel hero O	0:-12 2:-6 3:-19 4:-7 5:-7 6:39 8:-7
join rel item	1:-11 2:-12 3:-15 8:28
join save	1:15 2:-13 3:-29 4:33 8:-9
join save A	1:-7 2:-10 3:-22 4:40
join save hero	1:-6 2:-12 3:-20 4:34
join save hero A	2:-10 3:-24 4:38
join save hero Ap	0:-7 2:-9 3:-20 4:37
join save hero Au	0:12 4:-8
join shoot	0:-6 1:-8 3:-16 4:-7 5:-6 6:43 8:-6
join shoot A	2:19 6:-8
join shoot F	0:-6 2:-7 3:-16 6:38
join shoot H	2:-12 6:24
join shoot O	2:-8 3:-13 5:-7 6:37 8:-6
join shoot ally	6:23
join shoot ally O	3:-6 6:25
join shoot ally Ou	6:16
join shoot free	0:-7 3:-6 6:25
join shoot free F	6:9
join shoot free Fu	0:-6 3:-12 6:28
join shoot hero	0:-6 2:-11 3:-13 6:43
join shoot hero F	2:-6 3:-12 6:33
join shoot hero Fp	3:-9 6:25
join shoot hero Fu	3:-10 6:25
join shoot hero H	2:-10 6:21
join shoot hero Hp	2:-9 6:18
join shoot place	0:9 2:8 6:-10
join sneak	0:-14 1:-11 2:14 3:-10 4:23 6:-7 7:-6 9:-6
join sneak A	0:-6 1:-9 2:8 3:-9 4:23 5:-6
join sneak N	0:-10 2:-12 3:-8 4:10 5:18
join sneak O	2:16 3:-7
join sneak enemy	3:14 4:-8 8:11
join sneak free	0:-7 2:-21 3:-6 4:38 5:-6 8:-7
join sneak goal	1:-7 2:15
join sneak goal A	2:11
join sneak hero	0:-9 3:-8 4:-10 5:28 8:-8
join sneak item	0:-7 2:36 3:-11 4:-10 5:-9 8:-7
join sneak item A	2:18
join stay	0:-8 1:-12 2:9 3:-22 4:33 5:-9 6:-9 7:15 8:-13 9:-7
join stay A	2:13
join stay F	0:-10 2:11 3:-16 4:22 8:-7
join stay O	1:-7 2:26 3:-7 8:-14
join stay U	2:-7 3:-6 4:11 8:12
join stay free	0:-15 1:-12 2:18 3:-19 4:21 5:-10 6:-8 7:14 8:-14 9:-6
join stay free A	2:23 4:-8 8:-6
join stay free F	0:-14 2:27 3:-26 4:21 6:-7 7:-6 8:-12
join stay free Fu	0:-8 2:19 3:-13 4:11 8:-6
join stay free O	1:-8 2:29 3:-7 8:-14
join stay free Ou	1:-6 2:25 3:-7 8:-15
join stay free U	0:-8 2:-9 3:-7 4:18 8:13
join stay free Uu	2:-8 3:-6 4:20
join steal	1:-8 2:14 3:29 4:-10 8:-6
join steal A	1:-7 2:23 4:-6
join steal F	2:-7 3:34 4:-8
join steal O	2:-6 3:28 4:-6 8:-7
join steal enemy	1:-6 2:-11 3:39 4:-10 8:-8
join steal enemy F	2:-7 3:28 4:-8
join steal enemy Fp	3:10
join steal enemy Fs	3:18
join steal enemy O	2:-6 3:15
join steal free	3:8
join steal hero	2:15 3:17 4:-9
join steal hero A	1:-7 2:22 4:-7
join steal hero Ap	2:20 4:-6
join steal hero Au	0:6 2:7
join steal hero F	2:-6 3:33 4:-6
join steal hero Fp	3:21
join steal hero Fu	3:28 4:-7
join steal hero O	3:13
join subj	1:-12 9:-7
join subj A	0:-8 1:-23 2:22 3:20 5:-8 6:-8 7:13 8:-11 9:-9
join subj F	0:-11 1:-8 2:-13 3:16 4:-11 6:6 8:15 9:-6
join subj H	2:33 3:-7 5:-7 6:-6
join subj N	1:-6 2:-9 4:-9 5:8 6:-7 8:19
join subj O	1:-10 2:-16 5:16 6:19 7:-7 8:-11 9:-7
join subj U	0:26 1:-6 2:-8 4:9
join subj V	0:10 2:16 3:-6
join subj ally	3:12 4:-6 8:12
join subj enemy	0:-6 2:-7 3:-14 4:37 8:-12
join subj enemy N	4:25 8:-8
join subj enemy Nu	0:-6 3:-7 4:29 8:-11
join subj enemy U	3:-11 4:20
join subj enemy Uu	3:-8 4:17
join subj free	1:-19 2:7 5:-8 6:9 7:16 8:-13 9:-6
join subj free A	0:-7 1:-13 2:22 3:-7 4:-8 7:13
join subj free Au	0:-8 1:-15 2:18 3:-9 4:-6 7:17
join subj free F	3:10
join subj free Fu	3:15
join subj free O	0:-8 1:-7 2:-7 4:15 5:-9 6:12 8:-12
join subj free Ou	0:-14 1:-11 2:-8 3:11 4:13 5:-10 6:18 8:-14
join subj free U	0:18 3:6
join subj free Uu	0:15 3:11 8:-6
join subj hero	1:-11 2:8 3:6 4:-9 5:11 7:-7 8:9 9:-9
join subj hero A	0:-8 1:-12 2:22 3:13 4:12 5:-8 6:-8 7:-7 8:-11 9:-9
join subj hero Au	0:-8 1:-14 2:22 3:21 5:-8 6:-8 7:-7 8:-11 9:-8
join subj hero F	0:-10 1:-6 2:-12 3:6 4:-11 6:12 8:12 9:-6
join subj hero Fu	0:-9 1:-6 2:-11 4:-10 5:9 6:10 8:12 9:-6
join subj hero H	2:32 3:-8 5:-7 6:-6 8:-6
join subj hero Hu	2:24 3:-6
join subj hero N	2:-8 4:-22 5:11 6:-6 8:15
join subj hero Nu	2:-8 4:-19 5:8 6:-6 8:18
join subj hero O	1:-6 2:-13 3:-10 4:-8 5:28 6:9
join subj hero Ou	2:-10 4:-8 5:12
join subj hero U	3:-6 4:-6 8:22
join subj hero Uu	8:14
join subj hero V	0:9 2:18 5:-6
join subj hero Vu	0:12 2:9
join subj item	0:19
join subj item O	0:8 3:9
join subj item Ou	0:8
join subj item U	0:19
join subj item Uu	0:15
join subj place	0:15
join take	2:-10 3:23
join take A	0:-11 1:34 2:-18 4:12 5:-6 6:-7 7:-7 8:-11 9:-7
join take F	0:-6 2:-6 3:31 4:-7
join take H	1:-10 4:-6 5:25
join take N	1:-7 2:-9 3:7 4:16 5:-8
join take O	0:-7 1:-12 2:-10 3:29 5:-9 6:7
join take U	0:14 3:-16 8:14
join take enemy	0:12 3:13 4:-6
join take enemy O	3:17
join take enemy Ou	3:15
join take free	4:22 5:-7 6:-8
join take free A	1:-9 2:-6 3:25 4:-6
join take free Ap	2:-10 3:23
join take free Au	1:-13 2:14
join take free F	1:17
join take free Fu	1:19 4:-6
join take free O	0:6 4:15 8:-11
join take free Op	3:14
join take free Ou	0:8 1:-6 3:-23 4:33 8:-11
join take free U	3:-16 8:19
join take free Uu	3:-18 8:25
join take goal	0:-9 1:-14 2:33 4:-9 8:-10
join take hero	1:-7 2:-11 3:38 6:-6
join take hero A	0:-8 1:-13 2:-24 3:40 4:14 8:-7
join take hero Ap	3:21 4:-6
join take hero Au	0:-8 1:-12 2:-23 3:7 4:31 8:-6
join take hero F	3:33 4:-6
join take hero Fp	3:20
join take hero Fu	3:30 4:-6
join take hero H	3:-6 5:7
join take hero N	3:22 4:10 5:-7 8:-20
join take hero Nu	3:33 5:-8 8:-19
join take hero O	0:-7 1:-7 2:-7 3:36 4:-12 5:-7 6:-6 8:6
join take hero Op	3:30 5:-6
join take hero Os	1:-7 3:29 4:-7 8:-6
join take hero Ou	0:-11 1:-6 2:-8 3:24 4:-11 5:-7 6:-6 8:14
join take item	0:-8 1:45 2:-18 3:-21 4:-21 5:-9 7:-7 8:18 9:-6
join take item A	0:-14 1:61 2:-19 3:-13 4:-16 5:-6 6:-6 7:-7 8:-13
join take item Au	0:-11 1:61 2:-15 3:-38 4:-12 8:-10
join take item N	0:7 3:-9 4:-8 8:15
join take item Nu	0:10 3:-11 4:-13 8:20
join take item O	1:-7 3:-6 6:17
join take item Ou	0:-10 1:-14 3:-16 4:-9 6:26 8:15
join take place	0:-11 1:8 2:-18 4:17 6:14 8:-13
join take place A	0:-6 1:17 2:-17 3:-10 4:16
join take place Au	0:-7 1:12 2:-14 3:-18 4:24
join take place O	0:-6 4:-10 6:25 8:-8
join take place Ou	0:-6 4:-9 6:24 8:-10
join throw	1:17 3:-15 4:-10 6:34 8:-8 9:-6
join throw A	0:-14 1:27 2:8 3:-15 4:-11 5:-8 7:-7 8:-7 9:-7
join throw F	2:-7 3:-20 6:44
join throw N	3:10 4:-6 5:-6 6:14 8:-6
join throw O	1:12 2:-7 3:-16 4:-9 5:6 6:18 8:-8
join throw U	0:-8 2:-6 3:-7 6:36 8:-7
join throw enemy	0:-9 1:-6 2:-9 3:-13 4:-7 5:26 6:10
join throw enemy F	0:8
join throw enemy O	5:14
join throw free	2:10 3:-17 4:-8 5:-8 6:29 8:-8
join throw free A	1:-13 2:16
join throw free F	3:-14 6:30
join throw free Fu	3:-8 6:18
join throw free O	0:10 1:18 3:-8
join throw free Ou	1:24 3:-11 4:-6 6:-6 8:-6
join throw hero	0:-8 2:-7 3:-17 6:50
join throw hero F	2:-6 3:-17 6:40
join throw hero Fp	3:-17 6:37
join throw hero Fu	3:-7 6:18
join throw hero O	0:-8 3:-11 5:-7 6:36
join throw hero Op	0:-6 3:-10 5:-6 6:32
join throw hero Ou	6:17
join throw hero U	0:-12 2:-6 3:-6 6:36 8:-7
join throw hero Uu	0:-9 6:27
join throw item	2:12 6:-6
join throw place	0:-9 1:-11 3:18 4:-10 5:-7 6:19 8:-9
join throw projectile	0:-6 1:56 2:-20 3:-10 4:-9 5:-6 6:-25 7:-6 8:-7 9:-6
join throw projectile A	0:-8 1:45 2:-9 3:-6 4:-8 6:-26
join throw projectile Au	0:-8 1:35 3:-6 4:-6 6:-21
join to	1:-7 2:-8 3:-6 4:32 5:-8 9:-6
join to A	4:17 5:-6 6:-8 7:12 8:-10 9:-7
join to F	1:-6 2:-11 3:-10 5:-6 6:33 8:-6
join to H	2:15 4:-6
join to N	2:-7 3:-13 4:42 5:-8 8:-7
join to O	0:-13 1:9 2:-12 4:19 5:-11 7:-7 9:-7
join to U	0:11 1:-7 2:-9 3:-13 4:30 5:-7
join to enemy	2:-9 3:-20 5:-6 6:46 8:-8
join to enemy F	3:-13 4:-7 6:27
join to enemy Fu	3:-8 6:16
join to enemy O	3:-6 6:19
join to enemy Ou	3:-11 4:-6 6:29
join to free	0:16 1:-11 2:-14 3:-8 4:29 5:-7 6:6 7:6 8:-16
join to free A	0:-6 1:-12 2:-24 3:9 4:19 7:15
join to free Au	0:-6 1:-12 2:-26 4:28 6:-6 7:14 8:-7
join to free F	0:9 3:-10 6:13
join to free Fu	0:11 3:-6
join to free H	2:9
join to free N	2:-6 3:-11 4:32 5:-7 6:6 8:-17
join to free Nu	0:10 3:-10 4:21 5:-6 6:7 8:-14
join to free O	0:-14 1:-8 2:-7 3:-14 4:46 6:-7 8:-16
join to free Ou	0:-6 3:-10 4:35 8:-11
join to free U	0:20 3:-10 4:11 8:-6
join to free Up	0:7
join to free Uu	0:24 3:-9 4:6
join to goal	0:14 1:6 3:6 4:-10
join to goal O	0:9
join to goal U	0:8
join to goal Uu	0:10
join to hero	4:29 8:-10
join to hero N	0:-7 4:27 8:-8
join to hero Nu	0:-7 4:27 8:-9
join to hero U	4:16
join to hero Up	0:-9 2:-6 4:26 8:-7
join to item	0:-9 2:-13 3:7 4:34 5:-7 6:-7 8:-9
join to item A	1:-6 2:-20 3:16 4:15
join to item Ap	2:-14 4:23
join to item N	0:-7 3:-9 4:25
join to item Np	4:18
join to item Nu	0:-6 2:-6 3:-9 4:17 8:12
join to item O	0:-15 1:22 2:-7 3:10 4:7 5:-7 6:-7 8:-20
join to item Ou	0:-15 1:24 2:-8 3:12 5:-6 6:-6 8:-16
join to item U	4:15
join to item Uu	4:12
join to obstacle	0:-10 2:-8 3:-11 4:44 5:-8 8:-12
join to obstacle U	0:-16 3:-8 4:36 8:-9
join to obstacle Uu	0:-13 4:29 8:-6
join to place	1:-9 2:-7 3:-17 4:-20 5:-6 6:-8 8:46
join to place A	0:12
join to place Au	0:11
join to place O	1:-7 3:-16 4:-15 6:-6 8:38
join to place Ou	1:-7 3:-16 4:-18 5:-6 6:-6 8:39
join to projectile	1:-9 2:42 3:-6 4:-15
join to projectile A	1:-9 2:34 4:-14
join to projectile Au	1:-9 2:38 4:-16
join to projectile H	2:19
join to projectile Hu	2:12
join touch	2:-8 3:-13 4:23
join touch O	3:-6 5:13
join touch free	0:-8 3:-12 4:18 5:7
join use	3:19 4:-12 5:-8 6:7 9:-6
join use A	1:11 2:-6
join use F	0:-7 3:31 6:-9
join use O	1:-8 2:-8 3:-7 4:-8 5:-6 6:11 8:17
join use free	0:-8 2:-11 3:31 4:-9 5:-6 6:8 8:-12
join use free F	3:19 6:-6
join use free Fu	3:25 6:-8
join use free O	3:7 6:10 8:-6
join use free Ou	1:-6 3:-12 6:22 8:-6
join use hero	2:11 3:-6
join use item	3:15
join use item O	3:9
join use item Ou	3:14
join victim	0:-8 1:-7 2:34 8:-7
join victim A	1:-7 2:22
join victim hero	2:16
join victim hero A	2:14
join vs	2:46 3:-9 4:-6 8:-7
join vs A	1:-10 2:43 3:-6
join vs F	1:-6 2:26 4:-7 6:-8 8:-6
join vs H	2:29
join vs N	1:27 3:-7 4:-9 8:-12
join vs O	0:11 2:34 3:-12 4:-6 5:-8 6:-6 8:-8
join vs U	0:-8 2:34 3:-8 4:-9 8:-8
join vs ally	2:13
join vs ally H	2:11
join vs ally Hp	2:11
join vs free	0:12 1:6 2:25 3:-13 4:-8 6:-6 8:-8
join vs free A	1:-15 2:37 3:-6
join vs free Ap	0:8 1:-6 2:13
join vs free As	0:-6 1:-12 2:31
join vs free Au	2:14
join vs free F	0:9 2:8 3:-6
join vs free Fp	2:6
join vs free O	0:19
join vs free Op	0:14 2:-6
join vs free Ou	0:7 2:11
join vs free U	2:11
join vs free Uu	0:12 2:-6
join vs goal	2:22
join vs goal A	2:12
join vs goal Ap	2:13
join vs goal Hp	2:9
join vs hero	1:-8 2:54 3:-11 4:-6 5:-6 8:-7
join vs hero A	0:-8 1:-9 2:45 3:-7
join vs hero Ap	0:-7 2:34 3:-8
join vs hero As	1:-6 2:22
join vs hero Au	0:-6 1:-7 2:32
join vs hero F	2:28 3:-13
join vs hero Fu	0:-6 2:32 3:-16
join vs hero H	2:20
join vs hero Hp	2:24
join vs hero N	2:31 4:-7 8:-13
join vs hero Nu	2:16 8:-7
join vs hero O	0:-7 2:41 3:-12 4:-6 5:-8 8:-6
join vs hero Op	0:-11 2:40 3:-10 4:-6 5:-8 8:-6
join vs item	0:-9 2:10 3:11
join vs place	0:-10 2:24
join vs projectile	2:22
join vs projectile A	2:18
join vs projectile Ap	2:14
join vs projectile Au	2:12
join with	1:7 2:-11 4:-7 5:-9 6:13 8:8
join with A	1:32 2:-14 5:-9 6:-11 7:11
join with F	0:19 1:-12 2:-8 3:8 4:-9 6:13 8:-8
join with H	1:29 2:-21 3:-11 5:-6 6:17 7:-6 8:-6
join with N	0:-7 1:-13 2:-10 3:28 4:-6 7:-6 9:-7
join with O	2:-13 3:6 4:-16 5:-11 6:25 7:-8 8:16 9:-8
join with U	0:9 1:-14 3:-8 4:-10 5:-8 6:15 7:-6 8:19 9:-6
join with V	1:48 2:-9 3:-18 4:-8 8:-12
join with enemy	0:14 1:-12 2:-20 3:-16 4:-12 5:-11 6:31 7:16 9:-6
join with enemy A	1:-7 2:-17 3:-6 6:-7 7:30
join with enemy As	1:-24 7:33
join with enemy N	6:19 8:-6
join with enemy Np	6:15
join with enemy O	0:10 1:-8 2:-10 4:-8 5:-8 6:8 8:12
join with enemy Op	3:15
join with enemy Ou	1:-10 2:-8 3:-18 4:-8 5:-8 6:15 8:20
join with enemy U	0:9 6:8
join with enemy Uu	1:-7 2:-6 3:-7 6:24 8:-6
join with free	0:7 1:27 3:9 4:-12 5:-7 6:-13 7:-6 9:-6
join with free A	1:30 4:-9 5:-7 6:-8 7:-7 8:-11 9:-7
join with free Ap	1:42 3:-27 4:-8 5:-7 6:-7 7:-6 8:-9
join with free As	1:23 2:-16 3:15 6:-7 7:-7 8:-6
join with free Au	1:13 2:-9 3:9
join with free F	0:14 1:-10 3:20 6:-7
join with free Fu	0:19 1:-6 3:9 6:-6
join with free N	0:-10 1:-6 2:-6 3:22 4:-17 5:16 8:-6
join with free Nu	0:-15 2:-6 3:20 4:-16 5:16
join with free O	2:-9 3:29 4:-12 5:-11 6:-20 7:-6 8:11 9:-6
join with free Op	0:10 3:11
join with free Os	0:6 1:12 3:-6 8:-6
join with free Ou	2:-10 3:28 4:-13 5:-11 6:-19 7:-6 8:17 9:-6
join with free U	0:13 1:-11 2:15 4:-9 5:-8 6:-9 8:10
join with free Up	1:-7 2:24 3:-9 8:-7
join with free Uu	0:17 1:-7 3:7
join with free V	0:-6 1:38 2:-6 3:-13 8:-10
join with free Vu	1:25 3:-10 8:-7
join with goal	1:-13 2:-10 3:19 4:-11 5:-7 8:15
join with goal F	3:6
join with goal Fp	0:13
join with goal O	0:-6 1:-12 3:14 4:-7 6:19 8:-12
join with goal Ou	3:11
join with goal U	0:-6 3:-8 8:26
join with goal Uu	3:-7 8:22
join with hero	0:-10 1:-27 2:-22 3:-14 5:-11 6:38 7:-10 8:25 9:9
join with hero A	1:-12 2:-10 3:-6 8:10 9:14
join with hero Ap	1:-16 2:-13 3:-9 8:24 9:12
join with hero F	0:8 3:-17 6:19
join with hero Fu	3:-21 6:26
join with hero Nu	3:19 4:15 5:-10 6:-7 8:-16
join with hero O	1:-17 2:-10 3:-8 4:-11 6:22 7:-7 8:19 9:-8
join with hero Op	3:12
join with hero Os	0:-12 1:-10 2:-7 3:-9 6:41 8:-16
join with hero Ou	1:-10 2:-6 3:-16 4:-7 6:14 8:19
join with hero U	0:-12 1:-9 2:-9 3:-13 4:-6 5:-6 6:31 8:10 9:-6
join with hero Uu	0:-15 1:-8 2:-11 3:-14 4:-7 5:-6 6:28 8:19 9:-6
join with item	0:6 1:40 2:-22 3:-6 4:-10 5:-8 7:-6
join with item A	0:-6 1:43 2:-15 3:-9 4:-6
join with item As	0:-6 1:42 2:-15 3:-8
join with item F	0:20 3:-12
join with item Fu	0:13 3:-8
join with item H	1:31 2:-15 3:-6
join with item Hs	1:28 2:-11
join with item N	1:-9 3:33 4:-8 5:-6 8:-8
join with item Nu	1:-6 4:-6 8:20
join with item O	0:13 2:-7 3:-24 4:-8 5:-7 6:28
join with item Op	0:-7 3:-11 6:27 8:-7
join with item Os	0:13 1:25 3:-11 6:-8 8:-12
join with item Ou	0:11 1:-7 3:-13 8:17
join with item U	0:18
join with item Up	0:14
join with item Uu	0:8
join with item V	0:-6 1:30 3:-7
join with item Vs	1:9
join with item Vu	1:19
join with obstacle	0:-6 1:-9 2:-7 3:-22 4:-10 5:-9 6:22 8:21
join with obstacle O	0:-7 1:-8 2:-9 3:-24 4:-12 5:-12 6:22 8:26
join with obstacle Op	0:-7 3:-15 4:-6 5:-7 6:19 8:13
join with place	1:-24 2:-13 3:6 4:17 5:-8 7:-6 8:10
join with place A	1:-19 2:-9 3:-9 4:34 8:-6
join with place Au	1:-13 2:-7 4:24
join with place F	3:34 6:-22
join with place Fu	3:28 6:-16
join with place O	1:-7 3:-12 4:-7 8:26
join with place Ou	0:-8 1:-7 3:-11 4:-6 6:25
join with projectile	0:-6 1:12 2:18 3:-7 6:-7
join with projectile A	0:-7 2:31 3:-11 4:-6 5:-6
join with projectile Au	1:-11 2:30 3:-7
join you	0:26 2:-8 3:-11 6:10
join you A	0:11
join you O	0:10
join you U	0:9
join you free	0:14 1:8 2:-8 3:-18 4:-6 6:18 8:-6
join you free A	0:10
join you free O	0:12
join you free Ou	0:10
k animal	1:14 2:13 4:-6 6:-6
k body	1:-14 2:-14 3:7 4:-10 5:6 7:6 8:16 9:-6
k building	1:-9 2:-10 3:-13 4:28 6:-7 8:23 9:-6
k creature	1:7 2:19 4:-8 8:-6
k face	0:41 1:-15 2:-10 3:-10
k food	3:16
k nature	0:12 3:-10 4:-6 5:14
k object	0:7
k person	0:9 1:9 3:-9 4:10
k plant	0:-8 2:-6 3:35 4:-10 5:8 7:-6 8:-7 9:-7
k sign	0:-9 1:-9 2:-11 3:46 4:8 5:-6 6:-9 8:-19
k vehicle	1:12
kind aim_physics	0:18 3:-19 4:7 6:12 8:-11 9:-6
kind aim_physics - +	0:16 1:-13 3:-16 4:-7 5:8 6:18
kind aim_physics - 1	0:8 1:9 2:-13 3:-17 4:11 5:-7 6:17 8:-6
kind aim_physics A	0:18 3:-16 4:9 5:-6 8:-8
kind aim_physics F	0:22 1:-6 2:-8 3:-22 6:21 8:-7
kind aim_physics H	0:-8 2:6 6:18
kind aim_physics N	0:-14 1:-16 2:-13 3:-11 4:21 5:31 6:-9 7:-6 9:-6
kind aim_physics O	0:22 1:10 3:-15 4:-11 5:8 8:-16
kind aim_physics U	1:-6 2:-7 3:-7 6:23 8:-6
kind aim_physics V	2:13
kind aim_physics at	0:19 8:-10
kind aim_physics from	3:19 5:-7 8:-12
kind aim_physics h +	1:-8 2:11 3:-8 4:24 6:-10 8:-20
kind aim_physics in	0:-19 1:-8 2:-8 3:-15 4:6 5:6 6:-6 8:30
kind aim_physics is	0:22 1:-6
kind aim_physics none	0:15 3:-28 6:34 8:-13 9:-6
kind aim_physics of	0:31 3:-10
kind aim_physics p	1:22 3:-32 4:15 5:11 7:-6 8:-14 9:-6
kind aim_physics s	0:10 2:9 3:-8 4:-7 8:9
kind aim_physics u	0:17 1:-9 3:-15 6:19 8:-10 9:-6
kind aim_physics vs	1:-8 2:18
kind aim_physics with	1:30 3:-17 4:-6 6:-7 8:-7
kind air_hockey	0:14 1:-8 2:12 3:-9
kind air_hockey - 1	0:12 2:11 3:-11
kind air_hockey A	1:-8 2:17
kind air_hockey O	0:8
kind air_hockey none	0:7 1:7 3:-6
kind air_hockey p	1:9
kind air_hockey s	0:6 1:-9 2:10
kind air_hockey vs	1:-14 2:22
kind anagram	0:27 3:-12
kind anagram - +	0:20 3:-9
kind anagram - 1	0:17 3:-7
kind anagram O	0:16 3:-7
kind anagram none	0:29 3:-11
kind anagram p	0:10
kind anagram u	0:16 3:-7
kind arena	0:8 1:9 2:7 3:-9 5:-9 9:-6
kind arena - +	0:11 1:16 3:-17 4:9 5:-8 6:-9 7:6 9:-6
kind arena - 1	0:19 1:21 3:-21 4:-6 8:-9
kind arena A	1:13 2:16 3:-19 5:-8 6:-7 7:10 9:-7
kind arena F	0:-6 1:54 3:-35 4:-14 5:-8 6:9 7:-8 8:-13 9:-7
kind arena H	0:8 1:-9 2:25 3:-7
kind arena N	0:29 3:-6 4:-8
kind arena O	0:-6 2:-17 4:16 5:-13 6:15 9:-7
kind arena U	0:21 1:11 4:-7 5:-6 8:-11
kind arena V	0:23 1:-9
kind arena as	1:23 3:-8 8:-6
kind arena at	1:-10 2:19 3:-10 4:12 8:-15
kind arena h +	1:-15 2:23 3:10 4:-15 5:-13 6:20 9:-8
kind arena in	0:14 2:-10 4:-6 8:17
kind arena is	1:-8 2:18
kind arena none	2:12 4:-7 5:-9 7:10 8:-11 9:-6
kind arena of	1:-7 2:-7 3:13 4:14 5:-9 6:-7
kind arena p	0:11 2:17 5:-10 7:-6 8:-11 9:-6
kind arena s	1:10 2:-9 3:-10 4:-7 6:18
kind arena u	0:6 1:12 3:-12 5:-9 9:-6
kind arena vs	0:8 1:-6 2:17
kind arena with	1:40 2:-20 3:-31 5:-7 6:12 7:-6 9:-6
kind backgammon	0:21 1:-7 2:-6 3:8 8:-7
kind backgammon - +	0:13 3:6
kind backgammon - 1	0:19 3:-10
kind backgammon A	0:17
kind backgammon F	0:26 3:-17
kind backgammon none	0:12 3:6
kind backgammon u	0:32 1:-8 2:-8
kind batting	1:-13 3:-11 4:-9 5:18 6:10
kind batting - +	1:-11 3:-23 4:-10 5:19 6:16
kind batting - 1	1:-7 3:15
kind batting A	0:18 1:-6
kind batting N	0:-12 3:-9 5:21
kind batting O	1:-9 2:-7 4:-6 5:-7 6:27 8:-12
kind batting U	1:-7 2:10 3:-12 8:13
kind batting in	0:-18 3:-8 5:21 8:11
kind batting none	1:-11 2:11 4:-8 5:14 6:12 8:-15
kind batting of	3:-6 8:13
kind batting p	0:7 3:6
kind batting u	1:-13 2:11 3:-23 4:-11 5:29 6:7 9:-6
kind battleship	0:8 1:-35 2:21 4:-10 5:-6 6:10 8:8
kind battleship - +	0:-9 1:-21 2:39 4:-12 5:-7 6:-6 8:-10
kind battleship - 1	0:12 1:-27 2:-9 3:-17 6:23 8:12
kind battleship A	1:-20 2:11 3:-14 8:23
kind battleship O	0:6 2:13 3:-8
kind battleship V	1:-20 3:11 6:11
kind battleship none	0:7 1:-19 2:12 3:15 4:-8 8:-7
kind battleship p	0:-12 1:-31 2:6 4:-12 5:-6 6:9 7:-6 8:30
kind battleship s	0:6
kind battleship u	0:14 1:-14 2:24 3:-10 8:-7
kind battleship with	1:-29 2:-12 3:-16 6:26 8:21
kind blackjack	0:23 3:-8
kind blackjack - +	0:16
kind blackjack - 1	0:13 3:-6
kind blackjack F	0:12 3:-7
kind blackjack U	0:12
kind blackjack none	0:21 3:-6
kind blackjack p	0:12 3:-7
kind blackjack u	0:18
kind bowling	0:9 4:-9 5:16 6:-9
kind bowling - +	0:16 1:-10 3:-6 4:-8 5:13 6:-6
kind bowling - 1	0:14 1:14 3:-7 6:-7
kind bowling A	0:27 2:-7 3:-6 6:-6
kind bowling O	0:6 1:-8 2:22 3:-22 4:-12 5:-7 6:-10 8:18
kind bowling U	0:-10 1:-8 2:-8 3:19 5:19 8:-12
kind bowling is	0:12
kind bowling none	0:7 2:8 4:-6 5:17 6:-6 8:-12
kind bowling p	0:20 1:15 2:-12 3:-9
kind bowling s	1:-8 2:12
kind bowling u	1:-6 2:15 4:-11 6:-9
kind bowling with	0:9 1:12 2:-7 3:-6
kind breakout	1:18 2:-15 3:22 4:-10 7:-6 8:-11 9:-6
kind breakout - +	1:34 2:-9 3:-11 4:-6 6:-6 8:-7
kind breakout - 1	0:-8 2:-11 3:44 4:-8 5:-8 6:-9 8:-8
kind breakout A	1:15 2:-8
kind breakout F	1:-11 2:-9 3:28 4:-6 5:10 6:-9 8:-6
kind breakout O	0:-7 1:26 2:-14 3:20 4:-12 5:-18 6:6 7:-7 8:-13 9:-6
kind breakout U	6:16
kind breakout h +	0:10 1:-12 2:-16 3:-9 4:-9 5:10 6:29 7:-6 8:-10 9:-6
kind breakout is	0:-23 1:28 2:-21 3:15 4:-12 5:-10 6:22 7:-9 8:-11 9:-9
kind breakout none	2:-14 4:-9 5:16 6:9 7:-6 8:-9
kind breakout of	3:12
kind breakout p	0:-20 1:-22 2:-14 3:36 4:-9 5:10 6:15 7:-6 8:-10 9:-6
kind breakout s	1:41 2:-19 3:-7 4:-12 5:-8 6:11 7:-7 8:-12 9:-7
kind breakout u	0:20 2:-6 3:6 6:-6 8:-7
kind breakout with	0:-10 2:-6 3:38 5:-6 6:-10 8:-7
kind bubble_shooter	0:12 1:-14 2:-8 3:11 8:6
kind bubble_shooter - +	3:-9 8:16
kind bubble_shooter - 1	1:-18 2:-12 3:29
kind bubble_shooter A	1:-17 2:-9 3:24
kind bubble_shooter none	0:8 1:-12 2:-6 3:14
kind bubble_shooter p	1:-13 2:-6 3:16
kind bubble_shooter s	3:-6 8:17
kind bubble_shooter u	0:12 3:-6
kind bubble_shooter with	0:15 3:-9
kind carrom	0:10 1:-18 2:-7 3:-6 4:-11 5:-6 6:16 8:18 9:-7
kind carrom - +	0:8 1:-15 2:-9 3:-19 4:-9 6:18 8:20 9:-6
kind carrom - 1	0:7 1:-14 3:15
kind carrom A	0:-15 1:-19 2:-14 4:-11 6:23 8:20 9:-7
kind carrom F	0:14 3:-8
kind carrom O	0:8 1:-6 3:-13 8:17
kind carrom U	0:17
kind carrom in	0:-14 1:-13 2:-10 3:-9 4:-6 6:39 8:-15
kind carrom none	0:14 1:-10 2:-7 3:-15 4:-6 8:24
kind carrom u	0:15 1:-25 2:-11 4:-11 5:-6 6:16 8:18 9:-8
kind catcher	1:12 3:8 5:-8 6:-8 9:-6
kind catcher - +	1:45 2:8 3:-9 4:-18 6:-10 7:-7 9:-6
kind catcher - 1	1:10 2:-12 3:29 4:-7 6:-6 8:-8
kind catcher A	1:15 3:20 4:-11 5:-6 7:-6 8:-8 9:-6
kind catcher F	1:17 3:19 4:-9 5:-7 6:-6 7:-6 8:-9
kind catcher H	0:-8 2:36 3:-9 5:-6
kind catcher N	1:-13 2:9 4:-7 6:-7 7:-6 8:17 9:-6
kind catcher O	1:20 3:-6 5:-11 6:-14 8:12 9:-7
kind catcher U	0:13 4:-8 5:8
kind catcher V	1:20 4:-10 8:-7
kind catcher and	3:-11 5:-6 8:22
kind catcher as	0:14 3:-6
kind catcher at	4:-6 8:18
kind catcher by	0:9
kind catcher from	0:15 1:-6 2:-6 3:-9 4:-6 5:-7 8:15
kind catcher h +	1:-14 2:15 3:13 5:-8 6:-6 9:-7
kind catcher in	1:25 2:-11 3:-20 4:7 6:-6
kind catcher none	2:8 3:21 4:-9 6:-6 8:-12
kind catcher not	0:-9 1:-6 2:43 3:-19 4:-6
kind catcher obj	1:-7 2:-7 3:15
kind catcher of	0:-16 1:-7 3:15 4:-11 5:-6 8:24
kind catcher p	0:-8 1:-14 2:26 3:16 6:-9 7:-6 9:-6
kind catcher s	1:21 2:-9 5:-6 6:-7
kind catcher subj	0:-19 1:21 2:-6 3:25 4:-7 5:-7 8:-11 9:-6
kind catcher to	0:-12 1:21 3:-10 4:-13 8:15
kind catcher u	1:21 2:-7 4:-11 6:-7 8:6 9:-6
kind catcher with	0:14 1:37 2:-13 3:-35 4:-9 5:-8 6:-11 8:19
kind checkers	0:21 1:-6 2:13 3:-17 4:-6 8:8
kind checkers - +	0:20 1:-9 2:10 3:-9
kind checkers - 1	0:6 2:20 3:-15
kind checkers A	0:16 1:-22 2:17
kind checkers F	0:17 3:-7
kind checkers O	0:12 1:7 3:-7
kind checkers h +	0:-6 1:-7 8:21
kind checkers none	0:28 2:8 3:-16 8:-7
kind checkers p	0:13 1:12 2:-6 3:-12
kind checkers s	1:-22 2:34
kind checkers u	0:21 1:-14 3:-11 8:12
kind checkers vs	1:-18 2:27 3:-6
kind chess	0:24 1:-10 2:21 3:-9 8:-6
kind chess - +	0:21 1:8 2:10 3:-13 4:-6 8:-6
kind chess - 1	0:24 1:-20 2:22 3:-8
kind chess A	1:-10 2:37 3:-11 4:-6
kind chess O	0:42 1:-9 3:-10 8:-6
kind chess U	0:7
kind chess h +	2:6
kind chess is	0:10 1:12 2:-7
kind chess none	0:35 3:-15 8:-6
kind chess of	0:10
kind chess p	0:21 1:18 2:-13 3:-11
kind chess s	1:-10 2:21
kind chess u	0:24 1:-21 2:27 3:-8 8:-7
kind chess vs	1:-19 2:35 3:-7
kind clicker	2:-17 3:27 4:-12 5:-9 6:-8 7:-7 8:17
kind clicker - +	1:-10 2:-19 3:31 4:-12 5:-9 6:-7 7:-7 8:17
kind clicker - 1	0:7 1:21 2:-12 3:12 4:-8 5:-7 6:-9 8:-12
kind clicker A	0:-19 1:15 2:-26 3:21 4:-11 5:-8 7:-7 8:16
kind clicker F	1:-10 2:-11 3:22 4:-8 5:-6 6:-9 8:14
kind clicker N	3:24 8:-14
kind clicker O	0:16 4:-8 8:11
kind clicker U	8:11
kind clicker as	0:-7 3:25
kind clicker h +	3:14
kind clicker in	3:14 8:-8
kind clicker none	0:7 1:-9 2:-18 3:30 4:-10 5:-7 6:-6 7:-6 8:13
kind clicker of	0:10 1:9 3:-6
kind clicker p	1:23 2:-17 3:10 4:-10 6:-7 8:-7
kind clicker s	1:-16 2:-7 3:46 4:-6 5:-7 8:-19
kind clicker u	1:-7 2:-14 3:15 4:-11 5:-7 6:-7 7:-6 8:25
kind clicker with	1:23 3:-20
kind connect_four	0:24 1:-15 2:12 4:-6 8:-8
kind connect_four - +	0:21 1:-14 2:-12 3:18
kind connect_four - 1	0:20 1:-10 2:12 3:-16
kind connect_four A	0:20 2:-10
kind connect_four F	0:6 1:-17 2:-7 3:32 4:-7 6:-6 8:-6
kind connect_four O	0:12
kind connect_four U	0:-13 2:24 3:-6
kind connect_four is	0:11 3:-8
kind connect_four none	0:28 1:-15
kind connect_four p	0:19 2:-7 3:7
kind connect_four s	0:9
kind connect_four u	0:12 1:-10 2:16 8:-6
kind connect_four vs	0:6
kind connect_four with	3:13
kind crazy_eights	0:14 1:-12 2:12 3:-6 5:10 8:-13
kind crazy_eights - +	0:20 1:-10 2:-8 3:13 4:-6 8:-6
kind crazy_eights - 1	0:8 1:-6 2:21 3:-7 8:-7
kind crazy_eights A	0:16 1:-11 2:15
kind crazy_eights N	5:15 8:-8
kind crazy_eights O	1:-7 2:18 3:-9 4:-6 5:16 8:-11
kind crazy_eights U	0:24 3:-6
kind crazy_eights h +	0:-15 3:-9 5:35 8:-17
kind crazy_eights none	0:19 1:-11 2:-8 5:12 8:-13
kind crazy_eights p	1:-11 2:12 3:9 8:-6
kind crazy_eights s	0:9
kind crazy_eights u	0:16 1:-7 5:20 6:-6 8:-11
kind crazy_eights vs	0:-6 2:17
kind crossing	1:7 2:14 3:-10 4:10 6:-6 9:-6
kind crossing - +	0:12 1:-8 2:-7 5:18 6:-7 8:-7
kind crossing - 1	1:33 3:-13
kind crossing A	1:41 2:-11 3:-13
kind crossing F	1:13 3:14 4:-9 8:-6
kind crossing N	1:-6 2:-7 3:-16 4:40 5:-13
kind crossing O	0:7 1:-13 2:-15 5:32 6:-10 7:-6 8:-10 9:-6
kind crossing U	0:6 1:-8 2:-10 3:-10 4:7 8:17
kind crossing V	1:-18 2:65 3:-14 4:-14 8:-14 9:-7
kind crossing at	0:11
kind crossing by	2:14
kind crossing from	2:9
kind crossing h +	1:-15 2:36 3:-10 4:15 5:-10 6:-6 9:-6
kind crossing in	0:16 4:-7 5:19 8:-15
kind crossing none	1:7 2:12 3:-15 4:7 8:6
kind crossing of	3:9
kind crossing p	0:-9 1:-11 2:41 3:-23 4:13 5:11 6:-8 7:-7 8:-6 9:-7
kind crossing s	1:20 2:-11 3:-8 4:20 5:-7
kind crossing subj	1:8
kind crossing to	0:-9 1:-6 2:19 3:-6 4:25 5:-16 8:-12
kind crossing u	0:11 1:9 5:-6 8:-7
kind crossing with	0:-15 1:26 2:-10 4:-8 5:19 6:-8 8:-12
kind crossword	0:30 1:-8 2:-6 3:12 4:-7 8:-11
kind crossword - +	0:25 1:-8 2:-7 3:20 4:-8 5:-6 8:-12
kind crossword - 1	0:26 3:-12
kind crossword A	0:18
kind crossword F	0:21 3:-13
kind crossword N	1:-7 2:-6 3:40 4:-9 5:-8 8:-15
kind crossword O	0:35 1:-6 4:-6 8:-9
kind crossword U	0:23 3:-6
kind crossword as	0:-6 1:-7 3:22 8:-7
kind crossword at	0:9
kind crossword from	0:15 3:-6
kind crossword in	0:9
kind crossword none	0:35 1:-6 2:-6 8:-7
kind crossword s	0:15 3:-6
kind crossword u	0:30 1:-8 2:-6 3:14 4:-7 8:-11
kind crossword with	0:14
kind delivery_game	1:13
kind delivery_game - 1	1:16
kind delivery_game none	0:6 1:17 2:-9 3:-6
kind dice_game	0:10 1:-7 2:-7 3:24 4:-8 8:-11
kind dice_game - +	2:-7 3:22 4:-7 8:-9
kind dice_game - 1	0:7
kind dice_game A	0:11
kind dice_game O	3:24 4:-6 8:-9
kind dice_game in	0:13
kind dice_game none	0:-10 3:30 4:-6 8:-9
kind dice_game p	0:21 3:-7
kind dice_game u	3:21 4:-6 8:-7
kind dominoes	0:22 1:-15 2:-18 3:13 4:-10 8:14
kind dominoes - +	0:26 1:-11 2:-16 4:-8 8:12
kind dominoes - 1	1:-11 2:-9 3:26 8:-9
kind dominoes A	0:15 1:-19 2:-17 3:-6 4:-10 5:-6 8:29
kind dominoes F	3:16
kind dominoes N	0:9
kind dominoes O	0:22 3:-10
kind dominoes U	1:-7 2:-6 3:23 8:-6
kind dominoes none	0:27 1:-14 2:-10 3:-10 4:-8 8:18
kind dominoes p	3:13
kind dominoes s	0:10 1:-6
kind dominoes u	0:27 1:-12 2:-11 4:-7 8:10
kind dominoes vs	0:22 2:-12
kind dress_up	1:31 2:-12 3:9 4:-12 5:-7 6:-6 8:-7
kind dress_up - 1	1:27 2:-7 3:-12 4:-6
kind dress_up A	0:-8 1:35 2:-10 3:-9 4:-10
kind dress_up O	0:10 3:9
kind dress_up h +	3:27 5:-7 6:-6 8:-7
kind dress_up none	0:6 1:22 2:-12 3:8 4:-9 5:-8
kind dress_up p	0:-8 3:31 5:-7 8:-7
kind dress_up u	1:33 2:-9 3:-15 4:-7
kind duel	0:6 1:11 2:21 3:-16 4:-7 7:-6 9:-6
kind duel - +	0:14 1:18 2:-9 3:-15 4:-12
kind duel - 1	0:15 1:6 2:21 3:-21 4:-6 6:-6
kind duel A	1:8 2:33 3:-12 8:-9 9:-6
kind duel F	0:9 1:15 2:-7 4:-7 6:-8 8:-7
kind duel H	0:-7 1:7 2:-9 3:-6 6:24
kind duel N	0:-8 2:14 3:-15 5:-8 6:12
kind duel O	0:23 2:-8 3:-19 4:-9 5:11 6:-8 8:10
kind duel U	0:15 2:16 3:-11 4:-6 8:-9
kind duel V	1:-9 4:-6 8:18
kind duel and	0:-23 1:36 3:-16 8:-7
kind duel at	1:-9 2:6 3:-6 4:-8 8:19
kind duel h +	0:-13 2:34 3:-17 5:-11 7:-8 8:12 9:-11
kind duel in	0:6 1:34 2:-22 3:-7 4:-6 8:-9
kind duel is	0:11
kind duel none	0:19 1:20 3:-29 8:6
kind duel of	0:14 2:18 3:-8 8:-6 9:-7
kind duel p	0:33 1:16 2:-17 3:-21 4:-6 8:-7
kind duel s	2:31 3:-9 4:-8 5:-6 6:-6 7:-6
kind duel u	1:11 2:24 3:-15 4:-7 5:-8 7:-6 8:9 9:-7
kind duel vs	0:-9 1:-34 2:61 3:-7
kind duel with	1:18 2:-18 3:15 6:-8 8:-8
kind falling_blocks	1:-15 2:-11 3:45 4:-9 5:-7 6:-6
kind falling_blocks - +	0:7 1:-13 2:-12 3:38 4:-12 5:-11 6:-6
kind falling_blocks - 1	1:-15 2:-8 3:43 4:-6 6:-6 8:-8
kind falling_blocks A	0:25 1:-21 2:-16 3:24 4:-7
kind falling_blocks F	1:-12 2:-9 3:47 4:-6 6:-7 8:-6
kind falling_blocks N	3:10
kind falling_blocks O	0:7 1:-7 3:26 4:-7 5:-6 8:-10
kind falling_blocks U	2:-6 3:6 4:-6 8:12
kind falling_blocks from	3:22
kind falling_blocks in	0:7
kind falling_blocks is	0:-7 1:-12 2:-12 3:38
kind falling_blocks none	0:11 1:-9 2:-8 3:31 4:-10 5:-8
kind falling_blocks of	0:-10 1:-12 2:-8 3:44 8:-6
kind falling_blocks p	0:10 1:-7 2:-6 3:18 8:-6
kind falling_blocks s	0:7
kind falling_blocks to	0:8
kind falling_blocks u	1:-14 2:-9 3:47 4:-10 5:-7 6:-6
kind falling_blocks with	1:-11 3:30 8:-6
kind farm_sim	1:16 2:15 3:10 4:-12 5:-7 6:-7 8:-10 9:-6
kind farm_sim - +	1:-12 2:17 3:18 4:-12 5:-6 8:-10
kind farm_sim - 1	1:28 2:-11
kind farm_sim A	1:18 2:7 3:-9 4:-6 8:-6
kind farm_sim F	0:-6 1:-6 2:-8 3:35 4:-6
kind farm_sim N	0:-8 2:19 3:8 4:-8 8:-8
kind farm_sim O	3:7
kind farm_sim h +	1:-9 2:22 3:12 4:-9 8:-7
kind farm_sim none	0:-6 2:20 3:21 4:-13 5:-7 6:-7 8:-11 9:-6
kind farm_sim p	1:7 2:7 3:22 4:-12 5:-7 6:-6 8:-9
kind farm_sim s	1:17 2:-9
kind farm_sim u	2:10 3:8 4:-8 8:-7
kind farm_sim with	0:6 1:15 2:-6 3:-9
kind fifteen_puzzle	0:21 1:-9 3:-24 8:25
kind fifteen_puzzle - +	0:22 3:-11 8:9
kind fifteen_puzzle - 1	1:-7 3:-17 8:23
kind fifteen_puzzle A	0:12
kind fifteen_puzzle O	3:-13 8:22
kind fifteen_puzzle U	0:20
kind fifteen_puzzle none	0:20
kind fifteen_puzzle u	0:20 1:-10 2:-6 3:-24 4:-6 8:30
kind fifteen_puzzle with	0:10
kind flappy	1:26 3:-17 4:-9 5:29 6:-8 7:-6 8:-10
kind flappy - +	1:25 3:-8 6:-11 7:-6 8:-9 9:-6
kind flappy - 1	0:6 1:52 2:-14 3:-17 5:-8 8:-10
kind flappy A	1:38 2:-12 3:-8 4:-9 5:6 7:-6 8:-9 9:-6
kind flappy F	1:40 2:-8 3:-20 4:-8 6:-9 8:-7
kind flappy N	0:-8 1:-6 2:11 3:-10 4:-15 5:35 8:-17
kind flappy O	2:-16 4:-14 5:30 6:-13 7:-6 8:-9 9:10
kind flappy U	0:12 3:-7 5:20 8:-13
kind flappy V	0:-7 1:19 2:17 3:-14 4:-8 5:-6 8:-7
kind flappy from	3:-12 4:-11 5:11 8:16
kind flappy h +	1:-13 3:-17 4:-16 5:61 6:-8 7:-6 8:-9
kind flappy in	0:-13 1:6 2:-6 3:-7 4:-13 5:35 8:-12
kind flappy is	5:9
kind flappy none	1:16 2:-7 3:-10 5:19 6:-7
kind flappy obj	3:-13 5:18
kind flappy of	0:-20 1:19 2:-14 3:-13 4:-9 5:40 6:-6 8:-14 9:-7
kind flappy p	0:-6 2:-8 4:-15 5:56 6:-8 7:-6 8:-27 9:-7
kind flappy s	1:41 2:-12 3:-13 8:-6
kind flappy to	0:10
kind flappy u	0:6 1:21 3:-18 4:-8 5:19 6:-8
kind flappy with	0:-6 1:30 3:-14 4:-12 5:19 6:-11 8:-12
kind gomoku	0:28 1:-6 3:-7
kind gomoku - +	0:20
kind gomoku - 1	0:14 3:-6
kind gomoku O	0:17
kind gomoku U	0:14
kind gomoku none	0:27 1:-8 3:-6
kind gomoku u	0:30 1:-6 3:-9
kind guess_word	0:28 1:-28 2:-17 3:14 8:14
kind guess_word - +	0:29 1:-6 3:-6
kind guess_word - 1	1:-32 2:-14 3:29 8:11
kind guess_word A	0:26 1:-19 2:-15 3:6 8:10
kind guess_word F	0:-6 3:17
kind guess_word O	0:22 3:-15
kind guess_word none	0:24 1:-15 2:-18 3:-13 8:25
kind guess_word p	0:13
kind guess_word u	0:20 1:-24 2:-22 8:25
kind guess_word with	1:-18 2:-10 3:30
kind hangman	0:24 1:-7 2:-10 4:6 5:-7
kind hangman - +	0:34 2:-7 8:-13
kind hangman - 1	1:-24 2:-10 3:31 4:-8 5:-6 6:-6 8:12
kind hangman A	0:36 1:-19 2:-9
kind hangman F	0:35 3:-40 8:19
kind hangman N	0:-18 1:13 2:-8 3:33 4:11 5:-12 6:-7 7:-6 8:-31
kind hangman O	0:7 1:-7 3:10
kind hangman U	0:20 3:-6
kind hangman none	0:25 1:-8 2:-9 3:18 4:6 5:-7 8:-15
kind hangman p	0:28 1:-7 2:-6 3:-14 4:-9 5:-6 8:14
kind hangman s	0:-10 1:-21 2:-11 3:52 5:-6 6:-6 8:-24
kind hangman u	0:30 1:7 2:-7 4:-7 8:-10
kind hangman with	1:-6 3:-26 8:31
kind hidden_objects	0:10 1:-6 2:32 3:-30 4:-14 5:-10 6:-8 7:-6 8:7 9:12
kind hidden_objects - +	0:-10 2:56 3:-23 4:-14 5:-9 6:-7 7:-6 8:-13 9:-6
kind hidden_objects - 1	0:22 1:-17 2:21 3:-10 4:-8 5:-6
kind hidden_objects A	1:-16 2:47 3:-16 4:-8 5:-6 8:-9
kind hidden_objects N	0:28 4:-7
kind hidden_objects O	0:-12 1:7 2:22 3:-25 4:-11 6:-6 8:18
kind hidden_objects from	2:13 8:-7
kind hidden_objects h +	0:-6 2:-9 3:-20 8:18 9:20
kind hidden_objects in	0:12
kind hidden_objects none	2:32 3:-27 4:-13 5:-7 6:-6 8:13
kind hidden_objects of	1:-6 3:-19 9:29
kind hidden_objects p	0:13 1:-9 2:-8 3:-15 9:25
kind hidden_objects s	0:-6 2:-8 3:-8 8:24
kind hidden_objects u	0:12 1:-6 2:42 3:-21 4:-11 5:-7 8:-17
kind hidden_objects with	1:7 2:13 3:-12
kind hoops	1:7 2:-9 3:-8 4:26 5:-9 8:-11
kind hoops - +	0:-15 1:-12 2:-8 3:-13 4:15 5:-6 6:29 8:-13
kind hoops - 1	1:11
kind hoops O	0:-8 1:-13 2:-8 3:-13 4:18 5:-8 6:25 8:-13
kind hoops u	0:-10 1:-15 2:-9 3:-14 4:24 5:-8 6:24 8:-16
kind jigsaw	1:-8 3:12 4:18 8:-17
kind jigsaw - +	3:-14 4:25 8:-9
kind jigsaw - 1	3:22 8:-13
kind jigsaw N	3:19 4:-8 8:-11
kind jigsaw O	0:6 4:12
kind jigsaw none	1:-6 3:-7 4:25 8:-9
kind jigsaw p	3:8
kind jigsaw u	1:-6 3:-16 4:27 8:-9
kind lander	1:16 2:-7
kind lander A	1:13 2:-7
kind lights_out	0:6 1:-10 8:10
kind lights_out - +	3:19 4:-6 8:-10
kind lights_out A	1:-27 3:-8 8:32
kind lights_out N	0:-9 3:35 4:-12 8:-20
kind lights_out none	1:-25 3:22 4:-10 8:16
kind lights_out s	0:-10 1:-27 3:22 4:-10 8:21
kind lights_out u	0:14
kind mancala	1:-17 2:10 3:32 4:-10 5:-9 8:-11
kind mancala - +	0:15 1:-7 3:15 4:-6 8:-7
kind mancala - 1	1:-16 2:9 3:21 8:-6
kind mancala A	1:-18 2:28 3:-7
kind mancala N	0:-10 1:-6 2:-13 3:46 4:-9 5:-8 8:-12
kind mancala O	0:17 3:-6
kind mancala U	0:8
kind mancala none	0:9 1:-13 3:29 4:-8 5:-7 8:-9
kind mancala p	0:18 3:-7
kind mancala u	1:-15 2:8 3:32 4:-9 5:-8 8:-11
kind marble_path	0:6 1:9 3:-7
kind marble_path none	1:12 3:-6
kind match3	1:-14 2:-9 3:46 4:-6 8:-7
kind match3 - +	0:17 2:-9 3:19 8:-6
kind match3 - 1	0:-7 1:-22 2:-7 3:52 4:-6 6:-7 8:-7
kind match3 A	1:-13 2:-12 3:28
kind match3 F	0:-11 1:-12 2:-7 3:50 6:-7
kind match3 N	0:-9 3:27 8:-9
kind match3 O	0:9 3:16
kind match3 U	0:27 3:-12
kind match3 in	0:6
kind match3 none	0:11 1:-10 2:-9 3:34 4:-6 8:-6
kind match3 of	3:18
kind match3 p	1:-10 2:-10 3:43 6:-6 8:-6
kind match3 u	0:10 1:-17 2:-7 3:36 4:-6 8:-6
kind match3 with	0:-8 1:-17 2:-6 3:47 6:-7 8:-7
kind maze	2:11 3:6 6:-8 7:-6
kind maze - +	0:6 2:6 3:-18 5:12 6:-9 7:-7 8:9 9:-7
kind maze - 1	1:21 3:8 4:-9 5:-7 6:-6 8:6
kind maze A	1:20 2:27 3:-17 4:-11 5:-6 8:-8
kind maze F	1:-13 2:9 3:13 4:-11 5:7 6:-11 7:-6 9:-6
kind maze H	2:17
kind maze N	0:27 8:-12
kind maze O	0:-12 1:7 4:19 6:-11 7:-7 9:-7
kind maze U	0:10 1:-11 2:-16 3:16 4:-9 5:-10 8:19
kind maze as	0:7
kind maze from	0:-16 2:-16 3:-15 4:18 5:-7 8:22
kind maze h +	1:-11 2:21 3:10 5:-9 6:-7
kind maze in	0:11 1:-12 2:-7 3:13 4:-12 5:-7 8:13
kind maze is	0:-8 1:-18 2:30 4:-8
kind maze none	1:11 2:6 6:-6 8:-6
kind maze of	0:-6 1:-17 2:-17 3:28 4:-10 5:19 6:-7 8:-14
kind maze p	0:-10 2:25 3:20 4:-14 6:-7 7:-6 8:-12 9:-7
kind maze s	1:28 2:-11 5:-7
kind maze u	0:13 3:-12 6:-7 8:11
kind maze with	1:17 2:13 3:-16 6:-6 8:-7
kind memory	1:-16 2:-10 3:50 4:-6 5:-6 8:-7
kind memory - +	0:6 1:-8 2:-10 3:51 4:-9 5:-6 8:-11
kind memory - 1	1:-30 2:-11 3:67 4:-6 8:-7
kind memory A	0:-10 1:-48 2:-18 3:82 8:-10 9:-6
kind memory F	1:-9 3:30
kind memory N	0:13 2:-9 3:29 4:-12 5:-7 8:-8
kind memory O	0:6 3:34 4:-11 8:-6
kind memory U	0:21 3:11 4:-6 8:-8
kind memory V	0:-15 1:-33 2:-9 3:57 4:-7 8:-6
kind memory as	0:7 1:-6 3:18 8:-7
kind memory at	0:-8 1:15 3:9 4:-16 8:7
kind memory from	0:17 3:-10
kind memory h +	1:-10 3:-29 5:-6 7:20 8:10
kind memory in	0:-12 1:-9 2:-16 3:21 4:-12 7:25 8:-12
kind memory none	1:-16 2:-6 3:49 5:-6 8:-9
kind memory of	0:7 1:-16 2:-10 3:27
kind memory p	1:-21 3:46 4:-6
kind memory s	0:11 1:-14 2:-6 3:31 4:-7 8:-10
kind memory to	0:16 3:-7
kind memory u	1:-14 2:-12 3:48 5:-6
kind memory with	0:-9 1:-35 2:-13 3:68 8:-6
kind merge_drop	1:-22 2:-12 3:58 4:-8 5:-7 6:-7 8:-16
kind merge_drop - +	1:-9 2:-8 3:38 4:-8 5:-7 6:-6 8:-14
kind merge_drop - 1	0:-8 1:-25 2:-9 3:49 6:-6 8:-7
kind merge_drop F	0:-6 1:-14 3:41 6:-6
kind merge_drop O	3:14
kind merge_drop U	0:12 1:-8 3:12 8:-6
kind merge_drop as	1:-9 3:19
kind merge_drop is	1:-25 2:-11 3:31
kind merge_drop none	0:-6 1:-6 2:-7 3:34 4:-6 6:-6 8:-6
kind merge_drop of	0:10
kind merge_drop subj	0:8 1:-12 3:24 8:-6
kind merge_drop u	1:-21 2:-10 3:51 4:-7 5:-7 6:-7 8:-16
kind merge_grid	1:-11 2:-7 3:35 4:-9 8:-11
kind merge_grid - +	0:-7 3:30 4:-12 8:-6
kind merge_grid - 1	1:-8 3:22 8:-6
kind merge_grid F	1:-10 3:12
kind merge_grid U	0:-20 1:-10 2:-7 3:44 4:-9 8:-12
kind merge_grid none	0:-9 3:28 4:-11
kind merge_grid u	1:-14 2:-6 3:37 4:-7 6:-6 8:-9
kind merge_grid with	1:-8 3:13
kind minesweeper	0:22 1:-13 3:6 4:-8
kind minesweeper - +	0:15 1:-7 3:17 4:-8 8:-10
kind minesweeper - 1	0:14 1:-12 3:-11 8:14
kind minesweeper A	0:32 1:-16 2:-7
kind minesweeper F	0:14 3:-10
kind minesweeper N	0:16 3:-12 8:8
kind minesweeper O	3:18 8:-6
kind minesweeper U	3:9
kind minesweeper from	0:11
kind minesweeper none	1:-12 3:19 4:-11 5:-8 6:-6 8:13
kind minesweeper p	0:15 1:-12 2:7 3:-9 4:-7 8:15
kind minesweeper u	0:16 1:-6 2:-7 3:20 4:-6 8:-12
kind minesweeper with	0:15 1:-8
kind none - +	4:6 7:-6 9:-6
kind none - 1	1:19 5:-6
kind none A	1:14 2:10 6:-6
kind none F	1:-8 3:19 6:7
kind none H	1:8 2:23 3:-8 4:-7 8:-8
kind none N	1:-6 4:9 7:-6 8:15 9:-6
kind none O	3:9 6:6 7:-6
kind none U	0:11
kind none V	1:12 2:-8 4:6 6:-7
kind none also	0:20 3:-6
kind none and	1:15 3:26 4:-13 6:-9 7:-8 8:-18 9:-8
kind none as	1:31 2:-12 3:-28 5:-9 6:-9 7:-6 8:26 9:-6
kind none at	1:-6 3:-8 4:16 5:-9 6:-7 8:17
kind none by	0:-18 1:32 2:6 3:-19 5:-12 6:-7 7:-7 8:15 9:-7
kind none for	0:21 2:-15 4:21 5:-6 8:-12
kind none from	1:-6 2:14 3:-10 5:-6 7:-6 8:25
kind none h +	1:-11 2:7
kind none in	3:-16 5:6 6:-6 8:27
kind none is	0:9 2:8 4:13 6:-7 8:-13
kind none none	3:7
kind none not	0:15 3:-11 4:-6 8:8
kind none obj	1:-7 2:8 3:13 6:6 7:-6 8:-7
kind none of	3:10 7:-7
kind none p	1:-7 2:7 3:13 7:-6
kind none s	1:17 3:-6 5:-7 8:8
kind none subj	1:13 2:15 3:-10 7:-6
kind none to	1:-9 2:7 3:-9 4:32 6:-7 7:-6 9:-6
kind none u	7:-6
kind none vs	2:45 3:-11 4:-8 5:-6 6:-6 8:-7
kind none with	1:16 2:-6 4:-10 6:22 7:-8 9:-8
kind penalty	0:10 2:30 3:-19 4:-10 5:-6 6:-6
kind penalty - +	0:-14 1:11 2:20 3:-15 4:-13 5:-7 6:-6 7:-6 8:17 9:-6
kind penalty - 1	0:9 1:-12 2:34 3:-15 8:-7
kind penalty A	0:-15 2:48 3:-15 4:-9 6:-6 7:-6 8:-9 9:-6
kind penalty N	0:11 8:11
kind penalty O	0:32 1:-7 3:-10
kind penalty U	0:8
kind penalty h +	0:16 3:-6
kind penalty none	0:17 1:13 2:7 3:-21 4:-12 5:-7 6:-7 8:8
kind penalty of	1:11
kind penalty p	0:-6 1:25 2:10 3:-14 8:-6
kind penalty s	1:-18 2:36 3:-10 8:-6
kind penalty u	0:12 1:-10 2:25 3:-14 4:-11 5:-7 6:-6 8:11
kind penalty vs	0:-7 1:-16 2:40 3:-7
kind pinball	1:-7 3:25
kind pinball - +	3:19
kind pinball - 1	3:8
kind pinball F	0:-9 1:-6 3:26
kind pinball none	3:9
kind pinball s	0:8
kind pipe_puzzle	0:16 1:-10 2:-7 3:-22 5:-6 8:28
kind pipe_puzzle - +	0:8 1:-10 2:-7 3:-23 4:20 5:-6 8:21
kind pipe_puzzle - 1	0:13 1:-6 3:-7 4:-12 8:16
kind pipe_puzzle A	0:17
kind pipe_puzzle N	1:-9 3:-8 4:9 8:14
kind pipe_puzzle O	0:-11 2:-6 3:-25 4:20 8:24
kind pipe_puzzle U	0:19
kind pipe_puzzle from	3:-13 8:19
kind pipe_puzzle none	0:13 1:-8 2:-7 3:-15 4:9 5:-6 8:16
kind pipe_puzzle u	0:8 1:-11 2:-7 3:-24 4:20 5:-6 8:18
kind platformer	1:13 3:-6 6:-7 7:9
kind platformer - +	0:-14 1:27 2:6 3:-26 4:22 6:-11 8:-21 9:-8
kind platformer - 1	1:44 2:-14 3:-16 4:-8 5:13 6:-6
kind platformer A	0:-11 1:16 2:10 3:-13 4:10 5:-9 7:15 8:-9 9:-6
kind platformer F	1:26 2:10 4:-11 5:-8 6:-10 7:-6 8:-10 9:7
kind platformer H	0:9 1:-9 2:7 3:-6 5:-6 7:13
kind platformer N	0:-9 1:-10 2:6 3:-25 4:-9 5:32 6:-9 7:-8 8:16 9:-7
kind platformer O	1:9 2:-7 4:-6 6:-6 8:9 9:-7
kind platformer U	5:-9 6:-7 7:25 8:-18 9:-6
kind platformer V	2:-9 3:22
kind platformer as	1:30 2:-10 3:-16
kind platformer at	2:-10 3:-8 4:-6 5:16 7:15 8:-11
kind platformer from	0:-11 1:-10 2:-11 3:29 4:-10 5:13 6:-6 8:-8
kind platformer h +	1:-14 2:9 5:-8 6:-6 7:13
kind platformer in	0:7 1:-7 3:-8 4:-11 5:-10 8:31
kind platformer is	0:-6 1:-11 2:27 3:-16 4:-11 5:-10 6:-8 7:30 8:-12 9:-7
kind platformer none	1:10 2:16 3:-9 5:-10 6:-7 9:-6
kind platformer obj	3:22 5:-6
kind platformer of	0:8 1:-7 2:-8 3:-24 4:-9 5:-7 6:-7 8:17 9:23
kind platformer p	2:15 4:-11 6:-8 7:-7 8:7 9:-6
kind platformer s	0:-12 1:45 2:-10 3:-9 4:-9 6:-7 7:12 8:-9 9:-6
kind platformer subj	0:10 1:7
kind platformer to	0:6 4:-8 5:-7 8:17
kind platformer u	1:14 3:-17
kind platformer with	0:-16 1:37 2:-13 3:-17 4:-10 5:27 7:-6 8:-20 9:-6
kind quiz	0:19 2:-6 3:8 8:-6
kind quiz - +	0:27 2:-7
kind quiz - 1	0:13 1:-8 2:-10 3:37 4:-8 6:-6 8:-13
kind quiz A	0:14 1:-12 2:-23 3:18 7:-6 8:13
kind quiz F	0:13 1:-8 3:19 4:-7 6:-6
kind quiz H	0:-9 1:-6 3:-6 9:24
kind quiz N	0:18 1:13 2:18 3:-21 8:-27
kind quiz O	0:25 1:-8 2:-6 3:12 5:-7 6:-6
kind quiz U	0:21 1:-6 8:-8
kind quiz V	1:36 2:-10 3:-11 4:-7 8:-8
kind quiz as	1:-29 2:-8 3:40
kind quiz at	1:-9 2:-7 3:-13 4:27
kind quiz for	0:6 1:-8 3:19 4:-6
kind quiz from	3:15 8:-8
kind quiz h +	1:-10 4:22 5:-7 6:-6 8:-21 9:12
kind quiz in	0:10 3:-8 4:30 5:-14 8:-20
kind quiz is	1:23 2:-6 3:-6 8:-6
kind quiz none	0:24
kind quiz of	0:12 1:-7 3:11 8:-7
kind quiz p	0:29 1:-16 3:12 5:-6 8:-9
kind quiz s	2:-9 3:-10 8:20
kind quiz to	4:15
kind quiz u	0:17 2:-9
kind quiz with	0:13 1:-10 2:-12 3:14 4:-6 5:11 8:-8
kind race_board	0:27 1:-9 2:-13 3:17 4:-9 5:9 6:-6 8:-11
kind race_board - +	0:16 1:-7 2:-14 3:32 4:-12 5:10 6:-7 8:-15 9:-6
kind race_board - 1	0:42 1:-18 2:-6
kind race_board A	0:27 1:-9 2:-23 3:19 4:-8 5:-7 8:-9 9:8
kind race_board F	0:19 3:-9 5:11 8:-6
kind race_board N	3:17 4:-6 8:-6
kind race_board O	0:14 1:-8 3:30 4:-9 5:-6 6:-9 8:-13
kind race_board U	0:13 1:-8 2:-8 3:-9 4:-7 5:25 8:-7
kind race_board V	0:9
kind race_board and	1:17 2:-10 3:-22 5:17
kind race_board at	0:14
kind race_board from	3:20 8:-7
kind race_board h +	2:-10 3:-8 9:20
kind race_board in	0:20 8:-6
kind race_board is	2:-8 3:-12 4:-7 5:28
kind race_board none	0:21 1:-12 2:-10 3:26 4:-9 5:-6 6:-7 8:-12 9:7
kind race_board p	0:10 1:-9 2:-9 3:-10 4:-7 5:25
kind race_board s	0:14
kind race_board u	0:28 1:-6 2:-15 3:15 4:-8 6:-6 8:-11
kind race_board vs	0:7
kind race_board with	0:30 1:-9 3:-11
kind racing	1:17 3:-11 4:-8 5:23 6:-7 7:-6
kind racing - +	0:-8 2:-6 3:-24 4:-16 5:58 6:-9 7:-7 9:-8
kind racing - 1	1:42 2:-6 3:-12 4:-7
kind racing A	0:-7 1:29 3:-14 4:-7
kind racing F	0:-9 1:-21 4:-14 5:36 6:-12 7:-7 8:-15
kind racing H	0:-11 1:-18 2:-26 3:-9 5:45
kind racing N	0:26 1:-10 2:-8 3:-11 4:-13 5:11 8:12
kind racing O	0:-8 1:22 2:-12 3:-18 4:7 5:37 6:-11 7:-7 8:-10 9:-9
kind racing U	0:12 2:7 3:-12 4:-8 5:15 8:-11
kind racing V	1:21 2:6 3:-7 8:-10
kind racing and	2:11 3:-12 5:18 8:-8
kind racing at	0:-7 1:29 2:-17 3:-22 4:11 5:-11 6:-8 7:-6 8:14 9:-6
kind racing by	0:13
kind racing from	0:-10 2:-9 3:-15 4:-12 5:52 8:-24
kind racing h +	0:14 1:-16 2:7 3:-8 5:16 6:-8 7:-6 8:-9 9:14
kind racing in	0:21 2:-12 3:18 4:-9 8:-13
kind racing is	2:8 4:7
kind racing none	1:9 2:-11 3:-13 4:-10 5:32 6:-6
kind racing of	1:35 3:-14 4:-7 8:-12 9:-6
kind racing p	1:19 2:9 3:-19 4:-6 5:26 6:-7 7:-6 8:-14
kind racing s	1:29 2:-7 4:-8 5:-6
kind racing to	0:12
kind racing u	0:8 1:13 2:-8 3:-14 4:-8 5:18 6:-6
kind racing vs	0:-12 1:-20 2:59 3:-10 4:-6 5:-6 8:-6
kind racing with	1:40 2:-19 3:-17 6:-6 8:-7 9:10
kind reaction	0:10 3:8
kind reaction - +	0:9 1:8 2:9 4:-6 5:-7 7:-6 8:6 9:-6
kind reaction - 1	0:6 2:-6 3:32 5:-7 6:-8 8:-8
kind reaction A	3:24 5:-8 9:-6
kind reaction F	2:6 4:8 6:8 7:-7 9:-8
kind reaction H	0:14 1:-18 3:35 4:-8 5:-6 6:-8 7:-7 8:-7
kind reaction N	0:12 1:6 3:6 4:-14 5:16 8:-20
kind reaction O	0:22 3:-12 4:9 5:-11
kind reaction U	0:12 3:6 4:-8
kind reaction V	0:-16 1:33 2:10 3:-19 4:-14 5:-9 6:-7 7:-6 8:13 9:-9
kind reaction at	1:-10 2:15 3:14 8:-17
kind reaction for	0:12
kind reaction from	0:17 1:-8 2:-9 3:-13 4:17 5:8 8:-9
kind reaction h +	0:8 1:-9 2:-6 4:6
kind reaction in	0:14 2:-14 3:9 5:-11 6:-8 8:10 9:-7
kind reaction is	0:-8 1:-12 3:-8 4:34 7:-9
kind reaction none	0:9
kind reaction of	2:8 3:-35 4:-15 5:-13 7:-6 8:48 9:-7
kind reaction p	1:-12 2:9 3:20 7:-7 9:-7
kind reaction s	1:28 2:-9 3:-11 4:21 5:-7 7:-8 8:-11
kind reaction subj	0:12
kind reaction to	0:-12 1:-6 2:6 3:-17 4:39 8:-13
kind reaction u	0:16 3:7 4:-6
kind reaction with	0:14 1:13 2:-10 3:26 4:-10 5:-7 6:-12 7:-7 8:-12 9:-6
kind reversi	0:6 1:-26 2:-11 3:34
kind reversi - 1	0:11 1:-20 2:-9 3:20
kind reversi A	1:-11 2:-6 3:16
kind reversi and	0:9
kind reversi u	0:9 1:-7 2:-6 3:15
kind rhythm	1:23 2:-16 3:13 4:-10 5:-9 6:-7 8:11
kind rhythm - +	0:17 1:23 2:-13 3:-9 4:-7 5:-6
kind rhythm - 1	1:20 2:-17 3:13 4:-7 5:-7 6:-7
kind rhythm A	0:-13 1:55 2:-24 4:-7 5:-7 7:-6 8:-9
kind rhythm F	1:-7 3:19
kind rhythm N	0:8 2:-6 3:9 4:-10 5:-9 8:15
kind rhythm O	0:16 1:-14 2:-7 3:25 4:-10 5:-8 6:-6
kind rhythm U	0:7 1:-10 2:-7 3:-12 4:-7 5:-6 8:29
kind rhythm at	0:9 3:-6 4:-6 8:15
kind rhythm from	3:28 8:-19
kind rhythm h +	0:6 1:-9 2:-10 3:6 4:-13 5:-11 6:-6 8:30
kind rhythm in	1:-10 3:-14 4:-7 8:30
kind rhythm none	0:6 1:24 2:-19 3:8 4:-11 5:-10 6:-7 7:-6 8:10 9:-6
kind rhythm p	0:15 1:9 2:-13 3:19 4:-7 5:-7 8:-13
kind rhythm s	0:-6 1:32 2:-12 3:-10 4:-6 8:6
kind rhythm u	0:7 1:11 2:-16 4:-12 5:-11 6:-8 8:31
kind rhythm with	0:-6 1:33 2:-13
kind runner	0:-6 1:22 2:7 4:-6 5:10 6:-8 7:-7 8:-7 9:-7
kind runner - +	0:-27 1:34 2:18 3:-9 5:-16 6:-10 7:-9 9:-8
kind runner - 1	0:10 1:26 2:7 3:-18 4:-6 8:-8
kind runner A	1:23 2:10 4:-7 5:-10 8:-7
kind runner F	1:45 2:-8 4:-12 5:-13 6:-10 8:-10 9:-6
kind runner H	2:21
kind runner N	0:8 1:-6 3:-9 4:-12 5:23
kind runner O	0:-16 1:-18 2:10 5:40 6:-8 8:-11 9:-6
kind runner U	0:6 1:-6 2:13 4:-7 8:-11
kind runner V	0:-6 2:-6 3:-12 4:-9 5:18 8:14 9:-6
kind runner from	0:-11 1:-13 2:31 3:-8 5:-6 8:6
kind runner h +	0:-7 1:-7 2:7 3:15 4:-16 5:34 6:-9 7:-7 8:-11 9:-7
kind runner in	1:-9 2:-9 3:-11 4:-13 5:25 8:12
kind runner none	1:19 2:11 4:-6 5:11 6:-8 7:-7 8:-11 9:-6
kind runner of	1:30 2:-7 3:-21
kind runner p	0:-19 1:-16 2:30 4:-15 5:32 6:-9 7:-7 8:-12 9:-8
kind runner s	0:-9 1:29 2:12 3:-15 4:-7 5:-7 6:-6 7:-6
kind runner u	1:22 6:-8 7:-6 8:-12 9:-6
kind runner with	1:22
kind sandbox	3:24
kind sandbox - +	3:21
kind sandbox O	0:-7 3:27
kind sandbox none	3:11
kind sandbox p	0:-10 1:-7 3:34 5:-7 8:-6
kind serving	1:-7 2:-20 3:21 4:9 5:-6 6:-8 7:-6 8:11
kind serving - +	0:-13 1:8 2:-19 3:17 4:17 6:-6 8:-7
kind serving - 1	2:-6 3:6 4:-6 8:9
kind serving A	1:20 2:-15 3:-16 4:17
kind serving F	0:-7 1:-7 3:33 6:-6
kind serving none	1:13 2:-18 3:10 4:12 8:-7
kind serving p	1:-13 2:-7 3:28 6:-7
kind serving s	0:-10 1:21 2:-11 3:-16 4:-9 8:21
kind serving u	1:-9 2:-10 3:34 4:-8
kind serving with	1:-8 3:22
kind shmup	2:34 3:-15 4:-10 5:-10 7:9 8:-13
kind shmup - +	1:16 4:-9 5:-10 7:12 8:-13 9:-8
kind shmup - 1	0:-6 1:12 2:45 3:-34 4:-8 5:-6 7:-7 8:-9 9:-7
kind shmup A	0:-7 1:-11 2:38 3:-20 4:-9 5:-6 7:21 8:-9
kind shmup F	0:-20 1:37 2:31 3:-50 4:-15 5:-10 7:17 8:-11 9:-9
kind shmup H	6:9
kind shmup N	3:-18 4:22 5:-9 6:18 8:-18
kind shmup O	0:8 1:-14 2:20 3:15 4:-14 5:-13 7:-9 8:-17
kind shmup U	0:-8 2:7 3:14 4:-10 5:-8 8:-15 9:6
kind shmup V	1:38 2:-6 3:-11 4:-10 5:-7 6:-8 7:-7 9:-9
kind shmup at	2:22 4:-7
kind shmup h +	0:-9 1:-11 2:13 3:-10 4:-15 5:-13 6:19 7:24 8:-10 9:8
kind shmup in	0:24 1:-7 2:-12 8:14 9:-7
kind shmup is	0:-12 1:-7 2:8 3:-11 4:-8 5:-7 6:-6 7:-8 8:-8 9:34
kind shmup none	1:19 2:19 3:-7 4:-6 5:-9 6:-10 7:12 8:-11 9:-8
kind shmup of	0:-23 1:-9 2:31 3:-23 4:-15 5:-11 6:24 7:10 8:-15 9:-7
kind shmup p	0:-7 1:-14 2:58 3:-34 5:-10 6:13 7:-7 8:-13 9:-7
kind shmup s	0:-8 1:11 2:-31 3:-16 4:-11 5:-9 6:-7 7:37 9:14
kind shmup subj	1:17 2:-8
kind shmup u	1:13 2:24 3:-6 4:-11 5:-8 8:-12
kind shmup vs	0:-11 1:-7 2:47 3:-14 4:-7 5:-6 6:-7 8:-8
kind shmup with	0:-20 1:-22 2:43 3:-39 4:-11 5:-11 6:23 7:16 8:-16
kind shuffleboard	0:32 1:-10 3:-20 5:-6 6:6 8:6
kind shuffleboard - +	0:15 1:-7 2:-9 3:-31 4:10 5:-9 6:10 8:17
kind shuffleboard - 1	0:23 1:-12 3:-6 4:11 8:-10
kind shuffleboard A	0:24 1:-14 2:8
kind shuffleboard N	1:-6 2:-6 3:-29 4:19 5:-9 8:24
kind shuffleboard O	0:25 2:-6 3:-17 4:-8 5:-6 6:9 8:7
kind shuffleboard U	0:25 1:-6
kind shuffleboard at	0:12
kind shuffleboard from	0:13 8:-9
kind shuffleboard in	0:25 8:-9
kind shuffleboard none	0:16 1:-9 2:-8 3:-25 4:14 5:-8 6:16
kind shuffleboard of	3:-13 8:19
kind shuffleboard p	0:20 1:-7 2:-8 3:-6 4:-9 5:-7 6:6 8:8
kind shuffleboard s	2:9
kind shuffleboard u	0:30 1:-10 2:-7 3:-21 4:16 5:-6
kind shuffleboard vs	1:-9 2:18
kind shuffleboard with	0:21 3:-9
kind snake	4:11 5:-8 6:-8
kind snake - +	1:19 2:-10 6:-7 7:-7
kind snake - 1	0:7 1:19 3:-20 4:20 6:-6 8:-8
kind snake A	0:-7 1:11 2:8 5:-7 6:-6 7:14 8:-6 9:-7
kind snake F	0:-8 1:13 2:-12 3:9 4:18 5:-7 6:-9 7:-6 8:-7 9:6
kind snake H	1:-15 2:27
kind snake N	0:10 2:19 3:6 4:-12 5:-7 8:-13
kind snake O	1:-7 3:16 4:8 5:-13 6:-11 7:-7 8:17 9:-7
kind snake U	0:21 2:-7 3:-14 4:-6 8:11
kind snake V	0:6 1:34 2:-11 3:-11 4:-6 8:-7
kind snake at	0:6 3:-7 4:-10 8:16
kind snake from	1:-14 2:21 3:-8 4:-7 5:-7 8:20
kind snake h +	1:-17 2:10 3:19 5:-14 6:-10 7:13 9:-8
kind snake in	0:-9 1:-11 2:-8 3:13 5:-12 6:-9 7:11 8:14 9:-7
kind snake is	0:-11 1:18 3:-12 4:-12 5:-6 6:-6 7:20 8:-7 9:8
kind snake none	1:9 3:9 5:-7 6:-7 9:-6
kind snake obj	1:-6 3:-11 4:22
kind snake of	0:-6 3:13 4:-6 5:-8 8:15
kind snake p	0:-12 1:-13 3:18 4:14 5:-10 6:-7 7:6 9:-6
kind snake s	1:24 2:-15 5:-6 6:-6 7:7 8:-11 9:6
kind snake u	0:12 1:6 4:6 5:-6 6:-8 9:-6
kind snake vs	1:-7 2:23 3:-7
kind snake with	0:-7 2:-17 3:12 4:29 5:-7 6:-9 7:-8 8:-12
kind snap	0:12 2:9
kind snap - +	2:16 4:-6
kind snap none	0:9
kind sokoban	2:-9 4:11 6:-7
kind sokoban - +	0:8 1:10 2:-10 3:-6 4:12 5:-11 6:-7 8:17 9:-6
kind sokoban - 1	0:-7 1:15 2:-11 3:24 5:-6 6:-7
kind sokoban A	0:7 1:21 2:-17 3:-22 6:-6 7:7 8:-10 9:9
kind sokoban F	1:-11 2:-12 3:32 4:-13 5:-8 6:-14 8:17
kind sokoban H	0:-7 1:-10 2:-24 3:-6 4:29 5:-7 6:-6 8:15
kind sokoban N	0:7 1:-9 2:-11 5:13 6:-6 8:9
kind sokoban O	1:-6 2:-8 3:26 4:10 5:-13 6:-9 8:9 9:-6
kind sokoban U	0:17 1:9 5:-7
kind sokoban V	0:-13 1:23 3:-27 4:-18 5:14 6:-6 7:-6 8:17 9:-9
kind sokoban and	0:7 2:-6 3:-7 4:-9 5:27 8:-14
kind sokoban at	0:-20 1:-8 2:-14 4:51 5:-10 6:-6 8:-19
kind sokoban from	0:24 1:18 3:-16 4:-7 8:-16
kind sokoban h +	0:10 1:-13 2:-8 3:7 4:8 5:9 6:-8
kind sokoban in	1:-14 2:-9 3:-23 4:30 6:-6 8:14 9:-6
kind sokoban is	1:21 2:-11 3:-7
kind sokoban none	0:6 1:9 2:-6 3:11 5:-6 6:-7
kind sokoban obj	0:-6 1:-12 2:-11 3:39 4:-12 5:-9 6:-6 8:6
kind sokoban of	2:-7 3:22 4:-15 5:-9 6:-12 8:9
kind sokoban p	1:-7 2:-15 3:16 4:35 5:-12 6:-8
kind sokoban s	0:6 1:13 2:-12 3:-16 4:6 6:-8 7:-6 8:14
kind sokoban subj	0:-15 1:6 2:-24 3:23 4:-16 6:-8 7:-7 8:12 9:9
kind sokoban to	1:-6 2:-6 3:-12 4:31 5:-8
kind sokoban u	0:10 1:6 2:-8 3:6 6:-7 8:11
kind sokoban with	0:21
kind solitaire	0:16 1:-10 2:-6 3:8 4:-8 8:11
kind solitaire - +	0:7 3:-9 4:-8 8:21
kind solitaire - 1	0:11 1:-9 3:14 8:-6
kind solitaire O	1:-9 2:-6 3:16 4:-10 5:-6 6:-6 8:14
kind solitaire U	0:8
kind solitaire V	3:14
kind solitaire at	0:8
kind solitaire none	1:-8 2:-6 3:10 4:-8 5:-6 8:16
kind solitaire p	0:-8 3:27
kind solitaire u	0:19 1:-7 3:-9 4:-7 8:15
kind solitaire with	0:7 3:10
kind sorting_game	0:9 1:-14 2:-8 3:40 5:-7 8:-14
kind sorting_game - +	0:8 1:-10 2:-7 3:31 4:14 5:-7 6:-6 8:-17
kind sorting_game - 1	1:-19 2:-6 3:46 4:-6 8:-10
kind sorting_game A	0:6 1:-26 2:-9 3:35 4:-6
kind sorting_game F	3:28
kind sorting_game N	3:35 4:-8 5:-7 8:-16
kind sorting_game O	1:-10 2:-7 3:25 4:15 5:-7 6:-6 8:-16
kind sorting_game U	0:19 1:-9 2:-6 3:9 8:-7
kind sorting_game from	0:10 3:11 8:-11
kind sorting_game in	3:-28 4:42 8:-21
kind sorting_game is	0:8
kind sorting_game none	1:-15 2:-8 3:59 4:-11 5:-7 8:-11
kind sorting_game obj	3:12
kind sorting_game of	0:10
kind sorting_game to	0:-9 3:-19 4:38 8:-6
kind sorting_game u	0:9 1:-12 2:-7 3:38 5:-6 8:-13
kind sorting_game with	0:10
kind spider_solitaire	0:13 3:-8
kind spider_solitaire - 1	0:14 3:-9
kind spider_solitaire O	0:9
kind spider_solitaire p	0:8
kind stealth_game	2:25 4:-16 5:17 6:-8 7:-7 9:-7
kind stealth_game - +	0:-7 1:22 2:18 3:-7 4:-12 6:-7 7:-6 8:-15 9:-6
kind stealth_game - 1	1:8 2:16 3:-17 4:-8 8:9
kind stealth_game A	0:-8 1:19 2:30 3:-19 4:-10 5:-7 7:-6 8:-9 9:-6
kind stealth_game F	2:-6 4:-6 8:18
kind stealth_game H	2:6
kind stealth_game N	0:10
kind stealth_game O	0:-9 4:-18 5:30 6:-10 7:-6 8:-12 9:-7
kind stealth_game U	0:15
kind stealth_game from	3:-6 8:9
kind stealth_game h +	0:12 1:-10 2:8 4:-14 5:15 6:-7
kind stealth_game in	1:-6 3:-14 4:-6 8:27
kind stealth_game none	0:-6 1:-11 2:31 4:-13 5:15 6:-7 7:-6 8:-14 9:-6
kind stealth_game p	0:10 1:-10 2:17 3:-10 4:-9 5:-9 6:-6 8:17
kind stealth_game s	0:-7 1:12 2:-16 3:-8 5:22 8:-6
kind stealth_game u	1:14 2:22 3:6 4:-16 6:-8 7:-7 8:-18 9:-7
kind stealth_game with	1:8 2:14 3:-11
kind sudoku	1:-8 3:23
kind sudoku - 1	1:-10 3:24 8:-7
kind sudoku F	1:-9 3:21
kind sudoku u	0:-6 1:-12 3:34 6:-6 8:-7
kind sudoku with	1:-13 3:26
kind tank_battle	1:16 2:-7 3:-7 4:9 8:-8
kind tank_battle - 1	1:14
kind tank_battle N	4:8
kind tank_battle V	0:-6 1:19
kind tank_battle h +	0:11 4:8 8:-6
kind tank_battle none	1:13 3:-8
kind tank_battle p	0:8 1:12
kind tank_battle u	0:6 1:6 4:7 8:-8
kind tic_tac_toe	0:14 1:18 2:29 3:-34 4:-8 5:-6 6:-7 8:-8
kind tic_tac_toe - +	0:21 2:-8
kind tic_tac_toe - 1	0:12 1:18 2:11 3:-23 8:-7
kind tic_tac_toe A	0:6 2:16 3:-6
kind tic_tac_toe F	0:-6 1:23 2:27 3:-32 6:-7
kind tic_tac_toe N	0:8
kind tic_tac_toe O	0:15
kind tic_tac_toe at	0:11
kind tic_tac_toe h +	0:-8 2:35 3:-22
kind tic_tac_toe none	0:10 2:28 3:-25 4:-6 8:-7
kind tic_tac_toe p	1:20 2:6 3:-17
kind tic_tac_toe s	1:-19 2:26
kind tic_tac_toe u	0:25 1:7 2:10 3:-21 8:-8
kind tic_tac_toe vs	0:6 1:-19 2:25 3:-6
kind tic_tac_toe with	1:21 3:-15
kind timing_game	1:6 2:-6 3:-13 8:21
kind timing_game - 1	0:7 1:9 3:-7
kind timing_game U	0:7
kind timing_game h +	3:-8 8:22
kind timing_game none	0:8 1:9 3:-7
kind timing_game u	1:8 3:-16 4:-6 8:18
kind tower_defense	1:18 2:22 3:-24 5:-10 6:-10 7:13 8:-15
kind tower_defense - +	1:42 3:-35 5:-9 6:-16 7:12 8:-15 9:-8
kind tower_defense - 1	0:-6 1:36 2:14 3:-17 5:-6 6:-6 7:-6 8:-9 9:-6
kind tower_defense A	0:-9 1:15 2:19 3:-17 4:-11 5:-6 6:-6 7:21 8:-8
kind tower_defense F	0:-10 1:23 2:-9 3:-29 4:32 6:-8 8:-6
kind tower_defense H	0:-8 2:13 3:-8 4:11 6:-6 7:7
kind tower_defense N	1:19 2:-9 3:-12 4:30 5:-9 6:-6 8:-23
kind tower_defense O	0:-9 1:9 2:33 3:-31 5:-19 6:-17 8:-18 9:29
kind tower_defense U	0:12
kind tower_defense from	1:-8 2:33 4:-6
kind tower_defense h +	0:-10 1:-21 2:26 3:-18 4:11 5:-12 6:-9 7:22 8:-19 9:20
kind tower_defense in	2:14
kind tower_defense is	3:-6 7:16
kind tower_defense none	0:-10 1:19 2:-6 3:-31 4:16 5:-11 6:-11 7:18 8:-17 9:27
kind tower_defense of	1:17 3:-8
kind tower_defense p	0:-9 1:29 2:35 3:-17 4:-12 5:-9 6:-9 7:-8 8:-9
kind tower_defense s	0:-7 1:-40 2:-14 3:-23 5:-11 6:-9 7:39 8:-17 9:39
kind tower_defense u	1:25 3:-23 4:29 5:-8 6:-9 8:-17 9:-7
kind tower_defense vs	0:-10 1:-15 2:51 3:-10 4:-6 5:-7
kind tower_defense with	0:-7 1:17 2:11 4:-9 5:-10 6:-8 8:-10
kind tower_stacking	1:-11 3:22 6:-6
kind tower_stacking - +	0:12 3:-6
kind tower_stacking - 1	1:-6 3:20
kind tower_stacking F	1:-7 3:13
kind tower_stacking none	0:9
kind tower_stacking u	1:-11 3:23
kind trick_taking	0:42 1:-13 2:12 3:-15 4:-7 8:-8
kind trick_taking - +	0:31 1:-15 2:23 3:-15 4:-9 8:-7
kind trick_taking - 1	0:42 1:-9 2:-9 3:-10
kind trick_taking A	0:14 1:-18 2:23 3:-8
kind trick_taking N	0:12 3:-6
kind trick_taking O	0:45 1:-8 3:-12 4:-6 8:-7
kind trick_taking U	0:15
kind trick_taking none	0:36 1:-10 2:10 3:-14 4:-7 8:-6
kind trick_taking p	0:24 3:-8
kind trick_taking s	0:12 1:-10 2:12
kind trick_taking u	0:36 1:-10 2:11 3:-14 4:-6 8:-8
kind trick_taking vs	1:-7 2:19
kind trick_taking with	0:24 3:-8
kind tycoon	0:-8 1:-14 2:-7 3:40 5:-6 8:-8
kind tycoon - +	2:-6 3:22
kind tycoon F	1:-11 3:27
kind tycoon none	0:-6 1:-7 2:-7 3:31
kind tycoon u	3:20
kind typing_game	0:37 1:-10 3:-7 8:-7
kind typing_game - +	0:38 1:-10 3:-7 8:-6
kind typing_game - 1	0:24 3:-13
kind typing_game A	0:15 1:-6
kind typing_game F	0:13 3:-9
kind typing_game H	1:-6 2:19
kind typing_game N	0:21 3:-12 4:8 8:-7
kind typing_game O	0:26 1:-6 4:-6
kind typing_game U	0:19
kind typing_game V	0:7
kind typing_game is	2:9
kind typing_game none	0:44 1:-8 3:-12 8:-6
kind typing_game of	0:10
kind typing_game p	1:-6 3:9
kind typing_game u	0:40 1:-8 3:-17 8:-6
kind virtual_pet	1:16 2:-10 3:18 5:-6
kind virtual_pet - 1	1:19 2:-7
kind virtual_pet A	1:14
kind virtual_pet F	3:14
kind virtual_pet h +	3:20 5:-6
kind virtual_pet none	0:-9 1:14 2:-9 3:20
kind virtual_pet u	0:6 1:13 2:-9
kind word_search	0:36 1:-9 2:-11 3:8 8:-8
kind word_search - +	0:33 1:-8 2:-14 3:9 8:-7
kind word_search - 1	0:16 1:-9 3:11
kind word_search A	0:13 1:-12 2:-11 3:16
kind word_search N	0:37 3:-16 8:-6
kind word_search O	0:33 1:-6 3:-6 8:-6
kind word_search U	3:17
kind word_search none	0:42 1:-7 2:-10 8:-8
kind word_search p	1:-9 3:24 6:-6 8:-6
kind word_search u	0:39 1:-8 2:-12 8:-7
kind word_search with	1:-10 3:26
last ally A	0:-15 1:-24 2:-14 3:27 4:19 5:-8 6:-6 7:16 8:-13 9:-8
last ally F	0:-13 1:-13 2:25 3:30 4:-8 5:-9 6:-8 8:-18 9:-6
last ally H	0:-15 1:-7 2:15 3:-9 4:-7 5:-10 6:-6 8:-6 9:27
last ally N	0:-6 2:-6 3:-8 5:-9 8:29
last ally O	0:6 1:-12 5:-9 6:-10 7:8 9:25
last ally U	0:-8 1:-9 2:29 3:-14 4:-13 5:-10 8:14 9:-7
last ally V	1:-10 2:-11 3:8 4:-6 5:-6 8:20
last boss F	1:-6 2:-12 3:-26 4:-7 5:-6 6:-8 7:42
last boss H	2:10
last boss N	4:-8 8:16
last boss O	0:21 3:-7
last boss U	2:-9 3:-8 7:23 8:-6
last enemy A	0:-8 1:27 2:-9 3:-10 5:-9 6:-8 7:20 9:-7
last enemy F	0:-9 1:-15 3:12 4:26 6:11 8:-12 9:-7
last enemy H	1:-19 2:-28 3:-9 4:-6 5:-9 6:8 7:31 8:-7 9:20
last enemy N	1:-6 2:-14 4:18 5:-7 6:-7 7:-6 8:18 9:-6
last enemy O	1:-11 2:7 6:10 8:8 9:-8
last enemy U	0:14 1:-9 5:-6 8:9
last enemy V	0:-18 1:-15 2:35 3:-20 5:11 6:-8 7:14 8:-16 9:-11
last first A	1:22
last first F	2:-7 3:15 6:8
last first H	1:11 2:16 6:-7 8:-6
last first N	0:9 2:-9 3:6 8:12
last first O	0:7 1:10 2:-6 3:13 4:-8 5:-7
last first U	0:8 1:8 3:6 4:-6 5:-6
last first V	1:27 2:-7 3:-7
last free A	0:7 1:8 6:-6 9:-8
last free F	0:13 3:7 6:6 7:-6 8:-6
last free H	2:13 3:-9 4:-10 6:7 8:-7 9:-8
last free N	0:9 1:-8 8:13 9:-6
last free O	0:11 1:-6 2:-7 3:6 7:-6
last free U	0:16
last free V	0:8 1:21 4:11 5:-9 7:-6 8:-7 9:-6
last goal A	1:9 2:43 3:-18 7:-6 9:-6
last goal F	0:10 1:-11 2:-10 3:25 4:-15 5:-7 8:10
last goal H	1:-12 2:24 3:-16 6:16 7:-7 8:-10 9:-7
last goal N	0:-8 1:-11 2:17 3:-17 4:-27 5:30 7:-7 8:19 9:-7
last goal O	0:6 3:14 5:11 6:-7 7:-6 8:-11 9:-6
last goal U	0:22 8:-7
last goal V	0:6 1:-13 3:-21 4:14 5:12 6:-8 7:-6 8:8 9:-8
last hero A	1:-20 2:11 3:10 5:-7 8:-6 9:21
last hero F	0:-7 1:-6 3:17 4:-7 6:10
last hero H	0:-6 1:-9 2:27 3:-15 5:8 7:-6 8:-9
last hero N	1:-7 2:-12 3:9 4:15 7:-6 8:14
last hero O	0:-6 1:-11 3:9 4:-7 5:13 7:-7 8:12
last hero U	3:-8 7:-7 8:18 9:8
last hero V	1:-10 2:15 4:-10 6:-9 7:-7 8:9 9:17
last item A	2:23 4:6 5:-8 6:-6 7:-6 9:-7
last item F	1:-8 2:14 3:36 4:-9 5:-8 6:-9
last item H	1:6 2:22 4:-6 8:-6
last item N	1:-7 3:15 4:15 5:-9 6:-6 9:-6
last item O	0:-6 3:18 4:13 7:-7 9:-7
last item U	0:7 1:-6 3:17 5:-8 6:-6 8:7
last item V	0:-12 1:10 2:7 3:25 4:-14 6:-8 7:-8
last obstacle A	1:-22 3:9 4:-6 5:32 6:-7 7:-8 8:-13 9:-10
last obstacle F	0:-10 1:-8 2:-15 4:34 5:9 6:-10 7:-6 9:-6
last obstacle H	1:-7 3:-10 4:15 5:11 6:-9 8:-6
last obstacle N	1:-8 3:-29 4:27 5:36 6:-8 7:-6 8:-30 9:-6
last obstacle O	0:10 1:-8 2:-13 5:33 8:-15
last obstacle U	0:11 1:-8 2:-12 4:15 5:15 8:-11
last obstacle V	1:-10 2:-15 3:-6 4:25 5:6
last place A	0:-6 1:-7 2:20 4:10 6:-9 9:-9
last place F	0:-7 2:-14 3:21 4:-12 7:-6 8:21 9:-7
last place H	0:-8 1:-18 2:22 4:-10 5:7 6:-10 7:-7 8:12 9:-8
last place N	4:9 5:7 6:-10 7:-7 8:16 9:-7
last place O	1:-8 3:-11 5:-7 6:13 7:-7 8:22 9:-8
last place U	0:10 1:-8 2:6 3:14 5:-7 6:-6
last place V	0:14 1:-9 2:-25 3:8 4:6 5:13 6:-6 7:-6 9:-8
last projectile A	0:-8 2:43 4:-8 5:-6 6:-10 9:-6
last projectile F	1:-8 2:-15 6:26 8:-8
last projectile H	0:-9 1:-6 2:37 3:-6 4:-8 5:-6 6:6 8:-6
last projectile N	0:11 1:-6 2:-11 3:-13 4:22 5:-11 6:-6 8:7
last projectile O	2:38 3:-31 5:-20 7:21 8:-25 9:-8
last projectile U	0:10 1:-6 2:24 3:-13 4:-7 5:-7 6:-8 7:6 8:-9
last projectile V	1:8 2:23 4:-7 8:-8 9:-6
later none A	1:6 2:16 6:-6
later none Ap	2:21 3:7 5:-6
later none Ap-	1:9 2:7 3:13 6:-6 7:-6 9:-6
later none Aph	1:-14 2:38 8:-6
later none As	1:13 2:11 3:-7 5:-6 6:-6 7:10 9:-6
later none As-	1:23 2:14 3:-6 4:-8 5:-6
later none Ash	1:-32 2:17 3:-7 5:-11 6:-9 7:51 8:-8 9:-11
later none Au	1:6 2:14 6:-7
later none Au-	1:21 6:-6 9:-6
later none Auh	1:-19 2:27 6:-7 7:7 8:-7
later none F	3:14 8:-8
later none Fp	3:25 7:-6 8:-7
later none Fp-	0:6 2:-12 3:29
later none Fph	0:-12 1:-11 2:25 3:12 7:-7 8:-13
later none Fs	0:-10 1:12 2:-17 3:7 4:17 5:-11 6:6 8:-10
later none Fs-	0:-7 1:24 2:-13 4:9 5:-8 7:-7 8:-6
later none Fsh	1:-18 2:-17 3:-15 4:41 5:-9 6:7 7:12 8:-15 9:-7
later none Fu	3:10 6:6 8:-7 9:-6
later none Fu-	1:9 3:20 5:-6 8:-9
later none Fuh	1:-11 6:15 9:-6
later none H	2:24 4:-6 8:-7
later none Hp	1:-7 2:22 8:-6
later none Hp-	2:8 3:17 4:-8 6:7 7:-6 8:-7
later none Hph	1:-7 2:35 3:-8
later none Hs	0:-8 1:14 2:-11 4:-10 5:-12 6:-13 7:35 8:-10 9:-8
later none Hs-	0:-7 1:18 4:-7 5:-8 6:-7 7:6 8:-6
later none Hsh	0:-7 1:-13 2:-6 3:-6 5:-6 7:32
later none Hu	2:31 3:-8 4:-7 8:-9
later none Hu-	2:22 6:-9 8:-9 9:-6
later none Huh	1:-8 2:33 3:-6 4:-8 5:-6 6:6 8:-8
later none N	4:10 7:-6 9:-6
later none Np	1:-6 2:-13 4:10 5:11 7:-7 8:6 9:-6
later none Np-	0:-9 2:-18 4:16 7:-7 8:20 9:-7
later none Nph	1:-9 2:-8 3:6 4:11 5:22 7:-7 8:-14 9:-7
later none Ns	0:6 1:-13 2:-11 4:11 6:-6 7:-6 8:23
later none Ns-	0:-9 1:-19 2:-11 3:19 6:-7 7:-7 8:22 9:-6
later none Nsh	0:9 1:-9 2:-13 3:-12 4:8 5:6 6:-6 8:18
later none Nu	7:-6 9:-6
later none Nu-	3:10 6:-7 7:-6 8:12 9:-6
later none Nuh	1:-7 4:15 5:6 7:-6
later none O	3:8 9:-6
later none Op	1:-11 3:20 5:9 7:-6 8:-9
later none Op-	1:-11 3:25 8:-8
later none Oph	1:-10 3:16 5:24 7:-7 8:-10
later none Os	1:12 3:-10 5:-11 6:7 8:9
later none Os-	1:36 2:-11 3:-7 5:-11 7:-7 9:-6
later none Osh	1:-21 3:-19 6:13 7:26
later none Ou	7:-6 9:-6
later none Ou-	0:6 2:-6 3:8 9:-6
later none Ouh	1:-11 5:10 7:-6 9:-6
later none U	0:14
later none Up	0:12 1:-9 3:-9 4:-8 5:15 8:9
later none Up-	0:14 1:-10 4:-7 5:9
later none Uph	1:-7 2:12 5:10 6:-7 7:-6 8:-6 9:-6
later none Us	0:10 1:6 2:10 3:-15 4:-8 5:-8
later none Us-	0:18 1:16 3:-15 8:-11
later none Ush	1:-11 2:-16 3:-14 4:-9 5:-9 6:13 7:18 9:10
later none Uu	0:14
later none Uu-	0:14 3:7
later none Uuh	0:14 1:-6
later none V	1:11 2:10
later none Vp	0:6 2:10 5:8 7:-6 8:-12 9:-7
later none Vp-	0:10 1:-11 2:-11 3:12 4:13 6:6 8:-10 9:-6
later none Vph	1:7 2:26 3:-17 4:-16 5:20 6:-7 7:-6 8:-11 9:-7
later none Vs	0:-6 1:16 2:-7 3:-16 4:-13 6:-8 7:18 8:13 9:-10
later none Vs-	0:-10 1:37 3:-12 4:-11 5:-7 6:-6 7:-6 9:-6
later none Vsh	2:-17 3:-10 4:-7 5:14 6:-6 7:13 8:7 9:-7
later none Vu	1:18 2:6 5:-11 7:-6 9:-6
later none Vu-	1:36 2:-8 5:-9 6:-7 7:-6 9:-7
later none Vuh	0:9 1:-16 2:23 3:-8 4:14 5:-16 7:-7
later none attack -	1:-8 2:24 3:-9 4:-10 5:-7 8:10
later none attack h	0:6 1:-8 2:28 3:-7 4:-11 5:13 6:-7 8:-10
later none avoid -	0:-10 1:20 2:11 3:-17 5:7 6:-6 7:-6 9:-7
later none avoid h	0:-6 1:-13 3:11 4:18 5:-11 6:-7 7:-6 8:-11 9:15
later none bring -	1:21 2:-12 3:-10 4:18 8:-15
later none bring h	0:7 1:-18 2:-11 3:17 5:-12 6:-6 9:12
later none chase -	0:-9 1:17 2:21 4:-11 5:-7 6:-6 8:-13
later none chase h	1:-10 2:34 3:-12 4:-7 8:11
later none clean -	0:-10 2:-12 3:32 5:-7 6:-7 8:-10
later none clean h	2:28 3:-13 8:-8
later none cross -	1:13 2:-6
later none cross h	1:-20 2:-12 3:-12 4:33 5:17 8:-15
later none eat -	0:-8 1:15 2:28 3:-10 4:-7 5:-7 7:-6 8:-9
later none eat h	1:-16 3:24 4:-10 5:-12 7:17 8:-11 9:-6
later none fall -	2:14 3:11 6:-8 7:-7 8:-13
later none fall h	1:-10 3:-14 4:-16 5:17 6:-7 7:29 9:-7
later none fight -	0:6 2:-17 3:-16 4:7 7:-6 8:17
later none fight h	0:-7 1:-20 2:9 3:-9 4:17 5:-8 6:6 7:-6 8:9
later none guard -	0:-7 1:54 2:-23 4:-13
later none guard h	1:-8 2:13 3:-10 4:17 6:-7
later none hit -	0:10 2:11 4:-9 5:-6 6:-8
later none hit h	1:-9 3:-23 4:-9 6:28 8:9
later none love h	2:16 8:-6
later none make -	1:8 3:-10 4:6 8:11
later none make h	0:16 1:13 2:-9 3:-6 4:8 8:-11
later none match -	1:9 3:6 4:9 5:-6 6:-6 8:-11
later none match h	0:10 1:-6 2:-11 3:-16 4:26
later none meet -	0:6 3:-7 8:11
later none meet h	1:-7 2:29 4:-10 8:-9
later none move -	1:17 5:-8 7:-6 8:-6 9:-6
later none move h	0:8 1:-15 2:18 3:9 4:-6 7:-7 9:-9
later none no -	0:6 1:6 3:9
later none no h	1:-11 2:11
later none over -	0:-11 1:26 2:-14 3:10 8:-10
later none over h	1:-14 2:19 3:12 4:10 6:-7 7:-6 8:-24 9:-7
later none play -	0:-7 1:30 2:-14 3:-14 4:-9 5:8 6:-7 7:-6 8:11
later none play h	0:8 1:-9 2:-9 4:-6 5:22 8:-13
later none push -	1:14 3:-8 4:8
later none push h	3:16 8:-6
later none race -	1:19 2:-6 3:-8
later none reach -	0:-6 1:7 3:23 4:-17 6:14 7:-6 8:-13
later none reach h	0:-14 1:-12 2:7 5:18 6:-8 8:16 9:-6
later none save -	0:8 1:12 2:-9
later none save h	1:-11 4:-9 8:22
later none shoot -	0:10 1:-10 2:33 3:-9 4:-10 8:-9
later none shoot h	0:-7 1:-16 2:49 3:-11 4:-10 5:-8 6:6 8:-9 9:-9
later none sneak -	0:-9 1:-17 2:27 3:-14 4:-15 5:15 8:8
later none sneak h	0:12 1:-7 2:-6 4:-9 5:-8 8:11
later none stay -	0:-7 1:-10 4:13 5:7 6:-8 7:-10 8:12 9:-7
later none stay h	1:-12 2:24 4:-16 5:20 6:-6 7:-8 8:-12 9:-8
later none steal -	0:-7 1:-46 2:59 3:-9 4:-6
later none steal h	1:-9 2:38 3:-13 4:-7 8:-6
later none take -	0:8 1:25 4:-6 5:-6
later none take h	0:-6 1:-21 2:25 4:11 6:-9 7:-7 8:-14 9:6
later none throw -	1:-6 2:13 3:-14 5:-9 6:22 7:-6 9:-8
later none throw h	0:-7 1:-15 2:36 3:-16 4:14 5:-6 6:-11 8:-12 9:-9
later none touch -	1:13 2:-19 4:-10 5:6 6:-8 7:-6 8:14 9:-6
later none touch h	0:18 1:-6 3:-7 5:10 8:-7
later none use -	1:-6 2:-14 3:7 5:14 6:-7 7:-6 9:-6
later none use h	0:6 1:-12 2:21 3:-11 4:-10 5:-9 7:-6 8:17 9:-6
later none word:boss -	0:12
later none word:boss h	0:-10 1:-12 2:-8 3:-8 4:-6 6:-9 7:41 8:-6
later none word:enemy -	0:19 1:-7 2:7 3:-7
later none word:enemy h	0:-8 1:-9 2:38 3:-12 4:10 5:-8 6:-6 7:-6 8:-10 9:-7
later none word:goal -	1:13
later none word:hero -	1:24 3:-12
later none word:item -	0:9
later none word:item h	2:-12 3:19
later none word:obstacle -	0:7 1:-8 3:7
later one	8:6
later one A	1:14 5:-6 7:-6
later one Ap	2:19 3:8 4:10 6:-7 7:-7 9:-6
later one Ap-	1:-6 2:15 3:-6 4:17 5:-8 6:-7 7:-7 9:-8
later one Aph	0:-11 1:-10 2:30 3:15 6:-12 7:-8 8:-13
later one As	1:28 2:-9 4:-7
later one As-	0:8 1:29 2:-11 3:-8 4:-6
later one Ash	0:-18 1:-26 3:30 5:-7 6:-6 7:-10 8:-12 9:14
later one Au	1:17 5:-6 7:-6
later one Au-	1:26
later one Auh	1:-27 2:18 3:22 5:-8 7:-8 9:7
later one F	1:-6 2:-6 3:18 8:6
later one Fp	3:18 5:-8 6:13 8:-13 9:-6
later one Fp-	3:13 5:-8 6:10 7:-6 8:-14 9:-6
later one Fph	2:-9 3:34 4:-11 5:-6 8:-7
later one Fs	1:14 2:-11 4:-16 5:-8 6:-13 7:-6 8:30 9:-7
later one Fs-	1:29 2:-9 3:-7 4:-13 5:-6 6:-10 7:-6 8:12 9:-6
later one Fsh	0:-11 2:-11 4:-17 5:-6 6:-11 8:40 9:-6
later one Fu	1:-10 3:16 8:6
later one Fu-	1:-10 3:13 4:6 8:7 9:-6
later one Fuh	1:-7 3:32 4:-9
later one H	1:10 2:9 3:-10 4:-6 5:12 6:-6
later one Hp	1:-18 2:44 3:-9 4:-6 5:11 6:-6 8:-6
later one Hp-	1:-18 2:51 3:-10 4:-6 8:-7
later one Hph	1:-7 2:7 3:-7 4:-7 5:22 6:-9 8:-6
later one Hs	1:20 2:-16 3:-6 7:11
later one Hs-	1:25 2:-21 3:-7 5:-7 7:14
later one Hu	1:21 7:-7 8:-7
later one Hu-	1:21 2:11 3:-11 4:-10 5:6 6:-8 7:-7 9:-7
later one Huh	0:-8 1:-17 2:-14 4:9 5:15 6:-6 7:-9 8:-12 9:21
later one N	0:7 1:-8 2:-8 4:13 8:13 9:-6
later one Np	0:-13 2:7 3:11 7:-7 8:7 9:-8
later one Np-	2:-10 3:26 5:-12 6:-8
later one Nph	0:-20 1:-9 2:21 3:-8 4:19 6:6 7:-6 8:-13 9:-8
later one Ns	0:11 1:7 2:-7 5:-9 8:15
later one Ns-	0:8 1:6 2:-7 5:-9
later one Nsh	0:17 4:-7
later one Nu	1:-9 2:-10 4:13 6:-6 8:18 9:-6
later one Nu-	0:11 1:-10 2:-10 3:8 4:16 5:-6 6:-6 8:9
later one Nuh	1:-8 2:-11 3:-6 5:13 7:-6 8:29 9:-7
later one O	2:-7 3:9 7:-6 8:11
later one Op	0:8 1:-9 2:-8 3:25 4:-7 8:6 9:-6
later one Op-	1:-6 2:-10 3:19 5:6 8:-7
later one Oph	0:9 1:-8 3:18 4:-9 5:-7 6:-10 8:20 9:-7
later one Os	0:12 2:-6 3:13 4:13 5:-10 6:-10 7:-7 8:-17
later one Os-	0:11 1:6 3:10 5:-10 6:-9 7:-6 8:-10 9:-6
later one Osh	1:-16 2:-13 3:8 4:20 5:-9 6:-10 7:-8 8:-19 9:22
later one Ou	2:-8 3:6 7:-6 8:12
later one Ou-	0:7 2:-7 3:7 5:-11 8:12 9:-6
later one Ouh	1:-12 2:-16 3:12 4:7 5:6 7:-7 8:9
later one U	0:10 5:-6
later one Up	2:28 4:16 5:-12 7:-6 8:-17 9:-6
later one Up-	1:10 2:24 5:-8 6:-6 8:-15
later one Uph	1:-8 4:16 5:-16 8:6 9:-7
later one Us	0:16 1:6 2:-7
later one Us-	0:12 2:-6
later one Ush	1:-7 3:18 4:-7 7:8 8:-8
later one Uu	0:11
later one Uu-	0:15
later one Uuh	0:8 5:-7 8:15
later one V	5:-6 6:-8 7:-7 8:12 9:9
later one Vp	0:-6 1:-17 2:21 3:12 4:11 6:-9 7:-7 8:-19 9:-9
later one Vp-	0:9 1:-18 2:14 3:-11 4:30 5:-8 6:-7 8:-13 9:-7
later one Vph	0:-12 1:-8 3:23 4:-9 5:11 8:-12
later one Vs	1:20 2:-9 3:-10 4:-9 6:-6 8:9 9:8
later one Vs-	1:29 3:-7 8:-10
later one Vsh	0:-10 1:-12 2:-9 4:-8 8:27 9:8
later one Vu	1:7 2:-9 3:8 5:-7 6:-8 7:-7 8:9 9:10
later one Vu-	0:6 1:17 2:-12 5:-6 6:-6 8:12 9:-8
later one Vuh	0:-12 1:-25 4:-16 6:-11 7:-9 8:27 9:27
later one attack -	1:-17 2:43 3:-14 4:11 5:-6 6:-6 8:-11
later one attack h	0:13 3:-11 5:16 8:-11
later one avoid -	1:46 2:-15 3:-16 4:-8 8:6
later one avoid h	0:15 1:-19 2:-11 3:14 4:10 8:-7
later one bring -	0:-12 1:24 2:-11 3:22 4:-13 5:-6
later one bring h	0:16 1:-23 2:-8 4:-16 5:14 8:15 9:-9
later one chase -	1:-16 2:30 3:-10 4:6
later one chase h	2:13
later one clean -	0:10 1:8 3:-7
later one cross -	0:-6 1:32 2:-6
later one cross h	3:12
later one eat -	1:22 2:-18 3:10 4:-6
later one eat h	0:-6 1:25 2:-21 3:-8 4:-7 5:-6 8:15
later one fall -	0:-20 1:-6 2:18 3:19 5:-13 6:-10 7:-10 8:13 9:-7
later one fall h	0:18 2:7 3:-12 5:9 8:-7
later one fight -	0:-9 1:34 2:-13 3:-9 6:10 8:-6
later one fight h	3:-6 4:-6 6:23 8:-10
later one guard -	2:22 3:-13 4:9
later one guard h	3:20
later one hit -	0:-9 1:8 2:-14 3:32 4:-8 5:-6 6:-8
later one hit h	4:-8 8:17
later one love -	0:9
later one make -	1:16 3:16 4:-16 9:-6
later one make h	0:-13 1:-12 2:12 3:-9 4:-11 5:-8 8:31
later one match -	0:11 2:-7 4:-9 8:17
later one match h	1:-7 3:-9 4:24
later one meet -	0:17 3:-6 8:-6
later one move -	1:20 3:-11 4:-6 5:-6 6:-8 8:23
later one move h	0:-12 1:-10 3:-17 5:6 7:-7 8:13 9:20
later one no -	0:10 9:-6
later one no h	1:-13 3:14 7:-6 8:7
later one over -	0:11
later one over h	1:-6 3:12 4:-7 5:-8 8:14
later one play -	1:12 3:-9 4:-7 5:-6 8:13
later one play h	0:14 3:-8 8:9
later one push -	1:22 2:12 3:-15 4:-9 8:-11
later one push h	0:-8 1:-12 2:24 8:-8 9:-6
later one race -	0:8
later one reach -	0:-8 3:12 4:20 5:-10 6:-8 7:-6 8:-14 9:-8
later one reach h	0:9 1:-7 2:-6 4:-7 6:9 8:7
later one save -	1:33 2:-8 3:-7 4:-6 8:-7
later one save h	2:19
later one shoot -	1:40 2:-18 8:-6
later one shoot h	0:-11 1:-16 2:-15 3:-6 4:-8 6:-6 8:19 9:29
later one sneak -	1:18 2:-12 3:18 5:-6 6:-7 8:-8
later one sneak h	2:-10 3:20 4:8 5:-6 8:-9
later one stay -	2:-12 3:12 4:-12 5:-13 7:16
later one stay h	2:-13 5:22
later one steal -	0:-6 1:43 2:-17 3:-7 8:-6
later one steal h	1:-16 2:38 3:-12 4:-8 8:-9
later one take -	1:31 2:-7 4:6 8:-6
later one take h	0:6 1:-10 2:-12 3:20 4:-16 5:-12 6:-6 8:26 9:-6
later one throw -	0:10 4:-8 6:22 8:-12 9:-6
later one throw h	1:-11 2:-12 3:10 5:-7 6:7 8:-25 9:25
later one touch -	0:11
later one use -	0:-12 1:25 2:-21 3:7 4:-8 5:18 6:-6 8:-13
later one victim -	1:28 2:-20
later one victim h	2:8 3:9
later one word:enemy h	1:-7 3:-7 8:-7 9:22
later one word:hero -	1:17 3:-9
later some	1:12 2:-8
later some A	1:31 2:-10
later some Ap	0:-6 1:11 2:-6 3:6 4:13 5:-6 6:-8 7:-7 8:-8 9:9
later some Ap-	1:28 5:-7 6:-7 7:-6 8:-10 9:-8
later some Aph	0:-7 1:-27 2:-20 3:13 4:21 6:-8 7:-7 8:-8 9:31
later some As	1:40 2:-10 3:-6
later some As-	1:39 2:-9 3:-7
later some Ash	0:19 1:-11 2:-12 4:17
later some Au	1:29 2:-13 5:-6
later some Au-	1:31 2:-6 3:-8 4:-7
later some Auh	1:7 2:-23 3:16 5:-9 6:-7 7:-8 8:-15 9:19
later some F	1:-7 2:-9 3:21 5:-6 6:9
later some Fp	1:-7 2:-9 3:20 6:9
later some Fp-	1:-13 2:-7 3:25 5:-6
later some Fph	2:-10 3:16 5:-6 6:14 8:-6
later some Fs	3:14 4:-6 5:-6 6:-6 8:11
later some Fs-	4:-6 6:-6 8:14
later some Fu	0:-7 1:-8 2:-9 3:22 4:16 5:-7
later some Fu-	1:-13 2:-8 3:30 4:14 5:-6 6:-6 8:-8
later some Fuh	1:-6 2:-9 3:23 5:-7 8:6
later some H	0:-7 1:15 2:13 3:-10 7:-7 9:-7
later some Hp	2:23 3:-18 4:-10 5:11 7:-6 8:-7 9:-6
later some Hp-	0:-6 2:29 3:-9 4:-7 5:-6 8:-6
later some Hph	3:-10 6:17
later some Hs	0:-6 1:16 2:-8 4:15 8:-6
later some Hs-	1:11
later some Hu	1:16 4:-8 5:-11 7:-6 9:-6
later some Hu-	0:-10 1:24 2:14 4:-9 5:-13 6:-7 7:-7 8:-9 9:-6
later some Huh	2:-16 6:6 8:18
later some N	0:8 6:-6 8:18
later some Np	1:-10 2:10 3:10 6:-8 7:-6 8:13 9:-6
later some Np-	1:-11 2:9 4:13 5:-12 6:-6
later some Nph	1:-6 3:12 4:-6 5:9 6:-6
later some Ns	0:13 2:-6 3:-22 4:15 5:-8 8:11
later some Ns-	3:-20 5:-6 8:28
later some Nsh	0:17 1:-7 3:-9 4:22 5:-7 8:-8
later some Nu	0:8 2:-9 6:-6 8:29
later some Nu-	0:10 2:-8 3:-19 4:-8 8:23
later some Nuh	1:-7 2:-12 4:7 6:-7 8:22 9:-6
later some O	2:-8 3:8 7:-6 8:8
later some Op	0:-6 2:-8 3:12 5:9 9:-6
later some Op-	0:-10 4:-8 5:-10 6:8 8:21 9:-6
later some Oph	1:-8 2:-11 3:26 5:12 9:-6
later some Os	0:13 1:-6 2:-10 3:-16 4:12 7:-6 8:8 9:-6
later some Os-	0:6 2:-7 3:-22 6:-11 8:31
later some Osh	0:13 1:-13 2:-9 3:-6 5:9 6:12 9:-6
later some Ou	1:7 2:-13 5:-11 6:7 7:-7 8:7
later some Ou-	1:21 2:-11 3:-9 4:10 5:-11 7:-6 9:-7
later some Ouh	0:7 1:-13 2:-14 3:25 4:10 5:-14 6:-8 7:-7
later some U	1:10 4:-7 6:-7 7:-6 9:6
later some Up	1:-11 2:12 3:-21 4:-15 5:16 6:-7 7:-6 9:9
later some Up-	0:10 1:-6 3:-10 8:10
later some Uph	0:-9 1:-8 2:16 3:-21 4:-17 5:17 6:-7 7:-6 8:-19 9:24
later some Us	0:-9 1:33 2:-9 5:-6 6:-6 8:-16
later some Us-	0:-10 1:26 2:-8 6:-6 8:-14
later some Ush	0:10
later some Uu	0:19 2:-11 4:-10 5:-8 8:15
later some Uu-	0:7 1:8 2:-8 4:-8 5:-9 8:14
later some Uuh	0:23 2:-9 3:-13 4:-8 8:6 9:9
later some V	0:13 1:28 2:-6 5:-8 6:-6 8:-6 9:-8
later some Vp	0:9 1:11 2:10 4:-9 5:-9 8:-9
later some Vp-	1:20 2:-11 3:12 4:-8 8:-6
later some Vph	1:-9 2:22 4:-7 5:-7 8:-7
later some Vs	1:22 2:-8 3:-6 4:-7 6:-6 8:9 9:-7
later some Vs-	1:27 3:-6 4:-7 8:-10
later some Vsh	0:7 8:7
later some Vu	0:13 1:28 2:-9 3:-11 8:-12 9:-6
later some Vu-	1:29 2:-8 3:-10 4:8 8:-12
later some Vuh	0:20 1:20 2:-9 3:-9 4:-11 8:-10
later some attack -	0:-6 1:16 2:-15 3:16 4:-10
later some avoid -	1:31 2:-7 3:-9
later some avoid h	0:16 1:-7 4:15 8:-10
later some bring -	0:-7 1:47 2:-7 3:-11 4:-10 8:-8
later some chase -	1:23 3:-6
later some clean -	1:18 4:-6 8:-6
later some cross -	1:23
later some cross h	0:7 3:6
later some eat -	0:-6 1:39 2:-16 3:-12
later some eat h	1:-7 2:-24 3:-8 5:32
later some fall -	1:-6 2:20 3:-6
later some fight -	0:11 1:17 2:-9 6:-6 8:-6
later some guard -	1:29 2:-11
later some hit -	1:7 3:16
later some make -	1:32 3:-14 8:-17
later some make h	3:25 4:-12 8:-6
later some match -	0:6
later some move -	1:19 2:7 3:-12
later some no -	1:14 5:-7 7:-6 8:6 9:-6
later some no h	1:-10 2:-11 3:11 7:-6
later some over -	0:9 3:15
later some over h	0:-6 1:-6 3:-15 5:12 8:19
later some play -	0:10
later some race -	1:11
later some reach -	0:-7 1:35 2:-7 3:-13 4:-11
later some reach h	0:13
later some save -	0:-7 1:7 8:15
later some save h	0:10
later some shoot -	1:25 2:-11
later some sneak -	1:17 2:-6
later some sneak h	0:-6 2:6 3:11 4:11 8:-7
later some stay -	0:9 1:9 3:-6
later some steal -	1:52 2:-32
later some take -	0:-6 1:28 2:-8
later some take h	2:-9 3:27 4:-8 5:7 8:-11
later some throw -	1:35 2:-13 3:-10 4:-7 6:-7 8:8
later some use -	1:24 3:-15 4:-7
later some word:hero -	1:22
left attack	3:-11 4:9 6:8 8:-7 9:-7
left attack -	1:18 3:-11 4:14 5:-9 6:8 8:-7 9:-6
left attack 0	1:6 2:15 3:-13 4:17 7:-7 8:-8 9:-6
left attack 0 A	0:7 1:29 2:7 3:-10 4:-11 5:-7 7:-7 8:-7
left attack 0 F	0:-12 1:-14 2:-11 4:43 5:-6 6:-11 8:-6
left attack 0 H	1:-6 2:-6 6:26
left attack 0 N	0:7 1:-8 2:-7 3:-7 4:27 5:-9
left attack 0 O	1:-12 2:16 3:-18 4:17 5:9 6:-9 8:-15
left attack 0 U	0:14 1:-8 2:23 3:-8 4:-11 8:-7
left attack 0 at	0:14 2:-6
left attack 0 cl	1:19 2:21 3:6 4:-19 5:-8 6:-7 7:-6 8:-14
left attack 0 from	0:8 2:17 8:-12
left attack 0 in	2:15 3:-20 4:25 7:-7 8:-10 9:-6
left attack 0 none	1:15 2:9 3:-14 4:21 6:-10 7:-8 8:-9 9:-6
left attack 0 obj	2:7 3:-6 4:12
left attack 0 subj	1:25 2:-12
left attack 1	1:7 9:-7
left attack 1 A	1:23 3:-10 4:-15 5:-6 6:-6 7:14 8:-8
left attack 1 F	0:-12 1:-6 2:-6 3:26 4:-8 6:8
left attack 1 H	0:6
left attack 1 N	3:-7 4:-12 5:23 8:-6
left attack 1 O	1:-10 2:16 3:6 4:-9 5:-10 6:8 8:-7
left attack 1 U	2:-6 4:-6 8:24
left attack 1 at	1:-11 2:-14 4:-9 7:27
left attack 1 cl	0:-11 1:-6 2:16 3:-9 5:-9 7:21 8:-12 9:-6
left attack 1 in	1:11 2:-19 3:13 4:-14 7:-6 8:12
left attack 1 none	2:9 3:12 6:-10 7:-8 8:-9
left attack 2	0:10 1:-15 2:-18 3:-23 6:23 7:17 8:-12 9:-6
left attack 2 A	0:-7 1:-16 2:-18 3:-11 4:25 7:20 8:-7
left attack 2 N	4:-8 5:16
left attack 2 O	0:11 3:-13 4:-7 6:20 8:-7
left attack 2 U	0:15
left attack 2 cl	0:35 1:-7 2:-8 3:-7
left attack 2 in	0:-14 1:-11 2:-15 3:-18 4:16 5:22 6:17 7:-8 8:-11
left attack 2 none	0:8 1:-15 2:-17 3:-27 5:10 6:28 7:10 8:-12 9:-6
left attack 2 with	0:8
left attack A	1:25 3:-11 5:-8 6:-7 7:12 8:-8 9:-6
left attack F	0:-21 1:-21 2:-15 4:35 5:-10 6:17 7:-7 8:-10 9:-8
left attack H	0:7 1:-8 3:-7 6:16
left attack N	1:-10 2:-10 3:-11 4:17 5:18 6:-6
left attack O	1:-19 2:12 4:6 6:23 7:-8 8:-19 9:-7
left attack U	0:15 1:-8 2:13 3:-9 4:-11 5:-7 8:12
left attack V	0:-9 1:-9 2:-11 3:-14 4:34
left attack h	0:6 1:-20 2:11 3:-10 5:13 7:6 9:-8
left avoid	1:-7 2:16 5:10 6:-6
left avoid -	1:9 3:11 7:-7 9:-6
left avoid 0	1:-6 2:19 5:15
left avoid 0 A	2:37 4:-9 8:-6
left avoid 0 F	0:-10 1:-10 2:8 3:21 4:18 5:-15 6:-11 8:-8 9:-6
left avoid 0 H	2:36 5:-8
left avoid 0 N	1:-9 2:-25 3:-17 4:10 5:46 6:-7 7:-6
left avoid 0 O	0:6 2:-7 3:-9 4:-7 5:27 7:-6 9:-6
left avoid 0 U	0:9 1:-8 3:6 4:-9 5:14 8:-14
left avoid 0 V	0:-7 1:-25 2:18 4:15 5:16 6:-6 8:-14 9:-7
left avoid 0 at	0:6 2:-8 3:-9 5:25 8:-10
left avoid 0 cl	0:-9 1:-7 2:-9 3:27 4:33 5:-19 6:-9 7:-6 8:-25 9:-7
left avoid 0 from	0:-6 1:-15 2:24 3:-11 5:-6 8:17
left avoid 0 in	2:20 4:-7 5:16
left avoid 0 none	1:-7 2:27 5:12 6:-6 8:-9
left avoid 0 obj	0:-9 2:-9 3:42 4:-9 5:-14 8:-7
left avoid 0 of	0:-13 1:27 3:12 4:-10 6:-7 7:-6 8:-14 9:-7
left avoid 0 to	0:6 4:14 5:-9
left avoid 0 with	0:-12 1:10 3:-10 4:-13 5:-12 6:6 8:18
left avoid 1	0:6 1:-12 2:6 3:-6 4:-8 5:8 6:-8 8:16
left avoid 1 A	1:-15 2:24 3:-12 5:15 7:-6 8:-12 9:-6
left avoid 1 F	0:-9 1:-6 2:-14 4:-9 5:24 6:-7 8:7
left avoid 1 H	0:-6 2:-12 3:-6 5:-9 6:-6 7:12 9:23
left avoid 1 N	0:7 1:-6 2:-15 3:-19 4:-16 5:6 8:34 9:-6
left avoid 1 O	1:-7 2:-17 3:-6 5:23 6:-10 8:19 9:-6
left avoid 1 U	0:15 2:-7 3:12 8:-6
left avoid 1 V	1:-10 2:14 3:-8 4:-7 5:-12 8:22
left avoid 1 at	3:-9 4:19 5:-9
left avoid 1 cl	0:9 1:-9 2:9 5:-15 6:-9 7:12 9:-6
left avoid 1 from	2:18
left avoid 1 in	1:-12 3:-7 4:-15 5:20 6:-7 7:-7 8:25
left avoid 1 none	1:-13 3:-18 4:-10 5:30 6:-8 8:16
left avoid 1 subj	0:-9 3:21 4:-9 5:-11 8:14
left avoid 1 to	2:16 5:-6
left avoid 1 with	2:8
left avoid 2	0:10 1:-10 3:8 5:-11 6:-7
left avoid 2 A	1:-11 2:11 3:-9 4:12 8:-6
left avoid 2 F	2:-6 3:14 7:10
left avoid 2 N	4:13 8:-7
left avoid 2 O	0:-14 1:-8 2:11 3:30 4:-18 5:-13 6:-9 7:-6 8:9
left avoid 2 U	0:26 2:-6
left avoid 2 at	2:13
left avoid 2 cl	1:-9 3:32 5:-11 6:-8 7:6 8:-15
left avoid 2 in	0:9 3:-8 4:20 5:-9 8:-9
left avoid 2 none	0:7 1:-13 3:16 4:7 5:-10 6:-8 7:11 8:-13 9:-6
left avoid A	2:35 3:-8 7:-6 8:-7
left avoid F	0:-10 1:-10 3:10 4:8 6:-12 7:13 9:-7
left avoid H	0:-7 1:-7 2:21 3:-6 5:-10 7:8 9:11
left avoid N	1:-8 2:-22 3:-21 4:9 5:30 6:-7 7:-6 8:14 9:-6
left avoid O	1:-6 5:27 7:-7 9:-7
left avoid U	0:22 1:-6 3:11 4:-8 8:-11
left avoid V	0:-10 1:-27 2:18 4:10 5:15 6:-6 7:-6 9:-8
left avoid h	1:-9 2:19 3:-9 5:16 6:-6
left bring	3:8 4:13 5:-6 6:-7 7:-6
left bring -	1:6 4:16 5:-9 6:-8 7:-6 8:8 9:-7
left bring 0	3:15 5:-8 6:-7 9:-6
left bring 0 A	1:18 2:6 3:-13 4:10 5:-8 6:-6 7:-7 9:-8
left bring 0 F	0:-7 3:31 4:-7 6:-8
left bring 0 H	0:-8 1:13 2:22 3:-14 4:-8 8:-6
left bring 0 N	0:-14 2:-6 3:28 4:15 5:-12 6:-8 7:-6 8:-7 9:-7
left bring 0 O	2:-10 3:31 4:-12 5:-7 6:-7
left bring 0 U	0:17 1:-12 2:-9 3:-12 4:23 5:-6
left bring 0 V	1:29 2:-6 3:-7 4:-11 8:-9
left bring 0 and	0:13
left bring 0 at	0:-9 1:-16 2:10 4:11 5:-6 8:11
left bring 0 cl	1:-12 2:33 3:-12 4:-19 6:-7 7:-6 8:23 9:-6
left bring 0 from	0:-11 1:-8 2:19 3:-8 4:14 5:-6
left bring 0 in	1:8 2:-10 3:18 4:12 5:-7 6:-7 9:-6
left bring 0 is	4:14
left bring 0 none	3:23 5:-8 6:-6
left bring 0 of	1:-9 4:13 6:-6 8:10
left bring 0 subj	1:-14 2:24
left bring 0 to	1:-7 4:12
left bring 0 with	1:27 2:-6 3:-6 4:-6
left bring 1	3:17 4:17 6:-7 7:-6 8:-9
left bring 1 A	1:-15 4:22 5:6 6:-7 7:-8 9:7
left bring 1 F	1:-7 2:-7 3:36 4:-13 6:-6
left bring 1 H	0:-12 1:6 2:-8 3:26 4:-6
left bring 1 N	0:6 1:-7 2:7 4:22 5:-10 8:-12
left bring 1 O	1:6 2:-11 3:27 4:23 5:-12 6:-10 7:-6 8:-23 9:-7
left bring 1 U	1:-8 2:-11 3:-7 4:29 5:-8 6:-6 9:10
left bring 1 V	0:-10 1:31 2:-10 3:-18 5:-7 9:-7
left bring 1 at	0:12 1:-12 2:-21 3:-14 4:33 5:-6 8:9
left bring 1 cl	1:-14 3:20 4:9 5:-11 6:-9 7:-7 9:-8
left bring 1 from	1:9 2:-12 4:-17 5:-6 8:18
left bring 1 in	0:-6 2:-9 4:33 5:-7 6:-7 7:-6
left bring 1 none	1:-13 2:7 3:30 4:7 5:-8 6:-8 7:-6 8:-18 9:8
left bring 1 of	0:16 1:10 3:-10 8:-6
left bring 1 to	0:-11 1:-7 2:-11 3:-12 4:57 5:-6 8:-13
left bring 1 with	0:-6 1:6 2:8 3:28 4:-16 5:-6 6:-10 8:-12
left bring 2	1:-16 3:13 4:16 6:-9 7:-7 8:13 9:-8
left bring 2 A	0:-8 1:-34 4:48 5:-10 6:-8 7:-10 9:-9
left bring 2 F	0:14 1:-6 2:-7 3:13 4:-12 6:-6 8:8
left bring 2 N	1:-8 2:23 3:-30 5:6 6:-8 7:-6 8:8 9:-6
left bring 2 O	0:-18 1:-11 2:-17 3:26 5:-7 6:-10 7:-7 8:27 9:-7
left bring 2 U	0:10 1:-6 4:9 5:12 8:-16
left bring 2 V	0:6 1:12 3:9 4:-13 8:-12
left bring 2 at	2:-9 8:9
left bring 2 cl	0:-8 1:-19 3:15 4:17 6:-9 7:-8 8:17 9:-8
left bring 2 for	0:-7 1:-13 2:-8 3:-10 4:35 8:-7
left bring 2 from	0:10 2:-7 3:-18 4:-7 8:26
left bring 2 in	0:12 3:-24 4:24 6:-6 8:-6 9:-6
left bring 2 none	1:-16 2:8 3:13 4:17 6:-8 7:-7 9:-8
left bring 2 to	0:-9 1:-6 2:-9 3:32 5:-6 6:-6
left bring 2 with	3:-12 5:19 8:-7
left bring A	4:23 5:-6 6:-6 7:-7
left bring F	1:-8 3:32 4:-9 6:-8
left bring H	0:-16 1:19 2:11 3:12 4:-11 5:-8 6:-8 7:-7 8:-8 9:-6
left bring N	3:6 4:22 5:-7 6:-6 7:-6 9:-6
left bring O	2:-11 3:35 4:8 5:-6 6:-8 9:-6
left bring U	0:11 1:-10 2:-6 4:24 8:-9
left bring V	1:35 2:-7 3:-12 4:-10 5:-8 6:-6 7:-6 8:8 9:-8
left bring h	1:-11 3:20 4:10 6:-6
left chase	1:6 2:11 3:8 4:-8 9:-7
left chase -	0:7 1:19 3:9 4:-10 5:-9 6:-8 7:-8 8:-6 9:-6
left chase 0	0:-6 1:7 2:15 4:-10 6:-8 9:-7
left chase 0 A	1:25 2:6 4:-12 5:-6 8:-10 9:-6
left chase 0 N	1:-7 3:-7 4:10 8:8
left chase 0 O	1:-11 3:6 4:-11 6:-9 8:11
left chase 0 U	0:-6 1:-7 2:17 3:11 8:-8
left chase 0 at	1:17 2:-6
left chase 0 cl	2:23 4:-8 5:-10 6:-6 8:-12
left chase 0 in	0:-10 1:7 2:11 3:6 4:-8 5:7 6:-9 9:-7
left chase 0 none	0:-6 1:6 2:13 3:12 4:-9 5:-11 6:-8 9:-7
left chase 1	0:-11 1:6 2:10 3:13 4:-14 5:-11 7:-8 9:-10
left chase 1 A	1:25 3:-13 4:-6
left chase 1 F	0:-7 2:22 8:-6
left chase 1 H	2:-14 6:6 8:21
left chase 1 O	0:-7 1:-6 2:-8 3:33 8:-8
left chase 1 cl	0:12 2:6 3:-11 4:-8 6:12
left chase 1 in	0:-19 1:14 2:11 4:-11 5:-9 6:-11 7:-7 8:12 9:-9
left chase 1 none	0:-6 1:14 3:20 4:-9 5:-7 6:-6 8:-11 9:-6
left chase 2	0:27 1:-12 3:15 4:-8 8:-9
left chase 2 A	0:10 1:-8 2:-6 3:10
left chase 2 H	2:21
left chase 2 O	0:10
left chase 2 U	0:20
left chase 2 cl	0:26 1:-9 8:-7
left chase 2 in	0:19
left chase 2 none	0:15 1:-10 3:10
left chase 2 with	0:6
left chase A	1:18 2:6 3:12 4:-13 5:-7 6:-6 8:-12 9:-8
left chase F	0:-8 2:36 3:-15 5:-6 6:-6 8:-7
left chase H	1:-12 2:11 3:-9 5:-7 8:15
left chase N	1:-9 3:-9 4:16 8:8
left chase O	0:10 1:-10 3:19 4:-11 6:-10
left chase U	0:6 1:-6 2:22 4:-7 8:-8
left chase h	1:-16 2:21 3:10 4:-15 9:-9
left clean	0:8 2:-8 3:9 6:8 7:-6 9:-7
left clean -	0:12 2:-12 3:13 4:-7 6:15 7:-6 8:-10 9:-6
left clean 0	0:16 2:-14 6:18 9:-6
left clean 0 A	1:-7 2:-22 3:-10 4:11 6:27 8:-7
left clean 0 F	0:11 3:-7
left clean 0 N	3:-7 8:11
left clean 0 O	1:18 2:-8 3:12 4:-14 5:-10 6:12 8:-14 9:-6
left clean 0 U	0:15
left clean 0 V	1:-10 2:-6 3:-7 5:26 8:-7
left clean 0 in	0:14 1:-8 2:-16 6:17 7:-6 8:-7 9:-6
left clean 0 none	0:6 2:-20 4:8 6:8 7:-6 9:-6
left clean 1	0:6 1:-14 2:7 3:15 4:-10 5:6 6:-8
left clean 1 A	1:-10 5:25 8:-8
left clean 1 N	0:6 8:9
left clean 1 O	0:6 3:12
left clean 1 U	0:-9 1:-7 2:15 3:19 4:-6 5:-7 8:-9
left clean 1 cl	0:6
left clean 1 from	2:-9 5:15
left clean 1 in	1:-14 2:8 3:12 4:-13 5:9 6:-9 7:-6 8:10 9:-6
left clean 1 none	0:30 3:-6
left clean 1 with	0:-12 1:-6 3:33 5:-6 6:-6 8:-9
left clean 2	0:-8 1:-8 3:39 4:-11 5:-7 6:-6 8:-11
left clean 2 O	0:-15 1:-7 3:43 4:-9 6:-6 8:-12
left clean 2 U	0:10
left clean 2 cl	0:-8 1:-7 3:33 4:-8 8:-10
left clean 2 in	3:10
left clean 2 none	1:-6 3:29 4:-7 5:-7 8:-8
left clean A	0:12 1:-14 2:-7 3:-9 5:14 6:13 8:-9
left clean F	0:12 3:-7
left clean N	1:-7 2:-7 3:-16 4:15 5:-9 6:-6 8:22
left clean O	0:-8 2:-10 3:44 4:-15 5:-14 7:-6 8:-20 9:-6
left clean U	0:14 1:-7 2:16 4:-6 5:-7 8:-8
left clean V	1:-9 5:23 8:-6
left clean h	0:14 1:-10 5:6 6:-7
left cross	0:9 1:-7 2:9 6:-8 7:-6 8:8 9:-7
left cross -	0:-6 1:12 2:-14 4:20 5:-9 6:-8 7:-6 9:-6
left cross 0	1:-6 2:21 3:-17 6:-8 7:-6 8:13 9:-7
left cross 0 A	0:-10 2:-27 3:-6 4:-11 8:40
left cross 0 N	2:-7 3:-8 4:20 5:-9
left cross 0 O	0:-11 1:-9 2:15 3:-13 4:8 5:-10 6:-7 8:18
left cross 0 U	0:23
left cross 0 V	1:-11 2:35 3:-11 4:-9 5:7 8:-15
left cross 0 cl	0:6 2:18 3:-6 8:-6
left cross 0 in	1:-6 3:-17 4:7 5:6 6:-8 7:-7 8:24 9:-8
left cross 0 none	0:7 2:-6 3:-16 5:-6 6:-6 7:-6 8:27 9:-6
left cross 0 to	0:-8 3:-6 4:29 5:-6 8:-12
left cross 0 with	0:-11 2:30 3:-9 4:-10 5:-9 6:-7
left cross 1	1:-12 2:11 3:7 4:13 5:-11 6:-8 7:-6 9:-6
left cross 1 A	0:16 2:-8
left cross 1 N	4:12
left cross 1 O	0:-13 2:-6 3:15 4:10 5:-7
left cross 1 V	0:8 1:-7 2:20 3:-8
left cross 1 cl	0:-6 1:-10 2:27 3:10 4:-8 5:-6 8:-6
left cross 1 in	1:-9 2:-14 3:16 4:9 5:-13 6:-8 8:13
left cross 1 none	0:14 1:-8 2:16 4:-7 5:-6 8:-6
left cross 1 with	3:18 8:-6
left cross 2	0:26 2:-6
left cross 2 O	3:13
left cross 2 U	0:9
left cross 2 V	0:19 2:-10
left cross 2 cl	3:9
left cross 2 in	0:28 3:-6
left cross 2 none	0:22 2:-7
left cross A	2:-18 3:-7 4:-12 8:33
left cross F	1:19 4:-6
left cross N	0:7 2:-6 3:-9 4:35 5:-9 8:-17
left cross O	0:-15 1:-12 2:8 3:17 5:-17 6:-12 7:-7 8:21 9:-7
left cross U	0:28 8:-6
left cross V	0:14 1:-14 2:31 3:-14 4:-10 5:8 8:-15
left cross h	0:8 1:-14 2:6 6:-8 7:-6 8:21 9:-7
left eat	2:8 3:20 4:-6 6:-7
left eat -	1:14 2:15 3:6 4:-7 5:-8 6:-8 7:-6 8:-10 9:-6
left eat 0	3:27 4:-7 6:-6
left eat 0 A	0:-8 1:20 3:23 4:-6 5:-8 6:-6 7:-7 8:-9 9:-6
left eat 0 F	0:-7 3:25 4:-10 5:11 6:-7 8:-6
left eat 0 N	3:32 4:-9 5:-8 8:-8
left eat 0 O	1:-9 2:-12 3:18 4:9 5:-13 6:-7
left eat 0 U	0:6 2:10 4:-8 5:-7 8:12
left eat 0 V	1:-6 2:11 3:12 4:-6 8:-6
left eat 0 at	0:10
left eat 0 cl	0:9 1:6 2:22 3:-27 4:-7 5:9 6:-7 8:-9
left eat 0 from	2:21 8:-6
left eat 0 in	3:29 4:-6 6:-6
left eat 0 none	1:11 2:-11 3:29 6:-6
left eat 0 obj	0:-8 1:-14 2:40 3:-21
left eat 0 to	0:-6 3:-12 4:17
left eat 0 with	0:12
left eat 1	0:9 1:-10 2:30 4:-10 5:-8 6:-6 8:-12 9:-6
left eat 1 A	1:-7 2:21
left eat 1 H	0:10 2:10 3:-8
left eat 1 O	2:20 3:-10 8:-6
left eat 1 U	0:16 2:-6 3:6
left eat 1 V	2:15
left eat 1 cl	0:6 1:-12 2:33 4:-11 5:-6 6:-6 8:-13
left eat 1 from	2:-15 3:20
left eat 1 in	0:6 2:14 3:8 4:-6 5:-6 8:-7
left eat 1 none	1:-6 2:23 4:-7 5:-6 8:-9
left eat 2	0:14 1:-10 2:16 3:-10 4:6 5:-7 6:-6
left eat 2 A	0:10 1:-7 2:10 3:-6
left eat 2 N	0:6 4:14 8:-8
left eat 2 O	0:-8 1:-6 2:25 3:-16 4:-10 8:12
left eat 2 U	0:14
left eat 2 cl	0:12 1:-12 2:26 3:-6 6:-6 8:-14
left eat 2 from	2:-7 3:17
left eat 2 in	0:16 3:-8 4:-6 8:10
left eat 2 none	0:21 2:12 3:-13 8:-8
left eat A	1:10 3:19 5:-8 6:-6 7:-7 8:-9 9:-6
left eat F	0:-8 3:33 4:-10 5:6 6:-7 8:-7
left eat H	0:12 2:9 3:-10
left eat N	2:-7 3:24 4:8 5:-8 8:-16
left eat O	1:-11 2:14 3:9 5:-14 6:-9 7:-6 8:8 9:-6
left eat U	0:19 1:-6 3:9 4:-8 5:-7
left eat V	1:-10 2:22 3:15 4:-9 5:-7 8:-8
left eat h	1:-11 3:29 6:-6 7:-6 9:-6
left fall	4:-7 8:7
left fall -	1:12 2:-11 3:14 5:-10
left fall 0	4:-8 7:11 8:8 9:-7
left fall 0 A	0:-13 2:-40 4:17 5:-12 6:-9 7:21 8:19 9:-9
left fall 0 F	0:-6 2:17 3:26 4:-9 5:-8 6:-11 8:-10
left fall 0 H	0:-14 2:8 3:-15 4:-7 5:-10 6:15 7:14 8:-9 9:-6
left fall 0 N	0:19 1:-8 2:-8 3:10
left fall 0 O	3:-25 4:-19 5:15 6:18 7:-9 8:14 9:-7
left fall 0 U	0:16 1:7 4:-7 5:-7 7:-6
left fall 0 V	0:8 1:8
left fall 0 at	0:6 3:-6 4:19 8:-13
left fall 0 cl	0:11 1:6 2:-13 3:-17 4:-8 5:-13 6:22 7:11 9:-6
left fall 0 from	3:-10 8:28
left fall 0 in	3:11 4:-11 6:-9 8:17 9:-6
left fall 0 none	1:-13 3:12 4:-6 5:6 7:11 9:-6
left fall 0 obj	1:-7 3:16 4:-6 6:7
left fall 0 of	0:7 4:-8 8:15
left fall 0 subj	0:6 3:-7 5:10 8:-6
left fall 0 to	1:-8 2:-16 3:-8 4:27
left fall 0 with	0:12 1:32 2:-9 3:-22 4:-7 5:-10 6:10 8:-18
left fall 1	0:16 1:6 5:-8 6:-8 7:-6 9:6
left fall 1 A	1:25 4:-8 5:-6 7:-6 8:-9
left fall 1 F	0:13 3:-7
left fall 1 N	0:-8 1:-9 2:-7 3:20 4:9 5:-8
left fall 1 O	0:6 1:15 2:-10 5:-10 6:-13 8:8
left fall 1 U	0:26 1:-7 3:-9 8:8
left fall 1 at	0:-9 3:-6 4:30 8:-13
left fall 1 cl	0:14 4:-12 5:-10 6:-11 8:13 9:7
left fall 1 from	0:-9 1:-8 2:-8 3:-12 4:-8 5:-6 8:41
left fall 1 in	0:16 1:10 2:-15 3:14 5:-7 6:-7 8:-7
left fall 1 none	0:21 2:-10 3:20 4:-12 5:-8 8:-14
left fall 1 subj	0:10
left fall 1 with	0:6 1:27 2:12 3:-14 4:-9 5:-8 6:-10 8:-8
left fall 2	1:6 2:7 3:-23 5:15 6:-7 7:-7 8:-6
left fall 2 A	0:-13 1:35 3:-11 4:-6 5:-6 7:-6 8:-7
left fall 2 N	8:13
left fall 2 O	0:-16 1:-9 2:-6 3:-18 4:15 5:31 8:-13
left fall 2 U	0:11
left fall 2 cl	0:-7 1:12 3:-23 6:-6 7:-7 9:13
left fall 2 in	0:9 1:7 2:-6
left fall 2 none	0:8 1:8 3:-16 4:-10 5:13 7:-6 8:-12 9:14
left fall A	0:-13 1:21 2:-28 3:6 5:-12 6:-9 7:10 8:13
left fall F	2:20 3:18 4:-10 5:-8 6:-11 8:-11
left fall H	1:-6 3:-11 4:-6 5:-9 6:19 7:13 8:-7
left fall N	0:12 1:-11 2:-9 3:17 4:-6 6:-6 8:8
left fall O	1:9 2:-6 3:-20 4:-7 5:14 7:-9 8:12
left fall U	0:24 4:-6 5:-6
left fall V	0:11
left fall h	0:9 1:-8 2:9 3:-21 4:-15 5:16 7:13
left fight	2:14 3:-7 6:12 7:-6 8:-6 9:-6
left fight -	0:10 1:8 2:-7 3:-17 5:-9 6:17 7:-6 9:-6
left fight 0	2:16 6:7 7:-6 9:-6
left fight 0 A	0:-6 1:12 2:29 3:-12 5:-6 6:-7 8:-8
left fight 0 F	0:6 1:-8 2:-10 3:-25 4:-6 6:36
left fight 0 H	2:21
left fight 0 N	2:-7 3:15 4:-10 5:-7 8:11
left fight 0 O	0:10 1:-8 2:-12 3:20 4:-9 5:15 6:-13 8:-10
left fight 0 U	0:11 2:-11 3:-6 6:18
left fight 0 V	0:11 2:-7
left fight 0 at	0:-8 3:26 4:-8 5:-6 8:-9
left fight 0 cl	0:19 1:-14 2:15 4:-11 5:-7 6:-7
left fight 0 in	2:13 6:7 7:-6 8:-6 9:-6
left fight 0 none	0:8 1:-11 2:34 3:-9 5:-6 8:-7
left fight 0 of	1:8 2:-14 3:11 5:-6 6:8 8:-8
left fight 0 vs	1:-6 2:9
left fight 0 with	0:-9 1:-6 3:-20 4:-7 5:15 6:25 8:-6
left fight 1	0:10 3:-19 4:19 5:-9 6:8 7:-7 9:-7
left fight 1 A	0:8 1:-6 2:21
left fight 1 F	1:-10 2:-9 3:-23 4:44 6:-9 8:-9
left fight 1 H	2:-8 6:22
left fight 1 N	8:11
left fight 1 O	0:8
left fight 1 U	0:-8 2:28 3:-6 8:-8 9:-6
left fight 1 cl	0:15 1:-7 2:-10 3:-13 4:6 6:-6 8:17
left fight 1 in	1:7 2:9 3:-12 5:-8 6:13 7:-6 8:-7 9:-6
left fight 1 none	0:9 1:-13 2:20 3:-16 4:16 6:-7 8:-9
left fight 2	1:-16 3:-17 4:-12 5:-8 6:41
left fight 2 N	8:16
left fight 2 O	1:-7 2:-8 3:-12 4:-7 6:34 8:-10
left fight 2 cl	0:-6 1:-8 2:-6 3:-11 4:-8 5:-6 6:25 8:9
left fight 2 in	0:14 4:-7 8:11
left fight 2 none	0:6 3:-6 6:11
left fight A	2:31 3:-11 6:-7 8:-7
left fight F	1:-12 2:-13 3:-31 4:23 6:29 8:-9
left fight H	1:-6 2:10 6:14
left fight N	0:13 2:-8 4:-12 5:-6 8:15
left fight O	0:18 1:-11 2:-14 4:-10 5:10 6:14 8:-15
left fight U	0:6 1:-7 2:14 3:-9 4:-7 5:-6 6:14 8:-10
left fight V	0:15 2:-10
left fight h	1:-15 2:30 3:-9 4:6 7:-7 9:-6
left guard	0:-7 2:14 3:-11 4:20
left guard -	0:-8 1:9 3:-12 4:20 5:-7 8:-9
left guard 0	0:-10 1:-10 3:-15 4:33 7:-7
left guard 0 A	0:-8 2:29 3:-9 8:-9
left guard 0 F	0:-7 1:-19 2:-10 3:-29 4:47 5:-6 7:-6 8:-12 9:22
left guard 0 H	2:13 4:8
left guard 0 N	1:-7 2:-9 3:-9 4:28 5:-9 8:11
left guard 0 O	0:-11 1:8 2:-14 4:11 5:-12 6:27 8:-17 9:-7
left guard 0 U	2:15 8:-7
left guard 0 cl	2:22 3:-7 4:-10 6:8 8:-6
left guard 0 from	0:-12 1:-7 2:40 3:-6 4:-15
left guard 0 in	0:-10 1:-12 2:9 3:-16 4:41 7:-6
left guard 0 is	0:-6 1:-14 2:12 3:-9 4:-12 9:25
left guard 0 none	2:-7 3:-19 4:41 8:7 9:-6
left guard 0 with	0:-11 1:-10 2:-11 3:-21 4:-23 5:-9 6:55 8:-12
left guard 1	0:-7 2:34 3:-8 4:-10
left guard 1 A	0:-7 1:8 2:32 3:-7 4:-8 8:-7
left guard 1 H	2:23
left guard 1 O	1:-7 2:30 3:-8 4:-11 5:-6
left guard 1 from	0:-7 1:-9 2:45 3:-6 4:-7 8:-8
left guard 1 in	0:-8 2:37 3:-8 4:-10
left guard 1 none	1:-6 2:-10 3:-7 4:-11 5:-6 8:28
left guard 1 vs	2:20
left guard 2	1:11 2:-13 5:-9 6:-9 7:14 8:-14 9:-8
left guard 2 A	0:-10 2:-9 3:18 4:-11 7:14 8:-6
left guard 2 N	0:6 1:26 2:-7 3:-7 4:-11 8:-10
left guard 2 cl	0:-6 1:10 2:-15 3:-18 4:8 7:22 8:-10
left guard 2 in	3:17 4:-10 8:-7
left guard 2 none	0:-8 2:-14 3:-12 4:7 5:-6 7:30 8:-10 9:-6
left guard 2 with	0:14
left guard A	0:-10 2:30 5:-6 8:-10 9:-6
left guard F	0:-6 1:-17 2:-10 3:-29 4:49 5:-6 8:-10 9:17
left guard H	0:-6 2:25 8:-6
left guard N	1:6 2:-13 3:-13 4:17 5:-10 6:-7 8:19 9:-6
left guard O	0:-6 2:-6 4:12 5:-12 6:16 7:-6 9:-7
left guard U	2:16 8:-7
left guard h	0:-7 1:-11 2:24 3:-9 4:18 7:-6 9:-6
left hit	5:12 7:-7 9:-7
left hit -	3:14 4:-7 5:12 7:-6 8:-9 9:-6
left hit 0	2:6 3:14 5:9 7:-7 9:-7
left hit 0 A	0:-9 1:9 5:21 6:-8 7:-9 8:-13 9:-7
left hit 0 F	1:20 2:29 3:-24 4:-13 5:-12 6:-10 7:-6 8:11 9:-7
left hit 0 H	0:13 1:-15 2:-27 3:44 5:-8
left hit 0 N	1:-8 5:-13 8:19
left hit 0 O	0:9 1:-13 3:8 4:-15 5:19 8:-6
left hit 0 U	0:-35 1:-20 3:6 5:40 6:-11 7:-9 9:-8
left hit 0 V	0:-7 1:8 2:20 3:-6 4:-6
left hit 0 at	0:15 2:9 3:-7
left hit 0 by	2:16
left hit 0 cl	0:-17 1:11 2:12 3:-14 5:22 7:-9 8:-6 9:-8
left hit 0 in	2:9 3:20 4:-10 7:-7 9:-6
left hit 0 none	2:10 3:16 4:-7 5:10 6:-10 7:-7 9:-6
left hit 0 of	0:8 1:11 2:7 3:-29 4:-7 6:19 8:-9
left hit 0 with	0:12 2:-16 3:6 4:-7 5:-11 6:14 8:-8
left hit 1	0:6 1:8 2:-14 3:-11 4:17 5:8 7:-8 8:-6 9:-7
left hit 1 A	1:15 2:-17 3:-21 4:33 6:-8 7:-9 8:-12 9:-7
left hit 1 F	0:-12 1:-14 2:-10 5:33 6:-13 8:-9 9:-6
left hit 1 N	0:6 3:-6 5:13 8:-10
left hit 1 O	0:9 1:14 2:-8 3:-13 4:-11 5:-10 6:12
left hit 1 U	1:-8 2:-6 3:19 4:-7 5:-7
left hit 1 at	4:11 8:-6
left hit 1 cl	3:-15 4:26 5:-12 6:-9 7:-9 8:7 9:-6
left hit 1 from	1:23 2:-16 3:-7 4:8 5:-7
left hit 1 in	1:12 2:-22 3:-7 5:13 7:-7 9:-7
left hit 1 none	0:18 2:-9 3:6 4:-12 6:-7
left hit 1 of	1:6 3:-17 4:-9 5:25
left hit 1 with	0:-8 1:13 2:-15 3:-20 4:23 5:-11 6:17 7:-7 8:-12
left hit 2	0:16 1:-12 3:-13 4:18 5:-9 6:7 8:-13
left hit 2 A	0:6 1:-12 2:13 3:-8 4:13 8:-6
left hit 2 N	4:24 5:-6 8:-13
left hit 2 O	2:-7 3:-23 4:19 5:-7 6:16 8:-6
left hit 2 U	3:13
left hit 2 cl	0:14 1:-8 3:-16 4:6 5:-9 6:19 8:-13
left hit 2 from	2:9
left hit 2 in	0:9 1:-12 4:35 5:-10 6:-6 8:-19
left hit 2 none	0:12 1:-11 3:-15 4:9 5:-9 6:18 8:-7
left hit A	1:8 2:8 4:15 6:-8 7:-10 8:-13 9:-7
left hit F	1:21 2:17 3:-20 4:-6 6:-8 7:-7 8:9 9:-7
left hit H	0:6 1:-17 2:-10 3:37 4:-6 5:-9 6:-7 7:-6
left hit N	1:-9 2:-8 4:11 5:7 6:-7 8:7
left hit O	0:14 1:-11 2:-8 4:-8 5:14 6:14
left hit U	0:-12 1:-14 2:-10 3:25 5:16 6:-8 7:-7 8:7 9:-6
left hit V	1:11 2:18 3:-8 4:-8 8:-6
left hit h	0:8 1:-17 2:25 3:-25 4:24 5:6 7:-8 8:-7 9:-7
left love	0:15 1:22 4:-8 5:-6 6:-6
left love -	0:18 1:22 3:-6 4:-7
left love 0	0:16 1:29 2:-10 4:-6 8:-7
left love 0 A	0:9 1:28 2:-10 3:-9
left love 0 F	3:14
left love 0 O	0:20 3:-7
left love 0 V	1:23 3:-6
left love 0 cl	0:13 1:13 2:-8 8:-6
left love 0 in	0:9 1:33 2:-10 3:-7 4:-6 8:-6
left love 0 none	0:11 1:30 2:-10 4:-6 8:-7
left love 0 with	0:10
left love 1	0:9 1:-12 2:7 4:-7 5:-10 6:-6 8:12
left love 1 A	0:21 1:-9
left love 1 O	3:12 5:-6 8:8
left love 1 cl	0:11 1:-10 2:8 3:-7 5:-6 8:10
left love 1 in	3:9 5:-8 8:12
left love 1 none	0:20 1:-9 2:-6 3:8
left love 2	1:-14 2:7 3:-8 4:-8 8:23
left love 2 H	2:15
left love 2 cl	1:-12 2:-9 3:-6 4:-10 8:32
left love A	0:15 1:28 2:-13 3:-12
left love F	2:-6 3:14
left love H	1:6 2:13 3:-8
left love N	0:-6 2:23 4:-7 5:-7
left love O	0:8 1:-6 2:-6 3:6 4:-6 5:-9 8:17
left love V	1:27 2:-7 3:-9 4:-9 8:6
left love h	1:-9 4:-6 5:-10 8:22
left make	3:18 5:-7 6:-6 9:-6
left make -	0:7 3:16 5:-7 6:-6
left make 0	3:14 5:-7 6:-7 7:-6 9:-6
left make 0 A	2:27 4:-15 5:-6 6:-6 7:-7 9:-8
left make 0 F	1:-10 2:-8 3:18 4:-10 8:12
left make 0 H	1:-9 3:-7 4:17
left make 0 N	0:8 1:-10 2:-8 3:25 4:15 5:-10 8:-21
left make 0 O	1:-8 2:-10 3:7 4:21 5:-9 6:-11 7:-6 8:6 9:-6
left make 0 U	0:17 2:-8 4:13 8:-9
left make 0 V	0:-19 1:21 2:29 3:-26 4:-15
left make 0 at	2:12
left make 0 cl	0:20 3:7 4:-17 5:-7 8:10
left make 0 from	2:10 3:13 4:-8 8:-8
left make 0 in	3:15 4:10 5:-7 6:-7 7:-6 9:-6
left make 0 none	3:18 4:8 5:-7 6:-6 7:-6 9:-6
left make 0 subj	1:-6 2:-11 3:-13 4:28
left make 0 to	0:9 1:12 2:-9
left make 0 with	0:13 1:18 2:-7 3:-10
left make 1	1:-7 3:10 4:8 5:-8 6:-7 9:-7
left make 1 A	0:-8 2:24 3:-30 4:-16 5:-7 6:-6 7:8 8:19 9:-7
left make 1 F	0:-10 1:7 2:-6 3:36 4:-13 6:-7 8:-7
left make 1 H	1:-7 3:15
left make 1 N	0:10 4:6 5:-6
left make 1 O	0:11 1:-6 3:10 4:10 6:-6 8:-13
left make 1 U	1:-8 2:-10 3:15 4:20 5:-6 8:-14
left make 1 V	0:6 1:-6 3:15
left make 1 at	2:-8 3:7 4:19 8:-13
left make 1 cl	0:8 2:8 4:9 5:-8 6:-6 9:-7
left make 1 in	1:-12 2:-10 3:36 5:-8 6:-8 9:-6
left make 1 none	0:7 1:-12 2:10 3:12 4:10 5:-7 6:-6 8:-7 9:-6
left make 1 of	1:-10 2:13 3:22 4:-7 6:-6 8:-8
left make 1 with	0:-12 1:9 2:-8 3:32 4:-8 6:-8 8:-12
left make 2	0:15 3:16 6:-6 8:-10
left make 2 A	2:-23 3:-11 4:33 8:-9
left make 2 F	0:11 3:11
left make 2 N	0:8 2:8 3:9 4:-13
left make 2 O	1:-12 2:17 3:23 4:-16 5:-9 6:-7
left make 2 U	0:25 1:8 3:-14
left make 2 V	1:-6 3:13
left make 2 cl	0:20 3:6 5:-7 8:-11
left make 2 in	1:-9 2:8 3:18 4:-22 5:13 6:-8
left make 2 none	0:13 3:24 5:-9 6:-6 8:-13
left make A	1:10 2:11 3:-11 5:-9 6:-8 8:14 9:-10
left make F	0:6 2:-8 3:29 4:-10
left make H	1:-16 3:13 4:13 5:-6 8:-6
left make N	0:11 1:-9 3:22 4:7 5:-6 8:-12
left make O	1:-10 3:29 4:16 5:-10 6:-11 7:-6 8:-9 9:-6
left make U	0:15 2:-8 4:23 8:-9
left make V	0:-21 1:23 2:7 3:10 4:-20 5:-8 6:-7 7:-7 8:7 9:-9
left make h	0:8 1:-6 2:11 3:6 6:-8 9:-7
left match	1:-6 3:25 5:-6 6:-6
left match -	0:8 1:-6 2:-6 3:27 5:-6
left match 0	0:8 1:-8 3:22 5:-6 6:-6
left match 0 A	0:10 1:-17 2:7 3:15 5:-6 6:-6 7:-6
left match 0 F	1:-8 2:-6 3:28 4:-7 8:7
left match 0 N	0:10 1:-7 2:-6 4:-15 5:-8 8:22
left match 0 O	1:12 4:12 5:-8 6:-8 8:-7
left match 0 U	0:19 1:-6 2:-6 3:16 4:-7 8:-9
left match 0 V	0:12 1:-10 3:11 8:-6
left match 0 as	1:-6 3:22
left match 0 cl	0:7 1:-16 3:22 4:-10 5:-7 6:-6 8:11
left match 0 from	1:-6 3:-8 4:26 8:-21
left match 0 in	0:11 2:-9 3:20 6:-6
left match 0 none	0:8 2:-7 3:25 5:-7 6:-6 8:-6
left match 0 obj	0:7
left match 0 of	0:-16 1:-22 2:-12 3:9 4:-11 6:-6 8:38
left match 0 to	0:7
left match 0 with	1:-13 2:10 3:28 4:-6 8:-7
left match 1	0:14 1:-13 3:16 5:-7 6:-6
left match 1 A	0:9 1:-17 4:-10 8:22
left match 1 F	0:-7 1:-7 2:-8 3:19 4:16 5:-6 6:-7
left match 1 N	0:23 4:-10 5:-6
left match 1 O	0:-19 1:-11 2:-8 3:15 4:20 5:-9 6:-8 8:9
left match 1 U	0:30 1:-7 8:-9
left match 1 V	1:-9 3:-6 8:21
left match 1 and	0:6
left match 1 at	0:-6 1:-8 2:-9 3:-18 4:22 8:14
left match 1 cl	1:-14 2:-6 3:33 4:-7 5:-8 6:-6 8:12
left match 1 from	0:32 3:-9 8:-14
left match 1 in	0:7 1:-14 2:-10 3:-8 4:27 5:-9 6:-7 8:18
left match 1 none	0:7 1:-10 3:29 4:-9 5:-6
left match 1 of	0:11 3:8
left match 1 subj	0:-6 3:18
left match 1 with	0:22 3:14 4:-8 8:-15
left match 2	3:24 5:-6
left match 2 A	1:-18 2:-6 3:21 4:-12 8:19
left match 2 F	2:-6 3:30
left match 2 N	0:-9 3:38 4:-7 5:-6 8:-12
left match 2 O	0:-9 2:-7 3:26 4:12 5:-7 6:-6 8:-14
left match 2 U	1:-7 2:-7 3:26 4:-9 8:7
left match 2 V	1:-11 3:6 4:25 8:-14
left match 2 cl	0:6 1:-9 2:-10 3:32 5:-6
left match 2 from	2:-6 3:-14 8:26
left match 2 in	0:-20 3:18 4:25 5:-9 6:-7 7:-7 9:-7
left match 2 none	1:-10 3:47 4:-10 5:-6 8:-7
left match 2 to	3:-14 4:13 8:9
left match A	0:7 1:-20 3:25 4:-9 5:-6 6:-6 7:-6 8:16 9:-6
left match F	1:-7 2:-7 3:28 6:-6 8:6
left match N	0:14 1:-7 2:-7 3:20 4:-16 5:-9 8:8
left match O	0:-10 3:21 4:21 5:-9 6:-9 8:-7 9:-6
left match U	0:16 1:-7 2:-6 3:24 4:-8
left match V	0:8 1:-18 2:-7 3:13 8:7
left match h	0:15 1:-7 3:-8 4:10 5:-7 8:6
left meet	0:21 1:-7 2:-7 4:-8 7:11
left meet -	0:23 1:-7 2:-8 4:-8 7:6
left meet 0	0:24 1:-6 2:-6 4:-6 7:13 8:-8
left meet 0 A	1:-24 2:-17 3:12 4:-7 7:32 8:-8
left meet 0 F	0:7 3:8
left meet 0 N	0:11
left meet 0 O	0:23 3:7 8:-8
left meet 0 U	0:22 3:-6
left meet 0 cl	0:22 1:-6 8:-6
left meet 0 in	0:13 2:-12 3:11 4:-8 5:-6 7:17 8:-11
left meet 0 is	1:12
left meet 0 none	0:19 1:-15 4:-6 7:17 8:-8
left meet 0 with	0:8
left meet 1	0:21 4:-7 8:9
left meet 1 A	0:6
left meet 1 N	3:-8 8:15
left meet 1 O	0:7
left meet 1 U	0:20
left meet 1 cl	0:7 4:-7 8:17
left meet 1 in	0:24 3:-6
left meet 1 none	0:8 3:-8 4:-9 8:23
left meet 1 to	0:8
left meet 2	0:6 3:13
left meet 2 U	0:10
left meet 2 cl	3:13
left meet 2 in	0:6
left meet 2 none	3:14
left meet A	0:13 1:-18 2:-14 3:10 4:-6 7:18 8:-6
left meet F	3:15
left meet N	0:17 4:-7
left meet O	0:23 3:10 4:-6 5:-6 8:-9
left meet U	0:29 3:-7
left meet h	0:12 3:17 4:-6 8:-8
left move	5:8 7:-6 8:9
left move -	1:16 3:6 7:-7 9:-7
left move 0	7:-6 8:10
left move 0 A	1:25 2:12 4:-8 5:-6 6:-7 7:-8 8:-7
left move 0 F	1:-16 3:10 4:-15 5:10 6:10 7:-8 8:11 9:-9
left move 0 H	1:-17 3:-8 4:-6 5:31 6:-8 8:-7
left move 0 N	1:-10 3:-11 4:20 6:-6 8:17 9:-6
left move 0 O	3:-8 4:-12 5:17 6:-8 7:-6 8:19 9:-7
left move 0 U	0:15 1:-7 2:6 4:-9 5:-9 8:14
left move 0 V	1:20 2:-6 3:-8 4:-10 5:-12 6:-6 7:-6 8:-8 9:20
left move 0 and	0:-7 3:-18 5:26
left move 0 as	1:-10 8:16
left move 0 at	0:-8 2:-16 4:-10 5:-18 6:-9 7:-6 8:38 9:6
left move 0 by	4:-10 5:-7 8:27
left move 0 cl	0:10 1:-7 2:8 3:10 5:6 6:-9 7:-7 8:-7 9:-7
left move 0 from	0:-9 1:-13 2:-16 3:-22 5:32 6:-10 7:-6 8:18 9:-6
left move 0 in	4:-7 5:6 7:-6 8:16
left move 0 is	0:16
left move 0 none	1:14 4:-7 6:-8 7:-7
left move 0 obj	1:-9 3:16 5:12 6:-7 8:-11 9:-6
left move 0 of	1:-18 2:-11 3:10 4:-7 7:-6 8:26 9:-7
left move 0 subj	1:12 2:15 3:-12
left move 0 to	3:-7 4:34 5:-11 8:-17
left move 0 vs	1:-7 2:20 3:-10 5:-7
left move 0 with	1:13 3:-19 4:-8 5:-13 7:-6 8:18
left move 1	2:-16 4:8 8:17
left move 1 A	1:-11 2:-13 4:21 5:10 6:-8 7:9 8:-18
left move 1 F	0:11 1:-8 2:-12 3:21 4:-11 5:-12 6:18 8:-11 9:-6
left move 1 N	1:-8 2:-9 4:20 5:-15 6:-6 7:-6 8:18 9:-6
left move 1 O	2:-14 3:-19 4:10 5:10 6:-12 7:-7 8:21
left move 1 U	1:-9 2:-13 4:8 5:10 7:-6 8:14 9:-7
left move 1 V	0:-15 1:14 2:-19 3:-18 4:-11 5:-12 8:39 9:-7
left move 1 as	0:-12 1:26 2:-6 3:-14 4:-12 5:-8 6:-7 8:14
left move 1 at	0:8 2:-6 3:-8 4:17 5:-6
left move 1 cl	0:10 1:-7 2:-12 3:7 4:-11 5:12 8:6 9:-8
left move 1 from	0:-13 1:-10 2:-12 4:-11 5:-10 6:-7 8:42
left move 1 in	2:-17 3:-8 4:15 7:-7 8:19
left move 1 none	0:11 1:-10 2:-18 5:6 8:8
left move 1 obj	1:-9 2:-7 4:23 8:-6
left move 1 of	0:18 1:-6 3:-12 4:21 5:-6 8:-12
left move 1 to	0:-17 2:-8 3:-8 4:32 5:-8
left move 1 vs	2:17
left move 1 with	0:11 1:17 3:-13 6:8 8:-12
left move 2	1:-15 3:11 4:9 6:9 8:-18
left move 2 A	0:-21 1:-23 4:16 5:8 6:-11 7:-14 9:13
left move 2 F	0:11 3:-11 6:16
left move 2 H	0:-6 3:-7 5:-7 6:21
left move 2 N	0:22 2:11 3:8 5:-19 8:-18
left move 2 O	0:9 1:-10 2:-13 3:-8 4:27 5:20 6:6 7:-6 8:-29 9:-7
left move 2 U	0:9 1:-7 2:-10 3:9 5:-9 7:13 8:-13
left move 2 V	1:-16 2:-7 3:35
left move 2 at	4:13 8:-6
left move 2 cl	1:-18 3:25 5:-9 6:12 8:-10 9:-8
left move 2 in	1:-9 2:-9 3:-8 4:34 5:16 7:7 8:-32
left move 2 is	2:-10 3:14 4:10 8:-6
left move 2 none	0:7 1:-13 3:7 4:-12 5:6 6:17 7:-7 8:-10
left move 2 of	0:9 3:-14 4:22 8:-10
left move 2 with	6:19
left move A	0:-6 1:10 5:7 6:-9
left move F	1:-11 2:-8 3:12 4:-13 6:15 7:-7 8:9 9:-8
left move H	1:-13 2:-6 3:-12 4:-7 5:30 6:11 7:-7 8:-9 9:-7
left move N	0:6 1:-9 4:11 6:-6 8:15 9:-6
left move O	2:-6 3:-7 5:13 7:-6 8:13
left move U	0:8 8:6
left move V	0:-8 1:19 2:-16 3:7 4:-14 5:-15 6:-8 7:-7 8:11 9:18
left move h	1:-12 3:-7 5:10 8:15
left none	1:7
left none -	0:6 1:11 9:-6
left none 0	1:12
left none 0 A	1:19 2:6
left none 0 F	3:21 4:-6 8:-7 9:-6
left none 0 H	1:10 2:34 3:-14 6:-6 8:-8 9:-6
left none 0 N	0:10 2:-7 8:9
left none 0 O	0:9 2:-6 3:14 8:7
left none 0 U	0:15
left none 0 V	1:31 4:-9 5:-6 9:-6
left none 0 also	0:9
left none 0 and	1:-8 2:23 3:-9 4:-7 5:7
left none 0 as	1:40 2:-12 3:-8 5:-6 6:-7
left none 0 at	0:16 1:-11 5:-7 6:-7 8:18
left none 0 by	0:17
left none 0 cl	0:14 1:15 2:-8 3:6 4:-9 5:-6 6:-7
left none 0 for	0:28 4:-6 8:-6
left none 0 from	2:-7 3:18 5:-9 6:-8 7:-6 8:9 9:-6
left none 0 in	1:11
left none 0 is	2:33 3:-6 4:-11 5:-9 6:-7 7:7 8:-13 9:-7
left none 0 none	0:7 1:15 5:-6
left none 0 not	0:6
left none 0 obj	0:-15 2:10 3:28 4:-8 5:-10 6:7 7:-6 8:-14 9:-7
left none 0 of	1:-6 2:9 3:13 4:-11 5:-6 6:-8 8:15 9:-6
left none 0 subj	1:24 2:7 6:-6 9:-6
left none 0 to	0:28 1:-17 2:19 3:-12 4:-9
left none 0 vs	1:-37 2:74 3:-12
left none 0 with	1:19 3:9 4:-8
left none 1 A	1:19 5:-8 6:-8 8:-8 9:12
left none 1 F	2:-7 3:23 5:-7 7:-6
left none 1 H	1:10 2:23 3:-11 4:-8 5:-10 6:-9 8:-9
left none 1 N	2:-12 4:18 7:-6 8:15 9:-7
left none 1 O	1:-7 2:-7 5:11 7:-7 8:6
left none 1 U	0:11
left none 1 V	1:14 2:-9 4:-8 5:-11 6:-9 7:-8 8:21 9:7
left none 1 and	1:-7 3:13 4:-8 5:-10 6:-7 7:20 8:-13 9:-6
left none 1 as	1:13 3:8 4:-6 8:-6
left none 1 at	0:-7 1:-13 2:10 3:-10 4:15 5:-11 6:-9 7:-7 8:25
left none 1 cl	0:10 2:-6
left none 1 for	1:13
left none 1 from	0:8 1:-14 3:-26 4:-10 7:-6 8:39
left none 1 in	7:-6 8:7
left none 1 is	0:13 1:8 3:-15 4:-15 5:-8 6:-7 7:-8 8:-12 9:29
left none 1 none	1:10 2:-11 3:6 7:-6
left none 1 not	4:-6 8:18
left none 1 obj	1:-12 3:20 6:7 7:-6 8:-11
left none 1 of	1:-16 2:-6 3:25 4:-6 7:-8 9:7
left none 1 subj	0:-14 1:11 2:-21 3:20 4:-15 5:-11 6:-8 7:-7 8:-19 9:34
left none 1 to	1:-11 2:22 3:-15 5:-8 6:-7 8:18
left none 1 vs	1:-7 2:52 3:-11 4:-7 5:-6 8:-8
left none 1 with	1:25 2:-12 9:-7
left none 2	0:6 1:-9 3:6 7:-6
left none 2 A	1:-12 2:15 3:11 4:8 5:-7 7:-9 8:-7
left none 2 F	1:-11 4:16 7:-7 9:-8
left none 2 H	1:-12 2:33 3:-12 4:-9 5:13 6:-9 7:-6 8:-8
left none 2 N	1:-11 3:12 4:6 7:-6 8:7 9:-7
left none 2 O	1:-13 3:10 4:10 5:-6 7:-7 8:11
left none 2 U	0:8
left none 2 V	1:-23 3:7 4:21 5:9 6:-8 7:-7 8:-9
left none 2 and	1:-13 2:20 3:16 4:-10 5:-8 8:-10
left none 2 as	0:24 3:-8
left none 2 at	0:25 1:-11 2:-12 4:18 5:-7 6:-11
left none 2 by	0:14 3:-11 4:-8 8:16
left none 2 cl	0:10 1:-9 2:7
left none 2 for	0:20
left none 2 from	0:-13 1:-15 2:22 3:10 4:-19 6:14 7:-8 9:-9
left none 2 in	1:-10 3:9 7:-6 8:8
left none 2 is	0:19 3:-18 4:15 5:-7 6:-6 7:-6 8:-10
left none 2 none	1:-8 2:6 3:8
left none 2 obj	1:-12 2:10 3:-7 4:-6 5:7 7:-7 8:16 9:-9
left none 2 of	2:15 3:-14 4:16 5:-11 6:-12 7:-7 8:9 9:-9
left none 2 subj	0:-17 1:-11 2:-11 3:9 4:-8 5:-13 8:35
left none 2 to	1:-11 2:-6 3:-24 4:37 5:-12 6:-11 7:-6 8:17 9:-7
left none 2 vs	0:8 2:28 3:-11
left none 2 with	1:-18 2:-21 3:17 4:17 7:-7 9:-8
left none A	1:17
left none F	3:16 7:-6
left none H	1:8 2:29 3:-13 6:-8 8:-8
left none N	0:6 2:-7 7:-6 8:12 9:-6
left none O	0:8 3:10 8:6
left none U	0:13
left none V	1:21 5:-6 7:-6
left none h	1:-15
left over	1:-8 3:-10 4:8 5:24 6:-7 7:-7 8:12 9:-7
left over -	0:8 1:-8 2:-13 4:9 5:-12 6:-8 7:-6 8:29 9:-7
left over 0	0:-6 1:-7 2:-10 3:-7 5:31 7:-6 8:10 9:-6
left over 0 A	0:22 2:8 5:-13
left over 0 F	1:18 2:-10 3:14 4:-11 6:-8 8:-12
left over 0 N	0:-8 2:-10 3:-11 4:-8 5:21 8:19
left over 0 O	1:-8 2:-10 3:-6 5:32
left over 0 U	0:-29 1:-16 2:-17 3:-13 4:17 5:17 6:-9 7:-8 8:32 9:-9
left over 0 V	1:-6 4:14 5:-6
left over 0 cl	0:-14 1:-7 3:-14 4:12 5:-19 6:23 8:8
left over 0 in	0:-8 1:-9 2:-10 3:-8 5:35 6:-8 7:-6 8:16 9:-6
left over 0 none	0:-6 1:-6 2:-10 3:-13 5:33 6:-8 7:-6 8:17 9:-6
left over 0 obj	0:9 3:14 5:-7
left over 1	0:7 1:-11 2:7 3:-18 5:14 6:-10 7:-7 8:10 9:-7
left over 1 F	0:-8 2:-7 4:-6 5:13 8:11
left over 1 N	0:-10 3:-9 4:11 5:12
left over 1 O	0:23 2:8 3:-16 4:9 5:-16 6:-6
left over 1 U	0:16
left over 1 V	2:-6 5:18
left over 1 at	4:9 8:-6
left over 1 cl	0:14 1:-6 3:-21 4:-11 5:-10 6:-7 8:30
left over 1 in	0:-6 1:-9 3:-14 4:15 5:27 6:-9 7:-6 8:-11 9:-7
left over 1 none	1:-12 2:6 3:-23 5:17 6:-9 7:-7 8:22 9:-8
left over 2	0:8 1:-10 2:14 3:-6 4:18 6:-9 7:-6 8:-12 9:-6
left over 2 A	1:-6 2:25 4:-10 8:-6
left over 2 F	3:-7 4:17
left over 2 N	5:20 8:-13
left over 2 O	2:-6 4:16 5:-10
left over 2 U	0:9 1:-6 2:18 3:-10 4:12 5:-12 6:-6 8:-11
left over 2 cl	1:-7 2:-13 4:43 5:-13 6:-6 8:-21
left over 2 in	1:-10 2:31 3:-17 5:8 6:-8 7:-6 8:-7 9:-6
left over 2 none	0:32 3:6 4:-10 5:-6 8:-9
left over 2 to	0:-11 2:-9 3:-13 4:29 5:-11 8:11
left over A	0:18 1:-9 2:31 3:-7 4:-11 5:-15 8:-8
left over F	1:8 2:-16 4:-7 5:13 6:-12 7:-6 8:13 9:-6
left over N	0:-10 1:-7 2:-11 3:-17 5:32 6:-7 7:-6 8:15 9:-6
left over O	1:-9 3:-14 5:27 7:-6 8:12 9:-6
left over U	1:-13 2:-7 4:17 5:12 6:-9 7:-7 8:13 9:-8
left over V	1:-14 2:-10 3:-6 4:22 8:-7
left over h	1:-9 3:-11 5:32 6:-7 7:-6 9:-6
left play	1:14
left play -	0:10 1:26 2:-6 3:-10
left play 0	1:29 2:-7 3:-6
left play 0 A	1:23 2:-9 3:-7 4:6
left play 0 F	1:19 3:6 4:-10 6:-12 7:-6 8:-10 9:-7
left play 0 H	1:37 2:-6 3:-8 4:-6 5:-6 8:-6
left play 0 N	0:-8 1:42 2:-10 3:-15 4:-20 6:-6 7:-6 8:6 9:-6
left play 0 O	1:27 2:-10 3:6 5:-10 6:-8 8:-7 9:-6
left play 0 U	0:13 1:26 2:-7 3:-10 4:-6
left play 0 V	0:9
left play 0 at	8:9
left play 0 cl	1:-9 2:-18 3:10 4:14 5:8 6:-6 9:-7
left play 0 from	0:13
left play 0 in	1:30 2:-8 3:-7
left play 0 is	0:-7 1:13 2:10
left play 0 none	1:30 2:-11 8:-6
left play 0 obj	1:-9 3:29 4:-8 5:-7 8:-7
left play 0 of	1:21 2:-8
left play 0 to	0:12 1:-7
left play 0 with	0:8 1:15 2:-7
left play 1	0:6 1:-12 3:15 6:-7 9:7
left play 1 A	1:-13 2:7 3:16 5:-9 6:-8 7:7 8:-15
left play 1 F	1:-8 2:-11 3:-12 4:-12 5:-6 6:-12 8:14 9:31
left play 1 N	0:19 1:-8 2:-9 5:-11 9:7
left play 1 O	0:-12 1:-17 2:-16 3:22 6:11 7:-8 8:14 9:-10
left play 1 U	1:-10 3:-11 4:-10 5:8 6:-8 9:22
left play 1 V	1:-19 2:6 3:15 4:-12 5:-7 6:-7 8:15
left play 1 and	0:13
left play 1 at	0:14 2:-7 3:-11 4:-11 5:20
left play 1 cl	1:-10 2:-9 3:31 6:-13 9:-11
left play 1 from	0:9 1:-13 2:13 3:-11 4:-8 5:-6 6:-6 8:18
left play 1 in	0:9 1:-15 4:-6 8:10 9:6
left play 1 none	1:-19 3:23 4:-6 5:-11 6:-8 7:-7 8:6 9:17
left play 1 obj	2:-10 3:27 9:-6
left play 1 of	0:-8 1:-11 2:-23 3:-29 4:22 6:-12 7:-6 8:-15 9:41
left play 1 subj	1:-6 2:17 9:-6
left play 1 to	2:13 4:6
left play 1 with	0:-18 1:-15 2:-12 3:16 4:-12 5:-9 6:17 7:-7 8:15 9:-8
left play 2	0:16 1:-12 2:9 3:-14 4:6 8:8
left play 2 A	0:11 1:-21 2:28 3:-8 5:-7 7:-7 8:6 9:-8
left play 2 F	0:10 2:-7 4:-6 6:13 8:-6
left play 2 N	0:-13 1:-10 4:21 7:-6 9:-8
left play 2 O	0:17 1:-9 3:-24 5:-8 6:-9 8:19 9:9
left play 2 U	0:21 3:-11
left play 2 V	0:21 1:-9 2:-10 3:-8 9:14
left play 2 at	0:-17 2:20 3:11 4:11 5:-6 8:-19
left play 2 cl	0:18 1:-10 2:7 5:-8 6:-7
left play 2 from	0:15
left play 2 in	0:14 1:-13 2:10 3:-17 5:-6 8:12
left play 2 none	0:20 1:-12 2:13 3:-15
left play 2 of	1:-8 2:-7 3:26 4:-14 5:-6 6:-6 8:12 9:-6
left play 2 with	1:-7 3:-7 8:20
left play A	1:18
left play F	1:10 2:-8 4:-15 7:-8 9:7
left play H	1:28 3:-8 4:-6
left play N	1:21 3:-7 6:-6 7:-6 9:6
left play O	1:14 2:-8 7:-6
left play U	0:12 1:13 3:-8 6:-6
left play V	0:17 1:-12 2:-7 3:8 4:-13 5:-7 6:-6 9:17
left play h	1:-21 2:6 3:9 4:11 5:-6 7:-7 9:10
left push	3:7 4:12 6:-7 7:-6 9:-6
left push -	3:13 4:14 6:-6 7:-6 9:-6
left push 0	3:15 4:6 6:-9 7:-6 9:-6
left push 0 A	1:10 2:12 4:-11 8:-7
left push 0 F	0:-7 1:-15 2:-8 4:-10 5:18 6:-7 8:18
left push 0 N	1:-6 2:17 5:-7
left push 0 O	2:-10 3:30 4:13 6:-10 8:-7
left push 0 U	0:-7 1:-8 2:-8 3:18 4:17 5:-6 8:-11
left push 0 V	0:-9 1:24 2:-12 3:13 4:-8
left push 0 at	4:15
left push 0 cl	0:-20 2:10 3:11 4:12 5:7 6:-9 7:-8 8:-18 9:-6
left push 0 in	3:22 6:-9 7:-6 9:-6
left push 0 none	2:6 3:30 4:-8 6:-9
left push 0 to	4:14 8:-7
left push 1	0:-8 3:-8 4:24 7:-7 9:-7
left push 1 A	0:6 2:7
left push 1 F	0:-8 1:24 4:-7 8:-6
left push 1 N	0:-17 1:-8 2:-9 3:-14 4:35 5:-11
left push 1 O	1:-11 2:-13 3:-6 4:16 5:12 6:13 7:-6 8:-12
left push 1 U	1:-9 3:23 5:-6 8:-10
left push 1 at	0:-9 2:-7 3:-14 4:45 8:-20
left push 1 cl	0:-15 1:-15 2:-10 3:10 4:13 5:28 6:-8 7:-6 8:-21 9:-6
left push 1 from	0:11
left push 1 in	3:-9 4:35 5:-13 7:-6 9:-6
left push 1 none	2:-10 4:-10 5:22 6:-9 7:-6 9:-6
left push 1 of	8:7
left push 2	0:19 1:-8 5:-8 6:-6 8:7
left push 2 F	0:6 3:9
left push 2 N	0:-13 2:14 3:-9 4:-16 8:26
left push 2 O	0:8 1:-6 3:6 4:19 5:-6 8:-15
left push 2 U	0:23 3:-7
left push 2 cl	4:25 5:-6 8:-13
left push 2 in	0:28 1:-7 3:-10 4:-14 5:-6 8:11
left push 2 none	0:12 1:-6 4:-14 5:-6 8:20
left push A	2:25 4:-13 5:-7 7:-6 8:-9 9:-6
left push F	0:-6 1:7 2:-10 3:7 4:-12 6:-9 8:14
left push N	0:-13 1:-12 2:19 3:-15 4:8 5:-13 6:-7 7:-6 8:22 9:-6
left push O	1:-7 2:-10 3:16 4:12 5:6 7:-6 8:-8 9:-6
left push U	0:6 1:-10 3:17 4:15 5:-8 8:-14
left push V	1:10 2:-12 3:8 4:14 5:-7 8:-10
left push h	0:9 3:12 5:7 6:-8 8:-15
left race	1:15 2:11 3:-9 4:-9 6:-6
left race -	1:32 3:-9 4:-6 5:-7 8:7
left race 0	1:28 2:9 3:-10 4:-7 5:-7
left race 0 A	0:-9 1:28 2:12 3:-9
left race 0 N	0:11 1:-11 4:-8 5:-8 8:24
left race 0 O	1:32 2:-8 3:-10 5:-6 8:-10
left race 0 U	1:8 2:19 3:-10 4:-6 5:-6 8:-9
left race 0 V	0:6 1:6 2:12 3:-6
left race 0 at	1:29 2:-11 3:-7 8:-8
left race 0 cl	0:11 2:16 3:-9 5:-7 8:-7
left race 0 in	1:25 2:7 3:-8 4:-7 5:-6
left race 0 none	1:13 2:22 3:-11 4:-7 5:-8 9:-6
left race 0 of	1:41 2:-11 3:-10 8:-7
left race 0 vs	0:6 1:-14 2:17
left race 0 with	1:24
left race 1	0:7 2:12 3:-11 4:-9 5:-8 6:-6 8:11 9:7
left race 1 A	0:-9 1:9 2:10 3:-7 8:-7 9:12
left race 1 N	0:18 4:-8 5:-9 8:12
left race 1 O	1:-10 3:-18 4:-8 5:11 6:-7 8:22 9:-6
left race 1 U	2:8
left race 1 cl	1:-13 3:-17 4:-8 5:6 6:-8 8:18 9:14
left race 1 in	0:12 2:12 3:-8 4:-9 5:-12 9:6
left race 1 none	0:6 1:-8 2:-6 3:-9 4:-7 5:-10 6:-6 8:29
left race 1 vs	0:-9 1:-6 2:33
left race 1 with	2:-11 9:20
left race 2	1:-12 4:-13 5:13 6:-7 7:-7 8:8 9:7
left race 2 A	0:-11 1:-13 3:-8 5:11 8:19 9:-7
left race 2 F	2:17 3:-11
left race 2 N	0:-12 1:-7 2:-9 3:11 4:-11 5:19
left race 2 O	3:-6 8:-6 9:24
left race 2 U	0:28
left race 2 V	1:17
left race 2 at	1:-6 8:17
left race 2 cl	0:8 2:7 3:-15 4:-10 6:-6 9:10
left race 2 from	2:-18 5:23
left race 2 in	1:-11 2:-11 3:19 4:-13 5:8 6:-6 8:11 9:-7
left race 2 none	2:-21 4:-12 5:6 6:-6 9:21
left race A	0:-11 1:22 2:9 3:-9 4:-6
left race F	2:18 3:-13 9:6
left race N	0:10 1:-10 2:-10 3:11 4:-14 8:20
left race O	0:8 1:29 3:-19 4:-11 6:-9
left race U	0:18 2:18 3:-9 4:-6 5:-6 8:-10
left race V	1:10 2:12 3:-7 4:-6 8:-7
left race h	1:-22 2:32 3:-11 4:-12 5:7 6:-8 7:-7 9:11
left reach	2:7 3:-10 4:25 6:-6 8:7 9:-6
left reach -	1:-6 3:9 4:10 6:-9 8:6 9:-6
left reach 0	3:-11 4:35 6:-7 9:-6
left reach 0 A	0:-6 1:-18 2:14 3:-16 4:21 6:-6 7:10 8:-13 9:-7
left reach 0 F	1:-7 2:-11 3:-24 4:44 6:-7
left reach 0 H	4:15
left reach 0 N	0:-9 1:-6 3:-12 4:23 8:17
left reach 0 O	0:-8 1:-10 2:-11 3:6 4:39 5:-11 6:-8 7:-6
left reach 0 U	0:6 1:15 2:-9 4:7 5:-6 8:-10
left reach 0 V	0:-9 1:-18 3:-8 4:43 8:-9
left reach 0 at	0:9 3:-7 4:-11 8:17
left reach 0 cl	0:-14 1:-10 2:19 3:-14 5:7 6:-9 7:-8 8:15 9:-8
left reach 0 from	2:-9 8:16
left reach 0 in	3:-11 4:44 5:-8 6:-6
left reach 0 none	1:-6 3:-11 4:35 5:-10 6:-7 9:-6
left reach 0 of	4:17
left reach 0 subj	1:-9 2:8 4:12
left reach 0 to	0:-9 2:7 4:18 8:-6
left reach 0 with	1:-13 2:-15 3:-8 4:-8 5:34 8:-7
left reach 1	0:15 1:-13 3:19 5:-10 6:-9 7:-6 9:-6
left reach 1 A	0:10 1:-10 2:24 3:-10 4:-8
left reach 1 F	0:16 2:-8 3:16 4:-13
left reach 1 H	4:21 5:-9 8:-8
left reach 1 N	0:10 3:11 4:-14 8:8
left reach 1 O	0:6 1:-10 2:-12 3:12 5:-8 6:-8 8:10
left reach 1 U	3:15
left reach 1 V	2:11 4:-7
left reach 1 cl	0:26 1:-8 2:8 3:10 4:-14 5:-6 8:-11
left reach 1 from	2:8 3:7
left reach 1 in	0:12 1:-11 4:13 5:-12 6:-9 7:-7 8:10 9:-6
left reach 1 none	0:13 1:-11 2:12 5:-9 6:-7 8:11
left reach 2	1:-11 2:19 3:-18 4:19 5:-6 7:-7 9:-8
left reach 2 A	1:11 2:12 3:-7 4:-9
left reach 2 F	0:8 1:-7 2:-7 3:-18 4:11 6:16
left reach 2 N	0:-15 1:-6 2:-10 3:13 4:7 5:20 8:-19
left reach 2 O	0:-8 2:23 3:-19 4:-9 5:-9 6:-7 8:16
left reach 2 U	1:-6 2:-7 3:-12 4:32 8:-9
left reach 2 V	0:10 1:-10 2:16 4:-8
left reach 2 cl	0:-22 1:-11 2:24 3:-24 4:15 6:13 7:-9 8:-7 9:-9
left reach 2 in	0:31 1:-6 3:-9 4:7 5:-6 8:-9
left reach 2 none	2:20 3:-11 4:6 5:12 6:-8 7:-6 8:-16 9:-7
left reach 2 of	0:-15 1:-8 2:-9 3:-18 4:16 5:-7 6:32 8:-11 9:-6
left reach 2 with	0:11 3:-15 4:-6 5:-6 6:-6 8:22
left reach A	1:-7 2:34 3:-17 4:9 6:-6 8:-13 9:-8
left reach F	0:8 1:-10 2:-15 3:-24 4:39 5:-7 7:-6 8:11
left reach H	0:-8 1:-7 2:8 3:-7 4:31 5:-12 8:-9
left reach N	0:-6 1:-7 4:11 6:-6 8:20
left reach O	1:-13 4:29 5:-14 6:-11 7:-7 8:8 9:-6
left reach U	1:17 2:-12 3:6 4:15 5:-8 6:-6 7:-6 8:-13
left reach V	1:-22 2:11 3:-10 4:33 5:-7 8:-11 9:-6
left reach h	1:-11 2:8 3:-16 4:38 5:-7 7:-7 9:-6
left save	0:7 1:-10 2:-6 3:11 4:18 5:-8 6:-7 7:-7 9:-7
left save -	1:-11 3:14 4:-12 5:-7 6:-6 8:17 9:-6
left save 0	0:11 1:-12 2:-25 3:18 4:29 5:-7 6:-6 7:-7 8:-7 9:-7
left save 0 A	0:-9 1:-20 2:-29 3:31 4:43 5:-7 6:-6 7:-8 8:-11 9:-7
left save 0 N	0:13
left save 0 O	0:25 1:17 3:-19 4:-9 8:-8
left save 0 U	1:-6 3:-11 4:-7 8:23
left save 0 at	2:-11 3:-8 4:29
left save 0 cl	0:7 2:-18 3:29 4:-11
left save 0 in	0:12 1:-13 2:-20 3:10 4:28 5:-6 7:-6 9:-6
left save 0 none	0:13 1:-14 2:-24 3:27 4:22 5:-6 6:-6 7:-6 9:-6
left save 1	1:-10 2:28 3:-15 4:-18 5:-9 6:-7 8:26
left save 1 A	1:-6 2:29 3:-8 4:-8 8:-7
left save 1 H	0:8 2:14
left save 1 N	0:-6 2:-10 3:-8 4:-15 5:-7 8:34
left save 1 O	0:7 3:-7 8:17
left save 1 from	1:-7 2:38 3:-10 4:-12 5:-6
left save 1 in	1:-9 2:23 3:-15 4:-20 5:-8 6:-6 8:31
left save 1 none	0:13
left save 1 of	4:-12 8:23
left save 2	0:6 1:-6 2:28 3:-7 4:-12 8:-8
left save 2 A	0:6
left save 2 cl	0:14
left save 2 in	0:-16 1:-6 2:41 3:-8 4:-13 8:-9
left save 2 none	2:27 3:-6 4:-10 8:-8
left save A	1:-21 2:-9 3:27 4:32 5:-7 6:-6 7:-8 8:-13 9:-7
left save H	0:8 2:11
left save N	3:-10 4:-20 5:-8 8:32
left save O	0:26 1:18 3:-20 4:-13
left save U	0:11 1:-6 3:-8 8:11
left save h	0:12 1:-9 4:26 5:-7 6:-6 7:-6 9:-6
left shoot	2:16 3:-14 4:-10 5:-7 6:21 7:7 8:-9
left shoot -	1:10 2:11 3:-17 4:-9 5:-7 6:30 7:-7 8:-6
left shoot 0	2:6 3:-16 4:-9 5:-7 6:43 7:-6 8:-8
left shoot 0 A	1:23 2:24 3:-8 4:-7 6:-20 7:-8
left shoot 0 F	1:7 3:-22 4:-6 6:32
left shoot 0 H	0:-6 1:-6 6:21
left shoot 0 N	0:-8 1:-8 3:-17 4:-6 5:-8 6:39 8:-9
left shoot 0 O	1:-8 2:-12 3:-15 4:-7 5:-7 6:51 8:-9
left shoot 0 U	1:-7 2:-8 3:-7 6:28 8:-6
left shoot 0 at	2:18
left shoot 0 cl	0:9 1:9 2:9 3:-16 4:-6 6:8 8:-8
left shoot 0 in	2:7 3:-14 4:-7 5:-6 6:39 8:-7
left shoot 0 none	0:-6 3:-17 4:-8 5:-7 6:45 7:-6 8:-7
left shoot 0 to	0:6 2:13 6:-6
left shoot 0 with	1:6 2:-11 3:-14 6:26 8:-7
left shoot 1	2:33 3:-12 4:-11 5:-6 7:13 8:-11 9:-7
left shoot 1 A	0:-6 1:-16 2:25 3:-6 4:-8 6:-7 7:20 8:-8
left shoot 1 F	0:-9 1:28 2:-15 3:-17 4:-9 6:16 8:-6
left shoot 1 H	2:25
left shoot 1 O	0:22 2:9 6:-7 8:-7
left shoot 1 U	0:-6 1:-6 6:20
left shoot 1 V	1:-8 2:26 8:-7
left shoot 1 at	1:-7 2:43 3:-6 4:-8 6:-6 8:-8
left shoot 1 cl	0:10 2:-16 7:21
left shoot 1 in	2:41 3:-10 4:-10 8:-11
left shoot 1 none	1:-13 3:-12 4:-7 6:17 7:13
left shoot 1 of	0:14
left shoot 1 to	2:24 4:-7
left shoot 1 vs	2:9
left shoot 1 with	0:-6 1:16 2:-12 3:-10 4:-6 7:13 8:-7
left shoot 2	0:6 1:-14 4:-13 5:-9 6:-12 7:23 8:6 9:6
left shoot 2 A	1:-6 2:-14 3:-6 4:-6 7:29
left shoot 2 N	4:-8 8:24
left shoot 2 O	2:7 3:9
left shoot 2 U	0:24
left shoot 2 V	0:-10 1:-15 2:-13 3:-8 4:-6 6:-6 7:22 8:-9 9:24
left shoot 2 at	4:-6 8:11
left shoot 2 cl	1:-11 2:23 3:-14 4:-8 5:-6 6:-10 7:17 8:-8 9:-6
left shoot 2 in	1:-8 2:-7 4:-12 5:-7 6:-9 7:-6 8:18 9:17
left shoot 2 none	1:-19 2:-16 4:-12 5:-9 6:-11 7:43 8:-12 9:12
left shoot A	2:33 3:-8 4:-11 6:-13 7:19 8:-8
left shoot F	1:11 3:-27 4:-9 5:-6 6:34 7:-6 8:-6
left shoot H	0:-8 1:-7 2:20 4:-6 5:-6 6:18
left shoot N	0:-9 1:-10 2:-9 3:-17 4:-12 5:-10 6:37 8:13
left shoot O	0:7 1:-9 3:-8 4:-8 5:-9 6:41 8:-13
left shoot U	0:19 1:-6 2:-10 3:-8 4:-6 6:21 8:-8
left shoot V	0:-15 1:-22 2:29 3:-15 4:-15 5:-9 6:7 7:17 8:-17 9:11
left shoot h	1:-12 2:18 3:-13 4:-11 5:-8 6:28 7:13 8:-8
left sneak	1:-7 2:17 3:-10 6:-7 7:-6 8:11 9:-6
left sneak -	0:-7 1:10 3:-7 4:-9 5:-13 6:-9 7:-6 8:32 9:-6
left sneak 0	0:-7 1:-15 2:31 3:-12 4:11 6:-6 7:-6 9:-6
left sneak 0 A	1:-16 2:27 3:-10 5:11 8:-6
left sneak 0 H	2:17
left sneak 0 N	0:-9 1:-6 2:-13 3:-7 4:18 5:9
left sneak 0 O	2:14 3:-12 4:-9 5:-14 8:18
left sneak 0 by	2:17
left sneak 0 in	0:-11 1:-16 2:24 3:-9 4:15 6:-7 7:-7 8:8 9:-7
left sneak 0 none	0:-8 1:-17 2:16 3:-6 4:9 5:16 6:-8 7:-7 9:-7
left sneak 1	0:17 1:18 2:-11 3:-8 8:-7
left sneak 1 O	0:11
left sneak 1 U	0:16
left sneak 1 in	0:17 1:15 2:-8 3:-8 8:-6
left sneak 1 none	0:17 1:14 2:-9 3:-7 8:-6
left sneak 2	0:12 2:-8 3:-6 8:12
left sneak 2 U	0:6
left sneak 2 in	0:10 3:-7 4:-8 8:16
left sneak 2 none	2:-9 3:-7 4:-6 8:22
left sneak A	2:27 3:-10 5:7 8:-7
left sneak H	2:11
left sneak N	2:-13 3:-8 4:8 5:16
left sneak O	0:10 3:-11 4:-9 5:-9 8:21
left sneak U	0:21 2:-7 4:7 8:-6
left sneak h	1:-10 2:19 3:-14 4:11 5:13 6:-6 7:-6 8:-13 9:-6
left stay	0:8 1:-8 2:11 3:-6 6:-8 8:6 9:-7
left stay -	0:9 1:-14 2:22 4:-10 5:-11 6:-8 8:15 9:-6
left stay 0	0:8 1:-6 3:-12 6:-8 7:6 8:12 9:-6
left stay 0 A	1:9 6:-6 7:-8 9:-6
left stay 0 F	0:-11 1:-9 2:24 3:-14 4:23 5:-8 6:-9 7:-8 8:-12
left stay 0 H	0:-9 1:-6 2:-19 4:-7 7:36 8:-7
left stay 0 N	1:-7 2:-9 3:-16 4:12 8:16
left stay 0 O	0:13 1:-10 4:-14 6:-9 7:19 8:8
left stay 0 U	1:-10 3:-14 4:6 5:-8 7:-6 8:29
left stay 0 at	0:16
left stay 0 cl	0:-6 1:10 4:-10 6:-10 7:21 8:-19 9:-7
left stay 0 from	0:11 2:-10 8:14
left stay 0 in	0:11 1:-7 3:-16 4:10 6:-7 8:21 9:-6
left stay 0 none	0:-6 1:-12 2:6 6:-10 7:15 8:13 9:-8
left stay 0 subj	0:-7 1:-8 2:6 3:-14 5:23 8:-17
left stay 0 to	0:9
left stay 0 with	0:9 1:17 2:-9 3:-8 8:-7
left stay 1	0:10 1:-15 2:13 5:14 6:-9 7:-7 9:-6
left stay 1 A	0:-8 1:-18 2:30 3:-15 4:-9 5:18 7:-6 8:-9
left stay 1 F	0:12 3:-6
left stay 1 N	3:-6 5:18 8:-6
left stay 1 O	0:-9 1:-8 2:22 3:-10 4:-14 5:-13 6:-9 7:-6 8:28
left stay 1 U	0:7 2:-6 3:-9 4:21 8:-7
left stay 1 V	1:-9 3:20 8:-6
left stay 1 cl	0:17 1:-16 2:7 3:11 4:-11 5:9 6:-6 8:-14
left stay 1 from	2:14
left stay 1 in	1:-11 2:23 3:-10 6:-9 7:-7 8:12 9:-6
left stay 1 none	0:9 1:-17 2:15 4:-12 5:8 6:-6 7:-6
left stay 1 of	4:17
left stay 1 with	3:-8 4:-7 5:22 8:-7
left stay 2	0:-8 1:-16 2:20 3:28 5:-9 6:-7 7:-7 8:-7 9:-8
left stay 2 A	0:-6 1:-9 2:28
left stay 2 F	4:15
left stay 2 N	3:-6 8:13
left stay 2 O	0:-7 3:24 8:-6
left stay 2 U	0:-8 3:25 4:-6 8:-7
left stay 2 cl	1:-10 3:39 4:-11 8:-11
left stay 2 in	1:-8 2:13 3:-12 4:17
left stay 2 none	0:-18 1:-17 2:16 3:35 5:-8 6:-7 7:-6 8:-15 9:-7
left stay A	0:-6 2:21 3:-12 4:-9 5:24 6:-8 7:-12 8:-8 9:-9
left stay F	1:-11 2:20 3:-12 4:19 5:-7 6:-9 7:-7 8:-11
left stay H	0:-8 2:-10 7:28 8:-7
left stay N	1:-7 2:-11 3:-20 4:11 5:13 6:-6 8:12
left stay O	0:12 1:-10 2:6 3:10 4:-16 6:-9 7:6 8:6 9:-6
left stay U	1:-10 4:8 5:-10 6:-6 7:-6 8:21
left stay V	0:6 1:-11 2:-7 3:26 8:-11
left stay h	1:-6 2:12 3:-8 4:9 5:12 6:-9 8:-8 9:-8
left steal	1:-8 2:12 3:24 4:-6 6:-6
left steal -	1:-7 2:6 3:7 4:10 6:-8 7:-6
left steal 0	1:-9 3:30 5:-6 6:-6 8:-6
left steal 0 A	1:-12 2:31 3:10 4:-11 8:-6 9:-6
left steal 0 F	2:-9 3:22 4:8 6:-6 8:-6
left steal 0 N	3:-13 4:21 8:-8
left steal 0 O	2:-8 3:33 4:-9 5:-6 8:-10
left steal 0 U	0:-18 2:-12 3:23 4:-10 8:19
left steal 0 V	1:-8 2:-9 3:27
left steal 0 at	8:12
left steal 0 cl	2:30 3:-6 4:-8
left steal 0 in	1:-9 3:32 5:-6 6:-6
left steal 0 none	1:-9 3:26 4:10 6:-6 8:-9
left steal 0 obj	2:23 3:-10
left steal 0 to	2:22 4:-8
left steal 1	1:-6 2:21 5:-8 7:-6 9:-6
left steal 1 A	2:32 3:-14 4:-9 8:-8
left steal 1 F	2:-15 3:46 4:-11 6:-9 8:-8
left steal 1 N	2:-7 3:-15 4:-14 8:34
left steal 1 O	0:12 1:-6 2:-9 3:-14 4:9 5:-6 6:8
left steal 1 at	0:7 2:14 4:-13 8:6
left steal 1 cl	1:-10 2:-16 3:-17 4:33 5:-8 6:8 8:-12
left steal 1 from	2:17 3:-10 8:10
left steal 1 in	0:6 2:25 3:6 4:-17 5:-7 6:-7 8:6
left steal 1 none	1:7 2:15 5:-8 7:-6 8:-12
left steal 1 of	0:-12 2:-11 3:26 4:-10 6:-8 8:18
left steal 1 with	0:11 3:-7 8:6
left steal 2	0:16 1:-10 2:19 3:-20 4:-10 5:17 6:-7
left steal 2 A	1:-11 2:37 3:-15 4:-8 8:-7
left steal 2 H	2:6
left steal 2 O	1:-6 2:-8 3:-18 4:-7 5:24 6:-9 8:10
left steal 2 U	0:6 2:12
left steal 2 cl	0:-6 1:-6 2:19 3:-14 4:-7 5:20 8:-9
left steal 2 in	0:16 1:-9 2:26 3:-18 4:-10 5:-6 6:-8 8:7
left steal 2 none	1:-12 2:40 3:-19 4:-10 8:-10
left steal 2 with	2:-10 3:-10 4:-6 5:-6 6:-10 8:27
left steal A	2:46 4:-12 5:-6 8:-8 9:-6
left steal F	0:7 2:-11 3:32 6:-8 8:-6
left steal H	0:6
left steal N	0:11 2:-8 3:-16 5:-6 8:19
left steal O	1:-10 2:-19 3:11 7:-6 8:9
left steal U	3:6 4:-9 8:19
left steal V	1:-6 2:-6 3:23
left steal h	1:-10 2:16 3:25 4:-8 5:-7 6:-6 9:-6
left take	3:16 9:-6
left take -	1:7 3:9 7:-6 9:-6
left take 0	3:22 4:6 5:-6 7:-6 9:-6
left take 0 A	3:23 4:6 5:-7 6:-6 7:-6 9:-6
left take 0 F	1:6 2:-8 3:29 8:-6
left take 0 H	1:-14 2:33 4:-9 6:-8 7:-6 8:-8 9:-6
left take 0 N	1:6 2:10 3:9 6:-7 7:-6 8:-8 9:-6
left take 0 O	3:22 5:-11 7:-6
left take 0 U	1:-7 4:18 5:-10 6:-8 7:-6 8:20 9:-6
left take 0 V	0:-11 1:-18 2:-15 3:22 4:7 5:-8 8:17 9:-7
left take 0 and	0:12
left take 0 as	3:-6 8:24
left take 0 at	1:-10 2:-13 3:-28 4:24 8:21
left take 0 cl	1:-15 2:14 3:-8 4:16 6:-10 7:-7 8:11 9:-7
left take 0 from	2:19 3:17 4:-12 5:-10 8:-10
left take 0 in	0:-6 3:25 4:6 5:-6 9:-6
left take 0 none	3:25 5:-8 6:-6
left take 0 obj	0:7 2:22 3:-14
left take 0 of	0:-19 1:-15 2:-12 6:18 8:19
left take 0 subj	1:-20 2:16 3:7 4:-9 5:16 8:-8
left take 0 to	0:-20 1:-12 2:-7 3:-18 4:36 5:7 6:-6 8:8
left take 0 with	1:12 2:11 3:-17 4:-11 5:-9 6:7
left take 1	2:16 4:-11 6:-8 9:-7
left take 1 A	0:-6 1:-9 2:37 4:-14 5:-9 6:-6 9:-7
left take 1 F	1:-9 2:-7 3:31 4:-9 5:18 6:-16 8:-8
left take 1 H	1:-10 2:10 3:-12 4:-6 5:13 7:11 8:-6
left take 1 N	0:22 1:-11 3:17 4:-11 6:-6 8:-14
left take 1 O	0:-9 1:28 2:16 3:-16 4:-6 5:-10 7:-9 9:-9
left take 1 U	0:14 3:10 4:-12 5:-7 8:10
left take 1 V	1:-9 2:21 3:-7 8:-8
left take 1 at	0:12 1:15 2:-10 3:-11 4:-27 8:16
left take 1 cl	1:-15 2:42 3:-14 4:-8 6:-8 7:-7 8:6 9:-6
left take 1 from	0:-7 1:18 2:-12 4:12 5:-7 8:-9
left take 1 in	0:6 1:19 2:9 3:9 4:-16 5:-6 6:-7 9:-7
left take 1 is	0:8 1:-8 2:22 3:-7 4:-7
left take 1 none	0:-8 1:-8 2:28 3:-8 4:-9 6:-11 8:16 9:-7
left take 1 not	2:21
left take 1 of	1:14 2:-11 3:20 4:-8 6:-6 8:-8
left take 1 to	0:-6 1:13 2:-9 3:6 4:10 8:-13
left take 1 with	0:9 1:7 4:-11 5:-8 6:8
left take 2	0:8 1:-8 2:16 4:-10
left take 2 A	0:9 1:-17 2:23 3:-24 4:18 5:-7 6:-6 7:-6 9:-6
left take 2 F	1:-6 2:-12 3:37 4:-6
left take 2 H	0:-8 2:31 5:-10
left take 2 N	2:12 3:-20 4:-19 5:13 8:10
left take 2 O	1:-13 2:16 4:-9 5:8 7:-6 9:-6
left take 2 U	0:14 1:-8 2:7 3:13 4:-7 5:-6 8:-11
left take 2 V	0:14
left take 2 at	3:-6 4:20 8:-7
left take 2 cl	0:18 1:-12 2:16 3:-8 4:-6 5:7 6:-9
left take 2 from	4:-6 8:16
left take 2 in	0:-13 1:-6 2:7 3:18 4:-8 9:-8
left take 2 is	1:-8 2:-9 3:-8 4:22
left take 2 none	0:10 1:-11 2:18 3:12 4:-11 6:-7 8:-8
left take 2 of	0:9 3:-12 8:13
left take 2 to	0:7 4:10
left take 2 with	1:-12 3:-15 4:-6 6:24
left take A	2:9 3:17 5:-7 6:-6 9:-7
left take F	2:-8 3:34 4:-7 8:-6
left take H	1:-13 2:31 4:-8 5:7 6:-7 8:-8 9:-6
left take N	3:6 5:12 6:-7 7:-6 9:-6
left take O	3:18 7:-6 9:-6
left take U	0:9 1:-7 2:6 5:-8 6:-6 8:10
left take V	1:-23 2:-6 3:19 4:23 5:-10 6:-6 7:-6 9:-9
left take h	1:-10 2:9 3:21 9:-6
left throw	1:-8 2:6 3:-7 6:22 8:-7
left throw -	0:7 2:6 6:15 7:-6 8:-8 9:-6
left throw 0	3:-11 6:32 7:-6 8:-6
left throw 0 A	0:-6 1:6 2:7 3:-19 5:-9 6:12 7:-10 8:10 9:-8
left throw 0 F	1:-8 3:-9 4:-9 5:-6 6:45 8:-6
left throw 0 H	2:8 6:10
left throw 0 N	0:9 1:-6 2:-9 3:12 4:10 5:-11 6:-11 8:7
left throw 0 O	1:-7 2:-13 3:-17 4:-10 5:11 6:43 7:-6 8:-11
left throw 0 U	1:-7 2:10 3:-10 4:-6 5:-6 6:23 8:-7
left throw 0 at	1:-9 3:-10 4:19 5:-7 6:-15 8:9
left throw 0 cl	0:-6 1:-21 2:9 3:-6 4:-17 5:26 6:-29 7:-9 9:27
left throw 0 in	3:-12 6:40 7:-6 8:-8 9:-6
left throw 0 none	3:-13 4:-9 6:41 7:-6 8:-10
left throw 0 obj	1:-6 2:19 4:12 6:-8
left throw 0 of	1:-6 3:-9 6:24
left throw 0 with	0:9 1:7 2:-14 3:-12 4:-7 5:15 6:-13 8:9
left throw 1	2:20 4:8 8:-11
left throw 1 A	1:-9 2:31 4:-7 8:-7
left throw 1 F	1:-8 2:-15 3:19 4:-14 6:12 8:-6
left throw 1 H	0:-10 1:-7 2:43 4:-8 6:-6 8:-6
left throw 1 N	0:-15 3:-13 4:22 5:11 6:-8 8:-7 9:-6
left throw 1 O	0:6 2:-20 3:-18 4:33 5:-15 7:-8 8:-19 9:17
left throw 1 U	0:14
left throw 1 at	1:-8 2:31 4:7 8:-8
left throw 1 cl	0:15 1:-13 2:-21 3:13 5:-10 6:-14 7:12 8:-11 9:17
left throw 1 from	4:-8 8:14
left throw 1 in	1:-6 2:34 4:12 7:-6 8:-16
left throw 1 none	0:16 3:6 5:-11 6:-23 8:-11 9:7
left throw 1 of	3:-6 6:15
left throw 1 to	1:-7 2:32 3:-6 8:-8
left throw 1 with	0:-6 1:14 2:-28 3:-12 4:-8 6:10 9:26
left throw 2	0:15 1:-13 2:-9 3:19 5:-9 7:9 8:-9 9:-6
left throw 2 A	0:-8 1:-20 2:32 3:-13 4:-9 7:13
left throw 2 F	0:-6 1:-7 2:-13 4:-19 5:-6 6:36 7:-6 8:-6
left throw 2 H	0:14 2:-10
left throw 2 N	0:7 2:-6 3:-8 4:9 5:-7 8:8
left throw 2 O	0:9 1:-10 2:-11 3:17 4:20 5:-8 6:-14 8:-16
left throw 2 U	0:19 2:-8 3:13
left throw 2 at	4:-14 8:18
left throw 2 cl	0:15 1:-20 2:19 3:7 5:-8 7:-6 8:-13 9:-6
left throw 2 from	3:-9 4:24 8:-11
left throw 2 in	0:15 1:-10 2:-17 3:22 4:12 5:-11 6:-13 7:8 8:-11
left throw 2 none	0:6 1:-19 3:13 4:-16 5:-8 6:10 7:18 8:-9 9:-7
left throw 2 of	0:10
left throw 2 with	1:-6 3:20 6:-7 8:-7
left throw A	1:-8 2:28 3:-10 4:-9 5:-6 6:7
left throw F	1:-9 3:6 4:-13 5:-7 6:45 7:-6 8:-8 9:-6
left throw H	1:-8 2:32 3:-6 4:-8 5:-6 8:-6
left throw N	0:-7 1:-10 4:21 5:6 6:-11 7:-7 9:-8
left throw O	2:-16 3:-14 4:6 6:24 7:-7 8:-16 9:12
left throw U	0:22 1:-6 4:-7 6:12 8:-8
left throw h	1:-9 3:-6 6:20 8:-9 9:6
left touch	0:11 3:-6 5:25 6:-8 7:-6 8:-6 9:-6
left touch -	1:17 2:-22 3:6 5:15 6:-9 7:-6 9:-7
left touch 0	1:-14 2:7 5:36 6:-9 7:-7 8:-16 9:-7
left touch 0 A	1:-20 2:23 3:18 4:-10 5:-14
left touch 0 F	0:6 3:-16 4:24 5:-9
left touch 0 N	0:-6 2:-15 3:-11 4:20 5:23 8:-15
left touch 0 O	2:17 3:-12 4:-14 5:26 6:-10 7:-6 8:-17
left touch 0 U	0:13 2:-7 3:-6 5:10
left touch 0 V	0:18
left touch 0 cl	0:-8 1:25 2:-9 3:-12 4:-6 5:17 6:-7 8:-12
left touch 0 in	0:8 1:-15 2:15 3:-9 5:25 6:-8 7:-6 8:-16 9:-6
left touch 0 none	1:-17 4:7 5:31 6:-10 7:-7 8:-15 9:-6
left touch 0 subj	1:18 3:-8 8:-6
left touch 0 with	0:10
left touch 1	0:8 1:18 2:-13 3:-13 4:-16 5:16 6:-9 7:-7 8:10 9:-6
left touch 1 A	1:31 2:-16 3:-8
left touch 1 F	0:12
left touch 1 N	2:-8 3:-12 4:-14 8:25
left touch 1 O	0:-9 1:-7 2:16 3:-15 4:-12 5:10 6:-7 8:15
left touch 1 U	3:14
left touch 1 cl	0:-6 1:-6 2:-9 4:-8 5:17 8:9
left touch 1 in	0:8 1:12 3:-21 4:-19 5:21 6:-9 7:-6 8:7 9:-6
left touch 1 none	0:13 2:11 4:-11 5:-9 6:-6
left touch 1 with	0:-9 1:28 2:-17 3:-10 5:15 6:-7 8:-6
left touch 2	1:-6 3:21 4:-6 8:-9
left touch 2 A	0:9 2:7 3:-7
left touch 2 O	3:8 5:8
left touch 2 U	3:18
left touch 2 cl	3:21 8:-6
left touch 2 in	2:6 5:6
left touch 2 none	1:-7 2:6 3:19 5:-7
left touch A	0:7 1:18 2:6 4:-11 5:-12 7:-7 8:-8 9:-6
left touch F	0:19 2:-7 3:-19 4:22 5:-9
left touch H	2:-8 5:14
left touch N	1:-6 2:-17 3:-14 5:31 6:-6 8:8
left touch O	3:-11 4:-16 5:32 6:-11 7:-7 9:-7
left touch U	2:-11 3:10 4:-8 5:20 6:-6 8:-8
left touch V	0:20
left touch h	0:16 1:-10 2:18 3:-17 4:-6 5:25 6:-8 7:-6 8:-13 9:-6
left use	8:7
left use -	2:-9 3:13 7:-6 8:7 9:-7
left use 0	3:12 5:-10 6:6 7:-7 9:-7
left use 0 A	0:6 1:17 2:-12 3:18 5:-7 6:-8 7:-9 8:-12 9:-7
left use 0 F	1:-15 2:-11 3:22 4:-9 6:21 8:-8
left use 0 H	2:25 3:-9
left use 0 N	0:-6 1:-8 2:-9 3:30 5:-12 6:-7
left use 0 O	0:7 1:-12 2:8 3:10 4:-6 5:-10 6:6 9:-6
left use 0 U	0:7 1:-12 2:12 3:17 4:-12 5:-8 6:-8
left use 0 V	0:20 1:-20 2:-9 3:-10 4:21
left use 0 at	0:-8 1:-7 3:29 8:-8
left use 0 cl	0:14 1:-12 2:14 4:10 5:-9 6:-7 8:-12
left use 0 in	3:11 5:-9 6:9 7:-7 9:-6
left use 0 none	2:14 5:-10 6:13 7:-8 8:-7 9:-7
left use 0 obj	0:12
left use 0 subj	1:11 2:-9 3:-18 8:20
left use 0 with	3:17
left use 1	1:-9 2:-9 3:-9 4:7 6:-11 8:26
left use 1 A	0:-21 1:-6 2:-29 3:-33 4:-23 5:20 6:-8 7:19 8:27 9:16
left use 1 F	1:-7 2:-7 3:9 4:17 6:-8 8:-7
left use 1 N	5:-6 8:11
left use 1 O	0:7 1:-11 2:-9 3:14 4:15 5:-12 6:-13 7:-6
left use 1 U	0:19 4:10 8:-9
left use 1 V	0:-7 2:22 3:-7 8:-7
left use 1 at	4:-11 8:17
left use 1 cl	1:6 2:-16 3:16 5:-11 6:-9 7:10 8:-8 9:-7
left use 1 in	1:-15 3:-19 4:11 6:-11 7:-8 8:37
left use 1 none	0:-7 1:-8 2:-6 3:8 4:12 5:-13 6:-10 7:9
left use 1 of	0:-9 1:-9 2:-9 3:-13 4:20 5:19 8:-12
left use 1 to	3:-6 4:10
left use 1 with	1:-9 2:-7 3:-6 4:-9 5:-6 6:-13 8:33
left use 2	0:19 2:-8 8:-6 9:-6
left use 2 A	0:17 1:20 2:-14 3:-12 4:-6
left use 2 F	0:13 3:-14 6:14
left use 2 H	0:-8 5:21
left use 2 N	2:-6 3:-17 4:9 5:8 8:6
left use 2 O	1:-11 2:-8 3:20 5:-9 8:-7
left use 2 U	0:32 8:-6
left use 2 V	1:26 2:-6 3:-12 8:-7 9:-6
left use 2 at	4:-10 8:20
left use 2 cl	0:24 1:9 2:-7 3:-14 4:9 6:-7 8:-7 9:-7
left use 2 in	1:12 2:-13 3:18 4:-15 6:10 7:-6 8:-10 9:-6
left use 2 none	0:14 1:8 8:-13 9:-7
left use 2 of	0:8 3:14
left use 2 with	0:-8 3:-12 6:28 8:-9
left use A	1:22 2:-18 3:-9 4:-10 6:-9 8:6
left use F	1:-15 2:-14 3:6 5:-8 6:31 7:-7 8:-11 9:-7
left use H	0:-16 1:-12 2:15 3:-18 4:-9 5:22 6:-11 7:-6 8:14 9:-6
left use N	1:-8 2:-11 3:18 6:-8 8:6
left use O	1:-12 3:11 4:9 5:-11 6:6 7:-6 8:6 9:-6
left use U	0:17 1:-9 2:9 3:9 4:-6 5:-6 6:-6
left use V	0:6 1:15 3:-23 4:20 5:-6 6:-7 8:-13 9:-10
left use h	1:-6 5:-8
left victim	0:10 1:-10 2:26 3:8 4:-17 5:-7 6:-6 7:-6
left victim -	0:-11 2:40 4:-12 5:-9 6:-7 8:-11
left victim 0	1:-10 2:35 4:-16 5:-8 6:-6 7:-6 8:6 9:-6
left victim 0 A	1:-15 2:30 3:-9 4:-15 8:13
left victim 0 O	0:11 2:-6 3:8
left victim 0 in	1:-8 2:25 4:-18 5:-8 6:-6 7:-6 8:14
left victim 0 none	1:-16 2:34 3:-12 4:-16 5:-6 8:13
left victim 1	1:-6 2:-10 3:24 4:-6
left victim 1 cl	3:21 4:-6
left victim 1 none	3:17
left victim 2	0:13 8:-6
left victim 2 N	0:12
left victim 2 cl	0:11
left victim A	1:-17 2:27 4:-12 7:-6 8:11
left victim N	0:8 2:16 4:-6 8:-9
left victim O	0:8 2:-6 3:11
left victim h	0:11 1:-12 2:22 4:-12 5:-6
left word:boss	0:10 2:-21 3:-8 4:-13 5:-10 6:-9 7:45 9:-7
left word:boss -	0:18 1:-6 2:-11 4:-9 5:-7 6:-6 7:6 8:11
left word:boss 0	1:-15 2:-25 3:-11 4:-13 5:-11 6:-8 7:60 8:6 9:-7
left word:boss 0 A	0:-11 1:-15 2:-30 3:-12 4:-9 5:-6 7:50 8:13 9:-6
left word:boss 0 F	0:-7 2:-6 4:-8 6:-6 7:24
left word:boss 0 O	0:15 3:-6 7:11
left word:boss 0 U	3:-6 7:23
left word:boss 0 cl	0:9 1:-11 2:-8 3:-7 8:21
left word:boss 0 in	1:-11 2:-23 4:-11 5:-7 6:-7 7:61 8:-10 9:-6
left word:boss 0 is	0:-10 1:-11 2:-23 3:-8 4:-9 5:-6 7:50 8:-7
left word:boss 0 none	1:-19 2:-21 3:-11 4:-13 5:-8 6:-8 7:38 8:17 9:-6
left word:boss 1	0:16 1:-6 2:-9 3:-13 6:-6 7:23
left word:boss 1 U	0:10
left word:boss 1 in	0:10 2:-9 3:-14 6:-6 7:27
left word:boss 1 none	0:12 2:-8 3:-10 7:19
left word:boss 2	0:17 1:10 3:-6 8:-6
left word:boss 2 O	1:20
left word:boss 2 U	0:8
left word:boss 2 cl	1:22 3:-8 8:-6
left word:boss 2 in	0:10
left word:boss 2 none	0:17
left word:boss A	0:-9 1:-15 2:-26 3:-13 4:-11 5:-6 7:54 8:7 9:-7
left word:boss F	1:-7 2:-9 3:7 4:-8 6:-8 7:23
left word:boss H	0:10 2:-9 7:7
left word:boss O	0:9 1:15 3:-10 4:-7 5:-6 7:11 8:-9
left word:boss U	0:13 3:-6 7:15
left word:boss h	0:6 1:-12 2:-24 3:-15 4:-11 5:-8 6:-8 7:59 8:-9 9:-7
left word:bricks	0:-7 2:-14 3:38 4:-7 5:-6 6:-8 7:-6 8:-8
left word:bricks -	0:-9 2:-10 3:35 4:-6 6:-7
left word:bricks 0	1:-10 2:-8 3:33
left word:bricks 0 A	1:-12 2:-13 3:29
left word:bricks 0 F	0:-6 1:-7 3:25
left word:bricks 0 O	3:17
left word:bricks 0 in	1:-19 2:-12 3:45
left word:bricks 0 is	0:-6 1:-13 2:-12 3:37
left word:bricks 0 none	3:13
left word:bricks 1	1:29 3:-11 6:-6
left word:bricks 1 in	1:20
left word:bricks A	1:-11 2:-11 3:23
left word:bricks F	3:23
left word:bricks O	1:19 2:-6 3:11 4:-6 5:-6 6:-7 8:-6
left word:enemy	2:37 3:-6 4:-10 6:-7 7:-6 8:-10
left word:enemy -	0:-10 2:38 4:-10 6:-6 7:-7 8:-10 9:-6
left word:enemy 0	0:-6 1:8 2:25 4:-10 6:-7 7:-7 8:-9
left word:enemy 0 A	0:-8 1:-12 2:18 4:-9 5:-7 7:-6 8:-7 9:19
left word:enemy 0 F	2:32 3:-17
left word:enemy 0 H	0:-7 2:15 3:-8 5:16
left word:enemy 0 N	0:-12 1:-6 2:-13 3:32 4:-9 5:10 8:-10
left word:enemy 0 O	0:6 2:25 3:-10 5:-7
left word:enemy 0 U	0:-7 1:6 2:27 3:-9 4:-6 5:-6 8:-7
left word:enemy 0 cl	0:-8 1:16 4:-11 5:14 6:-6 7:-7 8:-10 9:8
left word:enemy 0 in	0:-12 1:-9 2:57 3:-8 4:-8 5:-9 6:-6 7:-6 8:-7 9:-6
left word:enemy 0 is	0:-8 1:-8 2:45 3:-14 4:-6
left word:enemy 0 none	0:-13 1:13 2:19 4:-13 5:8 6:-8 7:-8 8:-12
left word:enemy 1	1:-13 2:47 3:-10 4:-12 5:-9 6:-7 7:-6 8:-12 9:-6
left word:enemy 1 A	0:-8 1:-8 2:28 3:-8
left word:enemy 1 O	2:20 3:-9
left word:enemy 1 U	0:21 2:-7
left word:enemy 1 cl	0:19 1:-9 2:17 3:-7 8:-6
left word:enemy 1 in	0:-13 1:-6 2:40 3:-13 4:-8 8:-7
left word:enemy 1 none	1:-14 2:45 4:-12 5:-9 6:-6 7:-6 8:-10 9:-6
left word:enemy 1 with	0:12
left word:enemy 2	0:9 1:-6 2:29 3:-12 4:-6 5:-6 8:-8
left word:enemy 2 N	0:10
left word:enemy 2 cl	0:18
left word:enemy 2 none	0:9 1:-6 2:28 3:-13 5:-6 8:-7
left word:enemy A	1:-10 2:31 4:-9 5:-7 7:-6 8:-7 9:6
left word:enemy F	0:-13 1:-6 2:52 3:-24 4:-9 5:-6 6:-9 8:-6
left word:enemy H	0:-7 1:-7 2:14 3:-9 5:19
left word:enemy N	2:-13 3:24 4:-8 5:6 8:-9
left word:enemy O	1:-9 2:45 3:-17 4:-9 5:-10 6:-7 8:-10
left word:enemy U	0:8 1:9 2:17 3:-10 5:-6 8:-6
left word:enemy V	0:-7 1:21 2:8 3:-10 4:-6 8:-6
left word:enemy h	2:34 3:-10 4:-12 5:-8 6:-8 7:-7 8:-10 9:11
left word:goal	2:13 3:-7 4:15 5:-11 6:-9 7:-8 8:-6 9:7
left word:goal -	2:26 3:-8 4:-7 8:-6
left word:goal 0	2:14 4:19 5:-10 6:-8 7:-8 8:-14 9:-8
left word:goal 0 A	1:11 3:-6
left word:goal 0 F	2:-7 3:19 4:-10
left word:goal 0 O	0:-11 1:-8 2:21 3:-11 4:22 5:-8 6:-6 7:-6 8:-12
left word:goal 0 cl	0:17
left word:goal 0 in	0:-8 2:19 4:12 5:-7 6:-7 7:-7 8:-11 9:-7
left word:goal 0 is	1:-8 2:22 3:-11 4:14 5:-6 8:-9
left word:goal 0 none	0:13 1:9 2:-14 3:16 4:-10 8:-6
left word:goal 1	0:-6 1:-9 2:-15 3:-11 4:-7 5:-7 8:16 9:26
left word:goal 1 in	0:-8 1:-8 2:-15 3:-11 4:-6 5:-6 8:21 9:21
left word:goal 1 none	9:13
left word:goal A	2:11 3:-12 4:-8 9:15
left word:goal F	0:6 2:-6 3:14 4:-6
left word:goal O	0:-13 1:-8 3:-13 4:26 5:-10 6:-8 7:-7 8:15 9:-6
left word:goal U	0:7
left word:goal h	1:-11 2:-8 4:13 5:-11 6:-8 7:-6 8:7 9:10
left word:hero	0:13 1:19 3:-6 4:-9 5:-8 6:11 7:-6 8:-8 9:-6
left word:hero -	0:7 1:30 2:-7 3:-11 4:-8 7:-6 8:-8
left word:hero 0	0:7 1:32 2:-11 3:-7 4:-8 5:-6 6:6 7:-7 8:-8
left word:hero 0 A	0:-7 1:42 2:-12 3:-9 4:-6 7:-6
left word:hero 0 F	0:7 1:14 3:-10
left word:hero 0 O	0:6 5:-6 6:14 8:-7
left word:hero 0 U	0:16 1:-6
left word:hero 0 cl	0:20 1:14 2:-11 3:-17 4:-7 6:11 8:-7
left word:hero 0 in	1:30 4:-8 5:-8 6:-8 7:-6 8:-7
left word:hero 0 is	1:31 2:-14
left word:hero 0 none	0:12 1:30 4:-8 5:-8 6:-9 7:-6 8:-8
left word:hero 0 with	0:-7 1:-16 3:-10 6:31 8:-8
left word:hero 1	1:-16 2:21 3:-14 4:-9 5:-6 6:22 8:-7 9:-6
left word:hero 1 A	1:-14 2:29 3:-8
left word:hero 1 U	6:20
left word:hero 1 cl	1:-11 2:16 3:-8 6:11
left word:hero 1 in	0:19
left word:hero 1 none	0:14 1:-11 2:19 3:-9
left word:hero 2	0:17 3:14 6:-11
left word:hero 2 F	0:6
left word:hero 2 O	0:16
left word:hero 2 cl	0:19 3:-7
left word:hero 2 in	3:12 6:-7
left word:hero 2 none	0:13 3:6 6:-6
left word:hero A	0:-6 1:28 2:13 3:-13 4:-8 7:-6
left word:hero F	0:27 3:-9
left word:hero O	0:9 1:8 2:-7 3:7 4:-8 5:-9 6:8 8:-10
left word:hero U	0:18 1:-9 6:8
left word:hero V	0:9
left word:hero h	0:19 1:-12 2:11 4:-6 5:-9 8:-6
left word:item	0:11 1:-8 2:-12 3:32 5:-6 6:-6 8:-10
left word:item -	0:11 1:-8 2:-10 3:33 5:-6 8:-10
left word:item 0	0:11 1:-10 2:-12 3:25 4:11 5:-6 6:-6 8:-9
left word:item 0 A	3:-10 4:16
left word:item 0 F	0:7 2:-6 3:18
left word:item 0 N	3:17 8:-6
left word:item 0 O	1:-7 3:34 4:-7 8:-8
left word:item 0 U	0:10
left word:item 0 cl	1:-7 3:29 4:-6 8:-9
left word:item 0 in	0:16 1:-7 2:-9 3:16 6:-6 8:-6
left word:item 0 is	0:9 3:15
left word:item 0 none	1:-7 2:-8 3:14 4:14 8:-6
left word:item 0 with	3:22
left word:item 1	0:14 2:-8 3:23 4:-9 8:-9
left word:item 1 F	2:-6 3:15
left word:item 1 O	0:11 3:10
left word:item 1 cl	0:-6 2:-8 3:35 4:-7 8:-8
left word:item 1 in	0:23 2:-9
left word:item 1 none	1:-6 3:27 4:-7 8:-7
left word:item 2	3:25 8:-6
left word:item 2 O	0:-8 3:28
left word:item 2 cl	3:14 8:-6
left word:item 2 in	3:10
left word:item 2 none	0:-9 3:28
left word:item A	0:10 1:-8 2:-14 3:-12 4:23
left word:item F	0:12 2:-9 3:22 4:-7 6:-6
left word:item N	3:10
left word:item O	1:-7 2:-6 3:44 4:-10 5:-6 6:-6 8:-10
left word:item U	0:15 3:-6
left word:item h	2:-11 3:32 4:-7 6:-6
left word:obstacle	0:12 2:13 3:-17 5:14 6:-6 8:-10
left word:obstacle -	0:12 1:-6 2:11 4:7 5:-6 8:-9
left word:obstacle 0	0:13 1:-6 3:-16 5:19 8:-8
left word:obstacle 0 N	4:11
left word:obstacle 0 O	2:-7 3:-13 5:29 8:-6
left word:obstacle 0 cl	0:13
left word:obstacle 0 in	0:12 1:-9 3:-17 4:6 5:19 8:-10
left word:obstacle 0 none	0:11 1:-6 2:13 3:-12 8:-6
left word:obstacle 1	2:14
left word:obstacle 1 A	2:12
left word:obstacle 1 in	1:11 2:-7
left word:obstacle 1 none	2:12
left word:obstacle A	2:7
left word:obstacle N	4:9
left word:obstacle O	0:6 2:-6 3:-12 5:25 8:-6
left word:obstacle h	2:13 3:-22 4:-9 5:29 6:-7 8:-7
lg attack 0	1:-18 2:32 3:-18 6:-10 7:-7 9:-7
lg attack 1	0:-11 1:28 3:-21 4:34 5:-9 6:-9 7:-7 8:-13 9:-6
lg attack 2	0:6 2:-25 3:15 4:-19 6:18 7:-6 8:6 9:-6
lg attack 4	0:11 1:9 3:-16 4:-8 5:-7 6:12 8:-9
lg attack far	0:6 2:9 3:-8 6:10 8:-16 9:-7
lg avoid 0	2:23 5:12 8:-7
lg avoid 1	2:14 3:-12 4:-7 5:27 6:-7 7:-6 9:-6
lg avoid 2	0:-8 1:-16 3:-9 5:31 6:-8 7:-7 8:20 9:-8
lg avoid 4	1:-14 3:9 4:-9 6:-8 7:-6 8:17
lg avoid far	1:-8 3:18 4:16 5:-18 8:-9 9:-8
lg bring 0	1:7 2:-7 3:19 4:19 5:-8 6:-7 8:-10 9:-6
lg bring 1	3:27 5:-7 6:-7 9:-6
lg bring 2	1:14 3:-11 4:15 6:-7 7:-6 8:-9
lg bring 4	0:7 3:-6 4:25 6:-7 7:-6 9:-6
lg bring far	1:-15 3:24 4:8 6:-8 7:-7 8:12 9:-7
lg chase 0	0:-11 1:-17 2:17 3:27 4:-11 5:-10 6:-8 7:-9 8:7 9:-7
lg chase 1	1:28 2:14 3:-26 5:-6 7:-6 8:-9
lg chase 2	1:21 2:-18 4:-14 5:12 6:-6 7:-6
lg chase 4	2:33 4:-13 5:-9 6:-8 8:-13 9:-6
lg chase far	0:22 1:-6 2:-15 3:11 4:-10 5:-7 6:7 7:7 8:-10
lg clean 0	0:15 2:-10 3:-12 4:-10 5:-7 6:17
lg clean 1	0:12 1:10 2:-7 5:-6 6:-6 8:-9
lg clean 2	0:8 1:-12 2:-11 3:-10 4:-8 5:14 6:21 8:-11
lg clean 4	0:-12 1:-13 2:8 3:9 5:14 6:-9 7:-6 9:-7
lg clean far	1:-10 3:33 4:-9 5:-6 6:-6 8:-11
lg cross 0	0:10 1:-9 2:-15 3:-11 4:6 5:8 8:15
lg cross 1	2:-13 3:-15 4:11 5:11
lg cross 2	0:-10 1:-9 2:13 3:17 4:6 5:-10 6:-10
lg cross 4	0:9 1:-8 2:14 3:-14 4:-10 5:-11 8:21
lg cross far	0:6 1:-10 2:16 3:13 4:7 5:-10 6:-6 8:-16
lg eat 0	0:-9 1:13 2:-11 3:43 4:-8 5:-7 8:-7
lg eat 1	1:-12 2:6 3:8 4:-8 5:10 6:-8 7:-6 9:-6
lg eat 2	0:21 2:7 3:-11
lg eat 4	0:9 1:-12 2:19 5:-7 6:-6 8:-11
lg eat far	0:10 1:-17 2:26 5:-8 6:-8 7:-6 9:-6
lg fall 0	1:-14 2:7 3:19 5:11 6:-8 7:6 8:-13 9:-6
lg fall 1	0:9 2:-15 5:-6 8:18 9:-6
lg fall 2	1:15 2:-20 3:-6 5:-12 7:8 8:21 9:-7
lg fall 4	0:23 1:15 2:-6 3:-11 4:-10 5:-9 8:-10 9:8
lg fall far	1:11 3:-21 6:-10
lg fight 0	1:-18 2:25 3:-9 4:17 5:-6 7:-6 8:-7
lg fight 1	0:7 2:19 3:-7 4:-9 5:-6 6:9 8:-8
lg fight 2	0:-10 1:15 3:6 4:-14 5:11 6:7 7:-7 8:-16 9:-8
lg fight 4	0:16 2:6 3:-16 5:-8 6:-8 8:7
lg fight far	0:10 1:-16 2:6 3:-20 4:11 5:-7 6:16 7:-6
lg guard 0	2:-11 4:30 5:15 6:-11 7:-6 8:-14 9:-6
lg guard 1	0:-11 1:-18 3:-19 4:35 5:-9 7:-6 8:11 9:10
lg guard 2	0:-9 1:12 2:22 3:-12 5:-8 6:8 7:-6 8:-12
lg guard 4	0:-7 1:-6 2:41 3:-9 4:-13 5:-6
lg guard far	1:16 2:-19 3:-6 5:-10 6:-10 7:13 8:12 9:-7
lg hit 0	2:7 3:17 4:-13 5:-13 6:-11 7:-6 8:12 9:-6
lg hit 1	0:-9 2:12 3:13 4:-13 5:11 7:-8 9:-7
lg hit 2	0:11 5:-11 8:-13
lg hit 4	1:-7 2:7 5:17 7:-7 8:-9 9:-7
lg hit far	0:8 3:-7 4:20 5:-13 6:9 7:-9 8:-6 9:-6
lg love 0	1:33 2:-9 3:-8 4:-6 8:-6
lg love 1	0:12 1:13 3:-8
lg love 2	0:9
lg love 4	0:22 1:7 2:-6 3:-9
lg love far	1:-16 2:16 4:-10 5:-10 6:-6 8:24
lg make 0	1:8 2:-8 3:28 4:-7 5:-6 6:-10 9:-6
lg make 1	1:-9 2:11 3:12 4:24 5:-10 7:-6 8:-16 9:-7
lg make 2	0:13 5:-6 6:-6 8:20
lg make 4	1:-11 3:32 6:-9 7:-6 9:-6
lg make far	0:16 1:8 3:10 5:-7 6:-6 8:-12 9:-6
lg match 0	0:6 2:-9 3:20 4:16 5:-6 6:-6 8:-12
lg match 1	0:16 3:23 4:-9
lg match 2	2:-6 3:19 4:-7 5:-6 6:-7 8:11
lg match 4	0:10 1:-9 2:-11 3:18 5:-7 6:-6 8:12
lg match far	1:-13 3:27 5:-7 6:-6 8:10
lg meet 0	1:-16 2:-10 7:28
lg meet 1	0:33 3:-11
lg meet 2	0:16 1:-8 3:17 4:-7 5:-6 8:-8
lg meet 4	0:18
lg meet far	0:23 4:-6
lg move 0	1:15 5:6 7:-6 8:-12
lg move 1	2:-6 4:-7 5:13 7:-7 8:10
lg move 2	0:7 1:-7 3:-8 6:-6 7:-6 8:31 9:-6
lg move 4	1:-16 2:-9 3:-6 4:19 5:9 7:-7 8:13
lg move far	2:8 3:6 8:-10 9:-6
lg none far	1:7
lg over 0	0:-11 2:-8 4:-7 5:37 6:-8 7:-6 8:11 9:-6
lg over 1	1:-10 2:-8 3:-13 5:7 6:-8 7:-6 8:29 9:-6
lg over 2	1:-9 3:-27 4:12 6:-9 8:20 9:-6
lg over 4	0:17 1:-13 2:-10 3:-14 4:39 5:-12 8:-7
lg over far	0:7 1:-12 2:13 4:13 5:-8 6:8 7:-7 8:-16 9:-7
lg play 0	1:29 3:-7 8:-6
lg play 1	0:-9 1:23 2:-13 3:6 4:6 5:-8 6:-7 7:-6
lg play 2	1:12 2:-13 3:-18 4:14 5:-9 7:-7 9:17
lg play 4	0:18 1:-6 3:7 4:-8 7:-6
lg play far	0:12 1:-16 2:9 6:-6 8:6
lg push 0	3:25 4:-13 5:10 6:-9 8:-10
lg push 1	0:8 2:12 4:6 6:-8 7:-6 8:-14
lg push 2	2:-12 4:19 5:-10 7:-6 9:-6
lg push 4	0:-7 3:9 4:30 5:-12 6:-8 7:-6 8:-7 9:-6
lg push far	1:-12 2:-10 4:13 5:15 6:-8 7:-6 8:6 9:-6
lg race 0	0:-8 1:24 2:14 3:-9 5:-6 8:-7
lg race 1	1:43 2:-7 3:-9 4:-6 5:-6 8:-10
lg race 2	2:15 3:-9 4:-9 5:-10 8:13 9:-6
lg race 4	0:16 1:-10 2:8 3:-11 4:-6 5:-6 8:-12 9:21
lg race far	1:-13 2:15 3:-13 4:-15 5:10 6:-9 7:-7 8:23
lg reach 0	3:-6 4:41 5:-8 6:-6 7:-6 8:-11
lg reach 1	0:-10 4:31 5:-7 6:-9 7:9 8:-11 9:-6
lg reach 2	0:14 1:-8 3:-21 4:-17 5:-9 8:38
lg reach 4	1:-16 2:14 3:-8 4:9 5:-12 6:-8 7:-7 8:21 9:-7
lg reach far	1:-12 2:14 5:14 7:-8 9:-8
lg save 0	0:12 2:-18 3:12 4:10 6:-6 7:-6 8:-10
lg save 1	1:-18 2:-22 3:7 4:30 5:-6 7:-6 9:-6
lg save 2	0:18 1:-6 2:-20 3:15 4:9 8:-9
lg save 4	1:-11 2:38 3:-14 4:-19 5:-8 8:16
lg save far	0:10 2:16 3:-6 4:-8 8:-6
lg shoot 0	3:-14 4:-7 5:-6 6:52 8:-7
lg shoot 1	2:19 3:-17 4:-9 5:-6 6:24 7:-7 8:-7
lg shoot 2	2:33 3:-11 4:-9 5:-6 6:8 8:-11
lg shoot 4	1:19 2:6 3:-17 4:-12 5:-7 8:7
lg shoot far	0:6 1:-20 2:11 3:-8 4:-12 5:-8 6:-11 7:29 8:-12 9:6
lg sneak 0	0:-11 1:-11 4:23 5:8 6:-7 7:-6 9:-7
lg sneak 1	0:7 1:-10 2:24 3:-9 4:-9 5:6 8:-7
lg sneak 2	0:-6 1:16 2:7 3:-11 4:-10 5:-8 8:12
lg sneak 4	3:-10 4:-8 8:20
lg sneak far	0:15 2:-8
lg stay 0	1:-12 2:26 3:-23 5:-12 6:-9 7:10 8:10 9:-7
lg stay 1	2:-9 3:-8 4:-7 5:17 6:-7 7:-7 8:23 9:-6
lg stay 2	0:7 1:6 4:10 5:-15 6:-8 7:9 8:-8 9:-6
lg stay 4	1:-19 2:18 6:-8 7:-8 8:18 9:-8
lg stay far	1:-20 2:17 3:18 6:-10 7:8 8:-10 9:-7
lg steal 0	1:-8 3:41 4:-10 8:-7
lg steal 1	1:-10 2:16 3:10 4:11 5:-6 6:-8 8:-10
lg steal 2	1:-13 2:28 4:-15 5:-6 6:-7 8:10 9:-6
lg steal 4	1:-7 2:19 3:14 4:-8 5:-8 7:-6 9:-6
lg steal far	1:-12 2:24 3:-25 5:13 6:-11 7:-6 8:11 9:-6
lg take 0	2:-9 3:34 5:-7
lg take 1	0:-8 1:-8 2:9 3:18 4:7 7:-6 9:-6
lg take 2	1:15 2:10 3:13 4:-14 5:-9 6:-9 7:-6 9:-6
lg take 4	1:-8 4:7 5:-10 7:-7 8:17 9:-7
lg take far	0:7 1:-8 2:21 3:-7 6:-8 9:-6
lg throw 0	0:-6 3:-14 4:-7 6:45 8:-7
lg throw 1	1:21 3:-10 5:-12 6:22 7:-7 8:-13 9:-8
lg throw 2	1:-12 2:26 7:-6 8:-10
lg throw 4	1:-7 2:7 5:11 6:-15 7:-7
lg throw far	0:18 2:-16 3:11 4:11 5:-9 6:-6 8:-6 9:-6
lg touch 0	1:-18 4:8 5:21 6:-8 7:-6 8:-13 9:-6
lg touch 1	0:12 1:-8 5:16 7:-6 8:-13
lg touch 2	0:8 1:17 2:10 3:-19 4:-8 5:8 6:-7 8:-9
lg touch 4	1:-7 3:8 4:-14 5:17
lg touch far	0:8 2:-20 3:-7 4:-14 5:19 6:-9 7:-6 8:13
lg use 0	2:11 3:6 4:-13 5:-10 6:17 7:-6 8:-16 9:-6
lg use 1	1:-10 2:-17 3:11 4:14 5:-10 7:-7 8:17 9:-7
lg use 2	2:-14 3:6 4:14 6:-10 7:-8 8:6
lg use 4	0:19 1:10 3:-15 5:-9 6:6 7:-8 9:-7
lg use far	0:11 2:-13 4:10 9:-6
lg victim 0	0:-6 1:6 2:11 3:11
lg victim 1	0:6 1:-13 2:39 3:-11 4:-7 5:-6 8:-9
lg victim 4	4:-9 8:15
lg victim far	0:11 3:10 4:-6 8:-6
lg word:boss 0	2:-6 3:-9 7:22
lg word:boss 1	2:-17 3:-8 4:-7 7:33
lg word:boss 2	0:-14 1:-15 2:-21 4:-13 5:-9 6:-10 7:60 8:-12 9:-8
lg word:boss 4	0:9 1:-6 2:-8 3:-10 5:-6 7:19
lg word:boss far	0:15 1:14 3:-6
lg word:bricks 1	0:-7 1:-10 2:-11 3:33
lg word:bricks 4	0:6
lg word:bricks far	1:21
lg word:enemy 0	0:-10 1:-14 2:47 3:-9 4:-6 5:-7 8:-7
lg word:enemy 1	0:-10 1:-15 2:33 4:-8 5:12 7:-6 8:-7 9:-6
lg word:enemy 2	0:-15 1:15 2:34 4:-13 5:-12 6:-8 7:-7 8:-12 9:-7
lg word:enemy 4	0:16 1:-6 2:17 3:-15 4:-6 8:-6 9:6
lg word:enemy far	0:15 1:12 4:-9 5:-7 8:-10
lg word:goal 1	0:12 4:7
lg word:goal 2	1:-10 3:-8 9:20
lg word:goal 4	2:-10 3:-7 4:-7 5:-6 8:28
lg word:hero 0	1:21 3:-8
lg word:hero 1	1:25 2:-6 4:-6 5:-7 6:-7 8:-7
lg word:hero 2	0:7 1:14 2:8 3:-7
lg word:hero 4	0:8 2:9 3:7 4:-7 6:-7
lg word:hero far	0:8 1:-7 3:-17 4:-8 5:-6 6:33 8:-9
lg word:item 1	0:9 1:-6 2:-7 3:29 4:-9 8:-7
lg word:item 2	2:-9 3:6 4:15
lg word:item 4	0:14 2:-7 3:13
lg word:item far	3:30 4:-6 8:-9
lg word:obstacle 0	2:23 3:-17 4:-6 5:11
lg word:obstacle 1	0:9 1:-6 2:-7 3:-10 4:10 5:15 8:-8
lg word:obstacle 4	1:-11 2:19
lr attack chase	6:11
lr attack chase svo	0:-6 1:-8 3:-6 6:23
lr attack fall	0:-7 1:-17 2:42 3:-9 4:-15 7:-6 8:-7
lr attack fall A	1:-7 2:15
lr attack fall svo	1:-14 2:35 3:-7 4:-12 7:-6 8:-6
lr attack fight	1:9 4:-6
lr attack fight svo	1:14 4:-7
lr attack guard	0:-9 1:33 2:-20 3:-7 4:21 5:-6 8:-9
lr attack guard A	0:-7 1:35 2:-23
lr attack guard N	1:-8 4:34 8:-11
lr attack guard sov	1:32 2:-18 3:-6
lr attack guard svo	0:-8 1:21 2:-12 4:19 8:-8
lr attack guard v2	2:-11 4:21
lr attack move	0:8 1:-15 2:12 3:-8 4:10 5:-6 6:6 8:-8 9:-6
lr attack move A	0:12 1:-7 2:9
lr attack move F	0:-8 1:-8 4:16 6:8
lr attack move O	1:-6 2:23 3:-13
lr attack move sov	1:-6 2:15 3:-9 6:12
lr attack move svo	0:11 1:-14 2:13 4:8 6:-7 8:-6
lr attack none	3:-7 5:6 6:9 8:-13 9:-7
lr attack none A	1:24 2:-8 3:-14 4:-13 5:-8 6:-7 7:26 8:-10 9:-7
lr attack none F	0:-17 1:-17 2:-12 4:36 5:-7 6:14 7:-6 8:-7
lr attack none H	0:14 2:-7
lr attack none N	1:-7 2:-9 3:-9 5:26 8:-11
lr attack none O	1:-10 4:-13 6:19 7:-6 8:-16 9:-6
lr attack none U	0:16 1:-8 2:15 3:-10 4:-10 5:-7 8:10
lr attack none V	0:-10 1:-11 2:-15 3:-16 4:38
lr attack none sov	1:15 2:-11 3:11 4:-8
lr attack none svo	3:-12 4:12 6:9 8:-10 9:-7
lr attack reach	1:-13 2:23 3:-7 4:-16 5:-7 8:14
lr attack reach A	0:13 1:-9 2:14 4:-7
lr attack reach svo	1:-14 2:25 3:-8 4:-21 5:-8 8:20
lr avoid attack	1:-7 2:6 3:-8 5:-6 8:16
lr avoid attack svo	1:-10 2:7 3:-9 4:-7 5:-7 8:19
lr avoid avoid	0:-16 1:-8 2:-6 3:-15 4:-7 5:14 8:6 9:21
lr avoid avoid svo	0:-16 1:-9 3:-16 4:-8 5:9 8:15 9:12
lr avoid bring	0:9 1:-11 3:-13 4:-10 5:28 8:-7
lr avoid bring A	0:10 1:-8 3:-6 4:-6 5:8
lr avoid bring V	2:-21 5:25
lr avoid bring svo	0:7 1:-13 3:-16 4:-12 5:32 8:-8
lr avoid chase	0:-6 2:-7 3:-8 4:28 5:-10 8:-6
lr avoid chase svo	3:-9 4:25 5:-8 8:-6
lr avoid clean	3:-8 4:-8 5:-7 8:26
lr avoid clean O	0:-7 3:-6 4:-6 5:-10 8:26
lr avoid clean svo	0:8 8:8
lr avoid eat	0:7 2:-9 5:10
lr avoid eat svo	2:-11 5:18
lr avoid fall	0:13 1:-7 2:-23 3:-20 4:-12 5:10 6:-8 7:23 8:13
lr avoid fall A	0:15
lr avoid fall F	0:-6 2:-12 3:-20 5:22 7:17
lr avoid fall sov	0:6 2:-13 3:-13 4:-11 5:-7 7:23 8:12
lr avoid fall svo	0:14 2:-14 3:-11 5:17
lr avoid fight	2:-12 4:-6 5:27
lr avoid fight A	0:-6 4:-7 5:17
lr avoid fight svo	0:-6 2:-22 4:-6 5:35
lr avoid meet	0:15 2:8 3:-10 4:-10 5:-9 8:11
lr avoid meet O	2:15 3:-13 4:-9 5:-9 8:15
lr avoid meet U	0:11
lr avoid meet svo	2:18 3:-15 4:-14 5:-13 8:17
lr avoid move	0:21 1:-6 2:20 3:-12 4:-6 5:-13
lr avoid move A	2:13
lr avoid move N	4:-9 5:-8 8:17
lr avoid move O	0:19 1:12 2:-7 3:-7 5:-6 8:-8
lr avoid move U	0:12
lr avoid move V	1:-9 4:15
lr avoid move svo	0:19 2:14 3:-11 4:-11 5:-9
lr avoid none	2:24 5:6 6:-6 7:-6
lr avoid none A	1:15 2:34 3:-10 5:-10 7:-6 8:-7
lr avoid none F	0:-8 1:-7 2:16 3:10 4:-10 5:-11 6:-6 8:7
lr avoid none H	0:-6 2:40 5:-8
lr avoid none N	1:-8 2:-23 3:-22 5:33 6:-7 7:-6 8:14 9:-6
lr avoid none O	0:-6 1:-10 2:-9 5:33 6:-11 7:-7 9:-7
lr avoid none U	0:13 1:-6 3:16 4:-8 8:-10
lr avoid none V	0:-15 1:-16 2:39 3:11 4:-11 8:-10 9:-6
lr avoid none sov	0:12 1:35 2:-19 5:-14 6:-6 7:-7 9:-6
lr avoid none svo	1:-10 2:27 4:-7 5:13 6:-6 7:-6
lr avoid none v2	0:-15 1:-14 2:24 4:15 5:-7 6:-8 7:-7 9:-7
lr avoid play	2:10
lr avoid reach	0:-6 1:-7 3:-19 5:29 6:10 8:-14
lr avoid reach A	2:24 5:-9
lr avoid reach F	2:-8 3:-13 4:29
lr avoid reach N	2:-8 5:28 8:-9
lr avoid reach O	0:-10 2:-18 3:-19 4:-7 5:44 6:16 8:-13
lr avoid reach V	0:10
lr avoid reach sov	2:-6 3:-13 4:28
lr avoid reach svo	1:-6 3:-19 4:-8 5:41 8:-13
lr avoid save	1:-9 2:17 4:20 5:-7 8:-11
lr avoid save A	0:-6 1:-8 2:20 3:-6 4:18 5:-7 8:-11
lr avoid save svo	2:19
lr avoid save v2	4:18 8:-7
lr avoid stay	1:-6 3:-9 4:-7 5:20
lr avoid stay U	0:6
lr avoid stay svo	0:15 2:6 4:-6 5:-9 8:6
lr avoid steal	1:-7 3:30 4:-10 6:-7 8:-10
lr avoid steal A	1:-7 2:26 3:-6
lr avoid steal F	2:-17 3:42 4:-7 5:-8 6:-8
lr avoid steal svo	3:26 4:-6 5:-6
lr avoid steal v2	1:-6 5:8 8:-6
lr avoid take	1:-19 2:22 3:13 5:9 6:-8 7:-6 8:-13 9:-7
lr avoid take A	1:-23 2:34 3:-15 4:-7 5:9 8:-6
lr avoid take N	2:-11 3:-8 5:34 8:-14
lr avoid take O	1:-6 2:7 3:31 4:-12 5:-19 6:-7
lr avoid take U	2:-9 3:23 5:-6
lr avoid take V	1:-6 2:-7 4:15
lr avoid take sov	0:7 1:-9 3:32 5:-15 6:-6 8:-15
lr avoid take svo	1:-17 2:15 3:-18 4:6 5:22 6:-6 8:-6 9:-6
lr avoid take v2	1:-12 2:8 3:13 4:-9 5:9 8:-8
lr avoid throw	0:11 1:17 6:-8
lr avoid throw A	1:15
lr avoid throw sov	0:9 2:7 6:-6
lr avoid throw svo	1:20 2:-12
lr avoid touch	2:13 5:-6
lr avoid touch sov	2:11
lr bring attack	1:-15 2:-13 3:15 4:22 5:6 6:-8 8:-13 9:-6
lr bring attack A	1:-23 2:9 4:26 5:-6 8:-8 9:-6
lr bring attack O	1:-6 2:-9 3:16 4:16 6:-6 8:-11
lr bring attack V	0:14
lr bring attack svo	1:-17 3:14 4:23 6:-8 8:-14 9:-7
lr bring avoid	3:14 4:10 5:-8 8:-8
lr bring avoid A	1:14 2:7 3:-12
lr bring avoid F	1:-6 3:32 4:-6
lr bring avoid N	1:-7 4:15 5:-7
lr bring avoid O	3:31 4:-8 5:-6 8:-11
lr bring avoid U	0:7
lr bring avoid V	1:15 4:-6
lr bring avoid sov	2:6
lr bring avoid svo	1:9 2:-9 3:21 5:-7 8:-8
lr bring avoid v2	2:6 8:-10
lr bring bring	1:-8 2:10 3:20 4:-16 5:-8
lr bring bring A	0:10 2:-7 4:-8
lr bring bring F	3:22 4:-6
lr bring bring O	3:27 4:-9 8:-7
lr bring bring svo	1:-16 3:26 4:-22 5:-9 8:16
lr bring chase	0:8 1:-9 2:10 3:-6 4:-9 8:15
lr bring chase A	0:13 1:-7 2:13 3:-6 4:-6
lr bring chase F	3:14
lr bring chase N	3:-6 8:13
lr bring chase sov	2:-6 8:13
lr bring chase svo	1:-7 2:15
lr bring clean	0:-14 1:6 2:-7 3:29 8:-8
lr bring clean F	3:15
lr bring clean svo	0:-6 1:11 3:15 4:-8
lr bring clean v2	0:-9 4:18 8:-6
lr bring cross	0:6 3:13
lr bring cross F	3:25 4:-7
lr bring cross svo	3:26 4:-8
lr bring eat	0:-7 1:-16 2:29 3:-10 4:14 8:-12
lr bring eat A	1:-17 2:37 3:-10
lr bring eat sov	1:-12 2:25 3:-7
lr bring eat svo	0:-6 1:-11 2:16 3:-6 4:18 8:-12
lr bring fall	1:-12 2:33 3:-10 4:8 5:-10 7:-6 8:-16
lr bring fall A	0:-6 1:-11 2:34 3:-6 4:-8 8:-6
lr bring fall N	0:-7 3:13 4:17 5:-10 8:-15
lr bring fall O	0:13 3:-7
lr bring fall U	0:-13 2:23 3:-12 4:10 8:-8
lr bring fall sov	1:-9 2:25
lr bring fall svo	1:-8 2:32 5:-11 7:-6 8:-13
lr bring guard	1:17 2:-6 3:-8
lr bring guard v2	1:13 3:-6
lr bring hit	0:9 1:-6 3:26 4:-11 8:-9
lr bring hit O	0:6 3:18 4:-9 8:-7
lr bring hit sov	0:9
lr bring hit svo	1:-7 3:29 4:-9 8:-8
lr bring make	0:6 2:-9 3:-6 8:9
lr bring make A	0:9 1:8
lr bring make O	0:-7 1:-12 4:6 8:20
lr bring make U	0:9
lr bring make svo	2:-9 3:-13 4:11 8:14
lr bring meet	0:-6 1:-6 2:13 3:15 4:-6 8:-7
lr bring meet N	3:11
lr bring meet svo	2:11 3:17 4:-9 8:-7
lr bring move	0:9 3:21 5:-6 8:-15
lr bring move A	0:14 1:7 2:7 3:-10 4:-10 8:-6
lr bring move N	3:-6 4:14 8:-6
lr bring move O	0:-7 1:-10 2:-7 3:45 4:-12 5:-6 8:-11
lr bring move svo	0:12 3:16 5:-6 8:-16
lr bring none	2:-7 3:9 4:16 5:-8 6:-7 7:-6 8:8
lr bring none A	2:-20 4:35 5:-9 6:-7 7:-9 8:8 9:-9
lr bring none F	1:-11 2:11 5:-6 6:-10 8:16
lr bring none H	0:-10 1:27 2:-25 3:17 4:-7
lr bring none N	0:-7 2:9 3:-8 4:9 5:-6 6:-7 7:-7 8:12 9:-7
lr bring none O	0:-10 1:-7 2:-11 3:38 4:8 5:-11 6:-10 7:-6 9:-7
lr bring none U	0:10 1:-10 2:-9 3:-6 4:21 5:-7
lr bring none V	1:30 2:-10 8:-15
lr bring none sov	0:14 1:-13 4:7 5:-6
lr bring none svo	2:-6 3:12 4:14 5:-8 6:-8 7:-6 8:7 9:-7
lr bring none v2	0:-7 1:22 2:-22 3:11 4:11 5:-11 6:-7 7:-7 8:-22 9:12
lr bring over	0:-18 2:-9 3:21 4:19 5:-8 8:-13
lr bring over A	1:23 2:-6 3:-6 4:-6
lr bring over N	4:16 8:-7
lr bring over U	0:-18 1:-9 2:-8 3:20 4:19 5:-8 8:-7
lr bring over svo	0:-17 1:11 2:-10 3:16 4:21 5:-9 8:-15
lr bring play	0:-7 1:-19 2:-17 3:11 4:28 8:-6
lr bring play A	1:-23 2:-17 3:12 4:27 8:-7
lr bring play svo	1:-11 2:-10 4:22
lr bring push	0:11 1:-14 2:-9 3:10 4:-8 5:-7 8:19
lr bring push F	0:10
lr bring push N	3:8 8:-6
lr bring push V	1:-11 4:-9 8:25
lr bring push svo	0:15 1:-8 2:-6 3:10
lr bring reach	0:-10 1:21 2:-13 3:16 6:-6 9:-6
lr bring reach A	1:29 2:-11 3:11 4:-16
lr bring reach F	3:18
lr bring reach N	0:8 3:9 4:-10
lr bring reach O	0:11 1:-8 3:7 5:-12
lr bring reach U	0:-13 3:-8 4:11 5:15
lr bring reach sov	1:11 2:-6 3:-15 4:18 8:-6
lr bring reach svo	0:-12 2:-10 3:22 4:-19 5:9 8:7
lr bring reach v2	1:17 2:-6
lr bring sneak	0:-9 2:11 3:-6 4:8 5:-9 8:-14 9:13
lr bring sneak A	1:9 3:-10 4:-11 9:14
lr bring sneak N	1:-6 2:10 4:19 5:-7 8:-13
lr bring sneak svo	1:-6 2:17 4:15 5:-8 8:-13
lr bring sneak v2	1:10 2:-12 3:-10 4:-8 9:20
lr bring stay	0:-9 1:-19 2:7 5:11 8:8 9:-6
lr bring stay A	0:-7 1:-18 3:-10 4:-10 5:12 8:19
lr bring stay N	0:-8 3:-8 4:18
lr bring stay sov	1:-12 2:31 3:-13 4:-17 5:-6 8:12
lr bring stay svo	0:-13 1:-12 2:-20 3:9 4:16 8:6
lr bring steal	2:10 3:13 8:-8
lr bring steal N	0:7
lr bring steal svo	2:6 3:13 8:-9
lr bring take	0:-11 1:16 2:8 3:-23 4:28 5:-10 6:-7 7:-6 9:-7
lr bring take A	2:32 3:-23 8:-8
lr bring take F	3:14
lr bring take O	0:-8 1:26 3:-37 4:19 5:-6
lr bring take U	1:-7 2:-6 3:6 4:13 8:-7
lr bring take sov	0:-8 1:10 2:10 4:-19 5:-7 8:15
lr bring take svo	1:20 2:-17 3:-13 4:33 5:-8 6:-6 8:-13 9:-6
lr bring throw	0:6 1:-8 2:9 3:-11 4:21 5:-6 6:-6 8:-13
lr bring throw A	0:-11 1:-9 2:-26 3:-20 4:48 8:-8
lr bring throw N	0:-7 2:19 5:-6 6:-6 8:-10
lr bring throw O	0:10
lr bring throw svo	1:-12 2:-8 3:-14 4:40 5:-7 6:-6 8:-15
lr bring touch	2:-6 3:-8 4:-15 5:29 8:-7
lr bring touch sov	0:6 5:7
lr bring use	0:-8 1:18 2:-6 3:10 4:-8 8:-6
lr bring word:enemy	1:-6 2:-18 3:10 4:25 8:-6
lr bring word:enemy F	3:19
lr bring word:enemy svo	2:-12 3:11 4:20 8:-6
lr chase bring	1:-10 4:22
lr chase bring svo	1:-6 2:-6 3:-6 4:22
lr chase fight	0:7 2:-6 6:14
lr chase fight svo	2:-11 6:17
lr chase move	0:-9 1:17 2:-23 3:15 4:-9 6:-7 8:9 9:-6
lr chase move A	1:29 2:-15 3:-6
lr chase move O	0:-12 1:-7 2:-15 3:-16 4:-8 5:19 8:24
lr chase move sov	0:-8 1:-7 2:-12 4:-7 5:17 6:-6 8:11
lr chase move svo	1:27 2:-13
lr chase none	0:6 1:9 2:8 3:27 4:-12 5:-9 6:-8 7:-8 8:-11 9:-6
lr chase none A	1:22 2:6 3:10 4:-13 5:-7 6:-6 7:-9 8:-10 9:-6
lr chase none H	1:-7 2:24 3:-7
lr chase none O	1:-8 2:-11 3:41 4:-8 5:-8 6:-7 8:-9
lr chase none U	0:11 2:-8 3:14
lr chase none sov	1:-9 2:9 3:20 8:-6
lr chase none svo	0:9 1:8 2:12 3:14 4:-12 5:-8 6:-7 7:-8 8:-11 9:-6
lr chase none v2	1:28 2:-15 3:-8
lr chase play	0:23
lr chase play O	0:11
lr chase play svo	0:13
lr chase take	0:-9 1:-27 2:44 3:-13 4:-12 5:-11 6:-8 7:-7 8:18 9:-7
lr chase take A	1:-24 2:45 3:-23 8:-6
lr chase take O	0:-12 1:-8 2:19 3:21 4:-8 5:-8 6:-6 8:-15
lr chase take U	2:9
lr chase take svo	0:-6 1:-23 2:42 3:-28 4:-11 5:-9 6:-6 7:-6 8:19 9:-6
lr clean attack	1:-14 2:9 3:-10 4:-8 6:27 8:-9
lr clean attack A	0:-13 1:-16 2:23 3:-8 4:-8 6:22 8:-9
lr clean attack svo	1:-10 2:14 3:-10 4:-7 6:18 8:-10
lr clean eat	0:12
lr clean eat svo	0:16 1:-7
lr clean make	4:8
lr clean match	0:7 3:-9 6:14
lr clean match U	0:6
lr clean match sov	3:-14 6:19
lr clean none	0:12 1:-11 2:-7 3:28 4:-10 5:-7 6:-7
lr clean none F	0:11 3:-8
lr clean none N	8:6
lr clean none O	0:-9 1:-8 3:41 4:-9 5:-6 6:-7 8:-11
lr clean none U	0:18
lr clean none sov	3:16
lr clean none svo	1:-12 2:-6 3:30 4:-13 5:-8 6:-7
lr clean none v2	0:7
lr clean over	0:-13 1:-9 2:31 3:-12 4:6 5:-10 8:-8
lr clean over sov	0:-9 1:-10 2:9 3:-8 4:19 5:-8
lr clean play	0:-6 2:-6 3:18 4:-6 5:11 8:-8
lr clean play svo	0:-9 1:-9 2:-6 3:16 4:-7 5:20 8:-11
lr clean reach	1:-6 3:21 8:-7
lr clean reach O	3:20
lr clean reach svo	1:-8 3:25 5:-7 8:-6
lr clean shoot	3:-7 4:-7 5:-6 8:22
lr clean shoot svo	3:-6 4:-7 5:-6 8:23
lr clean take	1:22 2:-8 3:7 4:-7 5:-6 6:-7 8:-11
lr clean take A	0:15
lr clean take O	1:23 3:-13
lr clean take svo	1:18 2:-6 3:11 4:-6 8:-9
lr clean touch	2:-16 5:25
lr clean touch v2	0:8 2:-7 5:13
lr cross avoid	1:17 2:7 3:6 4:-11 5:-6 6:-6 8:-9
lr cross avoid F	0:-7 1:12 3:10 4:-6
lr cross avoid svo	0:6 1:10 3:7 4:-6
lr cross chase	3:-6 8:10
lr cross chase svo	3:-7 4:-6 8:19
lr cross cross	3:22 4:-6 8:-7
lr cross cross svo	0:11 2:-6 3:9
lr cross move	0:9 2:-7 4:9
lr cross move V	0:13 2:-7
lr cross move svo	0:10 2:-7 4:12 8:-7
lr cross none	0:9 1:-12 2:24 3:-17 5:-11 6:-7 8:13 9:-6
lr cross none A	2:-14 8:19
lr cross none N	4:-6 8:14
lr cross none O	0:-19 1:-9 2:14 3:-21 4:19 5:-10 6:-9 8:20
lr cross none U	0:25 2:-6 8:-6
lr cross none V	0:8 1:-10 2:35 3:-9 4:-8 5:-7 8:-11
lr cross none sov	4:15 8:-6
lr cross none svo	0:10 1:-11 2:24 3:-18 5:-10 6:-7 8:17
lr cross none v2	2:19 8:-7
lr cross play	0:10 4:7
lr cross play N	4:10
lr cross play svo	4:10
lr cross reach	3:-6 4:11 5:16 8:-15
lr cross reach N	4:10 8:-8
lr cross reach V	0:-6 2:-8 5:28 8:-11
lr cross reach sov	4:17
lr cross reach svo	2:7 5:15 8:-10
lr cross take	2:-7 3:34 5:-7 8:-13
lr cross take O	3:23 8:-9
lr cross take svo	2:-9 3:38 4:-6 5:-7 8:-14
lr eat attack	0:-6 1:-7 3:34 4:-7
lr eat attack A	3:16 4:-6
lr eat attack F	3:17
lr eat attack svo	0:-6 1:-6 3:28 4:-7
lr eat avoid	2:16 3:12 4:-9 5:-8 8:-7
lr eat avoid A	2:21
lr eat avoid F	3:14
lr eat avoid U	2:16 3:-11
lr eat avoid sov	0:-9 1:-6 2:43 3:-22 4:-7 5:-7
lr eat avoid svo	0:11 2:-6 3:19
lr eat bring	0:8
lr eat bring sov	3:13 4:-6
lr eat chase	0:17 2:-10
lr eat chase H	0:13 2:-7
lr eat chase svo	0:9
lr eat fall	0:-11 1:-6 2:-10 3:13 5:12
lr eat fall U	0:-9 2:-6 3:11 8:13
lr eat fall svo	0:-19 1:-8 2:-16 3:6 4:-11 5:17 6:-6 7:-7 8:22
lr eat move	1:13 2:-10 3:11 8:-6
lr eat move U	0:10
lr eat move svo	0:9 1:14 3:-7
lr eat none	2:7 3:11 6:-7
lr eat none A	1:22 2:-8 4:8 5:-8 6:-6 7:-7 8:-10 9:-6
lr eat none F	0:-7 1:-8 3:27 4:-10 5:7 6:-6 8:-6
lr eat none H	0:7
lr eat none N	2:-6 3:17 4:8 5:-6 8:-11
lr eat none O	0:-9 1:-10 2:18 3:-15 5:-14 6:-8 8:23
lr eat none U	0:17 2:-8 3:11 8:-7
lr eat none V	2:17 3:-6
lr eat none sov	1:33 2:-18 3:-10
lr eat none svo	3:25 4:-9 6:-6
lr eat none v2	1:-8 4:13
lr eat over	3:10
lr eat over F	3:12
lr eat over svo	3:16
lr eat play	3:22 8:-6
lr eat play svo	3:20
lr eat shoot	0:-6 1:-8 3:22
lr eat shoot A	2:10 3:7
lr eat shoot V	0:-6 3:23
lr eat shoot svo	0:-7 1:-10 2:10 3:24 4:-7
lr eat take	0:7
lr eat touch	1:-9 2:9 3:20
lr eat touch A	1:-9 2:11 3:13
lr eat touch F	3:15
lr eat touch svo	1:-6 2:-7 3:24
lr eat use svo	0:7
lr fall attack	1:20 3:-9 4:-8 6:-7
lr fall attack A	0:-8 1:17
lr fall attack O	3:-7 6:-8 8:22
lr fall attack svo	1:10 3:-7 6:-7 8:13
lr fall bring	1:-16 2:-8 3:14 4:25 5:-9 6:-8
lr fall bring F	0:13
lr fall bring O	0:-13 1:-9 3:14 4:17 5:-7 6:-6
lr fall bring U	0:8
lr fall bring sov	2:-9 3:6 4:24 5:-7 6:-6 8:-13
lr fall bring svo	0:-7 1:-11 3:8 4:21 5:-7 6:-7
lr fall chase	2:28 3:-14 4:-6 8:-7
lr fall chase svo	2:15 3:-8
lr fall clean	0:7 3:-7 4:21 8:-14
lr fall clean svo	0:12
lr fall eat	1:-10 3:29 4:-6 5:-6 8:-10
lr fall eat N	1:-7 3:24 4:-6 8:-11
lr fall eat svo	3:13 8:-6
lr fall fight	0:15
lr fall fight O	0:11
lr fall fight svo	0:15
lr fall hit	1:-11 2:18 3:-13 4:-9 5:-6 6:-6 8:20
lr fall hit H	2:26 3:-6
lr fall hit N	0:6 8:10
lr fall hit U	0:6 3:-6 8:14
lr fall hit sov	0:6 2:11
lr fall hit svo	1:-10 2:11 3:-8 4:-6 8:21
lr fall hit v2	0:10
lr fall love	2:-12 3:-7 8:25
lr fall love svo	2:-12 3:-6 8:22
lr fall make	0:13 2:-6 3:-9 4:-6 8:-10 9:18
lr fall make A	0:-8 1:16 2:-8 3:-8 4:-9 8:-6 9:19
lr fall make sov	1:14 2:-7 3:-7 4:-6 8:-7 9:12
lr fall match	1:16 2:-10 3:-9 4:-6 8:-6 9:15
lr fall match O	3:-18 9:26
lr fall match sov	0:-6 1:18 2:-10 3:-12 4:-7 8:-7 9:20
lr fall meet	0:12
lr fall meet U	0:13
lr fall meet svo	0:12
lr fall move	2:10 3:25 4:-9 5:-11 6:-11 7:-6 8:-8
lr fall move F	0:10 1:-10 2:12 6:-6 8:-8
lr fall move O	3:19 5:-6
lr fall move svo	2:9 3:22 4:-9 5:-8 6:-10
lr fall none	0:7 4:-11 5:6 7:14 9:-6
lr fall none A	1:-10 2:-26 3:7 4:-12 5:-9 6:-6 7:31 8:9 9:-7
lr fall none F	0:-12 1:-12 2:9 3:15 4:-12 5:-9 6:-12 7:27 8:-10
lr fall none H	1:-8 7:18
lr fall none N	0:15 2:-7 5:-9 8:6
lr fall none O	1:-9 2:-16 3:-25 4:-15 5:20 6:23 7:-10 8:19 9:-7
lr fall none U	0:13 1:13 2:15 3:-14 4:-6 5:-6 7:-6 8:-9
lr fall none sov	0:12 2:-10 4:-11 5:-8 6:8 7:17 8:-14
lr fall none svo	0:7 1:-8 2:-16 4:-8 6:8 7:13 8:13 9:-6
lr fall none v2	2:28 3:-12 8:-8
lr fall play	0:11
lr fall play U	0:9
lr fall play sov	0:7
lr fall push	0:-22 2:-14 3:23 5:-7 6:-6 7:-6 8:12
lr fall push U	0:-13 1:-8 3:9 8:20
lr fall push svo	1:13 2:-6 3:16 8:-13
lr fall reach	1:6 2:19 3:-15 5:9 6:-6 8:-12
lr fall reach O	0:-8 1:24 2:-6 3:-16 4:-6 5:18 6:-6 8:-15
lr fall reach svo	1:10 2:21 3:-18 4:-7 5:12 6:-7 8:-16
lr fall take	1:20 2:-10 3:19 4:-13 6:-8 7:-7 9:-6
lr fall take A	1:43 2:-25 4:-8 8:-8
lr fall take F	0:-10 1:10 2:12 3:14 4:-6 6:-7 8:-8
lr fall take N	0:-6 1:-7 2:-6 4:-7 5:16 8:7
lr fall take O	0:9 1:13 2:-7 3:-24 4:-10 5:-7 6:-6 8:22
lr fall take U	0:9
lr fall take sov	1:22 2:-15 3:6 4:-13 5:-7 6:-8 7:-6 8:15
lr fall take svo	1:21 3:7 4:-11 5:8 6:-7 7:-7 8:-6
lr fall throw	2:-16 6:26
lr fall throw H	2:-13 6:24
lr fall throw sov	2:-20 5:-6 6:32
lr fall touch	1:-13 2:-8 3:-8 8:27
lr fall touch sov	1:-17 2:-10 3:-9 8:31
lr fall use	0:14 1:-12 2:-6 3:13
lr fall use A	1:-12 2:-6 3:20
lr fall use sov	0:20 3:-9
lr fight attack	1:11 2:10 8:-6
lr fight attack A	1:9 2:12
lr fight attack svo	0:6 1:7
lr fight bring	0:10
lr fight bring U	0:12
lr fight bring svo	0:12
lr fight hit	3:-11 4:15
lr fight hit A	0:7
lr fight hit N	8:17
lr fight hit svo	0:15
lr fight hit v2	0:-7 3:-8 4:8 8:15
lr fight move	0:-9 3:6 4:11 5:-8 6:14 8:-12
lr fight move A	2:12 3:-6
lr fight move O	1:-10 2:-6 4:-7 6:23 8:-7
lr fight move svo	0:-10 1:-11 2:8 4:12 5:-9 6:15 7:-6 8:-13 9:-6
lr fight none	2:6 3:-18 6:21 7:-7 9:-7
lr fight none A	1:13 2:15 3:-11 4:7 6:-7 7:-6 8:-7
lr fight none F	2:-6 3:-13 6:22
lr fight none H	2:12 6:6
lr fight none N	4:-10 8:21
lr fight none O	0:-10 1:-8 2:-13 3:-17 4:-10 5:34 6:13 8:-13
lr fight none U	3:-7 4:-6 6:20 8:-6
lr fight none V	0:14 2:-8
lr fight none sov	0:-22 1:12 3:-12 4:11 5:-9 6:-7 8:16 9:-6
lr fight none svo	2:14 3:-16 4:-11 5:9 6:19 7:-6 8:-10 9:-6
lr fight none v2	2:6
lr fight play	1:-8 2:-7 4:16
lr fight play A	1:-14 2:-11 4:26
lr fight play svo	0:11
lr fight reach	2:10
lr fight reach A	2:15
lr fight reach svo	0:9
lr fight save	1:-18 2:25 3:-8 4:12 8:-6
lr fight save A	0:-7 1:-14 2:34 3:-6 4:8 8:-6
lr fight save svo	1:-8 2:26 4:-6
lr fight take	3:9
lr fight take svo	1:-8 2:14 3:13 4:-6
lr fight use	3:-14 6:21
lr guard bring	0:-7 2:7 3:-15 4:19 8:-7
lr guard bring A	1:9 2:6
lr guard bring svo	0:-8 1:13 3:-22 4:23 8:-7
lr guard fall	0:-9 2:25 3:-9 4:11 8:-15
lr guard fall svo	0:-7 2:21 3:-10 4:11 8:-12
lr guard hit	1:11 2:10 4:-7
lr guard hit A	1:9 2:9
lr guard hit svo	1:16
lr guard none	0:-6 2:18 3:-15 4:17 9:-6
lr guard none A	0:-10 1:-6 2:41 3:-9 7:6 8:-9
lr guard none F	1:-10 2:-6 3:-24 4:40 6:7 8:-8
lr guard none H	2:12 4:11
lr guard none N	0:-10 1:-8 2:-12 3:-10 4:16 5:-9 6:-6 8:26
lr guard none O	1:-6 2:8 3:-11 4:11 5:-6 6:14 8:-13
lr guard none svo	1:-8 2:16 3:-13 4:31 5:-7
lr guard none v2	0:-10 1:-8 2:12 3:-15 4:-22 6:16 8:22
lr guard reach	3:-6 4:13
lr guard reach svo	3:-13 4:26 8:-7
lr guard shoot	0:-7 4:19 8:-6
lr guard shoot A	1:-12 4:20
lr guard shoot svo	0:-9 3:-7 4:16 8:-8
lr guard take	0:-6 1:11 3:8 4:9 6:-6 8:-7
lr guard take O	3:21 6:-6
lr guard take sov	1:14 2:-13 3:11
lr guard take svo	2:7 4:7
lr guard use	0:-7 2:-15 3:21 4:-16 5:-7 8:18
lr guard use A	0:-7 2:-14 3:26 4:-8
lr guard use svo	0:-6 2:-16 3:18 4:-14 8:19
lr hit avoid	0:-14 1:-12 2:-19 3:31 4:-8 5:23 6:-7 8:-7
lr hit avoid F	3:17
lr hit avoid svo	0:-9 1:-11 2:-16 3:29 4:-6 5:13
lr hit bring	1:10 4:10 8:-9
lr hit bring svo	1:6 3:8
lr hit fall	0:-8 1:-15 2:32 3:-6 4:-8 5:-8 6:-8 7:-6
lr hit fall A	1:-12 2:-7 3:24
lr hit fall sov	0:-10 1:-7 2:31 3:-22 4:-7 6:-7 8:9
lr hit fall svo	1:-16 2:12 3:19 5:-6
lr hit hit	1:-9 3:31 6:-6 8:-6
lr hit hit F	3:22
lr hit hit H	2:6
lr hit hit O	3:12
lr hit hit svo	0:-6 1:-9 2:6 3:30 6:-7 8:-6
lr hit make	1:-6 3:19 8:-7
lr hit match	0:21 1:13 2:-6 3:-15 4:-6
lr hit match A	1:21 2:-6 3:-8 4:-7
lr hit match O	0:14 3:-7
lr hit match sov	0:8
lr hit match svo	0:16 3:-7
lr hit match v2	1:23 2:-6 3:-14 4:-7
lr hit move	1:18 2:-14 3:-9 4:-17 5:16 6:-9 7:-6 8:14 9:-7
lr hit move A	0:6 1:32 2:-23 3:-17 4:-10 5:16 8:-11
lr hit move F	1:16 8:-7
lr hit move N	1:-7 2:-9 3:-10 4:-13 5:-10 8:36
lr hit move O	0:9 3:-8 5:17 8:-6
lr hit move U	3:-9 8:21
lr hit move sov	0:-12 2:-23 3:-18 4:-15 5:34 8:16 9:-6
lr hit move svo	1:26 2:-11 3:-7 4:-10 5:-10 6:-7 8:12
lr hit move v2	0:14
lr hit none	3:6 4:11 5:13 7:-7 8:-13 9:-6
lr hit none A	0:-16 1:-20 2:21 4:26 6:-9 7:-10 8:-14 9:-8
lr hit none F	1:8 2:23 3:-29 6:13 7:-7 8:-15 9:-7
lr hit none H	1:-14 2:-30 3:49 4:-6 5:-8
lr hit none N	2:-9 3:-15 4:15 5:24 8:-20
lr hit none O	0:25 2:-11 4:-9 8:-10
lr hit none U	1:-7 2:-8 3:6 4:-9 5:8 8:7
lr hit none V	2:17
lr hit none sov	0:9 2:-11 3:8 4:-16 5:17 8:-11
lr hit none svo	2:10 4:10 5:8 7:-8 8:-9 9:-7
lr hit none v2	2:-13 3:-12 4:12 5:13 8:-6
lr hit over	0:7 1:21 2:-8 3:-17 5:7 8:-6
lr hit over O	0:8 3:-7 5:13
lr hit over svo	0:11 1:18 3:-14
lr hit over v2	1:8
lr hit play	2:-6 3:19
lr hit play svo	3:16
lr hit reach	0:-6 1:-6 2:19 3:-18 4:-7 5:-9 6:22 8:-6
lr hit reach svo	2:12 3:-17 5:-8 6:23 8:-6
lr hit sneak	2:-9 4:23 6:-7 8:-12
lr hit sneak O	2:-7 4:12 5:14 8:-10
lr hit sneak U	0:10
lr hit sneak svo	1:-7 2:-11 3:-19 4:19 5:27 6:-7 8:-13
lr hit stay	0:11 1:-6 2:12 4:-11 5:8 8:-12
lr hit stay N	2:23 3:-9 4:-6 8:-9
lr hit stay U	0:-14 2:-6 3:10 5:22 8:-6
lr hit stay svo	2:20 3:-9 4:-6 5:-6 8:-7
lr hit stay v2	0:7 1:-6 2:-8 3:15 4:-8 5:11 8:-11
lr hit take	0:-15 1:-22 2:30 3:-7 6:8 7:-7 8:-6 9:-7
lr hit take A	2:12 3:-20 4:-6 5:11
lr hit take F	1:-7 8:21
lr hit take N	4:15 8:-8
lr hit take O	0:-10 1:-11 2:24 3:-22 5:-6 6:22 8:-11
lr hit take svo	0:-12 2:9 3:-17 4:6 5:11 7:-6 9:-6
lr hit touch	1:8 2:-8 3:-16 4:-6 5:-11 8:23
lr hit touch A	1:27 2:-11 3:-7
lr hit touch U	0:11
lr hit touch svo	1:16 2:-9 3:-13 4:-7 5:-13 8:18
lr hit use	0:-18 1:-9 2:-6 5:-6 6:-6 8:28
lr hit use U	0:-20 1:-6 3:35 8:-8
lr hit use svo	0:-11 1:-6 3:11 8:13
lr hit word:boss	2:-7 3:-16 5:-7 6:28
lr hit word:boss svo	2:-9 3:-14 5:-6 6:25
lr hit word:item	3:16 8:-6
lr hit word:item O	0:-7 3:25 8:-6
lr hit word:item svo	3:13
lr love move	1:10 2:-10 3:-9 4:-8 5:-6 8:23
lr love move A	0:12
lr love move O	8:14
lr love move V	0:-6 1:9 8:10
lr love move svo	1:16 2:-10 3:-6 4:-7 5:-8 8:18
lr love none	0:20 1:12 4:-6 8:-7
lr love none A	0:23 2:-6
lr love none F	1:-15 3:22
lr love none H	2:16 3:-7
lr love none O	0:10
lr love none V	1:21 3:-7
lr love none svo	0:24 3:8 4:-7 6:-6 8:-7
lr love none v2	1:17
lr love push	1:6
lr love push svo	1:14
lr love stay	0:10 1:-9 4:-7 8:15
lr love stay A	0:14 1:-7
lr love stay v2	0:13 1:-8 8:7
lr love take	0:-7 1:32 2:-9 3:-8
lr love take A	0:-8 1:38 2:-9 3:-9
lr love take svo	0:-7 1:32 2:-8 3:-8
lr love word:boss	1:-8 2:22 8:-9
lr love word:boss svo	2:10
lr make attack	2:14 3:-6
lr make attack svo	0:6 2:11 3:-6
lr make bring	0:-10 1:21 3:7 5:-7 6:-7 9:-6
lr make bring A	0:-6 1:9 2:13 3:-8 4:-8
lr make bring F	0:6 1:-8 3:25 4:-8 8:-6
lr make bring U	0:-15 1:27 3:-19 4:10
lr make bring sov	1:25 2:-10 4:-22 8:15
lr make bring svo	0:-14 1:27 5:-8 6:-6 8:-9
lr make chase	0:-8 1:-10 2:-9 3:35 4:-9 8:-7
lr make chase svo	0:-6 1:-9 2:-7 3:28 4:-8
lr make eat	3:13
lr make eat F	3:11
lr make eat v2	3:8
lr make fall	0:10 2:-12 3:13 4:12 8:-14
lr make fall F	3:14
lr make fall O	0:-11 3:29 4:-7 8:-6
lr make fall U	0:12 3:-10 4:17 8:-9
lr make fall sov	0:19 3:-6
lr make fall svo	0:-11 1:10 2:-17 3:20 4:18 5:-6 6:-6 7:-6 8:-18
lr make fight	0:15 1:-7 2:-7 3:28 4:-7 6:-9 8:-8
lr make fight A	0:13
lr make fight F	0:-8 2:-7 3:41 4:-6 6:-9
lr make fight N	0:9 3:7
lr make fight O	0:20 3:-8
lr make fight sov	0:11
lr make fight svo	0:10 1:-6 2:-7 3:26 4:-6 6:-6 8:-6
lr make guard	1:11 3:-6
lr make guard svo	1:14 3:-8
lr make hit	0:8 3:11
lr make hit svo	0:9 3:8
lr make make	0:-14 1:-17 2:-7 3:29 4:12 6:-6
lr make make A	1:-9 3:18
lr make make F	1:-6 3:31 4:-6
lr make make N	0:-14 1:-7 3:33 4:-18 5:-7 8:12
lr make make O	0:-7 1:-7 3:-26 4:37 8:-8
lr make make svo	0:-13 1:-9 2:-6 3:41 4:-13 8:6
lr make make v2	0:-6 3:-22 4:32 8:-7
lr make match	1:-11 4:8
lr make match A	3:-9 4:14
lr make match O	0:-12 3:17 4:-10 8:16
lr make match U	0:12
lr make match sov	1:-8 2:14 3:-16 4:16
lr make match svo	3:12 4:-10 8:10
lr make move	1:-7 2:-7 3:21 4:23 5:-8 6:-7 8:-15 9:-6
lr make move A	2:-11 3:-12 4:21
lr make move F	3:13
lr make move N	0:-15 2:-6 3:11 4:25 8:-15
lr make move O	0:-14 1:-17 2:11 3:25 4:11 5:-9 6:-7 8:-13
lr make move U	0:18
lr make move sov	0:-10 1:-9 2:14 3:30 4:-16 5:-9 8:-12
lr make move svo	2:-12 3:7 4:16 8:-8
lr make move v2	3:-8 4:23 8:-9
lr make none	0:12 3:9 5:-6 6:-6
lr make none A	2:13 3:-18 4:-9 5:-8 6:-7 7:9 8:15 9:-9
lr make none F	0:7 1:-8 2:-7 3:16 4:-8 6:-7 8:11
lr make none H	2:25 3:-7
lr make none N	0:18 1:-7 2:-7 3:14 8:-19
lr make none O	0:23 1:-8 2:-6 3:12 5:-6 8:-15
lr make none U	0:16 1:-6 2:-8 3:9 4:8 8:-8
lr make none V	2:18 4:-9 8:-8
lr make none sov	0:34 1:-11 2:7 3:-6 4:-8 8:-7
lr make none svo	3:10 6:-7 9:-6
lr make none v2	0:8 2:-10 3:31 4:-17 5:-6 8:-12
lr make play	1:-18 2:20 8:7
lr make push	0:13 1:-6 2:-8
lr make push H	1:-14 2:-19 3:-7 4:29
lr make push svo	1:-16 2:-10 3:-8 4:26
lr make steal	0:13 2:-6
lr make steal svo	0:12 3:-7
lr make take	1:-7 3:14 4:6 5:-7 6:-6 8:-15
lr make take A	1:-8 2:13 3:11 4:-15 8:-6
lr make take F	3:8
lr make take O	0:9 3:14 4:-9 8:-6
lr make take U	0:-12 1:-11 2:-10 4:37 5:-6 8:-11
lr make take sov	0:11 2:15 3:-8 4:-13 8:-8
lr make take svo	0:6 2:-8 3:11 4:6 8:-8
lr make take v2	0:-12 1:-10 2:-6 3:9 4:21 8:-9
lr make throw	1:24 3:-14 4:-9
lr make throw F	3:-10 6:11
lr make throw svo	1:23 3:-11 4:-6 6:-10
lr make use	1:-11 2:16 3:-7 4:22 5:-8 8:-15
lr make use N	0:-12 2:29 3:-14 5:-7 8:-10
lr make use O	0:-6 1:-7 3:14 4:16 8:-10
lr make use U	0:12
lr make use svo	1:-8 2:13 4:9 8:-12
lr make use v2	2:11 3:-11 4:15
lr make word:boss	0:7 1:10
lr make word:boss sov	1:26 2:-12 3:-8
lr match clean	4:11
lr match clean U	0:11
lr match clean sov	4:13
lr match fall	0:-15 1:24 2:-9 3:24 4:7 5:-7 6:-7 8:-24
lr match fall F	0:-7 1:-6 2:-6 3:33
lr match fall O	0:-10 1:14 2:-6 4:21 8:-23
lr match fall svo	0:-11 2:-6 3:34 6:-6 8:-10
lr match hit	0:8 3:8
lr match hit O	0:-7 3:20
lr match hit svo	3:15
lr match make	0:22 3:-13
lr match make U	0:7
lr match make svo	0:20 3:-12
lr match match	3:16
lr match match F	3:10
lr match match svo	3:8
lr match meet	3:11
lr match meet U	3:15
lr match meet sov	3:20
lr match meet svo	0:8
lr match move	0:21 1:-16 2:-8 3:18 4:-6 8:-8
lr match move A	1:-11 2:-9 3:20
lr match move O	0:13 3:-7
lr match move U	0:12
lr match move V	0:13 1:-8 3:6
lr match move sov	0:18
lr match move svo	0:11 1:-13 2:-7 3:21 4:-6 8:-7
lr match none	1:-6 2:-9 3:25 5:-6 6:-6 8:6
lr match none A	1:-14 2:-10 3:32 4:-13 5:-6 7:-6 8:18 9:-6
lr match none F	1:-8 2:-6 3:22 6:-6 8:9
lr match none N	0:13 2:-6 3:16 4:-14 5:-8 8:6
lr match none O	0:-8 2:-8 3:22 4:20 5:-8 6:-8
lr match none U	0:22 1:-6 2:-6 3:19 4:-7 8:-9
lr match none V	0:8 1:-11 3:8 4:-6 8:9
lr match none sov	0:12 1:6 2:-8 3:11 4:-7 8:-7
lr match none svo	1:-10 3:29 5:-6 6:-6 8:8
lr match none v2	0:-10 2:-7 3:-14 4:28 5:-6
lr match push	1:-8 2:24
lr match reach	1:-10 2:13 3:9 4:7 8:-13
lr match reach svo	0:-7 1:-12 2:17 4:11 5:-6 8:-12
lr match stay	0:8 3:6
lr match stay U	0:9
lr match stay sov	0:6
lr match stay svo	3:11
lr match take	0:11 1:-13 2:-9 3:28 4:-7 8:-8
lr match take A	0:22 1:-12 2:-6
lr match take F	3:19
lr match take U	3:19 8:-6
lr match take sov	3:20
lr match take svo	0:6 1:-15 2:-9 3:31 4:-7 8:-9
lr match take v2	0:17
lr match throw	3:-9 4:15
lr match throw N	0:6 8:9
lr match throw U	0:7
lr match throw sov	0:15
lr match throw svo	3:-15 4:17 6:-6 8:15
lr match touch	0:-7 3:11 4:-16 8:21
lr match touch F	3:17
lr match touch svo	0:-6 1:-6 3:14 4:-11 8:15
lr match use	1:-10 2:-6 3:16 4:-14 5:-7 8:16
lr match use U	1:-6 3:9 8:13
lr match use sov	0:17 3:-11
lr match use svo	0:-13 1:-8 3:14 4:-11 8:17
lr meet avoid	0:7
lr meet avoid U	0:6
lr meet chase svo	2:6
lr meet fall	0:8
lr meet fall svo	0:8
lr meet move	1:-8 3:16 4:-6 7:11 8:-8
lr meet move O	0:-6 3:23 8:-7
lr meet move svo	1:-17 2:-9 3:-7 7:27
lr meet none	0:25 2:-8 4:-7
lr meet none A	0:11 1:-14 2:-11 3:13 7:9 8:-6
lr meet none N	0:11 3:-8 4:-7 8:12
lr meet none O	0:25 3:-12
lr meet none U	0:23
lr meet none svo	0:21 2:-9 4:-8 7:6
lr meet none v2	0:17 3:-6
lr meet push	0:-7 3:21
lr meet push F	0:-8 3:26
lr meet push v2	0:-7 3:24
lr meet take	0:15
lr meet take sov	0:10
lr move attack	0:-16 2:6 3:-27 4:-13 6:15 7:-7 8:22 9:-7
lr move attack A	1:11
lr move attack F	2:-8 3:-15 4:-6 6:13 8:23
lr move attack O	0:-16 1:15 2:-14 3:-23 4:-9 5:8 6:-7 8:29
lr move attack sov	1:8
lr move attack svo	0:-11 1:-10 3:-23 4:-9 5:10 6:-9 8:34
lr move attack v2	0:-9 1:22 2:-7 3:-11 4:-7 5:-6 6:16 8:-9
lr move avoid	3:-8 4:-7 5:10 7:-6 9:13
lr move avoid A	2:17 3:-6
lr move avoid F	3:31 8:-13
lr move avoid N	0:10 3:-10 4:-18 5:-7 8:31
lr move avoid O	0:-17 1:-11 2:-12 3:-34 4:14 5:33 6:8 9:-7
lr move avoid U	0:8
lr move avoid V	0:-7 1:-10 2:-6 3:-8 4:-6 5:-6 8:-13 9:38
lr move avoid sov	1:-10 3:-10 4:-10 5:24 6:11 8:-10
lr move avoid svo	0:-6 1:-11 2:-12 3:-9 4:10 6:-10 7:-6 8:7 9:19
lr move avoid v2	2:8 3:-7 4:-6 8:9
lr move bring	1:-8 2:-8 3:17 5:-13 6:-7 8:17 9:-7
lr move bring F	0:14
lr move bring N	0:-10 1:-6 3:-6 4:14 5:21 8:-18
lr move bring O	1:-9 3:21 4:-10 5:-15 8:17
lr move bring U	0:13
lr move bring V	1:15
lr move bring sov	0:-17 1:-11 2:-7 3:19 4:10 5:-11 6:-6 8:14
lr move bring svo	0:9 1:-10 2:-8 3:11 4:-13 5:11
lr move chase	1:-7 2:-13 3:-8 4:12 5:-7 6:-7 8:19
lr move chase sov	4:16 8:-8
lr move clean	2:-9 4:-14 5:-9 8:23
lr move clean N	3:17 4:-7 8:-10
lr move clean O	3:-18 4:-8 8:30
lr move clean svo	0:15 8:-7
lr move clean v2	0:-10 1:22 2:-9 3:-22 8:19
lr move eat	0:-14 1:-13 2:11 3:-6 5:9 6:-7 7:-7 8:13 9:-8
lr move eat A	0:6 1:-12 2:-13 3:-10 4:-6 5:30 8:-6
lr move eat N	0:-10 1:-6 2:-6 3:-11 5:14 8:8
lr move eat O	3:12
lr move eat U	0:-15 1:-6 2:16 3:-8 4:-8 5:-8 8:23
lr move eat svo	0:-16 1:-15 3:-18 5:18 6:-7 7:-7 8:21 9:-8
lr move eat v2	0:7 3:12
lr move fall	1:-14 2:25 3:-25 4:-11 5:12 6:-9 7:-7 8:11
lr move fall F	1:-7 2:19 3:-22 6:-7 8:19
lr move fall U	0:12
lr move fall svo	1:-7 2:25 3:-15 4:-9 5:14 8:-14
lr move fight	0:-15 1:17 2:-19 3:9 5:-15 6:9 7:-6 8:-16 9:19
lr move fight A	0:-8 1:14 2:-14 3:23 4:-12
lr move fight N	4:23 5:-9 8:-6
lr move fight O	0:-15 1:28 2:-7 3:-21 4:-8 5:-7 6:-6 8:-17 9:24
lr move fight U	0:-11 3:-7 6:26
lr move fight svo	0:-12 1:12 2:-14 3:9 4:8 5:-14 6:6 8:-14 9:11
lr move hit	0:-7 1:8 3:-19 4:-15 5:-16 6:30 7:-7 8:22 9:-8
lr move hit A	2:11 3:-12 8:9
lr move hit F	0:-10 1:-8 2:-7 3:-29 6:46 8:-9
lr move hit N	0:-9 4:-7 5:-7 8:31
lr move hit O	1:9 2:-9 4:-13 5:-15 6:12 7:-6 8:15 9:-6
lr move hit sov	0:10 1:8 2:11 3:-18 4:-6 6:11 8:-10
lr move hit svo	0:-10 1:7 2:-13 3:-19 4:-16 5:-17 6:37 7:-7 8:16 9:-7
lr move hit v2	2:8 8:8
lr move love	0:14
lr move love A	0:8
lr move love svo	0:17
lr move make	0:15 2:-18 3:-16 4:-10 5:-6 8:16 9:12
lr move make A	1:9 2:-16 3:-12 4:-8 5:-6 8:9 9:17
lr move make N	0:12
lr move make O	0:16
lr move make U	0:7
lr move make sov	1:9 2:-9 3:-7 9:18
lr move make svo	0:29 1:-6 2:-6 3:-7
lr move match	0:14
lr move match svo	0:13
lr move meet	4:16 8:-11
lr move meet svo	4:22 5:-10 8:-14
lr move move	1:8 2:-8 4:10 6:9 8:-16 9:-6
lr move move A	1:16 2:7 3:-6 8:-6
lr move move N	0:11
lr move move O	1:7 2:-10 3:28 6:-8 8:-23
lr move move U	0:12
lr move move svo	0:7 2:-11 3:7 4:-12 6:19 8:-13 9:-6
lr move move v2	0:-10 2:15 3:-8 4:20 5:-8 8:-12
lr move none	6:-6 9:-7
lr move none A	0:-8 1:23 6:-9 8:-7
lr move none F	0:16 1:-7 2:-10 3:17 4:-8 5:9 6:-9 8:-12
lr move none H	2:-7 3:-11 5:-10 6:28
lr move none N	0:11 1:-9 3:-9 4:28 5:-7 6:-6 8:-9
lr move none O	5:19 6:-6 7:-7 9:-8
lr move none U	1:-9 3:6 5:7 6:-7 7:7 9:-6
lr move none V	1:11 3:22 4:-11 5:-11 6:-6 9:-7
lr move none sov	1:20 2:-13 4:-6 5:20 6:-8 7:-7 8:-17 9:-7
lr move none svo	3:14 8:-6 9:-6
lr move none v2	0:14 1:-9 3:-23 4:6 5:6 6:-7 7:-6 8:15 9:-7
lr move over	0:15 2:-13 3:-24 4:-12 5:11 6:-8 8:15 9:13
lr move over A	1:-7 2:-9 8:-15 9:29
lr move over F	0:-10 1:6 2:-8 3:-22 4:-6 5:16 6:-9 8:22
lr move over N	0:16
lr move over O	0:11 1:-7 3:-13 4:-7 5:12 8:9
lr move over U	0:17 1:-6 3:-6 8:12
lr move over svo	0:9 1:-15 2:-13 3:-25 4:-12 5:-6 6:-7 8:25 9:25
lr move over v2	0:14 1:7 3:-10 5:8 8:-8
lr move play	2:-8 3:8 4:8 5:-6 6:-7
lr move play N	8:16
lr move play O	4:15 8:-6
lr move play U	0:13
lr move play sov	3:13 8:-6
lr move play svo	0:15
lr move play v2	0:8
lr move push	0:9 3:21 5:-7 6:-6 8:-7
lr move push F	0:11 3:6
lr move push O	0:9 3:17 4:8 5:-6 6:-6 8:-19
lr move push svo	0:11 1:-8 3:14 5:-6 6:-6
lr move push v2	0:7 1:13 3:-8 8:-6
lr move race	4:-8 5:-7 8:24
lr move race N	4:-6 8:22
lr move race svo	8:17
lr move reach	0:-13 1:-33 2:-7 4:8 5:20 6:-10 7:-8 8:12 9:9
lr move reach A	1:-25 3:16 4:18 5:-8 8:-8
lr move reach F	0:10 3:-6 8:8
lr move reach N	4:25 5:-6 8:-7
lr move reach O	0:-6 1:-8 2:-6 3:-6 4:-11 5:43 8:-26
lr move reach V	0:-10 1:-12 2:-11 3:-11 4:-6 5:-11 8:18 9:24
lr move reach sov	4:18
lr move reach svo	0:-11 1:-28 2:8 6:-9 7:-6 8:9 9:18
lr move save	1:19 8:-8
lr move save svo	1:14 8:-6
lr move shoot	0:-15 2:-10 3:-11 4:-9 5:-9 6:21 8:26
lr move shoot U	0:-12 1:14 2:-10 3:-7 6:23 8:-9
lr move shoot sov	0:-13 1:13 2:-9 3:-7 6:24 8:-10
lr move shoot svo	1:-7 8:21
lr move sneak	0:-7 1:-11 2:27 5:-18 8:12 9:-6
lr move sneak A	1:-10 2:36 3:-8 4:-8 8:-7
lr move sneak O	0:-10 2:-8 4:6 5:-20 8:27
lr move sneak svo	0:-6 4:16 5:-16 8:11
lr move sneak v2	0:-7 1:-12 2:36 3:-10 4:-11 5:-11 8:9
lr move stay	0:-6 1:-17 2:-7 3:40 4:-12 5:8 6:-7 7:-6 8:-15 9:-8
lr move stay A	1:-9 3:28 4:-9 5:-8 8:-11
lr move stay F	1:-11 3:24 8:-6
lr move stay sov	1:-6 2:7 3:12 4:-6 5:-6
lr move stay svo	1:-7 2:-6 3:17 5:6
lr move take	1:-15 2:-8 4:8 5:16 6:-8 7:-6 8:11 9:-7
lr move take A	0:-8 1:-15 2:-11 3:-6 4:35 5:19 6:-6 7:-6 8:-15 9:-9
lr move take F	0:13 1:-6 3:14 8:-6
lr move take N	0:7 1:-8 2:8 4:-23 5:-12 8:26
lr move take O	0:16 2:-8 3:-11 4:-12 5:19 6:-8
lr move take U	1:-9 2:-9 4:13 5:-11 8:14
lr move take V	3:-7 8:16
lr move take sov	1:-18 3:29 5:-10 6:-8 9:-6
lr move take svo	0:10 1:-9 5:14 6:-6 8:10 9:-7
lr move take v2	1:-17 3:-13 4:20 8:14
lr move throw	1:-17 2:-6 3:14 4:-8 5:-7 6:-14 8:26
lr move throw F	0:6 3:16 6:-12
lr move throw O	1:-14 4:-7 5:-6 6:-6 8:33
lr move throw svo	1:-14 2:-6 3:29 4:-6 5:-6 6:-15 8:9
lr move touch	0:6 2:16 5:-6
lr move touch svo	0:10
lr move use	0:10 1:8 2:-6 3:-13 4:-10 5:-9 8:19
lr move use A	1:28 2:-8 3:-16
lr move use N	0:13 4:-7 8:8
lr move use svo	0:9 1:15 2:-7 3:-13 4:-7 8:9
lr move victim	4:24 8:-13
lr move victim svo	4:17 8:-8
lr move word:enemy	1:16 8:-7
lr none attack	2:24 3:-18 4:14 8:-8
lr none attack A	1:15 2:13 3:-11 4:-8 5:-6 8:-7
lr none attack F	0:-13 1:-9 2:23 3:-26 4:18 5:-6 6:13 8:-15
lr none attack H	0:-6 1:-20 2:42
lr none attack N	0:-14 1:-10 2:-21 3:-21 4:39 5:15 6:16 7:-6 8:-22 9:-6
lr none attack O	1:15 2:-9 3:-24 4:-14 5:8 6:-8 8:23
lr none attack U	0:12 1:11
lr none attack sov	1:-9 2:16 3:-15 4:6 5:-8 6:-8 8:14
lr none attack svo	1:7 2:18 3:-19 8:-14
lr none attack v2	1:14 2:6 3:-13 4:18 6:-7 8:-16
lr none avoid	1:14 3:-10 5:7 6:-6
lr none avoid A	1:31 2:14 3:-10 4:-6 8:-6
lr none avoid F	0:-8 1:7 2:-8 3:15 4:12 5:-6 6:-10 8:-6 9:-6
lr none avoid H	0:13 1:8
lr none avoid N	1:-17 2:-12 3:-25 4:31 5:20 6:-8 7:-6 9:-8
lr none avoid O	0:-7 1:-16 2:-17 3:-14 4:-16 5:39 7:-6 8:15 9:-8
lr none avoid U	0:25 1:-12 2:-6 8:-7 9:10
lr none avoid V	0:12 2:15 3:-8 4:-6 5:-7 8:-7
lr none avoid sov	1:-9 2:31 3:-23 5:15 7:-6 8:-7 9:-8
lr none avoid svo	1:32 2:-13 3:-7 4:6 6:-6
lr none avoid v2	0:13 1:21 2:-16 3:-9 4:-8 5:9
lr none bring	1:7 3:9 5:-6 6:-6
lr none bring A	1:28 3:-11 8:-8
lr none bring F	1:-13 2:-7 3:27 5:-6 6:-10 8:13
lr none bring H	1:22 3:-9
lr none bring N	1:8 2:-8 3:13 4:11 6:-7 8:-12 9:-7
lr none bring O	0:-10 1:-9 2:-8 3:44 4:7 6:-9 7:-6 8:-10 9:-6
lr none bring U	0:26 2:-6 8:-8
lr none bring V	0:-8 2:-9 3:-20 4:20 5:-7 8:17 9:-10
lr none bring sov	1:6 2:-6 3:8 4:15 6:-8 7:-6
lr none bring svo	0:10 1:15 4:-7
lr none bring v2	0:-14 1:7 2:-6 3:18 4:8 8:-8
lr none chase	1:15 2:20 3:-6 5:-6 6:-6 8:-6
lr none chase A	1:16 2:19 3:-13 4:-7 8:-7
lr none chase H	0:-7 1:18 2:6 3:-7
lr none chase N	0:8 4:-8 8:10
lr none chase O	0:-14 1:-10 2:10 3:-16 4:17 8:10
lr none chase U	0:16
lr none chase V	0:-6 1:25 2:-7
lr none chase sov	0:11
lr none chase svo	0:-6 1:7 2:21 3:-10 5:-7 6:-7 7:-6 9:-6
lr none chase v2	0:-6 2:19 3:-7
lr none clean	0:18 2:13 5:-7 6:-7 8:-12
lr none clean A	0:23 1:15 2:-14 3:-10
lr none clean F	1:-9 2:22
lr none clean O	0:18 1:-9 2:10 3:8 4:-7 5:-6 6:-6 8:-9
lr none clean U	0:6 1:-6 2:12
lr none clean sov	1:-14 2:40 3:-26 4:-7 6:-6 8:-8
lr none clean svo	0:19 2:-12 3:16 8:-10
lr none clean v2	0:6 3:11
lr none cross	1:24 3:-12
lr none cross A	1:34 2:-6 3:-6
lr none cross F	0:8 3:-8 8:10
lr none cross N	0:11
lr none cross O	0:16 1:-7 3:-17 5:19 8:-7
lr none cross U	8:20
lr none cross V	0:-9 2:14 3:-11 4:22 5:-7 8:-12 9:-8
lr none cross sov	1:20 3:-16 4:-10 5:-6 6:-7 8:17 9:-7
lr none cross svo	0:6 1:21 2:-6 3:-10 8:-6
lr none eat	1:22 5:-8 6:-7 9:-6
lr none eat A	2:19 4:6 5:-6 7:-6 8:-8
lr none eat F	0:-6 1:13 2:-12 3:15 4:6 6:-9 8:-8
lr none eat N	4:-8 8:17
lr none eat O	0:-6 1:17 2:-11 3:16 4:-8 5:-11 6:-6 7:13 8:-12
lr none eat U	0:-10 1:21 3:-12 4:-7 5:-7 8:12
lr none eat V	1:23 2:-10
lr none eat sov	0:-8 1:-9 2:-15 3:43 4:-6 8:-7
lr none eat svo	1:16 2:7 3:-6 5:-8 6:-6 8:6 9:-6
lr none eat v2	0:-8 1:13 2:15 3:-20 4:21 5:-8 6:-6 7:-6 8:-8 9:-6
lr none fall	0:8 3:14 5:-9 7:-7 8:10
lr none fall A	2:13 4:-10 7:-7 8:-11
lr none fall F	1:-14 2:-12 3:47 4:-8 6:-9 8:-9
lr none fall H	0:-10 1:-16 2:45 3:-10
lr none fall N	0:-6 1:-12 5:-14 6:7 7:-7 8:22
lr none fall O	0:6 2:-6 3:15 5:-10 6:-9 7:-6 8:12
lr none fall U	0:11 2:-12 8:13
lr none fall V	1:6 2:8 3:-6
lr none fall sov	1:-17 3:24 4:15 5:-10 7:-8 9:-7
lr none fall svo	0:19 1:6 2:11 3:-16 4:-10 5:-8 6:-6 7:-6 8:10
lr none fall v2	0:-8 2:-10 3:40 4:-8 6:-6 8:-15
lr none fight	2:17 3:-14 6:6
lr none fight A	0:10 1:9 2:12 3:-11 4:-7 5:-6 6:-7 8:-9
lr none fight F	1:-9 3:-7 6:26
lr none fight H	0:-6 1:-8 2:30
lr none fight N	0:-18 1:-8 2:-9 3:13 4:6 5:8 6:-6 8:7
lr none fight O	1:22 2:-9 4:-11 5:-7 6:-9
lr none fight U	0:-9 3:-21 4:-10 5:-9 6:22 7:-6 8:22 9:-7
lr none fight sov	1:-7 2:25 3:-19 4:-9 5:-9 6:19 7:6 9:-9
lr none fight svo	1:6 3:-8 4:-8 7:-6 8:7
lr none fight v2	1:14
lr none guard	1:6 2:18 3:-16 4:14 5:-7 6:-6 9:-6
lr none guard A	1:7 2:9 3:-9 4:13 8:-6 9:-6
lr none guard H	2:15
lr none guard O	3:-14 4:15 5:-7 8:16
lr none guard U	0:7
lr none guard sov	1:-25 2:22 3:-21 4:21 5:-8 6:-7 8:13 9:-6
lr none guard svo	1:14 2:7 3:-9 8:-6
lr none guard v2	1:8 4:7
lr none hit	0:6 1:15 4:-6 5:-7 9:-6
lr none hit A	0:9 2:13 3:-9 4:-7 6:-6 7:9 8:-9
lr none hit F	0:-10 1:-10 2:-12 3:7 4:-7 6:33 8:-12
lr none hit H	0:-12 1:47 2:-31 3:-6 5:-7 8:-6
lr none hit N	0:13 3:-6 4:-8 8:12
lr none hit O	0:10 1:9 2:-10 5:-8 6:-11 8:13
lr none hit U	0:6 1:33 3:-10 4:-7 6:-7 8:-17
lr none hit V	1:8
lr none hit sov	1:19 2:-13 3:7 4:-8 5:-6
lr none hit svo	0:15 1:13 3:-9 4:-10 5:-7
lr none hit v2	1:-16 2:13 3:6 4:11
lr none love	0:15 1:-16 2:15 3:-12 4:-7 5:-6 8:12
lr none love A	0:30 1:-14 2:-6
lr none love N	2:25 3:-6 8:-11
lr none love O	8:17
lr none love svo	0:16 1:-15 2:10 3:-12 4:-6 8:11
lr none make	1:9 2:-9 3:7 5:-7 7:-6
lr none make A	1:23 2:-12 5:-6 7:-6 8:-8
lr none make F	0:-11 1:-13 2:-7 3:36 4:12 6:-9 8:-11 9:-6
lr none make N	2:-7 5:-9 6:-7 8:23 9:-8
lr none make O	0:14 1:10 3:-23 4:24 8:-18
lr none make U	0:17 1:-16 2:-6 3:8
lr none make V	1:10 3:-6
lr none make sov	0:10 1:-9 2:-12 3:12 5:-6 8:9
lr none make svo	1:20 3:-15 5:-6 6:-6 8:10
lr none make v2	2:-10 3:21 4:20 5:-7 6:-6 8:-15 9:-6
lr none match	0:9 1:-9 2:-8 3:27 6:-6
lr none match A	0:-15 2:-23 3:21 4:28 5:-7 6:-7 7:-7 8:-14 9:-8
lr none match F	1:-12 2:-6 3:43 4:-7 6:-8 8:-7
lr none match H	2:12
lr none match N	0:16 3:12 8:-14
lr none match O	0:-12 1:-15 2:-8 3:44 5:-7 6:-10 9:-6
lr none match U	0:22 1:-10 3:-14 4:-6 8:7 9:12
lr none match V	3:9
lr none match sov	1:-11 2:-13 3:21 4:10 5:-6 6:-8 8:6
lr none match svo	0:17 3:20 4:-10 8:-11
lr none match v2	0:-8 1:-20 2:-10 3:49 4:-6 5:-7 6:-7 9:-6
lr none meet	0:17 1:6 3:-8 4:-8 5:-6 6:-6 8:15
lr none meet A	0:13
lr none meet F	0:-7 1:29 2:10 3:-38 6:-7 8:16
lr none meet N	3:-9 4:-7 8:27
lr none meet O	0:14 3:15 8:-10
lr none meet U	1:-7 3:26 8:-11
lr none meet sov	2:-11 4:-8 5:-6 6:-7 8:25
lr none meet svo	0:17 2:7 3:7 4:-7 8:-12
lr none meet v2	0:10 3:-6 8:12
lr none move	1:13 2:-6 3:6
lr none move A	1:13 2:-7 4:8 5:-6 6:-6
lr none move F	0:-14 1:11 2:-17 6:11 7:-7 9:12
lr none move H	1:13 2:10 3:-7 8:-7
lr none move N	0:9 1:7 2:7 3:-22 4:-12 5:8 6:-7 8:12
lr none move O	0:8 1:23 4:-13 5:-9 8:7 9:-6
lr none move U	0:7 1:-12 3:8 5:-7 6:-6 8:15 9:-6
lr none move V	0:-6 1:40 2:-14 3:-11 4:7 8:-13 9:-6
lr none move sov	1:11 3:-18 4:6 7:-7
lr none move svo	1:19 2:-7 7:-6
lr none move v2	1:7 3:21 4:-13 5:-7 6:6 8:-7 9:-6
lr none none	0:8
lr none none A	1:8 2:7 3:9 4:-7 5:-7 6:-7
lr none none F	0:9 1:10 3:20 6:-7 9:-6
lr none none H	0:15 2:16 3:-14 6:-8 7:-6 8:-8
lr none none N	0:9 2:-7 3:10 5:-6 8:14 9:-6
lr none none O	0:13 1:-8 3:7 8:8
lr none none U	0:12
lr none none V	1:15 3:17 4:-14 5:-9 7:-7 8:-9 9:-9
lr none none sov	0:6 4:-9
lr none none svo	0:9
lr none none v2	0:12 1:-8 3:11 5:-6 8:7
lr none over	1:25 2:-14 4:-10 5:17 6:-7 8:-8
lr none over A	1:40 2:-12 3:-8 4:-6
lr none over F	0:-7 3:6 5:16 6:-7
lr none over N	0:8 8:15
lr none over O	0:-6 1:-15 2:-8 3:11 4:-10 5:39 6:-8 8:-21 9:-6
lr none over U	0:14 2:-8 3:11 5:-9 8:-7
lr none over V	1:16
lr none over sov	0:-8 1:10 2:-12 3:-6 4:-15 5:32 6:-8 9:-7
lr none over svo	1:26 2:-12 4:-7 6:-6 8:-11 9:8
lr none over v2	1:11 2:-7 3:8
lr none play	0:13 3:-7 8:6
lr none play A	0:7 2:18 3:-17 5:-6 6:-7 7:-6 8:7 9:-7
lr none play F	0:22 1:-10 2:-9 3:-37 6:19 8:8 9:14
lr none play H	0:-9 1:38 2:-22 3:-6
lr none play N	1:-10 3:-8 5:27 8:-19
lr none play O	2:-9 3:20 4:-8 5:-8 6:11 8:-17
lr none play U	0:24 2:-6 8:-8
lr none play V	1:-13 3:-11 8:33
lr none play sov	0:12 1:21 2:-14 3:-18 4:-8 8:16
lr none play svo	0:8 1:-14 2:13 6:7 7:-6
lr none play v2	1:23 3:-12 8:-10
lr none push	1:15 5:-8 6:6 8:-10 9:-6
lr none push A	0:8 1:15 2:-9
lr none push N	0:-13 1:13 3:12 5:-6 8:-6
lr none push O	2:-9 3:17 5:-8 6:15 8:-18
lr none push U	0:-13 1:10 3:-13 4:-8 8:25
lr none push V	0:-6 2:23 3:-13 8:-7
lr none push sov	1:-11 3:10 4:-7 6:13 8:-7
lr none push svo	1:21 2:-11 3:10 4:6 5:-7 6:-7 8:-6
lr none push v2	0:-11 2:11 3:13 4:-13 5:-6 6:-6 8:6
lr none race	0:12 1:20 8:-9
lr none race A	1:10 2:19 3:-8
lr none race N	0:9
lr none race O	0:7 1:8 3:-6
lr none race U	0:24 1:-7
lr none race V	1:20
lr none race sov	0:9 1:15 8:-8
lr none race svo	0:11 1:15 3:-8 8:-6
lr none reach	1:10 6:-9 7:-6 8:8 9:-8
lr none reach A	1:28 3:-16 4:16 5:-8 6:-7 7:-6 8:-12 9:-8
lr none reach F	0:-10 1:-8 2:-12 3:12 5:-9 6:-12 8:28 9:-6
lr none reach N	0:9 3:8 4:11 5:-12
lr none reach O	2:-10 5:30 6:-12 7:-6 8:-28 9:-7
lr none reach U	1:27 2:-11 3:-18 4:-11 5:-10 6:-6 8:17 9:-7
lr none reach V	2:-9 3:16 4:-16 8:15
lr none reach sov	3:-6 4:12 5:-12 6:-9 7:-6 8:15 9:-8
lr none reach svo	1:15 2:-11 3:11 4:-7 6:-9 7:-7 8:10 9:-8
lr none reach v2	1:-11 2:-12 3:22 4:-10 5:18 6:-8 8:-10
lr none save	1:32 2:-13 3:-11 9:-6
lr none save A	1:33 2:-15 3:-10 4:9 8:-7 9:-6
lr none save svo	1:29 2:-14 3:-8 4:-8 8:6
lr none save v2	0:-8 1:17 3:-8 4:12 8:-7 9:-6
lr none shoot	1:17 2:7 3:-14 4:-8 5:-6 6:10
lr none shoot A	1:22 3:-8 4:-6 6:-6 8:-6
lr none shoot F	2:-8 3:-19 6:33
lr none shoot H	1:-15 2:35
lr none shoot N	4:-8 6:9 8:15
lr none shoot O	1:27 2:-7 3:-12 8:-11
lr none shoot U	0:18
lr none shoot V	1:8 2:-15 8:7 9:14
lr none shoot sov	0:-10 2:26 3:-16 4:-8 5:-6 6:18 8:-8 9:-6
lr none shoot svo	1:18 3:-10 4:-8 6:-7 9:8
lr none shoot v2	1:15 6:10
lr none sneak	1:22 2:18 4:-14 5:-7 9:-7
lr none sneak A	0:-15 1:27 2:20 3:-9 4:-11 5:-6 7:-6 8:-8 9:-6
lr none sneak N	0:8
lr none sneak U	0:10
lr none sneak V	1:22 2:-6 3:-7
lr none sneak sov	1:-18 2:33 3:10 4:-13
lr none sneak svo	1:23 2:-12 3:13 4:-9 5:-6 8:-8
lr none sneak v2	0:6 1:8
lr none stay	1:7 6:-7 8:6
lr none stay A	0:-6 1:10 3:-8 5:15 6:-7 7:-9 9:-10
lr none stay F	1:-7 3:10 4:17 5:-8 6:-9 8:-10
lr none stay H	0:-16 3:-13 4:-6 6:-8 7:23 8:-8 9:-6
lr none stay N	0:-7 1:-7 2:-8 3:27 5:-9
lr none stay O	2:-11 3:21 5:-11 6:-9 8:11
lr none stay U	0:21 2:-8 4:-7
lr none stay V	0:9 1:-22 2:-11 3:-12 4:-6 8:23 9:14
lr none stay sov	0:-14 1:-15 2:9 3:-8 4:-15 5:-11 6:-7 7:-8 8:32 9:12
lr none stay svo	0:6 1:6 5:9 6:-8 9:-8
lr none stay v2	1:20 2:-26 3:12 5:16 6:-7 7:-6 8:-17 9:-7
lr none steal	1:11 2:9 3:11 4:-10 5:-6 6:-6
lr none steal A	0:-7 1:21 2:11 4:-6 8:-7
lr none steal F	2:-8 3:33 4:-7 6:-6 8:-9
lr none steal N	0:11 2:-6 3:-7 4:-11 5:-6 8:20
lr none steal O	1:-6 2:-12 3:-19 4:-10 5:-9 6:-8 8:46 9:-6
lr none steal U	1:-8 2:11 4:-9 5:-6 6:-6 8:17 9:-6
lr none steal V	0:-8 2:-13 3:14 4:-7 8:-14 9:17
lr none steal sov	0:-7 1:11 2:-19 3:23 4:-15 5:-8 6:-8 8:23 9:-7
lr none steal svo	0:-7 1:8 2:23 3:-14 4:-8
lr none steal v2	2:18 4:-6 8:-8
lr none take	1:15 2:-8 3:8
lr none take A	1:31 2:-10 4:-8
lr none take F	1:-7 3:28 4:11 6:-10 8:-9
lr none take H	1:23 2:-11
lr none take N	0:8 1:-18 2:-9 4:19 5:-13 6:-6 8:14 9:-6
lr none take O	1:-21 2:-7 3:24 4:-16 5:-12 7:-6 8:33 9:-7
lr none take U	0:18 8:-8
lr none take V	0:-12 1:32 2:-9 3:-12 5:14 8:-12
lr none take sov	3:14 5:-7
lr none take svo	1:22 2:-12 3:7 4:-7 6:-6
lr none take v2	1:8 2:-11 3:25 4:11 5:-7 6:-6 8:-11 9:-6
lr none throw	3:-6 5:-8 6:22 7:-6
lr none throw A	1:21 2:8 3:-10 4:7 6:-10 8:-9
lr none throw F	1:-20 2:-11 4:-12 5:-7 6:51 8:-11 9:-6
lr none throw H	1:14 2:10 6:-6
lr none throw N	1:-13 2:-11 3:7 4:-21 5:-8 8:28
lr none throw O	0:-9 1:-9 2:-16 3:-15 5:-12 6:44 7:-7 8:13 9:-8
lr none throw U	2:9 3:6 4:-9 5:-6 6:11 8:-12
lr none throw V	0:-6 1:-12 2:-7 8:20 9:10
lr none throw sov	0:-14 1:-7 3:17 4:-11 5:-10 6:31 7:-6 9:-7
lr none throw svo	1:9 3:-14 4:-6 5:-7 6:12 7:-6 8:9
lr none throw v2	0:6 1:9 2:-18 3:-21 4:6 5:-6 6:21 9:-6
lr none touch	0:10 3:6 7:-6 9:-7
lr none touch A	1:-17 2:9 3:19 4:-7 8:-9
lr none touch N	0:17 3:-6 5:8 8:-7
lr none touch O	1:19 2:-13 3:-30 4:9 5:-16 6:15 8:8 9:-6
lr none touch U	0:14 1:-6 2:6 3:-15 4:-6 5:16 8:-10
lr none touch V	1:13 2:-16 3:19 4:-12 5:-8 6:-6 9:-8
lr none touch sov	0:-12 2:14 3:-13 4:-14 6:11 7:-8 8:10 9:-8
lr none touch svo	0:26 1:8 2:-11 4:8 5:-7 8:-18
lr none touch v2	0:8 3:9 8:-6
lr none use	3:10 6:-8 7:-6
lr none use A	1:7 3:19 4:-11 5:-8 8:-9
lr none use F	0:6 1:-11 3:25 6:-6
lr none use H	0:-7 1:-14 2:37 3:-11 5:-6
lr none use N	0:15 1:18 3:-15 4:-8 5:12 8:-23
lr none use O	0:19 1:-17 2:-7 3:9 4:-11 6:-8 9:10
lr none use U	0:-9 1:9 2:-12 3:8 6:-8 7:-6 8:12 9:-8
lr none use V	0:-7 1:28 2:-7 4:-8 5:-6 8:-10
lr none use sov	1:8 2:-6 3:16 5:12 6:-9 7:-6 8:-11
lr none use svo	0:16 1:11 2:6 3:-6 4:-10 5:-10 6:-7 8:7 9:-6
lr none use v2	0:11 1:-20 2:-7 3:29 4:-7 8:-7
lr none victim	1:39 3:-13 4:-11 8:-7
lr none victim A	1:11 2:20 3:-11 4:-10 8:-6
lr none victim H	0:-6 1:26 2:-6
lr none victim sov	2:27 3:-6 4:-7
lr none victim svo	1:32 2:-16 3:-7
lr none victim v2	0:6 1:15 3:-7 4:-6
lr none word:boss	3:7 4:-9 5:-8 6:18 8:-13 9:-8
lr none word:boss A	0:-9 1:34 3:-14 4:-10 5:-7 6:10 7:-8 8:-9 9:-7
lr none word:boss U	0:-10 1:-14 2:12 3:21 4:-7 5:-7 6:7 7:-6 8:-11 9:-6
lr none word:boss V	0:31 1:-17
lr none word:boss sov	0:20 1:6 2:6 3:-8 8:-6
lr none word:boss svo	0:-11 2:11 3:7 4:-10 5:-8 6:22 8:-14 9:-8
lr none word:boss v2	0:7 2:12 3:-10
lr none word:enemy	1:11 2:14 3:-24 5:-10 6:-10 7:-8 8:9 9:16
lr none word:enemy A	0:7 2:16 3:-6
lr none word:enemy F	0:-7 2:37 3:-24 6:-9
lr none word:enemy N	0:-10 1:-7 2:-15 3:-11 4:8 5:-7 8:33
lr none word:enemy O	0:9 2:14 3:-21 5:-6 6:-8 8:-11 9:17
lr none word:enemy U	2:-10 3:-8 8:-7 9:23
lr none word:enemy V	0:-12 1:30 2:-12 3:-7 4:-6 8:9
lr none word:enemy sov	1:-20 2:39 3:-30 4:13 6:-8 8:-8
lr none word:enemy svo	0:-10 1:17 2:12 3:-25 4:-17 5:-10 6:-10 7:-8 8:20 9:16
lr none word:enemy v2	0:15
lr none word:goal	0:18 2:-8 3:16 4:-6 8:-9
lr none word:goal A	1:14 2:-6
lr none word:goal O	1:-9 3:30 8:-8
lr none word:goal U	0:20
lr none word:goal svo	0:19 1:10 2:-11 3:14 4:-7 5:-6 6:-6 8:-9
lr none word:hero	0:18 1:-7 4:-6 8:9
lr none word:hero A	0:13
lr none word:hero F	0:14 1:9 3:-13
lr none word:hero O	0:11 3:-8 8:8
lr none word:hero U	3:15 8:-6
lr none word:hero sov	0:21 1:-6 3:-7
lr none word:hero svo	0:-8 2:-8 3:-8 4:-9 5:24 6:-7 7:-6 8:7 9:-6
lr none word:hero v2	0:14
lr none word:item	0:29 1:-13 2:6
lr none word:item A	0:13 1:-19 2:18 3:-6
lr none word:item N	0:-11 3:20 4:-6
lr none word:item O	0:23 3:-10
lr none word:item U	0:10
lr none word:item sov	0:13
lr none word:item svo	0:20 1:-14 3:11 8:-10
lr none word:obstacle	0:6 1:9 2:9 3:-6
lr none word:obstacle A	0:6 1:8
lr none word:obstacle svo	1:15
lr none word:obstacle v2	0:8 1:-15 2:19
lr over avoid	0:-11 1:-12 3:-12 4:15 5:14 6:11 8:-13
lr over avoid O	3:-7 5:8 6:14 8:-7
lr over avoid sov	1:-7 2:15 5:-10 6:17 8:-8
lr over avoid svo	1:-12 2:-6 3:-9 4:24 5:10 8:-9
lr over bring	2:-6 3:-14 5:-13 8:31
lr over bring N	3:-12 5:-10 8:24
lr over bring U	4:-6 8:18
lr over bring v2	0:6 2:-7 3:-10 4:-6 5:-10 8:26
lr over cross	4:9
lr over eat	2:-7 4:-8 5:38 8:-17
lr over eat F	3:24 5:-7
lr over eat O	3:-7 5:36 8:-14
lr over eat sov	3:26 4:-6 5:-9
lr over eat svo	3:-8 5:38 8:-16
lr over eat v2	3:-6 5:22 8:-8
lr over fall	3:-6 5:-6 8:19
lr over fall O	8:13
lr over fall svo	8:15
lr over move	0:9 1:-8 2:-9 3:-16 5:19 6:-6
lr over move O	0:10 1:-6 2:-8 3:-15 4:-16 5:15 6:-6 8:19
lr over move U	4:12 8:-6
lr over move sov	1:-6 2:-6 3:-8 4:19 5:-13 8:6
lr over move svo	0:12 3:-7 5:11 8:-7
lr over move v2	3:-10 4:-6 5:22
lr over none	1:-10 2:-8 3:-11 5:40 6:-9 7:-7 9:-7
lr over none A	0:13 1:-6 2:21 4:-6 5:-12 8:-6
lr over none F	0:-16 1:-7 2:-16 4:-6 5:23 6:-12 8:17
lr over none N	0:-10 2:-11 3:-13 4:8 5:29 6:-6
lr over none O	0:7 1:-7 2:-12 3:-9 5:24 6:-7
lr over none U	1:-9 2:11 3:-17 4:15 6:-8 7:-6 9:-6
lr over none sov	3:22 4:-7 5:-8
lr over none svo	0:-6 1:-11 3:-16 4:11 5:24 6:-10 7:-7 8:17 9:-7
lr over none v2	1:-6 2:-12 3:-14 4:15 5:31 8:-22
lr over over	0:12
lr over over v2	0:11
lr over reach	2:-6 3:-9 4:-6 5:12 8:12
lr over reach O	3:-7 8:16
lr over reach svo	0:-7 2:-8 3:-10 4:-7 5:32
lr over sneak	3:9 4:13 5:-10
lr over sneak O	0:-9 4:29 5:-6 8:-20
lr over sneak v2	0:-6 4:7 5:-11 8:12
lr over stay	2:12 3:-6 4:-9 5:-18 8:19
lr over stay v2	0:7 2:7 4:-6 5:-14 8:14
lr over take	1:-8 2:-13 3:-20 5:7 6:-6 8:31
lr over take O	2:-6 3:-17 5:11 8:12
lr over take U	0:-6 3:-6 5:-10 8:25
lr over take svo	1:-6 2:-9 3:-17 4:7 5:16
lr over use	3:12
lr over use U	1:-7 3:23 8:-6
lr over use sov	3:12
lr over word:hero	0:-8 1:19 2:21 3:-14 5:-14 8:-9
lr over word:hero v2	0:-7 1:16 2:19 3:-16 5:-12 8:-7
lr play attack	0:-10 1:11 3:-12 5:-8 6:-7 8:27 9:-8
lr play attack A	0:-7 1:7 2:8 4:6
lr play attack H	1:22 2:-14
lr play attack N	0:-9 1:-7 4:-14 5:-6 8:34
lr play attack U	1:-12 2:28 3:-6 8:-6
lr play attack svo	0:-14 1:8 3:-14 5:-9 6:-7 8:25 9:-8
lr play avoid	0:-9 1:18 2:-29 3:27 4:-6 5:-9 6:-7 7:-6
lr play avoid A	0:-9 2:-26 3:43 4:11 5:-8 6:-6 7:-6 8:-9 9:-11
lr play avoid F	1:27 3:-8
lr play avoid H	1:25 2:-11
lr play avoid svo	0:-6 2:-18 4:14 5:-7 6:-7 9:9
lr play avoid v2	0:-8 2:-19 3:36 4:-8 9:-8
lr play bring	0:-8 1:15 2:-11 3:6 5:-7 8:-11 9:8
lr play bring A	0:-7 2:-9 4:15
lr play bring F	0:7 1:-7 3:13 4:-6
lr play bring N	0:-8 1:20 3:6 4:-6 8:-8
lr play bring sov	1:-8 3:11 4:10
lr play bring svo	0:-10 1:22 2:-8 3:-15 4:-11 5:-7 8:-15 9:28
lr play chase	1:25 2:-6
lr play chase A	0:-7 1:22 3:-7
lr play chase svo	0:-7 1:25 3:-7
lr play clean	0:14 1:-6 2:10
lr play clean A	2:15
lr play clean U	0:10
lr play clean svo	0:11 2:10 8:-6
lr play cross	1:12
lr play cross svo	1:14
lr play eat	1:29 2:-7 3:-7
lr play eat A	1:13 2:-6
lr play eat H	1:7
lr play eat svo	0:-6 1:28 2:-6 3:-7
lr play fight	2:11 3:22 4:-7 6:-13 8:-10
lr play fight A	2:10
lr play fight O	0:8
lr play fight sov	0:-7 2:10 3:15 6:-7
lr play fight svo	0:11 1:8
lr play guard	4:14
lr play guard A	4:6
lr play guard v2	4:16
lr play hit	0:-12 1:8 2:-22 3:23 4:18 8:-10 9:-10
lr play hit A	1:10 2:-13 3:-6 4:18
lr play hit sov	0:-6 2:-12 3:30 8:-8 9:-9
lr play hit svo	1:18 2:-12 3:-7 4:12
lr play make	1:-18 2:-19 3:12 4:-14 8:33 9:-8
lr play make A	1:-12 2:-19 3:-15 4:-12 8:44 9:-6
lr play make svo	1:-13 2:-13 3:-9 4:-8 8:30
lr play make v2	3:22 4:-6 8:-8
lr play match	0:14 1:-10 4:6
lr play match A	1:-12 3:-7 4:22
lr play match U	0:8
lr play match svo	0:13 1:-8
lr play meet	0:10 1:-18 3:-10 4:30 8:-12
lr play meet A	0:13 1:-6
lr play meet O	0:-10 1:-11 3:-6 4:28 8:-10
lr play meet U	0:15
lr play meet sov	0:22 1:-6
lr play meet svo	0:-7 1:-20 3:-9 4:35 8:-12
lr play move	0:-8 1:6 4:18 6:-8 7:-6
lr play move A	3:-11 4:23 8:-6
lr play move F	1:-13 3:14
lr play move H	1:11
lr play move N	1:6 2:-12 3:-10 5:26 8:-8
lr play move O	0:-8 2:9 4:19 5:-10 6:-9 8:-7 9:-6
lr play move U	0:-10 1:16 2:-6 3:-12 4:-7 9:16
lr play move V	0:12
lr play move sov	1:-10 2:-6 3:-8 4:17
lr play move svo	0:-6 1:9 2:-8 3:11 4:10 5:-9 6:-8 7:-6 8:-6
lr play move v2	0:-11 1:7 3:-11 4:9 5:19 8:-20
lr play none	0:15 1:9 3:-9
lr play none A	0:21 1:12 3:-10 4:-10 8:-8
lr play none F	1:7 2:-12 4:-12 5:15 6:-11 7:-6 8:15 9:-7
lr play none H	0:6 1:-7 2:19
lr play none N	0:7 1:23 3:-12 5:-12 6:-7 7:-6 8:-9 9:7
lr play none O	0:12 2:-12 3:-14 5:-10 6:12 7:-6 8:11
lr play none U	0:13 3:-12 4:-8 8:8
lr play none V	0:30 1:-9 2:6 3:-7 8:-6
lr play none sov	0:30 3:-8 4:-7 8:-11
lr play none svo	0:10 1:9 3:-10 4:-6
lr play none v2	0:30 1:9 2:-13 3:-17 4:-9 7:14
lr play over	1:7 2:17 3:-8
lr play over A	1:9
lr play over U	0:10
lr play over svo	2:11
lr play over v2	0:16 1:-7
lr play play	0:10 1:7 3:-8
lr play play U	0:17
lr play play svo	2:-6 3:-12 8:20
lr play push	0:-7 1:14 2:-9 4:-7 8:18
lr play push A	1:21
lr play push H	0:15
lr play push U	3:-8 8:17
lr play push svo	1:6 2:-9 3:8 8:12
lr play reach	0:-12 1:35 2:-12 3:17 5:-11 6:-6 8:-15 9:-6
lr play reach A	1:12
lr play reach N	0:-6 1:7 3:19 5:-6 8:-6
lr play reach O	0:-18 1:28 2:-7 3:19 4:-9 5:-11 8:-14
lr play reach U	1:19 8:-6
lr play reach sov	1:19 2:-8 3:11 5:-7 8:-10
lr play reach svo	0:-18 1:32 2:-7 3:14 4:-9 5:-8 8:-13
lr play save	8:11
lr play save sov	0:6 8:13
lr play shoot	1:18 3:-18 4:-8 5:19 6:-6 8:-13
lr play shoot A	2:16
lr play shoot F	1:13 2:-6 3:-13 6:-6 9:18
lr play shoot O	1:8 3:-7 5:17 8:-10
lr play shoot svo	1:9 3:-14 4:-8 5:21 8:-13
lr play stay	0:14 3:-13 4:-6 6:18 8:-7
lr play stay A	0:9 1:6
lr play stay U	0:19
lr play stay svo	0:11 3:-17 4:-7 6:21 8:-8
lr play steal	1:9 2:20 3:-17 4:6 8:-8 9:-7
lr play steal A	0:-9 1:7 2:29 3:-9 4:-6 9:-10
lr play steal U	2:-7 3:-15 4:29 8:-7
lr play steal sov	2:30 3:-17 8:-8 9:-8
lr play steal svo	0:-6 1:8 2:16
lr play take	0:-8 1:23 2:-7 3:12 4:-7
lr play take A	0:-9 1:23 2:-8 3:16 4:-6
lr play take F	3:-17 9:25
lr play take H	1:8
lr play take O	0:-15 1:20 2:-12 3:25 4:-10 5:-10 6:-6
lr play take U	0:8 1:7 8:-6
lr play take sov	0:-8 1:14 2:-10 3:25 4:-6 8:-12
lr play take svo	0:-10 1:24 4:-6 5:-6 8:-7 9:8
lr play take v2	1:12 2:-7 3:6
lr play throw	1:17 2:6 3:-12 4:-11 5:-6 6:17 8:-12 9:-6
lr play throw A	1:11
lr play throw N	6:12
lr play throw O	1:21 3:-8
lr play throw sov	1:11 3:-8 6:14 8:-8
lr play throw svo	2:20 3:-7 4:-6 8:-6 9:-6
lr play throw v2	1:10
lr play use	1:-17 2:-19 4:21 5:14 6:-7 7:-6 8:7 9:-8
lr play use A	1:-11 2:-10 3:-12 4:26
lr play use N	0:-8 1:-11 2:-9 3:-10 5:35 8:-15
lr play use O	3:22 4:-15 5:-8 8:12
lr play use U	1:9
lr play use sov	0:10 1:-7 3:17 8:-7
lr play use svo	2:-12 3:-18 4:17 8:12
lr play use v2	0:-10 1:-7 3:-7 5:28 8:-8
lr play victim	2:6 3:10
lr play victim A	2:8 3:12
lr play victim svo	2:-9 3:16
lr play word:boss	1:22 2:8 3:-10
lr play word:boss A	1:16
lr play word:boss F	0:-7 1:7 2:19 3:-10 6:-6
lr play word:boss sov	1:21
lr play word:boss svo	1:9 2:10 3:-6
lr play word:enemy	0:-8 1:31 2:-10
lr play word:enemy A	1:15 2:-6
lr play word:enemy sov	0:-9 1:25 2:-7
lr play word:enemy svo	1:6
lr play word:goal svo	0:6
lr play word:hero	0:8 1:-18 2:21
lr play word:hero svo	1:-7 2:19
lr push attack	0:8 1:-7 3:-6 5:20 8:-17
lr push attack A	1:-6 2:20
lr push attack O	2:-7 3:10 4:-7 5:13 8:-7
lr push attack svo	0:6 2:-7 4:13 5:11 8:-20
lr push bring	0:8 3:7 4:-6
lr push bring O	0:8
lr push cross	3:15
lr push cross O	0:-6 3:25
lr push cross svo	3:19
lr push fall	0:6 1:-9 2:19 3:-7
lr push fall sov	1:-6 2:15 3:-6
lr push move	0:20 1:9 2:-10 3:11 4:-9 8:-9
lr push move F	3:18
lr push move N	0:15
lr push move O	0:20 1:-7 3:11 4:-6 8:-7
lr push move U	0:15 3:-6
lr push move svo	0:16 1:15 2:-12 3:12 4:-11 5:-6 6:-7 8:-10
lr push move v2	0:8
lr push none	0:-12 1:8 2:-9 4:19 7:-7 8:8 9:-7
lr push none A	0:12 1:22 2:-17 3:-9 4:-6
lr push none F	0:-12 1:12 2:-9 3:-19 4:-11 5:18 6:-9 8:19
lr push none N	0:-14 1:-7 3:-16 4:9 5:-9 8:31
lr push none O	0:-13 2:-12 3:6 4:39 5:-13 7:-6 8:-16 9:-6
lr push none U	0:-10 1:-11 3:26 4:17 5:-9 6:-6 7:-6 8:-15
lr push none sov	3:-15 4:26 8:-7
lr push none svo	0:-18 1:7 4:6 7:-8 8:18 9:-8
lr push none v2	1:-8 2:-7 3:-19 4:16 5:-7 8:25
lr push play	0:21 8:-7
lr push play O	0:19 8:-7
lr push play svo	0:13
lr push push	1:-6 2:-7 3:12 4:8 5:-6
lr push push N	0:-9 3:-9 4:23
lr push push O	0:9 1:-6 3:18 4:-7 8:-6
lr push push U	0:9 3:12
lr push push sov	0:-6 3:7 4:17 8:-9
lr push push svo	0:8 3:11 4:-6
lr push reach	0:-8 1:-7 3:33 4:-7 5:-12 6:-6
lr push reach F	3:21
lr push reach O	0:-8 1:-7 3:17 4:-11 5:-14 8:23
lr push reach svo	0:-8 1:-7 2:-6 3:33 4:-10 5:-14 6:-6 8:10
lr push stay	1:-7 2:12 3:-16 4:8 5:15 8:-10
lr push stay O	0:-10 3:-14 4:14 5:20 8:-9
lr push stay U	0:8
lr push stay svo	2:15
lr push stay v2	0:-9 3:-14 4:14 5:19 8:-8
lr push steal	3:11
lr push steal A	3:18
lr push steal svo	3:16
lr push touch	1:-9 2:-7 3:9 4:15 5:12 6:-7 8:-18
lr push touch O	1:-6 5:21 6:-6 8:-14
lr push touch V	1:-6 2:-6 3:12 4:15 8:-8
lr push touch svo	4:24 8:-17
lr push touch v2	1:-6 2:-7 3:10 5:21 6:-6 8:-11
lr push word:enemy	0:8
lr push word:enemy svo	0:10
lr race avoid	0:-11 1:-12 2:12 3:-12 4:-6 5:26 8:-8 9:-8
lr race avoid A	0:-9 1:-10 3:-8 5:20 9:-6
lr race avoid sov	0:-7 1:-7 3:-8 5:26 8:-6
lr race eat	0:-11 1:18 2:6
lr race eat svo	0:-10 1:17 2:7
lr race fight	0:-9 1:-8 6:-8 8:29
lr race fight svo	1:-6 6:-6 8:23
lr race hit	1:-6 2:17 8:-7
lr race hit U	0:-7 2:21
lr race hit svo	1:-7 2:20 8:-8
lr race move	1:22 2:18 3:-21 4:-8 5:-9 6:-7 8:-14 9:10
lr race move A	0:-6 1:-9 2:29 3:-6
lr race move F	2:15 3:-10 9:7
lr race move U	0:7
lr race move sov	0:-10 1:6 2:21 3:-15 5:-8 8:-8 9:11
lr race move svo	1:10
lr race none	1:18 2:9 3:-7 4:-9 9:-6
lr race none A	0:-10 1:26 2:6 3:-9 5:-6
lr race none N	0:7 1:-9 2:-9 3:14 4:-13 5:9
lr race none O	0:10 1:22 2:-9 3:-9 4:-6 8:-7
lr race none U	0:10 2:19 3:-8 4:-7 8:-8
lr race none V	2:14
lr race none svo	1:18 2:9 4:-10 9:-6
lr race none v2	1:6 2:7
lr race race	0:-11 1:-13 3:-6 4:-6 5:-7 8:10 9:22
lr race race svo	0:-13 3:-8 4:-8 5:-8 8:19 9:17
lr race reach	0:11 1:-11 3:-6 4:-6 5:-9 8:22
lr race reach O	1:-6 3:-6 5:-6 8:17
lr race reach U	0:10
lr race reach svo	0:12 1:-11 3:-6 4:-6 5:-8 8:22
lr race take	0:15 8:-6
lr race take A	1:6
lr race take svo	0:6 1:8
lr race touch	1:-7 8:12
lr race touch svo	1:-8 5:-7 8:20
lr race use	1:7
lr race use svo	1:9
lr race word:enemy	1:14 2:-8 3:-7 4:-6 5:-10 9:7
lr race word:enemy N	0:11 5:-6 8:9
lr race word:enemy O	0:-6 1:7 2:-9 3:-6 8:-8 9:22
lr race word:enemy U	0:9
lr race word:enemy V	1:16
lr race word:enemy svo	1:15 2:-12 3:-7 4:-7 5:-11 9:13
lr reach avoid	2:12 4:9 8:-6
lr reach avoid N	4:21 8:-6
lr reach avoid sov	2:19 4:-7
lr reach avoid svo	4:12
lr reach bring	1:-7 2:-7 4:-11 8:22
lr reach bring O	0:6 4:-12 8:18
lr reach bring svo	4:-15 8:21
lr reach chase	0:-6 2:6 3:-9 4:21 8:-7
lr reach chase A	2:16
lr reach chase svo	0:-7 2:11 3:-10 4:22 8:-9
lr reach fall	0:-6 2:25 5:-10 8:-11
lr reach fall N	2:16 5:-7 8:-7
lr reach guard	1:14 2:-13 3:-13 6:19 8:-7
lr reach guard A	1:23 2:-10 4:-8
lr reach guard F	0:-6 1:-6 2:-6 3:-14 4:14 6:18
lr reach guard svo	1:13 2:-12 3:-15 4:6 6:13
lr reach hit	3:-10 8:18
lr reach hit v2	0:6
lr reach make	0:20 4:-7
lr reach make U	0:6
lr reach make svo	0:19
lr reach move	0:-12 1:-19 2:-11 4:27 5:-9 6:-7 7:-6 8:16 9:-6
lr reach move A	0:-6 1:-6 2:-11 4:30
lr reach move O	0:-9 1:-9 2:-8 4:11 5:-8 6:-6 8:21
lr reach move V	1:-8 2:15 4:8
lr reach move sov	1:-7 3:15 4:10 8:-7
lr reach move svo	1:-18 3:-13 4:32
lr reach move v2	0:-6 3:-10 4:6 5:-6 8:21
lr reach none	3:-11 4:37 6:-8 9:-6
lr reach none A	1:-14 3:-16 5:16 6:-6 7:21 8:-15 9:-7
lr reach none F	0:8 1:-6 2:-12 3:-8 4:39 5:-6 6:-8 8:-9
lr reach none H	2:-16 4:21
lr reach none N	2:-8 3:-9 4:14 8:8
lr reach none O	1:-12 4:34 5:-14 6:-12 7:-7 9:-6
lr reach none U	0:-6 1:9 2:-12 3:-13 4:37 5:-8 6:-6 7:-6 8:-13
lr reach none V	1:-15 2:13 3:-6 4:12 8:-6
lr reach none sov	1:19 2:-14 3:-6 4:7
lr reach none svo	1:-10 3:-14 4:34 6:-8
lr reach none v2	0:-7 1:-9 2:12 3:-10 4:21 8:-8
lr reach over	0:12 1:-9 2:11 8:-6
lr reach over A	0:10 1:-8 2:14 4:-6
lr reach over svo	0:10 4:6 8:-7
lr reach reach	0:8 3:-6 4:-18 5:-8 8:25
lr reach reach N	0:-8 4:-19 5:-7 8:34
lr reach reach O	0:9
lr reach reach svo	0:7 4:-17 5:-6 8:24
lr reach stay	2:24 5:-7
lr reach stay A	2:20
lr reach stay sov	2:22 4:-6
lr reach stay svo	2:18 5:-6
lr reach steal	2:15 4:-6
lr reach steal A	1:-6 2:26 4:-12
lr reach steal v2	0:7 2:10 4:-7
lr reach take	0:-6 1:-11 2:23 3:7 4:-11 5:-8 8:6
lr reach take A	0:-6 1:-14 2:39 3:-12 4:-9
lr reach take N	0:-7 2:-6 3:14 8:7
lr reach take svo	1:-14 2:25 3:9 4:-13 5:-8
lr reach touch	0:-9 2:-7 3:16 4:-7 5:16 8:-8
lr reach touch N	5:13
lr reach touch U	0:-11 3:30 4:-11
lr reach touch svo	0:-11 3:32 4:-9 8:-7
lr reach use	0:7 1:12 2:-7 3:-16 4:20 5:-7 8:-11
lr reach use O	3:-10 4:13
lr reach use U	0:14 1:16 3:-9 4:-12
lr reach use svo	0:23 3:-12 4:8 8:-8
lr save attack	0:7 1:-7 3:13 4:-9
lr save attack A	2:-9 3:13
lr save attack svo	1:-7 2:-8 3:23 4:-12
lr save chase	0:11
lr save chase svo	0:9
lr save fight	0:25 2:-6 4:-8
lr save fight A	0:11
lr save fight v2	0:24 4:-7
lr save hit	1:13 3:-7
lr save hit svo	1:26 3:-12 4:-9 8:-7
lr save none	1:-19 3:23 4:25 5:-8 6:-6 7:-8 9:-7
lr save none A	0:-16 1:-19 2:-8 3:19 4:49 5:-7 6:-7 7:-10 8:-14 9:-8
lr save none H	2:20
lr save none N	2:-9 3:-9 4:-15 5:-7 8:30
lr save none O	0:20 3:-9
lr save none svo	1:-16 2:-10 3:21 4:24 5:-8 6:-6 7:-8 9:-7
lr save none v2	3:-15 4:19 8:7
lr save shoot	0:11 2:11 4:-8
lr save shoot A	0:6 2:10 4:-7
lr save shoot svo	0:9
lr save take	3:-9 4:-6 8:18
lr save take O	3:-6 8:13
lr save take sov	3:-10 8:18
lr save word:enemy	0:12 2:14 3:-6 4:-8 8:-9
lr save word:enemy N	2:18 4:-8 8:-6
lr save word:enemy O	0:13
lr save word:enemy svo	0:7 2:17 3:-6 4:-9 8:-7
lr shoot attack	0:8 6:8
lr shoot attack N	6:14
lr shoot attack svo	2:16
lr shoot fall	0:-11 1:-7 2:7 3:-10 4:-8 5:-6 6:18 7:17 8:-7
lr shoot fall A	0:-11 1:-8 2:11 3:-7 4:-6 7:24
lr shoot fall U	6:12
lr shoot fall svo	0:-9 1:-6 2:7 3:-9 4:-10 6:14 7:17 8:-6
lr shoot move	1:-9 2:16 3:-7 4:-8 6:18 8:-8
lr shoot move F	6:13
lr shoot move O	2:19 6:-8 8:-8
lr shoot move svo	1:-8 2:13 3:-7 4:-6 6:19 8:-7
lr shoot none	0:6 3:-14 4:-9 5:-6 6:30 7:7 8:-7
lr shoot none A	1:14 2:8 3:-6 4:-10 6:-8 7:6 8:-6
lr shoot none F	1:6 3:-24 4:-9 5:-6 6:35 7:-6 8:-6
lr shoot none H	0:-6 6:26
lr shoot none N	0:-14 1:-7 2:-9 3:-10 4:-10 5:-6 6:29 8:14
lr shoot none O	0:12 1:-8 2:-9 3:-14 4:-6 6:36 8:-8
lr shoot none U	0:11 1:-8 2:-8 3:-7 6:25 8:-8
lr shoot none V	0:-14 1:-17 2:21 3:-12 4:-8 5:-6 6:-7 7:27 8:-7 9:-6
lr shoot none sov	1:29 2:-24 3:-9 4:-9 6:-14 7:17 8:-6
lr shoot none svo	1:-10 2:7 3:-17 4:-9 5:-6 6:41
lr shoot none v2	2:8 3:-7 6:20
lr shoot shoot	1:-13 2:31 6:-8
lr shoot shoot A	1:-13 2:30 6:-9
lr shoot shoot svo	1:-18 2:32
lr shoot stay	2:8 6:15 8:-9
lr shoot stay svo	2:8 6:6 8:-6
lr shoot take	1:-6 2:10 3:-9 5:-6 6:22
lr shoot take H	6:7
lr shoot take svo	2:12 6:11
lr shoot take v2	6:15
lr shoot word:boss	0:-6 2:17 3:-7 7:10
lr shoot word:boss A	1:-10 2:22 6:-13 7:11
lr shoot word:boss F	1:14 3:-6
lr shoot word:boss O	2:11
lr shoot word:boss svo	1:10 2:14 3:-14 4:-6 8:-6
lr shoot word:goal	0:-9 1:-12 3:7 4:-12 5:-8 6:9 7:-7 9:17
lr shoot word:goal O	0:-8 3:14 6:8
lr shoot word:goal U	0:11
lr shoot word:goal V	0:-9 1:-11 2:18 3:-10 4:-7 8:-12 9:22
lr shoot word:goal svo	1:-10 4:-9 5:-6 9:20
lr sneak attack	2:-8 4:13
lr sneak attack U	2:-8 4:21 8:-6
lr sneak attack svo	2:-14 4:24 8:-6
lr sneak none	2:20 3:-6 4:-15 5:16 8:-11
lr sneak none A	0:-10 1:7 2:15 3:-9 4:-13 5:18 8:-8
lr sneak none N	3:-8 4:-9 5:28 8:-10
lr sneak none O	0:8 2:14 3:-7
lr sneak none U	0:14
lr sneak none sov	1:28 2:-17 3:8 4:-10 5:-6 6:-6 8:-9
lr sneak none svo	1:-9 2:20 3:-9 4:-12 5:17 8:-8
lr sneak none v2	0:11 5:7
lr sneak sneak	2:-12 3:-10 5:-6 8:25
lr sneak sneak O	3:-9 4:-6 8:22
lr sneak sneak sov	1:-6 2:-6 3:-10 4:-13 5:-6 8:33
lr sneak steal	1:-8 2:24 3:-7 4:7 8:-7
lr sneak steal A	2:15
lr sneak steal svo	1:-9 2:18 4:10 8:-6
lr sneak take	0:8 1:-12 2:21 3:-7
lr sneak take svo	1:-8 2:21
lr stay attack	8:13
lr stay attack svo	2:-6 8:18
lr stay bring	1:-9 2:-13 3:21 4:11
lr stay bring A	0:8 2:-17 3:-7 4:21
lr stay bring U	3:23 4:-6 8:-8
lr stay bring svo	3:22 4:-7 8:-8
lr stay cross	0:-10 1:-11 2:-8 3:-10 4:-7 5:33 8:-6
lr stay cross svo	0:-11 1:-10 2:-8 3:-14 4:-7 5:38 8:-8
lr stay fall	0:-8 2:38 3:-26 8:-6
lr stay fall sov	0:-8 2:32 3:-19 8:-6
lr stay fight	1:-9 2:22
lr stay fight A	0:-11 1:-10 2:34 4:-7 8:-6
lr stay fight U	0:9
lr stay fight sov	2:10
lr stay fight svo	1:-6 2:22 4:-6
lr stay make	0:-9 1:-8 3:17 4:-6 8:8
lr stay make svo	0:-10 3:6 4:-6 8:19
lr stay match	0:14 3:-6
lr stay match O	0:12
lr stay match v2	0:13
lr stay move	0:-18 1:-17 2:32 3:-18 4:-11 5:-8 6:-6 8:25
lr stay move O	0:-12 1:-7 2:21 3:-15 4:-7 5:-7 8:19
lr stay move svo	0:-15 1:-10 3:-14 4:-9 5:-6 8:37
lr stay none	0:14 6:-8 8:-7 9:-6
lr stay none A	1:12 2:14 3:-22 4:-17 5:22 7:-8 8:-13 9:-6
lr stay none F	1:-8 2:8 3:-20 4:33 5:-7 6:-9 7:-7 8:-13
lr stay none N	2:-8 3:-11 5:9 8:8
lr stay none O	0:12 1:-6 2:-13 3:25 4:-15 5:-13 6:-7 8:10
lr stay none U	0:30 2:-7 3:-7 4:6 8:-13
lr stay none V	0:9 3:7
lr stay none sov	0:-9 1:-9 2:-17 3:13 4:11 5:20 6:-6 7:-6 8:-17
lr stay none svo	0:19 2:9 3:-8 4:6 5:-7 6:-7 8:-7 9:-6
lr stay none v2	0:14 1:9 3:6 4:-7 5:-11 6:-6 7:-6
lr stay push	3:12
lr stay push O	3:12
lr stay push svo	3:10
lr stay save	0:13
lr stay save svo	0:12
lr stay shoot	0:-11 1:-26 3:-12 4:24 6:-6 8:24
lr stay shoot A	1:-9 8:14
lr stay shoot v2	0:-9 1:-21 3:-8 4:6 8:28
lr stay steal	0:7 3:-7 8:16
lr stay steal O	2:-8 3:-10 4:-6 5:-6 8:28
lr stay steal svo	2:-7 3:-10 4:-6 8:26
lr stay take	0:-14 1:-11 2:-12 3:14 4:-7 8:27
lr stay take U	0:-22 1:-8 3:-7 8:34
lr stay take svo	0:-12 1:-9 2:-11 3:9 4:-6 8:25
lr stay touch	0:-7 4:20 8:-7
lr stay touch U	0:-9 3:-6 4:23 8:-6
lr stay touch svo	0:-7 3:-6 4:25 8:-7
lr stay use	3:-12 4:19 5:-6 8:7
lr stay use N	0:-7 3:-11 4:17 5:-6 8:10
lr stay victim	0:14
lr stay victim svo	0:15 8:-6
lr steal attack	0:6 1:-7 2:12 3:10 4:-7 6:-6
lr steal attack A	1:-12 2:33 3:-10 4:-7
lr steal attack F	3:14
lr steal attack O	0:11 2:-8 3:-8 8:18
lr steal attack svo	0:7 1:-7 2:15 4:-7
lr steal avoid	2:11
lr steal avoid A	2:13 3:-8
lr steal avoid sov	2:23 3:-9
lr steal avoid svo	3:14
lr steal bring	1:-8 2:21 3:-27 4:22
lr steal bring svo	1:-7 2:17 3:-25 4:22
lr steal chase	0:7 3:-7 4:-10 8:16
lr steal chase A	0:7
lr steal chase N	4:-7 8:11
lr steal chase svo	0:7 4:-10 8:15
lr steal fall	0:-8 2:-9 4:22 8:-8
lr steal fall O	0:-9 1:-9 2:-11 3:7 4:27 5:-8 8:-9
lr steal fall svo	0:-9 1:-6 2:-8 3:14 4:16 5:-6 8:-7
lr steal guard	0:8 2:8
lr steal guard F	0:6
lr steal guard svo	0:7 1:-7 2:16
lr steal make	0:-6 2:7 3:6 4:-6 8:8
lr steal make A	1:-6 2:17
lr steal make svo	2:8 4:-6
lr steal meet	0:-8 2:11 4:-6 8:14
lr steal meet U	2:19
lr steal meet svo	2:14 8:9
lr steal move	4:-7 8:22
lr steal move F	3:11
lr steal move v2	4:-9 8:19
lr steal none	1:-9 2:10 3:29 4:-6 5:-6 6:-7
lr steal none A	1:-11 2:39 4:-10 8:-8
lr steal none F	1:-6 2:-13 3:44 6:-8 8:-6
lr steal none N	2:-6 3:-16 4:26 8:-12
lr steal none O	0:10 2:-8 3:13 4:-6 6:-6
lr steal none U	0:7 2:-6 3:15
lr steal none svo	0:9 1:-8 2:12 3:17 5:-6 6:-7 8:-11
lr steal none v2	0:-6 1:-10 2:15 3:30 4:-16 6:-6 8:-8
lr steal play	0:-7 3:23 4:-8
lr steal play A	2:13 3:-7
lr steal play svo	0:-12 3:17 4:-7 8:8
lr steal shoot	0:13 3:-8
lr steal shoot O	0:13 3:-8
lr steal shoot svo	0:11 3:-7
lr steal sneak	3:25 4:-7
lr steal sneak A	1:-6 3:21 4:-6
lr steal sneak sov	2:13
lr steal sneak svo	2:-10 3:26
lr steal take	2:8
lr steal throw	1:7 2:7 3:6 4:-10 6:6 8:-7
lr steal throw A	0:-8 1:6 2:7 3:15 4:-7 6:-6 8:-6
lr steal throw sov	6:14
lr steal throw svo	1:13
lr steal use	0:8 3:-11 5:14
lr steal use O	2:-7 3:-13 4:-7 5:26 8:-9
lr steal use svo	3:-11 5:22
lr steal word:boss	3:6
lr steal word:boss F	2:-6 3:17
lr steal word:boss svo	3:7
lr steal word:enemy	0:6 3:7
lr steal word:enemy svo	1:-7 2:-6 3:19
lr take attack	1:-11 2:27 3:14 4:-17 5:-11 6:-6
lr take attack A	0:9 2:14 3:-7
lr take attack F	3:12
lr take attack H	2:17 3:-12
lr take attack O	1:-8 2:12 4:-15 5:-12 6:18
lr take attack U	0:-8 2:16 3:9 8:-7
lr take attack svo	1:-11 2:26 3:9 4:-16 5:-12 6:10 8:-9
lr take attack v2	3:15 4:-6
lr take avoid	1:-6 2:10 3:26 4:-8
lr take avoid A	0:-6 1:-10 2:23 3:20 4:-11 5:-7 8:-7 9:-6
lr take avoid F	3:28
lr take avoid H	0:-6 1:-9 2:29 3:-19 4:-6 5:15
lr take avoid N	0:14 3:16 4:-6 8:-17
lr take avoid O	3:36 4:-9 5:-9 8:-11
lr take avoid U	0:-20 1:-12 2:22 3:-13 4:14 5:-9 8:8
lr take avoid sov	2:44 3:-14 5:-9
lr take avoid svo	2:-12 3:39 4:-10
lr take avoid v2	0:-7 1:-13 2:24 3:14 4:-8 5:-7 8:-7
lr take bring	1:-11 4:23 5:-8 6:14 8:-16 9:-6
lr take bring A	1:-8 2:-7 3:-7 4:33 8:-8
lr take bring F	3:20
lr take bring N	0:9 4:9 8:-6
lr take bring O	1:-8 3:-10 4:12 6:13 8:-9
lr take bring U	0:7 1:-7 2:-6 3:16 8:-8
lr take bring sov	0:19 1:-12 2:-7 3:-8 4:17
lr take bring svo	2:-8 3:21 4:10 5:-9 6:10 7:-6 8:-16 9:-7
lr take bring v2	0:-6 3:-6 4:22
lr take chase	0:-9 1:-15 2:22 3:16 4:8 8:-8
lr take chase A	0:-7 1:-13 2:26 3:17 4:-9
lr take chase F	3:13
lr take chase H	2:-7 3:17
lr take chase N	2:-6 4:18 8:-6
lr take chase U	2:21
lr take chase sov	1:-16 2:37 3:-9
lr take chase svo	0:-9 1:-11 3:22 4:16 6:-6 8:-10
lr take chase v2	2:11 3:11
lr take clean	2:10 3:16 4:-7 5:-6 8:-10
lr take clean N	3:11
lr take clean O	0:-6 2:25 8:-9
lr take clean svo	3:25 4:-9 5:-6 8:-9
lr take cross	1:-12 2:-10 4:17 5:12 8:-17
lr take cross N	0:-7 1:-7 4:25 5:-11 8:-11
lr take cross O	1:-9 2:-11 3:7 4:-8 5:26 8:-13
lr take cross U	0:8
lr take cross svo	1:-14 2:-12 3:6 4:18 5:14 6:-6 8:-18
lr take fall	1:23 2:-29 4:-18 5:7 6:-7 7:15 9:-6
lr take fall F	1:18 2:-9 3:7
lr take fall N	0:-7 2:-12 3:17 4:-10 5:21 8:-14
lr take fall O	1:32 3:-22 4:-10 8:-12
lr take fall U	0:-7 2:-15 3:-9 4:-9 7:20 8:18
lr take fall sov	0:-11 1:22 2:-19 3:-34 4:-15 5:28 8:15
lr take fall svo	1:11 2:-20 3:24 4:-12 5:-9 6:-6 7:18 8:-13
lr take fight	0:-6 1:6 3:-9 4:8 5:-9 6:-11 8:16
lr take fight A	2:10
lr take fight F	1:19 2:17 3:-21
lr take fight O	0:-19 1:-15 2:-9 3:10 4:30 5:-9 6:-9
lr take fight sov	0:-6 1:21 2:19 3:-22
lr take fight svo	0:-9 1:-10 3:-8 4:15 8:17
lr take fight v2	4:16 8:-9
lr take guard	1:-6 2:9 3:19 4:-6
lr take guard O	3:22 4:-6
lr take guard svo	1:-6 2:12 3:12 4:-6
lr take hit	1:-9 2:-8 4:15 8:11
lr take hit F	3:16
lr take hit svo	0:-8 1:-11 2:-9 4:19 6:-6 8:15
lr take make	0:17 1:-12 2:-6 3:25 4:-11 8:-6
lr take make A	1:-10 3:17
lr take make N	3:26 4:-9 8:-12
lr take make O	0:15
lr take make U	0:11 3:-10 8:9
lr take make sov	0:8
lr take make svo	1:-12 2:-7 3:20 4:-13 8:13
lr take match	0:-6 3:13 4:-8 8:10
lr take match U	0:-13 3:-16 8:30
lr take match svo	0:-13 2:-6 3:9 4:-9 8:21
lr take meet	0:6 3:20 4:-7 8:-8
lr take meet A	3:11
lr take meet O	3:17 8:-6
lr take meet U	0:8
lr take meet svo	3:21 4:-7 8:-9
lr take move	1:-20 2:25 3:13 5:-9 6:-7 9:-6
lr take move A	1:-15 2:10 3:13 4:-6
lr take move F	3:11
lr take move N	0:-14 1:-7 2:10 3:-20 4:20 5:-9 8:14
lr take move O	0:-6 3:31 4:-7 8:-6
lr take move U	1:-7 3:27 4:-6 8:-9
lr take move svo	1:-17 2:13 3:19 5:-9 6:-7
lr take none	3:14 5:-8 9:-6
lr take none A	2:-11 3:16 5:-8 6:-7 9:-7
lr take none F	1:-9 2:-11 3:41 8:-8
lr take none H	1:-9 2:17 3:17 5:-8 6:-6 8:-6
lr take none N	0:8 1:-10 2:6 4:-11 6:-7 7:-6 8:15
lr take none O	2:7 3:15 5:-9 7:-6 9:-6
lr take none U	0:8 1:8 5:-7 6:-6 8:6
lr take none V	1:-12 2:-13 3:-19 4:22 8:14
lr take none sov	0:20 1:-6 2:-10 3:-14 4:10 7:-6
lr take none svo	3:16 5:-9 8:6
lr take none v2	1:-12 3:13 5:-12 7:-6 8:18 9:-6
lr take play	0:17 3:-8
lr take play svo	0:18 3:-9
lr take reach	1:-6 3:26 8:-7
lr take reach F	3:9
lr take reach O	3:15
lr take reach svo	3:23 4:-6 8:-6
lr take shoot	3:17
lr take shoot A	3:17
lr take shoot svo	1:-6 2:-14 3:28 4:-7
lr take sneak	0:10
lr take sneak O	3:-10 4:17
lr take sneak svo	4:17
lr take stay	0:-17 1:-12 2:29 3:-13 4:22 5:-15 6:-6 7:-6 9:-6
lr take stay A	0:-10 1:-9 2:27 3:-29 4:29 5:-7 8:-8
lr take stay O	0:-7 3:31 4:-8 8:-8
lr take stay U	0:-6 2:-7 3:-8 8:23
lr take stay svo	0:-11 1:-11 2:14 3:-15 4:26 5:-12 6:-6 7:-6 8:6 9:-6
lr take stay v2	2:15
lr take steal	2:8 3:14 4:-6 8:-9
lr take steal sov	0:7 2:10 3:-9
lr take take	1:12 2:22 3:-16 6:-10 7:-6 8:-8 9:-7
lr take take A	1:-9 2:30 4:-14 5:-6 8:-8
lr take take F	1:20 2:-10 3:13 4:-8 6:-6 8:-8
lr take take N	1:14 2:16 3:-7 5:13 8:-29
lr take take O	0:-7 1:17 2:11 3:-15 4:-6 6:-11 8:12 9:-6
lr take take U	0:17 2:-8 3:15 4:-6 8:-9
lr take take sov	0:20 1:-15 2:10 4:-6
lr take take svo	1:21 2:9 4:-16 5:7 6:-9 7:-6 8:-8 9:-7
lr take take v2	0:-10 1:-15 2:19 5:-7 6:-6 8:15
lr take throw	0:-14 1:-16 2:17 3:-11 4:11 5:19 6:-31 7:-6 8:12 9:-6
lr take throw N	2:-6 3:-11 4:10 5:-6 8:14
lr take throw O	0:-13 1:-16 2:20 4:11 5:-8 6:-21 8:10
lr take throw sov	3:-14 5:29 6:-19
lr take throw svo	1:-9 2:-7 4:10 5:-7 6:-10 8:19
lr take throw v2	0:-7 1:-7 2:23 3:-7 4:13 6:-12 8:-12
lr take touch	1:-9 2:-13 3:10 4:-13 8:22
lr take touch N	0:-7 3:10 4:-10 5:-6 8:16
lr take touch O	3:8 4:-9 5:14 8:-10
lr take touch svo	1:-7 2:-10 3:16 4:-10 5:-8 8:18
lr take use	0:-15 1:10 2:-28 3:-15 4:12 5:30 6:-8 7:-6 9:-7
lr take use A	1:19 2:-21 3:-16 8:16
lr take use O	0:-14 1:-6 3:26 4:8 5:-7 8:-9
lr take use svo	0:-19 1:18 2:-34 3:-12 4:14 5:28 6:-8 7:-7 9:-8
lr take victim	0:-6 1:-7 3:16 4:12 8:-7
lr take victim O	3:-7 4:24 8:-6
lr take victim svo	4:16
lr take word:boss	0:9 2:8 3:7 7:-7
lr take word:boss svo	0:11
lr take word:enemy	1:-9 2:26 4:-7 8:-11
lr take word:enemy v2	2:17 8:-7
lr take word:goal	3:8
lr take word:goal svo	3:13
lr take word:item	0:-6 3:21
lr take word:item F	3:16
lr take word:item sov	0:-9 3:28
lr throw attack	1:9 2:6 4:-6
lr throw attack A	1:15 2:11 4:-12
lr throw attack sov	1:11 4:-7
lr throw avoid	0:19 1:-16 2:6 3:-6 5:-9 6:7 8:-13 9:11
lr throw avoid A	0:-6 1:-25 2:9 3:9 4:-9 9:17
lr throw avoid N	0:12 3:-7 4:17 8:-12
lr throw avoid O	0:28 3:-9
lr throw avoid sov	0:-7 1:18 4:-6 6:-7 9:10
lr throw avoid svo	0:17 1:-26 3:11 5:-9 6:12 8:-13 9:-6
lr throw chase	1:-9 3:10 4:7 6:6 8:-10
lr throw chase A	1:-6 2:20
lr throw chase F	3:11
lr throw chase O	1:-6 2:-8 3:6 4:9 5:-6 6:16 8:-12
lr throw chase U	0:14
lr throw chase svo	1:-7 3:17 4:14 6:-11 8:-11
lr throw chase v2	6:6
lr throw fall	0:-6 2:-9 3:19 4:-9 6:11
lr throw fall svo	2:-8 3:16 4:-9 6:9
lr throw hit	2:19 6:-13
lr throw hit svo	0:6 2:15 6:-10
lr throw move	0:16 1:-11 2:13 4:-10 5:-6 6:10 8:-9
lr throw move H	2:16
lr throw move N	3:-8 4:-6 6:25 8:-6
lr throw move O	0:8 6:10
lr throw move U	0:9
lr throw move svo	0:8 1:-17 2:22 4:-11 5:-7 6:11 8:-10
lr throw none	0:-6 2:12 3:-6 4:-6 6:21 8:-8
lr throw none A	1:11 2:31 3:-13 4:-7 5:-6 6:-12 7:7 8:-9
lr throw none F	0:-9 1:-9 3:-10 4:-12 5:-7 6:51 7:-6 8:-7
lr throw none H	2:15 3:-6 4:-8 5:-6 6:15
lr throw none N	1:-6 2:-14 3:8 4:9 6:-9 8:9
lr throw none O	2:-15 3:-11 6:35 7:-7 8:-15 9:13
lr throw none U	0:13 1:-7 4:-7 5:-6 6:16 8:-7
lr throw none sov	0:10 1:-12 2:23 3:-12 4:-7 5:-6 6:6 8:-6
lr throw none svo	0:-6 3:-6 4:-6 6:23 8:-8
lr throw none v2	1:-9 2:9 4:-8 5:-6 6:22 8:-6
lr throw push	1:-8 2:23 3:-11 4:-11 6:15 8:-8
lr throw push sov	2:9
lr throw reach	0:6 1:-12 2:-8 3:-18 5:22 6:11 8:-6
lr throw reach A	1:-11 2:-10 6:23
lr throw reach O	3:-9 5:19
lr throw reach svo	0:8 1:-10 2:-10 3:-9 5:18
lr throw reach v2	3:-11 6:20
lr throw sneak	3:16 4:-6 6:-7
lr throw sneak svo	3:13 6:-7
lr throw steal	3:-12 4:10 6:17
lr throw steal A	2:-6 4:16
lr throw steal F	3:-12 6:16
lr throw steal svo	1:-6 2:-7 3:-13 4:21 6:17
lr throw take	0:6 1:-6 2:6 3:-21 4:18 5:-8 6:10 8:-10
lr throw take O	0:-8 3:-9 4:25 8:-8
lr throw take v2	2:11 3:-15 4:17
lr throw throw	0:9 1:-16 2:11 3:26 4:16 5:-6 6:-36 8:-6
lr throw throw A	1:-19 2:28 6:-9
lr throw throw F	3:37 6:-28
lr throw throw O	0:8 3:-7 4:23 6:-17
lr throw throw sov	0:-6 1:-10 2:10 3:-6 4:22 6:-14
lr throw throw svo	0:9 2:-6 3:31 6:-26
lr throw touch	2:-9 3:-8 4:17 6:7 8:-7
lr throw touch svo	2:-6 3:-11 4:10 6:15
lr throw use	2:13 3:-8 5:-6 6:7
lr throw use svo	2:13
lr throw word:boss	0:6 1:-10 2:-13 3:-14 4:-8 5:12 6:17 7:8 8:-6 9:-6
lr throw word:boss A	0:-7 1:-9 2:-11 7:29
lr throw word:boss H	6:9
lr throw word:boss O	0:12 2:-6 3:-10 5:19 6:-9
lr throw word:boss U	0:7
lr throw word:boss sov	0:9 2:-11 7:15
lr throw word:boss svo	3:-9 4:-6 5:14 6:9
lr throw word:boss v2	6:9
lr throw word:item	0:7 6:6
lr throw word:item F	3:-8 6:15
lr throw word:item svo	3:-8 6:11
lr touch avoid	0:6 2:-6 3:-7 5:16
lr touch avoid sov	0:7 3:-6 5:12
lr touch chase	4:-9 5:23 8:-9
lr touch chase svo	4:-7 5:19 8:-7
lr touch match	3:-7 8:16
lr touch match O	3:-12 4:-8 5:-11 8:31
lr touch match svo	3:-6 5:-6 8:17
lr touch move	0:12 1:16 3:-8 5:-7 8:-8
lr touch move O	1:26 3:-12 5:-7 8:-9
lr touch move sov	0:9 1:15 3:-7 8:-8
lr touch none	1:-9 3:7 5:25 6:-8 7:-7 8:-11 9:-6
lr touch none A	0:15 2:6 4:-8 5:-10 8:-6
lr touch none F	0:11 3:-11 4:14
lr touch none N	0:-12 1:-6 2:-16 3:-16 5:30 8:8
lr touch none O	0:-8 1:-7 2:21 4:-14 5:21 6:-7 8:-17
lr touch none U	2:-10 3:8 4:-7 5:17 8:-7
lr touch none V	0:16
lr touch none sov	0:21
lr touch none svo	1:-12 2:18 5:14 6:-9 7:-8 8:-7 9:-7
lr touch over	1:13 5:9
lr touch over O	5:11
lr touch over sov	1:8 5:13
lr touch stay	0:6 2:-11 5:18
lr touch stay H	2:-14 5:25 6:-6
lr touch stay svo	2:-6 5:16
lr touch word:boss	3:-6 5:15
lr touch word:boss O	3:-10 5:18
lr touch word:boss svo	1:-6 2:-7 3:-12 5:27 6:-6
lr use bring	1:-7 3:-6 4:-8 5:21 8:-6
lr use bring svo	0:-6 1:-12 3:-7 4:-12 5:30
lr use clean	0:10
lr use clean svo	0:9
lr use fall	1:-7 2:-13 3:-16 4:10 5:-7 6:14 8:12
lr use fall O	2:-6 3:-20 4:22 6:12 8:-8
lr use fall U	2:-7 3:-13 4:-6 8:24
lr use fall sov	0:10 2:-6 3:-15 4:24 8:-8
lr use fall svo	2:-8 3:-10 4:-7 6:11 8:13
lr use fight	6:14
lr use fight svo	3:-8 6:15
lr use hit	0:11
lr use hit svo	0:9
lr use make	1:-7 2:-12 4:23 8:-6
lr use make A	3:-8 4:16
lr use make sov	0:8 1:-6 2:-6 3:-7 4:13
lr use match	1:-8 2:12 3:14 4:7 5:-6 6:-8 8:-11
lr use match O	2:17 3:8 4:-8 6:-6 8:-8
lr use match U	3:-12 4:22
lr use match sov	3:13
lr use match svo	1:-6 4:21 6:-6 8:-9
lr use move	2:-11 3:-14 4:24 8:-6
lr use move A	0:-6 1:23 2:-7
lr use move O	0:15 3:-7
lr use move svo	2:-7 3:-12 4:24 8:-6
lr use none	0:11
lr use none A	0:16 1:10 2:-6 4:-13 5:-7 6:-7
lr use none F	0:-6 1:-12 2:-12 4:7 5:-7 6:27 7:-6 8:-10 9:-6
lr use none H	0:-13 1:-9 2:11 3:-14 4:-6 5:9 6:-8 8:17
lr use none N	0:-7 1:-8 2:-10 3:-14 4:15 5:18 6:-7
lr use none O	0:9 1:-9 2:-9 3:24 5:-10 6:-7
lr use none U	0:24 1:-7 2:13 4:-7 5:-6 6:-6 8:-10
lr use none V	0:10 1:31 2:-7 3:-16 4:-8 8:-9 9:-6
lr use none sov	0:21 1:-16 2:-19 3:-19 4:-9 5:-6 7:21 8:23
lr use none svo	0:7 6:10 7:-6
lr use none v2	1:-9 2:-9 3:36 4:6 5:-7 6:-7 8:-15
lr use play	1:-8 8:17
lr use play O	3:13
lr use play svo	1:-8 8:16
lr use reach	1:10 2:-9 4:-16 5:-9 6:-7 8:27
lr use reach A	1:11
lr use reach O	0:-10 3:19 5:-6 8:9
lr use reach svo	2:-7 4:-12 5:-8 6:-8 8:21
lr use shoot	0:7 1:-12 2:16
lr use shoot svo	1:-8 2:14
lr use take	0:-14 2:-20 3:28 4:-19 5:-8 6:-9 7:-6 8:27 9:-6
lr use take A	0:-9 1:9 2:-20 3:11 4:-10 8:18
lr use take F	1:-7 3:23
lr use take O	1:-8 2:-6 3:13 4:-10 6:-6 8:19
lr use take U	0:-13 1:-8 3:35 4:-6 8:-10
lr use take sov	0:-9 1:-10 2:-14 3:15 4:-10 8:20
lr use take svo	0:-14 2:-14 3:30 4:-15 5:-9 6:-11 8:21 9:-6
lr use touch	0:8 3:12 8:-6
lr use touch svo	1:-6 3:20 4:-6 5:-6 8:-8
lr use use	1:-7 2:14 3:20 4:-9 5:-6 6:-6 8:-11
lr use use svo	2:8 3:21 4:-8 6:-6 8:-12
lr use word:goal	0:6 3:-9 4:17
lr use word:goal O	3:-13 4:18
lr use word:goal svo	3:-14 4:21
lr victim none	0:14 1:-10 2:33 3:-9 4:-8 5:-6 8:-11
lr victim none A	0:7 1:-10 2:20
lr victim none N	0:9 2:11 4:-6 8:-9
lr victim none O	0:12
lr victim none svo	0:21 1:-10 2:19 3:-7 4:-6 8:-7
lr victim none v2	0:-7 1:-6 2:26 3:-6 8:-6
lr victim take	0:-8 1:8 3:19 4:-7
lr victim take A	2:14
lr victim take sov	1:6 2:-14 3:26 4:-6
lr victim take svo	0:-7 1:-7 2:8 3:18 4:-6
lr word:boss none	0:8 1:-12 2:-24 3:-7 4:-11 5:-8 6:-8 7:56 8:-10 9:-6
lr word:boss none A	0:-10 1:-12 2:-29 3:-14 4:-10 7:58 8:-7 9:-6
lr word:boss none F	0:-10 1:-6 2:-7 4:-8 6:-7 7:25
lr word:boss none H	0:10
lr word:boss none O	7:14
lr word:boss none U	1:-6 2:-7 3:-7 7:28 8:-7
lr word:boss none sov	0:-18 1:-8 2:-15 3:-15 4:-7 5:-6 6:-7 7:48 8:-8 9:-6
lr word:boss none svo	0:8 1:-11 2:-23 4:-11 5:-7 6:-7 7:48 8:-9
lr word:boss reach	0:8
lr word:boss reach svo	0:8
lr word:boss shoot	0:12 1:20 3:-9 4:-6 8:-7
lr word:boss shoot O	1:20 3:-6 8:-6
lr word:boss shoot svo	0:12 1:16 3:-9 8:-6
lr word:bricks none	0:-12 1:10 2:-15 3:38 4:-8 5:-7 6:-8 8:-7
lr word:bricks none A	1:-10 2:-9 3:22
lr word:bricks none F	3:22
lr word:bricks none O	0:-8 1:18 3:10
lr word:bricks none svo	0:-9 1:8 2:-11 3:30 4:-6 5:-6 6:-7 8:-6
lr word:enemy fall	2:14
lr word:enemy fall U	2:14
lr word:enemy fall svo	2:8
lr word:enemy none	2:49 3:-7 4:-10 5:-10 6:-7 7:-6 8:-10 9:-6
lr word:enemy none A	1:-18 2:44 3:-14 4:-7
lr word:enemy none F	0:-9 1:-6 2:47 3:-22 4:-7 6:-7
lr word:enemy none N	2:-11 3:35 4:-8 5:-7 8:-11
lr word:enemy none O	0:9 1:-7 2:32 3:-17 4:-7 5:-9 8:-7
lr word:enemy none U	0:18 2:9 3:-9
lr word:enemy none sov	0:-10 1:-7 2:48 3:-20 4:-9 5:-6 6:-7 8:-8
lr word:enemy none svo	0:11 1:-16 2:38 4:-9 5:-9 8:-9
lr word:enemy none v2	1:42 2:-25 3:-8 4:-8 8:-7
lr word:enemy play	0:-6 1:-11 2:30 3:-6
lr word:enemy play A	1:-6 2:19
lr word:enemy play H	1:-9 2:23
lr word:enemy play svo	1:-8 2:24
lr word:enemy shoot	0:-8 1:7 2:27 3:-13 4:-6 5:-6 8:-7 9:-6
lr word:enemy shoot svo	0:-8 1:6 2:28 3:-12 4:-6 5:-6 8:-6
lr word:enemy take	0:-6 2:-24 3:-10 9:30
lr word:enemy take A	1:17 2:-22 3:-11 9:22
lr word:enemy take v2	0:-7 2:-31 3:-12 9:38
lr word:enemy word:boss	0:-6 2:28
lr word:enemy word:boss U	0:-7 2:24
lr word:enemy word:boss sov	2:20
lr word:enemy word:hero	2:7
lr word:enemy word:hero H	2:9
lr word:enemy word:hero svo	2:10
lr word:goal attack	0:-7 2:-10 3:19 4:-11 8:16
lr word:goal attack svo	0:-6 2:-8 3:13 4:-8 8:16
lr word:goal none	0:8 1:-10 3:-13 4:29 5:-7 8:-8
lr word:goal none A	1:-9 2:12
lr word:goal none O	2:-7 3:-9 4:28 5:-6
lr word:goal none U	0:10
lr word:goal none svo	0:17 1:-6 2:-12 3:-12 4:25 5:-6 8:-7
lr word:goal reach	0:-6 2:-6 3:-13 8:-7 9:30
lr word:goal reach A	0:-6 2:-15 3:-13 9:31
lr word:goal reach svo	1:8 3:-8 8:-6 9:19
lr word:hero fight	0:14
lr word:hero fight svo	0:12
lr word:hero make	0:8
lr word:hero make O	0:9
lr word:hero make svo	0:8
lr word:hero none	1:18 4:-9 5:-10 6:12 7:-7 8:-9 9:-6
lr word:hero none A	0:-11 1:43 2:-13 3:-10
lr word:hero none F	0:19 1:-6 3:-7
lr word:hero none O	2:-7 5:-7 6:15 8:-7
lr word:hero none sov	0:12 1:14 3:-14
lr word:hero none svo	0:-10 1:19 4:-8 5:-8 6:10 7:-7 8:-8 9:-6
lr word:hero play	1:10 2:-7 3:-9 5:-6 6:20
lr word:hero play O	1:18
lr word:hero play svo	0:-6 1:12 2:-6 3:-7 6:15
lr word:hero steal	0:6 2:8
lr word:hero steal svo	1:-7 2:16
lr word:hero take	1:-17 2:22
lr word:hero take A	1:-7 2:14
lr word:hero take v2	1:-13 2:18
lr word:hero throw	3:22 6:-12
lr word:hero throw sov	3:18 6:-10
lr word:hero use	1:31 3:-13
lr word:hero use F	1:13 3:-6
lr word:hero use sov	0:10 1:8
lr word:hero word:boss	1:24 2:-6
lr word:hero word:boss A	1:23 2:-6
lr word:hero word:boss svo	1:29 2:-8 7:-6
lr word:hero word:enemy	2:6
lr word:hero word:enemy A	1:6 2:7
lr word:hero word:enemy svo	2:9
lr word:item bring	0:18 3:-13
lr word:item bring O	0:14 3:-10
lr word:item bring sov	0:9 3:-7
lr word:item make	0:-9 3:34 4:-7 8:-10
lr word:item make O	0:-9 3:28 4:-6 8:-7
lr word:item make U	0:11
lr word:item make sov	0:7
lr word:item make svo	0:-10 3:28 8:-6
lr word:item move	3:13
lr word:item move O	3:11
lr word:item move svo	3:14
lr word:item none	0:8 1:-9 2:-16 3:31 4:10 5:-8 6:-6 8:-10
lr word:item none A	0:8 2:-13 3:-10 4:19
lr word:item none F	0:6 2:-6 3:14
lr word:item none N	3:14 8:-6
lr word:item none O	3:27 4:-6 8:-7
lr word:item none svo	0:8 1:-8 2:-12 3:42 4:-9 5:-7 6:-6 8:-9
lr word:item none v2	3:-7 4:13
lr word:obstacle fight	1:-14 2:18
lr word:obstacle fight svo	1:-8 2:14
lr word:obstacle guard	1:17 2:-10
lr word:obstacle guard v2	4:16
lr word:obstacle hit	0:10
lr word:obstacle hit O	0:7
lr word:obstacle hit svo	0:11
lr word:obstacle none	0:11 2:8 3:-13 4:-6 5:10
lr word:obstacle none svo	0:6 2:-6 3:-7 5:16
mark also	0:18
mark also -	0:22 3:-6
mark also O	0:10
mark also Ou	0:10
mark also U	0:18
mark also Uu	0:19
mark also sov	0:25 3:-7
mark and	2:13 4:-12 5:16 6:-9 8:-10 9:-8
mark and -	1:16 2:11 3:14 4:-11 6:-7 7:-7 8:-16 9:-7
mark and A	0:-10 1:14 2:22 3:-9 4:-13 5:-12 6:-8 7:14 8:-13 9:-9
mark and Au	0:-17 1:17 2:26 3:-11 4:-13 5:-12 6:-8 7:11 8:-13 9:-9
mark and F	1:-10 2:15 4:-8 5:12 6:-7 8:-8
mark and Fu	1:-10 3:-10 4:-8 5:27 6:-6 8:-8
mark and N	2:-6 4:-7 5:24 8:-15
mark and Nu	0:-7 3:14 4:-6 5:14 8:-11
mark and O	1:-7 2:-9 4:-6 5:22 6:-6 8:8
mark and Ou	0:-7 1:-10 2:-12 3:10 4:-7 5:16 6:-7 8:11
mark and U	0:19 1:9 2:-9 5:-7 8:-8
mark and Uu	0:7 1:10 2:-9 3:17 5:-7 8:-9
mark and h	1:-14 2:15 3:-15 4:-10 5:21 6:-9 9:-8
mark and sov	1:10 2:11 4:-13 5:11 6:-9 8:-10 9:-8
mark as	0:7 1:21 2:-12 5:-8 6:-7 7:-6 8:13 9:-6
mark as -	0:11 1:22 2:-11 5:-6 6:-7
mark as A	1:19 2:-17 3:14 4:-6 8:-7
mark as Ap	2:-15 3:15
mark as Au	0:-6 1:11 2:-12 3:19 8:-7
mark as F	1:18 2:-6 3:7 4:-6 6:-8 8:-8
mark as Fp	0:20 3:-12
mark as Fu	1:9 2:-6 3:22 4:-6 6:-7 8:-7
mark as H	0:17 2:-9
mark as Hu	0:10
mark as N	0:6 3:-8 4:-10 8:22
mark as Nu	3:-11 4:-10 5:-6 8:28
mark as O	1:12 2:-10 4:16 5:-11 6:-10 7:-7 8:9 9:-6
mark as Op	3:17
mark as Os	0:-12 1:-22 3:-11 8:40
mark as Ou	1:18 2:-10 4:27 5:-10 6:-9 7:-6 8:-14 9:-6
mark as U	0:27 1:6 3:-9 8:-8
mark as Uu	0:23 1:11 3:-10 8:-8
mark as h	1:-11 2:-10 3:-16 4:10 5:-10 6:-6 8:26
mark as sov	0:15 1:-10 3:12
mark as svo	1:20 2:-16 5:-9 6:-8 7:-6 8:15 9:-6
mark as v2	1:-6 3:-7 4:23 8:-13
mark at	0:6 1:-6 3:-7 4:15 5:-7 6:-7 8:11
mark at -	0:8 3:-8 4:8 5:-8 6:-7 8:23 9:-6
mark at A	1:-12 2:25 6:-6
mark at Ap	2:29 3:-14 4:6
mark at As	1:8 2:-24 3:22 7:-7
mark at Au	1:-28 2:31 3:10 4:-13 5:-8 6:-8
mark at F	1:-12 2:-13 3:-6 4:21 5:-10 6:-12 7:-7 8:25 9:-7
mark at Fp	0:-8 1:-6 2:9 3:16 4:10 5:-8 6:-7 8:-11
mark at Fs	0:-6 3:-14 8:23
mark at Fu	0:13 1:-9 2:-18 3:-26 4:25 5:-6 6:-11 8:23
mark at H	0:-7 1:-6 2:36 4:-8 6:-7 7:8 8:-6
mark at Hp	2:30 4:-6
mark at Hu	2:29 6:-6
mark at N	0:10 1:-8 2:-10 3:-12 4:20 5:-7 8:22
mark at Np	0:17 2:-11 3:-11 4:22 8:-7
mark at Ns	0:7 1:-6 2:-6 3:-9 5:-6 8:21
mark at Nu	0:8 1:-9 2:-10 3:-13 4:25 5:-12 6:-6 8:23
mark at O	2:-8 3:-11 4:41 5:-10 6:-11 7:-6 8:7 9:-7
mark at Op	0:-11 1:6 2:-19 3:-7 4:38 5:7 6:-11 7:-7 9:-9
mark at Os	0:-16 1:-20 2:7 3:-20 4:35 5:-9 6:-9 7:-6 8:16 9:-6
mark at Ou	0:11 2:-6 3:-10 4:21 5:-11 6:-10 8:16 9:-6
mark at U	0:18 1:-6 2:-7 3:6
mark at Up	0:6
mark at Us	0:21 1:9 2:-6 3:-8 8:-10
mark at Uu	0:7 1:-11 3:11 5:-7 8:12 9:-6
mark at V	1:18 2:12 3:-14 4:-18 5:-7 6:-6 7:-6 8:7
mark at Vp	0:-6 1:13 2:13 4:-6 8:-6
mark at Vu	1:9 2:-8 3:-15 4:-21 5:-6 8:15 9:13
mark at h	1:-10 2:9 3:-9 4:22 6:-7
mark at sov	3:33 4:-14 8:-12
mark at svo	0:6 1:-6 2:7 3:-12 4:16 5:-6 6:-8 8:11
mark at v2	0:6 1:-12 4:27 5:-11 6:-8 7:-6 8:8 9:-6
mark by	0:11 1:18 2:9 3:-16 5:-11 6:-6 7:-6
mark by -	1:39 2:-17 3:-19 5:-7 6:-6 7:-6 9:-6
mark by A	1:24 2:11 3:-7 4:-9 8:-7
mark by Ap	2:6
mark by As	1:27 2:-9
mark by Au	1:16 4:-6
mark by N	1:29 2:-11 3:-15 5:-10
mark by Np	4:15 8:-9
mark by Nu	0:8 1:22 2:-8 3:-10 4:-17 5:-7 8:8
mark by O	1:-6 3:-12 8:23
mark by Op	0:14 3:-6
mark by Ou	3:-10 8:19
mark by V	1:-6 2:18
mark by Vp	2:14
mark by h	0:15 1:-9 2:18 3:-7 4:-10 5:-7 8:6
mark by svo	1:10 2:22 3:-13 4:-13 5:-7
mark by v2	0:6 1:9 2:-7 3:-12 4:11 5:-9 8:6
mark for	0:21 1:6 2:-11 3:6 4:8 5:-6 6:-6 8:-11
mark for -	0:20 1:17 2:-13 8:-10
mark for A	0:8 1:25 2:-21 3:-18 4:18 8:-8
mark for Ap	0:10 1:20 2:-10 3:-11
mark for As	0:10 1:14 2:-10 3:-8
mark for Au	0:-8 1:9 2:-16 3:-12 4:29 8:-7
mark for F	1:-9 3:24 4:-6
mark for Fu	1:-7 3:15
mark for N	0:23 8:-6
mark for Nu	0:25 8:-6
mark for O	0:15 4:7 8:-8
mark for Ou	0:15 3:-13 4:17 8:-9
mark for U	0:26 3:-7
mark for Up	0:9
mark for Uu	0:18
mark for h	0:21 1:-6 2:-11 4:13 8:-6
mark for svo	0:19 1:7 2:-12 3:7 4:10 5:-7 6:-6 8:-11
mark for v2	0:17
mark from	1:-8 2:11 7:-6 8:19
mark from -	0:6 1:-9 2:9 4:-7 6:-6 8:22 9:-6
mark from A	1:-12 2:34 3:-12
mark from Ap	2:39 3:-16 4:-11
mark from As	0:8 2:14 8:-7
mark from Au	0:8 1:-17 2:27 3:-10 7:-6 8:-12
mark from F	0:-11 1:-14 2:-18 3:23 4:-7 5:10 7:-6 8:11 9:-7
mark from Fp	4:16
mark from Fu	0:-12 1:-14 2:-23 3:26 4:-16 5:11 6:14 7:-7 8:6 9:-7
mark from H	1:-7 2:45 3:-7 4:-6 5:-7 8:-9
mark from Hp	2:26
mark from Hu	1:-6 2:40 3:-7 5:-7 8:-9
mark from N	0:8 1:-7 2:-15 4:-13 6:-7 8:43 9:-6
mark from Np	2:-9 3:-12 4:-13 5:-8 8:37
mark from Ns	4:-6 5:15 8:6
mark from Nu	0:13 1:-7 2:-13 4:-10 6:-6 8:34
mark from O	2:-11 3:-9 4:9 6:-6 7:-7 8:33 9:-8
mark from Op	0:17 2:-10 4:-7 5:13
mark from Ou	0:-8 1:6 2:-7 3:-17 4:17 7:-8 8:30 9:-8
mark from U	0:6 4:-9 5:-8 6:-7 8:23
mark from Up	2:27 3:-8 8:-8
mark from Us	2:-6 8:14
mark from Uu	1:-6 4:-10 5:-9 6:-7 8:32 9:-6
mark from V	1:-21 2:39 3:-10 4:-11 5:-12 8:10 9:-8
mark from Vu	0:7 1:-20 2:40 3:-9 4:-10 5:-9 9:-9
mark from h	1:-8 2:16 3:-7 6:-6 7:-6 8:18
mark from sov	1:-13 2:15 3:-7 4:-15 5:10 6:-8 7:-6 8:28 9:-9
mark from svo	2:8 7:-6 8:16
mark from v2	0:10 1:-9 2:15 3:-10 4:7 6:-7 7:-6
mark in	0:7 1:-7 2:-6 3:-10 6:-7 8:22
mark in -	2:-6 3:-10 4:9 7:-6 8:23 9:-6
mark in A	0:17 1:-6 2:20 3:-8 4:-16 5:-9
mark in Ap	0:6 3:7 4:-14 5:-6 7:17 8:-13 9:-6
mark in As	0:6 1:7 3:17 4:-12 5:-6 8:-13
mark in Au	0:13 1:-17 2:12 3:-7 4:-18 5:-9 6:10
mark in F	2:-16 3:9 6:-15 7:-9 8:26 9:-9
mark in Fp	1:-10 2:-15 3:-7 4:17 5:13 6:-11 7:-6 8:10 9:-6
mark in Fs	1:-8 2:-7 3:-11 5:-7 6:-9 8:31
mark in Fu	1:-8 2:-13 4:-7 5:10 6:-10 7:-6 8:23 9:-6
mark in H	1:-13 2:15 3:-7 5:-9 6:-7 7:-6 8:14
mark in Hp	0:17 2:-10
mark in Hu	0:-13 1:-17 2:33 3:-8 4:-8 5:-10 6:-8 7:-6 8:19 9:-6
mark in N	0:8 1:-9 2:-8 3:-11 5:12 6:-6 8:25
mark in Np	0:-12 1:-7 2:-10 3:-17 4:32 5:25 6:-7 7:-6 8:-16 9:-6
mark in Ns	0:16 1:-9 2:-7 3:-6 5:-12 8:27
mark in Nu	0:6 1:-9 2:-9 3:-13 5:6 6:-6 8:32
mark in O	0:7 2:-11 3:-16 4:11 6:-6 7:-6 8:27 9:-6
mark in Op	1:-12 2:-14 3:-20 4:21 5:25 6:-11 7:-7 8:11 9:-7
mark in Os	2:-9 3:-17 4:8 5:-13 6:-8 7:-6 8:28
mark in Ou	2:-11 3:-14 4:9 7:-6 8:28 9:-6
mark in U	0:6 1:-10 2:-9 6:-6 8:17
mark in Up	0:-14 1:-8 2:-12 3:-14 4:13 5:45 6:-6 7:-6 8:-27 9:-6
mark in Us	0:6 3:12 4:-7 8:6
mark in Uu	1:-8 2:-9 6:-6 7:6 8:16
mark in V	0:6 1:7 2:-14 3:-19 4:12 6:-8 7:-7 8:21 9:-7
mark in Vp	1:-9 2:-19 3:-9 4:-9 5:41 8:-13
mark in Vs	0:-9 2:-14 3:-9 4:-14 5:-8 6:-8 7:-6 8:32 9:11
mark in Vu	0:15 1:7 3:-17 4:15 5:-10 6:-6 8:7 9:-10
mark in h	0:7 1:-10 2:-6 3:-9 5:13 6:-7 8:14
mark in sov	0:6 1:-9 3:-14 7:-6 8:29 9:-6
mark in svo	0:7 2:-7 3:-12 6:-7 8:26
mark in v2	1:-17 3:-13 4:34 8:8 9:-7
mark is	2:10 3:-6 8:-10
mark is -	0:7 1:14 2:19 4:-10 6:-7 8:-9
mark is A	2:10 4:12 5:-9 6:-7 8:-11
mark is Ap	1:-15 2:20 4:13 5:-7 6:-6 7:-7 8:-7 9:-9
mark is As	0:10 1:8 2:6 3:-11 5:-6 8:-8 9:-9
mark is Au	0:-10 2:-6 3:6 4:18 5:-9 6:-7 8:-13 9:9
mark is F	0:22 1:-13 4:-11 6:-7 9:13
mark is Fp	0:6 2:20 4:-7 6:-6
mark is Fs	0:6 1:-22 2:-8 4:-12 6:-6 8:-6 9:29
mark is Fu	0:15 1:-6 2:-6 3:11
mark is H	0:-13 1:-13 2:25 3:-10 4:-6 5:12 6:-6 7:6 8:-6
mark is Hp	0:-8 1:-7 2:36 3:-7
mark is N	0:17 3:6 5:-7 8:-12
mark is Nu	0:10 2:14 3:-8 4:10 5:-7 8:-12
mark is O	0:-13 1:21 2:-6 3:-12 4:-8 6:-14 7:12 9:14
mark is Op	2:8 4:-6 5:14
mark is Os	0:-17 1:34 2:-15 3:-22 4:-12 5:-10 6:-11 7:10 8:-14 9:22
mark is Ou	2:12 3:-16 5:-11 6:-9 9:17
mark is U	0:9 2:7 3:-14 5:7 8:-11
mark is Up	0:-13 1:-8 2:22 3:-10 4:-7 5:14 8:-6
mark is Us	0:-27 1:-14 2:9 3:-11 4:-10 5:-8 6:12 7:12 8:-11 9:22
mark is Uu	0:19 1:15 3:-13 5:-6 8:-8
mark is V	1:19 2:16 3:-10 4:-8 5:-6 8:-7
mark is Vp	2:8
mark is Vs	1:9
mark is Vu	1:21 2:-6
mark is h	1:-21 2:-15 3:-11 4:21 5:-8 7:19 8:-14 9:21
mark is sov	0:8 1:8 3:15 4:6 5:-8 6:-7 7:-6 8:-14 9:-6
mark is svo	2:16 3:-8 8:-8
mark is v2	0:19 1:-8 2:9 3:-12 4:-9 9:13
mark none	3:6
mark none -	1:12 3:7
mark none A	1:15 6:-6
mark none Ap	2:17 3:13 7:-6 8:-8
mark none As	1:24 4:-6
mark none Au	1:18 6:-6
mark none F	3:19 8:-6
mark none Fp	3:26 8:-7
mark none Fs	0:-10 1:10 2:-16 3:16 4:10 5:-10 6:10 8:-12 9:-8
mark none Fu	3:17
mark none H	2:18 8:-8
mark none Hp	1:-14 2:31 5:8 8:-6
mark none Hs	1:33 2:-20 4:-7 5:-8 6:-7 7:15 8:-7 9:-6
mark none Hu	1:11 2:14 4:-6 6:-6 8:-9
mark none N	1:-6 3:6 4:10 7:-6 9:-6
mark none Np	1:-11 4:11 5:7 6:-7 7:-6 8:12 9:-7
mark none Ns	2:-11 4:20 5:-7 6:-6 7:-6 8:13 9:-6
mark none Nu	3:9 4:8 7:-6 9:-6
mark none O	3:14
mark none Op	1:-9 3:23 4:-7 5:8 7:-6
mark none Os	1:7 5:-9
mark none Ou	0:6 3:9
mark none U	0:14
mark none Up	0:10 2:11
mark none Us	0:6 1:22 2:-6 3:-9 5:-7 6:-7 9:-6
mark none Uu	0:13
mark none V	1:10 3:6 6:-6
mark none Vp	0:7 1:-11 2:16 3:11 6:-8 7:-6 8:-12 9:-7
mark none Vs	1:22 2:-7 3:-13 4:-9 6:-7 7:16 9:-9
mark none Vu	1:15 5:-9 6:-7 7:-7
mark none h	1:-13 2:10 3:6
mark none svo	3:6
mark none v2	3:12 7:-6
mark not	0:10 1:-9 2:37 3:-21 4:-11 5:-6 6:-6
mark not -	0:7 1:-8 2:28 3:-7 4:-6
mark not A	0:12
mark not Ap	2:13
mark not F	0:-8 1:-7 2:42 3:-23 4:-7 6:-6 8:-7
mark not H	2:25
mark not Hp	0:-6 2:29
mark not N	8:14
mark not Nu	8:11
mark not O	0:14
mark not Ou	0:10
mark not h	0:7 2:18 3:-14 4:-11 5:-7 8:14
mark not svo	0:8 1:-8 2:26 3:-11 4:-9 5:-7
mark not v2	2:26 3:-16
mark obj	1:-9 2:6 3:21 7:-6 8:-7
mark obj -	2:13 3:14 4:8 5:-6 7:-6 8:-10 9:-7
mark obj A	1:-17 2:16 3:20 4:9 6:-11 7:-8 8:-11
mark obj Au	1:-16 2:17 3:13 4:9 6:-10 7:-8 8:-11 9:6
mark obj F	0:-7 1:-10 2:-7 3:19 5:-8 6:17 9:-6
mark obj Fu	0:-7 1:-10 3:19 5:-8 6:15 9:-6
mark obj H	0:-8 1:-9 2:12 3:-13 4:-7 5:16 6:9 7:-6 8:-6 9:-6
mark obj Hu	1:-7 2:10 3:-11 5:17
mark obj N	1:-8 2:-11 3:20 4:7 6:-8 9:-6
mark obj Nu	1:-7 2:-10 3:15 6:-9 8:8 9:-6
mark obj O	1:-9 3:32 5:7 7:-6 8:-6 9:-7
mark obj Ou	1:-8 2:-7 3:34 4:-6 5:9 8:-10 9:-6
mark obj U	0:-12 1:-16 2:16 5:15 7:-7 9:-9
mark obj Uu	1:-14 2:12 3:11 4:-6 5:9 7:-6 9:-8
mark obj V	1:9 3:10 4:-6 5:-6 8:-9 9:-6
mark obj Vu	0:6 1:8 3:14 4:-6 8:-8 9:-7
mark obj h	0:-8 1:-12 2:-6 3:22 5:9 6:7 7:-7
mark obj sov	1:-10 2:6 3:18 7:-6
mark of	3:8
mark of -	1:9 2:-6 7:-6 8:6 9:-7
mark of A	1:21 3:7 6:-7 7:-8 9:-9
mark of Ap	0:10 1:30 2:-19 4:7 5:-6 6:-6 8:-9 9:-7
mark of As	0:-17 1:29 2:-20 3:-16 4:-12 6:-6 7:-6 8:25 9:-6
mark of Au	1:19 2:17 3:6 4:-10 6:-8 7:-9 8:-9 9:-10
mark of F	0:-9 1:-7 2:10 3:26 4:-8 7:-8 8:-18 9:10
mark of Fp	0:-7 1:-16 2:-12 4:-15 5:-8 6:30 8:-10 9:15
mark of Fu	0:-6 1:-11 2:16 3:27 6:-14 7:-7 8:-12
mark of H	2:24 3:-10 4:-6 5:-8 6:-7 8:-9 9:6
mark of Hp	1:-8 2:26
mark of Hu	1:10 8:-7 9:15
mark of N	0:6 2:-11 3:11 7:-6 8:16 9:-6
mark of Np	0:-18 1:-10 2:-11 3:29 4:-10 5:-15 6:14 7:-6 8:11 9:-6
mark of Ns	0:-11 1:-8 2:-6 3:15 4:-18 5:-7 8:28
mark of Nu	0:13 2:-9 4:-7 6:-7 8:24 9:-6
mark of O	1:-8 2:-7 6:12 7:-7 8:14 9:-8
mark of Op	2:-10 3:15 4:-12 6:16 8:6 9:-6
mark of Os	0:8 3:-13 4:21 6:-6 8:-8
mark of Ou	1:-8 2:-7 3:-10 6:8 7:-6 8:15 9:-8
mark of U	0:7 1:-7 2:-14 3:-10 4:15 6:-7 8:14 9:-6
mark of Up	1:-6 2:-14 3:19 4:-8 5:17 8:-12
mark of Uu	0:11 1:-11 2:-10 3:-18 4:12 5:-8 6:-6 7:7 8:21
mark of V	2:-14 3:-6 4:10 5:-7 6:-6 8:22 9:-8
mark of Vp	1:-16 3:-12 4:33 8:-9
mark of Vu	1:7 2:-13 4:-10 5:-6 6:-6 8:26 9:-7
mark of h	1:-17 2:9 8:8 9:7
mark of sov	1:7 2:8 6:-9 8:10 9:-8
mark of svo	2:-10 6:7 7:-7
mark of v2	0:16 2:-7 3:-10 4:-18 5:-6 8:27
mark subj	1:13 7:-6
mark subj -	1:27 4:-9 6:-7 9:-6
mark subj A	1:18 2:12 8:-9
mark subj Au	0:-6 1:11 2:11 4:-6 8:-9 9:10
mark subj F	0:-10 1:32 2:-13 4:-9 5:-9 7:-6 8:-11 9:9
mark subj Fu	0:-8 1:28 2:-13 4:-11 5:-9 7:-6 8:-11
mark subj H	1:-10 2:21 3:-7 8:8
mark subj Hu	0:6 2:12 3:-8 5:-6 8:9
mark subj N	1:-8 2:-19 3:-18 4:27 5:14
mark subj Nu	1:-7 2:-15 3:-16 4:25
mark subj O	0:-7 1:-7 3:20 4:-13 5:12 6:-10 7:-7 8:6 9:-7
mark subj Ou	1:-10 2:-7 3:24 4:-13 6:-10 7:-6 8:12 9:-7
mark subj U	1:15 3:11 4:-10 5:-11 6:-6 9:-7
mark subj Uu	1:11 3:18 4:-9 5:-9 6:-6 9:-6
mark subj V	1:6 2:12
mark subj Vu	1:10 2:13 3:-6 8:-6
mark subj h	0:-8 1:-31 2:12 4:19 7:-9 8:-7 9:15
mark subj sov	1:18 6:-6 7:-6
mark to	0:6 1:-7 2:6 3:-10 4:27 6:-6
mark to -	0:19 2:7 3:-17 4:24 5:-6 6:-6 8:-7
mark to A	1:-19 2:41 3:-6 4:12 5:-6 6:-6 7:-6 8:-9 9:-6
mark to Ap	0:6 1:-9 2:-22 4:29
mark to Au	1:-16 2:50 3:-6 5:-7 6:-6 7:-6 8:-9 9:-6
mark to F	0:22 2:-10 3:-20 4:10 6:-6 8:14
mark to Fu	0:21 2:-6 3:-17 8:10
mark to H	1:-6 2:34 4:-10 6:-7
mark to Hu	1:-6 2:31 4:-7
mark to N	1:-6 3:-12 4:41 6:-6 8:-6
mark to Np	4:29 5:-11 8:-10
mark to Ns	4:10
mark to Nu	1:-6 3:-13 4:44 6:-6 8:-7
mark to O	2:-15 3:-22 4:41 6:-11 7:-7 8:14 9:-7
mark to Op	0:-10 4:16 8:-6
mark to Os	0:12
mark to Ou	1:14 2:-15 3:-20 4:35 5:-7 6:-12 7:-7 8:13 9:-7
mark to U	0:16 1:-9 2:-11 3:-7 4:19 5:-6 8:11
mark to Up	2:-7 3:-9 4:12 8:14
mark to Us	0:6 1:-8 3:22 4:-10 8:-8
mark to Uu	0:16 1:-8 2:-10 3:-12 4:24 5:-6 8:10
mark to V	2:14 3:-8 4:-6 8:13
mark to Vs	0:-8 2:-6 4:-6 8:23
mark to Vu	0:7 1:-9 2:13
mark to h	1:-10 2:9 4:28 5:-6 6:-7 7:-6 8:12 9:-6
mark to sov	0:9 1:-8 2:17 3:-16 4:21 6:-7
mark to svo	3:-15 4:36 5:-8 6:-7 8:8
mark to v2	0:16 1:-6 2:-12 3:21 4:8 5:-10 8:-13
mark vs	1:-16 2:54 3:-10 4:-6 8:-6
mark vs -	0:8 1:-24 2:54 3:-10 4:-6 8:-6
mark vs A	1:-23 2:59 3:-8
mark vs Ap	1:-20 2:49 3:-8
mark vs As	0:-7 1:-39 2:70 3:-8
mark vs Au	1:-21 2:50 3:-8
mark vs F	2:21 6:-6
mark vs Fp	2:10
mark vs Fu	2:21 3:-11
mark vs H	1:-7 2:38 3:-9
mark vs Hp	2:29
mark vs Hs	1:-9 2:24 3:-6
mark vs Hu	2:10
mark vs N	0:6 1:21 2:9 3:-9 4:-12 5:-7 8:-16
mark vs Np	0:-10 1:25 2:12 3:-11 4:-10 5:-6 8:-14
mark vs Nu	0:11 2:9 8:-6
mark vs O	0:12 1:-8 2:44 3:-19 4:-8 5:-11 6:-8 8:-11
mark vs Op	1:-6 2:47 3:-19 4:-8 5:-12 6:-7 8:-10
mark vs Os	0:10
mark vs Ou	0:8 2:23 3:-9 6:-6 8:-7
mark vs U	1:-8 2:30 3:-11 4:-8 8:-8
mark vs Uu	2:31 3:-10 4:-8 8:-7
mark vs h	0:-7 1:-7 2:57 3:-11 4:-6 5:-6 8:-6
mark vs sov	0:-6 1:-29 2:50 3:-8
mark vs svo	1:-15 2:54 3:-11 4:-6 8:-7
mark vs v2	1:-18 2:51 4:-7 5:-7 8:-7
mark with	1:12 4:-8 6:9
mark with -	1:19 4:-7 6:6
mark with A	1:24 6:-8
mark with Ap	0:-6 1:19 4:-10 5:-8 6:-11 7:-8 8:13
mark with As	1:45 2:-19 8:-6
mark with Au	1:-9 2:7 3:13 4:11 6:-10 7:-9 8:-7
mark with F	1:19 2:-12 3:8 4:-6 5:-7 6:8
mark with Fp	2:-9 3:20 4:-9 5:-6
mark with Fs	1:50 2:-7 3:-29 4:-6 6:-8 8:-7
mark with Fu	0:7 1:9 2:-13 3:6 5:-8 7:-6
mark with H	1:22 2:-19 3:-18 4:-10 5:15 6:13 8:-11 9:-8
mark with Hp	0:12 2:-12 3:-13 4:-6 5:7 6:17 8:-7
mark with Hs	1:24 2:-8 3:-8 6:-7 7:7
mark with Hu	0:-13 1:9 2:-15 3:-10 4:-8 5:11 6:29 7:-6 8:-8 9:-6
mark with N	1:-7 2:-13 4:-9 5:29 7:-7 9:-7
mark with Np	0:-10 1:13 2:-11 4:-17 6:16 7:-6 8:-9
mark with Ns	3:25 4:-7 8:-11
mark with Nu	1:-7 2:-11 3:-10 4:-7 5:30 6:-13 7:-7 8:13 9:-7
mark with O	2:-6 3:6 4:-14 6:25 7:-6 9:-7
mark with Op	0:6 1:-15 2:-10 3:18 4:-11 5:-8 6:17 8:8
mark with Os	0:14 1:20 2:-9 3:-14 4:-11 5:-8 6:30 7:-7 8:-24 9:-6
mark with Ou	2:-8 4:-16 6:26 7:-7 8:10 9:-8
mark with U	0:14 1:7 3:6 5:-7 6:7 8:-10
mark with Up	0:27 1:-7 2:18 3:-14 4:-7 5:-6 6:-6 8:-8
mark with Us	1:18 3:-9
mark with Uu	2:-11 3:11 5:-8 6:8 7:-6 8:-7 9:-6
mark with V	1:39 4:-9 5:-9 8:-11
mark with Vp	0:-8 1:25 2:6 3:-14 4:-6 5:-10 6:9 8:-9
mark with Vs	1:42 2:-8 3:-9 4:-6 8:-7
mark with Vu	1:24 2:-10 3:12 4:-8 6:-6 8:-10
mark with h	0:7 1:-16 6:14 7:-6 8:13
mark with sov	1:9 5:-6 6:17 7:-7
mark with svo	1:17 2:-6 3:7 4:-8 6:7 9:-6
mark with v2	0:10 1:14 2:-11 4:-10 6:10
nc A A	1:16 7:-6
nc A F	1:-10 2:-7 3:13 6:13
nc A H	1:9 2:23 7:-6 9:-7
nc A N	0:6 1:-11 4:17 6:-6 8:9
nc A O	0:6 1:-6 2:-10 3:6 6:6 7:-6 8:6
nc A U	0:11
nc A V	0:13 1:-8 3:9 4:-7 6:-6 8:9
nc F A	1:14 2:22 3:-8 8:-7
nc F F	1:18 3:15 4:-10 6:-9
nc F H	0:-9 2:9 3:-9 4:-8 5:-12 6:-16 7:22 8:-9 9:12
nc F N	2:-13 3:8 4:11 5:-18 6:-7 8:21 9:-6
nc F O	1:11 5:11 6:-11 7:-6 8:8 9:-7
nc F U	0:6 5:-6 8:9
nc F V	0:6 1:18 2:-11 3:-14 4:-13 5:-7 9:16
nc H A	0:-6 1:25 2:-15 4:7 5:-8 7:-7 8:-11 9:16
nc H F	1:-7 2:-8 3:29 5:-6 6:7 8:-6
nc H H	1:-8 3:-13 6:6 7:17 8:-10 9:7
nc H N	1:-12 2:-11 3:9 4:27 8:-9 9:-6
nc H O	1:-8 2:-11 6:24 7:-6 8:6 9:-7
nc H U	1:-7 2:-13 3:7 4:15 5:-11
nc H V	2:-17 4:-8 5:12 8:13 9:-6
nc N A	1:22 2:6 6:-6 7:-6 8:-8
nc N F	1:-7 3:33 5:-6 8:-9
nc N H	0:-12 1:-16 2:30 3:-15 4:6 6:12 8:-9 9:-7
nc N N	1:7 2:-8 3:12 7:-6
nc N O	2:-11 3:17 4:-7 7:-6 8:7 9:-6
nc N U	0:10 3:9
nc N V	1:31 3:11 4:-14 5:-10 6:-7 7:-6 8:-13
nc O A	1:13
nc O F	3:15 8:-7
nc O H	1:16 2:8 3:-18 5:17 6:-11 7:-8 8:-13
nc O N	0:8 1:-7 3:-7 4:-6 7:-6 8:19 9:-6
nc O O	3:15 8:7
nc O U	0:14 3:6
nc O V	1:13 3:-6 4:11 5:-8 7:-6
nc U A	2:13 6:-7
nc U F	1:-8 3:15 7:-6 8:7
nc U H	1:-16 2:22 3:-10 4:-10 5:18 9:-9
nc U N	1:-9 3:6 5:9 7:-6 8:17 9:-7
nc U O	0:7 4:14 7:-6
nc U U	0:11 3:6
nc U V	1:22 2:-22 3:16 4:-10 5:-10 6:-8 7:-7 8:16
nc V A	1:37 2:-14 8:-8
nc V F	0:-10 1:9 2:-14 3:14 4:-7 5:-9 6:18 7:-7 9:-8
nc V H	1:22 2:-13 3:-6 4:9 5:-6
nc V N	0:6 1:6 2:-10 4:7 5:-8 6:-6 8:8 9:-6
nc V O	0:-9 1:6 2:-14 4:9 7:-7 8:23 9:-8
nc V U	0:7 2:9 4:-13 5:-11 6:-7 8:8
nc V V	2:12 4:7 5:-12 6:-8 7:-8
nc edge A	2:16 5:-6 6:-6 9:-6
nc edge F	3:19 8:-6
nc edge H	2:27 4:-7 8:-6
nc edge N	1:-8 2:-6 4:9 7:-6 8:11
nc edge O	1:-7 9:-6
nc edge U	0:17
nc edge V	1:14 2:11 3:-10 5:6 6:-6 8:-8 9:-8
nk - animal	0:-6 1:8 2:23 4:-9 6:-6 9:-6
nk - body	0:-7 1:-10 2:-18 3:15 4:-16 5:31 6:-11 7:18 8:-21 9:-6
nk - building	0:12 1:-7 2:-11 3:-15 4:32 6:-6 8:9
nk - creature	2:22 3:17 4:-10 5:-7 6:-7 9:-6
nk - food	3:13 8:-6
nk - nature	0:22 1:-9 2:6 3:-9 4:-8 5:11
nk - object	0:10 1:-6
nk - person	0:11 3:-13 4:19 5:-7 6:-6
nk - plant	0:-12 1:-7 2:-14 3:20 5:13 7:-7 8:10 9:-7
nk - sign	0:-8 1:-6 2:-8 3:28 4:-9 8:-13
nk - vehicle	1:7 2:11 3:-9 4:6 8:-8 9:-8
nk animal animal	1:18 3:12 5:-6 7:-6
nk animal body	1:-6 3:-7 4:-7 5:-6 8:26
nk animal building	1:-9 2:-9 3:-20 4:38 6:-6 8:12 9:-6
nk animal creature	1:-17 2:10 3:-9 6:8 9:-8
nk animal face	0:10 1:-6 2:-6 3:-6 8:12
nk animal food	1:-10 2:-8 3:15 5:-6 6:15
nk animal nature	0:12 1:-13 2:-6 3:-6 5:11 6:-6 8:12
nk animal object	0:7 1:-8 2:-6 3:6 6:8 7:-6
nk animal person	0:8 1:10 2:-6 3:-18 4:32 5:-6 8:-13 9:-7
nk animal plant	1:-12 2:7 3:47 4:-17 5:-12 6:-6 8:-10 9:-6
nk animal sign	3:6
nk animal vehicle	0:25 1:-19 2:17 3:-10 5:11 9:-9
nk body animal	2:15 3:-9 4:20 5:-7 7:-6 8:-10 9:-6
nk body body	3:17
nk body building	0:21 8:-12
nk body creature	0:-6 1:-18 3:-8 4:27
nk body food	0:-6 1:-7 4:-9 8:20
nk body nature	0:-16 1:24 3:-7 4:-7 8:7
nk body object	0:12 1:-10 2:-9 3:9 4:-8 5:18 8:-10
nk body person	0:15
nk body vehicle	0:11
nk building animal	0:-8 1:29 3:9 6:-9 7:-6 8:-11 9:-7
nk building body	3:11
nk building building	1:-11 2:-12 3:-10 4:13 6:-7 7:-6 8:31 9:-6
nk building creature	0:-9 1:-7 2:34 5:-7 7:8 8:-8
nk building food	1:-7 3:15 5:-7 6:15 8:-10 9:-6
nk building nature	0:13 1:-8 2:-10 3:-14 5:32 8:-10
nk building object	0:6 3:23 4:-6 5:-7
nk building person	0:20 1:14 3:-12 4:-12 8:-8 9:7
nk building plant	1:-10 2:-8 3:32 4:-23 5:11
nk building vehicle	1:24 4:-16 5:-12 6:-7 7:-6
nk creature animal	0:-10 2:20 3:-9 4:-12 5:-7 6:-7 7:-8 8:-10 9:28
nk creature body	0:-12 1:-18 2:-8 3:-15 4:-6 6:13 8:34
nk creature building	0:19 1:-7 3:-17 4:36 8:-26
nk creature creature	1:16 3:11 4:-10 5:-7 6:-6 8:-7
nk creature food	0:-13 2:-14 3:-8 5:-10 6:41 9:-6
nk creature nature	1:-9 2:-7 3:-14 5:27 6:9 8:-11
nk creature object	0:13 2:-11 4:7 5:-7 6:17 8:-11
nk creature person	1:17 3:-17 4:22 8:-9 9:-7
nk creature plant	0:-18 1:-9 2:-11 3:51 4:-16 5:10 6:-6 8:-23
nk creature vehicle	0:15 2:-8 3:15
nk face animal	0:-8 1:-8 2:-18 3:-10 8:34
nk face creature	0:-9 1:15 2:-12 3:14
nk face object	0:17
nk food animal	0:-7 1:13 2:23 5:-6 6:-6
nk food body	3:11
nk food building	0:14 1:-12 2:-12 3:-18 4:17 5:-13 6:-6 8:30 9:-6
nk food creature	0:15 2:13 3:-12 4:-9 5:-7 7:10 8:-8 9:-6
nk food food	1:15 3:14 4:-12 6:-6
nk food nature	1:7 2:-13 4:17 5:-27 6:-7 7:-6 8:20 9:-7
nk food object	1:10 2:-6 3:-6 5:7 6:-7 8:8
nk food person	0:9 1:14 2:8 3:-12 8:-7
nk food plant	2:-11 3:43 4:-23 5:-11 6:-6
nk food sign	0:-8 3:31 5:-11 8:-9
nk food vehicle	1:13 2:-11 3:-14 4:-12 5:-7 9:20
nk nature animal	0:6 2:10 3:9 5:-8 8:-10 9:-6
nk nature building	1:-16 2:-15 3:-9 4:32 6:-7 7:-6 8:7 9:-6
nk nature creature	1:38 3:-11 4:-6 5:-7 8:-6
nk nature food	2:-9 3:45 4:-13 5:-6 6:-9 8:-11
nk nature nature	4:9 5:-15 6:9 7:-6 8:-15 9:11
nk nature object	0:8 1:7 2:-11 7:-6 9:-6
nk nature person	1:-12 2:-29 6:-6 7:-7 8:27
nk nature plant	0:-9 1:15 2:-12 3:54 4:-29 6:-7 8:-26 9:-7
nk nature vehicle	0:-8 1:28 2:13 4:-14 5:-7 6:-6 7:-6 8:-19
nk object animal	1:11 2:10 4:-9 6:-7
nk object body	0:30 1:-8 3:-25 4:6 5:-6 8:11
nk object building	1:-13 2:-11 4:12 6:-7 7:-6 8:37 9:-6
nk object creature	0:9 1:24 2:-10 4:-9
nk object face	0:23 1:-6
nk object food	3:17
nk object nature	1:-12 4:-11 5:23 7:-6 8:9 9:-6
nk object object	0:7 3:8
nk object person	0:6 1:6 2:9 3:-9 4:11 6:-7 7:-6
nk object plant	0:-9 1:11 2:16 3:29 4:-24 7:-8 8:-20 9:-8
nk object sign	1:-6 2:-6 3:20 4:9 5:-6 8:-12
nk object vehicle	1:23 5:-10 6:-7 7:-6 8:7
nk person animal	0:-12 1:16 2:25 4:-9 6:-8 7:-8 9:-8
nk person body	0:15
nk person building	1:-11 2:-10 4:16 5:-11 6:-6 8:24
nk person creature	2:45 3:-8 4:-9 5:-7 6:-6 8:-8
nk person food	0:6 1:-7 2:-7 3:31 4:6 5:-7 6:-8 8:-11
nk person nature	0:40 1:6 3:-9 4:-14 8:-9
nk person object	0:8 1:-6 2:-7 8:8
nk person person	0:12 1:20 2:-17 6:-6 7:-6 8:-12
nk person plant	1:-15 2:11 3:-21 4:15 5:-12 8:7
nk person sign	3:13
nk person vehicle	1:-10 2:-22 3:16 4:-18 5:7 6:-7 7:-6 8:21
nk plant animal	0:-8 1:28 2:24 4:-7 5:-9 6:-6 7:-6 8:-10 9:-8
nk plant body	1:-6 3:-13 6:29 8:-12
nk plant building	0:6 1:-8 3:-21 4:23 5:-11 6:-6 8:17
nk plant creature	1:20 2:-7 3:-8
nk plant food	0:7 1:-14 2:-7 3:40 4:-8 6:-13 8:-7
nk plant nature	0:-6 1:34 2:16 3:-21 4:-19 6:-7 8:-8
nk plant object	0:18 2:-10 3:-10 4:-14 8:17
nk plant person	0:21 1:26 2:-21 3:-11
nk plant plant	0:-9 2:-13 3:44 4:-13 5:-14 6:-7 7:-6 8:6 9:-6
nk plant vehicle	1:25 2:-11 3:12 4:-9 8:-10 9:-6
nk sign creature	1:14
nk sign food	0:12 3:-7
nk sign object	1:-7 2:27 4:-6 5:-8 8:-8
nk vehicle animal	1:22 2:-14 4:16 8:-6
nk vehicle building	2:-12 4:18 5:-12 6:-6 8:10
nk vehicle creature	0:6 1:14
nk vehicle food	0:-8 2:-12 5:-8 6:24 7:-6 9:-7
nk vehicle nature	0:20 2:-6 3:7 4:-16
nk vehicle object	2:-8 5:-7 7:-6 8:17
nk vehicle person	0:6 1:46 2:-10 3:-6 4:-10 8:-10 9:-6
nk vehicle plant	1:-11 3:8 4:19 8:-11
nk vehicle vehicle	1:9 2:6 4:10 5:-11 6:-8 7:-7
obj attack	2:11 3:-7 4:13 7:-7 9:-6
obj attack -	1:15 3:-17 4:27 5:-9 6:-8 7:-6
obj attack A	1:27 2:18 3:-9 4:-11 5:-7 6:-6 7:-7 8:-7
obj attack Ap	0:6 1:-17 2:18 3:-6 4:7
obj attack As	1:16 2:-7
obj attack Au	1:36 2:15 3:-8 4:-23 5:-7 7:-7 8:-7
obj attack F	0:-10 1:-13 2:-14 3:-16 4:50 5:-6 6:-11 8:-7
obj attack Fp	2:-7 3:16 4:7
obj attack Fu	1:-7 2:-6 3:-21 4:38 6:-7
obj attack H	1:-14 2:18 6:11
obj attack Hu	1:-12 3:-6 6:24
obj attack N	1:-10 2:-13 3:-12 4:33 5:18 6:-7 8:-10
obj attack Ns	4:10
obj attack Nu	0:-11 1:-11 2:-12 3:-13 4:37 5:17 6:-7 8:-7
obj attack O	0:10 1:-15 3:-9 4:7 5:8 6:-10 7:-6
obj attack Op	2:16 3:-6 4:-7
obj attack Os	1:-19 2:-8 3:-8 4:34 6:-6 8:-6
obj attack Ou	0:-7 2:-22 3:6 4:-20 5:25 6:-9 8:12
obj attack U	0:13 1:-6 2:20 3:-7 4:-10 8:-7
obj attack Uu	0:11 1:-6 2:18 3:-6 4:-9 8:-6
obj attack at	0:19 2:-6
obj attack from	0:6
obj attack h	0:7 1:-18 2:10 4:-14 5:28 7:-7 8:-15 9:-6
obj attack none	1:7 2:10 3:-7 4:16 5:9 6:-9 7:-7 8:-8 9:-6
obj attack obj	2:-8 3:-22 4:21 5:-8 6:-7 8:20
obj attack to	0:15 4:-9
obj avoid	1:-12 2:26 3:-10 4:-6 5:26 8:-6
obj avoid -	1:-15 2:29 3:-13 5:9 7:-6 9:-7
obj avoid A	1:-13 2:44 4:-8
obj avoid Ap	2:34 3:-9 4:-6
obj avoid As	1:-11 2:28
obj avoid Au	1:-16 2:47 4:-9 8:-7 9:-6
obj avoid F	0:-11 1:-9 2:8 3:17 4:8 6:-14 7:-7 8:-10 9:-7
obj avoid Fp	0:-7 3:38 4:-11 5:-14 6:-9 8:-6
obj avoid Fu	0:-6 1:-7 2:-10 3:-13 4:22 5:17 6:-7
obj avoid H	2:25 3:-7 9:7
obj avoid Hp	2:26 5:-7
obj avoid Hu	2:9 3:-7 5:8 9:8
obj avoid N	0:-13 1:-9 2:-28 3:-18 4:8 5:61 6:-7 7:-6 8:-13 9:-6
obj avoid Np	0:-6 2:-19 3:-12 5:47 8:-15
obj avoid Ns	8:7
obj avoid Nu	0:-11 1:-6 2:-23 3:-13 5:51 8:-16
obj avoid O	1:-8 3:-27 4:-8 5:47 6:-6 7:-6 8:9 9:-6
obj avoid Op	0:6 1:-6 3:-26 4:-10 5:50 6:-7 8:-12
obj avoid Ou	1:-9 2:-8 3:-26 5:21 7:-6 8:26 9:-7
obj avoid U	1:-11 2:25 4:-12 5:12 6:-7 7:-6 8:-18 9:-7
obj avoid Uu	0:6 1:-8 2:21 3:-17 4:-9 5:16 8:-11
obj avoid V	1:-18 2:31 3:-13 4:-11 5:20 8:-12 9:-7
obj avoid Vp	0:-8 1:-6 2:10 3:-7 5:16
obj avoid Vu	1:-17 2:44 3:-9 4:-8 8:-10
obj avoid at	2:-15 3:-8 4:15 5:20 8:-14
obj avoid from	1:-18 2:29 3:-9 4:-10 8:15
obj avoid h	1:-9 2:26 3:-10 4:-10 5:26 6:-6
obj avoid in	1:-8 2:-14 3:-10 4:-14 8:31
obj avoid none	1:-10 2:27 3:-10 4:-6 5:23 6:-6 8:-6
obj avoid obj	1:-19 2:40 3:-25 5:17 6:-9 8:-8 9:-7
obj avoid of	0:-12 1:-8 2:17 3:17 4:-6 8:-10
obj avoid with	0:-7 1:15 2:-13 5:-14 6:24 8:-7
obj bring	2:-6 3:24 4:9 6:-7 8:-8
obj bring -	1:13 2:-10 4:21 5:-8 6:-7 9:-6
obj bring A	1:13 2:-17 3:-16 4:34 6:-7 7:-7 8:-8
obj bring Ap	1:9 2:-8 3:-25 4:35 5:-7 6:-6 7:-6 8:-12 9:-7
obj bring Au	1:22 2:-21 3:-15 4:19 6:-6 7:-7
obj bring F	0:-6 1:-9 3:34 4:-7 6:-8 8:10
obj bring Fp	1:-6 3:38 4:-9 6:-7
obj bring Fu	0:-8 1:-9 3:29 6:-8
obj bring N	0:-6 2:8 3:28 4:22 5:-14 6:-7 7:-6 8:-24 9:-7
obj bring Np	0:-11 1:-8 2:-7 3:55 4:-23 5:-8 8:-12
obj bring Ns	4:20 8:-11
obj bring Nu	2:18 3:24 4:15 5:-15 6:-8 7:-7 8:-26 9:-7
obj bring O	2:-10 3:35 4:-6 6:-7
obj bring Op	1:-8 2:-14 3:35 4:-20 5:18 6:-6 8:-13
obj bring Os	0:-9 1:-10 2:-7 3:-13 4:32 5:-6 8:6
obj bring Ou	1:-7 2:-8 3:35 5:-10 6:-7
obj bring U	1:-17 2:-9 3:7 4:27 5:-7 8:-11
obj bring Up	0:12 1:-8 2:-7 3:-21 4:7 5:-6 8:-7 9:23
obj bring Us	1:-7 3:-6 4:14
obj bring Uu	0:-8 1:-15 2:-9 3:19 4:31 5:-8 6:-6 7:-6 8:-12 9:-6
obj bring V	1:48 2:-10 3:-14 4:-17 8:-10
obj bring Vs	1:16
obj bring Vu	1:33 2:-8 3:-9 4:-13 8:-8
obj bring at	0:-8 1:-14 3:7 4:19 5:-7
obj bring from	0:-9 3:-9 4:13 8:11
obj bring h	0:-7 1:-10 3:38 6:-7 8:-11
obj bring in	2:-10 3:-17 4:20 6:-7 7:-6 9:-6
obj bring none	3:19 4:11 5:-6 6:-7 8:-7
obj bring obj	2:-15 3:46 5:-8 6:-8 8:-12
obj bring of	0:-7 1:-7 3:24 4:6 8:-10
obj bring to	2:-7 3:-6 4:22
obj bring with	1:25 3:-6
obj chase	1:14 2:14 5:-8 6:-7 9:-7
obj chase -	0:-8 1:39 3:-25 4:8 5:-8 6:-6 7:-7 8:-6
obj chase A	1:29 4:-11 5:-6 8:-9 9:-7
obj chase Ap	1:15 2:-24 3:33 4:-7 7:-6 8:-6
obj chase As	1:31 2:-11 3:-6 4:-7
obj chase Au	1:13 2:28 3:-28 4:-12 5:-6 7:9 8:-9 9:-6
obj chase N	0:-8 1:-9 2:-6 3:-11 4:29 5:-7
obj chase Nu	1:-6 3:-8 4:31 8:-12
obj chase O	2:-8 3:-6 8:18
obj chase Ou	0:8
obj chase U	0:-11 1:-7 2:7 3:24 4:-6 8:-8
obj chase Uu	2:6 3:15 8:-6
obj chase at	1:18 4:-7 8:-6
obj chase h	2:26 4:-11 5:-9 6:-8 9:-8
obj chase none	0:-7 1:13 2:16 3:7 4:-10 5:-8 6:-7 8:-10 9:-7
obj chase obj	2:-6 3:-6 4:24 8:-10
obj clean	0:13 1:-11 2:20 3:-12 4:-6 6:6
obj clean -	0:19 1:-8 2:16 3:-12 4:-8 5:-7 6:9 8:-9
obj clean A	0:9 2:-18 3:-13 4:16 6:16 8:-7
obj clean Au	0:14 2:-17 3:-11 4:11 6:10 8:-7
obj clean F	2:17 3:-15
obj clean Fu	2:22 3:-21
obj clean N	4:-6 8:14
obj clean O	1:-9 2:17 3:18 4:-8 5:-9 6:-7 8:-9
obj clean Ou	1:-6 2:21 3:10 4:-8 5:-9 6:-7 8:-11
obj clean U	0:8 2:19 3:-13
obj clean Up	0:10
obj clean Uu	2:19 3:-12
obj clean V	5:23 8:-7
obj clean h	1:-11 2:-13 3:7 4:8 5:6 6:-8 8:9
obj clean none	0:12 1:-11 2:18 3:-14 6:7
obj cross	0:8 3:-21 6:-9 7:-6 8:24 9:-7
obj cross -	1:27 2:-12 3:-16 4:13 5:-7
obj cross A	1:10 2:-28 3:-11 4:-12 5:-6 8:38
obj cross Ap	0:7 2:6
obj cross Au	1:17 2:-18 3:-7 4:-6 8:19
obj cross F	0:-10 1:17 2:-9 3:-31 4:-10 5:-6 6:-11 8:36
obj cross Fu	0:-7 1:21 2:-6 3:-21 4:-6 6:-6 8:19
obj cross N	2:-7 3:-8 4:17 5:-9 8:6
obj cross Ns	0:-9 3:-6 4:9 5:-6 8:15
obj cross Nu	0:10 4:10 8:-9
obj cross O	0:-11 1:-9 2:8 3:-15 4:15 5:-15 6:-7 8:21
obj cross Os	1:-6 4:-6 8:19
obj cross Ou	0:-15 1:-6 3:-14 5:-13 6:-6 8:29
obj cross U	0:16
obj cross Uu	0:15
obj cross V	0:17 1:-11 2:21 3:-9 4:-9 5:8 8:-17
obj cross Vp	0:18 1:-10 2:10 3:-10 5:11 8:-12
obj cross h	0:14 1:-14 3:-18 6:-8 7:-6 8:26 9:-7
obj cross in	2:7 4:-6 5:12 8:-11
obj cross none	0:19 2:-16 3:-14 8:21
obj cross obj	0:6 1:15 2:-10 3:-15 8:15
obj cross with	0:-11 2:23 3:-8 4:-10 5:-8 6:-6 8:7
obj eat	3:35 5:-7 6:-6
obj eat -	3:25 5:-6 6:-7 8:-10
obj eat A	2:-10 3:33 5:-7 7:-6 8:-8 9:-6
obj eat Ap	1:-11 2:-27 3:53 4:-9 5:-7 8:-6
obj eat Au	0:-7 1:10 3:6 4:6 5:-7 7:-6 8:-8 9:-6
obj eat F	1:-7 3:31 4:-6 6:-6
obj eat Fp	1:-7 2:-7 3:11 4:13
obj eat Fs	3:22
obj eat Fu	0:-8 1:-9 2:8 3:32 4:-10 6:-7 8:-7
obj eat H	0:6 2:12 3:-9
obj eat Hp	2:10 3:-7
obj eat N	1:-6 2:-8 3:43 4:-10 5:-9 8:-12
obj eat Np	3:32 4:-8 5:-7 8:-6
obj eat Nu	3:15 8:-6
obj eat O	0:-11 1:-9 2:-13 3:34 4:8 5:-15 6:-7
obj eat Op	3:24
obj eat Os	3:7
obj eat Ou	0:-8 1:-8 2:-11 3:18 4:9 5:-15 6:-6 8:12
obj eat U	0:13 2:-8 8:12
obj eat Up	0:7 3:9
obj eat Uu	3:-7 8:13
obj eat V	2:-10 3:14
obj eat at	0:14
obj eat h	1:-8 2:-7 3:46 4:-8 5:-6 6:-6
obj eat in	3:-17 5:26 8:-7
obj eat none	3:45 5:-8 6:-6
obj eat obj	1:-15 2:-9 3:44 4:-7 5:-7 6:-6
obj eat to	0:-13 2:-8 3:-15 4:19 8:16
obj fall	2:9 4:-8 6:-6 7:10 9:-7
obj fall -	2:6 3:20 5:-12 7:-9 8:6 9:-6
obj fall A	0:-7 3:-14 4:-13 5:-10 6:-7 7:32 8:10 9:-7
obj fall As	0:-11 1:-8 2:-13 3:-9 7:14 8:23
obj fall Au	1:13 3:-24 4:-13 5:-9 6:-6 7:22 8:6 9:-6
obj fall F	0:-13 2:19 3:28 4:-10 5:-9 6:-11 8:-11
obj fall Fp	0:-7 1:-6 2:-7 3:37
obj fall Fu	0:-9 2:21 4:-10 5:-10 6:-12 7:12 8:-12 9:-6
obj fall H	0:-9 1:-18 2:18 3:-10 5:-7 6:-6 7:22 8:-8
obj fall Hu	0:-6 1:-11 2:15 7:15
obj fall N	0:-10 1:-10 3:11 6:9 7:-9 9:-6
obj fall Np	0:-12 3:21 4:-12 8:14
obj fall Nu	0:-9 1:-9 2:-8 4:17 6:16 7:-8 8:-8
obj fall O	2:6 3:-24 4:-6 5:9 7:-10 8:18 9:-7
obj fall Op	1:-11 2:16 3:-9 4:-11 5:10 6:-12 7:-7 8:12
obj fall Ou	3:-22 5:14 6:8 7:-10 8:8 9:-7
obj fall U	0:11 1:-12 3:28 4:-8 5:-8 6:-6 7:-7
obj fall Up	0:-9 1:-6 2:-6 3:30 8:-8
obj fall Uu	0:18 1:-9 3:9 4:-7 5:-6 7:-6
obj fall V	1:19 3:-6
obj fall Vs	1:13
obj fall at	4:20 8:-12
obj fall from	3:-6 4:-6 8:20
obj fall h	1:-16 3:-28 5:18 7:26 9:-8
obj fall in	0:-7 8:26
obj fall none	2:7 3:10 4:-8 7:10 9:-7
obj fall obj	2:21 3:-14
obj fall of	0:7 1:-9 4:-11 5:-6 6:-7 8:27
obj fall with	0:8 1:16 3:-8 8:-8
obj fight	2:35 3:-10 4:-10 6:9 8:-9
obj fight -	0:6 2:22 3:-17 4:-9 5:-7 6:18 7:-6 8:-12
obj fight A	0:-6 2:48 3:-10 4:-8 6:-7 8:-6
obj fight Ap	1:10 2:16 3:-7 4:-6
obj fight As	0:-9 1:12 2:18
obj fight Au	1:-14 2:53 3:-9 4:-8 6:-6 8:-6
obj fight F	1:-10 2:-10 3:-26 4:-6 6:42 8:-6
obj fight Fu	1:-8 2:-10 3:-22 4:-6 6:40
obj fight H	0:6 1:-6 2:16
obj fight Hu	1:-6 2:19
obj fight N	0:13
obj fight O	0:13 1:-6 2:-11 3:11 4:-8 5:17 6:-12 8:-10
obj fight Ou	0:10 1:-6 2:-12 3:15 4:-10 5:16 6:-11 8:-12
obj fight U	1:-10 2:20 3:-16 4:-7 5:-6 6:19 8:-10
obj fight Uu	1:-9 2:16 3:-14 4:-8 5:-7 6:22 8:-10
obj fight V	0:16 2:-9
obj fight Vp	0:12 2:-8
obj fight at	0:-7 3:23 4:-6 8:-8
obj fight h	1:-13 2:41 4:-11 8:-9 9:-6
obj fight in	1:30 2:-20
obj fight none	1:-11 2:31 3:-10 4:-9 5:-6 6:14 8:-8
obj fight obj	0:-12 1:-10 2:42 3:-16 6:-7 8:-7
obj fight of	0:13 1:13 2:-16 3:-8 6:8
obj fight vs	2:12
obj fight with	1:-8 3:-22 5:16 6:14
obj guard	0:-7 1:-7 3:-21 4:38 7:-6
obj guard -	0:-6 1:-13 3:-25 4:56 5:-7 7:-6 8:-15
obj guard A	0:-10 1:-15 2:27 3:-10 4:21 5:-6 7:-6 8:-9 9:-6
obj guard Ap	1:-7 2:27 4:-8
obj guard As	0:-6 1:21 2:-17 3:-6 4:17 8:-7
obj guard Au	0:-7 1:-18 2:17 3:-6 4:22 8:-7
obj guard F	0:-7 1:-15 2:-10 3:-32 4:56 5:-7 8:-11 9:10
obj guard Fp	1:-11 3:-15 4:30 6:10 8:-6
obj guard Fu	1:-10 2:-7 3:-20 4:49 6:-8 8:-8
obj guard H	2:-8 4:16
obj guard N	1:-7 2:-10 3:-8 4:19 5:-9 6:-7 8:20
obj guard Nu	2:-9 3:-8 4:11 5:-8 6:-7 8:26
obj guard O	0:-9 1:-9 2:-12 3:-20 4:51 5:-10 8:-17 9:-6
obj guard Ou	0:-6 1:-8 2:-9 3:-21 4:52 5:-9 6:-10 8:-15
obj guard U	2:26 4:-8 8:-12
obj guard Uu	0:7 2:16 4:-6 8:-8
obj guard from	0:-6 2:27 4:-10
obj guard h	0:-8 1:-12 2:8 3:-17 4:30 7:-7 8:6 9:-7
obj guard none	2:-7 3:-18 4:40 6:-10 7:-6 8:12 9:-7
obj guard obj	0:-9 1:-6 2:-7 3:-19 4:48 5:-7 6:-10 8:-11
obj guard with	0:-7 1:-11 2:-7 3:-17 4:-16 6:43 8:-7
obj hit	2:12 3:15 4:-14 7:-6 9:-6
obj hit -	0:6 2:-12 3:34 4:-11
obj hit A	2:18 3:17 4:-14 6:-8 7:-7 8:-11 9:-7
obj hit Ap	0:-11 1:-41 3:37 4:-14 5:21 6:-7 7:-6 8:-9
obj hit Au	1:15 2:15 4:-8 5:-8 8:-8
obj hit F	0:-13 1:7 2:15 3:-11 4:-14 5:-15 6:15 7:-7 8:19 9:-8
obj hit Fp	0:-6 1:-17 3:6 4:-8 5:-6 6:21 8:-7
obj hit Fs	3:20 8:-11
obj hit Fu	0:-16 2:10 3:-18 4:-15 5:-14 6:12 7:-7 8:30 9:-7
obj hit H	1:-15 2:-14 3:39 4:-6 5:-9 6:-6 7:-6 8:-6
obj hit Hp	1:-8 2:-34 3:48 5:-7
obj hit Hs	1:-15 3:23
obj hit Hu	0:12 1:-9 3:13
obj hit N	1:-6 2:16 3:12 4:-19 6:-7
obj hit Np	3:21 8:-8
obj hit Nu	2:15 3:-15 4:-13 5:6 8:11
obj hit O	0:16 1:-14 2:11 4:-11
obj hit Op	1:-10 2:-10 3:18 4:-7 5:15 6:-7 8:-8
obj hit Os	0:13
obj hit Ou	0:20 1:-12 2:26 3:-29 4:-12 5:8 8:-7
obj hit U	0:6 1:-10 2:-7 3:18 4:-8 5:-8 8:11
obj hit Us	3:15
obj hit Uu	0:14 1:-8 2:-6 3:6 4:-6 5:-6 8:9
obj hit V	0:-10 2:8 3:21 4:-7 8:-9 9:-9
obj hit Vp	2:20
obj hit Vu	2:-6 3:15
obj hit at	0:11 2:9 3:-7
obj hit by	1:-6 2:19
obj hit h	0:11 1:-11 2:31 3:-6 4:-17 7:-6 9:-7
obj hit in	0:-26 1:10 2:6 3:15 4:-11 5:-10 6:-7 7:-6 8:14
obj hit none	0:6 1:-7 3:26 4:-13 5:8 6:-8 7:-6 9:-6
obj hit obj	1:-9 2:18 4:-8 5:-6 6:12 8:-12 9:-7
obj hit of	1:19 2:-7 3:-25 4:-7 6:19 8:-6
obj hit with	1:-8 2:-11 3:20 4:-6 5:-7 6:9 8:-8
obj love	1:34 4:-7 5:-6 6:-6 8:-7
obj love -	0:11 1:30 2:-10 3:-7 4:-6 8:-6
obj love A	0:9 1:26 2:-10 3:-10
obj love Ap	1:31 2:-10 3:-11
obj love As	0:8
obj love Au	1:22 3:-8
obj love F	0:9 1:6
obj love Fu	3:10
obj love O	0:14 3:7
obj love Op	1:-6 3:21
obj love Ou	0:10 3:-6
obj love V	1:33 2:-7 3:-10
obj love Vp	1:21 3:-6
obj love Vu	0:6
obj love h	3:18
obj love none	0:11 1:28 4:-7 8:-7
obj love with	1:6
obj make	2:-6 3:18 4:12 5:-7 6:-7 7:-6
obj make -	2:-12 3:20 4:18 5:-6 6:-8 9:-6
obj make A	0:-7 1:9 2:-17 4:-8 5:-9 6:-8 7:-9 8:6 9:27
obj make Ap	0:-6 1:-12 3:14 4:15 8:-6
obj make As	1:18
obj make Au	0:-7 1:13 2:-18 3:-14 4:-21 5:-9 6:-8 7:-9 8:23 9:26
obj make F	1:-8 2:-6 3:48 4:-9 6:-7 8:-7
obj make Fp	1:-6 3:37 4:-7 6:-7
obj make Fu	1:-9 2:-7 3:45 4:-10 6:-7 8:-7
obj make H	0:-8 1:-17 3:13 4:17
obj make Hu	0:-8 1:-14 2:8 3:13 4:12 5:-6
obj make N	1:-11 2:-8 3:41 4:8 5:-9 8:-25
obj make Np	3:14 8:-6
obj make Ns	0:14 1:-6 3:-14 4:19 8:-10
obj make Nu	0:-10 1:-7 2:-7 3:56 4:-12 5:-9 8:-25 9:-6
obj make O	1:-6 2:-11 4:44 5:-10 6:-11 7:-6 8:-20 9:-7
obj make Op	3:25 4:-14
obj make Os	0:-8 1:-13 2:-6 4:25 8:-8
obj make Ou	1:11 2:-9 4:25 5:-9 6:-15 7:-6 8:-19 9:-6
obj make U	2:-9 4:12 5:-6
obj make Up	0:-10 2:-7 3:-16 4:33 8:-6
obj make Us	1:-11 3:-15 4:27
obj make Uu	0:13 2:-6 3:10 4:-12 8:6
obj make V	0:-9 1:6 2:-9 3:-15 4:-6 8:26
obj make Vu	0:-9 1:8 2:-9 3:-15 4:-6 8:25
obj make and	1:28 2:-8
obj make from	3:19 4:-6 8:-7
obj make h	1:-12 3:11 4:12 5:-9 6:-9 7:-6 9:15
obj make in	0:13 2:12 4:-6
obj make none	2:-10 3:22 4:20 5:-7 6:-8 7:-6
obj make obj	0:-10 1:-12 2:-9 3:29 4:-12 6:-6 8:-14 9:19
obj make with	0:11 1:28 2:-9 3:-14 4:-7 8:-6
obj match	1:-7 2:-7 3:26 5:-6
obj match -	2:-7 3:21 5:-6
obj match A	1:-20 3:33 4:11 8:-9
obj match Ap	1:-24 2:-23 3:39 4:19 8:-8
obj match As	1:-7 2:17 3:-7
obj match Au	1:-9 2:-6 3:20 4:7 8:-7
obj match F	0:6 1:-7 2:-6 3:20 4:-8 6:-6 8:7
obj match Fp	0:6 3:15
obj match Fu	1:-8 2:-7 3:17 4:-10 6:-7 8:17
obj match N	0:-6 1:-8 2:-7 3:19 4:-17 5:-8 6:-6 8:22
obj match Np	0:-16 3:13 4:-8 5:-6 8:18
obj match Nu	1:-8 2:-7 3:27 4:-16 5:-9 8:11
obj match O	0:-10 2:-8 3:22 4:16 5:-8 8:-18
obj match Op	1:15 3:9 5:-6 6:-7 8:-10
obj match Ou	0:-13 1:11 2:-9 3:21 4:6 5:-9 8:-20
obj match U	0:9 1:-7 2:-6 3:13 4:-7 8:-10 9:13
obj match Up	0:17 3:-11
obj match Uu	0:14 1:-6 3:7 4:-7 8:-9 9:12
obj match V	1:-8 3:18 8:-6
obj match Vu	1:-9 3:23 8:-8
obj match and	1:8 3:9
obj match from	1:-6 3:10 4:15 8:-18
obj match h	0:-9 1:-6 2:-7 3:9 4:-13 5:-7 6:-7 8:-13 9:32
obj match in	0:8 3:-17 4:22 8:-10
obj match none	0:6 2:-9 3:24 5:-6 6:-6 8:-6
obj match obj	0:-7 1:-8 2:-6 3:23 4:-8 6:14 8:-9
obj match of	1:-10 2:-7 3:22 4:-6
obj match with	1:-11 2:-9 3:42 8:-7
obj meet	0:15 1:-9 2:-8 4:-7 5:-6 7:13 8:6
obj meet -	0:18 2:-11 4:-6 7:13
obj meet A	1:-20 2:-15 3:20 4:-6 7:20 8:-7
obj meet As	1:-13 2:-6 7:22
obj meet Au	1:-17 2:-11 3:18 7:14
obj meet F	3:-19 8:26
obj meet Fu	0:6 3:-12 8:14
obj meet N	0:-8 3:-7 8:24
obj meet Nu	8:20
obj meet O	0:23 3:6 8:-8
obj meet Op	0:9
obj meet Ou	0:17 3:11 8:-8
obj meet U	0:23 3:-7
obj meet Up	0:8
obj meet Uu	0:18
obj meet h	2:6 3:14 4:-8 5:-7 6:-6
obj meet is	1:19 2:-6
obj meet none	0:17 1:-15 2:-6 3:6 4:-7 5:-6 6:-6 7:13 8:6
obj meet with	0:7
obj move	5:8 7:-6 8:11
obj move -	1:18 7:-6 8:8 9:-7
obj move A	0:-10 1:29 2:-14 4:-9 5:12 6:-8 7:-9
obj move Ap	0:-8 3:-27 4:17 5:23 8:-10 9:-7
obj move As	0:10 2:21 3:-7 4:-6 5:-7 8:-9
obj move Au	0:-11 1:30 2:-36 3:24 4:-19 6:-8 7:-9 9:8
obj move F	1:-14 2:-13 3:24 4:-15 5:-17 6:16 7:-7 8:9 9:-8
obj move Fp	1:13 2:-10 3:11 4:-10 5:-14 6:-9 8:10
obj move Fs	1:-27 3:12 4:-9 5:-8 6:15 8:14
obj move Fu	0:8 1:-12 2:-12 3:8 4:-12 5:-11 8:25 9:-7
obj move H	0:-8 1:-8 2:9 3:-7 5:20 8:-6
obj move Hu	5:14
obj move N	0:7 1:-11 3:-12 6:-7 8:22 9:-6
obj move Np	0:-7 1:-7 2:-10 3:-17 4:-28 5:37 6:-6 8:11
obj move Ns	0:-7 1:-13 3:-12 4:-14 5:14 8:28
obj move Nu	1:-11 3:-8 4:12 6:-6 8:16 9:-6
obj move O	4:-10 5:29 6:-8 7:-6 8:11 9:-7
obj move Op	0:-19 1:-18 4:-19 5:48 6:-12 7:-7 8:7 9:-9
obj move Os	1:22 2:-10 3:-23 4:-18 6:-11 7:-6 8:28 9:-6
obj move Ou	1:9 3:-9 4:-7 5:24 7:-7 9:-8
obj move U	0:22 1:-10 5:-9 8:13
obj move Up	0:10 1:-6 2:19 3:-8 8:-9
obj move Us	0:10
obj move Uu	0:22 1:-9 2:-7 5:-9 8:17
obj move V	0:6 1:13 2:-6 3:-16 4:11 5:-13 6:-7 8:-10 9:17
obj move Vp	2:12 5:-6
obj move Vs	0:-10 1:16 2:-6 3:-7 5:-7 8:15 9:-6
obj move Vu	0:11 1:-7 2:-12 3:-14 4:16 5:-8 8:-21 9:26
obj move at	0:-6 2:-16 4:-9 5:-15 6:-9 7:-6 8:34 9:9
obj move by	4:-7 8:18
obj move from	1:-8 2:-10 3:-13 5:27 6:-6
obj move h	0:7 1:-13 4:-6 5:18 6:-7 7:-6 8:20
obj move in	1:-13 3:-12 5:26 6:-7 7:-6 8:14 9:-6
obj move none	1:13 5:8 7:-6
obj move obj	0:-14 2:-9 4:-17 5:9 6:-8 8:33 9:-6
obj move of	0:-11 1:-14 2:-10 4:-15 6:10 7:-6 8:30 9:-8
obj move to	0:10 4:10 8:-10
obj move vs	1:-10 2:14
obj move with	0:9 1:18 2:-9 3:-10 5:-9 6:-6 8:10
obj over	1:-6 2:-7 3:-11 4:-6 5:41 6:-8 7:-6 8:12 9:-6
obj over -	0:-8 3:11 4:-10 5:-29 6:-9 7:-7 8:41 9:-7
obj over A	0:25 5:-15
obj over Ap	0:12 2:14 5:-14
obj over Au	0:19 1:6 2:-8
obj over F	0:6 1:12 2:-12 3:-27 4:-9 5:37 6:-8 8:-16
obj over Fp	0:7 3:-6 5:12 8:-6
obj over Fu	1:19 2:-7 3:-22 5:17 6:-6 8:-10
obj over N	0:-11 1:-6 2:-11 3:-13 5:27 6:-6 8:17
obj over Np	0:-7 3:-8 4:-6 5:31
obj over Nu	2:-6 3:-7 4:-13 8:29
obj over O	1:-8 2:-10 3:-10 4:-10 5:43 6:-7 8:10
obj over Op	0:-10 1:-6 2:-9 3:-24 4:-9 5:25 6:-7 8:27
obj over Ou	1:-10 2:-10 3:7 4:-11 5:38 6:-7 8:-10
obj over U	0:-23 1:-14 5:20 6:-9 7:-8 8:23 9:-8
obj over Up	0:-7 2:-8 3:-8 4:-8 5:13 8:17
obj over Uu	0:-29 1:-14 2:10 5:20 6:-9 7:-8 8:10 9:-8
obj over V	1:-14 2:-11 3:-7 4:20 5:14 8:-6
obj over Vp	1:-11 2:-9 3:-6 4:14 5:12
obj over h	1:-8 2:-8 3:-20 5:52 6:-7 8:6
obj over in	2:-7 3:-10 4:-8 5:33 8:-12
obj over none	3:-16 4:-9 5:38 6:-7 8:17 9:-6
obj over obj	0:-9 1:-6 2:-7 3:15 5:18 8:-7
obj play	1:28 3:-6
obj play -	1:31 3:-9
obj play A	1:26 3:-6 8:-6
obj play Ap	0:7 1:10 8:-6 9:-6
obj play As	1:33 2:-6 3:-6
obj play Au	0:10 1:18 3:-8 8:-7 9:-6
obj play F	1:9 2:6 4:-9 5:8 6:-10 7:-6 8:-8 9:-7
obj play Fs	1:10 3:13
obj play Fu	0:11 1:6 4:-7 5:-7 6:-8 8:-6
obj play H	1:28 3:-8 4:-6 5:-6 8:-6
obj play Hp	1:-18 2:19
obj play Hs	1:24 2:-8
obj play Hu	1:27 3:-7 8:-6
obj play N	0:-14 1:34 4:-19 5:6 6:-7 7:-6 9:-7
obj play Ns	0:6 1:16 8:-8
obj play Nu	0:-30 1:19 2:10 4:-23 5:15 6:-8 7:-7 9:-9
obj play O	0:-7 1:20 5:-10 6:-9 7:-6 8:14 9:-7
obj play Op	0:7 2:12 3:8 4:-9 5:-7 8:-8
obj play Os	1:36 2:-6 3:-16 4:-6
obj play Ou	1:9 2:-10 3:-7 4:8 5:-9 6:-8 8:13 9:-6
obj play U	0:13 1:25 3:-10 4:-6 8:-10
obj play Up	0:6 1:-10 2:21 3:-6 8:-6
obj play Us	0:-6 1:22
obj play Uu	0:13 1:24 2:-6 3:-9 8:-8
obj play V	1:-6 2:23 4:-8 8:-8 9:-7
obj play Vp	1:-7 2:18
obj play Vs	0:7
obj play Vu	2:10 3:7 8:-6
obj play at	1:10 8:6
obj play h	1:-35 2:26 3:16 4:15 5:12 6:-11 7:-9 8:-21 9:-12
obj play in	1:-15 4:-7 8:29
obj play is	0:-9 1:16 2:13 3:-7 4:-6
obj play none	1:26 3:-6 8:-8
obj play to	0:9
obj play with	0:8
obj push	2:8 3:20 4:-12 5:-7 7:-6 9:-6
obj push -	0:-6 3:19 7:-6 9:-6
obj push A	0:6 1:16 4:-10 8:-8
obj push Ap	1:-9 2:10 3:12
obj push Au	0:12 1:20 2:-14 3:-13
obj push F	0:-8 2:-8 3:18 4:-10 5:13 6:-8
obj push Fp	0:-8 1:-6 2:-7 4:-8 5:28 8:-6
obj push Fu	0:-7 1:24 2:-8 3:-6 4:-9 5:-7 6:-8 8:10
obj push N	1:-8 2:20 3:-11 5:-9 8:9
obj push Np	1:-6 2:24 4:-11 5:-6 8:-13
obj push Ns	0:-6 4:-10 8:24
obj push Nu	0:6 2:15 3:-13 4:11 5:-6 8:-12
obj push O	2:-9 3:40 4:-13 5:-11 6:6
obj push Op	1:-9 2:-7 3:51 4:-11 5:-11 6:-7 8:-10
obj push Ou	0:7 1:-8 2:-7 3:21 4:-12 5:-8 6:7
obj push U	0:9 1:-7 2:-6 3:7 4:12 8:-9
obj push Up	0:11
obj push Uu	1:-7 3:18 4:10 8:-10
obj push V	0:-6 1:-10 2:20
obj push h	0:13 1:-10 2:15 3:27 4:-15 5:-11 6:-8 8:-12
obj push in	3:-15 4:18
obj push none	1:-9 3:28 4:-10
obj push obj	1:-9 3:16
obj race	1:28 3:-8 4:-6
obj race -	1:40 2:-9 3:-7
obj race A	0:-7 1:31 3:-7
obj race Ap	0:-8 1:25 3:-8
obj race As	1:10
obj race Au	1:34 2:-13
obj race N	0:11 1:-12 2:-7 3:-9 4:-8 5:13 8:11
obj race Nu	0:21 1:-7
obj race O	1:37 2:-8 3:-13 8:-9
obj race Op	0:-6 1:21
obj race Ou	1:18
obj race U	1:16 2:6 3:-6 8:-7
obj race Uu	0:-7 1:17 2:14 3:-6 8:-7
obj race V	1:14 2:8 3:-7 8:-6
obj race Vp	0:6 1:7
obj race Vu	1:6 2:15 3:-6
obj race at	0:-8 1:34 2:-12 3:-6 8:-7
obj race h	0:-21 1:-26 2:49 3:-15 4:-10 5:14 6:-6 7:-6 9:-7
obj race in	0:7 1:6 2:-7 8:6
obj race none	0:-13 1:25 2:16 3:-12 4:-8 9:-6
obj race of	1:38 2:-13 3:-9 8:-6
obj race vs	1:-22 2:29
obj race with	1:21 2:-7
obj reach	3:-10 4:35 5:-9 6:-7 9:-6
obj reach -	4:7 5:-8 6:-7 9:-6
obj reach A	0:-6 1:10 2:18 3:-20 4:6 5:-8 6:-6 7:6 8:-11 9:-8
obj reach Ap	0:-6 2:8 4:8
obj reach Au	1:15 2:8 3:-21 5:-7 6:-6 7:13 8:-10 9:-7
obj reach F	1:-8 2:-12 3:-29 4:57 5:-6 6:-8
obj reach Fp	3:-11 4:19
obj reach Fs	3:-11 4:-12 8:27
obj reach Fu	1:-8 2:-13 3:-33 4:64 5:-6 6:-8 8:-8
obj reach H	4:15
obj reach N	0:-7 1:-6 2:-8 4:38 5:-9
obj reach Np	4:17 8:-6
obj reach Ns	0:-11 2:-6 3:-8 8:32
obj reach Nu	2:-7 4:27 5:-8 8:6
obj reach O	2:-12 4:40 5:-13 6:-10 7:-7 8:-13 9:-6
obj reach Op	1:-8 2:-9 3:17 4:21 5:-10 6:-6 8:-13
obj reach Os	0:9 4:9
obj reach Ou	0:-7 2:-12 3:9 4:36 5:-14 6:-10 7:-6 8:-6 9:-6
obj reach U	0:12 2:-8 4:15 5:-6 8:-10
obj reach Us	0:-10 1:12 4:10
obj reach Uu	0:13 1:-8 2:-8 4:16 8:-8
obj reach V	1:-16 2:-14 3:-8 4:8 8:27
obj reach Vu	0:-10 1:-19 2:-15 3:-8 4:13 8:29 9:-6
obj reach at	0:7 2:-6 3:-7 4:-11 8:26
obj reach from	0:-6 2:-6 4:-6 8:24
obj reach h	1:-8 2:-9 3:-9 4:62 5:-9 6:-6
obj reach in	0:-10 3:-7 4:17 8:8
obj reach none	4:37 5:-9 6:-6
obj reach obj	0:-11 1:36 3:-10 5:-7 8:-8
obj reach to	0:-6 2:-6 4:20
obj save	2:-14 4:34 5:-7 6:-7 7:-8 9:-7
obj save -	0:6 2:-22 3:30 5:-6 6:-6 9:-6
obj save A	0:-10 1:-13 2:-25 3:15 4:47 5:-7 6:-6 7:-8 9:-8
obj save Ap	0:-7 1:-23 2:-32 3:48 4:13 5:-7 6:-6 7:-6 8:-11 9:-7
obj save As	2:-7 3:-11 4:30
obj save Au	0:-8 1:-8 2:-17 3:-20 4:52 5:-6 7:-8 9:-6
obj save N	2:22 4:-11 8:-7
obj save Nu	2:21 4:-11 8:-10
obj save O	0:19 1:17 3:-16 4:-10 8:-7
obj save Ou	0:18 1:9 3:-11 4:-6
obj save U	3:-12 4:-6 8:24
obj save at	4:12
obj save from	2:8
obj save h	1:-13 2:-9 3:-7 4:51 5:-7 7:-7 8:-10 9:-7
obj save none	2:-15 3:8 4:19 5:-7 6:-6 7:-7 8:11 9:-7
obj shoot	0:-6 1:-6 2:16 3:-16 4:-8 5:-7 6:52 7:-6 8:-8
obj shoot -	1:-6 2:12 3:-15 4:-7 5:-6 6:34 8:-8
obj shoot A	2:36 3:-8 6:-18
obj shoot Ap	2:25 6:-18
obj shoot Au	1:-9 2:33 6:-11
obj shoot F	0:-6 1:-8 3:-24 4:-8 5:-6 6:45 8:-6
obj shoot Fp	3:-11 6:29
obj shoot Fu	1:-7 3:-24 4:-8 6:40 8:-6
obj shoot H	0:-8 1:-8 2:13 4:-6 5:-7 6:23
obj shoot Hp	2:-9 6:16
obj shoot Hu	0:-7 1:-6 6:24
obj shoot N	2:-6 3:-7 4:-6 6:30 8:-6
obj shoot Np	6:19
obj shoot O	1:-8 2:-11 3:-16 4:-7 5:-8 6:55 8:-8
obj shoot Op	1:-8 2:-11 3:-17 4:-6 5:-6 6:43 8:-6
obj shoot Ou	0:-13 1:-7 2:-9 3:-11 4:-6 5:-6 6:49 8:-9
obj shoot U	0:-9 1:-10 2:-16 3:-11 4:-8 5:-7 6:50 8:-13 9:-6
obj shoot Up	6:14
obj shoot Uu	1:-8 2:-13 3:-9 4:-6 5:-6 6:38 8:-11
obj shoot at	2:28 6:-7
obj shoot h	0:-6 1:-8 2:13 3:-19 4:-10 5:-8 6:54 7:-6 8:-11 9:-6
obj shoot none	0:-6 1:-9 2:12 3:-16 4:-8 5:-7 6:53 8:-8
obj shoot obj	0:-9 1:-10 2:13 3:-19 4:-9 5:-7 6:35 8:-9 9:-6
obj shoot with	0:-6 1:8 2:-14 3:-11 5:-6 6:32 8:-9
obj sneak	1:-22 2:47 3:-10 8:-11 9:-6
obj sneak -	0:-6 1:-33 2:50 3:-11 4:9 5:-6 8:-11
obj sneak A	0:-7 1:-22 2:45 5:8 8:-8 9:-6
obj sneak Ap	1:-15 2:46 3:-7 4:-9 8:-6
obj sneak Au	0:-10 1:-25 2:22 4:8 5:15 6:-6 7:-6 8:-9 9:-7
obj sneak H	2:11
obj sneak Hp	2:19
obj sneak N	0:-10 2:-11 3:-9 5:30 8:-12
obj sneak Nu	0:-8 2:-10 3:-7 4:15 5:17 8:-10
obj sneak O	2:14
obj sneak U	4:18
obj sneak Uu	2:-10 3:-7 4:27 8:-7
obj sneak by	2:15
obj sneak h	0:-10 1:-10 2:35 3:-8 5:8 7:-6 8:-10 9:-7
obj sneak in	1:-11 2:36 4:-8 8:-8
obj sneak none	0:-8 1:-22 2:31 3:-16 4:22 5:8 6:-6 7:-6 8:-13 9:-7
obj sneak obj	2:7 3:11
obj stay	0:6 1:-11 3:-6 5:-7 6:-7 8:22
obj stay -	0:12 1:-7 2:-11 3:-6 4:-13 5:-8 8:38
obj stay A	0:8 2:25 4:-17 5:-9 6:-6 7:-8 9:-7
obj stay Ap	1:13 2:11 3:-9 4:-6 8:-7
obj stay Au	0:8 1:-7 2:21 4:-13 5:-8 7:-8 9:-7
obj stay F	1:-8 2:9 3:-18 4:34 5:-7 6:-9 7:-7 8:-12
obj stay Fp	3:6
obj stay Fu	0:-6 3:6 4:12 5:-6 6:-6 8:-7
obj stay N	0:12 2:-6 3:-9 4:-16 5:7 8:18
obj stay Np	0:7 8:8
obj stay Ns	8:12
obj stay Nu	0:9 3:-7 4:-12 5:17
obj stay O	0:17 1:-7 5:-11 8:6
obj stay Op	0:-16 1:-6 2:21 4:19 5:-10 8:-17
obj stay Os	0:12
obj stay Ou	0:17 1:-6 2:-9 5:-10 8:16
obj stay U	1:-9 2:-13 3:-12 5:-7 7:-6 8:37
obj stay Up	0:8
obj stay Us	0:-15 2:-6 8:31
obj stay Uu	1:-10 2:-12 3:-12 5:-6 7:-6 8:33
obj stay V	1:-6 2:-10 9:20
obj stay Vu	2:-11 8:-6 9:24
obj stay at	0:6 2:-6 3:-8 4:17 5:-6
obj stay from	0:19 2:-12 8:9
obj stay h	0:6 1:-13 2:15 3:-12 4:18 5:-7 6:-9 7:-9 8:-8 9:10
obj stay in	0:7 2:-6 3:-8 4:-12 5:-8 8:30
obj stay none	1:-16 2:8 5:-6 6:-8 8:19
obj stay to	0:7
obj stay with	0:7 1:21 2:-12 8:-6
obj steal	1:-6 3:27 5:-6 6:-7
obj steal -	3:19 4:6 5:-7 6:-8 8:-11
obj steal A	0:-7 2:24 3:16 4:-14 5:-7 6:-6 7:-6 8:-10 9:-7
obj steal Ap	1:-13 2:24 3:12 4:-10 8:-6
obj steal Au	0:-8 2:18 3:18 4:-13 5:-7 6:-6 7:-7 8:-11 9:-7
obj steal F	2:-10 3:36 6:-7 8:-6
obj steal Fp	2:-9 3:36 4:-10 6:-6
obj steal Fs	2:-7 4:17
obj steal Fu	2:-9 3:31 6:-7 8:-6
obj steal N	3:-9 4:16 8:-7
obj steal Nu	0:-6 3:-11 4:24 8:-6
obj steal O	2:-15 3:25 4:-11 5:-9 6:-8 8:14
obj steal Ou	0:10 2:-11 3:25 4:-10 5:-8 6:-7 8:6
obj steal U	0:-9 1:-7 2:-15 3:30 4:9 5:-7 6:-7
obj steal Uu	1:-7 2:-15 3:20 4:13 5:-6 6:-6
obj steal V	3:18
obj steal Vu	1:-8 2:-8 3:27
obj steal at	0:-8 3:-9 4:-7 8:20
obj steal from	3:12
obj steal h	1:-9 2:9 3:32 5:-6 6:-7 9:-6
obj steal none	1:-6 2:7 3:30 5:-6 6:-6
obj steal obj	2:-19 3:27 4:20 5:-6 6:-8 8:-12
obj take	3:27 5:-7
obj take -	3:10 4:15 5:-7 9:-6
obj take A	0:-6 1:-6 3:18 5:-8 6:-7
obj take Ap	0:-8 1:-6 2:-16 3:45 4:-7 5:-6 7:-6 8:6 9:-7
obj take As	0:-6 1:-12 2:-25 3:-15 7:27 8:21
obj take Au	0:-9 2:6 3:20 4:7 5:-8 6:-7 7:-8
obj take F	3:33 8:-6
obj take Fp	2:-6 3:34 4:-6
obj take Fs	1:9 3:7
obj take Fu	1:-7 3:30 8:-7
obj take H	1:-14 2:-15 3:6 4:-9 5:34 6:-8 7:-6 8:-8 9:-6
obj take Hp	1:-9 2:-18 4:-7 5:37 6:-6
obj take Hu	1:-10 3:25
obj take N	4:26 6:-7 7:-6 8:-15 9:-6
obj take Np	1:-6 2:12 3:26 4:-11 5:-12 8:-11
obj take Nu	2:-14 4:38 6:-6 8:-17
obj take O	1:-7 3:35 5:-12 8:7
obj take Op	1:-7 2:-9 3:44 4:-10 5:-10 6:-7
obj take Os	0:-20 2:14 3:-7 4:15 5:-11 6:-13 7:-8 8:13 9:-7
obj take Ou	0:-8 3:25 5:-13 6:8 7:-6 9:-6
obj take U	1:-8 3:14 5:-8 6:-6 8:11 9:-6
obj take Up	0:-13 1:-8 2:-16 3:14 4:-16 5:-9 8:32
obj take Uu	0:8 1:-12 3:12 5:-6 6:-6
obj take V	0:-11 1:12 2:-17 3:11 5:-9 8:8 9:-8
obj take Vp	3:18
obj take Vu	0:-12 1:22 2:-13 3:-11 4:8 5:-7 8:11 9:-7
obj take at	1:-9 2:-10 3:-24 4:15 8:19
obj take from	1:11 2:-13 3:21 4:-14 5:-9
obj take h	1:-8 3:38 5:-6
obj take in	0:-13 1:12 2:-16 3:-34 4:39 5:11 6:-8 7:-6 8:-15 9:-7
obj take none	3:29 5:-7 9:-6
obj take obj	1:-13 3:44 5:-9 6:-9 8:-11
obj take of	1:-7 3:-15 4:21 6:7 8:-8
obj take to	0:8
obj take with	0:-8 2:39 3:-28 4:-11 6:-7
obj throw	6:43 8:-10 9:-6
obj throw -	6:32 8:-10
obj throw A	1:14 2:-11 3:-19 4:10 5:-10 7:21 8:-10 9:-8
obj throw Ap	0:-9 1:24 3:-9 4:-9
obj throw As	0:7 1:-10 2:8
obj throw Au	1:8 3:-15 4:11 5:-8 7:7 8:-10 9:-7
obj throw F	1:-8 3:-9 4:-9 6:35 8:-6
obj throw Fp	1:-8 2:-10 3:-13 4:-8 6:45
obj throw Fu	1:-10 4:-11 6:30 8:-8
obj throw H	0:-8 1:-7 2:-16 5:-7 6:39
obj throw Hp	1:-6 6:20
obj throw Hu	2:-21 5:-6 6:36
obj throw N	0:-6 1:-10 2:-13 3:10 4:-9 5:-18 6:36 7:-6 8:-7 9:-6
obj throw Np	3:10
obj throw Nu	0:-9 1:-7 2:-9 5:-15 6:21 8:6
obj throw O	1:-7 3:-14 6:45 7:-6 8:-13 9:-6
obj throw Op	0:-7 1:-11 2:-13 3:-13 4:-9 5:9 6:47 8:-9 9:-6
obj throw Ou	5:-13 6:24 7:-6 8:-14 9:-6
obj throw U	1:-11 2:-10 4:-8 5:-7 6:35 8:-9
obj throw Up	0:11
obj throw Uu	1:-12 2:-9 3:7 4:-8 5:-7 6:34 8:-8
obj throw at	1:-12 3:-8 4:30 5:-6 6:-17 8:-11
obj throw h	1:-6 3:-7 4:-11 6:46 8:-6 9:-6
obj throw in	4:-9 6:30 8:-9
obj throw none	2:-6 6:41 8:-10 9:-6
obj throw obj	0:-10 1:-6 2:-14 4:-11 5:-7 6:44 8:-8
obj throw of	0:-8 1:-11 2:-6 3:-13 4:-7 5:-6 6:40 8:-7
obj throw with	0:6 1:11 2:-12 3:-11 8:12
obj touch	1:-14 2:18 3:-16 5:27 7:-7 8:-12 9:-6
obj touch -	1:-23 2:-14 4:12 5:23 6:-8 8:7
obj touch A	0:-8 1:-25 2:40 3:17 4:-11 5:-14 7:-7 8:-7
obj touch As	0:-10 1:-7 2:35 3:-6 4:-8 5:-9
obj touch Au	1:-19 2:31 3:9 4:-6 5:-9 8:-6
obj touch F	2:-6 3:-15 4:23 5:-6
obj touch Fu	3:-9 4:20 5:-6
obj touch N	2:-13 3:-10 5:35 8:-13
obj touch Nu	2:-15 3:-12 4:-9 5:46 8:-16
obj touch O	1:-7 3:-20 4:-13 5:25 6:15 8:-13
obj touch Os	0:13
obj touch Ou	0:-14 1:-7 3:-19 4:-13 5:39 6:7 8:-15
obj touch U	1:-6 2:15 3:-13 4:-8 5:22 6:-6 8:-11
obj touch Uu	2:10 3:-12 4:-7 5:19 8:-10
obj touch V	0:14 1:-8 2:-7 5:-6 8:13
obj touch Vp	0:15
obj touch Vu	1:-12 2:-11 8:26
obj touch by	0:6 2:10
obj touch h	1:-10 2:27 3:-18 5:21 7:-6 8:-19 9:-7
obj touch in	5:10
obj touch none	1:-18 2:20 3:-15 5:27 7:-7 8:-8 9:-7
obj touch obj	0:-12 2:-9 3:-12 4:-6 5:36 8:-6
obj touch with	0:8
obj use	0:-11 2:6 3:26 7:-7 8:-6
obj use -	0:-7 1:7 3:23 5:-6 6:7 7:-6 8:-9 9:-7
obj use A	0:-7 1:46 2:-17 4:-13 5:-7 6:-8 7:-7 9:-7
obj use Ap	0:-8 1:23 2:-12 3:7 4:-6
obj use As	1:-10 2:9 3:15
obj use Au	1:34 2:-22 3:-29 4:-9 6:-6 8:23
obj use F	0:-19 1:-8 2:-14 3:12 4:-12 5:-8 6:39 7:-6 8:-12 9:-6
obj use Fu	0:-15 2:-11 3:7 4:-9 5:-7 6:27 8:-8
obj use H	0:-10 1:-6 2:46 3:-15 4:-7 5:-8 6:-7
obj use Hp	2:25 3:-9
obj use Hu	0:-9 1:-6 2:42 3:-13 4:-6 5:-8 6:-6
obj use N	1:-8 2:-12 3:14 4:7 5:9 6:-6
obj use Np	3:-7 4:23 8:-6
obj use Nu	2:-7 3:24 4:-19 5:9 8:-13
obj use O	1:-14 2:-11 3:30 5:-11
obj use Op	2:-6 3:28 5:-6 6:-7 8:-6
obj use Os	0:12
obj use Ou	1:-14 2:-12 3:28 5:-12 6:11 8:-6
obj use U	0:-20 2:10 3:21 4:8 6:-10 7:-6 8:-9 9:-7
obj use Uu	0:-25 1:-8 3:28 4:18 6:-10 7:-7 9:-8
obj use V	0:18 1:-19 2:18 3:8 4:-9 8:-8
obj use Vp	1:-12 3:15
obj use Vu	0:25 1:8 2:-8 3:-12
obj use at	0:-8 3:30 4:-7 8:-8
obj use h	1:-14 2:24 3:12 4:-18 7:-8
obj use in	0:10
obj use none	0:-9 2:11 3:18 5:-8 6:8 7:-7 9:-6
obj use obj	0:13 1:-9 3:12 4:-10 6:-7 8:-9
obj victim	1:-12 2:41 3:-11 4:-7 8:-9
obj victim -	2:19 4:-6 8:-6
obj victim A	1:-13 2:40 3:-10 4:-6 8:-6
obj victim Ap	2:16 3:-7
obj victim As	1:-10 2:25
obj victim Au	2:11
obj victim O	0:9
obj victim Ou	0:12
obj victim from	2:12
obj victim h	0:11 1:-8 2:26 3:-9 8:-6
obj victim none	1:-14 2:44 3:-10 4:-7 8:-7
obj word:boss	1:-10 2:-8 3:-13 4:-12 5:-9 6:10 7:47 8:-10 9:-8
obj word:boss -	1:11 2:-11 4:-8 6:-7 7:13 8:-6
obj word:boss A	0:-13 1:-10 2:-7 3:-13 4:-10 5:-6 6:15 7:36 8:-7 9:-8
obj word:boss As	2:-14 7:28
obj word:boss Au	0:-9 2:9 3:-7 4:-6 7:20
obj word:boss F	0:-14 1:6 2:9 4:-10 6:8
obj word:boss Fp	0:-7 2:19 3:9 6:-7 7:-9
obj word:boss Fu	0:-8 1:11 2:-10 3:-15 6:24
obj word:boss O	0:12 3:-7 4:-7 5:-6 6:-7 7:23 8:-6
obj word:boss Op	0:9
obj word:boss Ou	0:6 7:15
obj word:boss U	1:-8 2:12 3:-7 7:13 8:-6
obj word:boss Uu	0:11 2:16 7:-6
obj word:boss h	1:-16 3:-22 4:-12 5:-9 6:20 7:41 8:-10 9:-9
obj word:boss is	0:-12 1:-13 2:-21 3:-9 4:-10 5:-7 6:-6 7:55 8:-8
obj word:boss none	0:8 3:-8 4:-11 5:-7 7:22 8:-9 9:-6
obj word:bricks	0:-7 1:-13 2:-9 3:43 6:-6
obj word:bricks -	0:-6 1:-11 2:-9 3:37
obj word:bricks A	3:15
obj word:bricks Ap	1:-14 2:-15 3:29
obj word:bricks F	0:-6 1:-8 3:28
obj word:bricks Fu	3:21
obj word:bricks is	0:-6 1:-15 2:-13 3:38
obj word:bricks none	3:18
obj word:enemy	1:17 2:29 3:-7 4:-11 5:-8 6:-6 7:-6 8:-9 9:-6
obj word:enemy -	0:-20 1:13 2:52 3:-16 4:-12 5:-11 6:-7 7:-6 8:-12 9:-6
obj word:enemy A	0:-6 1:7 2:11 3:9 4:-6
obj word:enemy Ap	1:-6 2:22
obj word:enemy Au	1:11 3:7 4:-7
obj word:enemy F	2:27 3:-14
obj word:enemy Fp	2:20 3:-10
obj word:enemy H	1:-9 2:28
obj word:enemy Hp	1:-7 2:21
obj word:enemy O	1:22 2:25 3:-15 4:-13 5:-10 6:-7 8:-11
obj word:enemy Op	1:15 2:10 3:-7 8:-7
obj word:enemy Ou	0:-6 1:19 2:16 3:-10 4:-11 5:-6 8:-8
obj word:enemy U	2:18
obj word:enemy Uu	0:6 2:10
obj word:enemy at	0:9 1:14 8:-7
obj word:enemy h	0:7 2:17 4:-8 5:-7 7:-6 8:-7 9:-6
obj word:enemy is	0:-7 1:-8 2:39 3:-11
obj word:enemy none	1:18 2:18 4:-11 5:-9 6:-7 7:-6 8:-8 9:-6
obj word:goal	0:-13 2:7 4:30 5:-11 6:-9 7:-8 8:-15
obj word:goal -	1:15 2:21 3:-11 4:-11 8:-9
obj word:goal A	1:11 3:-7 9:7
obj word:goal Ap	0:-7 1:13 2:-6 3:-12 4:-7 9:21
obj word:goal F	3:12
obj word:goal O	0:-14 1:-7 2:13 3:-11 4:31 5:-8 6:-6 8:-10
obj word:goal Ou	0:-13 1:-7 2:19 3:-10 4:23 5:-6 8:-10
obj word:goal h	0:-15 1:-12 2:-20 4:25 5:-12 6:-7 7:-6 8:-11 9:24
obj word:goal is	1:-7 2:18 3:-11 4:17 5:-6 8:-7
obj word:goal none	1:13 2:-13 3:10 4:-7 9:7
obj word:hero	0:10 1:16 2:14 4:-8 5:-12 6:-7 7:-6 8:-8
obj word:hero -	0:13 1:32 2:-13 3:-12
obj word:hero A	0:-6 1:33 2:-7
obj word:hero As	1:32 2:-16 3:-6
obj word:hero Au	1:18 2:-6
obj word:hero F	0:9
obj word:hero Fu	0:8
obj word:hero O	1:9 2:15 3:9 4:-8 5:-14 6:-8 8:-10
obj word:hero Ou	0:8 2:14 3:-6 5:-6
obj word:hero U	0:19 1:-9
obj word:hero Uu	0:15 1:-7
obj word:hero h	0:-7 1:-14 2:32 3:12 4:-7 5:-13 6:-7 8:-9
obj word:hero is	1:28 2:-14
obj word:hero none	0:10 2:15 3:7 4:-7 5:-10 6:-7 8:-7
obj word:item	1:-8 2:-10 3:25 4:6 5:-6
obj word:item -	1:-8 2:-8 3:19 4:7
obj word:item A	1:-9 2:-9 3:-15 4:26
obj word:item Ap	1:-8 2:-8 3:-8 4:19
obj word:item F	0:11 2:-7 3:19 6:-6
obj word:item Fp	0:15 3:7
obj word:item Fu	3:12
obj word:item N	0:-11 3:10 8:13
obj word:item O	3:19
obj word:item Op	3:23
obj word:item Ou	0:12 3:-6
obj word:item h	2:-8 3:20
obj word:item is	0:7 2:-8 3:27 4:-8 8:-6
obj word:item none	1:-7 2:-10 3:26 4:12 8:-6
obj word:item with	3:15
obj word:obstacle	0:14 1:-10 2:10 3:-13 5:14 8:-8
obj word:obstacle -	0:14 1:-9 2:-7 4:13 8:-6
obj word:obstacle A	0:14 1:-7
obj word:obstacle Ap	0:16
obj word:obstacle F	2:18
obj word:obstacle O	3:-10 5:23
obj word:obstacle Op	0:-7 2:-6 3:-15 5:30
obj word:obstacle h	0:-7 2:10 3:-15 5:21
obj word:obstacle in	0:9
obj word:obstacle none	1:-8 2:12 3:-11 5:14 6:-6 8:-7
only	2:6 3:20 4:-7 8:-6
only A	0:-8 1:14 2:12 3:17 4:-8 5:-6 6:-6 7:-6
only Ap	1:18 3:21 4:-9 5:-7 6:-7 7:-7 9:-6
only As	0:-7 1:16 2:23 3:-6 7:-6 8:-6
only Au	0:-8 2:22 3:19 4:-9 5:-6 6:-6 7:-6 8:-6
only F	1:19 3:17 4:-6 5:-6 8:-9
only Fp	1:-6 2:-8 3:34 4:-7 8:-6
only Fs	1:47 3:-30 4:-6 6:-7
only Fu	1:8 3:18 6:-6 8:-8
only H	1:-20 2:7 3:25 4:-6 5:9 6:-6 7:-7 8:-6
only Hp	0:6 1:-12 2:-37 3:40 5:8
only Hs	0:10 1:-15 3:13
only Hu	0:-12 2:29 3:7 4:-7 5:-8 6:-6 7:-6
only N	1:-18 2:-10 3:16 5:8 6:-7 7:-6
only Np	0:-11 3:17 4:-6
only Ns	3:20 8:-10
only Nu	0:11 1:-15 2:-8 3:-8 4:10 5:16
only O	0:8 1:-9 2:-9 3:26 4:-8 5:-6 6:9
only Op	1:-14 2:-11 3:31 4:-7 6:6 8:-9
only Os	1:21 2:-7 3:12 4:-8 5:-6 6:-6 8:-12
only Ou	0:20 1:-18 2:-8 3:10 4:-8 6:12
only U	3:13 4:-7 5:-6 6:6 8:-9
only Up	0:15
only Us	0:18
only Uu	1:11 3:11 4:-8 5:-6 6:8 8:-11
only V	1:14 2:-16 4:-9 5:-6 6:20 8:-7
only Vp	1:-10 2:-12 4:-7 6:27
only Vu	1:24 2:-7 3:-7
os attack attack	1:-7 2:23
os attack attack A	1:-6 2:24 3:-6
os attack guard	1:34 2:-15 4:-8
os attack guard A	1:24 2:-8
os attack move	1:16 2:-9
os attack move A	1:9 2:-8
os avoid avoid	0:-8 1:-13 2:18 3:-17 4:-13 9:21
os avoid avoid A	1:-7 2:25 3:-7
os avoid avoid H	9:12
os avoid eat	0:8 1:12 2:-14
os avoid eat A	0:7 2:-9
os avoid fall	0:6 2:-16 3:-18 5:28
os avoid move	0:12 1:-6 2:8 8:-6
os avoid move O	0:12
os avoid reach	3:-9 5:28
os avoid reach O	2:-9 3:-8 5:31 8:-6
os avoid take	1:8 2:9 3:-6
os avoid take A	1:14 2:10 3:-11
os avoid throw	0:6 1:13 2:-9
os bring attack	2:-10 4:-9 5:25
os bring attack O	0:-6 2:-15 3:8 4:-6 5:18
os bring bring	0:-9 4:28 8:-9
os bring bring A	1:11
os bring bring U	1:-11 3:-8 4:30 8:-6
os bring fall	0:-7 2:32 3:-9 4:-11 5:-7 8:-7
os bring make	1:28 2:-7 3:-9 4:-10
os bring meet	2:19 4:-10
os bring move	0:-8 2:-6 3:29 4:-7 8:-10
os bring move O	0:-8 3:33 4:-7 8:-8
os bring reach	1:18 2:-9 3:22 4:-15 8:-6
os bring reach A	1:16 2:-10 3:20 4:-16
os bring reach F	3:25 4:-6
os bring sneak	2:-7 9:13
os bring take	3:-8 4:16
os chase chase	0:-7 1:25 2:-12 3:-9 4:-6 8:13
os chase chase A	0:-6 1:32 2:-6 3:-9 4:-6 8:-6
os chase take	1:-19 2:34 3:-9
os chase take A	1:-14 2:23
os clean clean	3:13
os clean play	1:-8 5:21
os cross avoid	1:12 3:-8
os cross reach	0:6 2:13 8:-7
os eat eat	1:7 2:-18 3:19 4:12 5:-12 6:-6 8:-9
os eat eat F	1:-6 4:16
os eat eat O	2:-9 3:35 5:-11 8:-7
os eat fall	0:-11 2:-10 3:9 8:20
os eat fall U	0:-15 2:-14 3:15 4:-8 5:-6 8:24
os fall move	0:-7 2:15 3:-19 8:15
os fall take	1:36 2:-16 3:-24 4:-8 5:13 8:-9
os fall take A	0:-6 1:40 2:-16 3:-13 4:-6
os fall use	0:9
os fall use U	0:8
os fight reach	2:13
os fight reach A	2:15
os fight save	2:12
os fight save A	1:-6 2:24
os guard guard	2:20
os guard guard A	1:-6 2:19
os hit bring	0:10 3:-6
os hit bring O	0:8
os hit hit	4:-7 8:19
os hit move	0:-14 1:23 2:-8 3:-8 6:17 8:-11
os hit move F	0:-7 1:16 2:-6 3:-21 6:25 8:-9
os hit sneak	3:-10 5:16
os hit sneak O	3:-11 5:22
os make make	4:22 8:-9
os make make O	0:-7 3:9 4:11
os make push	1:-17 2:-11 3:-8 4:28
os match match	3:-14 4:23 8:-7
os match move	0:7 1:-7 3:9
os move avoid	0:6 5:6
os move bring	1:-6 5:20 8:-11
os move fight	0:8 1:7
os move move	1:9 2:-11 3:16 5:7 8:-24
os move move O	0:-13 1:7 2:-11 3:30 4:-9 5:10 6:-7 8:-24
os move move U	0:7
os move move V	1:-7 4:20
os move over	1:-12 3:-12 4:28 5:-18 8:11
os move over O	3:-6 5:-9 8:18
os move over U	0:-8 1:-11 4:31 5:-9 8:-8
os move play	0:-6 1:-7 5:-6 8:25
os move reach	0:-9 1:-15 2:-7 3:14 4:10
os move reach A	0:-6 1:-16 2:-10 3:13 4:21 5:-6 8:-7
os move stay	1:-8 2:-13 3:8 5:20
os move take	3:12 4:-6 5:-7
os move take N	3:-6 4:-8 5:-11 8:21
os move take U	0:-9 3:22 8:-9
os over reach	3:-6 5:-7 8:20
os over reach O	5:-17 8:22
os over take	0:-7 3:-11 5:16 8:11
os play attack	1:9
os play attack A	1:13
os play avoid	2:-16 3:17 4:8 9:-6
os play avoid A	1:-13 2:-15 3:13 4:19 9:-6
os play chase	2:13
os play chase A	2:15
os play clean	2:10
os play eat	1:9
os play eat A	1:7
os play fight	2:-10 4:22
os play fight A	2:-8 4:18
os play hit	1:15 2:-7
os play hit A	1:16 2:-6
os play match	0:10 1:-8
os play move	0:-14 1:27 2:8 3:-11 4:-7 5:6 8:-9
os play move A	1:10
os play move O	0:-7 1:10 2:22 3:-14
os play over	2:24 3:-7
os play over A	2:8
os play play	0:-11 3:-13 8:23
os play play O	0:-10 1:8 3:-10 8:16
os play reach	1:17
os play shoot	0:6
os play take	1:17
os play take A	1:18
os play throw	0:7 1:-6 2:12
os push push	0:-8 1:-12 2:25 3:-12 4:-8 8:11
os push reach	3:30 5:-7 8:-8
os push reach O	3:27 5:-7
os push throw	0:7
os race move	1:6
os race move A	1:12
os reach avoid	2:-8 3:-13 4:35
os reach avoid F	2:-8 3:-14 4:30
os reach avoid N	4:8
os reach bring	1:9 3:-8
os reach reach	1:9 2:-7 3:7 4:-14 8:14
os reach use	3:-13 4:22
os reach use U	0:11
os save attack	0:6 1:-6 2:-14 3:19 4:-8
os save attack A	0:7 1:-8 2:-17 3:26 4:-12
os save save	0:-7 1:-13 2:-7 4:6 8:22
os save save A	1:-9 2:-13 4:17 8:7
os shoot move	0:-8 2:-10 6:28 8:-6
os shoot move F	6:14
os shoot shoot	0:-7 1:-9 2:21 4:-6 5:-6 6:12 8:-8
os sneak sneak	1:-15 2:41 3:-9 4:-8 8:-9
os sneak sneak A	1:-11 2:38 3:-8 4:-7 8:-8
os sneak steal	1:-10 4:22 8:-7
os stay stay	0:13 3:-7 8:11
os stay stay O	4:21 8:-10
os stay steal	8:17
os stay steal O	8:13
os steal sneak	2:-17 3:32
os steal sneak A	2:-10 3:21
os steal steal	3:9
os steal steal F	3:10
os take attack	0:9 2:17 3:-11 5:-7 8:-6
os take attack O	0:6 2:14 3:-9
os take avoid	1:-16 3:34 4:-11
os take avoid A	1:-21 2:12 3:21 4:-9
os take avoid F	3:22
os take avoid O	3:22 4:-6
os take avoid U	8:14
os take bring	0:14 3:-8
os take chase	0:-6 1:-7 4:22 8:-8
os take chase A	3:8
os take fall	0:12 1:20 2:-7 4:-9 8:-11
os take fall F	3:8
os take fall O	0:7 1:24 3:-18 4:-8 8:-10
os take guard	2:9 3:12
os take guard O	3:24 4:-6 8:-6
os take hit	2:-6 3:-8 4:-6 8:26
os take make	0:-11 1:-16 2:7 4:-8 8:23
os take make A	0:-6 1:-18 2:8 3:21 8:-6
os take move	0:13 1:-10 4:-8 8:13
os take move A	0:8 1:-8 2:20 3:-12
os take play	0:15 3:-9
os take stay	2:19
os take take	0:-6 1:-23 2:12 3:19 4:13 5:6 6:-6 8:-15 9:-7
os take take A	0:-14 1:-37 2:15 3:35 4:10 5:-6 7:-6 8:-9 9:-8
os take take F	4:12
os take take N	0:-8 3:-10 4:11 5:23 8:-18
os take take O	0:8 3:17 8:-6
os take take U	0:-8 2:-12 3:29 5:-7
os take use	0:-8 1:-12 2:-29 5:21 8:21
os throw move	3:24 6:-18
os throw reach	1:-11 2:-10 3:-14 6:38
os throw throw	0:-11 1:-17 2:24 3:-10 5:-9 6:23 8:-18
os throw throw A	0:-6 1:-17 2:23 4:12 6:-10
os throw throw O	1:-6 2:12 4:-10 6:18 8:-11
os touch touch	0:11
os use match	4:18
os use match O	3:7
os use match U	3:-9 4:10
os use take	1:-9 3:24
os use use	0:-12 1:-14 3:21 4:16 5:-9 8:-8
os use use N	4:19
os word:boss play	1:14
os word:boss word:boss	2:15 7:-6
os word:enemy word:enemy	0:15
os word:enemy word:enemy O	0:11
os word:obstacle word:obstacle	1:-7 3:13
p 3rd-place-medal	0:9 3:-14 4:21 6:-6 8:-10
p 3rd-place-medal --	3:-14 4:23 8:-11
p 3rd-place-medal u	0:6 3:-17 4:27 6:-7 8:-12
p adhesive-bandage	3:-6 4:-6 8:15
p adhesive-bandage --	0:8 3:-8 4:-9 8:17
p adhesive-bandage u	3:-7 4:-7 8:19
p airplane	1:18 2:-13 3:17 4:-11 8:-9
p airplane --	0:-7 2:-7 3:24 4:-8 8:-7
p airplane h-	0:10
p airplane u	1:13 2:-8 3:13 4:-6 8:-6
p airplane-arrival	0:13
p airplane-arrival u	0:14
p alarm-clock	3:13
p alarm-clock --	3:13
p alien	1:-22 2:53 3:-9 4:-7 5:-7 6:-6
p alien --	1:-26 2:34
p alien h-	0:-7 1:-8 2:42 3:-11 4:-7 6:-6
p alien p	1:-12 2:29
p alien u	1:-22 2:48 3:-11 4:-7 6:-8
p alien-monster	0:17 2:-9
p alien-monster --	0:8
p alien-monster u	0:13 2:-6
p amphora	0:-18 1:10 2:-14 4:6 5:9 6:-10 7:-6 8:10 9:-6
p amphora --	0:-10 1:20 8:-9
p amphora h-	2:-7 4:9 5:12 8:-8
p amphora u	0:-10 1:14 2:-11 4:-7 5:7 6:-6 8:6
p anchor	0:-12 1:-7 2:-12 3:-16 4:60 5:-15 6:-13 8:-18
p anchor --	2:-6 4:29 6:-8 8:-9
p anchor h-	0:-9 2:-9 3:-12 4:44 5:-10 8:-13
p anchor u	0:-6 1:-8 2:-10 3:-23 4:56 5:-13 6:-11 8:-17
p ant	0:-10 1:16 2:9 3:6 4:-13 5:-6 7:8 8:-9 9:-6
p ant --	0:-12 1:21 2:18 3:-9 4:-11 8:-8
p ant h-	1:-8 3:25 4:-6
p ant p	0:6 1:-18 2:32 4:-7 8:-6
p ant s	1:-6 2:-14 7:27
p ant u	0:-9 1:41 2:-15 4:-9
p archer	0:-6 1:43 2:-22 3:-8 4:-8
p archer -e	1:33 2:-18 3:-7 4:-7
p archer p	1:34 2:-15 3:-7
p armadillo	1:17
p armadillo --	1:15
p armadillo s	1:18
p articulated-lorry	1:-9 2:-6 3:-6 4:22 8:-8
p artist	1:-7 2:30 3:-14 4:-6
p artist --	2:13
p artist u	1:-7 2:31 3:-13 4:-6
p artist-palette	0:19 1:-7 2:-6 3:6 4:-9 6:-7
p artist-palette --	0:25 3:-23 5:17 8:-7
p artist-palette h-	3:25 4:-6 5:-7 8:-6
p artist-palette he	0:13
p artist-palette p	1:-7 2:-7 3:-17 4:-11 5:26 6:-6 8:10
p artist-palette u	0:18 3:9 8:-11
p asteroid	2:-25 3:-14 5:34
p asteroid --	2:-18 5:28
p asteroid h-	0:8 2:-9 3:-7 5:13
p asteroid p	1:-9 2:-24 3:-16 5:40
p asteroid u	1:12 2:-7
p astronaut	1:33 2:-13 3:-10
p astronaut --	1:29 2:-10
p astronaut s	1:9
p astronaut u	1:22 2:-7
p auto-rickshaw	1:22
p auto-rickshaw --	1:30 3:-7 8:-6
p auto-rickshaw u	0:-9 1:32 3:-6 8:-7
p automobile	2:26 3:-7 4:-16 5:14 6:-8 7:-7 9:-7
p automobile --	0:16 2:-12 4:-8 5:11
p automobile h-	0:-13 2:34 3:-7 4:-18 5:6 6:-9 7:-8 8:11 9:-6
p automobile he	0:-11 1:-11 2:37 3:-13 4:-6 8:-7 9:-6
p automobile p	0:8 1:-23 2:22 4:-14 5:23 6:-6 8:-10 9:-6
p automobile s	2:-6 3:-6 5:18 8:-8
p automobile u	0:-6 2:31 3:-9 4:-16 6:-8 7:-7 8:12 9:-6
p avocado	1:6 2:8 3:-11
p avocado --	0:7 3:-8
p avocado h-	2:18 3:-8
p avocado p	2:18 3:-13
p axe	0:-7 1:-15 2:-7 3:-25 4:-7 6:47 8:-8
p axe --	0:-8 1:-13 2:-7 3:-22 4:-8 5:-6 6:47 8:-8
p axe p	0:-8 3:-17 6:30
p axe u	1:-7 3:-7 4:-7 6:29 8:-8
p baby	0:9 1:-19 2:-29 5:24 7:-6 8:-9 9:19
p baby --	0:15 1:-12 2:17 3:-7 8:-6
p baby h-	0:-7 1:-6 2:-22 4:-10 5:16 9:21
p baby u	0:8 1:-17 2:-11 3:15 5:9 8:-9 9:7
p baby-chick	0:-8 1:-13 2:-32 3:-23 4:40 5:-6 7:-6 8:23 9:-6
p baby-chick h-	1:-11 2:-26 3:-19 4:31 8:18
p baby-chick u	1:-11 2:-23 3:-20 4:31 8:17
p badger	0:12 2:-23 3:-8 4:20 6:-7 8:8
p badger --	0:9 1:-6 2:-20 3:-9 4:9 6:-6 8:22
p badger s	1:6
p badger u	0:6 1:-9 2:-17 3:-6 4:14 8:15
p bagel	1:-7 2:-6 3:21 4:-7
p bagel --	1:-9 2:-6 3:20 4:-7 6:7
p bagel -e	3:17
p bagel h-	3:11
p bagel he	0:11
p bagel p	0:-6 3:15
p bagel u	0:6 1:-10 2:-7 3:23 4:-9 6:6
p baguette-bread	0:12 1:15 2:-9 4:-13 6:8 8:-6
p baguette-bread --	0:7 1:16 3:-23 4:-13 6:19
p baguette-bread p	1:-8 4:-11 6:20
p baguette-bread u	0:11 1:21 3:-20
p baker	0:-15 1:6 3:28 4:-9 5:-8
p baker --	0:-11 1:13 2:-14 3:20 4:-6
p baker s	1:20
p baker u	0:-10 1:7 2:-9 3:22 4:-6 5:-6
p balance-scale	0:16 3:-7
p balance-scale u	0:11
p balloon	0:-16 1:32 2:-6 3:21 4:-13 5:-15 6:-14 7:-7 9:-7
p balloon --	0:-6 1:40 2:-11 3:14 4:-12 5:-10 6:-11 8:-24
p balloon -e	0:-8 2:-6 3:24
p balloon h-	2:17 3:-15 5:-11 8:17
p balloon p	0:-10 1:-11 2:8 3:37 4:-6 5:-10 6:-9 8:-7
p balloon u	1:36 2:-11 3:-6 4:-11 5:-12 6:-9
p banana	0:-9 1:-21 2:-12 3:37 4:-10 5:13 8:-9
p banana --	0:-8 1:-23 2:-13 3:38 4:-8 6:8 8:-7
p banana h-	3:25
p banana p	0:-11 1:-10 2:-10 4:-7 5:25 6:8
p banana u	1:-15 2:-8 3:56 4:-6 6:-23
p bank	0:17
p bank --	0:14
p bank u	0:18
p bar-chart	4:7
p bar-chart --	3:-7 4:19 8:-9
p barber-pole	5:16
p barber-pole --	3:10
p barber-pole u	0:-6 3:8 5:11
p barrel	1:-9 2:-8 4:21 5:-9 6:-11 8:12
p barrel --	0:-9 1:-11 2:-10 4:27 5:-11 6:-10 8:14
p barrel p	0:-18 1:-7 2:-8 4:14 5:-12 6:-10 8:22
p barrel u	0:10 3:-9 4:14
p baseball	0:10
p baseball --	0:11
p baseball u	0:10
p basket	0:-7 1:34 2:-15 3:-22 4:16 5:-14 6:-21 7:-8 8:16 9:-7
p basket --	1:42 2:-12 4:9 5:-10 6:-10 7:-6 8:-26 9:-6
p basket h-	1:-9 2:-7 3:-20 4:10 5:-9 6:-12 8:36
p basket p	0:-14 1:-6 2:-7 3:9 4:16 5:-8 8:7
p basket s	1:25 2:-10 3:-14 4:26 5:-9 6:-10 8:-19
p basket u	1:28 2:-10 3:-18 4:-10 5:-6 6:-15 8:12
p bat	0:-11 1:6 2:43 3:-25 4:-12 5:-9 6:-6 7:-9 8:-11 9:11
p bat --	0:-8 1:31 3:-7 4:-7
p bat -e	1:-16 2:28 3:-15
p bat h-	2:27 3:-6
p bat he	0:-8 1:-17 2:26 3:-11 4:-7 7:-7 9:16
p bat p	0:-10 1:-20 2:56 3:-27 4:-8 8:-8
p bat s	0:-9 1:27 2:-16 3:-10 8:-6 9:17
p bat u	0:-6 1:-7 2:39 3:-10 4:-9 5:-7
p bathtub	1:16 3:-6
p bathtub u	1:14
p battery	0:10 2:-8 4:-10 5:23 8:-15
p battery h-	0:14 5:6 8:-7
p battery p	3:6 4:-7 5:16 8:-11
p battery u	0:13
p beach-with-umbrella	0:-9 1:-8 2:-7 3:9 4:-11 5:28 8:-11
p beach-with-umbrella --	0:-8 1:-6 3:25 4:-13 5:9 8:-7
p beach-with-umbrella p	0:-10 1:-9 2:-8 3:11 4:-11 5:31 8:-13
p beans	0:-14 1:-10 2:-10 3:6 4:-6 6:32 8:-9
p beans --	0:-10 1:-8 2:-6 3:47 6:-23
p beans h-	3:-24 6:32
p beans u	0:-9 1:-9 3:26
p bear	0:-12 1:22 2:27 3:-10 4:-11 5:-6 6:-6 8:-8 9:-6
p bear --	0:-11 1:34 2:21 3:-17 4:-12 5:-6 7:-6 8:-7
p bear -e	0:-12 3:-7 4:-10 7:20
p bear h-	0:-6 1:-13 2:24 3:11 4:-7
p bear p	0:-7 1:18 2:8 3:-9
p bear s	0:-9 2:26 3:-10 7:8
p bear u	0:-8 1:27 2:16 3:-9 4:-14 5:-6 7:-6 8:-8
p beaver	0:-12 2:7 3:16 4:-6 8:-8
p beaver --	0:-11 2:21 4:-6 8:-8
p beaver u	0:-12 1:-11 2:17 3:18 4:-7 8:-8
p bed	1:-12 2:-8 4:-13 5:-9 6:-7 8:34
p bed --	1:-16 2:-8 3:-7 4:-13 5:-7 6:-7 8:43
p bed p	0:9
p bed s	0:-12 1:-13 3:18 8:17
p bed u	1:-8 2:-7 3:-8 4:-12 5:-8 6:-6 8:37
p beer-mug	0:10 3:-12 8:15
p beer-mug --	3:-8 8:17
p beer-mug p	3:9
p beer-mug u	1:-7 2:-6 3:-27 4:-6 8:35
p beetle	0:-12 1:8 2:50 3:-25 4:-16 5:-8 6:-7 8:-10 9:-7
p beetle --	0:-13 1:-9 2:55 3:-25 4:-15 8:-9
p beetle -e	0:-6 1:34 2:-9 7:-6
p beetle h-	1:-10 2:41 3:-16 4:-6 5:-6 8:-6
p beetle p	0:-6 1:-21 2:55 3:-22 4:-13 5:-7 8:-7
p beetle s	0:-8 1:11 2:-13 3:-6 7:20
p beetle u	1:7 2:25 3:-12 4:-8 8:-7
p bell	0:21 1:-7 2:-9 3:-21 4:-8 5:-7 6:-8 7:13 8:16
p bell --	1:-6 3:-10 4:-6 7:24 8:-6
p bell h-	0:14 2:-8 3:-13 4:-6 5:-8 8:22
p bell he	0:19 3:-8
p bell p	0:29 3:-10
p bell u	0:-6 1:-11 2:-11 3:-21 4:-11 5:-8 6:-10 7:19 8:33
p bell-pepper	3:13
p bell-pepper --	3:7
p bell-pepper u	3:10
p bell-with-slash	0:12
p bell-with-slash --	0:13
p bell-with-slash u	0:15 8:-6
p bento-box	3:11
p bento-box --	1:-6 4:-12 8:26
p bento-box h-	3:15
p bento-box u	3:11
p beverage-box	0:9 2:-8 9:18
p beverage-box h-	0:-6 2:-6 3:-6 6:-6 9:25
p beverage-box u	0:11 3:-9 9:15
p bicycle	1:20 2:-8 3:7 4:10 5:-9 6:-8 7:-6 8:-19
p bicycle --	0:-13 1:15 2:-13 3:19 4:15 5:-8 6:-7 7:-6 8:-19 9:-8
p bicycle h-	0:10 1:-15 3:-8 4:-13 5:-6 6:-6 9:23
p bicycle p	1:-19 3:18 4:10
p bicycle s	1:6 2:-7 3:-6 4:-7 8:-16 9:27
p bicycle u	0:7 1:19 2:-12 5:-7 6:-6 9:-10
p billed-cap	8:20
p bird	1:-18 2:32 3:7 6:-7 7:-6 9:-7
p bird --	0:7 1:-21 2:9 3:16 4:14 6:-7 7:-7 9:-6
p bird -e	1:6 2:9 3:-7
p bird h-	0:-6 1:-17 2:56 3:-14 4:-12 5:-8 7:-6 8:8 9:-6
p bird he	1:-11 2:31 3:-6 5:-6
p bird p	1:-10 2:28 3:-6 4:17 5:-8 6:-6 7:-6 8:-10 9:-6
p bird s	0:7 1:12 2:7 3:-9
p bird u	1:-31 2:40 3:16 4:-8 5:-8 6:-9 9:-8
p birthday-cake	0:15 1:-14 2:-12 3:-27 4:37 5:-8 6:-11 7:-6 8:15
p birthday-cake --	0:19 1:-7 2:-6 3:-22 8:22
p birthday-cake -e	3:-24 4:32
p birthday-cake he	3:11 6:-6
p birthday-cake p	1:-6 3:-31 4:28 8:11
p birthday-cake s	2:-6 3:19 6:-6
p birthday-cake u	0:26 3:-28 4:22
p bison	0:-9 1:-12 2:-18 3:-11 4:-7 7:23 8:23
p bison u	0:-6 1:-10 2:-14 3:-7 4:-7 7:14 8:22
p black-nib	0:16 3:-6
p black-nib --	0:7
p black-nib h-	0:11
p black-nib u	0:17 3:-6
p blackbird	0:-11 1:-26 2:57 3:15 4:-11 5:-6 6:-8 8:-8
p blackbird --	0:-13 1:-28 2:45 3:31 4:-13 5:-7 6:-9 7:-6 8:-11 9:-6
p blackbird h-	0:-9 1:-11 2:50 3:-14 4:-10 8:-6
p blackbird p	0:-6 1:-25 2:56 3:-9 4:-6
p blackbird u	0:-11 1:-26 2:51 3:20 4:-13 5:-7 6:-12 7:-7 8:-10 9:-6
p blossom	3:54 4:-21 5:-11 6:6 8:-25
p blossom --	2:-8 3:45 4:-14 5:-10 8:-23
p blossom h-	0:6 1:-8 2:19 3:28 4:-26 6:-6 8:-29
p blossom he	0:-6 2:-9 3:25 4:-12 5:-6 6:12 8:-11
p blossom p	0:-10 1:-12 3:43 4:-22 6:9 8:-28
p blossom s	1:-8 3:33 4:-9 5:-6 8:-15
p blossom u	0:-6 1:11 3:54 4:-21 5:-13 7:-6 8:-30 9:-6
p blueberries	1:-7 2:-8 3:36 4:-9 6:-7
p blueberries --	1:-6 2:-6 3:21
p blueberries h-	3:11
p blueberries p	0:-7 2:-6 3:31 4:-9
p blueberries u	0:6 3:16
p boar	1:7
p boar --	1:8
p boar s	1:9
p bomb	1:-12 2:27 3:-21 4:-7 5:-10 6:20 8:-7
p bomb --	1:-11 2:29 3:-19 4:-7 5:-10 6:16 8:-6
p bomb h-	1:-7 2:-9 3:-6 5:-6 6:26
p bomb p	1:-7 2:20 3:-16 5:-7 6:13
p bomb u	1:-13 2:19 3:-10 4:-7 5:-9 6:19 8:-6
p bone	1:-8 2:-12 3:35 4:-14 5:-12 6:-8 7:9
p bone --	0:12 1:-7 2:-8 4:-11 5:-7 8:22
p bone h-	3:25 8:-6
p bone he	0:-13 1:-6 2:-8 3:25 4:-9 5:-7 6:-6 7:21 8:-10
p bone p	3:20 4:-6 8:-6
p bone u	1:-7 2:-9 3:20 4:-12 5:-9 6:-7 8:18
p bookmark-tabs	3:18 8:-6
p bookmark-tabs --	0:-7 1:-6 3:24 8:-6
p bookmark-tabs u	0:-7 1:-6 3:26 8:-8
p books	1:-10 2:-9 3:51 4:-12 5:-16 8:-19
p books --	1:-10 2:-6 3:51 4:-11 5:-15 6:-6 8:-17
p books h-	2:-7 3:28 4:-7 5:-11 8:-12
p books he	0:16 3:-12
p books p	1:-6 2:-9 3:35 4:-12 5:-14 6:9 8:-16
p books u	1:-9 2:-6 3:50 4:-8 5:-22 8:-19
p bottle-with-popping-cork	0:-8 1:-10 2:-8 3:22 4:-12 5:25 6:-16 8:-8
p bottle-with-popping-cork --	3:7 4:-6 5:17 6:-7
p bottle-with-popping-cork h-	0:-9 1:-7 2:6 3:-7 4:-8 5:27 6:-8 8:-6
p bottle-with-popping-cork p	1:-7 2:-6 3:6 4:-9 5:18 6:-6
p bottle-with-popping-cork u	0:-14 1:-6 2:13 3:12 4:-7 5:14 6:-15 8:-6
p bouquet	0:-7 3:34 4:-13 5:-6 8:-10
p bouquet h-	0:-7 3:33 4:-13 5:-6 8:-7
p bouquet p	0:-9 3:41 4:-16 5:-11 8:-13
p bow-and-arrow	0:21
p bow-and-arrow --	0:17
p bow-and-arrow u	0:16
p bowl-with-spoon	1:29 2:-7 3:-13 8:-6
p bowl-with-spoon --	1:16 3:-12
p bowl-with-spoon h-	1:11
p bowl-with-spoon u	1:26 2:-6 3:-12
p bowling	0:-10 1:-11 2:-6 4:-8 6:30 8:-11
p bowling --	0:-18 1:-8 4:-7 6:34 8:-8
p bowling u	0:18 8:-6
p boxing-glove	0:-7 3:23
p boxing-glove h-	0:-12 3:31 8:-7
p boxing-glove u	0:-11 3:28 8:-7
p boy	0:22 1:-19 2:11 3:-14 4:16
p boy --	0:29 2:-8 3:-13 4:15 8:-8
p boy -e	0:15 1:-6
p boy h-	1:-14 2:23 3:-11 8:11 9:-6
p boy p	0:10 1:-12 2:20 3:-8 8:-7
p boy s	0:18 1:-14 2:18 3:-6
p boy u	0:16 2:-6 3:-14 4:11 8:9
p bread	0:-15 1:12 2:12 3:14 4:-13 5:-9 6:10 7:-6 8:-11 9:-6
p bread --	0:-15 1:32 2:-15 3:21 4:-11 5:-8 6:-9 7:-6 8:-13 9:-6
p bread -e	3:11
p bread h-	0:-11 1:-7 2:27 3:-13 4:-10 5:-6 6:17 8:-6
p bread p	2:-7 3:12 6:12
p bread u	0:-18 1:22 2:9 3:22 4:-16 5:-9 7:-7 8:-14 9:-7
p brick	0:-11 1:-19 2:-8 3:-6 4:28 5:41 6:-15 7:-7 8:-16 9:-8
p brick --	0:-15 1:-19 3:23 4:6 6:-12 7:-6 8:6 9:-6
p brick -e	3:-22 5:26
p brick h-	1:-10 2:-23 3:-20 4:29 5:40 6:-10 8:-22 9:-6
p brick he	0:-10 2:-11 3:-34 4:26 5:25 8:-9
p brick p	0:-16 1:-15 2:-30 3:-10 4:34 5:47 6:-15 7:-7 8:-18 9:-8
p brick s	1:-6 3:11 4:-7 8:8
p brick u	0:-8 1:-16 2:7 4:20 5:17 6:-11 7:-6 8:-18 9:-6
p bridge-at-night	1:-13 2:-13 4:7 5:33 6:-6 7:-6 8:-8 9:-6
p bridge-at-night --	0:-18 1:-16 2:-13 3:-16 4:8 5:43 6:-8 7:-7 9:-7
p bridge-at-night h-	1:-6 2:-11 3:-10 5:34 8:-22
p bridge-at-night s	0:-7 1:-6 4:12 5:-7
p bridge-at-night u	1:-10 2:-14 3:-27 5:59 6:-6 8:-22
p briefcase	0:14
p briefcase u	0:9
p briefs	0:6 2:15 3:-9
p briefs --	0:14
p briefs u	0:10
p broccoli	0:-12 1:20 2:26 3:-33 4:13 5:-6 6:-11 8:-7
p broccoli --	0:-9 1:20 2:28 3:-29 4:-6 6:-9
p broccoli h-	2:14 3:-10 4:9
p broccoli p	0:-6 2:28 3:-11
p broccoli u	0:-10 1:30 2:18 3:-33 6:-7 8:-6
p broom	0:17 1:-16 2:15 3:-16 4:-12 5:-13 6:8 8:16
p broom --	0:24 1:-12 3:6 5:-6
p broom h-	1:-8 2:48 3:-17 4:-12 5:-13 8:-18 9:-6
p broom he	2:-11 3:-16 4:-6 5:-8 6:12 8:22
p broom p	2:26 3:-17 4:-11 5:-11 6:14
p broom s	0:9 8:12
p broom u	0:15 1:-16 2:19 4:-9 5:-9
p brown-mushroom	0:6
p brown-mushroom p	3:6
p bubble-tea	0:7 1:-6 3:9
p bubble-tea --	1:-9 3:19
p bubble-tea u	0:12
p bubbles	0:16
p bucket	0:-9 1:15 2:-11 3:21 5:12 6:-14 7:-6 8:-26 9:-7
p bucket --	0:-16 1:25 2:-12 3:17 5:13 6:-16 7:-6 8:-24 9:-6
p bucket h-	5:22 8:-6
p bucket he	0:14 3:-6
p bucket p	3:-18 5:31 8:-6
p bucket s	1:20 3:-10 4:17 6:-8 8:-18
p bucket u	1:7 2:-8 3:32 4:-12 5:-7 6:-11 8:-15
p bug	1:10 2:28 3:-19 4:-10 5:-6 7:-6 8:-9 9:-6
p bug --	0:9 2:7 4:-8 8:-6
p bug p	0:9 1:-13 2:-9 3:15
p bug s	1:14 2:-10
p bug u	1:14 2:25 3:-22 4:-11 5:-6 8:-8 9:-6
p building-construction	0:-9 1:21 4:-9 8:-12
p building-construction --	0:-10 1:19 3:11 4:-7 8:-11
p building-construction u	0:-9 1:18 3:10 4:-7 8:-10
p bullet-train	0:13 1:-6
p bullet-train --	0:11
p bullseye	0:14 3:-6
p bullseye --	0:12
p burrito	0:12
p bus	0:12 1:-9 2:9
p bus --	1:-7 2:-7 3:16
p bus h-	0:14
p bus p	3:14
p bush	4:-10 5:-8 8:24
p bush he	0:-10 3:-6 4:-15 8:34
p bush u	3:-6 4:-15 5:-9 8:31
p butcher	2:22 3:-6
p butcher h-	2:27 3:-8
p butcher p	2:15
p butterfly	0:-18 1:-15 2:20 3:16 4:-17 5:-9 6:-7 7:26 8:-13 9:-8
p butterfly --	0:-13 2:27 4:-9 8:-7
p butterfly h-	1:-15 2:13 3:23 4:-8 5:-7 8:-6
p butterfly he	0:-8 1:-11 2:-15 3:-11 4:-7 7:36 8:-6
p butterfly p	0:-15 1:-23 2:20 3:29 4:-11 5:-6 7:-6 8:-9
p butterfly s	0:7 1:-13 2:-8 7:19
p butterfly u	0:-18 3:-21 4:-11 5:-7 7:39 8:-10
p cactus	0:-22 1:22 2:-7 3:-28 4:-25 5:71 6:-8 7:-6 8:-28 9:-7
p cactus --	0:-12 1:33 2:14 3:-14 4:-7 5:-13 8:-15
p cactus h-	0:-18 1:-8 2:-19 3:-22 4:-25 5:85 6:-7 8:-30 9:-6
p cactus p	0:-13 1:18 2:-13 3:-16 4:-16 5:47 8:-19
p cactus u	0:-17 3:-21 4:-26 5:69 6:-6 8:-26
p camel	1:30 3:-13 4:-6 8:-6
p camel --	1:32 3:-12 4:-6 6:-6 8:-6
p camel h-	2:7
p camel p	1:-19 2:28
p camel s	1:23 2:-7
p camel u	1:47 2:-15 3:-12 4:-6 6:-6 8:-7
p camera	0:7
p camera --	0:15 3:-10
p candle	1:-8 2:9 4:15 5:-8 8:-9
p candle --	0:-7 1:-6 3:-10 4:23
p candle h-	2:19 5:-6 8:-6
p candle p	0:-7 2:18 5:-6
p candle u	3:15
p candy	0:10 1:-12 2:8 3:19 4:-8 6:-9
p candy --	0:8 1:-17 3:29 4:-8 5:-6 6:-10
p candy h-	0:14
p candy p	1:-6 3:17
p candy u	0:6 1:-15 2:12 3:24 4:-9 6:-9
p canned-food	1:-12 2:-14 3:17 4:13 5:-9 6:8 8:-14 9:-6
p canned-food --	0:6 1:-10 2:-10 3:20 4:13 5:-6 6:-8 8:-11
p canned-food h-	0:-6 7:23
p canned-food p	0:-9 1:-8 2:-6 3:40 4:-7 5:-7 8:-6
p canned-food u	1:-9 2:-14 4:12 5:-7 6:9 7:15 8:-13 9:-6
p cannon	0:-9 1:9 3:-22 4:-10 5:-12 7:-6 8:16 9:9
p cannon --	1:20 2:-6 3:-14 8:10
p cannon h-	6:16
p cannon he	0:-8 2:9 3:-10 5:-7 6:-6 9:22
p cannon p	0:-7 2:10 3:-8 5:-6 9:16
p cannon u	0:-8 1:12 2:-9 3:-20 4:-8 5:-9 6:8 8:23
p canoe	0:8 1:-17 2:-11 3:23 4:-7 8:-8 9:11
p canoe --	0:20 1:-14 2:-7 3:15 8:-6
p canoe h-	0:-9 1:-11 2:-8 3:12 4:-6 8:-8 9:24
p canoe u	0:9 1:-19 2:-12 3:25 4:-7 8:-10 9:11
p capybara	1:27 2:-13
p capybara --	1:24 2:-10
p capybara p	1:6
p capybara s	1:18
p card-file-box	0:-10 1:-22 8:32
p card-file-box --	0:-10 1:-19 4:-6 8:28
p card-index-dividers	3:6 4:-8 5:-6 8:19
p card-index-dividers --	0:10
p card-index-dividers h-	3:-7 8:16
p card-index-dividers p	0:9 3:16 4:-6 8:-7
p card-index-dividers u	0:-11 3:-14 4:-6 8:35
p carpenter	0:7 1:14 2:-8 3:-9
p carpenter --	1:17 2:-8 3:-9
p carpenter u	1:11
p carrot	3:30 6:-8 8:-8
p carrot --	0:-9 1:7 2:-9 3:17 4:11 6:-10 8:-9
p carrot -e	3:10
p carrot h-	1:-10 3:49 4:-10 5:-10 6:-6 8:-7
p carrot he	3:-10 5:22
p carrot p	1:-9 3:44 4:-11 5:-9 6:-7 8:-10
p carrot s	3:15
p carrot u	0:-12 2:-10 3:21 5:13 6:-9 8:-9
p castle	0:11 1:-11 2:-12 3:-6 4:27 6:-7 8:8
p castle --	0:11 1:-14 2:-9 4:11 5:-9 8:16
p castle -e	0:6 3:-7 4:30 5:-9 8:-16
p castle h-	0:6 1:-6 2:-11 3:-12 4:13 5:6 8:6
p castle he	0:17 2:-8 3:-7 4:11 5:-7
p castle p	0:16 2:-7 3:-8 5:10
p castle s	0:12 1:-6 3:-10 5:-8 8:21
p castle u	0:8 1:-13 2:-11 3:-7 4:33 5:-14 6:-7 8:8
p cat	0:-7 1:24 2:7 6:-6 7:-7 8:-6
p cat --	0:-10 1:31 3:10 4:-11 5:-6 7:-6 9:-6
p cat -e	0:-7 1:55 2:-38 3:-17 4:12 5:-6 6:-6 7:-7 8:-9
p cat h-	1:-17 2:38 7:-6 8:-11
p cat he	0:8 1:-15 2:-18 3:-11 9:27
p cat p	0:-13 1:12 2:6 3:18 6:-7 7:-7 8:-11 9:-9
p cat s	0:-10 1:40 2:-14 3:-10 4:-6 7:-6 8:11
p cat u	0:-6 1:24 2:17 3:-9 4:-10 6:-7 7:-7
p catapult	1:26 3:-10 8:-14
p catapult --	1:21 3:-9 8:-10
p catapult u	1:20 8:-9
p cave-goblin	1:11 2:22 3:-7 4:-6 5:-6 6:-7 8:-7
p cave-goblin --	2:19
p cave-goblin h-	2:22
p cave-goblin p	1:-8 2:30 3:-6
p cave-goblin u	1:12 2:10 3:-6 8:-7
p chains	0:7 1:-7 2:-8 3:9 4:-7 5:-7 6:-7 8:-7 9:17
p chains --	1:-11 3:23
p chains p	0:-10 1:-11 2:-11 3:11 4:-6 5:-11 6:-9 8:-8 9:30
p chains u	0:10
p chair	0:-7 1:-6 2:-11 3:-28 4:22 5:9 8:10
p chair --	2:-7 3:-19 4:19 5:-8 8:17
p chair u	1:-6 2:-11 3:-10 4:-7 5:17 8:12
p chart-increasing	0:13 2:-8 3:-13 5:24 8:-9
p chart-increasing --	0:10
p chart-increasing h-	0:8 3:-8 5:17 8:-6
p chart-increasing u	0:25 3:-8
p cheese-wedge	1:-15 2:-11 3:33 4:11 5:-6 6:-7 8:6
p cheese-wedge --	0:-14 1:-22 2:-12 3:15 4:12 5:-7 6:-18 7:-6 8:37 9:-6
p cheese-wedge -e	1:-12 2:-8 4:30 6:-7
p cheese-wedge h-	2:-7 3:25 4:-8
p cheese-wedge he	2:-12 3:46 4:-13 6:-9 8:-7
p cheese-wedge p	0:-9 1:-12 2:-9 3:16 4:-9 6:-7 8:23
p cheese-wedge s	0:-10 1:-16 2:-7 4:12 6:-7 8:21
p cheese-wedge u	0:-6 1:-12 2:-11 3:28 4:16 5:-6
p cherries	2:-8 4:17 8:-6
p cherries -e	3:10
p cherries h-	6:7
p cherries p	2:-6 4:14 6:6
p cherries u	3:9
p chess-pawn	0:33 1:-10 8:-6
p chess-pawn --	0:30 1:-11 8:-7
p chess-pawn -e	0:12
p chess-pawn p	1:-6 3:19
p chess-pawn u	0:36 1:-8 3:-7
p chestnut	1:-10 2:-18 3:18 4:-13 5:-10 6:27 8:12 9:-6
p chestnut --	0:8 1:-9 2:-11 3:24 4:-6 6:6 8:-7
p chestnut h-	0:-13 1:-7 2:-11 3:17 4:-12 5:-11 6:26 9:-6
p chestnut he	3:-11 8:23
p chestnut p	0:-12 1:-8 3:46 4:-12 5:-13 8:-9
p chestnut u	1:-9 2:-13 3:10 4:-10 5:-8 6:16 8:14 9:-6
p chicken	0:-9 1:27 2:-20 3:16 4:-13 6:-7 7:-7 8:8 9:-7
p chicken --	0:-13 1:15 4:-9 5:-6 6:-7 7:-6 8:23 9:-6
p chicken -e	1:11 2:-8
p chicken h-	1:8 2:-19 3:29 4:-11 7:-6 8:-9
p chicken p	1:32 2:-24 3:17 4:-11 5:-7 8:-8
p chicken s	1:31 2:-8 3:-7
p chicken u	1:-12 2:-16 3:16 4:-10 5:18 7:-6 8:15
p child	0:20 2:-7
p child --	0:24 1:-11
p child -e	1:11
p child s	1:9
p child u	0:16
p chipmunk	0:-8 1:33 2:-13 3:-15 4:14 8:-7
p chipmunk --	1:26 2:-14 3:-12 4:13
p chipmunk p	1:8 2:8
p chipmunk s	1:14
p chipmunk u	0:-8 1:37 2:-19 3:-15 4:11 8:-7
p chocolate-bar	3:16
p chocolate-bar --	0:8
p chocolate-bar u	3:13
p chopsticks	1:-9 2:23 3:-22 4:-8 5:27 6:-10 8:-12
p chopsticks --	3:17
p chopsticks h-	0:-8 1:-8 2:19 3:-32 4:-7 5:38 6:-9 8:-16
p chopsticks p	0:-7 1:-6 2:38 3:-15 5:-9
p chopsticks u	0:10 2:-7 3:-17 5:28 6:-7 8:-8
p christmas-tree	0:-10 1:-6 2:-7 3:27 4:11 8:-19
p christmas-tree --	0:-16 1:-7 3:11 4:25 8:-17
p christmas-tree u	0:-11 1:-6 2:-6 3:25 4:9 8:-16
p cityscape	0:15
p cityscape --	0:12
p cityscape-at-dusk	4:10 8:-6
p cityscape-at-dusk h-	4:10 8:-6
p cityscape-at-dusk u	4:8
p clamp	1:36 2:-6 3:-21 4:-6 5:-7 8:-8
p clamp u	1:28 3:-17 8:-7
p cleaner	0:-17 1:15 2:20 3:-16 4:-9 8:11
p cleaner --	0:-14 1:20 2:-11 3:-11 8:17
p cleaner h-	0:-10 1:-21 2:51 3:-17 4:-8 5:-6 8:-6
p cleaner u	0:-22 2:19 3:-15 4:-8 8:23
p clinking-glasses	1:-9 3:29 4:-6 6:-7
p clinking-glasses h-	3:21 6:-8
p clinking-glasses p	3:22 6:-7
p closed-mailbox-with-lowered-flag	0:15 3:-6
p closed-mailbox-with-lowered-flag --	0:19 3:-8
p closed-mailbox-with-lowered-flag u	0:19 3:-9
p closed-umbrella	1:-8 3:-23 4:-6 6:20 8:16
p closed-umbrella h-	3:-19 8:23
p closed-umbrella u	1:-8 3:-20 6:24
p cloud	0:-15 2:36 3:-32 5:-24 6:-9 7:-7 8:30 9:-7
p cloud --	2:14 3:-10 4:-11 8:13
p cloud h-	0:-15 2:21 3:-28 4:12 5:-34 8:37
p cloud p	0:-7 2:10 3:-19 4:19 5:-23 8:21
p cloud u	0:-9 2:32 3:-29 4:-16 5:-16 6:-8 7:-6 8:26
p cloud-with-rain	0:38 2:11 3:-12 4:-11 5:-6 8:-12
p cloud-with-rain --	0:17
p cloud-with-rain h-	0:33 2:9 3:-10 4:-11 8:-12
p cloud-with-rain u	0:38 2:14 3:-12 4:-12 5:-6 8:-14
p clown-face	0:-8 1:38 2:10 3:-21 4:-11 5:-6 6:-10 7:-6 8:-9 9:-7
p clown-face --	0:-11 1:20 2:20 3:-14 4:-7 6:-8
p clown-face p	0:-10 1:7 2:28 3:-16 4:-8
p clown-face u	1:23 3:-8 6:-8
p club-suit	6:9
p club-suit --	0:12 3:-7
p club-suit p	0:11 3:-7
p club-suit u	0:-10 2:-7 3:10 4:-8 5:-7 6:23 8:-10
p cockroach	1:-27 2:37 4:-6 6:-13
p cockroach --	1:-12 2:27 6:-14
p cockroach p	1:-11 2:9 3:14 6:-9
p cockroach u	1:-9 2:15
p coconut	0:-10 1:-10 2:25 3:-20 4:-12 5:18 6:14 7:-7 8:-10 9:-7
p coconut h-	0:-10 1:-9 2:21 3:-19 4:-9 5:9 6:21 7:-7 8:-9 9:-7
p coconut he	2:-7 3:-17 5:34 6:-17
p coconut p	2:13 3:-11 4:-6 6:19
p coconut u	0:-14 1:-11 2:22 3:-13 4:-13 5:24 6:9 7:-8 8:-12 9:-8
p coin	0:11 1:-11 2:-12 3:49 4:-12 8:-14
p coin --	0:22 1:-15 2:-7 3:30 4:-10 6:-8 8:-12
p coin -e	0:6 3:9
p coin h-	2:-8 3:47 4:-12 5:-11 6:-6 8:-10
p coin he	0:-6 1:-8 2:-17 3:51 4:-11 5:-13 7:-6 8:-15 9:-7
p coin p	1:-7 2:-10 3:41 4:-9 5:-12 8:-10
p coin u	0:11 1:-13 2:-15 3:52 4:-13 6:-10 8:-16
p collision	0:16
p collision h-	0:15
p collision u	0:18 3:-6
p comet	2:-30 3:-10 4:26 5:9 6:25 7:-7 8:-10 9:-7
p comet --	1:7
p comet h-	1:-8 2:-33 3:-10 4:21 5:17 6:22 7:-7 8:-11 9:-7
p comet he	2:-11 6:23
p comet p	0:-14 1:-8 2:-32 3:-7 4:14 5:22 6:23 8:-7
p comet s	2:-6 4:19 8:-8
p comet u	0:11 2:-26 3:-6 5:15 6:17
p compass	0:-6 3:26 8:-12
p compass --	3:23 4:-7 8:-10
p compass u	3:24 8:-11
p computer-mouse	0:11
p computer-mouse u	0:15 3:-6
p confetti-ball	0:9
p confetti-ball u	3:7
p construction-worker --	1:15 2:-7
p convenience-store	0:28 1:-8 3:-16 4:11 5:-7
p convenience-store --	0:39 1:-7 3:-10 4:-9 8:-6
p convenience-store h-	3:-11 4:13 5:-7 8:8
p convenience-store s	0:12
p convenience-store u	0:28 1:-7 3:-12 4:10 5:-6
p cook	1:32 2:-20 3:9 4:-11 5:-6 8:-7
p cook --	1:34 2:-23 4:-10 7:-6 8:6
p cook h-	1:-13 4:-6 5:-7 7:24 8:-6
p cook p	0:9
p cook s	0:-6 1:7 2:-9 3:16
p cook u	0:-9 1:36 2:-19 3:-17 4:-12 5:-8 6:-6 7:16 8:7 9:-6
p cooked-rice	0:-12 1:-6 3:36 6:-6
p cooked-rice --	0:-8 3:27
p cooked-rice u	0:-12 1:-7 2:-6 3:40 4:-7 6:-6 8:-6
p cookie	2:-11 3:10 4:-13 6:26 8:-9
p cookie --	1:6 2:-8 3:16 4:-9 5:-6 6:8 8:-10
p cookie -e	0:-8 1:-9 2:-11 3:33 4:-13 5:16 6:-14 8:-6
p cookie h-	2:-7 3:-9 6:28
p cookie he	0:-7 2:-9 3:-19 4:-10 6:41
p cookie p	1:-7 2:-10 3:28 4:-9 6:6
p cookie s	0:-8 1:26 2:-7 3:10 4:-10 6:-7 8:-9
p cookie u	1:-20 2:-9 3:-12 4:-11 5:8 6:39 8:-9
p cooking	0:-7 1:15 2:-9 3:-35 4:-14 5:-8 6:-8 8:42
p cooking --	0:-7 1:27 2:-9 3:-29 4:-12 6:-8 8:29
p cooking s	0:-9 1:31 3:-8 8:-8
p cooking u	0:-10 1:-8 3:-25 4:-13 5:-7 8:46
p coral	0:9
p couch-and-lamp	1:8 2:-8 4:-9 5:-17 6:-8 8:29
p couch-and-lamp --	1:7 2:-8 4:-9 5:-15 6:-8 8:25
p couch-and-lamp -e	0:-8 8:28
p couch-and-lamp p	0:-7 1:-7 3:8 5:-23 8:30
p couch-and-lamp u	1:-11 2:-8 3:-7 4:-9 5:-6 6:-6 8:31
p cow	1:6 2:-36 3:25 4:-16 5:21 6:-8 7:-9 8:10 9:-8
p cow --	0:10 1:22 2:-23 3:17 4:-11 5:-8 8:-11
p cow -e	2:-6 3:16
p cow h-	0:-6 1:-11 2:-9 3:-14 4:-9 5:38 8:-7
p cow p	0:7 2:-18 4:-6 5:19
p cow s	1:18 2:7 4:-8
p cow u	1:-6 2:-34 3:17 4:-14 5:16 7:-8 8:18 9:-6
p cowboy	0:-6 1:31 2:-17
p cowboy --	1:21 2:-13
p cowboy p	1:17 2:-13
p cowboy u	0:-6 1:21 2:-6
p crab	0:-17 2:11 3:34 4:-12 5:-8 6:-7 7:-7 8:-11 9:-7
p crab --	0:-20 3:39 4:-13 5:-8 6:-7 7:-8 8:-11 9:-8
p crab h-	1:-7 2:19 3:-8
p crab p	0:-14 1:-32 2:21 3:35 4:-12 8:-8
p crab s	0:-12 2:24 3:-12
p crab u	1:32 2:-23 4:-8 8:-6
p crate	1:-9 2:-7 3:19 4:14 5:-7 6:-6 8:-11
p crate --	0:10 3:8 8:-6
p crate p	0:-7 3:26
p crate u	0:10 3:-6 4:18 8:-7
p cricket	0:10 2:14 3:-9 8:-6
p cricket --	1:-11 2:23
p cricket u	0:6 2:10 8:-6
p crocodile	1:-9 2:51 3:-16 4:-11 5:-6 8:-8
p crocodile --	0:-10 1:-6 2:35 3:-8 4:-7 8:-6
p crocodile h-	1:-12 2:34 3:-14 4:-6
p crocodile p	0:-6 1:-12 2:40 3:-13 4:-6
p crocodile u	2:35 3:-13 4:-9 8:-7
p croissant	3:20 6:-14
p croissant --	1:6 3:16 6:-14
p croissant p	1:-6 3:26 6:-15
p crown	1:-9 2:-7 4:-7 5:22 6:-9 8:6
p crown he	2:-7 3:-22 4:-8 8:31
p crown u	3:-9 5:23 6:-6 8:-6
p crystal-ball	0:8 1:11 2:-6 3:13 4:-8 5:-7 6:-8 8:-10
p crystal-ball --	1:17 2:-6 3:13 4:-9 5:-6 6:-7 8:-11
p crystal-ball h-	0:9
p crystal-ball p	0:13 1:-7 3:14 8:-6
p crystal-ball u	0:8 1:7
p cucumber	0:12 1:9 2:-9 3:12 4:-6 6:-7 8:-8
p cucumber --	1:12 2:-6 3:12
p cucumber h-	0:12 3:15 8:-8
p cucumber p	0:17 3:-7
p cucumber u	0:8 1:20 2:-9 3:8 4:-8 6:-9 8:-11
p cup-with-straw	1:-8 3:20
p cup-with-straw --	1:-6 3:20
p cup-with-straw u	3:9
p cupcake	0:10 1:-8 8:18
p cupcake --	0:13 1:-10 2:-6 3:-7 4:-6 8:21
p cupcake p	3:12
p cupcake u	0:12 1:-9 2:-7 3:6 8:8
p cyclone	0:-11 1:-6 2:25 3:-20 4:-21 5:10 8:12
p cyclone h-	0:-11 3:-15 4:-18 5:15 8:24
p cyclone p	0:-11 2:14 3:-12 4:-12 5:26 8:-12
p cyclone u	8:14
p dagger	1:-8 3:-7 5:14 6:14 8:-6
p dango	0:-11 1:10 2:-7 3:28 4:-6 6:-7 8:-8
p dango --	0:-11 1:7 2:-6 3:29 4:-6 6:-7 8:-7
p dango u	0:-12 1:-9 2:-6 3:44 4:-6 6:-6
p deciduous-tree	1:-10 2:-12 3:-18 4:8 5:13 6:-7 7:-6 8:22
p deciduous-tree --	1:-9 2:-9 3:-15 4:-13 5:-10 8:43
p deciduous-tree h-	0:-7 2:-8 3:-11 4:21 5:15 8:-15
p deciduous-tree p	0:-6 1:-8 2:-7 3:-24 4:-7 5:-7 8:41
p deciduous-tree u	1:-6 2:-10 3:-11 4:11 8:11
p deer	0:-10 1:11 2:12 4:-9 5:-6 7:-7 8:-9
p deer --	2:9
p deer h-	0:-6 1:11 2:-13 3:13
p deer u	0:-9 1:-6 2:15 3:18 4:-8 8:-6
p delivery-truck	0:-9 2:16 3:-19 4:26 5:-16 6:-8 7:-7 8:9 9:-9
p delivery-truck --	0:-18 1:17 2:-7 3:-12 4:28 5:-11 6:-7 7:-7 9:-8
p delivery-truck -e	1:-11 4:23
p delivery-truck h-	2:33 3:-18 5:-12 8:6 9:-7
p delivery-truck p	0:-8 1:-17 2:39 3:-20 4:14 5:-8 8:-9 9:-6
p delivery-truck s	2:-7 4:-7 8:18
p delivery-truck u	0:-10 3:-18 4:32 5:-15 6:-7 7:-7 8:7 9:-9
p demon	2:17
p demon u	2:19
p dentist	1:13 2:8 3:-9
p dentist --	2:15 3:-12
p dentist u	1:7
p department-store	1:-9 2:-6 3:-12 4:-13 5:-8 8:37
p department-store -e	0:-6 3:-8 4:-8 8:25
p department-store h-	0:16 8:-7
p department-store s	0:-8 4:-6 8:25
p department-store u	0:8 3:-10 4:-9 8:19
p desert	0:34 8:-16
p desert --	0:9
p desert h-	0:26 8:-13
p desert he	0:11
p desert u	0:32 8:-15
p detective	0:6 2:16 3:-11
p detective p	2:8 3:-7
p diamond	0:-14 2:-7 3:44 4:-8 5:-8 6:-7 8:-11
p diamond --	0:-6 3:24
p diamond h-	3:19
p diamond p	3:18
p diamond u	0:-10 2:-8 3:34 4:-8 8:-8
p diya-lamp	0:20 1:-6 2:-6 3:-23 4:14 5:13 8:-12
p diya-lamp --	0:8 1:-6 3:-15 5:26 8:-12
p diya-lamp -e	0:13
p diya-lamp h-	0:10 3:-10 4:14
p diya-lamp he	0:10
p diya-lamp u	0:24 3:-18 4:7 5:9 8:-10
p dizzy	0:9
p dizzy u	0:8
p dodo	2:12 3:-7
p dodo --	2:12
p dog	1:24 2:20 3:-19 4:-9 5:-7 6:-7 7:-6 9:11
p dog --	1:43 3:-15 5:-6 7:-6 8:-10 9:-6
p dog -e	2:15 3:-11
p dog h-	1:-22 2:40 3:-9 4:-13 5:-8 6:-9 7:-7 9:23
p dog p	1:-14 2:30 3:-11 4:-13 5:-8 6:-10 7:-6 8:-10 9:32
p dog s	1:25 3:-6
p dog u	1:31 2:19 3:-21 4:-9 5:-7 6:-6 9:-7
p dolphin	0:8 1:17 2:-10 3:-7
p dolphin --	1:12
p dolphin u	0:10 1:9 2:-8 3:-6
p donkey	0:6 1:-13 2:-11 3:-15 4:19 8:17
p donkey --	0:11 1:-14 2:-8 3:-9 8:23
p donkey h-	4:19
p donkey s	1:-15 3:-6 8:27
p donkey u	2:-7 3:-10 4:23
p door	0:-27 1:-14 2:-16 3:-38 4:65 5:-16 6:-7 7:-6 8:14 9:-7
p door --	0:-21 1:-10 2:-10 3:-24 4:55 5:-8 8:-11
p door h-	0:-7 1:-6 2:-7 3:-23 5:-13 8:41
p door s	0:-8 1:-6 3:-9 4:10 8:14
p door u	0:-30 1:-9 2:-14 3:-34 4:51 5:-15 6:-6 7:-6 8:20 9:-6
p doughnut	1:7 2:-13 3:23 4:-9 5:-6 8:-8
p doughnut --	2:-10 3:14 4:-8 6:8 8:-6
p doughnut p	1:-6 3:28
p doughnut u	1:9 2:-8 4:-7 6:13 8:-7
p dove	1:-21 2:27 3:-10 4:-13 5:-6 7:25 8:-10
p dove --	1:-8 2:34 3:-8 4:-9 8:-9
p dove s	0:15 1:-9
p dove u	1:-14 2:34 3:-10 4:-11 7:12 8:-10
p dragon	0:-9 1:21 2:35 3:-16 4:-10 5:-11 6:-6 8:-9
p dragon --	1:35 3:-13 4:-7 6:-6 8:-7
p dragon h-	0:-10 1:-14 2:52 3:-14 4:-9 5:-7 8:-8 9:10
p dragon p	0:-12 1:14 2:37 3:-19 4:-10 5:-11 6:-8 8:-8 9:-6
p dragon s	1:20
p dragon u	0:-12 1:11 2:22 3:-16 4:-11 5:-6 6:-7 7:13 8:-9
p dragon-face	1:-8 2:17
p dragon-face h-	2:15
p dragon-face u	2:11
p dress	0:15 1:-8 3:22 4:-7 6:-6 8:-12
p dress --	0:19 8:-7
p dress p	0:-7 3:27 8:-6
p dress u	0:21 1:-6 3:7 4:-6 8:-9
p drone	0:-8 1:55 2:-14 3:-17 4:-9 5:-7 6:-9 7:-7 8:-7
p drone --	0:-7 1:65 2:-31 3:-18 4:-8 5:-7 6:-9 7:-8 8:-7 9:-6
p drone h-	2:21
p drone p	1:18 3:-8
p drone s	1:33 2:-16 3:-6
p drone u	0:-10 1:50 2:-25 3:-13 4:-6
p drop-of-blood	0:9 3:8
p drop-of-blood --	3:15
p drop-of-blood u	0:8 3:16
p droplet	0:-13 2:-21 3:8 4:-12 5:52 6:-9 8:-21 9:-6
p droplet --	0:-15 1:13 3:29 4:-9 5:-8 8:-17
p droplet h-	1:-7 2:-15 3:-7 4:-8 5:50 6:-7 8:-15
p droplet he	0:-7 2:-15 3:-16 5:33
p droplet p	0:-12 1:-8 2:-23 3:-7 4:-11 5:61 6:-9 8:-15 9:-6
p droplet s	0:-6 1:25 3:-9
p droplet u	1:-8 2:-11 3:19 4:-12 5:26 6:-7 8:-22
p drum	0:-20 1:-15 2:-9 3:23 4:-10 5:-8 6:-9 8:26
p drum --	0:-14 1:-15 3:16 4:-6 6:-7 8:22
p drum h-	3:9
p drum u	0:-16 1:-16 2:-11 3:27 4:-12 5:-11 6:-11 8:26
p duck	1:-10 2:27 3:-16 4:-15 6:-8 7:-8 9:18
p duck --	2:20 4:-17 5:12 6:-7 7:-7 9:-7
p duck h-	0:6 1:-13 3:-11 4:-6 8:22
p duck he	0:-11 1:-13 2:-23 3:-23 4:-11 5:-6 8:-10 9:55
p duck p	1:-17 2:32 3:8 4:-21 5:-6 6:-7 9:-6
p duck u	1:11 2:-16 3:-26 4:-14 6:-7 7:-7 8:12 9:26
p dumpling	1:42 2:-12 3:-8 4:-9 5:-7 6:-7 8:-8
p dumpling --	1:44 2:-11 3:-10 4:-9 5:-7 6:-14 8:-8
p dumpling h-	1:-6 2:-6 3:8 6:11
p dumpling p	0:11 1:8
p dumpling u	0:-14 1:46 2:-14 4:-10 5:-9 7:-6 8:-10 9:-6
p dust-bunny	1:-18 2:-15 3:10 4:-8 6:22 8:9
p dust-bunny --	1:-16 2:-19 3:-9 6:20 8:19
p dust-bunny h-	1:-7 3:20
p dust-bunny p	2:-9 3:20
p dust-bunny u	0:-9 1:-19 2:-9 3:-10 4:-8 6:28 8:16
p dwarf	1:25 2:-6 3:-8 4:-7
p dwarf --	1:13 3:-8
p dwarf u	1:28 2:-7 3:-9 4:-6
p eagle	1:19 2:26 3:-20 4:-15 5:-7 7:-7 8:-9 9:-6
p eagle --	1:12 2:20 3:-14 4:-8 8:-7
p eagle -e	0:9 1:-16 2:18
p eagle h-	0:-6 1:16 2:7 3:-9
p eagle u	0:-7 1:23 2:17 3:-18 4:-11 5:-7 7:-6 8:-8 9:-6
p ear-of-corn	3:20 4:-6
p ear-of-corn --	0:9
p ear-of-corn -e	3:13
p ear-of-corn u	3:14
p egg	0:-11 1:-18 2:-7 3:19 4:44 5:-7 6:-11 7:-6 8:-12 9:-6
p egg --	0:-6 1:-18 2:-11 3:7 4:43 5:-7 6:-6 7:-6 8:-10 9:-6
p egg -e	1:-7 2:-6 4:19
p egg h-	0:-14 1:-6 2:13 3:30 4:-11 5:-6 6:-8 8:-8
p egg p	0:-13 1:-9 2:11 3:10 4:20 5:-6 6:-10 8:-10
p egg s	0:9 3:-6
p egg u	0:-12 1:-17 2:-11 3:16 4:38 5:-7 6:-6 7:-6 8:-10 9:-6
p eggplant	1:9 2:11 3:-8
p eggplant u	1:12 2:8 3:-10
p electric-plug	0:19 2:11 3:-17 4:-12 5:17 6:-6 8:-11
p electric-plug --	0:7 2:18 3:-11 8:-6
p electric-plug h-	0:11
p electric-plug p	0:10 2:17 3:-11 4:-6
p electric-plug u	0:14 3:-9 4:-6 5:15 8:-6
p elephant	2:30 3:-15 4:-6 8:-7
p elephant --	1:6 2:26 3:-12 4:-6 8:-7
p elephant s	1:-19 2:31
p elephant u	1:19 2:21 3:-16 4:-7 5:-6 8:-8
p elevator	0:-17 1:29 2:-11 3:-44 4:18 5:-7 6:14
p elevator --	0:-21 1:28 2:-7 3:-40 4:9 5:-6 6:8 8:13
p elevator h-	2:-7 3:-7 4:25 8:-14
p elevator u	0:-19 1:19 2:-14 3:-45 4:35 5:-9 8:7 9:-6
p empty-nest	3:-7 4:19
p empty-nest h-	3:-10 4:26 8:-6
p empty-nest u	0:-7 3:-8 4:27 8:-8
p envelope	0:-17 1:-11 2:-7 3:51 4:-13 5:-8 8:-16
p envelope --	0:-10 1:-10 3:33 8:-10
p envelope h-	0:-7 3:29 4:-10 8:-8
p envelope p	3:20
p envelope u	0:-7 3:31 4:-11 8:-9
p evergreen-tree	1:-9 2:-7 4:-31 6:-8 7:-6 8:40 9:-6
p evergreen-tree --	1:-6 2:-9 3:16 4:-11 5:-13 8:15
p evergreen-tree h-	0:-12 3:-20 4:-30 5:13 6:-6 8:40
p evergreen-tree p	0:-11 1:-6 4:-20 6:-6 8:34
p evergreen-tree u	0:8 2:-11 3:10 4:-26 8:24
p ewe	1:8 2:-6 3:21 5:-6 7:-8 8:-12 9:-9
p ewe --	0:-13 1:-14 2:-16 3:30 5:15 6:6 7:-8 8:-14 9:-8
p ewe -e	0:-9 1:44 2:-33 3:12 4:-15 8:-6
p ewe h-	0:9 1:-17 2:25 3:-6 4:6 5:-7 8:-7 9:-7
p ewe p	0:7 1:-34 2:7 3:18 4:14 5:-6 8:-7 9:-6
p ewe s	1:34 2:-14 4:-12
p ewe u	0:-7 1:11 5:6 7:-8 8:-13 9:-8
p eyes	0:9
p eyes --	0:14 3:-7
p factory	4:-6 8:16
p factory --	0:20 8:-8
p factory s	8:18
p factory u	0:8
p falafel	0:-14 2:-14 3:37 4:-12 5:-8 6:7 8:-9 9:-6
p falafel --	1:18 3:12 6:-8
p falafel h-	0:-13 2:-10 3:46 4:-9 5:-8 6:-9 8:-7
p falafel p	0:-6 3:20
p falafel u	0:-7 2:-10 3:41 4:-7 6:-13 8:-6
p fallen-leaf	2:22 3:-13 4:-7 5:-6 8:-7
p fallen-leaf h-	2:19 4:-8 5:-7 8:-7
p fallen-leaf p	3:19 4:-6
p fallen-leaf u	2:35 3:-19 4:-8 5:-9 8:-12
p farmer	0:-7 1:11 2:13 3:-14 4:-12 8:16
p farmer --	1:21 3:-12 4:-6 8:10
p farmer -e	1:22 2:-9 4:-7
p farmer h-	1:-6 2:29 4:-6
p farmer s	1:15
p farmer u	1:23 2:18 3:-11 4:-11 8:-8
p feather	1:-9 2:-6 4:-6 8:-8 9:27
p feather h-	9:18
p feather u	1:-8 3:-7 8:-6 9:26
p fence	2:-8 3:-29 5:17 8:18
p fence --	0:14
p fence h-	0:-15 2:-8 3:-31 4:20 5:14 8:18
p fence p	0:-7 3:-12 5:31 8:-8
p fence u	2:-7 3:-30 4:10 5:7 8:22
p ferry	0:7 1:-19 8:18
p ferry --	0:6 1:-23 8:23
p ferry u	0:8 1:-23 8:24
p file-cabinet	0:-12 1:-15 3:-15 4:15 8:27
p file-cabinet --	0:-16 1:-12 3:-19 4:14 5:-6 8:31
p file-cabinet u	0:-22 1:-13 3:-25 4:13 5:-6 8:37
p file-folder	0:10 1:-6 2:18 3:-8 8:-9
p fire	1:-7 2:22 3:-16 4:-10 6:24 7:-8 8:-10 9:-8
p fire --	2:18 3:-15 4:-7 5:11 8:-7
p fire h-	0:12 1:-7 2:33 3:-12 4:-7 5:-10 8:-7 9:-6
p fire he	0:-12 1:-7 3:-7 4:-7 5:-10 6:36 7:-6 8:-6
p fire p	0:-12 1:-9 2:25 3:-15 4:-6 5:-7 6:16 8:-6
p fire u	1:-13 2:16 3:-15 4:-8 6:25 7:-7 8:-9 9:-8
p fire-engine	1:25 3:-6 8:-6
p fire-engine --	1:17 8:-6
p fire-engine u	1:18
p fire-extinguisher	2:-10 5:16
p firecracker	6:17
p firefighter	1:37 2:-10 3:-11 4:-6
p firefighter --	1:31 2:-8 3:-10 4:-6
p firefighter u	1:23 2:-7
p fish	0:-8 1:-22 2:-20 3:84 4:-13 7:-7 8:-7 9:-7
p fish --	1:-25 2:-29 3:71 4:-12 5:-7 6:-7 7:-6 9:-7
p fish h-	0:-8 1:-20 2:-28 3:75 4:-12 7:-6 8:-9 9:-8
p fish he	0:-11 1:-13 2:-6 3:47 4:-11 5:-6 7:-8 8:-8 9:-6
p fish p	0:-9 1:-24 2:-26 3:58 4:-11 5:14 8:-8 9:-6
p fish s	2:-7 3:17 4:-6
p fish u	0:-10 1:-28 2:-25 3:91 4:-14 5:-7 7:-7 9:-8
p fisherman	0:-11 1:20 2:11 3:-6 8:-6
p fisherman --	0:-6 1:16
p fisherman h-	2:14
p fisherman u	0:-6 1:17
p fishing-pole	0:25 3:-8
p fishing-pole --	0:25 3:-9
p fishing-pole u	0:19 3:-8
p flamingo	0:9 2:14 4:-8 8:-7
p flamingo --	0:21 2:-6
p flamingo h-	2:27 3:-8 4:-7
p flamingo s	0:8
p flamingo u	2:14 3:7 4:-8 7:-6 8:-6
p flashlight	0:-14 1:-17 2:13 3:-28 4:-18 5:12 6:12 7:-7 8:23 9:-7
p flashlight --	0:6 2:-6 3:-11 5:-9 8:24
p flashlight -e	8:15
p flashlight h-	0:-7 2:23 5:-7 8:-11
p flashlight he	0:-7 1:-12 2:-21 3:-21 4:-8 5:26 6:12 8:9
p flashlight p	0:11
p flashlight s	1:-9 2:-11 3:-10 5:30 8:-10
p flashlight u	0:-20 1:-11 2:26 3:-30 4:-16 5:-21 6:18 8:22
p flat-shoe	0:-8 1:-7 3:-16 4:-12 5:-7 6:44 8:-11
p flat-shoe --	0:7 6:7
p flat-shoe h-	3:-8 4:-7 6:26
p flat-shoe u	0:-11 3:-14 4:-10 6:40 8:-9
p flatbread	1:-13 2:-7 3:20 4:-7 6:13 8:-7
p flatbread --	0:-9 1:-12 2:-8 3:41 4:-6 6:-8 8:-8
p flatbread -e	0:6 3:-13 6:14
p flatbread p	3:-10 6:21
p flatbread u	1:-12 2:-6 3:39 4:-7 6:-9 8:-7
p flute	0:15 3:-8
p flute --	0:9
p flute u	0:11 3:-7
p fly	2:-7 3:34 4:-21 5:-6 8:-7
p fly --	3:24 4:-20 8:-6
p fly h-	1:-18 2:-14 3:37 4:-6
p fly p	1:-20 2:-17 3:41 4:-6
p fly u	2:7 3:18 4:-13
p flying-arrow	0:26 1:-8 2:11 3:-23 4:-7 5:-14 6:23 8:-9
p flying-arrow --	0:11 1:-11 2:-8 3:-24 4:-6 5:-6 6:41 8:-8
p flying-arrow h-	0:23 3:-12 5:-7
p flying-arrow p	0:15 1:-7 2:15 3:-27 4:-7 5:-17 6:28 8:-8
p flying-arrow u	0:18 3:-7 6:7
p fog	0:8 2:-6 3:-8 4:-6 5:23 8:-12
p fog --	2:-9 3:-8 4:-7 5:26 8:-13
p fog u	0:8 2:-9 3:-7 4:-7 5:24 8:-15
p foggy	0:13
p foggy --	0:17
p foggy u	0:13
p folding-hand-fan	0:17
p folding-hand-fan --	0:16
p folding-hand-fan u	0:18 3:-6
p foot	0:8 1:-9 3:-11 8:21
p foot --	0:8 1:-7 3:-9 8:15
p foot u	0:12 3:-8 8:9
p fork-and-knife	2:53 3:-40 4:-11 6:-10 7:-6 8:-16
p fork-and-knife --	1:14 2:24 3:-26 4:-6 8:-8
p fork-and-knife h-	0:-7 1:-7 2:31 3:-21 4:-9 5:19 6:-8 8:-12
p fork-and-knife p	2:18 3:-19 5:19 8:-7
p fork-and-knife u	1:-10 2:51 3:-29 4:-8 5:-8 6:-9 8:-13
p fork-and-knife-with-plate	1:-13 2:13 3:32 4:-13 5:-12 6:-9
p fork-and-knife-with-plate --	0:-6 1:-12 2:10 3:13 4:-10 5:-10 6:-8 8:14
p fork-and-knife-with-plate h-	3:11
p fork-and-knife-with-plate p	0:14 3:-9
p fork-and-knife-with-plate u	0:-23 1:-17 2:22 3:35 4:-15 5:-14 6:-9 7:-6 9:-6
p fountain	0:8 3:-14 4:-12 8:22
p fountain --	3:-18 4:-11 8:29
p fountain u	3:-16 4:-14 8:33
p fox	0:-10 1:23 2:24 3:-8 4:-9 8:-7
p fox --	0:-8 1:35 3:-9
p fox h-	0:-7 1:-10 2:46 3:-11 4:-7
p fox p	0:-9 1:-20 2:42 4:-7
p fox s	0:-6 1:20 2:6 3:-8
p fox u	0:-10 1:30 2:17 3:-13 4:-9 5:-6 8:-7
p framed-picture	0:17 1:-7 4:9 8:-10
p framed-picture --	0:32 3:-10
p framed-picture u	0:9 1:-7 2:-6 4:17 8:-11
p french-fries	0:12 1:-10 2:22 3:-40 4:31 5:-6 6:-9 8:-8
p french-fries --	0:24 3:-15
p french-fries -e	0:-8 1:-12 2:9 3:-15 4:32 6:-7 8:-6
p french-fries p	0:12 2:-6 3:-17 4:25 6:-6
p french-fries u	2:31 3:-28
p fridge	2:-11 3:-25 4:14 5:-11 6:-8 7:16 8:12
p fridge --	1:10 2:-6 3:-21 4:17 5:-6 8:10
p fridge -e	0:-6 1:-8 2:-6 3:-9 4:20 7:17 8:-13
p fridge h-	2:-6 3:-8 8:25
p fridge u	1:12 2:-11 3:-34 4:25 5:-12 6:-10 7:11 8:9 9:-6
p frog	0:-9 1:28 2:-26 3:-11 4:24 5:-6 8:-8
p frog --	0:-11 1:31 2:-19 3:-14 4:29 8:-7
p frog -e	0:-8 1:41 2:-18 3:-7 4:-7
p frog h-	0:13 1:-10 2:-19 3:6 4:-12 9:21
p frog p	0:-11 2:-25 3:-20 4:32 6:15 9:-6
p frog s	0:-6 1:32 2:-8 3:-6
p frog u	1:24 2:-28 3:-8 4:8 5:-6 7:7 8:-7 9:10
p fuel-pump	4:-6 5:19 8:-12
p fuel-pump h-	0:12
p fuel-pump u	4:-7 5:22 8:-14
p full-moon	2:-9 3:-25 4:-16 5:-18 6:-7 8:52
p full-moon --	3:-19 4:-10 8:32
p full-moon h-	0:13 2:-7 3:-10 4:-12 5:-14 8:30
p full-moon s	0:6 1:13 3:-8 8:-6
p full-moon u	0:11 1:-8 2:-7 3:-18 4:-11 5:-13 8:37
p game-die	0:-30 1:-9 2:-7 3:60 4:-12 5:-8 6:-9 8:-19
p game-die --	0:-32 1:-10 2:-8 3:67 4:-13 5:-9 6:-12 8:-22
p game-die u	0:-32 1:-8 2:-7 3:63 4:-11 5:-8 6:-11 8:-17
p gardener	0:-8 2:35 3:-19 4:-8
p gardener h-	2:30 3:-18
p gardener p	0:-7 1:-6 2:33 3:-15
p gardener s	1:18
p gear	3:10
p gear h-	0:-8 2:-6 3:26 8:-6
p gem-stone	0:-13 1:-22 2:-8 3:46 4:11 5:-9 6:-10 8:-14
p gem-stone --	0:-11 1:-14 3:22 4:16 6:-6 8:-9
p gem-stone h-	3:24 4:-6
p gem-stone p	0:-11 3:38 4:-8 5:-6 6:-7 8:-6
p gem-stone s	1:-8 3:11
p ghost	0:-7 2:39 4:-7 8:-7
p ghost --	0:-15 1:6 2:21 3:10 4:-8 5:-6 8:-10
p ghost h-	1:-11 2:40 3:-15
p ghost p	1:-17 2:21 3:10 4:-6
p ghost s	1:20
p ghost u	0:-12 1:-9 2:51 3:-17 4:-8 8:-8
p giraffe	0:6 2:-17 3:24 4:-8 8:-6
p giraffe --	0:8 1:11 2:-6
p giraffe h-	1:-7 2:-8 3:21
p giraffe u	2:-11 3:22 4:-6
p girl	0:26 1:-6 2:12 3:-13 4:-8 8:-6
p girl --	0:20 2:11 3:-16 4:-8 8:-6
p girl s	0:21 1:-28 2:22
p girl u	0:6 1:24 2:-11 3:-10 4:-7
p glass-of-milk	0:-9 1:-9 2:-11 3:49 5:-7 8:-12
p glass-of-milk --	1:-9 2:-6 3:42 4:-9 6:-8 8:-7
p glass-of-milk h-	0:-9 2:-6 3:21 4:12 6:-6 8:-8
p glass-of-milk he	2:-8 3:8 6:13
p glass-of-milk p	4:12 8:-7
p glass-of-milk u	0:-13 1:-9 2:-11 3:49 4:-11 8:-9
p glasses	1:-6 3:30 5:-7 8:-11
p glasses --	3:19 8:-7
p glasses p	0:-6 1:-7 3:34 4:-6 5:-8 8:-10
p globe-showing-americas	3:-10 4:24 8:-9
p globe-showing-americas --	0:7
p globe-showing-americas u	3:-11 4:25 8:-10
p gloves	3:11
p gloves h-	3:11
p gloves p	3:16
p gnome	0:20 2:-6
p gnome --	0:8 1:11 2:-7
p gnome h-	1:-6
p gnome p	0:6 1:8
p goal-net	0:11 1:-6 2:21 3:-21 4:-10 5:-11 6:21 8:-14
p goal-net --	0:19 3:-7
p goal-net -e	0:-9 2:21 3:-11
p goal-net h-	0:6 2:26 3:-15 4:-7 5:-10 6:6 8:-12
p goal-net p	2:13 3:-6 5:-6
p goal-net u	0:15 1:-6 2:13 3:-12 5:-6 8:-9
p goat	1:10 2:-13 3:8 4:-14 8:-8 9:16
p goat --	1:27 2:-9 3:-9
p goat h-	1:-24 3:7 4:-12 8:-7 9:31
p goat s	1:16
p goat u	2:-18 3:12 4:-12 8:-8 9:20
p golem	1:-8 2:-7 7:21
p goose	1:-26 2:13 4:-13 5:-6 6:-6 7:-7 8:34 9:-6
p goose --	1:-26 2:12 3:-20 4:-14 8:43
p goose h-	0:-8 1:-20 3:32 4:-7 7:-6 8:-8
p goose p	1:-13 2:20
p goose s	0:-13 1:-29 2:16 3:12 4:-10 8:18
p goose u	1:-13 2:-6 3:-24 4:-11 5:-9 7:-6 8:46 9:-7
p gorilla	1:6
p gorilla --	1:8
p gorilla s	1:13
p grapes	1:-6 5:18
p grapes --	3:7
p grapes h-	0:-8 2:-6 5:23
p grapes p	1:-11 2:-8 3:-13 5:32 6:-6
p green-potion	2:18 5:-11
p green-potion h-	2:23 5:-15
p green-potion u	2:22 5:-15 8:-6
p green-salad	3:9 4:15 7:-9
p green-salad h-	4:13
p green-salad u	3:-12 4:17
p guard	1:-10 2:57 3:-16 4:-12 5:-7 7:-6 8:-9 9:-6
p guard --	2:28 3:-11 4:-8 8:-6
p guard -e	1:-12 2:29 3:-11
p guard h-	1:-12 2:44 3:-15 4:-10 8:-7
p guard p	0:-9 1:-18 2:54 3:-19 4:-11 5:-6 8:-8
p guard u	2:34 3:-11 4:-11 6:-6 8:-8
p guitar	0:8 3:18 4:7 8:-19
p guitar h-	0:11 3:9 8:-11
p guitar p	0:18 3:-9
p hamburger	0:17 1:-12 3:20 5:-6 6:-8
p hamburger --	0:10 1:-10 3:25 6:-8
p hamburger h-	0:6 3:6
p hamburger p	1:-9 3:26 5:-6 6:-6
p hamburger u	0:13
p hammer	1:-8 3:25 4:-8 5:-7 6:6 8:-8
p hammer --	0:-12 1:-8 2:-6 3:21 4:-8 5:-7 6:20 8:-8
p hammer p	6:9
p hammer u	1:-8 3:33 4:-7 5:-6 6:-7 8:-9
p hamster	0:7 1:37 2:-16 3:-10 6:-10
p hamster --	1:48 2:-19 3:-12 6:-11
p hamster p	0:14 1:20 2:-10 6:-16
p hamster s	1:28 2:-11 3:-6
p hamster u	0:-7 1:31 2:-11 3:-9
p hand-with-index-finger-and-thumb-crossed	0:13 1:-7
p hand-with-index-finger-and-thumb-crossed --	0:12 1:-7
p hand-with-index-finger-and-thumb-crossed s	0:9
p handbag	0:-14 1:-8 3:7 4:18
p handbag --	0:-16 1:-8 3:8 4:18 8:-7
p headstone	0:14 3:-6
p headstone p	0:14 3:-6
p health-worker	0:12 1:20 2:-11 3:-15 4:-14 8:12
p health-worker --	0:7 1:15 2:-18 3:-12 4:-11 8:19
p health-worker p	1:24 2:-6 3:-12 4:-10
p health-worker s	1:11
p health-worker u	1:-10 2:-19 3:-7 8:29
p hedgehog	1:42 2:-21 8:-9
p hedgehog --	0:-9 1:33 2:-19 3:-18 4:12 5:10 8:-7
p hedgehog -e	1:17 2:-6
p hedgehog h-	0:8 1:-10 2:-10 3:18
p hedgehog p	0:13 1:15 2:-10 3:-9 4:-6
p hedgehog s	1:29 2:-7 3:-8
p hedgehog u	0:-17 1:42 2:-31 4:9 5:8 6:-6 7:-7 8:-12 9:-7
p helicopter	0:-11 2:33 3:-10 4:8 5:-7 8:-13 9:-8
p helicopter --	1:-6 2:22 8:-6
p helicopter h-	0:-8 1:8 2:20 4:6 5:-6 8:-9
p helicopter p	2:21
p helicopter s	0:-7 2:27 3:-7 8:-12
p helicopter u	0:-7 3:-6 4:20
p herb	0:6 1:-10 2:9 3:23 4:-22 5:-14
p herb --	0:14 1:-9 2:6 3:15 4:-17 5:-10 8:10
p herb h-	0:9 3:19 4:-9 8:-10
p herb p	1:-7 2:8 3:-21 4:-19 5:-14 8:41
p herb s	0:17 8:-7
p herb u	0:15 1:-7 2:-9 3:32 4:-14 5:-8 8:-20
p high-voltage	0:8 1:19 2:26 3:-21 4:-11 5:-14 6:-7 8:-14
p high-voltage --	0:7 1:27 3:-15 4:-6 8:-8
p high-voltage h-	2:23 3:-7 5:-11
p high-voltage he	2:24 3:-8 5:-6 8:-6
p high-voltage p	2:21 3:-9 5:-13
p high-voltage u	1:24 2:18 3:-19 4:-9 5:-9 6:-7 8:-15
p hiking-boot	0:8 4:-8 5:-6 6:8 8:8
p hiking-boot --	0:13 3:-18 5:-7 8:17
p hiking-boot p	3:22 4:-10 5:-6 8:-7
p hiking-boot u	3:-19 5:-6 8:26
p hippopotamus	1:17 2:-6
p hippopotamus --	1:17 2:-7
p hole	0:-11 1:-12 2:-23 3:-41 4:31 5:53 6:-13 7:-7 9:-8
p hole --	0:8 1:-8 2:-8 3:-21 4:36 5:-9 8:-13
p hole -e	0:-7 2:-7 3:-16 4:-6 5:-7 6:-7 8:35
p hole h-	0:-7 1:-6 2:-19 3:-24 4:-13 5:65 6:-8 8:-21
p hole he	0:-8 2:-10 3:-13 4:12 5:28 8:-10
p hole p	0:12 1:-7 2:-11 3:-31 4:13 6:-8 8:20
p hole u	0:-24 1:-11 2:-24 3:-35 4:17 5:73 6:-12 7:-7 8:-15 9:-8
p honey-pot	1:-9 2:-12 3:32 4:6 5:-7 6:6 8:-9
p honey-pot --	1:-9 3:29 4:-7
p honey-pot h-	0:-9 1:-6 2:-9 3:42 4:-11 8:-7
p honey-pot he	0:7 2:-11 3:-25 4:35 6:-6
p honey-pot u	1:-8 2:-13 3:34 4:8 5:-7 8:-9
p honeybee	0:-10 1:14 2:15 3:-12 4:-10 5:-7 6:-6 9:12
p honeybee --	0:-8 1:26 4:-6 5:-6
p honeybee -e	1:11 2:-22 7:19
p honeybee h-	0:-6 1:-17 2:44 3:-12 4:-9 5:-7 8:-7 9:10
p honeybee he	1:-10 2:-11 3:-15 7:10 8:-7 9:25
p honeybee p	1:-14 2:37 3:-17 4:-8 5:-6
p honeybee s	0:-7 2:-17 3:-8 7:29 8:-8
p honeybee u	0:-11 1:31 2:9 3:-12 4:-6 5:-7
p hook	0:15 1:-8 3:-9 4:-8 6:11 8:7
p hook --	0:8 8:8
p hook h-	1:-6 3:-6 4:-6 6:22 8:-6
p hook s	0:-7 1:-8 3:-7 4:-7 6:22 8:7
p hook u	0:22
p horse	1:-15 2:-26 4:-12 5:-9 6:-6 7:-7 8:18 9:31
p horse --	2:-22 4:-10 5:-7 6:-6 7:-6 8:37 9:-9
p horse h-	0:-6 1:-14 2:-25 3:-12 4:-8 5:-8 8:-21 9:51
p horse s	0:-8 1:12 2:-7 3:11
p horse u	0:8 1:-20 2:-28 4:-10 5:-9 6:-6 7:-6 8:16 9:31
p hospital --	4:-12 8:21
p hospital h-	4:16 8:-8
p hospital u	4:6 8:13
p hot-beverage	1:9 2:13 3:-8 5:-11 6:-12 7:-7 8:10
p hot-beverage --	1:23 3:-14 5:-10 6:-11 7:-6 8:11 9:-6
p hot-beverage h-	0:-8 1:-12 2:23 3:22 4:-17 5:-11 6:-14 7:-7 8:-16 9:13
p hot-beverage p	0:-9 2:-9 3:24 4:-9 6:15 8:-7
p hot-beverage s	1:17 2:-6 8:-9
p hot-beverage u	2:22 5:-13 6:-14 7:-7
p hot-dog	0:-10 1:17 2:-13 3:19 4:-17 5:-10 6:-11 7:-7 8:-10 9:18
p hot-dog --	0:-13 1:25 2:-8 4:-11 5:-11 6:-10 8:-8 9:18
p hot-dog h-	3:11
p hot-dog p	3:27
p hot-dog u	0:-9 1:38 2:-7 3:-6 4:-9 5:-11 6:-8 8:-9
p hot-pepper	0:-8 1:-11 3:27
p hot-pepper --	0:-8 1:-11 3:28 4:-6
p hot-pepper p	2:21 3:-6
p hot-pepper u	1:-7 2:-16 3:30
p hotel	3:-7 4:-9 8:17
p hotel --	3:-8 4:-9 8:23
p hotel u	0:7 3:-7 4:-8 8:14
p house	0:7 1:-8 2:-10 3:-10 4:54 5:-8 8:-11
p house --	0:12 1:-13 2:-10 4:14 6:-6 8:6
p house h-	1:-6 2:-9 3:-15 4:57 5:-14
p house he	0:7 2:-6 3:-10 4:32 8:-16
p house p	0:-6 1:-10 2:-9 3:-25 4:39 5:-15 6:-6 8:16
p house s	0:-13 1:-7 2:-6 3:-12 4:42 5:-6
p house u	0:11 1:-7 2:-10 4:41 5:-9 8:-12
p house-with-garden	0:6 2:-7 3:-8 4:-17 5:-7 8:32
p house-with-garden --	0:8
p house-with-garden h-	8:15
p house-with-garden u	2:-7 3:-7 4:-19 5:-6 8:33
p houses	0:-6 3:-12 4:27 8:-9
p houses u	3:-8 4:19 8:-8
p hunter	1:-17 2:43 3:-12 4:-8 8:-7
p hunter --	0:14 1:-11
p hunter h-	0:-8 1:-12 2:37 3:-9 4:-6
p hunter p	1:-12 2:25 3:-7
p hunter u	1:-16 2:33 3:-10 4:-7 8:-6
p hut	4:25 5:-7 8:-9
p hut h-	4:10
p hut p	0:-6 4:23 5:-6 8:-7
p ice	0:-8 1:22 3:-15 4:-16 5:22 7:-7 8:-8 9:-8
p ice --	0:-25 1:25 2:-14 3:-12 4:-14 5:9 6:10 7:-6 8:9 9:-6
p ice h-	0:13 3:-11 4:-8 5:20 8:-19
p ice p	1:-6 2:-6 4:-7 5:31 6:-10 8:-14
p ice s	1:22
p ice u	0:-11 1:14 3:-25 4:-14 5:7 6:27 9:-6
p ice-cream	0:26 1:-6 2:-6 3:-10 4:-11 5:-9 8:17
p ice-cream --	0:16 4:-6
p ice-cream h-	0:16
p ice-cream p	3:6
p ice-cream u	0:22 1:-7 4:-10 5:-7 8:13
p inbox-tray	0:-10 1:24 2:-6 3:-24 4:-18 5:-7 6:-6 8:29
p inbox-tray --	1:30 3:-15 8:-9
p inbox-tray u	0:-10 1:28 2:-6 3:-19 4:-14 5:-6 8:17
p jack-o-lantern	1:-16 2:-22 3:43 4:6 5:-6 6:8 7:-7 8:-9 9:-8
p jack-o-lantern --	0:15 2:-12 3:12
p jack-o-lantern -e	2:-15 3:-11 4:21
p jack-o-lantern h-	0:-10 1:-21 3:59 4:-13 6:-6 8:-8 9:-8
p jack-o-lantern p	0:-10 1:-13 2:-19 3:33 6:19 7:-7 8:-6 9:-7
p jack-o-lantern s	1:-10 2:-16 3:31 8:-6 9:-6
p jack-o-lantern u	0:8 1:-15 2:-6 3:33 4:-9
p jar	0:24 1:-6 2:-6 3:-10 4:21 6:-6 8:-15
p jar --	0:18 3:-7 4:14 8:-14
p jar -e	3:16
p jar h-	0:14 3:-9 4:8
p jar p	0:-6 3:-9 4:28 8:-12
p jar u	0:29 4:-7
p jellyfish	1:-22 2:54 3:-17 4:-9 5:-9 8:-7
p jellyfish --	1:-25 2:33
p jellyfish h-	0:-8 1:-12 2:46 3:-15 4:-7 5:-9
p jellyfish p	2:21 3:-15
p jellyfish u	1:-14 2:40 3:-10 4:-7 5:-8
p joker	0:8 3:13
p joker --	0:11
p joker p	0:7
p joker u	3:10
p joystick	0:18
p joystick --	0:20
p joystick u	0:17
p kangaroo	2:9
p kangaroo --	2:17
p kangaroo s	2:13
p key	0:8 3:26 4:-7 8:-8
p key --	0:14
p key h-	3:24 8:-6
p key p	3:19
p key u	0:14
p keyboard	0:16
p keyboard --	0:15
p keyboard u	0:12
p kick-scooter	1:15 3:-11 4:-9 5:12 8:-9
p kick-scooter --	1:24
p kick-scooter h-	0:16 1:-6 3:-6 4:-7 5:10
p kick-scooter p	2:-10 3:-9 4:-8 5:30 8:-9
p kick-scooter s	1:15
p kick-scooter u	0:7 1:14
p kitchen-knife	3:-13 6:22 8:-7
p kitchen-knife --	0:16 3:-9
p kitchen-knife u	0:6 3:-8 6:15 8:-7
p kite	1:38 2:8 3:-15 4:-13 5:-10 6:-8 8:-13
p kite --	1:40 2:7 3:-15 4:-12 5:-7 6:-7 8:-17
p kite h-	0:13
p kite p	3:13
p kite u	1:43 2:14 3:-27 4:-16 5:-11 6:-11 7:-6 9:-6
p knight	0:-12 1:42 2:11 3:-12 4:-11 6:-6 8:-9 9:-8
p knight --	0:-6 1:51 2:-15 3:-9 4:-6
p knight -e	1:19 2:-12
p knight h-	0:-13 1:-29 2:50 3:-12 4:-15 5:20 6:-8 7:-7 8:-11 9:-12
p knight p	1:19 2:6 4:-11
p knight s	0:-6 1:19 2:8 3:-6
p knight u	0:-10 1:34 2:14 3:-16 4:-10 5:8 6:-6 8:-9 9:-8
p knot	0:-15 2:-13 3:-31 4:-17 5:9 6:-13 7:-6 8:52 9:-7
p knot --	1:8 2:-7 3:-14 4:-11 5:-7 6:-6 8:26
p knot h-	0:-12 1:-9 2:-7 3:-23 4:-6 5:-6 6:-9 8:43
p knot u	0:-19 1:20 2:-15 3:-32 4:-18 5:11 6:-12 7:-6 8:45 9:-6
p kraken	0:-7 3:-6 5:-6 7:21
p kraken --	2:-7 7:13
p kraken s	0:-9 2:-11 3:-7 5:-9 7:35
p label:aaye	0:6
p label:acqua	0:-7 2:-6 3:-13 4:-8 8:-11 9:31
p label:acqua h-	3:-7 8:-7 9:20
p label:acqua u	3:-13 4:-7 8:-11 9:30
p label:agua	0:-11 2:-9 3:19 4:-16 5:10
p label:agua h-	0:-10 2:-10 3:26 4:-16 5:23 8:-29
p label:agua u	0:-15 1:-6 2:-11 3:12 4:-19 5:17 8:10
p label:agustusan	0:9
p label:agustusan --	0:8
p label:agustusan p	0:11
p label:allo	0:8
p label:allo h-	0:6
p label:angin	0:-11 1:13 2:25 3:-7 4:-7 5:-7 8:-13
p label:angin h-	2:20 8:-8
p label:angin u	1:13 2:9 8:-8
p label:apen	0:-16 1:-6 3:34 4:-6 8:-9
p label:apen --	0:-18 1:-6 3:38 4:-7 8:-16
p label:apen u	0:-14 3:30 4:-6 8:-11
p label:ark	0:11
p label:ark u	0:7
p label:atap	0:-12 3:-7 4:29 5:-6 8:-8
p label:atap h-	0:-17 3:-12 4:40 5:-9 8:-9
p label:avanti	0:8
p label:avanti p	0:11
p label:azulejos	3:9
p label:azulejos --	3:13
p label:azulejos p	3:12
p label:bagones	0:9
p label:bagones h-	0:10
p label:bagones p	0:10
p label:balcone	0:-6 3:-6 4:-10 8:32
p label:balcone --	0:-7 8:21
p label:balcone h-	8:11
p label:balcone u	0:-8 4:-7 8:26
p label:balcony	0:-16 3:-10 4:-9 8:35
p label:balcony --	0:-22 2:-6 3:-10 4:-6 8:37
p label:balok	0:-14 1:-6 3:35 4:-6 5:-7 8:-11
p label:balok --	0:-11 3:30 8:-8
p label:balok u	0:-12 3:31 4:-6 8:-9
p label:bang	0:10
p label:bang u	0:9
p label:bauernhof	3:-7 4:-33 8:40
p label:bauernhof --	8:7
p label:bauernhof h-	4:-17 8:23
p label:bauernhof u	3:-6 4:-21 8:29
p label:bazooka	0:-15 1:-7 3:-19 4:-7 5:-6 6:44 8:-10
p label:bazooka u	0:-11 3:-14 6:34 8:-8
p label:beehive	4:28 8:-12
p label:beehive h-	4:26 8:-10
p label:beehive u	4:27 8:-11
p label:beeld	0:11
p label:beeld --	0:7
p label:beeld u	0:8
p label:beren	0:-26 1:-10 2:-7 3:48 4:-9 8:-19
p label:beren --	0:-11 3:24 8:-8
p label:beren u	0:-21 1:-9 3:42 4:-7 8:-17
p label:besucher	2:-15 3:-6 4:24
p label:besucher p	0:6
p label:biar	0:11
p label:biar h-	0:9
p label:biar u	0:6
p label:bijli	5:14
p label:bijli u	0:-15 3:-6 5:24
p label:birinde	0:9
p label:birinde --	0:8
p label:birinde u	0:8
p label:block	0:11
p label:block u	0:14
p label:bocian	1:23 2:-6 3:-13
p label:bocian --	1:22 2:-7 3:-13
p label:bocian u	1:10 3:-7
p label:boleh	0:8
p label:boleh h-	0:9
p label:boleh u	0:7
p label:bonne	0:29 2:-6 3:-6 4:-7
p label:bonne --	0:14
p label:bonne u	0:25 4:-7
p label:bout	0:10
p label:campo	0:12
p label:campo u	0:10
p label:cave	1:-8 4:-16 8:30
p label:cave --	1:-10 4:-15 8:33
p label:cave s	0:10
p label:cave u	0:-6 1:-6 4:-11 8:27
p label:chap	0:10
p label:chat	0:6
p label:chat --	0:11
p label:chat u	0:13
p label:chhat	0:-21 1:-9 2:-6 3:-10 8:35
p label:chhat --	0:-20 1:-8 2:-7 3:-10 8:35
p label:chhat u	0:-30 1:-15 2:-10 3:-17 8:48
p label:chor	1:13
p label:chor --	0:-7 1:18
p label:chor u	1:13
p label:chuva	0:18 8:-6
p label:chuva u	0:11
p label:city	2:-6 3:-9 5:-7 8:22
p label:city --	0:-10 2:-7 3:-9 4:18 8:12
p label:city h-	0:12 4:-13 5:-6 8:15
p label:city s	4:-9 8:15
p label:city u	4:-10 8:17
p label:cliff	5:14
p label:cliff --	1:-8 5:7 8:12
p label:cliff s	0:-9 1:-8 3:-6 4:-8 5:30
p label:clone	0:21 1:-13
p label:clone --	0:25 1:-15
p label:clone u	0:27 1:-17
p label:club	0:9
p label:club --	0:10
p label:club u	0:8
p label:colmena	4:14 8:-6
p label:colmena h-	4:21 8:-8
p label:colmena s	4:22 8:-8
p label:coraz	0:13
p label:coraz h-	0:7
p label:coraz u	0:10
p label:corridor	0:14
p label:corridor u	0:13
p label:cuma	0:6
p label:cuma u	0:7
p label:dam	0:-18 1:-10 2:-7 3:-15 4:46 5:-6 8:-20
p label:dam h-	0:-10 3:-16 4:33 8:-10
p label:dam u	0:-19 1:-10 2:-6 3:-17 4:49 5:-6 8:-20
p label:deck	0:11
p label:deck u	0:10
p label:deniz	0:12
p label:deniz --	0:6
p label:deniz u	0:8
p label:derriere	0:9
p label:derriere u	0:8
p label:desa	3:-6 4:20 8:-9
p label:desa h-	0:7
p label:desa u	0:7 4:10 8:-6
p label:dessus	0:12 6:-7
p label:dessus he	0:17 6:-10
p label:dessus p	0:14 6:-9
p label:dietro	0:21
p label:dietro --	0:12
p label:dietro h-	0:19
p label:dietro u	0:22
p label:diga	0:11
p label:diga u	0:6
p label:dijk	0:11
p label:dijk --	0:8
p label:dijk u	0:13 3:-6
p label:diye	0:9
p label:diye --	0:7
p label:diye u	0:10
p label:dole	0:13
p label:dole u	0:7
p label:drain	0:-16 2:-6 3:-12 4:44 5:-11 8:-17
p label:driver	1:-13 3:-9 9:26
p label:driver u	9:11
p label:dupla	0:13
p label:dupla --	0:14
p label:dupla u	0:14
p label:dziecko	0:-8 1:28 2:-6 3:-6
p label:dziecko --	0:-7 1:25 2:-6
p label:dziecko u	0:-6 1:21
p label:eau	0:-11 1:-7 2:25 3:15 4:-17 8:-19
p label:eau --	0:-8 2:21 3:6 4:-9 8:-12
p label:eau u	0:-16 1:-8 2:24 3:28 4:-21 8:-26
p label:eentje	0:12
p label:eentje --	0:8
p label:eentje u	0:12
p label:emak	0:8
p label:emak h-	0:12
p label:emak u	0:9
p label:encre	0:8
p label:faire	0:14 1:-7
p label:faire --	0:11 1:-6
p label:falla	0:15
p label:falla h-	0:10
p label:falla p	0:13
p label:farm	0:32 4:-27 8:13
p label:farm --	0:17 8:-7
p label:farm h-	0:19 4:-25 8:17
p label:farm s	0:8
p label:farm u	0:20 4:-32 8:25
p label:fazenda	0:16 8:-6
p label:fazenda --	0:18 8:-7
p label:fazenda u	0:17 8:-6
p label:feld	0:9 3:-6 4:16 8:-11
p label:feld --	0:12
p label:feld h-	0:6
p label:feld p	4:10
p label:feld u	0:15
p label:ferme	0:18 4:10 8:-16
p label:ferme --	0:15 8:-6
p label:ferme u	0:15 8:-7
p label:fila	0:6
p label:final	0:25 3:-7
p label:final --	0:14
p label:final h-	0:13
p label:final u	0:28 3:-7
p label:forest	1:-6 2:-6 3:-7 4:-24 5:-9 8:42
p label:forest --	8:9
p label:forest h-	4:-7 8:11
p label:forest u	2:-6 3:-7 4:-30 5:-8 8:48
p label:foresta	0:12 4:-9 5:-6 8:8
p label:foresta h-	4:-6 5:-12 8:17
p label:foresta u	0:7 5:-7 8:10
p label:formigueiro	4:16 8:-10
p label:formigueiro u	4:22 8:-14
p label:galon	0:-27 1:-7 2:-9 3:49 4:-11 5:-6 8:-10
p label:galon --	0:-21 1:-6 3:37 4:-9 8:-6
p label:galon h-	0:-6 3:14
p label:galon u	0:-28 1:-9 2:-7 3:50 4:-14 5:-6 8:-9
p label:game	0:13
p label:game --	0:13
p label:game h-	0:6
p label:game u	0:17
p label:garage	0:6 4:12 8:-7
p label:garam	0:8
p label:garam --	0:8
p label:garam u	0:6
p label:gede	0:7
p label:gede u	0:8
p label:geliyo	0:9
p label:geliyo he	0:9
p label:geliyo u	0:10
p label:gerobak	0:-6 2:-13 5:-7 8:27
p label:gerobak h-	0:-8 2:-14 3:-6 5:16 8:12
p label:gerobak u	0:-8 2:-13 3:-7 5:7 8:21
p label:grapple	0:11
p label:grapple --	0:11
p label:grapple u	0:11
p label:gua	0:9
p label:gua u	0:9
p label:gudang	0:11 3:-6
p label:guzik	3:30 4:-6 8:-9
p label:guzik h-	0:-6 3:22 8:-7
p label:guzik u	3:24 8:-7
p label:hall	0:13
p label:harf	0:9
p label:harf --	0:10
p label:harf u	3:12
p label:hebt	0:14
p label:hebt --	0:6
p label:hebt u	0:12
p label:histoire	0:10
p label:histoire u	0:9
p label:hose	0:-14 1:-11 2:-6 3:-13 4:-7 6:45 8:-18
p label:hose -e	0:-13 1:-14 3:-18 4:-7 6:44 8:-16
p label:hose s	0:-8 1:-11 3:-10 6:35 8:-14
p label:ibu	2:-9 3:-21 4:32
p label:ibu u	0:-7 1:-9 2:-11 3:-18 4:37
p label:ilha	4:13 8:-9
p label:ilha --	0:6
p label:island	0:14 3:-6
p label:island --	0:16 3:-7
p label:island u	0:13 3:-6
p label:jabuti	0:8 1:13 2:-8
p label:jabuti --	0:7 1:11
p label:jabuti u	0:9
p label:jaisa	0:6
p label:jaisa u	0:7
p label:jambu	0:-17 1:-7 2:-6 3:-30 4:-6 6:45
p label:jambu --	0:-7 3:-12 6:23
p label:jambu u	0:-12 1:-6 3:-29 6:41
p label:jatoh --	0:9
p label:jatoh u	0:6
p label:juiste	0:8
p label:juiste u	0:12
p label:kain	0:-28 1:-7 2:-8 3:-14 4:-9 5:-7 8:47
p label:kain he	0:-16 3:-9 8:29
p label:kain u	0:-23 1:-9 2:-6 3:-14 4:-7 5:-6 8:43
p label:kali	0:6
p label:kali --	0:10
p label:kali u	0:11
p label:kanka	0:9
p label:kanka --	0:11
p label:kantine	8:18
p label:kantine --	8:15
p label:kantine u	8:16
p label:kassa	3:-18 4:30 8:-11
p label:kassa --	0:-7 3:-16 4:32 8:-11
p label:kassa u	0:-6 3:-25 4:35 8:-10
p label:keer	0:11
p label:keer --	0:12
p label:keer u	0:12
p label:kevin	0:6
p label:kevin h-	0:12
p label:kevin u	0:10
p label:khidki	0:-30 1:-6 2:-7 3:-10 5:43 8:-9
p label:khidki -e	0:-26 2:-7 3:-9 5:37 8:-8
p label:khidki u	0:-35 1:-7 2:-10 3:-14 5:50 8:-11
p label:kitchen	2:27 4:-6 5:-6 8:-13
p label:kitchen --	2:17 8:-6
p label:kitchen u	0:11 2:8 8:-7
p label:kust	0:8 4:6
p label:kust h-	4:19 5:-8 8:-12
p label:kust u	4:18 5:-8 8:-9
p label:ladang	0:-12 2:-6 4:23 5:-12 8:10
p label:ladang h-	0:-10 4:9 8:14
p label:ladang u	0:-10 2:-6 4:19 5:-10 8:11
p label:ladeira	2:-7 3:-8 4:-11 5:25
p label:ladeira --	0:-11 4:-8 5:-8 8:27
p label:ladeira h-	4:-7 5:20 8:-8
p label:ladeira u	0:-13 2:-9 3:-12 4:-16 5:19 8:26
p label:lager	0:11
p label:lager h-	0:15 3:-6
p label:lager p	0:13 3:-6
p label:laje	0:-14 1:-14 3:-17 8:39
p label:laje --	0:-17 1:-14 3:-18 8:42
p label:laje u	0:-14 1:-12 3:-18 8:38
p label:lamp-post	0:-6 1:-7 3:-8 4:-6 8:26
p label:lamp-post --	0:-10 1:-7 3:-14 4:-10 8:36
p label:lamp-post u	0:-7 3:-10 4:-9 8:28
p label:langsung	0:6
p label:langsung --	0:9
p label:langsung u	0:11
p label:las	8:6
p label:las u	8:9
p label:launderette	0:13
p label:launderette --	0:11
p label:launderette s	0:12
p label:laut	4:15 8:-8
p label:laut h-	0:6 4:10 8:-8
p label:leertaste	0:18 3:-7
p label:leertaste p	0:13
p label:lele	0:-33 1:26 2:-11 3:30 4:-9 5:-8 8:-10
p label:lele --	0:-25 1:15 2:-9 3:33 4:-11 5:-6 8:-10
p label:lele u	0:-28 1:15 2:-8 3:31 4:-9 5:-6 8:-8
p label:liefst	0:11
p label:liefst u	0:11
p label:likha	0:7
p label:likha u	0:8
p label:lillypad	0:-9 8:25
p label:lillypad h-	0:-12 2:-6 4:-10 5:-9 8:35
p label:lillypad u	0:-8 4:-6 5:-6 8:26
p label:linha	0:8
p label:linha s	0:15 3:-6
p label:litera	0:11
p label:litera --	0:8
p label:litera u	0:12 3:-6
p label:live	0:13
p label:live --	0:8
p label:live u	0:13
p label:liye	0:7
p label:logo	0:7
p label:logo --	0:6
p label:logo u	0:6
p label:maken	0:11
p label:maken --	0:8
p label:maletero	0:-31 1:-8 2:-8 3:-26 4:27 8:29
p label:maletero --	0:-19 3:-16 4:17 8:19
p label:maletero u	0:-24 3:-19 4:23 8:20
p label:mama	0:11 2:9
p label:mama --	0:15 2:-7
p label:mama h-	0:8 2:7
p label:mama u	0:11 2:13 4:-6
p label:mar	0:6 3:-9 4:6 8:10
p label:mar --	0:8 3:-9 4:-20 8:25
p label:mar h-	4:18 8:-7
p label:mar u	0:11 3:-7 8:9
p label:medicine	0:-8 1:-12 3:35 4:-9 8:-7
p label:medicine u	0:-7 1:-8 3:34 4:-10 8:-7
p label:mercado	3:-12 4:25 8:-10
p label:mercado --	4:8 8:-6
p label:mercado u	0:-6 3:-12 4:27 8:-10
p label:mestolo	0:13 3:-7
p label:mestolo u	0:17 3:-8
p label:milharal	0:-6 4:21 8:-8
p label:milharal u	0:-12 4:16 5:-10 8:14
p label:minare	5:9
p label:minare u	5:9
p label:mini	0:8
p label:mini --	0:11
p label:mini u	0:13
p label:mod	1:-6 2:29 3:-10 5:-6 8:-8
p label:mod p	2:21 3:-8 8:-6
p label:mogen	0:9
p label:mogen u	0:7
p label:mosterd	3:-6 6:10
p label:mosterd h-	6:10
p label:mosterd u	3:-7 6:13
p label:museum	0:17
p label:museum --	0:12
p label:museum s	0:14 8:-6
p label:napis	0:14
p label:napis --	0:6
p label:napis u	0:14
p label:neighbour	0:15
p label:neighbour --	0:15
p label:neighbour u	0:9
p label:nokia	0:10
p label:nokia --	0:7
p label:nokia u	0:9
p label:nora	0:-9 4:14 8:9
p label:nora u	0:-10 3:-7 4:17 8:11
p label:nyolong	0:16
p label:nyolong h-	0:8
p label:nyolong u	0:10
p label:obrus	3:17 8:-8
p label:obrus u	3:15 8:-9
p label:odong	0:-23 1:39 2:-6 3:-11 8:-11
p label:odong u	0:-17 1:35 3:-9 8:-10
p label:oklava	1:12 3:-6
p label:oklava u	0:-6 1:24 3:-12
p label:ombre	0:-11 2:-6 3:-12 4:34 5:-7 8:-11
p label:ombre --	3:-11 4:24 8:-10
p label:ordi	2:18 3:-7
p label:ordi --	2:15 3:-7
p label:ordi u	2:16 3:-7
p label:ostatnim	0:8
p label:over	0:8
p label:over --	0:8
p label:over p	0:7
p label:oyuk	0:-7 3:-13 4:30 8:-10
p label:oyuk h-	0:-8 3:-21 4:39 8:-10
p label:oyuk u	3:-11 4:24 8:-6
p label:paketlieferung	0:-18 1:-11 3:29
p label:paketlieferung --	1:-6 3:14
p label:paketlieferung u	0:-9 1:-11 3:24
p label:paper	0:-9 1:-11 2:-7 3:50 4:-12 5:-7 6:-6 8:-13
p label:paper --	0:-12 1:-9 3:46 4:-12 5:-6 8:-11
p label:paper -e	0:8
p label:paper u	1:-10 2:-6 3:43 4:-12 5:-7 6:-6 8:-12
p label:parkir	0:-17 3:-11 8:-12 9:36
p label:parkir h-	0:-24 1:-6 3:-13 8:-13 9:41
p label:parkir u	0:-18 3:-10 8:-11 9:35
p label:partner	0:17
p label:partner --	0:15
p label:pasar	4:-7 8:23
p label:pasar u	0:-6 1:-9 4:-9 8:30
p label:peg	0:-16 1:16 2:-6 3:10 4:-10 5:23 6:-22 8:-9
p label:peg --	0:-14 3:14 5:18 6:-10 8:-6
p label:peg p	0:-18 1:-7 3:14 5:29 6:-18 8:-7
p label:pelabuhan	3:-7 4:15
p label:pelabuhan u	3:-6 4:14
p label:pengunjung	0:16 3:-6
p label:pengunjung --	0:8
p label:pengunjung u	0:12
p label:pertanyaan	0:18 3:-10
p label:pertanyaan --	0:14 3:-7
p label:pertanyaan p	0:10 3:-6
p label:petit	0:39 1:-15 2:-11 3:-8
p label:petit --	0:28 1:-12
p label:petit h-	0:16 2:-8 3:-6 4:8
p label:petit p	0:12 1:-7 2:-8 3:-7 4:15
p label:petit s	0:20 1:-10
p label:petit u	0:18
p label:piastrelle	0:-9 3:18 4:20 8:-27
p label:piastrelle --	0:-6 3:18 4:8 8:-18
p label:piastrelle u	0:-8 3:20 4:19 8:-27
p label:pilihan	0:10
p label:pilihan --	0:12
p label:pilihan u	0:8
p label:pindah	0:16
p label:pindah u	0:14
p label:pinggir	0:7
p label:pinggir u	0:9
p label:plastic	0:-12 1:-6 3:38 4:-9 8:-8
p label:plastic --	0:-8 1:-6 3:31 4:-8 8:-6
p label:plastic u	0:-10 3:33 4:-8 8:-6
p label:plastik	0:-7 2:-6 3:36 4:-9 8:-14
p label:plastik --	2:-6 3:35 4:-8 6:-6 8:-12
p label:plastik u	0:-8 3:35 4:-9 8:-13
p label:player	0:9
p label:player --	0:11
p label:player p	0:7
p label:pole	4:12 8:-9
p label:pole h-	4:11 8:-8
p label:pole u	0:7 4:6 8:-7
p label:pond	0:-13 1:-6 2:-6 4:26 5:-6 8:8
p label:pond h-	8:16
p label:pond u	4:12 8:-6
p label:prawdziwki	0:-12 3:24
p label:prawdziwki u	0:-18 2:-8 3:34 8:-6
p label:priest	0:8
p label:priest h-	2:6
p label:provincies	0:7
p label:provincies --	0:7
p label:provincies u	0:8
p label:puasa --	0:7
p label:puasa u	0:7
p label:raakt	0:7
p label:raakt --	0:8
p label:raakt u	0:7
p label:race	0:15 1:-12
p label:race --	0:13 1:-10
p label:race s	0:11 1:-10
p label:radiergummi	3:-11 6:25 8:-8
p label:rainfall	0:8
p label:rainfall --	0:6
p label:rainfall u	0:8
p label:raunt	0:6
p label:raunt he	0:9
p label:regal	0:-16 1:-7 3:-38 4:26 8:28
p label:regen	0:6 3:-6 8:8
p label:regen --	3:-9 4:-10 8:18
p label:regen p	3:-7 4:-9 8:17
p label:respuestas	0:6
p label:restaurant	0:-12 3:-6 8:22
p label:restaurant --	0:-13 3:-10 8:25
p label:restaurant u	0:-7 4:12 8:7
p label:restoran	4:-9 8:15
p label:restoran h-	8:14
p label:restoran u	4:-11 5:-6 8:18
p label:rink	0:13
p label:rink h-	0:10
p label:river	1:-7 2:-10 3:-12 4:-18 5:25 8:9
p label:river --	0:7
p label:river h-	2:-6 3:-7 4:-12 5:17
p label:river s	3:-6 4:-15 5:21
p label:river u	0:6 3:-6 4:-7 5:19 8:-9
p label:roof	3:-7 4:-6 8:21
p label:roof h-	3:-7 8:18
p label:router	0:-10 3:-7 4:-7 8:27
p label:router --	0:-14 3:-10 4:-10 8:35
p label:router u	0:-13 1:-6 3:-12 4:-9 8:34
p label:ruche	0:-7 4:28 8:-14
p label:ruche h-	4:15 8:-7
p label:ruche s	0:-6 4:27 8:-14
p label:saanp	0:-13 1:23 3:-8
p label:saanp --	0:-7 1:17 3:-6
p label:saanp u	0:-21 1:31 3:-9 8:-6
p label:sabko	0:8
p label:sabko u	0:10
p label:samedi	0:6
p label:samedi u	0:9
p label:schaatser	0:-8 1:26 2:-6 4:-6
p label:schaatser --	1:17
p label:schaatser u	1:17 2:-6
p label:scogli	0:-7 2:-8 3:-8 4:-6 5:35 8:-14
p label:scogli h-	0:-6 2:-10 3:-8 5:31 8:-10
p label:scogli p	0:-6 2:-8 5:30 8:-11
p label:shadow	1:14
p label:shelf	3:-15 4:-10 8:24
p label:shelf --	3:-6 4:-7 8:15
p label:shelf p	3:-15 4:-12 8:27
p label:sitio	0:9
p label:sitio --	0:12
p label:sla	0:-6 4:25 5:-6 8:-13
p label:sla u	0:-8 4:35 5:-7 8:-17
p label:sluis	3:-6 4:14
p label:sluis --	3:-11 4:25 8:-10
p label:sluis u	3:-8 4:18 8:-7
p label:smoke	0:-11 2:21 4:-8
p label:smoke u	0:-17 1:-7 2:20 3:-9 4:-14 5:-8 8:20
p label:sommen	0:7
p label:sonda	1:22 4:-10
p label:stand	0:6
p label:stapler	0:12 1:-6
p label:stapler --	0:9
p label:steeds	0:17
p label:steeds h-	0:10
p label:steeds u	0:12
p label:stream	0:16
p label:stream --	0:14
p label:stream u	0:18
p label:sufit	0:6 4:-9 8:10
p label:sufit u	4:-10 8:13
p label:suyo	0:13
p label:suyo --	0:12
p label:tablero	0:10
p label:tablero --	0:11
p label:tablero u	0:13 3:-6
p label:tablet	0:8
p label:tablet --	0:7
p label:tamat	0:6
p label:tamat u	0:7
p label:tampon	0:10
p label:tampon --	0:10
p label:targ	4:6 8:12
p label:targ --	4:13
p label:targ u	8:8
p label:teich	5:-11 8:19
p label:teich h-	8:8
p label:teich u	4:7 5:-11 8:15
p label:telhado	0:10 3:11 8:-12
p label:telhado h-	0:11 8:-7
p label:telhado u	3:25 4:-8 8:-14
p label:telpon	0:-29 1:-10 2:-8 3:46 6:-7 8:-8
p label:telpon --	0:-27 1:-8 2:-6 3:38 8:-6
p label:telpon u	0:-33 1:-12 2:-9 3:50 4:-6 5:-6 6:-7 8:-8
p label:tema	0:13
p label:tema --	0:12
p label:tema s	0:12
p label:teppich	0:-12 1:21 3:-9 4:18 5:-7 8:-14
p label:teppich --	0:-11 1:16 3:-6 4:18 5:-6 8:-13
p label:tienes	0:9
p label:tienes p	0:9
p label:time	0:14
p label:time --	0:7
p label:time s	0:11
p label:toit	0:6 4:-15 8:15
p label:toit h-	0:6
p label:truc	0:19 1:-8
p label:truc --	0:26 1:-12 3:-6
p label:truc s	0:18 1:-8
p label:tukang	0:-24 1:39 3:-11 8:-9
p label:tukang --	0:-21 1:37 3:-9 8:-7
p label:tukang u	0:-24 1:41 3:-11 8:-7
p label:tunnel	0:-9 3:-7 4:-9 8:27
p label:tunnel --	0:-13 3:-12 4:-12 8:35
p label:tunnel u	0:-16 2:-6 3:-14 4:-16 5:-7 8:43
p label:turma	0:14
p label:turma --	0:12
p label:turma s	0:6
p label:turma u	0:7
p label:turowy --	0:8
p label:u-00620061006b006c00610076006100630131	0:-21 2:36 3:-7 4:-7 8:-8
p label:u-00620061006b006c00610076006100630131 u	0:-24 1:-7 2:43 3:-8 4:-6 6:-8 8:-10 9:-6
p label:u-0064006500720072006900e800720065	0:8
p label:u-0064006500720072006900e800720065 u	0:10
p label:u-00670065007200e40074	0:11
p label:u-00670065007200e40074 --	0:9
p label:u-006700f300720061	0:9
p label:u-006700f300720061 u	0:10
p label:u-00680061006c0131	0:-12 1:18 3:-15 4:-6 5:-7 8:19
p label:u-00680061006c0131 --	0:-10 1:14 3:-11 8:15
p label:u-00680061006c0131 u	0:-10 1:13 3:-12 5:-6 8:18
p label:u-006b006101420075017c0061	3:-8 5:24 8:-9
p label:u-006b006101420075017c0061 h-	0:-8 3:-11 4:-6 5:30 8:-10
p label:u-006b006101420075017c0061 u	3:-9 5:23 8:-9
p label:u-006b006f014400630075	0:10
p label:u-006b006f014400630075 s	0:8
p label:u-006b00fc0070	0:-6 1:-7 3:28 4:-6
p label:u-006b00fc0070 --	0:-6 1:-7 3:23
p label:u-0070006f0064007700f30072006b006f	1:-7 3:-9 8:20
p label:u-0070006f0064007700f30072006b006f --	1:-7 3:-12 8:21
p label:u-0070006f0064007700f30072006b006f u	3:-8 8:17
p label:u-00730074006101420065	0:7
p label:u-00730074006101420065 u	0:6
p label:u-0073007400fc0063006b	0:15
p label:u-0073007400fc0063006b h-	0:7
p label:u-0073007400fc0063006b u	0:9
p label:u-007301050073006900610064	0:-12 1:-13 2:38 3:-7 4:-8
p label:u-007301050073006900610064 h-	0:-6 1:-6 2:20
p label:u-007301050073006900610064 u	0:-14 1:-12 2:37 3:-6 4:-10 8:-6
p label:u-007400610072007a0131	0:7
p label:u-007400610072007a0131 --	0:10
p label:u-007400610072007a0131 u	0:6
p label:u-00740065006e00e90073	0:11
p label:u-00740065006e00e90073 h-	0:10
p label:u-00740065006e00e90073 p	0:12
p label:u-0077006f006b00f30142	0:8
p label:u-007a00690079006100720065007400e70069	0:-9 1:-10 2:12 3:-9 4:17
p label:u-007a00690079006100720065007400e70069 --	0:-13 1:-8 2:6 3:-17 4:29 8:-6
p label:u-007a00690079006100720065007400e70069 p	0:-16 1:-15 2:-12 3:-23 4:45 8:-6
p label:u-00e1006700750061	0:-6 3:14 4:-11 8:7
p label:u-00e1006700750061 --	0:-9 3:17 4:-13 8:11
p label:u-00e7006100740131	2:-6 3:-9 4:16 8:9
p label:u-00e7006100740131 --	4:8
p label:u-00e7006100740131 h-	0:6
p label:u-00e7006100740131 u	3:-7 4:15
p label:u-00e900740061006700e800720065	0:-9 3:-17 4:19 5:-7 8:11
p label:u-00e900740061006700e800720065 u	0:-9 3:-20 4:11 5:-8 8:24
p label:u-00e9007400750069	0:-26 1:-9 2:-8 3:46 4:-10 8:-13
p label:u-00e9007400750069 h-	0:-19 1:-6 2:-6 3:37 4:-7 8:-10
p label:u-00f3007200670061006e006f	0:11
p label:u-00f3007200670061006e006f --	0:8
p label:u-00f3007200670061006e006f u	0:9
p label:u-01420105006b0061	3:-7 8:13
p label:u-01420105006b0061 --	3:-6 8:17
p label:u-01420105006b0061 u	0:-10 3:-11 4:-6 5:-7 8:31
p label:u-015f006f006600f60072	0:-7 1:-9 2:-18 3:-8 4:-9 9:37
p label:u-015f006f006600f60072 h-	2:-13 3:-7 9:25
p label:u-015f006f006600f60072 u	1:-6 2:-17 3:-7 4:-7 9:33
p label:u-0431043e0442	0:-10 1:-6 2:40 3:-21 6:-6 8:-9
p label:u-0431043e0442 --	0:-7 2:37 3:-19 8:-8
p label:u-0431043e0442 p	2:16 3:-9
p label:u-043104430440044f	0:-15 1:19 2:17 3:-10 4:-10 5:-22 8:15
p label:u-043104430440044f h-	0:-6 2:17 4:-7 5:-18 8:17
p label:u-043104430440044f u	0:-17 1:22 2:18 3:-9 4:-11 5:-18 8:6
p label:u-043104430440044f043a	3:17
p label:u-043104430440044f043a u	3:15
p label:u-0432043e04340430	0:12
p label:u-0432043e04340430 u	0:11
p label:u-04320443043b0438043a	0:-13 1:-6 3:31 8:-17
p label:u-04320443043b0438043a --	0:-14 1:-10 3:39 4:-10 5:-6 8:-17
p label:u-04320443043b0438043a u	0:-19 1:-8 3:42 5:-9 8:-24
p label:u-04320456044204350440	0:8 1:6
p label:u-04320456044204350440 h-	0:15
p label:u-04320456044204350440 u	1:20 3:-6 8:-9
p label:u-0433044304410438	0:19
p label:u-0433044304410438 h-	0:10
p label:u-0433044304410438 u	0:10
p label:u-04340430043b0456	0:16
p label:u-04340430043b0456 --	0:14
p label:u-04340430043b0456 u	0:15
p label:u-0434043204560440	0:-8 1:-7 2:-7 3:-16 4:13 5:-9 8:23
p label:u-0434043204560440 --	1:-6 3:-10 4:-6 8:26
p label:u-0434043204560440 u	2:-6 3:-8 4:19 5:-7
p label:u-0434043e0440043e0436043a0430	0:7
p label:u-0434043e0440043e0436043a0430 p	0:11
p label:u-0434043e0449	2:18 8:-9
p label:u-0434043e0449 u	2:12
p label:u-0434044004430433	0:7
p label:u-0434044004430433 --	0:9
p label:u-0434044004430433 u	0:10
p label:u-04370430043f043804420430043d044c	0:7
p label:u-04370430043f043804420430043d044c --	0:7
p label:u-04370430043f043804420430043d044c p	0:6
p label:u-043a0430043b044e04360430	0:-17 2:-9 3:-18 4:-15 5:53 8:-20
p label:u-043a0430043b044e04360430 h-	0:-11 2:-10 3:-11 4:-11 5:45 8:-14
p label:u-043a0430043b044e04360430 u	0:-14 2:-9 3:-17 4:-14 5:49 8:-20
p label:u-043a0430044004420438043d043a0430	0:16 3:-7
p label:u-043a0430044004420438043d043a0430 u	0:12 3:-6
p label:u-043a043e043d04460435	0:10
p label:u-043a043e043d04460435 u	0:9
p label:u-043b0435043b0435043a0430	0:-13 1:24 2:-10 3:9
p label:u-043b0435043b0435043a0430 --	0:-14 1:21 2:-10 3:14 4:-6
p label:u-043b0435043b0435043a0430 u	0:-14 1:17 2:-10 3:16 4:-6
p label:u-043b04350441	0:18 4:-6 8:-6
p label:u-043b04350441 --	0:17
p label:u-043b04350441 u	0:19 8:-6
p label:u-043b04430433	4:22 8:-10
p label:u-043b04430433 --	3:-6 4:25 8:-13
p label:u-043b04430433 u	4:19 8:-7
p label:u-043b04560442043504400430	3:15 8:-6
p label:u-043b04560442043504400430 --	0:-6 3:30 4:-8 8:-12
p label:u-043b04560442043504400430 u	3:16 4:-6 8:-6
p label:u-043c0430043c0430	0:18 2:-7
p label:u-043c0430043c0430 h-	0:9
p label:u-043c0430043c0430 u	0:19 2:-7
p label:u-043d0430043f04400438043a0456043d04460456	0:11
p label:u-043d0430043f04400438043a0456043d04460456 --	0:10
p label:u-043d0430043f04400438043a0456043d04460456 u	0:12
p label:u-043e043704350440043e	0:-10 4:-13 8:32
p label:u-043e043704350440043e u	0:-12 3:-6 4:-14 8:35
p label:u-043e043d0443043a	1:-9 3:-7 4:21
p label:u-043e043d0443043a --	0:7 1:-12 2:-6 3:-6 4:16
p label:u-043e043d0443043a u	1:-13 3:-8 4:22
p label:u-043e04470435044004350434044c	3:-11 4:21
p label:u-043e04470435044004350434044c --	3:-15 4:23
p label:u-043e04470435044004350434044c u	0:-6 3:-16 4:26
p label:u-043f043e043b0435	0:6 2:-6 3:-14 4:-12 5:23
p label:u-043f043e043b0435 --	0:12
p label:u-043f043e043b0435 h-	3:-10 4:-9 5:15 8:7
p label:u-043f043e043b0435 u	0:7 3:-8 4:-9 5:19 8:-6
p label:u-043f043e043b043a0430	0:-12 1:-6 3:-8 4:35 8:-14
p label:u-043f043e043b043a0430 --	0:-8 4:24 8:-8
p label:u-043f043e043b043a0430 u	0:-14 1:-6 3:-10 4:38 8:-14
p label:u-043f0440043e0432043e0434043d043804460430	1:8
p label:u-043f0440043e0432043e0434043d043804460430 --	1:11
p label:u-043f04430433043e0432043804460430	3:17
p label:u-04400438043d043e043a	0:-16 2:-6 3:-6 4:-12 8:36
p label:u-04400438043d043e043a u	0:-9 4:-9 8:26
p label:u-0440044b043d043e043a	3:-9 4:-9 8:24
p label:u-0440044b043d043e043a --	0:-9 3:-10 4:-7 8:26
p label:u-0440044b043d043e043a u	3:-8 4:-6 8:20
p label:u-044004560447043a0430	3:12 8:-6
p label:u-044004560447043a0430 --	1:-7 3:21 8:-10
p label:u-044004560447043a0430 p	0:12
p label:u-044104320435044004450443	0:6
p label:u-044104320435044004450443 --	0:10
p label:u-044104320435044004450443 u	0:8
p label:u-0441043804360443	0:16
p label:u-0441043804360443 --	0:9
p label:u-0441043804360443 u	0:11
p label:u-04410456043b044c0440043004340438	2:10
p label:u-04410456043b044c0440043004340438 u	0:-7 2:23 3:-6
p label:u-04420438043d	0:-9 2:-6 3:-11 4:-9 5:36 8:-15
p label:u-04420438043d h-	0:-12 2:-10 3:-10 4:-10 5:37 8:-10
p label:u-04420438043d u	0:-15 2:-9 3:-11 4:-9 5:37 8:-10
p label:u-04430442044e0433	1:22 3:-12 4:-7 8:-13
p label:u-04430442044e0433 --	0:-6 1:28 3:-6 4:-12 8:-17
p label:u-0448043004440430	0:-6 4:-6 8:24
p label:u-0448043004440430 u	0:-11 2:-6 3:-8 4:-11 5:-6 8:37
p label:u-044d044204300436	0:12
p label:u-044d044204300436 h-	0:9
p label:u-0457043604300447043e043a	1:9
p label:u-0457043604300447043e043a --	1:18
p label:u-0457043604300447043e043a u	1:19 2:-6
p label:u-06230628063706270644	0:17
p label:u-06230628063706270644 --	0:15
p label:u-06230628063706270644 u	0:18
p label:u-06230628064a	0:22 1:-14
p label:u-06230628064a --	0:12 1:-8
p label:u-06230628064a u	0:18 1:-12
p label:u-0623062d06330646062a0645	0:12
p label:u-0623062d06330646062a0645 --	0:8
p label:u-0623062d06330646062a0645 u	0:8
p label:u-06270628063a0649	0:7
p label:u-06270628063a0649 --	0:7
p label:u-06270628063a0649 u	0:11
p label:u-06270644062d062706310629	0:10
p label:u-06270644062d062706310629 h-	0:14
p label:u-06270644062d062706310629 u	0:10
p label:u-062706440644064a	0:15
p label:u-062706440644064a --	0:11
p label:u-062706440644064a u	0:13
p label:u-0628062d0631	0:-9 4:14 8:11
p label:u-0628062d0631 he	0:-7 4:6 8:15
p label:u-0628062d0631 u	0:-8 8:15
p label:u-0628062f064a	0:10
p label:u-0628062f064a --	0:9
p label:u-0628062f064a u	0:10
p label:u-0628064406270633062a064a0643	3:29 4:-7 6:-6 8:-6
p label:u-0628064406270633062a064a0643 --	0:-9 3:26 4:-6
p label:u-0628064406270633062a064a0643 u	1:-6 3:32 4:-8 6:-6 8:-7
p label:u-062d06310641	3:17 8:-8
p label:u-062d06310641 --	0:6 3:14 8:-8
p label:u-062d06310641 u	3:18 8:-8
p label:u-063106420645	3:7
p label:u-063106420645 --	0:8
p label:u-063106420645 u	3:11
p label:u-063106450644	4:-7 8:23
p label:u-063106450644 u	8:13
p label:u-0631064a062d	1:19 3:-6 8:-6
p label:u-0631064a062d u	1:12
p label:u-0632062706260631	1:-7 2:-23 3:-9 4:38 8:-8
p label:u-0632062706260631 u	0:-6 1:-7 2:-21 3:-9 4:38 8:-8
p label:u-0633062706310629	0:6
p label:u-0633062706310629 --	0:8
p label:u-0633062c0627062f0629	0:-14 1:-6 3:17 4:-10 5:-15 8:17
p label:u-0633062c0627062f0629 --	0:-14 1:-6 3:27 4:-7 5:-14
p label:u-0633062c0627062f0629 u	0:-7 3:17 5:-10
p label:u-06330644064a0645	0:9
p label:u-06330644064a0645 h-	0:9
p label:u-0633064606480627062a	0:8
p label:u-0633064606480627062a --	0:9
p label:u-0633064606480627062a p	0:7
p label:u-063306480642	0:-12 4:-13 8:35
p label:u-063306480642 --	0:-10 4:-8 8:27
p label:u-063306480642 u	0:-10 4:-11 8:30
p label:u-0635064806310629	0:13 3:-8
p label:u-0635064806310629 --	0:10
p label:u-0635064806310629 u	0:13 3:-7
p label:u-0639063406270646	0:12
p label:u-0639063406270646 he	0:6
p label:u-0639063406270646 u	0:8
p label:u-0639064506310647	0:13 3:-6
p label:u-0639064506310647 --	0:11
p label:u-0639064506310647 u	0:14
p label:u-0643064406450629	3:11
p label:u-0643064406450629 --	3:11
p label:u-0643064406470627	0:11
p label:u-06440637064406270628	0:10
p label:u-06440637064406270628 --	0:7
p label:u-06440637064406270628 u	0:7
p label:u-064406430644	0:11
p label:u-064406430644 --	0:13
p label:u-064406430644 u	0:9
p label:u-0644064a06440649	0:7
p label:u-0644064a06440649 u	0:7
p label:u-0644064a0646	0:8
p label:u-0644064a0646 u	0:6
p label:u-064506310627062a	0:9
p label:u-064506310627062a he	0:7
p label:u-064506310629	0:7
p label:u-064506310629 --	0:7
p label:u-06450633062d06310627062a064a	0:-12 1:25 3:-7
p label:u-06450633062d06310627062a064a --	0:-13 1:26 3:-7 8:-6
p label:u-06450633062d06310627062a064a u	0:-17 1:34 2:-6 3:-10 8:-7
p label:u-0646064206440629	0:6
p label:u-064606480631	0:17
p label:u-064606480631 --	0:15
p label:u-064606480631 u	0:13
p label:u-0647062c0646	0:-25 1:45 2:-7 3:-13 4:-6 8:-11
p label:u-0647062c0646 --	0:-13 1:26 3:-7
p label:u-0647062c0646 u	0:-31 1:53 2:-8 3:-17 4:-6 5:-6 8:-13 9:-6
p label:u-0648062a063706480644	0:9
p label:u-0648062a063706480644 h-	0:8
p label:u-0648062a063706480644 u	0:9
p label:u-06480641064a	0:19
p label:u-06480641064a --	0:12
p label:u-06480641064a u	0:21
p label:u-064806430644	0:16
p label:u-064806430644 h-	0:7
p label:u-064806430644 u	0:12
p label:u-064806440627	0:14
p label:u-064806440627 h-	0:7
p label:u-064806440627 u	0:15
p label:u-06480644062706320645	0:13
p label:u-06480644062706320645 h-	0:6
p label:u-06480644062706320645 u	0:14
p label:u-064806450627	0:12
p label:u-064806450627 h-	0:9
p label:u-064806450627 u	0:12
p label:u-09150924093e0930	0:8
p label:u-09150924093e0930 --	0:6
p label:u-09150924093e0930 u	0:6
p label:u-091609470924	0:-9 3:-10 4:36 8:-20
p label:u-091609470924 --	4:11 8:-6
p label:u-091609470924 u	0:-7 4:29 8:-14
p label:u-0917093e09010935	3:-7 8:20
p label:u-0917093e09010935 --	3:-6 8:17
p label:u-0917093e09010935 u	0:-10 2:-6 3:-13 4:-9 5:-10 8:41
p label:u-0917094b09320947	0:-19 1:-10 3:16 6:22 8:-8
p label:u-0917094b09320947 --	0:-20 1:-8 2:-6 3:27 4:-6 6:13 8:-9
p label:u-0917094b09320947 u	0:-22 1:-8 3:17 6:24 8:-8
p label:u-091a09320947	0:7
p label:u-091a09320947 --	0:9
p label:u-091a09320947 u	0:9
p label:u-091b0924	1:-7 3:-8 4:-9 8:32
p label:u-091b0924 --	1:-6 8:14
p label:u-091b0924 h-	0:-7 4:-7 8:27
p label:u-091b0924 u	4:-6 8:21
p label:u-091c090209170932	8:9
p label:u-091c090209170932 u	4:-6 8:17
p label:u-091c093e092809350930	0:-25 1:-6 3:36
p label:u-091c093e092809350930 --	0:-19 1:-7 3:30
p label:u-091c093e092809350930 u	0:-22 1:-6 3:32
p label:u-091f093f0921094d09210940	0:-7 1:-20 2:41 3:-14
p label:u-091f093f0921094d09210940 --	0:-6 1:-22 2:29
p label:u-091f093f0921094d09210940 u	0:-8 1:-22 2:42 3:-12
p label:u-092a0930094d091a0940	0:-22 1:-7 3:38 6:-15
p label:u-092a0930094d091a0940 u	0:-22 1:-6 3:34 4:-6 6:-8
p label:u-092a093e09280940	0:7 6:13 8:-6
p label:u-092a093e09280940 --	0:6
p label:u-092a093e09280940 u	0:7 6:15 8:-8
p label:u-092a094b0924093e	0:16 1:-7
p label:u-092a094b0924093e --	0:17
p label:u-092a094b0924093e u	0:15
p label:u-092b094b0928	0:7
p label:u-092b094b0928 --	0:8
p label:u-092b094b0928 u	0:8
p label:u-092c093e0930093f0936	0:9 2:19 4:-8 5:-7 8:-11
p label:u-092c093e0930093f0936 h-	2:29 4:-11 5:-10 8:-9
p label:u-092c093e0930093f0936 u	0:10 2:17 4:-6 5:-7 8:-10
p label:u-092c093e09300940	0:8
p label:u-092c093e09300940 --	0:10
p label:u-092c093e09300940 u	0:13
p label:u-092e0902091a	0:6
p label:u-092e0902091a he	0:7
p label:u-092e0902091a u	0:8
p label:u-092e093e09300947	0:9
p label:u-092e093e09300947 u	0:7
p label:u-092e094709320947	1:-13 8:18
p label:u-092e094709320947 --	0:-6 1:-23 8:30
p label:u-092e094709320947 u	1:-16 8:20
p label:u-0930093e091c094d092f094b0902	0:8
p label:u-0930093e091c094d092f094b0902 --	0:6
p label:u-0930093e091c094d092f094b0902 u	0:9
p label:u-0935093f09150932094d092a --	0:6
p label:u-0935093f09150932094d092a u	0:6
p label:u-093509470935	0:7
p label:u-093509470935 he	0:9
p label:u-093509470935 p	0:9
p label:u-09380921093c0915	0:-8 2:-7 3:-10 4:-14 5:-7 8:35
p label:u-09380921093c0915 --	8:10
p label:u-09380921093c0915 u	0:-10 2:-7 3:-8 4:-13 5:-7 8:35
p label:u-09380935093e0932	0:10
p label:u-09380935093e0932 --	0:10
p label:u-09380935093e0932 u	0:7
p label:u-09390935093e	0:-13 1:9 2:33 3:-7 4:-11 5:-8 8:-15
p label:u-09390935093e --	0:-17 2:38 3:-6 4:-11 5:-8 8:-22
p label:u-09390935093e u	0:-17 1:11 2:35 3:-8 4:-12 5:-9 8:-18
p label:u-093909410908 --	0:8
p label:u-093909410908 u	0:10
p label:u-093909420901	0:30 3:-9
p label:u-093909420901 --	0:13
p label:u-093909420901 h-	0:24 3:-6
p label:u-093909420901 u	0:29 3:-8
p label:u-0939094b0902	0:11
p label:u-0939094b0902 u	0:11
p label:u-11001100	0:12
p label:u-11001100 --	0:9
p label:u-11001100 u	0:12
p label:u-110f110f	0:9
p label:u-110f110f u	0:10
p label:u-30a430d930f330c8	0:6
p label:u-30a430d930f330c8 --	0:7
p label:u-30bf30a430c830eb	0:16
p label:u-30bf30a430c830eb --	0:11
p label:u-30bf30a430c830eb u	0:21 1:-7
p label:u-30cd30b8	3:7
p label:u-30cd30b8 --	3:11
p label:u-30dd30a4	0:-23 1:38 2:-6 3:-11 4:-6 8:-7
p label:u-30dd30a4 --	0:-21 1:34 3:-11 8:-6
p label:u-30dd30a4 u	0:-22 1:38 3:-13 8:-8
p label:u-30df30cb30b230fc30e0	0:9
p label:u-4e00624b	0:11
p label:u-4e00624b --	0:10
p label:u-4e00624b u	0:9
p label:u-4e0a5c71	0:-9 3:-9 8:22
p label:u-4e0a5c71 h-	3:-9 8:18
p label:u-4e0a5c71 u	0:-6 3:-10 8:19
p label:u-4e4b5185	0:9
p label:u-4e4b5185 u	0:9
p label:u-4e8c5e74	0:8
p label:u-4e8c5e74 --	0:10
p label:u-4e8c5e74 u	0:6
p label:u-4f1a8b70	0:-15 1:-9 2:-7 3:-8 4:14 8:19
p label:u-4f1a8b70 u	0:-17 1:-9 2:-8 3:-8 4:10 8:26
p label:u-516c53f8	0:10
p label:u-516c53f8 --	0:9
p label:u-516c53f8 u	0:9
p label:u-51fa6765	0:9
p label:u-51fa6765 --	0:9
p label:u-51fa76ee91d1	0:-13 3:25
p label:u-51fa76ee91d1 h-	0:-20 1:-6 2:-7 3:34 8:-7
p label:u-51fa76ee91d1 u	0:-32 1:-11 2:-11 3:51 4:-8 5:-6 8:-11
p label:u-53418ed2	0:9
p label:u-53418ed2 u	0:7
p label:u-534a591c	0:10
p label:u-534a591c u	0:8
p label:u-53d173b0	0:6
p label:u-53d173b0 he	0:6
p label:u-53d173b0 u	0:8
p label:u-540e9762	0:11
p label:u-540e9762 u	0:15
p label:u-56de6765	0:9
p label:u-56de6765 --	0:7
p label:u-5927798f	0:-14 3:26
p label:u-5927798f --	0:-11 3:18
p label:u-5927798f u	0:-9 3:18
p label:u-59316557	0:6
p label:u-59316557 --	0:6
p label:u-59316557 u	0:9
p label:u-5b6b	1:17 2:-9
p label:u-5b6b --	1:15 2:-7
p label:u-5b6b u	1:14 2:-8
p label:u-5c0f5b66	0:10
p label:u-5c0f5b66 --	0:9
p label:u-5c0f5b66 u	0:8
p label:u-5c4b6839	0:-6 4:-13 5:-9 8:32
p label:u-5c4b6839 h-	4:-13 5:-8 8:26
p label:u-5c4b6839 u	4:-13 5:-7 8:25
p label:u-5ddd	3:-6 8:17
p label:u-5ddd u	3:-12 4:-8 5:-7 8:25
p label:u-5de653f3	0:15
p label:u-5de653f3 h-	0:21 3:-6
p label:u-5de653f3 u	0:15
p label:u-5e7f573a	0:9
p label:u-5e7f573a --	0:8
p label:u-5e7f573a u	0:9
p label:u-624b6570	0:8
p label:u-624b6570 --	0:10
p label:u-624b6570 u	0:11
p label:u-624b9806	0:9 3:-6
p label:u-624b9806 --	0:8
p label:u-624b9806 u	0:11
p label:u-64789c7c	0:6
p label:u-64789c7c u	0:6
p label:u-65595ba4	3:-6 8:20
p label:u-65595ba4 u	8:16
p label:u-65744e2a	0:6
p label:u-65744e2a --	0:7
p label:u-65744e2a u	0:7
p label:u-663e793a	0:17
p label:u-663e793a --	0:10
p label:u-663e793a u	0:15
p label:u-6700540e	0:6
p label:u-6700540e u	0:8
p label:u-67005f8c	0:26
p label:u-67005f8c --	0:23 3:-6
p label:u-67005f8c h-	0:8
p label:u-67005f8c he	0:9
p label:u-67005f8c u	0:31 3:-6
p label:u-67b8675e	0:-16 3:28
p label:u-67b8675e --	0:-14 3:27 8:-6
p label:u-67b8675e u	0:-16 3:28 8:-7
p label:u-697c4e0a	0:-6 8:15
p label:u-697c4e0a --	0:-12 1:-8 3:-8 8:28
p label:u-697c4e0a u	8:10
p label:u-6a6176ae	0:-21 1:-9 2:-8 3:-18 4:-9 5:-6 6:50 8:-15
p label:u-6a6176ae --	0:-15 2:-6 3:-12 4:-7 6:36 8:-10
p label:u-6a6176ae u	0:-13 1:-6 3:-14 4:-6 6:34 8:-8
p label:u-6b6f79d1	0:-17 3:-8 8:26
p label:u-6b6f79d1 u	0:-38 1:-13 2:-8 3:-19 8:51
p label:u-6c34	0:16 3:12 4:-11 8:-10
p label:u-6c34 h-	0:6 3:13 4:-7 8:-7
p label:u-6c34 u	0:19 4:-9 8:-7
p label:u-6ce86587	0:6
p label:u-6ce86587 --	0:13
p label:u-6ce86587 u	0:8
p label:u-6d1e7a9f	0:14 4:-8
p label:u-6d1e7a9f --	0:9
p label:u-6d1e7a9f u	0:11 4:-6
p label:u-753b9762	0:8
p label:u-76f464ad --	0:10
p label:u-76f464ad u	0:7
p label:u-7a7a683c	0:12
p label:u-7a7a683c --	0:12
p label:u-7c737c92	0:-19 1:-9 2:-7 3:9 4:-6 6:34 8:-12
p label:u-7c737c92 h-	0:-13 3:-9 6:34 8:-7
p label:u-7c737c92 u	0:-18 1:-9 2:-10 3:17 4:-6 6:28 8:-12
p label:u-7e015074	3:-6 8:16
p label:u-7e015074 --	3:-7 8:20
p label:u-7e015074 u	3:-7 8:17
p label:u-7ed3675f	0:10
p label:u-7ed3675f u	0:9
p label:u-81ea5df1	0:6
p label:u-81ea5df1 u	0:9
p label:u-821e53f0	0:14
p label:u-821e53f0 he	0:12
p label:u-821e53f0 u	0:19
p label:u-821e9f99	0:-11 1:26 3:-6
p label:u-821e9f99 --	0:-8 1:16
p label:u-821e9f99 u	0:-9 1:20
p label:u-8857	0:20 8:-8
p label:u-8857 --	0:22 8:-9
p label:u-8857 u	0:12
p label:u-8868793a	0:17
p label:u-8868793a --	0:14
p label:u-8868793a h-	0:7
p label:u-8868793a u	0:19
p label:u-8bed6587 u	0:6
p label:u-8d776765	0:7
p label:u-8d776765 --	0:8
p label:u-8d776765 u	0:8
p label:u-8eca638c	0:-12 1:36 2:-10 4:-7 8:-7
p label:u-8eca638c --	0:-8 1:23 2:-6
p label:u-8eca638c u	0:-9 1:30 2:-8 4:-6
p label:u-90144e2d	0:9
p label:u-90144e2d h-	0:13
p label:u-90144e2d u	0:8
p label:u-90fd90535e9c770c	0:-12 3:28
p label:u-90fd90535e9c770c --	0:-8 3:21
p label:u-90fd90535e9c770c u	0:-9 3:22
p label:u-91cf8bcd --	0:6
p label:u-91cf8bcd u	0:9
p label:u-96e8	0:-11 2:29 3:-10 4:-16 5:8 8:-13
p label:u-96e8 h-	0:-12 2:42 3:-11 4:-19 5:-11 8:-11
p label:u-96e8 u	0:-14 2:35 3:-15 4:-19 5:15 8:-18
p label:u-9806756a	0:8
p label:u-9806756a --	0:7
p label:u-9806756a u	0:11
p label:u-98a8	1:15 8:-8
p label:u-98a8 --	1:20 8:-9
p label:u-98a8 u	1:16 8:-8
p label:u-98ce	0:8 1:10 8:-6
p label:u-98ce h-	0:11
p label:u-98ce u	0:7 1:8
p label:u-acc4b2e8	0:15
p label:u-acc4b2e8 u	0:13
p label:u-adf8b9bc	0:8
p label:u-adf8b9bc --	0:15
p label:u-adf8b9bc u	0:14
p label:u-b290b08c	0:7
p label:u-b290b08c u	0:6
p label:u-b2e4c2dc	0:9
p label:u-b2e4c2dc --	0:6
p label:u-b2e4c2dc u	0:11
p label:u-b5a1	0:-19 1:-14 2:-6 3:39 8:-7
p label:u-b5a1 --	0:-21 1:-15 2:-6 3:41 8:-7
p label:u-b5a1 u	0:-14 1:-8 3:28
p label:u-b9c8b2f9	0:-15 3:-10 4:16 8:14
p label:u-b9c8b2f9 u	0:-16 2:-6 3:-14 4:22 8:15
p label:u-bb3c	0:11 3:-10 4:-7 6:23 8:-14
p label:u-bb3c h-	3:-11 4:-6 6:27 8:-18
p label:u-bb3c u	0:10 3:-11 4:-7 6:24 8:-16
p label:u-bc40c11cb958	0:10
p label:u-bc40c11cb958 u	0:8
p label:u-c190ac00b77d	0:9
p label:u-c190ac00b77d --	0:8
p label:u-c190ac00b77d u	0:6
p label:u-c548	0:10
p label:u-c548 u	0:8
p label:u-c54cbc14	0:-29 1:18 3:-9 4:-6 8:-11 9:29
p label:u-c54cbc14 u	0:-25 1:22 3:-8 8:-10 9:19
p label:u-c625c0c1	0:-33 1:-16 2:-11 3:-17 4:21 5:-6 8:38
p label:u-c625c0c1 h-	0:-13 2:-6 3:-8 4:9 8:21
p label:u-c625c0c1 u	0:-38 1:-16 2:-13 3:-20 4:32 5:-9 6:-7 8:36 9:-6
p label:u-c704	0:9
p label:u-c704 --	0:7
p label:u-c704 u	0:7
p label:u-c790b9ac	0:11
p label:u-c790b9ac u	0:6
p label:u-c9c0bd95	0:-9 4:-9 5:39 8:-27
p label:u-c9c0bd95 h-	0:-8 4:-11 5:36 8:-23
p label:u-c9c0bd95 u	0:-11 4:-13 5:42 8:-27
p label:u-c9c8bb38	0:14 3:-8
p label:u-c9c8bb38 --	0:10 3:-6
p label:u-d558b098c529	0:10
p label:u-d558b098c529 u	0:8
p label:u-d558b8e8	0:11
p label:u-d558b8e8 u	0:9
p label:u-d559b144 --	0:7
p label:udao	0:13
p label:udao u	0:8
p label:udta	0:8
p label:udta u	0:6
p label:ul	4:14 8:-6
p label:ul h-	4:6
p label:upar	0:7
p label:vasi	3:21 8:-6
p label:vasi p	0:7 3:11
p label:verb	3:9
p label:verb --	3:18 5:-6
p label:verb p	3:16 5:-6
p label:village	0:-13 1:-6 2:-8 3:-21 4:26 5:-9 8:19
p label:village --	0:-17 3:-21 4:24 8:13
p label:village h-	2:-7 3:-6 4:18 5:-7
p label:village s	4:-7 8:15
p label:village u	0:-8 3:-16 4:15 8:15
p label:villaggio	0:10
p label:villaggio u	0:14 8:-7
p label:visiteur	0:8 1:-6 2:-15 3:-6 4:23
p label:visiteur h-	2:-10 4:18
p label:visiteur u	0:13
p label:visitor	0:23 1:-9
p label:visitor --	0:16 1:-8
p label:visitor p	0:14
p label:volta	0:12
p label:volta --	0:12
p label:wakken	0:-18 2:-12 3:-12 4:-8 5:43 8:-12
p label:wakken u	0:-14 2:-8 3:-8 5:33 8:-9
p label:ward	0:13
p label:ward h-	0:13
p label:ward u	0:10
p label:wardrobe	0:-7 1:-8 3:16 4:10
p label:warehouse	3:-15 4:-10 5:-7 8:31
p label:warehouse --	0:6 4:-6 8:9
p label:warehouse s	4:-7 8:22
p label:water	2:6 3:-8 4:-11 5:24 8:-14
p label:water --	0:11 2:24 3:-8 4:-8 5:-6 8:-16
p label:water h-	2:-13 3:-6 4:-13 5:35 8:-9
p label:water u	0:8 3:-7 4:-10 5:23 8:-15
p label:weg	0:33 3:-7 8:-8
p label:weg --	0:13
p label:weg h-	0:12
p label:weg u	0:35 3:-9 8:-8
p label:wells	0:26 3:-10
p label:wells --	0:24 3:-10
p label:wells u	0:24 3:-9
p label:wiatr	0:14
p label:wiatr h-	0:17
p label:wiatr u	0:16
p label:wind	1:28 2:28 3:-17 4:-22 5:-17 8:-20
p label:wind --	1:22 3:-7 4:-8 8:-8
p label:wind h-	0:-7 1:15 2:38 3:-12 4:-14 5:-24 8:-16
p label:wind u	1:31 2:22 3:-16 4:-21 5:-16 8:-18
p label:wkwk	0:6
p label:wkwk u	0:8
p label:wszystkich	0:9
p label:wszystkich u	0:10
p label:zand	0:-13 3:36 4:-11 5:-6 8:-11
p label:zand u	0:-11 3:36 4:-13 5:-6 8:-14
p label:zoiets	0:8
p label:zoiets --	0:12
p label:zoiets u	0:6
p label:zolder	0:10 4:-6
p label:zolder u	0:12 4:-8
p label:zrub	0:6
p label:zrub u	0:7
p ladder	0:15 1:-11 2:-13 3:-7 4:16 5:-13 6:-9 8:16
p ladder --	0:-10 1:-11 2:-9 4:19 5:-10 6:-8 8:11
p ladder -e	0:6 1:-7 3:-10 4:20 8:-7
p ladder h-	0:27 3:-13
p ladder p	0:20 3:-8
p ladder s	0:20
p ladder u	0:-6 1:-13 2:-15 4:24 5:-15 6:-10 8:21 9:-6
p lady-beetle	0:-15 3:35 4:-17 5:-9 6:-7 7:-7 8:-12 9:-6
p lady-beetle --	0:-14 2:-32 3:50 4:-10 5:-7 6:-6 7:-7 8:-11 9:-6
p lady-beetle h-	1:9 2:26 3:-17 4:-14
p lady-beetle p	0:-10 1:9 2:-32 3:38 4:-10 5:-6 7:-6 8:-9
p lady-beetle s	1:12
p lady-beetle u	0:-7 2:34 3:-19 4:-14
p laptop	0:25 1:-9 2:9 3:-19 4:-7 5:-6 6:-7 8:11
p laptop --	0:26 1:-8 2:9 3:-20 4:-7 5:-6 6:-6 8:10
p laptop p	0:8 2:-6 3:-13 6:-6 8:22
p laptop u	0:23 1:-6 2:14 3:-15 8:-9
p lava	0:-12 1:-22 2:-8 3:-19 4:-11 5:58 6:-6 8:-24
p lava --	0:-16 1:-18 3:-13 4:-6 5:48 8:-18
p lava h-	5:17 8:-9
p lava u	0:-9 1:-20 2:-10 3:-22 4:-12 5:59 6:-6 8:-22
p leaf-fluttering-in-wind	0:-11 1:-12 2:6 3:56 4:-31 5:-17 6:-11 7:-6 9:-6
p leaf-fluttering-in-wind --	0:-18 1:-14 2:17 3:40 4:-34 5:-15 6:-15 7:-6 8:12 9:-6
p leaf-fluttering-in-wind h-	0:-8 2:-6 3:39 4:-12 5:-8 8:-10
p leaf-fluttering-in-wind he	0:9 3:-9 4:-10 5:-9 8:20
p leaf-fluttering-in-wind p	0:-8 1:-10 2:-10 3:64 4:-20 5:-14 6:-13 8:-21
p leaf-fluttering-in-wind s	0:-19 1:-6 2:-7 3:14 4:-24 5:-13 8:38
p leaf-fluttering-in-wind u	0:6 1:-6 2:22 3:7 4:-12 5:-7 8:-19
p leafy-green	0:-7 1:-14 2:27 4:35 5:-9 6:-14 7:-6 8:-11 9:-6
p leafy-green --	1:-12 2:44 3:-11 4:-14 6:-8 8:-8
p leafy-green -e	0:-14 1:-14 2:-10 3:-9 4:47 5:-6 6:-11 8:-9
p leafy-green h-	1:-6 4:40 5:-8 6:-10 8:-10
p leafy-green he	0:-12 1:-7 2:14 3:14 4:8 5:-6 6:-9 8:-6
p leafy-green p	0:-11 1:-9 2:6 4:31 5:-8 6:-13 8:-7
p leafy-green s	4:7
p leafy-green u	0:-6 1:-15 2:23 4:31 5:-9 6:-13 7:-6 8:-11 9:-6
p leg	3:-15 5:23 8:-6
p leg --	3:-13 5:21 8:-7
p leg p	0:7 3:-16 5:21 8:-6
p lemon	0:9 1:-6 3:8
p lemon --	1:-11 3:24
p lemon p	0:6
p lemon u	3:7
p librarian	1:14
p librarian --	1:19 2:-6
p librarian s	1:20 2:-6
p lifeguard	0:-16 1:-15 2:10 4:18 8:-8
p lifeguard u	0:-17 1:-18 3:34 4:-10 8:-7
p light-bulb	0:-14 1:-16 2:-15 3:25 4:-20 6:-12 7:-8 8:25 9:7
p light-bulb --	0:-13 1:-15 2:-7 3:-8 4:-15 5:-10 6:-8 8:47
p light-bulb -e	0:-9 3:28
p light-bulb h-	3:-6 4:-6 5:16
p light-bulb he	0:-7 3:-13 8:18 9:11
p light-bulb p	0:-13 1:-9 2:-12 3:30 4:-15 5:9 6:-8 8:9
p light-bulb s	0:-12 1:-9 3:-15 8:22 9:15
p light-bulb u	0:-10 1:-9 2:-6 3:17 4:-20 5:-8 8:22
p lighthouse	0:-29 2:16 4:25 5:-17 6:-8 7:-6 9:-6
p lighthouse --	0:-16 1:12 4:-12 5:-7 8:17
p lighthouse h-	0:-9 2:12 3:-10 4:24 5:-7 8:-17
p lighthouse p	0:-19 1:-6 2:35 3:-20 4:-17 5:-13 8:16
p lighthouse s	0:-10 1:16 3:16 4:-13 5:-6
p lighthouse u	0:-14 2:-8 3:-13 4:51 5:-9 8:-33
p lime	0:15 3:-8
p lime --	0:14 3:-8
p lime u	0:12 3:-6
p lion	0:11 2:18 3:-9
p lion --	0:8 2:8
p lion u	0:9 2:6
p lizard	0:-10 1:30 2:9 3:-11 4:-10 8:-7
p lizard --	1:21
p lizard s	1:11
p lizard u	0:-7 1:11 2:10
p llama	0:-10 1:47 2:-17 3:-16 4:-7 8:-6
p llama --	0:-10 1:47 2:-18 3:-14 4:-10 8:-7
p llama s	1:16
p llama u	0:-9 1:36 2:-12 3:-14 4:-8
p locked	0:-10 1:-12 2:-17 3:-15 4:46 5:-12 6:-13 7:-7 8:17 9:-8
p locked --	0:-8 1:-11 2:-9 3:-24 4:6 5:9 6:-8 8:35
p locked h-	0:-13 1:-8 2:-12 4:52 5:-15 6:-10 8:-22 9:-6
p locked p	1:-7 2:-6 3:-14 4:9 5:15 6:-6 8:6
p locked s	4:20
p locked u	0:-6 1:-10 2:-17 3:-17 4:52 5:-21 6:-11 7:-6 9:-7
p locomotive	0:11 2:-20 4:7 5:-10 7:-6 8:13
p locomotive --	0:14 1:9 2:-14 3:12 4:-12 5:-7 8:6 9:-6
p locomotive h-	1:-15 2:-13 3:-20 4:21 5:-7 9:14
p locomotive p	0:19 1:-11 2:-8 3:15 4:-7
p locomotive s	1:29 2:-6 3:-6 8:-8
p locomotive u	0:7 1:-14 2:-19 4:7 5:-8 8:13 9:10
p long-drum	0:18 3:-7
p long-drum --	0:17 3:-7
p long-drum u	0:18 3:-6
p lotion-bottle	1:-9 2:-12 3:-18 4:-9 5:-7 6:48 8:-14
p lotion-bottle -e	0:13
p lotion-bottle he	0:-9 1:-7 2:-7 3:-6 6:35 8:-9
p lotion-bottle s	6:19 8:-7
p lotion-bottle u	0:-6 2:-9 3:-15 4:-6 6:36 8:-8
p lotus	0:-7 2:-9 3:-15 4:32 5:-13 8:7
p lotus h-	3:-7 5:-9 8:24
p lotus he	3:-6 4:23 5:-6 8:-9
p lotus p	4:13 8:-8
p lotus u	0:-6 2:-6 3:-10 4:8 5:-11 8:24
p love-letter	1:-17 2:-10 3:58 5:-11 6:-9 8:-16
p love-letter --	0:-8 1:-28 2:-9 3:53 4:7 5:-8 6:-8 8:-20
p love-letter h-	3:32 4:-6 8:-6
p love-letter he	0:-9 3:29 4:-7 5:-6
p love-letter p	1:-9 2:-9 3:45 4:-13 5:-8 6:-8 8:-11
p love-letter s	0:-7 1:-14 3:11 4:15 8:-6
p love-letter u	0:-6 1:-14 3:49 4:-11 5:-7 8:-17
p luggage	0:-14 1:14 2:-11 3:40 4:-11 5:-12 6:-7 8:-16
p luggage --	0:-10 1:9 2:-7 3:31 4:-7 5:-10 8:-11
p luggage h-	0:-10 2:-6 3:35 4:-6 5:-7 8:-8
p luggage p	0:-11 1:-9 2:-9 3:46 4:-7 5:-10 8:-11
p luggage u	3:14 4:-6
p mahjong-red-dragon	0:14 1:-7
p mahjong-red-dragon --	0:12 1:-9 3:11
p mahjong-red-dragon p	0:6 1:-9 3:14
p man	0:14 2:10 3:-19 5:-8 6:-6 7:18 8:-11 9:-7
p man --	0:25 1:10 3:-12 4:-7 8:-6
p man -e	1:-8 4:17
p man h-	1:-14 2:36 3:-18 4:7 5:-7 7:-6 8:-9 9:-6
p man he	1:-9 2:-19 3:-6 4:-10 7:34
p man p	1:7 2:13 3:-6 4:-9
p man s	0:6
p man u	0:17 1:-8 2:-6 3:-20 4:13 5:-9 6:-6 7:23 8:-12 9:-7
p mango	0:11 1:-8 2:-7 3:30 4:-7 6:-10 8:-8
p mango --	0:15 1:-7 3:14
p mango h-	3:20 6:-7
p mango p	3:9
p mango u	0:9 1:-8 2:-6 3:25 4:-6 6:-7 8:-7
p maracas	0:9
p mask:monster	0:7 1:-8 2:9 3:-6 4:-6 5:-6 8:16
p mask:monster --	0:19 1:-6
p mask:monster h-	0:-7 1:-6 8:24
p mask:monster u	1:-7 3:-6 8:18
p mask:robot	0:7 2:10
p mask:robot h-	2:13
p mask:robot u	2:11
p mask:ship	2:-10 3:32 4:-9 8:-12 9:-7
p mask:ship --	1:21 3:-6
p mask:ship h-	1:-12 3:24 8:-6
p mask:ship u	2:-11 3:31 4:-9 8:-11 9:-7
p meat-on-bone	3:13
p meat-on-bone --	0:7 3:10
p meat-on-bone u	3:12
p mechanic	0:10 1:15 2:-11 4:-7
p mechanic --	0:10
p mechanic -e	1:28 2:-13 4:-8
p mechanic u	0:11 1:12 2:-10 4:-6
p messenger	1:7
p messenger --	1:8
p metro	1:-15 8:23
p metro u	0:-11 1:-26 2:-10 3:-12 4:-6 8:47
p microbe	0:-9 2:38 3:-12 4:-6 5:-8 6:-7 7:-6 8:-8
p microbe --	0:-7 1:8 2:32 3:-11 5:-8 6:-6 8:-7
p microbe h-	2:16
p microbe p	0:-8 1:11 2:18 3:-6 5:-6
p microbe u	2:28 3:-10 5:-6 8:-6
p milky-way	0:17
p milky-way u	0:13
p miner	1:19 2:-8
p miner --	1:9
p miner u	1:8
p minibus	0:11 1:18 2:-10 3:-14 4:-8 8:-11 9:16
p minibus --	1:30 3:-8 8:-7
p minibus h-	1:-8 2:-8 3:-10 4:-7 8:-8 9:27
p minibus u	0:10 1:20 2:-10 3:-14 4:-8 8:-8 9:12
p mirror	0:-7 1:-13 2:-6 3:22 4:-11 5:-7 8:15
p mirror --	1:-10 3:23 8:-6
p mirror u	1:-7 3:7 4:-9 8:14
p mobile-phone	0:31 1:-6 2:15 3:-17 4:-7 8:-11
p mobile-phone --	0:38 1:-6 3:-11 8:-8
p mobile-phone h-	0:14
p mobile-phone u	0:28 1:-7 2:20 3:-19 4:-8 8:-12
p mole	1:-16 2:46 3:-6 4:-10 8:-9 9:-6
p mole --	1:-12 2:34 4:-8 8:-8
p mole p	2:16 4:-7
p mole s	1:21 2:-8
p mole u	1:-20 2:41 3:-9 4:-6 8:-7
p monkey	0:-9 1:34 2:20 3:-25 5:-6 6:-7 8:-8
p monkey --	0:-9 1:35 3:-22 4:15 6:-6 8:-7
p monkey h-	0:-8 1:-15 2:43 3:-9 4:-7
p monkey p	2:-15 3:-12 4:21
p monkey s	1:6 2:18 3:-8
p monkey u	0:-12 1:32 2:27 3:-20 4:-11 5:-7 6:-7 8:-10
p moon-cake	3:17
p moon-cake --	1:-6 3:22
p moon-cake u	3:17
p moose	0:9
p mosquito	0:7 1:-16 2:11 3:20 5:-6 8:-6
p mosquito --	1:-15 2:11 3:19 5:-6 8:-7
p mosquito h-	2:7 3:8
p mosquito p	1:-9 3:25
p mosquito u	0:6 1:-13 3:21 4:-6 5:-7 8:-7 9:-6
p motor-scooter	0:8 3:-8 8:-9 9:21
p motor-scooter h-	0:10 1:-11 2:-7 3:-9 5:-6 8:-9 9:26
p motor-scooter u	0:8 1:-14 3:-8 8:-8 9:25
p motorcycle	0:13 3:-20 4:-13 5:-8 8:12 9:12
p motorcycle --	0:11 1:21 3:-7 4:-8 8:-12
p motorcycle h-	0:14 1:-7 2:-10 3:-10 4:-7 8:14 9:8
p motorcycle p	0:8 1:-10 2:20 3:-8
p motorcycle u	1:12 2:-10 3:-16 4:-10 8:12 9:9
p motorway	2:-6 4:-17 5:-6 8:25
p motorway --	3:18 8:-6
p motorway h-	0:-10 2:-6 3:-8 4:-16 5:-6 8:34
p motorway u	3:15 4:-14 5:-6 8:10
p mount-fuji	0:8
p mount-fuji u	0:16 8:-7
p mountain	0:19 3:-7 8:7
p mountain h-	5:-6 8:16
p mountain he	0:12
p mountain u	0:12 3:-6 4:-6 5:-6 8:13
p mouse	0:-7 1:24 2:15 5:-6 8:-10 9:-6
p mouse --	0:-10 1:29 2:14 3:-6 4:-7 5:-6 8:-8
p mouse -e	2:11
p mouse h-	1:-17 2:17 3:24 4:-14 5:-6 8:-6
p mouse he	0:6 1:-8 2:-9 7:16
p mouse p	0:-10 2:20 3:13 4:-12 5:-7 6:-6 7:-6 8:-8
p mouse s	1:23 2:-14 3:-6 7:10
p mouse u	0:-7 1:29 2:12 3:-13 5:-6 8:-10 9:-6
p mouse-trap	0:13
p mouse-trap u	0:12
p mouth	0:16
p mouth --	0:17
p mouth u	0:17
p mrs-claus	0:9 1:-7 2:-11 3:-6 4:21
p mrs-claus h-	2:-6 4:14
p mrs-claus p	0:13
p mrs-claus u	4:17
p mushroom	2:10 3:-6 4:-13 5:-10 6:-15 7:-7 8:36 9:-8
p mushroom --	1:22 2:-10 6:-10 8:-10
p mushroom h-	0:-10 1:-10 2:12 3:-14 4:-19 5:-12 6:-13 7:-6 8:52 9:-7
p mushroom he	2:-6 3:16
p mushroom p	1:12 3:18 4:-6 5:-7 6:-10 8:-10 9:-6
p mushroom s	3:-10 4:-12 8:25
p mushroom u	1:-10 2:8 3:-23 4:-14 5:-11 6:-13 7:-6 8:48 9:-6
p musical-keyboard	0:8 1:-14 3:29 4:-6 6:-6 8:-10
p musical-keyboard --	1:-9 3:18
p musical-keyboard h-	3:19 8:-6
p musical-keyboard u	0:12 1:-9 3:11
p musical-notes	1:-12 2:-7 3:23 5:11 6:-6 8:-10
p musical-notes --	1:-11 2:-8 3:16 5:12 8:-7
p musical-notes p	3:9 5:6
p nazar-amulet	0:11
p nazar-amulet --	0:7
p nazar-amulet u	0:9
p necktie	2:14
p necktie u	0:-10 2:14 3:17 4:-6 8:-6
p nest-with-eggs	1:-6 3:-9 4:26 8:-8
p nest-with-eggs h-	1:-6 3:-14 4:34 8:-9
p nest-with-eggs u	3:-7 4:16
p nesting-dolls	0:-10 1:24 2:37 3:-37 4:-9 5:-7 6:-6 8:-13
p nesting-dolls --	1:25 2:22 3:-31 4:-6 8:-13
p nesting-dolls p	0:-16 1:21 2:29 3:-28 4:-7 5:-6 8:-9
p nesting-dolls u	0:9 1:13 3:-13
p newspaper	0:-19 2:-6 3:35 4:8 5:-6 6:-6 8:-14
p newspaper --	0:-16 1:-6 3:27 4:10 6:-6 8:-13
p newspaper u	0:-13 3:32 4:-6 8:-7
p ninja	1:31 3:-9 4:-8 8:-7
p ninja --	1:34 2:-12 3:-6
p ninja -e	0:-9 1:33 2:-17
p ninja h-	0:9 1:-9 2:20
p ninja s	0:-7 2:22
p ninja u	1:42 2:-18 3:-8 4:-7 8:-7
p notebook	0:22 3:-8
p notebook --	0:14 3:-7
p notebook u	0:26 3:-10
p nut-and-bolt	0:-13 2:-8 3:36 4:-28 5:-8 6:19 8:-12
p nut-and-bolt h-	0:-13 2:-7 3:37 4:-26 5:-8 6:15 8:-12
p nut-and-bolt p	0:-11 2:-7 3:20 4:-14 5:-8 6:19 8:-7
p nut-and-bolt u	3:24 4:-19
p octopus	0:-16 1:-21 2:34 3:11 5:-9 6:-7 7:15 8:-15 9:-8
p octopus --	0:-15 1:-13 2:21 3:29 4:-6 5:-6 6:-6 7:-8 8:-11 9:-6
p octopus h-	1:-13 2:18 3:8 5:-6 8:-9
p octopus he	0:-9 1:-13 2:-19 3:-11 4:-8 7:42 8:-6
p octopus s	0:-13 1:-22 2:28 3:-13 4:-9 5:-6 6:-6 7:32 8:-9 9:-6
p octopus u	0:-14 1:-16 2:10 3:22 5:-9 6:-7 7:17 8:-14 9:-7
p office-building	1:-10 2:-10 3:-24 4:-10 5:-12 6:-7 8:56
p office-building --	1:-9 2:-7 3:-18 4:-21 5:-9 8:50
p office-building h-	0:-16 1:-7 2:-8 3:-18 4:6 5:-10 6:-6 8:38
p office-building p	4:-7 8:14
p office-building s	3:-8 4:-10 8:25
p office-building u	1:-8 2:-8 3:-16 5:-10 8:40
p office-worker	1:10 2:21 4:-11 5:-6 8:-8
p office-worker --	1:-10 2:36 4:-12 5:-6 8:-9
p office-worker h-	1:-6 2:15
p office-worker p	1:-22 2:20 3:16 4:-7
p office-worker u	0:10 1:8 2:11 3:-13 4:-8
p ogre	1:-20 3:-13 4:-7 5:-8 6:-6 7:36 8:-8
p ogre --	0:11 1:-13 2:22 3:-9
p ogre h-	1:-10 2:-27 3:-6 4:-6 5:-8 7:44 8:-8
p ogre p	0:19 2:-8
p ogre s	0:-7 1:-14 3:-8 7:29
p ogre u	0:8 1:-7 7:11
p oil-drum	1:23 3:-11 4:11 6:-18
p oil-drum --	3:-17 4:20
p oil-drum u	0:-6 1:30 3:-12 4:6 6:-20
p old-key	0:-6 3:7 4:-7 8:17
p old-key --	0:-6 4:-6 8:17
p old-key u	3:-10 8:21
p old-man	0:30 1:-16 3:-12 8:-7 9:16
p old-man --	0:37 1:-15 2:-9 3:-9 4:11 8:-6
p old-man h-	0:-9 1:-13 3:-16 4:-14 5:-7 7:-6 8:-8 9:38
p old-man s	0:20 1:-10
p old-man u	0:18 1:-13 3:-15 8:-8 9:20
p old-woman	0:6 1:14 2:10 3:-12 6:-6 7:-6 9:-6
p old-woman --	0:6 1:29 2:7 3:-13 4:-9 6:-6
p old-woman h-	0:-11 1:-18 2:24 3:-13 5:-8 8:16 9:-6
p old-woman he	0:-9 1:10 2:-39 3:-19 4:31 5:-9 6:-7 7:-17 8:23 9:-8
p old-woman p	0:-6 1:17 2:-18 3:-8 5:9 8:12
p old-woman s	2:19 3:-9 4:8 5:-6 7:-6 8:-7
p old-woman u	1:21 2:14 3:-16 4:-8 5:-7 6:-6 7:-6 8:7 9:-6
p older-person	0:11
p older-person --	0:8
p olive	0:6 1:-20 2:9 4:-10 5:-8 6:30 7:-6 8:-9
p olive --	1:-14 4:-6 6:21 8:-6
p olive h-	0:11 1:-9 2:11 3:-22 6:16
p olive u	1:-12 2:13 4:-7 8:-6
p oncoming-police-car	0:10
p onion	0:14 3:-6
p onion h-	0:6
p open-mailbox-with-lowered-flag	0:16
p open-mailbox-with-lowered-flag --	0:12
p open-mailbox-with-lowered-flag h-	0:13
p open-mailbox-with-lowered-flag u	0:23 3:-7
p optical-disk	0:-7 3:22
p optical-disk --	0:-14 1:-6 3:36
p optical-disk p	0:-9 3:27
p orange-heart	0:10
p orange-heart --	0:14
p orange-heart u	0:12
p orc	2:34 6:-7
p orc --	2:31 4:-6 6:-6
p orc h-	2:12
p orc p	2:27
p orc u	2:21
p otter	0:-22 2:-30 3:-9 4:-14 5:-8 6:-8 7:-7 8:53 9:-8
p otter --	0:-11 1:15 2:-21 3:-20 4:-6 8:32
p otter p	0:-21 1:23 2:-26 3:-26 4:-8 8:38
p otter s	1:-8 8:19
p otter u	0:6 3:9
p outbox-tray	0:13
p outbox-tray u	0:12 3:-6
p owl	0:6 1:20 2:17 3:-12 4:-9 5:-7 8:-8
p owl --	0:13 1:21 2:-10 4:-6 8:-7
p owl h-	0:-6 1:-7 2:38 3:-11 4:-6 5:-6
p owl p	1:26 3:-16
p owl s	1:-6 2:16
p owl u	0:9 1:16 3:7 4:-11 5:-7 8:-9
p oyster	1:9 3:-9 4:18 6:-6
p oyster h-	4:14
p oyster u	4:18
p package	0:-10 1:-13 2:-13 3:52 4:27 5:-13 6:-11 7:-6 8:-16 9:-7
p package --	1:-21 2:-9 3:29 4:29 5:-9 6:-10 8:-6
p package -e	1:13 3:6
p package h-	1:-8 2:-10 3:53 4:-10 5:-12 6:-8 8:-10 9:-6
p package he	0:-11 3:-12 4:33 8:-9
p package p	0:-11 1:-11 2:-10 3:58 4:-12 5:-11 6:-7 8:-15
p package s	8:9
p package u	0:-8 1:-12 2:-11 3:29 4:39 5:-12 6:-10 7:-6 8:-18 9:-7
p page-facing-up	0:13 3:17 4:-7 8:-8
p page-facing-up --	0:16 8:-6
p page-facing-up h-	0:8 3:8
p page-facing-up p	0:17 3:-9
p page-facing-up u	0:7 3:22 4:-7 5:-6 8:-8
p paintbrush	0:17 3:-8
p paintbrush u	0:12
p palm-tree	0:-11 3:13 4:-7 5:8
p palm-tree --	0:-11 3:13 4:-8 8:15
p palm-tree u	0:-9 3:14 4:-9 8:12
p pancakes	0:7 1:-9 2:-8 3:28 4:-7 8:-6
p pancakes --	1:-11 2:-8 3:33 4:-6 6:-6
p pancakes h-	2:-6 3:15 4:-6 6:8
p pancakes p	0:-10 1:-9 2:-8 3:38 4:-7
p pancakes u	0:18
p panda	0:-7 1:32 2:15 3:-18 4:-10 5:-6 8:-9
p panda --	1:43 3:-19 4:-7 8:-6
p panda s	1:24 2:-7
p panda u	0:-7 1:23 2:24 3:-20 4:-11 5:-8 8:-10
p parachute	0:8
p parrot	0:-6 2:16
p parrot --	1:-9 2:-6 3:19
p parrot s	1:11
p parrot u	1:-9 2:32 3:-10 4:-6
p passenger	1:-40 2:-16 3:8 4:62 6:-8 7:-9 9:-10
p passenger --	0:15 1:-47 2:-15 3:-6 4:62 5:-9 6:-7 7:-7 9:-7
p passenger -e	1:-9 2:20 3:-6 4:-6
p passenger h-	1:-23 2:-6 3:15 4:33 5:9 6:-8 7:-9 8:-14 9:-10
p passenger he	0:-7 1:-6 3:-6 8:19
p passenger p	0:12 1:-32 2:-37 3:28 4:43 5:-7 6:-6 7:-6 8:-12 9:-7
p passenger s	0:-11 1:-28 2:37 3:15 4:-12 5:-9 8:-6
p passenger u	1:-36 2:-19 3:-10 4:63 5:12 6:-8 7:-9 9:-10
p patient	1:-10 2:-12 3:-21 4:36 8:-6
p patient p	0:-8 1:-10 2:-9 3:-21 4:40 8:-6
p patient u	0:9
p paw-prints	1:-10 2:-7 3:54 5:-10 6:-7 8:-17
p paw-prints --	0:-12 1:-13 2:-7 3:51 5:-7 6:-9 8:-13
p paw-prints h-	0:8 3:19 4:-7 5:-7 8:-11
p paw-prints p	0:-10 1:-9 3:38 6:-7 8:-8
p paw-prints u	1:-8 2:-7 3:44 4:-11 5:-10 6:-6 8:-17
p pea-pod	2:-6 3:-10 6:9 9:16
p pea-pod he	2:-6 3:-16 6:10 9:21
p pea-pod p	2:-6 3:-11 6:11 9:17
p peach	0:7 3:11
p peach --	3:10
p peach u	0:6 3:8
p peacock	2:-25 4:-9 5:-7 8:9 9:27
p peacock --	2:-14 3:14 4:-8 5:-6 8:12
p peacock u	0:-11 2:-24 3:12 4:-11 5:-8 7:-6 8:16 9:14
p peanuts	0:15 1:13 3:-15
p peanuts --	0:15 1:10 3:-19
p peanuts u	0:18 3:-7
p pear	3:9
p pear --	0:7
p pen	0:-6 2:26 3:-14 8:-6
p pen u	2:18 3:-8
p pencil	3:14 8:-6
p pencil u	3:14 8:-6
p penguin	1:28 2:9 3:-6 6:-6 8:-8
p penguin --	0:-7 1:26 2:20 3:-8 4:-7 6:-6 8:-9
p penguin h-	0:24 1:-9 2:-16 3:17 4:-7
p penguin p	2:8 3:-7 4:15 6:-6 8:-8
p penguin s	1:29 3:-8
p penguin u	1:24 2:18 4:-15 5:-6 6:-7 7:-6 8:-9 9:-6
p performing-arts	3:-6 4:-10 8:21
p performing-arts u	4:-7 8:16
p person	0:19 1:-14 2:14 3:-12
p person --	0:12 1:-8 2:14 3:-12
p person p	0:10 1:-11 2:16 3:-10
p person-beard	1:19
p person-beard --	0:-6 1:23 2:-6 3:-6
p person-beard u	1:9
p person-biking	1:37 2:-15 4:-8 8:-7
p person-biking --	0:-6 1:43 2:-11 3:-6 4:-8 8:-6
p person-biking h-	1:-8 2:-7 9:17
p person-biking s	1:23
p person-biking u	1:28 2:-19 4:-11 8:-7 9:15
p person-elf	1:31 2:-12 3:-9
p person-elf --	1:39 2:-17 3:-14 8:-6
p person-elf u	1:31 2:-11 3:-10
p person-fairy	0:-7 2:-18 3:19 4:-7 5:14 8:-8 9:-6
p person-fairy --	2:-9 3:14
p person-fairy u	1:-6 2:-10 3:11 5:15
p person-feeding-baby	0:13 1:-9 2:-10 4:17
p person-feeding-baby --	0:26 1:-6 2:-10
p person-feeding-baby u	0:11 1:-11 2:-11 4:20
p person-genie	1:-8 2:-7 3:-8 7:25
p person-genie p	0:11
p person-gesturing-no	0:15
p person-gesturing-no u	0:13
p person-lifting-weights	0:21 1:8 2:-13 3:-8
p person-lifting-weights --	0:18 1:8 2:-11 3:-8
p person-lifting-weights p	0:8
p person-lifting-weights u	0:16 1:-10
p person-mage	1:25 3:-14 4:-9 5:-9 6:-6 8:-9 9:11
p person-mage --	2:14
p person-mage -e	1:30 2:-21
p person-mage h-	1:-11 2:7 3:-9 4:-6 5:-6 9:22
p person-mage p	1:16 2:-25 3:-11 9:21
p person-mage s	1:11
p person-mage u	2:-7 7:14
p person-merpeople	0:-9 1:27 2:-22 3:23 4:-9 5:-6 7:-6 8:-9
p person-merpeople --	1:19 2:-12 3:8
p person-merpeople -e	0:-6 1:25 2:-8
p person-merpeople s	1:23 2:-12
p person-merpeople u	1:13 2:-16 3:21 4:-6
p person-playing-handball	1:16 3:-8 4:-9 6:11 8:-9
p person-playing-handball --	1:10 3:-6 4:-7 6:12 8:-8
p person-playing-handball u	1:6 3:-8 4:-8 6:17 8:-10
p person-running	0:28 1:-15
p person-running --	0:20 1:-8
p person-running u	0:24 1:-9 2:-6
p person-superhero	0:18 1:10 2:-9
p person-superhero --	0:11
p person-superhero h-	0:19 1:-7
p person-superhero s	0:9 1:7
p person-superhero u	0:24 2:-9
p person-supervillain	2:20 3:16 4:-11 5:-12 6:-8 7:-7 8:-8 9:-8
p person-supervillain --	2:14
p person-supervillain h-	2:30 3:-7 4:-6 5:-8 9:-6
p person-supervillain he	2:-22 3:29
p person-supervillain p	0:14
p person-supervillain u	0:-7 2:22 3:18 4:-10 5:-11 6:-9 7:-7 8:-8 9:-10
p person-surfing	0:11 2:-15 3:21 4:-8 9:-9
p person-surfing -e	1:12 2:-7
p person-surfing h-	0:10 1:-6 2:-11 3:18 4:-6
p person-surfing u	0:11 2:-10 3:18 4:-7
p person-swimming	0:-7 1:33 2:-31 3:16 4:-7
p person-swimming -e	1:26 2:-18
p person-swimming h-	2:-12 3:24
p person-swimming p	1:12 2:-24 3:24
p person-swimming u	1:25 2:-12 3:-6
p person-vampire	0:15 2:-11 3:12
p person-vampire --	0:9 2:-18 3:16
p person-vampire p	1:-7 3:18
p person-vampire s	0:7
p person-vampire u	0:8
p person-with-bunny-ears	0:9
p person-with-bunny-ears --	0:13
p person-with-bunny-ears u	0:10
p person-with-crown	0:-6 1:-11 2:-16 3:14 4:18 5:-7 6:-6 7:13 8:-11 9:-6
p person-with-crown --	0:-9 1:-6 3:33 4:-10 8:-10
p person-with-crown h-	2:-14 4:18
p person-with-crown u	1:-20 2:-8 3:24 5:-6 7:16 8:-10 9:-6
p person-zombie	1:-14 2:39 4:-6 5:-7 6:-7 8:-6
p person-zombie --	1:-17 2:43 4:-7 5:-7 6:-6 8:-7
p person-zombie -e	2:22 6:-6
p person-zombie h-	0:-6 2:9 3:-6 9:19
p person-zombie p	1:-9 2:27
p person-zombie s	0:7 1:-14 2:-15 3:23
p person-zombie u	1:-22 2:48 3:-10 4:-6 5:-7 6:-6 8:-7 9:10
p pie	1:7 2:-7 3:7 4:-8 6:12 8:-6
p pie --	0:-11 1:9 2:-7 4:-7 6:18 8:-6
p pie h-	0:9
p pie he	0:10
p pie p	0:8
p pie u	1:9 2:-7 4:-7 6:12
p pig	0:-9 1:40 2:-27 4:14 8:-8
p pig --	0:-6 1:54 2:-18 3:-12
p pig -e	1:14
p pig h-	0:-7 1:-18 2:-19 3:24 4:17
p pig p	0:-9 1:20 2:-21 4:18 8:-6
p pig s	0:-6 1:30 2:-9 3:-6
p pig u	1:41 2:-17 3:-12
p pill	0:7 3:14 8:-8
p pill u	0:13
p pillow	0:-14 1:-25 2:-14 3:16 4:13 5:-15 6:-12 7:12 8:18 9:-9
p pillow --	1:-19 2:-9 4:13 5:-10 6:-10 8:27
p pillow h-	0:-17 1:-10 2:-7 3:39 4:8 5:-10 6:-6 8:-17
p pillow p	3:-15 4:21 5:-14 8:8
p pillow u	0:-10 1:-15 2:-8 3:38 5:-7 6:-7 8:-13
p pilot	0:9
p pilot u	0:14
p pineapple	0:-9 1:19 6:-6 8:-6
p pineapple --	0:-8 1:16 3:9 6:-6 8:-6
p pineapple u	0:-6 1:18
p pipe	0:9
p pipe u	0:10
p piranha	0:-7 2:13 3:-6 4:16
p piranha h-	0:-9 2:31 3:-7 5:-7 6:-8
p piranha p	0:-6 2:27
p pirate	0:-11 1:23 2:16 3:-12 8:-7
p pirate --	0:-11 1:26 2:12 3:-11 4:-7 8:-7
p pirate h-	1:-12 3:-6 4:24
p pirate p	0:-7 1:-13 2:10 3:-8 4:21
p pirate s	0:-9 1:26 3:-6 8:-7
p pirate u	0:-9 1:24 2:9 3:-13 4:-6
p pirate-ship	0:-7 2:10 7:17 8:-7 9:-7
p pirate-ship s	2:-14 7:20
p pizza	0:-8 2:-8 3:44 4:-11 8:-9
p pizza --	0:-6 1:6 2:-7 3:26 4:-8 6:-8 8:-8
p pizza h-	1:-8 3:33 4:-8
p pizza he	3:10
p pizza p	0:-6 1:14 2:-6 3:15 4:-7 6:-7
p pizza s	1:-8 3:17
p pizza u	0:-10 1:-20 2:-7 3:47 4:-9 8:-7
p placard	0:7 1:-6 3:16 4:-9 5:7 8:-13
p placard --	3:22 4:-8 8:-12
p placard u	0:-7 1:-8 2:-6 3:18 4:-12 5:26 6:-6 8:-25
p playground-slide	0:12 3:-13 4:17 8:-10
p playground-slide --	0:17 3:-11 4:15 8:-12
p playground-slide u	0:23 8:-6
p polar-bear	0:6
p polar-bear --	1:-7
p police-officer	0:-20 1:10 3:-14 4:-11 5:21 6:-10 7:-8 8:-12 9:20
p police-officer --	0:-7 1:9 2:28 3:-7 4:-6 5:-9 6:-6 8:-7
p police-officer h-	0:-12 1:-11 3:-8 4:-8 5:36 6:-6 7:-6 8:-8 9:8
p police-officer u	0:-18 1:17 3:-14 4:-10 5:28 6:-10 7:-9 8:-12 9:7
p pool-8-ball	0:11
p pool-8-ball u	0:9
p popcorn	4:8
p post-office	1:-10 4:-7 8:22
p post-office --	1:-8 3:-7 8:26
p post-office u	0:7 1:-7 4:-6 8:11
p postal-horn	0:11
p postal-horn u	0:14
p postbox	0:-13 3:-21 4:22 8:12
p postbox u	0:-17 2:-6 3:-26 4:27 8:15
p postman	0:-9 1:37 2:-7 3:-6
p postman --	0:-9 1:40 2:-9 3:-8
p postman s	1:20
p postman u	0:-7 1:29 2:-7 3:-6
p pot-of-food	0:10 1:20 2:-8 3:-24 5:-8 6:-9 8:-23 9:26
p pot-of-food --	0:9 1:28 3:-17 4:6 8:-19
p pot-of-food h-	3:-9 4:-8 8:-9 9:28
p pot-of-food u	0:11 1:10 2:-6 3:-20 5:-8 6:-7 8:-26 9:24
p potato	0:-6 1:23 2:-9 4:12 5:-6 6:-16 8:-10
p potato --	1:18 4:-10 6:-6
p potato h-	3:22 6:-10
p potato p	1:18 3:-16
p potato u	1:-12 2:-7 3:19 4:19 6:-12 8:-9
p potion	0:-8 1:-6 2:-7 3:38 4:-10 5:-6 8:-9
p potion --	1:-6 3:23 8:-6
p potion h-	0:-12 3:31 4:-7 8:-8
p potion p	1:-6 3:30 4:-6 8:-7
p potion u	3:11
p potted-plant	1:-9 4:-7 5:-6 6:12 8:6
p potted-plant --	1:-12 3:6 4:-7 8:18
p potted-plant p	3:10 6:12
p potted-plant u	1:-13 3:-16 8:30
p pouring-liquid	1:-6 2:-7 3:-26 4:-8 6:-6 7:27 8:11
p pouring-liquid h-	0:13 3:-8
p pouring-liquid u	1:-6 2:-8 3:-33 4:-10 6:-8 7:32 8:16
p prayer-beads	0:16 3:-7
p prayer-beads --	0:12 3:-6
p prayer-beads u	0:14 3:-6
p pregnant-man	0:15
p pregnant-man h-	0:20
p pregnant-man u	0:12
p pretzel	3:13
p pretzel --	3:16
p pretzel s	0:6 1:11 3:-9
p pretzel u	0:-7 1:-10 3:28
p princess	0:-21 1:15 2:-28 3:-23 4:66 5:-8 6:-7 7:-9 8:-6 9:-10
p princess --	0:-16 1:37 2:-24 3:-15 4:20 5:-6 7:-6 8:-9 9:-6
p princess h-	0:-8 1:-11 2:-16 3:-12 4:46 8:-6 9:-10
p princess he	0:-13 1:-21 2:-25 3:-20 4:60 5:-7 7:-10 8:10 9:-6
p princess s	0:-6 2:-16 3:-12 4:37 8:-6
p princess u	0:-21 1:14 2:-30 3:-25 4:65 5:-9 6:-8 7:-10 9:-10
p printer	0:-12 1:-15 2:23 3:-15 4:8 5:-9 6:-9 8:13
p printer --	0:-8 1:-15 2:18 3:-7 4:-7 6:-10 8:21
p printer p	0:-7 2:22 3:-10
p puzzle-piece	0:18 1:-8 2:7 3:-7 4:-10 5:14 6:-7 8:-10
p puzzle-piece --	0:17 1:-9 4:-9 5:19 6:-6 8:-9
p puzzle-piece p	0:22
p puzzle-piece u	0:7 1:-9 2:17 3:-13 4:-8 5:16 6:-6 8:-9
p rabbit	0:-7 1:33 8:-6
p rabbit --	1:32 3:-12 4:-6
p rabbit h-	0:-11 1:-13 2:-15 3:23 4:20
p rabbit p	0:-7 1:-29 2:26 3:20 4:-7
p rabbit s	1:32 2:-11 3:-7
p rabbit u	1:44 2:-20 3:-14
p raccoon	0:-8 1:55 2:-16 3:-14 4:-6 8:-6
p raccoon --	0:-8 1:55 2:-18 3:-14 4:-6 8:-6
p raccoon p	1:6
p raccoon s	0:-6 1:34 2:-12 3:-6
p raccoon u	0:-11 1:53 2:-18 3:-14 8:-6
p racing-car	1:-13 3:23
p racing-car --	1:-8 3:15
p racing-car p	0:-7 1:-14 3:27
p railway-car	0:-10 1:-29 2:-13 3:30 4:-17 5:-6 8:28 9:-7
p railway-car --	0:-14 1:-26 2:-10 3:15 4:-11 8:34
p railway-car h-	2:-6 3:17
p railway-car u	0:-6 1:-22 2:-10 3:28 4:-10 8:14
p railway-track	1:-11 2:-11 3:-29 4:7 6:-8 8:39 9:-6
p railway-track --	0:-8 1:-9 2:-9 3:-13 4:11 5:-12 8:31
p railway-track h-	0:-13 1:-9 2:-11 3:-34 6:-8 8:45 9:-6
p railway-track p	2:-6 3:-15 4:11 5:-15 8:24
p railway-track u	0:-16 1:-12 2:-11 3:-26 4:20 6:-9 8:32 9:-7
p rainbow	1:-6 2:-9 3:19 4:-15 5:-11 6:24 8:-17
p rainbow h-	2:-6 3:30 4:-13 5:-8 8:-12
p rainbow p	0:-6 3:11 4:-9 5:-6 6:22 8:-8
p rainbow u	3:7
p receipt	0:6 3:8
p receipt --	0:6
p receipt u	3:10
p red-apple	1:-8 2:-10 3:40 5:-6 8:-8
p red-apple --	0:-7 2:-8 3:43 4:-8 8:-7
p red-apple h-	1:-7 2:-8 3:28 4:-9 5:-6 6:11 8:-9
p red-apple he	0:-7 1:-6 2:-12 3:-10 4:12 6:24 8:-7
p red-apple p	1:-9 2:-8 3:28 4:-11 6:11 8:-6
p red-apple s	0:-6 1:-13 2:-6 3:20 4:13 8:-9
p red-apple u	2:-9 3:39 4:-8 5:-6 8:-8
p red-heart	0:38 1:-6 2:-7 5:-6 6:-6 8:-9
p red-heart --	0:10 3:9
p red-heart -e	0:10
p red-heart h-	0:11 3:-8 4:18 8:-7
p red-heart he	0:41 3:-16
p red-heart p	0:18 1:-8 2:-6 3:18 6:-7 8:-9
p red-heart s	0:15
p red-heart u	0:29 3:-17 4:13 8:-7
p red-paper-lantern	0:-23 2:8 3:-9 4:-25 5:-19 6:-12 7:-8 8:52 9:-9
p red-paper-lantern --	0:-20 1:18 4:-13 5:-10 6:-12 7:-6 8:12
p red-paper-lantern h-	0:-11 1:-8 2:-10 3:-19 4:-9 5:-12 6:-6 8:47
p red-paper-lantern s	0:-9 3:25 4:-7 6:-6 8:-10
p red-paper-lantern u	0:-19 2:10 3:-33 4:-17 5:-14 6:-8 8:47 9:-6
p rescue-workers-helmet	0:18 4:-11 5:-11 8:14
p rescue-workers-helmet --	0:17 3:-8
p rescue-workers-helmet h-	4:-9 5:-12 8:18
p rescue-workers-helmet u	0:16 3:7 4:-10 5:-11 8:10
p ribbon	0:-15 3:35 8:-6
p ribbon --	0:-11 3:27
p ribbon u	0:-14 3:33 4:-6 8:-6
p rice-ball	0:-12 1:35 2:-11 4:-10 5:-7 6:-11 7:8 8:-8
p rice-ball --	0:-9 1:27 2:-6 6:-9 8:-6
p rice-ball h-	3:16
p rice-ball u	0:-9 1:27 2:-7 3:6 4:-6 5:-6 6:-9 8:-7
p ring	0:-17 1:-12 2:-10 3:-9 4:18 5:15 6:19 8:-17
p ring --	0:-20 1:-8 2:-9 3:8 4:19 5:-8 6:15 8:-12
p ring u	0:-15 1:-10 2:-10 3:-12 4:19 5:30 6:-7 8:-17
p ring-buoy	0:20 3:-7
p ring-buoy --	0:14
p ring-buoy h-	0:13
p ring-buoy p	0:15
p ring-buoy u	0:12
p ringed-planet	1:-9 3:28 4:-6 8:-7
p ringed-planet --	0:8 1:-7 3:23 4:-6 8:-6
p ringed-planet p	1:-6 3:21
p ringed-planet u	0:13
p robot	1:19 2:29 3:-16 4:-11 5:-6 8:-8 9:-6
p robot --	1:24 2:16 3:-15 4:-10 8:-7
p robot h-	0:-8 1:-10 2:53 3:-10 4:-9 8:-7
p robot p	0:-8 1:-10 2:49 3:-14 4:-7 8:-6
p robot s	1:35 2:-14 3:-10 7:7
p robot u	1:11 2:33 3:-15 4:-13 5:-6 7:-6 8:-10 9:-7
p rock	0:-11 1:-12 4:-9 5:44 6:7 7:-7 8:-10 9:-7
p rock --	1:-16 3:10 4:17 6:8 7:-6 8:-23
p rock h-	0:-10 1:-7 2:-6 3:-12 4:-12 5:60 6:-9 9:-6
p rock he	0:-16 2:10 4:-10 6:24 8:-12
p rock p	0:-9 1:-10 3:-8 4:-7 5:32 6:14 8:-17 9:-6
p rock s	5:17 8:-7
p rock u	0:-9 1:-11 3:-9 4:-11 5:51 7:-6 8:-8 9:-8
p rocket	0:-8 1:6 2:8 3:-16 5:-6 6:19 8:-9
p rocket --	0:-10 1:24 2:8 3:-6 4:-7
p rocket h-	0:7
p rocket p	0:-11 1:-24 2:8 3:-6 4:-6 6:32
p rocket u	1:22 2:-14 3:-9 4:11 8:-6
p roll-of-paper	3:16 8:-8
p roll-of-paper --	0:-6 3:32 4:-8 8:-10
p roll-of-paper u	3:14 4:16 8:-13
p rolled-up-newspaper	0:15 6:-6
p rolled-up-newspaper h-	0:15 6:-8
p rolled-up-newspaper p	0:16 6:-7
p rooster	1:-29 2:-13 3:36 4:-6 8:7
p rooster --	1:-14 2:8 3:19
p rooster s	0:-7 1:8 3:-9 8:12
p rooster u	1:-17 2:-31 3:42
p rose	1:6 3:-13 4:-12 5:-7 6:27 8:-12
p rose --	0:7 1:21 3:-12 8:-13
p rose p	3:-11 4:-11 5:-8 6:30 8:-8
p rose u	1:31 3:-16 8:-16
p rosette	0:11
p rosette h-	0:8
p running-shoe	0:-10 2:18 3:22 4:-10 5:-20 6:8 8:-14
p running-shoe --	0:-7 1:14 2:-7 3:21 4:-7 5:-6 6:-7 8:-10
p running-shoe h-	0:-10 2:10 3:25 5:-12 8:-9
p running-shoe p	0:-8 3:26
p running-shoe u	0:-10 1:17 2:7 4:-6 5:-8 6:7 8:-8
p sailboat	0:-6 2:20 3:15 4:-11 5:-6 6:-6 8:-15 9:-9
p sailboat --	0:6 1:18 2:-7 3:11 4:-8 8:-11 9:-6
p sailboat h-	0:-12 1:-19 2:20 3:27 4:-8 8:-14 9:-9
p sailboat u	2:15 3:16 4:-9 5:-6 8:-16 9:-9
p sake u	3:8
p salt	0:14 1:-8 2:-9 3:-22 4:14 5:13 6:-9 8:9
p salt --	1:-9 2:-7 3:-13 6:-8 8:29
p salt h-	0:9 3:-9 5:10
p salt u	0:11 1:-9 2:-9 3:-18 4:-8 5:21 6:-10 8:15
p samurai	2:15
p samurai h-	1:-6 2:22
p samurai u	1:-7 2:26
p sandwich	0:-13 1:-10 2:25 3:18 4:-8 5:-7 6:-9 7:-6 8:-9
p sandwich --	1:-7 2:20 8:-6
p sandwich h-	3:10
p sandwich p	3:14
p sandwich u	1:-6 2:27 6:-6
p satellite	1:-9 3:18
p satellite u	1:-8 3:14
p scarecrow	0:-15 1:15 2:9 3:-18 4:-15 5:-8 6:-8 7:-7 8:-13 9:29
p scarecrow --	2:21 3:-7
p scarecrow -e	0:-8 1:43 2:-17 3:-7 4:-6 8:-7
p scarecrow he	0:-8 1:-9 2:-17 3:-8 4:-7 9:38
p scarecrow u	0:-13 1:17 3:-19 4:-13 5:-8 6:-7 7:-7 8:-11 9:30
p scarf	0:-7 1:10 2:-8 3:7 5:-8 6:-6
p scarf --	0:-8 1:28 3:-15 4:12 8:-23
p scarf h-	0:-7 4:-7 5:-6 8:22
p scarf u	0:-16 1:18 2:-8 3:-16 4:17 5:-10 6:-7 8:10 9:-6
p school	0:15 1:-8 2:-9 3:-13 4:42 5:-9 8:-15
p school --	0:27 3:-7 4:7 8:-13
p school -e	0:-13 1:-11 2:-8 3:-9 4:53 5:-8 6:-6
p school h-	3:-9 4:25 5:-6 8:-13
p school he	0:13 4:-11
p school u	0:13 1:-8 2:-8 3:-12 4:40 5:-9 8:-10
p scorpion	2:31 4:-6
p scorpion h-	0:-6 2:36 4:-7 8:-6
p scorpion p	2:14
p scorpion u	2:33 4:-7 6:-6 8:-7
p scroll	1:-6 2:-7 3:39 4:-8 5:-7 6:-6 8:-14
p scroll h-	3:37 4:-7 5:-7 6:-6 8:-17
p scroll u	0:-6 2:-6 3:40 4:-7 5:-9 8:-15
p sea-mine	0:15 1:-8 2:-15 3:-11 5:29
p sea-mine --	0:14
p sea-mine h-	0:-6 2:-26 3:-6 5:37
p sea-mine p	3:-6 5:15
p sea-mine u	0:12 2:-12 5:15
p seal	1:-12 2:41 3:-9 4:-11 7:-6 8:-7
p seal h-	1:-10 2:43 3:-16 4:-10 5:6 7:-6 8:-6
p seal p	1:-10 2:19 3:-16 4:-9 5:19
p seal u	1:-11 2:36 4:-9 5:-9 8:-6
p seat	0:-13 3:-7 4:18 5:-10 8:12
p seat h-	4:12 5:-8
p seat u	0:-13 3:-8 4:15 5:-11 8:18
p seedling	0:-11 2:-17 3:76 4:-10 5:-20 6:-12 7:-6 8:-12 9:-6
p seedling --	0:-10 2:-15 3:56 4:-19 5:-14 6:-10
p seedling -e	0:-6 2:-7 3:17 4:19 5:-18 8:-9
p seedling h-	0:-9 1:-6 2:-6 3:44 4:-17 5:-9 8:-10
p seedling p	1:-8 2:-10 3:51 5:-21 8:-18
p seedling u	0:-15 1:-10 2:-15 3:69 4:-22 5:-15 6:-8 9:-6
p sewing-needle	1:-7 2:-10 3:23 4:-8 5:16 6:-19 8:-10
p sewing-needle --	0:11 3:10
p sewing-needle h-	0:-6 3:21 8:-7
p sewing-needle p	2:-7 3:22 5:17 6:-21 8:-10
p sewing-needle u	1:-6 2:-6 3:25 8:-7
p shark	0:-7 1:11 2:27 5:-8 6:-6 8:-6
p shark --	0:-10 1:23 2:11 4:-7 5:-8 6:-6 7:-6 8:-7
p shark h-	1:-7 2:33 3:-7 5:-8
p shark p	1:-14 2:47 3:-10 4:-6 5:-6
p shark s	0:-6 1:6 2:18
p shark u	0:-14 1:21 3:11 5:-10 6:-8 7:-6 8:-7 9:-7
p sheaf-of-rice	0:-24 1:-15 2:-17 3:23 4:31 5:23 6:-11 7:-7 8:-39 9:-8
p sheaf-of-rice --	0:-11 1:-11 2:-7 3:-15 4:46 5:-11 8:-18
p sheaf-of-rice -e	0:-7 4:15 5:12 8:-13
p sheaf-of-rice h-	0:-8 1:-6 2:-10 4:12 5:24 8:-21 9:-7
p sheaf-of-rice he	0:-11 3:39 4:-14 5:-10 8:-9
p sheaf-of-rice p	0:-17 1:-9 2:-16 5:38 6:-6 8:-16
p sheaf-of-rice u	0:-19 1:-12 2:-8 3:27 4:36 5:-16 6:-7 8:-32 9:-6
p shepherd	1:18 2:-8
p shepherd --	1:21 2:-8
p shepherd u	0:-6 1:25 2:-7
p ship	0:-9 1:21 2:9 3:-14 4:9 5:-11 6:-10 7:-8 8:-10 9:12
p ship --	1:20 2:7 5:-9 6:-8 7:-6 9:-8
p ship h-	0:-8 1:25 2:-7 3:-22 4:-13 5:-14 6:-12 7:-8 8:25 9:7
p ship he	1:-6 8:-6 9:17
p ship p	1:-9 2:13 4:29 5:-12 6:-9 7:-7 8:-13 9:-8
p ship s	0:-7 1:10 3:-6 8:19 9:-9
p ship u	1:10 2:-9 3:-10 4:-9 5:-7 6:-7 8:18 9:7
p shooting-star	1:-11 2:-12 3:-12 4:-9 5:14 6:34 8:-21
p shooting-star --	1:-14 2:-8 4:-9 5:-8 6:37 8:-18
p shooting-star h-	2:-8 3:-8 5:25 8:-7
p shooting-star u	0:-6 1:-13 2:-13 4:-9 5:18 6:25 8:-18
p shopkeeper	0:-7 1:-27 2:41 3:-8 4:-7
p shopkeeper h-	0:-6 2:31 3:-11 4:-8
p shopkeeper u	0:-9 1:-17 2:39 3:-17 4:-8
p shopping-bags	0:-7 3:26 4:-7 8:-6
p shopping-bags --	3:13
p shopping-bags u	0:-12 3:37 4:-9 5:-6 8:-9
p shopping-cart	0:-11 1:46 2:8 3:-31 4:-9 5:-13 6:-12 7:-6 8:15 9:-7
p shopping-cart --	0:-24 1:52 2:6 3:-27 5:-13 6:-12 7:-7 8:6 9:-8
p shopping-cart h-	0:6 2:12 3:-18 5:-7 8:12
p shopping-cart p	1:19 2:16 3:-27 4:-6 5:-9 6:-8
p shopping-cart s	0:-8 1:6 3:-13 4:-9 8:23
p shopping-cart u	0:-24 1:39 3:-17 4:-9 5:-11 6:-9 7:-6 8:14 9:-6
p shortcake	0:-6 3:21
p shortcake --	3:13
p shortcake p	0:-6 3:20
p shovel	0:7 3:16 4:-7
p shovel --	3:8
p shovel p	3:10
p shovel u	0:8
p shower	3:13 4:11 8:-11
p shower --	3:11 4:10 8:-9
p shower u	0:7 3:7 4:6 8:-7
p shrimp	3:10
p shrimp --	3:8
p shuriken	1:-12 2:-6 3:-15 5:-7 6:41 8:-11
p shuriken --	1:-7 6:12
p shuriken h-	0:-7 2:-6 3:-7 5:-9 6:31 8:-10
p shuriken u	0:-11 1:-10 2:-7 3:-16 4:-6 5:-12 6:48 8:-15
p singer	0:-8 1:-7 2:-7 3:25
p singer --	2:-6 3:15
p singer u	0:-11 2:-6 3:19
p skateboard	0:12 1:9
p skateboard --	1:20 3:-6
p skateboard h-	0:14
p skateboard u	1:22 3:-7 8:-7
p skeleton	0:-9 1:-17 2:22 3:-12 4:21
p skeleton --	1:-10 2:16
p skeleton h-	2:20
p skeleton p	0:-6 1:-6 2:34 3:-8
p skull	0:22 2:-12
p skull u	0:19 2:-10
p sled	0:-8 1:33 2:-7 4:-6 8:-8
p sled --	0:-7 1:33 2:-7 4:-6 8:-7
p sled p	1:26
p sled u	1:14
p slime	0:7 2:-16 3:-6 5:24 6:-7
p slime --	2:-15 5:19
p slime h-	0:8 2:13
p slime p	0:15
p sloth	2:11
p sloth --	0:-8 2:12
p sloth p	0:-9 1:8 2:-11 3:17
p sloth s	1:17
p sloth u	1:-22 2:26
p snail	1:20 2:24 3:-14 4:-8 5:-6 8:-7
p snail --	0:6 1:25 2:8 3:-13 4:-6 8:-6
p snail h-	0:-10 2:41 3:-13 4:-12 5:-7 8:-8
p snail p	1:19 2:16 3:-17 4:-10 5:-6 8:-7
p snail s	0:-9 1:41 3:-8 8:-6
p snail u	1:13 2:24 3:-14 4:-9 5:-6 8:-8
p snake	0:9 1:-10 2:14 3:-14 4:-10 7:21
p snake --	0:22 2:13 3:-9 4:-8
p snake h-	0:-10 1:-11 2:45 3:-12 4:-6 8:-7
p snake he	0:-15 1:-19 2:-8 3:-18 4:-14 5:-6 6:-7 7:57 8:-11 9:-7
p snake p	1:-12 2:6 3:-11 4:-9 7:14 8:14
p snake s	1:-15 2:11 3:-10 4:-9 7:26 8:-6 9:-6
p snake u	0:17 1:-14 2:24 3:-16 4:-10 5:-6 7:16 8:-10 9:-6
p snow-capped-mountain	0:-8 1:-14 2:-6 3:-11 4:-11 5:-7 8:41
p snow-capped-mountain --	1:-10 3:-6 8:25
p snow-capped-mountain h-	0:-8 3:-6 4:-9 5:-6 8:29
p snow-capped-mountain u	0:-11 1:-12 2:-7 3:-12 4:-15 5:-9 8:47
p snowball	0:-7 1:-10 2:-8 3:-20 4:-9 5:-10 6:62 8:-10
p snowball --	0:-10 2:-8 3:-13 4:-8 5:-8 6:53 8:-11
p snowball -e	3:-8 6:25
p snowball h-	0:8 6:7
p snowball p	0:-8 1:-11 3:-19 5:-6 6:45 8:-6
p snowball u	1:-14 2:-6 3:-9 4:-8 5:-6 6:47 8:-8
p snowflake	3:6
p snowflake --	0:6 3:8
p snowflake p	3:7
p snowman	1:-9 3:27 4:-9 5:7 6:-10 8:-7
p snowman --	0:6 1:-13 3:28 4:-8 6:-9 8:-7
p snowman h-	2:-20 5:25
p snowman s	0:6 1:-16 3:18
p snowman u	0:6 2:-12 3:7 4:-6 5:17 6:-10
p soap	3:11
p soap --	3:10
p soap u	3:9
p soccer-ball	0:9 1:-13 2:-13 3:-11 4:-15 5:-13 6:56 7:-6 8:-23 9:-6
p soccer-ball --	0:9 1:-20 2:-9 4:-11 5:-10 6:38 8:-13
p soccer-ball -e	0:-16 1:12 3:-14 4:-9 5:-6 6:32 8:-16
p soccer-ball h-	0:14 1:-9 2:-12 3:-19 4:-12 5:-13 6:43 8:-17
p soccer-ball p	0:11 1:-6 3:-14 4:-6 6:22
p soccer-ball s	0:6 1:-8 3:-7 6:23 8:-11
p soccer-ball u	1:9 2:-14 3:-16 4:-16 5:-17 6:52 7:-6 8:-24 9:-7
p socks	0:-24 2:45 4:-21 5:-15 6:11 8:-29 9:-10
p socks --	0:-16 1:12 2:29 3:-8 4:-12 5:-8 6:8 7:-6 8:-17 9:-6
p socks h-	0:-12 1:-6 2:14 3:24 4:-9 5:-8 6:-6 8:-15
p socks he	2:9 3:-12 7:18 8:-6
p socks p	0:-16 1:-17 2:30 3:15 4:-9 5:-7 6:-7 8:-9
p socks s	0:-16 1:22 2:35 3:-28 4:-9 5:-6 6:-7 8:-15
p socks u	1:-7 2:-12 3:13 4:-8 5:-7 7:20 8:-12
p soft-ice-cream	2:-9 3:35 4:-7 6:-7 8:-7
p soft-ice-cream --	2:-6 3:30 4:-6 6:-6
p soft-ice-cream h-	3:9
p soft-ice-cream p	3:22
p soft-ice-cream u	2:-6 3:21
p spaghetti	1:19 3:-7
p spaghetti --	1:12
p spaghetti h-	4:8
p spaghetti u	1:14 2:-7 3:-7 4:11
p sparkles	3:25 4:-6 8:-7
p sparkles --	3:11
p sparkles h-	0:-6 3:28 4:-6 8:-6
p sparkles u	0:7 3:18 4:-7 8:-7
p spider	2:26 4:-6 5:-8
p spider --	2:14 3:7
p spider h-	2:22 5:-7
p spider p	0:-8 1:-16 2:28 3:9 4:-6 5:-7
p spider u	1:15 2:14 3:-6 5:-7
p spike-trap	0:25 3:-9 4:-7 5:10 8:-8
p spike-trap --	0:18 3:-6
p spike-trap -e	0:9
p spike-trap h-	0:7 3:-8 5:21 8:-10
p spike-trap p	0:7 3:-11 4:-7 5:26 8:-9
p spike-trap u	0:16
p spiral-notepad	1:-9 3:18
p spiral-notepad --	0:-7 1:-11 3:27
p spiral-notepad p	0:-6 1:-11 3:23
p spiral-shell	0:-10 1:-7 2:-9 3:48 4:-11 5:-7 8:-11
p spiral-shell --	0:-16 1:-7 2:-6 3:49 4:-10 5:-6 8:-11
p spiral-shell h-	3:24
p spiral-shell p	0:-15 2:-6 3:41 4:-7 8:-7
p spiral-shell u	0:-7 2:-7 3:41 4:-11 5:-6 8:-9
p spoon	1:-8 2:20 3:-21 4:-8 5:23 6:-7 8:-8
p spoon --	1:-8 2:28 3:-12 5:-7
p spoon h-	2:7 3:-13 5:16
p spoon p	0:-8 1:-6 2:35 3:-12 5:-14 8:-6
p spoon u	2:-8 3:-22 5:29
p sports-medal	0:18 3:-8
p sports-medal --	0:13 3:-6
p sports-medal u	0:19 3:-6
p spouting-whale	0:-16 1:7 2:-20 3:6 4:-14 5:-6 7:23 8:13 9:-6
p spouting-whale --	0:-14 1:10 2:-16 3:17 4:-9 8:15
p spouting-whale u	0:-16 1:-15 2:-16 3:9 4:-11 7:27 8:12
p star	1:-9 2:-9 3:48 4:-9 5:-9 8:-12
p star --	0:12 1:-15 3:26 8:-9
p star h-	0:-6 2:-9 3:46 4:-9 5:-9 8:-9
p star p	2:-8 3:42 4:-6 5:-8 8:-8
p star u	1:-19 2:-10 3:53 4:-10 5:-10 8:-14
p starship	0:13 1:22 2:-10 4:-6 9:-8
p starship --	1:25 2:-6 8:-7
p starship h-	0:11 1:-8 2:-7 8:21 9:-10
p starship s	1:10 2:-6 8:9
p starship u	0:16 1:12 8:-8
p station	1:-17 2:-10 3:-10 4:23 5:-6 8:16 9:-6
p station --	1:-28 2:-10 3:-10 4:49 5:-7 8:-19
p station h-	1:-10 2:-7 3:-6 4:-10 8:30
p station u	1:-18 2:-9 3:-7 4:23 8:12
p statue-of-liberty	3:-7 4:22 8:-11
p steaming-bowl	2:-8 3:35 4:-11 5:-8 6:-10 8:-10
p steaming-bowl --	1:8 2:-8 3:29 4:-9 6:-10 8:-8
p steaming-bowl h-	1:-6 2:-7 3:9 4:-6 6:-7 8:-6 9:16
p steaming-bowl p	1:-6 3:17
p steaming-bowl u	1:13 2:-10 3:23 4:-13 5:-10 6:-11 8:-11
p stopwatch	0:9 3:9
p stopwatch p	3:10
p stove	1:-8 2:-10 3:-22 4:14 5:-7 6:-6 8:28
p stove --	1:-8 2:-6 3:-38 4:19 5:-6 8:31
p stove h-	8:17
p stove p	0:13
p stove u	1:-8 2:-10 3:-22 4:13 5:-8 6:-6 8:30
p straight-ruler	0:-13 1:47 3:-18 4:-7 6:-7 8:-18
p straight-ruler --	1:29 3:-11 8:-13
p straight-ruler u	0:-9 1:43 3:-19 4:-7 6:-7 8:-16
p strawberry	1:-6 2:-6 3:28 6:-6
p strawberry --	1:-7 3:21
p strawberry h-	3:19 4:7
p strawberry p	3:22
p strawberry u	1:-8 2:-6 3:6 4:20 6:-7
p student	0:9 1:-19 2:18 3:-11 4:9
p student --	0:9
p student h-	2:18 3:-7
p student p	1:-20 2:23 3:-10 4:13
p student u	0:9
p stuffed-flatbread	1:11 2:-9 3:-11 4:-8 5:-7 8:-8 9:22
p stuffed-flatbread --	1:15 6:9
p stuffed-flatbread h-	3:-15 9:17
p stuffed-flatbread p	1:24 3:-12
p stuffed-flatbread u	0:-12 1:-6 2:-8 3:-9 4:-8 6:9 8:-7 9:29
p submarine	0:-8 1:27 3:-11 8:-7
p submarine --	0:-9 1:37 2:-6 3:-12 8:-9
p submarine u	0:-6 1:32 2:-6 3:-9 8:-7
p sun	1:-8 2:40 3:-33 4:-21 5:-15 6:-8 7:-6 8:25
p sun --	0:9 3:-7 8:13
p sun h-	2:34 3:-21 4:-9 5:-7
p sun he	2:-7 3:-10 8:19
p sun u	1:-8 2:46 3:-31 4:-18 5:-16 6:-7 8:14
p sunflower	0:-16 1:8 2:-11 3:15 4:9 5:-10
p sunflower --	0:-16 1:15 2:-15 3:21 4:10 5:-8 8:-18
p sunflower p	0:-8 1:21 2:-13 3:13 4:-9 8:-10
p sunflower u	3:17 4:-16 8:13
p sunglasses	0:22 8:-7
p sunglasses h-	0:22 8:-6
p sunglasses u	0:27 8:-9
p sunrise	0:18
p sunrise he	0:9
p sunrise u	0:17
p sunset	0:15
p sunset u	0:11
p sushi	0:-13 1:-13 2:-10 3:47 4:-8 6:-12 8:9
p sushi --	0:-14 1:-18 2:-10 3:45 4:-8 6:-13 8:12
p sushi h-	3:9
p sushi p	3:6
p sushi u	0:-14 1:-10 2:-10 3:42 4:-9 5:-6 6:-13 8:12
p sword	0:27 3:-8
p sword --	0:18
p sword h-	0:13 3:-6
p sword u	0:24 3:-7
p t-rex	0:-11 1:-15 2:-24 3:54 8:-8
p t-rex --	0:-14 1:8 2:-26 3:38 8:-9
p t-rex p	0:-7 2:-20 3:31
p t-rex u	0:-19 2:-23 3:44 4:6 6:-6 7:-6 8:-10
p t-shirt	1:-9 2:-8 3:23 4:-11 5:20 6:-7 8:-20 9:-6
p t-shirt --	0:12 1:-7 3:17 8:-8
p t-shirt h-	3:-9 4:-6 5:27 8:-13
p t-shirt he	3:9
p t-shirt u	0:7 1:-10 2:-7 3:13 4:-10 5:25 6:-7 8:-18
p table	0:6 1:-6 2:-11 3:-39 4:20 6:-10 7:-6 8:39 9:-6
p table --	0:6 1:6 2:-8 3:-28 4:-9 5:-13 6:-10 8:43
p table h-	0:6 1:-8 2:-10 3:-25 4:38 6:-7
p table p	0:10 3:-8 8:12
p table s	3:-11 4:20 8:-9
p table u	2:-10 3:-39 4:15 5:10 6:-9 7:-6 8:23 9:-6
p taco	0:-10 1:16 2:27 3:-22
p taco --	1:10 3:-6
p taco s	1:21 3:-7
p takeout-box	0:-6 3:33 4:-6 8:-12
p takeout-box h-	0:-7 3:35 4:-7 8:-19
p takeout-box u	3:30 4:-6 8:-16
p tanabata-tree	0:-7 1:14 2:-11 3:26 4:-25 5:-12 6:-6
p tanabata-tree --	1:14 2:-6 3:-11 4:-9 8:17
p tanabata-tree h-	3:27 4:-10 8:-8
p tanabata-tree he	3:12 4:-6
p tanabata-tree p	3:16 4:-6
p tanabata-tree u	0:-11 1:24 2:-10 3:15 4:-21 5:-10
p tangerine	0:10 1:-7 2:-7 3:-7 4:-7 6:22
p tangerine --	0:19 3:-14
p tangerine p	6:6
p tangerine u	0:9 1:-7 3:-22 6:28
p tank	0:10 2:-6 3:26 4:-7 5:-6 8:-7
p tank --	0:18
p tank h-	0:-7 1:-9 3:29 4:-7 5:-6 8:-6
p tank p	0:13 2:-7 3:11
p tank u	0:12 1:-12 2:10
p taxi	1:7 2:10
p teacher	0:21 1:19 2:-7 3:-8 4:-12
p teacher --	0:23 1:-20 2:22 3:-9 4:-7
p teacher -e	1:39 2:-18 4:-9
p teacher u	0:23 1:10 3:-9 4:-10
p teacup-without-handle	0:7 1:-11 2:-6 3:29 4:-6 6:-6 8:-6
p teacup-without-handle --	1:-10 3:28
p teacup-without-handle h-	3:11
p teacup-without-handle u	1:-11 2:-8 3:34 4:-7 6:-7 8:-9
p teapot	1:25 2:-14 4:-12 5:10 6:-8 8:-21
p teapot --	0:-6 1:32 2:-15 4:-14 5:18 6:-10 7:-6 8:-22 9:-7
p teapot p	0:12 1:11 3:-11
p teapot s	1:20 2:-8 3:17 4:-9 8:-14
p teapot u	0:-10 1:23 2:-9 3:-6 4:-7 5:18 6:-7 8:-15
p technologist	0:9
p technologist u	0:12
p teddy-bear	0:7 1:-18 2:-17 3:34 4:-8
p teddy-bear --	0:6 1:-17 2:-16 3:31 4:-8
p teddy-bear s	0:11
p teddy-bear u	1:-8 3:13
p television	0:15 3:-6
p television --	0:12 3:-6
p television u	0:21 3:-7
p tent	4:-7 8:16
p tent u	4:-7 5:-9 8:21
p thong-sandal	1:30 2:9 3:-33 4:-12 5:-9 6:14 8:-13
p thong-sandal --	0:6 1:15 3:-18 4:-6 6:11 8:-7
p thong-sandal -e	0:-9 1:23 2:24 3:-28 4:-8 8:-7
p thong-sandal h-	6:15
p thong-sandal p	0:-6 1:12 3:-14 6:15
p thong-sandal s	0:13 1:-6
p thong-sandal u	1:11 2:19 3:-20 4:-10 5:-7 6:9 8:-11
p thread	0:8 1:-14 2:-6 3:-20 4:-7 5:-7 8:15 9:20
p thread --	0:16 1:-9 3:-13 8:12
p thread h-	1:-6 2:-12 3:-26 4:-6 5:-7 8:19 9:24
p thread s	1:-14 3:-12 8:22
p thread u	0:7 3:-23 8:18 9:11
p tiger	0:7 1:-7 2:17 3:-7
p tiger --	0:9
p tiger h-	1:-6 2:22
p tiger u	0:7 1:-8 2:18 3:-7
p toaster	1:21 6:-7
p toaster --	1:27 3:-6 6:-9
p toaster s	1:9
p tomato	0:-10 1:-14 2:6 3:-21 4:-12 5:-7 6:59 9:-6
p tomato --	0:-12 1:-20 2:11 3:-22 4:-11 5:-6 6:52
p tomato -e	1:-7 2:-9 3:-28 4:-9 6:45
p tomato h-	0:-6 2:-6 4:-7 6:26 8:-6
p tomato p	0:-8 1:-11 2:-10 4:-11 5:-6 6:32 8:12
p tomato u	0:-12 1:-18 2:20 3:-49 4:-12 5:-7 6:70 7:-6 8:-12 9:-6
p tongue	3:-18 5:-7 6:33 8:-13
p tongue h-	3:-15 5:-7 6:28 8:-10
p tooth	0:-6 1:-15 2:-15 4:-15 5:15 7:-6 8:26
p tooth --	1:-15 2:-10 3:-20 4:-10 8:43
p tooth h-	0:-6 3:12 4:-7 5:12 8:-6
p tooth p	3:32 4:-6 5:-8 8:-6
p tooth u	1:-8 2:-14 3:-24 4:-11 5:25 6:7 8:18
p toothbrush	0:-14 1:24 3:12 4:-7 6:-6 8:-13
p toothbrush --	0:-11 1:23 8:-10
p toothbrush u	0:-12 1:20 3:12 4:-7 8:-11
p top-hat	2:-7 3:17 4:19 5:-7 6:-18 8:-9
p top-hat --	0:11
p top-hat h-	3:18
p top-hat p	3:11
p top-hat u	4:17 6:-14
p tractor	0:-7 1:48 2:-15 4:-11 5:-7 6:-7
p tractor --	1:42 2:-9 4:-8 8:-10
p tractor h-	1:17 2:-22 3:-15 4:-9 5:-8 8:10 9:15
p tractor p	1:49 2:-11 3:-16 4:-6 5:-6 6:-6 8:-7
p tractor s	0:-10 1:18 2:-8 3:-8 4:-7 5:-7 8:19 9:-6
p tractor u	1:39 2:-19 4:-12 5:-6 6:-6 8:-19 9:11
p traffic-cone	0:-16 2:-12 3:-16 4:-16 5:49 6:-8 8:-18
p traffic-cone --	0:-7 1:14 2:-7 3:-12 4:-10 5:22 8:-7
p traffic-cone h-	0:-7 5:20
p traffic-cone p	0:-12 1:-11 2:-13 4:-6 5:35 8:-8
p train	1:15 2:-9 3:15 4:-7 8:-8
p train --	1:20 2:-6 4:-6
p train h-	0:11 1:-7 3:11
p train u	0:10 1:12 2:-6 4:-6 8:-7
p tram	0:-7 1:7 5:14 8:-9
p treasure-chest	0:8 1:-8 2:-8 3:30 4:7 5:-7 6:-8 8:-13
p treasure-chest --	2:-6 3:-25 4:36 8:-9
p treasure-chest h-	1:-8 2:-6 3:47 4:-11 5:-7 6:-6 8:-10
p treasure-chest he	0:20
p treasure-chest p	3:15
p treasure-chest s	0:8 1:-6 3:24 4:-8 8:-8
p treasure-chest u	0:13 1:-6 2:-9 3:25 5:-8 6:-8 8:-13
p triangular-flag	1:-6 3:16 4:9 5:-6 8:-9
p triangular-flag --	3:32 4:-8 8:-8
p triangular-flag he	3:-7 4:17
p triangular-flag p	1:-6 2:-7 3:18 4:12 5:-8 8:-10
p triangular-flag u	3:10
p trophy	0:12 3:-7
p trophy --	0:7
p trophy u	0:11 3:-7
p tropical-fish	0:-8 1:-10 2:-13 3:32
p tropical-fish h-	0:-10 1:-14 2:-20 3:42 8:-6 9:-6
p tropical-fish u	0:-8 1:-12 2:-14 3:35 9:-6
p trumpet	3:13 4:-9 8:10
p trumpet --	1:10 3:-10 8:13
p trumpet s	0:7
p trumpet u	3:10 4:-7 8:12
p tulip	0:-9 3:30 4:-6 8:-8
p tulip --	0:-10 1:-6 3:31 4:-6 8:-10
p tulip u	0:-6 3:21 8:-6
p tumbler-glass	0:-16 1:-19 2:-12 3:11 4:6 5:9 6:-11 7:-7 8:19 9:-7
p tumbler-glass --	0:-12 1:-20 2:-8 3:17 4:16 5:-12 6:-8 8:15 9:-6
p tumbler-glass h-	0:-9 1:-6 2:-6 3:14 4:-8 5:23 6:-6 8:-14
p tumbler-glass p	0:-6 3:23 5:-6
p tumbler-glass s	0:-7 1:-11 3:-29 4:20 8:21
p tumbler-glass u	0:-12 1:-12 2:-7 3:26 6:-7
p turret	0:7 1:18 2:-14 5:-7
p turret --	1:30 2:-19 5:-9
p turret u	1:23 2:-13 5:-9
p turtle	1:45 2:-17 3:-6
p turtle --	1:41 2:-15 3:-7
p turtle -e	1:20 2:-10
p turtle p	1:20 2:-9
p turtle s	0:-6 1:33 2:-12 3:-8
p turtle u	1:38 2:-15
p umbrella	0:-10 2:-6 3:31 8:-6
p umbrella --	3:16
p umbrella h-	0:-13 2:-6 3:36 4:-7 5:-8 8:-9
p umbrella p	0:-9 3:34 4:-10 5:-7 8:-8
p unicorn	0:-7 1:40 2:-17 4:-6
p unicorn --	0:-8 1:34 2:-13
p unicorn p	0:-9 1:45 2:-14 3:-14
p unicorn s	1:7
p unicorn u	1:15 2:-11 3:7
p unlocked	0:18
p unlocked --	0:11
p unlocked u	0:14
p vacuum-cleaner	1:23 2:13 3:-13 4:-9 5:-6 8:-10
p vacuum-cleaner --	1:38 2:-9 3:-14 4:-8 8:-7
p vacuum-cleaner h-	2:19
p vacuum-cleaner s	1:13 2:8
p vacuum-cleaner u	1:33 2:-8 3:-19 4:-6 8:-6
p volcano	2:-6 3:13 5:9 8:-6
p volcano --	3:22 8:-6
p volcano u	3:15
p waffle	0:-12 2:-6 3:7 4:-7 8:16
p waffle --	0:-11 2:-6 3:-9 4:-12 8:31
p waffle u	0:-10 2:-6 3:-9 4:-10 8:29
p waiter	0:-16 1:45 2:-20 3:-14 4:-12 5:-6 8:14
p waiter --	0:-15 1:37 2:-18 3:-12 4:-11 5:-6 8:19
p waiter s	1:12
p waiter u	0:-18 1:43 2:-20 3:-17 4:-12 5:-6 8:18
p washing-machine	0:-12 1:7 2:-10 3:-12 5:-10 6:-9 8:30
p washing-machine --	0:-11 1:7 4:9 6:-6 8:11
p washing-machine s	0:-9 1:6 2:-6 3:-8 4:-6 5:-7 8:23
p washing-machine u	1:-7 3:-12 4:23 6:-6 8:6
p wastebasket	2:-11 3:23 4:-12 6:-8
p wastebasket --	3:30 4:-8 8:-11
p wastebasket h-	2:-10 4:-8 8:19
p wastebasket p	0:8 3:-15 5:8 8:10
p wastebasket u	0:-9 1:11 2:-10 3:34 4:-11 5:-7 6:-7 8:-15
p watch	0:22 3:-9
p watch --	0:21 3:-7
p watch u	0:20 3:-6
p water-buffalo	2:-18 5:29
p water-buffalo u	0:-7 1:-8 2:7 3:-13 5:24 8:-6
p water-pistol	0:-13 1:-19 3:-12 6:41 8:-8
p water-pistol -e	0:-10 1:-17 3:-11 6:39 8:-8
p water-pistol s	0:-13 1:-20 3:-12 6:39 8:-7
p watermelon	1:-8 2:-14 3:-19 5:-7 6:31 7:16 8:-9 9:-6
p watermelon --	2:-8 3:-13 4:-8 6:33 8:-6
p watermelon h-	2:-8 3:-17 4:12 6:-10 7:22
p watermelon p	1:-9 2:-8 3:-14 4:19 6:18 8:-6
p watermelon u	0:9 1:-12 2:-10 4:-8 6:12 7:16
p wedding	0:8
p wedding --	0:10
p whale	1:-35 2:-12 3:27 8:26
p whale --	1:-34 2:-11 3:28 8:22
p whale s	0:-8 1:-29 2:-7 3:20 8:21
p whale u	1:10 2:-6
p wheel	1:-17 2:14 3:28 4:-12 5:-10 8:-13
p wheel --	1:-16 2:-8 3:43 4:-15 5:-6 8:-14
p wheel h-	2:18 3:-11 5:-6
p wheel p	0:-11 1:-6 2:12 3:21 4:-6 5:-6 8:-7
p wheel s	0:-11 1:-16 2:-6 3:38 4:-8 8:-10
p wheel u	0:20 3:-10
p white-circle	0:-14 1:-8 2:-8 3:50 4:-10 5:-7 6:-7 8:-16
p white-circle --	3:25 8:-6
p white-circle h-	3:25 5:-10
p white-circle he	0:-15 1:-8 2:-8 3:52 4:-7 5:-21 6:-7 8:-23
p white-circle p	0:-11 2:-7 3:47 4:-7 5:-16 6:-6 8:-11
p white-circle u	0:-9 1:-9 2:-6 3:31 4:-8 5:8 6:-7 8:-14
p wilted-flower	0:7
p wilted-flower u	0:10
p wind-face	0:11 1:14 2:-6 3:-16 4:-9 5:16 8:-16
p wind-face --	1:21 3:-16 4:-9 5:15 8:-17
p wind-face h-	0:13
p wind-face u	1:12 2:-6 3:-17 4:-10 5:23 8:-15
p windmill	0:17 3:-6
p windmill --	0:14 3:-8 4:14 8:-7
p windmill p	4:10
p windmill u	0:14
p window	0:-16 1:-11 2:-13 3:12 5:17 6:-8 7:-7 8:7 9:-7
p window --	1:-8 2:-7 3:27 4:-14
p window h-	0:-15 1:-6 2:-10 3:-14 4:29 5:18 8:-18
p window he	0:-6 4:-12 8:26
p window p	3:-7 4:22 8:-12
p window s	0:-8 3:28 4:-23 8:8
p window u	0:-23 1:-10 2:-12 5:25 6:-8 7:-6 8:19 9:-7
p wing	0:19 3:-9
p wing --	0:11
p wing u	0:20 3:-6
p wolf	0:-9 1:12 2:24 3:-12 4:-7 5:-9 6:-6
p wolf --	0:-9 1:29 2:11 3:-13 4:-8 5:-8 6:-6 7:-6 9:-6
p wolf h-	0:-8 1:-6 2:48 3:-8 5:-8
p wolf p	1:-12 2:44 3:-7
p wolf s	1:24 2:-9
p wolf u	0:-12 1:24 2:10 3:-13 4:-8 5:-12 6:-6 9:7
p woman	0:16 1:-36 4:34 5:-8 6:-6 7:-8 8:-12
p woman --	0:18 1:-25 2:-7 3:-25 4:45 8:-8
p woman -e	0:12
p woman h-	1:-10 2:-25 3:24 5:-7 8:-9 9:16
p woman he	0:-13 1:-21 2:-21 3:-10 4:56 5:-6 7:-9 8:-11
p woman p	0:9
p woman s	0:7 1:-16 2:-7 3:-7 4:23
p woman u	0:9 1:-25 2:-22 3:-8 4:55 5:-9 6:-7 7:-8 8:-13
p woman-mage	0:-10 2:41 3:-14 8:-6
p woman-mage --	0:-10 2:42 3:-14 8:-6
p woman-mage s	0:-6 2:21 3:-6
p woman-mage u	0:-13 2:45 3:-16 8:-6
p wood	0:-6 2:-16 3:8 4:-9 5:23 6:-16 7:-7 8:21 9:-7
p wood --	1:14 2:-12 3:17 5:-11 6:-11 7:-6 9:-6
p wood h-	0:-14 1:-13 2:-17 4:-19 5:35 6:-14 7:-7 8:36 9:-8
p wood he	0:-17 1:-7 2:-12 3:40 4:16 5:-16 6:-23 7:-6 9:-7
p wood p	0:-9 1:-9 2:-18 4:-19 5:42 6:-12 7:-6 8:11 9:-6
p wood s	1:15 8:-7
p wood u	0:-11 1:-9 2:-14 3:20 5:15 6:-20 7:-7 8:19 9:-8
p world-map	0:26 3:-7 4:-6
p world-map --	0:21 4:-6
p world-map u	0:21 4:-6 8:-6
p worm	0:-8 1:32 3:14 4:-10 5:-9 6:-6 7:-6 8:-12 9:-7
p worm --	1:34 2:-8 3:-10 8:-6
p worm h-	0:-8 1:-12 3:35 4:-9 5:-9 8:-12 9:-6
p worm p	3:15
p worm s	1:31 2:-13
p worm u	0:-7 1:18 3:11 4:-6 5:-8 8:-10
p wrapped-gift	0:13 1:-7 3:-13 4:21 8:-11
p wrapped-gift --	1:-9 3:-17 4:34 5:-6 8:-14
p wrapped-gift h-	3:7
p wrapped-gift u	0:7 1:-9 3:-14 4:26 8:-11
p yarn	0:-6 1:-8 2:-7 3:14 4:-10 5:-10 6:26 8:-11
p yarn h-	0:-6 1:-8 3:16 4:-7 5:-6 6:15 8:-6
p yarn p	0:-11 1:-9 2:-7 3:23 4:-8 5:-10 6:16
p yarn u	2:-6 3:8 4:-7 6:20 8:-9
p yeti	1:6
p yeti --	1:12
pc A A	2:8 4:6 5:-7
pc A F	1:-8 3:15 6:9
pc A H	2:13 3:-14 4:-6 5:9
pc A N	1:-8 2:-9 4:10 5:8 6:-6 7:-6 8:17 9:-7
pc A O	1:-9 2:-8 3:10 5:10
pc A U	0:12 1:-6 8:12
pc A V	1:-11 2:25 4:-9 5:-10 6:-8 7:-7 9:21
pc F A	0:-6 1:12 2:31 3:-15 5:-7 6:-7 9:-6
pc F F	2:12 3:7 9:-6
pc F H	1:-8 2:25
pc F N	0:8 3:9 4:9 5:-11 8:7
pc F O	1:9 2:10 3:-11 8:7 9:-7
pc F U	0:15 1:-8
pc F V	0:18 1:8 3:-21 6:-6
pc H A	1:22 3:7 5:-8 6:-7 7:8 8:-10
pc H F	2:-10 3:8 4:-10 7:20
pc H H	0:9 3:-13 4:16 5:-11 6:6 8:-8 9:-8
pc H N	2:-18 5:6 6:7 7:-7 8:12 9:-7
pc H O	0:10 1:-9 2:-6 4:17 7:-6 9:-6
pc H U	0:12 1:-11 3:-16 4:-8 6:24 7:6 8:-11
pc H V	2:36 3:-17 5:-8 6:-7 7:-6 8:-14 9:-8
pc N A	1:6 2:16 4:8 6:-6 8:-9 9:-8
pc N F	2:-11 3:45 4:-12 5:-7 8:-9
pc N H	0:-6 1:15 2:25 3:-16 4:-10 5:7 7:-7 8:-9 9:-7
pc N N	4:7 5:10 7:-6 8:-11 9:-6
pc N O	2:7 3:13 7:-6 9:-7
pc N U	0:15 2:7 5:-7
pc N V	0:14 1:8 2:-6 5:6 6:-7 7:-6 8:-14 9:-7
pc O A	2:12 6:-6
pc O F	1:-8 2:-6 3:19 7:-6 8:-8
pc O H	0:-6 2:30 3:-13 4:-10 5:9 6:10 7:-8 9:-7
pc O N	1:-8 4:9 6:-8 7:-6 8:13
pc O O	3:7 4:9
pc O U	0:16 1:-6
pc O V	0:14 1:-8 2:-6 3:7 4:9 5:-9 6:-6 7:-6 8:11 9:-9
pc U A	0:8 5:-6 6:-7 8:6 9:-8
pc U F	3:14 8:-6 9:-6
pc U H	0:-10 1:-15 2:31 3:-7 4:-8 6:-6 7:10 8:-13
pc U N	0:8 1:-10 3:-6 7:-6 8:25 9:-6
pc U O	0:6 1:-9 3:8 7:-6 8:10
pc U U	0:14
pc U V	1:16 2:-11 3:9 6:-9 7:-8 8:6
pc V A	2:10 4:-10 5:8 6:-10 7:-8 8:-14 9:23
pc V F	0:-20 1:17 2:20 3:-6 4:-16 5:-17 7:-9 9:7
pc V H	0:-12 1:-16 2:26 3:-15 5:12 6:-8 7:9 8:-10 9:-8
pc V N	1:-9 2:-15 3:9 4:7 6:6 7:-7 8:10 9:-7
pc V O	1:-10 3:9 4:-11 5:32 7:-7 8:-12
pc V U	6:-8 7:-6
pc V V	0:-14 2:-13 3:26 4:16 5:6 8:-19 9:-13
pc edge A	1:21
pc edge F	1:9 3:17
pc edge H	1:8 2:18 6:-6 8:-6
pc edge N	0:8 2:-9 5:-6 8:16
pc edge O	0:6 1:6 2:-7 3:17 4:-8 5:-7
pc edge U	0:11 1:8 3:7 4:-7 5:-6
pc edge V	1:34 2:-6 3:-6
pn A A A	0:-6 3:28 4:12 5:-8 7:-7 8:-8 9:-9
pn A A F	2:53 3:-23 5:-7 7:-6 8:-11 9:-8
pn A A H	0:-10 2:-14 3:-7 4:20 5:-10 6:-9 7:-8 8:-14 9:33
pn A A N	2:15 3:-8 4:23 5:-12 6:-8 7:-9 8:-13
pn A A O	2:-9 5:-11 9:21
pn A A U	0:-8 1:-6 2:13 3:-7 4:-15 6:-9 9:26
pn A A V	0:20 1:-10 2:-10 4:12 8:-9
pn A A edge	2:11 5:-7 6:-6 7:13 9:-6
pn A F A	2:-11 3:17 5:-6 6:11
pn A F F	2:9 4:-17 6:8 7:-6 8:16 9:-7
pn A F H	3:9 4:9 6:7
pn A F N	1:-6 3:20 4:9 5:-6 6:-10 8:-9
pn A F O	2:-14 3:29 4:12 5:-9 6:-7 7:-6 8:-7 9:-7
pn A F U	1:-11 5:12 7:-6 9:-7
pn A F V	1:-6 3:7 4:16
pn A F edge	1:-13 2:-11 3:22 4:14 5:-9 6:12 8:-7 9:-6
pn A H A	0:14 1:-7 2:-22 3:-6 4:11 5:17 8:-6
pn A H F	0:-6 1:-6 5:-10 9:26
pn A H H	6:22
pn A H N	0:-10 1:-17 3:-9 4:-7 5:-6 6:6 7:34 8:-7
pn A H O	0:6 1:16 2:-17 3:-21 4:-8 5:16 6:-8 7:-6 8:-8 9:14
pn A H U	1:-11 2:7 3:-10 4:-8 5:6 6:-10 7:-6 8:24 9:-7
pn A H V	2:6 6:8
pn A H edge	1:-8 2:42 3:-9 4:-6 5:-8 6:-7 8:-7
pn A N A	0:-7 1:-10 2:-11 4:14 6:-7 7:-6 8:19 9:-7
pn A N F	1:-9 2:-13 3:7 4:17 5:-25 6:-6 8:24 9:-7
pn A N H	0:-17 1:-11 2:-10 4:19 5:-13 8:14
pn A N N	2:-11 4:15 6:-7 7:-6 8:8 9:-7
pn A N O	1:-10 3:-13 5:21 6:-7 7:-6 8:14 9:-7
pn A N U	0:-21 1:-11 3:-8 6:8 7:-7 8:33 9:-8
pn A N V	1:-6 2:-10 3:-13 4:20 5:11
pn A N edge	1:-9 2:-14 3:14 4:11 5:11 6:-7 7:-6 9:-6
pn A O A	0:6 1:-10 2:-10 3:13 4:-6 7:-6 8:7
pn A O F	0:-13 3:-22 4:12 5:44 6:-17 7:-7 9:-8
pn A O H	1:-6 2:-8 3:21 4:12 5:-9 8:-17 9:-6
pn A O N	0:9 1:-11 2:-13 3:18 4:-15 5:22 9:-6
pn A O O	1:-12 2:-14 3:16 4:8 7:-6 8:8
pn A O U	0:9 1:-11 2:-7 3:-8 4:27 5:-9 7:-6 8:11 9:-7
pn A O V	0:-9 3:7 4:10 5:-12 8:12
pn A O edge	0:7 1:-8 3:8 4:-7 5:11 9:-6
pn A U A	0:21 2:-11 3:-9 4:8 5:-6
pn A U F	1:-12 3:-6 4:-11 6:-7 7:-6 8:37 9:-8
pn A U H	0:-29 1:-12 2:-15 4:14 5:-12 6:18 7:-7 9:20
pn A U N	0:20 1:-6 2:-7 4:-11 5:-8 8:23
pn A U O	0:13 2:-9 4:-11 5:-8 6:-6 8:15
pn A U U	0:15 2:8 6:-6
pn A U V	0:7 1:-6 2:19 3:-10 4:-7 5:-6
pn A U edge	0:7 1:-6 2:-14 5:9 6:-7 8:11 9:-6
pn A V A	1:-21 4:11 5:-7 6:-6 8:19 9:-18
pn A V F	1:-14 2:-6 3:-7 8:-11 9:30
pn A V H	2:-11 3:16 5:10 8:-6
pn A V N	0:-7 1:-21 2:9 3:11 4:-8 5:-10 8:-15 9:28
pn A V O	2:-21 3:-8 4:-12 5:-9 6:-8 8:19 9:20
pn A V U	0:-9 1:28 2:-15 3:-15 4:-12 8:23 9:-9
pn A V V	0:-10 1:-21 2:27 3:13 4:-12 5:-10 6:-7 8:-24 9:18
pn A V edge	1:-12 2:64 3:-12 4:-8 5:-15 8:-11 9:-8
pn F A A	0:-9 1:16 2:23 3:-17 4:19 5:-9 6:-10 7:-7 8:-13 9:-8
pn F A F	0:10 2:22 3:-18 4:9 5:-7 7:-6 8:-9
pn F A N	1:-6 2:16 3:-23 5:-9 7:-7 8:16 9:-6
pn F A O	0:-12 2:16 4:8 5:-10 6:-9 7:-8 9:-7
pn F A U	0:-10 2:38 3:-28 5:-11 6:-8 7:-8 8:14 9:-10
pn F A edge	0:-7 1:10 2:35 3:-15 5:-6
pn F F A	1:-7 4:-15 5:-8 8:31
pn F F F	3:26 6:-7 8:-6
pn F F H	0:-10 1:-7 2:-8 3:23 4:16 5:-10
pn F F N	0:-6 1:20 2:-7 3:6 6:-6
pn F F O	2:7 3:8 4:-11 5:-7 6:11 8:-10 9:-6
pn F F U	1:-11 2:6 3:15 4:-13 7:-6 8:9 9:-6
pn F F edge	1:-13 2:40 4:-10 6:-12 9:-7
pn F H A	0:-6 1:-9 2:-9 3:32
pn F H N	0:7
pn F H edge	2:34 3:-8
pn F N A	0:10 2:-9 3:-6 4:26 5:-9
pn F N F	0:6 3:9
pn F N H	0:11
pn F N N	0:11 1:14 3:-16 4:-15 5:17 8:-15
pn F N O	1:-7 2:14 4:-12 5:-10 8:12
pn F N U	0:13 2:-9 4:-7 5:-8 6:6 8:7
pn F N edge	0:-7 1:-11 3:7 5:-13 6:-7 8:23
pn F O A	0:-8 3:-10 4:6 5:-10 6:-13 7:-7 8:22 9:-7
pn F O F	0:13 2:8 3:-19 4:-7
pn F O H	0:12 1:11 8:-10
pn F O N	1:11 2:-8 3:-25 4:-10 5:12 6:-7 8:18
pn F O O	1:-9 2:6 3:21 5:6 7:-6 8:-19 9:-7
pn F O U	0:13 1:15 2:15 3:-26 5:-12 7:-6 9:-6
pn F O V	0:-7 2:-14 3:-12 5:-29 8:45
pn F O edge	2:16 3:-15 4:-11 6:8 9:-7
pn F U A	0:24 1:-6 2:-8 4:7 8:-11
pn F U F	1:-11 2:-11 3:21 4:13 5:-8 6:-6 8:-13
pn F U N	1:-7 2:-7 3:-21 4:19 5:9 8:8
pn F U O	1:-10 2:11 5:-6 6:-6 8:12
pn F U U	0:16 3:7 4:-9 5:-7
pn F U edge	0:15 1:-9 3:-10 5:14
pn F V A	0:16 1:6 2:-18 3:-9 4:-8 5:22 8:-10
pn F V F	1:-14 2:-6 4:-10 8:28
pn F V O	0:7 1:10 2:17 3:-8 4:-7 5:-6 8:-12
pn F V U	1:-7 3:-10 9:21
pn F V V	0:-7 1:-12 2:12 3:-10 4:29 5:-7 8:-17
pn F V edge	1:19 3:-6
pn H A A	3:-7 4:21 6:-6 7:-8 8:-6 9:7
pn H A F	0:-8 1:18 2:-10 3:10 4:-7
pn H A N	0:12 1:6 2:-15 3:17 4:-10
pn H A O	0:-14 1:-6 2:38 3:9 4:-11 5:-9 6:-7 7:-7 8:-10 9:-9
pn H A U	1:-23 3:14 4:-10 5:-6 7:20 8:-9 9:-7
pn H A V	1:-6 3:15
pn H A edge	1:46 3:-8 4:-14 5:-6 6:-6 8:-9 9:-6
pn H F O	2:-8 4:-7 6:-6 7:23
pn H F edge	3:13 4:-6
pn H H A	1:13 2:-6
pn H H N	0:-10 2:-18 3:-6 4:26 6:8
pn H H O	2:16
pn H H V	2:16
pn H H edge	0:10 1:-6 7:12
pn H N A	0:-7 1:-8 2:-7 3:-10 4:36 5:-9
pn H N N	0:6 3:-6 4:-11 5:22 8:-9
pn H N O	0:-7 3:-6 4:7 5:-7 8:22
pn H N U	4:-16 5:14 8:8
pn H N edge	0:16 1:21 2:-17 3:-13 4:-15 6:13
pn H O A	3:-9 4:24 6:-6 8:-17
pn H O F	0:-7 3:-10 4:-6 5:-10 6:-7 8:34
pn H O H	0:-7 1:-9 3:-10 4:13 6:20 8:-8
pn H O O	0:17 4:-7
pn H O U	1:-7 2:-7 3:14 4:15 5:-6 6:-6 8:-10
pn H O edge	0:18 1:9 2:7 5:-7 6:-9 8:-17
pn H U A	2:-6 3:-6 8:14
pn H U H	0:9
pn H U N	0:12
pn H U O	0:22
pn H U U	1:-11 2:15 3:-12 5:19 8:-10
pn H U edge	0:-11 1:-10 2:-19 3:-14 4:-9 5:-8 6:51 8:-10
pn H V O	0:-8 1:-18 2:44 3:-11 4:-12 8:-10 9:-6
pn H V edge	1:13 3:-6 4:9
pn N A A	1:17 2:-17 3:6 4:-11 5:20 6:-7 7:-7 8:-6 9:-8
pn N A F	0:-6 1:-8 2:38 4:-12 5:-7 6:-6 7:-9 8:-9 9:-6
pn N A H	0:-6 2:-7 4:15
pn N A N	0:8 2:34 3:-16 4:-14 5:-9 8:-9 9:-6
pn N A O	2:-22 3:8 4:23 5:10 6:-7 7:-8 8:-15 9:-8
pn N A U	2:22 3:-23 4:16 5:-8 6:-6 7:-6 9:-8
pn N A edge	1:7 2:25 3:6 6:-6 8:-10 9:-6
pn N F A	3:34 4:-8 6:-10 8:-7
pn N F F	0:10 1:-7 3:22 4:-6 8:-6
pn N F N	3:30 6:-17
pn N F O	0:8 1:-7 2:-7 3:16 4:-7 5:-6 6:8 8:-6
pn N F U	1:19 2:-9 3:20 4:-8 6:-7 8:-9
pn N F edge	1:-6 2:-13 3:24 4:-13 5:-7 6:17 8:-8
pn N H A	0:-6 1:-7 2:-19 3:-7 5:-6 6:36
pn N H N	2:23
pn N H O	0:-6 1:17 2:-7 3:-10 4:-7 5:18 6:-7 8:-6
pn N H U	0:-6 3:-9 5:22 6:-6
pn N H edge	1:13 2:31 3:-13 4:-9 5:-10 6:-7 7:-6
pn N N A	0:9 1:-9 2:8 3:6 4:18 6:-6 8:-30
pn N N F	0:12 2:-6 3:27 5:-6 8:-21
pn N N H	2:-6 4:15 6:13 8:-14
pn N N N	0:-10 3:22 4:8 5:-15 7:-6 9:-7
pn N N O	0:17 1:-8 3:-9 4:17 5:10 6:-6 8:-18
pn N N U	4:7 5:33 6:-9 7:-6 8:-17 9:-7
pn N N V	0:16
pn N N edge	0:9 1:-8 2:11 3:-16 5:22 7:-6 9:-6
pn N O A	1:9 2:-14 3:-22 6:17 7:-7 8:9 9:-8
pn N O F	1:17 2:-8 3:-18 4:11 5:10 8:-15
pn N O H	0:-15 1:-8 2:-6 3:-8 4:18 5:-7 6:26 8:-12
pn N O N	1:-10 2:13 3:16 4:-15 5:12 6:-10 8:-19
pn N O O	0:-10 3:30 6:-11 7:-7 9:-8
pn N O U	0:12 1:-7 2:-12 3:25 5:-11 6:-7 8:-7
pn N O V	2:-6 3:7 4:-12 5:8 8:14
pn N O edge	1:-6 2:32 3:-15 4:-13 5:-8 8:10 9:-7
pn N U A	0:-15 2:21 3:-12 4:30 5:-11 6:-9 7:-7 8:-11 9:-7
pn N U F	0:12 1:14 2:-7 3:-13 4:-9 8:6
pn N U H	0:13 3:12 8:-6
pn N U N	1:-9 2:-9 3:21 4:13 5:-7 6:-6 8:-12
pn N U O	0:27 1:-6 3:-6 4:-8
pn N U U	0:16 1:-8 2:8 3:6 4:-8 5:-6
pn N U V	0:23
pn N U edge	0:21 1:-7 3:-10 5:-6 8:6
pn N V A	0:6 1:-11 3:20
pn N V N	0:7 1:21 2:-7 3:-9
pn N V O	1:15 2:-20 3:-9 4:17 5:8 6:-6 8:-14 9:-6
pn N V U	0:9 1:9 3:-7
pn N V V	0:10 1:17 2:-7 4:-12 8:-8
pn N V edge	0:-11 1:-8 3:-10 5:26 8:-10
pn O A A	3:13 4:-21 7:-9 8:6 9:-9
pn O A F	2:30 3:-13 4:9 5:-8 6:-6 7:-7 8:-14 9:-7
pn O A H	1:30 2:-20 4:-8 8:-8 9:-7
pn O A N	0:7 1:-12 2:-26 3:25 4:6 5:9 6:-7 8:-12 9:-7
pn O A O	0:-6 1:-6 2:14 3:-14 4:11 6:-9
pn O A U	0:11 2:8 4:7 5:-9 6:-7 7:-9 8:-10 9:-8
pn O A V	1:-6 2:-7 4:18
pn O A edge	1:7 2:12 3:-7 6:-7 7:6
pn O F A	1:-8 2:-10 3:9 4:13 5:-6 6:11 8:-11
pn O F F	1:-14 2:-12 3:34 4:-12 6:-19 9:11
pn O F H	0:8 2:-7 3:-9 6:16
pn O F N	0:-8 1:13 2:-7 3:13 4:-8 6:-6 8:-6
pn O F O	0:6 1:-12 2:-17 3:21 4:-14 6:16 7:-6 8:-15 9:6
pn O F U	0:13 1:-9 2:-8 3:15 4:-9 6:7 8:-12
pn O F V	3:-8 4:-7 8:25
pn O F edge	2:14 3:7 4:16 6:-18 7:-8 8:-11 9:7
pn O H A	0:-8 1:-12 3:-7 5:-8 8:29
pn O H N	0:-7 1:-7 2:32 3:-7
pn O H O	0:-9 1:14 2:-11 3:-8 5:22
pn O H U	0:-12 1:-13 2:22 3:-14 4:-9 5:10 6:18 7:-7 8:-9 9:-6
pn O H edge	2:16 4:-9 5:-9 6:13 7:-6 8:-7
pn O N A	0:15 1:-6 2:18 5:18 6:-6 8:-32
pn O N F	4:18 8:-14
pn O N H	0:-10 1:-7 2:-10 3:-24 5:17 6:-6 8:26
pn O N N	0:-7 2:-16 3:16 6:-8 7:-7 8:10
pn O N O	1:-12 2:-13 5:-7 6:-7 7:-6 8:36 9:-6
pn O N U	1:-11 2:30 3:7 4:11 5:-9 6:-10 7:-7 8:-9 9:-7
pn O N edge	0:9 1:-10 3:-8 4:18 6:-6 7:-6 8:12
pn O O A	0:10 1:-12 2:-8 3:8 4:7 5:-8 7:-6 8:15 9:-6
pn O O F	1:9 6:-11 8:13
pn O O H	0:-9 1:14 2:-6 3:-7 4:-10 5:15 6:-9 8:8
pn O O N	0:10 2:-13 3:6 5:-12 6:18 7:-6 9:-6
pn O O O	3:12
pn O O U	1:-13 2:-7 3:15 4:25 7:-6 8:-7
pn O O V	0:-15 1:9 2:-8 3:-14 4:21 5:-8 6:-6 8:10
pn O O edge	1:-6 3:7 4:14 5:-9 9:-7
pn O U A	0:17 1:-9 2:-6 3:6 4:-10 5:-6 8:17
pn O U F	0:15 1:-6 2:-10 3:12 4:-7 6:10 8:-9
pn O U H	0:13 3:-12 4:12
pn O U N	0:18 1:-7 2:-7 3:17 4:-8 8:-11
pn O U O	0:16 1:-9 2:-6 5:13 8:-8
pn O U U	0:13 1:-6 2:6 3:13
pn O U V	1:-6 2:14 3:10 4:-6 8:-7
pn O U edge	0:25 2:-7 3:-13 4:14
pn O V A	1:-12 2:-11 3:32 4:-7 8:-7
pn O V N	1:-14 2:12 3:12 4:-12 8:12 9:-8
pn O V O	1:-6 4:14 5:-10 9:-7
pn O V U	2:-8 3:-6 8:20
pn O V V	1:-11 2:18 3:-15 4:-8 8:17 9:-6
pn O V edge	0:17 1:9 2:-14 3:-16 4:12 9:-6
pn U A A	2:-10 3:6 4:13 5:-10 7:-8 8:16 9:-8
pn U A F	1:18 2:-26 5:11 6:-8 7:19 8:-13 9:-8
pn U A H	0:11 1:-12 2:19 4:-7
pn U A N	0:-6 2:6 3:33 4:-12 5:-7 6:-8 7:-8 8:-14 9:-8
pn U A O	1:10 3:-6 4:-16 5:-9 6:-7 8:22 9:-8
pn U A U	0:9 3:8 4:7 6:-8 9:-8
pn U A V	1:27 2:-9 3:-9 4:-7
pn U A edge	0:13 1:-8 2:19 3:-14 5:-10 6:-7 7:12 9:-7
pn U F A	0:-6 1:-19 4:25 5:14 7:-7 8:-17 9:-8
pn U F F	0:-16 1:21 2:-7 3:16 4:-20 5:-12 7:-8 8:-15 9:12
pn U F H	3:15
pn U F N	1:-17 2:-11 3:24 4:-12 5:-8 6:26 8:-13 9:-7
pn U F O	0:-12 2:27 3:-9 4:-12 5:-10 7:-8 8:6 9:-6
pn U F U	1:7 3:15 4:-9 5:6 6:-11 7:-7 9:-7
pn U F V	6:19
pn U F edge	0:12 1:-8 2:-9 4:8 5:-11 9:-6
pn U H A	0:-18 1:-15 2:43 4:-9 5:-10 6:-8 7:-6 8:-8 9:-6
pn U H H	0:-9 1:-9 2:-24 3:-7 4:12 5:20 6:-8 7:-6 8:-10 9:18
pn U H N	6:14
pn U H O	1:-18 2:39 3:-7 5:-6
pn U H U	1:-18 2:25 3:9 5:-6 8:-6
pn U H edge	1:11 3:-9 4:-8 5:-6 6:-7 7:14 8:-6
pn U N A	0:7 1:-10 2:-12 3:-9 4:11 6:-8 7:-6 8:21 9:-7
pn U N F	0:16 2:-10 3:-11 4:10 8:6
pn U N H	0:13 8:-7
pn U N N	1:-9 3:11 4:17 5:-14 6:-7 9:-6
pn U N O	0:11 1:-11 2:16 3:-15 4:-15 6:-6 8:23
pn U N U	1:-13 2:-15 3:10 5:17 7:-6 8:11 9:-7
pn U N V	0:11 3:7 4:-13 8:11
pn U N edge	0:14 1:-8 2:8 3:-25 6:-7 7:-6 8:19
pn U O A	1:11 2:-13 3:8 5:-12 7:-6 9:-8
pn U O F	2:-9 3:31 4:-17 6:-9 7:-6 9:-6
pn U O H	0:-7 1:-7 2:-8 3:-29 4:-11 5:-6 6:8 8:41
pn U O N	1:-12 2:-10 3:28 4:-14 5:-14 6:-9 8:21 9:-6
pn U O O	1:-13 2:6 3:7 6:-6 7:-6 8:12
pn U O U	0:8 1:-12 3:8 4:8 5:-7 7:-6 8:-7
pn U O V	1:-12 2:-9 3:-9 4:24 5:-11 6:-10 8:11 9:-6
pn U O edge	0:13 1:-13 2:-7 3:-6 5:10 7:-6 8:13 9:-6
pn U U A	2:-7 3:15 4:6 8:-10 9:-6
pn U U F	0:8 2:-7 3:8 4:-8 5:-6 8:-13 9:14
pn U U H	0:8 3:-7 7:21
pn U U N	0:11 4:-11
pn U U O	0:9 1:11 2:8 4:-7
pn U U U	0:10
pn U U V	1:-9 2:-9 4:-10 5:-13 8:12 9:17
pn U U edge	0:23 3:-8
pn U V A	0:9 1:-16 2:13 3:-18 4:-6 8:-10 9:21
pn U V N	1:32 2:-8 4:-10 8:-8
pn U V O	2:14 4:-17 5:-7 6:-8 7:-6 9:9
pn U V U	0:-12 2:-22 3:30 5:-10 6:-7 7:-7 8:15 9:-11
pn U V V	0:7 1:13 2:-7 3:-13 4:-12 8:13 9:-7
pn U V edge	1:16 3:-14 4:13 8:-10
pn V A A	0:-12 1:-10 4:-10 5:-7 6:-13 7:-6 8:-10 9:42
pn V A F	0:12 1:-20 2:28 3:-12 4:-7
pn V A N	0:9 2:10 5:-7
pn V A O	0:-15 1:6 2:8 3:-11 5:18 6:-7 7:-7 8:-14 9:7
pn V A U	1:-16 2:18 4:-9 6:-6 7:-6 8:-8 9:14
pn V A edge	0:6 1:13 2:-8 3:7 4:-10 5:9 7:-6 8:-9
pn V F F	1:18 2:16 3:-21
pn V F N	3:21 8:-6
pn V F U	0:-14 1:-13 2:-9 4:-6 6:13 8:-9 9:22
pn V F edge	0:-8 1:17 2:6 3:-10 4:-7 5:-7 6:-10 8:16
pn V H A	1:-6 2:26 3:-7
pn V H N	0:-9 1:-6 3:-7 5:29 8:-6
pn V H edge	1:-7 2:29 3:-7 5:-6
pn V N A	4:-14 8:19
pn V N F	0:-8 2:-6 3:16 5:-8 8:6
pn V N N	1:-6 2:-7 3:10 4:7 5:-9 8:6
pn V N O	2:-9 4:-22 5:40 8:-18
pn V N U	2:-6 3:-12 4:-18 5:-9 8:40
pn V N V	0:-12 3:32 4:-13 5:-8
pn V N edge	0:7 2:-10 3:-15 4:36 5:-12 6:14 8:-21
pn V O A	1:-10 2:-10 3:-20 4:-12 5:14 6:24 8:-21 9:16
pn V O F	0:18 3:-8
pn V O N	1:-7 2:-11 3:11 4:17 5:7 6:-7 8:-15
pn V O O	0:-15 1:-10 3:21 4:-22 5:22 6:-14 7:-8
pn V O U	1:-12 2:9 3:12 4:-14 5:16 6:-9 7:-7 8:-28 9:16
pn V O V	0:6 1:-7 2:-7 3:-26 4:-12 5:27 6:11
pn V O edge	1:-9 2:-6 3:18 5:33 6:-6 7:-7 8:-26 9:-6
pn V U A	0:-10 1:-6 3:6 8:18
pn V U F	1:-7 2:-9 3:-11 4:17 5:-8 8:-9 9:18
pn V U H	0:9
pn V U N	0:12
pn V U O	3:8 4:-6 5:13 8:-8
pn V U U	0:9 1:14 2:-10 4:-11 5:11 8:-14
pn V U V	0:7 8:12
pn V U edge	0:6 1:-8 2:16 3:-11 4:12 8:-12
pn V V A	0:14 1:-9 2:-9 3:17 8:-7
pn V V N	0:6 1:15 4:-7 5:-6 8:-13 9:-6
pn V V O	0:-15 1:8 2:-19 3:-6 4:9 5:-10 6:14 8:12 9:-8
pn V V U	0:-11 2:-7 3:18 4:12 8:-15 9:-6
pn V V V	0:-21 1:-12 4:42 5:-9 6:-6 8:-16 9:-8
pn V V edge	1:-7 3:22 4:-14 5:6 6:-8 7:10 8:-11 9:-8
pn edge A A	1:23
pn edge A F	1:20 2:11 3:-6
pn edge A H	1:36 2:-15 4:-9 8:-6
pn edge A N	1:38 3:-8 4:-8
pn edge A O	1:27 8:-7
pn edge A U	0:9 1:19 2:14 3:-9 4:-8 8:-9
pn edge A V	1:42 2:-12 4:-6 8:-6
pn edge A edge	0:-8 1:10 2:12 3:17 4:-8 5:-6 6:-6 7:-6
pn edge F A	0:-7 1:-16 2:-7 4:15 5:-8 6:32 7:-6 9:-7
pn edge F F	1:32 2:-11 3:10 4:-9 5:-7 6:-11
pn edge F H	0:-6 1:-9 3:39 4:-6 6:-6
pn edge F N	0:9 1:-16 2:-8 3:14 4:-8 6:18 8:-7
pn edge F O	1:17 3:6 7:-6 9:-6
pn edge F U	1:-14 2:-10 3:19 5:-8 8:13 9:-6
pn edge F V	0:-6 1:18 2:-8 3:-12 4:-8 6:21 8:-7
pn edge F edge	1:14 3:22 5:-6 6:-6 8:-8
pn edge H A	1:17 2:27 3:-11 4:-7 5:-6 8:-7
pn edge H F	1:23 3:-7 6:-13
pn edge H H	1:-8 3:-6 5:-9 7:24
pn edge H N	2:35 3:-11 6:-7
pn edge H O	1:19 2:-12 4:12 5:-6 8:-9
pn edge H U	0:12
pn edge H V	1:28 2:-14
pn edge H edge	1:-8 2:-6 3:26 4:-6 5:6 6:-6 7:-6 8:-6
pn edge N A	0:8 1:-21 2:-8 6:-6 8:34
pn edge N F	0:12 1:23 2:-6 3:-25 4:-14 5:-6 6:-6 8:14
pn edge N H	1:-6 3:20 8:-12
pn edge N N	1:25 2:-8 3:9 5:-11 6:-7
pn edge N O	0:-6 1:17 2:-11 3:-6 7:-6 8:10 9:-6
pn edge N U	0:15 1:-13 2:-8 3:9 4:-6 5:-8 8:15
pn edge N V	0:6 1:17 3:8 4:-16 5:-6 8:-7
pn edge N edge	1:-17 2:-10 3:16 5:17 6:-6
pn edge O A	0:13 1:-8 2:-8 3:19 4:-9 5:-7 6:10
pn edge O F	1:47 2:-11 3:-17 4:-14 5:-9 6:-10 7:-6 8:13 9:-6
pn edge O H	0:-6 1:-21 2:-6 4:-7 6:26 8:17
pn edge O N	0:-9 1:26 2:-11 3:11 5:-11 6:-11 7:-6 8:10 9:-6
pn edge O O	1:7 3:8 5:-9 9:-6
pn edge O U	1:12 3:10 5:-9 6:-10 7:-6 8:7 9:-6
pn edge O V	3:29 4:-8 5:-6 6:-6 8:-14
pn edge O edge	0:9 1:-8 2:-10 3:28 4:-9 8:-6
pn edge U A	0:22 1:14 2:-8 3:-15
pn edge U F	1:-6 2:18 4:-11 5:-9 7:-6 8:14 9:-6
pn edge U H	0:-14 2:-6 3:34 4:-12 8:-10
pn edge U N	0:19 1:7 2:8 3:-10 4:-7
pn edge U O	0:15 1:6 3:13 4:-8 6:-6 8:-8
pn edge U U	0:9 1:6 2:-10 3:10 4:-7 5:-6 8:11
pn edge U V	1:19 8:-10
pn edge U edge	1:10 3:12 4:-6 8:-10
pn edge V A	3:-14 4:-7 5:-6 8:21
pn edge V F	1:19 3:-6 8:-6
pn edge V H	1:9 3:-9 8:6
pn edge V N	0:-6 1:34 2:-12 3:12 4:-9 6:-6 8:-14 9:-7
pn edge V O	1:34 3:-13 5:-6 8:-12
pn edge V U	1:28 2:-7 3:-15 4:-7
pn edge V V	0:10 1:20 2:-6 8:-8
pn edge V edge	1:6 2:-13 4:-7 6:20 8:-6
rg attack 0	1:-9 2:38 3:-14 6:-6 8:-10
rg attack 1	2:16 3:-20 6:6 7:-6 9:-7
rg attack 2	0:-7 1:-16 2:16 4:7 6:7 7:-7 9:-7
rg attack 4	0:6 1:13 2:-15 3:-9 7:-6 9:-7
rg attack far	1:19 2:-15 3:17 5:-12 6:-9 7:-7 8:13 9:-8
rg avoid 0	0:-6 1:8 2:9 6:-6 8:-6
rg avoid 1	1:-7 2:6 3:16 6:-7
rg avoid 2	0:-9 7:-7 8:11 9:-9
rg avoid 4	0:6 1:13 2:-14 3:15 8:-13 9:-6
rg avoid far	1:7 2:-7 4:-15 6:-9 8:15 9:13
rg bring 0	1:18 2:-10 3:20 6:-6 8:-6 9:-6
rg bring 1	0:-7 3:8 4:22 5:-8 6:-9 7:-7
rg bring 2	1:19 2:-10 3:8 4:11 6:-7 7:-6 8:-22 9:-7
rg bring 4	0:6 1:-7 3:12 4:8 6:-8 9:-6
rg bring far	0:11 1:-7 8:12
rg chase 0	1:7 2:24 3:-7
rg chase 1	1:-12 2:33 3:-10 4:12 8:-10
rg chase 2	0:-8 1:-10 2:8 3:20 5:-10 6:-12 7:-6 8:15 9:-6
rg chase 4	0:10 1:-7 2:-15 3:20 4:-9 5:-7 6:12
rg chase far	1:6 2:-6 3:-13 4:12 7:-6 9:-6
rg clean 0	0:18 2:-11 3:8 4:8 8:-9
rg clean 1	0:-8 1:-8 2:25 3:13 5:-10 6:-8 8:-19
rg clean 2	0:7 2:12 3:-18 4:14 8:-8
rg clean 4	5:-12 6:-7 8:13 9:-6
rg clean far	0:9 1:17 2:10 3:-17 4:-11 5:-7 6:-7 8:7
rg cross 0	0:-8 1:15 2:-9 5:7
rg cross 1	0:10 1:14 2:13 3:-6 4:-8 8:-10 9:-6
rg cross 2	2:-12 3:-26 4:12 5:14 6:-10 7:-6 8:18 9:-7
rg cross 4	0:21 1:12 3:-8 8:-6
rg cross far	0:-7 2:-15 3:20 5:17 6:-8 8:-19 9:-6
rg eat 0	2:22 3:8 5:-7 6:-6 7:-6 8:-6
rg eat 1	0:-12 1:7 4:-11 5:27 6:-8 7:-7 9:-7
rg eat 2	1:12 2:-16 3:-18 5:12 6:-7 7:-6 9:11
rg eat 4	4:-13 5:-8 6:-7 7:15 8:8 9:-7
rg eat far	1:6 2:7 3:-18 4:10 5:-8
rg fall 0	1:-6 2:7 4:-6 5:6 7:7 8:-8 9:-7
rg fall 1	1:-6 3:9 6:-7 7:7 9:-7
rg fall 2	1:-10 2:15 4:13 5:-12 6:-9 7:-8 8:9 9:-7
rg fall 4	0:-7 1:13 2:7 4:-8 5:-12 7:-7 8:16 9:-7
rg fall far	0:12 1:-8 2:9 3:14 4:-7 5:-7
rg fight 0	1:12 2:-16 3:-16 5:-8 6:36 7:-6 9:-6
rg fight 1	0:-8 1:-14 2:24 3:9
rg fight 2	1:-8 2:30 3:16 4:-11 5:-8 6:-9 7:-6 8:-16 9:-6
rg fight 4	0:7 1:28 2:6 3:-17 4:-14 5:-9 6:-9
rg fight far	1:6 6:-11 7:-7 8:21 9:-9
rg guard 0	1:34 3:-12
rg guard 1	3:-9 4:35 5:-6 6:-8 8:-10
rg guard 2	0:-8 2:11 4:21 8:-11 9:-7
rg guard 4	0:-8 1:13 2:-11 3:-19 4:18 5:-10 6:-6 8:19 9:-6
rg guard far	1:20 3:-10 5:-7 6:12 8:-11 9:-6
rg hit 0	0:7 1:6 4:-11 5:-6 8:11 9:-6
rg hit 1	1:8 2:-7 4:-14 5:-8 6:14 7:-6 8:6 9:-8
rg hit 2	1:11 2:10 3:-10 5:-11 7:-7 8:6 9:-6
rg hit 4	0:-8 1:7 2:15 4:11 5:-12 6:-8 9:-7
rg hit far	0:17 1:10 5:-8
rg love 0	2:25 4:-6 5:-7 8:-10
rg love 4	0:6 3:-9 8:16
rg love far	0:22 1:-11 2:-11 3:-9 8:16
rg make 0	1:7 2:-7 4:11 5:-7 6:-6 8:-6
rg make 1	2:-12 3:23 4:-8 5:-8 6:-8 8:23
rg make 2	1:10 5:-9 7:-7
rg make 4	1:12 2:-13 3:9 4:-16 5:-6 6:-6 8:19 9:-6
rg make far	0:30 1:-16 2:-6 3:6 4:10 8:-10
rg match 0	0:15 3:9 5:-6 8:-10
rg match 1	0:9 1:-9 3:23 4:-12 5:-7 6:-6
rg match 2	1:-8 2:-12 3:12 4:10 6:-6 8:10
rg match 4	1:-17 2:-12 3:15 5:-8 6:8 9:10
rg match far	0:24 2:-8 3:11 6:-6 8:-7
rg meet 0	0:14 1:-8 2:8 3:-18 4:-7 8:18
rg meet 1	0:10 1:-8 2:6 3:7 4:-13 5:-6 8:12
rg meet 2	0:10 1:-7 3:10 4:12 8:-12
rg meet 4	1:-9 2:21 3:17 4:10 5:-13 6:-6 8:-21
rg meet far	0:13 2:-9 3:-8 5:-7 6:-6 8:13
rg move 0	1:12 2:8 3:-6 9:-6
rg move 1	7:-6 8:13 9:-6
rg move 2	1:16 2:14 4:-9 5:-12 9:-8
rg move 4	0:8 2:-10 3:6 7:-6
rg move far	0:6 3:18 8:-9
rg over 0	1:9 3:9 4:-6 5:9 6:-7 8:-7 9:-6
rg over 1	2:-12 3:-17 5:29 6:-8 7:-7 9:9
rg over 2	1:36 2:-16 3:-19 4:-11 5:15 6:-7 7:-6 8:-7 9:7
rg over 4	0:9 1:31 3:-24 4:-9 6:-6
rg over far	0:22 2:-9 3:-7 4:14 8:-9
rg play 0	0:9 5:-8 6:-6
rg play 1	0:6 1:6 6:-7
rg play 2	0:6 1:-21 2:7 3:16
rg play 4	0:10 1:-14 5:-8 6:11 7:-6 9:-6
rg play far	0:11 3:-24 5:-6 6:-7 8:10 9:13
rg push 0	1:11 3:-8 5:-6 6:8
rg push 1	1:11 2:-6 4:9 5:-9 7:-6 9:-6
rg push 2	2:-12 3:-15 4:18 5:-6 6:-6 8:19
rg push 4	0:-6 2:-10 3:37 4:-14 5:-8 6:-7 8:8 9:-6
rg push far	0:10 2:-10 3:35 4:-6 5:-7 6:-7 8:-8
rg race 0	0:9 1:22 2:-9 3:-7
rg race 1	1:-6 2:18 3:-9 4:-8 5:-7 8:12
rg race 2	0:-6 1:9 2:9
rg race 4	0:-6 1:-11 2:-10 3:-10 4:-6 5:-6 8:11 9:29
rg race far	0:12 2:-6 3:7 4:-6
rg reach 0	0:-11 4:20 7:-6 9:-7
rg reach 1	0:6 3:7 6:-7 7:-6 9:-6
rg reach 2	1:-10 2:15 3:13 4:-13 7:-6 9:-7
rg reach 4	2:-7 3:-13 4:-12 5:29 7:-7 9:-8
rg reach far	1:24 3:-9 4:-16 6:-11 7:-6 8:14
rg save 0	0:-13 1:20 3:-8 4:13
rg save 1	1:9 2:8 3:-12 4:-6 5:-7 8:15 9:-6
rg save 2	0:6 1:6 2:6 3:-13 4:16 5:-6 8:-8 9:-7
rg save 4	3:17 4:-10 8:-7
rg save far	1:6 3:-6 8:15
rg shoot 0	1:8 2:7 3:-9 4:-9 5:-6 6:7 9:9
rg shoot 1	2:30 3:-19 4:-9 5:-8 7:-6 8:-12 9:10
rg shoot 2	0:-7 1:32 2:-7 3:-20 4:11 5:12 6:-9 7:-7 8:-20 9:-8
rg shoot 4	0:-8 1:11 4:-16 5:-11 6:15 7:-6 8:7 9:-8
rg shoot far	2:10 3:-12 4:9 5:-6 6:-8 7:-6
rg sneak 0	2:11 3:10 4:7 5:-10 8:-9
rg sneak 1	1:-7 2:18 3:-11 4:22 5:-6 8:-10
rg sneak 2	0:-16 1:15 2:-33 3:12 4:15 5:17 6:-15 7:-6 9:-7
rg sneak 4	0:6 1:-7 2:-9 3:38 4:-16 5:-7 8:-13
rg sneak far	0:-7 2:9 3:-21 5:-18 6:-6 8:39 9:-6
rg stay 0	0:8 1:-6 4:-11 5:24 6:-8 8:-8
rg stay 1	1:-10 2:8 3:-8 4:22 5:-12 6:-7 7:-7 8:8 9:-7
rg stay 2	1:7 4:8 5:12 6:-6 7:-6 8:-14 9:-6
rg stay 4	1:-16 3:-14 4:13 5:13 7:-8 8:15 9:-9
rg stay far	0:8 1:6 3:18 4:-8 5:-14 7:-6 9:-7
rg steal 0	0:-8 1:14 2:12 5:-6
rg steal 1	2:22 5:-6 6:-6 9:-6
rg steal 2	0:-11 1:-15 2:38 3:-9 4:-12 5:-7 6:-7 7:-6 8:14 9:-7
rg steal 4	3:14 5:-9 8:8 9:-8
rg steal far	0:-6 1:12 2:-12 3:11 4:-13 8:13 9:-6
rg take 0	1:6 3:11 6:-6
rg take 1	1:10 4:6 5:8 7:-6
rg take 2	1:18 3:18 4:-13 6:-8 7:-6 9:-6
rg take 4	1:11 3:10 4:-8 7:-6
rg take far	4:6 5:-7 7:-6 8:13 9:-6
rg throw 0	0:-6 6:27 7:-6
rg throw 1	1:7 2:-8 3:-10 5:-9 6:17 7:-6 9:9
rg throw 2	0:23 3:-9 5:-7
rg throw 4	0:7 2:15 3:-12 4:-14 5:-7 6:6 8:8 9:-7
rg throw far	4:18 5:-11 7:-7 9:-8
rg touch 0	2:17 3:-7 4:-12 5:-9 6:14 7:-7 9:-7
rg touch 1	1:-11 3:-8 5:24 6:-7
rg touch 2	0:-9 1:-9 2:-13 3:18 5:14 6:-7
rg touch 4	0:6 1:20 2:-17 6:-8 7:-6 9:-7
rg touch far	0:6 1:-6 3:15 5:-10 7:-6 8:15 9:-7
rg use 0	0:-6 1:-8 3:21 6:-8 7:-6 8:-14
rg use 1	3:11 4:-11 5:8 6:-10 7:-6 9:-7
rg use 2	0:19 2:-8 3:23 5:-8 6:-6 8:-15
rg use 4	1:6 2:-20 4:10 5:12 7:-7 9:-8
rg use far	1:19 2:-9 3:-12 7:-6 8:13 9:-7
rg victim 0	1:8 3:7
rg victim 1	2:15 4:9 5:-6 8:-10
rg victim 2	2:9
rg victim 4	0:11 1:22 2:-19 3:7 4:-10 8:-7
rg victim far	0:7 1:8
rg word:boss 0	0:9 1:-9 2:-16 6:-6 7:24
rg word:boss 1	1:10 2:15 4:-8 5:-6 6:6 7:-8 8:-7
rg word:boss 2	2:-7 3:9 6:-6 7:14 8:-6
rg word:boss 4	1:8 3:-21 4:-10 6:29 7:-8 8:-11 9:-7
rg word:boss far	1:11 2:12 3:-13 4:-10 6:15 7:-9 8:-10 9:-8
rg word:enemy 0	0:7 1:-7 2:-13 3:-7 5:-7 8:-7 9:27
rg word:enemy 1	1:7 2:45 3:-18 4:-15 5:-7 6:-7 8:-12 9:-8
rg word:enemy 2	1:17 2:-18 3:-13 4:7 5:-9 6:-6 7:-6 9:16
rg word:enemy 4	0:-10 1:-9 2:11 5:-11 6:-10 7:-7 8:16 9:10
rg word:enemy far	1:42 2:-10 3:-12 4:-9 8:-11
rg word:goal 0	0:18
rg word:goal 1	0:7 1:13 3:-7
rg word:goal 2	3:13
rg word:goal 4	0:-9 3:30 6:-6 8:-7
rg word:goal far	0:6 1:-12 3:-13 4:11 5:-6 9:8
rg word:hero 0	1:24 3:-9
rg word:hero 1	1:14
rg word:hero 2	0:14 1:-27 2:27 3:7
rg word:hero 4	1:-10 2:15 3:-18 5:18 8:-10
rg word:hero far	1:6 2:-10 3:11 4:-6 5:-8 8:6
rg word:item 0	0:11
rg word:item 1	2:-7 3:13
rg word:item 2	0:11 3:14 8:-7
rg word:item 4	0:21 1:-7 2:-9
rg word:item far	1:-15 2:16 4:-8 8:9
rg word:obstacle 1	1:9 2:-6 5:11
rg word:obstacle 4	1:17
right attack	2:12 7:-6 8:6 9:-6
right attack -	1:10 2:17 3:-11 5:-9 7:-6 9:-6
right attack 0	2:17
right attack 0 A	2:37 4:-13 5:-7 8:-7
right attack 0 F	1:-10 2:19 3:-22 4:-10 5:-9 6:26
right attack 0 H	1:-7 2:26
right attack 0 N	1:-7 2:-17 4:36 5:-12 6:-7
right attack 0 O	1:-8 3:-7 4:-18 5:31 7:-6 8:-13 9:-6
right attack 0 U	0:-7 1:-6 2:16 3:-9 4:-7 8:16
right attack 0 V	0:7 2:-12 8:15
right attack 0 e sov	1:-11 2:22 3:-8 4:6 8:-8
right attack 0 e svo	0:7 1:-14 2:30 6:-9
right attack 0 e v2	1:-6 2:20 3:10 4:-9
right attack 0 n sov	1:18 3:-7 4:9 5:-6 8:-8
right attack 0 n svo	2:12 3:-8 6:8
right attack 0 n v2	1:12 3:-7 6:12
right attack 0 sov	1:15 2:7 3:-9 4:10 5:-7 8:-12
right attack 0 sov none	0:-7 1:9 4:10 8:-7
right attack 0 sov obj	3:-7 4:26 8:-10
right attack 0 sov subj	1:15
right attack 0 sov to	2:12 4:-8
right attack 0 svo	1:-10 2:23 3:-9 4:-6 9:-6
right attack 0 svo at	2:11 3:-14 8:19
right attack 0 svo from	0:-9 1:-6 2:-22 3:-21 4:-14 5:-9 6:27 8:30
right attack 0 svo in	0:10 2:12 8:-6
right attack 0 svo is	0:8
right attack 0 svo none	2:24 6:-7
right attack 0 svo with	0:9 1:-10 2:18 3:-7 8:-8
right attack 0 v2	2:10 4:-9 5:-7 6:13 8:-7
right attack 0 v2 none	0:-6 2:11 3:10 4:-6
right attack 1	0:-10 1:13 2:12 3:-12 6:10 7:-8 9:-9
right attack 1 A	0:-19 1:9 3:-17 4:29 5:-11 6:11 7:-8 8:-14 9:-10
right attack 1 F	2:-10 3:22 6:-8 8:-8
right attack 1 H	2:25
right attack 1 N	0:-7 1:-10 2:-9 3:-8 4:-20 5:18 6:6 8:18
right attack 1 O	1:12 2:-9 4:-10 5:-12 6:-8 8:20
right attack 1 U	0:12 2:12 3:-7 8:-9
right attack 1 e sov	1:11 2:13 4:-9 6:-7
right attack 1 e svo	0:-9 1:-10 2:6 4:17 6:13 7:-7 8:-19 9:-9
right attack 1 e v2	1:20 8:-6
right attack 1 n svo	1:9 2:7 3:-15 4:-6 5:-11 7:-6 8:14 9:-7
right attack 1 n v2	0:-8 3:-11 4:28 6:-7 8:-11
right attack 1 sov	1:-7 2:27 4:-8
right attack 1 sov none	0:-8 1:6 2:19 4:-7 6:-6
right attack 1 sov subj	1:-15 2:21
right attack 1 svo	0:-7 2:6 3:-6 6:9 7:-7 9:-9
right attack 1 svo at	0:-7 2:10 4:-13 8:20
right attack 1 svo in	8:8
right attack 1 svo none	2:20 4:-14 5:-6 6:16 7:-7 9:-8
right attack 1 svo of	2:-15 4:23 8:-6 9:-6
right attack 1 v2	0:-14 1:30 2:-8 3:-16 4:22 5:-7 6:-9 8:-16
right attack 1 v2 none	0:-8 1:23
right attack 2	2:-11 3:9 6:-6 7:-6 8:22 9:-6
right attack 2 A	0:11 1:20 2:-17 3:12 4:-13 8:-8
right attack 2 F	3:20
right attack 2 N	4:25 6:7 8:-23
right attack 2 O	0:-11 1:-15 2:-14 4:-9 5:7 6:-14 7:-6 8:45 9:-7
right attack 2 U	1:-7 2:-12 3:10 4:20 8:-9
right attack 2 e sov	1:-7 2:-6 3:-13 4:-11 8:32
right attack 2 e svo	2:-15 3:9 5:15 6:-9 9:-6
right attack 2 n svo	1:-20 3:-10 4:13 5:-14 7:-6 8:20 9:-6
right attack 2 n v2	0:14
right attack 2 sov	1:-8 3:-10 4:-8 8:28
right attack 2 sov obj	1:-6 8:14
right attack 2 svo	2:-7 3:8 4:10 7:-6 8:9 9:-7
right attack 2 svo none	2:-9 3:18 7:-6 8:7 9:-7
right attack 2 svo to	3:-7 4:21 8:-6
right attack 2 v2	0:8 3:11 8:-6
right attack A	2:29 5:-8 8:-10 9:-6
right attack F	1:-10 2:16 5:-11 6:12 7:-6 9:-7
right attack H	2:34 4:-7 5:-6 6:-6 8:-6
right attack N	1:-12 2:-21 3:-13 4:19 6:17 7:-6 9:-7
right attack O	2:-19 4:-12 5:15 7:-6 8:25 9:-7
right attack U	5:-8 6:-7 8:9 9:-6
right attack V	0:12 1:-7 2:-13 4:-6 8:17
right attack h	1:-13 2:9 5:8 6:9 7:-7 9:-8
right avoid -	1:24 2:6 3:-12 9:-6
right avoid 0	2:9 3:7 5:6 8:-7
right avoid 0 A	0:-7 1:8 2:18 3:13 4:-8 5:-6 8:-8
right avoid 0 F	1:10 2:-6 3:29 4:-7 6:-7 8:-7
right avoid 0 H	1:-8 2:16 4:-7 6:-6 8:-6 9:9
right avoid 0 N	0:10 1:-11 3:-12 4:32 6:-6 8:-14 9:-6
right avoid 0 O	2:-17 3:8 5:27 9:-7
right avoid 0 U	0:-6 1:-18 3:-10 5:26 6:-7 7:-7 8:-7 9:14
right avoid 0 V	2:24 3:-8 5:-13 8:-15 9:8
right avoid 0 e sov	0:-7 1:-16 2:21 3:9 4:-13 5:19 7:-6 8:-11 9:-8
right avoid 0 e svo	1:-21 2:-13 4:-10 5:36 6:-6 8:-15 9:10
right avoid 0 e v2	0:-9 1:-16 2:34 3:-15 4:-15 5:20 8:-9
right avoid 0 n sov	1:-26 2:43 3:-22 5:19 6:-8 8:-14
right avoid 0 n svo	1:13 2:-9 3:16 5:-7 6:-7
right avoid 0 n v2	0:-7 1:10 2:-12 3:23 4:-6 9:-7
right avoid 0 sov	1:-27 2:43 3:-9 4:-6 5:20 8:-14
right avoid 0 sov from	0:-9 1:-18 2:25 3:-13 4:-8 5:26 8:-13 9:-7
right avoid 0 sov none	0:6 1:-33 2:37 4:-8 5:13 8:-9 9:-6
right avoid 0 sov obj	0:6 1:-12 2:34 3:-23 4:-9 5:13 6:-7 8:-7 9:-6
right avoid 0 sov subj	2:6
right avoid 0 sov to	0:-7 1:-7 2:33 3:-9 4:7 5:-7 8:-7
right avoid 0 sov with	0:-7 1:-9 2:-17 3:-8 4:-6 5:-6 6:24 8:-8 9:19
right avoid 0 svo	1:6 2:-10 3:10 4:7 6:-7
right avoid 0 svo at	0:13 1:-7 2:-8 3:-10 4:15 5:-6
right avoid 0 svo from	0:-6 1:-6 2:-6 3:30 4:-13 5:-8
right avoid 0 svo in	0:19 1:25 2:-13 3:23 4:-13 5:-11 6:-6 8:-28 9:-6
right avoid 0 svo none	0:-8 1:6 3:16 6:-6
right avoid 0 svo of	1:7 2:-7 3:-13 4:25 8:-12
right avoid 0 svo to	4:17 8:-7
right avoid 0 svo with	3:-6 4:14
right avoid 0 v2	0:-10 2:16 3:9 4:-12 9:-7
right avoid 0 v2 from	1:-10 2:21
right avoid 0 v2 in	4:-9 5:24 8:-13
right avoid 0 v2 none	0:-9 1:8 2:9 3:9 4:-6 6:-6 9:-8
right avoid 1	1:14 2:-7
right avoid 1 A	1:40 3:-18 4:-10 5:-6 6:6 8:-8 9:-6
right avoid 1 F	1:-9 2:-6 3:36 6:-9 8:-8
right avoid 1 H	1:29 2:-25 3:-18 5:22
right avoid 1 N	1:-9 4:32 5:-8 8:-15
right avoid 1 O	0:-15 1:-19 2:-12 3:-6 4:-18 6:20 7:-6 8:34 9:-9
right avoid 1 U	0:33 1:-7 3:-8
right avoid 1 V	0:-10 1:15 2:-6 3:-6 8:-8 9:19
right avoid 1 e sov	1:17 2:-24 3:-30 4:22 5:23 6:-9 8:-11
right avoid 1 e svo	0:14 3:8
right avoid 1 e v2	0:-9 1:-8 3:-6 4:20 8:8
right avoid 1 n sov	1:18 2:7 3:-13 4:-9 5:-8 6:8 9:-6
right avoid 1 n svo	2:-13 3:10 7:-6
right avoid 1 n v2	0:10 1:14 2:-6 3:-6
right avoid 1 sov	1:27 2:-8 3:-27 7:-6 8:6 9:-7
right avoid 1 sov none	1:26 2:-12 3:-16 4:-10 5:-7 6:-8 8:21 9:-6
right avoid 1 sov of	0:11 1:-8 2:18 3:-9
right avoid 1 sov subj	1:20 2:-9
right avoid 1 svo	2:-10 3:15
right avoid 1 svo from	8:16
right avoid 1 svo none	1:6 2:-14 3:11 8:-6 9:7
right avoid 1 svo to	0:7
right avoid 1 svo with	0:11 1:7 8:-6
right avoid 1 v2	1:6 2:-6 3:-8 4:12
right avoid 1 v2 in	0:-10 1:-8 3:-6 4:20 5:-6 8:7
right avoid 1 v2 none	0:7 1:12 2:-6
right avoid 2	1:19 2:-14 3:7 4:-12 8:-6 9:7
right avoid 2 A	0:-9 1:27 3:12 4:-7 5:-7 8:-6 9:-6
right avoid 2 F	0:-6 3:22
right avoid 2 N	3:-8 4:-11 5:20 8:6
right avoid 2 O	0:16 3:-13 6:18 8:-6
right avoid 2 U	0:9
right avoid 2 V	0:-7 1:6 3:-9 8:-9 9:21
right avoid 2 e sov	0:-9 1:-12 2:25 3:-11 4:-11 5:24 8:-17 9:-7
right avoid 2 e svo	0:10 1:-12 2:-17 3:24
right avoid 2 n sov	1:20 2:-10 3:9
right avoid 2 n svo	1:25 2:-11 4:-9 5:-6 6:-6 9:14
right avoid 2 sov	0:-11 2:19 3:-11 4:-11 5:6 6:16 8:-15 9:-8
right avoid 2 sov none	2:19 3:-7
right avoid 2 sov subj	1:8
right avoid 2 svo	1:15 2:-12 4:-10 5:-6 6:-7 9:17
right avoid 2 svo none	0:7 1:14 2:-13 4:-8 8:-8 9:12
right avoid 2 v2	0:8 4:-6
right avoid A	0:-7 1:18 2:12 8:-8
right avoid F	1:7 2:-6 3:34 6:-9 8:-7
right avoid H	2:11 3:-6 4:-8 5:9 6:-6 8:-6
right avoid N	1:-10 3:-11 4:26 6:-7 9:-7
right avoid O	0:-8 1:-6 2:-18 4:-7 5:27 7:-7 8:17 9:-9
right avoid U	0:17 1:-14 3:-7 9:9
right avoid V	0:-7 2:8 3:-18 5:-15 6:-7 7:-6 8:-22 9:39
right avoid h	1:-12 3:20 8:-9
right bring	1:7 3:8 4:9
right bring -	1:10 2:-8 4:13 5:-7 9:-6
right bring 0	1:8 2:-8 3:11 4:12 6:-7
right bring 0 A	1:25 3:-7 5:8 8:-8 9:-6
right bring 0 F	0:6 1:-14 2:-8 3:32 4:7 5:-6 6:-9 8:-9
right bring 0 H	1:11 2:-12 3:8
right bring 0 N	0:-6 1:-6 2:-8 3:23 4:16 6:-7 8:-14 9:-6
right bring 0 O	0:-9 1:-8 2:-10 3:33 4:9 6:-10 7:-6 9:-8
right bring 0 U	0:15 1:17 2:-6 3:-11 4:9 5:-6 8:-9
right bring 0 V	2:-9 3:-18 5:-7 8:32 9:6
right bring 0 e sov	0:-6 1:-11 2:-12 3:12 4:44 5:-8 6:-8 8:-17 9:-6
right bring 0 e svo	0:12 2:-6 4:10 5:-8 6:-6 8:-10
right bring 0 e v2	0:-9 1:-12 4:31 8:-9
right bring 0 n sov	1:7 2:-8 3:25 5:-11 6:-8 9:-6
right bring 0 n svo	1:9 2:-9 3:10 5:7 6:-6
right bring 0 n v2	0:-8 1:20 3:-8
right bring 0 sov	2:-11 3:27 4:25 5:-10 6:-8 8:-12 9:-6
right bring 0 sov from	0:-7 1:-8 3:-14 4:-11 8:37
right bring 0 sov in	1:-8 3:-6 4:37 5:-7 8:-21
right bring 0 sov none	2:-9 3:34 5:-8 6:-7 8:-12 9:-6
right bring 0 sov obj	2:-8 3:42 4:-12 5:-9 6:-6 8:-11
right bring 0 sov to	0:-13 2:-16 3:-20 4:52 5:-7 6:-6 8:-15
right bring 0 sov with	3:-6 4:18 8:-7
right bring 0 svo	1:11 3:7 6:-7 7:-6
right bring 0 svo at	1:-7 2:-6 3:6 5:-7 8:16
right bring 0 svo from	5:23 8:-18
right bring 0 svo in	1:-15 3:-9 4:-15 5:-7 8:36
right bring 0 svo is	3:-8 5:19
right bring 0 svo none	1:12 2:-7 3:9 4:7 6:-6 7:-6 8:-7
right bring 0 svo of	0:-10 1:21 2:-13 3:10 4:-10 5:17 6:-8 7:-6 8:-18 9:-8
right bring 0 v2	0:-8 2:-6 4:20
right bring 0 v2 at	0:-7 4:22 8:-6
right bring 0 v2 in	0:-10 4:17
right bring 0 v2 none	1:12 3:13 4:-10
right bring 1	1:6 2:-7 4:9 7:-6
right bring 1 A	3:-10 4:16 5:-9 6:-7 7:-7 8:-12 9:6
right bring 1 F	1:-10 2:-7 3:21 4:-10 6:-8 8:12
right bring 1 N	0:8 1:13 2:-6 3:-11 4:24 8:-28
right bring 1 O	0:12 1:-14 2:-7 3:-10 4:-7 5:-8 6:15 8:19
right bring 1 U	0:10 2:-8 3:10 5:-8
right bring 1 V	1:12 2:-14 5:15 8:-7
right bring 1 e sov	1:11 2:-18 4:15 6:-9 7:-6
right bring 1 e svo	0:16
right bring 1 n sov	0:7 1:8 2:-15 4:29 5:-8 8:-12 9:-6
right bring 1 n svo	0:10 9:-6
right bring 1 sov	1:6 2:-17 4:17 6:-8 7:-6 9:6
right bring 1 sov from	3:-10 4:-9 5:31 8:-18
right bring 1 sov in	0:-9 3:-10 4:28 5:-6
right bring 1 sov none	0:-6 1:-12 2:-20 3:-24 4:46 5:-8 8:13 9:-7
right bring 1 sov obj	0:-8 2:-9 3:36 4:-12 5:-6 6:-7 8:-6
right bring 1 sov of	1:10 3:-13 4:16 8:-13
right bring 1 sov subj	0:9 2:-6 3:-8 9:16
right bring 1 sov to	0:7 1:12 2:-16 3:-11 4:17 8:-7
right bring 1 sov with	1:9
right bring 1 svo	0:9 9:-6
right bring 1 svo from	0:14 2:8 8:-8
right bring 1 svo none	2:6 7:-7 9:-7
right bring 1 svo of	0:15
right bring 1 v2	8:15
right bring 1 v2 none	0:-10 1:-6 3:9 4:-6 8:19
right bring 2	0:7 3:6 5:-9 6:-6 8:6
right bring 2 A	1:7 3:-18 4:9 5:-6 8:-11 9:17
right bring 2 F	1:-6 2:-6 3:19 4:-9 6:-6 8:12
right bring 2 H	0:-7 1:-8 2:30 3:-7
right bring 2 N	0:13 2:-6 3:-18 4:-6 5:-10 8:29
right bring 2 O	0:-12 1:-14 2:-7 3:41 4:-16 5:-7 6:-6 8:7
right bring 2 U	0:28 1:-6 4:-6 8:-7
right bring 2 V	0:-7 1:11 3:-9 4:18 8:-10
right bring 2 e sov	0:-7 1:8 2:-17 3:8 4:6 5:-7 6:-7 8:15 9:-7
right bring 2 e svo	4:8
right bring 2 e v2	3:-13 4:-7 5:-7 8:26
right bring 2 n sov	1:-14 2:18 4:-16 5:-8 6:-7 8:15 9:12
right bring 2 n svo	0:11 1:-6 3:24 5:-6 6:-6 8:-14
right bring 2 sov	1:8 3:10 4:-10 5:-8 6:-7 7:-6 8:13
right bring 2 sov in	0:-7 1:18 3:-8 4:-12 8:14
right bring 2 sov none	3:15 4:10 5:-6 6:-6 8:-15
right bring 2 sov obj	0:-6 1:-6 3:25 8:-6
right bring 2 sov of	1:12 3:-18 4:-6 8:9
right bring 2 sov subj	1:19 2:-6
right bring 2 svo	0:14 1:-7 3:20 5:-7 6:-6 8:-16
right bring 2 svo none	0:15 2:8 3:7 4:-8 5:-6 8:-13
right bring 2 svo of	0:-9 1:-18 4:28 8:-7
right bring 2 v2	3:-13 4:-8 5:-9 8:30
right bring 2 v2 none	0:6 3:-11 4:-7 5:-9 8:23
right bring A	1:20 3:-12 4:11 8:-10
right bring F	0:7 1:-12 2:-8 3:33 5:-6 6:-9
right bring H	0:-7 1:18 2:11 4:-8 5:-8 6:-6 8:-7 9:-6
right bring N	2:-8 3:10 4:19 6:-7 8:-8 9:-7
right bring O	0:-7 1:-10 2:-10 3:24 7:-6 8:10 9:-7
right bring U	0:15 2:-7 4:11 5:-7
right bring V	0:-9 1:8 2:-19 3:-23 4:23 6:-7 7:-6 8:17 9:-7
right bring h	0:6 1:-16 2:-9 3:19 5:8 6:-8 7:-6
right chase	2:14 4:8
right chase -	1:8 2:26 3:-13 4:9 5:-8 6:-7 7:-6 9:-6
right chase 0	2:32
right chase 0 A	2:32 4:-7
right chase 0 H	0:-7 1:17 2:11 3:-8
right chase 0 N	0:9 3:-6 4:11 8:-7
right chase 0 O	0:9 1:-10 2:13 3:-9 8:7
right chase 0 U	2:11
right chase 0 V	1:19 2:-19 3:12 4:-6 8:-8
right chase 0 e sov	0:8 1:-8 2:12 3:-7
right chase 0 e svo	1:-14 2:43 3:-11 4:-9 8:-7
right chase 0 e v2	0:-7 1:17 3:-8 4:-6 8:15
right chase 0 n sov	0:8 1:-12 2:23 3:-7
right chase 0 n svo	2:22 5:-6 8:-9 9:-6
right chase 0 n v2	1:-19 2:25
right chase 0 sov	0:10 1:-18 2:34 3:-13 4:-7
right chase 0 sov none	1:-13 2:24 3:-8
right chase 0 sov subj	1:-9 2:26 3:-6
right chase 0 svo	2:32 8:-8
right chase 0 svo in	0:9
right chase 0 svo none	2:26 8:-7
right chase 0 v2	0:-9 1:14 3:-10 4:-6 6:-7 8:16
right chase 0 v2 none	0:-6 1:6 2:18 3:-9
right chase 1	3:19 4:9 5:-12 7:-6 9:-7
right chase 1 A	1:11 2:-16 3:22 4:-9
right chase 1 F	0:-7 2:-7 3:15 4:14 8:-6
right chase 1 H	1:-15 2:-6 3:14 4:-7 5:-8 6:21 8:-6
right chase 1 N	2:-8 3:12 4:8 5:-8 8:6
right chase 1 O	0:-25 1:-12 2:7 3:6 4:29 5:-18 7:-7 9:-7
right chase 1 U	0:10
right chase 1 e svo	0:-9 2:-24 3:24 4:25 5:-12 6:13 7:-6 8:-21 9:-7
right chase 1 e v2	0:-6 1:-10 2:16 6:9
right chase 1 n sov	0:-6 2:-6 3:-7 4:15 8:9
right chase 1 n svo	2:-6 3:17 4:7 5:-11 7:-6 9:-6
right chase 1 sov	2:-8 3:-12 5:-6 8:21
right chase 1 sov of	2:-7 3:-10 4:-11 8:24
right chase 1 svo	2:-16 3:20 4:18 5:-12 7:-6 8:-7 9:-7
right chase 1 svo at	3:-7 4:18 8:-6
right chase 1 svo in	3:-10 4:-9 8:23
right chase 1 svo none	1:-6 3:17 4:13 5:-10 8:-14
right chase 1 svo of	3:31 4:-7 6:-15 8:-8
right chase 1 svo with	0:-12 1:13 2:-11 3:15 4:-6 6:8 8:-7
right chase 1 v2	1:-10 2:17 6:8
right chase 1 v2 none	1:-9 2:13 3:8
right chase 2	1:14 2:-16 3:-18 5:7 6:-9 8:16
right chase 2 A	1:18 2:-7
right chase 2 N	0:-6 2:-8 4:-15 5:18 8:16
right chase 2 O	1:-6 3:-23 4:32 6:-10
right chase 2 U	0:16
right chase 2 e svo	1:8 2:-10 3:-16 4:19 6:-7 8:10
right chase 2 n svo	1:-6 2:-8 3:-9 4:-12 5:15 8:15
right chase 2 svo	0:12 2:-12 3:-14 5:8 6:-8 8:14
right chase 2 svo none	0:10 2:-12 3:-18 4:11 5:8 6:-8 8:9
right chase A	2:26 4:-9 8:-6
right chase F	0:-7 2:-6 3:19 4:12 6:-8 8:-6
right chase H	2:13 4:-7 5:-7 6:8 8:-6
right chase N	1:-7 2:-12 3:13 4:8 5:6 6:-7
right chase O	0:-12 1:-18 2:29 3:-12 4:22 5:-18 6:-7 7:-8 9:-8
right chase U	0:32 1:-6 3:-8 4:-6 8:-6
right chase V	1:15 2:-11 3:13 8:-7
right chase h	1:-10 2:10 3:8
right clean	0:9 3:6 4:8 5:-9 6:-7 9:-6
right clean -	0:11 3:7 4:6 5:-9 6:-7 8:-10
right clean 0	0:6 3:7 5:-8 6:-7 9:-6
right clean 0 A	1:20 2:6 3:-11 4:-6 8:-6
right clean 0 F	0:9 3:6
right clean 0 N	0:6 3:-10 4:28 8:-16
right clean 0 O	1:-10 2:24 4:-12 5:-10 6:-8 8:8
right clean 0 U	0:15 1:-6 3:6
right clean 0 V	0:-12 2:-15 3:-13 4:-11 8:34
right clean 0 e svo	0:20 1:6 4:-8 8:-8
right clean 0 e v2	0:-17 1:25 2:-11 3:15
right clean 0 n sov	0:17 1:-11 2:8 3:-6
right clean 0 n svo	0:8 2:-7 3:13 4:-12 5:-6 6:-6 8:12
right clean 0 n v2	3:-16 4:19 8:10
right clean 0 sov	0:17 1:-13 2:22 3:-14 4:-6 8:-6
right clean 0 sov none	0:11 1:-9 2:22 3:-15 8:-6
right clean 0 svo	0:13 3:13 4:-12 5:-7 6:-6
right clean 0 svo at	0:15
right clean 0 svo from	0:9
right clean 0 svo none	0:10 2:13 4:-11 5:-7 6:-6
right clean 0 v2	0:-16 2:-11 4:14 5:-7 8:16
right clean 0 v2 none	0:-12 1:12 2:-11 3:-12 5:-8 8:26
right clean 1	0:9 1:-11 3:19 5:-7 6:-6 8:-14
right clean 1 A	1:23 2:-10 3:-16
right clean 1 F	1:-8 3:20
right clean 1 N	0:-16 3:16 4:20 8:-16
right clean 1 O	0:30 3:-13
right clean 1 U	0:-15 1:-6 2:30 4:-6 8:-6
right clean 1 e svo	0:10 1:-6 4:14 8:-7
right clean 1 n sov	0:-6 2:18 3:-7
right clean 1 n svo	0:24 1:-7 3:14 4:-8 8:-12
right clean 1 n v2	0:-8 1:11 2:-8 3:18 4:-9
right clean 1 sov	0:-10 2:20 3:-9
right clean 1 sov none	0:-8 2:21 3:-11
right clean 1 svo	0:25 1:-11 2:-8 3:13 4:10 5:-6 8:-17
right clean 1 svo from	1:-8 3:18
right clean 1 svo none	0:14 1:-9 2:-6 4:14 8:-12
right clean 1 v2	0:-10 1:20 2:-8 3:7 4:-8
right clean 1 v2 none	0:-13 1:14 2:-9 3:21 4:-10
right clean 2	1:-9 4:7 5:-9 6:-6 8:10
right clean 2 A	1:-9 2:-9 3:-7 4:23
right clean 2 F	2:22 3:-8
right clean 2 O	3:-8 5:-8 8:19
right clean 2 U	0:6
right clean 2 e svo	0:10 3:7
right clean 2 n sov	1:-8 2:18 3:-19 4:13 8:-6
right clean 2 n svo	3:-6 4:-6 5:-7 8:21
right clean 2 sov	1:-8 2:13 3:-20 4:17 8:-6
right clean 2 sov none	0:-11 1:-8 2:11 3:-17 4:21
right clean 2 svo	0:12 1:-12 2:-8 3:11 4:-8 5:-7 8:14
right clean 2 svo none	3:14
right clean 2 svo of	3:14
right clean A	0:18 1:18 2:-9 3:-17 8:-7
right clean F	1:-9 2:16 4:-6 6:-6 8:-6
right clean N	1:-6 2:-8 4:33 5:-8 8:-21
right clean O	0:16 1:-11 2:12 3:8 4:-12 5:-11 6:-8 8:6
right clean U	1:-10 2:11 3:18 4:-10 5:-6 8:-9
right clean V	1:9 2:-9 3:-9 4:-8 8:19
right clean h	1:-9 4:-9 5:-9 6:-6 8:28 9:-6
right cross	1:12 5:10 6:-7 9:-6
right cross -	1:28 2:-9 5:9 8:-10
right cross 0	1:13 4:6 6:-6
right cross 0 A	1:22 2:-8 3:-7 4:-7 5:13
right cross 0 F	1:-6 4:-7 8:17
right cross 0 O	0:8 1:-6 3:13 4:15 5:-15 8:-10
right cross 0 U	8:17
right cross 0 V	1:-15 2:16 3:-9 4:22 5:-6 8:-9 9:-6
right cross 0 e sov	0:-10 1:-7 2:19 3:-20 4:-6 6:-7 8:24 9:-7
right cross 0 e svo	1:-6 2:-10 3:11 4:9 8:-6
right cross 0 n sov	0:8 8:13
right cross 0 n svo	0:7 1:22 2:-6 4:-7
right cross 0 sov	2:11 3:-12 4:-9 5:-7 6:-6 8:20 9:-6
right cross 0 sov obj	3:-16 6:-6 8:25
right cross 0 sov of	4:-7 8:22
right cross 0 svo	1:21 2:-9 8:-6
right cross 0 svo none	1:19 2:-9 8:-7
right cross 0 svo with	0:7
right cross 0 v2	4:19 5:-9 8:-7
right cross 0 v2 none	4:12 5:-6
right cross 1	0:12 1:12 2:-10 3:6 4:-10 5:11 6:-6 8:-12
right cross 1 A	1:26 2:-8 3:-9
right cross 1 O	1:-8 2:-8 4:-10 5:24 6:-6 8:-12
right cross 1 U	0:9
right cross 1 e sov	0:7
right cross 1 e svo	1:-7 2:-9 4:-9 5:32 6:-6 8:-11
right cross 1 n sov	1:19 2:-6 3:-6
right cross 1 n svo	0:16 1:10 3:-9
right cross 1 sov	0:10 1:17 2:-7 3:-7
right cross 1 sov none	1:8
right cross 1 sov obj	1:17 3:-6
right cross 1 svo	2:-8 4:-11 5:22 6:-6 8:-11
right cross 1 svo none	2:-9 3:-12 4:-9 5:33 8:-12
right cross 2	2:-10 4:6 5:16 6:-7 8:-16
right cross 2 A	1:16
right cross 2 F	0:6
right cross 2 N	3:8 4:18 5:-9 8:-11
right cross 2 O	0:-9 1:-11 2:-7 3:15 4:-9 5:23 6:-6 8:-13
right cross 2 U	0:6
right cross 2 e svo	2:-8 3:7 5:12 6:-6 8:-14
right cross 2 n svo	0:8 3:8
right cross 2 sov	1:18
right cross 2 svo	0:6 1:-6 2:-8 3:12 4:8 5:9 6:-6 8:-17
right cross 2 svo none	3:14 4:11 5:-10 8:-11
right cross 2 svo with	1:-6 3:-12 5:27 8:-6
right cross A	1:31 2:-8 3:-7 4:-6
right cross F	1:-7 2:-6 3:9 4:-7 6:-6 8:17
right cross N	1:-6 3:-6 4:23 5:-8 8:-8
right cross O	1:-15 2:-13 3:14 5:27 6:-9 7:-6 8:-24 9:-6
right cross U	0:15 3:-9 4:-7 8:11
right cross V	2:12 3:-9 4:14 5:-6 8:-10
right cross h	0:13 1:-21 2:-8 5:14 6:-10 7:-7 8:8 9:-9
right eat	1:7 5:7 6:-7
right eat -	1:14 2:14 4:7 5:-7 6:-6 7:-6 8:-8
right eat 0	0:-9 1:13 2:11 4:-7 6:-7
right eat 0 A	2:29 3:-6 4:-8 8:-7
right eat 0 F	0:-7 1:9 2:-17 3:15 5:-10 6:-12 7:-6 8:-10 9:15
right eat 0 H	1:9
right eat 0 N	0:-6 1:-13 2:-13 3:23 4:11 6:-6 7:-6 9:-7
right eat 0 O	0:-9 1:19 2:-12 4:-9 5:18 6:-7 9:-6
right eat 0 U	0:-15 1:17 2:17 3:-15 4:-13 5:-11 6:-6 7:-6 8:17 9:-6
right eat 0 V	1:29 2:-11
right eat 0 e sov	1:-14 2:15 3:15 4:-6 5:-7
right eat 0 e svo	0:-10 1:28 2:15 3:-35 4:-11 5:-8 6:-6 8:16 9:-6
right eat 0 e v2	1:18 2:-22 4:17 5:-7 8:-7
right eat 0 n sov	0:-8 1:-23 2:15 3:34 4:-7 5:-6 6:-6 8:-9
right eat 0 n svo	0:-11 1:14 2:14 4:-8 6:-7
right eat 0 n v2	1:-12 2:18 5:10 8:-6
right eat 0 sov	0:-7 1:-23 2:13 3:43 4:-8 5:-9 6:-7 8:-9
right eat 0 sov none	0:-7 1:-19 2:12 3:32 4:-7 8:-9
right eat 0 sov obj	1:-11 2:-8 3:36 4:-6 5:-7 6:-6
right eat 0 svo	0:-11 1:20 2:16 3:-12 4:-9 5:8 6:-6
right eat 0 svo as	0:-6 1:21 3:-6
right eat 0 svo from	2:-9 3:-6 8:22
right eat 0 svo in	4:-14 5:24
right eat 0 svo is	0:-10 1:10 2:-19 3:-13 4:-20 5:-6 7:20 8:-9 9:26
right eat 0 svo none	0:-13 1:18 2:19 3:-7 4:-8 5:11 6:-7 7:-6 8:-8 9:-6
right eat 0 svo with	1:18 2:-8
right eat 0 v2	3:12 6:-6 8:-12
right eat 0 v2 none	0:-6 2:13 8:-9
right eat 1	0:10 1:-7 3:-14 4:14 6:-6 7:-6 8:10
right eat 1 A	0:22 1:-12 2:12 3:-10 4:8 8:-6
right eat 1 N	1:-7 3:-11 4:12 5:-7 8:17
right eat 1 O	5:18 8:-6
right eat 1 U	0:-8 1:7 8:12
right eat 1 e svo	0:7 4:13 8:-9
right eat 1 e v2	0:-9 1:-19 2:7 3:-10 4:29
right eat 1 n svo	0:20 2:-13 3:-10 4:-9 5:6 8:16
right eat 1 svo	0:20 2:-15 3:-12 5:6 8:8
right eat 1 svo none	0:21 2:-14 3:-9 4:-9 5:8
right eat 1 svo with	4:-6 8:13
right eat 1 v2	0:-9 1:-19 4:28 8:-7
right eat 1 v2 none	0:-6 1:-31 2:12 4:25 8:-6
right eat 1 v2 with	1:22 2:-6
right eat 2	0:13 1:-23 2:-8 4:22 8:-7
right eat 2 A	1:-10 4:10
right eat 2 U	0:10
right eat 2 e svo	0:-6 1:-33 2:-9 3:7 4:36
right eat 2 n svo	0:13
right eat 2 svo	0:9 1:-23 2:-7 3:8 4:22 8:-6
right eat 2 svo none	1:-22 4:23
right eat A	1:6 2:11 3:-10 8:-8
right eat F	0:-10 1:9 2:-14 3:24 5:-9 6:-10 7:-6 8:-10 9:9
right eat H	1:12
right eat N	0:-13 1:-15 2:-14 3:19 5:11 6:-8 7:-7 8:10 9:-7
right eat O	1:8 2:-13 4:-10 5:28 6:-7 7:8 8:-8 9:-7
right eat U	0:-17 1:18 2:18 3:-19 4:-15 5:-13 6:-7 7:-7 8:25 9:-8
right eat V	1:24 2:-9
right eat h	0:-12 1:-9 2:-6 4:-7 5:20 6:-8 8:12 9:-8
right fall	1:-6 2:13 3:7 9:-6
right fall -	2:15 3:11 5:-8 7:-8 8:6 9:-6
right fall 0	2:12 9:-7
right fall 0 A	2:12 4:-15 5:-8 6:-6 7:18 8:-11 9:-6
right fall 0 F	0:-16 1:-14 3:25 4:-12 5:15 9:-6
right fall 0 H	1:-6 2:27 3:-7
right fall 0 N	0:-19 1:-14 2:18 3:-19 5:14 6:13 7:-11 8:7 9:-7
right fall 0 O	1:9 3:13 4:18 5:-14 6:-12 7:-9 8:-9 9:-7
right fall 0 U	1:-11 5:-10 6:-7 8:27 9:-6
right fall 0 V	0:-8 2:24 3:-9
right fall 0 e sov	1:-14 2:10 3:9 4:16 6:-12 7:8 8:-28 9:-7
right fall 0 e svo	0:-6 1:14 3:-11 5:17 6:-9 8:-9 9:-6
right fall 0 n sov	0:-10 1:7 2:13 4:-7 5:-14 7:-10 8:11 9:-7
right fall 0 n svo	0:-7 2:19 6:-9 8:12 9:-7
right fall 0 n v2	1:-8 2:-7 3:22 8:-8
right fall 0 sov	0:-6 2:12 5:-7 9:-8
right fall 0 sov from	0:-7 1:-7 2:7 3:-6 4:-8 8:21
right fall 0 sov none	0:-7 3:9 4:11 5:-15 6:16 7:6 8:-27 9:-7
right fall 0 sov of	0:-14 3:-16 4:32 8:-6
right fall 0 sov subj	0:-8 1:8 2:-7 3:27 4:-8 8:-13
right fall 0 sov to	2:13 3:-7 4:-12 5:-6 8:14
right fall 0 sov with	1:-15 3:-20 6:-8 8:31
right fall 0 svo	2:18 6:-9 8:8 9:-6
right fall 0 svo at	0:-8 1:-6 3:10 8:9
right fall 0 svo from	0:-11 1:-8 2:18 3:-16 4:-13 5:-8 6:-6 8:31
right fall 0 svo in	0:-10 1:29 2:-7 3:-14 4:14 8:-24
right fall 0 svo none	1:-6 2:18 6:-8 8:-9 9:-6
right fall 0 svo to	8:16
right fall 0 svo with	1:-8 2:-7 3:-15 8:28
right fall 0 v2	2:-8 3:24 8:-8
right fall 0 v2 none	0:-8 2:-9 3:30 8:-9
right fall 1	0:6 1:-8 2:8 4:7 5:-11 9:-7
right fall 1 A	0:10 3:13 4:-8 8:-8
right fall 1 F	0:-6 1:-11 2:23 3:14 5:-7 6:-12 7:-6 8:-12 9:-6
right fall 1 H	2:-14 7:28
right fall 1 N	0:8 2:-10 3:-7 4:11 5:-6 8:10
right fall 1 O	1:-10 2:-11 3:11 4:6 5:-10 8:8
right fall 1 U	0:7 1:-8 2:14 3:-15 4:-6 5:-6 8:9
right fall 1 e sov	0:-6 1:-17 2:11 4:-10 5:-7 6:-6 7:11 8:11
right fall 1 e svo	0:-8 1:-9 2:12 3:17 4:15 5:-9 6:-7 8:-19
right fall 1 n sov	1:-8 2:6 3:-21 4:9 5:-11 6:-8 8:25
right fall 1 n svo	0:18 2:-16 5:-7 6:11
right fall 1 sov	1:-18 2:17 3:-12 5:-11 6:-12 7:10 8:20 9:-7
right fall 1 sov from	0:-6 8:19
right fall 1 sov in	3:-7 8:14
right fall 1 sov none	0:22 1:-12 2:6 3:-15 4:-6 5:-6 7:18 8:-9
right fall 1 sov of	1:-13 2:13 3:14 4:-7 8:-11
right fall 1 svo	0:16 1:-6 3:7 4:8 5:-8 8:-13 9:-6
right fall 1 svo none	0:14 1:-6 2:7 5:-9 7:-6 8:-7
right fall 1 svo of	3:11
right fall 1 svo to	4:6
right fall 2	0:10 3:13 4:-7 5:-7 8:-6
right fall 2 A	0:-6 1:-16 2:29
right fall 2 F	0:14
right fall 2 H	2:20
right fall 2 N	1:-8 2:-8 3:32 4:-19 5:-7
right fall 2 O	0:6 1:-8 3:-12 4:-7 6:28 8:-9
right fall 2 U	0:12 1:6 2:-10 3:-17 4:10 8:6
right fall 2 e sov	0:7 1:-8 2:7 3:7 8:-6
right fall 2 e svo	1:12 4:-16 5:-7
right fall 2 n sov	0:7 1:-21 2:13 3:-21 4:14 8:12
right fall 2 n svo	0:20 1:-6 3:11 8:-7
right fall 2 sov	0:13 1:-16 2:9 4:8 6:-6
right fall 2 sov in	0:9
right fall 2 sov none	0:-14 1:-23 2:19 3:-23 4:22 5:-6 8:17
right fall 2 sov with	0:12
right fall 2 svo	0:12 4:-14 5:-6 6:13
right fall 2 svo at	0:12 4:-6
right fall 2 svo none	1:8 3:12 4:-10 5:-7 6:8 8:-13
right fall A	1:-7 2:36 4:-15 5:-9 6:-7 8:-13 9:-7
right fall F	0:-10 1:-8 3:24 4:-6 5:15 6:-14 9:-7
right fall H	0:-13 1:-18 2:34 3:-13 4:-6 5:-7 7:21 8:-8
right fall N	0:-9 1:-14 2:6 3:6 4:6 7:-9 8:7 9:-7
right fall O	1:7 3:7 5:-14 6:6 7:-8 9:-7
right fall U	0:10 1:-8 3:-9 4:8 5:-8 8:13
right fall V	2:23 4:-7 5:-6 8:-8
right fall h	1:-11 3:-14 4:12 7:21 8:-11 9:-7
right fight	2:10 4:-7
right fight -	0:7 1:17 3:-8 7:-6 9:-6
right fight 0	4:-6 6:10
right fight 0 A	0:6 1:10 2:14 4:-12 5:-8 6:-8
right fight 0 F	1:-11 3:19 4:-7 6:13 8:-6
right fight 0 H	0:-7 1:6 2:8 6:9
right fight 0 N	2:-6 3:9 4:8 5:17 8:-25
right fight 0 O	2:-12 3:-26 4:16 5:-11 8:21 9:-6
right fight 0 U	0:9 2:-13 4:-8 5:-6 6:11
right fight 0 V	0:13
right fight 0 e sov	1:-25 2:22 3:-10 7:15 8:-6
right fight 0 e svo	0:7 1:-17 6:-13 7:-7 8:22 9:-7
right fight 0 e v2	0:10
right fight 0 n sov	0:-6 1:-18 2:25 4:-9 5:-8 6:21 7:-7 9:-7
right fight 0 n svo	1:18 5:-7 6:11 7:-6 8:-15
right fight 0 n v2	3:7 4:11 8:-6
right fight 0 sov	1:-27 2:20 4:-10 5:-9 6:19 7:11 9:-10
right fight 0 sov and	0:-8 1:-32 2:29 3:-15 7:26 8:-6
right fight 0 sov none	1:-9 2:-8 3:-9 6:29 8:-8
right fight 0 sov with	0:-12 2:-6 3:19 6:9 8:-8
right fight 0 svo	1:15 2:-8 3:6 7:-7 8:-12
right fight 0 svo at	0:-8 2:17 4:15 8:-15
right fight 0 svo in	0:11 1:-9 4:17 8:-15
right fight 0 svo none	0:7 1:16 2:-8 4:-12 7:-6 8:6
right fight 0 svo of	0:12
right fight 0 svo with	2:-10 3:-15 4:-6 5:-6 6:40 8:-9
right fight 0 v2	4:13 6:-7 8:-7
right fight 1	1:13 2:12 3:-8 6:-9 7:-6 9:-7
right fight 1 A	1:14 3:-11 4:-9 5:22 8:-10
right fight 1 F	0:-6 1:21
right fight 1 N	4:21 5:-7 8:-8
right fight 1 O	0:12 1:-7 2:-7 3:8 4:-9 8:11
right fight 1 U	0:6 1:-11 2:34 3:-16 6:-7 8:-9
right fight 1 e sov	1:11 2:23 3:-18 8:-7
right fight 1 e svo	0:9 1:-11 2:-23 3:-12 5:17 8:14
right fight 1 e v2	0:6
right fight 1 n sov	1:7 2:27 3:-12 6:-6 8:-6
right fight 1 n svo	0:10 1:14 3:12 4:-11 5:-6 8:-13
right fight 1 sov	1:17 2:28 3:-20 4:-8 5:-7 6:-9 8:-9
right fight 1 sov and	2:10
right fight 1 sov none	0:-7 1:12 2:18 3:-15
right fight 1 sov obj	0:-16 1:-9 2:38 3:-15 6:-6 8:-6
right fight 1 sov subj	1:14 2:-8
right fight 1 svo	0:11 2:-9 6:-6 8:6
right fight 1 svo at	0:-9 2:-24 3:-7 4:-7 5:24 8:17
right fight 1 svo in	0:-7 1:13 2:-7 3:-6 4:29 5:-7 8:-23
right fight 1 svo none	0:18 4:-11 5:-6
right fight 1 v2	3:14
right fight 1 v2 none	3:13
right fight 2	1:-6 2:6 3:-11 4:-13 5:-9 6:-9 7:-6 8:22 9:14
right fight 2 A	0:13 1:-17 2:27 3:-8 4:-7 8:-6
right fight 2 N	0:12 3:-6
right fight 2 O	0:6 1:6 4:-10 8:-19 9:19
right fight 2 U	0:-16 1:-15 2:-13 3:-16 4:-8 5:-6 6:-6 8:51 9:-6
right fight 2 e svo	1:-13 2:18 3:14 4:-7 8:-14
right fight 2 e v2	0:17
right fight 2 n sov	0:-11 1:7 2:-7 8:16
right fight 2 n svo	3:-17 4:-10 5:-8 6:-8 8:8 9:18
right fight 2 sov	0:-15 2:-13 3:-8 8:28
right fight 2 sov of	8:11
right fight 2 svo	0:-10 1:-8 2:24 3:6 4:-13 5:-10 6:-9 7:-7 9:11
right fight 2 svo none	0:-10 1:-8 2:17 4:-12 5:-9 6:-9 7:-6 8:11 9:7
right fight 2 v2	0:22 4:-6
right fight 2 v2 none	0:12
right fight A	1:16 2:18 4:-13 5:-6 6:-8 8:-6
right fight F	0:-10 1:9 3:20 4:-8 6:7 8:-8
right fight H	2:19 3:-8 5:-6 6:6
right fight N	1:-10 2:-10 4:23 5:9 6:-8 8:-12 9:-6
right fight O	0:12 1:12 2:-13 3:-6 4:6 5:-11 7:-6
right fight U	1:-10 2:6 3:-6 4:-9 5:-8 6:16 7:-6 8:13 9:-6
right fight V	0:22 1:-8
right fight h	0:-7 1:-15 2:9 4:-7 5:-7 8:8 9:6
right guard	1:21 3:-11 4:20 5:-7 9:-6
right guard -	1:34 3:-11 4:14 8:-9
right guard 0	1:21 3:-8 4:19 5:-6 6:-6 8:-9
right guard 0 A	1:22 3:-6 4:-6
right guard 0 F	0:-9 1:16 2:-9 3:-22 4:28 6:-8
right guard 0 H	1:27 2:-8 3:-6
right guard 0 N	4:11
right guard 0 O	2:-7 4:29 5:-8 6:-8 8:-16
right guard 0 U	0:9
right guard 0 e sov	0:6 2:-14 3:-16 4:32 5:-6 6:-7 8:-10
right guard 0 e svo	1:30 2:-14 3:-6
right guard 0 e v2	2:12
right guard 0 n sov	1:-26 2:22 3:-7 4:15
right guard 0 n svo	1:26 3:-8 8:-8
right guard 0 n v2	1:16 2:-9 3:11
right guard 0 sov	0:10 1:-15 2:9 3:-15 4:31 5:-6 6:-7 8:-10
right guard 0 sov from	0:15 2:-8
right guard 0 sov none	0:10 1:-6 3:-8 4:11
right guard 0 sov obj	0:-8 1:-6 2:-7 3:-17 4:42 5:-7 6:-7 8:-9
right guard 0 sov subj	1:-15 2:23
right guard 0 svo	1:33 2:-7 3:-9 4:6 8:-8
right guard 0 svo none	0:-7 1:27 3:-7 4:9 6:-6
right guard 0 v2	1:19
right guard 0 v2 none	1:23 2:-10 4:-6
right guard 1	0:-16 1:9 2:11 3:-15 4:23 5:-8 6:9 7:-6 8:-9 9:-8
right guard 1 A	0:-7 1:6 3:-14 4:23 8:-8 9:-7
right guard 1 H	1:-26 2:37
right guard 1 N	0:-9 1:-7 4:32
right guard 1 e sov	0:-9 1:8 2:14 4:-15 8:11
right guard 1 e svo	0:-12 1:-14 2:10 3:-18 4:25 5:-6 6:19 8:-13
right guard 1 e v2	0:-6 1:-9 2:-10 3:-10 4:33 9:-7
right guard 1 n svo	0:-10 1:14 2:10 8:-7
right guard 1 n v2	0:-7 2:-9 3:-8 4:31 8:-6
right guard 1 sov	0:-7 2:14 4:-14 8:9
right guard 1 sov from	1:-12 2:18
right guard 1 sov none	1:19 2:-9
right guard 1 svo	0:-7 2:7 3:-17 4:10 5:-7 6:23 8:-12 9:-6
right guard 1 svo none	0:-6 2:11 4:17 5:-6 8:-11
right guard 1 v2	0:-8 1:-14 2:-13 3:-12 4:44 9:-7
right guard 1 v2 none	0:-6 1:6 2:-13 3:-11 4:29 9:-8
right guard 2	1:17 2:-12 6:-6 8:7
right guard 2 A	1:37 2:-16 3:-6 4:-9
right guard 2 F	4:6
right guard 2 e sov	0:-6 1:11 2:-6 3:-6 8:13
right guard 2 e svo	0:13 1:18 2:-11 4:-6
right guard 2 e v2	1:11
right guard 2 sov	0:-8 3:-10 4:-7 5:-7 8:29
right guard 2 sov none	0:-6 2:-7 3:-8 8:20
right guard 2 svo	0:13 1:11 2:-6
right guard 2 svo none	0:9 1:10 2:-10
right guard 2 v2 none	1:7
right guard A	1:31 3:-9 4:10 8:-6
right guard F	0:-7 1:11 2:-12 3:-18 4:21 5:-6 6:13 8:-8 9:-7
right guard H	2:24 3:-6
right guard N	1:-8 2:-7 3:-7 4:38 5:-7 6:-6
right guard O	0:-6 2:-11 4:27 5:-12 6:-11 9:-7
right guard U	0:12
right guard h	0:11 1:-16 4:21 5:-9 6:6 8:-7 9:-9
right hit	1:7 2:7 5:-9 9:-6
right hit -	0:9 1:17 2:10 3:7 4:-9 5:-7 6:-8 7:-6 8:-8
right hit 0	0:7 5:-9 8:6 9:-7
right hit 0 A	0:7 1:-11 2:13 3:-7 5:-6 6:-10 7:6 9:-7
right hit 0 F	0:-11 1:-17 2:-12 3:32 4:-12 5:-7 6:17
right hit 0 H	0:-8 1:22 3:-6
right hit 0 N	0:11 2:-7 3:-8 4:-11 5:-8 8:26
right hit 0 O	4:12 5:-10 7:-7 9:-6
right hit 0 U	0:14 1:6 3:-16 4:-7 8:15
right hit 0 V	1:12 2:-9 3:12 8:-6
right hit 0 e sov	0:26 2:-7 6:7 8:-9
right hit 0 e svo	1:-20 3:11 4:8 5:-9 6:7 7:6 8:-10 9:-6
right hit 0 e v2	3:-8 4:-9 5:-6 8:25
right hit 0 n sov	0:20 1:15 3:-10 4:-8 5:-6 8:-13
right hit 0 n svo	1:21 3:-6 4:-8 5:-8 7:-7 8:14 9:-6
right hit 0 n v2	1:-14 2:14 4:19 8:-17
right hit 0 sov	0:24 1:9 3:-10 4:-8 5:-6 6:10 8:-15
right hit 0 sov none	0:10 2:-7 4:-6 6:16 8:-12
right hit 0 sov obj	1:-6 6:24 8:-9 9:-6
right hit 0 sov subj	0:19
right hit 0 sov with	1:20 2:-8 3:-8
right hit 0 svo	5:-9 8:19 9:-6
right hit 0 svo at	0:15 4:-7 8:11
right hit 0 svo by	0:-6 1:11 2:-6 8:14
right hit 0 svo from	8:23
right hit 0 svo in	8:13
right hit 0 svo is	2:23
right hit 0 svo none	5:-7 6:11 9:-6
right hit 0 svo of	0:-9 3:-9 4:-8 8:29
right hit 0 svo to	4:-11 8:21
right hit 0 svo vs	2:6
right hit 0 svo with	1:-9 3:15
right hit 0 v2	1:-13 4:12 5:-8 6:-7 8:7
right hit 0 v2 none	0:12 1:-11 2:15 8:-8
right hit 1	1:13 2:7 3:-10 5:-11 6:-6 7:-6 8:14 9:-6
right hit 1 A	0:17 1:16 2:-7 3:-7
right hit 1 F	0:-8 1:-6 2:-7 3:-10 4:20 6:15 8:-9
right hit 1 H	0:-6 1:10 2:24 3:-9 5:-7 6:-9 8:-7
right hit 1 N	0:8 4:-10 8:17
right hit 1 O	1:7 2:-10 3:-22 5:-15 6:19 8:16 9:-6
right hit 1 U	0:10 1:12 2:-6 8:-10
right hit 1 e sov	1:19 8:-10
right hit 1 e svo	0:14 1:11 2:-9 8:-9
right hit 1 e v2	3:-10 4:25
right hit 1 n sov	0:-8 1:18 3:-14 8:12
right hit 1 n svo	0:10 1:7 2:7 3:-13 4:-10 5:-13 7:-6 8:13
right hit 1 n v2	1:-7 2:14 8:13
right hit 1 sov	0:-6 1:28 3:-7 4:-7 5:-6 6:-7
right hit 1 sov of	2:-6 8:15
right hit 1 sov subj	0:-10 3:25
right hit 1 svo	0:12 2:7 3:-9 4:-12 5:-12 6:16 7:-6 9:-6
right hit 1 svo at	0:11
right hit 1 svo from	2:6 3:-7 4:-6 8:15
right hit 1 svo none	0:15 4:-8 5:-7 6:8 8:-12
right hit 1 svo of	0:-12 1:-8 3:-13 4:-6 5:-11 6:33
right hit 1 svo with	0:-8 1:18 3:-8 5:-7 6:-9 8:17
right hit 1 v2	0:-13 1:-11 2:12 3:-16 4:18 5:-8 6:-8 8:18
right hit 1 v2 none	2:8 4:8
right hit 2	1:18 2:16 3:10 4:-14 5:-7 6:-8 8:-19
right hit 2 A	2:6
right hit 2 O	2:-7 3:40 4:-13 5:-7 6:-7 8:-16
right hit 2 U	1:9 2:10 3:-9 8:-7
right hit 2 e sov	0:-11 1:-11 3:36 8:-10
right hit 2 e svo	1:15 2:10 3:-8 8:-10
right hit 2 n sov	0:13
right hit 2 n svo	1:20 2:-9 3:14 4:-9 8:-11
right hit 2 sov	0:6 1:-13 3:25 8:-8
right hit 2 sov none	0:-6 1:-15 3:35 8:-9
right hit 2 svo	1:26 2:11 4:-11 5:-7 6:-6 8:-17
right hit 2 svo at	3:21 4:-8
right hit 2 svo none	0:-19 1:23 2:17 4:-6 8:-11
right hit 2 svo with	0:11 3:-6
right hit A	0:12 2:8 3:-8 6:-7
right hit F	0:-14 1:-17 2:-14 3:22 5:-7 6:30 7:-6 9:-6
right hit H	0:-7 1:22 2:17 3:-10 4:-6 5:-9 6:-10 7:-6 8:-8
right hit N	0:15 1:-6 2:-6 3:-11 4:-13 5:-8 8:30
right hit O	1:6 2:-6 3:10 5:-12 7:-6 8:9 9:-6
right hit U	0:17 1:7 2:8 3:-10 4:-7 6:-6
right hit V	0:-6 1:20 2:-9 3:7 8:-6
right hit h	1:-19 2:-10 3:-7 5:-15 6:22 8:32 9:-9
right love	0:25 1:-16 3:-12 4:-6 8:20
right love -	0:20 1:-16 3:-10 8:18
right love 0	0:17 1:-14 2:12 3:-9 4:-6 8:7
right love 0 A	0:26 1:-12 2:-6
right love 0 O	1:-6 3:-9 8:24
right love 0 n svo	0:15 1:-13 2:13 3:-11 4:-6 8:7
right love 0 svo	0:20 1:-16 3:-10 4:-6 8:19
right love 0 svo none	0:22 1:-10 2:12 3:-6 8:-8
right love 1	0:7 2:-8 3:-8 8:15
right love 1 A	2:-13 8:22
right love 1 n svo	0:14
right love 1 svo	2:-9 3:-7 8:20
right love 1 svo none	0:8 2:-12 3:-9 8:19
right love 2	0:8
right love 2 svo	0:10
right love A	0:26 1:-16 2:-15 3:-7 8:18
right love N	0:-6 2:25 8:-9
right love O	1:-6 3:-9 8:21
right love U	0:8
right love h	0:7 2:8 3:-8 4:-6 5:-6 8:10
right make	0:6 2:-10 3:11 5:-7 8:7
right make -	0:8 2:-8 3:9 4:6
right make 0	2:-10 3:12 4:8 5:-7 6:-7 8:6
right make 0 A	1:12 2:-6 5:-6 6:-6 7:-6 8:6 9:10
right make 0 F	1:-7 3:38 4:-10 8:-8
right make 0 N	0:-10 2:-6 3:13 5:-11 6:-8 8:21 9:-7
right make 0 O	2:-7 3:-14 4:33 5:-7 6:-8 9:-7
right make 0 U	0:15 1:-13 2:-6 4:7 8:10
right make 0 V	1:-17 3:28 8:-8
right make 0 e sov	0:20 1:-17 2:-9 3:-11 4:23 8:-11 9:9
right make 0 e svo	1:-22 3:31 4:-12 8:11
right make 0 e v2	3:-9 4:21 8:-7
right make 0 n sov	0:6 1:-13 2:-10 3:24 4:-19 5:-8 6:-7 8:7 9:11
right make 0 n svo	0:6 1:20 2:-11 4:-13 5:-7 6:-6 8:15
right make 0 n v2	0:-15 1:17 2:-11 3:-6 4:26 8:-15 9:-6
right make 0 sov	0:7 1:-19 2:-14 3:7 5:-8 6:-8 7:-6 8:6 9:24
right make 0 sov in	0:7
right make 0 sov none	0:7 1:-19 2:-14 3:12 4:9 5:-7 6:-7 7:-6 8:-8 9:17
right make 0 sov obj	3:9 4:-7 8:-7 9:15
right make 0 sov of	0:11
right make 0 sov with	0:12
right make 0 svo	3:13 4:-11 5:-7 6:-6 8:18
right make 0 svo at	1:13 3:-8 4:-10 8:6
right make 0 svo from	0:10
right make 0 svo in	3:-6 4:-7 8:20
right make 0 svo none	0:6 3:25 4:-13
right make 0 svo of	2:-20 3:-8 4:-7 5:-10 8:9 9:27
right make 0 svo to	0:-8 8:17
right make 0 svo with	0:-11 1:-9 3:-14 4:23 5:-8 6:-8 8:17
right make 0 v2	0:-18 1:9 2:-13 3:8 4:40 5:-9 6:-8 7:-6 8:-21 9:-8
right make 0 v2 none	0:-23 1:9 2:-13 4:37 5:-8 6:-7 7:-6 8:-20 9:-8
right make 1	0:9 1:15 2:-10 5:-7 8:6 9:-6
right make 1 A	1:23 2:-17 3:-16 4:-9 6:7 8:10 9:-7
right make 1 F	0:-8 1:-8 3:10 4:14
right make 1 N	3:8 4:-11 8:14
right make 1 O	0:7 1:-7 3:6 4:17 8:-12
right make 1 U	0:21 1:-11 3:-13 4:-6 8:19
right make 1 e sov	1:29 2:-6 3:-11 4:-8 8:-7
right make 1 e svo	1:-7 4:21 8:-6
right make 1 e v2	1:21 2:-6 3:-9 8:-6
right make 1 n sov	0:-6 1:19 2:-12 4:-9 6:8 8:8
right make 1 n svo	0:10 2:-12 3:-15 4:7 5:-6 6:-6 8:23
right make 1 n v2	0:19 1:-10
right make 1 sov	0:-11 1:14 2:-14 3:-7 4:-11 5:-6 6:15 8:14 9:-6
right make 1 sov and	1:23
right make 1 sov in	1:-8 2:-6 3:-7 6:29 8:-12
right make 1 sov none	0:-8 8:16
right make 1 sov of	0:10 8:-7
right make 1 svo	1:-8 2:-11 4:10 5:-7 6:-7 8:21 9:-6
right make 1 svo at	1:17 3:-7 8:-7
right make 1 svo in	3:-6 4:-7 8:23
right make 1 svo none	0:7 1:-6 2:-10 4:22 5:-6 6:-7
right make 1 v2	0:15 1:6
right make 1 v2 none	0:17 1:9 4:-6 8:-6
right make 2	0:23 1:-21 2:-9 3:11 4:7 5:-6
right make 2 A	1:-35 2:-15 4:25 8:21 9:-6
right make 2 F	3:14
right make 2 N	1:-6 3:26 4:-6 8:-14
right make 2 O	0:26 4:-6 8:-7
right make 2 U	0:17
right make 2 e svo	1:-12 2:-11 3:12 4:-13 8:22
right make 2 e v2	0:-7 1:-7 3:29 4:-6 8:-11
right make 2 n sov	0:8 1:-16 2:-7 3:22
right make 2 n svo	0:33 3:-9 8:-6
right make 2 n v2	0:-9 1:-25 2:-6 4:33
right make 2 sov	0:18 1:-7 8:-6
right make 2 svo	0:29 1:-8 4:-10
right make 2 svo none	0:22 1:-9 2:-6 4:-8 8:12
right make 2 v2	0:-6 1:-20 2:-6 3:15 4:22 8:-9
right make 2 v2 none	0:-7 1:-21 3:25 4:16 8:-11
right make A	1:16 2:-9 5:-7 7:-7 9:7
right make F	1:-11 2:-6 3:40 6:-7 8:-10
right make N	1:-6 2:-7 3:27 4:-9 5:-11 6:-8 8:19 9:-7
right make O	0:20 3:-7 4:26 5:-6 6:-7 8:-7
right make U	0:22 1:-14 4:-8 8:21
right make V	0:-8 1:9 3:23 4:-7 8:-16
right make h	0:8 1:-14 2:-13 3:10 4:-12 5:-11 6:-8 7:-6 8:18 9:21
right match	0:6 1:-6 3:17 5:-7
right match -	0:13 1:-6 3:20 5:-6
right match 0	0:6 1:-6 3:19 4:11 5:-6 6:-6 8:-8
right match 0 A	1:-12 2:-21 3:20 4:26 5:-6 7:-6 8:-7 9:-6
right match 0 F	0:-6 1:-11 3:42 4:-6 6:-8
right match 0 H	2:11
right match 0 N	0:9 3:25 4:-9 8:-15
right match 0 O	0:-7 1:-10 3:22 5:-10 6:-9 9:11
right match 0 U	0:28 1:-6 3:-16 4:11 8:-6
right match 0 V	1:13 3:-6
right match 0 e sov	1:-10 2:-8 3:6 4:-8 8:-10 9:23
right match 0 e svo	0:13 3:13
right match 0 e v2	0:-9 4:23 8:-13
right match 0 n sov	0:9 1:-17 2:-12 3:24 4:17 5:-6 6:-6 8:-9 9:-6
right match 0 n svo	0:8 1:-6 3:10 5:-8 6:-7 8:9
right match 0 n v2	1:12 2:-6 3:10 4:-8
right match 0 sov	0:7 1:-18 2:-11 3:22 4:11 5:-6 6:-6 8:-10 9:11
right match 0 sov none	0:8 1:-18 2:-11 4:18 5:-6 8:-9 9:19
right match 0 sov obj	0:-6 3:26
right match 0 sov of	1:-13 2:-6 3:28
right match 0 sov subj	0:-6 1:-7 2:-6 3:-12 4:29
right match 0 sov to	0:7
right match 0 sov with	3:16
right match 0 svo	0:17 3:8
right match 0 svo at	3:17
right match 0 svo from	3:23 8:-9
right match 0 svo in	0:-12 3:-15 4:-11 5:-7 8:38
right match 0 svo is	0:8
right match 0 svo none	0:13 8:-8
right match 0 svo with	0:8
right match 0 v2	1:12 2:-9 3:9 8:-11
right match 0 v2 none	1:14 2:-9 3:16 4:-11 8:-7
right match 1	0:8 3:19 4:-11 5:-7 6:-8 8:7 9:-6
right match 1 A	1:10 4:-6 8:-6
right match 1 F	0:9 3:14
right match 1 O	1:-9 2:-6 3:41 4:-9 6:-8 8:-13
right match 1 U	0:9 1:-11 2:-7 3:-14 4:-7 8:31
right match 1 e sov	0:-12 1:21 2:-9 3:15 4:-7 8:-8
right match 1 e svo	0:7 2:-6 8:13
right match 1 e v2	3:15
right match 1 n sov	0:9 1:-11 2:9 4:-7 8:7
right match 1 n svo	0:23 3:8 4:-6 8:-10
right match 1 n v2	1:-7 3:21
right match 1 sov	1:6 4:-8 6:-6 8:9
right match 1 sov and	1:20 2:-6
right match 1 sov none	0:11 1:-8 2:19 3:-8 4:-6 8:-6
right match 1 sov obj	3:20
right match 1 svo	0:19 1:-7 2:-7 4:-7 8:9
right match 1 svo none	0:25 1:-6 3:-10 8:6
right match 1 svo of	3:12
right match 1 v2	1:-12 2:-8 3:29 8:-8
right match 1 v2 none	1:-11 2:-7 3:33 8:-8
right match 2	0:-10 1:-9 2:-15 4:6 5:-8 6:7 7:-6 8:19 9:6
right match 2 A	0:-7 2:-12 3:14 4:8 8:-9
right match 2 F	3:8
right match 2 N	0:8 3:15 8:-12
right match 2 O	1:-8 3:-19 4:-8 6:11 8:25
right match 2 U	0:-6 1:-7 3:-18 4:-6 8:22 9:14
right match 2 V	1:-12 3:24 8:-6
right match 2 e svo	3:19 8:-8
right match 2 n sov	0:-16 2:-11 3:-38 5:-7 6:30 9:18
right match 2 n svo	0:10 3:10
right match 2 n v2	1:-15 2:-6 3:33 4:-6 8:-7
right match 2 sov	0:-12 2:-11 3:-36 4:10 5:-7 6:12 8:9 9:22
right match 2 sov in	1:-7 3:-14 8:26
right match 2 sov none	0:-15 1:12 2:-9 3:-15 4:7 8:-13 9:24
right match 2 svo	0:19 1:-6 3:11 4:-7 8:-8
right match 2 svo none	0:13 3:18 4:-7 8:-9
right match 2 v2	0:-16 1:-20 2:-11 3:30 4:-9 8:20 9:-6
right match 2 v2 none	0:-12 1:-10 3:17 8:13
right match A	1:-6 2:-9 3:20 4:21 5:-7 6:-6 7:-7 8:-13 9:-8
right match F	1:-8 3:35 4:-6 6:-7 8:-6
right match H	2:8
right match N	0:10 3:31 4:-12 8:-20
right match O	1:-13 3:16 4:-12 5:-10 9:11
right match U	0:13 1:-10 2:-7 3:-19 4:8 8:15 9:10
right match V	2:-6 3:17 4:-6 8:-9
right match h	0:-9 1:-10 2:-14 5:-10 6:-8 7:-6 8:6 9:26
right meet	0:15 1:-7 5:-7 6:-6 8:8
right meet -	0:16 2:-7 4:6
right meet 0	0:12 1:-9 2:9 4:-6 5:-6 6:-6 8:11
right meet 0 A	1:-7 4:-7 8:16
right meet 0 F	2:10 3:-18 8:20
right meet 0 N	0:-14 1:-6 2:-9 3:8 4:16 5:-8 8:10
right meet 0 O	0:15 1:-6 2:8 3:13 4:-10 8:-14
right meet 0 U	0:32 3:-9 8:-6
right meet 0 e sov	0:9
right meet 0 e svo	0:20 2:15 3:-13 8:-16
right meet 0 n sov	0:18 3:-15 8:13
right meet 0 n svo	1:-11 3:21 4:-12 5:-6 6:-6 8:9
right meet 0 n v2	8:12
right meet 0 sov	0:16 3:-18 4:-6 8:19
right meet 0 sov none	0:10 1:-6 2:7 3:-19 4:-6 6:-7 8:23
right meet 0 sov subj	0:12
right meet 0 svo	0:9 1:-10 2:7 3:15 4:-6 5:-6 6:-6
right meet 0 svo at	2:15 3:-7 4:-12 8:9
right meet 0 svo from	0:10 8:-6
right meet 0 svo in	0:8
right meet 0 svo none	0:16 1:-8 2:12 3:7 5:-6 8:-12
right meet 0 v2	8:13
right meet 0 v2 in	8:11
right meet 0 v2 none	0:9
right meet 1	4:28 5:-13 6:-6 8:-10
right meet 1 A	0:14
right meet 1 N	4:20 5:-8 8:-10
right meet 1 O	0:-15 1:-8 2:-7 3:-9 4:13 5:-12 8:26
right meet 1 U	0:7 1:-6 2:9 3:7 4:-6 8:-8
right meet 1 e svo	1:-9 3:-14 4:16 5:-7 8:15
right meet 1 n sov	1:9 2:-7 3:11
right meet 1 n svo	1:15 2:12 3:-18 4:20 5:-11 8:-19
right meet 1 n v2	0:10
right meet 1 sov	2:-6 3:18 8:-6
right meet 1 sov none	1:-6 3:18
right meet 1 svo	1:12 3:-21 4:17 5:-11
right meet 1 svo in	4:19 5:-6 8:-14
right meet 1 svo none	1:-13 2:13 4:15
right meet 1 svo with	1:29 3:-26
right meet 1 v2	0:14
right meet 1 v2 none	0:8
right meet 2	1:-8 2:-10 3:24 4:-11 5:-6 8:6
right meet 2 N	3:7 4:-8 8:12
right meet 2 U	3:20
right meet 2 e svo	0:9 3:12
right meet 2 n sov	3:15
right meet 2 n svo	0:-7 8:20
right meet 2 sov	3:14
right meet 2 sov none	0:9
right meet 2 svo	2:-7 3:6 4:-9 5:-6 8:18
right meet 2 svo none	0:7 2:-6 3:21 4:-9
right meet A	0:12 1:-6 2:7 4:-12 8:7
right meet F	1:14 2:11 3:-24 4:-6 5:-6 6:-9 8:21
right meet N	0:-11 1:-7 2:-9 3:6 4:17 5:-13 8:11
right meet O	0:9 1:-10 2:9 3:10 5:-10 6:-7
right meet U	0:17 1:-7 3:16 4:-6 8:-11
right meet h	1:-7 2:19 5:-13 6:-8 9:-6
right move	1:9
right move -	1:15 3:7 5:-7 9:-6
right move 0	1:10 7:-6
right move 0 A	1:15 4:6 9:-6
right move 0 F	0:-8 1:7 2:-12 5:-10 6:30 7:-7 8:-8
right move 0 H	1:17 2:10 3:-7
right move 0 N	0:10 1:-10 2:8 3:-18 4:-9 6:-7 8:28
right move 0 O	2:12 3:17 4:-9 6:-9 7:-6 9:-6
right move 0 U	0:12 2:-7 3:-8 5:-8 6:-6 8:21
right move 0 V	1:25 3:-16 4:21 5:-7 6:-6 8:-10 9:-9
right move 0 e sov	2:-7 4:33 5:-14 6:-8 7:-6 8:-13 9:-10
right move 0 e svo	0:21 2:-9 3:15 5:-7 6:-7 8:-6
right move 0 e v2	0:6 1:-6 2:-8 3:-10 5:28 8:-17
right move 0 n sov	1:8 2:15 3:-33 4:-6 5:6 7:-7 8:23 9:-8
right move 0 n svo	1:14 5:-7 8:7
right move 0 n v2	0:-7 3:15 7:-6 9:-6
right move 0 sov	2:14 3:-26 4:12 7:-7 8:8 9:-10
right move 0 sov in	1:-26 2:-8 3:-9 4:17 5:-8 8:22
right move 0 sov none	0:8 1:21 3:-19 4:10 5:-14 8:-9 9:-8
right move 0 sov obj	0:-17 1:6 2:-19 3:-20 4:-20 5:14 6:-7 8:42 9:-6
right move 0 sov of	1:-11 2:17 3:-6 4:11
right move 0 sov subj	0:-17 1:20 2:29 3:-28 4:-10 5:-7 6:-10 9:-6
right move 0 sov to	0:19 4:-8
right move 0 sov with	0:6 3:-10 4:10 5:10 6:-6 8:-8
right move 0 svo	1:10 5:-8 8:6
right move 0 svo as	3:-9 4:-6 8:21
right move 0 svo at	0:-8 1:-9 2:17 4:-17 8:16
right move 0 svo from	1:-8 3:-13 4:-12 5:-12 6:-7 8:39
right move 0 svo in	0:31 1:6 2:-6 4:-8 5:-12 8:-11
right move 0 svo is	0:8 1:19 2:-8
right move 0 svo none	1:12 3:7 9:-6
right move 0 svo of	1:-18 2:-11 3:-14 8:25 9:17
right move 0 svo to	1:-10 4:-6 8:20
right move 0 svo vs	0:6 2:6
right move 0 svo with	1:13 3:-17 4:-7 5:-7 6:-8 8:26
right move 0 v2	1:7 2:-6 3:6 4:7 5:6 7:-6 8:-6 9:-6
right move 0 v2 at	0:-6 1:-11 3:-7 4:-18 8:36
right move 0 v2 in	0:-17 1:-13 2:-8 3:32 4:20 5:-10 8:-19
right move 0 v2 none	0:-8 1:12 5:12 8:-17 9:-6
right move 0 v2 with	0:14 3:-6
right move 1	0:6 3:9 7:-6
right move 1 A	1:23 2:7 3:-21 4:6 5:-7 6:-6 7:-6 8:-12
right move 1 F	1:-13 3:21 5:16 7:-6 8:-13 9:-7
right move 1 H	3:13 8:-7
right move 1 N	2:-9 3:-21 4:-10 5:10 6:7 8:17
right move 1 O	1:10 2:-12 3:18 4:-15 5:-6 7:-6 8:13 9:-7
right move 1 U	0:22 1:-9 2:-8 3:6 4:-8 8:-11 9:14
right move 1 V	0:6 1:-24 2:-10 4:15 6:17 8:-7
right move 1 e sov	0:7 2:-16 3:15 4:-14 5:-9 6:-7 8:6 9:14
right move 1 e svo	2:-13 3:21 5:10 6:8 8:-17 9:-6
right move 1 n sov	0:-11 1:6 2:24 3:-23 4:-12 5:19 7:-6 8:-6 9:-9
right move 1 n svo	1:17 2:-13 5:-11 7:-7 8:7
right move 1 n v2	1:-16 3:21 4:12 5:-12 6:-8 9:-6
right move 1 sov	1:7 2:7 3:8 4:-16 5:9 7:-6
right move 1 sov and	2:18 3:-15 5:9
right move 1 sov in	0:-11 1:-14 2:21 3:-10 4:-8 5:23 9:-6
right move 1 sov is	0:6
right move 1 sov none	2:-10 3:26 4:-10 5:-8 6:-6
right move 1 sov subj	1:15 2:-25 3:-17 4:-9 5:-8 6:15 8:-12 9:26
right move 1 svo	0:7 1:7 2:-8 4:6 5:-6 7:-6
right move 1 svo at	1:15
right move 1 svo for	0:13
right move 1 svo from	2:-8 3:-8 4:-6 8:29
right move 1 svo in	0:-10 1:-11 3:-18 4:-13 5:-7 8:46
right move 1 svo none	0:9 1:17 2:-8 7:-6 8:-14
right move 1 svo of	1:-13 3:32 8:-12
right move 1 svo with	0:-9 1:-10 3:17 4:-6 5:-6 6:19 8:-9
right move 1 v2	1:-13 3:17 4:11 5:-15 6:-7 9:-7
right move 1 v2 in	0:13
right move 1 v2 none	0:-6 1:-12 2:9 3:23 4:6 5:-11 6:-7 9:-7
right move 2	2:6 3:11 4:9 5:-6 6:-8 7:-6 8:-13
right move 2 A	1:9 3:-6 5:-6 8:-9 9:9
right move 2 F	0:-6 1:-12 2:-8 3:14 4:6 6:-7 8:-6 9:15
right move 2 N	0:16 1:-6 2:-7 4:11 5:-7 8:-9
right move 2 O	0:7 1:9 3:18 6:-7 8:-17
right move 2 U	1:-8 2:10 4:6 5:-6 9:-6
right move 2 e sov	1:14 2:-18 3:18 4:11 5:-9 8:-12
right move 2 e svo	1:-18 3:10 4:28 5:-7 6:-8 8:-12
right move 2 n sov	0:10 1:-10 2:12 3:-21 4:-11 5:9 6:-6 8:-16 9:24
right move 2 n svo	2:6 3:10 4:9 5:-8 6:-6 8:-13 9:-6
right move 2 n v2	0:-7 1:21 2:-9 3:9 4:-10 6:-6
right move 2 sov	6:-7 8:-15 9:18
right move 2 sov in	3:-6 5:23 8:-10
right move 2 sov is	0:8
right move 2 sov none	1:18 2:-14 3:19 4:-10 5:-6 8:-10
right move 2 sov obj	2:11
right move 2 sov of	0:13 1:11 3:-6 8:-7
right move 2 sov subj	0:-9 1:-8 2:6 3:-12 8:-6 9:28
right move 2 svo	0:9 2:7 3:15 4:12 5:-8 6:-7 8:-13 9:-6
right move 2 svo at	0:13
right move 2 svo in	3:-8 4:19 8:-9
right move 2 svo none	0:6 3:21 4:7 5:-8 6:-7 8:-12 9:-6
right move 2 svo to	1:10 8:-8
right move 2 v2	0:-8 2:-11 3:26 4:-13 5:-6 6:-6 8:8
right move 2 v2 at	8:14
right move 2 v2 none	0:-14 3:32 4:-6 8:-8
right move A	1:14 2:10 8:-7
right move F	0:-9 3:14 5:-6 6:12 7:-7 8:-14 9:8
right move H	1:22 3:6 4:-8 5:-7 6:-7 7:-6 8:-7 9:-6
right move N	0:8 1:-6 3:-17 8:21 9:-6
right move O	1:9 2:7 3:16 4:-7 5:-6 6:-6 7:-6 9:-7
right move U	0:10 1:-7 5:-7 6:-6 8:16
right move V	1:21 3:-9 4:20 5:-8 7:-6 8:-11 9:-9
right move h	1:-13 2:11 7:-7 8:6
right none -	0:7 3:8
right none 0	9:-6
right none 0 A	1:9 2:10 5:-6 6:-6 9:-6
right none 0 F	3:18 5:-6
right none 0 H	1:-6 2:24 5:-7 8:-6
right none 0 N	2:-6 4:11 7:-6 8:10 9:-6
right none 0 O	0:7
right none 0 U	0:12
right none 0 V	1:20 8:-7 9:-7
right none 0 n sov	0:8 1:7 9:-6
right none 0 n v2	0:7 2:7 6:-6 9:-6
right none 0 sov	0:9 1:6 9:-6
right none 0 sov also	0:7
right none 0 sov and	2:13 3:-12
right none 0 sov as	0:11 1:-6
right none 0 sov from	0:9 2:14 3:-7
right none 0 sov in	0:10 1:-7 2:-6 3:-12 4:-11 5:-8 8:29
right none 0 sov is	0:10 1:7 2:-10 4:9 8:-9
right none 0 sov none	0:9 1:12 2:-7 4:-8
right none 0 sov obj	0:16 1:-8 5:9 6:-6 8:-8 9:-6
right none 0 sov of	1:11 2:-9 4:-12 5:-9 7:-6 8:16 9:-6
right none 0 sov subj	0:-9 2:-14 3:29 4:8 5:8 6:-8 7:-8 8:-12 9:-9
right none 0 sov to	0:10 1:-8 3:-12 4:28 5:-8 8:-15
right none 0 sov vs	0:-6 1:-24 2:41 3:-6
right none 0 sov with	0:-20 1:14 5:-13 6:17 7:-8 9:-7
right none 0 svo as	0:22 2:-11 4:9 5:-8 6:-6
right none 0 svo at	0:6 2:16 3:-16 4:24 6:-7 8:-9
right none 0 svo by	0:-7 1:17 2:25 3:-9 4:-14 5:-6 8:-9
right none 0 svo for	0:10 1:23 2:-12 4:-11 8:-7
right none 0 svo from	1:-12 2:21 7:-6
right none 0 svo in	0:9 2:-6 3:-14 6:-7 8:24
right none 0 svo is	0:-8 3:-6 4:14 5:12 6:-10 7:11 8:-12 9:-9
right none 0 svo none	0:6
right none 0 svo not	1:-6 2:25 3:-6 4:-6
right none 0 svo of	2:-7 3:-12 4:14 6:19 7:-8 8:-9 9:-8
right none 0 svo to	1:-9 3:-10 4:51 5:-9 6:-6 8:-18
right none 0 svo vs	1:-19 2:59 3:-10 8:-6
right none 0 svo with	0:-6 1:21 3:12 4:-8 7:-7 9:-6
right none 0 v2	2:9 6:-6 9:-6
right none 0 v2 at	1:-11 2:16 3:-19 4:8 5:-7 8:16
right none 0 v2 by	4:21 8:-10
right none 0 v2 for	0:9
right none 0 v2 from	0:8 1:-8 2:26 3:-12 4:-9
right none 0 v2 in	1:-12 2:-6 4:26 5:-8 6:-8 8:6 9:-7
right none 0 v2 is	0:20 3:-6
right none 0 v2 none	3:11 6:-6 8:9 9:-6
right none 0 v2 not	0:-7 2:33 3:-20
right none 0 v2 of	0:9 3:-9 4:-13 8:20
right none 0 v2 to	0:8 2:-7 3:9 4:18 5:-13 8:-13
right none 0 v2 vs	0:-9 1:-22 2:56 3:-11 4:-6 8:-6
right none 0 v2 with	0:10 1:28 2:-15 4:-8 5:-6
right none 1	0:6 7:-6
right none 1 A	2:10 5:-8 6:-8 7:-7
right none 1 F	5:6 6:8
right none 1 H	1:-7 4:9 6:8 7:-9 9:7
right none 1 N	1:-6 3:8 6:-8 8:17 9:-6
right none 1 O	0:6 1:-11 4:6
right none 1 U	0:15 3:9
right none 1 V	0:8 1:-13 2:24 3:21 4:-16 5:-10 6:-7 7:-6 9:-9
right none 1 n sov	0:9 4:-8 6:-7 8:9
right none 1 n svo	7:-6
right none 1 n v2	3:12 4:7 5:-6 8:-6
right none 1 sov	0:11 4:-10 6:-8 8:6
right none 1 sov and	0:-6 1:11 2:-16 3:-11 4:-7 5:14 8:16
right none 1 sov as	0:11
right none 1 sov from	0:20 8:-8
right none 1 sov in	0:17 8:-8
right none 1 sov none	0:6 3:7 6:-7
right none 1 sov obj	0:11 1:-8 2:-7 3:16
right none 1 sov of	1:26 3:-23 4:-13 5:-11 6:-7 8:6 9:-6
right none 1 sov subj	1:-28 2:8 3:11 4:-12 5:-13 6:-6 8:32 9:-6
right none 1 sov to	0:20 2:13 3:-7 4:-9 8:-6
right none 1 sov with	0:8 3:13 8:-6
right none 1 svo	7:-6
right none 1 svo as	0:-9 3:26 8:-8
right none 1 svo at	3:-24 4:19 5:-8 6:-8 7:-6 8:25 9:-6
right none 1 svo by	0:16
right none 1 svo for	1:-6 3:17
right none 1 svo from	1:-8 2:-16 3:-6 4:13 6:-9 7:-6 8:26 9:-6
right none 1 svo in	1:-13 3:-27 4:9 5:28 6:-8 7:-6 8:13 9:-7
right none 1 svo is	0:14 1:25 2:-10 3:-6 4:-8 8:-6 9:-6
right none 1 svo none	0:7 3:6 7:-6
right none 1 svo not	0:12
right none 1 svo of	1:-6 2:-9 3:22 4:-7 5:-9 6:-8 7:-6 8:23 9:-8
right none 1 svo to	1:-7 3:-10 4:9 5:-6 6:-9 8:17
right none 1 svo vs	0:-14 1:-11 2:49 3:-11 4:-6 8:-8
right none 1 svo with	1:15 5:-7 7:-7 8:8 9:-7
right none 1 v2	0:6 1:-7 2:-6 3:8
right none 1 v2 at	0:15 2:-8 4:18 8:-14
right none 1 v2 from	0:-9 2:6 3:6 4:22 5:-8 8:-18
right none 1 v2 in	0:25 3:-12 4:19 8:-21
right none 1 v2 is	0:-6 1:-6 2:-12 3:-6 4:-7 9:28
right none 1 v2 none	8:11
right none 1 v2 to	0:14
right none 1 v2 vs	0:9 2:-9 3:12
right none 1 v2 with	0:12 1:-8 2:-9 3:7 4:-6 5:-6 6:19 8:-12
right none 2	3:9
right none 2 A	1:8 3:10
right none 2 F	3:15 9:-6
right none 2 H	0:20 1:-12 2:17 3:-7 4:-7 5:9 6:-8 8:-9
right none 2 N	0:9 2:-10 3:11 5:16 6:-6
right none 2 O	2:-8 3:19 5:-6 7:-6
right none 2 U	0:11 2:6
right none 2 V	0:8 1:13 3:11 5:-7 6:-7 7:-6 8:-15 9:-12
right none 2 n sov	0:7 1:6 4:-7
right none 2 n svo	0:6 3:11
right none 2 n v2	3:16 7:-6
right none 2 sov	1:6 4:-8
right none 2 sov and	1:8 2:-7 3:18 5:-6 8:-9
right none 2 sov from	0:6 3:19 8:-10
right none 2 sov in	0:17 1:-6 3:-7 5:21 8:-20
right none 2 sov is	1:-6 2:-6 4:21
right none 2 sov none	1:6 2:8 3:-6 4:-8
right none 2 sov obj	0:-19 1:-14 2:-7 3:44 8:-8
right none 2 sov of	0:9 1:10 2:-13 3:27 4:-8 5:-8 8:-18
right none 2 sov subj	0:14 1:-15 2:-10 3:19 4:-7 5:-8 8:7
right none 2 sov with	0:7 1:-15 2:30 3:-13 8:-6
right none 2 svo	0:6 3:11
right none 2 svo as	0:7 1:-17 8:14
right none 2 svo at	1:-13 2:9 4:20 5:-10 6:-8 7:-6 9:-7
right none 2 svo for	0:8 1:20 3:-8 4:-10
right none 2 svo from	0:11 5:-10 6:-7 8:13
right none 2 svo in	1:-13 2:-7 4:-25 5:12 6:-8 7:-6 8:31 9:-6
right none 2 svo is	1:-15 2:17 3:-18 4:-10 5:-10 6:-7 8:9 9:15
right none 2 svo none	3:17
right none 2 svo of	0:10 2:6 3:-12 4:-12 5:-8 8:16 9:-6
right none 2 svo to	0:11 1:15 2:-9 3:-18 4:18 8:-14
right none 2 svo vs	1:-6 2:29 3:-13 8:-7
right none 2 svo with	0:10 1:27 2:-11 4:-8 6:-8 8:-14
right none 2 v2	3:19 7:-6
right none 2 v2 at	1:21 3:-12 4:8 8:-8
right none 2 v2 for	0:10
right none 2 v2 from	0:6 3:13
right none 2 v2 in	0:10 3:-9 8:9
right none 2 v2 none	0:-6 3:18 4:-7 5:6 6:-6 7:-7
right none 2 v2 to	2:-6 3:35 4:-24
right none 2 v2 with	1:9 2:-6 3:26 4:-9 5:-7 6:-8 8:-13
right none A	1:8 2:7 6:-6
right none F	3:12 9:-6
right none H	2:20
right none N	0:6 4:6 6:-6 7:-6 8:10
right none O	3:8
right none U	0:12
right none V	0:6 1:16 2:15 5:-6 6:-6 8:-7 9:-9
right none h	1:-11 2:10
right over	1:14 3:-6 5:11 6:-7
right over -	1:34 2:-7 4:-8 8:-10
right over 0	1:10 4:-8 5:19 6:-8 7:-6 8:-7
right over 0 A	1:27 2:10 3:-13 4:-7 5:-10 8:-7 9:7
right over 0 F	0:-8 1:10 2:-9 4:-7 5:18 6:-9
right over 0 H	1:7 2:-11 5:12
right over 0 N	0:12 1:-6 3:-6 4:7
right over 0 O	1:-19 2:-10 3:13 4:-11 5:36 6:-9 8:-9 9:-7
right over 0 U	2:22 3:8 4:-11 5:-16 6:-6 9:-6
right over 0 V	1:18
right over 0 e sov	1:-6 3:12 5:13 8:-9
right over 0 e svo	0:-6 1:-16 3:-24 4:-8 5:32 8:16
right over 0 n sov	0:-21 1:-8 2:18 3:-19 4:-16 5:51 6:-11 7:-8 8:-16 9:-8
right over 0 n svo	1:27 6:-6
right over 0 n v2	0:22 2:-8 4:-6 5:7 8:-11
right over 0 sov	0:-19 1:-12 2:13 4:-17 5:47 6:-10 7:-7 8:-19 9:-8
right over 0 sov none	0:-14 2:17 3:-7 4:-9 5:29 6:-8 7:-6 8:-21
right over 0 sov obj	0:-7 5:24 8:-7
right over 0 sov of	1:-6 3:-14 5:36 8:-15
right over 0 sov subj	0:-8 2:10 3:-12 5:20 8:-11
right over 0 sov to	4:-16 5:-9 8:26
right over 0 svo	1:17 3:-10 4:-8 5:11 6:-6 7:-6
right over 0 svo from	0:-8 1:-8 2:-16 3:-14 5:23 8:-16 9:24
right over 0 svo in	3:-9 4:10 5:-7 8:9
right over 0 svo none	0:-10 1:23 4:-11 5:8 6:-7 7:-6 9:-8
right over 0 v2	0:29 2:-9 3:8 4:-6 8:-8
right over 0 v2 none	0:25 2:-6 5:-7
right over 1	1:29 2:-15 3:-22 4:15 5:-11 6:-7 7:-6 9:6
right over 1 A	0:-6 1:31 2:-20 3:-13 4:16 5:-8 8:-14 9:11
right over 1 F	0:-7 1:25 3:-19 8:12
right over 1 O	0:16
right over 1 U	0:14 1:-8 3:-7 4:12
right over 1 e svo	0:9 3:-11 8:19
right over 1 n sov	0:-11 1:25 2:-12 3:-11 4:13 5:-8
right over 1 n svo	0:11 1:13 2:-11 3:-14 8:-11 9:15
right over 1 n v2	1:28 3:-14 8:-6
right over 1 sov	0:-14 1:23 2:-14 3:-12 4:21 5:-7
right over 1 sov none	0:-15 1:22 2:-16 3:-8 4:27 5:-8 8:-8 9:-6
right over 1 sov subj	1:21 3:-11
right over 1 svo	0:7 1:8 2:-12 3:-20 4:9 5:-8 6:-6 8:6 9:11
right over 1 svo none	0:17 1:12 2:-8 3:-11
right over 1 svo of	1:8 3:-14 8:22
right over 1 v2	1:27 3:-16 8:-6
right over 1 v2 none	0:-7 1:31 3:-15
right over 2	0:28 2:-6 3:-6 8:-7
right over 2 A	0:13 2:-6
right over 2 N	4:12 8:-8
right over 2 O	0:8
right over 2 U	0:19
right over 2 e svo	4:8
right over 2 n sov	0:6 1:7
right over 2 n svo	0:17
right over 2 n v2	0:11
right over 2 sov	0:8
right over 2 sov none	0:10
right over 2 svo	0:21 4:6 8:-7
right over 2 svo none	0:20 4:6 8:-7
right over 2 v2	0:10
right over 2 v2 none	0:15
right over A	1:33 2:-6 3:-12 5:-10 8:-9 9:10
right over F	0:-8 1:25 2:-14 3:-19 4:-9 5:20 6:-12 8:8 9:-7
right over H	1:6 2:-18 3:-6 5:22
right over N	0:12 1:-7 2:-6 3:-10 4:15 5:-9 8:8
right over O	1:-17 2:-10 3:13 4:-12 5:36 6:-9 8:-12 9:-7
right over U	0:6 1:-6 2:12 3:9 5:-14 6:-6 9:-7
right over V	1:22
right over h	1:-18 3:-17 5:27 6:-9 7:-7 9:12
right play	0:9 1:-9 2:7 7:-6 8:6
right play -	0:12 2:8 4:-7 8:9 9:-6
right play 0	0:7 3:-6 8:8 9:-6
right play 0 A	2:7 3:-7 4:6 5:-8 6:-7 7:-7 8:19 9:-7
right play 0 F	2:-10 3:-21 4:-7 5:-6 6:21 8:18
right play 0 H	0:-9 1:8 2:25 3:-7 8:-6
right play 0 N	0:7 1:-11 2:-6 3:-11 5:18
right play 0 O	0:13 2:-8 3:12 5:-9 6:6 8:-11
right play 0 U	0:20 1:9 8:-9
right play 0 V	0:-17 2:-7 3:-11 4:-6 5:22 8:12
right play 0 e sov	0:8 1:21 2:-14 3:-8 4:6 8:-7
right play 0 e svo	0:11
right play 0 e v2	0:-8 3:-6 8:17
right play 0 n sov	0:-10 1:28 2:14 3:-12 4:-9 8:-12 9:-6
right play 0 n svo	0:8 1:-12 7:-6 8:9 9:-6
right play 0 n v2	0:21 8:-7
right play 0 sov	1:30 3:-13 5:-6 8:-13 9:-6
right play 0 sov none	1:15 2:9 3:-10 4:6 8:-10
right play 0 sov subj	1:16
right play 0 svo	0:7 1:-18 7:-6 8:9 9:-6
right play 0 svo at	2:-6 8:12
right play 0 svo in	0:14 1:-8 4:-6 8:11
right play 0 svo is	1:-11 2:29 3:-6 4:-6
right play 0 svo none	0:7 1:-11 4:-8 7:-6 8:14 9:-6
right play 0 svo of	0:14
right play 0 svo to	3:-6 4:25 8:-10
right play 0 svo with	0:-9 1:-10 2:-10 3:12 4:-7 6:21 8:-7
right play 0 v2	0:12 3:-8 4:-7 8:9
right play 0 v2 in	1:-10 8:19
right play 0 v2 none	1:19 3:-8 8:-6
right play 1	1:-28 2:8 3:8 4:6 5:-8 7:-6 9:7
right play 1 A	1:-27 2:35 3:-18 8:-7
right play 1 F	3:-10 4:-6 6:-8 8:-8 9:31
right play 1 N	0:6 2:-6 3:8 8:6
right play 1 O	1:-7 2:-7 3:32 6:-6 8:-9
right play 1 U	0:15 1:-7 2:-10 4:-6 6:21 8:-9
right play 1 V	0:-12 1:-25 3:-9 8:40
right play 1 e sov	1:-16 3:9 8:16
right play 1 e svo	0:-7 2:25 3:-7 4:-6
right play 1 n sov	1:-10 8:16
right play 1 n svo	1:-25 2:10 3:10 4:8 5:-9 7:-6 9:6
right play 1 n v2	0:8
right play 1 sov	0:8 1:-20 8:22
right play 1 sov none	0:15 3:-6
right play 1 sov of	0:-14 1:-32 2:-6 3:9 4:-6 6:-6 8:39
right play 1 svo	1:-21 2:16 3:8 5:-8 7:-6 8:-10 9:6
right play 1 svo at	0:18
right play 1 svo none	1:-24 2:30 3:13 5:-7 6:-9 7:-6 8:-15
right play 1 v2	0:10
right play 2	0:30 1:9 2:-6 4:-6 8:-9
right play 2 A	0:10 1:7 2:-7
right play 2 F	0:16 3:-11
right play 2 N	0:9
right play 2 O	0:13 3:8 8:-8
right play 2 U	0:12
right play 2 V	0:11 1:-7
right play 2 e sov	0:15 3:-9
right play 2 e svo	0:15 1:-6
right play 2 n sov	0:9
right play 2 n svo	0:20 1:11 2:-8 4:-7 8:-10
right play 2 sov	0:20 3:-8
right play 2 sov none	0:21 1:-8 3:-9
right play 2 svo	0:24 2:-6 4:-6 8:-9
right play 2 svo none	0:19 2:-7 3:9 8:-7
right play A	0:7 1:-11 2:21 3:-7 4:7 5:-7 6:-7 7:-7 8:9 9:-7
right play F	0:11 1:-9 2:-11 3:-7 4:-9 5:-7 8:6 9:15
right play H	0:-10 2:26 3:-7 8:-6
right play N	0:18 1:-8 2:-7
right play O	0:8 1:-8 2:-8 3:26 5:-9 8:-8
right play U	0:21 2:-7 4:-6 6:8 8:-10
right play V	0:-10 1:-23 2:-9 3:-13 4:-6 5:14 8:35
right play h	0:6 1:-11 2:-23 3:23 4:19 7:-6 8:-18
right push	3:14 5:-9 7:-6 8:7 9:-6
right push -	1:13 2:-10 3:10 4:10 5:-8 7:-6 9:-6
right push 0	1:10 2:6 4:10 5:-8 7:-6 9:-6
right push 0 A	0:-9 1:23 4:7 8:-8
right push 0 F	3:22
right push 0 H	0:9 1:-12 2:-13 3:-7 4:21
right push 0 N	0:-12 1:10 2:9 3:-22 4:28 5:-10 6:-7 8:-7
right push 0 O	2:-9 3:14 5:-9 6:13 8:-19
right push 0 U	1:-12 3:-15 4:-8 8:36
right push 0 V	3:-8 4:-7 8:17
right push 0 e sov	3:9
right push 0 e svo	1:-11 2:-7 3:-11 4:8 8:20
right push 0 e v2	1:-14 2:25 3:-15 4:-11 8:13
right push 0 n sov	0:-9 1:-15 4:25 5:-6 6:9 8:-13
right push 0 n svo	1:21 2:-14 3:6 4:10 5:-8 7:-6 8:-7 9:-7
right push 0 n v2	1:7 4:-7 8:11
right push 0 sov	0:-11 1:-18 3:-14 4:24 5:-8 6:27 8:-18
right push 0 sov none	1:-9 2:20 3:-27 5:-6 6:25 8:-15
right push 0 sov obj	0:-6 1:-9 3:26
right push 0 svo	1:24 2:-13 4:11 5:-7 7:-6 9:-6
right push 0 svo at	0:-15 1:-12 2:-7 3:-13 4:33 8:6
right push 0 svo in	0:-12 1:-6 4:-14 8:34
right push 0 svo none	0:12 1:24 2:-12 5:-6 8:-12
right push 0 svo with	1:22 3:-6 8:-8
right push 0 v2	1:-9 2:16 4:-12 5:-6 6:-6 8:17
right push 0 v2 none	1:-9 2:22 4:-9 5:-6 6:-6
right push 1	1:-9 2:-10 3:39 4:-10 5:-9 6:-7 9:-6
right push 1 A	0:9
right push 1 F	0:17
right push 1 O	0:-7 1:-12 3:41 4:-7 8:-9
right push 1 U	1:-7 2:-8 3:14 4:-6 8:16
right push 1 e svo	3:18
right push 1 n sov	1:-6 3:13
right push 1 n svo	1:-13 2:-10 3:32 4:-9 5:-8 6:-7 8:8
right push 1 n v2	1:8
right push 1 sov	0:8 1:-8 3:17
right push 1 sov none	3:12
right push 1 svo	1:-10 2:-8 3:37 4:-9 5:-7 6:-7 8:-6
right push 1 svo none	0:-9 1:-16 2:-10 3:46 4:-10 5:-8 6:-7 9:-6
right push 1 svo with	0:15 3:-9
right push 1 v2	3:20 8:-7
right push 1 v2 none	3:12
right push 2	1:14 2:-8 3:22 4:-16 5:-8 6:-6
right push 2 A	0:13 3:-7
right push 2 F	1:-6 3:16
right push 2 N	3:8 4:-12 8:15
right push 2 O	0:8 3:10 8:-8
right push 2 U	0:-16 1:15 3:15 8:-6
right push 2 e svo	3:15 4:-6
right push 2 n svo	3:30 4:-13 5:-7
right push 2 n v2	0:-14 1:22 8:-6
right push 2 svo	0:18 1:-6 3:17 4:-14 5:-6
right push 2 svo in	4:-21 8:28
right push 2 svo none	2:-6 3:25 4:-9 8:-6
right push 2 v2	0:-13 1:21 8:-6
right push 2 v2 none	0:-10 1:14
right push A	1:19 4:7 8:-8
right push F	0:14 1:-9 2:-7 3:27 4:-6 6:-8 8:-9
right push H	0:16 1:-11 2:-17 4:19
right push N	0:-15 4:22 5:-10 6:-7 8:6 9:-6
right push O	2:-10 3:28 5:-10 6:11 7:-6 8:-24 9:-6
right push U	0:-6 1:7 2:-10 4:-12 5:-7 6:-7 7:-6 8:30 9:-6
right push V	2:17 3:-15 4:-7 8:10
right push h	1:-12 2:13 3:14 5:-11 7:-6 9:-7
right race	0:10 1:11 3:-8 4:-8 5:-7 8:6
right race -	0:10 1:18 3:-6 8:-8
right race 0	1:21 3:-11 4:-7 5:-7 9:7
right race 0 A	1:8 2:12 3:-8 8:-6
right race 0 N	4:-9 5:-6 8:21
right race 0 O	2:19 3:-6
right race 0 U	0:13
right race 0 V	1:19
right race 0 e sov	0:6 1:29 2:-11 3:-8
right race 0 e svo	0:-8 1:10 2:19 3:-6
right race 0 n svo	1:9 2:-8 3:-8 4:-7 5:-6 8:10 9:7
right race 0 sov	1:12 2:6 3:-7 8:-6
right race 0 sov and	1:-21 2:23
right race 0 sov none	1:12
right race 0 sov of	1:22 2:-11
right race 0 svo	1:9 3:-9 4:-8 5:-8 9:18
right race 0 svo none	1:14 2:14 3:-9 8:-7
right race 1	1:7 2:-6 4:-6 8:15
right race 1 N	0:-8 1:-6 4:-6 5:-7 8:31
right race 1 U	0:9
right race 1 e svo	8:10
right race 1 n svo	1:9 8:14
right race 1 svo	2:-6 8:24
right race 1 svo none	8:18
right race 2	0:20
right race 2 U	0:13
right race 2 e sov	0:13
right race 2 e svo	0:10
right race 2 sov	0:11
right race 2 sov none	0:12
right race 2 svo	0:12
right race 2 svo none	0:8
right race A	0:-6 1:10 2:11 3:-10 8:-7 9:10
right race N	1:-10 2:-6 3:-7 4:-10 5:-9 8:33
right race O	1:12 2:9 3:-9 8:-6
right race U	0:24 1:-6
right race V	0:-6 1:24
right race h	1:-16 2:25 3:-13 4:-14 5:-13 6:-6 8:23 9:6
right reach	1:6 5:10 7:-6 8:6
right reach -	1:21 2:-7 4:-10 7:-6 9:-6
right reach 0	2:6 4:6 5:9 7:-6 9:-7
right reach 0 A	0:-9 1:19 2:13 4:13 5:-12 7:-7 8:-14 9:-9
right reach 0 F	1:-9 2:10 3:-6 4:17 5:-7
right reach 0 H	2:17
right reach 0 N	0:-8 1:-8 2:-12 3:9 4:15 5:9 6:-6
right reach 0 O	1:-12 2:-15 5:26 6:9 9:-6
right reach 0 U	1:7 4:-12 6:-7 8:14 9:-6
right reach 0 V	1:-22 2:11 3:11 5:11 6:-6 9:-7
right reach 0 e sov	0:-6 1:-11 2:-10 3:-15 4:39 5:-8 8:8 9:-6
right reach 0 e svo	1:-11 2:11 3:-24 5:21 6:-7 7:-6 9:-6
right reach 0 e v2	1:11
right reach 0 n sov	3:-25 4:44 5:-11 6:-7 8:-17
right reach 0 n svo	1:-10 2:6 3:12 4:-13 5:9 7:-6 8:8 9:-6
right reach 0 n v2	0:-7 1:-10 2:-9 4:-9 5:21 6:15 8:-10
right reach 0 sov	1:-6 2:-9 3:-24 4:57 5:-12 6:-7 9:-7
right reach 0 sov none	1:-10 2:-10 3:-20 4:51 5:-10 6:-6
right reach 0 sov obj	1:11 2:9 3:-11
right reach 0 sov to	4:16 8:-6
right reach 0 svo	2:8 4:-11 5:9 7:-6 8:10 9:-7
right reach 0 svo at	1:16 2:13 3:-8 4:-9 8:-12
right reach 0 svo from	0:-8 1:-8 2:30 3:9 4:-7 5:-7 8:-11
right reach 0 svo in	0:-11 1:-8 2:-18 3:14 5:9 6:-7 8:15 9:-6
right reach 0 svo none	4:-7 5:20 7:-6 9:-6
right reach 0 svo of	1:-7 2:12
right reach 0 svo with	0:-14 1:-13 2:31 3:-27 4:-10 5:-21 6:32
right reach 0 v2	0:-9 2:-12 3:15 4:-12 5:23 8:-15
right reach 0 v2 none	2:-14 3:24 4:-11 5:-8 6:15 8:-9
right reach 1	1:12 2:-9 3:9 5:12 6:-9 7:-6 8:-8
right reach 1 A	0:15 1:6 2:10 3:-16 4:-11 5:-9 8:-7 9:12
right reach 1 F	0:-9 2:-7 3:24 5:-7 6:-7 8:7
right reach 1 N	0:-11 2:-9 4:-23 5:10 8:27
right reach 1 O	0:-8 1:13 2:-13 3:26 4:-19 5:30 6:-10 7:-7 8:-30 9:-8
right reach 1 U	0:21 1:-8 8:-9
right reach 1 V	1:11 2:-9 4:-7 5:-7 8:15
right reach 1 e sov	1:6 2:-9 3:28 4:-14 5:-7 8:-8
right reach 1 e svo	0:8 1:-9 2:-6 3:30 4:-6 5:-10 8:-11
right reach 1 n sov	0:-9 1:-16 2:22 5:-7 6:-6 8:19
right reach 1 n svo	1:15 2:-13 4:-14 5:18 6:-11 7:-7 8:8
right reach 1 sov	0:-7 1:14 3:11 5:-11 6:-6 7:-6 9:-7
right reach 1 sov none	0:-10 1:18 2:-11 3:16 5:-7 8:-11
right reach 1 sov obj	1:21 2:-11 3:8 4:-6
right reach 1 sov subj	2:18 3:-6
right reach 1 svo	2:-12 3:9 4:-11 5:18 6:-9 7:-7
right reach 1 svo at	0:8
right reach 1 svo in	1:11 3:-6 5:11 8:-12
right reach 1 svo none	2:-14 3:10 4:-11 5:21 6:-9 7:-6
right reach 1 svo with	1:17 5:-6 8:-10
right reach 1 v2	0:7
right reach 2	1:28 2:-8 3:-9 4:-14 6:-11 7:-6 8:11 9:6
right reach 2 A	1:20 2:11 3:-9 4:-8 8:-10
right reach 2 F	3:-12 8:22
right reach 2 N	1:6 3:-9 4:-10 5:-9 8:25
right reach 2 O	0:9 4:-8 5:13 6:-13
right reach 2 U	0:-11 1:25 2:-10 4:-12 5:-9 6:-6 8:17 9:-7
right reach 2 V	0:-6 3:-7 8:-13 9:27
right reach 2 e sov	0:9 1:17 2:-7 4:-7 8:-10
right reach 2 e svo	1:-14 2:-6 4:-9 5:14 6:-16 8:15
right reach 2 n sov	0:8 1:25 2:-9 3:-24 4:-8 5:-7 6:-6 8:15
right reach 2 n svo	0:-16 1:22 4:-15 5:-12 6:-7 7:-7 8:13
right reach 2 sov	0:13 1:24 2:-11 4:-10 5:-8 6:-6
right reach 2 sov none	0:18 1:9 2:-6 8:-8
right reach 2 sov of	0:18 8:-7
right reach 2 svo	0:-13 1:26 2:-12 4:-15 6:-11 7:-7 8:18
right reach 2 svo from	0:8
right reach 2 svo none	0:-14 1:28 4:-13 5:7 6:-15 7:-7
right reach A	1:22 2:11 3:-9 4:8 5:-12 7:-7 8:-14
right reach F	1:-11 3:10 4:16 5:-11 6:-6 7:-6 8:9 9:-7
right reach H	2:13
right reach N	0:-9 2:-14 3:8 4:7 5:7 6:-7 7:-6 8:14 9:-7
right reach O	2:-13 3:10 5:26 7:-6 9:-6
right reach U	6:-7 7:-6 8:16 9:-7
right reach V	0:-9 1:-7 2:-10 5:19 6:-8 7:-6 9:8
right reach h	0:-9 1:-12 5:18 6:-8 7:-6 8:7
right save	1:18 3:-9 4:7 5:-7 6:-6 7:-6 9:-6
right save -	1:42 2:-20 5:-6 6:-6 8:-8
right save 0	1:19 2:7 3:-11 5:-8 6:-7 7:-6 8:13 9:-7
right save 0 A	1:13 2:10 3:-9 5:-6 9:-6
right save 0 O	1:-13 2:-6 3:10 4:-12 8:23
right save 0 V	1:15
right save 0 e sov	0:-8 1:10 2:-8 4:14
right save 0 e svo	0:11 1:7
right save 0 e v2	0:-6 1:-8 2:-6 4:7 8:16
right save 0 n svo	1:18 2:12 4:-12 5:-6 6:-6 9:-6
right save 0 n v2	0:-8 1:20 3:-6
right save 0 sov	4:19 8:-7
right save 0 sov none	4:13
right save 0 svo	1:12 2:12 4:-14 5:-8 6:-7 8:8 9:-6
right save 0 svo is	0:20 2:-6
right save 0 svo none	1:18 2:10 4:-11 5:-6
right save 0 v2	0:-9 1:10 3:-6 4:7 8:8
right save 0 v2 none	0:-10 1:12 3:-8 8:10
right save 1	1:16 3:-11 4:11 5:-6 9:-6
right save 1 A	0:-7 1:19 2:-7 3:-9 4:15
right save 1 e v2	1:-11 3:-10 4:27 9:-7
right save 1 n svo	1:21 2:-10
right save 1 svo	1:23 2:-10
right save 1 svo none	1:26 2:-10
right save 1 v2	1:-10 2:7 3:-8 4:23 9:-6
right save 1 v2 none	1:-9 3:-8 4:22 9:-6
right save A	1:14 2:14 3:-10 5:-6 6:-6 9:-7
right save N	8:12
right save O	1:-15 2:-6 4:-12 8:31
right save V	1:11
right save h	1:-11 2:18 3:-20 4:9 5:-10 6:-6 7:-6 8:21 9:-8
right shoot	1:8 2:15 3:-10 5:-6 7:-6
right shoot -	1:23 2:11 3:-12 5:-6 9:-6
right shoot 0	1:7 2:16 3:-13 5:-7 6:9 7:-6
right shoot 0 A	0:-8 1:8 2:28 3:-7 4:-6 6:-8
right shoot 0 F	2:-12 3:-23 4:16 5:-6 6:6 8:-9 9:21
right shoot 0 H	0:-6 1:-13 2:39 6:-7
right shoot 0 N	0:-10 1:14 2:-6 3:-9 4:-14 6:12 8:12
right shoot 0 O	0:22 2:11 3:-11 8:-11
right shoot 0 U	0:8 1:-6 2:-10 3:-6 6:25 8:-8
right shoot 0 V	1:-18 2:18 3:-9 4:8 5:-6 6:-6 9:6
right shoot 0 e sov	0:-7 1:-8 2:23 3:-10 4:-6 5:-6 6:14 8:-8 9:-6
right shoot 0 e svo	1:-33 2:32 4:11
right shoot 0 e v2	0:-6 2:6 6:24 8:-8
right shoot 0 n sov	0:-10 1:-22 2:41 3:-12 4:-7 6:11 8:-7
right shoot 0 n svo	1:13 2:8 3:-13 4:-9 5:-6 6:-7 9:12
right shoot 0 n v2	0:-8 1:22 2:-11 3:-13 4:20
right shoot 0 sov	0:-14 1:-17 2:34 3:-17 4:-11 5:-8 6:33 7:-6 8:-12 9:-9
right shoot 0 sov none	0:-10 1:-7 6:28 8:-10
right shoot 0 sov obj	0:-9 1:-17 2:26 3:-15 4:-7 6:22 8:-6
right shoot 0 sov to	1:-18 2:28
right shoot 0 svo	0:8 1:13 2:14 3:-13 4:-6 5:-7 6:-7
right shoot 0 svo in	4:-7 8:27 9:-7
right shoot 0 svo none	0:10 2:17 3:-11 6:-6 8:-10
right shoot 0 svo of	2:6 3:-14 6:-6 8:-6 9:23
right shoot 0 svo with	1:15
right shoot 0 v2	0:-10 1:13 3:-14 4:18 5:-6 8:-9 9:-6
right shoot 0 v2 none	0:-7 1:20 3:-14 4:10 6:-6
right shoot 1	1:14 4:-13 6:13 7:-6 9:-8
right shoot 1 A	0:-6 2:9 3:20 4:-9 6:-7 8:-8 9:-6
right shoot 1 H	0:9
right shoot 1 O	0:-14 1:13 2:-9 3:-19 4:-10 5:17 6:14
right shoot 1 U	0:6 1:14
right shoot 1 V	0:-6 2:11 3:8
right shoot 1 e svo	1:-12 2:22
right shoot 1 n sov	0:-8 3:-17 6:33 8:-7
right shoot 1 n svo	1:22 3:7 4:-15 6:-9 7:-6 9:-7
right shoot 1 sov	0:-13 1:9 3:-20 4:-6 6:34 8:-11
right shoot 1 sov with	0:-12 1:14 3:-8 6:19 8:-10
right shoot 1 svo	0:-9 1:18 4:-15 5:15 6:-11 7:-7 9:-8
right shoot 1 svo at	0:-8 1:-11 2:-6 3:-13 4:-8 5:28
right shoot 1 svo from	0:6 2:7
right shoot 1 svo none	0:-9 1:18 3:7 4:-12 5:-9 6:-9 7:-6 8:7 9:-7
right shoot 1 v2	2:16
right shoot 2	0:15 2:-14 3:-10 8:15
right shoot 2 A	1:-15 2:-16 3:-8 4:21 8:16
right shoot 2 O	0:14 3:-6
right shoot 2 n sov	1:12
right shoot 2 n svo	0:17 2:-15 3:-9 4:17 8:-6
right shoot 2 sov	1:10
right shoot 2 sov subj	1:10
right shoot 2 svo	0:18 1:8 2:-14 3:-11 4:16 8:-7
right shoot 2 svo none	0:14 1:12 2:-17 3:-10 4:17 8:-7
right shoot 2 v2	0:-6 2:-8 8:23
right shoot 2 v2 none	2:-6 8:17
right shoot A	1:8 2:16 6:-7
right shoot F	1:11 2:-12 3:-22 6:15 8:-7 9:7
right shoot H	2:29 3:-6 6:-8
right shoot N	0:-12 2:-8 3:-9 4:-14 5:-10 6:12 8:29
right shoot O	0:11 1:15 2:-6 3:-21 4:-10 5:11 9:-6
right shoot U	0:12 1:10 2:-11 3:-9 6:15 8:-10
right shoot V	1:-24 2:22 4:7 5:-8 6:-8 7:-6 9:9
right shoot h	1:-20 2:17 3:-7 4:-9 6:11 7:-8 9:18
right sneak	2:8 4:8 5:-6 6:-8 7:-6
right sneak -	1:14 2:13 3:-19 4:-9 5:7 6:-7 7:-6 8:9 9:-7
right sneak 0	2:15 4:9 6:-6 8:-10
right sneak 0 A	0:-10 2:20 3:7 5:-7 8:-7
right sneak 0 F	3:10
right sneak 0 O	1:-6 2:-9 4:16 8:-7
right sneak 0 U	0:18
right sneak 0 V	1:15
right sneak 0 e sov	2:22
right sneak 0 e svo	0:14
right sneak 0 e v2	1:-7 2:30 4:-7 8:-6
right sneak 0 n sov	1:-21 2:44 3:-8 4:-9
right sneak 0 n svo	1:10 2:-21 3:12 4:17 5:7 6:-6 8:-14 9:-6
right sneak 0 n v2	0:-10 2:-19 3:-15 5:-11 8:6 9:27
right sneak 0 sov	1:-22 2:47 3:-8 4:-10
right sneak 0 sov none	1:-17 2:28
right sneak 0 sov to	1:-6 2:33 3:-6 4:-10
right sneak 0 svo	0:8 2:-21 3:6 4:19 8:-11
right sneak 0 svo in	3:-12 4:27 8:-10
right sneak 0 svo none	1:12 2:-19 3:11 5:9 8:-9 9:-6
right sneak 0 v2	0:-11 2:16 3:-17 5:-9 9:24
right sneak 0 v2 in	0:-10 1:-12 2:33 3:-12 4:9 5:-13 9:-6
right sneak 0 v2 none	0:-6 1:17 2:-15 3:-12 4:-8 9:21
right sneak 1	1:6 2:-17 3:18 4:6 5:-10 6:-11 8:7 9:-6
right sneak 1 A	0:-7 1:24 2:-19 3:16 4:-11
right sneak 1 N	0:10 3:14 4:-11 8:-6
right sneak 1 O	0:-16 2:-6 4:13 5:-6 6:-6 8:12
right sneak 1 n sov	0:-7 2:-6 8:17
right sneak 1 n svo	0:-12 1:12 2:-14 3:16 4:18 5:-8 6:-11 8:-10
right sneak 1 n v2	1:7 3:6 4:-6 8:-6
right sneak 1 sov	0:-10 2:-8 4:-10 8:25
right sneak 1 svo	1:8 2:-13 3:33 4:-7 5:-6 6:-12 8:-9
right sneak 1 svo none	1:16 2:-14 3:12 4:9 5:-7 6:-9 8:-11
right sneak 1 v2	1:11 2:-6 3:22 4:-13 8:-10
right sneak 1 v2 none	1:8 3:11 4:-8
right sneak 2	2:14 3:-10 5:-13 6:-6 8:14
right sneak 2 N	0:-8 2:14 3:-18 5:-13 8:27
right sneak 2 O	5:-7 8:11
right sneak 2 U	0:15
right sneak 2 e svo	0:-8 2:23 3:-20 4:12 8:-8
right sneak 2 n sov	1:8 4:-11 8:15
right sneak 2 n svo	0:6 3:11 5:-11 8:10
right sneak 2 n v2	8:9
right sneak 2 sov	2:-8 3:-7 4:-14 8:26
right sneak 2 svo	1:-6 3:7 4:7 5:-10
right sneak 2 svo none	0:-8 2:13 3:7 4:8 5:-9 8:-12
right sneak 2 v2	5:-7 8:14
right sneak 2 v2 none	4:-6 5:-6 8:18
right sneak A	0:-13 1:16 2:13 3:13 4:-9 5:-7 7:-6 8:-9
right sneak F	3:28 6:-8
right sneak N	1:-8 2:18 3:-11 4:7 5:-12 8:7
right sneak O	0:-12 1:-11 2:-15 3:17 4:28 5:-12 6:-10 7:-6 8:8 9:-8
right sneak U	0:29
right sneak V	1:20 3:-6
right sneak h	1:-10 2:9 3:10 4:15 5:-12 6:-7
right stay	1:-7 5:8 7:-6 8:6 9:-7
right stay -	0:8 3:11 4:-6 8:8 9:-6
right stay 0	1:-10 3:9 4:-7 5:10 6:-8
right stay 0 A	0:-6 1:-9 2:19 3:-12 6:-7 7:-11 8:17 9:-11
right stay 0 F	1:-12 2:12 3:19 5:-11 6:-9 8:-13
right stay 0 H	0:-14 1:8 2:-19 3:-12 4:-9 5:16 6:-8 7:26 8:-10 9:-7
right stay 0 N	2:-7 3:24 4:-19 5:-11 8:13
right stay 0 O	1:-8 2:-9 4:17 5:7 6:-8
right stay 0 U	0:31 2:-6 3:-11 4:-7 5:14 8:-10
right stay 0 V	1:-8 2:-15 3:-7 5:22 8:-6 9:11
right stay 0 e sov	0:9
right stay 0 e svo	2:-19 4:26 5:16 6:-8 7:-7 8:-17 9:-6
right stay 0 e v2	1:-7 3:8 4:16 5:-9 8:-7
right stay 0 n sov	1:-13 2:22 3:6 4:-18 5:-11 7:-6 9:11
right stay 0 n svo	0:15 1:-15 2:13 4:-10 6:-7 9:-6
right stay 0 n v2	2:-9 3:11 4:-18 5:36 6:-7 7:-6 8:-15 9:-6
right stay 0 sov	0:10 1:-8 2:10 4:-16 5:-9 8:7 9:7
right stay 0 sov in	3:-7 4:-14 8:24
right stay 0 sov none	0:14 1:-6 3:-8 4:-7 8:-11 9:19
right stay 0 sov subj	2:22 3:-6
right stay 0 sov to	8:10
right stay 0 svo	0:8 2:-6 5:11 6:-8 9:-7
right stay 0 svo at	0:17
right stay 0 svo in	0:-12 2:-6 3:16 4:-14 5:16
right stay 0 svo none	1:-10 3:-7 4:9 6:-8 8:6 9:-8
right stay 0 svo with	0:11 2:-13 3:-6 5:21
right stay 0 v2	2:-10 3:16 5:16 6:-7 7:-6 8:-11 9:-7
right stay 0 v2 at	0:-11 1:-9 3:19 4:24 5:-13 6:-6 8:-12 9:-6
right stay 0 v2 none	2:-15 3:6 4:-12 5:29 6:-6 8:-13
right stay 1	1:-11 2:16 3:-7 4:13 5:-6 6:-8 7:-6 9:-7
right stay 1 A	2:11 4:24 5:-9 6:-6 7:-6 8:-15 9:-7
right stay 1 F	1:-17 3:33 8:-7
right stay 1 H	0:-7 1:-6 2:13 5:14
right stay 1 N	0:-17 2:23 3:-18 4:27 5:-10 8:-13
right stay 1 O	1:13 2:-6 3:-6 4:-10 5:-8 8:15
right stay 1 U	0:15 3:-7 8:10
right stay 1 V	0:18 1:-8
right stay 1 e svo	0:17 1:-7 2:-11 3:8 5:6 8:-10
right stay 1 e v2	0:13 3:10 4:-6
right stay 1 n sov	0:-10 2:23 3:-14 4:-10 5:-7 8:13
right stay 1 n svo	2:16 3:-19 4:27 5:-9 6:-7 8:-9 9:-6
right stay 1 sov	0:-6 1:-7 2:27 3:-13 4:-8 5:-7 8:12
right stay 1 sov none	0:-15 2:7 3:-12 4:-6 8:22
right stay 1 sov of	3:-7 8:17
right stay 1 svo	1:-7 3:-10 4:22 6:-8 7:-6 9:-6
right stay 1 svo at	2:8
right stay 1 svo in	0:10 2:12 8:-9
right stay 1 svo none	1:-8 4:12 5:-10 6:-6 9:-6
right stay 1 svo with	1:13 2:-10 3:-13 5:17 6:-7 8:-6
right stay 1 v2	0:15 3:11 4:-7 8:-6
right stay 1 v2 none	0:10 3:16 4:-6
right stay 2	3:11 4:-13 6:6 7:-6 8:10 9:-8
right stay 2 A	1:18 3:-8 4:-14 5:15 6:-7 7:-7 8:-13 9:-7
right stay 2 N	0:6 5:-7 8:13
right stay 2 O	1:-6 2:-11 3:30 4:-6 5:-8 8:-13
right stay 2 U	0:13 2:-9 3:12 4:-7 5:-6
right stay 2 V	0:-9 1:-22 2:-6 3:-11 8:40 9:-6
right stay 2 e svo	1:12 2:-9 3:-6 4:-11 5:-7 6:-6 8:23 9:-7
right stay 2 e v2	0:6 2:-13 3:12 4:-8 5:12 8:-10
right stay 2 n sov	1:-18 2:-17 3:17 8:19
right stay 2 n svo	0:15 1:-13 2:17 4:-8 5:-10 6:18 7:-6 8:-13 9:-6
right stay 2 sov	0:6 1:-18 2:-10 3:9 8:17
right stay 2 sov none	1:-23 3:-6 8:28
right stay 2 svo	0:11 4:-12 5:-10 6:7 7:-6 8:6 9:-7
right stay 2 svo at	0:14
right stay 2 svo from	0:12
right stay 2 svo none	1:12 2:10 4:-11 5:-10 6:10 7:-7 9:-7
right stay 2 svo with	3:7
right stay 2 v2	2:-16 3:14 4:-13 6:-6
right stay 2 v2 none	0:13 1:-13 2:-11 3:-9 5:12 8:10
right stay A	2:14 3:-6 6:-7 7:-9 8:7 9:-9
right stay F	1:-15 2:6 3:18 4:15 5:-13 7:-6 8:-15 9:-6
right stay H	0:-16 1:-6 2:14 3:-16 4:-10 5:16 6:-10 7:19 8:-12 9:-8
right stay N	0:-7 1:-8 2:13 3:11 5:-17 6:-6 8:7
right stay O	0:10 2:-14 3:9 4:13
right stay U	0:24 2:-8 4:-7
right stay V	1:-30 2:-22 3:-16 4:-9 5:16 8:30 9:14
right stay h	1:-12 2:23 3:-7 5:9 6:-7 7:-8 9:-7
right steal	2:14 3:8
right steal -	0:-6 1:22 2:9 3:-8
right steal 0	2:16 3:7 5:-6 6:-6
right steal 0 A	0:-7 1:7 2:26 4:-7
right steal 0 F	1:-7 2:-9 3:19 4:-10 6:-7 8:16
right steal 0 H	1:7 2:9
right steal 0 N	0:8 2:-6 4:11 8:-8
right steal 0 O	0:7 4:-9 5:-6 6:-7 8:19
right steal 0 U	1:-6 3:-6 4:25 5:-6 6:-6 8:-13
right steal 0 V	2:-14 8:-10 9:27
right steal 0 e sov	2:-7 3:29 4:-7 8:-9
right steal 0 e svo	0:6 2:15 3:-8
right steal 0 e v2	2:-6 3:9
right steal 0 n sov	0:-8 1:-21 3:6 4:14 5:-6 6:-6 8:15
right steal 0 n svo	1:14 2:16 8:-7
right steal 0 n v2	1:-8 2:30 3:-18 4:-7 8:13
right steal 0 sov	1:-21 2:-11 3:43 5:-7 6:-9 9:-6
right steal 0 sov none	0:-6 1:-20 3:22 4:-7 8:9
right steal 0 sov obj	2:-13 3:18 4:13 6:-7 8:-9
right steal 0 svo	1:8 2:26 3:-8 8:-6
right steal 0 svo at	1:-9 4:-7 8:-12 9:27
right steal 0 svo in	8:11
right steal 0 svo none	1:16 2:20 3:-9 8:-7
right steal 0 v2	2:22 3:-7 4:-7
right steal 0 v2 none	2:24 4:-7 8:-6
right steal 1	0:-9 1:8 2:6 3:10 5:-10 7:-7 8:10 9:-9
right steal 1 A	0:-6 1:12 2:23 3:-16 4:7 5:-6 6:-6 7:-6 8:-13 9:-8
right steal 1 F	2:-15 3:35 4:-8 5:-7 8:-7
right steal 1 N	0:6 4:10 8:-8
right steal 1 O	0:-8 1:-7 2:-10 3:-6 4:-10 5:-10 6:-6 8:38
right steal 1 e sov	0:16 1:-9 2:14 3:6 4:-6 8:-13
right steal 1 e svo	2:-14 3:35 4:-6 5:-7 6:-6
right steal 1 e v2	1:10 2:11 4:-11
right steal 1 n sov	0:-9 1:12 2:19 3:-19 4:-7 5:-6 8:11 9:-7
right steal 1 n svo	2:-8 3:-15 4:18 5:-6 8:14
right steal 1 n v2	1:-6 3:26
right steal 1 sov	2:31 3:-6 4:-10 5:-6 6:-6 8:-9 9:-8
right steal 1 sov from	2:17 3:-7 8:6
right steal 1 sov none	0:-8 1:30 2:6 3:-19 4:-6 8:-6
right steal 1 sov of	0:7 3:7 8:-7
right steal 1 sov subj	2:17
right steal 1 sov with	0:11
right steal 1 svo	0:-6 2:-20 3:17 4:13 5:-10 7:-6 8:16 9:-6
right steal 1 svo none	0:-11 3:17 4:-13 5:-10 8:22 9:-6
right steal 1 v2	0:-8 2:-7 3:29 4:-7 8:-9 9:-6
right steal 1 v2 none	0:-8 2:11 3:21 4:-13 8:-8
right steal 2	1:20 2:-9 4:-12 8:7
right steal 2 A	0:-7 1:37 2:-8 3:-7
right steal 2 N	0:-7 2:-7 3:-10 4:-18 5:12 8:30
right steal 2 U	0:13 3:-6 8:7
right steal 2 e sov	0:-14 1:15 2:-14 3:-10 4:-12 5:-6 8:37
right steal 2 n sov	0:6 1:19 2:-8 3:-6
right steal 2 n svo	2:-6 3:10 4:-7 6:7 8:-8
right steal 2 n v2	2:8 3:-7 5:14 8:-10
right steal 2 sov	1:25 2:-14 3:-10 4:-8 8:17
right steal 2 sov none	0:8 1:13 3:-6
right steal 2 sov subj	1:28 2:-12
right steal 2 sov to	0:-6 4:-8 8:22
right steal 2 svo	1:8 2:-7 3:6 4:-7 6:12 8:-8
right steal 2 svo none	3:15
right steal 2 v2	5:17 8:-12
right steal 2 v2 none	3:-7 5:16 8:-10
right steal A	0:-6 1:15 2:24 8:-8 9:-6
right steal F	1:-6 2:-16 3:28 4:-11 5:-8 6:7 8:6
right steal H	1:6 2:11
right steal N	1:-6 2:-14 3:-12 5:11 8:12
right steal O	1:-8 3:-15 4:-15 5:-12 7:-6 8:43 9:-6
right steal U	1:-9 3:9 4:17 5:-6 6:-7 9:-6
right steal V	0:-10 2:-17 3:19 4:-9 8:-18 9:21
right steal h	1:-13 2:19 3:11 5:-9 7:-6 8:6
right take	1:8 3:8 6:-6
right take -	1:18 2:-6 3:6 6:-6
right take 0	1:6 3:11 7:-6
right take 0 A	0:-6 1:17 2:6 8:-7
right take 0 F	3:24 4:-6 5:-6 6:-10 8:-10
right take 0 H	1:17 2:11
right take 0 N	1:-14 2:-7 3:-13 5:13 6:-6 7:-6 8:26 9:-6
right take 0 O	3:19 7:-6 8:8 9:-7
right take 0 U	2:-12 3:24 4:7 6:-6 9:-6
right take 0 V	1:10 3:-15 4:13 5:8 9:-8
right take 0 e sov	1:10 3:27 5:-11 6:-10 7:-6 8:-6 9:-7
right take 0 e svo	0:18 1:-13 3:17 4:-10 6:-7 8:-8
right take 0 e v2	1:-25 2:8 3:20 4:29 5:-8 6:-7 8:-13 9:-7
right take 0 n sov	1:-18 2:10 3:27 5:-10 7:-6 9:-7
right take 0 n svo	1:15 6:-6
right take 0 n v2	2:-17 3:8 4:6 5:-11 6:-7 7:-6 8:7 9:6
right take 0 sov	1:-8 3:28 5:-9 7:-6 9:-7
right take 0 sov from	3:-6 8:16
right take 0 sov in	0:-10 1:26 3:-8 4:-8 8:-6
right take 0 sov is	0:-7 3:24
right take 0 sov none	1:-20 3:28 5:-10 7:-6 9:-8
right take 0 sov obj	1:-11 2:8 3:31 5:-8 6:-8 8:-10 9:-6
right take 0 sov to	0:8 2:-6 3:-13 4:25 8:-10
right take 0 sov with	0:11 1:12 3:-7 8:-6
right take 0 svo	1:13 6:-6
right take 0 svo as	1:11
right take 0 svo at	1:-9 5:-7 8:24
right take 0 svo for	0:-6 1:8 2:-9 3:-11 4:20
right take 0 svo from	0:-12 1:20 3:-17 4:-9 5:-7 8:23
right take 0 svo in	1:-14 2:-13 3:-10 4:-10 5:26 6:-7 7:-6 8:22 9:-7
right take 0 svo is	0:6 2:17 3:-10
right take 0 svo none	1:15
right take 0 svo of	1:-13 2:-6 3:-8 4:-12 5:11 6:-6 8:9 9:15
right take 0 svo to	0:-6 2:-9 3:-7 4:31 8:-6
right take 0 svo with	1:29 2:-8 3:10 4:-7 6:-7 8:-11
right take 0 v2	1:-10 3:13 4:16 5:-10 6:-7
right take 0 v2 at	0:-7 3:21 4:-10
right take 0 v2 by	0:-7 1:-6 3:-10 4:-7 8:30
right take 0 v2 in	3:-9 4:22 8:-9
right take 0 v2 none	0:-9 3:9 4:17 5:-10 6:-7 7:-6
right take 0 v2 with	0:6 1:-19 2:28 3:-11 4:-6
right take 1	1:18 3:11 4:-9 7:-6
right take 1 A	1:28 4:-9 5:-6
right take 1 F	1:-11 2:-8 3:29 4:-8 5:-6 6:-8 8:7
right take 1 H	2:-14 8:17
right take 1 N	0:7 3:17 4:-8 6:-6 8:-18 9:-6
right take 1 O	0:-12 4:-6 7:-8 8:13 9:-9
right take 1 U	0:11 1:9 2:-6 3:22 4:-9 5:-6 8:-15
right take 1 V	0:-9 1:31 2:-6 4:-7 8:-12
right take 1 e sov	1:19 4:-14 5:-7 6:-6 8:11 9:-6
right take 1 e svo	1:13 2:21 3:10 4:-12 5:-10 6:-6 8:-18
right take 1 e v2	1:20 2:-10 3:23 4:-13 8:-17
right take 1 n sov	0:9 1:12 3:8 4:-9 5:-7
right take 1 n svo	1:12 3:16 4:-7 7:-6 9:-8
right take 1 n v2	2:-16 3:-26 4:20 5:-10 8:15
right take 1 sov	0:6 1:19 2:-9 3:8 4:-12 5:-7 6:-6
right take 1 sov from	0:-6 3:15
right take 1 sov in	0:-9 1:16 3:-7 4:-6 8:13
right take 1 sov none	0:12 1:9 4:-12 5:-6 8:7
right take 1 sov obj	1:-8 2:-12 3:30 4:-10 5:-9 6:-8 8:-9 9:12
right take 1 sov of	2:9
right take 1 sov subj	1:24 2:-15 3:6
right take 1 sov to	0:9
right take 1 svo	1:11 3:15 4:-9 7:-6 9:-7
right take 1 svo for	0:11
right take 1 svo from	0:-18 1:22 2:24 3:-16 4:-10 5:13 6:-6 8:-30
right take 1 svo in	1:-8 2:-12 3:-10 4:-11 5:-11 8:38
right take 1 svo none	0:-7 1:18 3:26 6:-8 7:-6 8:-13 9:-7
right take 1 svo of	3:-8 4:-7 5:-11 6:-6 8:29
right take 1 svo to	0:7 4:-8 8:11
right take 1 svo with	0:11 1:-12 6:21 8:-13
right take 1 v2	1:9 2:-14 3:9 9:-6
right take 1 v2 at	0:-6 3:26 4:-11 8:-7
right take 1 v2 from	0:-10 1:30 2:-6 3:-10 8:-10
right take 1 v2 in	0:-8 2:-7 3:-7 4:22 5:8 8:-10
right take 1 v2 none	0:11 1:13 2:-9 3:12 4:-7 5:-6 8:-10
right take 1 v2 with	3:-17 8:27
right take 2	1:14 2:11 5:-8 6:-7 7:-6 9:-6
right take 2 A	0:-12 1:47 2:-6 4:-12 5:-7 6:-6 7:-6 8:-12 9:-7
right take 2 F	1:-13 2:-6 3:17 4:15 6:-9 8:-8
right take 2 N	0:6 1:-10 2:18 3:-7 5:-7
right take 2 O	0:10 1:6 3:-22 5:-8 6:-8 8:14
right take 2 U	0:12 1:-13 2:-8 3:9 4:-8 8:13
right take 2 V	1:22 3:-8
right take 2 e sov	1:-11 2:-7 3:18 4:-7 6:-6 8:16
right take 2 e svo	1:-9 2:24 3:-12 4:-11 5:-7 8:14
right take 2 e v2	0:6 1:-14 2:20 3:-25 4:19 8:-9
right take 2 n sov	0:8 1:33 2:-12 3:-12 4:-6 8:-7
right take 2 n svo	1:9 3:7 5:-10 6:-8 7:-7 8:9 9:-7
right take 2 n v2	0:22 3:-6
right take 2 sov	0:7 1:22 2:-12 3:6 4:-8
right take 2 sov none	0:6 1:29 2:-11 4:-6 8:-8
right take 2 sov of	0:7 3:6
right take 2 svo	1:10 3:6 5:-9 6:-7 7:-6 8:10 9:-6
right take 2 svo from	0:-12 1:-10 2:-8 3:-15 8:37
right take 2 svo in	1:-7 8:17
right take 2 svo none	1:17 2:7 3:15 4:-11 5:-10 6:-7 7:-6 8:-13 9:-6
right take 2 v2	0:19 2:18 3:-23 4:8 6:-6 8:-11
right take 2 v2 from	0:13
right take 2 v2 in	0:11
right take 2 v2 none	0:7 1:-9 2:21 3:-17 4:9 6:-6 8:-6
right take A	1:18
right take F	3:28 5:-7 6:-10
right take H	0:-8 1:19 3:-7 4:-6 5:-6 8:10
right take N	1:-11 3:-6 4:8 5:11 6:-7 7:-6 8:8 9:-7
right take O	4:-8 7:-6 8:12 9:-7
right take U	1:-7 2:-7 3:27 4:6 5:-6 6:-6 9:-6
right take V	0:-6 1:25 3:-10 4:7 6:-6 7:-6 9:-9
right take h	1:-17 2:12 3:18 7:-6
right throw	5:-7 6:17 7:-6
right throw -	1:8 4:6 5:-7 6:9 9:-6
right throw 0	1:7 6:18 7:-6
right throw 0 A	1:25 3:-8 4:7 6:-12 8:-8
right throw 0 F	1:-19 2:-13 4:-12 5:8 6:41 8:-10 9:-6
right throw 0 H	1:11 6:12
right throw 0 N	0:12 1:-10 5:-11 6:15 8:-12
right throw 0 O	0:-7 1:-16 3:-6 4:9 5:-13 6:29 7:-7 8:12 9:-8
right throw 0 U	0:17 1:-12 2:-7 6:17 8:-8
right throw 0 V	0:-16 1:-21 3:-9 4:-10 5:-7 6:-11 8:25 9:21
right throw 0 e sov	0:-9 1:-9 2:-13 4:-9 5:-11 6:53 7:-6 8:-17 9:-6
right throw 0 e svo	1:7 2:-8 3:-24 4:22 5:-8 6:7 7:-7 9:-7
right throw 0 e v2	0:-10 1:-14 2:14 3:-11 4:16 5:-8 6:9 8:-12
right throw 0 n sov	0:-13 1:-13 2:-9 3:-8 4:11 5:16 6:20 7:-6 8:-12 9:-6
right throw 0 n svo	1:8 4:-6 5:-7
right throw 0 n v2	0:6 1:8 2:-10 3:-16 4:-8 6:17 8:9
right throw 0 sov	0:-13 1:-15 2:-7 3:8 6:45 7:-7 8:-16 9:-8
right throw 0 sov none	0:-14 1:-15 2:-17 3:9 4:6 5:6 6:33 7:-7 8:-18 9:-8
right throw 0 sov obj	0:-8 2:-11 4:-8 5:-6 6:37
right throw 0 sov to	1:-6 2:21
right throw 0 svo	0:6 1:9 5:-7
right throw 0 svo at	1:-21 2:37 3:-6 6:-7 8:-15
right throw 0 svo from	0:6 2:-6 4:-9 8:17
right throw 0 svo in	0:-8 1:-19 2:-18 3:-10 4:-10 5:-7 6:-12 8:8 9:41
right throw 0 svo none	1:11 5:-6 6:12 9:-7
right throw 0 svo of	0:15
right throw 0 svo to	0:10
right throw 0 svo with	0:11 1:17 2:-11 3:-6 6:-6
right throw 0 v2	1:11 3:-15 4:-7 5:-7 6:13
right throw 0 v2 at	1:-10 2:-6 4:17 5:-6 6:-11 8:17
right throw 0 v2 in	4:-7 6:23 8:-7
right throw 0 v2 none	1:13 3:-13 4:-7 6:8
right throw 0 v2 with	1:-9 3:-8 6:20
right throw 1	2:15 3:-15 5:-9 7:-7 8:13 9:-8
right throw 1 A	1:19 2:20 3:-7 5:-6 6:-10 7:-7 8:-12 9:-7
right throw 1 F	0:9 1:-7 2:-9 3:-11 4:-7 6:25 8:-6
right throw 1 H	2:11
right throw 1 N	0:-14 1:-9 2:-7 3:-19 5:-7 6:-6 8:44
right throw 1 O	1:-12 2:-9 3:-7 5:-8 6:6 8:18
right throw 1 U	1:-15 2:28 3:-7 8:-7
right throw 1 e sov	2:32 4:-13 5:-6 6:-9 9:-6
right throw 1 e svo	2:-8 3:-14 6:32 8:-19
right throw 1 e v2	0:-6 1:-8 2:-7 3:-24 4:20 5:-7 6:11 8:10
right throw 1 n sov	1:-13 2:42 3:-15 4:-8 5:-6 8:-9
right throw 1 n svo	5:-8 6:-18 7:-6 8:25 9:-7
right throw 1 sov	1:-12 2:39 3:-10 4:-13 5:-7 6:7 9:-7
right throw 1 sov in	2:19
right throw 1 sov none	1:14 2:14 3:-7 4:-7 6:-9 8:-6
right throw 1 sov obj	3:-20 6:30
right throw 1 sov to	1:-23 2:43 3:-7 4:-9 8:-6
right throw 1 svo	0:8 1:14 2:-17 3:-6 5:-8 7:-6 8:14 9:-6
right throw 1 svo none	0:7 1:8 2:-25 5:-8 7:-6 8:16 9:-6
right throw 1 svo to	4:8
right throw 1 v2	1:9 2:-11 3:-27 4:14 5:-6 6:15 8:6
right throw 1 v2 in	0:-10 3:-6 4:10 8:13
right throw 1 v2 none	1:13 2:-7 3:-19 6:21
right throw 2	2:-8 4:20 5:-9 7:-7 9:-7
right throw 2 A	0:11 1:-10 3:-19 4:33 6:-7 8:-9 9:-6
right throw 2 F	1:-6 3:28 4:-7 6:-9 8:-8
right throw 2 N	4:-16 8:21
right throw 2 O	0:-16 2:-11 4:20 5:-9 6:6
right throw 2 U	0:11 1:14 3:-9
right throw 2 e sov	1:-6 2:-13 3:20 4:14 5:-8 6:-11
right throw 2 e svo	0:-18 2:9 3:-8 4:19 6:-9
right throw 2 e v2	0:13 1:7
right throw 2 n sov	1:18 3:-6
right throw 2 n svo	0:18 1:-18 2:-12 3:-18 4:13 6:15
right throw 2 sov	1:18 2:-14 3:17 5:-8 6:-11 9:-6
right throw 2 sov and	3:15 8:-6
right throw 2 sov none	1:17 2:-8 3:20 4:-10 6:-8 8:-10
right throw 2 sov subj	0:11
right throw 2 svo	3:-13 4:22 5:-8 7:-6 9:-6
right throw 2 svo in	8:10
right throw 2 svo none	0:11 3:-9 6:-6 8:-9
right throw 2 v2	0:19
right throw 2 v2 none	0:14
right throw A	1:18 2:13 3:-9 6:-10 8:-9
right throw F	0:6 1:-16 2:-13 4:-12 6:37 8:-12 9:-6
right throw H	1:18 3:-6 4:-6 5:-7 6:16 7:-6 8:-7
right throw N	1:-11 4:-13 5:-12 6:11 8:21 9:-6
right throw O	0:-7 2:-7 3:-8 4:11 5:-13 6:28 7:-7 8:8 9:-8
right throw U	0:16 3:-9 4:-8 5:-6 6:19 8:-11
right throw V	0:-11 1:-12 2:13 3:-8 4:-6 6:-8 8:14 9:8
right throw h	1:-11 2:9 3:-14 4:-10 5:-9 6:40 7:-8
right touch	3:6 7:-6 9:-7
right touch -	0:6 2:-9 3:6 4:-7 6:-9 7:-7 8:17 9:-7
right touch 0	2:-6 4:7 5:18 7:-7 9:-7
right touch 0 A	1:9 2:9 4:-10 5:9 8:-10
right touch 0 F	1:-10 3:23
right touch 0 N	2:-12 5:28 6:-6 8:-11
right touch 0 O	1:-7 2:-12 3:-19 4:-11 5:15 8:19
right touch 0 U	1:-6 2:11 3:-14 4:14 5:9 6:-6 8:-12
right touch 0 V	1:6 2:-10 3:-10 4:12 5:-8 8:7
right touch 0 e sov	0:-9 1:-6 3:7 5:16
right touch 0 e svo	2:-9 4:21 5:11 6:-6 8:-14
right touch 0 e v2	0:14
right touch 0 n sov	0:-9 1:-15 2:20 3:-23 4:-20 5:22 7:-6 8:12 9:-7
right touch 0 n svo	0:11 1:7 2:-13 3:7 4:10 5:-12 6:-7
right touch 0 n v2	2:-16 5:25
right touch 0 sov	0:-16 1:-22 2:13 3:-28 4:-23 5:34 7:-8 8:26 9:-8
right touch 0 sov none	0:-26 1:-21 2:32 3:-19 4:-11 5:-24 6:24 7:-7 8:17 9:-7
right touch 0 sov obj	0:-16 2:-8 3:-11 4:-7 5:34 8:-6
right touch 0 sov subj	1:-9 5:-7 8:17
right touch 0 sov to	0:-7 2:7 3:-9 4:-21 5:34 8:-13
right touch 0 svo	1:11 2:-16 3:10 4:18 6:-8 7:-6 8:-9 9:-6
right touch 0 svo at	3:-6 4:28 5:-6 8:-15
right touch 0 svo from	8:8
right touch 0 svo in	0:-9 1:-8 3:-8 4:26 5:7 8:-11
right touch 0 svo none	1:21 2:-15 3:14 4:-9 5:-14 6:-6
right touch 0 svo of	0:-6 3:-9 4:25 8:-7
right touch 0 svo with	0:14 3:-6
right touch 0 v2	0:12 2:-12 5:17
right touch 0 v2 none	0:14
right touch 1	0:-6 1:10 2:-18 3:12 7:-8 8:10 9:-7
right touch 1 A	0:-15 1:-16 2:-16 3:24 4:-6 8:18
right touch 1 N	0:-13 4:7 5:-6 8:17
right touch 1 O	1:24 2:-7 4:-12 6:-9 8:-7
right touch 1 U	0:22
right touch 1 V	0:-6 1:21 2:-7 3:9 4:-7 8:-10
right touch 1 e svo	0:24 1:-6 3:-13 4:-8 8:10
right touch 1 e v2	0:-11 2:-6 3:9 4:-11 5:19 8:-12
right touch 1 n sov	0:-15 1:17 2:-14 3:9 4:-9 5:-7 6:-6 8:11
right touch 1 n svo	0:-6 1:10 2:-6 3:10 4:7 5:-9 6:10 8:-16
right touch 1 n v2	3:-6 4:9
right touch 1 sov	0:-13 1:13 2:-18 3:19 4:-9 5:-7 6:-6 8:7
right touch 1 sov none	0:-9 2:-16 4:-6 8:22
right touch 1 svo	0:14 2:-7 3:-10 5:-9 6:6 8:12
right touch 1 svo in	3:-7 5:-8 8:24
right touch 1 svo none	0:14 1:6 4:-6 8:-9
right touch 1 v2	0:-10 2:-8 3:7 5:17 6:-6 8:-16 9:-6
right touch 1 v2 none	1:8 4:-8 5:14 8:-8
right touch 2	0:13 1:-17 3:33 4:-14 5:-7 6:-6
right touch 2 A	1:-16 2:17 3:-18 4:-6 8:17
right touch 2 F	3:15
right touch 2 N	0:9
right touch 2 O	3:14 4:-6 6:-6 8:11
right touch 2 U	0:6 1:-6 3:24 4:-11 8:-7
right touch 2 V	1:-10 2:-6 3:27 8:-7
right touch 2 e sov	0:11 1:-8 3:-10 8:17
right touch 2 e svo	1:-16 2:-11 3:25 4:-7
right touch 2 e v2	3:6
right touch 2 n sov	0:21
right touch 2 n svo	1:-9 3:30 4:-12 8:-6
right touch 2 sov	0:15 1:-13 2:21 3:-16 4:-7 5:-6 8:6
right touch 2 sov none	0:22 8:-6
right touch 2 svo	0:7 1:-18 2:-14 3:30 4:-11 5:-6 8:11
right touch 2 svo none	1:-15 2:-13 3:36 4:-16 5:-6 8:7
right touch 2 v2	3:27 4:-6
right touch 2 v2 none	3:15
right touch A	1:-13 2:12 3:-6 4:-14 5:12 6:-8 7:-8 8:18 9:-7
right touch F	1:-9 3:29 4:-7 8:-6
right touch N	1:-6 2:-9 4:14 5:10
right touch O	1:14 2:-13 3:-15 4:-6 5:12 7:-6 8:10 9:-6
right touch U	0:15 1:-8 5:8 8:-12
right touch V	0:-8 1:6 2:-20 3:24 5:-12 6:-7 7:-6 8:6 9:-9
right touch h	1:-8 5:22 6:8 7:-6 8:-20 9:-7
right use	1:8 2:-6 3:7 6:-6 7:-6 8:6
right use -	1:14 2:-9 3:9 7:-6 9:-7
right use 0	1:6 3:7 5:6 7:-6
right use 0 A	1:7 3:23 4:-14 5:-10 6:-6 7:-7 9:-8
right use 0 F	1:15 2:-8 4:-6 8:-6
right use 0 H	0:-11 1:-13 2:18 3:-14 4:14 5:10 8:-8 9:-7
right use 0 N	1:13 2:8 6:-7 7:-6 9:-6
right use 0 O	0:8 1:-14 2:-10 4:-14 5:13 9:10
right use 0 U	0:16 1:-11 2:-8 3:9
right use 0 V	1:18 2:-6 3:9 4:-7 8:-7
right use 0 e sov	0:8 1:-6 2:6 3:-23 4:17 5:-11 6:-7 8:-12 9:19
right use 0 e svo	0:-7 1:-24 3:23 4:-11 6:-8 7:-6 8:19 9:-7
right use 0 e v2	0:-10 1:-15 3:12 4:28 5:-8 8:-10
right use 0 n sov	0:8 2:-6 4:-14 5:26 6:-9 8:-16 9:-7
right use 0 n svo	0:-6 1:11 2:-8 3:8 4:-6 5:7 7:-7 8:7 9:-8
right use 0 n v2	1:-16 2:-7 3:21 4:-11 5:-6 8:14
right use 0 sov	0:17 5:9 6:-8 8:-14
right use 0 sov in	0:12
right use 0 sov none	0:-7 1:10 2:-6 3:6 5:-11 6:-9 8:-14 9:20
right use 0 sov obj	0:11 1:-6 3:-8 4:-8 5:21 6:-7 8:-8
right use 0 sov subj	0:7 3:-8 5:11
right use 0 sov to	0:16
right use 0 sov with	0:11
right use 0 svo	0:-8 1:8 2:-9 4:-9 5:13 7:-8 8:15 9:-9
right use 0 svo in	1:12 4:12 8:-7
right use 0 svo none	1:9 3:19 4:-9 5:6 7:-6 8:-9 9:-7
right use 0 svo of	1:-16 3:8 6:19
right use 0 svo with	3:-12 8:19
right use 0 v2	0:-6 1:-19 3:22 4:11 5:-11
right use 0 v2 none	1:-6 4:20 5:-8 8:-7
right use 1	1:16 2:-11 3:13 6:-8 7:-6 9:-7
right use 1 A	0:20 1:14 2:-21 3:-19 4:12 8:-7
right use 1 F	3:9
right use 1 N	0:-15 1:-13 2:-7 5:40 8:-26
right use 1 O	2:-7 4:9 5:-9 6:-7 8:6
right use 1 U	0:-19 1:19 2:-11 3:19 4:-17 5:-11 6:-7 7:-7 8:17 9:-7
right use 1 V	1:21 3:-8
right use 1 e sov	0:-9 1:25 2:-7 3:-14 4:-9 5:24 8:-19
right use 1 e svo	1:-11 2:15 3:-6 5:-7 8:11
right use 1 e v2	0:-8 3:-13 4:12 5:21 8:-8
right use 1 n sov	0:-15 2:-10 3:35 4:-10 5:-10 6:-7 9:-6
right use 1 n svo	0:11 1:23 2:-18 3:11 5:-8 6:-7 8:-13
right use 1 sov	0:-19 1:22 2:-13 3:22 4:-13 5:6 6:-8 7:-6 9:-8
right use 1 sov none	1:23 2:-7 3:7 4:-7 8:-9
right use 1 sov of	0:-10 1:-21 3:-19 4:-7 5:27 8:19
right use 1 sov subj	0:-14 1:25 3:10 5:-8 8:-11
right use 1 svo	0:7 1:10 2:-9 4:6 5:-9 6:-7 9:-6
right use 1 svo from	0:-10 1:21 2:-14 3:-21 4:-7 8:22
right use 1 svo none	0:12 4:10 5:-9 6:-6
right use 1 v2	1:-7 3:-10 4:12 5:15 8:-8
right use 1 v2 none	0:-7 1:-7 3:-7 5:23 8:-8
right use 2	0:9 1:18 2:-10 5:-9 6:-10 8:12 9:-6
right use 2 A	0:11 1:9 4:-7
right use 2 F	0:9 2:-6 3:-15 6:-8 8:22
right use 2 O	1:-12 2:-7 5:-8 6:-6 8:29
right use 2 U	0:13 1:19 3:-13 8:-9
right use 2 e sov	0:12 1:16 3:-12
right use 2 e svo	0:26 3:-11
right use 2 n sov	1:-16 2:-6 3:31 4:-9 5:-7 6:-6
right use 2 n svo	1:24 2:-8 3:-24 5:-6 6:-6 8:16
right use 2 sov	0:8 2:-6 3:20 4:-8 5:-6
right use 2 sov none	0:6 3:11 8:-6
right use 2 sov subj	3:20 8:-6
right use 2 svo	0:15 1:8 2:-8 3:-33 4:7 5:-6 6:-7 8:24
right use 2 svo none	0:21 1:7 2:-8 3:-28 4:12 6:-6 8:8
right use A	0:8 1:20 2:-17 3:12 5:-10 6:-6 7:-7 9:-8
right use F	0:9 2:-10 4:-8 5:-7 8:15
right use H	0:-13 1:-15 2:28 3:-14 4:14 5:9 6:-7 8:-10 9:-8
right use N	2:-6 5:28 6:-7 7:-6 8:-19 9:-6
right use O	0:10 1:-13 2:-10 3:14 6:-9 8:12 9:6
right use U	1:13 2:-9 3:13 4:-8 6:-6 9:-6
right use V	1:36 2:-7 4:-9 5:-6 8:-10
right use h	1:-7 2:12 3:-6 5:-12 6:-10 7:-8 8:18
right victim	1:14 2:6 3:7 4:8 5:-8 6:-7 7:-6 8:-14 9:-7
right victim -	1:25 2:-6 3:-22 4:17 8:-8
right victim 0	0:8 2:14 4:11 5:-7 6:-7 8:-13
right victim 0 A	2:14 4:-8
right victim 0 H	2:7
right victim 0 O	0:6 1:-8 2:-6 4:22 6:-6 8:-10
right victim 0 n sov	1:-15 2:22
right victim 0 n svo	1:14 2:-10 3:-7 4:26 5:-7 6:-6 8:-15
right victim 0 n v2	3:6
right victim 0 sov	1:-14 2:28
right victim 0 sov to	1:-20 2:33 4:-6
right victim 0 svo	0:8 1:20 2:-14 4:15 5:-6 6:-6 8:-11
right victim 0 svo none	1:22 2:-17 4:14 5:-6 8:-8
right victim 0 v2	1:-6 2:12 3:8
right victim 0 v2 none	3:7
right victim 1	1:18 3:-6
right victim 1 A	1:15
right victim 1 n svo	2:8
right victim 1 svo	2:10
right victim 2	2:-12 3:20
right victim 2 n svo	1:9 2:-10 3:12
right victim 2 svo	2:-14 3:24
right victim 2 svo none	2:-12 3:19
right victim A	0:-7 2:23 3:6 4:-11 8:-6
right victim H	1:26 2:-12
right victim N	4:13 8:-8
right victim O	0:8 1:-8 2:-6 3:12 4:11 6:-6 8:-10
right victim h	0:7 1:-9 2:14 3:20 4:-9 8:-10
right word:boss	1:7 2:13 4:-10 6:11 8:-10 9:-7
right word:boss -	1:31 4:-10 5:7 6:-6 7:-8 8:-10 9:-6
right word:boss 0	2:22 3:-16 4:-10 5:-9 6:13 7:17 8:-10 9:-7
right word:boss 0 A	0:-12 1:13 2:14 3:-10 4:-9 7:10 8:-6 9:-6
right word:boss 0 F	0:-11 2:18 3:-6 4:-6 6:15 7:-8
right word:boss 0 H	1:-6 7:16
right word:boss 0 O	1:-6 2:6 3:-16 4:-9 5:-9 6:22 7:10 8:-8
right word:boss 0 U	0:11 1:-9 2:20 3:-9
right word:boss 0 V	0:13 1:-6
right word:boss 0 e sov	0:10 1:-8 2:-15 7:25
right word:boss 0 e svo	2:-13 3:-16 4:-10 5:-10 6:12 7:38 8:-10 9:-7
right word:boss 0 e v2	0:-6 1:-7 2:15 3:-14 4:-6 6:21 7:-12
right word:boss 0 n sov	1:7 3:-9 6:13 7:-6
right word:boss 0 n svo	0:-6 2:37 3:-8 4:-8 5:-6 6:-8 7:-7 8:-8
right word:boss 0 sov	0:9 1:7 2:-8 3:-11 6:8 7:9 8:-6
right word:boss 0 sov in	0:6
right word:boss 0 sov none	2:-9 3:-14 4:-7 5:-6 6:15 7:20 8:-7 9:-6
right word:boss 0 sov to	0:6
right word:boss 0 svo	0:-8 2:28 3:-9 4:-9 5:-9 7:10 8:-9 9:-7
right word:boss 0 svo at	2:20
right word:boss 0 svo is	0:-6 2:20 8:-7
right word:boss 0 svo none	0:-7 1:7 2:21 3:-21 4:-9 5:-9 6:16 8:-8 9:-6
right word:boss 0 svo vs	2:16
right word:boss 0 svo with	1:-9 2:-8 6:-6 7:25
right word:boss 0 v2	2:14 3:-9 6:16 7:-9
right word:boss 0 v2 none	6:19 7:-7
right word:boss 1	3:-7 4:-10 5:16 6:20 7:-7 8:-13 9:-8
right word:boss 1 A	0:-10 1:24 2:-7 3:-13 4:-9 5:-7 6:20 7:-6 8:-8 9:-7
right word:boss 1 F	0:9 3:-8
right word:boss 1 O	1:-8 2:-7 3:-22 4:-7 5:32 6:13 8:-9
right word:boss 1 U	1:-8 2:-8 3:15 6:11 8:-6
right word:boss 1 V	0:16 1:-7
right word:boss 1 e sov	1:16 2:9 3:-8 4:-6
right word:boss 1 e svo	0:-20 2:14 3:-26 4:-10 5:37 7:-7 8:-9 9:-7
right word:boss 1 e v2	0:9
right word:boss 1 n sov	0:9
right word:boss 1 n svo	1:-15 2:-14 3:16 4:-7 5:-7 6:30 8:-11 9:-6
right word:boss 1 sov	0:10 2:11 3:-6
right word:boss 1 sov none	0:6 1:19 3:-9
right word:boss 1 svo	0:-10 1:-14 3:-6 4:-11 5:17 6:38 7:-9 8:-14 9:-9
right word:boss 1 svo none	0:-13 1:-7 4:-8 5:22 6:6 7:-7 8:-8 9:-7
right word:boss 1 svo with	0:-10 3:-8 6:34 8:-10
right word:boss 1 v2	0:11
right word:boss 2	0:11 1:28 2:-6 4:-7 5:-7 6:-10 8:-9
right word:boss 2 A	1:31 3:-9 4:-6
right word:boss 2 U	1:-9 2:-6 3:19
right word:boss 2 V	0:12
right word:boss 2 e sov	0:9
right word:boss 2 e svo	0:7
right word:boss 2 n svo	1:18 2:-12 3:13 4:-6 6:-9 8:-7
right word:boss 2 sov	1:13 2:13 3:-8 4:-6
right word:boss 2 svo	1:20 2:-15 3:14 5:-7 6:-8 8:-7
right word:boss 2 svo none	1:18 2:-14 3:14 5:-6 6:-10 8:-7
right word:boss 2 v2	1:11
right word:boss 2 v2 none	1:12
right word:boss A	0:-12 1:33 3:-15 4:-11 5:-7 6:9 8:-8 9:-7
right word:boss F	0:-11 1:12 2:26 3:-24 4:-8 5:-6 6:9 7:-8 8:-7 9:-6
right word:boss H	0:9 1:-6 6:7
right word:boss N	0:8 2:20 8:-11
right word:boss O	0:-7 1:-12 3:-17 4:-10 5:23 6:21 8:-12 9:-7
right word:boss U	0:6 1:-15 2:11 3:15 4:-7 5:-7 7:-6 8:-11
right word:boss V	0:30 1:-13
right word:boss h	1:-19 2:21 3:-14 4:-9 5:-10 6:22 7:16 8:-10 9:-8
right word:enemy	1:24 2:6 3:-8 5:-8 6:-8 7:-6 9:6
right word:enemy -	1:45 2:16 3:-22 4:-8 5:-6 6:-8 8:-12 9:-7
right word:enemy 0	0:7 1:20 3:-17 5:-8 6:-7 7:-6 9:12
right word:enemy 0 A	1:23 3:-8 4:9 8:-6 9:-6
right word:enemy 0 F	0:-6 2:28 3:-19 6:-7
right word:enemy 0 H	2:11
right word:enemy 0 N	0:6 1:9 2:15 3:-6 5:-6 8:-13
right word:enemy 0 O	1:19 3:-18 4:-14 5:-11 6:-8 7:-6 8:-17 9:25
right word:enemy 0 U	1:17 2:-15 3:-6 4:-6 8:-10 9:19
right word:enemy 0 V	0:-9 2:-12 3:-6 8:30 9:-6
right word:enemy 0 e svo	1:-8 2:26 3:-14 4:-6 5:-11 6:-6 9:8
right word:enemy 0 e v2	0:15 1:21 2:-9 3:-7 4:-7 8:-10
right word:enemy 0 n sov	0:-11 1:21 2:26 3:-24 4:-8 6:-8 8:-8
right word:enemy 0 n svo	0:7 1:19 2:-19 3:-11 4:6 5:-6 7:-6 8:-10 9:16
right word:enemy 0 sov	0:-10 1:22 2:20 3:-18 4:-8 6:-8 8:-7
right word:enemy 0 sov none	1:29 2:-12 4:-7
right word:enemy 0 sov of	0:-9 2:33 3:-22
right word:enemy 0 svo	1:8 2:6 3:-14 5:-8 6:-7 7:-6 9:18
right word:enemy 0 svo at	0:11 2:-13 4:14 8:-6
right word:enemy 0 svo in	0:8
right word:enemy 0 svo is	0:-7 1:-6 9:26
right word:enemy 0 svo none	0:10 1:7 2:14 3:-11 4:-10 5:-8 8:-10 9:10
right word:enemy 0 svo with	0:-7 1:17 2:19 3:-13
right word:enemy 0 v2	0:13 1:18 2:-8 4:-6 8:-9
right word:enemy 0 v2 at	0:6 1:16 8:-7
right word:enemy 0 v2 none	0:12 2:-6
right word:enemy 1	0:-7 1:22 3:-7 5:-9 6:-8 8:12 9:-8
right word:enemy 1 A	1:20
right word:enemy 1 F	3:11
right word:enemy 1 N	0:-12 2:-13 3:-6 4:8 5:-6 8:26
right word:enemy 1 O	1:15 2:22 3:-23 6:-7 8:-11
right word:enemy 1 U	0:8
right word:enemy 1 V	0:-11 1:22 2:11 4:-7 8:-11 9:-6
right word:enemy 1 e svo	0:-9 1:18 2:11 3:-14 4:-14 5:-8 6:-8 8:19 9:-7
right word:enemy 1 e v2	2:17 3:-7 8:-6
right word:enemy 1 n svo	1:31 2:-11 3:7 4:-8 8:-10 9:-6
right word:enemy 1 svo	0:-9 1:26 4:-14 5:-7 6:-8 8:11 9:-7
right word:enemy 1 svo none	0:-8 1:20 2:-11 4:-13 5:-6 6:-6 8:17
right word:enemy 1 svo with	0:6 2:23 3:-17 8:-7
right word:enemy 1 v2	2:6
right word:enemy 1 v2 none	2:17 3:-6 8:-6
right word:enemy 2	1:20 2:-7 4:-8 5:-6 8:6
right word:enemy 2 N	0:-6 4:-6 5:-7 8:21
right word:enemy 2 O	0:8
right word:enemy 2 U	1:11
right word:enemy 2 e svo	1:24 2:-6 3:-7 4:-7
right word:enemy 2 svo	0:9 1:18 2:-7 3:-9 4:-6 5:-7
right word:enemy 2 svo none	1:17 3:-6
right word:enemy A	1:19 2:6 3:-10 8:-7 9:-7
right word:enemy F	0:-7 1:6 2:20 4:-7 6:-8
right word:enemy H	2:19
right word:enemy N	0:7 3:-10 4:6 5:-13 8:21 9:-6
right word:enemy O	0:10 1:30 2:12 3:-28 4:-13 5:-9 6:-10 8:-17 9:13
right word:enemy U	1:20 2:-11 3:-9 4:-6 8:-10 9:13
right word:enemy V	0:-15 1:18 2:8 4:-9 5:-6 8:6 9:-9
right word:enemy h	0:9 1:-16 2:9 5:-12 6:-8 7:-6 9:12
right word:goal	0:13 1:-6 3:11 5:-7 7:-6 8:-7
right word:goal -	0:19 2:-11 3:10 5:-6 6:-6 8:-10
right word:goal 0	0:7 1:10 2:7 4:-6
right word:goal 0 A	0:-9 1:26 3:-10 4:-6
right word:goal 0 U	0:18
right word:goal 0 e svo	1:13 2:-6
right word:goal 0 n svo	0:10 2:11
right word:goal 0 svo	0:16 1:9 4:-7 8:-6
right word:goal 0 svo none	1:12
right word:goal 1	0:14 3:10
right word:goal 1 U	0:10
right word:goal 1 n svo	0:9 3:13
right word:goal 1 svo	0:6 3:16
right word:goal 1 svo none	0:9 3:6
right word:goal 1 svo with	3:9
right word:goal 2	1:-14 5:-8 7:-7 9:8
right word:goal 2 A	0:11 1:-7
right word:goal 2 N	8:11
right word:goal 2 O	1:-8 2:-7 3:13 4:16 5:-6 8:-11
right word:goal 2 U	0:11
right word:goal 2 V	0:-9 1:-11 2:18 3:-8 4:-7 8:-13 9:21
right word:goal 2 n svo	0:6 1:-15 3:7 4:7 5:-8 7:-6 8:-8 9:6
right word:goal 2 svo	1:-16 4:12 5:-9 7:-6 8:-6 9:7
right word:goal 2 svo none	0:11 1:-12 2:-11 4:7 5:-6 6:9 8:-12 9:8
right word:goal A	1:8 2:7 3:-7
right word:goal N	4:-6 8:17
right word:goal O	1:-8 2:-7 3:13 4:11 5:-6 6:6 8:-11 9:-6
right word:goal U	0:28 3:-6
right word:goal V	0:-6 1:-7 2:17 3:-7 8:-9 9:13
right word:goal h	1:-11 2:14 3:12 4:-11 5:-8 7:-6 9:6
right word:hero	0:11 2:9 4:-8 6:-7 7:-6 9:-6
right word:hero -	0:10 1:12 3:-8 4:-9 6:-9 7:-6 9:-6
right word:hero 0	0:15 2:24 4:-7 5:-9 6:-7 7:-6 8:-9 9:-6
right word:hero 0 A	0:9 1:9
right word:hero 0 F	1:22 2:-7 6:-7 8:-6
right word:hero 0 H	1:-11 2:18
right word:hero 0 O	2:21 3:-11 5:-9 8:-8
right word:hero 0 U	0:12
right word:hero 0 e sov	1:8
right word:hero 0 e svo	0:8 2:17 3:-7
right word:hero 0 e v2	1:-7 2:25 3:-9 5:-9 8:-7
right word:hero 0 n sov	0:8
right word:hero 0 n svo	3:15 4:-6 8:-7
right word:hero 0 sov	0:11 3:-6
right word:hero 0 sov none	0:10
right word:hero 0 svo	0:14 2:13 8:-7
right word:hero 0 svo is	1:-7 3:11
right word:hero 0 svo none	0:8 2:14
right word:hero 0 svo with	1:16
right word:hero 0 v2	0:11 2:9
right word:hero 0 v2 none	0:9 1:-6 2:21 3:-10 5:-9 8:-6
right word:hero 1	0:11 1:22 2:-8 3:-22 5:10 8:-11
right word:hero 1 F	1:22 3:-13 5:-8
right word:hero 1 U	0:17
right word:hero 1 e svo	1:-7 3:-6 5:22 8:-8
right word:hero 1 e v2	1:22 3:-10 5:-9
right word:hero 1 n svo	0:9
right word:hero 1 svo	0:8 1:-6 2:-7 3:-7 5:20 8:-7
right word:hero 1 v2	1:15 3:-9 5:-7
right word:hero 2	0:-13 2:-6 3:15 8:12
right word:hero 2 A	1:8
right word:hero 2 n svo	0:-20 1:-10 2:-7 3:17 8:20
right word:hero 2 svo	0:-19 1:-6 2:-7 3:17 8:17
right word:hero 2 svo none	0:-20 1:-9 2:-8 3:8 8:27
right word:hero A	0:15
right word:hero F	1:35 3:-20 5:-9 6:-6 8:-6
right word:hero H	1:-14 2:23
right word:hero O	2:20 3:-17 4:-6 5:-11 8:11
right word:hero U	0:7 1:-8 2:-7 3:20 8:-7
right word:hero h	2:35 3:-12 4:-6 5:-9 8:-8
right word:item	0:22 1:-10 3:10 4:-7
right word:item -	0:21 1:-11 3:12 4:-6
right word:item 0	0:20 1:-9 2:-15 3:23 4:-8
right word:item 0 A	0:12 1:-6 2:-16 3:17
right word:item 0 F	0:7 3:6
right word:item 0 N	0:-10 3:13 4:-6 8:8
right word:item 0 O	0:26 3:-12
right word:item 0 U	0:14
right word:item 0 e svo	0:19 1:-10 2:-18 3:28 4:-6 8:-9
right word:item 0 n sov	0:11
right word:item 0 n svo	0:11
right word:item 0 sov	0:11
right word:item 0 sov none	0:8
right word:item 0 svo	0:22 1:-9 2:-11 3:25 4:-8 8:-15
right word:item 0 svo none	0:25 1:-6 2:-10 3:8
right word:item 0 svo vs	0:10 2:-6
right word:item 1	1:-16 2:19 3:7
right word:item 1 A	2:9
right word:item 1 U	3:6
right word:item 1 e svo	1:-12 2:16 3:-10 6:8
right word:item 1 sov	3:14
right word:item 1 svo	0:8 1:-12 2:10 3:-8 6:9
right word:item 1 svo none	3:-7 6:8
right word:item 2	0:-6 3:25
right word:item 2 F	3:9
right word:item 2 O	3:13
right word:item 2 e sov	3:6
right word:item 2 e svo	3:17
right word:item 2 sov	3:14
right word:item 2 sov none	3:11
right word:item 2 svo	0:-8 1:-7 3:30 5:-6 8:-8
right word:item 2 svo none	3:17
right word:item A	0:19 1:-15 2:-7 3:16
right word:item F	3:16
right word:item N	0:-13 3:14 4:-8 8:14
right word:item O	0:26 1:-6 8:-6
right word:item U	0:15
right word:item h	2:-13 3:26
right word:obstacle	1:20 4:-8 8:-9
right word:obstacle -	1:14 5:-6 8:-7
right word:obstacle 0	0:-8 1:23 3:-6 4:-7 5:10 8:-7
right word:obstacle 0 A	1:18 2:-6
right word:obstacle 0 e svo	0:-9 1:16 2:-9 3:-9 5:18
right word:obstacle 0 e v2	0:6 1:-6 3:7
right word:obstacle 0 n svo	1:23
right word:obstacle 0 svo	0:-8 1:24 2:-9 5:8
right word:obstacle 0 svo none	1:12 2:-8 3:-7 5:15
right word:obstacle 0 v2	1:-11 2:12
right word:obstacle 0 v2 none	1:-9 2:15
right word:obstacle 1	0:12
right word:obstacle A	1:28 2:-9
right word:obstacle N	5:11
sub attack	0:6 2:30 3:-8 4:-6 8:-7
sub attack -	2:28 5:-6 6:-6
sub attack A	2:34 4:-10 5:-7 8:-7
sub attack Ap	0:-8 1:-15 2:36 3:11 4:-12 5:-6
sub attack Au	1:14 2:24 3:-13 4:-9 5:-8 8:-8
sub attack F	0:-6 1:-8 2:28 3:-12 4:-8 5:-8 6:12 8:-8
sub attack Fp	0:-9 1:-9 2:41 3:-12 4:-8 5:-6 6:-9
sub attack Fu	3:-7 6:13
sub attack H	1:-15 2:36
sub attack Hp	1:-7 2:18
sub attack Hu	1:-13 2:27
sub attack N	0:12 2:-15 4:24 8:-15
sub attack Nu	0:11 2:-13 4:21 8:-13
sub attack O	3:-21 4:-13 5:45 6:-9 8:-17
sub attack Op	3:-9 5:17
sub attack Ou	2:9 3:-20 4:-8 5:29 6:-6 8:-14
sub attack U	2:7
sub attack V	0:12 1:-8 2:-13 8:18
sub attack Vu	2:-9 8:16
sub attack h	0:9 1:-8 2:27 4:-10 8:-11
sub attack p-	1:-14 2:38 4:-9
sub attack ph	0:-6 2:25 4:-9 5:7 6:-6 8:-7
sub attack s-	1:-7 2:14
sub attack sh	0:9
sub attack sov	1:11 2:11
sub attack svo	1:-11 2:28 5:9 6:-7
sub attack u-	1:13 2:10 3:-10 5:-7 6:-6 9:-6
sub attack uh	0:7 1:-10 2:27 3:-22 4:-11 5:15 6:6 8:-14
sub attack v2	0:-8 2:22 4:-8 5:-6 6:8
sub avoid	1:20
sub avoid -	0:-9 1:34 3:-17 9:-6
sub avoid A	1:33 8:-6
sub avoid Ap	1:-26 2:19 4:9
sub avoid As	1:31 2:-8
sub avoid Au	1:40 2:-11 3:6 4:-9 8:-6
sub avoid F	1:19 2:-11 4:15 5:-7 6:-7 8:-6
sub avoid Fu	0:-9 1:21 2:-10 4:13 5:-7 6:-7 8:-6
sub avoid H	1:6 2:7 3:-7 5:-8 9:10
sub avoid Hp	2:13
sub avoid Hu	0:-6 3:-7 5:-9 9:22
sub avoid N	1:-11 2:-7 3:-12 4:16 5:9
sub avoid Np	4:22 8:-7
sub avoid Ns	0:-6 1:-9 3:-7 8:20
sub avoid Nu	0:13 1:-8 3:-7 4:18 5:6 8:-16
sub avoid O	1:-9 2:-8 3:13 4:-10 8:17
sub avoid Op	4:-6 5:17
sub avoid Os	3:20 4:-6
sub avoid U	1:-15 2:11 3:-21 4:-13 8:8 9:17
sub avoid Up	0:-8 3:-6 5:21
sub avoid Uu	1:-16 3:-18 4:-12 5:-8 8:21 9:20
sub avoid V	0:12 1:-11 2:-6 4:22 5:-6 8:-8
sub avoid Vu	0:13
sub avoid h	0:13 1:-17 2:-12 3:15 4:17 5:-7 8:-10 9:10
sub avoid p-	0:8 1:-17 2:10 3:-18 4:13 5:10 8:-6
sub avoid ph	1:-15 3:14 4:16 8:-9 9:-7
sub avoid s-	0:-6 1:29 2:-9 3:-8 4:-7 8:10
sub avoid sh	3:19 8:-6
sub avoid sov	1:34 2:-14 5:-7 8:-7
sub avoid svo	1:16 2:-9 4:9
sub avoid u-	0:-10 1:46 3:-15 4:-6 9:-6
sub avoid uh	0:15 1:-17 2:-14 3:20 5:-9 8:-10 9:12
sub avoid v2	2:10 3:15 4:-12 9:-9
sub bring	1:20 2:-10 3:6
sub bring -	1:29 2:-9 3:6
sub bring A	1:37 2:-11 4:-9 8:-6
sub bring Ap	0:-8 1:19 2:-10 3:11 4:-7
sub bring As	1:24 3:-6
sub bring Au	1:41 2:-11 3:-7 4:-9
sub bring F	1:-9 3:6 4:13
sub bring Fu	1:-11 2:-6 3:9 4:18 6:-6
sub bring H	1:6 2:-10 3:8
sub bring Hu	1:10 2:-15 3:11
sub bring N	0:-9 3:34 4:-12 5:11 8:-23
sub bring Ns	0:-9 1:19 3:-14 4:-8 5:25 8:-19
sub bring Nu	1:-20 3:38 5:-6 8:-12
sub bring O	0:-8 1:-14 2:-7 3:37 4:-19 6:-7 9:-6
sub bring Op	3:25 4:-10 8:-6
sub bring Os	1:-15 3:18
sub bring Ou	0:-12 1:-6 3:6 4:-14 5:26
sub bring U	0:9 1:19 2:-7 3:-21 4:18 5:-7 8:-10
sub bring Up	1:8 3:-9 4:12
sub bring Us	1:-8 4:20 8:-6
sub bring Uu	0:14 1:10 3:-18 4:12 8:-7
sub bring V	1:-8 2:-7 3:-17 4:13 5:-6 8:25 9:-11
sub bring Vs	0:6
sub bring Vu	0:-7 1:-20 2:-7 3:-17 4:19 5:-6 8:31 9:-11
sub bring h	0:17 1:-20 2:-11 3:16 5:7 6:-6
sub bring p-	0:-11 1:26 2:-6 3:-11 4:10 8:-6
sub bring ph	1:-14 2:-7 3:37 4:-13 5:-7 8:-8
sub bring s-	0:-11 1:22 2:-6 5:9 8:-14
sub bring sh	0:14
sub bring sov	0:19 1:12 2:-11 3:-14 8:-9 9:10
sub bring svo	1:23 2:-9 3:11
sub bring u-	1:25 2:-10 3:8 5:-6
sub bring uh	0:14 1:-19 2:-11 3:-17 4:12 5:12 6:-7 8:11
sub bring v2	0:-6 2:-6 3:13 4:18 8:-8
sub chase	1:7 2:27 3:-8 5:-6
sub chase -	0:-6 1:12 2:23 3:-6 5:-6 6:-6 8:-10
sub chase A	1:-7 2:40 4:-7
sub chase Ap	0:-6 2:27 3:-8 4:-6
sub chase As	2:22
sub chase Au	2:29 4:-9 8:-6
sub chase H	1:12 2:12 3:-7
sub chase Hp	1:-12 2:25
sub chase Hu	1:20
sub chase N	0:8 2:-8 3:-12 4:24 8:-10
sub chase Ns	0:11
sub chase O	1:-15 2:6 3:7 4:-8 5:-8 6:-7 8:20
sub chase Ou	0:-6 1:-16 4:-8 5:-9 6:-6 8:22
sub chase U	2:18 3:-6
sub chase Uu	0:10
sub chase V	0:6 1:11 2:-10
sub chase Vu	1:16 2:-9
sub chase h	1:-11 2:32 3:-7 4:-7 8:6
sub chase p-	1:-10 2:38 3:-9 4:-6
sub chase ph	1:-8 2:30 3:-8 4:-6 8:7
sub chase s-	0:-11 2:20
sub chase sh	0:9 1:-8 2:17 8:-6
sub chase sov	0:-6 1:-13 2:14 4:-7 5:-7 6:-6 8:19
sub chase svo	1:10 2:30 3:-8 8:-7
sub chase u-	1:12 2:12 4:8 5:-7 6:-7 7:-6 8:-14 9:-6
sub chase uh	1:-12 2:25 3:-7 4:-8 5:-6 8:12
sub chase v2	0:-7 2:10 3:-8 8:9
sub clean	1:8 2:10 3:15 5:-9 6:-8 8:-14 9:-6
sub clean -	0:8 1:18 2:-13 3:14 5:-6 6:-6 8:-11
sub clean A	1:18 3:-10 4:-6
sub clean Ap	2:14
sub clean Au	1:33 2:-13 3:-9
sub clean N	3:-6 4:12
sub clean Nu	0:7
sub clean O	1:-11 2:18 3:22 4:-9 5:-9 6:-7 8:-12
sub clean Ou	1:-7 2:15 3:11 4:-7 5:-6 8:-9
sub clean U	3:15
sub clean Uu	3:17
sub clean h	2:25 3:-12 8:-7
sub clean p-	3:10
sub clean s-	0:11
sub clean sov	2:-7 3:22
sub clean svo	0:8 1:18 2:16 3:-6 4:-12 5:-7 8:-13
sub clean u-	0:-7 1:16 2:-14 3:27 5:-7 6:-7 8:-13
sub clean uh	2:27 3:-10 8:-10
sub clean v2	0:-11 1:-6 2:-6 3:10 4:21 8:-9
sub cross	1:16 2:-10 4:6 5:9 8:-7
sub cross -	1:29
sub cross A	1:31 2:-8 3:-6 4:-7
sub cross As	1:17
sub cross Au	0:-8 1:27 2:-8 3:-7 4:-7 5:11
sub cross F	3:10
sub cross Fu	3:6
sub cross O	1:-6 4:28 5:-13 8:-11
sub cross Ou	0:-6 3:-6 4:26 5:-9 8:-8
sub cross V	0:6 1:-6 4:14
sub cross Vu	0:6 1:-9 2:-6 3:-7 4:22
sub cross h	0:8 1:-13 2:-9 3:7 4:18 8:-11
sub cross p-	0:6 1:-6 3:8
sub cross s-	1:22
sub cross sov	0:7 1:6 2:-6 4:10 8:-6
sub cross svo	1:18 2:-7
sub cross u-	0:-6 1:31 2:-6
sub cross uh	1:-25 2:-17 4:43 5:11 6:-7 7:-6 8:-16 9:-7
sub cross v2	1:6 4:13
sub eat	0:-6 1:20 2:10 5:-6 6:-7 8:-6 9:-6
sub eat -	0:-7 1:25 2:14 3:-7 5:-6 6:-6 8:-10
sub eat A	0:-10 1:16 2:20 3:-18 4:-9 5:7 8:-6
sub eat Ap	0:-9 2:26 3:-21 4:-8 5:16 8:-7
sub eat As	1:17 3:-7
sub eat Au	0:-7 1:15 2:21 3:-17 4:-8 5:-6 8:-6
sub eat F	1:12 2:-14 3:9 4:16 5:-6 6:-9 8:-8
sub eat Fp	3:-21 4:23
sub eat Fu	0:-8 1:16 2:-12 3:19 4:-9 6:-8 8:-7
sub eat N	0:8 1:-9 2:-6 3:26 4:-8 8:-14
sub eat Nu	3:14
sub eat O	0:-11 1:15 2:-15 3:12 4:-11 5:-16 6:-8 7:16 8:8 9:-7
sub eat Ou	0:-9 1:27 2:-10 4:-8 5:-10 6:-6 8:11
sub eat U	2:15 3:-6
sub eat Uu	1:6 2:11 3:-7 8:-6
sub eat V	1:18 2:-9
sub eat Vu	1:14
sub eat h	1:7 3:17 4:-15 6:-7 7:6 9:-6
sub eat p-	1:-24 2:43 3:-28 4:17
sub eat ph	0:-8 1:14 2:-12 3:17 4:-12 8:-8
sub eat s-	1:32 2:-9 3:-7
sub eat sh	1:-12 2:-6 3:-6 7:28 8:-7
sub eat sov	1:36 2:-14 3:-15
sub eat svo	0:-8 1:16 2:18 4:-10 6:-6 8:-8 9:-7
sub eat u-	0:-8 1:33 2:7 4:-10 5:-7 6:-7 7:-6 8:-11 9:-6
sub eat uh	1:-13 2:8 3:22 4:-8 5:-10 8:6
sub eat v2	1:-7 2:13 4:14 5:-8 8:-8
sub fall	2:15 5:7 6:-7 9:-6
sub fall -	3:18 6:-8 7:-9 9:-6
sub fall A	1:6 4:7 5:-9 6:-6 7:11 8:-10 9:-6
sub fall Ap	1:-26 2:40 4:-9 8:-8
sub fall As	2:18
sub fall Au	1:23 2:-28 3:-15 4:6 5:-6 7:23 8:-7
sub fall F	0:-14 1:-14 3:28 4:-12 5:20 7:-8 8:-11
sub fall Fp	2:7 3:19
sub fall Fu	0:-10 1:-10 2:-15 3:20 4:-10 5:23 8:-7
sub fall H	0:-7 1:-12 2:36 3:-8
sub fall Hp	2:17
sub fall Hu	2:19
sub fall N	1:-10 3:-10 4:-17 5:17 6:-6 7:-7 8:18
sub fall Nu	0:-8 1:-10 4:-17 5:24 7:-7 8:14
sub fall O	0:6 1:24 5:-13 6:-9 7:-7 8:-8 9:-6
sub fall Os	0:-13 2:26 4:-10 8:-13
sub fall Ou	1:21 2:-19 3:8 4:16 5:-10 6:-8 7:-6 8:-16
sub fall U	0:18 1:-8 3:-6 4:-8 5:-9 7:8
sub fall Up	0:-9 2:17 8:-6
sub fall Us	2:-10 3:-7 7:27 8:-6
sub fall Uu	0:29 2:-9 3:-10 4:-6 8:8
sub fall V	0:-8 2:32 3:-11 4:-7 8:-7
sub fall Vp	0:-6 1:-15 2:32 3:-7
sub fall h	0:7 1:-10 2:8 3:-20 4:-13 5:12 7:21 9:-6
sub fall p-	0:-9 1:-29 2:48 4:-11 5:-9 6:-6 7:-7
sub fall ph	2:14 3:8 5:-6 8:-8
sub fall s-	0:-12 1:14 2:20 4:-10 8:-12
sub fall sh	1:-8 2:13 3:-7 7:13
sub fall sov	1:-9 2:-18 3:14 5:15 6:-8 7:-7 9:-6
sub fall svo	2:19 3:-7 6:-8 9:-6
sub fall u-	1:19 2:-16 3:10 4:12 6:-9 7:-9 8:-10 9:-6
sub fall uh	0:9 1:-9 2:-18 3:-30 4:-14 5:38 7:22 9:-6
sub fall v2	0:6 1:-9 2:-7 3:18 8:-6
sub fight	1:13 2:-6 3:-14 4:10 6:8 7:-7 9:-7
sub fight -	1:18 2:-10 3:-15 6:11
sub fight A	1:32 3:-9 5:-7 6:-9 7:-6 9:-6
sub fight Ap	1:11
sub fight As	0:-6 1:29 2:-7
sub fight Au	1:19 3:-8 5:-7 6:-8 7:-6
sub fight N	1:-6 2:-6 3:-9 4:12 5:25 8:-21
sub fight Nu	0:8 4:13 8:-15
sub fight O	0:-7 1:-20 2:-9 3:-16 4:17 5:-9 6:13 8:17
sub fight Ou	0:-12 1:-16 2:-8 3:-13 4:-12 5:-8 6:8 8:37
sub fight U	0:14 1:-6 3:-6 6:10
sub fight Uu	0:9 1:-6 3:-7 6:18 8:-6
sub fight V	0:13 1:-6
sub fight Vu	0:15 1:-8
sub fight h	1:-19 3:-12 4:22 5:-11 6:6 7:-7 8:6 9:-8
sub fight p-	1:8 2:-13 3:-8 4:-7 5:22 8:-10
sub fight s-	0:-10 1:24 2:-9 4:17 8:-10
sub fight sov	1:17 2:-23 4:19 8:-7
sub fight svo	1:8 2:-7 3:-16 4:-10 5:11 6:10 7:-6 8:7 9:-6
sub fight u-	0:6 1:6 2:-8 3:-14 5:-7 6:13 8:9
sub fight uh	1:-15 3:-9 4:9 5:-8 6:14 7:-6 9:-7
sub guard	0:-6 1:30
sub guard -	0:-7 1:40 2:-11 3:-7
sub guard A	0:-6 1:11 2:8 3:-6 4:7
sub guard Ap	1:8 2:-15 3:-6 4:20
sub guard As	1:11
sub guard Au	0:-8 1:27 4:-11
sub guard F	0:-6 1:21 2:-6 3:-14 4:9 6:-6
sub guard Fp	0:-6 1:14 2:-6 3:-15 4:19 6:-7
sub guard H	1:20 2:-7
sub guard Hp	1:11
sub guard O	1:13 3:12 4:-9 8:-7
sub guard Ou	3:20 4:-9 8:-7
sub guard h	1:-13 2:15 3:8 4:12 6:-8 8:-8
sub guard p-	1:32 2:-22 3:-9
sub guard ph	1:-11 2:23 3:-8 4:10
sub guard s-	1:16
sub guard sov	2:19 4:-6
sub guard svo	1:32 2:-11
sub guard u-	0:-8 1:30 2:7 3:-6 4:-11
sub guard uh	1:-6 3:22 4:-9 8:-6
sub guard v2	0:-6 1:16 3:13 4:-10 8:-6
sub hit	3:7 4:-12 5:-7 6:8 7:-6 9:-6
sub hit -	0:7 3:20 4:-9 6:-9
sub hit A	0:9 1:9 2:6 3:6 4:-8 6:-7 8:-10
sub hit Ap	0:11 2:16 3:-16 4:-6 6:-6 8:-6
sub hit As	0:6 1:7 2:-6
sub hit Au	2:7 3:6 8:-6
sub hit F	0:-11 1:-7 2:-9 3:8 6:26 8:-9
sub hit Fp	3:29 6:-7
sub hit Fu	0:-7 2:-6 3:-20 6:33 8:-9
sub hit N	8:13
sub hit Nu	8:15
sub hit O	0:11 1:-14 2:-8 3:7 4:-10 5:-6 6:18
sub hit Ou	0:13 1:-12 2:-7 3:24 4:-11 5:-6 6:-9
sub hit U	1:10 2:-8 8:11
sub hit Uu	2:-8 4:-7 8:19
sub hit h	1:-12 3:-23 4:-15 5:-8 6:29 7:-6 8:18 9:-6
sub hit p-	2:8 3:12 4:-7 6:-9 8:-7
sub hit sh	6:16 8:-6
sub hit sov	0:15 1:7 2:-8 3:7 8:-9
sub hit svo	3:13 4:-12 5:-7 6:14 7:-6 9:-6
sub hit u-	1:-6 2:-6 3:28 4:-8 5:-6 6:-7
sub hit uh	1:-7 2:-12 3:-25 4:-12 5:-7 6:27 8:24
sub hit v2	1:-11 2:16 4:-8 8:6
sub love	0:17 1:-9 2:11 8:-7
sub love -	0:12 1:-7
sub love A	0:16
sub love Au	0:7
sub love h	0:-7 2:28 5:-6 8:-11
sub love svo	1:-7 2:18 8:-8
sub love uh	2:24 5:-7 8:-8
sub make	1:13 5:-6 8:6 9:-6
sub make -	1:15 5:-6 9:-6
sub make A	1:31 3:-10 4:-15 8:6 9:-6
sub make Ap	1:31 2:-11 3:-13 4:-6
sub make As	0:6 1:20 2:-6 3:-6
sub make Au	0:-6 1:23 2:18 3:-18 4:-13 9:-6
sub make N	3:-7 4:25 5:-7 8:-8
sub make Nu	3:-16 4:19 8:6
sub make O	0:14 1:-8 3:10 4:9 8:-12
sub make Ou	0:20 8:-8
sub make U	0:18 1:-10 2:-6 4:-10 8:17
sub make Up	0:-6 3:-14 8:27
sub make Uu	0:26 1:-11 3:7 4:-6 8:-8
sub make V	1:9 3:14 4:-10 8:-8
sub make Vu	0:-9 2:-6 3:26 4:-9 8:-11
sub make h	2:-6 3:10 5:-8 6:-6 8:10 9:-7
sub make p-	0:-10 1:30 2:-17 3:-24 4:-14 8:27
sub make ph	3:12
sub make s-	1:21 2:-7 3:-11 4:7 8:-8
sub make sov	0:17 1:8 2:16 3:-18 4:-12 8:-8
sub make svo	0:7 1:12 4:-11 5:-6 8:10
sub make u-	1:7 3:8 5:-6 9:-6
sub make uh	2:-6 3:-12 4:-6 5:-10 8:28 9:-6
sub make v2	0:-18 1:13 2:-12 3:14 4:22 5:-7 6:-6 8:-17 9:-6
sub match	0:9 4:12 6:-6
sub match -	3:15 5:-6 6:-6
sub match A	0:-9 1:14 2:-24 4:32 5:-7 6:-6 7:-7 8:-9 9:-7
sub match Ap	0:13
sub match Au	0:-12 1:11 2:-23 4:32 5:-7 6:-6 7:-7 8:-9 9:-7
sub match F	0:8 1:-7 3:15
sub match Fu	0:7 1:-7 3:12
sub match N	3:16 8:-7
sub match O	0:10 1:-8 2:16 4:8 8:-11
sub match Op	4:18 8:-6
sub match Ou	0:7 1:-6 2:13 3:6 4:-8 8:-10
sub match U	0:11 1:-11 2:-6 3:-9 4:13 8:10
sub match Uu	0:14 1:-10 3:-7 8:9
sub match V	1:13
sub match h	0:13 1:-10 2:-13 3:-17 4:33 8:-6
sub match p-	1:-8 2:9 4:14 8:-9
sub match ph	0:11
sub match s-	0:10
sub match sov	0:-6 2:-15 4:26 5:-6 9:-6
sub match svo	0:12 2:7 8:-9
sub match u-	1:7 2:-6 3:14
sub match uh	1:-10 2:-12 3:-18 4:34
sub match v2	1:10 2:-9 4:17 8:-9
sub meet	0:9 2:29 3:-6 4:-15 5:-6 6:-6
sub meet -	0:17 3:-10 8:11
sub meet A	1:6 2:19 3:-8 4:-6
sub meet Au	2:13 3:-7
sub meet N	0:-14 3:10 4:-9 8:24
sub meet Nu	0:-12 2:-6 3:10 4:-7 8:22
sub meet O	0:17 2:15 3:-10 4:-7 8:-9
sub meet Os	2:29 3:-6 4:-10 8:-12
sub meet Ou	0:18 3:-7
sub meet U	0:10
sub meet Uu	0:10
sub meet h	1:-7 2:39 4:-15 5:-7 8:-12
sub meet sh	2:22 4:-9 8:-9
sub meet sov	0:8 1:10
sub meet svo	0:19 1:-7 2:18 4:-10 8:-10
sub meet u-	0:18 2:-9 3:-9 8:10
sub meet uh	1:-6 2:15 3:10 4:-11 8:-7
sub move	1:14 2:8 5:-6 7:-6
sub move -	1:21 5:-7
sub move A	1:18
sub move Ap	1:-37 2:-7 3:23 4:16 6:-6 8:17 9:-6
sub move As	1:29 2:-8 4:-6
sub move Au	1:27 2:10 3:-11 5:-6 6:-6 8:-12 9:7
sub move F	0:-9 1:14 2:-6 3:-8 4:-14 5:-10 6:31 7:-8
sub move Fp	1:9 3:8
sub move Fs	0:-9 1:35 2:-9 3:-14 4:-7 6:-11 8:10
sub move Fu	1:-6 3:-12 4:-11 5:-9 6:26 7:-7
sub move H	1:-14 2:28 3:-7
sub move Hp	1:-13 2:26
sub move Hu	0:12
sub move N	1:-15 3:-23 4:-6 5:8 6:-7 8:37 9:-6
sub move Np	3:-7 4:27 5:-6 8:-13
sub move Nu	0:-7 1:-8 3:-24 4:-20 5:8 6:-7 8:39
sub move O	0:-6 2:14 3:12 4:-11 5:-8 7:-6 8:8 9:-7
sub move Op	1:-19 2:6 3:53 4:-11 5:-11 6:-14 8:-21
sub move Os	0:-16 1:21 2:-10 3:7 4:-9 6:-7 8:8
sub move Ou	1:7 2:7 3:-26 4:-11 6:7 7:-6 8:21 9:-7
sub move U	0:7 1:11 3:-16 4:-9 5:-6 8:16 9:-6
sub move Up	0:7
sub move Uu	0:9 1:6 2:10 3:-14 4:-8 5:-6 8:6 9:-6
sub move V	0:-7 1:25 2:8 3:-14 5:-6 9:-6
sub move Vp	1:17 2:7 3:-9 4:-7
sub move Vs	0:-7 1:16 2:-7 4:-6 8:12
sub move Vu	1:28 3:-12 4:14 5:-6 8:-15 9:-6
sub move h	1:-10 4:-6 7:-7
sub move p-	1:-19 3:37 4:17 5:-8 6:-9 7:-6 8:-13 9:-6
sub move ph	1:-17 2:25 3:22 5:-11 6:-17 7:-6 9:-7
sub move s-	0:-7 1:39 2:-9 3:-7 4:-7
sub move sh	1:10 2:-25 3:12 4:-10 5:-6 6:-11 7:-7 8:20 9:-8
sub move sov	0:-14 1:22 2:7 3:-15 4:-14 5:-11 6:11 7:-8 9:9
sub move svo	1:12 5:-7 8:7 9:-6
sub move u-	1:21 2:6 3:-13 4:-7 5:-8 8:12 9:-6
sub move uh	1:-8 2:12 3:-21 6:12 7:-7 9:10
sub move v2	1:16 3:-19 5:6 6:7 9:-6
sub over	0:-8 1:16 5:12 6:-7 7:-6 8:-6 9:-7
sub over -	1:24 2:-11 3:6 8:-8
sub over A	0:-9 1:29 2:9 3:-10 5:-6
sub over As	1:16
sub over Au	0:-9 1:29 2:7 3:-10
sub over F	0:-12 1:9 2:-9 3:14 4:-10 5:6 6:-9
sub over Fu	0:-8 2:-6 3:17 4:-8 5:-6 6:-6 8:14
sub over N	0:8 4:13 8:-8
sub over Ns	4:25 8:-11
sub over Nu	0:11
sub over O	1:-21 2:-7 3:17 4:-11 5:17 6:-8 9:-6
sub over Ou	1:-14 2:-6 3:16 4:-9 6:-7 8:13
sub over U	2:12 3:13 4:10 5:-14 8:-13 9:-6
sub over Uu	0:-6 1:6 2:12 4:19 5:-17 8:-14 9:-6
sub over V	1:15
sub over Vu	1:11
sub over h	0:-7 1:-20 2:30 5:9 6:-9 7:-7 9:-10
sub over p-	1:11 2:-15 3:-6 5:15
sub over s-	1:30 2:-6 3:-14
sub over sh	4:15 8:-8
sub over sov	0:-16 1:13 3:-13 4:15 5:13 8:-15
sub over svo	1:8 3:11 5:9 6:-7 9:-7
sub over u-	1:24 2:-9 3:11 5:-10 8:-10
sub over uh	0:-7 1:-18 2:23 3:9 4:-18 5:11 6:-8 7:-7 9:-10
sub over v2	0:14 1:7 2:-6
sub play	1:18 2:-10 3:-13 4:-9 5:12 6:-6 8:10
sub play -	1:30 2:-8 3:-11 4:-8 6:-6
sub play A	0:7 1:21 2:-15 4:-6
sub play Au	0:7 1:16 2:-17 4:-6 8:10
sub play F	1:8
sub play Fu	1:11
sub play H	2:6
sub play N	3:-8 4:-10 5:13 8:11
sub play Nu	0:-12 1:16 2:-6 3:-10 4:-10 5:11 8:9
sub play O	0:17 1:14 3:-9 4:-6 5:-6 6:-6
sub play Op	0:15 3:-8
sub play Os	0:11 1:-14 8:16
sub play Ou	1:28 3:-7 8:-9
sub play U	0:7 1:14 3:-8
sub play Uu	0:8 1:9 3:-8 8:7
sub play V	1:-8 5:17
sub play h	0:18 1:-8 2:-7 4:-8 5:16
sub play ph	0:19 3:-9
sub play s-	0:10 1:-10 3:-6 8:14
sub play sov	1:31 2:-9 3:-11 4:-7 5:-7 8:8
sub play svo	0:20 1:-13 4:-7 5:16 6:-6
sub play u-	1:30 2:-14 3:-8 4:-9 6:-6 8:11
sub play uh	0:14 1:-6 4:-8 8:8
sub play v2	0:-10 1:24 3:-13
sub push	1:23 2:10 4:-6 5:-7 6:-7 7:-6 9:-6
sub push -	1:29 2:6 3:-18 4:-8 6:-6 8:6
sub push A	1:22 2:16 3:-14 4:-8 8:-6
sub push Ap	0:6 1:-9 2:17 3:-10
sub push As	1:22 2:-6
sub push Au	1:14
sub push N	0:-7 1:6 4:-15 8:22
sub push Nu	0:-9 1:24 3:-7 4:-15 8:7
sub push O	1:21 2:-7 3:20 4:-11 5:-7 6:-7 8:-16
sub push Op	1:-6 3:16
sub push Ou	1:12 3:14 4:-6 8:-10
sub push U	0:19
sub push Up	0:11
sub push Uu	0:12
sub push V	2:12 3:-8
sub push Vu	2:12 3:-8
sub push h	1:-12 2:13 3:16 4:-7 8:-9
sub push p-	0:14 1:-11 2:10
sub push s-	0:-8 1:28 2:-7 3:-8 4:-8 8:6
sub push svo	1:30 2:-15 6:-6
sub push u-	1:25 2:6 3:-14
sub push uh	1:-13 2:20 3:16 4:-8 6:-6 8:-12
sub push v2	0:-9 1:-13 2:25 3:7 4:-12 5:-6
sub race	0:7 1:15 3:-8
sub race -	0:6 1:20 2:-7 3:-7
sub race A	1:10 2:9 3:-6
sub race Au	1:7 2:9
sub race U	0:12
sub race Uu	0:10
sub race svo	1:17 2:10 3:-9 8:-6
sub race u-	1:21 2:-8 3:-7
sub reach	0:-8 3:17 7:-6 8:-6 9:-7
sub reach -	0:-9 1:11 3:22 4:-6 5:-14 7:-6 9:-6
sub reach A	0:-6 1:23 5:-10 7:-6 8:-11 9:-7
sub reach Ap	0:-8 1:-26 2:24 4:11 5:-10 6:9 8:-10 9:-6
sub reach As	1:13
sub reach Au	0:-7 1:37 2:-10 3:10 4:-10 5:-9 6:-6 7:-6 8:-11 9:-7
sub reach F	3:18 4:-7 6:8
sub reach Fu	3:20 4:-6
sub reach H	2:19
sub reach N	1:-7 2:-7 3:18 4:-22 5:-15 8:29
sub reach Np	3:27 4:-6 8:-11
sub reach Nu	4:-14 5:-11 8:22
sub reach O	0:-10 1:-13 2:-12 4:-13 5:24 6:9 8:7
sub reach Op	0:-6 2:-8 3:-17 4:-7 5:21 8:14
sub reach Ou	0:-8 1:-15 2:-11 3:18 4:-12 5:22 6:7
sub reach U	1:13 2:-12 4:-12 6:-6 7:-6 8:20
sub reach Up	0:11 5:10 8:-7
sub reach Us	0:-9 1:32 3:-8 8:-9
sub reach Uu	1:-9 2:-8 4:-10 5:-9 8:32
sub reach V	0:-11 1:-18 2:25 3:7 4:19 5:-12 8:-19
sub reach Vp	1:-6 3:15
sub reach Vu	2:9 4:7
sub reach h	0:-9 1:-14 4:-6 7:-6 8:27 9:-7
sub reach p-	0:-11 1:-29 3:25 4:15 5:-11 6:8 8:-15 9:-7
sub reach ph	4:-11 5:21 6:-6
sub reach s-	0:-10 1:25 4:-8
sub reach sov	2:22 3:-10 4:-7
sub reach svo	0:-8 2:-7 3:16 7:-6 8:7 9:-7
sub reach u-	1:14 3:22 4:-6 5:-11 7:-6 9:-6
sub reach uh	0:-9 1:-15 7:-6 8:22 9:-7
sub reach v2	0:-6 2:-13 3:24 4:-11 6:16 8:-13
sub save	1:15 3:-9 5:-6 8:14
sub save -	1:28 2:-11 3:-9 4:-7 8:6
sub save A	1:13 3:-7 4:-9 8:17
sub save Ap	2:12
sub save As	0:14 1:8 2:-6
sub save Au	1:12 4:-7 8:12
sub save U	1:11
sub save Uu	1:13
sub save h	0:7 1:-16 2:11 3:-6 4:15
sub save ph	1:-7 2:26
sub save s-	1:18 2:-7
sub save sh	0:17 1:-10
sub save sov	0:10
sub save svo	1:18 3:-8 4:-8
sub save u-	1:21 2:-8 3:-8 4:-6 8:10
sub save uh	1:-16 2:-8 8:27
sub save v2	0:-13 1:18 3:-6 8:11
sub shoot	1:21 2:10 3:-9 4:-9 5:-6 9:9
sub shoot -	1:35 3:-8 4:-7 6:-6 8:-10 9:-6
sub shoot A	0:-7 1:22 6:-6 9:9
sub shoot As	1:19 2:-7
sub shoot Au	0:-8 1:20 2:13 3:-8 4:-7 6:-7 8:-7 9:7
sub shoot H	1:-10 2:19
sub shoot Hu	1:-8 2:23
sub shoot N	0:-12 1:26 2:-11 3:-10 4:-15 5:-7 6:17
sub shoot Nu	1:13 2:-6 4:-6 8:6
sub shoot O	0:9 1:8 2:11 3:-6 6:-6 8:-9
sub shoot Ou	1:12 8:-6
sub shoot V	1:-20 2:25 3:-8 4:-7 5:-6 6:-6 8:8 9:10
sub shoot Vp	2:6
sub shoot Vs	0:-8 2:6 8:19 9:-7
sub shoot Vu	1:-12 2:8 8:-6 9:12
sub shoot h	0:-14 1:-24 2:28 3:-12 4:-13 5:-10 7:-7 8:13 9:21
sub shoot ph	0:-8 1:-7 2:20 3:-6 4:-6 5:-6 6:16 8:-8
sub shoot s-	1:7 2:16 8:-7
sub shoot sov	0:-6 1:20 2:10 6:-9
sub shoot svo	1:17 2:10 3:-10 4:-10 5:-6 6:-7 9:8
sub shoot u-	1:30 3:-7 4:-7 6:-6 8:-8 9:-6
sub shoot uh	0:-9 1:-22 2:24 3:-10 4:-11 5:-6 6:-11 9:29
sub shoot v2	1:9 6:13 8:-6
sub sneak	3:10 6:-6
sub sneak -	0:-8 1:15 3:-10 4:-8 5:14 6:-7 9:-6
sub sneak A	0:-8 1:14 3:10 4:-13 5:-6 8:-7 9:14
sub sneak Ap	1:-11 2:9 3:25 4:-8
sub sneak As	1:10 2:8
sub sneak Au	0:-6 1:19 3:-15 4:-10 9:21
sub sneak F	3:19
sub sneak Fu	1:-6 3:21 4:8 6:-7 8:-6
sub sneak N	4:11
sub sneak O	0:-8 1:-9 2:-13 4:12 5:10 6:-6 8:6 9:-6
sub sneak Op	4:14 8:-7
sub sneak Ou	1:-6 2:-10 8:8
sub sneak U	0:13
sub sneak Uu	0:14
sub sneak V	1:12
sub sneak Vu	1:19
sub sneak h	1:-10 2:-6 3:20 5:-11 9:9
sub sneak p-	1:-10 2:25 3:-6
sub sneak ph	1:-8 2:-7 3:27 4:7 5:-6 8:-8
sub sneak s-	1:7
sub sneak sh	2:10 4:8 8:-6
sub sneak sov	0:-6 2:-6 3:22 4:-13 5:-6 6:-6 8:12
sub sneak svo	1:8 2:-18 3:11 4:15 5:7 8:-13 9:-6
sub sneak u-	0:-6 1:27 2:-15 4:-7 5:11 6:-7
sub sneak uh	0:8 1:-6 5:-10
sub sneak v2	0:-8 2:16 3:-13 4:-15 5:-11 8:7 9:17
sub stay	5:12 6:-7 9:-8
sub stay -	2:-13 5:7 6:-7 9:-6
sub stay A	0:-10 2:14 3:-22 4:9 6:-6 7:-11 8:19 9:-9
sub stay As	0:-6 1:-28 2:13 3:-7 5:-9 7:-8 8:32
sub stay Au	1:14 3:-19 5:15 7:-7 9:-8
sub stay F	2:-6 3:20
sub stay Fp	2:-7 3:24 4:-7
sub stay Fu	0:7
sub stay H	0:-10 1:16 2:-13 3:-11 4:-8 5:18 6:-7 7:11 8:-8 9:-7
sub stay Hu	0:-11 1:15 2:-12 3:-8 4:-7 5:28 6:-6 7:-7 8:-9 9:-6
sub stay N	3:7 4:-8 8:10
sub stay Nu	0:-9 3:27 4:-9 5:-6 8:-8
sub stay O	0:6 3:9 5:8 8:-14
sub stay Ou	0:6 3:-13 4:12 5:12 8:-10
sub stay U	0:18 2:10 3:-11 4:-7 5:10 8:-11
sub stay Up	0:-8 3:-7 5:21
sub stay Us	0:11
sub stay Uu	0:20 2:11 3:-6 5:-8 8:-8
sub stay V	0:14
sub stay h	1:-11 2:16 4:-15 5:29 6:-7 7:-8 8:-12 9:-9
sub stay p-	1:-7 2:-12 4:15 5:16 8:-8
sub stay ph	3:15 4:-6
sub stay s-	0:6 1:-17 2:-8 3:7 5:-9 7:14 8:8
sub stay sov	0:-12 1:-7 2:40 3:-9 4:-7 5:-14 8:-10
sub stay svo	0:6 1:-7 5:12 6:-7 9:-7
sub stay u-	1:12 2:-16 3:-8 4:8 5:15 6:-7 7:-8 9:-6
sub stay uh	1:-10 2:7 3:-10 4:-12 5:31 7:-6 8:-10 9:-6
sub stay v2	1:10 2:-12 3:-11 5:13
sub steal	1:11 2:23 3:-9 8:-6
sub steal -	0:-6 1:17 2:14 3:-9
sub steal A	1:15 2:24 3:-8
sub steal Ap	2:25 3:-10 4:-6
sub steal As	0:-7 2:23
sub steal Au	0:-8 1:9 2:28 3:-10 4:-7 8:-6 9:-7
sub steal F	3:7
sub steal H	1:15
sub steal N	2:-6 4:14 8:-6
sub steal Nu	2:-8 4:18 8:-7
sub steal O	2:24 3:-16 4:-6 5:-6
sub steal Ou	0:11 8:6
sub steal U	2:19
sub steal Uu	2:20
sub steal V	2:-7 8:-7 9:18
sub steal Vu	2:-13 8:-13 9:28
sub steal h	1:-15 2:46 3:-11 4:-10 5:-6 8:-10
sub steal p-	0:-6 1:-6 2:27 3:-8 4:-6
sub steal ph	1:-8 2:33 3:-7 4:-6 8:-6
sub steal s-	0:-7 1:10 2:15
sub steal sov	1:17 3:-6
sub steal svo	1:12 2:20 3:-11 8:-6
sub steal u-	0:-7 1:16 3:-8 4:9
sub steal uh	0:8 1:-15 2:32 3:-13 4:-10 8:-12 9:7
sub steal v2	2:22 4:-6 8:-6
sub take	1:15
sub take -	1:26 2:-8
sub take A	1:24 8:-6
sub take Ap	2:-6 3:30 4:-6 8:-6 9:-6
sub take As	1:25 3:-8
sub take Au	0:-6 1:26 8:-7
sub take F	1:10 2:-13 3:24 5:-7 6:-11 8:-9
sub take Fp	1:-8 2:-8 3:10 9:13
sub take Fs	1:14
sub take Fu	0:-8 1:20 2:-10 4:15 6:-9 8:-6
sub take H	1:13 2:7
sub take Hu	2:7
sub take N	1:-14 3:-12 5:20 6:-6
sub take Np	1:-7 2:-7 3:-15 4:23 5:-11 8:9
sub take Nu	1:-12 2:14 3:-9 4:-28 5:22 6:-6 7:-6 8:15 9:-6
sub take O	1:-11 2:19 3:13 7:-6 8:-12 9:-7
sub take Op	1:-9 2:15 3:19 4:-9 6:-7 8:-15
sub take Os	0:-8 1:-17 2:-11 3:10 4:12 5:17 8:-9
sub take Ou	3:8 4:-15 5:-13 6:9 9:-6
sub take U	0:15 5:-12 8:12
sub take Up	3:12
sub take Uu	0:14 2:-7 3:-6 4:6 5:-10 8:11
sub take V	0:-7 1:15 2:-14 3:-13 4:34 5:-7 8:-12
sub take Vs	1:24
sub take Vu	0:-7 1:-9 2:-12 3:-7 4:34 8:-7
sub take h	1:-19 2:20 3:13 6:-7 7:-6
sub take p-	0:16 2:-19 3:21 5:-6 8:-11
sub take ph	0:-16 1:-14 2:24 3:12 4:-7 5:-7 6:-9 7:-7 9:7
sub take s-	1:25
sub take sh	0:14 1:-13 2:-12 3:-10 4:15 5:17 8:-13
sub take sov	1:17 2:-8 3:-13 4:9 5:-6 6:12 8:-10
sub take svo	1:16
sub take u-	1:31 2:-8 5:-6 8:-6
sub take uh	1:-23 2:17 3:7 6:-7 7:-7 9:8
sub take v2	1:-8 3:24 4:7 5:-7 6:-6 8:-10
sub throw	1:8 3:-6 5:-7 6:11 7:-6 9:7
sub throw -	1:9 3:-11 4:-8 5:-6 6:15 7:-6 8:6 9:-7
sub throw A	1:20 3:-8 4:13 6:-13 8:-8
sub throw Ap	0:14 1:7 6:-6
sub throw As	1:29 3:-6 6:-6
sub throw Au	3:-10 4:23 5:-6 6:-16 7:-6 8:-11 9:11
sub throw F	0:-9 1:-19 2:-9 4:-7 6:38 8:-10
sub throw Fp	1:-6 3:21 6:-10
sub throw Fu	1:-17 2:-8 3:-8 4:-6 6:40 8:-7
sub throw H	2:16
sub throw N	0:20 3:-6 4:-6 6:-7 8:9
sub throw Ns	0:17 8:-9
sub throw Nu	2:13 3:-11 4:-9 5:-6 6:-9 8:19
sub throw O	0:-13 3:-8 4:-20 5:-11 6:39 7:-7 9:-8
sub throw Op	1:-9 2:-6 3:9 4:-6 6:17 8:-8
sub throw Os	0:-7 1:-17 3:-7 6:-9 8:31
sub throw Ou	2:9 4:-18 5:-10 6:27 8:-21 9:-6
sub throw U	0:28 1:-6 6:-6
sub throw Uu	0:18
sub throw V	0:-11 1:-16 2:6 3:-7 4:-8 5:-6 6:-10 8:7 9:25
sub throw Vs	0:-9 1:-10 2:-9 4:-6 6:-9 9:28
sub throw h	0:-7 1:-20 2:26 3:-6 5:-10 6:-8 7:-7 8:-17 9:22
sub throw p-	0:19 1:-12 2:-9 6:10
sub throw ph	2:8 3:10 6:-6
sub throw s-	1:29 2:-21 3:-11 4:-7 6:-13 8:28
sub throw sh	1:-15 3:-7 4:-7 6:-9 8:10 9:18
sub throw sov	0:13 1:-10 2:16 3:-10 4:-6
sub throw svo	0:-6 1:16 4:-8 5:-7 6:12 7:-6 8:-6
sub throw u-	1:9 2:10 3:-7 5:-7 6:18 8:-10 9:-7
sub throw uh	1:-20 2:10 3:-15 4:15 5:-8 7:-6 8:-17 9:18
sub throw v2	1:-11 3:-17 4:14 5:-7 6:26 8:-15
sub touch	0:16 2:-15 4:-8 5:16 6:-7
sub touch -	0:16 1:7 2:-13 4:-6
sub touch A	0:-11 1:17 2:-19 3:-6 5:23 8:-7
sub touch Au	0:-13 1:21 2:-20 3:-6 4:-6 5:21 8:-8
sub touch F	0:7 1:-7 3:20
sub touch Fu	0:7 3:10
sub touch N	4:7
sub touch Nu	4:11
sub touch O	0:7 3:-16 4:-7 5:10 8:14
sub touch Op	3:-6 4:-6 5:17
sub touch Ou	0:6 3:-18 8:21
sub touch U	0:23
sub touch Uu	0:21
sub touch V	0:11
sub touch h	0:19 3:-7 5:8 8:-6
sub touch sov	0:15 1:-7 5:-8 8:9
sub touch svo	0:14 1:8 2:-9 5:7 8:-10
sub touch u-	0:11 1:6 2:-17 3:-10 4:-8 5:16 6:-6 8:7
sub touch uh	0:18 5:-7
sub touch v2	2:-13 5:18
sub use	3:14 6:-7 7:-6 9:-7
sub use -	2:-12 3:23 5:10 6:-7 7:-6 8:-8 9:-7
sub use A	1:10 2:6 4:-11 5:-7
sub use Ap	0:-8 1:19 2:8 3:-12 4:-6
sub use As	2:-11 3:-14 8:25
sub use Au	0:9 1:-18 2:6 3:24 4:-9 5:-8 8:-9
sub use H	1:-12 2:14 3:-9 5:15
sub use Hu	1:-14 2:28 3:-7
sub use N	1:-6 2:11 3:-15 4:10 5:12 8:-11
sub use Np	0:-6 3:-9 4:30 5:-7 8:-8
sub use Ns	8:14
sub use Nu	2:15 3:-10 4:-12 5:16 8:-10
sub use O	1:-12 2:-8 3:12 5:8 6:-7 9:-6
sub use Op	4:14
sub use Ou	1:-13 2:-7 3:17 4:-13 6:-6 8:10
sub use U	0:14 3:14 4:-6 5:-7 8:-8
sub use Uu	0:12 1:10 3:8 4:-6 5:-8 8:-10
sub use V	0:-7 1:21 4:-6
sub use Vu	1:23 3:-11
sub use h	1:-14 2:25 3:-14 4:-13 5:-10 7:-6 8:17 9:-6
sub use p-	0:-12 2:-10 4:33 8:-10
sub use ph	2:11
sub use s-	1:6 8:13
sub use sh	1:-10 2:-17 3:-14 8:30
sub use sov	1:7 2:-7 3:8 4:-9 5:17 8:-17
sub use svo	2:13 3:-14 4:-6 5:7 6:-6 7:-6 8:6 9:-7
sub use u-	1:-8 2:-6 3:36 4:-12 5:13 6:-7 8:-15 9:-6
sub use uh	0:9 1:-6 2:24 3:-10 4:-9 8:-7
sub use v2	0:-14 1:-25 3:28 4:23 5:-11 6:-6 8:-11
sub victim	0:8 1:14 8:-6
sub victim -	1:27 2:-14 3:-7
sub victim A	0:-6 1:19 2:7 3:-7
sub victim Ap	1:8
sub victim H	1:24 2:-15
sub victim Hu	1:13 2:-8
sub victim O	0:6 3:8
sub victim Ou	0:12
sub victim h	1:-7 2:13 3:15 4:-6 8:-7
sub victim p-	1:17 2:-6 3:-7
sub victim svo	1:22 2:-12 4:-6
sub victim u-	0:6 1:17 2:-10
sub victim v2	0:6
sub word:boss	1:-15 2:-9 3:-10 4:-8 6:-7 7:39 8:-7
sub word:boss -	0:13
sub word:boss A	0:-6 1:-13 2:11 3:-6 6:-6 7:21
sub word:boss Au	7:12
sub word:boss H	2:-6 7:10
sub word:boss O	3:-6 7:23 8:-6
sub word:boss Ou	7:21
sub word:boss U	0:9
sub word:boss Uu	0:7
sub word:boss h	0:-9 1:-14 3:-10 4:-7 6:-9 7:37 8:-8
sub word:boss sh	1:-18 2:-21 6:-9 7:41
sub word:boss svo	0:9 1:-12 2:-17 3:-7 6:-6 7:34 8:-6
sub word:boss u-	0:6
sub word:boss uh	0:-6 1:-6 2:10 3:-8 4:-7 7:22 8:-6
sub word:boss v2	1:-6 2:25 7:-9
sub word:enemy	1:-15 2:38 3:-15 5:-11 6:-7 7:-6 8:-14 9:13
sub word:enemy -	0:13 1:-13 2:17 3:-6
sub word:enemy A	1:-12 2:33 3:-8
sub word:enemy Ap	1:-10 2:27 3:-7
sub word:enemy Au	2:18
sub word:enemy H	1:-8 2:16
sub word:enemy N	0:-7 4:13 8:-6
sub word:enemy Nu	0:-9 2:14 4:8
sub word:enemy O	0:7 1:-8 2:12 3:-11 4:-7 5:-8 8:-8 9:18
sub word:enemy Op	0:7 2:16 3:-8
sub word:enemy Ou	2:12 4:-6 5:-6 8:-6 9:16
sub word:enemy U	0:14 1:-6
sub word:enemy Up	0:8
sub word:enemy Uu	2:14
sub word:enemy h	0:-9 1:-14 2:37 3:-12 4:10 5:-9 6:-7 7:-6 8:-15
sub word:enemy p-	0:7 1:-7 2:18 3:-9
sub word:enemy ph	0:7 1:-10 2:23 3:-8
sub word:enemy sov	0:-6 1:-11 2:36 3:-15 4:10 5:-7 6:-6 8:-8
sub word:enemy svo	1:-16 2:39 3:-14 4:-10 5:-8 6:-6 8:-10 9:12
sub word:enemy u-	0:8
sub word:enemy uh	0:-9 1:-9 2:24 3:-10 4:7 5:-9 6:-6 7:-6 8:-12 9:14
sub word:enemy v2	0:15 2:-6
sub word:goal	0:9 1:17 2:-8 3:-7
sub word:goal -	1:18 2:-7 3:-6
sub word:goal U	0:19
sub word:goal Uu	0:13
sub word:goal h	0:7
sub word:goal svo	0:10 1:14 2:-7 3:-7
sub word:goal u-	0:9 1:6
sub word:goal uh	0:10
sub word:hero	0:7 1:29 2:-9 3:-12
sub word:hero -	0:7 1:29 2:-7 3:-13 6:-6
sub word:hero A	1:14 2:-8
sub word:hero As	1:19
sub word:hero F	0:-8 1:32 3:-14 6:-6
sub word:hero Fu	0:-7 1:31 3:-13 6:-6
sub word:hero O	0:7
sub word:hero Ou	0:8
sub word:hero s-	0:-7 1:34 2:-7 3:-8
sub word:hero sov	1:28 3:-12
sub word:hero svo	1:18 2:-6
sub word:hero u-	0:7 1:26 3:-15 6:-6
sub word:item	0:7 1:-8 2:-13 3:23
sub word:item -	0:11
sub word:item A	1:-7 2:-15 3:27
sub word:item Au	1:-7 2:-17 3:25
sub word:item F	0:6
sub word:item h	3:16
sub word:item svo	0:12
sub word:item u-	0:11
sub word:item uh	2:-6 3:13
sub word:obstacle	1:-11 5:18
sub word:obstacle -	0:8 1:-11 2:8
sub word:obstacle u-	1:-6 3:11
sub word:obstacle v2	1:-13 2:9 3:11
tie at attack	0:15 1:-13 2:-19 3:-6 4:-9 7:30 8:-8
tie at attack -	1:-9 2:-11 7:21 8:-6
tie at attack A	1:-9 2:-12 4:-8 7:23
tie at attack O	0:13
tie at attack h	0:24 2:-7 4:-7
tie at avoid	1:-7 3:-13 4:11 5:16 8:-12
tie at avoid -	3:-7 4:7 5:-6 8:10
tie at avoid A	1:-6 2:6 4:-9 5:15 8:-6
tie at avoid N	2:-12 4:23 8:-14
tie at avoid O	0:-9 2:8 3:-9 4:9 8:9
tie at avoid U	0:12
tie at avoid h	1:-6 2:24 3:-10 5:9 8:-15
tie at bring	1:-15 2:-21 4:31 5:-8 8:14 9:-6
tie at bring -	1:-16 2:10 3:-17 8:24
tie at bring A	0:-8 1:-10 2:-14 3:-15 4:45 8:-11
tie at bring N	0:7 2:-6 3:-9 4:18
tie at bring O	0:-8 1:-11 2:-7 4:16 5:-6 8:12
tie at bring U	0:12
tie at bring V	1:-11 2:-7 4:-14 8:28
tie at bring h	0:13 1:-7 2:-23 3:6 4:30 5:-6 8:-14
tie at chase	1:22 2:-8 4:-8
tie at chase -	1:19 2:-7 4:-7
tie at chase A	1:15 2:-6
tie at eat	2:-6 3:-7 4:-8 8:19
tie at eat -	3:-8 4:-7 8:20
tie at eat O	3:-7 4:-6 8:16
tie at fall	3:-9 4:36 8:-23
tie at fall -	1:-6 3:-10 4:39 8:-26
tie at fall N	3:-7 4:34 8:-22
tie at fall O	0:7 4:7
tie at fight	0:-8 3:27 4:-7 8:-8
tie at fight h	3:17
tie at hit	0:13 2:7 3:-8 8:-6
tie at hit -	0:22 3:-7
tie at hit O	0:9
tie at hit U	0:10
tie at hit h	2:20 3:-8 8:-6
tie at make	0:-8 1:-6 3:24 8:-18
tie at make -	3:22 4:-10 8:-7
tie at make A	2:9
tie at make U	0:-18 2:-9 3:18 4:20 8:-14
tie at make h	0:-7 2:15 3:-12 4:17 8:-9
tie at match	1:-6 2:-7 3:-26 4:9 8:26
tie at match -	1:-9 2:-11 3:-29 4:24 6:-7 8:24
tie at match F	3:-18 4:-8 8:23
tie at match O	0:-10 1:-6 3:-11 4:38 8:-19
tie at meet -	0:10
tie at move	2:-16 3:-14 4:19 5:-18 6:-9 7:-6 8:19 9:10
tie at move -	1:15 2:-8 3:-14 4:-10 5:-8 8:22 9:-6
tie at move A	1:-9 2:-14 3:13 4:-9 8:-18 9:26
tie at move F	3:-7 8:15
tie at move N	1:-7 2:-6 3:-12 4:14 5:-11 8:13
tie at move O	2:-7 3:-16 4:14 5:-16 6:-7 8:24
tie at move U	0:-11 2:-8 3:-8 4:20 8:13
tie at move h	1:-13 2:-16 4:22 5:-19 6:-8 7:-6 8:14 9:7
tie at over	0:8 2:11 8:-10
tie at over -	4:9 8:-9
tie at over h	2:12
tie at play	2:8 3:-13 5:14 6:-7 7:-6 9:-7
tie at play -	0:6 3:10 4:-6
tie at play A	0:8 2:10
tie at play O	0:-10 1:-6 2:-11 3:-16 4:17 5:26 8:-9
tie at play U	0:-10 1:12 2:18 3:-6 4:-7 8:-8
tie at play h	0:-12 1:-6 2:19 3:-16 4:6 5:14 8:-8 9:-6
tie at push	0:-6 1:-7 2:-7 3:-14 4:51 5:-6 8:-24
tie at push -	0:-12 1:-6 3:-15 4:44 8:-14
tie at push N	0:8 4:8 8:-9
tie at push O	0:-18 1:-6 2:-6 3:-14 4:51 5:-6 8:-20
tie at push U	0:-6 4:15
tie at push h	3:-7 4:26 8:-15
tie at race	1:24 2:-12 3:-8 4:-8 5:-6 8:10
tie at race -	1:25 2:-13 4:-7 8:6
tie at race A	1:20 2:-13
tie at race O	0:8 1:11 8:-6
tie at race V	1:10
tie at reach	0:11 3:-6 8:7
tie at reach -	4:-11 8:13
tie at reach F	4:6
tie at reach N	4:-13 8:20
tie at reach h	4:20 8:-8
tie at save	2:-11 3:-6 4:17
tie at save A	2:-12 3:-8 4:21
tie at save h	2:-13 3:-7 4:25
tie at shoot	1:-7 2:44 3:-6 4:-9 6:-7
tie at shoot -	1:-7 2:19 4:-9 6:-6 8:12
tie at shoot A	1:-6 2:37 4:-6
tie at shoot H	2:25 6:-6
tie at shoot O	2:21 4:-6 8:-9
tie at shoot U	0:7
tie at shoot V	0:-8 1:-10 2:41 3:-6 4:-7 8:-10 9:-8
tie at shoot h	0:-8 1:-7 2:49 4:-9 6:-7 8:-9 9:-6
tie at stay	0:19
tie at stay -	0:8
tie at stay O	0:12
tie at stay h	0:10
tie at steal	1:-6 2:11 3:-12 4:-18 8:29
tie at steal A	2:28 3:-9 4:-10
tie at steal N	4:-8 8:16
tie at steal h	0:7 1:-6 2:23 3:-11 4:-14 8:6
tie at take	1:6 2:-21 3:-38 4:21 5:-8 6:-7 8:26 9:-6
tie at take -	1:16 2:-11 3:-30 4:21 8:6
tie at take N	0:21 8:-13
tie at take O	0:-12 1:25 2:-11 3:-15 4:-12 5:-6 8:18
tie at take U	1:-7 3:-8 4:-9 8:23
tie at take h	0:6 1:-9 2:-21 3:-19 5:-7 7:21 8:22
tie at throw	1:-9 2:24 4:12 5:-6 6:-8
tie at throw -	1:-13 2:24 4:-19 5:-6 6:-9 7:-6 8:24
tie at throw A	0:-8 1:-11 2:39 3:-9
tie at throw F	2:-10 3:19 4:-10
tie at throw H	2:29 4:-6
tie at throw N	0:-8 2:-11 3:-7 4:24 5:-7 6:-6 8:8
tie at throw O	0:6 2:-10 3:16 4:16 5:-6 6:-12 8:-14
tie at throw U	0:8
tie at throw h	1:-6 2:24 3:-8 4:17 5:-6 6:-6 8:-9
tie at use	0:-9 1:-7 2:-8 3:27 4:-18 5:-6 8:17
tie at use -	0:-6 1:-8 2:-7 3:31 4:-18 8:7
tie at use N	4:-13 8:22
tie at use O	3:13
tie at use U	0:-7 1:-7 3:26 8:-7
tie at word:item	0:14 3:-8
tie at word:item O	0:11 3:-6
tie by hit	1:-6 2:22
tie by hit V	2:15
tie by hit h	2:16
tie by move	4:-8 8:17
tie by move N	0:9 4:-8 5:-6 8:16
tie by move h	4:-7 8:17
tie by sneak	2:10
tie by sneak A	2:13
tie by sneak h	2:18
tie for bring	0:-13 1:-15 2:-11 3:9 4:32 8:-9
tie for bring -	0:-13 1:-12 2:-6 4:29 8:-10
tie for bring A	0:-6 1:-11 2:-11 3:-8 4:32
tie for hit	1:15
tie for hit -	1:10
tie for take	1:20 2:-12
tie from attack	2:19 3:-7 4:-8 5:-6
tie from attack -	8:16
tie from attack O	0:-10 2:19 4:-6 8:9
tie from attack U	0:8
tie from attack h	2:26 4:-6 5:-8 8:-11
tie from avoid	0:-9 1:-18 2:35 3:-14 5:7 6:-6 9:-6
tie from avoid -	0:-10 1:-29 2:41 3:-12 4:-12 5:-16 6:-6 8:25
tie from avoid A	0:-8 1:-18 2:40 3:-9 4:-7 5:6 8:-8
tie from avoid H	2:21
tie from avoid N	5:-7 8:15
tie from avoid O	0:-6 2:-25 3:-15 4:15 5:15 6:-6 8:12
tie from avoid V	0:-6 1:-22 2:41 5:-7 8:-8
tie from avoid h	1:-8 2:21 3:-13 4:6 5:17 8:-14 9:-6
tie from bring	2:-17 3:-21 4:-6 5:11 6:-9 7:-6 8:34 9:-8
tie from bring -	1:10 2:-16 3:-21 4:-20 5:-8 6:-7 8:41
tie from bring A	0:19 1:-10 2:-18 3:-9 4:-9 8:23
tie from bring F	3:-10 4:-6 8:25
tie from bring N	0:-6 2:-6 3:-17 4:8 5:21
tie from bring O	0:-18 1:14 2:-8 3:-7 4:-19 5:-9 6:-6 8:30
tie from bring U	0:8
tie from bring h	0:11 2:-9 3:-6 4:10 5:12 8:-13
tie from clean	2:-19 3:-8 5:29 8:-6
tie from clean -	0:6 2:-14 3:-10 5:23
tie from cross	2:13
tie from cross h	2:15 8:-6
tie from eat	1:-11 2:12 3:20 4:-9 8:-11
tie from eat -	0:7 1:-6 2:-11 3:20
tie from eat A	0:11 1:-8 3:12
tie from eat F	3:15
tie from eat h	2:25 3:-6
tie from fall	0:-20 1:-13 3:-16 4:-18 5:-11 6:-8 7:-6 8:61
tie from fall -	0:-16 1:-13 2:6 3:-15 4:-12 5:-9 6:-8 8:47
tie from fall N	0:-13 2:-6 3:-10 4:-10 5:-6 8:40
tie from fall O	1:-7 2:-8 3:-8 4:-8 5:-6 6:-6 8:34
tie from fall U	0:-14 2:-7 3:-7 8:32
tie from fall h	0:-13 2:-7 4:-10 5:-8 8:41
tie from fight	0:-7 2:-13 3:-13 4:18 6:-7 8:20
tie from fight h	0:-9 2:-7 3:-12 4:19 8:12
tie from guard	1:-14 2:54 3:-7 4:-10 8:-6
tie from guard -	1:-19 2:50 3:-6 4:-9 8:-9
tie from guard A	1:-13 2:43 3:-6 4:-8 8:-7
tie from guard H	2:24
tie from guard h	2:33 4:-10
tie from hit	1:26 3:-12 4:7 5:-7 8:-20
tie from hit -	1:29 2:-13 3:-6 8:-15
tie from hit A	1:11 2:-6 4:15 8:-7
tie from hit N	0:11
tie from hit O	1:22 3:-7 8:-11
tie from hit h	0:-6 1:-8 4:23 8:-7
tie from make	0:6 3:14 8:-8
tie from make -	2:-6 3:27 4:-10 8:-10
tie from make N	3:11
tie from match	0:18 1:-7 2:-7 3:-14 4:20 8:-6
tie from match -	0:29 2:-7 4:-7
tie from match N	0:40 3:-10 8:-18
tie from match O	0:-7 4:19 8:-11
tie from match U	3:-14 8:19
tie from move	1:-12 2:-14 3:-9 4:-7 5:25 6:-8 8:20
tie from move -	1:-10 2:-11 4:9 5:13 6:-8
tie from move F	0:-6 2:-7 3:16 5:13 8:-12
tie from move N	4:-9 5:8 8:9
tie from move O	1:-9 2:-11 3:-17 4:12 5:12 6:-7 8:7
tie from move U	2:-6 5:-6 8:22
tie from move h	0:-9 1:-7 2:-14 3:-14 4:-12 5:12 6:-6 8:36
tie from play	0:9 1:-16 2:13 3:-14 4:-12 5:-8 6:-7 8:30
tie from play -	0:15 1:-11 3:-6 4:-6 8:10
tie from play A	1:-12 2:29 8:-8
tie from play N	8:8
tie from play O	0:-9 4:-6 8:28
tie from play U	0:17
tie from play h	0:6 1:-6 3:-12 4:-9 5:-6 8:27
tie from push	0:11
tie from push -	0:9
tie from push U	0:14
tie from race	1:9
tie from reach	0:-9 3:9 8:16
tie from reach A	4:19 8:-7
tie from reach F	0:-8 2:-9 3:21 4:-16 6:-7 8:15
tie from reach h	0:-11 1:-7 2:-11 4:9 5:-7 6:-6 7:-6 8:25
tie from save	1:-7 2:35 3:-11 4:-14 5:-8 8:9
tie from save -	2:26 4:-6
tie from save A	1:-6 2:36 3:-6 4:-8 8:-8
tie from save H	2:16
tie from save N	2:-7 4:-7 5:-6 8:19
tie from save h	2:17 4:-7
tie from sneak	8:8
tie from sneak h	8:17
tie from stay	0:-6 1:-8 2:15 3:8 4:-10 5:-10 8:10
tie from stay -	1:-7 2:17 3:17 4:-6 8:-16
tie from stay A	2:15
tie from stay N	0:-9 3:18
tie from stay U	8:9
tie from stay h	2:-10 8:21
tie from steal	0:7 1:-9 2:26 3:-7 4:-8 5:-6 8:8
tie from steal -	0:9
tie from steal A	1:-8 2:36 3:-7 8:-9
tie from steal N	8:17
tie from steal O	2:-7 3:-11 8:26
tie from steal h	1:-6 2:20 4:-9 5:-7 8:15
tie from take	1:6 3:13 5:-13 6:-8 7:-6 8:12 9:-7
tie from take -	2:-8 4:-14 5:-11 6:-6 8:23
tie from take A	0:-6 1:28 3:-21 4:-7 8:-8
tie from take N	0:-16 2:-13 3:17 4:-19 5:-12 6:-6 8:32
tie from take O	0:-8 2:-15 4:7 5:-13 6:-8 8:19
tie from take U	3:-8 8:12
tie from take h	0:-7 3:8 4:13 5:-10 6:-6
tie from throw	0:11 3:-8 8:10
tie from throw -	3:-10 4:28 8:-12
tie from throw A	0:7
tie from throw N	4:-6 8:12
tie from throw O	3:-6 4:22 6:-6 8:-11
tie from throw U	0:8
tie from throw h	0:10 4:-9 8:13
tie from touch	3:-9 8:18
tie from touch -	3:-8 8:20
tie from touch O	3:-10 8:23
tie from touch h	0:11
tie from use	1:-6 3:-10 4:-8 8:29
tie from use -	0:-7 1:-6 3:-8 4:-10 8:32
tie from word:goal	2:14 8:8
tie from word:goal h	2:8 8:10
tie in attack	0:-14 4:-6 5:-6 8:28
tie in attack h	8:14
tie in avoid	1:-16 2:-14 4:6 5:-12 6:-6 8:30
tie in avoid -	1:-18 2:-9 3:11 4:8 5:-11 8:14
tie in avoid F	0:-12 1:-10 2:-11 3:21 4:-15 5:-12 6:-6 8:23
tie in avoid N	0:11 3:-6 8:10
tie in avoid O	2:-7 3:-6 4:-7 5:-14 8:27
tie in avoid V	1:-11 4:20
tie in avoid h	0:8 2:-13 3:-15 4:-10 5:-11 8:37
tie in bring	1:16 2:-10 3:-22 4:27 5:-11 6:-7 7:-6 8:8 9:-7
tie in bring -	0:-11 1:21 2:-10 3:-22 4:43 5:-11 6:-7 7:-6 8:-9 9:-7
tie in bring A	0:19 4:-7
tie in bring F	1:-6 4:-13 8:19
tie in bring N	0:-6 1:-10 2:-6 3:-17 4:37 5:-11
tie in bring O	1:-11 2:-8 3:-13 4:25 6:-8 8:12
tie in bring U	0:-13 3:-13 4:24 8:7
tie in bring V	0:-15 1:27 2:-8 3:-11 5:-8 8:6 9:-7
tie in bring h	1:-13 2:-9 3:-22 4:22 6:-6 8:17 9:-6
tie in chase	2:-6 8:13
tie in chase h	2:-10 8:14
tie in clean	2:7 8:13
tie in clean -	1:-9 2:13 4:-6 8:11
tie in clean A	1:-6 2:13
tie in cross	2:13 3:-8 4:-11 5:10
tie in cross V	0:-6 2:7 5:16 8:-12
tie in cross h	3:-11 4:-13 5:14 8:12
tie in eat	0:6 3:-13 5:25 8:-11
tie in eat -	0:9
tie in eat F	5:16
tie in eat h	5:9 8:-7
tie in fall	0:18 1:-6 3:-11 4:-8 5:-8 8:22
tie in fall -	0:10 1:-6 3:-11 4:-7 8:21
tie in fall O	0:-7 1:-6 3:-11 4:-9 5:-7 6:-7 8:37
tie in fall U	0:16
tie in fall h	0:11
tie in fight	1:28 2:-22 3:-9 4:-11 5:-7 6:-7 8:18
tie in fight -	1:29 2:-20 3:-6 4:-8 8:10
tie in fight A	0:-12 1:46 2:-25 3:-6 4:-6 8:-9
tie in fight N	0:6 8:10
tie in fight h	0:7 8:10
tie in guard	2:16 4:-14 8:15
tie in guard h	0:-8 2:12 3:-6 4:-14 5:-6 8:24
tie in hit	0:-10 4:25 5:-13 6:8 7:-6 8:-9
tie in hit -	1:6 2:-7 5:-7 6:10
tie in hit A	2:18
tie in hit F	0:-6 1:8 3:-13 4:23 8:-8
tie in hit N	4:10 8:-8
tie in hit U	0:-9 1:-8 3:13 5:-6 8:15
tie in hit h	0:8 2:9 3:-8 4:10 8:-7
tie in make	1:-15 2:-6 4:-21 5:9 6:18 8:11 9:-6
tie in make -	0:8 1:-12 2:-7 4:-15 5:-7 6:9 8:24
tie in make A	0:-6 1:-10 2:-12 3:-11 4:-8 6:22 7:19 8:-10
tie in make N	0:-13 1:-6 3:-15 4:-13 5:23 8:18
tie in make O	1:-10 4:-12 8:24
tie in make U	0:14
tie in make h	0:-8 1:-8 3:-16 4:-14 5:24 7:25 8:-23
tie in match	0:-6 1:-8 2:-13 3:-35 4:36 5:-10 6:-9 7:-7 8:28 9:-7
tie in match -	2:-12 3:-34 4:29 5:-10 6:-8 7:-6 8:21 9:-6
tie in match A	3:-8 8:15
tie in match F	0:-10 3:-20 4:20 8:15
tie in match N	0:11
tie in match O	0:-21 1:17 2:-8 3:-29 4:36 5:-10 6:-8 7:-6
tie in match U	0:9
tie in match V	0:-10 1:-18 2:-8 3:-9 4:12 8:25
tie in match h	0:-11 3:-15 4:8 8:24
tie in meet	0:12
tie in meet -	0:11
tie in move	0:-9 1:-16 2:6 4:9 5:11 6:-8 8:21 9:-7
tie in move -	0:-9 1:-27 2:10 3:-23 6:-8 7:-6 8:46 9:-6
tie in move A	1:-14 2:54 3:-11 4:-11 5:-9 7:-6 8:-14 9:-9
tie in move F	0:-8 1:-10 2:-12 3:27 4:-14 5:-16 6:-10 8:22 9:-6
tie in move N	1:-7 2:-7 3:-12 5:19 8:8
tie in move O	0:-22 1:-14 2:-14 4:15 5:25 6:-11 7:-7 8:14 9:-7
tie in move U	0:-26 1:-20 2:-12 3:-17 5:13 6:-7 7:7 8:36 9:-7
tie in move h	0:-10 1:-10 4:12 5:23 6:-9 9:-8
tie in over	0:-13 1:-7 2:13 3:-12 4:8 5:30 8:-27
tie in over -	0:-7 5:20 8:-13
tie in over N	0:-7 4:-17 5:37 8:-17
tie in over h	0:-6 3:-10 4:-13 5:33 8:-15
tie in play	0:15 1:-11 2:-14 3:-14 4:-9 5:-9 6:-6 7:12 8:29 9:-6
tie in play -	0:18 1:-12 3:-10 4:-12 5:-6 8:27
tie in play A	2:-21 3:-6 4:-7 7:30 8:-8
tie in play N	0:6 1:-12 2:-7 3:-9 4:14 5:-11 8:18
tie in play O	0:13 3:-6 8:9
tie in play U	4:-6 8:13
tie in play V	0:10
tie in play h	2:-15 3:-13 5:-9 7:13 8:23 9:-6
tie in push	0:9 1:-9 2:-7 3:-16 4:36 5:-10 8:-6
tie in push -	1:-10 2:-7 3:-19 4:29 5:-9 8:11
tie in push N	0:-12 3:-6 4:13 5:-7 8:12
tie in push O	0:28 3:-9 8:-10
tie in push U	3:-9 4:16 8:-6
tie in push h	0:11 3:-7 4:17 8:-12
tie in race	0:18 2:-8 4:-10 5:-10 8:15
tie in race -	1:6 2:-9 4:-10 5:-6 8:25
tie in race N	0:19 4:-8 5:-11 8:14
tie in race h	0:24 4:-6 5:-9
tie in reach	1:-8 2:-11 3:-12 4:34 5:-13 6:-6
tie in reach -	0:-7 4:-11 8:23
tie in reach N	0:-6 4:18 5:-11 8:8
tie in reach O	4:11
tie in reach h	0:10 1:-6 2:-7 3:-7 4:28 5:-10 8:-9
tie in shoot	2:9 4:-6 8:11
tie in shoot -	2:14
tie in shoot A	0:8
tie in shoot h	0:7 2:-6 8:12
tie in sneak	2:10 4:-10 8:7
tie in sneak A	2:11
tie in sneak N	4:-7 8:10
tie in sneak h	0:6 2:11
tie in stay	0:7 1:-6 2:-8 3:-12 4:-17 5:-10 8:43
tie in stay -	0:16 2:-9 3:-9 4:-12 5:-7 8:25
tie in stay N	0:6 4:-11 8:16
tie in stay O	0:8 2:-8 3:-10 4:-10 5:-7 8:28
tie in stay U	8:10
tie in stay h	3:-7 4:-10 8:27
tie in steal	0:17 8:-9
tie in steal N	0:21 8:-12
tie in steal h	0:13 8:-7
tie in take	0:7 1:28 2:-13 3:-25 4:8 5:-9 6:-7 7:-6 8:10 9:-6
tie in take -	0:-10 1:41 2:-12 3:-29 4:24 5:-15 6:-9 7:-6 8:-6 9:-6
tie in take N	0:14 1:-10 2:-7 3:-14 4:-13 5:13 8:14
tie in take O	1:43 2:-11 3:-28 4:10 5:-14 6:-9 7:-6 8:-11 9:-6
tie in take U	0:-9 1:11 4:21 8:-11
tie in take h	0:15 1:-9 2:-15 3:-16 4:-23 5:10 8:32
tie in throw	1:-13 2:17 4:15 5:10 6:-11 7:-6 8:-16 9:-7
tie in throw -	1:-15 2:33 3:-15 5:7 6:-10 8:-7
tie in throw A	0:-7 1:-10 2:22 3:9 4:-6 8:-9
tie in throw H	2:23 8:-6
tie in throw N	2:-6 3:-7 4:24 5:7 8:-19
tie in throw O	0:11 3:-12 4:17 5:-6 6:-7
tie in throw h	1:-7 3:6 4:27 5:-12 6:-8 8:-17 9:-7
tie in touch	2:-6 3:-8 4:-8 5:20
tie in touch -	8:15
tie in touch O	0:-6 2:-6 3:-9 4:-9 5:14 8:16
tie in touch h	0:7 4:-8 5:19 8:-11
tie in use	0:18 1:-6 3:-18 4:-13 5:-6 8:25
tie in use -	0:18 3:-14 4:-6 8:13
tie in use A	0:12
tie in use N	4:-13 8:21
tie in use O	0:11 3:-11 8:11
tie in use U	0:17
tie in use h	0:7 4:-12 8:17
tie in word:boss	0:26 1:-7 8:-6
tie in word:boss -	0:10
tie in word:boss U	0:12
tie in word:boss h	0:18
tie in word:obstacle	0:9
tie in word:obstacle -	0:14
tie to attack	0:16 2:10 4:-13
tie to attack -	0:19 4:-9
tie to attack A	2:12 4:-7
tie to attack N	0:14 4:-8
tie to avoid	0:-10 1:-7 2:26 3:-10 4:21 5:-10 8:-10
tie to avoid -	4:7
tie to avoid A	2:16
tie to avoid H	2:13
tie to avoid U	0:-6 2:-8 4:22
tie to avoid V	2:15
tie to avoid h	0:-12 1:-7 2:36 3:-8 4:6 5:-7 8:-7
tie to bring	2:-15 4:47 5:-7 6:-6
tie to bring -	2:-17 3:-23 4:52 5:-7 6:-7 8:-14
tie to bring A	0:-14 2:-27 3:17 4:27 8:-7
tie to bring N	2:-6 3:-12 4:39 5:-6
tie to bring O	0:-10 1:17 2:-6 3:17 5:-7 6:-8 8:-17
tie to bring U	0:8 3:-10 4:25 8:-7
tie to bring h	0:-7 1:-8 2:-13 3:15 4:31 5:-7 6:-6 8:-7
tie to cross	4:12
tie to cross N	0:-6 4:24 8:-8
tie to cross h	0:-7 4:25 8:-8
tie to eat	0:-9 2:-7 3:-12 4:26
tie to eat -	3:-11 4:19 8:-7
tie to eat U	2:-6 3:-6 4:-7 8:20
tie to eat h	0:-10 2:-6 3:-6 4:20
tie to fall	0:-11 2:13 3:-14 5:-9 8:21
tie to fall -	2:-6 4:-8 8:19
tie to fall N	2:23 4:-11 8:-9
tie to fall U	0:-7 2:-8 3:-7 4:-8 8:27
tie to fall h	0:-11 2:19 3:-8 4:14 5:-7 8:-12
tie to love	8:12
tie to love V	0:-9 2:-8 3:-6 4:-9 8:30
tie to make	0:16
tie to make -	0:11
tie to match	0:10 3:-18 4:11 8:11
tie to match -	0:7 3:-19 4:6 8:17
tie to match O	0:-9 3:-18 4:11 8:22
tie to match U	0:18 4:-7
tie to meet	0:10
tie to meet -	0:9
tie to meet U	0:7
tie to move	1:-13 2:-11 3:-14 4:40 5:-10 6:-7
tie to move -	0:-8 1:-11 2:-6 3:-8 4:36 8:-13
tie to move N	0:9 4:10 8:-9
tie to move O	2:-6 3:-9 4:7 5:-8 8:21
tie to move U	0:-17 1:-12 2:-9 3:-9 4:30 5:-6 8:10
tie to move h	2:-9 3:-8 4:20 5:-9 8:13
tie to over	2:-12 3:-12 4:38 5:-21 8:7
tie to over N	0:-10 2:-7 3:-6 4:31 5:-20 8:6
tie to over O	3:-7 4:22 8:-9
tie to over h	0:-11 2:-12 3:-13 4:44 5:-20 6:-6
tie to play	0:7 1:-7 4:20 8:-8
tie to play -	0:-7 4:24 8:-8
tie to play N	4:13
tie to play h	4:7
tie to push	0:6
tie to race	0:6
tie to race U	0:9
tie to reach	2:-14 3:-14 4:39 5:-9
tie to reach N	4:26 5:-6 8:-9
tie to reach U	4:6
tie to reach h	0:-9 2:-19 3:-9 4:36 5:-6 8:6
tie to shoot	0:-9 1:-16 2:48 4:-11 6:-11
tie to shoot -	1:-14 2:25
tie to shoot A	0:-6 1:-9 2:33 4:-10
tie to shoot h	2:25 4:-8
tie to sneak	2:24 4:-10
tie to sneak A	0:-6 1:-6 2:32 3:-6 4:-8
tie to sneak h	2:31 3:-6 4:-9
tie to stay	0:7 3:-7 4:-8 8:16
tie to stay -	0:15
tie to stay O	3:-8 4:-9 8:23
tie to stay U	0:11
tie to steal	0:-10 3:-7 4:-12 8:34
tie to steal h	0:-7 4:-8 8:24
tie to take	0:8 2:-10 3:-9 4:32 5:-6 8:-17
tie to take -	0:14 1:18 2:-7 3:-17 8:-10
tie to take A	4:14
tie to take N	3:-8 4:27 8:-11
tie to take O	0:-11 1:28 2:-6 3:-12 8:-9
tie to take U	1:-8 2:-8 3:11 4:15 8:-10
tie to take h	0:-18 1:-9 2:-13 3:14 4:41 5:-8 8:-21
tie to throw	1:-22 2:45 3:-11 4:15 5:-6 6:-10 8:-14 9:-6
tie to throw -	1:-23 2:42 3:-14 4:15 6:-11 8:-12
tie to throw A	1:-25 2:55 3:-8 4:-16 8:-6
tie to throw H	2:19 4:-6
tie to throw O	2:-8 3:-14 4:32 6:-6 8:-8
tie to throw h	2:28 8:-6
tie to touch	3:-9 4:-19 5:35 8:-14
tie to touch N	0:-6 2:-7 4:-12 5:29 8:-6
tie to touch h	2:6 3:-10 4:-20 5:35 8:-14
tie to use	0:11 3:-16 4:22 8:-8
tie to use -	4:8
tie to use O	3:-13 4:21 8:-7
tie to use U	0:11
tie to use h	0:17
tie to victim	1:-15 2:23
tie to victim A	1:-14 2:20
tie to victim h	0:8 2:10
tie to word:boss	0:11
tie to word:boss U	0:7
tie to word:boss h	0:10
tie vs fight	0:8 1:-7 2:19 3:-7
tie vs fight -	0:17
tie vs fight A	1:-7 2:14
tie vs fight O	0:7
tie vs fight h	2:20
tie vs guard	2:14
tie vs guard -	2:9
tie vs guard A	2:14
tie vs guard H	2:8
tie vs guard h	2:16
tie vs hit	2:11
tie vs hit -	1:-8 2:19 3:-6
tie vs match -	2:7
tie vs match A	2:8
tie vs move	1:-10 2:35 3:-14 4:-6 5:-8
tie vs move -	0:9 1:-11 2:15
tie vs move A	0:-6 1:-7 2:30 3:-6
tie vs move O	2:18 3:-8 5:-7
tie vs move h	0:-10 2:34 3:-14 5:-8
tie vs push	0:-15 2:40 3:-8 4:-10 8:-11
tie vs race	1:-15 2:38 3:-6
tie vs race -	1:-18 2:34
tie vs race A	0:-6 1:-15 2:36
tie vs race h	0:-6 1:-6 2:31
tie vs shoot	2:23
tie vs shoot A	2:6
tie vs shoot h	2:10
tie vs throw	2:13
tie with attack	1:-7 2:-8 3:-10 6:27 8:-7
tie with attack -	3:-6 6:18
tie with attack O	6:11
tie with attack h	2:-10 6:20
tie with avoid	0:-13 3:-19 4:-12 5:-20 6:44 7:-6 8:-17 9:11
tie with avoid -	3:-13 4:-8 5:-17 6:34 8:-12
tie with avoid A	2:6 3:-10 4:-8 6:-8 9:23
tie with avoid O	0:-14 1:-13 2:-11 3:-16 4:-10 5:-19 6:58 8:-19
tie with avoid h	0:-10 1:-6 2:-8 3:-9 4:-8 5:-11 6:25 8:-10 9:19
tie with bring	1:16 3:10 4:-11 5:10 6:-10 7:-6 8:-17 9:-6
tie with bring -	0:-11 1:32 3:21 4:-16 5:-7 6:-9 7:-6 8:-12
tie with bring A	0:-10 2:10 3:18 4:-11 8:-9
tie with bring F	0:12
tie with bring H	1:22 2:-9
tie with bring N	0:-10 3:-12 4:18 5:17 8:-14
tie with bring U	0:11
tie with bring V	1:28 2:-6 3:-7
tie with bring h	0:12 3:-14 4:12 8:-6
tie with chase	0:9 2:-8 3:-6 6:16
tie with chase h	2:-12 6:24
tie with clean	0:-12 1:-7 3:37 5:-7 6:-8 8:-10
tie with clean -	3:12
tie with clean U	0:-8 3:19
tie with cross	0:-14 1:-7 2:21 3:9 4:-14 5:-14 6:-9 8:11
tie with cross A	1:8 2:-17 3:-6 4:-7 8:23
tie with cross O	0:-11 2:29 3:10 4:-7 5:-6 6:-6 8:-20
tie with cross V	1:-9 2:29 5:-7 8:-8
tie with cross h	0:-9 1:-9 2:17 3:17 4:-12 5:-12 6:-8
tie with eat	1:-7 2:18 3:-8
tie with eat A	0:-6 1:-13 2:33 3:-9
tie with eat h	1:-10 2:29 3:-6
tie with fall	0:14 1:23 3:-28 4:-12 5:-11 6:-12 8:23
tie with fall -	0:20 1:29 2:-8 3:-26 4:-7 5:-6 6:-9
tie with fall A	1:8 2:9
tie with fall F	0:-6 1:13 3:-29 6:-6 8:24
tie with fall N	0:6 4:-9 5:-8 8:22
tie with fall O	0:10 1:29 2:-6 3:-16 4:-7 5:-7 6:-12
tie with fall U	0:20
tie with fall h	1:-7 2:11 3:-9 4:-9 5:-7 6:-7 8:21
tie with fight	0:-19 1:-23 2:-8 4:-13 5:12 6:44 7:-7 8:-16 9:-7
tie with fight -	0:-10 1:-10 2:-7 3:-9 6:35 8:-7
tie with fight O	0:-10 1:-13 2:-11 3:-17 4:-9 5:27 6:21 8:-11
tie with fight U	0:-12 2:-6 3:14 6:14 8:-8
tie with fight h	0:-15 1:-8 3:11 4:-8 5:14 6:6 8:-11
tie with guard	0:13 2:-12 3:-16 4:-14 5:-6 6:31 8:-9
tie with guard -	1:10 2:-11 3:-9 4:-10 6:21
tie with guard N	0:16
tie with guard O	3:-8 6:17
tie with guard h	3:-9 4:-7 6:23 8:-6
tie with hit	1:23 2:-20 3:-6 4:8 5:-13 6:21 7:-7 8:-16
tie with hit -	1:29 2:-20 3:-10 4:-12 5:-13 6:31 7:-6 8:-15
tie with hit A	0:-6 2:-29 3:16 4:27 5:-6 6:-7 7:-7 8:-6
tie with hit F	0:17 1:14 3:-11 6:-8
tie with hit O	1:13 2:-7 3:-28 4:-9 5:-12 6:35 8:-13
tie with hit U	0:-8 1:7 3:12
tie with hit h	0:7 1:-16 2:-17 3:-11 4:38 6:-6 7:-7
tie with love	0:10
tie with love -	0:11
tie with love A	1:7
tie with make	0:9 1:32 2:-14 4:-9 6:-7 8:-12
tie with make -	1:29 2:-13 4:-6 8:-8
tie with make A	0:-10 1:45 2:-17 3:-14 4:-6 8:-7
tie with make O	1:-7 3:29 4:-6 6:-7 8:-9
tie with make U	0:11
tie with make h	3:14 8:-6
tie with match	1:-11 3:32 4:-7 8:-11
tie with match -	1:-10 3:35 4:-6 8:-10
tie with match A	1:-17 2:6 3:24 4:-6 8:-6
tie with match F	1:-6 3:20
tie with match N	0:7 3:23 4:-7 8:-16
tie with match O	3:16
tie with match U	0:16 3:-8
tie with meet	0:13
tie with meet -	0:10
tie with meet U	0:12
tie with meet h	0:9
tie with move	0:9 1:17 2:-8 3:-22
tie with move -	1:33 3:-16 4:6 5:-8 6:-11 8:-13
tie with move A	0:-6 1:33 2:-8 3:-6
tie with move F	1:-8 2:-7 3:-19 4:25 6:9 8:-6
tie with move H	2:16
tie with move N	0:14 4:-6 5:13 8:-14
tie with move O	0:19 2:-8 3:-11 4:-6 5:-7 6:-9 8:15
tie with move U	6:12
tie with move h	1:-11 2:-14 3:-15 4:-14 5:12 6:18 8:11
tie with over	2:18 8:-7
tie with over -	1:6
tie with play	2:-9 3:-17 4:-8 5:-6 6:20 8:15
tie with play -	0:9 2:-9 3:-17 4:-7 6:-7 8:24
tie with play A	1:12
tie with play O	0:-11 1:-16 2:-8 3:-20 4:-8 5:-7 6:24 7:-6 8:26 9:-6
tie with play h	1:-16 2:-9 3:-15 4:-8 5:-6 6:35 7:-6 8:8 9:-6
tie with push	1:17 2:-13 3:-17 4:-8 6:22 8:-7
tie with push -	3:-8 6:18
tie with push O	1:-6 3:-15 4:-7 6:30 8:-8
tie with race	1:12 2:-14 3:-7 9:21
tie with race -	1:29 2:-9
tie with race A	1:19 2:-12 3:-6 9:13
tie with race h	1:-9 9:20
tie with reach	1:-19 2:-17 3:14 4:-16 5:20 6:-10 8:10
tie with reach -	1:-15 2:-9 3:11 4:-7 5:20 6:-6 8:-9
tie with reach A	1:-6 2:-10 5:16
tie with reach O	1:-14 2:-9 3:9 4:-12 5:-11 6:-13 8:29
tie with reach h	0:11 2:-6 3:-8 4:-6 8:16
tie with shoot	0:-6 1:6 2:-20 3:-19 4:-8 5:-8 6:41 7:7 8:-13
tie with shoot -	0:-10 1:23 2:-17 3:-15 4:-7 5:-8 6:32 7:-6 8:-14
tie with shoot A	1:14 2:-18 6:-10 7:19
tie with shoot O	1:-12 2:-6 3:-9 5:-6 6:34 8:-9
tie with shoot U	0:-12 3:-6 6:25
tie with shoot h	2:-9 6:11 7:6
tie with stay	0:12 2:-8 3:-10 4:-6 5:17 8:-8
tie with stay -	0:8 1:17 2:-9 3:-7
tie with stay A	1:20 2:-9 3:-7 8:-6
tie with stay F	0:11
tie with stay h	0:8 3:-9 4:-6 5:19 8:-6
tie with steal	0:18 2:-9 3:-14 4:-7 5:-6 6:-9 8:24
tie with steal A	0:14
tie with steal O	0:7 2:-8 3:-9 6:-9 8:22
tie with steal h	0:25 2:-9 3:-12 4:-6 5:-6 6:-8 8:16
tie with take	1:18 2:13 3:-31 4:-15 5:-11 6:7 7:-7 8:17 9:-7
tie with take -	1:27 2:16 3:-25 4:-13 5:-7 6:9 8:-22
tie with take A	1:-22 2:40 3:-11 8:-6
tie with take F	1:29 2:-6 3:-23
tie with take O	1:27 2:-18 3:-38 4:-13 5:-10 6:16 7:-6 8:22 9:-6
tie with take U	0:9 1:15 3:-8 8:-6
tie with take h	1:-15 3:-29 4:-8 5:-9 6:8 8:34
tie with throw	0:6 2:-18 3:-7 4:-12 5:7 8:22
tie with throw -	2:-19 4:-9 5:15 6:7
tie with throw A	0:14 1:11 2:-9
tie with throw F	0:6 3:-11 6:13
tie with throw N	1:-10 3:-12 4:-8 5:-10 6:-9 8:38
tie with throw O	0:-10 1:-11 2:-6 3:15 4:-7 5:24 6:-11 8:-9
tie with throw h	0:8 4:-6 5:-6 6:-7 8:16
tie with touch	1:15 2:-13 3:-7 5:15
tie with touch -	1:21 2:-8
tie with touch A	0:-6 1:31 2:-11 3:-9
tie with touch U	0:9
tie with touch h	0:6 2:-11 5:19
tie with use	0:11 2:-7 3:-7 4:-9 5:-7 8:15
tie with use -	0:7 1:-8 3:-6 4:-8 5:-6 6:12 8:12
tie with use A	0:10
tie with use O	1:-12 3:-12 4:-7 6:9 8:22
tie with use U	0:9
tie with use h	0:14 3:13 8:-7
tie with word:enemy	0:9
tie with word:enemy h	0:10
tie with word:hero	1:-10 3:-6 6:17
tie with word:hero -	1:-14 3:-8 6:26 8:-6
tie with word:item	3:23
tie with word:item -	3:19
tie with word:item O	0:-9 3:24
told before	0:6 1:-11 8:6
told before A	1:-14 2:9 3:6 5:-6 7:7 9:-6
told before Ap	1:-15 2:18 3:17 5:-7 9:-7
told before As	2:14 3:-20 4:-12 5:-8 6:-7 7:29 8:-12 9:-7
told before Au	1:-17 4:15 6:-8 9:-6
told before F	1:-12 3:16 4:-6
told before Fp	0:-18 1:-12 3:46 4:-16 6:-13 7:-6 9:6
told before Fs	0:10 1:-13 3:-19 6:20 7:9
told before Fu	0:8 1:-9 2:-7 5:-8 6:21 7:-6
told before H	0:11 1:-10 3:-9 4:-8 5:-9 6:31 7:-6 8:-7 9:-6
told before Hp	0:11 1:-6 2:21 3:-9 4:-6 5:-7
told before Hu	0:10 1:-7 2:-9 5:-6 6:26
told before N	0:9 1:-8 2:6 3:-6 4:8 6:-6
told before Np	1:-6 2:7 4:21 5:-15 8:-11 9:-6
told before Ns	0:26 3:-9 5:-7 8:8
told before Nu	1:-10 6:-8 7:-6 8:10
told before O	1:-9 7:-6 8:13
told before Op	0:-7 1:-10 2:12 3:24 7:-7 9:-7
told before Os	1:-17 2:7 4:-9 5:-13 6:13 7:-9 8:18 9:-8
told before Ou	0:11 1:-8 3:-15 4:7 8:10
told before U	0:16 1:-8 4:-6
told before Up	0:6 1:-9 2:18 3:-11 4:-7 5:8 8:-10
told before Us	1:-6 2:-11 3:-8 4:-6 6:17 8:12
told before Uu	0:16 1:-7 4:-6 5:-6 8:7
told before V	0:20 1:-13 2:9 4:-7 5:-10 8:-13 9:12
told before Vp	0:26 1:-11 2:11 4:-7 5:-8 8:-6
told before Vs	0:11
told before Vu	1:-10 2:13 4:-10 5:-12 7:-7 8:-18 9:21
told before attack	1:-9 2:18 4:-11 5:13 6:-8 8:-13
told before avoid	0:-7 2:-22 3:48 4:-13 5:-6 8:-8 9:-10
told before bring	1:-11 2:-7 3:39 4:-18 5:-7 8:-11
told before chase	1:-6 2:22 4:-6
told before clean	2:16 3:-6
told before fall	1:-11 2:25 3:-18 4:-10 5:-8 6:7 7:8 8:-8
told before fight	2:-9 6:24
told before hit	0:12 3:8
told before make	0:-16 1:-18 2:-8 3:29 4:19 5:-7 8:-14 9:-6
told before match	0:12
told before meet	2:21 4:-6 8:-7
told before move	1:-19 2:28 3:-18 4:10 5:6 7:-6 9:-8
told before no	0:8 1:-9
told before over	1:-6 2:15
told before play	0:10 1:14 4:-6
told before push	3:7
told before reach	0:-11 1:-19 3:7 4:7 5:-26 6:14 8:26 9:-6
told before shoot	1:-9 2:32
told before sneak	2:-7 3:-7 4:13 5:-7 8:11
told before stay	0:11 8:7
told before steal	1:-8 2:33 3:-15 4:-6 9:-6
told before take	1:-14 2:8 3:7 5:-11 6:-7 8:8
told before throw	0:-7 1:-8 2:37 3:-12 4:-9 6:-6 8:-7 9:-6
told before use	0:7 4:16 5:-6
told before word:enemy	0:8
told it	1:33
told it A	1:25 2:-6 3:-7
told it Ap	1:-7 3:-12 4:26
told it As	1:32 2:-8
told it Au	0:12 1:20 3:-8
told it F	1:16 2:11 3:7 4:-8 5:-7 6:-9 8:-7 9:-6
told it Fs	1:21
told it Fu	1:14 2:14 4:-7 5:-6 6:-9 8:-6
told it H	1:27 2:6 3:-8
told it Hp	1:-20 2:28
told it Hs	1:25 2:-8
told it Hu	1:19 2:9 3:-7
told it N	0:-11 1:38 2:-7 3:-14 4:-15 5:-10 8:11
told it Ns	0:12
told it Nu	0:-21 1:35 2:-9 3:-14 4:-15 5:-10 8:22
told it O	0:-7 1:33 2:-7 3:6 5:-12 6:-10 7:-6 9:-7
told it Op	2:-10 3:31 4:-11 5:-13 6:-7 8:-8
told it Os	0:-13 1:40 2:-8 3:-16 4:-9 5:-6 6:-7 8:9
told it Ou	0:-15 1:17 2:11 3:-6 5:-12 6:-8 9:-6
told it U	0:11 1:28 2:-6 3:-9 4:-6 8:-9
told it Us	0:-8 1:23
told it Uu	0:12 1:23 2:-6 3:-9 8:-7
told it V	1:19
told it Vs	1:9
told it avoid	2:-7 3:-12 4:21
told it eat	1:7
told it fight	1:-6 2:-9 4:19
told it hit	1:13
told it match	0:12 1:-8
told it move	1:20
told it no	1:35 4:-7 5:-6
told it reach	1:14
told it shoot	0:11 1:-9
told it take	1:11
told it word:enemy	2:8
told later	0:12 1:-8 2:8 4:-9 8:7
told later A	0:7 1:-7 2:17 3:-7 5:-7 6:-7 7:-7 8:10 9:-7
told later Ap	1:-28 2:39 3:-19 4:14 8:-9
told later As	0:11 2:-9 3:8
told later Au	0:8 2:-13 4:-13 5:-6 6:-7 7:-6 8:27 9:-6
told later F	1:9 3:12 4:-9 5:-10 6:10 7:-6 9:-7
told later Fp	0:-10 1:-8 2:17 6:9
told later Fs	4:-6 6:-8 8:15
told later Fu	0:6 1:13 2:-8 3:21 4:-6 5:-8 6:-8 8:-13
told later H	0:-13 1:-15 2:45 3:-10 4:-7 5:-10 6:-6 7:12 8:-8
told later Hp	0:-7 1:-6 2:32
told later Hu	0:-10 1:9 2:26 3:-8 4:-6 5:-7 8:-6
told later N	0:15 1:7 2:-10 3:-17 4:-19 5:14 6:-6 8:16
told later Ns	0:8 3:-7 4:-9 8:20
told later Nu	0:12 1:9 2:-9 3:-16 4:-22 5:20
told later O	0:11 1:-18 3:33 4:-7 5:-10
told later Op	3:28 5:-8 8:-8
told later Os	0:12 1:-11 3:11 8:-6
told later Ou	1:-15 3:15 5:-11 8:14 9:-6
told later U	0:31 1:-7 2:-6 4:-6 8:-7 9:7
told later Up	1:-6 2:-8 3:27 8:-6
told later Us	0:9 1:-8 2:-7 9:20
told later Uu	0:36 3:-9 8:-6
told later V	0:11 1:12 2:-9 3:-14 4:-7 8:13
told later Vp	0:15
told later Vu	0:13 1:9 2:-7 3:-11 8:6
told later attack	0:-7 1:-10 2:33 3:-13 6:-6
told later bring	0:10 1:-8 3:18 4:-6 8:-8
told later chase	0:7
told later fall	2:11
told later match	0:-11 2:11 3:8
told later move	0:-6 1:-9 3:6 6:-6 8:15
told later no	0:15 4:-8 5:-7
told later play	0:12 1:-6
told later throw	0:10
told later word:hero	1:24
told nobody A	1:11 2:10
told nobody Ap	2:19 3:6 6:-6 7:-6
told nobody As	1:25 3:-6
told nobody Au	1:13 2:8
told nobody F	3:15
told nobody Fp	3:17 6:7 8:-6
told nobody Fs	0:-14 1:26 2:-17 4:10 5:-10 6:-11 7:-9 8:11
told nobody Fu	3:17
told nobody H	2:24 8:-6
told nobody Hp	1:-9 2:30 3:-7 4:-6 5:7 8:-6
told nobody Hs	0:-9 1:30 2:-7 5:-11 6:-11 7:7 8:-10 9:-7
told nobody Hu	2:16 4:-6
told nobody N	1:-7 4:10 7:-6 8:9 9:-6
told nobody Np	1:-8 2:-7 3:8 4:9 5:11 7:-6 9:-6
told nobody Ns	1:-8 2:-10 4:7 6:-6 7:-6 8:25
told nobody Nu	1:-8 4:7 8:12 9:-6
told nobody O	3:9
told nobody Op	1:-10 3:16 5:11
told nobody Os	1:9 2:-8 3:-7 4:10 5:-7
told nobody Ou	2:-6 8:6
told nobody U	0:12
told nobody Up	0:11 1:-7 2:10 3:-7 6:-6
told nobody Us	0:15 1:10 5:-7 6:-6 8:-6
told nobody Uu	0:12
told nobody V	1:10 6:-6
told nobody Vp	2:17 3:7 5:11 7:-7 8:-13 9:-8
told nobody Vs	1:22 2:-6 3:-13 4:-13 6:-7 8:18 9:-7
told nobody Vu	1:17 5:-8 6:-7 7:-6 8:8
told nobody attack	0:6 2:27 3:-9
told nobody avoid	1:21 3:-9
told nobody bring	1:22 2:-10
told nobody chase	2:33 5:-6 6:-6
told nobody clean	0:7 1:8 3:19 5:-8 6:-7 8:-13
told nobody cross	1:17 2:-9 4:15 8:-8
told nobody eat	0:-6 1:18 2:11 6:-6 8:-8 9:-6
told nobody fall	2:13 6:-9 9:-6
told nobody fight	1:10 2:-6 3:-13 4:6 6:8 7:-6 9:-6
told nobody guard	0:-6 1:24 3:-6 6:-6
told nobody hit	3:12 4:-11 5:-8 7:-6 9:-6
told nobody love	0:6 1:-7 2:16 8:-6
told nobody make	1:15 3:-7 5:-6 8:10 9:-6
told nobody match	0:8 1:6 2:-8 4:14
told nobody meet	0:20 2:14 3:-7 4:-8 8:-8
told nobody move	1:16 4:-6 7:-6 8:6
told nobody over	0:-9 1:18 3:10 5:7 6:-8 7:-6 9:-7
told nobody play	0:11 1:33 2:-10 3:-12 4:-7
told nobody push	1:25 2:12 3:-12 5:-7 6:-7 8:-6
told nobody race	1:15 2:9 3:-8
told nobody reach	1:8 3:12 4:-9 5:8 7:-6 9:-6
told nobody save	1:17 3:-8 4:-6 8:11
told nobody shoot	1:23 3:-11 4:-10 5:-7 7:-6 9:12
told nobody sneak	0:-8 1:9 3:14 6:-7 8:-6
told nobody stay	1:-7 2:11 3:-7 5:16 6:-7 7:-9 9:-8
told nobody steal	0:-6 1:13 2:23 3:-8
told nobody take	1:15 3:9 8:-6
told nobody throw	1:6 3:-8 5:-7 6:13 7:-6
told nobody touch	0:25 2:-8 3:-8 8:7
told nobody use	2:6 3:15 4:-7 5:12 6:-7 7:-7 8:-7 9:-7
told nobody victim	0:-6 1:26 4:-6
told nobody word:boss	0:11 1:-14 3:-8 4:-8 6:-8 7:29
told nobody word:enemy	1:-14 2:39 3:-15 4:9 5:-12 6:-8 7:-6 8:-15
told nobody word:goal	0:12
told nobody word:hero	1:29 3:-15 6:-6
told nobody word:item	0:7 2:-10 3:18
told nobody word:obstacle	1:-7
w 0.3	0:14 8:6
w 0.3 A	1:-6 2:12
w 0.3 U	0:14
w 0.4	0:9
w 0.4 A	0:33 2:-18
w 0.4 U	0:9 3:8
w 0.5	0:37 1:-11 2:-10 4:-10 6:-9
w 0.5 A	0:30 1:-16
w 0.5 O	0:27 1:-6 2:-12 4:-11 6:-10 8:7
w 0.8	0:7 8:10
w 0.8 A	0:17 3:-8 4:19 5:-8 6:-6 8:-6
w 0.8 F	4:-8 5:-9 6:32 7:-7 8:-13 9:-7
w 0.8 N	0:7 3:-9 4:8 7:-6 8:15 9:-6
w 0.8 O	2:-7 5:-8 8:10
w 1	0:21 1:-10 5:-7
w 1 A	0:29 1:-27 3:15 4:-9 7:7
w 1 F	0:8 1:24 2:-12 3:-37 4:26 5:-8 6:11 7:-6 8:-13 9:-6
w 1 N	0:8 1:-10 2:8 3:10 5:-12 9:-6
w 1 O	0:18 1:-7 3:-20 7:6 8:-8
w 1 V	0:22
w 2	0:24 1:-10 2:-8
w 2 A	0:31 1:-20 2:-7 8:9 9:-7
w 2 F	0:19 1:-10 3:10 4:-9
w 2 H	0:35 1:-6 2:-17
w 2 N	0:26 1:-9 3:-14 4:7 8:8
w 2 O	0:23 1:-7 2:-8
w 2 V	0:31 3:-10 4:-7 9:-7
w 3	1:6 3:7
w 3 A	1:11 2:10
w 3 F	3:15
w 3 H	0:-6 1:-6 2:21 3:10 4:-10 6:-9 7:-7 8:-10 9:10
w 3 N	2:-13 3:10 4:9 5:8 7:-6 9:-6
w 3 O	3:13
w 3 V	0:-6 1:12 4:8 6:-8 7:-7
w 4	1:7 2:7
w 4 A	1:15 2:12 6:-6
w 4 F	3:19
w 4 H	2:21 3:-7 8:-6
w 4 N	2:-6 3:11 4:15 6:-6 7:-6 9:-6
w 4 O	3:11 5:6 7:-6 9:-6
w 4 V	1:14 2:7 4:-8
w+1 A	0:10 1:22 5:-8 8:-9 9:-6
w+1 A A	0:11 1:32 2:-6 3:-20 6:-7 8:-8 9:-6
w+1 A F	1:-6 6:15
w+1 A H	1:14 3:-6
w+1 A N	0:-12 1:-8 2:18 4:-10 5:-8 8:19
w+1 A O	0:-11 1:28 2:-12 4:19 5:-9 6:-9 8:-25 9:-6
w+1 A U	0:31 1:-6 2:10 3:-11 8:-8
w+1 A V	1:16 2:-7 3:11 4:-6 8:-7
w+1 A sov	1:33 2:11 3:-15 4:-12 5:-6 6:-7 8:-10 9:-6
w+1 A svo	0:10 3:-9 4:11 5:-8 8:-9 9:-6
w+1 A v2	0:13
w+1 F	1:18 2:-8 4:10 5:-9 8:-6 9:-7
w+1 F A	0:-6 1:24 3:-18 4:15 8:-8
w+1 F F	0:-13 1:-9 2:11 3:10 4:6 5:-6 6:6 8:-8
w+1 F N	3:-7 4:19 8:-7
w+1 F O	3:12 6:7
w+1 F U	1:19 2:-8 4:-8 5:-7
w+1 F sov	0:-10 1:33 2:11 3:-25 5:-7 6:-6 7:8 8:-13 9:-6
w+1 F svo	0:6 1:-10 2:-11 3:11 4:12 5:-9 6:7 9:-6
w+1 F v2	1:11 3:-6
w+1 H	0:8 1:6 2:-10 3:16 4:-8 6:-7 7:7 8:-9
w+1 H A	1:6 2:-6 3:10
w+1 H O	0:13
w+1 H U	7:14
w+1 H V	0:6
w+1 H sov	1:22 3:-9
w+1 H svo	0:7 1:-10 2:-7 3:16 4:-6 7:8 8:-6
w+1 N	0:16 1:15 3:-9 4:-8 5:7 6:-7 9:-6
w+1 N A	0:10 1:35 3:-12 4:-10 8:-8
w+1 N F	0:8
w+1 N H	1:-9 2:8 5:16
w+1 N N	0:15 3:-9 4:15 5:-6
w+1 N O	0:7 1:-10 2:-6 4:-8 5:14 6:-6 8:8
w+1 N U	0:32 3:-7
w+1 N sov	1:37 2:-6 3:-12 4:-12 5:-8 6:-7 8:10 9:-7
w+1 N svo	0:24 1:-9 5:6
w+1 N v2	0:13 3:-6
w+1 O	1:7 2:7 3:6 6:-8 7:-6 9:-7
w+1 O A	0:8 1:14 2:9 3:-19 5:6 6:-7 7:-7 8:-11 9:-7
w+1 O F	0:-7 1:-7 2:21 3:6 4:-6 8:-6
w+1 O N	8:13
w+1 O O	0:-25 1:-8 2:-16 3:28 4:-8 5:16 6:-12 7:-7 8:9 9:-8
w+1 O U	0:10 2:8 3:9 4:8 5:-7 6:-6 8:-16
w+1 O sov	0:-20 2:19 4:20 5:11 6:-11 7:-9 8:-18 9:-9
w+1 O svo	0:7 1:7 3:15 4:-11 6:-7 9:-6
w+1 O v2	0:21 3:-6
w+1 U	0:7 1:7 4:-6 8:6
w+1 U A	0:6 2:10 3:-18 4:-9 6:-6 7:-7 8:8
w+1 U F	1:-16 2:-12 3:18 4:-14 5:-11 6:9 7:-6 8:20 9:-7
w+1 U H	0:-13 1:-23 2:7 3:14 4:-8 5:-12 8:15 9:-7
w+1 U N	1:-10 2:-10 3:22 5:-14 6:-7 8:10 9:-6
w+1 U O	0:8 1:-6 2:-8 3:-6 4:11 5:-6 7:-6
w+1 U U	0:9 1:9 3:8 5:-6
w+1 U V	2:-12 3:22 4:-11 6:-6 8:8 9:-10
w+1 U sov	1:6 3:8 4:-6 5:-7 6:-6
w+1 U svo	0:9
w+1 U v2	0:-13 1:-6 2:8 3:23 4:-17 6:-10 7:-9 8:13 9:-10
w+1 V	1:29 2:24 3:-17 4:-13 5:-8 6:-7 7:-6 9:-13
w+1 V A	1:38 2:-11 3:-8 8:-6
w+1 V F	8:14
w+1 V U	2:17 3:-8 8:-7
w+1 V V	0:-7 2:34 3:-17 4:-8 8:-11 9:-11
w+1 V sov	0:-7 1:31 2:-9
w+1 V svo	1:6 2:30 3:-11 4:-11 5:-7 6:-7 9:-13
w+1 a	0:18 2:8 3:-11 4:-9 5:-8 8:14
w+1 a A	3:-6 6:13
w+1 a F	0:15 3:-6
w+1 a H	0:-6 2:28 3:-9
w+1 a N	0:8 3:-10 4:-10 5:-6 8:24
w+1 a O	0:15 1:10 2:-8 3:6 5:-7 6:-7 8:-15
w+1 a U	0:26 1:-7 3:-11 8:9
w+1 a V	0:-8 1:-19 2:14 3:-11 8:29
w+1 a sov	0:17 1:-8 2:6
w+1 a svo	0:22 1:-21 4:-11 5:-8 6:6 8:17
w+1 a v2	1:23 2:-8 3:-26 4:9 8:6
w+1 also	0:22 3:-6
w+1 also O	0:14
w+1 also U	0:18
w+1 also sov	0:23 3:-6
w+1 and	0:-6 3:12 4:-6
w+1 and A	0:-11 1:20 2:12 5:-11 6:-7 9:-8
w+1 and F	2:-7 3:29 4:-11 6:-6
w+1 and H	0:-7 1:23 2:11 3:-13 4:-9 5:-11 7:-7 8:-10 9:9
w+1 and N	1:-10 5:14 6:-8 7:-6 8:16 9:-6
w+1 and O	1:-8 2:-11 3:11 5:15 7:-6 8:9
w+1 and U	1:-11 3:22 4:-14 5:9 6:-7 7:-6 8:9
w+1 and V	1:-8 2:7 3:7 4:-12 5:11 6:-8 7:-6 8:10 9:-12
w+1 and sov	1:13 2:11 4:-13 5:11 6:-9 8:-12 9:-9
w+1 and svo	0:-6 3:14 4:-8
w+1 and v2	1:6 2:-8 6:-8 7:-6 8:18 9:-6
w+1 as	4:-11 6:7 9:-7
w+1 as A	1:16 2:-16 3:16 4:-7 5:-6 6:-8 7:7 8:-8 9:-6
w+1 as F	0:-13 2:-7 4:-7 5:-6 6:22 8:-7
w+1 as N	0:-11 1:-6 2:-8 3:-15 4:-8 5:19 8:22
w+1 as O	0:-7 1:-12 2:10 4:-13 5:-11 6:21 9:-6
w+1 as U	0:29 1:-7 3:-8
w+1 as sov	0:16 1:-10 3:9
w+1 as svo	0:-9 4:-14 6:16 8:13 9:-8
w+1 as v2	0:20 1:15 3:-15 8:-6
w+1 at	2:-10 5:-6 6:17
w+1 at A	1:6 2:-15 3:-25 5:-8 7:24 9:8
w+1 at F	1:-11 2:-10 3:18 4:-6 6:34 8:-7
w+1 at H	1:13 2:9 3:-8 4:-6 5:-8 6:11 8:-8
w+1 at N	0:22 1:-10 2:-7 3:28 4:-20 5:-10 6:9 8:-13
w+1 at O	1:-7 2:-10 3:7 5:-8 6:26 7:-6
w+1 at U	1:19 3:-23 5:-8 6:7 8:15 9:-6
w+1 at V	0:-21 2:-11 3:31 4:-21 5:16 6:7 7:-6 8:-15 9:-9
w+1 at sov	3:15
w+1 at svo	2:-10 5:-8 6:18
w+1 at v2	0:-6 1:-11 3:18 4:-17 6:25 7:-7 9:-7
w+1 attack	1:-8 2:37 3:-14 5:6 6:-6 8:-10
w+1 attack A	2:35 3:-11 4:-9 5:-7 8:-6
w+1 attack F	0:-7 1:-6 2:34 3:-19 6:-8
w+1 attack H	1:-11 2:32
w+1 attack N	2:-12 4:29 8:-16
w+1 attack O	3:-15 5:30 6:-7 8:-11
w+1 attack sov	0:-7 1:8 4:13
w+1 attack svo	1:-13 2:39 3:-14 5:7 6:-6 8:-8
w+1 attack v2	0:-6 2:27 3:-6
w+1 avoid	1:14 2:7 8:-9
w+1 avoid A	1:12 2:22 4:-8 5:-6 8:-6 9:-6
w+1 avoid F	1:31 2:-6 4:-11 6:-6 8:-6
w+1 avoid H	1:-10 2:14 3:-7 5:-8 9:16
w+1 avoid N	1:-10 2:-7 3:-8 4:25 5:16 8:-20
w+1 avoid O	0:-6 1:-10 2:-15 4:-13 5:40 6:-8 9:-7
w+1 avoid U	0:-10 1:-11 2:10 3:-16 4:-9 8:-9 9:26
w+1 avoid V	0:11 4:12 8:-6
w+1 avoid sov	1:-34 2:46 4:-8 5:13 8:-8 9:-6
w+1 avoid svo	1:22 2:-10 3:-7 4:7 8:-10 9:8
w+1 avoid v2	1:7 2:7 3:11 4:-14 9:-9
w+1 bring	1:17 2:-9 3:16 4:8 6:-6 8:-6 9:-6
w+1 bring A	0:-9 1:36 2:-11 8:-6
w+1 bring F	1:-12 3:36 4:-11 6:-6
w+1 bring H	1:14 2:-11
w+1 bring N	0:-16 1:-21 3:34 4:15 5:-9 8:-14
w+1 bring O	0:-11 1:-12 3:30 4:-11 5:9 6:-7
w+1 bring U	0:8 1:15 2:-6 3:-9 4:8 5:-6 8:-7
w+1 bring V	1:8 2:-7 3:-15 4:8 8:9 9:-8
w+1 bring sov	0:-6 2:-10 3:21 4:23 5:-9 6:-8 7:-6 8:-14 9:-6
w+1 bring svo	1:26 2:-10 3:9 4:-6 9:-6
w+1 bring v2	0:-17 1:9 2:-8 3:6 4:22 5:-6 8:-10
w+1 but	1:-13 2:-16 3:27 4:15 5:-11 7:-6 8:11 9:-6
w+1 but A	0:12 1:-18 2:-29 3:29 4:29 5:-6 6:-6 7:-7 8:-12 9:-6
w+1 but F	2:-6 3:23 4:-8 6:-11 8:9
w+1 but H	0:16 1:-6 2:-21 3:20
w+1 but N	0:-19 1:-9 2:-11 3:-10 4:28 5:-14 6:-8 7:-6 8:28 9:-6
w+1 but O	0:-16 2:-15 3:19 5:-18 6:18 7:-8 8:12 9:-8
w+1 but U	0:10 1:-9 3:8 4:8 5:-7
w+1 but sov	0:12
w+1 but svo	1:-9 2:-20 3:24 4:18 5:-13 7:-6 8:13 9:-7
w+1 but v2	0:-9 1:-11 2:-8 3:18 4:-13 5:-6 6:-6 8:22
w+1 by	0:8 2:21 3:-9 5:-6 8:-11
w+1 by A	0:9 1:-11 2:19 3:-7
w+1 by N	4:8
w+1 by O	3:14
w+1 by svo	0:-9 1:-10 2:28 5:-6 8:-12
w+1 by v2	1:21 3:-9 8:-6
w+1 chase	1:11 2:26 3:-12
w+1 chase A	2:34 3:-8 4:-7 8:-6
w+1 chase H	1:29 2:-12 3:-6
w+1 chase N	0:7 2:-8 3:-12 4:25 8:-11
w+1 chase O	0:-7 1:-9 2:7 3:-9 6:-6 8:21
w+1 chase U	0:14
w+1 chase sov	0:6 1:-7 2:10
w+1 chase svo	1:14 2:20 3:-12 8:-8
w+1 chase v2	0:-9 2:14 3:-10 4:-6 6:-6 8:16
w+1 clean	0:16 1:-7 2:-11 3:16 8:-8
w+1 clean A	0:15 2:-6
w+1 clean O	0:19
w+1 clean U	1:-8 3:21 8:-6
w+1 clean sov	0:19 1:-8
w+1 clean svo	0:12 2:-7 3:9 4:-6 8:-6
w+1 clean v2	0:-9 4:24 8:-9
w+1 comma	0:8 3:10
w+1 comma A	0:6 1:-6 2:12 3:13 8:-7
w+1 comma F	3:17 5:-6 6:-6
w+1 comma H	1:-13 2:15 4:6 6:13 7:-8 8:-10 9:-7
w+1 comma N	0:6 1:-6 2:-8 3:7 4:10 8:8 9:-6
w+1 comma O	0:6 2:-7 3:12 6:-6 9:-6
w+1 comma U	0:17
w+1 comma V	0:10 2:-14 3:19 4:-7 6:-7 7:-6
w+1 comma sov	0:13 1:14 4:-8 8:-8
w+1 comma svo	0:7 3:11
w+1 comma v2	0:9 3:19 4:8 5:-8 6:-6 9:-6
w+1 cross	0:-9 1:16 2:-8 4:9 5:6
w+1 cross A	0:-8 1:21 2:-8 3:-7 4:-7 5:15
w+1 cross F	3:16
w+1 cross V	1:-7 3:-6 4:21
w+1 cross svo	0:-8 1:11 2:-9 4:7 5:12 8:-6
w+1 eat	0:-6 1:6 2:23 3:12 5:-8 6:-6 7:-6 8:-6 9:-6
w+1 eat A	0:-6 2:34 4:-7 5:-6 8:-6
w+1 eat F	2:-12 3:19 4:7 5:-6 6:-8 8:-6
w+1 eat N	3:21 8:-8
w+1 eat O	1:6 2:-7 3:17 5:-10
w+1 eat U	0:-10 2:22 3:-7
w+1 eat V	1:18 2:-8
w+1 eat sov	0:-6 1:-12 2:19 3:22 4:-7 5:-7 8:-7
w+1 eat svo	0:-7 1:24 2:20 3:-13 4:-9 5:-7 7:-6 8:-6
w+1 eat v2	0:-6 1:-29 2:25 3:20 4:7 5:-10 8:-8
w+1 edge	1:7 2:6
w+1 edge A	0:-8 1:16 2:17 5:-7 6:-6 8:-6
w+1 edge F	0:-8 2:6 3:15 8:-6 9:-6
w+1 edge H	2:30 4:-6 5:-7 6:-6
w+1 edge N	0:7 2:-12 4:9 6:-7 7:-6 8:14
w+1 edge O	1:-9 5:6 6:9 7:-7 9:-7
w+1 edge U	0:16 4:11
w+1 edge V	1:7 2:16 3:-7 6:6 8:-12 9:-6
w+1 edge sov	0:14 1:33 2:-24 3:-13 5:-8 6:-7 7:15
w+1 edge svo	2:11 3:6
w+1 edge v2	2:16 5:-11 8:6
w+1 fall	1:-7 2:8 7:14 9:-7
w+1 fall A	2:15 3:-19 4:-11 5:-8 6:-6 7:27 8:-9
w+1 fall F	0:-13 1:-14 2:-19 3:26 4:-9 5:15 6:-9 7:13 8:-10
w+1 fall H	2:14
w+1 fall N	0:-25 1:-13 5:-7 6:20 7:-10 8:14 9:-6
w+1 fall O	2:12 4:13 5:-8 6:-8 7:-7 8:-19
w+1 fall U	1:-8 2:-14 3:20 4:-7 5:-6 7:19 8:-12
w+1 fall V	0:-6 2:22 3:-8
w+1 fall sov	0:-14 1:-12 2:-22 3:17 4:10 5:-13 6:10 7:18 8:-8 9:-7
w+1 fall svo	1:-7 2:22 3:-6 4:-15 6:-8 7:12 9:-6
w+1 fall v2	1:-10 3:19
w+1 fight	1:11 2:-15 3:-13 5:-6 6:28
w+1 fight A	0:7 1:30 2:-12 6:-7
w+1 fight F	1:-12 3:-8 6:29
w+1 fight O	1:-14 2:-7 3:-12 4:-11 5:-7 8:32
w+1 fight U	0:9 1:-7 2:-7 3:-6 6:20 8:-6
w+1 fight sov	1:-9 2:-10 3:-8 6:26
w+1 fight svo	1:17 2:-18 3:-13 5:-7 6:20 8:6 9:-6
w+1 fight v2	1:7
w+1 for	2:-14 3:11 5:9 6:-8 7:15 8:-15 9:-6
w+1 for A	0:8 1:16 3:-10
w+1 for F	3:17
w+1 for N	0:-10 1:-6 3:27 4:13 5:-9 8:-18
w+1 for O	1:-7 2:-6 4:11 6:-6 7:8 8:-8
w+1 for U	0:9
w+1 for svo	0:-6 1:-9 2:-9 3:15 5:7 6:-9 7:21 8:-20 9:-6
w+1 for v2	0:10
w+1 from	1:-8 3:8 4:7 6:-7 7:-6 8:13
w+1 from A	1:-9 2:13 3:-6 4:8 6:-7 7:-7 8:6
w+1 from F	0:-6 1:-10 2:-12 4:39 5:-6 6:-10 8:6 9:-6
w+1 from H	0:-10 1:-13 2:40 3:-9 4:8 5:-8 6:-6 8:-7
w+1 from N	0:-10 1:-12 2:-13 3:22 6:-9 7:-6 8:15
w+1 from O	0:8 1:6 5:-9 8:21 9:-6
w+1 from U	1:-14 4:25 6:-8 7:-6 8:9 9:-7
w+1 from V	0:14 1:-16 2:9 3:12 4:-9 5:-7 8:-15 9:8
w+1 from sov	1:-13 2:19 3:-8 4:-16 5:8 6:-9 7:-6 8:29 9:-9
w+1 from svo	2:-7 3:12 4:18 6:-9 7:-6
w+1 from v2	0:-6 1:-19 2:-11 3:10 4:27 5:-12 7:-7
w+1 game	0:35 1:14 2:-10 3:-13 8:-8
w+1 game A	0:20 1:26 2:-15 3:-17 4:-8 8:-7
w+1 game N	0:6
w+1 game O	0:15 1:-6
w+1 game U	0:27 1:-10
w+1 game V	0:-6 1:20
w+1 game sov	0:8 1:14 2:-11
w+1 game svo	0:36 1:13 2:-9 3:-16 4:-6 8:-8
w+1 guard	1:26 3:-10
w+1 guard A	1:15 2:11 4:-8
w+1 guard F	1:16 3:-11 4:8
w+1 guard H	1:22 2:-6
w+1 guard sov	0:9 1:-11 3:-12 4:22
w+1 guard svo	1:22 2:10 3:-8 4:-8
w+1 guard v2	0:-6 1:21 2:10 3:-6 4:-11
w+1 hit	1:8 4:-11 5:-6 7:-6 8:10 9:-6
w+1 hit A	0:19 2:11 3:-13 4:-7 8:-8
w+1 hit F	3:9
w+1 hit O	0:14 1:-11 2:-6 3:15 4:-8 6:-7
w+1 hit U	0:-12 1:22 2:-6 3:-11 8:8
w+1 hit sov	0:19
w+1 hit svo	1:9 4:-11 5:-7 8:12
w+1 hit v2	1:-15 2:11 3:21 8:-9
w+1 if	0:19 1:-8 2:10 4:-6 8:-8
w+1 if A	1:-6 2:22 3:-10
w+1 if O	0:-12 1:-10 3:33 8:-7
w+1 if U	0:22 3:-6
w+1 if svo	0:22 8:-6
w+1 if v2	1:-7 3:21
w+1 in A	1:9 2:-6 3:9 4:-13 6:6
w+1 in F	3:18 5:-6 6:-9 7:-6 8:6 9:-6
w+1 in H	2:25 3:-15 4:-8 5:-10 6:20 7:-6 8:-10 9:-6
w+1 in N	0:11 1:-10 2:-12 4:-9 5:8 6:-7 8:26 9:-6
w+1 in O	2:-12 3:7 7:-6 8:15 9:-7
w+1 in U	0:7 3:-7 4:9 8:8
w+1 in V	1:36 2:9 3:-17 4:-13 5:-8 6:-6 8:-21 9:12
w+1 in sov	0:9 1:-10 3:-14 8:27 9:-6
w+1 in svo	1:9
w+1 in v2	1:-15 2:-7 3:23 5:13 6:-8 7:-6
w+1 is	0:10 1:9 3:-10 4:12 8:-10 9:-7
w+1 is A	0:6 1:-19 2:8 4:17 5:-7 6:-7 9:-7
w+1 is F	0:25 1:-6 3:-22 6:15
w+1 is H	0:17
w+1 is N	0:-9 1:12 3:-24 4:38 6:-6 7:-6 8:-28 9:-6
w+1 is O	0:14 2:-12 3:6 4:14 5:7 6:-9 7:-6 8:-17 9:-6
w+1 is U	0:17 1:23 2:-9 3:-11 4:-8 8:-7
w+1 is V	1:44 2:-13 3:-15 4:-11 8:-10 9:-6
w+1 is sov	0:7 1:10 2:-15 3:26 4:-7 5:-8 6:-7 7:-6 8:-14 9:-6
w+1 is svo	0:18 1:-7 2:6 3:-21 4:22 8:-8 9:-6
w+1 is v2	1:25 3:-24 4:23 5:-9 6:-6 7:-9 8:-12
w+1 kind	0:7 3:12 4:-8 8:-11
w+1 kind A	1:20 2:-12 3:15 4:-7 5:-7 8:-6
w+1 kind F	1:-7 3:27
w+1 kind N	0:7 1:-9 5:16 8:-12
w+1 kind O	0:-12 2:23 8:-6
w+1 kind U	0:21 1:-6 3:-6
w+1 kind sov	1:-11 2:20 3:11 4:-7 8:-9
w+1 kind svo	0:9 3:24 4:-9 8:-11
w+1 love	1:-7 2:29 3:-7 4:-7 5:-7 8:-11
w+1 love A	0:14
w+1 love svo	0:10 2:9
w+1 make	1:12 2:-9 4:6 5:-6 6:-6 8:-6 9:6
w+1 make A	0:-7 1:32 2:-10 3:-21 9:10
w+1 make F	3:28 4:-9
w+1 make N	0:-19 1:10 3:-11 4:15 5:-6 8:9
w+1 make O	0:15 1:-7 3:-14 4:22 8:-9
w+1 make U	0:17 1:-13 3:22 4:-9 8:-10
w+1 make V	1:-13 3:23 8:-8
w+1 make sov	0:-11 1:-21 2:-17 3:19 4:19 5:-8 6:-8 7:-7 9:7
w+1 make svo	0:12 1:18 4:-9
w+1 make v2	0:-17 1:17 2:-12 4:25 5:-6 8:-16 9:-6
w+1 many	0:18 3:-8 5:-7
w+1 many A	1:13 2:18 3:-16 4:-10 5:-6 6:-9 8:-10 9:-8
w+1 many F	1:-8 2:-8 3:20 4:-7
w+1 many H	0:-8 1:-6 2:6 3:-7 5:-6 9:22
w+1 many N	0:30 3:-11 4:10 8:-15
w+1 many O	0:28 1:-11 2:6 5:-8 8:-14
w+1 many U	0:23 2:-6 4:-8
w+1 many V	1:31 2:-11 3:-12 4:-8 8:-11
w+1 many sov	1:9 2:6 3:-6 4:-14 5:-9 7:-6 9:13
w+1 many svo	0:27 1:-6 5:-6 8:-7
w+1 many v2	2:-9 3:-17 4:19 5:-6 8:9
w+1 match	0:7 3:12 4:6 5:-6 6:-6 8:-12
w+1 match A	2:-15 3:23 4:-15
w+1 match F	0:16 3:-6
w+1 match N	3:21 8:-8
w+1 match O	0:-12 1:-9 2:14 3:9 5:-8 6:-8 8:-16 9:13
w+1 match U	0:20 3:-16 4:12
w+1 match sov	0:8 1:-12 2:-6 3:10 4:-11 8:-7 9:17
w+1 match svo	2:8 3:6 4:7 8:-10
w+1 match v2	1:13 2:-8 3:-8 4:14 8:-9
w+1 me	2:43 3:-27 5:-11 7:-6 9:-7
w+1 me A	0:-9 1:-8 2:54 3:-19 4:-11 8:-8
w+1 me F	0:11 3:-10 6:6
w+1 me N	1:-7 2:23 3:-19 4:20 5:-15 6:-8
w+1 me O	0:10 2:20 4:-11 5:-6 6:-8 8:-14
w+1 me U	0:-24 1:-11 2:16 3:-13 4:-8 5:-6 8:33
w+1 me sov	0:-10 1:-13 2:49 3:-15 4:-14 5:-9 8:-8
w+1 me svo	2:33 3:-16 4:-13 5:-9 7:-6 8:13 9:-7
w+1 me v2	2:7 3:-11 4:15
w+1 meet	0:11 1:-8 2:13 3:-13 4:-7 8:11
w+1 meet A	2:18
w+1 meet F	3:-17 6:-6 8:22
w+1 meet O	0:13
w+1 meet U	0:6
w+1 meet sov	0:8 3:-16 8:20
w+1 meet svo	0:8 2:18 3:-7
w+1 move	1:12 2:8 5:-6 9:-6
w+1 move A	1:18 4:6 5:-6 8:-6 9:-6
w+1 move F	1:13 2:-14 3:-9 4:-15 5:-9 6:33 7:-6 8:-7 9:-7
w+1 move H	1:-10 2:29
w+1 move N	1:-12 2:9 3:-17 5:9 6:-6 8:18
w+1 move O	2:24 4:-17 6:-12 7:-7 8:8 9:-7
w+1 move U	0:16 1:6 2:8 3:-14 5:-6
w+1 move V	0:-6 1:27 3:-14 4:17 5:-6 8:-13 9:-8
w+1 move sov	0:12 1:10 2:14 3:-16 4:6 5:-13 8:-10 9:-7
w+1 move svo	1:17 5:-7 6:-7 8:6 9:-6
w+1 move v2	0:-9 2:12 3:-10 5:7 6:9 7:-6 9:-7
w+1 must	1:17 2:9 3:-15 4:6 5:-7 7:-6 9:-6
w+1 must A	1:35 3:-19 5:-6 7:-7 8:-7
w+1 must F	2:-8 4:18 6:-6 8:-6
w+1 must H	0:8 2:9
w+1 must N	0:-6 1:-6 2:15 3:13 4:-16 5:8 8:-13
w+1 must O	1:-14 2:10 3:10 4:6 5:-12
w+1 must U	0:11 3:-6 8:11
w+1 must V	0:10 2:-17 3:-7 4:24 5:-6 8:-8
w+1 must svo	1:18 2:7 3:-14 7:-6 9:-6
w+1 must v2	2:21 3:-17 4:10 5:-11 6:-14 7:-6 9:-6
w+1 my	0:20 1:-7 2:10 3:-11
w+1 my A	2:14
w+1 my O	0:14 3:-6
w+1 my U	0:12
w+1 my sov	2:24 3:-10
w+1 my svo	0:20 3:-6
w+1 not	0:7 2:-7 3:-13 4:16 5:16 7:-7 9:-6
w+1 not A	0:11 1:-9 2:-16 3:-19 4:16 5:10 6:-7 7:-8 8:15 9:-6
w+1 not F	1:-12 2:-12 3:-14 4:34 5:-8 6:11 8:-11
w+1 not H	1:23 3:-7 4:-6 5:-8 6:-8 8:-6
w+1 not N	2:-7 3:-14 4:-23 5:41 8:-8
w+1 not O	0:24 3:-9 6:-6 8:-8
w+1 not U	1:-10 3:13 4:10 6:-6 8:-13
w+1 not V	1:-13 4:-14 8:31
w+1 not sov	0:23 2:-6 4:-14 5:15 6:-6 8:-9
w+1 not svo	2:-6 4:11 5:12 7:-6 8:-6 9:-6
w+1 not v2	0:17 1:-11 2:-9 3:-23 8:21
w+1 obj	1:-10 3:19 6:6 7:-6 8:-7
w+1 obj A	1:-15 2:11 3:13 4:8 5:-6 6:-10 7:-7 8:-11 9:7
w+1 obj F	1:-8 3:21 5:-7 6:17 8:-8
w+1 obj H	0:-6 1:-8 2:25 3:-13 4:-6 5:8
w+1 obj N	1:-7 2:-11 3:12 4:7 6:-8 8:8
w+1 obj O	0:-7 1:-9 2:-7 3:36 4:-6 5:8 7:-6 8:-10 9:-7
w+1 obj U	0:-6 1:-14 2:12 3:6 5:11 6:6 7:-6 8:-9 9:-8
w+1 obj V	3:17 4:-6 5:-7 8:-9 9:-9
w+1 obj sov	0:-6 1:-13 3:23 7:-6 8:-12
w+1 of	0:11 6:-8 8:6
w+1 of A	0:13 3:12 4:8 5:-8 6:-6 7:-7 8:-12 9:-7
w+1 of F	1:-20 2:15 3:43 4:-10 5:-9 6:-11 8:-13 9:-6
w+1 of H	0:-9 2:33
w+1 of N	0:22 2:-10 3:-16 4:-12 6:-6 8:18
w+1 of O	2:-6 3:7 5:8 6:-6 7:-6
w+1 of U	0:17 1:-9 2:-10 3:-12 4:-11 8:21
w+1 of V	0:-9 2:8 3:-27 6:-7 7:-6 8:19 9:7
w+1 of sov	0:7 1:6 6:-8 9:-7
w+1 of svo	0:15 1:-9 3:12 6:-6
w+1 of v2	1:-6 2:-19 3:-13 5:31
w+1 or	1:-16 3:8 4:-15 5:19 6:-11 7:-7 8:13 9:-6
w+1 or A	0:7
w+1 or F	0:9 3:13
w+1 or O	1:-11 2:13 3:-23 4:-15 5:17 6:-11 7:-6 8:19 9:-6
w+1 or U	2:-6 3:21
w+1 or sov	0:11 3:-6
w+1 or svo	1:-14 3:24 4:-15 6:-10 7:-6 8:13 9:-6
w+1 over	1:11 3:12 4:-6 5:6 6:-7 9:-7
w+1 over A	0:-7 1:17 2:14 3:-9
w+1 over F	0:-9 2:-6 4:-8 5:12 6:-8 8:8
w+1 over N	4:22 8:-11
w+1 over O	0:-8 1:-17 2:-9 3:29 4:-10 6:-9 8:6 9:-6
w+1 over U	0:7 1:6 2:13 4:-10 5:-10 8:-10
w+1 over V	1:15
w+1 over sov	0:-15 1:-8 2:10 4:-7 5:28 6:-7 8:-17
w+1 over svo	1:10 3:14 4:-6 5:-9 6:-6 9:-7
w+1 over v2	0:14 1:-7 3:11
w+1 play	0:14 5:-7
w+1 play A	1:9 8:-9
w+1 play O	4:-6 5:-6 8:13
w+1 play U	0:16
w+1 play sov	1:14 3:-11 4:7 8:-9
w+1 play svo	0:13 1:-13 3:14 4:-6 5:-8 8:9
w+1 play v2	1:10 3:-8 8:10
w+1 push	1:11 5:-7 6:8 9:-6
w+1 push A	1:15 3:-9
w+1 push N	1:22 3:-10 4:-12
w+1 push O	1:-8 3:15 4:-8 6:15 8:-9
w+1 push U	0:12
w+1 push V	2:18 3:-12 8:-6
w+1 push sov	3:-15 4:-6 6:23 8:-7
w+1 push svo	1:23 2:-12 8:-10
w+1 push v2	0:-6 1:-12 2:24 3:8 4:-9
w+1 race	0:8 1:23 2:-8 3:-6
w+1 race A	1:21 2:-10
w+1 race V	1:6
w+1 race sov	1:13
w+1 race svo	0:6 1:19 2:-7 3:-6
w+1 reach	0:-9 4:22 7:-6 9:-7
w+1 reach A	0:-12 1:24 3:16 5:-12 6:-8 7:-6 8:-13 9:-9
w+1 reach F	0:-8 1:-8 2:-10 4:34 5:-7 8:-8
w+1 reach N	1:-7 2:-7 3:7 4:32 5:-9 8:-10
w+1 reach O	1:-10 2:-11 3:-11 4:13 5:11 6:6 8:8
w+1 reach U	0:-13 2:-10 4:-11 6:-6 8:31
w+1 reach V	0:-14 1:-26 2:8 3:23 4:6 5:-8 6:-6 8:8 9:-7
w+1 reach sov	1:-13 2:-11 3:-26 4:53 5:-10 6:-6 8:8 9:-6
w+1 reach svo	0:-13 3:16 4:-6 5:7 7:-7 9:-7
w+1 reach v2	2:-10 3:15 4:-7 6:9
w+1 rel	1:12
w+1 rel A	1:15 5:-6 6:-6 8:6
w+1 rel F	1:19 2:-9 4:-16 5:6 6:-15 7:-7 8:-13 9:23
w+1 rel H	1:16 3:-6
w+1 rel N	0:-16 1:12 5:22 6:-10 7:-7 8:-15 9:-7
w+1 rel O	0:9 1:-9 3:10 4:11 5:-10 7:-6 8:-15
w+1 rel U	0:-8 1:-13 4:-13 5:-7 6:-6 7:-6 8:34
w+1 rel V	1:-11 2:-6 3:-9 4:30
w+1 rel sov	1:-10 4:17
w+1 rel svo	0:-6 1:9 6:-6
w+1 rel v2	0:9
w+1 save	0:-10 1:12 3:-8 4:12 8:6
w+1 save A	2:-7 4:13
w+1 save svo	1:14 3:-6 4:-6 8:9
w+1 save v2	0:-10 1:24 2:9 4:-6 8:-7
w+1 shoot	1:11 2:6 3:-8 4:-8 5:-6 9:6
w+1 shoot A	0:-8 1:17 3:-6 9:8
w+1 shoot H	1:-12 2:25
w+1 shoot N	0:-10 2:-8 4:-11 6:14 8:23 9:-6
w+1 shoot O	1:10
w+1 shoot U	2:-8 6:19
w+1 shoot V	1:-12 2:14 3:-6 8:11
w+1 shoot svo	2:16 3:-9 4:-8 6:-7 9:14
w+1 shoot v2	0:-6 1:10 4:-6 6:15 8:-7
w+1 sneak	2:21 5:-10 6:-6 7:-6 8:-8
w+1 sneak A	0:-10 1:-8 2:21 3:7 4:-13 5:-6 8:-8 9:14
w+1 sneak F	4:8
w+1 sneak O	0:-7 1:-6 2:-10 3:14 4:18 5:-20 6:-6 8:11
w+1 sneak U	0:12
w+1 sneak V	0:-6 1:27 3:-7
w+1 sneak sov	0:-6 1:-29 2:41 3:-6
w+1 sneak svo	1:12 2:-19 3:16 4:16 5:-8 8:-12 9:-6
w+1 sneak v2	0:-7 2:25 3:-12 4:-12 5:-9 8:7 9:6
w+1 stay	0:8 1:-6 4:-8 5:15 6:-7
w+1 stay A	0:14 1:-20 2:18 3:-13 4:-11 5:13 7:-9 8:6 9:-7
w+1 stay F	2:-6 3:20 4:-6
w+1 stay H	0:-14 1:-9 3:-10 4:-11 5:26 6:-8 7:15 8:-9 9:-7
w+1 stay N	0:-9 3:26 4:-12 5:-9
w+1 stay O	3:-8 4:6 5:22 8:-14
w+1 stay U	0:18 3:-7 5:11 8:-7
w+1 stay V	2:-10 3:-6 9:20
w+1 stay sov	0:11 3:-7 4:-6 8:-9 9:19
w+1 stay svo	1:-14 2:-6 4:-13 5:24 6:-7 7:6 9:-8
w+1 stay v2	1:11 2:-12 5:14
w+1 steal	0:-6 1:19 2:8 5:-6
w+1 steal A	0:-7 1:19 2:10 4:-6
w+1 steal F	2:-7 3:25 4:-6
w+1 steal N	0:8 2:-8 4:14 8:-8
w+1 steal O	2:7 3:-22 8:22
w+1 steal U	0:-6 2:7 3:17 8:-9
w+1 steal V	2:-15 8:-10 9:25
w+1 steal sov	0:-9 1:-23 3:19 4:-10 8:19
w+1 steal svo	0:-7 1:27 2:8 3:-13 8:-9
w+1 steal v2	0:-6 1:-8 2:28
w+1 stop	0:8 8:7 9:-6
w+1 stop A	0:13 1:-8 3:8 5:-8 6:-6 8:8 9:-7
w+1 stop F	0:10 4:6 6:-11 8:-7 9:-6
w+1 stop H	0:8 1:-14 2:-11 3:-9 4:8 5:13 6:-9 7:13 8:-7
w+1 stop N	1:14 2:-6 4:-10 5:-6 7:-7 8:14 9:-6
w+1 stop O	0:7 1:-8 4:7 5:-6
w+1 stop U	0:6 3:-6 4:11 6:-6
w+1 stop V	0:14 1:7 2:-11 3:10 4:-15 8:7 9:-6
w+1 stop sov	2:14 4:-14 5:-11 6:-9 7:12 8:12 9:-7
w+1 stop svo	0:8 4:12 9:-6
w+1 stop v2	0:8 3:8 4:-10 5:-11 6:-7 8:18 9:-6
w+1 subj	1:16 7:-6
w+1 subj A	1:14 2:9 8:-9
w+1 subj F	1:24 2:-13 3:8 4:-10 5:-8 6:6 8:-10 9:-6
w+1 subj H	1:-6 2:17 3:-7 5:-6 8:8
w+1 subj N	1:-8 2:-15 3:-14 4:33
w+1 subj O	0:-7 1:-13 3:23 4:-14 6:-10 7:-7 8:7 9:-8
w+1 subj U	0:7 3:18 4:-10 5:-10 6:-6 8:9 9:-6
w+1 subj V	1:15
w+1 subj sov	1:13 7:-6
w+1 take	1:7 3:16 5:-6 6:-6
w+1 take A	1:20
w+1 take F	2:-8 3:39 4:-10 6:-7 8:-7
w+1 take N	1:-10 2:18 3:-30 4:30 5:-24
w+1 take O	0:-8 1:-35 3:38 4:-14 6:-10 7:-6 8:12 9:-7
w+1 take U	0:14 1:-9 3:13 4:-12 5:-8
w+1 take V	1:11 3:-7 4:13 8:-8
w+1 take sov	1:-20 3:34 5:-9 6:-8 7:-6 8:11 9:-7
w+1 take svo	1:13
w+1 take v2	3:20 5:-9 6:-6 7:-6 8:-13 9:13
w+1 the	0:7 3:-6 8:7 9:-6
w+1 the A	1:10 2:10 3:-24 4:8 5:-6
w+1 the F	0:-11 1:-18 2:-9 4:-8 5:20 8:15
w+1 the H	2:20 3:-7
w+1 the N	0:6 1:-7 2:6 3:-13 4:-17 5:16 8:10
w+1 the O	0:22 1:-7 2:14 4:-14 5:-11 6:-8 8:8
w+1 the U	0:16 1:13 4:-8 5:-6 8:-13
w+1 the V	2:-7 3:-10 4:24 8:-7
w+1 the sov	0:-13 1:39 2:7 3:-21 4:-7 8:-10
w+1 the svo	0:15 3:-11 8:6 9:-6
w+1 the v2	1:18 2:17 4:-12 6:-7 7:-6 9:-6
w+1 throw	4:-8 6:26 7:-6
w+1 throw A	1:22 2:16 3:-8 6:-11 8:-8
w+1 throw F	0:-7 1:-25 2:-12 4:-10 5:14 6:38 8:-11
w+1 throw H	0:-6 1:11 6:12 8:-6
w+1 throw N	0:-9 1:-8 3:8 4:-20 5:-11 6:35 8:-21
w+1 throw O	0:-13 1:-10 2:-15 5:-11 6:36 7:-7 8:13 9:-8
w+1 throw U	1:-10 6:12
w+1 throw V	0:-9 1:-9 4:-6 6:-6 8:-9 9:27
w+1 throw sov	0:-18 1:-15 2:-18 3:12 6:43 7:-7 8:-19 9:-8
w+1 throw svo	0:-7 1:8 4:-13 5:-7 6:19 7:-6
w+1 throw v2	2:-11 3:-15 4:8 6:25 8:-9
w+1 to	2:7 7:-6 9:-6
w+1 to A	2:34 6:-7 7:-7 8:-12 9:-8
w+1 to F	1:-9 2:-10 4:-13 6:22
w+1 to H	2:15 4:-6 5:10
w+1 to N	0:8 1:-9 2:-9 4:9 5:20 6:-7 7:-6 8:-10 9:-6
w+1 to O	0:-7 2:-15 4:14 7:-6 8:11 9:-7
w+1 to U	0:9 1:-10 2:-11 3:10 5:-7 8:16
w+1 to V	0:-8 1:-7 2:25 3:-12 5:-10 8:13 9:-7
w+1 to sov	0:7 1:-9 2:19 3:-17 4:18 6:-7 9:-6
w+1 to svo	2:-10 3:20 4:-15 5:10 8:8 9:-7
w+1 to v2	0:-12 2:-23 3:20 4:23 6:8 7:-7 8:-23 9:-7
w+1 touch	0:-9 2:16 3:-12 4:-12 6:13 7:-7 9:-7
w+1 touch A	0:-18 1:10 2:11 3:-14 4:-11 5:25 6:-7 7:-6 8:-13 9:-6
w+1 touch F	3:14
w+1 touch U	0:-6 2:19
w+1 touch V	0:6 1:-11 2:-7 8:18
w+1 touch sov	0:-17 1:-12 2:28 3:-13 4:-8 5:-17 6:19
w+1 touch svo	0:11 1:14 2:-8
w+1 touch v2	2:-9 5:15
w+1 use	2:10 6:-8 7:-6 8:-11
w+1 use A	1:15 2:-8 3:20 4:-10 5:-9 8:-10 9:-6
w+1 use H	0:-9 1:-15 2:24 3:-16 4:-7 5:19 9:-7
w+1 use N	0:-6 2:7 3:-8 4:-7 5:10 8:6
w+1 use O	1:-14 2:-7 3:10 4:10 5:-10 6:-7 8:-11 9:15
w+1 use U	1:-10 2:-8 3:31 5:-7 8:-10
w+1 use V	1:12
w+1 use sov	0:-8 3:19 5:-10 6:-8 8:-12 9:6
w+1 use svo	1:7 4:-7 5:16 6:-7 7:-6 8:-6 9:-7
w+1 use v2	0:-10 1:-28 3:44 4:-8 5:-6
w+1 versus	1:42 2:-15 3:-15
w+1 versus A	0:-9 1:38 2:-14 3:-8
w+1 versus F	1:13 3:-12
w+1 versus sov	1:44 2:-15 3:-20 4:-6
w+1 victim	1:11 3:10
w+1 victim A	2:11
w+1 victim O	3:14
w+1 victim svo	1:8
w+1 vs	1:37 2:-12 3:-19 5:-7 6:6 7:-6 8:-10
w+1 vs A	0:-11 1:47 2:-12 3:-19 4:-7 5:-6 7:-6 8:-9 9:20
w+1 vs F	1:37 2:-12 3:-27 5:-7 6:10 8:-9 9:-6
w+1 vs N	0:9 1:8 2:-7 3:-9 4:16 5:-8
w+1 vs O	0:25 8:-14
w+1 vs V	0:13 1:12 4:-7
w+1 vs sov	0:-12 1:-40 2:56 3:-9
w+1 vs svo	0:6 1:41 2:-21 3:-20 5:-7 6:10 7:-6 8:-9 9:6
w+1 vs v2	1:20 2:-17 3:-8 4:21 5:-6 6:-6 8:-18
w+1 with	4:11 7:-6 8:-6 9:-6
w+1 with A	2:27 3:-18 4:18 5:-7 6:-13 7:-7 8:-11
w+1 with F	0:-10 1:-6 3:21 4:9 5:6 6:-16 7:-6 9:-6
w+1 with H	0:-10 1:25 2:11 3:10 4:-11 5:-9 6:-11 7:-7 8:-8 9:-6
w+1 with N	1:-13 2:-10 3:8 4:8 5:13 6:-9 7:-6 9:-6
w+1 with O	1:-9 3:6 4:11 5:-14 6:22 7:-7 9:-7
w+1 with U	0:18 1:9 2:-8 3:6 4:-8
w+1 with V	1:32 2:-12 3:-12 4:13 5:-6 8:-13
w+1 with sov	0:6 3:-8 6:13 7:-7
w+1 with svo	2:8 4:6 6:-8 7:-6 8:-7 9:-6
w+1 with v2	0:9 1:-6 2:-18 3:16 4:22 5:-8 6:-7 8:-15 9:-6
w+1 word:boss	0:6 1:-12 2:-17 6:-6 7:31
w+1 word:boss H	2:-6 7:11
w+1 word:boss sov	1:-7 2:-11 7:22
w+1 word:boss svo	0:6 1:-7 2:-9 7:16
w+1 word:enemy	0:14 1:-6 2:-9 9:12
w+1 word:enemy O	2:-7 3:-6 9:22
w+1 word:enemy U	0:8
w+1 word:enemy svo	0:8 1:-8 2:-10 3:-6 8:-6 9:24
w+1 word:goal	0:16
w+1 word:goal U	0:16
w+1 word:goal svo	0:14
w+1 word:hero	1:23 3:-7
w+1 word:hero svo	1:23 3:-6
w+1 word:item	0:8
w+1 word:item O	0:7
w+1 word:item sov	0:8
w+1 x	0:10 2:6
w+1 x A	0:7 2:11 5:-7 6:-6 8:9 9:-6
w+1 x F	0:9 2:15 3:8 6:-7 7:-6 8:-7
w+1 x H	0:11 1:-11 2:24 4:-8 6:-8 8:-10 9:-6
w+1 x N	1:-9 2:20 3:-9 5:-6 6:-8 7:-7 8:21 9:-6
w+1 x O	0:9 4:-8 9:-6
w+1 x U	0:14
w+1 x V	1:10 3:-13 5:-10 6:-8 7:-7 8:20
w+1 x sov	0:7 1:-7 8:7
w+1 x svo	0:12 2:8 9:-6
w+1 x v2	0:6 2:-6 4:11 5:7 7:-7
w+1 you	0:19 2:6 3:-7 4:8 6:-7 8:-17
w+1 you A	1:-7 2:29 3:-6 4:-6 5:-9
w+1 you N	2:-6 4:25 5:-11 8:-13
w+1 you O	0:24 1:7 2:-10 3:-9 4:-8 5:13 6:-6 8:-12
w+1 you U	0:13
w+1 you svo	0:19 2:16 3:-13 4:-11 5:7 6:-6 8:-11
w+1 you v2	0:21 3:-8 4:11 5:-8 8:-8
w+2 A U	0:11 1:-12 3:21 4:-7
w+2 A and	2:13
w+2 A at	1:22 3:-8
w+2 A attack	0:-7 4:9 8:11
w+2 A chase	0:-6 4:20 8:-6
w+2 A comma	1:13 2:32 3:-17 4:-10 5:-7 8:-16
w+2 A edge	0:11 2:8 3:-31 4:-7 6:28 8:-7
w+2 A from	1:10
w+2 A in	2:16 3:-6
w+2 A rel	0:14
w+2 A stay	2:-9 3:-19 4:28
w+2 A stop	0:10 1:-7 3:8
w+2 A subj	1:19 2:-13
w+2 A take	1:12
w+2 A to	1:28 2:-13 4:-6
w+2 A x	0:19 1:-7 3:7 5:-6 8:-7
w+2 F F	0:9
w+2 F U	2:-8 3:13 4:-6 5:-6 6:-6 8:10
w+2 F comma	0:-16 1:36 2:-9 3:-15 4:10 6:-6 8:-10
w+2 F edge	2:7 3:-6 6:11
w+2 F in	1:-26 2:-6 3:11 4:25
w+2 F many	4:8
w+2 F obj	0:-6 1:14 2:13 3:-11
w+2 F stop	2:15 3:-7
w+2 F take	0:-6 1:36 2:-10 3:-11
w+2 F x	0:11
w+2 H comma	3:13
w+2 H edge	0:16
w+2 H in	0:7 1:8
w+2 N U	0:7 1:6
w+2 N at	0:6 2:14 3:-6
w+2 N comma	0:25 1:-9 2:-9 4:6 8:-14
w+2 N edge	2:-11 3:21 8:-8
w+2 N from	0:-6 1:28 2:-10 3:-6
w+2 N in	0:-8 1:9 2:6 3:-17 4:-10 5:-7 8:24
w+2 N of	1:11
w+2 N stop	4:-16 8:23
w+2 N to	0:13
w+2 N x	0:16
w+2 O A	1:11
w+2 O U	0:-24 1:14 2:16 3:19 4:-12 5:-16 6:-9 9:-7
w+2 O and	1:10
w+2 O at	0:-8 3:9 8:15
w+2 O bring	1:-10 2:-6 3:-6 4:26
w+2 O but	0:10 3:-8 8:10
w+2 O comma	0:15 1:-8 2:-9 3:18 4:-12
w+2 O edge	1:-6 2:13 3:9 5:-6 8:-6
w+2 O from	0:16 2:6 3:-6 4:-6
w+2 O in	0:11
w+2 O many	4:14
w+2 O obj	1:-17 3:-21 4:-9 5:40 8:-9 9:-6
w+2 O of	1:22 2:-6
w+2 O over	0:10
w+2 O rel	1:12
w+2 O stop	0:24 8:-7
w+2 O take	0:-8 1:8 2:-6 3:-13 5:30 8:-20
w+2 O throw	1:-14 2:32 4:-6 6:-6
w+2 O use	1:17 3:-6
w+2 O x	0:-26 1:32 2:9 4:-11 5:7 6:-9 8:-16 9:-8
w+2 U A	0:10 2:7 8:-11
w+2 U F	1:17
w+2 U O	1:13 2:-8 3:23 4:-8 5:-6 6:-9 8:-11
w+2 U U	1:8 2:10 4:-7 6:-7 7:-6 9:-7
w+2 U a	0:8 1:-7 3:13
w+2 U and	0:-6 1:12 2:-7 3:22 4:-10 5:-8 8:-7
w+2 U as	3:12
w+2 U at	0:9
w+2 U avoid	1:13
w+2 U bring	1:-6 2:17 3:-20 4:-9 8:15
w+2 U but	0:12
w+2 U clean	0:8
w+2 U comma	0:9 3:8 4:-11 5:-8
w+2 U edge	0:13 3:-6 5:-8 6:-7 8:18
w+2 U fall	1:-6 2:-11 7:21
w+2 U fight	0:6 2:10
w+2 U from	1:-14 2:15 3:-11 4:24 8:-16
w+2 U game	0:11
w+2 U if	0:8
w+2 U in	0:-16 1:-15 2:-16 3:21 4:7 5:26 7:-7 8:-21 9:-7
w+2 U is	0:21 3:-8
w+2 U kind	0:-15 1:7 3:17
w+2 U many	1:-12 2:-8 3:15 4:-10 5:-7 6:21 8:-10
w+2 U match	0:-8 1:-12 2:14 3:16 8:-6
w+2 U move	0:9 1:-16 2:-7 3:32 4:-6 8:-13
w+2 U not	1:-11 3:20
w+2 U obj	0:8 3:-12 8:8
w+2 U of	0:8
w+2 U over	0:-6 3:-13 4:22
w+2 U rel	3:22 8:-8
w+2 U stay	8:14
w+2 U stop	2:-18 4:-22 5:-6 8:28 9:13
w+2 U subj	0:11 2:-8 3:13 8:-8
w+2 U take	0:-9 1:27 2:-19 3:-15 4:-8 5:-7 8:26
w+2 U the	1:6 2:21 3:-13 8:-6
w+2 U to	0:9 1:-18 2:-14 3:-27 4:6 5:-7 6:-7 8:40
w+2 U use	0:14 1:-7 3:11 8:-6
w+2 U with	0:20 1:-11 3:15 4:-6 8:-10
w+2 U x	0:15 1:6 4:-10 5:-7 9:-6
w+2 U you	0:17 2:-6
w+2 V V	2:31 3:-14 8:-7 9:-11
w+2 V comma	1:14 3:15 4:-6
w+2 V from	1:24 2:-6
w+2 V x	2:15 3:-6
w+2 a N	0:14 3:10 4:-7 8:-6
w+2 a O	1:35 2:-8 3:-18 4:-6 8:-6
w+2 a U	0:18 1:-6
w+2 a V	2:21 3:-7
w+2 a at	0:-9 3:15 4:-8 8:12
w+2 a in	1:-9 6:18
w+2 a many	0:13 3:-7
w+2 a move	0:6 1:11 3:-6
w+2 a x	0:9 1:-29 2:10 3:-21 4:-8 5:-6 8:40
w+2 also x	0:8
w+2 and A	0:-14 1:17 4:-16 5:45 6:-15 7:-9 8:-22 9:-10
w+2 and F	1:6 2:-18 3:43 4:-6 6:-8 8:-13 9:-6
w+2 and H	0:-21 1:-14 3:-11 4:7 5:15 6:25 8:-20
w+2 and N	0:-15 3:16 4:-11 5:-11 6:8 8:10
w+2 and O	0:-11 2:10 3:24 4:-13 5:9 6:-12 7:-6
w+2 and U	1:25 2:-23 4:-19 5:-11 6:-7 7:-6 8:25 9:-6
w+2 and V	1:-8 2:24 4:-9 8:-10
w+2 and a	1:23 2:12 4:-16 5:-9 6:-9 7:-6 9:-7
w+2 and attack	2:-9 3:-18 6:16 8:17
w+2 and avoid	1:-6 2:-8 3:31 8:-16
w+2 and bring	0:-9 1:-14 2:17 3:29 4:-16 5:-15 6:-7 8:7
w+2 and chase	0:7 1:10 2:-10
w+2 and comma	0:9 1:-7 3:-11 6:23 8:-12
w+2 and eat	0:-11 2:-9 3:-12 4:-7 5:24 8:15
w+2 and fight	0:-9 1:-12 2:7 3:10 4:-8 5:-6 6:-10 7:24 8:-8 9:-6
w+2 and from	1:-11 8:20
w+2 and hit	0:11 1:6 2:-7 3:-9 4:-7 8:9
w+2 and if	1:-20 2:-17 4:30
w+2 and in	3:-7 8:18
w+2 and kind	2:9
w+2 and make	3:6 8:12
w+2 and many	0:7 1:8 2:9 3:-23 4:-7 8:11
w+2 and match	3:-11 4:-7 5:-8 8:27
w+2 and me	1:28 3:-10 4:-22 5:-16 6:-7 7:-6 8:27 9:-6
w+2 and meet	2:-6 8:8
w+2 and move	0:7 1:-6 2:-8 4:-8 5:-11 6:16 8:8
w+2 and must	0:-6 1:20 3:19 4:-7 5:-13 6:-9 9:-7
w+2 and my	1:-7 3:-17 5:25 8:-7
w+2 and not	1:-6 3:22 4:-14 5:-11 6:-6 8:17
w+2 and over	0:8 1:-11 2:-9 8:-15 9:28
w+2 and play	3:8
w+2 and push	0:7 3:-7 6:12
w+2 and race	1:-25 2:26
w+2 and reach	5:9
w+2 and rel	0:-16 1:6 2:-9 3:22 4:-11 5:-7 8:9
w+2 and save	1:17 8:-8
w+2 and shoot	0:14 2:-9 3:-14 6:-6 8:-7 9:23
w+2 and steal	2:15 3:-11 4:-7 8:14
w+2 and take	0:-10 1:-13 2:6 3:-16 5:11 6:-8 7:-6 8:33 9:-7
w+2 and the	0:-8 3:15 4:12 6:-6 7:-7 8:-10
w+2 and throw	0:-6 1:15 4:-6 8:12
w+2 and use	0:-6 3:-12 8:26
w+2 and victim	0:-6 1:15 2:-8 3:11
w+2 and with	0:-8 1:12 2:-14 3:20 8:-6
w+2 and x	1:6 3:10 4:-11 7:-6 9:-6
w+2 and you	1:6 2:6 3:-15 5:-12 6:-8 7:-6 8:23
w+2 as O	0:-13 1:-7 2:-6 3:-9 4:-9 6:19 8:17
w+2 as U	0:10 1:13 3:-12
w+2 as at	0:7
w+2 as in	1:-7 3:-13 6:22
w+2 as kind	0:9
w+2 as word:enemy	0:-7 1:-9 2:26
w+2 as word:obstacle	1:-7 2:-6 3:-6 5:22
w+2 as x	0:-8 1:7 3:15 4:-10 5:-9 6:-7 8:16
w+2 at A	1:-8 2:-11 3:-7 4:-11 5:-6 6:50 9:-6
w+2 at F	0:-21 1:-20 2:12 3:7 4:12 5:-7 8:13
w+2 at H	0:-14 1:-14 2:-14 3:-19 4:-10 5:-7 6:66 8:-9
w+2 at N	1:8 5:-9 7:-6 9:-7
w+2 at O	1:9 2:-11 3:13 4:-13 5:6 9:-6
w+2 at U	1:8 2:-6 3:-23 5:-8 6:-11 7:10 8:-8 9:21
w+2 at V	1:13 2:-9 6:16
w+2 at a	0:7 2:-14 3:7 4:20 5:-6 6:-7 8:-11
w+2 at bring	0:-8 3:26 4:-7 8:-6
w+2 at but	0:9
w+2 at comma	1:-7 2:13 3:-15 8:17
w+2 at edge	0:-8 1:-6 3:12 4:-16 5:20 8:-7
w+2 at fall	3:-6 6:15
w+2 at many	0:12
w+2 at me	0:9 1:-6 2:21 3:-9 4:-6 8:-6
w+2 at move	0:-6 1:-15 2:-8 3:8 6:25
w+2 at my	0:-11 3:-7 4:-8 5:-6 8:28
w+2 at the	1:-9 2:-9 4:-7 5:-8 6:23 7:24 8:-13 9:-7
w+2 at x	1:21 2:-16 3:23 5:-8 6:-19 7:-6 8:-11 9:10
w+2 attack A	0:10 1:11 2:-14
w+2 attack N	2:8
w+2 attack a	1:-11 2:25
w+2 attack at	1:-7 2:21
w+2 attack comma	0:-9 1:-11 2:19 3:-20 4:13 5:19 6:-6 8:-12
w+2 attack edge	0:9 2:17 3:-8
w+2 attack me	2:14 3:-7
w+2 attack my	1:-16 2:24
w+2 attack stop	0:7 2:12
w+2 attack the	0:-7 1:-22 2:43 3:-6
w+2 attack you	0:-7 3:-7 5:23 8:-7
w+2 avoid A	1:34 2:-15 8:-8
w+2 avoid F	0:-6 1:31 2:-8 3:-21 5:12
w+2 avoid H	3:6
w+2 avoid N	1:13 2:-6 4:8
w+2 avoid O	1:30 2:-14 3:-8 4:-10 5:-6 8:-7 9:14
w+2 avoid U	0:6
w+2 avoid a	3:18
w+2 avoid at	1:-6 2:-7 3:21
w+2 avoid comma	0:-17 1:-14 3:17 4:-11 5:25 8:-10
w+2 avoid edge	1:-24 2:45 3:-10 5:-6
w+2 avoid is	2:9 5:10
w+2 avoid of	1:8
w+2 avoid stop	1:-10 3:-11 4:-15 5:19 8:9
w+2 avoid the	0:-10 1:9 2:14 3:-22 4:22 5:-8 8:-9
w+2 avoid x	1:-32 2:42 3:-9 4:14 5:-8 8:-8
w+2 avoid you	2:-10 3:23
w+2 bring A	1:10 2:-8 3:20 4:-8 8:-8
w+2 bring F	1:31 3:-9
w+2 bring N	0:-6 1:13 3:12 4:-6 8:-6
w+2 bring O	0:-13 1:47 2:-7 3:-17 4:-9 8:-6
w+2 bring U	0:12 3:-14 8:11
w+2 bring but	3:17
w+2 bring comma	0:-10 1:-16 2:-6 3:32 4:16 5:-7 6:-6 8:-12
w+2 bring edge	0:-8 1:13 2:-6 3:-28 4:35 5:-6 8:-9
w+2 bring is	0:8 3:8
w+2 bring many	1:-8 3:21 4:-13 8:7
w+2 bring move	1:17
w+2 bring stop	0:7 3:14 8:-7
w+2 bring the	1:27 2:-6 3:-8
w+2 bring with	0:-9 1:-27 3:43 4:-7 8:-7
w+2 bring x	0:-18 1:8 2:-10 3:-6 4:17 5:19 8:-14 9:-6
w+2 but A	1:-7 2:-15 3:26 4:-7 6:-11 8:14
w+2 but N	4:7
w+2 but O	0:10 1:-9 2:-6 3:25 4:-11 8:-10
w+2 but U	3:-16 4:-6 8:31
w+2 but avoid	0:-6 1:-6 2:-19 3:40 4:-8 5:-7 8:-6
w+2 but edge	3:10
w+2 but if	0:-11 3:32 4:-6 8:-7
w+2 but many	4:-9 8:12
w+2 but me	4:-8 8:14
w+2 but not	0:-14 1:-9 2:-10 3:18 4:8 5:-6 8:13
w+2 but play	0:12 1:-6
w+2 but rel	1:-7 2:-14 3:-18 4:43 5:-6 6:13 8:-17
w+2 but the	0:7 1:10 2:-30 4:15 5:-11 6:-10 8:16 9:-6
w+2 but with	0:-9 1:9 2:16 3:-7
w+2 but x	0:-8 1:-21 2:-23 3:16 4:23 5:-16 6:14 7:-7 8:10 9:-7
w+2 but you	4:-8 8:20
w+2 by N	1:-6 2:27 3:-13 4:-6
w+2 by x	1:13 3:-10 4:13 8:-7
w+2 chase A	0:-7 1:42 2:-40 3:6 4:6
w+2 chase U	1:16
w+2 chase at	1:-28 2:43 3:-7
w+2 chase comma	1:-6 2:22
w+2 chase edge	1:13 3:-9 4:-7 8:12
w+2 chase stop	1:-11 2:25 3:-7 8:-6
w+2 chase the	1:-45 2:59 3:-7
w+2 chase x	1:20 3:-9
w+2 clean O	0:-11 3:23
w+2 clean and	1:-8 3:25
w+2 clean clean	0:14 1:-9
w+2 clean comma	0:12
w+2 clean x	0:10
w+2 comma A	0:13 1:-9 3:11 4:7 6:-8
w+2 comma F	0:6 1:-7 2:-6 3:38 4:-9 5:-6 6:-6
w+2 comma H	0:14 8:-12
w+2 comma N	0:12 1:-15 2:-13 8:17
w+2 comma O	0:10 1:-7 2:-6 3:31 4:-7 8:-7
w+2 comma U	3:6 6:-8 8:16 9:-6
w+2 comma V	2:-12 3:37 4:7 5:-8 6:-6 8:-15
w+2 comma a	1:-14 2:11 3:23 6:-7 7:-6 8:-14 9:-6
w+2 comma and	2:-14 3:27 6:-8 7:-6 9:-6
w+2 comma as	0:7 1:-12 2:-11 3:11 8:13
w+2 comma at	0:-7 1:-14 3:-10 4:30 5:9 6:-12 7:-7 9:-8
w+2 comma avoid	0:-10 1:13 2:-10 3:17 6:-8
w+2 comma bring	1:25 4:-22 5:10 6:-6 7:-6 8:-15 9:11
w+2 comma but	1:-16 3:20 4:11 6:-9 9:-6
w+2 comma clean	0:-7 3:19 4:14 8:-14
w+2 comma comma	0:35 1:-9 2:-8 3:7 4:-7 8:-10
w+2 comma eat	0:-9 1:34 2:-13 3:-7
w+2 comma edge	0:38 2:-6 3:-10 4:-6
w+2 comma fall	0:-19 1:-9 2:-12 3:8 5:-6 8:27
w+2 comma fight	0:9 1:-12 4:-6 6:-6 8:-6 9:18
w+2 comma for	0:7 2:13 3:-6
w+2 comma from	1:27 2:-9 3:-25 4:6 5:-11 6:-9 8:17
w+2 comma guard	0:12
w+2 comma hit	0:9 1:11 2:-9 4:-12 5:-6 6:-8 8:16
w+2 comma if	0:11 2:-14 4:6 5:-6 6:-6 8:11
w+2 comma in	0:8 2:30 3:-15 5:-11 6:-6 8:-13
w+2 comma kind	0:28 3:-16
w+2 comma make	0:-7 2:-9 4:7 5:-7 6:-7 7:-6 8:20 9:-7
w+2 comma many	0:12 7:-6 8:-6
w+2 comma match	3:-16 4:-8 8:25
w+2 comma me	0:-10 1:-16 3:31 6:-8 7:-6 9:-6
w+2 comma meet	0:15 8:-8
w+2 comma move	0:12 1:-6 3:-14 4:-11 5:9 6:-8 9:17
w+2 comma must	0:-9 1:-9 4:7 5:-20 6:6 7:17 9:-7
w+2 comma my	3:-7 5:15
w+2 comma not	1:-16 2:11 4:13 7:-6
w+2 comma of	0:9 3:-7 4:10
w+2 comma over	0:8 5:-6 8:10
w+2 comma play	1:-10 3:11 5:-8 6:-8 8:12 9:-6
w+2 comma push	1:-7 3:-16 4:24 8:7
w+2 comma reach	1:-9 2:11 3:12 4:-14 5:11 8:-15
w+2 comma rel	0:-8 1:13 2:-13 3:24 4:-15 5:-10 6:-6 8:11
w+2 comma save	0:-6 2:10 3:-19 4:-6 8:25
w+2 comma shoot	0:13 2:13 3:-10
w+2 comma sneak	4:16 8:-9
w+2 comma stay	0:10 3:10 8:-6
w+2 comma steal	0:8
w+2 comma stop	0:31 4:-9 5:-6 8:-10
w+2 comma take	0:12 2:-7 3:10 5:13 6:-6 8:-13
w+2 comma the	1:-13 3:24 7:-7 8:6 9:-7
w+2 comma throw	1:19 3:-14
w+2 comma to	0:12 3:10
w+2 comma touch	0:-20 4:32 5:-6 8:-11
w+2 comma use	0:-9 1:22 2:-12 3:27 4:-11 5:-9 6:-8 8:-16
w+2 comma victim	0:-6 4:23 8:-7
w+2 comma vs	0:6 3:-7 4:-7 8:17
w+2 comma with	0:20 3:-28 4:16 5:14 6:-6 8:-17
w+2 comma word:boss	0:-11 1:14 2:12 4:-7 6:7 7:-7 8:-6
w+2 comma word:enemy	0:13 1:23 2:-11 4:-8 8:-6
w+2 comma word:goal	1:-8 2:21
w+2 comma x	0:12 3:8 5:-6
w+2 comma you	1:-15 4:14 5:-6 6:-6 7:-6 8:17 9:-6
w+2 cross O	3:19
w+2 cross comma	0:-9 1:-7 4:24
w+2 cross move	1:12
w+2 cross the	1:12
w+2 cross x	1:9
w+2 eat A	0:-9 1:-7 2:-20 3:46 4:-7 6:-7 8:-7
w+2 eat F	1:48 2:-34 3:-9
w+2 eat N	1:29 2:-22
w+2 eat O	1:21 2:-10
w+2 eat U	2:-8 3:20 8:-11
w+2 eat comma	1:18 2:-7 3:-20 8:16
w+2 eat edge	0:-7 1:-17 2:12 3:35 4:-11 5:-10 8:-6
w+2 eat in	1:27 2:-10 3:-9
w+2 eat is	1:-9 2:30 3:-13
w+2 eat my	1:-37 2:45 3:-6
w+2 eat the	0:-9 1:-46 2:60 3:-9
w+2 eat x	0:12
w+2 edge edge	2:7
w+2 fall O	2:-9 3:-27 5:33
w+2 fall U	6:15 8:-9
w+2 fall a	3:11
w+2 fall and	0:7 3:12
w+2 fall comma	0:-9 2:25 3:-12 5:-12 6:-9 7:19 8:-20 9:-6
w+2 fall edge	0:-10 2:-17 4:-9 5:25 7:18 8:-12
w+2 fall from	0:7 1:-8 3:21
w+2 fall in	1:-14 2:32 3:-7
w+2 fall stop	3:-9 4:24 8:-6
w+2 fall the	0:-12 2:-9 3:-8 7:22 8:11
w+2 fall x	1:-14 2:12 3:11 4:-8 5:-7 8:10
w+2 fight A	1:14 2:-9 3:-7 6:10
w+2 fight H	1:7
w+2 fight at	1:16 2:-9
w+2 fight edge	1:-11 2:-10 3:-11 4:-9 5:-6 6:6 8:28
w+2 fight many	1:17 2:-7
w+2 fight x	1:11 2:-10 3:-8 6:18 8:-6
w+2 for A	4:12
w+2 for O	2:-9 3:-14 5:23
w+2 for my	0:-8 1:-8 3:25
w+2 for the	0:8 3:14 4:-7 8:-6
w+2 for x	0:-10 1:-6 2:-6 3:16 4:7 5:-8 7:14 8:-12
w+2 from A	0:-6 1:-10 2:10 4:27 5:-9 6:-8 9:-7
w+2 from F	0:-14 1:-10 2:29 3:7 4:-15 5:-10 6:-9 7:-6 8:14 9:-8
w+2 from H	0:-10 1:-9 2:-15 3:-21 4:28 6:-7 8:23 9:-8
w+2 from N	0:-8 1:-8 2:-11 3:6 5:7 7:-6 9:15
w+2 from O	1:-8 2:-6 3:8 4:-6 6:-12 7:-6 8:29 9:-7
w+2 from U	1:14 2:-11 3:-10 5:-7 6:-7 8:14 9:-6
w+2 from V	0:-11 2:-7 3:11 4:-6 5:-13 8:22
w+2 from a	1:9 3:-10 4:9
w+2 from avoid	0:-10 1:-17 2:41 3:-13 4:-8 5:16 8:-15 9:-6
w+2 from bring	3:-12 4:-8 8:23
w+2 from guard	0:12 2:-7
w+2 from many	0:34 1:-9 2:13 4:-19 8:-10
w+2 from my	0:-9 3:-15 4:32 8:-7
w+2 from take	8:14
w+2 from the	0:-12 1:-27 2:-19 3:41 4:19 5:-9 6:-9 7:-7 8:-16 9:12
w+2 from x	0:6 2:-8 3:-6 4:12 5:-12 6:-8 7:-6 8:16 9:-6
w+2 game U	0:11
w+2 game at	0:15 1:-9
w+2 game but	0:11 1:-8
w+2 game comma	0:11
w+2 game edge	1:20 2:-7 3:-7
w+2 game for	1:14
w+2 game if	0:16 1:-8
w+2 game stop	0:13 1:-6
w+2 game with	0:12 1:16 2:-6 3:-9 8:-6
w+2 guard N	1:7
w+2 guard edge	2:10 3:-9
w+2 guard the	0:-6 1:14 2:14 3:-10 4:-8
w+2 guard x	1:19 2:-12
w+2 hit A	0:-7 4:-6 8:21
w+2 hit O	0:-7 1:6 3:-12 6:19 8:-6
w+2 hit comma	0:17 1:-7 3:14 8:-11
w+2 hit the	1:11 2:-6
w+2 hit x	0:16 3:-6
w+2 if U	3:13
w+2 if x	0:-10 1:-9 2:22 3:9 8:-6
w+2 in A	0:-9 1:-7 3:-11 4:-17 5:-10 6:34 7:-6 8:13 9:-7
w+2 in F	0:-26 1:-18 4:7 5:12 6:-13 7:-7 8:30 9:-11
w+2 in H	0:-9 1:13 2:-6 3:6 4:-11 6:17 8:-8
w+2 in N	3:12 4:-9 7:-6
w+2 in O	2:-11 3:11 4:-16 5:-6 8:32 9:-7
w+2 in U	0:-9 1:18 2:-7 3:7 4:15 6:-10 7:-6 8:-25 9:9
w+2 in V	0:-9 1:17 3:24 4:-11 5:-8 6:-9 9:-6
w+2 in a	0:12 1:14 2:-6 3:-13 4:-10 6:-6 8:10
w+2 in and	1:-7 2:-10 3:13 4:-11 5:29 8:-20
w+2 in avoid	4:7
w+2 in bring	0:-7 1:-9 2:-6 4:38 5:-8 8:-20
w+2 in comma	0:10 1:-21 2:-9 4:32 5:-10 6:-6 8:-10
w+2 in edge	0:6 3:-6 8:10
w+2 in fall	0:15 1:14 2:-9 8:-9
w+2 in from	1:-6 2:10 3:-12 4:-7 6:23 8:-9
w+2 in hit	1:9 2:-8 3:8
w+2 in kind	0:6 3:-8
w+2 in make	5:-7 8:15
w+2 in many	1:11 2:-11 3:18 4:-12 5:-7 6:-6
w+2 in me	1:26 3:-11 4:-8 6:-7 8:-8
w+2 in move	2:-8 3:-11 4:8 5:-6 8:23
w+2 in obj	0:12
w+2 in of	3:-13 4:26 8:-8
w+2 in stay	3:-7 4:-10 8:21
w+2 in stop	1:-7 2:15 3:-12 4:-20 5:24
w+2 in take	0:-8 1:24 3:-11 4:-7
w+2 in the	0:10 1:11 2:-7 3:7 4:-7 5:-9 6:-8 9:7
w+2 in use	4:-6 8:16
w+2 in with	0:10 3:-6
w+2 in x	1:-9 8:9
w+2 is A	1:16 2:-16 3:-16 4:21 8:-8
w+2 is U	0:6 1:10 2:13 3:-11 4:-6 8:-6
w+2 is a	0:21 1:15 2:-10 3:-9
w+2 is at	2:-17 3:-6 7:27
w+2 is bring	0:-6 3:14 8:-6
w+2 is chase	1:-11 2:23
w+2 is comma	0:7 1:28 3:-10 4:-7 8:-10
w+2 is edge	0:7 3:-11 4:24 8:-8
w+2 is in	0:8 1:10 3:-8
w+2 is many	0:11
w+2 is stop	0:14
w+2 is the	0:7 1:-13 2:12 4:-9 6:14 8:-7
w+2 is to	0:-8 3:-17 4:16 5:17 8:-6
w+2 is word:enemy	2:25 4:-7 8:-6
w+2 is x	0:11 1:9 2:-22 4:25 5:-9 6:-7 7:-7 8:-14 9:-6
w+2 kind U	0:-10 2:29 3:-15 8:-7
w+2 kind comma	0:15 1:-8 3:11
w+2 kind edge	2:8
w+2 kind from	1:-15 2:-10 3:21
w+2 kind in	1:-11 2:18
w+2 kind with	1:31 2:-15 8:-6
w+2 kind x	0:13
w+2 make A	0:-10 1:-6 2:18 3:9
w+2 make F	0:-10 1:49 2:-11 3:-13 4:-7 8:-11
w+2 make O	2:-6 3:-9 4:-6 8:-6 9:26
w+2 make U	3:18
w+2 make a	3:15 8:-6
w+2 make comma	1:-19 2:-9 3:-10 4:38 5:-7 6:-6 8:-15 9:8
w+2 make edge	3:-8 4:18 8:-6
w+2 make is	0:-7 1:-8 2:-7 3:10 4:-9 8:19 9:-6
w+2 make make	3:12
w+2 make x	0:13 1:-7 3:-11 8:14
w+2 many A	0:18 1:-14 2:16 3:-6 4:-7 8:-6
w+2 many F	1:-8 2:23 3:-13 4:-10 5:-8 8:11
w+2 many O	0:22 3:-7
w+2 many U	0:31 1:6 2:-7 4:-7 8:-9
w+2 many at	0:20 3:-7
w+2 many comma	0:8 1:7 2:-21 3:-6 4:-8 5:-7 8:-12 9:30
w+2 many many	0:-6 1:-8 2:-7 3:-12 4:28 5:-6 7:9 8:-13
w+2 many stop	2:12 3:-12 4:13
w+2 many take	0:-14 1:30 3:-11 8:-7
w+2 many x	0:15 4:-10 5:-7 7:-6 9:-6
w+2 match O	0:-10 1:34 3:-14 4:-6
w+2 match U	0:20
w+2 match comma	1:-7 2:-7 3:-8 4:12 5:-6 8:-12 9:21
w+2 match game	1:-16 3:18
w+2 match in	0:12
w+2 match many	1:-16 3:19
w+2 match x	0:8 1:-11 4:9 8:-7
w+2 me U	0:-13 2:23 8:-8
w+2 me attack	2:9
w+2 me bring	0:17 3:-7
w+2 me chase	0:-10 1:-9 2:30
w+2 me move	0:-6 2:-6 8:22
w+2 me shoot	2:18
w+2 me take	2:17 3:-6
w+2 me the	1:-8 2:17
w+2 me x	0:26 1:-6 2:-6 3:-9 4:6 8:-7
w+2 meet x	8:16
w+2 move A	0:10 1:-28 2:-7 3:-15 4:-8 8:41
w+2 move F	1:-9 3:-6 8:21
w+2 move N	1:17 2:-10 3:10
w+2 move O	1:-12 3:-16 8:31
w+2 move U	0:6 1:7 2:10 3:6 4:-10 8:-12
w+2 move V	1:19
w+2 move a	0:19 1:9 2:-9 3:-7
w+2 move and	1:13 2:-15 4:-7 5:12 8:-16
w+2 move at	0:-11 2:29 3:-14 4:-7 8:-10
w+2 move by	0:-6 2:24
w+2 move comma	0:21 2:-8 5:-6 8:-12
w+2 move edge	0:-21 1:11 2:25 3:-25 4:18 6:-7 8:-22 9:-6
w+2 move from	1:-9 2:-20 3:-13 4:41 8:-7
w+2 move in	0:-8 1:44 2:7 3:-15 4:-10 5:-7 6:-8
w+2 move is	0:12 3:-11 4:-7 6:21 8:-7
w+2 move move	0:-8 1:28 3:-9 8:-6
w+2 move not	2:-15 3:-14 4:25
w+2 move of	1:17 2:-6
w+2 move over	0:-19 1:28 2:-17 3:-16 4:-7 8:18
w+2 move reach	0:-7 1:-28 2:-12 3:-15 4:33 8:17
w+2 move stop	0:11 1:-14 4:21 8:-8
w+2 move the	1:-24 2:27 3:13 4:-12 5:-7 6:11 8:-12 9:-6
w+2 move to	0:-11 1:-11 2:-7 3:30 8:-9
w+2 move with	2:6
w+2 move x	1:10 3:16 4:-6 6:-9 8:-6 9:-6
w+2 must A	0:8
w+2 must F	0:12
w+2 must a	1:-7 3:13
w+2 must avoid	1:-20 2:26 3:-8
w+2 must bring	1:12
w+2 must but	0:8
w+2 must comma	0:-9 1:-12 2:-8 3:-15 4:40 8:-7
w+2 must cross	1:23 2:-6
w+2 must guard	1:21 2:-8
w+2 must is	0:6 3:6
w+2 must me	1:-6 3:18
w+2 must move	0:-9 1:10 2:-11 3:-18 4:-8 6:34 8:-13
w+2 must over	1:20 2:-7
w+2 must reach	1:12
w+2 must steal	0:10 2:13 3:-8
w+2 must take	0:-8 2:-24 4:30 8:-8
w+2 must the	2:20 3:-9 4:-7 8:-6
w+2 must with	0:12
w+2 must x	0:-18 1:29 2:-11 3:-16 4:6 5:-9 6:-8 8:16 9:-6
w+2 must you	0:-8 1:-6 2:20 3:-6 4:-10 6:-11 8:16
w+2 my A	0:8
w+2 my x	0:9
w+2 not bring	0:6 3:-20 4:22
w+2 not comma	0:17 3:-7
w+2 not fight	0:-7 1:-12 2:8 4:-7 8:20
w+2 not hit	3:21
w+2 not move	0:11
w+2 not rel	0:-11 1:30 2:-10 3:12 5:-9 8:-20
w+2 not stop	0:17
w+2 not take	0:-9 1:-8 2:29 3:-38 4:16 5:17 8:-16
w+2 not touch	0:7 3:-7 5:10
w+2 not with	0:18
w+2 not x	2:-15 5:17 7:-7 9:-7
w+2 obj A	0:-8 1:-9 2:-10 3:-12 4:9 5:-6 6:32 8:-9
w+2 obj F	0:-12 1:-12 2:34 4:-6 8:-7
w+2 obj N	1:28 2:-15 3:12 4:-12 5:-6 8:-6
w+2 obj O	0:12 1:10 2:-8 3:9 4:-7 5:-6 8:-10
w+2 obj U	0:-8 1:-14 2:22 5:-9 7:-6 8:-13 9:7
w+2 obj at	0:-16 1:-11 3:38 8:-7
w+2 obj attack	3:-7 4:29 8:-10
w+2 obj avoid	1:-12 2:37 3:-24 4:-8 5:15 6:-7 8:-7 9:-6
w+2 obj bring	1:-6 2:-15 3:29 5:-8 8:-9
w+2 obj eat	1:-14 2:-9 3:43 4:-7 5:-8 6:-7
w+2 obj fight	2:14
w+2 obj guard	0:-6 2:-6 3:-11 4:35 5:-6 6:-6 8:-7
w+2 obj hit	1:-7 2:14 3:15 4:-6 8:-7 9:-8
w+2 obj kind	0:9
w+2 obj make	1:-6 3:16 4:-9 8:-13 9:17
w+2 obj many	1:-9 2:-8 3:32 5:-6 8:-7
w+2 obj match	0:-8 3:26
w+2 obj move	0:-13 2:-17 3:-13 4:-15 5:20 8:29
w+2 obj not	0:-18 2:-9 3:-14 4:-8 5:37 8:-6
w+2 obj over	0:-7 3:12 5:10 8:-6
w+2 obj push	0:-6 1:-10 3:25
w+2 obj reach	1:18 2:-18 3:-13 4:18
w+2 obj shoot	0:-9 1:-17 2:37 3:-12 4:-7 6:11 8:-7
w+2 obj steal	2:-19 3:28 4:12 6:-6 8:-10
w+2 obj stop	0:11
w+2 obj subj	3:-20 6:24
w+2 obj take	1:-10 2:15 3:23 5:-8 6:-8 8:-9
w+2 obj throw	0:-8 2:-11 4:-9 5:-6 6:34
w+2 obj use	1:-8 3:16 4:-12 5:15 6:-8 8:-11
w+2 obj x	1:-13 3:40 4:-6 6:-11 7:-6 9:-7
w+2 of A	1:-7 3:-8 5:-8 6:-8 7:-6 8:29 9:-6
w+2 of F	1:10 3:13 4:-14 6:-8 8:-7 9:-6
w+2 of H	0:10 1:9 4:-6
w+2 of N	0:26 1:-12 2:12 4:-7 5:-7 8:-9
w+2 of O	0:10 2:-16 4:9 7:-7 8:6 9:-7
w+2 of U	0:20 4:-9 5:-7 6:-6
w+2 of V	0:15
w+2 of a	0:16 1:-6
w+2 of and	2:-9 4:17
w+2 of but	0:-9 1:-6 2:18 3:-8 4:14 8:-10
w+2 of comma	0:7 1:24 2:-8 3:-17 4:-12 5:23 8:-24
w+2 of edge	0:9 2:-8 3:-11 4:-8 5:9 8:15
w+2 of fight	1:14 2:6
w+2 of game	1:43 2:-28 3:-11 4:-8 5:-7 8:-10 9:6
w+2 of kind	0:9 1:-12 2:24 4:-6 8:-10
w+2 of make	0:11
w+2 of many	0:22 1:-14 2:7 3:12 4:-6 5:-7 8:-10
w+2 of match	1:-10 3:22
w+2 of move	4:14 8:-6
w+2 of my	3:-6 8:21
w+2 of over	1:-7 3:-12 5:32 8:-10
w+2 of race	1:16 2:-8
w+2 of stop	0:9
w+2 of the	0:6 1:-16 2:-10 4:29 5:-9 6:-8
w+2 of word:enemy	1:-13 2:38 3:-25 6:-6
w+2 of x	1:-7 3:14 4:-12 6:-8 7:-6 8:16
w+2 or F	0:-9 3:24
w+2 or U	0:-20 1:-7 2:9 3:26 4:-6 5:-6 6:-6 8:-11
w+2 or the	0:12
w+2 or x	1:-7 3:-19 4:-12 5:27 8:6
w+2 or you	0:11
w+2 over N	2:-6 3:19 5:-6
w+2 over O	1:27 2:-8
w+2 over U	0:6
w+2 over comma	0:-6 1:-9 2:21 3:-10 4:-7 5:-6 8:13
w+2 over cross	3:-14 5:27
w+2 over edge	0:6 2:-8 5:13
w+2 over many	0:-9 2:17 3:9 4:-6 5:-9 8:-6
w+2 over the	1:-12 3:20
w+2 over x	0:-10 1:8 2:-8 3:30 4:-7 6:-7 8:-15
w+2 play A	0:-9 1:-8 2:13 8:12
w+2 play F	0:18
w+2 play N	3:9
w+2 play O	1:10
w+2 play comma	1:16 2:-11 3:-10 4:-8 8:19
w+2 play edge	1:-6 4:11
w+2 play x	1:9 2:-11 3:12
w+2 push F	1:14
w+2 push O	1:27 3:-8 4:-6 8:-9
w+2 push comma	0:6 1:-14 2:30 3:-20 4:-11 8:6
w+2 push x	2:-11 3:-8 4:22
w+2 race comma	0:7
w+2 race edge	1:22 2:-7
w+2 race x	1:17 3:-7
w+2 reach A	6:11
w+2 reach N	0:-13 2:-6 3:-12 4:-9 5:-10 8:37
w+2 reach O	0:-11 1:20 2:-8 3:-7 4:-7 5:-7 8:19
w+2 reach U	0:-8 1:-8 3:32 8:-8
w+2 reach and	1:9
w+2 reach at	0:-7 1:-9 2:-10 3:35 4:-8 8:-6
w+2 reach bring	0:-8 3:-8 4:12 5:23 8:-16
w+2 reach comma	0:-10 1:-6 2:-14 3:-20 4:28 5:7 6:-6 8:10 9:-7
w+2 reach edge	1:-8 2:7 3:-16 4:34 5:-9 8:-10
w+2 reach me	2:12 3:-9 4:16
w+2 reach reach	2:12 5:8 8:-6
w+2 reach the	0:-8 1:28 2:-11 3:23 4:-13 5:-8 8:-14
w+2 reach x	1:-12 2:-15 3:6 5:-12 6:15 8:9
w+2 rel A	0:-9 1:14 2:18 3:-6 4:-6 8:-7
w+2 rel O	0:-8 1:-14 3:-8 4:25
w+2 rel U	1:-9 4:19 8:-6
w+2 rel attack	1:26 3:-10 8:-6
w+2 rel avoid	3:-8 4:-10 8:22
w+2 rel bring	1:19 3:-8
w+2 rel chase	2:6
w+2 rel eat	1:24 2:-8 3:-8
w+2 rel fall	1:-11 2:11 3:16 4:-9 5:7 7:-6 8:-12
w+2 rel fight	0:-8 2:15 3:-8 4:-6 5:17 8:-7
w+2 rel hit	0:-13 1:6 2:-9 3:-19 4:-6 6:20 8:15
w+2 rel is	0:-8 3:21 8:-6
w+2 rel make	0:-15 2:-7 3:-15 4:-6 8:35
w+2 rel me	1:-7 2:-15 3:32 4:-8 8:-6
w+2 rel move	1:16 2:16 3:16 4:-11 5:-7 6:-8 8:-20 9:-6
w+2 rel not	0:-8 1:15 2:-6 3:16 4:-7 8:-9
w+2 rel push	1:10
w+2 rel reach	0:6 2:6
w+2 rel save	0:8 1:15 2:-9
w+2 rel steal	1:16 2:-11
w+2 rel take	1:12 3:-11 9:8
w+2 rel the	2:-13 3:-10 4:14 5:18 8:-11
w+2 rel throw	1:14 2:-8 9:10
w+2 rel x	0:-10 3:-9 4:9 5:-10 6:-9 7:7 8:6
w+2 rel you	2:20 3:-7 8:6
w+2 save A	0:-10 1:28
w+2 save comma	1:6
w+2 save edge	1:-15 4:26
w+2 shoot A	0:-10 1:-8 2:-9 6:14 8:20 9:-8
w+2 shoot F	1:26 2:-14
w+2 shoot H	1:9
w+2 shoot O	0:-11 1:-16 3:-9 4:-12 6:-6 8:9 9:36
w+2 shoot at	1:19
w+2 shoot comma	1:-9 2:24 4:-6
w+2 shoot edge	1:-22 2:20 6:15
w+2 shoot make	1:20 2:-8
w+2 shoot with	2:6
w+2 sneak A	4:13
w+2 sneak N	1:-10 2:11
w+2 sneak and	2:18
w+2 sneak by	2:-9 3:14 4:9
w+2 sneak edge	1:-11 2:27 8:-6
w+2 sneak in	3:11
w+2 sneak sneak	1:25 2:-8 3:-7
w+2 sneak the	2:-12 3:8 4:-9 9:18
w+2 sneak x	3:-6 4:-8 5:-10 8:21
w+2 stay U	0:12 2:9
w+2 stay at	1:-8 2:-19 3:-12 4:-7 5:21 7:20 8:-6
w+2 stay comma	1:-6 2:-13 3:-10 4:9 5:21 6:-6
w+2 stay edge	0:16 2:-6
w+2 stay in	1:-15 3:-21 4:-12 5:28 7:-8 8:13
w+2 stay move	1:-8 2:-17 3:-7 8:-10 9:34
w+2 stay stop	0:9 2:11 5:-7
w+2 stay x	0:10 1:6 2:-9 4:-7 5:6 8:-8
w+2 steal A	1:18 2:-21 3:11
w+2 steal F	1:40 2:-19 3:-8 8:-6
w+2 steal O	3:-18 8:19
w+2 steal and	0:-8 2:-8 3:30 8:-7
w+2 steal is	2:6 3:11
w+2 steal me	1:-35 2:46 3:-6
w+2 steal my	1:-24 2:27
w+2 steal the	0:-6 1:27 3:-6
w+2 steal x	1:-13 2:17
w+2 stop A	1:-9 2:-9 3:-18 4:23 5:-12 6:-6 8:21
w+2 stop F	3:-6 8:16
w+2 stop H	4:14 8:-6
w+2 stop N	1:8 4:-13 5:-7 8:8
w+2 stop O	1:-9 3:-15 4:-12 5:-8 6:-7 7:-6 8:41
w+2 stop U	0:-10 1:-12 2:-9 4:8 5:-9 6:-6 8:22
w+2 stop V	1:33 2:-10 3:-24 4:14 8:-10
w+2 stop a	0:-13 1:-9 2:-10 4:12 5:-9 6:27 8:-14
w+2 stop and	3:6
w+2 stop as	3:14
w+2 stop at	0:22 3:-7
w+2 stop avoid	0:-12 1:27 2:21 3:-14 4:-12 5:-10 8:-14
w+2 stop bring	0:6 1:10
w+2 stop comma	0:43 1:14 2:-13 3:-18 4:-8 8:-10
w+2 stop edge	0:20 4:-6 5:-7 6:-7 7:9
w+2 stop hit	3:14 4:-6 8:-8
w+2 stop if	0:13 1:-9 2:-7 3:-10 4:22 5:-7 8:-6
w+2 stop in	0:7 2:-9 3:9 4:11 8:-7
w+2 stop many	2:6 5:17 6:-7 7:-8
w+2 stop match	0:6 3:-9 4:-7 8:16
w+2 stop me	0:8 4:-8 5:14
w+2 stop move	0:-7 1:28 2:-9 3:-9
w+2 stop must	0:14
w+2 stop my	0:6 1:-19 2:-11 8:22
w+2 stop not	1:-16 2:-6 3:16 4:18 5:-13 6:-7 7:-6
w+2 stop play	1:24 2:18 3:-19 4:-14 8:-11
w+2 stop push	1:-10 3:23 8:-7
w+2 stop rel	0:17 1:-6 2:-9 3:-6 4:14 8:-7
w+2 stop take	0:-10 2:-11 3:7 4:7 5:-8 8:12
w+2 stop the	1:23 2:-22 3:-21 4:16 5:-9 6:-8 7:-7 8:17 9:-6
w+2 stop use	0:24 1:-8 3:-7
w+2 stop with	1:-6 2:-15 7:22
w+2 stop word:hero	0:-6 1:-8 2:15 3:11
w+2 stop x	1:-7 3:17 4:6 7:-6 9:-7
w+2 stop you	0:17 1:-10 2:19 5:-7 8:-17
w+2 subj A	1:24 2:-27 3:-11 4:-7 9:17
w+2 subj F	1:37 2:-14 3:-7
w+2 subj H	1:31 2:-8
w+2 subj N	0:-10 1:24 3:-12 8:-8 9:13
w+2 subj O	1:11 2:-16 3:-12 4:-8 5:-7 9:22
w+2 subj U	1:-22 3:17 4:8 5:-10 6:11 7:-6 9:-8
w+2 subj V	1:17 2:-6
w+2 subj a	2:-9 3:17
w+2 subj attack	1:-10 2:32
w+2 subj avoid	2:13
w+2 subj chase	2:10
w+2 subj comma	0:20 3:-7
w+2 subj fall	1:-10 2:-12 3:22 4:-9 5:18 8:-10
w+2 subj guard	2:11
w+2 subj hit	0:17
w+2 subj is	0:-18 1:20 2:-6 3:-17 5:-6 8:21
w+2 subj many	1:-6 2:-6 3:23 8:-7
w+2 subj move	0:-13 1:25 2:8 3:-26 4:-9 5:-6 6:-10 8:16
w+2 subj play	0:-10 1:26 8:-7
w+2 subj stay	2:21
w+2 subj touch	0:-8 1:-12 5:-8 8:27
w+2 subj use	3:-12 5:17
w+2 subj x	1:-13 2:12 3:23 4:8 6:-7 7:-8 8:-12 9:-9
w+2 take A	2:-11 3:36 4:-8 6:-6
w+2 take F	1:31 2:-9 3:-10
w+2 take H	0:-8 3:7 4:16 8:-12
w+2 take N	0:-6 2:20 3:-10
w+2 take O	2:9 3:-9 5:-8 8:12
w+2 take U	0:6 2:9 5:-6 8:-6
w+2 take a	0:-8 1:-10 2:42 3:-15 4:-8 5:-6 8:-7
w+2 take and	1:-8 2:-8 3:36 4:-8 8:-7
w+2 take at	3:7
w+2 take comma	1:-16 2:-10 3:31 4:10 5:-7 6:-6 9:-7
w+2 take edge	0:13 1:-6 3:21 4:-7 8:-7
w+2 take fall	1:8
w+2 take from	1:9
w+2 take in	1:-9 2:20
w+2 take is	1:-6 2:6 3:18 8:-6
w+2 take many	2:8 3:-10 5:-8 8:12
w+2 take move	1:6 3:-9 8:10
w+2 take stop	1:-20 2:-18 3:33 4:21 5:-12 8:-17
w+2 take the	1:28 2:-12 3:-22 4:-8 8:18
w+2 take x	0:6 2:-23 3:31 4:6 5:-7 8:-12
w+2 take you	0:10 3:-24 4:-12 5:29 8:-11
w+2 the A	0:13 3:-23 4:-9 5:-6 8:24
w+2 the F	0:-7 1:32 2:21 3:-27 4:-8 8:-9
w+2 the N	0:13 1:6 2:-6 3:7 8:-6
w+2 the O	0:13 1:-7 2:-11 4:9 5:11 8:-14
w+2 the U	1:-22 2:19 3:16 4:-14 6:-7 7:9 8:-16 9:-6
w+2 the V	0:24 1:-11
w+2 the attack	0:-6 2:27 3:-9 5:-6
w+2 the chase	0:8 2:10
w+2 the guard	1:26 2:-10 4:-9
w+2 the in	0:6 3:-8 4:12
w+2 the move	0:-7 1:-11 2:-9 3:24 4:-6 5:-6 8:11
w+2 the my	2:26 4:-11
w+2 the take	0:-7 1:13 2:13 3:-10 4:-6
w+2 the x	1:11 3:-19 5:-12 7:-6 8:20 9:-8
w+2 throw A	1:-17 6:32 8:-8
w+2 throw F	1:20 2:12 3:-11 4:11 5:-6 6:-23 8:-10
w+2 throw N	1:-20 3:-8 6:-10 8:30
w+2 throw O	1:9 2:15 4:-8 6:-14 8:-13 9:7
w+2 throw U	0:-8 1:20 4:-7 6:15 8:-8
w+2 throw at	1:-8 3:-11 6:24
w+2 throw comma	1:6 2:-20 3:-20 4:9 5:-8 6:21 9:-6
w+2 throw edge	0:-6 1:-6 2:-6 3:-20 4:-15 5:-6 6:50 8:-12
w+2 throw game	1:-9 3:-11 6:21
w+2 throw in	0:-7 1:-15 2:8 6:17 8:-7
w+2 throw is	0:-7 2:-6 3:-12 5:22
w+2 throw many	1:11
w+2 throw stop	0:-15 2:25 3:25 4:-13 5:-6 6:-20 8:-11
w+2 throw x	0:-6 1:-18 2:-10 3:23 4:-8 6:16 8:-11
w+2 to A	1:-7 2:-12 4:-14 5:-7 6:22 8:20
w+2 to F	2:15 3:-8 8:-7
w+2 to H	3:-8 4:-6 6:30 8:-6
w+2 to N	1:20 2:-12 3:35 4:-24 6:-6 8:-13 9:-6
w+2 to O	0:-12 1:-24 2:12 3:11 4:-19 5:-10 6:-7 8:39 9:-7
w+2 to U	0:-6 2:-15 3:15 4:-8 5:42 6:-9 7:-6 8:-24 9:-7
w+2 to a	0:9
w+2 to attack	0:7 2:9 4:-7
w+2 to avoid	2:37 3:-6 4:-12 5:-6 8:-6
w+2 to bring	0:-7 1:-12 2:-10 3:-13 4:42 8:-7
w+2 to comma	0:18 2:-7 3:-10 4:15 8:-9
w+2 to edge	4:22 8:-6
w+2 to hit	3:12
w+2 to many	0:21 1:-6 2:-8 3:-8 4:11
w+2 to match	0:11
w+2 to move	0:19 2:-6 3:17 4:-8 6:-14
w+2 to not	3:-8 5:-6 8:18
w+2 to over	0:6 4:-11 5:-7 8:16
w+2 to reach	2:8 3:-11 4:7 5:-9 8:11
w+2 to rel	0:13
w+2 to save	1:-7 4:20 8:-8
w+2 to shoot	1:-13 2:25
w+2 to sneak	1:-6 2:30 4:-8
w+2 to steal	0:8 8:-7
w+2 to subj	0:-13 1:-6 2:18 3:-10 4:-12 8:23
w+2 to take	0:-6 1:11 2:-9 3:7 4:8 5:-7
w+2 to the	0:13 1:-10 2:-15 3:20 5:8 8:-15
w+2 to throw	1:-6 2:10 3:-7 6:17 8:-11
w+2 to touch	0:-10 2:-10 3:-12 4:-24 5:51 8:-17
w+2 to use	0:7
w+2 to victim	1:-19 2:33 4:-6
w+2 to x	2:7 3:-9 4:15 5:-11 7:-6 9:-6
w+2 touch O	2:22 3:-6 5:-6 8:-6
w+2 touch edge	1:21 2:-10
w+2 touch the	0:10
w+2 touch x	0:-8 1:-15 8:29
w+2 use A	0:-7 3:21
w+2 use O	1:-8 3:20
w+2 use and	1:-17 2:16 3:14
w+2 use comma	0:-14 1:-15 2:-7 4:19 5:-7 9:6
w+2 use edge	1:13 2:-9 3:6 4:-6 8:-7
w+2 use many	0:8 1:6
w+2 use stop	3:12 5:-6
w+2 use use	0:-7 1:13 3:7
w+2 use x	2:-7 3:14
w+2 versus A	0:-7 1:33 2:-12 3:-6
w+2 victim a	3:12
w+2 vs A	1:39 2:-21 3:-19 4:8 5:-6 6:19 8:-15 9:-8
w+2 vs F	1:16 2:-6
w+2 vs H	0:-21 1:46 2:-26 3:-20 4:9 5:-9 6:-11 7:-7 8:-17 9:25
w+2 vs N	1:15 2:-7 3:-9
w+2 vs O	0:9 1:25 3:-14 5:-7 8:-6
w+2 vs a	0:17 1:22 2:-6 3:-15
w+2 vs kind	1:-17 2:25
w+2 vs many	0:-9 1:16 2:-26 3:-21 5:-8 7:-6 8:10 9:22
w+2 vs my	0:20 1:-8
w+2 vs the	0:8 1:12 3:-15 4:7 8:-6
w+2 vs x	0:14 2:-7 3:9 4:-8
w+2 with A	0:10 1:-6 3:-17 4:6 5:-13 6:23
w+2 with F	0:-8 1:-13 2:-9 4:25 5:-9 6:-15 8:18 9:-6
w+2 with H	0:-15 1:-14 2:9 3:10 4:-6 5:-6 6:20 8:-10
w+2 with N	0:-7 1:12 3:27 4:-9 5:-6 6:-6 8:-12
w+2 with O	1:25 3:-28 5:20 6:-8 7:-6 8:-18 9:-6
w+2 with U	0:8 1:13 2:20 3:10 4:-15 5:-8 6:-8 8:-17 9:-6
w+2 with V	1:-9 3:17 4:-6
w+2 with a	3:19 6:-8 7:-6 9:-6
w+2 with bring	3:-6 4:16 8:-7
w+2 with comma	0:13 1:-16 2:15 3:-26 4:-7 6:-9 8:25
w+2 with edge	0:-22 4:12 5:-11 6:-13 7:-7 8:16 9:-7
w+2 with fight	0:-10 2:-6 3:11 6:15 8:-6
w+2 with many	0:27 1:8 3:-12 8:-10
w+2 with move	1:-15 2:-10 3:-16 4:28 5:20 6:-10 8:-18
w+2 with play	0:6
w+2 with take	1:7
w+2 with the	1:-12 3:-6 4:15 5:-10 6:-8 8:18
w+2 with use	0:8
w+2 with x	0:14 1:-10 2:13 3:-15 5:-10 6:32 8:-20
w+2 word:boss edge	0:-7 1:-11 2:-15 7:34
w+2 word:enemy comma	0:-6 1:-7 2:-9 3:-7 5:-7 8:-9 9:32
w+2 word:goal fall	0:11
w+2 word:hero and	1:23 3:-8
w+2 x A	1:11 3:-7 4:-8 7:-7 8:22 9:-7
w+2 x F	1:6 2:-7 3:-12 4:-10 6:-7 8:6 9:16
w+2 x H	0:15 3:-12 4:-8 8:18
w+2 x N	0:7 1:8 2:17 4:-12 7:-6 8:-16 9:-7
w+2 x O	0:9 1:19 2:-7 3:-6 5:-6 6:-8 7:-6
w+2 x U	0:-6 1:-6 2:21 3:-11 4:-8 7:-6 8:21 9:-7
w+2 x V	0:7 1:21 2:-10 3:-9 4:-9 8:10
w+2 x a	1:-20 2:21 4:16 5:-6 6:-8 8:-15
w+2 x and	0:15 2:32 3:-18 4:-14 6:-8 7:-6 9:-6
w+2 x as	0:-18 1:-10 2:17 3:-19 4:-10 5:-13 7:11 8:21
w+2 x at	2:17 3:8 4:-20 7:-7 8:8 9:-8
w+2 x attack	0:-9 1:-18 2:21 8:16
w+2 x avoid	0:11 2:-7 3:11
w+2 x bring	1:28 2:-9 4:-12 8:-9
w+2 x but	0:6 1:-12 2:-10 3:-19 4:40 5:-7 8:-11
w+2 x by	0:15
w+2 x chase	1:-9 2:27
w+2 x comma	0:15 1:-10
w+2 x cross	0:12
w+2 x eat	1:-30 2:36
w+2 x edge	0:8 3:9 4:-7 5:7 6:-8 9:-6
w+2 x fall	1:15 2:7 3:-7 5:-7 8:-16
w+2 x fight	1:-10 2:9 3:-7 4:20 8:-12
w+2 x for	0:14
w+2 x from	0:10 4:-11 5:-8 8:14
w+2 x game	0:27 1:-13
w+2 x if	0:14 2:-6 3:8
w+2 x in	0:12 1:9 2:7 3:-7 4:-16 6:-8 7:-6 8:12 9:-6
w+2 x is	1:-10 2:13 4:19 5:-9 6:-7 7:-6 9:-6
w+2 x kind	0:13 1:17 2:-9 3:-15
w+2 x make	0:-16 1:6 4:-9 8:21
w+2 x many	0:29 1:-8 2:13 3:-21 5:-6 8:-11
w+2 x match	0:15 3:-8
w+2 x me	0:6 1:-7 2:25 3:-25 4:-14 5:23 6:-6 8:-13 9:-6
w+2 x meet	2:-8 3:-6 8:20
w+2 x move	3:-11 4:-10 5:-6 6:-6 8:28
w+2 x must	0:29 1:-8 2:-9 3:7 8:-11
w+2 x my	0:12
w+2 x not	0:14 1:-9 2:-12 3:9 4:16 8:-9
w+2 x obj	3:-16 8:23
w+2 x of	1:-17 2:15 3:-6 4:-12 5:19 7:-6 9:-6
w+2 x or	0:12 1:13 2:-6 3:-9 4:-6
w+2 x play	0:7 2:-9 3:-9 4:-6 8:16
w+2 x push	3:20
w+2 x reach	0:7 1:-16 3:19 4:12 5:-10 8:-12
w+2 x rel	0:-8 1:11 2:-9 3:7 4:-7 5:-6 7:20 8:-11 9:-6
w+2 x stay	2:10
w+2 x steal	1:-30 2:36
w+2 x stop	0:17 1:-12 7:7
w+2 x subj	1:23 2:-6 3:-22 6:-6 8:-8 9:16
w+2 x take	0:-16 1:14 2:17 3:18 4:-14 5:-12 7:-7 8:-19 9:-8
w+2 x the	0:9 1:7 4:-12 5:-9 6:-6 8:15
w+2 x throw	0:12 1:-6
w+2 x to	1:17 2:-18 3:-9 4:32 5:-7 6:-6 8:-19 9:-6
w+2 x use	2:18 3:-9
w+2 x vs	0:12
w+2 x with	0:18 1:8 2:9 3:-12 4:-10 5:-9 6:-8
w+2 x you	1:-15 2:17 3:-6 4:-14 5:32 6:-10 7:-6 8:-13 9:-6
w+2 you U	0:6 4:10
w+2 you touch	0:11
w+2 you x	0:11 2:13 3:-7
w+3 A U comma	3:23 4:-6
w+3 A comma many	2:16 3:-10
w+3 A comma x	0:-6 1:30 2:-6 3:-7 8:-15
w+3 A edge edge	2:14 3:-26 4:-6 6:21 8:-6
w+3 A in x	2:18 3:-7
w+3 A stop x	1:-6 3:15
w+3 A subj A	0:9 1:6 2:-10
w+3 A x edge	0:8
w+3 F U x	0:9
w+3 F edge edge	6:14
w+3 F many x	4:11
w+3 F obj take	2:23 3:-12
w+3 F take and	1:20
w+3 F take is	1:16
w+3 H edge edge	0:14 3:-6
w+3 N comma N	0:-6 4:19 8:-7
w+3 N comma take	1:-8 3:19 8:-6
w+3 N comma x	0:9
w+3 N edge edge	1:9 2:-10 3:8
w+3 N from F	1:24 2:-7 3:-6
w+3 O U U	1:-7 4:-6 8:17
w+3 O U comma	0:-9 1:27 2:-6 5:-9 8:-14
w+3 O bring comma	1:-10 3:-6 4:25
w+3 O comma fall	0:-6 3:19
w+3 O comma many	3:8
w+3 O comma x	0:11
w+3 O edge edge	1:-6 3:11 4:11 5:-6 8:-7
w+3 O from x	0:13
w+3 O in O	0:6 3:9
w+3 O obj x	0:-16 1:-12 2:9 3:-25 4:-8 5:41 8:-10
w+3 O of over	1:16
w+3 O rel x	1:11
w+3 O stop many	0:12
w+3 O stop x	0:6
w+3 O x comma	0:-12 1:21 2:-7 3:-15 5:17 8:-8
w+3 U A U	0:-10 1:-6 2:31 3:-14 4:-8 8:-7
w+3 U A comma	0:7
w+3 U A edge	0:9
w+3 U O comma	0:-13 2:-6 3:38 4:-9 5:-6 8:-11
w+3 U O edge	3:14 6:-9
w+3 U U O	0:-11 3:-9 4:-8 8:31
w+3 U U U	2:-9 3:-9 4:-9 5:28 8:-12
w+3 U U but	0:-9 1:24 3:-7
w+3 U U comma	0:13 1:17 2:-7 3:-16 4:-8
w+3 U U edge	0:6 1:-6 2:15
w+3 U U stop	3:14
w+3 U U x	2:13 3:17 4:-7 5:-7 8:-11
w+3 U and must	0:13
w+3 U and x	0:-10 1:14 3:11 4:-6 8:-10
w+3 U as x	3:19
w+3 U but x	0:12
w+3 U comma A	1:17 2:-8 3:-18 4:-7 6:-9 8:21
w+3 U comma F	0:-20 2:-11 3:-11 4:29 8:6
w+3 U comma O	0:13 1:-7 2:9 3:15 4:-9 5:-6 8:-12
w+3 U comma U	0:16 1:-7 2:-8 3:13 4:-12 5:-6 6:-7 8:10
w+3 U comma avoid	1:14 2:-6 3:-6
w+3 U comma comma	1:22 2:-8 3:-7
w+3 U comma many	0:-34 1:13 2:27 4:-20 5:-11 6:30 7:-9 8:-21 9:-8
w+3 U comma with	0:8 3:-7 8:-12 9:19
w+3 U comma x	0:26 1:9 4:-8 5:-6 8:-10
w+3 U edge edge	0:11 3:-10 4:-6 5:-9 6:-7 8:24
w+3 U fight edge	1:-6 2:14
w+3 U from N	1:-16 2:20
w+3 U in N	0:-11 1:13 2:-20 3:7 5:20
w+3 U in O	0:-14 1:-8 2:-10 3:21 5:15 8:-7
w+3 U in the	0:-11 1:-8 2:19
w+3 U in x	0:10 1:-8 3:-7 6:17
w+3 U many O	3:23 8:-6
w+3 U many U	0:-6 1:-9 3:28
w+3 U many x	0:11
w+3 U stay x	0:-9 1:-7 3:-6 8:23
w+3 U stop A	0:-6 1:-18 2:-14 3:-12 8:37
w+3 U stop U	0:-13 3:27 8:-8
w+3 U stop edge	4:-17 8:20
w+3 U stop many	0:-6 3:13
w+3 U stop x	1:19 2:-6 3:-11
w+3 U subj U	1:10
w+3 U take many	1:12 2:-11 3:-8 8:15
w+3 U the A	1:13
w+3 U to A	2:-6 3:-7 4:-6 8:16
w+3 U to x	0:11 1:-6 3:-15 4:19
w+3 U use A	3:14
w+3 U with N	0:15
w+3 U x F	0:16
w+3 U x N	0:6 1:-6 2:16 3:-8
w+3 U x O	1:22 2:13 3:-14 4:-9 8:-9 9:-7
w+3 U x U	0:19 1:11 2:-6 3:-6 8:-8
w+3 U x a	3:-9 8:20
w+3 U x comma	1:-14 2:-10 3:15 4:-6 5:-6 8:16
w+3 U x edge	0:-14 1:-8 2:-13 3:37 4:-11 5:-9 9:-6
w+3 U x is	0:18
w+3 U x not	0:15
w+3 U x stop	0:19 3:-6
w+3 U x use	0:17 3:-8
w+3 a O x	0:-10 1:33 3:-15 8:-6
w+3 a U x	0:16
w+3 a move comma	0:11 3:-6
w+3 a x a	2:19 3:-9
w+3 a x comma	8:12
w+3 a x stop	0:7
w+3 also x edge	0:7
w+3 and A U	0:-12 1:19 2:-6 3:-9 5:12 6:-6
w+3 and A at	2:15 3:-7
w+3 and A comma	0:-8 1:9 3:-15 4:-11 5:37 6:-6 8:-20 9:-6
w+3 and A edge	0:-9 1:-11 2:12 3:34 4:-6 5:-7 6:-6 8:-8
w+3 and A make	1:24 2:-6
w+3 and A obj	1:13 2:-6
w+3 and A rel	3:7
w+3 and A take	0:14
w+3 and A vs	0:-7 1:43 2:-14 3:-16
w+3 and F at	3:16
w+3 and F comma	1:-11 3:29 6:-6 8:-6
w+3 and F edge	1:10 2:-10 3:9
w+3 and F rel	0:13 2:-7
w+3 and F to	5:9
w+3 and F x	1:18 2:-14 3:16 4:-8 5:-6 8:-8
w+3 and N comma	0:-9 1:-6 2:7 3:6 5:-7 6:16 8:-6
w+3 and N edge	1:-7 3:19
w+3 and N x	8:9
w+3 and O and	1:-11 3:17 5:7
w+3 and O at	3:17 4:-7 5:-14 8:13
w+3 and O comma	1:18 2:-6 3:6 4:-7 5:6 6:-7 8:-12
w+3 and O edge	2:12 3:14 4:-6 5:-6 8:-6
w+3 and O reach	2:-6 3:7 5:18 8:-7
w+3 and O stop	2:-9 5:-20 8:20 9:10
w+3 and O to	0:-8 2:-9 3:11 4:-9 5:30 8:-14
w+3 and O x	0:-10 3:25
w+3 and U comma	1:15 2:-20 3:-21 4:-8 7:-6 8:30
w+3 and U edge	0:8
w+3 and U obj	0:-7 1:-8 3:24
w+3 and U stop	0:6 1:13 2:-18 3:-13 4:-14 8:23
w+3 and V comma	2:20 3:-6 4:-6 8:-6
w+3 and V edge	2:18 5:-7
w+3 and V x	1:-7 2:33 3:-11 8:-6
w+3 and a A	0:-7 1:19 2:11 3:6 4:-11 5:-7 6:-8 8:-14 9:-6
w+3 and a F	0:6
w+3 and a x	1:-15 2:26 3:-22 4:-14 8:17
w+3 and avoid A	3:20 8:-12
w+3 and avoid H	3:19
w+3 and avoid O	3:8
w+3 and avoid from	0:-7 1:-6 2:-8 4:17 5:7 8:-8
w+3 and avoid the	0:-8 1:-6 2:-15 3:23 4:16 8:-12
w+3 and bring A	3:13
w+3 and bring me	0:-7 1:-6 3:42 4:-7 5:-19 8:-11
w+3 and bring the	1:-6 2:13 4:-8 8:9
w+3 and chase A	0:7 1:8 2:-8
w+3 and comma x	1:-6 3:-8 4:-6 6:25 8:-11
w+3 and eat A	0:-8 2:-6 4:-12 5:17 8:9
w+3 and eat F	0:-6 2:-6 3:-9 4:16 5:24 8:-19
w+3 and eat many	3:-8 4:-7 8:26
w+3 and fight A	0:-7 1:-6 2:19 3:18 4:-6 6:-8 8:-6
w+3 and hit the	0:-12 1:21 2:-10 3:-17 4:-7 5:-6 6:-6 8:21
w+3 and if you	0:-10 1:-11 2:-7 4:18 8:6
w+3 and make me	6:-6 8:18
w+3 and many A	0:-6 1:6 2:17 3:-14
w+3 and many x	0:13 3:-6
w+3 and me eat	1:24 2:-10 5:-7 8:6
w+3 and me move	0:-6 1:22 8:-6
w+3 and me must	0:-8 2:32 3:-19 4:-6 8:-7
w+3 and me x	0:14 1:-6 2:-8 3:15 4:-17 5:-9 8:10
w+3 and meet x	2:-13 8:20
w+3 and move in	1:11
w+3 and must A	4:17 8:-9
w+3 and must x	1:-6 3:25 4:-6
w+3 and not must	0:-10 2:-6 3:19 4:-12 5:-9 8:13
w+3 and not x	0:10 3:9
w+3 and over O	1:-11 2:-6 5:-10 8:-7 9:27
w+3 and push x	6:21
w+3 and reach x	2:8
w+3 and shoot F	1:8
w+3 and steal F	2:9
w+3 and take A	1:-6 3:13
w+3 and take F	0:-10 1:16 2:-11 3:-18 4:-16 5:14 8:22
w+3 and take O	1:-12 2:9 3:-9 4:-6 8:21
w+3 and take many	0:-7 4:-8 5:14 8:8
w+3 and take the	1:-12 2:14 3:-8 4:-7 5:-11 8:22
w+3 and take x	3:6
w+3 and the A	0:-11 1:11 2:-9 3:15 4:8 8:-11 9:-6
w+3 and the N	0:-6 2:-7 3:16 5:7
w+3 and the O	0:-10 1:-17 2:-6 3:-27 4:17 5:31 6:-9 7:-7 8:-26 9:23
w+3 and the U	0:-8 1:-21 2:29 3:-15 4:-14 5:-7 6:-6 8:24
w+3 and the make	0:-6 2:-10 3:13 9:14
w+3 and the many	0:12 2:-7
w+3 and the word:enemy	1:11 2:-10 4:10
w+3 and the word:hero	1:-17 2:20
w+3 and the x	0:18 2:-6
w+3 and throw F	8:19
w+3 and with x	0:-9 1:20 2:-19 3:20 8:-6
w+3 and x A	3:15
w+3 and x F	0:17 1:-7
w+3 and x N	0:-9 1:16 4:-6 5:12 8:-6
w+3 and x O	0:-9 2:14 3:-20 4:-6 5:-11 8:26
w+3 and x U	0:-12 3:23
w+3 and x a	4:-6 8:12
w+3 and x and	3:8
w+3 and x comma	0:-15 1:31 2:-13 3:6 4:-11 5:-12 6:17 8:-25
w+3 and x edge	0:7 1:6 2:-7 3:-15 5:19 8:-7
w+3 and x if	3:6
w+3 and x in	2:12
w+3 and x make	3:16 4:-7
w+3 and x many	1:18 3:-7
w+3 and x me	2:-9 3:25 4:-6 8:-7
w+3 and x not	0:-7 1:-8 3:11 4:25 8:-18
w+3 and x of	0:-17 1:-7 2:-9 4:-9 5:20 6:-17 8:18
w+3 and x stop	3:18
w+3 and x take	0:-6 1:-6 2:22 3:-14 4:-6 5:-7 8:14
w+3 and x the	0:15 1:-8 3:9 8:-6
w+3 and you bring	1:-14 3:-7 4:35 8:-9
w+3 and you eat	1:-6 3:-6 4:-14 9:25
w+3 and you move	1:-7 8:19
w+3 and you must	0:8 1:12 3:-10 4:-8 8:10
w+3 and you take	1:6 3:-7 8:16
w+3 and you throw	0:15
w+3 and you x	1:17 2:-18 3:-14 4:10 5:-10 6:-6 8:14
w+3 as kind but	0:12
w+3 as word:enemy edge	0:-7 1:-6 2:25 3:-7
w+3 as x O	3:-7 8:21
w+3 as x as	3:15
w+3 as x comma	1:17 2:-7
w+3 as x stop	0:-6 1:13 3:9
w+3 at A comma	0:-9 2:-8 3:27 4:-10 6:10 8:-8
w+3 at A edge	1:-7 3:-16 6:45
w+3 at A rel	3:-8 6:20
w+3 at A stop	1:-7 3:-9 8:17
w+3 at A throw	0:6 3:-21 6:27
w+3 at F comma	0:-10 2:19 6:-14 8:13
w+3 at F stop	0:-11 1:-18 2:-10 3:12 4:27 6:-6
w+3 at H comma	3:-6 6:21
w+3 at H edge	0:-12 1:-6 2:-8 3:-16 4:-6 6:46 8:-7
w+3 at H in	6:14
w+3 at N avoid	3:22 6:-6
w+3 at N comma	0:12 1:-7 3:14 4:-9 5:-6 6:-7
w+3 at N edge	1:26 2:-11 3:10 6:-18 8:-6
w+3 at N in	0:6 3:6
w+3 at N x	0:-12 3:-25 4:38 8:-8
w+3 at O but	1:-8 2:13
w+3 at O comma	0:13 1:8 3:-6 8:-6
w+3 at O edge	5:16 8:-8
w+3 at U U	0:-20 2:-10 3:-16 4:-14 6:-9 8:-10 9:46
w+3 at U comma	1:21 3:-26 4:7 5:-6 6:-7 7:11 8:-13 9:-7
w+3 at U stop	8:11
w+3 at U x	3:-12 4:21
w+3 at V bring	1:16
w+3 at V comma	3:7
w+3 at a N	3:6
w+3 at a O	0:-9 2:-11 4:27 8:-6
w+3 at a x	0:13
w+3 at edge edge	0:-10 1:-7 2:-6 3:9 4:-19 5:29 8:-6
w+3 at many A	6:9
w+3 at many O	0:9
w+3 at me edge	0:12
w+3 at move O	1:-11 2:-7 3:-14 6:32
w+3 at the A	1:-7 2:-8 3:-12 4:-6 6:35 8:-6
w+3 at the F	0:-10 1:-6 2:-10 3:-15 4:24 6:12
w+3 at the H	0:-6 3:-12 6:30
w+3 at the N	1:24
w+3 at the O	1:-15 2:8 3:29 4:-8 5:-6 6:-6 8:-12
w+3 at the U	3:11
w+3 at the x	1:-20 2:-23 4:-11 5:-6 7:50 8:-11
w+3 at x A	0:7
w+3 at x N	0:-6 1:11 3:16 8:-7
w+3 at x O	0:13
w+3 at x U	3:12 6:-6
w+3 at x and	0:22 1:-6
w+3 at x comma	1:15 2:-19 5:-10 6:-10 7:-6 8:12 9:6
w+3 at x edge	0:9 3:7
w+3 at x from	0:-10 1:12 2:-11 4:-7 6:-7 8:-8 9:20
w+3 at x in	3:10
w+3 at x stop	1:13
w+3 at x with	3:31 6:-18
w+3 attack N comma	2:9
w+3 attack comma x	0:-6 3:-7 5:15
w+3 attack edge edge	0:6 2:20 3:-9
w+3 attack me stop	2:17 3:-7 5:-7
w+3 attack stop many	2:17
w+3 attack the A	1:-18 2:34
w+3 attack the F	1:-11 2:20
w+3 attack the N	1:-8 2:20
w+3 avoid A and	1:21 2:-6
w+3 avoid A comma	1:16
w+3 avoid A edge	0:7 2:-6 3:7 8:-7
w+3 avoid A x	1:10
w+3 avoid F comma	1:6
w+3 avoid H edge	3:11
w+3 avoid N and	1:13 2:-6
w+3 avoid N edge	4:7
w+3 avoid O and	1:14
w+3 avoid O comma	0:-10 1:14 2:-7 3:-18 4:-10 8:-8 9:27
w+3 avoid O edge	1:13 2:-6 4:-6
w+3 avoid O reach	1:9
w+3 avoid a A	3:14
w+3 avoid comma many	0:-19 1:-11 2:19 3:-16 4:-11 5:30 8:-10
w+3 avoid edge edge	1:-19 2:45 3:-13 5:-6
w+3 avoid is edge	2:11
w+3 avoid the A	0:-6 1:28 3:-16 4:7 8:-6
w+3 avoid the N	1:-13 2:21 3:-13 4:6
w+3 avoid the O	4:10
w+3 avoid x A	1:-29 2:37
w+3 avoid x game	2:11
w+3 bring A comma	0:6 3:6
w+3 bring A edge	1:-13 3:25 4:-6
w+3 bring A to	1:13
w+3 bring F at	1:16
w+3 bring F reach	1:10
w+3 bring F to	1:18
w+3 bring O comma	0:13
w+3 bring O in	0:-14 1:28 3:-10
w+3 bring O to	1:20
w+3 bring but A	3:18 4:-6
w+3 bring comma A	3:15
w+3 bring comma and	3:22 4:-8
w+3 bring comma x	0:-17 1:-11 3:32 8:-6
w+3 bring edge edge	0:-8 1:9 2:-7 3:-27 4:37 5:-6 8:-9
w+3 bring many F	8:11
w+3 bring many x	0:-11 1:-9 2:-6 3:35 4:-9
w+3 bring stop edge	0:8
w+3 bring the N	1:16
w+3 bring with a	1:-20 3:28
w+3 bring x O	1:-6 3:-8 4:22
w+3 bring x comma	0:7 1:-18 2:-7 3:24
w+3 bring x from	0:-9 1:24 3:-10
w+3 but A chase	3:15 6:-7
w+3 but A the	3:13
w+3 but A with	0:-7 2:-13 3:18 8:13
w+3 but A x	3:9
w+3 but O in	3:22 4:-9 8:-9
w+3 but avoid A	0:-7 2:-18 3:41 4:-8 5:-7 8:-7
w+3 but edge edge	3:16
w+3 but if you	3:22
w+3 but me x	0:7
w+3 but not the	0:-6 1:-12 2:-8 3:17 4:-10 8:21
w+3 but not x	0:-8 3:13
w+3 but rel the	4:11 8:-6
w+3 but rel x	0:-7 1:-6 2:-7 3:-11 4:16 5:-6 6:21 8:-9
w+3 but rel you	0:7 2:-8 3:-7 4:14
w+3 but the A	0:12 1:-8 2:-26 3:14 4:15 5:-6
w+3 but the N	0:8 3:14 8:-8
w+3 but the x	1:11 2:-7 3:-26 4:19 6:-7 8:6
w+3 but with A	3:9
w+3 but x attack	0:-6 2:-13 3:11 6:16 8:-7
w+3 but x comma	0:-30 1:-10 2:-11 3:24 4:11 5:-9 6:-7 8:15 9:-6
w+3 but x edge	1:-9 3:-7 6:17
w+3 but x fall	0:6 2:-11 3:16
w+3 but x hit	1:-9 4:19
w+3 but x the	2:-6 3:-9 4:22 8:-9
w+3 but x to	3:14
w+3 but you take	8:13
w+3 chase A comma	2:-16 3:20
w+3 chase A edge	1:26 2:-13
w+3 chase edge edge	1:24 2:-12 3:-9 4:-8 8:10
w+3 chase stop many	2:9
w+3 chase the A	1:-26 2:32
w+3 clean and x	3:12
w+3 comma A O	0:7 3:10 4:-6
w+3 comma A U	1:-8 3:27 8:-10
w+3 comma A and	1:-19 2:30 3:8 4:-8 8:-10
w+3 comma A at	3:12
w+3 comma A attack	1:-14 2:-8 4:10 8:17
w+3 comma A chase	0:-8 1:8 2:-7 3:16 4:-13 5:-6 8:9
w+3 comma A comma	0:25 1:-17 2:-14 3:15 4:-8
w+3 comma A eat	2:-7 3:-6 5:21 8:-11
w+3 comma A edge	0:-13 1:-8 2:-7 3:38 8:-7
w+3 comma A from	0:7
w+3 comma A guard	0:-7 1:-6 4:28 8:-9
w+3 comma A in	0:6 4:11 8:-6
w+3 comma A is	0:8
w+3 comma A of	0:12
w+3 comma A reach	0:11
w+3 comma A shoot	2:-7 3:-9 4:-7 5:29 8:-15
w+3 comma A stop	0:16 1:-12 2:9 3:6 8:-8
w+3 comma A take	1:-8 3:-12 8:25
w+3 comma A vs	0:19
w+3 comma A x	0:6 2:-6 3:-16 4:10 5:-6 6:-8 9:15
w+3 comma F U	0:12
w+3 comma F and	2:-8 3:31 4:-6 6:-6 8:-6
w+3 comma F comma	1:-12 2:-12 3:50 4:-8 5:-6 8:-11
w+3 comma F not	3:15
w+3 comma F or	3:11
w+3 comma F stop	0:-10 3:27 8:-6
w+3 comma F x	0:10 3:12
w+3 comma H avoid	1:21 3:-7
w+3 comma H comma	0:16
w+3 comma N and	0:-21 1:-6 2:-10 3:17 4:-14 5:35 6:-8 8:-16
w+3 comma N at	3:-14 8:21
w+3 comma N comma	0:14 1:-12 2:-9 3:27 4:-10 5:-7
w+3 comma N edge	1:-6 2:-9 3:-10 8:20
w+3 comma N in	0:18 1:-8
w+3 comma N of	0:12
w+3 comma N stop	4:-6 8:13
w+3 comma N throw	4:10
w+3 comma N x	0:19 3:-15 4:15
w+3 comma O O	0:8
w+3 comma O U	0:14
w+3 comma O and	0:-6 3:42 4:-10 5:-10 6:-6 8:-12
w+3 comma O comma	0:11 1:-7 3:30 4:-10 6:-6 8:-15
w+3 comma O is	0:9
w+3 comma O me	2:14
w+3 comma O move	0:-7 1:-9 3:7 8:18
w+3 comma O not	0:8
w+3 comma O of	1:-12 4:20 8:-6
w+3 comma O stop	0:10 3:20 8:-10
w+3 comma O subj	0:7
w+3 comma O to	3:29 4:-22
w+3 comma O x	0:21 1:-6 2:-6 3:8 4:-9 5:11 8:-15
w+3 comma U A	0:-9 2:-6 3:-12 4:11 5:-8 8:21
w+3 comma U O	0:10 1:-10 2:-12 3:-12 4:-8 7:30 8:-8
w+3 comma U U	0:11 1:22 2:-6 3:-9 4:-7 6:-6 8:-7
w+3 comma U a	0:7
w+3 comma U and	0:-6 3:18
w+3 comma U at	3:6 4:-12 8:16
w+3 comma U comma	1:-12 3:9 4:-11 5:-10 6:-7 8:15
w+3 comma U edge	0:6
w+3 comma U from	0:-11 3:-6 5:18
w+3 comma U in	1:17 2:-12 3:18 4:-7 8:-14
w+3 comma U many	1:19 2:12 4:-19 8:-11
w+3 comma U match	3:-15 8:24
w+3 comma U not	0:16
w+3 comma U stop	0:9 3:6
w+3 comma U throw	1:-7 3:-15 8:24
w+3 comma U use	0:-10 3:26 4:-6 8:-7
w+3 comma U x	0:-15 4:25 6:-9 7:-9 8:7 9:-8
w+3 comma V and	1:-13 3:15 4:17 8:-10
w+3 comma V comma	0:-11 1:-9 3:41 4:-9 5:-6 8:-9
w+3 comma V from	0:-6 1:7 3:14
w+3 comma V move	0:6
w+3 comma V stop	3:7
w+3 comma a A	0:9 1:-15 2:7 3:14 4:-6 8:-7
w+3 comma a N	0:-15 1:-17 2:-14 3:46 4:-13 8:-7
w+3 comma a O	0:-22 1:27 2:-8 3:-12
w+3 comma a U	0:10
w+3 comma a x	0:6 1:-15 2:12 4:13 6:-6 8:-13
w+3 comma and U	3:-7 8:14
w+3 comma and but	3:22 8:-6
w+3 comma and comma	0:6 4:6
w+3 comma and if	3:11
w+3 comma and in	0:10
w+3 comma and must	0:6
w+3 comma and not	0:9
w+3 comma and the	0:17 1:-8 3:-12 4:17 8:-9
w+3 comma and x	0:7 1:-7 2:-16 3:34 4:-9 5:-6 8:-12
w+3 comma and you	3:-9 4:16
w+3 comma as kind	0:6 2:-7 3:11
w+3 comma at U	5:11
w+3 comma at many	0:15
w+3 comma at the	3:-18 4:26 5:-7
w+3 comma at x	2:8 3:-9 4:19 8:-12
w+3 comma avoid A	0:-6 1:8 2:-9 3:25 4:-7 8:-8
w+3 comma avoid H	0:-8 1:18 3:18 4:-7 5:-8 8:-13
w+3 comma avoid O	1:6 3:12 4:-6
w+3 comma avoid U	1:-7 3:-10 9:25
w+3 comma avoid V	1:10 2:-8 4:-12 5:-13 8:24 9:-6
w+3 comma avoid in	0:-11 1:-6 3:-10 4:-14 5:14 8:23
w+3 comma avoid the	0:-6 2:12 4:19 5:-9 6:-6 8:-14
w+3 comma bring F	1:20
w+3 comma bring the	1:-6 2:11
w+3 comma but A	0:6 3:6
w+3 comma but O	3:7
w+3 comma but if	0:7 2:-7 3:6
w+3 comma but not	3:8 4:13 8:-13
w+3 comma but push	0:-8 1:-14 2:-6 8:27
w+3 comma but reach	5:14
w+3 comma but save	2:18
w+3 comma but the	2:-7 3:-17 4:35 5:-6 8:-15
w+3 comma but x	2:-7 3:15 4:12 8:-9
w+3 comma comma A	0:15 3:-8
w+3 comma comma O	0:17
w+3 comma comma U	0:10
w+3 comma comma many	0:15 2:-25 3:28 4:-9
w+3 comma comma x	1:-6 3:24
w+3 comma eat F	0:-10 1:9 2:-13 3:-6 8:20
w+3 comma eat x	1:26 3:-9 5:-6 8:-7
w+3 comma edge edge	0:35 2:-6 3:-9
w+3 comma fall O	0:-12 1:-6 2:-8 3:17 4:-9 8:18
w+3 comma fall U	2:-6 3:-8 4:14 8:7
w+3 comma fight A	0:6 3:7
w+3 comma fight x	0:17
w+3 comma for x	2:13
w+3 comma from N	3:-7 8:19
w+3 comma from O	3:-8 8:21
w+3 comma hit A	3:-7 4:-9 8:21
w+3 comma hit comma	3:11
w+3 comma hit x	0:10
w+3 comma if U	0:7
w+3 comma if many	3:15
w+3 comma if take	1:19 3:-15
w+3 comma in N	0:13
w+3 comma in O	2:18 3:-6 5:-7
w+3 comma in many	0:-7 4:19 8:-8
w+3 comma in x	0:6 2:33 3:-17 4:-9 8:-6
w+3 comma kind comma	0:7
w+3 comma kind edge	0:8
w+3 comma make F	0:-10 1:-13 3:-24 4:-18 8:49
w+3 comma make comma	0:-15 1:-19 2:-6 3:30 4:-9 8:19
w+3 comma make x	0:18 3:-6
w+3 comma many A	1:-15 2:-14 3:25 4:16 6:-7 8:-9 9:-6
w+3 comma many F	0:10 1:14 3:-13
w+3 comma many H	1:-8 3:-6 4:23 8:-6
w+3 comma many N	3:-6 4:-6 8:18
w+3 comma many O	0:10 2:-9 3:8 4:20 5:-7 6:-9 8:-17
w+3 comma many U	0:28 1:-7 8:-7
w+3 comma many and	0:11
w+3 comma many kind	4:19 8:-12
w+3 comma many many	1:-10 2:8 4:-12 5:-8 6:25 7:-8
w+3 comma many meet	3:-10 4:24 8:-11
w+3 comma many move	3:6
w+3 comma many of	0:-6 1:10 2:-15 3:19
w+3 comma many stay	0:13
w+3 comma many word:enemy	0:13 1:12 8:-9
w+3 comma many word:hero	0:14 1:-9 2:10 3:-6
w+3 comma many x	0:8 1:16 4:-9 6:-6 7:-6 9:-6
w+3 comma me x	2:-7 3:26 4:-11
w+3 comma meet x	0:7
w+3 comma move stop	1:17 2:-6 3:-6
w+3 comma move with	4:12
w+3 comma move x	1:-14 2:-6 3:-18 4:-21 5:28 8:17 9:8
w+3 comma must avoid	3:28 6:-6 8:-13
w+3 comma must move	0:-6 1:-17 2:-8 3:-7 7:30
w+3 comma must x	0:8 2:17 3:-17 4:-9 5:-16 6:-7 8:15
w+3 comma my x	3:-6 5:15
w+3 comma not hit	0:-12 1:-8 2:13 3:6 4:-9 8:16
w+3 comma not move	0:15
w+3 comma not must	3:7
w+3 comma not take	0:7 1:-11 3:15
w+3 comma not throw	0:15 8:-6
w+3 comma not with	0:12
w+3 comma not word:enemy	0:7
w+3 comma not x	1:-15 2:-6 4:12 6:15 7:-6
w+3 comma play A	1:-15 3:7 4:-9 6:-6 8:23
w+3 comma play U	0:13
w+3 comma play a	0:10 2:11 4:-6 8:-6
w+3 comma play and	0:6
w+3 comma play is	2:12
w+3 comma play match	0:-11 1:-10 2:-10 3:-10 4:18 8:16
w+3 comma play the	1:-8 2:25 3:-9 4:-7 8:-6
w+3 comma play x	0:10 4:10 8:-7
w+3 comma push O	0:14
w+3 comma push x	0:-10 1:-7 3:-11 4:18 8:12
w+3 comma reach the	3:-13 4:-6 5:29 8:-8
w+3 comma rel take	1:17
w+3 comma rel x	2:-6 3:9 4:-8 8:9
w+3 comma save A	2:19
w+3 comma sneak A	3:8
w+3 comma stop edge	0:20
w+3 comma stop not	0:14 3:-6
w+3 comma stop x	0:6 3:17 5:-9 8:-7
w+3 comma take A	1:10
w+3 comma take F	1:-8 2:20 3:-19 4:21 5:-7 8:-12
w+3 comma take O	2:-19 4:-19 5:43 8:-16
w+3 comma take comma	0:13
w+3 comma take many	0:10 3:-11 4:-7 5:-6 8:17
w+3 comma take of	0:9
w+3 comma take the	0:12 1:20 3:-23 4:12 8:-13
w+3 comma take x	1:-11 2:-10 3:29 4:-13 5:8
w+3 comma the A	0:6 1:-18 2:-17 3:28 4:7 5:-10 6:-8 8:9
w+3 comma the F	1:6
w+3 comma the H	4:11
w+3 comma the N	0:7 3:-15 4:-6 8:22
w+3 comma the O	0:-20 1:8 2:12 3:9 4:-18 6:6 7:-7 9:-7
w+3 comma the U	0:-10 1:-12 2:16 3:25 4:-10 8:-8
w+3 comma the V	0:-14 1:-23 2:-12 3:14 4:12 5:-6 6:-6 8:20
w+3 comma the from	0:-8 1:-10 2:-14 3:-14 4:36 8:-7
w+3 comma the play	2:11
w+3 comma the word:boss	1:16
w+3 comma the word:enemy	1:15
w+3 comma the x	0:20 2:-8 3:11 4:-7 8:-9
w+3 comma to many	0:13
w+3 comma use O	3:10
w+3 comma use the	0:-11 1:-10 2:-12 3:44 4:-11 5:-7 8:-14
w+3 comma vs A	3:10
w+3 comma vs many	3:-19 8:25
w+3 comma with A	1:-9 2:-8 3:-13 4:20 5:20 8:-12
w+3 comma with H	2:-6 4:-6 5:23 8:-10
w+3 comma with O	0:11
w+3 comma with U	0:19 3:-10 4:6
w+3 comma with many	1:-6 2:30 3:-6 4:-8 8:-6
w+3 comma with the	1:13 3:-7
w+3 comma with x	0:8
w+3 comma word:boss U	0:-11 1:-9 2:29 3:-10
w+3 comma word:boss subj	2:-8 3:-6 6:19
w+3 comma word:boss x	2:10
w+3 comma word:enemy is	1:13
w+3 comma x A	1:-13 2:-17 3:33 4:-6 5:-9 6:-7 8:12
w+3 comma x F	1:-10 2:-7 3:22 4:17 8:-16
w+3 comma x N	3:32 4:-12 5:-7 8:-14
w+3 comma x O	0:16 2:-10 3:17 5:-10 6:-13
w+3 comma x U	0:9 2:12 3:-15 4:-11 5:-7 6:11
w+3 comma x V	0:-11 1:-6 2:-6 3:-23 4:-9 8:20 9:24
w+3 comma x a	0:10 1:-7 2:-6 3:-6 4:-10 5:-9 8:27
w+3 comma x and	2:-10 3:-21 4:11 5:-7 6:9 8:15
w+3 comma x as	0:-18 1:17 2:-10 3:8 4:-9 5:-10 6:-13 8:19
w+3 comma x at	0:12 2:8 3:-6
w+3 comma x comma	0:18 1:10 2:-8 5:-7 6:-7
w+3 comma x eat	0:7
w+3 comma x edge	1:-13 2:-15 3:11 4:-12 5:-9 6:37 8:-11
w+3 comma x fall	0:11 2:8
w+3 comma x hit	3:-11 6:18
w+3 comma x if	1:-6 2:-20 3:36
w+3 comma x in	0:22 4:-6 8:-7
w+3 comma x is	1:-7 2:-7 3:16 4:-6 5:13 6:-7 8:-7
w+3 comma x many	0:16 2:14 3:-7 4:-14 5:-8 6:-7 9:9
w+3 comma x me	1:-7 3:13 4:7 8:-9
w+3 comma x move	1:36 2:-11 3:-8 4:-6 6:-8 8:-13
w+3 comma x must	0:-15 1:23 2:-13 3:23 4:-9 5:-11 8:-8
w+3 comma x not	0:25 2:-9
w+3 comma x of	0:15 1:-6 2:-11 3:-13 4:-6 5:22
w+3 comma x over	1:8
w+3 comma x play	0:11
w+3 comma x reach	0:-10 1:-6 2:15 3:-18 4:-7 5:-6 6:29 8:-13
w+3 comma x rel	2:18
w+3 comma x stop	0:-9 1:-17 2:-18 3:26 4:13 5:-9 7:-6 9:-6
w+3 comma x take	0:-10 1:6 2:-15 4:-7 5:26 8:-6
w+3 comma x the	0:16 2:-10 3:17 8:-6
w+3 comma x to	0:18 1:-7 2:-7 3:-9 4:-8 5:-7 6:8 8:12
w+3 comma x with	0:26 1:-9 3:-20 4:12 5:-6
w+3 comma x you	0:12 3:-8 4:10 8:-6
w+3 comma you U	4:9
w+3 comma you at	8:9
w+3 comma you bring	3:-13 4:25 8:-6
w+3 comma you me	0:6 1:-6 2:8
w+3 comma you move	0:-6 1:-8 2:16 3:8
w+3 comma you must	2:-6 4:-11 8:23
w+3 comma you take	3:16 8:-9
w+3 comma you throw	0:-7 1:-7 4:19 8:6
w+3 comma you use	1:-8 3:13
w+3 comma you x	0:13 1:-13 2:-12 3:-17 5:-8 6:7 8:23
w+3 cross comma avoid	1:7
w+3 cross the x	1:14
w+3 eat A edge	0:-8 1:-7 2:-14 3:35 4:-6 6:-6 8:-6
w+3 eat A obj	3:11
w+3 eat F and	1:18 2:-11
w+3 eat F edge	1:28 2:-20 3:-7
w+3 eat N edge	1:33 2:-24
w+3 eat O edge	1:20 2:-8
w+3 eat edge edge	0:-8 1:-18 2:16 3:35 4:-9 5:-12 8:-7
w+3 eat my F	1:-40 2:48 3:-6
w+3 eat the F	1:-36 2:42 3:-6
w+3 edge edge edge	1:6 2:8
w+3 fall O comma	3:-15 5:19
w+3 fall comma x	0:-12 1:-8 2:6 4:10 5:-10 6:-8 7:21 8:-17
w+3 fall edge edge	0:-11 2:-16 3:-6 4:-9 5:20 7:24 8:-12
w+3 fall from the	3:10
w+3 fall x and	0:-7 1:-18 2:25 3:7
w+3 fall x comma	0:-13 3:25
w+3 fight A edge	1:-8 3:-9 6:16
w+3 fight A from	1:15
w+3 fight A save	0:6
w+3 fight at x	1:8
w+3 fight edge edge	1:-14 2:-10 3:-11 4:-10 5:-7 6:8 8:32
w+3 fight many A	1:15 2:-6
w+3 for the A	1:-6 3:20
w+3 for the x	3:18 4:-6 8:-6
w+3 from A comma	1:-14 2:-14 4:42 8:-18
w+3 from A edge	2:-8 4:18 8:6
w+3 from A move	0:-11 1:-16 2:11 3:21 8:-6
w+3 from A obj	8:6
w+3 from A stop	0:-9 2:17 3:-8 4:16 8:-11
w+3 from A x	0:-7 3:-25 4:28 8:9
w+3 from F U	8:13
w+3 from F obj	2:21
w+3 from F steal	0:7 1:-6 2:9
w+3 from H comma	4:8
w+3 from H edge	2:-8 3:-10 8:19
w+3 from N U	3:15 8:-6
w+3 from N at	0:-8 8:-8 9:21
w+3 from N comma	0:8 3:9 4:15 5:-6 8:-16
w+3 from N edge	1:-6 2:-6 3:19 4:-10 5:14 8:-11
w+3 from N in	0:-11 1:-9 2:-6 3:26 4:-7 8:-9 9:11
w+3 from N of	0:-18 2:-8 3:-17 4:-6 5:-6 6:29 8:13
w+3 from N to	3:-8 4:-7 5:-7 8:26
w+3 from O and	3:13
w+3 from O but	3:-14 4:26 8:-6
w+3 from O comma	0:-17 1:-6 3:-12 4:-19 5:13 8:36
w+3 from O move	1:10 3:-6 8:-6
w+3 from O stop	1:-10 3:-13 8:26
w+3 from O x	3:13 4:-6
w+3 from U comma	0:13 1:6 2:-7 3:-12 4:12 8:-8
w+3 from U stop	1:-11 2:-9 3:-13 8:27
w+3 from a A	3:-7 4:12
w+3 from avoid A	2:9
w+3 from avoid avoid	1:-6 2:23
w+3 from avoid edge	2:30 5:-6
w+3 from bring x	3:-9 8:16
w+3 from many comma	0:12
w+3 from many edge	0:11
w+3 from many the	0:9 2:17 4:-17
w+3 from many x	3:8
w+3 from the A	1:-20 2:-16 3:40 5:-6 8:-8
w+3 from the N	0:-20 1:-11 2:-6 3:38 4:9 5:-6 6:-6 8:-10
w+3 from the x	0:8 1:-6 2:8 3:7 4:-6
w+3 from x U	0:9 1:7
w+3 from x and	0:-10 2:-12 8:27
w+3 from x comma	0:-12 1:-17 2:14 3:-29 4:7 5:-13 6:-7 8:38
w+3 from x many	0:8
w+3 from x stop	1:19 3:-7
w+3 from x the	0:-6 3:-13 4:27 8:-9
w+3 game edge edge	1:26 2:-9 3:-11
w+3 game for the	1:10
w+3 game if a	0:12 1:-6
w+3 game with A	1:11
w+3 game with a	0:12 1:-8
w+3 guard edge edge	2:7 3:-8 4:7
w+3 guard the N	1:-7 2:24 3:-6
w+3 guard the O	1:24 2:-9 3:-8
w+3 guard the x	1:7
w+3 hit comma many	0:12
w+3 hit x edge	0:12
w+3 in A comma	0:-12 1:-6 2:-8 3:13 4:-6 6:24 8:-8
w+3 in A edge	0:-8 2:18 3:-11 6:15 8:-7
w+3 in A rel	0:-16 2:-13 3:-9 4:-10 6:25 8:11
w+3 in A x	0:14 3:-8 6:-7 8:11
w+3 in F edge	0:-15 2:-17 3:20 5:19 8:-9
w+3 in F x	0:-7 1:-7 3:-9 4:-11 8:33
w+3 in H edge	0:-7 3:24
w+3 in N O	1:8
w+3 in N and	3:31 4:-6 8:-10
w+3 in N comma	0:8 2:10 3:-19 4:-10 5:-7 8:9 9:11
w+3 in N edge	1:-16 2:-6 3:8 4:-6 5:13 6:8 8:-6
w+3 in N in	0:-8 8:13
w+3 in N stop	0:10
w+3 in N throw	0:6 1:8
w+3 in N with	1:14 2:-8 3:11 4:-13 5:14 8:-15
w+3 in N x	1:9 2:12
w+3 in O U	0:6
w+3 in O and	1:16 3:-16 4:-6 5:-9 8:19
w+3 in O but	3:7
w+3 in O comma	1:8 2:-13 3:42 4:-10 5:-7 6:-9 8:-16
w+3 in O edge	0:-7 1:14 2:-6 3:10 4:-8 8:-8
w+3 in O from	0:10
w+3 in O move	1:-11 2:20 3:-10 5:-7 8:15
w+3 in O not	3:10
w+3 in O of	0:-8 3:-9 4:-6 8:23
w+3 in O stop	3:-14 8:28
w+3 in O take	0:-11 1:19 3:-9 8:9
w+3 in O with	3:8
w+3 in O x	0:11 1:-7 2:-9 3:-11 4:-10 5:11 8:14
w+3 in U U	0:-17 1:15 3:-10 4:25 8:-14
w+3 in U but	3:18 8:-8
w+3 in U comma	1:-12 2:-13 3:22 4:-9 8:-11 9:22
w+3 in U edge	0:9
w+3 in U x	0:-8 1:-10 2:15 3:10 4:-6 5:17 6:-8 8:-19
w+3 in V and	4:-8 8:11
w+3 in V comma	0:6 2:12 3:-9 8:-6
w+3 in V edge	3:10
w+3 in V in	1:-10 3:28
w+3 in V vs	0:-7 1:33 2:-8 3:-12 6:-11
w+3 in a N	0:-8 1:-9 3:12 4:-6 8:14
w+3 in a x	0:14 1:9 3:-16
w+3 in avoid A	4:12
w+3 in bring comma	0:-8 1:-8 3:15 4:18 5:-6 8:-16
w+3 in comma A	0:8
w+3 in comma V	0:-9 1:-10 3:-15 4:34 8:-11
w+3 in comma x	0:-9 8:20
w+3 in edge edge	0:-9 3:-8 8:28
w+3 in many N	0:-10 1:-10 3:-11 8:27
w+3 in many O	0:7
w+3 in many U	1:12 8:-6
w+3 in many stop	8:13
w+3 in many x	1:-6 2:-11 3:35 4:-8 5:-6 8:-9
w+3 in me comma	1:29 3:-9 4:-7 8:-8
w+3 in move U	1:-16 8:21
w+3 in obj move	0:18 2:-6
w+3 in stay comma	0:10
w+3 in stop x	8:17
w+3 in the A	3:9
w+3 in the N	0:21 2:7 3:8 4:-15 8:-11
w+3 in the O	0:-6 1:28 2:-11 3:10 5:-8 6:-7 8:-15
w+3 in the U	1:11 2:-8 3:-23 4:-12 5:-7 8:-8 9:32
w+3 in the V	0:13
w+3 in the many	0:11 1:-6 2:-10 3:-6 8:12
w+3 in the x	1:-9 2:-7 3:16 5:12 6:-8
w+3 in x A	0:6 3:-6 8:11
w+3 in x F	0:-6 1:-6 3:-17 4:-7 5:17 8:17
w+3 in x N	3:-11 8:22
w+3 in x O	0:10 1:6 2:-14 3:11 4:-9 5:-8
w+3 in x U	2:11 3:-7
w+3 in x V	0:-7 2:-7 3:23 4:-7 8:-6
w+3 in x and	2:-28 3:-6 4:-14 5:45 9:-7
w+3 in x at	2:9 5:7
w+3 in x but	2:-9 4:23 5:-8 8:-8
w+3 in x comma	0:21 1:-10 3:-8 5:-9 6:-7 8:8 9:6
w+3 in x edge	4:-8 5:24 6:-6 8:-8
w+3 in x game	3:-7 8:20
w+3 in x in	0:-9 2:-8 3:-10 4:-8 5:-8 9:33
w+3 in x kind	3:-6 8:8
w+3 in x move	2:14 3:-11
w+3 in x of	0:-18 1:-7 2:8 4:-7 6:22 8:-7
w+3 in x stop	2:12 4:15 8:-13
w+3 in x take	0:-8 3:-6 4:-6 8:20
w+3 is A comma	1:-14 2:-8 3:-10 4:24
w+3 is U edge	0:8
w+3 is a A	0:16 2:-7
w+3 is a O	1:13
w+3 is comma N	1:10
w+3 is edge edge	2:-6 3:-10 4:36 5:-9 8:-14
w+3 is stop x	0:12
w+3 is the A	3:13
w+3 is the x	0:15
w+3 is x O	0:10
w+3 is x and	0:15 1:14 2:-7 3:-9
w+3 is x comma	1:15
w+3 is x of	1:-17 2:-6 3:21
w+3 is x stop	0:-20 1:22 2:-10 3:-21 4:30 5:-6 8:-14
w+3 kind U comma	0:-11 2:27 3:-13
w+3 kind but not	3:7
w+3 kind comma but	3:7
w+3 kind edge edge	1:-9 2:10 3:13
w+3 kind with A	1:11
w+3 kind with many	0:-6 1:28 2:-14
w+3 make F and	0:-8 1:35 2:-8 3:-8 4:-6
w+3 make F comma	1:22 3:-10 8:-12
w+3 make comma N	0:-9 1:-6 4:20
w+3 make comma U	3:16
w+3 make comma x	0:10
w+3 make edge edge	3:-9 4:20 8:-7
w+3 make is edge	1:-8 2:-6 3:-13 4:-6 8:26
w+3 make make take	3:8
w+3 many O in	0:9
w+3 many U U	0:8
w+3 many U comma	0:6
w+3 many U x	0:22 3:-7
w+3 many at many	0:23 3:-9
w+3 many comma H	0:-19 1:-6 2:-18 3:-9 5:-6 9:40
w+3 many comma U	0:-11 1:31 2:-8 3:-9
w+3 many comma stop	0:20 8:-8
w+3 many many many	0:-12 1:-14 2:-8 3:-8 4:27 7:16 8:-13
w+3 many stop edge	2:-6 3:-7 4:19
w+3 many take N	0:-10 1:23 3:-8 8:-6
w+3 many x U	1:7 2:-6 3:11
w+3 many x comma	0:6 4:-7 6:-7 8:14
w+3 many x edge	0:9 2:-8 3:-12 4:-6 6:25
w+3 many x many	0:17
w+3 many x of	3:14
w+3 many x stop	1:28 2:-10 3:-12 4:-6 5:-7 8:-6
w+3 match U U	0:14 3:-6
w+3 match comma many	0:-14 3:31 8:-7
w+3 match comma x	3:-14 4:23 8:-6
w+3 match game edge	1:-17 3:29
w+3 match x comma	0:-17 3:16 4:16 8:-8
w+3 match x edge	0:8
w+3 me U comma	0:-17 1:-6 2:25 3:17 4:-8 5:-8 6:-7 8:-13
w+3 me move comma	0:-9 8:22
w+3 me x comma	0:13
w+3 move A edge	0:-14 1:-33 2:-7 3:-15 4:-9 8:55
w+3 move N and	1:20 2:-11 3:8
w+3 move U and	1:-6 2:29 3:-9 4:-7
w+3 move U at	3:13
w+3 move U comma	1:-6 2:14 3:-6
w+3 move a O	1:18 2:-9
w+3 move a V	0:9
w+3 move a x	0:11
w+3 move at A	1:20 2:-8
w+3 move at N	1:-13 2:27 3:-8
w+3 move at x	0:-7 1:14 2:24 3:-15 8:-13
w+3 move by N	1:6
w+3 move comma many	0:14
w+3 move comma x	1:32 2:-6 3:-16 8:-14
w+3 move edge edge	0:-16 1:10 2:30 3:-24 6:-6 8:-20 9:-6
w+3 move from a	1:-7 4:8
w+3 move from x	1:17
w+3 move in A	1:25 3:-15
w+3 move in F	0:16 2:-7
w+3 move in N	1:18
w+3 move in O	1:17
w+3 move in U	0:-9 2:16
w+3 move in the	0:-10 1:46 2:-14 3:-16 4:-6 8:-8
w+3 move in x	1:16 2:-7
w+3 move is edge	3:-13 4:-7 6:25
w+3 move is stop	0:9
w+3 move stop many	0:9
w+3 move the O	0:-7 2:-25 3:32 4:-7
w+3 move the U	1:-14 2:24
w+3 move the x	0:16 1:-14 2:16 8:-7
w+3 move x A	1:19 3:-9 8:-6
w+3 move x O	0:-8 2:-10 3:-6 4:-6 5:31 8:-14
w+3 move x and	2:-6 3:16
w+3 move x comma	1:-6 3:21 4:-9 6:-7
w+3 move x edge	0:15 1:11 2:-10
w+3 move x in	1:7 2:-7 3:9
w+3 move x many	0:-10 2:29 4:-8 8:-15
w+3 move x the	0:-8 1:27 3:-11 8:-10
w+3 must cross the	1:14
w+3 must guard the	1:20 2:-6 4:-6
w+3 must steal edge	2:6
w+3 must steal me	0:7
w+3 must take N	5:13
w+3 must the A	0:11
w+3 must the F	0:-6 1:-26 2:39 3:-8 4:-6 7:-8
w+3 must the steal	2:13
w+3 must x many	0:-12 1:17 2:-10 3:16
w+3 must x the	0:-7 1:11 2:9
w+3 not edge edge	3:-10 4:-8 5:20
w+3 not hit the	3:16
w+3 not rel me	0:-6 1:19 3:10 4:-12 8:-8
w+3 not take comma	2:20 3:-15
w+3 not x and	1:-8 4:-12 8:23
w+3 not x comma	0:8 1:-9 2:-13 3:-22 4:13 5:11 6:12
w+3 not x edge	0:10 1:13 2:-16 3:17 4:-12 5:-6 8:-7
w+3 not x not	0:-12 1:10 2:27 3:-14 4:-7 5:-7 6:-6 8:-7
w+3 not x stop	0:-9 1:-14 2:-20 3:9 4:16 5:15 8:-6
w+3 obj A to	3:-15 6:28
w+3 obj N reach	1:11 2:-6 3:13 4:-7
w+3 obj N to	1:22 2:-6 4:-7
w+3 obj U with	0:-9 1:-7 2:29
w+3 obj U x	1:-6 2:13 3:-20 9:19
w+3 obj avoid A	0:-7 1:-14 2:42 3:-19
w+3 obj avoid F	2:-10 3:-12 5:29
w+3 obj avoid O	0:15 2:-8
w+3 obj avoid comma	2:-10 5:13
w+3 obj avoid edge	2:20 3:-9
w+3 obj avoid game	2:23 3:-8
w+3 obj bring stop	2:-9 4:17
w+3 obj eat A	1:-14 2:-6 3:28
w+3 obj eat edge	3:20 5:-6
w+3 obj eat x	3:15
w+3 obj guard comma	0:-7 3:-15 4:37 6:-6 8:-8
w+3 obj make x	3:10
w+3 obj many O	3:20
w+3 obj many x	2:-6 3:19
w+3 obj match x	3:9
w+3 obj move O	0:-9 1:6 3:-7 8:19
w+3 obj not touch	0:-12 2:-6 3:-9 4:-6 5:28
w+3 obj over F	3:-12 5:22
w+3 obj steal comma	0:6
w+3 obj steal edge	3:8
w+3 obj steal stop	0:6
w+3 obj subj x	3:-20 6:25
w+3 obj take A	3:16
w+3 obj take H	2:-7 3:28
w+3 obj take but	3:12
w+3 obj take comma	0:6 3:10
w+3 obj take edge	0:-6 1:-10 2:23 4:-7
w+3 obj take game	2:-11 3:20
w+3 obj take kind	2:-7 3:20
w+3 obj take stop	3:11
w+3 obj take x	2:28 3:-22
w+3 obj throw edge	0:-7 3:-17 4:-8 6:39
w+3 obj use comma	0:17 3:-6
w+3 obj use x	0:-7 3:26 4:-7 5:-7 8:-7
w+3 obj x A	0:-7 2:-11 3:40 4:-7 5:-9 6:-6 8:-10
w+3 obj x N	0:-15 1:-7 3:35 4:-6 8:-8
w+3 obj x O	3:17
w+3 obj x U	3:11
w+3 obj x and	3:6
w+3 obj x comma	0:6 1:-6 2:10 3:-11 4:-12 8:17
w+3 obj x stop	4:-9 5:19
w+3 of A comma	3:10
w+3 of A edge	2:-6 4:12
w+3 of A play	0:-9 1:-17 3:21 6:-6 8:12
w+3 of A stop	0:10
w+3 of A x	1:-19 2:25 3:-13 4:-7 8:8
w+3 of F comma	1:7 2:-9 3:21 4:-7 8:-6
w+3 of F edge	0:17 2:15 3:-21
w+3 of F in	0:-6 1:-6 3:28 4:-6 8:-8
w+3 of F stop	0:-16 2:-7 3:-17 5:25 7:18 8:-7
w+3 of F x	0:-6 1:6 2:20 3:-28 4:-9 5:-8 8:17 9:-6
w+3 of H comma	0:12
w+3 of N comma	0:14 1:-6
w+3 of N stop	0:16 8:-7
w+3 of O U	1:-7 3:17
w+3 of O comma	0:11 5:16 8:-12
w+3 of O from	0:11
w+3 of O in	2:-10 3:-12 4:21 6:10 8:-8
w+3 of O obj	0:-7 1:10 3:-12 8:15
w+3 of O x	0:-6 1:-6 3:-8 4:29 6:-6 8:-12
w+3 of U U	0:13
w+3 of U comma	1:-6 2:21
w+3 of U in	1:-8 2:-6 3:-15 4:-8 5:-6 8:34
w+3 of U of	0:9
w+3 of U x	0:13 1:10 8:-8
w+3 of a A	0:13
w+3 of comma x	0:10
w+3 of edge edge	0:12 2:-6 3:-8 4:-7 5:7 8:9
w+3 of game comma	1:28 2:-19 3:-9 4:-7 5:-7 8:-11 9:14
w+3 of game edge	1:28 2:-15 3:-6
w+3 of kind comma	1:-6 2:9 3:7
w+3 of kind edge	0:-9 1:-18 2:28 3:8
w+3 of kind game	2:6
w+3 of kind with	0:13
w+3 of many O	0:9
w+3 of many x	0:15 1:-6 3:12 8:-8
w+3 of match edge	3:13
w+3 of over move	0:-11 3:-11 5:33 8:-12
w+3 of race edge	1:24 2:-12
w+3 of stop many	0:10
w+3 of the N	0:15
w+3 of the x	0:-10 1:-7 2:-7 3:-9 4:43 5:-6 6:-8 8:-14
w+3 of word:enemy avoid	1:-12 2:36 3:-25 6:-6
w+3 of x O	0:-8 1:-6 3:20 4:-7 5:19 8:-23
w+3 of x U	0:10
w+3 of x and	1:8 2:-7 3:11 4:-7 5:-6
w+3 of x comma	0:-19 1:19 2:-14 4:-16 5:-9 6:-10 7:-7 8:12 9:24
w+3 of x edge	0:6 1:-14 2:-12 3:18 4:-9 5:-6 8:11
w+3 of x in	0:17 1:-19 3:18
w+3 of x stop	1:-9 2:-9 3:18 4:-6 5:13 8:-9
w+3 of x to	0:-10 2:28 3:-13 5:-7
w+3 of x with	4:-9 8:15
w+3 or U x	0:-18 1:-6 2:24 3:6 4:-6 8:-9
w+3 or the x	0:15
w+3 over N comma	1:-8 2:-7 3:25 4:-7 5:-6
w+3 over O and	1:24
w+3 over O comma	1:20 2:-6
w+3 over edge edge	2:-11 3:-6 5:18
w+3 over many U	0:-14 1:-7 2:21 3:22 4:-12 5:-11 8:-10
w+3 over x edge	0:-18 1:17 2:-6 3:13 8:-7
w+3 play comma A	0:8
w+3 play comma x	1:13 3:-8 8:11
w+3 play edge edge	1:-14 2:-9 4:23
w+3 push F edge	1:9
w+3 push O at	1:21 8:-6
w+3 push comma but	4:-10 8:21
w+3 race comma many	1:13
w+3 race edge edge	1:22 2:-8
w+3 reach N comma	8:14
w+3 reach and avoid	3:6
w+3 reach bring edge	3:-8 5:24 8:-14
w+3 reach comma A	0:-12 1:-13 2:-8 3:-14 4:26 5:-6 8:16 9:-6
w+3 reach comma N	4:19
w+3 reach edge edge	1:-8 2:12 3:-14 4:27 5:-8 8:-8
w+3 reach reach N	5:11
w+3 reach the N	1:28 2:-8 4:-9 8:-7
w+3 reach the O	3:15 8:-6
w+3 reach x edge	3:-12 4:18
w+3 reach x stop	3:-6 4:12
w+3 rel attack A	1:27 2:-6 3:-8 8:-7
w+3 rel bring F	1:17 3:-6
w+3 rel eat F	1:20 2:-6 3:-7
w+3 rel fall comma	0:-9 2:-12 5:29 8:-6
w+3 rel fall from	3:15
w+3 rel fall in	0:9
w+3 rel fall of	1:-6 2:-14 3:19
w+3 rel move U	2:23 3:-7 4:-7 8:-12
w+3 rel move a	1:21 3:-6
w+3 rel move edge	1:-21 3:25
w+3 rel move from	0:-6 1:-8 3:29
w+3 rel move in	1:9
w+3 rel move x	1:17 3:-8
w+3 rel not must	1:19 3:-12
w+3 rel save A	0:12
w+3 rel save the	1:19 2:-6
w+3 rel take A	1:9
w+3 rel take x	0:6 3:-6 4:8
w+3 rel throw F	1:16 2:-6
w+3 rel x comma	1:-6 2:-6 4:26 5:-6 8:-14
w+3 rel x from	1:11
w+3 rel x many	0:-6 2:-8 7:21
w+3 rel x the	0:-14 1:25 4:-6 8:-8
w+3 rel x to	0:6
w+3 save A from	1:7
w+3 save A of	0:-8 1:23
w+3 save edge edge	1:-12 4:22
w+3 shoot F at	1:12 2:-7
w+3 shoot F vs	1:8
w+3 shoot H at	1:9
w+3 shoot O at	2:-7 9:14
w+3 shoot at A	1:23 2:-8
w+3 shoot edge edge	1:-18 2:18 6:8
w+3 sneak A edge	3:7 4:12
w+3 sneak and steal	2:18
w+3 sneak by the	2:-7 3:11 4:13
w+3 sneak edge edge	1:-9 2:24
w+3 sneak sneak A	1:25 2:-9 3:-6
w+3 stay at x	1:6
w+3 stay comma O	2:-12 5:20
w+3 stay comma x	8:10
w+3 stay edge edge	0:18 2:-7
w+3 stay in O	1:-13 2:15
w+3 stay in the	0:-9 1:-20 2:-15 3:-7 5:19 8:23
w+3 stay in x	1:22 2:-7 3:-16 4:-7 5:15 8:-6
w+3 stay stop x	2:12
w+3 stay x O	1:15
w+3 stay x comma	0:-14 2:-8 3:12 4:-7 5:20
w+3 stay x stop	0:12
w+3 steal A sneak	1:21 2:-10
w+3 steal F and	1:-12 2:17
w+3 steal F comma	2:-11 4:18
w+3 steal F from	1:42 2:-27
w+3 steal F in	1:13 2:-11
w+3 steal O comma	2:13
w+3 steal is edge	2:15
w+3 steal me x	1:-33 2:42
w+3 steal my F	1:-24 2:26
w+3 steal the A	1:18 2:-10
w+3 steal the F	1:21 2:-15
w+3 stop A comma	0:-16 1:-6 2:-7 3:-15 4:12 5:-11 8:27
w+3 stop A subj	0:8
w+3 stop A x	8:20
w+3 stop F in	0:9
w+3 stop N fall	0:9
w+3 stop O comma	0:11
w+3 stop O x	1:-8 2:-11 3:-14 4:-12 8:39
w+3 stop U U	0:8
w+3 stop U subj	3:15
w+3 stop U x	0:-14 2:-6 3:-11 4:-7 7:23 8:13
w+3 stop V must	1:17
w+3 stop V x	1:17 8:-9
w+3 stop a U	0:-16 1:-7 2:-8 3:10 4:22 8:-7
w+3 stop at the	0:8
w+3 stop at x	0:9
w+3 stop comma comma	0:18 3:-11
w+3 stop comma edge	0:41 1:10 2:-15 3:-13 4:-6 8:-9
w+3 stop comma stop	0:19
w+3 stop comma the	0:6
w+3 stop comma x	0:-6 1:27 2:-11 3:-6
w+3 stop edge edge	0:15 1:-6 3:9 5:-7 6:-8 7:9
w+3 stop if the	4:10
w+3 stop in x	0:16 2:-9 4:13 8:-8
w+3 stop many N	0:-10 5:18
w+3 stop many O	2:-7 3:-16 4:-7 5:31 8:-10
w+3 stop many U	0:-14 2:-6 3:22 4:18 8:-18
w+3 stop many V	8:20
w+3 stop many many	0:-7 1:15 2:-7 3:-16 5:-7 6:-16 9:28
w+3 stop many stay	0:28 3:-6 4:-8
w+3 stop many throw	3:20
w+3 stop many x	1:-14 2:16 3:-7 5:24 7:-7 8:-20 9:-7
w+3 stop match x	3:-13 4:-9 8:29
w+3 stop me must	4:-8 5:18
w+3 stop my A	0:10 1:-11 2:-6 3:-6 8:14
w+3 stop not must	0:-7 2:18 3:-7 4:-13 8:14
w+3 stop not x	0:14 1:-14 2:-13 3:18 5:-9
w+3 stop play x	1:13 3:-12
w+3 stop rel x	2:-6 3:-8 4:18
w+3 stop take the	0:-15 4:14 8:15
w+3 stop the A	2:-12 3:-11 4:6 8:21
w+3 stop the O	3:14
w+3 stop the x	1:-11 2:-10 3:-23 4:7 5:-9 8:27
w+3 stop use me	0:13 3:-6
w+3 stop x A	0:22 2:-6
w+3 stop x F	0:-6 1:-11 2:-10 3:28
w+3 stop x H	0:8
w+3 stop x N	0:-11 1:-13 2:-6 3:14 4:-7 6:24 8:-14
w+3 stop x O	1:16 2:-10 3:-15 5:-11 8:18
w+3 stop x U	0:7 4:12 8:-10
w+3 stop x V	0:-8 1:-8 2:-6 3:-13 4:17 8:13
w+3 stop x a	0:-7 1:-9 2:19 3:21 4:-10 5:-7 8:-13
w+3 stop x and	0:8 2:13 3:-7
w+3 stop x at	0:-16 1:13 3:16 8:-7
w+3 stop x comma	0:-19 1:-12 2:-11 3:15 5:13 6:-7 7:-7 8:11 9:-6
w+3 stop x edge	0:10
w+3 stop x in	1:14 4:-6 8:-6
w+3 stop x many	0:9 1:-6 2:8 3:-14 7:17 8:-7
w+3 stop x me	0:14
w+3 stop x move	1:-7 6:21 8:-8
w+3 stop x must	0:8 2:16 3:-6
w+3 stop x not	0:-13 1:-7 2:-10 3:-10 4:30 6:-7
w+3 stop x of	0:-19 1:-8 2:-24 3:-9 4:-9 5:31 8:21
w+3 stop x stop	0:7 1:-7 2:-8 3:8 4:13 8:-10
w+3 stop x take	0:9
w+3 stop x to	3:19 8:-6
w+3 stop x use	0:9
w+3 stop x with	0:-21 1:-18 2:24 3:14 8:-13
w+3 stop x you	3:21 4:-10 8:-9
w+3 stop you hit	0:11
w+3 stop you move	2:-7 4:17
w+3 stop you must	0:11
w+3 stop you x	0:10 1:-9 2:24 3:-17 4:-6
w+3 subj A and	2:-16 9:21
w+3 subj A from	1:17 2:-7
w+3 subj A obj	1:36 2:-14 3:-8
w+3 subj A to	0:11 1:13 2:-14
w+3 subj F obj	1:32 2:-12
w+3 subj H obj	1:9
w+3 subj H to	1:17
w+3 subj N obj	2:15
w+3 subj N to	1:16
w+3 subj O edge	4:-7 5:-6 8:16
w+3 subj O obj	0:-7 1:14 2:-13 3:-7 9:17
w+3 subj O with	1:13
w+3 subj U U	0:10
w+3 subj U comma	0:-10 2:-15 3:16 4:24 5:-7 8:-13
w+3 subj U to	2:-14 3:21
w+3 subj U with	1:-7 3:-12 6:27
w+3 subj U x	0:11
w+3 subj a x	1:-8 2:-12 3:24
w+3 subj avoid edge	2:12
w+3 subj comma F	0:10
w+3 subj comma x	0:8
w+3 subj guard edge	1:25 2:-12 4:-6
w+3 subj is x	0:-17 1:19 2:-7 3:-20 5:-6 8:23
w+3 subj many x	3:18 8:-6
w+3 subj move edge	1:19 2:-7
w+3 subj move game	1:29 3:-20
w+3 subj stay x	2:22
w+3 subj use x	0:13 3:-6
w+3 subj x A	0:13 2:-6
w+3 subj x F	1:16 3:-9
w+3 subj x O	1:-14 3:30 8:-9
w+3 subj x U	0:-15 1:-13 2:-6 3:42 4:-7 5:-8 8:-12
w+3 subj x also	0:-11 1:19 2:-18 3:18
w+3 subj x comma	3:12
w+3 subj x fall	0:-8 3:16 8:-9
w+3 subj x if	0:9
w+3 subj x match	0:-8 1:-11 2:-14 3:-17 4:39
w+3 subj x move	0:-7 1:-19 2:35 8:-6
w+3 subj x not	3:-15 8:21
w+3 subj x obj	1:19 2:-11
w+3 subj x stop	0:8 1:-12 4:-11 5:22 8:-7
w+3 take A but	1:15
w+3 take A comma	1:15
w+3 take A edge	1:-13 2:-6 3:40 4:-6 8:-14
w+3 take A from	3:12
w+3 take A in	3:8
w+3 take F and	0:6 1:23 2:-6 3:-6 8:-8
w+3 take F avoid	0:-6 1:8 4:-6 8:16
w+3 take F comma	1:19
w+3 take F edge	1:22 2:-7 3:-6
w+3 take F from	1:10
w+3 take F in	1:25 2:-8
w+3 take O comma	1:6
w+3 take O edge	0:-7 1:27 3:-8
w+3 take O stop	1:7
w+3 take O x	1:-23 4:27
w+3 take U x	1:10
w+3 take a O	1:20
w+3 take and A	0:-8 2:-7 3:33 4:-7 8:-6
w+3 take and H	3:13
w+3 take and from	3:12
w+3 take comma A	3:-24 4:-6 8:33
w+3 take comma but	3:22
w+3 take comma many	1:8
w+3 take comma x	1:-11 3:14
w+3 take edge edge	0:9 1:-7 2:-7 3:32 4:-9 5:-6 8:-9
w+3 take fall F	1:8
w+3 take from F	1:8
w+3 take is and	3:10
w+3 take is edge	0:-7 1:-8 2:22 5:-6 8:-6
w+3 take many A	2:-6 3:-6 5:-9 8:17
w+3 take many F	1:-8 2:21
w+3 take stop U	3:8
w+3 take stop many	3:-16 4:24 8:-9
w+3 take stop x	2:-6 4:19 8:-8
w+3 take the N	1:9
w+3 take the O	0:7 1:14 3:-8
w+3 take x A	4:11 8:-6
w+3 take x O	0:-7 3:-7 8:20
w+3 take x comma	0:7
w+3 take x edge	0:6 2:-12 3:-6 9:17
w+3 take you x	0:12 2:8 3:-10
w+3 the A chase	1:-9 2:19
w+3 the A comma	0:-6 1:-6 2:-10 3:-11 4:-6 8:29
w+3 the A from	1:8
w+3 the A stop	3:-13 8:17
w+3 the F at	1:22 2:-8
w+3 the F edge	2:22 3:-13
w+3 the F take	0:-11 1:26 3:-8
w+3 the N edge	0:11 3:12 5:-6
w+3 the O U	0:11
w+3 the O from	0:-12 1:17 3:6 8:-8
w+3 the O in	0:9
w+3 the O x	0:10
w+3 the U comma	0:11
w+3 the U from	1:-6 3:14
w+3 the U me	0:9
w+3 the U x	0:-7 1:-13 2:-8 3:-23 4:-6 5:26 7:24 8:-8
w+3 the attack edge	2:26 3:-11 5:-6 8:-6
w+3 the chase edge	2:12
w+3 the guard edge	1:27 2:-10 4:-7
w+3 the my F	2:22 4:-9
w+3 the x A	1:12 2:-8
w+3 the x and	0:-7 1:15 2:-6 3:-10 8:13
w+3 the x comma	0:13 1:-13 2:-8 4:10 5:-7 6:15 8:-12
w+3 the x of	0:9
w+3 the x stop	0:-7 2:22
w+3 the x with	2:-6 4:-8 8:22
w+3 throw A edge	0:-11 1:-20 3:-18 6:43 8:-8
w+3 throw F at	1:15 2:10 3:-6 6:-14 8:-6
w+3 throw F edge	1:11
w+3 throw F to	1:6
w+3 throw O at	0:-6 1:30 2:-14 3:-6 4:-7 6:-9 8:-16 9:19
w+3 throw O edge	0:-9 1:-26 2:44 3:-7 4:-7 6:-7 8:-7 9:-8
w+3 throw U at	1:15
w+3 throw at A	1:-8 3:-7 6:22
w+3 throw comma many	0:8 2:-10 3:-6 6:18
w+3 throw comma x	1:20 4:-7 6:-12
w+3 throw edge edge	0:-9 1:-15 3:-22 4:-13 5:-6 6:52 8:-11
w+3 throw game edge	1:-7 3:-8 6:17
w+3 throw many F	1:10
w+3 throw stop x	0:-7 2:16 3:15 4:-9 6:-14
w+3 throw x O	0:11 1:-6
w+3 throw x of	0:-8 1:-14 3:34 6:-14 8:-6
w+3 to A but	0:10
w+3 to A edge	6:17
w+3 to A stop	3:-10 6:13
w+3 to A x	0:-10 3:-7 4:-12 8:32
w+3 to F bring	0:-7 1:16 2:-13 4:7
w+3 to F obj	1:-6 2:32 3:-6 4:-8
w+3 to F throw	0:7 2:7
w+3 to N comma	0:-18 1:6 2:9 3:34 4:-17 5:-10 6:-6 8:-12 9:-6
w+3 to N edge	0:-11 3:12 4:-8 5:15 8:-6
w+3 to N obj	0:15 4:-8
w+3 to O comma	3:16
w+3 to O in	3:-12 8:25
w+3 to O obj	1:-18 2:24
w+3 to O x	0:-9 1:-7 2:-6 3:-9 4:-11 8:35 9:-6
w+3 to U comma	0:-18 1:8 2:-19 3:18 4:-20 5:30 8:-16
w+3 to U edge	2:-6 3:13 4:-7 5:28 8:-22
w+3 to attack comma	2:12 4:-8
w+3 to avoid edge	0:-6 2:38 4:-11 5:-6
w+3 to bring comma	2:-6 4:17
w+3 to bring x	1:-9 3:-10 4:30 8:-8
w+3 to comma many	0:7
w+3 to comma x	2:-7 3:-10 4:22 8:-8
w+3 to edge edge	4:29 5:-6 8:-10
w+3 to reach the	2:24 3:-7 8:-7
w+3 to reach x	4:8 5:-20 8:18
w+3 to rel x	0:10
w+3 to save the	2:11
w+3 to sneak to	2:19
w+3 to sneak x	2:6
w+3 to subj x	0:-14 1:-8 2:27 3:-9 4:-13 8:14
w+3 to take U	0:-8 1:27 3:-12 4:9 8:-18
w+3 to take stop	3:19
w+3 to the N	0:13 1:-6 3:8
w+3 to the O	0:7 2:-16 3:-9 5:22
w+3 to the U	0:7 3:-10 4:17
w+3 to the x	1:-8 2:-8 3:25 4:-12 5:-8 6:12 8:-10
w+3 to throw game	2:17 4:-6
w+3 to touch not	4:-9 5:21 8:-6
w+3 to touch x	0:9 4:-6 5:10
w+3 to x A	0:-7 1:-10 2:-8 3:-17 4:23 6:21 8:-11
w+3 to x N	3:8
w+3 to x and	0:-9 2:19 4:8 5:-7 8:-10
w+3 to x comma	3:8 4:-6 8:8
w+3 to x edge	0:6 2:18 4:-10
w+3 to x in	0:-11 1:19 2:-14 3:16 8:-7
w+3 to x of	4:24 8:-17
w+3 to x stop	0:15
w+3 touch edge edge	1:23 2:-8 5:-6
w+3 use O comma	0:-20 1:-9 3:36 8:-6
w+3 use O x	0:12 3:-6
w+3 use comma x	0:-12 1:-18 2:-6 3:15 4:-8 5:-6 8:-7 9:25
w+3 use edge edge	1:12 2:-7
w+3 versus A of	1:21 2:-6
w+3 victim a A	3:14
w+3 vs A comma	0:-12 1:16 2:-9 3:-9 6:25 8:-8
w+3 vs A edge	1:29 2:-14 3:-16 6:17 8:-16
w+3 vs F comma	3:14
w+3 vs F edge	1:17 3:-15
w+3 vs H and	4:10
w+3 vs H comma	0:-9 1:19 3:-12 4:15 6:-6 8:-10
w+3 vs H edge	0:-16 1:38 2:-29 3:-16 4:-9 5:-6 6:-7 8:-7 9:27
w+3 vs N edge	1:28 2:-6 3:-19
w+3 vs O comma	0:19
w+3 vs O edge	0:-11 1:42 3:-17 4:-6 5:-9 8:-7
w+3 vs a A	0:23 1:8 3:-11
w+3 vs kind edge	0:-8 1:-24 2:38 3:-6
w+3 vs many A	1:22 2:-19 3:-12 4:6 6:14 8:-7
w+3 vs my A	0:22 1:-10
w+3 vs the A	1:7 3:-6 4:11
w+3 vs the x	0:21 1:-8
w+3 vs x U	0:-11 3:13 4:-9 8:15
w+3 with A comma	1:-11 2:-9 3:-11 4:24
w+3 with A edge	0:19 1:-6
w+3 with F comma	0:-8 1:-6 3:31 4:-6
w+3 with F edge	1:-20 2:18 4:6 6:-7 8:9
w+3 with F obj	0:-16 1:12 3:-13 6:-6 8:22
w+3 with N comma	0:-6 1:6 3:12
w+3 with O and	0:11 1:-6
w+3 with O but	0:-15 1:-14 2:38 3:-31 4:17 5:-6 6:-6 8:-14
w+3 with O comma	0:6 1:30 2:-18 3:-6 4:-6 8:-7
w+3 with O edge	0:-9 1:-6 3:-10 4:-13 5:34 8:-8
w+3 with O x	0:8
w+3 with U comma	0:10 1:-7 2:19 3:9 4:-12 8:-13
w+3 with U edge	0:7 2:15 6:-8
w+3 with U many	1:17
w+3 with U stop	0:-9 2:8 3:18
w+3 with V edge	1:-6 3:9
w+3 with a A	0:14 1:-12 3:25 4:-9 5:-6 8:-12
w+3 with a H	0:-9 1:-6 3:36 4:-7 8:-14
w+3 with a O	0:-8 1:15 2:-16 3:19 5:8 6:-8 7:-6 8:-12
w+3 with a V	1:-11 3:28 6:-7
w+3 with a x	1:11 2:8 3:-17 4:14 8:-8
w+3 with comma x	1:-13 2:22 3:-7
w+3 with edge edge	0:-18 1:13 2:6 5:-11 6:-13 7:-7 8:11 9:-7
w+3 with fight x	0:-13 1:-6 2:-7 3:13 4:-6 6:19 8:-8
w+3 with make stop	0:11
w+3 with many O	1:14 2:10 3:-7 4:-8
w+3 with many U	0:12 3:-8
w+3 with many x	0:25 3:-8 8:-6
w+3 with move comma	1:-15 4:26 8:-7
w+3 with take comma	1:25 3:-9 4:-6 8:-8
w+3 with the A	3:-11 8:23
w+3 with the F	0:10
w+3 with the O	1:-11 4:11 5:-9 6:-6 8:8
w+3 with the U	4:16
w+3 with the x	4:18 8:-12
w+3 with use x	0:11
w+3 with x O	0:12
w+3 with x U	2:-7 3:-20 4:26
w+3 with x and	0:22 8:-7
w+3 with x comma	3:-8 6:12
w+3 with x edge	3:24 4:-8 8:-9
w+3 with x fall	2:24 3:-15
w+3 with x in	1:-12 2:20
w+3 with x stop	1:-7 3:-16 6:23
w+3 word:boss edge edge	1:-7 2:-12 7:25
w+3 x A U	3:-12 5:-6 8:25
w+3 x A comma	1:-17 2:-14 3:-18 4:-11 5:-6 6:-6 8:44 9:-6
w+3 x A edge	2:-7 3:21 4:-6
w+3 x A from	1:-11 3:-17 4:34 8:-12
w+3 x A must	0:13 3:-6
w+3 x A of	3:13
w+3 x A stop	0:11
w+3 x A to	0:9
w+3 x A x	0:-8 1:-10 2:-9 4:-7 5:-7 6:24 8:7
w+3 x F U	0:14
w+3 x F comma	0:7 3:18
w+3 x F obj	1:9
w+3 x F x	1:14 2:-6 3:-18 5:18 8:-6
w+3 x H comma	0:6
w+3 x N and	3:6
w+3 x N comma	1:21 3:-7 8:-8
w+3 x N edge	2:20 3:-8
w+3 x N in	0:8
w+3 x N stop	2:18
w+3 x N x	0:-14 2:-6 3:-8 5:26
w+3 x O U	0:10 2:-8 3:9 4:-7 8:-12 9:15
w+3 x O comma	1:11 2:-10 3:6 4:10 8:-8
w+3 x O edge	0:-19 1:27 3:-21 4:13 8:-14
w+3 x O fall	0:16
w+3 x O in	0:9
w+3 x O stop	0:11
w+3 x O x	0:12 2:-6 3:9 8:-9
w+3 x U U	0:-21 1:-25 2:32 3:-11 4:-9 5:-9 6:-7 7:-6 8:31 9:-6
w+3 x U and	0:11 1:12 2:-6
w+3 x U comma	1:-13 4:-13 5:23 6:-8 8:12
w+3 x U edge	0:10 1:-9 4:-7 8:15
w+3 x U stop	0:-21 2:-9 3:-6 5:17 8:20
w+3 x U subj	0:-13 1:-17 2:-14 3:-11 4:17 5:-6 8:29
w+3 x U x	2:17 3:-10 4:-9 8:7
w+3 x V comma	8:14
w+3 x V x	1:11
w+3 x a A	1:-9 2:17
w+3 x a x	0:9 1:-6 2:14 3:6 4:-11 8:-10
w+3 x and A	1:-7 2:37 3:-22 5:-7 8:-7
w+3 x and O	2:18 3:-6 4:-6
w+3 x and bring	0:11
w+3 x and must	0:16
w+3 x and not	3:12
w+3 x and over	1:30 2:-9 3:-11
w+3 x and take	0:10 4:-10 8:13
w+3 x and the	1:-20 2:33 8:-9
w+3 x and x	0:12 1:10 2:15 3:-24 4:-12 5:13 8:-14
w+3 x as x	1:-6 2:11 3:-10 6:14 8:-6
w+3 x at A	0:-12 8:21
w+3 x at N	1:-7 2:16 3:-12 4:-6 5:15
w+3 x at O	0:-6 1:-7 2:16 3:13 8:-9
w+3 x at U	2:32 3:-12 4:-10 5:-8 8:-11
w+3 x at many	0:8
w+3 x at the	1:14 2:-10 3:-19 4:-12 8:24
w+3 x at x	1:6 3:-17 4:-9 5:-10 6:13 8:10
w+3 x bring F	1:24 3:-8 8:-6
w+3 x but the	0:-12 1:-6 4:22 8:-6
w+3 x but x	0:11 1:-6
w+3 x comma A	0:26 1:-10 2:-10 3:9 6:-6
w+3 x comma F	1:-34 2:-11 3:7 8:36
w+3 x comma H	3:9
w+3 x comma N	0:6 1:-8 2:-13 3:-10 4:9 8:-11 9:22
w+3 x comma O	1:-10 2:9 3:30 4:-11 5:-6 8:-14
w+3 x comma U	0:-6 1:-15 2:-16 4:23 6:-7 7:-6 8:19 9:-7
w+3 x comma V	0:10
w+3 x comma a	0:11
w+3 x comma and	1:-7 2:-8 3:-6 8:21
w+3 x comma avoid	0:-14 1:-11 2:23 3:-18 4:-6 5:23 8:-7
w+3 x comma but	0:-7 2:-9 3:8 4:-12 5:25 8:-12
w+3 x comma comma	0:17 3:-6
w+3 x comma edge	0:24 2:-6 3:-6
w+3 x comma if	0:-12 2:-6 3:12 5:15 8:-7
w+3 x comma make	0:17
w+3 x comma many	0:13 1:-12 2:11 3:-15 6:-6 8:6 9:-6
w+3 x comma must	0:7 1:22 3:-18
w+3 x comma not	0:8 2:12 3:-6
w+3 x comma play	3:-13 6:22 8:-6
w+3 x comma push	0:-9 2:-6 3:10 4:19 8:-10
w+3 x comma rel	0:6 3:-13 4:-11 5:-11 8:31
w+3 x comma stop	0:19
w+3 x comma take	1:-11 2:8 3:30 4:-15 5:-6 8:-16
w+3 x comma the	0:12 1:-7 3:-9 4:-7 6:7 8:9
w+3 x comma with	0:-17 1:-9 2:29 3:-18 4:-11 5:-7 6:-8 8:22
w+3 x comma x	0:17 2:-8 3:10 4:12 5:-12 6:-7
w+3 x comma you	0:6 1:-10 2:-12 3:31 4:-11 8:-7
w+3 x eat my	1:-37 2:41
w+3 x edge edge	0:10 5:7 6:-8 8:-8
w+3 x fall F	0:-6 1:26 2:11 3:-18 4:-10 8:-10
w+3 x fall comma	0:13
w+3 x fight edge	2:12
w+3 x from A	0:-8 1:25 2:-6
w+3 x from U	0:9 1:-11 3:-6 8:20
w+3 x from x	0:12 1:-11 3:18 8:-8
w+3 x game x	0:17 1:-12
w+3 x if x	3:8
w+3 x in F	1:18 2:9 3:-16
w+3 x in N	1:19 2:-7
w+3 x in O	0:-16 1:-11 2:22 3:-18 4:-8 5:-9 8:23
w+3 x in U	0:14
w+3 x in a	0:-6 1:-10 3:28 8:-7
w+3 x in edge	0:10
w+3 x in the	2:10 3:-7 4:-16 8:19
w+3 x in x	1:10 2:-10 3:10 4:-8 5:-7 8:9
w+3 x is U	0:-6 1:-7 3:24 8:-6
w+3 x is a	0:-6 1:24 2:-9
w+3 x is comma	1:-14 2:9 3:-12 4:30 8:-13
w+3 x is stop	0:8
w+3 x is x	3:-11 4:-6 5:-7 8:24
w+3 x kind x	0:11 3:-6
w+3 x make the	0:-14 8:20
w+3 x many U	0:15
w+3 x many stop	3:-11 4:25 8:-7
w+3 x many the	0:11
w+3 x many x	0:19 2:6 8:-7
w+3 x me comma	2:23 3:-6 4:-6
w+3 x meet x	0:-8 3:-7 8:27
w+3 x move U	1:-9 2:16
w+3 x move comma	0:13
w+3 x move in	1:11
w+3 x move move	1:10
w+3 x must take	0:10
w+3 x must x	0:12
w+3 x not comma	0:11
w+3 x not x	1:-10 3:17 4:8 5:-7 8:-8
w+3 x of U	1:-6 3:24 8:-9
w+3 x of a	0:11 3:-9 6:11
w+3 x of many	0:-6 1:-6 2:34 3:-15 4:-7 5:-7 8:-7
w+3 x of x	0:-8 1:-13 2:20 3:-18 6:-7 8:20
w+3 x or x	0:8 1:15 2:-6 3:-8
w+3 x reach edge	0:-16 1:-16 2:-14 3:17 4:29 5:-7 8:-10
w+3 x reach x	0:6 2:14 8:-6
w+3 x rel U	0:7
w+3 x rel x	0:-8 1:17 2:-7 3:-9 7:17 8:-7
w+3 x steal my	1:-35 2:41
w+3 x stop A	1:-10 3:-7 5:24
w+3 x stop H	0:12
w+3 x stop N	1:-12 2:-6 3:26 4:-6 8:-6
w+3 x stop O	1:-10 2:-14 3:14 4:-6 8:19
w+3 x stop U	1:12 2:-11 3:-28 4:13 5:24 8:-18
w+3 x stop a	0:7
w+3 x stop at	1:-7 2:-6 8:18
w+3 x stop comma	0:9
w+3 x stop edge	0:20 1:-8 2:-11 3:-18 4:-9 5:-7 8:27
w+3 x stop if	0:13 1:-12 2:23 3:-9 8:-8
w+3 x stop many	0:25 1:-8 8:-9
w+3 x stop not	0:-7 2:-11 3:-12 4:10 5:-8 6:31 8:-15
w+3 x stop play	0:18
w+3 x stop the	0:11 4:13 8:-10
w+3 x stop x	0:18 1:-11 3:-7 4:10 5:-11 6:-6 7:17 8:-16
w+3 x subj hit	0:7
w+3 x take A	1:17
w+3 x take is	0:-15 1:-10 2:12 3:20
w+3 x the A	1:-13 2:9 3:-13 4:-10 5:-8 8:28
w+3 x the N	0:12
w+3 x the O	0:18 3:-11 8:8
w+3 x the U	1:16 3:-7
w+3 x the x	2:7 3:14 8:-7
w+3 x to N	1:19 2:-11 3:18 4:-13 8:-16
w+3 x to U	1:15 2:-6
w+3 x to many	0:11
w+3 x to the	1:-6 2:-16 3:-8 4:28 8:-6
w+3 x to x	0:8 1:16 3:-8 8:-6
w+3 x vs x	0:15
w+3 x with O	0:25 2:-9
w+3 x with comma	0:9
w+3 x with many	0:9
w+3 x with x	0:16 1:-6
w+3 x you edge	0:-12 2:31 3:-7
w+3 x you must	2:17 3:-9
w+3 x you x	1:-9 2:-9 4:-8 5:15
w+3 you x a	2:15
w+3 you x edge	0:7
w-+ A A	0:12
w-+ A F	0:7 3:-10 4:20 8:-9
w-+ A N	8:12
w-+ A O	2:14
w-+ A U	0:27 1:-6 2:-6 8:-8
w-+ A V	0:-6 1:-8 2:16 3:15 8:-6 9:-9
w-+ A and	0:7 3:10
w-+ A at	3:-6 4:-6 9:18
w-+ A avoid	0:-15 1:-6 2:-8 3:-9 5:15 8:-7 9:23
w-+ A bring	3:10
w-+ A but	2:-13 3:22
w-+ A comma	2:-10 3:-14 4:23 5:-9 6:-6 9:10
w-+ A edge	0:9 1:-6 2:-15 4:10 8:-10 9:17
w-+ A fall	3:-11 4:25 8:-10
w-+ A fight	0:8
w-+ A from	0:-9 1:-13 3:-8 5:16 6:-7 8:20 9:-11
w-+ A game	0:-8 1:24 3:-7
w-+ A if	0:13
w-+ A in	0:10 1:-9 2:19 4:-14 5:-8 6:-6 8:13 9:-8
w-+ A obj	0:14 2:-12 3:12 4:-8 5:11 8:-7 9:-8
w-+ A of	2:-6 3:7 4:-6 5:17 8:-10
w-+ A over	1:-10 2:30 3:-7 4:-7
w-+ A rel	1:-10 2:-16 3:-9 4:-8 8:32
w-+ A stay	1:-6 3:-7 5:-6 8:-8 9:24
w-+ A steal	2:11
w-+ A stop	0:24 3:-6
w-+ A subj	0:6 1:-15 2:8 3:-9 9:17
w-+ A take	0:9 2:-11 3:32 4:-9 8:-11 9:-7
w-+ A the	0:13
w-+ A throw	2:-7 3:-12 4:23 5:-7 6:7 8:-10
w-+ A to	0:7 1:-10 3:-14 4:25 8:-6
w-+ A use	0:10
w-+ A with	0:7
w-+ A x	1:-13 4:-12 5:-10 8:30 9:-8
w-+ F U	0:-24 2:-15 3:29 4:-9 5:-7 6:-6 8:9 9:-6
w-+ F and	0:6 3:6
w-+ F comma	1:-8 2:-11 3:7 4:-7 8:-8 9:21
w-+ F edge	0:6 1:-9 2:15 4:-6 8:-6
w-+ F many	0:15
w-+ F move	0:8
w-+ F obj	2:23 3:-12
w-+ F stop	2:20 3:-9
w-+ F x	2:-6 3:18
w-+ H U	0:9
w-+ H comma	0:6 5:18 8:-7
w-+ H edge	0:9
w-+ H fall	0:-8 2:-9 3:-13 7:31
w-+ N U	3:-7 8:19
w-+ N and	1:-9 3:31 4:-6 8:-8
w-+ N comma	0:6 1:-7 2:-10 3:-22 4:-12 5:-7 6:17 8:24
w-+ N edge	1:-7 2:21 3:-6
w-+ N of	0:12
w-+ N stop	3:-7 4:-10 8:21
w-+ N with	0:15
w-+ N x	0:14
w-+ O A	0:10
w-+ O U	0:17 1:-8 4:-8 8:-13 9:20
w-+ O and	0:7 1:24 2:-10 3:-9
w-+ O at	0:14
w-+ O comma	0:24 2:-10 3:12 4:-9 6:-6 8:-9
w-+ O edge	0:-10 1:-11 4:15 5:-6 6:9 8:-9
w-+ O in	0:12 2:8 3:-7 4:-8 8:8
w-+ O is	0:14
w-+ O many	0:8
w-+ O obj	3:12
w-+ O stop	0:10
w-+ O to	0:14
w-+ O use	0:-22 1:-6 3:34
w-+ O with	0:7
w-+ O x	0:29 1:-6 2:-7 3:-11 4:11 8:-7
w-+ U A	0:-11 1:19 2:-10 3:-18 4:10 8:12
w-+ U F	0:6 2:-6 6:16 8:-6
w-+ U N	0:11
w-+ U O	1:13 2:-8 3:18 4:-8 8:-11
w-+ U U	0:-8 1:-14 3:8 4:8 7:-6 8:10 9:-8
w-+ U V	1:19 3:-6
w-+ U a	0:12
w-+ U and	3:20
w-+ U at	0:-7 1:9 2:-7 3:-25 4:-13 5:-6 6:13 8:-14 9:29
w-+ U but	0:14
w-+ U comma	0:20 1:-10 4:-10 5:-6 8:-8 9:10
w-+ U edge	0:35 1:-9 4:-8 8:-7
w-+ U fall	7:10
w-+ U from	1:-7 3:-19 4:15 8:17
w-+ U if	0:7
w-+ U in	1:-10 2:-8 4:11 5:-7 6:-7 9:15
w-+ U is	0:9
w-+ U make	0:7
w-+ U many	0:18 3:8 4:-7
w-+ U obj	0:-10 1:-9 2:-9 3:-22 4:24 5:18 8:-6
w-+ U of	0:10
w-+ U over	0:-16 1:-16 2:-7 3:48 4:-9 5:-12 8:-8
w-+ U reach	0:-19 2:-6 3:-11 4:17 5:-6 8:22
w-+ U rel	0:11 3:12 8:-6
w-+ U stay	2:11 5:-6
w-+ U stop	0:-9 1:12 2:-9 4:8 5:-7 8:7
w-+ U subj	0:10
w-+ U to	1:-8 2:-8 3:-15 4:13 8:22 9:-6
w-+ U x	0:17 1:-11 3:9 4:-9 9:6
w-+ V U	1:18
w-+ V comma	0:10 1:-8 2:-10 3:17 4:-10 5:-7 8:-12 9:12
w-+ V move	0:7
w-+ V not	0:7
w-+ V stop	0:14
w-+ V use	0:-9 2:13 3:-19 5:-6 8:-9 9:25
w-+ V x	0:6 1:-7 2:15 3:-7
w-+ a A	0:9 1:14 2:-9
w-+ a F	1:8 2:-10 7:16
w-+ a H	0:-6 7:21
w-+ a N	1:15
w-+ a U	0:-18 1:23 2:-19 4:-9 5:-7 6:-8 7:13 8:11 9:-6
w-+ a V	0:6
w-+ a a	1:20 2:-6 8:-6
w-+ a and	0:-8 1:27 3:-12 5:-11 7:-8
w-+ a as	1:24 2:-11 7:6
w-+ a at	2:-17 5:-7 6:-12 7:36 8:-15 9:-9
w-+ a attack	0:12 1:9 2:-9
w-+ a avoid	1:28 2:-8
w-+ a bring	0:-11 1:11 3:-8 4:20
w-+ a but	1:12 3:-11 6:17 8:-12
w-+ a chase	1:20 2:-8
w-+ a comma	1:8 2:-6 3:12 4:-7 5:-9 7:-8 8:10
w-+ a cross	1:12
w-+ a eat	1:31 2:-19
w-+ a edge	0:-8 1:30 2:14 3:-14 4:-6 5:-7 9:-6
w-+ a fall	0:-9 1:-10 2:35 3:-10 8:-6
w-+ a fight	1:25 2:-8
w-+ a for	1:-9 2:-7 3:-11 4:-6 5:-6 7:32 8:-6
w-+ a from	0:9 1:-6 2:-6 3:8 4:13 8:-10
w-+ a game	0:30 1:-10 3:-7
w-+ a guard	1:7
w-+ a in	1:37 2:-7 3:-7 4:-14 5:-7 6:-6 7:-6 9:-6
w-+ a is	0:-8 1:14 3:-7 4:14 8:-12
w-+ a make	0:-6 3:-13 4:31 8:-12
w-+ a many	0:-6 2:-12 7:22
w-+ a match	0:10
w-+ a move	0:-7 1:23 4:-8 5:-6 8:6
w-+ a must	1:16 2:9 3:-7
w-+ a of	0:16 1:41 2:-11 3:-22 4:-12 5:-7 6:-8 8:-16
w-+ a or	2:-9 3:-9 8:20
w-+ a over	1:15
w-+ a play	1:-10 8:15
w-+ a push	0:-6 1:20 2:-7 4:-9 8:11
w-+ a rel	0:-14 1:36 2:-16 3:12 4:-12 5:-6 7:-6
w-+ a shoot	0:-7 1:15 2:9 8:-6
w-+ a stay	0:-13 1:-27 2:-15 3:10 4:-8 5:-12 7:29 8:18
w-+ a steal	1:31 2:-17
w-+ a stop	0:-6 2:-15 3:20 4:-16 5:-13 6:-9 7:8 8:18 9:-7
w-+ a take	0:-6 1:24 2:-7 4:-6 5:6 8:-6
w-+ a the	0:-11 1:28 2:-16 4:-10 5:-6 6:-6 7:17 8:-15
w-+ a throw	1:26 2:-10 3:-6 6:-11 8:12
w-+ a to	0:8 1:22 3:-11 4:-8 8:-6
w-+ a use	0:-7 1:12 3:-8 8:16
w-+ a victim	3:10
w-+ a vs	0:-10 1:24 2:-9 3:-11 4:8 5:-7 8:13 9:-6
w-+ a with	0:-9 1:37 2:-17 3:-22 5:18 6:-6 7:-6 8:-14 9:-6
w-+ a word:boss	1:-9 2:-13 7:28
w-+ a word:hero	1:14
w-+ a x	1:7 9:-8
w-+ and O	3:-25 5:28
w-+ and U	1:-16 2:-22 3:-13 4:-6 5:-7 8:29 9:19
w-+ and and	0:16 3:-10 5:6
w-+ and as	1:-7 2:8 3:15
w-+ and at	1:-12 2:7 3:14 4:-14 5:-10 6:-9 8:-12 9:24
w-+ and attack	3:-6 5:12
w-+ and avoid	1:13 2:16 3:-10
w-+ and bring	2:-6 3:20
w-+ and chase	2:17
w-+ and comma	0:7 1:-10 2:-6 3:10 4:-13 5:23 8:-12
w-+ and eat	3:26 5:-7
w-+ and edge	0:-10 1:-12 2:27 3:21 6:-10 7:-9 9:-10
w-+ and for	0:6
w-+ and from	1:-6 3:-12 4:-6 5:24 8:-8 9:-6
w-+ and hit	1:-13 2:21 3:-6
w-+ and if	3:8
w-+ and in	1:-21 2:28 3:-12 6:-7 8:-13 9:6
w-+ and make	0:-7 1:-7 2:-10 3:-10 4:-9 8:-6 9:36
w-+ and many	0:7
w-+ and match	0:-10 9:26
w-+ and me	2:12
w-+ and move	3:11
w-+ and must	3:16
w-+ and not	3:9
w-+ and obj	0:7 1:-6 2:-18 3:-16 4:-7 5:19 9:21
w-+ and of	1:-8 3:26 8:-8
w-+ and reach	3:14 8:-6
w-+ and rel	0:13 2:-7 5:12
w-+ and stop	1:-10 3:-6 4:9 5:-17 6:-8 7:-6 8:9 9:9
w-+ and subj	3:-7 4:18 5:-6 8:-7
w-+ and take	0:-6 2:-11 3:21
w-+ and the	0:15 3:-7
w-+ and to	2:-20 3:-13 4:-9 5:51 6:-7 8:-10
w-+ and vs	0:-9 1:-22 2:-26 3:-16 4:-9 8:-6 9:54
w-+ and x	0:-7 2:35 6:-9 7:-7 9:-10
w-+ and you	0:8
w-+ as O	0:-11 1:-9 2:-14 3:6 5:29 8:-6
w-+ as and	1:21 4:-6 6:-6 8:-19
w-+ as at	1:20 3:-8
w-+ as comma	0:8 1:20 2:-6 3:-19 4:-6 6:-6 8:11
w-+ as edge	1:-8 2:-15 3:22 4:-9 5:-6 8:19
w-+ as in	1:-14 3:-8 8:23
w-+ as of	0:9
w-+ as stop	0:15
w-+ as with	0:-7 1:18
w-+ as x	3:-11 4:19 8:-8
w-+ at U	0:-6 1:-11 2:19 3:17 4:-16 5:-6 8:-23 9:13
w-+ at and	1:-6 2:8 3:-11 5:-8 6:-6 8:24
w-+ at at	3:-9 4:13 8:8
w-+ at avoid	0:6 4:10 8:-7
w-+ at bring	1:-7 3:-11 4:-15 8:34
w-+ at but	2:-21 3:-11 4:33
w-+ at clean	0:9
w-+ at comma	1:9 2:-11 4:8 6:-8 7:-7 8:19 9:-8
w-+ at edge	0:-6 1:-6 2:39 3:-11 4:7 6:-6 8:-10
w-+ at from	1:-6 8:11
w-+ at in	0:14 1:-10 3:-9 4:-17 5:16 8:15
w-+ at many	0:-7 1:-8 4:-6 8:23
w-+ at move	8:11
w-+ at not	0:6 3:-12 4:19 8:-9
w-+ at of	0:10
w-+ at or	0:10
w-+ at rel	0:-8 2:36 3:-6 4:-8 8:-10
w-+ at stay	0:12
w-+ at stop	0:21 1:-6 2:-10 3:-12 4:8 8:8
w-+ at throw	0:-11 1:-25 2:38 4:11 6:-11 8:-9
w-+ at to	0:8 2:7 3:-6 4:12 8:-9
w-+ at vs	8:14
w-+ at with	1:25 4:-6 8:-10
w-+ at x	0:17 2:11 3:-9 4:-10
w-+ attack and	0:8 2:13
w-+ attack at	0:12
w-+ attack comma	1:-12 2:7 3:-12 4:6 5:22 8:-11
w-+ attack edge	0:10 1:-9 2:17 4:-7
w-+ attack obj	1:-6 2:19 3:-7 4:8
w-+ attack stop	1:-6 2:19 4:-10
w-+ attack x	0:-20 1:-12 2:35 3:-13 4:9 5:-8 8:-8
w-+ avoid U	0:10
w-+ avoid and	0:-9 1:-16 2:32 3:-20 4:-11 5:35 6:-6 8:-13 9:-6
w-+ avoid at	2:6
w-+ avoid comma	1:-8 2:23 3:9 4:-9 5:-18 6:-6 8:6
w-+ avoid edge	0:-8 2:28 3:-13 4:-9 5:16 8:-7
w-+ avoid in	3:-12 4:31 5:-13 8:-10
w-+ avoid obj	2:-6 3:26 5:-7
w-+ avoid of	2:-6 5:19
w-+ avoid reach	3:-12 4:19
w-+ avoid take	2:9
w-+ avoid the	0:20
w-+ avoid x	2:10 3:-7 4:-6 5:14 8:-6
w-+ bring U	0:7 1:-17 2:-7 3:-19 4:14 8:19
w-+ bring and	0:-6 1:20 2:-7 3:15 4:-13 8:-6
w-+ bring at	0:-8 1:-13 2:-7 3:26 4:13 6:-6 8:-6
w-+ bring but	3:6
w-+ bring comma	1:6 2:15 3:-12 4:16 5:-6 6:-6 8:-10
w-+ bring edge	0:-8 1:20 2:-19 3:-28 4:29 8:-7
w-+ bring in	1:-10 3:14 4:11 8:-7
w-+ bring not	0:10
w-+ bring of	0:16 1:-9
w-+ bring reach	2:-6 3:31 4:-19
w-+ bring stop	0:10 3:-12 4:11
w-+ bring the	0:-8 1:13 2:-10 3:-22 4:26
w-+ bring to	0:-15 1:-6 2:-11 3:60 4:-19 5:-7 6:-6 8:-9
w-+ bring with	3:12
w-+ bring x	1:23 2:-13 3:15 4:-17 8:-7
w-+ but A	1:-6 3:23 8:-6
w-+ but U	0:-11 1:-7 2:-13 3:-8 4:-10 8:33
w-+ but attack	0:-6 2:21 3:-7
w-+ but avoid	0:6
w-+ but chase	2:10
w-+ but comma	0:6 2:7 3:-12 4:-8 5:-8 8:18
w-+ but edge	1:11 2:-19 3:-8 4:-8 8:24
w-+ but in	0:6 3:-11 5:21 8:-7
w-+ but must	1:-8 2:-12 4:22
w-+ but not	1:-11 2:21 3:-7 4:10 5:-6 6:-6
w-+ but obj	3:21
w-+ but stop	0:14
w-+ but the	2:15
w-+ but to	2:13
w-+ but touch	0:-8 1:16 2:13 3:-7 5:-6
w-+ but with	2:26 3:-15
w-+ but x	0:16 1:-6 2:18 3:-18 4:-8 5:-6 8:6
w-+ by and	0:-7 3:-8 8:26
w-+ by comma	0:16
w-+ by in	0:11
w-+ by x	1:21 2:-6 3:-6 8:-9
w-+ chase but	0:6 1:-9 2:22 3:-14
w-+ chase comma	1:-11 2:30 3:-15
w-+ chase edge	0:-11 2:-19 3:42 4:-7 7:-6 8:-6
w-+ chase take	1:-13 2:26 3:-8
w-+ clean comma	1:17 2:-8
w-+ clean stop	0:8
w-+ clean x	0:9 1:-7 3:12
w-+ comma A	0:16 1:-8 2:20 4:-8 5:-6 8:-8
w-+ comma F	0:-6 2:13 3:-8 4:-9 5:-12 8:22
w-+ comma N	1:6 2:10 3:13 4:-9 5:-6 8:-9
w-+ comma O	0:-9 1:-24 2:12 3:-11 4:20 5:-15 6:-9 7:-7 8:27 9:-8
w-+ comma U	0:7 1:6 2:17 3:-7 5:-11 7:-6 9:-7
w-+ comma V	0:10
w-+ comma a	0:8 2:11
w-+ comma also	0:15
w-+ comma and	0:-18 1:-12 2:7 3:53 4:-13 7:-6 8:-11 9:-7
w-+ comma as	0:7 1:-7 2:-7 4:-8 5:18
w-+ comma at	0:6 1:-12 2:-13 3:26 4:9 5:-9 6:-9
w-+ comma attack	1:-13 2:31 3:-12 4:-9 5:12 8:-8
w-+ comma avoid	0:-13 1:-15 2:-27 3:8 4:12 5:28 6:-7 7:-6 8:-15 9:13
w-+ comma bring	1:43 2:-6 3:-25 4:-9 8:-6
w-+ comma but	0:-9 3:10 8:11
w-+ comma by	0:-6 3:18
w-+ comma chase	1:-6 2:24 3:-10
w-+ comma comma	1:-10 3:32 4:-7 6:-6
w-+ comma eat	1:-18 2:37 3:-15
w-+ comma edge	0:12 1:-13 2:-18 3:53 4:-12 5:-12 6:-7 7:-6 8:-14
w-+ comma fall	1:-16 2:39 3:-23 4:-9 5:7 7:-8 8:-7
w-+ comma fight	0:12
w-+ comma for	3:17 4:-6
w-+ comma from	1:6 2:9 4:-12 6:-7 9:-7
w-+ comma guard	1:10
w-+ comma hit	0:16 1:-6 3:14 8:-12
w-+ comma in	0:8 1:7 4:9 6:8 7:-6 8:-24 9:-7
w-+ comma is	0:14 1:-6 2:13 3:-18 4:-9 8:10
w-+ comma make	1:9 2:-6 3:22 4:-8 8:-8
w-+ comma many	0:18 5:-8 6:-6 8:-11 9:15
w-+ comma match	0:15 3:-16 4:13
w-+ comma me	0:-19 1:-7 2:37 4:-18 5:-15 6:19 7:-6 8:-16
w-+ comma move	0:-8 1:15 2:17 3:15 4:-16 6:-9 7:-6 8:-26 9:-7
w-+ comma must	2:26 3:-9 4:-9 8:-7
w-+ comma my	2:14 3:-8
w-+ comma not	0:6 1:-12 2:-13 4:14 5:17 6:-8 8:-11
w-+ comma obj	1:-14 2:8 3:25 4:-19 5:9 8:-11 9:-6
w-+ comma of	2:-17 4:-17 5:7 6:-8 7:-6 8:27 9:-7
w-+ comma or	1:-6 2:-17 3:34
w-+ comma over	0:-7 1:19 3:-18 5:14
w-+ comma push	1:-8 2:13 3:11
w-+ comma reach	0:-6 1:-15 2:-11 3:16 4:15
w-+ comma rel	1:-13 2:17 3:-9 4:13 8:-6
w-+ comma shoot	0:17 1:-15 2:14
w-+ comma stay	0:-17 1:12 3:-23 4:-15 5:43 6:-6 7:-6 8:-13 9:-6
w-+ comma steal	2:6 3:-29 8:32
w-+ comma stop	0:14 2:-13 3:15 4:-13 6:-6 7:-6
w-+ comma subj	0:-7 2:-12 3:13 4:-17 6:-8 7:-6 8:29 9:-7
w-+ comma take	1:-18 5:-9 6:-6 7:-6 8:8 9:14
w-+ comma the	0:-16 1:26 2:11 4:-19 5:-12 6:-9 7:-6 8:11 9:-7
w-+ comma throw	0:-7 1:-10 2:14 3:22 4:-16 5:-9 8:-10
w-+ comma to	1:-11 2:10 3:9 5:13 6:-7 8:-10 9:-6
w-+ comma use	0:9 1:7 2:-15 3:6 4:-6 5:9 8:-6
w-+ comma vs	1:57 2:-10 3:-20 4:-9 5:-6 6:-7 8:-10 9:-7
w-+ comma with	0:16 3:-19 5:-11 6:26 8:-15
w-+ comma word:enemy	0:14
w-+ comma word:goal	0:9
w-+ comma x	0:9 2:15 3:-12 6:-7 8:8 9:-6
w-+ cross of	0:10
w-+ cross to	4:13
w-+ eat and	0:-7 1:-6 2:-8 3:41 4:-6 5:-6 8:-6
w-+ eat comma	2:-12 3:28
w-+ eat edge	0:-8 1:18 2:-21 3:36 4:-9 5:-8 8:-6
w-+ eat obj	0:-8 1:-10 2:36 3:-16
w-+ edge A	1:38 2:-19 4:-7 6:-6 8:-8
w-+ edge F	0:-7 1:18 2:-19 3:-13 4:23 8:-6
w-+ edge H	1:9
w-+ edge N	1:30 3:-10 4:-6 8:-7
w-+ edge O	0:11 1:34 2:-18 3:-11 8:-6
w-+ edge U	1:7 2:8 4:-9 5:-7 6:-7 7:-6 8:11 9:-6
w-+ edge V	0:-7 1:32 2:-9 3:-6
w-+ edge a	0:10 1:-20 8:17
w-+ edge and	0:-12 1:-17 2:47 3:-17 8:-6
w-+ edge as	0:8 1:14 3:-6
w-+ edge at	1:50 2:-14 3:-24 4:-8 8:-11
w-+ edge attack	0:-9 1:-11 2:28 3:-7 4:13 8:-9
w-+ edge avoid	0:-9 1:19 2:16 3:-10
w-+ edge bring	0:-14 1:8 2:-9 3:40 4:-11 8:-10
w-+ edge but	0:11 1:6 2:-7
w-+ edge chase	0:-7 2:18 3:-6
w-+ edge clean	0:12
w-+ edge comma	0:39 1:-10 2:-6 3:-20 4:15 8:-9
w-+ edge cross	1:26
w-+ edge eat	0:-11 1:-14 2:22 3:30 4:-8 5:-6 6:-7 8:-9
w-+ edge edge	0:-6 1:28 2:-16
w-+ edge fall	0:-15 1:12 2:8 3:14 4:-6 6:-6 8:-11
w-+ edge fight	1:23 2:-9 6:-6
w-+ edge from	1:16 2:14 3:-14 4:20 5:-6 6:-9 8:-25
w-+ edge game	0:29 2:-7 3:-6
w-+ edge guard	1:27 2:-8
w-+ edge hit	0:-9 1:26 8:-9
w-+ edge in	0:-12 1:27 2:-6 4:-15 5:-8 6:-9 7:-6 8:20 9:-7
w-+ edge is	1:-24 2:-9 6:28
w-+ edge kind	0:-6 1:15 2:-8 3:6 4:-7 5:13 8:-11
w-+ edge make	0:-20 1:22 2:-10 3:10 4:-12 8:9
w-+ edge many	0:13
w-+ edge match	3:23 4:-8
w-+ edge meet	0:8
w-+ edge move	0:-15 1:9 2:7 3:-7 4:-11 5:-6 6:-7 8:26
w-+ edge must	3:13
w-+ edge my	0:14
w-+ edge not	0:12
w-+ edge obj	0:-12 2:-6 3:26 5:-8 6:9 8:-14 9:-6
w-+ edge of	2:12 3:8 4:-12 5:-8 6:-9 7:-6 8:16 9:-6
w-+ edge over	3:15
w-+ edge play	1:27 2:-10 3:-9 8:-7
w-+ edge push	1:21 3:-6 4:-6 8:-9
w-+ edge race	1:33 2:-11 3:-6
w-+ edge reach	1:15
w-+ edge rel	1:21 2:-20 3:12 8:-7
w-+ edge save	1:24
w-+ edge shoot	2:15
w-+ edge sneak	1:13 2:8 3:-9
w-+ edge stay	0:9 1:9 2:-10
w-+ edge steal	0:-6 1:15 3:7
w-+ edge stop	0:15 1:10 2:-7 3:-10
w-+ edge subj	1:22 2:13 3:-10 4:-6
w-+ edge take	0:-10 1:30 2:-13 3:17 4:-7 8:-8
w-+ edge the	0:6 1:7 2:-6 3:10 8:-8
w-+ edge throw	0:-9 1:19 2:-13 4:-9 5:-6 6:31 8:-12 9:-6
w-+ edge to	0:9 1:-14 2:34 3:-14 8:-11
w-+ edge use	1:16 2:-7 3:8
w-+ edge versus	1:19 2:-8
w-+ edge vs	0:25 2:10 3:-15 4:-6 8:-7
w-+ edge with	0:10 2:-12 3:13 5:-6 6:-7
w-+ edge x	0:14 1:-6 3:-9 5:-6 6:-7 8:23
w-+ fall U	0:-15 2:35 3:-12 7:-6 8:-7
w-+ fall and	1:-7 2:-9 7:22
w-+ fall comma	1:-9 2:-9 3:33 4:-8 6:-6 7:-6 8:-13
w-+ fall edge	1:-8 2:-17 3:-13 4:-7 5:13 7:26 8:-8
w-+ fall from	0:-6 1:-9 2:20 8:11
w-+ fall obj	1:-7 3:31
w-+ fall stop	3:-8 5:17 8:-6
w-+ fall subj	1:17 2:-6 3:-6
w-+ fall take	0:15 3:-6
w-+ fall to	2:-6 4:12
w-+ fall with	0:-7 1:-9 2:-6 3:41 8:-6
w-+ fall x	2:11 3:-7
w-+ fight comma	1:-6 2:15 6:8
w-+ fight edge	1:-17 2:39 3:-6
w-+ fight from	2:13
w-+ fight save	1:-8 4:10
w-+ for comma	0:17 1:-8 2:-6 3:-7 4:14
w-+ for rel	0:12
w-+ for stop	0:10
w-+ for x	0:13
w-+ from A	1:17 8:-8
w-+ from O	0:-21 1:-8 2:23 3:-25 4:-11 5:19 8:10
w-+ from U	0:12 4:-7 5:-7 8:13
w-+ from and	0:-19 1:-14 2:-20 3:32 4:-19 5:-15 6:-7 8:21 9:13
w-+ from at	0:12
w-+ from avoid	1:-8 2:20
w-+ from bring	0:-8 4:21 8:-7
w-+ from but	0:-7 1:-7 2:-11 4:-16 5:-18 6:-6 8:46
w-+ from comma	0:9 1:-16 2:7 3:-9 4:10 5:-6 6:-7 8:15 9:-6
w-+ from edge	1:-9 2:29 3:8 5:7 6:-6 8:-14
w-+ from fall	3:8 8:14
w-+ from from	2:-7 3:18 4:-10 5:-7
w-+ from guard	1:-6 2:8 4:10
w-+ from hit	0:-13 2:-6 3:32 6:-13
w-+ from in	0:-10 1:-7 2:-7 3:-10 5:-11 6:-6 8:39
w-+ from move	0:17 1:18 2:-12 3:-13 4:-7
w-+ from not	0:10
w-+ from obj	0:-7 1:-6 2:7 3:10 4:11 8:-6
w-+ from of	0:-8 1:-9 2:-11 4:25 5:-11 6:-8 8:8
w-+ from rel	0:7 1:8
w-+ from stay	3:10
w-+ from steal	3:19
w-+ from stop	0:20 1:-11 3:-20 4:13 5:-8 6:9 8:-8
w-+ from take	4:-6 8:14
w-+ from the	0:-6 1:-8 2:-8 3:-26 4:-11 8:46
w-+ from throw	0:-7 3:12 4:-7 5:29 6:-29 8:-6
w-+ from to	1:14 2:-14 3:-24 4:-19 5:-13 6:-6 8:43
w-+ from vs	0:-6 2:-18 6:27
w-+ from with	0:16 2:8 4:-7 8:-10
w-+ from x	1:-8 2:31 3:-7 4:-14 5:7 6:-8
w-+ game U	0:20 3:-6
w-+ game comma	0:11
w-+ game x	0:13
w-+ guard at	4:-15 5:26
w-+ guard edge	0:12 8:-6
w-+ guard from	1:-6 2:-10 3:-16 4:48 6:-7 8:-13
w-+ hit U	0:6 3:8
w-+ hit comma	1:-10 2:40 3:-34 4:-7 5:-7 6:-6 8:13
w-+ hit edge	2:-31 3:40
w-+ hit with	3:20
w-+ hit x	1:19 2:-7 3:-10
w-+ if comma	0:13
w-+ if guard	1:9
w-+ if make	0:9
w-+ if move	0:10 1:-14 4:14
w-+ if take	1:12
w-+ if x	1:-9 3:31 4:-7 8:-9
w-+ in A	0:11
w-+ in N	0:10 4:-16 8:17
w-+ in O	4:-6 8:10
w-+ in U	0:20 1:12 2:-9 3:-15 4:10 5:-9
w-+ in V	1:10
w-+ in a	0:12
w-+ in and	2:-15 3:-8 5:16 6:-7 7:-6 8:21 9:-7
w-+ in at	0:8 2:11 3:-7 4:-7 5:15 8:-15
w-+ in avoid	0:13
w-+ in bring	0:-7 3:6 4:15
w-+ in but	0:-24 1:-8 2:-19 3:20 4:22 5:-8 6:-7 8:6
w-+ in comma	0:7 2:-6 6:-7 7:-6 8:15 9:-6
w-+ in edge	0:7 1:-7 2:16 3:-12 4:-17 6:-7 7:-7 8:27 9:-6
w-+ in from	3:-11 4:15 5:-8 8:6
w-+ in in	1:20 2:-6 3:-11 4:-21 5:26 8:-12
w-+ in is	1:26 2:-6 3:-15 4:9 8:-12
w-+ in many	0:10
w-+ in match	0:-11 3:20 4:7 5:-6 8:-8
w-+ in meet	0:-7 8:18
w-+ in move	0:17 1:-6 3:-7 4:-7 8:6
w-+ in not	0:-19 1:9 2:-11 3:-19 4:-18 5:11 6:-6 8:32 9:-6
w-+ in obj	2:-6 3:12 4:7
w-+ in of	0:11 1:-10 2:-12 3:-16 4:11 5:13
w-+ in over	0:-7 3:-8 4:17 5:-10 8:12
w-+ in reach	0:-7 1:-10 3:-9 4:25
w-+ in rel	0:-7 1:-20 2:-9 3:-10 4:17 6:-6 8:-14 9:28
w-+ in shoot	8:16 9:-6
w-+ in sneak	0:-8 2:15 3:-7 4:9 5:-11 8:7
w-+ in stay	0:15
w-+ in stop	0:-10 1:-12 2:-12 3:-23 6:-8 7:16 8:41 9:-6
w-+ in take	1:-14 2:-10 4:12 5:-9 8:21 9:-6
w-+ in the	1:-6 3:-20 5:22
w-+ in throw	0:-7 1:-6 2:-6 3:-6 4:-8 5:-6 6:19 8:-21 9:25
w-+ in to	0:-6 3:-9 5:27 8:-12
w-+ in vs	0:14
w-+ in with	1:6 2:-12 3:-14 5:29 6:-11 9:-6
w-+ in x	0:20 2:-7 4:7 5:-13 6:-8 8:10
w-+ is and	1:-13 2:-6 4:-8 5:-6 6:-6 8:-6 9:34
w-+ is comma	0:6 1:9 3:-7 6:11 7:-7 8:-10 9:-9
w-+ is edge	1:-23 2:27 3:6 6:-8 7:10 8:-9 9:-8
w-+ is rel	0:13
w-+ is stop	0:6 2:-15 3:9 4:-6 5:18
w-+ is vs	1:19 2:-8
w-+ is with	2:13 3:11
w-+ is x	1:-21 2:33 3:-8 4:-11 5:-8 7:-6 8:-9 9:14
w-+ kind U	0:12
w-+ kind and	0:8 1:6
w-+ kind but	2:-15 3:23
w-+ kind comma	0:27 1:-8 3:-9
w-+ kind edge	0:-15 1:28 2:-16 3:-12 4:-6 5:-6 8:23
w-+ kind if	0:8
w-+ kind in	0:8
w-+ kind subj	0:-12 3:21
w-+ kind with	1:-19 2:23
w-+ kind x	0:26 1:-10
w-+ love and	0:8
w-+ love comma	1:21 2:-6 3:-7
w-+ love stop	1:15 3:-6
w-+ make U	3:10
w-+ make and	3:31 6:-6
w-+ make at	0:-9 1:22 2:-9 3:11 4:-7 6:-6
w-+ make comma	0:7 1:-12 2:-7 3:20 4:11 8:-12
w-+ make edge	0:-12 1:-11 2:-11 3:30 4:-19 8:16
w-+ make subj	2:-6 3:-9 4:19
w-+ make take	2:13 3:-12
w-+ make x	0:-8 1:-6 3:27 4:-7
w-+ many A	0:6 1:11 3:11 4:-8 5:-6 8:-6
w-+ many O	3:13
w-+ many U	1:-10 2:16 3:6 4:7 5:-8 6:-7 8:-11
w-+ many a	0:7 2:17 3:-12
w-+ many and	0:8 1:9 2:-15 3:27 6:-7 8:-14
w-+ many at	1:-13 2:-11 3:17 5:-6 6:19 8:-8
w-+ many attack	2:11
w-+ many bring	1:-15 2:-8 3:-9 4:28
w-+ many but	0:-7 1:-7 2:-14 3:30 4:10 8:-12
w-+ many chase	1:-13 2:22
w-+ many comma	0:14 1:-10 2:7 4:8 5:-8
w-+ many edge	0:17 1:-15 3:24 4:-6 5:-10 6:8 7:-8 8:-10
w-+ many fall	0:6 2:6
w-+ many fight	0:6 1:15 2:-12
w-+ many from	0:15 2:12 3:9 4:-9 5:-8 8:-10
w-+ many hit	1:23 2:-15 3:-8
w-+ many if	3:13
w-+ many in	0:7 1:7 3:23 5:-8 6:-8 8:-15
w-+ many is	1:-17 2:-11 3:16 4:19 8:-7
w-+ many make	1:7 2:-6 3:-13 4:14
w-+ many many	0:16 1:16 3:-14
w-+ many match	0:10 3:-7
w-+ many move	1:-7 2:16 4:12 5:-6 8:-14
w-+ many must	1:20 2:6 3:-7 4:-8
w-+ many not	2:-6 3:18 5:-7
w-+ many of	0:15 1:-18 3:24 4:-7 8:-6
w-+ many rel	0:-10 1:-7 2:12 3:-10 4:-8 5:26 8:-11
w-+ many stop	0:7 1:-14 2:21 4:20 5:-15 6:-7 7:-6 8:-17
w-+ many take	0:17 1:-14 3:24 4:-12 5:-7 8:-8
w-+ many the	3:7 4:-11 5:18 8:-9
w-+ many to	1:-7 3:30 4:-12 5:-8 6:9 8:-10
w-+ many use	1:-6 3:17
w-+ many vs	1:21 2:-15 3:-14 9:16
w-+ many with	0:26
w-+ many word:enemy	0:11
w-+ many x	0:17 1:-15 2:-6 3:10 5:7 8:-10
w-+ many you	0:17 3:-7
w-+ match F	3:16
w-+ match U	0:-9 1:-10 2:-8 3:7 4:25 8:-6
w-+ match at	0:-6 3:23
w-+ match comma	0:6 3:-13 4:15 8:-6
w-+ match edge	0:6 1:22 2:-7 3:-16
w-+ match in	3:18
w-+ match obj	3:11
w-+ match x	0:12
w-+ me and	0:-11 1:-6 2:-10 3:27 4:-9 5:-6 8:11
w-+ me comma	0:25 1:-6
w-+ me edge	0:6 6:14
w-+ me stop	3:19
w-+ me the	0:9
w-+ me x	0:17 2:-9
w-+ meet at	1:-7 7:13
w-+ meet comma	0:-9 1:-9 2:-6 3:13 7:11
w-+ meet x	0:9
w-+ move O	1:29 2:-6 3:-12 8:-12
w-+ move U	0:-8 1:-6 2:18 3:-6 4:16 8:-14
w-+ move and	0:-10 1:-10 2:-14 4:8 5:15 6:-7 8:14 9:-8
w-+ move at	2:12
w-+ move avoid	3:-12 5:24
w-+ move comma	1:25 2:-14 4:-10 5:7 8:-23 9:-8
w-+ move edge	0:-8 1:41 2:16 3:-22 4:-13 6:-7 7:-6 8:-13 9:-6
w-+ move from	1:10 2:-6 3:-10 8:10
w-+ move in	1:-15 2:-10 3:-16 4:-6 5:22 8:-11 9:22
w-+ move many	0:-15 1:-9 2:28 3:12 4:-8 5:-9 8:-11
w-+ move obj	1:-7 2:21 4:18 5:-8 6:-6 8:-12
w-+ move of	0:-10 1:-16 2:-10 3:44 4:-8 5:-9 6:-10 8:-21 9:14
w-+ move over	5:13
w-+ move stop	0:21
w-+ move the	0:14
w-+ move with	1:-17 2:-6 4:-6 5:-7 6:13 8:17
w-+ move x	0:-10 1:31 2:-10 3:-19 4:-6 5:20 6:-9 8:-14
w-+ must comma	0:-6 1:-7 2:7 3:13
w-+ must edge	0:18 3:-7
w-+ must in	0:12
w-+ must rel	1:11 2:-8
w-+ must x	0:16 3:-7
w-+ my O	1:17 3:-7
w-+ my and	1:-14 2:13 3:-8 4:18 8:-9
w-+ my comma	0:9 1:18 3:-21 4:20 5:-6 6:-8 8:-15
w-+ my edge	0:-17 1:-16 2:23 3:29 5:-7 6:-8 7:-6 8:-9
w-+ my from	0:13
w-+ my in	0:-10 1:6 2:25 3:-9 5:-6 8:-8
w-+ my is	1:10 2:-6
w-+ my move	0:7 1:15 2:-8
w-+ my must	1:8 2:-6 3:-11 4:14
w-+ my over	0:6 1:6
w-+ my rel	0:-8 2:24 3:-10
w-+ my steal	1:-13 2:16
w-+ my stop	0:6 1:8 3:-7
w-+ my with	0:7
w-+ my x	0:22 1:-8 2:15 3:-9 4:-8
w-+ not with	0:-9 1:-7 3:27
w-+ obj from	0:-8 3:-17 4:-7 6:-6 8:36
w-+ obj of	4:-6 8:16
w-+ obj reach	4:22 8:-7
w-+ obj subj	1:18 2:-13 3:-6 4:-6 6:14
w-+ obj to	0:-8 1:-6 2:7 3:-8 4:24 8:-7
w-+ obj with	0:-17 1:8 2:-10 3:26 4:6 5:-7 8:-18
w-+ obj x	0:23 3:-6
w-+ of N	0:12
w-+ of U	0:6 1:-11 3:26 8:-13
w-+ of and	0:11 2:-9 3:-19 4:16 6:-8 8:-12 9:13
w-+ of as	0:-8 1:-13 2:-7 4:-7 5:-7 6:42 8:-23
w-+ of at	1:-6 8:18
w-+ of bring	3:16 4:-6
w-+ of but	3:18
w-+ of comma	0:14 1:11 3:-12 4:-15 6:-14 7:-6 8:11
w-+ of edge	1:13 2:-13 3:-9 5:-10 6:23 7:-7 9:-7
w-+ of fall	0:-12 3:30 8:-10
w-+ of from	1:15 3:-11 8:7
w-+ of in	2:-13 4:-6 6:8 7:-6 8:19 9:-9
w-+ of not	3:-6 5:11
w-+ of obj	1:-9 2:-11 3:18 4:-13 5:-8 6:-6 8:-13 9:23
w-+ of of	1:-8 2:-8 4:11 8:13
w-+ of or	0:11
w-+ of play	0:-9 1:23
w-+ of rel	0:8 1:16 2:-6 3:-14 4:-6 8:-8 9:11
w-+ of stop	0:-11 1:-15 2:-15 3:-20 4:7 5:14 6:11 7:9 8:10 9:-9
w-+ of subj	0:-11 1:-19 2:-10 3:16 4:-7 8:-10 9:29
w-+ of the	0:-10 1:-11 3:-12 4:14 6:20
w-+ of to	0:11 2:-9 3:-11 4:10 5:-7 8:11
w-+ of vs	0:14 1:7 3:-7
w-+ of with	0:-12 2:-10 3:34 4:-17 5:-11 8:15 9:-6
w-+ of x	1:11 2:15 3:-19 4:-13 5:-11 7:-7
w-+ or and	0:6
w-+ or comma	0:15
w-+ or stop	3:10
w-+ or x	0:-29 1:-9 2:24 3:28 4:-10 5:-7 7:-6 8:-10
w-+ over and	1:15 2:-8 3:-23 4:-9 5:39 6:-6 8:-7
w-+ over comma	0:-13 1:-6 2:-9 3:-15 4:-13 5:39 6:-6 8:8
w-+ over edge	1:-6 2:10 3:-12 4:-9 5:33 8:-18
w-+ over in	5:6
w-+ over move	0:-14 1:-8 3:-7 4:25 5:10 8:-13
w-+ over obj	3:17
w-+ over x	0:-9 3:21 4:-7 5:11 8:-10
w-+ play A	1:9
w-+ play U	0:-7 1:12 2:15 3:-9 8:-6
w-+ play V	1:7
w-+ play and	1:30 3:-7 8:-6
w-+ play at	0:-12 1:22
w-+ play avoid	1:18 3:-9
w-+ play comma	1:28 2:-6 4:-8 5:-7 6:-6 8:-7
w-+ play eat	1:8
w-+ play edge	1:22 2:-8
w-+ play for	0:6
w-+ play from	0:10 1:-6
w-+ play in	0:-7 1:14 2:-7 3:-7 4:-8 8:19
w-+ play match	0:6
w-+ play move	1:20
w-+ play obj	1:-8 3:24 4:-6
w-+ play of	0:33 1:-10
w-+ play rel	1:18
w-+ play stop	0:7 1:19 3:-7 8:-9
w-+ play take	0:6
w-+ play the	1:20 2:-6
w-+ play with	1:27 2:-9 3:-6
w-+ play x	0:15 1:-21 2:-7 3:-20 5:30
w-+ push O	1:-9 2:18 3:-7
w-+ push at	0:7 1:-6 3:28 4:-7 8:-7
w-+ push comma	1:-6 3:-11 8:18
w-+ push edge	1:23 4:-7 8:-7
w-+ push in	3:11
w-+ push of	3:11
w-+ push reach	1:-6 3:32 5:-7 8:-10
w-+ race comma	0:-6 1:20
w-+ race edge	1:17 3:-6
w-+ race in	0:-8 2:21 3:-6
w-+ reach O	4:12
w-+ reach but	4:21 8:-12
w-+ reach comma	2:-8 3:-11 4:30 8:-10
w-+ reach edge	0:-10 2:6 3:-18 4:42 5:-7 6:-6 8:-11
w-+ reach in	0:22 4:-13
w-+ reach of	0:7 4:11
w-+ reach stop	0:-6 1:-9 2:-17 3:-11 4:46 5:-6 8:-9
w-+ reach subj	1:-8 4:19
w-+ reach the	0:-7 2:6 3:17 4:-10
w-+ rel comma	0:22
w-+ rel in	3:-7 4:-7 8:22
w-+ rel move	0:9 1:-6 2:-7 4:13
w-+ rel stop	0:-15 3:28 8:-6
w-+ rel the	2:14
w-+ rel x	0:27 3:-8
w-+ save edge	0:-8 1:-11 2:-19 3:18 4:25 7:-6 8:-6
w-+ save from	0:8 1:-8 2:-7 4:6
w-+ save of	3:-7 4:14
w-+ save x	0:15
w-+ shoot at	0:-12 1:-12 2:-16 3:-15 4:-9 5:-6 6:68 8:-8 9:-6
w-+ shoot comma	0:10 3:-10 6:17
w-+ shoot edge	1:14 2:12 6:-22
w-+ shoot in	3:-6 6:23
w-+ shoot many	0:-10 3:-8 6:24
w-+ shoot to	6:10
w-+ shoot vs	6:10
w-+ sneak U	0:-6 1:-7 2:-10 4:-6 5:28
w-+ sneak and	2:15
w-+ sneak edge	2:16
w-+ sneak x	0:-10 2:-10 4:25 8:-7
w-+ stay U	0:12
w-+ stay comma	2:24 3:-9 4:-6 8:-8
w-+ stay edge	0:-13 1:-6 3:-15 4:40 7:-6 8:-11
w-+ stay stop	2:-22 7:31
w-+ stay x	2:-7 3:-6 8:23
w-+ steal and	3:12
w-+ steal at	1:-8 2:-6 3:19
w-+ steal comma	0:16 2:11 4:-6
w-+ steal edge	1:-6 2:-26 3:43 4:-7
w-+ steal from	2:-6 3:29 4:-6
w-+ steal in	0:12
w-+ steal obj	2:23 3:-11
w-+ steal sneak	2:-11 3:23
w-+ stop A	1:-19 2:26 3:-6
w-+ stop N	1:12 2:-6
w-+ stop U	0:19 1:-7 3:-15 8:14
w-+ stop and	0:-15 1:-15 2:13 4:-16 5:11 6:-7 8:22
w-+ stop at	0:15 1:16 2:-6 3:-14
w-+ stop bring	2:-8 3:21
w-+ stop comma	0:13 1:-18 2:7 3:12 4:-10 5:6 6:-6 8:-6
w-+ stop fall	0:-13 1:-9 2:-12 3:20 4:-10 5:-9 6:17
w-+ stop from	1:-6 2:-7 3:39 4:-7 5:-6 8:-22
w-+ stop in	0:-19 1:18 2:-21 4:-13 5:9 6:-11 7:-7 8:28 9:-8
w-+ stop is	0:-9 2:20 3:-10 5:11 8:-6
w-+ stop kind	1:-10 2:20
w-+ stop many	0:9 1:18 2:-6 3:-10 8:-7
w-+ stop match	0:10
w-+ stop me	0:-7 2:-7 3:-7 8:22
w-+ stop move	1:9 2:-9 3:15 8:-6
w-+ stop must	0:-6 1:7 2:-9 3:-15 4:-7 6:30 8:-12
w-+ stop not	0:18
w-+ stop obj	2:17
w-+ stop of	0:-11 1:-21 2:11 3:12 4:-11 6:-8 8:14
w-+ stop play	0:12
w-+ stop push	2:17 3:-12
w-+ stop stop	1:-6 2:-8 3:-13 4:-7 8:26
w-+ stop subj	0:8 2:6 3:-23 4:10 5:8 6:-6 7:-6 9:-7
w-+ stop take	0:-11 1:-9 2:-7 4:20 8:10
w-+ stop the	0:8 1:-11 2:19 3:-10
w-+ stop to	0:6 1:-7 2:19 3:-10 4:-18 5:12
w-+ stop touch	0:-19 1:-17 2:21 3:-10 4:-6 5:-9 8:25
w-+ stop vs	0:-9 1:29 3:-10 8:-7
w-+ stop with	0:12 1:-9 3:-6 6:16 8:-6
w-+ stop x	1:8 3:-10 4:-10 5:19 6:-8 7:-6 8:6 9:-6
w-+ subj U	8:11
w-+ subj and	1:-9 2:24
w-+ subj comma	0:8 2:-14 3:-10 6:20
w-+ subj edge	0:16 2:-11 3:-10 4:-6 7:19 8:-6
w-+ subj from	0:-11 1:-8 2:14 3:-17 4:-10 5:-11 6:-7 8:36
w-+ subj in	5:27 8:-22
w-+ subj is	0:8
w-+ subj move	0:16
w-+ subj obj	0:-11 1:-8 2:-15 3:34 4:12 7:-6 9:-8
w-+ subj of	0:-10 1:29 2:13 3:-10 4:-6 5:-6 8:-14
w-+ subj stop	3:14
w-+ subj to	1:-10 2:32 3:-13 4:-15 5:-6 6:-6 8:17
w-+ subj with	6:17
w-+ subj x	0:10 2:10 6:6 8:-6
w-+ take A	2:-7 3:-30 4:15 6:28
w-+ take U	0:-15 1:17 2:-22 3:31 4:-10 8:-7
w-+ take and	2:-9 3:36 4:-9
w-+ take at	0:-7 1:-6 3:19 4:11 6:-7 8:-7
w-+ take avoid	1:-20 2:27 3:7 4:-7
w-+ take but	1:-6 2:-10 3:39 4:-9 8:-7
w-+ take chase	2:-10 4:24
w-+ take comma	0:-8 2:-13 3:43 4:6 5:-6 6:-6 8:-11
w-+ take edge	0:-13 1:9 2:-16 3:50 4:-7 5:-9 6:-8
w-+ take for	2:-9 3:-10 5:23
w-+ take from	0:16 1:-9 4:9 8:-9
w-+ take in	1:6 2:-10 3:15 4:8 5:-9 8:-11
w-+ take many	3:14
w-+ take obj	0:6 2:14 3:-6
w-+ take of	3:17
w-+ take rel	2:-7 3:-20 8:32
w-+ take stop	0:7 3:7
w-+ take subj	1:-12 2:9 3:10
w-+ take take	3:7
w-+ take to	1:-12 2:-6 3:-7 4:26
w-+ take with	0:-7 1:-15 2:-11 3:29 4:-11 5:-7 6:20 8:-10
w-+ take x	0:-6 1:15 2:-15 3:-14 4:8 5:-7 6:-6 8:19
w-+ the A	0:22 2:-7
w-+ the N	0:6
w-+ the O	0:33 1:-7 2:-6 4:-10
w-+ the U	0:9 1:-18 2:-6 3:22 4:-14 5:17 8:-15
w-+ the a	0:-13 1:27 2:-7 4:-7 5:-6
w-+ the and	0:-6 1:6 2:6 3:-10 7:-7 8:12 9:-8
w-+ the at	0:-7 1:-12 3:27 5:-11 6:-11 7:-8 8:21 9:-9
w-+ the attack	1:-6 2:15
w-+ the avoid	0:-8 2:-10 3:16 6:-6 7:-6 8:9 9:-9
w-+ the bring	0:-8 1:33 2:-8 3:-22 4:15 8:-9
w-+ the but	1:-14 2:-6 3:9 4:17 5:-9 6:12 7:-6 9:-6
w-+ the by	0:8 1:-8 4:11
w-+ the chase	1:11 2:7 3:-12 4:-8 5:-6 6:-6 8:12
w-+ the clean	0:-8 1:-8 2:-6 3:18 4:13 8:-8
w-+ the comma	0:6 1:-7 3:13 4:12 5:-6 6:-6 7:-6 9:-6
w-+ the eat	0:-11 1:18 3:-6 4:17 5:-10 8:-7
w-+ the edge	0:-7 2:8 4:8 6:-10 8:17 9:-6
w-+ the fall	1:-6 2:10 4:-9 7:14 8:-8
w-+ the for	0:-8 1:15 2:-6 3:15 5:-6 8:-12
w-+ the from	1:-14 4:21 7:-6 8:7 9:-8
w-+ the guard	1:6 2:9 4:-6
w-+ the hit	0:11 1:-7 2:16 3:-6 8:-6
w-+ the in	1:-22 2:10 3:19 5:11 7:-7 9:-8
w-+ the is	0:23 1:-6 2:-10 3:-22 4:33 5:-8 6:-7 7:7 8:-16 9:-6
w-+ the kind	3:21
w-+ the many	1:-20 2:11 3:-16 4:12 5:-6 8:17
w-+ the match	0:-6 1:21 2:24 3:-23 4:-12 8:-9
w-+ the me	0:-19 1:9 2:37 3:-24 5:-11 6:-10 7:-7 8:10 9:-7
w-+ the move	1:6 3:10 5:-8 6:-7 8:-7 9:-6
w-+ the must	0:13 1:17 3:-8 4:9 5:-9 6:-7 8:-11
w-+ the not	0:-9 1:15 2:-33 4:13 5:15 6:-11 7:-8 9:-7
w-+ the of	1:-24 3:15 4:11 5:13 6:-8 7:-6 9:-6
w-+ the or	0:10
w-+ the over	1:11
w-+ the play	0:10 1:-6 3:-6 8:11
w-+ the push	0:-8 2:-15 3:18 4:14 5:-6 8:-10
w-+ the reach	1:23 2:8 3:-24 4:-15 5:10 6:-7 8:7
w-+ the rel	0:-11 2:-9 3:18 4:17 5:-10 6:-7 7:-6
w-+ the save	0:-9 1:28
w-+ the sneak	0:-6 1:-10 2:23 3:-12 4:18 8:-12
w-+ the stay	0:9 4:8
w-+ the steal	0:-6 1:11 2:13 3:-9 4:-6
w-+ the stop	2:-10 3:8 4:13 5:11 6:-8 7:-7 9:-7
w-+ the take	1:-13 3:32 5:-7 6:-6 7:-6 8:-10 9:-7
w-+ the the	2:18 3:-22 5:-9 6:-6 7:-6 8:19 9:-6
w-+ the throw	1:6 2:-15 3:15 4:-11 5:-6 8:9
w-+ the to	1:12 2:-18 3:8 6:-8
w-+ the use	1:-27 2:30 4:-8 5:7 8:-14
w-+ the vs	0:-6 1:20 2:-10 3:-22 4:41 5:-6 6:-11 8:-20 9:-7
w-+ the with	1:-19 2:13 3:-24 4:23 5:-8 6:-8 8:19 9:-6
w-+ the x	2:7 3:-6 4:20 6:-9 8:6 9:-8
w-+ the you	0:-7 2:-16 3:14 4:7 5:19 6:-9 8:-14
w-+ throw and	3:19 6:-13 8:-6
w-+ throw at	0:-7 3:-22 4:-7 5:-6 6:61 8:-6
w-+ throw comma	1:-10 2:-15 3:16 4:-6 5:-6 6:16
w-+ throw edge	0:-14 1:26 2:-6 3:-23 4:-10 5:10 6:14 8:-6
w-+ throw in	1:-7 2:-6 3:-16 4:-8 5:-6 6:42 8:-9
w-+ throw obj	1:-6 2:16 4:6
w-+ throw of	3:-9 6:10
w-+ throw reach	3:-9 6:17
w-+ throw to	0:-12 1:-6 2:-6 3:-19 4:-6 6:49 8:-7
w-+ throw with	1:-14 2:27 6:-17
w-+ throw x	6:7
w-+ to A	4:19 8:-7
w-+ to F	4:13
w-+ to N	4:21 8:-9
w-+ to U	0:7 4:-13 8:13
w-+ to and	0:6 1:13 2:-10 3:-6 4:-18 8:19
w-+ to at	0:18 4:-6
w-+ to bring	3:19 4:-8
w-+ to but	0:-10 2:-9 3:-14 4:44 8:-14
w-+ to comma	0:-10 1:9 2:-14 3:12 4:36 5:-8 6:-7 7:-6 8:-21 9:-6
w-+ to edge	0:-10 1:-11 2:6 3:-11 4:48 5:-13 6:-7 7:-6 8:-15
w-+ to in	1:-7 3:-14 4:-10 8:32
w-+ to not	0:11
w-+ to obj	2:-9 3:-18 4:-13 6:40
w-+ to rel	0:-16 1:-7 2:-7 3:-15 4:26 8:14
w-+ to stop	0:6 1:-8 2:9 4:6 8:-13
w-+ to subj	0:14 1:-8 2:10 3:-6
w-+ to throw	3:-10 4:-7 6:20
w-+ to with	1:-6 2:13 4:-10 6:-7 8:16
w-+ to x	0:25 2:-6 3:-7 4:-10 8:8
w-+ touch comma	0:-12 2:-10 3:-13 4:-8 5:36
w-+ touch edge	0:11
w-+ touch with	0:9
w-+ touch x	0:-13 2:11 3:-14 4:16 5:13 6:-6 8:-15
w-+ use comma	1:-10 3:39 4:-10 5:-7 6:-12 8:-12
w-+ use in	0:10
w-+ use not	0:-7 2:21 3:-8
w-+ use stop	2:11 3:-6
w-+ use x	1:9 2:-14 3:11 4:-10 5:-6 6:16 8:-9
w-+ versus of	2:17
w-+ victim edge	2:13
w-+ vs and	2:17
w-+ vs comma	0:12 1:-8 2:14
w-+ vs edge	2:41 3:-9 8:-6
w-+ vs with	1:-6 2:20
w-+ with N	1:-7 3:-13 5:29 8:-8
w-+ with U	0:6 1:20 2:-10 3:-21 4:-9 5:-7 6:22 8:-11
w-+ with and	0:-9 2:8 3:21 4:-10 5:9 6:-14 7:-7 8:-7 9:-8
w-+ with as	3:10 6:-6
w-+ with at	1:-12 2:-12 3:-15 5:-12 6:13 8:17 9:13
w-+ with but	0:-8 1:-11 3:16 4:-8 5:-8 6:17
w-+ with comma	0:7 1:-6 2:-6 3:23 5:9 8:-12 9:-6
w-+ with edge	0:-7 1:21 2:-8 3:8 4:-8 6:12 7:-7 9:-6
w-+ with fall	0:8 2:-7 3:-8 8:18
w-+ with fight	0:-12 1:-10 2:-11 3:-7 6:38
w-+ with from	0:-12 1:-10 2:-6 3:20 4:-7 5:-6 6:-8 8:18
w-+ with in	0:7 2:-13 3:8 4:-8 5:-8 8:18
w-+ with many	0:10 1:-8 3:-8 8:14
w-+ with move	0:-8 1:-17 2:-12 3:-15 8:38
w-+ with not	0:-6 1:-8 6:22
w-+ with obj	1:-12 2:-6 3:29 4:-10 5:-11 6:13 8:-14 9:-6
w-+ with of	0:21 2:16 3:-13 4:-6 8:-9
w-+ with rel	0:-10 1:-23 2:38 4:-12 5:15 6:-9 8:-15
w-+ with shoot	6:14 8:-6
w-+ with stop	0:11 1:24 2:-9 4:-6 5:-7 6:-8 8:-9
w-+ with take	1:21 3:-21
w-+ with throw	1:16 2:-12 3:-8 6:14
w-+ with to	0:-8 2:8 3:-12 4:-7 5:26 8:-12
w-+ with vs	0:-13 1:23 2:-12 3:-16 4:-10 5:-8 6:30 8:-10
w-+ with x	1:18 2:-11 3:11 4:-10 5:-9 6:-10
w-+ word:enemy comma	0:-7 1:-17 2:40 3:-7
w-+ word:enemy x	2:20 3:-7
w-+ word:hero game	0:6
w-+ word:obstacle edge	0:-7 2:17 3:-17 5:17
w-+ x A	0:8 2:17 3:-9 8:-7
w-+ x F	0:7 2:17 3:-11
w-+ x H	3:22 4:-6 6:-7
w-+ x N	0:15 1:-7 3:9
w-+ x O	1:6 2:17 3:-10 4:-9 5:8 6:-7 8:-9
w-+ x U	1:11 2:-6 3:20 4:-7 5:-9 7:-6 9:-7
w-+ x a	0:29 1:-9 4:-8
w-+ x and	1:10 2:-12 3:-18 4:-6 5:6 8:25
w-+ x as	1:6 2:-8 3:7 8:10
w-+ x at	2:-12 3:7 5:-8 6:-9 7:9 8:9 9:-7
w-+ x attack	1:-6 2:24 3:-12 6:-6
w-+ x avoid	0:8 1:-6 3:-10 4:12 5:10 8:-12
w-+ x bring	1:-17 2:-7 3:19 5:16 8:-12
w-+ x but	0:18 1:-14 2:-12 3:13 5:-7 6:-6 8:6
w-+ x chase	0:8 1:14 3:-9 8:-7
w-+ x clean	0:7
w-+ x comma	0:11 3:9 5:-6
w-+ x cross	0:-9 2:-9 3:-6 4:14 5:11
w-+ x edge	0:13 2:-14 3:-14 4:16 5:-9 7:17 8:-6 9:-6
w-+ x fall	2:-13 4:14 5:20 6:-6 7:-6 8:-20
w-+ x fight	0:7 2:-8 4:-6 6:-9 8:19
w-+ x from	0:-13 1:-15 2:-10 5:-9 6:-8 7:-7 8:10 9:35
w-+ x game	0:9 1:13 3:-8
w-+ x guard	1:36 2:-20 3:-7 4:-6
w-+ x hit	0:12
w-+ x in	1:-13 2:-19 3:26 5:-10 6:11
w-+ x is	0:19 1:8 3:-9
w-+ x kind	0:15
w-+ x love	0:9
w-+ x make	1:-13 4:20 8:-11
w-+ x many	0:16 3:-15 4:17 8:-11
w-+ x match	3:25 8:-7
w-+ x me	1:-8 2:23 8:-6
w-+ x meet	0:8
w-+ x move	1:22 2:16 3:-35 4:13 5:-8 6:-8 7:-6 8:-8 9:-7
w-+ x must	1:-13 2:8 3:-8 4:6 5:-6 6:-7 8:17
w-+ x not	0:25 2:11 3:-12 4:-7 5:-6 8:-6
w-+ x obj	1:-11 2:23 3:19 4:-13 5:-8 6:-10 9:-6
w-+ x of	0:11 1:13 2:-13 5:-10 6:-6 8:7 9:-6
w-+ x or	0:-15 1:-11 2:19 4:-12 5:28 6:-6 8:-18
w-+ x over	1:-8 3:-13 5:14 8:13
w-+ x play	1:-29 2:33 3:-7
w-+ x push	0:12
w-+ x reach	2:-10 3:-9 4:26 5:-8 6:-6
w-+ x rel	1:-11 2:7 4:-8 6:-7 7:25 8:-9
w-+ x sneak	0:-10 1:-21 2:31 3:17 4:-10 8:-7
w-+ x stay	0:15 1:-8 2:7 3:19 4:-10 5:-10 8:-12
w-+ x steal	0:-6 2:16
w-+ x stop	0:9 1:-7 8:13 9:-6
w-+ x subj	0:-11 1:-20 2:27 3:33 4:-17 5:9 6:-9 7:-8 8:-10 9:-9
w-+ x take	0:-6 3:13 5:-15 6:-7 7:-6 8:8 9:-6
w-+ x the	0:14 3:11 4:-6 8:-6
w-+ x throw	0:-20 1:-29 2:22 3:19 4:-11 5:-7 7:-6 8:16 9:-13
w-+ x to	1:-6 2:19 3:6 4:7 5:-13 6:-14 7:-7 9:-7
w-+ x touch	2:-9 3:-10 5:-8 6:29 8:-9
w-+ x use	0:18 3:-6
w-+ x vs	1:19 2:-10 3:-8
w-+ x with	2:15 3:-18 4:35 5:-10 6:-11 7:-7 8:-21 9:-7
w-+ x x	0:7 4:-13 8:12 9:-6
w-+ x you	0:8 1:11 3:-6
w-+ you A	0:-10 1:10 3:16 8:-6
w-+ you a	0:7
w-+ you comma	0:8 3:8
w-+ you edge	0:14 1:-6 2:8 3:-6
w-+ you from	0:9
w-+ you in	3:-14 4:29 5:-8 8:-12
w-+ you many	0:15
w-+ you the	0:18
w-+ you x	0:27 2:-6 3:-11 4:-7 5:10 8:-6
w-+ you you	0:7
w-1 A	0:11 1:-9 6:-8 7:-6 9:6
w-1 A A	0:-10 1:-10 2:19 4:-6 5:-13 6:-8 7:-10 8:7 9:17
w-1 A F	2:-8 3:24 4:-10 6:-7 8:-8 9:13
w-1 A H	2:20
w-1 A N	1:-8 2:-13 4:16 6:7 7:-6 9:-9
w-1 A O	0:6 1:-11 2:-14 3:-15 4:23 5:23 6:-16 7:-6 9:-10
w-1 A U	0:29 8:-6
w-1 A V	1:-8 3:18 4:-9 5:-7 8:-18 9:15
w-1 A sov	1:-10 3:7 5:8 7:-6 8:6
w-1 A svo	0:8 1:-9 2:7 5:-10 6:-7 7:-6 9:15
w-1 A v2	0:12 1:-10 2:-13 3:8 4:24 5:-6 8:-12 9:-6
w-1 F	0:10 1:-9 2:10 3:15 4:-11 5:-7
w-1 F A	1:-15 2:19 3:-12 8:13
w-1 F F	1:-7 2:11 4:-8 6:17 8:-9
w-1 F N	3:20 4:-6 8:-13
w-1 F O	2:13 3:16 4:-6 8:-8
w-1 F U	0:8 1:6 2:-9 3:22 4:-8 5:-6 8:-11
w-1 F V	1:-6 3:-8 9:19
w-1 F sov	0:14 1:11 2:23 3:-25 4:-7 6:-6 8:-10
w-1 F svo	1:-16 2:-7 3:34 4:-12 5:-8 9:6
w-1 H	0:-9 1:-22 2:23 3:-20 4:-11 5:9 6:-9 7:22 8:-21 9:11
w-1 H A	0:-10 1:-16 2:34 3:-10 4:-11 5:-7 8:-9 9:12
w-1 H N	0:-11 2:-7 3:-7 4:11 5:25 8:-17
w-1 H U	0:8 1:-8 2:11 3:-9 7:12 8:-8
w-1 H sov	0:-10 1:-16 2:24 3:-16 4:-6 5:-8 7:13 8:-9 9:12
w-1 H svo	1:-10 2:6 3:-12 4:-9 5:10 6:-6 7:19 8:-14
w-1 N	0:7 2:7 4:-17 5:-9 7:-6 8:20 9:-7
w-1 N A	0:16 1:-16 2:27 3:-10 4:-7 8:-7
w-1 N F	3:16
w-1 N N	0:9 1:-8 2:-9 4:-19 5:-9 6:20 8:6
w-1 N O	0:-6 3:-8 4:-8 8:26
w-1 N U	1:19 2:-11 4:-10 5:-7 6:-6 8:13
w-1 N sov	0:-13 1:9 2:-8 3:-9 4:-8 5:-6 6:-6 8:31
w-1 N svo	0:8 3:6 4:-17 5:-9 6:7 8:11 9:-6
w-1 N v2	2:22 3:-7
w-1 O	0:22 2:-7 4:9 5:-7 8:-12
w-1 O A	0:9 2:-22 4:10 8:-9 9:17
w-1 O F	0:-14 1:-7 2:-9 3:29 4:-7 6:8
w-1 O H	0:-7 1:-7 2:25 3:-6
w-1 O N	0:18 3:8 4:-13
w-1 O O	2:-10 4:25 5:-9 6:-9 8:-25 9:10
w-1 O U	0:31 1:-6 8:-6
w-1 O sov	0:21 2:-8 3:7 5:-6
w-1 O svo	0:22 1:-7 2:-6 5:-6 8:-12
w-1 O v2	0:19 3:-6
w-1 U	0:13 1:-7
w-1 U A	0:11 1:-7 3:-6 4:7 5:-9 6:-7 7:23 8:-14 9:-9
w-1 U F	1:-12 2:-11 4:-15 5:-10 6:35 7:-6 9:-8
w-1 U H	2:10
w-1 U N	0:16 2:-6 3:-13 4:15 5:-6
w-1 U O	0:11 1:-14 3:13 7:-6 8:-13 9:10
w-1 U U	0:16
w-1 U V	0:-8 2:-17 3:-15 4:-11 5:-6 8:25 9:22
w-1 U sov	0:26 1:-6 2:-6 8:-9
w-1 U svo	0:7 1:-6 2:-7 3:10 5:-7 9:6
w-1 U v2	0:22 1:-8 2:11 3:-12 4:-10
w-1 V	0:16 2:7 3:-15 4:-13 5:-8 6:-7 7:-6 8:-13 9:25
w-1 V A	1:-16 2:-18 3:-13 4:-10 8:-6 9:41
w-1 V H	2:12
w-1 V U	0:24 3:-6
w-1 V V	0:-8 1:13 2:29 3:-16 4:-8 8:-10 9:-11
w-1 V sov	1:-12 2:-11 3:-20 4:-13 5:-7 6:-6 8:-9 9:48
w-1 V svo	2:14 4:-14 5:-8 6:-6 8:-15 9:17
w-1 V v2	0:8
w-1 a	1:25 5:-6
w-1 a A	1:30 4:-7
w-1 a F	1:21 2:-14 4:10 5:-11 6:8 7:-8 9:-8
w-1 a H	0:-10 1:22 2:-15 4:-9 5:-11 6:-9 7:38 8:-10 9:-7
w-1 a N	1:6 2:-11 6:-8 7:-7 8:18 9:-7
w-1 a O	1:6 2:-7 5:-12
w-1 a U	1:23 2:-6 5:-7 6:-8 9:-7
w-1 a V	1:35 3:-13 4:-8 5:-7 6:-6 7:6 9:-7
w-1 a sov	1:40 2:-25 3:-21 4:7 5:-8 6:-8 7:16 8:-16
w-1 a svo	1:24 4:-7 5:-6
w-1 a v2	1:25 5:-7 7:-6 8:10
w-1 and	1:-11 2:8 3:9 4:-8 5:12 6:-7 7:-7 8:-8 9:11
w-1 and A	0:-9 1:-21 2:27 3:-12 4:-11 5:13 6:-8 7:-10 8:-10 9:34
w-1 and F	2:9 3:28 4:-12 6:-12 7:-6 8:-9 9:-7
w-1 and H	0:-9 1:-13 3:-7 4:-8 5:22 6:22 7:-6 8:-7 9:-7
w-1 and N	0:-13 1:-9 2:-16 3:23 4:12 5:16 6:-7 7:-6 8:-14 9:-8
w-1 and O	1:-9 2:-6 3:31 4:-14 5:15 6:-9 7:-6 8:-14 9:6
w-1 and U	0:28 1:-7 3:-20 4:7 5:-6
w-1 and V	1:-12 2:33 4:-11 8:-8 9:-6
w-1 and sov	1:-13 2:8 5:14 6:-7 7:-6 8:-17 9:21
w-1 and svo	1:-8 2:11 3:15 4:-6 5:13 6:-8 7:-7 8:-8
w-1 and v2	1:-15 3:6 4:-18 5:17 6:-8 7:-7 8:-6 9:22
w-1 as	0:9 1:19 2:-13 6:-8 7:-6 9:-6
w-1 as A	0:-6 1:24 2:-21 3:14 4:-7 5:7 8:-8
w-1 as F	1:6 2:-6 3:15 6:-7 8:-7
w-1 as N	0:14 8:-7
w-1 as O	0:-7 1:20 2:-10 3:-13 4:13 5:-12 6:-11 7:-7 8:13 9:-7
w-1 as U	0:10 1:24 3:-11 8:-10
w-1 as sov	2:-16 3:-13 4:-7 5:34 6:-6 8:-10
w-1 as svo	1:18 2:-14 3:7 5:-7 6:-7 7:-6 8:7
w-1 as v2	0:16
w-1 at	0:6 2:8 3:-7 4:8 6:-7 8:11
w-1 at A	1:-12 2:25 4:6 6:-7 7:-6
w-1 at F	1:-8 2:8 3:-20 4:32 5:-7 6:-9 8:-7
w-1 at H	2:35 4:-6 6:-6
w-1 at N	0:17 1:-7 2:-10 3:-11 5:-7 8:27
w-1 at O	0:7 1:16 2:-11 3:-25 6:-10 7:-6 8:29 9:-7
w-1 at U	0:9 1:-10 4:7 5:-6 8:7
w-1 at V	1:7 2:15 3:-10 4:-15 5:-6 9:7
w-1 at sov	0:-6 1:-6 2:-7 3:-14 4:32 8:-6
w-1 at svo	1:-6 2:6 3:-12 4:6 6:-7 8:22
w-1 at v2	0:6 2:16 3:15 4:-9 5:-9 6:-7 9:-6
w-1 attack	1:-16 2:40 3:-17 6:-9 7:-7 9:-6
w-1 attack A	1:-12 2:36 3:-8 4:-11
w-1 attack N	1:-7 2:-6 3:-6 5:-8 8:17
w-1 attack O	1:-6 2:10 3:-16 5:17 6:-7 8:-10
w-1 attack U	2:21 4:-8
w-1 attack sov	0:-6 2:13 3:-10 4:12
w-1 attack svo	0:6 1:-20 2:25 3:-15 5:10 6:-8 7:-6 9:-6
w-1 avoid	2:29 3:-6 5:12 8:-8
w-1 avoid A	2:35 4:-8 5:-10
w-1 avoid F	0:-8 1:-8 3:16 4:21 5:-12 6:-8 8:-6
w-1 avoid H	2:28 5:-7
w-1 avoid N	2:-21 3:-12 4:-15 5:55 8:-15
w-1 avoid O	1:-8 2:18 3:-14 5:17 6:-10 7:-6 9:-6
w-1 avoid U	0:7 2:29 3:-9 5:-15 8:-6
w-1 avoid V	1:-12 2:7 3:-12 4:-8 5:29 8:-8
w-1 avoid sov	1:30 2:-24 4:9 5:-9 7:-6 8:-8
w-1 avoid svo	1:-9 2:32 3:-11 5:12 8:-6
w-1 avoid v2	1:-10 2:41 4:-10 8:-9
w-1 bring	2:-10 3:23 4:12 5:-7 6:-6 9:-6
w-1 bring A	0:7 1:37 2:-20 3:-6 5:-8 6:-6 7:-6 9:-7
w-1 bring F	1:-7 2:10 3:31 4:-11 6:-6 8:-6
w-1 bring N	2:-7 3:16 4:6 8:-7
w-1 bring O	1:-12 3:29 4:7 5:-8 8:-12
w-1 bring U	0:-16 1:-16 2:-11 3:16 4:37 5:-10 6:-7 7:-6 8:-13 9:-7
w-1 bring sov	0:14 3:-11 4:10
w-1 bring svo	2:-8 3:26 4:9 5:-8 6:-6 9:-6
w-1 bring v2	0:-19 1:32 2:-15 4:12 5:-7 6:-7 8:-12 9:-7
w-1 but	1:-7 2:30 3:-14 7:-6 8:8 9:-6
w-1 but A	1:-6 2:27 3:-19 4:9 5:-8 6:-6 7:-7 8:8 9:-7
w-1 but F	1:-14 2:16 3:-7 4:-8 5:-7 6:18 8:-7
w-1 but H	0:-9 1:-6 2:37 3:-6 4:-6 5:-6 6:-6
w-1 but N	0:6 2:-8 3:7 4:-11 5:-8 8:15
w-1 but O	1:-10 2:22 3:-6 4:-14 5:13 6:-9 7:-6 9:-6
w-1 but U	0:12 2:17 3:-7 8:-8
w-1 but V	0:7 2:9
w-1 but sov	0:6 1:-14 2:37 3:-6 4:-14 5:-8 6:8 8:-13 9:-6
w-1 but svo	2:30 3:-14 6:-9 7:-8 8:13 9:-7
w-1 but v2	1:-9 2:23
w-1 by	0:21 1:6 3:-12 5:-7
w-1 by A	1:19 4:-7
w-1 by N	0:11 3:-6 4:6 5:-7 8:9
w-1 by O	0:6 3:-11 8:18
w-1 by svo	0:16
w-1 by v2	1:6 2:-10 3:-16 4:9 5:-10 6:-6 8:24
w-1 chase	1:-18 2:20 3:16 4:-9 5:-8 6:-7 7:-8 8:7 9:-6
w-1 chase A	1:-14 2:20 3:14 4:-8 5:-6 7:-8 8:-8 9:-6
w-1 chase O	0:-10 1:-8 2:-18 3:14 4:-7 5:-9 6:-7 8:26
w-1 chase U	0:-13 1:-7 2:16 3:15 4:-6 8:-9
w-1 chase sov	0:-9 1:-15 3:16 4:-8 5:-9 6:-8 8:18
w-1 chase svo	0:-8 1:-16 2:23 3:23 4:-9 5:-7 6:-6 7:-8 8:-10 9:-6
w-1 clean	0:13 2:-9 4:-9 5:-6 6:13
w-1 clean A	1:20 2:-9
w-1 clean O	0:-7 1:-8 3:21 4:-7 5:-6 6:11 8:-6
w-1 clean U	0:22 3:-6
w-1 clean sov	2:-9 3:6 4:-9 5:-6 6:16 8:-6
w-1 clean svo	0:21 1:-8 3:-7 8:7
w-1 clean v2	0:6
w-1 comma	3:14 4:-7 7:-6
w-1 comma A	0:6 2:13 4:-6 7:-7 9:-6
w-1 comma F	0:12 3:20 6:-6 8:-8
w-1 comma H	1:-10 2:20 3:-8 4:-9 7:-7 8:-9 9:11
w-1 comma N	1:-8 2:14 3:6 4:-10 5:12 6:-8 7:-6 9:-6
w-1 comma O	3:32 4:-9 9:-6
w-1 comma U	0:8 3:6 5:6
w-1 comma V	3:24 5:-10 6:-6 8:-6 9:-9
w-1 comma sov	2:16 3:9 4:-7 7:-6
w-1 comma svo	0:8 3:11 6:-6
w-1 comma v2	2:-6 3:25 4:-9 6:-7 7:-6
w-1 cross	0:10 1:-9 2:-13 3:-12 4:7 8:19
w-1 cross N	0:8
w-1 cross O	0:-8 1:-9 2:-10 3:-14 5:-8 8:37
w-1 cross V	0:14
w-1 cross sov	4:19 8:-7
w-1 cross svo	0:9 1:-8 2:-14 3:-9 4:-10 5:11 8:22
w-1 eat	0:-10 1:11 2:-6 3:42 4:-9 5:-8 8:-7
w-1 eat A	0:-11 1:34 2:-23 3:24 4:-10 5:-7 7:-6 8:-7 9:-6
w-1 eat F	1:-7 2:-7 3:41 4:-6
w-1 eat N	3:29 4:-7 5:-6 8:-7
w-1 eat O	0:-6 3:32 5:-7
w-1 eat U	0:-9 2:19 8:-6
w-1 eat sov	0:-9 1:32 2:11 3:-21 4:-8
w-1 eat svo	0:-9 1:6 2:-17 3:52 4:-8 5:-7 8:-7
w-1 eat v2	3:13
w-1 edge	1:15
w-1 edge A	1:27 2:6 4:-7 8:-6
w-1 edge F	0:-8 1:-15 3:19 4:12 5:-7 6:16 7:-6 8:-12 9:-7
w-1 edge H	2:36 3:-11 4:-6 5:-7 8:-6
w-1 edge N	2:-11 3:7 6:-7 8:17 9:-6
w-1 edge O	0:6 1:10 2:-10 3:25 4:-10 5:-7 8:-6
w-1 edge U	0:14 2:-6 8:16
w-1 edge V	1:25 3:-14 4:-7 8:15
w-1 edge sov	1:6 2:12 4:-8 5:-6 6:-6 8:10 9:-6
w-1 edge svo	1:26
w-1 edge v2	0:-7 2:9 3:35 5:-7 7:-6 8:-16 9:-6
w-1 fall	0:-7 1:-16 3:24 5:6 7:7 8:-13 9:-6
w-1 fall A	0:-7 2:-28 3:-9 4:16 5:-7 7:30 8:-11
w-1 fall F	0:-9 1:-11 2:9 3:39 4:-6 5:-6 6:-9 7:-6 8:-6
w-1 fall N	1:-8 2:-7 3:31 4:-9 5:7 8:-13
w-1 fall O	0:-11 1:-14 2:9 3:-15 4:-14 5:25 6:17 7:-9 8:-6 9:-6
w-1 fall U	0:6 1:-8 2:19 3:11 4:-6 5:-8 7:-7 8:-11
w-1 fall sov	2:-19 3:20 4:9 5:-6 6:-6 7:-6
w-1 fall svo	0:-8 1:-19 3:28 4:-13 5:22 7:13 8:-21 9:-7
w-1 fall v2	0:-15 2:32 7:-6 8:-8
w-1 fight	0:-7 1:-10 2:31 3:-11 4:11 5:-6 7:-6 8:-8
w-1 fight A	0:-10 1:-11 2:27 3:-9 4:19 6:-6 8:-6
w-1 fight H	2:7
w-1 fight U	2:-14 3:-7 6:27
w-1 fight sov	2:-28 3:-8 4:40 8:-7
w-1 fight svo	0:-10 1:-17 2:40 3:-10 4:-9 5:-6 6:19 8:-7
w-1 fight v2	2:11
w-1 for	0:26 1:11 2:-9 3:-7 8:-8
w-1 for A	1:22 2:-13 3:-12 4:11
w-1 for F	0:10
w-1 for N	0:21
w-1 for O	3:18 4:-6
w-1 for U	0:15
w-1 for sov	1:6
w-1 for svo	0:21 1:20 2:-12 3:-9 8:-8
w-1 for v2	0:9
w-1 from	1:-6 2:6 7:-6 8:15
w-1 from A	1:-11 2:26 5:-7
w-1 from F	0:-14 1:-15 2:-17 3:33 5:13 6:-17 7:-7 8:14 9:-7
w-1 from H	2:24
w-1 from N	0:12 1:-7 2:-13 3:-12 6:-6 8:40
w-1 from O	0:-14 1:9 2:-7 4:7 5:8 7:-8 8:12 9:-9
w-1 from U	0:13 1:-8 4:-8 5:-7 8:9
w-1 from V	1:-18 2:30 3:-10 4:-11 5:-9 8:16
w-1 from sov	0:-7 1:-6 3:26 7:-7 9:-8
w-1 from svo	1:-8 2:10 3:-8 7:-6 8:21
w-1 from v2	1:-11 2:21 3:10 4:-13 5:-8 8:9
w-1 game	0:34 3:-9 4:-6 8:-7
w-1 game A	0:6 1:23 3:-7 4:-7
w-1 game N	0:8
w-1 game O	0:8
w-1 game U	0:29 1:-7 3:-7
w-1 game sov	0:11
w-1 game svo	0:30 1:11 2:-12 3:-9 8:-6
w-1 guard	3:-8 4:34 5:10 6:-10 7:-6 8:-16 9:-7
w-1 guard A	2:31 4:-18
w-1 guard F	1:-6 3:-18 4:33 6:-6
w-1 guard N	4:35 8:-20
w-1 guard O	1:12 2:-7 3:13 5:-7 6:-9 8:-9
w-1 guard sov	0:-7 1:24 2:-7 3:12 4:-17 6:-6 8:-7
w-1 guard svo	1:-7 2:-6 3:-15 4:45 5:-6 6:-7 8:-14
w-1 guard v2	0:-6 1:-6 2:-8 3:-8 4:-14 5:32
w-1 hit	0:9 2:6 3:15 4:-12 5:-12 6:-9 8:7
w-1 hit A	1:18 4:-8 5:-7 8:-7
w-1 hit F	0:-7 1:-13 2:18 4:-6 6:-11 8:20
w-1 hit N	0:-7 3:13 4:-9 5:-7 8:14
w-1 hit O	0:12 2:-7 3:22 5:-7 8:-8
w-1 hit U	0:11 3:-6
w-1 hit sov	1:10 3:-11 4:-8 8:16
w-1 hit svo	0:6 3:21 4:-10 5:-12 6:-10 7:-6 9:-6
w-1 if	0:12 1:9 2:-11 3:10 4:7 5:-7 8:-11
w-1 if A	1:12 2:-8 3:-8 4:10
w-1 if F	1:12 3:-11
w-1 if N	0:9 3:11 8:-7
w-1 if O	0:6 1:-6 3:13
w-1 if U	0:14 3:12 8:-6
w-1 if sov	0:-6 3:17
w-1 if svo	0:15 1:13 2:-13 4:7 5:-7 8:-10
w-1 in	2:-8 3:-8 5:6 8:17
w-1 in A	1:-8 2:17 3:-12 4:12 5:-11 6:-8 7:-9
w-1 in F	0:-15 2:-21 3:8 5:14 7:-9 8:12 9:-10
w-1 in H	1:-7 2:15 3:-6 4:6 5:-8 6:-6
w-1 in N	0:10 1:-9 2:-8 3:-14 5:15 8:18
w-1 in O	1:11 2:-11 3:-12 4:6 6:-7 7:-6 8:22 9:-7
w-1 in U	0:11 1:-10 2:-8 4:6 5:-6 8:13
w-1 in V	0:9 2:-14 3:-19 5:15 6:-7 7:-7 9:6
w-1 in sov	0:-14 1:9 2:-15 3:10 4:11 6:11 7:8 8:-21 9:-11
w-1 in svo	0:9 2:-7 3:-9 5:8 6:-7 7:-6 8:22
w-1 in v2	1:-14 3:-10 4:19 7:-7 8:14 9:-8
w-1 is	1:-8 2:17 4:-9 8:-6 9:10
w-1 is A	0:-6 1:-26 2:22 3:-6 5:-8 6:-7 7:11 8:-9 9:8
w-1 is F	0:11 1:-13 3:10 4:-14 5:-6 6:-7 9:17
w-1 is H	0:-9 1:-8 2:-10 5:32
w-1 is N	0:9 2:12 3:10 4:-9 5:-6 8:-10
w-1 is O	4:-8 6:-8 8:12 9:-6
w-1 is U	1:-11 2:-8 3:-15 4:15 6:16 7:-8 8:-11
w-1 is V	1:20
w-1 is sov	1:-9 2:8 3:7
w-1 is svo	2:14 4:-8 5:10 8:-10
w-1 is v2	1:-8 2:9 3:-10 4:-12 8:-6 9:24
w-1 kind	0:27 1:-6 2:-6 3:-6
w-1 kind A	0:19
w-1 kind F	0:10 1:-12 3:-14 6:18
w-1 kind N	0:11 3:-16 4:17 8:-6
w-1 kind O	1:-8 3:20 8:-6
w-1 kind U	0:17 1:-8 2:-6 3:-10 8:19
w-1 kind sov	0:18 1:-20 2:10 4:8 8:-8
w-1 kind svo	0:24 2:-16 4:-6 6:7
w-1 love	0:7 1:27 2:-11 4:-6
w-1 love A	1:32 2:-10 3:-12
w-1 love F	0:-8 1:11 3:12
w-1 love O	0:7
w-1 love V	0:7 1:11
w-1 love svo	0:8 1:25 2:-9
w-1 love v2	1:23 2:-6 3:-8
w-1 make	2:-7 3:31 6:-7
w-1 make A	0:-11 4:7 7:-6 8:9 9:-7
w-1 make F	1:-8 2:-6 3:41 4:-8 6:-8 8:-6
w-1 make N	3:37 4:-16 8:-14
w-1 make O	1:23 3:-7 6:-15 8:-7
w-1 make U	0:11 1:-8 3:12 4:-6
w-1 make V	0:-6 1:35 3:-15 4:-10
w-1 make sov	0:11 1:11 3:-25 4:14 8:-6
w-1 make svo	2:-11 3:42 4:-17 6:-10
w-1 make v2	3:-12 4:23
w-1 many	0:12 3:15 5:-6 8:-8
w-1 many A	0:6 2:15 3:13 5:-7 6:-6 7:-6 8:-10
w-1 many F	1:-11 2:-6 3:26 4:-7 5:-7 7:-6 8:8
w-1 many H	1:-9 2:7 3:-12 4:27 5:-7 6:-7 8:-6
w-1 many N	0:14 1:-9 2:-11 3:8 4:22 6:-7 8:-17
w-1 many O	0:21 1:-6 3:16 4:-6 5:-6 8:-8
w-1 many U	0:23 4:8 5:-8
w-1 many V	1:8 3:11 4:7 5:-11 6:-9 7:-7 8:-13 9:-8
w-1 many sov	0:30 1:-15 3:8 4:14 5:-7 6:-6 8:-12
w-1 many svo	0:10 3:16 5:-6 8:-10
w-1 many v2	0:9 1:-16 2:6 3:19 4:12 6:-8 8:-7 9:-6
w-1 match	1:-7 2:-9 3:26 4:13 5:-7 6:-7 8:-14
w-1 match A	0:-14 1:13 2:-14 3:10 4:13 8:-6
w-1 match F	3:27
w-1 match N	3:19 4:-7 8:-8
w-1 match O	1:-7 3:14 4:10 8:-9
w-1 match U	0:14 1:-6 3:13 4:-6 8:-6
w-1 match sov	1:11 2:-11 4:11 8:-9
w-1 match svo	1:-13 2:-7 3:27 4:10 5:-6 6:-6 8:-13
w-1 me	0:20 2:-17 3:12 4:-12 5:-12 6:7 7:-6
w-1 me A	0:14 1:-15 2:-16 3:-8 8:27
w-1 me H	0:21 2:-11
w-1 me N	0:9 3:12 4:-6 8:-6
w-1 me O	1:-6 2:-7 3:22 4:-8 5:-10 6:12 8:-10
w-1 me U	0:14 1:15 2:-6 3:-11 8:-6
w-1 me svo	0:25 2:-15 3:11 4:-12 5:-10 7:-6
w-1 meet	0:-6 1:-16 2:-12 3:7 7:31 8:-7
w-1 meet A	0:-20 1:-19 2:-13 3:19 7:26 8:-6
w-1 meet O	0:8
w-1 meet svo	1:-21 2:-14 3:6 7:32 8:-6
w-1 move	1:15 7:-6 8:-12
w-1 move A	0:-10 1:33 2:-15 3:12 4:-14 5:8 6:-7 7:-7 8:-13 9:-8
w-1 move F	0:-7 1:8 2:-11 4:-8 5:-9 6:6 8:13 9:-7
w-1 move H	1:-6 5:19
w-1 move N	0:12 1:-8 2:-8 3:-15 4:31 8:-7
w-1 move O	0:-16 1:11 2:30 3:-7 4:-17 5:17 6:-7 7:-8 8:-14 9:-9
w-1 move U	0:22 4:-6 5:-7 6:7 8:-14
w-1 move V	0:9 3:-11 4:-7 5:-8 8:-13 9:22
w-1 move sov	0:-13 1:15 2:8 3:-8 4:-6 5:-8 6:18 7:-7 9:-10
w-1 move svo	0:6 5:12 6:-8 7:-6 8:-15 9:8
w-1 move v2	0:10 1:29 3:-14 4:-7 5:-9 8:-11
w-1 must	0:23 1:6 2:-8 3:12 4:-9 5:-6 8:-10
w-1 must A	1:6 2:-12 3:18 4:-6
w-1 must F	0:12 3:-8
w-1 must N	0:12
w-1 must O	3:12
w-1 must U	0:16
w-1 must svo	0:29 1:6 2:-9 4:-8 8:-8
w-1 must v2	1:-8 3:22
w-1 my	0:11 1:10 2:14 3:-6 5:-6 6:-7 8:-8
w-1 my A	0:14 1:6 2:24 3:-11 4:-7 8:-8
w-1 my F	0:-10 1:23 2:-15 4:19 5:-7 6:-11 7:-6 8:-10 9:-6
w-1 my N	0:7 4:6 8:-8
w-1 my O	1:28 2:-13 3:-14 4:16 5:-7 6:-8 8:-16
w-1 my U	0:10 1:-16 2:37 3:-17 4:-7 5:-7 8:-9
w-1 my V	1:-15 4:-6 8:25
w-1 my sov	0:27 1:-7
w-1 my svo	0:9 1:14 2:17 3:-10 5:-7 6:-7 7:-6
w-1 my v2	0:13 4:11 8:-11
w-1 not	1:-13 3:10 4:17 5:-6 6:-7
w-1 not F	3:8
w-1 not N	0:-12 1:-6 3:-19 4:27 8:6
w-1 not U	1:-9 3:20
w-1 not sov	0:6 1:-8 3:7 4:16 8:-11
w-1 not svo	0:-6 4:-6 8:17
w-1 obj	1:8 2:-7 3:-10 4:9 5:-10 6:17 7:-6 9:-7
w-1 obj A	2:19 3:-7
w-1 obj F	0:-9 1:-7 2:-8 3:-21 4:-7 6:30 8:16
w-1 obj N	3:-6 4:27 8:-10
w-1 obj O	0:-11 1:6 2:-9 3:7 5:-8 6:17 8:-13
w-1 obj U	1:10 2:-10 4:-13 5:-7 8:10 9:-6
w-1 obj sov	1:9 3:-7 4:14 5:-11 6:14 7:-7 9:-8
w-1 of	0:6 2:-10
w-1 of A	0:7 1:15 3:-8 6:-8 7:-7
w-1 of F	0:-8 2:-6 3:9 4:-6 9:9
w-1 of H	0:-8 1:6 2:12 3:-8 4:-6 5:-7 6:-6 8:-8 9:15
w-1 of N	1:-11 2:-10 3:18 4:-13 5:11 7:-6 8:7 9:-7
w-1 of O	0:8 1:-13 2:-11 6:21 7:-6 8:11 9:-8
w-1 of U	1:11 2:-10 5:-9 7:-6 8:15 9:-7
w-1 of V	0:20 1:-7 2:-7 3:6 4:12 8:-15
w-1 of sov	2:-14 6:-6 8:21 9:9
w-1 of svo	2:-6 6:14 7:-7
w-1 of v2	0:21
w-1 or	1:-12 3:31 4:-9 5:-6 6:-6 8:-9
w-1 or F	3:8
w-1 or O	0:14
w-1 or U	0:-11 1:-6 2:19 3:10 4:-7 8:-8
w-1 or svo	1:-9 2:10 3:19 4:-8 8:-9
w-1 over	0:-8 2:-9 3:-8 4:-11 5:34 6:-7 8:19 9:-6
w-1 over A	0:8 2:11 5:-12
w-1 over F	1:19 3:15 4:-9 5:-21 8:-6
w-1 over N	0:-10 2:-7 3:-10 4:-15 5:24 8:16
w-1 over O	0:-10 1:-8 2:-10 3:-8 4:-11 5:37 6:-7 8:15
w-1 over U	0:-24 1:-12 2:-11 3:-16 4:6 5:29 6:-6 8:16 9:-6
w-1 over sov	0:-13 1:-9 2:-6 3:25 4:18 5:-14 8:-9
w-1 over svo	0:-10 1:-9 2:-6 3:-6 4:-13 5:40 6:-7 8:16
w-1 over v2	0:-11 1:14 2:-11 3:-27 4:-14 5:41 6:-8 9:-6
w-1 play	1:29 3:-6 8:-6
w-1 play A	1:28 2:-10 3:-7
w-1 play F	0:-7 1:18 2:7 3:-11 4:-9 5:19 6:-11 7:-6 8:-8 9:-7
w-1 play H	2:23 3:-6
w-1 play N	1:45 2:-7 3:-14 4:-12 5:-10 8:-8
w-1 play O	0:8 1:31 2:-7 4:-9 5:-6 6:-6 8:-12
w-1 play U	1:21 2:-6 3:-9 4:-6
w-1 play sov	1:23 2:-11 5:-7 6:-6
w-1 play svo	1:29 3:-8 8:-7
w-1 play v2	0:16 1:20 2:-6 3:-14
w-1 push	3:23 4:-12 6:-9
w-1 push A	1:-10 2:19 3:-6
w-1 push F	1:-8 2:-6 4:-7 5:27 8:-6
w-1 push N	3:12 8:-6
w-1 push O	0:-9 1:13 2:-8 3:31 4:-12 5:-11 6:-9
w-1 push U	0:-6 3:18
w-1 push svo	1:-7 2:-9 3:35 4:-10 6:-7
w-1 push v2	0:-9 3:29
w-1 race	0:-6 1:28 2:7 3:-8 8:-6
w-1 race A	1:16 2:6
w-1 race U	1:23
w-1 race V	2:14
w-1 race svo	0:-8 1:26 2:13 3:-9 5:-6 8:-7
w-1 reach	2:-6 3:-6 4:46 5:-7 6:-6 8:-11
w-1 reach A	2:29 4:-13
w-1 reach F	2:-11 3:-19 4:46
w-1 reach N	2:-6 3:-9 4:34 5:-7
w-1 reach O	2:-7 4:36 5:-8 8:-13
w-1 reach U	0:17 1:-6 2:-6 3:13 8:-7
w-1 reach V	2:-11 4:25
w-1 reach sov	1:10 3:-8 4:10
w-1 reach svo	1:-8 2:-12 4:45 5:-7 8:-9
w-1 reach v2	0:-10 1:-11 2:22 3:-14 4:24 5:-6 8:-11
w-1 rel	0:20 1:-12 5:-7 9:-6
w-1 rel A	2:-19 4:26 8:-7 9:-6
w-1 rel F	0:7
w-1 rel H	1:-7 2:20
w-1 rel O	0:11 1:-10 2:-7 3:-8 4:-16 5:-8 6:12 8:21
w-1 rel U	0:9 1:-7 2:-6 3:20 4:-7 8:-8
w-1 rel sov	3:-9 4:-7 8:23
w-1 rel svo	0:22 1:-10 2:-12 3:12 4:9 5:-7 8:-12
w-1 rel v2	0:7 1:-9 2:14
w-1 save	0:13 2:-16 4:26 7:-6 8:-9
w-1 save A	1:-14 2:-18 3:20 4:23 7:-6 8:-7
w-1 save O	1:32 3:-16 4:-12 8:-11
w-1 save svo	0:11 2:-15 3:10 4:15 5:-6 7:-6 8:-10
w-1 save v2	0:7 3:-7 4:12
w-1 shoot	3:-15 4:-7 5:-7 6:47 8:-7
w-1 shoot A	1:7 2:21 6:-15
w-1 shoot F	1:-6 3:-14 6:40
w-1 shoot H	2:-19 6:29
w-1 shoot N	2:-6 4:-6 6:25
w-1 shoot O	1:-8 2:-9 3:-13 5:-6 6:46 8:-8
w-1 shoot U	2:-6 6:19
w-1 shoot sov	1:13
w-1 shoot svo	0:-8 1:-11 2:7 3:-18 4:-9 5:-8 6:55 7:-6 8:-10 9:-6
w-1 shoot v2	2:-12 3:-9 6:35
w-1 sneak	0:-12 1:-13 2:11 4:15 6:-8 7:-6 9:-7
w-1 sneak A	1:-11 2:21 3:-10 4:11 8:-6
w-1 sneak N	2:-8 4:7 8:13
w-1 sneak sov	3:16 4:-10 8:11
w-1 sneak svo	0:-10 1:-13 2:6 3:-15 4:29 5:11 6:-6 7:-6 8:-14 9:-7
w-1 stay	1:-12 2:13 3:-21 4:14 5:-14 6:-8 7:8 8:14 9:-7
w-1 stay A	1:-9 2:13 3:-8 4:11
w-1 stay F	0:-8 3:-16 4:30 8:-6
w-1 stay O	0:20 2:-6 3:-10 4:-6 8:11
w-1 stay U	1:-8 3:-11 4:11 5:-7 7:-6 8:23
w-1 stay sov	0:-6 1:-7 2:17 3:-8 4:13 5:-10 8:-9
w-1 stay svo	0:6 1:-12 3:-18 5:-8 6:-7 7:7 8:21 9:-6
w-1 steal	1:-8 2:-6 3:42 4:-9 8:-7
w-1 steal A	1:-12 3:28 4:-9
w-1 steal F	0:16 3:14 4:-6
w-1 steal O	0:12 3:13 8:-6
w-1 steal U	3:20
w-1 steal V	1:-8 2:-6 3:24
w-1 steal sov	2:16 3:-10
w-1 steal svo	0:12 1:-7 2:-7 3:32 4:-9 8:-6
w-1 steal v2	2:-18 3:38 4:-6
w-1 stop	2:12 4:-9 7:-6 8:7 9:-7
w-1 stop A	1:10 2:40 4:-14 5:-9 6:-7 7:-9 8:-16 9:-9
w-1 stop F	1:-15 2:14 4:-8 5:21 6:-10 8:-8
w-1 stop H	1:19 2:-11 3:-10 4:-7 5:20 6:-7 7:-6 8:-10 9:-6
w-1 stop N	1:-14 2:11 3:-15 6:11 7:-7 9:-6
w-1 stop O	0:-8 1:-11 2:-8 4:-15 6:11 7:-7 8:31 9:-8
w-1 stop U	0:16 2:-6 3:8 4:-6
w-1 stop V	0:-7 1:21 2:13 3:-19 4:-8 5:-7 8:6 9:-7
w-1 stop sov	1:-8 2:15 3:-8 4:-12 7:-7 8:22 9:-7
w-1 stop svo	0:7 1:9 3:6 4:-8 7:-6 9:-6
w-1 stop v2	1:-19 2:16 3:15 4:-13 5:-10 6:-8 7:-6 8:14 9:-7
w-1 subj	7:-7 9:-7
w-1 subj A	0:-6 1:8 2:18 3:11 5:-9 6:-9 8:-13 9:-9
w-1 subj F	0:-13 1:-7 3:9 4:-10 5:-9 8:22 9:-6
w-1 subj H	2:33 3:-8 5:-7
w-1 subj N	1:-7 2:-10 5:9 6:-8 8:23 9:-6
w-1 subj O	1:-8 2:-14 4:-13 5:14 6:18 7:-6 9:-6
w-1 subj U	0:19 2:-11 3:-17 4:14 5:-6 6:-6
w-1 subj V	0:7 2:19 3:-8
w-1 subj sov	3:6 7:-6 9:-7
w-1 take	2:-8 3:29 5:-6
w-1 take A	1:15 2:-10 3:21 5:-6 6:-6 7:-6 8:-9 9:-6
w-1 take F	0:-6 2:-7 3:28 4:-8
w-1 take H	1:-11 2:15 3:7 4:-8 5:7 6:-6
w-1 take N	1:19 2:-16 3:7 4:15 5:-18 6:-7 7:-6 8:-7 9:-6
w-1 take O	1:-10 2:-9 3:46 5:-9
w-1 take U	0:-9 1:-13 2:-14 4:14 5:-8 6:-7 7:-6 8:25 9:-6
w-1 take V	1:-12 3:22 4:6
w-1 take sov	0:11 2:10 3:-19 4:12 5:-8 6:10 8:-12
w-1 take svo	2:-10 3:37
w-1 take v2	2:-12 3:27 4:-13 6:-6 8:12
w-1 the	4:11 6:-7 9:-7
w-1 the A	2:10 4:10 6:-6 9:-7
w-1 the F	0:-6 3:24 4:27 5:-9 6:-14 7:-6 9:-6
w-1 the H	2:9 3:17 5:-6 8:-7
w-1 the N	0:-7 1:-6 4:21 6:-8 7:-6 8:16 9:-6
w-1 the O	4:13 6:-6 7:-6 8:11 9:-7
w-1 the U	0:10 6:-6
w-1 the V	1:23 2:14 5:-10 6:-7 7:-6 8:-8 9:-9
w-1 the sov	0:18
w-1 the svo	2:6 4:9 6:-7 8:8 9:-7
w-1 the v2	4:22 6:-7 7:-7 9:-7
w-1 throw	3:-16 4:-7 6:50 8:-8
w-1 throw A	0:-17 1:25 2:8 3:-22 4:-12 5:-9 6:15 7:-10 8:-8 9:-8
w-1 throw F	1:-6 3:-28 4:-6 6:52
w-1 throw H	0:-7 1:-7 6:23
w-1 throw N	0:-8 1:-6 2:-7 3:23 5:-8 8:-11
w-1 throw O	1:-11 2:-9 4:-8 6:36 8:-8
w-1 throw U	0:-6 2:-7 3:-7 4:-6 6:36 8:-7
w-1 throw sov	1:-22 2:38 3:-11 8:-6
w-1 throw svo	0:-6 2:-6 3:-10 4:-9 6:52 8:-8
w-1 throw v2	2:-12 3:-21 5:-6 6:48
w-1 to	3:-9 4:28 5:-9
w-1 to A	2:-7 4:27 5:-6 6:-6 7:-7 8:-9 9:-6
w-1 to F	2:-7 4:-12 6:30
w-1 to H	1:-6 2:27 4:-6 6:-7
w-1 to N	1:-6 2:-9 3:-14 4:45 5:-12
w-1 to O	2:-11 3:-10 4:13 5:-10 6:11 7:-6 8:7 9:-6
w-1 to U	0:12 1:-8 2:-10 3:-13 4:23 5:-6 8:9
w-1 to sov	0:13 2:-15 3:-20 4:7 5:-10 6:26 7:-6
w-1 to svo	1:-7 3:-17 4:39 5:-9 6:-7 8:9
w-1 to v2	1:-6 2:-8 3:33 5:-14 8:-15
w-1 touch	1:-20 5:34 6:-8 7:-6 8:-13 9:-6
w-1 touch A	1:-15 2:13 3:16 4:-6 5:-8
w-1 touch N	2:-10 3:-8 4:9 5:20 8:-10
w-1 touch O	1:-6 2:16 3:-16 4:-11 5:21 6:-6 8:-8
w-1 touch U	2:-7 5:19
w-1 touch V	0:9
w-1 touch sov	0:22 5:-7
w-1 touch svo	1:-12 2:9 5:15 8:-10
w-1 use	2:14 3:13 4:-13 5:-8 6:14 7:-6 8:-15 9:-6
w-1 use A	1:42 2:-18 3:-14 4:-6 8:-6
w-1 use F	0:-10 1:-8 2:-6 3:8 4:-6 6:19
w-1 use H	2:20
w-1 use N	0:14
w-1 use O	0:9 1:-9 2:-9 3:14 4:-11 5:-6 6:20 8:-15
w-1 use U	0:-8 1:-13 2:40 3:-8 4:-7 5:-7 6:-9 8:-10
w-1 use V	0:11
w-1 use sov	0:12 2:-7 3:9 8:-7
w-1 use svo	2:13 4:-12 5:-8 6:20 8:-14 9:-6
w-1 versus	1:-6 2:27 3:-9
w-1 versus A	1:-9 2:28 3:-6
w-1 versus U	0:10
w-1 versus sov	2:20 3:-6
w-1 victim	1:8 2:14
w-1 victim A	2:20 3:-6
w-1 victim sov	1:10 3:12
w-1 victim svo	2:11
w-1 vs	2:42 3:-8 4:-6 8:-7
w-1 vs A	1:-13 2:36 3:-7
w-1 vs F	2:-8 3:18
w-1 vs H	0:-6 2:31
w-1 vs N	0:-9 1:26 2:7 3:-10 4:-10 8:-12
w-1 vs O	0:17 2:26 3:-12 4:-6 5:-7 6:-6 8:-7
w-1 vs svo	2:33 3:-9 4:-6 8:-6
w-1 vs v2	1:-7 2:19 3:9 4:-6
w-1 with	3:14 4:-6 6:9 7:-6
w-1 with A	1:19 2:7 3:11 4:-9 5:-8 6:-9 7:-7
w-1 with F	2:-10 3:15 4:-9 5:-6 6:23 8:-8
w-1 with H	0:10 3:-13 4:-6 6:15 7:-7 8:-8 9:-6
w-1 with N	1:-12 2:-12 4:-13 5:31 7:-7 8:9 9:-7
w-1 with O	1:-14 2:-8 3:17 4:-13 6:12 7:-6 8:19 9:-7
w-1 with U	1:-10 2:-10 3:19 4:-6 5:-8 6:14 9:-6
w-1 with V	0:-11 1:8 2:11 4:-9 5:-12 6:19 7:-6 8:-15 9:-6
w-1 with sov	3:19 4:-15 7:-7 9:-8
w-1 with svo	1:7 3:8 4:-6 6:9 7:-7
w-1 with v2	0:8 2:-15 3:18 4:-8 6:8 8:-6
w-1 word:boss	2:-7 3:-10 4:-8 7:26
w-1 word:boss U	0:9
w-1 word:boss svo	0:8 3:-11 4:-7 7:23
w-1 word:enemy	0:-13 1:-15 2:52 3:-11 4:-7 5:-6 6:-6 8:-6
w-1 word:enemy A	1:-6 2:17
w-1 word:enemy H	1:-12 2:24
w-1 word:enemy U	0:-15 2:33
w-1 word:enemy sov	1:-7 2:33 3:-7
w-1 word:enemy svo	0:-15 1:-13 2:38 3:-7
w-1 word:hero	1:16 3:-7
w-1 word:hero U	0:12 1:-6
w-1 word:hero sov	1:16 3:-7
w-1 word:hero svo	0:10
w-1 word:obstacle	2:14 3:-15 4:-6 5:18
w-1 word:obstacle svo	2:-6 3:-8 5:19
w-1 x	0:8
w-1 x A	3:7 7:9
w-1 x F	3:6 9:-7
w-1 x H	0:8 1:19 2:21 3:-18 4:-9 5:-10 6:-8 7:-8 9:-7
w-1 x N	0:9 1:-7 5:-6 6:-7 7:-6 8:12
w-1 x O	0:10 1:-7 3:8 4:7
w-1 x U	0:14 1:6 4:-7
w-1 x V	1:11 2:-20 3:10 4:6 5:-6 6:-8 7:-7 8:15 9:-7
w-1 x sov	3:6 9:-7
w-1 x svo	0:11 5:-6
w-1 x v2	0:10 1:-15 3:6 6:-8 8:6
w-1 you	0:31 2:-7 3:-9 8:-12
w-1 you A	0:17
w-1 you N	0:7 1:-7 3:-8 4:-14 5:28 8:-10
w-1 you O	0:25 1:-8 2:-6 4:13 5:-8 6:-6 8:-13
w-1 you U	0:22
w-1 you V	0:-6 1:23 3:-6
w-1 you sov	0:10 1:6 3:-8
w-1 you svo	0:37 1:-7 4:-9 8:-8
w-1 you v2	2:-8 4:13 5:15 6:-6 8:-18
w-2 A A	0:-9 3:16
w-2 A F	3:-8 9:19
w-2 A N	3:10
w-2 A O	0:-9 1:-10 2:-10 3:29 4:-11 8:10
w-2 A U	1:-8 2:-10 4:12 5:-7 6:16 9:-6
w-2 A a	1:25 2:-7 3:-12 4:11 6:-6 8:-9
w-2 A and	0:-26 1:-11 2:6 3:-23 4:-11 5:19 6:-13 7:-12 8:-21 9:63
w-2 A as	0:12
w-2 A at	1:-18 3:-20 4:11 5:-10 6:-9 7:-7 8:26 9:9
w-2 A attack	0:7 2:9
w-2 A avoid	0:-8 1:-8 2:20 4:-10 5:24 6:-7 8:-12
w-2 A bring	0:-10 1:-10 2:-9 3:48 5:-6 8:-8
w-2 A but	2:17 3:-11 4:-9 5:-6 8:14
w-2 A by	1:15 8:-7
w-2 A chase	1:-26 3:34 4:-7 7:-6 8:-6
w-2 A comma	0:9 1:-14 3:35 4:-11 6:-7 7:-6
w-2 A eat	0:-8 2:-18 3:45 4:-7 5:-6 8:-8
w-2 A fight	0:-7 1:-13 2:22 4:11
w-2 A from	1:-12 4:-6 5:13 6:9 8:6 9:-6
w-2 A guard	2:-12 3:-7 4:43 5:-6 8:-20
w-2 A in	0:22 1:-13 2:-13 3:-17 7:-6 8:11 9:12
w-2 A is	1:-21 3:-15 4:25 5:-9 6:-7 7:-8 8:-11 9:21
w-2 A make	1:-10 2:-12 3:19 4:-16 6:-7 8:25
w-2 A many	0:8 1:-16 2:14 3:14 4:-7 5:-7 8:-7
w-2 A match	0:-10 3:30 8:-7
w-2 A move	0:14 1:-16 2:-10 3:-14 5:-19 9:34
w-2 A must	0:6 1:-11 3:19
w-2 A my	0:10
w-2 A obj	0:-16 2:-12 4:-7 5:-10 6:21 7:-7 8:20 9:-8
w-2 A of	1:-22 2:6 3:-25 5:14 6:9 7:-8 8:-28 9:30
w-2 A over	0:-6 2:-6 3:-12 4:-6 8:24
w-2 A play	0:-7 1:19 2:-7 3:10
w-2 A push	3:30 4:-6 5:-7
w-2 A reach	4:15
w-2 A rel	0:8 4:-9 6:15 8:-6
w-2 A save	1:-6 2:-11 3:-19 4:35
w-2 A shoot	0:-6 2:-12 3:-12 4:-6 6:41
w-2 A sneak	3:19 4:-7
w-2 A steal	3:24 4:-8
w-2 A stop	0:14 2:11 3:-8
w-2 A subj	1:-11 3:15 4:-12 5:9 7:-6 8:12 9:-8
w-2 A take	1:-9 3:31
w-2 A the	0:-7 1:13 2:-19 3:14 4:33 5:-9 6:-11 7:-7 8:-17 9:-13
w-2 A throw	0:-6 1:-9 2:-9 3:-20 4:-7 5:-7 6:60 8:-6
w-2 A to	0:-17 1:-8 2:-12 4:25 5:-8 6:28 8:-15 9:-6
w-2 A use	0:-6 2:14 3:8
w-2 A versus	0:-6 1:-11 2:33 3:-6
w-2 A vs	2:32 3:-6
w-2 A with	1:-26 2:-20 3:13 5:-13 6:15 7:-7 8:28 9:-9
w-2 A x	0:6 1:-11 2:12 5:8 6:-9 7:-7
w-2 F U	2:-8 4:-7 5:21 6:-6 8:-7
w-2 F and	0:6 1:-10 2:10 3:33 4:-9 5:-7 6:-11 8:-8
w-2 F at	2:13 3:-10 4:11
w-2 F avoid	2:13 3:-15 5:-29 8:31
w-2 F bring	2:-8 3:-8 4:18
w-2 F but	2:12
w-2 F comma	1:-13 2:9 3:18 4:8 6:-7
w-2 F eat	1:32 3:-27
w-2 F from	2:22 3:-27 4:-14 5:-7 6:-6 8:29
w-2 F in	1:25 3:-21 4:9 5:-14 6:6 7:-7 8:-9 9:-7
w-2 F make	0:11
w-2 F obj	2:23 3:-9 4:6 6:-6 8:-8
w-2 F of	0:7 1:18 2:-12 3:10 4:-12 5:-6 6:-6
w-2 F or	0:-8 1:-7 2:-12 3:34
w-2 F over	5:10
w-2 F reach	2:12 3:-6 4:15 8:-8
w-2 F stop	1:-8 2:-6 3:-14 8:30
w-2 F take	1:16 2:-12 3:-7 4:-10 6:20 8:-8
w-2 F the	0:7 1:-9 2:-12 3:-12 4:26 8:-6
w-2 F throw	0:-7 1:9 2:18 6:-14
w-2 F to	1:16 2:17 3:-8 4:-10 8:-8
w-2 F versus	2:12
w-2 F vs	3:17 8:-6
w-2 F with	0:12 1:-8 2:-6 3:9 4:-7 5:-7 6:8
w-2 F x	0:-9 2:-8 3:30 5:-9 6:-8 7:-7 9:-7
w-2 H U	0:-12 3:17
w-2 H and	0:11 1:-15 2:34 3:-12 4:-6
w-2 H at	0:7 2:18 4:-10 8:7
w-2 H attack	4:7
w-2 H chase	3:12
w-2 H comma	1:-16 3:23
w-2 H from	0:-10 1:-9 3:-12 4:16 6:-6 8:21
w-2 H in	0:25 4:-6 6:10 8:-14
w-2 H of	0:14
w-2 H subj	1:-6 2:14 3:-10 4:12 8:-8
w-2 H the	1:27 2:-30 3:20 4:-6 9:-6
w-2 H to	0:-7 3:-13 4:-9 6:33
w-2 H with	0:-16 2:-19 4:-12 5:-9 6:35 7:-6 8:11
w-2 H x	0:10
w-2 N U	1:-7 2:17 3:-9
w-2 N a	0:-15 1:-12 3:26 4:13 8:-20
w-2 N and	3:8 4:-11 5:13 6:-6
w-2 N at	0:9 3:-12 4:10 5:-7 8:10
w-2 N avoid	0:-7 2:14 3:-8 4:-7 5:16
w-2 N bring	0:-7 1:23 2:-11 3:-15 4:10
w-2 N but	1:-8 2:40 3:-11 4:-8 8:-9
w-2 N comma	0:10 2:8 3:9 4:-14 5:11 8:-12
w-2 N eat	2:16
w-2 N fall	3:21 8:-7
w-2 N from	0:10 2:9 3:11 4:-7 5:-10 6:-6
w-2 N in	2:-16 3:-6 4:29 5:-9 6:-8 7:-7 8:9 9:-8
w-2 N many	0:11 1:15 2:-8 3:-7 4:-6
w-2 N match	4:13
w-2 N move	1:42 2:-16 3:-14 5:-6
w-2 N obj	0:6 4:11
w-2 N of	2:-18 3:33 6:-9 7:-6 8:-6 9:-8
w-2 N rel	1:-6 2:-9 3:-7 4:23
w-2 N steal	0:-6 3:19
w-2 N stop	1:-17 2:8 3:25 4:-10 5:9 6:-7 8:-16
w-2 N subj	0:17
w-2 N take	2:12 4:-7
w-2 N the	0:14
w-2 N throw	3:-8 6:23
w-2 N to	0:-7 1:-9 3:-17 4:45 5:-6 6:-6 8:-14
w-2 N vs	2:16
w-2 N with	0:8 1:10 2:-12 3:26 4:-10 5:-8 6:-22
w-2 N x	0:10 1:17 2:6 4:-14 5:-6 6:-6 8:-9 9:-6
w-2 N you	1:13
w-2 O A	2:11
w-2 O O	3:9
w-2 O U	0:31 2:-6 3:-8
w-2 O a	0:-6 1:-8 2:-6 3:-18 4:10 5:-6 6:31 8:-16
w-2 O and	0:-12 1:-13 2:-24 3:19 4:-17 5:43 7:-7
w-2 O as	0:15 1:15 3:-8 8:-12
w-2 O at	0:-6 1:-13 2:23 4:31 5:-8 6:-10 7:-6 8:-11 9:-8
w-2 O avoid	2:20 3:-8 4:10 5:-16
w-2 O bring	1:34 2:-13 3:-10 4:-8
w-2 O but	0:-8 1:-8 3:-13 4:-14 5:18 8:15
w-2 O comma	3:22 7:-6 9:-7
w-2 O for	1:-7 2:-11 3:-6 4:27
w-2 O from	3:14 4:-7 5:-11 7:-6 9:-6
w-2 O hit	0:-8 2:21
w-2 O in	1:8 3:-10 6:-11 7:-7 8:34 9:-8
w-2 O is	0:-9 2:-6 4:-6 5:24
w-2 O make	0:-7 1:22 2:-6 3:6 4:-13 8:-6
w-2 O many	0:29 3:-12
w-2 O me	0:6
w-2 O move	0:7 1:9 2:6 3:10 4:-7 5:-10 8:-11
w-2 O obj	0:10 2:-9 3:-7 5:-6 6:-6 8:17
w-2 O of	1:-18 2:-15 3:8 4:-18 7:-8 8:17 9:17
w-2 O or	0:-12 2:32 3:-15 8:-9
w-2 O over	0:12
w-2 O play	1:-17 2:-6 5:21
w-2 O reach	1:-9 2:18 3:-7
w-2 O shoot	3:-10 6:24
w-2 O sneak	0:-12 2:25 3:-13 4:16 5:-9 8:-10
w-2 O stop	0:19 1:-12 3:22 4:-7 5:-7 6:-6 8:-11
w-2 O subj	0:7 3:-23 6:29 8:-9
w-2 O take	1:56 2:-19 3:-33 4:-14 6:-6 8:10
w-2 O the	2:-19 3:-12 4:22 5:-13 6:-7 7:-6 8:20 9:-6
w-2 O throw	0:-9 1:35 2:-25 4:-8 5:-6 8:-7
w-2 O to	0:-9 1:-10 3:7 4:22 5:-10 6:-10 7:-6 8:8 9:-6
w-2 O use	3:-6 6:13
w-2 O vs	0:6 2:17 3:-6
w-2 O with	1:-20 2:13 4:-13 5:-13 6:16 7:-6 8:9 9:-7
w-2 O x	2:7 6:-9 7:-8 9:7
w-2 U A	1:-9 2:6 3:-17 4:-9 8:-7 9:29
w-2 U F	0:-8 2:-6 3:9 4:-6 6:22 8:-14
w-2 U N	2:12
w-2 U O	1:-9 2:14 3:7
w-2 U U	1:-12 2:6 3:13 5:-10 6:-8 8:12 9:-7
w-2 U a	1:9 3:-14 4:-13 5:-7 8:26
w-2 U and	0:6 1:-8 2:-18 3:23 4:-8 5:-9 8:12
w-2 U at	0:-11 1:19 2:-11 3:-21 5:-8 6:-7 7:-6 8:26 9:-6
w-2 U bring	1:-8 3:-10 4:31 8:-7
w-2 U but	2:-10 3:-7 8:21
w-2 U clean	1:14 2:-8 3:-8 6:10
w-2 U comma	2:8 3:14 4:-10 5:8 6:-6 7:-6 9:-6
w-2 U fall	0:15
w-2 U fight	0:12 2:-9
w-2 U from	0:-7 1:-10 3:9 5:7 6:-10 8:7 9:-6
w-2 U game	0:15
w-2 U hit	0:15 3:-6
w-2 U if	0:10
w-2 U in	1:-14 2:6 3:12 4:-9 7:-7 8:9 9:-7
w-2 U many	0:11 1:-12 2:-17 3:29 4:6 5:-7 6:-7 8:-11
w-2 U match	0:-9 3:23
w-2 U me	0:6
w-2 U move	0:7 1:6 2:-12 3:24 4:-7 5:-9 8:-9
w-2 U must	0:12
w-2 U obj	2:-6 3:-9 6:23
w-2 U of	1:33 2:-7 3:7 4:-13 5:-11 6:-9 7:10 8:-22 9:-9
w-2 U over	0:-12 1:-6 2:-6 3:-14 4:-12 5:-36 8:59
w-2 U play	1:-7 8:14
w-2 U reach	0:-13 1:-7 2:-7 3:20 4:19 5:-6 8:-13
w-2 U sneak	1:-6 2:-15 3:-6 4:33 8:-10
w-2 U stay	1:-7 2:-25 3:-12 4:28 5:-6 7:24 8:-15
w-2 U steal	3:13
w-2 U stop	0:-8 1:-17 2:20 3:-11 4:-14 5:10 6:8 7:-7 8:14 9:-7
w-2 U subj	2:-7 3:33 4:-7 8:-10
w-2 U take	0:12 2:-6 3:8 4:-7
w-2 U the	0:-10 1:-18 5:-10 6:-7 7:-6 8:38 9:-7
w-2 U throw	0:14
w-2 U to	0:14 1:-10 2:-8 3:-14 4:15 5:-6 6:-6 8:16
w-2 U touch	3:-7 5:17
w-2 U use	1:12 2:-13 3:30 4:-8 6:-11 8:-9
w-2 U with	1:37 2:-24 3:-7 4:-11 7:-6 9:-7
w-2 U x	1:8 2:9 5:-6 7:-6 9:-6
w-2 U you	0:12
w-2 V U	0:7
w-2 V V	1:-8 2:25 3:-9
w-2 V and	1:-11 2:16 3:10 4:-10 8:-7
w-2 V at	0:9 2:16 4:-6 8:-10
w-2 V avoid	2:12
w-2 V bring	2:-6 3:35 4:-14 5:-6 8:-6
w-2 V comma	0:12 3:29 4:-12 5:-8 6:-6 8:-11 9:-6
w-2 V eat	3:20
w-2 V from	1:-6 2:9 3:8 4:-10 5:-6 8:11
w-2 V in	1:8 2:-9 3:-13 4:-12 5:31 6:-6 8:-10
w-2 V of	0:-15 2:13 3:-9 4:-13 5:-11 6:-12 7:-7 8:18 9:12
w-2 V over	0:-8 5:29 8:-11
w-2 V shoot	2:11 3:-7 6:12
w-2 V subj	2:18
w-2 V throw	3:-6 5:27 6:-24
w-2 V with	0:-10 1:9 2:-17 3:-20 4:-8 5:8 6:-10 7:-6 8:17 9:17
w-2 V x	1:-7 2:-9 3:11 4:8 5:-9 6:-6 8:7 9:-6
w-2 a A	3:6 4:-14 5:-6 8:13 9:-9
w-2 a H	0:-11 2:-11 3:-23 4:-6 6:-6 7:42 8:-6
w-2 a O	0:10 2:10
w-2 a U	0:11
w-2 a and	0:10
w-2 a attack	0:11
w-2 a bring	0:22 1:-9 3:-6
w-2 a comma	0:-11 3:10 8:15
w-2 a in	1:16 3:-23 4:-11 8:15
w-2 a kind	0:10 1:-7
w-2 a meet	0:-7 1:-15 2:-9 7:29
w-2 a move	0:-7 1:35 2:-6 3:-12 4:-6 5:-6 8:-10
w-2 a x	4:-16 7:25 8:8 9:-7
w-2 also x	1:-17 2:-8 3:32
w-2 and A	0:11
w-2 and O	0:13 3:-8
w-2 and a	0:-16 1:13 4:-16 5:-11 6:11 8:11 9:-14
w-2 and attack	1:-6 2:19 4:-6
w-2 and avoid	1:-6 2:39 3:-9 4:7 5:-12
w-2 and bring	0:-9 1:-10 2:-8 3:25 4:9 8:-8
w-2 and chase	2:16 3:-13
w-2 and eat	0:-6 1:-10 2:-16 3:49 4:-7 5:-6
w-2 and fall	0:-8 3:-10 5:29 8:-8
w-2 and fight	1:-9 3:-6 4:21
w-2 and from	1:-7 2:17
w-2 and hit	2:21 3:-18
w-2 and if	0:10
w-2 and in	8:13
w-2 and many	0:6 1:-11 2:20 3:-10 4:-9 5:-8 8:-9 9:14
w-2 and must	3:10
w-2 and my	0:13 2:-6
w-2 and over	0:-11 1:-6 2:8 3:-14 4:-11 5:46 8:-23
w-2 and play	1:7
w-2 and push	3:12
w-2 and shoot	0:-9 1:-7 2:15 3:-7 4:-6 6:11
w-2 and steal	1:-7 2:-31 3:49 4:-7
w-2 and take	1:-8 2:-17 3:58 4:-13 5:-7 6:-6 8:-10
w-2 and the	2:17 3:-11 4:16 5:-7 6:-11 9:-9
w-2 and throw	0:7 2:-15 3:-8 6:20
w-2 and with	1:9 2:-8 3:-10 4:-7 5:19 8:-9
w-2 and x	1:8 2:-6 3:-9 7:8 9:-8
w-2 and you	0:12
w-2 as A	0:-10 1:-6 2:-19 3:-19 4:-13 5:22 8:-6 9:30
w-2 as F	3:18
w-2 as at	0:17
w-2 as comma	0:12
w-2 as in	0:8
w-2 as the	0:-9 3:-6 4:17 8:7
w-2 as x	1:17 2:-13 3:11 4:-12 5:-7 6:-9
w-2 at A	0:-15 1:-9 2:-13 3:-16 4:27 5:-7 8:20
w-2 at O	3:19
w-2 at U	0:19
w-2 at a	0:7 1:-12 2:-9 3:-13 4:-7 5:-6 6:-6 8:37
w-2 at many	0:14 8:-6
w-2 at move	0:-24 1:-16 2:59 3:-17 4:-11 5:-20 6:-9 8:-13
w-2 at my	0:-7 4:29 8:-15
w-2 at the	1:-6 3:-12 4:32 5:-10 6:-8 7:-6 9:-6
w-2 at x	1:-6 2:-10 4:24 5:-13 6:-8 7:8 8:7 9:-8
w-2 attack comma	0:-11 1:25 2:11 3:-7 4:-15 8:-6
w-2 attack my	1:-8 3:-9 4:27
w-2 attack stop	0:6 1:-10 3:-11 6:25 8:-8
w-2 attack the	0:-12 1:28 2:-22 3:-16 4:34 5:-8 6:-8 7:-7 8:-10
w-2 attack x	3:-11 4:18
w-2 avoid U	0:6
w-2 avoid a	1:-9 2:32 5:-6
w-2 avoid at	3:-8 5:17
w-2 avoid comma	0:11
w-2 avoid from	1:-16 2:33 3:-6 4:-8
w-2 avoid in	0:6 2:-9 4:-7 8:18
w-2 avoid many	3:12
w-2 avoid of	2:13 3:-11 5:14
w-2 avoid stop	0:12
w-2 avoid the	1:-15 2:24 3:-17 5:28 6:-6 7:-6 8:-14
w-2 avoid to	0:-10 2:-8 4:17 5:-14 8:15
w-2 avoid x	0:-11 1:38 2:-24 3:-15 4:-15 5:26 8:-11
w-2 bring A	3:-12 4:24
w-2 bring U	2:-6 3:19 4:-8
w-2 bring a	0:8 3:12
w-2 bring but	1:-10 2:24
w-2 bring comma	1:-18 2:40 3:-12 4:-19 7:-6
w-2 bring from	4:-6 8:17
w-2 bring in	0:-18 1:-7 2:-8 4:22 5:-8 8:12
w-2 bring many	1:-6 2:-8 3:37 4:-14 5:-6 6:-6 8:-6
w-2 bring me	0:-8 1:-6 3:34 4:-8 8:-7
w-2 bring of	1:-8 4:21 6:-6 8:-9
w-2 bring stop	1:-11 2:32 3:-9 4:-10 5:-7 8:-10
w-2 bring the	1:23 2:-18 3:25 4:-6 5:-8 6:-6 8:-15
w-2 bring x	0:12 3:18 4:-10 8:-7
w-2 bring you	0:13
w-2 but A	0:10 1:-6 3:-11 4:-11 8:22
w-2 but a	0:6 1:-12 2:19 3:-11 4:-13 5:18 8:-10
w-2 but avoid	0:6 3:-6 5:16
w-2 but but	0:-6 1:-9 8:15
w-2 but comma	0:14
w-2 but from	2:23 4:-7 5:-6 8:-11
w-2 but is	0:-8 1:14 2:-10 3:18
w-2 but many	0:10 3:8
w-2 but me	0:-8 3:24 5:-6 8:-6
w-2 but move	0:-10 1:23 2:-10 3:-8 5:10 8:-8
w-2 but my	0:8
w-2 but over	5:14 8:-6
w-2 but play	1:25 2:-6 3:-7
w-2 but reach	3:-11 4:22
w-2 but save	3:-6 4:21
w-2 but the	1:-24 2:31 3:-13 4:7 6:-9 9:-7
w-2 but victim	2:15
w-2 but with	0:14 1:12 2:-17 4:-7 5:-6 6:11 8:-9
w-2 but x	0:25 1:7 2:-9 3:-10 4:-12 5:-6 8:11
w-2 by the	0:-12 1:29 2:19 3:-11 4:-18 5:-7 8:-12
w-2 chase the	1:36 2:-14 3:-17 4:8 8:-8
w-2 clean clean	0:-7 3:18
w-2 clean x	1:-13 2:-8 3:14 4:17 8:-7
w-2 comma A	0:27 2:-13 3:9 5:-7 8:-9 9:-6
w-2 comma F	0:-13 1:-6 2:-8 3:35 8:-6
w-2 comma H	2:13
w-2 comma N	0:-6 1:-6 2:-6 3:-11 8:26
w-2 comma O	0:22 3:13 4:-8 8:-10
w-2 comma U	0:-11 2:-20 3:9 4:15 5:-12 6:8 7:-9 8:-9 9:18
w-2 comma V	0:12 2:9
w-2 comma a	1:34 2:-17 3:-13 4:-8 5:-9 6:-11 7:20 9:7
w-2 comma and	0:21 1:-6 2:16 3:-11 5:-6 8:-6
w-2 comma at	0:19
w-2 comma attack	1:-9 2:9 4:12
w-2 comma avoid	1:-11 2:31 3:-12 4:-12 5:19 6:-6 8:-10
w-2 comma bring	0:-7 1:18 2:-14 3:11 4:11 5:-6 6:-6 8:-10
w-2 comma but	0:9 2:8 3:-20 4:23 5:-9 6:-7 7:-6 8:-13 9:-6
w-2 comma by	4:15 8:-8
w-2 comma clean	0:10
w-2 comma comma	1:15 4:-11 5:-8 6:-6
w-2 comma eat	3:14
w-2 comma fall	1:-9 2:13 4:-7 5:-9 8:6
w-2 comma fight	0:-11 1:-7 2:15 6:15
w-2 comma from	1:-8 2:-13 3:-13 4:-12 5:12 6:-6 8:28
w-2 comma guard	0:-6 2:6 3:-6 5:16 8:-6
w-2 comma hit	2:14
w-2 comma if	1:24 2:-19
w-2 comma in	0:15 4:18 8:-15
w-2 comma kind	0:6
w-2 comma love	1:11
w-2 comma make	0:-8 1:-6 3:18 4:10 8:-10
w-2 comma many	0:13 1:-6 3:11 4:8 7:-6 8:-12 9:-6
w-2 comma match	0:-7 3:20
w-2 comma me	0:17
w-2 comma meet	0:-14 1:-8 2:-11 3:34 7:-6 8:-6
w-2 comma move	1:-18 2:-11 3:13 4:-7 5:11 8:8
w-2 comma must	0:18
w-2 comma of	2:-6 8:17
w-2 comma over	0:-8 3:-11 4:-6 5:40 8:-17
w-2 comma play	0:16 1:27 2:-11 3:-9 4:-6
w-2 comma push	0:-7 3:21 8:-6
w-2 comma reach	0:9 3:-6 4:11
w-2 comma rel	1:-14 2:18 3:13 4:-6 8:-8
w-2 comma save	0:6 3:-9 4:16
w-2 comma shoot	0:-10 2:-16 3:-9 6:40
w-2 comma sneak	2:18
w-2 comma stay	3:-10 8:22
w-2 comma stop	1:37 3:-14 4:-7 8:-8
w-2 comma take	0:-15 2:-12 3:34 5:-8 6:-7 8:9
w-2 comma the	2:23 3:14 5:-11 7:-7 9:-7
w-2 comma touch	0:-15 2:-9 4:-7 5:32 8:-6
w-2 comma use	0:13 1:16 2:-11 6:-6 8:-6
w-2 comma vs	2:13
w-2 comma with	0:-8 1:-23 2:16 3:-13 6:12 7:-8 8:14 9:-8
w-2 comma word:boss	0:8
w-2 comma word:enemy	0:-7 1:-6 2:35 3:-7
w-2 comma x	0:13 1:-11 5:-6 8:7
w-2 comma you	0:32 2:-6 3:-6
w-2 cross comma	2:8
w-2 cross the	1:14 2:-9 3:-15 4:14 5:-7
w-2 cross x	4:9 8:-6
w-2 eat a	3:17
w-2 eat at	0:8
w-2 eat from	2:21 3:-6
w-2 eat in	3:-21 4:-6 5:34 8:-11
w-2 eat many	1:-7 2:-16 3:38 4:-7
w-2 eat my	0:-7 1:-7 2:-7 3:38 4:-10
w-2 eat the	3:12 4:-7
w-2 eat to	0:-14 2:-6 3:-17 4:24 8:10
w-2 eat x	0:7 3:-16 8:17
w-2 edge A	1:-16 3:8 4:-12 5:10 6:-9 7:-6 9:20
w-2 edge F	0:-11 1:6 2:-8 3:-16 8:24
w-2 edge H	0:-24 1:-21 2:30 3:-10 5:-6 8:-12 9:17
w-2 edge N	1:14 8:-6
w-2 edge O	1:-15 3:13 4:-9 8:-8 9:17
w-2 edge U	0:22 1:10 2:-6 3:7 4:-7 5:-7 8:-11
w-2 edge V	1:-11 2:-6 3:-9 9:28
w-2 edge a	1:41 2:-12 3:-6 8:-6
w-2 edge and	0:-7 1:-27 2:38 3:-9
w-2 edge as	0:13
w-2 edge at	0:6 2:11 3:-6 8:-7
w-2 edge avoid	0:7 1:-14 2:15
w-2 edge bring	0:11 1:8 2:-6 3:8 4:-9
w-2 edge edge	1:16
w-2 edge fall	0:-8 1:-9 3:31
w-2 edge for	0:19 3:-7
w-2 edge from	0:-12 1:-7 2:-6 3:-11 8:31
w-2 edge game	0:22 1:-8 3:-6
w-2 edge guard	1:-8 3:-17 4:41 6:-8
w-2 edge hit	0:-10 1:-19 2:-17 3:46 6:-6
w-2 edge in	3:-9 4:-6 8:24
w-2 edge kind	0:31 3:-6 8:-6
w-2 edge make	0:-10 1:11 2:-11 3:30 4:-11 6:-7 8:-10
w-2 edge many	0:14 1:13 3:-18 4:10 6:-6 8:-7
w-2 edge match	1:-10 3:29 4:-6 8:-7
w-2 edge move	1:16 2:-9 5:-6 6:-12 8:12
w-2 edge my	0:9 1:-7 2:27 3:-10 4:-6 8:-6
w-2 edge play	1:39 2:-8 3:-10 4:-6
w-2 edge push	0:-13 1:-20 2:-7 3:20 4:-10 5:17 6:-8 8:7
w-2 edge race	0:-10 1:42 2:-14 3:-6
w-2 edge save	1:-13 3:22 4:-11
w-2 edge shoot	0:-8 1:-7 3:-9 6:32
w-2 edge take	1:-23 2:20 3:-9 4:9 5:-7 6:18 8:-8
w-2 edge the	0:-6 1:15 2:17 3:-6 6:-6
w-2 edge throw	0:-12 3:-21 4:-7 5:-6 6:41 8:-6
w-2 edge to	0:12
w-2 edge touch	0:10 1:-15 2:-10 3:20 5:-6
w-2 edge use	0:-8 2:24 6:-6
w-2 edge with	0:-7 1:6 2:-9 3:-23 5:-6 6:12 8:24
w-2 edge word:enemy	1:-9 2:19
w-2 edge x	1:16 3:21 5:-7 8:-8 9:-6
w-2 edge you	0:11 3:-8
w-2 fall U	0:8
w-2 fall a	0:-7 1:-26 2:-15 4:-8 5:-6 6:-6 7:25 8:24
w-2 fall comma	0:8 2:-13 3:-25 4:11 5:-8 6:14 7:-6
w-2 fall from	4:-6 8:22
w-2 fall many	0:-8 1:-8 8:23
w-2 fall of	8:13
w-2 fall the	1:-7 2:-6 3:31 8:-14
w-2 fall with	0:6 1:26 3:-14 5:-7 8:-13
w-2 fall x	1:15 3:-8 4:-9 5:18 6:-8 7:-7 8:-16
w-2 fight many	2:9
w-2 fight of	1:-7 2:-6 3:-12 6:22
w-2 fight the	1:-7 2:14
w-2 for comma	1:25 2:-9 4:-6
w-2 for many	0:19
w-2 for the	0:27 1:-14 2:-6 3:-10 4:13 8:-6
w-2 for x	1:-7 3:25 4:-6
w-2 from F	0:-6 3:17
w-2 from N	0:8
w-2 from O	0:7 3:-11 4:21 8:-11
w-2 from U	1:-9 2:33 3:-16 4:-8 8:-8
w-2 from a	0:-11 2:11 3:-17 4:-15 5:9 6:-8 7:-7 8:25 9:-7
w-2 from avoid	1:7 3:-10 4:15
w-2 from in	8:13
w-2 from many	0:6 1:25 3:-20 4:-9 8:-7
w-2 from my	0:16 2:8 3:-7 8:-7
w-2 from the	1:-17 2:8 3:-19 4:14 5:6 6:-9 7:-7 8:14 9:-6
w-2 from x	0:-7 1:-14 2:18 4:10 5:-10 6:14 7:-6 8:-12 9:-7
w-2 game O	0:-13 3:23
w-2 game U	0:13 3:-6
w-2 game as	0:-13 1:36 2:-8 3:-9 8:-6
w-2 game comma	0:-11 1:-23 4:18 5:-14 8:22 9:-6
w-2 game for	1:7
w-2 game from	1:-17 2:-10 3:-6 4:30 8:-6
w-2 game if	0:-6 1:24 3:-6
w-2 game match	0:11 3:-8
w-2 game of	0:14 1:9 3:-6
w-2 game play	0:7 3:-6
w-2 game stop	0:-23 2:29 3:-14 4:11 5:-9 6:-8
w-2 game with	0:-15 1:12 3:37 4:-12 5:-9 6:-9 8:-17 9:-6
w-2 game x	0:18
w-2 guard a	1:12 4:10 8:-8
w-2 guard comma	2:10 6:8
w-2 guard the	0:-12 1:-15 2:-12 3:-18 4:43 5:-8 6:-9 8:21 9:-6
w-2 guard x	0:7 1:-19 2:-6 4:23
w-2 hit O	0:14
w-2 hit a	0:8 1:-18 2:-11 3:33 8:-9
w-2 hit and	0:-18 1:19 2:-8 3:-21 4:32 5:-8 8:-10
w-2 hit but	0:6 2:11 3:-6
w-2 hit comma	0:-19 2:-12 3:19 4:-9 5:19 6:-6 8:-8
w-2 hit in	0:-10 1:-7 2:19 3:-10 8:15
w-2 hit of	0:-9 1:31 2:-10 3:-32 4:-6 6:19 8:-6
w-2 hit the	0:-8 1:-15 2:7 3:24 4:-15 5:19 6:-11 7:-6 8:-9 9:-6
w-2 hit with	0:-7 3:-19 5:24 6:14 8:-11
w-2 hit x	2:19 3:-30 4:-12 6:-7 8:11
w-2 if U	2:-8 3:-18 4:-7 5:31 8:-6
w-2 if a	0:-7 1:23 2:-11 4:-7 5:20 6:-6 7:-6 8:-11
w-2 if me	0:6
w-2 if my	1:32 2:-9 3:-14
w-2 if play	1:11
w-2 if the	0:-8 1:-9 2:9 3:34 4:-17 5:-12 6:-9 7:-6 8:6 9:-6
w-2 if x	0:17 1:6 2:7 3:-11 4:-6
w-2 if you	0:12
w-2 in A	1:-9 2:17 3:-14 4:22 5:-6 8:-14
w-2 in N	1:-7 3:-9 4:-12 8:25
w-2 in O	0:21 3:-8
w-2 in U	0:17 1:-6 2:-10 3:-9 4:-7 8:18
w-2 in a	2:-12 3:-17 4:-19 5:-12 6:-8 7:12 8:44 9:-6
w-2 in bring	3:10
w-2 in comma	0:16 1:-9 2:10 3:7 4:-8 5:-6 8:-9
w-2 in from	0:-10 1:-8 2:-10 4:9 5:8 6:-10 8:8
w-2 in hit	0:14 1:-8 2:-10 3:-27 6:-6 8:32
w-2 in many	0:17 1:9 2:-15 3:-16 4:24 5:-9 8:-10
w-2 in move	0:10 1:-6 2:-7 3:-16 4:21 5:-6 6:12 8:-15
w-2 in my	1:-8 4:-6 8:16
w-2 in of	0:-7 1:6 2:-9 3:6 4:25 5:-8 6:-8 8:-14
w-2 in play	0:13 1:-6
w-2 in stop	0:10
w-2 in the	1:-12 2:-7 3:-19 4:28 5:18 6:-8 7:-6 8:7 9:-6
w-2 in with	0:-9 3:23 5:-6
w-2 in x	0:10 1:-8 2:-18 3:21 4:-6 5:-10 6:-9 7:10 8:17 9:-9
w-2 is a	1:12 2:-8 3:-13 4:-13 5:-9 6:-9 7:21 8:-13 9:17
w-2 is and	0:-12 1:-11 2:36 4:-11 5:13 8:-15 9:-6
w-2 is comma	2:26 3:-8 4:-13 8:-18 9:-6
w-2 is in	0:13 2:16 4:-6 8:-12
w-2 is many	0:-7 3:26
w-2 is my	0:-9 1:-8 2:30 3:-11 8:-6
w-2 is stop	0:8 1:-7 2:-7 3:7 5:6
w-2 is the	0:14 1:-16 3:-13 4:20 5:-8 6:-7 7:11 8:-12 9:-7
w-2 is x	1:-11 2:30 3:-10 4:9 5:-6 7:-7 8:-8
w-2 kind U	4:13
w-2 kind as	1:14 2:-9 3:14 8:-7
w-2 kind at	0:18
w-2 kind but	0:9 2:-17 3:19 8:-6
w-2 kind comma	1:33 2:-10 3:-6 4:-7 5:-6 6:-6
w-2 kind fight	1:-10 2:19
w-2 kind for	1:11
w-2 kind from	0:-7 2:-10 3:30 4:-8 5:-7
w-2 kind if	1:18 2:7 3:-14
w-2 kind in	0:21 3:-15 4:-6
w-2 kind many	0:13 3:-7
w-2 kind of	2:-7 3:18
w-2 kind stop	0:-13 2:-6 3:24 8:-7
w-2 kind to	0:7
w-2 kind vs	1:-19 2:41 3:-8
w-2 kind with	0:-9 2:7 3:29 4:-8 5:7 7:-6 8:-13 9:-6
w-2 kind x	0:21 1:-10 2:8 4:-6 8:-8
w-2 love the	1:28 2:-7 3:-9
w-2 make a	1:-6 2:-8 3:-30 4:44 8:-13
w-2 make comma	2:8 3:9 4:-10 8:-9
w-2 make in	2:12
w-2 make many	1:-7 2:-16 3:32 4:-11
w-2 make take	1:-9 2:-10 4:24
w-2 make the	0:-6 1:-19 2:-18 4:43 5:-7 8:-11
w-2 make with	0:8
w-2 make x	0:-9 1:-18 2:36 3:-22 4:11 8:-8
w-2 many A	1:-9 2:-23 3:14 4:-10 5:-6 8:24 9:-6
w-2 many F	0:-12 3:24
w-2 many O	0:13 1:-6 2:-10 3:-8 4:19 8:-7
w-2 many U	0:25 2:-10 3:-11 7:14
w-2 many comma	1:-13 2:-6 3:-18 4:10 5:-16 6:-8 7:-6 8:18 9:23
w-2 many from	0:7 3:-6 8:11
w-2 many is	0:9
w-2 many make	0:10 3:-6
w-2 many many	0:7 2:27 3:-12 5:-8 8:-6
w-2 many of	4:12 8:-8
w-2 many stop	1:-11 2:-9 3:-11 6:27 8:-8
w-2 many take	4:16
w-2 many the	1:-12 3:34 4:-9 5:-7 6:-8 8:-7
w-2 many with	0:-7 3:27 8:-11
w-2 many word:hero	0:8
w-2 many x	0:12 1:-13 3:12 5:-11
w-2 match U	0:7 3:11
w-2 match comma	0:12 1:-10 2:10 3:9 4:-6 8:-8
w-2 match from	0:17 8:-7
w-2 match many	0:13
w-2 match of	8:15
w-2 match the	0:11 3:15 4:-6 8:-7
w-2 match with	1:-6 3:22
w-2 match x	1:11 2:-7 3:14 4:-9 8:-11
w-2 me comma	2:35 3:-25 5:-11
w-2 me eat	3:19
w-2 me shoot	0:10 6:-8
w-2 me stay	2:11
w-2 me take	0:13 3:-9
w-2 me x	0:-13 1:-13 2:25 3:-13 4:-7 5:19 8:-6
w-2 meet many	0:13
w-2 meet stop	3:23 8:-9
w-2 meet the	0:10
w-2 meet x	0:16
w-2 move U	1:-11 2:-8 3:-25 4:26 6:17 8:-9
w-2 move a	1:15 2:-12 4:-11 5:-17 6:8 7:-6 8:9 9:-8
w-2 move and	2:-7 3:17 4:8 5:-8 8:-6
w-2 move at	0:-11 1:15 2:-17 4:-15 5:-11 6:-8 8:21 9:6
w-2 move by	4:-7 8:15
w-2 move comma	0:8 1:16 2:-7 3:16 5:-12 6:-7 8:-18
w-2 move from	2:-6 3:-7 4:-7 5:14 8:8
w-2 move in	0:-18 1:-11 2:6 3:9 4:6 5:31 6:-8 7:-7 8:-13 9:-8
w-2 move is	0:10
w-2 move move	0:-10 1:-9 2:11 3:-6 5:-8 6:25 8:-9
w-2 move of	1:-9 2:-7 4:-10 5:-17 6:-11 8:39 9:-6
w-2 move reach	3:8 4:10 8:-7
w-2 move stop	0:-7 1:-28 2:-7 3:15 4:-9 5:-9 6:-7 8:35 9:-6
w-2 move the	0:-9 3:-7 4:-19 5:9 6:-15 7:-6 8:26 9:-7
w-2 move to	0:13 8:-7
w-2 move with	1:21 2:-8 3:-10 5:-8 8:10
w-2 move x	0:18 2:-10 3:-7 4:-13 5:17 6:-6 8:9 9:-6
w-2 must a	0:7
w-2 must at	0:10
w-2 must avoid	0:10 2:-17 3:-6 5:22 8:-6
w-2 must bring	2:30 3:-18 4:-6
w-2 must comma	0:13
w-2 must cross	8:14
w-2 must from	0:6 3:7
w-2 must is	0:9 1:9 2:-6
w-2 must many	3:19
w-2 must move	3:-9 5:15
w-2 must over	0:7
w-2 must push	0:11
w-2 must reach	4:11
w-2 must steal	0:15 3:-11
w-2 must take	0:-6 2:-6 3:6 4:21 5:-10 8:-8
w-2 must the	1:-14 2:-14 5:-9 6:-11 7:-7 8:29 9:-6
w-2 must touch	0:-7 2:28 3:-11 4:-8 8:-6
w-2 must x	0:13 3:-15 4:-6 5:15
w-2 my A	3:21 8:-8
w-2 my many	0:8
w-2 my x	0:8
w-2 not comma	2:10 3:-7
w-2 not must	2:14
w-2 not stop	0:7
w-2 not take	2:9
w-2 not the	1:-7 2:31 3:-9 4:-6
w-2 not throw	2:17 6:-15
w-2 not x	0:6 1:-7 2:12 3:-6 4:-7 5:-8 8:11
w-2 obj U	0:13
w-2 obj at	0:6 1:-6 3:-9 4:16
w-2 obj avoid	1:28 2:-26 3:12 5:-10 8:-6
w-2 obj bring	0:7
w-2 obj eat	1:33 2:-20 3:-9
w-2 obj many	0:21 3:-10
w-2 obj move	3:15 5:8
w-2 obj over	3:15
w-2 obj take	1:-6 2:27 3:-11
w-2 obj throw	2:10 4:7
w-2 obj x	0:13 1:-9 2:7 3:-19 4:22 8:-11
w-2 of O	0:12 3:-8 4:17 8:-9
w-2 of U	0:8
w-2 of a	1:11 2:-17 3:-14 5:-9 6:-10 7:-7 8:29 9:-7
w-2 of but	3:18 4:-7
w-2 of comma	0:17
w-2 of many	0:25 1:-6 3:-7
w-2 of my	1:9
w-2 of subj	0:6 1:9
w-2 of the	1:-6 2:-17 3:8 4:-11 5:-14 6:-7 7:-6 8:35 9:-7
w-2 of use	3:17
w-2 of x	1:-11 2:-11 3:8 4:31 5:9 6:-9 7:-6 8:-25 9:-6
w-2 or a	1:13 2:-12 3:23 4:-11 8:-7
w-2 or comma	0:9
w-2 or x	0:17
w-2 over O	0:8
w-2 over comma	0:-8 2:6 8:14
w-2 over cross	4:16
w-2 over many	0:-8 2:-7 3:-11 4:29 5:7 8:-18
w-2 over the	1:-6 2:-9 3:-13 4:-15 8:30
w-2 play A	0:10 1:-12 2:17 3:19 4:-9 8:-11 9:-14
w-2 play O	0:8
w-2 play U	0:-38 1:-15 2:-13 3:-24 4:-16 5:-9 6:-8 7:-6 8:6 9:59
w-2 play a	0:-8 1:44 2:-7 3:-8 8:-6
w-2 play and	0:8
w-2 play comma	0:-11 1:11 2:-12 3:20 4:10 5:-8 8:-13
w-2 play in	0:-7 1:-10 8:25
w-2 play stay	8:14
w-2 play subj	0:-6 1:21 2:-7
w-2 play the	0:-7 1:45 2:-23 4:6 5:-8 6:-6 8:-13 9:-6
w-2 play x	0:10 1:-16 2:-11 3:-7 4:31
w-2 push comma	0:-6 2:9 3:-15 4:-7 5:23
w-2 push many	3:15
w-2 push the	0:15 3:20 4:-8 5:-8 8:-7
w-2 push x	1:-9 2:7 4:22 5:-9 6:-6 8:-11
w-2 race at	0:-8 1:35 2:-13 3:-7 8:-7
w-2 race comma	1:22 3:-6 8:-6
w-2 race in	1:19 2:-11
w-2 race of	1:29 2:-10 3:-7
w-2 race the	2:6
w-2 race with	1:18
w-2 reach U	3:16
w-2 reach at	0:9 8:-6
w-2 reach comma	0:-11 1:10 2:16 6:-6 7:-6 8:-14
w-2 reach in	0:-6 4:23 8:-10
w-2 reach many	0:10 3:16 4:-13
w-2 reach of	4:17
w-2 reach reach	4:13
w-2 reach the	0:-20 1:-14 2:9 3:-20 4:27 5:-9 6:-6 7:11 8:10 9:-6
w-2 reach to	2:-16 4:24
w-2 reach x	0:7 3:-6 4:13
w-2 rel a	0:-6 1:17 2:10 3:-8
w-2 rel attack	0:9 1:-10 2:18 4:-7
w-2 rel bring	3:18
w-2 rel eat	2:-6 3:24
w-2 rel guard	2:7
w-2 rel hit	0:8
w-2 rel me	0:8
w-2 rel move	0:11 5:10 8:-6
w-2 rel save	2:-17 3:34 4:-23
w-2 rel take	2:-12 3:36 4:-6
w-2 rel the	1:8 3:16 4:-18 5:-11 6:-7 7:-7 9:-6
w-2 rel throw	0:-7 2:-7 3:-23 6:47
w-2 rel x	0:20 2:-7 8:-8
w-2 save a	0:-14 1:-9 3:-17 4:13 8:26
w-2 save the	1:-17 2:-22 3:24 4:21 8:-10
w-2 shoot at	2:26 6:-6
w-2 shoot comma	1:-6 2:23
w-2 shoot many	0:-8 2:-6 3:-13 6:33
w-2 shoot the	0:12 1:-7 2:13 3:-6 6:-8
w-2 shoot with	2:-9 6:20
w-2 sneak A	0:9
w-2 sneak sneak	2:16
w-2 sneak the	1:-15 2:33 3:-8 4:-7
w-2 stay O	0:10
w-2 stay a	1:-6 2:-8 3:-16 4:21 5:-6 8:12
w-2 stay and	0:-7 2:-10 3:19 4:-8 5:14 8:-7
w-2 stay at	0:9
w-2 stay comma	0:-8 2:-9 3:12 4:-7 5:21 8:-12
w-2 stay from	0:18 8:-7
w-2 stay in	4:-10 5:-7 8:31
w-2 stay to	0:7
w-2 stay x	1:-15 2:13 3:-15 4:-10 8:15
w-2 steal many	3:11
w-2 steal my	0:-6 2:-6 3:32 4:-10
w-2 steal stop	2:21
w-2 steal the	0:-10 1:-12 2:19 3:-6 4:30 5:-8 6:-9 7:-6 8:-11 9:-6
w-2 stop A	0:6 3:-9 4:-6 6:21 8:-8
w-2 stop O	1:24 2:-8 3:-10
w-2 stop U	1:-6 3:-12 4:10 8:-10 9:16
w-2 stop a	1:18 2:-13 3:18 4:-7 8:-13
w-2 stop at	0:10
w-2 stop comma	0:14 3:-6
w-2 stop from	0:9
w-2 stop hit	1:25 2:-9 3:-11
w-2 stop if	0:8
w-2 stop in	0:8
w-2 stop many	0:12 1:-13 2:-8 3:10 4:21 5:-9 6:-7
w-2 stop my	0:19 1:-8
w-2 stop play	0:9 1:16 3:-8
w-2 stop rel	0:11
w-2 stop take	0:-9 3:25
w-2 stop the	2:29 3:-14 5:-9 6:-6 7:-7 8:-14 9:-6
w-2 stop use	0:12
w-2 stop with	1:-6 3:10
w-2 stop x	0:18 1:-12 3:29 4:-8 6:-6 8:-11
w-2 stop you	0:11
w-2 subj U	0:8
w-2 subj comma	2:-6 3:22
w-2 subj play	2:-6 4:13
w-2 subj x	1:-21 5:7 6:-10 7:26 8:-13 9:-7
w-2 take A	2:17 3:-6
w-2 take F	1:-7 2:21 3:-8
w-2 take a	1:-7 2:6 3:15 4:-18 5:-8 6:-9 7:-6 8:18 9:-6
w-2 take and	2:25 3:-7
w-2 take at	0:-15 1:-8 3:-18 4:13 8:26
w-2 take but	2:9
w-2 take comma	2:13 3:-18 4:-16 5:16 6:-8 7:-6 8:18 9:-6
w-2 take fall	0:-9 1:-7 2:-8 3:43 6:-6 8:-6
w-2 take from	3:37 4:-9 8:-17
w-2 take in	0:-14 1:10 2:-9 3:-17 4:12 5:17 8:-15
w-2 take is	0:6 2:9 3:-7
w-2 take many	0:-6 1:-6 2:-11 3:53 4:-10 5:-7 6:-6 8:-8
w-2 take move	3:21 5:-11
w-2 take stop	1:-8 2:24 3:-12 4:-6 5:-8 8:8
w-2 take the	0:-8 1:-17 2:7 3:17 4:26 5:-10 6:-9 7:-6 8:-9 9:-6
w-2 take x	1:-16 2:-6 3:7 5:-8 6:13
w-2 the A	1:-10 2:-8 3:-16 4:31 5:-7 6:-6 8:10 9:-7
w-2 the N	0:9
w-2 the O	0:14
w-2 the U	0:31 1:-8 2:11 3:-12 4:-7 8:-9
w-2 the fall	3:25
w-2 the from	0:-12 1:-6 2:-10 3:-25 4:-12 5:-12 8:52
w-2 the many	2:26 4:-14 5:-6 8:-9
w-2 the move	0:12
w-2 the my	1:22 2:-15 3:-17 4:18 6:-6 8:-8
w-2 the over	0:-6 3:13 4:-7 5:15 8:-10
w-2 the play	1:14
w-2 the stop	0:-16 1:15 2:-13 3:23 8:-8
w-2 the the	0:-6 1:-19 2:-12 3:17 4:30 5:-7 8:-17
w-2 the x	0:9 2:-10 3:-16 4:36 5:-12 6:-8 8:-7 9:-7
w-2 throw a	1:13 2:-11
w-2 throw at	0:7 1:-7 2:23 4:-9 6:-6
w-2 throw comma	2:13
w-2 throw many	0:-6 2:-7 3:-27 4:-7 5:-7 6:51
w-2 throw of	0:-11 1:-9 2:-6 3:-7 4:-6 6:32 8:-6
w-2 throw the	1:-9 4:-7 6:20 8:-6
w-2 throw with	0:6 1:8
w-2 throw x	0:-6 1:27 2:-9 3:16 4:-6 5:-6 6:-21 8:-6
w-2 to N	0:9 4:-11 6:19 8:-10
w-2 to U	0:9
w-2 to a	1:14
w-2 to comma	0:6 1:21 2:-12
w-2 to many	0:18 3:-11
w-2 to match	0:15
w-2 to move	1:6
w-2 to play	4:16
w-2 to reach	0:6 2:-10 3:-7 4:23
w-2 to take	0:-6 1:8 2:-13 3:19 8:-6
w-2 to the	0:7 1:-11 2:-11 3:-17 4:27 5:-8 6:-6 8:17
w-2 to victim	1:11 2:-6 3:13
w-2 to x	0:22 1:-7 2:-16 3:-7 6:-6 7:16
w-2 touch a	0:10 2:12 5:-6
w-2 touch in	5:21 8:-8
w-2 touch many	0:10
w-2 touch the	0:-8 2:-13 3:-16 4:21 5:18 8:-9
w-2 touch x	0:10
w-2 use comma	0:12
w-2 use many	0:-7 1:-13 2:-14 3:30 4:12 6:-7 8:-11
w-2 use of	0:6 1:12 3:-9
w-2 use the	1:-9 3:-23 4:10 5:-9 6:-9 8:32
w-2 use use	0:-14 2:21 3:6 8:-6
w-2 use x	1:-8 3:19 4:-8 6:-7 8:12
w-2 victim a	1:-9 2:28
w-2 victim the	2:27 3:-8 4:-7 8:-9
w-2 vs a	0:-7 1:-33 2:65 3:-10
w-2 vs comma	3:14 8:-6
w-2 vs many	1:-21 2:50 3:-11
w-2 vs my	1:-19 2:36 3:-6
w-2 vs the	0:15 1:-9 2:26 3:-12 4:-7 8:-7
w-2 vs x	0:-13 1:-7 2:48 3:-17 4:-10 5:-7 6:-7 8:-13
w-2 with N	0:-25 1:33 2:-6 4:-6 8:-11
w-2 with O	0:17
w-2 with U	3:16
w-2 with a	1:51 2:-12 3:-11 4:-8 5:-6 6:7 8:-13
w-2 with attack	4:8
w-2 with bring	0:7 2:11 3:-8
w-2 with comma	0:22 1:-10 2:-7 3:-6 4:-7 5:13 6:7 8:-15
w-2 with many	0:9 2:7 3:18 4:-9 5:-7 6:-9 8:-7
w-2 with move	1:10 2:8
w-2 with my	0:11 1:32 2:-12 3:-20 8:-8
w-2 with play	1:7
w-2 with the	0:-6 4:-13 5:9 6:14 7:-8 8:7 9:-8
w-2 with x	0:37 2:-9 3:-25 8:16
w-2 word:boss is	2:-14 7:25
w-2 word:bricks is	0:-6 1:-12 2:-14 3:36
w-2 word:enemy comma	1:-16 3:-14 5:28
w-2 word:enemy is	0:-6 1:-7 2:38 3:-14
w-2 word:enemy many	0:-9 2:21
w-2 word:enemy play	1:-21 2:35 3:-9
w-2 word:goal fall	1:-7 2:-10 3:-8 7:23
w-2 word:goal is	2:17 3:-6
w-2 word:hero and	0:-6 1:-10 3:23 5:-7
w-2 word:hero comma	1:19 2:-6
w-2 word:hero x	0:6 1:7
w-2 word:item comma	3:9
w-2 word:item is	0:12 3:11
w-2 word:item with	3:11
w-2 word:item x	3:11
w-2 word:obstacle in	0:11
w-2 x A	0:6 1:14 2:-12 4:11 6:-6 8:-18 9:-6
w-2 x F	0:23 1:-6 2:25 3:-19 4:-8 6:-6 8:-9
w-2 x N	8:12
w-2 x O	0:34 3:-10
w-2 x U	0:38 3:-7 8:-7
w-2 x V	0:9 2:-21 3:-15 4:-6 6:-6 8:-7 9:36
w-2 x a	1:11 2:-8 3:10 4:-12 5:-9 6:-8 7:14 9:-7
w-2 x and	0:27 1:-10 2:6 3:-10 6:-6 9:-7
w-2 x as	0:7 1:-19 2:-12 3:-7 5:12 6:-7 8:20 9:-6
w-2 x at	0:20 1:-13 2:-10 3:-16 4:-10 6:-6 8:36
w-2 x attack	0:-10 2:12 4:13
w-2 x avoid	0:7 2:18 5:-6
w-2 x bring	1:-23 2:-11 4:16 5:-6 8:21
w-2 x but	0:15 1:-10 2:28 3:-7 4:-9 5:-8 8:-11
w-2 x by	1:-7 3:-12 8:24
w-2 x clean	0:15 3:-6
w-2 x comma	0:10 3:9 6:-6 7:-6
w-2 x cross	2:-12 5:18
w-2 x eat	1:-6 3:27
w-2 x fall	1:-13 2:15 3:-14 4:12 5:-9 6:-8 7:19 8:-12
w-2 x fight	2:13
w-2 x for	0:9
w-2 x from	1:-7 2:6 3:-17 4:10 5:-12 7:-6 8:10
w-2 x game	0:9 1:9
w-2 x hit	3:16
w-2 x if	1:-12 3:28 4:-8 8:-10
w-2 x in	1:-13 2:-10 3:-7 4:11 5:-15 6:-8 8:32 9:-6
w-2 x is	0:-8 1:-30 2:42 3:-10 4:-15 5:8 7:-9 8:8 9:-9
w-2 x kind	0:9 8:6
w-2 x love	0:-8 1:37 2:-8 3:-9
w-2 x make	0:8 1:-9 2:-6 4:12
w-2 x many	0:20 1:-6 2:-17 3:19 5:-8 6:7 8:-10 9:-6
w-2 x match	0:8 3:7
w-2 x me	0:18
w-2 x move	1:15 2:-18 3:-25 4:-9 5:41 6:-8 8:-15 9:-6
w-2 x my	1:6 2:22 4:-11 5:-8 8:-9
w-2 x not	0:-11 1:-11 3:25 4:13 8:-12
w-2 x obj	1:-6 3:25 4:-8 8:-7
w-2 x of	0:6 1:-13 3:9 4:-6 7:-6 8:10 9:-7
w-2 x or	0:13 3:-6
w-2 x over	0:8 1:15 3:-12 4:-7 5:-6 8:7
w-2 x play	0:6 1:12 2:8 3:-8
w-2 x reach	1:-6 2:-6 3:-13 4:25
w-2 x rel	0:6 1:-9 2:-6 3:16 4:-9 5:-6 8:8
w-2 x shoot	0:-9 3:-6 4:-6 6:31
w-2 x stay	1:-8 2:38 3:-15 4:-12 8:-14
w-2 x stop	0:11 1:6 2:-12 3:6 4:-11 8:10 9:-6
w-2 x subj	0:10 1:22 3:-14 5:-8 8:-7
w-2 x take	0:-20 1:-12 2:-24 4:43 5:-12 6:-8 7:-6 8:6 9:-7
w-2 x the	0:6 1:-10 4:-14 5:11 6:-8 8:27 9:-7
w-2 x to	0:17 2:-11 3:-15 4:12 5:-9 8:6
w-2 x use	0:10 1:-10 2:-7 3:-12 4:-8 6:30 8:-8
w-2 x vs	0:15 2:-6
w-2 x with	0:20 1:10 2:-11 3:-9 6:12 7:-6 8:-14 9:-6
w-2 x you	2:-7 3:-18 4:15 5:20 8:-17
w-2 you a	0:-20 1:19 2:-6 4:-7 6:14 8:-8
w-2 you bring	0:-13 1:41 2:-16 4:-17 8:-8
w-2 you eat	3:9
w-2 you in	0:-12 3:-9 4:-6 5:21
w-2 you love	3:10
w-2 you make	0:-6 1:27 4:-11 6:-12
w-2 you me	0:11
w-2 you move	0:7 1:-6 3:-8 5:16
w-2 you must	1:18 2:-20 3:12
w-2 you over	0:-11 1:-7 2:-7 3:-18 4:-6 5:14 8:19
w-2 you push	0:7
w-2 you shoot	3:-7 6:19
w-2 you take	0:14
w-2 you the	0:-6 1:-8 2:-8 3:10 4:22 8:-12
w-2 you throw	1:-19 2:-9 3:-15 4:-6 5:-8 6:48
w-2 you touch	2:15 5:-6
w-2 you with	0:-9 2:-12 3:-12 4:-6 5:-7 6:39 8:-8
w-2 you x	0:27 1:-22 2:-12 3:14 4:-9 5:-6 6:-6 8:-8 9:13
w-3 A A subj	0:-16 2:-16 3:-25 4:34 5:-8 6:-6 8:17
w-3 A N from	0:-8 2:-6 3:16 4:12 8:-10
w-3 A U U	3:19
w-3 A U comma	1:-9 2:33 3:-11
w-3 A U in	0:13
w-3 A U subj	3:16
w-3 A U the	1:-10 2:-10 3:-11 4:34
w-3 A U to	3:-6 4:13
w-3 A U x	0:9
w-3 A V from	2:15 3:7
w-3 A and a	0:-17 1:-15 3:35 4:-16 5:-10 6:-12 7:-11 8:25 9:-11
w-3 A and avoid	2:18
w-3 A and fight	1:-10 2:-16 4:34
w-3 A and many	1:-14 2:7 3:-18 4:-8 9:28
w-3 A and over	0:-6 3:-11 4:-6 5:37 8:-10
w-3 A and steal	2:-13 3:29
w-3 A and take	2:-10 3:33 4:-9 8:-6
w-3 A and the	0:6 3:-24 4:19 5:9 6:-6 7:9 8:-10 9:-9
w-3 A at a	4:-8 8:13
w-3 A at the	0:-14 1:-8 5:-10 6:-6 8:20
w-3 A at x	0:18
w-3 A attack my	1:-9 3:-10 4:25
w-3 A attack the	1:17 2:-13 3:-17 4:20 6:-6
w-3 A avoid of	1:-6 2:20 3:-9
w-3 A avoid the	0:-8 4:12 5:13 8:-8
w-3 A avoid x	0:-9 1:40 2:-21 3:-6 5:-7
w-3 A bring many	3:7
w-3 A bring the	3:25 4:-9
w-3 A bring x	3:13
w-3 A but the	1:-6 2:30 3:-6 4:-8
w-3 A chase the	1:24 2:-14 3:-7
w-3 A comma a	1:21 2:-11 3:12 8:-6
w-3 A comma avoid	2:14
w-3 A comma bring	3:23
w-3 A comma but	1:13
w-3 A comma many	0:19 1:-16 2:-14 3:-33 4:44 5:-6 8:-7
w-3 A comma play	1:9
w-3 A comma save	1:-7 3:-10 4:29
w-3 A comma take	0:-6 2:-7 3:41 4:-9 5:-6 8:-6
w-3 A comma the	0:-12 1:-21 2:-6 3:33 4:-16 5:-7 6:11 8:9 9:-6
w-3 A comma word:enemy	2:27 3:-11
w-3 A comma x	0:14 1:8 2:17 3:-18 5:-7 8:-9
w-3 A eat my	3:27 4:-8
w-3 A eat the	3:20
w-3 A fight many	2:12
w-3 A for the	0:10
w-3 A from avoid	1:7 2:9
w-3 A from the	0:-13 1:-8 2:16 3:-20 4:16 5:-9 6:-7 8:13
w-3 A game with	0:-7 1:-13 2:18 3:15 4:-7 8:-6
w-3 A guard the	0:-8 2:-6 3:-9 4:7 5:-6 8:24
w-3 A hit the	0:-10 2:-6 4:-7 5:-13 8:31
w-3 A in A	2:15
w-3 A in the	0:-9 3:-6 4:-12 5:-7 8:35
w-3 A in x	0:13 1:-6 3:-9 4:14 5:-7
w-3 A is a	0:9 1:11 2:-6
w-3 A is the	1:-11 2:30 3:-6 4:-10 8:-6
w-3 A make comma	2:17 3:-9
w-3 A move a	0:-8 1:19 2:-7 3:-10 4:-6 5:-13 8:15 9:-6
w-3 A move at	0:-14 1:-10 2:-15 3:8 4:-16 5:-12 6:-6 8:24 9:18
w-3 A move in	2:8 3:-9 4:9 5:31 8:-35
w-3 A move of	3:-15 5:-10 8:29
w-3 A move the	1:-7 2:-6 3:-16 4:-7 8:25
w-3 A move x	3:-8 4:-6 5:-8 8:20
w-3 A must cross	3:-6 4:-7 8:15
w-3 A must the	0:-8 1:-6 2:-6 3:-30 4:37 8:7
w-3 A obj avoid	1:45 2:-26 3:-6 4:-8
w-3 A obj take	2:10
w-3 A of comma	2:-6 3:14
w-3 A play comma	0:-7 1:-17 2:-22 3:22 4:22 5:-6
w-3 A reach the	0:-7 2:-9 4:37 8:-13
w-3 A rel attack	2:14
w-3 A rel bring	3:11
w-3 A rel eat	2:-6 3:15
w-3 A rel save	1:-6 2:-23 3:50 4:-34
w-3 A rel take	2:-11 3:32
w-3 A rel throw	2:-7 3:-14 6:30
w-3 A shoot at	2:19
w-3 A sneak sneak	2:17
w-3 A sneak the	2:6
w-3 A stay in	0:7
w-3 A stay x	0:10
w-3 A steal my	3:14
w-3 A steal the	0:-7 2:23 3:7 4:-9 8:-6
w-3 A stop many	0:-7 1:-15 2:-8 3:36 4:-8 8:-6
w-3 A stop my	0:13
w-3 A stop the	0:-17 1:23 2:22 3:-13 4:-10 8:-8
w-3 A stop x	0:20 1:-7 2:-7 3:9 8:-8
w-3 A subj x	1:-8 3:17 4:16 5:-6 6:-7 8:-10
w-3 A take a	3:26 4:-7 8:-6
w-3 A take fall	3:14
w-3 A take from	3:20 8:-9
w-3 A take many	3:14
w-3 A take the	0:-8 2:-6 3:-37 4:25 8:28
w-3 A take x	2:-7 3:26 4:-7
w-3 A the my	1:-8 2:-6 3:-11 4:25
w-3 A throw many	6:8
w-3 A to victim	1:9 3:10
w-3 A vs a	2:21
w-3 A vs many	2:23
w-3 A vs the	2:8
w-3 A with a	2:-19 3:-12 4:-7 5:-6 6:14 7:23 8:-12 9:-6
w-3 A with many	3:20 8:-6
w-3 A with the	0:-12 1:-7 2:-10 3:-20 4:-8 5:-8 6:31 8:13
w-3 A x a	0:-14 1:25 2:17 3:-11 4:-10 6:-8 8:-7
w-3 A x and	0:13 2:-7
w-3 A x at	0:-13 1:-6 2:-7 3:-22 4:14 5:-7 6:-6 8:29
w-3 A x bring	0:8
w-3 A x comma	0:13 2:15 3:-10 4:-9 5:-9 8:6
w-3 A x from	2:12
w-3 A x in	1:-6 2:-8 3:-17 4:-15 5:-10 6:-6 8:44
w-3 A x move	2:-6 5:16
w-3 A x stop	0:-15 1:-16 2:-28 3:-11 4:-6 5:42 6:16 8:-12
w-3 A x take	2:-6 3:-14 4:21
w-3 A x the	2:-13 3:-7 5:-11 6:-6 8:32 9:-6
w-3 A x to	4:-31 8:34
w-3 A x with	0:12
w-3 F and attack	2:7
w-3 F and avoid	2:23
w-3 F and fight	2:15
w-3 F and shoot	0:-6 2:-8 6:26
w-3 F and take	1:-7 2:-9 3:22
w-3 F and the	1:-9 2:18 3:-18 4:15 8:-6
w-3 F at a	0:-9 1:-10 3:-9 4:35 8:-13
w-3 F at many	4:19
w-3 F at move	0:-15 1:-11 2:46 3:-14 4:-9 5:-15 6:-6 8:-9
w-3 F at the	0:-7 2:21 3:-6 4:11 8:-8
w-3 F at x	0:10
w-3 F avoid the	2:17
w-3 F bring but	0:-7 1:-15 2:38 3:-7 4:-8 8:-7
w-3 F bring comma	0:-8 1:-7 2:15 3:-12 4:-9 8:20
w-3 F comma F	3:13
w-3 F comma U	0:-23 1:-6 3:22 4:16 8:-8
w-3 F comma avoid	2:24 3:-8
w-3 F comma but	0:10 2:12 3:-7
w-3 F comma from	0:14 8:-6
w-3 F comma many	0:30 3:-9
w-3 F comma play	1:29 2:-18
w-3 F comma sneak	2:18
w-3 F comma the	0:9 1:-7 2:27 3:-15 8:-7
w-3 F comma use	3:18
w-3 F comma vs	0:12 2:-9
w-3 F comma x	0:11 1:16 2:-12 3:10 4:-8 8:-8
w-3 F from the	2:15
w-3 F in the	0:-10 3:-7 4:8 5:25 8:-19
w-3 F obj eat	1:26 2:-17 3:-6
w-3 F obj take	2:24 3:-6
w-3 F stop rel	0:8
w-3 F stop the	1:-6 2:17
w-3 F stop x	0:9
w-3 F take and	2:14
w-3 F to the	2:-9 3:-10 4:32 8:-7
w-3 F vs a	0:8
w-3 F vs the	2:22
w-3 F with a	1:36 2:-10 3:-9 4:-6 6:-6 8:-10
w-3 F with the	0:16
w-3 F x comma	0:-10 1:-11 2:36 4:-11 5:-6 8:-7
w-3 F x stop	0:6
w-3 H and the	1:-11 3:20 4:-8
w-3 H attack the	0:-8 1:15 2:-13 4:19 8:-6
w-3 H chase the	0:-10 1:31 2:-18 3:-12 4:14 8:-6
w-3 H guard the	0:-6 1:-6 3:-6 4:-11 8:29
w-3 H many comma	2:19
w-3 H obj avoid	3:8
w-3 H stay comma	0:-6 3:-12 4:-6 5:27 8:-8
w-3 H with a	0:6
w-3 N N comma	0:13
w-3 N U comma	3:20 8:-6
w-3 N U with	0:-8 3:-10 4:-6 5:14 8:13
w-3 N and avoid	0:-6 1:-7 2:36 3:-8 5:-12
w-3 N and eat	2:-10 3:25
w-3 N and take	3:14
w-3 N and the	0:-20 1:20 2:35 3:-6 4:-16 5:-11 6:-6 7:-6 8:-14
w-3 N and x	0:-12 1:-6 2:12 3:11 4:-13 5:10 8:-9
w-3 N attack comma	0:-6 2:13 4:-7
w-3 N avoid the	5:11
w-3 N but the	2:13
w-3 N comma U	0:-15 1:20 2:-18 3:12 4:-15 7:-6 8:-11 9:18
w-3 N comma a	0:-8 1:32 3:-10 8:-7
w-3 N comma and	2:21 3:-9
w-3 N comma avoid	0:-10 2:-16 3:-11 4:-9 5:41 8:-9
w-3 N comma make	3:19
w-3 N comma many	0:-17 1:-9 2:-11 3:21 4:6 5:19 6:-7 8:-15
w-3 N comma take	0:-9 3:16 4:11 8:-8
w-3 N comma the	0:-6 2:12 3:-15 4:-9 8:19
w-3 N comma with	1:-8 2:18
w-3 N comma x	3:-7 4:-15 5:-13 6:20 7:-6 8:11 9:-7
w-3 N fall the	0:-7 3:25 8:-7
w-3 N in comma	2:6 3:16 8:-6
w-3 N in the	0:10 4:24 5:-9 8:-16
w-3 N in x	1:-9 2:-8 3:27 4:7 5:-7 8:-20
w-3 N is comma	3:13
w-3 N move x	0:7
w-3 N of x	3:24 8:-7
w-3 N reach comma	2:30 3:-6 4:-15 8:-6
w-3 N reach the	3:-8 4:24 8:-6
w-3 N stop x	0:14 3:-6
w-3 N to take	0:6 2:-13 3:16
w-3 N to the	0:-6 4:25 8:-8
w-3 N vs many	2:15
w-3 N with a	1:20 2:-13 3:-12 4:-6 6:19 8:-8
w-3 N with many	1:-11 2:21 3:-7
w-3 N with the	0:-11 1:-15 2:17 3:-19 4:-10 5:-7 6:18 8:13
w-3 N x comma	0:9 2:20 3:-8 4:-9 5:-7 8:-8
w-3 N x many	3:-16 6:24
w-3 N x stop	0:8
w-3 O N in	4:11
w-3 O U U	0:-7 2:-6 3:-14 4:31 8:-9
w-3 O U comma	0:-16 1:-9 3:22 4:-12 5:-9 6:-12 8:23
w-3 O U in	4:-8 8:13
w-3 O U use	0:12 3:-6
w-3 O U x	0:22 3:-7
w-3 O and avoid	3:-6 4:24 5:-9
w-3 O and eat	3:20
w-3 O and take	3:22
w-3 O and the	1:-10 2:26 3:-7 4:-13 5:12 6:-14 8:-12
w-3 O and throw	0:9 3:-7
w-3 O and x	1:8 2:-6 3:-7 8:15
w-3 O at U	0:6
w-3 O at the	0:-6 1:-9 2:23 3:6 4:7 8:-10
w-3 O at x	2:10 3:-10 4:18 8:-12
w-3 O avoid a	1:-8 2:26
w-3 O but avoid	2:8
w-3 O but the	1:-16 2:37 3:-8 4:-8 8:-8
w-3 O but x	0:8 3:-10 8:7
w-3 O comma A	0:15
w-3 O comma F	0:7
w-3 O comma U	1:-10 2:-13 3:29
w-3 O comma a	0:18 1:-9 2:-6 3:15 8:-9
w-3 O comma avoid	0:6 2:23 3:-6 5:-15
w-3 O comma but	1:-9 2:-13 4:25
w-3 O comma comma	1:-6 2:-10 3:-14 8:26
w-3 O comma fall	2:17 3:-9
w-3 O comma from	0:-7 2:-9 3:-7 4:-10 5:-8 8:37
w-3 O comma in	0:14 8:-8
w-3 O comma make	3:-7 4:20
w-3 O comma many	2:14 3:-9 4:-12 5:20 6:-7 8:-12 9:-6
w-3 O comma must	0:9
w-3 O comma play	0:7
w-3 O comma take	0:-14 3:37 4:-8 8:-7
w-3 O comma the	0:-11 1:7 3:32 5:-11 6:-7 7:-7 8:-20 9:-7
w-3 O comma with	1:-12 2:26 3:-10 4:-7 5:-8 6:14 8:-9
w-3 O comma x	0:-14 1:-27 3:19 4:23 5:-11 6:-11 7:-8 8:12 9:-7
w-3 O comma you	0:10
w-3 O from the	0:10 5:6 8:-7
w-3 O from x	0:7
w-3 O in O	0:12
w-3 O in a	0:-8 1:11 2:-7 4:-13 8:22
w-3 O in comma	0:15
w-3 O in the	0:-13 1:-8 2:-10 3:-21 4:24 5:23 6:-6 8:-7
w-3 O in x	0:-9 1:-12 2:-13 3:26 4:-21 5:-8 6:-7 8:25
w-3 O make comma	0:-18 3:35 4:-9 8:-7
w-3 O many comma	0:8
w-3 O many x	1:-6 2:-8 3:20
w-3 O move a	0:-11 1:10 2:-7 3:-10 4:-8 5:-11 6:-6 8:29
w-3 O move and	0:6 3:11
w-3 O move x	0:13
w-3 O must is	1:16 2:-8
w-3 O obj U	0:11
w-3 O obj avoid	2:-6 3:9 4:15 5:-7
w-3 O obj over	3:18
w-3 O obj x	4:7
w-3 O of the	4:20 8:-11
w-3 O reach comma	2:8
w-3 O reach the	3:-8 4:21
w-3 O stop many	0:11 3:6
w-3 O stop x	0:9 1:-7 3:-19 4:-10 5:34 8:-13
w-3 O subj x	0:6 3:8
w-3 O take comma	2:15
w-3 O take stop	0:10
w-3 O the O	0:9
w-3 O to reach	3:-6 4:16
w-3 O to x	0:-6 2:10 4:12 8:-6
w-3 O vs a	1:-13 2:30
w-3 O vs my	1:-6 2:17
w-3 O vs x	2:15
w-3 O with a	1:24 2:-19 3:10 4:-6 6:-9 7:-6 8:-13
w-3 O with many	0:10
w-3 O with the	0:-13 1:-27 2:-13 4:29 5:-6 6:-9 8:16
w-3 O x A	5:12
w-3 O x O	0:8
w-3 O x U	0:16
w-3 O x at	3:-7 8:13
w-3 O x comma	0:10 1:-24 3:33 4:-9 5:-7 6:7 8:-13
w-3 O x fall	2:19 3:-12
w-3 O x in	3:-13 4:23
w-3 O x stop	0:-7 1:27 2:-13 3:-11 5:13 8:-11
w-3 O x the	3:-16 4:27 8:-10
w-3 O x with	0:10
w-3 U F in	0:-6 1:-10 3:-7 4:23 5:-7
w-3 U N at	4:-6 8:12
w-3 U O U	0:10
w-3 U O comma	3:-16 6:25
w-3 U O from	0:-18 1:-6 2:41 3:-13 8:-13
w-3 U O in	0:7
w-3 U U O	1:-6 2:6 3:14
w-3 U U U	0:-11 1:-8 2:-9 3:22 4:-9 5:-8 8:19
w-3 U U comma	0:-11 2:-19 3:14 4:-12 5:28 6:-8 9:-6
w-3 U U from	0:-15 2:-7 3:28 6:-9 8:6
w-3 U U in	8:6
w-3 U U many	0:13 3:-6
w-3 U U stop	3:-6 5:20
w-3 U U x	1:8 2:23 4:-13 5:10 6:-10 7:-6 8:-17 9:-6
w-3 U a x	0:10
w-3 U and take	2:-8 3:23
w-3 U and the	0:-16 1:-16 2:-22 3:36 4:-17 5:13
w-3 U and x	1:-7 3:8 4:15
w-3 U as x	0:-25 1:26 3:16 4:-7 8:-10
w-3 U at many	0:15
w-3 U at the	0:-11 1:-6 2:-13 3:18 4:22 8:-16
w-3 U at x	4:-10 8:21
w-3 U but the	0:10
w-3 U but x	1:19 2:-10 3:-6
w-3 U comma A	0:15
w-3 U comma O	3:10
w-3 U comma U	0:-6 1:-10 2:-11 3:-17 5:-9 6:29 7:-6 8:-17 9:23
w-3 U comma a	3:24 8:-7
w-3 U comma and	0:10
w-3 U comma at	0:11
w-3 U comma avoid	2:9
w-3 U comma comma	1:17 2:-13 3:15 4:-9 8:-8
w-3 U comma fall	3:18
w-3 U comma in	0:11
w-3 U comma many	0:10 1:7 2:13 3:-20 4:-10 5:-7 6:-6 8:9
w-3 U comma move	1:-9 2:-7 3:17
w-3 U comma play	1:8
w-3 U comma take	3:8
w-3 U comma the	1:-7 4:17 5:-8 8:-13
w-3 U comma with	1:-7 3:-12 4:-9 5:-6 6:13 8:15
w-3 U comma word:boss	0:6
w-3 U comma x	0:19 1:-12 3:-6 4:8 5:-7 6:-7 8:6
w-3 U from a	0:9
w-3 U from the	0:9
w-3 U if U	2:-6 3:-12 5:21
w-3 U in U	4:-8 8:17
w-3 U in comma	0:12 3:-7
w-3 U in many	0:13 3:-6
w-3 U in move	4:19 8:-10
w-3 U in the	3:10 4:17 5:-6 8:-18
w-3 U in x	0:-12 4:-15 8:27
w-3 U is comma	0:-12 2:26 3:-6 4:-9 5:8 8:-16
w-3 U is x	2:-11 4:21
w-3 U kind from	0:-11 1:-6 3:14 4:-6 5:-7 8:13
w-3 U many comma	2:-14 3:-11 5:-6 9:29
w-3 U many take	3:10 4:8
w-3 U many x	0:15
w-3 U match U	0:13 3:-6
w-3 U match comma	0:-9 3:21
w-3 U move U	3:-12 6:21
w-3 U obj many	0:8
w-3 U obj x	3:-7 4:17 8:-6
w-3 U of x	3:-6 4:15
w-3 U over many	3:-6 4:26 5:-12 8:-11
w-3 U stop U	3:-6 4:18
w-3 U stop many	0:16 3:8
w-3 U stop x	0:-6 1:-21 2:25 3:27 4:-9 5:-9 6:-6 8:-15
w-3 U subj comma	3:12
w-3 U subj x	0:9 1:-7 2:-16 3:-8 7:23
w-3 U take comma	2:23 3:-14 8:-6
w-3 U take many	1:-7 2:-14 3:34 4:-7
w-3 U take x	0:-8 4:-10 6:24 8:-8
w-3 U to x	0:9 1:17 2:-13 3:-6 4:-8 7:10 8:-6
w-3 U with comma	0:7
w-3 U with the	3:21 4:-9 8:-15
w-3 U with x	0:14
w-3 U word:goal fall	1:-6 2:-11 3:-8 7:24
w-3 U x A	0:10
w-3 U x F	0:12
w-3 U x O	0:7
w-3 U x U	0:29 3:-7
w-3 U x and	0:16 2:-6
w-3 U x at	0:13
w-3 U x comma	0:-9 1:15 2:22 3:-6 4:-17 6:-7 7:-6 9:-7
w-3 U x from	0:7 2:6
w-3 U x game	0:6 1:8
w-3 U x is	0:9
w-3 U x many	0:12
w-3 U x of	0:17
w-3 U x rel	0:6
w-3 U x stay	0:-10 1:-8 2:33 4:-9 8:-8
w-3 U x stop	0:7 1:-13 2:-10 4:-8 5:-7 6:-7 8:30
w-3 U x to	4:14 8:-7
w-3 V U comma	2:15 3:-9
w-3 V and take	3:19
w-3 V at the	2:-6 4:23 8:-11
w-3 V comma avoid	0:6 2:-14 3:-6 5:22
w-3 V comma the	2:18 5:-7 8:-7
w-3 V in many	0:-12 4:30 5:-7 8:-14
w-3 V in the	0:-8 3:-14 5:20 8:8
w-3 V is a	0:-14 1:12 2:-13 3:-10 4:-8 5:-7 6:-6 7:-6 8:-11 9:33
w-3 V move in	0:-10 2:-6 3:11 4:-6 5:29 8:-22
w-3 V take the	3:-15 4:25
w-3 V x O	0:8
w-3 V x comma	0:-11 1:-18 2:14 3:-17 4:-8 5:30 8:-8
w-3 a A and	0:-6 2:13 3:-19 5:16
w-3 a A at	2:13
w-3 a A avoid	0:-7 3:11 4:-8 5:20 8:-8
w-3 a A bring	1:-7 4:17
w-3 a A chase	1:-10 2:-37 3:48
w-3 a A comma	0:-7 1:-8 2:-13 3:38 4:10 5:-9 6:-8 8:-10
w-3 a A eat	1:-6 2:-15 3:29
w-3 a A in	0:22 1:-7 2:-7 3:-8 4:-17 5:20 6:-7 8:-33 9:22
w-3 a A make	3:22
w-3 a A move	3:-6 4:16 5:-17 8:10
w-3 a A of	0:6 2:-12 9:21
w-3 a A over	3:-6 5:28 8:-11
w-3 a A push	3:26
w-3 a A shoot	2:-15 3:-6 6:33
w-3 a A steal	2:-12 3:31
w-3 a A take	0:-6 2:-9 3:30 4:-9 5:12 8:-6
w-3 a A the	1:-10 2:-11 3:14 4:20 9:-7
w-3 a A throw	0:-7 2:-9 3:-20 4:-6 6:46
w-3 a A vs	2:12
w-3 a A with	3:-6 6:24 8:-7
w-3 a N comma	2:14
w-3 a N of	0:-11 2:-8 3:30 4:-7 5:-7 8:-6
w-3 a O at	0:-6 2:-7 3:23 4:-9
w-3 a O comma	0:12
w-3 a O of	1:-6 3:-23 4:-6 6:-7 8:21 9:20
w-3 a U x	0:11
w-3 a V shoot	3:-6 6:15
w-3 a game of	0:7 1:11
w-3 a game play	0:6
w-3 a kind in	0:11 8:-6
w-3 a kind with	1:23 3:-10 6:-6 8:-6
w-3 a x comma	1:-6 2:-11 3:29 4:-6 5:-7 8:-8
w-3 a x of	0:-10 1:-13 2:28 3:-10 5:-6 6:16 8:-15
w-3 a x the	1:-9 2:23 4:-7 8:-6
w-3 a x with	0:-8 1:-19 2:-10 3:6 5:31 6:-7 8:-7
w-3 and A comma	2:-8 3:22 8:-6
w-3 and A vs	2:9
w-3 and O to	4:18 8:-6
w-3 and a x	2:23 3:-10 4:-7
w-3 and avoid from	5:12
w-3 and avoid the	2:19
w-3 and bring the	0:-10 1:-6 3:20 4:8 8:-10
w-3 and but a	1:-6 4:-9 5:18 8:-6
w-3 and but the	0:-7 2:-18 3:-6 7:27
w-3 and eat many	3:11
w-3 and fight the	1:-8 2:23
w-3 and hit the	2:18 3:-19 4:-9 5:15 8:-7
w-3 and if x	0:7
w-3 and me eat	2:-7 3:18
w-3 and move in	2:12 8:8
w-3 and must the	4:-15 8:21
w-3 and rel the	0:8 1:-6 2:-8 3:10
w-3 and save the	0:-6 1:-9 2:-16 3:-14 4:38 8:-6
w-3 and take many	0:-6 3:28
w-3 and take the	3:22 4:-9
w-3 and the U	0:10
w-3 and the many	1:17 4:-6
w-3 and the my	1:14 2:-6
w-3 and the x	0:11 2:13 3:-6
w-3 and x a	0:7 1:-10 2:7 4:10
w-3 and x but	0:6 2:12
w-3 and x comma	0:11 1:11 2:6 3:-16 8:-6
w-3 and x in	0:-10 4:23 5:-7
w-3 and x many	0:-11 3:25 4:-7
w-3 and x stop	3:9
w-3 and x the	1:-21 4:-14 5:19 7:-6 8:14 9:-6
w-3 and you is	0:6
w-3 and you shoot	2:-6 3:-9 6:24
w-3 and you throw	3:-10 6:20
w-3 as x stop	0:7 1:9 3:-7
w-3 at A comma	3:19 8:-9
w-3 at A throw	3:-7 6:20
w-3 at N comma	0:12 2:10 3:-7
w-3 at N from	0:-10 1:-6 2:6 3:-6 4:-6 8:24
w-3 at O comma	1:-6 2:20
w-3 at O in	4:-8 5:14 8:6
w-3 at U comma	0:9 2:-7 3:-18 4:-7 6:12 8:17
w-3 at U stay	0:-19 2:-24 3:-15 4:36 7:17 8:-10
w-3 at U x	0:-16 2:12 3:-12 4:-6 8:24
w-3 at V with	0:9 1:-12 2:-7 8:-8 9:25
w-3 at many comma	0:8
w-3 at the A	0:7 3:-12 4:19 8:-7
w-3 at the x	0:-8 2:-6 3:-17 4:44 8:-14
w-3 at x comma	0:12 1:-12 2:-11 4:-10 5:14 8:7
w-3 at x in	3:-19 4:17 5:-6 8:15
w-3 at x stop	0:12
w-3 at x with	0:15
w-3 attack N comma	1:9
w-3 attack at the	0:15
w-3 avoid A and	0:-11 1:-6 2:11 3:-19 4:-9 5:37 6:-6 7:-6 8:-13 9:-6
w-3 avoid A in	0:13 8:-9
w-3 avoid N and	2:-22 3:-6 5:35
w-3 avoid O and	3:-7 5:19
w-3 avoid O the	3:-12 4:-9 5:-7 8:25
w-3 avoid V and	0:-6 2:8 3:-6 5:13
w-3 bring A and	0:-11 1:-6 2:-14 3:-18 4:-12 9:41
w-3 bring A to	4:17
w-3 bring F at	0:15 2:-14 4:13
w-3 bring F in	1:9
w-3 bring F reach	4:7
w-3 bring F to	4:11
w-3 bring N to	4:11
w-3 bring O in	1:17 4:-9 8:-10
w-3 bring U stop	8:18
w-3 bring U to	0:6
w-3 bring at the	3:-6 4:9
w-3 bring comma x	3:-18 4:-14 5:-6 8:33
w-3 bring game x	0:10
w-3 bring in the	0:7 3:-6 4:-11 5:17 8:-6
w-3 bring the x	1:-21 2:-9 3:-11 4:29
w-3 bring with a	1:15
w-3 bring x comma	0:11 3:-6 4:-6
w-3 bring x stop	0:-6 3:-7 4:-8 8:24
w-3 but A with	0:13
w-3 but A x	0:11
w-3 but not the	0:-8 1:-8 2:40 3:-11 4:-6 8:-6
w-3 but play a	1:16
w-3 but rel the	0:-13 2:28 3:7 4:-11 5:-8 8:-7
w-3 but the many	1:-7 2:14
w-3 but the x	0:9 1:19 2:-13 3:-7
w-3 but with a	0:-13 1:50 2:-9 3:-21 4:-6 5:-7 6:7 8:-12
w-3 but with many	0:-8 1:7 3:20
w-3 but x a	0:8
w-3 but x comma	0:-8 2:15 3:12
w-3 but x is	2:9
w-3 but x with	0:15 3:-6
w-3 chase stop many	3:14
w-3 comma A U	0:11
w-3 comma A and	0:-7 2:-6 4:-9 5:27
w-3 comma A at	8:10
w-3 comma A bring	2:-6 3:28 4:-7 8:-6
w-3 comma A comma	0:13 1:-16 2:-12 3:35 4:-11 5:-7 8:6
w-3 comma A from	0:-8 2:-16 6:14 8:17
w-3 comma A guard	0:7 2:-11 4:15
w-3 comma A in	1:-7 2:-8 3:-11 4:-6 8:25
w-3 comma A make	3:15
w-3 comma A over	5:18 8:-6
w-3 comma A subj	0:9 2:6
w-3 comma A take	1:-10 2:-10 3:-8 4:34 8:-12
w-3 comma A to	0:-8 2:-9 3:30 4:-24 6:13
w-3 comma A vs	2:32 3:-9
w-3 comma A with	3:-6 8:14
w-3 comma A x	0:20 2:-9 3:13 4:-8 8:-6
w-3 comma F U	0:-9 3:27 4:-7 6:-7
w-3 comma F and	1:-7 3:36 4:-8 5:-6 6:-12 8:-7
w-3 comma F bring	1:-11 4:16
w-3 comma F comma	1:-7 2:8 3:35 4:-8 5:-7 8:-10
w-3 comma F or	3:11
w-3 comma F vs	3:12
w-3 comma F x	0:-15 1:-8 2:-9 3:43 4:-15 8:-10
w-3 comma H comma	0:12
w-3 comma N and	0:-8 3:26 4:-6 8:-9
w-3 comma N comma	0:12 1:-11 2:-10 3:27 4:-9 5:-8 6:9 8:-11
w-3 comma N from	0:8
w-3 comma N in	0:-9 1:10 2:-8 3:-7 4:19
w-3 comma N of	2:-8 8:16
w-3 comma N subj	0:10
w-3 comma N x	1:-7 2:16 3:7 4:-6
w-3 comma O and	0:-16 1:-10 2:-18 3:43 4:-13 6:16 7:-6 8:-13 9:-7
w-3 comma O comma	0:-7 1:-13 3:47 4:-12 6:-7 9:-6
w-3 comma O from	1:-8 2:18
w-3 comma O me	0:9
w-3 comma O of	2:-6 3:-12 9:24
w-3 comma O to	0:-8 3:33 4:-15 8:-11
w-3 comma O vs	0:10
w-3 comma O with	1:-6 2:17
w-3 comma O x	0:14 1:-11 2:-9 3:-10 4:-7 5:24 8:-6
w-3 comma U A	1:-7 2:-8 3:-10 4:-6 9:28
w-3 comma U F	0:7
w-3 comma U U	1:-7 2:26 3:7 4:-6 5:-7 8:-9
w-3 comma U and	3:19 8:-6
w-3 comma U at	0:-13 2:-9 3:-6 4:-19 8:39
w-3 comma U comma	1:-8 3:15 4:-10 5:14 6:-6
w-3 comma U from	0:-10 3:-12 4:-6 5:24
w-3 comma U in	0:7 3:22 4:-7 8:-14
w-3 comma U many	0:-14 1:-9 2:-8 3:37 4:-6 8:-8
w-3 comma U of	0:15 1:-7 3:14 8:-8
w-3 comma U to	1:-8 2:-14 3:-7 4:29
w-3 comma U use	1:-6 2:-6 3:30 6:-9 8:-7
w-3 comma U with	3:12
w-3 comma U x	0:10 1:18 2:-14 3:-20 4:15 5:-7 6:-6
w-3 comma V and	1:-6 3:17
w-3 comma V comma	1:-13 2:-12 3:44 4:-7 8:-8
w-3 comma V x	3:10
w-3 comma a x	0:-23 1:13 2:-16 3:19 4:-15 5:-10 6:-8 7:17 8:9 9:-7
w-3 comma and a	1:10 2:15 3:-7
w-3 comma and take	3:8
w-3 comma and the	1:-27 2:8 3:11 4:-16 5:-8 8:20 9:-6
w-3 comma and with	0:14
w-3 comma and x	0:16
w-3 comma at x	0:-12 1:-17 2:9 3:-13 4:24 5:-6 6:-6 8:9
w-3 comma avoid in	0:-7 2:-6 4:-7 8:17
w-3 comma avoid the	0:6 1:-10 2:13 3:-11 4:-7 5:13
w-3 comma bring in	0:-9 4:11 8:7
w-3 comma bring the	1:-6 3:21 4:-14
w-3 comma but is	3:12
w-3 comma but many	0:-6 3:20
w-3 comma but reach	3:-11 4:23
w-3 comma but save	1:-8 2:-6 3:-8 4:27
w-3 comma but the	0:21 1:-11 2:14 3:-20 4:12 5:-7 8:-6
w-3 comma but x	0:22 1:-16 3:14 4:-8 8:-7
w-3 comma comma a	0:-13 1:-6 2:-20 3:-16 4:-10 7:-8 8:-10 9:47
w-3 comma comma the	0:-11 3:25 8:-7
w-3 comma comma x	0:17 3:-9
w-3 comma eat many	2:-9 3:20
w-3 comma from x	0:8 3:-12 6:17 8:-6
w-3 comma hit comma	0:-7 3:22
w-3 comma hit the	0:11 1:16 2:-8 3:-8
w-3 comma if the	1:-6 3:22 8:-6
w-3 comma if x	0:8
w-3 comma in x	1:-7 2:-12 3:-9 4:-6 7:29
w-3 comma many U	0:8
w-3 comma many many	0:11
w-3 comma many of	3:20 8:-9
w-3 comma many x	0:28 1:-9 3:-18 5:-6
w-3 comma match the	0:-7 3:22
w-3 comma meet x	0:9
w-3 comma must avoid	2:-11 5:14
w-3 comma must x	3:-10 8:19
w-3 comma play a	0:-11 1:38 2:-8
w-3 comma play and	0:7
w-3 comma play subj	0:-6 1:22 2:-7
w-3 comma play the	1:15
w-3 comma play x	0:7
w-3 comma push the	3:22 5:-6
w-3 comma push x	0:9 2:13 3:-12
w-3 comma reach the	0:-12 1:-7 3:-16 4:33 5:-6 8:-7
w-3 comma reach to	2:-9 4:11
w-3 comma rel a	1:21
w-3 comma rel take	3:17
w-3 comma rel the	0:8 1:18 2:-6 3:-7 4:-6 8:-7
w-3 comma rel x	0:11
w-3 comma sneak A	0:7
w-3 comma stop x	0:18 3:-6
w-3 comma take in	0:-9 1:-6 2:-6 3:-8 4:-14 5:19 8:14
w-3 comma take many	0:-12 2:-6 3:36 4:-7 8:-7
w-3 comma take the	3:9
w-3 comma take x	0:-6 1:-10 2:-8 3:21 4:14 8:-7
w-3 comma the from	0:-10 1:-6 2:-13 3:-22 4:-10 8:44
w-3 comma the the	1:-16 3:-10 4:24
w-3 comma the x	2:13 3:-7
w-3 comma use the	0:-12 2:-8 4:15 8:12
w-3 comma with O	0:7
w-3 comma with the	2:-14 4:-8 6:-6 8:18
w-3 comma word:enemy is	2:15
w-3 comma word:goal is	0:9
w-3 comma word:item is	0:7 3:11
w-3 comma x A	0:9
w-3 comma x F	0:11
w-3 comma x N	0:10
w-3 comma x O	0:12
w-3 comma x U	0:33 3:-10
w-3 comma x a	0:-14 2:-20 4:-11 5:-9 6:-7 7:9 8:26 9:-6
w-3 comma x and	0:17 2:-20 3:-11 4:15 5:13 8:-7
w-3 comma x as	0:6 1:-8 2:-7 3:11 5:12
w-3 comma x at	0:11 3:-8 4:-6 5:19 8:-12
w-3 comma x clean	0:6
w-3 comma x comma	0:24 1:-12 2:-9 3:6 5:-8 8:9
w-3 comma x from	1:-7 2:20 3:-16 4:-7 8:11
w-3 comma x in	0:21 3:11 4:-8 8:-12
w-3 comma x is	0:-14 1:-6 2:-9 3:7 4:-6 8:26
w-3 comma x many	0:24 1:12 2:-12 3:-9 4:6 5:-6 6:-6 8:-6
w-3 comma x move	0:12
w-3 comma x of	0:16
w-3 comma x play	0:14
w-3 comma x stop	0:19 1:-6 3:7 8:-6
w-3 comma x subj	1:25 2:20 3:-21 4:-8 5:-9 6:-6 8:-8
w-3 comma x take	0:-11 2:-7 3:8 4:23 5:-6 8:-9
w-3 comma x the	1:-13 2:17 4:-10 5:15 8:-11
w-3 comma x vs	0:9
w-3 comma x with	0:26 1:-9 3:-15 4:13
w-3 comma x you	5:10
w-3 comma you take	3:11
w-3 comma you x	0:10
w-3 cross comma avoid	2:11
w-3 eat A comma	2:10
w-3 eat x many	0:14 3:-10
w-3 edge A N	3:11
w-3 edge A O	0:-10 1:-10 2:-9 3:27 4:-10 8:10
w-3 edge A U	0:-19 1:-8 2:-8 3:26 4:-9 5:-6 6:-9 8:22
w-3 edge A and	1:-20 3:-17 4:-9 5:-7 6:-7 8:-9 9:44
w-3 edge A at	0:-6 1:-18 3:-15 4:-22 5:-8 6:-6 8:32 9:17
w-3 edge A avoid	0:-10 1:-7 2:25 4:-9 5:18 6:-6 8:-10
w-3 edge A bring	0:-12 1:-11 2:-8 3:35 4:7 5:-6 8:-6
w-3 edge A comma	3:12
w-3 edge A eat	1:15 2:-12 3:15
w-3 edge A fight	1:-12 2:14 4:14
w-3 edge A from	1:-6 4:17
w-3 edge A game	0:7
w-3 edge A guard	4:27 8:-11
w-3 edge A in	0:11 1:-6 2:-9 4:-9 9:18
w-3 edge A make	2:-6 3:38 4:-17 8:-7
w-3 edge A move	0:18 1:-10 3:-6 8:-8 9:16
w-3 edge A obj	0:-16 1:-8 2:-6 3:-17 4:8 5:-6 6:16 8:19
w-3 edge A of	1:-16 3:-6 9:26
w-3 edge A over	3:-6 8:16
w-3 edge A save	2:-6 3:-13 4:22
w-3 edge A shoot	3:-6 6:21
w-3 edge A steal	2:19 4:-6
w-3 edge A subj	0:-7 1:-11 2:9 4:-17 5:15 7:-6 8:18 9:-7
w-3 edge A take	1:-7 2:-8 3:46 4:-10 8:-8
w-3 edge A the	1:19 3:-9
w-3 edge A throw	2:-6 3:-13 4:-6 6:37 8:-6
w-3 edge A to	0:-10 3:-16 4:7 6:35 8:-7
w-3 edge A versus	2:18
w-3 edge A vs	2:9
w-3 edge A with	1:-17 2:-17 4:-8 6:-7 8:37
w-3 edge A x	1:-17 3:11 4:6 5:-11 6:-7 9:11
w-3 edge F eat	1:28 3:-24
w-3 edge F obj	1:-11 2:32 4:-6
w-3 edge F of	3:-7 8:17
w-3 edge F take	1:26 2:-10 3:-9
w-3 edge F throw	1:20 6:-12
w-3 edge F x	3:15
w-3 edge H attack	4:12
w-3 edge H chase	1:14 2:9 3:-14
w-3 edge H subj	2:10 4:13
w-3 edge N in	1:-15 2:-6 3:10 4:19 8:-7
w-3 edge N move	0:-8 1:45 2:-19 3:-11 5:-6
w-3 edge N of	0:7 1:-14 3:-9 4:24 8:-9
w-3 edge N with	0:-9 1:15 2:-9 3:27 6:-17 8:-8
w-3 edge N x	1:30 2:-12
w-3 edge O comma	0:-17 1:41 2:-17 4:-6 8:-9
w-3 edge O from	0:16 2:-6 3:19 6:-7 8:-13
w-3 edge O in	1:7 3:-6 4:-6 8:12
w-3 edge O obj	1:-9 3:15 4:-9 8:11
w-3 edge O of	1:-10 3:19 8:-6
w-3 edge O take	0:-6 1:54 2:-19 3:-37 4:-8 8:-6
w-3 edge O throw	1:31 2:-18 3:-6 6:-6
w-3 edge O vs	2:11
w-3 edge U U	0:-11 1:-9 2:-9 3:-16 4:-9 8:42 9:-7
w-3 edge U at	0:-7 1:27 2:-6 3:-13 4:-14
w-3 edge U in	3:-7 4:-9 8:23
w-3 edge U with	0:-14 1:46 2:-26 4:-7 6:-8 8:-10
w-3 edge U x	0:-27 1:50 2:-16 3:-8 4:-11 5:-6 6:-6 9:-6
w-3 edge V with	3:-9 5:9 8:13
w-3 edge a A	0:-11 1:18 2:-11 4:-10 5:-6 8:18
w-3 edge a x	0:23 1:-6 3:-7
w-3 edge at the	1:-22 2:-6 3:28
w-3 edge avoid from	1:-15 2:20 8:-6
w-3 edge bring of	3:18 8:-6
w-3 edge bring the	0:10 1:30 2:-16 3:-24 4:8 8:-7
w-3 edge edge A	1:-16 2:6 4:-15 5:6 6:-9 7:-6 8:8 9:17
w-3 edge edge F	0:-14 1:13 2:-8 3:-21 8:24
w-3 edge edge H	0:-14 1:-18 2:20 3:-8 8:-10 9:18
w-3 edge edge N	1:18 3:-7 8:-7
w-3 edge edge O	0:6 1:-17 4:-8 8:-7 9:19
w-3 edge edge U	0:22 1:14 2:-6 4:-7 5:-6 8:-10
w-3 edge edge V	9:7
w-3 edge edge a	1:40 2:-12 8:-6
w-3 edge edge and	0:-8 1:-22 2:35 3:-8
w-3 edge edge as	0:11
w-3 edge edge at	2:20 3:-7 4:-7 8:-7
w-3 edge edge avoid	0:8
w-3 edge edge bring	0:8 3:12 4:-8
w-3 edge edge edge	1:17 5:-6
w-3 edge edge fall	0:-10 1:-9 2:-6 3:36 8:-6
w-3 edge edge for	0:20 3:-7
w-3 edge edge from	0:-11 1:-6 2:-7 3:-9 8:33
w-3 edge edge game	0:18 3:-7
w-3 edge edge guard	1:-7 3:-21 4:35 6:-7
w-3 edge edge hit	0:-12 1:-18 2:-30 3:62 5:-7 6:-8 8:-6
w-3 edge edge in	0:-8 1:15 2:-6 3:-13 4:-8 6:-6 8:21
w-3 edge edge kind	0:24 8:-7
w-3 edge edge make	2:-8 3:30 4:-10 8:-9
w-3 edge edge many	0:8 1:21 2:-7 3:-15 4:10 6:-6 8:-8
w-3 edge edge match	1:-10 3:29 4:-7 8:-6
w-3 edge edge move	1:13 2:-9 5:-6 6:-11 8:14
w-3 edge edge my	1:-6 2:30 3:-12 4:-6 8:-6
w-3 edge edge play	1:39 2:-8 3:-8
w-3 edge edge push	0:-17 1:-24 2:-8 3:26 4:-11 5:8 6:-9 8:15
w-3 edge edge race	0:-8 1:37 2:-14 3:-6
w-3 edge edge save	1:-6 3:10
w-3 edge edge shoot	0:-9 1:-8 3:-12 6:34
w-3 edge edge take	0:-6 1:-26 2:20 4:6 6:15 8:-8
w-3 edge edge the	0:-9 1:24 2:13 3:-9 5:-6 6:-6
w-3 edge edge throw	0:-14 2:10 3:-25 4:-7 5:-7 6:43 8:-7
w-3 edge edge to	0:11
w-3 edge edge touch	0:6 1:-17 2:-10 3:23 5:-6
w-3 edge edge use	2:21 3:-15
w-3 edge edge with	3:-20 6:14 8:9
w-3 edge edge word:enemy	1:-7 2:17
w-3 edge edge x	1:16 3:18 5:-6 8:-6 9:-6
w-3 edge edge you	0:15 1:6 3:-11
w-3 edge fight of	0:13 1:-8 2:-8 3:-10 6:18
w-3 edge game U	0:13 3:-8
w-3 edge game from	0:-7 2:-11 4:23
w-3 edge guard the	0:-6 1:-14 2:-8 3:-18 4:47 6:-6 8:-8
w-3 edge hit a	0:14 1:-17 2:-17 3:23
w-3 edge hit the	0:-11 1:-27 2:-18 3:67 4:-8 5:-11 6:-7 8:-12
w-3 edge in x	1:-10 3:16
w-3 edge kind U	0:8
w-3 edge kind as	0:-6 1:7 2:-11 3:21 8:-6
w-3 edge kind at	0:13
w-3 edge kind but	1:12 2:-14 3:13 8:-6
w-3 edge kind comma	1:46 2:-23 4:-6 6:-6 8:-8
w-3 edge kind fight	1:-13 2:19
w-3 edge kind for	1:12
w-3 edge kind from	0:-10 2:-10 3:25 8:-8
w-3 edge kind if	1:17 2:10 3:-13
w-3 edge kind in	0:19 1:-6 3:-9 8:7
w-3 edge kind many	0:13 3:-7
w-3 edge kind of	3:17
w-3 edge kind to	0:8
w-3 edge kind vs	1:-20 2:38 3:-7
w-3 edge kind with	0:-6 1:-12 3:39 4:-7 5:-7 8:-10
w-3 edge kind x	0:19 1:-16 2:-8 3:16
w-3 edge make a	0:15 1:7 3:-8
w-3 edge many word:hero	1:8
w-3 edge many x	0:20 1:-9 3:6 8:-6
w-3 edge match many	0:8
w-3 edge match the	0:10
w-3 edge match with	1:-7 3:19
w-3 edge match x	1:-13 3:26 8:-9
w-3 edge move at	0:-9 1:28 3:-6 8:-9
w-3 edge move with	1:20
w-3 edge play A	0:8 1:-12 2:10 3:23 4:-9 8:-9 9:-12
w-3 edge play U	0:-37 1:-14 2:-10 3:-23 4:-12 5:-8 6:-7 8:26 9:42
w-3 edge play a	0:-8 1:29 3:-6
w-3 edge play the	0:-6 1:52 2:-21 3:-11 4:-8 8:-10
w-3 edge play x	0:9 2:-8 3:-9 8:18
w-3 edge push the	3:11
w-3 edge race at	0:-7 1:31 2:-13 3:-6 8:-6
w-3 edge race of	1:28 2:-11 3:-6
w-3 edge race with	1:13
w-3 edge rel a	1:-7 2:13
w-3 edge rel the	1:10
w-3 edge save the	1:-11 2:-9 3:39 4:-26
w-3 edge shoot the	0:8 2:9 6:-7
w-3 edge sneak the	1:-9 2:17
w-3 edge steal many	3:8
w-3 edge take fall	1:-7 3:31
w-3 edge take the	1:-11 2:-22 3:45 4:-7
w-3 edge the x	1:-6 3:11
w-3 edge throw many	3:-6 6:11
w-3 edge throw of	0:-10 1:-9 3:-27 6:47
w-3 edge throw with	0:9 1:10 2:-7
w-3 edge to the	0:7
w-3 edge use many	3:16
w-3 edge use the	0:6 2:12 3:-10
w-3 edge word:hero x	1:14 2:-6
w-3 edge x A	3:18
w-3 edge x F	0:15
w-3 edge x U	0:16
w-3 edge x a	1:25 3:-10 8:-9
w-3 edge x as	1:-12 3:-6 8:18
w-3 edge x comma	3:-22 8:24
w-3 edge x in	0:7 1:-12 8:19
w-3 edge x kind	0:10
w-3 edge x many	0:9 1:-8 3:10
w-3 edge x move	0:-8 1:38 2:-12 3:-10
w-3 edge x not	1:-6 3:8 4:16 8:-9
w-3 edge x of	0:-11 1:-11 2:-6 3:47 4:-7 6:-9 8:-13
w-3 edge x the	2:-26 3:27 8:-6
w-3 edge x to	0:11 1:9 3:-7
w-3 edge x with	1:22 2:-10 3:-21 6:12 8:-7
w-3 edge x you	1:15
w-3 edge you must	0:-7 1:19 2:-20 3:15
w-3 fall at the	4:15 8:-8
w-3 fall comma take	1:27 3:-17
w-3 fall comma x	0:12 1:11 2:-8 3:-18 4:-7 8:16
w-3 fall is comma	0:6 2:-8 6:14
w-3 fall x comma	1:26 2:-10 3:-6 4:-6
w-3 fight stop many	0:8
w-3 for N comma	1:16 2:-6 3:-13
w-3 for a x	0:8
w-3 for the x	1:-6 3:-12 4:25 8:-9
w-3 for to comma	1:19 2:-9
w-3 for x comma	1:34 2:-7 3:-15 4:-6 8:-10
w-3 from A comma	0:13
w-3 from H with	0:6 1:21 2:-11
w-3 from N at	3:-6 4:17 8:-10
w-3 from N comma	1:-7 2:-24 3:-7 4:-8 5:32
w-3 from N in	0:12
w-3 from N with	0:18 3:-7
w-3 from O but	0:-6 3:-10 5:25 8:-6
w-3 from O of	3:12
w-3 from O to	0:-8 1:-6 3:-11 4:-11 8:34
w-3 from U comma	0:20 1:-6 8:-6
w-3 from U to	3:-6 4:-10 8:18
w-3 from fall x	2:19 3:-9
w-3 from many x	0:-12 2:18 3:-7 8:10
w-3 from match with	3:14
w-3 from x at	4:-10 8:19
w-3 from x comma	1:6 2:13 3:-10 5:-7
w-3 from x the	2:14
w-3 from x with	1:20 3:-15
w-3 game as x	0:-6 1:34 3:-23
w-3 game at the	0:12
w-3 game comma rel	1:-10 2:21
w-3 game for the	0:9
w-3 game if a	1:26 2:-15
w-3 game if my	1:14 3:-6
w-3 game if the	1:-12 2:21 3:-7
w-3 game make x	0:-10 1:-42 2:51 3:-9 4:-6
w-3 game of a	1:23 8:-6
w-3 game to the	0:17
w-3 game with a	1:19 2:-10
w-3 game x a	1:13
w-3 guard F from	2:23
w-3 guard N from	1:-6 2:25
w-3 hit O with	3:-12 6:23
w-3 hit at the	2:24 3:-10 4:-7
w-3 hit by the	2:13
w-3 hit comma x	0:-21 1:-7 2:-10 3:22 4:15
w-3 hit stop many	0:6 1:-6 3:11
w-3 hit with the	0:13
w-3 if A take	3:8
w-3 if U x	0:9
w-3 if play a	1:10
w-3 if x stop	3:24 8:-10
w-3 in A x	4:17 8:-8
w-3 in N comma	0:7 1:-9 2:17 3:-13 5:7
w-3 in N from	0:11 8:-6
w-3 in N take	3:11
w-3 in N throw	3:-6 6:20
w-3 in N with	3:9
w-3 in O and	0:-7 2:-24 3:-21 5:46 8:-7
w-3 in O comma	1:-17 2:21 3:8 8:-7
w-3 in O from	0:-13 2:-8 3:12 4:-9 5:-6 8:23
w-3 in O stop	0:12
w-3 in O take	3:16
w-3 in O to	0:-12 4:26 8:-6
w-3 in O x	3:-7 4:-6 8:19
w-3 in U comma	0:-9 2:-7 3:17 5:15 8:-11
w-3 in U stop	3:12
w-3 in U x	0:7
w-3 in V avoid	2:10
w-3 in a x	0:-6 1:10 3:-8 8:14
w-3 in bring comma	0:14 2:8 3:-7
w-3 in comma x	0:11 1:-9 3:12 8:-6
w-3 in make comma	0:7
w-3 in match from	0:13
w-3 in move stop	0:-13 1:-21 2:9 3:-10 4:-7 5:-7 8:34
w-3 in rel a	1:13
w-3 in the A	0:-15 3:-29 4:43 8:-10
w-3 in the many	0:10
w-3 in the x	2:-6 3:-14 4:22 5:-6
w-3 in x F	0:11
w-3 in x a	0:-8 3:21 8:-14
w-3 in x and	0:-8 2:10 3:13
w-3 in x comma	0:12 3:-11 4:22 5:-7 8:-10
w-3 in x from	2:-12 3:-10 8:25
w-3 in x in	0:-13 2:-6 3:18 4:-14 5:-6 6:-6 8:20
w-3 in x of	1:-8 3:-7 6:17
w-3 in x stop	0:-11 1:14 2:13 3:-6
w-3 in x the	4:-13 6:13 7:19 8:-12
w-3 in x with	0:12
w-3 is A vs	0:10 2:-7
w-3 is comma x	2:-9 3:-8 5:-10 6:28 8:-9
w-3 is stop many	0:7
w-3 is stop x	0:12
w-3 is x a	1:19 2:-9
w-3 is x stop	0:18 3:-7
w-3 kind U comma	1:17 2:-6 3:-7
w-3 kind U in	0:7
w-3 kind U x	0:12
w-3 kind at the	1:-10 4:-14 8:17
w-3 kind at x	0:10
w-3 kind but a	1:14 2:-6
w-3 kind but is	1:13
w-3 kind but play	1:23 3:-9
w-3 kind but the	0:9 1:-16 2:-8 3:22
w-3 kind but with	1:8 2:-18 3:19
w-3 kind but x	0:9 1:7 3:-9
w-3 kind comma a	0:-7 1:37 2:-11 3:-9
w-3 kind comma if	1:18 2:-7
w-3 kind comma many	0:-7 1:-7 3:32 6:-6
w-3 kind comma x	1:-7 3:21 8:-7
w-3 kind for the	0:9
w-3 kind if a	1:8
w-3 kind if play	1:19
w-3 kind if the	1:13
w-3 kind kind with	0:-11 1:-12 3:-13 5:35 8:-10
w-3 kind of x	3:12
w-3 kind stop x	0:10
w-3 kind vs a	0:-8 1:-38 2:64 3:-8
w-3 kind vs many	1:-23 2:36 3:-6
w-3 kind vs my	0:-8 1:-16 2:30
w-3 kind vs the	0:11 1:-8 2:14 3:-8
w-3 kind vs x	2:20 3:-9
w-3 kind with a	0:-8 1:58 2:-13 3:-14
w-3 kind with many	0:12 1:-11 2:8 3:-27 8:21
w-3 kind with the	3:16 6:-6 8:-6
w-3 kind with x	0:11 1:15 2:-10 3:-12
w-3 kind x from	3:12
w-3 kind x play	0:-7 1:18
w-3 make F and	1:-8 2:-9 3:32
w-3 make comma x	0:19 1:-6 3:-23 8:20
w-3 make make take	1:-6 4:18
w-3 make stop play	0:9
w-3 make stop x	3:10
w-3 make x stop	1:-7 3:22
w-3 many A comma	1:13 2:-6 3:-9 4:-6 5:10 8:-6
w-3 many A in	4:-6 8:20
w-3 many F comma	2:14 3:-9
w-3 many F with	0:-10 6:-6 8:19
w-3 many F x	0:7
w-3 many N at	0:-7 2:-10 4:11 8:14
w-3 many N of	0:-8 3:33 4:-7 8:-6
w-3 many O comma	0:11 1:-7 2:-8 3:-9 4:18
w-3 many O from	4:-6 8:17
w-3 many O in	0:8 4:-7
w-3 many O x	0:11
w-3 many U U	3:16
w-3 many U and	3:12
w-3 many U comma	0:8 1:16 3:-11
w-3 many U in	6:10
w-3 many U x	0:15
w-3 many and the	2:-6 3:-16 4:29 8:-6
w-3 many at the	0:12
w-3 many comma O	0:11
w-3 many comma a	0:-11 1:-7 2:-18 3:-8 4:-8 7:28 8:15
w-3 many comma many	1:-8 2:13 3:-22 4:-9 5:-8 6:28 8:-8
w-3 many comma x	0:14 3:-6
w-3 many in many	0:17 8:-8
w-3 many kind comma	0:12 1:-9 2:8
w-3 many match comma	0:-10 3:22 8:-6
w-3 many or comma	0:11 3:-6
w-3 many stop x	0:8
w-3 many word:enemy comma	1:-15 2:-19 3:-6 5:29
w-3 many word:hero comma	0:8
w-3 many x U	0:9
w-3 many x a	0:-7 1:-22 2:20 3:-6 7:20
w-3 many x and	2:15 3:-6
w-3 many x comma	0:18 1:-15 2:-7 5:-8 9:14
w-3 many x from	0:10
w-3 many x in	0:9 8:7
w-3 many x many	0:11 1:-11 3:-16 4:22
w-3 many x of	0:13 1:-6 3:-8 4:20 8:-10
w-3 many x stop	1:6 2:-9 5:-7 8:13
w-3 many x the	1:-6 3:-18 8:26
w-3 match many with	3:19 8:-6
w-3 match with many	3:9
w-3 match with the	3:15
w-3 match x comma	1:-8 3:22 8:-6
w-3 me U comma	0:9 1:-6 2:18 3:-14
w-3 me eat a	3:20
w-3 me in the	0:-9 2:21 3:-17 5:-10 8:9
w-3 me make the	3:21 4:-12
w-3 me reach many	0:8
w-3 me stay in	8:11
w-3 me throw many	3:-14 6:21
w-3 me x a	0:12
w-3 me x as	1:10
w-3 me x at	0:10
w-3 me x comma	1:-8 2:-10 3:15
w-3 me x in	0:11
w-3 me x my	0:6 3:10
w-3 me x the	0:-16 1:-15 2:-17 3:39 4:-16 5:-10 6:-7 7:-6 8:20
w-3 meet comma many	0:6
w-3 meet x comma	3:8
w-3 move A from	0:-11 3:-6 8:27
w-3 move F of	0:-18 1:14 2:-8 3:-12 4:-7 8:27
w-3 move a x	1:-6 8:15
w-3 move at the	3:-7 4:16 5:-6
w-3 move at x	3:-7 5:-7 8:25
w-3 move comma many	0:8
w-3 move comma x	1:-6 3:23 4:9 5:-6 8:-18
w-3 move from a	5:16
w-3 move in U	0:9
w-3 move in the	0:9 2:-6 3:-11 4:-16 5:17 8:6
w-3 move take the	3:11
w-3 move x a	1:11
w-3 move x comma	0:12 1:-7 2:-9 3:10 4:11 5:-6 8:-8
w-3 move x of	0:-13 1:-11 3:-16 4:-6 5:27 6:-7 8:12
w-3 move x the	3:-8 4:-13 5:-10 8:31
w-3 must bring the	3:18
w-3 must guard the	4:17 8:-8
w-3 must stop x	0:10
w-3 must take many	3:14
w-3 must take the	3:11
w-3 must to play	0:7
w-3 must touch in	0:-6 5:21 8:-7
w-3 must x as	3:-8 4:20 8:-6
w-3 must x at	0:11
w-3 must x comma	0:13
w-3 must x from	0:-9 1:-6 2:-8 3:-7 4:36 5:-7 8:-16
w-3 must x the	0:-11 1:-13 2:-8 3:15 4:-14 5:-6 8:26
w-3 must x to	4:26 8:-10
w-3 must you x	0:10 1:-6
w-3 my A x	1:21 4:-8
w-3 my x love	0:-6 1:25 3:-6
w-3 not hit the	0:-12 1:-17 2:43 3:-36 4:-10 5:18 6:-6 8:-7
w-3 not must touch	0:-12 2:15 3:-9 4:-8 5:14
w-3 not touch the	2:-7 5:14
w-3 not x comma	0:20 1:-9 2:-6 3:-8 4:13 8:-6
w-3 not x stop	0:12
w-3 obj avoid comma	3:8
w-3 obj bring stop	0:9
w-3 obj steal comma	2:10
w-3 obj steal stop	2:23 4:-6
w-3 obj take but	2:15
w-3 obj take comma	0:-8 2:6 8:15
w-3 obj x comma	1:-9 2:17
w-3 obj x stop	0:7
w-3 of A at	2:-9 3:-9 4:-9 8:28
w-3 of A comma	2:-16 9:22
w-3 of A vs	2:9
w-3 of F in	1:11 3:-15 4:9 5:-11 8:11
w-3 of N comma	0:7 3:-15 8:19
w-3 of N in	0:9 4:-7 8:8
w-3 of O in	0:-16 3:-18 4:-13 5:-12 8:50
w-3 of U comma	2:16 3:-10
w-3 of comma x	2:-8 3:-10 5:28 8:-6
w-3 of for comma	1:27 2:-10 3:-14 4:-7 8:11
w-3 of game comma	1:-25 2:-14 3:-13 4:26 5:-12 8:26
w-3 of kind stop	0:-20 1:14 2:-8 3:15 8:-7
w-3 of the x	0:-7 3:-10 4:6 8:17
w-3 of with comma	0:8
w-3 of x comma	0:12 3:9
w-3 of x from	3:6
w-3 of x in	0:-13 1:-9 2:-9 3:-12 4:8 5:-12 7:34
w-3 of x of	0:9 1:10 3:-12
w-3 of x the	0:-11 5:25 8:-6
w-3 of x to	0:6 1:10 2:-6
w-3 or x a	1:9
w-3 or x comma	0:-13 2:-9 3:7 4:-10 8:25
w-3 over O and	0:-9 2:-11 3:-15 4:-6 5:22 8:14
w-3 play A U	3:-8 4:10 6:8
w-3 play A comma	2:9
w-3 play A eat	2:-7 3:20
w-3 play A in	0:10
w-3 play A of	1:-6 2:-18 3:-10 4:33 8:-7 9:-7
w-3 play A take	3:11
w-3 play a x	1:27 2:-6
w-3 play and my	0:11
w-3 play at the	1:10
w-3 play is a	1:13
w-3 play the x	3:10
w-3 play x A	0:7
w-3 play x a	1:14
w-3 push O comma	0:-7 1:16 8:-6
w-3 push comma x	0:-11 3:10 4:20 8:-10
w-3 push many the	3:23
w-3 race V in	0:13 8:-6
w-3 race vs many	1:-6 2:16
w-3 reach and avoid	2:9
w-3 rel H the	1:33 2:-26
w-3 rel a A	3:17
w-3 rel fall of	3:-9 4:-6 5:-6 6:-6 8:27
w-3 rel move a	0:6
w-3 rel move from	0:11 8:7
w-3 rel save the	0:8 3:-10 4:14
w-3 rel take many	3:15
w-3 rel take x	0:7 2:-7 3:6
w-3 rel x from	0:-6 1:-7 3:-6 8:-8 9:26
w-3 rel x in	1:-6 3:-9 4:30 5:-10
w-3 rel x the	0:-12 1:9 2:10 4:14 5:-10 6:-7 8:-13 9:-6
w-3 save at the	2:-10 3:-8 4:26
w-3 shoot F at	2:18
w-3 shoot H at	2:14
w-3 shoot O at	1:-8 2:32 8:-6
w-3 sneak and steal	2:-19 3:29
w-3 sneak by the	2:11
w-3 stay comma many	0:6 3:-7 4:10
w-3 stay comma x	2:-6 7:20
w-3 stay x comma	1:25 2:-15 3:-6
w-3 steal F from	0:-10 2:22 3:-10 4:-7 8:17
w-3 steal at the	0:-7 2:9 3:-8 4:-7 8:16
w-3 stop A comma	1:-9 2:12 3:-18 4:-7 5:24 8:-10
w-3 stop A subj	0:-7 3:22 4:-6 5:-10 6:-6 8:9
w-3 stop N and	2:-7 3:-11 4:-6 5:-7 8:25
w-3 stop N comma	0:-6 1:30 3:-16 8:-7
w-3 stop O comma	2:-6 4:15 5:13 8:-12
w-3 stop O in	3:22 6:-6 8:-6
w-3 stop U comma	0:9 1:-8 2:-8 3:18
w-3 stop U of	1:11 3:-8
w-3 stop U subj	3:15
w-3 stop U x	0:8 1:-20 2:-9 3:25
w-3 stop at the	0:-16 1:18 2:-9 3:-18 4:32 5:-8 8:-12
w-3 stop at x	2:-6 3:20 4:-6
w-3 stop avoid at	2:11
w-3 stop comma and	0:6
w-3 stop comma the	0:15 3:-6
w-3 stop in x	0:13
w-3 stop many x	0:8 2:-7 3:15
w-3 stop meet x	0:10
w-3 stop play a	1:15
w-3 stop play x	0:-8 4:13
w-3 stop rel the	0:7
w-3 stop take the	0:-7 4:18 8:-7
w-3 stop to the	0:12
w-3 stop x O	0:8
w-3 stop x a	3:14 8:-7
w-3 stop x and	0:15 3:-6
w-3 stop x at	0:-7 1:-6 4:-7 8:23
w-3 stop x comma	0:35 1:-9 2:9 3:-18 8:-6
w-3 stop x from	2:-7 3:-7 4:34 8:-24
w-3 stop x many	0:16 1:-6
w-3 stop x of	0:10
w-3 stop x the	0:12
w-3 stop x use	0:9
w-3 stop x with	1:16 2:-7
w-3 stop you bring	0:-12 1:18 2:-7 3:10 4:-10
w-3 subj A from	3:12
w-3 subj A to	3:-11 6:20
w-3 subj F obj	2:6 4:12
w-3 subj H to	0:-6 3:-9 6:25
w-3 subj N to	0:12 4:-6
w-3 subj x comma	0:-8 3:17
w-3 subj x fall	1:-6 2:-8 3:-6 4:20
w-3 subj x stop	0:13
w-3 take A but	2:10
w-3 take A comma	2:27 3:-11
w-3 take F avoid	0:7
w-3 take F comma	1:-7 2:9 3:10 8:-7
w-3 take F in	0:12 1:18 4:-8 8:-16
w-3 take F of	1:23 2:-12
w-3 take N from	1:-6 3:24 8:-13
w-3 take N in	0:9
w-3 take N x	0:8
w-3 take O at	0:14
w-3 take O comma	0:9 1:-6 5:9
w-3 take O in	8:18
w-3 take O with	3:-14 6:-6 8:27
w-3 take O x	3:11
w-3 take U x	0:13
w-3 take and from	1:-7 2:17
w-3 take at the	2:-11 3:-16 4:-16 8:30
w-3 take comma many	0:10 3:8
w-3 take comma x	0:17 3:-9
w-3 take is and	2:9
w-3 take is comma	2:6
w-3 take many x	1:-6 2:-9 3:19
w-3 take stop many	1:-6 2:13 3:9
w-3 take stop x	3:20 8:-6
w-3 take the fall	1:-6 3:29
w-3 take the x	0:6 3:-23 8:24
w-3 take with my	0:-7 1:32 2:-6 3:-15 8:-7
w-3 take x comma	0:-15 1:-6 2:-10 3:7 4:23 8:-6
w-3 take x stop	1:15 2:-8
w-3 the A bring	3:23 4:-7
w-3 the A from	0:-9 1:-6 2:21 3:-9 4:-10 5:26 8:-22
w-3 the A in	3:-10 4:19 5:-6
w-3 the A is	0:-13 1:-15 3:-10 4:27 9:10
w-3 the A move	0:9
w-3 the A of	0:-10 1:-10 2:31 3:-18 4:21 5:-7 6:-12 8:-14 9:-7
w-3 the A push	3:8
w-3 the A steal	3:14
w-3 the A take	3:19
w-3 the A the	0:-6 2:-9 3:38 4:-9 6:-6
w-3 the A throw	0:-6 1:-12 2:-9 3:-8 6:36
w-3 the A to	4:18
w-3 the A with	0:-14 1:-9 2:-7 3:34 8:-7
w-3 the A x	0:9 1:-16 2:20 3:-7
w-3 the F at	2:15 4:8 8:-8
w-3 the F from	2:9 3:-6 4:-7 8:14
w-3 the F x	3:-9 4:21 8:-8
w-3 the N and	0:14
w-3 the N avoid	5:12
w-3 the N but	2:13
w-3 the N from	0:16 3:-7 4:-7 8:6
w-3 the N in	0:-13 1:14 2:-10 3:-12 4:30 5:-7 8:-15
w-3 the O and	0:17
w-3 the O comma	0:14 2:7 8:-6
w-3 the O from	2:-13 4:16 5:-9 6:-6
w-3 the O in	0:8 2:-6 3:-12 4:15 5:-12 8:8
w-3 the O of	0:-8 1:-9 2:-6 3:-31 4:-11 5:25 6:-9 8:28
w-3 the O play	0:-11 1:-19 2:-6 3:15 5:21
w-3 the O stop	3:15
w-3 the O the	3:-6 4:-18 8:26
w-3 the O with	1:-7 6:19 8:-8
w-3 the U comma	0:-8 1:-8 2:-7 3:36 4:-6 8:-8
w-3 the U from	4:-7 8:11
w-3 the U in	0:-6 1:-13 2:17 3:14 5:-11 6:-7 7:-7
w-3 the U of	1:13
w-3 the U the	3:-8 4:-12 8:21
w-3 the V in	0:-6 3:-9 5:31 8:-16
w-3 the love the	0:6
w-3 the play a	1:11
w-3 the take the	2:30 3:-19
w-3 the word:boss is	2:-10 7:19
w-3 the word:bricks is	1:-9 2:-8 3:30
w-3 the word:enemy is	2:27 3:-8
w-3 the word:enemy play	1:-19 2:32 3:-8
w-3 the word:item is	3:11 8:-6
w-3 the x a	1:-7 2:-10 7:18
w-3 the x and	2:22 3:-7
w-3 the x bring	3:12
w-3 the x comma	0:-9 1:-24 3:31 5:20 6:-13 7:-6 8:-15 9:-6
w-3 the x from	1:20 2:7 3:-13 4:-8 8:-8
w-3 the x is	1:-31 2:38 3:-16 4:-9 5:8 6:7 7:-6 8:-6 9:-6
w-3 the x the	0:9
w-3 the x with	1:-15 2:11 3:17 4:-16 5:-10 6:19 8:-11
w-3 throw A at	2:8 4:8
w-3 throw F at	2:15 4:10 8:-6
w-3 throw F in	0:-7 1:-6 2:12 3:-8 4:18 8:-8
w-3 throw F to	1:-7 2:26 4:-12
w-3 throw H at	2:10
w-3 throw O at	1:-9 2:33 3:-6 4:-9
w-3 throw O in	1:-9 2:14 3:17 4:-8 8:-8
w-3 throw O of	2:-7 3:-15 4:-6 6:33 8:-9
w-3 throw O to	2:17 4:-6
w-3 throw U at	2:11
w-3 throw comma many	0:15 3:12 6:-11
w-3 throw comma x	0:-15 2:-15 3:-19 4:-7 5:22 6:-16 8:-7 9:30
w-3 to N comma	1:-7 2:37 3:-16 4:-12 5:-6 8:-7
w-3 to O comma	0:-17 2:-12 3:40 4:-11 8:-6
w-3 to U comma	2:16
w-3 to bring comma	1:-10 2:26 4:-7
w-3 to bring the	3:18 4:-7
w-3 to comma x	0:9 1:-10 3:16
w-3 to reach the	2:-9 3:-6 4:28
w-3 to save the	1:-8 2:-8 3:-7 4:27
w-3 to steal the	0:6 2:-6 3:-7 4:20 8:-6
w-3 to take the	0:-13 1:-8 2:-15 3:-30 4:48 8:-9
w-3 to the x	4:9
w-3 to x a	1:-6 3:21 8:-6
w-3 to x comma	1:6 2:26 3:-12 4:-11
w-3 to x in	0:-15 1:-9 3:-7 4:8 8:25
w-3 touch O x	0:-11 1:12 2:21 3:-9 4:-7 5:-6 8:-8
w-3 touch V with	0:-6 1:29 2:-11 3:-8
w-3 touch with the	0:11
w-3 use F x	3:13
w-3 use O comma	0:-22 1:-14 2:-13 3:-35 4:25 8:37
w-3 use comma x	3:10
w-3 use x comma	0:12 1:-12 3:-16 4:19
w-3 use x stop	0:-12 1:-7 5:25 8:-9
w-3 vs H and	1:-7 2:24 3:-7
w-3 vs many many	2:28 3:-9 5:-7
w-3 vs x U	0:10
w-3 with A and	0:-14 1:6 3:25 4:10 5:-12 6:-7 7:-8 8:-9 9:-13
w-3 with A comma	0:6 3:10
w-3 with A in	0:16 8:-7
w-3 with A of	2:10
w-3 with A vs	2:11
w-3 with F and	0:-7 2:30 3:-6 6:-6
w-3 with F comma	3:6
w-3 with N and	1:8 2:-10 3:14
w-3 with N comma	0:-13 3:27 8:-6
w-3 with N x	0:9
w-3 with O and	1:-14 3:8 4:-8 5:26 6:-6 8:-8 9:-7
w-3 with O comma	0:-8 1:-6 2:9 4:-11 5:-8 8:24
w-3 with O from	0:15 3:-9 8:8
w-3 with O in	1:-6 2:-11 8:21
w-3 with O of	0:8 3:8
w-3 with O x	1:20 2:-10 3:-10
w-3 with U comma	0:-17 1:7 2:-9 3:-8 4:27 8:-9
w-3 with U stop	2:-7 3:-20 5:29
w-3 with U x	0:-11 1:-14 2:-10 3:16 4:-8 5:28 8:-14 9:-7
w-3 with a O	2:12
w-3 with a x	1:6 2:-8 3:-12 6:18 8:-8
w-3 with comma x	0:12
w-3 with x and	1:-22 2:34 3:-7
w-3 with x comma	2:8 3:21 4:-8 5:-7 6:-9 8:-13
w-3 with x many	0:-7 1:-6 3:22
w-3 with x stop	1:-12 2:18 3:-12 4:-8 5:-7 8:17
w-3 word:boss is a	0:-10 1:-10 2:-15 7:34
w-3 word:enemy comma a	0:-8 1:32 2:-12 3:-7
w-3 word:enemy is x	2:11
w-3 word:enemy x comma	0:-6 2:-7 3:23
w-3 word:hero is a	1:15 2:-8
w-3 word:item comma with	3:7
w-3 x A U	0:12
w-3 x A and	2:-15 3:-17 4:-7 8:-6 9:37
w-3 x A at	4:23 8:-17
w-3 x A comma	0:6 1:-15 2:12 4:-11 5:10 6:-6
w-3 x A from	2:15
w-3 x A in	0:-6 1:-8 2:13 3:-8 4:-10 5:-7 8:24
w-3 x A must	0:14 3:-9
w-3 x A of	3:-8 5:23 8:-15
w-3 x A subj	0:13 2:-6
w-3 x A take	0:-13 4:-6 8:27
w-3 x A the	0:-9 1:25 2:-7 3:-32 4:27 6:-6 8:-9
w-3 x A to	0:-15 2:-8 3:-12 4:40 8:-9
w-3 x A with	0:-10 1:-7 4:17 5:-8 6:-9 8:10
w-3 x A x	0:-7 1:-11 3:-20 4:-9 5:34 6:-6 9:-7
w-3 x F and	0:18
w-3 x F comma	0:-29 1:10 2:-13 3:-15 4:23 5:15 6:-8 7:-7 8:9 9:-7
w-3 x F in	0:-7 3:-6 4:-15 6:21 8:12
w-3 x F make	0:7
w-3 x F take	3:-6 6:14
w-3 x H and	1:-10 2:22 3:-8
w-3 x H comma	1:-18 2:-14 3:35 4:-7
w-3 x H subj	0:6
w-3 x N a	0:-11 1:-7 3:13 4:23 5:-6 8:-19
w-3 x N comma	1:-10 2:-11 3:17 4:-7 5:19 8:-13
w-3 x N from	0:17 8:-7
w-3 x N in	1:-9 2:-10 3:-8 4:29 8:-6
w-3 x N of	0:15 3:9 8:-8
w-3 x N stop	0:-10 1:-10 3:11 4:-9 5:21 8:-11
w-3 x N take	3:7
w-3 x N with	0:-10 1:22 2:-6 3:10 4:-6 8:-11
w-3 x N x	0:10
w-3 x O a	3:-7 4:24 8:-9
w-3 x O and	0:-11 1:-9 2:-19 3:-20 4:-10 5:40 6:-7 8:-9 9:16
w-3 x O at	0:-13 1:-8 2:-12 3:14 4:23 6:-6 8:-7
w-3 x O comma	1:-10 2:-15 3:9 4:-9 5:12 6:-7 8:10
w-3 x O in	0:11 1:-12 2:-7 3:12 4:-12 5:7
w-3 x O many	0:7
w-3 x O of	0:13
w-3 x O stop	0:13 2:7 3:-6
w-3 x O with	3:11
w-3 x O x	1:-13 3:11 4:8 5:-8 6:-8 7:-6 8:12 9:-6
w-3 x U U	0:11 1:-9 2:-8 3:-11 4:-7 7:25 8:-6
w-3 x U and	0:-16 2:-7 3:-15 8:34
w-3 x U at	3:-11 4:21 8:-8
w-3 x U comma	0:6 1:11 2:10 4:-10 5:-10 6:-9
w-3 x U fight	0:12 2:-7
w-3 x U many	3:7
w-3 x U move	1:20 3:-8
w-3 x U of	0:-7 2:-7 3:6 6:-6 7:19
w-3 x U stop	0:7 1:-9 2:9 3:12 8:-9
w-3 x U take	1:23 3:-16
w-3 x U x	0:-11 2:15 3:-6 4:-13 5:-10 6:24 7:-6 8:6 9:-7
w-3 x V comma	0:11 3:-6
w-3 x V x	3:-12 4:-7 8:22
w-3 x a x	0:-7 1:-20 3:-15 4:-18 5:-9 6:13 7:41 8:-6 9:-7
w-3 x and a	1:-13 2:18 3:-10 4:-7 6:24 7:-9 8:-14
w-3 x and avoid	0:12 2:15 5:-8
w-3 x and bring	3:22 4:-6
w-3 x and over	5:11
w-3 x and take	0:11 3:17 4:-7 8:-6
w-3 x and the	0:8 2:12 3:-20 4:17 5:-9 6:-8 7:-6
w-3 x and with	0:-8 1:7 2:-7 3:-9 4:-6 5:25 8:-8
w-3 x and x	1:12 2:-9 3:-24 4:-10 5:-6 6:-8 7:32 8:-7
w-3 x as F	0:-7 3:23
w-3 x as x	0:21 3:-7
w-3 x at a	8:6
w-3 x at many	0:10
w-3 x at the	0:13 1:-8 2:9 3:-16 4:10 5:-8 6:-10 8:6
w-3 x at x	0:15 2:-6 3:-18 4:25 8:-9
w-3 x avoid the	2:11 5:8
w-3 x bring A	0:8
w-3 x bring the	1:11
w-3 x but a	0:16 1:-6
w-3 x but the	0:-20 1:-8 2:25 3:-23 5:18
w-3 x but with	0:13 1:21 2:-9 3:-17
w-3 x but x	0:10 1:15 2:-6 3:-13
w-3 x comma A	0:26 3:-6
w-3 x comma O	3:6
w-3 x comma U	0:-10 1:8 2:-15 4:9 5:-9 6:-6 7:-6 8:8 9:11
w-3 x comma a	1:11 3:-20 4:21 5:-6 6:-7 8:-13
w-3 x comma and	0:17 3:-7
w-3 x comma avoid	2:13
w-3 x comma bring	4:13
w-3 x comma but	2:-8 3:-9 4:22 5:-6 8:-7
w-3 x comma comma	0:7 1:-6 3:20 5:-6 8:-10
w-3 x comma fall	3:12
w-3 x comma if	1:16 2:-11
w-3 x comma in	0:9
w-3 x comma make	3:16
w-3 x comma many	0:10 1:-6 4:22 5:-14 6:8 7:-6 8:-14 9:-6
w-3 x comma of	0:9
w-3 x comma play	0:26 3:-8
w-3 x comma stop	1:13 2:6 3:-9
w-3 x comma take	0:-8 1:-8 2:-11 3:-6 4:-16 8:38
w-3 x comma the	0:-10 1:28 2:17 3:-7 4:-8 5:-10 6:-9 7:-6 8:-11 9:-7
w-3 x comma use	0:17 3:-8
w-3 x comma with	1:-14 2:-9 3:12 4:-8 5:22 8:-14
w-3 x comma word:enemy	2:14
w-3 x comma x	0:17 1:-13 3:7 5:-8
w-3 x comma you	0:17
w-3 x eat my	2:-6 3:24
w-3 x fall a	0:12
w-3 x fall comma	0:10 1:-15 2:-9 3:-21 4:-7 6:23 8:14
w-3 x fall with	0:16
w-3 x fall x	0:7 1:8 2:-8 3:10
w-3 x from the	0:10 1:-15 2:-12 3:-8 4:6 5:-6 8:20
w-3 x from x	0:8 2:20 3:-6 8:-12
w-3 x game as	1:8
w-3 x game comma	3:19
w-3 x game for	1:27 2:-6 4:-13
w-3 x game stop	0:-12 1:-7 2:24 5:-7
w-3 x hit x	0:-10 1:9 2:6 3:-23 4:-6 6:-6 8:20
w-3 x if a	0:-7 1:26 2:-17 3:13
w-3 x if comma	0:7
w-3 x if the	0:-7 1:-7 2:16 3:9
w-3 x in N	1:-7 4:-8 8:20
w-3 x in U	0:6
w-3 x in a	1:-10 2:11 4:-12 8:17
w-3 x in many	4:15 8:-6
w-3 x in play	0:10
w-3 x in the	0:28 1:-7 3:-8 4:14 8:-22
w-3 x in x	0:7 1:9 2:-7 3:-9 4:-12 8:16
w-3 x is a	0:27 1:-6 2:12 3:-15 8:-6
w-3 x is comma	1:-7 2:26 3:-9
w-3 x is in	0:9
w-3 x is my	0:-16 1:-9 2:31 3:-10
w-3 x is stop	0:8 3:-6 5:15 8:-7
w-3 x is the	0:11 1:-6 2:-15 3:-7 4:23 7:-6
w-3 x kind comma	0:-10 1:38 2:-10 3:-15
w-3 x kind x	2:-7 3:17
w-3 x love the	1:18 3:-8
w-3 x make comma	0:8
w-3 x make the	3:-10 4:19
w-3 x many comma	0:8 1:7 2:-6 3:-19 4:12 5:-9 8:9
w-3 x many x	1:-7 2:-11 5:-8 6:15
w-3 x match comma	2:18 3:-11
w-3 x match x	3:8
w-3 x meet stop	3:15
w-3 x move at	1:-6 8:10
w-3 x move comma	1:-6 2:-9 3:20 4:15 5:-7 8:-17
w-3 x move in	0:-9 4:-7 5:-9 8:30
w-3 x move of	8:13
w-3 x move stop	3:19 5:-8
w-3 x move the	1:38 3:-18 5:-7 8:-15
w-3 x move x	0:14 2:-6 3:8
w-3 x not comma	0:7
w-3 x not x	0:-6 1:-8 2:-16 3:15 8:19
w-3 x of O	0:9
w-3 x of a	0:-7 1:-22 2:-8 3:15 5:-9 6:-8 7:-6 8:29 9:-6
w-3 x of many	0:9 1:-6
w-3 x of the	0:15 1:-11 2:-7 3:16 4:-10
w-3 x of x	1:-14 2:-12 3:7 4:6 5:26 6:-7 7:-6 8:-17
w-3 x play comma	3:14
w-3 x play x	0:12 1:-7
w-3 x reach comma	0:-12 1:26 4:-9
w-3 x reach the	0:-6 2:-13 4:-36 7:21 8:31
w-3 x steal my	3:15
w-3 x stop O	0:6
w-3 x stop U	3:-9 4:-7 8:-8 9:23
w-3 x stop a	0:-6 1:19 2:-10 3:13 8:-12
w-3 x stop if	0:13
w-3 x stop many	1:-11 4:22 5:-12 6:-8
w-3 x stop play	0:-10 1:31 3:-10 8:-6
w-3 x stop the	0:8 2:-13 4:17 5:-7 8:-8
w-3 x stop x	0:8 5:-8 6:-6
w-3 x take many	3:23
w-3 x the the	2:-13 4:18
w-3 x the x	0:8 1:21 2:-22 3:7 5:-8 8:-9
w-3 x to N	0:8 3:-7 4:-7 6:17 8:-10
w-3 x to comma	1:11 2:-7 3:6
w-3 x to reach	2:-10 4:13
w-3 x to the	1:-7 3:-6 4:-13 8:27
w-3 x to x	0:12 2:10 3:-15 4:12 8:-7
w-3 x use x	0:7 3:6
w-3 x vs a	1:-21 2:27
w-3 x vs comma	3:19 8:-7
w-3 x vs many	1:-16 2:33 3:-7
w-3 x with U	0:-6 3:22
w-3 x with a	0:-8 1:45 2:-14 4:-8 6:-7 8:-11
w-3 x with comma	0:6 1:-8 2:-6 5:-7 6:18 8:-8
w-3 x with many	1:16 2:-22 3:17 4:-8 5:-6 6:-7 8:-7
w-3 x with the	1:-23 2:-7 5:16 6:-14 7:-7 8:13 9:-6
w-3 x with x	0:30 1:-10 3:-7
w-3 x you x	3:15
w-3 you O the	0:15
w-3 you at the	0:12
w-3 you bring me	3:18
w-3 you hit the	0:8 1:-6 2:15 3:-9
w-3 you in the	0:-7 4:31 5:-6 8:-14
w-3 you make the	1:-11 2:-10 4:18
w-3 you move a	3:18
w-3 you push the	3:8
w-3 you stay in	8:8
w-3 you take many	3:10
w-3 you use many	0:-8 1:-6 3:26
w-3 you x a	0:16 1:6 2:-6 3:7 4:-8 8:-9
w-3 you x comma	3:-9 5:22
w-3 you x many	1:-11 2:-7 3:21
w-3 you x the	2:-12 3:27 4:-11 8:-12
w-3 you x with	3:17`;
