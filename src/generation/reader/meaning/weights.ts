// Made by `npm run meaning` from the labelled prompts. Don't edit.
export const answers = 'free hero enemy item goal obstacle projectile boss place ally';
export default `alive 0 F +	2:8 3:7 4:-8 6:10 8:-8
alive 0 F 1	1:13 3:10
alive 0 N +	0:6 2:7 5:-7
alive 0 N 1	0:6 2:-7 3:15 5:6 8:-16
alive 0 O 1	1:6 3:17 4:-6
alive 0 U +	0:7
alive 0 U 1	0:6 3:8
alive 1 A +	1:15 2:12 7:-6
alive 1 A 1	1:11 2:7
alive 1 F +	1:-8 3:15
alive 1 F 1	0:-7 1:-11 3:8 6:13
alive 1 H +	1:14 2:27 4:-6 5:-6 6:-7 8:-6
alive 1 H 1	3:16 6:-6
alive 1 N +	1:-7 4:6 5:10 8:10
alive 1 N 1	1:6 2:-6 4:-9 5:-8 8:24
alive 1 O +	1:-6 5:10
alive 1 O 1	0:8 3:9 5:-6
alive 1 U +	0:9
alive 1 U 1	0:14 1:6
alive 1 V +	0:13 1:18 2:-9 3:-9 4:-9 8:8
alive 1 V 1	1:24 8:-10
alive 2 A +	2:18
alive 2 A 1	1:21
alive 2 F +	2:-7 3:18 6:6
alive 2 F 1	0:10 1:-8 2:-7 3:23 4:-8 6:6 8:-10
alive 2 H +	1:-7 2:26
alive 2 H 1	1:14 2:22 3:-7
alive 2 N +	0:7 4:13
alive 2 N 1	2:-9 3:-16 4:6 6:-6 8:23
alive 2 O +	2:-8 3:10 4:6 8:6
alive 2 O 1	0:6 2:-7 5:-6 8:8
alive 2 U +	0:9 2:-6 8:6
alive 2 U 1	0:-9 1:31 3:-14 5:-7 6:-7 8:16
alive 2 V +	2:8 3:-11 6:-6 7:-6
alive 2 V 1	1:24 3:-13 4:-6 8:6
alive 3 A 1	0:7 1:16 3:-9
alive 3 F +	0:6 1:-7 3:7 5:-7 6:-9 8:16
alive 3 F 1	0:14 1:-19 2:-7 3:-19 4:18 6:20 8:-9
alive 3 H +	1:-9 5:11 6:11 8:-7
alive 3 H 1	1:24 3:-10 5:-6 7:10 8:-7
alive 3 N +	1:-8 2:-6 4:12 6:-6 8:12
alive 3 N 1	0:22 1:-12 3:-14 4:22 8:-18
alive 3 O +	0:14 2:-7
alive 3 O 1	0:12 1:14 2:-6 3:-11 4:-10 6:-6 8:10
alive 3 U +	0:16 1:-6
alive 3 U 1	0:21 1:12 3:-7 8:-9
alive 3 V +	1:-6 2:7 3:14 4:6 5:-7
alive 3 V 1	0:11 2:-7 4:-7 8:13
at+2 A	6:6
at+2 F	1:17 6:-6
at+2 H	0:-14 1:11 2:-8 6:16
at+2 N	1:6 3:9 4:-8
at+2 O	1:6 3:7
at+2 U	8:6
at+2 V	1:13 3:7 8:-6
at+2 a	0:6 2:6 3:6 8:-7
at+2 also	0:6
at+2 and	0:7 3:7 6:-6 8:-6
at+2 as	0:-9 1:-16 5:-11 6:9 7:9 8:20
at+2 at	2:8
at+2 attack	0:-9 1:-22 3:7 4:-9 5:18 6:-7 8:23 9:-6
at+2 avoid	2:7 3:11
at+2 bring	0:-8 3:-6 4:21 5:-7 6:-8 9:7
at+2 but	1:-12 3:9 4:28 6:-6 8:-9
at+2 by	0:-6 1:-10 2:7 3:14 4:12 5:-6 8:-9
at+2 chase	2:22
at+2 comma	0:10
at+2 cross	0:6 2:29 3:-11 5:-7 8:-12 9:-6
at+2 each	0:13 2:-15 3:-6 8:17
at+2 eat	1:9 2:-6 5:15
at+2 fall	0:11 1:-10 3:11
at+2 fight	1:-8 2:12 3:9 5:-6 6:12 8:-10
at+2 for	0:6 4:-8 8:15
at+2 from	1:12 5:-8
at+2 game	0:20 1:13 2:-19 6:9 8:-7
at+2 guard	1:7 2:-10 3:-7 4:33 6:-7 8:-7
at+2 hit	1:13 4:-13 5:-9 8:8 9:-6
at+2 if	0:10 1:-16 2:8 3:7 4:6 6:-7
at+2 in	2:11
at+2 is	1:-12 2:12 3:9
at+2 kind	0:17 2:16 8:-7
at+2 love	0:17
at+2 make	0:-6 1:-7 2:-10 3:6 4:10 8:15
at+2 many	0:10
at+2 match	1:-10 2:-6 3:29 4:-10 6:-6
at+2 me	2:26 4:-9 6:-7 7:-6
at+2 move	1:7 5:6
at+2 must	0:6 3:12 5:-8
at+2 my	1:-45 2:34 4:10 5:6 8:12
at+2 not	0:6 3:8 4:7
at+2 obj	0:6 2:16 3:-30 4:-13 5:23 6:-9 7:-6 8:6 9:-6
at+2 of	0:14 1:9 2:6 3:-7 4:-8
at+2 or	1:18 2:-19 3:-13 4:8 5:-10 7:16 8:-12
at+2 over	0:6 2:-12 4:10 5:6
at+2 play	8:7
at+2 push	0:-6 1:-7 3:20 4:13 5:-8 8:-8 9:-7
at+2 race	0:-7 1:26 2:-7
at+2 reach	1:-7 2:6 4:8 5:10
at+2 rel	0:6 1:13 2:-14 3:15 5:-10
at+2 save	1:10 2:8 3:-7
at+2 shoot	0:8 1:-10 2:25 3:-11 4:-7 8:-7 9:6
at+2 sneak	1:10 2:10 4:6 8:-8
at+2 steal	2:13
at+2 stop	0:12 1:-9
at+2 subj	1:14 2:-13 3:7 4:-14 5:-8 8:6
at+2 take	1:13
at+2 throw	0:-9 1:12 2:-8 3:-18 5:-6 6:16
at+2 to	0:9 1:6 2:-17 4:15 6:-6
at+2 touch	0:13 3:-9 5:22 8:-10
at+2 victim	2:9 3:-15 4:20 8:-10
at+2 vs	0:15 1:-14 2:22 3:-18 4:-11 6:-6 8:17
at+2 with	0:20 1:7 8:-7
at+2 word:boss	1:7 2:19 4:-7 7:-7 8:-7
at+2 word:enemy	2:42 3:-16 4:-13 5:-6 6:-6 8:-8
at+2 word:goal	3:18 4:-13 5:9 8:-9
at+2 word:hero	0:-14 1:10 4:-10 8:15
at+2 word:item	0:12 2:-14 3:16
at+2 word:obstacle	2:-8 3:7 4:-6 5:8
at+2 you	2:10 3:-7
at-2 A	1:-7 3:9
at-2 F	2:7
at-2 H	3:8 5:-7 6:7
at-2 N	2:6 8:-7
at-2 O	8:6
at-2 V	2:13 3:14 4:-9 6:-8 8:-7
at-2 a	1:7 3:-7 4:-10 7:18
at-2 also	0:9 1:-11 2:-7 3:19
at-2 and	2:11
at-2 as	0:8 2:-14 3:11 5:17 6:-7 8:-7
at-2 at	1:-8 2:6 3:-7 4:23 5:-8 6:-6
at-2 attack	0:-9 1:14 3:-6 4:30 5:-8 6:-6 7:-6 8:-10
at-2 avoid	2:17 3:-8 5:8
at-2 bring	2:6 3:20 8:-8
at-2 by	1:18 2:16 4:-9 5:-8 8:-11
at-2 chase	0:-8 1:25 2:14 3:-22 4:6 8:-7
at-2 cross	1:-7 3:-9 4:7 5:-8 8:18
at-2 each	3:16
at-2 eat	1:-9 5:10 6:-7 8:10
at-2 edge	1:14
at-2 fall	1:9 2:-9 6:-7
at-2 fight	3:18 4:-9 5:14 8:-8
at-2 for	0:7 2:-11 5:-6 6:-6 8:17
at-2 from	2:11 3:-8
at-2 game	1:18 3:6 4:11 5:-9 6:-6 8:-6
at-2 guard	0:-14 1:-8 2:-9 3:-8 4:26 8:16
at-2 hit	1:-12 3:17 4:-6 5:15
at-2 if	0:6 1:12 2:13 4:-11 5:-6
at-2 in	1:-6 2:-6 4:6 8:16
at-2 is	0:6 2:12 8:-10
at-2 kind	1:6 3:12
at-2 love	0:21 1:7 3:-8
at-2 make	1:-10 2:8 4:29 5:-8 8:-13
at-2 many	0:12 1:-12 2:7 3:6 5:-9
at-2 match	0:9 2:-8 3:23 4:-8 8:-6
at-2 me	1:-13 2:50 3:-31 4:-18 7:-6 8:6 9:-6
at-2 move	2:-8 3:8 8:15
at-2 must	0:12 1:-6 3:9 6:-7
at-2 my	0:28 1:-14 3:8 8:-6
at-2 not	0:11 1:-10 2:27 3:-12 4:-8 6:-8
at-2 obj	1:22 3:-13 4:17 8:-11
at-2 of	0:13 2:-14 8:16
at-2 or	0:20 1:7 2:-12 3:-12 4:14 8:-11
at-2 over	1:-8 3:-7 5:12 6:-6 8:19
at-2 play	1:23 2:-8
at-2 push	0:10 2:12 6:-6 8:-13
at-2 race	1:35 2:-8 3:-6 8:-7
at-2 reach	0:-9 4:30 5:-8 7:6 8:-15
at-2 rel	0:10 3:15 4:-11
at-2 save	1:-14 2:-13 4:25 8:16
at-2 shoot	0:-9 2:17 3:-16 4:-8 5:-6 6:34 7:-6 8:-7
at-2 sneak	2:23 3:-12 4:-6 5:10 8:-7
at-2 steal	1:-7 2:11 3:18 4:6 5:-7 6:-6 8:-8
at-2 stop	0:15 8:-7
at-2 subj	2:-12 3:15 4:10 6:8 7:6 8:-16 9:-6
at-2 take	0:-8 2:8 3:12
at-2 the	0:9 3:-7 4:16 5:-9 6:-7
at-2 throw	1:14 2:7 4:-11 5:-10 6:15 8:-9
at-2 to	0:14 2:-9
at-2 touch	2:10 4:-12 5:18 6:-6 8:-16
at-2 victim	0:14 1:-8 2:17 3:-8 8:-6
at-2 vs	1:-21 2:55 3:-8
at-2 with	1:19 2:-6
at-2 word:boss	0:15 2:-14 3:-9 4:-6 7:26
at-2 word:bricks	1:-8 2:-8 3:28
at-2 word:enemy	1:-21 2:41 3:-12 4:-7 5:12 6:-8
at-2 word:goal	0:16 3:-7 4:16 5:-6 8:-9
at-2 word:hero	0:9 1:19 2:-9 3:7 4:-7 5:-7 6:-6
at-2 word:item	0:10 1:-6 3:20 4:-7
at-2 word:obstacle	0:16
at-2 x	0:7
at-2 you	2:-17 3:6 4:-6 6:16 8:-12 9:6
by before	0:11 2:10 4:-6 8:-7
by before A	1:7 2:21 4:-7 8:-7
by before Ap	1:-10 2:20
by before As	1:7 2:7 3:-6
by before Au	1:11 2:17 4:-6 8:-7
by before F	0:8 2:-7 3:16
by before Fp	0:14
by before Fu	1:-8 2:-11 3:25
by before N	0:11 1:-12 3:8 4:-7 5:17 8:-15
by before Nu	0:18 1:-10 3:-9 5:16 8:-10
by before O	0:22 2:15 3:-10 4:-8 8:-8
by before Op	0:17
by before Os	0:18
by before Ou	2:21 3:-9 4:-6 8:-9
by before U	0:20 1:-11 3:6
by before Uu	0:18 1:-11 3:9
by before arena	1:15 3:-6
by before bowling	0:-10 1:23 2:19 3:-22 8:-7
by before catcher	3:14
by before crossing	1:16 2:-6
by before crossword	0:9
by before duel	1:-23 2:49 3:-11 9:-10
by before falling_blocks	0:13 1:-7 3:7
by before flappy	1:21 2:-10
by before maze	1:23 2:-6 3:-10
by before memory	0:11 1:-22 2:-11 3:31
by before penalty	0:-12 1:7 2:17
by before pipe_puzzle	0:12
by before platformer	1:17 2:-15 3:-11 5:19 8:-8
by before quiz	0:35 1:-8 3:-10
by before rhythm	2:-9 3:22 5:-7 8:-7
by before shmup	0:9 1:-18 2:20 3:-9
by before sorting_game	0:-6 1:-7 3:21
by before tic_tac_toe	0:17 2:-10
by before tower_defense	1:-22 2:41 3:-8
by behind	3:9 4:-6
by behind A	1:7 2:12 8:-6
by behind Ap	0:-8 1:11 2:21 4:-6 8:-6
by behind As	1:9
by behind Au	0:11 3:6
by behind F	1:7 2:-7 3:16 4:-6 6:6 8:-6
by behind Fp	0:-6 1:11 2:-10 3:17 4:-6 8:-7
by behind Fu	1:-6 3:20
by behind H	2:10
by behind Hp	2:12
by behind N	0:13 2:-6 3:-12 4:-8 5:23 8:-7
by behind Np	2:-6 3:6 4:-7 5:12
by behind Ns	0:9 4:-9 8:12
by behind Nu	0:13 2:-6 3:-19 5:27 8:-18
by behind O	0:14 1:-6 3:14 4:-6 8:8
by behind Op	0:14 1:-8 3:24 6:-6 8:-6
by behind Os	0:10
by behind Ou	3:16 4:-8 5:-6 6:-6 8:15
by behind U	0:8 1:9 2:-6
by behind Us	0:8
by behind Uu	1:9 2:-7 3:11
by behind V	0:-10 1:-23 2:-11 3:13 6:33 8:-6
by behind Vp	0:-10 1:-28 2:-7 3:14 6:29
by behind Vu	1:-7 3:17
by behind aim_physics	0:-9 1:-11 2:-8 4:-7 6:35 8:-9
by behind arena	0:27 1:9 3:-18
by behind battleship	1:-16 3:-9 6:22
by behind bowling	0:10 1:12 2:-8 3:-10
by behind breakout	0:-8 1:-12 3:38 6:-8
by behind catcher	1:23 2:-9 4:-7 8:-14
by behind chess	1:-10 2:21
by behind clicker	1:-8 3:17
by behind crazy_eights	0:12 1:-10
by behind crossing	0:7 4:6
by behind crossword	0:20 3:-12
by behind dominoes	1:-7 2:-8 3:22 8:-6
by behind duel	0:-12 1:28 3:-27 5:-6 8:20
by behind falling_blocks	0:7 1:-10 3:22
by behind farm_sim	0:-6 1:34 2:-10 3:-14
by behind flappy	0:6 1:24 2:-17 3:-13 5:11
by behind gomoku	0:12
by behind hangman	0:14
by behind hidden_objects	0:11 1:-16 2:18 3:-6 4:-7
by behind mancala	1:-12 2:12 3:11
by behind match3	1:-11 3:31
by behind maze	1:32 2:-24 4:-9 8:8
by behind memory	0:-18 1:-35 3:55 4:-6 8:-6
by behind merge_drop	3:12
by behind penalty	0:-10 2:20
by behind pinball	1:-7 3:13
by behind pipe_puzzle	3:-6 4:11 8:6
by behind platformer	0:-20 1:25 2:-11 3:-12 4:-8 5:36 6:-6 8:-15
by behind quiz	0:17 1:-22 2:-8 3:27
by behind race_board	0:26 1:-9 3:-9
by behind racing	1:43 2:-19 3:-20
by behind reaction	0:-7 1:-12 3:32 6:-6
by behind rhythm	0:-15 1:26 2:-15 3:-22 8:29
by behind runner	0:11 1:18 3:-18
by behind serving	1:-8 3:18
by behind shmup	0:6 1:-19 2:42 3:-28 6:9 8:-7
by behind shuffleboard	0:22 1:-6 3:-6
by behind snake	1:12
by behind sokoban	0:16 3:-8
by behind sorting_game	0:-11 1:-12 3:36 8:-7
by behind stealth_game	0:7 1:20 2:-18
by behind sudoku	1:-8 3:20
by behind tic_tac_toe	1:25 3:-15
by behind timing_game	0:12
by behind tower_defense	0:-7 1:15 2:21 3:-14 5:-6
by behind tower_stacking	0:-6 1:-14 3:30
by behind word_search	0:7
c A	1:8 2:6
c A +	2:10
c A 1	1:15
c F	3:11
c F +	3:12
c F 1	3:12
c H	2:15
c H +	2:19 3:-7
c H 1	1:9 2:12
c N	4:6 8:6
c N +	4:6 8:8
c N 1	2:-7
c O 1	2:-6 3:11 4:-6 5:-6
c U	0:9
c U +	0:9
c U 1	0:8 1:10
c V	1:8
c V +	2:6
c V 1	1:21 2:-6
called word:boss	0:-7 2:-6 3:-7 6:-7 7:30 8:-7
called word:enemy	0:-8 1:-20 2:38 3:-9
called word:enemy A	1:-15 2:28
called word:obstacle	1:-6 3:-6 5:18
cm Ap	2:14
cm Ap --	2:7 3:11
cm Ap -e	1:32 2:-6 3:-14 5:8 6:-6 7:-8 8:-10 9:-7
cm Ap h-	1:-9 2:22 8:-6
cm Ap he	1:-17 2:7 3:-8 4:-14 5:-7 6:8 7:16 8:-10 9:15
cm As	1:16
cm As --	1:22 3:-6
cm As -e	0:-11 1:37 2:-24 3:-10 4:-10 6:-6 7:28 8:-7
cm As h-	0:11 1:-21 2:19 3:13 5:-6 7:-8 8:7 9:-7
cm As he	0:-24 1:-38 2:-26 3:-21 4:25 5:-9 6:-8 7:71 8:-16
cm Au	1:8 2:6
cm Au --	1:14
cm Au -e	1:49 2:-19 4:-7 5:-6 7:8 8:-10
cm Au h-	1:-18 2:26 3:6
cm Au he	0:-11 1:-17 2:-26 3:-18 4:30 5:-9 6:-8 7:33 9:20
cm Fp	3:14
cm Fp --	2:-7 3:20 4:-7
cm Fp -e	1:-8 2:-11 3:13 5:-7 6:21 8:-6
cm Fp h-	3:16 8:-6
cm Fp he	0:-19 1:-11 2:-20 3:-9 4:38 5:13 7:-7 8:-12
cm Fs	1:16 2:-11 4:6 5:-8 8:12
cm Fs --	1:29 2:-9 4:-14 5:-7 8:11
cm Fs -e	0:-10 1:-13 2:-9 3:19 4:25 6:-8
cm Fs h-	2:-10 3:6 4:-6 5:-6 6:11 8:8
cm Fs he	0:-7 1:-11 2:-13 3:-7 4:41 5:-10 6:-15 8:-12
cm Fu	3:12
cm Fu --	3:14
cm Fu -e	0:-9 1:-12 2:8 3:-24 4:28 6:23 7:-6 8:-10 9:-6
cm Fu h-	1:-7 3:9 4:-6 6:7
cm Fu he	0:6 1:-8 6:9
cm Hp	1:-7 2:22
cm Hp --	1:-9 2:25
cm Hp -e	2:12
cm Hp h-	0:-6 2:24 3:-9 5:9
cm Hp he	0:17 2:-17 6:14
cm Hs	0:-6 1:16 5:-7 6:-7 7:19 8:-7
cm Hs --	1:20 2:-7 5:-6 7:11 8:-6
cm Hs -e	0:-9 1:-16 2:-23 3:-6 5:-6 7:45
cm Hs h-	0:-7 4:19
cm Hu	1:7 2:10
cm Hu --	1:14 2:17 4:-6 6:-7
cm Hu -e	0:24 1:-9
cm Hu h-	1:-7 2:23 3:-6 5:6 8:-6
cm Hu he	0:-14 1:-10 2:-48 4:-9 5:-14 6:54 7:-6 8:-6 9:21
cm Np	4:9
cm Np --	2:-11 8:23
cm Np -e	0:12 1:-7 2:-7 4:22 5:-11 8:-7
cm Np h-	1:-6 4:8 5:11
cm Np he	0:7 1:-6 2:-12 3:38 4:-13 8:-19
cm Ns	0:7 2:-7 8:16
cm Ns --	0:6 2:-6 8:18
cm Ns -e	5:-6 8:20
cm Ns h-	0:12 1:-6 2:-7 3:-10 4:13 8:6
cm Ns he	0:10 2:-8 3:18 4:-14 5:-7
cm Nu	4:6 8:7
cm Nu --	0:7 3:6
cm Nu -e	2:-10 3:-20 4:46 5:-12 6:7 8:-6
cm Nu h-	1:-6 4:6 5:6 8:7
cm Nu he	0:7 2:-12 4:21 5:-13 8:14
cm Op	1:-6 3:14 5:7
cm Op --	1:-6 3:20
cm Op -e	4:7 6:-6
cm Op h-	1:-8 3:13 4:-7 5:15
cm Op he	1:-9 4:8 7:-6 8:-9 9:7
cm Os	4:7 5:-8
cm Os --	1:21 5:-8 6:-6 7:-6 8:9
cm Os -e	0:9 1:-24 2:-9 3:-18 4:24 5:-8 6:28 7:-6 8:-14
cm Os h-	0:8 1:-14 2:11 4:15 6:6 7:-7 8:-11 9:-7
cm Os he	1:-20 2:-19 3:-32 4:-19 5:-12 6:17 7:37 8:10 9:13
cm Ou --	0:6 2:-6 3:6
cm Ou -e	0:-6 3:-20 5:10 6:22 9:-6
cm Ou h-	1:-9 5:6 8:9
cm Ou he	0:12 1:-7 2:-12 3:13 4:6 5:-6 6:7 8:-8
cm Up	2:10 5:9
cm Up --	0:10 2:10
cm Up -e	0:-9 1:-10 2:11 3:15 5:6 8:-10
cm Up h-	1:-7 2:14 5:19 7:-6 8:-11 9:-6
cm Up he	0:13 2:-10 3:-13 4:-7 5:10 6:-8 8:-10 9:20
cm Us	0:7 1:13
cm Us --	0:12 1:15 8:-6
cm Us -e	0:10
cm Us h-	1:-11 2:-16 4:-12 5:-8 6:16 8:14 9:6
cm Us he	0:16
cm Uu	0:10
cm Uu --	0:10
cm Uu -e	1:-10 2:6 3:-13 4:-7 5:7 6:10 8:12
cm Uu h-	0:7 1:-6 4:6 8:6
cm Uu he	0:22 2:-7 4:-6 5:-6 7:6
cm Vp	0:6 2:11 8:-9
cm Vp --	1:-6 3:10 4:13 8:-9
cm Vp -e	1:-6 2:-9 3:20
cm Vp h-	0:6 1:12 4:-13 5:17 6:-6 8:-10 9:-6
cm Vp he	0:-12 1:-7 2:42 3:-10 4:-8 5:-8
cm Vs	1:21 2:-8 3:-8 4:-9 8:7
cm Vs --	1:33 3:-8 4:-8 8:-6
cm Vs h-	1:-16 2:-16 3:-8 4:-10 5:-8 7:-6 8:33 9:15
cm Vu	1:11 5:-6
cm Vu --	1:22 2:-9 8:6
cm Vu -e	0:-11 1:9 2:-17 3:-8 4:32 8:-9
cm Vu h-	0:7 1:-13 2:7 5:-9 9:10
cm Vu he	0:-10 1:-13 2:40 3:-13 4:8 5:-8 8:-8 9:-8
join also	1:-12 2:-6 3:26
join also free	1:-10 3:22
join as	1:19 2:-8 3:-6 4:-13 6:-7 8:14
join as O	1:6 4:-10 5:-7 6:-6 8:17
join as U	1:21 3:-8 8:-6
join as free	0:-10 1:25 2:-6 3:14 4:-8 5:-6 6:-6 8:-10
join as free U	0:8 1:18 3:-9 8:-6
join as free Uu	1:27 3:-9 8:-6
join as hero	0:9
join as place	0:6 1:-10 2:-6 3:-11 4:-11 5:7 8:22
join as place O	0:8 1:-7 3:-8 4:-8 5:-6 8:22
join as place Ou	0:7 1:-7 3:-6 4:-7 8:19
join at	1:-6 2:9 4:16 5:-7 6:-6 8:9
join at A	1:-11 2:20 4:12
join at F	0:13 1:-8 2:-14 3:-13 4:28 6:-12 8:6
join at H	2:27
join at N	0:11 2:-8 3:-9 4:14 5:-7 8:13
join at O	0:-9 1:15 2:-10 3:-6 4:32 5:-12 6:-9 7:-6 8:6 9:-7
join at U	1:-8 2:6 3:8 4:16 5:-7 8:-6
join at V	1:-7 3:-17 5:-6 6:-6 7:-6 8:15 9:15
join at ally	2:14 4:-6
join at ally U	0:-6 2:26 3:-7 4:-9 8:-8
join at ally Uu	0:-9 2:25 3:-6 4:-9 8:-7
join at enemy	0:10 2:-9 3:-10 4:-25 5:-6 6:-6 8:39
join at enemy N	0:21 4:-15
join at enemy Nu	0:12 4:-19 8:15
join at enemy O	2:-8 3:-8 4:-17 5:-6 8:32
join at enemy Op	3:-10 4:-14 5:-6 8:30
join at enemy Ou	2:-7 4:-11 8:26
join at enemy U	0:-6 4:-7 8:22
join at free	5:-7 6:-6 8:21
join at free A	1:-14 2:21 3:-10 4:9 6:-6
join at free Ap	0:-10 2:27 3:-8 8:-7
join at free Au	0:7 1:-14 3:-7 4:12 6:-7 8:11
join at free F	0:20 3:-6 4:-6
join at free Fu	0:22 3:-8 4:-6
join at free N	2:-8 3:-10 4:-16 5:-8 8:45
join at free Np	4:19 8:-11
join at free Nu	0:13 2:-7 3:-8 4:-30 5:-6 8:41
join at free O	0:-13 1:12 2:-14 4:25 5:-9 6:-8 9:-6
join at free Op	0:-14 2:-9 3:26 4:17 5:-6 8:-22
join at free Ou	1:22 2:-10 3:-21 5:-7 6:-6 8:10
join at free U	1:-7 2:-10 3:29 4:-18
join at free Uu	1:-8 2:-11 3:25 4:-18 8:13
join at free V	1:10 2:-7 4:18 8:-13
join at free Vu	1:13 2:-7 3:-7 4:21 8:-14
join at goal	0:17 3:-12 4:-11 8:15
join at goal F	1:-6 3:-15 4:-12 8:30
join at goal U	0:12
join at goal Uu	0:14
join at hero	1:-13 2:-10 3:-7 4:20 5:-11 6:-7 7:-6 8:21 9:7
join at hero A	0:10
join at hero Au	0:7
join at hero F	2:-6 3:-15 4:23
join at hero N	0:-11 2:-11 3:-10 4:25 5:-10 8:16
join at hero Np	2:-9 4:12 5:-6 8:11
join at hero Nu	0:-15 2:-7 3:-8 4:22 5:-7 8:10
join at hero O	1:-6 2:-7 3:17 4:-26 5:-7 8:25
join at hero Op	3:23 4:-12 8:-10
join at hero Ou	0:-11 1:-7 3:-18 4:-20 5:-9 8:50
join at hero U	2:-7 3:-11 4:31 8:-13
join at hero Uu	3:-8 4:23 8:-12
join at hero V	1:-18 2:-13 3:-11 4:-16 8:23 9:21
join at hero Vu	0:-10 1:-17 2:-12 3:-12 4:-18 8:35 9:14
join at item	2:-11 3:-12 4:52 5:-7 6:-6 8:-12
join at item A	1:-9 2:-16 3:9 4:30 8:-11
join at item Ap	0:-6 1:-7 2:-9 3:-11 4:39 8:-8
join at item F	3:-10 4:18
join at item Fu	3:-14 4:21 8:-6
join at item N	0:19 3:-7 4:18 8:-14
join at item Np	0:9 3:-6 4:16 8:-10
join at item Ns	0:7 4:9 8:-7
join at item Nu	0:10 4:18 8:-12
join at item O	0:-17 2:-10 3:-23 4:54 5:-9 6:-8 8:-11
join at item Op	0:-21 1:-8 2:-10 3:-27 4:45 5:-11 6:-7 8:15
join at item Ou	1:22 2:-7 3:-9 4:16 6:-8 8:-17
join at item U	3:-10 4:26 8:-6
join at item Uu	0:8 3:-9 4:14 8:-6
join at obstacle	0:7 4:21 8:-14
join at place	0:-6 1:-10 2:-12 3:-18 4:56 5:-7 6:-7 8:-17
join at place A	1:-8 2:-13 3:-7 4:-13 8:33
join at place N	0:-7 4:37 8:-26
join at place Nu	4:25 8:-16
join at place O	1:-7 2:-6 3:-11 4:39 6:-7 8:-21
join at place Ou	0:10 3:-8 4:26 6:-6 8:-17
join at projectile	1:-6 2:35 8:-6
join at projectile A	1:-8 2:39 3:-6
join at projectile Ap	0:-6 1:-7 2:36 3:-6
join at projectile Au	1:-9 2:37 4:-10 8:-6
join at projectile F	2:-7 3:21 4:-11 6:-8
join at projectile Fu	2:-9 3:22 4:-11 6:-9
join at projectile H	2:27
join at projectile Hp	2:26
join at projectile Hu	2:20
join at projectile N	4:21 8:-15
join at projectile Nu	4:17 8:-11
join at projectile V	2:17
join at projectile Vp	2:21
join attack	2:-8 3:-15 4:41 5:-6 8:-7
join attack A	0:-6 1:26 3:-9
join attack F	0:-7 1:-8 2:-6 3:-25 4:42 6:-6
join attack N	0:6 4:13
join attack O	0:-6 1:-11 4:32
join attack enemy	1:14 2:-13 3:-13 4:30
join attack enemy A	1:31 2:-17 3:-6
join attack enemy Au	1:48 2:-16 4:-24
join attack enemy F	1:-8 3:-18 4:33
join attack enemy Fu	3:-11 4:21
join attack enemy N	1:-6 4:15
join attack enemy Nu	0:6 4:9
join attack enemy O	0:-6 1:-14 2:-6 4:34
join attack enemy Os	0:-6 1:-12 4:28
join attack hero	0:-10 1:-8 2:16 3:-15 4:29 5:-6 8:-8
join avoid	0:-9 2:26 5:6 6:-6
join avoid A	0:-6 1:6 2:31 3:-6 5:-8
join avoid F	3:30 4:-7 5:-9 6:-7
join avoid H	2:25
join avoid N	0:-10 2:-18 3:-13 4:24 5:24 8:-14
join avoid O	0:-7 2:20 3:-16 4:-10 5:27 6:-8 8:-11
join avoid U	0:-12 2:18 3:-9 4:-6 5:-14 8:18
join avoid enemy	0:-15 1:42 2:-26 3:-14 4:19 5:-13 8:-12
join avoid enemy A	0:-12 1:47 2:-24 3:-6 4:-7 8:-6
join avoid enemy Au	0:-9 1:36 2:-17
join avoid free	1:-6 2:21 3:-8
join avoid free A	0:6 2:10
join avoid free Ap	0:7 2:9
join avoid free H	2:14
join avoid free O	0:-9 2:20 3:-7 5:6 8:-6
join avoid free Ou	2:22 5:-7
join avoid goal	0:-7 3:-6 5:21
join avoid goal A	2:8
join avoid goal Ap	2:11
join avoid hero	0:-10 1:-8 2:24 4:-9 5:13
join avoid hero A	1:-8 2:42 3:-6 5:-8
join avoid hero Ap	2:25 5:-6
join avoid hero As	2:16
join avoid hero Au	1:-8 2:38 5:-9
join avoid hero F	3:22 5:-8
join avoid hero Fp	3:29 4:-7 5:-10 6:-7
join avoid hero N	0:-6 2:-12 3:-6 4:-9 5:37 8:-8
join avoid hero Nu	2:-10 3:-6 4:-7 5:34 8:-7
join avoid hero O	3:-12 4:-7 5:32 8:-7
join avoid hero Op	0:-7 2:-25 3:-10 4:-6 5:46
join avoid hero Ou	2:18 3:-7 8:-6
join avoid hero U	0:-15 2:22 3:-8 4:-6 5:-14 8:15
join avoid hero Uu	0:-20 1:-6 2:26 3:-11 4:-7 5:-15 8:19
join avoid item	1:-8 2:38 3:-6 5:-13
join avoid item A	1:-6 2:23
join avoid item As	1:-6 2:19
join avoid item Au	2:11
join avoid item H	2:9
join avoid item Hu	2:10
join avoid item O	0:7 2:17 5:-17
join beside	0:7
join beside A	4:9 6:-7
join beside F	0:-10 1:-7 3:12 6:19 8:-6
join beside H	2:21 4:-9 7:-7 8:-8 9:-7
join beside N	1:-8 2:-6 3:13
join beside O	3:6 4:6 7:-6
join beside U	0:13
join beside V	0:-8 3:-9 6:-8 9:21
join beside ally	0:8 2:9 3:6
join beside ally U	0:8
join beside ally Uu	0:10
join beside boss	2:-9 3:-14 4:-6 7:29
join beside enemy	0:14 1:-6 2:6 3:-10 5:-8 6:-7 8:12
join beside enemy A	0:8 2:-10 3:-12 5:-8 7:-6 8:21 9:-6
join beside enemy Ap	1:14
join beside enemy Au	0:14 2:-10 3:-9 4:6 5:-7 8:19 9:-6
join beside enemy F	1:-8 2:17 4:11 6:-11 8:-7
join beside enemy Fp	3:14 4:-6
join beside enemy Fu	2:25 4:-14 6:-8
join beside enemy N	1:-6 2:-10 3:6 4:10 5:-8 8:13
join beside enemy Nu	0:-11 1:-6 2:-10 3:-18 4:23 5:-9 8:23
join beside enemy O	0:10 1:-10 2:31 3:-31 5:-14 6:-12 8:14 9:-6
join beside enemy Ou	0:8 1:-9 2:31 3:-29 4:6 5:-13 6:-11 8:9
join beside enemy U	0:25 2:-8 3:-10 8:12
join beside enemy Uu	0:24 2:-8 3:-11 8:16
join beside enemy V	0:-9 1:-21 2:20 3:-15 4:-10 5:-6 6:-6 7:31 8:-9 9:-9
join beside enemy Vu	0:-12 1:-12 2:41 3:-13 4:-7 8:-6 9:-6
join beside free	0:7
join beside free A	0:7 6:-6 9:-8
join beside free Ap	1:-10 2:12 3:14 5:-7 6:-6 7:-6 8:-11 9:-6
join beside free As	1:42 2:-15 3:-13 4:-8 8:-7
join beside free Au	0:8 6:-6 9:-8
join beside free F	0:-12 2:-14 3:10 4:22 6:15 7:-7 8:-14 9:-8
join beside free Fp	0:-10 1:13 2:-9 3:-40 4:16 5:-6 6:32 8:-6
join beside free Fu	0:-17 2:-15 3:16 4:20 5:6 6:8 7:-7 8:-14 9:-8
join beside free H	0:-9 2:11 3:6 4:-10 6:11 7:-7 8:-8 9:-7
join beside free Hp	2:7
join beside free Hu	0:-9 3:8 4:-10 5:10 6:12 7:-7 8:-8 9:-7
join beside free N	0:14 1:-8
join beside free Np	0:20 3:-8
join beside free Ns	0:6 1:-10 2:-6 3:11 4:9 5:-10
join beside free Nu	0:15 1:-7
join beside free O	5:-6 6:8
join beside free Op	0:-19 2:7 3:23 4:7 5:7 6:-14 7:-6 8:-21 9:-7
join beside free Os	0:12 1:18 3:-6 4:-7
join beside free Ou	1:-6 2:-9 4:7 5:-8 6:15
join beside free U	0:14
join beside free Up	0:13 1:-7 2:-10 3:21 4:-6 8:-6
join beside free Us	1:13 2:11 3:-9 8:-7
join beside free Uu	0:12
join beside free V	0:-17 2:-9 5:14 6:-7 7:-7 8:23 9:-11
join beside free Vp	0:-11 1:-9 2:19 3:16 4:-7 8:-6
join beside free Vs	0:-10 5:26 8:-14
join beside free Vu	0:-12 2:-21 3:-11 4:20 5:-8 6:-7 7:-6 8:27 9:-11
join beside goal	2:9 3:12 4:-9 5:-8 6:12 8:-12 9:-6
join beside goal A	1:-6 2:35 3:-10 4:-9 8:-6
join beside goal Au	1:-13 2:38 3:-10 4:-10 8:-6
join beside goal F	4:-8 6:16 8:-6
join beside goal Fu	1:-7 2:-7 4:-11 6:27 8:-6
join beside goal N	2:-8 3:-12 4:-10 6:27 8:-6
join beside goal Nu	0:8 3:-7 4:-6 6:13
join beside goal O	0:-10 1:12 2:-10 3:27 4:12 5:-9 6:-11 8:-14 9:-6
join beside goal Os	0:-19 1:27 2:-6 3:18 4:-13 6:-9 8:-8
join beside goal Ou	1:-7 2:-7 3:25 4:14 5:-9 6:-7 8:-14
join beside goal U	0:22 1:-7 2:15 3:-6 4:-8 8:-6
join beside goal Uu	0:16 1:-8 2:9 3:7 4:-8 8:-6
join beside hero	1:-8 3:6 7:-6 8:-7 9:30
join beside hero A	0:-11 1:-28 5:-10 6:-10 7:-9 8:-15 9:57
join beside hero Ap	1:-13 2:-13 3:6 4:26 9:-10
join beside hero Au	0:-12 1:-29 2:-10 3:15 5:-10 6:-10 7:-9 8:-16 9:62
join beside hero F	0:-9 1:-8 2:9 3:12 4:-13 5:-6 8:-9 9:15
join beside hero Fp	3:31 6:-6
join beside hero Fu	0:-8 1:-7 2:6 3:20 4:-14 5:-6 8:-9 9:14
join beside hero H	2:22
join beside hero N	0:-10 1:-9 2:-13 3:38 4:-18 5:-9 6:-7 9:10
join beside hero Np	0:-6 3:14 4:-12 5:-10 8:16
join beside hero Nu	0:-12 1:-8 2:-12 3:41 4:-19 6:-7 8:-12 9:15
join beside hero O	0:-8 1:-13 2:-13 3:7 5:16 7:-6 9:11
join beside hero Op	1:-7 2:-8 3:18 4:-12 5:12 6:-9 9:-8
join beside hero Os	1:-9 2:-6 3:-27 4:19 5:-8 6:31 8:-14 9:-9
join beside hero Ou	0:-7 1:-11 2:-14 3:6 4:-8 5:23 6:-10 9:16
join beside hero U	0:11 1:11 3:-16 4:-9 8:-6 9:14
join beside hero Up	0:6 2:-6 3:15
join beside hero Uu	0:12 1:6 3:-18 4:-9 9:13
join beside hero V	0:-8 2:7 3:-6 4:-12 5:-8 6:-7 8:-22 9:33
join beside hero Vu	0:-6 1:-8 2:7 4:-11 5:-7 6:-6 8:-21 9:37
join beside item	3:29 5:-7 6:-6
join beside item A	2:10 3:-15 4:11 5:-6 6:-7 7:-7 8:13 9:-8
join beside item Ap	0:15
join beside item Au	4:8 7:-6 8:10 9:-7
join beside item F	3:33 4:-7 6:-6 8:-6
join beside item Fu	3:25 4:-6
join beside item N	1:-7 2:-13 3:26 4:14 5:-10 6:-6 8:-8
join beside item Np	3:-13 4:20 8:-7
join beside item Nu	0:-14 1:-7 2:-14 3:32 5:-11 6:-6 8:11
join beside item O	0:-13 2:-11 3:31 4:11 5:-10 6:-10 8:-6 9:-6
join beside item Ou	0:-15 1:11 2:-12 3:23 4:9 5:-9 6:-11 9:-7
join beside item U	0:8 3:29 4:-7 8:-8
join beside item Us	0:12
join beside item Uu	3:32 4:-7 8:-9
join beside obstacle	0:16 1:-8 2:-14 3:-19 4:-12 5:42 8:-12
join beside obstacle N	5:9
join beside obstacle O	0:15 3:-16 4:-7 5:19 8:-6
join beside obstacle Ou	0:11 3:-14 4:-7 5:18
join beside obstacle U	0:22
join beside obstacle Uu	0:21
join beside place	0:6 1:6 2:-9 4:6 5:-7 6:-6 8:16
join beside place A	0:-12 1:12 3:-26 4:36 5:-7 6:-6 7:-7 8:-16 9:-6
join beside place Au	0:-15 1:18 2:-13 3:-26 4:42 5:-8 6:-6 7:-7 8:-17 9:-6
join beside place F	0:-11 4:-10 5:-6 6:-9 8:29
join beside place Fu	0:-8 4:-6 6:-6 8:20
join beside place H	0:13
join beside place Hu	2:16
join beside place N	3:14 4:-6 8:6
join beside place O	1:9 2:-8 3:-9 5:-8 6:-8 8:18
join beside place Ou	0:-9 1:18 2:-7 3:-18 4:9 5:-7 6:-9 8:16
join beside place U	0:10 1:-9 2:-9 3:11 4:-8 8:15
join beside place Uu	0:11 1:-9 2:-9 3:15 4:-7 8:12
join beside place V	0:17
join beside place Vp	0:11
join beside projectile	1:-8 3:-21 4:-7 6:38 8:-8
join beside projectile F	0:-8 2:-11 3:-17 6:37
join beside projectile Fu	0:-10 2:-12 3:-18 6:40
join beside projectile U	3:-9 6:18
join beside projectile Uu	2:-7 3:-11 6:24 8:-7
join bring	1:7 2:-12 3:19 4:12 8:-6
join bring A	0:-18 1:18 2:-23 4:24 8:-7 9:-6
join bring F	3:25
join bring N	0:-6 3:17 4:6 8:-6
join bring O	0:6 3:20 4:-8 8:-6
join bring U	1:-8 3:-11 4:25 8:-6
join bring free	0:8 1:-20 2:-11 4:30 8:-6
join bring free A	0:-9 1:-21 2:-11 3:-16 4:41
join bring free Au	0:-12 1:-21 2:-9 3:-14 4:41
join bring free O	0:14
join bring free Ou	0:13
join bring free U	0:16 3:-6
join bring free Uu	0:12
join bring hero	0:-10 1:-6 2:-8 3:34 4:9 8:-6
join bring hero A	0:-9 1:-8 2:-14 3:34 4:-8
join bring hero Ap	0:-9 1:-7 2:-11 4:25
join bring hero F	3:24
join bring hero Fp	3:13
join bring hero Fu	3:25
join bring hero N	3:17
join bring hero Nu	0:-6 3:13 4:10 8:-6
join bring hero O	3:27 4:-6
join bring hero Op	3:21
join bring hero Ou	3:15
join bring item	1:57 2:-23 3:-23 4:-21
join bring item A	0:-7 1:39 2:-14 3:-12 4:-14
join bring item Au	0:-8 1:45 2:-16 3:-16 4:-17
join but	2:30 3:-15 4:-11 6:-6 8:14
join but A	0:-13 1:-8 2:45 3:-14 4:-14 8:12
join but F	1:31 2:-9 3:-7 4:-7 6:-7 8:-8
join but H	0:9
join but N	1:-6 3:-16 4:7 5:18 8:-8
join but O	2:-10 3:-14 4:-14 8:37
join but U	0:15 2:15 3:-9 8:-9
join but V	0:11 1:-6 2:8
join but free	0:9 1:11 2:13 3:-19 4:-14 5:-7 6:-6 8:17
join but free A	0:-13 2:36 3:-15 4:-15 5:-6 8:8
join but free Ap	1:15 2:16 3:-10 4:-8 8:-8
join but free Au	0:-11 1:-19 2:19 3:-9 4:-15 8:27
join but free N	0:19
join but free Nu	0:17
join but free O	2:-7 8:17
join but free Ou	0:-6 2:-12 3:-7 4:-6 8:29
join but free U	0:26
join but free Uu	0:24
join but goal	1:-8 3:-19 4:-19 5:22 8:22
join but goal A	2:21
join but goal Ap	0:-6 1:-6 2:28
join but goal N	0:-9 2:-8 3:-10 4:-8 5:6 8:22
join but goal Nu	0:-19 2:-19 3:-15 4:-16 5:36 8:11
join but goal O	3:-9 4:-11 8:22
join but goal Ou	3:-11 4:-13 8:26
join but item	0:-8 1:-8 2:36 3:-11 4:8 8:-12
join but item A	0:-6 1:-6 2:31 3:-6
join but item Ap	2:12
join but item Au	0:-9 1:-9 2:40 3:-11 4:-6 8:-8
join but item N	0:-10 2:21 3:-11 4:23 5:-9 8:-24
join but item Nu	2:14 3:-7 4:14 5:-6 8:-13
join but place	0:-6 1:-16 2:47 3:-7 4:-9 5:-8 8:-12
join but place A	0:-7 1:-14 2:35 3:-7 4:-6 8:-9
join but place Au	0:-9 1:-19 2:42 3:-9 4:-7 8:-11
join but place F	3:12
join by	1:18 2:-8 3:-10 4:-10 8:12
join by A	1:22
join by N	0:18 4:-6
join by enemy	1:9
join by free	1:15 2:-6 3:-10 4:-11 8:18
join chase	1:17 2:-10 3:12 8:-6
join chase A	1:17 2:-15 3:23 4:-8 8:-6
join chase enemy	0:-8 1:47 2:-28 3:-16 4:8
join chase enemy A	1:49 2:-22 3:-15 4:-6
join chase enemy Au	0:-6 1:52 2:-28 3:-16 4:-7
join chase hero	0:-7 1:-17 2:-9 3:34 4:-6
join chase hero A	0:-10 1:-24 2:-16 3:50 4:-7
join chase hero Ap	1:-11 2:-38 3:46
join chase hero Au	1:-7 2:34 3:-22
join cross	0:13 4:-10 8:13
join cross N	0:7 4:-11 8:15
join cross hero	4:-14 8:20
join cross hero N	0:8 4:-9 8:12
join cross hero Ns	4:-9 8:16
join eat	1:10 3:27 4:-8
join eat A	0:-8 1:25 2:-8 3:6 4:-7
join eat F	2:-8 3:38 4:-8
join eat N	3:18
join eat O	2:-7 3:31 5:-6
join eat U	0:8 2:12 3:-10
join eat enemy	1:-6 2:-9 3:40 4:-10
join eat enemy F	2:-6 3:32 4:-9
join eat enemy Fp	3:7
join eat enemy Fs	3:23 4:-6
join eat enemy Fu	3:22 4:-6
join eat free	3:9
join eat hero	0:-6 1:-7 2:-12 3:44
join eat hero A	1:-8 2:-15 3:35
join eat hero Ap	2:-14 3:25
join eat hero Au	2:-6 3:22
join eat hero F	3:20
join eat hero Fp	3:12
join eat hero Fu	3:17
join eat hero N	3:10
join eat hero Np	3:12
join eat hero O	3:23
join eat hero Ou	3:20
join eat item	0:-8 1:41 3:-32
join eat item A	0:-6 1:36 2:7 3:-33
join eat item Au	1:22 2:14 3:-28
join fall	1:9 2:-8 3:12 4:-8 5:7 8:-10
join fall F	3:18
join fall O	0:10 3:-13 5:20 8:-8
join fall U	1:22 2:-6 3:6 4:-6 5:-6 8:-7
join fall free	1:25 2:-6 4:-7 5:-6 8:-7
join fall free O	0:13
join fall free Ou	0:14 3:-6
join fall free U	0:-9 1:27 3:-11
join fall free Uu	0:-12 1:26 3:-9
join fall place	0:-12 1:-9 3:35 8:-6
join fall projectile	0:11
join fall projectile U	0:6
join fall projectile Uu	0:10
join far A	2:13
join far F	3:11
join far H	1:-10 2:25 3:-9 5:6
join far N	3:-7 4:12 5:7
join far U	0:7
join far V	0:-6 1:10 2:6 9:-6
join far ally	1:-16 2:26 3:9 4:-14 7:-7 9:-7
join far ally A	1:-14 2:20
join far ally Ap	1:-6 2:6 3:10
join far ally F	0:-8 1:-10 2:36 3:-8 5:-7 6:-8 8:-7
join far ally Fu	0:-6 1:-13 2:30 6:-7
join far ally O	2:-17 3:14 4:-10 5:12 6:-13 8:6
join far ally Op	0:18 2:-8 3:-18 5:27 6:-9 8:-12
join far ally Ou	0:-6 2:-9 3:33 4:-6 5:-11 8:-9
join far ally U	1:-7 2:8 3:-9 4:-7 5:-7 6:23 8:-8
join far ally Uu	1:-8 2:21 3:-8 4:-6 5:-7 6:7 8:-8
join far boss	0:18 8:-6
join far boss O	0:15 3:-6
join far enemy	0:-6 2:-12 4:16
join far enemy A	0:-7 1:19 2:-18 3:-11 4:28 9:-6
join far enemy Ap	1:-12 2:-11 3:20 4:-14 5:22 8:-7
join far enemy As	0:-12 1:27 2:-7 3:-11 4:16 8:-8
join far enemy Au	1:19 2:-22 3:-12 4:38 5:-8 6:-6 9:-6
join far enemy F	0:-7 1:-10 3:7 4:11 7:19 8:-10
join far enemy Fp	0:-12 1:-6 2:-12 3:17 5:-6 6:20 8:-6
join far enemy Fs	1:-13 2:-13 3:-8 4:46 5:-11 6:-16 7:6 8:-13
join far enemy Fu	1:-8 2:15 4:-6 5:12 6:-13 7:7 8:-8
join far enemy H	1:-11 2:-13 7:30
join far enemy Hs	1:-7 2:-10 7:25
join far enemy N	0:-10 1:-6 2:-9 4:30 5:-12 6:-6
join far enemy Np	0:-8 3:16 4:6 5:-8
join far enemy Ns	4:-6 8:15
join far enemy Nu	2:-9 3:-14 4:42 5:-8 8:-15
join far enemy O	1:-8 2:-17 6:16 8:13
join far enemy Op	1:-8 2:-12 3:9 4:15 5:-14
join far enemy Os	0:14 2:-7 3:-17 4:-13 6:-10 8:29
join far enemy Ou	0:-12 2:-18 6:23 7:8 9:-6
join far enemy U	1:-10 2:-13 3:-6 4:-8 6:19 8:15
join far enemy Up	0:-7 1:-6 2:-7 3:-10 4:14 5:27 6:-9 8:-15
join far enemy Uu	0:-8 1:-12 2:-14 4:-20 5:-12 6:19 7:12 8:28
join far enemy V	2:-11 4:22
join far enemy Vu	1:-7 2:-12 4:30
join far free	0:9
join far free A	0:9
join far free Ap	0:22 2:-9 3:12 4:-15 8:-8
join far free As	1:10 2:19 5:-7 7:-10
join far free Au	1:8 3:-7 6:-6 8:6 9:-6
join far free F	0:9 3:20 6:-7 7:-6
join far free Fp	1:-8 2:6 3:30 4:-11 5:-12 7:-9 8:-10
join far free Fs	1:-12 2:-6 3:8 4:-17 5:-6 6:-6 8:27
join far free Fu	0:13 1:12 2:-6 3:7 6:-9 8:-9
join far free H	1:-10 3:-11 4:-8 5:16 6:14 8:-6
join far free Hp	1:-7 2:10 3:-9 5:16 6:-7
join far free Hu	1:-10 3:-9 4:-8 5:8 6:21 8:-6
join far free N	1:-9 2:6 3:-7 4:7 6:-7 8:12
join far free Np	1:-11 2:-15 3:12 4:-6 5:19 6:-8
join far free Ns	2:-6 3:-7 5:13
join far free Nu	1:-8 2:10 3:-10 4:13 6:-7 8:12
join far free O	0:12 2:-6
join far free Op	0:10 1:-8 3:9 4:-13 5:17
join far free Os	0:7 1:10 2:-10 4:34 5:-9 6:-11 7:-6 8:-21
join far free Ou	0:14 1:-6 2:-6
join far free U	0:11 8:-6
join far free Up	1:-9 2:10 5:6 6:-6
join far free Us	0:24 1:-8 3:-6 7:8 8:-6
join far free Uu	0:11 8:-9
join far free V	1:7 2:7 5:-8 8:-7 9:-6
join far free Vp	0:-13 1:8 2:18 3:20 4:-22 5:-8 6:-8 8:-9
join far free Vs	1:27 8:-12
join far free Vu	0:9 1:-6 2:-6 3:-9 4:22 5:-8 6:6 9:-6
join far goal	2:12 3:-6 5:8
join far goal A	0:-11 1:11 2:38 3:-16 4:-13 5:-7 8:10
join far goal Ap	1:19 2:7 3:-7 4:-6
join far goal As	1:-14 2:21
join far goal Au	0:-14 1:10 2:34 3:-18 4:-15 5:-8 7:-6 8:16 9:-6
join far goal F	0:7 2:-6 3:14 4:-10 6:-11 8:10
join far goal Fu	0:8 2:-7 3:25 4:-10 6:-14
join far goal H	0:-7 1:-9 3:-13 4:-11 6:36 8:-7
join far goal Hp	0:18 2:-8
join far goal Hu	0:-15 1:-9 2:6 3:-11 4:-9 5:10 6:22 8:-7
join far goal N	1:-6 4:-18 5:43 6:-6 8:-14
join far goal Np	2:-10 3:-11 4:-13 5:33
join far goal Nu	0:12 1:-6 4:-18 5:23 6:-6 8:-15
join far goal O	1:-12 2:-14 3:6 8:15
join far goal Op	0:15 2:-12 4:-9 5:22 6:-11 8:-9
join far goal Ou	1:-10 2:-12 3:10 4:11 5:-11 6:-9 8:20
join far goal U	0:12 2:11 3:-9 4:11 5:-8 8:-9
join far goal Up	0:12 1:-8 2:22 3:-11 4:-11
join far goal Uu	0:12 4:7 5:-7 8:-8
join far goal V	1:-19 2:8 3:-9 4:7 5:17 8:-7
join far goal Vp	0:-10 1:-12 3:-8 4:-8 5:28
join far goal Vu	1:-18 2:6 3:-8 4:22 8:-7
join far hero	1:-9
join far hero A	1:-15 2:9 3:13
join far hero Ap	1:-12 2:16 4:7 5:-6 8:-8
join far hero As	1:-8 7:19 8:-8
join far hero Au	0:-11 1:-21 2:8 3:23 6:-7 8:7
join far hero F	3:8 4:-10 6:12
join far hero Fp	2:12 3:10 4:-12 5:6 8:-8
join far hero Fu	1:-7 4:-9 6:29
join far hero H	1:-8 2:27 3:-8
join far hero Hp	1:-7 2:28 3:-6
join far hero Hu	0:-8 1:-6 3:-6 5:19
join far hero N	1:-6 2:-6 4:6 5:7
join far hero Np	1:-6 3:9 4:-22 5:24 6:15 8:-12
join far hero Ns	0:14 4:-7
join far hero Nu	1:-7 2:-11 4:22 5:-11
join far hero O	1:-9 3:12 4:-7 5:15
join far hero Op	0:-8 1:-9 3:21 4:-14 5:24 8:-8
join far hero Os	1:-14 2:14 3:-11 4:-14 5:-15 6:12 7:-7 8:20
join far hero Ou	1:-8 8:7 9:-6
join far hero U	0:13 1:-7 3:-13 4:-10 6:11 8:16
join far hero Up	2:-9 3:-12 4:-8 5:13 8:15
join far hero Us	0:-15 1:-7 2:-9 3:-8 6:21 8:19
join far hero Uu	0:17 1:-6 2:7 3:-10 4:-10 5:-8 8:13
join far hero V	2:16 4:-13 5:9 8:12 9:-6
join far hero Vp	1:-10 2:7 4:-8 5:23 8:-10
join far hero Vu	2:21 3:-12 4:-14 5:-10 8:26 9:-7
join far item	2:20 3:-6
join far item A	2:30 3:-7
join far item Ap	1:-9 2:32 3:-6
join far item As	0:-8 1:32 2:-11 3:-9 4:-7 8:9
join far item Au	2:31 3:-8 5:-6 8:-7
join far item F	0:-7 2:43 3:-19 4:-10 5:-8 6:-10 8:6
join far item Fp	0:-7 1:-7 2:13 3:28 4:-11 5:-7 6:-10
join far item Fs	0:-7 1:9 2:-7 3:15 8:-7
join far item Fu	1:-7 2:35 3:-25 4:-10 5:-6 6:-8 8:16
join far item H	2:35 3:-9 5:-6
join far item Hp	0:-6 2:36 3:-11 5:-6
join far item Hu	2:28 3:-6 5:-6
join far item N	2:7 3:-21 4:23 6:-6
join far item Np	0:-7 2:21 3:-13 4:9 5:-6 8:-10
join far item Ns	3:-10 4:26
join far item Nu	2:10 3:-20 4:17 6:-6
join far item O	1:9 3:-7 7:-6 9:-6
join far item Op	1:-12 2:8 3:-14 4:7 5:10 6:6 7:-6 9:-6
join far item Os	1:33 2:-8 4:-14 5:-7 6:-9
join far item Ou	1:7 4:11
join far item U	0:10 4:9 5:-6
join far item Up	0:25 3:-7
join far item Us	1:17 3:-6
join far item Uu	1:-9 4:17 5:-6
join far item V	0:-10 1:17 2:32 3:-14 4:-18 5:-10
join far item Vp	2:26 5:-7
join far item Vs	1:12
join far item Vu	0:-13 1:26 2:18 3:-14 4:-22 5:-8 8:8 9:-6
join far obstacle	1:-9 3:15 4:29 5:-7 6:-6 8:-10
join far obstacle A	0:-11 1:-19 2:29 3:25 5:-16 7:-6 8:-10 9:-6
join far obstacle Ap	1:-11 3:32 4:-9 5:-11 8:-6
join far obstacle Au	0:-18 1:-19 2:20 3:20 4:8 5:-11 7:-6 8:-10
join far obstacle F	2:-8 3:7 4:21
join far obstacle Fp	0:14 2:-6
join far obstacle Fu	0:-6 2:-8 4:27
join far obstacle H	2:13 4:8 5:-10
join far obstacle Hu	0:8 2:-12 4:11
join far obstacle N	0:-8 2:-9 3:-14 4:47 5:-11 8:-15
join far obstacle Nu	0:-8 2:-6 3:-11 4:40 5:-10 8:-12
join far obstacle O	1:-6 2:-10 3:35 5:9 6:-7 8:-17
join far obstacle Op	0:-8 1:-6 2:-10 3:30 6:-6 8:-12
join far obstacle Ou	0:9 1:-6 2:-8 3:23 6:-6 8:-16
join far obstacle U	0:7 2:-6 3:-6 4:18
join far obstacle Uu	4:20
join far place	0:-7 2:9 3:9 5:7 7:-6 9:-6
join far place A	0:-9 1:-14 2:19 3:17 4:-7 5:16 6:-7 7:-6 8:-15 9:-7
join far place Ap	0:-17 2:14 3:-7 5:17 6:-6 7:-6 8:-12 9:-6
join far place Au	1:-23 2:16 3:30 4:-14 5:12 6:-6 7:-6 8:-16 9:-7
join far place F	1:-7 2:-14 3:13 4:-12 5:13
join far place Fp	0:6 2:-6 3:25 4:-7 6:-9
join far place Fu	0:-11 1:-7 2:-20 3:-25 4:-12 5:24 6:19 8:21
join far place H	0:-14 1:-16 2:-9 3:8 4:-10 5:12 6:-8 8:23
join far place Hu	0:-16 1:-20 2:8 4:-10 5:9 6:-7 8:21
join far place N	0:-7 1:19 2:9 3:-13 5:13 6:-6 8:-12
join far place Np	0:-10 2:25 3:-8 5:-6 8:-9
join far place Nu	0:-9 1:21 2:-14 3:-10 4:-13 5:26 6:-6 8:-9
join far place O	1:-6 2:19 3:-19 4:12 5:-11 7:-6 8:11 9:-6
join far place Op	0:-16 1:-12 2:41 3:-13 4:-14 5:-6
join far place Os	0:-10 2:20 4:8 8:-9
join far place Ou	2:-6 3:-25 4:33 5:-17 7:-6 8:13 9:-6
join far place U	2:6 3:21 4:-6 6:-7 8:-6
join far place Up	2:-11 3:7 4:-9 5:24 8:-11
join far place Us	0:-12 1:20 2:-10 3:22 4:-13 8:-13
join far place Uu	1:-11 2:8 3:13 4:11 5:-8 6:-6
join far place V	0:-13 2:-30 3:19 4:16 5:10 6:-6 9:-6
join far place Vp	0:-19 1:27 2:-21 4:-11 5:16
join far place Vu	0:8 1:-10 2:-12 3:15 4:10 8:-10
join far projectile	1:-16 2:30 3:-18 4:11 6:-12 7:17 8:-11 9:-6
join far projectile A	1:-14 3:-7 4:12 6:-8 7:17 8:-8
join far projectile Ap	2:25
join far projectile As	0:7
join far projectile Au	1:-19 2:-13 3:-7 4:9 6:-7 7:29 8:-7
join far projectile N	4:-8 8:18
join far projectile O	0:6 1:-14 2:27 3:-19 4:18 6:-12 7:-7 8:-16
join far projectile Op	0:14 1:-7 2:28 3:-12 4:-7 5:-11 6:-6 8:-6
join far projectile Ou	0:-13 1:-16 2:10 3:-18 4:37 5:14 6:-14 7:-7 8:-24
join far projectile U	0:-6 2:25 3:-12 4:-6 5:-7 6:-6 7:13 8:-7
join far projectile Uu	0:-28 1:-7 2:40 3:-18 4:-8 5:-9 6:-7 7:20 8:-10
join fight	0:12 1:-10 2:15
join fight A	1:-12 2:27 3:-6 4:7
join fight H	0:8
join fight free	0:12 1:-7 2:-10 3:8 4:8
join fight free A	1:-10 4:18
join fight free Au	1:-9 4:17
join fight hero	0:6 2:20 4:-6
join fight hero A	2:22
join fight hero Ap	2:12
join fight hero Au	1:-6 2:18
join fight projectile	2:18
join fight projectile A	1:-6 2:24
join fight projectile Au	2:16
join first	1:11
join first A	1:16
join first F	3:10
join first H	1:9 2:12
join first N	0:6 2:-7 8:8
join first O	1:6 3:11 4:-6
join first U	0:8 1:8
join first V	1:18
join first first	1:13
join first first A	1:17
join first first Ap	1:7 2:8 3:13
join first first As	1:20 3:-6
join first first Au	1:17
join first first F	3:9
join first first Fp	3:8 4:-6 6:8
join first first Fs	1:39 2:-7 3:-9 4:-9 5:-7 6:-11 8:6
join first first Fu	3:12
join first first H	1:8 2:16 6:-6
join first first Hp	1:-16 2:23 3:15 6:-6
join first first Hs	1:20 2:-15 7:11
join first first Hu	1:21 2:7 3:-9 5:-6 8:-6
join first first N	2:-7 8:7
join first first Np	2:-8 3:16 4:-13 6:12
join first first Ns	0:8 1:8 3:-7 5:-7 8:14
join first first Nu	0:6 2:-7 8:7
join first first O	3:12
join first first Op	3:21 4:-7 6:7 8:-6
join first first Os	1:17 2:-8 3:-7 4:-11 5:-7 6:-7 8:29
join first first Ou	0:8 1:10 2:-6 3:12 5:-6
join first first U	0:7 1:10 3:6
join first first Up	0:10 1:7 3:13 4:-8 5:-7 8:-10
join first first Us	0:13 1:17 2:-6 4:-10
join first first Uu	0:6 1:6
join first first V	1:19 2:-6
join first first Vp	4:14 5:-6 6:9 8:-7
join first first Vs	1:30 3:-6 8:-9
join first first Vu	1:27 2:-6 4:-7
join for	0:10 1:-14 2:-12 3:7 4:24 5:-6 8:-8
join for A	1:-11 2:-10 3:-8 4:30
join for O	1:-6 4:15 8:-10
join for free	0:17
join for free A	0:11
join for hero	0:11
join for item	0:-13 1:-9 2:-6 4:29 8:-9
join from	2:10 8:6
join from A	0:8 2:21 3:-7 4:-8 8:-10
join from F	0:-15 1:-10 2:-15 3:28 4:12 5:-7 6:-16 8:17 9:-6
join from H	2:31 8:-8
join from N	0:12 1:-6 2:-12 3:-16 4:6 8:20
join from O	0:-6 1:18 4:7 6:-12 7:-6 9:-7
join from U	0:7 1:-7 2:10 4:-7 5:-6 8:12
join from V	0:8 2:-12 3:-6 4:-6 8:21
join from ally	2:-6 3:-11 4:31 5:-10 8:-11
join from ally N	0:6 8:12
join from ally Nu	0:7 8:7
join from enemy	1:-8 2:-15 3:12 4:12 5:-6 6:-9 8:13
join from enemy A	0:20 2:-8
join from enemy Au	0:18 2:-7
join from enemy F	0:-9 2:-11 3:18 4:21 6:-9 8:-11
join from enemy Fu	0:-6 2:-6 3:24 8:-6
join from enemy O	3:-10 4:19
join from enemy U	2:-7 8:15
join from enemy Uu	2:-7 8:11
join from free	0:7 5:9
join from free A	0:11 3:-9 4:-8 5:17 8:-11
join from free Ap	1:-6 2:21 8:-6
join from free Au	0:19 3:-7 4:-7 5:11 8:-9
join from free F	3:15 8:-7
join from free Fu	3:20 8:-8
join from free N	0:10 2:-10 3:-12 4:7 5:21 8:-11
join from free Nu	0:7 2:-10 3:-12 4:16 5:10 8:-7
join from free O	0:-13 1:22 2:-17 3:13 6:-14 7:-6 9:-7
join from free Ou	0:-20 1:13 2:-16 3:17 4:11 6:-15 7:-6 9:-7
join from free U	0:13 1:-6 2:22 3:-11 4:-6 5:-6 6:10 8:-17
join from free Uu	0:16 1:-6 2:8 3:-11 6:16 8:-16
join from goal	0:-11 1:-9 2:32 3:12 4:-9 5:-6
join from goal A	1:-9 2:34 4:-6 8:-7
join from goal Ap	1:-7 2:28
join from goal As	0:6 2:7
join from goal Au	1:-11 2:37 4:-7 8:-7
join from goal H	2:26
join from goal Hp	2:13
join from goal Hu	2:8
join from goal N	0:-7 2:-10 3:-8 4:-8 5:-6 8:33
join from goal O	0:-12 1:-12 2:35 3:9 4:-9 5:-6 8:-23
join from goal Ou	0:-14 1:-12 2:27 3:28 4:-12 5:-7 8:-29
join from goal U	0:-14 2:-8 3:31 8:-14
join from goal Uu	0:-13 2:-8 3:32 8:-16
join from hero	0:-20 1:-12 2:19 4:-11 5:-9 6:7 7:-6 8:22 9:-8
join from hero A	0:-7 1:-7 2:9 3:-6 6:20 8:-6
join from hero Ap	0:-7 1:-7 2:32 3:-6 8:-7
join from hero F	2:-7 3:11 6:-8 8:16
join from hero Fu	3:22 6:-6
join from hero U	0:-14 1:-7 2:9 3:-10 4:-6 5:-7 8:28
join from hero Uu	0:-23 1:-8 2:16 3:-13 4:-8 5:-8 6:-6 8:33
join from item	0:14 1:7 3:-9 4:-10 5:-6 8:15
join from item A	1:15 2:19 3:-12 4:-8 8:-13
join from item Ap	1:21 2:9 3:-11 4:-8 8:-11
join from item Au	0:13 1:-6 2:11 8:-6
join from item F	3:19
join from item Fu	0:-6 3:25 8:-6
join from item N	0:19 2:-7 3:-15 4:-10 5:-6 8:24
join from item Nu	0:18 2:-7 3:-12 4:-11 5:-6 8:26
join from item O	0:15 1:16 2:-11 3:-16 4:-10 5:-6 8:15
join from item Op	3:-13 4:-6 8:24
join from item Ou	0:14 1:17 2:-12 3:-12 4:-9 5:-6 8:8
join from item U	0:23 3:-6 8:-9
join from item Uu	0:23 3:-6 8:-7
join from obstacle	3:-14 4:17 5:19 8:-13
join from obstacle N	3:-7 4:15
join from obstacle Nu	3:-15 4:28 8:-6
join from place	1:-14 5:-8 6:-7 8:28
join from place A	1:-8 2:14 3:7 8:-6
join from place Au	1:-10 2:16 8:-6
join from place F	0:-10 1:-7 2:-10 3:6 4:-11 6:-10 8:30
join from place Fu	0:-8 2:-8 3:-6 4:-9 6:-7 8:33
join from place H	2:17
join from place N	2:-10 3:-9 4:16 5:-7 8:11
join from place Nu	2:-8 3:-6 4:9 8:10
join from place O	4:-7 8:17
join from place Ou	0:13 3:-6 4:-6 8:10
join from place U	0:-6 2:-7 3:-7 8:25
join from place Uu	8:11
join from projectile	0:-7 8:15
join game	0:20 1:11 2:-7 3:-7 8:-6
join game A	1:15
join game U	0:11
join game free	0:20 1:8 3:-7
join game free A	1:17
join game free Au	1:16 2:-7
join game free U	0:12
join game free Uu	0:11
join guard	0:-8 1:-7 2:-10 3:-10 4:23 5:-6 6:-7 8:19
join guard F	3:-9 4:24
join guard N	3:-6 4:-7 8:30
join guard O	4:30 8:-9
join guard enemy	4:-6 8:15
join guard enemy N	4:-7 8:19
join guard enemy Nu	4:-19 8:28
join guard hero	1:-6 2:-11 3:-9 4:23 6:-7 8:18
join guard hero F	4:17
join guard hero N	8:22
join guard hero Nu	8:11
join guard hero O	3:-6 4:31 8:-9
join guard hero Ou	4:31 8:-10
join hit	1:-11 2:-13 4:20 5:-14 8:15
join hit A	1:-12 2:-12 4:28
join hit O	3:-8 5:-12 8:26
join hit free	0:-9 1:-10 2:-11 3:15 4:22 8:-6
join if	1:-30 2:-11 4:38 8:-6
join if U	0:13
join if free	1:-17 2:-7 4:24
join if free U	0:9
join if free Uu	0:10
join in	2:-6 4:6 8:9
join in A	1:-6 4:9 5:-9 6:-7 7:-8
join in F	1:9 2:-11 3:8 4:11 5:-13 6:8 7:-8 9:-7
join in H	1:-9 3:-6 4:12 5:-11 6:-7 7:24 8:-10
join in N	1:-6 3:-11 8:15
join in O	0:12 2:-7 3:-6 4:10 8:11
join in U	2:-10 5:16 8:8
join in V	0:12 2:-12 3:-10 4:11 5:-8 8:16 9:-6
join in ally	0:13
join in ally U	0:12
join in enemy	0:19 1:-6 3:-10 5:-9 6:17
join in enemy F	3:-12 4:-7 6:29 8:-7
join in enemy Fu	3:-12 4:-6 6:24 8:-6
join in enemy N	0:24 5:-7
join in enemy Ns	0:19 8:-12
join in enemy Nu	0:10 4:15 5:-8 8:-6
join in enemy O	0:9 2:-7 8:16
join in enemy Ou	0:6 2:-7 8:15
join in enemy U	6:17 8:-6
join in enemy Uu	6:18 8:-7
join in free	1:-6 4:7 8:8
join in free A	1:9 4:11 5:-9 6:-6 7:-7 9:-7
join in free Ap	0:12
join in free Au	4:16 5:-8 6:-6 7:-6 9:-6
join in free F	1:17 2:-6 3:-10 4:11 5:-9 6:-14 8:9
join in free Fp	0:-15 1:-6 3:-27 4:28 5:-6 6:-10 8:19
join in free Fu	1:24 3:7 4:-11 5:-6 6:-9 8:-13
join in free H	1:-7 2:-21 5:-8 7:34
join in free N	0:-9 1:-6 2:8 3:-12 6:10 8:7
join in free Np	4:14 5:17 8:-19
join in free Ns	0:-12 4:-17 5:-9 8:41
join in free Nu	0:-11 1:-7 2:10 3:-12 5:10 6:14
join in free O	0:18 1:-8 2:-6 8:9
join in free Op	1:-9 2:-8 3:-18 4:16 5:-19 6:-6 8:34
join in free Os	0:20 1:-6 3:-6 4:-10 8:11
join in free Ou	0:12 1:-9 3:16
join in free U	1:-8 2:-9 4:8 5:11 8:9
join in free Up	0:-10 2:-8 3:-9 4:-13 5:36 8:-10
join in free Us	3:-6 8:19
join in free Uu	1:-8 2:-8 4:6 8:18
join in free V	0:16 1:-12 4:22 8:-17
join in free Vu	0:18 1:-10 4:12 8:-12
join in goal	1:7 2:-6 3:-7 4:-9 5:30 8:-22
join in goal U	5:23 8:-15
join in goal Uu	5:24 8:-11
join in hero	0:10 1:-9 2:-13 3:-13 4:7 5:13 6:-6 8:9 9:6
join in hero A	1:-6 2:-20 4:-10 8:17 9:21
join in hero Au	0:-7 2:-16 4:-9 8:19 9:14
join in hero N	0:12 3:-7 5:-12 8:14
join in hero Ns	0:24 4:11 8:-20
join in hero Nu	0:8 4:-14 5:-12 8:28
join in hero O	0:9 1:-6 2:-7 3:-10 4:-14 5:24 6:-6 8:8
join in hero Op	3:-14 4:-8 5:43 8:-24
join in hero Ou	0:11 1:-6 2:-7 4:-13 5:-12 8:28
join in hero U	0:-14 1:-6 2:-10 3:-13 4:18 5:24
join in hero Up	0:-21 2:-9 3:-13 4:18 5:32 8:-17
join in hero Uu	0:9 4:-6 8:14
join in hero V	0:19 1:-11 2:-9 8:16
join in hero Vs	2:-8 8:14
join in hero Vu	0:20
join in item	2:-10 4:27 5:-13 6:-6 8:14
join in item A	0:15
join in item Au	0:15
join in item F	1:-7 3:23 4:-9 8:-9
join in item N	0:10 2:-6 3:-9 4:-6 5:-11 8:27
join in item Np	4:-20 8:20
join in item Ns	3:-10 5:-6 8:18
join in item Nu	0:9 2:-6 3:-6 4:-9 5:-11 8:24
join in item O	0:-12 1:15 2:-8 3:-25 4:44 5:-15 6:-8 7:-6 9:-6
join in item Op	0:-8 3:-12 4:33 8:-14
join in item Os	1:22 3:-15 4:-23 5:-6 8:19
join in item Ou	0:-12 1:-14 2:-6 3:-25 4:36 5:-13 6:-7 8:17
join in item U	0:-16 1:-9 2:-8 3:35 5:-8
join in item Uu	0:-8 1:-8 2:-7 3:23 5:-6
join in item V	0:-14 1:11 2:-9 3:-13 4:19 5:-9 8:10 9:-7
join in item Vs	1:-10 4:-8 8:21
join in item Vu	0:-9 1:9 2:-6 3:-10 4:24 5:-6 8:-7
join in obstacle	0:18 4:-10 5:14 8:-14
join in obstacle N	0:9 4:-12 5:23 8:-15
join in obstacle Nu	0:12 4:-9 5:11 8:-10
join in obstacle U	0:13
join in place	2:-12 3:11 5:-15 6:-6 7:-6 8:28
join in place A	0:-12 1:-13 2:-20 3:-9 4:13 7:-7 8:35
join in place Au	0:-8 1:-13 2:-19 3:-9 4:17 8:26
join in place F	1:-7 3:14 4:-8 8:10
join in place Fu	1:-6 3:14 4:-7 8:10
join in place N	0:-6 1:-6 2:-6 3:-15 5:-18 8:37
join in place Ns	4:-9 8:19
join in place Nu	3:-9 5:-16 8:22
join in place O	0:12 1:-8 2:-6 3:6 5:-17 8:12
join in place Ou	0:7 1:-7 3:9 4:6 5:-15 8:9
join in place U	1:20 3:9 4:-7 8:-14
join in place Uu	1:24 4:-9 8:-16
join in projectile	1:-9 2:35 3:9 4:-9 5:-7 8:-15
join in projectile A	0:-8 1:-10 2:31 3:13 4:-9 5:-6 8:-13
join in projectile Au	1:-11 2:37 3:-7 4:-6 8:-10
join in projectile H	2:22
join in projectile Hu	0:-6 2:25
join is	1:-7 2:9 3:-7 6:-7 7:-7 8:-10 9:26
join is A	0:15 1:6 3:-10 4:-11 8:-7 9:11
join is F	2:12
join is O	1:-7 2:-10 3:10 4:-7 8:-7 9:20
join is U	0:-14 1:-14 3:-14 4:17 5:19 6:-9 7:-7 8:-10 9:9
join is V	9:8
join is enemy	0:17 2:-8
join is free	2:26 3:-7 5:7 6:-7 7:-6 8:-10 9:-9
join is free A	1:24 3:-8 4:-7 9:-6
join is free As	0:8 1:30 2:-18 3:-7
join is free Au	1:-8 2:24
join is free F	1:-6 2:18 3:-7
join is free O	0:11 2:-9 3:16
join is free Op	2:-6 3:20
join is free Ou	0:12
join is free U	0:-12 1:-12 2:8 3:-10 4:19 5:12 8:-7 9:-6
join is free Uu	2:-12 3:-7 4:27 5:-7
join is hero	1:-22 2:-20 3:-10 4:-11 5:-6 6:-6 7:-7 8:-9 9:52
join is hero A	0:21 1:-16 2:-16 3:-6 4:-7 9:22
join is hero As	0:21 1:-13
join is hero Au	2:-16 3:-6 4:-7 9:27
join is item	1:-7 2:19
join kind	1:15 2:-8 3:-14 8:16
join kind U	1:10 3:-9 8:16
join kind free	1:27 2:-6 3:-10 8:-6
join kind free U	1:24 3:-8 8:-6
join kind free Uu	1:16 3:-6
join list	3:8
join list A	3:6
join list F	0:6 1:-7 3:18
join list H	1:-13 2:6 3:6 4:-9 8:-7 9:7
join list N	1:-7 2:6 3:12 5:7 6:-6
join list O	1:-7 3:11
join list U	0:7
join list V	3:15 9:-6
join list ally	1:-13 2:-14 5:-14 6:-9 7:-9 8:-17 9:51
join list ally A	0:-8 1:-6 2:-26 3:12 4:28 8:-8
join list ally Au	1:-7 2:-23 3:22 4:14 8:-6
join list ally O	0:-9 1:-8 2:-12 3:-29 4:-16 5:-13 6:-9 7:-8 8:-14 9:60
join list ally Op	0:11 2:-8 3:-14 4:-7 5:-8 9:27
join list ally Ou	3:-9 9:16
join list ally V	0:20 2:-7
join list ally Vu	0:15
join list boss	0:12
join list enemy	0:-12 2:35 4:-14 6:-9 7:12 8:-8
join list enemy A	0:-15 2:28 4:-21 5:-11 6:-8 7:31 8:-12 9:-13
join list enemy Ap	0:-14 1:13 2:46 3:-32 4:-13 5:-6 7:-8 8:-7 9:-8
join list enemy As	0:-11 1:26 2:-32 3:-14 4:-9 7:30 8:-7 9:-6
join list enemy Au	0:-9 1:-31 2:21 3:22 4:-19 5:-11 6:-7 7:19 8:-10 9:-11
join list enemy F	0:-6 2:-10 4:25 6:-7
join list enemy Fu	2:-9 4:22
join list enemy H	0:-8 1:-10 2:-25 3:-8 5:-8 7:22 9:27
join list enemy N	0:-10 1:34 2:-18 3:-20 4:-21 5:20 6:-6
join list enemy Nu	0:-9 1:24 2:-15 3:-16 4:-15 5:-6 8:22
join list enemy O	0:-12 1:-9 2:43 3:-12 4:-17 5:23 6:-11 7:-7 8:-18 9:-8
join list enemy Op	0:-13 1:-7 2:34 3:-22 4:-9 5:13 6:-6 8:-8
join list enemy Ou	0:-12 1:-9 2:21 4:-15 5:25 6:-11 7:-6 8:-19 9:-8
join list enemy U	1:-8 2:43 3:-26 4:-8 5:-7 6:-6
join list enemy Up	0:-10 2:25 3:-8
join list enemy Uu	2:21 3:-18 8:7
join list enemy V	0:-13 1:-8 2:45 3:-10 4:-8 5:-11
join list enemy Vp	0:-7 1:-6 2:27 3:-6
join list enemy Vu	2:21
join list free	0:13
join list free A	0:9 1:7 9:-6
join list free Ap	1:11 2:12 5:-9 6:-6 7:-6 9:-8
join list free As	1:48 2:-18 3:-10 4:-6
join list free Au	0:13 8:-7 9:-6
join list free F	0:33 1:-8 2:11 3:-15 8:-6
join list free Fp	0:23 1:-6
join list free Fu	0:30 1:-7 2:14 3:-19 8:-7
join list free H	0:13 2:12 3:11 4:-7 5:-10 6:-7 8:-6
join list free Hp	2:17
join list free Hu	0:18 1:-12 2:7 3:10 4:-6 5:-8 6:-7
join list free N	0:13 1:-6 2:-6 3:8 4:10 6:-6 8:-6
join list free Np	1:-8 2:-15 3:-12 4:43 5:8 6:-6 8:-20
join list free Nu	0:11 1:-7 3:14 6:-6
join list free O	0:11 3:-7
join list free Op	0:21 1:-7 2:6 5:-11 8:-11
join list free Os	0:-19 1:-14 2:37 4:9 5:-8 6:-8 7:-6 8:-18
join list free Ou	0:10 3:-9 8:8
join list free U	0:11 8:8
join list free Up	1:-8 2:9 4:-9 5:-8 8:26
join list free Uu	0:8 3:-7 5:9 8:6
join list free V	0:7 1:10 5:-7 9:-6
join list free Vp	0:11 2:6 3:9 4:-11
join list free Vu	0:16 2:-13 8:14
join list goal	2:33 4:-9 6:-6 8:-11
join list goal A	0:-13 1:22 2:16 3:-22 5:13 7:-6 8:-11 9:-7
join list goal Ap	0:-8 1:-6 3:-11 4:22
join list goal Au	0:-11 1:30 2:11 3:-22 4:-17 5:15 7:-6 8:-10 9:-6
join list goal F	0:-9 3:29
join list goal Fu	0:-8 3:26
join list goal H	0:9 2:14 3:-6
join list goal Hp	0:8 2:9
join list goal N	0:-27 1:-6 2:62 3:-19 4:-25 6:-7 8:-21
join list goal Nu	0:-21 2:47 3:-14 4:-17 8:-12
join list goal O	0:14 1:-6 2:13 3:12 4:-14 5:-7 6:-6 8:-9
join list goal Op	3:24 8:-6
join list goal Os	0:17
join list goal Ou	0:10 2:16 4:-12 8:-6
join list goal U	0:30 3:-10
join list goal Uu	0:32 3:-11
join list goal V	0:12 2:-13 3:-6 4:15
join list goal Vp	2:-11 3:-9 4:25
join list hero	0:-13 1:-16 2:14 4:-10 5:-11 7:-8 9:36
join list hero A	1:-24 3:-9 4:-19 5:-10 7:-10 9:62
join list hero Ap	1:-27 2:-17 4:-16 5:-8 6:-7 7:-7 8:-9 9:56
join list hero As	1:-29 3:14 4:-9 6:-6 7:-11 8:11 9:20
join list hero Au	0:-14 2:-7 3:-11 4:-20 5:-12 6:15 7:-9 8:-17 9:50
join list hero F	0:-7 1:-13 2:29 3:-6 4:-16 5:-9 6:27 7:-7 8:-12 9:-9
join list hero Fp	1:-6 2:15 4:-8 6:14 8:-6
join list hero Fs	0:-10 1:-13 2:-7 3:-10 4:-7 6:37 8:-7
join list hero Fu	1:-6 2:32 4:-11 5:-6 6:-12 8:-7 9:-6
join list hero N	2:-6 3:-21 4:23 5:-15 8:16
join list hero O	0:-14 1:-11 2:32 3:9 4:-16 5:-10 6:-11 7:-6 9:7
join list hero Op	0:-13 1:-6 2:14 3:27 4:-10 6:-8 8:-15 9:-7
join list hero Ou	0:-9 1:-8 2:28 3:-35 4:-14 5:-15 6:-7 8:21 9:19
join list hero U	0:-25 1:-10 4:9 5:-10 6:-8 7:-7 8:7 9:34
join list hero Up	0:-12 2:-8 3:-11 8:-6 9:32
join list hero Uu	0:-20 1:-8 3:18 4:9 5:-8 6:-7 7:-6 8:6
join list hero V	0:-14 1:-12 2:24 3:18 4:-7 8:-8 9:-7
join list hero Vu	0:-11 1:-7 2:16 3:18 4:-6 8:-7 9:-6
join list item	0:-10 1:-6 3:46 6:-6
join list item A	0:-9 1:-7 3:39 5:-7 7:-6 8:6 9:-6
join list item Ap	1:-19 2:27 3:12 4:-9 5:-6 8:-7
join list item As	2:-22 3:37 4:-9 7:-7 8:-9
join list item Au	0:-11 2:-13 3:44 4:-9 5:-7 7:-6 8:11 9:-7
join list item F	0:-10 1:-6 2:-8 3:40 4:-7 6:-6 8:6
join list item Fp	0:-9 2:-6 3:40
join list item Fu	0:-11 1:-7 2:-9 3:41 4:-8 6:-7 8:7
join list item H	0:-12 1:-11 3:13 4:-7 5:18
join list item Hp	0:-9 1:-8 2:19 3:-19 5:19
join list item Hu	0:-9 1:-11 2:-8 3:37 5:-10
join list item N	0:-11 1:-7 2:6 3:51 4:-14 5:-11 8:-8
join list item Np	0:-6 3:26 8:-6
join list item Ns	0:6 3:7 8:-10
join list item Nu	0:-14 1:-7 3:57 4:-18 5:-11 8:-9
join list item O	0:-18 1:-9 3:49 6:-8
join list item Op	0:-13 1:-7 2:-11 3:40 4:14 5:-12 6:-7 8:-13
join list item Os	0:-9 3:32 4:-6 8:-6
join list item Ou	0:-21 1:-10 3:45 4:-7 6:-9 8:10 9:-6
join list item U	0:-16 1:-10 2:6 3:51 5:-8 8:-12
join list item Up	0:-20 2:27
join list item Uu	0:-9 1:-9 3:51 5:-7 8:-11
join list item V	1:-6 2:-15 3:47 4:-11 8:-9
join list item Vp	1:11 2:-12 3:12 4:-7
join list item Vu	0:-6 1:-16 2:-9 3:44 4:-8 8:-7
join list obstacle	0:-8 1:-8 3:-26 4:-13 5:72 6:-6 8:-16 9:-7
join list obstacle A	2:-7 3:-16 4:-10 5:39 8:-10 9:-8
join list obstacle Ap	2:-17 3:-8 5:26
join list obstacle Au	0:-6 1:-14 3:-15 4:-11 5:39 8:-11 9:-8
join list obstacle H	0:-8 1:-6 3:-9 5:23
join list obstacle N	2:15 3:-11 4:-12 5:23 8:-13
join list obstacle Nu	0:-21 1:-8 2:19 3:-17 4:-16 5:35 8:-16
join list obstacle O	2:-10 3:-31 4:-10 5:65 6:-6 8:-14
join list obstacle Op	2:-7 3:-21 4:-6 5:46 8:-11
join list obstacle Ou	2:-7 3:-25 4:-10 5:47 8:-12
join list obstacle U	0:-15 1:-9 2:-7 3:-17 4:-6 5:43 8:-9
join list obstacle Uu	0:-12 1:-9 2:-8 3:-17 4:-6 5:40 8:-8
join list place	1:-9 2:21 3:-9 4:-7 8:15 9:-6
join list place A	0:-12 1:-31 2:43 3:-30 4:26 5:-11 6:-7 7:-7 9:-8
join list place Ap	2:21 3:-8
join list place Au	0:-9 1:-30 2:25 3:-30 4:27 5:-9 6:-7 7:-7 8:14 9:-8
join list place F	1:24 3:-14
join list place Fu	1:29 3:-27
join list place N	0:-12 1:-11 2:9 3:-10 4:-23 5:24 6:-8 8:18 9:-6
join list place Np	0:-18 1:-9 2:12 3:-37 4:-19 5:9 6:-6 8:41
join list place Nu	0:-13 1:-8 2:-12 3:29 4:-15 5:26 8:-27
join list place O	0:-20 3:14 4:-20 6:12 7:-7 8:12 9:-8
join list place Op	0:-32 1:-16 3:19 4:-14 5:-26 6:-11 8:42 9:-6
join list place Os	1:15 3:-8 8:-7
join list place Ou	1:-7 2:-10 3:13 4:-14 5:16 6:15 8:-27
join list place U	0:35 3:-9 8:-6
join list place Uu	0:38 2:-6 3:-9 8:-6
join list place V	0:16
join list place Vp	0:13
join list projectile	0:20 1:-6 2:-16 3:-19 4:10 5:-8 6:20
join list projectile N	0:15 3:-6
join list projectile Nu	0:14 3:-6
join list projectile O	0:21 3:-6
join list projectile Op	0:16 3:-6
join list projectile U	0:13
join list projectile Uu	0:12
join love	1:10
join love free	1:10
join make	2:6 3:7 5:-7 6:-6
join make A	0:-8 1:-15 2:21 3:-22 4:-8 8:22
join make F	3:20
join make N	3:12
join make O	0:-8 1:-8 3:19 4:12 5:-7 8:-8
join make U	0:18 3:-14 4:12
join make free	1:13 2:-7 3:15 4:-13 5:-7 8:-7
join make free U	0:18 3:-7
join make free Uu	0:18 3:-7
join make hero	0:-9 2:-8 3:11 4:25 6:-6 8:-8
join make hero F	3:20
join make hero Fp	3:18
join make hero Fu	3:16
join make hero N	3:14
join make item	0:6 1:-9 2:21 3:-11
join make place	0:12 3:-6
join match	2:-7 3:17 4:9 8:-6
join match U	3:22 4:-6
join match free	0:-14 2:-8 3:18 4:14
join match free U	0:-8 3:25
join match free Uu	3:20
join me	0:22 1:-6 2:-13 3:-10 8:15
join me H	0:13
join me U	0:20
join me enemy	0:6
join me enemy U	0:8
join me enemy Uu	0:8
join me free	0:10 1:-10 2:-20 3:-12 8:31
join move	0:12 3:-6 4:-6 5:-7 8:13
join move A	0:-8 1:22 4:-10 5:9 6:-7 8:-14
join move N	1:-7 2:-7 3:-9 4:21 5:-30 8:24
join move O	0:16 1:-11 2:-9 4:-10 6:-6 8:15
join move U	0:17 3:-9 4:-6 5:-6 8:15
join move V	0:12 2:-6 3:-6 8:10
join move enemy	1:-6 3:-8 4:-6 8:23
join move enemy U	8:16
join move enemy Uu	1:-6 8:23
join move free	1:21 2:-6 3:11 4:-8 5:-9 6:10 8:-20
join move free A	0:-9 1:11 2:-7 3:17 8:-6
join move free Au	0:-8 1:17 2:6 8:-6
join move free U	0:22 8:-6
join move free Up	0:11
join move free Uu	0:17
join move free V	0:-8 1:28 8:-12
join move free Vs	0:-6 1:24 8:-10
join move hero	0:11 1:-20 2:-12 3:-17 6:-6 8:33
join move hero A	1:-10 2:-8 3:-14 5:28
join move hero N	0:-6 1:-6 2:-6 3:-7 4:14 5:-22 8:24
join move hero Np	0:-9 3:-9 4:-14 5:-16 8:38
join move hero Nu	4:21 5:-11 8:-6
join move hero O	1:-6 2:-7 3:-15 4:-9 8:29
join move hero Os	1:-7 3:-8 4:-6 5:32 8:-19
join move hero Ou	3:-6 5:-9 8:22
join move hero U	0:10
join move hero Uu	0:12
join move hero V	0:17 1:-23 8:21
join move hero Vu	0:18
join move item	0:17 8:-6
join move item O	0:16
join move item Ou	0:16
join move place	1:31 3:-12 4:-7 5:-7 8:-10
join move place A	0:-8 1:43 2:-15 3:-11 4:-6 5:-6 8:-7
join move place Au	0:-8 1:35 3:-10 4:-6 8:-6
join move place O	0:15
join must	0:7 1:-14 2:-14 3:15 5:6 6:-7 8:8 9:-6
join must A	0:21 1:-8 2:-9 3:11 4:-6
join must F	2:-9 3:-18 4:32 6:-6
join must N	3:-16 4:-18 5:-6 8:35
join must O	0:-18 2:-6 3:25 4:-16 5:23 8:-16
join must U	0:17 3:-10 8:14
join must enemy	0:-7 2:-10 4:26 8:-8
join must enemy F	0:-7 2:-11 3:-29 4:41
join must enemy Fp	0:-6 2:-7 3:-28 4:38
join must free	0:12 1:-13 2:-10 3:25 4:-15 5:-7 8:6
join must free A	0:17 1:-6 2:-6 3:8
join must free Au	1:-6 2:-7 3:20
join must free F	0:14 3:-9
join must free Fu	0:16 3:-11
join must free N	3:-12 4:-12 8:24
join must free Nu	3:-12 4:-13 8:25
join must free U	0:13
join must free Uu	0:9
join must hero	2:-8 4:-6 5:20
join must hero A	0:17 3:-6
join must hero U	3:-8 8:20
join must hero Uu	8:7
join no	0:12
join no A	0:10 4:-9 5:-7
join no F	0:15 2:-6 3:15 4:-10
join no H	1:15 2:8 3:-16 4:8 6:-8 7:-6 8:-8
join no N	0:7 2:-7 3:6 8:10
join no O	0:11 1:-6 8:8
join no U	0:12
join no V	0:11 1:13 2:9 3:8 4:-12 5:-9 6:-6 9:-7
join no ally	0:-11 1:-18 2:-18 3:-11 4:-6 7:46 8:-6 9:-6
join no boss	0:8 3:-8 4:-8 8:18
join no enemy	0:11 1:-7 2:-11 3:12 6:-10 7:19 8:-16
join no enemy A	2:-27 4:-14 5:-6 7:28 8:-9 9:13
join no enemy Ap	1:-18 2:-14 3:9 4:-7 9:27
join no enemy As	0:-9 1:-19 2:-17 3:-8 7:41
join no enemy Au	0:12 1:16 2:-9 3:-6
join no enemy F	3:22 4:-6
join no enemy Fu	3:13
join no enemy N	1:-6 2:-7 3:33 4:17 5:-15 8:-27
join no enemy Np	3:12 4:-6
join no enemy Nu	3:6 4:24 5:-10 8:-20
join no enemy O	0:13 1:-9 3:8 4:-11 5:18 6:-20 7:14 8:-17
join no enemy Op	2:-8 3:-6 4:-6 5:24
join no enemy Os	1:-6 3:-12 7:27 8:-9
join no enemy Ou	0:6 1:-7 2:11 3:10 4:-8 5:18 6:-17 8:-16
join no enemy U	0:20 2:-8 3:13 8:-6
join no enemy Up	0:10
join no enemy Uu	0:14 2:-8 3:17 8:-6
join no first	0:13 4:-7 5:-7 8:14
join no first A	1:-13 3:18 4:-10 7:-6 8:7
join no first Ap	1:-21 2:18 3:15
join no first As	1:-12 2:-9 3:22
join no first Au	0:6 2:6 3:-15 4:-9 8:18
join no first F	0:17 1:-9 3:14 8:-6
join no first Fu	0:17 1:-8 3:8 8:-6
join no first N	0:11 1:-10 3:-15 4:-9 5:10 8:16
join no first Np	0:-14 1:-9 3:-13 4:-8 5:13 8:24
join no first Ns	0:12
join no first Nu	0:18 8:-6
join no first O	1:-15 2:-6 4:-7 5:-10 6:16 8:20
join no first Op	0:17 3:-13 5:-16 8:19
join no first Os	0:-23 1:-13 3:-13 4:-7 6:21 8:25
join no first Ou	1:-12 3:20 8:10
join no first U	0:25 1:7 3:-13 8:-7
join no first Up	0:9
join no first Us	0:12
join no first Uu	0:19 1:12 3:-13 8:-7
join no free	0:7 2:-6 3:7
join no free A	0:16 1:9 2:-8 4:-9 5:-6
join no free Ap	1:-24 2:-13 4:-12 5:-6 7:-6 8:41
join no free As	0:12 1:-24 2:-17 3:11 4:-7 7:28 8:-11
join no free Au	0:14 1:26 4:-9 5:-6 8:-11
join no free F	2:-17 3:7 4:-11 5:7 8:16
join no free Fp	0:-16 1:11 2:-20 3:20 4:-9 5:22 6:-11 8:-11
join no free Fs	0:9 1:10 8:-7
join no free Fu	0:10 1:-14 2:-11 4:-9 5:-6 8:23
join no free H	0:-12 1:20 3:-19 4:20 6:-10 7:-7 8:-9 9:-6
join no free Hp	1:-7 2:19 3:-10 4:13 5:-8
join no free Hu	0:-6 1:30 3:-14 4:-7 5:8 6:-7 8:-8
join no free N	2:-11 3:8 6:9 8:7
join no free Np	0:17 1:-6 3:-9 5:-9 8:10
join no free Ns	0:9 1:11 4:-19 8:13
join no free Nu	2:-13 3:17 6:11
join no free O	0:12 8:9
join no free Op	0:12 1:-9 3:35 4:-8 5:-12 6:-6 8:-8
join no free Os	0:-11 1:-12 3:9 4:-8 8:26
join no free Ou	0:12 2:-8 3:-9 8:16
join no free U	0:9 3:11
join no free Up	0:16 2:-6 3:9
join no free Us	0:-12 1:6 3:23 8:-9
join no free Uu	0:8 3:10
join no free V	0:6 1:16 2:8 3:9 4:-13 8:-15 9:-7
join no free Vp	0:16
join no free Vs	0:9
join no free Vu	1:16 2:6 3:14 4:-12 8:-16 9:-7
join no goal	0:24 1:-9 2:17 3:-14 5:6
join no goal A	0:21 1:-10 2:30 3:-15 4:-8 8:-8
join no goal Ap	0:-7 1:34 3:-19 4:-8 8:-9
join no goal As	0:11 1:-28 2:24
join no goal Au	0:28 1:-9 2:17 3:-13 4:-8 8:-7
join no goal F	0:19 3:-10
join no goal Fu	0:17 3:-9
join no goal H	0:6 2:13
join no goal Hu	0:15 2:-9
join no goal N	1:-6 3:-7 8:8
join no goal Nu	0:14 3:-7 4:10 8:-18
join no goal O	0:22 1:-6 2:-7 4:-8 5:21 8:-16
join no goal Op	0:8 1:-7 2:-8 3:7 4:-7 5:16 8:-9
join no goal Ou	0:20 3:-17 5:16 8:-11
join no goal U	0:22 1:-7 2:9 3:-9
join no goal Up	0:12
join no goal Uu	0:15 1:-8 2:15 3:-8
join no goal V	0:7 1:-18 2:17 3:-11 4:-7 5:-7 8:16
join no goal Vp	0:11 1:-8 2:14 3:-7
join no goal Vu	0:8 1:-15 2:-13 3:-6 5:-6 8:28
join no hero	0:10 1:12 2:18 4:-12 6:-7 9:-6
join no hero A	1:19 4:-11 5:-7 7:-6 8:-9 9:-6
join no hero Ap	1:21 3:-11 4:-8
join no hero As	0:6 1:19 2:-13
join no hero Au	0:6 1:-14 3:19
join no hero F	2:22 4:-7 8:-6
join no hero Fu	0:9
join no hero N	0:-6 1:10 2:-10 3:-6 4:-18 5:7 8:23
join no hero Nu	0:-6 1:17 2:-10 3:-11 4:-15 5:13 8:13
join no hero O	0:14 1:-6 2:22 4:-7 5:-10 8:-20
join no hero Op	0:15
join no hero Ou	0:18 2:24 3:-14 5:-7 8:-18
join no hero U	0:10 2:13 3:-10 4:-8 8:6
join no hero Uu	2:22 3:-9 8:-8
join no hero V	0:13 1:25 2:-13 3:-9 8:-7
join no hero Vp	0:12 1:16 2:-11 3:-8
join no hero Vu	1:16 8:-6
join no item	0:13 1:-9 8:12
join no item A	1:-9 5:-9 6:-6 7:10 8:7 9:-8
join no item Ap	0:-7 1:-9 2:7 3:-10 4:20
join no item As	1:-8 2:11
join no item Au	2:-10 4:-17 5:-9 6:-6 7:18 8:12 9:-8
join no item F	0:20 4:-6
join no item Fp	3:22 4:-9
join no item Fu	0:18 3:-11
join no item H	2:11
join no item Hu	0:6
join no item N	0:6 1:-9 2:-10 3:15 4:-16 5:17 8:-6
join no item Nu	0:14 1:-8 2:-9 3:8 4:-14 5:12
join no item O	1:-11 2:-12 4:8 6:-7 8:24
join no item Op	2:-8 3:-7 4:34 5:-14 8:-15
join no item Os	0:19 3:-10
join no item Ou	1:-12 2:-10 4:-14 5:8 6:-7 8:28
join no item U	0:27 1:-6 3:-14 8:11
join no item Up	0:16
join no item Uu	0:31 1:-6 3:-13
join no obstacle	0:39 1:-8 2:-9 4:-6 8:-11
join no obstacle A	0:18 1:-12 2:-11 3:15
join no obstacle Au	0:22 1:-7
join no obstacle N	0:14
join no obstacle Nu	0:12
join no obstacle O	0:34 3:-10 8:-11
join no obstacle Ou	0:29 3:-9 8:-8
join no obstacle U	0:19
join no obstacle Uu	0:14
join no place	1:-20 2:10 4:-6 5:11 8:9 9:-6
join no place A	0:8 1:-31 2:24 4:-10 5:-6 8:10
join no place Ap	0:-14 1:-23 2:45 4:-10 5:-6 8:-10
join no place As	0:17 1:-20 2:-9 8:19
join no place Au	0:15 2:-8
join no place F	1:-7 3:25
join no place Fu	1:-6 3:16
join no place N	0:7 1:-6 2:11 3:-14 4:-16 8:14
join no place Np	0:17
join no place Nu	1:-6 2:15 3:-14 4:-13 5:12 8:7
join no place O	0:6 1:-9 2:-10 3:-11 4:-17 5:28
join no place Op	0:-23 1:-9 2:-12 3:7 4:-20 5:23 6:-7 8:21
join no place Ou	0:12 1:-6 2:-7 3:-22 4:-10 5:23 6:15 8:-17
join no place U	0:14 1:-9 2:-8 3:-15 4:16 8:8
join no place Uu	0:12 1:-13 2:-9 3:-17 4:14 8:18
join no place V	3:21 8:-9
join no projectile	0:-6 1:-12 2:12 3:-22 4:-17 5:-9 6:-8 7:45 8:-15
join no projectile O	0:-20 1:-11 2:11 3:-17 4:-17 5:-8 6:-7 7:44 8:-13
join no projectile Ou	0:-23 1:-11 2:26 3:-17 4:-18 5:-7 6:-7 7:34 8:-14
join no projectile U	0:10
join no projectile Uu	0:10
join not	0:16 3:-7 5:10
join not O	3:-9 5:22
join not U	0:9
join not free	0:20
join obj	1:6 3:-6 4:15 5:-7 6:8
join obj A	2:9 3:-9 4:12 8:-6
join obj F	1:-9 2:-8 3:-20 4:-7 6:29 8:10
join obj N	3:-10 4:36 5:-6 8:-16
join obj O	0:-6 1:6 2:-7 4:12 5:-6 6:15 8:-9
join obj U	0:9 1:8 2:-9
join obj enemy	0:-13 1:-12 2:-13 3:6 4:-11 5:-6 6:40 8:-13
join obj enemy F	0:-7 1:-7 2:-7 3:-10 4:-6 6:33
join obj enemy Fu	3:-6 6:24
join obj enemy U	0:-10 1:-8 2:-8 3:26 4:-6 6:9 8:-11
join obj enemy Uu	0:-10 1:-8 2:-8 3:12 4:-6 6:23 8:-11
join obj free	0:20 1:-8 3:-7 4:-12 6:15
join obj free O	1:-8 4:-11 6:18
join obj free Ou	0:-8 1:-9 3:9 4:-14 6:19
join obj free U	0:21 3:-6
join obj free Uu	0:23 3:-7
join obj hero	0:-13 1:-6 3:-6 4:23 5:-7 8:15
join obj hero N	4:24 8:-8
join obj hero Nu	4:26 8:-9
join obj item	1:14 2:-13 3:-26 4:42 5:-6 6:-7 8:-8
join obj item A	1:14 2:-18 3:-9 4:19
join obj item Au	1:18 2:-15
join obj item N	0:8 3:-8 4:22 8:-10
join obj item Nu	3:-7 4:22 8:-8
join obj item O	1:11 2:-6 3:-26 4:39 8:-18
join obj item Ou	0:-8 1:14 3:-20 4:32 8:-15
join obj item U	1:22 2:-6 3:-14 4:11 8:-7
join obj item Uu	0:-6 1:18 3:-12 4:11 8:-6
join obj projectile	2:14 3:-6
join obj projectile A	2:23 4:-8
join obj projectile Au	1:-6 2:23 4:-8
join of	6:-6 8:6
join of A	0:-8 1:18 2:18 3:-17 5:-11 6:-7 7:-8 9:6
join of F	0:-8 2:-9 3:14 4:-13 6:-16 9:28
join of H	2:15
join of N	0:8 1:-8 2:-8 3:-9 4:-13 5:16 6:-7 8:22
join of O	1:-11 2:-12 3:10 4:9 5:-8 6:-7 7:-6 8:12
join of U	0:9 1:10 2:-8 4:-8 8:17
join of V	1:-13 2:-7 3:-9 4:26 8:-6
join of enemy	0:7 1:-9 2:37 3:-9 4:-12 5:-6 6:-9 8:-10 9:-7
join of enemy A	0:-7 1:-10 2:35 3:-15
join of enemy Au	0:-8 1:-9 2:35 3:-13 8:-7
join of enemy F	0:-9 2:29 4:-9 6:-9 8:-6
join of enemy Fu	0:-7 2:25 4:-6 6:-7
join of enemy N	0:15 4:-6
join of enemy Nu	0:17 4:-7
join of enemy U	0:14
join of free	0:9 6:-8 8:12 9:-6
join of free A	0:-9 1:19 2:12 4:-14 5:-10 6:-7 7:-7 8:9 9:-9
join of free Ap	0:-9 1:47 2:-7 3:-21 4:-10 8:-9
join of free As	0:-10 2:-7 3:-10 8:25
join of free Au	1:-17 2:28 3:14 4:-11 5:-8 8:-11 9:-7
join of free F	2:-11 3:11 4:-9 5:-7 6:-12 8:22 9:-7
join of free Fp	0:-6 3:26
join of free Fu	1:10 2:-11 3:6 4:-9 5:-6 6:-12 8:17 9:-7
join of free H	2:9
join of free Hu	2:10
join of free N	1:-8 2:-7 4:-10 5:26
join of free Ns	4:-6 8:16
join of free Nu	0:6 1:-7 2:-6 3:-6 4:-7 5:26
join of free O	0:17 1:-9 2:-9 4:9 5:-10 6:-9 8:12 9:-6
join of free Op	2:-7 3:15 4:-11 5:-10 6:-7 8:19
join of free Os	1:-8 3:-17 4:37 8:-21
join of free Ou	0:21 1:-7 2:-8 4:-17 5:-8 6:-6 8:26
join of free U	0:20
join of free Uu	0:23
join of free V	1:-12 3:-8 4:24
join of free Vp	0:-6 1:-16 3:-11 4:35 8:-9
join of goal	0:-13 1:-8 2:11 3:-17 4:18 5:-7 6:-8 8:11
join of goal O	0:-13 3:-14 4:35 6:-6 8:-12
join of goal Ou	0:-12 3:-12 4:33 6:-6 8:-11
join of hero	0:-18 1:-15 2:-27 3:-27 4:11 5:-17 6:-14 7:-7 9:64
join of hero A	0:-12 1:-12 2:-27 3:-25 4:36 5:-8 8:-12 9:26
join of hero F	0:-12 1:-10 2:-14 3:-33 4:-6 5:-9 6:-12 8:-14 9:60
join of hero Fu	0:-10 1:-6 2:-11 3:-23 5:-6 6:-9 8:-11 9:47
join of hero O	0:-10 1:-6 2:-7 4:-12 5:-11 6:-6 8:12 9:26
join of hero Ou	0:-6 2:-6 3:-6 4:-9 5:-11 8:16 9:17
join of item	2:-11 3:32 4:-12 5:-10 6:-8 8:8 9:-6
join of item A	1:38 2:-16 3:-16
join of item Au	1:29 2:-12 3:-10 8:-6
join of item F	1:-6 2:-8 3:39 4:-6 6:-7 8:-9
join of item Fu	1:-6 2:-8 3:41 4:-6 6:-7 8:-10
join of item N	0:10 8:6
join of item Nu	0:14 3:-8 8:7
join of item O	1:-9 3:33 4:-12 5:-12 6:-7
join of item Ou	1:-8 3:31 4:-10 5:-12 6:-7
join of item U	0:-10 1:-11 3:10 4:-7 8:24
join of item Uu	0:-9 1:-11 2:-6 4:-8 8:27
join of obstacle	2:-11 3:-19 4:-13 5:46 6:-10 8:-14
join of obstacle O	2:-9 3:-10 4:-6 5:27 8:-11
join of obstacle Ou	0:8 2:-9 3:-13 4:-8 5:30 6:-6 8:-12
join of place	0:-25 1:20 2:-11 3:-11 4:6 5:-10 6:-10 8:31 9:-7
join of place O	0:-12 1:-7 2:-6 3:-9 4:22 5:-7 6:-8 8:16
join of place Ou	0:-20 1:-7 3:-11 4:14 5:-7 6:-8 8:28
join of place U	0:-28 1:33 2:-8 3:-13 4:-8 5:-7 8:20
join of place Uu	0:-24 1:30 2:-8 3:-13 4:-8 5:-7 8:19
join of projectile	2:-6 3:-12 4:-6 6:27 8:-9
join of projectile O	2:-6 3:-12 4:-8 6:33 8:-9
join over	1:-7 2:-9 3:-7 4:11 8:24
join over N	3:-6 4:-8 8:16
join over O	0:-7 2:-6 3:-10 5:17 8:14
join over U	0:-7 1:-9 2:-10 4:22 5:-6 8:9
join over V	1:-7 2:-6 4:27 5:-11 8:-8
join over free	1:-10 2:-7 3:-15 4:11 5:-18 8:39
join over free N	0:9
join over free O	0:-7 3:-7 4:-6 8:27
join over free Ou	0:-9 1:-6 3:-10 4:-8 8:28
join over free U	0:-13 3:-9 4:-9 5:-18 8:42
join over free Uu	0:-13 1:-6 3:-9 4:-8 5:-17 8:41
join over hero	2:-6 3:-7 4:-6 5:23 8:7
join over hero O	0:-6 3:-8 5:17 8:13
join over hero Op	0:-6 2:-6 3:-8 8:24
join over hero Ou	5:28 8:-14
join over item	0:-7 2:-7 3:14 4:12 8:-6
join over item O	0:8
join over item Ou	0:6 5:8
join over item U	0:-15 2:-7 3:16 4:23 5:-13 8:-14
join over item Uu	0:-14 2:-6 3:15 4:24 5:-13 8:-15
join over obstacle	0:11 4:16 5:-9 8:-7
join over obstacle U	0:20
join over obstacle Uu	0:15
join play	2:-9 3:18 4:-9 5:10 6:-6 8:-9
join play A	1:9 2:-6
join play O	0:-6 1:-7 2:-6 3:35 4:-9 8:-10
join play enemy	1:24 2:-7
join play enemy A	1:15
join play free	1:-15 2:-10 3:12 4:-6 5:28 6:-7 8:-11
join play free O	1:6 3:11
join play free Ou	0:-8 3:22 8:-7
join play hero	0:-6 1:-6 3:28 4:-9 8:-6
join push	1:-11 3:36 4:-7 5:-6 8:-9
join push F	3:25 8:-6
join push O	0:-6 3:35 5:-7 8:-7
join push V	1:-6 2:-9 3:21
join push free	0:-7 1:-6 3:29 8:-6
join push free O	0:-6 3:30 5:-6 8:-6
join push free Op	3:21
join push hero	2:-7 3:26 8:-6
join push hero F	3:14
join push hero Fp	3:13
join push hero Fu	3:12
join push hero O	3:23
join push hero Op	3:7
join push hero Ou	3:14
join push hero V	0:7 2:-6 3:10
join race	0:-8 1:-27 2:21 3:-6 8:23
join race hero	0:-6 1:-24 2:18 8:19
join reach	0:-8 1:-9 2:15 4:30 5:-6 8:-6
join reach A	1:-9 2:23 3:-6 8:-6
join reach N	0:7 4:21 8:-12
join reach O	0:-10 3:-13 4:40 8:-8
join reach U	0:-29 1:-10 2:10 3:8 4:32 5:-6 8:-14
join reach free	2:22 3:-9 8:-10
join reach free U	0:-22 2:34 3:-9 8:-11
join reach free Uu	0:-16 2:25 3:-8 8:-8
join reach hero	0:-7 3:-6 4:34 5:-6 8:-9
join reach hero N	4:24 8:-8
join reach hero Ns	4:14 8:-6
join reach hero Nu	4:11
join reach item	0:-11 1:-7 2:-9 4:37 8:-12
join reach item N	4:20 8:-8
join reach item Nu	0:8 4:7
join reach item O	3:-9 4:24
join reach item Op	4:18
join reach item U	0:-18 1:-7 2:-6 3:16 4:19 8:-7
join reach item Uu	0:-12 3:14 4:10
join reach obstacle	0:8
join reach place	0:-6 3:-11 4:21 8:8
join reach place N	0:8
join reach place Nu	0:9 4:-6
join reach projectile	1:-7 2:30 4:-16
join reach projectile A	1:-9 2:35 4:-19
join reach projectile Au	1:-10 2:33 4:-15
join rel	0:6 1:-8 2:-7 4:7 5:-10 6:22 7:-6 9:-7
join rel A	2:-6 3:-18 4:19 5:-7 6:-7 7:-6 8:21 9:-8
join rel F	2:-6 3:-20 4:13 6:22 8:-6
join rel N	0:-6 3:36 4:-13 5:-7 8:-13
join rel O	0:11 1:-6 2:-6 3:7 4:-7 5:-7 6:15 8:-10
join rel U	0:28 3:-8
join rel enemy	0:10 3:-17 4:21
join rel free	0:14 1:15 2:-8 3:-8 4:-10 6:14 8:-11
join rel free A	0:8 1:19 3:-9
join rel free Au	0:8 1:9
join rel free F	3:-31 4:-6 6:35
join rel free U	0:18
join rel free Uu	0:17 3:-6
join rel goal	0:17 3:-6
join rel goal U	0:9
join rel goal Uu	0:13
join rel hero	0:-31 1:-19 2:12 3:34 5:-16 6:19 7:-8 8:-19 9:-11
join rel hero A	0:-16 1:-14 3:9 4:27 5:-6 6:-7 8:-13 9:-8
join rel hero Au	0:-10 1:-8 2:-22 3:11 4:31 8:-10
join rel hero O	0:-20 1:-9 2:-8 3:7 4:-9 5:-9 6:34 8:-10 9:-6
join rel hero Op	0:-13 3:20 6:10
join rel item	0:9 1:-8 2:-14 3:-10 8:22
join save	0:6 2:-12 3:-27 4:41
join save A	2:-11 3:-24 4:38
join save hero	0:8 2:-12 3:-26 4:37
join save hero A	2:-12 3:-23 4:36
join save hero Ap	0:-8 2:-13 3:-24 4:45
join save hero Au	0:15 4:-11
join shoot	1:-6 3:-10 6:36
join shoot A	2:16 6:-8
join shoot F	3:-9 6:28
join shoot H	0:8 2:-10 6:11
join shoot O	0:-6 2:-6 3:-7 6:24
join shoot free	0:-6 6:25
join shoot free F	3:-6 6:24
join shoot free Fu	6:17
join shoot hero	2:-9 3:-8 6:33
join shoot hero F	3:-6 6:22
join shoot hero Fp	6:16
join shoot hero Fu	3:-12 6:25
join shoot hero H	2:-14 6:19
join shoot hero Hp	2:-11 6:21
join sneak	0:-9 1:-8 2:20 4:-10 5:13
join sneak A	2:23 3:-6
join sneak N	0:-9 2:-6 3:-9 4:-11 5:18 8:14
join sneak O	2:20 3:-9
join sneak enemy	0:-14 2:-9 3:28 4:-9 5:-8 8:10
join sneak goal	2:8
join sneak goal A	2:10
join sneak hero	0:-6 3:-7 5:21
join sneak hero A	2:12
join sneak item	2:23 3:-7
join sneak item A	2:13
join steal	2:10 3:16
join steal A	1:-6 2:30 3:-13 4:-6
join steal F	2:-6 3:18
join steal O	0:8 3:15
join steal enemy	2:-10 3:19 4:8 8:-8
join steal enemy F	2:-6 3:10
join steal enemy Fp	0:9 3:6 4:-6
join steal enemy Fs	3:16
join steal enemy Fu	3:-9 4:16
join steal free	0:13
join steal free Fu	0:10
join steal hero	2:15 3:11 4:-6
join steal hero A	2:20
join steal hero Ap	2:19
join steal hero Au	0:6 2:16 3:-15
join steal hero F	3:29 4:-6
join steal hero Fp	3:20
join steal hero Fu	3:26 4:-6
join steal hero O	3:13
join subj	1:-9 3:7
join subj A	1:-17 2:29 3:17 5:-7 6:-6 8:-9 9:-7
join subj F	0:-7 1:-6 2:-10 3:7 4:-10 6:11 8:15 9:-6
join subj H	2:21 5:-6
join subj N	2:-8 5:20
join subj O	1:-9 2:-13 3:7 5:8 6:20 8:-15 9:-6
join subj U	0:22 1:-6 2:-9 6:-6
join subj V	0:9 2:10
join subj enemy	2:-6 3:-14 4:28 8:-9
join subj enemy N	0:-6 3:-8 4:28 8:-7
join subj enemy Nu	3:-6 4:22 8:-6
join subj enemy U	3:-11 4:20
join subj enemy Uu	3:-15 4:26 8:-7
join subj free	1:-12 3:13 4:6 5:-9 6:15 8:-14
join subj free A	0:-7 1:-12 2:30 3:-6 4:-6
join subj free Au	0:-6 1:-11 2:31 4:-6
join subj free F	0:6 3:10
join subj free Fu	3:6
join subj free O	0:-22 1:-10 2:-9 3:7 4:26 5:-12 6:18 8:-19
join subj free Ou	0:-22 1:-10 2:-10 4:21 5:-14 6:30 7:-6 8:-20
join subj free U	0:22 2:-6 3:8 8:-7
join subj free Uu	0:23 8:-6
join subj goal	0:7 3:11
join subj goal U	0:12
join subj goal Uu	0:10
join subj hero	1:-8 3:6 4:-8 8:11 9:-6
join subj hero A	1:-12 2:22 3:15 5:-8 6:-6 8:-8 9:-7
join subj hero Au	1:-11 2:20 3:10 4:9 5:-7 8:-8 9:-7
join subj hero F	0:-8 2:-8 4:-9 5:6 6:9 8:12
join subj hero Fu	0:-10 1:-6 2:-9 4:-10 6:6 8:22
join subj hero H	2:26 5:-7
join subj hero Hu	2:30 5:-6 6:-6
join subj hero N	2:-7 4:-22 5:11 8:16
join subj hero Nu	2:-7 4:-21 5:17 8:11
join subj hero O	0:7 2:-11 3:-10 4:-8 5:23 6:7
join subj hero Ou	1:-6 2:-12 3:-13 4:-9 5:27 6:11 9:-6
join subj hero V	0:9 2:13
join subj hero Vu	0:19
join subj item	0:22 3:-8
join subj item O	0:11
join subj item Ou	0:14
join subj item U	0:11
join subj item Uu	0:10
join subj place	0:19
join take	2:-7 3:10 4:6
join take A	0:-12 1:17 2:-11 4:22 8:-8
join take F	3:27
join take H	2:-13 3:-18 5:28
join take N	0:12 3:16 4:7 5:-8 8:-17
join take O	0:-6 1:-10 2:-7 3:13 5:-6 8:12
join take U	0:18 1:6 3:-22 4:-9 8:17
join take enemy	1:-7 2:-6 4:18 8:-6
join take enemy O	3:23
join take free	2:-8 3:-12 4:29 5:-6 6:-8
join take free A	1:-16 2:13 3:9
join take free Au	1:-10 2:13 4:7
join take free F	3:14
join take free Fu	3:13
join take free N	2:-6 3:-15 4:22 8:-6
join take free O	0:7 1:-6 3:-10 4:24 8:-9
join take free Op	3:16
join take free Ou	0:7 1:-6 3:-31 4:37 8:-9
join take free U	1:17 2:-8 3:-14 4:-9 8:14
join take free Uu	3:-13 4:-6 8:17
join take hero	2:-7 3:25
join take hero A	0:-7 1:-9 2:-18 3:27 4:15
join take hero Ap	2:-9 3:32 4:-11
join take hero Au	1:-7 2:-19 3:20 4:16
join take hero F	3:22
join take hero Fp	3:16
join take hero Fu	3:25
join take hero H	0:6 2:-14 3:-16 5:26
join take hero N	3:19 4:9 5:-7 8:-12
join take hero Nu	3:14 4:13 5:-7 8:-14
join take hero O	3:26 4:-10 8:10
join take hero Op	3:26
join take hero Os	3:23 4:-7 8:-6
join take hero Ou	0:-9 3:27 4:-10
join take item	1:34 2:-9 3:-44 4:-20 5:-6 6:8 8:29
join take item A	0:-8 1:50 2:-8 3:-28 4:-11 8:-6
join take item Au	0:-7 1:49 3:-28 4:-11 8:-6
join take item N	0:20 4:-8
join take item Nu	0:17 4:-7
join take item O	0:-14 1:-14 2:-7 3:-35 4:-16 6:20 8:46
join take item Ou	0:-11 1:-13 2:-6 3:-28 4:-13 6:16 8:39
join take item U	0:10
join take item Uu	0:11
join take place	0:-7 1:25 2:-18 4:11 8:-12
join take place A	0:-10 1:25 2:-15 3:-23 4:18
join take place Au	0:-8 1:13 2:-18 3:-23 4:30
join take place O	3:13
join throw	1:15 3:-8 4:-7 6:22 8:-6
join throw A	0:-12 1:28 3:-14 4:-10 5:-7 6:15 7:-6 8:-6
join throw F	3:-11 6:26
join throw O	1:10 2:-6 3:-16 4:-6 5:16 8:-6
join throw U	0:-11 6:33 8:-6
join throw enemy	1:-6 2:-7 3:-10 4:-6 5:19 6:11
join throw enemy F	0:7
join throw enemy O	0:-6 3:-8 5:21
join throw free	1:11 2:9 3:-17 4:-7 5:-7 6:13 8:-6
join throw free A	1:-17 2:18 6:10
join throw free F	3:-10 6:25
join throw free Fu	3:-8 6:19
join throw free O	1:19 3:-10 5:-6
join throw free Op	0:7
join throw free Ou	0:-6 1:35 3:-10 4:-6 5:-6 6:-14 8:-6
join throw hero	2:-6 3:-13 6:42
join throw hero F	3:-11 6:25
join throw hero Fp	3:-11 6:24
join throw hero Fu	3:-8 6:16
join throw hero O	3:-7 6:17
join throw hero Op	0:6 3:-7 6:16
join throw hero Ou	6:7
join throw hero U	0:-8 6:28
join throw hero Uu	0:-10 6:31
join throw item	0:6 1:-7 2:17 6:-7
join throw projectile	0:-10 1:56 2:-28 4:-6 6:-19
join throw projectile A	0:-8 1:51 2:-29 4:-6 6:-17
join throw projectile Au	1:49 2:-27 6:-19
join to	4:21 5:-6
join to A	1:-12 4:13 6:-6 7:13 8:-10 9:-6
join to F	2:-10 3:8 6:17 8:-6
join to H	0:6 2:10
join to N	2:-6 3:-10 4:31 5:-6
join to O	1:7 2:-9 3:-16 4:20 5:-8 8:10
join to U	0:9 2:-8 4:17 5:-6
join to enemy	2:-6 3:-13 6:30
join to enemy F	0:6 3:-12 6:19
join to enemy Fu	3:-11 6:18
join to enemy O	0:-11 3:-12 4:15 6:23 8:-8
join to enemy Ou	0:-10 3:-11 4:13 6:22 8:-8
join to enemy U	4:-9 6:16
join to enemy Uu	4:-8 6:13
join to free	0:22 1:-7 2:-10 3:-11 4:23 8:-12
join to free A	0:-10 1:-12 2:-28 3:-13 4:25 7:31 8:-8
join to free Au	0:-10 1:-12 2:-26 3:-14 4:27 7:30 8:-7
join to free F	0:12 3:-10 4:-10 6:17
join to free Fu	0:7 3:-12 4:-11 6:23
join to free N	0:9 3:-7 4:28 8:-15
join to free Nu	0:11 3:-7 4:27 8:-16
join to free O	0:-6 1:-7 2:-7 3:-12 4:43 8:-17
join to free Ou	0:-9 1:-7 2:-7 3:-10 4:42 8:-15
join to free U	0:24 3:-8 4:7 8:-7
join to free Up	0:13
join to free Uu	0:24 3:-8 8:-6
join to goal	0:17 1:7 3:6 4:-10 8:-6
join to goal O	0:16 3:-6
join to goal U	0:15 4:-6
join to goal Uu	0:13
join to hero	0:-7 2:-6 4:31 5:-6 8:-11
join to hero N	0:-9 3:-6 4:32 8:-10
join to hero Nu	0:-7 4:24 8:-7
join to hero U	4:18
join to hero Up	4:16
join to item	0:-13 2:-14 3:23 4:21 5:-6 8:-6
join to item A	2:-15 3:11 4:15
join to item Ap	2:-13 4:22
join to item N	0:-6 3:-7 4:23
join to item Np	4:14
join to item Nu	0:-8 2:-6 3:-8 4:15 8:11
join to item O	1:19 3:9 4:-7 8:-14
join to item Ou	1:23 3:-16 4:16 8:-16
join to item U	0:-8 2:-6 3:13 4:15 8:-8
join to item Uu	0:-16 2:-6 3:31 8:-9
join to obstacle	0:-17 2:-10 3:-12 4:53 5:-8 6:-6 8:-14
join to obstacle U	4:22
join to obstacle Uu	0:-18 4:36 8:-7
join to place	0:8 1:-8 2:-8 4:-32 5:-8 6:-6 8:44
join to place A	0:13
join to place Au	0:16
join to place O	3:-11 4:-26 8:41
join to place Ou	3:-12 4:-30 8:43
join to projectile	0:-6 1:-14 2:51 3:-6 4:-22
join to projectile A	1:-10 2:35 4:-16
join to projectile Au	1:-10 2:31 4:-16
join to projectile H	2:15
join to projectile Hu	2:14
join vs	2:33
join vs A	1:-8 2:32
join vs F	2:29 3:-10 6:-11
join vs H	2:21
join vs N	1:22 2:12 3:-10 4:-10 5:-7 8:-14
join vs O	0:14 2:19 3:-9 5:-6
join vs U	0:-8 1:-6 2:38 3:-11 4:-7 8:-8
join vs ally	2:9
join vs ally H	2:9
join vs ally Hp	2:11
join vs free	0:11 2:23 3:-9
join vs free A	1:-12 2:35
join vs free Ap	0:6 1:-6 2:10
join vs free As	0:-7 1:-11 2:32
join vs free Au	2:13
join vs free F	0:6 2:19 3:-12 6:-7
join vs free Fp	0:6 2:17 3:-12 6:-6
join vs free O	0:23
join vs free Op	0:18 2:-9
join vs free Ou	0:8
join vs free U	2:16 3:-6
join vs free Uu	0:9
join vs goal	2:15
join vs goal A	2:11
join vs goal Ap	2:6
join vs goal Au	2:10
join vs goal H	2:8
join vs goal Hp	2:7
join vs hero	1:-6 2:40 3:-7
join vs hero A	0:-6 1:-6 2:31
join vs hero Ap	2:23
join vs hero As	2:16
join vs hero Au	1:-6 2:25
join vs hero F	2:25 3:-9
join vs hero Fu	2:26 3:-10
join vs hero H	2:16
join vs hero Hp	2:19
join vs hero N	2:26 4:-6 8:-10
join vs hero Nu	2:19 8:-7
join vs hero O	2:27 3:-7
join vs hero Op	0:-9 2:36 3:-8 5:-7
join vs hero U	2:7
join vs item	0:-13 2:17 3:10 4:-6
join vs place	0:-13 2:25
join vs projectile	2:13
join vs projectile A	2:7
join vs projectile Ap	2:6
join with	1:7 2:-9 4:-9 5:-7 6:10 8:10
join with A	1:19 2:-15 5:-6 6:-9 7:12
join with F	0:26 1:-9 2:-7 4:-7 6:7 8:-7
join with H	1:32 2:-27 3:-11 5:-7 6:17 8:-6
join with N	1:-12 2:-8 4:-15 5:15 8:9
join with O	2:-10 4:-12 5:-7 6:14 7:-6 8:26 9:-6
join with U	0:8 1:-11 4:-9 5:-7 6:11 8:16
join with V	1:32 3:-10 8:-8
join with enemy	0:18 1:-17 2:-16 3:-14 4:-7 5:-7 6:16 7:24
join with enemy A	1:-27 2:-16 3:-8 6:-8 7:50
join with enemy As	0:-6 1:-29 2:-14 6:-7 7:43
join with enemy N	6:20 8:-6
join with enemy Np	6:14
join with enemy O	0:19 2:-7 3:-13 5:-8 6:-12 8:24
join with enemy Ou	0:15 3:-8 6:-8 8:13
join with enemy U	1:-6 3:-6 6:20 8:-7
join with enemy Uu	0:9 6:16 8:-6
join with free	0:6 1:19 3:9 4:-9 6:-11
join with free A	1:35 2:-12 3:7 4:-7 5:-6 6:-7 7:-6 8:-9
join with free Ap	1:45 3:-25 4:-7 5:-6 6:-6 8:-7
join with free As	1:12 2:-13 3:19 6:-6 8:-7
join with free Au	1:18 2:-11 3:6 8:-6
join with free F	0:16 1:-9 3:17 6:-8
join with free Fu	0:22 1:-8 3:11 6:-8
join with free N	0:-8 3:-12 4:-9 5:22 8:10
join with free Nu	0:-15 3:-12 4:-9 5:28
join with free O	0:7 1:10 2:-7 3:16 4:-10 5:-11 6:-19 8:13
join with free Op	0:20 8:-6
join with free Os	0:6 1:22 3:-10 6:-6 8:-8
join with free Ou	0:-10 2:-8 3:25 4:-11 5:-12 6:-23 8:29
join with free U	0:10 1:-12 2:9 3:11 4:-9 5:-8 6:-9 8:7
join with free Up	0:-6 1:-6 2:35 3:-9 4:-7 5:-8 6:-8 8:-10
join with free Uu	0:16 1:-11 2:-6 3:15 4:-7 5:-6 6:-7 8:6
join with free V	0:-7 1:39 2:-6 3:-13 4:-6 8:-13
join with free Vu	0:-7 1:35 3:-11 8:-11
join with goal	1:-7 2:-13 3:25 4:-13 5:-7 6:9
join with goal A	0:-7 1:16 2:-13 3:15 4:-6
join with goal Au	1:9 2:-7 3:14
join with goal F	3:11
join with goal Fp	3:6
join with goal O	0:-10 1:-12 3:17 4:-8 6:25 8:-17
join with goal Ou	3:20 8:-8
join with goal U	1:-8 3:-8 6:-6 8:25
join with goal Uu	1:-7 2:-6 3:-7 6:-6 8:25
join with hero	1:-18 2:-15 3:-17 4:-10 6:33 7:-7 8:30
join with hero A	0:10 1:-22 2:-18 3:-14 8:25 9:19
join with hero Ap	0:-6 1:-18 2:-14 3:-12 8:27 9:15
join with hero F	0:9 3:-13 6:15
join with hero Fu	0:6 3:-19 6:21
join with hero N	0:10
join with hero Nu	8:10
join with hero O	0:-9 1:-16 2:-9 3:-14 4:-9 5:6 6:18 7:-6 8:24 9:-6
join with hero Op	3:17 5:-6 8:-6
join with hero Os	0:-11 1:-9 2:-6 3:-7 6:42 8:-20
join with hero Ou	0:-12 1:-12 2:-8 3:-25 4:-8 8:49
join with hero U	0:-13 1:-8 2:-9 4:-9 5:-7 6:25 8:10 9:-7
join with hero Uu	0:-10 1:-10 2:-10 4:-10 5:-8 6:32 8:7 9:-8
join with item	0:9 1:23 2:-14 3:-6 4:-8 5:-6 6:12
join with item A	0:-6 1:42 2:-15 3:-8 4:-6
join with item As	0:-6 1:39 2:-15 3:-7
join with item F	0:20 3:-13
join with item Fu	0:16 3:-9
join with item H	0:-6 1:39 2:-21 3:-9 6:-6
join with item Hs	1:23 2:-8
join with item N	0:-6 1:-12 3:28 4:-9 5:-8 6:-7 8:6
join with item Nu	1:-7 4:-6 5:-7 8:22
join with item O	0:15 2:-7 3:-22 4:-7 5:-6 6:22
join with item Op	0:-13 1:-10 3:-19 6:44 8:-15
join with item Os	0:17 1:17 3:-9 6:-8 8:-10
join with item Ou	0:14 1:-8 3:-11 6:-6 8:18
join with item U	0:24 3:-8
join with item Up	0:16
join with item Uu	0:14
join with item V	1:22
join with item Vs	1:7
join with item Vu	1:19
join with obstacle	1:-9 2:-6 3:-18 4:-6 5:-10 6:15 8:23
join with obstacle O	1:-10 2:-7 3:-16 4:-6 5:-12 6:12 8:27
join with obstacle Op	0:-12 1:-7 3:-14 5:-10 6:18 8:20
join with place	1:-20 2:-11 4:13 5:-8 8:10
join with place A	1:-21 2:-10 3:-8 4:35 8:-6
join with place Au	1:-19 2:-9 3:-8 4:31 8:-6
join with place F	0:-6 3:25 6:-9
join with place Fu	3:22 6:-7
join with place O	1:-7 3:-13 4:-6 8:21
join with place Ou	0:-9 3:-8 4:-6 6:9 8:17
join with projectile	0:-7 1:11 2:18 3:-8
join with projectile A	0:-7 1:15 2:17 3:-9
join you	2:-10 3:12 4:-9 5:-6 6:20 8:-9
join you A	1:-11 3:19
join you O	0:13
join you U	0:-8 1:-6 3:23
join you free	0:-6 2:-11 3:9 4:-9 5:-6 6:27 8:-8
join you free A	1:-11 3:21
join you free U	0:-10 1:-6 3:26
join you free Uu	0:-8 1:-6 3:23
k animal	1:11 2:10
k body	0:8 2:-9 4:-9 5:6 8:12
k building	1:-7 2:-8 3:-10 4:23 8:18
k creature	2:12 4:-6
k face	0:38 1:-16 2:-14 3:-15 4:-6 8:20
k food	3:11
k nature	0:12 5:8
k object	0:6
k person	0:7 1:7 3:-10 4:10
k plant	0:-7 3:26 4:-9
k sign	1:-10 2:-9 3:45 6:-8 8:-17
k vehicle	1:10
kind aim_physics	0:9 3:-12 4:6 6:12 8:-7
kind aim_physics - +	0:16 1:-12 3:-15 4:-9 6:26 8:-6
kind aim_physics - 1	0:10 1:22 2:-9 3:-14
kind aim_physics A	0:24 3:-13 4:6
kind aim_physics F	0:23 2:-7 3:-15 4:6 6:7 8:-7
kind aim_physics H	1:-6 2:-14 3:-6 5:-6 6:27
kind aim_physics N	0:-10 1:-12 2:-12 3:-8 4:20 5:21 6:-7 9:-6
kind aim_physics O	0:16 1:14 3:-8 4:-14 5:7 8:-16
kind aim_physics U	1:-9 2:-8 3:-11 6:33 8:-8
kind aim_physics V	2:13
kind aim_physics at	0:26 4:6 8:-18
kind aim_physics from	1:-7 4:18 5:-8 8:-13
kind aim_physics h +	0:8 1:-8 3:-8 4:23 6:-8 8:-17
kind aim_physics in	0:-26 1:-8 2:-11 3:-18 4:10 5:16 6:-8 8:29
kind aim_physics is	0:30 1:-9 2:-6 3:-6
kind aim_physics none	0:12 3:-18 5:6 6:22 8:-10
kind aim_physics of	0:33 2:-8 3:-8
kind aim_physics p	0:7 1:16 2:-11 3:-31 4:20 6:6 8:-9
kind aim_physics s	0:10 2:6 3:-8 4:-6 8:6
kind aim_physics u	0:12 3:-8 6:10 8:-9
kind aim_physics vs	0:-6 1:-13 2:30
kind aim_physics with	0:13 1:33 3:-19 6:-8
kind air_hockey	0:7 1:-6 2:14 3:-7
kind air_hockey - 1	0:8 2:6 3:-7
kind air_hockey A	2:13
kind air_hockey p	1:13
kind air_hockey s	0:10 1:-13 2:9
kind air_hockey vs	1:-6 2:14
kind anagram	0:27 3:-11
kind anagram - +	0:13 3:-6
kind anagram - 1	0:19 3:-6
kind anagram O	0:13 3:-6
kind anagram none	0:25 3:-10
kind anagram p	0:16 3:-6
kind anagram u	0:13 3:-8
kind arena	0:7 2:9 3:-6 5:-7
kind arena - +	0:8 1:18 3:-16 4:10 5:-7 6:-7
kind arena - 1	0:23 1:9 3:-14 8:-6
kind arena A	1:11 2:20 3:-18
kind arena F	0:10 1:35 2:-13 3:-19 4:-9 5:-6 6:6 8:-10
kind arena H	0:15 1:-9 2:18 3:-6 5:-6
kind arena N	0:10 2:23 3:-12 4:-13 5:-7
kind arena O	1:-7 2:-13 3:8 4:11 5:-11 6:13
kind arena U	0:15 2:13 3:-8 8:-8
kind arena V	0:27 1:-11
kind arena as	0:6 1:16 3:-6
kind arena at	1:-12 2:30 3:-9 4:7 8:-15
kind arena h +	1:-13 2:25 3:9 4:-13 5:-10 6:12 9:-7
kind arena in	0:15 2:-8 3:-6 4:-8 8:17
kind arena is	1:-10 2:24 8:-6
kind arena none	0:10 2:8 5:-7 8:-6
kind arena of	0:-6 1:-8 2:-9 4:19 5:-11 6:-8 8:9
kind arena p	0:7 2:10 5:-9 8:-9
kind arena s	1:11 2:-9 3:-8 4:-6 6:11
kind arena u	0:8 2:8 3:-13 5:-7
kind arena vs	0:12 1:-6 2:10
kind arena with	1:22 2:-21 3:-24 4:11 5:-6 6:11
kind backgammon	0:29 1:-7 2:-7 8:-6
kind backgammon - +	0:30 3:-11
kind backgammon - 1	0:10 1:-6 3:14 8:-8
kind backgammon A	0:19 2:-6
kind backgammon F	0:29 3:-18
kind backgammon O	3:15
kind backgammon U	0:6
kind backgammon none	0:21 8:-6
kind backgammon of	0:20 3:-9
kind backgammon u	0:27 1:-6 8:-6
kind batting	1:-9 2:-8 4:-9 5:17 6:-6 8:6
kind batting - +	1:-8 2:-7 3:-18 4:-9 5:20 8:17
kind batting - 1	3:17
kind batting N	0:-18 3:-11 4:-7 5:28
kind batting O	0:14
kind batting U	0:12 3:-6 8:10
kind batting in	0:-21 3:-9 4:-7 5:27
kind batting none	0:18 1:-6 3:7 8:-6
kind batting of	2:-6 3:-10 4:-6 5:-8 8:30
kind batting p	0:-6 3:20
kind batting u	1:-8 2:-7 3:-17 4:-9 5:21 8:11
kind battleship	0:15 1:-31 2:19 4:-9 5:-6 6:16 8:-8
kind battleship - +	0:-8 1:-15 2:33 3:6 4:-12 5:-7 6:-7 8:-8
kind battleship - 1	0:23 1:-24 2:-6 3:-16 6:23
kind battleship A	0:6 1:-13 2:25 3:-12
kind battleship O	0:7 2:16 3:-9
kind battleship V	0:-9 1:-37 2:-11 3:22 4:-10 6:34
kind battleship none	1:-19 2:17 3:14 4:-10 8:-6
kind battleship p	0:-12 1:-28 2:15 3:10 4:-11 5:-6 6:25 8:-6
kind battleship s	0:15 1:-8
kind battleship u	0:14 1:-17 2:29 3:-14 8:-6
kind battleship with	1:-24 2:-11 3:-18 6:40
kind blackjack	0:32 3:-13
kind blackjack - +	0:21
kind blackjack - 1	0:19 3:-9
kind blackjack F	0:20 3:-13
kind blackjack U	0:13
kind blackjack none	0:24 3:-9
kind blackjack p	0:19 3:-12
kind blackjack u	0:23
kind bowling	2:12 3:-10 4:-6 5:13 8:-9
kind bowling - +	1:-12 2:14 4:-7 5:20 8:-11
kind bowling - 1	0:10 1:20 3:-17
kind bowling A	0:21 1:11 2:-9 3:-13
kind bowling O	0:-7 2:25 3:-13
kind bowling U	0:-6 1:-7 2:-11 3:14 5:18 8:-8
kind bowling is	0:16 1:-6
kind bowling none	0:-16 3:6 4:-7 5:24 8:-12
kind bowling p	0:11 1:13 2:-9 3:-9
kind bowling s	0:7 1:-13 2:13
kind bowling u	0:-14 1:-6 2:19 4:-8 5:14 6:-6 8:-13
kind bowling with	1:23 2:-12 3:-12
kind breakout	1:11 2:-12 3:13 4:-8 6:10 8:-9
kind breakout - +	1:39 2:-10 3:-15 4:-6 6:-7 8:-9
kind breakout - 1	0:-9 2:-9 3:42 5:-6 6:-10 8:-7
kind breakout A	1:26 2:-12
kind breakout F	0:-9 1:-7 2:-10 3:23 4:-6 5:21 6:-11 8:-7
kind breakout O	1:15 2:-8 3:16 4:-7 5:-11 6:7 8:-10
kind breakout U	2:-7 3:-6 6:23
kind breakout h +	0:6 1:-13 2:-14 3:-11 4:-9 5:20 6:22 8:-8
kind breakout is	0:-19 1:23 2:-14 3:7 4:-7 5:-7 6:18 7:-6 8:-8 9:-6
kind breakout none	1:16 2:-15 4:-7 6:13 8:-8
kind breakout of	0:9 3:14 6:-6
kind breakout p	0:-14 1:-19 2:-12 3:38 4:-6 5:14 8:-6
kind breakout s	1:33 2:-11 3:-10 4:-8 6:11 8:-10
kind breakout u	0:18 1:8 2:-6 6:-6 8:-6
kind breakout with	0:-10 3:32 5:-6 6:-8
kind bubble_shooter	0:12 1:-15 2:-10 3:12 8:10
kind bubble_shooter - +	0:14 1:-7 3:-11 8:16
kind bubble_shooter - 1	0:8 1:-11 2:-8 3:17
kind bubble_shooter A	1:-15 2:-10 3:24
kind bubble_shooter none	0:6 1:-17 2:-11 3:25
kind bubble_shooter p	0:7 1:-11 3:14
kind bubble_shooter s	1:-7 3:-6 8:18
kind bubble_shooter u	0:11
kind bubble_shooter with	0:16 3:-11
kind carrom	0:23 1:-16 4:-8 8:17
kind carrom - +	0:19 1:-12 2:-7 3:-17 4:-8 8:26
kind carrom - 1	0:8 1:-9 3:10
kind carrom A	1:-15 2:-7 4:-6 8:22
kind carrom F	0:13 3:-6
kind carrom O	0:14 3:-10 8:11
kind carrom U	0:22 1:-6
kind carrom none	0:15 1:-13 2:-7 3:-20 4:-7 8:30
kind carrom u	0:17 1:-16 4:-8 8:25
kind catcher	1:9 6:-6
kind catcher - +	1:31 3:-8 4:-13 6:-7
kind catcher - 1	2:-9 3:22
kind catcher A	1:6 3:22 4:-8 8:-7
kind catcher F	1:10 3:21 4:-7 6:-7 8:-6
kind catcher H	0:-8 2:38 3:-10 5:-6
kind catcher N	0:16 1:-9 2:11 3:-14
kind catcher O	1:14 3:-7 5:-13 6:-11 8:17
kind catcher U	0:6 5:7
kind catcher V	1:23 2:-7 4:-11 8:-10
kind catcher and	3:-10 5:-7 8:21
kind catcher as	0:19 1:-7 2:-6 3:-15 5:19 8:-8
kind catcher at	0:8 3:-6 4:-6 8:15
kind catcher from	0:20 2:-7 3:-7 4:-7 5:-6 8:12
kind catcher h +	1:-9 2:14 5:-9 6:-7 8:7
kind catcher in	1:22 2:-11 3:-19 5:6 6:-6
kind catcher none	2:9 3:18 5:-6 6:-6 8:-9
kind catcher not	0:-7 2:28 3:-9
kind catcher obj	2:-7 3:7 4:15
kind catcher of	0:-13 1:-8 2:-8 4:-10 5:-6 8:39
kind catcher p	0:-7 1:-11 2:21 3:10 6:-8
kind catcher s	0:7 1:19 2:-6 4:-7 8:-6
kind catcher subj	0:-10 1:9 3:25 4:-6 5:-6 8:-9
kind catcher to	0:-19 1:26 3:-12 5:-6 8:7
kind catcher u	0:7 1:15 4:-7 5:-7 8:6
kind catcher with	0:20 1:18 2:-8 3:-25 4:-6 5:-6 6:-8 8:17
kind checkers	0:20 2:10 3:-17 4:-6 8:9
kind checkers - +	0:30 1:-7 3:-11
kind checkers - 1	0:14 2:13 3:-14
kind checkers A	0:15 1:-24 2:23
kind checkers F	0:20 2:-6 3:-7
kind checkers O	1:23 3:-16 8:-6
kind checkers h +	0:-7 1:-6 8:23
kind checkers none	0:28 3:-16 8:-7
kind checkers p	0:14 1:9 2:-6 3:-11
kind checkers s	1:-14 2:25
kind checkers u	0:25 1:-10 3:-10
kind checkers vs	1:-13 2:18
kind chess	0:18 1:-6 2:19 3:-9
kind chess - +	0:17 1:11 3:-9
kind chess - 1	0:15 1:-22 2:28 3:-6
kind chess A	1:-10 2:40 3:-9 4:-6
kind chess O	0:38 1:-7 3:-8
kind chess is	0:11
kind chess none	0:33 3:-13
kind chess obj	1:-9 2:11 3:9
kind chess p	0:18 1:16 3:-12
kind chess s	1:-7 2:18
kind chess u	0:23 1:-18 2:22 3:-8
kind chess vs	1:-11 2:28
kind clicker	2:-15 3:23 4:-12 5:-8 6:-8 8:19
kind clicker - +	0:-9 1:-14 2:-19 3:38 4:-15 5:-9 6:-7 8:27
kind clicker - 1	0:8 1:21 2:-11 3:9 4:-6 5:-6 6:-8 8:-13
kind clicker A	0:-14 1:13 2:-29 3:27 4:-12 5:-7 8:13
kind clicker F	2:-10 3:8 4:-9 5:-6 6:-11 8:20
kind clicker N	3:30 5:-7 8:-14
kind clicker O	0:17 1:-6 3:8 4:-10
kind clicker U	1:-8 3:14 8:9
kind clicker as	1:-6 3:21 8:-6
kind clicker h +	3:24 4:-7
kind clicker in	0:-10 1:-6 3:26 8:-11
kind clicker none	0:7 1:-10 2:-17 3:31 4:-10 5:-7 6:-7 8:15
kind clicker of	0:12 1:18 3:-10 8:-10
kind clicker p	1:27 2:-20 3:18 4:-10 5:-7 6:-9 8:-10
kind clicker s	0:-9 1:-16 2:-7 3:44 6:-6 8:-17
kind clicker to	3:-6 4:-12 8:24
kind clicker u	2:-14 4:-11 5:-7 6:-6 8:31
kind clicker with	0:7 1:20 3:-18
kind connect_four	0:21 1:-9 2:15 3:-10 6:-6
kind connect_four - +	0:20 1:-6 2:-8 3:8 6:-6
kind connect_four - 1	0:12 2:15 3:-17
kind connect_four A	0:11
kind connect_four F	0:20 1:-6 6:-6
kind connect_four is	0:15 3:-12
kind connect_four none	0:19 3:-12
kind connect_four p	0:11
kind connect_four u	0:13 1:-6 2:20 3:-21
kind connect_four vs	2:19 3:-7
kind connect_four with	0:6 3:8
kind crazy_eights	0:11 1:-11 2:9 5:18 8:-10
kind crazy_eights - +	0:23 1:-10 2:-11 3:13 4:-6
kind crazy_eights - 1	0:8 1:-8 2:15 8:-6
kind crazy_eights A	0:17 1:-12 2:21 3:-10 5:-8
kind crazy_eights N	3:-8 5:19 8:-8
kind crazy_eights O	1:-8 2:10 3:-8 4:-6 5:19 8:-10
kind crazy_eights U	0:23 3:-6
kind crazy_eights h +	0:-16 1:-7 2:15 3:-12 5:30 8:-14
kind crazy_eights none	0:16 1:-10 5:21 8:-10
kind crazy_eights p	0:-6 1:-12 2:19 3:11 4:-7 8:-8
kind crazy_eights s	0:15
kind crazy_eights u	0:9 1:-7 3:-8 5:21 8:-11
kind crazy_eights vs	0:-7 1:-8 2:25 3:-6
kind crossing	2:12 3:-9
kind crossing - +	1:15 2:-8 3:-7 6:-6
kind crossing - 1	1:26 2:-7 3:-9
kind crossing A	1:24 3:-9
kind crossing F	1:10 2:-8 3:-12 4:-10 6:-9 8:-7 9:30
kind crossing N	0:-15 1:-7 2:-7 3:-15 4:50 5:-17 8:-6
kind crossing O	1:-12 2:-14 3:11 4:11 5:26 6:-8 8:-24
kind crossing U	0:6 2:-15 3:-12 5:-7 8:28
kind crossing V	1:-13 2:52 3:-10 4:-10 8:-10
kind crossing at	0:14
kind crossing by	1:-6 2:22
kind crossing from	1:-8 2:10 3:23 4:-8 5:-6 8:-14
kind crossing h +	1:-10 2:25 3:-14 4:10
kind crossing in	0:15 2:9 4:-8 5:6 8:-12
kind crossing none	1:9 2:11 3:-16 4:11
kind crossing of	3:11
kind crossing p	0:-15 1:-8 2:35 3:-21 4:7 5:17 6:-6 7:-6 9:-6
kind crossing s	0:-12 1:19 2:-9 3:-6 4:15
kind crossing subj	1:11
kind crossing to	2:16 4:19 5:-11 8:-12
kind crossing u	0:11 1:8 5:-8
kind crossing with	0:-16 1:22 2:-10 4:-9 5:22 6:-7 8:-12
kind crossword	0:28 1:-7 2:-6 3:12 4:-6 8:-8
kind crossword - +	0:25 1:-6 2:-6 3:15 4:-6 8:-9
kind crossword - 1	0:28 3:-16
kind crossword A	0:23 2:-6 3:-7
kind crossword F	0:20 3:-13
kind crossword N	0:-6 1:-6 2:-6 3:45 4:-9 5:-8 8:-13
kind crossword O	0:29 1:-6 4:-6 8:-8
kind crossword U	0:24 3:-8
kind crossword as	3:12
kind crossword at	0:12
kind crossword from	0:15 3:-11
kind crossword in	0:12
kind crossword none	0:25 1:-6 2:-6 3:9 8:-7
kind crossword s	0:16 3:-8
kind crossword u	0:27 1:-6 3:11 4:-6 8:-8
kind crossword with	0:17 3:10 8:-8
kind delivery_game	0:7 1:17 2:-9 3:-7
kind delivery_game - 1	1:15
kind delivery_game A	0:7 1:6
kind delivery_game none	1:15 2:-7 3:-6
kind dice_game	0:11 1:-8 2:-6 3:23 4:-8 8:-9
kind dice_game - +	1:-6 3:28 4:-9 8:-10
kind dice_game - 1	0:12
kind dice_game A	0:10
kind dice_game O	3:32 4:-9 8:-10
kind dice_game in	0:16 3:-6
kind dice_game none	3:22 4:-6
kind dice_game p	0:17 3:-8
kind dice_game u	3:24 4:-7 8:-8
kind dominoes	0:21 1:-15 2:-14 3:11 4:-9 8:12
kind dominoes - +	0:12 1:-14 2:-14 4:-11 8:24
kind dominoes - 1	0:15 1:-17 2:-8 3:21 8:-8
kind dominoes A	0:23 1:-18 2:-14 3:-7 4:-7 8:20
kind dominoes F	2:-6 3:24
kind dominoes O	0:21 3:-10
kind dominoes U	1:-6 2:-7 3:18 8:-7
kind dominoes none	0:27 1:-19 2:-13 3:-11 4:-9 8:24
kind dominoes p	3:16
kind dominoes u	0:22 1:-16 2:-13 4:-9 8:17
kind dominoes vs	0:18 2:-8
kind dress_up	0:-6 1:35 2:-14 3:18 4:-10 5:-10 6:-6 8:-10
kind dress_up - 1	1:26 2:-9 3:-8
kind dress_up A	0:-17 1:48 2:-16 3:-9 4:-10
kind dress_up O	0:10 3:16 5:-7 8:-6
kind dress_up h +	3:28 5:-10 8:-8
kind dress_up none	1:27 2:-12 4:-6 5:-7 8:-6
kind dress_up p	0:-7 3:28 5:-7 8:-6
kind dress_up u	1:38 2:-13 3:-12 4:-7
kind duel	0:7 1:7 2:13 3:-13 4:-7 8:7
kind duel - +	1:26 2:-8 3:-11 4:-9 6:-8 8:8
kind duel - 1	0:12 2:17 3:-17
kind duel A	2:30 3:-12 8:-7
kind duel F	0:15 1:15 2:-7 4:-6 6:-9 8:-7
kind duel H	1:10 2:6
kind duel N	0:-23 1:-6 3:-16 4:-21 5:-8 6:26 8:29
kind duel O	0:23 2:-8 3:-20 4:-8 5:6 6:-7 8:10
kind duel U	0:7 1:14 2:18 3:-13 4:-6 5:-6 6:-6 8:-9
kind duel V	1:-12 8:17
kind duel and	0:-24 1:19 2:18 3:-13 5:-6 8:-7
kind duel at	1:-9 4:-6 8:20
kind duel h +	0:-9 1:-13 2:49 3:-18 4:-12 5:-8 7:-6 8:11 9:-9
kind duel in	0:7 1:35 2:-21 3:-10 8:-10
kind duel is	0:17 1:-7 3:-6
kind duel none	0:20 1:8 3:-18 4:-7
kind duel of	0:13 2:10 3:-6 8:-7 9:-6
kind duel p	0:30 1:16 2:-16 3:-24 5:14 8:-7
kind duel s	2:29 3:-8 8:-6
kind duel u	1:9 2:21 3:-14 4:-7 5:-6 8:6
kind duel vs	0:-7 1:-23 2:47 3:-6
kind duel with	1:24 2:-20 3:16 5:-6 6:-9 8:-9
kind falling_blocks	0:6 1:-11 2:-9 3:41 4:-7 8:-6
kind falling_blocks - +	0:10 1:-11 2:-10 3:26 4:-11 5:-6 8:9
kind falling_blocks - 1	0:8 1:-12 2:-6 3:31 8:-6
kind falling_blocks A	0:25 1:-21 2:-17 3:26 4:-7
kind falling_blocks F	1:-9 2:-6 3:39
kind falling_blocks N	3:10 8:-6
kind falling_blocks O	1:-6 3:32 4:-7 8:-14
kind falling_blocks U	1:-6 3:15 4:-6 8:12
kind falling_blocks from	3:15
kind falling_blocks in	0:9
kind falling_blocks is	0:-7 1:-7 2:-8 3:28
kind falling_blocks none	0:18 1:-7 3:15 4:-9
kind falling_blocks of	0:-14 1:-15 2:-13 3:47 4:-6 8:-7
kind falling_blocks p	0:10 1:-7 2:-8 3:22 8:-6
kind falling_blocks s	0:14
kind falling_blocks u	1:-11 2:-7 3:36 4:-8
kind falling_blocks with	1:-10 3:27 8:-7
kind farm_sim	1:10 2:13 3:22 4:-11 5:-6 6:-6 8:-11
kind farm_sim - +	1:-10 2:13 3:26 4:-10 5:-9 8:-12
kind farm_sim - 1	1:27 2:-12 3:-6
kind farm_sim A	1:15 2:15 3:-15 4:-7
kind farm_sim F	2:-7 3:28
kind farm_sim N	0:-16 2:20 3:25 4:-15 5:-9 8:-16
kind farm_sim O	3:16
kind farm_sim h +	0:-6 1:-8 2:23 3:18 4:-11 6:-6 8:-8
kind farm_sim none	0:-11 2:17 3:22 4:-10 5:-6 8:-10
kind farm_sim p	0:-11 1:6 3:35 4:-11 5:-8 6:-6 8:-12
kind farm_sim s	1:17 2:-7
kind farm_sim u	1:8 3:7 4:-6 8:-6
kind farm_sim with	0:6 1:13 2:-6 3:-8
kind fifteen_puzzle	0:28 1:-9 2:-7 3:-17 8:19
kind fifteen_puzzle - +	0:25 1:-6 2:-6 3:-17 8:13
kind fifteen_puzzle - 1	0:6 1:-8 3:-7 8:17
kind fifteen_puzzle A	0:14
kind fifteen_puzzle O	3:-6 8:11
kind fifteen_puzzle U	0:23
kind fifteen_puzzle none	0:20 3:-14 8:11
kind fifteen_puzzle subj	0:14
kind fifteen_puzzle u	0:27 1:-9 2:-7 3:-18 8:20
kind fifteen_puzzle with	0:12
kind flappy	1:19 3:-8 4:-8 5:22 8:-9
kind flappy - +	0:-7 1:21 2:-7 7:-6 8:-6 9:-6
kind flappy - 1	0:11 1:38 2:-12 3:-11 5:-7 8:-8
kind flappy A	1:36 2:-12 3:-8 4:-8 5:8 8:-7
kind flappy F	0:9 1:14 2:-8 3:-23 4:-6 5:21 6:-9
kind flappy N	0:-6 1:-6 2:16 3:-10 4:-16 5:38 8:-28
kind flappy O	0:9 2:-12 4:-13 5:31 6:-10 9:-6
kind flappy U	1:7 3:-14 5:18 6:7 8:-13
kind flappy V	0:-10 1:23 2:11 3:-9 4:-7 8:-8
kind flappy from	1:6 3:-11 4:-12 8:12
kind flappy h +	1:-12 3:-13 4:-16 5:58 6:-7 9:-6
kind flappy in	0:-10 3:-6 4:-14 5:52 8:-32
kind flappy none	1:20 3:-9 5:15 6:-6
kind flappy obj	3:-11 4:-6 5:16
kind flappy of	0:-8 1:25 2:-17 3:-11 4:-7 5:25 8:-11
kind flappy p	0:-8 1:-8 3:8 4:-14 5:55 6:-6 8:-27
kind flappy s	0:10 1:26 2:-9 3:-9
kind flappy u	1:23 3:-17 4:-9 5:17 9:-6
kind flappy with	0:-8 1:16 4:-12 5:12 6:8 8:-14
kind gomoku	0:28 1:-7 3:-7
kind gomoku - +	0:20 3:-6
kind gomoku - 1	0:18 1:-6
kind gomoku O	0:10
kind gomoku U	0:16
kind gomoku none	0:26 1:-7 3:-7
kind gomoku u	0:31 1:-9 3:-8
kind guess_word	0:28 1:-23 2:-22 3:7 8:18
kind guess_word - +	0:41 2:-6 3:-20
kind guess_word - 1	0:-8 1:-35 2:-32 3:30 8:33
kind guess_word A	0:31 1:-22 2:-17 8:13
kind guess_word O	0:21 3:-16
kind guess_word none	0:29 1:-14 2:-18 3:-22 8:24
kind guess_word p	0:14 1:-6
kind guess_word u	0:21 1:-25 2:-23 8:28
kind guess_word with	1:-24 2:-13 3:38 8:-6
kind hangman	0:18 2:-9 5:-7
kind hangman - +	0:31 1:10 2:-7 3:-16 8:-10
kind hangman - 1	1:-26 2:-10 3:29 4:-8 8:12
kind hangman A	0:31 1:-17 2:-11 3:12 4:-6
kind hangman F	0:17 3:-35 8:28
kind hangman N	0:-14 1:11 2:-9 3:26 4:16 5:-15 6:-7 8:-24
kind hangman O	0:6 1:-10 3:19 8:-7
kind hangman U	0:26 3:-8
kind hangman from	0:13 8:-6
kind hangman none	0:17 2:-9 3:14 5:-7 8:-14
kind hangman p	0:18 1:-9 2:-6 3:-9 4:-12 5:-8 8:25
kind hangman s	0:-10 1:-24 2:-12 3:23 4:25 8:-12
kind hangman u	0:23 1:9 2:-6 4:-7 8:-12
kind hangman with	3:-26 8:30
kind hidden_objects	0:10 1:-10 2:32 3:-19 4:-10 5:-8 9:10
kind hidden_objects - +	2:47 3:-16 4:-9 5:-8 8:-12
kind hidden_objects - 1	0:22 2:10 3:-9 4:-8
kind hidden_objects A	0:-7 1:-21 2:47 3:-11 4:-7 8:-6
kind hidden_objects N	0:30 4:-8
kind hidden_objects O	2:17 3:-22 4:-7 5:-8 6:-7 8:20
kind hidden_objects from	1:-8 2:26 8:-7
kind hidden_objects h +	0:-9 2:-10 3:-17 8:23 9:19
kind hidden_objects in	0:17 4:-6
kind hidden_objects none	0:8 2:17 3:-18 4:-9 5:-7 8:9
kind hidden_objects of	3:-10 9:18
kind hidden_objects p	0:10 1:-7 2:-7 3:-16 9:26
kind hidden_objects s	0:-6 1:-7 2:-9 3:-12 8:31
kind hidden_objects u	0:9 2:44 3:-15 4:-11 5:-8 8:-15
kind hidden_objects with	2:13 3:-8
kind hoops	0:-9 1:-11 2:-10 3:-15 4:19 5:-10 6:30 8:-15
kind hoops - +	0:-17 1:-18 2:-11 3:-16 4:28 5:-14 6:34 8:-20
kind hoops - 1	0:8 1:8
kind hoops O	0:-7 1:-16 2:-9 3:-13 4:23 5:-11 6:26 8:-17
kind hoops u	1:-12 2:-8 3:-6 4:21 5:-8 6:13 8:-11
kind jigsaw	1:-8 3:12 4:22 5:-6 8:-17
kind jigsaw - +	0:15 3:-10 4:11 8:-8
kind jigsaw - 1	0:-7 1:-6 3:29 8:-12
kind jigsaw N	3:23 4:-8 8:-14
kind jigsaw O	1:-6 4:20 8:-6
kind jigsaw none	0:6 1:-7 3:7 4:10 8:-7
kind jigsaw p	3:12
kind jigsaw u	1:-6 3:-22 4:32 8:-10
kind lander	1:18 2:-8
kind lander A	1:17 2:-9
kind lights_out	1:-30 2:-8 3:26 4:-14 5:-6 8:23
kind lights_out - +	0:6 3:26 4:-12 8:-16
kind lights_out A	1:-31 2:-6 3:-11 8:39
kind lights_out N	3:21 4:-9 8:-12
kind lights_out none	1:-21 2:-6 3:22 4:-11 8:8
kind lights_out s	0:-14 1:-23 3:27 4:-11 8:14
kind lights_out u	0:18
kind mancala	0:7 1:-17 3:29 4:-7 5:-6 8:-8
kind mancala - +	0:12 2:-13 3:19
kind mancala - 1	1:-16 2:7 3:25 5:-6 8:-6
kind mancala N	2:-15 3:38 4:-8 5:-7 8:-9
kind mancala O	0:12 2:-6 3:7
kind mancala U	0:13 3:-7
kind mancala none	0:10 1:-12 3:28 4:-6 5:-7 8:-7
kind mancala p	0:21 3:-9
kind mancala u	1:-11 2:-8 3:41 4:-8 5:-7 8:-9
kind marble_path	0:6 1:12 3:-8
kind marble_path none	1:14 3:-9
kind match3	1:-8 2:-6 3:30
kind match3 - +	0:14 2:-8 3:16
kind match3 - 1	0:-8 1:-15 2:-6 3:47
kind match3 A	1:-14 2:-10 3:29
kind match3 F	0:-11 1:-9 2:-6 3:43
kind match3 O	0:13 3:7
kind match3 U	0:9 1:-6 3:15
kind match3 in	0:12
kind match3 is	0:-8 3:21
kind match3 none	0:10 1:-8 2:-8 3:26
kind match3 of	3:17
kind match3 p	0:-7 1:-9 2:-8 3:43
kind match3 u	0:12 1:-10 3:23
kind match3 with	1:-11 3:31
kind maze	1:6 2:7 6:-6
kind maze - +	3:-17 5:14 6:-8 8:8
kind maze - 1	1:18 3:9 4:-8
kind maze A	1:19 2:17 3:-10 4:-7 8:-6
kind maze F	1:-9 3:9 5:6 6:-11 8:7
kind maze H	2:14
kind maze N	0:30 8:-12
kind maze O	0:-7 4:21 6:-8
kind maze U	0:6 2:-11 4:-7 5:-6 8:18
kind maze as	0:14 2:-9
kind maze from	0:-22 1:9 2:-20 3:-14 4:21 5:-7 6:-6 8:22
kind maze h +	1:-9 2:17 3:6 4:9 5:-8 6:-6 8:-7
kind maze in	0:18 1:-13 2:-7 3:6 4:-12 5:-7 8:19
kind maze is	0:-7 1:-10 2:27 4:-6
kind maze none	1:13 2:6
kind maze of	0:-10 1:-26 2:-22 3:47 4:-13 5:14 6:-9 8:-14
kind maze p	0:-10 2:23 3:21 4:-12 6:-6 8:-10
kind maze s	1:22 2:-7
kind maze u	0:10 3:-7 4:7 6:-6
kind maze with	0:8 1:7 2:15 3:-17
kind memory	1:-11 2:-7 3:40 4:-7 8:-6
kind memory - +	1:-6 2:-9 3:42 4:-9 8:-7
kind memory - 1	1:-24 2:-10 3:51
kind memory A	0:-11 1:-35 2:-18 3:67 8:-9
kind memory F	1:-10 3:36
kind memory N	0:10 2:-7 3:26 4:-13 5:-7
kind memory O	0:9 3:18 4:-10
kind memory U	0:11 2:-6 3:20 4:-6 8:-8
kind memory V	0:-14 1:-30 2:-6 3:54
kind memory as	3:11
kind memory at	0:-13 1:18 2:-6 3:10 4:-21 8:14
kind memory from	0:18 3:-10 4:-6 8:6
kind memory h +	1:-6 2:11 3:-41 4:12 5:-6 7:19 8:12
kind memory in	0:-11 2:-14 3:21 4:-13 5:-6 7:24 8:-13
kind memory none	1:-11 2:-6 3:36 8:-8
kind memory of	0:6 1:-15 2:-9 3:27
kind memory p	1:-14 3:31
kind memory s	0:6 1:-12 2:-6 3:30 4:-7 8:-7
kind memory u	1:-11 2:-11 3:41 4:-7
kind memory with	0:-6 1:-29 2:-9 3:59
kind merge_drop	1:-19 2:-11 3:50 4:-8 5:-6 6:-7 8:-13
kind merge_drop - +	1:-6 2:-7 3:30 4:-6 5:-6 8:-15
kind merge_drop - 1	1:-29 2:-13 3:49
kind merge_drop F	1:-11 3:35 6:-6
kind merge_drop O	3:21 8:-6
kind merge_drop U	0:17 3:-7
kind merge_drop as	3:10
kind merge_drop none	3:31 4:-6 6:-7 8:-6
kind merge_drop subj	0:12 1:-6
kind merge_drop u	1:-17 2:-10 3:47 4:-6 6:-6 8:-11
kind merge_grid	0:-7 1:-17 2:-6 3:44 4:-13 8:-11
kind merge_grid - +	0:-12 1:-8 2:-6 3:40 4:-19 8:-6
kind merge_grid - 1	1:-7 3:17
kind merge_grid F	0:8 1:-7 3:9
kind merge_grid U	0:-25 1:-13 2:-9 3:59 4:-20 6:-6 8:-18
kind merge_grid none	0:-16 1:-6 3:37 4:-17
kind merge_grid u	0:-11 1:-17 2:-7 3:50 4:-17 6:-6 8:-11
kind merge_grid with	1:-7 3:10
kind minesweeper	0:15 1:-17 4:-10 5:14
kind minesweeper - +	0:15 1:-10 3:22 4:-9 5:-8 8:-12
kind minesweeper - 1	1:-17 3:-24 4:-8 5:24 8:15
kind minesweeper A	0:30 1:-14 2:-7
kind minesweeper N	0:6 1:-6 3:-22 4:-8 5:15 8:14
kind minesweeper O	1:-7 3:30 4:-6 8:-12
kind minesweeper U	3:18 8:-6
kind minesweeper from	0:16 8:-7
kind minesweeper none	1:-13 2:6 3:22 4:-11 5:-10 6:-7 8:8
kind minesweeper p	0:8 1:-15 3:-8 4:-10 5:19
kind minesweeper u	0:12 1:-8 2:-7 3:25 4:-6 8:-16
kind minesweeper with	0:15 1:-9
kind none - 1	1:15
kind none A	1:10 2:8
kind none F	1:-8 3:13 6:11
kind none H	1:6 2:18 3:-7 8:-6
kind none N	4:6 8:12
kind none O	3:6
kind none U	0:9
kind none V	1:9 2:-6
kind none also	0:21
kind none and	0:-6 1:11 3:34 4:-10 6:-7 7:-6 8:-16 9:-7
kind none as	0:8 1:20 2:-10 3:-22 5:-8 8:23
kind none at	4:11 5:-6 6:-6 8:12
kind none by	0:-18 1:27 3:-15 5:-9 6:-7 8:18
kind none for	0:20 2:-11 4:15 8:-9
kind none from	1:-6 2:13 3:-8 8:20
kind none h +	1:-9
kind none in	1:-7 3:-10 6:-6 8:23
kind none is	0:12 8:-9
kind none none	3:6
kind none not	0:19 2:-12 3:-9 4:-7 5:21 8:-8
kind none obj	1:-9 3:14
kind none of	4:6 8:6
kind none p	3:9
kind none s	1:12
kind none subj	1:13 2:8 3:-8
kind none to	1:-7 2:6 3:-6 4:19
kind none vs	1:13 2:29 3:-8 4:-8 6:-6 8:-7
kind none with	1:12 2:-7 4:-7 6:16 7:-6
kind penalty	0:7 2:25 3:-13 4:-8
kind penalty - +	0:-10 1:13 2:20 3:-13 4:-10 8:9
kind penalty - 1	0:11 2:22 3:-13
kind penalty A	0:-12 2:39 3:-12 4:-7 8:-7
kind penalty N	2:-7 3:-7 4:-6 5:-7 8:20
kind penalty O	0:30 3:-11
kind penalty U	0:10
kind penalty h +	0:19 3:-6
kind penalty none	0:19 1:14 3:-16 4:-8 8:7
kind penalty p	1:31 3:-13
kind penalty s	0:8 1:-15 2:25 3:-6
kind penalty to	1:-7 2:18
kind penalty u	0:9 1:-14 2:26 3:-14 4:-10 8:13
kind penalty vs	1:-14 2:31
kind pinball	1:-8 2:-6 3:25
kind pinball - +	2:-6 3:21
kind pinball - 1	1:-6 3:10
kind pinball F	0:-9 1:-8 3:30
kind pinball none	3:18
kind pinball s	0:11
kind pipe_puzzle	0:9 1:-9 2:-7 3:-20 4:8 5:-6 8:30
kind pipe_puzzle - +	0:6 1:-8 2:-9 3:-24 4:18 5:-7 8:24
kind pipe_puzzle - 1	0:16 3:-7 4:-12 8:12
kind pipe_puzzle A	0:22
kind pipe_puzzle N	3:-8 4:7 8:9
kind pipe_puzzle O	3:-20 4:12 8:19
kind pipe_puzzle U	0:9 3:-8 8:16
kind pipe_puzzle from	3:-14 4:-11 8:28
kind pipe_puzzle none	0:18 1:-8 2:-7 3:-20 4:18 8:8
kind pipe_puzzle u	0:11 1:-8 2:-6 3:-23 4:14 5:-6 8:21
kind platformer	1:12 3:-7 6:-6
kind platformer - +	0:-12 1:8 2:15 3:-20 4:22 6:-9 8:-7 9:-7
kind platformer - 1	1:39 2:-12 3:-13 5:8
kind platformer A	1:11 2:12 3:-7 4:6 5:-6 8:-6
kind platformer F	1:26 2:6 4:-8 5:-7 6:-8 8:-8 9:9
kind platformer H	0:16 2:7
kind platformer N	1:-7 2:-9 3:-14 4:-6 5:38 6:-6
kind platformer O	1:10 3:-6 6:-8 8:12 9:-6
kind platformer U	1:10 2:6 5:-8 7:13 8:-16
kind platformer as	1:30 2:-9 3:-19
kind platformer at	0:-7 3:-10 4:-15 5:35 8:-17
kind platformer from	0:-15 1:-11 2:-14 3:38 4:-8 5:14 8:-15
kind platformer h +	1:-11 2:12 6:-6
kind platformer in	0:9 1:-6 3:-9 4:-14 5:-11 8:31
kind platformer is	0:-6 1:-8 2:31 3:-14 4:-9 5:-7 6:-6 7:20 8:-9
kind platformer none	1:8 2:11 3:-6
kind platformer obj	3:10
kind platformer of	0:14 1:-7 2:-11 3:-25 4:-7 5:-9 6:-7 8:11 9:27
kind platformer p	2:7 3:6 4:-9 8:11
kind platformer s	1:39 2:-8 3:-8 8:-9
kind platformer to	0:14
kind platformer u	1:6 3:-13 6:-6 7:6
kind platformer with	0:-14 1:38 2:-9 3:-10 4:-6 5:19 6:-7 8:-11
kind quiz	0:19 2:-6 8:-6
kind quiz - +	0:23 2:-7
kind quiz - 1	0:13 1:-9 2:-7 3:32 4:-6 8:-9
kind quiz A	0:10 2:-26 3:20 5:-6 8:6
kind quiz F	0:18 2:-6 3:11 4:-6
kind quiz H	2:11
kind quiz N	0:17 1:9 2:11 3:-18 4:17 8:-28
kind quiz O	0:16 1:-7 2:-6 3:10 5:-6
kind quiz U	0:20 1:-6
kind quiz V	1:36 2:-8 3:-8 4:-6 8:-13
kind quiz as	1:-27 2:-6 3:37
kind quiz at	1:-7 2:-7 3:-12 4:31
kind quiz for	0:16
kind quiz from	3:22 8:-13
kind quiz h +	1:-10 4:28 6:-6 8:-22 9:16
kind quiz in	0:13 3:-10 4:38 5:-19 8:-26
kind quiz is	0:6 1:16 3:-6
kind quiz none	0:17 4:-6
kind quiz of	0:18 1:-6
kind quiz p	0:27 1:-15 3:10 5:-6 8:-7
kind quiz s	0:16 1:18 2:-7 3:-7 8:-10
kind quiz to	4:11
kind quiz u	0:16 2:-7
kind quiz with	0:11 1:-14 2:-12 3:8 4:-6 5:23 8:-12
kind race_board	0:22 1:-10 2:-12 3:16 4:-8 5:9 6:-6 8:-10
kind race_board - +	0:19 2:-13 3:21 4:-9 5:10 6:-6 8:-11
kind race_board - 1	0:38 1:-18 2:-7
kind race_board A	0:33 2:-26 3:12 4:-7 5:-6 8:-8 9:10
kind race_board F	0:21 1:-7 3:-24 5:26 6:-6 8:-7
kind race_board N	3:25 4:-8 8:-9
kind race_board O	0:6 1:-7 3:32 4:-8 5:-6 6:-9 8:-11
kind race_board U	0:17 3:-9 5:14
kind race_board V	0:16 1:-8
kind race_board and	1:14 2:-14 3:-23 5:25
kind race_board at	0:12
kind race_board from	3:18 8:-7
kind race_board h +	2:-7 9:16
kind race_board in	0:23 8:-8
kind race_board is	2:-10 3:-15 4:-6 5:30
kind race_board none	0:16 1:-11 2:-9 3:28 4:-8 5:-6 6:-6 8:-10 9:7
kind race_board p	0:11 1:-12 2:-12 3:-7 4:-8 5:28
kind race_board s	0:12 3:10 8:-7
kind race_board subj	0:7 1:-17 2:-8 3:24
kind race_board u	0:25 2:-14 3:11 4:-7 8:-9
kind race_board vs	0:15 2:-10
kind race_board with	0:27 1:-8 3:-11
kind racing	1:10 3:-11 4:-6 5:21
kind racing - +	0:-8 2:-9 3:-18 4:-13 5:54 6:-8 9:-6
kind racing - 1	1:37 2:-8 3:-12
kind racing A	0:-7 1:26 3:-11 4:-6
kind racing F	0:-10 1:-14 2:9 3:8 4:-10 5:22 6:-11 7:-6 8:-18 9:9
kind racing H	0:-12 1:-15 2:-23 5:39
kind racing N	0:33 1:-7 2:-6 3:-9 4:-11 5:12 8:-8
kind racing O	2:-12 3:-13 5:40 6:-9 9:-6
kind racing U	0:10 1:9 2:6 3:-13 4:-8 5:14 8:-10
kind racing V	0:9 1:12 2:7 8:-9
kind racing and	0:-6 2:17 3:-9 5:9
kind racing at	0:7 1:12 2:-13 3:-14 4:8 5:-8 8:12
kind racing by	0:12
kind racing from	1:-13 3:-13 4:-11 5:46 8:-25
kind racing h +	0:11 1:-16 2:9 5:15 6:-6
kind racing in	0:18 2:-9 3:21 4:-8 8:-17
kind racing is	0:-8 1:-7 3:10 4:18 5:-6 8:-6
kind racing none	0:7 1:6 2:-9 3:-12 4:-8 5:26
kind racing of	1:35 3:-11 5:7 8:-13
kind racing p	1:11 3:-11 4:-6 5:24 8:-13
kind racing s	1:27 2:-7 4:-7 5:-6
kind racing subj	3:-8 9:20
kind racing to	0:11 1:19 2:-8 4:-13
kind racing u	1:14 2:-8 3:-13 5:20
kind racing vs	0:-10 1:-14 2:46 3:-8
kind racing with	0:6 1:34 2:-17 3:-15 8:-6 9:10
kind reaction	0:7 3:6
kind reaction - +	0:10 1:9 5:-7 6:-6
kind reaction - 1	3:29 6:-7 8:-8
kind reaction A	3:17 5:-7
kind reaction F	1:-10 2:19 3:-8 4:6 7:-6 9:-6
kind reaction H	0:13 1:-13 3:27 4:-7 6:-7 8:-6
kind reaction N	0:15 8:-7
kind reaction O	0:13 1:9 3:-10 4:7 5:-7
kind reaction U	0:10 3:8 4:-7
kind reaction V	0:-19 1:41 3:-20 4:-14 5:-9 6:-6 8:9 9:-7
kind reaction and	0:14
kind reaction at	1:-8 2:6 3:24 8:-25
kind reaction for	0:15
kind reaction from	0:17 1:-6 2:-9 3:-9 4:7 5:11
kind reaction h +	1:-11 2:-7 6:9
kind reaction in	0:9 1:8 2:-12 6:-7 8:6
kind reaction is	0:-20 1:-14 2:13 3:15 4:17 5:-7 7:-7 8:-6
kind reaction none	0:9 3:9 5:-6
kind reaction of	1:-24 2:24 3:-27 4:-15 5:-13 6:14 7:-6 8:37 9:-8
kind reaction p	1:-9 2:9 3:18
kind reaction s	1:19 2:-9 3:-15 4:24 5:-7 6:10 7:-7 8:-12
kind reaction subj	0:14
kind reaction to	0:-8 1:-7 2:9 3:-13 4:30 8:-11
kind reaction u	0:14 4:-6
kind reaction with	1:20 2:-6 3:29 4:-9 5:-7 6:-15 7:-7 8:-13
kind reversi	1:-15 2:-6 3:25
kind rhythm	1:24 2:-14 4:-9 5:-8 8:11
kind rhythm - +	0:6 1:39 2:-15 3:-11 4:-8 5:-7
kind rhythm - 1	1:19 2:-14 3:10
kind rhythm A	0:-15 1:45 2:-21 3:7 4:-6 5:-7 8:-8
kind rhythm F	1:-8 3:21
kind rhythm N	0:-11 1:-6 2:-9 3:8 4:-17 5:-12 8:39
kind rhythm O	0:20 1:-13 5:-6 8:7
kind rhythm U	0:17 1:-11 3:-10 8:18
kind rhythm at	0:8 3:-7 4:-11 8:17
kind rhythm h +	1:-8 2:-7 4:-13 5:-10 8:32
kind rhythm in	1:-8 3:-9 4:-6 8:24
kind rhythm none	1:27 2:-17 3:11 4:-9 5:-11 6:-6 8:9
kind rhythm p	1:21 2:-13 3:14 4:-6 8:-13
kind rhythm s	0:-8 1:26 2:-8 3:-7 8:10
kind rhythm u	0:7 1:19 2:-13 4:-10 5:-8 8:20
kind rhythm with	0:-6 1:34 2:-15
kind runner	1:12 2:14 5:8 8:-7
kind runner - +	0:-27 1:33 2:9 5:-15 6:-8 7:-8 9:-6
kind runner - 1	0:9 1:17 2:9 3:-15 8:-7
kind runner A	1:17 2:20 3:-10 5:-9 8:-7
kind runner F	0:-11 1:40 4:-12 5:-9 6:-9 8:-10
kind runner H	0:-6 1:18 2:10 3:-6 5:-7
kind runner N	0:12 1:-6 3:-6 4:-10 5:13
kind runner O	0:-22 1:-17 2:12 3:9 4:6 5:26 6:-7 8:-9
kind runner U	0:21 3:-6
kind runner V	0:-6 1:7 2:7 3:-7 4:-8 5:-7 8:15
kind runner from	0:-6 1:-13 2:21 3:-7 4:-7 8:14
kind runner h +	2:13 4:-14 5:21 6:-6
kind runner in	0:12 3:-6 4:-7 5:9
kind runner none	1:16 2:9 5:7 8:-9
kind runner of	1:20 3:-12
kind runner p	0:-7 1:-9 2:18 4:-13 5:32 8:-12
kind runner s	0:-10 1:25 2:11 3:-13 4:-7 5:-7 8:6
kind runner u	1:17 6:-6 8:-12
kind runner with	1:20
kind sandbox	3:19
kind sandbox - +	0:-7 3:22 5:-6
kind sandbox O	0:-6 3:24 5:-6
kind sandbox none	0:6 3:9
kind sandbox p	0:-9 3:32 5:-7
kind serving	0:-15 2:-20 3:26 4:9 5:-6 6:-8 8:12
kind serving - +	0:-16 1:8 2:-24 3:23 4:20 5:-6 6:-6 8:-8
kind serving - 1	1:-9 2:-6 4:-7 6:-6 8:25
kind serving A	0:-14 1:22 2:-21 3:-26 4:33 8:-6
kind serving F	1:-8 3:32 4:-7 6:-6
kind serving none	0:-9 1:16 2:-21 3:13 4:17 8:-8
kind serving p	0:-16 1:-16 2:-15 3:27 4:26 6:-8 8:-6
kind serving s	0:-8 1:20 2:-12 3:-16 4:-7 8:19
kind serving u	2:-10 3:22
kind serving with	0:-6 1:-10 3:30 6:-6
kind shmup	2:18 3:-8 5:-7 6:6 7:8 8:-8
kind shmup - +	1:18 5:-9 7:6 8:-11 9:-7
kind shmup - 1	1:9 2:46 3:-24 4:-6 8:-7
kind shmup A	0:-8 2:25 3:-16 4:-7 7:24 8:-7
kind shmup F	0:-15 1:19 2:28 3:-38 4:-11 5:-8 6:7 7:14 8:-9 9:-7
kind shmup H	6:6
kind shmup N	1:-7 2:9 3:-16 4:11 5:-11 6:24 8:-17
kind shmup O	0:19 1:-9 3:7 4:-11 5:-12 6:18 7:-6 8:-14 9:-6
kind shmup U	3:12 4:-8 5:-7 7:8 8:-12 9:6
kind shmup V	1:22 3:-11 4:-11 5:-7 6:-7 7:-6 9:10
kind shmup at	2:17
kind shmup h +	1:-8 2:17 3:-6 4:-11 5:-9 6:11 7:17 8:-9 9:6
kind shmup in	0:16 1:-8 2:-15 8:18
kind shmup is	0:-10 3:-10 4:-6 6:-6 7:-8 8:-8 9:33
kind shmup none	1:19 2:11 5:-8 6:-10 8:-8
kind shmup of	0:-27 2:34 3:-24 4:-12 5:-11 6:20 7:14 8:-16 9:-7
kind shmup p	0:-8 1:-14 2:56 3:-28 5:-9 6:20 7:-6 8:-10 9:-6
kind shmup s	2:-25 3:-11 4:-9 5:-6 7:32 9:11
kind shmup subj	1:13 2:-6
kind shmup u	1:6 2:19 4:-9 5:-7 8:-9
kind shmup vs	0:-8 1:-6 2:36 3:-6
kind shmup with	0:-17 1:-18 2:34 3:-32 4:-9 5:-9 6:20 7:21 8:-12
kind shuffleboard	0:18 1:-9 3:-18 5:-6 6:8 8:12
kind shuffleboard - +	0:16 1:-6 2:-8 3:-27 5:-8 6:12 8:20
kind shuffleboard - 1	0:21 1:-14 3:-11 4:21 8:-14
kind shuffleboard A	0:27 1:-11 3:-7
kind shuffleboard N	0:-9 1:-8 2:-8 3:-24 4:29 5:-12 6:-6 8:20
kind shuffleboard O	0:17 1:-6 2:-6 3:-16 4:-8 5:-6 6:10 8:14
kind shuffleboard U	0:22
kind shuffleboard at	0:9
kind shuffleboard from	0:16 8:-8
kind shuffleboard in	0:26 8:-9
kind shuffleboard none	0:7 1:-8 2:-8 3:-18 4:12 5:-9 6:11 8:14
kind shuffleboard of	0:-11 3:-9 4:-8 8:28
kind shuffleboard p	0:17 1:-6 2:-10 3:-11 4:-10 5:-8 6:13 8:11
kind shuffleboard s	2:13
kind shuffleboard u	0:24 1:-9 2:-6 3:-21 4:18 5:-6
kind shuffleboard vs	1:-6 2:22
kind shuffleboard with	0:30 1:-7 3:-12
kind snake	4:7 5:-6 6:-6
kind snake - +	0:-8 1:19 2:-8 6:-6 8:6
kind snake - 1	0:6 1:18 3:-14 4:13 8:-6
kind snake A	2:10 3:-8 7:8
kind snake F	0:-7 1:11 2:-10 4:24 6:-8
kind snake H	1:-19 2:33
kind snake N	0:16 1:-6 2:10 3:11 4:-11 8:-13
kind snake O	1:-7 3:6 4:10 5:-10 6:-7 8:15
kind snake U	1:22 4:-11 5:-8
kind snake V	1:30 2:-10 3:-7 8:-6
kind snake at	0:7 3:-8 4:-10 8:16
kind snake from	0:-8 1:-13 2:19 3:-9 4:-8 5:-7 8:24
kind snake h +	1:-11 2:16 5:-12 6:-6 7:6
kind snake in	0:-12 1:-11 3:-15 5:16 6:-10 7:24 9:-6
kind snake is	0:-9 1:22 3:-6 7:15
kind snake none	0:6 1:8 4:6 8:-6
kind snake obj	1:-6 2:-8 3:-18 4:33 6:-8
kind snake of	0:-7 3:19 4:-7 5:-9 8:12
kind snake p	0:-9 1:-12 3:20 5:-7
kind snake s	1:28 2:-8 3:-13 4:13 8:-9
kind snake u	0:7 1:6 5:-6 6:-6
kind snake vs	2:17
kind snake with	0:-15 1:19 4:32 5:-10 6:-11 7:-11 8:-16 9:-6
kind snap	0:15 1:-6 2:6
kind snap - +	0:7
kind snap - 1	0:8
kind snap U	0:14
kind snap none	0:17
kind snap u	0:15
kind sokoban	0:8 2:-9 4:7 6:-6
kind sokoban - +	0:10 1:12 2:-11 3:-8 8:13
kind sokoban - 1	1:8 2:-8 3:18
kind sokoban A	0:10 1:27 2:-14 3:-21 5:7 7:9 8:-9
kind sokoban F	1:-7 2:-9 3:32 4:-12 5:-6 6:-13 8:9
kind sokoban H	0:-9 1:-13 2:-37 3:-10 4:31 5:-10 6:-6 8:32
kind sokoban N	1:-7 2:-8 4:19
kind sokoban O	0:6 2:-6 3:13 4:9 5:-9 6:-6 8:8
kind sokoban U	0:7
kind sokoban V	0:-6 1:13 3:-18 4:-13 5:15 8:13 9:-6
kind sokoban and	3:-8 4:-9 5:28 8:-15
kind sokoban at	0:-17 1:-6 2:-10 4:41 5:-6
kind sokoban from	0:14 1:34 3:-22 4:-8 5:-6 8:-21
kind sokoban h +	0:8 1:-9 4:10 5:7 6:-7
kind sokoban in	1:-13 2:-7 3:-20 4:26 8:15
kind sokoban is	1:33 2:-16 3:-14 4:-6 8:-6
kind sokoban none	0:9 4:6
kind sokoban obj	0:8 1:-10 2:-8 3:38 4:-12 5:-11 8:-11
kind sokoban of	1:6 2:-6 3:16 4:-13 5:-11 6:-11 8:14
kind sokoban p	2:-9 3:18 4:30 5:-8 6:-6 8:-10
kind sokoban s	0:6 1:9 2:-8 3:-14 5:8 8:12
kind sokoban subj	0:-11 2:-22 3:28 4:-14 5:13 6:-6 8:7 9:-6
kind sokoban to	3:-8 4:26
kind sokoban u	0:7 6:-6
kind sokoban with	0:23 8:-6
kind solitaire	0:16 1:-7 4:-6 8:6
kind solitaire - +	0:11 3:-21 4:-8 8:24
kind solitaire - 1	0:14 1:-8 3:6
kind solitaire O	1:-6 4:-9 8:22
kind solitaire none	1:-6 4:-7 8:17
kind solitaire u	0:14 1:-7 3:-7 4:-8 8:15
kind solitaire with	0:11
kind sorting_game	0:7 1:-11 2:-7 3:31 4:9 8:-12
kind sorting_game - +	0:13 1:-8 2:-7 3:21 4:10 8:-11
kind sorting_game - 1	0:-6 1:-19 3:42 8:-8
kind sorting_game A	1:-22 2:-16 3:37 4:-6
kind sorting_game F	0:-8 1:-7 3:35
kind sorting_game N	0:9 3:29 4:-9 8:-17
kind sorting_game O	1:-8 3:23 4:20 5:-6 8:-16
kind sorting_game U	0:8 1:-9 2:-6 3:14 4:10 8:-7
kind sorting_game from	0:13 8:-6
kind sorting_game in	0:6 3:-21 4:34 8:-21
kind sorting_game none	1:-13 2:-8 3:51 4:-8 8:-9
kind sorting_game obj	3:14
kind sorting_game of	0:15
kind sorting_game to	0:-11 1:-6 3:-17 4:39 8:-7
kind sorting_game u	0:8 1:-10 2:-7 3:33 8:-11
kind sorting_game with	0:11
kind spider_solitaire	0:16 3:-11
kind spider_solitaire - 1	0:14 3:-9
kind spider_solitaire O	0:16 3:-11
kind spider_solitaire p	0:14 3:-9
kind stealth_game	1:6 2:14 3:-6 4:-12 6:-6
kind stealth_game - +	1:21 4:-12 5:12 6:-6 8:-13
kind stealth_game - 1	1:-13 2:28 3:-15 4:-10 8:10
kind stealth_game A	1:13 2:22 3:-13 4:-10 8:-6
kind stealth_game F	8:14
kind stealth_game N	0:14
kind stealth_game O	0:-12 1:6 2:6 4:-13 5:19 6:-8
kind stealth_game U	0:10
kind stealth_game from	3:-9 8:17
kind stealth_game h +	0:17 1:-6 3:7 4:-7 5:-7
kind stealth_game in	3:-8 8:17
kind stealth_game none	2:27 4:-9 8:-9
kind stealth_game p	0:17 1:-6 3:-8 4:-7 5:-6 8:10
kind stealth_game s	1:12 2:-6
kind stealth_game u	1:11 2:11 4:-15 5:17 6:-7 7:-6 8:-15 9:-6
kind stealth_game with	1:9 2:11 3:-11
kind sudoku	1:-11 3:26 8:-7
kind sudoku - 1	1:-11 3:34 8:-10
kind sudoku F	1:-7 3:18
kind sudoku u	0:-6 1:-8 3:32 8:-8
kind sudoku with	1:-15 3:33 6:-6 8:-8
kind tank_battle	1:20 2:-10 4:8 8:-7
kind tank_battle h +	4:12
kind tank_battle none	0:-8 1:16 2:-7 4:15 8:-7
kind tank_battle p	1:17 2:-7
kind tic_tac_toe	0:19 1:19 2:27 3:-36 4:-6 6:-7 8:-8
kind tic_tac_toe - +	0:20
kind tic_tac_toe - 1	0:13 1:14 2:14 3:-21 8:-6
kind tic_tac_toe A	1:-12 2:22
kind tic_tac_toe F	1:30 2:35 3:-45 4:-6 5:-6 6:-12 8:-6
kind tic_tac_toe N	0:16
kind tic_tac_toe O	0:21 3:-7
kind tic_tac_toe h +	0:-9 1:-6 2:42 3:-23 6:-7
kind tic_tac_toe none	0:10 2:27 3:-20 4:-6 6:-7 8:-7
kind tic_tac_toe p	1:22 2:20 3:-26
kind tic_tac_toe s	1:-15 2:21
kind tic_tac_toe u	0:20 1:10 2:16 3:-24 6:-6 8:-7
kind tic_tac_toe vs	0:8 1:-15 2:18
kind tic_tac_toe with	0:-7 1:40 3:-31
kind timing_game	1:-12 3:-9 8:24
kind timing_game - 1	0:18
kind timing_game U	1:-10 3:-8 8:26
kind timing_game u	1:-12 3:-7 8:24
kind tower_defense	0:-6 1:17 2:12 3:-17 5:-8 6:-8 7:8 8:-11 9:9
kind tower_defense - +	1:43 2:-18 3:-27 5:-8 6:-12 7:22 8:-12 9:-8
kind tower_defense - 1	1:27 2:12 3:-14 5:-7 8:-6
kind tower_defense A	0:-8 1:8 2:17 3:-15 4:-10 7:21 8:-6
kind tower_defense F	0:-11 1:41 2:-27 3:-27 4:22 6:-9 8:-6
kind tower_defense H	0:-6 2:10 3:-6 4:7
kind tower_defense N	1:16 2:-6 3:-10 4:37 5:-10 8:-27
kind tower_defense O	0:-12 1:16 2:20 3:-18 5:-14 6:-15 8:-16 9:26
kind tower_defense U	0:20
kind tower_defense from	1:-6 2:26
kind tower_defense h +	0:-14 1:-19 2:29 3:-16 4:10 5:-11 6:-9 7:19 8:-17 9:22
kind tower_defense in	1:-6 2:20 4:-7
kind tower_defense is	2:6 3:-6 7:12
kind tower_defense none	0:-7 1:19 3:-24 4:14 5:-9 6:-9 7:19 8:-14 9:14
kind tower_defense of	1:17 3:-6
kind tower_defense p	0:-6 1:21 2:26 3:-14 4:-10 5:-8 6:-7 7:-6 8:-7 9:10
kind tower_defense s	1:-39 2:-16 3:-22 4:-7 5:-10 6:-8 7:49 8:-14 9:32
kind tower_defense subj	1:21 2:-8
kind tower_defense u	1:22 3:-16 4:18 5:-7 6:-8 7:9 8:-13
kind tower_defense vs	0:-9 1:-10 2:41 3:-7
kind tower_defense with	0:-13 1:23 3:6 4:-8 5:-12 6:-7 8:-11
kind tower_stacking	0:11 1:-15 3:18
kind tower_stacking - +	0:17 3:-13
kind tower_stacking - 1	0:-7 1:-16 3:33
kind tower_stacking F	0:10 1:-11 3:16
kind tower_stacking none	0:13 3:-10
kind tower_stacking u	0:9 1:-11 3:15
kind trick_taking	0:33 1:-10 2:12 3:-12 4:-7 8:-6
kind trick_taking - +	0:25 1:-10 2:22 3:-13 4:-9 8:-6
kind trick_taking - 1	0:40 1:-9 2:-7 3:-11
kind trick_taking A	0:7 1:-20 2:36 3:-8 4:-7 8:-6
kind trick_taking N	0:14 3:-7
kind trick_taking O	0:41 1:-6 3:-12 4:-6
kind trick_taking U	0:12
kind trick_taking none	0:31 1:-10 2:10 3:-11 4:-8
kind trick_taking p	0:29 3:-12 4:-6
kind trick_taking s	0:14 1:-11 2:13
kind trick_taking u	0:30 1:-9 2:12 3:-12 4:-6 8:-7
kind trick_taking vs	1:-7 2:17
kind trick_taking with	0:33 1:-8 3:-11
kind typing_game	0:32 1:-8 3:-7 8:-6
kind typing_game - +	0:30 1:-8 8:-6
kind typing_game - 1	0:24 1:-6 3:-8 8:-6
kind typing_game A	0:18 1:-6
kind typing_game H	1:-8 2:22
kind typing_game N	0:20 1:-6 3:-9 4:10 8:-6
kind typing_game O	0:23 1:-6 4:-6 8:-6
kind typing_game U	0:21
kind typing_game V	0:11
kind typing_game is	2:14
kind typing_game none	0:33 1:-8 3:-6 8:-7
kind typing_game of	0:18 3:-6
kind typing_game p	0:9 1:-10 2:10 3:7 8:-6
kind typing_game u	0:36 1:-7 3:-10 8:-6
kind virtual_pet	1:10 2:-10 3:19 4:-6 5:-8
kind virtual_pet - 1	1:21 2:-8
kind virtual_pet A	1:13
kind virtual_pet F	3:15
kind virtual_pet U	0:13
kind virtual_pet h +	0:9 3:14
kind virtual_pet none	0:-13 1:8 2:-8 3:30 5:-8
kind virtual_pet subj	0:6
kind virtual_pet u	0:16 1:6 2:-8
kind word_search	0:33 1:-8 2:-10 3:7 8:-6
kind word_search - +	0:35 2:-9 8:-6
kind word_search - 1	0:15 1:-9 3:14
kind word_search A	0:15 1:-16 2:-21 3:28
kind word_search N	0:39 3:-19 8:-6
kind word_search O	0:32 3:-8 8:-6
kind word_search U	3:16
kind word_search none	0:38 1:-6 2:-12 8:-7
kind word_search p	0:19
kind word_search u	0:35 1:-8 2:-11 8:-6
kind word_search with	0:-7 1:-6 3:24
last ally A	1:-21 2:-12 3:19 4:11 5:-6 7:12 8:-9 9:-6
last ally F	0:-10 1:-16 2:34 3:7 5:-7 6:-10 8:-6
last ally H	0:-9 2:34 5:-8
last ally N	8:14
last ally O	1:-12 2:-21 3:-11 6:-13 9:39
last ally U	1:-7 2:24 3:-13 4:-12 5:-7 6:15 8:-11
last ally V	0:12 1:-8 2:-7 3:13
last boss F	2:-10 3:-22 4:-7 6:-8 7:42 8:-7
last boss H	0:6 2:9
last boss N	8:6
last boss O	0:22 3:-6
last boss U	0:18
last enemy A	1:17 3:-10 4:11 6:-6 7:10
last enemy F	1:-10 4:26 6:6 8:-9
last enemy H	0:-8 1:-18 2:-31 3:-11 4:-7 5:-11 6:9 7:32 8:-6 9:28
last enemy N	0:7 2:-10 4:21 5:-9
last enemy O	1:-10 8:6 9:-6
last enemy U	0:15 1:-7 8:8
last enemy V	0:-15 1:-10 2:38 3:-16 4:8 5:-10 7:10 8:-10 9:-8
last first A	1:16
last first F	3:12
last first H	1:11 2:13
last first N	2:-7 3:7 8:10
last first O	0:7 1:6 3:10 4:-6
last first U	0:8 1:7
last first V	1:23 2:-7
last free A	0:6 9:-6
last free F	0:9 3:7
last free H	0:6 5:10 8:-8 9:-6
last free N	0:8 4:6
last free O	0:9
last free U	0:11
last free V	1:12 4:10 9:-7
last goal A	1:8 2:35 3:-14 4:-6
last goal F	0:15 1:-8 2:-9 3:21 4:-14 5:-6
last goal H	1:-9 2:12 3:-11 4:-9 6:18 8:-6
last goal N	0:-10 1:-8 2:13 3:-16 4:-18 5:33 8:9
last goal O	1:-6 3:16 8:-7
last goal U	0:20 1:-6
last goal V	1:-17 3:-18 4:19 5:12 6:-6 8:6 9:-6
last hero A	1:-14 2:7 3:7 5:-6 9:18
last hero F	3:11 4:-6 6:9
last hero H	1:-7 2:20 3:-9
last hero N	2:-8 3:6 4:8 8:8
last hero O	1:-9 3:7 4:-6 5:13 8:7
last hero U	3:-14 8:11 9:6
last hero V	2:11 4:-10 6:-6 9:9
last item A	2:17 5:-6
last item F	1:-7 3:34 4:-6 6:-7
last item H	2:24
last item N	1:-6 3:7 4:12 5:-7
last item O	0:-8 3:16 4:12 9:-6
last item U	1:-6 3:24 4:6 5:-6
last item V	0:-6 1:7 2:8 3:9 5:-9
last obstacle A	1:-14 2:12 3:7 4:-8 5:29 6:-6 7:-7 8:-13 9:-8
last obstacle F	2:-10 4:20 5:14 6:-6 8:-6
last obstacle H	1:-8 3:-10 4:16 5:16 6:-7 8:-6
last obstacle N	1:-8 2:6 3:-20 4:32 5:16 8:-25
last obstacle O	1:-7 2:-10 5:32 8:-13
last obstacle U	0:16 1:-6 2:-8 3:-12 4:13 5:14 8:-9
last obstacle V	1:-12 2:-15 4:20 5:11 8:-6
last place A	1:-7 2:25 4:11 6:-7 7:-7 9:-7
last place F	0:-8 2:-13 3:17 4:-6 6:-8 8:22
last place H	1:-18 2:21 4:-10 6:-9 8:9
last place N	0:-9 2:6 3:-10 5:17 6:-9 8:15 9:-6
last place O	3:-9 4:8 7:-6 8:17 9:-6
last place U	0:9 3:6
last place V	0:17 2:-22 3:13
last projectile A	0:-6 1:-6 2:42 3:-7 6:-7 8:-7
last projectile F	1:-8 2:-19 3:7 4:6 6:21 7:-6 8:-8
last projectile H	0:-8 2:27 4:-6 6:7
last projectile N	0:20 2:-6 3:-10 4:9
last projectile O	2:29 3:-24 7:13 8:-25 9:-7
last projectile U	0:16 1:-6 2:13 3:-15 4:-7 5:-7 7:13 8:-9
last projectile V	1:12 2:15 8:-6
later none A	2:12
later none Ap	2:17 3:7
later none Ap-	1:8 3:12
later none Aph	1:-11 2:29
later none As	1:10 2:9 7:6
later none As-	1:17 2:8 4:-6
later none Ash	1:-26 2:15 4:6 5:-7 6:-6 7:33 8:-7 9:-8
later none Au	1:8 2:10
later none Au-	1:15
later none Auh	1:-15 2:22
later none F	3:9
later none Fp	3:15
later none Fp-	2:-9 3:23 4:-6
later none Fph	0:-10 1:-8 2:18 3:7 5:14 6:-6 8:-11
later none Fs	0:-6 1:13 2:-12 4:19 5:-9 6:6 8:-7
later none Fs-	0:-8 1:27 2:-10 5:-7
later none Fsh	1:-14 2:-15 4:13 5:-9 6:13 7:11 8:-13 9:-6
later none Fu	3:10 8:-6
later none Fu-	1:6 3:13 8:-6
later none Fuh	1:-9 6:11
later none H	2:17
later none Hp	1:-6 2:17
later none Hp-	2:12 3:10 4:-6
later none Hph	1:-6 2:27 3:-7
later none Hs	0:-6 1:10 4:-6 5:-8 6:-8 7:23 8:-6
later none Hs-	1:13 5:-7 6:-7 7:12
later none Hsh	1:-6 7:14
later none Hu	2:22 8:-6
later none Hu-	2:27 6:-7 8:-6
later none Huh	1:-7 2:18 4:-6
later none Np	1:-6 2:-11 4:13 5:11
later none Np-	0:-6 2:-16 4:15 7:-6 8:15 9:-6
later none Nph	1:-6 2:-6 4:11 5:15
later none Ns	1:-10 2:-9 8:16
later none Ns-	1:-14 2:-7 4:7 8:18
later none Nsh	0:11 1:-6 2:-9 8:11
later none Nu-	3:7
later none Nuh	1:-6 4:11
later none O	3:6
later none Op	1:-7 3:15 5:9 8:-8
later none Op-	1:-6 3:18
later none Oph	0:-6 1:-8 3:11 5:17 8:-6
later none Os	1:19 3:-8 5:-11 6:7 9:-6
later none Os-	1:25 5:-9 7:-7
later none Osh	1:-15 2:6 3:-21 5:-13 6:13 7:29 9:-8
later none Ou-	3:7
later none Ouh	0:7 1:-8 5:9
later none U	0:10
later none Up	0:11 1:-8 5:11
later none Up-	0:14 1:-9 3:8 4:-6 5:6
later none Uph	0:10 1:-6 2:11 3:-9 5:21 8:-11
later none Us	0:12 1:10 3:-14 5:-6
later none Us-	0:15 1:17 2:9 3:-13 8:-10
later none Ush	1:-9 2:-13 3:-11 4:-11 5:-8 6:13 7:-6 8:14 9:17
later none Uu	0:9
later none Uu-	0:10
later none Uuh	0:10
later none V	1:7
later none Vp	2:8 5:9 8:-10
later none Vp-	1:-16 2:-13 3:21 4:16 8:-10
later none Vph	1:12 2:21 3:-15 4:-13 5:10 6:-6 8:-10
later none Vs	0:-6 3:-10 4:-11 5:9 6:-6 7:9 9:9
later none Vs-	0:-6 1:28 3:-8 4:-10 5:8
later none Vsh	2:-19 3:-8 4:-8 5:-7 7:15 9:16
later none Vu	1:11 4:7 5:-7
later none Vu-	1:28 2:-10
later none Vuh	0:11 1:-15 2:25 3:-7 4:9 5:-9 8:-8
later none attack -	1:-20 2:29 3:-12 4:-9 5:-6 8:14
later none attack h	0:9 2:-10 3:-6 4:-9 5:28 8:-9
later none avoid -	0:-9 1:20 2:11 3:-8 4:-8 5:-6 8:9
later none avoid h	0:6 1:-12 3:11 4:7 5:-7 8:-7 9:11
later none bring -	0:6 1:24 2:-10 3:-14 5:7 8:-11
later none bring h	1:-14 2:-11 3:35 5:-7 8:-9
later none chase -	0:-7 1:6 2:21 4:-8 8:-11
later none chase h	1:-7 2:22 3:-8
later none cross -	0:14 1:6
later none cross h	1:-14 2:-12 3:-9 4:21 5:21 8:-12
later none eat -	1:6 2:23 3:-11 8:-7
later none eat h	1:-16 2:18 3:20 4:-10 5:-13 7:14 8:-10
later none fall -	0:7 2:6 3:6 8:-10
later none fall h	3:-15 4:-7 7:20 8:-10
later none fight -	1:8 2:-14 3:-8 4:22 6:8 8:-8
later none fight h	0:-12 1:-14 2:40 3:-8 4:-11 5:-6 6:6 9:-8
later none guard -	0:-6 1:50 2:-24 4:-11
later none guard h	0:-9 1:-10 2:20 3:13 5:-9 6:-7 8:-6
later none hit -	0:11 1:6 4:-8 6:-8
later none hit h	2:7 3:-12 6:15
later none love -	3:9
later none love h	2:20 5:-6 8:-7
later none make -	2:-10 4:20
later none make h	0:-8 2:-18 3:10 5:19 8:-12 9:-6
later none match -	1:-12 2:-6 3:26 4:10 8:-6
later none move -	1:13 3:7 5:-7
later none move h	1:-9 2:9 3:6 4:-9 5:14 7:-6 9:-7
later none no -	3:7
later none no h	1:-9 2:9
later none over -	0:-10 1:23 2:-8 3:9
later none over h	2:9 3:12 5:-13 8:-13 9:-6
later none play -	0:-11 1:22 2:-15 4:-11 5:22 6:-8
later none play h	0:15 1:-6 2:-10 3:18 8:-7
later none push -	1:14 3:-13 4:7 8:8
later none push h	3:-6 4:-10 8:21
later none race -	0:-6 1:20
later none reach -	0:-9 2:-7 3:10 5:-9 6:16 8:-7
later none reach h	0:-13 1:-10 2:15 4:-16 6:-7 8:19
later none save -	0:9
later none save h	1:-14 4:-11 8:25
later none shoot -	0:12 2:25 3:-12 4:-9 8:-10
later none shoot h	1:-10 2:26 3:-7 4:-7 6:9 8:-7
later none sneak -	0:-8 1:-11 2:11 3:-16 4:-12 5:26
later none sneak h	0:6 1:-8 2:8 4:-8 5:-7
later none steal -	1:-39 2:50 3:-9
later none steal h	1:-6 2:31 3:-10 4:-6
later none take -	1:13 8:-8
later none take h	1:-18 2:32 3:-7 4:12 6:-6 8:-12
later none throw -	1:7 2:8 4:-16 5:-6 6:9 7:-6 8:11 9:-6
later none throw h	1:-18 2:16 3:-10 4:25 6:-12 8:-12 9:-7
later none touch -	0:14 2:-6 4:-6 5:12
later none touch h	4:11
later none word:boss h	0:-12 1:-12 3:-9 4:-7 5:-6 6:-11 7:40 8:-11
later none word:enemy -	0:17
later none word:enemy h	0:-14 1:-7 2:43 3:-9 5:-6 8:-8
later none word:goal -	1:18 3:-6
later none word:hero -	0:6 1:18 2:-9 3:-6
later none word:item -	0:8
later none word:obstacle -	0:8 1:-11 2:-7 4:-6 6:18
later one A	1:10
later one Ap	2:10 4:9 6:-6
later one Ap-	2:7 4:16 5:-7 6:-6 7:-6 8:6 9:-6
later one Aph	0:-7 2:15 3:10 6:-7 8:-11
later one As	1:21 2:-9
later one As-	1:26 2:-10 3:-6
later one Ash	0:-19 1:-20 3:28 5:-7 6:-6 7:-10 8:-14 9:19
later one Au	1:9
later one Au-	1:16
later one Auh	1:-23 2:16 3:8 4:8 7:-7
later one F	1:-6 3:13
later one Fp	3:17 4:-7 5:-6 6:10 8:-9
later one Fp-	3:13 5:-6 6:10 8:-11
later one Fph	0:8 2:-7 3:21 4:-8
later one Fs	0:-7 1:20 2:-11 4:-15 5:-7 6:-10 7:-6 8:32 9:-6
later one Fs-	1:10 2:-8 4:-12 6:-8 8:21
later one Fsh	0:-10 1:9 2:-8 4:-12 6:-7 8:23
later one Fu	1:-7 3:10
later one Fu-	1:-9 3:9 4:7
later one Fuh	0:-6 2:-7 3:25 4:-10
later one H	2:8 3:-6 5:6
later one Hp	1:-16 2:31 3:-8 5:14
later one Hp-	1:-15 2:31 3:-7 5:6
later one Hph	0:-7 1:-7 2:8 3:-10 4:-9 5:29 6:-9 8:-8
later one Hs	1:23 2:-26 3:-7 7:19
later one Hs-	1:18 2:-24 3:-6 7:19
later one Hu	1:6 3:-7 5:7
later one Hu-	1:17 2:9 3:-7 4:-6 6:-6
later one Huh	1:-12 4:11 5:13 7:-6 8:-10 9:-6
later one N	0:6 4:6 8:11
later one Np	2:12 3:6 4:-7 5:-6
later one Np-	0:11 2:-8 3:20 4:-13 5:-11 6:-6
later one Nph	0:-13 1:-7 2:23 3:-7
later one Ns	0:6 5:-8 8:15
later one Ns-	5:-7 8:9
later one Nsh	0:7 3:-6 4:-10 8:18
later one Nu	2:-7 4:8 8:13
later one Nu-	0:11 2:-7 4:11 5:-6
later one Nuh	1:-6 8:22
later one O	2:-6 8:9
later one Op	0:8 1:-10 2:-7 3:18 4:-6 5:6
later one Op-	0:9 1:-9 2:-7 3:16 5:7
later one Oph	1:-7 2:-7 3:11 4:-13 8:25 9:-6
later one Os	0:6 4:16 5:-8 6:-8 7:-6 8:-14
later one Os-	0:9 2:6 4:7 5:-8 6:-8 8:-6
later one Osh	0:8 1:-13 2:-10 3:14 4:21 5:-9 6:-9 7:-6 8:-16 9:6
later one Ou	2:-7 8:12
later one Ou-	0:8 8:10
later one Ouh	1:-10 2:-11 3:8 8:15 9:7
later one U	0:9
later one Up	0:-6 2:16 4:10 5:-7 8:-9 9:-6
later one Up-	1:15 2:22 3:-8 5:-8 6:-6 8:-11
later one Uph	0:-10 1:-8 3:22 4:9 7:-6 8:-6 9:-7
later one Us	0:11 2:-6 3:10 4:-6
later one Us-	0:13
later one Ush	0:-9 1:-9 2:-8 3:32 4:-10 8:-10
later one Uu	0:10
later one Uu-	0:11
later one Uuh	1:-7 8:10 9:7
later one V	6:-6 8:12
later one Vp	1:-16 2:24 4:10 5:6 6:-7 8:-13 9:-6
later one Vp-	0:6 1:-17 2:21 3:-9 4:18 5:-6 8:-10
later one Vph	0:-15 1:-8 2:17 3:13 4:-12 5:13 8:-10
later one Vs	1:26 2:-8 3:-8 4:-8 8:7
later one Vs-	0:8 1:28 3:-6 8:-15
later one Vsh	0:-8 1:-12 2:-10 4:-7 8:34
later one Vu	2:-7 3:9 5:-7 6:-6 8:14
later one Vu-	1:12 2:-11 8:11 9:-6
later one Vuh	1:-18 3:9 5:-10 6:-8 7:-6 8:16 9:17
later one attack -	0:-8 2:24 8:-9
later one attack h	0:17 3:-6
later one avoid -	1:41 2:-15 3:-10
later one avoid h	0:12 1:-15 2:-8 3:14 4:10
later one bring -	0:-8 1:13 2:-8 3:25 4:-7 8:-7
later one bring h	0:17 1:-10 3:-11 8:14
later one chase -	1:-14 2:25 3:-8
later one chase h	3:13
later one cross -	1:23
later one eat -	1:30 2:-21 3:7 4:-6 8:-6
later one eat h	0:7 1:-6 2:-8 3:-9 4:-6 8:21
later one fall -	0:-8 1:-6 2:9 3:12 5:-9 6:-8 7:-6 8:9
later one fall h	1:-7 2:18 3:-15 5:18 8:-6
later one fight -	0:-7 1:23 2:-10 3:-6 6:10
later one fight h	0:10 6:20 8:-8
later one guard -	1:-31 2:29 3:-8 4:15
later one guard h	3:14
later one hit -	2:-11 3:13 8:12
later one love -	0:17 1:-7
later one make -	0:8 1:17 2:7 3:-21 4:-13 8:7
later one match -	0:17 3:-8
later one move -	1:17 4:-8 5:-6 6:-7 8:15
later one move h	0:-20 1:-7 2:11 3:-8 4:13 5:6 7:-6 8:8 9:-7
later one no -	0:7
later one no h	1:-10 3:10 8:8
later one over -	0:8 1:13 3:-7
later one over h	1:-9 2:-6 3:14 4:-13 5:-8 8:20
later one play -	1:15 3:-8 8:7
later one play h	0:11
later one push -	1:8 2:17 3:-16 4:-9 8:6
later one push h	0:-10 1:-14 2:18 4:-8 8:-20 9:24
later one race -	0:6
later one reach -	1:-12 2:10 3:14 4:15 5:-10 8:-8
later one reach h	1:-8 2:-9 4:-8 5:-8 8:25
later one save -	0:-6 1:31 2:-6 3:-6 8:-6
later one save h	2:15
later one shoot -	1:39 2:-19
later one shoot h	0:-9 1:-10 2:18 8:15
later one sneak -	0:-8 1:30 2:-13 8:-6
later one sneak h	2:-6 3:27
later one steal -	1:29 2:-9 3:-6
later one steal h	0:9 1:-9 2:23 3:-7 8:-6
later one take -	1:25 3:-8
later one take h	1:-17 2:-10 3:25 4:-15 5:-11 8:26
later one throw -	2:-11 6:19 8:-11
later one throw h	1:-13 2:-19 3:-6 4:-7 6:11 8:-16 9:32
later one victim -	0:6 1:8 2:-9
later one word:enemy h	0:8 2:9
later one word:goal -	0:6
later one word:hero -	0:6 1:25 3:-14
later some	1:10 2:-6
later some A	1:21 2:-7
later some Ap	1:11 6:-6 8:-9 9:10
later some Ap-	1:26 2:6 8:-8
later some Aph	1:-19 2:-16 3:9 4:17 6:-6 8:-9 9:24
later some As	1:28 2:-7
later some As-	1:31 2:-7
later some Ash	0:13 1:-20 2:-13 4:12 8:19
later some Au	1:25 2:-12
later some Au-	1:21 3:-8
later some Auh	2:-19 3:22 5:-8 7:-6 8:-13 9:22
later some F	2:-7 3:18
later some Fp	1:-7 2:-7 3:15 6:8
later some Fp-	0:-7 1:-11 2:-6 3:21 8:11
later some Fph	2:-8 3:12 6:11
later some Fs	1:9 4:-6 6:-7 8:6
later some Fs-	0:6 1:8 4:-6 6:-7
later some Fu	1:-7 2:-6 3:22 4:6
later some Fu-	0:-8 1:-10 2:-7 3:27 4:13 8:-8
later some Fuh	0:-6 2:-7 3:25
later some H	1:17 8:-7
later some Hp	1:-7 2:22 3:-17 4:-7 5:8 6:11 8:-6
later some Hp-	1:6 2:22 3:-8 4:-6 8:-6
later some Hph	1:-6 2:-7 3:-19 4:-6 5:25 6:17
later some Hs	0:-6 1:22 2:-11 4:10
later some Hs-	1:21 2:-7
later some Hu	1:24 2:-7 4:-8 5:-9 8:-7
later some Hu-	0:-6 1:27 4:-7 5:-8 6:-7 8:-7
later some Huh	2:-8 6:13
later some N	8:13
later some Np	1:-8 2:12 3:11 6:-6
later some Np-	1:-10 2:7 5:-12 6:-6 8:22
later some Nph	3:16 5:6 8:-8
later some Ns	0:6 3:-14 4:7 5:-8 8:21
later some Ns-	1:14 3:-22 4:-19 5:-7 8:39
later some Nsh	0:17 3:-7 4:27 5:-6 8:-22
later some Nu	0:8 2:-7 3:-6 8:23
later some Nu-	0:19 3:-15 4:-13 8:21
later some Nuh	2:-8 8:26
later some O	2:-7 8:10
later some Op	0:-8 2:-6 3:9 8:9
later some Op-	1:7 5:-10 8:10
later some Oph	0:-6 1:-8 2:-9 3:13 5:17 8:8
later some Os	0:10 1:-11 2:-8 3:-12 5:7 8:12
later some Os-	0:11 1:-8 3:-15 8:24
later some Osh	0:10 1:-11 2:-8 5:12 6:11 8:-10
later some Ou	2:-10 3:6 4:6
later some Ou-	1:12 2:-8 4:13 5:-9
later some Ouh	0:7 1:-10 2:-13 3:10 4:6 5:-8 8:8
later some U	0:7 8:9
later some Up	1:-11 2:11 3:-23 4:-10 5:8 8:7 9:18
later some Up-	0:6 1:-9 2:17 3:-17 4:-6 8:13
later some Uph	2:-9 3:-14 4:-8 5:20 8:-13 9:23
later some Us	0:-7 1:19 2:-10 3:8 5:-7
later some Us-	0:-16 1:24 2:-10 4:9 5:-7 6:-6 7:-6
later some Ush	0:12
later some Uu	0:18 2:-7 8:6
later some Uu-	2:-8 5:-6 8:17
later some Uuh	0:33 2:-8 3:-7 4:-8
later some V	0:8 1:30 4:-8 5:-7 8:-10
later some Vp	0:7 1:13 3:11 4:-10 5:-9 8:-7
later some Vp-	1:27 2:-13 4:-9 5:-6 8:-7
later some Vph	1:-12 2:20 3:12 4:-9 5:-11 8:-6
later some Vs	1:24 3:-6 8:-10
later some Vs-	1:27 8:-9
later some Vu	0:13 1:24 2:-9 3:-9 8:-13
later some Vu-	1:28 2:-6 3:-9 4:6 8:-14
later some Vuh	0:21 1:11 2:-8 4:-9 8:-7
later some avoid -	1:18
later some avoid h	0:18 1:-8 4:16 8:-10
later some bring -	1:31 3:-11
later some chase -	0:-11 1:15 2:11 3:-6
later some cross -	1:14
later some eat -	0:-6 1:33 2:-12 3:-10
later some eat h	0:7 1:-6 2:-22 3:-7 4:-6 5:30
later some fight -	0:11 1:9 2:-7 6:-7
later some guard -	1:32 2:-17
later some hit -	1:6 3:14
later some make -	1:12
later some move -	1:18 3:-12
later some no -	1:12 5:-6 8:8
later some no h	1:-8 2:-10 3:11
later some over -	0:17 1:-7 3:8
later some over h	0:-8 1:-6 3:-17 5:25 8:9
later some play -	0:18 1:-8
later some race -	1:8
later some reach -	0:-10 1:35 2:-6 3:-12 4:-16 8:7
later some reach h	3:11
later some save -	1:15
later some save h	0:14 1:-10
later some shoot -	1:19 2:-9
later some sneak h	2:7 3:9 4:6
later some steal -	1:46 2:-31
later some take -	1:19 2:-9 4:6
later some take h	0:7 2:-9 3:29 4:-8 8:-13
later some throw -	1:37 2:-10 3:-7
later some word:hero -	1:20
left attack	4:7 8:-6 9:-6
left attack -	0:-11 1:15 3:7 4:9 5:-9
left attack 0	0:-7 1:8 2:8 4:19 7:-6 8:-11
left attack 0 A	0:-6 1:32 2:10 3:-8 4:-10 5:-6 7:-6
left attack 0 F	0:-6 1:-9 3:-16 4:42 6:-7
left attack 0 N	1:-6 4:24 8:-6
left attack 0 O	1:-15 2:11 3:15 5:8 6:-7 7:-6 8:-19
left attack 0 U	0:-26 1:-18 2:23 3:14 4:7 5:-10 6:9 8:-14
left attack 0 at	0:6
left attack 0 cl	0:-9 1:16 2:9 3:13 4:-19 5:-13 6:10 7:-6 8:-13
left attack 0 in	0:-7 2:9 3:-9 4:28 6:-6 7:-6 8:-9
left attack 0 none	1:12 3:-8 4:21 8:-9
left attack 0 obj	2:15 3:7 4:-7
left attack 1	1:6 2:-7 3:-8 9:-6
left attack 1 A	3:-20 5:-7 7:19 8:16
left attack 1 F	0:-7 1:-10 2:-6 3:22 4:-13 5:-7 6:13 8:-9
left attack 1 N	0:-7 2:-8 3:-7 4:17 5:19 8:-11
left attack 1 O	2:22 3:-8
left attack 1 U	0:11
left attack 1 cl	1:-13 2:17 3:6 4:-10 5:-9 6:-6 7:18 8:-13
left attack 1 in	1:7 2:-23 4:-7 5:6 6:7 7:-6 8:8
left attack 1 none	3:-21 6:-6 7:11 8:10
left attack 2	0:9 1:-8 2:-14 4:-15 5:23 6:-8 7:15 8:-9
left attack 2 F	0:7 3:14
left attack 2 U	0:20
left attack 2 cl	1:-8 2:-10 7:23
left attack 2 in	0:7 1:-6 2:-7 3:12 4:-14 5:21 6:-11 8:-8
left attack 2 none	1:-8 2:-14 4:-15 5:25 6:-10 7:10 8:-10
left attack A	1:27 3:-14 4:-8 5:-7
left attack F	1:-15 2:-9 3:8 4:27 5:-10 6:7 8:-10
left attack H	1:-8 2:-17 7:27
left attack N	1:-7 2:-8 3:-10 4:17 5:20 8:-11
left attack O	1:-18 2:18 3:-6 4:16 5:9 6:-7 7:-7 8:-13 9:-6
left attack U	1:-13 2:8 3:9 5:-10 6:13 8:-12
left attack h	0:11 1:-18 2:11 3:-21 5:27 7:6 8:-15 9:-6
left avoid	2:10 5:8
left avoid -	7:-6
left avoid 0	2:15 5:7
left avoid 0 A	2:27 3:-7
left avoid 0 F	0:-13 1:-9 2:11 3:30 5:-11 6:-10 8:-8
left avoid 0 H	2:25
left avoid 0 N	1:-7 2:-22 3:-14 4:17 5:24
left avoid 0 O	1:-7 2:-8 5:25
left avoid 0 U	1:-8 3:-12 6:-6 8:24
left avoid 0 V	1:-21 2:10 3:11 5:22 8:-11
left avoid 0 at	2:-22 3:-9 4:23 5:21 8:-11
left avoid 0 cl	0:8 1:-15 2:-9 3:23 4:15 6:-7 8:-21
left avoid 0 from	0:-6 1:-9 2:17 3:-7 4:14 5:-16 8:10
left avoid 0 in	2:15
left avoid 0 none	2:15 3:-6 5:12 8:-7
left avoid 0 obj	0:-14 2:-12 3:14 4:26 5:-10 8:-6
left avoid 0 of	0:-16 1:41 2:-18 3:10 4:-10 6:-6 8:-11
left avoid 0 subj	0:6 1:20 2:-14
left avoid 0 to	0:11 4:6 8:-6
left avoid 0 with	0:-27 2:28 3:-15 4:-18 5:20 6:-11 8:8
left avoid 1	0:6 1:-9 3:-12 5:6 6:-6 7:9 8:9
left avoid 1 A	1:-13 2:14 3:-11 5:10 7:10 8:-12
left avoid 1 N	0:13 2:-11 3:-15 4:-18 8:37
left avoid 1 O	2:-17 3:-7 5:31 6:-9
left avoid 1 U	0:28 2:-7 3:-8 4:-6 8:7
left avoid 1 V	1:-7 2:24 3:-7 4:8 5:-9 8:-7
left avoid 1 at	0:-8 2:8 3:-7 4:10 5:-8 8:10
left avoid 1 cl	2:-12 3:-12 4:10 5:7 6:-7 7:18 8:-6
left avoid 1 from	2:15
left avoid 1 in	0:8 1:-9 2:8 3:-10 4:-9 5:9 8:19
left avoid 1 none	0:7 1:-7 3:-8 5:18 7:8
left avoid 1 of	1:-7 2:7 3:-14 4:-10 5:20 6:-7 8:10
left avoid 1 subj	0:11 1:-9 4:-16 5:-7 8:24
left avoid 1 with	0:15 1:-7
left avoid 2	0:9 1:-7 2:-14 4:11 6:-7 8:6
left avoid 2 A	0:33 2:-16
left avoid 2 F	0:-14 2:-9 3:10 4:-9 5:-6 6:-7 7:28
left avoid 2 N	4:25 8:-11
left avoid 2 O	0:8 2:-13 3:-8 4:-13 5:7 6:-7 8:24
left avoid 2 U	0:7 2:-8 3:10 4:11 8:-8
left avoid 2 at	0:16
left avoid 2 cl	0:18 1:-7 2:-12 4:11 5:-7 6:-6 7:9 8:-11
left avoid 2 in	2:-14 4:13 8:8
left avoid 2 none	1:-8 2:-18 3:8 4:9 5:7 6:-7
left avoid 2 to	4:20 8:-7
left avoid A	2:22 3:-7 8:-6
left avoid F	0:-16 1:-9 2:11 3:26 5:-14 6:-12 7:16 8:-10 9:-6
left avoid H	0:-6 2:20 5:-7 7:10
left avoid N	0:8 1:-6 2:-16 3:-13 4:9 5:7 8:20
left avoid O	1:-6 5:25
left avoid U	0:16 1:-6 8:8
left avoid V	1:-17 2:12 5:22 8:-12
left avoid h	1:-7 2:13 3:-6 5:9
left bring	3:10 4:10
left bring -	3:6 4:9
left bring 0	3:13 4:7 5:-6
left bring 0 A	1:6 3:-7 4:23 5:-6 9:-6
left bring 0 F	1:-7 2:8 3:18 4:-8
left bring 0 H	1:18 3:-9
left bring 0 N	0:-11 1:-8 2:10 3:22 4:19 6:-6 8:-25
left bring 0 O	2:-7 3:35 5:-8
left bring 0 U	0:21 1:-10 2:-6 4:7
left bring 0 V	1:32 2:-6 4:-12 8:-8
left bring 0 at	0:-7 3:-14 4:31 8:-8
left bring 0 cl	1:-23 2:47 3:-13 5:-7 6:-6
left bring 0 from	2:8 3:-15 4:-8 8:23
left bring 0 in	2:-7 3:16 4:9 5:-6
left bring 0 none	3:15 5:-6 8:-6
left bring 0 obj	2:12
left bring 0 of	0:-7 1:-6 3:37 4:-7 8:-7
left bring 0 subj	1:-15 2:31 3:-7
left bring 0 to	0:7 1:-8 4:14
left bring 0 with	0:-10 1:20 2:-8 3:16 4:-8 8:-6
left bring 1	3:13 4:15 5:-6
left bring 1 A	2:10 3:-10 4:27 8:-11
left bring 1 F	0:-11 1:-6 3:42 4:-11 6:-7
left bring 1 H	0:-11 1:14 2:-13 3:25 4:-6
left bring 1 N	0:12 2:-6 4:17 8:-6
left bring 1 O	0:-6 1:-9 2:-8 3:33 4:13 5:-8 6:-7 8:-15
left bring 1 U	1:-8 2:-11 4:17 8:10
left bring 1 V	1:31 3:-10 4:-16
left bring 1 at	0:12 2:-12 3:-9 4:28 8:-9
left bring 1 cl	0:-6 1:-23 2:12 3:26 4:11 5:-10 6:-7 7:-6 9:-6
left bring 1 from	0:17 2:-12 3:-10 4:-11 8:22
left bring 1 in	1:11 2:-10 4:14
left bring 1 none	0:-13 1:-11 3:36 4:9 5:-9 6:-7 9:-6
left bring 1 of	0:10 3:16 4:-7 8:-12
left bring 1 to	0:-8 2:-9 3:-9 4:42 8:-9
left bring 1 with	0:-6 1:25 3:8 4:-10 6:-7 8:-8
left bring 2	1:-7 3:-8 4:16 5:-6 6:-6 8:13
left bring 2 A	0:18 1:-15 2:6 3:-16 4:19 5:-7
left bring 2 F	0:15 3:12 4:-8
left bring 2 H	0:-6 2:18
left bring 2 N	0:-13 2:30 3:-15 4:-6 5:-11 8:10
left bring 2 O	1:-8 2:-12 3:-28 4:16 5:9 6:-7 8:23
left bring 2 U	0:6 1:-6 2:-9 3:7 5:-6 8:7
left bring 2 at	0:9 2:-10 3:-7 4:21 8:-10
left bring 2 cl	1:-11 2:-10 4:27 5:-7 6:-6
left bring 2 for	0:-14 1:-13 2:-8 3:-13 4:43 8:-14
left bring 2 from	0:24 2:-8 8:-6
left bring 2 in	2:15 3:-18 4:-13 5:-7 8:31 9:-6
left bring 2 is	0:8
left bring 2 none	0:11 1:-11 2:15 3:-9 4:7 6:-6
left bring 2 to	0:10 4:6 8:-6
left bring A	1:-9 2:9 3:-9 4:29 5:-6 9:-6
left bring F	1:-7 3:30 4:-10 6:-6
left bring H	0:-16 1:24 3:19 4:-9 5:-8 6:-8 7:-6 8:-6
left bring N	1:-6 2:14 3:7 4:14 5:-7 8:-10
left bring O	1:-8 2:-9 3:27 4:8 6:-7
left bring U	0:14 1:-8 2:-8 4:9 8:9
left bring V	1:48 2:-8 3:-11 4:-21
left bring h	1:-10 3:16 4:7 5:-6
left chase	1:7 2:16 3:7 4:-6 5:-7 8:-6
left chase -	1:17 2:8 4:-7 5:-6 8:-6
left chase 0	1:11 2:14 4:-7 5:-6
left chase 0 A	1:18 4:-9 8:-6
left chase 0 F	2:8 3:13
left chase 0 N	4:16
left chase 0 O	1:-9 2:-16 3:12 4:-9 5:-7 6:-6 8:29
left chase 0 U	0:-9 1:-10 2:33 3:-10 8:-7
left chase 0 at	1:21 2:-7 4:-6
left chase 0 cl	0:13 1:16 2:-22 4:-8 5:-6 8:14
left chase 0 in	0:-9 1:7 2:17 3:8 4:-7 5:-6 6:-6 7:-6
left chase 0 none	2:13 3:12 5:-6
left chase 0 subj	1:22 2:-14
left chase 1	1:10 2:11 4:-12 5:-9 6:12 8:-12 9:-7
left chase 1 A	1:15 2:11 3:-6 4:-7
left chase 1 F	2:31 3:-18 4:-6 6:-7
left chase 1 O	0:-12 2:-11 3:22 4:-6 5:-7 6:18 8:-10
left chase 1 U	0:14
left chase 1 cl	0:13 3:-16 4:-9 6:14 8:-7
left chase 1 in	0:-11 1:11 2:18 3:8 4:-9 6:-9 8:-8 9:-7
left chase 1 none	1:15 4:-9 8:-8
left chase 2	0:14 1:-13 2:10 3:16 4:-9 5:-6 6:-6 8:-10
left chase 2 A	0:10 1:-12 2:-11 3:16
left chase 2 H	2:14
left chase 2 O	2:21 4:-7 6:-7 8:-8
left chase 2 U	0:17 2:-6
left chase 2 cl	0:16 1:-10 2:20 4:-7 5:-6 6:-7 8:-9
left chase 2 in	0:11
left chase 2 none	1:-12 2:23 3:11 4:-8 5:-6 6:-7 8:-9
left chase 2 with	0:16 3:-7
left chase A	1:15 2:12 4:-10 8:-7
left chase F	1:-7 2:34 3:-14 4:-7 6:-7 8:-6
left chase H	0:11 1:-6 2:13 3:-7
left chase N	1:-7 4:20
left chase O	0:-8 1:-11 3:17 4:-13 5:-11 8:16
left chase U	0:14 1:-10 2:22 3:-11 4:-6 8:-6
left chase h	1:-6 2:15 3:16 4:-10 5:-7 6:-7 7:-6 9:-6
left cross	2:12 3:-6 6:-6 8:12
left cross -	1:12 2:-17 4:9 5:-8 8:8
left cross 0	0:6 2:12 3:-11 8:13
left cross 0 A	0:-15 1:27 2:-24 3:-9 4:-11 5:-6 8:26
left cross 0 N	0:14 2:-6 3:-6 4:17 5:-8
left cross 0 O	0:-13 1:-6 2:23 3:-13 4:-11 6:-6 8:18
left cross 0 U	0:11
left cross 0 V	0:7 1:-12 2:20 3:-7 4:-8 5:11 8:-11
left cross 0 cl	0:7 1:-6 2:17 3:-11 4:-10 8:10
left cross 0 in	3:-9 5:9 6:-6 8:6
left cross 0 none	3:-11 5:-9 8:26
left cross 0 of	0:17
left cross 0 to	2:7 4:6
left cross 0 with	0:-9 1:11 2:27 3:-8 5:-9 8:-10
left cross 1	1:-10 2:6 3:14 4:-15 5:-12 6:-6 8:23 9:-6
left cross 1 A	0:21 2:-8
left cross 1 O	0:-6 2:-6 4:-9 5:-9 8:26
left cross 1 V	1:-6 2:21 3:-6
left cross 1 cl	0:-13 1:-8 2:21 3:22 4:-9 5:-7 8:-12
left cross 1 in	0:11 1:-7 2:-17 4:-13 5:-11 8:34
left cross 1 none	0:6 1:-9 2:8 3:11 4:-8 5:-8
left cross 2	1:-7 3:-15 4:25 5:-8
left cross 2 O	0:-6 3:-11 4:20 8:8
left cross 2 V	0:17 2:-9
left cross 2 cl	2:11 8:11
left cross 2 in	2:-11 3:-15 4:28 5:-8
left cross 2 none	0:10 2:7
left cross A	1:13 2:-16 3:-7 4:-9 8:19
left cross N	0:6 2:-6 3:-6 4:17 5:-8
left cross O	0:-17 1:-12 4:11 5:-13 6:-10 7:-6 8:31 9:-6
left cross U	3:17 8:-8
left cross V	0:17 1:-10 2:21 3:-8 4:-9 8:-10
left cross h	0:8 1:-10 2:17 4:-7 6:-6 8:13
left eat	3:14
left eat -	0:6 2:17 4:-6 8:-7
left eat 0	3:20 4:-6
left eat 0 A	0:-9 1:12 3:19 7:-6 8:-8
left eat 0 F	3:19 4:-8 5:10
left eat 0 N	0:-12 3:44 4:-9 5:-7 8:-10
left eat 0 O	1:-8 3:21 4:9 5:-15 6:-6
left eat 0 U	0:10 2:7 3:-15 4:-8 5:-6 8:17
left eat 0 V	3:17
left eat 0 at	0:14
left eat 0 cl	0:-8 2:24 4:-14 5:18 6:-9 7:-6 8:-18
left eat 0 from	2:28 3:-6 4:-6 8:-8
left eat 0 in	3:24
left eat 0 none	3:24 4:-6
left eat 0 obj	0:-6 1:-17 2:39 3:-15
left eat 0 of	3:27 4:-7 5:-6 8:-10
left eat 0 subj	1:16 2:7 3:-12
left eat 0 to	0:-14 2:-6 3:-13 4:18 8:13
left eat 1	0:13 1:-7 2:15 4:-8 8:-9
left eat 1 A	1:-9 2:14 3:12 4:-6 8:-7
left eat 1 F	3:17
left eat 1 H	0:11
left eat 1 N	2:-6 3:-6 4:-6 5:25 8:-11
left eat 1 O	2:25 3:-14 4:-6 8:-7
left eat 1 U	0:13 2:-8 3:10
left eat 1 V	0:-6 1:-6 2:25
left eat 1 as	2:-14 5:24 8:-7
left eat 1 cl	0:7 1:-7 2:24 4:-10 5:-6 8:-11
left eat 1 from	0:9 2:-16 3:15
left eat 1 in	0:11 1:-6 2:7 3:9 4:-6 8:-8
left eat 1 is	1:-6 2:23 3:-7
left eat 1 none	0:10 1:-6 2:32 3:-12 4:-8 5:-7 8:-7
left eat 1 of	3:19
left eat 2	0:22 1:-7 3:-9
left eat 2 A	0:25 1:-6 3:-7
left eat 2 N	4:11 8:-6
left eat 2 O	0:13 1:-6 2:12 3:-12 4:-10 8:7
left eat 2 U	0:19
left eat 2 cl	0:24 1:-7 2:9 3:-6 8:-11
left eat 2 from	2:-7 3:16
left eat 2 in	0:16 2:-6 3:-8 4:-10 8:17
left eat 2 none	0:19 1:-7 2:22 3:-15 4:-6 8:-7
left eat A	3:12 5:10 8:-8
left eat F	0:-6 3:18 4:-9 5:10 6:-6 8:-6
left eat H	0:16 3:-8
left eat N	0:-8 1:-6 2:-9 3:32 5:8 8:-17
left eat O	1:-10 2:26 3:6 5:-14 6:-7
left eat U	0:19 4:-6 8:7
left eat V	1:-8 2:12 3:20 4:-9 5:-6 8:-6
left eat h	1:-6 3:22
left fall	0:7 4:-6
left fall -	0:11 1:12 2:-8 5:-6
left fall 0	1:7 2:-8 3:9
left fall 0 A	0:-11 1:20 2:-28 3:-16 4:15 5:-7 6:-6 7:25 8:-11 9:-6
left fall 0 F	3:37 4:-6
left fall 0 N	0:-11 1:-6 3:14 4:22 5:-11 8:-6
left fall 0 O	0:9 1:17 2:-10 3:-12 4:-12 6:-7 8:17
left fall 0 U	0:11 4:-7 5:7 8:-12
left fall 0 at	4:14 8:-11
left fall 0 cl	0:14 1:29 2:-16 3:-22 4:-10 5:-8 6:6 7:15 8:-17
left fall 0 from	0:11 8:8
left fall 0 in	2:-8 3:11 6:-7 8:6
left fall 0 none	2:-6 3:15 4:-10 7:10
left fall 0 obj	3:9
left fall 0 of	1:-8 3:-6 4:-9 5:-7 6:-6 8:29
left fall 0 subj	1:23 2:-8 3:7 8:-10
left fall 0 to	1:-9 2:-16 3:-6 4:31
left fall 0 with	1:37 3:-22 5:-6 8:-9
left fall 1	0:10 1:8 2:9 3:-8 6:-6
left fall 1 A	0:15 1:9 3:-8 8:-6
left fall 1 F	0:6 1:26 2:-6 3:-17
left fall 1 N	0:16 1:-8 2:15 3:-10 4:-11
left fall 1 O	0:11 1:8 3:-16 5:-8 6:-8 8:6
left fall 1 U	0:-6 1:-10 2:-9 3:12 4:-8 5:19
left fall 1 cl	0:8 2:30 3:-19 4:-9 5:-14 6:-7 8:7
left fall 1 from	0:-12 1:-7 2:-14 3:-8 4:-8 5:-6 8:45
left fall 1 in	0:11 1:9 5:12 8:-8
left fall 1 none	0:25 2:13 4:-7 5:-8 8:-10
left fall 1 with	1:36 3:-14 4:-9 5:-6 6:-9
left fall 2	0:9 2:15 3:-10 4:-10 5:-7 8:13
left fall 2 A	1:14 2:11 3:-9 4:-6 8:-8
left fall 2 N	0:-6 8:21
left fall 2 O	0:21 1:-6 2:14 4:-7 8:-12
left fall 2 U	0:18 1:-6 2:-7 3:-12 8:15
left fall 2 cl	0:22 1:-9 2:24 3:-11 4:-8 5:-6
left fall 2 in	1:12 2:-16 3:-10 4:-11 5:-6 8:27
left fall 2 none	0:20 2:6 3:-12 4:-6
left fall 2 obj	0:12 3:-6
left fall 2 subj	3:16
left fall 2 to	0:11
left fall A	1:24 2:-10 3:-15 5:-7 7:19 8:-11
left fall F	3:31 4:-7 6:-6 8:-8
left fall H	6:13
left fall N	1:-9 4:8 5:-12 6:-6 8:12
left fall O	0:13 1:11 3:-13 4:-8 6:-8 8:10
left fall U	0:7 4:-7 5:7 8:7
left fall h	1:-14 2:19 3:-12 5:9
left fight	2:10 6:9
left fight -	0:6 3:-15 6:15
left fight 0	2:12 3:-6 6:9
left fight 0 A	2:27 3:-9 4:6 6:-6
left fight 0 F	1:-8 2:-9 3:-13 4:-8 6:35
left fight 0 H	2:18
left fight 0 N	2:-6 3:10 4:-12 5:-8 8:19
left fight 0 O	0:28 2:-6 3:-6
left fight 0 U	0:-16 2:-21 3:12 4:-8 5:13 6:19 8:-10
left fight 0 at	2:8
left fight 0 cl	0:16 1:-10 3:-14 4:-11 5:14 6:-7 8:10
left fight 0 in	1:11 2:7 5:-6 6:6
left fight 0 none	1:-10 2:21 8:-6
left fight 0 obj	0:-14 2:-13 4:12 5:24 6:-7
left fight 0 of	2:-12 3:-12 6:20
left fight 0 vs	1:-6 2:11
left fight 0 with	3:-21 6:30
left fight 1	0:7 1:-9 2:6 4:10 5:-8
left fight 1 F	1:-8 2:-9 3:-16 4:38 6:-8 8:-9
left fight 1 H	6:18
left fight 1 N	4:-8 8:20
left fight 1 O	0:8 3:13
left fight 1 U	1:-6 2:28 3:-8 4:-6 8:-8
left fight 1 cl	0:9 1:-8 2:-8 3:-12 4:8 5:-7 6:-6 8:23
left fight 1 from	3:-12 4:19 8:6
left fight 1 in	1:-7 2:8 5:-8 6:6
left fight 1 none	0:17 1:-7 2:15 3:-12 4:7 8:-8
left fight 2	0:14 1:-9 2:-13 4:-10 5:-6 6:16 8:10
left fight 2 A	0:23 2:-9
left fight 2 N	0:15 8:-6
left fight 2 O	0:-21 1:-13 2:-12 3:-12 4:-13 5:-9 6:36 8:22
left fight 2 cl	1:-12 2:-12 4:-11 5:-7 6:26 8:11
left fight 2 in	0:13 8:9
left fight 2 none	0:10 1:-7 2:-13 4:-7 6:26 8:-12
left fight 2 with	0:-9 1:-10 3:-7 6:9 8:21
left fight A	2:25 3:-9 4:6
left fight F	1:-10 2:-11 3:-18 4:22 6:22 8:-11
left fight H	1:-7 3:-7 6:19
left fight N	0:16 2:-7 4:-13 5:-7 8:18
left fight O	0:7 1:-10 2:-13 3:7 4:-11 5:-9 6:19 8:10
left fight U	0:-8 1:7 4:-9 5:10 6:12 8:-12 9:-6
left fight h	1:-8 2:19 3:8 5:-7 8:-6
left guard	0:-6 2:9 4:14
left guard -	4:13 8:-7
left guard 0	3:-12 4:25
left guard 0 A	0:-9 2:23 3:-8 8:-8
left guard 0 F	1:-8 2:11 3:-22 4:30 8:-8
left guard 0 H	4:11
left guard 0 N	0:-6 2:-7 3:-7 4:19 5:-6 8:12
left guard 0 O	1:-6 2:-8 4:13 5:-7 6:26 8:-14
left guard 0 U	0:-11 2:-6 4:27
left guard 0 cl	2:8 3:-7 4:-10 6:16
left guard 0 from	2:32 3:-6 4:-14
left guard 0 in	0:-7 3:-12 4:30 5:-6
left guard 0 none	3:-11 4:31 8:7
left guard 0 with	0:-8 1:-13 3:-13 4:-15 6:44
left guard 1	0:-7 2:19 4:-9 8:7
left guard 1 A	2:26
left guard 1 H	2:16
left guard 1 O	3:11 4:-10 6:-6 8:15
left guard 1 cl	0:-12 2:-12 3:21 4:-12 6:-6 8:20
left guard 1 from	1:-6 2:31
left guard 1 in	0:-6 2:22 4:-8
left guard 1 none	2:-10 3:6 4:-13 8:23
left guard 1 vs	2:14
left guard 1 with	0:-7 1:9 2:-8 3:23 6:-7 8:-7
left guard 2	0:9 1:-10 2:-9 3:12 5:-7 6:-7 7:17 8:-12 9:-6
left guard 2 A	0:-10 1:-7 2:-8 3:13 4:-12 7:27 8:-7 9:-6
left guard 2 N	0:10 3:11 4:-7 8:-6
left guard 2 U	0:9
left guard 2 cl	1:-18 2:-14 3:-26 4:32 5:-6 6:-6 7:22
left guard 2 in	0:11 1:9 2:-7 3:25 4:-18 5:-6 6:-6 7:-6 8:-13
left guard 2 none	1:-17 2:-6 3:21 4:10 5:-8 6:-6 7:8 8:-13
left guard 2 with	0:24
left guard A	0:-9 1:6 2:20 7:6 8:-8
left guard F	1:-10 2:6 3:-19 4:41 8:-9
left guard H	2:14 4:7
left guard N	0:-7 1:-6 2:-8 3:7 4:11 5:-8 8:14
left guard O	1:-9 2:-9 3:17 5:-8 6:12 8:-8
left guard U	3:-8 4:18
left guard h	1:-7 2:10 4:17 5:-6
left hit -	1:8 2:-6 3:13 4:-11
left hit 0	3:7 4:-8 5:6
left hit 0 A	3:14 4:10 5:-9 7:-6 8:-11
left hit 0 F	1:11 2:16 4:-13
left hit 0 H	0:10 1:-13 2:-24 3:43 5:-7
left hit 0 N	1:-7 2:14 3:-25 4:-19 5:17 6:-6 8:16
left hit 0 O	0:14 1:-9 3:-7 4:-9 5:18
left hit 0 U	0:-16 1:-14 3:8 4:-9 5:21 6:-6 8:14
left hit 0 V	0:-10 1:13 2:16 3:-7
left hit 0 at	0:10 2:-10 3:-7 4:-6 5:19 8:-6
left hit 0 by	2:14
left hit 0 cl	1:12 2:12 3:-11 4:-10 5:10 6:-7 8:-10
left hit 0 in	3:7 4:-6 5:11 6:-6
left hit 0 none	2:10 3:15 4:-8 6:-7
left hit 0 of	0:15 2:-10 3:-12 4:-6 5:-7 6:25 8:-9
left hit 0 subj	0:-7 3:-8 4:26
left hit 0 to	1:17 2:-9
left hit 0 with	0:13 1:10 2:-14 5:-10 6:6 8:-8
left hit 1	1:8 3:-20 5:10 6:8 7:-6 9:-6
left hit 1 A	0:-7 1:10 2:-21 3:7 4:29 5:6 6:-7 7:-8 8:-15 9:-7
left hit 1 F	0:-12 1:-13 2:-15 3:-24 4:6 5:44 6:-13 7:-6 8:9
left hit 1 N	1:-8 2:24 3:-9 8:-18
left hit 1 O	0:10 1:9 2:-8 3:-22 4:-11 5:-12 6:36 8:-15
left hit 1 U	0:7 1:7 2:6 3:-12 4:-7 5:-9 8:12
left hit 1 at	4:18 8:-7
left hit 1 cl	1:7 2:8 3:-27 4:22 6:-7 7:-7 9:-6
left hit 1 from	1:6 2:-19 3:-8 4:19 5:17 6:-6 8:-15
left hit 1 in	1:10 2:-12 3:-11 4:10 5:14 7:-6 8:-7 9:-6
left hit 1 is	0:-11 1:-13 3:-8 4:32 7:-6
left hit 1 none	1:24 2:-6 3:-14 4:-18 5:7 6:-7 8:16
left hit 1 of	1:18 2:-10 3:-19 4:-12 5:24 6:-8 8:-8
left hit 1 with	0:-17 1:14 2:-13 3:-22 4:15 5:-12 6:34 8:-14
left hit 2	0:10 1:-13 2:6 5:-12
left hit 2 A	0:15 1:-18 3:-16 4:-10 8:27
left hit 2 F	0:-10 2:-10 3:7 4:22 6:-9
left hit 2 N	3:19 8:-7
left hit 2 O	0:19 2:-7 3:-22 5:-7 6:24
left hit 2 U	2:22 4:-6
left hit 2 cl	0:7 1:-10 3:9 4:-12 5:-10 6:13
left hit 2 from	2:23 4:-6 5:-6 8:-6
left hit 2 in	0:27 1:-7 3:-18 4:13 5:-7 6:-6 8:-9
left hit 2 none	1:-16 2:-13 4:6 5:-11 6:10 8:18
left hit 2 of	0:11
left hit A	1:12 4:15 5:-7 6:-6 7:-6 8:-6 9:-6
left hit F	0:-7 3:-17 4:11 5:16 6:-7 7:-6 8:7 9:-6
left hit H	1:-13 2:-13 3:40 4:-6 5:-8
left hit N	0:6 1:-8 2:31 3:-16 4:-15 6:-6
left hit O	0:17 1:-6 3:-7 4:-9 6:14
left hit U	2:12 4:-9 5:7 6:-6 8:7
left hit V	1:9 2:19 3:-8 4:-8
left hit h	0:7 1:-15 2:16 3:-23 4:19 5:11 7:-6 9:-6
left love	1:14
left love -	0:8 1:22
left love 0	0:10 1:23 2:-7 3:-8 4:-6
left love 0 A	0:8 1:24 2:-9 3:-7
left love 0 F	1:7 3:10
left love 0 O	0:15 1:-12 3:-13 4:-6 8:19
left love 0 U	0:-11 1:28 3:-7 8:-7
left love 0 V	1:28 8:-6
left love 0 cl	1:16 2:-10 4:-8 8:14
left love 0 in	0:13 1:23 2:-6 3:-9
left love 0 none	0:7 1:26 2:-8 3:-8 4:-6
left love 0 with	0:6
left love 1	0:22 2:6 4:-7 5:-7
left love 1 A	0:25 1:-12
left love 1 F	1:-6 2:28 3:-11
left love 1 O	3:8 5:-7 8:14
left love 1 U	1:23 3:-8 8:-7
left love 1 cl	0:19 1:-11 2:8 3:-10 5:-6 8:10
left love 1 in	2:-6 3:13 4:-7 5:-6
left love 1 none	0:24 1:6 2:-8 4:-6 8:-10
left love 2	1:-13 2:8 4:19 5:-8
left love 2 A	0:10 1:-7 2:18 3:-7 4:-6
left love 2 H	0:9
left love 2 O	0:-11 3:-10 4:25
left love 2 U	0:-8 1:-6 2:-8 3:17 4:20 5:-6 8:-15
left love 2 cl	0:-8 1:-13 2:-13 3:15 4:18 5:-8 8:8
left love 2 in	1:-9 2:18 3:-13 4:20 5:-7 8:-14
left love 2 none	0:-8 1:-9 2:20 4:15 5:-6 8:-10
left love A	0:18 1:14 3:-10 8:-6
left love F	2:12
left love H	1:15 3:-6
left love N	4:-10 8:18
left love O	1:-13 2:-6 4:6 5:-8 6:-6 8:22
left love U	1:21 2:-9 3:10 5:-6 8:-15
left love V	1:21 3:-7 4:-8
left love h	0:7 1:-15 2:8 4:6 5:-9 8:10
left make	3:12 8:-6
left make -	3:14 8:-10
left make 0	3:7
left make 0 A	2:13 3:-8 4:-6 5:-6 7:-6 8:8 9:-6
left make 0 F	1:-6 2:-7 3:30 4:-8
left make 0 N	0:10 1:-7 2:-8 3:29 5:-8 8:-14
left make 0 O	1:17 2:-11 5:6 6:-12 7:-7 9:-6
left make 0 U	0:10 1:7 2:-9 4:17 5:-6 8:-8
left make 0 at	0:12
left make 0 cl	0:18 2:-6 3:12 4:-14 5:-6 8:-6
left make 0 in	3:13 4:8 6:-6
left make 0 none	3:8
left make 0 to	0:6 1:20 2:-13 4:-7
left make 0 with	0:-8 1:31 2:-10 3:-10
left make 1	2:7 3:23 4:-6 6:-6 7:6 8:-12 9:-6
left make 1 A	0:-13 1:-6 2:23 3:-32 4:-17 5:15 7:24 8:-9 9:-10
left make 1 F	0:-15 1:12 2:-9 3:25 4:10 5:-7 6:-8 8:-11
left make 1 H	0:-6 1:-8 2:18 3:9
left make 1 N	0:13 2:-6 3:16 4:-12 5:-6
left make 1 O	1:-7 2:-6 3:43 4:-8 5:-9 8:-10
left make 1 U	1:-9 2:-12 3:29 4:7 5:-8 8:-12
left make 1 cl	1:6 2:10 3:13 4:-6 5:-11 6:-6 7:9 8:-16 9:-7
left make 1 from	2:-24 3:-10 5:35 8:-7
left make 1 in	1:-9 2:-10 3:17 4:13 6:-7 7:9 8:-8
left make 1 none	0:-6 1:-6 2:17 3:37 4:-6 5:-10 6:-6 8:-12 9:-6
left make 1 of	0:9 3:14
left make 1 with	1:17 3:18 4:-6 5:-6 6:-6 7:-6 8:-11
left make 2	0:15 1:-12 2:16 3:-15 4:12 8:-6
left make 2 A	0:11 1:-23 2:11 3:7 4:12 7:-8 8:-8
left make 2 F	0:17 2:-6 3:-24 4:22
left make 2 N	2:20 4:-20 5:-6
left make 2 O	0:17 2:17 3:-12 5:-7 8:-9
left make 2 U	0:-6 1:-8 2:17 3:-21 5:19 8:-8
left make 2 at	0:-14 1:-6 3:-8 4:31 8:-6
left make 2 cl	0:19 1:-18 2:18 3:-7 4:7 7:-6 8:-10
left make 2 in	1:-7 2:17 3:-14 4:7 5:-7
left make 2 none	0:19 1:-13 2:26 3:-11 8:-10
left make 2 to	0:14 4:-7
left make A	1:-8 2:20 3:-6 9:-8
left make F	2:-8 3:25 8:-7
left make H	0:-7 1:-7 2:19 3:11
left make N	0:10 1:-7 3:23 4:-8 5:-8 8:-7
left make O	1:7 3:15 6:-9
left make U	2:-6 3:7 4:16 8:-11
left make V	0:10 1:18 3:-8 4:-11
left make h	1:-7 2:13 6:-7 9:-6
left match	0:7 3:17
left match -	2:-6 3:22
left match 0	3:20
left match 0 A	2:-8 3:33 8:-7
left match 0 F	3:15 4:-7 8:13
left match 0 N	0:-8 3:34 4:-10 8:-9
left match 0 O	1:-8 2:7 4:23 6:-6 8:-12
left match 0 U	0:19 3:7 4:-6
left match 0 V	1:-12 3:15
left match 0 as	3:15
left match 0 cl	1:-14 3:33 4:-8 8:-9
left match 0 in	0:7 3:10
left match 0 none	3:29 8:-10
left match 0 obj	0:7
left match 0 of	3:12
left match 0 with	1:-7 3:23
left match 1	0:14 1:-10 3:15 4:-6
left match 1 A	0:13 1:-18 2:7 3:14 8:-7
left match 1 F	3:15
left match 1 N	0:27 8:-12
left match 1 O	0:-6 1:-6 3:21 4:-7 8:10
left match 1 U	0:20
left match 1 cl	1:-12 3:33 4:-8 8:-7
left match 1 from	0:31 3:-8 8:-13
left match 1 in	0:16 1:-10 2:-7 4:-7 8:19
left match 1 none	0:9 1:-10 3:27 4:-6 8:-7
left match 1 of	0:11
left match 1 with	0:14 3:-7
left match 2	2:-8 3:23
left match 2 A	1:-18 2:-20 3:20 4:-10 8:29
left match 2 F	3:12
left match 2 N	3:26 4:-6 8:-10
left match 2 O	1:17 3:18 8:-19
left match 2 U	0:15
left match 2 V	0:-10 1:-11 3:23 4:16 8:-12
left match 2 cl	0:10 1:-7 2:-7 3:29 4:-7 8:-7
left match 2 in	0:-11 1:8 2:-10 4:22 5:-7
left match 2 none	1:-7 2:-6 3:28 4:-7
left match 2 with	0:11
left match A	0:6 1:-11 2:-6 3:22 8:11
left match F	2:-6 3:18 4:-7 8:9
left match N	0:13 3:30 4:-11 8:-14
left match O	3:16 4:17 8:-11
left match U	0:21 3:8
left match V	0:-10 1:-22 2:-7 3:27 4:12 8:6
left match h	0:20 2:9 3:-21 4:7
left move -	1:14 2:-8
left move 0	8:10
left move 0 A	0:-6 1:31 4:-9 5:-8 6:-7 8:7 9:-7
left move 0 F	0:-11 1:-8 3:24 4:-15 6:-9 7:-6 8:18 9:-6
left move 0 H	0:-11 1:-16 2:-23 3:-10 4:31 5:28 6:-8 8:-9
left move 0 N	1:-7 2:-8 3:-11 4:13 8:14
left move 0 O	4:-9 5:11 6:-7
left move 0 U	0:14 3:-10 4:-7 6:9 8:10
left move 0 V	1:10 3:-11 4:11 5:-10 8:7
left move 0 at	1:-9 2:-9 4:-19 5:-9 6:-7 8:40
left move 0 by	0:-6 8:22
left move 0 cl	0:8 3:-6 5:6 6:-10 7:8 8:-8 9:-6
left move 0 from	1:-8 2:-11 3:-11 4:9 5:12 6:-6 8:12
left move 0 in	4:-6 5:7 8:12
left move 0 is	0:18 1:-8 8:10
left move 0 none	1:12 9:-6
left move 0 obj	1:-9 4:20 5:14 6:-7 8:-10
left move 0 of	1:-12 2:-9 3:-14 4:6 6:11 8:12
left move 0 subj	1:19
left move 0 to	0:13 4:16 5:-6 8:-14
left move 0 with	2:-16 3:-16 4:-13 5:-15 6:30 8:21
left move 1	1:-8 2:-6 4:9 5:10 7:-6
left move 1 A	1:-21 3:18 4:12 5:16 6:-7 7:-8 8:-18 9:-9
left move 1 F	0:24 2:-6 3:-23 5:-6 6:13 8:9
left move 1 N	1:-6 2:-8 3:-10 4:14 6:-6 8:6 9:9
left move 1 O	2:-12 6:-10 7:-6 8:19
left move 1 U	0:-9 1:-9 2:-13 3:16 4:6 5:17 7:-6 9:-6
left move 1 V	1:-12 2:-7 4:-9 8:28
left move 1 as	0:-9 1:18 2:-6 3:-12 4:-14 5:-12 6:-7 8:25
left move 1 at	1:-6 3:-6 4:8 5:-6 8:11
left move 1 cl	1:-15 3:17 5:15 7:-6 8:-6 9:-7
left move 1 from	0:-16 1:-7 2:-13 3:-13 4:-16 5:21 6:-6 8:32
left move 1 in	2:-7 3:-12 4:15 6:-7 7:-6 8:19
left move 1 is	0:-20 2:-9 3:-10 4:14 5:25
left move 1 none	0:11 1:-15 2:-7 3:12 6:-7 9:11
left move 1 obj	2:-6 3:11 4:-6 5:-7 6:13 8:-7
left move 1 of	0:7 3:10 4:12 5:-6 8:-14
left move 1 to	0:-21 2:-7 3:-9 4:29 5:-10 8:15
left move 1 with	0:-14 1:13 2:-9 4:-16 5:34 8:-20
left move 2	1:-10 4:12 8:-9
left move 2 A	0:-18 1:-16 2:11 4:23 5:8 6:-9 7:-13 8:-6
left move 2 F	1:-7 2:-9 3:12 4:-11 6:16 8:-6
left move 2 H	0:-12 1:-6 2:39 3:-6 4:-6 5:-10 6:-6
left move 2 N	0:22 2:-8 3:-8 4:32 5:-13 8:-21
left move 2 O	0:19 1:-6 2:-11 3:-18 5:11 6:12 8:-8
left move 2 U	0:7 1:-6 7:6 8:-12
left move 2 at	3:-11 4:35 5:-6 8:-18
left move 2 cl	0:6 1:-14 2:12 3:18 4:6 8:-10 9:-6
left move 2 from	0:23 8:-8
left move 2 in	1:-7 3:-22 4:12 5:12 6:17 8:-18
left move 2 is	0:6 1:-13 2:-21 3:-15 4:41 7:-6 8:-7
left move 2 none	0:8 1:-9 7:-6
left move 2 of	3:21 8:-9
left move 2 with	1:-10 2:-10 3:-8 4:18 5:-6 6:19 7:-6 8:-6
left move A	1:9 3:6 6:-7 7:-6
left move F	1:-9 3:19 4:-13 8:11
left move H	0:-17 1:-8 2:18 3:-10 5:19 6:-9 8:-8
left move N	0:7 1:-7 2:-8 3:-12 4:9 8:14
left move O	2:-6 3:-7 5:7
left move U	0:7 1:-6 6:7
left move V	1:14 3:-13 5:-10 6:-6 8:20 9:-6
left move h	1:-12 5:8 8:8
left none -	1:7
left none 0	1:8
left none 0 A	1:13
left none 0 F	3:15
left none 0 H	1:11 2:20 3:-10 8:-6
left none 0 N	0:9 2:-6 8:12
left none 0 O	0:8 3:12
left none 0 U	0:11
left none 0 V	1:25 4:-8
left none 0 also	0:12
left none 0 and	0:-15 1:9 2:8 4:-10 5:9 6:-6
left none 0 as	1:13 2:-11 5:6 8:7
left none 0 at	0:10 1:-9 2:-7 3:10 5:-6 8:14
left none 0 by	0:19 3:-6
left none 0 cl	0:11 1:10 4:-8
left none 0 for	0:31 3:-11
left none 0 from	0:7 2:-8 3:14 4:8 5:-8 6:-7
left none 0 in	1:8
left none 0 is	0:9 2:15 4:-8 5:-6 8:-8
left none 0 none	1:12
left none 0 not	0:19 2:-6
left none 0 obj	0:-9 1:-6 2:8 3:35 5:-6 8:-11
left none 0 of	2:9 4:-10 6:-7 8:11
left none 0 subj	1:15 2:7
left none 0 to	0:23 1:-10 2:16 3:-12 4:-9
left none 0 vs	1:-23 2:53 3:-9
left none 0 with	1:18 3:8 4:-6
left none 1 A	1:15 8:-8 9:6
left none 1 F	2:-7 3:16
left none 1 H	1:6 2:25 3:-13 4:-7 5:-10 6:-9 8:9 9:-6
left none 1 N	2:-7 4:14 8:15 9:-6
left none 1 O	6:6 8:7
left none 1 U	0:6
left none 1 V	1:7 4:-8 5:-8 6:-7 7:-6 8:13 9:15
left none 1 also	0:11
left none 1 and	0:7 1:-12 2:18 3:15 4:-6 5:-8 8:-9
left none 1 as	2:-6 3:9 4:-7 8:10
left none 1 at	4:7 5:-10 6:-7 8:18
left none 1 by	0:-14 1:45 2:-13 3:-7 4:-14 8:-17
left none 1 cl	0:9
left none 1 for	0:10 1:9
left none 1 from	1:-15 2:21 3:-15 4:-9 6:-7 8:27
left none 1 in	8:6
left none 1 is	0:11 4:-16 5:-7 6:-6 7:-6 8:-10 9:23
left none 1 none	1:9 2:-6
left none 1 obj	1:-9 2:-6 3:21 8:-6
left none 1 of	0:-10 1:-13 2:-8 3:11 4:7 7:-7 9:6
left none 1 subj	0:-6 1:11 2:-29 3:27 4:-16 5:11 6:-7 7:-6
left none 1 to	2:13 3:-14 4:16 5:-8
left none 1 vs	2:32 3:-8 4:-6 8:-6
left none 1 with	1:21 2:-9 9:-6
left none 2	1:-7
left none 2 A	1:-13 2:19 3:6 6:-6
left none 2 F	1:-10 6:12
left none 2 H	0:-9 1:-15 2:10 4:-10 5:21 6:13 7:-7 8:-9
left none 2 N	1:-8 4:6
left none 2 O	1:-8 3:15 4:10
left none 2 U	0:9
left none 2 V	1:13 5:-9 6:-7 7:-6
left none 2 also	0:7
left none 2 and	1:20 4:-8 5:-10 8:-11 9:-6
left none 2 as	0:29 3:-9
left none 2 at	0:7 1:-12 2:-14 4:31 5:-7 6:-7
left none 2 by	0:13 1:-6 3:-7 4:-8 5:-6 8:16
left none 2 cl	1:-7
left none 2 for	0:11 1:-6 2:-9 3:-8 4:20
left none 2 from	0:-16 2:6 3:-15 4:-6 5:15 6:17 7:-6 9:-7
left none 2 in	1:-7 2:6 3:9
left none 2 is	0:16 2:-8 4:-10 5:16 6:-6 8:-10
left none 2 none	1:-8 3:9
left none 2 obj	0:12 1:-7 2:6 3:-11 6:7 9:-7
left none 2 of	1:-10 2:16 3:-11 4:15 5:-12 6:-9 7:-6 8:18 9:-8
left none 2 subj	1:-6 2:18 3:-10 4:-10 5:-11 6:-6 8:21
left none 2 to	1:-11 4:24 5:-6 6:-8 8:16 9:-6
left none 2 vs	2:35 3:-9
left none 2 with	1:-9 2:-9 6:13 7:-6 8:7 9:-6
left none A	1:11
left none F	3:13
left none H	2:20 3:-9
left none N	8:10
left none O	3:9
left none U	0:8
left none V	1:18 4:-6 5:-6
left none h	1:-10
left over	3:-6 4:7 5:18 6:-6
left over -	0:7 2:-8 5:6 6:-6 8:16
left over 0	2:-7 3:-9 5:21 8:11
left over 0 A	0:22 1:-8 2:21 3:-6 4:-6 5:-15 8:-6
left over 0 F	1:22 2:-7 3:20 4:-9 5:-18 6:-6 8:-12
left over 0 N	0:-9 1:-6 2:-9 3:-10 4:-6 5:16 8:23
left over 0 O	1:-6 2:-7 3:-10 5:25 8:8
left over 0 U	0:-22 1:-11 2:-13 3:-6 5:19 6:-7 7:-6 8:30 9:-6
left over 0 V	1:-6 4:23 5:-11 8:-10
left over 0 cl	0:-13 1:-8 2:18 3:-15 4:18 5:-18 8:13
left over 0 in	2:-9 5:25 8:10
left over 0 none	3:-10 5:24 8:13
left over 0 obj	0:12 3:12 4:-6 5:-7
left over 0 to	0:-8 4:34 5:-14 8:-11
left over 1	1:-7 3:-9 4:-7 5:14 6:-8 8:18
left over 1 F	0:-9 3:-14 4:-7 5:17 6:-7 8:17
left over 1 N	0:-19 2:-9 3:-12 4:16 5:13 8:9
left over 1 O	0:24 2:8 3:-18 4:-11
left over 1 U	0:9 2:-8 3:26 4:-9 5:-11 8:-10
left over 1 V	0:6 5:11
left over 1 at	0:9 4:13 8:-12
left over 1 cl	0:26 2:-8 3:-14 4:-11 5:-9 8:21
left over 1 in	0:-10 1:-7 4:-7 5:22 6:-6 9:-6
left over 1 none	1:-7 4:-11 5:16 6:-7 8:15
left over 2	0:6 3:-8 4:21 5:-6 6:-6 8:-14
left over 2 A	0:-10 1:7 2:6 3:-11 5:-8 8:-10 9:17
left over 2 F	0:9 2:-6 3:-12 4:23
left over 2 N	0:9 5:16 8:-15
left over 2 O	1:-7 2:-7 3:9 4:13 5:-12
left over 2 U	0:11 2:11 3:-11 4:13 5:-9 8:-9
left over 2 at	2:23 4:-14
left over 2 cl	2:-25 4:42 5:-12 6:-6 7:-6 8:-17 9:10
left over 2 in	0:8 1:-8 2:25 3:-15 5:9 6:-6 8:-14
left over 2 none	0:34 1:6 2:-12 4:-12 5:-9 8:-11
left over 2 to	0:-13 2:-9 3:-10 4:28 5:-8 8:12
left over 2 with	2:26 3:-7 5:-6 8:-8
left over A	0:15 2:22 3:-11 5:-15 8:-11 9:10
left over F	0:7 1:12 2:-12 3:-8 4:10 5:-10 6:-11 8:14
left over N	0:-7 2:-10 3:-12 4:-8 5:31 8:15
left over O	1:-7 3:-7 5:21 6:-6 8:12
left over U	1:-9 4:9 6:-7 8:14 9:-6
left over V	1:-8 2:-10 3:-7 4:21 5:8 8:-10
left over h	1:-7 3:-9 4:7 5:20 6:-6
left play	1:7
left play -	0:6 1:19 3:-8
left play 0	1:24 2:-8
left play 0 A	1:20 2:-11
left play 0 F	0:-6 1:16 2:8 4:-8 5:11 6:-11 8:-8
left play 0 H	1:25
left play 0 N	1:40 2:-6 3:-11 4:-11 5:-8
left play 0 O	1:27 2:-8 3:14 5:-8 6:-8 8:-12
left play 0 U	0:14 1:17 3:-8
left play 0 V	1:-22 2:-12 3:-12 4:26 8:17
left play 0 at	0:7 1:-15 8:17
left play 0 cl	0:11 2:-14 3:17 5:-7 6:-6
left play 0 from	0:10 1:-7 3:11 8:-6
left play 0 in	1:22 2:-7 3:-6
left play 0 is	1:30 2:-7 3:-6 8:-7
left play 0 none	1:25 2:-7
left play 0 obj	1:-11 2:7 3:31 4:-13 5:-6 8:-7
left play 0 of	0:18 1:-6
left play 0 subj	0:7 1:-14 2:-11 3:-8 4:25
left play 0 to	0:15
left play 0 with	0:9 1:15 2:-7
left play 1	0:6 1:-7 3:12 4:-6
left play 1 A	1:-17 2:13 3:6 4:8 5:-8 6:-7
left play 1 F	1:-7 2:-11 3:8 4:-10 5:-8 6:-13 9:26
left play 1 H	0:6 2:-9 6:16
left play 1 N	0:11 1:-6 2:-6 5:-6 8:7
left play 1 O	1:10 2:-16 3:9 4:-7 6:7 7:-6 8:7 9:-7
left play 1 U	0:12 1:-8 3:7 4:-8 6:-7 8:8
left play 1 V	0:-8 1:-11 2:7 3:20 4:-11 5:-6 8:6 9:-7
left play 1 and	0:11
left play 1 at	2:-10 3:-14 5:25 8:-7
left play 1 cl	1:-15 3:24 4:-8 6:-7
left play 1 from	1:-13 2:11 3:-11 4:-8 8:24
left play 1 in	0:10 8:9
left play 1 none	1:-7 3:16 5:-8 6:-7 8:6
left play 1 obj	2:-12 3:29
left play 1 of	1:-10 2:-26 3:-11 4:22 5:18 6:-11 7:-6 8:-21 9:24
left play 1 subj	0:-8 1:-7 2:10 3:23 9:-6
left play 1 to	0:8 2:14 4:-7
left play 1 with	0:-14 1:-14 2:-10 3:13 4:-9 5:-7 6:21 7:-6 8:9 9:-6
left play 2	0:8 1:-11 2:8
left play 2 A	1:-23 2:25 3:-8 4:11 5:6 6:-6 7:-7 9:-8
left play 2 F	1:-9 2:-10 3:-8 4:-13 5:-7 6:43 8:-11 9:-6
left play 2 N	0:-11 1:-9 2:-7 3:7 8:15 9:-6
left play 2 O	1:-11 2:17 3:-25 7:-6 8:7 9:10
left play 2 U	0:16 3:6 8:-7
left play 2 V	0:16 1:-8 2:-15 3:-8 4:15 5:12 8:-14
left play 2 at	0:-17 1:-8 2:41 3:-15 4:20 5:-8 6:-7 8:-28 9:-6
left play 2 cl	0:10 1:-10 2:10 6:-7
left play 2 from	2:-14 3:15 4:-17 5:-9 8:21
left play 2 in	1:-11 2:7 3:-12 4:12 6:13 9:-6
left play 2 is	0:8
left play 2 none	1:-13 2:15 3:-11 6:11
left play 2 not	1:-8 2:-8 5:19
left play 2 obj	0:-20 1:-7 2:-16 3:6 4:37 5:-7 6:-6 8:-10
left play 2 of	0:8 1:-6 2:-6 3:11 4:-11 8:13
left play A	1:9
left play F	1:9 2:-8 3:-6 4:-13 5:7 6:10 7:-6 9:8
left play H	1:31 2:-11 3:-6
left play N	1:20 2:-8 5:-7 8:6
left play O	1:11
left play U	0:13
left play V	0:7 1:-19 3:8 4:10 5:7 6:-6 9:-8
left play h	1:-12 3:8 4:7
left push	1:-6 3:13 4:8 6:-6
left push -	3:7 6:-6 8:6
left push 0	3:13 4:8 6:-7
left push 0 A	1:13 2:20 3:-15 4:-9 8:-8
left push 0 F	0:-11 1:-7 2:-7 4:-9 6:-6 8:36
left push 0 N	1:-6 2:22 3:-7 5:-7 8:-13
left push 0 O	2:-8 3:24 4:13 6:-7 8:-10
left push 0 U	1:-8 2:-12 3:22 4:11 8:-13
left push 0 V	0:6 1:-6 2:-8 3:16
left push 0 at	3:-6 4:13
left push 0 cl	0:-11 1:-13 3:7 4:17 5:16 6:-7 8:-19
left push 0 in	1:8 3:11 5:-8 6:-6
left push 0 none	2:6 3:21 6:-7
left push 0 obj	3:-24 4:-10 8:30
left push 1	1:-8 4:13 8:13
left push 1 A	0:10 2:13
left push 1 F	0:-6 3:29 4:-6 8:-8
left push 1 N	0:-9 2:-8 3:-14 4:25 5:-8 8:11
left push 1 O	0:10 2:-6 3:-14 4:11
left push 1 U	0:-14 1:-8 3:10 4:8 8:10
left push 1 V	0:16
left push 1 at	3:-9 4:31 8:-15
left push 1 cl	0:-12 1:-10 3:18 4:10 5:12 6:-7 8:-19
left push 1 from	0:10 2:-6 4:-6 8:10
left push 1 in	1:-7 3:-8 4:25 5:-11 8:15
left push 1 none	0:-6 1:-10 3:19 5:7 6:-6
left push 1 of	5:-8 8:16
left push 2	0:11 1:-11 3:10 4:-15 5:11
left push 2 A	1:-18 3:8 4:-10 5:-6 8:20
left push 2 N	0:-19 2:-6 3:-16 4:-14 5:32 8:8
left push 2 O	0:16 3:26 4:-11 5:-6 8:-17
left push 2 U	0:22 3:-9
left push 2 cl	1:-17 3:22 4:-16 5:17
left push 2 in	0:33 4:-10
left push 2 none	1:-12 3:13 4:-17 5:15 8:11
left push 2 of	0:15 3:-6
left push A	1:-16 2:29 4:-15 5:-11 7:-7 8:13 9:-6
left push F	1:-6 2:-7 3:19 4:-10 6:-6 8:17
left push N	0:-9 1:-7 3:-20 4:22 5:7 6:-6 8:7
left push O	2:-8 3:14 4:8 6:-6
left push U	1:-10 3:17 4:11 5:-7
left push V	0:7 1:-9 2:-11 3:25
left push h	1:-7 3:15 8:-6
left race	1:14 2:7 3:-7 4:-6
left race -	1:30 2:-7 3:-6
left race 0	1:22 2:11 3:-7 5:-6
left race 0 A	0:-8 1:18 2:7 3:-7 8:6
left race 0 N	0:23 8:-7
left race 0 O	1:22 2:12 3:-11 5:-7 8:-12
left race 0 U	1:27 3:-8 8:-7
left race 0 V	0:7 2:11
left race 0 at	1:26 2:-11 8:-7
left race 0 cl	0:-9 1:22 2:21 3:-11 5:-10 8:-10
left race 0 in	1:20 2:7 3:-6
left race 0 none	0:-12 1:10 2:23 3:-8 4:-6 5:-8 8:9
left race 0 of	1:34 2:-9 3:-6 8:-6
left race 0 vs	1:-15 2:31 3:-8
left race 0 with	1:15
left race 1	0:11 1:-7 2:6 3:-10 9:13
left race 1 A	0:-6 1:-9 2:11 9:19
left race 1 N	0:21 8:-8
left race 1 O	0:10 1:-7 2:-10 3:-12 5:11 8:15
left race 1 U	0:9 2:8
left race 1 at	0:19 8:-6
left race 1 cl	0:13 1:-10 3:-14 9:16
left race 1 in	0:17 1:-6 2:8 5:-6 8:-11 9:10
left race 1 none	0:10 3:-8 5:-9 8:19
left race 1 vs	0:-7 2:25
left race 1 with	0:6 2:-9 8:-6 9:22
left race 2	2:-6 4:-13 5:14 6:-7 8:14 9:-7
left race 2 A	0:-11 1:-8 2:-16 3:-8 4:-8 5:24 8:23 9:-6
left race 2 F	2:25 3:-11 5:-6
left race 2 N	0:-9 2:-8 3:19 4:-10 5:15 8:-12
left race 2 O	8:12
left race 2 U	0:24
left race 2 V	1:16
left race 2 at	1:-6 4:-8 8:22
left race 2 cl	0:11 2:19 3:-13 4:-10
left race 2 in	1:-9 2:-18 3:10 4:-11 5:19 6:-6 8:13
left race 2 none	0:9 2:-18 3:9 4:-12 5:7 6:-6 8:6
left race A	0:-10 1:10 2:6 3:-7 8:11
left race F	1:-6 2:18 3:-12 9:10
left race N	0:19 2:-8 3:16 4:-10 5:6 8:-17
left race O	1:15 3:-17 4:-10 6:-6 8:15
left race U	0:13 1:14 2:8 3:-9 5:-6 8:-9
left race V	0:7 1:11 2:8 3:-6 8:-8
left race h	1:-21 2:23 4:-10 5:7 6:-6 8:11
left reach	1:-7 4:19
left reach -	4:13
left reach 0	1:-7 3:-7 4:24 6:-6
left reach 0 A	0:-11 1:-20 2:30 3:-15 4:-21 5:19 7:17 8:-12 9:-7
left reach 0 F	2:-11 3:-17 4:42 6:-8
left reach 0 H	2:-6 4:17
left reach 0 N	0:-7 2:-7 3:-9 4:28 5:-8 8:12
left reach 0 O	1:-6 2:-9 4:30 5:-9 6:-6
left reach 0 U	2:6 4:11 5:-6
left reach 0 V	1:-11 3:-6 4:32 8:-7
left reach 0 at	0:7 3:-8 4:-6 8:20
left reach 0 cl	0:-10 1:-18 2:13 5:12 6:-6 7:-6 8:15 9:-6
left reach 0 in	3:-11 4:31 5:-6
left reach 0 none	1:-7 4:27 5:-7
left reach 0 to	0:-8 2:8 4:16
left reach 0 with	0:9 1:-10 2:-19 3:-9 4:-8 5:30 8:-6
left reach 1	0:8 5:-8
left reach 1 A	1:18 2:7 3:-7 4:-11 8:-7
left reach 1 F	0:17 3:14 4:-15 8:-6
left reach 1 H	0:7 4:9
left reach 1 N	2:8 4:-6 5:-7 8:10
left reach 1 O	1:-7 2:-9 4:11 5:-7
left reach 1 U	0:21 3:7 4:-8
left reach 1 V	4:16 8:-6
left reach 1 cl	0:19 1:9 2:-12 3:10 8:-12
left reach 1 from	0:-6 2:9 3:24 4:-14 8:-7
left reach 1 in	1:-11 2:8 4:22 5:-9
left reach 1 none	0:11 4:-6 5:-8 6:6
left reach 1 of	0:-14 3:-8 4:14 8:15
left reach 2	1:-11 4:11 6:-7 7:-6
left reach 2 A	0:-16 2:-11 3:6 5:-11 6:-7 7:-9 8:15 9:21
left reach 2 F	3:15 4:-10
left reach 2 N	0:-12 2:-8 3:11 4:16 5:16 8:-23
left reach 2 O	1:-6 2:12 4:-15 5:-12 6:-9 8:17
left reach 2 U	0:31 3:-7 4:-7
left reach 2 V	1:-15 2:17 3:-18 4:25 5:-6 8:-10
left reach 2 at	0:8 4:21 8:-16
left reach 2 cl	0:-8 1:-6 2:7 3:-22 4:14 5:-6 6:-9 7:-8 8:12 9:14
left reach 2 in	0:24 1:-7 3:16 5:-7 8:-17
left reach 2 none	1:-6 6:-7 7:-6 9:8
left reach 2 of	1:-11 2:30 3:-10 8:-6
left reach 2 with	0:12 3:-10 4:-6 5:-8 6:-7 8:19
left reach A	0:-9 1:-7 2:17 3:-10 4:-16 6:-7 7:12 9:7
left reach F	0:7 1:-6 2:-11 3:-6 4:34 6:-9
left reach H	2:6 4:18 5:-7
left reach N	0:-8 4:19 8:12
left reach O	1:-8 4:20 5:-10 6:7
left reach U	0:18
left reach V	1:-19 3:-14 4:42 5:-7 8:-14
left reach h	1:-7 3:-8 4:26 6:-6
left save	0:6 1:-10 3:8 4:7
left save -	1:-19 2:8 3:25 4:-25 5:-6 8:17
left save 0	0:10 1:-12 2:-13 3:19 4:20
left save 0 A	1:-13 2:-19 3:30 4:23 7:-6 8:-9
left save 0 N	3:17 4:-6 8:-9
left save 0 O	0:27 3:-12
left save 0 U	1:-6 3:-14 4:-7 8:22
left save 0 at	2:-6 3:-11 4:29
left save 0 cl	2:-11 3:33 4:-11 8:-9
left save 0 from	0:20 4:-6 8:-9
left save 0 in	0:13 1:-13 2:-14 3:13 4:20
left save 0 none	1:-12 2:-15 3:21 4:17
left save 1	1:-8 2:20 3:-12 4:-15 5:-7 8:23
left save 1 A	1:-8 2:36 3:-9 4:-8 8:-9
left save 1 H	0:12 2:8
left save 1 N	2:-12 3:-7 4:-17 5:-7 8:37
left save 1 O	0:8 3:-8 8:16
left save 1 cl	0:15
left save 1 from	1:-7 2:23 3:-10 4:-12 5:-7 8:16
left save 1 in	1:-8 2:17 3:-13 4:-18 5:-8 8:34
left save 1 none	0:20 3:-6
left save 1 of	0:6 4:-11 8:16
left save 2	1:-6 2:28 3:-12 4:-16 5:18 8:-11
left save 2 A	0:11 2:11 4:-11
left save 2 O	0:12
left save 2 cl	0:20 3:-7 4:-6
left save 2 in	0:-19 2:23 3:-7 4:-11 5:16 8:-7
left save 2 none	0:-11 1:-7 2:29 3:-14 4:-13 5:20 6:-6 8:-12
left save A	1:-13 3:21 4:23 8:-10
left save H	0:9 2:17 8:-6
left save N	0:-6 3:7 4:-24 5:-9 8:30
left save O	0:32 3:-16 4:-8 8:6
left save U	0:-13 1:-10 2:-8 3:-17 4:-9 5:32 8:12
left save h	0:7 1:-8 4:18
left shoot	2:11 3:-11 4:-6 6:15
left shoot -	1:9 3:-13 4:-7 6:19
left shoot 0	1:6 2:6 3:-14 4:-7 6:28 8:-6
left shoot 0 A	1:25 2:14 4:-6 6:-16 7:-6
left shoot 0 F	1:9 2:8 3:-17 6:18
left shoot 0 H	6:18
left shoot 0 N	0:-12 1:-7 2:-7 3:-20 4:-9 5:-8 6:47 8:-9
left shoot 0 O	1:-7 2:-9 3:-11 6:35 8:-6
left shoot 0 U	1:-7 2:-6 6:22
left shoot 0 at	2:17 6:-7
left shoot 0 cl	1:15 3:-22 4:-7 5:-6 6:23 7:-6 8:-8
left shoot 0 in	2:8 3:-10 4:-6 6:28
left shoot 0 none	3:-13 4:-6 6:35
left shoot 0 with	1:13 2:-18 3:-16 6:29
left shoot 1	1:-6 2:23 3:-9 4:-8 7:12 8:-6
left shoot 1 A	1:-9 2:21 4:-6 7:10
left shoot 1 F	0:-7 2:-16 3:-20 4:-11 6:15 7:30
left shoot 1 H	2:18
left shoot 1 O	0:19 1:-6 2:13 4:-6 6:-7 8:-7
left shoot 1 U	6:20
left shoot 1 V	1:12 2:12 8:-7
left shoot 1 at	1:-6 2:37 4:-7 8:-6
left shoot 1 cl	0:8 1:-6 3:-13 4:-9 6:-11 7:27 8:-6
left shoot 1 in	1:-6 2:23 3:-6 4:-8 8:-7
left shoot 1 none	0:-8 1:10 2:-18 3:-21 4:-13 6:6 7:34 8:-7
left shoot 1 to	2:13
left shoot 1 vs	2:7
left shoot 1 with	1:-20 2:-13 3:-6 6:16 7:26 8:-6
left shoot 2	1:-10 3:-12 4:7 5:-7 6:-9 7:13 9:8
left shoot 2 A	0:14
left shoot 2 N	2:-9 3:-8 4:24
left shoot 2 U	2:-9 4:-6 9:24
left shoot 2 V	0:-12 1:-13 2:11 3:-8 4:-8 7:27
left shoot 2 at	4:-10 8:19
left shoot 2 cl	0:7 1:-10 2:6 3:-12 4:14 5:-7 6:-8 7:16 8:-14
left shoot 2 in	4:-9 8:8 9:16
left shoot 2 none	1:-13 3:-14 4:16 5:-6 6:-8 7:23 8:-13
left shoot A	1:6 2:19 4:-6 6:-11 7:6
left shoot F	3:-22 4:-8 6:21 7:11
left shoot H	2:13 6:10
left shoot N	0:-11 1:-8 2:-13 3:-19 4:16 5:-10 6:28 8:7
left shoot O	0:14 1:-7 3:-11 4:-6 6:26 8:-7
left shoot U	0:10 1:-8 2:-9 3:-7 4:-6 6:22 8:-7 9:8
left shoot V	0:-13 2:14 3:-10 4:-13 5:-6 6:9 7:21 8:-10 9:-7
left shoot h	1:-8 2:21 3:-12 4:-6 5:-6 6:18 7:6 8:-8
left sneak	0:6 2:6 4:-8 8:10
left sneak -	4:-11 5:-9 8:24
left sneak 0	1:-9 2:24 3:-6 4:-8
left sneak 0 A	1:-8 2:31 3:-9
left sneak 0 N	0:-10 2:-8 3:-11 4:-10 5:27 8:6
left sneak 0 O	0:16 3:-14 5:-6 8:9
left sneak 0 by	2:10
left sneak 0 cl	0:18
left sneak 0 in	0:-6 1:-10 2:27 3:-6 4:-8 8:13
left sneak 0 none	1:-10 2:23 4:-7 5:6
left sneak 1	0:9 1:14 2:-30 3:32 4:-7 8:-12
left sneak 1 A	1:13 2:-25 3:25
left sneak 1 O	0:18 8:-8
left sneak 1 in	0:14 1:17 2:-30 3:27 4:-7 8:-15
left sneak 1 none	0:8 1:14 2:-36 3:34 4:-7 7:-6 8:-9
left sneak 2	3:-9 4:-7 8:23
left sneak 2 U	0:10
left sneak 2 in	3:-8 4:-7 8:19
left sneak 2 none	3:-11 4:-7 8:24
left sneak A	1:6 2:15 8:-6
left sneak F	0:7 3:8
left sneak N	0:-9 2:-6 3:-10 4:-9 5:24 8:6
left sneak O	0:13 1:-7 3:-21 4:-9 5:-10 6:-6 8:29
left sneak U	2:-7 3:24 8:-10
left sneak h	1:-6 2:15 3:8 4:-7 5:6 8:-9
left steal	2:6 3:11
left steal -	2:-7 3:10 4:7 5:12 6:-7
left steal 0	1:-6 3:22 8:-6
left steal 0 A	1:-8 2:27 3:6 4:-9
left steal 0 F	2:-7 3:14 4:8 6:-6
left steal 0 N	0:-15 2:-9 3:9 4:21 8:-10
left steal 0 O	0:6 2:-7 3:29 4:-9 5:-6 8:-9
left steal 0 U	0:-6 2:-7 3:29 4:-8
left steal 0 cl	2:16 3:-7 4:-8 6:12
left steal 0 from	0:6 3:12
left steal 0 in	1:-6 3:24 6:-6 8:-6
left steal 0 none	1:-6 3:25 8:-6
left steal 0 obj	2:8 3:-10 6:18
left steal 1	0:8 2:14 3:9 4:-8 5:-6
left steal 1 A	2:34 3:-13 4:-11 8:-6
left steal 1 F	0:-8 2:-12 3:42 4:-13 6:-6
left steal 1 N	2:-7 3:7 4:-7 5:-6 8:17
left steal 1 O	0:12 1:-6 2:-11 3:-21 4:19 5:-7 8:8
left steal 1 U	0:-9 2:-11 3:33 6:-6 8:-9
left steal 1 at	2:15 3:-6 4:-13 8:9
left steal 1 cl	0:14 2:-15 3:-13 4:26 8:-8
left steal 1 from	2:18 3:-8
left steal 1 in	2:21 3:13 4:-16 5:-6 6:-6
left steal 1 none	0:7 4:8 5:-7 8:-10
left steal 1 of	0:-15 2:-12 3:32 4:-10 5:-6 6:-7 8:11
left steal 2	1:-8 3:-23 4:-12 5:24 6:13
left steal 2 A	2:25 3:-10
left steal 2 H	2:-12 6:18
left steal 2 O	0:-13 1:-8 2:-13 3:-22 4:-12 5:38 6:-13 8:16
left steal 2 U	0:12
left steal 2 cl	1:-6 2:-7 3:-17 4:-9 5:39 6:-6 8:-13
left steal 2 in	0:15 2:10 3:-13 4:-7 5:-6 6:7
left steal 2 none	0:-6 1:-8 2:7 3:-21 4:-10 5:32 6:8 8:-12
left steal 2 with	3:-7 5:-7 6:-8 8:28
left steal A	2:35 4:-10 8:-6
left steal F	2:-9 3:26 6:-7
left steal H	2:-27 3:-10 4:-6 5:-7 6:37
left steal N	2:-11 3:11 4:11 5:-8 8:6
left steal O	1:-8 2:-14 5:17 8:7
left steal U	0:7 2:-11 3:27 4:-7 5:-6 8:-9
left steal h	1:-6 2:13 3:16 4:-8 5:-6
left take	3:10
left take -	1:8 3:7 4:6
left take 0	3:16 4:7
left take 0 A	3:21 4:6 8:-7
left take 0 F	2:-6 3:22
left take 0 H	1:-8 2:15 4:-6
left take 0 N	3:8 4:17 5:6 6:-6 8:-19
left take 0 O	1:-6 3:16 5:-10 8:11
left take 0 U	0:12 2:-11 3:-10 4:16 8:7
left take 0 V	0:-11 2:-16 3:8 4:15 5:-6 8:9
left take 0 at	0:-19 1:-9 2:-9 3:-41 4:28 6:-6 8:34
left take 0 cl	2:11 3:-8 4:23 6:-8 7:-6 8:-9
left take 0 from	1:-7 2:15 3:11 4:-9 5:-6
left take 0 in	2:-6 3:15
left take 0 is	0:11 2:-6 3:13
left take 0 none	2:-6 3:22
left take 0 obj	0:8 2:21 3:-13
left take 0 of	0:-16 2:-28 3:20 4:-15 6:28 8:-13
left take 0 subj	0:-6 1:-22 2:9 3:11 4:-9 5:22 8:-8
left take 0 to	1:-8 3:-8 4:21
left take 0 with	1:19 3:-31 4:-11 6:14 8:12
left take 1	2:18 4:-7
left take 1 A	0:-10 1:-11 2:37 4:-8 5:-6 8:11
left take 1 F	0:-10 1:-7 2:26 4:-8 5:-6 6:9 8:-10 9:-6
left take 1 H	2:9 3:-9 5:10
left take 1 N	0:20 1:-7 3:12 4:-16 5:7 8:-11
left take 1 O	0:-13 1:38 3:-20 5:-14 7:-7 8:7 9:-7
left take 1 U	0:21 1:-7 3:13 4:-8 8:-9
left take 1 V	1:-17 2:12 3:-8 4:25 8:-10
left take 1 at	0:17 1:23 2:-8 3:-9 4:-26
left take 1 cl	1:-17 2:25 3:-25 4:-7 8:27
left take 1 for	3:14
left take 1 from	0:-11 1:15 2:-15 3:6 4:7 5:-9
left take 1 in	1:24 2:10 3:8 4:-10 8:-14
left take 1 is	1:-10 2:36 3:-9 4:-8 8:-6
left take 1 none	0:-10 1:-10 2:31 8:10
left take 1 not	2:17
left take 1 of	0:13 1:15 2:-11 3:11 4:-7 5:-7 8:-11
left take 1 to	0:-10 1:16 2:-12 3:14 8:-14
left take 1 with	0:8 1:9 4:-10 5:-7 6:11
left take 2	0:10 1:-9 2:9 5:-6
left take 2 A	0:14 1:-8 2:10 3:-21 4:-7 7:12 8:8
left take 2 F	0:-10 1:-6 2:-19 3:14 4:-7 6:25
left take 2 H	0:-7 1:-11 2:31 3:-6
left take 2 N	0:28 2:-11 3:-16 4:-14 5:-6 8:23
left take 2 O	0:17 1:-8 2:16 3:6 5:-7 6:-8 8:-13
left take 2 U	0:6 1:-6 2:14 3:6 8:-8
left take 2 V	0:12 1:-19 2:20 3:-6
left take 2 at	0:14
left take 2 cl	0:16 1:-11 2:10 5:-7
left take 2 from	2:-8 3:-8 4:-11 8:28
left take 2 in	0:6 2:8 3:8 5:-6
left take 2 none	0:6 1:-10 2:18 5:-6 8:-6
left take 2 of	2:-6 3:-15 4:-6 8:26
left take 2 to	2:-6 3:-6 4:15
left take 2 with	0:6 1:-16 2:12 3:19 6:-6 8:-11
left take A	2:10 3:9
left take F	3:23 4:-6
left take H	1:-10 2:22 5:9
left take N	0:13 3:10 5:6 8:-10
left take O	0:-6 3:6 5:-11 8:7
left take U	0:14 4:6 8:-6
left take V	1:-22 2:9 4:20 5:-7 9:-6
left take h	1:-8 2:11 3:10 5:-6
left throw	3:-6 6:14 8:-8
left throw -	0:9 2:8 3:-11 6:12
left throw 0	3:-12 6:26
left throw 0 A	0:-9 1:16 3:-15 4:6 5:-8 7:-9 8:17 9:-7
left throw 0 F	3:-8 6:33
left throw 0 H	2:7 6:9
left throw 0 N	0:12 2:-6 3:18 4:9 5:-8 6:-13 8:-10
left throw 0 O	2:-9 3:-9 4:-8 5:9 6:26 8:-8
left throw 0 U	1:-6 2:10 3:-7 4:-6 6:27 8:-7
left throw 0 at	0:-8 1:-12 3:-6 6:-10 8:31
left throw 0 cl	1:-11 3:-18 4:-14 6:-18 7:-7 8:21 9:22
left throw 0 in	3:-8 6:28 8:-7
left throw 0 none	3:-7 6:25 8:-7
left throw 0 obj	1:-7 2:20
left throw 0 of	1:-7 3:-10 4:-6 6:33
left throw 1	2:16 8:-11
left throw 1 A	1:-7 2:25 8:-6
left throw 1 F	1:-8 2:-15 3:21 6:9 8:-7
left throw 1 H	0:-6 2:33 4:-6
left throw 1 N	0:-6 2:-10 4:11 5:25 8:-20
left throw 1 O	0:6 1:16 2:-15 3:-6 4:14 5:-12 7:-6 8:-17 9:9
left throw 1 U	0:17
left throw 1 at	1:-6 2:27 8:-6
left throw 1 cl	0:16 1:-9 2:-11 3:8 4:12 5:-8 6:-15 8:-9 9:12
left throw 1 from	2:7
left throw 1 in	2:22 8:-13
left throw 1 none	0:19 1:10 2:-14 5:-9 6:-16 8:-8 9:13
left throw 1 of	0:8 2:-6 3:-10 6:21
left throw 1 to	2:22 8:-6
left throw 1 with	1:9 2:-24 3:-12 4:-6 6:17 9:20
left throw 2	0:16 1:-16 2:8 4:8 5:-10
left throw 2 A	0:-19 1:-25 2:27 3:-12 4:-18 6:-6 7:32 8:-6 9:-6
left throw 2 F	0:18 3:14 4:-14 6:-9
left throw 2 H	0:20 2:-13
left throw 2 N	4:28 5:-12 8:-13
left throw 2 O	0:13 1:-8 2:-13 3:-7 5:-10 6:18 8:6
left throw 2 U	0:26 2:-6
left throw 2 at	4:-9 8:22
left throw 2 cl	0:10 1:-15 2:20 5:-10 6:10 7:-6 8:-13
left throw 2 from	0:-7 2:-6 3:-8 4:30 8:-11
left throw 2 in	0:20 1:-9 2:-16 3:-15 4:15 5:-10 6:-12 7:19
left throw 2 none	0:20 1:-13 2:8 3:-7 4:-18 5:-6 6:6 7:13 8:-6
left throw 2 with	1:-8 3:25 6:-11 8:-10
left throw A	2:17 3:-6
left throw F	1:-6 2:-8 6:32
left throw H	2:21 4:-6
left throw N	0:11 2:-10 3:8 4:18 5:9 6:-12 8:-22
left throw O	2:-11 3:-10 6:27 8:-9 9:6
left throw U	0:17 3:-8 4:-6 6:15 8:-6
left throw h	0:-6 1:-7 6:17 8:-8 9:6
left touch	5:16 6:-6
left touch -	0:8 2:-16 4:14 6:-6
left touch 0	1:-8 4:-7 5:27 6:-6 8:-6
left touch 0 A	0:7 1:-21 3:17 4:-8 5:-10 8:9
left touch 0 N	0:-6 2:-9 3:-8 4:-9 5:39 8:-11
left touch 0 O	1:-9 2:17 3:-23 4:6 5:22 6:-9 8:-14
left touch 0 U	2:-6 3:7 5:12
left touch 0 V	0:14 1:14 2:-6 3:-6 5:-7
left touch 0 cl	2:-20 3:-7 5:6 6:-6 8:20
left touch 0 in	0:10 1:-12 2:7 4:-8 5:26 8:-13
left touch 0 none	1:-8 3:7 4:-11 5:24 6:-6 8:-11
left touch 0 with	0:15 5:-6
left touch 1	1:9 2:-7 6:-7 8:17 9:-6
left touch 1 A	1:21 2:-17 3:-18 4:20 5:-6 8:-8
left touch 1 H	0:-9 2:15 3:-6 4:-6 5:13 6:-6
left touch 1 N	3:-7 4:-7 5:-9 8:23
left touch 1 O	5:-8 8:23
left touch 1 U	2:-6 3:27 8:-9
left touch 1 cl	0:-9 1:-8 2:7 3:13 5:-13 8:8
left touch 1 in	1:20 2:-19 3:-13 4:-13 5:10 6:-7 8:16
left touch 1 none	0:7 2:-13 3:6 5:-13 8:12
left touch 1 with	0:-13 1:15 3:-9 4:-8 5:19 6:-8 8:-7
left touch 2	1:-15 2:-14 4:21
left touch 2 A	0:8 1:-11 2:-11 3:-11 4:28 8:-9
left touch 2 O	0:-12 3:15 4:-6 5:12
left touch 2 U	3:14
left touch 2 cl	1:-14 2:-15 3:8 4:23 5:-9 8:8
left touch 2 from	0:-6 3:-11 8:24
left touch 2 none	1:-19 2:-17 3:6 4:40 5:-8 8:-17
left touch A	0:10 2:-17 3:8 4:22 5:-13 7:-6
left touch F	3:-18 8:24
left touch H	1:-7 2:17 3:-6 4:-8 5:14 6:-9 8:-7
left touch N	0:-10 2:-11 3:-13 4:-15 5:35 8:9
left touch O	1:-8 3:-13 5:25 6:-8
left touch U	1:-6 2:-8 3:28 4:-7 8:-11
left touch V	0:16 1:15 2:-7 3:-8 5:-7
left touch h	0:8 1:-8 3:-10 4:-7 5:23 6:-7
left victim	0:9 1:-12 2:18 3:10 4:-16 5:-6 8:7
left victim -	1:-8 2:10 3:18 4:-7
left victim 0	0:8 1:-10 2:18 4:-18 8:13
left victim 0 A	0:6 1:-13 2:11 3:-7 4:-22 8:25
left victim 0 O	0:8
left victim 0 in	0:7 1:-12 2:19 4:-19 5:-6 8:15
left victim 0 none	1:-10 2:25 3:-9 4:-12 8:10
left victim 1	3:19
left victim 1 cl	3:17
left victim 1 none	3:9
left victim 2	0:14 8:-6
left victim 2 N	0:14 8:-6
left victim 2 cl	0:12
left victim A	1:-13 2:18 3:-7 4:-18 8:20
left victim N	0:10
left victim O	0:11
left victim U	2:13
left victim h	0:12 1:-8 2:9 4:-16 8:12
left word:boss	0:10 1:-8 2:-16 4:-9 5:-7 6:-7 7:42
left word:boss -	0:9 1:-14 2:-14 4:-10 5:-6 6:-6 8:28
left word:boss 0	1:-15 2:-19 4:-9 5:-6 6:-7 7:49
left word:boss 0 A	0:-13 1:-21 2:-21 3:-10 4:-8 7:42 8:21
left word:boss 0 F	0:-6 3:12 6:-6 7:9
left word:boss 0 H	1:-7 2:-13 7:21
left word:boss 0 O	0:21 3:-8 4:-6 7:16 8:-9
left word:boss 0 U	2:-8 3:-6 7:25 8:-6
left word:boss 0 cl	0:12 1:-14 2:-14 3:-9 7:7 8:21
left word:boss 0 in	1:-7 2:-12 4:-7 5:-6 6:-6 7:39 8:-12
left word:boss 0 is	0:-10 1:-9 2:-16 3:-6 4:-6 7:43 8:-7
left word:boss 0 none	0:11 1:-17 2:-14 4:-8 6:-6 7:26 8:11
left word:boss 1	0:18 2:-11 3:-11 4:-7 5:-6 7:13 8:10
left word:boss 1 A	8:18
left word:boss 1 cl	8:12
left word:boss 1 in	0:6 2:-9 3:-12 4:-6 7:19 8:10
left word:boss 1 none	0:21 2:-6 3:-6
left word:boss 2	0:10 1:19 2:-6 3:-6 4:-6
left word:boss 2 O	1:25 3:-7 4:-6 8:-6
left word:boss 2 cl	0:14 1:10 3:-7
left word:boss 2 none	0:15
left word:boss A	0:-12 1:-17 2:-20 3:-10 4:-9 7:39 8:24
left word:boss F	0:-7 1:-6 2:-8 3:17 4:-6 6:-11 7:21 8:-7
left word:boss H	0:15 2:-13 7:12
left word:boss O	0:17 1:7 2:-6 3:-12 4:-9 5:-6 7:18 8:-11
left word:boss U	2:-6 3:-7 7:24 8:-6
left word:boss h	0:9 1:-6 2:-18 3:-13 4:-8 5:-6 6:-7 7:50 8:-10
left word:bricks	0:-8 2:-9 3:30 6:-6
left word:bricks -	0:-8 2:-10 3:34 6:-6
left word:bricks 0	0:-7 1:-14 2:-8 3:37
left word:bricks 0 A	1:-10 2:-10 3:24
left word:bricks 0 F	1:-8 3:26
left word:bricks 0 O	3:12
left word:bricks 0 in	1:-10 2:-9 3:30
left word:bricks 0 is	1:-12 2:-12 3:35
left word:bricks 0 none	3:9
left word:bricks 1	1:21 6:-6
left word:bricks 1 in	1:23 3:-6
left word:bricks A	1:-6 2:-8 3:17
left word:bricks F	1:-7 3:24
left word:bricks O	3:13
left word:enemy	2:29 4:-7 8:-7
left word:enemy -	1:8 2:19 8:-9
left word:enemy 0	2:28 4:-6
left word:enemy 0 A	0:-7 2:25 4:-6 5:-6
left word:enemy 0 F	2:24 3:-11
left word:enemy 0 H	2:14 5:7
left word:enemy 0 N	0:-11 2:-13 3:32 4:-7 8:-8
left word:enemy 0 O	1:-9 2:39 3:-15 4:-8 5:-11 8:-6
left word:enemy 0 U	0:-6 2:23 3:-8
left word:enemy 0 cl	1:22 2:-14 4:-8 5:13 7:-6 8:-8
left word:enemy 0 in	0:-8 1:-13 2:50 3:-6 5:-7
left word:enemy 0 is	0:-6 1:-6 2:33 3:-9
left word:enemy 0 none	0:-9 1:6 2:26 4:-8 7:-6 8:-7
left word:enemy 1	1:-11 2:39 3:-13 5:-7 6:-6 8:-13
left word:enemy 1 A	0:-9 1:-11 2:36 3:-9 4:-7
left word:enemy 1 N	0:-8 2:-7 3:16 4:8 8:-6
left word:enemy 1 O	2:24 3:-11
left word:enemy 1 U	0:21 2:-6 3:-6
left word:enemy 1 cl	0:14 1:-8 2:11 4:-6 8:-6
left word:enemy 1 in	0:-23 1:-8 2:40 3:-14 4:16 5:-7 8:-16
left word:enemy 1 none	1:-14 2:43 3:-7 4:-11 5:-6 8:-8
left word:enemy 2	0:8 1:14 2:11 3:-14 4:-7 8:-6
left word:enemy 2 N	0:11
left word:enemy 2 cl	0:13 2:10 3:-6
left word:enemy 2 in	0:-7 1:22 3:-10
left word:enemy 2 none	1:12 2:13 3:-12
left word:enemy A	0:-11 1:12 2:25 4:-7 5:-6
left word:enemy F	0:-8 2:39 3:-17 4:-6 6:-6
left word:enemy H	2:11 3:-6 5:14
left word:enemy N	0:-6 1:-6 2:-18 3:35 8:-16
left word:enemy O	1:-7 2:36 3:-14 4:-7 5:-9 8:-6
left word:enemy U	0:12 1:9 2:10 3:-10 8:-6
left word:enemy h	1:-8 2:40 3:-6 4:-9 6:-6 8:-7
left word:goal	1:-6 2:13 3:-14 4:23 5:-9 6:-6 7:-6 8:-12 9:6
left word:goal -	0:10 1:-7 2:24 3:-11 8:-8
left word:goal 0	0:9 2:10 3:-10 4:14 5:-7 8:-9
left word:goal 0 A	1:10
left word:goal 0 N	4:11 8:-6
left word:goal 0 O	0:-9 1:-6 2:17 3:-9 4:21 5:-8 8:-9
left word:goal 0 U	0:13
left word:goal 0 cl	0:22 2:-6 4:-6
left word:goal 0 in	0:-11 2:13 3:-10 4:27 5:-9 8:-13 9:-6
left word:goal 0 is	1:-6 2:21 3:-10 4:10 5:-6 8:-6
left word:goal 0 none	0:25 1:13 2:-13 3:-7 4:-8
left word:goal 1	1:-7 2:-9 3:-9 4:13 8:-8 9:20
left word:goal 1 U	4:16 8:-6
left word:goal 1 cl	0:8
left word:goal 1 in	0:-20 1:-8 2:-11 3:-14 4:34 5:-7 8:-16 9:20
left word:goal 1 none	1:-6 2:-8 3:-7 9:21
left word:goal 2	0:6 1:-13 2:25
left word:goal 2 cl	0:6 1:-18 2:24
left word:goal 2 none	1:-20 2:25
left word:goal A	2:13 3:-11 4:-9 9:17
left word:goal N	0:10
left word:goal O	0:-17 1:-7 2:18 3:-10 4:27 5:-8 6:-6 7:-6 8:-10
left word:goal U	0:10 3:-7 4:15 8:-8
left word:goal h	1:-8 2:-12 3:-10 4:23 5:-9 8:-8 9:18
left word:hero	0:14 1:12 3:-6 4:-6 6:7 8:-6
left word:hero -	0:16 1:13 3:-8
left word:hero 0	1:24 2:-6 4:-6 6:6 8:-6
left word:hero 0 A	0:-7 1:40 2:-13 3:-8
left word:hero 0 F	0:14 1:10 3:-10
left word:hero 0 O	1:17 2:-7 3:6 4:-6 5:-9 6:6 8:-8
left word:hero 0 U	0:23 1:-12
left word:hero 0 cl	0:21 1:6 2:-8 3:-14 6:10
left word:hero 0 in	1:27 4:-6 5:-6 6:-6 8:-6
left word:hero 0 is	1:25 2:-10 3:-7
left word:hero 0 none	0:11 1:24 2:-7 5:-6 6:-6
left word:hero 0 with	0:-10 1:-10 3:-6 6:26
left word:hero 1	0:17 1:-9 2:8 3:-10 4:-6 6:12 8:-6
left word:hero 1 A	1:-14 2:27 3:-6 4:-6
left word:hero 1 O	0:9
left word:hero 1 U	0:6 6:11
left word:hero 1 cl	1:-12 2:17 3:-13 4:-7 6:18
left word:hero 1 from	0:7
left word:hero 1 in	0:20
left word:hero 1 none	0:17 1:-10 2:14 3:-7
left word:hero 2	0:32 6:-8
left word:hero 2 F	0:13
left word:hero 2 O	0:19 3:8 6:-11
left word:hero 2 U	0:7
left word:hero 2 cl	0:27 3:-9
left word:hero 2 in	0:11 3:13 6:-10
left word:hero 2 none	0:23 1:-6 3:8 6:-9
left word:hero A	1:30 3:-9 4:-6
left word:hero F	0:18 1:15 3:-14 6:-6
left word:hero O	0:12 1:7 2:-6 3:9 4:-7 5:-8 8:-8
left word:hero U	0:19 1:-10 2:-6 3:-8 6:18
left word:hero V	0:16 1:-6
left word:hero h	0:16 1:-12 2:7 4:-7 5:-9 6:13 8:-7
left word:item	0:11 1:-8 2:-10 3:25 4:8 5:-6 8:-8
left word:item -	0:11 1:-9 2:-9 3:24 4:6 8:-8
left word:item 0	0:10 1:-9 2:-9 3:16 4:11 8:-8
left word:item 0 A	1:-6 3:-8 4:17
left word:item 0 F	0:7 2:-6 3:16
left word:item 0 N	0:18 3:-7
left word:item 0 O	1:-7 3:33 4:-7 8:-8
left word:item 0 U	0:8 3:11
left word:item 0 cl	1:-8 3:31 4:-8 8:-10
left word:item 0 in	0:14 1:-6 2:-9 3:11 4:7
left word:item 0 is	1:-8 2:-9 3:26 4:-7
left word:item 0 none	0:-6 1:-8 2:-9 3:20 4:14 8:-7
left word:item 0 with	3:15
left word:item 1	0:18 2:-11 3:22 4:-7 8:-7
left word:item 1 F	0:6 2:-6 3:17
left word:item 1 O	0:10 3:7
left word:item 1 cl	0:9 2:-6 3:28 4:-8 8:-9
left word:item 1 in	0:25 2:-8
left word:item 1 none	0:12 3:8
left word:item 2	1:-11 2:-9 3:27 4:9 8:-9
left word:item 2 A	0:15 1:-9 2:-6 3:13 4:-8
left word:item 2 N	0:-6 3:20 4:-6
left word:item 2 U	0:-7 3:20
left word:item 2 cl	1:-12 2:-10 3:27 4:11 8:-10
left word:item 2 none	0:-11 1:-11 2:-8 3:28 4:13 8:-9
left word:item A	0:16 1:-13 2:-19 4:25
left word:item F	1:-6 2:-10 3:24 4:6 5:-6 6:-7 8:-6
left word:item N	0:10 3:13 4:-7 8:-7
left word:item O	1:-6 3:35 4:-8 5:-6 8:-10
left word:item U	0:8 3:16 8:-6
left word:item h	2:-6 3:21
left word:obstacle	0:13 2:7 6:-6 8:-8
left word:obstacle -	0:12 3:6 5:-6 8:-7
left word:obstacle 0	0:11 5:11 8:-6
left word:obstacle 0 F	0:-8 2:21 4:-6
left word:obstacle 0 N	0:7 4:8
left word:obstacle 0 O	2:-7 3:-8 5:21
left word:obstacle 0 cl	0:6 3:12
left word:obstacle 0 in	0:14 1:-6 2:9 3:-15 5:16 8:-7
left word:obstacle 0 none	0:13 1:-6 6:-6
left word:obstacle 1	0:8 1:6
left word:obstacle 1 A	1:8 2:9
left word:obstacle 1 in	0:9 1:15 2:-10
left word:obstacle 1 none	0:7 1:7
left word:obstacle A	1:7
left word:obstacle F	0:-6 3:15
left word:obstacle N	0:7
left word:obstacle O	0:9 2:-6 3:-9 5:18
left word:obstacle h	2:14 3:-20 4:-7 5:20
lg attack 0	2:17 8:-8
lg attack 1	0:-13 1:13 3:-15 4:43 5:-7 6:-6 7:-6 8:-9
lg attack 2	0:7 1:6 2:-21 3:-19 4:-17 6:18 8:15
lg attack 4	0:11 1:11 5:-6 6:-6 8:-7
lg attack far	0:-6 1:-13 3:10 4:-13 5:14 6:7 7:15 8:-20 9:-6
lg avoid 0	2:22 3:-6
lg avoid 1	2:15 3:-9 5:6
lg avoid 2	0:8 1:-9 4:-9 5:21 6:-6
lg avoid 4	0:13 1:-13 3:10 8:10
lg avoid far	1:-8 2:-14 4:15 5:7 6:-9 7:16
lg bring 0	3:17 4:6 8:-7
lg bring 1	2:7 3:23 5:-6 8:-8
lg bring 2	1:7 3:-13 4:18 5:-6
lg bring 4	4:15 5:-6 8:8
lg bring far	0:8 1:-9 4:12 8:9
lg chase 0	0:-7 1:-9 2:17 3:15 4:-8 5:-6
lg chase 1	0:-7 1:32 2:9 3:-22 8:-6
lg chase 2	0:9 1:23 2:-13 4:-10 8:-7
lg chase 4	1:-10 2:9 3:22 4:-10 5:-8 8:-10
lg chase far	0:22 4:-9 5:-6 6:-6
lg cross 0	0:20 1:10 2:-7 4:-6 8:-8
lg cross 1	1:-8 2:-7 3:-10 4:8 5:-8 8:20
lg cross 2	0:-6 1:7 3:-10 5:-7 8:23
lg cross 4	0:-11 2:7 3:-17 4:15 6:-6 8:8
lg cross far	0:6 1:-10 2:12 3:23 4:-11 5:-9
lg eat 0	0:-7 1:9 2:-9 3:33 4:-6 5:-6
lg eat 1	1:-9 2:9 4:-7 5:8 6:-7 8:10
lg eat 2	0:15 1:8 2:12 4:-6 5:-6 8:-7
lg eat 4	1:-10 2:29 4:9 5:-9 6:-6 8:-11
lg eat far	0:11 1:-13 3:8 4:-7 5:14
lg fall 0	1:-8 3:24 5:6 6:-6 7:7 8:-11
lg fall 1	0:6 1:12 2:-9 6:-6
lg fall 2	0:8 1:17 2:-8 3:-15 4:-8 5:6 8:7
lg fall 4	0:27 3:-8 4:-7
lg fall far	0:8 1:8 2:14 3:-17 5:-9 6:-6
lg fight 0	1:-6 2:24 3:-7 4:6 6:6
lg fight 1	3:6 4:-9 5:11 8:-7
lg fight 2	1:16 2:7 3:-14 4:-8 5:-6 6:14 8:-10
lg fight 4	0:30 1:-10 3:-9 5:-6
lg fight far	0:7 1:-12 5:-7 6:6 8:19
lg guard 0	0:7 3:-9 4:29 8:-12
lg guard 1	0:-12 1:-7 2:-9 3:-6 4:32 8:12
lg guard 2	1:6 2:9 3:-9 6:9 8:-8
lg guard 4	2:34 3:-9 4:-13
lg guard far	1:7 2:-20 3:25 4:-10 5:-9 6:-10 7:8 9:-6
lg hit 0	0:11 1:-8 3:11 4:-9 5:-12 6:-8 8:21
lg hit 1	1:-12 2:7 3:7 5:21 8:-6
lg hit 2	0:16 1:16 3:-10 4:-7 5:-9 8:-11
lg hit 4	0:-6 1:21 3:-7 4:-7 5:21 8:-7
lg hit far	0:11 1:-6 2:12 3:-19 4:14 5:-10 7:-6
lg love 0	0:8 1:23 2:-7 3:-8
lg love 1	0:22 1:10 2:-6 3:-8 8:-6
lg love 2	1:17 8:-6
lg love 4	0:20 2:-8 3:-12 8:13
lg love far	2:9 4:7 5:-8
lg make 0	2:-7 3:20 6:-7
lg make 1	4:26 5:-8 8:-13
lg make 2	1:-9 2:6 4:-14 6:-6 8:28
lg make 4	0:7 1:-8 2:8 3:18 6:-7 8:-11
lg make far	0:10 1:6 2:11 8:-13
lg match 0	1:-13 3:18 4:13 5:-6 6:-6 8:-9
lg match 1	0:12 2:-7 3:20 4:-7
lg match 2	0:6 1:-7 4:10
lg match 4	0:7 3:17 4:-12
lg match far	1:-10 2:-7 3:28
lg move 0	1:14 2:9 5:11 8:-12
lg move 1	1:7 2:-10 3:7 4:-6 6:-8 8:13
lg move 2	0:9 1:-9 2:-7 3:-11 6:-8 8:25
lg move 4	1:-6 3:-12 4:11 5:6 6:9
lg move far	1:-6 3:10 4:6
lg over 0	4:-10 5:29 8:8
lg over 1	1:-9 3:-11 5:19 6:-7 8:15
lg over 2	1:-7 3:-24 4:-6 5:11 6:-8 8:27
lg over 4	0:13 1:-8 2:-7 3:-17 4:30
lg over far	2:9 4:18 6:-7 8:-13
lg play 0	1:25 3:-7
lg play 1	1:23 2:-10
lg play 2	0:-8 1:17 2:-9 3:-9 4:9 5:-8 7:-6 8:7 9:7
lg play 4	0:9 1:-11 3:6 5:-8 8:11
lg play far	0:8 1:-13 2:7
lg push 0	0:-9 3:20 4:-12 5:-6 6:-7 8:8
lg push 1	0:8 2:9 4:9 6:-6 8:-13
lg push 2	1:-8 2:-9 4:14 5:-7 6:-6 8:15
lg push 4	1:-9 2:14 4:25 5:-11 6:-6 8:-10
lg push far	1:-11 2:-13 5:9 6:-6 8:24
lg race 0	0:-9 1:22 2:11 3:-7
lg race 1	1:36 3:-6 8:-7
lg race 2	0:12 1:-12 2:14 3:-6 4:-6 5:-6 8:8
lg race 4	0:12 1:-7 2:11 3:-9 5:-6 8:-10 9:18
lg race far	1:-8 2:15 4:-10 5:7 6:-7 8:14 9:-7
lg reach 0	1:-7 2:-6 4:34 5:-6
lg reach 1	4:26 5:-8 8:-15
lg reach 2	0:7 1:-8 2:14 3:-20 5:-8 6:-8 8:23
lg reach 4	2:10 3:-9 5:-8 6:-7 8:14
lg reach far	0:9 1:-10 5:11 6:-7 7:-6
lg save 0	0:11 1:-12 2:-14 4:25 8:-6
lg save 1	1:-14 2:-13 4:26 8:14
lg save 2	0:18 1:-6 2:-18 3:20 8:-10
lg save 4	1:-8 2:33 3:-12 4:-15 5:-6 8:8
lg save far	0:-6 2:11 4:-17 5:21
lg shoot 0	3:-9 6:37
lg shoot 1	0:-9 1:-10 2:17 3:-18 4:-9 5:-6 6:38 7:-7 8:-6
lg shoot 2	1:12 2:20 3:-9 4:-9 8:-8
lg shoot 4	1:12 3:-10 4:-8 9:6
lg shoot far	0:10 1:-14 3:-15 4:8 5:-6 6:-12 7:33 8:-12
lg sneak 0	1:-9 2:29 4:-7 5:-7
lg sneak 1	2:16 3:-9 5:11 8:-7
lg sneak 2	1:8 2:-19 3:19 4:-8 5:-8 7:-6 8:12
lg sneak 4	0:10 2:-9 4:-10 8:19
lg sneak far	0:15
lg steal 0	0:9 2:-6 3:27 4:-8
lg steal 1	1:-6 2:10 3:10 4:12 5:-7 6:-8 8:-8
lg steal 2	1:-10 2:21 3:12 4:-15 5:-6
lg steal 4	0:-8 3:20 5:-7 8:-13
lg steal far	1:-10 3:-25 4:10 5:23 6:-10 7:-6 8:10
lg take 0	3:24 8:-6
lg take 1	0:-7 3:9 4:7
lg take 2	1:13 2:10 4:-10 6:-6
lg take 4	2:8 4:6 5:-9 8:19
lg take far	0:7 1:-11 2:21 5:-6
lg throw 0	3:-10 4:-7 6:36 8:-6
lg throw 1	1:17 2:7 4:-11 5:-11 6:17 8:-9
lg throw 2	1:-8 2:15 3:-8 6:6 8:-9
lg throw 4	0:6 2:8 4:-7 5:13 6:-14
lg throw far	0:17 1:-10 4:16 5:-9
lg touch 0	1:-18 2:-10 3:12 4:-7 5:30 8:-8
lg touch 1	2:17 4:-11 5:15 6:-6 8:-15
lg touch 2	0:10 1:15 3:-16 5:13 6:-6 8:-10
lg touch 4	0:-11 1:-9 3:8 4:-12 5:9 6:-6 8:19
lg touch far	0:6 1:-14 2:-20 4:14 5:10 6:-8 8:15
lg victim 0	2:11 3:6
lg victim 1	0:14 1:-9 2:14 3:-7
lg victim 4	1:-6 2:-7 4:-20 8:26
lg victim far	0:8 3:14 4:-6 8:-6
lg word:boss 0	2:-8 3:-6 7:25 8:-6
lg word:boss 1	0:8 2:-15 3:-7 4:-6 7:31 8:-6
lg word:boss 2	0:-9 1:-9 2:-16 4:-9 5:-6 6:-7 7:46 8:-12
lg word:boss 4	0:6 1:-18 2:-11 3:-15 4:-6 5:-6 6:-7 7:20 8:23
lg word:boss far	0:17 1:13 2:-12 3:-8 4:-7 7:-7 8:10
lg word:bricks 1	1:-9 2:-8 3:30
lg word:bricks far	1:22
lg word:enemy 0	0:-6 1:-15 2:40 3:-9
lg word:enemy 1	1:-15 2:27 4:-6 5:15
lg word:enemy 2	0:-22 1:13 2:35 3:10 4:-13 5:-11 6:-6 7:-7 8:-11
lg word:enemy 4	0:9 1:21 2:6 3:-16 5:-6 8:-8
lg word:enemy far	0:18 2:9 4:-8 8:-7
lg word:goal 1	0:13 4:10
lg word:goal 2	0:-6 1:-13 2:10 3:-10 4:9 5:-6 9:16
lg word:goal 4	3:-7 4:22 8:-9
lg word:goal far	0:7 1:-18 2:30
lg word:hero 0	0:6 1:22 2:-6 3:-11
lg word:hero 1	1:28 2:-8 4:-6 5:-7 6:-6 8:-6
lg word:hero 2	0:12 1:8
lg word:hero 4	0:17 2:10 4:-6 6:-8
lg word:hero far	0:14 1:-8 3:-15 4:-6 6:27 8:-7
lg word:item 1	0:12 1:-6 3:17 4:-6
lg word:item 2	1:-6 2:-9 4:18 8:-6
lg word:item 4	0:16 1:-6 2:-9 3:20 4:-7 8:-8
lg word:item far	1:-9 2:-9 3:20 4:12 8:-9
lg word:obstacle 0	2:14 3:-14 5:11
lg word:obstacle 1	0:13 2:-7 3:-7 5:12 8:-6
lg word:obstacle 2	3:14
lg word:obstacle 4	1:-12 2:26
lg word:obstacle far	1:15 2:-8
lr attack attack	0:6 2:15 3:-6
lr attack attack O	2:26 3:-11 4:-7
lr attack attack svo	2:21 3:-9 4:-6
lr attack avoid	0:16 1:-6 3:12 4:-6 6:-8
lr attack avoid U	0:10
lr attack avoid svo	0:9 1:-7 3:22 4:-6 6:-10
lr attack eat	0:21 2:-8 3:-15 4:17
lr attack eat F	0:12 3:-14 4:16
lr attack eat U	0:8
lr attack eat svo	0:24 2:-9 3:-11 4:9
lr attack fight	1:9 4:-7
lr attack fight svo	0:8 4:-8
lr attack guard	1:19 2:-14 4:12
lr attack guard A	1:36 2:-21
lr attack guard N	4:13
lr attack guard sov	1:25 2:-14 4:-11
lr attack guard svo	1:17 2:-7 4:9
lr attack guard v2	2:-10 4:17
lr attack make	0:-7 1:-7 2:-6 4:24
lr attack make sov	3:7 4:13
lr attack move	0:-7 1:-13 2:14 3:-11 4:14 5:-7 6:18 8:-11
lr attack move sov	1:-13 3:-8 4:20 5:-7 6:17 8:-11
lr attack none	0:-15 2:10 3:-6 4:8 5:11 6:-8 7:11 8:-15 9:-7
lr attack none A	0:-10 1:33 2:7 3:-10 4:-28 5:-8 7:16 8:-8
lr attack none F	0:-7 1:-15 2:-8 3:12 4:28 5:-6 6:-7 8:-9
lr attack none H	1:-8 2:-18 7:27
lr attack none N	0:-14 1:-7 2:-11 3:-15 4:21 5:30 8:-14
lr attack none O	1:-14 2:12 3:-15 4:18 5:14 6:-6 8:-12
lr attack none U	0:-11 1:-12 2:26 3:14 4:-15 5:-8 8:-7
lr attack none sov	0:10 2:-27 3:-8 4:-12 5:-6 7:34 8:-7
lr attack none svo	0:-19 2:21 4:9 5:9 6:-8 8:-14 9:-6
lr attack reach	0:6 1:-10 2:-12 3:-12 4:-8 6:33 8:-8
lr attack reach A	0:19 2:-6
lr attack reach svo	0:8 2:-7 4:-6 6:19
lr attack take	0:-9 1:-14 2:-12 4:-10 8:30
lr attack take sov	0:-11 1:-17 2:-14 3:12 4:-14 5:-7 8:30
lr avoid avoid	0:-12 2:-26 3:-10 4:-7 5:26 8:20
lr avoid avoid A	0:7 1:6 2:-6
lr avoid avoid U	0:-21 1:-7 2:-25 3:-9 4:-6 5:31 8:19
lr avoid avoid svo	0:-11 2:-27 3:-8 5:21 8:23
lr avoid bring	0:8 1:-9 2:12 3:-12 4:-12 5:8 8:9
lr avoid bring A	0:10 1:-11 2:27 3:-7 4:-11 5:-7
lr avoid bring svo	1:-9 2:17 3:-13 4:-12 5:10
lr avoid chase	0:-6 3:-9 4:26 5:-10
lr avoid chase svo	3:-6 4:23 5:-7
lr avoid fall	0:8 2:-7 3:21 5:-12 8:-6
lr avoid fall O	2:-7 3:26 5:-12 8:-6
lr avoid fall U	0:10
lr avoid fall sov	0:16 3:-7
lr avoid fight	0:-10 1:-6 4:-11 5:27
lr avoid fight A	0:-6 2:-10 4:-8 5:26
lr avoid fight svo	0:-7 4:-9 5:22
lr avoid guard	0:-7 2:-6 3:15 4:9 5:-6
lr avoid guard sov	0:-8 2:-7 3:17 4:9 5:-7
lr avoid move	1:-20 2:11 4:12 5:-6
lr avoid move U	0:8 2:-9 8:14
lr avoid move V	0:-6 1:-18 2:20 4:16 8:-11
lr avoid move sov	0:13
lr avoid move svo	0:-8 1:-16 2:16 8:13
lr avoid none	2:10 3:-6
lr avoid none A	2:24 3:-7 4:-7 5:-6
lr avoid none F	0:-21 1:-10 2:25 3:18 4:-16 5:-15 6:-11 7:17 8:-10 9:-6
lr avoid none H	0:-6 2:19 5:-7 7:12
lr avoid none N	0:9 1:-6 2:-17 3:-15 4:22 5:-6 8:21
lr avoid none O	0:9 1:-7 3:-20 5:21 7:-6 8:7
lr avoid none U	0:22 5:-7 8:-10
lr avoid none V	0:-10 1:-14 2:13 5:20 8:-11
lr avoid none sov	0:13 1:20 2:-17 3:-6 4:-16 5:-10 6:-6 7:22
lr avoid none svo	1:-6 2:19 3:-10
lr avoid none v2	1:-14 2:22 3:10 6:-6 8:-9
lr avoid play	0:7 1:-9 2:-8 4:16
lr avoid play A	1:-6 2:-7 4:12
lr avoid play svo	2:6
lr avoid reach	0:-6 3:-14 4:7 5:32 8:-8
lr avoid reach A	1:-7 2:35 5:-12
lr avoid reach F	2:-6 3:-11 4:26
lr avoid reach N	2:-8 4:7 5:17 8:-6
lr avoid reach O	2:-13 3:-11 5:40
lr avoid reach sov	2:-6 3:-9 4:30 5:-6
lr avoid reach svo	2:7 3:-12 4:-6 5:31 8:-7
lr avoid save	1:-7 2:20 4:10 8:-9
lr avoid save A	1:-8 2:16 4:18 8:-12
lr avoid save svo	2:16
lr avoid save v2	1:-6 2:15 4:9 8:-7
lr avoid steal	3:22 4:-8
lr avoid steal A	2:16
lr avoid steal F	2:-18 3:37 5:-6 6:-6
lr avoid steal O	3:12
lr avoid steal U	8:13
lr avoid steal svo	2:-6 3:25 5:-6
lr avoid steal v2	3:6 4:-8 5:18 8:-9
lr avoid take	1:-13 3:11 5:12
lr avoid take A	0:8 1:-15 2:8 3:-7 5:15
lr avoid take N	2:-8 3:-7 4:6 5:17 8:-10
lr avoid take O	2:-8 3:37 4:-7 5:-11 8:-11
lr avoid take U	0:-9 2:18 3:-6 4:-7 5:-7 8:11
lr avoid take sov	0:7 1:-8 2:-8 3:25 5:-9 8:-10
lr avoid take svo	1:-10 3:-9 4:-12 5:22 8:9
lr avoid take v2	0:17 1:-8
lr avoid throw	1:17 6:-9
lr avoid throw A	1:14 2:8
lr avoid throw sov	0:10 2:10 6:-7
lr avoid throw svo	1:19
lr bring attack	4:-9 5:20
lr bring attack O	0:-10 2:-15 5:30
lr bring attack svo	0:-6 4:-9 5:18
lr bring avoid	1:8 3:8 4:9 8:-12
lr bring avoid A	0:-6 1:15 3:-9 4:10
lr bring avoid F	3:13
lr bring avoid H	2:13
lr bring avoid N	4:29 8:-17
lr bring avoid O	3:21 4:-6
lr bring avoid V	1:29 3:-11 4:-10 8:-11
lr bring avoid sov	2:18
lr bring avoid svo	3:17 8:-7
lr bring avoid v2	1:18 4:6 8:-16
lr bring bring	0:17 4:-8
lr bring bring A	0:14 3:-9
lr bring bring F	3:16
lr bring bring svo	0:15 4:-7
lr bring chase	0:13 1:-7 2:7
lr bring chase A	0:6 2:11
lr bring chase svo	0:11 1:-6 2:8
lr bring eat	1:-10 2:19 5:-6 8:10
lr bring eat A	1:-7 2:24 3:-8
lr bring eat F	3:14
lr bring eat svo	1:-9 4:-6 5:-7 8:25
lr bring fall	0:-17 2:8 3:-18 4:38 5:-10 6:-8 8:-14
lr bring fall U	2:-7 3:-8 4:17
lr bring fall sov	0:-10 2:14 3:-17 4:28 5:-9 6:-7 8:-12
lr bring hit	3:18 4:-10
lr bring hit N	0:7 3:16 4:-12
lr bring hit svo	3:19 4:-10
lr bring make	0:21 4:-6
lr bring make svo	0:18
lr bring move	1:-20 2:9 3:19 4:-11 5:-8 8:11
lr bring move A	0:18 1:-14 2:10 3:13 4:-16 8:-8
lr bring move N	0:-10 8:16
lr bring move O	0:-7 3:33 8:-17
lr bring move svo	1:-19 2:8 3:22 4:-8 5:-8 8:8
lr bring none	3:11 5:-6
lr bring none A	1:-6 3:-6 4:24 5:-6 7:-6 8:6 9:-6
lr bring none F	1:-8 2:15 3:15 4:-13 6:-7 8:8
lr bring none H	0:-14 1:31 2:-21 3:18 4:-7 6:-6
lr bring none N	1:-7 2:19 3:8 4:6 5:-9 8:-6
lr bring none O	1:-7 2:-7 3:18 5:-7 6:-6 8:10
lr bring none U	0:17 1:-7 2:-6 3:-8 4:9 8:7
lr bring none V	0:-6 1:35 2:-6 4:-9 8:-9
lr bring none sov	0:16 1:-18 2:8 4:9
lr bring none svo	3:13 5:-6
lr bring none v2	1:12 2:-8 4:6
lr bring over	0:-25 2:-10 3:17 4:23 5:-6 8:-11
lr bring over U	0:-19 1:-9 2:-6 3:15 4:18
lr bring over svo	0:-24 2:-11 3:16 4:25 5:-6 8:-12
lr bring play	0:-9 1:-14 2:-14 4:29
lr bring play A	0:-10 1:-13 2:-15 3:6 4:27
lr bring play svo	0:-11 1:-13 2:-17 3:16 4:24 8:-6
lr bring reach	1:22 2:-10 3:14 4:-18
lr bring reach A	0:-8 1:23 2:-12 4:-11 8:14
lr bring reach F	3:13
lr bring reach N	0:8 3:11 4:-11
lr bring reach svo	0:-10 1:19 2:-11 3:15 4:-14 5:-6 8:8
lr bring reach v2	1:6
lr bring steal	1:-7 2:21 3:8 4:-6
lr bring steal A	2:15
lr bring steal sov	2:15
lr bring steal svo	2:6 3:6
lr bring take	0:-13 1:-19 3:20 4:18 5:-8 6:-6
lr bring take A	1:-21 2:11 3:-15 4:33 8:-11
lr bring take F	0:-7 3:30 4:-9
lr bring take O	0:-9 1:-9 3:12 4:8 8:6
lr bring take U	0:6 3:-8 4:-6 8:14
lr bring take sov	0:-9 1:-10 2:23 3:-16 4:-13 8:22
lr bring take svo	0:-14 1:-15 2:-14 3:25 4:25 5:-8 6:-6
lr bring throw	1:-9 2:-28 3:-16 4:44 8:-8
lr bring throw A	1:-6 2:-17 3:-9 4:28
lr bring throw svo	1:-10 2:-25 3:-17 4:41 8:-9
lr bring touch	1:9 2:-6 3:-18 4:18 5:8 8:-7
lr bring touch N	3:-12 4:23
lr bring touch sov	2:-6 3:-8 4:-6 5:20
lr bring touch svo	0:-7 1:8 3:-17 4:29 8:-7
lr bring word:boss	0:-13 1:17 3:12 4:-10 8:7
lr bring word:boss svo	0:-16 1:8 2:-7 3:8 4:-11 5:-6 8:23
lr bring word:enemy	4:7
lr bring word:enemy svo	3:7
lr chase bring	1:-6 4:15
lr chase bring svo	1:-7 4:16
lr chase chase	1:-6 2:22 3:-23 4:-7 8:16
lr chase chase O	0:-14 1:-6 2:26 3:-21 4:-7 8:18
lr chase chase U	0:14 2:-6
lr chase chase svo	1:-7 2:28 3:-28 4:-10 6:-6 8:16
lr chase none	0:9 2:7 3:19 4:-10 6:-6 8:-8
lr chase none A	1:18 2:7 3:6 4:-10 8:-6
lr chase none F	1:-6 2:14 4:-6 6:-6
lr chase none H	2:17 3:-6
lr chase none N	0:15
lr chase none O	0:8 2:-10 3:30 4:-7 5:-7 6:-7 8:-9
lr chase none U	0:24 2:-6
lr chase none sov	2:-9 3:19
lr chase none svo	0:13 2:7 3:17 4:-11 6:-6 8:-8
lr chase none v2	1:21 2:-10
lr chase over	1:32 2:-17 3:-7
lr chase over A	1:25 2:-13
lr chase over svo	1:23 2:-11
lr chase reach	0:-12 1:-7 2:34 3:-25 5:-7 6:14 8:-8
lr chase reach svo	0:-13 1:-8 2:38 3:-24 5:-8 6:11 8:-8
lr chase take	0:-12 1:-8 2:21 3:20 4:-6 8:-9
lr chase take A	1:-13 2:21
lr chase take O	2:-9 3:30 8:-8
lr chase take sov	0:-10 3:28 4:-6 8:-8
lr chase take svo	1:-16 2:27 3:-9
lr cross avoid	0:7 2:8
lr cross avoid A	0:10
lr cross avoid svo	0:7
lr cross chase	3:-6 8:11
lr cross chase svo	3:-9 4:-8 5:-7 8:20
lr cross cross	0:8 3:13 8:-6
lr cross cross svo	0:6 2:-6 3:20 8:-10
lr cross move	0:-15 1:8 3:-16 4:16 5:-9 8:12
lr cross move O	0:-13 2:-6 3:-18 4:28 5:-7 8:7
lr cross move sov	0:-13 1:6 3:-13 4:18 5:-8 8:9
lr cross none	1:-7 2:14 3:-13 5:-11 6:-6 7:-6 8:16
lr cross none A	0:-11 1:14 2:-21 3:-7 4:-11 8:29
lr cross none N	0:-9 2:-6 4:23 5:-7
lr cross none O	2:30 3:-9 4:-6 8:-13
lr cross none V	0:16 1:-11 2:26 3:-8 4:-8 5:-7 8:-7
lr cross none sov	0:23 8:-6
lr cross none svo	0:-8 2:14 3:-13 4:10 5:-12 6:-6 7:-6 8:15
lr cross reach	5:19 8:-8
lr cross reach V	5:18 8:-7
lr cross reach svo	5:15 8:-6
lr cross take	0:-16 1:-7 2:-7 3:13 4:-9 8:24
lr cross take O	0:-13 3:-9 4:-8 8:33
lr cross take svo	0:-20 1:-8 2:-9 3:25 4:-9 8:18
lr cross victim	0:15
lr cross victim svo	0:17 8:-6
lr eat attack	3:20
lr eat attack A	2:8
lr eat attack F	3:11
lr eat attack svo	3:17
lr eat avoid	1:-8 2:22 3:7 4:-7 5:-6
lr eat avoid A	2:12 3:14
lr eat avoid F	3:12
lr eat avoid U	2:18 3:-10
lr eat avoid sov	0:-7 1:8 2:25 3:-14 5:-6
lr eat avoid svo	0:8 1:-6 2:-8 3:22
lr eat chase	0:17 2:-12
lr eat chase H	0:21 2:-13
lr eat chase svo	0:18 2:-11
lr eat hit	1:-6 3:20
lr eat hit F	1:-8 3:25
lr eat hit svo	1:-6 3:19
lr eat move	1:19 2:-14 3:13 8:-7
lr eat move F	1:23 3:-9
lr eat move svo	1:22 2:-6 8:-6
lr eat none	0:6 3:13
lr eat none A	0:8 1:13 2:-19 4:9 5:12 8:-8
lr eat none F	0:-6 2:7 3:22 4:-10 8:-6
lr eat none H	0:7 2:8 3:-8
lr eat none N	0:-7 2:-7 3:36 5:-7 8:-15
lr eat none O	0:-6 1:-9 2:21 5:-15 6:-7 8:12
lr eat none U	0:23 2:-7
lr eat none V	0:8 2:7
lr eat none sov	1:28 2:10 3:-22
lr eat none svo	0:7 3:12
lr eat none v2	1:-6 2:-18 3:9 4:23 5:-7 8:-6
lr eat play	2:9 3:6
lr eat play A	2:15
lr eat play svo	2:10 3:6
lr eat shoot	2:6 3:9
lr eat shoot V	0:-6 3:16
lr eat shoot svo	0:-6 3:23
lr eat steal	3:13
lr eat steal A	2:-6 3:21
lr eat steal svo	3:19
lr eat take	0:-14 2:19 3:-15 4:-9 5:19
lr eat take svo	0:-17 2:13 3:-15 4:-11 5:12 8:17
lr eat touch	1:-6 2:8 3:18
lr eat touch A	1:-6 2:18 3:6
lr eat touch svo	2:-6 3:19
lr fall avoid	0:14
lr fall avoid O	0:16
lr fall avoid sov	0:13
lr fall chase	1:14 2:-12 3:-6 4:7 8:7
lr fall chase O	0:-7 1:-6 4:13 8:10
lr fall chase U	0:11
lr fall chase svo	1:12 2:-12 3:-7 4:6 8:9
lr fall eat	3:9
lr fall eat svo	0:9 3:7
lr fall hit	0:15 1:9 2:-8 3:-8 4:-6
lr fall hit A	0:9 1:10 2:-8
lr fall hit N	3:-8 4:-6 8:17
lr fall hit U	0:12
lr fall hit svo	0:12 1:-7 3:-8 4:-8 8:16
lr fall hit v2	0:7
lr fall make	0:9 1:-6 3:8 4:12 8:-14
lr fall make O	1:-6 3:25 4:-6 8:-8
lr fall make U	0:12
lr fall make sov	0:8 3:14 4:-6
lr fall move	0:12 1:7 2:-6
lr fall move F	1:-8 3:19 8:-6
lr fall move O	1:18 3:-14 8:7
lr fall move sov	1:17 3:-8 8:-6
lr fall move svo	0:6 3:10
lr fall none	0:9 8:10
lr fall none A	0:15 2:-8 3:-10 4:-10 7:27 8:-9
lr fall none F	3:19 4:-7 8:-6
lr fall none H	0:7
lr fall none N	0:-7 3:9 4:23 5:-12 8:-7
lr fall none O	0:9 2:14 3:-18 4:-11 6:-8 7:-6 8:26
lr fall none U	1:6 4:-7
lr fall none sov	0:19 1:19 2:-6 3:-14 4:-6 8:-8
lr fall none svo	6:-6 7:6 8:12
lr fall none v2	1:-6 2:38 3:-15 4:-7 5:-7 8:-8
lr fall push	0:-6 3:12 4:9 5:-6 8:-11
lr fall push U	1:-9 3:20
lr fall push sov	0:-6 1:-8 2:16 3:-13 4:16 8:-6
lr fall push svo	0:-7 3:26 8:-9
lr fall reach	1:9 2:16 3:-20 4:-7 5:12 6:-6 8:-12
lr fall reach O	1:18 3:-18 5:15 8:-10
lr fall reach svo	1:7 2:12 3:-18 4:-6 5:14 8:-11
lr fall save	0:8 4:-6 8:14
lr fall save U	0:8
lr fall save sov	0:10 2:-6 4:-7 8:15
lr fall sneak	0:8 3:11 8:-6
lr fall sneak svo	3:11
lr fall take	1:25 2:-11 4:-10 5:10 8:-8
lr fall take A	0:-8 1:38 2:-13 3:-11
lr fall take F	0:-7 3:20
lr fall take N	1:-10 3:18 4:-7 5:-6 8:11
lr fall take O	0:9 1:22 3:-10 4:-7 8:-12
lr fall take U	0:8 1:-7 3:-9 5:22 8:-12
lr fall take sov	0:10 1:28 4:-11 8:-13
lr fall take svo	1:14 2:-10 3:9 4:-7 5:11
lr fall victim	0:16
lr fall victim U	0:10
lr fall victim svo	0:15
lr fight attack	0:6 2:7
lr fight attack svo	2:9
lr fight fight	0:25 3:-6
lr fight fight A	0:14
lr fight fight N	0:12
lr fight fight O	0:7
lr fight fight svo	0:24 3:-7
lr fight hit	0:-7 3:-6 4:11 6:-6 8:10
lr fight hit v2	0:-10 3:-9 4:10 6:-7 8:18
lr fight move	0:-13 1:-10 2:-6 3:-19 4:-9 6:19 8:30
lr fight move svo	0:-10 1:-6 3:-12 4:-6 6:8 8:27
lr fight none	2:6 4:-7 6:9
lr fight none A	0:6 1:7 2:10 3:-9
lr fight none F	2:-7 3:-18 6:28
lr fight none H	1:-6 3:-7 5:-6 6:19
lr fight none N	2:-6 4:-11 5:-6 8:25
lr fight none O	2:-12 3:21 4:-9 5:-9 6:18 8:-16
lr fight none U	0:-14 3:8 4:-9 5:15 6:7 7:-6 8:-11 9:-6
lr fight none sov	0:-27 1:6 3:-18 5:19 6:-11 7:-6 8:18 9:-6
lr fight none svo	0:10 4:-8 5:-6 6:16 8:-8
lr fight none v2	0:6
lr fight play	0:12
lr fight play U	0:9
lr fight play svo	0:13
lr fight save	0:-6 1:-11 2:22 4:9
lr fight save A	0:-6 1:-12 2:26 3:-6 4:8
lr fight save svo	1:-7 2:29
lr fight shoot	1:-16 2:13 3:-13 4:12 6:9 8:-6
lr fight shoot O	1:-13 6:25
lr fight shoot svo	1:-21 2:21 3:-16 4:13 6:14 8:-8
lr fight word:boss	2:8
lr fight word:boss A	2:11
lr fight word:boss svo	2:12
lr guard hit	2:7
lr guard hit A	1:11
lr guard hit svo	1:7 2:6
lr guard none	2:10 3:-9 4:14
lr guard none A	0:-8 2:28 3:-8 8:-7
lr guard none F	1:-9 3:-17 4:28 8:-7
lr guard none H	2:9 4:12
lr guard none N	1:-6 2:-9 3:-9 4:13 5:-7 8:23
lr guard none O	0:-7 1:-7 2:-9 3:19 4:12 5:-7 6:10 8:-15
lr guard none U	4:18
lr guard none sov	0:-10 2:-6 4:26
lr guard none svo	2:15 3:-7 4:13
lr guard none v2	0:-7 2:11 3:-10 4:-16 6:14 8:18
lr guard reach	0:7 3:-10 4:17
lr guard reach svo	0:8 3:-7 4:11
lr guard take	0:-8 1:9 2:-13 3:34 5:-8 6:-8 8:-9
lr guard take A	0:-6 1:17 2:-10 3:19 4:-11 8:-7
lr guard take N	0:-10 2:-6 3:30 5:-7 8:-19
lr guard take O	0:-7 3:16 6:-6 8:6
lr guard take U	0:12 3:-6
lr guard take sov	1:13 2:-8 3:17 4:-10
lr guard take svo	0:-6 2:-6 3:23 4:8 5:-8 8:-11
lr hit avoid	1:-8 2:-9 3:31
lr hit avoid F	1:-7 3:22
lr hit avoid svo	1:-7 2:-7 3:29
lr hit bring	0:6 3:14
lr hit bring H	2:12
lr hit bring svo	0:10 2:8
lr hit cross	0:-10 1:19 2:-8 3:-13 4:-7 5:20 8:-8
lr hit cross F	0:-10 1:15 2:-9 3:-11 4:-6 5:24 8:-10
lr hit cross svo	0:-9 1:16 2:-8 3:-7 4:-6 5:18 8:-9
lr hit fall	1:-6 2:13
lr hit fall A	0:10 2:-16 3:13
lr hit fall U	2:24 3:-13
lr hit fall svo	0:6 1:-9 3:10
lr hit hit	0:-7 3:27 6:-6
lr hit hit F	3:20
lr hit hit svo	3:21
lr hit move	0:6 1:13 2:-6 3:-19 4:-13 5:9 8:15
lr hit move A	0:10 1:20 2:-10 3:-13 4:-8 5:14 8:-12
lr hit move O	0:9 3:-14 5:18 8:-7
lr hit move U	0:-8 1:-7 3:-6 5:-7 8:26
lr hit move sov	0:-13 2:-15 3:-16 4:-14 5:29 6:-6 8:16
lr hit move svo	1:6 3:-14 4:-6 5:-11 8:18
lr hit move v2	0:18
lr hit none A	0:-9 2:-7 3:9 4:21 5:-12 6:-7 7:-8 8:7 9:-7
lr hit none F	1:-12 2:15 3:-30 4:12 5:16 7:-6 8:6 9:-6
lr hit none H	0:7 1:-13 2:-16 3:33 5:-6
lr hit none N	1:-11 2:33 3:-7 4:-17 5:13 6:-7 8:-8
lr hit none O	0:21 1:6 2:-10 4:-9 8:-13
lr hit none U	0:-7 1:11 4:-10 5:6 6:-7
lr hit none V	2:14 4:-6
lr hit none sov	0:19 1:-13 2:-16 4:22 8:-12
lr hit none svo	2:11
lr hit none v2	0:16 1:8 2:-17 4:-12 5:10 6:-6
lr hit over	1:16 2:6 3:-19 5:14 6:-6 8:-10
lr hit over A	0:-7 1:10 2:-12 4:19
lr hit over F	1:6 3:-8 5:14
lr hit over O	0:11
lr hit over U	1:-6 2:21 3:-6
lr hit over sov	0:-16 3:-19 4:21 5:17 8:-11
lr hit over svo	0:8 1:18 2:-11
lr hit over v2	1:11
lr hit push svo	0:7
lr hit reach	0:-7 3:-14 5:7 6:23 8:-7
lr hit reach O	0:-7 3:-14 5:10 6:22 8:-10
lr hit reach svo	0:-6 3:-10 5:11 6:15 8:-6
lr hit take	0:-11 2:27 3:-40 4:-11 5:-12 6:21 8:17
lr hit take A	2:25 3:-14
lr hit take O	0:-11 1:-12 2:30 3:-35 4:-7 5:-10 6:31 8:-11
lr hit take svo	0:-7 1:-9 2:25 3:-32 4:-8 5:-8 6:14 8:16
lr hit touch	1:-7 2:-8 3:-15 4:-7 5:6 8:27
lr hit touch U	0:-11 3:-6 5:26
lr hit touch svo	1:-6 2:-6 3:-11 4:-6 8:23
lr hit word:boss	2:-7 3:-12 6:21
lr hit word:boss svo	2:-8 3:-17 5:-6 6:29
lr hit word:item	1:-6 3:19
lr hit word:item O	3:13
lr hit word:item svo	3:13
lr love move	0:-7 1:28 2:-9 3:-12 4:-9 5:-7 8:18
lr love move A	0:20 2:-6
lr love move O	3:-8 5:-6 8:14
lr love move V	0:-8 1:10 4:-8 8:14
lr love move svo	0:7 1:11 2:-10 3:-10 4:-9 8:19
lr love none	0:10 2:-7 4:7
lr love none A	0:25 1:6 2:-9 3:-7
lr love none H	0:6 2:10
lr love none N	4:-12 8:20
lr love none O	1:-12 4:13 8:14
lr love none U	0:7 1:-8 2:-7 3:8 4:19 8:-14
lr love none V	1:20 3:-6 4:-6
lr love none svo	0:19 1:-8 2:-6 4:6
lr love none v2	1:18 2:-10 4:7
lr love play	0:18
lr love play O	0:20 3:-6
lr love play svo	0:18
lr love reach	0:10 2:10 3:-7
lr love reach A	0:7 1:-13 2:19 3:-6
lr love reach U	1:22 3:-6 8:-6
lr love reach svo	1:6 2:16 3:-10 8:-8
lr love take	0:-9 1:32 2:-8 3:-7
lr love take A	0:-8 1:28 2:-6 3:-6
lr love take svo	0:-8 1:27 2:-6 3:-6
lr love word:boss	1:-7 2:13
lr love word:boss svo	1:-7 2:15
lr make avoid svo	3:7
lr make bring	1:7 4:11 5:-7 8:-6
lr make bring A	0:-13 1:-16 2:7 3:-25 4:40
lr make bring F	3:25 8:-8
lr make bring U	2:27 3:-21 4:-6
lr make bring sov	1:7 2:-15 3:-11 4:20 8:7
lr make bring svo	1:-13 2:29 4:-12 5:-6 8:-6
lr make chase	0:-9 2:-6 3:27 4:-9
lr make chase svo	0:-9 3:28 4:-10
lr make eat	3:19
lr make eat v2	3:16
lr make fall	3:9
lr make fall svo	3:9
lr make fight	2:-7 3:21 4:9 6:-6
lr make fight F	3:25 6:-6
lr make fight O	0:-7 3:17
lr make fight svo	3:21
lr make fight v2	3:13 4:9
lr make guard	0:10 3:-6
lr make guard svo	0:9
lr make make	0:-12 2:-9 3:6 4:26 8:-6
lr make make F	3:12
lr make make N	0:-11 1:-7 3:18 4:-15 8:18
lr make make O	0:6 1:-11 3:-10 4:30 5:-9 8:-8
lr make make U	0:-19 1:10 2:-10 3:-12 4:22 5:15 8:-13
lr make make svo	0:-16 1:6 2:-11 3:16 5:8
lr make make v2	0:-7 1:-8 3:-26 4:37
lr make move	0:11 1:-8 2:7 4:-13 5:14 8:-12
lr make move F	3:11
lr make move N	0:11 3:17 4:-9 8:-9
lr make move O	0:7 2:25 3:-9 4:-9 5:-7 8:-9
lr make move U	0:18 3:-7
lr make move sov	2:24 3:-7 4:-7 8:-8
lr make move svo	0:19 3:13 4:-8 8:-8
lr make move v2	0:6 2:-16 3:-8 5:23
lr make none	2:8 3:10 5:-8 6:-6
lr make none A	2:19 4:-18 5:-7 8:6 9:-7
lr make none F	1:-6 2:-11 4:30 5:-6 6:-9 8:-7
lr make none H	0:-7 2:38 3:-9 4:-6 5:-6
lr make none N	0:8 2:11 3:14 5:-9 8:-15
lr make none O	0:9 2:-11 3:25 4:-11 5:-8 6:-6
lr make none U	0:16 1:-6 2:-9 4:22 8:-8
lr make none V	0:14
lr make none sov	0:19 2:8 3:7 4:-14 8:-8
lr make none svo	0:6 1:-8 2:14 3:8 5:-7 6:-6 8:-7
lr make none v2	1:9 2:-9 3:13 4:10 5:-10 6:-7 7:-6
lr make play	0:10 1:-17 2:18
lr make play A	1:-22 2:26 4:-6
lr make play svo	0:12
lr make steal	0:29 1:-6 3:-18
lr make steal A	0:16 1:-6
lr make steal svo	0:25 2:-11 3:-10
lr make take	0:9 1:-12 3:10 4:12 8:-8
lr make take A	0:15 1:-10 2:13 3:-12
lr make take O	3:15 4:-6
lr make take U	0:-18 1:-10 3:15 4:23 8:-9
lr make take sov	1:-16 2:35 3:-19 4:-7
lr make take svo	0:14 2:-13 3:18 4:-6
lr make throw	0:-6 1:20 3:-14 4:-8 6:7
lr make word:boss	1:24 2:-11 3:-7
lr make word:boss sov	1:20 2:-10 3:-6
lr match fall	3:8
lr match fall F	3:13
lr match fall svo	3:12
lr match hit	0:21 2:-6 3:-13 4:10
lr match hit A	2:-9 3:-14 4:25
lr match hit U	0:13
lr match hit sov	0:8 2:-8 3:-12 4:21
lr match hit svo	0:11 3:-6
lr match love	0:-13 3:28
lr match love O	0:-15 3:29
lr match love svo	0:-13 3:24
lr match move	0:12
lr match move sov	0:12
lr match none	0:6 2:-7 3:19
lr match none A	1:-8 2:-11 3:29 4:-8 8:9
lr match none F	0:7 3:12 4:-6
lr match none N	0:10 3:28 4:-10 8:-13
lr match none O	3:21 4:13 8:-14
lr match none U	0:20 3:7
lr match none V	0:-15 1:-22 2:-7 3:35 4:-9 8:17
lr match none sov	0:29 3:-11
lr match none svo	1:-8 3:25
lr match none v2	0:9 3:-18 4:-13 8:24
lr match play	1:-11 2:20 3:-15 4:12 8:-7
lr match play O	3:-6 4:16 8:-6
lr match play svo	1:-12 2:26 3:-20 4:16 8:-8
lr match reach	1:-10 3:17 4:21 8:-17
lr match reach svo	1:-9 3:17 4:14 8:-14
lr match take	0:18 1:-12 2:-9 3:12
lr match take A	0:20 1:-10 2:-6
lr match take svo	0:11 1:-10 2:-6 3:10
lr match touch	0:-9 1:-6 3:19 4:-11 8:14
lr match touch F	0:-6 3:17
lr match touch svo	0:-10 1:-6 3:18 4:-11 8:18
lr move attack	0:10 1:11 2:-9
lr move attack A	0:10 1:14 2:-13
lr move attack sov	0:10 1:16 2:-11 4:-6
lr move avoid	0:14 1:-11 2:-13 3:14 4:-15 5:6 8:14
lr move avoid A	0:9 1:-9 2:12 3:9 4:-7 5:-7
lr move avoid N	3:-7 4:-20 5:-10 8:35
lr move avoid O	0:12
lr move avoid U	3:14
lr move avoid sov	0:12 3:-7 4:-7 5:16 8:-6
lr move avoid svo	0:13 1:-12 2:-13 3:19 4:-14 5:-9 8:16
lr move avoid v2	0:-6 4:-9 8:18
lr move bring	0:-14 1:13 2:-11 3:15 6:-8 7:-6 9:-7
lr move bring O	0:-7 2:-6 4:-10 5:-21 8:30
lr move bring U	0:-17 2:-6 3:21 4:24 5:-11 6:-6 8:-13
lr move bring V	1:16 8:-9
lr move bring sov	0:-12 1:9 2:-6 3:28 4:-7 6:-6 8:-8
lr move bring svo	0:-11 1:8 2:-7 4:16
lr move cross	1:-9 4:23 8:-6
lr move cross svo	1:-6 4:18
lr move eat	0:-14 1:-9 2:-16 5:19 6:-6 8:23
lr move eat A	0:7 2:-20 5:23
lr move eat N	0:-10 3:-7 4:10 5:6 8:7
lr move eat O	5:21 8:-14
lr move eat U	0:-11 4:-10 5:-6 8:28
lr move eat svo	0:-14 1:-8 2:-21 3:-17 5:27 8:22
lr move eat v2	0:8 3:13 5:-8 8:-6
lr move fall	1:-10 3:16 4:-7 5:16 8:-17
lr move fall O	3:16 8:-6
lr move fall U	0:11
lr move fall svo	0:12 4:-7 5:16 8:-13
lr move fight	0:-11 1:10 2:-7 3:-11 4:-9 5:-9 6:11 8:-13 9:23
lr move fight O	0:-21 1:25 2:-6 3:-13 4:-10 5:-10 6:-6 8:-16 9:30
lr move fight U	0:-6 6:22
lr move fight svo	0:-11 1:14 2:-7 3:-12 4:-8 5:-8 6:10 8:-14 9:23
lr move hit	0:-12 2:10 3:-8 4:-15 5:-15 6:21 7:-6 8:25 9:-6
lr move hit A	0:-7 1:-6 2:23 3:-14 4:-7 5:-6 6:-9 8:19
lr move hit N	0:-10 5:-9 8:29
lr move hit O	0:-16 2:-9 4:-15 5:-14 6:27 8:14 9:-6
lr move hit sov	2:26 3:-9 6:-6 8:-7
lr move hit svo	0:-14 1:-6 2:-12 3:-9 4:-14 5:-16 6:33 7:-6 8:26 9:-6
lr move hit v2	1:-10 2:15 4:-7 5:-8 8:12
lr move love	0:11
lr move love A	0:17 2:-6
lr move love svo	0:14
lr move make	0:15 3:-6
lr move make O	0:12 3:-6
lr move make svo	0:13
lr move match	1:-7 3:22 4:-11
lr move match O	0:-14 3:25 4:-15 8:14
lr move match svo	0:-6 3:25 4:-12 8:7
lr move move	0:16 1:13 4:-10 6:-6 8:-10
lr move move A	0:11 1:6
lr move move N	8:13
lr move move O	1:29 2:-8 4:-7 6:-6 8:-25
lr move move U	0:22 1:-7
lr move move svo	0:18 1:8 2:6 4:-9 6:-6 8:-12
lr move none	4:6
lr move none A	0:-16 1:23 2:-7 3:8 4:9 6:-8 7:-10
lr move none F	1:-12 2:-14 3:28 4:-14 6:6
lr move none H	0:-11 1:-6 2:34 3:-7 5:-7
lr move none N	1:-7 2:-9 3:-11 4:32 6:-6 8:-8 9:6
lr move none O	3:-9 4:10 5:9 6:-9 9:-6
lr move none U	1:-11 5:7 6:6 7:6
lr move none V	1:-6 3:-10 4:-13 5:-8 8:32
lr move none sov	0:-16 4:29 5:11 6:10 7:-8 8:-21 9:-8
lr move none v2	2:-9 3:-24 4:15 5:10 6:-7 7:-6 8:18 9:-7
lr move over	2:-8 3:-18 4:-7 5:12 6:-6 8:17
lr move over F	0:-9 1:17 3:-20 5:-10 6:-7 8:27
lr move over O	5:24 8:-8
lr move over U	0:13
lr move over svo	0:19 1:-7 3:-11 5:-9 8:16
lr move over v2	1:12 3:-8 5:17 8:-12
lr move play	5:-6 8:17
lr move play U	0:10
lr move play v2	0:12
lr move push	1:-11 2:-10 3:-13 4:15 5:-6 8:22
lr move push O	1:-12 3:-13 4:-7 8:38
lr move push sov	8:18
lr move push svo	0:-11 1:-17 2:-7 3:-7 4:15 8:24
lr move push v2	0:10 1:9 3:-6 8:-6
lr move reach	1:-15 2:18 3:-16 4:11 5:-7 8:8
lr move reach A	0:-10 1:-16 2:21 3:-15 4:24 5:-6 8:-9
lr move reach O	0:13
lr move reach svo	1:-19 2:15 3:-16 4:16 5:-7 8:7
lr move shoot	0:-15 1:19 2:-7 3:-14 4:-10 5:-9 6:34 8:-12
lr move shoot U	0:-13 1:11 2:-8 3:-8 5:-6 6:28 8:-8
lr move shoot sov	0:-11 1:10 2:-7 3:-6 6:27 8:-8
lr move shoot v2	0:-10 1:20 3:-15 4:-7 5:-7 6:20 8:-7
lr move sneak	1:-9 2:31 3:-8 4:-9 5:-7 8:10
lr move sneak A	1:-10 2:35 3:-7 4:-6 8:-7
lr move sneak v2	1:-8 2:27 3:-7 4:-9 5:-8 8:11
lr move take	0:13 1:-19 2:-6 8:19
lr move take A	0:-10 1:-27 2:-7 3:19 4:12 5:20 8:-12 9:-6
lr move take F	0:12 3:6 8:-6
lr move take N	0:15 3:-14 5:-13 8:22
lr move take O	0:11 1:-12 2:-8 3:-9 4:-10 5:11 6:-6 8:20
lr move take U	0:14 5:-8 8:11
lr move take sov	2:10 3:11 4:7 5:-9 8:-14
lr move take svo	0:16 1:-15 2:-7 4:-15 5:8 8:22
lr move take v2	1:-20 3:-11 4:20 8:14
lr move throw	0:6 1:-6 3:12 4:-6 6:-12 8:13
lr move throw F	3:24 6:-16 8:-6
lr move throw O	0:6 8:15
lr move throw svo	3:26 6:-13 8:-8
lr move touch	0:14 8:-6
lr move touch svo	0:16 8:-6
lr move word:boss	0:-7 2:-7 6:-7 7:30 8:-7
lr move word:enemy	0:14 8:-8
lr move word:enemy svo	0:16 8:-9
lr move word:goal	0:-6 2:-16 3:-7 5:32
lr move word:goal svo	0:-10 2:-13 3:-9 5:35 8:-6
lr none attack	2:10 3:6 4:7 5:-6 9:-6
lr none attack A	0:-7 2:12 3:6 4:6 8:-7 9:-6
lr none attack F	0:-9 1:18 2:24 3:-21 4:-8 6:-8
lr none attack H	0:-6 2:19
lr none attack N	1:-7 2:-16 3:-17 4:20 5:-9 6:31 8:-16
lr none attack O	1:-11 3:12 4:12 8:-9
lr none attack U	2:-11 3:11 4:-7 8:15
lr none attack V	0:12 1:-11 2:-10 4:-7 8:17
lr none attack sov	1:-13 3:14 4:8 5:-6
lr none attack svo	2:8 3:-6 4:9 5:-7 6:7 9:-6
lr none avoid	1:10 3:-10
lr none avoid A	1:24 2:11 3:-9 8:-6
lr none avoid F	0:-9 1:19 2:-14 3:13 5:-9 8:-12 9:-8
lr none avoid H	3:-9 5:-10 6:-6 9:20
lr none avoid N	0:10 1:-11 2:-9 3:-9 4:18 6:-6 9:-6
lr none avoid O	0:-12 1:-6 2:-17 3:-10 4:-6 5:28 7:-6 8:23 9:-8
lr none avoid U	0:29 2:7 3:-10 8:-8
lr none avoid V	3:-14 4:-10 5:-8 8:7 9:21
lr none avoid sov	1:-9 2:16 3:-14 5:9
lr none avoid svo	1:19 6:-6
lr none avoid v2	0:14 1:8 4:-9
lr none bring	1:7 3:9
lr none bring A	1:18 8:-7
lr none bring F	0:13 1:-8 3:27 4:-9 6:-8 8:-6
lr none bring H	1:7 2:15 3:-9
lr none bring N	1:14 2:-7 3:11 4:8 5:6 6:-6 8:-25 9:-6
lr none bring O	2:-6 3:30 4:-9 5:-7 6:-6 8:6
lr none bring U	0:16 2:-6 4:-8 8:9
lr none bring V	0:-25 2:-9 3:-19 4:-10 8:39 9:14
lr none bring sov	2:-9 4:9 6:-6 8:7
lr none bring svo	0:6 1:13 2:-7 3:10 4:-8
lr none bring v2	1:6 3:6
lr none chase	1:12 2:18 3:-6 8:-10
lr none chase A	0:-6 1:15 2:18 3:-10 4:-8 8:-6
lr none chase H	0:-9 1:12 3:-8 6:11
lr none chase N	0:-15 1:19 2:-8 4:21 5:-7 6:-6 8:-21
lr none chase O	0:8 1:-13 2:26 3:-17
lr none chase U	2:13
lr none chase V	0:18 1:-10
lr none chase sov	1:-15 2:22 4:11
lr none chase svo	1:16 2:7 5:-7 6:8 8:-11
lr none chase v2	0:-6 2:21 3:-8
lr none cross	0:8 1:13 3:-8 4:-6
lr none cross A	1:25 2:-6 3:-6
lr none cross N	0:7 4:-8 8:18
lr none cross O	0:14 1:-7 3:-13 5:18
lr none cross U	0:-6 4:-6 8:27
lr none cross V	2:17
lr none cross sov	1:16 3:-10 4:-8 8:9 9:-6
lr none cross svo	0:7 1:9 3:-6 5:6
lr none eat	1:9 2:6
lr none eat A	2:11 3:-6 8:-6
lr none eat F	2:-12 3:21 4:8 6:-8 8:-7
lr none eat N	0:11 1:-8 3:8 4:-9 5:-8 8:13
lr none eat O	0:-9 1:11 2:-14 3:9 4:-12 5:7 6:-7 7:22 8:-18 9:-7
lr none eat U	2:14 4:-7 5:-7
lr none eat V	1:20 2:-6
lr none eat sov	2:-19 3:32 4:-7 5:9 8:-10
lr none eat svo	1:17 2:11 4:-8 5:-6
lr none eat v2	3:-11 4:21 5:-8 8:-7
lr none fall	2:7 3:11 4:-12 5:-8 8:10
lr none fall A	0:6 2:7 3:-24 4:-10 5:-7 7:13 8:-8 9:22
lr none fall F	0:-15 1:-13 2:6 3:20 4:-6 5:-6 6:-8 8:13
lr none fall H	0:-7 1:-8 2:37 3:-11
lr none fall N	1:16 2:-13 3:-15 4:-17 5:-12 6:12 8:26
lr none fall O	3:12 4:-16 5:-8 6:9 7:-6 8:6 9:-6
lr none fall U	0:7 1:-11 3:25 4:-6 6:-6
lr none fall V	0:-8 1:6 2:18 3:-8 8:-9
lr none fall sov	1:-8 3:15 4:-9 5:-8 8:15
lr none fall svo	2:11 4:-11 5:-7
lr none fall v2	0:-11 1:-15 2:-8 3:52 4:-11 6:-6 8:-20
lr none fight	2:14 3:-13 4:-7 6:8 8:11
lr none fight A	1:10 2:19 3:-7
lr none fight F	1:-11 3:-10 6:30
lr none fight O	0:12 1:11 2:-7 3:-18 4:-7 6:9
lr none fight U	1:-16 2:6 3:-18 4:-7 5:-6 6:9 8:31
lr none fight V	0:23 1:-11
lr none fight sov	1:-14 2:21 3:-15 4:-8 5:-7 6:13 8:13
lr none fight svo	1:14 3:-13 4:-6
lr none fight v2	0:-9 2:22
lr none guard	2:16 3:-11 4:16 8:-6
lr none guard A	2:13 3:-8 4:6
lr none guard H	0:-6 2:21 4:-6
lr none guard O	0:6 3:-8 4:15
lr none guard sov	1:-39 2:36 3:-12 4:20 8:-6
lr none guard svo	1:18 3:-8
lr none guard v2	3:-7 4:17 9:-6
lr none hit	5:-6 8:-6
lr none hit A	0:22 1:-23 2:11 3:-10 4:-7 8:-7 9:17
lr none hit F	0:-14 1:-17 2:-15 3:18 4:-8 6:32 8:-10
lr none hit H	0:-11 1:17 2:10 3:-7
lr none hit N	0:12 2:8 3:-7 4:-9 8:7
lr none hit O	1:33 2:-9 3:-10 5:-8 6:-11
lr none hit U	0:12 1:-6 8:-6
lr none hit V	1:22 2:-7 3:-8 8:-6
lr none hit sov	0:11 3:12 8:-9
lr none hit svo	1:12 3:-11 4:-9 5:-6 6:8 8:-6
lr none hit v2	1:-6 2:12 3:-9 8:9
lr none love	0:25 1:-11 2:6 3:-12 8:7
lr none love A	0:24 1:-11 2:-6
lr none love N	2:21 3:-9 5:-6 8:-8
lr none love O	0:9 1:-6 3:-12 8:16
lr none love U	0:12
lr none love svo	0:23 1:-11 2:7 3:-13 8:8
lr none make	2:-10 3:12
lr none make A	1:19 2:-18 3:11 4:-6 5:-6 8:7
lr none make F	0:-10 1:-8 3:46 4:-7 6:-6 8:-8
lr none make N	1:12 4:7 5:-9
lr none make O	0:7 1:14 2:-6 5:-10 6:-7 8:-11 9:15
lr none make U	2:-6 3:-7 4:-10 5:14 8:16 9:-6
lr none make sov	2:-7 3:16 4:-11
lr none make svo	1:17 2:-12 4:-13 5:-7 8:13
lr none make v2	0:-10 1:6 2:-18 3:12 4:28 5:-8 8:-15 9:-6
lr none match	3:11 8:-9 9:7
lr none match A	0:12 2:-13 3:18
lr none match F	1:-9 3:28 6:-6
lr none match N	0:11 3:-12 4:22 8:-14
lr none match O	0:-15 2:-7 3:20 5:-6 8:-11 9:13
lr none match U	2:-8 4:-9 5:-6 8:-9 9:14
lr none match sov	0:-6 3:19 5:-7 8:-11 9:8
lr none match svo	0:27 1:-9 3:6
lr none match v2	0:-21 1:11 2:-7 4:10 5:-8 6:20 8:-15 9:-8
lr none move	1:10
lr none move A	1:16 2:-9
lr none move F	0:-9 1:6 2:-9 3:-10 6:7 7:-6
lr none move H	0:-12 1:24 2:14 3:-10 5:-6 8:-8
lr none move N	1:-8 2:8 3:-13 4:-8 5:18 6:-7 8:19 9:-6
lr none move O	1:7 3:26 4:-10 6:-7
lr none move U	0:7 5:-6 8:10
lr none move V	1:33 2:-14 4:-9 8:-12 9:9
lr none move sov	3:-8
lr none move svo	1:12 2:-8 3:6
lr none move v2	1:-10 3:25 4:-10
lr none none A	1:6 2:7
lr none none F	3:8
lr none none H	1:-8 2:8 5:14 7:-6
lr none none N	0:6 8:10
lr none none O	1:-7 3:10
lr none none U	0:9
lr none none V	0:7 1:18 5:-7 8:-7
lr none none svo	0:6
lr none none v2	1:-6 3:14
lr none over	1:15 4:-6
lr none over A	1:29 3:-9
lr none over F	3:12
lr none over H	0:-6 1:18
lr none over N	0:7 1:15 3:-8 4:6 5:-7 8:-12
lr none over O	1:-16 2:-8 3:9 4:-11 5:24 6:-8
lr none over U	0:12 1:14 2:11 3:-11 5:-7 8:-9
lr none over V	0:-8 1:-8 3:-8 8:27
lr none over sov	0:-11 2:26 4:-11 5:9 6:-7 9:-6
lr none over svo	1:26 2:-7
lr none over v2	0:14 1:8 2:-9
lr none play	8:6
lr none play A	0:7 2:19 3:-18 5:-6 9:-6
lr none play F	0:12 1:-11 2:-10 3:-22 4:-7 6:13 8:25
lr none play H	0:-16 2:21 3:-13 4:-7 5:-8 6:-7 7:27 8:-11
lr none play N	0:12 1:-9 2:-7 3:15 4:-20 5:15
lr none play O	0:-7 2:-8 3:30 5:-9 6:11 8:-8
lr none play U	2:-9 3:9 4:7 5:-6
lr none play V	1:-17 2:-6 3:12 4:-6 8:21
lr none play sov	0:6 1:29 2:-10 3:-10 4:-10 8:6
lr none play svo	1:-11 3:7 5:-6 8:7
lr none play v2	0:13 1:8 3:-6 8:-8
lr none push	3:19 4:-7 5:-6
lr none push A	1:11 2:-11 3:19 4:-9 8:-8
lr none push N	1:-11 3:7 4:8
lr none push O	1:-14 2:-7 3:23 4:-6 5:-7 6:9 8:7 9:-6
lr none push U	0:-22 1:24 2:-7 3:-9 4:-11 5:-6 6:-6 8:26
lr none push V	0:-7 2:10 3:-11 4:-7 8:-14 9:20
lr none push sov	0:10 1:-14 2:-7 3:6 4:-10 6:9 8:8
lr none push svo	0:-7 1:16 2:-11 3:10 5:-6 6:-6 9:8
lr none push v2	0:-19 1:-18 2:8 3:33 4:-13 8:6
lr none race	0:8 1:20 3:-6
lr none race A	0:8 1:13 2:-6
lr none race O	1:21 3:-7
lr none race V	1:12
lr none race sov	1:14
lr none race svo	0:7 1:14
lr none reach	2:-6 3:13 5:8 6:-8
lr none reach A	0:11 1:28 2:-11 5:-7 8:-9
lr none reach F	0:12 1:-7 2:-7 6:-6 8:12
lr none reach N	0:7 1:-6 4:33 5:-12 8:-15
lr none reach O	1:-11 2:-9 3:19 5:34 6:-11 8:-15 9:-6
lr none reach U	0:-12 2:12 3:-7 5:-6 6:-8 7:-6 8:28 9:-6
lr none reach V	1:8 2:-10 3:28 4:-10 8:-12
lr none reach sov	0:-7 1:14 4:30 5:-12 6:-7 8:-8 9:-6
lr none reach svo	1:7 3:9 4:-6 6:-7
lr none reach v2	2:-9 4:-11 5:33 6:-9 8:-14
lr none save	1:32 2:-11 3:-9 8:-7
lr none save A	0:7 1:19 2:-14 3:-9 4:12 9:-6
lr none save U	1:15
lr none save sov	0:-8 1:27 2:-10
lr none save svo	0:17 1:17 2:-10 3:-6
lr none save v2	0:-9 1:11 3:-10 4:22 8:-6 9:-7
lr none shoot	1:12 2:7 3:-8 4:8 8:-6
lr none shoot A	2:12 3:-7 4:9
lr none shoot F	0:-6 3:14 6:6
lr none shoot H	1:-12 2:29
lr none shoot N	0:-15 1:24 2:-15 3:-15 4:6 5:-7 6:18 8:-13
lr none shoot O	0:19 1:20 3:-13 4:-9 8:-10
lr none shoot U	0:18
lr none shoot V	2:9 3:-7 4:-9 8:14
lr none shoot sov	0:-7 1:-8 2:25 3:-10 4:-7 6:11
lr none shoot svo	1:14 4:8
lr none shoot v2	1:13 6:12
lr none sneak	1:16 2:13 5:-6 8:-8 9:-7
lr none sneak A	0:-15 1:9 2:15 3:-14 4:17 8:-7 9:-8
lr none sneak O	3:14
lr none sneak V	1:6
lr none sneak sov	0:-15 1:-19 2:25 3:-12 4:27 8:-7 9:-8
lr none sneak svo	1:33 2:-19 3:9 4:-8 5:-7 8:-6
lr none sneak v2	0:8
lr none steal	2:13 3:9 4:-7
lr none steal A	0:-7 1:9 2:20 8:-7
lr none steal F	2:-7 3:34 4:-6 6:-6 8:-7
lr none steal N	0:11 3:-7 8:12
lr none steal U	0:11 1:-8 2:-12 3:12 4:-7 8:10
lr none steal V	0:-8 1:12 2:-7 3:16 8:-10
lr none steal sov	0:-7 1:15 2:-16 3:21 4:-11 5:-6 6:-6 8:12 9:-6
lr none steal svo	1:6 2:19 3:-8
lr none steal v2	1:10 2:7 3:14 4:-7 8:-13
lr none take	1:7
lr none take A	1:19 4:-7
lr none take F	1:-6 2:-6 3:27 4:11 6:-8 8:-8
lr none take N	0:-8 1:-14 2:7 5:-7 6:-6 8:28
lr none take O	0:7 2:-7 4:-8 6:-8 8:21
lr none take U	0:7 2:-10 3:-6 5:16
lr none take V	1:27 2:-12 3:-8 4:11 8:-11
lr none take sov	3:14 8:8
lr none take svo	1:14 8:6
lr none take v2	3:12
lr none throw	2:6 6:18
lr none throw A	2:14 3:-9
lr none throw F	1:-14 2:-8 4:-10 6:35 8:-8
lr none throw H	1:12 2:16 6:-7
lr none throw N	0:-6 1:-8 2:-9 3:13 4:-23 5:-9 6:11 8:22
lr none throw O	0:-9 2:-13 3:-7 4:8 5:-9 6:39 9:-6
lr none throw U	0:10 2:11 4:-9 6:10 8:-11
lr none throw V	0:-9 1:11 2:-8 4:-6 8:18
lr none throw sov	0:-8 1:-9 2:9 3:9 5:-6 6:21
lr none throw svo	3:-14 6:8 8:10
lr none throw v2	0:9 2:-9 3:-22 6:32 8:-11
lr none touch	0:10 1:18 4:-6 8:-7
lr none touch A	1:28 3:-14
lr none touch N	0:8 1:-6 2:-9 3:-7 5:22 8:-11
lr none touch O	0:15 1:-8 2:-7 4:-10 6:21 8:-15
lr none touch U	0:17 1:12 3:-8 8:-6
lr none touch V	1:15 2:-14 4:-11 5:-7 8:12
lr none touch sov	0:-8 1:16 2:-16 3:-14 5:10 6:11
lr none touch svo	0:15 1:23 3:-15 4:-6 8:-10
lr none touch v2	0:21 1:-9 3:16 4:-6 5:-6 8:-8
lr none victim	1:24 3:-8 4:-8
lr none victim A	0:-9 1:31 2:6 3:-8 4:-8
lr none victim H	1:25 2:-17
lr none victim sov	1:9 2:11 4:-7
lr none victim svo	0:7 1:21 2:-10 3:-6
lr none victim v2	1:10 2:7
lr none word:boss	0:-6 2:14 4:-8 5:-7 6:25 8:-10 9:-6
lr none word:boss A	0:-7 1:24 3:-11 4:-7 6:15 7:-6 8:-6 9:-6
lr none word:boss F	0:-11 1:21 2:10 3:-22 6:8 7:-6
lr none word:boss H	7:13
lr none word:boss U	1:-19 2:14 3:13 4:-6 5:-6 6:6 8:-9
lr none word:boss V	0:24 1:-13
lr none word:boss sov	0:9 1:13 2:-15 3:-12 6:16
lr none word:boss svo	0:-11 2:13 4:-8 5:-7 6:21 8:-11 9:-7
lr none word:boss v2	0:8 1:7 2:6 3:-6
lr none word:enemy	0:-6 1:13 2:13 3:-14 4:6 5:-7 6:-8
lr none word:enemy A	2:11 3:-9 4:12 8:-6
lr none word:enemy F	0:-8 2:35 3:-21 6:-8 8:-6
lr none word:enemy N	0:-9 1:-6 2:-14 3:-8 4:6 5:-8 8:28
lr none word:enemy O	1:28 3:-14 4:-7 5:-8 6:-8 8:-12 9:11
lr none word:enemy U	0:7 1:14 2:8 3:-8 4:-6 8:-8
lr none word:enemy V	0:-9 1:18 2:-9 8:10
lr none word:enemy sov	0:-10 2:15 3:-14 4:17 8:-9
lr none word:enemy svo	1:16 3:-11 5:-7 6:-7 8:9
lr none word:enemy v2	0:18
lr none word:goal	0:16 3:12 8:-7
lr none word:goal A	0:7 1:13 2:-7 3:-6
lr none word:goal N	0:10
lr none word:goal O	1:-9 3:31 8:-9
lr none word:goal U	0:20 3:-7
lr none word:goal svo	0:18 2:-7 3:10 5:-6 8:-7
lr none word:hero	0:17 2:-6 4:-7 8:11
lr none word:hero A	3:-7 4:-8 8:17
lr none word:hero F	0:12 1:7 3:-9
lr none word:hero N	5:15 8:-11
lr none word:hero O	0:8 1:-11 3:-19 8:26
lr none word:hero U	0:8 1:-8 2:-6 3:18 8:-7
lr none word:hero sov	0:25 3:-8
lr none word:hero svo	3:7 4:-9 5:9 8:9
lr none word:hero v2	0:19
lr none word:item	0:17 1:-12 3:8 4:-6
lr none word:item A	0:11 1:-14 3:8
lr none word:item N	0:-20 3:19 4:-9 8:12
lr none word:item O	0:22 3:-12
lr none word:item U	0:10
lr none word:item sov	0:9
lr none word:item svo	0:14 1:-13 3:15 8:-8
lr none word:item v2	0:-6 3:-6 8:18
lr none word:obstacle	3:9 4:-10 5:-7 6:15 8:-11
lr none word:obstacle A	0:7 1:7 2:-6
lr none word:obstacle O	0:-12 1:-9 2:-8 3:17 4:-9 6:22 8:-10
lr none word:obstacle svo	1:15 2:-6
lr none word:obstacle v2	1:-17 3:17 4:-8 5:-6 6:15 8:-8
lr over avoid	0:8 2:-9 3:-8 5:21 8:-8
lr over eat	5:28 8:-12
lr over eat O	5:29 8:-12
lr over eat svo	5:22 8:-10
lr over eat v2	5:17
lr over fall	1:-7 2:-6 3:15 4:-9 5:-10 8:16
lr over fall O	3:-8 5:-7 8:20
lr over fall svo	3:-7 5:-7 8:20
lr over love	0:14 8:6
lr over love N	3:-11 4:-6 5:-10 8:30
lr over love v2	2:-6 3:-13 4:-6 5:-8 8:25
lr over move	0:13 1:-6 2:-7 3:-12 4:-12 5:23
lr over move O	0:12 2:-6 3:-9 4:-9 5:20
lr over move U	5:17 8:-8
lr over move sov	0:13 3:-8 4:-11 5:-8 8:17
lr over move svo	0:12 3:-9 5:23 8:-14
lr over move v2	5:20 8:-7
lr over none	1:-8 3:-10 4:12 5:16 6:-7 8:6
lr over none A	1:-10 2:42 3:-10 5:-15 7:-6 8:-13 9:-6
lr over none F	1:-7 2:-11 3:-26 4:20 5:9 6:-10 8:16
lr over none N	0:-7 2:-10 3:-9 4:-12 5:37
lr over none O	1:-6 2:-11 3:-7 4:9 5:21 6:-6
lr over none U	1:-8 4:13 5:8 6:-7
lr over none V	4:21 5:-6 8:-6
lr over none sov	0:12 4:16 5:-8 8:-8
lr over none svo	1:-8 3:-10 5:19 6:-8 8:13
lr over none v2	1:-7 3:-19 4:22 5:18 6:-6 8:-11
lr over over	0:7 1:-8 2:-7 3:16 4:-6 5:-11 8:11
lr over over O	5:-6 8:14
lr over over v2	0:12 5:-9 8:13
lr over push	2:13
lr over push v2	0:6 1:-6 2:16 3:-6
lr over reach	2:-6 3:-15 5:8 8:18
lr over reach O	0:-6 3:-15 5:11 8:13
lr over reach sov	0:11 4:8
lr over reach svo	0:-9 1:-6 2:-7 3:-15 4:-8 5:15 8:20
lr over sneak	0:-12 1:7 2:-13 3:11 4:9 5:-15 8:7 9:6
lr over sneak A	1:12 2:-14 4:-7 9:19
lr over sneak N	4:16 5:-6
lr over sneak O	0:-8 3:17 4:10 8:-10
lr over sneak U	3:-7 4:-6 5:-7 8:26
lr over sneak v2	0:-16 2:-18 3:9 4:16 5:-17 6:-6 8:7 9:13
lr over take	1:-8 2:-10 3:-8 8:22
lr over take O	3:-10 4:13 5:-6 8:9
lr over take U	0:-9 3:-6 4:-7 5:-19 8:37
lr over take svo	0:7 1:-7 2:-8 3:-13 8:13
lr over word:hero	0:-11 1:13 2:30 3:-15 5:-15 8:-11
lr over word:hero v2	0:-12 1:15 2:32 3:-18 5:-14 8:-12
lr play attack	0:-8 2:8 3:-15 4:-6 8:22
lr play attack svo	0:-8 3:-12 8:24
lr play avoid	0:-6 1:11 2:-25 3:21 5:7 8:-10
lr play avoid A	0:-7 2:-27 3:26 4:10 5:-6 8:-9 9:9
lr play avoid H	1:15 2:-8
lr play avoid U	1:11
lr play avoid sov	0:6 1:-6 2:-22 3:20 4:-8 5:16 8:-7
lr play avoid svo	1:6 2:-14 3:8 4:11 8:-7 9:6
lr play avoid v2	0:-7 1:13 2:-11 3:14
lr play bring	0:17
lr play bring N	1:13 3:6 8:-6
lr play bring U	0:12 1:-6
lr play bring svo	0:17 1:9 8:-8
lr play chase	0:-8 1:-7 3:-9 8:26
lr play chase A	0:-10 1:12 2:15 3:-11 4:11 8:-7 9:-6
lr play chase U	1:-21 2:-8 8:32
lr play chase sov	0:-7 1:-23 3:-8 4:22 8:14
lr play chase svo	0:-8 1:7 2:13 3:-9 4:-9 8:15
lr play eat	1:14 2:-10 3:16 4:-7
lr play eat A	0:-8 2:-13 3:33 4:-6
lr play eat H	1:11
lr play eat svo	0:-7 1:25
lr play eat v2	2:-9 3:21 4:-7
lr play fall	0:12 1:6 5:-9 8:-13
lr play fall A	1:6
lr play fall N	0:-9 2:10 3:12 4:-14 5:-15 6:19 8:-20
lr play fall O	1:16 3:-9
lr play fall U	0:13 2:-6 3:-9 4:16
lr play fall sov	0:22 2:-8 3:-13 4:-8 6:20 8:-11
lr play fall svo	2:9 3:6 4:8 5:-9 6:-7 8:-10
lr play fight	3:15 8:-7
lr play fight H	2:-8 6:15
lr play fight O	0:14
lr play fight sov	0:-11 3:34 6:-20 8:-9
lr play fight svo	0:11
lr play guard	4:9
lr play guard A	4:14
lr play guard v2	4:17
lr play hit	1:10 2:-19 3:25 8:-6
lr play hit A	1:9
lr play hit sov	0:-6 2:-14 3:25
lr play hit svo	0:6 1:12 2:-6
lr play make	1:10
lr play make A	1:20
lr play move	0:-6 2:6 3:-7 4:23 6:-7 8:-6
lr play move A	0:7 2:9 3:-11 4:11 8:-8
lr play move F	0:6
lr play move H	1:13
lr play move N	0:-10 1:10 2:-7 3:-7 4:6 5:13
lr play move O	1:-7 2:10 3:-10 4:16 5:-9 6:-9 8:7
lr play move U	0:8 1:15 3:-7 8:-9
lr play move V	0:-14 1:-28 2:-8 3:16 4:30 8:-7
lr play move sov	1:-9 3:-9 4:27 8:-15
lr play move svo	2:10 3:-8 4:8 5:-7
lr play move v2	0:-6 4:15 5:18 8:-22
lr play none	0:7 1:6 3:-7
lr play none A	0:6 3:-15 4:11 5:-6 8:11
lr play none F	0:-7 2:-12 4:-16 5:7 6:28 7:-6 9:-7
lr play none H	0:10 1:21 2:-17
lr play none N	1:22 2:-8 3:-14 5:-10 6:-6 8:16
lr play none O	1:7 2:-7 4:-14 6:13
lr play none U	0:11
lr play none V	0:33 1:-12 2:6 3:-7 4:-6 8:-7
lr play none sov	0:19 2:-7 3:23 5:-6 8:-13
lr play none svo	1:7 3:-9 8:8
lr play none v2	0:31 2:-13 3:-13 4:-11 6:-6 7:15
lr play over	0:18 1:11 3:-7
lr play over A	1:9
lr play over O	0:22 1:-7 3:-6
lr play over U	0:7 1:15
lr play over svo	0:8 1:16 3:-7
lr play over v2	0:17 1:-6
lr play play	1:-6 2:-17 4:-10 5:6 8:25
lr play play A	1:-10 2:-12 3:27
lr play play U	0:18 8:-7
lr play play V	0:-21 1:-25 2:-11 3:-18 4:-11 5:25 8:35
lr play play svo	2:-17 4:-12 5:17 8:20 9:-6
lr play push	1:13 3:13 4:-8
lr play push A	1:19 4:-6
lr play push svo	0:6 3:14
lr play reach	0:-13 2:15 3:15 5:-12 6:-6
lr play reach A	1:10
lr play reach N	0:-8 3:8 8:10
lr play reach O	0:-21 1:15 2:25 3:6 4:-10 5:-14 6:-6 8:-13
lr play reach U	0:10
lr play reach sov	1:20 2:-6 3:6 8:-8
lr play reach svo	0:-15 1:14 2:6 3:16 4:-8 5:-10 6:-6
lr play shoot	2:16 3:-15 4:-8 5:-7 6:-9 8:9 9:10
lr play shoot A	0:-7 1:9 2:17 3:-6 9:-6
lr play shoot F	2:-6 3:-11 6:-8 8:-6 9:25
lr play shoot O	0:6 2:15 3:-8 8:-6
lr play shoot U	2:-6 8:20
lr play shoot svo	2:15 3:-13 4:-8 5:-6 6:-8 8:9 9:7
lr play steal	0:-6 1:12 2:13 3:-14 4:14 8:-8
lr play steal A	0:-9 1:9 2:25 3:-8 4:-7
lr play steal U	3:-12 4:24 8:-7
lr play steal sov	2:24 3:-16 4:12 8:-8 9:-6
lr play steal svo	1:13 2:11
lr play take	1:13 3:13 4:-7 8:-6
lr play take A	0:-8 1:13 2:-10 3:17 4:-6
lr play take F	3:-12 9:18
lr play take H	1:12
lr play take O	0:-15 1:15 2:-13 3:34 4:-9 5:-9 6:-6 8:-7
lr play take U	0:9 1:7 2:12 3:-6 8:-15
lr play take sov	0:-11 1:14 2:-16 3:36 4:-7 8:-16
lr play take svo	0:-6 1:13 4:-7 5:8 8:-8
lr play take v2	1:11
lr play throw	2:7 3:-10 4:16 6:-8 8:-12
lr play throw A	0:9 1:8 4:-7
lr play throw O	3:-7 4:24 8:-11
lr play throw svo	2:6 3:-8 4:15 6:-7 8:-11
lr play throw v2	1:12
lr play touch	2:-7 3:-7 4:25 8:-9
lr play touch U	0:10
lr play touch svo	3:-7 4:19 8:-7
lr play word:boss	0:7 1:7 2:12 3:-7 6:-6
lr play word:boss A	0:6 1:13
lr play word:boss F	0:-8 2:23 3:-10 6:-8
lr play word:boss sov	1:14
lr play word:boss svo	1:-6 2:20 3:-6
lr play word:enemy	1:33 2:-13 3:-7 4:-6 8:-7
lr play word:enemy A	1:23 2:-13
lr play word:enemy U	0:12 1:-7
lr play word:enemy sov	1:22 2:-13
lr play word:enemy svo	1:10
lr play word:hero	1:-8 2:20
lr play word:hero svo	0:-6 2:17
lr push attack	0:-12 1:-6 3:7 4:-11 5:21 8:-8
lr push attack O	0:-11 2:-8 4:-8 5:26 8:-8
lr push attack svo	0:-10 2:-6 3:9 4:-7 5:17 8:-7
lr push avoid	0:11 1:-9 2:21 3:-18 4:10 8:-13
lr push avoid N	0:-16 1:-6 2:35 3:-21 4:16 5:-8 8:-21
lr push avoid svo	0:10 1:-9 2:27 3:-22 8:-13
lr push make	0:-6 1:-6 2:16 4:-7
lr push make svo	0:-7 1:-7 2:25 4:-8
lr push move	0:32 3:-13 8:-8
lr push move O	0:23 3:-11
lr push move svo	0:34 3:-14 8:-9
lr push none	0:-7 2:-7 3:8 4:11 6:-6 8:15
lr push none A	0:6 4:-13 5:-8 8:13
lr push none F	0:-13 1:-8 2:-8 4:-10 6:-7 8:34
lr push none N	0:-22 1:-6 2:-11 3:-20 4:21 5:13 8:15
lr push none O	1:12 2:-8 3:10 4:11 5:-9 6:-6
lr push none U	0:-7 1:-9 3:19 5:-6
lr push none V	0:16 3:-6
lr push none sov	1:-22 2:10 4:15 5:-10 6:-6 7:-6 8:8
lr push none svo	0:-9 1:7 2:-10 3:15 6:-7 8:12
lr push none v2	1:-7 2:-7 3:-6 4:20 5:-7 8:12
lr push play	0:14 8:-8
lr push play O	0:11 8:-6
lr push play svo	0:12 3:8 8:-7
lr push push	0:8 1:-7 2:-7 3:10 4:21 8:-14
lr push push N	0:-7 3:-8 4:26 8:-9
lr push push O	1:-6 3:11 4:14 8:-12
lr push push U	0:10 3:11
lr push push sov	0:-14 1:-7 2:-7 3:14 4:24 8:-14
lr push push svo	0:17 1:-6 3:6 8:-7
lr push push v2	2:-8 4:17 8:-10
lr push reach	0:-10 1:-9 2:-7 3:15 4:-11 5:12 6:-7 8:11
lr push reach F	3:18
lr push reach O	0:-9 1:-7 2:-6 4:-9 5:12 6:-6 8:15
lr push reach svo	0:-6 1:-7 3:25 4:-7 5:-10 8:7
lr push reach v2	0:-7 3:-12 4:-6 5:30 8:-6
lr push touch	2:-6 3:15 4:7 8:-7
lr push touch O	0:-7 3:10 4:10
lr push touch V	3:11
lr push touch v2	3:17
lr push word:enemy	0:13 1:-6 3:8
lr push word:enemy svo	0:15 3:8 4:-7
lr race avoid	0:-15 1:-9 2:7 3:-13 4:-6 5:29 8:-7 9:-6
lr race avoid A	0:-10 1:-10 2:6 3:-9 4:-6 5:26 8:-6 9:-7
lr race avoid sov	0:-11 1:-8 2:7 3:-11 4:-6 5:30 8:-7 9:-6
lr race bring	0:8
lr race eat	0:-10 1:18
lr race eat svo	0:-10 1:15
lr race move	3:-8 8:12
lr race move A	0:-6 8:16
lr race move U	0:10
lr race move V	1:10
lr race move svo	1:9 3:-8 8:12
lr race none	1:14 2:15 4:-6
lr race none A	0:-8 1:13 2:6 3:-6 8:11
lr race none F	1:-10 2:13 3:-23 5:-8 6:-7 8:-8 9:32
lr race none N	0:10 2:-9 3:14 4:-10 5:15 8:-16
lr race none O	0:11 1:15 2:8 3:-11 5:-8 8:-8
lr race none U	1:9 2:28 3:-9 4:-6 5:-7 8:-10
lr race none V	2:18
lr race none sov	0:-14 1:12 2:28 3:-21 4:-7 5:-13 6:-7 7:-6 8:-12 9:18
lr race none svo	1:9 2:8 4:-6
lr race none v2	2:21 3:-6
lr race play	0:14
lr race play U	0:13
lr race play v2	0:10
lr race race	1:-6 2:-6 9:20
lr race race svo	0:-6 2:-7 9:23
lr race reach	0:13 1:-11 3:-7 5:-7 8:19
lr race reach O	1:-9 3:-7 4:-7 5:-11 8:33
lr race reach U	0:12
lr race reach svo	0:13 1:-11 3:-7 4:-6 5:-8 8:21
lr race take	0:11
lr race take A	2:9
lr race take svo	0:13 8:-7
lr race word:enemy	0:9 1:6
lr race word:enemy V	1:10
lr race word:enemy svo	0:8 1:7
lr reach avoid	0:-6 2:14 3:-6 4:14 8:-6
lr reach avoid sov	2:19 4:-10
lr reach bring	0:-8 4:-19 8:22
lr reach bring O	0:-6 3:16 4:-26 8:19
lr reach bring svo	3:8 4:-20 8:22
lr reach chase	2:8 3:-11 4:12
lr reach chase A	2:7
lr reach chase svo	3:-11 4:15
lr reach fight	0:-8 2:15 4:9
lr reach fight N	0:-8 2:14 4:6
lr reach fight svo	0:-7 2:18
lr reach hit	0:10 8:13
lr reach hit svo	0:6
lr reach make	0:17 4:-10
lr reach make svo	0:21 4:-11
lr reach move	1:-10 2:-8 3:26 4:-17 5:-6 6:-6 8:18
lr reach move O	3:7 8:10
lr reach move U	0:-13 1:-8 3:40 4:-20 8:-6
lr reach move V	0:12
lr reach move sov	3:18
lr reach move svo	1:-9 2:-7 3:20 4:-11 8:10
lr reach none	1:-7 3:-7 4:18
lr reach none A	0:-17 1:-9 2:6 3:-11 4:-21 5:14 6:-7 7:15 8:6 9:8
lr reach none F	1:-6 2:-12 3:6 4:31 6:-9 8:-8
lr reach none H	2:9 4:10 5:-6
lr reach none N	0:-9 2:-9 4:13 5:15
lr reach none O	1:-6 3:-8 4:30 5:-11 8:-6
lr reach none U	0:16 3:-11 4:9
lr reach none V	1:-20 2:7 3:-16 4:41 5:-7 8:-12
lr reach none svo	1:-6 3:-7 4:20
lr reach none v2	1:-12 2:12 3:-17 4:32 8:-11
lr reach over	0:16 1:-8 2:14 3:-11 4:9 5:-6 8:-10
lr reach over A	0:19 1:-6 4:-6
lr reach over N	4:11
lr reach over O	0:9 3:-9 4:13
lr reach over svo	1:-7 2:19 8:-8
lr reach over v2	0:18 3:-8 4:7
lr reach push	0:-8 1:16 2:-6 3:-11 4:20 8:-9
lr reach push U	1:17 4:-7
lr reach push svo	0:-9 1:19 3:-12 4:17 8:-7
lr reach reach	3:-6 4:-20 5:-8 8:33
lr reach reach N	0:-8 4:-18 5:-6 8:35
lr reach reach svo	3:-8 4:-22 5:-10 8:38
lr reach sneak	0:6 2:6 4:-6
lr reach take	0:-9 1:-7 2:15 3:-6 4:17 8:-7
lr reach take A	1:-9 2:24
lr reach take svo	0:-12 1:-7 2:12 3:-8 4:25 8:-11
lr reach throw	1:17 2:-12 3:-11 4:22 6:-6 8:-7
lr reach throw N	0:6
lr reach throw svo	1:19 2:-12 3:-10 4:18 6:-6 8:-7
lr reach touch	4:6
lr reach touch N	4:7
lr save none	1:-11 2:-9 3:21 4:15 5:-6
lr save none A	0:-6 1:-12 3:19 4:30 7:-6 8:-11
lr save none H	0:6 2:12
lr save none N	2:-11 3:13 4:-20 5:-9 8:28
lr save none O	0:33 3:-14 4:-6
lr save none sov	0:6
lr save none svo	1:-11 3:15 4:21 5:-6 7:-6
lr save none v2	0:16 3:-16 4:10 8:12
lr save reach	0:-11 1:-17 2:9 3:22 4:-12 8:11
lr save reach svo	0:-8 1:-6 2:11 4:-6 8:11
lr save shoot	0:15 2:10 4:-12
lr save shoot A	0:7 2:13 4:-11
lr save shoot svo	0:14 2:6 4:-8
lr save take	1:-6 8:15
lr save take sov	8:15
lr save touch	0:-8 2:-6 3:-9 4:-7 5:29 8:-7
lr save touch U	0:-12 2:-7 3:-9 4:-6 5:32 8:-8
lr save touch svo	0:-11 2:-8 3:-11 4:-8 5:36 8:-9
lr save word:enemy	0:8 2:20 3:-7 4:-10 8:-8
lr save word:enemy N	2:20 4:-8 8:-7
lr save word:enemy O	0:16
lr save word:enemy svo	0:15 2:14 3:-7 4:-9 8:-8
lr shoot fall	0:-6 6:16
lr shoot fall svo	0:-6 6:14
lr shoot move	0:-10 1:-9 2:7 3:-7 4:-7 6:33 8:-8
lr shoot move F	6:12
lr shoot move svo	0:-8 1:-9 2:8 3:-6 4:-7 6:29 8:-7
lr shoot none	2:7 3:-10 4:-6 6:17
lr shoot none A	1:9 2:18 4:-8 6:-7
lr shoot none F	2:7 3:-20 4:-8 6:20 7:12
lr shoot none H	2:16
lr shoot none N	0:-9 1:-7 2:-11 3:-16 4:8 5:-8 6:34
lr shoot none O	0:16 1:-8 2:-9 3:-11 4:-6 6:28 8:-7
lr shoot none U	0:6 2:-6 6:19
lr shoot none V	0:-15 1:-13 2:21 3:-7 4:-10 6:-6 7:23
lr shoot none sov	1:20 3:-12 4:-11 6:-12 7:19 8:-6
lr shoot none svo	1:-7 2:8 3:-11 6:24 7:6
lr shoot none v2	6:14
lr shoot take	0:7 1:-8 2:13 3:-9 4:8 5:-7 6:8 8:-9
lr shoot take H	6:6
lr shoot take N	4:9
lr shoot take U	0:12
lr shoot take svo	2:19 3:-6 4:-7 6:14 8:-9
lr shoot take v2	0:14
lr shoot word:boss	2:11 3:-8 7:7
lr shoot word:boss A	1:-9 2:12 6:-9 7:12
lr shoot word:boss F	1:20 2:-6 3:-8
lr shoot word:boss O	0:-6 6:16
lr shoot word:boss svo	1:9 2:15 3:-9
lr shoot word:enemy	1:11 2:-11 9:14
lr shoot word:enemy svo	1:9 2:-11 9:20
lr sneak none	3:14 4:-11 6:-6 8:9
lr sneak none A	0:-9 1:11 2:8 3:14 4:-6 8:-7
lr sneak none N	0:-8 2:-6 3:-8 4:-9 5:15 8:15
lr sneak none O	0:15 2:10 3:-18 4:-7 5:-6 8:11
lr sneak none U	0:10 2:-7 3:18 8:-9
lr sneak none sov	0:-9 1:20 2:-17 4:-13 5:-8 8:24
lr sneak none svo	1:-9 2:17 3:17 4:-6 5:-6 8:-8
lr sneak none v2	0:18 2:-7 3:-12 4:-6 5:17 8:-9
lr sneak sneak	2:8
lr sneak sneak A	2:6
lr sneak steal	0:17
lr sneak steal A	0:6
lr sneak steal svo	0:14 2:6 8:-6
lr steal attack	0:12 1:-6 2:8 4:-10 8:10
lr steal attack A	2:21 3:-8 4:-6
lr steal attack F	3:18
lr steal attack O	0:17 2:-6 3:-8 8:11
lr steal attack svo	0:7 2:9 4:-7
lr steal avoid	2:9
lr steal avoid A	2:19 3:-11
lr steal avoid sov	2:18 3:-7
lr steal avoid svo	0:9 2:-8 3:13
lr steal chase	0:9 3:-6 4:-9 8:9
lr steal chase A	2:7
lr steal chase N	4:-6 8:9
lr steal chase svo	0:7 4:-10 8:12
lr steal fall	0:-12 1:-6 2:-11 4:29 5:-8 8:-8
lr steal fall O	0:-12 2:-10 4:27 5:-7 8:-8
lr steal fall svo	0:-12 1:-6 2:-13 4:33 5:-9 8:-9
lr steal guard	2:-16 3:-6 4:7 6:23
lr steal guard sov	2:-7 6:11
lr steal move	2:20 8:-6
lr steal move A	2:24 3:-8
lr steal move v2	0:7 2:7 8:-6
lr steal none	1:-6 2:10 3:18 5:-6
lr steal none A	1:-8 2:43 3:-12 4:-10
lr steal none F	2:-10 3:31 6:-7
lr steal none H	2:-14 3:-6 6:23
lr steal none N	0:-7 2:-8 3:14 4:20 5:-7 8:-17
lr steal none O	0:9 2:-6 6:-6 8:14
lr steal none U	0:18
lr steal none svo	1:-6 2:7 5:-6
lr steal none v2	1:-8 2:6 3:37 4:-15 8:-7
lr steal play	1:-6 4:-12 5:12
lr steal play A	0:9 2:11 3:-8
lr steal play O	0:-10 2:-8 3:9 4:-8 5:25 8:-10
lr steal play svo	1:-6 3:-7 4:-11 5:20 8:6
lr steal sneak	2:-12 3:22 4:-7 5:11
lr steal sneak A	2:-12 3:22
lr steal sneak O	3:-6 4:-7 5:20 8:-7
lr steal sneak svo	2:-14 3:29 4:-9 5:11 8:-6
lr steal take	2:9
lr steal throw	1:8 3:9 4:-10 8:-6
lr steal throw A	0:-10 1:14 2:11 4:-7 6:-6 8:-6
lr steal throw sov	2:7 6:7
lr steal throw svo	1:15 4:-6
lr steal word:boss	2:-6 3:14
lr steal word:boss svo	2:-6 3:18
lr take attack	0:14 3:9
lr take attack O	0:17
lr take attack svo	0:12
lr take avoid	2:6 3:20 8:-7
lr take avoid A	0:-7 2:13 3:17 4:-9
lr take avoid F	3:19
lr take avoid H	0:-6 2:20 3:-14 5:14
lr take avoid N	0:19 3:8 4:-6 8:-13
lr take avoid O	3:34 4:-8 5:-6 8:-12
lr take avoid U	0:-11 2:-12 3:13 4:21 8:-6
lr take avoid sov	2:34 3:-10 5:-6
lr take avoid svo	2:-7 3:28 4:-6 8:-7
lr take avoid v2	1:-9 2:10 3:14
lr take bring	1:-17 2:-6 4:34 5:-6 8:-9
lr take bring A	0:-15 1:-23 2:-10 3:-7 4:48 8:-8
lr take bring O	3:10
lr take bring U	0:6 4:14
lr take bring sov	1:-13 2:-16 4:32 8:-7
lr take bring svo	1:-17 4:18 8:-6
lr take chase	1:-10 2:14 3:10 4:7 8:-6
lr take chase A	1:-9 2:18 3:13 4:-8
lr take chase H	3:7
lr take chase N	3:6 4:8
lr take chase O	3:-7 4:24 8:-7
lr take chase U	2:14
lr take chase sov	1:-12 2:28 3:-6
lr take chase svo	1:-7 3:18 8:-6
lr take chase v2	2:9 3:12 4:-7
lr take cross	1:-10 2:-6 4:25 5:-10 8:-12
lr take cross O	3:16
lr take cross svo	1:-8 4:23 5:-8 8:-11
lr take eat	0:13 2:6 3:-7
lr take eat U	0:19
lr take eat svo	0:16
lr take eat v2	2:12 3:-6
lr take fall	1:9 2:-16 3:-10 4:17 5:14 6:-7 8:-13
lr take fall F	1:24 3:-18
lr take fall N	0:-8 2:-9 4:-7 5:27 8:-9
lr take fall O	2:-7 3:6 4:14 8:-7
lr take fall sov	0:-6 1:31 2:-7 3:-31 5:15
lr take fall svo	1:-8 2:-8 4:16 8:-7
lr take fight	0:-13 1:8 2:11 3:-11 4:17 6:-7 8:-9
lr take fight sov	0:-8 1:15 2:17 3:-10
lr take guard	1:-7 2:15 3:10
lr take guard O	3:20
lr take guard svo	2:10
lr take hit	0:-8 2:-11 3:-12 4:16 8:12
lr take hit F	0:-7 2:-11 3:-12 6:30
lr take hit O	0:-6 1:15 2:-7 3:-6 4:21 6:-9 8:-17
lr take hit sov	0:-11 1:26 2:-7 3:-25 6:21 8:-9
lr take hit svo	0:-7 1:-14 2:-7 4:19 6:-9 8:17
lr take make	0:12 3:9
lr take make O	0:16
lr take make svo	0:12 3:12 4:-6 8:-6
lr take move	0:7 1:-15 4:19 5:-7 6:-6 8:7
lr take move A	0:19 1:-18 2:24 3:-11 4:-6 8:-8
lr take move F	1:-6 3:23 8:-6
lr take move N	2:-6 3:-9 4:20 5:-8 8:11
lr take move O	1:-6 2:-6 3:-18 4:-12 8:36
lr take move U	0:-17 1:-16 2:-7 3:19 4:27 8:-10
lr take move V	0:9 1:9
lr take move sov	1:-10 4:21
lr take move svo	1:-14 5:-9 6:-6 8:23
lr take none	3:10 5:-6
lr take none A	1:10 3:9 5:-7 6:-6 9:-6
lr take none F	1:-6 3:23 6:9 8:-6
lr take none H	1:-12 2:36 4:-6 5:-9 6:-6
lr take none N	0:19 1:-6 2:-11 3:16 4:-14 5:12 8:-8
lr take none O	0:-10 2:8 3:8 5:-12 8:11
lr take none U	0:11 2:9
lr take none V	1:-18 2:-19 3:-12 4:35 8:6
lr take none sov	0:24 3:-14 5:-6 8:12
lr take none svo	3:15 5:-6
lr take none v2	4:10 5:-9
lr take play	0:10 1:-6 3:-15 4:17
lr take play A	1:-6 2:-6 4:23
lr take play svo	0:11 1:-6 3:-16 4:19
lr take reach	3:26 4:-6
lr take reach O	3:18
lr take reach U	1:-6 3:15
lr take reach svo	1:-7 3:26 4:-6
lr take shoot	1:-15 2:-15 3:18 4:-11 5:25 8:-8
lr take shoot A	2:-14 3:27 4:-8
lr take shoot svo	1:-8 2:-16 3:17 4:-8 5:16
lr take sneak	0:6 1:-8 2:13 3:-21 4:23 8:-6
lr take sneak A	0:-7 1:-8 2:15 3:-23 4:27
lr take sneak F	3:7
lr take sneak O	0:9 3:-8 4:10
lr take sneak sov	2:10
lr take sneak svo	1:-10 2:13 3:-24 4:29 8:-7
lr take steal	0:7 4:-15 8:14
lr take steal A	2:9
lr take steal O	0:-8 2:-6 3:18 4:-19 8:20
lr take steal sov	2:9
lr take steal svo	2:-7 3:9 4:-17 8:21
lr take take	1:14 2:20 3:-7 5:-9 6:-6 8:-8
lr take take A	0:12 1:-13 2:15 4:-9
lr take take F	3:11
lr take take N	0:-9 1:13 2:28 4:7 5:-13 6:-6 8:-23
lr take take O	0:8 1:19 2:12 3:-21 4:-10 5:-8
lr take take U	0:15 3:-13 4:14
lr take take sov	0:13 1:-12 2:13 4:-8
lr take take svo	1:19 2:22 3:-7 5:-10 6:-7 8:-8
lr take throw	3:-7 4:16
lr take throw N	3:-9 8:18
lr take throw svo	0:6 3:-10 4:15
lr take touch	0:8 1:-12 2:-9 3:11 4:-11 5:-7 8:19
lr take touch A	1:-8 2:-10 3:7 8:18
lr take touch U	0:16
lr take touch sov	1:-11 2:-6 3:-7 8:26
lr take touch svo	0:7 3:20 4:-11
lr take victim	1:-7 3:-11 4:25 8:-7
lr take victim A	2:12 3:6
lr take victim O	3:-19 4:25 8:-6
lr take victim svo	1:-6 4:15 8:-7
lr take word:boss	0:10 3:7
lr take word:boss svo	0:12 3:10 5:-6
lr take word:enemy	2:19 4:-8 8:-8
lr take word:enemy F	3:9
lr take word:enemy svo	0:7
lr take word:enemy v2	2:12 8:-6
lr take word:goal	3:9
lr take word:goal svo	3:10
lr take word:obstacle	1:-6 2:25 3:-7 6:-7 8:-6
lr take word:obstacle F	3:14
lr take word:obstacle O	0:-7 2:20 3:-18 4:19 8:-9
lr take word:obstacle v2	1:-7 2:17 3:-6 4:14 6:-7 8:-9
lr throw attack	0:-7 1:17 2:14 4:-11
lr throw attack A	0:-6 1:15 2:13 4:-10
lr throw attack sov	0:-8 1:17 2:13 4:-12
lr throw avoid	0:24 1:-7 4:-9 5:-7 8:-8 9:6
lr throw avoid A	1:-29 2:15 4:-9 9:20
lr throw avoid N	0:12
lr throw avoid O	0:26 3:-9
lr throw avoid sov	0:-6 2:-10 9:21
lr throw avoid svo	0:31 1:-16 2:11 4:-8 5:-7 8:-8
lr throw chase	0:9 1:-7 3:19 4:6 5:-6 6:-11 8:-9
lr throw chase A	2:14
lr throw chase O	2:-6 4:10 6:8 8:-7
lr throw chase U	0:14
lr throw chase svo	1:-8 3:21 4:6 5:-6 8:-11
lr throw guard	0:-6 2:-7 3:-17 4:17 6:19
lr throw guard F	0:-7 2:-7 3:-17 4:23 6:12
lr throw guard svo	0:-7 2:-6 3:-18 4:23 6:10
lr throw hit	1:-6 2:27 6:-18
lr throw hit svo	0:7 2:17 6:-14
lr throw move	0:18 1:-16 2:16 3:9 4:-8 5:-7 8:-9
lr throw move O	0:18 1:-8 3:11 4:-6 5:-7 8:-7
lr throw move U	0:8
lr throw move sov	1:-15 2:26 6:-7
lr throw move svo	0:22 1:-9 3:10 4:-8 5:-8 8:-8
lr throw none	3:-6 4:-6 6:19
lr throw none A	1:6 2:22 3:-10 4:-7 6:-10 7:6
lr throw none F	2:-8 4:-18 6:39
lr throw none H	2:18
lr throw none N	2:-10 3:-6 4:26 5:12 6:-6 8:-21
lr throw none O	0:-8 2:-13 3:-18 4:-8 6:39 7:-6 8:-6 9:9
lr throw none U	2:8 3:-6 6:16
lr throw none sov	0:13 2:19 3:-7 6:-9
lr throw none svo	3:-11 6:23
lr throw none v2	1:-6 2:12 3:-9 4:-7 6:23
lr throw play	0:6
lr throw play svo	0:10 4:9 6:-8
lr throw push	0:17
lr throw push O	0:14
lr throw push svo	0:19 6:-6
lr throw reach	1:-10 2:-6 3:-9 6:31
lr throw reach v2	3:-8 6:14
lr throw steal	0:-7 2:-14 3:-13 4:22 6:19
lr throw steal A	2:-6 4:22
lr throw steal F	3:-11 6:19
lr throw steal svo	3:-10 4:14 6:15
lr throw take	1:-7 2:16 3:-19 4:14 5:-8 6:13 8:-9
lr throw take A	2:16
lr throw take F	0:10
lr throw take O	0:-7 3:-10 4:22 5:-9 6:12 8:-9
lr throw take v2	2:10 3:-14 4:18 8:-9
lr throw throw	0:22 1:-6 2:-9 3:28 4:-8 6:-25
lr throw throw F	2:-7 3:38 4:-6 6:-26
lr throw throw O	0:13 6:-7
lr throw throw svo	0:22 1:-7 2:-8 3:25 4:-7 6:-24
lr throw touch	4:13
lr throw touch svo	4:13
lr throw word:boss	1:-6 2:-13 3:-10 4:-7 5:12 6:25
lr throw word:boss A	2:-11 3:-6 6:27
lr throw word:boss H	6:7
lr throw word:boss O	0:9 3:-8 5:12
lr throw word:boss sov	0:12
lr throw word:boss svo	3:-12 4:-7 5:26
lr throw word:item	3:-6 6:9
lr throw word:item F	0:8
lr throw word:item svo	6:7
lr touch hit	0:11
lr touch hit U	0:8
lr touch hit sov	0:12
lr touch none	0:6 1:-10 5:9 6:-6 8:6
lr touch none A	0:7 2:-17 3:-11 4:32 5:-11 7:-6 8:6
lr touch none H	2:7 5:14 6:-6
lr touch none N	0:-7 2:-11 3:-12 4:-13 5:31 8:9
lr touch none O	1:-7 2:19 4:-13 6:-7 8:11
lr touch none U	2:-6 3:20 8:-9
lr touch none V	0:22 5:-6
lr touch none sov	0:17
lr touch none svo	1:-10 5:15 6:-7 8:9
lr touch none v2	0:18
lr touch take	0:-7 1:27 2:-9 4:-11 5:9 8:-14
lr touch take O	5:11
lr touch take sov	0:-13 1:24 2:-10 4:-11 5:18 8:-13
lr touch word:boss	2:-8 3:-13 5:28
lr touch word:boss O	3:-7 5:16
lr touch word:boss svo	3:-10 5:23
lr victim none	0:15 1:-9 2:17 3:8 4:-7 5:-6 8:-10
lr victim none A	0:6 1:-9 2:18 3:-6
lr victim none N	0:16 8:-6
lr victim none O	0:13
lr victim none svo	0:16 1:-9 2:15 3:7 4:-8 5:-6 8:-10
lr word:boss none	1:-17 2:-18 4:-11 5:-7 6:-8 7:47 8:17 9:-6
lr word:boss none A	0:-16 1:-23 2:-23 3:-11 4:-11 5:-6 7:31 8:38 9:-6
lr word:boss none F	0:-12 2:-8 4:-6 6:-9 7:30 8:-6
lr word:boss none H	0:9 1:-6 2:-11 7:15
lr word:boss none O	0:8 3:-7 4:-6 7:18 8:-6
lr word:boss none U	7:19
lr word:boss none sov	0:-13 1:-6 2:-15 3:-14 4:-8 6:-6 7:48 8:-8
lr word:boss none svo	1:-17 2:-16 4:-10 5:-6 6:-6 7:35 8:18
lr word:boss reach	0:16
lr word:boss reach svo	0:11
lr word:boss shoot	0:15 1:20 3:-9 4:-7 6:-6 8:-7
lr word:boss shoot O	1:21 3:-8 4:-6 8:-6
lr word:boss shoot svo	0:17 1:14 3:-8 4:-6 8:-6
lr word:bricks none	0:-8 1:6 2:-8 3:25
lr word:bricks none A	1:-9 2:-11 3:22
lr word:bricks none F	3:15
lr word:bricks none O	0:-9 1:23 3:7 6:-8
lr word:bricks none svo	0:-7 2:-9 3:28
lr word:enemy fall	2:13
lr word:enemy fall U	2:13
lr word:enemy fall svo	2:20 3:-6
lr word:enemy fight	0:-7 1:15 2:-12 4:16 8:-8
lr word:enemy fight svo	0:-7 1:7 4:18 8:-10
lr word:enemy none	2:40 4:-9 5:-8 8:-8
lr word:enemy none A	0:-10 2:35 3:-14 4:-7
lr word:enemy none F	0:-8 2:40 3:-19 4:-6 6:-6
lr word:enemy none N	2:-14 3:34 4:-9 5:-6 8:-9
lr word:enemy none O	0:12 2:28 3:-16 4:-7 5:-8 8:-6
lr word:enemy none U	1:18 3:-12
lr word:enemy none sov	0:-6 2:43 3:-18 4:-10 6:-7 8:-7
lr word:enemy none svo	0:6 1:-13 2:38 4:-8 5:-7 8:-7
lr word:enemy none v2	1:39 2:-22 3:-7
lr word:enemy play	1:-13 2:30
lr word:enemy play A	2:16
lr word:enemy play H	1:-11 2:21
lr word:enemy play svo	1:-8 2:24
lr word:enemy shoot	0:-6 1:15 2:15 3:-11
lr word:enemy shoot svo	0:-6 1:9 2:20 3:-8
lr word:enemy take	1:9
lr word:enemy take A	1:11 2:-6
lr word:enemy word:boss	2:15
lr word:enemy word:boss U	2:8
lr word:enemy word:boss sov	2:21
lr word:enemy word:hero H	2:6
lr word:enemy word:hero svo	2:6
lr word:goal none	0:6 1:-14 2:16 3:-11 4:28 5:-7 8:-11
lr word:goal none A	1:-17 2:23
lr word:goal none N	0:8 4:8
lr word:goal none O	0:-9 2:10 3:-8 4:24 5:-8 8:-8
lr word:goal none U	0:8 3:-9 4:20 8:-10
lr word:goal none svo	0:9 1:-15 2:19 3:-11 4:23 5:-6 8:-11
lr word:goal reach	0:-6 1:12 2:-9 3:-11 4:-8 9:25
lr word:goal reach A	1:11 2:-11 3:-8 4:-6 9:19
lr word:goal reach svo	0:-6 1:12 3:-8 4:-6 9:18
lr word:hero attack	0:8 1:21 2:-6 3:-12
lr word:hero attack F	1:16 3:-9
lr word:hero attack sov	0:10 1:8
lr word:hero fall	0:7
lr word:hero fall U	0:12
lr word:hero fall sov	0:13
lr word:hero fight	0:17
lr word:hero fight svo	0:11
lr word:hero hit	1:18 2:-12
lr word:hero hit A	0:7 1:7
lr word:hero hit svo	0:6
lr word:hero none	0:21 1:14 3:-6
lr word:hero none A	0:-6 1:33 2:-7 3:-8
lr word:hero none F	0:21 3:-7
lr word:hero none O	0:7 1:6 2:-6 4:-6 5:-8 6:12 8:-8
lr word:hero none U	0:13
lr word:hero none sov	0:10 1:21 3:-18
lr word:hero none svo	0:10 4:-6 5:-6 6:10 8:-6
lr word:hero play	1:6 3:-7 6:11
lr word:hero play svo	0:-11 1:10 2:-8 3:-11 6:27
lr word:hero steal	0:6
lr word:hero steal svo	0:6 2:7
lr word:hero take	1:-13 2:19
lr word:hero take A	1:-16 2:25
lr word:hero take v2	1:-13 2:17
lr word:hero throw	3:17 6:-11
lr word:hero throw U	0:8
lr word:hero throw sov	3:17 6:-12
lr word:hero word:boss	1:17
lr word:hero word:boss A	1:25 2:-8
lr word:hero word:boss svo	1:19
lr word:hero word:enemy A	1:6
lr word:hero word:enemy svo	2:8
lr word:item make	3:10
lr word:item make O	0:-7 3:15
lr word:item make svo	0:-6 3:12
lr word:item match	3:11
lr word:item match sov	3:10
lr word:item none	0:13 1:-10 2:-10 3:27 4:8 5:-6 8:-10
lr word:item none A	0:10 1:-14 2:-20 4:25
lr word:item none F	2:-7 3:9 4:17 5:-6 6:-6 8:-7
lr word:item none N	0:14 4:-6
lr word:item none O	1:-7 3:34 4:-9 8:-10
lr word:item none U	0:-7 3:25
lr word:item none sov	0:12 3:-8
lr word:item none svo	0:6 1:-11 2:-10 3:38 5:-6 8:-10
lr word:item none v2	1:-6 2:-11 3:-21 4:30
lr word:item take	0:27 3:-15
lr word:item take U	0:7
lr word:item take sov	0:18 3:-9
lr word:obstacle guard	0:-6 1:18 2:-10 4:8
lr word:obstacle guard v2	1:9 2:-6 4:9
lr word:obstacle hit	0:8
lr word:obstacle hit O	0:9
lr word:obstacle hit svo	0:16
lr word:obstacle none	0:6 1:-11 2:23 3:-10 4:-10 5:14 6:-6 8:-8
lr word:obstacle none A	1:-8 2:16
lr word:obstacle none F	0:-8 2:22
lr word:obstacle none O	2:-7 3:-9 5:23
lr word:obstacle none svo	0:12 1:-9 3:-10 4:-7 5:23 8:-7
lr word:obstacle none v2	0:-9 2:15 3:10
mark also	0:24 3:-6
mark also -	0:22
mark also O	0:14
mark also Ou	0:13
mark also U	0:18
mark also Uu	0:19
mark also sov	0:23
mark and	1:7 2:18 4:-8 6:-7 8:-8
mark and -	1:14 2:9 3:6 4:-9 6:-6 8:-13
mark and A	0:-13 2:41 3:-9 4:-9 5:-8 8:-9 9:-6
mark and Au	0:-15 1:15 2:35 3:-11 4:-10 5:-8 7:-6 8:-9 9:-6
mark and F	0:7 1:-10 2:20 3:-25 5:22 6:-8 8:-9
mark and Fu	1:-8 2:10 3:-14 5:21 6:-6 8:-6
mark and H	0:-6 2:26 5:-7
mark and Hu	2:17
mark and N	2:-9 3:15 4:-10 5:26 8:-19
mark and Nu	0:-9 3:7 4:-6 5:25 8:-16
mark and O	1:-9 2:-11 3:7 4:-7 5:22 6:-6
mark and Ou	0:-6 1:-10 2:-12 4:-7 5:23 6:-7 8:12
mark and U	0:15 1:10 2:-11 3:11 5:-8 8:-9
mark and Uu	0:17 1:8 2:-10 3:11 5:-7 8:-9
mark and h	1:-13 2:19 3:-7 4:-8 5:18 6:-8 9:-7
mark and sov	1:11 2:13 4:-9 5:14 6:-7 8:-10
mark as	0:7 1:8 2:-10
mark as -	0:11 1:10 2:-9
mark as A	0:-6 1:24 2:-17 3:15 4:-6 8:-8
mark as Ap	1:10 2:-13 3:12
mark as Au	0:-6 1:23 2:-12 3:6
mark as F	0:11 3:13 6:-6 8:-6
mark as Fp	0:16 3:-10
mark as Fu	3:24 8:-6
mark as H	0:19 2:-11
mark as Hu	0:19 2:-11
mark as N	0:-17 1:-10 2:-8 3:-19 4:-16 5:33 8:19
mark as Nu	1:-7 2:-8 3:-12 4:-13 5:12 8:26
mark as O	1:11 2:-7 4:11 5:-10 6:-8 8:12
mark as Op	1:-8 8:14
mark as Os	1:-12 3:-7 8:20
mark as Ou	1:24 2:-9 3:-13 4:34 5:-11 6:-9 7:-6 8:-21
mark as U	0:26 1:7 3:-9 8:-7
mark as Uu	0:24 1:9 3:-9 8:-7
mark as V	0:15 1:-8
mark as h	0:11 1:-11 2:-14 3:-17 4:10 8:24
mark as sov	0:17 1:-8 3:6
mark as svo	1:11 2:-11 4:-7 6:-6 8:6
mark as v2	0:12 1:-7 3:-9 4:20 8:-11
mark at	4:12 6:-6 8:8
mark at -	0:7 3:-8 4:6 5:-6 6:-6 8:15
mark at A	1:-11 2:17
mark at Ap	1:-6 2:20 3:-10 4:11 8:-7
mark at As	2:-28 3:17 7:-6 8:22
mark at Au	1:-19 2:17 3:9 4:-11 5:-6 6:-6 7:6 8:7
mark at F	0:6 1:-8 3:-14 4:25 5:-7 6:-12 8:13
mark at Fp	0:-8 2:13 3:14 8:-9
mark at Fs	0:-7 3:-15 8:25
mark at Fu	0:17 1:-7 2:-12 3:-21 4:32 5:-6 6:-12
mark at H	2:29
mark at Hp	2:25
mark at Hu	2:32 4:-6 6:-7
mark at N	0:12 2:-8 3:-9 4:16 5:-6 8:13
mark at Np	0:14 2:-12 3:-10 4:14
mark at Ns	3:-7 4:-9 5:-6 8:26
mark at Nu	0:7 1:-6 2:-8 3:-10 4:22 5:-9 8:14
mark at O	2:-7 3:-12 4:24 6:-8 8:12
mark at Op	0:-8 2:-13 3:-11 4:33 5:8 6:-8 7:-6 9:-6
mark at Os	0:-19 1:-23 2:7 3:-24 4:30 5:-7 6:-7 8:28
mark at Ou	0:10 2:-7 3:-15 4:21 5:-8 6:-8 8:13
mark at U	0:9 2:-7 3:14
mark at Up	0:14
mark at Us	0:7 1:13 2:-8 3:-12 4:17 8:-14
mark at Uu	0:8 1:-9 2:-6 3:13
mark at V	0:6 1:6 3:-12 4:-11 5:-6 8:11 9:11
mark at Vp	0:-8 1:7 2:26 4:-7 8:-8
mark at Vu	0:10 2:-13 3:-13 8:21
mark at h	1:-8 2:6 4:13 6:-6
mark at sov	3:27 4:-10 8:-7
mark at svo	0:6 3:-9 4:11 6:-6 8:9
mark at v2	1:-10 3:8 4:11 5:-7 6:-6 8:7
mark by	1:21 2:7 3:-15 5:-10 6:-6 8:8
mark by -	0:-8 1:38 2:-16 3:-16 4:11 5:-8 6:-6 8:-6
mark by A	1:25 2:9 3:-7 4:-9 8:-7
mark by Ap	2:8
mark by As	1:18 2:-7
mark by Au	1:17 2:12 3:-6 4:-9 8:-7
mark by N	0:12 1:21 2:-8 4:-11 5:-7
mark by Nu	0:6 1:27 2:-9 3:-6 4:-15 5:-7
mark by O	1:-9 2:-6 3:-16 4:15 5:-6 6:-6 8:20
mark by Op	0:11 3:-16 4:24 8:-11
mark by Ou	0:-10 1:-6 3:-9 4:-7 8:34
mark by V	1:-6 2:22
mark by Vp	2:20
mark by h	0:13 1:-9 2:20 3:-7 4:-10 5:-7 8:7
mark by svo	0:6 1:18 2:12 3:-10 4:-11 5:-7
mark by v2	1:6 2:-9 3:-15 4:12 5:-9 6:-6 8:17
mark for	0:24 1:6 2:-9 3:-6 8:-6
mark for -	0:21 1:9 2:-8 3:-7 8:-7
mark for A	1:15 2:-21 3:-18 4:31 8:-8
mark for Ap	1:21 2:-8 3:-10
mark for As	0:6 1:15 2:-8 3:-6
mark for Au	0:-8 2:-15 3:-9 4:31 8:-6
mark for F	0:7 3:10 4:-6
mark for Fu	0:10
mark for N	0:22
mark for Nu	0:27 8:-6
mark for O	0:11 1:-7 4:17 8:-12
mark for Ou	0:12 1:-6 3:-13 4:22 8:-12
mark for U	0:23 3:-6
mark for Uu	0:22
mark for h	0:18 2:-8 4:7
mark for sov	0:11
mark for svo	0:20 1:10 2:-10 4:7 8:-7
mark for v2	0:19 3:-6
mark from	1:-6 2:9 8:13
mark from -	1:-6 2:9 4:-6 8:16
mark from A	1:-10 2:28 3:-10 8:-8
mark from Ap	2:29 3:-10 4:-8 8:6
mark from As	2:15 8:-11
mark from Au	0:7 1:-12 2:21 3:-7 8:-11
mark from F	0:-10 1:-12 3:24 4:-11 8:15
mark from Fp	4:12
mark from Fu	0:-11 1:-14 3:29 4:-19 6:6 8:10 9:-6
mark from H	2:32 5:-6 8:-6
mark from Hp	2:23
mark from Hu	1:-7 2:32 5:-6 8:-6
mark from N	0:10 1:-6 2:-11 4:-7 8:22
mark from Np	0:7 2:-10 3:-11 4:-15 5:-9 8:34
mark from Ns	1:-6 4:-7 5:24 8:-6
mark from Nu	0:9 1:-6 2:-11 3:6 4:-7 8:23
mark from O	2:-7 3:-10 4:9 7:-6 8:27 9:-6
mark from Op	0:18 1:-6 2:-9 3:-8 4:-8 5:21 8:-6
mark from Ou	0:-7 1:9 2:-9 3:-16 4:14 7:-6 8:24 9:-6
mark from U	1:-6 2:11 4:-7 5:-7 6:-6 8:21
mark from Up	2:18 8:-6
mark from Us	1:-7 2:-6 8:18
mark from Uu	2:7 4:-8 5:-7 6:-6 8:22
mark from V	0:9 1:-13 2:34 3:-9 4:-9 5:-8 9:-6
mark from Vu	0:15 1:-14 2:31 3:-10 4:-9 5:-7 9:-6
mark from h	1:-6 2:9 3:-11 8:13
mark from sov	1:-13 2:14 4:-12 5:8 6:-7 8:22 9:-7
mark from svo	8:18
mark from v2	0:8 2:11 3:-9
mark in	1:-6 3:-7 8:16
mark in -	3:-10 8:22
mark in A	0:15 2:8 4:-14 5:-7 7:7
mark in Ap	0:10 1:11 2:-14 4:-11 7:22 8:-12
mark in As	2:17 3:-6 4:-12 5:-6 7:-6
mark in Au	0:22 1:-16 2:14 4:-15 5:-7 9:6
mark in F	1:-8 2:-15 3:-16 4:20 5:13 6:-14 7:-8 8:27 9:-6
mark in Fp	0:-11 1:-12 2:-15 3:-28 4:26 5:29 6:-13 7:-7 8:7 9:-6
mark in Fs	1:-6 2:-10 5:-14 6:-10 7:-7 8:34
mark in Fu	1:-8 2:-9 3:9 4:-11 5:20 6:-7
mark in H	1:-11 2:35 3:-7 4:13 5:-11 6:-7 8:-11
mark in Hp	0:14 2:-8
mark in Hu	0:-10 1:-14 2:44 4:-6 5:-9 8:-7
mark in N	0:7 1:-7 3:-11 5:7 8:21
mark in Np	2:-8 3:-13 5:34 8:-6
mark in Ns	0:10 1:-6 3:-9 5:-10 8:24
mark in Nu	1:-8 3:-12 5:10 8:19
mark in O	2:-8 3:-12 4:8 6:-6 8:20
mark in Op	1:-9 2:-9 3:-20 4:19 5:23 6:-8
mark in Os	0:7 2:-8 3:-16 5:-12 6:-8 8:28
mark in Ou	2:-8 3:-11 4:10 8:18
mark in U	1:-9 2:-7 5:14 8:15
mark in Up	0:-16 1:-9 2:-14 3:-18 4:11 5:59 6:-7 7:-7 8:-29 9:-6
mark in Us	0:10 1:-10 3:14 4:-8
mark in Uu	1:-8 2:-6 8:20
mark in V	0:9 2:-10 3:-11 4:13 8:13 9:-6
mark in Vp	2:-14 4:-6 5:21 8:-6
mark in Vs	1:27 2:-14 3:-7 4:-13 5:-6 6:-6 8:14 9:-6
mark in Vu	0:6 3:-12 4:17 5:-9 8:15 9:-7
mark in h	0:6 1:-8 3:-10 5:14 6:-6 8:9
mark in sov	0:12 1:-10 2:7 3:-15 8:19
mark in svo	2:-7 3:-9 6:-6 8:22
mark in v2	1:-13 3:-6 4:31
mark is	2:8 8:-7
mark is -	0:6 1:9 2:16 4:-8 6:-6 8:-7
mark is A	0:8 8:-7
mark is Ap	1:-12 2:27 4:-7
mark is As	0:15 1:15 2:-13 3:-8 4:8
mark is Au	0:-6 1:-13 2:19 4:16 5:-8 6:-6 8:-12
mark is F	0:20 1:-11 2:8 3:14 4:-8 6:-7 8:-6
mark is Fp	0:7 3:10
mark is Fs	1:-12 3:26 8:-7
mark is Fu	0:13 1:-8 2:8 3:7 4:-6
mark is H	0:-10 1:8 3:-8 4:-6 5:16 6:-6 7:7
mark is Hp	0:-12 1:-7 2:37 3:-7
mark is Hs	1:19 2:-18 7:10
mark is Hu	2:-21 5:28
mark is N	0:20 2:-7 3:8 5:-8 8:-12
mark is Ns	0:18
mark is Nu	0:12 1:6 2:-6 5:-7 8:-9
mark is O	4:-6 6:-9 7:11
mark is Op	5:9
mark is Os	0:-13 1:33 2:-9 3:-14 4:-6 6:-8 7:12 8:-7
mark is Ou	0:6 1:-14 5:-11 6:-7 7:6 9:7
mark is U	1:6 2:13 8:-9
mark is Up	0:-31 1:-12 2:24 3:9 4:-9 5:19 8:-8
mark is Us	0:-26 1:-12 3:-10 4:-8 5:-7 6:21 7:12 8:-9 9:16
mark is Uu	0:16 1:7 3:-7 5:-6 8:-7
mark is V	0:-6 1:21 2:6 3:-10 4:-8 5:-6 8:-8 9:12
mark is Vp	2:21 3:-7
mark is Vs	1:-7 8:-6 9:22
mark is Vu	0:-6 1:20
mark is h	1:-15 3:7 4:13 5:-7 7:6 8:-11 9:11
mark is sov	3:30 5:-9 6:-6 8:-13 9:-6
mark is svo	2:7 3:-6 8:-7
mark is v2	0:14 1:-7 2:7 3:-12 4:-7 9:14
mark none -	1:8 3:6
mark none A	1:10
mark none Ap	2:12 3:11
mark none As	1:16
mark none Au	1:12
mark none F	3:14
mark none Fp	3:21
mark none Fs	0:-10 1:12 2:-12 3:6 4:9 5:-7 6:12 8:-7 9:-6
mark none Fu	3:13
mark none H	2:13 8:-6
mark none Hp	1:-11 2:21 5:6
mark none Hs	1:15 2:-26 5:-7 7:28 8:-6
mark none Hu	1:8 2:7 8:-7
mark none N	3:6
mark none Np	1:-8 3:8 4:6 6:-7 8:7
mark none Ns	0:10 2:-8 3:-7 4:17
mark none Nu	3:6
mark none O	3:10
mark none Op	3:18 5:6
mark none Os	1:11 8:-6
mark none Ou	0:6
mark none U	0:10
mark none Up	0:7 2:10
mark none Us	0:11 1:13
mark none Uu	0:11
mark none V	1:7
mark none Vp	0:6 2:12 3:7 5:7 6:-6 8:-9
mark none Vs	1:25 3:-10 4:-8 7:12 8:-8
mark none Vu	1:12 5:-7
mark none h	1:-9 2:7
mark none v2	3:8
mark not	0:6 1:-14 2:21 3:-18 4:-12 5:29 8:-9
mark not -	0:8 1:-14 2:18 3:-11 4:-9 5:19 8:-7
mark not A	1:-19 2:16 3:-8 4:-10 5:19
mark not Ap	1:-14 4:-7 5:23
mark not H	2:18
mark not Hp	2:19
mark not O	0:8 2:-11 3:-15 4:-10 5:36 8:-11
mark not Op	0:-11 2:-10 3:-11 4:-7 5:38 8:-9
mark not Ou	0:13
mark not h	2:15 3:-18 4:-10 5:21 8:-10
mark not svo	0:10 1:-13 2:8 3:-12 4:-10 5:28 8:-10
mark not v2	2:17 3:-11
mark obj	1:-8 3:15
mark obj -	1:-10 2:10 3:17 8:-7
mark obj A	1:-11 2:16 3:7 5:-6 6:-6 8:-8 9:6
mark obj Au	1:-12 2:20 4:10 6:-6 8:-8
mark obj F	2:-8 3:15 6:14
mark obj Fu	2:-7 3:12 6:14
mark obj H	3:-10 4:-8 5:7 6:14
mark obj Hu	3:-11 4:-8 5:14 6:12
mark obj N	1:-6 2:-10 3:9 4:11 6:-6 8:9
mark obj Nu	0:-7 1:-7 2:-11 4:15 5:-7 6:-6 8:13
mark obj O	1:-9 3:31 6:-6 8:-11
mark obj Ou	1:-8 3:32 4:-11 5:6 8:-9
mark obj U	1:-11 2:6 4:6 5:10 6:7 8:-13 9:-7
mark obj Uu	1:-11 3:11 5:19 8:-12 9:-6
mark obj V	3:22 4:-6 5:-8 8:-8 9:-7
mark obj Vu	3:19 4:-6 5:-7 8:-7 9:-6
mark obj h	1:-7 3:14 5:7 6:7
mark obj sov	1:-8 3:12 8:-6
mark of	8:6
mark of -	8:7
mark of A	1:20 5:-7 7:-6 9:-7
mark of Ap	0:9 1:19 2:-13 3:8 8:-9 9:-6
mark of As	0:-17 1:32 2:-21 3:-14 4:-11 8:26
mark of Au	1:13 2:16 4:-6 5:-7 6:-6 7:-6 8:-6 9:-7
mark of F	1:-10 2:12 3:16 8:-10
mark of Fp	1:-10 2:-11 4:-10 5:-8 6:28 8:-8 9:14
mark of Fu	1:-10 2:13 3:21 6:-11 8:-9 9:6
mark of H	0:-6 1:15 2:17 3:-8 5:-7 8:-7
mark of Hp	1:-6 2:21
mark of Hu	1:23 3:-6 5:-6 8:-6
mark of N	2:-10 3:6 8:19
mark of Np	0:-13 1:-8 2:-12 3:13 4:-14 5:-14 6:24 8:14
mark of Ns	1:-8 3:6 4:-17 5:-7 8:31
mark of Nu	0:8 2:-9 3:-10 6:-6 8:11
mark of O	1:-9 7:-6 8:11
mark of Op	2:-9 3:18 4:-12 5:-10 8:13 9:-6
mark of Os	0:8 1:-6 3:-13 4:29 6:-6 8:-20
mark of Ou	1:-12 3:-8 6:7 8:13
mark of U	0:15 2:-11 3:-8 4:-6 5:9 8:11
mark of Up	1:-8 2:-16 3:21 4:-8 5:20 8:-10
mark of Uu	0:11 2:-12 3:-9 4:-6 8:12
mark of V	0:8 1:-6 2:-13 4:8 5:-6 8:18 9:-6
mark of Vp	0:8 1:-14 3:-9 4:27 8:-7
mark of Vu	0:9 2:-11 4:-9 8:21
mark of h	1:-12 2:6 8:7
mark of sov	0:6 2:6 6:-7
mark of svo	2:-7 8:6
mark of v2	0:13 1:-7 2:-8 3:-13 4:-17 5:-6 8:34
mark subj	1:12
mark subj -	1:22 4:-7
mark subj A	1:15 2:7 8:-8
mark subj Au	1:15 3:-6 8:-7
mark subj F	1:27 2:-15 4:-8 5:-8 8:-11 9:13
mark subj Fu	0:-7 1:25 2:-16 4:-9 5:-9 6:8 8:-11 9:12
mark subj H	3:-10 5:-7 8:18
mark subj Hu	3:-9 5:-6 8:20
mark subj N	1:-7 2:-16 3:-12 4:22 8:7
mark subj Nu	0:-6 1:-7 2:-19 3:-13 4:31
mark subj O	1:-10 2:-12 3:8 4:-13 5:18 6:-8 8:17
mark subj Ou	1:-10 2:-14 3:14 4:-14 5:15 6:-8 8:20
mark subj U	2:12 3:8 4:-9 5:-9 6:-6 8:6
mark subj Uu	1:9 2:10 3:6 4:-9 5:-9 6:-6 8:8
mark subj V	1:16 8:-6
mark subj Vu	0:-7 1:16 2:10 8:-7
mark subj h	0:-6 1:-25 2:12 4:19 5:6 7:-8 8:-7 9:8
mark subj sov	1:10
mark to	2:6 3:-9 4:23 5:-6
mark to -	0:12 3:-15 4:20
mark to A	1:-8 2:33 3:-6 4:8 8:-8
mark to Ap	1:-8 2:-23 4:34
mark to Au	2:38 8:-8
mark to F	0:16 1:-6 2:-10 3:-24 6:7 8:19
mark to Fu	0:19 2:-7 3:-20 4:-6 6:12 8:11
mark to H	1:-6 2:36 4:-8 5:-6 6:-6
mark to Hu	0:-7 1:-6 2:38 4:-7
mark to N	3:-9 4:35 8:-7
mark to Np	4:25 5:-6 8:-7
mark to Ns	4:17
mark to Nu	3:-9 4:38 8:-11
mark to O	2:-11 3:-16 4:39 5:-9 6:-9 8:11
mark to Op	0:-11 3:15 4:10 8:-10
mark to Os	0:14
mark to Ou	1:12 2:-11 3:-27 4:40 5:-10 6:-11 8:16
mark to U	0:10 1:-8 2:-9 4:17 8:10
mark to Up	0:9 2:-8 3:-9 5:-6 8:17
mark to Us	0:20 1:-8 3:11 4:-12 8:-6
mark to Uu	0:11 1:-7 2:-8 3:-6 4:18 8:10
mark to V	0:7 1:-10 2:13 3:-6
mark to Vs	0:-6 4:-7 8:17
mark to Vu	0:12 1:-13 2:11 4:9 8:-9
mark to h	1:-7 2:7 4:21 5:-6 8:8
mark to sov	1:-7 2:16 3:-14 4:16
mark to svo	3:-11 4:27 5:-6 8:8
mark to v2	0:16 1:-6 2:-13 3:30 5:-8 8:-12
mark vs	1:-9 2:39 3:-7
mark vs -	1:-13 2:40 3:-8
mark vs A	1:-16 2:45 3:-6
mark vs Ap	0:-7 1:-16 2:44 3:-7
mark vs As	0:-8 1:-29 2:59 3:-6
mark vs Au	2:26 3:-6
mark vs F	0:10 2:14 6:-9
mark vs Fp	3:12 6:-8
mark vs Fu	0:12 2:11 3:-9
mark vs H	1:-6 2:29 3:-6
mark vs Hp	2:21
mark vs Hs	1:-7 2:24 3:-7
mark vs Hu	2:10
mark vs N	1:34 2:15 3:-14 4:-16 5:-10 6:-6 8:-21
mark vs Np	0:-11 1:29 2:9 3:-11 4:-10 5:-7 8:-14
mark vs Nu	0:11 2:10 8:-6
mark vs O	0:16 2:31 3:-14 4:-6 5:-7 6:-6 8:-7
mark vs Op	2:40 3:-18 4:-6 5:-8 8:-8
mark vs Ou	0:8 2:21 3:-8 6:-6 8:-6
mark vs U	0:-8 1:9 2:37 3:-14 4:-9 5:-6 8:-10
mark vs Uu	2:31 3:-10 4:-7 8:-9
mark vs h	0:-6 2:41 3:-7
mark vs sov	1:43 2:-25 3:-8 4:-7 8:-6
mark vs svo	1:-10 2:39 3:-8
mark vs v2	1:-14 2:39
mark with	1:11 6:6
mark with -	1:17
mark with A	1:15 6:-6
mark with Ap	1:16 2:11 4:-7 5:-6 6:-7
mark with As	1:31 2:-17 7:9 8:-6
mark with Au	1:-10 2:17 3:10 6:-8 7:-6
mark with F	1:20 2:-9 5:-6
mark with Fp	0:-7 2:-8 3:11 4:-10 6:10 8:10
mark with Fs	1:47 2:-6 3:-23 4:-6 6:-7 8:-7
mark with Fu	1:16 2:-9 5:-6 6:7 8:-8
mark with H	1:10 2:-10 3:-16 4:-9 5:13 6:20 8:-10 9:-6
mark with Hp	0:11 1:19 2:-18 3:-15 4:-6 5:11 6:7 8:-8
mark with Hs	1:11 3:-10 6:-6 7:7
mark with Hu	0:-11 2:-21 3:-10 4:-6 6:36
mark with N	1:-6 2:-11 4:-16 5:22 8:12
mark with Np	2:-11 4:-15 6:13
mark with Nu	1:-9 2:-10 4:-14 5:27 6:-11 8:19
mark with O	2:-7 3:10 4:-11 6:18
mark with Op	0:6 1:-11 2:-7 3:12 4:-7 6:18
mark with Os	0:16 1:8 2:-7 3:-7 4:-9 5:-7 6:32 8:-22
mark with Ou	0:-6 2:-9 3:8 4:-13 6:12 8:17 9:-6
mark with U	0:6 1:11 5:-8 6:9
mark with Up	0:31 1:-8 2:14 3:-14 5:-6 6:-6 8:-7
mark with Us	1:20 3:-8 8:-6
mark with Uu	1:9 2:-6 5:-8 6:15
mark with V	0:-7 1:35 3:-8 4:-7 5:-7 6:9 8:-9
mark with Vp	0:-14 1:25 3:-19 4:-7 5:-11 6:22 8:-10
mark with Vs	1:25
mark with Vu	1:34 2:-6 4:-7 8:-9
mark with h	1:-15 4:-6 6:10 8:23
mark with sov	1:8 5:-6 6:9
mark with svo	1:12 4:-6
mark with v2	0:13 1:13 2:-8 4:-8 6:9 8:-7
nc A A	1:12
nc A F	1:-8 2:-6 3:7 4:6 6:12
nc A H	1:8 2:15
nc A N	1:-9 4:13
nc A O	0:7 2:-7
nc A U	0:9 4:6
nc A V	0:12 2:10 4:-8 5:-6
nc F A	1:12 2:15 3:-7
nc F F	1:16 3:10 4:-8 6:-8
nc F H	0:-9 3:-10 4:-7 5:-13 6:-8 7:11 8:-6 9:22
nc F N	0:10 2:-8 3:7 4:11 5:-10
nc F O	1:12 6:-7 8:9
nc F U	0:6 5:-7
nc F V	0:17 1:7 2:-9 3:-10 4:-8 8:10
nc H A	1:21 2:-12 8:-8 9:13
nc H F	0:-6 2:-6 3:21 6:6 8:-6
nc H H	0:11 1:-8 2:-8 3:-10 4:-6 5:7 7:18 8:-7
nc H N	1:-9 2:-8 4:18
nc H O	0:-9 2:-10 3:-6 6:15 8:6
nc H U	2:-9 4:9 5:-8 8:17
nc H V	2:-19 3:-12 4:-8 5:7 8:24 9:12
nc N A	1:15
nc N F	2:-7 3:28 4:-7
nc N H	0:-8 1:-12 2:30 3:-12 6:6 8:-6
nc N N	3:7 8:6
nc N O	2:-9 3:11 4:-7
nc N U	0:10 3:8
nc N V	1:23 3:13 4:-13 5:-7 8:-7
nc O A	1:8
nc O F	3:14 8:-8
nc O H	1:12 3:-15 5:28 6:-9 7:-7 8:-9 9:-6
nc O N	0:7 5:8 8:10
nc O O	3:12
nc O U	0:11
nc O V	1:13 3:-10 4:9
nc U A	2:15 6:-6
nc U F	3:13 4:-7
nc U H	2:12 3:-6 5:12 8:-9 9:-6
nc U N	5:8 8:8
nc U O	0:8 1:-7 4:11 5:-7
nc U U	0:7
nc U V	0:-8 1:13 2:-16 3:13 5:-8 6:-6 8:20
nc V A	0:8 1:19 2:-12 8:-6
nc V F	0:-8 2:-13 5:-7 6:6 8:9 9:12
nc V H	1:12 5:-6
nc V N	1:6 2:-7 4:8 5:-8 8:9
nc V O	2:-9 4:14 6:-7 8:17 9:-6
nc V U	0:8 2:-6 4:-9 5:-8 8:13 9:8
nc V V	1:13 2:6 4:9 5:-7 8:-10
nc edge A	2:12
nc edge F	3:15
nc edge H	2:23 5:-6
nc edge N	1:-6 4:9 8:7
nc edge U	0:12
nc edge V	2:9
nk - animal	0:-6 1:8 2:17 4:-8
nk - body	0:-10 1:-11 2:-15 3:24 4:-16 5:29 6:-11 7:15 8:-20
nk - building	0:7 1:-7 2:-6 3:-13 4:34 5:-6
nk - creature	2:21 3:10 4:-7 8:-6
nk - food	3:12
nk - nature	0:18 1:-8 4:-8 8:8
nk - object	0:7
nk - person	0:7 3:-8 4:19 5:-7
nk - plant	0:-8 2:-12 3:18 5:9 8:8
nk - sign	2:-8 3:34 4:-9 6:-6 8:-13
nk - vehicle	2:10 3:-7 5:6 8:-6
nk animal animal	1:14 3:9
nk animal body	0:9 1:-7 4:-6 5:-6 8:16
nk animal building	1:-8 2:-8 3:-11 4:32 8:8
nk animal creature	1:-39 6:13 7:8 8:22 9:-7
nk animal face	0:14 1:-10 2:-8 3:-9 8:19
nk animal food	1:-8 2:-7 3:8 4:7 6:13
nk animal nature	0:14 1:-9 3:-11 5:15
nk animal object	0:7 1:-7 6:7
nk animal person	0:10 1:15 2:-9 3:-10 4:22 8:-10
nk animal plant	1:-12 2:21 3:27 4:-8 5:-7 6:-6 8:-12
nk animal sign	0:8
nk animal vehicle	0:18 1:-22 2:25 3:-13 9:-6
nk body animal	4:13 8:-8
nk body body	3:15
nk body building	0:19 4:-7 8:-7
nk body creature	1:-18 4:22
nk body food	4:-7 8:15
nk body object	0:23 1:-12 3:23 4:-7 8:-11
nk body person	0:20
nk body vehicle	0:19 1:-9
nk building animal	1:38 2:-8 4:-8 6:-6 8:-8
nk building body	3:9
nk building building	1:-10 2:-9 3:-13 4:15 6:-6 8:14
nk building creature	1:-7 2:33 3:-8 7:6 8:-6
nk building food	2:-7 3:28 6:8 8:-8
nk building nature	0:18 1:-7 2:-10 3:-12 4:11 5:26 8:-29
nk building object	3:22 4:-6 5:-7
nk building person	1:11 3:-7 4:-14 5:9 9:-6
nk building plant	0:-17 1:-9 2:16 3:26 4:-24 6:-6
nk building vehicle	1:18 3:9 4:-11 5:-7 9:-7
nk creature animal	0:-6 1:-9 2:11 3:-8 5:-6 6:-8 7:-7 8:-11 9:34
nk creature body	0:-16 1:-13 3:-17 4:-6 8:42
nk creature building	0:14 1:-9 2:-6 3:-14 4:46 8:-28
nk creature creature	1:11 3:7 4:-8
nk creature food	0:-8 2:-16 3:-24 5:-7 6:41 8:7
nk creature nature	0:6 1:-7 2:-6 3:-12 5:21 8:-9
nk creature object	1:13 2:-10 4:6 5:-8 6:9 8:-6
nk creature person	1:7 3:-12 4:18 8:-7
nk creature plant	0:-9 1:-7 2:-12 3:41 4:-16 5:14 8:-17
nk creature vehicle	0:17 2:-9 3:10
nk face animal	0:-11 1:-12 2:-23 3:-22 5:-7 8:48
nk face creature	0:-9 1:13 2:-13 3:20
nk face object	0:22 8:-6
nk food animal	1:9 2:18
nk food body	1:35 3:-7 4:-6 5:-8 8:-13
nk food building	0:12 1:-9 2:-6 3:-19 4:33 5:-11
nk food creature	1:16 3:-14 4:-8 5:-6 7:14 8:-9 9:-7
nk food food	1:16 3:12 4:-9
nk food nature	0:11 2:-10 4:18 5:-14
nk food object	8:10
nk food person	1:14 2:8 3:-10 8:-6
nk food plant	0:-8 2:-10 3:40 4:-21 5:-9 8:6
nk food sign	0:-7 1:-6 3:30 5:-11 8:-6
nk food vehicle	0:11 1:10 2:-10 3:-10 4:-9 8:15
nk nature animal	0:9 2:11 3:8 5:-6 8:-9
nk nature building	1:-13 2:-13 4:20 5:-10 6:-6 8:17
nk nature creature	1:24 3:-9
nk nature food	1:10 2:-6 3:27 4:-7 6:-8
nk nature nature	1:8 2:6 5:-15 6:6 8:-10 9:15
nk nature object	0:9 1:6 2:-10 3:7 5:7
nk nature person	2:-29 3:10 5:-9 6:-7 7:-7 8:26 9:-8
nk nature plant	1:22 2:-10 3:35 4:-21 8:-23
nk nature vehicle	1:15 4:-13 8:-15 9:15
nk object animal	1:9 2:9 4:-6
nk object body	0:32 1:-7 3:-31 5:-8 8:21
nk object building	1:-6 2:-9 3:-6 4:9 6:-6 8:30
nk object creature	0:9 1:10 4:-8
nk object face	0:31 1:-7 2:-8 3:-6
nk object food	3:12
nk object nature	0:6 1:-9 4:-9 5:18
nk object object	3:6
nk object person	3:-7 4:8 7:-6
nk object plant	2:11 3:20 4:-15 6:13 8:-15
nk object sign	1:-9 2:-8 3:23 4:18 5:-7 6:-9 8:-18
nk object vehicle	1:19 2:-6 4:7 5:-7
nk person animal	0:-8 1:13 2:31 4:-11 6:-6 7:-7 9:-6
nk person body	0:12
nk person building	1:-7 2:-7 4:16 5:-9 8:17
nk person creature	2:26 4:-7 5:-6
nk person food	1:-12 3:26 4:15 5:-6 6:-11
nk person nature	0:38 3:-10 4:-13 8:-8
nk person object	2:-6 3:8
nk person person	0:11 1:29 2:-14 8:-10
nk person plant	1:-13 2:8 3:-11 4:11 5:-11 8:14
nk person sign	3:9
nk person vehicle	1:6 2:-15 3:9 4:-12 8:15
nk plant animal	0:-11 1:22 2:17 5:-8 7:-6 8:-10 9:-7
nk plant body	3:-15 6:28 8:-13
nk plant building	1:-7 3:-19 4:25 5:-10 8:22
nk plant creature	0:12 2:-14 8:15
nk plant food	0:6 1:-14 2:-8 3:12 4:-8 6:11 8:7
nk plant nature	0:-6 1:26 2:19 3:-15 4:-15 5:-10
nk plant object	0:10 2:-8 4:-11
nk plant person	0:29 1:13 2:-8 3:-15 4:-6
nk plant plant	0:-8 1:12 2:-11 3:28 5:-11 6:-6
nk plant vehicle	0:6 2:-6 3:15 8:-6
nk sign animal	2:6
nk sign creature	0:-8 1:25 3:-6
nk sign object	1:-6 2:25 3:-12 8:-6
nk vehicle animal	1:16 2:-16 4:13
nk vehicle building	1:8 2:-9 3:-13 4:27 5:-8
nk vehicle creature	1:19 2:6 3:-6 5:-7 6:-6
nk vehicle food	0:-9 2:-13 3:-7 5:-7 6:11 7:-6 8:10 9:14
nk vehicle nature	0:19 3:6 4:-10 5:-6
nk vehicle object	2:-8 8:13
nk vehicle person	0:12 1:31 2:-6 3:-9 4:-9 8:-6
nk vehicle plant	1:-11 3:17 4:11 8:-11
nk vehicle vehicle	1:6 2:14 4:9 5:-7 8:-13
obj attack	1:8 3:-7 4:16 8:-8
obj attack -	1:20 2:-16 4:23 5:-6 8:-7
obj attack A	1:46 3:-7 4:-17 5:-6 7:-6
obj attack Ap	0:11 1:-21 4:19
obj attack As	1:11 2:13 4:-7
obj attack Au	1:44 3:-6 4:-21 5:-6
obj attack F	1:-9 2:-8 3:-17 4:39 6:-6
obj attack Fp	2:-6 4:17
obj attack Fu	3:-19 4:32
obj attack N	1:-6 2:-6 3:-7 4:23 5:9 8:-9
obj attack Nu	1:-6 3:-7 4:25 8:-9
obj attack O	1:-22 2:-11 3:16 4:7 5:20 6:-6 8:-11
obj attack Os	1:-14 2:-7 4:30
obj attack Ou	1:-11 2:-7 4:-11 5:29 8:-9
obj attack U	0:11 1:16 3:-7 4:-6 8:-6
obj attack Uu	0:9 1:21 3:-9 4:-7 8:-7
obj attack at	0:8
obj attack h	0:7 1:-17 2:24 3:-13 4:-10 5:24 6:-6 7:-6 8:-9
obj attack none	1:13 2:-8 4:18 8:-7
obj avoid	1:-9 2:20 3:-9 5:13
obj avoid -	1:-20 2:32 3:-21 4:9
obj avoid A	1:-11 2:35
obj avoid Ap	2:26 3:-6
obj avoid As	1:-13 2:40
obj avoid Au	1:-17 2:44 4:-6
obj avoid F	1:-8 2:16 3:-9 4:20 5:-14 6:8 8:-11
obj avoid Fp	0:-8 2:18 3:27 4:-11 5:-13 6:-9 8:-8
obj avoid Fu	1:-6 2:-11 3:-33 4:23 6:22 8:-6
obj avoid H	2:17
obj avoid Hp	2:18
obj avoid Hu	2:15 5:7
obj avoid N	2:-21 3:-13 4:30 5:21 8:-12
obj avoid Np	2:-11 3:-11 4:9 5:27 8:-13
obj avoid Nu	2:-20 3:-9 4:25 5:23 8:-21
obj avoid O	1:-6 2:-6 3:-17 5:39
obj avoid Op	2:-8 3:-25 4:-10 5:34 6:10
obj avoid Ou	1:-6 2:-13 3:-12 5:39 6:-9
obj avoid U	0:-6 1:-10 2:23 3:-13 4:-9 6:-6 8:20
obj avoid Uu	0:-11 1:-11 2:25 3:-15 4:-11 6:-7 8:23
obj avoid V	1:-11 2:31 3:-9 4:-10 5:12 8:-9
obj avoid Vp	0:-12 1:-7 2:-17 3:-9 4:-8 5:42
obj avoid Vu	1:-10 2:46 3:-8 4:-9 5:-13 8:-9
obj avoid at	3:-13 4:11 5:15 8:-11
obj avoid from	1:-11 2:29 4:-6 5:-10 8:6
obj avoid h	1:-6 2:18 3:-6 4:-7 5:16
obj avoid in	2:-11 4:-13 5:-14 8:36
obj avoid none	1:-9 2:22 3:-8 4:-6 5:16
obj avoid obj	1:-10 2:26 3:-29 5:12 6:7 8:-7
obj avoid of	0:-15 3:30 4:-6 8:-10
obj avoid with	0:-16 1:13 2:25 3:-7 4:-7 5:-8 6:-7 8:-8
obj bring	3:17
obj bring -	1:6 2:-10 3:13 4:10 8:-6
obj bring A	1:13 2:-19 4:24 5:-6 8:-8
obj bring Ap	1:-19 2:-19 4:41 8:-9 9:-6
obj bring Au	1:20 2:-13 3:-9 4:16 5:-6 8:-8
obj bring F	1:-6 2:8 3:19 4:-9 6:-6
obj bring Fp	1:-7 3:30 4:-6 6:-6
obj bring Fu	1:-6 2:10 3:25 4:-7 6:-6
obj bring N	1:-8 2:10 3:20 4:17 5:-9 8:-22
obj bring Np	0:-10 1:-6 2:-6 3:42 4:-9 8:-11
obj bring Ns	0:-6 4:23 8:-10
obj bring Nu	0:6 1:-7 2:11 4:19 5:-9 8:-19
obj bring O	1:-7 2:-8 3:35 4:-7
obj bring Op	2:-10 3:32 4:-11 5:10 8:-7
obj bring Os	0:-6 3:7 4:15 8:-7
obj bring Ou	1:-8 3:32 4:-14 5:-7
obj bring U	1:-12 2:-8 4:11 5:-7 8:21
obj bring Up	1:-6 3:-10 4:22
obj bring Us	3:-6 4:-8 8:20
obj bring Uu	0:7 1:-9 2:-7 4:8 8:9
obj bring V	0:-7 1:42 2:-7 3:-11 4:-13 8:-10
obj bring Vs	1:15
obj bring Vu	0:-6 1:35 2:-6 3:-6 4:-14 8:-10
obj bring at	3:-10 4:24
obj bring from	3:-14 4:-7 8:23
obj bring h	0:-7 3:25 6:-6
obj bring in	0:-11 1:11 2:-7 3:-24 4:24 5:-8 8:9
obj bring none	3:18
obj bring obj	1:-7 2:-11 3:24 4:6 6:-9 8:-9 9:9
obj bring of	0:-8 1:-6 3:40 4:-9 8:-8
obj bring to	0:7 1:-9 2:-12 4:22
obj bring with	0:-6 1:17 3:9 4:-7
obj chase	0:-7 1:15 2:9 8:-7
obj chase -	0:-14 1:33 3:-12 4:17 5:-6 8:-8
obj chase A	1:20 2:7 8:-6
obj chase Ap	1:8 2:-28 3:35 4:-7
obj chase As	1:16 2:6 4:-7
obj chase Au	0:-8 1:18 2:28 3:-26 8:-6
obj chase F	2:10 3:7
obj chase N	0:-9 1:-6 3:-6 4:27
obj chase Nu	0:-6 4:22
obj chase at	1:27 2:-10 4:-7
obj chase h	1:-11 2:32 4:-6
obj chase none	0:-10 1:12 2:19 8:-6
obj chase obj	0:-8 1:-8 2:-14 3:-9 4:38 8:-6
obj cross	0:9 3:-12 4:7 6:-6
obj cross -	1:24 2:-16 3:-10 4:24 5:-6 8:-20
obj cross A	1:15 2:-17 3:-10 4:-10 7:9 8:15
obj cross Ap	0:12 1:9 2:-8
obj cross Au	1:7 2:-14 3:-10 4:-10 5:-6 7:8 8:21
obj cross N	2:-7 3:-6 4:16 5:-7 8:9
obj cross Ns	0:-12 2:-7 4:17 5:-7 8:13
obj cross Nu	4:13 8:-10
obj cross V	0:23 1:-8 5:8 8:-7
obj cross Vp	0:20 1:-7 5:12 8:-8
obj cross h	0:11 1:-13 3:-10 4:-7 6:-6 8:17
obj cross none	0:22 1:-8 2:-19 3:-8 5:-8 8:15
obj cross obj	1:23 2:-7 3:-11
obj cross with	0:-10 1:8 2:33 3:-10 4:-7 5:-9 6:-7 8:-12
obj eat	3:29
obj eat -	3:16 4:9 8:-10
obj eat A	1:-6 2:-10 3:32 5:-6 8:-6
obj eat Ap	0:7 1:-10 2:-12 3:37 4:-7 5:-6
obj eat Au	0:-12 1:8 2:-8 3:16 4:9 5:-6 8:-7
obj eat F	1:-6 3:20
obj eat Fp	2:-6 3:12
obj eat Fs	3:23 4:-6
obj eat Fu	0:-7 1:-6 2:7 3:22 4:-8 6:-6
obj eat H	0:6 2:10 3:-7
obj eat Hp	0:6 2:12 3:-10
obj eat N	3:41 4:-10 5:-6 8:-9
obj eat Np	3:25 4:-10
obj eat Nu	0:-7 3:23 8:-6
obj eat O	0:-11 1:-8 2:-14 3:28 4:11 5:-15 6:-6 8:7
obj eat Op	0:-6 2:-7 3:32 5:-8
obj eat Os	1:-6 3:17
obj eat Ou	0:-14 1:-6 2:-11 3:17 4:11 5:-16 6:-6 8:11
obj eat U	0:21 2:-6 3:-15 4:-6 8:13
obj eat Up	0:14 3:-7
obj eat Uu	0:14 2:-7 3:-15 4:-7 8:19
obj eat V	0:10 2:-14 3:16
obj eat at	0:18 3:-6
obj eat from	2:20 3:-9
obj eat h	1:-7 2:-9 3:32 4:-6
obj eat in	0:-7 3:-10 5:27 8:-7
obj eat none	2:-6 3:29 5:-6
obj eat obj	1:-9 2:-6 3:32
obj eat to	0:-16 3:-13 4:19 8:15
obj fall	3:8 8:7
obj fall -	1:10 2:-9 3:13 5:-7 6:-6 8:12
obj fall A	0:12 1:19 2:-18 3:-16 4:-7 7:20 8:-7
obj fall Au	0:11 1:20 2:-20 3:-14 4:-7 7:19 8:-7
obj fall F	0:-6 2:-6 3:34 4:-6 6:-6 8:-8
obj fall Fp	0:-7 1:-6 2:-6 3:37 4:-6
obj fall Fu	1:11 3:14 8:-7
obj fall N	0:-23 1:-10 2:12 4:10 5:-17 6:24 7:-6
obj fall Np	0:-11 3:17 4:-12 5:-6 8:17
obj fall Nu	0:-25 1:-11 3:-14 4:27 5:-20 6:35 7:-7 8:-15 9:-6
obj fall O	0:7 2:-10 3:-7 4:-11 5:11 6:-8 8:22
obj fall Op	0:-12 1:-11 2:-10 3:-16 4:-10 5:14 6:-8 8:36
obj fall Os	1:12
obj fall Ou	0:13 1:6 2:-8 3:-11 4:-11 6:-6 8:16
obj fall U	1:-13 3:21 4:-7 5:6 6:-6
obj fall Up	0:-16 1:-15 2:-8 3:33 4:-9 5:21 8:-15
obj fall Uu	1:-10 2:9 3:9 4:-6 5:-7 6:-6 8:11
obj fall at	0:7 3:-6 4:13 8:-10
obj fall from	0:10 8:7
obj fall h	0:-20 1:-15 2:6 3:-8 5:24 6:21 7:7 8:-19 9:-7
obj fall in	0:-22 1:-6 2:-6 3:-11 4:16 5:18 6:-6
obj fall none	3:18 4:-9
obj fall obj	0:15 3:-6
obj fall of	1:-9 2:-6 3:-7 4:-11 5:-7 6:-7 8:35
obj fall with	0:-13 1:39 3:-17 5:-6 8:-10
obj fight	2:22 3:-8 4:-7 6:12 8:-6
obj fight -	2:16 3:-15 4:-7 6:21 8:-9
obj fight A	2:30 3:-8 4:-6
obj fight Ap	1:15 2:12 3:-7 4:-6
obj fight As	2:11
obj fight Au	1:-10 2:40 3:-9 4:-6
obj fight F	1:-8 2:7 3:-21 6:27
obj fight Fu	1:-8 2:8 3:-26 6:32
obj fight H	2:18
obj fight Hu	0:6 2:6
obj fight O	0:30 6:-7
obj fight Ou	0:22 6:-6
obj fight U	0:-12 1:-12 2:16 3:8 4:-7 5:-8 6:18 8:-12
obj fight Uu	0:-16 1:-11 2:10 3:14 4:-8 5:-8 6:22 8:-12
obj fight at	2:11
obj fight h	1:-7 2:34 4:-6
obj fight in	1:17 2:-10
obj fight none	1:-6 2:20 4:-6 6:9 8:-6
obj fight obj	0:-13 1:-7 2:45 3:-17 6:-7
obj fight of	0:6 1:7 2:-12 3:-12 6:18
obj fight vs	1:-8 2:17
obj fight with	3:-15 6:18
obj guard	3:-15 4:29 5:-6
obj guard -	2:-6 3:-17 4:37 8:-14
obj guard A	0:-7 2:27 3:-8 4:7 8:-8
obj guard Ap	1:-6 2:30 3:-6 4:-7
obj guard As	0:-6 1:33 2:-16 3:-7 8:-6
obj guard Au	1:-13 2:25
obj guard F	1:-10 2:6 3:-23 4:33 8:-7
obj guard Fp	1:-10 3:-19 4:24 6:13 8:-7
obj guard Fu	1:-8 2:11 3:-19 4:29 6:-8 8:-6
obj guard H	2:-11 4:13 6:10
obj guard Hu	2:-24 4:15 6:21
obj guard N	2:-7 3:-7 4:13 5:-6 8:15
obj guard Nu	2:-6 3:-7 4:14 8:14
obj guard O	2:-8 3:-14 4:34 5:-6 6:6 8:-12
obj guard Ou	3:-10 4:35 6:-6 8:-10
obj guard U	0:9 2:-6 3:-10 4:16
obj guard Uu	0:7 2:-6 3:-11 4:17
obj guard from	1:-7 2:40 3:-7 4:-16
obj guard h	1:-7 3:-12 4:23 5:-6 8:6
obj guard none	1:-8 3:-14 4:39 6:-7
obj guard obj	0:-12 2:-20 3:-14 4:35 5:-8 6:17 8:-8
obj guard with	0:-8 1:-11 2:-6 3:-14 4:-15 6:42
obj hit	2:8 3:7 4:-9
obj hit -	2:-10 3:29 4:-8
obj hit A	1:-7 2:9 3:27 4:-11 5:-8 6:-6 8:-10
obj hit Ap	1:-32 3:47 4:-9 5:-6 8:-6
obj hit Au	1:20 2:7 4:-8 5:-7 8:-9
obj hit F	0:-7 1:-10 2:14 4:-13 6:16
obj hit Fp	0:-6 1:-14 2:-10 3:11 4:-9 5:16 6:13 8:-10
obj hit Fs	2:-6 3:24 5:-8 6:-6 8:-10
obj hit Fu	0:-8 1:-12 2:24 3:-15 4:-11 5:-10 6:20 8:7
obj hit H	1:-15 2:-21 3:44 5:-7
obj hit Hp	1:-6 2:-33 3:49 5:-7
obj hit Hs	1:-11 2:9 3:7
obj hit Hu	0:15 2:-12 3:7
obj hit N	0:-7 1:-7 2:34 3:-27 4:-17 5:11 6:-7
obj hit Np	0:-13 1:-6 2:30 3:-23 4:-15 6:-6 8:14
obj hit Nu	2:23 3:-18 4:-9 5:11 8:-6
obj hit O	0:11 1:-9 4:-8 5:11 6:-6
obj hit Op	1:-10 2:18 4:-6 6:-8 8:-10
obj hit Os	3:12
obj hit Ou	0:17 1:-7 2:-8 3:-23 4:-10 5:9 8:17
obj hit U	1:15 2:-9 5:-9 8:6
obj hit Uu	1:16 2:-9 5:-9
obj hit V	0:-8 1:6 2:7 3:12
obj hit Vp	2:17
obj hit Vu	0:-9 1:7 2:-16 3:26 8:-6
obj hit at	0:6 2:-9 3:-6 4:-7 5:21 8:-6
obj hit by	2:17
obj hit h	0:7 1:-10 2:32 3:-21 4:-14 6:9
obj hit in	0:-23 1:8 2:-10 3:-28 4:-14 5:39 6:-10 8:17
obj hit none	2:11 3:13 4:-9 6:-6
obj hit obj	0:8 1:-9 2:8 3:-9 4:-6 5:-6 6:19 8:-7
obj hit of	0:7 2:-8 3:-14 4:-6 5:-7 6:31 8:-9
obj hit to	1:17 2:-9
obj hit with	0:12 1:-12 2:-13 3:19 5:-10 6:9 8:-7
obj love	0:12 1:19
obj love -	0:9 1:24 2:-6 3:-9
obj love A	1:23 2:-8 3:-7
obj love Ap	1:33 2:-9 3:-10
obj love As	0:8
obj love Au	0:12
obj love F	1:13
obj love Fu	1:11 3:-6
obj love O	0:17 1:-7 3:14 8:-8
obj love Op	0:7 3:13
obj love Ou	0:17
obj love U	0:11
obj love Uu	0:12
obj love V	1:25
obj love Vp	0:-10 1:24
obj love Vu	0:10
obj love h	2:7 3:13
obj love none	0:11 1:22 3:-6
obj love with	1:12
obj make	2:-9 3:17 4:12 6:-6
obj make -	2:-9 3:23 4:10 5:-6 8:-6
obj make A	0:-14 2:-9 3:-9 5:-7 7:-7 8:29
obj make Ap	1:-12 3:6 4:12 8:-6
obj make Au	0:-8 2:-27 3:-20 4:-17 5:-8 7:-7 8:40 9:21
obj make F	3:32 4:-6 6:-6
obj make Fp	3:27
obj make Fu	3:33 4:-7 6:-6
obj make H	0:-6 1:-7 2:11 3:13
obj make Hu	1:-6 3:16
obj make N	1:-8 2:-6 3:29 4:10 5:-7 8:-16
obj make Np	3:16 4:6 8:-9
obj make Ns	0:8 1:-6 3:-10 4:20 8:-8
obj make Nu	0:-11 3:45 4:-21 5:-6 8:-10
obj make O	1:16 2:-10 4:19 5:-9 6:-10
obj make Op	3:26 4:-11
obj make Os	0:-12 1:-16 2:-11 4:14 5:-6 6:-6 7:-6 8:26
obj make Ou	1:17 2:-6 4:21 5:-8 6:-10 8:-16
obj make U	1:-9 2:-9 4:20 5:10 8:-12
obj make Up	0:-11 2:-9 3:-23 4:40
obj make Uu	0:10 1:-8 2:-6 3:16 4:-13 5:16 8:-11
obj make h	0:-6 1:-9 4:7 5:8 6:-8 7:-6 8:14
obj make none	2:-8 3:15 4:14 5:-6 6:-6
obj make obj	1:-10 2:-8 3:7 4:-11 5:15 6:-6 8:-10 9:14
obj match	1:-8 3:18
obj match -	1:-8 3:19 4:7
obj match A	1:-16 3:25
obj match Ap	0:8 1:-16 2:-16 3:34
obj match As	0:6 1:-13 2:30 3:-20
obj match Au	1:-6 3:20
obj match F	2:-6 4:-7 8:17
obj match Fp	3:18
obj match Fu	0:9 2:-6 3:-10 4:-7 8:20
obj match N	0:-8 3:36 4:-11 8:-9
obj match Nu	0:-9 3:40 4:-14 5:-6 8:-10
obj match O	0:-6 1:-6 3:8 4:21 8:-9 9:6
obj match Op	0:-6 3:18 4:11 8:-6
obj match Ou	0:-9 1:-6 2:-6 3:-6 4:28 6:-6 8:-12 9:12
obj match U	1:-7 2:-7 3:13 4:-8 6:16 8:-7 9:-6
obj match Up	0:13 3:-11
obj match Uu	1:-7 2:-7 3:20 4:-8 6:15 8:-8 9:-6
obj match h	0:-19 2:-7 4:-10 5:-6 6:16 8:-7 9:23
obj match in	3:-12 4:18
obj match none	1:-9 3:27 8:-7
obj match obj	0:-6 1:-7 2:-7 3:16 4:-7 6:19 8:-6
obj match of	0:6 3:10
obj match with	1:-6 3:18
obj move	5:8 8:12
obj move -	1:17 3:-6
obj move A	0:-8 1:12 2:-15 3:9 4:-8 5:17 6:-8 7:-7 8:10 9:-8
obj move Ap	0:-16 1:-19 3:-34 4:7 5:52 8:-16 9:-7
obj move As	0:6 1:8 2:-12 8:14
obj move Au	0:-10 1:9 2:-9 3:21 4:-19 6:-8 7:-7 8:22 9:-8
obj move F	0:-7 1:-8 2:-15 3:7 4:-15 5:-15 6:23 7:-6 8:24 9:-6
obj move Fp	0:-8 1:11 2:-8 3:22 4:-10 5:-17 6:-7 8:9
obj move Fs	1:-15 3:-16 6:25 8:10
obj move Fu	0:-6 1:-18 2:-16 4:-14 5:-10 6:23 8:21 9:-6
obj move H	0:-9 1:-19 2:9 3:-7 4:18 5:13 6:-6 8:-8
obj move Hu	0:-7 1:-11 4:15 5:11
obj move N	0:7 1:-8 3:-11 8:22
obj move Np	0:-6 1:-6 2:-7 3:-12 4:-20 5:32 8:7
obj move Ns	0:8 1:-10 3:-7 4:-12 5:11 8:13
obj move Nu	1:-10 2:9 3:-11 5:-17 8:23
obj move O	2:8 3:-10 4:-6 5:15
obj move Op	0:-11 1:-17 2:20 3:13 4:-17 5:30 6:-11 7:-6 8:-12 9:-6
obj move Os	0:6 1:20 2:-10 3:-19 4:-17 6:-9 8:20
obj move Ou	1:8 2:6 3:-14 8:6
obj move U	0:16 2:-7 3:-10 6:6 8:9
obj move Up	0:23 2:-7 3:-7 5:10 8:-7
obj move Us	0:15 8:-6
obj move Uu	0:20 1:-6 3:-9 5:-7 6:7 8:9
obj move V	1:9 3:-9 4:15 5:-9
obj move Vp	2:20 5:-7 8:-6
obj move Vs	0:-11 1:16 2:-8 3:-6 4:-6 5:-6 8:16
obj move Vu	0:15 2:-9 3:-8 4:21 8:-14
obj move at	1:-9 2:-10 3:8 4:-18 5:-8 6:-6 8:36
obj move by	0:-7 4:-7 8:26
obj move from	1:-7 2:-10 3:-8 4:10 5:15 8:6
obj move h	1:-11 5:17 6:-7 8:16
obj move in	1:-10 2:-10 5:12 6:-6 8:23
obj move none	1:7 3:-7 5:7
obj move obj	0:-9 1:-6 2:6 3:10 4:8 6:-9 9:-7
obj move of	1:-12 2:-8 3:-6 4:-12 6:9 8:25
obj move to	0:11 4:6 8:-9
obj move with	2:-15 3:-14 4:-9 5:-12 6:12 8:26
obj over	3:-9 5:24 8:13
obj over -	0:-14 4:-6 6:-8 7:-6 8:29 9:-6
obj over A	0:23 2:9 5:-16 8:-6
obj over Ap	0:14 5:-7
obj over Au	0:14 1:6 2:-9
obj over F	1:17 2:-8 3:-9 4:-8 5:16 6:-7 8:-13
obj over Fu	1:13 2:-11 3:-8 4:-9 5:31 6:-8 8:-16
obj over N	0:-9 1:-6 2:-8 3:-11 4:-8 5:19 8:21
obj over Np	0:-9 2:-7 3:-9 5:34 8:-9
obj over Nu	3:-6 4:-12 8:30
obj over O	2:-7 3:-13 4:-8 5:33 8:11
obj over Op	0:-8 2:-8 3:-17 4:-8 5:24 8:25
obj over Ou	0:8 1:-7 2:-8 3:7 4:-9 5:25 6:-6 8:-9
obj over U	0:-25 1:-15 2:11 4:9 5:13 6:-8 7:-6 8:12 9:-7
obj over Uu	0:-20 1:-12 4:11 5:17 6:-7 8:9 9:-6
obj over V	1:-6 2:-7 4:13 5:10 8:-8
obj over Vp	1:-8 2:-9 3:-6 4:26 8:-10
obj over h	2:-7 3:-13 5:37
obj over none	3:-10 5:28 8:14
obj over obj	2:-6 3:12 5:11 8:-6
obj play	1:20
obj play -	1:26 3:-7
obj play A	1:19
obj play Ap	1:6 4:12 8:-7 9:-7
obj play As	1:27 2:-6
obj play Au	1:8 2:6 8:-8
obj play F	1:15 4:-6 5:10 6:-9 8:-7
obj play Fs	1:19 3:-7
obj play Fu	1:11 2:11 4:-7 5:-6 6:-10 8:-7
obj play H	1:26
obj play Hp	0:7 1:-14 2:12
obj play Hs	1:18
obj play Hu	0:-7 1:46 2:-21 3:-6
obj play N	0:-10 1:28 3:-12 4:-16 5:10 6:-6
obj play Ns	8:13
obj play Nu	0:-10 1:24 3:-13 4:-17 5:15 6:-6
obj play O	1:20 4:-9 5:-8 6:-7 8:6
obj play Op	0:12 2:20 4:-8 5:-8 6:-7 8:-11
obj play Os	1:29 3:-10 8:-8
obj play Ou	1:21 2:-9 3:-14 4:-10 5:-8 6:-7 8:19
obj play U	0:12 1:15 3:-9
obj play Up	0:9 1:-11 2:21 3:-7 8:-7
obj play Us	0:-10 1:24
obj play Uu	0:13 1:16 3:-9
obj play V	1:-10 2:13 4:-10 8:9
obj play Vp	0:20 3:-6
obj play Vs	0:8 1:7
obj play Vu	0:-19 1:-17 2:9 3:14 4:-12 5:-6 8:25 9:-6
obj play at	1:-12 8:15
obj play h	1:-22 2:21 3:8 4:11 5:7 6:-8 7:-6 8:-16
obj play in	0:-14 1:-6 4:-6 8:33
obj play is	1:24 2:-7
obj play none	1:22
obj play to	0:13
obj play with	0:8 1:12 3:-6
obj push	3:20 5:-7
obj push -	3:14 5:-7
obj push A	0:8 1:16 3:-14
obj push Au	0:20 1:12 2:-13 3:-14
obj push F	0:-11 1:-8 2:-7 4:-9 6:-6 8:35
obj push Fp	3:22
obj push Fu	0:-11 1:-8 2:-6 4:-8 6:-6 8:34
obj push N	0:-6 1:-8 2:29 3:-18 5:-7 6:-6
obj push Np	0:6 2:24 3:-9 4:-13 8:-8
obj push Nu	0:-9 2:24 3:-15 4:16 5:-6 8:-14
obj push O	2:-6 3:36 4:-10 5:-8 8:-15
obj push Op	0:-8 2:-6 3:45 4:-8 5:-7 8:-8
obj push Ou	0:7 1:13 3:16 4:-11 5:-6 6:6 8:-20
obj push U	1:-11 2:-7 3:23 4:12 8:-13
obj push Uu	0:-14 1:-10 2:-7 3:28 4:8 8:-11
obj push V	1:-8 2:9 3:11 8:-6
obj push Vu	1:-12 2:19
obj push h	1:-7 2:14 3:34 4:-12 5:-8 8:-10
obj push in	0:-6 3:-16 4:23
obj push none	2:10 3:22 4:-9 5:-8
obj push obj	0:7 1:-12 2:-6 3:22
obj race	1:16 2:6 3:-8
obj race -	1:29 2:-6 8:-6
obj race A	0:-6 1:19 3:-6 8:6
obj race Ap	1:17 2:8 3:-6
obj race As	0:-6 1:-13 2:-9 8:31
obj race Au	1:27 2:-12
obj race N	0:10 3:-9 4:-6 5:19 8:-7
obj race Nu	0:20 8:-7
obj race O	1:35 3:-10 4:-6 8:-11
obj race Op	0:-10 1:31 3:-8 8:-9
obj race Ou	0:15 1:-6
obj race U	0:-14 1:14 2:25 3:-7 4:-6 8:-9
obj race Uu	0:-11 1:14 2:18 3:-6 8:-8
obj race V	1:6 2:11
obj race Vp	0:6
obj race Vu	1:6 2:12
obj race at	1:30 2:-9 3:-6 8:-7
obj race h	0:-14 1:-27 2:43 3:-13 4:-10 5:7 8:10
obj race in	0:14 1:7 2:-6 8:-6
obj race none	0:-12 1:11 2:10 3:-11 4:-6 5:10 8:7
obj race of	1:24 2:-8 3:-6
obj race vs	0:6 1:-14 2:18
obj race with	1:16 2:-6
obj reach	4:26 5:-6
obj reach -	0:7 4:11 5:-6 6:-6
obj reach A	1:6 2:13 4:-7 5:-7 7:13 8:-10 9:-6
obj reach Ap	0:-7 1:-6 2:8 3:12
obj reach Au	1:8 2:8 3:-22 4:-15 5:-6 7:26 8:-8
obj reach F	2:-11 3:-26 4:42 6:-8 8:9
obj reach Fp	3:-14 4:22
obj reach Fs	3:-7 8:23
obj reach Fu	2:-11 3:-17 4:47 6:-7 8:-6
obj reach H	4:12
obj reach N	4:26 5:-7
obj reach Np	4:15
obj reach Ns	0:-13 3:-8 8:34
obj reach Nu	4:31 5:-7 8:-7
obj reach O	1:-7 2:-8 3:11 4:30 5:-8 6:-6 8:-15
obj reach Op	2:-7 3:15 4:12 5:-6 8:-9
obj reach Os	0:7
obj reach Ou	1:-7 2:-7 4:40 5:-9 6:-6 8:-16
obj reach U	2:9 5:-6
obj reach Us	0:-7 1:15 3:-7 4:9
obj reach Uu	1:-7 3:-6 4:14 5:-6 8:7
obj reach V	0:9 1:-6 2:-17 4:25
obj reach Vu	1:-7 2:-13 4:25
obj reach at	0:10 3:-6 4:-17 8:21
obj reach h	3:-7 4:38 5:-7
obj reach none	4:27 5:-6
obj reach obj	0:-7 1:25 2:-21 4:12 8:-6
obj reach to	2:-17 4:27
obj save	1:-11 2:-8 3:10 4:20 5:-6 8:8
obj save -	0:7 1:-16 2:-15 3:25 4:-13 8:16
obj save A	1:-13 2:-18 3:15 4:36 7:-6
obj save Ap	0:-6 1:-16 2:-22 3:48 8:-9
obj save As	3:-6 4:23
obj save Au	0:-7 2:-13 3:-18 4:41 7:-6
obj save N	0:6 2:17 4:-8 8:-10
obj save Nu	2:24 4:-10 8:-9
obj save O	0:23 3:-11
obj save Ou	0:20 3:-10
obj save U	3:-13 4:-6 8:23
obj save at	2:-7 3:-7 4:20
obj save from	0:12 2:7 8:-7
obj save h	1:-10 4:28 5:-6 7:-6 8:6
obj save none	1:-13 2:-9 3:14 4:22 5:-6
obj shoot	2:7 3:-10 4:-6 6:37 8:-6
obj shoot -	0:8 3:-10 6:21
obj shoot A	1:8 2:27 3:-6 6:-17
obj shoot Ap	2:26 6:-15
obj shoot Au	2:15
obj shoot F	2:6 3:-13 6:27
obj shoot Fp	3:-10 6:27
obj shoot Fu	1:-6 2:13 3:-16 6:21
obj shoot H	2:9 6:12
obj shoot Hp	2:-8 6:19
obj shoot Hu	2:15
obj shoot N	0:-9 2:-8 3:-7 4:-9 5:-6 6:36 8:-8
obj shoot Np	6:23
obj shoot O	1:-6 2:-10 3:-11 4:-6 6:41 8:-6
obj shoot Op	1:-6 2:-10 3:-14 4:-6 5:-6 6:41 8:-6
obj shoot Ou	0:-6 2:-7 6:33
obj shoot U	0:-6 1:-9 2:-12 3:-8 5:-6 6:42 8:-9
obj shoot Up	2:-6 6:13
obj shoot Uu	0:-6 1:-8 2:-8 3:-7 6:35 8:-8
obj shoot at	2:18 6:-6
obj shoot h	3:-11 4:-7 5:-6 6:45 8:-6
obj shoot none	3:-11 4:-6 6:44
obj shoot obj	0:-7 1:-11 2:11 3:-12 6:28
obj shoot with	1:8 2:-12 6:14
obj sneak	1:-16 2:32 3:6 4:-6 8:-8
obj sneak -	1:-24 2:42 3:-10
obj sneak A	1:-14 2:35 8:-6
obj sneak Ap	1:-10 2:36 3:-9
obj sneak Au	1:-21 2:26 3:18 4:-6 8:-6
obj sneak O	0:14 2:6 3:-8
obj sneak Ou	0:15
obj sneak U	0:9
obj sneak Uu	0:9
obj sneak by	2:17
obj sneak h	1:-7 2:23 3:11 4:-7 8:-9
obj sneak in	1:-10 2:35 3:-6 8:-7
obj sneak none	1:-17 2:20 3:16 4:-7 8:-8
obj steal	1:-6 3:26 6:-6 8:-7
obj steal -	3:32 4:-6 5:-6 6:-7 8:-9
obj steal A	1:-6 2:22 3:13 4:-9 8:-6
obj steal Ap	1:-7 2:10 3:16 4:-6
obj steal Au	1:-20 2:24 3:14 4:-9 8:-7
obj steal F	0:6 2:-7 3:23 6:-6
obj steal Fp	0:6 2:-6 3:22 4:-9
obj steal Fs	2:-6 3:-15 4:25
obj steal Fu	0:7 2:-7 3:21 6:-7
obj steal N	0:-14 2:-8 3:10 4:20 8:-9
obj steal O	0:16 2:-7 3:22 4:-9 5:-6 8:-8
obj steal Ou	0:8 2:-8 3:30 4:-9 5:-7 8:-9
obj steal U	0:-14 1:-6 2:-15 3:21 4:9 5:-8 6:-7 8:12 9:-6
obj steal Uu	2:-14 4:17 5:-7 6:-7 8:16 9:-6
obj steal from	0:6 3:7
obj steal h	3:20 6:-6
obj steal none	1:-6 3:25
obj steal obj	2:-12 3:7 4:18 8:-6
obj take	3:21
obj take -	4:20
obj take A	0:-8 1:-11 2:6 3:25 4:7
obj take Ap	1:-13 3:36
obj take Au	0:-7 1:-11 2:11 3:16 4:8 5:-6 9:-6
obj take F	3:24
obj take Fp	3:28 4:-7
obj take Fs	3:14
obj take Fu	3:26
obj take H	0:6 1:-9 2:-16 4:-8 5:30 6:-6
obj take Hp	1:-10 2:-13 3:-12 4:-9 5:44 6:-7
obj take Hu	0:12 3:7
obj take N	3:7 4:22 6:-6 8:-22
obj take Np	0:-10 1:-6 2:15 3:8 4:9 5:-12 6:-6
obj take Ns	3:-13 4:25 8:-14
obj take Nu	2:-11 3:8 4:32 6:-6 8:-23
obj take O	0:-6 3:27 5:-9
obj take Op	2:-7 3:38 4:-9 5:-8 8:6
obj take Os	1:-15 2:-8 3:7 4:11 6:-6 8:15
obj take Ou	0:-11 1:-8 2:8 3:17 5:-10
obj take U	2:7 3:13 5:-7
obj take Up	0:8 3:9
obj take Uu	1:-12 3:7 4:9 5:-6 8:8
obj take V	0:-13 1:-21 2:16 3:15 4:-11 8:14
obj take Vu	0:-7 1:-8 2:-7 3:12 4:-9 8:20
obj take at	0:-7 1:-7 3:-28 4:14 8:28
obj take from	3:15 4:-10 8:6
obj take h	1:-7 3:32 4:-6
obj take in	0:-19 1:10 2:-13 3:-27 4:31 5:10 6:-8
obj take none	1:-7 3:27
obj take obj	3:37 5:-7 6:-6 8:-9
obj take with	0:-17 1:11 2:19 3:-35 4:-9 6:-7 8:25
obj throw	6:31 8:-7
obj throw -	3:-8 6:27 8:-7
obj throw A	1:10 2:-7 3:-14 4:15 5:-7 6:-8 7:19 8:-10 9:-6
obj throw Ap	0:-6 1:23 4:-8 6:-7
obj throw Au	1:10 2:-13 3:-15 4:20 5:-7 6:-10 7:19 8:-9 9:-6
obj throw F	3:-8 6:34
obj throw Fp	3:-17 6:38
obj throw Fu	3:-11 4:-6 6:33
obj throw H	0:-6 1:-7 5:-6 6:20
obj throw Hp	1:-7 2:22 6:-7
obj throw Hu	2:-15 6:29
obj throw N	1:-6 2:-10 3:21 5:-9 6:11 8:-16
obj throw Np	3:17 6:-9
obj throw Nu	2:-7 4:12 5:-7 6:18 8:-12
obj throw O	2:-8 4:-10 5:7 6:36 8:-9
obj throw Op	1:-11 2:-9 3:-22 4:-7 5:17 6:45 8:-7
obj throw Ou	2:-6 4:-11 5:-10 6:32 8:-10
obj throw U	0:-8 1:-9 2:-7 4:-6 6:37 8:-7
obj throw Uu	0:-6 1:-8 2:-7 4:-6 6:32 8:-7
obj throw at	1:-9 2:23 3:-7 4:22 6:-13 8:-12
obj throw h	1:-6 2:-11 3:-7 4:-7 6:46 8:-6
obj throw in	4:-7 6:16 8:-8
obj throw none	2:-8 3:-6 6:34 8:-7
obj throw obj	0:-8 2:-7 3:-22 4:-8 6:48
obj throw of	1:-7 3:-15 4:-7 6:40 8:-6
obj throw with	0:7 6:6
obj touch	1:-8 3:-11 4:-11 5:32
obj touch -	0:12 1:-10 4:-7 5:10 6:-6 8:7
obj touch A	2:6 3:12 5:-10 8:-6
obj touch Au	0:-6 2:14 3:15 4:-7 5:-12 8:-7
obj touch N	2:-10 3:-9 4:-10 5:41 8:-11
obj touch Np	0:-6 4:-6 5:22
obj touch Nu	2:-9 3:-10 4:-10 5:36 8:-11
obj touch O	1:-7 2:15 3:-24 4:-11 5:16 6:17 8:-15
obj touch Op	0:15 5:-9
obj touch Ou	0:-13 1:-8 2:18 3:-22 4:-11 5:12 6:22 8:-17
obj touch U	0:8 3:-7 5:14
obj touch Uu	2:-6 3:-7 5:21
obj touch V	0:17 1:-12 2:-9 3:-7 5:-9 8:21
obj touch Vp	0:18
obj touch Vu	1:-12 2:-7 5:-6 8:27
obj touch by	2:21 5:-6
obj touch h	0:-7 1:-6 2:14 3:-15 4:-12 5:34 8:-16
obj touch in	5:11 8:-7
obj touch none	1:-14 3:-9 4:-11 5:33 8:-6
obj touch obj	1:13 2:-9 3:-10 4:-6 5:19
obj touch with	0:13
obj victim	0:9 1:-10 2:30 3:-9 8:-7
obj victim -	2:20 3:-6
obj victim A	0:8 1:-11 2:24 3:-7
obj victim Ap	1:-6 2:16 3:-6
obj victim As	2:8
obj victim O	0:10
obj victim Ou	0:10
obj victim from	2:10
obj victim h	1:-8 2:26 3:-6 8:-7
obj victim none	0:6 1:-10 2:28 3:-9
obj word:boss	3:-6 4:-10 5:-7 6:12 7:33 8:-10
obj word:boss -	0:8 2:-9 4:-6 6:-6 7:18 8:-8
obj word:boss A	2:-6 3:-8 4:-8 6:14 7:23 8:-6
obj word:boss Ap	0:6 1:-7 2:-12 6:19
obj word:boss As	2:-9 7:24
obj word:boss Au	0:-9 3:-6 4:-8 6:-6 7:27 8:-6
obj word:boss F	0:-15 1:7 2:6 3:-9 4:-8 6:10 7:11 8:-6
obj word:boss Fp	2:16 3:7 6:-6
obj word:boss Fu	0:-7 1:13 2:-11 3:-8 6:17
obj word:boss O	0:8 7:16 8:-9
obj word:boss Ou	7:19 8:-7
obj word:boss U	0:6 2:9 7:12 8:-6
obj word:boss Uu	0:14 7:-7
obj word:boss h	0:-10 1:-13 3:-13 4:-9 5:-6 6:16 7:38 8:-9 9:-6
obj word:boss in	0:11
obj word:boss is	0:-13 1:-7 2:-14 3:-7 4:-8 7:50 8:-8
obj word:boss none	4:-10 5:-6 6:21 7:12 8:-9 9:-6
obj word:bricks	1:-10 2:-9 3:34
obj word:bricks -	0:-6 1:-11 2:-8 3:35
obj word:bricks A	1:-10 2:-11 3:24
obj word:bricks Ap	1:-8 2:-10 3:23
obj word:bricks F	1:-7 3:24
obj word:bricks Fu	3:18
obj word:bricks is	1:-12 2:-11 3:35
obj word:bricks none	3:11
obj word:enemy	1:10 2:25 3:-6 4:-7 5:-7 8:-6
obj word:enemy -	0:-12 1:17 2:29 3:-11 4:-8 5:-6 8:-6
obj word:enemy A	0:-7 1:11 2:8 4:-6
obj word:enemy Ap	2:18
obj word:enemy Au	1:8 2:7 3:7 4:-6
obj word:enemy F	2:23 3:-11
obj word:enemy Fp	2:20 3:-10
obj word:enemy H	2:18
obj word:enemy Hp	2:15
obj word:enemy O	1:14 2:15 3:-9 4:-6 5:-7
obj word:enemy Op	0:7
obj word:enemy Ou	1:15 2:16 3:-8 4:-7 5:-7 8:-7
obj word:enemy U	1:-6 2:22 3:-7
obj word:enemy Uu	2:8
obj word:enemy at	0:12
obj word:enemy h	0:15 1:-6 2:10 4:-7 8:-6
obj word:enemy is	2:28 3:-7
obj word:enemy none	0:-11 1:17 2:21 4:-9 5:-8 8:-7
obj word:goal	0:-9 2:12 3:-13 4:14 5:-7 6:-6 7:-6 8:-9 9:9
obj word:goal -	1:8 2:21 3:-8 4:-11
obj word:goal A	0:-6 3:-9 4:-7 9:22
obj word:goal Ap	0:-6 1:7 3:-8 4:-7 9:19
obj word:goal O	0:-16 1:-6 2:19 3:-8 4:22 5:-7 8:-8
obj word:goal Ou	0:-16 1:-6 2:10 3:-9 4:31 5:-8 8:-9
obj word:goal h	0:-18 1:-9 2:-18 3:-10 4:43 5:-10 8:-10 9:15
obj word:goal is	2:21 3:-9 4:6
obj word:goal none	1:15 2:-13 3:-7 4:-6 9:13
obj word:hero	1:18 2:6 4:-6 5:-7 6:-6 8:-6
obj word:hero -	0:11 1:26 2:-13 3:-8
obj word:hero A	0:-8 1:32 2:-6
obj word:hero As	1:25 2:-10
obj word:hero Au	0:-6 1:22 2:-6
obj word:hero O	2:15 3:11 4:-7 5:-12 6:-7 8:-9
obj word:hero Ou	1:-7 2:22 3:-8 5:-6 8:-6
obj word:hero U	0:15 1:-9
obj word:hero Uu	0:12 1:-7
obj word:hero h	0:-10 1:-12 2:24 3:18 5:-11 8:-6
obj word:hero is	0:-6 1:23 2:-7 3:-6
obj word:hero none	2:12 3:8 5:-8 6:-6 8:-6
obj word:item	1:-6 2:-8 3:13
obj word:item -	0:6 1:-8 2:-8 4:12 8:7
obj word:item A	1:-8 2:-10 3:-12 4:26
obj word:item Ap	1:-8 2:-11 3:-16 4:33
obj word:item F	0:10 2:-6 3:13
obj word:item Fp	0:15
obj word:item O	0:11
obj word:item Op	3:11
obj word:item Ou	0:10
obj word:item U	0:-11 3:22
obj word:item Up	3:12
obj word:item h	2:-6 3:21
obj word:item is	2:-8 3:22
obj word:item none	3:9
obj word:obstacle	0:15 1:-11 2:6 3:-8 5:11 6:-7 8:-7
obj word:obstacle -	0:27 1:-10 2:-9
obj word:obstacle A	0:14 1:-7
obj word:obstacle Ap	0:17 1:-7
obj word:obstacle F	2:20
obj word:obstacle O	2:-9 3:-11 5:32
obj word:obstacle Op	0:-7 2:-7 3:-7 5:27
obj word:obstacle h	0:-10 2:20 3:-19 4:-6 5:22
obj word:obstacle in	0:14
obj word:obstacle none	0:6 2:8
only	2:6 3:15 4:-6
only A	0:-7 1:8 2:12 3:11 4:-6
only Ap	1:14 3:17 4:-6 8:-7
only As	1:7 2:22
only Au	0:-8 1:6 2:18 3:7 4:-6
only F	3:15 8:-6
only Fp	2:-6 3:17 4:-6
only Fs	1:27 3:-17
only Fu	3:17 8:-7
only H	1:-10 3:23 5:7
only Hp	1:-11 2:-27 3:32 5:12
only Hs	0:9 1:-17 2:11 3:9
only Hu	0:-10 1:6 2:17
only N	1:-17 2:-8 5:18 6:-6
only Np	0:-14 1:-6 3:13 4:-8 5:-6 8:19
only Nu	0:13 1:-14 2:-7 4:11 5:11 8:-8
only O	0:6 2:-7 3:22 4:-6
only Op	1:-10 2:-8 3:19 5:7 8:-7
only Os	0:-9 1:27 2:-8 3:12 4:-10 5:-6 6:-7 8:-14
only Ou	0:15 2:-8 4:-7 5:-7 6:8
only U	2:6 3:9 4:-6 8:-9
only Up	0:7 2:-6 3:14
only Us	0:18 1:-6
only Uu	0:-16 1:11 2:7 3:17 4:-7 5:-6 8:-11
only V	2:-13 3:10 4:-8 6:15 8:-7
only Vp	2:-12 3:8 4:-8 6:20
only Vu	0:-6 1:31 3:-9
os attack attack	1:-8 2:17 3:7
os attack guard	1:20 2:-6 4:-7
os attack guard A	1:17 2:-6 4:-6
os avoid avoid	0:-8 1:-12 2:28 3:-10 5:-6 8:11
os avoid avoid A	1:-8 2:24
os avoid avoid H	0:8
os avoid reach	3:-7 5:19
os avoid reach O	2:-6 5:22
os avoid save	2:10
os avoid save A	2:6
os avoid take	2:8
os avoid take A	2:9
os bring attack	0:-7 2:-9 3:7 5:12
os bring attack O	2:-10 5:16
os bring bring	1:11 3:-9 4:6
os bring bring A	1:10
os bring bring U	1:-6 4:24
os bring reach	1:13 3:14 4:-8
os bring reach A	1:18 2:-7 4:-7
os bring reach F	3:10
os chase chase	1:21 2:-6
os chase chase A	1:25 2:-11 3:-6
os chase take	1:-18 2:27
os chase take A	1:-17 2:25
os eat eat	0:6 1:-8 4:22 5:-10 8:-7
os eat eat A	0:9 2:6 3:-9
os eat eat F	2:-6 3:-15 4:23
os eat eat O	3:30 5:-11 8:-6
os fall hit	0:12 1:-6
os fall hit A	0:12 1:-6
os fall move	0:-9 1:-8 3:25
os fall move O	0:-12 1:-14 2:-7 3:22 8:13
os fall take	0:-8 1:33 2:-11 3:-8
os fall take A	0:-8 1:42 2:-15 3:-10
os fight save	2:16
os fight save A	2:17
os guard guard	2:11
os guard guard A	2:15
os hit fall	2:-18 3:19
os hit hit	8:15
os hit hit O	3:-7 6:-7 8:23
os hit move	0:-6 2:15
os hit reach	0:-7 3:-15 5:10 6:22 8:-9
os hit reach O	0:-8 3:-15 6:26 8:-9
os make make	3:-16 4:26 8:-7
os make make O	0:6 3:-14 4:20
os move avoid	0:11 8:-8
os move bring	1:-9 5:28 8:-20
os move move	1:11 2:-10 3:11 5:7 8:-19
os move move A	1:13
os move move O	0:-20 1:16 2:-10 3:24 4:-9 5:10 8:-26
os move move U	0:17 1:-6
os move take	1:-12 2:-6 3:-11 4:22 5:-8 8:13
os move take N	4:-6 8:12
os move take O	0:20 3:-7
os move throw	0:-8 1:-17 2:19 3:23 6:-16 8:-7
os over move	0:-7 5:32 8:-15
os over move O	5:19 8:-7
os over reach	5:-21 8:25
os over reach O	5:-21 8:27
os over take	0:-6 8:19
os play avoid	1:-14 2:-17 3:-15 4:41
os play avoid A	1:-14 2:-12 3:-8 4:30
os play chase	2:17
os play chase A	2:18
os play eat	1:8
os play eat A	1:7
os play move	0:-6 1:13 2:-8 4:-6 5:18 8:-8
os play move A	1:6
os play move O	1:17
os play over	0:12 1:-6
os play play	0:-9 1:8 2:-10 3:18
os play reach	3:12
os play shoot	0:9 1:-8
os play take	3:13
os play take A	1:11
os play throw	1:-6 2:16
os push push	0:-9 1:-12 2:33 3:-15 4:-14 8:12
os push reach	3:28 5:-7 8:-7
os push reach O	3:25 5:-6
os race move	1:6
os race move A	1:7
os race move V	0:11 1:-6
os reach avoid	3:-7 4:28 5:-6
os reach avoid N	4:18
os reach reach	0:-6 3:12 4:-14 8:14
os reach touch	0:7 4:7
os reach touch N	4:9
os save save	1:-9 8:14
os save save A	1:-10 2:-10 8:19
os shoot move	2:-9 6:28
os shoot move F	2:-6 6:17
os shoot shoot	6:15
os sneak sneak	1:-7 2:32 3:-7 8:-6
os sneak sneak A	1:-8 2:29 3:-6
os steal sneak	2:-11 3:22
os steal sneak A	2:-7 3:14
os take avoid	1:-7 3:32 4:-7
os take avoid A	3:10
os take avoid F	3:19
os take avoid O	3:17
os take chase	0:-7 1:-6 2:-9 3:15 4:17 8:-10
os take chase A	3:10
os take fall	0:7 3:14 4:-6
os take guard	1:-6 2:13 3:8
os take guard O	3:17
os take make	1:-8 2:16 3:-9
os take move	1:-7 4:-8 5:-7 8:16
os take move A	0:7 2:7 3:-6
os take play	0:16 3:-9
os take sneak	2:13
os take take	0:-6 1:-13 3:12 4:25 8:-8
os take take A	0:-9 1:-17 2:16 3:15 8:-6
os take take F	4:13
os take take N	0:-7 3:-8 4:29 8:-11
os take take O	3:20
os throw move	3:24 5:-7 6:-15
os throw reach	1:-10 2:-6 3:-10 6:32
os throw throw	0:-10 1:-10 3:-8 4:20 6:18 8:-10
os throw throw A	0:-6 1:-7 4:29 6:-11 8:-6
os touch touch	0:12
os word:boss play	1:16
os word:enemy word:enemy	0:15 2:-8
os word:enemy word:enemy O	0:12 2:-7
os word:obstacle word:obstacle	0:17 1:-9
p 3rd-place-medal	3:-17 4:32 6:-6 8:-14
p 3rd-place-medal --	3:-12 4:21 8:-9
p 3rd-place-medal u	3:-15 4:27 8:-10
p abacus	3:-13 8:-12 9:30
p abacus u	0:-6 3:-11 5:-6 8:-10 9:28
p adhesive-bandage	3:-8 4:-6 8:18
p adhesive-bandage --	0:7 3:-9 4:-7 8:17
p adhesive-bandage u	3:-6 8:15
p airplane	0:-6 1:8 2:-14 3:8 4:-9 7:-6 8:-10 9:24
p airplane --	0:-11 1:18 3:15 4:-6 8:-7
p airplane h-	0:9 1:-9 2:-11 9:22
p airplane s	0:-9 8:-7 9:28
p airplane u	0:-8 1:19 2:-8 3:13 4:-7 8:-7
p airplane-arrival	0:18 8:-7
p airplane-arrival u	0:14 8:-6
p alarm-clock	3:16
p alarm-clock --	3:15
p alien	1:-15 2:42 3:-7 4:-6
p alien --	1:-21 2:35 4:-6
p alien h-	2:33 3:-6
p alien p	1:-11 2:28
p alien u	1:-14 2:34 3:-7 4:-7
p alien-monster	0:18 2:-10
p alien-monster --	0:18 2:-8
p alien-monster u	0:19 2:-9
p anchor	1:-7 2:-8 3:-20 4:56 5:-10 6:-6 8:-17
p anchor --	3:-18 4:34 8:-11
p anchor h-	3:-9 4:34 5:-8 8:-9
p anchor u	1:-6 2:-8 3:-23 4:56 5:-10 6:-6 8:-17
p ant	0:-6 1:13 2:11 4:-12 5:-6 7:11 8:-9
p ant --	1:17 2:19 3:-10 4:-9 8:-7
p ant h-	3:16
p ant p	1:-18 2:27 3:8 4:-9 8:-6
p ant s	0:-6 2:-16 3:-6 7:30
p ant u	0:-8 1:44 2:-14 3:-9 4:-8 8:-7
p archer	0:-7 1:40 2:-17 3:-9 4:-7
p archer -e	1:26 2:-10
p archer p	0:-7 1:43 2:-22 3:-9 4:-7
p armadillo	1:14
p armadillo --	1:16
p armadillo s	1:12
p articulated-lorry	1:-6 4:20 8:-6
p artist	0:7 1:-12 2:20
p artist --	0:8 1:-9 2:12
p artist u	0:8 1:-15 2:24 3:-6
p artist-palette	0:14 1:-6 2:-6 3:-6 4:-10 5:15 6:-6
p artist-palette --	0:23 3:-22 4:-7 5:20 8:-8
p artist-palette h-	0:-12 3:15 4:-9 5:-7 6:-6 8:17
p artist-palette p	0:9 3:-25 4:-6 5:17 8:12
p artist-palette u	0:11 3:15 5:-6 8:-10
p asteroid	2:-18 3:-14 5:27
p asteroid --	2:-17 5:22
p asteroid h-	2:-13 3:-17 5:28
p asteroid p	0:-6 1:-12 2:-18 3:-18 5:41
p asteroid u	0:7 1:8 2:-8
p astronaut	0:7 1:26 2:-11 3:-11
p astronaut --	1:30 2:-11 3:-6
p astronaut s	1:12
p astronaut u	1:18 2:-8
p auto-rickshaw	1:23 3:-7 8:-6
p auto-rickshaw --	1:23 3:-6 8:-6
p auto-rickshaw u	0:-8 1:29 8:-6
p automobile	1:-7 2:27 4:-13 5:11 9:-6
p automobile --	0:8 4:-12 5:16 8:8
p automobile h-	1:-10 2:36 3:-6 4:-12 5:11 8:-8
p automobile he	0:-9 1:-9 2:32 3:-8
p automobile p	1:-21 2:6 4:-11 5:31 6:-6 8:-10
p automobile s	1:-12 5:22 8:-11
p automobile u	0:-6 2:40 3:-8 4:-15 5:-10 6:-6 8:9
p avocado	2:17 3:-12
p avocado h-	2:10
p avocado p	2:9 3:-9
p axe	1:-15 2:-8 3:-6 4:-9 5:-7 6:45 8:-13
p axe --	0:-6 1:-15 2:-7 4:-8 5:-7 6:43 8:-11
p axe p	0:-9 3:-17 6:33
p axe u	0:7 1:-11 3:14 4:-6 6:12 8:-11
p baby	0:9 1:-25 2:-25 5:28 8:-10 9:14
p baby --	0:32 1:-21
p baby h-	0:-19 1:-11 2:-26 3:8 4:-20 5:32 8:-10 9:20
p baby u	0:17 1:-30 2:-24 3:6 5:18 8:-10 9:19
p baby-chick	0:-14 1:-19 2:-33 3:-37 4:69 5:-8 6:-7 7:-7 8:11 9:-7
p baby-chick h-	1:-14 2:-31 3:-25 4:46 5:-7 8:15
p baby-chick u	0:-6 1:-16 2:-19 3:-24 4:38 5:-6 8:17
p badger	0:10 1:-17 2:-23 3:-11 4:25 6:-9 8:20
p badger --	1:-16 2:-21 3:-12 4:23 6:-8 8:24
p badger u	1:-14 2:-18 3:-13 4:12 8:29
p bagel	0:11 1:-10 2:-7 3:10
p bagel --	6:15
p bagel he	0:18 3:-8 6:-8
p bagel u	0:14 1:-6 6:9
p baguette-bread	0:9 1:12 2:-7 3:-14 4:-15 6:22
p baguette-bread --	0:14 1:16 3:-30 4:-10 6:18
p baguette-bread p	1:-11 4:-12 6:23
p baguette-bread u	0:10 1:25 3:-23
p balance-scale	0:20 3:-10
p balance-scale u	0:16 3:-6
p balloon	0:-13 1:19 2:7 3:27 4:-10 5:-13 6:-12
p balloon --	0:-14 1:35 2:12 3:12 4:-11 5:-11 6:-12 8:-21
p balloon -e	0:-11 2:-11 3:34 8:-7
p balloon h-	1:-7 2:7 3:-13 5:-13 8:24
p balloon p	0:-16 1:-13 2:31 3:24 4:-9 5:-12 6:-12 8:-11
p balloon u	1:43 2:-14 3:-15 4:-9 5:-13 6:-11
p banana	0:-6 1:-16 2:-10 3:27 4:-7 5:17 8:-9
p banana --	1:-18 2:-11 3:24 4:-6 6:13 8:-6
p banana h-	3:28
p banana p	0:-11 1:-9 2:-12 3:-15 4:-7 5:20 6:28 8:-8
p banana u	1:-11 3:47 6:-26
p bank	0:21
p bank --	0:24 8:-7
p bank u	0:27 8:-7
p bar-chart	0:12 3:-11 4:12
p bar-chart --	0:13 3:-10 4:9
p bar-chart u	0:16 3:-8
p barber-pole	0:-6 3:6 5:14 8:-6
p barber-pole --	0:-7 3:7 5:17 8:-7
p barber-pole u	0:-7 5:23 8:-9
p barrel	1:-9 2:-6 4:20 5:-9 6:-11 8:11
p barrel --	1:-9 2:-6 4:19 5:-7 6:-9 8:7
p barrel p	0:-18 1:-6 3:20 4:9 5:-8 6:-6 8:9
p barrel u	0:19 3:-14 4:14 6:-6
p baseball	0:13
p baseball --	0:15
p baseball u	0:13
p basket	1:20 2:-12 3:-10 4:13 5:-10 6:-14 8:6
p basket --	1:34 2:-12 3:-10 4:24 5:-8 6:-10 8:-28
p basket h-	1:-7 2:-7 3:-20 4:16 5:-10 6:-13 8:28
p basket p	0:-14 3:14 4:10 5:-6
p basket s	1:19 2:-7 3:-15 4:19 6:-8 8:-13
p basket u	1:35 2:-12 3:-24 5:-9 6:-18 8:9
p bat	0:-11 1:8 2:41 3:-24 4:-12 5:-7 7:-7 8:-9 9:8
p bat --	0:-10 1:32 2:6 3:-9 4:-9 8:-6
p bat -e	1:-21 2:29 3:-13
p bat h-	0:-6 2:30 3:-14
p bat he	0:-9 1:-13 2:32 3:-15 4:-7 7:-7 9:14
p bat p	0:-7 1:-16 2:45 3:-20
p bat s	0:-10 1:33 2:-17 3:-11 7:-6 8:-6 9:17
p bat u	2:30 3:-12 4:-7
p bathtub	1:11
p bathtub u	1:13
p battery	0:21 2:-8 3:-7 4:-12 5:23 8:-17
p battery --	0:18 3:-6
p battery h-	0:7 2:-8 4:-12 5:29 8:-18
p battery p	2:-6 4:-10 5:21 8:-13
p battery u	0:24 3:-6
p beach-with-umbrella	0:-8 1:-8 2:-8 3:7 4:-9 5:31 8:-12
p beach-with-umbrella --	0:-8 1:-6 3:15 4:-10 5:23 8:-12
p beach-with-umbrella p	0:-8 1:-7 2:-8 3:14 4:-10 5:29 8:-14
p beans	0:-10 2:-6 3:11 6:17
p beans --	0:-9 3:30
p beans u	0:-8 6:21
p bear	0:-11 1:27 2:16 3:-9 4:-9 8:-6
p bear --	0:-11 1:26 2:19 3:-14 4:-7 8:-6
p bear -e	1:9 2:-12 4:-10 7:21
p bear h-	0:-7 1:-12 2:16 3:16 4:-7
p bear p	0:-6 1:15 2:6 3:-6
p bear s	0:-7 2:13 3:-9 7:12
p bear u	0:-11 1:26 2:20 3:-6 4:-12 8:-8
p beaver	0:-17 1:-13 2:16 3:14 4:12 8:-12
p beaver --	0:-18 1:-23 2:18 3:10 4:26 8:-13
p beaver u	0:-18 1:-23 2:24 3:9 4:21 8:-12
p bed	0:-6 1:-9 2:-8 3:-7 4:-14 5:-9 6:-8 8:49
p bed --	1:-7 2:-6 3:-12 4:-12 6:-6 8:36
p bed he	0:-9 4:-6 5:-6 8:28
p bed p	0:13
p bed u	1:-7 2:-7 3:-10 4:-13 5:-7 6:-7 8:40
p beer-mug	0:7 3:-9 8:16
p beer-mug --	3:-18 8:30
p beer-mug u	0:7 3:-21 8:24
p beetle	2:44 3:-22 4:-10 5:-7 7:6 8:-9
p beetle --	0:-6 1:-9 2:45 3:-21 4:-7 8:-7
p beetle -e	1:24 2:-9 3:-6
p beetle h-	0:7 1:-13 2:39 3:-19 4:-7 5:-8 8:-6
p beetle p	0:8 1:-17 2:43 3:-25 4:-8 8:-6
p beetle s	0:-9 1:11 2:-16 3:-7 7:26
p beetle u	0:-8 1:9 2:27 3:-9 4:-7 8:-8
p bell	0:22 1:-7 2:-10 3:-20 4:-8 5:-8 6:-8 7:15 8:18
p bell --	0:6 1:-7 3:-13 4:-6 7:25 8:-9
p bell h-	0:11 2:-12 3:-14 4:-7 5:-8 8:27
p bell he	0:20 3:-6
p bell p	0:34 3:-12
p bell u	0:-8 1:-12 2:-14 3:-23 4:-12 5:-8 6:-10 7:23 8:36
p bell-pepper	3:18
p bell-pepper --	3:13
p bell-with-slash	0:16 8:-7
p bell-with-slash --	0:16 8:-7
p bell-with-slash u	0:15 8:-6
p bento-box	0:-8 1:-8 2:-9 3:12 4:-16 6:-10 8:29
p bento-box --	3:-11 4:-9 8:24
p bento-box h-	0:-7 2:-6 3:27 6:-7
p bento-box u	2:-8 3:22 6:-9
p beverage-box	0:10 2:-7 3:-14 6:-7 8:-6 9:24
p beverage-box h-	0:-8 2:-8 6:-7 8:-7 9:26
p beverage-box u	0:11 3:-7 9:12
p bicycle	1:16 2:-9 3:6 4:13 5:-6 6:-6 8:-7 9:-8
p bicycle --	0:-13 1:19 2:-10 3:13 4:15 5:-6 6:-6 8:-20 9:-6
p bicycle h-	0:20 1:-18 3:-8 4:-7 8:16 9:-7
p bicycle p	0:-11 1:-23 2:7 3:6 4:25 8:-6
p bicycle s	1:27 4:-6 8:-15
p bicycle u	1:21 2:-10 8:-12 9:-6
p billed-cap	0:-7 3:-20 8:32
p bird	1:-21 2:28 3:6 6:-6
p bird --	0:12 1:-26 2:11 3:9 4:8 6:-6
p bird -e	0:7 1:6 2:11 3:-7 4:-6
p bird h-	0:-9 1:-12 2:51 3:-9 4:-10 5:-6
p bird he	0:-8 1:-7 2:22 7:9
p bird p	1:-8 2:32 8:-8
p bird s	0:11 2:13 3:-11 4:-6
p bird u	1:-33 2:34 3:7 6:-7 9:-6
p birthday-cake	0:17 1:-10 2:-11 3:-19 4:31 5:-7 6:-11
p birthday-cake --	0:18 3:-22 8:15
p birthday-cake -e	0:-6 1:-6 2:-6 3:-35 4:45
p birthday-cake he	1:-6 3:22 6:-8
p birthday-cake p	1:-6 3:-23 4:14 8:22
p birthday-cake s	0:-6 3:21 6:-7
p birthday-cake u	0:25 3:-25 4:17
p bison	0:-11 1:-11 2:-21 3:-12 4:-10 7:22 8:30
p bison he	1:-6 2:-9 3:-6 7:20
p bison u	0:-8 1:-11 2:-18 3:-12 4:-8 7:31 8:12
p black-nib	0:23 3:-8
p black-nib --	0:17 3:-8
p black-nib u	0:23 3:-9
p blackbird	0:-6 1:-22 2:43 3:12 6:-6 8:-7
p blackbird --	1:-33 2:40 3:22 5:-6 6:-7 8:-8
p blackbird h-	0:-7 1:-7 2:48 3:-14 4:-8
p blackbird he	0:8
p blackbird p	0:-9 1:-16 2:41 3:-13 4:6
p blackbird u	1:-25 2:45 3:21 4:-11 6:-7 8:-8
p blossom	1:7 2:6 3:32 4:-18 5:-8 6:9 8:-24
p blossom --	2:-7 3:45 4:-13 5:-10 6:9 8:-19
p blossom h-	0:8 1:-7 2:21 3:26 4:-21 6:-6 8:-26
p blossom p	1:-9 2:6 3:21 4:-17 6:14 8:-21
p blossom s	3:25 8:-11
p blossom u	1:11 2:6 3:38 4:-17 5:-13 8:-25
p blueberries	0:-6 3:25
p blueberries h-	3:11
p blueberries p	0:-6 3:21
p bomb	0:6 1:-9 2:11 3:-18 4:-6 5:-11 6:29
p bomb --	0:8 1:-7 2:17 3:-13 5:-7 6:12
p bomb h-	5:-6 6:16
p bomb p	2:8 3:-18 5:-7 6:21
p bomb u	0:6 1:-12 2:6 3:-9 4:-6 5:-10 6:25
p bone	1:-8 2:-11 3:30 4:-14 5:-12 6:-9 7:13 8:9
p bone --	0:6 1:-6 2:-7 4:-12 5:-8 6:-6 8:25
p bone h-	3:25 8:-6
p bone he	0:-21 1:-9 2:-13 3:36 4:-12 5:-11 6:-9 7:29 8:-13
p bone p	3:26 4:-7 8:-6
p bone u	1:-6 2:-7 3:29 4:-11 5:-9 6:-7 8:7
p bookmark-tabs	0:-18 1:-10 3:43 4:-7 8:-11
p bookmark-tabs --	0:-11 1:-7 3:31 8:-7
p bookmark-tabs u	0:-9 1:-6 3:29 8:-7
p books	1:-10 2:-8 3:48 4:-12 5:-15 8:-17
p books --	0:-12 1:-11 2:-7 3:58 4:-11 5:-15 8:-20
p books h-	2:-9 3:38 4:-11 5:-17 6:6 8:-16
p books p	1:-7 2:-9 3:42 4:-13 5:-15 8:-16
p books u	1:-9 3:44 4:-10 5:-15 8:-16
p boomerang	0:15
p boomerang u	0:20
p bottle-with-popping-cork	0:-7 1:-10 3:11 4:-12 5:30 6:-10 8:-8
p bottle-with-popping-cork --	0:-8 1:-8 2:-7 3:28 4:-8 5:14 6:-7 8:-7
p bottle-with-popping-cork h-	0:-10 1:-7 2:11 3:-7 4:-9 5:22 6:-8
p bottle-with-popping-cork p	0:6 1:-7 2:-6 4:-10 5:21 6:-6 8:-7
p bottle-with-popping-cork u	0:-18 1:-8 3:7 4:-9 5:29 6:-9 8:-6
p bouquet	0:-8 3:41 4:-15 5:-9 8:-10
p bouquet h-	0:-7 3:41 4:-13 5:-9 8:-13
p bouquet p	0:-6 3:36 4:-15 5:-8 8:-10
p bow-and-arrow	0:21 3:-6
p bow-and-arrow --	0:19
p bow-and-arrow u	0:18 3:-6
p bowling	0:-12 1:-9 3:12 4:-6 6:23 8:-12
p bowling --	0:-28 1:-9 2:-6 4:-7 5:-6 6:40 8:-11
p bowling u	1:-7 3:16 8:-6
p boxing-glove	0:-10 3:27 8:-6
p boxing-glove h-	0:-9 3:24 8:-6
p boxing-glove u	0:-11 3:30 8:-8
p boy	0:23 1:-12 3:-13 4:13
p boy --	0:31 1:-13 3:-12 4:13 8:-8
p boy -e	0:12
p boy h-	0:-6 1:-15 2:15 3:-14 5:-6 8:20 9:-7
p boy p	0:30 1:-13 3:-7 4:7 8:-6
p boy s	0:25 1:-15 2:8
p boy u	0:9 3:-16 4:11 8:14 9:-6
p brain	0:13 3:-6
p brain --	0:12 3:-6
p brain u	0:12 3:-6
p bread	0:-11 1:15 2:10 3:12 4:-10 5:-6 8:-8
p bread --	0:-7 1:18 2:-9 3:14 4:-6 5:-6 8:-7
p bread h-	0:-7 2:15 6:11
p bread p	6:11
p bread u	0:-10 1:18 2:15 3:12 4:-10 5:-6 6:-10 8:-8
p brick	0:-8 1:-14 2:-6 4:32 5:30 6:-10 8:-13
p brick --	0:-19 1:-19 3:21 4:6 5:22 6:-13 8:-8 9:-6
p brick -e	1:-8 2:18 3:-21 4:-7 5:22 8:-7
p brick h-	1:-7 2:-23 3:-18 4:25 5:40 6:-9 8:-17
p brick he	2:-6 3:-25 4:32
p brick p	0:-18 1:-12 2:-25 3:-18 4:32 5:55 6:-14 7:-6 8:-16 9:-6
p brick s	0:8 1:-12 3:15 4:-11 5:-8 8:13
p brick u	1:-13 2:8 4:25 5:11 6:-8 8:-16
p bridge-at-night	0:-8 1:-12 2:-14 3:-19 4:24 5:35 6:-6 8:-14
p bridge-at-night --	0:-20 1:-11 2:-11 3:-9 5:36 6:-6 8:9
p bridge-at-night h-	1:-6 2:-14 3:-12 4:15 5:26 8:-25
p bridge-at-night s	0:-15 1:-9 2:-7 4:19 5:-11 8:16
p bridge-at-night u	0:-6 1:-9 2:-14 3:-25 5:55 6:-6 8:-19
p briefs	0:6 2:21 3:-13 8:-7
p briefs --	0:13
p briefs u	0:14
p broccoli	0:-17 1:20 2:22 3:-34 4:-9 5:21 6:-11 8:-7
p broccoli --	0:-11 1:20 2:21 3:-19 6:-9
p broccoli p	1:-9 2:31 3:-14
p broccoli u	0:-13 1:26 2:-10 3:-23 4:-6 5:24 6:-9
p broom	0:15 1:-10 2:25 3:-7 4:-10 5:-10 6:11 8:-11
p broom --	0:24 1:-10 3:11 8:-9
p broom h-	1:-7 2:38 3:-15 4:-10 5:-10
p broom he	0:10 3:-12 4:-6 6:19
p broom p	0:-6 2:28 3:-16 4:-7 5:-9 6:17 8:-8
p broom s	0:10 4:-7 8:16
p broom u	0:23 1:-10 2:7 4:-6 5:-8 6:6 8:-15
p brown-mushroom	0:9
p bubble-tea	0:20
p bubble-tea --	0:8 1:-6 3:12
p bubble-tea u	0:16 1:-6 3:7
p bubbles	0:14
p bucket	1:21 2:-10 3:16 5:10 6:-18 8:-26
p bucket --	0:-12 1:21 2:-9 3:27 4:6 6:-18 8:-25
p bucket h-	5:18
p bucket he	0:15 3:-7
p bucket p	0:-6 3:-12 5:30 8:-7
p bucket s	0:-6 1:22 3:-16 4:18 5:-7 6:-9 8:-14
p bucket u	0:-6 1:10 2:-7 3:44 4:-13 5:-7 6:-17 8:-20
p bug	0:7 2:11 4:-8 5:-6 8:-6
p bug --	0:11 1:17 3:-13 4:-6
p bug p	0:10 1:-20 2:-7 3:20
p bug s	1:14 2:-11
p bug u	0:-8 1:7 2:30 3:-22 4:-7 5:-6
p building-construction	5:11
p bullet-train	0:15 1:-7
p bullet-train --	0:14 1:-6
p bullseye	0:13
p bullseye --	0:15 3:-6
p burrito	0:16 3:-7
p bus	0:9 1:-11 2:7 3:8 4:-6
p bus --	1:-9 3:14
p bus h-	0:12
p bus p	3:14 4:-7
p bush	0:-8 2:-6 3:-8 4:-15 5:-8 8:37
p bush he	0:-16 2:-7 3:-12 4:-21 5:-10 8:46
p bush u	0:-7 3:-9 4:-15 5:-7 8:36
p butterfly	0:-14 1:-18 2:16 4:-12 5:-8 7:36 8:-10 9:-6
p butterfly --	0:-9 2:25 4:-6 8:-6
p butterfly h-	1:-12 2:20 3:9 4:-10 5:-6 7:-6 8:-6
p butterfly he	0:-8 1:-10 2:-18 3:-16 4:-10 7:42
p butterfly p	0:-15 1:-18 2:24 3:19 4:-8 8:-6
p butterfly s	0:9 1:-6 2:-11 3:-8 7:19
p butterfly u	0:-10 3:-21 4:-13 5:-6 7:43 8:-9
p cactus	0:-21 1:19 3:-22 4:-19 5:64 6:-7 8:-27
p cactus --	0:-17 1:35 2:24 3:-17 4:-12 5:-6 6:-6 8:-25
p cactus h-	0:-16 1:-6 2:-16 3:-14 4:-16 5:71 8:-19
p cactus p	0:-12 1:16 2:-12 3:-13 4:-14 5:49 8:-24
p cactus u	0:-24 1:9 2:9 3:-22 4:-23 5:59 6:-7 8:-26
p camel	1:30 3:-11 8:-6
p camel --	1:31 3:-10
p camel p	1:-26 2:34 3:-6
p camel s	1:23 2:-7
p camel u	1:42 2:-14 3:-12 4:-6 8:-6
p camera	0:16 3:-12
p camera --	0:9 3:-7
p candle	0:-14 1:-10 2:21 4:17 5:-7 8:-13
p candle --	0:-15 1:-12 2:-7 4:28 8:-9
p candle h-	2:23 4:-6 8:-9
p candle p	0:-8 2:21 3:-6
p candle u	1:-6 3:20
p candy	0:9 1:-11 2:8 3:18 4:-8 6:-9
p candy --	1:-13 2:6 3:20 4:-9 5:-6 6:-10
p candy h-	0:8
p candy p	0:-6 1:-7 3:29 6:-7
p candy u	0:7 1:-12 2:6 3:18 4:-8 6:-8
p canned-food	1:-10 2:-11 3:12 4:12 5:-7 6:11 8:-11
p canned-food --	1:-9 2:-11 3:17 4:19 5:-6 6:-9 8:-11
p canned-food h-	0:-7 7:25
p canned-food p	0:-11 1:-8 3:42 4:-6
p canned-food u	1:-10 2:-15 4:25 5:-8 6:10 7:8 8:-15 9:-6
p cannon	0:-9 1:13 3:-24 4:-9 5:-11 6:-10 8:17 9:19
p cannon --	1:19 2:-7 3:-23 4:-6 5:-7 6:-6 8:22
p cannon he	0:-14 1:-7 3:-13 4:-8 5:-12 6:-7 9:35
p cannon p	0:-14 1:-7 2:6 3:-13 4:-8 5:-12 6:-8 9:36
p cannon u	0:-10 1:16 2:-7 3:-22 4:-6 5:-7 6:-6 8:29
p canoe	0:25 1:-12 3:-10 8:-8 9:16
p canoe --	0:25 1:-9
p canoe u	0:18 1:-16 2:-8 3:-18 8:-13 9:33
p capybara	1:25 2:-11
p capybara --	1:30 2:-18
p capybara p	0:8 1:16 2:-15
p capybara s	0:-6 1:24
p card-file-box	1:-16 3:8 4:-10 8:21
p card-file-box --	0:-14 1:-23 4:-7 8:31
p card-file-box p	3:12
p card-index-dividers	0:13 3:7
p card-index-dividers --	0:12 3:7
p card-index-dividers p	0:10 3:10
p carrot	0:-6 3:32 5:-6 6:-6 8:-7
p carrot --	0:-13 1:17 2:-8 3:11 4:10 6:-10 8:-7
p carrot -e	3:8
p carrot h-	3:33 4:-9
p carrot p	1:-10 3:38 4:-9 5:-8 6:-7 8:-9
p carrot s	1:19 8:-6
p carrot u	0:-10 2:-6 3:26 6:-6
p castle	0:13 1:-9 2:-9 4:17 5:-6 8:9
p castle --	0:9 1:-16 2:-9 4:15 5:-8 8:8
p castle -e	0:9 4:18 5:-6 8:-9
p castle h-	1:-6 2:-10 3:-12 4:8 8:17
p castle he	0:22 2:-7 3:-7 4:16 5:-7 8:-9
p castle p	0:16 2:-7 3:-9 5:15 8:-7
p castle s	0:10 3:-6 5:-6 8:15
p castle u	0:6 1:-11 2:-11 4:26 5:-13 6:-6 8:14
p cat	0:-7 1:22 2:6 8:-7
p cat --	0:-10 1:32 3:7 4:-8
p cat -e	0:-7 1:65 2:-37 3:-13 4:-10 7:-6 8:-8
p cat h-	1:-15 2:24 5:8 8:-8
p cat he	0:10 1:-15 2:-31 3:-8 4:21 9:22
p cat p	0:-9 1:6 3:16 4:6 8:-8 9:-6
p cat s	0:-7 1:33 2:-12 3:-7 8:8
p cat u	1:22 2:8 4:-8 8:-9
p catapult	1:22 3:-7 8:-11
p catapult --	1:22 3:-6 8:-10
p catapult u	1:20 3:-6 8:-10
p cauldron	0:12 3:8
p cauldron --	2:-6 3:23 4:-8 8:-7
p cauldron u	0:7 2:-6 3:20 4:-7 8:-7
p cave-goblin	0:-6 2:28 3:-6 5:-6 8:-6
p cave-goblin --	1:11 2:15 3:-6
p cave-goblin h-	2:24
p cave-goblin p	1:-8 2:27
p cave-goblin u	1:18
p chains	1:-9 2:-10 3:10 4:-8 5:-11 6:-12 8:-9 9:29
p chains --	3:17 8:-6
p chains p	0:-14 1:-10 2:-11 3:8 4:-6 5:-16 6:-16 8:-11 9:41
p chains u	0:11 3:7
p chair	0:-13 1:-8 2:-13 3:-26 4:13 5:27 8:6
p chair --	0:-6 1:-7 2:-8 3:-34 4:37 5:-9 8:12
p chair u	0:-6 1:-7 2:-13 3:-13 4:-11 5:13 8:21
p chart-increasing	0:16 2:-10 3:-23 5:29 8:-7
p chart-increasing --	0:13
p chart-increasing h-	0:8 2:-7 3:-16 5:23 8:-6
p chart-increasing u	0:22 3:-9
p cheese-wedge	0:-7 1:-13 2:-9 3:27 4:8 8:10
p cheese-wedge --	0:-13 1:-22 2:-9 3:30 4:8 5:-7 6:-12 8:22
p cheese-wedge -e	0:6 1:-7 2:-6 3:-15 4:28
p cheese-wedge h-	2:-6 3:21 4:-8 6:10
p cheese-wedge he	2:-12 3:45 4:-13 6:-9
p cheese-wedge p	1:-11 2:-6 4:-7 6:-7 8:24
p cheese-wedge s	0:-8 1:-19 3:9 4:6 6:-6 8:23
p cheese-wedge u	0:-8 1:-12 2:-9 3:32 4:15
p cherries	3:9 4:12
p cherries -e	3:16
p cherries h-	3:10
p cherries p	2:-7 4:19
p cherries u	3:12
p chess-pawn	0:22 1:-9 3:8
p chess-pawn --	0:24 1:-10
p chess-pawn -e	0:12
p chess-pawn p	1:-7 3:13
p chess-pawn u	0:32 1:-7 3:-6
p chestnut	0:-11 1:-10 2:-11 3:16 4:-12 5:-8 6:26 8:13 9:-6
p chestnut --	1:-13 2:-13 3:21 4:-10 6:24 8:-10
p chestnut h-	0:-13 1:-6 4:-12 5:-8 6:28 8:11 9:-6
p chestnut he	2:-6 3:-16 4:-10 5:-8 6:-10 8:36
p chestnut p	0:-11 1:-6 3:34 4:-10 5:-7 8:-7
p chestnut u	1:-11 2:-13 3:8 4:-13 5:-8 6:17 8:21 9:-6
p chicken	0:-11 1:21 2:-19 3:11 4:-12 5:7 6:-6 7:-6 8:14 9:-7
p chicken --	0:-10 1:12 2:-8 4:-11 5:-6 6:-6 8:23 9:-6
p chicken -e	1:26 2:-16 3:-6
p chicken h-	0:-16 1:18 2:-15 3:7 4:-10 5:22 8:-12 9:-6
p chicken he	1:-7 2:-32 3:40
p chicken p	0:-6 1:36 2:-28 4:-9 5:-7 8:13
p chicken s	0:-8 1:31 2:-8
p chicken u	0:-16 1:-15 3:27 4:-15 5:13 6:-7 7:-7 8:14 9:-8
p child	0:21 2:-8
p child --	0:32 1:-15 2:-6
p child -e	1:15
p child s	0:9
p child u	0:21 1:-9
p chipmunk	0:-8 1:30 3:-12 4:8 8:-6
p chipmunk --	1:23 2:-12 3:-9 4:12
p chipmunk p	2:21 3:-7
p chipmunk s	1:13
p chipmunk u	1:35 2:-14 3:-13 4:8 8:-6
p chocolate-bar	3:15
p chopsticks	1:-8 2:15 3:-8 4:-9 5:22 6:-11 8:-8
p chopsticks --	3:16 6:-6
p chopsticks h-	1:-7 2:25 3:-28 4:-7 5:24 6:-8 8:-8
p chopsticks p	0:-8 1:-6 2:23 3:8 5:-6 6:-7
p chopsticks u	0:7 2:-8 3:-16 5:29 6:-6
p christmas-tree	0:-11 1:-9 2:-9 3:18 4:18 5:-12
p christmas-tree --	0:-10 1:-8 2:-8 4:14 5:-10 8:12
p christmas-tree p	3:-10 4:-8 5:-7 8:26
p christmas-tree u	0:-6 1:-8 2:-6 3:22 4:17 5:-8 8:-20
p cityscape	0:15
p cityscape --	0:14
p cityscape-at-dusk	4:11 8:-6
p cityscape-at-dusk h-	4:13 8:-8
p cityscape-at-dusk u	4:18 8:-9
p clamp	0:-8 1:38 2:-6 3:-21 8:-15
p clamp u	1:21 3:-9 8:-8
p clinking-glasses	1:-10 3:30 4:-7
p clinking-glasses --	1:-11 3:19
p clinking-glasses h-	3:22 4:-6
p clinking-glasses p	3:15
p closed-mailbox-with-lowered-flag	0:18 3:-7
p closed-mailbox-with-lowered-flag --	0:21 3:-8
p closed-mailbox-with-lowered-flag u	0:17 3:-7
p closed-umbrella	1:-11 3:-27 4:-10 6:28 8:16
p closed-umbrella h-	3:-23 8:26
p closed-umbrella u	1:-9 3:-33 4:-8 6:22 8:27
p cloud	0:-11 2:19 3:-24 5:-25 6:-8 8:37
p cloud --	2:23 3:-9 4:-17 8:9
p cloud h-	0:-15 2:12 3:-20 4:11 5:-28 8:35
p cloud p	0:-8 2:18 3:-24 4:13 5:-32 8:31
p cloud u	0:-8 2:14 3:-20 4:-18 8:29
p cloud-with-rain	0:33 2:13 3:-10 4:-10 5:-7 8:-13
p cloud-with-rain --	0:19 3:-6
p cloud-with-rain h-	0:26 2:12 3:-8 4:-10 5:-6 8:-12
p cloud-with-rain u	0:31 2:14 3:-10 4:-10 5:-7 8:-13
p clown-face	1:31 2:12 3:-15 4:-11 5:-6 6:-7 8:-7 9:-6
p clown-face --	0:-12 1:27 2:13 3:-12 4:-9 5:-6 6:-8 8:-6
p clown-face p	0:-10 1:21 2:6 3:-10 4:-6
p clown-face u	1:16 3:-8
p club-suit	0:7 4:-8 5:-7 6:23 8:-9
p club-suit --	0:15 3:-10
p club-suit p	0:13 3:-9
p club-suit u	0:-9 3:6 4:-9 5:-8 6:26 8:-11
p cockroach	1:-11 2:9 3:14 6:-9
p cockroach --	1:-12 2:15 3:14 6:-13
p cockroach p	1:-10 2:14 3:16 6:-17
p cockroach u	1:-10 2:25 3:-6
p coconut	0:-12 1:-8 2:36 3:-18 4:-10 5:-7 6:24 8:-8 9:-6
p coconut h-	0:-12 1:-8 2:31 3:-16 4:-10 5:-7 6:23 8:-7 9:-6
p coconut p	2:11 3:-8 6:16
p coconut u	0:-14 1:-10 2:37 3:-20 4:-10 5:-7 6:24 8:-9 9:-7
p coin	0:12 1:-10 2:-10 3:42 4:-12 8:-14
p coin --	0:18 1:-13 2:-6 3:21 4:-9 5:11 6:-6 8:-13
p coin -e	0:13 3:7
p coin h-	2:-6 3:45 4:-12 5:-11 8:-10
p coin he	1:-6 2:-13 3:34 4:-11 5:-14 6:12 8:-12 9:-6
p coin p	1:-9 2:-8 3:41 4:-8 5:-12 8:-11
p coin u	0:17 1:-10 2:-10 3:37 4:-13 6:-7 8:-15
p comet	2:-36 3:-10 4:23 5:19 6:20 7:-6 8:-8
p comet --	1:7
p comet h-	1:-6 2:-32 3:-9 4:27 5:10 6:15 8:-6
p comet he	2:-10 6:25
p comet p	0:-16 1:-8 2:-28 3:-9 4:23 5:14 6:23 8:-7
p comet s	0:-8 2:-6 4:24 8:-6
p comet u	0:14 2:-30 5:20 6:12
p computer-mouse	1:24 3:-12 8:-7
p computer-mouse --	0:-10 1:34 3:-14 8:-12
p computer-mouse u	1:24 3:-14 8:-8
p confetti-ball	3:12
p confetti-ball u	3:18 4:-6 8:-6
p construction-worker	0:9 1:27 2:-14 3:-15 8:-6
p construction-worker --	0:8 1:28 2:-14 3:-12 8:-6
p construction-worker u	0:7 1:33 2:-16 3:-14 8:-7
p convenience-store	0:14 1:-6 3:-15 4:12 5:-6
p convenience-store --	0:18 3:-10 4:-12 8:14
p convenience-store h-	0:-13 2:-6 3:-11 4:38 8:-10
p convenience-store u	0:7 1:-7 2:-6 3:-11 5:-6 8:18
p cook	0:-15 1:29 2:-10 4:-11 8:12
p cook --	0:-16 1:34 2:-23 3:8 4:-12 5:-6 8:20
p cook h-	0:-9 1:-16 2:17 3:-7 4:-7 7:24 8:-6
p cook s	0:-9 1:15 3:18 4:-6 8:-7
p cook u	0:-24 1:37 2:-22 3:-11 4:-16 5:-8 6:-6 7:9 8:26 9:-6
p cooked-rice	0:-13 2:-6 3:41 4:-6 6:-6
p cooked-rice --	0:-11 3:33 6:-6
p cooked-rice u	0:-12 3:38 6:-7
p cookie	2:-10 4:-12 6:28 8:-8
p cookie --	2:-7 4:-11 6:17 8:-8
p cookie -e	0:-7 1:-9 2:-8 3:33 4:-11 5:11 6:-11
p cookie h-	2:-7 3:-13 6:32
p cookie he	0:-7 2:-7 3:-14 4:-7 6:34
p cookie p	0:6 1:-6 2:-7 3:21 4:-7
p cookie s	0:-8 1:26 4:-7 6:-7 8:-7
p cookie u	1:-16 2:-10 3:-11 4:-12 5:17 6:31 8:-8
p cooking	0:-20 1:27 2:-9 3:-12 4:-14 5:-8 6:-11 8:30
p cooking --	0:-20 1:32 2:-9 3:-20 4:-12 5:-6 6:-10 8:27
p cooking h-	0:-13 1:-7 3:14 4:-10 5:-8 6:-8 8:26
p cooking s	0:-14 1:33 3:-6 8:-10
p cooking u	0:-28 1:23 2:-12 3:-7 4:-18 5:-9 6:-16 7:-6 8:39 9:-6
p coral	0:14
p couch-and-lamp	0:-14 1:12 2:-11 3:-9 4:-11 5:-20 6:-8 8:45
p couch-and-lamp --	1:11 2:-8 4:-10 5:-24 6:-8 8:34
p couch-and-lamp -e	0:-12 8:29
p couch-and-lamp p	0:-7 3:14 5:-17 8:18
p couch-and-lamp u	0:-7 1:-14 2:-8 3:-12 4:-10 5:-8 6:-6 8:47
p cow	0:7 1:7 2:-28 3:17 4:-12 5:17 7:-6 9:-6
p cow --	0:13 1:17 2:-20 3:19 4:-9 5:-6 8:-11
p cow -e	0:-14 2:-12 3:32
p cow h-	0:-7 1:-18 2:-18 3:-17 4:-7 5:48 8:-8
p cow p	0:12 1:6 2:-19 4:-6 5:19 8:-6
p cow s	1:10 2:6 4:-7
p cow u	2:-34 3:19 4:-13 5:13 7:-7 8:12 9:-6
p cowboy	1:22 2:-14
p cowboy --	1:28 2:-21
p cowboy p	1:27 2:-20
p cowboy u	1:17
p crab	0:-14 1:16 3:23 4:-12 5:-7 7:-6 8:-10 9:-6
p crab --	0:-18 1:7 2:11 3:24 4:-10 5:-6 8:-10 9:-6
p crab h-	2:10
p crab p	0:-15 1:-35 2:19 3:36 4:-8 8:-6
p crab s	0:-10 1:21 2:22 3:-24 4:-6 8:-6
p crab u	1:23 2:-23 3:13 4:-6 8:-6
p crate	1:-9 2:-8 3:9 4:6 5:-9 6:-6 8:20 9:-6
p crate --	0:8 1:-6 3:14 8:-6
p crate h-	0:-10 4:-7 5:-6 8:28
p crate p	0:-11 3:32 4:-6
p crate u	0:11 1:-9 2:-6 3:-16 5:-6 8:24
p cricket	2:17 3:-10 8:-8
p cricket --	2:22 3:-8 8:-8
p cricket u	2:18 3:-8 8:-8
p crocodile	0:-7 1:-7 2:49 3:-21 4:-8 8:-7
p crocodile --	2:28 3:-10 4:-7 8:-7
p crocodile h-	0:-7 1:-15 2:46 3:-18 4:-6
p crocodile p	0:-8 1:-13 2:44 3:-16 4:-6
p crocodile u	2:30 3:-14 4:-6 8:-7
p croissant	1:10 3:14 4:-6 6:-15
p croissant --	1:7 3:18 6:-17
p croissant p	3:20 6:-11
p crown	0:-8 1:-10 2:-11 3:-17 4:-16 5:20 6:-7 8:28
p crown he	3:-19 4:-10 8:27
p crown u	1:-13 2:-8 3:-16 4:-11 5:41 6:-8 8:-10
p crystal-ball	0:7 1:17 2:-6 3:10 4:-9 5:-7 6:-6 8:-11
p crystal-ball --	1:23 2:-6 3:9 4:-12 5:-7 8:-11
p crystal-ball h-	0:16 3:-8
p crystal-ball p	0:13 3:6
p crystal-ball u	1:20 3:6 4:-9 8:-10
p cucumber	0:17 1:7 2:-6 3:7 6:-6 8:-7
p cucumber --	0:16 1:14 2:-6 3:-6 6:-6
p cucumber h-	3:23 8:-8
p cucumber p	0:15
p cucumber u	0:12 1:11 2:-6 3:6 6:-7 8:-7
p cupcake	3:12
p cupcake --	3:12
p cupcake p	3:13
p cyclone	0:-13 1:-7 2:14 3:-18 4:-21 5:9 6:-6 8:27
p cyclone h-	0:-12 2:22 3:-14 4:-21 5:13 8:9
p cyclone p	0:-10 2:17 3:-9 4:-14 5:23 8:-13
p cyclone u	2:-10 3:-9 4:-9 5:-13 8:35
p dagger	0:-7 1:-12 3:-9 5:15 6:21 8:-7
p dango	0:-10 3:36 6:-7 8:-6
p dango --	0:-8 2:-6 3:35 4:-6 5:-6 6:-7 8:-7
p dango u	0:-6 1:-8 2:-6 3:43 6:-8 8:-6
p deer	1:-25 2:15 3:22
p deer --	0:6 1:-23 2:23
p deer s	0:10 2:-6
p deer u	1:-28 2:25 3:12
p delivery-truck	2:7 3:-17 4:25 5:-10 8:8 9:-6
p delivery-truck --	0:-12 1:10 3:-17 4:26 5:-8 9:-6
p delivery-truck -e	1:-11 2:-10 4:29 8:-6
p delivery-truck h-	0:6 2:23 3:-15 4:-6 5:-10 8:12 9:-6
p delivery-truck p	1:-13 2:29 3:-15 4:15 5:-7 8:-8
p delivery-truck s	0:-6 2:-8 4:-10 8:27
p delivery-truck u	0:-6 1:9 3:-16 4:26 5:-10 8:6 9:-6
p demon	2:13
p demon u	2:18
p department-store	0:10 1:-10 3:-7 4:-15 8:26
p department-store --	0:14 1:-8 8:7
p department-store u	0:15 3:-6 4:-15 8:18
p desert	0:32 8:-11
p desert --	0:15
p desert h-	0:19 8:-6
p desert he	0:13
p desert u	0:26 8:-9
p detective	0:9 1:-10 2:29 3:-8 4:-7
p detective --	0:28 1:-9 2:-10
p detective h-	0:-7 1:-6 2:32 4:-6
p detective p	0:12
p detective u	1:-11 2:30 3:-8 4:-8 8:-6
p diamond	0:-13 1:-6 2:-6 3:46 4:-9 5:-8 6:-6 8:-10
p diamond --	0:-7 3:23
p diamond p	3:29 5:-6
p diamond u	0:-11 3:32 4:-7 8:-7
p diya-lamp	0:13
p diya-lamp u	0:14
p dizzy	0:14 3:-7
p dizzy u	0:13 3:-6
p dodo	0:7 1:6 3:-6
p dodo p	2:6
p dog	1:19 2:15 3:-13 4:-7 5:-6 8:-8 9:8
p dog --	1:43 3:-14 8:-8
p dog -e	0:7 1:11 2:-7
p dog h-	1:-17 2:41 3:-9 4:-10 5:-6 8:-7 9:18
p dog p	1:-14 2:18 3:-7 4:-10 5:-6 6:-7 8:-7 9:28
p dog s	1:8 2:10
p dog u	1:30 2:17 3:-16 5:-6 8:-9
p dolphin	0:11 1:8 2:-7 3:-6
p dolphin --	0:16
p dolphin u	0:10 1:12 2:-10 3:-8
p donkey	0:9 1:-8 2:-13 3:-11 4:28 8:-6
p donkey --	0:26 1:-10 2:-7
p donkey h-	0:-8 2:-7 3:-8 4:30
p donkey u	2:-9 3:-9 4:27
p door	0:-26 1:-11 2:-11 3:-36 4:50 5:-14 6:-6 8:25
p door --	0:-26 1:-11 2:-10 3:-31 4:75 5:-9 8:-26
p door h-	0:-13 1:-6 2:-9 3:-24 4:-7 5:-14 8:49
p door s	0:-12 1:-9 3:-12 4:25 8:6
p door u	0:-28 1:-8 2:-13 3:-41 4:46 5:-16 6:-6 8:30
p doughnut	0:8 1:-7 3:10
p doughnut --	0:6 1:-7 3:16
p doughnut p	3:16
p doughnut u	0:17 3:-11
p dove	0:-9 2:34 3:-16 4:-14 5:-8 7:15 8:-13 9:-6
p dove --	2:33 3:-13 4:-8 5:-6 8:-7
p dove h-	0:-10 1:-8 2:36 3:-8 4:-7 8:-8
p dove s	0:14 1:-9
p dove u	0:-13 2:17 3:-15 4:-15 5:-7 7:30 8:-13 9:-6
p dragon	0:-7 1:15 2:21 3:-14 4:-8 8:-7
p dragon --	1:30 3:-13 8:-6
p dragon h-	0:-8 1:-9 2:39 3:-9 4:-7
p dragon p	0:-13 1:20 2:30 3:-15 4:-9 6:-6 8:-6
p dragon s	1:16
p dragon u	0:-6 1:8 2:15 3:-13 4:-9 7:11 8:-6 9:8
p dragon-face	0:10 1:-8 2:9
p dragon-face h-	2:12
p dragon-face u	0:9 1:-7 2:10
p dress	0:15 1:-8 3:23 4:-8 6:-6 8:-13
p dress --	0:17 1:-6 3:11 4:-6 8:-9
p dress p	0:-6 3:23
p dress u	0:23 1:-7 3:9 4:-6 8:-11
p drone	1:46 2:-10 3:-14 4:-6 5:-6 6:-7
p drone --	1:50 2:-24 3:-14 6:-6
p drone h-	2:21
p drone p	0:-6 1:23 2:7 3:-9 6:-7
p drone s	1:25 2:-7 3:-6
p drone u	0:-9 1:54 2:-28 3:-16
p drop-of-blood	0:10 3:6
p drop-of-blood --	0:13 3:7
p drop-of-blood u	0:9 3:11
p droplet	0:-12 2:-15 4:-11 5:52 6:-7 8:-19
p droplet --	0:-21 1:7 3:45 4:-10 5:-11 8:-21
p droplet h-	0:-7 1:-6 2:-14 4:-8 5:50 6:-7 8:-16
p droplet he	0:-11 2:-17 3:-22 5:41
p droplet p	0:-15 1:-8 2:-16 4:-9 5:50 6:-7 8:-13
p droplet s	0:-10 1:36 3:-13 8:-9
p droplet u	1:-6 2:-12 3:11 4:-10 5:35 6:-6 8:-21
p drum	0:-7 1:-17 2:-6 3:18 4:-10 6:-8 8:22
p drum --	0:-11 1:-17 4:-7 6:-7 8:33
p drum h-	3:17 8:-7
p drum u	0:-13 1:-20 2:-6 3:16 4:-11 5:-6 6:-9 8:31
p duck	0:-6 2:20 3:-22 4:-13 6:-6 7:-6 8:7 9:22
p duck --	2:18 3:-10 4:-11 5:14 6:-6 7:-6 9:-7
p duck h-	0:7 1:-13 3:-12 8:26
p duck he	0:-9 1:-8 2:-29 3:-19 4:-14 5:-6 8:-8 9:53
p duck p	1:-18 2:28 4:-9 8:10
p duck u	0:-9 3:-22 4:-14 6:-6 7:-7 8:12 9:28
p dumpling	0:7 1:31 2:-11 3:7 4:-8 6:-14 8:-7
p dumpling --	1:38 2:-9 4:-8 6:-19 8:-8
p dumpling h-	2:-7 3:16 6:8
p dumpling p	0:16 1:11 2:-8 4:-7 6:-7
p dumpling u	1:46 2:-11 4:-8 5:-6 6:-22 8:-9
p dust-bunny	0:-9 1:-19 2:-26 4:-9 5:-6 6:36 8:16 9:-10
p dust-bunny --	1:-13 2:-18 3:-6 8:29
p dust-bunny h-	0:-10 1:-12 2:-18 3:13 4:-7 6:33 8:-10 9:-9
p dust-bunny p	2:-12 3:24
p dust-bunny u	1:-18 2:-21 3:-16 4:-7 6:30 8:20 9:-7
p eagle	0:-11 1:16 2:34 3:-20 4:-15 5:-8 7:-6 8:-11 9:-6
p eagle --	1:-14 2:38 3:-13 4:-7 8:-8
p eagle -e	0:11 1:-22 2:20
p eagle h-	0:-7 1:28 2:-7 3:-10 4:-6
p eagle u	0:-10 1:-6 2:48 3:-17 4:-14 5:-7 7:-6 8:-10
p ear-of-corn	3:14
p ear-of-corn -e	3:15
p ear-of-corn u	3:13
p egg	0:-9 1:-14 4:51 5:-7 6:-13 8:-11
p egg --	1:-16 2:-10 3:-18 4:59 6:-8 8:-9
p egg -e	4:15
p egg h-	0:-20 1:-8 2:10 3:49 4:-18 5:-9 6:-12 7:-6 8:-9 9:-6
p egg p	0:-12 1:-6 3:15 4:18 6:-10 8:-7
p egg s	0:18 3:-8
p egg u	0:-16 1:-18 2:-14 4:57 5:-7 6:-8 8:-10 9:-6
p eggplant	0:-7 1:18 2:9 3:-10
p eggplant u	0:-6 1:18 2:8 3:-11
p electric-plug	0:14 1:-7 2:18 3:-10 4:-12 5:17 6:-8 8:-15
p electric-plug --	0:14 2:24 3:-23 8:-6
p electric-plug h-	3:28 4:-8 5:-8 8:-9
p electric-plug p	0:7 2:25 3:-20
p electric-plug u	0:11 1:-6 4:-9 5:16 8:-11
p elephant	0:-10 1:12 2:27 3:-11 8:-8
p elephant --	1:11 2:22 3:-9 8:-7
p elephant s	1:-16 2:26
p elephant u	0:-10 1:17 2:17 3:-13 8:-7
p elevator	0:-26 1:26 2:-14 3:-45 4:27 5:-8 6:15 7:-6 8:8 9:-6
p elevator --	0:-30 1:23 2:-10 3:-44 4:9 5:-7 6:23 8:16 9:-6
p elevator h-	1:-6 3:-8 4:26 8:-18
p elevator u	0:-19 1:23 2:-10 3:-34 4:16 5:-7 6:11 8:9
p empty-nest	0:-8 3:-9 4:31 8:-12
p empty-nest h-	0:-7 3:-7 4:28 8:-9
p empty-nest u	0:-6 3:-8 4:26 8:-7
p envelope	0:-17 1:-8 2:-8 3:50 4:-10 5:-11 8:-13
p envelope --	0:-7 3:23 8:-7
p envelope h-	0:-13 1:-6 2:-8 3:44 4:-8 5:-11 8:-10
p envelope p	0:-8 3:27 8:-6
p envelope u	0:-15 1:-8 2:-7 3:49 4:-11 5:-11 8:-14
p evergreen-tree	1:-6 4:-26 6:-6 8:39
p evergreen-tree --	0:13 2:-8 4:-11 5:-10 8:14
p evergreen-tree h-	0:-15 3:-18 4:-35 6:-6 8:53
p evergreen-tree p	0:-14 3:-8 4:-17 8:34
p evergreen-tree u	0:14 2:-8 3:-16 4:-21 5:-11 8:36
p ewe	3:17 5:9 6:-6 7:-7 8:-12 9:-8
p ewe --	0:-6 1:-11 2:-10 3:15 4:11 5:23 6:-6 7:-6 8:-13 9:-7
p ewe -e	0:-7 1:40 2:-34 3:17 4:-16
p ewe h-	0:6 1:-20 2:21 4:14 5:-6 8:-8 9:-9
p ewe p	1:-44 3:28 4:20 5:-7 8:-9 9:-8
p ewe s	1:27 2:-10 4:-8
p ewe u	1:9 3:11 4:-6 6:-6 7:-6 8:-11 9:-7
p eyes	0:11
p eyes --	0:12 3:-6
p factory	0:10 8:8
p factory --	0:18 8:-8
p factory s	4:-7 8:20
p factory u	0:17 8:-8
p falafel	0:-14 2:-12 3:18 4:-8 6:23 8:-7
p falafel --	0:-7 3:30 4:-6
p falafel h-	2:-7 6:16
p falafel u	0:-14 1:-6 2:-12 3:27 4:-9 6:16 8:-7
p fallen-leaf	2:28 3:-7 4:-10 5:-9 8:-12
p fallen-leaf h-	2:33 3:-6 4:-11 5:-11 8:-11
p fallen-leaf p	0:6 3:13 4:-6
p fallen-leaf u	2:22 3:-10 8:-8
p farmer	0:-6 1:24 2:15 3:-16 4:-11
p farmer --	1:26 2:-12 3:-11 4:-8 8:10
p farmer -e	1:23 4:-9
p farmer h-	0:-6 1:-7 2:42 3:-16 4:-7
p farmer p	1:-9 2:37 3:-20 4:-6
p farmer s	2:-6 3:-7 8:19
p farmer u	0:-8 1:35 2:14 3:-12 4:-13 8:-11
p feather	1:-10 2:-6 4:-6 8:-8 9:28
p feather --	3:9
p feather h-	1:-6 3:-8 9:24
p feather u	1:-9 3:-11 4:-7 8:-7 9:29
p fence	1:-6 2:-10 3:-27 4:-11 5:40 6:-6 8:6
p fence --	0:18 8:-6
p fence h-	0:-15 2:-10 3:-32 4:-10 5:26 8:28
p fence p	0:-8 2:-6 3:-11 4:-6 5:37 8:-16
p fence u	0:6 3:-28 4:-7 8:30
p ferry	0:-10 2:-11 3:-19 4:10 5:-6 8:31 9:-7
p ferry --	0:-6 1:-12 2:-7 3:-17 4:-10 8:46 9:-6
p ferry u	0:-7 1:-28 2:-11 3:-14 4:13 8:43 9:-8
p file-cabinet	0:-20 1:-9 3:-19 4:23 6:-8 8:25
p file-cabinet --	0:-19 1:-9 2:-6 3:-23 4:24 6:-7 8:26
p file-cabinet u	0:-20 1:-6 3:-17 4:17 8:23
p fire	0:6 2:15 3:-14 4:-8 6:24 7:-6 8:-8 9:-6
p fire --	0:-8 2:9 3:-13 4:-6 5:25 6:-8 8:-7
p fire h-	0:19 1:-6 2:27 3:-8 4:-6 5:-11 6:-6 8:-6
p fire he	0:-9 2:-29 3:-8 5:-7 6:46
p fire p	0:-16 1:-9 2:50 3:-14 4:-7 5:-8 8:-6
p fire u	1:-10 2:6 3:-13 4:-8 6:32 7:-6 8:-7 9:-6
p fire-engine	1:24 8:-8
p fire-engine --	1:28 8:-11
p fire-engine u	1:21 8:-8
p fire-extinguisher	0:6 3:-6 4:-6 5:15
p firecracker	3:-17 4:-8 5:-7 6:31 8:-9
p firecracker --	0:15
p firecracker u	0:-6 3:-18 4:-8 6:33 8:-8
p firefighter	0:-12 1:39 2:-9 3:-9 4:-7 8:-6
p firefighter --	0:-11 1:36 2:-9 3:-8 4:-7
p firefighter u	0:-7 1:23
p fish	0:-7 1:-20 2:-15 3:71 4:-9 9:-6
p fish --	1:-35 2:-26 3:73 4:-9 5:-6
p fish -e	0:-11 1:-16 2:43 3:-19 4:-6 8:-7 9:-6
p fish h-	0:-9 1:-14 2:-30 3:71 4:-10 8:-7 9:-8
p fish he	0:-13 1:-11 2:-15 3:49 4:-11 5:-6 7:-7 8:-7 9:-6
p fish p	0:-10 1:-15 2:-19 3:48 4:-10 5:16 8:-7
p fish s	1:8 2:-9 3:14 4:-7
p fish u	0:-8 1:-28 2:-17 3:80 4:-10 5:-6 8:-6 9:-6
p fishing-pole	0:31 3:-11
p fishing-pole --	0:28 3:-11
p fishing-pole u	0:28 3:-12
p flamingo	0:26 1:-8 2:6 4:-8 8:-9
p flamingo --	0:26 2:-10 8:-6
p flamingo p	0:15 2:-6
p flamingo s	0:15 1:-7
p flamingo u	0:8 1:-7 2:10 3:11 4:-8 8:-8
p flashlight	1:-12 2:19 3:-26 4:-15 5:-14 6:9 8:28 9:-6
p flashlight --	0:9 2:-6 8:9
p flashlight -e	3:-7 4:-6 8:21
p flashlight h-	0:-20 1:-6 2:39 3:-18 4:-11 5:-12 6:-7 8:10
p flashlight he	2:-7 3:-11 4:-6 5:-7 6:19
p flashlight p	0:18
p flashlight u	0:-30 1:-13 2:29 3:-25 4:-22 5:-19 6:13 7:-7 8:35 9:-8
p flat-shoe	0:11
p flat-shoe --	0:10
p flatbread	1:-10 2:-7 3:29 4:-8 8:-8
p flatbread --	0:-13 1:-10 2:-6 3:43 4:-7 6:-9 8:-7
p flatbread -e	0:6 3:-18 6:21
p flatbread p	6:15
p flatbread u	1:-11 2:-6 3:39 4:-8 6:-10 8:-8
p flute	0:15 3:-10
p flute --	0:12 3:-8
p flute u	0:17 3:-11
p fly	2:-13 3:43 4:-16 8:-7
p fly --	0:-6 1:6 3:18 4:-13
p fly h-	1:-12 2:-17 3:36 4:-6
p fly p	1:-15 2:-21 3:41 4:-6
p fly u	0:-6 3:29 4:-18 8:-7
p flying-arrow	0:20 1:-8 2:10 3:-17 4:-6 5:-14 6:22 8:-7
p flying-arrow --	0:8 1:-9 2:-7 3:-15 6:33 8:-6
p flying-arrow h-	0:15 2:18 3:-9 5:-14
p flying-arrow p	0:13 1:-9 2:12 3:-20 4:-6 5:-14 6:28 8:-7
p flying-arrow u	0:28 3:-7
p fog	0:10 2:-10 3:-7 4:-9 5:25 8:-17
p fog --	2:-12 3:-10 4:-10 5:37 8:-18
p fog u	0:10 2:-8 3:-8 4:-9 5:25 8:-17
p foggy	0:21 8:-6
p foggy --	0:17
p foggy u	0:19
p folding-hand-fan	0:25 3:-8
p folding-hand-fan --	0:20 3:-7
p folding-hand-fan u	0:22 3:-7
p foot	0:6 1:-6 3:-9 8:15
p foot --	0:6 1:-6 3:-9 8:17
p foot u	3:-7 8:12
p fork-and-knife	2:44 3:-34 4:-11 5:13 6:-10 8:-16
p fork-and-knife --	0:6 1:7 2:23 3:-24
p fork-and-knife h-	0:-10 1:-8 2:37 3:-26 4:-10 5:21 6:-8 8:-14
p fork-and-knife p	0:-8 2:13 3:-19 4:-7 5:24 8:-9
p fork-and-knife u	1:-9 2:50 3:-32 4:-7 5:-8 6:-6 8:-11
p fork-and-knife-with-plate	1:-13 2:15 3:32 4:-10 5:-10 6:-6 8:-14
p fork-and-knife-with-plate --	1:-10 2:19 3:23 4:-10 5:-9 6:-6 8:-11
p fork-and-knife-with-plate h-	0:6 2:-6 3:14
p fork-and-knife-with-plate p	0:19 3:-14
p fork-and-knife-with-plate u	0:-14 1:-10 2:20 3:32 4:-11 5:-10 6:-6 8:-14
p fountain	3:-18 4:-10 8:31
p fountain --	3:-18 4:-10 8:30
p fountain u	3:-16 4:-12 8:32
p fox	0:-9 1:22 2:16 3:-8 4:-6
p fox --	0:-8 1:33 2:-9
p fox h-	0:-6 1:-9 2:40 3:-12
p fox p	0:-12 1:-18 2:37 3:7 4:-6
p fox s	1:15 2:6
p fox u	0:-7 1:30 2:9 3:-12 4:-6
p framed-picture	1:-6 4:18 8:-12
p framed-picture --	0:14 1:-6 3:9 4:-6 8:-6
p framed-picture u	1:-6 4:16 8:-11
p french-fries	0:14 1:-9 2:16 3:-41 4:36 5:-6 6:-10 8:-8
p french-fries --	0:32 3:-18
p french-fries -e	0:-10 1:-9 2:29 3:-33 4:27 6:-7
p french-fries p	0:16 1:-6 3:-21 4:26 6:-7
p french-fries u	2:36 3:-34 4:-7
p fridge	0:-12 1:11 2:-11 3:-25 4:16 5:-11 6:-10 7:16 8:13
p fridge --	0:-17 1:18 2:-7 3:-26 4:22 5:-7 6:-8 8:11
p fridge -e	4:6 7:15 8:-9
p fridge u	0:-9 2:-10 3:-26 4:26 5:-9 6:-9 7:7 8:13
p frog	1:27 2:-19 4:11 8:-6
p frog --	0:-8 1:25 2:-14 3:-11 4:20 8:-6
p frog -e	0:-9 1:42 2:-18 3:-11 4:-8
p frog h-	0:11 1:-14 2:-23 3:21 4:-10 8:-6 9:15
p frog p	1:22 2:-15 3:-13 6:17
p frog s	0:-6 1:31 2:-8 3:-6
p frog u	1:24 2:-21 4:11 8:-7
p fuel-pump	3:-7 5:24 8:-13
p fuel-pump u	3:-10 5:27 8:-14
p full-moon	0:11 2:-7 3:-23 4:-14 5:-13 8:44
p full-moon --	0:-6 3:-28 4:-11 5:-6 8:44
p full-moon h-	0:13 2:-6 3:-9 4:-10 5:-16 8:29
p full-moon s	0:6 1:6
p full-moon u	1:-12 2:-9 3:-23 4:-17 5:-15 6:-6 8:57
p game-die	0:-33 1:-7 2:-6 3:60 4:-10 5:-6 6:-11 8:-15
p game-die --	0:-36 1:-8 2:-6 3:69 4:-14 5:-8 6:-14 8:-18
p game-die u	0:-34 1:-8 2:-6 3:64 4:-12 5:-7 6:-12 8:-17
p gem-stone	0:-15 1:-9 2:-8 3:26 4:22 5:-9 6:-8 8:-14
p gem-stone --	0:-11 1:-7 2:-6 3:9 4:26 5:-6 6:-6 8:-12
p gem-stone h-	3:16
p gem-stone p	0:-15 2:-6 3:43 4:-10 5:-6 6:-6
p ghost	0:-9 2:35 4:-6
p ghost --	0:-14 2:24 3:11 4:-7 8:-7
p ghost h-	1:-7 2:33 3:-12
p ghost p	1:-16 2:20 3:11
p ghost s	1:18
p ghost u	0:-11 1:-7 2:42 3:-13 4:-7 8:-6
p ginger-root	0:6
p giraffe	0:10 1:7 2:-13 3:11
p giraffe --	0:13 1:7 2:-7 3:-6
p giraffe h-	1:-7 2:-11 3:28 4:-9
p giraffe u	0:6 2:-12 3:21 4:-8
p girl	0:23 1:8 2:11 3:-16 4:-10 8:-7
p girl --	0:16 1:12 2:10 3:-18 4:-10 8:-9
p girl s	0:24 1:-25 2:15
p girl u	0:14 1:31 2:-15 3:-20 4:-11 8:-7
p glass-of-milk	0:-12 1:-8 2:-11 3:36 4:8 5:-7 8:-10
p glass-of-milk --	0:-8 3:36 4:-6 8:-7
p glass-of-milk h-	0:-10 2:-9 3:21 4:15 6:-9 8:-6
p glass-of-milk he	2:-7 6:19
p glass-of-milk p	3:-8 4:27 8:-6
p glass-of-milk u	0:-12 1:-7 2:-10 3:45 4:-10 8:-8
p glasses	3:29 4:-6 8:-8
p glasses --	3:27 4:-6 8:-9
p glasses p	0:-11 3:36 4:-7 8:-8
p globe-showing-americas	3:-14 4:28 8:-11
p globe-showing-americas --	0:14 3:-8
p globe-showing-americas u	0:-11 3:-17 4:38 8:-16
p gloves	3:8
p gloves h-	3:7
p gloves p	3:16
p gnome	0:19
p gnome --	0:15
p gnome p	0:12
p goal-net	1:-7 2:27 3:-21 4:-10 5:-10 6:21 8:-13
p goal-net --	0:20 3:-7
p goal-net -e	0:-18 2:28 3:-13 4:-7 5:-9 6:12 8:-6
p goal-net h-	0:6 1:-7 2:21 3:-17 4:-7 5:-7 6:15 8:-9
p goal-net p	0:-6 2:19 3:-14 4:-7 5:-8 6:14
p goal-net u	0:10 2:24 3:-20 4:-7 5:-7 6:10 8:-10
p goat	0:-6 1:36 2:-21 3:9 4:-9 8:-7
p goat --	0:-9 1:47 2:-18 3:-16 8:-6
p goat h-	1:-12 3:21 4:-6
p goat s	1:17
p goat u	0:-9 1:50 2:-30 4:-10 5:-6 8:-9
p goggles	0:13
p goggles --	0:14
p goggles u	0:14 5:-6
p golem	0:-9 1:-12 2:18 3:-7 5:-8 7:18
p goose	0:-8 1:-26 3:10 4:-14 5:-10 6:-6 7:-7 8:42 9:-7
p goose --	1:-16 2:-16 3:-21 4:-14 8:55
p goose h-	0:-8 1:-22 2:8 3:35 4:-7 5:-7 7:-7 8:-15 9:-6
p goose p	0:9 1:-17 2:19 3:-6
p goose s	0:-18 1:-22 2:-20 3:37 4:-11 7:-7 8:17
p goose u	1:-9 2:-7 3:-19 4:-9 5:-8 8:40
p gorilla	0:7
p gorilla --	1:8
p gorilla s	1:12
p grapes	0:-11 1:-8 2:-6 5:25 6:-6
p grapes h-	0:-10 2:-6 3:-13 5:28
p grapes p	0:-15 1:-11 2:-8 5:33 6:-7
p green-potion	2:30 5:-22 8:-6
p green-potion h-	2:26 5:-19
p green-potion u	2:30 5:-24
p green-salad	3:9
p green-salad u	0:10 3:-13 4:10
p guard	2:53 3:-18 4:-10 5:-6 8:-9
p guard --	1:10 2:27 3:-13 4:-8 8:-7
p guard -e	0:-10 1:-15 2:36 3:-10 4:-6
p guard h-	1:-7 2:38 3:-14 4:-7 8:-6
p guard p	1:-16 2:62 3:-25 4:-10 5:-6 8:-8
p guard u	2:37 3:-14 4:-10 8:-8
p hamburger	0:21 1:-9 3:16 4:-6 6:-6
p hamburger --	0:23 1:-12 3:10 6:-6
p hamburger h-	0:7 3:12 5:-6
p hamburger p	0:11 1:-8 3:23 4:-6 5:-8 6:-6
p hamburger u	0:24 1:-7
p hammer	1:-7 3:26 4:-9 5:-6 8:-6
p hammer --	0:-11 3:25 4:-10 6:12 8:-6
p hammer p	0:-6 6:11
p hammer u	1:-8 3:32 4:-9 5:-6 6:-6 8:-7
p hamster	0:10 1:32 2:-16 3:-10 6:-7
p hamster --	0:13 1:32 2:-16 3:-10 6:-8
p hamster p	0:21 1:8 2:-9 6:-11
p hamster s	1:24 2:-11 3:-6
p hamster u	0:-7 1:31 2:-11 3:-8
p hand-with-index-finger-and-thumb-crossed	0:16 1:-11
p hand-with-index-finger-and-thumb-crossed --	0:17 1:-11
p hand-with-index-finger-and-thumb-crossed s	0:17 1:-12
p handbag	0:-22 1:-14 3:8 4:30 8:-12
p handbag --	0:-23 1:-15 2:-6 4:39 6:-6 8:-13
p headstone	0:14 3:-6
p headstone p	0:10
p health-worker	1:19 2:-6 3:-15 4:-13 8:16
p health-worker --	1:13 2:-7 3:-17 4:-14 8:23
p health-worker -e	1:13
p health-worker p	0:-13 1:25 2:11 3:-15 4:-10 8:-6
p health-worker s	1:15 2:8
p health-worker u	0:15 2:-20 3:-7 4:-12 8:22
p hedgehog	1:40 2:-21 5:6 8:-9
p hedgehog --	0:-9 1:28 2:-17 3:-16 4:7 5:19 8:-7
p hedgehog -e	0:-6 1:30 2:-11
p hedgehog h-	0:12 1:-16 2:-20 3:34 4:-9 5:-9 8:-8
p hedgehog p	0:16 1:10 2:-11 3:-6
p hedgehog s	1:23 2:-7 3:-6
p hedgehog u	0:-15 1:37 2:-26 3:-7 4:6 5:14 8:-10
p helicopter	0:-11 1:8 2:21 3:-7 8:-8
p helicopter --	0:-8 2:24 3:-6 8:-7
p helicopter h-	0:-9 2:19 3:-8 4:9 5:-6 8:-8
p helicopter p	2:16
p helicopter s	0:-6 1:12 2:13 8:-9
p helicopter u	0:-7 1:9 3:-6 4:14
p herb	0:8 3:20 4:-16 5:-11 6:6 8:-6
p herb --	0:10 2:9 3:13 4:-15 5:-10 6:-6 8:-7
p herb h-	0:14 2:-6 3:26 4:-11 5:-7 8:-12
p herb p	0:-8 1:-7 2:16 4:-16 5:-12 8:21
p herb s	0:24 8:-11
p herb u	0:14 2:-10 3:32 4:-14 5:-8 8:-21
p high-voltage	0:8 1:24 2:31 3:-19 4:-10 5:-25 6:-7 8:-15
p high-voltage --	0:7 1:27 3:-14 8:-10
p high-voltage h-	0:-9 2:41 3:-10 4:-6 5:-25 8:-6
p high-voltage he	0:15
p high-voltage p	2:21 5:-11
p high-voltage u	1:29 2:24 3:-19 4:-10 5:-18 6:-7 8:-14
p hiking-boot	0:8 3:-10 4:-13 5:-10 6:7 8:20
p hiking-boot --	0:12 3:-31 4:-6 5:-8 6:6 8:29
p hiking-boot p	3:24 4:-13 8:-11
p hiking-boot u	0:6 3:-27 5:-6 8:30
p hippopotamus	1:13
p hippopotamus --	1:20 2:-6
p hole	0:-12 1:-11 2:-19 3:-38 4:29 5:54 6:-10 7:-6 9:-6
p hole --	1:-11 2:-10 3:-32 4:51 6:-8 8:-17
p hole -e	0:-14 1:-7 2:-9 3:-22 4:-9 5:-9 6:-6 8:50
p hole h-	2:-18 3:-21 4:-13 5:62 6:-7 8:-18
p hole he	0:-11 2:-15 3:-13 4:12 5:33 8:-10
p hole p	1:-8 2:-10 3:-30 4:22 5:11 6:-6 8:11
p hole u	0:-34 1:-11 2:-23 3:-40 4:30 5:71 6:-12 7:-6 8:-18 9:-6
p honey-pot	1:-6 2:-8 3:30 4:8 8:-8
p honey-pot --	0:10 1:-6 3:22 4:-9 6:-6
p honey-pot h-	0:-8 2:-6 3:37 4:-10 8:-8
p honey-pot he	2:-10 3:-32 4:41 6:-9
p honey-pot p	3:14 4:-9
p honey-pot u	1:-6 2:-8 3:26 4:13 8:-7
p honeybee	0:-9 1:12 2:11 3:-14 4:-6 5:-6 7:6 9:13
p honeybee --	0:-8 1:19 2:8 3:-7 8:6
p honeybee -e	1:19 2:-21 3:-6 7:15
p honeybee h-	0:-15 1:-16 2:48 3:-13 4:-11 5:-6 8:-12 9:18
p honeybee he	0:-8 1:-18 2:-19 3:-20 4:-9 7:22 8:-7 9:32
p honeybee p	1:-7 2:33 3:-14 4:-7 9:7
p honeybee s	0:-9 2:-25 3:-10 4:-8 7:38 8:-7
p honeybee u	0:-16 1:23 2:7 3:-12 5:-7 6:-6 7:-6 9:7
p hook	0:21 1:-6 3:-6 4:-7 6:-6 8:10
p hook --	0:11 6:-6 8:10
p hook h-	0:9
p hook u	0:24 8:-6
p horse	1:-18 2:-25 3:6 4:-10 5:-7 7:-6 8:28 9:16
p horse --	1:-20 2:-19 3:11 4:-9 5:-6 8:31 9:-6
p horse u	0:8 1:-15 2:-30 4:-10 5:-7 8:27 9:23
p hospital	4:6 8:8
p hospital --	4:-9 8:14
p hospital h-	4:17 8:-8
p hospital u	4:6 8:10
p hot-beverage	2:13 5:-9
p hot-beverage --	1:6 2:8 3:-12 4:10 5:-8 6:-10 8:7 9:-6
p hot-beverage h-	0:-16 1:-10 2:24 3:23 4:-20 5:-13 6:-9 8:-19 9:22
p hot-beverage p	0:-11 2:-9 3:29 4:-9 6:12 8:-6
p hot-beverage s	1:12 2:-8 3:11 8:-9
p hot-beverage u	2:20 3:-10 5:-10 6:-10 9:9
p hot-dog	1:41 2:-8 3:-8 4:-10 5:-10 6:-8 8:-7
p hot-dog --	0:-8 1:40 3:-23 5:-7 8:-6
p hot-dog h-	3:13
p hot-dog p	3:10
p hot-dog u	1:54 2:-7 3:-29 4:-8 5:-11 6:-8 8:-9
p hot-pepper	0:-9 1:-8 3:29 5:-7
p hot-pepper --	1:-8 2:-15 3:29
p hot-pepper p	2:19
p hot-pepper u	1:-6 2:-17 3:27
p hotel	3:-8 4:-9 8:20
p hotel --	3:-8 4:-8 8:24
p hotel u	0:9 3:-11 4:-10 8:18
p hourglass-not-done	4:21 8:-8
p hourglass-not-done u	4:20 8:-8
p house	2:-9 3:-8 4:39 5:-6 8:-9
p house --	1:6 2:-11 3:-7 4:8
p house h-	2:-8 3:-12 4:50 5:-11 8:-8
p house he	0:16 2:-7 3:-11 4:25 5:-6 8:-16
p house p	1:-6 2:-8 3:-22 4:32 5:-12 8:18
p house s	0:-12 1:-7 3:-10 4:37 5:-6
p house u	2:-10 4:37 8:-16
p house-with-garden	0:6 2:-6 3:-9 5:-7 8:18
p house-with-garden --	0:8 3:-6 4:-6 8:10
p house-with-garden h-	4:6 8:7
p house-with-garden u	2:-6 3:-8 4:7 5:-8 8:16
p houses	3:-11 4:18 8:-7
p houses u	3:-13 4:24 8:-9
p hut	4:22 5:-6 8:-10
p hut h-	0:-6 4:24 5:-6 8:-11
p hut p	0:-6 4:27 5:-7 8:-12
p hyacinth	0:-10 3:19
p hyacinth --	0:-10 3:19
p hyacinth u	0:-14 3:26
p ice	0:-6 1:20 2:6 3:-22 4:-12 5:9 6:12
p ice --	0:-23 1:21 2:-9 3:-22 4:-12 5:-8 6:27 8:11
p ice h-	0:11 1:-6 2:12 3:-14 4:-8 5:17 8:-18
p ice p	1:-7 4:-6 5:26 8:-11
p ice s	0:-8 1:31 3:-8 4:-6
p ice u	0:-9 1:21 2:10 3:-30 4:-12 5:-13 6:29
p ice-cream	0:24 3:6 4:-8 8:-7
p ice-cream --	0:16 3:9 4:-7
p ice-cream p	0:7 3:6
p ice-cream u	0:16 3:6 4:-7
p inbox-tray	0:-12 1:39 2:-8 3:-30 4:-17 5:-8 6:-7 8:24
p inbox-tray --	1:38 3:-21 4:-6 8:-12
p inbox-tray u	0:-12 1:32 2:-8 3:-25 4:-18 5:-9 6:-7 8:28
p jack-o-lantern	2:-19 3:40 5:-6 7:-6 8:-9 9:-8
p jack-o-lantern --	0:6 1:23 2:-14
p jack-o-lantern -e	2:-16 3:-11 4:28
p jack-o-lantern h-	0:-8 1:-14 2:-6 3:52 4:-15 8:-6 9:-6
p jack-o-lantern p	0:-9 1:-11 2:-17 3:24 4:7 6:14
p jack-o-lantern s	2:-17 3:22
p jack-o-lantern u	0:6 3:20 4:-10 8:-6
p jar	0:27 2:-6 6:-6 8:-7
p jar --	0:19
p jar -e	3:21
p jar h-	0:8 3:-10 4:15
p jar u	0:26 4:-6 8:-6
p jellyfish	1:-29 2:56 3:-19 4:-8 5:-7 8:-6
p jellyfish --	1:-24 2:32 3:-8
p jellyfish h-	1:-17 2:45 3:-18 4:-9 5:-6 8:-6
p jellyfish p	1:-7 2:27 3:-19 4:-6
p jellyfish u	1:-31 2:52 3:-11 4:-6
p joker	0:14 3:-8
p joker --	0:16 3:-9
p joker p	0:11 3:-6
p joystick	0:23 3:-9
p joystick --	0:18 3:-7
p joystick u	0:21 3:-8
p kangaroo	2:6
p kangaroo --	2:9
p kangaroo s	2:10
p key	0:12 2:-6 3:29 4:-9 5:-6 6:-6 8:-9
p key --	0:17 3:8 8:-6
p key h-	0:-6 3:29 8:-6
p key p	3:28
p key u	0:18 3:6 8:-6
p keyboard	0:19 3:-6
p keyboard --	0:17 3:-6
p keyboard u	0:22 3:-7
p kick-scooter	0:11 1:13 3:-9 4:-8 5:9 8:-8
p kick-scooter --	1:25
p kick-scooter h-	0:19 1:-8 3:-6 4:-6 5:7
p kick-scooter p	0:9 3:-6 4:-6 5:13
p kick-scooter s	1:13
p kick-scooter u	1:18
p kitchen-knife	0:24 1:-8 3:-18 6:10 8:-6
p kitchen-knife --	0:17 1:-7 2:20 3:-18
p kitchen-knife h-	2:-6 3:-8 6:28 8:-9
p kitchen-knife u	0:16 1:-8 2:17 3:-20 4:-6 6:11 8:-7
p kite	1:34 2:12 3:-19 4:-11 5:-12 6:-10
p kite --	1:40 2:9 3:-14 4:-10 5:-8 6:-8 8:-22
p kite h-	0:18
p kite p	3:12
p kite u	1:32 2:15 3:-28 4:-12 5:-11 6:-10
p knight	0:-10 1:30 2:11 3:-11 4:-9 5:10 8:-7 9:-6
p knight --	0:-7 1:43 2:-13 3:-6
p knight -e	0:8 1:13 2:-9
p knight h-	0:-10 1:-20 2:42 3:-18 4:-15 5:24 6:-6 7:-6 8:-10 9:-12
p knight p	0:-6 1:31 4:-11 8:-7 9:-6
p knight s	1:18
p knight u	0:-8 1:14 2:17 3:-16 4:-10 5:21 8:-7 9:-7
p knot	0:-16 1:17 2:-10 3:-29 4:-14 6:-12 8:45
p knot --	0:-6 1:14 2:-8 3:-14 4:-13 5:-6 8:25
p knot h-	0:-13 1:-8 3:-29 4:-8 6:-11 8:52
p knot u	0:-16 1:8 2:-12 3:-35 4:-15 5:9 6:-14 7:-6 8:53 9:-6
p kraken	0:-8 2:-13 3:-6 7:34
p kraken --	0:-6 2:-18 3:-6 7:26
p kraken s	0:-8 3:-6 5:-6 7:26
p label:acqua	3:-13 4:-9 8:-8 9:25
p label:acqua h-	3:-14 4:-11 5:-6 8:-10 9:29
p label:acqua u	3:-12 4:-10 8:-10 9:25
p label:agua	0:-13 1:-8 2:-11 3:18 4:-26 5:24
p label:agua h-	0:-9 2:-8 3:16 4:-16 5:32 8:-25
p label:agua u	0:-12 1:-8 2:-11 3:23 4:-25 5:10 8:8
p label:agustusan	0:10
p label:agustusan --	0:10
p label:agustusan p	0:9
p label:angin	1:7 2:21 3:-7 4:-6 5:-7 8:-10
p label:angin --	1:11
p label:angin h-	2:23 5:-7 8:-8
p label:angin u	1:7 2:21 3:-6 4:-6 5:-6 8:-9
p label:answer	0:6
p label:answer --	0:8
p label:answer p	0:8
p label:apen	0:-17 3:30 4:-7 8:-9
p label:apen --	0:-26 3:44 4:-10 8:-14
p label:apen u	0:-21 3:37 4:-7 8:-11
p label:ark	0:13 8:-6
p label:ark u	0:16 8:-6
p label:atap	0:-16 3:-10 4:35 5:-7 8:-11
p label:atap h-	0:-17 3:-8 4:35 5:-6 8:-8
p label:avanti	0:9
p label:avanti p	0:7
p label:bagones	0:11
p label:bagones h-	0:14
p label:bagones p	0:12
p label:balcone	1:-6 2:-10 3:-16 4:-8 8:38
p label:balcone h-	0:6 3:-7 8:17
p label:balcone u	0:-9 2:-9 3:-12 4:-7 8:37
p label:balcony	0:-24 3:-10 8:36
p label:balcony --	0:-27 1:-6 2:-7 3:-12 4:-6 8:41
p label:balok	0:-20 1:-6 3:43 4:-9 5:-6 8:-14
p label:balok --	0:-15 3:36 4:-7 8:-10
p label:balok u	0:-12 3:29 4:-6 8:-9
p label:bang	0:8
p label:bang --	0:11
p label:bang u	0:11
p label:baraja	3:16
p label:baraja --	3:17
p label:baraja u	3:15
p label:barrio	0:-10 1:-6 2:-9 3:-7 4:-7 8:35
p label:barrio u	8:18
p label:batik	0:-16 3:29
p label:batik u	0:-11 3:25
p label:bauernhof	2:-6 3:-9 4:-19 8:35
p label:bauernhof --	3:-8 8:16
p label:bauernhof h-	4:-18 8:30
p label:bauernhof u	3:-7 4:-22 8:35
p label:bazooka	0:-17 1:-8 2:-6 3:-18 4:-7 5:-6 6:45 8:-11
p label:bazooka u	0:-16 1:-7 2:-6 3:-19 4:-6 5:-6 6:42 8:-10
p label:beehive	0:-7 4:25 8:-9
p label:beehive h-	4:20 8:-7
p label:beehive u	4:20 8:-6
p label:beeld	0:11
p label:beeld --	0:13
p label:beeld u	0:15 8:-7
p label:beginner	0:10
p label:beginner --	0:12
p label:beginner p	0:7
p label:beren	0:-25 1:-7 3:47 4:-8 8:-22
p label:beren --	0:-15 3:30 8:-10
p label:beren u	0:-20 3:40 4:-7 8:-18
p label:besucher	2:-13 4:18
p label:besucher p	0:7 2:-10 4:12
p label:biar	0:10
p label:bijli	0:-18 2:-6 3:-11 5:31 8:-6
p label:bijli u	0:-7 3:-6 5:18
p label:birinde	0:9
p label:birinde --	0:13
p label:birinde u	0:11
p label:block	0:14
p label:block u	0:14
p label:bocian	1:28 2:-7 3:-8 4:-6
p label:bocian --	1:34 2:-10 3:-9 4:-7 8:-6
p label:bocian u	1:29 2:-9 3:-8 4:-6
p label:boleh	0:8
p label:boleh u	0:7
p label:bonne	0:28 2:-7
p label:bonne --	0:16
p label:bonne u	0:26 2:-6
p label:bout	0:18 3:-6
p label:bukken	0:8
p label:bukken u	0:7
p label:campo	0:13
p label:campo u	0:16
p label:casco	0:13 2:-19 4:-9 8:26
p label:casco h-	0:9 2:-16 4:-7 8:24
p label:casco u	0:17 2:-14 4:-7 8:15
p label:cave	0:7 1:-24 4:-7 8:30
p label:cave --	1:-17 8:24
p label:cave s	0:14
p label:cave u	1:-28 8:35
p label:chap	0:10
p label:chat	0:13
p label:chat --	0:9
p label:chat u	0:18
p label:chhat	0:-33 1:-17 2:-10 3:-18 8:51
p label:chhat --	0:-28 1:-16 2:-8 3:-17 8:46
p label:chhat u	0:-32 1:-15 2:-9 3:-17 8:50
p label:chor	0:-19 1:34 2:-6 3:-10 8:-8
p label:chor --	0:-16 1:31 2:-6 3:-11 8:-8
p label:chor u	0:-12 1:25 3:-7 8:-6
p label:chuva	0:20 8:-6
p label:chuva u	0:14
p label:city	1:-6 2:-7 3:-7 4:8 5:-9 8:19
p label:city --	0:-12 1:-7 2:-8 3:-7 4:24 5:-6 8:9
p label:city h-	0:18 4:-10 5:-7 8:7
p label:city s	0:8 4:-6 8:9
p label:city u	4:-9 5:-6 8:18
p label:cliff	0:-12 1:-28 2:-8 4:-7 5:20 8:27
p label:cliff --	0:-6 1:-24 5:21 8:14
p label:cliff s	8:9
p label:clone	0:24 1:-15
p label:clone --	0:30 1:-20
p label:clone u	0:28 1:-17
p label:club	0:9
p label:club --	0:11
p label:collega	0:13
p label:collega --	0:13
p label:collega u	0:12
p label:colmena	4:18 8:-7
p label:colmena h-	4:17 8:-6
p label:colmena s	4:20 8:-8
p label:coraz	0:11
p label:coraz h-	0:9
p label:coraz u	0:14
p label:corridor	0:16
p label:corridor u	0:15
p label:cour	0:20 3:-7
p label:crack	0:-21 2:30 3:-15 4:-8 5:12 8:-9
p label:crack p	0:-26 2:33 3:-19 4:-11 5:21 6:-6 8:-13
p label:cuma	0:11
p label:cuma --	0:8
p label:cuma u	0:8
p label:dam	0:-15 3:-20 4:44 5:-7 8:-14
p label:dam h-	0:-15 3:-19 4:43 5:-7 8:-13
p label:dam u	0:-9 3:-11 4:29 8:-9
p label:dapet	0:12
p label:dapet --	0:9
p label:dapet u	0:10
p label:deck	0:12
p label:deck u	0:12
p label:deniz	0:11
p label:deniz --	0:11
p label:deniz u	0:15
p label:desa	0:11 3:-8 4:14 5:-6 8:-9
p label:desa h-	0:14
p label:desa u	0:11 3:-13 4:22 5:-9 8:-11
p label:dessus	0:15 6:-11
p label:dessus he	0:14 6:-9
p label:dessus p	0:18 6:-12
p label:dietro	0:24
p label:dietro --	0:18
p label:dietro h-	0:18
p label:dietro u	0:25
p label:dijk	0:14 3:-8
p label:dijk --	0:15 3:-7
p label:dijk u	0:14 3:-7
p label:diye	0:9
p label:diye u	0:11
p label:dole	0:16
p label:dole u	0:11
p label:drain	0:-17 3:-13 4:42 8:-18
p label:driver	1:-12 2:-7 3:-9 9:26
p label:driver u	1:-12 2:-6 3:-7 9:25
p label:dupla	0:10
p label:dupla --	0:12 1:-6
p label:dupla u	0:16 1:-9
p label:eaten	0:11
p label:eaten h-	0:10
p label:eaten u	0:10
p label:eau	0:-13 1:-9 2:28 3:14 4:-12 5:-7 8:-18
p label:eau --	0:-18 1:-11 2:29 3:26 4:-16 5:-10 8:-24
p label:eau u	0:-18 1:-11 2:32 3:20 4:-14 5:-10 8:-23
p label:eentje	0:14
p label:eentje --	0:9
p label:eentje u	0:11
p label:emak	0:12
p label:emak h-	0:15
p label:emak u	0:13
p label:encre	0:14
p label:faire	0:20 1:-9
p label:faire --	0:16 1:-8
p label:faire u	0:13 1:-6
p label:farm	0:32 4:-26 8:10
p label:farm --	0:17 8:-6
p label:farm h-	0:15 4:-26 8:21
p label:farm s	0:12 8:-6
p label:farm u	0:23 4:-31 8:22
p label:fazenda	0:23 4:-8 8:-9
p label:fazenda --	0:23 4:-6 8:-10
p label:fazenda u	0:17 4:-7 8:-6
p label:feld	0:13 3:-7 4:13 8:-11
p label:feld --	0:14
p label:feld h-	0:9 4:7 8:-9
p label:feld p	4:14 8:-8
p label:feld u	0:16 8:-6
p label:ferme	0:19 3:-7 4:21 8:-23
p label:ferme --	0:27 8:-13
p label:ferme s	4:20 8:-17
p label:ferme u	0:25 8:-11
p label:fila	0:15
p label:final	0:23 3:-6
p label:final h-	0:18
p label:final u	0:25 2:-6 3:-6
p label:forest	2:-7 3:-8 4:-34 5:-13 8:52
p label:forest --	4:-10 5:-6 8:23
p label:forest h-	0:-6 4:-10 5:-8 8:28
p label:forest u	0:-10 2:-7 3:-9 4:-26 5:-13 8:52
p label:foresta	0:13 8:-6
p label:foresta u	0:17 8:-8
p label:formigueiro	4:30 8:-19
p label:formigueiro u	4:21 8:-14
p label:galon	0:-26 1:-8 2:-8 3:50 4:-10 5:-7 8:-9
p label:galon --	0:-25 1:-8 3:44 4:-9 8:-7
p label:galon h-	3:17
p label:galon u	0:-18 1:-7 3:37 4:-7 8:-6
p label:game	0:17
p label:game --	0:14 3:-6
p label:game u	0:16
p label:gana	0:12
p label:gana --	0:11
p label:gana u	0:8
p label:garage	0:6 3:-7 4:18 8:-13
p label:garam	0:9
p label:garam --	0:11
p label:garam u	0:10
p label:gede	0:11
p label:gede u	0:11
p label:geliyo	0:10
p label:geliyo he	0:8
p label:geliyo u	0:12
p label:geri	0:10
p label:geri u	0:11
p label:grapple	0:12
p label:grapple --	0:7
p label:grapple u	0:12
p label:gua	0:16
p label:gua u	0:14
p label:gudang	0:12 3:-6
p label:guzik	3:24 8:-9
p label:guzik h-	0:-8 3:29 8:-10
p label:guzik u	3:26 4:-7 8:-12
p label:hall	0:12 8:-6
p label:harf	0:9 3:6
p label:harf --	0:10
p label:harf u	0:9
p label:hebt	0:7
p label:hebt u	0:8
p label:hilang	0:9
p label:hilang --	0:9
p label:hilang u	0:10
p label:histoire	0:8
p label:histoire u	0:9
p label:hose	0:-9 1:-7 3:-11 6:36 8:-15
p label:hose s	0:-10 1:-12 3:-11 6:37 8:-13
p label:husband	0:11 1:-6
p label:husband --	0:14 1:-8
p label:husband s	0:13 1:-8
p label:ibu	0:-6 1:-10 2:-10 3:-18 4:37
p label:ibu u	0:-8 1:-10 2:-13 3:-28 4:47
p label:ilha	4:9 8:-6
p label:ilha --	0:8 8:-6
p label:island	0:12
p label:island --	0:11
p label:island u	0:10
p label:jabuti	0:13 1:19 2:-10 3:-6 8:-9
p label:jabuti --	0:16 1:8 2:-8
p label:jabuti u	0:16 2:-7
p label:jalan	0:23 3:-7 8:-9
p label:jalan --	0:20 8:-8
p label:jalan u	0:24 3:-7 8:-7
p label:jambu	0:-24 1:-8 3:-11 6:37
p label:jambu --	0:-22 1:-7 3:-10 6:35
p label:jambu u	0:-22 1:-7 3:-12 6:37
p label:jatoh	0:8
p label:jatoh --	0:10
p label:jatoh u	0:8
p label:kain	0:-20 1:-7 2:-8 3:-18 4:-8 8:43
p label:kain he	0:-23 1:-7 2:-7 3:-23 5:-6 8:47
p label:kain u	0:-24 1:-8 2:-9 3:-22 4:-10 8:49
p label:kali	0:9
p label:kali --	0:11
p label:kali u	0:6
p label:kandang	0:-18 2:-6 4:32 8:-17
p label:kandang --	0:-15 3:16 4:19 8:-13
p label:kandang u	0:-15 4:24 8:-12
p label:kanka	0:7
p label:kanka --	0:11 3:-6
p label:kanka u	0:11 3:-6
p label:kantine	3:-7 8:19
p label:kantine --	0:-12 1:-7 3:-10 8:28
p label:kantine u	0:-10 3:-7 8:20
p label:kassa	0:-17 1:-6 2:-6 3:-20 4:43 8:-10
p label:kassa --	0:-12 3:-15 4:33 8:-6
p label:kassa u	0:-17 3:-20 4:40 8:-9
p label:keer	0:8
p label:keer --	0:8
p label:keer u	0:8
p label:kevin	0:13
p label:kevin h-	0:10
p label:kevin u	0:14
p label:kopia	0:12
p label:kopia --	0:14 3:-6
p label:kopia u	0:15 8:-6
p label:kust	2:-6 4:23 5:-11 8:-9
p label:kust h-	2:-6 4:22 5:-10 8:-11
p label:kust u	2:-7 4:27 5:-12 8:-12
p label:ladang	0:-11 4:30 8:-10
p label:ladang --	0:-11 4:30 8:-11
p label:ladang u	0:-6 4:21 8:-6
p label:ladeira	0:-7 2:-6 3:-8 4:-10 5:8 8:22
p label:ladeira --	0:-12 3:-6 4:-10 5:-9 8:34
p label:ladeira h-	3:-9 5:23 8:-11
p label:ladeira u	0:-11 2:-10 3:-13 4:-14 5:19 8:24
p label:lager	0:17 3:-7
p label:lager h-	0:16 3:-7
p label:lager p	0:19 3:-8
p label:laje	0:-22 1:-13 3:-18 5:-6 8:44
p label:laje --	0:-22 1:-13 3:-18 5:-6 8:47
p label:laje u	0:-18 1:-9 3:-12 8:34
p label:langsung	0:11
p label:langsung --	0:9
p label:langsung u	0:9
p label:launderette	0:15
p label:launderette --	0:18 8:-8
p label:launderette s	0:14
p label:laut	2:-6 3:26 5:-6 8:-15
p label:laut h-	3:22 4:6 8:-13
p label:laut u	3:17 4:14 5:-6 8:-17
p label:leertaste	0:17 3:-7
p label:leertaste p	0:22 3:-9
p label:lele	0:-39 1:16 2:-12 3:43 4:-10 5:-6 8:-10
p label:lele --	0:-40 1:26 2:-13 3:35 4:-9 5:-6 8:-10
p label:lele u	0:-31 1:20 2:-8 3:28 4:-7 8:-9
p label:lewat	0:21
p label:lewat h-	0:19
p label:lewat u	0:20
p label:liefst	0:10
p label:liefst u	0:7
p label:lillypad	0:-13 4:-12 5:-7 8:36
p label:lillypad h-	0:-9 4:-10 8:27
p label:lillypad u	0:-10 4:-9 8:26
p label:linha	0:12
p label:linha s	0:15
p label:lir	0:23 3:-9
p label:lir h-	0:23 3:-10
p label:lir p	0:20 3:-7
p label:litera	0:11
p label:litera --	0:11
p label:litera u	0:12
p label:live	0:11
p label:live --	0:14
p label:live u	0:11
p label:liye	0:11
p label:liye --	0:9
p label:liye u	0:7
p label:logo	0:9
p label:logo --	0:10
p label:logo u	0:8
p label:maken	0:8
p label:maken --	0:9
p label:maken u	0:9
p label:maletero	0:-28 1:-6 2:-7 3:-18 4:17 8:28
p label:maletero --	0:-35 1:-7 2:-8 3:-23 4:21 5:-6 8:36
p label:maletero u	0:-37 1:-7 2:-8 3:-21 4:29 5:-7 8:30
p label:mama	0:13 2:8
p label:mama --	0:15 2:-7
p label:mama h-	2:20
p label:mama u	0:12 2:12 4:-6
p label:mar	0:13 3:-8 8:10
p label:mar --	0:10 3:-7 4:-13 8:17
p label:mar u	0:13 3:-8 4:-8 8:15
p label:medicine	0:-9 1:-15 3:36 4:-7 8:-6
p label:medicine u	0:-8 1:-10 3:32 4:-10 8:-6
p label:mercado	3:-12 4:29 8:-15
p label:mercado --	3:-6 4:24 8:-14
p label:mercado u	0:-12 3:-13 4:37 8:-15
p label:minare	0:-9 3:-11 4:-6 5:24 6:-6 8:8
p label:minare u	0:-7 3:-8 4:-6 5:9 6:-6 8:19
p label:mini	0:13
p label:mini --	0:13
p label:mini u	0:9
p label:mogen	0:9
p label:mogen u	0:8
p label:muat	0:8
p label:muat --	0:10
p label:muat u	0:9
p label:muchomor	2:34 3:-19 4:-10 8:-14
p label:muchomor h-	0:-10 2:38 3:-18 4:-11 8:-15
p label:muchomor u	2:27 3:-17 4:-8 8:-10
p label:museum	0:16
p label:museum --	0:12
p label:museum s	0:16 8:-8
p label:napis	0:20 3:-6
p label:napis --	0:11
p label:napis u	0:17
p label:neighbour	0:23
p label:neighbour --	0:20
p label:neighbour u	0:22 2:-6
p label:nganter	0:10
p label:nganter h-	0:11
p label:nganter u	0:11
p label:nora	0:-18 2:-6 3:-9 4:22 5:-9 8:18
p label:nora u	0:-13 4:11 5:-6 8:18
p label:nyebrang	0:14
p label:nyebrang --	0:12
p label:nyebrang u	0:13
p label:nyolong	0:17
p label:nyolong h-	0:11
p label:nyolong u	0:15
p label:obrus	3:10
p label:obrus u	0:7 3:10 8:-9
p label:odong	0:-36 1:49 2:-9 3:-19 4:-7 8:-7
p label:odong u	0:-25 1:37 2:-6 3:-14
p label:odpowiedzi	0:13
p label:odpowiedzi --	0:9
p label:odpowiedzi u	0:7
p label:oklava	0:-7 1:26 3:-11
p label:oklava u	1:23 3:-12
p label:ombre	0:-10 3:-14 4:30 5:-6 8:-7
p label:ombre --	3:-12 4:26 8:-9
p label:ordi	2:17 3:-7
p label:ordi --	0:-9 2:23 3:-6
p label:ordi u	2:21 3:-8
p label:ostatnim	0:12
p label:ostatnim u	0:11
p label:pake	0:11
p label:pake --	0:12
p label:pake u	0:14 3:-6
p label:paketlieferung	0:-12 1:-11 3:25
p label:paketlieferung --	0:-14 1:-15 3:31 8:-7
p label:paketlieferung u	0:-11 1:-14 3:28
p label:paper	0:-10 1:-10 2:-7 3:55 4:-11 5:-8 6:-9 8:-14
p label:paper --	0:-12 1:-8 2:-6 3:49 4:-10 5:-6 6:-8 8:-14
p label:paper -e	3:14
p label:paper u	0:-8 1:-8 2:-6 3:48 4:-11 5:-6 6:-9 8:-14
p label:partner	0:13
p label:partner --	0:14
p label:pasar	1:-13 8:18
p label:pasar u	1:-9 8:13
p label:patient	0:-10 1:-10 2:-11 3:-24 4:45 8:-7
p label:patient p	0:-8 1:-10 2:-10 3:-21 4:42 8:-7
p label:peg	0:-21 1:20 2:-7 3:11 4:-13 5:32 6:-34 8:-10
p label:peg --	0:-15 3:16 5:24 6:-18 8:-6
p label:peg p	0:-15 3:20 4:-6 5:21 6:-18 8:-7
p label:pelabuhan	0:-8 4:21
p label:pelabuhan u	0:-12 2:-6 3:-6 4:29
p label:pelita	0:8
p label:pelita u	0:7
p label:pencet	0:11
p label:pencet --	0:8
p label:pencet u	0:11
p label:pengunjung	0:17 3:-8
p label:pengunjung --	0:12
p label:pengunjung u	0:17 3:-8
p label:pertanyaan	0:19 3:-10
p label:pertanyaan --	0:17 3:-9
p label:pertanyaan p	0:15 3:-8
p label:pertanyaan u	0:10
p label:petit	0:43 1:-13 2:-9 3:-8 4:-6
p label:petit --	0:36 1:-15 2:-6
p label:petit h-	0:19 3:-7
p label:petit p	0:20 3:-8
p label:petit s	0:20 1:-10
p label:petit u	0:21 2:-6
p label:pilih	0:11
p label:pilih --	0:7
p label:pilih u	0:10
p label:pilihan	0:13
p label:pilihan --	0:13
p label:pilihan u	0:11
p label:pindah	0:12
p label:pindah u	0:10
p label:pinggir	0:11
p label:pinggir u	0:10
p label:piso	0:27
p label:piso h-	0:21
p label:piso u	0:24
p label:plastic	0:-15 1:-8 3:44 4:-10 5:-6 8:-11
p label:plastic --	0:-11 3:35 4:-8 8:-8
p label:plastic u	0:-11 1:-6 3:33 4:-7 8:-7
p label:plastik	0:-9 2:-7 3:38 4:-9 8:-13
p label:plastik --	0:-13 1:-6 2:-8 3:45 4:-12 6:-6 8:-14
p label:plastik u	0:-11 1:-6 2:-8 3:46 4:-11 5:-6 6:-8 8:-16
p label:pole	4:9 8:-7
p label:pole h-	4:8 8:-6
p label:pond	0:-11 1:-12 2:-6 4:31 5:-6
p label:pond h-	1:-14 4:19 8:9
p label:pond u	0:-6 4:21 8:-9
p label:prawdziwki	0:-20 1:-7 2:-9 3:39 4:-6 8:-6
p label:prawdziwki u	0:-21 1:-8 2:-8 3:39 8:-6
p label:priest	0:8 2:7
p label:priest h-	0:10
p label:priest u	0:7 2:8
p label:provincies	0:8
p label:provincies --	0:9
p label:provincies u	0:8
p label:puasa	0:9
p label:puasa --	0:7
p label:puasa u	0:8
p label:race	0:16 1:-13
p label:race --	0:20 1:-17
p label:race s	0:16 1:-13
p label:radiergummi	3:-14 4:-6 6:23
p label:rahe	0:12
p label:rahe u	0:13
p label:raunt	0:6
p label:raunt he	0:8
p label:regal	0:-22 1:-7 3:-34 4:26 8:30
p label:regen	3:-9 4:-8 8:23
p label:regen --	3:-7 4:-7 8:19
p label:regen p	0:-11 3:-12 4:-12 5:-6 8:34
p label:respuestas	0:7
p label:respuestas --	0:8
p label:respuestas p	0:11
p label:restaurant	4:-6 8:14
p label:restaurant --	3:-8 4:-10 8:24
p label:restoran	4:-7 8:15
p label:restoran h-	0:-10 5:-8 8:22
p label:restoran u	4:-8 8:16
p label:rink	0:17
p label:rink h-	0:18 4:-6
p label:river	1:-7 2:-10 3:-12 4:-25 5:38
p label:river h-	0:-10 1:-7 2:-9 3:-13 4:-22 5:32 8:14
p label:river s	0:-6 2:-6 3:-8 4:-21 5:28
p label:river u	0:9 5:10
p label:roof	0:-16 2:-6 3:-18 4:-15 5:-6 8:48
p label:router	0:-13 1:-18 2:-9 3:-6 4:-10 8:42
p label:router --	0:-13 1:-17 2:-9 3:-6 4:-9 7:-7 8:41
p label:router u	0:-12 1:-21 2:-8 3:-6 4:-9 8:41
p label:sabko	0:12
p label:sabko u	0:10
p label:scheuren	0:10
p label:scheuren u	0:6
p label:schodzi	0:9
p label:schodzi u	0:10
p label:scogli	0:-7 2:-10 3:-6 5:34 8:-14
p label:scogli h-	0:-7 2:-10 3:-7 5:34 8:-15
p label:scogli p	0:-8 2:-11 3:-7 5:41 8:-18
p label:shadow	1:13 8:-6
p label:shelf	0:9 3:-10 4:-10 8:20
p label:shelf --	3:-11 4:-8 8:22
p label:shelf p	3:-9 4:-8 8:20
p label:sitio	0:13
p label:sitio --	0:13
p label:sla	0:-9 4:33 5:-6 8:-16
p label:sla u	0:-6 4:25 5:-6 8:-12
p label:sluis	3:-8 4:21 8:-6
p label:sluis --	3:-8 4:21 8:-6
p label:sluis u	1:-6 3:-11 4:29 8:-8
p label:smoke	0:-14 1:-7 2:14 3:-6 4:-10 5:-6 8:21
p label:smoke u	0:-19 1:-9 2:20 3:-8 4:-12 5:-8 8:23
p label:sonda	1:26 3:-8 4:-10 8:-6
p label:staat	0:13
p label:staat --	0:11
p label:staat u	0:13
p label:stand	0:12
p label:stapler	0:19 1:-10 3:-6
p label:stapler --	0:19 1:-13
p label:steeds	0:15
p label:steeds h-	0:11
p label:steeds u	0:16
p label:stream	0:17
p label:stream --	0:16
p label:stream u	0:18
p label:sufit	4:-7 8:22
p label:sufit u	4:-11 8:27
p label:tablero	0:15 3:-7
p label:tablero --	0:14 3:-6
p label:tablero u	0:15 3:-7
p label:tablet	0:14
p label:tablet --	0:12
p label:tamat	0:7
p label:tamat u	0:9
p label:tampon	0:16 3:-7
p label:tampon --	0:13
p label:targ	4:12
p label:targ --	4:25 8:-18
p label:targ u	0:-7 4:21
p label:techo	0:-6 4:-8 5:-18 8:32
p label:techo h-	5:-15 8:27
p label:techo u	4:-9 5:-19 8:31
p label:teich	4:6 5:-19 8:21
p label:teich h-	5:-16 8:22
p label:teich u	4:6 5:-19 8:21
p label:telhado	0:13 3:12 8:-15
p label:telhado h-	0:21 8:-16
p label:telhado u	0:9 3:19 4:-7 8:-16
p label:telpon	0:-39 1:-14 2:-13 3:56 4:-6 5:-6 6:-8 8:-10
p label:telpon --	0:-24 1:-7 2:-7 3:38 8:-6
p label:telpon u	0:-34 1:-13 2:-10 3:51 6:-9 8:-8
p label:tema	0:12
p label:tema --	0:13
p label:tema s	0:11
p label:tepe	0:14 8:-6
p label:tepe u	0:12
p label:teppich	0:-12 1:21 3:-9 4:17 5:-6 8:-13
p label:teppich --	0:-10 1:18 3:-8 4:16 8:-10
p label:tienes	0:11
p label:tienes p	0:10
p label:time	0:16
p label:time --	0:9
p label:time s	0:13
p label:toit	0:7 4:-12 8:14
p label:toit h-	4:-17 8:23
p label:trombone	1:10
p label:truc	0:29 1:-13 3:-6
p label:truc --	0:25 1:-11 3:-6
p label:truc s	0:23 1:-11
p label:tukang	0:-35 1:52 3:-20 8:-10
p label:tukang --	0:-29 1:45 3:-16 8:-8
p label:tukang u	0:-35 1:53 3:-19 8:-8
p label:tunnel	0:-10 4:-11 8:28
p label:tunnel --	0:-20 1:-6 2:-6 3:-10 4:-17 5:-8 8:47
p label:tunnel u	0:-17 1:-6 2:-6 3:-9 4:-17 5:-6 8:43
p label:turma	0:16
p label:turma --	0:14
p label:turma s	0:11
p label:turma u	0:7
p label:turowy	0:8
p label:turowy --	0:8
p label:turowy u	0:7
p label:u-00620061006b006c00610076006100630131	0:-22 2:38 4:-6 8:-7
p label:u-00620061006b006c00610076006100630131 u	0:-23 1:-6 2:41 3:-6 6:-6 8:-6
p label:u-0064006500720072006900e800720065	0:10
p label:u-0064006500720072006900e800720065 u	0:12
p label:u-00670065007200e40074	0:16
p label:u-00670065007200e40074 --	0:18 8:-6
p label:u-006700f300720061	0:10
p label:u-006700f300720061 u	0:16
p label:u-00680061006c0131	0:-9 1:15 3:-11 8:16
p label:u-00680061006c0131 --	0:-13 1:20 2:-6 3:-16 4:-6 5:-8 8:21
p label:u-00680061006c0131 u	0:-12 1:19 3:-14 4:-6 5:-8 8:21
p label:u-006b0061007a0061006e01310072	0:9
p label:u-006b0061007a0061006e01310072 --	0:8
p label:u-006b0061007a0061006e01310072 u	0:9
p label:u-006b006101420075017c0061	0:-9 3:-8 4:-6 5:30 8:-9
p label:u-006b006101420075017c0061 h-	0:-12 3:-9 4:-8 5:36 8:-14
p label:u-006b006101420075017c0061 u	0:-9 3:-8 5:27 8:-10
p label:u-006b00fc0070	0:-10 1:-7 3:31 4:-10 8:-6
p label:u-006b00fc0070 --	0:-8 3:29 4:-8
p label:u-00700069011900740072006f	0:8
p label:u-00700069011900740072006f u	0:16 3:-6
p label:u-0070006f0064007700f30072006b006f	0:-8 1:-10 3:-17 8:31
p label:u-0070006f0064007700f30072006b006f --	1:-10 3:-18 8:29
p label:u-0070006f0064007700f30072006b006f u	1:-6 3:-11 8:18
p label:u-0070006f00740072007a006500620075006a0119	0:8
p label:u-0070006f00740072007a006500620075006a0119 --	0:6
p label:u-0070006f00740072007a006500620075006a0119 u	0:8
p label:u-00730069006d0069007400e70069	1:33 2:-9 3:-10 8:-9
p label:u-00730069006d0069007400e70069 --	1:28 3:-9 8:-8
p label:u-00730069006d0069007400e70069 u	0:-8 1:37 2:-9 3:-11 4:-6 8:-10
p label:u-00730074006101420065	0:10
p label:u-00730074006101420065 u	0:13
p label:u-0073007400fc0063006b	0:18
p label:u-0073007400fc0063006b h-	0:20 3:-6
p label:u-0073007400fc0063006b u	0:12
p label:u-007301050073006900610064	0:-21 1:-13 2:53 3:-16 4:-15 5:-6 8:-9
p label:u-007301050073006900610064 h-	0:-11 2:33 3:-10 4:-6
p label:u-007301050073006900610064 u	0:-18 1:-13 2:44 3:-9 4:-14 8:-7
p label:u-007400610072007a0131	0:10
p label:u-007400610072007a0131 --	0:12
p label:u-007400610072007a0131 u	0:13
p label:u-00740065006e00e90073	0:16
p label:u-00740065006e00e90073 h-	0:16
p label:u-00740065006e00e90073 p	0:13
p label:u-0077006f006b00f30142	0:7
p label:u-0077006f006b00f30142 u	0:8
p label:u-007a00690079006100720065007400e70069	0:-22 1:-16 2:28 3:-16 4:17 8:-7
p label:u-007a00690079006100720065007400e70069 --	0:-20 1:-13 2:21 3:-12 4:19 8:-6
p label:u-00e1006700750061	0:-7 3:15 4:-14 8:11
p label:u-00e1006700750061 --	0:-8 3:16 4:-13 8:11
p label:u-00e7006100740131	0:6 4:8
p label:u-00e7006100740131 --	4:20 8:-9
p label:u-00e7006100740131 h-	0:7
p label:u-00e7006100740131 u	0:7 4:8
p label:u-00e9007400750069	0:-21 1:-9 2:-8 3:44 4:-10 8:-12
p label:u-00e9007400750069 h-	0:-21 1:-8 2:-7 3:41 4:-10 8:-12
p label:u-00f3007200670061006e006f	0:10
p label:u-00f3007200670061006e006f --	0:9
p label:u-00f3007200670061006e006f u	0:10
p label:u-01420105006b0061	0:-11 3:-14 4:-7 5:-7 8:34
p label:u-01420105006b0061 --	3:-10 8:21
p label:u-01420105006b0061 u	0:-10 3:-11 4:-6 5:-6 8:29
p label:u-015f006f006600f60072	0:-8 2:-18 3:-6 4:-8 9:36
p label:u-015f006f006600f60072 h-	0:-6 2:-23 4:-8 9:36
p label:u-015f006f006600f60072 u	2:-18 4:-6 9:30
p label:u-0431043e0442	0:-11 2:39 3:-23 8:-8
p label:u-0431043e0442 --	0:-14 2:40 3:-18 4:-7 8:-8
p label:u-0431043e0442 p	2:23 3:-14
p label:u-043104430440044f	0:-19 1:24 2:12 3:-10 4:-9 5:-18 8:12
p label:u-043104430440044f h-	0:-8 2:21 4:-7 5:-13 8:11
p label:u-043104430440044f u	0:-21 1:26 2:20 3:-12 4:-10 5:-14
p label:u-043104430440044f043a	3:21
p label:u-043104430440044f043a --	3:8
p label:u-043104430440044f043a u	3:19
p label:u-0432043e04340430	0:9
p label:u-0432043e04340430 u	0:10
p label:u-04320443043b0438043a	0:-20 1:-7 3:39 5:-6 8:-23
p label:u-04320443043b0438043a --	0:-14 1:-6 3:34 4:-8 8:-14
p label:u-04320443043b0438043a u	0:-15 1:-6 3:32 8:-19
p label:u-04320456044204350440	0:11 1:8
p label:u-04320456044204350440 h-	0:11
p label:u-04320456044204350440 u	0:11 1:12
p label:u-0433044304410438	0:16
p label:u-0433044304410438 h-	0:13
p label:u-0433044304410438 u	0:15
p label:u-04340430043b0456	0:7
p label:u-04340430043b0456 --	0:12
p label:u-04340430043b0456 u	0:11
p label:u-0434043204560440	2:-7 3:-12 4:27 5:-11
p label:u-0434043204560440 --	4:-6 8:20
p label:u-0434043204560440 u	0:-9 2:-6 3:-13 4:13 5:-7 8:18
p label:u-0434043e0440043e0436043a0430	0:15 3:-6
p label:u-0434043e0440043e0436043a0430 p	0:11
p label:u-0434043e0449	2:12 8:-6
p label:u-0434043e0449 u	2:29 3:-11 4:-7 8:-11
p label:u-0434044004430433	0:16
p label:u-0434044004430433 --	0:11
p label:u-0434044004430433 u	0:11
p label:u-04370430043f043804420430043d044c	0:8
p label:u-04370430043f043804420430043d044c --	0:7
p label:u-04370430043f043804420430043d044c p	0:7
p label:u-043a0430043b044e04360430	0:-14 2:-8 3:-18 4:-14 5:52 8:-19
p label:u-043a0430043b044e04360430 h-	0:-17 2:-8 3:-19 4:-16 5:52 8:-19
p label:u-043a0430043b044e04360430 u	0:-15 2:-10 3:-18 4:-13 5:56 8:-20
p label:u-043b0435043b0435043a0430	0:-18 1:23 2:-14 3:21 4:-7 8:-8
p label:u-043b0435043b0435043a0430 --	0:-12 1:21 2:-10 3:10
p label:u-043b0435043b0435043a0430 u	0:-15 1:13 2:-12 3:22 4:-6 8:-7
p label:u-043b04350441	0:22 4:-6 8:-7
p label:u-043b04350441 --	0:16 8:-6
p label:u-043b04350441 u	0:23 4:-8 8:-6
p label:u-043b04430433	3:-6 4:23 8:-11
p label:u-043b04430433 --	4:19 8:-11
p label:u-043b04430433 u	3:-6 4:23 8:-11
p label:u-043c0430043c0430	0:22 2:-8
p label:u-043c0430043c0430 h-	0:15 2:-7
p label:u-043c0430043c0430 u	0:18 2:-7
p label:u-043c04430445043e043c043e0440	0:-9 1:-6 2:24 3:-18 4:-9 5:19 8:-18
p label:u-043c04430445043e043c043e0440 --	0:-6 3:-13 5:30 8:-14
p label:u-043c04430445043e043c043e0440 p	2:23 3:-16 4:-9 5:14 8:-15
p label:u-043d0430043f04400438043a0456043d04460456	0:12
p label:u-043d0430043f04400438043a0456043d04460456 --	0:9
p label:u-043d0430043f04400438043a0456043d04460456 u	0:15 3:-6
p label:u-043e043704350440043e	0:-14 2:-6 4:-19 8:40
p label:u-043e043704350440043e h-	0:-13 4:-19 8:38
p label:u-043e043704350440043e u	0:-11 4:-13 8:32
p label:u-043e043d0443043a	1:-12 4:25 8:-6
p label:u-043e043d0443043a --	1:-9 4:17
p label:u-043e043d0443043a u	0:-7 1:-14 2:-7 4:30 8:-6
p label:u-043e04470435044004350434044c	0:-8 1:-7 3:-19 4:32 8:-7
p label:u-043e04470435044004350434044c --	0:-8 3:-14 4:26
p label:u-043e04470435044004350434044c u	0:-14 3:-16 4:29
p label:u-043f043804410430043d043a0438	0:-39 1:-15 2:-6 3:55 4:-6 8:-9
p label:u-043f043804410430043d043a0438 --	0:-40 1:-15 2:-6 3:56 4:-6 8:-8
p label:u-043f043804410430043d043a0438 u	0:-43 1:-15 2:-6 3:59 4:-6 8:-9
p label:u-043f043e043404320430043b	4:-6 8:17
p label:u-043f043e043404320430043b --	8:14
p label:u-043f043e043404320430043b u	8:9
p label:u-043f043e043b0435	0:15 4:-11 5:18 8:-11
p label:u-043f043e043b0435 --	0:17
p label:u-043f043e043b0435 h-	4:-12 5:25 8:-11
p label:u-043f043e043b0435 u	0:13 3:-6 4:-11 5:22 8:-14
p label:u-043f043e043b043a0430	0:-22 1:-7 3:-12 4:46 8:-20
p label:u-043f043e043b043a0430 --	0:-16 3:-7 4:33 8:-14
p label:u-043f043e043b043a0430 u	0:-22 1:-7 3:-12 4:45 8:-21
p label:u-043f04430433043e0432043804460430	3:12
p label:u-04400438043d043e043a	0:-14 2:-6 4:-13 8:35
p label:u-04400438043d043e043a u	0:-15 2:-6 3:-7 4:-14 8:38
p label:u-0440044b043d043e043a	3:-6 8:9
p label:u-0440044b043d043e043a --	3:-9 4:-6 8:21
p label:u-0440044b043d043e043a u	0:-7 3:-11 4:-8 8:27
p label:u-044004560447043a0430	0:-6 1:-10 3:32 4:-7 5:-6 8:-13
p label:u-044004560447043a0430 --	1:-9 3:29 4:-7 8:-11
p label:u-044004560447043a0430 p	0:12
p label:u-0441043804360443	0:14
p label:u-0441043804360443 --	0:19 1:-8
p label:u-0441043804360443 u	0:14 1:-6
p label:u-0441043a043b04300434	4:-8 8:15
p label:u-0441043a043b04300434 u	4:-8 8:19
p label:u-04410442043e044e	0:15 1:-8
p label:u-04410442043e044e --	0:12 1:-7
p label:u-04410442043e044e u	0:14 1:-8
p label:u-04410456043b044c0440043004340438	2:13
p label:u-04410456043b044c0440043004340438 u	2:12
p label:u-04430431043e04400449043804460430	0:-28 1:6 2:11 3:-15 4:-11 5:-9 8:30
p label:u-04430431043e04400449043804460430 --	0:-19 1:7 2:-12 3:-10 4:-6 8:28
p label:u-04430431043e04400449043804460430 u	0:-25 1:10 2:17 3:-13 4:-10 5:-9 8:23
p label:u-04430442044e0433	1:31 3:-16 4:-11 8:-17
p label:u-04430442044e0433 --	1:36 3:-16 4:-14 8:-21
p label:u-044704350442043204350440043e	0:9
p label:u-044704350442043204350440043e u	0:8
p label:u-044d044204300436	0:14 3:-6
p label:u-044d044204300436 h-	0:18 3:-8
p label:u-0457043604300447043e043a	1:17
p label:u-0457043604300447043e043a --	1:16
p label:u-0457043604300447043e043a u	1:14
p label:u-06230628063706270644	0:12
p label:u-06230628063706270644 --	0:16
p label:u-06230628063706270644 u	0:15
p label:u-06230628064a	0:12 1:-8
p label:u-06230628064a --	0:17 1:-12
p label:u-06230628064a u	0:12 1:-8
p label:u-0623062d06330646062a0645	0:11
p label:u-0623062d06330646062a0645 --	0:10
p label:u-0623062d06330646062a0645 u	0:12
p label:u-0625062c062706280627062a --	0:7
p label:u-0625062c062706280627062a u	0:6
p label:u-06270628063a0649	0:10
p label:u-06270628063a0649 --	0:10
p label:u-06270628063a0649 u	0:13
p label:u-062706310645064a	0:11
p label:u-062706310645064a --	0:11
p label:u-062706310645064a u	0:9
p label:u-06270644062d062706310629	0:13
p label:u-06270644062d062706310629 h-	0:8
p label:u-06270644062d062706310629 u	0:16
p label:u-062706440644064a	0:15
p label:u-062706440644064a --	0:15
p label:u-062706440644064a u	0:11
p label:u-0628062d0631	4:15
p label:u-0628062d0631 u	4:18 8:-6
p label:u-0628062f064a	0:12
p label:u-0628062f064a --	0:11
p label:u-0628062f064a u	0:13
p label:u-0628064406270633062a064a0643	3:28 4:-7 8:-7
p label:u-0628064406270633062a064a0643 --	0:-10 3:28 4:-6 8:-6
p label:u-0628064406270633062a064a0643 u	3:27 4:-8 8:-7
p label:u-062d06310641	0:11 3:14 8:-9
p label:u-062d06310641 --	0:7 3:17 8:-8
p label:u-062d06310641 u	3:14 8:-7
p label:u-063106420645	3:17 8:-6
p label:u-063106420645 --	1:-7 3:18 8:-7
p label:u-063106420645 u	1:-8 3:20 8:-8
p label:u-063106450644	4:-7 8:20
p label:u-063106450644 u	4:-7 8:20
p label:u-0631064a062d	1:9
p label:u-0631064a062d u	1:15 3:-6
p label:u-0632062706260631	0:-9 1:-9 2:-26 3:-14 4:47 8:-10
p label:u-0632062706260631 u	0:-7 1:-7 2:-20 3:-10 4:37 8:-7
p label:u-0633062706310629	0:8
p label:u-0633062706310629 --	0:10
p label:u-0633062706310629 u	0:10
p label:u-0633062c0627062f0629	0:-19 3:21 4:-13 5:-15 8:19
p label:u-0633062c0627062f0629 --	0:-19 1:-7 3:28 4:-13 5:-17 8:15
p label:u-0633062c0627062f0629 u	0:-19 1:-7 3:31 4:-12 5:-17 8:11
p label:u-0633064606480627062a	0:10
p label:u-0633064606480627062a --	0:8
p label:u-0633064606480627062a p	0:10
p label:u-063306480642	0:-16 3:-6 4:-13 5:-6 8:39
p label:u-063306480642 --	0:-14 4:-11 8:31
p label:u-063306480642 u	0:-17 1:-6 3:-6 4:-14 8:40
p label:u-0635064806310629	0:16 3:-6
p label:u-0635064806310629 --	0:15
p label:u-0635064806310629 u	0:15
p label:u-0639063406270646	0:11
p label:u-0639063406270646 he	0:7
p label:u-0639063406270646 u	0:13
p label:u-0639064506310647	0:10
p label:u-0639064506310647 --	0:15
p label:u-0639064506310647 u	0:13
p label:u-0643064406450629	3:11
p label:u-0643064406450629 --	3:15
p label:u-0643064406450629 u	3:13
p label:u-0643064406470627	0:12
p label:u-0643064406470627 u	0:8
p label:u-064406430644	0:11
p label:u-064406430644 --	0:13
p label:u-064406430644 u	0:12
p label:u-0644064a06440649	0:8
p label:u-0644064a06440649 h-	0:8
p label:u-0644064a06440649 u	0:6
p label:u-0644064a0646	0:10
p label:u-0644064a0646 u	0:8
p label:u-064506310629	0:10
p label:u-064506310629 --	0:10
p label:u-06450633062d06310627062a064a	0:-23 1:39 3:-15 8:-9
p label:u-06450633062d06310627062a064a --	0:-27 1:45 3:-17 8:-11
p label:u-06450633062d06310627062a064a u	0:-17 1:31 3:-11 8:-6
p label:u-0646064206440629	0:7
p label:u-0646064206440629 --	0:7
p label:u-064606480631	0:19
p label:u-064606480631 --	0:16
p label:u-064606480631 u	0:15
p label:u-0647062c0646	0:-27 1:47 2:-6 3:-15 8:-9
p label:u-0647062c0646 --	0:-19 1:34 3:-10 8:-6
p label:u-0647062c0646 u	0:-31 1:51 2:-7 3:-16 4:-6 8:-11
p label:u-0648062a063706480644	0:13 3:-6
p label:u-0648062a063706480644 h-	0:9
p label:u-0648062a063706480644 u	0:13 3:-7
p label:u-06480641064a	0:19
p label:u-06480641064a --	0:13
p label:u-06480641064a u	0:17
p label:u-064806430644	0:13
p label:u-064806430644 h-	0:11
p label:u-064806430644 u	0:14
p label:u-064806440627	0:15
p label:u-064806440627 h-	0:8
p label:u-064806440627 u	0:20
p label:u-06480644062706320645	0:13
p label:u-06480644062706320645 u	0:12
p label:u-064806450627	0:15
p label:u-064806450627 h-	0:13
p label:u-064806450627 u	0:16
p label:u-0648064a062e062a06270631	0:9
p label:u-0648064a062e062a06270631 --	0:12
p label:u-0648064a062e062a06270631 u	0:8
p label:u-064a0635062d0651064a	0:10
p label:u-064a0635062d0651064a h-	0:8
p label:u-064a0635062d0651064a u	0:11
p label:u-09150924093e0930	0:8
p label:u-09150924093e0930 --	0:11
p label:u-09150924093e0930 u	0:9
p label:u-091609470924	0:-16 3:-8 4:47 5:-6 8:-29
p label:u-091609470924 --	4:13 8:-7
p label:u-091609470924 u	0:-9 3:-7 4:37 8:-23
p label:u-0917093e09010935	0:-8 3:-7 4:-7 5:-9 8:33
p label:u-0917093e09010935 --	0:-7 3:-8 5:-7 8:27
p label:u-0917093e09010935 u	0:-7 3:-9 4:-8 5:-11 8:35
p label:u-0917094b09320947	0:-16 1:-6 3:13 6:16 8:-7
p label:u-0917094b09320947 --	0:-20 1:-9 2:-6 3:12 6:24 8:-9
p label:u-0917094b09320947 u	0:-21 1:-8 3:23 6:16 8:-10
p label:u-091b0924	3:-10 4:-7 5:-6 8:30
p label:u-091b0924 --	8:15
p label:u-091b0924 h-	0:-6 3:-9 8:27
p label:u-091b0924 u	3:-9 4:-7 5:-6 8:31
p label:u-091c093e092809350930	0:-21 1:-8 2:-6 3:35
p label:u-091c093e092809350930 --	0:-26 1:-8 2:-7 3:39 4:-6
p label:u-091c093e092809350930 u	0:-37 1:-11 2:-10 3:51 4:-6 8:-7
p label:u-091c0940092409280947	0:7
p label:u-091c0940092409280947 --	0:8
p label:u-091c0940092409280947 u	0:9
p label:u-091f093f0921094d09210940	0:-10 1:-26 2:47 3:-14 4:-8 8:-7
p label:u-091f093f0921094d09210940 --	0:-12 1:-30 2:51 3:-18 4:-8 8:-6
p label:u-091f093f0921094d09210940 u	0:-10 1:-25 2:47 3:-13 4:-7 8:-7
p label:u-0921093e0932	0:-8 2:-6 3:-6 4:-9 5:-6 8:30
p label:u-0921093e0932 h-	0:-8 2:-6 3:-8 4:-8 5:-6 8:31
p label:u-0921093e0932 u	0:-8 3:-6 4:-7 5:-6 8:31
p label:u-09260940092f0947	0:12
p label:u-09260940092f0947 u	0:9
p label:u-092a0930094d091a0940	0:-27 1:-7 3:42 6:-13
p label:u-092a0930094d091a0940 u	0:-31 1:-7 3:47 6:-13
p label:u-092a093e09280940	0:12 2:-10 3:-10 4:-10 5:-6 6:27 8:-12
p label:u-092a093e09280940 --	0:14
p label:u-092a093e09280940 h-	2:-8 3:-8 4:-9 6:25 8:-7
p label:u-092a093e09280940 u	0:18 2:-6 3:-9 4:-8 6:19 8:-11
p label:u-092a094b0924093e	0:16 1:-6
p label:u-092a094b0924093e --	0:16
p label:u-092a094b0924093e u	0:18 1:-6
p label:u-092b094b0928	0:10
p label:u-092b094b0928 --	0:11
p label:u-092b094b0928 u	0:11
p label:u-092c093e0930093f0936	0:17 2:10 4:-6 8:-9
p label:u-092c093e0930093f0936 h-	2:22 3:-6 4:-8 5:-7 8:-7
p label:u-092c093e0930093f0936 u	0:11 2:17 4:-6 5:-6 8:-7
p label:u-092c093e09300940	0:11
p label:u-092c093e09300940 --	0:13
p label:u-092c093e09300940 u	0:12
p label:u-092e0902091a	0:9
p label:u-092e0902091a he	0:8
p label:u-092e0902091a u	0:7
p label:u-092e094709320947	1:-18 8:24
p label:u-092e094709320947 --	1:-18 8:27
p label:u-092e094709320947 u	1:-16 8:22
p label:u-0930093e091c094d092f094b0902	0:9
p label:u-0930093e091c094d092f094b0902 --	0:10
p label:u-0930093e091c094d092f094b0902 u	0:9
p label:u-0932093f0916093e	0:9
p label:u-0932093f0916093e u	0:7
p label:u-0935093f09150932094d092a	0:7
p label:u-0935093f09150932094d092a --	0:6
p label:u-0935093f09150932094d092a u	0:7
p label:u-093509470935	0:12
p label:u-093509470935 p	0:9
p label:u-09380921093c0915	8:11
p label:u-09380921093c0915 --	4:-8 5:-6 8:24
p label:u-09380921093c0915 u	0:-6 4:-7 5:-6 8:23
p label:u-09380935093e09300940	0:11
p label:u-09380935093e09300940 h-	0:10
p label:u-09380935093e0932	0:10
p label:u-09380935093e0932 --	0:12
p label:u-09380935093e0932 u	0:13
p label:u-0938094209160947	0:12
p label:u-0938094209160947 u	0:9
p label:u-09390935093e	0:-15 1:12 2:33 3:-9 4:-10 5:-7 8:-19
p label:u-09390935093e --	0:-13 1:14 2:24 3:-6 4:-6 5:-7 8:-16
p label:u-09390935093e u	0:-14 1:6 2:35 3:-10 4:-11 5:-7 8:-14
p label:u-093909410908	0:8
p label:u-093909410908 --	0:8
p label:u-093909410908 u	0:9
p label:u-093909420901	0:28 3:-9
p label:u-093909420901 --	0:14
p label:u-093909420901 h-	0:20 3:-7
p label:u-093909420901 u	0:25 3:-8
p label:u-0939094b0902	0:10
p label:u-0939094b0902 u	0:8
p label:u-11001100	0:18
p label:u-11001100 --	0:10
p label:u-11001100 u	0:18
p label:u-110f110f	0:12
p label:u-110f110f u	0:14
p label:u-30a430d930f330c8	0:6
p label:u-30a430d930f330c8 --	0:8
p label:u-30bf30a430c830eb	0:16
p label:u-30bf30a430c830eb u	0:13
p label:u-30cd30b8	3:15 8:-9
p label:u-30cd30b8 --	3:13 8:-9
p label:u-30cd30b8 u	0:8 3:14 8:-10
p label:u-30dd30a4	0:-20 1:38 3:-11 4:-7 8:-6
p label:u-30dd30a4 --	0:-26 1:49 2:-7 3:-14 4:-12 8:-9
p label:u-30dd30a4 u	0:-24 1:42 2:-6 3:-13 4:-8 8:-7
p label:u-30df30cb30b230fc30e0 u	0:7
p label:u-4e00624b	0:10
p label:u-4e00624b --	0:6
p label:u-4e00624b u	0:9
p label:u-4e4b5185	0:10
p label:u-4e4b5185 u	0:11
p label:u-4e8c5e74	0:10
p label:u-4e8c5e74 --	0:9
p label:u-4e8c5e74 u	0:9
p label:u-4f1a8b70	0:-25 1:-13 2:-18 3:-9 4:25 8:28
p label:u-4f1a8b70 u	0:-23 1:-12 2:-13 3:-10 4:23 8:25
p label:u-516c53f8	0:11
p label:u-516c53f8 --	0:13
p label:u-516c53f8 u	0:10
p label:u-51fa6765	0:12 3:-6
p label:u-51fa6765 --	0:12
p label:u-51fa6765 u	0:10
p label:u-51fa76ee91d1	0:-24 1:-9 2:-12 3:45 4:-7 5:-6 8:-10
p label:u-51fa76ee91d1 h-	0:-30 1:-11 2:-16 3:54 4:-9 5:-8 8:-12
p label:u-51fa76ee91d1 u	0:-20 1:-8 2:-10 3:39 4:-6 8:-8
p label:u-53418ed2	0:10
p label:u-53418ed2 u	0:11
p label:u-534a591c	0:16 1:-6
p label:u-534a591c u	0:17 1:-6
p label:u-540e9762	0:20 8:-6
p label:u-540e9762 u	0:14
p label:u-56de6765	0:7
p label:u-56de6765 --	0:12
p label:u-5927798f	0:-11 1:-6 3:26
p label:u-5927798f --	0:-10 1:-6 3:23
p label:u-5927798f u	0:-12 1:-6 3:26
p label:u-59316557	0:6
p label:u-59316557 --	0:8
p label:u-59316557 u	0:8
p label:u-5b6b	1:11 2:-7
p label:u-5b6b --	1:22 2:-11
p label:u-5b6b u	0:6 1:13 2:-9
p label:u-5c0f5b66	0:9
p label:u-5c0f5b66 --	0:12
p label:u-5c0f5b66 u	0:7
p label:u-5c4b53f0	0:6 1:-8 3:-10 4:-7 5:-6 8:24
p label:u-5c4b53f0 h-	3:-8 8:21
p label:u-5c4b53f0 u	0:6 1:-6 3:-10 4:-6 8:21
p label:u-5ddd	3:-6 8:10
p label:u-5ddd u	3:-13 4:-8 5:-8 8:26
p label:u-5de653f3	0:19
p label:u-5de653f3 h-	0:20 3:-6
p label:u-5de653f3 u	0:18
p label:u-5e7f573a	0:13
p label:u-5e7f573a --	0:10
p label:u-5e7f573a u	0:8
p label:u-624b6570	0:8
p label:u-624b6570 --	0:12
p label:u-624b6570 u	0:13 3:-6
p label:u-624b9806	0:15 3:-9
p label:u-624b9806 --	0:11 3:-6
p label:u-624b9806 u	0:19 3:-12
p label:u-63634e71	0:12
p label:u-63634e71 h-	0:9
p label:u-63634e71 u	0:17
p label:u-65744e2a	0:10
p label:u-65744e2a --	0:10
p label:u-65744e2a u	0:9
p label:u-663e793a	0:21
p label:u-663e793a --	0:17
p label:u-663e793a u	0:18
p label:u-6700540e	0:7
p label:u-6700540e --	0:8
p label:u-6700540e u	0:9
p label:u-67005f8c	0:27 3:-6
p label:u-67005f8c --	0:23 3:-7
p label:u-67005f8c h-	0:10
p label:u-67005f8c u	0:28 3:-7
p label:u-67b8675e	0:-25 1:-7 2:-8 3:43 8:-12
p label:u-67b8675e --	0:-24 1:-8 2:-9 3:44 8:-11
p label:u-67b8675e u	0:-23 1:-7 2:-8 3:42 8:-12
p label:u-684282b1	0:-23 3:36 8:-6
p label:u-684282b1 --	0:-24 2:-6 3:37 8:-6
p label:u-684282b1 u	0:-31 1:-6 2:-8 3:46 4:-6 8:-8
p label:u-6a6176ae	0:-24 1:-12 2:-6 3:-16 4:-8 6:48 8:-11
p label:u-6a6176ae --	0:-26 1:-12 2:-8 3:-18 4:-11 6:53 8:-14
p label:u-6a6176ae u	0:-23 1:-12 2:-7 3:-18 4:-10 6:48 8:-11
p label:u-6b6f79d1	0:-33 1:-18 3:-18 8:49
p label:u-6b6f79d1 u	0:-36 1:-14 2:-6 3:-19 8:50
p label:u-6c34	0:20 3:17 4:-16 5:-6 8:-13
p label:u-6c34 h-	3:28 4:-10 5:-6 8:-12
p label:u-6c34 u	0:11 3:25 4:-15 5:-7 8:-14
p label:u-6ce86587	0:18 3:-7
p label:u-6ce86587 --	0:10
p label:u-6ce86587 u	0:16
p label:u-6d1e7a9f	0:18 4:-9
p label:u-6d1e7a9f --	0:13 4:-7
p label:u-6d1e7a9f u	0:15 4:-7
p label:u-76f464ad	0:9
p label:u-76f464ad --	0:10
p label:u-76f464ad u	0:11
p label:u-7a7a683c	0:13
p label:u-7a7a683c --	0:12
p label:u-7c737c92	0:-13 1:-10 2:-8 3:23 6:21 8:-15
p label:u-7c737c92 h-	0:-11 2:-6 3:-9 6:32 8:-6
p label:u-7c737c92 u	0:-12 1:-7 2:-7 3:7 4:-6 5:-6 6:32 8:-12
p label:u-7e015074	0:-6 1:-10 3:-7 8:26
p label:u-7e015074 --	0:-8 1:-8 3:-6 8:26
p label:u-7e015074 u	8:16
p label:u-7ed3675f	0:7
p label:u-7ed3675f u	0:9
p label:u-81ea5df1	0:7
p label:u-81ea5df1 u	0:12
p label:u-821e53f0	0:16
p label:u-821e53f0 he	0:17
p label:u-821e53f0 u	0:19
p label:u-821e9f99	0:-8 1:18
p label:u-821e9f99 --	0:-9 1:22
p label:u-821e9f99 u	0:-7 1:18
p label:u-8857	0:19 8:-8
p label:u-8857 --	0:20 8:-9
p label:u-8857 u	0:20 8:-9
p label:u-8868793a	0:21 3:-6
p label:u-8868793a --	0:14
p label:u-8868793a h-	0:10
p label:u-8868793a u	0:21
p label:u-8bed6587	0:8
p label:u-8bed6587 --	0:9
p label:u-8bed6587 u	0:10 3:-6
p label:u-8c468c46	0:10
p label:u-8c468c46 --	0:10
p label:u-8c468c46 u	0:11
p label:u-8d776765	0:11
p label:u-8d776765 --	0:8
p label:u-8d776765 u	0:10
p label:u-8eca638c	0:-14 1:27 8:-8
p label:u-8eca638c --	0:-17 1:38 3:-8 8:-12
p label:u-8eca638c u	0:-16 1:34 3:-6 8:-10
p label:u-90fd90535e9c770c	0:-7 1:-8 3:20
p label:u-90fd90535e9c770c --	0:-11 1:-10 3:25
p label:u-90fd90535e9c770c u	0:-8 1:-11 3:26
p label:u-91cf8bcd	0:15 3:-10
p label:u-91cf8bcd --	0:11 3:-7
p label:u-91cf8bcd u	0:11 3:-7
p label:u-96e8	0:-13 2:22 3:-11 4:-12 5:19 8:-10
p label:u-96e8 h-	0:-12 2:32 4:-10 5:-6 8:-7
p label:u-96e8 u	0:-18 1:-6 2:38 3:-10 4:-19 5:13 6:-6 8:-14
p label:u-9806756a	0:16
p label:u-9806756a --	0:11
p label:u-9806756a u	0:16
p label:u-98a8	1:16 8:-7
p label:u-98a8 --	0:10 1:10 8:-7
p label:u-98a8 u	0:7 1:10 8:-6
p label:u-98ce	0:10 1:7
p label:u-98ce h-	0:13
p label:u-98ce u	0:9 1:9
p label:u-acc4b2e8	0:20 8:-8
p label:u-acc4b2e8 u	0:17 8:-6
p label:u-adf8b9bc	0:16 3:-10
p label:u-adf8b9bc --	0:15 3:-9
p label:u-adf8b9bc u	0:19 3:-12
p label:u-ae30c5b5	0:11
p label:u-ae30c5b5 u	0:11
p label:u-ae40bc25	0:-16 1:35 2:-8 4:-6 8:-6
p label:u-ae40bc25 --	0:-11 1:28 2:-9
p label:u-ae40bc25 u	0:-14 1:33 2:-8 8:-6
p label:u-b290b08c	0:8
p label:u-b290b08c --	0:9
p label:u-b290b08c u	0:9
p label:u-b2e4c2dc	0:11
p label:u-b2e4c2dc --	0:10
p label:u-b2e4c2dc u	0:11
p label:u-b9c8b2f9	0:-22 1:-6 2:-7 3:-18 4:22 6:-6 8:25
p label:u-b9c8b2f9 u	0:-18 2:-6 3:-16 4:20 8:20
p label:u-bb3c	0:17 2:-7 3:-15 4:-8 5:-8 6:30 8:-17
p label:u-bb3c --	0:12
p label:u-bb3c h-	2:-6 3:-9 5:-6 6:24 8:-12
p label:u-bb3c u	0:20 2:-7 3:-13 4:-8 5:-7 6:26 8:-14
p label:u-bc40c11cb958	0:13 1:-7
p label:u-bc40c11cb958 --	0:14 1:-8
p label:u-bc40c11cb958 u	0:15 1:-8
p label:u-c190ac00b77d	0:7
p label:u-c190ac00b77d --	0:8
p label:u-c190ac00b77d u	0:8
p label:u-c544d30cd2b8	3:-9 8:21
p label:u-c544d30cd2b8 u	3:-15 4:-6 8:26
p label:u-c548	0:10
p label:u-c548 u	0:12
p label:u-c54cbc14	0:-25 1:11 3:-14 4:-8 6:-6 8:-8 9:34
p label:u-c54cbc14 u	0:-21 1:14 3:-13 4:-6 8:-7 9:28
p label:u-c625c0c1	0:-29 1:-23 2:-10 3:-18 4:28 8:32
p label:u-c625c0c1 u	0:-30 1:-25 2:-11 3:-18 4:30 8:34
p label:u-c704	0:15
p label:u-c704 h-	0:10
p label:u-c704 u	0:16
p label:u-c790b9ac	0:13 3:-7
p label:u-c790b9ac u	0:14 3:-7
p label:u-c7a5b3c5	0:-13 1:-7 2:-10 3:20 4:16 8:-6
p label:u-c7a5b3c5 u	0:-11 1:-6 2:-10 3:18 4:15
p label:u-c9c0bd95	0:-15 4:-14 5:49 8:-31
p label:u-c9c0bd95 h-	0:-14 4:-11 5:46 8:-31
p label:u-c9c0bd95 u	0:-12 4:-11 5:42 8:-28
p label:u-c9c8bb38	0:10 3:-6
p label:u-c9c8bb38 --	0:9
p label:u-d558b8e8	0:8
p label:u-d558b8e8 u	0:10
p label:u-d559b144	0:6
p label:u-d559b144 p	0:7
p label:udao	0:10
p label:udao u	0:10
p label:udta	0:10
p label:udta u	0:10
p label:ul	4:6
p label:ul h-	4:7
p label:ul u	0:9
p label:vaart	3:-7 8:18
p label:vaart u	1:-6 3:-11 8:24
p label:vasi	1:-6 3:17
p label:vasi p	1:-7 3:21
p label:vengono	0:12
p label:vengono h-	0:9
p label:verb	3:16
p label:verb --	3:23 5:-8
p label:verb p	3:19 5:-6
p label:village	0:-15 2:-6 3:-16 4:29 5:-8 8:12
p label:village --	0:-23 3:-15 4:17 8:23
p label:village h-	4:-7 8:14
p label:village s	4:-6 8:9
p label:village u	0:-12 3:-9 4:6 8:21
p label:villaggio	0:14 8:-7
p label:villaggio u	0:17 8:-8
p label:visiteur	0:11 2:-7 4:10
p label:visiteur h-	0:7 2:-9 4:14
p label:visiteur u	0:13
p label:visitor	0:31 1:-11 2:-7 3:-7
p label:visitor --	0:23 1:-10
p label:visitor p	0:22 2:-6 3:-6
p label:ward	0:23 1:-6
p label:ward h-	0:14
p label:ward u	0:15
p label:wardrobe	4:12
p label:warehouse	1:-9 3:-20 4:-12 5:-10 8:39
p label:warehouse --	1:-8 4:-7 8:20
p label:warehouse s	1:-6 4:-7 8:15
p label:wasser	0:-7 1:-9 3:33 4:-7 8:-12
p label:wasser --	1:-6 3:20 8:-7
p label:water	2:29 3:-10 4:-19 5:23 8:-31
p label:water --	0:14 2:23 3:-8 4:-11 5:-7 8:-19
p label:water h-	0:-13 2:-9 4:-8 5:35 8:-10
p label:water u	0:7 2:15 3:-10 4:-16 5:26 8:-25
p label:weg	0:36 3:-12 4:-6 8:-6
p label:weg --	0:17 3:-7
p label:weg h-	0:13
p label:weg u	0:33 3:-10 4:-6 8:-6
p label:wells	0:30 3:-12
p label:wells --	0:24 3:-9
p label:wells u	0:31 3:-12
p label:wiatr	0:19
p label:wiatr h-	0:23
p label:wiatr u	0:23 2:-6
p label:wind	1:27 2:25 3:-14 4:-18 5:-15 8:-19
p label:wind --	1:27 2:-10 3:-7 4:-9 8:-13
p label:wind h-	1:19 2:30 3:-13 4:-17 5:-19 8:-16
p label:wind u	0:6 1:28 2:16 3:-13 4:-16 5:-14 8:-17
p label:wkwk	0:9
p label:wkwk -e	0:7
p label:wkwk u	0:10
p label:wozi	0:14
p label:wozi h-	0:13
p label:wozi u	0:14
p label:wszystkich	0:13
p label:wszystkich u	0:7
p label:zand	0:-14 3:40 4:-15 5:-8 8:-11
p label:zand u	0:-13 3:42 4:-15 5:-8 8:-15
p label:zoiets	0:8
p label:zoiets --	0:10
p label:zoiets u	0:10
p label:zolder	0:17 8:-7
p label:zolder u	0:15 8:-7
p label:zrub	0:10
p label:zrub --	0:11
p label:zrub u	0:9
p ladder	0:13 1:-9 2:-10 3:-20 4:16 5:-11 6:-7 8:23
p ladder --	0:-12 1:-7 2:-6 3:6 4:10 5:-7 8:14
p ladder -e	0:14 2:-7 3:-16 4:22 8:-8
p ladder h-	0:28 2:-6 3:-18 4:-7 5:-9 8:13
p ladder p	0:21 3:-6
p ladder s	0:22 8:-6
p ladder u	1:-9 2:-11 3:-24 4:27 5:-11 6:-7 8:26
p lady-beetle	0:-18 1:-12 3:42 4:-13 5:-8 6:-6 8:-9 9:-6
p lady-beetle --	0:-15 2:-22 3:45 4:-9 5:-6 8:-8
p lady-beetle h-	0:-11 1:22 2:27 3:-28 4:-11
p lady-beetle p	0:-9 2:-32 3:48 4:-10 8:-7
p lady-beetle u	0:-9 1:15 2:28 3:-22
p laptop	0:29 1:-8 2:6 3:-16 4:-6
p laptop --	0:21 1:-8 2:13 3:-20 4:-6 5:-6 6:-8 8:12
p laptop p	2:-7 3:-11 6:-7 8:24
p laptop u	0:29 1:-7 2:12 3:-17 8:-7
p lava	0:-8 1:-18 2:-11 3:-16 4:-10 5:58 8:-21
p lava --	0:-9 1:-17 3:-16 5:43 8:-12
p lava h-	2:-8 5:25 8:-13
p lava u	0:-8 1:-21 2:-11 3:-19 4:-11 5:61 6:-6 8:-23
p leaf-fluttering-in-wind	0:-10 1:-9 2:9 3:44 4:-25 5:-12 6:-9 8:11
p leaf-fluttering-in-wind --	0:-8 1:-10 2:18 3:30 4:-24 5:-12 6:-10
p leaf-fluttering-in-wind h-	0:-7 3:34 4:-10 5:-6 8:-7
p leaf-fluttering-in-wind he	0:12 2:-6 3:-8 4:-15 8:21
p leaf-fluttering-in-wind p	0:-7 1:-8 2:-8 3:62 4:-16 5:-11 6:-11 8:-20
p leaf-fluttering-in-wind s	0:-15 3:-9 4:-21 5:-7 8:46
p leaf-fluttering-in-wind u	0:6 1:-8 2:22 3:16 4:-15 5:-8 8:-24
p leafy-green	0:-6 1:-10 2:21 4:33 5:-7 6:-11 8:-8
p leafy-green --	1:-12 2:38 3:-11 4:-11 5:-6 6:-7 8:-8
p leafy-green -e	0:-12 1:-8 2:-9 3:-9 4:42 6:-11 8:-6
p leafy-green h-	4:28 5:-6 6:-7 8:-7
p leafy-green he	0:-14 2:13 3:11 4:11 6:-11 8:-6
p leafy-green p	2:7 4:22 6:-9
p leafy-green s	4:9
p leafy-green u	0:-6 1:-10 2:15 4:37 5:-7 6:-11 8:-9
p leg	3:-17 5:31 8:-8
p leg --	3:-16 5:26 8:-6
p leg p	2:-6 3:-20 5:31 8:-7
p lemon	1:-9 3:21 6:-7
p lemon --	0:11
p lemon u	1:-8 3:19
p level-slider	2:-7 3:17 5:-6
p light-bulb	0:-18 1:-20 2:-13 4:-24 5:-6 6:-10 7:-8 8:54 9:11
p light-bulb --	0:-19 1:-20 2:-9 3:20 4:-22 5:-10 6:-8 8:44
p light-bulb -e	0:-6 3:26
p light-bulb h-	4:-12 5:11 8:15
p light-bulb he	0:-15 1:-7 2:-11 3:-17 4:-11 5:-8 8:32 9:17
p light-bulb p	0:-12 1:-6 2:-10 3:27 4:-18 6:-7 8:15
p light-bulb s	0:-16 1:-12 2:-7 3:-24 4:-11 7:-8 8:21 9:32
p light-bulb u	0:-18 1:-19 2:-11 3:17 4:-21 5:-12 6:-7 8:47
p lighthouse	0:-25 2:22 4:29 5:-19 6:-7 8:-15
p lighthouse --	0:-16 1:19 2:-6 3:10 4:-19 5:-8 8:9
p lighthouse h-	0:-9 2:21 3:-8 4:11 5:-8 8:-13
p lighthouse p	0:-21 1:-7 2:25 3:-20 4:-15 5:-11 8:27
p lighthouse s	0:-13 1:20 3:13 4:-14 8:-7
p lighthouse u	0:-13 3:-7 4:41 5:-8 8:-24
p lime	0:14 3:-8
p lime --	0:16 3:-10
p lime u	0:18 3:-10
p lion	0:12 2:9 3:-7
p lion --	0:9 2:8 3:-8
p lion u	0:16
p lizard	0:-12 1:25 2:12 3:-7 4:-9 8:-7
p lizard --	1:18
p lizard s	1:12
p lizard u	0:-10 2:26 3:-7 5:-7
p llama	0:-12 1:57 2:-21 3:-21 8:-6
p llama --	0:-11 1:52 2:-18 3:-19
p llama s	0:-6 1:31 2:-9 3:-7
p llama u	0:-6 1:33 2:-14 3:-13
p locked	0:-9 1:-12 2:-12 3:-9 4:44 5:-6 6:-10 8:10 9:-6
p locked --	0:-11 1:-16 2:-10 3:-27 4:13 5:18 6:-9 8:27
p locked h-	0:-14 1:-8 2:-14 3:-9 4:67 5:-14 6:-9 8:-25 9:-6
p locked p	1:-9 2:-6 3:-8 5:18 6:-6 8:9
p locked s	4:18
p locked u	0:-11 1:-12 2:-12 3:-12 4:52 5:-17 6:-9 9:-6
p locomotive	0:17 2:-11 8:14
p locomotive --	0:15 2:-10 3:9 4:-10 8:8
p locomotive h-	1:-13 2:-14 3:-12 4:10 6:16 8:15
p locomotive p	0:22 1:-12 2:-8 3:14 4:-7
p locomotive s	1:25 8:-9
p locomotive u	1:-15 2:-16 4:6 5:-7 8:23
p long-drum	0:16
p long-drum u	0:15
p lotion-bottle	0:-21 1:-11 2:-12 3:-6 4:-16 5:-9 6:56 7:-6 8:-19
p lotion-bottle -e	0:6 3:-10 6:15
p lotion-bottle he	0:-6 6:25
p lotion-bottle s	1:-9 6:26 8:-11
p lotion-bottle u	0:-28 1:-10 2:-12 3:-6 4:-18 5:-10 6:57 8:-19
p lotus	2:-9 3:-16 4:22 5:-13 8:20
p lotus h-	0:-12 2:-8 3:-12 5:-12 8:37
p lotus he	4:18 8:-9
p lotus p	4:15 8:-11
p lotus u	0:-7 2:-7 3:-14 5:-12 8:33
p love-letter	1:-17 2:-8 3:55 5:-9 6:-7 8:-17
p love-letter --	1:-23 2:-6 3:45 5:-7 6:-6 8:-17
p love-letter h-	2:-8 3:32 5:-6 8:-7
p love-letter he	0:-13 3:37 4:-9 5:-8 8:-11
p love-letter p	0:7 2:-7 3:35 4:-10 5:-8 8:-9
p love-letter s	0:-12 1:-17 3:15 4:20 8:-7
p love-letter u	0:-12 1:-14 3:54 4:-11 5:-9 6:-6 8:-22
p luggage	0:-7 1:13 2:-10 3:38 4:-10 5:-13 6:-7 8:-15
p luggage --	0:-6 1:12 2:-7 3:24 5:-9 8:-9
p luggage h-	0:-12 3:33 4:-7 5:-7 8:-9
p luggage p	0:-9 1:-7 2:-6 3:40 4:-7 5:-9 8:-10
p luggage u	3:18 8:-8
p mahjong-red-dragon	0:15 1:-8 3:10 8:-6
p mahjong-red-dragon --	0:15 1:-9 3:9 8:-6
p mahjong-red-dragon p	0:13 1:-10 3:11
p man	0:18 1:-8 2:11 3:-17 4:20 5:-6 8:-10
p man --	0:29 1:6 3:-11 4:-7 8:-6
p man -e	1:-8 4:17
p man h-	1:-13 2:35 3:-15 4:8 5:-7 8:-10
p man p	1:16 2:9 3:-7 4:-9
p man s	1:-7 2:14
p man u	0:24 1:-10 3:-16 4:19 8:-10
p mango	0:8 1:-10 2:-10 3:25 6:-11
p mango --	0:8 1:-13 2:-9 3:7 4:-9 6:-9 8:22
p mango h-	2:-6 3:30 6:-10
p mango p	0:-8 3:23
p mango u	0:12 1:-9 2:-10 3:18 6:-10
p maracas	0:14 3:-6
p mask:monster	0:10 2:12
p mask:monster --	0:17 1:-6 3:-7
p mask:monster h-	2:16
p mask:monster p	0:6 2:8
p mask:monster u	0:8 2:12
p mask:robot	0:11
p mask:robot h-	2:13
p mask:robot u	2:7
p mask:ship	2:-7 3:18 8:-8
p mask:ship --	1:16
p mask:ship h-	1:-19 2:-12 3:40 4:-6 8:-8 9:-6
p mask:ship u	2:-9 3:26 4:-7 8:-10
p meat-on-bone	3:10
p meat-on-bone --	0:8 3:7
p meat-on-bone u	0:8 3:14 4:-6
p mechanic	0:12 1:16 2:-10 4:-8
p mechanic --	0:14 1:-9
p mechanic -e	1:26 2:-10 4:-9
p mechanic u	0:11 1:9 2:-6 4:-7
p metro	0:-10 1:-27 2:-12 3:-11 4:17 8:36
p metro h-	1:-6 2:-12 3:-8 4:22 8:11
p metro u	1:-22 2:-11 3:-7 4:8 8:33
p microbe	0:-7 1:6 2:32 3:-10 4:-7 5:-8 6:-7 8:-6
p microbe --	0:-7 1:9 2:29 3:-11 4:-6 5:-8 6:-7 8:-6
p microbe h-	2:14
p microbe p	1:12 2:10
p microbe u	2:31 3:-10 4:-6 5:-6
p military-helmet	0:-11 2:-7 4:-9 5:-9 8:-12 9:31
p military-helmet h-	0:-16 2:-8 3:8 4:-9 5:-10 8:-13 9:33
p military-helmet u	0:-13 2:-8 3:14 4:-10 5:-11 8:-13 9:28
p milky-way	0:13
p milky-way u	0:10
p minibus	0:10 1:11 2:-11 3:-13 4:-9 8:-13 9:23
p minibus --	1:27 8:-8
p minibus h-	0:8 1:-11 2:-7 3:-9 8:-8 9:25
p minibus u	1:19 2:-9 3:-11 4:-8 8:-13 9:19
p mirror	0:-10 1:-13 2:-6 3:20 4:-23 5:-8 6:-6 8:29
p mirror --	1:-12 3:29 8:-6
p mirror u	1:-9 3:9 4:-13 8:20
p mobile-phone	0:27 1:-6 2:15 3:-13 4:-8 8:-10
p mobile-phone --	0:25 3:-6
p mobile-phone h-	0:15
p mobile-phone u	0:21 1:-6 2:26 3:-14 4:-10 5:-6 8:-13
p mole	0:-6 2:33 4:-9 5:-6 8:-10
p mole --	1:-12 2:35 4:-8 5:-6 8:-10
p mole p	2:14 3:12 4:-6 8:-7
p mole s	1:26 2:-11
p mole u	1:-30 2:49 3:-12 4:-6 8:-8
p monkey	0:-10 1:29 2:14 3:-21 4:8 8:-7
p monkey --	0:-9 1:30 3:-15 4:7 6:-6 8:-6
p monkey h-	0:-8 1:-8 2:42 3:-16 4:-6 5:-6 8:-6
p monkey p	0:-8 1:-11 2:-21 3:-18 4:39
p monkey s	2:14
p monkey u	0:-9 1:36 2:20 3:-20 4:-9 5:-7 6:-9 8:-8
p moon-cake	0:-6 3:20
p moon-cake --	0:-8 3:26
p moon-cake u	0:-6 3:21
p moose	0:15
p mosquito	1:-21 2:7 3:34 4:-7 5:-9 6:-6 8:-6
p mosquito --	1:-16 2:9 3:24 5:-7
p mosquito h-	2:8
p mosquito p	1:-9 2:-11 3:27
p mosquito u	0:9 1:-17 2:27 4:-6 5:-8 6:-6
p motor-scooter	0:25
p motor-scooter h-	0:17
p motor-scooter u	0:15
p motorcycle	1:8 3:-21 4:-13 5:-7 8:11 9:15
p motorcycle --	0:17 1:13 3:-7 4:-6 8:-10
p motorcycle h-	0:13 1:-14 2:-18 3:-14 4:-10 8:21 9:17
p motorcycle p	0:18 1:-13 2:10
p motorcycle u	1:6 2:-16 3:-19 4:-14 5:-6 8:14 9:21
p motorway	0:-10 2:-7 3:11 4:-22 5:-6 8:31
p motorway --	3:15 8:-6
p motorway h-	4:-18 8:31
p motorway u	3:17 4:-16 5:-6 8:11
p mount-fuji	0:13 8:-6
p mount-fuji u	0:17 8:-7
p mountain	0:15 3:-11 4:-7 5:-10 8:19
p mountain h-	3:-9 4:-6 5:-9 8:23
p mountain u	0:14 3:-7 5:-8 8:12
p mouse	0:-8 1:17 2:13 8:-7
p mouse --	0:-10 1:22 2:15 3:-9 8:-8
p mouse -e	1:-7 2:19
p mouse h-	0:-9 1:-12 2:20 3:31 4:-20 8:-7
p mouse he	0:7 1:-9 2:-9 7:17
p mouse p	0:-10 2:17 3:14 4:-11 8:-7
p mouse s	1:20 2:-13 7:8
p mouse u	0:-8 1:21 2:10 3:-9 4:7 8:-10
p mouse-trap	0:17 3:-8
p mouse-trap u	0:11
p mouth	0:22 3:-10
p mouth --	0:25 3:-12
p mouth u	0:26 3:-12
p mrs-claus	0:10 1:-8 2:-13 3:-9 4:25 9:-7
p mrs-claus h-	2:-9 4:22
p mrs-claus p	0:14
p mrs-claus u	2:-11 3:-7 4:28 9:-7
p mushroom	2:-14 3:-11 5:-8 6:-11 8:47 9:-6
p mushroom --	1:17 2:-17 4:17 5:-6 6:-8 8:-10
p mushroom h-	0:-11 1:-7 2:-11 3:-9 4:-14 5:-7 6:-12 8:56
p mushroom he	0:7 3:19 4:-6
p mushroom p	0:-9 1:18 2:-21 3:21 4:13 5:-6 6:-8 8:-12
p mushroom s	3:-14 4:-11 8:32
p mushroom u	1:-8 2:-9 3:-29 4:-9 5:-9 6:-13 8:59
p musical-keyboard	0:9 1:-10 3:32 4:-8 6:-8 8:-11
p musical-keyboard --	1:-8 3:17 8:-6
p musical-keyboard h-	1:-6 3:28 4:-7 6:-7 8:-8
p musical-keyboard u	0:17 8:-6
p musical-notes	1:-7 2:-6 3:6 5:18 8:-8
p musical-notes --	1:-9 2:-6 3:21 5:12 8:-10
p musical-notes p	1:-9 2:-6 3:18 5:11 8:-9
p nazar-amulet	0:12 1:-6
p nazar-amulet --	0:8
p nazar-amulet u	0:7 3:6
p necktie	0:-15 1:-6 2:19 3:19 4:-7 5:-7 8:-8
p necktie u	0:-14 1:-7 3:28 4:-7 5:-6 8:-6
p nest-with-eggs	0:-7 1:-6 3:-16 4:37 8:-11
p nest-with-eggs h-	0:-9 1:-7 2:-7 3:-20 4:45 8:-12
p nest-with-eggs u	3:-8 4:29 8:-10
p nesting-dolls	1:17 2:44 3:-41 4:-10 5:-8 6:-6 8:-13
p nesting-dolls --	1:27 2:16 3:-30 4:-6 8:-9
p nesting-dolls p	0:-19 1:37 2:18 3:-34 4:-6 8:-8
p nesting-dolls u	0:18 3:-12
p newspaper	0:-20 2:-8 3:34 4:15 5:-9 6:-6 8:-17
p newspaper --	0:-12 3:23 4:12 5:-6 6:-6 8:-11
p newspaper u	0:-13 3:41 4:-8 5:-6 6:-6 8:-9
p ninja	1:27 2:6 3:-10 4:-7 8:-7
p ninja --	1:28 2:-12
p ninja -e	0:-8 1:27 2:-11
p ninja h-	1:-18 2:45 3:-11 4:-6 7:-6 8:-9 9:-7
p ninja s	0:-10 1:-9 2:42 3:-10 8:-7
p ninja u	1:45 2:-18 3:-8 4:-8 8:-6
p nose	1:38 3:-22 5:-7 8:-9
p nose --	0:-10 1:30 3:-13 8:-6
p nose u	1:29 3:-15 5:-7 8:-7
p notebook	0:24 3:-11
p notebook --	0:16 3:-9
p notebook u	0:31 3:-13
p nut-and-bolt	0:-17 2:-7 3:24 4:-17 5:-8 6:25 8:-13
p nut-and-bolt h-	0:-16 2:-6 3:23 4:-16 5:-7 6:22 8:-11
p nut-and-bolt p	0:-14 2:-6 3:25 4:-14 5:-6 6:16 8:-9
p octopus	0:-14 1:-25 2:16 3:17 4:9 5:-7 6:-6 7:19 8:-12 9:-6
p octopus --	0:-21 2:8 3:29 4:8 5:-7 7:-8 8:-13 9:-6
p octopus h-	1:-13 2:24 3:-11 4:10 8:-7
p octopus s	0:-11 1:-14 2:12 3:-9 4:-7 7:36 8:-8
p octopus u	0:-10 1:-16 2:16 3:22 4:6 5:-7 7:-7 8:-11 9:-6
p office-building	0:-14 1:-8 2:-7 3:-18 5:-9 8:43
p office-building --	0:-10 1:-9 3:-18 4:-14 5:-7 8:47
p office-building h-	0:-19 4:15 8:17
p office-building p	3:-8 4:-8 8:19
p office-building s	0:-9 3:-7 4:-15 8:33
p office-building u	0:-16 1:-9 2:-6 3:-17 4:16 5:-7 8:32
p office-worker	1:17 2:17 3:-6 4:-8 8:-8
p office-worker --	1:20 2:13 4:-7 8:-7
p office-worker h-	1:-6 2:12
p office-worker p	1:-19 2:32 4:-7 8:-8
p office-worker s	1:18
p office-worker u	1:31 3:-10 4:-8 8:-7
p ogre	0:8 1:-17 2:12 3:-12 5:-7 7:22
p ogre --	0:13 1:-13 2:18 3:-8
p ogre h-	2:-17 7:24
p ogre p	0:20 2:-8
p ogre s	1:-8 2:15 3:-8 7:9
p ogre u	1:-12 3:-7 4:-6 5:-10 7:35 8:-7
p oil-drum	1:21 3:-22 4:23 6:-19 8:-7
p oil-drum --	3:-14 4:16
p oil-drum u	0:-7 1:33 3:-24 4:20 5:-6 6:-24 8:-7
p old-key	1:-6 4:-9 8:26
p old-key --	0:-7 4:-8 8:24
p old-key u	3:-13 8:17
p old-man	0:24 3:-13 8:-8 9:13
p old-man --	0:31 2:-11 3:-10 4:7 8:-6
p old-man h-	0:6 1:-8 3:-13 4:-11 8:-7 9:26
p old-man s	0:25 1:-13 2:-6
p old-man u	0:22 2:-7 3:-13 8:-8 9:17
p old-woman	1:15 3:-10 8:6
p old-woman --	0:9 1:22 3:-7 4:-7
p old-woman h-	0:-19 1:-26 2:33 3:-18 5:-11 6:-6 7:-7 8:29 9:-7
p old-woman he	0:-7 2:-38 3:-16 4:25 5:-8 7:-12 8:32 9:-7
p old-woman p	0:-9 1:20 2:-37 3:-9 5:21 7:-6 8:11
p old-woman s	1:-7 2:13 3:-9 4:15 8:-6
p old-woman u	0:7 1:22 3:-14
p older-person	0:12
p older-person --	0:11
p olive	0:16 1:-15 2:8 3:-16 4:-8 5:-6 6:27 8:-9
p olive --	0:8 1:-10 6:21 8:-11
p olive h-	0:7 1:-13 2:14 3:-31 4:-7 6:27
p olive u	0:13 1:-12 4:-8 5:-6 6:13 8:-7
p oncoming-police-car	0:16 2:-8
p onion	0:16 3:-9
p onion h-	0:17 3:-8
p open-mailbox-with-lowered-flag	0:23 3:-7 8:-6
p open-mailbox-with-lowered-flag --	0:12 3:-6
p open-mailbox-with-lowered-flag h-	0:15
p open-mailbox-with-lowered-flag u	0:24 3:-7 8:-6
p optical-disk	0:-8 3:21
p optical-disk --	3:15
p optical-disk p	0:-7 3:18
p orange-heart	0:15
p orange-heart --	0:14
p orange-heart u	0:16 3:-6
p orc	2:27
p orc --	1:-6 2:31
p orc h-	2:9
p orc p	2:22
p orc u	2:17
p otter	0:-21 1:15 2:-15 4:-17 5:-7 6:-8 7:-7 8:43 9:-9
p otter --	0:-14 1:13 2:-27 3:-22 4:-10 8:47
p otter h-	0:-6 2:13 3:17 4:-9 8:-6
p otter p	0:-23 1:32 2:-33 3:-28 4:-11 5:-6 8:43
p otter s	0:-7 1:-19 2:-8 3:-7 8:34
p otter u	1:-9 2:11 3:20 4:-10 8:-7 9:-6
p owl	0:7 1:14 2:8 4:-8 5:-6 8:-7
p owl --	0:11 1:14 2:-8 3:8 4:-7 8:-8
p owl h-	2:28 3:-6
p owl p	0:-8 1:29 3:-15
p owl s	2:12
p owl u	0:13 1:9 3:8 4:-9 8:-7
p oyster	0:6 3:-13 4:16
p oyster h-	3:-8 4:20
p oyster u	3:-12 4:18
p package	0:-8 1:-11 2:-10 3:36 4:28 5:-10 6:-8 8:-11 9:-6
p package --	0:-10 1:-21 2:-7 3:32 4:35 5:-8 6:-8 8:-16
p package h-	1:-7 2:-10 3:45 5:-11 6:-6 8:-9
p package he	0:-23 2:-8 3:22 4:26 5:-10 8:-14
p package p	0:-12 1:-7 2:-9 3:58 4:-11 5:-9 8:-14
p package s	2:-7 3:-7 8:22
p package u	0:-10 1:-9 2:-10 3:25 4:41 5:-11 6:-9 8:-16 9:-7
p page-facing-up	0:13 3:16 4:-7 5:-6 8:-8
p page-facing-up --	3:15
p page-facing-up h-	0:12
p page-facing-up u	3:27 4:-8 5:-6 8:-8
p paintbrush	0:18
p paintbrush u	0:14
p palm-tree	0:-19 1:-6 3:14 4:-12 5:23
p palm-tree --	0:-13 3:18 8:8
p palm-tree u	0:-13 1:-6 3:20 8:6
p pancakes	0:9 1:-8 2:-8 3:29 4:-9
p pancakes --	0:9 1:-10 2:-7 3:25 6:-6
p pancakes h-	3:7 4:-6 6:7
p pancakes p	0:-10 2:-7 3:32 4:-8
p pancakes u	0:20 1:-6 3:10 6:-6
p panda	1:19 2:16 3:-13 4:-8 8:-7
p panda --	1:19 2:11 3:-12 4:-6 8:-6
p panda s	1:28 2:-9 3:-7
p panda u	1:7 2:29 3:-11 4:-10 5:-6 8:-8
p parachute	0:14
p parrot	0:-9 1:-20 2:18 3:25 4:-7 8:-8
p parrot --	1:-14 2:-8 3:24
p parrot s	1:11
p parrot u	2:24
p passenger	1:-32 2:-7 3:6 4:50 6:-6 7:-7 9:-7
p passenger --	0:11 1:-40 2:-20 4:61 5:-7 6:-6 7:-6 9:-6
p passenger -e	0:8 2:8
p passenger h-	1:-18 2:-7 3:11 4:36 6:-6 7:-7 8:-13 9:-8
p passenger he	0:-13 1:-8 2:15 3:-11 4:-14 5:-7 7:-7 8:27 9:-8
p passenger p	0:18 1:-19 2:-29 3:30 4:16 5:-7 8:-9
p passenger s	0:-11 1:-31 2:46 4:-9
p passenger u	1:-32 3:-13 4:57 6:-6 7:-7 9:-8
p paw-prints	1:-8 3:36 6:-6 8:-9
p paw-prints --	0:-7 1:-9 2:-6 3:38 5:-6 6:-6 8:-9
p paw-prints h-	0:19
p paw-prints p	0:-8 1:-6 3:25 4:12 8:-7
p paw-prints u	0:6 1:-7 3:24 4:-7 8:-8
p pea-pod	2:-8 3:-9 6:8 9:22
p pea-pod he	2:-8 3:-17 6:7 9:26
p pea-pod p	2:-7 3:-12 6:7 9:21
p peacock	0:-20 2:-25 4:-14 5:-8 7:-6 8:27 9:17
p peacock --	0:-8 1:7 2:-16 3:20 4:-10 5:-7 8:9
p peacock u	0:-16 2:-22 3:13 4:-13 5:-8 8:16 9:17
p peanuts	1:17
p pear	3:15
p pear --	3:15
p pen	2:32 3:-26 8:-6
p pen u	2:35 3:-30 5:-6 8:-9
p pencil	3:24 4:-9 8:-12
p pencil u	3:23 4:-8 8:-11
p penguin	1:25 4:-6 8:-7
p penguin --	1:23 2:14 3:-9 8:-7
p penguin -e	0:7 1:11 2:-10
p penguin h-	0:30 1:-7 2:-13 4:-7
p penguin p	1:15 3:-7 4:10 8:-8
p penguin s	1:25 3:-7
p penguin u	1:24 2:10 3:-7 4:-10 8:-7
p performing-arts	3:-9 8:18
p performing-arts u	3:-14 4:-11 8:30
p person	0:25 1:-10
p person --	0:19 1:-6
p person p	0:18 1:-7
p person-biking	0:-6 1:35 2:-14 4:-8 8:-7
p person-biking --	0:-10 1:38 2:-15 3:9 4:-9 8:-8
p person-biking s	1:16
p person-biking u	0:-10 1:41 2:-18 3:8 4:-10 8:-8
p person-elf	0:9 1:14 2:-8 3:-8
p person-elf --	0:11 1:17 2:-8 3:-9
p person-elf u	0:17
p person-fairy	0:-8 1:-6 2:-24 3:22 4:-10 5:25 8:-7
p person-fairy --	2:-13 3:21
p person-fairy u	0:-7 1:-15 2:-21 3:23 4:-10 5:26 8:-7
p person-feeding-baby	0:20 1:-11 2:-17 3:-7 4:22
p person-feeding-baby --	0:28 1:-7 2:-9
p person-feeding-baby u	0:14 1:-12 2:-13 3:-7 4:23
p person-genie	2:-8 3:-9 7:23
p person-genie p	0:16
p person-gesturing-no	0:18
p person-gesturing-no u	0:21
p person-getting-haircut	1:-6 2:-8 4:-7 8:24
p person-getting-haircut u	1:-6 2:-9 3:-6 4:-6 8:22
p person-lifting-weights	0:21 1:9 2:-13 3:-11
p person-lifting-weights --	0:24 2:-13 3:-10
p person-lifting-weights p	0:11 1:8 2:-9 3:-6
p person-lifting-weights u	0:17 1:-11
p person-mage	0:-7 1:25 3:-12 4:-10 5:-6 7:10 8:-7
p person-mage --	2:11
p person-mage -e	1:36 2:-25 3:-10
p person-mage h-	0:6 1:-13 3:-6 9:23
p person-mage p	1:25 2:-24 3:-10 4:-6 9:18
p person-mage s	1:17 2:7 4:-6
p person-mage u	0:-8 1:-16 7:29
p person-merpeople	0:-14 1:39 2:-21 3:15 4:-8 8:-7
p person-merpeople --	1:19 2:-14 3:7
p person-merpeople -e	0:-8 1:26 2:-8
p person-merpeople s	1:21 2:-9
p person-merpeople u	0:-16 1:26 2:-18 3:23 4:-7 8:-7
p person-playing-handball	1:22 4:-8
p person-playing-handball --	1:14 4:-7
p person-playing-handball u	0:6 1:10 4:-6
p person-running	0:29 1:-8 2:-8
p person-running --	0:25 1:-7 2:-7
p person-running u	0:26 1:-11 2:-6
p person-superhero	0:33 2:-10 4:-7
p person-superhero --	0:8 1:11 2:-8
p person-superhero h-	0:23 1:-11
p person-superhero s	0:13
p person-superhero u	0:23 2:-7 4:-7
p person-supervillain	0:8 1:6 2:10 3:10 4:-11 5:-9 6:-8 8:-6
p person-supervillain --	1:10 2:15 4:-6
p person-supervillain h-	1:-6 2:37 3:-7 4:-8 5:-7 8:-6
p person-supervillain he	2:-21 3:25
p person-supervillain p	0:18
p person-supervillain u	1:9 3:19 4:-8 5:-9 6:-7 8:-6
p person-surfing	0:13 2:-14 3:18 4:-7
p person-surfing -e	1:13 2:-7
p person-surfing h-	0:12 1:-10 2:-16 3:26 4:-8 9:-7
p person-surfing u	0:10 2:-14 3:19 4:-9 8:-6 9:-6
p person-swimming	0:-10 1:26 2:-32 3:30 4:-9 9:-6
p person-swimming -e	1:36 2:-26
p person-swimming h-	0:-9 1:-9 2:-15 3:38 4:-8 9:-6
p person-swimming p	0:-7 1:16 2:-28 3:29 4:-7
p person-swimming u	1:15 2:-6
p person-vampire	0:14 2:-12 3:9
p person-vampire --	0:13 2:-11 3:11
p person-vampire p	2:-7 3:18
p person-vampire s	1:9 2:-7
p person-vampire u	0:12
p person-with-bunny-ears	0:18 3:-6
p person-with-bunny-ears --	0:16
p person-with-bunny-ears u	0:12
p person-with-crown	0:-10 1:-17 2:-8 3:24 4:-13 5:-6 7:27 8:-11 9:-6
p person-with-crown --	0:-13 1:-14 2:14 3:32 4:-10 8:-13
p person-with-crown u	0:-23 1:-7 2:11 3:16 4:-15 5:-8 6:-6 7:25 8:-14 9:-7
p person-zombie	1:-11 2:39
p person-zombie --	1:-9 2:29
p person-zombie -e	1:-6 2:13
p person-zombie h-	2:16
p person-zombie p	1:-9 2:23
p person-zombie s	0:7 1:-10 2:-14 3:21
p person-zombie u	1:-8 2:43 3:-9 5:-6 6:-6 8:-6
p petri-dish	0:11
p petri-dish --	0:16 3:-7
p petri-dish u	0:17 3:-8
p pie	1:10 2:-7 3:-11 4:-10 6:10 8:13
p pie --	0:-17 1:9 2:-7 3:-19 4:-10 6:15 8:23
p pie h-	0:7
p pie he	0:7
p pie p	0:8 3:6
p pie u	0:-12 1:21 2:-9 3:-28 4:-14 5:-6 6:16 8:17
p pig	0:-6 1:36 2:-19 4:7
p pig --	1:42 2:-13 3:-8
p pig -e	1:20 2:-10
p pig h-	0:-7 1:-20 2:-20 3:20 4:23
p pig p	0:-8 1:19 2:-23 3:9 4:9
p pig s	0:-6 1:27 2:-7
p pig u	1:34 2:-14 3:-9
p pill	0:19 3:-6
p pill u	0:14
p pillow	0:-14 1:-25 2:-13 3:12 4:12 5:-18 6:-9 7:13 8:18 9:-7
p pillow --	1:-15 2:-8 3:-24 4:20 5:-14 6:-7 8:32
p pillow h-	0:-7 1:-8 3:31 8:-16
p pillow p	2:-6 3:-15 4:-7 5:-24 8:39
p pillow u	0:-17 1:-23 2:-9 3:28 4:7 5:-8 6:-7 8:6
p pilot	0:23 1:-14
p pilot --	0:16 1:-13
p pilot u	0:23 1:-13
p pineapple	0:-8 1:25 8:-6
p pineapple --	0:-8 1:17 3:10 8:-7
p pineapple u	0:-7 1:19
p pipe	0:15
p pipe u	0:13
p piranha	0:-8 2:20 4:10 5:-8 6:-6
p piranha h-	0:-9 2:26 4:7 5:-11
p piranha p	2:21 5:-7
p pirate	0:-9 1:28 3:-9 4:7 8:-8
p pirate --	0:-8 1:24 2:13 3:-9 4:-6 8:-7
p pirate h-	1:-8 2:-16 4:32
p pirate p	1:-11 3:-6 4:24
p pirate s	0:-10 1:35 3:-6 8:-9
p pirate u	1:20 3:-9
p pirate-ship	0:-7 2:-17 7:29
p pirate-ship s	0:-6 2:-16 7:26
p pizza	2:-7 3:28 4:-8 8:-7
p pizza --	1:10 2:-6 3:18 4:-7 6:-8 8:-7
p pizza h-	1:-8 3:30
p pizza p	1:23 3:-6
p pizza s	0:7 1:-11 3:20
p pizza u	0:-8 1:-11 2:-6 3:40 4:-7
p placard	0:6 1:-7 3:8 4:-10 5:18 8:-15
p placard --	0:12 3:12 4:-6 8:-8
p placard u	1:-6 3:21 4:-12 5:15 8:-18
p playground-slide	0:17 3:-12 4:17 8:-13
p playground-slide --	0:17 3:-13 4:18 8:-13
p playground-slide u	0:28 3:-6 4:-7 8:-8
p polar-bear	1:-11 2:16
p police-officer	0:-11 3:-12 4:-8 5:36 6:-9 8:-7
p police-officer --	2:25 5:-11
p police-officer h-	0:-16 1:-12 2:-8 3:-13 4:-8 5:46 6:-10 8:-7
p police-officer u	0:-12 3:-12 4:-8 5:39 6:-10 8:-7
p pool-8-ball	0:10
p pool-8-ball u	0:16 3:-7
p popcorn	0:-9 1:31 2:-8 3:-15 4:10 6:-6 8:-9
p popcorn --	1:15
p popcorn s	0:-6 1:18 2:-6 3:-16 4:18 6:-6 8:-6
p post-office	1:-8 3:-6 4:-7 8:23
p post-office --	0:-12 1:-13 3:-7 4:-7 8:38
p post-office u	1:-9 4:-7 8:19
p postal-horn	0:14
p postal-horn u	0:15
p postbox	0:-17 2:-6 3:-30 4:18 8:27
p postbox u	0:-21 1:-6 2:-7 3:-32 4:29 5:-6 8:24
p pot-of-food	0:11 1:22 2:-7 3:-22 4:6 5:-8 6:-6 8:-22 9:15
p pot-of-food --	0:11 1:22 2:-6 3:-20 4:21 5:-6 6:-6 8:-25
p pot-of-food h-	0:-11 3:-10 4:-11 5:-8 8:-10 9:35
p pot-of-food u	0:6 1:14 2:-7 3:-21 4:17 5:-10 6:-7 8:-28 9:22
p potato	1:21 2:-7 4:8 6:-9 8:-9
p potato --	1:13 3:12 4:-14 6:-7
p potato p	1:22 3:-20
p potato u	1:-10 2:-6 3:25 4:7 6:-6 8:-9
p potion	0:-8 1:-7 2:-7 3:41 4:-10 5:-6 8:-9
p potion --	0:-7 1:-6 3:29 4:-7 8:-6
p potion h-	0:-13 3:29 4:-7 8:-6
p potion p	0:-9 1:-7 2:-6 3:39 4:-10 8:-7
p potion u	0:-17 3:34 4:-8 8:-7
p potted-plant	1:-11 3:7 4:-6 8:16
p potted-plant --	0:6 1:-11 4:-7 8:19
p potted-plant u	0:14 1:-6 3:-11 8:11
p pouring-liquid	2:-7 3:-22 4:-8 6:-10 7:20 8:19
p pouring-liquid h-	0:15 3:-9
p pouring-liquid u	1:-8 2:-10 3:-31 4:-13 5:-6 6:-17 7:37 8:22
p prayer-beads	0:18 3:-9
p prayer-beads --	0:22 3:-11
p prayer-beads u	0:21 3:-8 8:-6
p pregnant-man	0:23
p pregnant-man h-	0:18
p pregnant-man u	0:21 1:-7
p pretzel	3:7
p pretzel --	1:7
p pretzel s	0:7 1:11 3:-11
p pretzel u	3:17
p princess	0:-18 1:18 2:-24 3:-20 4:60 5:-6 7:-7 8:-7 9:-7
p princess --	0:-19 1:47 2:-22 3:-14 4:13 8:-11
p princess h-	0:-7 1:-8 2:-11 3:-16 4:43 8:-6 9:-8
p princess he	0:-11 1:-13 2:-17 3:-18 4:55 7:-6 8:6
p princess s	0:-7 2:-11 3:-11 4:41 8:-7
p princess u	0:-19 1:15 2:-26 3:-20 4:55 5:-6 7:-7 9:-7
p printer	0:-11 1:-7 2:27 3:-20 4:22 5:-14 8:-9
p printer p	0:-8 1:-6 2:26 3:-16 4:14 5:-14 8:-8
p puzzle-piece	0:10 1:-9 2:11 4:-10 5:12 6:-8 8:-11
p puzzle-piece --	0:17 1:-8 2:-6 4:-8 5:18 6:-8 8:-9
p puzzle-piece p	0:16 3:7
p puzzle-piece u	1:-8 2:21 3:-12 4:-9 5:17 6:-9 8:-10
p rabbit	1:27
p rabbit --	1:28 3:-10
p rabbit h-	0:-10 1:-13 2:-12 3:20 4:21
p rabbit p	0:-6 1:-29 2:31 3:15 4:-7
p rabbit s	0:-8 1:37 2:-12 3:-7
p rabbit u	1:35 2:-18 3:-10 4:10 8:-6
p raccoon	0:-8 1:48 2:-14 3:-9 4:-6 8:-6
p raccoon --	0:-6 1:47 2:-15 3:-11 8:-7
p raccoon p	1:8 3:-6
p raccoon s	1:31 2:-11 3:-6
p raccoon u	0:-10 1:46 2:-18 3:-8 8:-6
p racing-car	0:-12 1:-29 2:-10 3:49 4:-9 8:-8
p racing-car --	1:-13 3:21
p racing-car p	0:-17 1:-20 2:-8 3:42 4:-6
p railway-car	0:-13 1:-26 2:-12 3:27 4:-15 5:-7 8:31
p railway-car --	0:-8 1:-28 2:-10 3:23 4:-13 5:-6 8:29
p railway-car u	0:-20 1:-25 2:-11 3:27 4:-16 5:-7 8:33 9:-6
p railway-track	0:-23 1:-7 2:-7 3:-26 4:-12 5:-15 6:-7 8:60
p railway-track h-	0:-19 2:-6 3:-23 4:-11 5:-14 6:-6 8:53
p railway-track p	0:-9 3:-9 5:-13 8:33
p railway-track u	0:-25 1:-9 2:-7 3:-24 4:-10 5:-12 6:-7 8:56
p rainbow	2:-8 3:22 4:-15 5:-10 6:19 8:-11
p rainbow h-	3:30 4:-14 5:-9 8:-9
p rainbow p	0:-6 3:9 4:-8 6:19 8:-6
p rainbow u	3:15 4:-8
p receipt	3:6
p receipt --	3:8
p receipt u	3:10
p red-apple	0:-10 2:-7 3:41 8:-7
p red-apple --	0:-8 2:-7 3:37 4:-8 8:-6
p red-apple h-	0:-6 2:-6 3:33 4:-7
p red-apple he	0:-8 2:-7 3:7 4:12 6:8
p red-apple p	1:-6 3:24
p red-apple s	0:-8 1:-17 3:20 4:19 6:-7 8:-9
p red-apple u	0:-13 2:-8 3:41 4:-8 5:-6 8:-8
p red-heart	0:33 1:-8 2:-7 4:11 5:-6 6:-8 8:-12
p red-heart --	1:-7 3:17 8:-6
p red-heart -e	0:12
p red-heart h-	3:-7 4:27 8:-8
p red-heart he	0:43 2:-7 3:-13 8:-6
p red-heart p	0:23 1:-6 2:-7 3:12 6:-6 8:-7
p red-heart s	0:13
p red-heart u	0:26 3:-14 4:14 8:-8
p red-paper-lantern	0:-21 1:-6 2:-15 4:-12 5:-16 6:-11 8:52
p red-paper-lantern --	0:-13 1:-8 2:-7 3:13 4:-6 6:-8 8:19
p red-paper-lantern h-	0:-15 1:-6 2:-10 3:-20 4:-15 5:-13 8:51
p red-paper-lantern s	0:-14 2:-6 3:31 4:-6 6:-9 8:-13
p red-paper-lantern u	0:-15 1:-12 2:-10 3:-24 4:-13 5:-11 8:56
p rescue-workers-helmet	0:17 3:-8
p rescue-workers-helmet --	0:17 3:-7
p rescue-workers-helmet u	0:15 3:-7
p ribbon	0:-17 1:-7 3:43 4:-7 5:-6 8:-11
p ribbon --	0:-14 1:-6 3:37 8:-9
p ribbon u	0:-15 1:-7 3:39 4:-6 8:-10
p rice-ball	1:12 2:-6 3:13 6:-6
p rice-ball --	1:8 3:8
p rice-ball h-	3:14
p rice-ball u	0:-6 1:17 2:-6 3:9 6:-7
p ring	0:-29 1:-17 2:-10 3:11 4:20 5:17 6:12 8:-23
p ring --	0:-19 1:-11 2:-7 3:11 4:15 5:-10 6:16 8:-12
p ring u	0:-23 1:-11 2:-10 3:18 4:23 5:13 6:-8 8:-20
p ring-buoy	0:30 3:-12
p ring-buoy --	0:20 3:-11
p ring-buoy h-	0:13
p ring-buoy p	0:21 3:-7
p ring-buoy u	0:14 3:-7
p ringed-planet	0:10 1:-6 3:18 4:-8 8:-6
p ringed-planet --	0:12 1:-7 3:19 4:-7 8:-6
p ringed-planet p	1:-8 3:30 4:-6
p ringed-planet u	0:15 3:-10
p robot	1:12 2:20 3:-6 4:-9 8:-6
p robot --	0:11 1:16 2:9 3:-15 4:-8
p robot h-	1:-9 2:37 4:-10 8:-6
p robot p	1:-13 2:42 4:-11 8:-6
p robot s	1:30 2:-11
p robot u	0:7 1:9 2:23 3:-13 4:-8 8:-7
p rock	0:-8 1:-10 5:33 6:10 8:-7
p rock --	1:-16 3:15 5:10 6:14 8:-23
p rock h-	0:-11 1:-6 3:-13 4:-13 5:52 6:-7
p rock he	0:-16 2:12 3:12 4:-11 5:-16 6:26 8:-10
p rock p	0:-10 1:-8 2:7 5:29 6:6 8:-11
p rock s	1:-12 3:-6 5:27 8:-15
p rock u	0:-9 1:-9 3:-6 4:-6 5:39
p rocket	0:-10 1:-8 2:13 3:-15 5:-6 6:24 8:-8
p rocket --	0:-17 2:16 3:-17 4:-8 5:-6 6:27 8:-6
p rocket h-	0:14
p rocket p	0:-13 1:-25 2:21 3:-17 4:-8 5:-6 6:31
p rocket u	1:16 2:-13 4:10 8:-6
p roll-of-paper	0:-9 3:21 4:14 6:-6 8:-12
p roll-of-paper --	0:-7 3:28 4:-6 8:-8
p roll-of-paper u	0:-7 3:17 4:17 6:-6 8:-12
p rolled-up-newspaper	0:26 3:-7 6:-9
p rolled-up-newspaper h-	0:19 6:-9
p rolled-up-newspaper p	0:19 6:-9
p rooster	1:-20 2:-11 3:8 4:-7 7:-6 8:32 9:-6
p rooster --	1:-22 2:16 3:24 8:-10
p rooster s	0:-10 1:-11 3:-12 8:26
p rooster u	1:-16 2:-6 3:22
p rose	1:19 2:-7 3:-21 4:-15 5:-10 6:30 8:-17
p rose --	1:25 3:-12 4:-8 8:-12
p rose p	2:-6 3:-11 4:-10 5:-8 6:29 8:-9
p rose u	1:34 3:-14 4:-8 8:-15
p rosette	0:13
p rosette h-	0:16
p running-shoe	0:-11 1:-11 2:17 3:40 4:-13 5:-19 8:-14
p running-shoe --	1:-6 3:27 4:-6 8:-7
p running-shoe h-	0:-10 2:17 3:22 5:-14 8:-6
p running-shoe p	0:-12 3:40 4:-7 5:-8 8:-9
p running-shoe u	0:-10 2:25 3:6 4:-7 5:-15 8:-6
p sailboat	0:-6 1:7 2:6 3:23 4:-10 8:-15 9:-7
p sailboat --	1:21 2:-7 3:7 4:-8 8:-11
p sailboat h-	0:-10 1:-14 2:11 3:26 4:-7 8:-10 9:-6
p sailboat u	0:-15 1:17 2:15 3:12 4:-11 8:-15 9:-9
p sake	2:-6 3:29 4:-22
p sake u	3:23 4:-18
p salt	0:9 1:-8 2:-12 3:-21 4:12 5:8 6:-7 8:17
p salt --	1:-8 2:-8 4:-13 6:-9 8:24
p salt h-	0:17 3:-17 4:-6 5:13
p salt u	0:8 1:-7 2:-10 4:-15 8:19
p samurai	2:7
p sandwich	0:-11 1:-10 2:27 3:19 4:-8 5:-8 6:-12 8:-8
p sandwich --	0:-8 1:-8 2:15 3:13 6:-6
p sandwich h-	2:7 3:16 6:-6
p sandwich p	3:13
p sandwich u	0:-11 1:-13 2:24 3:23 4:-8 5:-8 6:-12 8:-8
p santa-claus	0:6
p santa-claus --	0:7
p satellite	0:8 1:-9 3:12
p satellite u	1:-8 3:18 8:-6
p scarecrow	0:-13 1:23 3:-18 4:-15 5:-7 6:-6 7:-6 8:-12 9:25
p scarecrow --	2:28 3:-10 4:-7 8:-7
p scarecrow -e	0:-12 1:45 2:-18 3:-8 4:-10 8:-6
p scarecrow he	0:-10 1:-10 2:-28 3:-18 4:-11 5:-6 8:-6 9:55
p scarecrow u	0:-14 1:10 2:8 3:-20 4:-15 5:-6 7:-6 8:-11 9:31
p scarf	1:16 3:13 8:-15
p scarf --	1:12 3:-11 4:19 8:-15
p scarf h-	3:21 8:-6
p scarf u	0:-9 1:17 4:18 8:-19
p school	0:10 1:-7 2:-6 3:-11 4:36 5:-8 8:-9
p school --	0:21 3:-6 4:9 8:-13
p school -e	0:-15 1:-9 2:-7 3:-10 4:44 5:-7
p school h-	3:-10 4:31 5:-6 8:-19
p school he	0:15 4:-13
p school u	0:9 1:-7 2:-7 3:-12 4:40 5:-8 8:-12
p scorpion	2:31 4:-6
p scorpion h-	2:31 4:-6
p scorpion p	2:13
p scorpion u	2:29
p scroll	2:-6 3:34 4:-11 5:-8 8:-11
p scroll h-	0:8 3:20 4:-7 5:-6 8:-8
p scroll u	0:16 3:10 4:-6 8:-7
p sea-mine	0:10 1:-8 3:-11 4:-7 5:25
p sea-mine --	0:25 1:-8
p sea-mine h-	0:-6 2:-21 5:34
p sea-mine p	3:-8 5:20
p sea-mine u	0:16 1:-6 2:-10 5:9
p seal	1:-9 2:25 3:-6 4:-8 5:9
p seal h-	1:-8 2:34 3:-15 4:-8 5:9
p seal p	2:18 3:-12 4:-6 5:14
p seal u	1:-8 2:29 4:-6
p seat	0:-14 3:-10 4:19 5:-11 8:16
p seat h-	0:-17 2:-7 3:-14 4:34 5:-17 8:8
p seat u	0:-14 3:-11 4:20 5:-13 8:17
p seedling	0:-9 2:-13 3:61 4:-7 5:-13 6:-7 8:-11
p seedling --	0:-9 2:-14 3:46 4:-19 5:-12 6:-9
p seedling -e	0:-6 3:19 4:9 5:-9 8:-8
p seedling h-	0:-15 1:-6 2:-9 3:57 4:-16 5:-10 6:-7 8:-13
p seedling p	2:-7 3:42 5:-11 8:-16
p seedling u	0:-13 1:-8 2:-14 3:65 4:-18 5:-12 6:-11
p sewing-needle	1:-7 2:-10 3:26 4:-9 5:33 6:-34 8:-9
p sewing-needle --	0:12 1:-6 3:11
p sewing-needle h-	0:-14 2:-7 3:37 4:-6 5:-7 6:-7 8:-8
p sewing-needle p	2:-9 3:29 4:-7 5:23 6:-28 8:-12
p sewing-needle u	3:15
p shark	0:-7 1:8 2:23 5:-8 6:-6
p shark --	0:-9 1:15 2:10 3:9 4:-6 5:-7 6:-6 7:-6 8:-6
p shark h-	1:-7 2:32 3:-8 5:-8
p shark p	1:-10 2:30 3:-6
p shark s	0:-6 1:18 3:-7
p shark u	0:-11 1:15 2:13 3:7 5:-9 6:-7 8:-6
p sheaf-of-rice	0:-19 1:-14 2:-14 3:23 4:33 5:9 6:-8 7:-6 8:-31 9:-7
p sheaf-of-rice --	0:-11 1:-12 2:-6 3:-16 4:48 5:-13 8:-19
p sheaf-of-rice h-	0:-6 1:-6 2:-12 3:-12 4:17 5:29 8:-18
p sheaf-of-rice he	0:-12 3:38 4:-14 5:-7 8:-7
p sheaf-of-rice p	0:-16 1:-8 2:-14 3:17 5:27 6:-6 8:-16
p sheaf-of-rice u	0:-24 1:-16 2:-9 3:25 4:42 5:-15 6:-6 8:-33
p ship	1:18 2:10 5:-9 6:-6 9:-6
p ship --	1:22 4:10 5:-7 8:-12
p ship h-	1:14 4:-14 5:-10 6:-6 8:8 9:-6
p ship p	0:-19 1:6 2:33 3:-10 4:17 5:-16 6:-9 7:-7 8:-15 9:-7
p ship s	0:-10 1:28 3:-6 8:-7
p ship u	0:11 1:22 2:-15 4:-10
p shooting-star	0:-13 1:-14 2:-10 3:8 4:-16 5:14 6:35 8:-20
p shooting-star --	0:-17 1:-17 2:-9 3:23 4:-13 5:-8 6:36 8:-20
p shooting-star h-	2:-9 3:-13 4:-6 5:35 8:-15
p shooting-star u	0:-17 1:-15 2:-14 4:-19 5:20 6:44 8:-27
p shopping-bags	0:-10 3:32 4:-6 8:-8
p shopping-bags --	3:12
p shopping-bags u	0:-9 3:30 8:-6
p shopping-cart	0:-7 1:33 2:10 3:-31 4:-13 5:-12 6:-12 8:26 9:-6
p shopping-cart --	0:-14 1:45 2:6 3:-28 4:-13 5:-9 6:-8 8:11 9:-6
p shopping-cart h-	0:-14 2:17 3:-20 4:-7 5:-11 8:25
p shopping-cart p	0:9 1:19 2:11 3:-31 4:-6 5:-10 6:-12 8:14
p shopping-cart s	0:-9 1:10 3:-12 8:17
p shopping-cart u	0:-20 1:35 2:14 3:-13 4:-13 5:-12 6:-8
p shortcake	1:-7 3:21 6:-6
p shortcake --	0:9 1:-7 3:13
p shortcake p	0:-9 3:24
p shortcake u	1:-7 3:17
p shovel	0:20
p shovel --	3:7
p shovel he	0:13
p shovel u	0:20
p shower	0:10 3:15 8:-11
p shower --	0:7 1:-6 3:20 8:-13
p shower u	0:12 3:12 8:-11
p shrimp	3:20
p shrimp --	3:9
p shuriken	0:-12 1:-15 3:-13 5:-7 6:42 8:-9
p shuriken u	0:-11 1:-14 3:-12 5:-7 6:38 8:-7
p singer	1:-19 2:-6 3:29
p singer --	1:-20 2:-6 3:27
p skateboard	1:22 3:-6 8:-8
p skateboard --	0:-12 1:34 3:-7 8:-10
p skateboard u	1:23 8:-8
p skeleton	0:-9 1:-18 2:27 3:-9 4:19 5:-7 8:-6
p skeleton --	0:-9 1:-21 2:15 3:-9 4:26 5:-6 8:-7
p skeleton h-	2:19
p skeleton p	0:-7 1:-9 2:38 3:-8
p skull	0:21 2:-11
p skull u	0:21 2:-12
p sled	0:-10 1:38 2:-6 3:-7 4:-7 8:-10
p sled --	0:-10 1:37 2:-6 3:-6 4:-7 8:-10
p sled p	1:23
p sled u	0:-6 1:23 8:-7
p slime	2:-9 3:-7 5:28
p slime --	2:-12 5:19
p slime h-	0:17 2:7 3:-7
p slime p	0:16 3:-7
p sloth	2:23 3:-8 4:-6 8:-6
p sloth --	0:-11 1:-12 2:24 3:6
p sloth p	0:-8 1:21 2:-14
p sloth s	1:16
p sloth u	0:10 1:-41 2:41
p snail	1:25 2:17 3:-13 4:-8 8:-7
p snail --	1:27 3:-11
p snail h-	0:-8 2:45 3:-14 4:-12 5:-7 8:-10
p snail p	0:7 1:20 2:10 3:-16 4:-8
p snail s	0:-7 1:33 2:-7 3:-6
p snail u	1:11 2:24 3:-12 4:-8 8:-9
p snake	0:8 1:-11 2:16 3:-13 4:-10 5:-7 7:19
p snake --	0:24 1:-9 3:-10 4:-7 8:8
p snake h-	0:-14 1:-10 2:51 3:-11 4:-11 5:-8 8:-11
p snake he	0:-14 1:-12 2:-11 3:-11 4:-13 7:54 8:-10
p snake p	0:-11 1:-12 3:-14 4:-9 5:-12 7:23 8:20
p snake s	4:-6 7:16
p snake u	0:17 1:-13 2:27 3:-12 4:-10 7:8 8:-10
p snow-capped-mountain	0:-15 1:-8 3:-14 4:-14 5:-11 8:50
p snow-capped-mountain --	0:-6 1:-9 3:-13 4:-7 5:-6 8:34
p snow-capped-mountain h-	0:-7 4:-8 5:-7 8:29
p snow-capped-mountain u	0:-15 1:-8 3:-15 4:-15 5:-11 8:50
p snowball	0:-7 1:-8 2:-6 3:-13 4:-7 5:-7 6:54 8:-9
p snowball --	0:-12 3:-16 4:-6 5:-6 6:53 8:-9
p snowball -e	3:-7 6:27
p snowball h-	0:10 5:-6 6:7
p snowball p	1:-8 3:-12 5:-6 6:35
p snowball u	0:-10 1:-16 3:-12 4:-7 6:52 8:-9
p snowflake	3:6
p snowman	0:6 1:-8 2:-10 3:25 4:-10 5:13 6:-7 7:-6 8:-10
p snowman --	1:-12 2:9 3:28 4:-10 5:-6 6:-8 8:-9
p snowman h-	2:-26 5:29
p snowman s	1:-14 2:-9 3:24
p snowman u	0:12 1:-15 2:-10 3:13 4:-6 5:16 8:-6
p soap	1:10 3:8 5:-6 8:-6
p soap --	1:12 3:9 5:-6 8:-6
p soap u	3:11
p soccer-ball	2:-9 3:-6 4:-13 5:-14 6:41 8:-16
p soccer-ball --	0:6 1:-14 2:-7 4:-7 5:-9 6:29 8:-10
p soccer-ball -e	0:-15 1:30 3:-16 4:-8 6:10 8:-9
p soccer-ball h-	0:16 1:-6 2:-7 3:-15 4:-15 5:-11 6:36 8:-15
p soccer-ball p	0:6 1:-8 5:-7 6:17 8:-6
p soccer-ball s	3:-10 6:25 8:-12
p soccer-ball u	1:11 2:-10 3:-8 4:-16 5:-14 6:39 8:-18 9:-6
p socks	0:-28 2:42 3:9 4:-16 5:-14 6:6 7:8 8:-26 9:-8
p socks --	0:-23 1:8 2:28 4:-13 5:-9 6:16 7:-6 8:-19 9:-6
p socks h-	0:-18 1:-8 2:17 3:30 4:-7 5:-8 6:-6 8:-16
p socks he	1:-7 2:18 3:-16 4:-7 5:-6 6:-7 7:22 8:-9
p socks p	0:-15 1:-11 2:27 3:17 4:-8 5:-8 6:-6 8:-7
p socks s	0:-27 1:23 2:41 3:-21 4:-9 5:-7 6:-7 7:-6 8:-21
p socks u	1:-8 2:-14 4:-9 5:-8 6:23 7:20 8:-17
p soft-ice-cream	1:-7 2:-8 3:32 6:-7
p soft-ice-cream --	2:-9 3:34 6:-7
p soft-ice-cream p	3:14
p soft-ice-cream u	2:-10 3:27
p spaghetti	1:12 4:10 8:-6
p spaghetti --	1:21 3:-11
p spaghetti h-	4:13
p spaghetti u	1:8 3:-6 4:14
p sparkles	0:-7 2:-6 3:38 4:-8 5:-6 6:-8 8:-9
p sparkles --	3:21 6:-6 8:-6
p sparkles h-	3:22
p sparkles u	3:21 4:-6
p spider	2:18 5:-6
p spider --	2:16 3:8 5:-6
p spider h-	2:26 3:-6 5:-6
p spider p	0:-8 1:-15 2:27 3:9 5:-6
p spider u	1:15 2:7 5:-7
p spike-trap	0:19 1:22 2:-6 3:-19 4:-9 5:6 8:-10
p spike-trap --	0:7 1:28 3:-20 4:-6
p spike-trap -e	0:16
p spike-trap h-	0:10 3:-6 5:9 8:-6
p spike-trap p	1:24 3:-18 4:-7 5:8 8:-7
p spike-trap u	0:21 3:-6
p spiral-notepad	1:-9 3:20
p spiral-notepad --	1:-8 3:20
p spiral-notepad p	1:-8 3:18
p spiral-shell	0:-10 1:-6 2:-7 3:50 4:-10 5:-6 8:-10
p spiral-shell --	0:-13 3:40 4:-9 8:-8
p spiral-shell h-	3:11
p spiral-shell p	0:-11 3:29
p spiral-shell u	0:-13 1:-6 2:-7 3:50 4:-11 5:-7 8:-11
p spoon	1:-10 2:27 3:-32 4:-7 5:24 6:-8 8:-9
p spoon --	1:-7 2:28 3:-8 5:-6
p spoon h-	2:22 3:-23 4:-6 5:13 8:-6
p spoon p	0:-9 1:-9 2:41 3:-10 4:-7 5:-16 8:-6
p spoon u	0:6 2:-7 3:-17 5:21
p sports-medal	0:16 3:-9
p sports-medal --	0:16 3:-8
p sports-medal u	0:14 3:-6
p spouting-whale	0:-14 1:11 2:-21 4:-13 7:18 8:17
p spouting-whale --	0:-19 1:10 2:-15 4:-12 8:32
p spouting-whale u	0:-10 1:-12 2:-17 4:-12 7:24 8:17
p star	1:-13 2:-8 3:46 4:-6 5:-7 8:-10
p star --	0:12 1:-14 2:-6 3:25 8:-8
p star h-	0:-8 2:-7 3:44 4:-7 5:-7 8:-9
p star p	2:-6 3:35 5:-6 8:-7
p star u	1:-16 2:-8 3:44 4:-7 5:-7 8:-12
p starship	0:9 1:15 2:-12 8:8
p starship --	1:27 2:-7 8:-7
p starship h-	0:19 1:-10 2:-10 8:13
p starship s	0:-7 2:-11 8:21
p starship u	0:12 1:19 2:-8 8:-8
p station	1:-21 2:-11 3:-10 4:27 5:-7 8:17 9:-6
p station --	1:-15 2:-8 3:-6 4:42 5:-6 8:-19
p station h-	1:-11 2:-9 3:-7 4:-15 8:35
p station u	0:-8 1:-18 2:-12 3:-8 4:34 5:-6
p statue-of-liberty	3:-7 4:19 8:-10
p steaming-bowl	2:-11 3:20 4:-11 5:-9 6:-11 8:-9 9:20
p steaming-bowl --	0:7 1:9 2:-7 3:20 4:-9 6:-9 8:-7
p steaming-bowl h-	0:6 1:-6 2:-8 3:-6 4:-7 6:-11 8:-8 9:29
p steaming-bowl p	1:-6 3:19
p steaming-bowl u	2:-10 3:10 4:-11 5:-8 6:-12 8:-9 9:26
p stopwatch	0:7 3:9
p stopwatch p	3:7
p stove	1:-9 2:-10 3:-25 4:13 5:-7 6:-6 8:33
p stove --	0:6 1:-8 2:-6 3:-33 4:14 5:-6 6:-6 8:30
p stove h-	0:-10 2:-7 3:24 4:-8 8:7
p stove p	0:14
p stove u	0:-7 1:-9 2:-8 3:-13 4:13 5:-7 6:-6 8:27
p straight-ruler	1:37 3:-18 6:-6 8:-14
p straight-ruler --	0:-6 1:44 3:-24 4:-6 6:-7 8:-16
p straight-ruler u	1:30 3:-14 8:-12
p strawberry	3:15
p strawberry --	3:8
p strawberry h-	3:20
p strawberry p	3:17
p strawberry u	3:11 4:7
p student	0:11 1:-26 2:19 3:-8 4:14
p student --	0:14
p student h-	2:22 3:-6 4:-7
p student p	1:-23 2:22 3:-6 4:14
p student u	0:17
p stuffed-flatbread	0:12 1:12 3:-19 6:10
p stuffed-flatbread --	1:17 3:-18 6:12
p stuffed-flatbread p	0:13 1:16 3:-15
p submarine	0:-13 1:35 2:12 3:-13 4:-10 5:-6 8:-10
p submarine --	0:-9 1:37 2:-9 3:-10 4:-6 8:-11
p submarine u	0:-8 1:32 2:-6 3:-9 8:-9
p sun	0:-8 1:-9 2:37 3:-32 4:-23 5:9 6:-11 7:-7 8:20 9:-6
p sun --	0:10 3:-8 4:-11 8:17
p sun h-	0:-21 1:-7 2:54 3:-30 4:-20 5:7 6:-10 7:-6
p sun he	2:-9 3:-11 8:20
p sun u	0:-6 1:-8 2:41 3:-28 4:-21 5:8 6:-9 8:7
p sunflower	0:-10 1:20 2:-17 4:14 5:-9
p sunflower --	0:-11 1:24 2:-19 3:8 4:15 5:-9 8:-18
p sunflower p	1:25 2:-16 3:17 4:-15 5:-6 8:-12
p sunflower u	3:14 4:-12 8:11
p sunglasses	0:30 6:-6 8:-12
p sunglasses h-	0:32 6:-6 8:-13
p sunglasses u	0:31 6:-6 8:-12
p sunrise	0:25
p sunrise he	0:12
p sunrise u	0:17
p sushi	0:-13 1:-8 2:-7 3:50 4:-6 6:-9 8:-8
p sushi --	0:-14 1:-6 2:-7 3:49 4:-7 6:-9 8:-7
p sushi h-	3:10
p sushi p	3:11
p sushi u	0:-12 1:-7 2:-6 3:47 4:-6 6:-9 8:-7
p swan	1:-16 3:27 4:-12
p swan --	1:-17 2:-12 3:35 4:-9
p swan p	1:-17 2:-15 3:42 4:-14 8:-6
p sword	0:28 8:-6
p sword --	0:22
p sword u	0:26 8:-6
p t-rex	0:-12 2:-23 3:39 8:-7
p t-rex --	0:-11 2:-23 3:48 8:-7
p t-rex p	1:6 2:-20 3:24
p t-rex u	0:-17 1:-17 2:-22 3:51 4:10 8:-10
p t-shirt	0:11 1:-7 2:-8 4:-11 5:31 6:-7 8:-17
p t-shirt --	0:27 3:-8 8:-6
p t-shirt h-	1:-6 2:-8 3:-18 4:-9 5:43 6:-6 8:-14
p t-shirt he	3:14
p t-shirt u	0:19 1:-6 2:-7 3:-16 4:-9 5:31 6:-6 8:-15
p table	2:-10 3:-35 4:8 6:-8 8:44
p table --	0:13 2:-7 3:-31 4:-10 5:-11 6:-7 8:42
p table h-	0:-10 1:-9 2:-12 3:-32 4:37 5:17 6:-8
p table p	3:-14 4:-8 8:25
p table s	3:-7 4:15 8:-7
p table u	2:-10 3:-33 4:13 5:6 6:-8 8:32
p taco	0:-6 1:8 2:20 3:-13
p taco --	1:16
p taco s	1:10
p tanabata-tree	1:15 2:-10 3:16 4:-21 5:-11 6:-7 8:9
p tanabata-tree --	0:-10 1:23 2:-10 3:-12 4:-15 5:-8 8:22
p tanabata-tree h-	0:-6 3:38 4:-12 5:-7 8:-15
p tanabata-tree he	3:13 4:-6
p tanabata-tree p	0:7 3:12 4:-6
p tanabata-tree u	0:-12 1:27 2:-12 3:11 4:-21 5:-12 6:-7 8:7
p tangerine	1:-12 2:-10 3:-18 4:-12 6:34 7:12 8:-12
p tangerine --	0:11 1:-13 3:-23 6:32 8:-12
p tangerine he	3:9 4:-6 6:-6 7:14
p tangerine p	3:7 6:9
p tangerine u	0:11 1:-10 2:-6 3:-27 4:-7 6:36 8:-9
p tank	0:23 1:-8 3:10 4:-6
p tank --	0:32 1:-7 2:-7 3:-6
p tank h-	0:-6 1:-9 2:9 3:20
p tank p	0:9 1:9 2:-10 3:7
p tank u	0:17 1:-15 3:6
p taxi	0:-6 1:11 2:11
p teacher	0:20 1:15 3:-9 4:-9
p teacher --	0:25 2:11 3:-11 4:-6 8:-6
p teacher -e	1:44 2:-26 4:-10
p teacher s	0:-6 1:29 2:-7
p teacher u	0:24 1:12 3:-8 4:-8
p teacup-without-handle	0:6 1:-8 2:-6 3:28 4:-6 6:-7 8:-7
p teacup-without-handle --	1:-12 3:35 6:-6 8:-7
p teacup-without-handle h-	3:13
p teacup-without-handle u	1:-9 3:31 4:-6 6:-6 8:-7
p teapot	1:26 2:-13 3:6 4:-14 5:16 6:-10 8:-15
p teapot --	1:23 2:-13 4:-15 5:25 6:-10 8:-16
p teapot p	0:11 1:10 3:-9
p teapot s	3:22 4:-10 8:-9
p teapot u	0:-17 1:24 2:-12 4:-9 5:19 6:-9 8:-18
p teddy-bear	0:7 1:-16 2:-25 3:42 4:-12 8:-8
p teddy-bear --	1:-12 2:-13 3:28 4:-9
p teddy-bear s	0:15
p teddy-bear u	1:-8 2:-8 3:23 4:-8
p television	0:21
p television --	0:15
p television u	0:21 1:-6
p tent	4:-12 5:-6 8:23
p tent u	4:-14 5:-7 8:26
p thong-sandal	1:26 2:18 3:-30 4:-14 5:-10 6:19 8:-20
p thong-sandal --	0:9 1:19 3:-17 4:-7 6:9 8:-9
p thong-sandal -e	0:-31 1:18 2:31 3:-31 4:-19 5:-9 6:28 8:-24 9:-6
p thong-sandal h-	6:18
p thong-sandal p	0:-12 1:34 2:-6 3:-16 4:-7 5:-6 8:-11
p thong-sandal s	0:18 1:-8
p thong-sandal u	0:-12 1:16 2:28 3:-26 4:-15 5:-9 6:18 8:-18
p thread	0:16 1:-13 3:-24 4:-6 8:29
p thread --	0:12 1:-14 3:-16 8:21
p thread h-	0:11 3:-22 8:23
p thread s	1:-10 3:-12 8:20
p thread u	0:14 3:-29 8:28
p tiger	0:8 1:-10 2:17 3:-8
p tiger --	0:13
p tiger h-	1:-11 2:25 3:-6
p tiger u	0:8 1:-12 2:22 3:-9 4:-6
p toaster	1:19 3:-7 6:-11
p toaster --	1:22 3:-7 6:-12
p toaster s	1:7
p tomato	0:-10 1:-12 2:9 3:-27 4:-10 6:55
p tomato --	0:-11 1:-13 2:10 3:-16 4:-10 6:42
p tomato -e	2:-6 3:-19 4:-7 6:37
p tomato h-	3:6 6:17
p tomato p	0:-10 1:-8 2:-8 4:-11 5:-6 6:26 8:14
p tomato u	0:-9 1:-14 2:16 3:-39 4:-9 6:61 8:-10
p tongue	3:-16 6:30 8:-14
p tongue h-	0:7 3:-12 5:-6 6:20 8:-9
p tooth	1:-16 2:-12 3:12 4:-13 5:14 6:-9 8:22
p tooth --	0:7 1:-14 2:-6 3:-11 4:-8 6:-7 8:29
p tooth h-	0:-9 2:-9 3:6 4:-7 5:23 8:-9
p tooth p	1:-8 3:31 4:-6 5:-9 8:-6
p tooth u	1:-9 2:-8 3:-24 4:-11 5:28 6:-7 8:18
p toothbrush	0:-6 1:21 3:10 4:-8 8:-13
p toothbrush --	0:-17 1:23 3:17 4:-9 8:-14
p toothbrush u	0:-11 1:18 3:23 4:-11 5:-7 6:-6 8:-16
p top-hat	1:-7 2:-10 3:13 5:19 6:-10 8:-18
p top-hat --	0:12
p top-hat h-	0:-7 2:-8 3:14 4:-13 5:30 6:-9 8:-17
p top-hat p	3:15
p top-hat u	1:-8 2:-11 3:8 4:27 6:-9 8:-22
p tractor	1:38 2:-11 3:-8 4:-8 8:-6
p tractor --	1:35 2:-6 4:-7 8:-8
p tractor h-	1:26 2:-19 3:-18 4:-9 5:-6 8:9
p tractor p	1:43 2:-9 3:-13 4:-6 6:-6 8:-6
p tractor s	0:-8 8:21
p tractor u	1:36 2:-15 4:-10 8:-18 9:12
p traffic-cone	0:-25 1:11 2:-16 4:-19 5:47 6:-8 8:-20
p traffic-cone --	0:-11 1:30 2:-6 3:-12 4:-13 5:19 8:-19
p traffic-cone h-	0:-16 2:-8 3:12 5:20 8:-8
p traffic-cone p	0:-21 1:-9 2:-15 3:10 4:-6 5:36 6:-6 8:-9
p train	0:7 2:-9 3:24 4:-9 8:-11
p train --	1:18 2:-6
p train h-	0:17 1:-8 2:-7 3:14 8:-9
p train u	0:17 2:-7 3:10 4:-7 8:-11
p tram	0:-10 1:8 3:-7 4:-6 5:23 8:-11
p treasure-chest	0:10 1:-7 2:-7 3:27 5:-6 6:-6 8:-12
p treasure-chest --	1:-6 2:-6 3:-21 4:30 8:-8
p treasure-chest h-	3:39 4:-8 5:-6 8:-10
p treasure-chest he	0:29
p treasure-chest p	3:10
p treasure-chest s	0:7 1:-6 3:21 4:-7 8:-6
p treasure-chest u	0:14 1:-7 2:-9 3:21 4:9 5:-7 6:-7 8:-13
p triangular-flag	1:-8 2:-8 3:31 4:12 5:-14 6:-8 8:-14
p triangular-flag --	1:-6 3:31 4:-7 5:-11 6:-6 8:-9
p triangular-flag he	2:-6 3:-15 4:32 8:-8
p triangular-flag p	2:-6 4:23 5:-8 8:-9
p triangular-flag u	3:14 8:-6
p trophy	0:19 3:-9
p trophy --	0:11
p trophy u	0:13 3:-7
p trumpet	0:11 3:7
p trumpet u	0:12 3:7
p tulip	0:-9 1:-6 3:30 8:-10
p tulip --	0:-7 3:26 8:-8
p tulip u	0:-11 1:-7 3:36 4:-6 5:-6 8:-12
p tumbler-glass	0:-24 1:-22 2:-11 3:7 4:21 5:7 6:-10 7:-6 8:20 9:-6
p tumbler-glass --	0:-26 1:-18 2:-8 3:14 4:14 5:-11 6:-8 8:22
p tumbler-glass h-	3:-8 5:18 8:-6
p tumbler-glass p	3:18
p tumbler-glass s	0:-14 1:-14 3:-35 4:29 8:20
p tumbler-glass u	0:-20 1:-15 2:-8 3:19 5:6 6:-7 8:13
p turret	1:25 2:-20
p turret --	1:20 2:-14
p turret u	0:7 1:14 2:-12
p turtle	1:45 2:-15 3:-9
p turtle --	1:34 2:-12 3:-7
p turtle -e	1:20 2:-9
p turtle p	1:30 2:-14 3:-8
p turtle s	1:28 2:-7 3:-6
p turtle u	1:31 2:-13
p umbrella	0:-8 2:-8 3:42 4:-11 5:-9 8:-9
p umbrella --	3:15
p umbrella h-	2:-8 3:37 4:-12 5:-9 8:-12
p umbrella p	0:-8 3:31 4:-10 8:-8
p unicorn	1:31 2:-12
p unicorn --	0:-10 1:30 2:-11 3:6
p unicorn p	0:-9 1:40 2:-10 3:-13
p unicorn u	1:13 2:-9 3:10
p unlocked	0:19 3:-6
p unlocked --	0:12 3:-6
p unlocked u	0:22 3:-7
p vacuum-cleaner	0:-12 1:51 2:13 3:-26 4:-13 5:-10 6:-7 8:-14
p vacuum-cleaner --	0:-10 1:41 2:-7 3:-19 8:-9
p vacuum-cleaner h-	2:29 4:-16 8:-9
p vacuum-cleaner s	0:-8 1:10 2:25 4:-16 8:-9
p vacuum-cleaner u	1:44 2:-8 3:-26 5:-6 6:-6 8:-10
p volcano	3:13 8:-8
p volcano --	3:28 5:-7 8:-12
p volcano u	3:27 5:-7 8:-12
p waffle	0:-13 2:-6 4:-11 8:29
p waffle --	0:-14 2:-6 4:-11 8:29
p waffle u	0:-10 3:-9 4:-9 8:28
p washing-machine	0:-15 1:6 2:-11 3:-16 4:11 5:-12 6:-6 8:29
p washing-machine --	0:-18 1:11 2:-10 3:-15 4:14 8:17
p washing-machine s	0:-9 1:11 3:-6 4:-6 5:-9 8:22
p washing-machine u	0:-8 1:-7 2:-11 3:-15 5:-6 8:33
p wastebasket	0:-8 2:-10 3:23 4:-12 6:-8
p wastebasket --	3:27 4:-9 5:-6 8:-15
p wastebasket h-	3:-18 5:9 8:21
p wastebasket p	3:-18 5:7 8:16
p wastebasket u	0:-14 1:13 2:-6 3:31 4:-9 5:-6 6:-6 8:-15
p watch	0:22 3:-8
p watch --	0:27 3:-8
p watch u	0:27 3:-8
p water-buffalo	2:-8 5:21
p water-buffalo u	0:-7 1:-6 5:19
p water-pistol	0:-13 1:-17 3:-6 6:36 8:-7
p water-pistol s	0:-21 1:-15 3:-9 4:-6 6:41 8:-7
p watermelon	2:-14 3:-31 4:6 5:-8 6:36 7:16 8:-10 9:-6
p watermelon --	0:-7 2:-8 3:-29 4:-11 6:50 8:-7
p watermelon h-	2:-8 3:-19 4:18 6:-9 7:21 8:-6
p watermelon p	2:-8 3:-25 4:18 6:24 8:-6
p watermelon u	1:-13 2:-11 3:-15 4:-10 5:-6 6:24 7:24 8:-7 9:-6
p wedding	0:12
p wedding --	0:14 8:-6
p whale	1:-42 2:-15 3:28 8:29
p whale --	1:-25 2:-16 3:23 8:25
p whale s	0:-12 1:-36 2:-11 3:21 8:30
p whale u	1:20 2:-11
p wheel	0:9 1:-20 3:35 4:-12 5:-6 8:-14
p wheel --	1:-17 2:-7 3:43 4:-11 8:-13
p wheel h-	0:6 2:17 3:-11
p wheel p	0:-16 1:-7 2:18 3:25 4:-11 5:-7 8:-8
p wheel s	0:-16 1:-23 2:-6 3:49 4:-7 8:-15
p wheel u	0:30 3:-15
p white-circle	0:-13 1:-9 2:-9 3:56 4:-9 5:-6 6:-8 8:-17
p white-circle --	3:23 5:-6
p white-circle h-	3:24 5:-9 8:-6
p white-circle he	0:-14 3:47 4:-6 5:-19 8:-16
p white-circle p	0:-10 2:-6 3:50 4:-7 5:-25 8:-12
p white-circle u	0:-11 1:-9 2:-6 3:28 4:-7 5:16 6:-7 8:-12
p white-flower	0:-9 3:-20 4:-11 6:36 8:-12
p white-flower u	0:-7 3:-19 4:-11 6:36 8:-13
p wilted-flower	0:15
p wilted-flower u	0:14
p wind-face	0:11 1:20 2:-6 3:-16 4:-10 5:14 8:-18
p wind-face --	0:-8 1:29 2:-8 3:-20 4:-12 5:25 8:-26
p wind-face h-	0:18
p wind-face u	0:8 1:21 2:-7 3:-18 4:-11 5:20 8:-20
p windmill	0:11 2:-8 3:-12 4:24 8:-10
p windmill --	0:13 3:-11 4:15 8:-8
p windmill p	2:-6 3:-10 4:20 8:-6
p windmill u	0:17
p window	0:-16 1:-9 2:-13 3:21 5:12 6:-7 8:13 9:-6
p window --	0:-7 1:-8 2:-7 3:33 4:-19 5:9
p window -e	4:-8 8:15
p window h-	0:-25 1:-6 2:-14 3:-16 4:35 5:14 6:-6
p window he	0:-11 3:-6 4:-15 5:-6 8:34
p window p	0:12 2:-7 3:-11 4:19 8:-11
p window s	3:31 4:-19 8:-8
p window u	0:-21 1:-9 2:-12 3:29 4:-9 5:13 6:-7 8:13 9:-6
p wing	0:27 3:-10
p wing --	0:11
p wing u	0:19
p wolf	0:-7 1:8 2:19 3:-8 5:-7
p wolf --	0:-9 1:28 3:-11 4:-6 5:-9 8:10
p wolf h-	0:-6 2:34
p wolf p	1:-9 2:30
p wolf s	1:25 2:-11
p wolf u	0:-9 1:24 3:-10 4:-6 5:-10 6:-6 8:7 9:6
p woman	0:16 1:-24 2:-22 3:6 4:38 5:-8 7:-8 8:-12 9:8
p woman --	0:20 1:-28 3:-18 4:37 8:-7
p woman h-	1:-7 2:-17 3:34 4:-7 8:-7 9:-6
p woman he	0:-19 1:-22 2:-29 3:-16 4:51 5:-10 6:-6 7:-12 8:-14 9:23
p woman p	0:14 2:-6
p woman s	1:-11 4:25 7:-7
p woman u	0:6 1:-28 2:-18 3:9 4:41 5:-9 6:-6 7:-8 8:-14 9:9
p woman-mage	0:-8 1:7 2:31 3:-9
p woman-mage --	0:-10 2:42 3:-12 4:-6 8:-6
p woman-mage p	0:8
p woman-mage s	2:8
p woman-mage u	0:-12 2:35 3:-12 4:-6 8:-6
p wood	0:-11 2:-13 3:10 5:25 6:-17 7:-6 8:10 9:-6
p wood --	1:11 2:-8 5:9 6:-8 8:-10
p wood h-	0:-11 1:-11 2:-14 4:-20 5:33 6:-13 8:31 9:-6
p wood he	0:-19 1:-7 2:-9 3:36 4:15 5:-12 6:-22 9:-6
p wood p	0:-8 1:-7 2:-14 3:-13 4:-17 5:37 6:-9 8:22
p wood s	1:30 4:-9 8:-20
p wood u	0:-11 1:-9 2:-13 3:19 5:18 6:-21 7:-6 8:19 9:-7
p world-map	0:28 3:-8 4:-8 8:-6
p world-map --	0:21 4:-6 8:-7
p world-map u	0:23 4:-8 8:-7
p worm	0:-10 1:18 2:11 3:17 4:-12 5:-7 8:-16
p worm --	1:36 3:-14 4:-7 8:-6
p worm h-	0:-11 1:-12 3:39 4:-12 5:-6 8:-17
p worm p	1:-8 2:-12 3:23
p worm s	1:32 2:-16 3:-6
p worm u	0:-15 2:32 3:7 4:-13 5:-8 8:-18
p wrapped-gift	1:-8 3:13 4:18 5:-7 6:-11 8:-13
p wrapped-gift --	0:7 1:-7 3:-19 4:31 8:-13
p wrapped-gift h-	3:24 6:-8 8:-6
p wrapped-gift p	0:-7 3:32 6:-12
p wrapped-gift u	0:16 3:-13 4:13 8:-10
p yarn	0:-12 1:-15 2:-11 3:26 4:-11 5:-13 6:27 8:-11
p yarn h-	0:-6 1:-15 2:-9 3:22 4:-9 5:-10 6:20 8:-10
p yarn p	0:-13 1:-14 2:-8 3:31 4:-7 5:-11 6:14 8:-6
p yarn u	3:-9 4:-6 6:30 8:-10
p yeti	1:13
p yeti --	1:11
pc A A	5:-6
pc A F	1:-6 2:-6 3:15
pc A H	1:-7 2:16 3:-9 5:7
pc A N	1:-6 2:-6 4:6 5:8 6:-6 8:10
pc A O	1:-7 5:6
pc A U	0:9 8:11
pc A V	1:-7 2:27 4:-11 5:-7 6:-6 8:7
pc F A	1:8 2:29 3:-14
pc F F	2:9 8:6
pc F H	2:20 5:-6
pc F N	0:9 3:-7 4:14 5:-9 8:6
pc F O	1:6 2:12 3:-9 9:-6
pc F U	0:11 1:-6
pc F V	0:20 3:-15 5:-8 9:13
pc H A	1:12 3:8 5:-6 8:-8
pc H F	2:-8 3:14 4:-11 7:20 8:-6
pc H H	0:10 2:8 3:-11 4:-7 5:-9 6:9 8:-8
pc H N	2:-11 4:18
pc H O	0:12 5:7 6:-9
pc H U	0:11 1:-8 3:-8 4:-7 6:17
pc H V	1:9 2:30 3:-15 4:-11 5:-6 8:-10
pc N A	1:9 2:13 7:-6 8:-9 9:-6
pc N F	0:12 2:-8 3:30 4:-10 8:-8
pc N H	1:11 2:9 3:-13 4:-9 5:13 8:-6
pc N N	4:10 5:8 8:-8
pc N O	2:6 7:-6
pc N U	0:16 2:8
pc N V	0:13 1:17 2:-18 3:-17 4:14 5:17 8:-15 9:-6
pc O A	2:6
pc O F	1:-6 3:14
pc O H	1:-6 2:22 3:-7 4:-8 6:9
pc O N	0:6 1:-6 4:6 8:7
pc O O	2:-6 8:6
pc O U	0:10
pc O V	2:-7 3:-6 4:15 8:10 9:-7
pc U A	2:10 6:-6 9:-7
pc U F	3:10 6:9
pc U H	0:-11 2:16 8:-10 9:-7
pc U N	1:-8 8:16
pc U O	8:11
pc U U	0:8
pc U V	1:12 2:-10 5:-8 6:-6 8:11
pc V A	1:-6 2:8 4:-9 5:10 6:-8 7:-6 8:-7 9:21
pc V F	0:-18 1:22 3:-11 4:-16 5:-13 6:6 7:-8 8:9 9:10
pc V H	0:-11 1:-14 2:42 3:-13 4:6 6:-8 8:-10
pc V N	1:-7 2:-13 3:9 4:-7 6:6 8:14
pc V O	2:-6 3:9 5:26 6:-7 8:-14
pc V U	0:7 2:6 4:-6
pc V V	0:-6 2:-9 3:20 8:-18
pc edge A	1:16
pc edge F	3:12
pc edge H	1:7 2:13
pc edge N	2:-7 8:6
pc edge O	3:14 4:-7
pc edge U	0:8 1:8
pc edge V	1:24 2:-6
pn A A A	3:18 4:10 5:-6 8:-8
pn A A F	2:49 3:-19 4:-11 5:-6 8:-9 9:-6
pn A A H	0:-12 1:-6 2:-21 4:24 5:-8 7:-7 8:-12 9:29
pn A A N	2:17 3:-14 4:22 5:-8 7:-6 8:-10 9:-8
pn A A O	1:-7 2:-6 7:-7 9:21
pn A A U	1:-14 2:11 3:12 4:-16 5:-9 6:-7 9:17
pn A A V	0:20 2:7 3:-13 4:7 5:-6
pn A A edge	2:6 5:-6 7:12
pn A F A	2:-6 3:15 6:8
pn A F F	0:11 2:14 3:-12 4:-12 5:-8 8:18
pn A F H	4:7 6:12
pn A F N	3:28 4:-6 6:-6
pn A F O	1:-7 4:33 5:-8 6:-12 7:-6 9:-6
pn A F U	1:-10 8:13 9:-7
pn A F V	1:-6 2:-7 3:23 6:-7 8:-7
pn A F edge	1:-9 2:-9 3:22 4:8 5:-6 6:8
pn A H A	0:17 1:-6 2:-26 3:-6 4:7 5:22
pn A H F	0:-10 1:-8 2:11 3:-7 4:-6 5:-11 6:-6 9:25
pn A H H	6:16
pn A H N	1:-9 2:-7 7:25
pn A H O	0:12 1:9 3:-13 5:11
pn A H U	1:-10 5:23 6:-7 8:-6
pn A H V	2:8 6:7
pn A H edge	1:-6 2:34 3:-6 5:-6
pn A N A	1:-6 2:-8 3:6 5:11 8:8
pn A N F	0:-7 1:-8 2:-9 3:14 4:25 5:-16
pn A N H	0:-7 3:-14 4:27 5:-6
pn A N N	3:-6 4:6 6:-6 8:14 9:-6
pn A N O	0:10 1:-6 2:-8 3:-7 5:18 8:7
pn A N U	0:-19 1:-8 3:11 4:-23 5:19 6:-9 8:22 9:-6
pn A N V	1:-6 2:-6 3:-11 4:19 5:-6 8:9
pn A N edge	1:-7 2:-13 3:19 4:11 6:-6
pn A O A	1:-9 2:-9 6:7 8:9
pn A O F	3:-10 4:11 5:30 6:-9
pn A O H	0:8 2:-7 3:22 5:-9 6:9 8:-11
pn A O N	1:6 2:-11 3:14 4:-14 5:23 8:-7 9:-6
pn A O O	1:-9 2:-9 3:6 4:8 8:9
pn A O U	0:11 1:-10 3:6 4:26 5:-7 8:-15
pn A O V	0:-19 1:11 3:11 4:18 5:-11 8:-6
pn A O edge	1:-6 3:6
pn A U A	0:8 1:-8 2:-11
pn A U F	1:-12 3:11 4:-9 5:-9 6:-6 8:29
pn A U H	2:-6 3:-13 5:-7 6:15 8:18
pn A U N	0:16 2:-8 3:-14 4:-9 5:-6 8:29
pn A U O	0:8 5:-7 8:11
pn A U U	0:13 5:-6
pn A U V	0:14 1:-7 3:-7 4:-6 8:16
pn A U edge	0:9 1:-6 2:-9 3:-8 8:15
pn A V A	3:13 4:-10 9:-6
pn A V F	0:20
pn A V N	0:-8 1:-23 2:12 3:15 4:-7 5:-6 8:-15 9:21
pn A V O	2:-15 3:-11 4:-9 5:-6 8:30 9:-7
pn A V U	0:-9 1:9 2:-10 4:-11 8:28 9:-7
pn A V V	0:-13 1:-20 2:28 3:16 4:-12 5:-8 8:-19 9:14
pn A V edge	1:-9 2:44 3:-10 5:-13
pn F A A	1:24 2:12 3:-20 4:11 5:-6 6:-7 8:-9 9:-6
pn F A F	0:21 2:13 3:-8 4:-10
pn F A N	1:-21 2:6 3:-19 4:10 5:-6 8:27
pn F A O	1:7 2:8 5:-8 6:-6 7:-6 8:7
pn F A U	0:-20 1:9 2:31 3:-16 4:-7 5:-10 6:-7 7:-8 8:18 9:-9
pn F A edge	1:6 2:30 3:-13
pn F F A	1:-7 3:-11 4:-16 5:-9 6:-10 8:42
pn F F F	3:19 8:-6
pn F F H	0:-9 1:-7 2:-6 4:26 6:-6
pn F F N	0:-6 1:18
pn F F O	3:23 4:-9 8:-8
pn F F U	1:-9 2:9 3:7 4:-10 6:10 8:-9
pn F F V	6:-6 8:19
pn F F edge	1:-10 2:30 4:-6 5:6 6:-11
pn F H A	1:-8 2:-8 3:27
pn F H N	0:6
pn F H edge	2:32 3:-9 5:-6
pn F N A	0:14 2:-6 3:-13 4:31 5:-6 8:-11
pn F N F	3:18
pn F N H	0:13 8:-6
pn F N N	0:24 1:23 3:-22 4:-13 8:-11
pn F N O	2:17 4:-11 5:-10 8:9
pn F N U	1:-6 2:-9 3:13 4:-19 5:-9 6:-7 8:29
pn F N edge	0:-6 1:-12 4:16 5:-11 6:-7 8:17
pn F O A	0:-6 3:-14 4:15 6:-10 7:-6 8:11 9:-6
pn F O F	0:7 1:10 2:18 3:-15 5:-9 8:-11
pn F O H	0:13 1:16 3:-10 4:-6 8:-10
pn F O N	1:18 2:-6 3:-28 4:11 5:6 6:-7
pn F O O	0:6 2:9 3:19 8:-22
pn F O U	0:7 1:7 2:17 3:-21 4:8 5:-8 8:-7
pn F O edge	2:19 3:-11 4:-11 7:6 9:-6
pn F U A	0:21 2:-6 4:8 8:-11
pn F U F	0:22 1:-7 2:-6 5:-6 7:6 8:-8
pn F U N	0:-11 1:-7 2:23 3:-25 4:-15 5:16 8:12
pn F U O	1:-8 3:8 5:-6 6:6
pn F U U	0:11 3:18 4:-7 8:-6
pn F U edge	0:14 1:-7 2:-9 3:-7 5:14
pn F V A	0:22 1:6 4:-6 8:-6
pn F V F	1:-11 2:-6 8:20
pn F V O	0:15 2:13 3:-8 4:-6 5:-6 8:-11
pn F V U	0:6 2:-6 3:-9 4:-9 8:-12 9:20
pn F V V	1:-8 2:8 3:-7 4:19 5:-6 8:-10
pn F V edge	0:9 1:10 3:-6
pn H A A	2:-16 4:14 6:-6 7:-7 8:-7 9:16
pn H A F	0:-8 1:-6 2:-11 3:30
pn H A N	0:7 2:-23 3:37 4:-12 8:-7 9:-9
pn H A O	0:-16 1:8 2:28 4:-9 5:-6 8:-8 9:-6
pn H A U	0:8 1:-25 2:31 3:-25 4:-9 7:21 8:-8 9:-6
pn H A V	0:7 3:10
pn H A edge	1:39 2:-6 3:-10 7:-6 8:-7
pn H F O	2:-6 4:-7 6:-7 7:18
pn H F edge	3:17 4:-7
pn H H A	1:21 2:-10
pn H H O	2:18
pn H H V	2:12
pn H H edge	0:12 1:-7 7:9
pn H N A	0:-10 1:-7 2:-7 3:-10 4:39 5:-6
pn H N N	0:16 4:-7
pn H N O	0:-15 1:-7 2:-6 3:8 4:11 5:-10 6:-7 8:16
pn H N U	0:10 4:-7 5:16 8:-10
pn H N edge	0:16 1:16 2:-14 3:-9 4:-18 5:-8 6:11 8:6
pn H O A	1:-7 2:-7 3:-7 4:18 5:23 6:-6 8:-21
pn H O F	0:-10 2:-7 3:-11 4:-7 5:-11 6:-8 8:42
pn H O N	0:-9 5:20 8:-6
pn H O O	0:12 3:11 4:-11
pn H O U	2:-7 5:-8 6:-7 8:15
pn H O edge	0:24 1:6 2:7 5:-7 6:-7 8:-12
pn H U A	0:6 8:9
pn H U H	0:14
pn H U N	0:14
pn H U O	1:-9 2:30 3:-12 8:-9
pn H U U	1:-8 2:-8 3:6 4:-7 5:26 6:-6 8:-11
pn H U edge	1:-7 2:-14 3:-12 4:-7 5:-6 6:47 8:-7
pn H V A	2:18 4:-8
pn H V O	1:-9 2:26 3:-9 4:-7 8:-7
pn H V edge	1:18 2:-8 3:-6 4:7
pn N A A	1:6 4:-14 5:17 6:-6 7:-6 9:-7
pn N A F	0:-11 1:13 2:39 3:-19 4:-13 5:-6 6:-6 7:-8 8:-8
pn N A H	0:-10 2:-11 3:-8 4:27 8:-6
pn N A N	0:11 1:6 2:31 3:-14 4:-14 5:-8 8:-10
pn N A O	1:8 2:-20 3:30 4:11 6:-6 7:-6 8:-13 9:-7
pn N A U	1:20 2:33 3:-25 4:-6 5:-8 8:-13 9:-6
pn N A V	0:-15 1:-17 2:-23 3:20 4:-9 5:30 8:-6
pn N A edge	1:9 2:14 5:-7 8:-8
pn N F A	0:14 3:15 6:-10
pn N F F	0:11 3:10
pn N F N	0:6 3:20 6:-11
pn N F O	0:12 3:23 4:-6 6:-7 8:-7
pn N F U	1:11 3:11 6:-6 8:-7
pn N F edge	0:-8 1:-12 2:-10 3:21 4:-13 5:-6 6:23 8:-7
pn N H A	0:-6 1:-6 2:-19 3:-6 5:-8 6:35
pn N H N	2:21
pn N H O	0:-7 1:12 2:-39 3:-8 4:-6 5:44 6:-8
pn N H U	0:-9 1:14 2:12 3:-6
pn N H edge	1:9 2:24 3:-10 4:-6 5:-9
pn N N A	0:11 1:-7 2:6 4:17 8:-11
pn N N F	0:9 3:9 4:7 8:-11
pn N N H	4:6
pn N N N	0:-8 3:25 5:-11 6:7
pn N N O	0:24 2:-8 4:7 8:-12
pn N N U	1:7 3:-9 4:12 5:26 6:-7 8:-25
pn N N V	0:6
pn N N edge	0:6 1:-7 3:-16 5:18
pn N O A	1:18 2:-13 3:-11 5:14 9:-7
pn N O F	0:10 1:-6 3:-11 4:18 5:7 8:-15
pn N O H	0:-19 1:-9 2:-6 3:-10 4:10 5:-9 6:38 8:-18
pn N O N	1:-13 3:22 4:-16 6:-9
pn N O O	0:-14 1:-7 2:-14 3:25 4:6 6:-7 7:-6 8:14 9:-6
pn N O U	1:-13 2:20 3:9 4:6 5:-15 6:-9
pn N O edge	1:-7 2:27 3:-9 4:-11 6:7
pn N U A	1:-13 2:29 3:-9 4:8 5:-9
pn N U F	0:32 3:-8 8:-6
pn N U H	3:18 8:-7
pn N U N	0:10 1:-7 2:-8 3:12 4:13 5:-6 8:-8
pn N U O	0:12 1:9 2:18 4:-7 8:-14
pn N U U	0:15 1:-10 4:-7 8:11
pn N U V	2:-6 3:-7 8:18
pn N U edge	0:25 3:-12 4:-6
pn N V N	0:6 1:22 2:-10 3:-9 4:-6
pn N V O	0:6 1:22 2:-21 3:-17 4:10 5:10 8:-11
pn N V U	3:-9 4:22 8:-7
pn N V V	0:18 2:-7 4:-7 8:-7
pn N V edge	0:-16 1:-13 3:-9 4:11 5:26 8:-7
pn O A A	7:-9 8:23 9:-8
pn O A F	0:-8 2:30 3:-13 4:15 5:-8 6:-6 7:-7 8:-17 9:-7
pn O A H	1:25 2:-20 3:12 4:-10 8:-9 9:-7
pn O A N	0:10 1:-8 2:-11 3:19 4:-14 5:17 8:-13 9:-6
pn O A O	1:-12 2:16 3:-9 4:7 6:-6
pn O A U	5:11 6:-6 7:-8
pn O A V	1:-8 2:-13 4:24
pn O A edge	2:13 5:-7
pn O F A	1:-7 2:-10 3:9 4:17 6:6 8:-11
pn O F F	1:-11 2:-7 3:38 4:-11 6:-20
pn O F H	0:6 6:15
pn O F N	0:-15 1:21 2:-7 3:-8 4:-9 6:-8 8:19
pn O F O	0:6 1:-8 2:-14 3:29 4:-12 6:6 8:-9
pn O F U	0:25 1:-8 2:-8 3:22 4:-7 8:-9
pn O F V	0:-11 1:-6 8:21
pn O F edge	2:12 3:-11 4:7 5:7 7:-8 8:-9
pn O H A	0:-8 1:-14 5:-7 8:29
pn O H N	0:-6 2:23 3:-6
pn O H O	0:-15 1:9 3:-12 4:-6 5:26 6:-8 7:-6 8:-7
pn O H U	0:-15 1:-16 2:34 3:-14 4:-9 5:11 8:-7 9:-6
pn O H edge	2:13 4:-7 5:-8 6:16
pn O N A	1:-6 2:21 4:-21 5:21 8:-15
pn O N F	3:-6 4:31 8:-21
pn O N H	0:10 2:-6 3:-8 4:-6 5:13
pn O N N	2:-14 3:15 4:-15 5:7 6:-7 9:16
pn O N O	0:12 1:-7 2:-9 5:-11 8:27
pn O N U	1:-9 2:10 3:-10 4:21 6:-6
pn O N edge	0:6 1:-8 3:-8 4:12 8:12
pn O O A	0:11 1:-12 2:-7 4:6 8:12
pn O O F	2:-8 6:-6 8:14
pn O O H	0:-19 1:13 2:-9 5:12 6:-17 7:-6 8:13 9:-7
pn O O N	0:16 1:-7 2:-9 3:15 5:-10
pn O O O	1:-6 3:13 8:6
pn O O U	0:8 2:-8 4:16 5:-6 6:-8 8:6
pn O O V	0:-14 1:-8 2:-8 3:-11 4:23 8:10
pn O O edge	2:-9 4:7
pn O U A	0:15 1:-8 4:-8 8:10
pn O U F	0:15 1:6 2:-10 4:-6 6:13 8:-8
pn O U H	0:12 1:-8 3:-16 4:24 8:-7
pn O U N	1:-9 3:30 4:-10 8:-8
pn O U O	0:8 1:-8 5:15 8:-8
pn O U U	0:15 8:-6
pn O U V	0:-8 1:-7 2:13 3:20 4:-6 8:-8
pn O U edge	0:19 4:10 8:-7
pn O V A	1:12 2:-6 3:19 4:-8 8:-13
pn O V N	1:6 2:-8 4:-9 8:14
pn O V O	1:-8 2:-6 4:25 5:-9 8:8 9:-6
pn O V U	1:-12 2:-9 3:-8 4:-6 5:-6 8:30
pn O V V	1:-7 2:8 3:-9 4:16 8:-7
pn O V edge	0:12 1:7 2:-12 3:-14 4:16 5:13 8:-15
pn U A A	1:8 3:15 4:10 5:-8 6:-6 7:-6 9:-6
pn U A F	0:-6 1:-10 2:-14 4:23 5:9 6:-7 7:17 8:-13 9:-7
pn U A H	0:6 1:-23 2:37 3:-10 4:-13 8:-6
pn U A N	0:-17 1:-7 2:9 3:29 4:-11 5:8 6:-8 7:-9 9:-9
pn U A O	1:13 4:-6 5:-8 6:-6 7:-6 9:-7
pn U A U	1:-6 2:-6 3:9 4:10 6:-6 8:11 9:-8
pn U A V	1:31 2:-10 3:-11 4:-7
pn U A edge	0:8 2:21 3:-14 7:7 8:-6 9:-6
pn U F A	0:-11 2:-18 3:-11 4:24 5:8 6:19 7:-6 8:-13 9:-7
pn U F F	0:-20 3:29 4:-13 5:-9 6:8 7:-6 8:-12 9:9
pn U F N	1:-12 2:-8 3:24 6:11 8:-11
pn U F O	1:9 2:26 4:-14 5:-8 6:-13 8:7
pn U F U	4:-8 5:11 6:8 8:-8 9:-6
pn U F V	0:-9 2:-6 3:-29 6:14 9:32
pn U F edge	1:-11 2:-11 3:27 4:10 5:-12 8:-11
pn U H A	0:-21 1:-15 2:50 4:-11 5:-13 6:-7 8:-8
pn U H H	2:-17 5:28 6:-6
pn U H N	0:-12 1:-6 2:-8 3:-9 4:22 5:-8 6:15
pn U H O	0:-6 1:-7 2:15 3:-14 4:-6 5:21 6:-7
pn U H U	1:-14 2:-7 3:15 5:-10 6:16 8:-7
pn U H edge	1:10 2:24 3:-9 4:-7 5:-8 6:-8
pn U N A	1:-8 4:10 6:-6
pn U N F	0:22 3:-14 4:-9 5:-6 8:13
pn U N H	0:7 3:18 8:-15
pn U N N	1:-8 3:7 4:23 5:-13 6:-6
pn U N O	1:-11 2:14 4:-14 5:-8 6:-6 8:23
pn U N U	0:-6 1:-10 2:-6 6:22 8:15 9:-6
pn U N V	0:16 4:-14 8:12
pn U N edge	0:11 1:-7 2:-11 3:-9 4:7 6:-6 8:17
pn U O A	0:-7 1:6 2:-11 3:12 4:-9 5:-11 6:12 8:13 9:-7
pn U O F	1:18 2:-11 3:9 4:-15 5:-12 6:-11 8:18
pn U O H	0:-8 1:-10 2:-9 3:-35 4:10 5:-8 6:6 8:20 9:22
pn U O N	1:-11 2:-7 3:10 4:-15 5:-12 6:15 8:19
pn U O O	2:7 4:-6 5:15 6:-10 9:-6
pn U O U	0:11 1:-8 4:7 5:-9
pn U O V	0:-12 1:19 2:-12 3:-19 4:10 5:-10 6:-10 8:23 9:-6
pn U O edge	0:6 1:-11 2:-12 5:6 8:8
pn U U A	2:-6 3:14 4:8
pn U U F	0:-9 1:12 3:9 5:-7 6:-7 8:-9 9:8
pn U U H	1:-8 2:-6 3:-16 4:-8 7:14 8:22
pn U U N	0:16 2:-7 3:16 4:-8 5:-6
pn U U O	0:6 1:6
pn U U U	0:6
pn U U V	0:17 1:-8 2:-8 4:-8 5:-8 9:16
pn U U edge	0:18
pn U V A	1:-27 3:-19 4:6 8:9 9:23
pn U V N	0:-6 1:34 2:-9 4:-14 8:-11
pn U V O	0:10 1:-16 2:9 4:-16 8:17
pn U V U	1:6 2:-18 3:35 4:-17 5:-7 6:-6 9:-7
pn U V V	1:16 2:-15 3:-17 4:8 8:15 9:-7
pn U V edge	1:27 2:-13 3:-19 4:11 5:-8 6:-6 8:7 9:-6
pn V A A	0:-15 1:-13 2:-9 4:-7 5:-6 6:-7 8:-7 9:40
pn V A F	0:14 1:-11 2:14 3:-6
pn V A O	0:-13 1:-21 2:12 3:-24 5:17 6:-7 7:-7 9:21
pn V A U	0:15 1:-11 2:16 3:-7 4:-13 8:-7 9:11
pn V A V	0:-6 1:18
pn V A edge	0:7 2:-8 4:-11 5:19 7:-6 8:-8
pn V F F	0:-7 1:13 2:27 3:-21 4:-7
pn V F U	0:-15 1:-10 2:-10 3:-15 4:-7 6:29 8:-10 9:21
pn V F edge	0:-8 1:26 2:6 3:-6 4:-10 5:-14 6:-16 7:-6 8:12 9:-6
pn V H A	0:-10 1:-10 2:38 3:-8 5:-7 8:-6
pn V H N	0:-6 2:16 5:7
pn V H edge	2:16 5:-6
pn V N A	0:9 3:11 4:-15 8:9
pn V N F	2:-7 3:32 4:-14 8:-9
pn V N N	2:-7 5:-10 8:18
pn V N O	2:-11 3:-10 4:-13 5:33 8:-6
pn V N U	3:-10 4:-19 5:-9 8:33
pn V N V	0:-15 3:25 4:-12 5:-7 8:11
pn V N edge	0:8 2:-9 3:-11 4:26 5:-12 6:18 8:-22
pn V O A	0:10 1:-8 2:-9 3:-9 4:-12 5:19 6:6 8:-18 9:15
pn V O F	0:15
pn V O N	2:-7 3:9 4:11 5:10 6:-6 8:-13
pn V O O	3:13 4:-6 5:20 6:-10 8:-19 9:-6
pn V O U	1:-10 3:9 4:-15 5:22 6:-6 8:-6 9:10
pn V O V	0:21 3:-23 4:-7 5:8 6:8
pn V O edge	1:-7 2:-9 3:16 5:12 6:-11 7:-6 9:-6
pn V U A	0:-15 1:-13 2:-11 3:12 4:-11 5:-6 6:20 8:14 9:-6
pn V U F	0:-20 2:-10 3:-12 4:32 5:-14 6:-6 7:-6 8:-12 9:23
pn V U H	0:14
pn V U N	0:11
pn V U O	0:-8 1:18 2:-11 4:-9 5:16
pn V U U	0:26 1:8 2:-8 4:-6 8:-8
pn V U V	0:12 3:-7 8:11
pn V U edge	0:8 1:-7 2:27 3:-9 4:-7 5:-8 8:-8
pn V V A	0:11 1:-14 2:-8 3:20 8:-6
pn V V N	1:12 2:13 4:-7 8:-11
pn V V O	0:-23 2:-17 3:-17 4:28 5:-7 6:12 7:-7 8:-16 9:21
pn V V U	0:-9 1:15 2:-16 3:22 4:13 5:-6 8:-21 9:-10
pn V V V	0:-21 1:8 2:10 3:19 5:-7 8:-10 9:-7
pn V V edge	3:20 4:-12 5:9 6:-8 7:13 8:-8 9:-6
pn edge A A	1:14
pn edge A F	1:16 2:8
pn edge A H	1:30 2:-11 4:-8
pn edge A N	1:29 4:-6
pn edge A O	1:21 8:-6
pn edge A U	0:8 1:6 2:14 4:-7 8:-10
pn edge A V	1:27 2:-8
pn edge A edge	0:-7 1:7 2:13 3:11 4:-6
pn edge F A	1:-16 4:10 6:19
pn edge F F	0:6 1:30 2:-7 4:-7 6:-9 8:-6
pn edge F H	1:-6 3:31 4:-6
pn edge F N	0:11 1:-10 3:17 4:-6 8:-7
pn edge F O	1:7 8:-11
pn edge F U	0:-6 2:-9 3:15 4:-10 5:-6 6:-12 8:29
pn edge F V	1:18 2:-6 3:-10 4:-7 6:15 8:-6
pn edge F edge	3:20 6:-6 8:-6
pn edge H A	1:20 2:16 3:-8
pn edge H F	2:15 6:-11
pn edge H H	0:6 1:-6 2:-11 3:-8 7:28 8:-6
pn edge H N	1:-8 2:42 3:-9 6:-6
pn edge H O	1:10 4:8 5:-6 8:-7
pn edge H U	1:32 2:-16 6:-6
pn edge H V	1:26 2:-12
pn edge H edge	1:-10 3:23
pn edge N A	0:14 1:-18 2:-6 4:7 8:14
pn edge N F	0:11 1:17 3:-21 4:-14 5:-7 8:15
pn edge N H	0:7 1:-6 3:18 8:-12
pn edge N N	1:17 2:-7 3:9 5:-8
pn edge N O	1:8 2:-7 3:7 5:6
pn edge N U	2:-8 3:17 5:-10 8:6
pn edge N V	0:13 1:17 4:-13 8:-10
pn edge N edge	1:-15 2:-8 4:10 5:14
pn edge O A	0:13 2:-6 3:13 4:-7 6:8 8:-9
pn edge O F	0:-7 1:34 2:-8 4:-11 5:-7 6:-6 8:11
pn edge O H	0:-9 2:-6 3:-12 4:-8 6:22 8:15
pn edge O N	1:26 2:-7 3:15 4:-8 5:-8 6:-7 8:-8
pn edge O O	0:8 3:16 4:-6 5:-10
pn edge O U	1:-7 2:-6 4:7 5:-6 6:-7 8:22
pn edge O V	1:6 3:25 4:-7 8:-14
pn edge O edge	0:6 2:-8 3:14 4:-7 6:9 8:-6
pn edge U A	0:16 1:8 3:-8 4:7
pn edge U F	0:8 2:21 3:-18 4:-8 8:14
pn edge U H	0:-10 1:13 3:16 4:-10 8:-8
pn edge U N	0:13 1:21 2:-7 4:-6 8:-11
pn edge U O	0:15 1:6 3:11 4:-6
pn edge U U	1:8 2:-7 3:7 8:10
pn edge U V	0:-8 1:27 2:-7 3:10 4:-7 8:-15
pn edge U edge	2:8 3:6 4:-6 8:-9
pn edge V A	0:18 1:11 3:-7 8:-9
pn edge V F	1:21 3:-7 8:-8
pn edge V H	1:-8 3:-7 8:25
pn edge V N	1:21 2:-7 3:8 8:-8
pn edge V O	1:24 4:8 8:-12
pn edge V U	0:-6 1:18 2:-9 3:-18 4:-8 8:25
pn edge V V	0:8 1:16 2:-6 4:-6 8:-8
pn edge V edge	2:-13 4:-8 6:21 8:-6
rg attack 0	2:21 3:-6 8:-8
rg attack 1	1:-17 4:-7 5:12 8:21
rg attack 2	2:11 3:-7 5:-8 6:19 8:-10
rg attack 4	1:27 2:-16 5:-9 6:-7
rg attack far	2:-18 3:39 4:-12 5:-6 6:-6 8:6 9:-9
rg avoid 0	1:11 2:8
rg avoid 1	2:8 3:10
rg avoid 2	1:-6 2:13 3:-9 4:6 5:6 6:-9 9:-6
rg avoid 4	1:14 2:-11 8:-11
rg avoid far	0:12 2:-9 3:11 4:-6 6:-6
rg bring 0	1:16 2:-7 3:12
rg bring 1	0:-8 4:22 5:-10 6:-6 8:-8 9:12
rg bring 2	1:11 3:13 4:-7 5:13 8:-18
rg bring 4	0:7 3:7 8:-14
rg bring far	1:-8 5:-8 8:25
rg chase 0	2:22 3:-6
rg chase 1	2:28
rg chase 2	0:-9 1:-6 2:11 3:36 4:-15 5:-7 6:-13
rg chase 4	0:12 1:-13 2:-12 3:20 5:-6 6:8 8:-9
rg chase far	1:6 3:-8 4:19 5:-10 6:-8 8:13
rg cross 0	1:19
rg cross 1	0:9 1:6 3:-7 4:15 5:-7 8:-11
rg cross 2	2:-6 3:-7 7:8 8:15
rg cross 4	0:13 2:-10 3:-9 4:-8 5:18 8:-7
rg cross far	2:-11 3:7 5:12 6:-8
rg eat 0	2:13 3:7 5:-6
rg eat 1	0:-6 1:10 5:12
rg eat 2	1:7 2:-6 3:-9 4:14 5:9 8:-11
rg eat 4	0:6 2:-8 4:-6 5:8
rg eat far	0:9 3:13 4:-8 5:-7
rg fall 0	1:-9 2:6 4:-10 6:7 8:6
rg fall 1	0:7 1:-11 3:15
rg fall 2	0:-16 1:-8 2:19 3:17 4:6 5:-10 6:-7 7:-6 9:-6
rg fall 4	0:7 1:11 2:-9 4:-10 5:-7 8:11
rg fall far	1:8 3:6 5:-10 8:-12 9:6
rg fight 0	1:6 3:-8 6:23 8:-6
rg fight 1	1:-7 2:23 3:10 5:-6 8:-10
rg fight 2	0:9 2:19 6:-7 8:-9
rg fight 4	0:10 1:30 3:-16 5:-6 6:-8 8:-10
rg fight far	2:-6 3:-11 6:-8 8:18
rg guard 0	1:19 2:8 3:-8
rg guard 1	1:7 2:-12 3:-6 4:33 8:-7
rg guard 2	1:-6 4:19
rg guard 4	0:-12 1:10 2:-11 3:-10 4:19 6:15 8:-6
rg guard far	1:-29 2:28 3:10 4:-13 5:-7 6:10 8:-6
rg hit 0	0:15 1:-15 2:6 4:-6
rg hit 1	1:7 4:-10 5:-8 6:6 8:7 9:-6
rg hit 2	0:8 1:9 2:-8 3:-14 5:-7 6:15
rg hit 4	3:11 4:8 5:-8 6:6
rg hit far	1:12 5:-7
rg love 0	2:15 3:10 5:-6 8:-8
rg love 1	0:9
rg love 2	0:9
rg love 4	1:-9 8:21
rg love far	0:25 1:-7 3:-6 8:9
rg make 0	1:8 2:-6 4:12 5:-7
rg make 1	1:-9 2:-9 3:10 4:9 8:10
rg make 2	2:-7 3:21 4:-13 5:-6 8:7
rg make 4	0:-6 2:-11 3:11 4:-14 5:9 6:-6 9:12
rg make far	0:14 1:9 2:-9 3:7 4:7 5:-7 8:-13
rg match 0	0:15 1:-10 2:-6 9:12
rg match 1	1:-10 2:-6 3:30 4:-10 6:-6 8:9
rg match 2	0:8 1:13 2:-11 3:16 4:-7 6:-7 8:-8
rg match 4	0:-10 1:-14 2:-8 3:17 4:-11 5:-7 6:27 8:-12 9:7
rg match far	0:7 1:9 2:8 4:9 5:-7 6:-8 8:-13 9:-7
rg move 0	1:8 8:7
rg move 1	5:8
rg move 2	1:8 2:13 5:-11 7:6 9:-6
rg move 4	1:7 8:10
rg move far	0:7 2:-6 3:12 6:-6
rg over 0	3:9 5:6
rg over 1	0:15 2:-6 8:-10
rg over 2	1:37 2:-14 3:-14 4:-8
rg over 4	1:16 2:18 3:-18 4:-9 5:6 8:-10
rg over far	0:10 2:-10 3:-11 4:16 5:-9 8:7
rg play 0	0:12 1:10 5:-6
rg play 1	0:8 6:-6
rg play 2	1:-18 3:9 4:-9 6:16 8:-7
rg play 4	1:-7 4:11 5:-8 6:9 7:-6 9:-6
rg play far	1:-9 2:11 3:-8 6:-8 8:6
rg push 0	1:6 5:-6 8:-6
rg push 1	5:-7 6:6 8:6 9:-7
rg push 2	0:-7 1:16 2:-11 3:-26 4:32 5:-6 6:-6
rg push 4	0:9 1:-14 2:-8 3:39 4:-12 5:-7 6:-8
rg push far	0:6 2:-9 3:15 4:8 8:-12
rg race 0	1:18
rg race 1	0:-6 1:20
rg race 4	0:-7 2:-7 3:-6 8:-6 9:27
rg race far	0:17
rg reach 0	0:-8 2:-7 3:15 4:9
rg reach 2	3:6
rg reach 4	5:23 8:-10
rg reach far	1:10 4:-14 6:-6 8:6
rg save 0	1:13 4:9
rg save 1	1:9 2:9 3:-7 4:-11 8:16
rg save 2	2:6 3:-10 4:14 8:-6 9:-6
rg save 4	0:8 3:16 4:-12 8:-7
rg save far	1:11 2:-8 3:-6 4:-7 8:12
rg shoot 0	0:6 1:6 2:7
rg shoot 1	1:-10 2:25 3:-12 4:-7 5:-6 8:-8 9:12
rg shoot 2	0:-7 1:38 2:-15 3:-16 5:-6 6:10 8:-12
rg shoot 4	1:-11 2:27 3:7 4:-18 5:-8 6:8 8:-10 9:-7
rg shoot far	3:-7 4:19 7:-6 8:-10 9:-6
rg sneak 0	1:-7 2:19
rg sneak 1	2:9 4:7 5:-6 8:-8
rg sneak 2	0:-7 1:19 3:-15 5:16 8:-10
rg sneak 4	0:17 1:-10 4:14 8:-7 9:-6
rg sneak far	2:-10 3:8 4:10 5:-12 8:7
rg steal 0	0:-6 1:13 2:9 4:-6
rg steal 1	2:14
rg steal 2	2:28 4:-10
rg steal 4	0:8 2:-19 3:15 4:10 5:-6
rg steal far	2:8 3:11 4:-14
rg take 0	1:8 3:10 5:-6
rg take 1	1:8 5:7 6:-6
rg take 2	0:-6 1:13 6:-7 8:15 9:-6
rg take 4	1:7
rg take far	0:6 1:-6 8:18
rg throw 0	4:-7 6:22
rg throw 1	0:-7 1:16 3:-17 5:-6 6:11 9:6
rg throw 2	0:18 3:-16 8:8
rg throw 4	0:6 1:6 2:7 3:-11 4:-7
rg throw far	4:18 5:-8 9:-6
rg touch 0	1:-14 3:-7 4:-9 6:12 8:15
rg touch 1	3:-9 5:28 8:-12
rg touch 2	1:-13 2:-9 3:19 4:12 6:-6 8:-9
rg touch 4	1:34 2:-14 3:-8 5:-14 6:-6 8:7
rg touch far	0:11
rg victim 0	1:10
rg victim 1	2:7 3:-17 4:20 8:-7
rg victim 2	0:-6 2:11 3:15
rg victim 4	0:9 1:18 2:-9 4:-8
rg victim far	0:13
rg word:boss 0	0:10 1:-7 2:-12 7:19
rg word:boss 1	1:9 2:19 4:-7 5:-6 7:-9 8:-8
rg word:boss 2	0:-14 2:-8 3:15 4:-10 5:-8 6:-10 7:18 8:7
rg word:boss 4	3:-15 4:-7 5:6 6:23 8:-8
rg word:boss far	1:8 2:11 3:-8 4:-8 6:11 7:-6 8:-8 9:-6
rg word:enemy 0	0:25 2:-9
rg word:enemy 1	1:10 2:33 3:-15 4:-11 6:-6 8:-8
rg word:enemy 2	0:10 1:8 2:-16 3:-8 4:9 5:-7 9:6
rg word:enemy 4	5:-7 6:-9 8:7 9:10
rg word:enemy far	1:44 2:-9 3:-11 4:-8 8:-11
rg word:goal 0	0:10
rg word:goal 1	1:8 3:-10 5:13
rg word:goal 2	0:13
rg word:goal 4	0:-11 1:-9 2:-16 3:28 5:17 8:-9
rg word:goal far	0:26 1:-7
rg word:hero 0	1:14
rg word:hero 1	0:-7 1:18 2:-9 4:-6 8:14
rg word:hero 2	0:17 1:-23 2:20 8:-6
rg word:hero 4	1:-10 2:20 3:-15 5:17 8:-12
rg word:hero far	1:13 2:-9 4:-6 5:-9 6:-6 8:14
rg word:item 0	0:8
rg word:item 1	0:6 2:-13 3:16
rg word:item 2	1:-10 2:-7 3:25 8:-10
rg word:item 4	0:29 1:-10 2:-11
rg word:item far	1:-9 2:10 3:6 4:-6 8:8
rg word:obstacle 0	1:-6 2:8 3:-6 4:-7 6:18 8:-6
rg word:obstacle 1	1:16 2:-10 4:-7 5:12
rg word:obstacle 4	0:-7 1:24 2:17 3:-19 4:6 5:-7 6:-7 8:-9
rg word:obstacle far	0:-6 1:-12 2:-7 3:25 4:10 8:-8
right attack	2:11
right attack -	0:-7 1:8 2:16 5:-6 6:-6 8:8
right attack 0	2:14
right attack 0 A	2:36 3:-9 4:-9
right attack 0 F	1:10 2:23 4:-10 5:-6 6:-9
right attack 0 H	2:18
right attack 0 N	0:6 1:-6 2:-10 4:31 5:-6 8:-14
right attack 0 O	0:9 1:-14 3:12 4:-11 5:22 6:-6 8:-12
right attack 0 U	1:6 2:-10 3:-12 4:-6 8:21
right attack 0 V	0:17 1:-12 2:-12 4:-7 8:19
right attack 0 e sov	0:13 1:-11 3:-13 5:-6 8:21
right attack 0 e svo	0:14 1:-9 2:8 4:8 6:-6 8:-10
right attack 0 e v2	3:7
right attack 0 n sov	1:10 2:-13 3:19 5:-6 8:-10
right attack 0 n svo	2:19 4:-9 5:7
right attack 0 n v2	2:9
right attack 0 sov	0:7 5:-6 8:9
right attack 0 sov none	1:9 2:-13 3:18 5:-7 8:-11
right attack 0 sov to	0:21 4:-6
right attack 0 svo	2:15
right attack 0 svo in	0:16
right attack 0 svo is	0:14
right attack 0 svo none	2:13 5:8
right attack 0 svo with	0:12
right attack 0 v2	1:-8 2:14
right attack 0 v2 none	1:-10 2:22 3:6 4:-6
right attack 1	2:25 3:-10 5:-8 6:13 8:-11
right attack 1 A	2:19 3:-11 4:7 8:-6
right attack 1 H	0:-7 1:10 2:12
right attack 1 O	0:11 3:8
right attack 1 U	0:8 2:12
right attack 1 e sov	0:17 1:8 3:-6
right attack 1 e svo	0:-17 1:-13 2:27 3:-15 4:12 5:-7 6:12 8:-8 9:-6
right attack 1 n sov	0:7 1:-7 2:8
right attack 1 n svo	1:9 2:10 4:-8 5:-6 8:-10
right attack 1 sov	0:15 2:10 3:-6
right attack 1 sov none	0:13 3:-6
right attack 1 svo	0:-11 2:24 5:-8 6:6 8:-11
right attack 1 svo none	0:-11 1:-14 2:43 4:-12 5:-7 6:7 8:-7
right attack 2	0:-6 2:-14 3:22 4:6 5:-6 6:-6 8:9 9:-6
right attack 2 A	0:-11 1:27 2:-18 3:16 4:-7 8:-8 9:-6
right attack 2 F	0:-6 1:10 3:13 4:-6
right attack 2 O	0:-11 1:-21 3:-18 4:16 8:30
right attack 2 U	1:-10 3:15 8:-7
right attack 2 e sov	0:-15 1:10 3:18 8:-8
right attack 2 e svo	1:11 2:-13 3:14 9:-8
right attack 2 n svo	1:-23 3:-12 8:31
right attack 2 sov	0:-8 1:14 3:10 8:-9
right attack 2 sov none	0:-15 2:-7 3:26 4:-6 8:-12
right attack 2 svo	0:-6 2:-16 3:8 4:6 5:-6 6:-6 8:21 9:-8
right attack 2 svo none	2:-14 3:13 4:-9 8:15 9:-8
right attack 2 svo to	0:-8 3:-6 4:27 8:-8
right attack A	1:7 2:27 4:-7 8:-8 9:-7
right attack F	0:-7 1:23 3:9 4:-10 5:-6 6:-9 8:-6
right attack H	0:-7 2:17
right attack N	1:-7 2:-13 3:-9 4:31 5:-8 6:15 8:-17
right attack O	0:9 1:-20 3:7 4:-6 5:15 6:-7 8:10
right attack U	4:-8 8:14
right attack V	0:20 1:-12 2:-15 4:-10 8:20
right attack h	0:8 1:-8 3:12 8:-6 9:-6
right avoid -	1:15 6:-6
right avoid 0	2:8 3:6
right avoid 0 A	2:15 3:7
right avoid 0 F	1:7 3:18 6:-7
right avoid 0 H	1:-7 2:13 9:12
right avoid 0 N	0:11 1:-7 2:6 4:9 5:-10
right avoid 0 O	2:-14 3:10 5:22 6:-7
right avoid 0 U	0:-8 1:8 5:10
right avoid 0 V	1:6 2:13 4:-16 5:-7 8:-16 9:16
right avoid 0 e sov	0:10 1:-9 2:10 3:8 4:-6 8:-6
right avoid 0 e svo	1:-23 2:-20 4:-14 5:34 6:-8 8:9 9:11
right avoid 0 e v2	1:-11 2:20 3:-10 5:-7 8:17
right avoid 0 n sov	1:-19 2:37 3:-16 5:17 8:-10
right avoid 0 n svo	1:11 3:10
right avoid 0 n v2	1:11 3:12
right avoid 0 sov	1:-17 2:32 3:-7 4:-6 5:14 8:-9
right avoid 0 sov and	2:14
right avoid 0 sov from	0:-9 1:-23 2:31 3:-9 4:-7 5:23 8:-14
right avoid 0 sov none	0:8 1:-27 2:28 4:-6 5:9 8:-6
right avoid 0 sov obj	0:6 1:-10 2:27 3:-17 4:-7 5:16 6:-6
right avoid 0 sov subj	0:11 1:-6 2:6
right avoid 0 sov to	0:-11 1:-6 2:31 3:-8 4:8 5:-6 8:-7
right avoid 0 sov with	2:-22 9:27
right avoid 0 svo	1:6 2:-8 3:11
right avoid 0 svo at	0:15 2:-11 3:-7 4:12
right avoid 0 svo from	2:-6 3:41 4:-9 5:-7 8:-22
right avoid 0 svo in	0:19 1:15 2:-11 4:7 5:-11 8:-16
right avoid 0 svo none	1:8 3:8
right avoid 0 svo of	1:16 2:-9 3:-18 4:26 8:-13
right avoid 0 v2	1:6 2:9 3:7
right avoid 0 v2 from	1:-6 2:14
right avoid 0 v2 in	0:14
right avoid 0 v2 none	0:-6 1:9 3:11 5:-7 8:6
right avoid 1	1:9 2:-6
right avoid 1 A	1:36 3:-9 8:-9
right avoid 1 F	0:-6 1:-9 2:-8 3:23 4:11 8:-8
right avoid 1 H	1:12 2:7 3:-11 5:9
right avoid 1 N	1:-9 2:-6 3:-6 4:27 5:-9
right avoid 1 O	1:-16 2:-8 3:6 4:-12 8:24
right avoid 1 U	0:26 1:-8 3:6 8:-6
right avoid 1 V	0:-7 1:32 3:-12 4:-6
right avoid 1 e sov	1:8 3:-14 4:23 6:-11 8:-10 9:-6
right avoid 1 e svo	1:-14 2:13 3:19 4:-7 8:-7
right avoid 1 e v2	1:-9 3:-7 4:16 8:8
right avoid 1 n sov	0:-9 1:9 3:-24 4:10 5:-8 6:13 8:11 9:-6
right avoid 1 n svo	2:-9 3:12 8:8
right avoid 1 n v2	0:11 1:24 2:-9 3:-14 4:-6
right avoid 1 sov	1:15 3:-13 4:9 9:-6
right avoid 1 sov and	0:-6 2:11 5:12
right avoid 1 sov is	3:25 4:-7 5:-6 8:-6
right avoid 1 sov none	1:15 2:-12 3:-17 4:15 5:-7 6:-6 8:14
right avoid 1 sov obj	0:-6 1:-7 2:15 3:-30 4:21 5:-8 6:14
right avoid 1 sov of	0:6 2:12
right avoid 1 sov subj	1:24 2:-12
right avoid 1 svo	3:8
right avoid 1 svo from	3:23 8:-9
right avoid 1 svo in	0:-8 1:12 4:-8 8:11
right avoid 1 svo none	2:-11 3:16 6:-6
right avoid 1 svo of	1:-14 2:25 3:-18 4:-7 5:-7 8:14
right avoid 1 svo with	0:11
right avoid 1 v2	0:9 1:19 2:-10 3:-17
right avoid 1 v2 in	0:-12 1:-9 3:-6 4:24
right avoid 1 v2 none	0:8 1:32 2:-9 3:-18 4:-8
right avoid 2	0:6 1:11 2:-7 3:6 4:-6
right avoid 2 A	1:28 4:-7 5:-6 8:-6
right avoid 2 F	3:12
right avoid 2 N	0:8 1:-8 2:-6 3:12 5:10 8:-8
right avoid 2 O	0:7 1:6 3:-10 5:-7 6:18 8:-10
right avoid 2 U	0:35 1:-15 3:-7
right avoid 2 V	0:-6 2:-12 3:-9 4:-7 8:9 9:17
right avoid 2 e sov	2:13 3:-14 4:-8 5:11 8:-13
right avoid 2 e svo	0:22 2:-10 3:10 8:-8
right avoid 2 e v2	0:20 3:10 4:-13
right avoid 2 n sov	1:-13 2:-8 3:-11 4:-8 5:-10 6:24 8:14 9:-6
right avoid 2 n svo	1:28 2:-10 5:-6
right avoid 2 sov	1:-7 2:8 3:-19 4:-12 5:8 6:11 9:8
right avoid 2 sov none	2:12 3:-15 4:-9 5:-8 9:16
right avoid 2 sov subj	1:11
right avoid 2 svo	0:8 1:20 2:-15 3:10 5:-6 8:-7
right avoid 2 svo at	1:19 4:-6 8:-12
right avoid 2 svo none	0:12 1:17 2:-12 3:15 4:-8 8:-11
right avoid 2 svo with	0:16
right avoid 2 v2	0:15 3:13 4:-11
right avoid 2 v2 at	0:17 4:-10
right avoid 2 v2 none	3:19
right avoid A	1:13 2:11 8:-7
right avoid F	3:20
right avoid H	2:6 3:-9 4:-6 5:12 9:12
right avoid N	0:11 1:-8 4:17
right avoid O	2:-12 3:6 5:13 8:7
right avoid U	0:19
right avoid V	0:-9 1:14 4:-16 5:-9 6:-6 9:20
right avoid h	1:-10 3:13
right bring	3:9
right bring -	1:9
right bring 0	3:11
right bring 0 A	1:15
right bring 0 F	1:-9 2:-7 3:38 4:-10 6:-8 8:-6
right bring 0 H	3:6
right bring 0 N	0:-7 2:-6 3:19 5:9 8:-12
right bring 0 O	0:-11 2:-7 3:37 4:-16 5:-6 6:-6 8:7 9:-6
right bring 0 U	0:21 1:-10 2:12 3:-7 4:6 5:-6 8:-9
right bring 0 V	1:9 2:-7 3:-18 4:-10 8:11 9:17
right bring 0 e sov	3:9 4:22 5:-6 6:-7 8:-12
right bring 0 e svo	0:9 3:6
right bring 0 n sov	0:15 1:-8 2:-9 5:-6 8:8 9:9
right bring 0 n svo	1:9 3:11 4:-9
right bring 0 n v2	1:9 3:7
right bring 0 sov	2:-6 3:12 4:17 5:-7 6:-7
right bring 0 sov in	4:17
right bring 0 sov none	0:8 1:7 2:-6 3:17 6:-6 8:-9
right bring 0 sov obj	1:-7 2:-14 3:6 4:10 6:-7 9:16
right bring 0 sov to	1:-12 2:6 4:17
right bring 0 sov with	4:12
right bring 0 svo	1:6 3:9 4:-9
right bring 0 svo at	1:-11 3:11 4:-9 8:19 9:-6
right bring 0 svo is	0:14 1:-7 2:13 3:-11
right bring 0 svo none	1:13 3:12 4:-9
right bring 0 svo of	0:6 3:9
right bring 0 v2	0:-10 3:8 4:15
right bring 0 v2 none	1:10
right bring 1	0:6 4:16
right bring 1 A	1:-6 2:12 3:-10 4:31 5:-7 8:-10 9:-6
right bring 1 F	0:10 1:-6 3:18 4:-6
right bring 1 H	0:8 1:6 2:-8
right bring 1 N	0:7 1:-7 2:-6 4:12 5:15 8:-15
right bring 1 O	0:8 1:-10 2:-6 4:-20 8:26
right bring 1 U	1:6 2:-6 3:8 4:11 5:-6 8:-11
right bring 1 V	1:20 8:-6
right bring 1 e sov	0:6 2:-18 3:-27 4:32 5:20 8:-16 9:-6
right bring 1 n sov	0:-10 1:6 2:-17 3:24 4:16 5:-7 6:-6 8:-10
right bring 1 n svo	0:8 3:6 5:-7
right bring 1 sov	2:-21 4:35 6:-6 8:-14 9:-6
right bring 1 sov none	1:-13 2:-17 4:41 5:-7 8:-11
right bring 1 sov obj	3:18
right bring 1 sov subj	0:7 2:-11 3:-12 4:19
right bring 1 sov to	0:8 2:-6 4:6
right bring 1 svo	0:11 2:7 5:-6
right bring 1 svo from	0:13
right bring 1 svo none	0:6 1:8 4:-9
right bring 1 svo of	0:15
right bring 1 svo to	0:14
right bring 2	0:-7 4:8 5:-7 6:-6 8:13
right bring 2 A	0:-18 1:10 3:-21 4:31 5:-6 8:-11 9:10
right bring 2 F	3:28 4:-6 8:-10
right bring 2 N	1:26 3:-9 4:-7 8:-14
right bring 2 O	0:6 1:-9 4:-7 8:20
right bring 2 U	0:16 1:-11 8:6
right bring 2 V	0:-10 2:-7 3:-8 4:-6 8:31
right bring 2 e sov	1:11 2:-8 5:-6 8:12
right bring 2 n sov	0:-15 3:-21 4:12 5:-6 8:14 9:16
right bring 2 n svo	3:15 8:-7
right bring 2 sov	0:-13 1:12 3:-15 5:-7 8:23
right bring 2 sov in	1:-26 8:34
right bring 2 sov none	0:-10 3:-13 4:12 5:-6 8:10 9:9
right bring 2 sov of	0:-20 1:30 3:-20 4:-7 5:-6 8:13
right bring 2 sov subj	1:20
right bring 2 svo	0:6 3:9
right bring 2 svo none	3:19
right bring A	1:11 4:14 8:-7
right bring F	0:9 1:-8 2:-6 3:39 4:-9 6:-8 8:-7
right bring H	1:7 2:19 4:-6 5:-7 8:-6
right bring N	1:8 2:-7 3:7 4:9 5:10 8:-15 9:-6
right bring O	1:-7 2:-7 3:25 4:-13 6:-6 8:17
right bring U	0:12 4:7 5:-6
right bring V	0:-7 1:20 2:-11 3:-17 4:-12 5:-6 8:19 9:7
right bring h	1:-11 2:-8 3:27 6:-7
right chase	2:10 5:-6
right chase -	0:-7 1:10 2:18 6:-6
right chase 0	2:17
right chase 0 A	1:-7 2:32 4:-6
right chase 0 H	1:24 2:-8
right chase 0 N	2:-7 3:-12 4:26
right chase 0 O	0:15 1:-7 2:16 3:-13
right chase 0 U	1:-15 2:17 4:-8 8:12
right chase 0 V	0:17 1:-9
right chase 0 e sov	1:-9 2:14 3:-7 4:10
right chase 0 e svo	0:10 1:-12 2:28 3:-8
right chase 0 e v2	1:24 2:-10
right chase 0 n sov	1:-16 2:31
right chase 0 n svo	1:6
right chase 0 n v2	1:-34 2:40
right chase 0 sov	0:-6 1:-20 2:37 3:-8 4:6
right chase 0 sov none	1:-14 2:27
right chase 0 sov subj	1:-10 2:21
right chase 0 sov to	1:-14 2:25
right chase 0 svo	2:16
right chase 0 svo none	2:20
right chase 0 svo of	0:14 2:-7
right chase 0 v2	1:11 2:10 3:-7
right chase 0 v2 none	2:17 3:-6
right chase 1	0:-8 3:20 4:11 5:-10 6:6 8:-10 9:-6
right chase 1 A	3:12 4:6
right chase 1 F	3:19 4:7 6:-11
right chase 1 H	0:6 1:-13 3:7 6:12
right chase 1 N	1:17 2:-6 3:26 4:-16 6:-11 8:-17
right chase 1 O	0:-17 1:-11 2:6 4:23 5:-17 9:-6
right chase 1 U	0:13
right chase 1 e svo	1:-7 2:-8 3:25 4:17 5:-11 8:-15
right chase 1 e v2	1:-11 2:19 4:-7
right chase 1 n svo	0:-8 1:13 2:8 3:18 4:-19 5:-9
right chase 1 sov	0:-6 1:-12 3:-7 4:27
right chase 1 svo	0:-6 3:24 4:7 5:-11 8:-8 9:-6
right chase 1 svo at	3:-7 4:19 8:-7
right chase 1 svo in	3:-8 4:-6 8:16
right chase 1 svo none	0:-6 1:6 3:13 4:9 5:-9 8:-12
right chase 1 svo of	3:33 4:-7 6:-10 8:-7
right chase 1 svo with	0:-12 1:-8 2:-18 3:22 6:20 8:-9
right chase 1 v2	1:-11 2:19 3:9 4:-9
right chase 1 v2 none	1:-10 2:17 3:11 4:-6
right chase 2	1:9 2:-15 3:-15 4:17 5:-7 6:-8 8:18
right chase 2 A	0:-6 1:41 2:-22 3:-9 4:-7 8:-6
right chase 2 N	0:-6 3:-9 4:21
right chase 2 O	0:-10 1:-12 2:-7 3:-10 4:25 5:-7 6:-8 8:18
right chase 2 U	0:9 1:-9 8:12
right chase 2 e svo	1:22 2:-15 3:-20 4:20 6:-7
right chase 2 n sov	1:-9 8:14
right chase 2 n svo	0:-6 1:17 2:-15 3:-9 4:8 5:-6 8:11
right chase 2 sov	1:-15 8:21
right chase 2 svo	1:22 2:-18 3:-21 4:19 5:-6 6:-8 8:9
right chase 2 svo at	0:-9 1:-6 4:14 8:9
right chase 2 svo in	4:-8 8:15
right chase 2 svo none	0:13 1:25 2:-18 3:-18 4:20 6:-7 8:-14
right chase A	1:7 2:18 4:-6
right chase F	3:14 4:11 6:-10
right chase H	2:9 5:-6 6:7
right chase N	1:8 2:-11 3:10 4:23 5:-9 6:-12 8:-10
right chase O	0:-6 1:-15 2:13 3:-12 4:26 5:-13 8:9
right chase U	0:7 1:-17 2:7 3:6 4:-9 8:16
right chase V	0:24 1:-7 2:-7 8:-6
right chase h	0:6 1:-8 3:6 4:6 5:-6
right cross	1:14 3:-6
right cross -	1:20 2:-6 8:-6
right cross 0	1:9
right cross 0 A	1:17
right cross 0 N	4:-6 8:13
right cross 0 O	0:20
right cross 0 U	8:17
right cross 0 V	0:8 1:-8 4:14 8:-7
right cross 0 e sov	0:-7 2:21 8:-6
right cross 0 e svo	0:7 1:-7 2:-7 3:10 4:10 5:-6
right cross 0 n sov	0:6 1:-8 2:-11 3:-6 4:-8 7:17 8:12
right cross 0 n svo	1:14 3:-8
right cross 0 sov	2:11 3:-7 4:-8 5:-6 7:6 8:8 9:-6
right cross 0 sov none	0:8 2:-9 7:14 8:-6
right cross 0 sov of	4:-8 8:24
right cross 0 svo	0:6 1:9 2:-6 5:6
right cross 0 svo from	1:-6 2:-7 3:-6 4:-7 5:17 8:11
right cross 0 svo in	0:9
right cross 0 svo none	1:16
right cross 1	0:7 1:22 2:-9 3:17 4:-10 5:-9 8:-15
right cross 1 A	1:26 2:-7 3:-9
right cross 1 O	1:-9 2:-6 3:32 4:-9 8:-13
right cross 1 e svo	1:-9 2:-7 3:37 4:-10 8:-15
right cross 1 n sov	0:6 1:14 2:-6 3:-6
right cross 1 n svo	0:11 1:17 3:-12 5:-6 8:-6
right cross 1 sov	1:20 2:-7 3:-9
right cross 1 sov none	1:12
right cross 1 sov obj	0:7 1:17 2:-7 3:-10
right cross 1 svo	1:11 2:-7 3:26 4:-10 5:-11 8:-18
right cross 1 svo none	0:19
right cross 2	2:-7 3:-26 4:25 5:16 8:-8
right cross 2 e svo	1:-7 3:-18 4:17 5:14 8:-8
right cross 2 svo	1:-9 3:-21 4:15 5:25 8:-8
right cross 2 svo none	0:9 3:-13 4:20 5:-7
right cross A	1:23
right cross F	1:18 2:-8 3:-12 4:-7 5:19 8:-9
right cross N	0:7 1:-6 3:-14 4:13 5:-8 8:10
right cross O	0:13 1:-10 2:-7 3:17 4:-11 5:13 6:-6 8:-14
right cross U	1:-6 4:-7 8:27
right cross V	1:-13 2:6 3:-6 4:24 5:-6 8:-8
right cross h	0:6 1:-14 6:-7 8:12 9:-8
right eat	1:6
right eat -	1:9 2:10 8:-6
right eat 0	1:9 2:8
right eat 0 A	0:-6 2:21 4:-7 5:6 8:-6
right eat 0 F	1:16 2:-12 3:12 4:6 6:-8 8:-7
right eat 0 N	1:-8 2:-8 3:16 4:11 8:-12
right eat 0 O	1:7 2:-10 3:-6 4:-9 5:24 7:8 8:-6
right eat 0 U	0:-16 1:13 2:23 4:-16 5:-12 6:-7 7:-6 8:10 9:-7
right eat 0 V	1:26 2:-7
right eat 0 e sov	1:-9 3:24
right eat 0 e svo	0:-8 1:6 2:11 3:-13 4:-9 5:-6 8:17
right eat 0 e v2	0:10 1:-7 3:6 4:14 5:-10 8:-7
right eat 0 n sov	1:-16 3:37 4:-6 8:-6
right eat 0 n svo	0:-8 1:13 2:13 4:-7 5:8
right eat 0 n v2	2:10 4:-6 8:-9
right eat 0 sov	1:-12 3:38 4:-8 8:-6
right eat 0 sov none	1:-15 3:31 4:-6 8:-8
right eat 0 sov obj	1:-15 2:-7 3:36
right eat 0 svo	0:-8 1:14 2:12 3:-8 4:-6 5:7
right eat 0 svo as	0:-9 1:30 3:-12 8:-6
right eat 0 svo from	2:-14 3:-6 8:21
right eat 0 svo in	5:29 8:-25
right eat 0 svo is	0:-10 1:18 2:-14 3:-8 7:22
right eat 0 svo none	0:-6 1:6 2:15 3:-8 5:11 8:-7
right eat 0 svo with	1:19 2:-7
right eat 0 v2	0:10 1:-8 3:13 8:-9
right eat 0 v2 none	1:-9 3:12 4:6 8:-11
right eat 1	0:11 2:-12
right eat 1 A	0:19 1:9 2:-8 8:-7
right eat 1 F	3:19
right eat 1 N	3:-7 4:-7 5:-8 8:28
right eat 1 O	3:-9 5:26 8:-7
right eat 1 U	1:7 3:-7 8:9
right eat 1 V	0:7
right eat 1 e svo	0:11
right eat 1 e v2	0:-18 3:7 4:21 5:-6 8:-7 9:-6
right eat 1 n sov	0:8 1:7 2:-6
right eat 1 n svo	0:23 2:-9 3:-6 4:-8 5:-7 8:18
right eat 1 n v2	5:7
right eat 1 sov	1:7 2:-9 3:-13 5:25 8:-10
right eat 1 svo	0:24 2:-10 3:-7 5:-7 8:12
right eat 1 svo none	0:29 2:-10 4:-7
right eat 1 svo with	3:-6 8:15
right eat 1 v2	0:-16 4:19 8:-8
right eat 1 v2 none	0:-14 1:-14 3:8 4:21 8:-7
right eat 1 v2 with	1:17
right eat 2	0:13 2:-11 3:15 8:-11
right eat 2 A	0:17 2:-8
right eat 2 F	0:7 4:12
right eat 2 U	0:22 1:-7 3:-6
right eat 2 e svo	3:11
right eat 2 n sov	0:12
right eat 2 n svo	0:25 1:-9 2:-9 3:7 8:-10
right eat 2 sov	0:8 1:8
right eat 2 sov none	0:6 1:14 2:-7 3:-6
right eat 2 svo	0:21 1:-8 2:-9 3:8 8:-8
right eat 2 svo in	3:25 4:-9 8:-13
right eat 2 svo none	0:18 1:-7 2:-8 4:8
right eat A	2:11 8:-6
right eat F	1:11 2:-9 3:13 4:8 5:-6 6:-7 8:-6
right eat H	1:19 2:-8
right eat N	1:-8 2:-7 3:7 8:10
right eat O	0:-12 2:-14 4:-12 5:34 6:-6 7:7 8:-11
right eat U	2:9 4:-11 5:-8 8:13
right eat V	1:20
right eat h	2:-10 5:17 8:6
right fall -	3:10 6:-7 8:7
right fall 0	1:-6 2:10 3:7 4:-7
right fall 0 A	2:11 3:-8 4:-8 5:-6 7:18 8:-8
right fall 0 F	0:-11 1:13 2:-14 3:9 5:16 8:-10
right fall 0 H	1:-6 2:27 3:-10
right fall 0 N	0:-10 1:-11 2:6 3:-21 4:-11 6:23 7:-7 8:18 9:-6
right fall 0 O	0:7 1:-12 3:27 5:-12 6:-9
right fall 0 U	1:-8 2:15 3:11 4:-7 5:-7 6:-6
right fall 0 V	0:-9 1:6 2:22 3:-9 8:-11
right fall 0 e sov	0:13 2:-8 4:-6 5:18 8:-9
right fall 0 e svo	1:-6 2:-8 3:-11 4:15 6:-7 7:16
right fall 0 n sov	0:-6 1:9 3:23 4:-13 5:-13 6:7 7:-6
right fall 0 n svo	0:-6 1:-9 2:25 3:8 4:-11 6:-8 7:-6 8:10
right fall 0 n v2	0:7 6:6
right fall 0 sov	1:15 2:-7 3:14 4:-11 6:7
right fall 0 sov none	0:-8 1:12 4:-12 5:-14 6:23
right fall 0 sov subj	0:-7 3:30 4:-9 5:9 6:-6 8:-18
right fall 0 sov to	0:9
right fall 0 svo	1:-8 2:22 6:-6
right fall 0 svo at	0:-8 2:10 3:-12 4:-8 8:20
right fall 0 svo from	3:-16 8:26
right fall 0 svo none	1:-7 2:14 5:8 6:-6 7:8 8:-14
right fall 0 svo of	0:-8 3:26 5:-9 8:-6
right fall 0 svo with	1:-6 2:-8 3:-9 8:23
right fall 0 v2	0:7 1:-6 2:-6 3:11
right fall 0 v2 none	0:8
right fall 1	3:8 5:-8 8:10
right fall 1 A	0:24 2:-8
right fall 1 F	0:-15 1:-8 2:28 3:-27 6:-7 8:26
right fall 1 N	1:23 3:-17 4:-8
right fall 1 O	0:-7 1:-10 2:-8 3:14 4:11 5:-9 6:-8 8:12
right fall 1 U	0:6 1:-10 2:-11 3:23 8:-10
right fall 1 e sov	1:-8 2:-6 3:-14 4:21
right fall 1 e svo	1:-7 2:-9 3:26 4:6 8:-8
right fall 1 n sov	0:6 1:-9 2:18 3:-22 4:-9 6:-6 8:23
right fall 1 n svo	0:9 1:10 2:-10 3:9 4:-9 5:-7
right fall 1 sov	1:-10 2:18 3:-20 5:-6 6:-7 8:21
right fall 1 sov in	3:-12 4:-6 8:24
right fall 1 sov none	1:-9 2:-9 3:18 4:14 8:-13
right fall 1 sov of	0:-6 1:-7 2:26 3:-38 6:-8 8:28
right fall 1 svo	2:-11 3:22 5:-8 8:-6
right fall 1 svo none	0:7 1:9 2:-12 3:21 4:-11 5:-8
right fall 1 svo with	0:9
right fall 2	4:9 5:-7 8:-11
right fall 2 A	0:-13 1:11 3:-14 4:-10 9:26
right fall 2 N	0:-9 2:-9 3:42 4:-16 5:-9 6:-11 8:-8
right fall 2 O	0:-22 1:24 2:-11 3:-29 4:25 5:-7 6:19 8:-17 9:-6
right fall 2 U	0:29 1:-8 2:-7 3:-14 4:13
right fall 2 e sov	0:-6 1:7 2:-11 3:6 4:15 8:-8
right fall 2 e svo	0:-11 1:6 4:-18 5:-9 6:13 7:-6 9:16
right fall 2 n sov	0:28 3:-9 8:-6
right fall 2 n svo	0:12 1:-8 2:-7 3:-6 4:19 8:-7
right fall 2 sov	0:9 1:7 2:-10 4:18 8:-11
right fall 2 sov and	0:11
right fall 2 sov none	1:15 2:-12 3:-17 4:20 8:-8
right fall 2 sov of	3:15
right fall 2 svo	3:-11 5:-8 6:7 8:-6 9:13
right fall 2 svo none	1:6 2:-11 4:10 5:-8 8:-15 9:16
right fall A	0:7 2:11 3:-8 4:-11 5:-6 7:12 8:-7
right fall F	0:-18 1:8 4:-8 5:8 6:-8 8:13
right fall H	0:-7 1:-9 2:37 3:-10
right fall N	0:-6 1:7 4:-19 5:7 6:16 7:-6 9:-6
right fall O	2:-7 3:10 4:14 5:-13 7:-6 9:-6
right fall U	0:11 1:-9 3:9 4:6
right fall V	0:-8 2:22 3:-7 8:-8
right fall h	1:-9 2:11 3:-13 6:28 8:-23
right fight	1:6 2:7
right fight -	0:6 1:10 3:-12 6:7
right fight 0	2:7 6:11 8:-6
right fight 0 A	1:13 2:13 3:-6 4:-6 6:-6
right fight 0 F	1:-10 3:14 4:-6 6:9
right fight 0 H	0:-7 2:15 6:6
right fight 0 N	0:10 8:-6
right fight 0 O	1:14 2:-9 3:-24 4:16 5:-6 6:12 8:-12
right fight 0 U	0:-6 1:-10 2:-17 3:13 4:-8 5:-6 6:25
right fight 0 V	0:17 1:-7
right fight 0 e sov	1:-17 2:27 3:-11 6:9
right fight 0 e svo	0:14 4:7 8:-6
right fight 0 e v2	0:7
right fight 0 n sov	0:-10 1:-12 4:-7 5:-6 6:22 8:7
right fight 0 n svo	1:13 4:-8 6:14 8:-6
right fight 0 n v2	0:-11 1:-11 2:21 4:9 8:-6
right fight 0 sov	1:-22 2:19 4:-6 5:-6 6:7 8:6
right fight 0 sov and	1:-20 2:30
right fight 0 sov none	0:10 1:-10 3:-12 6:24 8:-8
right fight 0 sov obj	2:16
right fight 0 sov with	0:-17 2:-7 3:19 6:15 8:-10
right fight 0 svo	1:8 6:7 8:-7
right fight 0 svo in	1:-14 4:23 8:-10
right fight 0 svo is	3:16
right fight 0 svo none	0:7 1:21 4:-6
right fight 0 svo of	0:12
right fight 0 svo with	0:-12 1:-6 2:-9 3:-7 6:35
right fight 0 v2	0:-6 1:-11 2:19 4:9 6:-6 8:-6
right fight 0 v2 none	0:-6 2:10 3:8
right fight 1	0:6 2:10 3:-9 5:9 6:-7 8:-14 9:9
right fight 1 A	3:-11 4:-8 5:25 8:-6
right fight 1 N	4:27 8:-14
right fight 1 O	0:19 1:-10 3:-7 4:-9 5:-7 6:-6 8:-10 9:24
right fight 1 U	0:-12 1:11 2:30 3:-15 4:-7 6:-8 8:-8
right fight 1 e sov	1:9 2:15 3:-10 4:-6 8:-7
right fight 1 e svo	1:-6 2:-21 4:14 5:25 8:-10
right fight 1 n sov	0:9 2:28 3:-13 4:-6 6:-6 8:-7
right fight 1 n svo	1:9 2:-11 3:-11 4:-7 5:-8 6:-6 8:-11 9:28
right fight 1 sov	0:10 2:34 3:-14 4:-8 5:-6 6:-8 8:-9
right fight 1 sov from	0:13
right fight 1 sov obj	0:-12 1:-7 2:39 3:-16 6:-6
right fight 1 sov subj	0:9
right fight 1 svo	0:9 2:-29 3:-11 4:8 5:23 8:-12 9:13
right fight 1 svo none	1:13 2:-11 3:-6 5:-6 8:-9 9:15
right fight 1 v2	0:-6 3:17
right fight 1 v2 none	0:-7 3:18
right fight 2	1:14 3:-13 4:-8 5:-6 6:-6 8:22
right fight 2 A	0:-7 1:19 2:12 3:-6 4:-6 8:-9
right fight 2 N	0:12
right fight 2 O	1:23 2:-6 3:-11 5:-6 8:9
right fight 2 U	1:-15 2:-9 3:-12 4:-6 8:37
right fight 2 e sov	1:8 2:8 3:-7 4:-7
right fight 2 n sov	0:-8 2:-8 8:14
right fight 2 n svo	1:9 2:-6 3:-12 8:14
right fight 2 sov	0:-7 3:-11 4:-8 8:24
right fight 2 sov none	1:19 2:-7 8:-7
right fight 2 sov of	0:-6 1:-7 8:19
right fight 2 svo	1:8 3:-10 8:14
right fight 2 svo none	0:8 3:-11 8:14
right fight A	1:15 2:10 3:-8 4:-6 6:-6
right fight F	1:-9 3:16 6:11
right fight H	0:-7 2:13 6:6
right fight N	0:11 2:10 3:-7 4:13 5:-6 8:-16
right fight O	0:8 2:-10 3:-12 4:6 5:-10 9:14
right fight U	0:-7 1:-7 2:8 3:-6 4:-9 5:-7 6:13 8:18
right fight V	0:31 1:-10 2:-7 8:-6
right fight h	0:-10 1:-11 2:22 3:12 4:-7 6:-6
right guard	1:8 3:-6 4:14
right guard -	1:16 3:-8 4:11
right guard 0	1:20 2:-6 3:-6 4:11
right guard 0 A	1:11
right guard 0 F	0:-8 1:9 2:-6 3:-21 4:30 6:-10
right guard 0 H	1:23 2:-6 3:-6
right guard 0 N	0:14 3:-6 4:6
right guard 0 O	3:21 5:-7 8:-8
right guard 0 e sov	0:7 2:-12 3:-11 4:25 8:-6
right guard 0 e svo	1:22 2:-10 3:-12 4:14 6:-7
right guard 0 e v2	2:13
right guard 0 n sov	0:-11 1:-22 2:21 3:17 4:7 5:-8 8:-6
right guard 0 n svo	1:15 3:-6
right guard 0 n v2	1:22 2:-11 3:6 4:-6
right guard 0 sov	1:-12 4:26 5:-8 6:-6 8:-8
right guard 0 sov none	0:6 3:-10 4:16
right guard 0 sov obj	0:-7 2:-7 3:-7 4:30
right guard 0 sov subj	0:-6 1:-15 2:20 3:17 4:-11 5:-6
right guard 0 svo	1:20 3:-7 4:7
right guard 0 svo none	1:25 2:-8 3:-7 4:7
right guard 0 v2	1:23 2:-7 4:-8
right guard 0 v2 none	1:22 2:-11
right guard 1	0:-10 1:-7 2:16 3:-10 4:21 5:-6 6:11 8:-8 9:-7
right guard 1 A	0:-8 1:7 3:-12 4:27 8:-6 9:-7
right guard 1 H	0:-6 1:-33 2:33 3:-7 4:-8 6:22
right guard 1 N	0:-6 4:26
right guard 1 e sov	0:-7 1:-6 2:16 3:-6 4:-9 6:15 8:-6
right guard 1 e svo	3:-7 4:12 6:14
right guard 1 e v2	1:-8 2:-7 3:-8 4:31 9:-8
right guard 1 n svo	0:-7 1:12 2:15 3:-9 4:-7
right guard 1 n v2	1:-18 4:26
right guard 1 sov	0:-6 2:7 4:-9 6:14
right guard 1 sov from	1:-14 2:21
right guard 1 svo	2:15 4:8 8:-7
right guard 1 svo none	0:-6 2:17 3:-7 8:-6
right guard 1 v2	0:-7 1:-26 2:-7 3:-8 4:50 9:-8
right guard 1 v2 none	0:-7 1:-22 2:-8 3:-8 4:45 9:-8
right guard 2	1:9
right guard 2 A	1:11
right guard 2 e v2	1:10
right guard 2 v2	1:8
right guard 2 v2 none	1:13
right guard A	1:14 2:6 3:-7 4:6
right guard F	0:-7 1:11 2:-7 3:-18 4:15 6:9
right guard H	0:-8 2:19 3:-11 4:-8 5:-7 6:16
right guard N	4:19 8:-6
right guard O	3:26 5:-6 8:-8
right guard U	2:-9 4:19
right guard h	1:-13 2:-6 4:27 5:-9 6:9 8:-9 9:-8
right hit	1:7 5:-6
right hit -	0:6 1:11 3:6 4:-7 6:-6
right hit 0	0:8 5:-6 8:9
right hit 0 A	0:21 1:-9 2:17 3:-15 4:-8 6:-6
right hit 0 F	0:-8 1:-13 2:-12 3:15 4:-13 6:26
right hit 0 N	2:12 3:-9 5:-9 8:17
right hit 0 O	1:12 2:-10 4:9 5:-10 9:-6
right hit 0 U	0:17 1:-8 2:-7 8:14
right hit 0 V	1:7 2:-15 3:20
right hit 0 e sov	0:9 2:-11 3:17
right hit 0 e svo	0:26 1:-10 2:-11 4:-6 8:13
right hit 0 e v2	8:22
right hit 0 n sov	2:24 4:-10 5:-9 6:10 8:-15
right hit 0 n svo	2:-6 5:-7 6:7 8:13
right hit 0 n v2	0:14 1:-6 2:10 3:-6
right hit 0 sov	0:12 2:10 3:6 4:-8 5:-7 6:8 8:-13
right hit 0 sov none	0:14 6:8 8:-10
right hit 0 sov obj	1:-9 2:6 5:-6 6:16 8:-8 9:-6
right hit 0 sov subj	0:-10 1:25 2:-14 3:6
right hit 0 sov to	0:-7 1:-7 2:34 4:-9 8:-9
right hit 0 svo	2:-7 4:-7 5:-7 8:13
right hit 0 svo at	0:31 4:-10 8:-9
right hit 0 svo by	8:11
right hit 0 svo from	2:-6 8:22
right hit 0 svo in	8:11
right hit 0 svo none	2:-9 5:-6 6:14 9:6
right hit 0 svo of	0:-11 4:-6 6:-7 8:28
right hit 0 svo with	0:6 1:-14 3:20 6:-7
right hit 0 v2	0:11 3:-9 4:-7 5:-6 6:-6 8:21
right hit 0 v2 none	0:19 1:-6 2:7 3:-8
right hit 1	1:15 4:-8 5:-7 6:11
right hit 1 A	0:11 1:15 3:-6
right hit 1 F	0:-13 1:-15 2:-12 4:16 6:27 8:-11
right hit 1 H	0:-8 1:12 2:23 3:-6 5:-6 6:-19
right hit 1 N	3:15 4:-13 5:-8 8:15
right hit 1 O	0:-14 1:15 2:-8 3:-24 4:-9 5:-9 6:19 8:19
right hit 1 U	0:17 1:9 8:-10
right hit 1 V	0:-7 1:26 2:-7 3:-6 8:-6
right hit 1 e sov	0:16
right hit 1 e svo	0:13 1:9 2:-6
right hit 1 n sov	1:26 2:-7 3:-8 4:-6 6:-7
right hit 1 n svo	2:6 3:-6 4:-10 5:-11 6:21 9:-6
right hit 1 n v2	1:-7 2:7 4:-8 8:16
right hit 1 sov	1:30 2:-8 3:-10 4:-7 6:-7
right hit 1 sov and	0:10
right hit 1 sov in	0:12
right hit 1 sov none	0:9 1:10 3:7 8:-10
right hit 1 svo	4:-11 5:-10 6:19
right hit 1 svo from	0:14 8:-9
right hit 1 svo in	0:-7 1:-9 5:-6 8:30
right hit 1 svo none	1:16 2:-6 4:-9 5:-6 6:17 8:-11
right hit 1 svo with	0:6 3:-8 5:-6 6:-11 8:21
right hit 1 v2	1:-9 3:-17 4:21 5:-6 6:-7 8:12
right hit 1 v2 none	0:6 1:-6 2:11
right hit 2	2:6 3:9 4:16 5:-6 6:-7 8:-16
right hit 2 A	3:-9 4:18
right hit 2 O	0:-13 1:30 2:-8 3:9 6:-9 8:-20
right hit 2 U	1:-16 2:11 3:6 4:16 5:-6 6:-6 8:-11
right hit 2 e sov	0:-9 1:-10 2:-12 3:7 4:36 5:-6 6:-7 8:-12
right hit 2 e svo	0:-10 1:-8 2:23
right hit 2 n sov	0:8 1:-16 3:18 4:6 8:-8
right hit 2 n svo	0:11 1:31 3:-19 4:-8 8:-12
right hit 2 sov	1:-17 2:-13 3:19 4:30 6:-7 8:-12
right hit 2 sov none	0:-8 1:-18 2:-9 3:23 4:23 8:-13
right hit 2 sov with	0:15
right hit 2 svo	1:22 2:17 3:-16 4:-10 6:-6 8:-14
right hit 2 svo at	0:16
right hit 2 svo none	0:-12 1:15 2:32 3:-18 4:-9 6:-6 8:-11
right hit A	0:14 2:17 3:-15 6:-7
right hit F	0:-15 1:-16 2:-17 3:15 5:-6 6:35 9:-6
right hit H	0:-15 1:19 2:28 3:-10 5:-8 6:-20 8:-7
right hit N	1:-6 2:10 4:-13 5:-12 6:-7 8:29
right hit O	1:27 2:-10 3:-7 5:-10 8:8
right hit U	0:18 3:-7 4:6
right hit V	0:-7 1:29 2:-15 3:8 8:-9
right hit h	1:-14 3:-10 5:-10 6:21 8:12
right love	0:20 1:-9 4:-6 8:9
right love -	0:24 1:-9 2:-8 4:-6 8:11
right love 0	0:17 1:-11 2:7 4:-6 8:7
right love 0 A	0:26 1:-11 2:-7
right love 0 O	0:-13 1:-8 4:-6 8:29
right love 0 U	0:14
right love 0 e svo	3:11
right love 0 n svo	0:14 1:-10 2:11 3:-11 4:-6 8:9
right love 0 n v2	0:12
right love 0 svo	0:15 1:-10 2:9 4:-6
right love 0 svo none	0:17 1:-10 2:10 8:-8
right love 0 v2	0:13
right love 0 v2 none	0:15
right love 1	0:21
right love 1 A	0:12
right love 1 U	0:11
right love 1 n svo	0:20
right love 1 svo	0:21
right love 1 svo none	0:12
right love 2	0:15 2:-6 4:-6 5:-6 8:14
right love 2 N	0:7 2:-6 3:-15 4:-7 5:-12 8:30
right love 2 O	0:7 3:10
right love 2 U	0:7
right love 2 e svo	3:9
right love 2 n svo	0:14
right love 2 n v2	3:-13 4:-6 5:-8 8:27
right love 2 svo	0:11 3:7 8:-7
right love 2 svo none	0:9 3:7 8:-6
right love 2 v2	3:-9 5:-7 8:23
right love 2 v2 none	3:-12 4:-7 5:-11 8:30
right love A	0:30 1:-11 2:-9
right love N	2:17 3:-17 4:-8 5:-12 8:19
right love O	1:-7 3:11 8:12
right love U	0:22
right love h	2:21 5:-6 8:-6
right make	2:-8 3:9 8:6
right make -	1:9 2:-8 3:12 5:-6
right make 0	2:-8 3:6 4:10
right make 0 A	0:-6 2:-12 3:17 4:-9 5:-7 8:17
right make 0 F	3:29 4:-8
right make 0 N	0:-10 2:-6 3:16 4:14 5:-9
right make 0 O	0:6 3:-15 4:27 5:-8 6:-6 8:-20 9:10
right make 0 U	1:-16 2:-8 3:-14 4:6 5:15 8:26 9:-6
right make 0 e sov	0:16 1:-12 4:12 8:-7
right make 0 e svo	1:-27 2:-8 3:28 4:12 5:-9 8:8
right make 0 e v2	3:-15 4:29 8:-7
right make 0 n sov	0:10 1:-13 2:-8 3:7 4:-13 8:11 9:7
right make 0 n svo	1:13 2:-8 3:11 4:-16 8:7
right make 0 n v2	0:-16 1:13 2:-12 3:-11 4:34 5:-6 8:-16
right make 0 sov	0:9 1:-14 2:-8 5:10
right make 0 sov none	0:12 1:-11 2:-7 3:16
right make 0 sov obj	1:-6 2:-7 4:-10 5:13 8:-13 9:19
right make 0 sov of	0:16 3:-9
right make 0 sov subj	0:7 1:-13 3:12
right make 0 sov with	0:17
right make 0 svo	2:-8 3:16 4:-7 8:7
right make 0 svo in	8:9
right make 0 svo none	2:-7 3:19
right make 0 svo of	0:-11 3:-11 5:-6 8:-12 9:30
right make 0 svo to	4:-8 8:21
right make 0 v2	0:-16 1:14 2:-13 3:-10 4:37 5:-7 8:-15 9:-6
right make 0 v2 none	0:-16 1:9 2:-15 3:-6 4:42 5:-8 8:-15 9:-6
right make 1	0:10 1:11 2:-7 4:-11 5:-6 8:12
right make 1 A	1:48 2:-12 3:-21 4:-8 8:-13
right make 1 F	0:-7 1:-6 3:34 8:-6
right make 1 N	0:15 3:-8 4:-11 8:13
right make 1 O	0:14 1:-8 3:9 4:-6 5:-8 8:7
right make 1 U	2:-6 4:-7 8:13
right make 1 e svo	0:6 1:-6 4:-9 8:20
right make 1 e v2	0:-10 1:11 2:-6 3:17
right make 1 n sov	1:19 2:-8 4:-9 5:-6 6:-6 8:8
right make 1 n svo	0:29 1:9 3:-12 4:-9
right make 1 n v2	0:9
right make 1 sov	1:17 2:-8 3:9 4:-9 6:-6
right make 1 sov none	0:-20 2:-7 3:25 4:-9 6:-6 8:16
right make 1 sov obj	3:18
right make 1 sov of	1:20 3:-12 8:-7
right make 1 sov subj	0:8 1:11 3:-6
right make 1 svo	0:21 3:-12 4:-11 8:14
right make 1 svo in	0:-6 3:-8 4:-6 8:25
right make 1 svo none	0:40 3:-10 4:-8 8:-6
right make 1 v2	1:11 2:-7 3:16 4:-6 8:-6
right make 1 v2 none	0:-7 1:17 2:-8 3:19 4:-8 5:-6 8:-7
right make 2	1:-6 2:-7 3:32 4:6 5:-7 8:-12
right make 2 A	0:-9 1:-22 2:-7 3:9 4:27
right make 2 F	3:22
right make 2 O	0:10 1:-11 3:33 4:-11 5:-9 8:-12
right make 2 U	1:18 4:-6 8:-6
right make 2 e svo	0:11 1:-7 3:9 8:-6
right make 2 n sov	1:-15 2:-6 3:42 4:-9 8:-12
right make 2 n svo	0:-12 1:39 2:-10 4:-10 5:-12 8:-8
right make 2 n v2	1:-21 4:24
right make 2 sov	1:-17 2:-6 3:45 4:-10 8:-12
right make 2 sov none	0:-12 1:-8 3:35 4:-7 8:-9
right make 2 sov obj	0:9 1:-10 3:12
right make 2 sov subj	1:-13 3:29 4:-7 8:-7
right make 2 svo	1:25 2:-8 3:11 4:-9 5:-10 8:-10
right make 2 svo none	1:29 2:-8 3:7 4:-11 5:-12 8:-8
right make 2 v2	1:-21 3:-7 4:29
right make 2 v2 none	1:-25 3:-8 4:33
right make A	0:-7 1:11 2:-13 3:10 5:-6
right make F	1:-7 3:38 4:-8 8:-6
right make N	3:14 5:-8 8:9
right make O	0:13 2:-6 4:10 5:-10 6:-6 8:-10
right make U	2:-7 5:10 8:11
right make h	1:-14 2:-7 3:6 4:-12 5:10 6:-8 7:-6 9:25
right match	3:13 5:-6 8:-7 9:7
right match -	0:6 3:26 6:-7
right match 0	0:8 1:-10 2:-7 3:18
right match 0 A	0:9 1:-13 2:-6 3:16
right match 0 F	0:-8 1:-8 3:33 6:-6
right match 0 N	0:17 8:-6
right match 0 O	0:-6 1:-8 2:-6 5:-6 6:14 9:10
right match 0 U	0:6 1:-6 3:16
right match 0 e sov	1:-6 4:-9 8:-6 9:27
right match 0 e svo	0:6 3:6
right match 0 n sov	1:-10 2:-6 3:33 4:-6
right match 0 n svo	0:22 1:-12 2:-7 3:9 4:-8 8:7
right match 0 n v2	0:-9 1:-6 3:7 4:-8 6:22 8:-6
right match 0 sov	1:-10 2:-7 3:24 4:-9 6:-6 8:-6 9:9
right match 0 sov none	0:-8 4:-7 9:23
right match 0 sov obj	0:-6 3:24
right match 0 sov of	0:-7 1:-13 2:-6 3:30
right match 0 sov to	0:15
right match 0 svo	0:17 1:-12 2:-6 3:18 4:-7
right match 0 svo none	0:22 1:-13 2:-6 3:14
right match 0 v2	0:-14 1:-7 2:-6 4:17 5:-7 6:22 8:-12 9:-8
right match 0 v2 none	0:-10 1:-7 3:10 4:-10 6:24 8:-7
right match 1	1:11 2:-9 3:26 4:-8 5:-6 6:-8 8:-10
right match 1 F	3:16
right match 1 O	0:-15 1:13 3:23 6:-6 8:-8
right match 1 U	0:15 3:7
right match 1 e sov	0:-10 1:25 2:-11
right match 1 n sov	0:8 3:13
right match 1 n svo	0:10 3:6
right match 1 n v2	0:-11 1:28 3:-7
right match 1 sov	1:14 2:-11 3:15 4:-6 6:-6
right match 1 sov and	0:-6 1:24 2:-13
right match 1 sov none	3:12
right match 1 sov obj	3:12
right match 1 svo	0:12 3:12 8:-8
right match 1 svo none	0:14 3:-6
right match 1 v2	0:-16 1:25 3:10 4:-6 6:-8 8:-8
right match 1 v2 none	0:-8 1:-7 3:26
right match 2	2:7 3:-8 4:7 5:-8 6:9 8:-15 9:13
right match 2 N	3:-12 4:29 8:-12
right match 2 U	0:-19 1:19 2:-10 4:-10 5:-7 6:18 8:-11 9:14
right match 2 e sov	1:-15 2:19 3:-15 4:27 8:-11
right match 2 n sov	0:-22 1:17 2:-11 4:-11 5:-7 6:15 8:-11 9:20
right match 2 n svo	3:17 4:-6 8:-7
right match 2 sov	0:-12 3:-17 4:15 5:-8 6:12 8:-15 9:18
right match 2 sov none	0:-11 1:-23 2:15 3:-10 4:15 5:-6 6:-7 8:-12 9:24
right match 2 sov obj	3:-21 6:31
right match 2 svo	0:13
right match 2 svo none	0:13
right match A	0:10 1:9 2:-16 3:11 4:-6
right match F	1:-9 3:33 6:-7
right match N	0:18 3:-7 4:18 8:-15
right match O	0:-15 2:-7 3:16 5:-9 6:13 9:7
right match U	2:-7 3:10 4:-8 8:-8 9:12
right match h	0:-13 1:-11 2:-11 4:-14 5:-9 6:25 7:-6 8:-12 9:31
right move	1:6
right move -	1:11
right move 0	1:7
right move 0 F	3:-9 5:-10 6:17 7:-6
right move 0 H	0:-10 1:29 2:9 3:-6 5:-6
right move 0 N	2:7 4:-6 6:-6 8:14
right move 0 O	6:-7 8:7
right move 0 U	0:11 1:7
right move 0 V	1:27 2:-7 3:-10
right move 0 e sov	1:15 2:22 3:-16 4:25 5:-11 6:-10 8:-23 9:-6
right move 0 e svo	0:10 2:11 3:15 4:-6 5:-8 6:-7 8:-9
right move 0 e v2	0:7 1:-10 2:-7 3:-13 4:6 5:27 8:-12
right move 0 n sov	0:6 2:13 3:-28 4:-10 5:6 8:16 9:-6
right move 0 n svo	1:9 5:-6 8:8
right move 0 n v2	1:9 3:12
right move 0 sov	0:6 1:10 2:17 3:-21 9:-6
right move 0 sov in	0:9 1:-8 2:-7 3:-7 4:24 8:-15
right move 0 sov none	2:20 3:-23 5:-13 6:12 8:6 9:-6
right move 0 sov obj	3:-14 4:-14 8:22
right move 0 sov of	0:28 8:-11
right move 0 sov subj	0:-15 1:24 2:30 3:-38 4:-9 5:24 6:-13 8:-24 9:-6
right move 0 sov to	1:-6 3:-6 4:27 8:-12
right move 0 sov with	5:14 8:-8
right move 0 svo	1:6 5:-6 8:6
right move 0 svo as	1:-10 3:-12 4:-6 8:30
right move 0 svo at	1:-6 2:14 3:-10 5:-6 8:11
right move 0 svo from	0:9 1:-11 2:-8 3:-14 4:-11 5:-10 6:-6 8:28 9:17
right move 0 svo in	0:12 1:-18 2:-6 3:10 4:-12 5:-20 8:28
right move 0 svo is	0:9 1:18 2:-8
right move 0 svo none	1:7 3:8
right move 0 svo of	1:-9 2:-13 5:-6 6:-6 8:18 9:18
right move 0 svo to	1:-8 4:-7 8:14
right move 0 svo vs	2:15
right move 0 svo with	1:6 3:-16 4:-6 6:-13 8:37
right move 0 v2	5:13
right move 0 v2 at	0:-7 1:-18 3:-8 4:-11 8:37
right move 0 v2 in	0:-10 1:-11 2:-6 3:21 4:23 5:-12 8:-11
right move 0 v2 none	1:6 5:20 8:-15
right move 1	1:6 3:7
right move 1 A	1:6 3:-19 4:-12 5:28 9:-7
right move 1 F	0:-7 1:9 2:-8 4:-9 5:16 9:-6
right move 1 H	0:-10 1:15 2:14 3:-6 8:-7
right move 1 N	2:-7 3:-18 5:6 8:26
right move 1 O	1:9 2:-9 3:13 4:-6 5:-7 8:13
right move 1 U	0:16 1:15 2:-7 3:8 4:-10 8:-11
right move 1 V	1:-32 2:-11 4:19 6:8 8:-14 9:20
right move 1 e sov	0:7 1:-11 2:-10 4:8 5:-8 6:-6 8:20
right move 1 e svo	2:-9 3:26 5:8 8:-11 9:-6
right move 1 n sov	1:13 3:-14 4:-9 5:9 9:-6
right move 1 n svo	1:13 2:-7
right move 1 n v2	1:-9 2:17 3:18 4:-10 5:-6 8:-12
right move 1 sov	9:-6
right move 1 sov from	3:-15 4:-7 5:-8 8:37
right move 1 sov in	1:-10 2:25 3:-9 4:-8 5:34 8:-36
right move 1 sov is	0:11
right move 1 sov none	0:19 2:-8 3:-13 4:-8 8:18
right move 1 sov obj	0:-11 3:8 4:32 5:-12 6:-6 8:-22
right move 1 sov subj	1:30 2:-12 3:-18 4:-6 5:-6 6:20 8:-10
right move 1 svo	2:-8 3:6 8:6
right move 1 svo from	3:-7 4:-7 8:25
right move 1 svo in	0:9 1:-12 3:-16 4:-11 5:-9 8:35
right move 1 svo is	0:-6 3:20
right move 1 svo none	1:9 2:-8 3:6
right move 1 svo of	0:-8 2:-6 3:39 4:-8 5:-6 8:-13
right move 1 svo with	0:6 1:15 6:-6 8:-6
right move 1 v2	0:7 1:-11 2:-7 3:10 4:-8 5:22 8:-12
right move 1 v2 in	0:12
right move 1 v2 none	0:-6 1:-12 2:18 3:26 4:-10 8:-12
right move 2	0:8 2:-8 3:11 8:7
right move 2 A	1:28 2:-12 3:-6 4:7 8:-12
right move 2 F	1:-16 2:-6 3:6 4:-7 6:12 8:12
right move 2 N	1:-8 2:-8 3:-26 4:12 5:14 8:15
right move 2 O	0:23 1:-12 2:-6 3:34 4:-10 5:-9 8:-15
right move 2 U	1:-24 2:-9 3:9 5:-6 8:31
right move 2 V	1:7 3:18 4:-9 8:-11
right move 2 e sov	0:9 1:-9 2:-10 3:10 4:-10 5:-10 6:-6 8:22
right move 2 e svo	0:15 1:11 2:-7 3:9 4:-7 8:-9
right move 2 n sov	0:-9 1:-8 4:20 5:-7 6:-8 8:13
right move 2 n svo	0:16 2:-9
right move 2 n v2	0:-9 1:-11 2:-7 3:36 4:-10
right move 2 sov	4:6 5:-8 6:-6 8:17
right move 2 sov in	0:-20 1:-8 3:26 4:-14 8:15
right move 2 sov none	0:11 2:-9 3:-26 4:7 6:-6 8:28
right move 2 sov obj	1:-11 2:13 3:18 4:-8 5:-6 8:-11
right move 2 sov of	0:7 1:-8 3:40 4:-6 5:-9 8:-27
right move 2 sov subj	0:-9 1:-13 2:-11 3:12 8:22
right move 2 svo	0:13 1:11 2:-11
right move 2 svo at	0:10
right move 2 svo from	2:-6 8:15
right move 2 svo in	3:-7 8:21
right move 2 svo none	0:12 1:13 2:-10 5:7 8:-16
right move 2 svo of	0:6 1:-6 6:23 8:-12
right move 2 svo with	0:12 1:-9
right move 2 v2	0:-7 1:-12 2:-7 3:38 4:-10 5:-6
right move 2 v2 in	0:-24 1:-9 3:11 4:-6 8:24
right move 2 v2 none	1:-6 2:-6 3:29 4:-6 8:-11
right move A	1:9
right move F	1:7 3:-10 6:10
right move H	0:-14 1:30 2:17 3:-9 4:-6 5:-7 6:-6 8:-9
right move N	3:-11 6:-6 8:23
right move O	3:12 6:-6
right move U	0:10
right move V	1:6 2:-11 4:11 5:-6 9:9
right move h	1:-7 4:-6 8:14
right none 0 A	1:6 2:8
right none 0 F	3:12
right none 0 H	2:21
right none 0 N	2:-6 4:6 8:8
right none 0 U	0:10
right none 0 V	1:11
right none 0 n sov	0:6
right none 0 n v2	0:6
right none 0 sov	0:6
right none 0 sov also	0:13
right none 0 sov and	0:8 1:-6 2:20 3:-13
right none 0 sov as	0:8 1:-6
right none 0 sov for	0:9
right none 0 sov from	0:8 1:-8 2:21 3:-7 8:-6
right none 0 sov in	0:15 1:-7 3:-18 5:-8 8:21
right none 0 sov is	1:8 5:-6 8:-8
right none 0 sov none	0:9 4:-7
right none 0 sov obj	0:8 1:-15 5:8 6:-11 7:-6 8:12 9:-6
right none 0 sov of	0:6 2:6 5:-7 9:-6
right none 0 sov subj	0:-15 1:11 5:10 6:-8 7:-9 9:-9
right none 0 sov to	0:6 1:-13 2:13 3:-10 4:30 5:-9 8:-16
right none 0 sov with	0:-19 5:-12 6:23 7:-7 8:8 9:-6
right none 0 svo as	0:22 1:-13 2:-14 3:19 5:-7
right none 0 svo at	2:11 3:-13 4:12
right none 0 svo by	0:-6 1:18 2:27 3:-8 4:-11 5:-7 8:-12
right none 0 svo for	0:8 1:23 2:-12 4:-11 8:-6
right none 0 svo from	1:-6 2:20 3:-6
right none 0 svo in	2:-8 3:-13 5:9 6:-6 8:23
right none 0 svo is	2:6 5:10 6:-7 8:-8 9:-6
right none 0 svo not	0:6 1:-7 2:18 3:-9 4:-8 5:13 8:-8
right none 0 svo of	2:-10 4:9 5:7 6:17 7:-6 8:-12 9:-6
right none 0 svo to	3:-7 4:41 5:-6 8:-10
right none 0 svo vs	1:-11 2:43 3:-8
right none 0 svo with	1:13 4:-7 6:6
right none 0 v2	2:6
right none 0 v2 as	0:-8 3:-10 4:28 8:-12
right none 0 v2 at	1:-8 2:11 8:12
right none 0 v2 by	4:17 8:-6
right none 0 v2 for	0:13
right none 0 v2 from	1:-8 2:24 3:-11 4:-9 8:11
right none 0 v2 in	1:-11 2:9 3:-9 4:21 6:-7 7:9 8:-7
right none 0 v2 is	0:18 2:13 3:-10
right none 0 v2 none	8:12
right none 0 v2 not	2:17 3:-6
right none 0 v2 of	0:10 3:-7 4:-17 8:22
right none 0 v2 to	2:-10 3:19 4:12 5:-10 8:-11
right none 0 v2 vs	0:-9 1:-19 2:51 3:-8
right none 0 v2 with	0:12 1:22 2:-8 4:-7 5:-6 8:-8
right none 1 A	2:8 6:-7
right none 1 F	2:-6 6:7
right none 1 H	1:-13 5:7 6:7 7:-6 8:6 9:-6
right none 1 N	4:9 8:6
right none 1 O	1:-8 4:7
right none 1 U	0:9 3:8 4:-6
right none 1 V	0:6 2:12 3:11 4:-7 9:-6
right none 1 n sov	0:10 1:-8 6:-6
right none 1 n v2	2:-6 3:7 4:10
right none 1 sov	0:9 1:-9 3:6 6:-6
right none 1 sov also	0:8
right none 1 sov and	1:11 2:-18 4:-7 5:14 6:-7 8:6
right none 1 sov as	0:7
right none 1 sov from	0:29 3:-6 8:-8
right none 1 sov in	0:24 2:13 3:-7 4:-6 5:-6 8:-11
right none 1 sov none	0:8 1:-11 6:-6
right none 1 sov obj	0:11 1:-8 2:12 3:22 4:-12 5:-9 6:-7 8:-10
right none 1 sov of	1:8 2:16 3:-17 4:-10 5:10 7:6 8:-12
right none 1 sov subj	0:10 1:-12 3:8 4:-12 5:-9 8:17
right none 1 sov to	0:11 3:-9 4:-12 8:16
right none 1 sov vs	1:19 2:-13
right none 1 sov with	0:-9 1:-16 2:16 3:13 4:-16 5:-10 6:-7 8:22
right none 1 svo as	0:-6 1:10 3:15 8:-8
right none 1 svo at	1:-6 3:-8 4:17 5:-9 6:-7 8:16
right none 1 svo by	0:8
right none 1 svo from	0:-9 1:9 2:-21 4:8 5:6 6:-9 8:23 9:-6
right none 1 svo in	1:7 3:-12 4:9 5:15 6:-7
right none 1 svo is	0:24 1:11 3:-10
right none 1 svo not	3:-8 5:22 8:-6
right none 1 svo of	3:23 5:-8 6:-7 8:9 9:-8
right none 1 svo to	1:-7 3:-12 4:17 5:-7 6:-6 8:15
right none 1 svo vs	0:-8 1:-8 2:37 3:-8 8:-6
right none 1 svo with	4:-7 5:8 8:8
right none 1 v2	2:-6 3:9 4:8
right none 1 v2 at	1:-10 3:24 4:11 5:-11 8:-22
right none 1 v2 from	3:6 4:18 5:-9 8:-17
right none 1 v2 in	0:12 1:-11 2:-8 3:-20 4:35 5:14 8:-30
right none 1 v2 is	0:-12 1:-6 2:-16 3:-8 4:-7 9:36
right none 1 v2 none	3:8
right none 1 v2 to	0:27 2:-7 4:-7
right none 1 v2 vs	0:16 2:-13 3:8
right none 1 v2 with	0:7 2:-9 3:15 4:-6 6:13 8:-12
right none 2	3:7
right none 2 A	1:10 5:-6
right none 2 F	1:-9 2:6 3:13 5:-7 6:7
right none 2 H	0:11 4:-9 5:15 6:-10 8:-9
right none 2 N	1:-10 3:17
right none 2 O	2:-7 3:14 8:6
right none 2 U	0:8 1:6
right none 2 V	1:9 4:14 5:-7 8:-11
right none 2 n svo	3:7
right none 2 n v2	2:-8 3:18
right none 2 sov also	0:7
right none 2 sov and	0:-17 1:27 2:-9 3:30 4:-9 5:-12 6:-7 7:-6 8:-15 9:-6
right none 2 sov from	1:-7 2:-9 3:25 4:-8 5:-8
right none 2 sov in	0:15 1:-9 2:-7 3:-17 5:16 8:7
right none 2 sov is	0:9 1:-8 2:-8 3:-9 4:20
right none 2 sov none	1:6 2:11 4:-6
right none 2 sov obj	0:-8 1:-12 2:-20 3:34 4:-13 5:-7 6:-6 8:19
right none 2 sov of	0:15 1:7 2:-6 3:-18 4:18 5:-8
right none 2 sov subj	0:11 1:-20 2:-6 4:8 5:-8 6:-6 8:9 9:18
right none 2 sov to	0:-13 1:29 2:-21 3:-23 4:-20 6:-6 8:35
right none 2 sov with	0:17 3:-19 4:17 6:-6 8:-6
right none 2 svo	3:7
right none 2 svo as	0:6 1:-23 3:-6 4:-8 5:19 8:14
right none 2 svo at	1:-7 4:6 6:-6 8:10
right none 2 svo for	0:16 1:12 3:-9 4:-8
right none 2 svo from	2:6 3:-11 5:-10 6:6 8:15
right none 2 svo in	0:10 1:-9 4:-11 5:7 8:16
right none 2 svo is	0:12 1:-15 2:21 3:-12 4:-8 5:-7 8:-10 9:12
right none 2 svo none	3:10
right none 2 svo of	3:-15 4:14 5:-13 8:17 9:-7
right none 2 svo to	0:11 2:-12 3:-18 4:32 5:-6 8:-10
right none 2 svo vs	1:-14 2:38 3:-17 8:-6
right none 2 svo with	1:17 6:-11
right none 2 v2	2:-7 3:17
right none 2 v2 at	1:11 2:-7 3:-20 4:15
right none 2 v2 by	1:19 2:-8 3:-11 4:-13 8:20
right none 2 v2 for	0:10
right none 2 v2 from	0:21 1:-6 3:7 4:-6 8:-14
right none 2 v2 in	0:14 1:-9 5:-7 8:10
right none 2 v2 none	2:-9 3:13
right none 2 v2 of	0:15
right none 2 v2 to	0:-6 2:-12 3:42 4:-27 8:-7
right none 2 v2 with	0:-10 2:9 3:15 4:-9 5:-8 6:-9 8:9
right none A	2:7
right none F	3:8
right none H	2:15
right none N	4:6 8:6
right none U	0:10
right none V	1:8
right none h	1:-9 2:8
right over	1:13
right over -	1:22 4:-6
right over 0	1:9 5:7
right over 0 A	1:29 3:-7
right over 0 F	0:-10 2:-8 3:16 4:-10 5:6 6:-8 8:9
right over 0 H	2:-16 3:-6 5:22
right over 0 N	0:8 1:12 3:-11 4:15 8:-19
right over 0 O	1:-20 2:-8 3:18 4:-11 5:27 6:-9
right over 0 U	0:7 1:-6 2:24 3:9 4:-10 5:-12 8:-9
right over 0 V	1:10
right over 0 e sov	3:20 5:-8
right over 0 e svo	0:-12 2:14 3:-21 4:-11 5:27
right over 0 n sov	0:-13 1:-7 2:21 3:-12 4:-9 5:35 6:-8 8:-15
right over 0 n svo	1:17 3:9 5:-7
right over 0 n v2	0:27 2:-9 8:-7
right over 0 sov	0:-13 1:-10 2:25 3:8 4:-11 5:23 6:-9 8:-17
right over 0 sov none	0:-23 1:-8 2:17 3:14 4:-10 5:24 6:-8 8:-16
right over 0 sov obj	1:-7 2:-8 3:14 5:15 8:-7
right over 0 svo	1:14 3:8
right over 0 svo in	3:-7 4:12 5:-7 8:6
right over 0 svo none	1:14 2:-6 3:6 4:-6 5:10 8:-8
right over 0 svo to	1:13 2:-8 4:6
right over 0 v2	0:24 2:-9 8:-8
right over 0 v2 none	0:26 2:-9 5:-6
right over 0 v2 with	0:6
right over 1	1:32 2:-11 3:-17 4:9 5:-7
right over 1 A	1:29 2:-14 3:-10 4:9 8:-7
right over 1 F	0:-8 1:26 3:-19 5:-6 6:-7 8:14
right over 1 O	0:9 3:-6 5:-11 8:20
right over 1 U	1:14 2:-8 3:-17 4:18 8:-8
right over 1 V	1:9
right over 1 e svo	0:9 3:-7 8:12
right over 1 n sov	1:24 2:-13 3:-11 4:12
right over 1 n svo	1:15 2:-8 3:-13 4:12 8:-6
right over 1 n v2	1:20 2:-6 3:-11 4:-7 5:-12 8:13
right over 1 sov	0:-11 1:32 2:-13 3:-14 4:17 8:-8
right over 1 sov none	2:-13 3:-6 4:26
right over 1 sov subj	0:-9 1:28 3:-10
right over 1 svo	0:8 1:17 2:-9 3:-16 4:10
right over 1 svo none	1:18 2:-8 3:-15 4:15 8:-7
right over 1 v2	1:25 2:-7 3:-12 4:-7 5:-10 8:11
right over 1 v2 none	0:-9 1:30 2:-6 3:-13 4:-6 5:-12 8:14
right over 2	0:17 1:-10 3:-10 8:9
right over 2 A	0:13 1:-14 2:17 4:-6
right over 2 N	4:18 8:-9
right over 2 O	0:12 3:-8 4:9
right over 2 U	0:14 1:8 8:-6
right over 2 e svo	4:14
right over 2 n sov	1:-32 2:28 3:-8 4:-8 8:22
right over 2 n svo	0:8 1:14
right over 2 n v2	0:13 1:-7 3:-8 4:14
right over 2 sov	1:-32 2:28 3:-9 4:-8 8:20
right over 2 sov none	1:-19 2:7 8:18
right over 2 svo	0:10 1:8 2:-7 3:-6 4:9 8:-7
right over 2 svo none	1:15 2:-6 3:-6 8:-6
right over 2 v2	0:18 1:-6 3:-7 4:8
right over 2 v2 none	0:17 3:-7 4:7
right over A	1:28 2:-6 3:-9 8:-6
right over F	0:-13 1:17 2:-8 4:-8 5:6 6:-10 8:12
right over H	0:-8 3:-8 5:18
right over N	0:11 1:10 3:-9 4:20 8:-21
right over O	0:12 1:-15 2:-9 4:-9 5:27 6:-7
right over U	1:8 2:15 4:6 5:-10 8:-11
right over V	0:-7 3:-6 8:21
right over h	0:11 1:-10 3:-10 4:10 5:14 6:-6
right play -	0:7 2:8 3:-8 8:7
right play 0	3:-7
right play 0 A	1:-9 3:-8 4:17 5:-7 6:-6 8:12 9:-6
right play 0 F	1:6 2:-7 3:-25 4:-6 6:14 8:15
right play 0 H	0:-8 2:21
right play 0 N	0:7 1:-8 3:-8 5:11
right play 0 O	0:9 2:-8 6:6 8:-10
right play 0 U	0:15 1:19 2:-6 3:-10 4:8 8:-13
right play 0 V	0:-24 2:-10 3:14 4:-11 5:21 9:-6
right play 0 e sov	0:-6 1:36 2:-10 3:-9 8:-9
right play 0 e svo	0:14 2:-8 3:17 8:-10
right play 0 n sov	0:-14 1:25 2:8 3:-10 4:6 8:-12
right play 0 n svo	1:-10 3:-7 4:6 8:7
right play 0 n v2	0:23 1:-7 8:-7
right play 0 sov	0:-6 1:31 2:7 3:-12 8:-12
right play 0 sov none	1:19 2:7 3:-10 8:-11
right play 0 svo	1:-11 4:8
right play 0 svo at	0:14 2:-6
right play 0 svo from	8:8
right play 0 svo in	0:28 1:-6 3:-6
right play 0 svo is	0:-6 1:-8 2:29 4:-6
right play 0 svo none	1:-10 2:-8 4:12 8:10 9:-6
right play 0 svo of	2:11
right play 0 svo to	4:22 8:-10
right play 0 svo with	0:-6 1:-10 2:-10 3:7 4:-7 6:23 8:-6
right play 0 v2	0:16
right play 0 v2 none	0:10 1:8 3:-7
right play 1	1:-19 2:8 3:12 5:-7 7:6 8:6
right play 1 A	1:-22 2:30 3:-25 4:20 8:-10
right play 1 F	3:18 6:-7
right play 1 H	0:-9 3:-10 7:24 8:-6
right play 1 N	2:-6 3:27 4:-14 5:-8
right play 1 O	0:8 1:-7 2:-7 3:22 4:7 6:-7 8:-14
right play 1 U	1:-11 2:-13 3:-7 4:-9 5:-7 6:9 8:8 9:25
right play 1 V	0:-15 1:-30 3:-12 8:47
right play 1 e sov	1:-17 3:7 8:20
right play 1 e svo	0:-13 1:10 2:21 3:-12 4:9 6:-6 8:-10
right play 1 n sov	0:10 1:-17 3:-7 8:20
right play 1 n svo	1:-19 3:10 5:-8 9:12
right play 1 n v2	0:8
right play 1 sov	1:-30 3:6 4:-8 8:35
right play 1 sov none	0:12
right play 1 sov of	0:-13 1:-21 3:14 8:26
right play 1 svo	1:-15 2:8 3:10 5:-8
right play 1 svo at	0:18
right play 1 svo none	1:-14 2:10 3:12 5:-7 6:-10 9:10
right play 1 svo with	0:10 2:16 3:-7
right play 1 v2	0:10
right play 2	0:8 2:18 4:-12 5:-6 6:-6
right play 2 A	1:11 2:21 3:-12 4:-6 8:-15
right play 2 F	0:21 3:-31 8:23
right play 2 H	1:-7 2:23
right play 2 N	4:-13 8:15
right play 2 O	3:25 8:-16
right play 2 U	1:-8 2:-8 3:34 4:-6 8:-14
right play 2 V	0:7 1:-11 2:-8 3:-6 8:22
right play 2 e sov	0:20 3:-11
right play 2 e svo	0:14 1:-17 2:20 3:-7 8:-6
right play 2 n sov	1:7 2:12 4:-7 8:-7
right play 2 n svo	2:6 3:9 4:-12 5:-7 6:-7 8:20
right play 2 sov	0:20 2:6 3:-11 8:-6
right play 2 sov none	0:15 3:-9
right play 2 svo	2:6 3:13 4:-12 5:-6 6:-6 8:10
right play 2 svo none	2:8 4:-9 5:-6 6:-6 8:19
right play A	1:-8 2:23 3:-10 4:8 5:-6 6:-6 7:-6 8:6 9:-6
right play F	0:15 2:-11 3:-30 4:-7 5:-6 6:13 8:25
right play H	0:-12 1:10 2:25 3:-10 4:-6 5:-6 7:6 8:-8
right play N	1:-11 2:-8 3:9 4:-11 5:12 8:13
right play O	0:10 2:-8 3:18 8:-13
right play U	0:8 2:-9 5:-6
right play V	0:-19 1:-24 2:-13 4:-12 5:8 6:-6 7:-6 8:46 9:-7
right play h	1:-11 2:-14 3:28 4:8 5:-11 7:-6 8:-11 9:7
right push	2:-6 3:10 5:-6
right push -	1:9 2:-8 3:9 5:-6
right push 0	4:11 5:-7
right push 0 A	1:9 2:-10 3:18 8:-9
right push 0 F	3:20 6:-6 8:-6
right push 0 H	0:12 1:-15 2:-17 4:26
right push 0 N	0:-6 1:-8 2:15 3:-16 4:17 5:-7 8:7
right push 0 O	2:-8 3:-11 5:-8 6:19 8:9 9:-7
right push 0 U	2:-7 4:-10 8:27
right push 0 V	0:-8 2:12 3:-12 4:-7 8:-17 9:22
right push 0 e sov	1:-8 3:7 4:-7 6:18 8:-8
right push 0 e svo	1:-6 3:-7 4:10 8:7
right push 0 e v2	1:-11 2:30 3:-16 4:-12 8:8
right push 0 n sov	0:-14 1:-15 2:9 3:-12 4:14 5:-9 6:22 7:-6 9:-6
right push 0 n svo	1:11 2:-12 4:11 5:-6 6:-6
right push 0 n v2	1:-7 2:-7 3:10 8:7
right push 0 sov	0:-6 1:-16 3:-6 4:13 5:-8 6:24 8:-7 9:-6
right push 0 sov none	1:-7 2:16 3:-19 6:23 8:-14
right push 0 sov obj	0:-9 1:-7 3:30
right push 0 svo	1:8 2:-12 4:8 5:-6 6:-6 8:6
right push 0 svo at	0:-16 1:-12 2:-12 3:-14 4:22 9:25
right push 0 svo in	1:-7 3:-7 4:-8 8:30
right push 0 svo none	0:15 1:18 2:-9 3:-6 4:7 8:-9
right push 0 svo of	0:-9 1:-25 2:-10 3:45 4:-6 8:-8 9:-6
right push 0 svo with	0:-6 1:28 8:-14
right push 0 v2	1:-15 2:15 5:-6 8:15 9:-7
right push 0 v2 at	0:-7 1:-21 2:-9 3:30 4:6 8:-10
right push 0 v2 none	0:14 2:14 3:-14 8:-8
right push 1	1:13 2:-8 3:13 5:-6 6:-6
right push 1 A	0:10 1:20 3:-15
right push 1 H	0:8 1:-10 4:17
right push 1 N	1:-9 3:26 4:-7 8:-10
right push 1 O	0:-14 1:-15 2:-6 3:34 5:-6 6:-7
right push 1 U	2:-6 3:14 4:-6 5:-6 8:-6
right push 1 e svo	3:6
right push 1 e v2	0:-7 3:10 4:13 8:-7
right push 1 n sov	0:11 1:-10 3:16 4:-8
right push 1 n svo	1:12 2:-8 3:23 5:-6 8:-11
right push 1 n v2	0:-13 3:31 8:-11
right push 1 sov	0:13 1:-14 3:9 4:-8 8:10
right push 1 sov none	3:20 4:-7
right push 1 sov obj	0:19 1:-9 3:-8
right push 1 svo	1:15 2:-8 3:20 5:-7 8:-10
right push 1 svo none	1:14 2:-7 3:22 4:-8 5:-6 8:-10
right push 1 v2	0:-13 3:28 4:6 8:-14
right push 1 v2 none	0:-11 3:26 8:-9
right push 2	0:9 1:7 3:13 4:-10 6:-6 8:-6
right push 2 O	0:16 6:-7
right push 2 U	0:-12 1:11 3:18 4:-8
right push 2 e svo	3:14
right push 2 n svo	1:23 3:-8 4:-10 6:-6 8:-6
right push 2 svo	1:17 4:-11 8:-6
right push 2 svo none	1:14 3:13 4:-9 6:-7 8:-6
right push A	1:14 2:-10 3:10 8:-8
right push F	0:7 3:12
right push H	0:12 1:-13 2:-13 3:-6 4:27 8:-6
right push N	0:-6 1:-11 2:7 4:18 5:-7
right push O	2:-8 3:11 4:9 5:-7 6:6
right push U	0:-6 1:16 2:-8 3:11 4:-14 5:-8 6:-6 8:16
right push V	0:-9 1:8 2:13 3:-14 4:-7 8:-16 9:18
right push h	1:-12 2:14 3:13 5:-9 6:-9 8:-13 9:7
right race	1:20 2:-6 3:-7 8:-6 9:7
right race -	1:23 2:-6
right race 0	1:16 2:-7 3:-6 9:14
right race 0 A	1:10 2:-7 9:7
right race 0 O	1:18 3:-6
right race 0 V	1:12
right race 0 e sov	1:14 2:-6
right race 0 e svo	0:12
right race 0 n svo	0:-11 1:22 2:-6 3:-8 8:-6 9:14
right race 0 n v2	0:-6 1:18
right race 0 sov	1:20 2:-7
right race 0 sov none	1:7
right race 0 sov of	1:16 2:-6
right race 0 svo	1:10 9:14
right race 0 svo none	1:16
right race 0 v2	0:-6 1:16
right race 1	1:6
right race 1 svo	0:6
right race A	1:9 2:-8 9:11
right race O	1:21 3:-7
right race V	1:17
right reach -	1:14
right reach 0	1:-6 5:9
right reach 0 A	0:-7 1:10 2:11 3:-6 4:10 5:-12 9:-6
right reach 0 F	1:-9 4:10 5:-7 8:13
right reach 0 H	2:22
right reach 0 N	1:-6 2:-7 4:15 5:-12 8:12
right reach 0 O	1:-11 2:-11 5:22
right reach 0 U	1:9 2:-16 4:-14 6:12 7:-6 8:12
right reach 0 V	1:-18 3:7 5:26 8:-18
right reach 0 e sov	0:10 3:-6 4:18 5:-6 8:-7
right reach 0 e svo	0:15 1:-9 3:-12 4:7 6:-6 8:8
right reach 0 e v2	0:-7 3:18 4:-6
right reach 0 n sov	0:-8 2:-11 3:-19 4:57 5:-9 8:-12
right reach 0 n svo	3:6 4:-7 5:9
right reach 0 n v2	0:-15 2:-9 3:-9 4:-13 5:45 8:-15
right reach 0 sov	2:-9 3:-17 4:55 5:-10 8:-12
right reach 0 sov none	2:-6 3:-16 4:46 5:-8 8:-10
right reach 0 sov to	3:-8 4:33 5:-10 8:-10
right reach 0 svo	8:6
right reach 0 svo at	1:22 3:-6 8:-11
right reach 0 svo from	0:-6 1:-12 2:13 3:17 4:-8 5:-8 6:-6
right reach 0 svo in	0:-18 1:-12 2:-20 3:-20 5:46 6:-8 8:12 9:-6
right reach 0 svo none	3:11 4:-6
right reach 0 svo of	1:-8 2:20 3:-14 4:-7 5:-11 8:17
right reach 0 svo with	0:-16 1:-13 2:24 3:-22 4:-8 5:-19 6:42 8:-14
right reach 0 v2	0:-12 2:-8 4:-11 5:29 8:-11
right reach 0 v2 none	0:-9 2:-9 4:-10 5:17 8:-7
right reach 1	1:15 5:9 6:-6 8:-14
right reach 1 A	0:18 1:27 2:-17 3:-15 4:-8 9:8
right reach 1 F	3:9 4:14
right reach 1 N	2:-7 3:7 4:-14 5:10 8:13
right reach 1 O	0:-6 1:13 3:9 4:-12 5:32 6:-8 8:-21 9:-6
right reach 1 U	1:-24 2:18 3:13 4:17 5:-12 8:-15
right reach 1 V	0:-7 1:36 3:-6 4:-8 8:-12
right reach 1 e sov	1:13
right reach 1 e svo	0:7 1:6 3:8 8:-7
right reach 1 n sov	0:-11 1:6 3:14 4:14 5:-11 6:-6 8:-17
right reach 1 n svo	1:11 4:-9 5:17 6:-6 8:-12
right reach 1 n v2	0:17 3:-6
right reach 1 sov	0:-8 1:17 3:12 4:13 5:-12 6:-6 8:-15
right reach 1 sov none	0:-12 2:-13 3:11 4:23 5:-10 8:-10
right reach 1 sov obj	1:29 2:-13 4:-6
right reach 1 sov subj	0:-9 2:31 3:-15 8:-9
right reach 1 svo	1:18 2:-6 4:-8 5:16 6:-6 8:-11
right reach 1 svo in	0:9 1:13 3:-8 4:-8 5:15 8:-15
right reach 1 svo none	4:-7 5:22 6:-6 8:-14
right reach 1 svo with	1:9 3:13 5:-9 8:-8
right reach 1 v2	0:22 3:-7
right reach 1 v2 none	0:12
right reach 2	1:9 3:8 4:-13 5:-10 6:-7 8:21 9:-6
right reach 2 A	1:18 3:8 4:-11 8:-14
right reach 2 F	0:10 1:-6 3:16
right reach 2 N	0:8 3:-9 4:-7 5:-7 8:16
right reach 2 O	0:-8 1:-19 2:-8 3:17 4:-15 5:-16 6:-7 8:36
right reach 2 U	0:-16 1:15 2:8 3:-10 4:-13 5:-8 6:-7 7:-6 8:25 9:-6
right reach 2 V	1:7 3:15 8:-10
right reach 2 e svo	1:-11 3:-8 4:-9 5:-10 8:31
right reach 2 n sov	0:6 1:25 2:-10 4:-13 5:-10 6:-6
right reach 2 n svo	0:-8 2:11 3:8 4:-12 5:-7 6:-6 8:13 9:-6
right reach 2 sov	0:6 1:27 2:-9 4:-13 5:-9 6:-6
right reach 2 sov in	0:-9 1:-7 3:-7 8:29
right reach 2 sov none	1:22 2:-9 3:12 4:-10 5:-7 8:-17
right reach 2 sov of	0:9 3:14 8:-6
right reach 2 svo	3:11 4:-13 5:-8 6:-6 8:22
right reach 2 svo at	1:-8 4:-9 8:24
right reach 2 svo in	0:-6 1:-13 3:-6 8:31
right reach 2 svo none	2:6 3:14 4:-11 5:-8 6:-6 8:9 9:-6
right reach A	1:20 5:-10
right reach F	1:-10 3:14 4:8 5:-7
right reach H	0:6 2:12
right reach N	2:-8 4:12 5:-6 8:11
right reach O	0:-7 2:-7 5:27
right reach U	5:-6 8:18 9:-6
right reach V	0:-6 1:8 3:16 5:14 8:-24
right reach h	1:-10 5:15 8:11
right save	1:16
right save -	1:30 2:-15 8:-7
right save 0	1:17 2:8
right save 0 A	1:6 2:6 3:-6 4:7
right save 0 U	0:-7 1:21
right save 0 V	1:19 8:-7
right save 0 e sov	0:-7 1:6 4:8
right save 0 e v2	0:-6 1:-10 8:20
right save 0 n sov	0:10 1:8 2:-7
right save 0 n svo	1:16 2:13 4:-9 8:-7
right save 0 n v2	1:15
right save 0 sov	1:13 3:-6 4:15 8:-9
right save 0 sov none	0:-7 1:9 2:-18 4:21
right save 0 sov subj	1:8
right save 0 svo	1:16 2:11 4:-9 8:-7
right save 0 svo is	0:15 2:-7
right save 0 svo none	0:-7 1:19 2:12 4:-8 8:-8
right save 0 v2	0:-11 1:9 4:7 8:10
right save 0 v2 none	0:-12 1:15 2:-9 3:-6 8:11
right save 1	1:11 2:-8 3:-11 4:10 8:6
right save 1 A	1:9 2:-6 3:-11 4:23 9:-7
right save 1 e v2	1:-9 3:-8 4:24 9:-6
right save 1 n svo	1:24 2:-9
right save 1 svo	1:23 2:-8
right save 1 svo none	1:21 2:-8
right save 1 v2	1:-7 3:-10 4:25 9:-6
right save 1 v2 none	0:-6 1:-8 3:-11 4:28 9:-8
right save 2	0:17
right save 2 A	0:8
right save 2 U	0:8
right save 2 n sov	0:8
right save 2 sov	0:8
right save A	1:8 3:-7 4:7
right save O	3:19 4:-10 8:-6
right save U	1:23 8:-6
right save V	1:22 8:-7
right save h	0:6 1:-6 2:16 3:-8 8:9 9:-6
right shoot	1:9 2:9 3:-6
right shoot -	1:15 2:7 3:-7 8:-9
right shoot 0	1:9 2:15 3:-10
right shoot 0 A	1:12 2:12
right shoot 0 F	0:8 2:-8 3:-14 8:-6 9:23
right shoot 0 H	1:-13 2:32
right shoot 0 N	0:-9 1:19 2:-8 3:-9 4:-8 6:17 8:-7
right shoot 0 O	0:8 1:13 2:20 3:-11 4:-6 5:-7 6:-7 8:-11
right shoot 0 U	2:-7 6:29 8:-6
right shoot 0 V	1:-20 2:26 3:-10 4:7 5:-7 6:-6 8:13 9:-6
right shoot 0 e sov	0:-6 3:-7 6:21
right shoot 0 e svo	0:15 1:-26 2:22 4:6 8:-6
right shoot 0 e v2	6:15
right shoot 0 n sov	0:-10 1:-22 2:26 3:-11 4:-7 6:24 8:-7
right shoot 0 n svo	1:16 2:16 3:-10 4:-7 5:-6 6:-6
right shoot 0 n v2	1:21
right shoot 0 sov	0:-13 1:-20 2:21 3:-12 4:-8 5:-7 6:37 8:-9
right shoot 0 sov obj	1:-11 2:15 3:-9 6:18
right shoot 0 svo	0:6 1:8 2:13 3:-9 6:-6
right shoot 0 svo in	1:-8 2:-11 8:25
right shoot 0 svo none	0:6 2:23 3:-9 8:-8
right shoot 0 svo of	0:-6 3:-8 6:-6 8:-6 9:22
right shoot 0 svo with	1:11
right shoot 0 v2	1:13 6:7
right shoot 0 v2 none	1:21 2:-6
right shoot 1	0:-7 1:11 3:6 4:6 5:-9 6:7 7:-6 9:-7
right shoot 1 A	0:-10 2:17 3:16 4:-11 8:-7
right shoot 1 H	0:10
right shoot 1 O	0:-10 1:24 2:-7 3:-14 4:-13 6:18 8:-13
right shoot 1 U	0:7 1:7 2:-10 3:-6 6:-7 8:17
right shoot 1 V	2:11
right shoot 1 e svo	0:11 1:-7 2:-9 6:18
right shoot 1 e v2	3:-8 6:15
right shoot 1 n svo	0:-6 1:20 2:-8 3:15 5:-9 6:-9 7:-6 9:-6
right shoot 1 sov	1:12
right shoot 1 svo	0:-8 1:8 4:8 5:-9 6:8 7:-6 9:-7
right shoot 1 svo from	1:-9 3:-6 8:23
right shoot 1 svo none	0:-6 1:10 2:-9 3:19 4:10 5:-7 6:-7 8:-11
right shoot 1 v2	3:-7 6:13
right shoot 2	4:14 5:7 6:-7 8:-9 9:-6
right shoot 2 A	1:-9 2:16 3:-13 4:16 8:-6 9:-7
right shoot 2 F	0:-10 1:-10 2:-6 3:17 4:17 6:-6
right shoot 2 H	1:12 2:-28 5:27
right shoot 2 O	0:16 1:14 4:-11 5:-6 8:-7
right shoot 2 e svo	0:-10 1:-20 2:25 3:9 4:8 5:-6 6:-8 8:-6
right shoot 2 e v2	0:-7 1:26 4:-6
right shoot 2 n svo	0:17 2:-21 3:-7 4:12 5:10 8:-7
right shoot 2 svo	0:10 1:-8 4:11 5:9 6:-7 7:-6 8:-9 9:-6
right shoot 2 svo none	0:6 1:-6 4:14 5:15 6:-7 7:-6 8:-10 9:-7
right shoot 2 v2	0:-7 1:24
right shoot 2 v2 none	0:-8 1:27
right shoot A	1:6 2:14 8:-6
right shoot F	1:-8 2:-14 3:-6 5:-6 6:14 8:-10 9:20
right shoot H	3:-9 4:-6 5:29
right shoot N	0:-14 1:26 2:-14 3:-16 4:14 5:-7 6:9 8:-12
right shoot O	0:12 1:21 2:9 3:-8 4:-12 5:-8 8:-14
right shoot U	2:-14 3:-12 4:-8 5:-8 6:19 8:15
right shoot V	0:-10 1:-8 2:27 5:-7 6:-7 8:8 9:-6
right shoot h	1:-14 2:17 4:-7 5:-9 6:18
right sneak	2:7 4:10
right sneak -	1:13 2:8 9:-6
right sneak 0	2:13
right sneak 0 A	0:-6 2:30 4:-8
right sneak 0 F	3:6 4:6
right sneak 0 O	1:-7 2:-10 4:10 5:10
right sneak 0 U	0:11
right sneak 0 V	1:13
right sneak 0 e svo	0:8 1:-6 2:16 3:-9
right sneak 0 e v2	1:-8 2:33 3:-7 8:-6
right sneak 0 n sov	0:-6 1:-21 2:44 3:-6 4:-8
right sneak 0 n svo	1:10 2:-15 3:11 5:9 8:-8
right sneak 0 n v2	0:-7 1:12 2:-12 3:-9 4:15 5:-6 8:-7 9:11
right sneak 0 sov	0:-6 1:-22 2:46 3:-6 4:-9
right sneak 0 sov none	0:-7 1:-24 2:38 3:-6
right sneak 0 sov to	2:18 4:-6
right sneak 0 svo	0:6 2:-6 3:13 8:-8
right sneak 0 svo none	1:7 2:-10 3:17 4:-6 5:8 8:-6
right sneak 0 v2	0:-10 2:17 3:-13 4:9 5:-10 9:9
right sneak 0 v2 in	0:-8 1:-8 2:24 3:-10 4:12 5:-12
right sneak 0 v2 none	1:6 2:-13 3:-6 4:-6 9:22
right sneak 1	1:9 4:21 5:-7 8:-9 9:-8
right sneak 1 A	0:-14 1:22 2:-6 3:-22 4:27 5:-6 8:-7 9:-9
right sneak 1 O	1:-7 3:21 4:-9 8:-7
right sneak 1 e svo	2:9 3:-21 4:22
right sneak 1 n svo	0:10 1:18 2:-10 4:-8
right sneak 1 n v2	1:21 2:-10 3:18 4:-14 5:-6 8:-8
right sneak 1 svo	0:6 2:6 3:-8 4:8
right sneak 1 svo none	3:-6 4:11
right sneak 1 v2	1:14 2:-7 3:16 4:-12 8:-6
right sneak 1 v2 none	0:-6 1:11 2:-7 3:26 4:-15 8:-9
right sneak 2	2:-12 4:21 5:-11 8:7
right sneak 2 A	1:9 2:-9 3:-19 4:26
right sneak 2 N	4:9 5:-8 8:11
right sneak 2 U	1:-8 2:-8 3:15 4:-10 5:-9 8:17
right sneak 2 n svo	3:21 4:-6
right sneak 2 n v2	3:-7 5:-12 8:21
right sneak 2 svo	1:-7 2:-10 3:6 4:17
right sneak 2 svo none	0:-9 2:-9 3:10 4:17
right sneak 2 v2	3:-7 4:8 5:-13 8:19
right sneak 2 v2 none	3:-6 4:-9 5:-13 8:31
right sneak A	0:-12 1:11 2:15 3:-11 4:16 5:-6 8:-8
right sneak F	3:14
right sneak N	3:-6 5:-10 8:14
right sneak O	0:7 1:-10 2:-10 3:9 4:7
right sneak U	0:12 3:7 4:-8 8:8
right sneak V	0:9 1:6
right sneak h	1:-10 2:10 4:19 5:-6
right steal	2:12
right steal -	1:11 2:15 3:-7 4:-6
right steal 0	2:15
right steal 0 A	0:-6 1:7 2:20
right steal 0 F	0:-7 2:-8 3:19 4:-9 6:-6 8:16
right steal 0 H	0:8 1:11 3:-8
right steal 0 O	0:9 4:-6 8:10
right steal 0 U	0:10 1:-7 2:-12 4:14 8:6
right steal 0 e sov	3:20 8:-7
right steal 0 e svo	0:7 2:9 3:-8
right steal 0 n sov	0:-12 1:-20 4:16 5:-6 6:-6 8:17 9:-6
right steal 0 n svo	1:7 2:18
right steal 0 n v2	2:20 3:-16 4:-8 8:16
right steal 0 sov	0:-9 1:-19 3:21 4:9 5:-6 6:-6 8:8
right steal 0 sov none	0:-6 1:-19 3:26 4:-8 8:6
right steal 0 sov obj	2:-12 4:24 8:-7
right steal 0 svo	2:20 3:-6
right steal 0 svo at	2:11
right steal 0 svo in	2:-8 8:21
right steal 0 svo none	1:14 2:13 3:-6 8:-6
right steal 0 v2	1:-7 2:20 3:-9 4:-6 8:10
right steal 0 v2 none	2:16
right steal 1	2:6 3:13 5:-7 9:-6
right steal 1 A	2:31 3:-16 5:-6 8:-11 9:-7
right steal 1 F	2:-14 3:35 8:-8
right steal 1 O	3:6 4:-10 8:13
right steal 1 U	0:-10 6:6 8:15
right steal 1 e sov	0:6 1:-8 2:9 3:9 8:-8
right steal 1 e svo	2:-17 3:39 5:-6 6:-6
right steal 1 n sov	0:-10 1:20 2:16 3:-12 4:-7 8:-7 9:-6
right steal 1 n svo	0:7 1:-14 2:10 3:-15 6:6 8:13
right steal 1 n v2	0:-6 1:-6 2:-7 3:31 4:-6 8:-7
right steal 1 sov	0:-7 1:20 2:13 4:-9 8:-14 9:-6
right steal 1 sov from	0:7 1:-9 2:16
right steal 1 sov none	0:-10 1:28 2:7 3:-12 4:-7 8:-6
right steal 1 sov subj	2:16
right steal 1 svo	1:-13 3:8 5:-6 8:11
right steal 1 svo at	2:-22 3:-6 4:19 8:15
right steal 1 svo none	1:-17 2:14 3:16 4:-7 8:-7
right steal 1 v2	0:-7 2:-8 3:27 4:-6 8:-7
right steal 1 v2 none	0:-7 2:-8 3:28 4:-6 8:-7
right steal 2	1:14 2:-9 3:7 4:-10 5:6
right steal 2 A	0:-6 1:20 2:-10 3:10
right steal 2 F	0:8 3:-13 6:8
right steal 2 N	2:-7 3:-10 4:-8 5:21 8:6
right steal 2 O	3:25
right steal 2 U	0:16
right steal 2 e sov	1:15 2:-8 3:-7 8:10
right steal 2 n sov	0:11 1:9
right steal 2 n svo	6:10
right steal 2 n v2	1:6 3:-7 5:12 8:-9
right steal 2 sov	0:6 1:15 2:-10 3:-10 4:-6 8:13
right steal 2 sov none	0:10 1:12
right steal 2 svo	2:-7 3:12 4:-6 6:10 8:-6
right steal 2 svo none	2:-11 3:27 4:-7 8:-6
right steal 2 v2	1:17 3:-9 5:14 8:-12
right steal 2 v2 none	0:-9 1:19 3:-8 4:-6 5:17 8:-14
right steal A	1:7 2:19 8:-6
right steal F	2:-15 3:25 4:-8 5:-6 8:9
right steal H	1:8 3:-6
right steal N	0:12 2:-7 3:-10 4:-7 5:18
right steal O	1:-7 2:11 3:7 4:-17 5:-10 6:-7 8:21
right steal U	0:9 1:-8 2:-13 3:-6 4:12 5:-6 8:14
right steal V	0:-8 1:14 2:-7 3:18 4:-6 8:-12
right steal h	1:-9 2:11 3:12
right take	1:7
right take -	1:12
right take 0 A	1:13 2:8
right take 0 F	0:6 2:-6 3:19 6:-7 8:-7
right take 0 H	1:14
right take 0 N	1:-10 4:8 5:6 8:12
right take 0 O	3:10 4:-10 8:6
right take 0 U	0:-7 1:-7 2:-12 4:20 5:14 8:7
right take 0 V	3:-7 4:15 5:-8 8:10
right take 0 e sov	3:23 5:-7 6:-6 8:-12
right take 0 e svo	0:15 1:-10 2:12 4:-10 5:-7
right take 0 e v2	1:-23 2:10 3:8 4:28 8:-9
right take 0 n sov	1:-13 3:21 6:-6 8:8
right take 0 n svo	1:10
right take 0 n v2	0:-6 1:8 4:14 5:-8
right take 0 sov	1:-8 3:22 6:-6
right take 0 sov in	0:-18 1:26 3:-10 4:-10 8:9
right take 0 sov none	1:-14 2:11 3:25 5:-7 6:-6
right take 0 sov obj	1:-6 3:33 5:-6 6:-6 8:-8
right take 0 sov of	0:-13 1:-11 2:-8 3:-13 4:-8 5:47 8:-17
right take 0 sov subj	1:-10 2:-13 3:-12 4:-8 8:33
right take 0 sov to	0:-13 3:-9 4:32 5:-6 8:-14
right take 0 sov with	0:8 1:13 3:-9
right take 0 svo	1:9
right take 0 svo as	1:6 5:8
right take 0 svo at	0:-17 1:-6 2:10 4:-12 8:29
right take 0 svo for	0:-8 2:-10 3:-7 4:23
right take 0 svo from	0:-11 1:-9 3:-10 4:-8 5:-7 8:37
right take 0 svo in	0:10 1:-9 2:-8 3:-13 4:-15 5:16 8:24
right take 0 svo is	0:10 1:17 2:-6 3:-9
right take 0 svo none	1:12 2:6
right take 0 svo of	0:6 1:-14 2:-10 3:-17 4:-18 5:29 6:-6 9:11
right take 0 svo to	2:-8 3:-6 4:23 8:-9
right take 0 svo with	1:6 2:15 4:-10 5:-9 6:11 8:-13
right take 0 v2	3:11 4:11 5:-7
right take 0 v2 at	2:7
right take 0 v2 in	0:6 3:-8 4:19 8:-12
right take 0 v2 none	0:-8 3:18 4:11 5:-6
right take 1	1:10 3:9
right take 1 A	1:13 3:14 4:-9
right take 1 F	1:-10 2:-6 3:28 4:-8 8:7
right take 1 N	0:14 1:8 3:-9 8:-11
right take 1 O	0:-10 4:15 6:-8 7:-6
right take 1 U	0:15 2:14 4:-9 5:-7 8:-9
right take 1 V	0:-14 1:34 2:-9 3:13 4:-10 8:-13
right take 1 e sov	2:10 4:-13 5:-8 9:11
right take 1 e svo	0:-7 1:28 2:17 3:-15 5:-7 8:-19
right take 1 e v2	1:16 2:-7 3:9 4:-8 8:-8
right take 1 n sov	1:14 2:-10 3:22 4:-9 5:-7
right take 1 n svo	2:6 3:8 9:-6
right take 1 n v2	1:14 2:-12 3:-11 4:22 5:-9 8:-16
right take 1 sov	1:9 3:13 4:-10 5:-7
right take 1 sov from	0:-9 1:-7 2:10 3:21 4:-8 5:-7
right take 1 sov in	0:-15 1:7 2:8 3:-8 4:-7 8:20
right take 1 sov none	1:11 3:-7 4:-12 5:-8 8:8 9:13
right take 1 sov obj	3:37 4:-11 5:-7 6:-6 8:-8
right take 1 sov of	1:-16 3:29 4:-6 8:-14
right take 1 sov subj	1:23 2:-14 3:7
right take 1 sov to	0:13
right take 1 sov with	0:15
right take 1 svo	2:7 6:-6 9:-6
right take 1 svo for	0:11
right take 1 svo from	0:-13 1:23 3:-8 4:-9 5:-7 8:9
right take 1 svo in	4:-7 5:-9 8:20
right take 1 svo none	2:7 4:7 5:9 8:-12 9:-6
right take 1 svo of	0:9 3:-14 5:-13 8:27
right take 1 svo to	0:-7 3:-7 4:-13 8:32
right take 1 svo vs	0:-9 2:22
right take 1 svo with	0:12 1:-7 3:14 8:-7
right take 1 v2	1:19 2:-11 3:7 5:-6 8:-14
right take 1 v2 none	0:15 1:11 2:-9 4:-6 8:-6
right take 1 v2 with	1:8
right take 2	1:7 5:-8 6:-6 8:25
right take 2 A	0:-8 1:29 2:-6
right take 2 F	0:-6 1:-15 3:7 4:27 6:-10 8:-13
right take 2 N	1:-14 2:7 3:9 4:-22 5:-8 8:29
right take 2 O	2:-9 3:-6 5:-12 6:-7 8:29
right take 2 U	0:18 1:-13 2:-6 3:-14 4:-8 8:30
right take 2 V	1:25 2:-6 3:-7 8:-11
right take 2 e sov	1:6 2:-7 4:-12 8:19
right take 2 e svo	0:-10 2:18 3:-25 4:-8 8:25
right take 2 e v2	1:-11 2:13 3:-29 4:17 6:-7 8:13
right take 2 n sov	0:9 1:16 2:-10 3:-12 8:9
right take 2 n svo	0:6 2:-14 3:13 5:-9 6:-6 8:15
right take 2 n v2	0:20 6:-7
right take 2 sov	1:17 2:-12 4:-10 8:20
right take 2 sov in	0:11
right take 2 sov none	0:11 1:28 2:-8 3:-11 8:-9
right take 2 sov of	3:13 8:-7
right take 2 sov subj	1:15
right take 2 sov to	0:-10 3:-6 4:-20 8:37
right take 2 svo	2:-8 3:6 5:-8 6:-6 8:23
right take 2 svo from	0:6 3:-8 8:11
right take 2 svo in	0:-14 1:-7 3:-8 4:-13 5:-9 8:44
right take 2 svo none	1:8 2:-6 3:10 5:-8 6:-6 8:7
right take 2 v2	0:11 1:-7 2:11 3:-24 4:8 6:-10 8:14
right take 2 v2 in	0:14 8:-8
right take 2 v2 none	1:-23 2:27 3:-33 4:20 6:-11 8:17
right take 2 v2 with	1:15 2:-6
right take A	1:14
right take F	2:-6 3:25 6:-7 8:-6
right take H	1:11
right take N	2:6 8:8
right take O	3:9 8:14
right take U	0:7 1:-6 4:7 8:11
right take V	1:18 5:-7
right take h	1:-12 2:10 3:13 8:6
right throw	5:-6 6:11
right throw -	6:7
right throw 0	1:7 6:15
right throw 0 A	1:10 3:-8 4:6 9:7
right throw 0 F	1:-13 2:-7 3:6 4:-9 6:28 8:-6
right throw 0 H	1:13 6:10
right throw 0 N	0:14 6:12 8:-16
right throw 0 O	2:-9 3:-8 5:-7 6:24
right throw 0 U	0:10 1:-11 2:-8 6:19 8:-8
right throw 0 V	0:-12 1:7 2:13 3:-9 4:-10 6:-7 8:14 9:-6
right throw 0 e sov	0:-8 1:-8 2:-10 5:-6 6:37 8:-10
right throw 0 e svo	0:15 1:8 2:-17 3:-18 4:8 6:17 8:-9
right throw 0 e v2	0:-8 1:-8 3:-7 4:15 6:14 8:-8
right throw 0 n sov	0:-11 1:-11 3:13 4:-9 6:20 8:-6
right throw 0 n svo	1:7
right throw 0 n v2	1:10 2:-11 3:-10 4:-9 6:12
right throw 0 sov	0:-10 1:-10 3:9 6:37 8:-9
right throw 0 sov none	0:-9 1:-11 2:-14 3:20 4:-10 5:-6 6:31 8:-9
right throw 0 sov obj	3:-14 4:-6 6:32
right throw 0 sov to	0:-6 2:9 3:-9 6:15
right throw 0 svo	1:8
right throw 0 svo at	1:-25 2:39 3:-8 4:17 6:-10 8:-18
right throw 0 svo from	2:-6 6:-12 8:22
right throw 0 svo in	1:6 2:-17 4:-9 6:-7 8:7 9:19
right throw 0 svo none	1:11 6:8 8:-7
right throw 0 svo of	0:8
right throw 0 svo to	0:17 4:-7
right throw 0 svo with	0:11 1:23 2:-14 3:-7 6:-7
right throw 0 v2	2:-13 3:-13 6:30
right throw 0 v2 at	0:-9 1:-8 4:12 6:-11 8:16
right throw 0 v2 none	2:-11 3:-6 4:-6 6:22
right throw 0 v2 with	0:11 3:-7 6:9
right throw 1	2:7 3:-7 5:-7 6:10 9:-6
right throw 1 A	1:11 2:9 6:-7 8:-9
right throw 1 F	0:13 4:-7 6:10 8:-6
right throw 1 H	0:-6 1:11 2:14
right throw 1 N	0:-7 3:-11 5:-7 8:23
right throw 1 O	0:-11 1:-14 2:-11 4:7 5:-8 6:14 8:11 9:-6
right throw 1 U	0:7 1:-16 2:24 3:-6
right throw 1 e sov	1:-13 2:37 3:9 4:-12 6:-6 8:-8
right throw 1 e svo	1:-8 2:-9 3:-15 4:14 5:-6 6:31 8:-28
right throw 1 e v2	0:7 3:-22 6:22
right throw 1 n sov	0:-8 2:22 3:-18 4:-7 6:23
right throw 1 n svo	4:15 5:-7 6:-18 8:12 9:-6
right throw 1 sov	1:-14 2:36 3:-8 4:-11 6:11 8:-7
right throw 1 sov none	2:16
right throw 1 sov obj	3:-19 6:30
right throw 1 sov to	1:-16 2:37 4:-9
right throw 1 svo	2:-7 4:21 5:-8 6:-10 8:12 9:-6
right throw 1 svo in	4:21 8:-16
right throw 1 svo none	1:6 2:-27 4:14 5:-7 8:18 9:-6
right throw 1 v2	0:6 1:14 2:-10 3:-24 6:24
right throw 1 v2 none	1:14 2:-9 3:-20 6:18
right throw 2	4:16 5:-7 9:-6
right throw 2 A	0:11 3:-18 4:22 6:-6 8:-9
right throw 2 F	0:-6 3:12 4:13 6:-6
right throw 2 N	0:-13 2:-6 3:14 4:-21 5:-6 8:27
right throw 2 O	0:-10 1:-12 2:-8 3:7 4:9 5:-9 6:16
right throw 2 U	0:8 1:13 3:-7
right throw 2 e sov	2:-12 3:25 5:-7 6:-11
right throw 2 e svo	0:-14 2:14 3:-14 4:10 6:-10 8:8
right throw 2 e v2	0:14 1:6
right throw 2 n sov	0:9
right throw 2 n svo	1:-20 3:-18 4:18 5:-6 6:18
right throw 2 sov	1:8 2:-13 3:27 5:-7 6:-11 8:-6
right throw 2 sov none	1:7 2:-8 3:29 4:-10 6:-9 8:-10
right throw 2 sov subj	0:11
right throw 2 svo	0:-8 1:-18 2:6 3:-23 4:31 5:-8 6:6 8:8 9:-6
right throw 2 svo none	2:18 3:-23 4:20 6:-11 8:-10
right throw 2 v2	0:18
right throw 2 v2 none	0:6 1:12
right throw A	1:12 3:-8 4:10
right throw F	1:-12 2:-9 3:13 4:-6 6:26 8:-9
right throw H	0:-8 1:9 2:13 5:-6 6:8
right throw N	1:-8 2:-10 3:13 5:-10 8:12
right throw O	2:-10 3:-6 4:8 5:-8 6:27
right throw U	0:11 1:-6 2:11 4:-8 6:12 8:-10
right throw V	0:-11 1:11 2:14 3:-8 4:-8 6:-7
right throw h	0:-11 1:-18 2:15 3:-13 5:-9 6:27 7:-6 9:13
right touch	1:6 2:-6 5:6
right touch -	0:13 4:-6
right touch 0	0:7 3:-7 5:11 8:-6
right touch 0 A	1:-13 2:29 5:-6 8:-6
right touch 0 F	3:26
right touch 0 N	0:-6 2:-8 4:18 5:15 8:-9
right touch 0 O	0:14 2:-7 3:-19 4:-11 5:13 6:8 8:6
right touch 0 U	0:6 2:-7 3:-10 4:-6 5:27 8:-7
right touch 0 V	1:18 2:-17 3:-13 4:17 5:-9 9:-6
right touch 0 e sov	3:-10 4:-7 5:26 8:-6
right touch 0 e svo	1:-8 2:-12 4:20 5:16 8:-13
right touch 0 e v2	0:20
right touch 0 n sov	1:-12 3:-11 4:-14 5:13 6:18 8:6
right touch 0 n svo	2:8 6:-7
right touch 0 sov	1:-12 3:-13 4:-12 5:21 6:10
right touch 0 sov none	0:-13 1:-18 3:-14 4:-8 6:17 8:23
right touch 0 sov to	4:-10 5:28 8:-6
right touch 0 svo	4:12 6:-6
right touch 0 svo at	2:-6 3:-7 4:37 5:-7 8:-17
right touch 0 svo in	4:-7 5:19 8:-7
right touch 0 svo none	0:-11 5:14 6:-6 8:6
right touch 0 svo with	0:11
right touch 0 v2	0:20
right touch 0 v2 none	0:16
right touch 1	1:23 2:-12 5:-7 6:-6 8:8
right touch 1 A	0:-16 1:11 2:-24 4:-12 8:34
right touch 1 O	0:11 1:-8 3:-9 8:10
right touch 1 U	1:26 3:-10 8:-7
right touch 1 V	0:-11 1:18 2:-8 3:20 4:-8 8:-9
right touch 1 e svo	0:12 3:-7 4:-10 8:12
right touch 1 e v2	0:-8 1:6 2:-8 3:26 4:-8 8:-8
right touch 1 n sov	0:-22 1:25 2:-11 3:-12 4:15 5:-7 8:9
right touch 1 n svo	1:24 2:-9 4:-6 8:-6
right touch 1 n v2	4:9
right touch 1 sov	0:-18 1:17 2:-15 3:-12 5:-6 8:24
right touch 1 sov none	0:-14 2:-15 3:-12 4:13 5:-6 8:24
right touch 1 svo	0:9 1:21 2:-9 4:-13 8:6
right touch 1 svo none	0:9 1:27 2:-11 4:-9 8:-8
right touch 1 v2	2:-6 3:19 8:-7
right touch 1 v2 none	2:-9 3:33 4:-8 8:-7
right touch 2	0:23 2:-7 3:11 4:-6 8:-7
right touch 2 A	0:11 1:11 2:-8 3:-7
right touch 2 O	1:-8 3:29 8:-8
right touch 2 U	0:28 1:-9 3:-6
right touch 2 e svo	0:24 1:-9
right touch 2 e v2	1:-7 3:19
right touch 2 n sov	0:10 1:12 2:-7 3:-6
right touch 2 n svo	0:17
right touch 2 n v2	0:8 1:-7 3:10
right touch 2 sov	0:10 1:12 2:-7 3:-7
right touch 2 svo	0:28 1:-10
right touch 2 svo none	0:29 1:-11
right touch 2 v2	0:6 1:-11 3:24 8:-7
right touch 2 v2 none	1:-10 3:23
right touch A	1:15 2:6 4:-10 5:-8 8:6
right touch F	3:22
right touch N	1:-6 2:-10 4:26 5:15 8:-15
right touch O	0:12 1:-10 2:-8 4:-9 6:9 8:9
right touch U	0:12 1:11 2:-7 3:-12 4:-7 5:18 8:-9
right touch V	0:-6 2:-17 3:18 5:-9 6:-6 8:10 9:-6
right touch h	2:-14 3:7 4:11 5:14
right victim	0:7 1:10 2:6 3:-7 4:10 5:-6 8:-10
right victim -	0:8 1:24 2:-13 3:-19 4:15 8:-7
right victim 0	1:9 2:6 3:-8 4:16 5:-6 8:-13
right victim 0 A	0:-7 1:17 2:14 3:-7 4:-7
right victim 0 O	0:13 1:-7 4:14 8:-9
right victim 0 n svo	0:10 1:13 2:-11 3:-8 4:15 8:-9
right victim 0 svo	0:8 1:14 2:-11 3:-15 4:22 8:-10
right victim 0 svo none	1:12 2:-10 3:-7 4:18 8:-6
right victim 0 svo to	4:11 8:-7
right victim 1	0:6 1:16 3:-6 4:-6 8:-6
right victim 1 A	1:9 2:8
right victim 1 n svo	2:13
right victim 1 svo	0:12 2:6
right victim 1 svo none	2:10
right victim 2	0:6 3:11
right victim 2 svo	0:6 3:7
right victim 2 svo none	0:6
right victim A	0:-8 1:17 2:11 4:-11
right victim H	1:19 2:-10
right victim N	4:14 8:-9
right victim O	0:13 1:-8 3:-17 4:28 8:-11
right victim U	0:8
right victim h	0:7 1:-7 2:13 3:14 5:-6 8:-13
right word:boss	1:7 2:7 4:-8 6:9 8:-7
right word:boss -	1:25 4:-8 6:-8 7:-6 8:-8
right word:boss 0	2:9 4:-9 5:-6 6:10 7:11
right word:boss 0 A	1:13 3:-7 4:-7 7:10
right word:boss 0 F	0:-14 2:27 3:-20 5:-6 6:17 7:-8
right word:boss 0 H	0:6 7:10
right word:boss 0 O	3:-14 4:-6 5:-7 6:25 7:7 8:-7
right word:boss 0 U	0:6 1:-9 2:16 4:-7 6:-7
right word:boss 0 e sov	0:14 1:-6 2:-10 7:19
right word:boss 0 e svo	0:-7 3:-14 4:-7 5:-6 6:13 7:21 8:-7
right word:boss 0 e v2	1:-8 2:8 3:-12 4:-7 6:25 7:-12
right word:boss 0 n sov	1:13 3:-9 6:16 7:-7
right word:boss 0 n svo	0:-8 2:34 4:-7 6:-8 7:-7
right word:boss 0 sov	0:12 1:6 2:-10 3:-9 6:12 7:7 8:-7
right word:boss 0 sov in	0:16
right word:boss 0 sov none	0:-9 1:8 2:-8 3:-9 6:13 7:16 8:-6
right word:boss 0 sov to	0:10
right word:boss 0 svo	0:-10 2:26 3:-9 4:-8 5:-7 7:8
right word:boss 0 svo at	2:18
right word:boss 0 svo is	0:-7 2:16
right word:boss 0 svo none	2:26 3:-19 4:-9 5:-7 6:10 7:7 8:-8
right word:boss 0 svo vs	2:13
right word:boss 0 svo with	1:-11 2:-9 7:24
right word:boss 0 v2	1:-9 2:6 3:-12 4:-7 6:24 7:-10
right word:boss 0 v2 none	1:-9 3:-7 4:-7 6:23 7:-11
right word:boss 1	1:9 3:-6 4:-9 5:12 6:16 7:-6 8:-12 9:-7
right word:boss 1 A	2:13 3:-9 4:-8 5:-6 6:14 7:-6 9:-7
right word:boss 1 F	1:19 2:-7 3:-17
right word:boss 1 O	0:-14 1:-8 3:-19 4:-8 5:34 6:12 8:-10
right word:boss 1 U	0:-11 1:-10 2:-6 3:22 6:12 8:-6
right word:boss 1 V	0:15 1:9 4:-6 8:-8
right word:boss 1 e sov	0:-7 1:18 3:-6
right word:boss 1 e svo	0:-18 1:-12 2:16 3:-20 4:-8 5:36 7:-6 8:-8 9:-6
right word:boss 1 n sov	0:6 1:19 2:-6 3:-11 6:-6
right word:boss 1 n svo	2:-19 3:9 4:-8 5:-7 6:34 8:-12 9:-6
right word:boss 1 sov	1:32 3:-15 5:-6 6:-8
right word:boss 1 sov none	1:29 3:-15 4:-6 5:-7 6:-8
right word:boss 1 svo	1:-7 3:-9 4:-8 5:17 6:29 7:-6 8:-11 9:-6
right word:boss 1 svo in	1:18 8:-7
right word:boss 1 svo none	0:-6 1:-23 2:11 4:-8 5:26 7:-6 8:-7 9:-6
right word:boss 1 svo with	0:-10 3:-8 6:35 8:-10
right word:boss 2	1:30 2:-16 3:12 4:-6 5:-6 6:-10 8:-8
right word:boss 2 A	1:32 2:-12 3:-8
right word:boss 2 F	1:17 2:-6 3:7 6:-9
right word:boss 2 U	0:10 1:-11 2:-6 3:14
right word:boss 2 e svo	0:6 1:6
right word:boss 2 e v2	1:6
right word:boss 2 n svo	1:16 2:-15 3:26 4:-6 5:-7 6:-10 8:-8
right word:boss 2 svo	0:6 1:14 2:-13 3:20 4:-6 5:-7 6:-9 8:-7
right word:boss 2 svo none	1:25 2:-16 3:8 6:-9 8:-6
right word:boss 2 v2 none	0:6 1:7
right word:boss A	1:18 3:-10 4:-8 6:9 7:6 8:-6
right word:boss F	0:-10 1:21 2:21 3:-20 4:-7 5:-7 7:-8 8:-6 9:-6
right word:boss H	0:7 6:7 7:8
right word:boss N	0:14
right word:boss O	0:-7 1:-8 3:-16 4:-10 5:15 6:21 7:11 8:-12
right word:boss U	1:-17 2:8 3:24 4:-9 5:-8 7:-6 9:-6
right word:boss V	0:24 4:-6 8:-9
right word:boss h	1:-14 2:17 4:-9 5:-9 6:26 7:9 8:-6 9:-6
right word:enemy	1:11 2:10 3:-8 5:-6 6:-6
right word:enemy -	1:32 2:9 3:-15 4:-6 8:-8
right word:enemy 0	1:7 2:15 3:-14 5:-6 6:-6 9:8
right word:enemy 0 A	1:16 2:-11 3:-6 4:15
right word:enemy 0 F	0:-8 2:37 3:-24 6:-8
right word:enemy 0 H	2:8
right word:enemy 0 N	0:17 2:7 4:-7 8:-11
right word:enemy 0 O	0:13 1:8 3:-15 4:-8 5:-8 8:-9 9:20
right word:enemy 0 U	1:7 2:6 3:-6 4:-6 8:-8 9:11
right word:enemy 0 V	0:-6 2:-11 8:23
right word:enemy 0 e svo	0:9 1:-9 2:19 3:-9 5:-6 8:6
right word:enemy 0 e v2	0:26 2:-9 4:-6
right word:enemy 0 n sov	0:-18 1:23 2:28 3:-23 4:-8 6:-8 8:-9
right word:enemy 0 n svo	0:8 1:9 2:-20 3:-9 4:9 8:-8 9:17
right word:enemy 0 sov	0:-20 1:36 2:19 3:-23 4:-9 6:-9 8:-10
right word:enemy 0 sov none	1:28 2:-16
right word:enemy 0 sov of	0:-21 1:15 2:34 3:-23 6:-8 8:-8
right word:enemy 0 svo	0:6 2:9 3:-10 5:-6 9:11
right word:enemy 0 svo at	0:12 2:-18 4:18 8:-7
right word:enemy 0 svo in	0:15 8:-7
right word:enemy 0 svo is	0:-17 1:-12 2:-9 3:-9 4:-7 6:-6 7:-6 8:-8 9:43
right word:enemy 0 svo none	0:15 2:17 3:-8 4:-8 8:-6
right word:enemy 0 svo with	1:15 2:9 3:-8
right word:enemy 0 v2	0:25 2:-11
right word:enemy 0 v2 at	0:14
right word:enemy 0 v2 none	0:14 2:-8
right word:enemy 1	1:17 3:6 5:-7 6:-9
right word:enemy 1 A	0:-6 2:14
right word:enemy 1 F	3:8
right word:enemy 1 N	0:-9 2:-14 4:18 5:-6 8:11
right word:enemy 1 O	1:30 2:-7 4:-6 6:-12 8:-12
right word:enemy 1 U	0:25 1:-10
right word:enemy 1 V	0:-10 1:21 3:6 4:-6 8:-7
right word:enemy 1 e svo	0:-6 1:7 2:7 4:-10 8:14
right word:enemy 1 e v2	2:19 3:-8 8:-6
right word:enemy 1 n sov	1:-7 2:-9 4:22 8:-8
right word:enemy 1 n svo	1:17 2:-10 3:23 4:-7 6:-12 8:-9
right word:enemy 1 sov	0:7 1:-9 2:-10 4:23 8:-8
right word:enemy 1 sov none	0:11 1:-6
right word:enemy 1 svo	1:23 3:7 4:-9 6:-9
right word:enemy 1 svo none	1:16 2:-9 3:18 4:-6 6:-9 8:-7
right word:enemy 1 svo with	1:10 2:13 3:-12 8:-9
right word:enemy 1 v2	2:20 3:-7 8:-7
right word:enemy 1 v2 none	2:21 3:-8 8:-7
right word:enemy 2	0:7 1:17 2:-8 4:-12 8:10
right word:enemy 2 A	0:6
right word:enemy 2 N	4:-11 8:21
right word:enemy 2 O	0:16
right word:enemy 2 U	1:10
right word:enemy 2 e svo	1:22 2:-9 3:-12 4:-13 8:17
right word:enemy 2 e v2	3:8
right word:enemy 2 n svo	0:11
right word:enemy 2 svo	1:19 2:-8 3:-12 4:-11 8:16
right word:enemy 2 svo none	1:10 2:-6 3:-10 4:-7 8:15
right word:enemy 2 v2	0:6 3:8
right word:enemy 2 v2 none	0:6
right word:enemy A	2:6 3:-8 4:14
right word:enemy F	0:-7 2:33 3:-14 4:-6 6:-7
right word:enemy H	2:11
right word:enemy N	1:7 2:-7 3:-9 5:-11 8:17
right word:enemy O	0:16 1:20 3:-7 4:-8 5:-8 6:-10 8:-13 9:12
right word:enemy U	0:13 1:8 3:-8 4:-6 8:-8 9:10
right word:enemy V	0:-16 1:19 4:-9 8:8 9:-6
right word:enemy h	0:9 1:-11 4:11 5:-8
right word:goal	0:14 2:-8 3:8 5:9 8:-7
right word:goal -	0:19 2:-7 3:10 8:-6
right word:goal 0	1:6 4:-6 5:13 8:-7
right word:goal 0 A	1:11 3:-6
right word:goal 0 O	0:-9 3:7 5:15
right word:goal 0 U	0:17
right word:goal 0 e svo	1:18 2:-6 3:-6
right word:goal 0 n svo	1:-8 5:16 8:-6
right word:goal 0 svo	1:9
right word:goal 0 svo none	1:15
right word:goal 1	0:6 2:-11 3:16 5:10 8:-6
right word:goal 1 U	0:6
right word:goal 1 n svo	0:6 2:-8 3:9 5:8
right word:goal 1 svo	0:9 2:-11 3:11 5:9
right word:goal 1 svo none	2:-12 5:14
right word:goal 2	0:22 1:-11 3:7 8:-6
right word:goal 2 A	0:12 1:-7
right word:goal 2 O	0:9 3:11 8:-6
right word:goal 2 U	0:9
right word:goal 2 n svo	0:20 1:-11 3:10 8:-7
right word:goal 2 svo	0:20 1:-11 3:8 8:-6
right word:goal 2 svo none	0:27 1:-8 3:-10
right word:goal A	0:6 1:16 3:-10
right word:goal N	0:11
right word:goal O	0:-8 1:-7 3:25 4:-7 5:13 6:-6 8:-10
right word:goal U	0:18 3:-6
right word:goal h	0:-8 1:-8 4:-6 5:25 6:-6 8:-6
right word:hero	0:10 2:9 4:-6
right word:hero -	0:12 4:-6 8:6
right word:hero 0	0:10 2:15 3:-7 4:-6 5:-6 8:7
right word:hero 0 A	3:-6 4:-7 8:16
right word:hero 0 F	3:10
right word:hero 0 H	1:-19 2:25
right word:hero 0 O	0:19 2:15 3:-12 8:-11
right word:hero 0 U	1:14
right word:hero 0 e sov	1:10
right word:hero 0 e svo	0:13 2:6 3:-6
right word:hero 0 e v2	2:20 3:-7 5:-6
right word:hero 0 n sov	0:10
right word:hero 0 n svo	0:-10 4:-10 8:21
right word:hero 0 n v2	0:12
right word:hero 0 sov	0:7 1:17 2:-6 3:-8
right word:hero 0 sov none	0:9
right word:hero 0 sov subj	0:-7 1:20
right word:hero 0 svo	0:6 2:11 4:-6 8:7
right word:hero 0 svo is	1:-8 3:12
right word:hero 0 svo none	2:15 3:-7
right word:hero 0 svo with	1:12
right word:hero 0 v2	0:7 2:19 3:-9 5:-6
right word:hero 0 v2 none	0:6 2:21 3:-8 5:-6 8:-6
right word:hero 1	0:15 1:11 2:-7 3:-13 5:7 8:-8
right word:hero 1 F	1:28 3:-15 5:-10 8:-8
right word:hero 1 U	0:22 2:-6
right word:hero 1 e svo	1:-8 3:-7 5:26 8:-7
right word:hero 1 e v2	1:26 3:-11 5:-10 8:-8
right word:hero 1 n svo	0:17
right word:hero 1 svo	0:12 2:-7 3:-6 5:15 8:-6
right word:hero 1 svo none	0:8
right word:hero 1 v2	1:17 3:-10
right word:hero 2	0:-7 1:-9 2:-7 3:12 8:17
right word:hero 2 A	1:9
right word:hero 2 U	0:-8 1:-7 3:25 8:-8
right word:hero 2 n svo	0:-7 1:-9 2:-6 3:14 8:14
right word:hero 2 svo	0:-12 1:-7 2:-7 3:16 8:16
right word:hero 2 svo none	0:-18 1:-7 2:-6 3:11 8:22
right word:hero A	1:11 3:-7 4:-7 8:13
right word:hero F	1:25 5:-9 8:-8
right word:hero H	1:-18 2:27
right word:hero N	1:-7 3:-7 5:30 8:-13
right word:hero O	1:-6 2:14 3:-21 5:-7 8:19
right word:hero U	0:13 2:-7 3:9 8:-7
right word:hero h	2:28 3:-7 5:-7 8:-7
right word:item	0:16 1:-12 3:15 4:-6
right word:item -	0:15 1:-11 3:11 4:-6
right word:item 0	0:16 1:-9 2:-10 3:20 4:-6
right word:item 0 A	0:11 1:-10 2:-20 3:25
right word:item 0 N	0:-18 3:9 4:-7 8:20
right word:item 0 O	0:27 3:-14
right word:item 0 U	0:12
right word:item 0 e svo	0:24 1:-6 2:-14 3:17 8:-8
right word:item 0 e v2	0:-8 3:-7 8:22
right word:item 0 n sov	0:8
right word:item 0 n svo	0:15 1:-8 2:-11 3:10
right word:item 0 sov	0:6
right word:item 0 sov none	0:10
right word:item 0 svo	0:25 1:-9 2:-13 3:22 8:-9
right word:item 0 svo none	0:23 1:-8 2:-9 3:10
right word:item 0 svo vs	0:15 2:-10
right word:item 0 v2	0:-10 3:-6 8:22
right word:item 1	1:-7 2:9 3:-7
right word:item 1 A	1:-11 2:22
right word:item 1 e svo	0:7 1:-9 2:9 3:-8 6:8
right word:item 1 svo	1:-11 2:16 3:-8 6:8
right word:item 1 svo none	0:7 3:-6 6:7
right word:item 2	3:15
right word:item 2 O	0:-7 3:22
right word:item 2 e svo	0:-9 1:-7 3:28
right word:item 2 svo	3:13
right word:item 2 svo none	3:21
right word:item A	0:10 1:-15 2:-7 3:22
right word:item F	0:8 3:-8 6:8
right word:item N	0:-15 3:16 8:7
right word:item O	0:21 1:-6 8:-6
right word:item U	0:21 3:-8
right word:obstacle	1:6 3:-9 4:12 7:-6 8:-12
right word:obstacle -	2:14 4:11 5:-11 6:10 7:-6 8:-14 9:-6
right word:obstacle 0	0:-7 1:18 2:-6 3:-15 4:7 6:12 8:-10
right word:obstacle 0 A	1:29 2:-12
right word:obstacle 0 F	3:-8 4:24
right word:obstacle 0 e svo	1:11 2:-8 5:14
right word:obstacle 0 e v2	0:11 1:-7 3:8
right word:obstacle 0 n svo	0:-6 1:20 2:-7 3:-22 4:23
right word:obstacle 0 n v2	0:-7 1:-6 4:-8 6:23 8:-6
right word:obstacle 0 svo	0:-10 1:26 2:-12 3:-17 4:9 5:11 8:-6
right word:obstacle 0 svo none	0:-8 1:14 2:-7 3:-18 4:16 5:10
right word:obstacle 0 v2	1:-9 3:13 4:-8 6:12
right word:obstacle 0 v2 none	1:-8 2:11 3:10
right word:obstacle 1	1:-13 2:12 3:14 4:-7 8:-7
right word:obstacle 1 O	0:-11 1:-11 2:27 3:6 4:-11 8:-6
right word:obstacle 1 e v2	1:-7 2:28 3:-14 4:-10
right word:obstacle 1 v2	1:-13 2:13 3:21 4:-8 8:-7
right word:obstacle 1 v2 none	0:-13 1:-10 2:30 3:8 4:-13 5:-6 6:-6 8:-7
right word:obstacle A	1:31 2:-12
right word:obstacle F	4:18
right word:obstacle N	5:15
right word:obstacle O	0:-19 1:-15 2:19 4:9 5:-10 6:18 8:-15
right word:obstacle U	0:14
right word:obstacle h	5:18
sub attack	1:-6 2:21 3:-8
sub attack -	0:-6 1:-12 2:29 5:-6
sub attack A	1:-13 2:38 3:-8 4:-6
sub attack Ap	0:-6 1:-29 2:47 3:-6
sub attack Au	1:19 3:-9
sub attack F	0:-10 1:21 2:14 3:-12 4:-8 6:-8
sub attack Fp	0:-10 1:18 2:17 3:-10 4:-8 6:-8
sub attack H	1:-11 2:24
sub attack Hp	2:16
sub attack Hu	1:-13 2:23
sub attack N	1:-9 2:-14 3:-7 4:37 5:-6 8:-18
sub attack Nu	0:6 2:-11 4:22 8:-11
sub attack O	1:-9 3:13 4:-12 5:18 6:-6 8:-12
sub attack Op	2:6 4:-6 5:17
sub attack Ou	0:6 1:-6 2:-9 3:19 4:-9 5:7 8:-9
sub attack V	1:-11 2:-12 4:-8 8:25
sub attack Vu	1:-15 2:-11 4:-9 8:30
sub attack h	0:11 4:-8 5:14 8:-7
sub attack p-	1:-6 2:40 3:-12 4:-6
sub attack ph	0:7 2:-7 5:9
sub attack sh	0:11
sub attack sov	0:-6 1:-13 3:27 4:-10 8:-7
sub attack svo	2:17 3:-11
sub attack u-	2:-12 3:11 4:13 5:-7 8:6
sub attack uh	0:9 2:11 3:-18 4:-8 5:18 8:-7
sub attack v2	1:-7 2:19
sub avoid	1:14
sub avoid -	1:31 3:-9 4:-6
sub avoid A	1:18
sub avoid Ap	1:-37 2:29 3:-8 4:18
sub avoid As	1:21 2:-6
sub avoid Au	1:30 2:-8
sub avoid F	0:-6 1:31 2:-9 6:-7
sub avoid Fu	0:-9 1:16 2:-8 3:11 6:-6
sub avoid H	1:6 3:-8 5:-6 9:16
sub avoid Hp	0:6
sub avoid Hu	0:-8 2:11 3:-7 9:15
sub avoid N	0:9 4:20 8:-11
sub avoid Np	0:-8 4:20
sub avoid Nu	0:23 8:-9
sub avoid O	1:-9 2:-9 5:-8 8:20
sub avoid Op	0:6
sub avoid Os	3:15
sub avoid Ou	0:-6 1:-10 2:-10 3:-17 5:-9 8:35
sub avoid U	0:14 2:10 3:-9 8:-9
sub avoid Uu	0:7 2:19 3:-11 4:-6 8:-10
sub avoid V	0:16
sub avoid Vu	0:19
sub avoid h	0:14 1:-15 2:-8 3:13 4:16 8:-9
sub avoid p-	0:11 1:-20 2:17 3:-7
sub avoid ph	1:-15 4:28 8:-6
sub avoid s-	1:24 2:-6
sub avoid sh	0:7 3:13
sub avoid sov	0:6 1:19 2:-10 8:-6
sub avoid svo	1:17 3:-6
sub avoid u-	0:-8 1:35 3:-11 4:-7 5:-6 8:8
sub avoid uh	0:21 1:-13 2:-13 3:10 5:-6 8:-8 9:9
sub avoid v2	2:10 4:-7
sub bring	1:18 2:-8 3:8
sub bring -	1:23 2:-8 8:-8
sub bring A	0:-8 1:31 2:-10
sub bring Ap	0:-6 2:-11 3:20
sub bring As	1:16
sub bring Au	0:-8 1:35 2:-8 3:-8
sub bring F	1:-6 3:16
sub bring Fu	1:-9 3:18
sub bring H	1:11 2:-13
sub bring Hu	1:8 2:-11 3:9
sub bring N	0:-18 3:41 4:-12 5:7 8:-18
sub bring Ns	0:-9 1:23 3:-15 4:-6 5:21 8:-20
sub bring Nu	0:-10 1:-19 3:39 4:-6 8:-8
sub bring O	0:6 3:18 4:-8 8:-12
sub bring Op	3:20 4:-8
sub bring Ou	1:6 3:12 8:-10
sub bring U	0:22 1:-9 3:-10 4:11
sub bring Us	0:9
sub bring Uu	0:28 1:-8 3:-9
sub bring V	0:6 3:-9 8:14 9:-6
sub bring Vu	1:-9 3:-8 8:21
sub bring h	0:12 1:-18 2:-10 3:17 5:-6 8:9 9:-7
sub bring p-	0:-9 1:15 2:-6 3:-8 4:16
sub bring ph	0:-9 1:-13 2:-8 3:37 4:-7 8:-7
sub bring s-	1:20 3:-10 5:15 8:-12
sub bring sov	1:15 2:-15 3:-17 4:23
sub bring svo	1:21 2:-8 3:8 4:-8
sub bring u-	1:20 2:-9 3:11 8:-6
sub bring uh	0:9 1:-14 2:-8 4:7 8:16
sub bring v2	0:-11 1:-6 3:13 4:17 8:-6
sub chase	2:27 3:-7
sub chase -	0:-6 1:6 2:23 8:-8
sub chase A	2:26 4:-6
sub chase Ap	0:-6 2:28 3:-8
sub chase As	2:17
sub chase Au	2:16 4:-7
sub chase H	2:13
sub chase Hp	1:-14 2:23
sub chase Hu	1:22 2:-10
sub chase O	0:-6 1:-14 2:15 4:-7 5:-6 8:12
sub chase Ou	1:-10 3:11 4:-7 5:-7 6:-7 8:19
sub chase U	1:-8 2:30 3:-7 8:-10
sub chase Up	0:-8 1:-7 2:23
sub chase Uu	0:6 2:17 8:-7
sub chase h	1:-9 2:23
sub chase p-	0:-6 1:-7 2:31 3:-7
sub chase ph	1:-6 2:23
sub chase s-	0:-10 2:21
sub chase sh	2:14
sub chase sov	0:-7 1:-14 2:23 4:-6 8:12
sub chase svo	2:23 3:-6
sub chase u-	1:6 2:17 8:-9
sub chase uh	1:-10 2:20 4:-9 8:10
sub chase v2	2:16 3:-7
sub cross	1:15 2:-6
sub cross -	1:19
sub cross A	1:24
sub cross As	1:13
sub cross Au	0:-6 1:25
sub cross V	1:-11 2:-8 4:28 8:-6
sub cross Vu	1:-7 4:21
sub cross h	1:-11 2:-12 3:-6 4:13 5:22 8:-11
sub cross s-	1:12
sub cross sov	0:9 1:11
sub cross svo	1:13 5:6
sub cross u-	1:23
sub cross uh	1:-11 2:-9 3:-8 4:24 5:10 8:-11
sub eat	1:13 2:13
sub eat -	0:-6 1:17 2:17 8:-7
sub eat A	1:6 2:20 3:-14 4:-6
sub eat Ap	1:-20 2:28 3:-16 4:-7 5:22
sub eat As	2:11
sub eat Au	1:21 2:7 3:-12 4:-6
sub eat F	1:24 2:-11 4:7 6:-6 8:-7
sub eat Fp	3:-21 4:23
sub eat Fu	0:-9 1:25 2:-11 3:8 4:-9 6:-6 8:-6
sub eat N	0:13 3:12 8:-7
sub eat O	1:6 2:-13 3:6 4:-11 5:-13 6:-6 7:16 8:13 9:-6
sub eat Os	1:-12 2:-8 3:-8 7:28
sub eat Ou	0:-6 1:18 2:-8 4:-8 5:-10 8:15
sub eat U	0:6 1:-6 3:15 8:-7
sub eat Uu	3:20 8:-8
sub eat V	1:12
sub eat Vu	1:15
sub eat h	1:-19 4:-13 5:12 7:10 8:6 9:-6
sub eat p-	1:-26 2:41 3:-20 4:10
sub eat ph	1:-8 2:-12 3:14 4:-9 5:20 8:-6
sub eat s-	1:8
sub eat sh	1:-8 7:21
sub eat sov	1:36 2:-21 3:-9
sub eat svo	0:-7 1:10 2:16 4:-8
sub eat u-	0:-8 1:35 2:-10 3:7 4:-7 8:-8
sub eat uh	0:7 1:-14 2:13 4:-10 5:-10 8:13
sub eat v2	4:12 5:-9 8:-7
sub fall	1:-8 2:8
sub fall -	1:-9 2:16 3:9 6:-6 7:-6
sub fall A	0:-8 2:9 3:-6 5:-7 7:19 8:-9
sub fall Ap	1:-18 2:26 3:6 8:-6
sub fall Au	0:-6 1:11 2:-31 3:-13 4:14 7:25
sub fall F	0:-9 1:-9 2:-11 3:22 5:16 8:-6
sub fall Fp	3:17
sub fall Fu	0:-8 1:-8 2:-11 3:16 5:15 8:-6
sub fall H	2:21 3:-7
sub fall Hp	2:11
sub fall N	0:-9 1:-9 3:-10 4:-11 5:22 6:-9 7:-6 8:21
sub fall Nu	0:-8 1:-8 2:7 4:-13 5:27 6:-8 7:-6
sub fall O	1:-11 2:13 4:14 5:-9 6:-7
sub fall Ou	0:9 1:-9 2:-14 3:17 4:13 5:-7 6:-6 8:-6
sub fall U	0:24 8:-6
sub fall Uu	0:29 2:-9 8:-6
sub fall V	0:-8 1:6 2:20 3:-8 8:-9
sub fall h	0:10 1:-6 3:-15 4:-8 5:11 7:13 8:-10
sub fall p-	0:-10 1:-22 2:32 3:8 4:-6 5:-8 6:-6 8:9
sub fall ph	0:9 3:-7
sub fall sov	2:-7 3:15 5:8 6:-6 8:-16
sub fall svo	1:-9 2:12 3:-10 5:8 6:-7 8:8
sub fall u-	0:7 2:-14 3:11 4:9 6:-7
sub fall uh	2:-8 3:-17 4:-9 5:23 7:22 8:-12
sub fall v2	0:7 2:-6 3:6 6:7
sub fight	1:9 3:-8 6:11 8:-7
sub fight -	1:17 2:-14 3:-8 4:9 6:10 8:-6
sub fight A	1:23 6:-7
sub fight Ap	0:9 2:-9
sub fight As	0:-6 1:31 2:-11
sub fight Au	1:14 2:6 3:-6 6:-8 9:-6
sub fight N	2:11
sub fight Nu	2:17 4:-8 8:-6
sub fight O	0:-8 1:-20 3:-8 4:10 6:27 8:-8
sub fight Ou	1:-13 3:-6 4:-6 6:25
sub fight U	0:7 1:15 2:-6
sub fight Uu	1:13 2:-7 6:9
sub fight V	0:13 1:-6
sub fight Vu	0:15 1:-8
sub fight h	1:-10 2:18 3:-8 4:-8 5:-7 6:19 8:-8
sub fight p-	0:15 2:-13
sub fight s-	0:-9 1:21 2:-11 4:13
sub fight sov	1:17 2:-13 4:11 8:-6
sub fight svo	1:13 3:-8 6:14 8:-7
sub fight u-	0:6 1:16 2:-9 3:-7 6:7
sub fight uh	1:-12 2:22 3:-9 4:-11 5:-8 6:22 8:-9 9:-7
sub fight v2	0:-7 2:16
sub guard	0:-6 1:20
sub guard -	1:26 2:-9 3:-6 4:6
sub guard A	1:23
sub guard Ap	1:11 2:-16 3:-7 4:18
sub guard As	1:14
sub guard Au	0:-6 1:7 2:18 4:-9
sub guard F	0:-8 1:19 3:-18 4:18 6:-9
sub guard Fp	0:-8 1:16 3:-17 4:19 6:-9
sub guard H	1:33 2:-16 3:-7
sub guard Hp	1:20 3:-7
sub guard O	3:27 4:-8
sub guard Ou	3:20 4:-6
sub guard h	0:-7 1:-9 2:14 3:12 4:7 5:-6 6:-6 8:-6
sub guard p-	1:27 2:-28 3:-8 4:11
sub guard ph	0:-6 1:-7 2:15 3:-15 4:18 6:-7
sub guard s-	1:14
sub guard sov	0:-6 1:-11 2:19 3:19 4:-13 5:-7
sub guard svo	0:-7 1:23 2:-9 3:-8 4:14
sub guard u-	0:-6 1:8 2:15 4:-10
sub guard uh	3:21 4:-7
sub guard v2	1:23 4:-7
sub hit -	0:9 3:7 4:-7 6:-9
sub hit A	0:22 2:13 3:-13 8:-6
sub hit Ap	0:14 1:-14 2:22 3:-8 6:-6
sub hit As	0:9 2:-6
sub hit Au	0:12 1:14 3:-7
sub hit N	4:9 8:-7
sub hit O	1:7 2:-9 3:11 4:-9 5:-6 6:6
sub hit Os	0:6 6:16 8:-8
sub hit Ou	0:11 3:6 6:-7 8:7
sub hit U	0:-13 1:-9 2:-9 4:-7 6:14 8:26
sub hit Uu	0:-15 1:-12 2:-10 4:-8 6:10 8:29
sub hit h	1:-9 3:-15 5:-6 6:31 8:-10
sub hit p-	1:23 3:-12 4:-6 6:-9 8:-8
sub hit sh	0:6 2:-7 4:6 6:18 8:-12
sub hit sov	1:17 2:-14 3:17 8:-9
sub hit svo	4:-6 5:-6 6:19
sub hit u-	0:7 2:-6 3:15 4:-7 6:-7
sub hit uh	0:-6 2:-7 3:-10 4:-6 6:19 8:12
sub hit v2	2:8 3:-7 4:-6 8:15
sub love	0:6 1:-7 2:16 5:-6 8:-9
sub love -	0:17 1:-6 2:-6
sub love A	0:18 1:-6 2:-6
sub love As	0:11
sub love Au	0:15
sub love h	0:-10 2:23 8:-6
sub love svo	1:-7 2:19 5:-6 8:-9
sub love u-	0:12 2:-6 3:7
sub make	1:13
sub make -	1:16 3:-7 4:6
sub make A	0:6 1:22 3:-8 4:-12
sub make Ap	1:25 2:-6 3:-10 4:-6
sub make As	1:25 8:-9
sub make Au	1:8 4:-11 8:11
sub make N	0:6 1:14 3:-18 4:17 8:-17
sub make Nu	1:10 3:-15 4:20 8:-19
sub make O	1:-11 2:-6 3:22 5:8 6:-6 8:-14
sub make Ou	1:-11 3:19 8:-13
sub make U	0:-6 1:-16 2:-9 3:-21 4:19 5:13 8:16
sub make Uu	1:-15 2:-9 3:-19 4:18 5:15 8:6
sub make h	0:-10 3:12 5:17 8:-17 9:-8
sub make p-	1:20 2:-7 3:-13 4:-10 8:12
sub make s-	1:21 3:-9 4:9 8:-11
sub make sov	0:6 1:8 3:10 4:-15 5:6 8:-12
sub make svo	1:7 3:-19 8:20
sub make u-	3:-6 4:10
sub make uh	0:-7 3:13 5:15 8:-15 9:-7
sub make v2	0:-16 1:13 2:-12 4:30 5:-8 8:-14 9:-6
sub match	1:-9 2:-7 3:12 4:20 8:-6
sub match -	1:-10 3:21 4:8
sub match A	1:-17 2:-11 3:13 4:18
sub match Au	1:-13 2:-9 3:11 4:15
sub match F	3:18
sub match Fu	3:13
sub match O	4:20
sub match Op	4:20
sub match U	0:10
sub match Uu	3:8
sub match h	3:-9 4:20
sub match p-	0:-9 3:14 4:14
sub match sov	2:-7 3:12 4:11
sub match svo	0:8 1:-14 3:26
sub match u-	1:-11 3:28 4:-7
sub match v2	4:19
sub move	1:9
sub move -	1:16 5:-6
sub move A	1:15
sub move Ap	1:-26 2:-6 3:29 4:-8 8:16
sub move As	1:19 2:-6
sub move Au	1:14 2:12 3:-18 4:6
sub move F	1:10 3:7 4:-9 5:-7 6:11 8:-12 9:-6
sub move Fp	2:17
sub move Fs	0:-6 1:21 2:-7 3:11 6:-9 8:-10
sub move Fu	0:12 1:8 2:-14 4:-7 5:-6 6:16 8:-10
sub move H	0:-6 1:7 2:17
sub move Hu	1:9 2:6
sub move N	1:6 2:11 3:-24 6:-6 8:10
sub move Np	3:-7 4:30 5:-10 8:-16
sub move Nu	0:-6 2:18 3:-24 4:-21 6:-6 8:20
sub move O	0:-8 1:8 3:15 4:-9
sub move Op	0:-10 1:-21 2:-12 3:56 4:-10 6:-10
sub move Os	0:-14 1:26 2:-11 3:-11 4:-8 6:-6 8:20
sub move Ou	1:9 4:-8 5:12 6:8 8:-8 9:-6
sub move U	1:10 2:6 3:-16 4:-7 6:8
sub move Up	0:10
sub move Uu	2:7 3:-17 4:-7 6:11 8:6
sub move V	3:-9 8:15
sub move Vs	0:-6 4:-10 8:23
sub move Vu	2:6 3:-6
sub move h	1:-10 2:11 5:13 9:-7
sub move p-	1:-27 2:-16 3:53 4:-8 5:-7
sub move ph	1:-16 2:6 3:17 6:-12 9:-6
sub move s-	1:30 3:-8
sub move sh	2:-26 3:22 4:-12 5:-7 6:-7 7:-6 8:27 9:-7
sub move sov	0:-14 1:19 2:23 3:-14 4:-10 6:7
sub move svo	3:6 5:-7 8:10
sub move u-	1:15 2:7 3:-10 4:-6 5:-7 8:6
sub move uh	3:-19 5:22 6:10 9:-7
sub move v2	3:-7 5:20
sub over	1:16
sub over -	1:19 2:-10 3:7 8:-7
sub over A	1:30 2:-6 3:-7
sub over As	1:14
sub over Au	1:22 2:6 3:-9
sub over F	0:-8 1:16 3:7 4:-6 5:-10 8:8
sub over Fu	0:-10 3:22 4:-8 5:-13 8:11
sub over N	1:-6 4:23 8:-13
sub over Ns	0:-6 4:26 8:-13
sub over Nu	0:16
sub over O	1:-23 3:18 4:-10 5:6 6:-7 8:11
sub over Ou	1:-23 3:32 4:-9 5:-10 6:-6 8:8
sub over U	1:14 2:12 4:-8 5:-9 8:-9
sub over Uu	1:6 2:12 3:11 4:-9 5:-8 8:-9
sub over V	1:12
sub over Vu	1:13
sub over h	2:6 8:6 9:-7
sub over p-	2:-16 3:-8 5:24
sub over s-	0:7 1:16 3:-10
sub over sh	0:-7 4:28 8:-14
sub over sov	0:-13 1:23 2:17 4:-8 5:-13 8:-10
sub over svo	1:11
sub over u-	1:17 2:-7 3:12 5:-6 8:-7
sub over uh	2:12 3:11 4:-15 5:-15 8:14 9:-7
sub over v2	0:15 2:-8 3:6
sub play	1:16 2:-9 4:-7 5:10
sub play -	1:21 2:-8 3:-6 4:-7 5:10
sub play A	1:14 2:-16 4:-8 8:11
sub play Au	0:9 1:13 2:-14 4:-7 8:7
sub play H	2:7
sub play N	1:13 3:-12 4:-10 5:14
sub play Nu	0:-9 1:12 3:-11 4:-9 5:18
sub play O	0:9 1:20 4:-6 5:-6 8:-11
sub play Op	0:22 3:-12
sub play Os	0:10
sub play Ou	0:-13 1:29 6:-6 8:-9
sub play U	0:8 3:-8 8:8
sub play Uu	3:-7 8:12
sub play V	1:-11 5:31 8:-18
sub play Vu	0:9
sub play h	0:24 2:-8 3:11 4:-6 8:-7
sub play p-	0:6 2:9 3:-6
sub play ph	0:13
sub play s-	0:10 1:-10 5:18 8:-11
sub play sov	1:35 2:-7 3:-8 4:-6
sub play svo	0:13 1:-11 2:-9 4:-9 5:18
sub play u-	1:25 2:-10 4:-7 8:11
sub play uh	0:14 2:-8 3:15 4:-6 8:-6
sub play v2	0:6 1:8
sub push	1:6 5:-6 6:-6 9:6
sub push -	1:11 2:7 8:6 9:-6
sub push A	2:8 3:14 4:-10 8:-10
sub push Ap	0:13 1:-11 2:13 3:-6
sub push As	1:24
sub push Au	0:-10 2:8 3:23 4:-10 8:-11
sub push N	4:-9 8:20
sub push O	1:10 2:-6 3:-13 4:-11 8:20
sub push Ou	1:9 2:-6 3:-12 4:-14 6:-6 8:27
sub push U	1:23 3:-10 8:-7
sub push Up	0:11
sub push Uu	1:8
sub push V	0:-7 2:15 3:-14 4:-8 8:-16 9:24
sub push Vu	0:-6 2:16 3:-13 8:-10 9:14
sub push h	1:-15 2:19 3:-10 4:-18 6:-6 8:10 9:17
sub push p-	0:18 1:-9 2:11 3:-9
sub push s-	0:-7 1:26 2:-7 3:-7 4:-11 8:12
sub push sov	1:-14 2:28 3:-9 8:-7
sub push svo	1:18 2:-13 3:-8 6:-6 8:8
sub push u-	0:-12 1:14 5:-6 6:-6 8:12 9:-6
sub push uh	1:-11 2:10 4:-14 6:-7 8:14 9:8
sub push v2	0:-12 1:-22 2:25 3:16 4:-14 9:-7
sub race	1:23
sub race -	1:22
sub race A	1:9
sub race Au	1:10
sub race O	1:16
sub race s-	1:14
sub race svo	1:11
sub race u-	1:17
sub race v2	1:15
sub reach	0:-8 3:9
sub reach -	0:-8 1:8 3:15 5:-9 6:11 8:-7
sub reach A	1:17 3:6 5:-9 6:6 8:-10
sub reach Ap	1:-23 4:14 5:-7 6:16 8:-8
sub reach As	1:7
sub reach Au	1:38 2:-10 3:6 4:-14 5:-8 8:-9
sub reach F	0:-6 1:-7 2:-7 3:21 4:-7 8:10
sub reach Fu	1:-7 2:-6 3:30 4:-6 8:-9
sub reach H	2:15
sub reach N	0:-9 1:-7 2:-7 3:22 5:-14 8:13
sub reach Np	3:21 8:-8
sub reach Nu	4:7 5:-9 8:13
sub reach O	0:-13 1:-11 2:-9 3:6 4:-10 5:25 6:16
sub reach Op	3:-11 5:8 8:12
sub reach Ou	0:-15 1:-14 2:-9 3:13 4:-11 5:11 6:19
sub reach U	2:9 4:-11 6:-7 8:16
sub reach Up	0:8 5:10 8:-9
sub reach Uu	1:-18 3:10 4:-10 5:-12 6:-7 8:26
sub reach V	0:-10 1:-14 2:14 3:23 5:-9 8:-13
sub reach Vp	0:-6 1:-6 2:10 3:18 5:-8
sub reach Vu	0:-6 1:-11 2:11 3:-10 4:28 8:-17
sub reach h	0:-6 1:-10 3:7 4:-16 5:10 8:22
sub reach p-	0:-12 1:-24 2:-6 3:23 4:22 5:-9 6:6 8:-11
sub reach ph	1:-7 2:10 4:-11 5:16
sub reach s-	0:-8 1:24 3:-7 4:-9
sub reach sov	0:-8 2:24 3:-13 8:-7
sub reach svo	0:-6 3:11 8:10
sub reach u-	1:10 3:12 5:-14 6:7
sub reach uh	0:-12 1:-10 3:11 4:-16 5:9 8:22
sub reach v2	0:-8 2:-6 3:18 4:-9 5:11 8:-10
sub save	1:15 3:-7 4:-6 8:6
sub save -	1:33 2:-8 3:-7 8:-6
sub save A	8:7
sub save Ap	2:14
sub save As	0:13
sub save Au	1:8 2:-6 4:-9 8:18
sub save U	1:21 8:-6
sub save Uu	1:20
sub save h	0:8 1:-19 2:8 8:13
sub save ph	2:18
sub save s-	0:7
sub save sh	0:16 1:-11
sub save sov	0:7 1:11
sub save svo	1:17
sub save u-	1:28 2:-6 3:-6 8:-6
sub save uh	1:-11 2:-7 4:7 8:15
sub save v2	0:-10 1:6 2:-7 8:17
sub shoot	1:6 2:16 3:-6
sub shoot -	0:6 1:20 3:-6 8:-6
sub shoot A	1:20
sub shoot As	1:17 2:-7
sub shoot Au	1:16
sub shoot H	1:-9 2:22
sub shoot Hu	1:-8 2:17
sub shoot N	0:-11 1:24 2:-10 3:-10 4:-9 6:16 8:-8
sub shoot O	0:7 1:6 2:15 3:-7 8:-9
sub shoot Ou	1:18 8:-8
sub shoot V	1:-9 2:15 3:-6 4:-6 8:13
sub shoot Vp	2:8
sub shoot Vs	0:-12 1:-10 2:13 8:19
sub shoot Vu	0:6 1:-10 2:14
sub shoot h	0:-10 1:-15 2:31 3:-7 4:-7 5:-6 8:12 9:-6
sub shoot p-	2:9
sub shoot ph	2:14 6:10
sub shoot s-	1:10 2:8
sub shoot sov	2:15
sub shoot svo	0:6 1:9 2:13 3:-7 4:-6
sub shoot u-	0:6 1:17 3:-7
sub shoot uh	1:-8 2:31 6:-7
sub shoot v2	1:10 6:13
sub sneak	3:10
sub sneak -	0:-14 1:21 5:8 9:-6
sub sneak A	3:8 4:-8 9:9
sub sneak Ap	1:-8 3:22
sub sneak Au	0:-6 1:18 3:-14 4:-8 9:14
sub sneak F	3:7 4:6
sub sneak Fu	4:11
sub sneak O	1:-6 2:-10 3:10 5:6 8:7
sub sneak Ou	0:-6 1:-8 2:-11 5:23 6:-6
sub sneak U	0:-8 2:-8 3:29 8:-10
sub sneak Uu	3:21 8:-7
sub sneak V	0:7 1:6
sub sneak h	1:-8 3:12 5:-7 9:8
sub sneak p-	1:-7 2:19
sub sneak ph	1:-6 2:-11 3:27
sub sneak sov	0:-13 1:-7 3:24 4:-11 5:-7 8:6
sub sneak svo	1:6 2:-12 3:16 5:7 8:-8
sub sneak u-	0:-16 1:28 2:-18 3:6 5:11 6:-6 9:-6
sub sneak uh	1:-8 2:12 5:-9 9:7
sub sneak v2	0:-8 2:16 3:-11 4:-13 5:-9 8:7 9:17
sub steal	1:8 2:21 3:-7
sub steal -	1:10 2:14 3:-8
sub steal A	1:13 2:17 3:-7
sub steal Ap	1:-15 2:35 3:-8
sub steal As	0:-7 2:16
sub steal Au	0:-6 1:31 3:-7 4:-6
sub steal H	1:12 3:-7
sub steal Hp	0:10 3:-6
sub steal O	0:7 2:9 3:-9 4:-7 8:12
sub steal Ou	2:-7 8:15
sub steal U	0:18 1:-6
sub steal Uu	0:19
sub steal h	1:-9 2:33 4:-8
sub steal p-	1:-18 2:39 3:-10
sub steal ph	2:21
sub steal s-	0:-7 2:17
sub steal sov	2:15 3:-6
sub steal svo	1:6 2:17 3:-8
sub steal u-	1:19 3:-7
sub steal uh	0:12 1:-9 2:24 3:-6 4:-6 8:-6 9:-6
sub steal v2	0:-6 2:15
sub take	1:10
sub take -	1:21
sub take A	1:15 2:6
sub take Ap	1:-12 3:32 4:-6 8:-6
sub take As	1:15
sub take Au	1:24 3:-6
sub take F	0:9 2:-9 6:-7 8:-6 9:9
sub take Fp	2:-7 3:6 9:18
sub take Fs	1:15
sub take Fu	0:7 1:6 2:-6 4:15 6:-7
sub take H	1:6
sub take Hu	2:8
sub take N	0:8 1:-9 2:10 3:-14 5:13
sub take Np	2:-8 3:-14 4:24 5:-9 8:9
sub take Ns	0:15 8:-8
sub take Nu	1:-11 2:12 3:-13 4:-22 5:27
sub take O	1:-14 2:20 3:18 4:-11 5:-6 8:-6
sub take Op	0:13 1:-8 2:19 4:-7 8:-16
sub take Ou	0:-6 2:8 3:13 4:-13 5:-10
sub take U	0:10 1:6 2:-12 3:-16 4:16 5:-6 8:9
sub take Uu	0:13 2:-12 3:-15 4:17 5:-7 8:8
sub take V	2:-12 3:-6 4:24 8:-7
sub take Vs	0:-6 1:25
sub take Vu	0:-6 1:-7 2:-13 4:26
sub take h	1:-15 2:24 3:6
sub take p-	0:14 3:10 8:-7
sub take ph	0:-6 1:-12 2:11 3:7 6:-6 9:7
sub take s-	1:20
sub take sh	0:29 1:-9 2:-9 8:-7
sub take sov	1:13 3:-7
sub take svo	1:13 2:8
sub take u-	1:22 3:-9
sub take uh	1:-19 2:29 6:-6
sub take v2	2:-8 3:14 4:16 8:-7
sub throw	1:6 6:12
sub throw -	1:9 6:11
sub throw A	1:14 3:-9 6:-8
sub throw Ap	0:14 1:27 2:-18 3:-6 4:-9 6:-7
sub throw As	1:17 3:-6 6:-7 8:10
sub throw Au	2:6 3:-9 4:17 8:-12 9:12
sub throw F	0:-10 1:-18 2:-6 6:33 8:-7
sub throw Fp	1:-7 3:25 6:-9
sub throw Fu	0:-8 1:-16 6:29 8:-7
sub throw H	1:22 6:-7
sub throw N	0:15 8:-8
sub throw Ns	0:15 8:-9
sub throw Nu	0:7
sub throw O	0:-10 2:-11 4:-13 5:-7 6:32 9:-6
sub throw Ou	0:-11 2:-10 3:-9 4:-14 5:-7 6:32 8:6
sub throw U	0:27 1:-6 6:-6
sub throw Up	0:12
sub throw Uu	0:23 1:-6
sub throw V	0:-6 2:18 8:-7
sub throw h	1:-18 2:12 3:-12 4:13 5:-6 7:-6 8:-20 9:17
sub throw p-	0:12 1:14 2:-24 4:-9 6:10 8:-7
sub throw s-	1:22 2:-15 3:-6 6:-8 8:16
sub throw sh	2:22 3:-6 8:-7
sub throw sov	0:14 1:-8 2:19 6:-10
sub throw svo	1:9 6:7
sub throw u-	2:13 6:15
sub throw uh	0:-10 1:-17 2:-8 3:-10 4:20 5:-6 6:8 8:-18 9:22
sub throw v2	1:-10 2:-8 3:-12 4:15 6:29 8:-10
sub touch	0:13 5:10 8:-7
sub touch -	0:14 2:-6 5:12 8:-6
sub touch F	3:12
sub touch N	0:-6 4:25 5:-6
sub touch Ns	4:16
sub touch Nu	4:14
sub touch O	0:13 5:7
sub touch Op	5:8
sub touch Ou	0:15
sub touch U	3:-7 5:17
sub touch Uu	0:22 5:-7
sub touch h	4:8 5:10 8:-7
sub touch p-	0:-14 5:24
sub touch sov	0:16
sub touch svo	2:-6 4:8 5:17 8:-9
sub touch u-	0:31 3:-7 5:-6
sub touch uh	0:9 4:8 5:-6
sub touch v2	0:15
sub victim	0:7 1:21 2:-8
sub victim -	1:20 2:-10
sub victim A	1:14
sub victim Ap	1:11 2:8
sub victim H	1:21 2:-13
sub victim Hu	1:27 2:-17
sub victim p-	0:8 1:7
sub victim svo	0:7 1:16 2:-8
sub victim u-	1:22 2:-11
sub word:boss	1:-9 3:-7 4:-9 6:-9 7:30 8:-8
sub word:boss -	0:15 2:-6
sub word:boss A	0:-8 1:-10 2:10 4:-6 7:21 8:-6
sub word:boss Au	0:-6 2:6 7:16
sub word:boss H	0:7 2:-11 7:14
sub word:boss O	2:-7 3:-8 6:-7 7:28 8:-7
sub word:boss Ou	2:-6 3:-6 6:-6 7:23
sub word:boss h	0:-6 1:-12 2:-8 3:-7 4:-6 6:-9 7:42 8:-8
sub word:boss sh	1:-7 2:-9 7:24
sub word:boss svo	0:10 1:-11 2:-19 3:-6 6:-8 7:36 8:-7
sub word:boss uh	0:-7 1:-6 3:-7 4:-8 6:-6 7:28 8:-9
sub word:enemy	0:7 1:-11 2:29 3:-8 5:-6 8:-7
sub word:enemy -	0:18 1:-11 2:9
sub word:enemy A	1:-8 2:22 3:-7
sub word:enemy Ap	1:-7 2:24 3:-6
sub word:enemy Au	0:9
sub word:enemy H	1:-7 2:14
sub word:enemy N	0:-10 4:25 5:-7 8:-8
sub word:enemy Nu	0:-11 2:7 4:17 5:-6 8:-8
sub word:enemy O	0:8 2:23 3:-7 5:-6
sub word:enemy Op	0:12 2:7
sub word:enemy Ou	2:10
sub word:enemy U	2:23
sub word:enemy Up	0:9
sub word:enemy Uu	2:22 4:-6
sub word:enemy h	1:-8 2:34 3:-9 5:-7 8:-9
sub word:enemy p-	0:7 2:15 3:-6
sub word:enemy ph	0:9 1:-7 2:18 3:-8
sub word:enemy sov	0:-8 1:-9 2:21 3:-7 4:16 5:-6 8:-8
sub word:enemy svo	1:-9 2:38 3:-9 4:-7 8:-6
sub word:enemy u-	0:15 1:-10
sub word:enemy uh	0:-14 1:-6 2:36 3:-8 4:8 5:-8 8:-10
sub word:enemy v2	0:19 2:-9
sub word:goal	0:6 1:18 2:-9 3:-8
sub word:goal -	1:23 2:-11 3:-8
sub word:goal U	0:13
sub word:goal Uu	0:11
sub word:goal svo	1:19 2:-9 3:-7
sub word:goal u-	1:19 2:-9 3:-7
sub word:hero	0:6 1:31 2:-8 3:-11 8:-6
sub word:hero -	0:6 1:27 2:-8 3:-9
sub word:hero A	1:18 2:-9
sub word:hero As	1:18
sub word:hero F	1:22 3:-9
sub word:hero O	0:12
sub word:hero Ou	0:11
sub word:hero U	0:-6 1:21
sub word:hero Uu	1:14
sub word:hero s-	0:-7 1:25
sub word:hero sov	0:-6 1:30 3:-11
sub word:hero svo	0:6 1:19 2:-9
sub word:hero u-	0:10 1:17 3:-9
sub word:hero v2	0:10
sub word:item -	0:9
sub word:item A	2:-11 3:17
sub word:item Au	2:-9 3:14
sub word:item svo	0:9 2:-8 3:11
sub word:item u-	0:10
sub word:obstacle	1:-11 4:-7 5:7 6:11
sub word:obstacle -	1:-11 6:14
sub word:obstacle u-	1:-8 4:-9 6:18 8:-7
sub word:obstacle v2	1:-15 4:-12 5:-7 6:28 8:-9
tie at attack	0:6
tie at avoid	1:-7 3:-14 4:7 5:14
tie at avoid -	2:-6 3:-7 4:19 5:-6
tie at avoid A	1:-6 2:-28 4:-11 5:38
tie at avoid N	2:-6 4:22 5:-10 8:-11
tie at avoid U	0:9 4:-7 8:10
tie at avoid h	1:-6 3:-11 4:7 5:16 8:-14
tie at bring	0:6 2:-17 4:41 8:-14
tie at bring -	4:6
tie at bring A	0:-10 2:-24 3:-10 4:47 8:-7
tie at bring N	0:13 4:9 8:-7
tie at bring O	2:-6 4:28 8:-15
tie at bring h	2:-17 4:39 8:-13
tie at chase	1:21 2:-6 4:-7
tie at chase -	1:23 2:-8 4:-6
tie at chase A	1:21 2:-7 4:-7
tie at eat	0:13 3:-9 4:-9 8:15
tie at eat -	0:11 3:-6 4:-7 8:10
tie at eat O	3:-7 4:-8 8:21
tie at fall	3:-7 4:26 8:-18
tie at fall -	0:9 3:-8 4:25 8:-19
tie at fall O	0:6 1:-6 4:20 8:-13
tie at fight	2:10
tie at fight -	2:9
tie at fight A	2:18
tie at hit	0:6 2:-13 4:13 5:14 8:-11
tie at hit -	0:12
tie at hit N	0:-9 2:-11 4:6 5:21 8:-6
tie at hit O	0:10
tie at hit h	2:-11 4:13 5:14 8:-9
tie at make	1:-6 2:-6 3:-13 4:30 8:-7
tie at make -	0:-6 1:-6 2:-6 3:-13 4:33 8:-6
tie at make O	3:-10 4:21
tie at make U	0:-7 3:-8 4:24
tie at match	3:-25 4:-11 8:31
tie at match -	0:8 3:-20 4:-9 8:23
tie at match F	0:7 3:-17 8:19
tie at move	1:-10 2:-8 4:15 5:-10 6:-7 8:26
tie at move -	1:-10 2:-6 3:-10 8:31
tie at move A	1:-6 2:-10 3:25 4:-8 8:-10
tie at move F	3:-10 4:-7 8:18
tie at move N	3:-8 5:-6 8:19
tie at move O	0:12 1:-6 2:-6 3:-8 4:27 5:-8 8:-12
tie at move U	0:-9 3:-10 4:22 8:11
tie at move h	1:-8 2:-8 4:22 5:-12 6:-8 8:11
tie at over	0:14 2:22 4:-6 5:-6 8:-13
tie at over -	0:6 4:15 8:-13
tie at over A	2:23 4:-9
tie at over O	0:16
tie at over U	0:10
tie at over h	2:23 4:-15
tie at play	1:-14 2:26 3:-15 4:6 5:11 6:-6 9:-6
tie at play -	0:17 1:-10 4:-7 8:10
tie at play A	0:22 1:-6 2:6 4:-10
tie at play N	0:-11 1:-7 4:13 8:10
tie at play O	0:-8 2:15 3:-15 5:18 6:-6
tie at play U	2:22 3:-6 4:-8 8:-7
tie at play h	0:-12 1:-7 2:24 3:-17 4:15 5:14 6:-6 8:-21 9:-6
tie at push	2:-6 3:-14 4:40 8:-17
tie at push -	3:-14 4:34 8:-14
tie at push N	0:9 4:12 8:-12
tie at push O	4:20 8:-6
tie at push U	3:-12 4:21
tie at push h	4:15 8:-9
tie at race	0:12 1:19 2:-11 3:-6 4:-8
tie at race -	0:8 1:18 2:-9 4:-7
tie at race A	1:17 2:-11
tie at race O	0:9 1:11 4:-6
tie at race V	0:12
tie at race h	0:16
tie at reach	0:9 2:-6 3:-8 8:13
tie at reach -	2:-6 3:-6 8:12
tie at reach F	3:-6 4:9
tie at reach N	8:14
tie at reach h	4:17 8:-8
tie at save	2:-9 3:-11 4:25
tie at save A	0:6 2:-10 3:-9 4:20
tie at save h	2:-8 3:-10 4:21
tie at shoot	2:35 4:-7 6:-6
tie at shoot -	0:8 2:12 4:-8 6:-7 8:9
tie at shoot A	0:-6 2:33
tie at shoot H	2:20
tie at shoot O	0:6 2:19 4:-7 8:-8
tie at shoot V	1:-6 2:26 8:-6
tie at shoot h	0:-8 1:-6 2:42 4:-7 8:-6
tie at steal	0:7 2:18 3:-9 4:-13
tie at steal A	2:26 3:-7 4:-11
tie at steal h	2:21 3:-8 4:-15 8:10
tie at take	0:14 1:10 2:-11 3:-24 5:-6 8:20
tie at take -	0:-6 1:22 2:-10 3:-22 4:10
tie at take N	0:18 4:9 8:-16
tie at take O	1:27 2:-11 3:-18 4:-29 8:19
tie at take U	3:-8 4:-9 8:17
tie at take h	0:23 2:-8 3:-12 4:-25 8:24
tie at throw	1:-8 2:23 6:-6
tie at throw -	0:-10 1:-13 2:18 3:17 4:-23 6:-10 8:24
tie at throw A	1:-9 2:29 3:-7 8:10
tie at throw F	2:-9 3:24 4:-11
tie at throw H	2:16
tie at throw N	0:-8 2:-7 4:31 8:-8
tie at throw O	0:-8 2:-8 3:11 4:13 6:-8
tie at throw h	0:-8 2:20 3:-10 4:25 8:-9
tie at word:item	0:12 3:-7
tie at word:item O	0:14 3:-9
tie by hit	2:17
tie by hit V	2:21
tie by hit h	2:15
tie by move	4:-7 8:20
tie by move N	4:-6 8:13
tie by move h	4:-7 8:22
tie by sneak	2:13
tie by sneak A	2:13
tie by sneak h	2:9
tie for bring	0:-10 1:-11 2:-6 3:6 4:28 8:-11
tie for bring -	0:-8 1:-12 2:-8 3:9 4:26 8:-9
tie for hit	0:6 1:9
tie for hit -	1:7
tie for hit A	0:7
tie for match	0:10
tie for take	1:14 2:-8 3:11 4:-7
tie for take -	1:18 2:-8
tie for take O	3:12
tie from avoid	0:-7 1:-13 2:20 3:-8 5:7 8:7
tie from avoid -	0:-10 1:-23 2:38 3:-8 4:-13 5:-14 8:23
tie from avoid A	0:-7 1:-15 2:36 5:7 8:-7
tie from avoid H	2:18
tie from avoid O	0:-16 2:-23 3:-14 4:18 6:-7 8:23
tie from avoid V	1:-10 2:28 5:-7 8:-9
tie from avoid h	2:12 3:-8 4:7 5:14 8:-7
tie from bring	0:28 2:-14 3:-15 4:-12 5:18
tie from bring -	0:12 2:-7 3:-13 4:-10 8:21
tie from bring A	0:30 2:-12 8:-6
tie from bring N	0:6 3:-8 4:-7 5:22 8:-13
tie from bring h	0:17 2:-9 3:-10 4:-8 5:24 8:-16
tie from cross	0:-6 2:14 8:9
tie from eat	0:8 2:9 3:10 4:-6 8:-8
tie from eat -	1:-7 2:-14 3:31 8:-8
tie from eat A	1:-7 2:14 3:7 8:-7
tie from eat F	3:19
tie from eat h	0:7 2:16
tie from fall	0:-6 1:-9 2:-14 3:-13 4:-11 5:-9 8:53
tie from fall -	1:-10 2:-6 3:-9 4:-7 5:-6 8:37
tie from fall N	0:-8 8:30
tie from fall O	1:-8 2:-9 3:-7 4:-6 5:-6 8:31
tie from fall U	0:-6 2:-6 3:-7 8:23
tie from fall h	0:-17 2:-16 3:-10 4:-9 5:-8 8:46
tie from fight	0:-7 2:-18 3:-15 4:14 5:-7 6:-8 8:36
tie from fight -	2:-6 3:-6 4:-8 8:30
tie from fight O	8:14
tie from fight h	2:-17 3:-13 4:18 6:-6 8:18
tie from guard	1:-11 2:40 4:-8
tie from guard -	1:-13 2:36 4:-6
tie from guard A	1:-10 2:33 4:-6
tie from guard H	1:-6 2:21
tie from guard h	2:35 3:-7 4:-9
tie from hit	1:17 3:-12 4:12 5:11 6:-7 8:-19
tie from hit -	0:8 1:31 2:-11 3:-7 4:-6 8:-13
tie from hit A	1:19 2:-15 4:13 5:-6 8:-9
tie from hit N	0:17
tie from hit O	1:24 3:-7 8:-12
tie from hit U	0:-7 2:22
tie from hit h	0:-11 1:-9 2:13 3:-11 4:7 5:20 6:-7 8:-12
tie from love	0:11
tie from make	2:-21 3:15 4:-10 5:25 8:-10
tie from make -	2:-21 3:12 4:-9 5:26 8:-10
tie from make N	0:6 3:12 8:-7
tie from match	0:24 3:-21 4:19 8:-16
tie from match -	0:22 3:-26 4:26 8:-18
tie from match N	0:27 3:-8 8:-11
tie from match O	3:-21 4:27 8:-11
tie from move	0:8 1:-8 2:-12 3:-13 5:13 6:-6 8:26
tie from move -	0:6 1:-13 2:-11 3:-14 4:11 5:12 6:-6 8:9
tie from move N	0:10 2:-6 4:-9 8:13
tie from move O	0:-7 1:-10 2:-15 3:-13 4:20 5:15 6:-8 8:6
tie from move U	0:10 5:-6 8:14
tie from move h	2:-12 3:-12 4:-15 5:11 6:-6 8:35
tie from play	1:-12 3:13 4:-16 5:-8 6:-6 8:27
tie from play -	0:8 1:-15 2:16 4:-6
tie from play A	0:11 1:-9 2:14 8:-7
tie from play N	0:-13 2:-7 3:-6 4:-16 5:-7 8:40
tie from play U	1:-7 2:-13 3:12 8:17
tie from play h	0:-13 1:-10 2:-14 3:19 4:-16 5:-10 6:-7 8:37
tie from push	1:-6 2:-7 3:-11 4:-9 6:-6 8:34
tie from push -	3:-11 8:25
tie from push O	0:-7 3:-10 4:-6 6:-6 8:34
tie from push h	8:9
tie from reach	0:-8 2:8 3:15 4:-19 8:12
tie from reach h	0:-12 3:27 4:-32 8:21
tie from save	1:-7 2:28 3:-9 4:-13 5:-7 8:10
tie from save -	0:-10 2:23 3:-7 4:-11 8:13
tie from save A	0:-7 1:-8 2:40 3:-7 4:-8 8:-9
tie from save H	2:13
tie from save N	0:6 2:-10 3:-7 4:-14 5:-6 8:29
tie from save h	0:15 2:15 4:-10 5:-6
tie from steal	1:-8 2:20 4:-7 8:9
tie from steal -	0:20 1:-6 2:-7
tie from steal A	1:-8 2:29 3:-6 8:-6
tie from steal O	0:15 3:-9 8:9
tie from steal h	0:-6 1:-7 2:25 3:-11 4:-8 8:17
tie from take	0:-10 3:11 5:-10 6:-6 8:19
tie from take -	0:-7 1:16 3:10 4:-14 5:-7 8:7
tie from take A	1:-7 2:23
tie from take F	3:7
tie from take N	0:-7 2:-11 3:20 4:-18 5:-10 8:24
tie from take O	2:-16 4:14 5:-11 6:-8 8:15
tie from take U	3:-9 8:20
tie from take h	0:-11 1:-11 3:13 4:14 5:-11 6:-7 8:10
tie from throw	0:10 1:-7 3:-9 4:25 6:-6 8:-13
tie from throw -	1:-6 3:-7 4:27 8:-12
tie from throw A	0:7
tie from throw U	0:8
tie from touch	0:6 2:-12 3:-16 4:-8 5:-7 8:36
tie from touch -	0:-7 2:-10 3:-18 4:-9 5:-6 8:43
tie from touch O	8:13
tie in attack	1:-13 2:18 3:25 4:-15 5:-7 7:-6 8:-11
tie in attack F	1:-8 3:24 4:-10 8:-8
tie in attack h	1:-6 2:22 4:-7
tie in avoid	1:-13 2:-11 3:-9 4:15 5:-16 8:28
tie in avoid -	0:-10 1:-15 2:-10 3:-8 4:30 5:-10 8:15
tie in avoid N	0:7 4:-7 5:-9 8:21
tie in avoid O	0:9 2:-10 4:-8 5:-16 8:24
tie in avoid U	8:20
tie in avoid V	1:-12 4:26 8:-10
tie in avoid h	0:22 2:-9 3:-6 5:-17 8:17
tie in bring	1:10 2:-11 3:-18 4:10 5:-9 8:22
tie in bring -	1:14 2:-8 3:-17 5:-6 8:11
tie in bring A	2:-9 4:-8 8:21
tie in bring N	2:-7 3:-9 4:21 5:-9 8:7
tie in bring O	0:17 3:-6 4:-8 8:6
tie in bring U	0:-17 1:-6 2:-8 3:-10 4:12 5:-7 8:30
tie in bring V	0:-7 1:13 3:-6 4:-19 8:23
tie in bring h	1:-14 2:-13 3:-12 5:-11 8:40
tie in chase	1:-13 8:19
tie in cross	2:-12 3:-8 4:-7 5:14 8:12
tie in cross O	4:-6 8:14
tie in cross h	2:-13 4:-6 5:17
tie in eat	5:19 8:-10
tie in eat -	0:14 8:-6
tie in eat F	0:-6 5:23 8:-6
tie in eat h	0:-9 2:-6 5:30 8:-9
tie in fall	0:-9 1:-10 2:-9 3:-19 4:8 5:29 6:-6 7:-6 8:8
tie in fall -	0:7 3:-13 4:-8 8:22
tie in fall N	4:22 8:-16
tie in fall O	1:-6 3:-12 4:-15 5:-7 8:37
tie in fall U	0:-14 3:-8 4:-9 5:43 8:-23
tie in fall h	0:-14 1:-6 2:-6 3:-13 4:23 5:24 8:-17
tie in fight	0:11 1:20 2:-21 3:-8 4:-9 6:-7 8:14
tie in fight -	0:6 1:18 2:-18 3:-6 4:-7 8:12
tie in fight A	1:23 2:-15
tie in fight N	4:-6 8:14
tie in fight O	6:-6 8:16
tie in fight h	4:-7 6:-7 8:21
tie in guard	2:10 4:-9 8:15
tie in guard h	2:7 3:-6 4:-8 8:15
tie in hit	1:6 2:-10 3:-20 4:10 5:26 6:-8 8:-11
tie in hit -	1:10 2:-8 3:-23 4:-13 5:38 6:-7 8:-12
tie in hit F	0:-13 1:13 2:-8 3:-22 4:20 5:21 6:-7 8:-15
tie in hit N	0:11
tie in hit O	4:-6 5:28 8:-16
tie in hit U	1:-8 3:-6 5:-7 8:22
tie in hit h	0:17 4:13 5:-10 8:-8
tie in love	1:-6 2:-7 3:-11 4:27 5:-10 8:6
tie in love -	0:12
tie in love A	0:17
tie in love h	0:-19 3:-9 4:32 5:-8
tie in make	0:-7 1:-8 2:-6 5:-11 6:-6 7:15 8:13
tie in make -	3:-10 4:-11 8:23
tie in make F	3:-21 4:28 8:-7
tie in make N	0:-12 3:-10 4:-11 8:34
tie in make U	0:12
tie in make h	0:-8 1:-6 3:10 4:11 5:-12 6:-6 7:16 8:-20
tie in match	0:-11 1:6 2:-11 3:-27 4:20 5:-10 6:-6 7:-6 8:25
tie in match -	0:-7 1:9 2:-10 3:-25 4:15 5:-9 6:-6 8:21
tie in match A	1:-6 3:-15 4:-6 8:23
tie in match N	0:16 8:-7
tie in match O	0:-13 1:30 3:-13 8:-8
tie in match V	0:-11 1:-17 2:-7 3:-9 4:20 8:19
tie in move	0:-11 1:-13 2:6 4:6 5:8 6:-6 8:14
tie in move -	0:-16 1:-20 6:-7 8:35
tie in move A	1:-16 2:43 3:-9 4:-13 5:-9 9:-7
tie in move F	1:-10 4:-10 5:-14 8:29
tie in move N	0:8 3:-8 4:6 5:10
tie in move O	0:-21 1:-11 2:-11 3:7 4:19 5:23 6:-8 7:-6 8:-6
tie in move U	0:-25 1:-10 2:-12 3:-17 5:14 6:-7 7:28 8:10 9:-6
tie in move h	0:-8 1:-8 4:6 5:16 6:-6 7:6 8:-8 9:-6
tie in over	0:-8 1:-7 2:10 3:-11 4:8 5:16 8:-6
tie in over -	2:-6 4:12 5:19 8:-20
tie in over N	4:-21 5:25
tie in over h	0:-10 1:-6 2:19 3:-10
tie in play	0:14 2:-14 3:-12 5:-8 7:15 8:15
tie in play -	0:19 3:-7 4:-10 8:18
tie in play A	0:7 1:10 2:-19 4:-7 7:23 8:-12
tie in play N	1:-12 3:-6 4:7 5:-8 8:24
tie in play O	0:18 3:-8 4:-7 8:9
tie in play U	0:6 1:-12 3:-7 4:-7 8:25
tie in play V	0:16 8:-8
tie in play h	2:-15 3:-12 4:8 5:-9 7:18 8:10
tie in push	1:-6 2:-7 3:-21 4:35 5:-10
tie in push -	1:-6 3:-18 4:18 5:-7 8:11
tie in push N	0:-11 4:34 8:-21
tie in push O	0:24 3:-12 4:12 5:-6 8:-9
tie in push U	0:-9 3:-14 4:13 8:16
tie in push h	3:-10 4:33 5:-6 8:-18
tie in race	0:25 8:-11
tie in race -	0:8 1:13 2:-8 8:-6
tie in race N	0:25 8:-10
tie in race h	0:24 5:-6 8:-9
tie in reach	1:-14 2:-9 3:-15 4:35 5:-12 8:14
tie in reach -	0:-11 1:-10 3:-12 4:24 8:13
tie in reach N	4:8
tie in reach O	1:-10 3:-13 4:13 8:14
tie in reach V	4:18 8:-9
tie in reach h	0:6 4:21 5:-10
tie in shoot	0:21 2:-9
tie in shoot A	0:21 2:-11
tie in shoot h	0:24 2:-11
tie in sneak	0:10 2:7 8:-9
tie in sneak A	2:10
tie in sneak h	2:12
tie in steal	0:21 8:-10
tie in steal N	0:18 8:-10
tie in steal h	0:19 8:-9
tie in take	1:22 3:-20 6:-6 8:13
tie in take -	1:36 3:-20 4:16 5:-11 6:-7 8:-15
tie in take N	0:6 1:-10 2:-6 3:-10 4:-10 5:25
tie in take O	1:39 2:-14 3:-26 5:-14 6:-8
tie in take U	2:9 3:-8 4:12 8:-16
tie in take h	0:22 1:-7 2:-10 3:-11 4:-22 5:8 8:20
tie in throw	0:-8 1:-10 2:14 4:11 5:14 6:-9 8:-9
tie in throw -	1:-11 2:21 3:-11 5:12 6:-10
tie in throw A	0:-11 1:-9 2:19 3:22 4:-7 8:-10
tie in throw H	2:20
tie in throw N	0:-15 2:-8 3:-6 4:19 5:23 8:-24
tie in throw O	0:10 3:-7 4:9 5:-7 6:-8 8:12
tie in throw h	3:10 4:17 5:-9 6:-6 8:-12
tie in touch	8:11
tie in touch O	3:-6 4:-6 5:10 8:9
tie in touch h	5:13 8:-7
tie in word:boss	0:17 4:-6 8:10
tie in word:boss -	0:6
tie in word:boss O	0:15 8:-6
tie in word:boss U	0:9
tie in word:boss h	0:24 8:-6
tie in word:goal	0:-13 4:29 8:-11
tie in word:hero	0:10
tie in word:item	3:19 8:-7
tie in word:item -	3:20 8:-6
tie in word:obstacle	0:16
tie in word:obstacle -	0:11
tie to attack	0:18 2:6 4:-8
tie to attack A	2:15 4:-8
tie to attack h	0:12 2:10 4:-6
tie to avoid	0:-11 2:16 3:-8 4:28 5:-7 8:-11
tie to avoid -	0:9
tie to avoid A	2:25 4:-8
tie to avoid H	2:14
tie to avoid N	0:-7 4:26 8:-10
tie to avoid U	2:-14 3:-7 4:26
tie to avoid V	2:21 4:-12
tie to avoid h	0:-13 2:22 3:-6 4:16 8:-8
tie to bring	1:-10 2:-8 3:-11 4:43 8:-9
tie to bring -	1:-15 2:-6 3:-11 4:36 8:-7
tie to bring A	0:-11 1:-18 2:-9 3:-11 4:47
tie to bring N	3:-7 4:32 8:-10
tie to bring O	3:-8 4:19 8:-9
tie to bring U	0:10 3:-6 4:9
tie to bring h	2:-13 3:-8 4:44 8:-10
tie to chase	1:-11 2:17 4:-6
tie to chase -	1:-10 2:14
tie to eat	0:-6 2:-14 3:-14 4:23 8:11
tie to eat -	3:-10 4:23 8:-12
tie to eat U	0:-6 4:-8 8:22
tie to eat h	2:-12 4:10 8:14
tie to fall	0:16 4:-6
tie to fall -	0:10
tie to fall U	0:10
tie to hit	1:6 2:17 3:-10 4:8 5:-6 8:-11
tie to hit -	0:8 1:13 2:-6 4:-6
tie to hit A	0:-7 1:13
tie to hit U	0:16
tie to hit h	0:-11 2:15 3:-8 4:18 5:-6 8:-11
tie to love	0:-6 1:6 4:-7 8:14
tie to love V	4:-7 8:18
tie to make	0:26 4:-7
tie to make -	0:20
tie to make O	0:12
tie to match	0:7 3:-6 4:11
tie to match -	3:-6 4:20 8:-6
tie to match U	0:9
tie to move	0:-10 1:-10 2:-9 3:-11 4:39 5:-9 6:-6
tie to move -	0:-21 1:-13 2:-9 3:-13 4:56 5:-7 8:-23
tie to move N	0:10 4:11 8:-12
tie to move O	4:-15 8:21
tie to move U	0:-27 1:-12 2:-10 3:-13 4:47 5:-11 6:-6 8:8
tie to move h	0:10 2:-6 3:-7 4:12 5:-8 8:7
tie to over	2:-6 3:-9 4:37 5:-12 8:-12
tie to over N	4:26 5:-12 8:-7
tie to over O	4:15 8:-6
tie to over h	2:-8 3:-8 4:31 5:-10 8:-10
tie to play	0:14 1:-6 3:-7 4:11
tie to play -	0:15
tie to play U	0:-7 3:-8 4:24
tie to play h	0:-6 4:18
tie to reach	0:6 2:-15 3:-7 4:35 5:-8 8:-9
tie to reach -	0:8 3:-7 4:14
tie to reach O	0:-12 3:-10 4:42 5:-15 8:-11
tie to reach U	0:14
tie to reach h	2:-17 4:38 5:-14 8:-8
tie to shoot	0:-7 1:-12 2:38 4:-9
tie to shoot -	1:-9 2:25
tie to shoot A	1:-9 2:28 4:-7
tie to shoot h	2:17
tie to sneak	2:18 4:-7
tie to sneak A	2:15 4:-6
tie to sneak h	2:18 4:-7
tie to take	0:-7 1:11 2:-9 4:18 5:-8 6:-7
tie to take -	0:17 1:13 3:-9 8:-9
tie to take A	3:-10 4:16
tie to take N	2:-7 3:-7 4:19 5:-7
tie to take O	0:-6 1:22 3:-6 4:-6 8:-7
tie to take U	0:-12 1:-8 2:-9 3:15 4:7 8:10
tie to take h	0:-21 1:-9 3:17 4:9 5:-8 8:12
tie to throw	1:-16 2:35 3:-11 8:-9
tie to throw -	1:-19 2:35 3:-14 6:8 8:-9
tie to throw A	0:6 1:-19 2:39 3:-6 4:-11
tie to throw H	2:19
tie to throw O	2:-6 3:-8 4:25 6:-7 8:-6
tie to throw h	2:9 4:7
tie to touch	4:-13 5:24
tie to touch N	0:-9 2:-12 4:-15 5:36 8:-6
tie to touch h	2:-10 4:-9 5:25
tie to word:boss	0:10
tie to word:boss U	0:8
tie to word:boss h	0:12
tie vs fight	1:20
tie vs fight -	1:18
tie vs fight A	1:7
tie vs guard	2:11
tie vs guard -	2:7
tie vs guard A	2:9
tie vs guard H	2:8
tie vs guard h	2:9
tie vs match	0:6 2:8 3:-7
tie vs match -	0:8
tie vs match A	0:11
tie vs move	2:8
tie vs play	0:-9 2:23
tie vs race	0:-6 1:-11 2:38 3:-6
tie vs race -	1:-22 2:27
tie vs race A	1:-12 2:30
tie vs race O	2:14
tie vs race h	0:-10 2:35
tie vs shoot	2:20
tie vs shoot A	2:6
tie vs shoot h	2:8
tie vs take	1:11 2:-12 3:12
tie vs take -	0:-6 1:14 2:-19 3:20
tie with attack	3:-6 6:17
tie with avoid	2:9 3:-18 4:-12 5:8 6:15 7:-6 8:-17 9:11
tie with avoid -	2:17
tie with avoid A	3:-7 4:-7 8:-6 9:19
tie with avoid O	1:-6 2:-9 3:-17 4:-10 5:27 6:18 8:-19
tie with avoid U	2:20
tie with avoid h	1:-7 3:-12 4:-9 5:6 6:9 8:-14 9:14
tie with bring	0:-6 1:30 3:6 6:-7 8:-8
tie with bring -	0:-9 1:30 3:8 4:-10 6:-6 8:-7
tie with bring A	0:-10 1:13 2:8 3:10 4:-10 8:-7
tie with bring H	1:31 2:-12 3:-6
tie with bring U	0:15
tie with bring V	1:23 4:-6
tie with bring h	4:14
tie with chase	0:11 3:-14 6:19 8:-7
tie with chase -	3:-7 6:16
tie with chase O	0:7 3:-14 5:-6 6:24 8:-8
tie with cross	0:-17 1:10 2:30 3:13 4:-11 5:-12 6:-8 8:-18
tie with cross -	1:25 2:-15 3:-6
tie with cross A	1:21 2:-9
tie with cross O	0:-13 1:-6 2:20 3:22 4:-9 5:-7 6:-7 8:-16
tie with cross V	2:21 5:-6
tie with cross h	0:-15 1:-12 2:36 3:17 4:-9 5:-11 6:-9 8:-18
tie with eat	0:12 2:15 3:-9
tie with eat -	0:14
tie with eat O	0:13
tie with fall	1:37 3:-19 4:-7 5:-8 6:-9
tie with fall -	1:48 2:-9 3:-22 4:-6 5:-6 6:-6 8:-14
tie with fall A	0:-8 2:25
tie with fall F	0:-8 1:34 3:-22
tie with fall O	0:6 1:33 2:-7 3:-13 4:-6 5:-6 6:-8
tie with fall h	0:-6 1:-9 2:18 3:-8 5:-6 6:-6 8:16
tie with fight	0:-20 1:-17 2:-6 3:8 4:-11 5:-8 6:35 8:6 9:-6
tie with fight -	0:-9 1:-13 2:-7 3:-16 4:-8 6:27 8:18
tie with fight O	1:-9 3:-9 6:11 8:16
tie with fight U	0:-17 1:-6 2:-7 3:25 4:-6 6:11 8:-11
tie with fight h	0:-11 1:-6 3:6 6:22 8:-7
tie with guard	2:-14 3:7 4:-20 5:-8 6:34 7:-6 8:-14
tie with guard -	1:12 2:-14 3:15 4:-13 6:9 8:-10
tie with guard N	0:14
tie with guard O	1:-7 2:-6 3:14 4:-8 5:-6 6:14 8:-9
tie with guard h	2:-6 3:-13 4:-8 6:28 8:-6
tie with hit	0:7 1:17 2:-12 3:-7 4:-7 5:-12 6:25 8:-12
tie with hit -	0:-6 1:19 2:-15 4:-8 5:-13 6:31 8:-13
tie with hit A	2:-13 3:15
tie with hit F	0:12 1:27 3:-20 6:-10
tie with hit O	1:14 2:-8 3:-28 4:-8 5:-15 6:43 8:-14
tie with hit U	0:-7 1:13 3:16 6:-7 8:-8
tie with hit h	0:25 3:-6
tie with love	0:8 1:7
tie with love -	0:7 1:9
tie with love A	1:8
tie with love V	0:10
tie with make	1:28 2:-10 4:-7 6:-6 8:-10
tie with make -	0:16 1:26 2:-13 3:-15 8:-6
tie with make A	0:-10 1:47 2:-19 3:-15
tie with make O	0:6 3:10
tie with make U	0:12 1:-9 3:16 8:-8
tie with make h	0:-13 2:10 3:26 8:-8
tie with match	3:14
tie with match -	1:7 3:16
tie with match A	1:-10 3:26
tie with match F	0:9 1:-7 3:9
tie with match O	0:-6 3:19
tie with match U	1:23 3:-18
tie with move	1:6 2:-16 3:-10 5:15 6:13 7:-7 9:-6
tie with move -	0:-6 1:13 2:-10 3:13 4:-13 5:11 6:6 8:-18
tie with move A	2:-21 3:-12 4:17 5:-8 6:-7 7:-9 8:23
tie with move N	0:-9 4:-12 5:37 8:-19
tie with move O	0:11 1:15 3:-16 4:-8 5:12 6:-13
tie with move U	0:-7 2:-7 3:13 4:-10 5:-10 6:30 8:-16
tie with move h	1:-16 2:-20 3:-18 5:25 7:-8 8:19 9:-6
tie with over	2:30 3:-9 4:-7 5:-8 6:-7 8:-10
tie with over h	2:22 3:-6 8:-6
tie with play	0:-6 2:-13 3:-22 4:-9 5:-8 6:28 7:-6 8:22
tie with play -	0:9 1:11 3:-13 6:-6 8:9
tie with play O	0:-15 1:-11 2:-7 3:-17 4:-7 5:-6 6:25 8:23
tie with play h	0:-15 1:-10 2:-10 3:-13 4:-8 5:-7 6:37 7:-6 8:10
tie with push	1:-9 3:-11 4:-7 6:25 8:-7
tie with push -	1:-7 3:-11 4:-7 6:25 8:-8
tie with push O	1:-8 3:-12 4:-7 6:25 8:-7
tie with race	1:11 2:-9 9:12
tie with race -	1:20 2:-8
tie with race A	1:14 2:-11 9:14
tie with race U	0:14
tie with race h	1:-15 2:-8 9:29
tie with reach	0:23 1:-10 2:-18 3:-18 4:-10 5:13 6:-9 8:19
tie with reach -	0:11 1:-11 2:-15 3:-10 4:-7 5:29 8:-9
tie with reach A	1:-9 2:-16 5:26
tie with reach O	0:12 3:-15 4:-7 5:-11 6:-9 8:28
tie with reach h	0:20 2:-6 3:-11 4:-6 5:-9 6:-7 8:17
tie with shoot	2:-18 3:-13 6:26 7:17 8:-8
tie with shoot -	1:7 2:-13 3:-14 5:-6 6:24 7:11 8:-9
tie with shoot A	1:-6 2:-16 6:-10 7:33
tie with shoot O	0:14 6:-6
tie with shoot U	0:-10 6:23
tie with shoot h	1:-11 2:-10 6:12 7:16
tie with steal	3:-8 5:-6 6:-8 8:26
tie with steal O	6:-6 8:17
tie with steal h	2:-7 3:-10 5:-8 6:-10 8:30
tie with take	0:7 2:14 4:-12 5:-7 7:-6 8:9
tie with take -	0:-6 1:11 2:13 3:18 4:-13 5:-7 6:-13 7:-6 8:-8
tie with take A	0:9 2:27 3:-18 4:-7 8:-8
tie with take N	0:-16 1:-12 3:17 4:-6 8:18
tie with take O	2:-13 3:6 4:-13 5:-8 6:8 8:11
tie with take U	0:8 1:23 2:-6 3:-12 8:-7
tie with take h	0:23 1:-11 2:-11 3:-32 4:-7 5:-6 6:18 8:20
tie with throw	0:19 2:-9 4:-7 6:15 8:-7
tie with throw -	0:6 1:7 2:-13 3:12 4:-6 8:-8
tie with throw A	0:6 1:7
tie with throw F	3:-14 6:24
tie with throw O	1:-6 3:23 6:-8 8:-6
tie with touch	1:19 3:-10 4:-8 5:14 6:-8 8:-9
tie with touch -	1:27 2:-10 3:-7
tie with touch A	1:27 2:-12 3:-7
tie with touch H	0:-12 1:-8 2:16 3:-6 4:-7 5:20 6:-9 8:-8
tie with touch U	0:14
tie with touch h	1:-6 2:9 4:-6 5:16 6:-7 8:-7
tie with word:hero	1:-14 3:-7 6:25
tie with word:hero -	0:-6 1:-15 3:-8 6:29
tie with word:item	3:11
tie with word:item -	3:13
tie with word:item N	0:13 3:-6
told before	0:6 1:-8
told before A	1:-15 2:8 3:7 4:10 5:-7 9:-7
told before Ap	1:-11 2:10 3:13 5:-6 9:-6
told before As	0:7 1:-25 2:20 3:-12 4:-10 6:-6 7:21 8:8 9:-6
told before Au	1:-14 2:8 4:14 5:-9 6:-6 8:13
told before F	1:-9 3:12 4:-12 6:10
told before Fp	0:-13 1:-8 3:28 4:-15 6:-9 8:7 9:11
told before Fs	0:10 1:-8 3:-21 4:-7 6:12 7:20 8:-8
told before Fu	1:-8 4:-9 5:-7 6:20 9:6
told before H	0:12 1:-7 3:-9 4:-6 5:-9 6:26
told before Hp	0:15 2:19 3:-7 5:-9
told before Hu	0:17 2:-18 6:21
told before N	0:7 2:9 3:-8 6:-6 8:10
told before Np	2:7 3:-15 4:22 5:-14
told before Ns	0:11 1:-6 2:-8 3:13 4:-13 5:-8 8:15
told before Nu	2:6 3:-6 6:-7 8:8
told before O	4:6 8:8
told before Op	0:-10 3:11 4:-7 6:-6 8:14 9:-6
told before Os	1:-15 2:11 3:6 4:-17 5:-13 6:10 7:-8 8:24 9:-6
told before Ou	0:6 1:-7 2:-7 3:-6 4:13
told before U	0:17 1:-6
told before Up	0:9 1:-7 3:-13 4:-8 5:25 8:-12
told before Us	0:9 2:-8 3:-9 4:-6 6:16
told before Uu	0:17 1:-6
told before V	0:18 1:-21 2:13 3:25 5:-9 8:-15
told before Vp	0:21 1:-14 2:8 4:7 5:-8 8:-9
told before Vs	0:18 1:-8
told before Vu	1:-25 2:16 3:37 5:-9 8:-22 9:-6
told before attack	0:11 2:-8 3:15 5:-9
told before avoid	1:-9 3:28 4:-9 9:-7
told before bring	0:-11 1:-14 3:40 4:-12 5:-6 8:-8
told before chase	0:7 2:8 3:-8 4:7 8:-6
told before fall	0:10 2:13 3:-14 5:-6
told before fight	2:17 4:-8 6:6
told before hit	0:19 2:-8
told before move	1:-25 3:-14 4:19 8:15 9:-6
told before no	1:-8
told before play	0:7 1:12 2:-12 3:15 4:-8 8:-6
told before push	3:15
told before reach	0:8 2:11 3:-19 4:-6 5:-28 6:23 8:17
told before shoot	2:17
told before sneak	0:10 1:-7 2:-8 3:-7 4:18 5:-6
told before steal	0:-7 1:-7 2:32 3:-10
told before take	1:-20 2:15 3:18 4:-10 5:-10 6:-6 8:9
told before throw	0:-6 1:-8 2:32 3:-9
told it	1:24
told it A	1:22
told it Ap	0:-6 1:-9 3:-12 4:29
told it As	1:25
told it Au	0:7 1:17 3:-6
told it F	1:24 4:-7 5:-6 6:-9 8:-7
told it Fs	0:7 1:11
told it Fu	0:-9 1:8 2:15 3:13 4:-7 5:-7 6:-10 8:-7
told it H	1:19
told it Hp	0:8 1:-15 2:14
told it Hs	1:16
told it Hu	0:-7 1:32 2:-9
told it N	0:-13 1:37 3:-10 4:-11 5:-6
told it Ns	1:8
told it Nu	0:-15 1:31 2:-6 3:-10 4:-11 5:-6 8:13
told it O	1:26 3:9 4:-9 5:-10 6:-8
told it Op	0:11 2:-8 3:25 4:-8 5:-12 6:-8 8:-8
told it Os	1:37 3:-10 8:-7
told it Ou	0:-6 1:11 2:8 4:-8 5:-9 6:-6
told it U	0:8 1:17 3:-8
told it Us	0:-9 1:24
told it Uu	0:12 1:14 3:-8
told it V	1:15
told it Vs	1:19
told it avoid	0:-6 1:-7 2:-12 3:-13 4:34
told it eat	1:6
told it move	1:9
told it no	1:29 4:-6
told it reach	3:9
told it shoot	0:11 1:-8
told it take	0:-6 1:8 3:12
told it word:enemy	1:-7 2:12
told later	0:7 1:-8 3:9
told later A	0:9 1:-13 2:15 3:-7 8:14
told later Ap	1:-22 2:37 3:-23 5:-6 8:15
told later As	1:6 2:-12 4:14
told later Au	0:17 1:-13 2:9 4:-11 8:14
told later F	0:7 2:11 4:-8 5:-6
told later Fp	0:-10 1:-10 2:14 6:11
told later Fs	6:-6 8:18
told later Fu	0:20 2:-6 3:8 6:-8 8:-7
told later H	0:-13 1:-10 2:21 3:-11 4:-6 5:-6 7:28 8:-8
told later Hp	0:-7 1:-8 2:36 3:-6
told later Hu	0:-7 1:19 3:-6
told later N	0:6 2:-7 3:-14 4:-16 5:16 8:16
told later Ns	1:-7 3:-9 4:-7 8:27
told later Nu	1:8 2:-8 3:-13 4:-17 5:25
told later O	0:9 1:-13 3:38 4:-7 5:-8 6:-7 8:-15
told later Op	0:-7 3:31 8:-7
told later Os	0:6 1:-12 3:20 8:-7
told later Ou	1:-12 2:7 3:26 5:-9 6:-8
told later U	0:10 2:-8 4:7 8:7
told later Up	2:-6 3:20
told later Us	1:-6 9:18
told later Uu	0:10 2:-7 3:-13 4:12 8:9
told later V	0:8 2:-12 3:17 4:-15 8:12 9:-6
told later Vp	0:12
told later Vu	2:-12 3:17 4:-13 8:13 9:-6
told later attack	1:-14 2:33 3:-11
told later bring	0:6
told later move	0:20 3:-10
told later no	1:-9 3:9 5:-6 8:10
told later play	3:6 4:-6 5:9
told later reach	1:-6 2:-6 3:18
told later word:hero	0:-6 1:26
told nobody A	1:8 2:7
told nobody Ap	2:14 3:6 8:-6
told nobody As	1:17
told nobody Au	1:9 2:7
told nobody F	3:12
told nobody Fp	3:16
told nobody Fs	0:-10 1:19 2:-12 3:10 4:8 5:-9 6:-7 7:-6 8:7 9:-6
told nobody Fu	3:11
told nobody H	2:18
told nobody Hp	1:-7 2:17 5:6
told nobody Hs	1:28 2:-7 5:-7 6:-7 7:9 8:-6
told nobody Hu	2:15 8:-6
told nobody N	4:7 8:6
told nobody Np	4:6 5:8 8:7
told nobody Ns	2:-7 4:8 8:15
told nobody Nu	4:6
told nobody Op	1:-7 3:14 5:8 8:-6
told nobody Os	1:9 3:-10 4:9 5:-7
told nobody U	0:8
told nobody Up	2:10
told nobody Us	0:9 1:7
told nobody Uu	0:9
told nobody V	1:10
told nobody Vp	2:14 8:-10
told nobody Vs	1:22 2:-10 3:-9 4:-9 8:11
told nobody Vu	1:13 5:-7
told nobody attack	1:-9 2:19
told nobody avoid	1:17
told nobody bring	1:18 2:-8
told nobody chase	2:28 4:-6
told nobody cross	1:17 2:-6
told nobody eat	1:15 2:10
told nobody fall	1:-7 2:6 6:-6
told nobody fight	1:12 2:-7 3:-7 6:9 8:-6
told nobody guard	0:-6 1:13 2:6
told nobody hit	1:10 8:9
told nobody love	0:12 1:-7 2:7
told nobody make	1:8 3:-6
told nobody match	1:-13 2:-8 3:22 4:17 8:-6
told nobody move	1:13 4:-6
told nobody over	1:15
told nobody play	1:22 2:-10 3:-14 4:-8 5:8 8:8
told nobody push	5:-6 9:9
told nobody race	1:21
told nobody reach	0:-9 3:12 5:9
told nobody save	1:14 3:-7
told nobody shoot	1:19 2:9 3:-8 4:-6
told nobody sneak	0:-9 3:16 4:-8 5:9 8:-7
told nobody steal	1:12 2:12 3:-6
told nobody take	1:16
told nobody throw	1:7 6:9
told nobody touch	0:15 5:12 8:-7
told nobody victim	1:18
told nobody word:boss	0:11 1:-12 4:-6 6:-6 7:23
told nobody word:enemy	1:-9 2:36 3:-10 5:-7 8:-9
told nobody word:goal	0:8 1:15 2:-7 3:-8
told nobody word:hero	0:17 1:13 2:-9 3:-9
told nobody word:item	0:10 2:-11 3:14
told nobody word:obstacle	1:-12 3:-6 4:-13 5:11 6:26 8:-11
w 0.3	0:11
w 0.3 U	0:11
w 0.4	0:7
w 0.4 A	0:36 1:-17 2:-21 4:-6 6:13
w 0.4 U	0:6
w 0.5	0:35 1:-19 2:-11 4:-8 6:-7 8:8
w 0.5 A	0:27 1:-26 2:-7 3:-7 8:21
w 0.5 O	0:34 2:-11 3:8 4:-8 6:-10 8:-8
w 0.8	0:7 8:9
w 0.8 A	0:12 1:-7 3:-8 4:12 5:-7 8:8
w 0.8 F	3:16 4:-10 5:-7 6:21 7:-6 8:-10
w 0.8 N	0:7 3:-7 8:9
w 0.8 O	0:9 2:-7 5:-7 8:10
w 1	0:11
w 1 A	0:25 1:-24 2:8 3:15 5:-6
w 1 F	0:6 1:26 2:-12 3:-13 4:9 8:-12
w 1 N	2:8 3:10 4:-7 5:-13
w 1 O	0:11 3:-7
w 1 V	2:-10 3:7 5:-6 8:7
w 2	0:20 1:-7 2:-8
w 2 A	0:28 1:-9 2:-13 9:-6
w 2 F	0:14 1:-7 2:-9 3:10 4:-6
w 2 H	0:28 1:-10 2:13 3:-7 5:-7
w 2 N	0:20 1:-9 2:-6 3:-7
w 2 O	0:18 1:-6 2:-8
w 2 V	0:18 1:-6 2:-10 3:-6 8:10
w 3 A	1:8 2:8
w 3 F	3:10
w 3 H	0:-8 2:13 3:11 4:-8 5:12 6:-8 8:-7
w 3 N	2:-13 3:8 4:9 5:9 8:11
w 3 O	3:15
w 3 V	1:12 4:10 5:-6
w 4	1:6
w 4 A	1:12 2:8
w 4 F	3:14
w 4 H	2:18
w 4 N	3:8 4:11
w 4 O	3:7
w 4 V	1:11
w+1 A	0:15 1:16 3:-8 8:-8
w+1 A A	0:18 1:26 3:-15 8:-8
w+1 A F	0:-10 1:-12 2:-6 4:-9 6:24
w+1 A H	1:18
w+1 A N	1:-8 2:20 3:-7 4:-13 5:-7 8:17
w+1 A O	0:-7 1:24 2:-8 4:16 5:-6 6:-7 8:-25
w+1 A U	0:27 3:-11 8:-6
w+1 A V	1:22 2:-8 4:-6 8:-9
w+1 A sov	0:8 1:25 2:6 3:-10 4:-9 8:-10
w+1 A svo	0:14 1:9 3:-6 8:-8
w+1 A v2	0:23 2:-7 4:-6
w+1 F	1:15 2:-6 3:-7 4:11 5:-7 8:-6
w+1 F A	1:17 3:-16 4:22 8:-7
w+1 F F	0:-16 1:-13 2:10 3:16 5:-6 6:14 8:-10 9:-6
w+1 F N	0:-6 3:-11 4:34 8:-12
w+1 F O	0:-11 1:29 2:-6 4:-8 5:-6 8:-11
w+1 F U	0:14 1:13 2:-8 4:-9 5:-6
w+1 F sov	0:-7 1:28 3:-15 5:-6 7:12 8:-9
w+1 F svo	1:9 2:-10 4:12 5:-7 6:6
w+1 F v2	1:9 2:7 3:-8
w+1 H	0:13 2:-14 4:-7 7:6 8:-9 9:15
w+1 H A	1:9 2:-12 3:20 4:-6
w+1 H O	0:16 3:-9
w+1 H U	0:11 3:-8 7:8
w+1 H V	1:-7 2:-6 9:18
w+1 H sov	1:10 2:-15 3:-7 8:-6 9:21
w+1 H svo	0:14 1:-8 2:-8 3:6 4:-6 7:13 8:-6
w+1 N	0:16 1:7
w+1 N A	1:29 4:-10 8:-8
w+1 N F	0:8 3:6
w+1 N H	5:15
w+1 N N	0:9 1:-7 4:12
w+1 N O	0:13 1:-10 2:-6 4:-9 5:17 6:-7
w+1 N U	0:37 1:-7 3:-8
w+1 N V	1:-13 3:23
w+1 N sov	0:10 1:20 3:-8 4:-9
w+1 N svo	0:23 1:-6 5:7 8:-8
w+1 N v2	0:15 2:-9 3:13 4:-6
w+1 O	1:9 5:6 6:-7 8:-6
w+1 O A	0:8 1:18 3:-18 4:8 5:8 8:-12 9:-6
w+1 O F	0:-13 1:-11 2:31 3:7 4:-8 5:-7 6:-9 8:-6
w+1 O N	0:13 3:-6 4:-6 8:9
w+1 O O	0:-23 2:-15 3:14 4:-12 5:27 6:-11 7:-6 8:6 9:-7
w+1 O U	0:8 2:8 3:7 5:-7 8:-9
w+1 O V	0:-6 1:33 3:-15 4:-6
w+1 O sov	0:-24 2:22 3:-20 4:30 5:18 6:-9 7:-8 8:-17 9:-8
w+1 O svo	0:11 4:-9 6:-6
w+1 O v2	0:24 1:12 2:-6 3:-13 4:-7 8:-6
w+1 U A	3:-12 4:-8 5:7 7:-6 8:8
w+1 U F	1:-14 2:-10 3:35 4:-11 5:-8 8:13
w+1 U H	0:-16 1:-21 2:17 3:17 4:-8 5:-15 6:17 7:-6 8:-10 9:-6
w+1 U N	1:-9 2:-10 3:13 4:-6 5:11 6:-7 8:7
w+1 U O	0:10 1:-11 3:-11 4:23 5:-9 8:8
w+1 U U	0:7 1:12 3:7 4:-6
w+1 U V	2:-12 3:25 4:6 5:-6 6:-6 9:-8
w+1 U sov	3:9 5:-6
w+1 U svo	0:9 1:9
w+1 U v2	0:-13 1:-18 2:11 3:18 4:-9 5:19 6:-7 7:-7 8:6 9:-7
w+1 V	0:-7 1:36 2:16 3:-17 4:-11 5:-6 6:-6 9:-8
w+1 V A	1:22 2:-8
w+1 V F	0:-6 8:21
w+1 V U	1:12 2:19 3:-13 8:-10
w+1 V V	0:-6 1:11 2:29 3:-17 4:-10 8:-10 9:-8
w+1 V sov	0:-9 1:32 2:-9
w+1 V svo	1:19 2:24 3:-17 4:-14 5:-6 6:-8 8:6 9:-9
w+1 a	0:15 5:-6
w+1 a A	1:8 2:-6 3:-10 4:-7 6:18
w+1 a N	0:8 3:-10 4:-13 5:-6 8:27
w+1 a O	0:11 2:-8 3:7 4:17 5:-9 6:-8 8:-17
w+1 a U	0:23 3:-9
w+1 a V	1:-18 2:20 3:-8 4:-6 8:15
w+1 a sov	1:-8 2:8 3:24 4:-9 5:-7 8:-12
w+1 a svo	0:26 1:-18 3:-7 4:-10 5:-6 8:14
w+1 a v2	1:26 2:-8 3:-22 4:20 5:-6 6:-7
w+1 also	0:23
w+1 also O	0:13
w+1 also U	0:17
w+1 also sov	0:24
w+1 and	3:7 8:6
w+1 and A	0:-8 1:18 2:9 5:-8
w+1 and F	2:-7 3:22 4:-7
w+1 and H	1:23 2:6 3:-9 4:-6 5:-8 6:7 8:-6
w+1 and N	1:-8 5:9 6:-6 8:16
w+1 and O	2:-10 3:11 4:-8 5:14
w+1 and U	3:12 5:6 6:-7
w+1 and V	1:-15 6:-7 8:8
w+1 and sov	0:-7 1:13 2:8 4:-9 5:12 6:-7 8:-7 9:-6
w+1 and svo	3:9 4:-6
w+1 and v2	2:-6 6:-6 8:16
w+1 as	0:9 3:-6 4:-9 6:6 8:11
w+1 as A	1:9 2:-7 3:15 8:-7
w+1 as F	0:-12 1:14 6:16 8:-8
w+1 as N	0:-7 1:-7 2:-8 3:-13 4:-9 5:16 8:21
w+1 as O	1:-11 2:6 4:-12 5:-9 6:19
w+1 as U	0:34 1:-7 3:-10
w+1 as sov	0:19 1:-8
w+1 as svo	0:-8 4:-11 5:-6 6:15 8:11
w+1 as v2	0:26 1:10 3:-12 8:-7
w+1 at	2:-7 6:13
w+1 at A	1:9 2:-16 3:-20 4:13 5:-7 6:-8 7:12 9:7
w+1 at F	1:-9 2:-8 3:7 4:-6 6:34 8:-6
w+1 at H	1:9 3:-7 5:-8 6:11
w+1 at N	0:22 1:-9 2:-7 3:31 4:-18 5:-9
w+1 at O	1:-8 2:-7 3:11 5:-6 6:19
w+1 at U	1:16 2:8 3:-18 5:-7 8:11
w+1 at V	0:-16 1:-11 2:-17 3:41 4:-14 5:16 8:-13 9:-6
w+1 at sov	3:17 8:-7
w+1 at svo	2:-8 5:-6 6:13
w+1 at v2	0:-8 1:-11 3:22 4:-11 6:17
w+1 attack	2:25 3:-10 8:-8
w+1 attack A	1:-9 2:39 3:-12 4:-7
w+1 attack F	0:-9 1:19 2:22 3:-21 4:-9 6:-8
w+1 attack H	1:-10 2:25
w+1 attack N	0:8 2:-11 4:25 8:-12
w+1 attack O	0:11 1:-14 3:6 4:-7 5:13 8:-9
w+1 attack V	0:16
w+1 attack sov	2:-12 3:25 5:-8 8:-11
w+1 attack svo	2:27 3:-13 8:-7
w+1 attack v2	1:-7 2:18
w+1 avoid	1:6 2:10
w+1 avoid A	0:-7 1:8 2:17
w+1 avoid F	1:38 3:-18 4:-8
w+1 avoid H	3:-7 5:-6 9:20
w+1 avoid N	0:14 8:-9
w+1 avoid O	1:-12 2:-18 5:18 6:-6 8:25
w+1 avoid U	0:-10 1:14 2:19 3:-10 8:-8
w+1 avoid V	0:17
w+1 avoid sov	1:-31 2:32 4:-7 5:18 8:-8
w+1 avoid svo	1:17
w+1 avoid v2	2:8 4:-6 5:-6
w+1 bring	1:13 2:-8 3:17
w+1 bring A	0:-8 1:32 2:-7
w+1 bring F	0:10 1:-9 3:16
w+1 bring H	0:6 2:-14 3:15
w+1 bring N	0:-6 1:-21 3:31 4:9 5:-6 8:-8
w+1 bring O	0:-7 3:30 4:-6 8:-10
w+1 bring U	0:22 1:-7 4:7 8:-6
w+1 bring V	1:17 2:-6 3:-14 4:-12 8:15 9:-6
w+1 bring sov	2:-7 3:19 5:-6 6:-7 8:-11
w+1 bring svo	1:14 2:-8 3:15 4:-6
w+1 bring v2	0:-14 3:7 4:25 8:-7
w+1 but	1:-7 2:-12 3:16 4:15 5:-9 8:9
w+1 but A	0:17 1:-15 2:-25 3:25 4:25 8:-9
w+1 but F	0:-6 2:-9 3:20 4:-12 6:-15 8:23
w+1 but H	0:29 1:-7 2:-24 3:15
w+1 but N	0:-18 1:-8 2:-8 3:-17 4:30 5:-12 6:-7 8:29
w+1 but O	0:-16 2:-10 3:21 4:12 5:-14 6:12 7:-6 9:-6
w+1 but U	1:-12 2:6 5:-8 6:10 8:11
w+1 but sov	0:19 3:-6
w+1 but svo	1:-6 2:-14 3:20 4:15 5:-10 8:6
w+1 but v2	1:-14 2:-8 3:19 4:-14 5:-7 6:-6 8:22
w+1 by	0:8 2:11 5:-6 8:-12
w+1 by A	0:10 1:-11 2:20 3:-7
w+1 by N	4:16 8:-7
w+1 by O	3:20
w+1 by svo	1:-11 2:31 5:-8 8:-9
w+1 by v2	0:16 3:-8
w+1 chase	2:20 3:-9
w+1 chase A	2:18 4:-6
w+1 chase H	1:6 2:8
w+1 chase O	1:-6 2:18 3:-10
w+1 chase U	0:9 1:-6 2:18 3:-7 8:-7
w+1 chase svo	2:19 3:-7
w+1 chase v2	1:7 2:9 3:-6
w+1 comma	0:6 3:8
w+1 comma A	2:9 3:11
w+1 comma F	3:11 5:-6
w+1 comma H	1:-7 2:15 4:11 6:8 7:-6 8:-8
w+1 comma N	0:6 4:10
w+1 comma O	2:-6 3:11 6:-6
w+1 comma U	0:10 3:8
w+1 comma V	0:10 2:-11 3:14 8:-6 9:11
w+1 comma sov	0:14 1:10 4:-7 8:-8
w+1 comma svo	3:8
w+1 comma v2	0:8 1:-7 3:14 4:8
w+1 cross	1:18
w+1 cross A	1:21
w+1 cross svo	1:16
w+1 eat	1:6 2:12 3:8 5:-7
w+1 eat A	2:20 3:-7
w+1 eat F	2:-11 3:25 6:-8 8:-7
w+1 eat N	1:-6 3:20 8:-7
w+1 eat O	1:7 2:-12 3:11 4:-10 5:-13 8:16
w+1 eat U	0:-7 1:6 2:22 3:-10 8:-6
w+1 eat V	1:18 2:-6
w+1 eat sov	0:-8 1:-15 2:7 3:31 4:-7
w+1 eat svo	1:20 2:10 3:-9 4:-7
w+1 eat v2	3:14 5:-10 8:-7
w+1 edge	2:6
w+1 edge A	0:-6 1:13 2:11 8:-6
w+1 edge F	0:-6 3:13 4:7 8:-6
w+1 edge H	2:19
w+1 edge N	2:-13 4:12 6:-6 8:11
w+1 edge O	1:-6 5:8 6:6
w+1 edge U	0:15 3:-6 4:7
w+1 edge V	2:18 8:-9
w+1 edge sov	0:12 1:22 2:-21 3:-7 5:-8 6:-6 7:14 8:-6
w+1 edge svo	2:6
w+1 edge v2	2:10 5:-8
w+1 fall	1:-10 4:-11 5:6 6:11
w+1 fall A	1:-16 2:12 3:-15 4:-8 5:-7 7:25 8:-7
w+1 fall F	0:-8 1:-7 2:-14 3:17 5:20 6:-6 8:-10
w+1 fall H	2:11
w+1 fall N	0:-23 1:-10 2:-12 3:-8 4:-16 5:13 6:23 7:-7 8:16
w+1 fall O	0:6 1:-10 2:22 3:-14 4:-10 5:-6 6:-6 8:11
w+1 fall U	0:12 1:-6 2:-9 3:20 8:-9
w+1 fall V	0:-8 1:6 2:18 3:-8 8:-8
w+1 fall sov	0:-11 1:-14 2:-15 3:19 4:-10 5:-12 6:33 7:-6
w+1 fall svo	1:-11 2:22 3:-12 4:-9 5:6 6:-7 7:7
w+1 fall v2	0:9 1:-6 3:11
w+1 fight	3:-8 6:21 8:-6
w+1 fight A	1:18 6:-7
w+1 fight F	0:-7 1:-17 3:-12 6:34
w+1 fight O	1:-10 3:-6 6:20
w+1 fight U	1:-7 2:-8 3:-6 6:25 8:-6
w+1 fight sov	1:-10 2:-13 6:30 8:-7
w+1 fight svo	1:15 3:-9 6:16
w+1 fight v2	0:-6 2:18
w+1 for	0:10 2:-9 3:7 5:7 6:-6 8:-11
w+1 for A	0:16 1:8 3:-8
w+1 for N	0:-11 3:22 4:18 5:-9 8:-22
w+1 for O	0:-9 1:-10 2:-10 4:11 6:-7 7:24 8:-13
w+1 for U	0:16
w+1 for sov	0:13
w+1 for svo	2:-11 3:17 4:8 6:-7 7:9 8:-21 9:-6
w+1 for v2	0:12
w+1 from	1:-7 4:12 6:-6
w+1 from A	2:11 3:-6 4:6 7:-6
w+1 from F	0:-6 1:-9 2:-10 4:34 6:-7
w+1 from H	0:-12 1:-12 2:36 3:-8 5:-7
w+1 from N	1:-8 2:-10 3:13 4:7 5:-10 6:-6 8:8 9:8
w+1 from O	3:15 4:-10 5:-6 8:20
w+1 from U	0:-11 1:-10 3:12 4:13 5:6 6:-8 8:6 9:-6
w+1 from V	0:14 1:-14 2:7 3:11 4:-10 5:-7 8:-18 9:14
w+1 from sov	1:-14 2:15 3:-8 4:-11 5:6 6:-7 8:26 9:-7
w+1 from svo	3:6 4:17 6:-7
w+1 from v2	1:-15 2:-6 4:22 5:-8
w+1 game	0:35 2:-8 3:-11 8:-7
w+1 game A	0:24 1:13 2:-10 3:-9 8:-6
w+1 game O	0:27 1:-12 3:-7
w+1 game U	0:26 1:-8 3:-7
w+1 game sov	0:10 1:14 2:-10
w+1 game svo	0:37 2:-6 3:-12 8:-6
w+1 guard	1:25 3:-7
w+1 guard A	2:16 4:-6
w+1 guard F	1:15 3:-16 4:15
w+1 guard H	1:30 2:-18
w+1 guard sov	0:8 4:7
w+1 guard svo	1:12 2:11 3:-6 4:-7
w+1 guard v2	1:23 4:-8
w+1 hit	0:9 1:-17 2:14 4:-6 6:10
w+1 hit A	0:19 1:-19 2:21 3:-6
w+1 hit O	0:24 3:-12
w+1 hit U	2:-6 3:-7 6:11 8:11
w+1 hit sov	0:10 1:-12 2:12 3:14 6:-10 8:-7
w+1 hit svo	1:-18 3:-14 6:28
w+1 hit v2	2:14 3:-6
w+1 if	0:10 3:12 4:-6 8:-10
w+1 if A	0:8 2:14 3:-8
w+1 if O	0:-11 1:-7 3:32 8:-9
w+1 if U	0:18
w+1 if svo	0:13 2:7 8:-7
w+1 if v2	3:13
w+1 in	3:6
w+1 in A	1:6 3:7 4:-9
w+1 in F	3:9 5:6 6:-10
w+1 in H	2:20 3:-10 5:-8 6:10 8:-7
w+1 in N	0:11 1:-9 2:-9 3:8 4:-11 5:9 8:15
w+1 in O	2:-9 3:12 4:7 5:-7 8:8
w+1 in U	0:16
w+1 in V	0:6 1:34 3:-14 4:-11 8:-8
w+1 in sov	0:10 1:-12 3:-16 8:25
w+1 in svo	1:7 3:7
w+1 in v2	1:-12 3:17 6:-7
w+1 is	0:12 1:6 3:-7 4:10 8:-9
w+1 is A	1:-22 4:29 5:-8 6:-8 7:7 9:-7
w+1 is F	0:26 1:-8 3:-28 6:23
w+1 is H	0:22 2:-10
w+1 is N	1:20 2:11 3:-20 4:15 8:-19
w+1 is O	0:16 1:-20 2:-10 4:14 5:17 6:-7 8:-13
w+1 is U	0:16 1:23 2:-7 3:-11 4:-8 8:-6
w+1 is V	1:44 2:-14 3:-9 4:-10 8:-8
w+1 is sov	0:7 1:10 2:-11 3:16 5:-7 8:-11
w+1 is svo	0:12 3:-14 4:13 8:-6
w+1 is v2	0:6 1:20 3:-23 4:12 5:8 7:-9 8:-11
w+1 kind	2:7 3:11 4:-7 8:-8
w+1 kind A	1:18 3:14 4:-7 5:-6 8:-6
w+1 kind F	3:14
w+1 kind N	0:11 1:-11 3:8 4:-7 5:16 8:-13
w+1 kind O	0:-16 1:-6 2:30 4:-7 8:-8
w+1 kind U	0:23 3:-11
w+1 kind sov	2:24 4:-7 8:-8
w+1 kind svo	2:-6 3:19 4:-8 8:-9
w+1 kind v2	1:6
w+1 love	2:18 5:-6 8:-8
w+1 love A	0:17 2:-7
w+1 love svo	2:15 3:7 8:-7
w+1 make	1:13 5:-6
w+1 make A	0:-7 1:8 3:-8 8:25
w+1 make F	3:21
w+1 make N	0:-14 1:17 3:-15 4:23 8:-16
w+1 make O	0:11 3:-9 4:10
w+1 make U	0:23 8:-6
w+1 make sov	0:7 1:-14 2:-8 3:10 8:14
w+1 make svo	1:14 3:-14 4:-7 8:7
w+1 make v2	0:-15 2:-17 3:16 4:24 5:-7 8:-15 9:-6
w+1 many	0:18 3:-7 5:-6
w+1 many A	0:7 2:21 3:-14 4:-11 6:-6 7:11 8:-8 9:-6
w+1 many F	0:-12 1:-8 2:-10 3:25 4:-11 5:-6 6:14 8:-6
w+1 many H	2:11
w+1 many N	0:33 3:-10 8:-12
w+1 many O	0:16 1:-10 3:-19 4:14 5:-13 6:16 8:-14
w+1 many U	0:16 3:-9 4:-7 8:9 9:7
w+1 many V	0:6 1:28 2:-10 3:-10 4:-8 8:-7
w+1 many sov	1:13 3:-14 4:-13 5:-7 6:6 7:-6 9:19
w+1 many svo	0:25 1:-6 5:-6
w+1 many v2	3:-13 4:26 8:-13
w+1 match	0:14 1:-12 2:-6 4:10 8:-6 9:8
w+1 match A	0:8 1:-12 3:17
w+1 match N	0:8
w+1 match O	3:-21 4:17 5:-6 6:-7 8:-7 9:23
w+1 match U	0:15 3:-8
w+1 match sov	0:12 3:-9 4:-6 9:16
w+1 match svo	0:15 1:-10 3:12
w+1 match v2	4:15
w+1 me	2:37 3:-16 5:-9
w+1 me A	0:-9 2:42 3:-15 4:-9 8:-9
w+1 me F	0:7 2:-7 3:-19 6:23
w+1 me N	1:-6 2:22 3:-21 4:26 5:-14 6:-7 8:-19
w+1 me O	0:9 2:25 4:-18 5:-8 6:-14
w+1 me U	0:-7 1:-9 2:17 3:-13 4:-7 8:20
w+1 me sov	0:-11 1:-11 2:51 3:-16 4:-16 5:-9 6:-6 8:-8
w+1 me svo	2:26 3:-15 5:-8
w+1 me v2	0:-11 3:-8 4:31 8:-8
w+1 move	1:10
w+1 move A	1:6 8:7
w+1 move F	1:-9 2:-15 3:6 4:-13 5:-7 6:33
w+1 move H	0:-6 1:-7 2:24
w+1 move N	0:-6 1:12 2:12 3:-21 6:-6 8:10
w+1 move O	1:7 2:9 4:-11 6:-9 8:16
w+1 move U	0:19 2:-7 3:-10
w+1 move V	0:-8 1:22 2:-10 3:-9 4:22 8:-13
w+1 move sov	0:-8 1:12 3:-24 4:11 5:-13 6:16 9:-6
w+1 move svo	1:7 6:-6 8:6
w+1 move v2	1:8 3:-8 4:6 5:6
w+1 must	1:16 2:7 3:-11 4:7 7:-6 8:-7
w+1 must A	1:21 2:17 3:-18 4:8 7:-6 8:-8 9:-6
w+1 must F	1:8 4:13 6:-6
w+1 must H	0:7 2:6
w+1 must N	0:-8 1:-6 2:13 3:6 4:-18 5:24 8:-19
w+1 must O	2:8 3:-12 5:-10 6:20 8:-17
w+1 must U	0:7 1:-8 2:-6 3:-10 8:25
w+1 must V	0:12 2:-13 3:-7 4:18 8:-9
w+1 must svo	1:18 2:7 3:-14 4:6 7:-6 8:-7 9:-6
w+1 must v2	1:8 2:13 3:-7 4:11 5:-8 6:-8 8:-13
w+1 my	0:18 1:-8 2:14 3:-10
w+1 my A	0:7 1:-8 2:17 3:-6
w+1 my O	0:11 3:-6
w+1 my U	0:16
w+1 my sov	1:-6 2:22 3:-7
w+1 my svo	0:22 1:-6 3:-7
w+1 not	3:-9 4:10 5:14
w+1 not A	0:16 1:-6 2:-22 3:-15 5:16 7:-6 8:14
w+1 not F	1:-8 2:-11 4:27 5:-8 6:6 8:-8
w+1 not H	0:14 1:17 3:-6 5:-7
w+1 not N	0:-6 1:-6 2:-10 3:-15 5:37 8:-10
w+1 not O	0:22 3:-13 6:-6 8:-7
w+1 not U	0:-7 1:-9 3:25 4:-6 5:10 8:-11
w+1 not V	0:-7 1:-16 2:-6 4:19 5:-9 8:14
w+1 not sov	0:23 2:-6 3:-6 4:-14 5:19 8:-9
w+1 not svo	2:-8 4:10 5:14
w+1 not v2	0:20 1:-10 2:-10 3:-22 5:13 8:17
w+1 obj	1:-10 3:15 8:-6
w+1 obj A	1:-15 2:20 3:9 4:9 5:-6 6:-6 8:-8
w+1 obj F	2:-6 3:17 6:11 8:-6
w+1 obj H	2:7 3:-11 4:-7 5:10 6:11
w+1 obj N	1:-6 2:-10 3:18 5:-9 6:-6 8:13
w+1 obj O	1:-8 3:21 5:11 8:-7
w+1 obj U	1:-11 2:11 5:13 6:6 8:-12 9:-6
w+1 obj V	3:13 4:-6 5:-7 8:-7 9:-6
w+1 obj sov	1:-7 3:16 8:-8
w+1 of	0:8 6:-6
w+1 of A	0:10 1:-6 3:18 4:11 5:-6 7:-6 8:-10 9:-6
w+1 of F	1:-16 2:8 3:35 4:-9 5:-6 6:-8
w+1 of H	0:-16 1:-6 2:43 3:-6 4:-7 5:-7 6:-8
w+1 of N	0:19 1:9 2:-8 3:-13
w+1 of O	0:7 5:6 6:-7
w+1 of U	0:15 2:-11 4:-10 5:11 8:6
w+1 of V	2:15 3:-19 4:-7 5:8 8:19
w+1 of sov	0:7 6:-6
w+1 of svo	0:11 1:-6 3:8
w+1 of v2	2:-17 3:-14 5:26 8:13
w+1 or	1:-15 2:11 3:14 4:-16 5:9 6:-9 7:-6
w+1 or A	1:-7 2:-17 3:29 4:-8
w+1 or F	0:9 3:15 4:-6
w+1 or O	1:-8 2:10 3:-9 4:-15 5:-7 6:-9 8:26
w+1 or U	2:-9 3:26
w+1 or sov	0:18 3:-8
w+1 or svo	1:-15 3:19 4:-16 5:11 6:-9 7:-6 8:10
w+1 over	3:8 5:7
w+1 over A	1:27 3:-9
w+1 over F	0:-11 2:-9 3:15 4:-8 5:15 6:-8
w+1 over N	0:12 1:-7 3:-6 4:19 8:-12
w+1 over O	0:-7 1:-24 2:-8 3:34 4:-10 5:9 6:-8
w+1 over U	2:13 3:11 4:-9 5:-8 8:-7
w+1 over sov	0:-19 1:-11 2:18 3:9 4:-8 5:24 6:-8 8:-16
w+1 over svo	1:14 2:-7 3:10
w+1 over v2	0:20 1:-13 3:9
w+1 play	0:9 1:11 5:-6 8:-6
w+1 play A	0:6 1:6 3:-7 4:9 8:-7
w+1 play O	0:13 1:9 8:-8
w+1 play U	0:12 1:10 8:-6
w+1 play sov	1:17 3:-10 8:-9
w+1 play svo	0:20 1:-10 5:-6
w+1 play v2	1:13 3:-7
w+1 push	0:-6 1:10 3:-11 5:-6 6:10 9:10
w+1 push A	1:18 4:-6 8:-7
w+1 push N	0:6 4:-12 8:15
w+1 push O	1:-7 3:-15 4:-14 6:25 8:10
w+1 push U	1:15 3:-7
w+1 push V	0:-9 2:13 3:-14 4:-9 8:-17 9:23
w+1 push sov	0:12 3:-12 4:-8 6:21 8:-10
w+1 push svo	1:18 2:-12 3:-15 4:6 9:6
w+1 push v2	0:-12 1:-12 2:32 4:-12 9:-7
w+1 race	1:18 3:-6
w+1 race A	1:10
w+1 race O	1:13
w+1 race V	1:8
w+1 race sov	0:6 1:8
w+1 race svo	1:7
w+1 reach	0:-9 2:-6 3:10 4:9
w+1 reach A	1:33 2:-13 3:6 5:-8 8:-10
w+1 reach F	0:-6 1:-6 2:-7 3:14 4:19 8:-8
w+1 reach N	2:-6 4:19 5:-8
w+1 reach O	0:-9 1:-6 2:-6 3:6 5:9 6:9
w+1 reach U	0:-16 1:-10 2:-11 3:-8 4:-8 5:7 6:-7 8:37
w+1 reach V	0:-8 1:-14 2:9 3:15 4:15 5:-6 8:-14
w+1 reach sov	0:-7 2:-6 3:-17 4:54 5:-9 8:-12
w+1 reach svo	0:-9 1:7 2:-6 3:13 4:-6
w+1 reach v2	2:-6 3:12 6:10
w+1 rel	1:11 6:-6
w+1 rel A	1:15
w+1 rel F	1:23 4:-16 5:-8 6:-12 8:-11 9:9
w+1 rel H	1:12 2:12 3:-10
w+1 rel N	0:-18 1:18 2:9 3:6 4:-12 5:16 6:-9 7:-6 8:-14 9:-7
w+1 rel O	0:12 3:8 4:6 5:-10 7:-6 8:-24 9:16
w+1 rel U	0:-7 1:-15 3:22 4:-14 5:-7 6:-6 8:18
w+1 rel V	1:-17 2:-6 3:-10 4:29
w+1 rel sov	1:-13 2:-6 3:-10 4:31 8:-9
w+1 rel svo	1:10
w+1 rel v2	0:13
w+1 save	1:12 4:10
w+1 save A	1:8 4:11
w+1 save svo	1:13
w+1 save v2	1:17
w+1 shoot	1:6 2:10 3:-6
w+1 shoot A	1:16
w+1 shoot H	1:-15 2:28
w+1 shoot O	0:12 1:8 8:-7
w+1 shoot U	2:-6 6:20
w+1 shoot V	1:-12 2:21 3:-6
w+1 shoot svo	1:11 3:-6
w+1 shoot v2	1:12 6:12
w+1 sneak	1:-7 2:20 3:6 5:-7
w+1 sneak A	0:-6 1:-10 2:17 4:-7 9:10
w+1 sneak F	4:11
w+1 sneak O	2:-6 3:15 5:-8
w+1 sneak sov	1:-24 2:34
w+1 sneak svo	2:-9 3:15 4:10 8:-6
w+1 sneak v2	0:-6 2:13 3:-9 4:-9 5:-6 9:11
w+1 steal	0:-6 1:11 2:9
w+1 steal A	0:-7 1:18 2:8
w+1 steal F	3:21
w+1 steal O	2:21 3:-14
w+1 steal U	2:-9 4:-6 8:22
w+1 steal sov	0:-10 1:-20 3:26 4:-10 6:-6 8:16 9:-6
w+1 steal svo	1:20 3:-7
w+1 steal v2	0:-6 2:21
w+1 stop A	0:8 1:-8 2:-7 3:12 4:12 5:-7 9:-6
w+1 stop F	0:16 1:-9 2:6 3:-10 5:9 6:-12
w+1 stop H	0:17 1:-9 3:-8 5:11 6:-7 8:-6
w+1 stop N	1:12 5:-7 8:10
w+1 stop O	2:-6 4:8 8:6
w+1 stop U	8:9
w+1 stop V	0:11 1:9 2:-11 3:16 4:-22 8:9
w+1 stop sov	2:6 4:-13 5:-10 6:-8 7:16 8:19
w+1 stop svo	0:6 4:9
w+1 stop v2	3:10 4:-9 5:-10 6:-6 8:12
w+1 subj	1:9
w+1 subj A	1:18 8:-8
w+1 subj F	1:26 2:-12 4:-8 5:-7 6:10 8:-9
w+1 subj H	1:-12 2:10 3:-11 5:-7 8:20
w+1 subj N	1:-8 2:-17 3:-16 4:13 5:9 8:16
w+1 subj O	1:-13 2:-13 3:14 4:-14 5:21 6:-8 8:12
w+1 subj U	0:-9 2:15 3:15 4:-10 5:-10 6:-6 8:7
w+1 subj V	1:14 2:8 8:-7
w+1 subj sov	1:8
w+1 take	3:10 5:-6
w+1 take A	1:15
w+1 take F	3:28 4:-8
w+1 take N	0:7 1:-7 2:17 3:-16 4:17 5:-20
w+1 take O	1:-20 3:37 4:-9 5:-9 6:-6 8:8
w+1 take U	1:-11 2:-11 3:20 4:14 5:-9
w+1 take V	1:21 8:-6
w+1 take sov	0:-8 1:-13 3:32 5:-7 6:-6
w+1 take svo	1:10 2:7 4:-6
w+1 take v2	2:-10 3:24 4:8 8:-9
w+1 the A	1:13 2:8 3:-21 8:10
w+1 the F	0:-7 1:-24 2:-10 4:-7 5:10 6:22
w+1 the H	1:6 2:8
w+1 the N	1:-8 2:12 3:-19 4:-16 5:11 8:15
w+1 the O	0:26 1:-10 2:10 4:-13 5:-8 6:-6
w+1 the U	0:13 1:13 2:-9 3:10 8:-10
w+1 the V	2:-10 3:-9 4:24 8:-8
w+1 the sov	0:-18 1:34 2:13 3:-14 4:-8 8:-9
w+1 the svo	0:13 1:-8 6:-6 8:10
w+1 the v2	1:12 2:13 3:-9 4:-11 6:11 8:-6
w+1 throw	4:-7 6:26
w+1 throw A	1:7 2:16 3:-10 8:6
w+1 throw F	1:-16 2:-6 3:21 4:-7 6:11 8:-7
w+1 throw H	1:18 2:-8 6:10
w+1 throw N	2:-6 3:10 6:13 8:-10
w+1 throw O	0:-12 1:-7 2:-9 3:9 4:-14 5:-7 6:42 8:-16 9:-6
w+1 throw U	0:8 1:-13 2:-7 3:11 6:11
w+1 throw V	0:-8 1:14 2:19 3:-6 4:-8 8:-11
w+1 throw sov	0:-13 1:-12 2:-11 3:22 4:-10 5:-6 6:32 8:-11
w+1 throw svo	1:14 2:7 4:-10 6:9
w+1 throw v2	3:-13 4:9 6:22 8:-9
w+1 to A	1:-7 2:33 8:-11 9:-7
w+1 to F	1:-7 2:-8 3:7 4:-13 6:20
w+1 to H	0:-7 2:8 5:17
w+1 to N	0:9 1:-7 4:8 5:19 6:-7 8:-13
w+1 to O	0:-7 1:8 2:-12 4:12 5:-8 8:9 9:-6
w+1 to U	0:8 1:-8 2:-10 4:11 5:-6 8:13
w+1 to V	0:-10 1:-7 2:10 3:-11 4:12 5:-8 8:14
w+1 to sov	1:-10 2:18 3:-14 4:17
w+1 to svo	2:-10 3:13 4:-12 5:9 8:7
w+1 to v2	0:-21 2:-20 3:23 4:36 8:-21 9:-6
w+1 touch	1:-14 3:-11 4:-8 5:9 6:9 8:11
w+1 touch A	1:-6 2:20
w+1 touch F	0:8
w+1 touch O	0:-16 2:-6 3:-14 4:-7 5:9 6:30 8:-10
w+1 touch U	0:10
w+1 touch V	1:-7 2:-6 8:19
w+1 touch sov	0:-23 1:-17 3:-16 4:-8 6:26 8:20
w+1 touch svo	0:18 3:6
w+1 touch v2	0:9
w+1 victim	1:14
w+1 victim svo	0:6 1:9
w+1 vs	1:36 2:-17 3:-15 8:-7
w+1 vs A	0:-8 1:50 2:-22 3:-13 9:12
w+1 vs F	1:24 2:-10 3:-22 4:8 6:13 8:-8
w+1 vs N	1:17 3:-11 4:18 5:-12 8:-9
w+1 vs O	0:27 1:-6 3:-6 6:6 8:-12
w+1 vs U	0:-12 1:20 2:-10 3:-6 4:-6 6:16 8:-7
w+1 vs V	0:21 4:-10
w+1 vs sov	1:43 2:-28 3:-6 4:-6
w+1 vs svo	1:33 2:-15 3:-16
w+1 vs v2	1:14 2:-13 3:-8 4:20 6:-7 8:-15 9:7
w+1 with	1:6 4:7 8:-6
w+1 with A	2:28 3:-15 4:12 5:-6 6:-8 8:-10
w+1 with F	0:-10 2:7 3:17 4:13 6:-12 8:-10
w+1 with H	1:18 2:7 4:-6 5:-7 6:-8
w+1 with N	1:-12 2:-9 4:6 5:19 6:-7
w+1 with O	2:-11 4:17 5:-11 6:9
w+1 with U	0:14 1:8 2:-8 4:-8
w+1 with V	0:-8 1:36 2:-9 3:-9 4:13 5:-6 8:-16
w+1 with sov	1:7 6:11
w+1 with svo	2:9 6:-6
w+1 with v2	1:-12 2:-19 3:6 4:41 5:-8 6:-6 8:-15
w+1 word:boss	0:7 1:-12 2:-17 6:-6 7:31
w+1 word:boss H	2:-10 7:16
w+1 word:boss sov	1:-9 2:-8 7:23
w+1 word:boss svo	2:-10 7:14
w+1 word:enemy	0:22 2:-9
w+1 word:enemy O	0:12
w+1 word:enemy U	0:12 2:-6
w+1 word:enemy svo	0:16 2:-6
w+1 word:goal	0:12
w+1 word:goal U	0:14
w+1 word:goal svo	0:11
w+1 word:hero	1:18 3:-7
w+1 word:hero O	1:6
w+1 word:hero svo	1:20
w+1 word:item	0:8
w+1 word:item O	0:9
w+1 word:item sov	0:12
w+1 word:obstacle	2:6 3:-6 6:14
w+1 word:obstacle v2	1:-7 2:8 3:-8 4:-8 5:-6 6:25 8:-7
w+1 x A	2:10 3:-7
w+1 x F	0:7 2:10 4:-8 6:-12
w+1 x H	1:-15 2:17 3:-9 4:-9 5:25 6:-8 7:7 8:-8 9:-6
w+1 x N	2:10 4:6 6:-6 8:7
w+1 x O	0:7
w+1 x U	0:9
w+1 x V	1:11 2:-6 4:9 5:-7 8:9 9:-7
w+1 x sov	1:-6 8:8
w+1 x svo	0:7 2:7
w+1 x v2	4:7
w+1 you	0:23 2:9 3:-11 5:6 8:-12
w+1 you A	1:-14 2:32 3:-7 4:-9
w+1 you O	0:23 1:6 2:-7 4:-7 5:7 8:-11
w+1 you U	0:11
w+1 you svo	0:17 2:11 4:-9 8:-11
w+1 you v2	0:25 3:-11 4:10 5:-8 8:-6
w+2 A U	2:-9 3:11 4:13 6:-8 8:-9
w+2 A at	0:9 1:12 3:-8
w+2 A comma	0:7 1:15 2:15 4:-11 5:-6 8:-20
w+2 A edge	2:9 3:-23 4:-7 6:21 8:-6
w+2 A from	0:19 3:-6
w+2 A in	0:-11 2:28 3:-8 8:-7
w+2 A rel	0:19
w+2 A stop	0:8 1:-8 3:12
w+2 A subj	0:12 1:13 2:-13
w+2 A take	1:16
w+2 A to	0:8 1:23 2:-11 4:-9
w+2 A x	2:-7 4:17 5:-6 6:-6
w+2 F F	0:9
w+2 F U	1:-11 2:-10 3:12 4:-11 5:-6 6:7 8:10
w+2 F and	0:14 4:-7
w+2 F at	0:14
w+2 F comma	0:-11 1:34 2:-6 3:-13 4:8 8:-12
w+2 F edge	2:11 3:-7
w+2 F in	1:-28 2:-6 3:18 4:24
w+2 F many	4:14
w+2 F obj	2:15
w+2 F take	1:29 2:-9 3:-6
w+2 F to	1:18 3:-8
w+2 F x	0:12 1:-9 2:-13 7:24
w+2 H U	0:12 3:-6
w+2 H edge	0:17 3:-7
w+2 H in	1:9
w+2 H x	0:-10 1:-10 2:-9 3:-7 7:15 8:-6 9:24
w+2 N A	0:11 1:-7
w+2 N U	0:13 3:-7
w+2 N at	0:7 2:9
w+2 N comma	0:17 1:-14 2:-7 4:9
w+2 N edge	2:-10 3:21 4:-7 8:-7
w+2 N from	0:-8 1:36 2:-13 3:-7
w+2 N in	1:6 2:11 4:-9 8:7
w+2 N of	0:14
w+2 N stop	0:10
w+2 N to	0:21 3:-7
w+2 N x	0:25 1:-11 2:-6 3:9 4:-6
w+2 O A	1:17 3:-6
w+2 O U	0:-9 1:-12 2:18 3:18 4:-8 5:-17 6:-6 8:6
w+2 O and	1:8 3:9
w+2 O at	0:7 1:-8 2:-6 3:6 4:-7 5:-7 8:16
w+2 O avoid	1:29 2:-8 3:-10
w+2 O but	0:6 3:-15 4:-10 8:24
w+2 O comma	0:14 1:-9 2:-8 3:20 4:-9
w+2 O edge	0:-9 1:-7 3:23 4:8 5:-6 8:-6
w+2 O from	0:12 2:8 3:-8
w+2 O in	1:27 2:17 3:-13 4:-7 5:-7 6:-6 8:-15
w+2 O many	1:-7 2:-6 3:-10 4:24
w+2 O obj	1:-14 2:23 3:-36 4:-12 5:37 6:-7 8:-9
w+2 O of	0:-7 1:27 2:-7
w+2 O over	0:17 1:-11
w+2 O rel	1:14
w+2 O stop	0:32 1:-7 2:-6 3:-6
w+2 O take	1:14 2:-6 3:-6
w+2 O to	0:-17 2:-8 3:-11 4:34 8:-6
w+2 O with	0:10
w+2 O x	0:-19 1:7 2:15 4:9 5:19 6:-9 7:-6 8:-21 9:-7
w+2 U A	2:16 3:-12 5:-7 6:-10 8:6
w+2 U F	0:-14 1:37 3:-15 8:-8
w+2 U O	0:-11 1:19 2:-15 3:26 4:-11 5:-7 6:-7 8:-14 9:12
w+2 U U	1:10 5:-6 8:7
w+2 U a	0:16
w+2 U and	1:7 3:11 4:-8 5:-7
w+2 U at	0:11
w+2 U avoid	4:-6 8:15
w+2 U bring	0:9 2:23 3:-19 4:-8
w+2 U but	0:13
w+2 U comma	0:8 1:8 3:-8 5:-7
w+2 U edge	0:14 1:-9 2:-10 3:-21 4:16 5:6 6:-8 8:16
w+2 U for	0:-8 1:-10 3:-10 8:25
w+2 U from	0:8 1:-18 2:18 3:-13 4:21 8:-18
w+2 U game	0:9 1:-27 2:-9 3:28
w+2 U hit	3:-20 6:28
w+2 U if	0:10
w+2 U in	0:-12 1:-17 3:29 5:13 6:-7 8:-19
w+2 U is	0:16
w+2 U make	3:15
w+2 U many	1:-8 3:33 4:-10 6:-6 8:-12
w+2 U move	0:-8 1:-16 2:-16 3:35 4:-10 5:18 8:-14
w+2 U not	1:-10 3:20
w+2 U obj	1:18 8:-10
w+2 U of	0:8 1:-6 3:11
w+2 U over	3:-10 4:17
w+2 U reach	1:-7 2:28 3:-13 5:-6
w+2 U rel	0:18 3:-7
w+2 U stop	2:-6 3:15 4:-12 6:-7 8:7
w+2 U subj	2:-7 3:19 8:-8
w+2 U take	0:-7 1:30 2:-9 3:-6
w+2 U the	0:-11 2:27 4:-8 8:-14
w+2 U to	0:-8 1:-19 2:-22 3:-21 4:29 5:-10 6:-9 8:36 9:-6
w+2 U with	0:25 1:-12 4:-6 6:-6 8:14
w+2 U x	0:14 1:7 2:7 4:-9 5:-6
w+2 V V	2:24 3:-12 9:-6
w+2 V comma	1:14 2:-8 3:11
w+2 V from	0:-7 1:30 2:-10
w+2 V x	1:-9 2:28 3:-9 8:-7
w+2 a N	0:10 3:11 4:-6
w+2 a O	0:8 1:34 2:-7 3:-19 4:-7 8:-8
w+2 a U	0:23 1:-8
w+2 a V	2:15
w+2 a at	0:-13 3:14 4:-10 8:17
w+2 a in	0:-7 1:-15 2:-9 3:22 4:-8 5:-6 6:23 8:-11
w+2 a many	0:12 3:-7
w+2 a x	0:24 1:-17 2:7 3:-14 4:-6 8:15
w+2 also x	0:13
w+2 and A	0:-10 1:27 4:-12 5:32 6:-11 7:-6 8:-18 9:-7
w+2 and F	1:9 2:-14 3:28 6:-7 8:-11
w+2 and H	0:-27 1:-14 3:-23 5:15 6:21 8:9 9:-6
w+2 and N	0:-17 3:12 4:-11 5:-10 6:24
w+2 and O	0:-7 1:-6 2:7 3:25 4:-11 5:6 6:-9
w+2 and U	1:23 2:-22 3:-9 4:-20 6:-8 7:-6 8:33 9:-6
w+2 and V	1:-11 2:38 4:-11 5:-8 8:-9
w+2 and a	1:16 2:7 4:-14 5:-9 6:-7 9:-6
w+2 and avoid	1:-6 2:-8 3:30 4:6 8:-16
w+2 and bring	0:-16 2:10 3:23 4:-14 5:-17 6:-7 8:15 9:-6
w+2 and chase	1:23 2:-19
w+2 and comma	0:16 1:-7 3:-9 4:-6 6:21 8:-13
w+2 and eat	0:-10 2:-7 3:-9 5:19 8:11
w+2 and fight	2:8 3:18 6:-7
w+2 and from	1:-17 3:-6 8:20
w+2 and hit	0:7 1:21 2:-8 3:-13 4:-6
w+2 and if	0:-13 1:-10 2:-10 3:17 8:14
w+2 and in	0:7 8:9
w+2 and is	0:7 3:6
w+2 and kind	1:-23 2:27
w+2 and make	0:-7 4:-6 5:-7 8:20
w+2 and many	1:19 2:15 3:-29 4:-9 5:-6 8:8
w+2 and me	1:24 2:-10 4:-15 5:-11 8:14
w+2 and move	0:6 2:-16 4:-6 5:-7 8:8 9:15
w+2 and must	1:15 2:-7 3:11 5:-6 6:-8
w+2 and my	3:-11 5:20
w+2 and not	3:32 4:-10 5:-10 8:-8
w+2 and over	0:11 2:8 8:-9
w+2 and push	0:14
w+2 and reach	5:16 8:-7
w+2 and rel	0:-16 1:10 2:-16 3:22 4:-11 5:-6 8:13
w+2 and save	1:8
w+2 and shoot	0:16 2:-8 3:-10 6:-6 8:-7 9:21
w+2 and steal	0:-6 1:10 3:-9 8:14
w+2 and take	0:-8 3:-19 5:-7 8:34
w+2 and the	0:-6 1:-7 3:15
w+2 and throw	1:8 4:-7 8:15
w+2 and x	4:-11 6:8 8:9
w+2 and you	0:8 1:14 2:-7 3:-15 5:-8 8:21
w+2 as O	0:-15 2:-6 3:-9 4:-10 6:29
w+2 as U	0:15 1:20 3:-14 8:-8
w+2 as at	1:19 3:-7
w+2 as in	1:-6 3:-20 6:26
w+2 as kind	0:14
w+2 as word:enemy	0:-7 1:-8 2:31 3:-7
w+2 as word:obstacle	1:-8 5:20
w+2 as x	1:10 3:9 4:-10 5:-9 6:-7 8:17
w+2 at A	0:-7 1:-8 2:-9 4:-9 6:40
w+2 at F	0:-29 1:-20 4:16 8:20
w+2 at H	0:-12 2:-9 3:-24 4:-7 6:55 8:-7
w+2 at N	0:8 1:9 2:-8 4:-11 6:14
w+2 at O	0:6 1:6 2:-9 3:8 4:-12 6:-7 8:10
w+2 at U	1:9 2:-11 3:-23 5:-8 6:-12 7:12 8:-9 9:27
w+2 at V	1:17 2:-7
w+2 at a	2:-19 3:13 4:21 6:-7 8:-10
w+2 at but	0:15 2:-8
w+2 at comma	1:-8 2:14 3:-18 8:22
w+2 at edge	0:-7 2:-21 3:17 4:-7 5:20
w+2 at fall	0:6 6:7
w+2 at many	0:22 1:-6 3:-8 6:7
w+2 at me	2:25 3:-12 4:-6 8:-11
w+2 at move	0:-9 1:-14 2:-6 3:-14 6:35
w+2 at my	0:-6 3:-7 4:-6 6:9 8:22
w+2 at the	1:-12 2:-9 3:8 5:-6 6:19 7:16 8:-11
w+2 at x	1:8 2:-7 3:21 5:-8 6:-7 8:-8
w+2 attack N	2:11
w+2 attack comma	1:-13 2:7 3:-20 4:22 5:11 8:-12
w+2 attack edge	0:11 2:8
w+2 attack in	0:-10 1:32 3:-14 4:-7 5:-6
w+2 attack my	1:-14 2:23
w+2 attack stop	0:14
w+2 attack the	1:-20 2:38
w+2 attack x	0:-12 1:41 2:-20 3:-8 8:-6
w+2 avoid A	0:7 1:26 2:-13 8:-7
w+2 avoid F	1:22 3:-15
w+2 avoid H	3:9
w+2 avoid N	0:-7 1:14 2:-11 3:-9 5:20 8:-6
w+2 avoid O	1:25 2:-14
w+2 avoid U	1:34 2:-7 3:-16
w+2 avoid a	3:10
w+2 avoid comma	0:-17 1:-12 2:7 3:28 4:-6 5:-6 8:-6
w+2 avoid edge	1:-19 2:27 3:-10 4:-6 8:17
w+2 avoid is	3:-7 5:13
w+2 avoid stop	1:-9 2:8 3:-11 5:-6 8:17
w+2 avoid the	0:-11 1:10 2:10 3:-15 4:17 8:-7
w+2 avoid x	1:-32 2:43 3:-6
w+2 bring A	1:16 4:-6 8:-8
w+2 bring F	1:24 3:-7
w+2 bring N	1:8
w+2 bring O	1:31 3:-14
w+2 bring U	3:-15 8:15
w+2 bring comma	3:23
w+2 bring edge	0:-13 1:20 2:-8 3:-21 4:27 5:-7 8:-8
w+2 bring is	0:15 3:-6
w+2 bring many	3:15
w+2 bring stop	3:16
w+2 bring the	1:21 3:-8
w+2 bring to	3:11
w+2 bring with	0:-10 1:-25 3:45 8:-7
w+2 bring x	0:15
w+2 but A	0:8 2:-8 3:12 4:-7 6:-8 8:12
w+2 but N	0:-8 2:-7 4:18
w+2 but O	0:17 4:-11
w+2 but U	1:-8 2:18 3:-26 4:-8 8:24
w+2 but avoid	0:-10 1:-6 2:-18 3:45 4:-8 5:-6
w+2 but edge	0:6 3:15 8:-6
w+2 but if	0:-13 3:37 4:-8 8:-8
w+2 but many	4:-11 8:11
w+2 but me	0:-9 3:7 4:-7 8:17
w+2 but must	0:-15 3:43 4:-14 8:-24
w+2 but not	0:-14 1:-8 2:-12 3:19 4:8 5:-7 6:-6 8:12
w+2 but play	0:14
w+2 but rel	1:-7 2:-10 3:-14 4:19 5:-7 6:20 8:-11
w+2 but the	0:7 2:-29 3:8 4:18 5:-8 6:-8 8:13
w+2 but with	2:16 8:-6
w+2 but x	0:-9 1:-18 2:-16 3:16 4:14 5:-14 6:21 7:-6 8:9 9:-6
w+2 by N	2:23 3:-9 4:-6
w+2 by x	1:11 3:-10 4:12 8:-7
w+2 chase A	1:45 2:-45
w+2 chase at	1:-27 2:37
w+2 chase comma	0:6 2:18 8:-6
w+2 chase edge	1:26 2:-13 3:-7
w+2 chase me	0:6
w+2 chase stop	1:-9 2:24 3:-9
w+2 chase the	1:-31 2:46 3:-7
w+2 comma A	0:10 1:-8 3:9 6:-6
w+2 comma F	1:-7 3:30 4:-8
w+2 comma H	0:6 1:-10 2:12 4:-8 5:19 6:-6 8:-14
w+2 comma N	0:10 1:-12 2:-10 5:6 8:14
w+2 comma O	0:9 1:-7 3:22
w+2 comma U	3:16
w+2 comma V	2:-13 3:22 4:8 5:-7 6:-7 8:-14 9:15
w+2 comma a	1:-11 2:11 3:16 5:9 6:-6 8:-11
w+2 comma and	0:6 2:-10 3:12 4:10 6:-6 8:-7
w+2 comma as	1:-13 2:-13 4:-6 8:30
w+2 comma at	1:-9 4:33 6:-10 8:-14
w+2 comma avoid	0:-8 1:10 2:-6 4:-11 8:10 9:11
w+2 comma bring	1:-11 4:-7 8:-11 9:23
w+2 comma but	0:-8 1:-10 3:13 4:20 5:11 6:-7 8:-10
w+2 comma comma	0:24 1:-9 3:12 4:-7 8:-10
w+2 comma eat	0:-17 1:32 2:-13 4:-8 8:9
w+2 comma edge	0:38 2:-7 3:-10 4:-6
w+2 comma fall	1:-7 2:-10 3:8 4:-9 8:21
w+2 comma fight	2:11
w+2 comma for	0:9 2:15 3:-6 8:-6
w+2 comma from	0:-14 1:30 2:-9 3:-19 4:11 5:-10 6:-7 8:9
w+2 comma guard	0:17
w+2 comma hit	0:10 2:-8 3:-12 4:-13 6:-9 8:28
w+2 comma if	0:8 1:-6 2:-15 3:7 4:7 5:-7 6:-7 8:12
w+2 comma in	1:10 2:30 3:-25 4:14 5:-9 6:-6 8:-19
w+2 comma kind	0:33 1:-7 2:7 3:-18
w+2 comma make	0:-7 2:-7 3:9 4:19 5:-6 9:-6
w+2 comma many	0:11 8:-7
w+2 comma me	0:-19 1:-15 3:16 6:-7 8:21
w+2 comma move	0:9 1:-17 3:-16 4:-14 5:12 6:-6 8:14 9:14
w+2 comma must	0:-7 1:-19 4:10 5:-17 7:16 8:9 9:-6
w+2 comma not	0:8 1:-12 4:14
w+2 comma of	0:20 3:-11 8:-6
w+2 comma play	0:7 1:-12 2:7 4:7 5:-7 6:-6 8:11
w+2 comma push	3:-17 4:26
w+2 comma reach	1:-9 2:17 4:-9 5:11 8:-9
w+2 comma rel	0:-7 1:21 2:-10 3:8 4:-12 5:-9 6:-6 8:13
w+2 comma save	2:16
w+2 comma shoot	2:11
w+2 comma sneak	4:15 8:-8
w+2 comma stop	0:29 2:-6 3:19 4:-9 5:-10 8:-15
w+2 comma take	1:8 2:-6 3:14 4:-9 5:16 8:-11
w+2 comma the	0:-8 1:-7 2:7 3:22 9:-6
w+2 comma to	0:19 3:6 4:-6 8:-6
w+2 comma vs	0:14 3:-12 4:-8 8:15
w+2 comma with	3:-22 4:26 5:9 8:-16
w+2 comma word:boss	0:-16 1:15 2:19 4:-6 6:6 7:-7 8:-6
w+2 comma word:enemy	0:10 1:37 2:-21 3:-8 4:-9 8:-6
w+2 comma word:goal	1:-9 2:8 3:-7 5:16
w+2 comma word:hero	0:-10 1:-7 2:-10 4:-10 8:31
w+2 comma x	0:9 3:6
w+2 comma you	1:-12 3:-7 4:21 8:11
w+2 cross move	1:9
w+2 cross the	1:11
w+2 cross x	1:9
w+2 eat A	0:-7 2:-15 3:31
w+2 eat F	1:55 2:-33 3:-15
w+2 eat N	1:39 2:-30
w+2 eat O	1:22 2:-8
w+2 eat comma	1:13 2:-12 3:-31 4:20 8:15
w+2 eat edge	0:-7 1:-6 3:36 4:-9 5:-11
w+2 eat from	0:11 1:8 2:-9
w+2 eat my	1:-34 2:44 3:-6
w+2 eat the	0:-10 1:-53 2:65 3:-9
w+2 eat x	2:18 3:-10
w+2 fall O	2:-7 3:-21 5:26
w+2 fall U	0:-7 1:15 2:-16 3:-19 4:-9 5:-11 6:44 8:-24
w+2 fall and	3:9
w+2 fall comma	0:6 2:21 4:-6 5:-11 8:-10
w+2 fall edge	0:-8 2:-21 3:-7 4:-9 5:27 7:19 8:-13
w+2 fall from	1:-6 3:21
w+2 fall in	0:-6 1:-9 2:26
w+2 fall the	0:-10 2:-8 3:-12 8:33
w+2 fall x	0:-16 1:-19 2:25 3:13 4:-6 5:-7 6:-9 8:11
w+2 fight A	1:8 2:-9 3:-6 6:13
w+2 fight at	0:10 2:-6
w+2 fight comma	0:14
w+2 fight edge	6:7
w+2 fight many	1:10
w+2 fight x	0:-13 2:21 3:-9 4:-6 6:16 9:-8
w+2 for A	3:-7 4:19 8:-7
w+2 for O	2:-9 3:-18 4:-6 5:27
w+2 for my	0:-8 3:23
w+2 for the	1:7 2:-7 3:30 4:-10 8:-16
w+2 for x	0:-10 1:-12 2:-9 3:7 4:19 5:-14 6:-6 7:26 8:-21
w+2 from A	0:-6 1:-11 2:7 3:-10 4:33 5:-8 6:-7 8:7
w+2 from F	0:-14 2:11 3:8 4:-13 5:-9 6:-9 8:20 9:-6
w+2 from H	0:-9 1:-9 2:-10 3:-26 4:18 6:-6 8:29 9:-7
w+2 from N	0:-8 2:-6 3:6 4:-11 5:9 6:7 8:-10 9:16
w+2 from O	1:-17 2:-10 3:12 4:12 5:6 6:-9 8:10 9:-8
w+2 from U	1:12 5:-7 6:-7 8:12 9:-7
w+2 from V	0:-19 2:-8 3:21 4:-8 5:-15 8:22
w+2 from a	0:6 3:-8 4:10
w+2 from avoid	0:-9 1:-8 2:22 3:-9 4:-7 5:22 8:-13
w+2 from many	0:29 1:-9 2:6 3:11 4:-16 8:-10
w+2 from my	0:-13 2:-6 3:-19 4:44 8:-18
w+2 from the	0:-11 1:-22 2:-7 3:36 4:10 5:-7 6:-8 8:-12 9:15
w+2 from x	0:12 3:-7 5:-9 6:-7 8:12
w+2 game U	0:15 1:-8
w+2 game at	0:17 1:-11
w+2 game but	0:14 1:-8
w+2 game comma	0:19 1:-11
w+2 game edge	1:12 2:-8
w+2 game for	1:14 3:-7
w+2 game if	0:19 1:-8
w+2 game stop	0:9
w+2 game with	0:18 1:11 2:-6 3:-11
w+2 guard N	1:11 2:-8
w+2 guard edge	2:6 3:-8 4:9
w+2 guard the	2:19 3:-7 4:-6
w+2 hit comma	0:24 2:-6 3:-7
w+2 hit x	0:12 1:-6 2:10
w+2 if U	3:14
w+2 if x	1:-9 2:14 3:7 8:-6
w+2 in A	2:6 3:-10 4:-12 5:-9 6:26 9:-7
w+2 in F	1:-14 2:10 4:-11 5:-9 6:-8 8:30 9:-7
w+2 in H	0:-16 1:16 3:14 4:-13 6:14 8:-9
w+2 in N	3:20 4:-9
w+2 in O	2:-7 3:7 4:-12 5:-10 8:25
w+2 in U	1:-12 3:19 4:10 6:-7 8:-8
w+2 in V	1:17 2:-10 3:21 4:-12 6:-8
w+2 in a	1:16 2:-7 3:17 4:-8 5:-7 6:-7 8:-15
w+2 in and	2:-9 3:14 4:-8 5:11 8:-8
w+2 in avoid	4:6
w+2 in bring	4:12 8:-6
w+2 in comma	0:8 1:-18 2:-9 4:36 5:-11 6:-6 8:-8
w+2 in edge	3:-6 4:-7 8:20
w+2 in fall	0:14 8:-6
w+2 in from	3:-16 6:28 8:-7
w+2 in hit	0:14
w+2 in many	0:10 1:-6 2:-6 3:16 4:-9 5:-6 8:6
w+2 in me	1:31 3:-13 4:-10 6:-7 8:-8
w+2 in move	0:-11 2:-6 3:-11 4:33 5:-6 8:-8
w+2 in obj	0:17 2:-6
w+2 in of	0:15 3:-10
w+2 in stop	0:-21 1:-12 2:26 3:-12 4:-20 5:19 8:10
w+2 in take	0:-10 1:21 3:-8 4:-7
w+2 in the	0:9 1:9 2:-7 3:10 4:-6 6:-7 8:-10 9:6
w+2 in to	8:13
w+2 in with	1:-8 2:21 3:-6 4:-6 8:-7
w+2 in word:boss	0:18
w+2 in x	1:-7 3:-8 5:7
w+2 is A	1:31 2:-7 3:-9 4:-10 8:-6
w+2 is U	0:9 1:9 2:7 3:-10
w+2 is a	0:24 1:11 2:-10 3:-9
w+2 is chase	1:-9 2:19
w+2 is comma	0:10 1:22 3:-9 4:-6 8:-8
w+2 is edge	3:-12 4:34 5:-9 8:-11
w+2 is in	0:11 1:17 2:-6 3:-9 4:-6
w+2 is many	0:14
w+2 is stop	0:20
w+2 is take	0:16 1:-9
w+2 is the	1:-10 3:-12 4:-10 6:32 8:-8
w+2 is to	0:-8 3:-14 4:13 5:19
w+2 is word:enemy	2:15 4:-6
w+2 is x	2:-11 3:13 4:32 5:-9 6:-7 7:-7 8:-15 9:-6
w+2 kind U	0:-7 2:32 3:-18 8:-7
w+2 kind but	3:8
w+2 kind comma	0:23 1:-10 2:-7 3:8
w+2 kind edge	0:-12 3:22
w+2 kind from	1:-14 3:20
w+2 kind in	1:-10 2:16
w+2 kind stop	0:12
w+2 kind with	0:7 1:18 2:-11
w+2 kind x	0:13
w+2 make A	0:-17 1:-6 2:14 3:23 4:-6 8:-10
w+2 make F	0:-9 1:44 2:-7 3:-12 4:-10 8:-8
w+2 make N	1:15 3:9 8:-6
w+2 make U	0:10 3:7
w+2 make a	1:7
w+2 make comma	3:-11 4:25
w+2 make is	1:-11 3:-14 8:26
w+2 make x	0:8 1:-34 2:-18 3:30 4:-14 8:23
w+2 many A	0:25 1:-17 2:13 3:-6 4:-7 8:-6
w+2 many F	1:-9 2:26 3:-7 4:-7 5:-6 8:-6
w+2 many N	1:18
w+2 many O	0:21 3:-8
w+2 many U	0:31 1:6 3:-15 4:-6 8:-6
w+2 many at	0:21 3:-8
w+2 many comma	0:8 1:12 2:-15 3:-8 4:-11 8:-12 9:27
w+2 many many	1:-9 2:-7 3:-11 4:20 7:13 8:-11
w+2 many stop	3:-10 4:26 5:-7
w+2 many take	0:-8 1:24 3:-6 8:-8
w+2 many to	0:16 3:-6
w+2 many x	0:9 4:-12 5:-9 6:11 8:8
w+2 match U	0:13
w+2 match comma	0:-13 3:-16 4:21 6:-6 8:-7 9:20
w+2 me U	0:-24 1:-9 2:21 3:-7 4:-10 5:-9 6:13 8:12
w+2 me chase	0:-9 1:-7 2:27
w+2 me edge	0:15
w+2 me shoot	2:19
w+2 me steal	1:7
w+2 me take	2:21 3:-6
w+2 me the	2:16
w+2 me x	0:30 1:-8 2:8 3:-14 4:10 5:-6 8:-13
w+2 move A	0:-10 1:-62 2:-14 3:-28 4:-11 5:-10 6:20 8:78
w+2 move N	1:27 2:-14
w+2 move U	0:12 2:14 3:-10 4:-7
w+2 move V	1:12
w+2 move a	0:23 2:-7 3:-7
w+2 move and	0:7 1:32 2:-11 3:-18 4:-7 5:7 8:-18
w+2 move at	0:-8 1:-7 2:26 3:-8 8:-7
w+2 move by	0:-6 1:-17 2:29
w+2 move comma	0:7 1:9 3:-19 4:9
w+2 move edge	0:-18 2:33 3:-20 4:10 6:-8 8:-19
w+2 move from	0:-6 2:-23 4:40 8:-11
w+2 move in	1:39 2:-9 3:-9 4:-6 5:-6
w+2 move is	1:-6 2:-9 3:-12 4:-12 5:-6 6:21 8:16
w+2 move move	0:-14 1:29 2:-6 8:-8
w+2 move of	0:6 1:19 2:-7 8:-6
w+2 move over	0:-20 2:-20 3:14 4:-6 8:24
w+2 move reach	1:-7 2:-11 3:-9 4:-6 5:22 8:11
w+2 move stop	1:-12 4:18
w+2 move the	0:8 1:-35 2:31 3:20 4:-8 8:-13
w+2 move to	0:-15 1:14 2:-6 3:20 8:-16
w+2 move with	0:6 1:10
w+2 move x	0:7 1:10 3:13 6:-6 8:-11
w+2 must A	0:9 1:28 2:-21 3:-8 4:-9 8:-7
w+2 must F	0:19
w+2 must U	1:17 2:12 3:-9 4:-8 9:-7
w+2 must avoid	1:-23 2:27
w+2 must bring	1:14
w+2 must but	0:14
w+2 must comma	0:-13 1:-8 2:-7 3:-17 4:39 8:-6
w+2 must cross	1:17
w+2 must guard	1:16 2:-7
w+2 must is	0:14
w+2 must me	0:-8 1:-8 2:17 3:15 4:-10
w+2 must must	1:-6 2:18
w+2 must over	0:-7 1:25 2:-9
w+2 must reach	1:11
w+2 must steal	2:9
w+2 must take	0:-14 1:11 2:-11 3:-8 4:7 5:26 8:-15
w+2 must the	0:8 1:-8 2:28 3:-14 4:-8
w+2 must with	0:14 3:-6
w+2 must x	0:-26 1:44 3:-26 5:-9 6:-9 7:-6 8:12 9:-7
w+2 my A	0:14 3:-6
w+2 my x	0:12
w+2 not comma	0:17 3:-7
w+2 not edge	2:-6 3:-6 4:-7 5:22 8:-7
w+2 not hit	3:8 4:7 8:-7
w+2 not move	0:7 1:-12 4:-11 8:21
w+2 not rel	0:-15 1:18 3:7 4:25 5:-9 8:-27
w+2 not stop	0:16
w+2 not take	1:-6 2:21 3:-37 4:32 5:-7 8:-7
w+2 not touch	4:10 5:11
w+2 not with	0:19 3:-6
w+2 not x	1:-8 2:-7 3:-6 4:8 5:20 7:-6
w+2 obj A	0:-8 1:-7 2:-10 3:-11 4:7 5:-6 6:34 8:-9
w+2 obj F	0:-13 1:-16 2:35 3:8 4:-9 6:-6 8:-11
w+2 obj N	1:24 2:-13 3:14 4:-11 8:-6
w+2 obj O	0:18 1:-13 3:21 8:-10
w+2 obj U	2:10 3:6 4:-10 5:-9 6:16 8:-10 9:-6
w+2 obj at	0:-12 3:29
w+2 obj avoid	0:9 1:-10 2:27 3:-16 4:-6 5:9
w+2 obj bring	1:-7 2:-12 4:7 9:16
w+2 obj eat	1:-14 2:-8 3:40
w+2 obj fight	2:11
w+2 obj guard	0:-10 2:-8 3:-13 4:39 5:-6 8:-8
w+2 obj hit	1:-9 2:6 3:22 5:-6 6:-6 8:-6 9:-6
w+2 obj make	1:-6 2:-9 4:-11 5:-7 8:-11 9:31
w+2 obj many	1:-7 2:-8 3:27 8:-6
w+2 obj match	0:-6 3:19
w+2 obj move	0:-11 2:-14 3:-10 4:-14 5:17 8:21
w+2 obj not	0:-14 2:-9 3:-16 4:-7 5:37
w+2 obj over	0:-12 1:-8 2:-7 3:9 5:25 8:-8
w+2 obj push	0:-7 3:27
w+2 obj shoot	1:-8 2:13 3:-11 6:16
w+2 obj steal	2:-19 3:13 4:24 6:-6 8:-9
w+2 obj stop	0:17 3:-6
w+2 obj subj	2:-6 3:-21 6:26
w+2 obj take	1:-7 3:30 5:-7 6:-6 8:-9
w+2 obj throw	0:-6 3:-12 4:-7 6:34
w+2 obj x	0:-6 1:-11 3:23 9:-7
w+2 of A	0:11 2:20 4:-9 5:-7 6:-7
w+2 of F	1:8 3:24 4:-12 6:-6 8:-13
w+2 of H	0:19 4:-8
w+2 of N	0:23 1:-13 4:-6 5:-6 8:18
w+2 of O	2:-18 3:6 5:9 6:-6 7:-6 8:11 9:-6
w+2 of U	0:17 1:-21 4:-9 5:-7 8:30
w+2 of V	0:21 8:-8
w+2 of a	0:28 1:-10 3:-7
w+2 of and	0:-12 1:-8 2:-19 3:-8 4:18 5:25 8:-6
w+2 of but	0:-7 2:16 4:9 8:-6
w+2 of comma	0:18 1:16 2:-7 3:-14 4:-7 5:9 8:-13
w+2 of edge	0:11 2:-11 3:-7 4:-9 5:6 8:16
w+2 of for	0:11
w+2 of game	1:43 2:-23 3:-9 4:-8
w+2 of kind	1:-14 2:28 3:8 8:-8 9:-7
w+2 of many	0:24 1:-6 3:11 4:-7 5:-9 8:-12
w+2 of match	0:-7 1:-12 2:-6 3:29
w+2 of move	0:21 1:-7 4:7 8:-9
w+2 of my	3:-6 4:-6 8:21
w+2 of race	1:13
w+2 of stop	0:15 3:-8
w+2 of take	0:-13 1:-8 2:-7 3:-8 4:-6 5:38 8:-13
w+2 of the	1:-13 2:-9 3:-8 4:44 5:-8 6:-6
w+2 of word:enemy	0:-6 1:-23 2:43 3:-23 6:-6
w+2 of x	3:12 4:-11 6:-6 8:7
w+2 or U	0:-25 1:-7 2:30 3:14 4:-9 5:-6 6:-7 8:-15
w+2 or the	0:23 3:-6 4:-8
w+2 or x	0:16 1:-6 3:-21 8:20
w+2 over N	0:-6 1:-6 2:-6 3:20
w+2 over O	1:18
w+2 over U	0:12 3:-7 5:6
w+2 over comma	0:-8 1:-9 2:24 3:-9 4:-7 5:-6 8:10
w+2 over edge	1:-7 2:-8 5:15
w+2 over many	0:-16 1:-6 2:28 4:-6 5:-8 8:-6
w+2 over the	0:12 1:7 2:-12 3:9
w+2 over x	0:-7 2:-10 3:19 4:-6 5:20 6:-8 8:-16
w+2 play A	0:-10 2:21 4:-6 8:8
w+2 play O	1:18 3:-7 8:-7
w+2 play comma	0:-10 1:37 2:-10 3:-7 8:-6
w+2 play edge	0:12 3:-6
w+2 play from	0:11
w+2 play x	0:23 2:-14 3:-8 4:12
w+2 push F	1:18
w+2 push O	1:26 3:-10 8:-6
w+2 push comma	0:7 1:-11 2:23 3:-14 4:-13 8:11
w+2 push x	0:-11 1:-11 2:-13 3:18 4:7 8:13 9:-6
w+2 race comma	0:8
w+2 race edge	1:16
w+2 reach A	3:-8 6:17
w+2 reach N	0:-14 1:12 2:-7 3:-23 4:-7 5:-10 8:39
w+2 reach O	0:-10 1:7 2:-6 3:-15 5:13 8:15
w+2 reach U	0:-10 1:-7 3:23 4:-6 5:8
w+2 reach and	1:8 3:13
w+2 reach at	1:-7 3:23
w+2 reach bring	0:-8 3:-12 4:31 5:6 8:-13
w+2 reach comma	2:-8 3:-15 4:12 5:16 8:-10
w+2 reach edge	1:-7 2:11 3:-9 4:24 5:-9 8:-9
w+2 reach reach	5:8
w+2 reach the	1:21 2:-8 3:15 4:-13 5:-6 8:-10
w+2 reach x	1:-9 2:-8 4:11 5:-8 6:14 8:-6
w+2 rel A	1:16 8:-6
w+2 rel F	0:13
w+2 rel O	1:-11 3:-11 4:24
w+2 rel U	1:-14 2:10 3:-12 4:25 5:-6 8:-10
w+2 rel chase	2:6
w+2 rel eat	1:22 3:-10
w+2 rel fall	1:-8 2:10 3:11
w+2 rel fight	1:10
w+2 rel hit	0:-16 2:-8 3:-17 4:-9 6:28 8:14
w+2 rel is	0:-9 2:-6 3:18
w+2 rel me	1:-9 2:-17 3:42 4:-17 6:-10 8:-8
w+2 rel move	0:-6 1:13 2:16 3:24 4:-9 5:-9 6:-8 8:-19 9:-6
w+2 rel must	0:10 2:6
w+2 rel not	1:20 2:-7 4:-8 8:-7
w+2 rel reach	0:9 2:15 3:-7
w+2 rel save	0:9 1:11 2:-8
w+2 rel steal	1:22 2:-11
w+2 rel take	1:13 2:-9 3:-13 9:15
w+2 rel the	0:6 2:-14 4:11 5:18 8:-12
w+2 rel throw	0:-7 1:7 2:-16 4:-6 6:-6 8:-11 9:29
w+2 rel x	0:-14 2:8 4:-13 6:-9 8:13
w+2 rel you	1:-6 2:13 3:-6 4:-6 7:-7 8:19
w+2 save A	0:-7 1:19
w+2 save comma	0:9
w+2 save edge	1:-12 4:19
w+2 shoot A	0:-11 1:-10 2:-13 6:18 8:17
w+2 shoot F	1:24 2:-15
w+2 shoot H	1:14 2:-6
w+2 shoot O	1:-6 2:14
w+2 shoot at	0:-6 1:17
w+2 shoot comma	1:-7 2:21
w+2 shoot edge	1:-19 2:16 6:15
w+2 shoot with	2:11
w+2 sneak A	3:-6 4:26
w+2 sneak and	2:23
w+2 sneak by	2:-9 3:16
w+2 sneak edge	1:-9 2:25
w+2 sneak sneak	1:21 2:-8 3:-6
w+2 sneak the	1:-6 2:-16 4:-6 9:27
w+2 sneak x	0:9 8:6
w+2 steal A	1:11 2:-26 3:22
w+2 steal F	1:43 2:-30
w+2 steal O	2:11 3:-20 4:-7 8:24 9:-6
w+2 steal and	3:21 8:-7
w+2 steal is	3:11
w+2 steal me	1:-30 2:38
w+2 steal my	1:-30 2:34
w+2 steal the	0:-6 1:22 3:-6
w+2 steal x	1:-15 2:27
w+2 stop A	1:-8 2:-8 3:-18 4:31 5:-11 8:11
w+2 stop F	1:-6 3:-8 4:7 5:-6 8:19
w+2 stop H	4:28 6:-7 8:-13
w+2 stop N	0:-14 1:6 2:7 3:13 4:-23 5:-8 8:21
w+2 stop O	0:7 1:-10 2:7 3:-17 4:-13 5:-8 6:-7 8:35
w+2 stop U	0:-12 1:-15 2:-11 3:9 4:11 5:-8 6:-6 7:9 8:15
w+2 stop V	1:37 2:-10 3:-23 4:13 8:-13
w+2 stop a	0:-17 1:-14 2:-17 3:20 4:13 5:-9 6:20 8:-15
w+2 stop as	2:-8 3:23 4:-7 8:-7
w+2 stop at	0:27 3:-8 4:-8 8:-6
w+2 stop avoid	2:24 3:-12 8:-6
w+2 stop bring	1:11
w+2 stop comma	0:41 1:11 2:-10 3:-19 4:-7 8:-8
w+2 stop edge	0:12 3:6 5:-7 6:-6 7:8
w+2 stop for	0:10
w+2 stop hit	1:-7 3:26 4:-11 8:-15
w+2 stop if	0:16 1:-8 3:-28 4:28
w+2 stop in	0:9 2:-10 3:16 4:6 8:-11
w+2 stop many	0:-8 4:-10 5:19 6:-7 7:-7 8:6
w+2 stop me	0:9 1:-8 4:-7 5:18
w+2 stop must	0:21 3:-6 8:-6
w+2 stop my	1:-29 2:-16 3:16 4:-6 8:28
w+2 stop not	1:11 2:-8 3:13 5:-16 6:-7 8:8
w+2 stop play	1:13 2:20 3:-12 4:-11 8:-11
w+2 stop push	0:-12 1:-12 2:-6 3:29 8:-9
w+2 stop rel	0:24 2:-6 3:-16 4:12 8:-6
w+2 stop take	0:-10 1:12 3:-7 8:19
w+2 stop the	0:-9 1:16 2:-21 3:-13 4:25 5:-11 6:-9 7:-6 8:17 9:-6
w+2 stop word:hero	0:-9 1:-9 2:20 3:10 8:-6
w+2 stop x	1:-7 4:7 8:9
w+2 stop you	0:9 1:-11 2:28 3:10 4:-6 5:-10 8:-23
w+2 subj A	1:28 2:-28 3:-9 4:-6 8:13 9:9
w+2 subj F	1:34 2:-12 3:-6
w+2 subj H	0:-6 1:29 2:-6 8:-7
w+2 subj N	0:-12 1:33 3:-13 8:-10
w+2 subj O	1:23 2:-12 3:-7 4:-9 5:-6 8:13
w+2 subj U	1:-34 2:9 3:20 5:-8 6:6
w+2 subj V	1:14
w+2 subj a	0:8 2:-7 3:11
w+2 subj avoid	2:13
w+2 subj chase	1:-8 2:18
w+2 subj comma	0:17 2:-9 3:14 8:-8
w+2 subj edge	1:41 2:-22 3:-7 4:-6
w+2 subj fall	1:-12 2:-9 3:19 4:-8 5:18 8:-11
w+2 subj guard	1:-7 2:16
w+2 subj hit	0:-12 1:16 2:-12 3:16 8:-6
w+2 subj is	0:-14 1:12 2:-9 3:-22 4:-6 5:-9 8:34
w+2 subj kind	1:20 2:-8
w+2 subj many	2:-9 3:31 4:-9 5:-8 8:-8
w+2 subj move	0:-12 1:36 3:-28 4:-7 5:19 6:-9 8:-18
w+2 subj take	1:10 2:-7
w+2 subj word:hero	0:-7 1:19
w+2 subj x	1:-22 2:23 3:6 6:-7 7:-7 9:-7
w+2 take A	0:-9 1:-7 2:9 3:29 4:-7 8:-6
w+2 take F	1:28 2:-9 3:-6
w+2 take H	1:8
w+2 take N	2:16
w+2 take O	1:13 2:-8 4:-7 5:-6 8:10
w+2 take U	2:10 4:-9 5:-14 8:16
w+2 take a	2:15
w+2 take and	3:29 4:-7 8:-6
w+2 take at	0:7 2:-8 3:12
w+2 take comma	1:-24 2:-19 3:42 4:20 5:-6 8:-12
w+2 take edge	3:17
w+2 take fall	1:13
w+2 take from	1:14
w+2 take in	0:7 1:-13 2:9 3:7 4:-7
w+2 take is	3:19
w+2 take many	0:-6 2:8 8:7
w+2 take stop	1:-11 2:-8 4:24 8:-10
w+2 take the	0:7 1:11 2:-16 3:-28 4:-10 5:-7 8:36
w+2 take x	0:8 2:13 4:6 8:-15
w+2 take you	0:17 1:9 3:-13 4:-7
w+2 the A	0:11 3:-17 4:-9 5:-6 8:23
w+2 the F	0:7 1:29 3:-18 8:-9
w+2 the N	0:14 1:6
w+2 the O	0:18 2:-8 5:6 8:-12
w+2 the U	1:-6 2:17 4:-14 5:12 6:-9 7:13 8:-19 9:-6
w+2 the V	0:29 1:-13
w+2 the chase	2:6
w+2 the guard	1:21 2:-6 3:9 4:-10
w+2 the in	0:6
w+2 the move	1:-8 2:-6 3:14 8:13
w+2 the my	2:21 4:-7
w+2 the steal	2:10
w+2 the take	0:-8 2:22 3:-10
w+2 the x	0:6 2:-7 3:-8 5:-9 8:22
w+2 throw A	0:8 1:-16 6:14 8:-6
w+2 throw F	0:6 1:13 2:17 3:-7 4:-6 6:-16 8:-8
w+2 throw O	1:12 2:23 3:6 4:-9 6:-17 8:-11
w+2 throw U	0:-7 1:35 6:-10
w+2 throw at	0:-6 1:-12 3:-11 6:29
w+2 throw comma	1:6 2:-18 3:-17 4:14 6:19 8:-9
w+2 throw edge	0:-8 1:-21 3:-22 4:-8 6:43 8:-7
w+2 throw game	1:-15 3:-22 6:36
w+2 throw in	0:-11 1:-23 2:9 3:20 4:-7 6:15 8:-8
w+2 throw many	1:12
w+2 throw stop	0:-6 3:27 6:-12
w+2 throw x	0:-7 1:-13 2:-8 3:13 4:-6 6:22 8:-8
w+2 to A	1:-7 2:-12 3:-12 4:-18 5:-6 6:27 8:23
w+2 to F	2:15 3:-9 8:-6
w+2 to H	0:-9 1:-7 6:32
w+2 to N	1:17 2:-12 3:31 4:-15 8:-12
w+2 to O	0:-13 1:-28 2:23 3:18 4:-18 5:-10 6:-9 8:32 9:-10
w+2 to U	0:-12 3:19 4:-9 5:29 6:-9 8:-18 9:-6
w+2 to a	0:13 3:-7
w+2 to attack	0:12 2:9 4:-8
w+2 to avoid	2:33 4:-15
w+2 to bring	1:-10 2:-14 4:32
w+2 to chase	1:-7 2:16
w+2 to comma	0:18 2:-6 3:-11 4:14 8:-7
w+2 to eat	0:11 1:-6 2:-33 3:-6 5:33
w+2 to edge	4:29 5:-10 8:-11
w+2 to hit	0:-8 2:30 4:-10 5:-6 8:-10
w+2 to in	0:6
w+2 to many	0:21 2:-7 3:-8 4:10
w+2 to match	0:12
w+2 to move	1:15 2:-7 3:10 4:12 5:-8 6:-11 8:-14
w+2 to reach	2:6 3:-18 4:12 5:-18 8:22
w+2 to rel	0:11 3:16 4:-6 8:-7
w+2 to save	1:-7 2:10 4:17 8:-9
w+2 to sneak	2:16 4:-6
w+2 to steal	0:6
w+2 to subj	0:-12 2:16 3:-7 4:-11 8:18
w+2 to take	0:-11 3:-10 4:27 5:-8
w+2 to the	0:14 1:-7 2:-14 3:13 4:7 5:10 6:-6 8:-14
w+2 to throw	0:-10 1:-8 2:9 3:-9 6:25 8:-10
w+2 to touch	4:-13 5:32 8:-6
w+2 to vs	0:-7 1:-21 2:38 4:-6
w+2 to x	0:-8 1:12 3:-9 4:14 5:-9 8:10
w+2 touch comma	0:-11 3:11 5:20 6:-6 8:-6
w+2 touch x	0:-10 1:-15 2:14 3:-7 5:-8 8:23
w+2 vs A	0:-6 1:38 2:-18 3:-14 4:12 6:18 8:-19 9:-6
w+2 vs F	1:23 2:-11 4:-7 6:-6
w+2 vs H	0:-18 1:35 2:-19 3:-16 4:7 5:-6 6:-7 8:-12 9:27
w+2 vs N	1:28 2:-9 3:-20
w+2 vs O	0:12 1:34 2:-12 3:-15 5:-9 8:-6
w+2 vs U	0:8
w+2 vs a	0:18 1:12 3:-12
w+2 vs many	1:10 2:-25 3:-17 5:-7 6:15 8:8 9:16
w+2 vs my	0:22 1:-9
w+2 vs the	1:26 2:-7 3:-21 4:12 8:-8
w+2 vs x	0:6 1:-7 2:-8 3:11 4:-9 8:17
w+2 with A	0:9 3:-18 4:13 5:-9 6:7
w+2 with F	0:-16 1:-6 4:23 5:-9 6:-15 8:17 9:-6
w+2 with H	0:-18 1:-13 2:7 3:31 4:-6 8:-7
w+2 with N	0:-16 1:12 3:35 4:-9 5:-6 6:-6 8:-15
w+2 with O	1:15 3:-17 4:16 5:21 6:-7 8:-19 9:-6
w+2 with U	1:17 2:21 3:6 4:-16 5:-7 6:-8 8:-14
w+2 with V	1:-14 3:7 4:-12 8:25
w+2 with a	4:14 6:-6 8:-7
w+2 with avoid	2:-11 9:16
w+2 with bring	4:16
w+2 with comma	0:12 1:-9 2:20 3:-12
w+2 with edge	0:-28 1:19 3:-11 4:14 5:-10 6:-13 7:-7 8:18 9:-6
w+2 with fight	0:-11 3:14 6:13 8:-7
w+2 with hit	1:-6 3:16 8:-7
w+2 with make	0:13
w+2 with many	0:26 1:6 2:-8 8:-8
w+2 with move	0:13 5:15 8:-13
w+2 with play	1:9
w+2 with stop	0:-11 3:-13 8:26
w+2 with take	1:15
w+2 with the	1:-10 4:12 5:-8 6:-6 8:13
w+2 with x	0:13 1:-11 2:15 3:-22 4:13 5:-8 6:20 8:-17
w+2 word:boss edge	1:-10 2:-10 7:31
w+2 word:enemy comma	0:12
w+2 word:goal fall	0:6
w+2 word:hero and	1:13
w+2 x A	0:6 1:8 2:-7 3:9 6:-6 9:-6
w+2 x F	0:6 1:19 2:-11 3:-16 4:6 5:-10 6:-6
w+2 x H	1:19 2:-10 3:-24 4:-16 5:-6 6:-7 8:30
w+2 x N	0:15 2:9 3:9 4:-12 5:-7
w+2 x O	1:15 3:-10 4:12 5:-9 6:-6
w+2 x U	2:12 3:-15 8:16
w+2 x V	0:13 2:-10 3:-9 4:21 8:-10
w+2 x a	0:-15 1:-7 2:25 3:-14 4:17 5:16 6:-9 7:-7 8:-25 9:-6
w+2 x and	0:12 1:-15 2:25 4:-12 6:-7 8:-8 9:6
w+2 x as	0:-17 1:-12 2:11 3:-11 4:-13 5:-12 6:10 7:14 8:16
w+2 x at	0:-14 1:15 2:10 4:-18 5:10 7:6 9:-7
w+2 x bring	0:6 3:12
w+2 x but	1:-16 2:7 3:-6 4:36 5:-8 8:-13
w+2 x by	0:12
w+2 x chase	2:14
w+2 x comma	0:8 1:-8
w+2 x cross	0:9 1:-7 2:-7 4:16
w+2 x eat	0:8 1:-17 2:24 3:-6
w+2 x edge	0:7 3:10 4:-7
w+2 x fall	1:-7 2:-9 3:6 4:17 8:-7
w+2 x fight	1:-14 2:24 3:-6 4:12 5:-6 6:-6 8:-10
w+2 x for	0:6 1:-8 2:-6 3:16
w+2 x from	1:14 2:6 3:7 4:-14 5:-9 6:-6
w+2 x game	0:29 2:-6 3:-10 8:-7
w+2 x hit	0:-8 1:34 3:-21 6:-6 8:-6
w+2 x if	0:12 1:-6 2:9 3:19 4:-20 8:-7
w+2 x in	0:8 2:6 3:-11 4:-11 5:19 6:-6 7:-6
w+2 x is	0:-9 1:-13 2:10 3:29 5:-10 6:-6 9:-6
w+2 x kind	0:21 1:11 2:-10 3:-11
w+2 x make	0:-9 2:-8 3:-21 4:16 5:17
w+2 x many	0:16 2:13 3:-9 4:8 5:-8 6:-7 8:-12
w+2 x me	0:6 1:-8 2:33 3:-25 5:6 6:-6 7:-6 8:-14 9:-6
w+2 x move	1:11 2:-6 4:-12 5:-6 8:24
w+2 x must	0:25 1:-8 2:-12 3:15 8:-8
w+2 x my	0:12
w+2 x not	0:21 1:-13 2:-8 3:-6 4:23 5:-6 8:-9
w+2 x obj	2:-6 3:-21 5:-7 6:-6 8:30
w+2 x of	0:8 1:-18 2:28 3:-8 4:-9 5:7
w+2 x or	0:8 1:17 2:-10 3:-6 4:-7
w+2 x over	0:13
w+2 x play	0:-14 1:11 2:-14 4:-8 8:21
w+2 x push	3:20 8:-6
w+2 x reach	1:-17 3:28 4:-8 5:-12
w+2 x rel	0:-7 2:-8 3:25 4:-8 5:-6 6:-6 7:19 8:-16 9:-6
w+2 x sneak	1:14
w+2 x steal	1:-39 2:46
w+2 x stop	0:13 1:-9
w+2 x subj	1:25 2:-10 3:-22 6:-7 8:-7 9:20
w+2 x take	0:-9 1:22 2:12 3:9 4:-9 5:-7 8:-16
w+2 x the	0:14 1:11 2:6 3:-9 4:-13 5:-7 8:11
w+2 x to	1:24 2:-15 4:16 5:-10 8:-13 9:-6
w+2 x vs	0:18
w+2 x with	0:11 1:16 2:10 3:-9 4:-15 5:-8 6:-8
w+2 x you	1:-16 2:24 4:-15 5:29 6:-9 8:-12
w+2 you U	0:6 2:-7 4:16 5:-7
w+2 you touch	0:10
w+2 you x	0:7 1:-7 2:21 4:-9
w+3 A U O	1:22 3:-11
w+3 A U comma	0:-9 3:24
w+3 A U edge	0:13 3:-7
w+3 A at U	1:28 2:-6 3:-11 4:-10
w+3 A comma U	0:13
w+3 A comma many	2:24 3:-14 8:-6
w+3 A comma x	1:33 2:-9 3:-8 4:-6 8:-19
w+3 A edge edge	0:7 1:11 3:-28 4:-8 6:22 8:-7
w+3 A from many	0:9
w+3 A in x	1:-15 2:25
w+3 A rel x	0:12
w+3 A stop x	3:9
w+3 A subj A	1:15 2:-11
w+3 A x U	2:7
w+3 A x comma	1:24 2:-7
w+3 A x edge	3:16
w+3 F F U	0:9
w+3 F U O	0:6 3:6
w+3 F U x	0:6 3:-17 6:20
w+3 F comma x	0:-24 1:30 3:-10 4:13 8:-9
w+3 F edge edge	2:9 3:-8 6:9
w+3 F many x	4:10
w+3 F obj take	1:11 2:14 3:-6
w+3 F take and	1:22 2:-7
w+3 F take is	1:9
w+3 F x comma	2:-13 7:25
w+3 H edge edge	0:17 3:-8
w+3 N comma N	0:-9 4:25 8:-7
w+3 N comma O	0:12
w+3 N comma many	0:18 1:-11
w+3 N comma take	3:18 8:-10
w+3 N comma x	0:17 3:-8
w+3 N edge edge	0:11 2:-10 3:14 4:-7 8:-6
w+3 N from F	1:25 2:-11
w+3 N from N	1:14
w+3 N in N	1:11 3:10
w+3 N of U	0:11
w+3 N stop x	0:10
w+3 N to U	0:13
w+3 O U U	8:10
w+3 O U edge	0:-7 1:-7 3:-10 8:26
w+3 O and O	1:-8 3:22
w+3 O comma fall	1:-6 3:24 8:-7
w+3 O comma many	0:8
w+3 O comma x	0:16
w+3 O edge edge	0:-6 1:-8 2:9 3:15 4:6 5:-6
w+3 O in O	0:7
w+3 O in U	0:-6 1:-6 2:21 3:-6
w+3 O in the	1:15
w+3 O in x	1:26 3:-8 8:-11
w+3 O obj x	0:-17 1:-11 2:27 3:-34 4:-12 5:36 6:-6 8:-8
w+3 O rel x	1:17
w+3 O stop many	0:14
w+3 O x F	0:-10 1:-28 2:27 3:-17 4:-10 5:34 8:-19
w+3 O x comma	0:-22 1:17 3:-23 4:16 5:21 6:-7 8:-12 9:-6
w+3 U A comma	0:7 3:-6 4:-18 8:25
w+3 U A edge	0:8
w+3 U A x	0:-28 1:-9 2:35 3:-23 4:25 5:-6 6:-9 8:-21
w+3 U O U	1:28 3:-14 8:-8
w+3 U O comma	0:-24 1:-11 2:-7 3:47 4:-9 8:-10
w+3 U U O	0:-14 1:-8 3:-17 4:-6 8:38
w+3 U U U	0:15 1:9 2:-7 8:-8
w+3 U U but	1:15 3:-6
w+3 U U comma	0:12 1:17 2:-8 4:-6 8:-11
w+3 U U edge	2:13
w+3 U U stop	1:-6 3:25 8:-8
w+3 U U x	0:-12 1:14 3:9 4:-9 5:-6 6:-6 8:12
w+3 U and A	0:9 1:6
w+3 U and U	0:-13 1:17 3:10
w+3 U and must	0:15
w+3 U at x	0:11
w+3 U but x	0:11
w+3 U comma A	1:31 2:-14 3:-14 4:-8 8:8
w+3 U comma F	0:-21 1:-13 2:-11 3:-16 4:25 8:24
w+3 U comma N	0:-18 1:-23 2:18 3:14 4:17 8:-15
w+3 U comma O	0:25 1:-7 2:8 4:-6 8:-9
w+3 U comma U	0:25 1:-8 2:-7 4:-10 8:8
w+3 U comma and	1:-13 3:-9 8:24
w+3 U comma comma	1:22 2:-9 3:-6
w+3 U comma many	0:-21 1:21 2:24 3:-14 4:-21 5:-12 6:30 7:-7 8:-18 9:-6
w+3 U comma not	1:-7 2:23 3:-8
w+3 U comma with	0:13
w+3 U comma x	0:21 1:23 2:-8 3:-8 4:-7 8:-11
w+3 U edge edge	0:14 1:-10 2:-13 3:-21 4:13 5:11 6:-7 8:14
w+3 U from N	1:-25 2:33 3:-6
w+3 U hit x	0:10
w+3 U in O	0:-25 1:-12 2:-27 3:27 4:-11 5:35 6:-8 8:-11
w+3 U in U	3:6
w+3 U in the	0:-13 1:-8 2:22
w+3 U in x	0:28 1:-10 3:-6
w+3 U is comma	0:12
w+3 U many O	3:25 4:-6 8:-9
w+3 U many U	1:-10 3:26
w+3 U many x	0:17 3:-6
w+3 U move comma	0:-15 2:-17 3:19 4:-8 5:26 8:-9
w+3 U obj x	0:-8 1:20 2:-9 3:9 8:-8
w+3 U of x	0:11
w+3 U rel x	0:9
w+3 U stop A	1:-15 2:-12 3:-11 8:31
w+3 U stop U	0:-8 2:-6 3:25 8:-6
w+3 U stop edge	0:6 3:-8 4:-21 8:28
w+3 U stop many	0:-24 1:-9 2:16 3:33 4:-6 5:-8 8:-8
w+3 U stop x	0:10 1:18 2:-8 3:-20 4:16 8:-15
w+3 U subj U	1:8
w+3 U the x	0:-6 1:-6 2:22 3:11 4:-6 8:-12
w+3 U to A	1:-9 2:-22 3:-7 4:-10 8:34
w+3 U to N	3:15 4:-7
w+3 U to x	0:-8 1:-11 2:-10 3:-29 4:29 5:-7 6:-6 8:21
w+3 U with U	3:-21 6:-7 8:29
w+3 U x A	3:18
w+3 U x F	0:20
w+3 U x N	0:8
w+3 U x O	0:-9 1:23 2:25 3:-19 4:-12 8:-13 9:-8
w+3 U x U	0:16 1:7 4:-7 8:-9
w+3 U x but	0:8
w+3 U x comma	0:20 1:-7 2:-6 4:-6
w+3 U x edge	0:-14 1:-13 2:12 3:24 4:-12 5:-9 6:15 8:-16
w+3 U x from	0:-8 2:29 3:-16 8:-11
w+3 U x is	0:12
w+3 U x not	0:12
w+3 U x stop	0:36 3:-13
w+3 a O x	1:28 3:-17
w+3 a U x	0:8
w+3 a x a	2:15
w+3 a x comma	0:13 3:-12 8:11
w+3 a x stop	0:8
w+3 also x edge	0:9
w+3 and A U	0:-14 1:23 2:-13 3:-12 5:20 8:-7
w+3 and A at	0:-12 1:15 3:13 4:-7 5:-6 8:-8
w+3 and A comma	2:11 3:-15 4:-10 5:30 8:-16
w+3 and A edge	0:-9 1:-38 2:35 3:33 4:-6 5:-7 8:-7
w+3 and A obj	0:-7 1:14 2:-6 3:-14 5:23 8:-9
w+3 and A rel	0:8 2:-6 3:9
w+3 and A take	0:12
w+3 and A vs	1:30 2:-9 3:-11
w+3 and A x	0:-20 1:16 2:-13 3:-16 4:-9 5:49 6:-27 8:-15
w+3 and F at	3:14
w+3 and F comma	0:12 1:-7 3:10
w+3 and F edge	1:18 2:-9 3:6
w+3 and F in	3:10 8:-6
w+3 and F to	3:11 5:9
w+3 and F x	1:15 2:-18 3:13 4:-7 8:-7
w+3 and H comma	0:-24 1:-7 2:-7 3:-26 4:-8 5:-7 6:23 8:32
w+3 and N comma	0:-18 1:-8 2:-6 4:-8 5:-6 6:33 8:-13
w+3 and N edge	3:14
w+3 and O at	3:11 4:-7 5:-24 8:24
w+3 and O comma	1:15 4:-8 5:10 8:-12
w+3 and O edge	2:14 3:9 5:-6 6:-6 8:-8
w+3 and O in	5:-10 6:-7 8:20
w+3 and O reach	0:-8 1:-9 2:-6 3:23 5:14 6:-6 8:-11
w+3 and O stop	1:-7 2:-12 4:-8 5:-24 6:-14 8:9 9:36
w+3 and O to	0:-13 2:-14 3:12 4:-10 5:37 8:-15
w+3 and O x	0:-8 3:25
w+3 and U U	1:-15 2:31 4:-7
w+3 and U comma	0:-9 1:22 2:-17 3:-24 4:-13 5:-6 8:34
w+3 and U edge	0:13
w+3 and U in	1:23 2:-12 3:-10
w+3 and U obj	0:-15 1:-11 2:-7 3:34 8:-6
w+3 and U rel	0:6 1:18 2:-12 3:-8
w+3 and U stop	1:20 2:-20 3:-16 4:-17 5:-8 8:31
w+3 and U x	0:11 1:-9 3:10
w+3 and V comma	2:16 3:-7 4:-8 5:7 8:-7
w+3 and V edge	0:-7 2:14 3:6 5:-6
w+3 and V x	1:-9 2:24 3:-7 8:-6
w+3 and a A	0:-11 1:12 2:10 3:15 4:-7 5:-6 6:-6 8:-14
w+3 and a x	0:-7 1:-14 2:23 3:-29 4:-15 8:31
w+3 and avoid A	0:7 3:15 8:-11
w+3 and avoid H	3:18
w+3 and avoid O	3:11
w+3 and avoid from	0:-11 2:-9 3:12 4:26 5:-6 8:-11
w+3 and avoid the	0:-11 1:-6 2:-16 3:24 4:20 8:-14
w+3 and bring me	3:24 5:-8
w+3 and bring the	0:-14 2:29 4:-6
w+3 and chase A	1:17 2:-16
w+3 and comma x	1:-6 3:-10 4:-6 6:27 8:-12
w+3 and eat A	0:-8 1:10 2:-8 3:-6 4:-15 5:22
w+3 and eat F	0:-6 3:-6 4:24 5:12 8:-23
w+3 and eat many	4:-7 8:17
w+3 and fight A	3:16
w+3 and hit the	0:-11 1:23 2:-10 3:-13 6:-6 8:15
w+3 and if you	0:-19 1:-12 2:-12 3:14 4:11 5:-6 8:18
w+3 and make me	8:20
w+3 and many A	0:-10 1:11 2:30 3:-23 4:-9
w+3 and many x	0:10 3:-6
w+3 and me eat	1:20 2:-7
w+3 and me move	0:-15 1:21 3:-6 8:8
w+3 and me x	0:15 1:-6 2:-9 4:-26 5:-11 8:29
w+3 and move in	1:8
w+3 and must A	4:8 8:-6
w+3 and must x	3:23 4:-9
w+3 and not must	3:26 4:-10 5:-7
w+3 and not x	0:13 3:11
w+3 and over O	0:12 1:-7 2:12 5:-7
w+3 and reach word:goal	2:-6 5:11
w+3 and reach x	5:17 8:-7
w+3 and shoot F	0:11
w+3 and steal A	1:13 2:-6
w+3 and take A	0:11
w+3 and take F	0:-9 1:23 2:-12 3:-18 4:-8 5:9 8:12
w+3 and take O	1:-11 2:11 3:-7 4:-6 5:-6 8:21
w+3 and take many	2:-6 3:-7 4:-6 5:23
w+3 and take the	0:-6 1:-8 2:8 3:-7 4:-6 5:-12 8:24
w+3 and the A	0:-14 1:13 2:-10 3:13 8:-7
w+3 and the N	0:-10 2:-9 3:20 4:-6 5:14 8:-6
w+3 and the O	0:-7 1:-13 3:-7 5:24 6:-6 8:-17 9:18
w+3 and the U	0:-7 1:-23 2:33 3:-9 4:-22 5:-11 6:-7 8:26
w+3 and the make	0:-9 3:28 4:-6
w+3 and the many	0:9 2:-6
w+3 and the my	1:6
w+3 and the word:enemy	0:-12 1:6 2:-25 4:23 8:-7 9:20
w+3 and the word:hero	1:-17 2:18 3:13
w+3 and the x	0:23 2:-6
w+3 and throw F	0:-6 4:-7 8:18
w+3 and x A	0:-18 1:23 2:-6 4:-7 5:-6 6:-10 8:9
w+3 and x F	0:18 1:-11
w+3 and x O	0:-14 2:18 3:-19 4:-9 5:-10 8:28
w+3 and x U	0:-12 1:-15 2:-9 3:19 5:-6 6:21 8:-11
w+3 and x a	3:9 4:-8 5:-9 8:14
w+3 and x and	1:10
w+3 and x comma	1:17 4:-11 5:-10 6:21 8:-21
w+3 and x edge	0:-12 2:-24 3:-13 4:-9 5:32 8:18
w+3 and x if	3:9
w+3 and x in	0:7 2:20 3:-14
w+3 and x make	3:19 4:-9
w+3 and x many	0:13 1:12 3:-9
w+3 and x me	1:-10 2:28 3:9 4:-13 8:-9
w+3 and x not	0:6 3:8
w+3 and x of	0:-23 1:-7 2:-9 3:-21 4:-8 5:11 6:-9 8:44
w+3 and x stop	3:15
w+3 and x the	0:15 1:-11 3:8
w+3 and you must	1:9 3:-12 4:-14 5:-7 8:25
w+3 and you take	3:-6 8:17
w+3 and you throw	0:18 4:-6
w+3 and you x	2:-13 3:-11 4:28 5:-8 8:9
w+3 as O and	6:17 8:-11
w+3 as U comma	1:21 3:-10
w+3 as kind but	0:15
w+3 as word:enemy edge	0:-6 2:19
w+3 as x O	0:-7 3:-10 8:26
w+3 as x as	1:-8 3:22
w+3 as x comma	1:27 2:-12 8:-6
w+3 as x stop	0:-8 1:16 2:-7 3:16 8:-9
w+3 at A comma	0:-10 2:-12 3:32 4:-7 6:8 8:-7
w+3 at A edge	1:-6 3:-9 6:37 8:-6
w+3 at A rel	3:-7 6:17
w+3 at A stop	1:-8 8:18
w+3 at A throw	0:16 1:-10 3:-16 6:18
w+3 at F comma	0:-22 1:-11 2:16 3:-9 6:-15 8:32
w+3 at F stop	0:-19 1:-15 2:-15 3:16 4:34 6:-8 8:-8
w+3 at H comma	6:7
w+3 at H edge	0:-11 1:-6 2:-7 3:-26 4:-6 6:52 8:-7
w+3 at H in	2:-6 6:15
w+3 at N avoid	3:23 6:-6
w+3 at N comma	0:13 3:9 4:-7 6:-7
w+3 at N edge	1:28 2:-10 3:11 6:-18 8:-6
w+3 at N in	0:6
w+3 at N x	1:34 2:-10 3:-11 8:-7
w+3 at O comma	0:11 1:8 2:9 8:-9
w+3 at O edge	5:19 8:-10
w+3 at U U	0:-21 2:-10 3:-6 4:-18 5:-6 6:-13 8:-17 9:47
w+3 at U but	0:8 1:-7 2:15 8:-6
w+3 at U comma	0:6 1:19 2:-17 3:-20 6:-7 7:23 8:-14 9:-6
w+3 at U stop	2:-8 8:20
w+3 at U x	3:-14 4:20
w+3 at V bring	1:18
w+3 at V comma	3:8
w+3 at a N	0:7 3:8
w+3 at a O	0:-13 2:-16 3:7 4:28 8:-7
w+3 at a x	0:17 3:-6
w+3 at edge edge	0:-8 2:-17 3:20 4:-7 5:15 8:-6
w+3 at many O	0:12
w+3 at me edge	0:11
w+3 at move O	0:-8 1:-15 2:-10 3:-16 6:41
w+3 at the A	0:8 1:-6 2:-6 3:-12 6:32 8:-6
w+3 at the F	0:-15 1:-15 2:-11 3:-20 4:39 6:11 8:-6
w+3 at the H	3:-9 6:25
w+3 at the N	0:-6 1:30 3:-6 4:-6
w+3 at the O	1:-24 3:38 4:-10 6:-6 8:-10
w+3 at the U	0:11
w+3 at the x	1:-17 2:-15 3:7 4:-9 7:38 8:-9
w+3 at x A	0:15
w+3 at x N	1:17 3:12 4:-7 8:-6
w+3 at x O	0:18 1:-6 6:-6
w+3 at x U	0:6 2:-6 3:12
w+3 at x and	0:25 1:-9 3:-7
w+3 at x at	0:-11 3:22 6:-6 8:-7
w+3 at x comma	0:-8 1:14 3:23 5:-9 6:-11 7:-7
w+3 at x edge	1:-6 2:-8 3:-11 4:26 8:-8
w+3 at x from	2:-8 3:10 4:-7 6:-6 8:-6 9:15
w+3 at x in	1:-9 3:17
w+3 at x stop	0:12 1:20 3:-10 8:-9
w+3 at x with	3:33 6:-23
w+3 attack N comma	2:10
w+3 attack comma many	0:12
w+3 attack edge edge	0:8 2:12 3:-7
w+3 attack the A	1:-16 2:32
w+3 attack the F	1:-9 2:18
w+3 attack the N	1:-7 2:15
w+3 attack the x	2:8
w+3 avoid A and	0:11 1:10 2:-6
w+3 avoid A comma	1:19 2:-6 3:-6
w+3 avoid A edge	0:6 2:-8 3:9 8:-7
w+3 avoid H edge	0:6 3:8
w+3 avoid N and	1:16 2:-7
w+3 avoid O and	1:11
w+3 avoid O edge	1:8 2:-6 3:9 4:-7
w+3 avoid U comma	0:-9 1:31 3:-18
w+3 avoid a A	0:-6 3:22
w+3 avoid edge edge	1:-19 2:24 3:-10 4:-7 8:22
w+3 avoid is edge	2:7
w+3 avoid the A	0:-7 1:24 3:-11
w+3 avoid the O	4:13
w+3 avoid x A	0:-6 1:-35 2:47
w+3 avoid x comma	0:15 2:-7
w+3 bring A comma	1:-7 3:13
w+3 bring A edge	1:-12 3:13
w+3 bring F at	1:18 3:-6
w+3 bring F to	1:11
w+3 bring O comma	0:12
w+3 bring O to	1:22 3:-10
w+3 bring comma and	3:7
w+3 bring edge edge	0:-14 1:14 2:-7 3:-15 4:27 5:-7 8:-7
w+3 bring with a	0:-9 1:-24 3:40 8:-6
w+3 bring x O	0:9 3:-7
w+3 bring x comma	1:-10 2:-7 3:20
w+3 but A chase	3:23 6:-13
w+3 but A the	3:9
w+3 but A with	2:-9 3:8 4:-7 8:18
w+3 but A x	3:6
w+3 but avoid A	0:-9 2:-12 3:39 4:-8 5:-6
w+3 but edge edge	0:8 3:7 8:-6
w+3 but if you	3:23
w+3 but not the	0:-8 1:-10 2:-8 3:11 4:-11 8:24
w+3 but not x	0:-17 2:-8 3:28 4:9 8:-11
w+3 but rel x	0:-9 1:-6 2:-10 3:-8 4:22 5:-6 6:18 8:-9
w+3 but rel you	0:6 2:-7 3:-15 4:25 8:-7
w+3 but the A	0:15 1:-8 2:-23 3:7 4:18
w+3 but the N	0:8 3:12 8:-9
w+3 but the x	0:-13 1:18 2:-9 3:-29 4:29 5:-7 6:-8
w+3 but with A	0:7 3:10
w+3 but x U	0:11
w+3 but x comma	0:-21 1:-7 2:-6 3:13 5:-6 8:22
w+3 but x edge	0:-10 1:-16 3:13 4:-9 5:-7 6:31 8:-16
w+3 but x in	0:13 1:-9 2:-6 3:20 4:-6 8:-12
w+3 but x the	2:-7 3:-10 4:31 8:-13
w+3 but x to	3:23 8:-6
w+3 but x with	1:-10 3:-7 6:26 8:-7
w+3 chase A comma	2:-15 3:16
w+3 chase A edge	1:32 2:-23
w+3 chase at x	1:-8 2:16
w+3 chase edge edge	0:6 1:20 2:-10 3:-6
w+3 chase stop many	2:8
w+3 chase the A	1:-33 2:39
w+3 comma A O	0:11 3:18 4:-14 8:-7
w+3 comma A U	0:-8 1:-16 3:25 4:-7 8:11
w+3 comma A and	0:-14 1:-25 2:60 3:-7 4:-16 5:-8 6:-6 8:-21 9:-6
w+3 comma A chase	0:-8 1:8 2:-8 3:13 4:-9 8:12
w+3 comma A comma	0:20 1:-13 2:-15 3:15 4:-7 8:8
w+3 comma A edge	0:-12 1:-6 3:29
w+3 comma A from	0:14
w+3 comma A hit	0:14 8:-8
w+3 comma A in	0:7 4:12
w+3 comma A is	0:14 8:-7
w+3 comma A of	0:14
w+3 comma A reach	0:11 1:-6
w+3 comma A shoot	0:14 2:-6
w+3 comma A stop	0:15 1:-14 2:13 4:-6 8:-8
w+3 comma A take	0:-8 1:-14 2:-12 3:16 4:-12 5:-8 6:-6 8:21
w+3 comma A vs	0:26 1:-6 3:-8
w+3 comma A x	2:-9 3:-15 4:33 5:9 6:-6 8:-22 9:11
w+3 comma F U	3:16
w+3 comma F and	3:24
w+3 comma F at	0:10
w+3 comma F comma	0:-9 1:-10 2:-8 3:49 4:-7 8:-12
w+3 comma F stop	3:11
w+3 comma F x	0:17 8:-6
w+3 comma H avoid	0:-6 1:9 2:18 3:-13
w+3 comma H comma	0:12
w+3 comma H x	0:6 1:-10 3:8
w+3 comma N A	0:-6 3:-26 8:35
w+3 comma N and	0:-30 1:-7 2:-9 3:25 4:-14 5:33 6:-9 8:-14
w+3 comma N at	0:-6 3:-14 8:24
w+3 comma N comma	0:18 1:-11 2:-9 3:21 4:-9
w+3 comma N edge	1:-8 2:-8 3:-15 8:25
w+3 comma N in	0:17 1:-6
w+3 comma N many	0:14 3:-7
w+3 comma N of	0:14
w+3 comma N stop	0:-7 3:-9 4:-14 8:31
w+3 comma N x	0:24 2:-7 3:-11 4:13 8:-8
w+3 comma O N	0:15 1:-6
w+3 comma O O	0:13
w+3 comma O U	0:-15 1:-7 2:-14 3:-13 4:48 8:-14
w+3 comma O and	0:-7 1:-9 2:19 3:33 4:-12 5:-10 6:-6 8:-14 9:-6
w+3 comma O comma	3:26 4:-10 8:-15
w+3 comma O edge	0:7
w+3 comma O in	0:7
w+3 comma O is	0:10
w+3 comma O me	0:-11 1:-12 2:40 3:-10 4:-6 9:-6
w+3 comma O move	0:-20 1:-11 3:-15 8:39
w+3 comma O not	0:13
w+3 comma O of	0:-8 1:-22 2:-11 3:22 4:27 5:-6 6:-6 8:-14
w+3 comma O stop	0:15 3:10 4:-6 8:-7
w+3 comma O subj	0:11
w+3 comma O with	0:6 4:8
w+3 comma O x	0:24 2:-10 4:-10 5:-9 8:13
w+3 comma U A	0:-10 2:-11 3:-14 4:16 5:-15 8:25
w+3 comma U F	0:11
w+3 comma U N	0:-8 1:30 3:-9 8:-6
w+3 comma U O	0:18 1:-9 2:-12 3:-16 4:-10 6:-8 7:23 8:9
w+3 comma U U	0:8 2:-9 3:17 4:-9 6:-7 8:9
w+3 comma U and	3:12
w+3 comma U at	3:12 8:-8
w+3 comma U comma	1:-15 3:41 4:-10 5:-7 6:-6
w+3 comma U edge	0:15 3:-8
w+3 comma U from	0:-18 1:-7 2:7 3:-12 5:28
w+3 comma U in	0:7 1:8 2:-10 3:21 4:-8 8:-16
w+3 comma U many	1:24 2:17 4:-23 8:-14
w+3 comma U not	0:12
w+3 comma U obj	0:-20 2:-7 3:39 4:-8 8:-6
w+3 comma U of	0:26 3:-11
w+3 comma U stop	3:23 8:-6
w+3 comma U the	0:-12 1:-9 2:20 3:14 4:-11 8:-9
w+3 comma U throw	3:-13 8:19
w+3 comma U to	0:-13 1:-6 2:-18 3:12 4:-26 5:-6 6:41 8:-16
w+3 comma U with	0:12
w+3 comma U x	4:15 6:-8
w+3 comma V and	1:-12 3:14 4:13 8:-10
w+3 comma V comma	0:-6 3:27 4:-6 8:-6
w+3 comma V from	0:-9 1:11 2:-6 3:15 8:-8
w+3 comma V x	0:21 3:-9
w+3 comma a A	1:-20 2:10 3:15 4:-10 5:10 8:-9
w+3 comma a N	0:-13 1:-9 2:-14 3:43 4:-17 8:-10
w+3 comma a O	0:-25 1:28 2:-10 3:-9 4:12 5:-6
w+3 comma a U	0:12
w+3 comma a x	0:7 1:-15 2:14 5:16 6:-6 8:-15
w+3 comma and U	0:-7 3:-11 4:-6 8:24
w+3 comma and but	0:-11 1:-6 2:-6 3:34 8:-13
w+3 comma and comma	3:-7 4:26 8:-13
w+3 comma and if	3:8
w+3 comma and in	0:14
w+3 comma and the	0:15 1:-7 4:20 8:-14
w+3 comma and x	1:9 2:-19 3:30 4:-13 5:-7 8:-10
w+3 comma and you	1:-9 3:-11 4:25 8:-7
w+3 comma as kind	0:10 2:-7 3:8
w+3 comma at U	0:12 2:-10 3:-6 5:16 8:-6
w+3 comma at many	0:20
w+3 comma at the	3:-17 4:22
w+3 comma at x	1:-6 2:19 4:6 5:7 6:-6 8:-20
w+3 comma avoid A	0:-7 1:9 2:-10 3:21 4:-7 5:6 8:-7
w+3 comma avoid H	1:22 4:-6 8:-12
w+3 comma avoid O	0:7 2:-7 3:11 4:-7
w+3 comma avoid V	0:-10 1:10 2:-16 4:-13 5:-8 8:29
w+3 comma avoid the	0:-14 2:23 3:-16 4:27 5:-7 8:-19
w+3 comma but A	0:11 3:6
w+3 comma but if	0:7 2:-7
w+3 comma but not	1:-7 2:12 4:15 5:-6 8:-17
w+3 comma but reach	5:19
w+3 comma but save	2:18
w+3 comma but the	3:-21 4:34 8:-11
w+3 comma but x	0:-6 1:-10 2:-11 3:18 4:8 5:-7 6:-7 8:13
w+3 comma but you	0:-9 3:14 4:-6 5:14
w+3 comma comma A	0:13
w+3 comma comma O	0:19 3:-6
w+3 comma comma many	0:18 2:-19 3:19 4:-6 8:-6
w+3 comma comma x	0:8 1:-8 3:21 8:-6
w+3 comma eat F	0:-8 1:15 2:-15 8:13
w+3 comma eat x	0:-6 1:28 3:-10
w+3 comma edge edge	0:38 2:-6 3:-12 4:-6
w+3 comma fall U	0:-14 2:-8 3:-15 4:-7 8:35
w+3 comma for x	2:22 3:-7
w+3 comma from N	1:-9 3:-9 8:20
w+3 comma from U	1:-6 8:15
w+3 comma from x	0:-24 1:34 3:-6
w+3 comma hit x	0:10 3:-6 4:-14 8:23
w+3 comma if U	0:11 3:-6
w+3 comma if many	0:-15 1:-7 3:35 8:-7
w+3 comma if x	0:11 1:20 3:-9 4:-9 8:-6
w+3 comma in O	2:17
w+3 comma in many	0:-13 4:23 8:-9
w+3 comma in x	0:6 1:10 2:39 3:-22 4:-16 5:-6 8:-12
w+3 comma kind U	0:12 3:-7
w+3 comma kind comma	0:9
w+3 comma kind edge	0:15
w+3 comma kind x	2:20
w+3 comma make F	0:7
w+3 comma make comma	0:-18 1:-22 2:-6 3:48 4:-18 8:9
w+3 comma make x	0:17 3:-6 4:-6
w+3 comma many A	1:-9 2:-7 3:29 4:-8 8:-10
w+3 comma many F	0:12 1:7 2:-7
w+3 comma many H	4:16
w+3 comma many N	0:6 2:-6 4:-8 8:19
w+3 comma many O	0:10 2:-8 4:19 5:-8 6:-7 8:-16
w+3 comma many U	0:28 4:-7 8:-7
w+3 comma many and	0:19 1:-7 3:-6
w+3 comma many kind	3:-6 4:33 8:-18
w+3 comma many many	0:8 1:-8 2:9 3:-6 4:-7 6:17 8:-6
w+3 comma many move	0:8 1:-13 2:22 3:-8
w+3 comma many word:enemy	0:21
w+3 comma many word:hero	0:12 1:-10 2:12
w+3 comma many x	0:7 1:14 4:-8
w+3 comma me x	0:8 2:-6 4:15 8:-13
w+3 comma move x	1:-13 2:-7 3:-20 4:-13 5:21 8:6 9:19
w+3 comma must move	1:-32 2:-6 7:33
w+3 comma must x	0:-19 2:6 4:24 5:-16 6:-11
w+3 comma not hit	0:-8 1:-8 3:13 4:-6 6:-8 8:17
w+3 comma not must	3:13
w+3 comma not take	1:-10 3:14
w+3 comma not touch	3:-14 4:27 8:-6
w+3 comma not with	0:12
w+3 comma not word:enemy	0:6 4:7 8:-6
w+3 comma not word:item	0:11
w+3 comma not x	1:-15 4:12 6:11
w+3 comma play A	1:-13 3:11 4:-9 5:-6 8:16
w+3 comma play U	0:10 1:-8 4:19 8:-10
w+3 comma play a	0:6 1:-6 2:6 3:15 4:-7 8:-8
w+3 comma play and	0:10
w+3 comma play is	2:16
w+3 comma play must	0:10
w+3 comma play the	1:-6 2:22
w+3 comma play x	1:-6 2:-13 3:-9 8:19
w+3 comma push O	0:15 3:-6
w+3 comma push x	0:-12 1:-7 3:-10 4:18 8:14
w+3 comma reach the	4:-6 5:16 8:-7
w+3 comma rel hit	0:13
w+3 comma rel not	0:-12 1:-8 3:26
w+3 comma rel take	1:13
w+3 comma rel x	3:-6 4:-15 5:-8 8:29
w+3 comma save A	2:16
w+3 comma sneak A	3:7
w+3 comma stop edge	0:26 8:-6
w+3 comma stop not	0:21 3:-7
w+3 comma stop x	3:24 5:-12 8:-11
w+3 comma take A	1:8
w+3 comma take F	0:13 1:-8 2:20 3:-11
w+3 comma take O	0:-18 2:-19 3:-13 4:-11 5:52 8:-12
w+3 comma take many	8:13
w+3 comma take the	1:13 3:21 4:-6 5:-8 8:-22
w+3 comma take x	0:15 5:-6
w+3 comma the A	1:-19 2:-18 3:35 5:-9 6:-7 8:21
w+3 comma the F	0:6 1:11
w+3 comma the H	4:12
w+3 comma the N	0:11 3:-13 8:13
w+3 comma the O	0:-11 2:20 3:9 4:-17 5:7 8:-12
w+3 comma the U	0:-21 1:-11 2:11 3:39 4:-9 8:-8
w+3 comma the V	0:-12 1:-6 2:-6 3:11 4:-7 8:20
w+3 comma the from	0:-15 1:-22 2:-15 3:-21 4:54 8:-12
w+3 comma the hit	0:11
w+3 comma the play	2:10
w+3 comma the word:boss	0:-9 1:8 2:-6 4:-7 8:22
w+3 comma the word:enemy	1:16
w+3 comma the x	0:16 2:26 3:-12 4:-7 5:-6 6:-6 8:-10
w+3 comma to many	0:10
w+3 comma vs A	3:6
w+3 comma vs many	3:-20 8:27
w+3 comma with A	1:-7 2:-7 3:-13 4:32 8:-12
w+3 comma with H	5:9
w+3 comma with O	0:16 3:-8
w+3 comma with U	1:-14 2:-7 3:-18 4:34 8:-6
w+3 comma with many	2:23 4:-10
w+3 comma with the	1:20 2:-7 3:-8
w+3 comma with x	0:19 3:-8
w+3 comma word:boss subj	2:-12 3:-6 6:22 7:-6
w+3 comma word:enemy is	1:10
w+3 comma word:enemy x	0:16 2:-7
w+3 comma x A	1:-11 2:-16 3:37 5:-7 6:-6
w+3 comma x F	0:-23 2:-13 3:27 4:20 5:-8 6:-7 9:-7
w+3 comma x N	2:7 3:22 4:-12 5:-7
w+3 comma x O	0:12 1:-11 2:-7 3:22 4:7 5:-10 6:-15
w+3 comma x U	0:15 1:12 2:-12 3:-15 4:13
w+3 comma x V	0:-7 1:-6 2:-6 3:-25 4:-9 8:17 9:27
w+3 comma x a	1:17 2:-6 4:-13 5:-8 8:18
w+3 comma x and	2:-12 3:-19 4:10 5:-7 6:6 8:17
w+3 comma x as	0:-19 1:15 2:34 3:-21 4:-11 5:-10 6:-12 8:14
w+3 comma x at	0:37 3:-18
w+3 comma x comma	0:15 1:8 3:6 5:-7 6:-6
w+3 comma x edge	1:-11 2:-14 4:-10 6:32 8:-10
w+3 comma x fall	2:19
w+3 comma x from	0:-9 2:16 3:-8 4:-12 5:-6 8:16
w+3 comma x hit	2:-7 3:-19 6:26
w+3 comma x if	0:-22 3:36
w+3 comma x in	0:10 1:-8 3:-11 4:-8 5:6 6:14 8:-8
w+3 comma x is	1:-9 2:-9 3:13 4:-6 5:16 6:-6 8:-8
w+3 comma x kind	0:16 3:-6
w+3 comma x many	0:14 2:25 3:-7 4:-10 6:-7 8:-17
w+3 comma x me	1:-6 3:23 8:-9
w+3 comma x move	0:-14 1:35 2:-20 3:-29 4:-10 8:30
w+3 comma x must	0:-25 1:20 2:-15 3:34 4:-8 5:-10 8:-13
w+3 comma x not	0:31 1:-7 2:-7 3:-9
w+3 comma x of	0:9 2:-7 3:-10 4:-7 5:24 8:-11
w+3 comma x over	1:16
w+3 comma x play	0:13
w+3 comma x reach	0:-13 1:-6 2:14 3:-17 4:-6 5:-6 6:26 8:-7
w+3 comma x rel	2:16 3:-7
w+3 comma x stop	0:-6 1:-16 2:-11 3:36 4:6 5:-8 6:-7
w+3 comma x take	0:-14 2:-13 3:11 4:-10 5:26 8:-6
w+3 comma x the	0:28 2:-8 3:10 4:-7 8:-12
w+3 comma x to	0:9 2:-7 4:-14 8:10
w+3 comma x with	0:23 1:-10 2:10 3:-22 4:17 5:-6 6:-6 8:-9
w+3 comma x you	0:19 3:-14 4:11 8:-6
w+3 comma you O	0:12
w+3 comma you at	8:9
w+3 comma you me	0:8 1:-7 2:10
w+3 comma you must	3:11
w+3 comma you take	0:9 1:7 8:-6
w+3 comma you x	1:-12 2:-12 4:20 5:-9
w+3 cross the x	1:8
w+3 eat A edge	0:-8 2:-11 3:37 4:-6 6:-6
w+3 eat A obj	3:8
w+3 eat F and	1:12 2:-8
w+3 eat F edge	1:37 2:-27
w+3 eat F x	1:33 2:-13 3:-17
w+3 eat N edge	1:39 2:-32
w+3 eat O edge	1:16
w+3 eat edge edge	0:-7 3:38 4:-8 5:-10 8:-6
w+3 eat my F	1:-30 2:36
w+3 eat the F	1:-46 2:53 3:-7
w+3 fall comma x	2:21 3:-8 5:-6
w+3 fall edge edge	2:-13 3:-6 5:16 7:16 8:-8
w+3 fall x and	0:-12 1:-16 2:21 3:18 8:-8
w+3 fight A edge	1:-8 3:-8 6:19
w+3 fight A save	0:13 1:-6
w+3 fight at x	0:6
w+3 fight edge edge	6:12
w+3 fight many A	1:19 2:-12
w+3 for the A	0:6 1:-6 3:6
w+3 from A comma	1:-23 2:-16 3:11 4:43 5:-6 6:-6 8:-15
w+3 from A edge	2:-8 3:-6 8:18
w+3 from A move	0:-13 1:-20 2:20 3:21 4:-7 8:-8
w+3 from A obj	3:-10 8:23
w+3 from A stop	0:-14 2:31 3:-13 4:14 5:-6 8:-19
w+3 from A x	0:-8 3:-27 4:29 8:14
w+3 from F obj	1:-7 2:26 3:-7 8:-7
w+3 from F steal	0:8 1:-6
w+3 from H comma	4:9
w+3 from H edge	2:-10 3:-15 4:13 8:14
w+3 from N U	3:16 8:-8
w+3 from N at	0:-14 1:-6 2:-6 4:-15 5:-9 8:-15 9:41
w+3 from N but	0:10
w+3 from N comma	3:20 4:-11 8:-6
w+3 from N edge	2:-8 3:7 4:-9 5:20 8:-7
w+3 from N in	0:-18 1:-14 2:-8 3:12 4:-6 8:-11 9:30
w+3 from N move	0:-15 1:27 3:-12 8:6
w+3 from N of	0:-25 1:-6 2:-9 3:-18 5:-6 6:26 8:25
w+3 from N to	0:6
w+3 from O and	1:-10 3:18 8:-7
w+3 from O but	0:-6 3:-8 4:22
w+3 from O comma	0:-19 2:-6 3:-16 4:-10 5:16 8:28
w+3 from O from	0:13 3:-6
w+3 from O stop	3:-12 8:20
w+3 from O x	0:17 1:-6 2:-7 3:16 4:-6 8:-8
w+3 from U comma	1:14 2:-11 3:-15 4:21 8:-11
w+3 from U stop	0:-10 1:-14 2:-8 3:-13 4:-6 8:34
w+3 from a A	1:-6 4:15
w+3 from avoid A	2:14
w+3 from avoid edge	2:24
w+3 from many comma	0:16
w+3 from many edge	0:16
w+3 from many the	0:7 2:26 4:-22
w+3 from many x	2:-7 3:19
w+3 from the A	1:-14 2:-12 3:28 8:-6
w+3 from the N	0:-16 1:-7 2:-8 3:25 4:16 8:-6
w+3 from the O	0:-17 1:-11 2:-13 4:-8 8:-6 9:34
w+3 from the x	1:-12 3:10 4:14 8:-10
w+3 from x A	0:11 4:-10
w+3 from x N	0:6 3:-9 4:-6 8:17
w+3 from x U	1:12 2:-7 3:15 8:-14
w+3 from x and	0:-10 2:-8 3:7 8:19
w+3 from x avoid	2:13
w+3 from x comma	1:-12 2:7 3:-29 4:16 5:-10 8:25
w+3 from x many	0:16
w+3 from x stop	0:17 1:14 2:-7 3:-9 4:-6 8:-6
w+3 game edge edge	1:18 2:-11
w+3 game for the	1:17 3:-7
w+3 game if a	0:16 1:-9
w+3 game with A	0:-10 1:28 2:-7 3:-6
w+3 game with a	0:18 1:-10
w+3 guard N from	0:6
w+3 guard edge edge	2:8 3:-9 4:12
w+3 guard the N	2:23 3:-7
w+3 guard the O	1:35 2:-16 3:-10 4:-12
w+3 guard the x	1:12
w+3 hit comma many	0:17 2:-6
w+3 hit x edge	0:10
w+3 in A comma	2:-6 3:18 6:8 8:-8
w+3 in A edge	0:-12 2:26 3:-10 4:-6 6:10 8:-8
w+3 in A rel	0:-22 2:-12 3:-17 4:-10 6:23 8:25 9:-7
w+3 in A x	0:6 3:-14 4:-6 6:-11 8:27
w+3 in F x	1:-8 2:-6 3:-11 4:-7 8:30
w+3 in H edge	0:-7 3:15 6:10
w+3 in N and	3:23 4:-8 5:-12 8:7
w+3 in N comma	0:6 3:-12 4:-8 8:20
w+3 in N edge	1:-16 3:15 4:-7 5:10 6:10 8:-9
w+3 in N in	1:10 3:12
w+3 in N with	0:-7 2:-9 3:16 4:-6 5:21 8:-22
w+3 in N x	0:-16 1:13 2:12 3:11 4:-6 8:-8
w+3 in O U	0:7 3:10
w+3 in O and	0:9 1:15 2:-6 3:-22 4:-9 5:-15 8:26
w+3 in O comma	0:20 2:-14 3:23 4:-7 5:-6 6:-8 8:-13
w+3 in O edge	0:-9 1:10 2:-7 3:16 4:-6 8:-8
w+3 in O from	0:14 3:-7
w+3 in O move	2:17 3:-7
w+3 in O not	3:9
w+3 in O of	0:-7 1:-9 8:24
w+3 in O stop	0:-10 3:-10 4:-6 8:29
w+3 in O take	0:-14 1:23 3:-16 8:21 9:-6
w+3 in O with	3:11
w+3 in O x	0:7 1:-6 3:-11 4:-8 5:-7 8:25
w+3 in U U	0:-21 1:24 2:-7 3:-21 4:14 8:9
w+3 in U but	3:12
w+3 in U comma	1:-9 2:-15 3:31 4:-12 5:-6 8:-22 9:20
w+3 in U edge	0:15
w+3 in U is	3:-9 4:-7 8:20
w+3 in U x	0:-12 1:-17 2:16 3:23 4:-11 5:8 6:-10 9:-6
w+3 in V and	4:-16 8:26
w+3 in V comma	0:14 3:-7
w+3 in V edge	0:-6 3:13
w+3 in V in	1:-9 3:21
w+3 in V vs	1:28 3:-9 6:-7
w+3 in a O	1:-13 3:32 4:-6 8:-10
w+3 in a x	0:-7 1:35 3:-26 6:-6
w+3 in bring comma	2:-6 4:26 8:-10
w+3 in comma A	0:13
w+3 in comma V	3:-12 4:16 8:-8
w+3 in comma x	0:-8 8:22
w+3 in edge edge	3:-7 4:-6 5:-6 8:22
w+3 in many O	0:10
w+3 in many U	1:16 8:-9
w+3 in many stop	8:13
w+3 in many x	2:-9 3:32 4:-9 8:-9
w+3 in me comma	1:10
w+3 in obj move	0:19 2:-6
w+3 in stop x	8:16
w+3 in the A	1:12 3:20 4:-11 8:-15
w+3 in the N	0:14 2:6 3:16 4:-14 8:-11
w+3 in the O	1:17 2:-10 4:13 5:-8 6:-6 8:-7
w+3 in the U	1:26 2:-8 3:-24 4:-8 5:-6 8:-13 9:24
w+3 in the V	0:18
w+3 in the many	0:13
w+3 in the x	1:-13 2:-8 3:9 4:11 5:14 6:-7
w+3 in x A	0:10 3:-7 4:-6 8:13
w+3 in x N	1:9 3:-8 8:16
w+3 in x O	0:8 1:14 2:-24 3:18 4:-14 5:-10
w+3 in x U	0:6 1:-21 2:14 3:-10 4:-9 8:24
w+3 in x a	0:10 2:28 3:-27 6:-6
w+3 in x and	2:-28 3:15 4:-13 5:36 8:-9
w+3 in x at	1:6 5:7
w+3 in x but	4:18 5:-7
w+3 in x comma	0:8 1:-10 3:9 6:-7 9:9
w+3 in x edge	0:-6 1:-10 3:-14 4:20 5:20 6:-6 8:-11
w+3 in x game	3:-6 8:23
w+3 in x in	0:-6 1:38 2:-13 3:-7 8:-10
w+3 in x is	2:15 3:-6
w+3 in x kind	0:-6 3:-8 8:19
w+3 in x of	0:-23 1:-10 2:19 3:-18 4:-11 6:34 8:-10
w+3 in x stop	2:14 5:-7 6:-6
w+3 in x take	0:-8 8:16
w+3 is U edge	0:11
w+3 is a A	0:18
w+3 is a x	1:12
w+3 is comma N	1:15
w+3 is comma O	0:7
w+3 is edge edge	3:-14 4:29 5:-8 8:-9
w+3 is stop x	0:21 3:-6
w+3 is the A	0:-8 1:-17 2:19 3:24 4:-14 8:-9
w+3 is the x	0:15
w+3 is x and	0:25 2:-9 3:-8
w+3 is x comma	1:27 2:-9 3:-7 4:-8 8:-6
w+3 is x of	1:-24 2:-12 3:31
w+3 is x stop	0:-26 1:6 2:-21 3:-27 4:51 5:-6 6:-6 7:-6 8:-11
w+3 kind U comma	0:-8 2:30 3:-16 8:-7
w+3 kind but not	3:6
w+3 kind comma but	3:6
w+3 kind comma you	0:14 1:-7
w+3 kind edge edge	0:-11 3:26
w+3 kind with A	1:10
w+3 kind with many	1:14 2:-6
w+3 make F and	0:-6 1:34 3:-8 4:-8
w+3 make U x	0:15 3:-8
w+3 make is edge	1:-11 2:-7 3:-8 8:22
w+3 many U O	0:12
w+3 many U comma	2:14
w+3 many U x	0:26 3:-10
w+3 many at many	0:20 3:-8
w+3 many comma A	0:7
w+3 many comma N	2:-6 3:14
w+3 many comma U	0:-6 1:25 2:-10 3:-7
w+3 many comma stop	0:22 2:-8
w+3 many comma x	0:8
w+3 many many many	0:-17 1:-16 2:-10 3:-9 4:24 7:24 8:-11
w+3 many stop edge	2:-6 4:20
w+3 many take N	0:-13 1:25 8:-6
w+3 many x U	0:-8 2:-7 3:7 4:-11 8:21
w+3 many x comma	0:6 1:-9 4:-6 6:-10 8:22
w+3 many x edge	2:-11 3:-22 4:-9 5:-13 6:40
w+3 many x many	0:20 1:-6
w+3 many x of	3:8
w+3 many x stop	0:7 1:27 2:-11 3:-11 4:-7
w+3 match U U	0:14 3:-7
w+3 match comma many	0:-6 3:15
w+3 me U comma	0:-24 1:-8 2:20 4:-9 5:-8 6:-7 8:16
w+3 me chase stop	2:12
w+3 me edge edge	0:12
w+3 me x at	2:-8 3:-13 4:26 8:-10
w+3 me x comma	0:28 4:-6
w+3 me x edge	0:-12 2:28 3:-6 8:-12
w+3 move A edge	0:-17 1:-54 2:-11 3:-18 4:-6 6:-6 8:72
w+3 move N and	1:21 2:-10
w+3 move U and	2:14
w+3 move U comma	0:-6 2:9 8:14
w+3 move a V	0:11 3:-7
w+3 move a x	0:14 1:-6
w+3 move comma many	0:14
w+3 move comma x	1:21 3:-9 8:-11
w+3 move edge edge	0:-20 2:25 3:-22 4:19 6:-7 8:-17
w+3 move from a	1:-27 2:-11 3:-6 4:38
w+3 move from x	1:13
w+3 move in N	0:6 1:14 2:-7
w+3 move in O	1:23
w+3 move in the	0:-6 1:41 3:-19 8:-9
w+3 move in x	1:15
w+3 move is stop	0:9
w+3 move of N	1:10
w+3 move of O	0:8
w+3 move the O	0:-8 1:-19 2:-18 3:39 8:-6
w+3 move the U	1:-28 2:39 3:-8 8:-7
w+3 move the x	0:16 8:-6
w+3 move x O	0:-7 2:-10 3:-6 4:-9 5:32 8:-13
w+3 move x at	1:-8 3:16 8:-7
w+3 move x comma	1:-10 2:-9 3:28 4:-7 6:-9 8:10
w+3 move x edge	0:13 1:18 2:-14 8:-6
w+3 move x in	1:14 2:-10 3:11
w+3 move x is	1:-7 2:-12 3:-10 8:29
w+3 move x many	0:-9 2:26 8:-16
w+3 move x stop	0:15
w+3 move x the	1:16
w+3 must U O	0:-7 1:12 2:14 3:-6
w+3 must cross the	1:11
w+3 must guard the	1:17 2:-7
w+3 must steal edge	2:7
w+3 must steal me	0:7
w+3 must take N	0:-6 1:8 2:-8 5:20 8:-7
w+3 must the A	0:9
w+3 must the F	0:-7 1:-23 2:40 3:-10 4:-9 7:-8
w+3 must x a	1:-8 2:-11 3:-12 4:26
w+3 must x at	0:-6 1:23 2:-6
w+3 must x the	0:-8 1:6 2:19 3:-6 4:-7
w+3 not edge edge	2:-7 3:-7 5:23 8:-7
w+3 not move x	1:-13 4:-13 8:28
w+3 not rel me	0:-11 1:35 4:-16 5:-8 8:-19
w+3 not rel x	0:-9 1:-6 4:29 8:-16
w+3 not stop x	0:13
w+3 not take comma	0:-6 2:19 3:-28 4:25
w+3 not touch N	4:13
w+3 not x comma	0:8 1:-12 3:-19 4:13 6:18
w+3 not x edge	1:10 2:-15 5:11 6:-6
w+3 not x not	0:-14 1:8 2:29 3:-9 4:-7 5:-11
w+3 not x stop	0:-18 1:-28 2:-28 3:11 4:15 5:19 6:-6 7:-6 8:18
w+3 not x the	0:-10 2:-6 3:8 4:19 8:-11
w+3 obj A to	2:-6 3:-21 6:36
w+3 obj N reach	1:14 2:-8 3:17 4:-11
w+3 obj N to	1:13 2:-6
w+3 obj U with	0:-14 1:-7 2:38 4:-7 6:-7 8:-6
w+3 obj U x	0:14
w+3 obj avoid A	1:-17 2:40 3:-15
w+3 obj avoid but	0:24 2:-10 5:-6
w+3 obj avoid game	2:16
w+3 obj avoid kind	2:15
w+3 obj avoid x	0:-10 2:10 3:-12 4:-6 5:26 6:-6
w+3 obj bring x	2:-12 4:-10 9:29
w+3 obj eat A	1:-9 2:-6 3:21
w+3 obj guard comma	0:-6 3:-9 4:29 8:-6
w+3 obj hit x	2:16 3:-7
w+3 obj make x	2:-6 3:6 4:-10 5:-6 8:-11 9:24
w+3 obj many O	0:6 3:6
w+3 obj many x	0:9 3:12
w+3 obj match x	3:14
w+3 obj move x	0:-7 1:-7 2:-16 3:-6 4:-8 5:24 8:12
w+3 obj subj x	0:7 2:-8 3:-22 6:26
w+3 obj take A	2:-11 3:30
w+3 obj take H	2:-6 3:23
w+3 obj take but	3:9
w+3 obj take comma	0:10 3:6
w+3 obj take edge	0:-8 1:-7 2:10 3:19 4:-7
w+3 obj take game	2:-11 3:20
w+3 obj take kind	3:16
w+3 obj take stop	0:8
w+3 obj take x	2:-7 3:19
w+3 obj throw edge	0:-6 3:-7 6:23
w+3 obj throw x	3:-12 6:23
w+3 obj x N	0:-16 1:-8 2:-16 3:29 4:-7 6:18
w+3 obj x O	3:16
w+3 obj x U	3:8
w+3 obj x and	0:-10 2:-7 3:32 4:-6 5:-6
w+3 obj x comma	1:-8 2:30 3:-34 5:-7 6:-7 8:13
w+3 obj x edge	4:12
w+3 obj x not	0:-11 2:8 3:-12 4:-8 5:30 8:-9 9:-6
w+3 obj x obj	0:-8 3:34 4:-11 8:-9
w+3 obj x stop	0:11 3:7 4:-9 5:9 8:-7
w+3 of A comma	0:9 3:7
w+3 of A edge	0:9 2:-8 4:15
w+3 of A stop	0:16
w+3 of A x	1:-14 2:41 3:-16 4:-17 8:-6
w+3 of F comma	2:-11 3:23 4:-7
w+3 of F edge	0:24 2:15 3:-26
w+3 of F in	3:22 4:-7
w+3 of F stop	0:-24 1:-6 2:-13 4:-7 5:26 6:-6 7:19 8:-10
w+3 of F x	1:10 2:21 3:-17 4:-7 5:-6 8:-7
w+3 of H comma	0:18 4:-7
w+3 of N comma	0:17 1:-7 3:-8
w+3 of N stop	0:15 8:-6
w+3 of O comma	0:13 3:-9 4:-7 5:23 8:-13
w+3 of O edge	0:-17 2:-9 3:11 4:-14 5:33 6:-10 8:-12
w+3 of O from	0:13 3:-6
w+3 of O in	0:-12 2:-17 3:13 4:28 5:-7 8:-17 9:-6
w+3 of O obj	0:-15 1:19 3:-16 8:20
w+3 of O stop	0:-9 4:-17 8:27
w+3 of O x	0:-16 2:-11 3:22 4:19 5:-6 6:-6 8:-14
w+3 of U U	0:16 8:-6
w+3 of U comma	2:23 3:-6 4:-6
w+3 of U for	0:14 8:-7
w+3 of U in	0:-9 1:-11 3:-13 4:-8 5:-9 8:42
w+3 of U of	0:23 8:-11
w+3 of U x	1:-14 8:20
w+3 of a A	0:10
w+3 of and x	0:-15 1:-10 2:-19 3:-10 4:31 5:19 8:-8
w+3 of comma F	1:35 3:-12 4:-6 8:-19
w+3 of comma x	0:16
w+3 of edge edge	0:13 2:-7 3:-6 4:-7 5:8 8:6
w+3 of for many	0:8
w+3 of game comma	1:28 2:-15
w+3 of game edge	0:-9 1:42 2:-23 3:-8 4:-7
w+3 of kind comma	3:8
w+3 of kind edge	0:-12 2:23 3:7 9:-8
w+3 of many O	0:13 1:-6
w+3 of many x	0:15 1:9 2:-9 3:11 4:-7 5:-6 8:-12
w+3 of match edge	1:-6 3:20
w+3 of move in	4:9
w+3 of race edge	1:9
w+3 of stop many	0:12 3:-6
w+3 of take x	0:-13 3:-9 5:30 8:-8
w+3 of the N	0:23 3:-7 8:-6
w+3 of the x	0:-7 3:-7 4:37 8:-17
w+3 of word:enemy avoid	1:-17 2:35 3:-19 6:-6
w+3 of x O	0:-12 3:13 4:-8 5:28 8:-25
w+3 of x U	0:14 3:-7
w+3 of x and	0:-7 2:-7 3:11 4:-7 5:12
w+3 of x comma	1:35 2:-11 3:-11 4:-15 5:-8 6:-6 9:12
w+3 of x edge	0:8 1:-16 2:-13 3:21 4:-12 5:-9 8:15
w+3 of x from	3:-11 8:20
w+3 of x in	1:-27 2:-9 3:34
w+3 of x stop	1:-9 2:-11 3:20 4:-7 5:20 8:-14
w+3 of x to	0:-12 2:24 3:-14 4:-7 5:-7 8:6
w+3 of x with	0:11 3:-9 4:-6 8:14
w+3 or U x	0:-18 2:19 3:7 8:-6
w+3 or the x	0:18 3:-6 4:-6
w+3 over N comma	0:-6 1:-7 3:22
w+3 over O and	1:16
w+3 over O comma	1:16
w+3 over edge edge	1:-10 2:-14 3:-8 5:24
w+3 over many U	0:-18 1:-9 2:29 3:6 4:-7 5:-9 8:-6
w+3 over the O	1:31 2:-18 3:-7
w+3 over x U	0:-9 3:17 5:9 8:-8
w+3 over x edge	0:-18 1:14 2:-6 3:13 8:-6
w+3 play comma x	0:-7 1:25
w+3 play edge edge	0:9
w+3 play from x	0:11
w+3 play x comma	0:17
w+3 push F edge	1:19
w+3 push O at	0:-13 1:36 3:-10 8:-7
w+3 push x V	1:12
w+3 race comma many	1:6
w+3 race edge edge	1:13
w+3 reach N not	1:24 3:-14
w+3 reach and avoid	3:16
w+3 reach bring comma	3:-8 4:22
w+3 reach bring edge	4:7 5:13 8:-7
w+3 reach edge edge	1:-6 2:8 3:-10 4:24 5:-8 8:-7
w+3 reach the N	1:25 2:-6 4:-7 8:-6
w+3 reach the O	0:8 3:12 8:-6
w+3 rel O at	1:7
w+3 rel eat F	1:19 3:-8
w+3 rel fall of	0:6 1:-7 2:-22 3:24
w+3 rel me x	0:-7 2:-9 3:25 4:-11 6:-6
w+3 rel move U	0:6 1:-7 2:25 3:-9 5:-6 8:-14
w+3 rel move a	1:13
w+3 rel move edge	0:-7 1:-29 3:45 6:-6 8:-9
w+3 rel move from	0:-7 1:-11 2:-6 3:37 8:-9
w+3 rel move over	1:7
w+3 rel move x	0:-6 1:30 3:-18 8:-6
w+3 rel must x	0:16
w+3 rel not must	1:38 3:-26
w+3 rel save A	0:12
w+3 rel save the	1:15
w+3 rel take A	1:16
w+3 rel take O	0:6
w+3 rel take x	2:-10 3:-6 4:14
w+3 rel the U	2:-11 3:-11 4:12 5:19 8:-10
w+3 rel throw F	1:15
w+3 rel x A	1:19 2:15 3:-16 4:-8 8:-9
w+3 rel x comma	0:-12 1:-14 2:-18 3:17 5:15 6:-8 8:9 9:-6
w+3 rel x edge	0:-7 1:-19 2:41 3:-10 4:-8 8:-6
w+3 rel x from	1:12
w+3 rel x in	0:21 2:-7 3:-6
w+3 rel x many	0:-8 2:-11 3:-6 7:24
w+3 rel x the	0:-24 1:18 4:-13 5:-9 7:-6 8:14
w+3 rel x to	1:-7 2:-18 3:-10 8:28
w+3 save A from	1:7
w+3 save A of	0:-8 1:22
w+3 save edge edge	1:-9 4:18
w+3 shoot F at	1:14 2:-10
w+3 shoot F to	1:12 2:-7
w+3 shoot F vs	1:8
w+3 shoot H at	1:15 2:-6
w+3 shoot at A	1:17 2:-8
w+3 shoot edge edge	1:-26 2:25 6:16
w+3 sneak A edge	4:14
w+3 sneak and steal	2:17
w+3 sneak by the	2:-6 3:11
w+3 sneak edge edge	1:-9 2:24
w+3 sneak sneak A	1:20 2:-8
w+3 steal A sneak	1:16 2:-8
w+3 steal F from	1:38 2:-26
w+3 steal F in	0:6 1:8 2:-6
w+3 steal O comma	2:14
w+3 steal is edge	2:8 3:6
w+3 steal me x	1:-32 2:40 3:-6
w+3 steal my F	1:-32 2:36
w+3 steal the A	1:18 2:-10
w+3 steal the F	1:9
w+3 stop A U	4:12
w+3 stop A comma	0:-18 1:-6 2:-7 3:-18 4:15 5:-10 8:29
w+3 stop A subj	0:9
w+3 stop A x	0:-6 4:15
w+3 stop F in	0:11
w+3 stop O comma	0:13
w+3 stop O x	1:-11 2:-12 3:-11 4:-16 8:39
w+3 stop U O	0:-7 1:-7 3:-10 4:-12 8:30
w+3 stop U U	0:16
w+3 stop U in	0:-13 1:-10 3:35 4:-10 8:-7
w+3 stop U subj	0:8 3:7
w+3 stop U x	0:-8 2:-7 3:-14 4:-8 7:25 8:7
w+3 stop V must	0:-7 1:20
w+3 stop V x	1:26 3:-9 8:-8
w+3 stop a U	0:-21 1:-15 2:-16 3:27 4:23 8:-11
w+3 stop a x	3:-7 4:-8 5:-7 6:27 8:-7
w+3 stop at the	0:14
w+3 stop comma comma	0:19 3:-9
w+3 stop comma edge	0:34 1:17 2:-13 3:-16 4:-6 8:-7
w+3 stop comma stop	0:17 4:-6
w+3 stop comma the	0:12
w+3 stop edge edge	0:13 4:-9 5:-6 6:-6 7:9
w+3 stop for x	0:9
w+3 stop if the	3:-16 4:19
w+3 stop in x	0:16 2:-10 4:14 8:-9
w+3 stop many A	0:-12 1:-13 2:20 3:-12 4:-9 5:24 8:-13
w+3 stop many O	0:6 2:-6 3:-20 4:-7 5:29 8:-9
w+3 stop many U	0:-27 1:-9 2:-9 3:46 4:9 5:-6 8:-20
w+3 stop many V	0:-7 2:-6 4:-6 8:24
w+3 stop many many	1:24 3:-9 4:-6 5:-7 6:-22 9:15
w+3 stop many move	0:35 2:-6 3:-8 4:-6 8:-6
w+3 stop many throw	3:17
w+3 stop many x	2:19 3:-18 4:-8 5:19 7:-6 8:-17
w+3 stop me must	5:12
w+3 stop must x	0:23 3:-6
w+3 stop my A	1:-31 2:-12 3:-13 4:-7 8:43
w+3 stop not must	0:-20 2:20 3:-12 4:-18 5:-7 8:30
w+3 stop not x	1:16 2:-18 3:10 4:11 5:-7 8:-15
w+3 stop the A	2:-10 5:-7 8:18
w+3 stop the O	3:14
w+3 stop the x	0:-15 1:8 2:-15 3:-20 4:19 5:-10 6:-6 8:19
w+3 stop x A	0:23 2:-9 3:-7
w+3 stop x F	1:-12 2:-8 3:24
w+3 stop x H	0:14
w+3 stop x N	0:-24 1:-23 2:-13 3:23 4:-12 5:-8 6:36 8:-18
w+3 stop x O	0:19 1:11 2:-9 3:-16 4:-14 5:-14 8:21
w+3 stop x U	0:14 2:-6 3:8 4:8 8:-13
w+3 stop x V	0:-6 1:-7 2:-6 3:-11 4:9 8:18
w+3 stop x a	0:6 1:-11 2:22 4:-7 8:-8
w+3 stop x and	0:10 1:-6 2:11 3:-8
w+3 stop x at	0:-30 1:32 2:-6 3:15 4:-9 5:-6 8:-11
w+3 stop x comma	0:-16 1:-11 2:-13 3:17 4:10 5:8 6:-7 7:-7 8:10
w+3 stop x edge	0:24 1:-8 3:-8
w+3 stop x if	1:28 2:-8 3:-8
w+3 stop x in	1:24 4:-9 8:-11
w+3 stop x many	1:-7 2:16 3:-18 4:-12 5:-6 6:-7 7:18 8:6 9:-6
w+3 stop x me	0:36 2:-7 3:-11
w+3 stop x must	0:7 2:18 5:-7
w+3 stop x not	0:-18 1:-6 2:-10 3:-11 4:12 5:21 6:-8 7:-6 8:9
w+3 stop x of	0:-20 1:-10 2:-24 3:-11 4:-8 5:31 6:-6 8:26
w+3 stop x stop	0:6 1:-7 2:-9 4:15 8:-10
w+3 stop x take	0:15 4:-9
w+3 stop x the	0:-12 3:-13 4:6 5:-6 8:23
w+3 stop x to	3:21 8:-6
w+3 stop x with	0:-11 1:-15 2:12 3:29 4:-10 8:-13
w+3 stop x you	0:6 3:19 4:-10 6:-6 8:-9
w+3 stop you U	2:32 3:-7 4:-12 8:-20
w+3 stop you hit	0:16
w+3 stop you must	0:13
w+3 stop you x	1:-9 2:17 3:-9 4:11
w+3 subj A and	2:-12 9:19
w+3 subj A from	1:19 2:-7
w+3 subj A obj	1:31 2:-12 3:-7
w+3 subj A to	0:11 1:15 2:-16
w+3 subj F obj	1:32 2:-11
w+3 subj H obj	1:15
w+3 subj H to	1:15
w+3 subj N obj	0:-8 1:14 2:8 3:-7
w+3 subj N to	1:15
w+3 subj O edge	4:-9 5:-7 8:22
w+3 subj O obj	1:25 2:-9
w+3 subj O with	1:14 2:-7
w+3 subj U U	0:16
w+3 subj U edge	0:-21 1:-14 2:17 3:24 8:-6
w+3 subj U to	2:-9 3:17
w+3 subj U with	0:14 1:-10 2:-8 3:-7 6:20
w+3 subj U x	0:6 1:-21 2:-7 3:-11 8:28
w+3 subj a x	1:-6 2:-14 3:20
w+3 subj comma A	0:16
w+3 subj comma U	3:19
w+3 subj comma x	0:9
w+3 subj edge edge	0:-6 1:43 2:-21 4:-7
w+3 subj fall x	0:9 3:12 8:-7
w+3 subj guard x	1:-21 2:30
w+3 subj is x	0:-11 1:8 2:-6 3:-16 5:-7 8:29
w+3 subj many x	1:-6 2:-9 3:33 4:-8 5:-7 8:-9
w+3 subj move edge	0:-8 1:27 2:-9 8:-6
w+3 subj x F	1:6 2:-17 3:-19 4:30 8:-7
w+3 subj x O	1:-19 2:-9 3:37 4:-6 8:-9
w+3 subj x U	0:6 1:-6 2:-9 3:-10 4:22
w+3 subj x also	0:-14 1:12 2:-16 3:26 8:-6
w+3 subj x but	1:-26 2:31 3:-7
w+3 subj x comma	0:19 1:-7 2:7 8:-6
w+3 subj x fall	0:-10 1:13 3:10 4:-6 8:-8
w+3 subj x if	0:16
w+3 subj x not	0:-13 1:-7 3:-20 5:22 8:15
w+3 subj x obj	1:16 2:-9
w+3 subj x of	1:-11 3:18 8:-6
w+3 subj x stop	1:-24 3:-22 4:-15 5:33 8:10 9:-6
w+3 subj x subj	0:-22 1:-10 2:12 3:30 4:-7 5:-6 8:-7
w+3 take A but	1:14
w+3 take A comma	1:-19 2:26
w+3 take A edge	0:-8 1:-11 2:-9 3:38 8:-14
w+3 take F and	0:8 1:16 8:-9
w+3 take F avoid	1:6 8:11
w+3 take F comma	1:15
w+3 take F edge	1:24 2:-10
w+3 take F from	1:10
w+3 take F in	1:15 2:-7
w+3 take N and	1:8
w+3 take O comma	0:15
w+3 take O edge	0:-7 1:24 3:-6
w+3 take O in	0:7
w+3 take O stop	1:6
w+3 take O with	3:7
w+3 take U edge	0:-11 2:25 3:7 4:-6 5:-13 8:-6
w+3 take U x	1:6
w+3 take a O	1:19
w+3 take and A	0:-10 2:-6 3:29 4:-6 8:-6
w+3 take and H	3:6
w+3 take and from	0:8
w+3 take comma avoid	0:-6 2:-14 3:33 4:-12
w+3 take comma but	3:19
w+3 take comma many	0:-8 1:8 3:12
w+3 take comma x	0:-9 1:-30 2:-15 3:45
w+3 take edge edge	3:21
w+3 take fall F	1:10
w+3 take from F	1:12
w+3 take is and	2:-6 3:21
w+3 take many A	5:-8 8:17
w+3 take many F	2:8
w+3 take stop U	3:14
w+3 take stop many	1:-7 2:-6 3:-16 4:25
w+3 take the O	0:16 1:16 3:-9 8:-9
w+3 take x comma	1:10 2:-6
w+3 take x edge	0:9 2:-7
w+3 take x stop	0:8 1:-18 2:32 3:-20
w+3 take you x	0:11 1:-6 2:16 3:-11 4:-6
w+3 the A chase	1:-11 2:24
w+3 the A comma	0:-11 2:-9 3:-8 4:-7 8:35
w+3 the A from	1:12
w+3 the A stop	0:8 3:-6 8:8
w+3 the F at	1:14
w+3 the F edge	2:24 3:-13
w+3 the F take	0:-8 1:21 8:-7
w+3 the N edge	0:12 3:9 5:-6
w+3 the O comma	1:-7 3:-18 4:26
w+3 the O from	0:-17 1:9 3:21 8:-6
w+3 the O x	0:23 3:-6
w+3 the U and	0:-7 2:13 3:7
w+3 the U comma	0:18 3:-7
w+3 the U edge	2:34 3:-22 4:-9 8:-12
w+3 the U from	1:-19 3:27
w+3 the U stop	0:-14 1:-10 2:19 3:20 4:-6 5:-6 8:-9
w+3 the U x	0:-9 1:-12 2:-10 3:-14 4:-6 5:18 7:25 8:-6
w+3 the guard edge	1:24 2:-7 4:-8
w+3 the my F	0:-7 1:-7 2:32 3:-7 4:-6
w+3 the x A	1:18 2:-10
w+3 the x and	0:-10 1:22 2:-11 3:-15 8:20
w+3 the x comma	1:-11 2:-8 3:8 4:16 5:-6 8:-12
w+3 the x of	0:16 3:-6
w+3 the x stop	2:21 3:-7 8:-7
w+3 the x with	3:-6 4:-6 8:17
w+3 throw A edge	0:-9 1:-19 3:-14 6:41
w+3 throw F at	2:21 3:-7 6:-15 8:-7
w+3 throw F edge	1:8 2:12 4:-6
w+3 throw O at	1:44 2:-13 3:-6 4:-6 6:-9 8:-10
w+3 throw O edge	0:-6 1:-29 2:39
w+3 throw U at	0:-6 1:34 2:-11 6:-7
w+3 throw at A	1:-8 3:-9 6:23
w+3 throw comma many	0:15 2:-10 3:-8 6:16
w+3 throw comma x	1:17 2:-17 3:-9 4:26 6:-18 8:-8
w+3 throw edge edge	0:-10 1:-19 3:-22 4:-10 6:48 8:-7
w+3 throw game edge	1:-8 3:-11 6:23
w+3 throw many F	1:17
w+3 to A but	0:13
w+3 to A edge	6:15
w+3 to A stop	3:-21 6:28
w+3 to A x	0:-9 4:-17 8:32
w+3 to F obj	2:20
w+3 to F throw	1:-6 2:20
w+3 to N comma	1:26 2:-13 3:17 4:-14 5:-7 8:-7
w+3 to N edge	0:-25 2:-6 3:34 8:-6
w+3 to N obj	0:19 4:-12
w+3 to O comma	3:19 8:-8
w+3 to O in	3:-11 8:22
w+3 to O obj	1:-24 2:35
w+3 to O x	0:-11 1:-14 2:13 3:-17 4:-12 8:33
w+3 to U comma	0:-20 1:14 2:-21 3:24 4:-20 5:29 6:-10 8:-19 9:-6
w+3 to U edge	1:-7 2:24 4:-13 5:19 8:-22
w+3 to attack comma	0:7 2:17 4:-9
w+3 to avoid edge	0:-6 2:31 4:-9
w+3 to avoid x	2:19 4:-9
w+3 to bring comma	1:-12 2:-10 4:30
w+3 to chase x	1:-19 2:30
w+3 to comma many	0:8
w+3 to comma x	0:6 3:-11 4:23 8:-8
w+3 to edge edge	4:15
w+3 to hit x	2:28 4:-8 5:-6 8:-10
w+3 to move x	0:-13 3:24 4:17 5:-7 6:-15 8:-7
w+3 to reach the	2:8 3:-10 5:-26 8:34
w+3 to save the	2:15
w+3 to sneak x	2:17 4:-7
w+3 to steal the	0:9 8:-7
w+3 to subj x	0:-16 2:15 3:-10 4:-15 8:27
w+3 to take stop	3:-6 4:18 8:-6
w+3 to the N	0:11 3:7
w+3 to the O	0:11 2:-16 3:-12 4:-6 5:23
w+3 to the U	3:-17 4:33 5:-12 8:-8
w+3 to the x	1:-6 2:-6 3:33 4:-11 5:-7 8:-13
w+3 to throw edge	0:-6 2:-6 3:-8 4:12 6:15
w+3 to touch x	2:-10 4:-11 5:30 8:-6
w+3 to x A	0:-13 1:-8 2:-6 3:-16 4:22 6:24 8:-14
w+3 to x U	0:9
w+3 to x and	0:-11 1:21 3:-15 4:14 8:-12
w+3 to x comma	1:21 2:-9 3:6 4:-13 6:-7
w+3 to x edge	0:7 2:15 3:-10 8:-8
w+3 to x in	0:-11 1:16 2:-10 3:17 8:-7
w+3 to x many	3:-15 8:19
w+3 to x must	0:-12 1:-9 2:-9 4:36 8:-11
w+3 to x of	4:28 8:-16
w+3 to x or	0:-10 2:20 4:10 8:-10
w+3 to x stop	0:16 2:-7 3:10 4:-7
w+3 vs A comma	0:-11 1:23 2:-14 3:-8 6:21 8:-8
w+3 vs A edge	1:29 2:-11 3:-14 4:11 6:8 8:-18
w+3 vs A of	1:20 2:-10
w+3 vs F comma	0:7 1:-9 3:12
w+3 vs F edge	0:6 1:21 3:-17
w+3 vs H and	4:12 8:-7
w+3 vs H comma	0:-8 1:23 3:-14 4:9 8:-10
w+3 vs H edge	0:-15 1:21 2:-23 3:-15 4:-10 5:-6 6:-6 8:-6 9:39
w+3 vs N edge	1:20 2:-8 3:-14
w+3 vs O comma	0:19 1:-8
w+3 vs O edge	1:40 2:-12 3:-14 5:-8
w+3 vs a A	0:21 3:-9
w+3 vs many A	1:23 2:-9 3:-11 4:7 8:-8
w+3 vs many H	0:-9 1:-18 2:-24 3:-10 4:-8 6:26 9:27
w+3 vs my A	0:22 1:-8
w+3 vs the A	0:-8 3:-16 4:28
w+3 vs the x	0:28 1:-13 3:-7
w+3 vs x U	0:-14 1:-8 3:15 4:-8 8:21
w+3 with A comma	1:-11 2:-14 3:-19 4:36 8:-9
w+3 with A edge	0:23 1:-8
w+3 with A of	0:-8 1:9 3:-8 5:-6 6:21 8:-8
w+3 with A x	0:-11 2:15 4:-15 5:-6 8:23
w+3 with F comma	0:-11 1:-6 2:-6 3:41 4:-9
w+3 with F edge	0:-6 1:-32 2:11 3:-13 4:27 5:-7 6:-11 8:18
w+3 with F obj	0:-22 1:19 3:-16 8:21
w+3 with O and	0:14 1:-8
w+3 with O comma	1:18 3:-9 4:8 5:-6 8:-9
w+3 with O edge	0:-12 1:-8 2:-7 4:-16 5:40 8:-15
w+3 with O x	0:19 3:-6
w+3 with U comma	1:-9 2:16 3:22 4:-20 8:-14
w+3 with U edge	0:9 2:10
w+3 with U many	0:8 1:17 8:-8
w+3 with U stop	0:-14 1:-7 3:35 4:-6 6:-7 8:-7
w+3 with U x	1:16 3:-6
w+3 with V U	3:-17 4:-8 8:30
w+3 with V edge	0:-12 1:-14 3:28 8:-6
w+3 with a A	0:21 1:-11 3:12 4:-6 8:-7
w+3 with a H	3:23 8:-7
w+3 with a O	0:-10 1:12 2:-9 5:17 6:-8
w+3 with a U	2:-6 3:-19 4:29 8:-7
w+3 with a V	1:-7 3:14
w+3 with a x	0:-6 1:18 2:8 3:-17 4:14 8:-9
w+3 with comma x	1:-20 2:31 3:-11
w+3 with edge edge	0:-28 1:26 2:6 3:-14 5:-10 6:-14 7:-6 8:14 9:-6
w+3 with fight x	0:-18 1:-7 2:-9 3:23 4:-6 6:16 8:-11
w+3 with make stop	0:13
w+3 with many O	0:7 1:18 2:-6 4:-10
w+3 with many move	1:11 2:-6
w+3 with many x	0:27 1:-9
w+3 with take comma	1:23 3:-8
w+3 with the F	0:12 3:-6
w+3 with the O	1:-9 2:8 3:7 4:-13 8:14
w+3 with the U	3:-13 4:30 8:-10
w+3 with the x	3:-6 4:29 8:-22
w+3 with x O	0:15
w+3 with x U	0:7 3:-12 4:17
w+3 with x and	0:16
w+3 with x comma	0:7 2:-6 3:-19 4:-14 6:33 8:-13
w+3 with x edge	3:28 4:-7 5:-6 6:-8 8:-11
w+3 with x many	0:-7 1:-13 6:31 8:-6
w+3 with x must	0:9
w+3 word:boss edge edge	1:-10 2:-11 7:30
w+3 x A U	0:-17 1:-11 2:19 3:-18 4:-7 5:27 8:-8
w+3 x A comma	0:22 1:-13 2:-8 3:-13 4:-7 8:22
w+3 x A edge	1:-10 2:-13 3:9 4:-9 5:-6 8:23
w+3 x A from	1:7 2:-7 3:-19 4:23 8:-10
w+3 x A in	1:23 2:-12 3:-6 4:-6
w+3 x A must	0:23 3:-8
w+3 x A of	3:10
w+3 x A stop	0:14
w+3 x A to	0:9 1:13 3:-10
w+3 x A with	0:-11 1:30 3:-13 8:-6
w+3 x A x	2:-6 4:-6 6:-7 8:21
w+3 x F U	0:12
w+3 x F comma	0:14 2:-6 3:15 4:-9 8:-12
w+3 x F x	0:8
w+3 x H comma	0:8
w+3 x H x	0:-11 3:-15 4:-6 8:29
w+3 x N U	0:17 3:-7
w+3 x N and	2:-6 3:19
w+3 x N comma	0:18
w+3 x N edge	1:-6 2:26 3:-9 8:-6
w+3 x N from	0:-11 1:38 3:-11 8:-10
w+3 x N in	0:9
w+3 x N stop	1:-18 2:11 3:27 4:-9 5:-6 8:-8
w+3 x O U	0:15 1:-10 3:16 8:-7
w+3 x O and	0:-13 1:25 2:-10 3:-10 4:-6 8:14
w+3 x O comma	0:-9 1:-12 2:-10 3:14 5:-6 6:-7 8:23
w+3 x O edge	1:16 2:-12 3:-22 4:20 8:-6
w+3 x O in	0:-17 1:34 2:-17 3:-10 4:17 5:-8 8:-13 9:-6
w+3 x O stop	0:10 2:24 4:-7 5:-7 8:-8
w+3 x O to	0:9
w+3 x O x	0:13 1:-11 2:-27 4:31 5:-7 8:-16 9:9
w+3 x U F	0:10
w+3 x U O	0:-13 3:-8 6:28
w+3 x U U	0:-7 1:-26 2:26 3:-12 4:-9 5:-6 6:-6 8:32
w+3 x U and	0:20 1:9 3:-8 4:-6 8:-6
w+3 x U comma	1:-12 2:-14 4:-12 5:22 6:-6 8:18
w+3 x U edge	0:14 2:12 3:-9 4:-9
w+3 x U fall	0:9
w+3 x U not	1:26 2:-8 3:-9 8:-7
w+3 x U stop	0:-34 1:-6 2:-16 3:-18 4:20 5:12 8:26
w+3 x U subj	0:-6 1:-21 2:-24 3:-10 4:21 5:-6 8:32
w+3 x U with	0:13
w+3 x U x	1:11 2:17 3:-23 4:-9 5:7 8:8
w+3 x V comma	2:-10 4:23
w+3 x V x	0:15 1:-6
w+3 x a O	0:-13 1:13 2:-20 3:-8 4:25
w+3 x a x	0:11 1:9 3:-9 8:-6
w+3 x and A	1:-6 2:28 3:-12 5:-7 8:-6
w+3 x and O	0:-6 1:-7 2:12 3:-8 4:-10 5:21 8:-7
w+3 x and U	0:16
w+3 x and bring	0:14 3:-7
w+3 x and but	0:14 1:-6
w+3 x and must	0:19
w+3 x and not	3:20 6:-6
w+3 x and over	0:-6 1:34 2:-15
w+3 x and the	0:-16 1:-27 2:39 3:-18 4:-10 5:-9 6:-8 8:-14 9:31
w+3 x and x	0:12 1:-13 2:11 3:-6 4:-9 5:18 6:-6 8:-9
w+3 x as O	0:-12 1:-10 2:-6 3:23 4:-6 5:-8 8:17
w+3 x as x	0:-13 1:-11 2:22 3:-25 4:-12 5:-8 6:23 8:9
w+3 x at A	0:-17 1:-6 4:-6 8:26
w+3 x at N	1:-12 2:25 3:-19 4:-10 5:21 8:-9
w+3 x at O	0:-8 1:-7 2:20 3:9 8:-7
w+3 x at U	2:26 3:-11 5:-9 8:-7
w+3 x at the	0:-6 3:-20 4:-18 5:-8 7:22 8:28
w+3 x at x	1:31 3:-6 4:-9 5:-10
w+3 x bring F	1:8
w+3 x but the	0:-23 1:-6 3:8 4:20 8:-7
w+3 x but x	0:18 1:-8 2:15 3:-9 4:-8
w+3 x comma A	0:7 1:-19 2:-15 5:-8 6:-7 8:21 9:10
w+3 x comma F	1:-11 2:-13 4:-7 8:26
w+3 x comma H	0:14
w+3 x comma N	0:22 1:-8 2:-10 3:-12 4:27 5:-6 8:-15
w+3 x comma O	0:-21 1:-8 2:-28 3:43 4:-14 5:29 6:-10 7:-7 8:-16 9:8
w+3 x comma U	0:16 1:-12 2:-7 3:-10 8:14
w+3 x comma V	0:9
w+3 x comma a	0:9 1:-15 2:11 3:22 4:-8 5:-13 8:-12
w+3 x comma and	1:-10 2:-9 3:-13 4:24 8:9
w+3 x comma avoid	0:-10 1:-12 2:17 3:-22 4:-7 5:29 8:-7
w+3 x comma bring	3:6
w+3 x comma but	1:-13 2:-9 3:7 4:10 5:15 8:-12
w+3 x comma comma	0:27 3:-10
w+3 x comma edge	0:21 3:-6
w+3 x comma if	0:-24 2:-9 3:10 4:-6 5:33 6:-6 8:-11
w+3 x comma many	0:13 1:-13 2:18 3:-10
w+3 x comma must	0:17 1:31 2:-8 3:-30 4:-6 8:-7
w+3 x comma not	0:10 1:-6 2:11 3:-12 4:11 8:-6
w+3 x comma play	1:-8 3:6 4:-8 5:-7 6:26 8:-15
w+3 x comma push	0:-6 3:-10 4:26 8:-10
w+3 x comma rel	0:8 1:-6 2:-13 4:-10 5:-6 8:27
w+3 x comma stop	0:21 3:-6
w+3 x comma take	0:8 1:-10 2:17 3:8 4:-8 5:-6 8:-14
w+3 x comma the	0:14 1:14 2:-10 3:-27 4:-11 6:17 8:8
w+3 x comma with	0:-21 1:-12 2:37 3:-33 4:-9 5:16 6:-9 8:11 9:-6
w+3 x comma x	3:13 5:-9 6:-7
w+3 x comma you	1:-7 2:11 3:22 4:-12 5:-8 8:-9
w+3 x eat my	1:-37 2:39
w+3 x edge edge	0:8 3:6 4:-6
w+3 x from A	1:33 2:-8 3:-11 4:-6 8:-6
w+3 x from U	0:-12 1:-7 2:-6 3:17 4:-10 5:-6 8:18
w+3 x from many	0:-6 1:-19 2:28 3:18 4:-11 6:-8 8:-8
w+3 x from the	0:15
w+3 x from x	0:6 1:8 2:11 4:-9 8:-14
w+3 x game x	0:16 1:-12
w+3 x if x	2:-8 3:26 4:-20
w+3 x if you	2:25 3:-13
w+3 x in F	0:7 1:15 3:-15 4:-7 5:-6
w+3 x in N	1:8 2:-17 3:-11 4:-7 5:29 8:-8
w+3 x in O	0:6 1:-23 2:31 3:-9 8:-7
w+3 x in U	0:30 1:-8 2:-6 3:-7
w+3 x in a	0:-7 1:-7 3:16 4:-10 8:12
w+3 x in edge	0:11
w+3 x in many	0:15
w+3 x in my	0:13 1:-7
w+3 x in the	0:-19 1:-9 2:-7 3:-27 4:-13 5:32 6:-7 7:-11 8:34 9:-6
w+3 x in x	0:-7 1:18 2:-11 4:-9 5:16 6:-7
w+3 x is U	0:-6 1:-8 3:24
w+3 x is a	0:-6 1:21 2:-8
w+3 x is comma	0:-30 1:-23 3:38 4:31 5:-12 6:-7 7:-6 8:-23 9:-7
w+3 x is edge	1:-6 2:21
w+3 x is stop	2:14
w+3 x is x	0:6 3:-17 4:-8 5:-7 8:25
w+3 x kind x	0:21 1:-9
w+3 x make the	0:-22 1:7 2:-6 3:-7 4:-14 5:-6 8:35
w+3 x make x	3:-11 4:-6 5:27 8:-6
w+3 x many F	0:7 1:6
w+3 x many stop	3:-13 4:21
w+3 x many the	0:18 3:-9
w+3 x many x	0:20 3:11 4:-9 6:-6 8:-9
w+3 x me comma	2:25 4:-6
w+3 x me edge	1:-8 2:24 3:-7
w+3 x me stop	2:32 3:-18 5:-6 8:-9
w+3 x me x	0:-16 1:-7 2:26 3:-15 4:18 8:-10
w+3 x move in	0:-14 1:20 3:9 8:-8
w+3 x move x	1:-10 2:-11 3:-6 8:23
w+3 x must x	0:22 8:-7
w+3 x not comma	0:15
w+3 x not x	0:13 1:-9 2:-15 3:-7 4:28 5:-6 8:-9
w+3 x of U	1:-9 3:23 8:-8
w+3 x of a	0:13 1:-9 2:-11 3:14 6:6 8:-7
w+3 x of many	0:-11 1:-9 2:44 3:-21 4:-6 5:-7 8:-8
w+3 x of x	1:-11 2:29 3:-21 6:-8 8:9
w+3 x or x	0:10 1:14 2:-10 4:-6
w+3 x play comma	0:-18 1:22 2:-13 3:23 4:-6 8:-14
w+3 x play x	1:-9 2:-8 3:-10 8:25
w+3 x reach x	2:6 3:-9 8:14
w+3 x rel U	0:8
w+3 x rel move	0:-6 3:22 8:-11
w+3 x rel x	0:-11 2:-7 3:-7 7:28 8:-10
w+3 x sneak A	1:16 2:-6
w+3 x steal my	0:-7 1:-34 2:43
w+3 x stop A	0:15
w+3 x stop H	0:15 1:-7
w+3 x stop N	0:-8 1:-26 2:-12 3:45 4:-10 8:-10
w+3 x stop O	0:-16 1:-19 2:8 3:20 4:-7 5:-6 7:-6 8:17
w+3 x stop U	0:10 1:20 2:-9 3:-22 4:-6 5:13 8:-13
w+3 x stop a	0:8
w+3 x stop at	0:-11 1:-17 2:-8 3:-9 8:33
w+3 x stop comma	0:18
w+3 x stop edge	0:18 1:-8 2:-11 3:-18 4:-9 5:-7 8:32
w+3 x stop if	1:-7 2:17 3:7 5:-7 8:-6
w+3 x stop many	0:24 1:-10 4:6 8:-13
w+3 x stop must	0:10
w+3 x stop not	1:-6 2:-12 3:-6 4:14 5:-7 6:28 8:-18
w+3 x stop play	0:24 3:-6
w+3 x stop the	0:15 2:11 3:-8 4:8 8:-13
w+3 x stop x	1:-12 2:11 3:-23 4:18 5:6 6:-6 7:25 8:-21
w+3 x stop you	1:11
w+3 x take A	1:13
w+3 x the A	0:19 1:-12 3:-12 4:-10 5:-6 8:18
w+3 x the N	1:18 2:9 3:-8 8:-9
w+3 x the O	0:10 1:7 3:-15 4:-8 8:12
w+3 x the U	1:21 2:-6 3:-8
w+3 x the x	1:14 4:-6 8:-7
w+3 x to N	1:16 2:-13 3:16 4:-9 5:-6 8:-15
w+3 x to U	0:13 1:16 2:-9 3:-8
w+3 x to many	0:15
w+3 x vs x	0:14
w+3 x with O	0:16
w+3 x with U	0:-11 1:14 2:18 3:-7 6:-6
w+3 x with comma	0:11
w+3 x with many	0:19 1:-6
w+3 x with x	0:7 1:-9 3:20
w+3 x you edge	0:-10 2:29 4:-7
w+3 x you must	0:16 1:-9 2:12 3:-9
w+3 x you x	1:-11 2:-18 3:-15 4:-12 5:41 6:-10 8:12
w+3 you x a	1:-7 2:22 4:-6
w+3 you x in	3:18
w-+ A A	0:19
w-+ A F	3:-10 4:22 8:-8
w-+ A N	0:-7 3:-12 8:31
w-+ A O	0:7 2:10
w-+ A U	0:32 1:-6 2:7 3:-11 4:-6 8:-7
w-+ A V	0:-11 1:-15 2:30 3:10 4:-9 8:-7 9:-9
w-+ A and	0:6 3:19 5:-6
w-+ A at	1:-7 2:-8 3:-9 4:-11 9:29
w-+ A bring	1:-8 3:15
w-+ A but	2:-12 3:19 4:-6
w-+ A comma	1:11 2:-13 3:-24 4:29 5:-8 6:-6 8:-14 9:14
w-+ A edge	2:-16 4:8 8:-9 9:21
w-+ A from	0:-15 1:-10 3:8 4:-18 5:26 6:-8 8:13 9:-11
w-+ A game	1:21 2:-6 3:-8
w-+ A in	0:9 1:-9 2:13 4:-12 5:-7 6:-6 8:17 9:-6
w-+ A move	3:-8 5:-11 8:30
w-+ A obj	0:14 2:-17 3:15 4:-7 5:8 8:-6 9:-6
w-+ A of	0:-12 2:-6 4:-8 5:33 8:-14
w-+ A over	1:-10 2:27 3:-8 4:-7 8:-6
w-+ A rel	0:8 1:-6 2:-18 3:-9 4:-12 8:29
w-+ A steal	1:-7 2:16
w-+ A stop	0:24 3:-6
w-+ A subj	0:7 1:10 3:-7
w-+ A take	2:-7 3:26 4:-7 8:-8
w-+ A the	0:18
w-+ A to	0:7 1:-11 2:15 3:-12 4:15 8:-7 9:-6
w-+ A with	3:12
w-+ A x	1:-11 2:10 4:17 5:-11 9:-7
w-+ F O	3:23
w-+ F U	0:-30 1:12 2:-20 3:24 4:-12 5:-11 6:9 7:-6 8:13 9:-8
w-+ F and	0:13
w-+ F comma	1:-12 2:-10 4:-7 8:-8 9:33
w-+ F edge	0:7 1:-6 2:12
w-+ F in	3:9
w-+ F make	0:7
w-+ F many	0:14
w-+ F obj	2:23 3:-17
w-+ F stop	2:26 3:-11
w-+ F x	1:-7 2:8 3:14 8:-6
w-+ H U	0:10
w-+ H comma	0:10 5:12 8:-7
w-+ H edge	0:9
w-+ N and	0:-13 3:32 8:-6
w-+ N at	0:-16 1:-6 3:30
w-+ N comma	0:14 1:11 2:-16 3:-9 4:-11 5:-6 6:9
w-+ N of	0:12
w-+ N stop	0:13
w-+ N with	0:16 3:-6
w-+ N x	0:11 1:-12 2:22 3:-8 4:-7 8:-6
w-+ O A	0:13
w-+ O O	0:10
w-+ O U	0:13 1:-11 2:-9 3:10 4:-6 8:-7 9:14
w-+ O and	0:16
w-+ O at	0:17
w-+ O comma	0:20 1:10 2:-6 4:-7 8:-8
w-+ O edge	0:-10 1:-9 4:15 5:-7 6:15 8:-9
w-+ O from	0:9
w-+ O in	2:7 3:-12 4:-11 5:-8 9:24
w-+ O many	0:9
w-+ O obj	0:-9 3:23
w-+ O reach	3:9 4:9 8:-6
w-+ O stop	0:10
w-+ O to	3:25 4:-9 8:-7
w-+ O with	0:7
w-+ O x	0:27 1:-15 2:8 3:-15 4:12 8:-8
w-+ U A	1:17 2:-8 3:-21 4:9 8:9
w-+ U F	0:14 1:-8 2:-6 3:-7 4:-8 6:22
w-+ U N	0:15
w-+ U O	0:-7 1:20 2:-9 3:18 4:-9 5:-6 8:-10
w-+ U U	1:-14 2:-9 3:15 5:-8 8:17 9:-6
w-+ U V	1:21 3:-8 8:-6
w-+ U and	0:-8 1:-6 2:-6 3:40 4:-7 5:-7 6:-7 8:-9
w-+ U at	0:-18 1:18 2:-16 3:-44 5:-9 6:49 7:-7 8:-21 9:15
w-+ U but	0:21 3:-7
w-+ U comma	0:8 5:-6 9:13
w-+ U edge	0:24 1:-11 2:17 5:-6 8:-11
w-+ U fall	2:-17 3:-7 7:26
w-+ U for	0:6
w-+ U from	1:-9 3:-21 4:19 6:-6 8:12
w-+ U hit	0:7
w-+ U if	0:8
w-+ U in	0:28 4:-7 6:-6
w-+ U is	0:15
w-+ U many	0:21 1:-6 3:14 4:-7 6:-8
w-+ U obj	0:-10 1:-7 2:-12 3:-18 4:22 5:22 8:-7
w-+ U of	0:20 3:-6 8:-6
w-+ U over	0:-24 1:-23 2:30 3:34 4:-10 5:-17 6:-8 8:-11
w-+ U reach	0:-18 1:-10 2:-13 3:20 5:-9 8:15
w-+ U rel	3:19 8:-7
w-+ U stop	1:8 2:-11 4:7 5:8 6:-6
w-+ U subj	0:10 1:16 3:-13
w-+ U to	0:-16 2:-16 3:-9 5:-10 6:20 7:-6 8:24 9:-10
w-+ U with	0:-13 1:24 2:-6 3:-27 4:-11 6:-10 8:30
w-+ U x	0:11 1:-13 3:12 8:-6
w-+ V U	1:26 2:-6 3:-10 9:-7
w-+ V comma	0:12 1:-7 2:-11 3:14 4:-12 8:-9 9:15
w-+ V edge	0:8
w-+ V in	0:11 1:-11 2:-6 3:-12 9:25
w-+ V move	0:10
w-+ V stop	0:19
w-+ V x	1:-10 2:13 3:-17 4:-9 5:-7 8:-11 9:31
w-+ a A	1:25 2:-13 3:-6
w-+ a F	0:-6 1:9 2:-11 7:18
w-+ a H	7:17
w-+ a N	0:14 8:-6
w-+ a U	0:-21 2:-7 4:-6 8:22
w-+ a V	0:8 1:7
w-+ a a	0:-11 1:22 3:-17 4:23 8:-12
w-+ a and	0:-8 1:25 2:-7 3:-6 5:-7 8:9
w-+ a as	0:7 1:10 2:-8
w-+ a at	1:-7 2:-19 3:-9 4:13 5:-6 6:-11 7:43 8:-20 9:-8
w-+ a avoid	1:18 2:-6
w-+ a bring	1:15
w-+ a but	0:-10 1:23 3:-21 4:-10 6:25 8:-15
w-+ a chase	2:10
w-+ a comma	2:-6 3:13 5:-7 7:-6 8:7
w-+ a cross	1:10
w-+ a eat	1:26 2:-18
w-+ a edge	1:24 2:8 3:-7 5:-6
w-+ a fall	0:-13 1:-10 2:43 3:-15 4:-6 5:-6 7:-6 8:-9
w-+ a fight	1:22 2:-11
w-+ a for	1:-6 2:-6 3:-9 4:-6 7:27
w-+ a from	0:22 8:-8
w-+ a game	0:36 1:-13 3:-9
w-+ a guard	1:7
w-+ a in	1:30 3:-11 4:-13 6:-6 8:10
w-+ a is	0:-20 3:11 4:20 6:-6 8:-12
w-+ a kind	1:18
w-+ a make	0:-9 1:8 3:-16 4:31 8:-9
w-+ a many	0:-8 1:-8 2:-14 3:-7 7:33
w-+ a move	1:21 3:-8 8:11
w-+ a must	0:-7 1:14 2:14 3:-6 4:-7
w-+ a of	0:17 1:38 2:-11 3:-25 4:-12 5:-7 6:-6 8:-14 9:12
w-+ a or	2:-7 3:-14 8:23
w-+ a over	1:10
w-+ a push	0:-6 1:22 4:-10 8:10
w-+ a rel	0:-9 1:32 2:-12 4:-7
w-+ a save	0:8
w-+ a shoot	0:-6 1:20
w-+ a steal	1:33 2:-19
w-+ a stop	2:-14 3:13 4:-15 5:-11 6:-8 7:18 8:11
w-+ a take	1:19
w-+ a the	0:-14 1:17 2:-17 3:6 4:-11 5:-6 6:10 7:19 8:-16
w-+ a throw	1:35 2:-10 6:-12
w-+ a to	1:31 3:-17 8:-8
w-+ a vs	1:17 2:-7 3:-9
w-+ a with	1:31 2:-14 3:-18 5:15 8:-12
w-+ a word:boss	0:-6 1:-13 2:-14 6:-6 7:37
w-+ a word:hero	1:16
w-+ a x	3:-7 7:11 8:9 9:-6
w-+ a you	0:-13 1:-10 2:37 4:-8
w-+ and A	0:16 3:-9
w-+ and N	0:8
w-+ and O	3:-23 5:23
w-+ and U	0:7 1:-16 2:-10 3:-17 4:-7 5:-12 8:26 9:18
w-+ and and	0:20 3:-11
w-+ and as	1:-7 2:12 3:12
w-+ and at	0:7 1:-8 2:6 3:18 4:-13 5:-8 6:-8 8:-11 9:10
w-+ and attack	3:-15 5:23
w-+ and avoid	1:15 2:11 3:-10
w-+ and chase	2:13
w-+ and comma	1:-8 3:10 4:-10 5:13 6:6 8:-10
w-+ and eat	0:-6 3:32 4:-7 5:-7 8:-6
w-+ and edge	0:-14 1:-6 2:6 3:36 5:-9 6:-8 7:-7 9:-9
w-+ and from	4:-6 5:21
w-+ and hit	1:-14 2:22
w-+ and if	3:14
w-+ and in	0:6 1:-21 2:31 3:-15 5:-9 6:-6 8:-11 9:12
w-+ and match	3:-6 9:20
w-+ and me	0:6 2:16 3:-10
w-+ and not	0:6
w-+ and obj	0:15 1:-8 2:-24 3:-19 4:-11 5:27 8:-6 9:18
w-+ and of	1:-8 2:10 3:24 4:-8 8:-11 9:-10
w-+ and play	3:14
w-+ and reach	3:10 4:9 8:-7
w-+ and rel	0:19 3:-6
w-+ and stop	0:9 1:-8 3:-6 4:8 5:-17 6:-7 9:13
w-+ and subj	3:-8 4:21 5:-7 8:-7
w-+ and take	0:-9 2:-16 3:33 4:-7 5:-6 8:-7
w-+ and the	0:19 3:-6
w-+ and to	2:-17 4:-8 5:38 8:-10
w-+ and vs	0:-7 1:-20 2:-19 3:-12 4:-8 9:49
w-+ and x	2:18 3:-9 6:-8 7:-6 9:15
w-+ and you	0:16 5:-7
w-+ as O	0:-6 1:-9 2:-16 3:11 4:-8 5:28
w-+ as and	0:8 1:9 3:13 8:-16
w-+ as at	0:-9 1:25 3:-8 8:-6
w-+ as but	0:10
w-+ as comma	1:36 3:-22 8:-6
w-+ as edge	0:6 1:-12 2:-12 3:21 4:-7 5:-6 8:13
w-+ as in	1:-14 3:-10 8:26
w-+ as move	1:-8 3:-11 8:22
w-+ as of	0:17
w-+ as stop	0:17 1:-6
w-+ as with	0:-11 1:30 4:-6 8:-6
w-+ as x	0:10 1:-7 3:-8 4:17 8:-9
w-+ at U	1:-11 2:17 3:25 4:-14 8:-17
w-+ at and	1:-7 3:-17 4:8 5:-7 8:21
w-+ at at	3:-7 4:10 6:-6 8:9
w-+ at avoid	4:12 8:-7
w-+ at bring	1:-12 3:-7 8:24 9:-6
w-+ at but	0:-12 2:-24 3:-11 4:31 8:17
w-+ at comma	2:-11 6:-6 8:22
w-+ at edge	2:25 3:-11 4:13 8:-9
w-+ at from	1:-11 4:-6 8:22
w-+ at in	0:19 2:-16 3:-6 4:-11 5:21
w-+ at many	0:-11 1:-8 3:-9 4:-8 8:28
w-+ at not	0:11 3:-14 4:17 8:-6
w-+ at of	0:12 2:7 8:-7
w-+ at or	0:13 4:-6
w-+ at push	0:-8 1:-9 2:-8 3:-7 4:-15 8:20 9:19
w-+ at rel	0:-7 2:38 3:-9 4:-9 8:-6
w-+ at stop	0:25 1:-6 2:-12 3:-10 4:7
w-+ at the	0:6 2:6
w-+ at throw	0:-12 1:-25 2:29 3:-6 4:23 6:-13 8:-11
w-+ at to	0:9 3:-6 4:13 6:-6 8:-9
w-+ at vs	1:-6 4:-8 8:20
w-+ at with	1:28 2:10 4:-11 8:-15
w-+ at x	0:6 1:-8 3:-15 4:22 5:-7
w-+ attack comma	1:-10 2:-10 3:13 5:18 8:-12
w-+ avoid U	1:-6 2:-10 3:19
w-+ avoid and	0:-11 1:-13 2:32 3:-13 4:-11 5:29 8:-9
w-+ avoid at	0:7
w-+ avoid comma	1:-6 2:16 4:-7 5:-10 8:13
w-+ avoid edge	2:24 3:-9 4:-6
w-+ avoid in	3:-9 4:21 5:-8 8:-6
w-+ avoid of	0:6 1:-6 2:-18 3:-9 4:-7 5:32
w-+ avoid reach	3:-7 4:19
w-+ avoid stop	2:9
w-+ avoid subj	1:23 2:-12
w-+ avoid the	0:13
w-+ avoid to	0:7 2:7 4:-8
w-+ avoid x	0:8 2:9
w-+ bring U	0:-9 4:17
w-+ bring at	3:26
w-+ bring comma	2:26 3:-27 4:13 8:-7
w-+ bring edge	1:18 2:-17 3:-28 4:22
w-+ bring in	1:-9 3:22
w-+ bring of	0:14 1:-13 2:-8 3:22 4:-12
w-+ bring reach	3:19 4:-7
w-+ bring stop	0:12
w-+ bring to	0:-10 1:-7 2:-8 3:47 4:-12 8:-6
w-+ bring x	0:10 3:6 4:-6
w-+ but O	1:-7 2:19 3:-6
w-+ but U	0:-13 1:-12 3:-10 4:-14 8:33
w-+ but avoid	0:9 1:11 3:-10
w-+ but chase	2:14
w-+ but comma	0:9 2:11 3:-13 4:-7 5:-8 8:13
w-+ but edge	0:11 1:8 2:-21 4:-9 8:17
w-+ but in	0:13
w-+ but must	1:-6 2:-8 4:22
w-+ but not	0:-9 1:-19 2:11 3:-10 4:29 5:-7 8:-8
w-+ but obj	0:-8 2:-7 3:33 4:-6 5:-8 8:-6
w-+ but stop	0:18 3:-7
w-+ but the	2:10
w-+ but to	1:-6 2:30 4:-9 8:-6
w-+ but with	1:-6 2:28 3:-11 4:-7
w-+ but x	2:40 3:-24 4:-12 5:-8 6:-6
w-+ by and	0:-9 1:-6 3:-7 4:-7 8:32
w-+ by comma	0:19
w-+ by x	1:16 2:-8 3:-10 4:18 8:-15
w-+ chase but	0:11 2:12 3:-16
w-+ chase comma	1:-9 2:29 3:-14
w-+ chase edge	0:-7 2:-21 3:38
w-+ comma A	0:9 2:20 4:-10 5:-6 8:-10
w-+ comma F	4:-8 5:-7 8:16
w-+ comma N	1:13 3:9 4:-10 5:-6 8:-10
w-+ comma O	1:-12 4:20 5:-12 6:-7 8:13
w-+ comma U	0:7 2:17 5:-8 6:-6
w-+ comma V	0:6 1:17 2:-6
w-+ comma a	0:8 2:11
w-+ comma also	0:13
w-+ comma and	0:-8 1:-13 2:8 3:37 4:-10 8:-7
w-+ comma as	1:-10 2:-10 4:-8 5:8 8:17
w-+ comma at	2:-14 4:16 5:-8 6:-7 8:7
w-+ comma attack	0:12 1:-6 2:14 3:-7 4:-6
w-+ comma avoid	1:-10 2:-26 3:18 4:-8 5:11 8:-6 9:15
w-+ comma bring	0:18 1:22 3:-23 4:-6
w-+ comma but	0:-13 1:-6 2:-6 3:19 4:-9 5:-6 8:17
w-+ comma by	3:9
w-+ comma chase	2:28 3:-11
w-+ comma comma	1:-7 3:29 4:-7 6:-6
w-+ comma eat	2:16 3:-10
w-+ comma edge	0:13 1:-11 2:-16 3:48 4:-9 5:-10 8:-11
w-+ comma fall	0:-8 2:14 3:-24 5:26 8:-6
w-+ comma for	3:18 8:-12
w-+ comma from	0:7 1:6 4:-12 6:-6 9:-6
w-+ comma guard	0:9
w-+ comma hit	0:18
w-+ comma in	0:11 2:-6 3:6 4:12 8:-17
w-+ comma is	0:12 1:-10 2:8 3:-16 4:-12 5:-7 8:22
w-+ comma kind	0:-11 2:28 3:-15
w-+ comma make	0:-22 1:21 2:-6 3:25 4:-10 8:-9
w-+ comma many	0:11 5:-7 6:-6 8:-14 9:15
w-+ comma me	0:-18 1:-7 2:26 3:-8 4:-14 5:-10 6:26 8:-15
w-+ comma move	0:-11 1:29 2:22 3:6 4:-14 6:-8 8:-27 9:-7
w-+ comma must	2:30 3:-10 4:-12 8:-6
w-+ comma my	0:8 1:-6 2:17 3:-8
w-+ comma not	0:-8 1:-17 2:-18 4:14 5:43 6:-8 8:-14
w-+ comma obj	1:-11 3:19 4:-16 5:12 8:-9
w-+ comma of	2:-8 3:6 4:-11 5:12 6:-6 8:7
w-+ comma or	0:-9 1:-7 2:-15 3:38 4:-7 8:-6
w-+ comma over	1:21 2:-13 3:-16 5:15
w-+ comma reach	0:-7 1:-17 2:-11 3:17 4:23 8:-6
w-+ comma rel	1:-23 2:23 3:-15 4:22 8:-7
w-+ comma shoot	0:23 1:-15
w-+ comma steal	0:-6 1:-10 2:16 3:-24 4:-7 8:28
w-+ comma stop	0:7 1:7 2:-13 3:12 4:-12 6:-6 8:7
w-+ comma subj	2:-9 3:15 4:-13 5:-9 6:-6 8:21
w-+ comma take	0:12 1:-13 2:-14 3:14 4:-9 5:-6 8:13
w-+ comma the	1:20 4:-11 5:-10 8:9
w-+ comma throw	0:9 1:-11 2:-8 3:24 4:-7
w-+ comma to	0:-9 1:-11 2:8 3:16 4:7 6:-7 9:-6
w-+ comma vs	0:-6 1:58 2:-18 3:-16 4:-8 6:-6 8:-7
w-+ comma with	0:17 1:11 3:-19 5:-7 6:12 8:-11
w-+ comma word:enemy	0:15 2:-8
w-+ comma x	0:6 2:14 3:-12 5:11 6:-6
w-+ comma you	0:12 3:-6
w-+ eat and	0:-6 2:-8 3:35
w-+ eat comma	1:8 2:-19 3:31
w-+ eat edge	0:-6 1:15 2:-16 3:32 4:-7
w-+ eat obj	0:-6 1:-12 2:31 3:-10
w-+ eat x	2:-6 3:20
w-+ edge A	1:41 2:-19 4:-8 6:-6 8:-9
w-+ edge F	1:24 2:-14 3:-15 4:17 8:-8
w-+ edge H	0:6 1:6 3:-6
w-+ edge N	0:9 1:27 2:-6 3:-11 8:-8
w-+ edge O	0:10 1:34 2:-15 3:-12 4:-6 8:-6
w-+ edge U	0:-7 1:19 4:-9 6:-6 8:17
w-+ edge V	1:21
w-+ edge a	0:9 1:-31 3:-6 8:31
w-+ edge and	0:-10 1:-10 2:44 3:-16 8:-6
w-+ edge as	0:10
w-+ edge at	1:42 2:-11 3:-24 4:-8 6:12 8:-11
w-+ edge attack	0:-14 2:25 4:9 8:-9
w-+ edge avoid	0:-10 1:9 2:22 3:-8
w-+ edge bring	0:-11 2:-7 3:28 8:-6
w-+ edge but	0:14 1:8 2:-11
w-+ edge chase	2:11
w-+ edge comma	0:36 1:-12 2:-7 3:-6 8:-9
w-+ edge cross	1:16
w-+ edge eat	0:-12 2:19 3:15 4:-7 8:-7
w-+ edge edge	0:-9 1:39 2:-21 3:-9
w-+ edge fall	0:-10 1:13 3:15 8:-10
w-+ edge fight	1:25 2:-11 6:-6
w-+ edge from	0:-13 2:18 4:28 5:-6 6:-10 8:-21
w-+ edge game	0:30 3:-7
w-+ edge guard	1:26 2:-8
w-+ edge in	0:-14 1:28 2:-7 3:8 4:-14 5:-8 6:-7 8:15 9:-6
w-+ edge is	1:-27 2:-17 3:20 6:23
w-+ edge kind	1:6 2:-13 3:13 5:9 8:-7
w-+ edge make	0:-13 1:13 2:-7 3:-15 4:-7 8:20
w-+ edge many	0:26 1:-10 3:-6
w-+ edge match	0:-10 1:-14 3:32
w-+ edge move	0:-14 2:15 4:-8 6:-6 8:23
w-+ edge must	1:14 2:-8
w-+ edge my	0:14 3:-6
w-+ edge not	0:16
w-+ edge obj	0:-13 2:14 3:24 5:-6 8:-11
w-+ edge of	2:8 3:9 4:-9 5:-7 6:-8 8:15
w-+ edge over	0:6 3:12
w-+ edge play	1:31 2:-13 3:-8
w-+ edge push	0:-9 1:28 3:-7
w-+ edge race	1:21 3:-6
w-+ edge rel	1:28 2:-18
w-+ edge save	1:16
w-+ edge shoot	0:-7 2:14
w-+ edge sneak	2:12 3:-6
w-+ edge steal	0:-6 2:8 3:14
w-+ edge stop	0:18 1:10 2:-9 3:-11
w-+ edge subj	1:23 2:9 3:-12
w-+ edge take	0:-7 1:16 3:12 8:-6
w-+ edge the	0:19 1:-7 3:12 8:-9
w-+ edge throw	0:-6 1:-6 3:-14 4:-9 6:43 8:-11
w-+ edge to	0:-6 1:-13 2:42 3:-14 4:9 6:-6 8:-18
w-+ edge vs	0:31 1:13 2:-15 3:-11
w-+ edge with	0:12 1:-8 3:10 4:7
w-+ edge x	0:6 1:8 5:-6 6:-6 8:16
w-+ fall U	2:29 3:-18 8:-6
w-+ fall and	0:-8 1:-10 2:-8 7:26
w-+ fall comma	1:-7 3:27 8:-7
w-+ fall edge	2:-9 3:-18 5:32 8:-6
w-+ fall from	3:12
w-+ fall obj	3:13
w-+ fall subj	1:20 2:-11 3:10 4:-6 8:-6
w-+ fall to	0:6 2:-8 4:15
w-+ fall with	0:-8 1:-8 3:39 8:-7
w-+ fall x	3:-12 5:20 8:-6
w-+ fight comma	2:7 3:-7 6:20
w-+ fight edge	1:-12 2:32
w-+ fight obj	2:-13 3:8 4:19
w-+ fight save	1:-11 4:18
w-+ for U	0:11
w-+ for comma	0:12 1:-7 2:-7 3:-7 4:18
w-+ for rel	0:13 3:-6
w-+ for stop	0:11
w-+ for x	0:16
w-+ from A	1:23 2:-7 8:-16
w-+ from O	0:-30 1:-9 2:38 3:-25 4:-12 5:25 6:-6 8:-13
w-+ from U	0:24 3:9 4:-8 5:-7
w-+ from and	0:-15 1:-13 2:-26 3:32 4:-13 5:-11 8:17 9:14
w-+ from at	0:18 1:-6 2:6 4:-7
w-+ from avoid	2:7
w-+ from but	1:-8 2:-11 3:7 4:-20 5:-13 6:-6 8:46
w-+ from comma	1:-11 4:12 6:-6 8:15
w-+ from edge	1:-10 2:25 3:6 5:10 8:-14
w-+ from fall	0:-12 2:-10 8:30
w-+ from from	0:12 2:-6 3:6 4:-8
w-+ from guard	1:-7 2:9 3:-8 4:14
w-+ from hit	0:-12 2:-7 3:22 6:-10 8:10
w-+ from in	0:-8 1:-8 2:-6 5:-9 8:36
w-+ from move	0:10 1:13 2:-17 3:-15 4:-13 5:-7 6:-8 8:24
w-+ from not	0:13
w-+ from obj	3:8 4:11
w-+ from of	1:-9 2:-10 3:-6 4:29 5:-10 6:-6
w-+ from rel	0:13 1:8 2:-6
w-+ from steal	3:14
w-+ from stop	0:15 1:-9 3:-18 4:8 5:-8 6:18 8:-9
w-+ from take	0:-7 8:19
w-+ from the	0:-9 1:-9 2:-16 3:-18 4:-10 5:-7 8:52
w-+ from to	0:-6 1:36 2:-14 3:-29 4:-15 5:-13 6:-8 8:29
w-+ from vs	2:-11 6:24
w-+ from with	0:15 2:8 8:-10
w-+ from x	1:7 2:22 4:-17 6:-8 8:-7 9:-6
w-+ game U	0:18 3:-6
w-+ game comma	0:10
w-+ game with	1:19 2:-8
w-+ game x	1:18 2:-7
w-+ guard edge	0:13 2:15 4:-13
w-+ guard from	2:-10 3:-7 4:38 8:-12
w-+ hit U	0:8
w-+ hit comma	1:-6 2:23 3:-26 4:-8 5:-12 6:-7 8:18
w-+ hit edge	1:-11 2:-17 3:32
w-+ hit with	0:6
w-+ hit x	0:-11 1:24 2:-15 3:-27 4:-7 5:-11 8:30
w-+ if A	1:21 2:-8
w-+ if comma	0:19
w-+ if guard	1:8
w-+ if move	0:12 1:-21 2:-7 3:-8 4:27
w-+ if stop	0:17 3:-6
w-+ if take	1:8
w-+ if the	0:15 3:-8
w-+ if x	1:-7 3:28 4:-7 8:-11
w-+ in A	0:10
w-+ in N	1:-7 8:14
w-+ in O	2:-6 4:-6 8:21
w-+ in U	0:7 1:6 2:-7 3:-18 4:22 5:-8
w-+ in V	1:21 2:-9 8:-7
w-+ in a	0:6 3:15 8:-10
w-+ in and	2:-12 5:14 6:-6 8:11
w-+ in at	0:6 2:11 5:6 8:-9
w-+ in attack	0:11
w-+ in avoid	0:18 1:-7
w-+ in but	0:-26 1:-10 2:-9 3:16 4:14 5:-11 6:-8 8:18
w-+ in comma	2:-6 3:-6 8:22
w-+ in edge	1:-8 2:10 3:-8 4:-17 6:-6 8:31
w-+ in from	0:13 3:-11 4:9 5:-6
w-+ in in	1:11 3:-9 4:-18 5:26
w-+ in is	0:7 1:9 3:-11 4:16 5:-6 8:-8
w-+ in many	0:18
w-+ in move	0:11 1:-9 2:-6 3:-11 4:-9 5:-7 6:20
w-+ in not	0:-30 1:9 2:-8 3:-16 4:-14 5:19 6:-6 8:26
w-+ in obj	0:-12 3:12 4:22 8:-15
w-+ in of	0:21 2:-9 3:-12 5:12
w-+ in over	0:-7 3:-9 4:12 5:-6 8:13
w-+ in reach	0:-11 1:-10 3:-15 4:16 5:8 8:14
w-+ in rel	1:-14 2:13 3:-11 4:13 8:-18 9:16
w-+ in shoot	1:-12 2:-14 8:31
w-+ in sneak	2:9 5:-7 8:12
w-+ in stop	0:-8 1:-11 2:-11 3:-21 5:10 6:-8 7:7 8:28 9:-6
w-+ in take	4:-9 5:-8 8:20
w-+ in the	1:-8 2:-6 3:-23 4:-8 5:28 8:14
w-+ in throw	0:-11 1:20 3:-6 6:15 8:-10
w-+ in to	0:-8 1:-6 2:-7 3:-11 4:6 5:29 6:12 8:-22
w-+ in vs	0:18
w-+ in with	2:-12 3:-20 4:-13 5:38 6:-10
w-+ in x	0:16 1:-7 2:-9 4:10 5:-12 6:-6 8:16
w-+ is and	0:6 1:-6 9:17
w-+ is comma	1:18 2:-7 3:-8 4:-8 6:15 8:-8 9:-6
w-+ is edge	0:-7 1:-16 2:29 6:-6 8:-6
w-+ is rel	0:12
w-+ is stop	2:-18 3:17 5:17
w-+ is vs	1:21 2:-8
w-+ is with	0:-6 3:29 4:-8 8:-8
w-+ is x	1:-8 2:8 3:-9 4:-7 5:-6 9:20
w-+ kind U	0:15 3:-6
w-+ kind and	1:7
w-+ kind but	0:15
w-+ kind comma	0:15 1:-14 3:13
w-+ kind edge	1:22 2:-14 3:-20 8:19
w-+ kind if	0:9
w-+ kind in	0:15
w-+ kind many	0:8
w-+ kind subj	0:-18 3:24
w-+ kind vs	0:8 1:10 3:-7
w-+ kind with	1:-25 2:29
w-+ kind x	0:28 1:-10 3:-6
w-+ love and	0:12
w-+ love comma	1:18 2:-6
w-+ love stop	1:25 2:-6 3:-8
w-+ make and	3:28 6:-6
w-+ make comma	1:-8 3:16 4:9 8:-9
w-+ make edge	0:-8 1:-6 2:-11 3:16 4:-20 8:22
w-+ make x	1:-9 3:27 4:-10 8:-6
w-+ many A	3:17 4:-6 8:-6
w-+ many O	0:-18 1:-7 2:-8 3:33
w-+ many U	0:9 1:-11 2:26 3:-25 4:13 5:-6 8:-10
w-+ many a	2:19 3:-10
w-+ many and	1:15 2:-12 3:30 4:-12 5:-7 6:-6 8:-11
w-+ many at	0:-12 1:-15 3:27 5:-9 6:11 8:-12
w-+ many attack	1:-6 2:12
w-+ many avoid	3:6
w-+ many but	2:-6 3:20 4:6 8:-9
w-+ many chase	0:-8 1:-7 2:23
w-+ many comma	0:7 5:-7 8:6
w-+ many edge	0:17 1:-12 3:17 5:-7 6:9 8:-7
w-+ many fall	0:10 1:-9 3:6
w-+ many fight	0:15 2:-11
w-+ many from	0:17 2:8 3:11 4:-9 5:-8 8:-12
w-+ many in	0:14 1:10 3:14 4:-11 5:-6 6:-6 8:-10
w-+ many is	1:-19 2:-14 3:28 4:9
w-+ many make	1:16 2:-6 3:-17 4:14 8:-6
w-+ many many	0:9 1:20 3:-16 4:-6
w-+ many move	1:-12 3:9 4:18 5:-6 8:-8
w-+ many must	0:-7 1:16 2:13 3:-6 4:-8
w-+ many not	0:11 2:-11 3:18 5:-6
w-+ many of	0:10 1:-16 2:12 3:16 4:-9 5:-6 8:-6
w-+ many rel	0:-12 3:-18 4:-9 5:34 8:-14
w-+ many stop	1:-14 2:24 4:19 5:-13 6:-7 8:-16
w-+ many take	0:7 1:-13 2:13 3:16 4:-10 5:-6 8:-7
w-+ many the	3:10 4:-8 5:17 8:-10
w-+ many to	1:-7 3:39 4:-8 5:-6 8:-9
w-+ many touch	3:14
w-+ many vs	0:-14 1:23 2:-17 3:-16 4:-7 8:-6 9:26
w-+ many with	0:23
w-+ many word:enemy	0:10
w-+ many x	0:13 3:9 8:-10
w-+ many you	0:19
w-+ match U	0:-6 2:-7 3:6 4:18
w-+ match comma	0:-15 3:-21 4:34 8:-6
w-+ match in	1:-6 3:18
w-+ match x	0:8
w-+ me and	0:-11 1:-10 2:-15 3:23 4:-10 8:20
w-+ me comma	0:28 1:-6
w-+ me edge	3:-8 4:-6 5:-7 6:25
w-+ me stop	3:23 5:-10
w-+ me x	0:32 2:-12 3:-6
w-+ move O	1:-15 2:19
w-+ move and	0:-9 1:-10 2:-13 4:22 5:18 6:-6 8:-9
w-+ move at	2:8
w-+ move comma	1:11 2:-17 3:14 4:-10 5:12 6:-6 8:-14
w-+ move edge	0:-7 1:37 2:13 3:-11 4:-13 6:-6 8:-13
w-+ move from	1:10 2:-9 3:-11 5:-6 8:14
w-+ move in	0:6 1:-8 2:-8 3:-17 5:27 8:-7
w-+ move obj	0:-6 1:-8 2:11 4:15 8:-8
w-+ move stop	0:11
w-+ move to	0:15 4:-6
w-+ move with	2:-8 6:18
w-+ move x	0:-19 1:16 3:18 4:-9 6:-9 8:-15
w-+ must O	0:10
w-+ must and	3:11
w-+ must comma	0:-14 1:-11 2:13 3:22 8:-6
w-+ must edge	0:21 3:-7
w-+ must in	0:10
w-+ must rel	1:15 2:-6 3:-8
w-+ must x	0:16 3:-6
w-+ my O	0:-8 1:28 3:-12
w-+ my and	0:-14 1:-15 2:33 3:-13 4:10 8:-10
w-+ my comma	1:23 2:-6 3:-16 4:16 5:-6 6:-7
w-+ my edge	0:-14 2:14 3:26 8:-6
w-+ my from	0:13
w-+ my is	0:8 1:17 2:-10
w-+ my move	0:6 1:14 2:-7
w-+ my must	1:11 2:-6 3:-21 4:24
w-+ my over	1:13 3:-9
w-+ my rel	0:-10 2:26 3:-9
w-+ my steal	0:6 1:-21 2:23
w-+ my x	0:22 2:8 3:-8 4:-6
w-+ obj U	3:17
w-+ obj from	0:-8 3:-17 4:-6 6:-9 8:38
w-+ obj of	3:-6 4:-7 8:24
w-+ obj reach	4:12
w-+ obj subj	0:-6 1:14 2:-13 3:-11 4:-8 6:24
w-+ obj to	0:-8 1:-7 2:10 3:-10 4:27 8:-10
w-+ obj with	0:-19 1:11 2:-11 3:35 5:-9 8:-19 9:-6
w-+ obj x	0:27 1:-6 3:-8 4:7 8:-8
w-+ of N	0:13
w-+ of U	0:15 1:-10 3:16 8:-10
w-+ of and	0:10 1:6 2:-14 3:-22 4:24 6:-9 8:-14 9:10
w-+ of as	1:-12 6:33 8:-17
w-+ of at	1:-12 2:-13 3:-10 4:-7 8:32
w-+ of attack	0:17
w-+ of but	3:20 6:-9
w-+ of comma	0:12 4:-12 6:-10 9:9
w-+ of edge	0:-6 1:9 2:-15 4:-8 6:22 7:-6 9:-7
w-+ of fall	0:-17 1:-7 2:-7 3:25 6:-7 8:11
w-+ of for	0:10
w-+ of from	3:-13 8:24
w-+ of in	0:-7 1:-9 2:-11 3:10 8:22 9:-8
w-+ of not	3:-6 4:-17 5:31 8:-9
w-+ of obj	0:9 2:-10 3:16 4:-10 5:-7 8:-11 9:14
w-+ of of	1:-9 2:-10 4:14 5:-7 8:13
w-+ of play	0:-9 1:26 8:-7
w-+ of rel	1:20 2:-8 3:-21 4:-8 5:-6 8:-11 9:23
w-+ of stop	1:-12 2:-16 3:-15 5:13 6:9 7:14 9:-8
w-+ of the	1:-12 2:-6 3:-17 4:22 6:11 8:-6
w-+ of to	2:-10 3:-14 4:34 5:-9
w-+ of vs	0:10
w-+ of with	0:-11 2:-7 3:9 4:-12 5:-6 8:20
w-+ of x	2:17 4:-14 5:-11 7:-6 9:10
w-+ or and	3:19 4:-9
w-+ or comma	0:20 3:-10
w-+ or stop	3:11
w-+ or x	0:-24 1:-9 2:15 3:28 4:-9 5:-6 6:-6 8:-9
w-+ over and	2:-7 3:-15 4:-7 5:21
w-+ over comma	0:-14 2:-7 3:-11 4:-12 5:30 8:15
w-+ over edge	0:-7 2:7 3:-10 4:-11 5:45 8:-20
w-+ over in	0:9 3:-8 5:8
w-+ over move	0:-6 5:34 8:-15
w-+ play A	1:11
w-+ play U	0:-21 1:43 3:-8 8:-6
w-+ play and	1:21 3:-6
w-+ play at	1:18
w-+ play avoid	1:9
w-+ play comma	1:31 3:-12 6:-6
w-+ play eat	1:9
w-+ play edge	0:-10 1:31 2:-7
w-+ play from	0:11 1:-7
w-+ play in	1:9 8:8
w-+ play move	1:8
w-+ play obj	1:-6 3:25 4:-7
w-+ play of	0:32 1:-11 3:-6
w-+ play rel	1:9
w-+ play stop	0:-12 1:31 3:-6 8:-8
w-+ play subj	1:-8 2:-10 3:-7 4:25
w-+ play take	0:8 3:-6
w-+ play the	1:21 2:-6
w-+ play with	1:17
w-+ play x	0:26 1:-25 2:-6 3:-11 5:21
w-+ push O	1:-10 2:23 3:-9
w-+ push at	0:-7 1:-7 2:-6 3:39 4:-7 6:-6 8:-6
w-+ push edge	0:-8 1:29 3:-6 8:-15
w-+ push in	3:8
w-+ push of	3:19
w-+ push reach	3:18
w-+ race edge	1:13 2:9
w-+ race in	1:7 2:6
w-+ reach O	3:-8 4:19
w-+ reach but	4:13 8:-9
w-+ reach comma	0:-7 2:-11 3:-13 4:44 8:-10
w-+ reach edge	0:-11 1:-8 2:6 3:-14 4:40 8:-8
w-+ reach in	0:13 4:8
w-+ reach not	4:9
w-+ reach of	0:-14 3:-6 4:-8 8:25
w-+ reach stop	2:-10 3:-6 4:30 8:-9
w-+ reach the	0:-10 2:8 3:24 4:-12 8:-8
w-+ reach x	0:31 4:-18
w-+ rel at	0:-12 3:12 4:-7 5:-6 6:19 8:-9
w-+ rel comma	0:28 3:-8
w-+ rel in	3:-6 8:13
w-+ rel move	1:-7 2:-12 3:-6 4:24 8:-6
w-+ rel stop	0:-17 2:-6 3:31 8:-6
w-+ rel the	1:-10 2:23
w-+ rel to	3:-18 6:24
w-+ rel x	0:29 3:-8 8:-6
w-+ save edge	1:-7 2:-16 3:17 4:16
w-+ save from	0:12 1:-11 2:-7 3:18 4:-9
w-+ save of	0:10 3:-9 4:8
w-+ shoot at	1:-7 2:-10 3:-8 6:45
w-+ shoot comma	0:7 3:-6 6:15
w-+ shoot edge	2:24 3:-8 6:-10
w-+ shoot to	6:10
w-+ shoot vs	6:7
w-+ sneak and	1:-7 2:28 3:-10
w-+ sneak edge	2:11
w-+ sneak sneak	2:7
w-+ sneak x	2:-15 3:26 8:-8
w-+ steal at	3:16
w-+ steal comma	0:14 2:8
w-+ steal edge	0:-7 2:-25 3:44 4:-7
w-+ steal from	3:22
w-+ steal in	0:21 3:-10
w-+ steal obj	2:17 3:-7
w-+ steal sneak	2:-14 3:23
w-+ stop A	0:-9 2:25 3:-9 8:-8
w-+ stop N	0:9
w-+ stop O	0:-6 2:-6 3:23 8:-7
w-+ stop U	1:10 2:-17 4:-7 8:15
w-+ stop and	0:-19 1:-17 2:7 3:-8 4:-19 5:23 6:-7 8:21 9:-6
w-+ stop at	0:19 1:18 2:-7 3:-18
w-+ stop comma	0:14 1:-12 2:8 3:6 4:-7 5:11 8:-14
w-+ stop fall	1:-7 2:-10 3:13 5:-8 6:25 8:-17
w-+ stop from	0:-14 2:-7 3:40 5:-6 8:-19
w-+ stop in	0:-24 1:12 2:-18 3:-10 4:-11 5:28 6:-11 8:26 9:-6
w-+ stop is	0:-18 2:33 3:-15 4:-8 5:14 8:-10
w-+ stop kind	0:8 1:-12 2:15
w-+ stop many	0:14 1:21 2:-10 3:-13 8:-7
w-+ stop me	0:-18 2:-10 3:-12 8:37
w-+ stop move	1:-11 2:-6 3:24 6:-6 8:-6
w-+ stop must	0:-8 1:33 2:-10 3:-22 4:-8 5:-6 6:18 8:-17
w-+ stop not	0:27 3:-6
w-+ stop obj	3:11
w-+ stop of	0:-9 1:-16 2:19 4:-8 6:-7 8:14
w-+ stop push	2:18 3:-14
w-+ stop stop	1:-7 2:-9 3:-17 4:-8 5:-6 8:35
w-+ stop subj	0:18 3:-22 5:14 8:-7
w-+ stop take	2:-10 8:14
w-+ stop the	0:11 1:-8 2:17 3:-13
w-+ stop to	0:7 1:-6 2:18 3:-9 4:-14 8:6
w-+ stop vs	0:-12 1:41 3:-17 4:-6 8:-13
w-+ stop with	0:14
w-+ stop x	1:6 2:13 4:-10 5:7 6:-6
w-+ subj U	3:-18 6:-7 8:26
w-+ subj and	1:-10 2:12 3:14 5:-6
w-+ subj comma	0:10 1:8 2:-14 3:-7 6:14
w-+ subj edge	0:16 1:15 2:-12 3:-9 4:-8 7:11 8:-8
w-+ subj from	0:-11 1:-7 2:16 3:-23 4:-7 5:-7 6:-7 8:37
w-+ subj in	5:28 8:-24
w-+ subj is	0:9
w-+ subj obj	0:-8 2:-11 3:21 4:10 5:10 9:-6
w-+ subj of	1:28 3:-8 8:-10
w-+ subj stop	3:8
w-+ subj to	1:-7 2:27 3:-9 4:-21 5:-6 8:23
w-+ subj with	0:10 3:-9 5:-7 6:21 8:-8
w-+ subj x	0:7 1:-8 2:14 3:-11 4:-10 5:-14 6:28 8:-16
w-+ take A	2:-7 3:-33 4:25 6:25
w-+ take N	0:-7 3:25 4:-7
w-+ take U	1:26 2:-6 3:-13 4:-7
w-+ take and	3:27 4:-7
w-+ take at	0:-8 1:-9 3:13 4:20 6:-8 8:-10
w-+ take avoid	3:17
w-+ take but	2:-9 3:41 4:-11 8:-8
w-+ take chase	2:-15 3:6 4:20
w-+ take comma	0:-8 2:-11 3:38 4:7 8:-8
w-+ take edge	1:14 2:-11 3:40 4:-12 5:-7 6:-6 8:-9
w-+ take from	0:-8 1:-7 2:8 3:11 4:6
w-+ take in	0:9 2:-8 3:12 4:10 8:-8
w-+ take move	1:-10 3:-11 4:24
w-+ take obj	2:19 3:-8
w-+ take of	0:-6 1:21 2:-16 3:16 4:-6 5:-6
w-+ take rel	3:-8 8:25
w-+ take stop	3:9
w-+ take subj	1:-20 3:22
w-+ take take	2:26 3:-21 4:-6
w-+ take to	0:12 1:-9 4:10
w-+ take with	1:-14 2:-10 3:24 4:-12 6:23 8:-10
w-+ take x	1:7 3:-21 5:-6 8:17
w-+ the A	0:29 2:-7 4:-6
w-+ the F	2:12 3:-10
w-+ the N	1:8 2:-13 3:20 4:-7
w-+ the O	0:24 2:-7 3:10 4:-9 8:-7
w-+ the U	1:-12 2:8 3:8 4:-19 5:37 6:-7 7:-6 8:-21 9:-6
w-+ the a	0:-18 1:24 2:-6 4:-13 5:-9 8:21
w-+ the and	1:9 3:-12 5:7 8:13 9:-6
w-+ the at	0:-9 1:-15 2:-6 3:22 4:-9 7:-6 8:20 9:-7
w-+ the attack	1:-9 2:20
w-+ the avoid	0:-10 1:-6 2:15 3:13 4:-10 5:-8 6:-6 8:8 9:-8
w-+ the bring	0:-8 1:45 2:-6 3:-23 4:-6
w-+ the but	1:-12 4:11 5:-9 6:9 8:9
w-+ the by	4:12
w-+ the chase	1:24 3:-12 4:-7
w-+ the comma	0:7 3:10 4:10 6:-6
w-+ the eat	0:-14 1:6 2:17 3:-13 4:18 5:-8 8:-9
w-+ the edge	0:-10 1:-6 2:7 4:10 6:-7 8:15
w-+ the fall	0:7 1:-12 2:24 3:-8
w-+ the for	1:14 2:-8 3:11 4:9 5:-7 8:-14
w-+ the from	1:-11 2:6 4:16 9:-7
w-+ the guard	1:-11 2:26 4:-7
w-+ the hit	2:16
w-+ the in	1:-14 2:6 3:14 5:9 9:-6
w-+ the is	0:20 1:-6 2:-11 3:-25 4:42 5:-8 6:-6 8:-11 9:-6
w-+ the kind	3:20
w-+ the make	1:-19 2:-20 3:39 4:-12 8:-7
w-+ the many	0:12 1:-26 2:26 3:-12 4:10 8:-7
w-+ the match	0:15 3:-6
w-+ the me	0:-8 1:10 2:28 3:-16 4:6 5:-8 6:-12
w-+ the move	3:11 5:-8 8:-6
w-+ the must	0:9 1:7 2:13 3:-12 4:9 5:-7 8:-9
w-+ the not	1:14 2:-26 5:7 6:-7 8:15
w-+ the of	0:-7 1:-21 2:7 4:9 5:18 6:-7 8:8
w-+ the or	0:12
w-+ the over	0:8 1:21 2:-13 3:-8
w-+ the play	5:-7 8:20
w-+ the push	0:-10 1:-6 2:-11 3:27 8:-11
w-+ the reach	0:-7 1:23 3:-26 4:-13 5:14 6:-6 8:12
w-+ the rel	0:-12 2:9 3:36 5:-13 6:-9 7:-7 8:-13 9:-6
w-+ the save	0:-6 1:21
w-+ the sneak	1:-8 2:22 4:8 8:-6
w-+ the steal	1:24 2:-7 3:-7
w-+ the stop	0:-7 3:9 4:9 6:-8 7:-6 8:10 9:-6
w-+ the take	2:6 3:14 5:-6 8:-9
w-+ the the	0:7 1:-7 2:22 3:-19 5:-6 8:7
w-+ the throw	0:10 1:-6 2:-14 3:11 4:-9 6:-13 8:21
w-+ the to	0:7 1:7 2:-25 3:-7 4:8 5:19 6:-7
w-+ the vs	0:-8 1:20 2:-9 3:-22 4:46 6:-10 8:-27 9:-6
w-+ the with	1:-13 2:-7 3:-13 4:32 5:-9 6:-8 8:14
w-+ the x	0:-6 4:12 6:-8 8:12 9:-6
w-+ the you	2:-12 4:10 5:19 8:-16
w-+ throw and	0:7 3:22 6:-17
w-+ throw at	3:-13 6:34
w-+ throw comma	0:8 1:-11 2:9 3:9 4:-6 5:-7 8:-6
w-+ throw edge	0:-15 1:27 2:-22 3:-19 4:-9 5:23 6:9 8:-6
w-+ throw in	1:-6 3:-11 6:34 8:-6
w-+ throw of	0:6 3:-13 6:17
w-+ throw reach	3:-13 6:23
w-+ throw to	0:-9 1:-6 3:-11 6:36
w-+ throw x	3:-9 6:18
w-+ to A	1:-7 4:14
w-+ to F	4:6
w-+ to N	0:-9 4:29 8:-10
w-+ to U	4:-25 8:30
w-+ to and	0:13 1:8 2:-6 3:-7 4:-22 8:19
w-+ to at	0:17
w-+ to bring	3:12
w-+ to but	0:-10 2:-10 3:-11 4:38 8:-10
w-+ to comma	1:8 2:-11 3:7 4:30 8:-16
w-+ to edge	1:-6 3:-8 4:44 5:-7 8:-12
w-+ to in	3:-12 4:9 8:13
w-+ to not	0:20 2:-6
w-+ to obj	0:7 2:-7 3:-12 4:-12 6:31
w-+ to rel	0:-14 1:-6 2:-8 3:-12 4:20 8:18
w-+ to stop	1:-11 2:10 3:12 4:12 8:-13
w-+ to subj	0:18 3:-8
w-+ to throw	3:-9 6:14
w-+ to to	0:-18 3:-8 4:17 6:20 8:-6
w-+ to with	2:7 4:-8 5:-6 8:20
w-+ to x	0:12 2:-10 3:-12 8:22
w-+ touch edge	5:12
w-+ touch with	0:14
w-+ touch x	3:-8 5:24
w-+ vs and	2:11
w-+ vs comma	0:12 2:6 3:7
w-+ vs edge	2:32 3:-7
w-+ vs of	0:6
w-+ vs with	2:13
w-+ vs x	2:15 3:-9
w-+ with U	0:18 1:10 2:-8 3:-15 6:-6 8:9
w-+ with and	0:-13 1:-9 2:13 3:21 4:-8 6:-12 8:6 9:-6
w-+ with as	1:13 2:7 3:-7
w-+ with at	1:-14 2:-9 3:-18 5:-8 6:15 8:9 9:17
w-+ with but	0:-9 1:-16 2:-7 3:17 4:-10 5:-11 6:15 8:10
w-+ with comma	0:11 1:-13 3:17 8:-9
w-+ with edge	0:-7 1:16 3:8 6:12 8:-6
w-+ with fall	1:-7 2:-8 3:-11 8:22
w-+ with fight	0:-10 1:-10 2:-8 3:-8 6:37
w-+ with from	0:-8 1:-8 3:12 6:-6 8:20
w-+ with in	1:7 2:-10 4:-6 5:-7 8:10
w-+ with many	0:9 1:-11 3:-12 6:-7 8:25
w-+ with move	1:-10 2:-8 3:-12 8:25
w-+ with not	0:-8 1:-8 2:-10 3:-12 6:34
w-+ with obj	1:-10 3:7 4:-6 5:-10 6:28 8:-11
w-+ with of	0:27 1:6 2:11 3:-16 4:-6 8:-11
w-+ with reach	0:6 3:-12 4:-9 5:-7 6:22
w-+ with rel	0:-7 1:-18 2:30 3:11 4:-13 5:15 6:-9 8:-18
w-+ with shoot	1:14 3:-6 6:9 8:-7
w-+ with stop	0:16 1:19 4:-6 5:-10 6:-6 8:-9
w-+ with subj	0:-8 2:-19 3:-13 4:-10 5:33
w-+ with throw	1:13 2:-15 3:-7 6:14
w-+ with to	0:-9 2:9 3:-7 5:20 8:-12
w-+ with vs	0:-14 1:29 2:-16 3:-14 4:-10 5:-13 6:33 8:-11
w-+ with x	1:6 2:-16 3:7 4:-10 7:-6 8:9 9:-6
w-+ word:enemy comma	0:-6 1:-14 2:33 3:-6
w-+ word:enemy x	2:14
w-+ word:obstacle edge	2:19 3:-11
w-+ x A	0:11 2:14 3:-8 8:-8
w-+ x F	0:-8 1:33 2:15 3:-18 4:-9 6:-6 8:-8
w-+ x H	0:13
w-+ x N	0:18 1:-9 3:7
w-+ x O	1:25 2:13 3:-25 4:10 5:6 6:-9 8:-15
w-+ x U	2:-8 4:9 8:-6
w-+ x a	0:25 1:-9 4:-8
w-+ x and	0:-8 1:20 2:-8 3:-28 4:-7 6:7 7:-7 8:19 9:6
w-+ x as	1:-14 2:-8 3:6 4:-6 8:18
w-+ x at	1:-12 3:21 5:-8 9:-7
w-+ x attack	0:-7 1:17 2:31 3:-26 4:-9 5:-7 6:-9 8:-6
w-+ x avoid	0:-6 1:10 3:-14 4:-8 5:-7 8:24
w-+ x bring	0:9 1:-11 3:26 4:-8 8:-7
w-+ x but	0:16 1:-14 2:-12 3:25 5:-8
w-+ x chase	0:19
w-+ x comma	0:10 3:10
w-+ x eat	0:16
w-+ x edge	0:6 2:-10 3:-16 4:16 5:-11 7:16
w-+ x fall	0:21 3:-13 5:9 8:-6
w-+ x fight	1:-14 2:14 3:-10 4:-8 6:20 8:-6 9:-7
w-+ x for	0:20 1:-11
w-+ x from	0:-15 1:-7 2:-14 5:-11 6:-9 7:-7 8:10 9:34
w-+ x game	0:11 1:9 3:-9
w-+ x guard	1:36 2:-26 3:-6
w-+ x in	1:-12 2:-14 3:32 5:-12
w-+ x is	1:16 2:-9 3:-16 4:-10 5:24 8:-9
w-+ x kind	0:11 3:16 8:-7
w-+ x love	0:14
w-+ x make	0:16 3:13 4:-7 8:-7
w-+ x many	0:9 2:-6 3:-21 4:8 6:19 8:-12
w-+ x me	0:8 1:-11 2:25 3:-8 4:-6 8:-7
w-+ x move	0:11 1:15 3:-20 5:-6 6:14 8:-20
w-+ x must	0:-10 1:-6 5:-6 6:-8 8:25
w-+ x not	0:11 1:-10 2:25 3:-17 4:14 5:-13 8:-14
w-+ x obj	1:-11 3:22 5:-9 6:-7
w-+ x of	0:13 1:7 2:-10 3:18 5:-7 6:-6 8:-14
w-+ x or	0:-13 1:-13 2:21 3:6 4:-10 5:18 8:-16
w-+ x over	1:-10 2:-7 3:-18 4:-9 5:21 8:19
w-+ x play	0:12 1:-18 2:18 3:-6
w-+ x push	0:17 1:-6
w-+ x reach	2:-10 3:14 4:19 6:-6 8:-14
w-+ x rel	0:11 1:-8 2:8 3:-6 4:-6 7:14 8:-6
w-+ x shoot	0:8 1:-8 2:6
w-+ x sneak	0:-8 1:-19 2:25 3:14 4:-6
w-+ x steal	2:12
w-+ x stop	0:11 5:-8 6:-7 8:15
w-+ x subj	0:-13 1:-12 2:19 3:29 4:-9 6:-8 7:-7 9:-7
w-+ x take	3:14 4:11 5:-15 8:-9
w-+ x the	0:25 1:9 4:-8 8:-9
w-+ x throw	0:-20 1:-22 2:20 3:33 4:-7 6:-6 8:-10
w-+ x to	0:8 4:16 5:-8 6:-8 9:-6
w-+ x touch	3:-8 5:-11 6:25 8:-7
w-+ x vs	1:28 2:-13 3:-11
w-+ x with	1:-13 2:14 3:6 4:38 5:-10 6:-10 7:-6 8:-21 9:-6
w-+ x x	3:11 4:-8 6:-7 8:7 9:-6
w-+ x you	0:7 1:13 3:-6
w-+ you A	0:-12 1:15 3:13 4:-6
w-+ you U	0:11
w-+ you a	0:17 3:-9
w-+ you comma	0:11 3:14 4:-9
w-+ you edge	0:8 2:14 3:-9
w-+ you from	0:13 3:-6
w-+ you in	3:-11 4:22 5:-8 8:-10
w-+ you many	0:14
w-+ you the	0:21
w-+ you x	0:11 1:-6 3:-13 4:-11 5:26 8:-9
w-1 A	0:9 6:-6
w-1 A A	0:-11 1:-7 2:21 4:-8 5:-10 6:-7 7:-8 8:7 9:17
w-1 A F	2:-8 3:46 4:-11 6:-8 8:-8
w-1 A H	2:22
w-1 A N	0:13 1:-6 2:-10 8:11 9:-6
w-1 A O	1:-9 2:-13 3:-19 4:30 5:19 6:-10 9:-7
w-1 A U	0:22 3:-8
w-1 A V	2:20 3:8 4:-6 8:-14 9:-11
w-1 A sov	0:8 1:-7 5:7 6:-6 8:9 9:-8
w-1 A svo	0:11 2:6 5:-7 6:-6 9:9
w-1 A v2	0:18 1:-9 2:-11 4:23 8:-10
w-1 F	2:9 3:9 4:-9 5:-6 8:-6
w-1 F A	0:-12 1:-18 2:24 3:-20 4:-8 8:25
w-1 F F	1:-6 2:18 3:-9 4:-6 6:12 8:-7
w-1 F N	2:-6 3:28 4:-6 5:-7 8:-13
w-1 F O	0:-11 1:-7 2:24 3:14 4:-10 5:-6 6:-6 8:-10
w-1 F U	0:8 1:6 2:-9 3:13 4:-7 6:6 8:-9
w-1 F V	1:-11 2:-7 3:-12 8:-7 9:28
w-1 F sov	0:17 1:21 2:17 3:-32 4:-7 8:-10
w-1 F svo	0:-9 1:-17 2:-8 3:30 4:-11 5:-8 6:13 9:6
w-1 H	1:-17 2:20 3:-21 5:10 6:-7 7:12 8:-16 9:13
w-1 H A	0:-11 1:-20 2:22 3:-11 4:-11 5:-6 8:-7 9:26
w-1 H N	0:-10 4:10 5:20 8:-12
w-1 H U	0:7 1:-8 2:23 3:-12 8:-7
w-1 H sov	0:-21 1:-22 3:-25 5:-10 6:-8 7:30 8:-12 9:31
w-1 H svo	0:9 1:-7 2:14 3:-13 4:-9 5:19 8:-14
w-1 N	0:8 3:18 4:-12 5:-6 6:6
w-1 N A	0:-8 2:28 4:-14 8:-10
w-1 N F	3:14
w-1 N N	0:16 2:-8 3:10 4:-11 5:-6 6:16 8:-15
w-1 N O	0:6 3:-16 4:-6 8:23
w-1 N U	0:10 1:-11 2:-9 3:19
w-1 N sov	0:-16 1:22 2:-20 3:-10 4:-7 8:26
w-1 N svo	0:8 1:-17 2:6 3:24 4:-11 5:-6
w-1 N v2	0:16 3:-6
w-1 O	0:18 3:6 8:-9
w-1 O A	0:12 1:-21 2:-9 4:13 8:-8 9:15
w-1 O F	0:-10 2:-9 3:28 4:-7 6:12
w-1 O H	0:-9 1:-11 2:37 3:-10
w-1 O N	0:23 4:-11
w-1 O O	0:14 1:9 2:-9 3:-23 4:21 5:-9 6:-8 8:-19 9:16
w-1 O U	0:19 1:-6 3:13
w-1 O sov	0:18 2:-6 3:7
w-1 O svo	0:16 3:11 8:-10
w-1 O v2	0:17 3:-7
w-1 U	0:6
w-1 U A	0:-9 4:19 6:-9 7:15 8:-11 9:-10
w-1 U F	0:-12 1:-15 2:-12 3:21 4:-22 5:-11 6:25 7:-7 8:6
w-1 U H	0:-11 1:-7 2:-42 4:-8 5:21 6:33 7:-7 8:-7 9:-6
w-1 U N	0:18 1:-7 2:-8 3:-7 5:6 6:-8
w-1 U O	0:6 1:-15 3:12 4:-7 5:-10 6:18
w-1 U U	0:11
w-1 U V	1:-9 2:-15 3:-16 4:-12 8:23 9:20
w-1 U sov	0:19 3:-7 8:-7
w-1 U svo	1:-6 2:-7 3:10 6:6
w-1 U v2	0:16 1:-9 2:14 4:-10
w-1 V	0:14 1:-8 3:-12 4:-12 5:-8 6:-6 8:-12 9:40
w-1 V A	1:-16 2:-27 3:-16 4:-14 5:-6 8:-9 9:59
w-1 V H	2:8
w-1 V N	3:19 8:-7
w-1 V O	0:6 3:-18 5:-9 8:-13 9:31
w-1 V U	0:33 3:-7
w-1 V V	0:-14 1:13 2:22 3:-25 4:-12 5:-6 8:-12 9:18
w-1 V sov	1:-12 2:-13 3:-17 4:-11 5:-10 6:-6 8:-13 9:53
w-1 V svo	0:14 2:9 4:-13 5:-7 8:-12 9:16
w-1 V v2	0:23 3:-7
w-1 a	1:19
w-1 a A	1:23
w-1 a F	1:24 2:-10 3:-6 5:-7 6:8 8:6
w-1 a H	0:-9 1:22 2:-18 3:-6 4:-7 5:-9 6:-7 7:35 8:-7
w-1 a N	1:12 2:-10 3:-11 6:-6 8:16
w-1 a O	5:-10
w-1 a U	1:28 2:-6 5:-6 6:-6
w-1 a V	1:25 3:-9 4:-7 7:9
w-1 a sov	1:28 2:-26 3:-15 5:-8 6:-8 7:29 8:-15
w-1 a svo	1:19
w-1 a v2	1:19 8:8
w-1 and	1:-7 2:6 9:7
w-1 and A	0:-6 1:-17 2:21 3:-8 4:-9 5:6 6:-6 7:-8 9:29
w-1 and F	2:16 3:15 4:-8 6:-9 8:-9
w-1 and H	0:-9 1:-8 3:-9 4:-6 5:18 6:16
w-1 and N	0:-11 1:-8 2:-15 3:15 4:29 5:-6 6:-6 9:-6
w-1 and O	1:-8 2:-6 3:21 4:-11 5:14 6:-8 8:-8
w-1 and U	0:23 3:-10
w-1 and V	1:-11 2:26 4:-10
w-1 and sov	1:-10 2:8 3:-12 5:14 6:-6 8:-13 9:17
w-1 and svo	2:9 3:10
w-1 and v2	1:-11 2:-8 4:-12 5:7 8:12 9:15
w-1 as	0:8 1:21 2:-10
w-1 as A	0:-9 1:17 2:-25 4:-9 5:27 8:-7
w-1 as F	0:11 3:15
w-1 as O	1:16 2:-6 3:-24 5:-9 6:-7 8:27
w-1 as U	0:17 1:17 3:-10 8:-9
w-1 as sov	1:14 2:-14 3:-15 4:-7 5:23 8:-9
w-1 as svo	0:7 1:13 2:-9 5:-6 8:8
w-1 as v2	0:19
w-1 at	2:6 3:-7 4:6 8:11
w-1 at A	1:-8 2:20
w-1 at F	0:15 1:-6 2:9 3:-39 4:35 5:-6 6:-11
w-1 at H	2:28
w-1 at N	0:15 2:-10 3:-9 8:19
w-1 at O	1:16 2:-9 3:-23 4:11 6:-10 8:14 9:-6
w-1 at U	1:-10 3:6 4:11 5:-6 8:8
w-1 at V	0:13 1:-7 3:-8 4:-15 9:14
w-1 at sov	0:-10 1:-7 2:-9 3:-13 4:39 6:-7 8:-9
w-1 at svo	2:8 3:-10 4:7 6:-6 8:11
w-1 at v2	0:9 1:-9 2:11 3:20 6:-6 8:-11
w-1 attack	1:-7 2:13 4:6 5:11 8:-10
w-1 attack A	2:27 3:-7 4:-11
w-1 attack N	0:-8 4:24
w-1 attack O	1:-9 2:-10 3:14 4:-17 5:22 8:-10
w-1 attack sov	0:-8 1:6 3:23 4:-14 5:-6 8:-8
w-1 attack svo	1:-15 2:18 3:-15 5:16 8:-7
w-1 avoid	2:19 3:-7 5:8 8:-6
w-1 avoid A	2:28 3:-6 5:-7
w-1 avoid F	0:-9 1:-7 3:32 5:-11 6:-8
w-1 avoid H	2:21
w-1 avoid N	2:-16 3:-8 4:-6 5:38 8:-11
w-1 avoid O	0:6 1:-7 2:12 3:-21 5:11 6:10 8:-13
w-1 avoid U	1:-8 2:15 3:-14 4:13 5:-16 8:13
w-1 avoid V	1:-8 3:-8 4:-8 5:30
w-1 avoid sov	1:21 2:-18 4:15 5:-7 8:-8
w-1 avoid svo	1:-6 2:20 3:-9 5:6
w-1 avoid v2	0:-6 1:-8 2:28 4:-10 8:-7
w-1 bring	3:20 4:7 8:-7
w-1 bring A	1:18 2:-21 3:7 4:14 5:-6 8:-8 9:-6
w-1 bring F	1:-7 2:14 3:14 4:-7
w-1 bring H	1:23 3:-11
w-1 bring N	3:9 4:8 8:-6
w-1 bring O	3:24 4:-8 8:-6
w-1 bring U	1:-10 3:11 4:16 8:-7
w-1 bring sov	2:6 3:-13 4:18
w-1 bring svo	3:23 8:-8
w-1 bring v2	3:16
w-1 but	2:24 3:-10 5:-9 8:12
w-1 but A	2:16 3:-15 5:-6 8:15
w-1 but F	1:-10 2:24 3:-16 4:-9 6:10 8:-6
w-1 but H	0:-8 2:30 5:-6
w-1 but N	0:20 2:-8 3:-10 4:-10 5:-7 8:15
w-1 but O	1:-7 2:22 3:7 4:-13 5:-13 6:-8
w-1 but U	1:-6 2:28 3:-9 4:-6 8:-10
w-1 but V	0:9 1:8 8:-6
w-1 but sov	0:9 1:-15 2:27 3:9 4:-12 5:-9 8:-11
w-1 but svo	2:23 3:-17 5:-10 6:-7 7:-6 8:17 9:-6
w-1 but v2	1:-7 2:23
w-1 by	0:14 1:8 2:-6 3:-10
w-1 by A	1:16 4:-6
w-1 by N	0:16 4:-7
w-1 by O	1:-9 3:-13 4:14 8:18
w-1 by svo	0:13
w-1 by v2	1:9 2:-10 3:-14 4:11 5:-7 6:-6 8:14
w-1 chase	0:-9 1:-19 2:21 3:23 4:-8 5:-6 6:-6 8:7
w-1 chase A	1:-15 2:18 3:15 4:-6
w-1 chase O	0:-9 1:-7 2:-17 3:9 4:-6 5:-7 6:-6 8:29
w-1 chase U	1:-8 2:27 3:-8
w-1 chase sov	1:-7 3:8 8:11
w-1 chase svo	0:-9 1:-16 2:25 3:20 4:-8 8:-6
w-1 comma	3:9
w-1 comma A	1:6 2:10 7:-6 9:-6
w-1 comma F	0:8 1:9 3:11 6:-8 8:-8
w-1 comma H	1:-10 2:19 4:-8 8:-6
w-1 comma N	1:-6 2:13 4:-8 5:12 6:-7
w-1 comma O	3:22 4:-7
w-1 comma U	3:8
w-1 comma V	1:8 3:19 5:-7 8:-12 9:-6
w-1 comma sov	2:11 3:10 4:-6
w-1 comma svo	0:6 3:8
w-1 comma v2	3:22 4:-11 6:-6 9:-6
w-1 cross	0:23 2:-6 8:-7
w-1 cross N	0:12
w-1 cross V	0:15
w-1 cross sov	0:10 1:8
w-1 cross svo	0:15
w-1 eat	0:-7 1:9 2:-11 3:34 4:-6
w-1 eat A	0:-8 1:27 2:-17 3:21 4:-7 5:-6
w-1 eat F	2:-6 3:31
w-1 eat N	3:20
w-1 eat O	0:-7 2:-7 3:40 4:-6 5:-9 8:-6
w-1 eat sov	0:-7 1:27 2:8 3:-19
w-1 eat svo	0:-6 2:-14 3:42 4:-6
w-1 eat v2	3:16
w-1 edge	1:12
w-1 edge A	1:19 2:7
w-1 edge F	0:-7 1:-15 3:22 4:12 6:8 8:-11
w-1 edge H	2:37 3:-9
w-1 edge N	2:-11 3:8 4:6 6:-6 8:11
w-1 edge O	2:-8 3:17 4:-9 5:-6
w-1 edge U	8:13
w-1 edge V	1:19 3:-12 4:-6 8:17
w-1 edge sov	2:11 8:11
w-1 edge svo	1:20 3:-6
w-1 edge v2	3:27 8:-13
w-1 fall	1:-8 3:25 5:8 6:-6 8:-12
w-1 fall A	0:-15 1:9 2:-22 3:-12 4:13 7:25 8:-6
w-1 fall F	0:-6 1:-8 3:35
w-1 fall N	0:-9 1:-6 3:36 4:-7 5:-6 8:-11
w-1 fall O	1:-12 2:-8 4:-8 5:34 8:-15
w-1 fall U	0:16 1:-9 2:8 3:6 5:-7 8:-6
w-1 fall sov	0:8 1:6 2:-12 3:10 4:6 8:-6
w-1 fall svo	1:-13 2:-9 3:30 4:-7 5:16 8:-11
w-1 fall v2	2:14
w-1 fight	1:-8 2:20 3:-6 4:9
w-1 fight A	0:-8 1:-17 2:23 3:-8 4:22
w-1 fight H	0:6 2:11
w-1 fight U	0:-8 1:19 2:-14 3:-10 4:-6 5:-7 6:22 8:-7
w-1 fight sov	0:-12 1:16 2:-25 4:32 5:-7 6:-7 8:-7
w-1 fight svo	1:-14 2:35 3:-8 4:-6 6:6
w-1 fight v2	2:7
w-1 for	0:20 1:12 2:-8 8:-6
w-1 for A	1:25 2:-14 3:-12 4:11
w-1 for F	0:12 3:-6
w-1 for N	0:23
w-1 for O	3:14
w-1 for U	0:17
w-1 for sov	0:8 1:13 8:-6
w-1 for svo	0:19 1:12 2:-8 3:-6
w-1 for v2	0:11
w-1 from	1:-7 2:6 8:15
w-1 from A	1:-10 2:20 3:-7 5:-6
w-1 from F	0:-10 1:-11 2:-13 3:39 6:-13 8:8
w-1 from H	2:27 8:-6
w-1 from N	0:12 1:-7 2:-11 3:-14 8:30
w-1 from O	0:-15 1:14 5:8 7:-6 8:14 9:-7
w-1 from U	0:7 1:-8 2:-8 4:-7 5:-7 8:21
w-1 from V	1:-13 2:25 3:-6 4:-7 5:-7
w-1 from sov	2:-8 3:23 4:12 5:-10 9:-6
w-1 from svo	8:15
w-1 from v2	0:9 1:-9 2:14 4:-11 5:-6 8:10
w-1 game	0:25 1:7 3:-9 8:-6
w-1 game A	1:24 2:-6 3:-6
w-1 game N	0:10
w-1 game O	0:10
w-1 game U	0:29 1:-8 3:-6
w-1 game sov	0:11 2:7
w-1 game svo	0:24 1:15 2:-12 3:-9 8:-6
w-1 guard	0:7 3:-8 4:32 6:-6 8:-13
w-1 guard F	3:-9 4:18
w-1 guard N	4:24 8:-13
w-1 guard O	0:7 4:6
w-1 guard svo	0:11 3:-10 4:29 6:-6 8:-12
w-1 hit	0:10 1:7 2:-11 3:8 4:-7 5:-10 6:-7 8:12
w-1 hit A	2:-18 3:21
w-1 hit F	0:-9 2:-10 3:-9 4:-6 6:-11 8:32
w-1 hit N	0:-11 2:24 3:-12 4:-7 5:-12 8:9
w-1 hit O	0:19 2:-7 3:14 5:-7 8:-6
w-1 hit sov	0:9 1:9 3:-8
w-1 hit svo	0:9 3:25 4:-7 5:-12 6:-8
w-1 if	0:11 1:17 2:-12 3:8 5:-7 8:-10
w-1 if A	1:10 2:-11 3:-11 4:23 8:-7
w-1 if F	0:10 1:8 3:-11
w-1 if N	0:13 2:-6 3:18 4:-7 8:-9
w-1 if O	0:11 1:-7 3:20 4:-7 8:-9
w-1 if U	0:14 1:-7 3:13
w-1 if sov	0:15 3:7
w-1 if svo	0:15 1:14 2:-14 4:7 5:-7 8:-9
w-1 in	2:-6 3:-6 8:12
w-1 in A	0:11 1:-13 2:14 3:-8 5:-9 6:-6 7:-7 8:12
w-1 in F	0:-14 1:12 2:-17 3:-8 4:7 5:29 7:-9 9:-7
w-1 in H	1:-6 2:15 3:-6 4:16 5:-8 8:-8
w-1 in N	0:10 1:-8 2:-7 3:-9 8:15
w-1 in O	0:6 2:-8 3:-6 6:-7 8:17
w-1 in U	2:-7 8:15
w-1 in V	0:7 2:-8 3:-11 4:14 9:-6
w-1 in sov	0:-8 1:17 2:-14 3:6 4:14 6:6 7:9 8:-23 9:-7
w-1 in svo	0:6 3:-9 5:6 6:-6 8:20
w-1 in v2	0:10 1:-13 3:-8 4:20
w-1 is	1:-6 2:7 5:6
w-1 is A	1:-8 2:19 3:-6 4:-9 5:-6 8:-6 9:16
w-1 is F	0:10 1:-6 2:11 3:7 4:-6
w-1 is H	0:-9 2:-14 5:29
w-1 is N	0:21
w-1 is O	4:-8 6:-6
w-1 is U	1:-13 2:9 3:-7 4:6 6:6 7:-6 8:-8
w-1 is V	1:17 2:13 3:-8
w-1 is sov	1:-7 3:23 4:-7 8:-6
w-1 is svo	2:9 5:6
w-1 is v2	1:-7 3:-8 4:-7 9:22
w-1 kind	0:20 3:-7
w-1 kind A	0:16 1:17 2:-8 3:-10
w-1 kind F	0:14 1:-14 3:-17 6:20
w-1 kind N	0:10 4:6
w-1 kind O	0:16 1:-8
w-1 kind U	0:20 1:-9 8:7
w-1 kind V	1:9
w-1 kind sov	0:16 1:-10 2:8 8:-6
w-1 kind svo	0:22 2:-9 3:-11
w-1 love	0:10 1:23 2:-7 3:-9
w-1 love A	0:9 1:16 2:-7 3:-7
w-1 love O	0:11
w-1 love V	1:20
w-1 love svo	0:15 1:13 2:-6 3:-7
w-1 love v2	1:22 3:-8
w-1 make	2:-6 3:20 4:-8 6:-6
w-1 make A	0:-7 2:-11 3:-14 4:11 5:-6 7:-6 8:22 9:-6
w-1 make F	3:24
w-1 make N	3:36 4:-23 8:-9
w-1 make O	0:-14 1:18 2:-7 4:6 5:20 6:-15 8:-13
w-1 make U	1:-9 3:25 4:-9 8:-6
w-1 make sov	0:-6 1:16 5:15 6:-6 8:-13
w-1 make svo	2:-9 3:32 4:-18 6:-7 8:8
w-1 make v2	1:-6 4:19
w-1 many	0:11 3:12 8:-6
w-1 many A	0:7 1:-6 2:11 3:15 5:-6 8:-8
w-1 many F	0:8 1:-8 2:-6 3:22 4:-6
w-1 many H	0:8 1:-9 2:16 3:-12 4:11 5:-7
w-1 many N	0:13 1:-8 2:-10 3:10 4:20 6:-6 8:-18
w-1 many O	0:16 3:7 8:-6
w-1 many U	0:16 5:-6
w-1 many V	0:-7 1:8 3:21 5:-10 6:-9 7:-6 8:-11 9:-7
w-1 many sov	0:30 1:-9 5:-6 8:-8
w-1 many svo	0:7 3:11 8:-6
w-1 many v2	0:8 1:-13 3:23 4:10 6:-7
w-1 match	1:-13 2:15 3:10 4:8 8:-9
w-1 match A	0:-8 1:-11 2:14 4:14
w-1 match F	3:7
w-1 match O	3:-18 4:31 8:-8
w-1 match U	3:22 4:-7
w-1 match sov	2:-7 4:17
w-1 match svo	0:-9 1:-14 2:9 3:6 4:23 6:-6 8:-10
w-1 me	0:23 2:-12 4:-7 5:-7
w-1 me A	0:13 1:-15 2:-22 3:-12 4:-6 8:33
w-1 me F	3:10
w-1 me H	0:22 2:-12
w-1 me N	0:9 3:15 4:-8 8:-6
w-1 me O	2:-6 3:26 4:-8 5:-12 6:7 8:-9
w-1 me U	0:19 1:11 3:-10
w-1 me svo	0:16 1:7 2:-12 3:10 4:-8 5:-8
w-1 move	1:15 2:9 5:8 8:-16
w-1 move A	0:-13 1:25 3:12 4:-12 5:7 6:-6 8:-13
w-1 move F	1:6 3:9 6:-8
w-1 move H	2:-6 5:17
w-1 move N	0:-9 1:-9 2:-9 3:-22 4:24 8:10
w-1 move O	0:-11 1:9 2:32 4:-15 5:10 6:-12 7:-6 8:-14 9:-6
w-1 move U	0:12 3:-11 4:-7 5:8 6:12 8:-12
w-1 move V	0:14
w-1 move sov	0:-12 2:18 6:6
w-1 move svo	1:8 2:8 5:15 6:-8 7:-6 8:-16
w-1 move v2	1:31 2:6 3:-13 4:-6 5:-10 6:-6 8:-10
w-1 must	0:23 3:10 4:-7 8:-8
w-1 must A	0:11 1:12 2:-9
w-1 must F	0:15 3:-11
w-1 must N	0:20
w-1 must O	0:8 1:-7 3:15
w-1 must U	0:26 3:-7
w-1 must svo	0:24 2:-7 4:-6 8:-7
w-1 must v2	0:13 1:-13 2:-6 3:25 4:-6 8:-6
w-1 my	0:7 1:7 2:13
w-1 my A	0:12 1:6 2:18 3:-9 4:-6 8:-7
w-1 my F	0:-9 1:14 2:-10 3:10 4:16 6:-8 8:-7
w-1 my N	0:7 4:9 8:-11
w-1 my O	0:12 1:17 2:-10 3:-6 4:12 5:-6 6:-6 8:-16
w-1 my U	0:9 1:-17 2:25 3:-16 4:-7 8:12
w-1 my V	1:-18 4:-7 8:26
w-1 my sov	0:23
w-1 my svo	1:10 2:14 3:-6
w-1 my v2	0:11 4:13 8:-9
w-1 not	1:-12 3:6 4:27 6:-6 8:-10
w-1 not F	3:13
w-1 not U	1:-9 3:-18 4:28 8:-7
w-1 not sov	1:-10 3:-7 4:27 8:-9
w-1 obj	1:10 5:-8 6:9
w-1 obj A	2:10 3:-6
w-1 obj F	0:-9 1:-11 2:-7 3:-17 4:-7 6:23 8:22
w-1 obj N	3:-7 4:34 5:-6 8:-12
w-1 obj O	0:-12 2:-8 3:22 5:-10 6:11 8:-10 9:-6
w-1 obj U	0:8 1:9 2:-8 4:-12 5:-6 8:6
w-1 obj sov	5:-8 6:12 9:-6
w-1 of A	1:16 3:-6 4:7 5:-7 6:-6
w-1 of F	1:-7 2:-8 3:11 4:-7 5:-6 9:21
w-1 of H	0:-6 1:25 2:9 3:-10 4:-6 5:-8 6:-6 8:-7
w-1 of N	0:6 1:-8 2:-10 4:-7 5:15 6:6
w-1 of O	1:-7 2:-10 6:14 8:10
w-1 of U	1:9 2:-9 5:-6 8:12
w-1 of V	0:10 1:-6 2:-7 3:9 4:14 8:-13
w-1 of sov	2:-10 8:13
w-1 of svo	6:6
w-1 of v2	0:23 8:-6
w-1 or	1:-11 3:31 4:-12 5:-6 6:-6 8:-10
w-1 or F	3:11
w-1 or O	0:17 3:9 4:-8
w-1 or U	0:-18 1:-6 2:23 3:15 4:-7 8:-9
w-1 or svo	1:-9 2:10 3:22 4:-12 5:-6 6:-6 8:-10
w-1 over	2:-6 4:-11 5:31 8:8
w-1 over A	0:16 2:13 5:-16
w-1 over F	1:21 2:-6 3:16 4:-6 5:-23 8:-9
w-1 over N	0:-10 1:-6 2:-7 3:-9 4:-13 5:27 8:13
w-1 over O	0:-8 1:-6 2:-7 4:-8 5:27 8:9
w-1 over U	0:-15 1:-8 2:-9 3:-13 4:-12 5:32 8:11
w-1 over sov	3:24 4:-6 5:-11
w-1 over svo	0:-9 1:-7 3:-7 4:-10 5:28 8:17
w-1 over v2	0:-6 1:10 2:-9 3:-18 4:-12 5:32
w-1 play	1:25 2:-6 3:-8
w-1 play A	1:19 2:-9
w-1 play F	1:26 3:-27 4:-7 5:18 6:-9
w-1 play H	0:-6 1:10 2:9
w-1 play N	1:42 3:-10 4:-7 5:-7 8:-14
w-1 play O	1:34 2:-6 3:6 4:-10 5:-6 6:-6 8:-10
w-1 play U	0:6 1:14 3:-8
w-1 play sov	1:19 2:-10 4:7 5:-6
w-1 play svo	1:21 3:-8
w-1 play v2	0:14 1:14 3:-10
w-1 push	0:-6 3:26 4:-10 5:-6 6:-6 8:9
w-1 push F	8:20
w-1 push N	0:6 3:11
w-1 push O	0:-12 1:8 2:-6 3:26 4:-10 5:-7 6:-7 8:7
w-1 push U	3:10
w-1 push sov	0:-9 1:-13 2:20 3:-30 4:-13 8:33
w-1 push svo	1:13 2:-7 3:22 4:-8 5:-6 8:-7
w-1 push v2	0:-9 3:30 6:-6
w-1 race	0:-9 1:18 2:13 3:-6 8:-6
w-1 race A	1:20
w-1 race U	0:-12 1:24
w-1 race V	2:19
w-1 race svo	0:-10 1:23 2:10 3:-7 8:-6
w-1 reach	1:-6 4:35
w-1 reach A	0:6 1:-9 2:30 4:-19
w-1 reach F	2:-7 3:-16 4:35
w-1 reach N	2:-6 3:-7 4:29
w-1 reach O	0:-7 2:-6 4:31 5:-7 8:-14
w-1 reach U	1:-7 2:-10 3:6 4:7 8:11
w-1 reach V	1:-6 2:-11 4:21
w-1 reach svo	1:-6 2:-11 4:33 5:-6
w-1 reach v2	0:-15 1:-7 2:11 3:-14 4:36 8:-12
w-1 rel	0:13 1:-9 5:-6 6:14
w-1 rel A	0:6 2:-16 3:9 4:11 8:-7
w-1 rel F	0:11 3:-27 6:25
w-1 rel H	1:-9 2:21
w-1 rel O	0:11 1:-10 2:-7 4:-11 5:-7 6:10 8:12
w-1 rel U	0:13 3:10
w-1 rel sov	8:10
w-1 rel svo	0:19 1:-6 2:-12 5:-6 6:10
w-1 rel v2	1:-14 2:20 3:13 8:-6
w-1 save	0:10 1:-11 2:-15 3:16 4:14 8:-6
w-1 save A	1:-12 2:-16 3:19 4:18 8:-6
w-1 save O	0:10
w-1 save svo	0:6 1:-12 2:-14 3:20 4:12 8:-6
w-1 save v2	0:6 2:-6 3:-10 4:16
w-1 shoot	1:-7 3:-9 6:37
w-1 shoot A	2:14 6:-10
w-1 shoot F	2:10 3:-12 6:21
w-1 shoot H	0:7
w-1 shoot N	0:-7 4:-7 6:27
w-1 shoot O	1:-6 2:-8 3:-9 6:37
w-1 shoot U	1:-6 6:21
w-1 shoot sov	1:12 2:10 6:-7
w-1 shoot svo	1:-9 3:-10 4:-6 6:40
w-1 shoot v2	2:-8 3:-6 6:26
w-1 sneak	1:-10 2:31 4:-6 5:-7
w-1 sneak A	0:6 1:-8 2:20 3:-8
w-1 sneak sov	0:-11 2:-8 3:24 4:-7 5:-6 8:8
w-1 sneak svo	1:-9 2:33 3:-11
w-1 steal	2:-6 3:33 4:-7
w-1 steal A	1:-6 3:20 4:-7
w-1 steal F	0:7 3:18 4:-6
w-1 steal O	0:9 3:10
w-1 steal U	3:13
w-1 steal sov	2:14 3:-7
w-1 steal svo	0:10 3:18 4:-7
w-1 steal v2	0:-6 2:-16 3:36
w-1 stop	2:10 4:-9 5:6
w-1 stop A	2:42 4:-11 5:-8 7:-7 8:-13 9:-7
w-1 stop F	0:-6 1:-14 2:-10 3:8 4:-6 5:14 6:-10 8:17
w-1 stop H	0:10 2:-27 5:27
w-1 stop N	0:12 1:-8 2:10 4:-7 6:7
w-1 stop O	4:-12 8:22
w-1 stop U	0:6 4:-6
w-1 stop V	0:-6 1:28 2:11 3:-19 4:-7 5:-7 9:-7
w-1 stop sov	1:-6 2:14 4:-8 5:6 8:14
w-1 stop svo	1:13 4:-9
w-1 stop v2	1:-20 2:22 3:19 4:-13 5:-10 6:-6 8:9 9:-6
w-1 subj	6:6
w-1 subj A	0:-6 1:15 3:16 5:-7 6:-6 8:-10 9:-6
w-1 subj F	0:-14 1:-7 4:-10 5:-11 6:20 7:-6 8:20 9:-6
w-1 subj H	2:29 3:-6 5:-9 6:-6
w-1 subj N	2:-10 5:12 6:-6 8:8
w-1 subj O	1:-8 2:-13 4:-15 5:17 6:18 7:-6 9:-6
w-1 subj U	0:15 1:6 2:-12 4:12 5:-6 6:-6
w-1 subj V	0:10 2:6
w-1 subj sov	6:6 9:-6
w-1 take	2:-7 3:26
w-1 take A	0:-8 1:11 2:-12 3:25 8:-7
w-1 take F	3:23 4:-6
w-1 take H	1:-6 2:11 3:-9 5:16
w-1 take N	1:10 2:-10 3:19 5:-12 8:-13
w-1 take O	1:-7 2:-7 3:40 5:-7 8:-6
w-1 take U	0:6 1:-9 2:-9 3:9 4:15
w-1 take sov	2:10 3:-10 4:11 5:-6 8:-10
w-1 take svo	0:-7 2:-9 3:31
w-1 take v2	2:-9 3:34 4:-9
w-1 the	4:8
w-1 the A	2:10 4:7 9:-6
w-1 the F	3:14 4:25 5:-6 6:-11 8:-6
w-1 the H	2:10 8:-7
w-1 the N	0:-11 4:20 5:-6 6:-6 8:15
w-1 the O	3:-6 4:9 6:-6 8:8
w-1 the U	0:9
w-1 the V	1:19 4:13 8:-9 9:-6
w-1 the sov	0:17 8:-6
w-1 the svo	4:7 6:-6
w-1 the v2	4:18 9:-6
w-1 throw	3:-10 4:-7 6:31 8:-6
w-1 throw A	0:-16 1:18 2:17 3:-17 4:-12 5:-8 6:16 7:-9 8:-8 9:-7
w-1 throw F	3:-20 6:39
w-1 throw H	1:-8 2:15 6:6
w-1 throw O	1:-10 2:-6 3:-6 4:-6 6:35 8:-6
w-1 throw U	0:-12 6:36 8:-6
w-1 throw sov	1:-17 2:33 6:-10
w-1 throw svo	0:-6 3:-11 4:-6 6:33 8:-6
w-1 throw v2	2:-12 3:-17 5:-6 6:43
w-1 to	4:23 5:-6
w-1 to A	0:6 2:-9 3:7 4:19 8:-9
w-1 to F	0:8 2:-7 4:-13 6:23
w-1 to H	2:20
w-1 to N	2:-7 3:-10 4:38 5:-9
w-1 to O	2:-9 3:-13 4:13 5:-7 6:6 8:9
w-1 to U	1:-7 2:-8 3:-7 4:27 5:-6
w-1 to sov	0:14 2:-13 3:-10 5:-6 6:18
w-1 to svo	3:-13 4:30 5:-6 8:8
w-1 to v2	0:7 1:-6 2:-11 3:39 4:-14 5:-8 8:-12
w-1 touch	1:-18 2:-10 3:12 4:-7 5:26 8:-8
w-1 touch A	1:-24 2:-6 3:33 5:-7
w-1 touch N	0:6 5:11
w-1 touch O	3:-11 5:19
w-1 touch U	0:-7 3:-6 5:22
w-1 touch V	0:11
w-1 touch sov	0:17
w-1 touch svo	1:-20 2:-11 3:11 4:-8 5:32 8:-8
w-1 victim	0:-6 2:14
w-1 victim svo	0:-6 2:17
w-1 vs	2:30
w-1 vs A	1:-11 2:29
w-1 vs F	0:8 2:11 6:-6
w-1 vs H	2:25
w-1 vs N	0:-11 1:24 2:10 3:-7 4:-9 5:-6 8:-12
w-1 vs O	0:11 2:28 3:-11 5:-6
w-1 vs U	0:9 2:7
w-1 vs sov	1:-8 2:31 3:-11
w-1 vs svo	2:27 3:-7
w-1 vs v2	2:17
w-1 with	3:9 4:-7 6:6
w-1 with A	1:16 2:6 6:-7 7:-6 8:-6
w-1 with F	2:-7 3:11 4:-7 6:16 8:-7
w-1 with H	0:11 2:-13 3:-15 4:-6 5:9 6:20 7:-6 8:-7
w-1 with N	1:-9 2:-11 4:-20 5:27 7:-6 8:10 9:-6
w-1 with O	1:-12 2:-8 3:16 4:-9 6:11 8:9
w-1 with U	0:6 1:-7 3:10 5:-8 6:11
w-1 with V	0:-8 1:18 4:-8 5:-10 6:14 8:-12
w-1 with sov	2:-7 4:-13 5:11 6:10 9:-6
w-1 with svo	3:9 4:-6
w-1 with v2	0:10 2:-10 3:14 4:-7 6:11 8:-9
w-1 word:boss	2:-6 3:-7 7:25 8:-6
w-1 word:boss svo	0:6 7:12
w-1 word:enemy	0:-8 1:-12 2:41 3:-9
w-1 word:enemy A	1:-10 2:23
w-1 word:enemy H	1:-9 2:19
w-1 word:enemy U	0:-9 1:-6 2:27 3:-6
w-1 word:enemy sov	1:-8 2:23
w-1 word:enemy svo	0:-12 1:-14 2:34 3:-7
w-1 word:hero	1:24 2:-7 3:-13
w-1 word:hero A	0:-6 1:19 2:-6
w-1 word:hero U	0:9
w-1 word:hero sov	1:24 3:-12
w-1 word:hero svo	0:7 1:11 2:-7
w-1 word:obstacle	2:15 3:-18 4:-6 5:17
w-1 word:obstacle svo	2:-7 3:-6 5:17
w-1 x A	5:-6 7:8 8:-6
w-1 x F	1:-8 3:10 6:8 9:-6
w-1 x H	0:8 1:14 2:21 3:-16 4:-9 5:-10 6:-8 8:6
w-1 x N	1:-6 5:-10 8:12
w-1 x O	3:6 4:9
w-1 x U	0:11
w-1 x V	1:-8 2:-10 3:7 4:7 6:-6 7:-6 8:8 9:6
w-1 x sov	4:7
w-1 x svo	0:9 3:6
w-1 x v2	0:7 1:-9 6:-7 8:7
w-1 you	0:26 3:-9 8:-11
w-1 you A	0:8 1:7 2:7 3:-9
w-1 you N	3:-8 4:-11 5:25 8:-7
w-1 you O	0:31 1:-7 4:8 5:-7 8:-12
w-1 you U	0:27 3:-6
w-1 you V	0:-7 1:27 3:-6 8:-6
w-1 you sov	0:7 1:13 3:-6 8:-6
w-1 you svo	0:36 3:-11 4:-6 8:-7
w-1 you v2	2:-8 4:11 5:11 8:-16
w-2 A A	0:9
w-2 A F	1:-10 2:-8 3:-11 9:30
w-2 A N	3:6
w-2 A O	0:-12 1:-9 2:-11 3:29 4:-8 8:6
w-2 A U	1:-10 2:-12 5:-8 6:22 9:-7
w-2 A a	0:-9 1:30 3:-16 4:13 5:-6 8:-9
w-2 A and	0:-19 1:-8 3:-11 4:-8 5:7 6:-10 7:-9 8:-15 9:56
w-2 A as	0:9
w-2 A at	1:-12 3:-14 4:12 5:-8 6:-7 8:24
w-2 A avoid	0:-8 1:-6 2:13 4:-9 5:26 6:-6 8:-9
w-2 A bring	0:-10 1:-6 2:-7 3:22 4:17 8:-6
w-2 A but	3:-7 5:-7 8:19
w-2 A by	1:10
w-2 A chase	1:-18 2:-14 3:37
w-2 A comma	1:-9 2:-6 3:27 4:-8 6:-6
w-2 A eat	2:-13 3:30
w-2 A fight	1:-11 2:16 4:10
w-2 A from	1:9 3:-13 5:11
w-2 A guard	2:-11 4:34 8:-13
w-2 A in	0:20 1:-9 3:-14
w-2 A is	1:-8 3:-9 4:-9 9:28
w-2 A love	1:10 3:-6
w-2 A make	0:-7 2:-9 3:30 4:-15 6:-6 8:12
w-2 A many	0:14 1:-13 2:9 3:9 8:-7
w-2 A move	0:26 1:12 2:-14 3:-10 4:8 5:-14
w-2 A must	0:22 2:-6
w-2 A my	0:15
w-2 A obj	0:-14 2:-9 3:-12 5:-10 6:28 8:10 9:-6
w-2 A of	1:-12 3:-13 4:18 5:16 6:-10 7:-6 8:-30 9:18
w-2 A over	3:-7 5:12 8:15
w-2 A play	0:-6 1:19
w-2 A push	3:25 8:-6
w-2 A reach	4:14
w-2 A rel	1:-8 2:-7 3:14 4:-11 5:-6 6:18 8:-10 9:-6
w-2 A save	2:-10 3:-20 4:32
w-2 A shoot	2:-10 3:-7 6:27
w-2 A sneak	0:-9 2:-6 3:15 4:-7 8:12
w-2 A steal	2:7 3:14 4:-7
w-2 A stop	0:19 2:11 3:-10 8:-6
w-2 A subj	1:-8 3:8 4:-7 5:7 9:-6
w-2 A take	2:-6 3:22
w-2 A the	0:-6 1:11 2:-17 3:22 4:26 5:-8 6:-11 7:-6 8:-15 9:-10
w-2 A throw	0:-6 1:-7 2:-7 4:-6 5:-6 6:44
w-2 A to	0:-12 1:-6 2:-11 4:31 5:-6 6:19 8:-12
w-2 A vs	2:24
w-2 A with	1:-23 2:-16 3:18 4:-10 5:-11 6:12 8:30 9:-6
w-2 A x	0:8 1:-12 2:11 3:15 4:-12 7:-6
w-2 F F	0:14
w-2 F U	0:-9 1:-10 2:-10 3:17 4:-13 5:19 6:-7 9:-6
w-2 F and	1:-7 2:19 3:16 4:-6 5:-6 6:-6 8:-7
w-2 F at	1:7 2:13 3:-8
w-2 F avoid	3:-9 5:-13 8:21
w-2 F bring	1:14 2:-13 3:-13 4:14
w-2 F but	2:16
w-2 F comma	0:-8 1:-6 2:9 3:20 6:-6
w-2 F eat	1:25 2:9 3:-24
w-2 F from	2:25 3:-15 4:-11 5:-6 6:-6 8:20
w-2 F in	0:8 1:16 3:-15 4:11 5:-11 6:-6
w-2 F make	0:15
w-2 F obj	2:17 3:-11 4:9 8:-8
w-2 F of	1:8 2:-14 3:15 4:-11 5:-8 6:-7 8:14 9:-6
w-2 F or	0:-8 1:-6 2:-16 3:35
w-2 F over	5:21 8:-8
w-2 F reach	0:-10 2:14 4:16 8:-8
w-2 F stop	1:-8 2:-6 3:-15 8:27
w-2 F take	1:14 2:-9 3:-13 4:-12 6:20 8:-10
w-2 F the	0:6 1:-9 2:-9 3:-29 4:42 8:-7
w-2 F throw	0:-8 2:28 4:-6 6:-13
w-2 F to	1:13 2:25 3:-9 4:-13 8:-11
w-2 F vs	2:12 3:8
w-2 F with	0:18 1:-13 2:-6 4:-7 5:-8 6:12 8:6
w-2 F x	1:-15 3:21 5:-7 6:-8
w-2 H U	0:-9 3:21
w-2 H and	0:14 1:-11 2:30 3:-14 4:-7
w-2 H at	2:17 3:-6 4:-11 8:14
w-2 H attack	4:6
w-2 H chase	1:10 2:11 3:-10
w-2 H comma	1:-20 3:28 4:-6
w-2 H from	0:-10 1:-7 3:-12 4:9 6:-7 8:31
w-2 H in	0:25 3:-6 4:-7 6:15 8:-17
w-2 H of	0:21 4:-8
w-2 H subj	1:-7 2:19 3:-12 4:14 8:-8
w-2 H the	1:30 2:-36 3:23 4:-9
w-2 H to	6:12
w-2 H with	0:-20 2:-19 4:-12 5:-12 6:36 7:-8 8:13 9:-6
w-2 N a	0:-10 1:-15 3:21 4:15 8:-13
w-2 N and	0:6 4:-9 5:9 8:7
w-2 N at	0:14 2:-7 3:-14 4:20 5:-6
w-2 N avoid	2:28 5:-12
w-2 N but	1:-7 2:33 3:-11 4:-6 8:-9
w-2 N comma	2:10 3:7 4:-13 5:8 8:-6
w-2 N eat	0:-6 2:18
w-2 N fall	0:7 3:15
w-2 N from	0:7 2:10 5:-7
w-2 N in	0:11 2:-12 3:-10 4:17 5:-6 8:6
w-2 N many	1:20 2:-11
w-2 N match	3:-7 4:13
w-2 N move	1:24 2:-8
w-2 N obj	4:20
w-2 N of	0:7 1:6 2:-16 3:24 4:6 5:-8 6:-6 9:-6
w-2 N rel	2:-12 3:-9 4:25 8:-6
w-2 N stop	1:-16 2:13 3:31 4:-10 8:-18
w-2 N subj	0:18
w-2 N take	0:8 1:14 2:-8 4:-9
w-2 N the	0:18
w-2 N to	1:-6 2:-7 3:-12 4:42 8:-12
w-2 N vs	2:15
w-2 N with	0:8 1:19 2:-10 3:10 4:-9 5:-9 6:-12
w-2 N x	1:28 5:-8 6:-7 8:-10 9:-6
w-2 O A	0:-8 1:-6 2:9 3:-14 4:24 8:-6
w-2 O O	0:7
w-2 O U	0:8 1:-10 2:12 3:-11 4:19 8:-11
w-2 O a	1:-8 2:-7 3:-18 4:16 6:22 8:-12
w-2 O and	0:-6 1:-10 2:-22 3:19 4:-13 5:34
w-2 O as	0:15 1:14 3:-8 8:-11
w-2 O at	0:-10 1:-12 2:18 3:10 4:20 5:-7 6:-7 8:-7
w-2 O avoid	2:24 3:-7 4:6 5:-17
w-2 O bring	1:23 2:-15 3:9 4:-10
w-2 O but	0:7 2:-9 4:-8 8:19
w-2 O comma	3:14 6:-6
w-2 O for	4:14
w-2 O from	1:-6 3:11 5:-9 8:9
w-2 O in	1:7 4:-12 6:-7 8:34
w-2 O is	0:-10 2:-12 3:-10 4:-9 5:36
w-2 O many	0:31 3:-12
w-2 O me	0:8
w-2 O move	2:27 3:-6 8:-6
w-2 O obj	1:7 2:-12 3:6 5:-6 6:-7 8:11
w-2 O of	1:-12 2:-14 3:13 4:-17 5:10 7:-6 8:8 9:11
w-2 O or	0:-11 2:31 3:-15
w-2 O over	0:21 5:-6
w-2 O play	1:-14 2:-6 3:-16 5:29
w-2 O reach	0:6 1:-7 2:15 3:-9
w-2 O shoot	3:-7 6:18
w-2 O sneak	2:22 3:-8
w-2 O stop	0:26 1:-11 3:10 4:-6 5:-7 8:-11
w-2 O subj	2:-6 3:-15 4:-7 5:-6 6:30 8:-10
w-2 O take	1:33 2:-15 3:-18 4:-13 8:15
w-2 O the	0:-6 1:6 2:-17 3:-24 4:20 6:-9 7:-6 8:26 9:-6
w-2 O throw	1:30 2:-14 3:-8
w-2 O to	1:-8 4:18 5:-8 6:-6
w-2 O vs	0:8 2:14
w-2 O with	0:8 1:-18 2:9 4:-8 5:-7 8:9
w-2 O x	1:6 2:-7 3:6 6:6 8:-10 9:8
w-2 U A	1:-9 2:17 3:-20 4:-13 8:-8 9:27
w-2 U F	0:-11 1:-7 2:-11 3:9 4:-9 5:-8 6:38 8:-16
w-2 U H	0:11
w-2 U N	2:24 3:-9 4:-10 8:-7
w-2 U O	0:9 1:-15 2:13 3:11 4:-6 8:-8
w-2 U U	1:-6 2:-11 3:19 4:6 5:-7 6:-10 8:10 9:-6
w-2 U a	0:-8 1:15 2:-6 3:-15 4:-11 5:-8 8:26
w-2 U and	0:14 1:-7 2:9 3:6 5:-10
w-2 U at	0:-14 1:19 2:-8 3:-24 4:7 5:-7 6:-8 8:29 9:-7
w-2 U bring	1:-11 3:-14 4:25
w-2 U but	1:-8 3:-8 4:-8 8:23
w-2 U comma	3:13 4:-8
w-2 U fall	0:15 3:-7
w-2 U fight	0:18 2:-11
w-2 U from	0:8 1:-10 2:-12 5:25 6:-10
w-2 U game	0:15
w-2 U hit	0:13
w-2 U if	0:9
w-2 U in	1:-15 3:26 4:7 7:-6 8:-15 9:-6
w-2 U is	0:-7 2:-9 4:25 5:-6
w-2 U make	1:-11 2:24 3:-14
w-2 U many	1:-10 2:-19 3:30 4:11 5:-6 6:-6 8:-10
w-2 U match	3:16
w-2 U me	0:9
w-2 U move	0:-6 3:22 4:-7 5:-8 8:-9
w-2 U obj	0:13 1:-7 2:-7 3:-15 4:-6 6:26 8:-7
w-2 U of	0:7 2:20 3:-12 5:-9 6:-8 7:6 8:-16 9:6
w-2 U over	0:-13 1:-6 2:-6 3:-10 4:-11 5:-29 8:54
w-2 U play	1:-7 3:21 4:-7
w-2 U push	3:15
w-2 U reach	0:-14 2:-6 3:13 4:22 8:-11
w-2 U rel	3:-25 6:32
w-2 U steal	0:19 3:-11
w-2 U stop	0:-6 2:13 3:-15 4:-11 5:16 7:-6 9:-6
w-2 U subj	1:-6 2:-8 3:30 4:-11 5:-8 6:-8 8:7
w-2 U take	1:6 2:9 4:-6
w-2 U the	1:11 3:6 5:-10 6:-8 9:-6
w-2 U throw	0:21 3:-7
w-2 U to	0:9 1:-7 2:-6 4:7 5:-6 8:11
w-2 U vs	2:17 3:-7
w-2 U with	1:37 2:-24 3:-6 4:-9 5:-7 6:6 9:-6
w-2 U x	2:8 3:-7 9:-6
w-2 V U	3:18 8:-6
w-2 V V	0:-7 1:-8 2:38 3:-8 4:-6 5:-8 9:-6
w-2 V and	0:6 1:-10 2:18 3:17 4:-11 5:-9 8:-7
w-2 V at	0:8 2:12 4:-6
w-2 V avoid	0:8
w-2 V bring	0:-7 3:26 4:-7
w-2 V comma	0:15 3:22 4:-9 5:-6 8:-8
w-2 V eat	3:20
w-2 V from	3:11 5:-6
w-2 V in	0:11 1:12 2:-8 3:-13 4:-8 5:26 8:-21
w-2 V of	0:-18 1:10 2:27 3:-18 4:-14 5:-11 6:-13 7:-7 8:12 9:9
w-2 V shoot	3:-6 6:19
w-2 V subj	0:-6 2:29 5:-6
w-2 V throw	3:-6 5:30 6:-28
w-2 V with	1:14 2:-14 3:-19 4:-7 6:-10 8:12 9:11
w-2 V x	1:-9 2:17 3:9 4:8 5:-12 6:-6 8:-13
w-2 a A	1:13 2:10 3:11 4:-15 9:-8
w-2 a O	0:10 2:15 3:-6
w-2 a U	0:16
w-2 a bring	0:15 1:-9
w-2 a comma	0:-14 3:9 4:-6 8:20
w-2 a in	0:12 1:9 3:-17 4:-12 5:-7 8:17
w-2 a kind	0:10
w-2 a move	0:-7 1:38 2:-8 3:-12 4:-6 5:-6 8:-8
w-2 a x	2:-6 3:-7 4:-11 7:28
w-2 also x	0:6 1:-13 2:-8 3:21
w-2 and A	0:11
w-2 and O	2:-7 3:21
w-2 and U	0:-8 1:-14 2:11 4:13 5:12 6:-9 8:-14
w-2 and a	0:-19 2:12 3:14 4:-18 5:-11 8:16 9:-13
w-2 and avoid	1:-6 2:28 3:-6 4:6 5:-9
w-2 and bring	0:-6 3:26 4:-6
w-2 and chase	1:-6 2:24 3:-18
w-2 and eat	1:-6 2:-11 3:33
w-2 and fight	3:-6 4:21
w-2 and from	2:12
w-2 and hit	2:27 3:-11 5:-11 8:-8
w-2 and if	0:19 3:-7
w-2 and in	0:7 3:-9 4:-7 8:15
w-2 and many	0:11 1:-15 2:28 3:-26 4:-8 5:-7 6:-6 8:-10 9:18
w-2 and my	0:14 1:8 2:-10
w-2 and over	0:-11 2:9 3:-11 4:-10 5:42 8:-20
w-2 and play	0:-12 1:31 3:-8
w-2 and shoot	0:-10 1:-8 3:-7 4:-6 6:28
w-2 and steal	2:-31 3:42 4:-7
w-2 and take	2:-11 3:53 4:-13 5:-6 6:-6 8:-9
w-2 and the	2:15 3:-6 4:10 6:-7 9:-7
w-2 and throw	0:7 2:-10 3:-7 6:17
w-2 and with	1:18 2:-11 3:-12 4:-9 5:21 6:-6 8:-13
w-2 and x	1:-6 2:-7 5:-11 7:11 8:6 9:-8
w-2 and you	0:11
w-2 as F	3:12
w-2 as at	0:19
w-2 as comma	0:17
w-2 as in	0:13
w-2 as the	0:-11 3:-10 4:17 5:-6 8:13
w-2 as x	0:-9 1:10 2:-15 3:19 4:-15 5:19 6:-12 7:-6 9:-6
w-2 at A	1:-9 2:-8 3:-10 4:27
w-2 at O	3:18
w-2 at U	0:28 3:-9
w-2 at a	1:-15 2:-11 3:-15 5:-6 6:-6 8:44
w-2 at many	0:18 2:-8 3:14 8:-14
w-2 at move	0:-22 1:-14 2:59 3:-13 4:-14 5:-19 6:-8 8:-9
w-2 at my	0:-6 4:28 8:-14
w-2 at the	4:24 5:-7
w-2 at x	0:6 1:-11 3:-6 4:25 5:-8 6:-7 7:7 9:-6
w-2 attack comma	0:-11 1:29 4:-14
w-2 attack my	0:-6 1:-13 2:-7 3:-10 4:35
w-2 attack the	1:22 2:-15 3:-13 4:17
w-2 attack x	0:-7 1:-6 2:-7 3:-8 4:31 8:-7
w-2 avoid U	0:11
w-2 avoid a	0:-7 1:-11 2:29 3:-7 4:19 5:-10 8:-10
w-2 avoid at	2:8 3:-12 4:-8 5:18 8:-6
w-2 avoid but	3:22 5:-6
w-2 avoid comma	0:6 2:15
w-2 avoid from	1:-10 2:24 5:-6
w-2 avoid in	2:-9 5:-10 8:27
w-2 avoid stop	0:18
w-2 avoid the	1:-9 2:12 3:-10 5:24 8:-10
w-2 avoid to	0:-6 4:6 5:-6 8:16
w-2 avoid with	0:-11 1:16 2:11
w-2 avoid x	0:-6 1:43 2:-22 3:-11 5:-6 8:-8
w-2 bring a	3:12
w-2 bring comma	1:-16 2:48 3:-23 4:-14 8:-7
w-2 bring in	0:-11 3:-8 4:35 8:-19
w-2 bring many	3:25 4:-9
w-2 bring me	0:-11 1:-6 3:38 4:-8 8:-8
w-2 bring of	0:-8 1:-6 3:41 4:-8 8:-9
w-2 bring stop	1:-7 2:19 3:-8
w-2 bring the	1:10 2:-16 3:25 8:-10
w-2 bring to	1:-8 2:-11 4:22
w-2 bring x	3:8
w-2 but A	0:17 3:-7 4:-6 8:7
w-2 but a	0:10 1:-14 2:16 3:-9 4:-11 5:16 8:-10
w-2 but avoid	0:13
w-2 but but	0:-14 1:-14 2:7 3:-8 8:25
w-2 but comma	0:9 3:12 8:-6
w-2 but from	2:33 3:-7 4:-10 5:-11 8:-10
w-2 but if	0:12
w-2 but in	0:11
w-2 but is	0:-10 1:18 2:-8 3:15
w-2 but many	3:18 4:-6
w-2 but me	0:-10 3:28 5:-9
w-2 but move	0:-12 1:29 2:-13 3:-10 5:14 8:-9
w-2 but my	0:7 1:10 2:-7
w-2 but over	0:-9 4:-6 5:29 8:-12
w-2 but play	1:16 3:-6
w-2 but reach	3:-9 4:20
w-2 but save	3:-9 4:25
w-2 but the	1:-20 2:31 3:-14 4:20 6:-7 7:-7
w-2 but with	0:13 1:16 2:-11 3:-7 4:-8 5:-7 6:13 8:-8
w-2 but x	0:25 2:-12 3:7 4:-11 5:-6
w-2 by the	0:-11 1:11 2:28 3:-6 4:-9 5:-6 8:-8
w-2 chase the	1:25 3:-15
w-2 comma A	0:24 2:-10 3:7 5:-7
w-2 comma F	0:-6 2:-7 3:28
w-2 comma H	0:8 1:-13 2:24 3:-6 4:-7
w-2 comma N	1:-12 2:-10 3:8 4:-9 8:26
w-2 comma O	0:16 3:15 4:-7 8:-8
w-2 comma U	0:-6 5:-10 6:7 7:-6 9:6
w-2 comma V	0:13 1:-8 2:-10 3:-8 9:23
w-2 comma a	1:26 2:-14 3:-11 5:-7 6:-7 7:13 9:11
w-2 comma and	0:25 2:14 3:-16 5:-6
w-2 comma at	0:30 4:-8 8:-8
w-2 comma avoid	1:-8 3:-8 4:-9 5:23 6:7 8:-7
w-2 comma bring	0:25 4:-8
w-2 comma but	1:7 3:-21 4:27 5:-8 6:-6 8:-13 9:-6
w-2 comma by	1:-6 3:-12 4:32 8:-14
w-2 comma chase	0:-8 1:-8 2:-15 3:9 8:28
w-2 comma comma	1:12 2:7 3:8 4:-12 5:-8
w-2 comma eat	3:27 5:-6
w-2 comma fall	1:-7 3:24 8:-7
w-2 comma fight	0:-14 3:-7 6:31
w-2 comma from	1:-7 2:-14 3:-11 4:-9 5:13 8:22
w-2 comma hit	2:-6 5:-6 8:18
w-2 comma if	1:24 2:-16 3:12 4:-7 5:-6
w-2 comma in	0:14 3:-6 4:18 5:-6 8:-13
w-2 comma kind	0:-11 3:22
w-2 comma love	1:15 3:-7
w-2 comma make	0:-11 1:-9 2:-6 3:11 4:14 5:12 8:-12
w-2 comma many	0:9 3:10 8:-8
w-2 comma match	0:-10 3:27 4:-6
w-2 comma me	0:15
w-2 comma move	1:-20 2:-14 3:15 4:-7 5:19 8:7
w-2 comma must	0:18
w-2 comma of	0:-6 1:-12 2:-9 3:7 4:-6 8:24
w-2 comma over	3:-7 5:24 8:-8
w-2 comma play	0:19 1:14 2:-9 3:-6
w-2 comma push	0:-12 1:23 3:-14 4:-11 6:-7 8:19
w-2 comma reach	0:11 3:-9 4:10
w-2 comma rel	0:10 1:-11 2:15 3:6 6:-6 8:-6
w-2 comma save	0:8 3:-9 4:10
w-2 comma sneak	2:7
w-2 comma stop	0:-9 1:28 2:11 3:-16 4:-6 8:-8
w-2 comma take	0:-15 1:13 2:-10 3:40 4:-6 5:-7 8:-10
w-2 comma the	2:18 3:15 4:-6 5:-10 9:-6
w-2 comma vs	2:17 3:-7
w-2 comma with	0:-8 1:-17 2:27 3:-14 4:7 5:11
w-2 comma word:enemy	2:29 3:-8
w-2 comma x	0:9 1:-8 3:7 5:-7
w-2 comma you	0:32 3:-8
w-2 cross comma	0:6 2:12
w-2 cross the	0:-13 1:-8 2:-11 4:20 5:-8 8:14
w-2 eat a	1:-6 3:21
w-2 eat at	0:15 3:-6
w-2 eat from	2:13
w-2 eat in	0:-6 5:20 8:-7
w-2 eat many	2:-16 3:36
w-2 eat my	0:-6 2:-8 3:37 4:-9
w-2 eat the	2:25 4:-13
w-2 eat to	0:-14 3:-11 4:22 8:10
w-2 eat x	0:7 2:-7 3:-25 4:-6 5:-6 8:30
w-2 edge A	1:-10 3:12 4:-7 5:14 6:-6
w-2 edge F	0:-24 1:29 2:-13 3:-29 4:-6 8:25
w-2 edge H	0:-19 1:-18 2:24 3:-14 5:-7 8:-12 9:22
w-2 edge N	0:13
w-2 edge O	1:-14 3:22 4:-10 5:-6 6:-7 8:-8 9:15
w-2 edge U	0:7 1:29 2:-8 4:-10 5:-7 6:7 8:-13 9:-6
w-2 edge V	0:17 1:-13 2:-6 3:-10 9:22
w-2 edge a	1:30 2:-9
w-2 edge and	0:-9 1:-30 2:44 3:-9
w-2 edge as	0:13
w-2 edge at	0:6 1:-8 2:27 3:-8 4:-7 8:-10
w-2 edge avoid	0:7 1:-11 2:11
w-2 edge bring	1:6 3:10 4:-6
w-2 edge edge	1:14
w-2 edge fall	0:-9 1:-12 3:34
w-2 edge for	0:19 3:-7
w-2 edge from	0:-14 1:-6 2:-6 3:-11 8:35
w-2 edge game	0:22 1:-6 3:-6
w-2 edge guard	3:-11 4:24 6:-6
w-2 edge hit	0:-13 1:-15 2:-24 3:54 5:-6
w-2 edge in	0:-17 1:10 2:-6 3:-14 4:-9 5:-6 8:33
w-2 edge kind	0:24 3:-6 8:-6
w-2 edge make	0:-20 1:-10 3:43 4:-8 8:-7
w-2 edge many	0:12 1:8 3:-17 4:17 8:-6
w-2 edge match	1:-7 3:28 4:-6
w-2 edge move	0:8
w-2 edge my	0:8 1:-10 2:29 3:-9 8:-6
w-2 edge play	1:25 3:-6
w-2 edge push	1:-11 3:36 4:-6 8:-12
w-2 edge race	0:-8 1:36 2:-14
w-2 edge shoot	0:-8 3:-7 6:28
w-2 edge take	0:-10 1:-15 3:13 4:9 6:13 8:-6
w-2 edge the	0:-7 1:16 2:13 3:-9
w-2 edge throw	0:-12 2:9 3:-17 6:34
w-2 edge to	0:14 1:-8
w-2 edge touch	1:-25 2:-6 3:32 5:-9
w-2 edge with	3:-16 6:13 8:11
w-2 edge word:enemy	1:-9 2:16
w-2 edge x	1:15 3:15 5:-6 6:-6
w-2 edge you	0:13 3:-7
w-2 fall U	0:-14 3:27
w-2 fall a	0:14 1:-11 3:9
w-2 fall comma	1:27 3:-12 4:-7 8:-13
w-2 fall from	1:-6 8:13
w-2 fall in	0:-11 3:-6 4:14 5:17 8:-16
w-2 fall of	0:9 3:-12 5:-6 8:20
w-2 fall the	0:8 1:-7 3:21 4:-6 8:-6
w-2 fall x	0:9 1:17 3:-8
w-2 fight comma	3:-15 5:23
w-2 fight many	2:10
w-2 fight of	1:-9 2:-8 3:-15 6:29
w-2 fight the	0:7
w-2 fight x	0:-19 3:29 6:-8
w-2 for comma	0:-13 1:18 2:-10 3:-15 4:-9 5:-7 8:30
w-2 for many	0:11
w-2 for the	0:25 1:-15 2:-8 3:-11 4:20 8:-7
w-2 for x	3:9
w-2 from A	0:14
w-2 from F	3:13
w-2 from N	0:8
w-2 from O	1:-6 2:-7 3:8 4:12 8:-8
w-2 from U	0:-6 1:-8 2:37 3:-14 4:-10 6:-7 8:-11
w-2 from a	0:-14 1:7 2:11 3:-15 4:-10 5:11 6:-7 7:-6 8:12
w-2 from avoid	1:12
w-2 from in	4:-6 5:-7 8:21
w-2 from many	1:24 3:-13 4:-7 5:-6 8:-11
w-2 from my	0:21 1:7 2:-14
w-2 from the	0:6 1:-16 3:-16 4:15 6:-8 8:14
w-2 from x	1:-13 2:19 5:-7 6:8 8:-11
w-2 game O	0:-10 1:-7 3:23
w-2 game U	0:17 3:-8
w-2 game as	0:-25 1:38 3:-10 8:-8
w-2 game comma	0:-6 1:-20 4:26 5:-11 8:9
w-2 game for	1:20 4:-9
w-2 game from	2:-12 3:-6 4:22 8:-7
w-2 game if	0:-7 1:21
w-2 game of	0:8 1:13 3:-8
w-2 game play	0:9 3:-7
w-2 game stop	0:-24 1:7 2:28 3:-7 4:-9 5:-10 6:-6
w-2 game to	0:16
w-2 game with	0:-16 1:6 3:41 4:-13 5:-10 6:-9 8:-18
w-2 game x	0:26 1:-11
w-2 guard a	1:15 4:10 8:-12
w-2 guard the	0:-10 1:-10 2:-9 3:-12 4:24 6:-7 8:21
w-2 hit a	1:-24 2:-13 3:47 5:-6 6:-7 8:-9
w-2 hit but	0:9 2:9 3:-8
w-2 hit in	0:-22 1:-12 2:-8 3:-19 4:-11 5:46 6:-8
w-2 hit of	2:-7 5:-6 6:23
w-2 hit the	2:8 3:19 4:-12 6:-8
w-2 hit with	0:-6 3:-14 6:25 8:-7
w-2 hit x	2:18 3:-26 4:16 5:-8 6:-6 7:-6
w-2 if A	2:-13 3:-8 4:-18 9:33
w-2 if a	0:-9 1:17 2:10 8:-6
w-2 if me	0:13
w-2 if my	1:21 2:-7 3:-9
w-2 if play	1:11
w-2 if the	2:16 3:13 4:-13 5:-8 6:-6
w-2 if x	0:10 1:10 2:7 3:-11 4:-6
w-2 if you	0:19
w-2 in A	1:-9 2:15 3:-10 4:22 5:-6 8:-13
w-2 in N	0:7 3:-13 8:19
w-2 in O	0:26 3:-9
w-2 in U	0:22 1:-11 2:-7 3:-12 4:-10 8:23
w-2 in V	0:8
w-2 in a	0:-7 2:-11 3:-17 4:-21 5:-10 6:-7 7:16 8:45
w-2 in avoid	2:7
w-2 in comma	0:21 1:-14 2:13 4:-8 5:-6 8:-7
w-2 in from	0:-9 1:-9 2:-8 3:15 4:20 5:-7 6:-6 8:-6
w-2 in hit	0:7 2:-6 3:-20 8:25
w-2 in many	0:17 1:9 2:-14 3:-18 4:26 5:-12 8:-9
w-2 in my	0:-7 1:-12 2:-6 3:-7 4:-10 8:34
w-2 in of	0:-10 1:7 2:-13 3:35 4:6 5:-8 6:-10 8:-16 9:-7
w-2 in take	3:8
w-2 in the	1:-8 3:-14 4:18 5:22 6:-6 7:-6 8:6
w-2 in with	0:-11 1:6 2:-7 3:25 5:-7 8:-6
w-2 in x	1:-10 2:-15 3:16 5:-10 8:10
w-2 is a	0:11 1:15 2:-10 4:-8 5:-6 6:-6 7:9 8:-9
w-2 is and	0:-12 1:-10 2:43 3:6 4:-8 5:-9 8:-9
w-2 is comma	2:24 3:-9 4:-13 5:9 8:-19
w-2 is in	0:15 1:-6 2:15 4:-6 8:-10
w-2 is many	0:-12 2:-7 3:31
w-2 is my	0:-12 1:-8 2:28 3:-9
w-2 is stop	0:8 1:-9 2:-12 3:-14 4:-8 5:18 8:15
w-2 is the	0:21 1:-17 2:8 3:-15 4:14 5:-7 7:8 8:-9
w-2 is x	1:-15 2:28 3:-13 4:16 5:-7 7:-7 8:-8
w-2 kind U	0:-20 1:-9 2:-6 3:-16 4:12 6:35 8:-10
w-2 kind as	0:-15 1:17 2:-11 3:19 8:-6
w-2 kind at	0:21 8:-6
w-2 kind avoid	1:6 2:-7 5:16
w-2 kind but	0:10 1:7 2:-16 3:8
w-2 kind comma	1:28 2:-10
w-2 kind fight	1:-16 2:24
w-2 kind for	1:9
w-2 kind from	0:-17 1:8 2:-16 3:27 4:-7 8:9
w-2 kind if	1:10 2:9 3:-11
w-2 kind in	0:18 1:10 3:-15 4:-10 8:7
w-2 kind many	0:16 3:-13
w-2 kind of	0:15 2:-6
w-2 kind stop	1:24 3:-9 8:-8
w-2 kind to	0:11
w-2 kind vs	1:-20 2:37 3:-6
w-2 kind with	1:-8 2:7 3:25 4:-6 8:-8
w-2 kind x	0:10 1:-8 3:15 4:-6 8:-6
w-2 love the	1:22 2:-6 3:-9
w-2 make a	2:-9 3:-28 4:47 5:-6 8:-13
w-2 make comma	1:18 2:10 3:-16 4:-9
w-2 make many	1:-7 2:-31 3:43 4:-13
w-2 make the	0:-8 1:-6 2:-9 3:16 4:17 8:-10
w-2 make x	1:-31 2:37 3:-23 4:14
w-2 many A	1:-10 2:-23 3:15 4:-11 8:27
w-2 many F	0:-14 3:23
w-2 many O	0:7 2:-9 3:-10 4:24 8:-8
w-2 many U	0:13 1:-8 2:11 3:-19 4:-9 7:19 8:-7
w-2 many comma	1:-14 2:-7 3:-20 5:-12 6:-6 8:16 9:36
w-2 many from	0:11 3:-13 5:-6 8:16
w-2 many is	0:11
w-2 many make	0:16 3:-8
w-2 many many	0:7 2:24 3:-11
w-2 many of	1:-6 3:19 4:14 8:-14
w-2 many stop	0:9 1:-16 2:-7 3:-13 6:28 8:-7
w-2 many take	3:7 4:9
w-2 many the	1:-14 3:41 4:-12 5:-7 6:-6 8:-7
w-2 many with	3:18 8:-7
w-2 many word:hero	0:9
w-2 many x	0:7 1:-11 2:10 3:11 5:-9
w-2 match U	0:7
w-2 match comma	0:8 3:7
w-2 match many	0:13
w-2 match of	0:6 3:10
w-2 match the	0:6 3:17 4:-7
w-2 match with	1:-6 3:17
w-2 match x	1:12 2:-13 3:21 4:-7 8:-6
w-2 me comma	2:31 3:-20 5:-15
w-2 me eat	3:16
w-2 me shoot	0:17 6:-13
w-2 me take	0:16 3:-12
w-2 me x	0:-19 1:-14 2:21 3:-14 4:-11 5:34 8:-14
w-2 move U	0:12
w-2 move a	0:11 1:16 2:-9 3:-18 4:-8 5:-10 6:11 7:9
w-2 move and	2:-9 3:42 4:-6 5:-11 6:-6 8:-9
w-2 move at	2:-9 3:14 4:-13 8:16
w-2 move comma	0:-6 1:13 3:22 4:-8 5:-14 6:-6 8:-13
w-2 move from	2:-6 3:-7 4:-6 5:14
w-2 move in	0:-15 1:-7 3:11 5:19 8:-6
w-2 move of	0:10 1:-6 3:-19 4:-8 5:-17 6:-7 8:41
w-2 move reach	0:-6 3:13 4:16 8:-11
w-2 move stop	0:-18 1:-26 3:12 4:-10 5:-14 6:-7 7:-6 8:38 9:-6
w-2 move the	0:-9 1:20 2:-21 5:9 6:-11 7:-6 8:15 9:-6
w-2 move to	0:10 4:9 8:-10
w-2 move with	1:20 2:-8 3:-11 5:-10 6:-14 8:22
w-2 move x	1:10 2:-6 4:-13 5:18 6:-9
w-2 must U	0:6 3:-13 4:-6 8:20
w-2 must at	0:14
w-2 must avoid	0:14 5:-7
w-2 must bring	1:-6 2:34 3:-22
w-2 must comma	0:23 3:-10
w-2 must from	1:-6 2:-11 3:28 8:-6
w-2 must is	0:6 1:13
w-2 must many	3:33 4:-6 7:-9 8:-6
w-2 must over	0:10
w-2 must steal	2:17 3:-17
w-2 must take	0:-10 2:-6 3:15 4:15 5:-9
w-2 must the	0:11 1:-14 2:-13 3:-16 4:9 5:-7 6:-9 8:29
w-2 must x	0:16 1:-9 2:-8 3:14 4:-13 5:17 8:-15
w-2 my A	3:26 4:-6 5:-6 8:-7
w-2 my many	0:10 2:6
w-2 my x	0:17 1:-6 3:-6
w-2 not comma	0:7 2:11
w-2 not must	2:7
w-2 not stop	0:7
w-2 not take	2:8
w-2 not the	2:20
w-2 not throw	0:7 1:-6 2:21 6:-16
w-2 not touch	5:15
w-2 not x	1:-11 4:-6 5:-7 8:19
w-2 obj U	0:12
w-2 obj at	0:-15 1:-8 2:-9 3:-15 4:37 8:-8
w-2 obj avoid	1:40 2:-24 3:-6 4:-6
w-2 obj eat	1:28 2:-17 3:-6
w-2 obj many	0:19 3:-9
w-2 obj take	2:30 3:-17 4:-8
w-2 obj x	1:-7 2:-7 3:-17 4:42 8:-17
w-2 of O	0:12 3:-6 4:10 8:-8
w-2 of U	0:13
w-2 of a	0:-6 1:6 2:-16 3:-9 5:-7 6:-8 7:-6 8:34 9:-6
w-2 of but	2:-9 3:24 5:-6
w-2 of comma	0:22 3:-6
w-2 of kind	0:9
w-2 of many	0:23 1:-7
w-2 of move	1:-9 3:18
w-2 of my	0:9 1:16 8:-8
w-2 of subj	1:14 2:-7
w-2 of the	0:-6 2:-17 3:9 5:-14 6:-7 7:-6 8:35 9:-7
w-2 of x	0:8 1:-12 2:-12 3:16 5:11 6:-8
w-2 or a	1:17 2:-10
w-2 or x	0:30 1:-7 2:-8
w-2 over O	0:10
w-2 over comma	0:-17 2:16 3:-9 4:-9 5:-10 8:26
w-2 over many	0:-6 2:-8 3:-12 4:26 5:10 8:-17
w-2 over the	1:-7 2:-8 3:-17 4:-15 5:17 8:26
w-2 over x	3:21 5:-8 8:-8
w-2 play A	0:7 1:-12 2:18 3:12 4:-7 8:-8 9:-9
w-2 play U	0:-22 1:-8 3:-13 4:-10 8:45
w-2 play a	0:-11 1:37
w-2 play comma	0:-13 1:26 2:-18 3:30 4:-13 5:-9 8:-16
w-2 play in	1:-13 8:20
w-2 play the	0:-11 1:44 2:-16 5:-6 8:-14
w-2 play x	0:16 1:-18 2:-12 3:6 4:9 8:12
w-2 push comma	0:-6 1:-6 2:12 3:-13 4:-6 5:21
w-2 push the	1:-7 3:25 4:-7 5:-6 8:-6
w-2 push x	0:11 1:-7 2:18 3:-10 4:9 5:-7 8:-11
w-2 race at	0:-6 1:25 2:-8
w-2 race comma	0:-7 1:23
w-2 race in	0:8 1:9 2:-6
w-2 race of	1:25 2:-8 3:-6
w-2 race with	1:14
w-2 reach U	0:-24 1:-6 2:-7 4:8 6:26 8:-11
w-2 reach a	1:25 3:-7 4:-11
w-2 reach at	0:17 8:-7
w-2 reach comma	1:-6 2:26 3:16 4:-16 5:-6 8:-9
w-2 reach many	0:17 3:10 4:-14
w-2 reach reach	4:11
w-2 reach the	0:-15 1:-11 2:14 3:-19 4:34 5:-6 7:12 8:-11
w-2 reach to	2:-18 4:26
w-2 reach x	2:-6 3:13 8:-6
w-2 rel a	0:-10 1:23 2:10 3:-11 4:-6 8:-7
w-2 rel bring	3:14
w-2 rel eat	3:21
w-2 rel guard	0:8 2:13 4:-13
w-2 rel hit	0:10
w-2 rel me	0:11
w-2 rel move	0:10 3:-8 4:-7 5:23 8:-8
w-2 rel save	2:-15 3:32 4:-22
w-2 rel take	2:-9 3:27
w-2 rel the	0:7 1:11 2:-14 3:15 4:-12 5:-8
w-2 rel throw	2:-7 3:-12 6:34
w-2 rel x	0:28 1:-9 2:10 4:-9 5:-6 8:-11
w-2 save a	0:-12 1:-7 3:-18 4:13 8:24
w-2 save the	0:9 1:-11 2:-12 3:12 4:19 8:-10
w-2 shoot at	2:12 6:-6
w-2 shoot many	0:-10 2:-7 3:-12 4:-6 6:35
w-2 shoot the	0:11 1:-8 2:17 3:-6 6:-12
w-2 shoot with	2:-10 6:18
w-2 sneak sneak	2:18 3:-7
w-2 sneak the	2:13
w-2 steal many	0:10 2:-6 3:6
w-2 steal my	3:28 4:-10
w-2 steal the	1:-6 2:9 4:17 5:-8 6:-6 8:-9
w-2 stop A	0:21
w-2 stop O	0:14
w-2 stop U	0:6 1:-10 2:-7 3:-23 4:17 6:-6 8:-11 9:23
w-2 stop a	2:-15 3:34 4:-7 7:-6 8:-15
w-2 stop at	0:12
w-2 stop comma	0:15
w-2 stop fall	3:7
w-2 stop from	0:12
w-2 stop hit	1:17 3:-9
w-2 stop if	0:15
w-2 stop in	0:15
w-2 stop many	0:6 1:-12 2:-8 3:18 4:23 5:-9 6:-7 8:-6
w-2 stop my	0:24 1:-12 2:-6
w-2 stop play	0:18 1:6 3:-6
w-2 stop rel	0:14
w-2 stop the	1:17 2:30 3:-9 4:-11 5:-8 8:-12
w-2 stop with	4:-6 8:17
w-2 stop x	0:19 2:-7 3:9 8:-10
w-2 stop you	0:13
w-2 subj U	0:8
w-2 subj comma	1:-6 2:-11 3:37 4:-9 8:-7
w-2 subj fall	0:-11 1:18 2:-11 3:17 4:-7 8:-6
w-2 subj move	0:-13 2:-8 4:-6 6:28
w-2 subj x	1:-17 4:7 5:18 6:-11 7:9 8:-17 9:-6
w-2 take A	2:15
w-2 take F	1:-6 2:21 3:-10
w-2 take a	1:8 2:-12 3:16 4:-12 6:-7 8:10
w-2 take and	2:19
w-2 take at	0:-19 1:-7 2:-6 3:-28 4:24 8:26
w-2 take but	2:19
w-2 take comma	1:13 2:26 3:-33 4:-13 5:14 8:-10
w-2 take fall	0:-8 3:32
w-2 take from	0:-6 3:42 4:-9 8:-19
w-2 take in	0:-18 1:14 2:-10 3:-19 5:20
w-2 take many	2:-8 3:42 4:-10 5:-6 6:-6
w-2 take move	3:12 4:20 5:-12 8:-13
w-2 take stop	0:-24 1:-12 2:48 3:-15 4:-12 5:17 8:-18
w-2 take the	0:-7 1:-15 2:-11 3:18 4:30 5:-8 6:-7
w-2 take x	0:7 1:-14 2:-11 4:6 5:-7 6:18
w-2 the A	0:15 1:-9 3:-14 4:15 5:-7 8:8 9:-6
w-2 the N	0:11
w-2 the O	0:20 3:-6
w-2 the U	0:20 1:-10 2:12 4:-9 8:-9
w-2 the fall	3:21
w-2 the from	0:-12 1:-6 2:-13 3:-13 4:-10 5:-8 8:49
w-2 the in	0:13
w-2 the many	2:30 4:-16 5:-6 8:-8
w-2 the my	1:32 2:-12 3:-21 4:12 6:-6 8:-10
w-2 the over	3:21 8:-9
w-2 the play	1:16
w-2 the stop	0:-21 1:14 2:-7 3:25 8:-9
w-2 the the	1:-22 2:-15 3:10 4:36 5:-7 8:-12
w-2 the x	0:11 2:-12 3:-14 4:35 5:-9 6:-7
w-2 throw a	1:16 2:-13
w-2 throw at	1:-6 2:27 4:-7
w-2 throw many	3:-18 5:-6 6:34
w-2 throw of	0:-10 1:-6 3:-14 4:-6 6:41
w-2 throw the	1:-6 3:19
w-2 throw x	0:-14 1:33 3:18 4:-6 5:-8 6:-27 8:-7
w-2 to N	1:-9 4:-14 5:-7 6:31 8:-10
w-2 to O	0:10
w-2 to U	0:16
w-2 to a	1:9
w-2 to comma	0:6 1:15 2:-10 3:7
w-2 to is	0:8
w-2 to many	0:15 3:-9
w-2 to move	1:9 2:-8 3:9
w-2 to reach	2:-11 3:-8 4:28
w-2 to take	2:-19 3:28
w-2 to the	0:12 1:-9 2:-11 3:-15 4:19 5:-6 8:16
w-2 to x	0:12 1:12 2:7 3:-10 4:-11 5:-6 6:-6 7:8
w-2 touch comma	0:-26 1:20 2:-6 3:27 4:-8 5:-9 8:-9
w-2 touch in	0:11 5:10 8:-8
w-2 touch the	2:-11 3:-9 4:-7 5:33 8:-11
w-2 victim a	1:-6 2:7
w-2 victim the	2:9
w-2 vs a	1:-27 2:52 3:-8
w-2 vs many	1:-19 2:40 3:-8
w-2 vs my	0:-7 1:-18 2:39
w-2 vs the	0:14 1:-7 2:20 3:-9
w-2 vs x	0:-12 1:-7 2:50 3:-19 4:-9 5:-6 6:-8 8:-11
w-2 with A	0:9
w-2 with O	0:10
w-2 with U	3:11
w-2 with V	0:7
w-2 with a	1:37 2:-10 3:-7 8:-9
w-2 with comma	0:10 1:-11 2:-8 3:-8 4:-8 5:32 8:-18
w-2 with many	0:9 2:11 3:7 4:-8 5:-7 6:-9 8:8
w-2 with my	0:18 1:18 2:-9 3:-9 8:-9
w-2 with play	1:18
w-2 with the	0:-7 1:-8 6:17 7:-7 9:-6
w-2 with x	0:24 1:16 2:-13 3:-24 4:-7 5:-6 6:-6 8:18
w-2 word:boss is	2:-16 7:29
w-2 word:bricks is	1:-10 2:-9 3:29
w-2 word:enemy comma	1:-15 2:7 3:-15 5:25
w-2 word:enemy is	2:25 3:-7
w-2 word:enemy many	0:-12 1:-8 2:30 5:-7
w-2 word:enemy play	0:-7 1:-27 2:38 3:-7
w-2 word:goal is	0:10
w-2 word:hero and	0:-8 1:-11 3:28 5:-10
w-2 word:hero comma	1:26 2:-7 3:-11
w-2 word:hero x	1:9
w-2 word:item comma	0:6
w-2 word:item is	0:11 1:-7 2:-6 3:15 4:-6
w-2 word:item x	0:-8 3:19
w-2 word:obstacle in	0:12
w-2 x A	0:20 1:9 2:-10 3:-6 8:-11
w-2 x F	0:17 2:35 3:-29 4:-7 6:-6 8:-9
w-2 x N	3:15
w-2 x O	0:29 3:-13 4:-7 8:-7 9:14
w-2 x U	0:16 1:-10 2:-15 3:-9 5:11 9:19
w-2 x V	0:6 1:-6 2:-19 3:-17 4:-6 5:-7 8:-13 9:42
w-2 x a	1:7 5:-8 6:-8 7:6 8:8 9:-6
w-2 x and	0:16 1:7 3:-12
w-2 x as	0:18 1:-14 2:-13 3:-15 5:11 8:17
w-2 x at	0:8 1:-10 2:-10 4:-9 5:6 8:26
w-2 x attack	3:-6 4:20
w-2 x avoid	2:9
w-2 x bring	3:17
w-2 x but	0:14 1:-11 2:37 3:-18 4:-9 5:-6 8:-10
w-2 x by	1:-6 3:-8 8:23
w-2 x chase	0:-7 1:-6 2:22 3:-10
w-2 x comma	0:7 3:6
w-2 x eat	3:20
w-2 x fall	1:-11 2:-13 4:15 7:15 8:-9
w-2 x fight	2:7 3:8
w-2 x for	0:6
w-2 x from	0:6 1:-6 3:-11 4:10 5:-6 6:6
w-2 x game	1:27 2:-10 3:-8 8:-6
w-2 x hit	0:-6 1:12 3:10
w-2 x if	0:7 1:-12 2:-7 3:30 4:-7 8:-10
w-2 x in	1:-10 2:-11 3:-10 6:-7 8:33
w-2 x is	1:-26 2:35 4:-11 5:11 6:6 7:-7 8:-6 9:-6
w-2 x kind	1:-10 2:-6 3:-6 8:27
w-2 x love	1:22 3:-6
w-2 x make	1:-10 2:-7 3:21
w-2 x many	0:20 1:-11 2:-14 3:19 5:-6 6:8 8:-9
w-2 x me	0:19 1:-8 2:-19 3:-17 8:28
w-2 x move	1:27 2:-18 3:-14 4:-6 5:28 6:-10 8:-14
w-2 x must	0:9
w-2 x my	1:16 2:17 3:-7 4:-9 8:-9
w-2 x not	0:-10 1:-10 4:26 6:-6 8:-9
w-2 x obj	0:13 1:-7 3:20 4:-6 6:-9 8:-9
w-2 x of	1:-6 2:-7 3:-6 4:9 8:13 9:-6
w-2 x or	0:15 3:-7
w-2 x over	0:7 1:19 2:-11 3:-13 4:-8 5:13
w-2 x play	1:17 3:-7
w-2 x reach	2:-8 3:-11 4:13 8:16
w-2 x rel	1:-8 3:9 4:-9 8:15
w-2 x sneak	1:-6 2:20
w-2 x stop	0:11 2:-7 4:-9 5:7 8:8
w-2 x subj	0:7 1:29 3:-15 4:-8 5:-11 6:10 7:-6 8:-10
w-2 x take	1:-15 2:-15 3:29 4:20 5:-6 8:-10
w-2 x the	1:-11 2:6 5:10 6:-8 8:18 9:-6
w-2 x to	0:13 2:-9 3:-14 4:11 5:-8 8:14
w-2 x touch	0:7
w-2 x vs	0:19 2:-7
w-2 x with	0:13 1:10 2:-10 4:-7 5:9 6:8 8:-14
w-2 x you	0:-7 1:9 2:-8 3:-19 4:19 5:17 6:-6 8:-20
w-2 you U	0:-21 1:-8 3:36 4:-6 8:-6
w-2 you a	0:-17 1:-7 4:-6 6:26 8:-6
w-2 you in	3:-10 5:19
w-2 you is	0:10
w-2 you make	1:29 4:-10 6:-13
w-2 you move	0:6 1:-6 3:-8 5:19
w-2 you must	0:10 1:16 2:-10
w-2 you over	0:-16 1:-8 2:-6 3:-16 5:16 8:22
w-2 you push	0:11
w-2 you shoot	6:17
w-2 you take	0:14
w-2 you the	1:-10 2:-11 3:16 4:18 5:-7 8:-16
w-2 you throw	3:-9 5:-8 6:23
w-2 you with	0:-15 1:-6 2:-7 3:-25 4:-8 5:-8 6:51 8:-14
w-2 you x	0:22 1:8 2:-23 4:-12 5:-8 7:-6 8:-11 9:23
w-3 A A subj	0:-11 2:-16 3:-20 4:40 8:-6
w-3 A N from	0:-12 2:-9 3:7 4:10 5:-7 8:14
w-3 A N in	0:12
w-3 A U U	0:-12 3:32 4:-6 6:-6 8:-6
w-3 A U comma	0:-6 1:-11 2:17 4:16 5:-7 6:-7 8:-11
w-3 A U take	0:8
w-3 A U the	1:-8 2:-16 3:9 4:13
w-3 A U to	4:12
w-3 A U x	0:12
w-3 A V from	0:-6 3:18
w-3 A and a	0:-16 1:-9 3:22 4:-14 5:-10 6:-9 7:-13 8:32 9:-11
w-3 A and avoid	1:-10 2:7 4:18
w-3 A and many	0:7 1:-12 2:15 3:-21 4:-6 9:19
w-3 A and over	5:22 8:-6
w-3 A and steal	2:-12 3:15
w-3 A and take	3:26 4:-6
w-3 A and the	1:11 2:-19 3:-22 5:16 6:-6 7:18 8:-11 9:-9
w-3 A and x	2:-9 3:17
w-3 A at a	0:12 4:-14 8:15
w-3 A at the	0:-11 1:-9 5:-10 8:22
w-3 A at x	0:24 4:-8 8:-6
w-3 A attack my	1:-10 3:-9 4:27
w-3 A attack the	1:24 2:-13 3:-18 4:15
w-3 A avoid a	2:15
w-3 A avoid the	0:-9 1:-7 2:6 4:15 8:-11
w-3 A avoid x	0:-10 1:36 2:-17 3:-6
w-3 A bring many	3:7
w-3 A bring the	3:19
w-3 A bring x	0:7
w-3 A but the	2:29 4:-6 8:-6
w-3 A but with	2:9
w-3 A chase the	1:24 2:-16 3:-8
w-3 A comma U	0:12 3:-6
w-3 A comma a	1:18 2:-11 3:11 8:-6
w-3 A comma avoid	2:21
w-3 A comma but	1:6
w-3 A comma many	0:20 2:14 3:-35 4:22 5:-6 8:-7 9:-7
w-3 A comma save	3:-8 4:22
w-3 A comma take	2:-6 3:34 4:-8
w-3 A comma the	0:-10 1:-15 2:-9 3:31 4:-15 5:-6 6:21 8:-10 9:-6
w-3 A comma word:enemy	2:25 3:-8
w-3 A comma x	1:18 5:-7 6:-8 8:-12
w-3 A eat my	3:26 4:-8
w-3 A eat the	2:-7 3:29 4:-6
w-3 A fight many	2:9
w-3 A for the	0:11
w-3 A from avoid	1:12 2:6
w-3 A from the	0:-13 1:-7 2:15 3:-17 4:25 5:-9
w-3 A from x	2:-7 8:19
w-3 A game with	0:-9 1:-11 2:7 3:36 4:-10 5:-8 6:-6 8:-14
w-3 A guard the	0:-9 3:-10 6:-6 8:31
w-3 A in A	2:16
w-3 A in the	0:-16 3:-8 4:-12 5:-11 8:44
w-3 A in x	0:16 3:-8 4:11 8:-11
w-3 A is a	0:14
w-3 A is the	1:-12 2:35 3:-7 4:-11 8:-6
w-3 A move a	8:18
w-3 A move at	0:-17 1:-8 2:-13 3:22 4:-15 5:-8 8:29
w-3 A move in	2:8 3:-8 4:22 5:23 8:-40
w-3 A move of	3:-8 5:-9 8:22
w-3 A move the	1:-7 3:-9 4:-7 5:-9 8:28
w-3 A must U	3:-12 4:-7 8:26
w-3 A must the	0:-11 1:-6 2:-9 3:-33 4:33 8:20
w-3 A obj avoid	0:-6 1:41 2:-21 4:-7
w-3 A obj take	2:30 3:-20 4:-6
w-3 A of comma	3:7
w-3 A over the	4:-6 5:17
w-3 A play comma	0:6 1:-6 2:-15 3:22
w-3 A reach the	2:-7 4:29 8:-7
w-3 A rel eat	3:14
w-3 A rel save	2:-13 3:32 4:-25
w-3 A rel take	2:-8 3:26
w-3 A rel throw	2:-8 3:-15 6:36
w-3 A rel x	0:-7 1:-13 2:31 4:-10 6:-6 8:-7
w-3 A shoot at	2:12
w-3 A sneak sneak	2:13
w-3 A steal my	3:13
w-3 A steal the	2:24 3:10 4:-16 8:-8
w-3 A stop many	1:-13 2:-7 3:32 4:-9
w-3 A stop my	0:15 1:-6
w-3 A stop the	0:-19 1:39 3:-17 4:-13 5:-6 8:-7
w-3 A stop x	0:16 1:-11 2:-10 3:25 4:-6 8:-17
w-3 A subj comma	0:23 2:-6 3:-6
w-3 A subj x	1:-7 2:-7 3:20 4:17 5:-7 6:-8 8:-12
w-3 A take a	3:24 4:-7 8:-6
w-3 A take fall	3:17
w-3 A take from	3:16 8:-7
w-3 A take many	3:14
w-3 A take the	0:-7 3:-31 4:21 8:24
w-3 A the my	3:-14 4:23
w-3 A throw many	6:10
w-3 A vs a	2:15
w-3 A vs many	2:18
w-3 A vs the	0:7
w-3 A with a	0:6 1:10 2:-17 3:-13 4:-6 6:18 7:18 8:-17
w-3 A with many	0:6 3:13 8:-6
w-3 A with the	0:-14 1:-6 2:-8 3:-17 4:-6 5:-10 6:18 8:24
w-3 A x at	0:-6 2:-6 3:-18 5:-7 8:30
w-3 A x comma	0:12 2:14 4:-12 5:-10
w-3 A x from	2:12 3:10 8:-6
w-3 A x in	0:16 2:-9 3:-11 4:-15 5:-10 6:-6 8:33
w-3 A x sneak	2:7
w-3 A x stop	0:-6 1:-11 2:-19 3:-11 5:24 6:22 8:-9
w-3 A x take	3:-7 4:20
w-3 A x the	2:-16 3:-10 6:-7 8:25 9:-6
w-3 A x to	0:8 3:-6 4:-31 8:32
w-3 A x with	0:10
w-3 F F U	3:-9 4:-8 8:25
w-3 F U comma	0:-6 3:21
w-3 F U in	3:18 4:-6 8:-8
w-3 F U many	0:9
w-3 F and U	0:-8 1:-10 2:-10 4:29
w-3 F and avoid	2:19
w-3 F and fight	2:14
w-3 F and shoot	0:-6 2:-7 6:25
w-3 F and the	2:20 3:-13
w-3 F and x	1:-14 2:19 3:14 4:-9 8:-8
w-3 F at a	0:-9 1:-6 3:-6 4:27 8:-7
w-3 F at many	2:-7 4:15
w-3 F at move	0:-18 1:-13 2:49 3:-11 4:-11 5:-15 6:-6 8:-9
w-3 F at the	0:-8 2:17 3:-6 4:14 8:-8
w-3 F at x	0:12 2:7 4:-8
w-3 F avoid the	2:11
w-3 F comma U	0:-33 1:-8 2:-10 3:25 4:26 8:-9
w-3 F comma avoid	2:28 3:-10 5:-6
w-3 F comma from	0:14 8:-7
w-3 F comma many	0:17 2:-9 3:9
w-3 F comma play	1:18 2:-10
w-3 F comma sneak	2:6
w-3 F comma the	0:15 1:-10 2:36 3:-23 4:-7 8:-8
w-3 F comma vs	0:12 2:-9
w-3 F comma x	1:-6 2:15 3:12 4:-11 8:-13
w-3 F from the	2:14
w-3 F from x	2:14
w-3 F in the	0:-13 2:-7 3:-11 4:18 5:24 8:-15
w-3 F obj take	2:24 3:-7
w-3 F subj comma	0:-26 2:-10 3:47 4:-8 5:-6 8:-7
w-3 F take and	2:17
w-3 F to the	2:-9 3:-11 4:33 8:-7
w-3 F vs a	0:9
w-3 F vs the	2:19
w-3 F with a	0:8 1:24 2:-8 8:-8
w-3 F with the	0:22
w-3 F with x	0:-19 1:10 2:-10 3:-9 4:-6 6:-6 8:29
w-3 F x comma	1:-13 2:37 3:-9 4:-11 5:-7 8:-8
w-3 H and take	2:-6 3:23 4:-6
w-3 H and the	1:-6 3:18 4:-6
w-3 H attack the	1:7 2:-8 4:17
w-3 H chase the	0:-9 1:24 2:-16 3:-10 4:14
w-3 H comma play	1:10
w-3 H guard the	8:17
w-3 H with a	0:7
w-3 H x and	2:-10 3:-7 5:19
w-3 H x comma	0:-13 1:-7 2:-7 3:-21 4:-8 5:44 8:-10
w-3 H x in	4:18 8:-10
w-3 N A comma	0:-14 1:-8 2:-11 4:-8 8:31
w-3 N N comma	0:15
w-3 N U comma	1:-6 2:16 3:11 4:-6 8:-7
w-3 N and U	0:-14 2:-6 3:22 4:-22 5:25 6:-9 8:-8
w-3 N and avoid	0:-8 1:-7 2:39 3:-7 5:-14
w-3 N and eat	2:-12 3:24
w-3 N and take	3:18
w-3 N and the	0:-11 1:14 2:24 3:-11 4:-9 8:-7
w-3 N attack comma	0:-13 1:13 2:20 3:-10 4:-13
w-3 N but the	2:20
w-3 N comma U	0:-33 3:58 4:-23 5:-10 6:-12 7:-7 8:-17 9:-8
w-3 N comma a	0:-8 1:30 3:-10 8:-10
w-3 N comma and	0:10 2:21 3:-17
w-3 N comma avoid	0:-14 2:-21 3:-11 4:-14 5:50 8:-9
w-3 N comma many	0:-24 1:-12 2:-16 3:23 4:10 5:19 6:-7 8:-16
w-3 N comma take	0:-9 1:-8 4:25 8:-6
w-3 N comma the	1:-7 2:11 3:-17 4:-7 8:16
w-3 N comma with	1:-14 2:38 3:-6 5:-11 8:-6
w-3 N comma x	0:8 1:-8 3:-23 4:-15 5:-11 6:14 8:27
w-3 N in comma	0:-7 1:-8 2:20 3:12 8:-7
w-3 N in the	0:12 2:-6 4:29 5:-9 8:-23
w-3 N in x	1:-6 2:-7 3:18 4:16 5:-6 8:-21
w-3 N is comma	3:18 4:-9
w-3 N not touch	5:14
w-3 N reach the	0:-6 3:-7 4:24
w-3 N stop the	0:-6 2:20
w-3 N stop x	0:25 3:-12
w-3 N to take	0:7 2:-21 3:22
w-3 N to the	4:17
w-3 N with a	1:20 2:-11 3:-16 4:-7 6:20 8:-7
w-3 N with many	1:-16 2:29 3:-10
w-3 N with the	0:-12 1:-9 3:-15 4:-9 5:-6 6:22 8:17
w-3 N x comma	0:15 1:-6 2:21 3:-13 4:-17 5:7 8:-12
w-3 N x many	3:-17 6:20
w-3 N x stop	0:12
w-3 O A U	3:-17 4:-9 6:33 8:-8
w-3 O N in	3:-12 4:27 8:-17
w-3 O O x	3:18
w-3 O U U	0:-11 1:-12 2:-12 3:-23 4:46 8:-13
w-3 O U and	0:17 2:-11
w-3 O U comma	0:-25 3:40 4:-15 5:-12 6:-7
w-3 O U x	0:24 3:-7
w-3 O and avoid	4:20 5:-10
w-3 O and eat	3:18
w-3 O and take	3:17
w-3 O and the	1:-11 2:28 3:-12 4:-13 5:17 6:-7 8:-14
w-3 O and x	0:-18 1:31 2:-21 3:-27 4:-8 5:-7 6:17 8:16 9:-6
w-3 O at U	0:9
w-3 O at the	1:-8 2:19 3:15 6:-7 8:-9
w-3 O at x	2:8 3:-11 4:21 8:-12
w-3 O avoid a	1:-6 2:28
w-3 O but avoid	2:7
w-3 O but the	0:-12 1:-18 2:51 3:-15 4:-14 5:-6 8:-11
w-3 O but x	0:-6 3:-11 4:-11 8:27
w-3 O comma A	0:9 3:7
w-3 O comma U	1:-12 2:13 4:-11 5:-7 6:15 8:-10
w-3 O comma a	0:17 1:-9 3:12 8:-7
w-3 O comma avoid	0:6 2:11
w-3 O comma but	2:-12 4:15
w-3 O comma comma	1:-9 2:-11 3:-11 4:-6 8:26
w-3 O comma fall	0:14 3:-7
w-3 O comma kind	0:-18 3:24
w-3 O comma make	3:-13 4:23
w-3 O comma many	2:9 3:12 4:-12 5:10 6:-8 8:-12 9:-6
w-3 O comma must	0:16
w-3 O comma of	0:-7 1:-12 2:-10 3:-10 4:-6 8:33
w-3 O comma play	0:12
w-3 O comma take	0:-16 3:36 4:-10 8:-6
w-3 O comma the	0:-6 1:8 3:35 5:-13 6:-7 8:-21 9:-6
w-3 O comma with	0:7 1:-11 2:13 3:-11 6:13 8:-6
w-3 O comma x	0:-16 1:-27 2:-11 3:31 4:18 5:-10 6:8 7:-7 8:7 9:-7
w-3 O comma you	0:10
w-3 O from the	2:-13 5:19 8:-6
w-3 O from x	0:16
w-3 O in O	0:11
w-3 O in U	0:11
w-3 O in a	0:-12 1:16 2:-8 3:-6 4:-10 8:18
w-3 O in comma	0:19 1:-10
w-3 O in the	0:-13 1:-6 2:-11 3:-18 4:18 5:34 6:-6 8:-14
w-3 O in x	0:19 8:-6
w-3 O many comma	2:14
w-3 O move and	3:15
w-3 O move x	0:14
w-3 O must is	1:23 2:-8
w-3 O obj x	2:-6 3:-17 4:40 8:-15
w-3 O of the	0:10 4:14 8:-14
w-3 O of x	3:-17 5:-6 8:29
w-3 O over x	0:-12 2:-6 3:21 4:14 5:-10 8:-10
w-3 O reach the	4:10
w-3 O stop many	3:21 4:-6
w-3 O stop the	1:-6 2:20 3:-7
w-3 O stop x	0:7 2:-6 4:-7 5:22 8:-13
w-3 O subj x	0:13
w-3 O take stop	0:-9 3:-11 5:27 8:-7
w-3 O take the	1:-9 2:-17 3:-9 4:32 8:-7
w-3 O the U	0:12
w-3 O to O	0:14
w-3 O to reach	3:-7 4:19
w-3 O to x	0:-6 2:12 4:10 8:-6
w-3 O vs a	1:-9 2:23
w-3 O vs my	2:16
w-3 O vs x	2:16 3:-6
w-3 O with a	1:26 2:-14 3:10 4:-8 6:-9 8:-12
w-3 O with many	0:12
w-3 O with the	0:-11 1:-25 2:-9 3:-7 4:27 5:-6 6:-12 8:23
w-3 O x A	5:12
w-3 O x O	0:8
w-3 O x U	0:15
w-3 O x and	0:17 3:-7
w-3 O x as	0:-9 1:-10 3:-13 8:32
w-3 O x at	2:-11 3:-12 8:24
w-3 O x comma	0:11 3:21 5:-8 6:-6 8:-14
w-3 O x from	0:14
w-3 O x in	2:-7 3:-18 4:18 5:7 8:6
w-3 O x stop	1:35 2:-17 3:-9 8:-7
w-3 O x the	1:-7 2:-9 3:-21 4:14 5:22 8:-13
w-3 O x to	3:-6 8:17
w-3 U A at	0:-10 3:-7 4:27 8:-12
w-3 U A comma	0:10
w-3 U A x	0:13
w-3 U F F	0:13
w-3 U F at	2:12 4:-6
w-3 U F comma	0:-9 1:-8 2:-20 3:40 4:-7 8:-6
w-3 U F in	0:-11 1:-7 4:10 5:-8 8:18
w-3 U N at	4:-9 8:15
w-3 U N to	0:-23 3:-10 4:40 8:-8
w-3 U O U	0:-24 2:-8 3:-15 4:40 8:-7
w-3 U O at	0:-16 2:30 3:-7 4:6 8:-13
w-3 U O comma	0:18 3:-7
w-3 U O from	0:-23 2:42 3:-10 8:-16
w-3 U O in	3:-9 4:-7 8:27
w-3 U O with	1:-7 3:-20 8:29
w-3 U U O	1:-19 2:21 3:15 4:-6 8:-8
w-3 U U U	0:-10 1:-11 2:-10 3:25 4:-9 5:-6 8:15
w-3 U U comma	2:-15 3:13 4:-12 5:12 6:-6
w-3 U U from	0:-21 2:-7 3:35 4:-8 5:-6 6:-15 8:8
w-3 U U in	0:7 2:-7 6:22 8:-12
w-3 U U many	0:14 3:-8
w-3 U U over	5:-20 8:30
w-3 U U stop	2:-6 3:-8 5:19
w-3 U U x	1:-10 2:42 3:-7 4:-13 5:6 6:-9 8:-14
w-3 U also x	0:-7 1:-16 2:-8 3:33 8:-6
w-3 U and take	2:-12 3:23
w-3 U and the	0:-9 1:-15 2:-29 3:44 4:-23 5:21 8:-9
w-3 U and x	0:-7 1:-8 2:-8 4:30 6:-8 8:-6
w-3 U as x	0:-25 1:27 3:16 4:-7 6:-6 8:-9
w-3 U at many	3:24 4:-10 8:-10
w-3 U at the	0:-19 1:-6 2:-11 3:27 4:19 8:-15
w-3 U at x	4:-11 8:22
w-3 U bring stop	1:-9 2:26 3:-10
w-3 U but the	0:8 2:7
w-3 U but x	0:9 1:20 2:-13 3:-6
w-3 U comma A	0:12
w-3 U comma N	3:11
w-3 U comma O	3:22 4:-8 8:-6
w-3 U comma U	1:-11 2:-12 5:-7 6:29 8:-17 9:10
w-3 U comma a	1:7 3:24 4:-8 6:-6 8:-8
w-3 U comma and	0:9
w-3 U comma at	0:18
w-3 U comma but	2:22 3:-8
w-3 U comma comma	1:22 2:-16 3:6 4:-9 8:-7
w-3 U comma from	0:6 8:6
w-3 U comma in	0:19 8:-9
w-3 U comma many	0:17 2:15 3:-20 4:-9 5:-6 8:6
w-3 U comma move	1:-11 2:-12 3:24 5:-6
w-3 U comma play	0:-15 1:26
w-3 U comma take	3:11
w-3 U comma the	1:-9 3:10 4:20 5:-7 8:-13
w-3 U comma with	0:-9 1:-10 3:-17 4:19 5:-6 6:-6 8:18
w-3 U comma x	0:15 3:-12 4:10 5:-6 6:-6 8:10
w-3 U from a	0:8
w-3 U in U	0:-7 1:-10 2:-11 3:-9 4:-12 5:-6 8:38
w-3 U in comma	0:14 3:-7
w-3 U in many	0:19 3:-6
w-3 U in the	0:-11 2:22 3:18 4:6 5:-10 8:-29
w-3 U in x	0:-16 1:-18 2:-13 3:41 4:-32 5:-9 6:-6 8:24
w-3 U is comma	0:-6 1:-7 2:25 3:-10 4:-9 5:15 8:-21
w-3 U many U	0:16 3:-8
w-3 U many comma	2:-7 3:-17 4:-7 8:-9 9:33
w-3 U many take	4:13
w-3 U many x	2:-6 3:20
w-3 U match U	0:10 3:-7
w-3 U move reach	0:6
w-3 U not x	0:13
w-3 U obj many	0:12
w-3 U obj x	3:-8 4:16 8:-6
w-3 U of x	0:12
w-3 U over many	3:-10 4:36 5:-17 8:-18
w-3 U stop A	0:6
w-3 U stop U	3:-10 4:22 8:-7
w-3 U stop many	0:14 2:-7 3:15 4:-6
w-3 U stop x	0:-23 2:13 3:38 4:-10 5:-10 6:-7 7:-6 8:-11 9:-7
w-3 U take comma	1:-6 2:30 3:-15 4:-7 5:-7 8:-8
w-3 U to x	0:9 2:-18 3:6 4:-13 7:23 8:-8
w-3 U with a	0:18 1:-8
w-3 U with the	1:-9 3:30 4:-8 5:-6 6:-6 8:-8
w-3 U with x	0:24 3:-8
w-3 U x F	0:18 3:-8
w-3 U x N	0:9
w-3 U x O	0:12
w-3 U x U	0:30 3:-17 6:13 8:-6
w-3 U x a	1:-6 3:-18 4:32 8:-11
w-3 U x and	0:14 1:14 2:-13 3:-6
w-3 U x at	0:17
w-3 U x comma	1:13 2:12 4:-12 6:-6 9:-6
w-3 U x from	0:9 2:9 3:-12 4:26 5:-6 8:-26
w-3 U x game	1:20 2:-7
w-3 U x in	0:11
w-3 U x is	0:11
w-3 U x of	0:16
w-3 U x reach	4:14
w-3 U x rel	0:7
w-3 U x stop	0:9 1:-12 2:-11 4:-7 5:22
w-3 U x the	3:29 4:-7 5:-7 8:-15
w-3 U x to	4:13
w-3 V U x	0:10
w-3 V and take	3:26 4:-6 8:-7
w-3 V and the	0:7 2:18 3:-8 4:-7
w-3 V at the	4:15 8:-6
w-3 V comma O	0:9
w-3 V comma avoid	0:12 2:-29 5:31
w-3 V comma the	2:14 3:9 5:-8
w-3 V in the	0:-17 1:-8 2:-14 3:-9 5:9 8:27
w-3 V is a	0:-17 2:-7 3:-8 4:-6 8:-7 9:31
w-3 V move in	0:-12 2:-7 3:13 4:-8 5:40 8:-32
w-3 V push x	3:8
w-3 V stop x	0:-7 1:-7 3:28 8:-11
w-3 V take the	3:-6 4:21
w-3 V x comma	0:-7 1:-28 2:-23 3:-10 4:22 5:32 8:-6
w-3 V x in	0:-14 3:-8 5:18 8:14
w-3 V x the	0:6 3:-10 4:-6 5:-6 8:17
w-3 a A and	0:-11 2:29 3:-38 4:-6 5:27 6:-6 9:-6
w-3 a A at	0:7 2:7
w-3 a A avoid	0:-6 3:12 4:-8 5:22 8:-7
w-3 a A bring	4:18
w-3 a A chase	1:-9 2:-37 3:45
w-3 a A comma	1:-10 2:-16 3:33 4:16 5:-9 6:-8 8:-11
w-3 a A eat	2:-7 3:14
w-3 a A in	0:36 3:-6 4:-12 5:12 8:-23
w-3 a A make	3:16
w-3 a A move	3:-6 4:19 5:-17
w-3 a A of	3:-13 4:-6 5:-9 8:-13 9:32
w-3 a A over	5:30 8:-17
w-3 a A push	3:16
w-3 a A rel	0:-14 1:-8 3:17 4:-8 5:-6 6:19 8:-9
w-3 a A shoot	2:-7 6:24
w-3 a A steal	2:-12 3:27
w-3 a A take	2:-6 3:21 4:-8 5:11
w-3 a A the	1:-11 2:-9 3:8 4:27 9:-8
w-3 a A throw	0:-6 2:-7 3:-16 6:43
w-3 a A vs	2:6
w-3 a A with	0:6 1:-7 2:-6 6:20 8:-6
w-3 a N comma	0:8 2:8
w-3 a N of	0:-12 2:-9 3:40 4:-9 8:-9
w-3 a O at	0:-10 1:-7 3:34 4:-17 8:-9
w-3 a O comma	0:19 3:-6
w-3 a O of	0:-9 1:-8 2:-11 4:-9 5:-10 6:-9 8:12 9:23
w-3 a U the	0:-13 3:39 4:-11 8:-8
w-3 a U x	0:13 3:-7
w-3 a V shoot	2:-6 3:-7 6:23
w-3 a game of	1:11
w-3 a game play	0:6
w-3 a kind in	0:10 8:-7
w-3 a kind with	0:6 1:26 2:-11 3:-9
w-3 a with x	0:12
w-3 a x U	0:9
w-3 a x comma	0:8 2:-12 3:18 4:-7 8:-8
w-3 a x in	0:12 1:18 8:-15
w-3 a x of	0:-8 1:-11 2:25 3:-8 6:12 8:-10
w-3 a x the	1:-22 2:26 3:19 4:-7 5:-11 8:-7
w-3 a x with	1:-16 2:-9 3:-8 5:36 6:-8 8:-8
w-3 and A comma	2:-20 3:35 4:-8 5:-6 8:-9
w-3 and A vs	2:10
w-3 and O to	0:-8 4:30 8:-9
w-3 and a x	0:7 2:16 3:-9 4:-6
w-3 and avoid from	2:7
w-3 and avoid the	2:15
w-3 and bring the	0:-9 3:8 4:16 8:-7
w-3 and but a	1:-7 4:-16 5:30 8:-11
w-3 and eat many	2:-7 3:15
w-3 and hit the	2:9 3:-21 4:-10 5:26 8:-10
w-3 and if x	0:15
w-3 and me eat	3:16
w-3 and move in	2:6 5:-8 8:17
w-3 and move the	0:-8 2:-7 3:-16 4:-6 5:41 8:-16
w-3 and must the	0:6 1:-8 2:-7 4:-20 8:27
w-3 and play x	1:-12 3:-7 4:29 8:-16
w-3 and rel the	0:11 1:-14 2:-15 3:22
w-3 and take many	3:26
w-3 and take the	3:21 4:-11
w-3 and the A	0:12
w-3 and the U	0:11
w-3 and the many	0:-6 1:18 4:-6
w-3 and the my	1:20 2:-11
w-3 and the x	0:12 2:12 3:-8 4:-6
w-3 and x a	0:16 1:-10 3:-8
w-3 and x but	0:6 2:8
w-3 and x comma	0:10 1:12 2:23 3:-29 4:-6 8:-8
w-3 and x in	0:-19 1:-7 3:-6 4:33 5:-8
w-3 and x many	3:23 4:-9
w-3 and x stop	3:10
w-3 and x the	1:-18 3:12 4:-15 5:6 6:-6 8:9
w-3 and x with	0:-12 1:9 2:-19 3:-18 4:-11 5:35 8:-6
w-3 and you is	0:9
w-3 and you must	0:11
w-3 and you shoot	6:17
w-3 and you the	3:-9 4:24 8:-11
w-3 and you throw	3:-13 6:28
w-3 and you x	1:17 2:-17 3:18 4:-11 5:-7 8:-6
w-3 as x fall	3:13
w-3 as x stop	0:7 1:18 2:-7 3:-8
w-3 at A comma	3:24 8:-11
w-3 at A throw	6:18
w-3 at N comma	0:13 2:10 3:-7
w-3 at N from	0:-24 1:-6 2:14 3:-7 8:26
w-3 at N x	3:26 4:-7 5:-6 8:-6
w-3 at O comma	1:-7 2:37 3:-9 4:-11 5:-8 8:-10
w-3 at U U	1:-8 2:-25 3:33
w-3 at U comma	0:11 1:-6 2:-12 3:-23 4:-9 5:-6 6:19 8:19
w-3 at U x	0:-48 1:-11 3:-39 4:46 5:-10 6:-13 7:-7 8:35 9:-6
w-3 at V with	0:16 1:-8 2:-6 8:-9 9:17
w-3 at a x	4:-11 8:15
w-3 at many comma	0:15
w-3 at the A	0:13
w-3 at the x	0:-7 3:-17 4:44 8:-15
w-3 at x comma	0:9 1:-11 2:-10 4:-10 5:6 8:15
w-3 at x from	1:-8 2:-10 3:-6 8:21
w-3 at x in	3:-14 4:12 5:-6 8:15
w-3 at x stop	0:12
w-3 at x with	0:13
w-3 attack N comma	1:23 2:-12
w-3 attack O comma	0:-10 1:-11 2:-12 3:-19 4:-11 5:22 8:24
w-3 avoid A and	0:-9 2:16 3:-18 4:-8 5:30 8:-10
w-3 avoid A in	0:14 8:-10
w-3 avoid N and	0:-8 2:-25 3:-9 5:42
w-3 avoid O and	5:11
w-3 avoid O the	0:-18 2:-8 3:-17 4:-19 5:-13 8:50
w-3 avoid V and	2:14
w-3 bring A of	3:16 8:-6
w-3 bring F at	0:21
w-3 bring F in	1:18 4:-6 8:-10
w-3 bring F to	0:-7 2:-9 4:28
w-3 bring the x	1:-18 2:-12 3:-18 4:31
w-3 bring with a	1:14
w-3 bring x comma	0:-10 2:34 3:-10 4:-16 5:-6 8:-7
w-3 bring x stop	0:15 2:-9
w-3 but A with	0:21 3:-6
w-3 but A x	0:10
w-3 but not the	1:-7 2:29
w-3 but play a	1:16
w-3 but rel the	0:-22 1:9 2:7 3:27 4:-11 5:-8 8:-7
w-3 but the many	0:6 1:-8 2:14
w-3 but the x	0:8 1:18 2:-12 3:-6
w-3 but with a	0:-14 1:47 2:-7 3:-25 4:-6 5:-7 6:10 8:-11
w-3 but with many	0:-13 1:7 3:25 6:-6
w-3 but x a	1:9
w-3 but x comma	0:-15 2:9 3:23 8:-6
w-3 but x is	0:7 2:13 3:-9
w-3 but x the	0:-9 1:-8 2:38 3:-9 4:-13 5:-14 8:-11
w-3 but x with	0:19 3:-7
w-3 comma A and	0:-11 1:-6 2:13 4:-12 5:23 9:-6
w-3 comma A at	4:-13 8:21
w-3 comma A bring	0:-7 2:-10 3:38 4:-17
w-3 comma A comma	1:-14 2:-7 3:39 4:-9 5:-6
w-3 comma A from	0:-11 1:-9 2:-21 4:-6 6:30 8:15 9:-6
w-3 comma A guard	2:-9 4:14
w-3 comma A make	3:12
w-3 comma A over	5:19 8:-9
w-3 comma A subj	0:16 2:8 4:-10
w-3 comma A take	1:-7 2:-7 3:-28 4:42 8:-6
w-3 comma A to	0:-8 2:-10 3:26 4:-13 6:9
w-3 comma A vs	2:28 3:-7
w-3 comma A with	0:10 3:-9 8:14
w-3 comma A x	0:24 1:-7 2:-12 3:29 4:-12 5:-7 8:-12
w-3 comma F U	3:24 4:-6 8:-6
w-3 comma F and	0:-14 3:33 4:-7 8:-6
w-3 comma F bring	1:-13 3:-9 4:21
w-3 comma F comma	0:-10 3:39 4:-8 8:-9
w-3 comma F vs	0:-6 2:13 3:8
w-3 comma F x	0:-12 3:25 4:-6
w-3 comma N and	2:19 3:14 4:-6 5:-11 8:-6
w-3 comma N comma	0:8 1:-7 2:-11 3:22 4:-8 5:-7 6:13 8:-10
w-3 comma N from	0:11
w-3 comma N in	0:-11 1:11 2:-14 3:-11 4:25 8:-7
w-3 comma N of	0:-6 8:22
w-3 comma N subj	0:16
w-3 comma N x	0:-8 1:-9 2:24 4:-6
w-3 comma O U	0:15 3:-7
w-3 comma O and	0:-10 1:-8 2:-18 3:45 4:-11 6:12 8:-13 9:-6
w-3 comma O as	0:10
w-3 comma O comma	0:-12 1:-10 3:31 4:-11 6:-6
w-3 comma O from	1:-8 2:17
w-3 comma O in	4:20 8:-13
w-3 comma O me	0:7
w-3 comma O of	0:11
w-3 comma O to	0:-10 3:24 8:-10
w-3 comma O vs	0:13 2:-7
w-3 comma O x	0:18 1:-10 2:-17 3:-17 4:-9 5:30 8:-9
w-3 comma U A	1:-7 2:-9 3:-10 4:-9 9:28
w-3 comma U F	3:-12 6:20
w-3 comma U U	0:-11 1:19 2:19 4:-8 5:-6 6:-6 8:-10
w-3 comma U and	3:31 4:-6 5:-6 8:-12
w-3 comma U comma	1:-9 3:14 4:-11 5:17 6:-6
w-3 comma U from	0:-13 1:-9 2:-8 3:-17 4:-10 5:43 8:-10
w-3 comma U in	0:6 1:-7 2:-6 3:38 4:-13 5:-7 8:-20
w-3 comma U many	0:-12 1:-11 2:-11 3:42 4:-8 5:-6 8:-7
w-3 comma U obj	0:9
w-3 comma U of	0:8 2:-7 3:-9 9:20
w-3 comma U the	3:31 4:-13 5:-8 8:-16
w-3 comma U to	0:-7 2:-6 3:21 8:-7
w-3 comma U x	2:-6 4:6 5:-9 6:7 8:6 9:-6
w-3 comma V and	0:7 3:10
w-3 comma V comma	0:-6 1:-9 2:-7 3:34
w-3 comma V x	0:-11 2:16 3:17 4:-8 5:-7 8:-6
w-3 comma a x	0:-10 1:12 2:-11 3:25 4:-12 7:7
w-3 comma and a	1:12 2:9
w-3 comma and if	0:16 3:-8
w-3 comma and the	0:9 1:-32 2:22 4:-21 5:-7 7:-6 8:16 9:-6
w-3 comma and with	0:13
w-3 comma and x	0:22 3:-7
w-3 comma at x	0:-16 1:-17 2:16 3:-10 4:18 5:-8 6:-7 7:-6 8:11
w-3 comma avoid from	0:7
w-3 comma avoid in	0:-16 2:-12 4:-7 5:-12 8:39
w-3 comma avoid the	1:-8 2:10 3:-7 4:-8 5:12
w-3 comma bring the	0:8 3:10 4:-9
w-3 comma but if	0:12
w-3 comma but is	0:-9 2:-6 3:22
w-3 comma but many	0:-6 3:19
w-3 comma but reach	3:-8 4:16
w-3 comma but save	3:-8 4:23
w-3 comma but the	0:16 1:-13 2:-8 3:-16 4:33 5:-6 8:-10
w-3 comma but x	0:22 1:-12 2:-7 3:11
w-3 comma comma a	0:-7 1:-8 2:-17 3:-19 4:-10 7:-8 8:-11 9:46
w-3 comma comma the	3:24 8:-9
w-3 comma comma x	0:14 1:-8 2:20 3:-14
w-3 comma from x	2:-6 3:-20 6:28 8:-8
w-3 comma hit the	0:8 1:21 2:-9 8:-7
w-3 comma hit x	0:6 2:25 3:-18
w-3 comma if the	1:-6 3:25 8:-7
w-3 comma if x	0:12
w-3 comma in x	0:-9 2:-19 3:-26 4:-9 6:24 7:30 8:-6
w-3 comma many O	0:8
w-3 comma many U	0:12
w-3 comma many many	0:12
w-3 comma many of	0:-6 3:16 4:10 8:-10
w-3 comma many x	0:23 1:-9 2:8 3:-13 5:-8 6:-6
w-3 comma match the	0:-7 3:20
w-3 comma must avoid	0:10
w-3 comma must x	0:13 3:10 4:-6
w-3 comma play a	0:-10 1:33 2:-7
w-3 comma play the	1:24 3:-7 4:-8
w-3 comma play x	0:20 3:-7
w-3 comma push x	0:7 2:32 3:-26 4:-12 8:-6
w-3 comma reach the	0:-19 1:-6 2:8 3:-14 4:34 5:-6 8:-8
w-3 comma rel a	0:-6 1:27 2:-6
w-3 comma rel take	3:19
w-3 comma rel the	1:17 8:-6
w-3 comma rel x	0:20
w-3 comma stop x	0:26 1:-6 2:-10 3:-20 5:17 8:-6
w-3 comma take in	0:-13 1:-6 2:-9 3:-13 4:-24 5:34 8:10
w-3 comma take many	0:-7 3:31 4:-7
w-3 comma take the	3:15
w-3 comma take x	1:-11 2:-13 3:26 4:13 8:-11
w-3 comma the O	0:11
w-3 comma the from	0:-10 2:-13 3:-13 4:-7 8:39
w-3 comma the x	0:6 2:22 3:-11 4:-8
w-3 comma with the	0:12 1:6 2:-7 3:19 4:-8 6:-8 8:-12
w-3 comma with x	0:-14 1:33 3:-13
w-3 comma word:enemy is	2:13 3:-6
w-3 comma word:goal is	0:7
w-3 comma word:item is	0:8 3:10
w-3 comma x A	0:7
w-3 comma x N	0:10
w-3 comma x O	0:17
w-3 comma x U	0:11 1:-10 2:-18 3:-18 4:-13 5:25 8:18 9:-6
w-3 comma x a	0:-22 2:-19 3:18 4:-13 5:-8 6:-8 7:11 8:22 9:-6
w-3 comma x and	0:17 2:-28 3:-11 4:20 5:15 8:-6
w-3 comma x as	0:14 1:-9 2:-14 4:-8 5:21 8:-6
w-3 comma x at	2:-6 3:-12 4:10 5:27 8:-25
w-3 comma x comma	0:17 2:-8 5:-8 8:9
w-3 comma x from	1:-7 2:21 3:-14 4:-9 8:11
w-3 comma x in	0:15 1:-13 2:-10 3:7 4:-13 5:-7 8:20
w-3 comma x is	0:-14 2:-6 3:26 4:-6 8:10
w-3 comma x many	0:21 1:8 2:-12 4:6 5:-6 6:-9 8:-7
w-3 comma x me	0:12
w-3 comma x of	0:12 1:-11 2:-10 3:-11 4:27 5:-6 8:-7
w-3 comma x play	0:15 1:-6
w-3 comma x stop	0:25 1:-8 2:10 3:-11 8:-6
w-3 comma x subj	0:-14 1:37 2:-8 3:-12 4:-8 5:-8 6:14 7:-7 8:-10
w-3 comma x take	0:6 3:21 4:-6 8:-6
w-3 comma x the	0:-16 1:-15 2:14 3:-16 4:27 5:19 6:-8 8:-18
w-3 comma x to	0:-11 3:-6 4:28 8:-6
w-3 comma x vs	0:12
w-3 comma x with	0:33 1:-15 2:-9 3:-18 4:21 8:-7
w-3 comma x you	3:-12 4:-10 5:29 8:-9
w-3 comma you x	0:18 1:9 2:-10
w-3 cross comma avoid	2:12
w-3 eat A comma	2:14 3:-6
w-3 eat x many	0:10 3:-8
w-3 edge A N	0:6
w-3 edge A U	0:-10 1:-9 2:-11 3:20 4:-12 5:-6 6:-8 8:22
w-3 edge A and	1:-18 3:-14 4:-8 9:36
w-3 edge A at	1:-18 2:16 3:-9 4:-23 6:-6 8:12 9:21
w-3 edge A avoid	0:-12 2:24 3:-7 4:-7 5:21 8:-10
w-3 edge A bring	0:-8 3:10 4:14
w-3 edge A comma	2:-6 3:16
w-3 edge A eat	1:9 2:-9 3:18
w-3 edge A fight	1:-12 2:8 4:16
w-3 edge A from	1:-6 4:14
w-3 edge A game	0:6
w-3 edge A guard	0:-6 4:32 8:-15
w-3 edge A in	0:11 1:-6 2:-13 4:-14 5:-8 8:6 9:22
w-3 edge A make	0:-7 3:35 4:-18
w-3 edge A move	0:25 1:17 2:-14 3:-7 4:-7 8:-8
w-3 edge A obj	0:-19 1:-9 2:-6 3:-17 5:-7 6:20 8:22
w-3 edge A over	3:-6 8:18
w-3 edge A save	2:-12 3:-23 4:34
w-3 edge A shoot	3:-7 6:14
w-3 edge A steal	2:22 4:-6
w-3 edge A subj	1:-7 2:6 4:-11 5:15 8:10 9:-6
w-3 edge A take	1:-7 2:-6 3:33 8:-6
w-3 edge A the	1:18 3:-6
w-3 edge A throw	3:-7 6:29
w-3 edge A to	0:-12 1:-6 2:-7 3:-13 4:8 6:32 8:-8
w-3 edge A vs	2:19
w-3 edge A with	1:-15 2:-11 6:-6 8:31
w-3 edge A x	0:-23 1:-20 3:37 4:-21 5:-14 6:9 7:-7
w-3 edge F eat	1:29 2:6 3:-26
w-3 edge F from	1:-11 2:37 3:-10 4:-7 5:-6 8:-21
w-3 edge F obj	1:-9 2:28 4:-7
w-3 edge F of	0:7 8:8
w-3 edge F take	1:22 2:-8 3:-6
w-3 edge F throw	1:21 6:-11
w-3 edge H attack	4:9
w-3 edge H chase	1:12 2:18 3:-23
w-3 edge H subj	0:-7 1:-6 2:12 3:-9 4:21 8:-7
w-3 edge N in	3:15
w-3 edge N of	1:12 2:-20 3:-17 4:27 8:-11
w-3 edge N with	1:12
w-3 edge N x	0:-9 1:43 2:-24 3:-8 4:-6
w-3 edge O A	0:9
w-3 edge O comma	0:-10 1:35 2:-9 8:-6
w-3 edge O from	1:-9 2:-8 3:10 6:-7 8:19
w-3 edge O in	0:-18 1:27 3:-15 4:-9 5:-6 8:14
w-3 edge O obj	1:-11 3:13 4:-11 6:-7 8:19
w-3 edge O take	1:43 2:-14 3:-30 4:-7
w-3 edge O the	0:-21 1:9 2:-8 4:31 5:-8 6:-9 8:-18
w-3 edge O throw	1:33 2:-16 6:-10
w-3 edge O vs	2:9
w-3 edge O x	0:-7 1:-7 3:26 8:-9
w-3 edge U F	0:14 3:-7
w-3 edge U U	0:-8 1:-13 2:-10 3:-10 4:-14 5:-6 6:-10 8:47 9:-6
w-3 edge U a	0:-8 1:30 3:-10
w-3 edge U at	0:-8 1:45 2:-6 3:-21 4:-19 8:-12
w-3 edge U in	1:-14 2:-7 3:-13 4:21 8:13
w-3 edge U many	0:7 3:10
w-3 edge U subj	3:-11 4:-6 5:-7 8:27
w-3 edge U with	0:-11 1:42 2:-26 3:8 4:-6 6:-7 8:-8
w-3 edge U x	0:-27 1:35 2:-13 4:-13 5:-7 6:-8 8:20 9:-8
w-3 edge V in	1:19 2:-8
w-3 edge V with	0:-8 3:-10 6:-7 8:24
w-3 edge a A	0:-13 1:20 2:-9 4:-7 8:13 9:-6
w-3 edge a x	0:21 3:-8
w-3 edge at the	0:6 1:-24 2:-8 3:32 4:-7 8:-8
w-3 edge avoid from	1:-17 2:29 8:-14
w-3 edge bring of	0:-7 3:39 4:-7 8:-8
w-3 edge bring the	0:6 1:32 2:-13 3:-29 4:11
w-3 edge edge A	1:-10 2:9 3:10 4:-8 5:7 6:-7
w-3 edge edge F	0:-16 1:17 2:-11 3:-20 8:24
w-3 edge edge H	0:-18 1:-19 2:19 3:-16 5:-7 8:-11 9:28
w-3 edge edge N	0:20 3:-6
w-3 edge edge O	1:-18 3:10 4:-10 5:-6 6:-7 8:-8 9:29
w-3 edge edge U	0:9 1:26 2:-9 4:-9 5:-7 6:6 8:-13 9:-6
w-3 edge edge V	0:19 1:-7 3:-7 9:9
w-3 edge edge a	1:32 2:-9 3:-6
w-3 edge edge and	0:-7 1:-23 2:35 3:-6
w-3 edge edge as	0:14
w-3 edge edge at	2:21 3:-8 4:-8 8:-11
w-3 edge edge avoid	0:6 1:-17 2:18
w-3 edge edge bring	3:13
w-3 edge edge edge	1:13
w-3 edge edge fall	0:-8 1:-10 3:31
w-3 edge edge for	0:21 3:-7
w-3 edge edge from	0:-14 2:-8 3:-12 8:39
w-3 edge edge game	0:21 1:-8
w-3 edge edge guard	0:6 4:11
w-3 edge edge hit	0:-13 1:-19 2:-28 3:59
w-3 edge edge in	0:-18 1:11 2:-6 3:-15 4:-10 5:-6 8:34
w-3 edge edge kind	0:21 8:-6
w-3 edge edge make	0:-14 1:-9 3:34 4:-7
w-3 edge edge many	0:6 1:25 3:-21 4:11 6:-6 8:-7
w-3 edge edge match	1:-9 3:25 4:-6
w-3 edge edge move	0:13 6:-6
w-3 edge edge my	0:8 1:-8 2:27 3:-10 8:-6
w-3 edge edge play	1:24 3:-6
w-3 edge edge push	1:-13 3:40 4:-6 8:-13
w-3 edge edge race	0:-9 1:38 2:-14
w-3 edge edge shoot	0:-7 1:-6 3:-7 6:25
w-3 edge edge take	0:-10 1:-12 3:-7 4:9 6:29 8:-7
w-3 edge edge the	0:-8 1:18 2:9 3:-7
w-3 edge edge throw	0:-11 2:11 3:-17 6:34
w-3 edge edge to	0:12 1:-6
w-3 edge edge touch	0:10 1:-19 3:22 5:-8
w-3 edge edge with	2:-7 3:-18 5:-6 6:12 8:20
w-3 edge edge word:enemy	1:-8 2:17
w-3 edge edge x	1:10 3:17 5:-6
w-3 edge edge you	0:17 3:-8
w-3 edge fall x	0:10 1:-7
w-3 edge fight of	1:-8 2:-6 3:-13 6:26
w-3 edge game U	0:13 3:-8
w-3 edge game from	0:-7 1:-7 2:-12 4:24
w-3 edge guard the	1:-11 2:-6 3:-11 4:42 8:-9
w-3 edge hit a	0:12 1:-11 2:-8 3:11
w-3 edge hit in	0:-14 1:-10 3:-17 5:16 8:26
w-3 edge hit the	0:-10 1:-24 2:-18 3:56 4:-6 5:-11 8:-7
w-3 edge in x	1:-10 3:17
w-3 edge is a	1:17 2:-11
w-3 edge kind U	0:-14 3:-9 6:28
w-3 edge kind as	0:-12 1:16 2:-9 3:18 8:-6
w-3 edge kind at	0:19
w-3 edge kind but	0:9 1:9 2:-15 3:7
w-3 edge kind comma	1:35 2:-15 3:9 8:-8
w-3 edge kind fight	1:-17 2:27
w-3 edge kind for	1:16 3:-6
w-3 edge kind from	0:-18 2:-13 3:39 8:-11
w-3 edge kind if	1:19 2:8 3:-19
w-3 edge kind in	0:19 1:-7 3:-11 8:10
w-3 edge kind of	0:7
w-3 edge kind to	0:12
w-3 edge kind vs	1:-20 2:36 3:-7
w-3 edge kind with	1:-14 2:10 3:32 5:-6 8:-7
w-3 edge kind x	1:-21 2:-8 3:34
w-3 edge make a	0:12 1:13 3:-8 4:-7
w-3 edge many x	0:24 1:-11 2:-6 3:9 8:-10
w-3 edge match the	3:11
w-3 edge match with	3:13
w-3 edge match x	1:-9 3:28
w-3 edge move the	1:-6 8:16
w-3 edge move x	1:23 3:-6 8:-10
w-3 edge my x	0:15 1:-7
w-3 edge play A	0:7 1:-12 2:12 3:15 4:-6 8:-7 9:-8
w-3 edge play U	0:-28 1:-8 2:-6 3:-13 4:-10 8:47
w-3 edge play a	0:-11 1:29
w-3 edge play in	0:-6 1:-11 8:22
w-3 edge play the	0:-7 1:48 2:-13 3:-12 8:-11
w-3 edge play x	2:-10 8:20
w-3 edge push the	3:7
w-3 edge race at	0:-7 1:27 2:-10
w-3 edge race of	1:20 2:-8
w-3 edge race with	1:15 2:-6
w-3 edge rel a	1:-17 2:26
w-3 edge rel the	1:8
w-3 edge save the	1:-16 2:-8 3:35 4:-18
w-3 edge shoot the	0:6 2:11 6:-7
w-3 edge take fall	3:19
w-3 edge take the	1:-10 2:-13 3:35 4:-8
w-3 edge take x	0:10
w-3 edge the A	0:14
w-3 edge the x	1:-7 3:16
w-3 edge throw of	0:-11 1:-7 3:-27 6:47
w-3 edge to the	0:12
w-3 edge word:hero x	1:11
w-3 edge x A	0:22 3:8
w-3 edge x F	0:9
w-3 edge x O	0:10
w-3 edge x U	1:-12 2:-6 3:-18 4:-6 8:-13 9:40
w-3 edge x a	0:6 1:-14 3:18
w-3 edge x as	1:-17 3:-10 8:25
w-3 edge x at	0:-9 3:22 8:-8
w-3 edge x comma	0:8 1:10 3:-26 8:19
w-3 edge x from	0:-9 1:-8 2:-6 3:35 8:-18
w-3 edge x in	0:-7 1:-19 2:-6 3:-9 4:-9 5:-8 8:49
w-3 edge x kind	0:10
w-3 edge x many	0:-6 1:-26 2:-8 3:49 4:-9 8:-12
w-3 edge x move	0:-9 1:38 2:-10 3:-7 6:-7
w-3 edge x not	0:-10 1:-9 3:-8 4:30 8:-8
w-3 edge x of	0:6 1:23 2:-20
w-3 edge x sneak	1:-7 2:17
w-3 edge x the	0:9 2:8 3:14 4:-9 5:-6 8:-9
w-3 edge x to	0:12 1:15 2:-7 3:-7
w-3 edge x with	1:28 2:-15 3:-10 6:11 8:-12
w-3 edge x you	1:14 8:-6
w-3 edge you must	0:-8 1:17 2:-8
w-3 edge you x	0:7 1:-6 3:8
w-3 fall U comma	2:28 3:-13 4:-10 8:-6
w-3 fall at the	4:12 8:-10
w-3 fall x comma	1:22 2:-6
w-3 fall x of	3:17
w-3 for N comma	1:27 2:-8 3:-14
w-3 for a x	0:9
w-3 for the x	1:-6 3:-9 4:25 8:-11
w-3 for to comma	0:-7 1:22 2:-15 3:15
w-3 for x comma	0:-6 1:32 2:-8 4:-6 8:-13
w-3 from A comma	0:14
w-3 from H with	1:16 2:-7
w-3 from N at	2:-6 3:-9 4:31 8:-19
w-3 from N comma	1:-12 2:-23 5:33
w-3 from N in	0:11
w-3 from N with	0:20 1:-7
w-3 from O of	0:-9 3:30 6:-6 8:-11
w-3 from O to	4:-15 8:17
w-3 from U comma	0:22 1:-6 2:-6 3:9 8:-9
w-3 from U to	3:-8 4:-24 8:34
w-3 from a x	0:7 3:-15 8:21
w-3 from many x	0:-23 2:32 3:-10
w-3 from match with	3:8
w-3 from the A	0:11
w-3 from the x	0:6 4:-6 8:13
w-3 from x at	4:-15 5:-8 8:27
w-3 from x comma	2:31 3:-13 4:-11 8:-7
w-3 from x the	2:8 8:7
w-3 from x with	1:30 3:-25
w-3 game O U	0:10
w-3 game as x	0:-6 1:27 2:-6 3:-11
w-3 game at the	0:17
w-3 game comma rel	1:-9 2:20
w-3 game for the	0:14
w-3 game if a	1:19 2:-8
w-3 game if my	1:28 2:-6 3:-12
w-3 game if the	1:-14 2:22 3:-8
w-3 game make x	0:-13 1:-40 2:51 3:-8 4:-9
w-3 game of a	1:18
w-3 game to the	0:17
w-3 game with a	1:20 2:-7
w-3 game x a	1:13
w-3 guard F from	2:11
w-3 guard N from	2:15
w-3 hit O with	1:-6 3:-8 6:18
w-3 hit at the	0:11
w-3 hit by the	2:15
w-3 hit with the	0:13
w-3 if O the	3:-17 4:-7 5:28 8:-8
w-3 if U x	0:8
w-3 if x stop	3:17
w-3 in A x	1:-6 4:29 8:-9
w-3 in N comma	0:-8 1:-20 2:34 3:-17 4:-9 5:18 8:-10
w-3 in N take	2:-7 3:21
w-3 in N with	3:18 6:-7
w-3 in O and	2:-18 3:-16 5:35
w-3 in O comma	1:-18 2:30 8:-10
w-3 in O from	0:-14 2:-6 3:15 4:-9 8:19
w-3 in O stop	0:12 3:-8
w-3 in O take	3:21 8:-6
w-3 in O to	0:-8 4:23 8:-6
w-3 in O x	0:-7 1:25 2:24 3:-19 4:-15 5:-8 6:-14 9:-6
w-3 in U comma	1:-7 2:-11 3:18 4:-9 5:20 8:-12
w-3 in U stop	1:-8 3:19 8:-6
w-3 in U x	0:7 3:-12 4:22 8:-11
w-3 in V avoid	2:6
w-3 in a x	2:-8 3:-17 4:20 5:-6
w-3 in bring comma	2:16 3:-9
w-3 in comma x	0:11 1:-7 3:12 8:-7
w-3 in move stop	0:-11 1:-14 2:8 3:-7 8:25
w-3 in rel a	1:7
w-3 in the A	0:-21 3:-22 4:43 8:-8
w-3 in the many	0:11
w-3 in the x	0:10 1:-6 2:-6 3:-15 4:15 8:8
w-3 in x a	0:-8 1:-9 2:-8 3:13 4:32 5:-10 6:-6 8:-20
w-3 in x and	0:-16 2:14 3:24 4:-7 8:-6
w-3 in x comma	0:21 1:-10 2:-13 3:-6 4:28 5:-10 8:-11
w-3 in x from	0:16 1:-6 2:-10 3:-7 4:-7 8:17
w-3 in x in	4:-6 8:13
w-3 in x of	0:-6 1:-10 3:-24 4:25 6:18 8:-6
w-3 in x stop	0:-14 2:35 3:-13 4:-8 8:-10
w-3 in x take	3:9
w-3 in x the	0:-9 2:-8 3:-7 4:-15 5:-12 6:13 7:34 8:-20
w-3 in x with	0:13
w-3 is A vs	0:7 2:-6
w-3 is a x	1:-11 2:-6 9:21
w-3 is comma many	0:11
w-3 is comma x	3:-9 4:-6 5:-14 6:33 8:-9
w-3 is stop many	0:10
w-3 is stop x	0:15
w-3 is x a	1:21 2:-7
w-3 is x of	2:-6 4:-9 5:27 8:-14
w-3 is x stop	0:18 3:-8
w-3 kind F vs	0:10
w-3 kind U comma	0:7 1:19 2:-9 3:-8
w-3 kind U in	0:10
w-3 kind U x	0:12
w-3 kind at a	1:-13 3:-9 8:25
w-3 kind at the	1:-9 4:-13 8:23
w-3 kind but a	1:23 2:-11
w-3 kind but is	1:16
w-3 kind but play	1:20 3:-7
w-3 kind but the	0:10 1:-17 2:-9 3:22
w-3 kind but with	0:-12 1:11 2:-21 3:26 6:-6
w-3 kind but x	0:9 1:10 3:-10
w-3 kind comma a	0:-7 1:39 2:-8 3:-11
w-3 kind comma if	1:7
w-3 kind comma many	3:21
w-3 kind comma x	0:7 1:-8 2:-6 3:21 8:-7
w-3 kind comma you	0:11
w-3 kind for the	0:13 1:-6
w-3 kind if a	1:7
w-3 kind if play	1:17
w-3 kind if the	0:-7 1:22
w-3 kind in a	0:-10 1:10 2:-6 3:-11 8:21
w-3 kind kind with	0:-20 1:-19 3:-22 4:-7 5:53 8:-15
w-3 kind of x	0:8 3:7
w-3 kind stop x	0:21 3:-9
w-3 kind vs a	0:-6 1:-34 2:54
w-3 kind vs many	1:-17 2:32 3:-8
w-3 kind vs my	0:-13 1:-20 2:44 3:-6
w-3 kind vs the	1:-7 2:31 3:-10 8:-7
w-3 kind vs x	2:22 3:-13
w-3 kind with a	0:-7 1:43 2:-9 3:-10
w-3 kind with many	0:13 1:-23 2:21 3:-41 8:32
w-3 kind with my	1:16 8:-7
w-3 kind with the	0:-15 1:6 2:18 3:18 4:-7 5:-6 6:-9 8:-10
w-3 kind with x	0:9 1:14 2:-11 3:-9
w-3 kind x U	3:-27 6:-7 9:35
w-3 kind x from	1:-10 2:-6 3:23
w-3 make F and	2:-7 3:23
w-3 make stop play	0:12 1:-7
w-3 make x stop	0:-7 1:-13 3:39 5:-12 8:-10
w-3 many A comma	1:12 2:-9 3:-11 4:-11 5:22 8:-8
w-3 many A in	8:16
w-3 many F comma	0:9
w-3 many F with	0:-11 3:7 4:-7 5:-6 6:-6 8:22
w-3 many N of	3:23
w-3 many O U	0:8
w-3 many O comma	0:19 1:-7 2:-10 3:-8 4:15 8:-6
w-3 many O from	3:-8 4:-8 8:24
w-3 many O in	8:9
w-3 many O x	0:10
w-3 many U U	3:22 8:-6
w-3 many U comma	0:10 1:14 3:-8 8:-6
w-3 many U in	0:9 6:12 8:-8
w-3 many U x	0:13
w-3 many and the	0:-10 2:-10 3:-19 4:38 5:-7 8:-7
w-3 many at the	0:13
w-3 many comma O	0:14
w-3 many comma a	0:-11 1:-13 2:-16 3:-10 4:-6 7:29 8:17
w-3 many comma many	0:-13 1:-7 2:24 3:-27 4:-10 5:-8 6:27
w-3 many comma x	0:17 3:-7
w-3 many in many	0:11 8:-6
w-3 many kind comma	0:8 1:-7 2:8
w-3 many match comma	3:10
w-3 many move comma	3:18 5:-8
w-3 many stop x	0:13 3:-7
w-3 many the x	3:24 4:-12 8:-6
w-3 many word:enemy comma	0:7 1:-6 2:-11 5:13
w-3 many word:hero comma	0:10 3:-6
w-3 many x U	0:14
w-3 many x and	0:8 2:12 3:-6
w-3 many x comma	0:10 3:13 4:7 5:-9 6:-6 8:-6
w-3 many x from	0:12 2:-6
w-3 many x in	1:-6 3:-6 4:-10 8:22
w-3 many x many	0:18 3:-12
w-3 many x of	0:15 1:-7 3:-6 4:14 8:-8
w-3 many x stop	0:-6 2:-6 3:18 5:-11 8:9
w-3 many x the	1:-9 2:26 3:-30 4:-20 8:28
w-3 match many with	3:10
w-3 match with many	3:7
w-3 match with the	3:8
w-3 match x comma	0:9
w-3 me U comma	0:14 2:17 3:-17
w-3 me eat a	0:-7 1:-6 3:24
w-3 me in the	0:-7 1:9 2:12 3:-15 4:7 5:-12 8:9
w-3 me reach many	0:17 4:-8
w-3 me throw many	3:-10 5:-6 6:20
w-3 me x a	0:20 1:-7
w-3 me x as	0:8 1:8
w-3 me x comma	1:-10 2:-18 3:13 8:19
w-3 me x in	0:6 4:-8 8:15
w-3 me x the	0:-12 1:-14 2:-23 3:39 4:-21 5:-17 6:-8 7:-6 8:28
w-3 move A from	0:-15 2:-7 3:-6 4:-8 5:-8 8:38
w-3 move a x	1:-6 8:15
w-3 move at the	4:-6 8:12
w-3 move comma x	0:-9 1:-11 2:-8 3:-8 4:25 5:-6 7:17 8:-8
w-3 move from a	0:-9 1:-6 4:-6 5:16 8:7
w-3 move in U	0:13
w-3 move in the	0:27 3:-8 4:-9 5:6 8:-10
w-3 move of a	0:18 8:-11
w-3 move x a	0:7 1:13 2:-6
w-3 move x comma	0:12 2:-7 4:9 8:-7
w-3 move x of	0:-13 3:-10 5:19 6:-7 8:10
w-3 move x stop	0:-13 1:-7 3:-15 4:-8 8:36
w-3 move x the	0:-7 3:-7 5:-8 8:24
w-3 move x with	1:10 2:8
w-3 must bring the	3:20
w-3 must guard the	4:25 8:-12
w-3 must hit in	5:19 8:-11
w-3 must take many	3:7
w-3 must take the	3:10
w-3 must to is	0:13
w-3 must touch in	5:21 8:-12
w-3 must x a	0:15
w-3 must x as	3:-11 4:26 8:-9
w-3 must x at	0:12
w-3 must x comma	0:11 3:12
w-3 must x from	0:-10 1:-7 2:-12 4:38 5:-7 8:-13
w-3 must x in	2:-13 3:-13 4:-9 5:35 8:-15
w-3 must x the	0:-7 1:-18 2:-12 3:7 5:-8 8:33
w-3 must x to	4:15 8:-7
w-3 must you x	0:16 1:-9
w-3 my A x	1:17 4:-6
w-3 my x love	0:-9 1:27
w-3 not hit the	0:-12 1:-6 2:54 3:-39 4:-8 5:-6 8:-6
w-3 not touch the	2:-9 3:-7 4:-8 5:27 8:-10
w-3 not x comma	0:17 1:-10 2:-8 3:-8 4:18 8:-6
w-3 not x in	5:-6 8:21
w-3 not x stop	0:6 3:-11 8:17
w-3 not x the	0:-15 1:-13 2:-18 3:-15 4:-13 5:55 8:-11
w-3 obj avoid but	0:-7 2:-7 3:30 5:-9
w-3 obj hit x	0:-8 1:-8 2:-11 3:-6 4:18 5:-10 8:19
w-3 obj take but	2:16
w-3 obj take comma	2:22 4:-7
w-3 obj take stop	2:19 4:-6
w-3 obj x comma	0:-12 1:-10 2:19 4:-13 5:-9 6:29 8:-14
w-3 of A at	1:-6 2:-11 3:-6 4:-12 8:28
w-3 of A comma	1:-7 2:-19 3:-9 5:-7 9:32
w-3 of A vs	2:7
w-3 of F in	0:-7 1:23 3:-12 5:-7
w-3 of N comma	3:-12 4:-6 8:22
w-3 of N in	0:6 4:-13 5:-14 8:25
w-3 of O in	0:-12 3:-12 4:-13 5:-12 8:45
w-3 of U comma	1:-6 2:32 3:-28
w-3 of U of	0:10
w-3 of comma F	0:12 3:-7
w-3 of for comma	1:13 2:-6 3:-7 8:13
w-3 of game comma	0:-13 1:-18 2:-14 3:-12 4:28 5:-8 8:19
w-3 of move in	5:-9 8:15
w-3 of the x	0:-12 3:-11 4:18 8:10
w-3 of with comma	0:-7 3:-7 5:29 8:-15
w-3 of x and	0:7 3:6
w-3 of x comma	0:21 1:-8
w-3 of x from	0:14 3:-6
w-3 of x in	1:-11 2:-8 3:-11 4:-12 5:-11 7:31 8:9
w-3 of x of	0:12 1:27 2:-7 3:-18 6:-7 8:-7
w-3 of x the	0:-11 2:-6 5:27 8:-6
w-3 of x to	0:9 1:10 4:-6
w-3 or x a	1:14
w-3 or x comma	0:-22 1:-6 2:-6 3:12 4:-12 8:25
w-3 over O and	0:-13 1:-6 2:-10 3:-16 4:-10 5:27 8:19
w-3 over U and	4:13 5:-8 8:-6
w-3 play A U	0:-15 3:-24 4:30 6:23 8:-21
w-3 play A comma	2:7
w-3 play A eat	3:13
w-3 play A in	8:14
w-3 play A of	1:-6 2:-15 3:-7 4:27 8:-7 9:-6
w-3 play A take	0:7 3:6
w-3 play U U	0:11
w-3 play U x	0:-24 1:47 2:-16 3:-21 4:15 6:-10 8:-19
w-3 play a x	1:26 3:-6
w-3 play and my	0:11 1:-6
w-3 play is a	1:17
w-3 play the x	0:-16 1:11 3:24 5:-7 8:-7
w-3 play x a	0:-7 1:20
w-3 play x in	1:-9 8:14
w-3 play x the	0:11
w-3 push comma x	0:-11 3:19 4:10 8:-10
w-3 push many the	3:20
w-3 race V in	0:9
w-3 reach N comma	2:13
w-3 reach U x	0:10
w-3 reach bring comma	2:18 3:-11 4:-8 5:10
w-3 rel H the	1:36 2:-29
w-3 rel O at	0:-7 2:-13 4:27
w-3 rel a A	3:18
w-3 rel fall of	3:-13 8:26
w-3 rel move a	0:17 8:-6
w-3 rel move from	0:10
w-3 rel save the	0:9 3:-11 4:13
w-3 rel take many	3:11
w-3 rel take x	0:6 2:-9 3:8
w-3 rel x a	0:8 1:-12 2:-11 7:23
w-3 rel x comma	3:18 4:-6
w-3 rel x from	0:-8 1:-8 2:-10 3:-11 4:-6 8:-16 9:37
w-3 rel x in	1:-6 4:12
w-3 rel x many	2:-6 3:-15 6:25
w-3 rel x the	0:6 1:-8 2:8 3:6 4:8 5:-9 6:-6 8:-11
w-3 save at the	2:-8 3:-10 4:26
w-3 shoot F at	2:15
w-3 shoot F to	2:12
w-3 shoot H at	2:19
w-3 shoot O at	2:28
w-3 sneak A and	1:-6 2:-28 3:38
w-3 sneak and steal	2:-15 3:23
w-3 sneak by the	2:11
w-3 steal F from	0:-6 2:12 3:-9 8:16
w-3 stop A comma	0:-7 1:-15 2:23 3:-23 4:-11 5:29 8:-13
w-3 stop A subj	3:31 5:-9 6:-6 8:-8
w-3 stop A x	0:15
w-3 stop N and	2:-7 3:-11 4:-6 5:-7 8:24
w-3 stop N comma	0:-14 1:38 3:-17 4:-8 8:-9
w-3 stop O comma	0:6 2:-6 5:19 8:-8
w-3 stop O in	1:-6 3:25 4:-6 6:-6 8:-7
w-3 stop U comma	0:14 1:-13 2:-9 3:21 4:-6
w-3 stop U of	1:15 3:-7 8:-7
w-3 stop U subj	3:8
w-3 stop U with	0:11
w-3 stop U x	0:19 1:-22 2:-10 3:25 4:-7 8:-8
w-3 stop at the	0:-17 1:20 2:-6 3:-16 4:23 8:-9
w-3 stop at x	0:9 3:13 4:-7 8:-7
w-3 stop avoid at	0:6 2:17 3:-7
w-3 stop comma the	0:17 3:-7
w-3 stop in U	0:8
w-3 stop in x	0:12
w-3 stop many x	2:-8 3:12 8:8
w-3 stop play a	1:18 8:-7
w-3 stop rel the	0:7
w-3 stop take the	0:-12 1:-6 2:-7 3:14 4:21 8:-9
w-3 stop to the	0:17 4:-7
w-3 stop x O	0:8
w-3 stop x U	0:-11 3:24
w-3 stop x and	0:19 3:-6
w-3 stop x at	0:-9 3:-9 4:-14 8:37
w-3 stop x comma	0:20 1:-14 2:16 4:-6 8:-10
w-3 stop x from	4:26 8:-20
w-3 stop x many	0:17 1:-8 2:-7 3:16 8:-7
w-3 stop x of	1:-10 3:13 4:-9 8:13
w-3 stop x with	1:12 2:-9 3:16 6:-7
w-3 subj A from	3:9
w-3 subj A to	3:-10 6:22
w-3 subj F obj	3:-6 4:21
w-3 subj H to	0:-6 6:22
w-3 subj N to	0:14
w-3 subj x but	0:7
w-3 subj x comma	0:-19 1:-8 2:-17 3:44 8:-8
w-3 subj x fall	2:-7 4:16
w-3 subj x stop	0:19
w-3 take A but	2:13
w-3 take A comma	2:28 3:-16
w-3 take F avoid	2:6 5:-6
w-3 take F comma	2:23 3:-11
w-3 take F in	0:11 1:27 4:-9 8:-23
w-3 take N from	0:6 3:12 8:-8
w-3 take N x	1:-12 2:-9 4:26
w-3 take O at	0:20 4:-6
w-3 take O comma	1:-11 2:-20 4:10 5:27 8:-6
w-3 take O in	8:11
w-3 take O with	3:-16 6:-6 8:24
w-3 take U x	0:16
w-3 take and from	2:8
w-3 take at the	3:-19 4:-19 8:34
w-3 take comma many	0:10
w-3 take comma take	3:18 4:-9
w-3 take comma x	1:31 2:-17 3:-12
w-3 take is and	2:10
w-3 take stop many	0:7
w-3 take the fall	1:-6 3:24
w-3 take the x	3:-27 8:28
w-3 take x comma	2:-8 3:24 4:-6 8:-7
w-3 take x stop	0:-12 1:18 2:-10 3:-9 4:-9 8:19
w-3 the A bring	3:20
w-3 the A from	2:13 4:-9 5:24 8:-21
w-3 the A in	0:10 3:-10 4:23 5:-8 8:-7
w-3 the A is	0:-17 1:-6 2:10 3:-6 4:-6 9:23
w-3 the A move	0:8
w-3 the A must	1:-7 2:-10 3:20
w-3 the A of	0:-14 1:-9 2:29 3:-18 4:29 5:-7 6:-10 8:-15 9:-6
w-3 the A push	3:13
w-3 the A steal	3:16
w-3 the A take	3:18
w-3 the A the	2:-9 3:44 4:-14 6:-8 8:-10
w-3 the A throw	0:-6 1:-8 2:-6 3:16 4:-7 5:-6 6:17 8:-6
w-3 the A to	4:15
w-3 the A with	0:-15 1:-7 2:-6 3:36 4:-7 8:-9
w-3 the A x	0:9 1:-18 2:13 3:26 4:-11 5:-7 8:-10
w-3 the F at	2:20 8:-7
w-3 the F from	0:15
w-3 the F x	3:-13 4:26 8:-9
w-3 the N and	0:18
w-3 the N avoid	2:8
w-3 the N from	0:12 2:9
w-3 the N in	0:-16 1:17 2:-7 3:-7 4:24 8:-18
w-3 the N x	0:10
w-3 the O and	0:12 2:-6
w-3 the O comma	0:16 2:15 3:-7 4:-6 5:-6 8:-8
w-3 the O from	0:8 2:-13 3:7 4:13 5:-10
w-3 the O in	3:-10 4:-14 5:-12 8:34
w-3 the O of	2:-12 3:-28 4:-13 5:42 6:-10
w-3 the O stop	1:-6 2:-7 3:22 8:-8
w-3 the O the	0:6 3:-10 4:-16 8:25
w-3 the U comma	0:6 3:24 4:-7 8:-6
w-3 the U from	0:14 1:-7 3:-10 4:-9 8:15
w-3 the U in	1:-8 2:14 3:19 5:-8 8:-18
w-3 the U of	1:17 2:-9 3:7
w-3 the U reach	4:19
w-3 the U the	1:-12 3:-9 4:-17 5:-6 8:31
w-3 the V in	0:-9 3:-13 4:-6 5:34 8:-11
w-3 the comma x	3:20 8:-6
w-3 the love the	1:11
w-3 the play a	1:11
w-3 the word:boss is	7:12
w-3 the word:bricks is	1:-7 2:-7 3:26
w-3 the word:enemy is	2:29 3:-10
w-3 the word:enemy play	1:-27 2:38 3:-7
w-3 the x and	0:-6 2:27 3:-7 4:-6
w-3 the x comma	0:-20 1:-31 2:10 3:25 4:24 5:11 6:-15 8:-16
w-3 the x from	1:23 2:7 3:-15 4:-9
w-3 the x in	2:-12 4:-9 5:18 8:11
w-3 the x is	0:-14 1:-28 2:30 3:-23 4:-8 5:14 6:20 7:-7 8:-7 9:-7
w-3 the x stop	0:13 2:-6
w-3 the x the	0:7 3:-9 4:-8 8:12
w-3 the x with	0:-11 1:-20 2:22 3:27 4:-13 5:-13 6:12 8:-12
w-3 throw F at	0:-6 2:9 4:17
w-3 throw F in	0:-8 2:8 3:-7 4:23 5:-7 8:-11
w-3 throw H at	0:7 2:6
w-3 throw O at	1:-6 2:24 4:-7
w-3 throw O in	1:-8 2:16 3:17 4:-6 5:-6 8:-9
w-3 throw O of	3:-10 6:26 8:-7
w-3 throw O to	2:19 4:-7
w-3 throw U at	2:9
w-3 throw comma many	0:21
w-3 throw comma x	0:-16 1:-7 2:-14 3:-24 4:-8 5:23 6:-22 8:-8 9:37
w-3 to N comma	0:-16 1:-7 2:53 3:-19 4:-17 5:-9 8:-13
w-3 to O comma	0:-15 2:-13 3:40 4:-9 8:-6
w-3 to U comma	2:24 5:-11 8:-6
w-3 to U stop	1:-9 2:15
w-3 to bring the	3:16 4:-6
w-3 to comma x	1:29 2:-14 4:-9 8:-8
w-3 to is a	0:13 1:6
w-3 to reach the	4:14
w-3 to rel the	0:15
w-3 to save the	2:-8 3:-9 4:33
w-3 to steal the	4:22
w-3 to the x	0:15 3:-9 4:9 8:-6
w-3 to x comma	0:-7 1:10 2:25 3:-17
w-3 to x from	0:12
w-3 to x in	0:-12 1:-7 3:-6 4:14 8:11
w-3 to x stop	0:6
w-3 to x the	0:-7 1:15 2:-12 3:-6 4:19 8:-7
w-3 touch U x	0:13
w-3 touch V with	0:-7 1:29 2:-11 3:-6
w-3 touch with the	0:13
w-3 vs A comma	2:-8 8:18
w-3 vs H and	1:-6 2:22 3:-6
w-3 vs many many	0:-9 2:29 3:-7
w-3 vs x U	0:17
w-3 with A and	0:-15 1:12 2:10 4:24 5:-15 6:-7 7:-8 8:-11 9:-16
w-3 with A comma	0:-9 1:-6 2:-8 3:29
w-3 with A in	0:14 8:-7
w-3 with A of	0:10
w-3 with A vs	0:-8 2:21
w-3 with F and	1:-7 2:36 3:-11 4:-6 5:-6 6:-9 8:-6
w-3 with F comma	1:-9 2:22
w-3 with N and	1:8 2:-11 3:12
w-3 with N comma	0:-16 3:33 8:-7
w-3 with N x	0:13
w-3 with O and	1:-9 2:-14 3:14 5:19
w-3 with O comma	0:6 2:7 3:-12 4:-8 5:-7 8:18
w-3 with O from	0:12 3:-11 4:-7 8:14
w-3 with O in	0:7 1:-7 2:-12 4:-6 8:21
w-3 with O of	3:11
w-3 with O x	0:-16 1:27 2:-21 3:6 4:-16 5:-7 6:22 8:-15
w-3 with U and	2:18 3:-11 5:-7
w-3 with U comma	0:-6 1:13 2:-13 3:-11 4:21 8:-7
w-3 with U stop	3:-15 5:19
w-3 with U x	0:-27 1:-19 2:42 4:-27 5:23 6:-6 7:-6 8:-21 9:-7
w-3 with a x	2:-18 3:-17 4:-6 6:22 7:16 8:-9
w-3 with comma x	0:15
w-3 with the A	0:10
w-3 with x and	1:-22 2:31 3:-8
w-3 with x comma	1:-10 2:10 3:21 4:-10 5:-10 6:-10
w-3 with x many	3:12
w-3 with x stop	0:-7 1:-12 2:19 3:16 8:-7
w-3 word:boss is a	0:-9 1:-9 2:-8 7:33
w-3 word:enemy comma a	0:-8 1:33 2:-13
w-3 word:enemy is x	2:8
w-3 word:enemy x comma	0:-9 2:-9 3:30 8:-6
w-3 word:hero is a	1:12
w-3 word:item comma with	3:17
w-3 x A U	0:10
w-3 x A and	0:-26 1:-13 2:-37 3:-11 4:-16 5:-15 6:-9 7:-7 8:-14 9:80
w-3 x A at	2:-7 3:-7 4:38 8:-28
w-3 x A comma	0:24 1:-6 2:-8 4:-7 5:13 8:-11
w-3 x A from	0:17 2:12 8:-13
w-3 x A in	0:-18 1:-8 2:11 3:-14 4:-16 5:-11 8:44
w-3 x A must	0:15 3:-10
w-3 x A of	0:7 3:-10 5:31 8:-29
w-3 x A subj	0:22 2:-14 3:6
w-3 x A take	0:-12 4:-8 8:22
w-3 x A the	0:-6 1:21 2:-7 3:-27 4:23 6:-7 8:-7
w-3 x A to	0:-9 2:-8 3:-12 4:39 8:-11
w-3 x A with	0:-6 1:-7 6:-8 8:24
w-3 x A x	0:-21 1:-14 2:16 3:-29 4:-14 5:16 6:-6 7:-6 8:8 9:24
w-3 x F and	0:19 3:-8
w-3 x F at	0:-7 1:-6 3:-9 4:10 8:10
w-3 x F comma	0:-19 1:15 2:-12 3:-23 4:13 5:19 6:-6 8:8
w-3 x F make	0:10
w-3 x F obj	0:9
w-3 x F of	0:-8 1:8 2:-7 3:-12 8:23
w-3 x F take	1:-8 3:-10 4:-9 6:27 8:-10
w-3 x H and	0:10 1:-6 2:16 3:-9
w-3 x H comma	0:-7 1:-21 2:-14 3:38
w-3 x H from	0:-13 3:-8 4:13 8:19
w-3 x H subj	0:12
w-3 x N a	0:-18 1:-9 3:12 4:26 5:-6 8:-19
w-3 x N comma	0:8 1:-16 2:10 3:10 4:-10 5:13 6:-6 8:-14
w-3 x N from	0:23 3:-6 8:-10
w-3 x N in	1:-9 2:-7 4:26
w-3 x N of	0:16 3:7 8:-7
w-3 x N stop	0:-13 1:-12 2:18 3:11 4:-11 5:11 8:-14
w-3 x N with	0:-7 1:9 3:17 8:-10
w-3 x O a	3:-11 4:29 8:-11
w-3 x O and	0:-16 1:-10 2:-19 3:-9 4:-16 5:37 6:-9 8:-15 9:26
w-3 x O at	0:-24 1:-10 2:-15 3:31 4:23 6:-8 8:-20
w-3 x O comma	0:-19 2:-17 4:28 6:-9 7:-6 8:15 9:-6
w-3 x O from	0:17 8:-6
w-3 x O in	0:7 1:-15 2:-10 4:-18 5:26
w-3 x O obj	1:20 2:-12
w-3 x O of	0:14 8:-6
w-3 x O over	0:13
w-3 x O stop	0:13 1:-6 2:15 3:-9
w-3 x O the	0:12 1:6 8:-7
w-3 x O with	3:13
w-3 x O x	1:-9 2:-13 3:44 4:-10 5:-6 6:-7 8:-14
w-3 x U F	0:-22 2:-8 3:20 4:-6 5:-7 6:24 8:-14
w-3 x U U	0:18 1:-8 2:-12 3:-10 4:-10 7:28 8:-11
w-3 x U and	2:-6 3:-18 8:26
w-3 x U at	0:6 3:-15 4:29 8:-15
w-3 x U comma	1:16 3:13 4:-9 5:-8 6:-7
w-3 x U fight	0:16 2:-11
w-3 x U many	0:6 3:8
w-3 x U move	1:31 2:-13 3:-9
w-3 x U stop	0:-10 1:-10 2:24 3:9 8:-12
w-3 x U with	3:22 8:-7
w-3 x U x	3:-6 5:-9 8:14
w-3 x V comma	0:24 3:-8
w-3 x V from	0:9 2:-9 8:13
w-3 x V x	0:14
w-3 x a x	1:-18 2:-20 3:6 4:-18 5:-7 6:10 7:40 8:-8 9:-6
w-3 x and U	0:7
w-3 x and a	2:13 3:-7 4:-7 6:15 7:-6 8:-9
w-3 x and avoid	0:13 2:10 5:-9
w-3 x and bring	3:21
w-3 x and over	3:-6 5:19 8:-6
w-3 x and play	0:-22 1:36 3:-7
w-3 x and take	3:17 4:-7
w-3 x and the	0:6 1:16 2:8 3:-31 4:21 5:-8 6:-6
w-3 x and with	0:-6 1:15 2:-8 3:-8 4:-7 5:18 8:-9
w-3 x and x	0:14 2:-7 3:-19 4:-8 6:-9 7:26
w-3 x as F	3:12
w-3 x as x	0:22 1:-7 2:-12 3:-22 4:-6 5:28 8:-10
w-3 x at a	0:6 4:-13 8:14
w-3 x at many	0:22 3:-6 8:-7
w-3 x at the	0:13 1:7 3:-16 4:13 5:-8 8:-7
w-3 x at x	0:11 1:-6 2:-8 4:18 5:-8
w-3 x avoid the	0:-7 2:6 3:-9 4:-8 5:24 8:-7
w-3 x but a	0:11
w-3 x but many	0:10
w-3 x but the	0:-32 1:-14 2:25 3:-23 4:14 5:14 6:-7 7:-6
w-3 x but with	0:17 1:23 2:-10 3:-23
w-3 x but x	0:22 1:18 2:-8 3:-17 4:-6 8:-7
w-3 x comma A	0:22 3:-7
w-3 x comma H	0:8
w-3 x comma O	0:10
w-3 x comma U	1:22 2:-13 3:-12 4:10 5:-7 6:-6 9:-6
w-3 x comma a	3:-22 4:7 5:-7 6:-9 7:20 9:-6
w-3 x comma and	0:19 3:-7
w-3 x comma avoid	0:-8 1:-10 3:13 4:-9 5:-20 6:27 8:-7
w-3 x comma bring	0:12
w-3 x comma but	1:18 2:-26 3:-11 4:26 6:-6 8:-8
w-3 x comma by	2:-6 3:-12 4:32 8:-14
w-3 x comma comma	2:19 3:8 4:-6 5:-8 8:-9
w-3 x comma fall	3:6
w-3 x comma from	0:7 2:-10 3:-7 5:18
w-3 x comma hit	2:-6 3:-15 5:-7 8:24
w-3 x comma if	1:22 2:-10 3:-6
w-3 x comma in	0:10
w-3 x comma make	3:25 4:-7
w-3 x comma many	0:7 1:-6 3:10 4:13 5:-11 8:-11
w-3 x comma of	3:10
w-3 x comma play	0:25 2:-6
w-3 x comma stop	0:-18 1:22 2:19 3:-18
w-3 x comma take	0:-11 1:-7 2:-6 3:33 4:-7
w-3 x comma the	1:17 2:31 3:-10 4:-17 5:-9 6:-7
w-3 x comma with	0:-8 1:-17 4:-10 5:24 6:16 8:-16
w-3 x comma word:enemy	0:6
w-3 x comma x	0:17 1:-11 5:-7 8:6
w-3 x comma you	0:18
w-3 x eat my	3:12
w-3 x fall a	0:14
w-3 x fall x	0:12
w-3 x fight comma	0:11
w-3 x from many	1:30 2:-20 3:-11 8:-7
w-3 x from the	0:12 1:-13 2:-10 4:7 5:-8 8:16
w-3 x from x	1:-6 2:48 3:-18 4:-15 6:-8 8:-19
w-3 x game comma	3:13
w-3 x game for	1:22 4:-9
w-3 x game stop	0:-20 1:-13 2:29 3:-12 4:-8 5:-9 8:15
w-3 x game x	0:21 1:-9
w-3 x hit the	0:-12 2:-11 3:-27 4:-7 5:25 8:19
w-3 x hit x	1:20 3:-11 4:-7 5:7 8:-8
w-3 x if a	0:-11 1:7 2:12 3:8 6:-6 8:-7
w-3 x if the	0:-12 1:-12 2:27 3:13 4:-8 5:-6 8:-7
w-3 x in a	1:-8 2:12 3:-6 4:-13 8:21
w-3 x in my	1:-6 3:-6 8:21
w-3 x in of	0:-6 2:-6 3:32 4:-9 5:-7 8:-6
w-3 x in the	1:-14 2:-11 3:-16 4:9 5:25 6:-6
w-3 x in x	2:-9 3:6 4:-6 5:-8 8:21
w-3 x is a	0:29 1:16 2:-17 3:-11
w-3 x is comma	0:14 1:-6 2:21 3:-7 4:-7 5:-8
w-3 x is in	0:10
w-3 x is my	0:-13 1:-9 2:30 3:-10
w-3 x is stop	0:13
w-3 x is the	0:14 1:-8 2:-15 3:-11 4:27 7:-6
w-3 x is x	0:7 1:-10 2:-17 3:-8 4:28
w-3 x kind comma	1:20 3:-12
w-3 x kind x	0:-7 1:18 2:-7 3:8
w-3 x love the	1:16 3:-6
w-3 x make the	3:-13 4:22
w-3 x many comma	0:12 1:-8 2:-7 3:-10 4:19 5:-10
w-3 x many x	1:-8 2:-9 5:-8 6:15 8:8
w-3 x move of	3:-6 5:-9 8:21
w-3 x move the	0:-9 1:35 3:-18 8:-12
w-3 x move x	0:9
w-3 x not comma	0:17
w-3 x not x	1:-9 2:-14 3:14 8:17
w-3 x of a	0:-21 1:-30 2:-10 3:-7 4:13 5:-9 6:-9 7:-6 8:46 9:-6
w-3 x of many	0:14 1:-7
w-3 x of subj	1:12
w-3 x of the	1:-13 2:-16 3:19 4:-10 5:-6 8:18
w-3 x of x	1:-11 2:-9 3:12 4:11 5:15 6:-7 8:-23
w-3 x or x	0:15
w-3 x play comma	3:14
w-3 x play x	0:17 1:-11
w-3 x reach the	0:-8 1:-8 2:-20 3:-18 4:10 7:31
w-3 x steal my	3:25 4:-8
w-3 x steal the	0:-10 2:-8 3:8 4:17
w-3 x stop A	0:10
w-3 x stop O	0:7
w-3 x stop U	3:-12 9:19
w-3 x stop a	1:-8 2:-12 3:32 8:-12
w-3 x stop if	0:13
w-3 x stop in	0:15
w-3 x stop many	1:-11 2:7 4:21 5:-10 6:-7
w-3 x stop play	1:28 3:-7 8:-6
w-3 x stop rel	0:7
w-3 x stop the	1:12 2:-11 3:15 4:-7 8:-8
w-3 x stop with	0:-13 3:16 4:-7 5:-6 8:12
w-3 x stop x	0:11 2:-10 3:12 5:-8
w-3 x subj x	1:-10 2:-8 3:-15 5:35 8:-16
w-3 x take many	3:23
w-3 x the A	2:23 3:-9 4:-7
w-3 x the the	2:-16 4:28
w-3 x the x	0:16 1:8 2:-13 4:14 5:-9 8:-12
w-3 x to N	2:-8 4:-11 6:26 8:-7
w-3 x to comma	0:6 1:18 2:-8
w-3 x to reach	2:-10 4:14
w-3 x to the	0:9 3:-6 4:-13 8:18
w-3 x to x	0:9 1:16 3:-18 8:-6
w-3 x touch comma	0:-19 1:18 3:19 4:-6 5:-6 8:-7
w-3 x vs a	1:-17 2:25
w-3 x vs many	1:-17 2:34 3:-6
w-3 x with U	3:19
w-3 x with a	1:31 2:-12 3:10 4:-6 6:-7 8:-9
w-3 x with comma	0:16
w-3 x with many	0:-6 1:21 2:-24 3:21 4:-7 6:-6 8:-8
w-3 x with my	1:19 3:-10
w-3 x with the	1:-25 3:-11 5:17 6:15 7:-9 8:9 9:-7
w-3 x with x	0:41 1:-12 2:-6 3:-7
w-3 you O the	0:17
w-3 you bring me	3:18
w-3 you hit the	0:6 1:-6 2:18 3:-10
w-3 you in the	0:-7 4:31 5:-6 8:-11
w-3 you move a	0:-7 1:27 3:-7 8:-8
w-3 you move the	0:-7 1:-24 2:-17 3:25 4:24 5:-9 8:-9
w-3 you must x	0:-6 3:24 4:-7 8:-9
w-3 you take many	3:12 4:-6
w-3 you x a	0:14 1:-7 2:17 3:9 4:-12 8:-12
w-3 you x comma	0:14
w-3 you x in	0:16 8:-8
w-3 you x many	0:-6 1:-18 2:-17 3:44 4:-6 8:-6
w-3 you x the	0:11 1:-9 2:-13 3:27 4:-13 5:10 8:-15
w-3 you x to	0:11
w-3 you x with	3:20`;
