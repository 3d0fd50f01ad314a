// Made by `npm run meaning` from the labelled prompts. Don't edit. Answers: free hero enemy item goal obstacle projectile boss place ally.
export default `alive 0 F +	0:-8 1:-8 2:9 3:15 4:-22 5:6 6:26 7:-9 8:-13
alive 0 F 1	0:6 1:23 2:-6 6:-12
alive 0 N +	3:6 4:-18 6:12 7:-7 9:-8
alive 0 N 1	2:-10 3:27 5:11 7:-6 8:-33 9:-6
alive 0 O +	5:-12 6:19 7:-7 8:8 9:-7
alive 0 O 1	0:16 1:11 2:-7 3:19 4:-8 5:-7 6:-6 8:-9
alive 0 U +	0:11 2:6 4:10 5:-6 7:-6 8:-12 9:-6
alive 0 U 1	0:20 2:-7 4:-9 5:-6 6:-7 8:16
alive 1 A +	0:6 1:21 2:19 3:-9 4:-13 6:-8 7:-11
alive 1 A 1	1:17 3:10 6:-6 8:-7
alive 1 F +	0:10 1:-7 3:7 4:11 5:-6 6:-7 9:-7
alive 1 F 1	0:-11 1:-20 3:23 5:-7 8:17
alive 1 H +	0:-8 1:17 2:38 4:-9 6:-17 7:-6 8:-6
alive 1 H 1	0:20 2:-6 3:6 4:-7 6:-11 7:-8 8:-6
alive 1 N +	0:7 1:-11 4:12 5:11 6:-7 7:-6
alive 1 N 1	0:-12 2:-12 3:17 4:-22 5:-8 6:-8 8:49
alive 1 O +	0:6 1:-10 3:8 4:6 5:18 6:-9 8:-7 9:-6
alive 1 O 1	0:7 2:-10 4:-11 5:-6 6:14 8:14
alive 1 U +	0:9 1:-16 3:9 4:6 7:-7 8:6
alive 1 U 1	2:9 3:36 4:-11 5:-6 6:-11 8:-16 9:-6
alive 1 V +	0:27 1:49 2:-31 3:-20 4:-21 5:13 6:-9 7:-6
alive 1 V 1	1:35 2:-10 3:-7 4:-6 5:-8 6:14 8:-12
alive 2 A +	1:9 2:21 3:-7 6:-6 9:-6
alive 2 A 1	1:23 2:-9
alive 2 F +	2:-14 3:26 5:-6 6:9
alive 2 F 1	0:11 1:-17 2:-15 3:28 4:-19 5:-8 6:30 8:-26
alive 2 H +	1:-10 2:23 3:-6 6:14
alive 2 H 1	1:17 2:28 3:-11 4:-6 5:-6 8:-9
alive 2 N +	1:-8 2:-11 4:21 6:-8 8:19 9:-7
alive 2 N 1	0:10 1:-19 2:-20 4:21 5:11 6:-7 8:6
alive 2 O +	2:-11 4:7 8:6
alive 2 O 1	1:10 2:-11 4:-15 5:-7 8:20
alive 2 U +	0:20 4:-7 7:-6 8:7 9:-6
alive 2 U 1	0:11 1:41 2:-21 3:-38 4:-9 5:-6 6:-6 8:14
alive 2 V +	2:13 3:-6 5:14 6:-9 7:-8 9:-6
alive 2 V 1	0:27 1:15 4:-11 5:-8 6:-6 8:-16
alive 3 A +	3:7 4:13 5:-9 8:-10 9:8
alive 3 A 1	0:13 1:15 2:16 3:-18 4:6 8:-10
alive 3 F +	1:-15 2:13 3:8 6:-15 7:-8 8:11
alive 3 F 1	0:-15 1:-19 2:-6 3:-42 4:42 6:41 8:-10
alive 3 H +	0:12 1:-17 2:25 3:-17 5:9 8:-9
alive 3 H 1	1:24 3:-10 5:-6 7:8 8:-6
alive 3 N +	1:-10 2:-19 3:14 4:7 7:-6 8:7 9:7
alive 3 N 1	0:12
alive 3 O +	0:18 1:-6 3:14 4:-10 6:8 7:-8 9:-7
alive 3 O 1	0:-19 1:37 2:-7 3:13 6:-13 8:-17
alive 3 U +	0:14 1:-6 3:-13 6:-9 8:10
alive 3 U 1	0:9 1:46 3:-28 8:-16
alive 3 V +	2:21 4:11 5:-14 6:-7 8:6 9:-8
alive 3 V 1	0:8 2:-9 3:-12 4:-10 8:26
at+2 A	0:6 2:-11 5:-6 6:6 8:13 9:-7
at+2 F	0:7 1:24 5:-6 6:-12
at+2 H	0:-20 1:13 2:-8 4:12 6:12 8:-11 9:8
at+2 N	1:10 3:14 4:-12 5:-6 7:-6
at+2 O	0:9 3:11 6:-10 7:-6
at+2 U	2:6 3:10 5:-6
at+2 V	1:12 3:15 4:-6 6:-9 7:-6 9:-7
at+2 a	0:9 2:6 8:-10 9:-6
at+2 and	0:23 1:6 4:-15 6:-11 7:-7
at+2 as	1:-41 2:-23 3:16 4:-14 5:-19 6:27 7:28 8:6
at+2 at	0:9 4:-18 5:6 7:11 8:-12 9:-8
at+2 attack	1:-17 3:32 5:-8 6:-8 9:-9
at+2 avoid	2:14 3:8 6:-7 8:-6
at+2 bring	0:-13 2:-6 3:7 4:27 5:-19 6:-11 7:-6 9:14
at+2 but	0:11 1:-25 3:24 4:20 5:8 6:-8 7:-6 8:-20 9:-6
at+2 by	0:-10 1:-17 2:30 3:17 8:-7
at+2 chase	0:16 1:-7 2:28 3:-10 4:-6 8:-8
at+2 comma	0:10 3:-10 4:15
at+2 cross	1:10 2:19 3:-16 4:9 5:-9 7:-6 8:-9 9:-6
at+2 each	1:19 2:-17
at+2 eat	0:-12 1:21 2:-18 3:6 4:-16 5:34 6:-6
at+2 fall	0:26 1:-11 3:6 4:-9 6:-8
at+2 fight	1:-10 2:28 3:9 5:-6 6:-9 8:-14
at+2 for	0:12 1:-13 2:-12 4:-8 6:-9 8:27
at+2 from	1:-6 3:-17 4:33 5:-10 7:-7 8:7 9:-8
at+2 game	0:31 1:23 2:-45 6:13 8:-9
at+2 guard	0:10 1:9 2:-15 3:-21 4:56 5:-9 6:-13 8:-13
at+2 hit	0:16 1:11 3:9 4:-16 5:-12 6:-10 7:-7 8:11 9:-7
at+2 if	0:28 1:-16 2:24 3:17 4:-28 5:9 6:-13 7:-6 8:-22
at+2 in	1:7 3:-14 4:-7 5:11 6:17 7:-8 8:8 9:-8
at+2 is	1:-28 2:32 3:18 4:-21 6:6 7:-7 8:-13 9:-7
at+2 kind	0:13 1:-9 2:22 3:14 4:-9 6:-8 8:-13
at+2 make	1:-13 2:-15 3:21 5:8 6:-10 8:16 9:-6
at+2 many	0:27 5:-9 8:-7
at+2 match	0:6 1:-8 2:-9 3:30 4:-8
at+2 me	0:-20 2:60 3:-29 4:-20 5:18 6:-20 7:-9 8:14 9:-8
at+2 move	0:-14 1:16 3:-7 4:-16 6:6 7:-9 8:-7 9:22
at+2 must	0:-6 1:-20 3:15 4:-11 5:-19 6:14 7:21 9:-6
at+2 my	0:-32 1:-82 2:65 3:29 4:9 5:14 6:-8 7:-6
at+2 not	0:-15 2:-14 3:-12 4:23 7:-8 8:26 9:-8
at+2 obj	0:43 1:-7 2:39 3:-46 4:-13 6:-12 8:-11
at+2 of	0:13 1:21 2:-6 3:-35 4:-10 5:28 6:-6 7:-6 9:-6
at+2 or	2:-7 4:34 5:-16 8:-7
at+2 over	2:-12 4:17 6:-8 9:-6
at+2 play	0:10 2:14 3:-8 5:7 6:-11 7:-8 9:-9
at+2 push	1:-11 4:33 5:-14 7:-6 8:-11 9:-9
at+2 race	1:12
at+2 reach	0:-9 3:-7 4:10 5:18 7:-7 8:7 9:-7
at+2 rel	1:32 2:-30 3:10 5:-15 6:-14 8:7 9:11
at+2 save	1:6 2:14 3:-7 4:-18 5:-6 7:-8 8:22 9:-7
at+2 shoot	0:23 1:-37 2:45 3:-16 4:-10 5:-8 8:-12 9:11
at+2 sneak	0:-11 2:28 8:-9
at+2 steal	0:12 1:-19 2:28 3:-7 6:-7
at+2 stop	0:24 1:-17 2:18 3:-15 4:6 7:10 8:-12 9:-7
at+2 subj	0:-10 1:10 2:-13 3:23 4:-17 5:-8 6:19 7:-6 8:-23 9:-6
at+2 take	0:-14 1:25 5:6 6:-10 9:-6
at+2 the	1:-10 3:13
at+2 throw	0:-8 1:16 3:-20 4:-16 5:-6 6:28 8:9
at+2 to	0:19 2:-22 3:-7 4:11 7:-6 9:-7
at+2 touch	1:-10 2:-11 3:-8 5:44 6:-6 8:-7
at+2 victim	1:-6 2:12 3:-20 4:38 8:-19
at+2 vs	0:37 1:-7 3:-35 4:-13 6:-15 8:32
at+2 with	0:38 1:20 2:-7 5:-10 6:-13 7:-6 8:-14 9:-6
at+2 word:boss	0:-20 1:19 2:36 3:9 4:-12 5:-8 6:-14 7:-13 8:-13 9:-6
at+2 word:bricks	2:-11 5:19
at+2 word:enemy	0:-11 1:9 2:54 3:-23 4:-8 5:-7 6:-12 8:-12 9:-7
at+2 word:goal	1:-8 2:21 3:-9 5:10
at+2 word:hero	0:-7 1:32 2:8 3:-9 6:-9
at+2 word:item	0:21 2:-10 3:15
at+2 word:obstacle	0:17 1:10 2:-8 4:-7 7:-7
at+2 x	0:6 7:-7
at+2 you	0:7 2:-7 3:-10 5:19 6:-8 7:-7 8:11 9:-8
at-2 A	1:-12 3:18 7:-6
at-2 F	2:14 3:-6 5:-9 7:-6 8:11 9:-6
at-2 H	3:27 4:-8 5:-10 6:14 7:-8 9:-10
at-2 N	0:10 1:6 4:16 6:-10 7:-6 8:-7 9:-7
at-2 O	1:-7 3:6 7:-6 8:12
at-2 U	0:10 2:11 3:-8 5:-9 8:7 9:-6
at-2 V	2:15 3:17 4:-13 5:18 6:-25 8:-21
at-2 a	0:6 1:7 3:-32 4:-16 5:-10 7:47 8:13 9:-10
at-2 and	0:-13 2:19 3:14 4:-9 5:6 9:-7
at-2 as	0:51 1:15 2:-23 3:-10 4:-17 5:8 6:-6 8:-17
at-2 at	0:7 1:-15 3:-9 4:35 5:-10 6:-9 9:-7
at-2 attack	1:20 2:14 3:-23 4:20 5:-11 6:-8 7:-7 8:-15
at-2 avoid	1:9 2:22 3:-14 4:13 5:10 6:-15 7:-6 8:-13
at-2 bring	3:34 6:-9 8:-16
at-2 but	0:25 1:11 2:8 3:-19 4:-10 5:8 7:-7 9:-6
at-2 by	1:22 2:12 3:-9 4:-9 8:-9
at-2 chase	1:24 3:-28 4:16 8:-6
at-2 comma	0:9 3:12 5:-7 9:-6
at-2 cross	0:11 1:-7 3:-12 4:6 8:6
at-2 each	1:-8 3:19 6:-6
at-2 eat	0:9 1:-15 2:10 3:11 4:-16 5:11 6:-8
at-2 edge	1:15
at-2 fall	0:29 1:14 2:-8 3:-17 4:25 5:-16 6:-10 8:-19
at-2 fight	0:-8 3:35 4:-14 5:25 6:-31 7:-6 8:-7 9:-6
at-2 for	0:30 2:-15 3:-29 4:-14 5:-7 6:-8 8:40
at-2 from	3:-13 4:36 6:24 7:-9 8:-22 9:-11
at-2 game	1:15 2:-10 3:30 5:-16 6:-12 7:-7 9:-8
at-2 guard	0:-31 1:-11 2:-12 3:-7 4:37 5:-7 8:21
at-2 hit	1:-17 2:20 4:-6 5:29 7:-9 8:-17 9:-8
at-2 if	1:21 2:27 4:-28 5:-10 6:-11 7:-9 8:-13 9:10
at-2 in	1:-7 2:-17 8:29 9:-7
at-2 is	0:10 1:14 2:7 3:-11 5:-12 6:11 8:-17 9:-8
at-2 kind	3:21 4:-10 6:6 8:-9
at-2 love	0:7 1:13 3:-8
at-2 make	1:-7 2:18 4:34 5:-14 6:-8 7:-7 8:-15 9:-6
at-2 many	0:7 1:-27 2:11 3:19 5:-13 6:13 9:-8
at-2 match	0:25 1:-10 2:-6 3:20 6:-8 8:-9
at-2 me	0:32 1:-20 2:90 3:-44 4:-34 5:-39 6:-25 7:-8 8:11 9:-6
at-2 move	2:-15 3:19 4:-7 5:11 6:-11 7:-8 8:12 9:-7
at-2 must	3:11 4:10 6:-16 7:-13 8:6 9:-9
at-2 my	0:17 1:-15 2:14 3:14 4:-8 5:-6 6:-9 8:-9
at-2 not	0:-7 1:-11 2:51 3:-27 4:-9 5:8
at-2 obj	0:-13 1:30 2:13 3:-8 4:14 5:-6 6:-9 7:-6 8:-14
at-2 of	1:-7 2:-27 4:21 5:6 6:-12 7:-9 8:24 9:-9
at-2 or	0:45 1:16 2:-20 3:-9 4:-13 6:-9 7:-6
at-2 over	1:-9 3:-22 4:-9 5:25 6:-9 8:16
at-2 play	0:-12 1:22 5:-9 6:-9 8:13 9:-6
at-2 push	0:16 1:-13 2:10 3:-10 4:24 5:10 6:-11 7:-7 8:-22
at-2 race	1:34 2:-11 3:-6 4:-6 5:-7
at-2 reach	0:-9 1:-13 4:47 5:-12 6:-9 7:9 8:-19 9:-6
at-2 rel	0:27 3:9 4:-23 7:-6 8:7 9:-6
at-2 save	1:-27 2:-15 3:22 4:9 5:-6 8:19
at-2 shoot	0:-26 2:27 3:-16 4:-8 6:33 7:-8 8:-9
at-2 sneak	0:-9 1:-8 2:26 3:-15 4:-6 5:22 8:-7
at-2 steal	0:9 1:-7 2:20 3:12 5:-6 6:-21 8:-9
at-2 stop	0:27 1:8 3:39 4:-22 5:-9 6:-9 7:-10 8:-19 9:-7
at-2 subj	0:12 1:-7 3:-16 4:16 5:10 6:12 7:-7 8:-18 9:-6
at-2 take	0:-27 2:18 3:26 4:11 8:-15
at-2 the	0:28 1:-10 2:-6 4:39 5:-10 6:-12 7:-8 8:-13 9:-7
at-2 throw	1:14 2:17 3:-12 4:-18 5:-14 6:28 7:-6 8:-11
at-2 to	0:32 1:-6 2:-27 3:-17 4:22 9:-6
at-2 touch	0:23 1:-9 2:21 3:-14 4:-15 8:-10
at-2 victim	0:-12 1:-12 2:56 3:-14 4:-6 5:-7 7:-6 8:-10
at-2 vs	1:-26 2:72 4:-12 5:-6 6:-8 8:-11
at-2 with	1:24 2:-7 4:-11 5:-6 6:7
at-2 word:boss	0:18 2:-22 3:-15 4:-7 7:33
at-2 word:enemy	0:-12 1:-37 2:46 4:-12 5:23 6:-7 7:-8 9:-12
at-2 word:goal	0:18 1:-14 2:20 3:-17
at-2 word:hero	0:7 1:27 2:-20 3:17 4:-8 5:-13 6:-9
at-2 word:item	0:-7 3:19
at-2 word:obstacle	0:19 2:-12 3:-11 5:18 8:-6
at-2 x	0:10 6:-6
at-2 you	0:12 1:8 2:-33 3:-15 4:-13 6:51 7:-9 9:-9
by before	0:14 3:14 4:-9 6:-7 8:-12
by before A	0:8 2:22 4:-7 6:-6 7:-7 8:-8 9:-6
by before Ap	1:-23 2:44 3:-6 4:-6
by before As	0:14 1:-14 2:12
by before Au	1:31 4:-8 8:-7
by before F	0:11 1:-9 3:20
by before Fp	0:37 1:-6 3:-20
by before Fu	0:-14 1:-8 3:32
by before N	0:12 1:-11 4:-8 5:22 8:-12
by before Nu	0:30 1:-9 3:-15 5:15 8:-10
by before O	0:27 1:-8 2:-7 3:17 4:-9 5:-6 6:-6 8:-12
by before Op	0:28 1:-7
by before Ou	3:17 8:-10
by before U	1:-15 2:-7 3:22
by before Uu	1:-18 2:-6 3:30
by before aim_physics	0:15 1:19 2:-21 3:-7
by before arena	0:6 1:13
by before catcher	0:-8 3:19
by before crossing	1:18 2:-7
by before duel	0:10 1:-19 2:40 3:-14
by before falling_blocks	0:16 3:-7
by before flappy	1:13 2:-6
by before maze	0:7 1:7
by before memory	0:23 1:-20
by before platformer	0:-9 1:41 2:-19 3:-16 5:13 8:-7
by before quiz	0:41 1:-14 2:-7 4:-7 8:-7
by before rhythm	0:13 1:24 2:-6 3:-22 8:-8
by before shmup	0:19 1:-35 2:38 3:-19
by before tower_defense	1:-33 2:51 3:-8 4:-7
by behind	3:7 4:-9 6:8 8:-7
by behind A	2:26 3:14 4:-7 5:-6 6:-6 8:-7
by behind Ap	0:-15 1:16 2:15 3:8 4:-7 6:-7 7:-6 8:-6
by behind As	0:7 1:11 2:-7
by behind Au	0:16 1:13 4:-6 5:-6 8:-8
by behind F	1:9 2:-17 3:24 4:-11 5:-7 6:12 8:-11
by behind Fp	1:16 2:-13 6:10 8:-6
by behind Fu	2:-6 3:38 4:-8 6:-13 8:-7
by behind H	2:6
by behind Hp	1:-6 2:15
by behind N	0:44 1:6 2:-11 3:-23 4:-15 5:30 6:-9 8:-25
by behind Np	2:-9 3:7 4:-16 5:25
by behind Ns	0:23 8:-13
by behind Nu	0:15 1:18 2:-6 3:-41 4:-12 5:41 6:-9 8:-17
by behind O	0:10 1:-30 2:13 3:21 4:-6 5:-7 6:-12 8:9
by behind Op	0:27 1:-15 3:17 5:-7 6:-11 8:-7
by behind Ou	0:-27 1:-28 2:14 3:35 6:-6 8:13
by behind U	0:-10 1:18 2:-21 4:-11 5:-7 6:20 8:6
by behind Uu	0:-11 1:10 2:-19 3:11 4:-10 5:-7 6:24
by behind V	1:-49 2:-11 3:17 6:41
by behind Vp	0:-14 1:-24 2:-10 3:12 6:30
by behind aim_physics	0:6 3:-34 4:-10 5:-10 6:47 8:-9
by behind arena	0:55 2:-15 3:-36
by behind battleship	0:9 1:-32 2:-9 3:-9 6:38
by behind breakout	0:-12 1:-18 3:53 6:-12
by behind catcher	0:-10 2:-7 3:27 4:-7 8:-8
by behind clicker	0:14 1:-17 3:16
by behind crossword	0:14 3:-7
by behind duel	0:-6 1:72 2:-30 3:-37 6:-6
by behind falling_blocks	0:10 1:-17 3:33 6:-8 8:-8
by behind farm_sim	0:-10 1:43 2:-16 3:-12
by behind flappy	0:32 2:-18 3:-14 4:-9 5:12
by behind match3	1:-11 3:30
by behind maze	0:28 1:23 3:-9 4:-16 5:-8 8:-21
by behind memory	0:-35 1:-55 2:27 3:68 6:-9 8:-9
by behind platformer	0:-44 1:30 2:-15 3:-22 4:-9 5:63 6:-7 8:-14
by behind quiz	0:22 1:-37 2:-12 3:48 4:-8 6:-7 8:-7
by behind racing	1:64 2:-33 3:-32
by behind reaction	0:-14 1:-25 3:63 6:-19
by behind rhythm	0:-19 1:15 2:-13 3:-31 4:-6 5:-7 8:54
by behind runner	1:22 3:-16
by behind shmup	0:7 1:-24 2:46 3:-53 5:-7 6:32 7:-6 8:-9
by behind sokoban	0:20 1:6 3:-16
by behind tic_tac_toe	0:-8 1:48 3:-36
by behind tower_defense	0:-16 1:7 2:35 3:-13 4:-6 5:-10
by behind typing_game	0:12
by behind word_search	0:14 1:-9
c A	1:12 2:8
c A +	2:13 6:-6
c A 1	1:14
c F	3:15
c F +	1:-8 3:19 8:-6
c F 1	2:-8 3:11 6:6
c H	2:15 3:-6 8:-7
c H +	1:-6 2:23 3:-7 8:-6
c H 1	1:19 2:12 4:-6 6:-6 8:-7
c N	0:6 1:-8 4:7 7:-6 8:12
c N +	1:-8 4:8 5:8 7:-6 8:7
c N 1	0:7 2:-12 3:17 5:6 6:-8
c O	2:-6 3:7 9:-6
c O +	0:7
c O 1	0:7 1:8 2:-7 3:15 4:-11
c U	0:12
c U +	0:14 1:-6
c U 1	0:8 1:14 3:6 4:-11 5:-7 6:-7 8:7
c V	1:12 2:9 9:-6
c V +	0:8 2:8 6:-6 9:-6
c V 1	1:24 2:-9 5:-7 6:-6
called word:boss	2:-6 6:-8 7:29
called word:enemy	0:-8 1:-36 2:57 3:-10
called word:enemy A	0:-7 1:-18 2:38 3:-10
called word:obstacle	0:8 1:-9 2:-6 5:17
cm Ap	0:6 1:-6 2:16 3:10 5:-7 6:-6 7:-6 8:-7
cm Ap --	1:9 3:16 5:-6 6:-7 7:-6 8:-7 9:-6
cm Ap -e	0:6 1:41 3:-18 4:7 5:-7 6:-8 7:-11 8:-12 9:-11
cm Ap h-	1:-18 2:26 3:8 4:8 7:-6
cm Ap he	0:43 1:-27 2:16 3:-16 4:-24 5:-8 7:6 8:-9 9:13
cm As	1:22
cm As --	1:32 2:-8
cm As -e	0:-16 1:56 2:-37 3:-12 4:-14 6:-6 7:31 8:-7
cm As h-	0:12 1:-35 2:44 3:-14 5:-12 6:-7 7:-16 8:29 9:-14
cm As he	0:-36 1:-52 2:-31 3:-25 4:51 5:-11 6:-8 7:80 8:-15 9:-8
cm Au	1:11 2:9 6:-7
cm Au --	0:8 1:17 2:8 3:-6 7:-6 9:-6
cm Au -e	1:60 2:-35 3:-10 5:-9 6:-7 7:14 8:-14 9:-8
cm Au h-	1:-27 2:27 3:17 7:-9 9:7
cm Au he	0:-15 1:-23 2:-51 3:-28 4:30 5:-18 6:-10 7:59 9:44
cm Fp	1:-6 3:24 6:6 8:-6
cm Fp --	0:-14 3:29 6:12 7:-6
cm Fp -e	0:7 1:-14 2:-16 4:17 5:-8 6:18 7:-6 8:-8
cm Fp h-	1:-7 2:11 3:18 4:-10 8:-9
cm Fp he	0:-33 1:-21 2:-32 3:-21 4:76 5:32 6:-8 7:-10 8:-16 9:-10
cm Fs	1:30 2:-24 4:7 5:-14 7:-9 8:12 9:-8
cm Fs --	1:37 2:-13 3:-7 4:-25 5:-9 7:-8 8:19 9:-6
cm Fs -e	0:-10 1:-19 3:6 4:41 6:-9 8:-8
cm Fs h-	0:6 2:-25 4:-9 5:-9 6:12 7:-8 8:23 9:-7
cm Fs he	1:-12 2:-13 3:-25 4:46 5:-13 6:-17 7:10 8:-8
cm Fu	1:-6 3:10
cm Fu --	3:18 5:-8 7:-6 9:-6
cm Fu -e	0:-28 1:-19 2:-16 3:-10 4:21 5:-6 6:63 7:-7 8:-15 9:-6
cm Fu h-	1:-9 3:10 4:-12 6:17
cm Fu he	0:35 1:-9 2:-28 3:15 5:-13 6:-8 7:12 8:-11 9:-9
cm Hp	1:-11 2:33 4:-6
cm Hp --	1:-20 2:30 4:-6 5:8 6:6 8:-7
cm Hp -e	0:-7 2:14
cm Hp h-	0:-10 1:-7 2:39 3:-12 4:-6 5:12
cm Hp he	0:58 2:-48 6:12
cm Hs	1:10 2:-29 4:-6 5:-9 6:-10 7:39 8:-7
cm Hs --	0:6 1:32 2:-30 3:6 5:-9 6:-7 7:8 8:-7
cm Hs -e	0:-10 1:-14 7:36
cm Hu	1:11 2:15 7:-6 8:-8
cm Hu --	1:12 2:29 5:-10 6:-9 7:-6 8:-8 9:-6
cm Hu -e	0:33 1:-9 2:-36 3:-7 6:26
cm Hu h-	1:-10 2:32 3:-10 8:-7 9:-6
cm Hu he	2:-23 5:-6 9:33
cm Np	1:-11 3:12 4:8 5:9 7:-7 8:-6 9:-8
cm Np --	2:-32 3:9 4:26 5:-17 7:-6 8:9 9:-8
cm Np -e	0:6 1:-8 2:-9 3:-21 4:38 5:-17 6:-12 8:11
cm Np h-	1:-9 2:6 3:-9 4:11 5:10 6:-6 7:-6 9:-8
cm Np he	1:-7 2:-16 3:36 4:-33 5:22 6:9 8:-23 9:-8
cm Ns	0:19 2:-10 3:-10 4:6 6:-8 7:-6 8:12 9:-6
cm Ns --	0:-19 1:8 2:-10 4:16 6:-11 7:-8 8:24 9:-6
cm Ns -e	0:18 1:-9 8:-9
cm Ns h-	0:28 1:-10 2:-11 3:-14 4:10 5:12 6:-6 7:-6 9:-6
cm Ns he	0:29 4:-12 5:-8
cm Nu	0:7 1:-9 4:10 9:-6
cm Nu --	0:12 2:-8 4:-6 5:11 6:-9 8:9 9:-6
cm Nu -e	1:-13 2:-16 3:-27 4:55 5:-14 6:11 9:-6
cm Nu h-	1:-8 4:-7 8:13
cm Nu he	0:24 1:-9 2:-21 3:-8 4:24 5:-20 6:9 7:-8 8:-11 9:9
cm Op	1:-8 3:19 4:-8 5:11 7:-6
cm Op --	1:-11 3:27 4:-8
cm Op -e	0:41 1:12 2:7 5:-21 6:-13 7:-7 8:-25 9:-6
cm Op h-	0:-12 1:-10 3:12 5:19 7:-6 8:8 9:-6
cm Op he	0:15 1:-6 2:-17 4:-18 5:20 6:22 7:-6 8:-21
cm Os	0:-6 1:15 2:-8 3:-7 4:10 5:-13 8:8 9:-7
cm Os --	0:13 1:28 4:-17 5:-15 6:-19 7:-12 8:24 9:-6
cm Os -e	0:-7 1:-49 2:-11 3:-14 4:58 5:-9 6:46 7:-8 8:-36
cm Os h-	0:15 1:-24 2:20 3:-12 4:9 5:-7 7:-14 8:9 9:-8
cm Os he	0:22 1:-17 2:-13 3:-19 4:-20 5:-9 6:30 7:33 8:-24
cm Ou	0:10 2:-7
cm Ou --	0:12 2:-9 3:6 5:-9 7:-6 8:7 9:-6
cm Ou -e	0:-29 1:-18 2:10 3:-23 4:-16 5:24 6:45 9:-9
cm Ou h-	0:17 1:-13 7:-7 9:-7
cm Ou he	0:13 1:-12 2:-37 3:35 4:25 6:-8 8:-8
cm Up	0:17 1:-6 3:-6 4:-12 5:21 6:-9 7:-6 8:-7
cm Up --	0:17 1:-8 2:41 3:-19 4:-15 6:-8 9:-6
cm Up -e	1:-17 2:-11 3:47 6:-8 8:-14
cm Up h-	0:15 1:-6 2:-26 3:-11 5:48 7:-6 8:-21 9:-7
cm Up he	0:20 2:-17 3:-9 5:-8 6:-12 9:32
cm Us	0:25 1:23 2:-20 3:-23 4:-9 5:-12 6:12 7:-8 8:6
cm Us --	0:19 1:30 2:-8 3:-25 5:-10 6:-8 7:-6 9:-6
cm Us h-	1:-6 2:-23 4:-7 5:-6 7:-6 9:36
cm Us he	0:30 8:-7
cm Uu	0:11
cm Uu --	0:14 3:11 9:-6
cm Uu -e	0:19 1:-20 2:-17 3:-26 4:-9 5:-7 6:18 7:-7 8:50 9:-6
cm Uu h-	0:9 1:-10 2:6 7:-6
cm Uu he	0:31 1:-7 4:-22 5:-12 7:18 8:-6 9:8
cm Vp	1:-17 2:21 5:12 7:-7 8:-14 9:-6
cm Vp --	0:-10 1:-14 2:12 3:12 4:6 6:7 7:-7 8:-13 9:-7
cm Vp h-	0:24 1:-15 2:12 3:7 4:-24 5:20 6:-9 7:-6 8:-12 9:-6
cm Vp he	0:-13 1:-6 2:33 4:-8 5:-7
cm Vs	0:-9 1:37 2:-14 3:-12 4:-17 5:-7 6:-6 7:6 8:20
cm Vs --	0:-21 1:66 3:-12 4:-16 7:-7 8:-7
cm Vs h-	0:18 1:-6 2:-17 3:-6 4:-11 5:-7 7:-6 8:29
cm Vu	1:16 2:7 5:-9 6:-6 7:-6
cm Vu --	0:6 1:32 2:-19 3:-6 4:15 5:-6 6:-6
cm Vu -e	0:-9 1:13 4:9
cm Vu h-	0:35 1:-22 2:12 3:-6 5:-15 7:-7 9:-6
cm Vu he	0:-24 1:-18 2:46 3:-9 4:15 5:-13 7:-7 8:-6
join as	0:-21 1:35 2:-11 4:-17 5:7 6:-8 8:9
join as F	0:-12 3:31 4:-7
join as O	0:-9 1:29 3:-20 4:-6 5:-8 8:11
join as free	0:-20 1:32 2:-6 3:10 4:-7 6:-8 8:-6
join as free F	0:-9 3:22
join as free Fu	0:-6 3:16
join as place	1:-7 4:-7 5:23
join at	2:11 4:25 5:-7 6:-9 7:-6
join at A	1:-13 2:34 3:-9 4:13 7:-6 8:-6
join at F	0:12 2:-14 3:-22 4:45 6:-12 8:-19
join at H	0:-8 2:38 4:-8
join at N	0:46 1:-6 2:-12 3:-14 4:16 5:-9 8:-10
join at O	0:-7 1:39 3:-19 4:29 5:-16 6:-17 7:-7 8:-14 9:-6
join at U	1:10 2:-21 3:16 5:-8 6:-8 7:-6 8:12 9:-7
join at V	0:27 1:-19 3:-6 4:8 8:-7
join at enemy	0:36 1:-8 2:-13 3:-6
join at enemy N	0:44 4:-26 8:-12
join at enemy Nu	0:24 4:-15 8:-7
join at enemy O	0:22 1:-8 2:-11 4:16 5:-6 6:-6 8:-6
join at enemy Ou	1:-7 2:-6 3:-7 4:30 8:-6
join at enemy U	0:9 8:6
join at free	0:-17 1:18 3:10 4:7 5:-12 6:-13 7:-9 9:-8
join at free A	1:-9 2:7 3:-7 4:25 6:-6 7:-6
join at free Ap	0:-18 2:24 4:9
join at free Au	0:9 1:-15 2:-9 4:33 6:-17
join at free N	1:-7 2:-10 3:-12 8:35
join at free Np	0:-13 2:-7 3:-8 4:44 5:-6 8:-13
join at free Nu	0:16 1:-6 2:-8 3:-9 4:-47 8:51
join at free O	0:-26 1:42 2:-11 3:11 4:9 6:-6 8:-30
join at free Op	0:-14 2:-9 3:35 8:-10
join at free Ou	1:37 2:-7 3:-28 4:15 6:-8 8:-20
join at free U	0:-27 2:-13 3:56 4:-27 6:-6 8:7
join at free Uu	0:-15 1:-12 2:-16 3:38 4:-22 8:24
join at hero	0:18 1:-15 2:-18 3:-14 4:36 5:-12 6:-6 7:-6 8:8
join at hero N	2:-7 4:39 5:-11 8:-21
join at hero Np	0:18
join at hero Nu	4:28 8:-19
join at hero O	0:34 2:-9 4:-10
join at hero U	0:26 8:-7
join at hero Uu	0:22 8:-6
join at hero V	0:7 1:-12 2:-20 3:-12 4:-20 8:46
join at hero Vu	1:-7 2:-12 4:-9 8:31
join at item	0:7 1:7 2:-14 3:-25 4:34 5:-7 6:-8
join at item A	0:-21 1:-8 2:-21 3:-11 4:59 8:-6
join at item Ap	0:-18 1:-11 2:-14 3:-8 4:52 8:-6
join at item N	0:13 2:-7 3:-6 4:27 8:-20
join at item Np	0:11 1:-6 2:-6 3:-9 4:29 8:-13
join at item Ns	0:13 4:-6
join at item Nu	0:9 2:-7 4:23 8:-15
join at item O	0:-12 1:32 2:-14 3:-18 6:-8 8:10
join at item Ou	0:12 1:18 2:-7 3:-17 4:13 6:-8 8:-16
join at item U	0:-20 2:-7 3:-9 4:43 8:-7
join at obstacle	0:18 2:-9 4:6 8:-6
join at place	0:15 1:-11 2:-9 3:-19 4:64 6:-11 8:-40
join at place F	0:11 3:-14 4:29 6:-11 8:-14
join at place Fu	0:11 8:-6
join at place N	0:-12 4:40 8:-18
join at place Nu	0:-11 4:30 8:-11
join at projectile	1:-10 2:49 3:-7 4:-6
join at projectile A	1:-10 2:27 3:-7
join at projectile Ap	0:-8 1:-8 2:40 4:-7
join at projectile Au	0:8 1:-9 2:26 4:-12
join at projectile H	0:-7 2:32 4:-6
join at projectile Hp	2:23
join at projectile Hu	0:-6 2:26 6:-6
join at projectile V	0:-7 2:24
join at projectile Vp	0:-7 2:24
join attack	1:20 2:-22 3:-16 4:34 7:-6
join attack A	1:16 2:-14 4:7
join attack F	1:-12 3:-32 4:53
join attack N	0:20 1:-11 4:10 8:-6
join attack O	0:-14 1:-19 2:-8 3:-7 4:49 8:-6
join attack enemy	1:23 2:-21 3:-17 4:29 8:-6
join attack enemy A	1:18 2:-14
join attack enemy Au	1:46 2:-18 4:-26
join attack enemy F	1:-11 3:-21 4:42
join attack enemy Fu	3:-18 4:26
join attack enemy N	0:16 1:-11
join attack enemy Nu	0:15 1:-11 4:12 8:-6
join attack enemy O	0:-15 1:-18 2:-8 3:-7 4:49 8:-6
join attack enemy Os	0:-14 1:-10 2:-7 3:-7 4:41 8:-6
join avoid	0:-9 2:29 3:-6 5:10 6:-9 7:-7 9:-6
join avoid A	1:17 2:22 3:-8 4:-8 5:-9 8:-6
join avoid F	0:-8 2:7 3:46 4:-10 5:-17 6:-13
join avoid H	2:18
join avoid N	0:-14 2:-24 3:-9 4:17 5:42 8:-13
join avoid O	0:-12 2:19 3:-22 4:-16 5:33 6:-11 8:-12
join avoid U	0:-25 2:13 3:-17 4:-9 5:-18 8:42
join avoid enemy	0:-12 1:25 2:-16 3:-8 4:27 5:-7 8:-10
join avoid enemy A	0:-14 1:43 2:-17
join avoid enemy Au	0:-16 1:52 2:-20 4:-10
join avoid free	0:7 2:22 5:-13
join avoid free A	0:23 2:-10
join avoid free Ap	0:9 2:8
join avoid free H	2:27 5:-9
join avoid goal	0:-8 4:-7 5:26
join avoid goal A	2:10
join avoid hero	0:-16 1:-13 2:21 3:7 4:-18 5:26 6:-10 8:7 9:-7
join avoid hero A	0:-7 1:-13 2:48 3:-8 4:-6 5:-8
join avoid hero Ap	1:-6 2:29 5:-6
join avoid hero Au	0:-7 1:-10 2:43 3:-6 4:-6 5:-9
join avoid hero F	0:-6 2:-15 3:54 4:-11 5:-12 6:-14
join avoid hero Fp	0:-7 3:37 4:-9 5:-14 6:-11
join avoid hero N	0:-9 2:-20 4:-14 5:53 8:-7
join avoid hero Nu	2:-13 4:-8 5:32
join avoid hero O	0:-6 3:-14 4:-12 5:40 6:-8 8:-10
join avoid hero Op	0:-8 2:-37 5:50
join avoid hero Ou	0:9 2:24 3:-6 5:-15
join avoid hero U	0:-15 5:-10 8:34
join avoid hero Uu	0:-28 2:43 3:-16 4:-9 5:-25 6:-6 8:21
join avoid item	1:-9 2:41 5:-22
join avoid item A	1:-7 2:19
join avoid item As	1:-9 2:24
join avoid item H	2:8
join avoid item Hu	2:6
join avoid item O	0:10 2:29 3:-8 5:-26
join beside	0:8 4:8 5:-9 7:-6
join beside A	0:20 2:-12 4:18 5:-11 6:-11 8:-19 9:18
join beside F	0:-21 2:-23 4:21 5:-12 6:33 7:-9 8:-9
join beside H	0:9 1:-24 2:16 3:28 4:-14 5:-15 7:-7 8:-8 9:-8
join beside N	0:8 1:-14 2:-24 3:6 4:16 5:-13 7:-8 8:28
join beside O	1:14 2:-15 4:18 5:-7 6:13 7:-10 9:-12
join beside U	0:18 2:6 5:-7
join beside V	0:-11 1:-23 2:40 3:-19 4:8 5:-9 6:-8 7:23 8:-15 9:-8
join beside ally	0:22 1:-6 2:-14 3:-31 4:-12 5:-6 6:53 8:-26 9:-6
join beside ally O	3:-21 4:-7 6:45 8:-19
join beside ally Ou	3:-20 4:-7 6:39 8:-15
join beside enemy	0:12 1:-15 2:22 3:-15 4:19 5:-12 6:-15 8:7 9:-9
join beside enemy A	0:27 1:8 3:-12 4:8 7:-8 8:-15 9:-8
join beside enemy Ap	0:-8 1:11 2:10 3:-7 9:-7
join beside enemy Au	0:32 1:-9 3:-7 4:6 8:-7
join beside enemy F	0:-7 1:-7 2:-13 3:28 4:16 6:-13
join beside enemy Fp	0:16 2:-7 3:8 4:-6 6:-7
join beside enemy Fu	3:17 4:-7
join beside enemy N	2:-16 3:8 4:36 5:-6 6:-8 8:-21
join beside enemy Nu	1:-6 2:-15 3:-16 4:60 5:-6 6:-6 8:-17
join beside enemy O	0:25 1:-8 2:15 3:-26 4:24 5:-12 6:-9 8:-15
join beside enemy Ou	0:32 1:-6 2:24 3:-33 4:10 5:-10 6:-10 8:-14
join beside enemy U	0:6 1:-10 2:39 3:-20 4:-13 5:-7 6:-9 7:-6 8:9
join beside enemy Uu	0:6 1:-10 2:18 3:-20 4:-12 5:-7 6:-11 8:33
join beside enemy V	0:-8 1:-27 3:-7 4:-12 5:-6 6:-8 7:55 8:-7
join beside enemy Vu	0:-14 1:-13 2:40 3:-6 4:-9
join beside free	0:11 4:7 5:-11
join beside free A	0:9 1:11 2:-24 4:22 5:-12 6:-11 7:8 8:-16 9:12
join beside free Ap	0:-9 1:-10 2:-9 3:26 4:-18 5:-9 6:-9 7:-10 8:-11 9:38
join beside free As	0:22 1:23 2:-15 3:-12 4:-7 8:-6
join beside free Au	0:21 1:10 2:-13 4:10 5:-10 6:-10 7:18 8:-16 9:-16
join beside free F	0:-16 1:12 2:-23 3:-39 4:46 5:-8 6:31 7:-8 8:-14 9:-8
join beside free Fp	0:-13 3:-43 4:30 6:30
join beside free Fu	0:-11 1:16 2:-18 3:-27 4:29 5:-7 6:25 7:-7 8:-13 9:-7
join beside free H	1:-25 2:16 3:11 4:-12 5:-11 6:21 7:-7 8:-8 9:-7
join beside free Hp	0:7
join beside free Hu	1:-24 2:18 3:15 4:-9 5:-10 6:11
join beside free N	0:33 1:-11 2:-11 3:-24 4:10 5:-18 6:-15 8:31 9:-6
join beside free Ns	0:29 3:-18 4:25 6:-6 8:-26
join beside free Nu	0:25 1:-9 2:-13 3:-7 4:-8 5:-18 6:-16 8:41
join beside free O	0:-13 1:10 3:29 4:-29 5:-16 6:14 7:-9 8:9 9:-10
join beside free Op	0:-25 1:29 2:9 3:43 4:-15 5:-8 6:-19 8:-31 9:-6
join beside free Ou	0:-7 1:-8 2:-20 3:8 4:-11 5:-15 6:25 7:-8 8:22 9:-8
join beside free U	1:6 2:14 5:-9 7:-6 8:-6 9:-7
join beside free Up	0:25 2:-6 3:-7
join beside free Us	0:-11 1:29 2:10 3:-6 4:-7 8:-10
join beside free Uu	0:16 3:10 4:-6 5:-8 7:-6 9:-7
join beside free V	0:-19 1:12 3:-6 4:14
join beside free Vu	0:-21 1:12 2:-21 4:35
join beside goal	0:-15 1:13 2:-11 3:6 4:21 5:-14 6:22 7:-9 8:-22 9:-10
join beside goal A	0:22 1:-9 2:13 3:-9 4:-9
join beside goal Au	0:19 1:-9 2:12 3:-8 4:-6
join beside goal F	4:-19 6:28
join beside goal Fu	3:-14 4:-14 6:35
join beside goal O	0:-33 1:6 2:-10 3:12 4:45 5:-10 6:-16 8:-15
join beside goal Ou	0:-49 1:-9 2:-7 3:43 4:28 5:-6 6:-10 8:-16
join beside goal U	0:19 1:-8 2:-8 4:13 8:-8
join beside goal Uu	0:19 1:-12 2:-9 3:14 8:-9
join beside hero	1:-13 2:-10 3:6 5:16 6:-13 7:-9 8:-21 9:48
join beside hero A	0:-21 1:-46 2:-31 3:14 4:31 5:-11 6:-10 7:-14 8:-20 9:66
join beside hero Ap	0:15 1:-14 2:-11 4:31 9:-17
join beside hero Au	0:-39 1:-32 2:-32 3:18 4:16 5:-12 6:-12 7:-15 8:-20 9:74
join beside hero F	0:-22 1:-7 2:-7 3:41 4:-20 5:-7 8:-11 9:16
join beside hero Fp	0:-14 2:-10 3:52 4:-7 6:-9
join beside hero Fu	0:-18 1:-7 2:-7 3:50 4:-18 5:-8 8:-12 9:15
join beside hero H	0:-16 2:42 4:-6 5:-10
join beside hero N	0:-6 1:-7 2:-11 3:-10 4:-8 5:-15 6:-7 8:18 9:29
join beside hero Nu	0:-13 1:-6 2:-10 4:-15 5:-16 6:-8 9:41
join beside hero O	0:-8 1:-21 2:-19 5:46 6:21 7:-9 8:-31 9:-13
join beside hero Op	0:33 2:-7 4:-10 6:-7 8:-7
join beside hero Os	0:-12 1:-14 2:-7 3:-24 4:46 5:-10 6:21 7:-6 8:-21 9:-6
join beside hero Ou	0:10 1:-11 2:-9 3:7 4:-16 5:37 6:-10 8:-13 9:-6
join beside hero U	0:32 1:24 3:-26 4:-11 6:-12 8:-22 9:7
join beside hero Uu	0:18 1:16 3:-27 4:-13 5:10 6:-12 8:-23 9:17
join beside item	0:11 1:-11 2:7 3:7 4:25 5:-11 6:-15 7:-7 9:-9
join beside item A	0:51 1:-18 2:20 3:-31 4:-7 8:-7 9:-6
join beside item Ap	0:61 1:-6 2:-20 3:-28
join beside item Au	0:10 1:-15 2:39 3:-21 4:-9
join beside item F	0:6 1:-9 2:-7 4:-10 6:-8 8:27
join beside item Fu	0:10 1:-10 2:-7 3:12 6:-6 8:9
join beside item N	0:-12 1:-10 2:-20 4:20 5:-11 6:-7 8:21 9:-6
join beside item Np	0:24 2:-6 3:-25 4:27 8:-17
join beside item Nu	0:-18 2:-12 3:33 4:-6 5:-7 8:7
join beside item O	0:-37 1:17 2:-13 3:-8 4:46 5:-15 6:-15
join beside item Ou	0:-29 1:19 2:-15 3:7 4:28 5:-10 6:-15
join beside item U	0:24 1:-16 3:34 4:-14 6:-7 8:-12
join beside item Uu	0:16 1:-14 3:44 4:-17 6:-8 8:-16
join beside obstacle	0:29 1:-7 3:-7 4:-14 5:18 8:-12
join beside obstacle N	4:-14 5:30 8:-11
join beside obstacle O	0:26 8:-6
join beside obstacle Ou	0:20
join beside obstacle U	0:18
join beside obstacle Uu	0:11
join beside place	0:7 1:19 3:18 4:-26 5:-7 6:-13 7:-8 9:-8
join beside place A	0:-32 1:24 2:41 3:-21 4:-9 7:-7 8:-6
join beside place Au	0:-40 1:28 2:52 3:-24 4:-11 7:-10 8:-8 9:-6
join beside place O	0:17
join beside place Ou	1:-6 3:-12 6:-7 8:28
join beside place U	0:37 1:-8 2:-11 3:18 4:-8 8:-23
join beside place Uu	0:34 1:-7 2:-15 3:25 4:-10 6:-7 8:-21
join beside projectile	1:-16 2:-17 3:-29 4:-11 6:61 8:-8
join beside projectile A	0:16 1:-8 2:7 3:-10
join beside projectile U	0:-23 1:-10 2:-23 3:-22 4:-11 6:75 8:-14 9:-6
join beside projectile Uu	0:-9 1:-7 2:-23 3:-16 4:-8 6:62 8:-21
join bring	0:-18 1:31 2:-20 3:22 4:15 5:-6 6:-7 8:-9 9:-6
join bring A	0:-24 1:38 2:-29 3:-15 4:24
join bring F	3:27 4:-8
join bring N	0:-17 3:18 4:15
join bring O	0:25 4:-8 8:-6
join bring U	0:-18 4:23 8:-7
join bring free	0:6 1:-15 3:-7 4:25
join bring free A	0:-12 1:-18 4:32
join bring free Au	0:-20 3:-17 4:36
join bring free O	0:22 3:-9 4:-6
join bring free Ou	0:34 3:-28
join bring hero	0:-24 1:-7 2:-7 3:40 4:21 6:-6 8:-9
join bring hero A	0:-15 1:-7 2:-14 3:41 4:-7 9:-6
join bring hero F	3:31 4:-9
join bring hero Fp	3:21 4:-6
join bring hero Fu	3:31 4:-11
join bring hero N	0:-10 2:-6 3:26 4:6 8:-6
join bring hero Nu	0:-10 2:-6 3:16 4:15 8:-6
join bring hero O	3:23
join bring hero Op	3:24
join bring hero U	0:-23 1:-6 4:37 8:-9
join bring hero Uu	0:-24 3:24 4:18 8:-8
join bring item	0:-8 1:60 2:-29 3:-17 4:-21
join bring item A	0:-7 1:53 2:-13 3:-18 4:-23
join bring item Au	1:41 2:-18 3:-11 4:-15
join but	0:-7 1:13 2:46 3:-17 4:-13 5:15 6:-13 7:-8 8:-20 9:-7
join but A	0:-23 2:55 3:-15 4:-11
join but F	0:6 1:26 2:-10 4:-7 5:-9 6:-10
join but H	0:27 2:-11
join but N	0:-12 1:-6 2:10 3:-19 4:8 5:36 6:-8 8:-21
join but O	0:-8 2:11 3:23 4:-9 6:-6 8:-6
join but U	0:-10 1:-6 2:37 3:-13 8:-6
join but V	0:6 2:8
join but free	1:35 2:27 3:-24 4:-21 6:-9 7:-6 8:-8
join but free A	0:-21 1:30 2:15 3:-8 4:-8
join but free Ap	0:-13 1:29 3:-8 4:-6
join but free O	0:-6 2:17
join but free Ou	0:-13 2:36 3:-12 4:-6 8:-6
join but goal	1:-12 3:-19 4:-21 5:51 8:-19
join but goal A	2:20 4:-6
join but goal Ap	0:-9 1:-7 2:30 4:-6
join but item	1:-13 2:39 3:-14 4:11 5:-8 6:-6 8:-13
join but item A	0:-10 1:-8 2:36 3:-6
join but item Ap	2:11
join but item Au	0:-11 2:34 3:-13
join but item N	2:20 3:-9 4:13 5:-8 8:-11
join but item Nu	0:8 4:27 5:-9 8:-13
join but place	0:17 1:-14 2:28 4:-6 5:-11 6:-8
join but place A	1:-16 2:33
join but place F	0:13 3:11 5:-7
join by	1:24 2:-6 4:-7
join by A	0:-9 1:35 2:-8 4:-8
join by enemy	1:14 2:-6
join chase	0:-16 1:25 2:-48 3:52 7:-7 8:-8 9:-6
join chase A	0:-13 1:34 2:-25 3:15 4:-10
join chase enemy	1:59 2:-38 3:-28 4:11
join chase enemy A	1:60 2:-33 3:-17 4:-6
join chase enemy Au	1:43 2:-19 3:-15 4:-6
join chase hero	0:-16 1:-32 2:-16 3:64 4:-7 8:-6
join chase hero A	0:-9 1:-17 2:-10 3:41
join chase hero Ap	0:-7 1:-19 2:-68 3:83
join chase hero Au	0:-7 1:-6 2:47 3:-32
join cross	2:-9 4:-8 5:-6 8:26
join cross N	0:15 2:-6 4:-13 5:-8 8:17
join cross hero	0:14 4:-9 8:8
join cross hero N	2:-9 4:-21 5:-8 8:41
join cross hero Ns	2:-7 4:-17 5:-7 8:32
join eat	0:-12 1:7 2:10 3:31 4:-14 5:-7
join eat A	0:-13 1:29 2:-8 3:12 4:-8 7:-7
join eat F	0:-6 1:-6 3:39 4:-10
join eat N	0:-7 3:21
join eat O	0:-6 3:29 5:-6
join eat U	0:12 2:19 3:-18
join eat enemy	0:-8 1:-7 3:41 4:-13
join eat enemy F	3:28 4:-8
join eat enemy Fs	3:25 4:-9
join eat enemy Fu	3:12
join eat free	0:13 3:-6
join eat hero	0:-11 1:-8 2:-10 3:52 5:-8
join eat hero A	0:-9 1:-12 2:-15 3:46
join eat hero Ap	0:-9 1:-16 2:-19 3:47
join eat hero Au	3:15
join eat hero F	2:-6 3:23
join eat hero Fp	3:9
join eat hero Fu	3:13
join eat hero N	3:6
join eat hero Np	3:10
join eat hero O	0:-6 3:27 5:-7
join eat hero Ou	3:21
join eat item	0:-12 1:40 2:28 3:-48 4:-8
join eat item A	0:-7 1:46 2:16 3:-51
join eat item Au	0:-6 1:45 3:-40
join fall	0:17 1:-9 5:13 8:-10
join fall O	0:11 1:-7 3:-8 5:26 8:-9
join fall U	0:30 3:-15
join fall place	0:-7 3:30 4:-15 8:-7
join far	2:7
join far A	2:9 4:6 8:-8
join far F	2:14 3:15 8:-10 9:-7
join far H	1:-11 2:29 3:-13 6:7 8:-6
join far N	3:-7 4:16 5:7 7:-6 9:-7
join far O	0:7 1:-8 2:-9 5:8 9:-6
join far U	0:12 1:-8 2:-7 9:-6
join far V	0:-18 1:13 2:9 3:-7 4:13 5:6 7:-7 8:-6 9:-6
join far ally	0:-37 1:-10 2:-9 3:47 4:-18 6:22 7:-6 8:-17 9:-6
join far ally F	3:14 6:-8
join far ally Fu	2:10 3:8
join far ally O	0:-20 2:-11 3:18 4:-11 5:36 6:-10 8:-11
join far ally Ou	0:-16 2:-10 3:57 4:-8 5:-16 6:-15 8:-13
join far ally U	0:-17 3:-9 6:39
join far ally Uu	6:17
join far boss	0:12 6:-8
join far enemy	0:-9 2:-22 3:8 4:9 5:-6 6:9 7:18 9:-7
join far enemy A	1:21 2:-28 4:21 5:-9 6:-7 8:6 9:-10
join far enemy Ap	0:40 1:-10 2:-37 3:26 4:-8
join far enemy As	0:-19 1:26 3:-19 4:19 5:-8 7:6 8:-9
join far enemy Au	0:-10 1:13 2:-25 3:-17 4:43 5:-9 6:-8 8:14 9:-11
join far enemy F	0:-9 1:-12 2:-24 4:17 5:-14 6:8 7:23 8:-12 9:-6
join far enemy Fp	0:-21 2:-12 4:-13 5:-6 6:43
join far enemy Fs	1:-14 2:-13 3:-23 4:45 5:-10 6:-18 7:14 8:-9
join far enemy Fu	0:8 2:-13 4:-22 6:-25 7:47
join far enemy H	0:19 1:-14 2:-26 7:32
join far enemy Hs	0:-10 1:-14 2:-18 6:-7 7:44
join far enemy N	2:-9 4:18 5:-19 6:-6 8:19
join far enemy Np	5:-11 6:-10 8:23
join far enemy Ns	0:-11 4:-9 5:-9 8:30
join far enemy Nu	0:10 2:-7 3:-21 4:35 5:-8 8:-7
join far enemy O	0:9 1:-17 2:-23 4:-12 5:8 6:24 7:11 8:-7 9:-6
join far enemy Op	0:34 2:-12 4:-14 5:7 8:-9
join far enemy Os	0:39 6:-24
join far enemy Ou	0:-30 1:-19 2:-28 6:41 7:27 9:-7
join far enemy U	1:-13 2:-25 4:-22 5:-16 6:24 7:31 8:12
join far enemy Up	0:7 4:19 6:-7
join far enemy Uu	0:-13 1:-12 2:-18 3:10 4:-28 5:-12 6:27 7:26 8:8
join far enemy V	0:-7 2:-20 4:36
join far enemy Vu	2:-6 4:18
join far free	0:11 3:6 5:6 8:-9 9:-7
join far free A	1:10 5:6 6:-8 8:-13 9:-10
join far free Ap	0:32 1:18 2:-23 3:14 4:-16 5:-9 6:-7 7:-9 8:-8 9:-8
join far free As	1:25 2:18 3:-25 4:18 5:-10 7:-18 8:-9 9:-6
join far free Au	0:-10 2:13 3:-9 5:13 6:-9 7:15 8:-17 9:-12
join far free F	0:25 1:-8 3:32 4:-12 5:-15 6:-12 7:-9 9:-6
join far free Fp	0:-26 1:-14 2:21 3:50 4:-15 5:-23 6:12 7:-12 8:-10
join far free Fs	1:-14 3:15 4:-22 6:-8 8:33
join far free Fu	0:35 2:-11 3:25 5:-11 6:-21 7:-6 8:-13
join far free H	0:-16 1:-17 2:17 3:-16 4:-8 5:9 6:31
join far free Hp	0:-15 1:-7 3:-6 5:43 6:-19
join far free Hu	1:-14 3:-9 4:-7 5:-10 6:40
join far free N	0:15 2:-8 3:-19 4:13 5:18 6:-15 7:-6 9:-7
join far free Np	0:18 1:-10 2:-12 3:-17 4:13 5:36 6:-13 8:-21 9:-6
join far free Ns	0:21 4:-11 5:11 8:-15
join far free Nu	2:20 3:-24 4:19 5:-22 6:-12 8:7
join far free O	3:12 4:-14 5:15 6:8 7:-7 8:-9 9:-6
join far free Op	0:12 1:-6 2:13 3:15 4:-28 5:9 6:7 7:-6 8:-20
join far free Os	0:7 1:16 2:-12 3:-25 4:57 5:-14 6:-15 7:-8 8:-31
join far free Ou	0:8 1:-20 2:-18 3:6 4:-8 5:15 6:7 7:-6 8:18 9:-6
join far free U	0:21 1:-11 2:-19 3:11 4:15 5:15 8:-15
join far free Up	0:-14 1:-13 2:-23 3:46 4:-16 5:26 6:-9 8:-10
join far free Us	0:17
join far free Uu	0:26 1:-11 2:-20 3:9 4:13 5:13 8:-17
join far free V	0:-30 1:30 2:30 3:-17 4:11 5:-13 6:13 7:-8 8:-23 9:-6
join far free Vp	0:-30 2:60 3:-8 4:-27
join far free Vs	0:7 1:38 2:-15 3:-8 4:-13 8:-14
join far free Vu	0:-15 1:20 2:-18 3:-15 4:22 5:-9 6:22 8:-15
join far goal	1:9 2:11 3:-18 4:-12 5:24 7:-7 9:-6
join far goal A	0:-12 1:33 2:38 3:-14 4:-16 5:-8 8:-12
join far goal Ap	0:7 1:22 2:9 3:-11 4:-13 5:-6
join far goal Au	0:-21 1:26 2:47 3:-16 4:-17 5:-9 7:-6 8:-10
join far goal F	0:25 2:-7 3:22 4:-10 6:-20
join far goal Fu	0:37 2:-9 3:16 4:-15 6:-19
join far goal H	0:7 1:-6 2:-21 3:-11 4:-12 5:-9 6:45
join far goal Hu	0:-21 3:-10 4:-11 5:-9 6:46
join far goal N	0:-11 1:-9 3:11 4:-22 5:49 6:-12 8:-10
join far goal Np	0:7 2:-11 3:-9 4:-11 5:25 6:-6
join far goal Nu	0:-18 3:29 4:-16 5:17 6:-7 8:-10
join far goal O	0:19 1:-26 2:-24 3:-20 4:-8 5:18 6:11 7:-6 8:31
join far goal Op	0:8 2:-33 3:-46 4:59 5:30 6:-22 8:-13
join far goal Ou	0:10 1:-7 2:-7 3:11 4:-24 5:-7 6:-9 8:28
join far goal U	0:27 2:36 3:-27 4:-15 5:-8 8:-12
join far goal Up	0:6 2:18 3:-7 4:-7
join far goal Uu	0:21 1:26 2:7 3:-26 4:-16 5:-8 8:-8
join far goal V	0:-10 1:-7 2:14 5:9
join far goal Vp	0:-10 5:20
join far goal Vu	0:-14 1:-11 2:9 4:27 8:-7
join far hero	0:6 1:-13 3:12 4:-7
join far hero A	1:-28 3:19 5:-11 7:10 9:10
join far hero Ap	0:30 1:-27 2:13 3:-9 5:-11 7:11 8:-12 9:-10
join far hero As	1:-11 2:-18 3:-9 4:30 7:17 8:-9
join far hero Au	0:-20 1:-32 2:-11 3:25 4:-18 5:-12 6:-11 7:8 8:22 9:30
join far hero F	0:-9 1:-8 2:18 3:6 4:-21 5:16 6:12 7:-6 9:-7
join far hero Fp	0:7 1:-8 2:18 4:-27 5:24 7:-6 8:-19 9:-6
join far hero Fu	0:-20 1:-10 2:16 3:9 4:-13 6:9 7:-6 8:6 9:-7
join far hero H	0:-10 1:-11 2:31 3:-12
join far hero Hp	0:8 1:-9 2:30 3:-14 5:-6
join far hero Hu	0:-13 1:-6 5:20 6:6
join far hero N	1:-10 5:8 6:13 7:-6 8:-8 9:-7
join far hero Np	0:-8 1:-8 2:20 3:11 4:-26 5:16 6:25 8:-37 9:-6
join far hero Ns	0:45 4:-8 8:-30
join far hero Nu	1:-12 2:-23 3:-18 4:11 6:19 7:-6 8:15 9:-8
join far hero O	1:-13 3:9 4:-7 5:6 7:-9 8:17 9:-6
join far hero Op	0:-15 1:-12 3:20 4:-20 5:27 7:-6 8:6 9:-6
join far hero Os	0:13 1:-14 2:32 4:-16 5:-29 6:-14 7:-13 8:27
join far hero Ou	0:22 1:-9 2:-15 3:10 4:13 6:-14 7:-7
join far hero U	0:26 1:-9 4:-16 5:-13 6:10 7:-6 8:18 9:-11
join far hero Up	2:-7 3:25 5:-6
join far hero Us	0:-27 2:-12 3:-7 4:-7 5:-7 6:34 7:-6 8:29 9:-9
join far hero Uu	0:38 1:-7 2:-17 3:-14 4:-16 5:-12 8:26 9:-7
join far hero V	2:-6 3:8 4:-12 6:-9 7:-6 8:19
join far hero Vp	0:29 1:-14 2:-9 3:10 4:-7 5:10 6:-7 8:-8
join far hero Vu	0:-20 1:14 2:16 3:-11 4:-14 5:-11 8:28
join far item	2:31 3:-15 4:7 5:-12 6:-8 7:-7
join far item A	2:39 3:-18 5:-7 7:-7 8:-7
join far item Ap	0:-8 1:-16 2:39 3:-22 4:24 5:-6
join far item As	1:17 2:18 3:-9 4:-6 7:-7 8:-7
join far item Au	0:15 2:24 3:-12 5:-8 7:-9 8:-8 9:-6
join far item F	0:-29 2:60 3:-16 5:-11 6:-17 7:-8 8:-14
join far item Fp	0:-12 1:-6 2:20 3:13 4:-9 6:-7
join far item Fs	0:-9 1:20 3:10 6:-7 8:-10
join far item Fu	0:-30 1:29 2:53 3:-14 4:-7 5:-10 6:-11 7:-7 8:-15
join far item H	2:36 3:-10 5:-10
join far item Hp	2:32 3:-7 5:-7
join far item Hu	0:7 1:-7 2:19 3:-7 4:7 5:-9
join far item N	0:13 1:13 2:21 5:-17 6:-9 7:-7 8:-18 9:-7
join far item Np	0:19 2:-10 3:19 4:-14 5:-8
join far item Ns	0:-18 1:-6 3:-15 4:46 5:-6 8:-15
join far item Nu	0:29 1:10 3:-24 4:6 6:-7 8:-12
join far item O	0:18 1:7 3:-36 4:18 5:-6 6:-13 7:-8 8:14 9:-7
join far item Op	0:18 1:-25 3:-60 4:55 6:-22 7:-8 8:13 9:-8
join far item Os	0:-6 1:24 3:12 4:-10 8:-16
join far item Ou	2:8 3:-38 4:15 5:-14 6:-13 7:-8 8:34 9:-6
join far item U	0:15 3:11 4:8 5:-9 6:-11 8:-6
join far item Up	0:31 4:-15
join far item Uu	0:19 1:-16 3:-19 4:36 5:-11 6:-12
join far item V	0:-10 1:26 2:37 3:-10 4:-24 5:-16 8:-8
join far item Vs	0:-6 1:19
join far item Vu	0:-7 1:25 2:30 3:-9 4:-33 5:-7 8:-8
join far obstacle	0:-11 1:-12 2:-11 3:29 4:42 6:-8 8:-17
join far obstacle A	0:-19 1:-12 2:26 3:46 4:-10 5:-31 7:-6
join far obstacle Ap	0:-16 1:-10 2:28 3:40 4:-8 5:-32
join far obstacle F	2:-12 4:27 5:-7 6:-6
join far obstacle Fp	0:-6 2:-13 3:19 4:10
join far obstacle Fu	2:-9 4:31 5:-6 6:-7
join far obstacle N	0:-15 1:-6 2:-7 3:-19 4:64 5:-12 8:-21
join far obstacle Nu	0:-18 2:-6 3:-28 4:68 5:-14 8:-15
join far obstacle O	0:-13 1:-7 2:-14 3:47 5:15 6:-11 8:-25
join far obstacle Op	0:-26 2:-13 3:37 4:13 5:20 6:-6 8:-23
join far obstacle Ou	1:-8 2:-9 3:39 4:-11 5:13 6:-8 8:-17
join far obstacle U	0:-13 3:-13 4:42
join far obstacle Uu	0:-15 3:-9 4:38
join far place	0:-11 1:-16 2:14 3:8 5:30 7:-9 8:-10 9:-9
join far place A	0:-35 1:-7 2:19 3:27 4:-8 5:8 6:-6 7:-8 8:-12 9:-7
join far place Ap	0:-38 1:32 4:-23 5:29 7:-6 8:-12 9:-7
join far place Au	0:-31 1:-27 2:18 3:41 4:13 5:-14 7:-6 8:-14
join far place F	0:33 2:-18 4:-12 5:23 6:-10
join far place Fp	0:10 2:-8 3:48 6:-42
join far place Fu	0:-14 2:-30 3:-40 4:-19 5:9 6:72 7:-8 8:-6
join far place H	0:-11 1:-21 2:21 3:-6 4:-9 5:35 6:-6 8:-6
join far place Hu	0:-19 1:-22 2:21 3:-12 4:-8 5:38 6:-9 8:-7
join far place N	2:-12 3:-14 4:10 5:26 8:-8
join far place Np	0:-11 3:7 4:16 5:-6
join far place Nu	2:-6 3:-12 4:-10 5:27
join far place O	1:-14 2:37 3:-50 4:23 5:-14 6:26 7:-7 8:-10 9:-6
join far place Op	0:-10 2:12 3:-9 4:-7 5:9 6:8
join far place Os	0:-13 2:46 4:-21 6:-8 8:-10
join far place Ou	0:32 1:-8 2:-12 3:-44 4:46 5:-15 6:14 8:-22
join far place U	0:20 1:-13 2:14 4:-21 5:30 6:-9 8:-20
join far place Uu	0:9 1:-9 2:31 3:13 4:-15 5:-11 6:-13 8:-13
join far place V	0:26 1:-13 2:-28 3:13 4:-17 5:22
join far place Vp	0:-16 2:-31 3:14 4:-6 5:39
join far place Vu	0:50 1:-11 2:-19 4:-10 5:-6
join far projectile	0:27 1:-20 2:26 3:-26 4:9 6:-24 7:19 8:-18 9:-6
join far projectile A	0:19 1:-11 2:-7 3:-7 4:-41 6:-8 7:50 8:-6
join far projectile Ap	0:-13 2:30 4:-8 6:-6
join far projectile As	0:24 2:-18
join far projectile Au	0:28 1:-17 2:-13 4:-35 7:42
join far projectile F	0:10 2:25 3:-17 6:-7
join far projectile Fp	0:-11 2:46 3:-19 5:-11
join far projectile O	0:19 1:-20 2:-14 3:-23 4:20 5:39 6:-22 7:-7 8:-16
join far projectile Op	0:30 2:-6 3:-6 6:-8
join far projectile Ou	1:-15 2:-13 3:-20 4:40 5:28 6:-20 7:-6 8:-18
join far projectile U	0:-14 1:-8 2:48 4:-9 5:-8 6:-13 8:-9
join far projectile Uu	0:-35 1:-8 2:56 4:-7 6:-8 8:-7
join fight	0:27 1:-15 2:15 3:-8 6:-9
join fight A	1:-15 2:31
join fight free	1:-8 4:16
join fight free A	1:-10 4:20
join fight free Au	1:-13 4:27
join fight hero	0:20 1:-6 2:16 3:-7 4:-6 6:-7
join fight hero A	0:15 2:9 4:-6
join fight hero Ap	2:14
join fight hero Au	0:23 2:-9
join fight projectile	1:-7 2:13
join fight projectile A	2:9
join fight projectile Au	2:13
join first	0:6 1:9
join first A	1:15
join first F	3:9 6:7
join first H	1:11 2:18 4:-6 5:-7 6:-7 8:-7
join first N	2:-12 3:22 7:-6 9:-6
join first O	0:8 1:12 2:-6 3:15 4:-10 5:-7
join first U	0:19 1:14 4:-10 5:-6 6:-7
join first V	0:9 1:15 4:-6 5:-6 6:-6
join first first	1:13
join first first A	1:18
join first first Ap	2:18 3:15 5:-6 6:-7 8:-9
join first first As	1:28 2:-6 3:-7
join first first Au	1:18
join first first F	1:6 6:9
join first first Fp	1:-7 3:16 4:-8 6:9
join first first Fs	0:-8 1:51 2:-9 4:-13 5:-7 6:-15 8:-7
join first first Fu	0:-6 1:6 2:-13 3:18 4:9 5:-7 7:-6 9:-6
join first first H	1:13 2:16 4:-6 6:-7 8:-7
join first first Hp	0:11 1:-32 2:28 3:13 6:-7
join first first Hs	1:27 2:-40 5:-8 6:-7 7:30 8:-9
join first first Hu	0:8 1:35 3:-16 4:-6 5:-6 6:-7
join first first N	0:8 1:10 2:-13 3:14 4:-7
join first first Np	1:-11 2:-9 3:23 4:-24 5:-16 6:27
join first first Ns	0:17 1:25 3:-6 4:-26 5:-9
join first first Nu	2:-13 4:13 6:-9 8:19 9:-6
join first first O	0:11 1:15 2:-9 3:7 4:-9 5:-8
join first first Op	1:13 2:-10 3:17 4:-6 6:7 8:-8
join first first Os	0:-31 1:-14 2:-12 4:-13 5:-7 6:-10 7:-8 8:68
join first first Ou	0:14 1:14 2:-6 3:11 4:-12 5:-10
join first first U	0:14 1:17 4:-10 5:-6 6:-8 8:7
join first first Up	0:25 3:-8 8:-10
join first first Us	1:11 2:-8 3:-22 4:-13 8:31
join first first Uu	0:13 1:11 4:-9 5:-6 6:-6
join first first V	1:20 2:-13 3:8 5:-6
join first first Vp	1:-7 2:-7 3:10 4:20 5:-14 6:11 8:-11
join first first Vs	0:-11 1:48 2:-12 3:-8 8:-11
join first first Vu	0:9 1:23 2:-8 3:-11 4:-13 6:-6 8:14
join for	1:-9 2:-8 3:16 4:24 6:-6 8:-10
join for O	0:10 3:7
join for free	0:26 1:-9
join from	1:-13 2:22 6:-7 7:-6 8:13
join from A	2:24 3:-8 4:-14 6:8 7:-6 9:-9
join from F	0:-31 1:-11 2:-17 3:33 4:14 5:-9 6:-19 8:19 9:-6
join from H	2:25 8:-6
join from N	0:25 1:-7 2:-24 3:-22 4:-10 5:10 6:-8 8:35 9:-6
join from O	0:-14 1:-14 2:8 3:-10 4:22 5:-19 6:-12 7:-6 8:33 9:-8
join from U	0:6 1:-11 2:6 3:19 4:-9 5:-7 6:-8 8:-17 9:10
join from ally	0:-6 2:-6 3:-16 4:38 5:-7 8:-10
join from enemy	0:-9 1:-8 2:-18 3:-8 4:24 6:-11 8:31
join from enemy F	0:-7 3:-13 4:39 6:-8 8:-9
join from enemy Fu	0:-7 1:-10 4:25 6:-6
join from enemy O	0:11 4:12 8:-7
join from enemy U	8:13
join from enemy Uu	0:-19 6:-10 8:38
join from free	0:14 1:-15 2:-21 3:21 4:-6 5:23 6:-10 7:-7 9:-8
join from free A	0:7 3:-15 4:-6 5:25 8:-9
join from free Ap	0:9
join from free Au	1:-18 2:19 3:-21 4:-6 5:26 8:-6
join from free F	0:-21 3:45
join from free Fu	0:-19 3:40
join from free N	2:-11 3:-13 4:34 5:24 6:-9 8:-42
join from free Nu	0:-7 2:-16 3:-11 4:21 5:53 6:-10 8:-46
join from free O	0:-6 1:-11 2:-12 4:-25 5:-15 6:-7 8:58
join from free Ou	0:-13 1:-7 2:-8 3:15 4:-12 5:-10 8:27
join from free U	0:17 2:-9 3:19 8:-15
join from free Uu	0:20 2:-10 3:12 8:-16
join from goal	0:-23 1:-15 2:67 3:6 4:-16 5:-8 6:-7 8:-7
join from goal A	1:-10 2:39 4:-9 8:-8
join from goal Ap	1:-7 2:21
join from goal Au	0:18 1:-12 2:24 3:-8 4:-7 8:-6
join from goal H	0:-6 2:26
join from goal Hp	2:18
join from goal Hu	2:10
join from goal O	0:-25 1:-6 2:38 3:15 4:-11 8:-24
join from goal Ou	0:-17 1:-6 2:33 3:24 4:-10 8:-26
join from hero	0:-9 1:-12 3:-6 4:-14 5:-8 6:21 7:-6 8:13 9:16
join from hero A	0:-17 1:-12 2:14 3:-11 4:-8 6:40 9:-11
join from hero Ap	0:-11 2:32
join from hero Au	0:-6 2:-6 3:-13 6:33
join from hero F	0:-11 2:-9 3:18 6:-9 8:20
join from hero Fu	3:33 6:-17 8:-6
join from hero U	0:8 8:-10 9:15
join from hero Uu	0:9 2:-10 6:-7 8:-25 9:36
join from item	0:28 1:20 3:-20 4:-20 5:-9 6:-6
join from item A	0:-12 1:26 2:25 3:-12 4:-13 8:-10
join from item Ap	0:-20 1:29 2:17 3:-10 4:-12 8:-7
join from item Au	0:9 1:-6 2:12
join from item N	0:13 1:-6 2:-9 3:-23 4:-16 5:-6 8:39
join from item Nu	0:34 1:-7 2:-13 3:-22 4:-15 5:-7 8:24
join from item O	0:19 3:-16 4:-8 8:15
join from place	0:-24 1:-17 2:13 3:-25 5:-8 6:-11 8:48 9:-6
join from place A	0:-14 1:-18 2:-16 3:11 4:-8 8:42
join from place Au	0:-12 1:-22 3:20 8:23
join from place H	2:13
join from place N	2:-10 3:-14 4:32 5:-9 6:-6
join from place Nu	2:-10 3:-12 4:44 5:-8 8:-18
join from place O	2:-8 3:-10 4:-8 8:24
join from place Ou	8:14
join from projectile	0:-13 8:28
join guard	1:-6 2:-16 3:-10 5:-7 6:-8 8:48
join guard N	2:-6 3:-7 4:6 8:17
join guard O	0:-8 4:28 6:-6 8:-6
join guard enemy	4:-24 8:34
join guard enemy N	0:-9 4:-38 8:48
join guard enemy Nu	0:-6 4:-27 8:35
join guard hero	0:-6 2:-16 3:-7 4:26 5:-6 6:-6 8:10
join guard hero N	3:-6 8:21
join guard hero Nu	2:-7 3:-8 4:-11 8:26
join guard hero O	0:-14 4:31 8:-7
join guard hero Ou	0:-12 4:25
join hit	0:29 1:-7 8:-8
join if	0:6 1:-9 3:36 4:-10 5:-8 6:-6
join if U	0:6
join if free	1:-6 3:28 5:-8 6:-6
join if free U	0:6
join if free Uu	0:18
join in	0:14 1:6 2:-7 3:-11 8:9 9:-7
join in A	0:-21 1:14 2:12 5:-13 6:-7 7:-13 8:14 9:-8
join in F	1:-12 2:-11 3:-31 4:24 5:-13 6:14 7:30 8:-16
join in H	0:15
join in N	0:21 1:-9 2:6 3:-12 5:-8 7:-6 8:15 9:-6
join in O	0:24 1:-8 2:-15 3:-29 4:19 6:-7 7:-8 8:21 9:-6
join in U	2:10 3:-8 4:6 5:18 7:-9 8:-8 9:-9
join in V	0:14 2:-22 3:-7 4:-25 5:-7 7:-6 8:44
join in ally	0:13
join in ally U	0:25 8:-9
join in enemy	0:50 1:-8 2:-6 3:-9 5:-12 6:23 8:-37
join in enemy N	0:42 4:-9 5:-12 8:-10
join in enemy Ns	0:29 8:-21
join in enemy Nu	0:12 4:14 5:-12 8:-6
join in enemy O	0:24 8:-10
join in free	0:-12 1:7 3:-18 5:14 7:6 8:13 9:-8
join in free A	0:-15 1:25 3:-24 4:16 5:-11 6:-7 7:-12 8:8 9:-6
join in free Ap	2:7
join in free Au	0:-16 1:32 2:-9 3:-22 5:-10 7:-11 8:29 9:-6
join in free F	0:-9 1:-11 2:-8 3:-33 4:50 5:-9 6:-20 7:34 8:-22
join in free N	0:-11 1:-9 2:11 3:-11 6:12 7:-6 9:-6
join in free Np	0:-20 2:-6 4:12 5:33 8:-19
join in free Ns	3:-8 4:-15 5:-14 8:36
join in free Nu	0:19 1:-7 2:42 3:-9 4:-33 5:17 8:-45
join in free O	0:17 1:-18 2:-17 3:-20 4:15 5:-17 6:7 7:-6 8:17
join in free Op	0:-11 1:-9 2:-6 3:-20 5:-28 6:-7 8:58
join in free Ou	0:28 1:-9 2:-7 3:-15 5:9
join in free U	1:16 4:-27 5:17 7:-8 9:-7
join in free Up	0:-11 2:-7 4:-10 5:44 8:-18
join in free Uu	1:8 3:17 4:-25 6:-12 7:-6 8:15 9:-6
join in free V	0:9 1:-14 4:-11 8:23
join in free Vu	0:16 1:-13 4:-10 8:11
join in goal	0:15 1:33 4:-15 5:-7 8:-24
join in hero	0:30 1:-12 2:-17 3:-11 4:-19 5:15 6:-9 7:-6 8:28
join in hero A	0:11 2:-13 4:-11 8:23
join in hero N	0:12 4:7 5:-14 8:11
join in hero Ns	0:23 4:20 5:-7 8:-27
join in hero Nu	0:-12 4:-15 5:-13 8:47
join in hero O	0:21 1:-8 2:-8 3:-17 4:-27 5:40 6:-12
join in hero Op	3:-10 4:-13 5:45 8:-20
join in hero Ou	0:25 1:-7 2:-7 3:-11 4:-24 5:-25 6:-12 8:42
join in hero U	0:-26 1:-10 2:-13 4:-6 5:35 8:26
join in hero Up	0:-10 5:24
join in hero Uu	0:-13 1:-6 2:-6 5:-7 8:35
join in hero V	0:23 1:-7 2:-23 8:21
join in hero Vs	1:-6 2:-25 8:35
join in hero Vu	0:27 1:-7
join in item	0:6 1:12 2:-24 3:-25 4:55 5:-23 6:-9 7:-8 9:-7
join in item N	0:-6 1:-8 2:-7 3:-6 4:25 5:-14 8:14
join in item Ns	0:9 4:15 8:-17
join in item Nu	2:-7 5:-12 8:24
join in item O	1:28 2:-8 3:-17 4:28 5:-13 6:-8 8:-27
join in item Os	0:-14 1:46 3:-6 4:-24 5:-6 8:-7
join in item Ou	0:6 1:-6 3:-8 4:19 5:-7 6:-7
join in item U	0:-16 1:-16 2:-11 3:-9 4:39 5:-9
join in item Uu	0:-26 1:-8 3:-7 4:57 8:-29
join in item V	1:-10 2:-8 3:-12 4:21 8:11
join in item Vs	0:18 1:-25 2:-7 3:-10 4:-13 8:34
join in item Vu	3:-7 4:41 8:-30
join in place	0:-25 1:-14 2:-18 3:22 5:-26 6:-11 7:-6 8:56 9:-7
join in place N	0:-29 1:-8 3:-10 4:-27 5:-19 8:78
join in place Nu	0:-10 8:20
join in place O	0:-13 1:-6 2:-11 3:-26 4:28 5:-11 6:-10 8:33
join in place Ou	0:-18 2:-9 3:-19 4:24 5:-10 6:-8 8:28
join in place U	0:-17 1:-11 2:-13 3:31 4:34 8:-26
join in place Uu	0:-7 2:-10 3:18 4:28 8:-24
join in projectile	1:-14 2:64 3:12 4:-19 5:-10 6:-8 8:-36
join in projectile A	0:-10 1:-13 2:20 3:19 8:-6
join in projectile Au	0:-6 1:-9 2:25
join in projectile N	0:29 4:-9 8:-14
join in projectile U	0:-24 2:57 4:-8 5:-8 6:-8 8:-19
join in projectile Uu	0:-21 2:55 3:-7 4:-7 5:-8 6:-8 8:-21
join is	0:16 1:-14 2:14 3:11 5:-12 6:-13 7:-11 8:-11 9:16
join is A	0:34 1:-21 3:12 4:-18 5:-6 7:-10 8:-8 9:12
join is F	0:-25 1:-12 2:28 3:26 4:-6 5:-6 6:-7
join is O	0:-8 1:35 2:-13 3:18 4:-12 5:-7 6:-11 8:-13
join is U	0:-11 1:-11 2:12 3:-14 4:23 5:-9 6:-8 9:17
join is V	0:10 2:10 4:-6
join is enemy	0:12 1:-9 2:24 3:-9 4:-8 6:-6
join is enemy U	0:-20 2:36 3:-7
join is free	0:-12 1:13 2:23 3:21 4:6 5:-14 6:-13 7:-10 8:-12 9:-11
join is free A	1:-13 2:30 3:17 4:-16 5:-7 7:-10 8:-8 9:-10
join is free Ap	0:-11 1:-31 2:14 3:31 4:-9 7:-6 9:-6
join is free As	0:33 1:11 2:-9 3:-10 4:-7 7:-6
join is free F	1:-7 2:23 6:-6
join is free Fs	0:12 1:-14 3:18
join is free Fu	0:-19 2:18 3:16
join is free O	1:21 2:-9 3:8 4:-7 8:-7
join is free Op	3:14
join is free U	2:-9 3:-7 4:34 5:-12
join is free Uu	0:-15 2:-10 3:-7 4:37
join is hero	0:34 1:-29 2:-33 3:-9 4:-15 9:47
join is hero A	0:28 1:-25 2:-34 3:-9 4:-12 9:49
join is hero As	0:40 1:-24
join is hero Au	2:-16 3:-8 4:-9 9:31
join kind	1:14 2:-11 3:-16 4:-7 5:-6 8:27
join kind U	8:22
join kind free	0:18 1:18 2:-8 3:-18
join kind free U	0:11
join kind free Uu	0:14
join list	1:-7 2:7 3:15 4:-9 7:-6
join list A	1:12 2:6 3:9 4:-14 6:-8
join list F	1:-18 2:17 3:24 6:-8 7:-8 9:-9
join list H	0:-10 1:-10 2:-10 3:-6 4:-14 5:22 6:12 8:-11 9:19
join list N	0:-18 1:-17 2:28 3:9 4:-12 5:-9 6:10 7:-8 9:6
join list O	0:7 1:-10 3:18 4:-12 7:-7 8:-6
join list U	0:13 1:-15 6:-10 8:8 9:7
join list V	0:18 1:-12 2:14 4:7 6:-9 7:-7 8:-14 9:-7
join list ally	0:42 1:-6 2:-17 3:-8
join list boss	0:18
join list enemy	0:-10 2:13 3:-13 4:-15 5:12 6:-17 7:20
join list enemy A	0:-17 1:8 2:25 3:-17 4:-25 5:-13 6:-10 7:40 8:-11 9:-17
join list enemy Ap	0:-25 1:17 2:62 3:-38 4:-23 5:-7 7:-11 8:-7 9:-14
join list enemy As	0:-20 1:15 2:-31 3:-14 7:45 8:-7
join list enemy Au	0:12 1:-47 2:-7 3:44 4:-14 5:-9 7:24 8:-7 9:-13
join list enemy F	0:23 2:-8 3:-19 4:26 5:-8 6:-10
join list enemy Fu	0:12 2:-10 3:-31 4:36 5:-6
join list enemy H	0:-14 1:-21 2:-27 3:-14 4:-8 5:-11 6:-6 7:24 9:57
join list enemy N	0:-33 2:-26 3:-18 4:-35 5:18 6:-11 8:25 9:47
join list enemy Nu	0:-31 2:-17 3:-12 4:-27 5:-11 6:-7 8:29 9:49
join list enemy O	0:-20 1:-6 2:20 3:15 4:-16 5:27 6:-11 8:-12 9:-9
join list enemy Op	0:-23 2:46 3:-18 4:-12 5:10 6:-6
join list enemy Ou	0:-11 2:-33 3:39 4:-14 5:36 6:-10 8:-14
join list enemy U	0:54 2:-22 3:-8 8:-7
join list enemy Uu	0:52 2:-24 3:-8 8:-8
join list enemy V	0:-15 1:-8 2:48 3:-8 4:-9 5:-15
join list enemy Vu	2:21 5:-10
join list free	0:22 4:-9 7:-8 9:-8
join list free A	1:24 2:8 4:-9 6:-8 7:-12 8:-6 9:-10
join list free Ap	0:20 1:14 2:44 3:-47 4:-23 5:-8 7:-8 8:-7 9:-7
join list free As	0:-14 1:54 2:-24 3:-8
join list free Au	0:-13 1:11 3:28 4:-14 5:9 6:-9 7:-13 8:7 9:-13
join list free F	0:14 1:-17 2:37 5:-10 6:-14 7:-9 8:-13 9:-8
join list free Fp	0:27 2:-9 6:-9
join list free Fu	0:-11 1:-13 2:24 3:28 4:-7 5:-7 6:-17 7:-7 8:-11 9:-6
join list free H	2:21 3:-19 4:-6 5:-13 6:13 7:-6 8:-6 9:-7
join list free Hp	0:-15 2:-17 3:-6 5:-7 6:44
join list free Hu	0:9 2:32 3:-15 5:-7 6:-13 9:-6
join list free N	0:17 1:-10 3:-21 4:17 9:-6
join list free Np	0:-13 1:-6 2:-15 3:-23 4:38 5:22 6:-6 8:-12
join list free Nu	0:26 1:-12 4:-27 5:-20 6:27 9:-6
join list free O	0:25 1:-11 2:8 4:-19 5:-14 6:24 7:-6
join list free Op	0:40 1:-11 3:19 4:-11 5:-11 6:-22 8:-12
join list free Os	0:-6 1:-8 2:43 3:-14 5:-7 6:-6 8:-9
join list free Ou	0:25 3:-32 4:-18 5:-14 6:42 8:-6
join list free U	0:6 1:-17 2:19 3:-7 6:-10 8:10 9:-6
join list free Up	0:-17 2:16 3:-28 4:-6 5:-12 8:42
join list free Uu	0:23 1:-15 2:-6 3:6 5:6 6:-9
join list free V	0:-6 1:16 2:10 3:8 5:-7 6:-7 7:-6 8:-13
join list free Vp	0:13 1:-14 3:28 4:-12 5:-6 6:-7
join list free Vu	1:18 2:-19 3:-9 4:21 8:-9
join list goal	0:-13 2:21 3:9 4:-11 5:27 6:-9 7:-7 8:-17 9:-8
join list goal A	0:-34 1:33 2:14 3:-27 4:-25 5:36 7:-8 8:-11 9:-8
join list goal Ap	2:-36 4:41
join list goal Au	0:-36 1:26 2:37 3:-34 4:-30 5:28 7:-8 8:-14 9:-8
join list goal H	0:22 1:-9 2:13 3:-8 4:-6 5:-6
join list goal Hp	0:6 2:22 3:-8 4:-7 5:-6
join list goal N	0:-38 2:75 3:-17 4:-36 5:7 8:-10
join list goal Nu	0:-18 2:50 3:-22 4:-23 5:14
join list goal O	0:-10 2:-7 3:41 4:-8 5:-8 6:-7 8:-6
join list goal Op	0:-30 3:52 4:-6 5:-7 6:-7 8:-6
join list goal U	0:32 2:-8 3:15 4:-16 5:-8 8:-10
join list goal Uu	0:21 2:-9 3:28 4:-14 5:-9 8:-13
join list goal V	0:20 2:-15 3:-9 4:15
join list hero	0:-18 1:-24 2:31 3:-10 4:-14 5:-15 6:12 7:-13 8:12 9:39
join list hero A	0:13 1:-33 2:-15 4:-20 5:-11 6:-11 7:-16 8:13 9:64
join list hero Ap	0:14 1:-31 2:-30 4:-15 5:-8 6:-8 7:-6 8:-7 9:60
join list hero As	1:-28 2:-29 3:19 4:-9 5:-6 6:-6 7:-15 8:53 9:-15
join list hero Au	1:6 2:-20 3:-16 4:-20 5:-8 6:-6 7:-9 8:-12 9:60
join list hero F	0:-34 1:-32 2:71 3:-17 4:-27 5:-14 6:37 7:-9 8:-18 9:-20
join list hero Fp	0:-7 1:-7 2:26 3:-7 6:8 9:-6
join list hero Fs	0:-9 1:-24 2:-12 4:-10 6:48 8:-9
join list hero Fu	0:-16 1:-7 2:57 3:-8 4:-9 6:-24 9:-8
join list hero N	0:-16 1:-11 2:-15 3:-35 4:32 5:-33 6:-10 8:54 9:-9
join list hero O	1:-7 3:-7 4:-19 5:16 6:12 8:-27 9:22
join list hero Op	0:-17 1:-7 2:21 3:27 4:-8 6:-9 8:-20
join list hero Ou	0:-9 1:-6 2:-15 3:-36 4:-23 5:-14 6:54 8:-25 9:38
join list hero U	0:-54 1:-10 2:40 3:-36 4:-12 5:-18 6:-16 7:-6 8:23 9:50
join list hero Up	2:-14 9:32
join list hero Uu	0:-21 1:-7 2:41 3:-20 4:-8 5:-9 6:-8 8:20
join list hero V	0:-8 2:24
join list item	0:-13 1:-10 3:60 4:-7 5:-9 6:-10 7:-7 8:11 9:-7
join list item A	0:9 3:31 4:-16 5:-9 7:-9 8:-7 9:-10
join list item Ap	0:18 1:-22 2:46 3:-12 4:-13 5:-7 8:-7 9:-9
join list item As	1:7 2:-28 3:31 4:-8 7:-8 8:-7
join list item Au	0:18 1:-8 2:-17 3:34 4:-10 5:-6 7:-6 9:-6
join list item F	0:-13 1:-9 2:-16 3:59 4:-15 6:-11 8:9
join list item Fp	0:-8 1:-6 2:-9 3:41 6:-6
join list item Fu	0:-14 1:-8 2:-13 3:47 4:-23 6:-9 8:21
join list item H	0:-23 1:-18 2:-15 3:28 4:-6 5:38 6:-12 8:-6
join list item Hp	0:-11 1:-7 2:-6 3:-22 5:45 6:-8
join list item Hu	0:-8 2:-31 3:45 6:-6
join list item N	0:-43 1:-11 2:18 3:70 4:-29 5:-23 6:-10 9:-6
join list item Np	0:-10 2:-8 3:33 4:-7 5:-6
join list item Nu	0:-46 1:-7 2:21 3:52 4:-36 5:-20 6:-10 8:20
join list item O	0:-19 1:-10 3:54 4:-15 5:-17 6:-13 8:18
join list item Op	2:-14 3:57 4:-11 5:-11 6:-10 8:-11
join list item Ou	0:-26 1:-12 3:40 5:-16 6:-15 8:28 9:-6
join list item U	1:-17 2:-8 3:46 4:14 5:-15 6:-9 8:-15 9:-7
join list item Uu	0:-9 1:-11 2:-28 3:52 4:17 5:-9 6:-7 8:-14 9:-6
join list item V	0:-9 2:-17 3:38 4:-8
join list item Vp	1:8 2:-8 3:12
join list item Vu	1:-15 2:-8 3:30
join list obstacle	0:7 2:-15 3:-30 4:-12 5:71 6:-9 8:-26 9:-9
join list obstacle A	2:-25 3:-14 4:-6 5:53 8:-9 9:-8
join list obstacle Ap	0:22 2:-41 3:-13 5:40
join list obstacle O	0:20 3:-32 4:-7 5:45 8:-18
join list obstacle Op	0:-9 3:-18 5:45 8:-16
join list obstacle Ou	0:27 3:-6 8:-11
join list obstacle U	2:-16 5:26 8:-12
join list obstacle Uu	2:-16 5:33 8:-11
join list place	0:-8 1:-42 2:40 4:-22 5:7 6:-16 7:-7 8:29 9:-9
join list place A	0:-10 1:-51 2:54 3:-25 4:-13 5:-9 8:38 9:-6
join list place Ap	0:-9 2:18
join list place Au	0:9 1:-50 2:58 3:-19 4:-11 5:-8 8:14 9:-9
join list place F	0:30 3:-22
join list place N	0:-41 1:-7 2:16 3:10 4:-10 5:39 8:-31
join list place Nu	0:-24 1:-6 2:-11 3:24 4:-13 5:31 8:-14
join list place O	1:-13 4:-17 5:-12 6:-16 8:49 9:-6
join list place Op	0:-47 1:-9 2:17 3:9 4:-13 5:-38 6:-15 8:60
join list place Ou	2:-21 3:-12 4:-7 5:46 8:-22
join list place U	0:44 1:-7 3:-10 5:-6 8:-7
join list place Uu	0:50 1:-6 2:-17 3:-11 8:-7
join list projectile	0:45 2:9 3:-33 4:7 5:-6 6:-11 8:-7
join list projectile N	0:23 2:-6 3:-9
join list projectile Nu	0:32 2:-11 3:-9
join list projectile O	0:22 3:-10
join list projectile Op	0:26 3:-10
join list projectile U	0:11
join list projectile Uu	2:8
join make	2:-10 3:11 4:25 5:-7 6:-10
join make F	0:10 2:-7 3:22 6:-10
join make N	3:11
join make O	0:-18 3:-8 4:37 8:-7
join make free	1:-6 3:15
join make hero	2:-11 4:34 6:-12 8:-6
join make hero F	0:15 3:8 4:-6 6:-6
join make hero Fp	0:7 2:-6 3:15 6:-6
join make hero Fu	0:-6 3:15
join make hero N	0:-9 3:14
join match	0:-21 3:25
join match free	0:-33 3:43
join me	0:38 1:-13 2:-6 3:-6 8:-6
join me U	0:29 2:-7 3:-6 8:-7
join me enemy	0:9
join me enemy U	0:9
join me enemy Uu	0:6
join move	0:10 1:-6 2:14 3:-17 4:-9 5:-9 7:-8 8:23 9:-6
join move A	0:-8 1:30 2:19 3:-20 4:-10 5:-9 6:-6 8:-11
join move H	0:-8 1:-22 2:12 4:34 5:-14
join move N	0:-16 3:-9 4:-11 5:-10 8:41
join move O	0:22 1:30 2:-13 3:8 4:-18 5:10 6:-10 7:-8 8:-36
join move U	0:34 2:-9 3:-10 4:-8 5:-8 6:-6
join move V	0:18 1:-34 2:-10 8:39
join move enemy	0:-29 1:-9 3:-11 5:-7 8:51
join move enemy U	0:14
join move enemy Uu	3:-8 5:-8 8:24
join move free	0:-12 1:14 3:13 4:17 5:-21 6:17 7:-7 8:-29
join move free A	0:-12 1:-14 2:42 3:-6
join move free Au	0:-7 1:-19 2:32
join move free O	0:-24 1:19 3:32 5:-10 6:-7 8:-12
join move free U	0:15 1:21 2:-8 3:-6 4:-7 5:-6 6:-6 8:-8
join move free Uu	0:21 1:27 2:-10 3:-8 4:-8 5:-8 6:-8 8:-11
join move hero	0:22 1:-38 2:-12 3:-16 4:-14 5:18 6:-6 8:38
join move hero N	4:-8 8:22
join move hero Nu	0:11 4:-7 5:-9 8:10
join move hero O	0:13 1:-8 3:-13 4:-6 5:41 8:-28
join move hero Os	1:-7 3:-11 5:47 8:-29
join move hero V	0:22 1:-28 8:19
join move hero Vu	0:21 1:-10
join move item	0:32 1:-6 3:-7 4:-7 5:-6
join move item O	0:35 1:-7 3:-9 5:-8
join move item Ou	0:44 1:-7 3:-11 4:-10 5:-10
join move place	0:14 1:49 2:-27 3:-14 4:-8 5:-8 8:-6
join move place A	0:-7 1:64 2:-38 3:-12 4:-6 5:-6
join move place Au	1:59 2:-39 3:-12
join must	0:23 1:-9 2:-23 3:-46 4:7 5:23 6:-10 8:28
join must A	0:49 1:-10 2:-25 3:-10
join must F	0:27 2:-16 3:-57 4:51
join must O	0:-20 1:-6 3:-29 4:-10 5:37 6:-7 8:23
join must U	0:21
join must enemy	0:-7 2:-18 3:-48 4:63
join must enemy F	0:-6 2:-7 3:-34 4:48
join must enemy Fp	0:-10 2:-16 3:-45 4:64
join must free	0:55 1:-8 2:-6 3:-21 4:-9
join must free F	0:38 3:-27 4:-7
join must free Fu	0:36 3:-23 4:-6
join must free U	0:21
join must free Uu	0:12
join must hero	1:-7 2:-15 3:-31 4:-11 5:30 6:-7 8:29
join must hero O	0:-25 2:-6 3:-25 4:-13 5:34 6:-9 8:30
join no	0:14 3:11 4:-9 5:-9 7:7 9:-7
join no A	1:13 2:13 3:-8 4:-13 5:-9 6:-7 7:26 8:-14 9:-10
join no F	0:6 1:7 2:-18 3:34 4:-28 5:20 6:-10 7:-11 8:-13 9:-8
join no H	0:7 1:-16 2:37 3:-14
join no N	0:-10 2:-15 3:27 4:14 6:-13 7:-8 8:-6 9:-8
join no O	0:21 1:-11 3:9 4:-17 5:-7 6:-11 7:17 9:-6
join no U	0:35 1:-15 3:6 4:-6 5:-6 6:-6
join no V	0:19 1:29 3:8 4:-14 5:-18 6:-7 7:-6 8:-21
join no enemy	0:17 2:-19 3:37 4:-10 5:-17 6:-22 7:36 8:-21 9:-8
join no enemy A	1:-6 2:-30 3:14 4:-10 7:36 8:-6
join no enemy Ap	0:8 1:-19 2:-6 3:23 4:-8
join no enemy Au	0:28 1:8 2:-12 3:-8 7:-7
join no enemy F	0:-16 3:36 6:-6
join no enemy Fu	0:-15 3:32
join no enemy N	0:14 1:-7 2:-9 3:23 4:21 5:-13 6:-8 8:-27
join no enemy Nu	1:-6 2:-8 3:17 4:36 5:-13 6:-7 8:-24
join no enemy O	1:-13 2:30 3:13 4:-13 5:-16 6:-39 7:27 8:-12
join no enemy Op	0:14 2:-6
join no enemy Ou	0:-13 1:-7 2:33 3:34 4:-11 6:-36
join no enemy U	0:32 2:-7 3:-11
join no enemy Up	0:13
join no enemy Uu	0:12
join no first	0:17 2:-25 3:24 4:-11 5:8 6:-8 7:-7
join no first A	2:-26 3:49 4:-8 7:-10 8:-9
join no first As	0:-14 3:29
join no first Au	0:15 1:35 2:-24 3:-13 8:-7
join no first F	1:-22 3:27
join no first N	0:22 3:-10 5:13 8:-11
join no first O	2:-6 6:-8 8:21
join no first Ou	1:-10 2:-6 3:9 8:13
join no first U	0:25 1:-9 3:-8
join no first Us	0:18 1:-8
join no free	0:12 1:9 2:-20 3:8 7:9 9:-6
join no free A	0:15 2:-26 4:-12 5:-6 6:-6 7:35 8:-11 9:-6
join no free Ap	0:29 1:-18 2:-10 3:-17 4:21
join no free As	0:7 1:-23 7:27
join no free Au	0:-9 1:37 2:-29 4:-29 5:-6 7:29 8:-10 9:-6
join no free F	1:27 2:-30 3:24 4:-18 5:7 7:-8 8:-9 9:-6
join no free Fp	0:-36 1:29 2:-36 3:16 4:-21 5:42 6:-23 7:-7 8:-8 9:-6
join no free Fs	0:20 1:7 3:-7 6:-10
join no free Fu	0:20 1:-28 2:-16 3:20 4:-14 5:-6 6:23 7:-6
join no free H	0:-8 1:-7 2:36 3:-13
join no free Hp	0:-19 2:34
join no free Hu	1:-6 2:15 3:-6
join no free N	0:8 2:-15 3:-14 4:20 5:-13 6:28 8:-23
join no free Np	0:37 3:-13 5:-9
join no free Nu	0:-16 2:-15 4:27 5:-7 6:23 8:-19
join no free O	0:10 2:-15 3:7 4:-9 6:10 7:-9 8:-7 9:-6
join no free Op	0:16 1:-20 2:22 3:22 4:-9 5:-14 6:-9 8:-19
join no free Os	0:15 1:13 8:-6
join no free Ou	0:-23 1:-10 2:-25 5:23 7:-8 8:35 9:-6
join no free U	0:12 1:-12 2:-7 3:35 4:-8 5:-6 8:-13
join no free Up	0:16 3:-6
join no free Uu	0:11 1:-13 3:33 4:-8 8:-14
join no free V	1:40 2:-18 3:-13 4:-7 8:-6
join no free Vu	0:39 2:-12 3:-12
join no goal	0:12 2:38 3:-35 4:-19 5:28 6:-8 7:-7 8:-16 9:-7
join no goal A	0:6 2:31 3:-17 4:-11 8:-7
join no goal Ap	0:-16 1:41 2:8 3:-15 4:-14
join no goal Au	0:12 2:8 3:-8
join no goal F	0:32 3:-10
join no goal Fu	0:28 3:-9
join no goal N	0:-8 2:13
join no goal Nu	0:-10 2:22
join no goal O	0:19 3:-22 4:-8 5:25 8:-7
join no goal Op	0:20 1:-6 3:-25 4:-7 5:25
join no goal Ou	0:21 8:-10
join no goal U	0:25 2:-7 3:-8
join no goal Uu	0:22 2:-6 3:-6
join no goal V	0:18 1:-11 2:11 3:-6
join no goal Vp	1:-14 2:31 3:-8
join no hero	0:15 1:34 2:19 3:-19 4:-26 5:-15 6:-16 7:-10 8:15 9:-10
join no hero A	1:23 2:8 3:-17 4:-8 7:-6 8:-6 9:-6
join no hero Ap	0:-10 1:24 3:-9
join no hero Au	0:14 1:-24 2:28 3:-8
join no hero F	0:18 2:14 3:-18
join no hero N	0:-14 1:12 2:-27 4:-21 5:33 6:-6 8:19
join no hero Ns	0:-19 3:-10 4:-7 8:40
join no hero Nu	1:9 2:-22 4:-19 5:37 8:-15
join no hero O	0:22 2:-12 3:24 5:-9 6:-6 8:-11
join no hero Op	0:16 2:-8 3:15 5:-7 8:-9
join no hero Ou	0:27 3:-9
join no hero U	0:-39 1:-10 2:26 3:-12 4:-8 8:42 9:-6
join no hero Uu	0:-22 1:-11 2:33 3:-9 4:-7 8:19
join no hero V	0:18 1:39 2:-29 3:-10 5:-8 8:-8
join no hero Vp	0:11 1:31 2:-24 3:-8
join no hero Vu	0:14 1:10 2:-8 8:-6
join no item	0:17 1:-20 2:30 3:18 4:-12 5:-16 8:-13
join no item A	0:-15 1:-9 2:38
join no item Ap	0:-18 1:-8 2:34
join no item Au	2:7
join no item F	2:-13 3:25
join no item H	2:7
join no item N	0:24 3:-9
join no item Nu	0:32 3:-12
join no item O	0:-24 2:-7 3:48 8:-12
join no item U	0:34 2:-7 3:-9 8:-6
join no item Up	0:12
join no item Uu	0:23 3:-7 8:-6
join no obstacle	0:36 1:-6 2:-8 3:-17 5:-39 8:38
join no obstacle O	0:28 3:-10 5:-23 8:12
join no obstacle Ou	0:17 8:-8
join no place	0:-10 1:-29 2:28 3:-16 4:22 5:-7 8:11
join no place A	0:-17 1:-25 2:70 3:-43
join no place Ap	0:-19 1:-28 2:75 3:-38
join no place O	0:7 3:17 4:-9
join no place Ou	3:25 4:-11
join no place U	0:-11 1:-17 2:-15 3:-23 4:27 8:32
join no place Uu	0:-10 1:-18 2:-15 3:-37 4:37 8:33
join no projectile	1:-13 2:10 3:-13 4:-23 5:-10 6:-6 7:44
join no projectile O	0:-14 2:6 3:-6 4:-11 5:-8 7:37
join obj	1:8 2:-8 3:-25 4:39 5:-10 6:19 7:-6 8:-18 9:-7
join obj A	0:-6 1:9 2:16 4:-7
join obj F	1:-14 3:-6 6:33
join obj N	0:-14 2:-9 3:-6 4:50 5:-8 6:-6 8:-11
join obj O	0:8 1:-6 3:-18 4:33 8:-13
join obj U	0:-7 1:29 2:-16 3:-27 5:-9 6:7 8:12 9:-7
join obj enemy	1:-30 2:-12 3:-13 4:-11 6:61 8:-15
join obj enemy F	1:-14 6:30
join obj enemy Fu	0:-8 1:-8 3:-9 4:-6 6:38
join obj enemy U	0:6 1:-10 2:-8 6:25 8:-9
join obj enemy Uu	1:-11 2:-7 6:27 8:-8
join obj free	0:44 3:-12 4:-9 8:-11
join obj free O	0:18
join obj free Ou	0:20 3:-6
join obj free U	0:15 4:-6
join obj free Uu	0:9
join obj hero	0:-16 2:-6 3:-6 4:16 8:24
join obj hero N	4:27 8:-7
join obj hero Nu	4:19
join obj item	0:-17 1:21 2:-16 3:-21 4:59 5:-7 6:-10 8:-19
join obj item N	0:-8 4:27
join obj item Nu	0:-8 2:-8 4:32
join obj item O	0:-11 3:-21 4:42 8:-9
join obj item Ou	0:-7 3:-14 4:29
join obj item U	0:-9 1:28 2:-7 3:-11 4:12 6:-6 8:-7
join obj item Uu	0:-14 1:26 2:-9 3:-12 4:23 6:-6 8:-9
join obj projectile	0:7 1:-7 2:10
join obj projectile A	1:-7 2:20
join obj projectile Au	2:18
join of	3:19 5:-9 6:-19 7:-9 8:10
join of A	0:-35 1:39 2:25 3:-28 4:29 5:-10 6:-9 7:-10 8:-20 9:-16
join of F	0:-7 2:-18 3:18 4:-17 5:11 6:-27 7:-6 8:-24 9:43
join of N	1:-13 2:-12 3:20 4:-10 6:-9 8:21 9:-7
join of O	0:33 1:-24 2:-18 3:13 4:21 5:-17 6:-7 7:-8 9:-7
join of U	0:27 2:-22 3:-14 4:-8 8:23
join of enemy	0:16 1:-20 2:36 3:-6 4:-13 6:-9 8:-8
join of enemy A	0:-18 1:-14 2:54 3:-9 4:-11
join of enemy Au	0:-13 1:-31 2:75 3:-32 4:-8 7:-6
join of enemy U	0:21 2:-13
join of free	0:-17 1:13 2:-9 3:24 4:-8 5:18 6:-23 7:-9 8:18 9:-12
join of free A	0:-30 1:17 2:33 3:22 4:-21 5:-20 6:-7 7:-7 8:-17 9:-8
join of free Ap	0:-20 1:58 3:-21 4:-11 7:-6 8:-10
join of free Au	0:-21 1:-28 2:30 3:45 4:-17 5:-11 7:-6 8:-12
join of free F	2:-10 4:-12 5:44 6:-19 8:-13 9:-10
join of free Fp	3:27 8:-6
join of free Fu	1:21 2:-11 3:7 4:-11 5:23 6:-21 8:-11 9:-8
join of free N	0:-28 1:-13 2:-9 3:18 4:-14 5:24 6:-8 8:24 9:-6
join of free Nu	0:-30 1:-11 2:-9 3:22 4:-18 5:21 6:-8 8:25 9:-6
join of free O	0:37 1:-6 2:-12 3:-18 4:-11 5:-7 6:-14 8:24
join of free Op	3:18 6:-16
join of free Ou	0:32 2:-12 3:-30 4:-11 6:-10 8:30
join of free U	0:32 3:-14
join of free Uu	0:37 3:-17
join of goal	1:-13 2:22 3:-10 4:-29 5:-8 6:-7 8:33
join of hero	1:-15 2:-40 3:-47 4:54 5:-10 6:-17 8:-20 9:55
join of hero F	0:-11 2:-10 3:-27 5:-6 6:-11 9:60
join of hero Fu	0:-11 2:-11 3:-37 5:-6 6:-13 8:-15 9:68
join of item	2:-23 3:34 4:10 5:-16 6:-17 9:-7
join of item F	0:8 3:21 8:-6
join of item Fu	2:-6 3:43 4:-7 6:-8 8:-13 9:-6
join of item O	0:-7 1:-16 3:41 5:-6 6:-12 8:-7
join of item Ou	0:-14 1:-17 2:-6 3:23 4:22 5:-15 6:-15
join of place	0:-43 2:-7 4:36 6:-8 8:26
join of place O	0:-22 3:12 4:39 6:-9 8:-20
join of place Ou	0:-20 2:-8 3:9 4:43 6:-10 8:-20
join of projectile	0:-10 3:-15 4:-7 6:38 8:-6
join of projectile O	2:-6 3:-18 6:35 8:-13
join over	0:-7 1:-7 2:-13 3:-17 5:20 6:-6 8:26
join over N	5:9 8:7
join over O	0:-23 2:-6 3:-11 4:12 8:30
join over U	0:12 1:-6 2:-12 3:-19 4:-11 5:14 6:-6 8:24 9:-6
join over free	0:-16 1:-7 3:-9 4:-9 8:34
join over free O	0:-12 3:-6 5:14 8:10
join over free Ou	0:-12 1:-7 3:-6 5:-15 8:39
join over free U	0:-25 2:-7 3:-8 4:-6 8:40
join over free Uu	0:-23 2:-7 3:-8 5:16 8:22
join over hero	0:-15 2:-13 3:-10 4:-9 5:40 8:13
join over hero O	0:-9 2:-6 3:-8 8:28
join over hero Op	0:-8 2:-7 3:-10 4:-6 8:26
join over hero Ou	0:-7 4:-10 5:33 8:-10
join over hero U	0:-7 5:23 8:-6
join over hero Uu	0:-7 5:24 8:-8
join over item	0:-7 3:-6 5:-19 8:40
join over obstacle	0:23 3:-9 4:25 5:-22 8:-10
join over obstacle U	0:20
join over obstacle Uu	0:36 3:-11 5:-10
join play	0:6 1:-8 2:-6 3:-12 5:26
join play A	3:10
join play free	0:6 1:-20 2:-6 3:-13 5:35
join push	1:-11 2:9 3:39 4:-10 5:-12 8:-8
join push F	3:13
join push O	0:-6 3:35 5:-9
join push V	0:25 2:-8
join push free	0:-9 1:-9 2:27 3:14 4:-7 5:-9 8:-6
join push free O	0:-6 2:-6 3:35 5:-10 8:-6
join push free Op	3:14 5:-6
join push free Ou	3:9
join push hero	0:12 2:-11 3:22 4:-7 5:-8
join push hero F	3:9
join push hero Fp	3:7
join push hero O	3:27 5:-7
join push hero Ou	2:-6 3:23 5:-7
join push hero V	2:-10 3:26 4:-7
join reach	0:-14 1:-11 2:22 3:-18 4:49 5:-8 6:-7 7:-6
join reach A	1:-8 2:45 4:-26
join reach F	0:-11 2:-7 3:-6 4:21 8:12
join reach N	0:12 4:19 8:-11
join reach O	0:-22 1:-9 2:-9 3:-14 4:54 5:-6 6:-6
join reach U	0:-6 4:21 8:-6
join reach free	0:-13 4:30
join reach free F	0:-6 4:15
join reach free Fu	0:-9 4:26
join reach hero	0:-6 4:27 8:-12
join reach hero N	0:-6 4:22 8:-6
join reach hero Ns	0:-6 4:17 8:-7
join reach hero Nu	4:10
join reach item	0:-23 2:-7 3:-6 4:51 8:-13
join reach item N	4:14
join reach item Nu	4:12
join reach item O	0:-6 4:15
join reach item Op	4:9
join reach item U	0:-20 4:31 8:-6
join reach obstacle	0:16 4:-10
join reach place	0:20 8:-8
join reach projectile	1:-6 2:44 4:-26
join reach projectile A	1:-11 2:52 4:-27
join reach projectile Au	2:25 4:-12
join rel	1:-34 3:-21 5:-13 6:27 7:-8 8:28 9:-13
join rel A	0:-23 1:-29 3:-14 4:35 6:-9 7:-6 8:29 9:-15
join rel O	0:-8 1:-6 2:-6 3:-24 4:-8 5:-8 6:57 8:-13
join rel U	0:33 2:-6 5:-6 8:-6
join rel enemy	0:19 2:-7
join rel goal	0:26 3:-7
join rel hero	0:-47 1:-20 2:40 4:8 5:-14 6:38 7:-7 8:-20 9:-15
join rel hero A	0:-20 1:-8 2:19 3:10 4:16 8:-11 9:-11
join rel hero Au	0:-9 2:-15 3:28 4:12 8:-8 9:-9
join rel hero O	0:-20 3:12 4:-6 5:-6 6:30 8:-11
join rel hero Op	0:-26 3:20 6:28 8:-10
join save	0:18 2:-10 3:-22 4:20
join save A	0:13 1:-7 2:-17 3:-40 4:55
join save hero	0:14 2:-17 3:-37 4:47
join save hero A	0:8 2:-13 3:-23 4:33
join save hero Ap	0:-15 2:-14 3:-39 4:65
join shoot	0:-6 1:-6 3:-14 4:-6 5:-8 6:47
join shoot A	2:23 6:-12
join shoot F	0:-6 3:-9 6:29
join shoot H	0:6 2:-22 6:23
join shoot O	0:-6 3:-7 6:25
join shoot hero	0:6 2:-9 3:-12 5:-6 6:31
join shoot hero F	6:21
join shoot hero Fp	3:-13 6:24
join shoot hero Fu	6:17
join shoot hero H	0:13 2:-19 6:17
join shoot hero Hp	2:-8 6:18
join sneak	0:-14 1:-6 2:7 3:-13 4:-6 5:32
join sneak A	1:-6 2:25
join sneak goal	2:7
join sneak goal A	2:10
join sneak hero	0:-17 3:-9 5:28
join steal	0:10 1:-6 2:14 3:22 4:-19 6:-6 8:-7
join steal A	0:-11 2:38 3:-15 4:-8
join steal F	0:16 2:-8 3:28 4:-18 6:-8
join steal O	0:21 8:-8
join steal enemy	3:28 4:-17
join steal enemy F	0:10 3:19 4:-16
join steal enemy Fp	0:14 3:9 4:-13
join steal free	0:47 3:-34
join steal free F	0:13
join steal free Fu	0:13 3:6 4:-7
join steal hero	0:-20 2:33 3:17 4:-10 6:-6 8:-6
join steal hero A	0:-8 2:29 4:-10
join steal hero Ap	2:6 3:6
join steal hero F	0:-12 2:-6 3:40 4:-6 6:-10
join steal hero Fp	2:-6 3:23
join steal hero Fu	0:-8 3:30 4:-6 6:-10
join steal hero O	0:-8 3:27 4:-6 8:-7
join subj	0:7 1:-12 4:7 9:-8
join subj A	0:-14 1:-15 2:42 3:15 5:-6 6:-6 8:-15 9:-9
join subj F	0:-15 2:-11 4:-13 6:11 8:23 9:-6
join subj H	0:24 2:21 3:-8 5:-13 6:-8 8:-8
join subj N	2:-7 3:14 5:-10 8:15
join subj O	1:-9 2:-19 3:-33 4:29 5:20 6:10 7:-6 8:-8
join subj U	0:30 1:-10 2:-15 3:-6 4:11 6:-10
join subj V	0:11 1:-6 2:23 3:-8 5:-6 8:-6
join subj enemy	0:-6 2:-10 3:-23 4:58 8:-13
join subj enemy N	0:-8 3:-7 4:29
join subj enemy Nu	0:-9 4:24
join subj enemy U	2:-10 3:-21 4:45 6:-8 8:-15
join subj enemy Uu	2:-6 3:-16 4:31 6:-7 8:-11
join subj free	0:12 1:-15 3:-6 4:27 6:-9 8:-10
join subj free A	2:9
join subj free Au	2:14
join subj free O	0:-8 2:-6 3:-18 4:42 6:-8 8:-10
join subj free Ou	0:-11 3:-11 4:40 6:-7 8:-11
join subj free U	0:13 1:-7 2:-7 3:21 8:-12
join subj free Uu	0:18 1:-9 2:-7 3:16 8:-9
join subj hero	1:-11 2:8 3:13 4:-9 7:-6 8:12 9:-9
join subj hero A	1:-16 2:11 3:26 4:9 5:-7 6:-6 7:-6 8:-11 9:-10
join subj hero Au	1:-18 2:18 3:22 4:10 5:-8 6:-6 7:-6 8:-15 9:-10
join subj hero F	0:-13 2:-11 3:-17 4:-13 6:19 8:36 9:-6
join subj hero Fu	0:-9 2:-8 4:-10 6:13 8:16
join subj hero H	0:6 2:35 3:-10 4:-7 5:-9 6:-7 8:-8
join subj hero Hu	2:34 3:-7 5:-8 6:-7 8:-10
join subj hero N	0:11 3:10 4:-39 5:-6 8:31
join subj hero Nu	3:14 4:-31 8:29
join subj hero O	0:12 2:-11 3:-18 4:-7 5:32 6:10 8:-13
join subj hero Ou	1:-6 2:-19 3:-26 4:-10 5:43 6:9
join subj hero V	0:14 2:12
join subj hero Vu	2:20 3:-7
join subj place	0:26 3:-11
join subj place U	0:19 3:-10
join subj place Uu	0:20 8:-7
join take	1:9 2:-13 3:20 6:-6
join take A	0:-24 1:19 2:-24 3:11 4:34 7:-6 8:-8 9:-6
join take F	0:14 3:15 4:-7 6:-6
join take H	0:17 2:-18 3:-11 5:17
join take N	0:16 3:23 4:-18 5:-7 8:-8
join take O	0:-19 1:-10 2:-10 3:23 4:10 5:-9 8:6
join take U	0:8 3:-22 4:-10 8:27
join take enemy	2:-6 3:-15 4:25
join take free	1:-27 2:-14 3:11 4:49 5:-7 6:-9 8:-13
join take free A	1:-36 2:-15 3:43 4:11
join take free Au	1:-18 3:18 4:7
join take free F	0:18 3:-8
join take free Fu	0:11
join take free O	0:-14 1:-6 2:-7 3:6 4:34 5:-6 6:-7 8:-12
join take free Op	0:-10 3:42 4:-12
join take free Ou	3:-47 4:57 8:-6
join take hero	1:-7 2:-11 3:26 6:-6
join take hero A	0:-21 1:-14 2:-10 3:-8 4:53 8:-6 9:-6
join take hero Ap	3:30 4:-12
join take hero Au	0:-12 1:-9 2:-21 3:-7 4:48
join take hero F	0:7 3:20 4:-7 6:-6
join take hero Fp	3:16
join take hero Fu	3:28 4:-7 6:-6
join take hero H	0:17 2:-20 3:-23 5:31
join take hero N	3:29 4:-12 5:-9 8:-6
join take hero Nu	3:27 4:-12 5:-6 8:-7
join take hero O	0:-9 1:-6 2:-7 3:35 4:-16 5:-7 6:-8 8:11
join take hero Op	3:22
join take hero Os	0:8 1:-7 3:21 4:-13
join take hero Ou	0:-19 2:-6 3:13 4:-18 6:-8 8:35
join take item	0:7 1:69 2:-23 3:-52 4:-22 6:23 8:-8
join take item A	0:-11 1:75 3:-54 4:-17
join take item Au	0:-7 1:60 3:-37 4:-13
join take place	0:-12 1:38 2:-12 3:8 4:-16 8:-9
join take place O	3:24 4:-8 8:-6
join throw	0:-6 1:26 2:-10 3:-13 4:-12 5:9 6:22 7:-6 8:-6
join throw A	0:-16 1:15 2:12 3:-11 4:-9 5:-6 6:14 7:-6
join throw F	0:10 3:-20 4:-6 6:29
join throw O	1:34 2:-10 3:-23 4:-7 5:38 6:-34
join throw U	0:-11 2:-7 6:33
join throw enemy	1:-12 2:-8 3:-12 4:-11 5:44 6:-12
join throw enemy F	0:29 4:-9 6:-9
join throw enemy O	3:-6 5:45 6:-35
join throw free	0:-7 2:31 3:-19 4:-9 5:-6 8:-6
join throw free A	0:-12 1:-23 2:13 3:-8 6:31
join throw free F	3:-8 6:25
join throw free Fu	3:-6 6:12
join throw free O	0:-6 1:47 3:-6 6:-33
join throw free Op	0:15 6:-8
join throw hero	0:-11 2:-6 3:-23 5:-6 6:55
join throw hero F	3:-19 6:28
join throw hero Fp	3:-15 6:23
join throw hero Fu	6:7
join throw hero O	0:-7 3:-7 5:-8 6:33
join throw hero Op	3:-15 6:27
join throw hero Ou	6:8
join throw hero U	0:-9 6:29
join throw hero Uu	0:-9 2:-7 6:34 8:-7
join throw projectile	0:-8 1:64 2:-29 4:-6 6:-23
join throw projectile A	1:39 2:-17 6:-16
join throw projectile Au	1:63 2:-37 6:-22
join to	0:6 1:-11 2:-8 4:26 5:-9 8:-8 9:-7
join to A	1:-18 2:-7 4:17 6:-7 7:28 8:-15 9:-8
join to F	2:-10 3:-10 6:28
join to N	0:-6 3:-14 4:55 5:-7 8:-15
join to O	0:-10 1:-10 2:-10 3:-9 4:23 5:-9 6:9 8:14
join to U	0:6 1:-8 2:-13 3:6 4:23 5:-11 9:-6
join to enemy	2:-7 3:-13 4:-13 6:38
join to enemy F	6:17
join to enemy Fu	2:-6 3:-11 4:-8 6:32
join to enemy O	3:-7 6:24
join to enemy Ou	3:-9 6:17
join to enemy U	4:-9 6:17
join to enemy Uu	0:6
join to free	0:17 1:-10 2:-26 3:-19 4:44 5:-6 6:-6 7:18 8:-18
join to free A	0:-13 2:-32 3:-19 4:35 7:32 8:-7
join to free Au	0:-9 1:-12 2:-27 3:-16 4:24 7:38 8:-7
join to free N	2:-8 3:-6 4:34 5:-7 8:-9
join to free Nu	0:-6 2:-6 3:-12 4:50 8:-18
join to free O	3:-7 4:27 8:-16
join to free Ou	0:10 3:-7 4:28 8:-22
join to free U	0:24 2:-6 3:-13 4:13 8:-9
join to free Uu	0:19 3:-14 4:12 8:-8
join to goal	0:44 3:-9 4:-16 8:-13
join to goal O	0:37 3:-6 4:-17 8:-9
join to hero	0:-13 3:-13 4:52 5:-7 8:-12
join to hero N	0:-8 3:-9 4:29 8:-6
join to hero Nu	4:12
join to hero U	0:-10 2:-7 3:-9 4:41 8:-9
join to hero Up	0:-13 4:30
join to item	0:-21 1:-6 2:-18 3:40 4:24 5:-6 6:-8 8:-19 9:-6
join to item A	0:-13 2:-28 3:45 4:-6
join to item Ap	2:-12 4:21
join to item N	0:14 3:-7 4:13 8:-9
join to item Np	0:-8 4:19
join to item Nu	0:9 3:-7 4:15 8:-7
join to item O	0:-23 3:37 4:17 6:-7 8:-26
join to item Ou	0:-14 3:-14 4:45 8:-13
join to item U	0:-28 2:-11 3:27 4:20 8:-11
join to item Uu	0:-32 2:-12 3:39 4:21 6:-6 8:-16
join to obstacle	0:-6 2:-7 3:-7 4:38 8:-9
join to obstacle U	4:13
join to obstacle Uu	0:-20 4:35 8:-6
join to place	1:-8 2:-9 3:-16 4:-46 5:-7 6:-7 8:73
join to place A	0:24 8:-8
join to place Au	0:29 2:-8 8:-7
join to place O	0:-16 3:-8 4:-28 8:53
join to place Ou	3:-8 4:-25 8:38
join to projectile	0:-12 2:43 4:-15
join to projectile A	0:-14 1:-13 2:54 3:-11 4:-14 7:-7
join to projectile Au	0:-12 2:43 4:-14 7:-6
join vs	1:7 2:40 3:-12 4:-10 5:-6 6:-6 8:-8
join vs A	0:-9 1:-13 2:42 3:-6
join vs F	0:12 1:-11 2:26 4:-8 6:-14
join vs H	2:22
join vs N	0:-9 1:38 3:-11 4:-13 6:-6 8:-9
join vs O	0:24 1:-7 2:26 3:-12 4:-7 5:-11 6:-6 8:-8
join vs U	2:29 3:-12 8:-6
join vs free	0:18 1:20 2:8 3:-15 4:-8 6:-10 8:-6
join vs free A	0:-9 2:15
join vs free Ap	0:-7 2:10
join vs free O	0:43 2:-14
join vs free Ou	0:31 3:-6 6:-6
join vs goal	0:-7 1:-6 2:33 4:-6 8:-6
join vs goal A	1:-6 2:17
join vs goal Au	2:13
join vs hero	0:6 1:-10 2:45 3:-11
join vs hero A	0:-9 1:-9 2:36 3:-7
join vs hero Ap	2:18
join vs hero As	0:-6 1:-13 2:29
join vs hero Au	0:-10 1:-13 2:41 3:-8
join vs hero F	0:19 1:-8 2:17 3:-16
join vs hero Fu	2:23 3:-9
join vs hero H	2:12
join vs hero Hp	2:18
join vs hero O	0:-10 1:-6 2:35 5:-7
join vs hero Op	0:-9 1:-6 2:34 5:-7
join vs hero U	0:8 2:7
join vs item	0:-13 2:14 3:24 4:-10 6:-6
join vs projectile	2:16 3:-6
join vs projectile A	2:6
join vs projectile Ap	2:14 3:-6
join with	0:7 2:-19 4:-16 5:-11 6:27 8:19 9:-7
join with A	0:-14 1:21 2:-21 3:12 4:-16 5:-8 6:-15 7:27 8:14 9:-8
join with F	0:18 2:-10 3:15 4:-12 5:-6 6:10 8:-10
join with H	0:-13 1:44 2:-24 3:-13 6:10
join with N	0:22 1:-13 3:25 4:-22 5:-12
join with O	0:17 1:-14 2:-15 4:-18 5:-19 6:29 7:-9 8:21 9:-6
join with U	0:21 1:-20 2:-16 3:-8 4:-17 5:-10 6:27 7:-7 8:19 9:-7
join with V	1:31 3:-6
join with enemy	0:33 1:-23 2:-26 3:-21 4:-11 5:-7 6:29 7:35 8:-19
join with enemy A	1:-16 2:-26 4:-9 6:-9 7:57
join with enemy As	1:-43 2:-8 7:56
join with enemy N	0:12 4:-8 6:8
join with enemy Np	0:14 4:-8 6:9 8:-7
join with enemy O	0:30 6:-9 8:-6
join with enemy Ou	0:18 3:-6
join with enemy U	0:6 6:18 8:-6
join with enemy Uu	3:-9 6:30 8:-11
join with free	0:31 1:7 2:-11 3:35 4:-14 5:-17 6:-30 7:-8 9:-6
join with free A	1:14 2:-12 3:27 4:-6 5:-6 6:-8 7:-9 8:-9
join with free Ap	1:38 2:17 3:-38 5:-6 6:-6 8:-8
join with free As	0:-8 1:-14 3:36 7:-6
join with free F	0:13 1:-16 3:24 6:-9
join with free Fu	0:14 1:-17 3:22 6:-11
join with free N	0:8 4:-8 8:12
join with free Nu	0:7
join with free O	0:17 1:6 2:-9 3:34 4:-11 5:-25 6:-41 8:19
join with free Op	0:7
join with free Os	0:24 1:-8
join with free Ou	1:32 2:-7 3:-10 4:-9 5:-12 6:-40 8:30
join with free U	0:45 1:-15 2:-6 3:18 4:-10 5:-6 6:-15 8:-18
join with free Uu	0:35 1:-8 3:15 4:-7 6:-13 8:-19
join with free V	1:16
join with goal	0:-16 2:-23 3:24 4:-17 5:-6 6:20 8:11
join with goal A	0:-12 1:24 2:-26 3:25 4:-11
join with goal Au	0:-11 1:25 2:-18 3:16 4:-8
join with goal O	1:-10 3:12 4:-7 6:22 8:-19
join with goal U	0:-31 1:-7 2:-6 3:-6 6:-11 8:55
join with hero	0:-15 1:-18 2:-24 3:-17 4:-8 6:51 7:-9 8:31 9:-10
join with hero O	1:-11 2:-8 3:11 8:10
join with hero Op	3:26 6:-8 8:-9
join with hero Os	0:-12 3:-7 6:34 8:-10
join with hero Ou	0:-7 1:-6 5:14 6:-22 8:30
join with hero U	0:-9 1:-8 2:-9 3:-16 6:20 8:30 9:-6
join with hero Uu	0:-24 1:-11 2:-15 3:-28 4:-7 5:-8 6:38 8:39 9:-7
join with item	0:21 1:43 2:-22 3:-30 4:-15 5:-8 6:16 7:-7
join with item A	0:-7 1:44 2:-10 3:-10 4:-7
join with item As	0:-8 1:43 2:-12 3:-9
join with item F	0:9 3:-8
join with item H	0:-9 1:46 2:-18 3:-6 6:-14
join with item Hs	1:22 7:-7
join with item N	3:13
join with item O	0:27 1:-48 2:-9 3:-26 4:-11 5:-7 6:54
join with item Op	0:-24 1:-10 3:-18 6:64 8:-20
join with item Os	0:38 1:-20 8:-12
join with item Ou	0:17 1:-17 3:-24 4:-7 6:-14 8:39
join with item U	0:38 3:-16 6:-9
join with item Up	0:25 3:-7 6:-7
join with item V	0:-8 1:23
join with item Vs	1:8
join with item Vu	0:-13 1:27
join with obstacle	0:-7 1:-13 2:-6 3:-13 4:-6 5:-21 6:27 8:30
join with obstacle O	0:-13 1:-10 2:-14 3:-17 4:-14 5:-32 8:65
join with obstacle Op	0:-14 1:-9 3:-16 4:-7 5:-14 6:22 8:30
join with place	0:9 1:-14 3:28 4:-11 6:7 8:-11
join with place F	0:-12 3:51 6:-27
join with place Fu	0:-6 3:22 6:-8
join with projectile	0:-8 1:25 2:6 3:-10
join with projectile A	0:-10 1:23 2:13 3:-10 6:-7
join you	0:-29 2:-17 3:18 4:24 5:-15 6:29 7:-7 8:-24 9:-7
join you O	0:-23 1:31 3:-25 4:43 5:-10 6:-9 8:-24
join you U	0:-12 3:28
join you free	0:-30 2:-20 3:32 5:-7 6:29 8:-13 9:-7
join you free O	0:-21 1:36 3:-16 4:18 6:-6 8:-15
join you free Ou	1:12 3:-20 4:37 5:-11 6:-7 8:-17
k a	1:14 2:12 4:-7 6:-6
k b	0:10 1:-11 2:-11 3:-18 4:30 5:-7 6:-8 8:29 9:-6
k c	0:7 1:-6 2:18 3:10 4:-9 5:-6
k f	3:10 6:6
k h	0:33 1:-6 2:-17 3:13 4:-14 5:-20 6:10 7:14 8:-13
k l	0:-20 2:-6 3:32 4:-8 6:17 7:-7
k m	0:22 1:-16 2:-11 3:-14 4:-11 8:33
k n	0:13 2:6 3:-10 4:-10 5:15 6:-6 7:-6
k o	0:6
k p	0:13 1:12 3:-17 4:18 5:-6 6:-7 7:-6 8:-7
k s	1:-13 2:-11 3:51 4:-11 6:-11 8:-12
k v	0:7 1:8
kind aim_physics	0:23 2:-8 3:-29 4:6 6:13 7:-7 8:10 9:-7
kind aim_physics - +	1:-33 3:-30 4:-26 5:6 6:41 7:-7 8:38 9:-8
kind aim_physics - 1	0:37 1:27 2:-26 3:-40 4:30 5:-11 8:-20
kind aim_physics A	0:35 1:16 3:-21 4:-11 6:-8 8:-7
kind aim_physics F	0:21 2:-11 4:-13 6:12 8:-7
kind aim_physics H	0:-38 3:-8 4:-9 5:-16 6:54
kind aim_physics N	0:-11 1:-18 2:-19 3:-13 4:29 5:18 6:-15 8:16 9:-9
kind aim_physics O	0:52 1:22 2:-11 3:-36 4:-16 5:-7 6:-18 8:7
kind aim_physics U	1:-17 2:15 3:-19 4:-10 6:40 8:-16
kind aim_physics at	0:21 8:-13
kind aim_physics from	1:24 2:-24 3:37 4:-12 5:-10 8:-19
kind aim_physics h +	0:18 2:-16 3:10 4:27 6:-21 8:-21 9:-7
kind aim_physics in	0:-10 1:-7 2:-12 4:-28 5:41 6:-8 8:7
kind aim_physics is	0:75 1:-25 2:-8 3:-25 4:-9
kind aim_physics none	0:-10 1:-16 3:-31 4:32 6:27 7:-7 9:-9
kind aim_physics of	0:39 1:-13 8:-6
kind aim_physics p	0:28 1:58 2:-46 3:-51 4:21 5:-20 6:22 8:-19 9:-8
kind aim_physics s	0:25 1:-7 2:13 3:-16 4:-18 5:-10 6:-9 8:28
kind aim_physics to	1:-15 2:26 4:-6
kind aim_physics u	0:15 3:-15 7:-6 9:-6
kind aim_physics vs	0:24 2:-11
kind aim_physics with	0:33 1:57 2:-16 3:-40 4:-8 5:-7 6:-12 8:-19
kind anagram	0:36 1:-8 3:-15
kind anagram - +	0:44 1:-6 2:-7 3:-20
kind anagram none	0:43 1:-13 2:-6 3:-13 8:-6
kind anagram p	0:26 3:-9
kind anagram u	0:26 1:-12 3:-9
kind arena	0:24 1:25 2:13 3:-14 4:-6 5:-11 7:-7 8:-10 9:-6
kind arena - +	0:12 1:61 2:-12 3:-27 4:-15 5:-12 6:-15 7:-6 8:-6
kind arena - 1	0:51 1:21 2:-22 3:-32 4:-6 6:-7 8:-7
kind arena A	0:14 1:19 2:24 3:-28 4:-9 6:-6 7:-8 8:-6 9:-6
kind arena F	0:29 1:42 2:-10 3:-32 4:-11 5:-6 6:-8 8:-9
kind arena H	1:-14 2:51 3:-23 6:-6
kind arena N	0:12 2:-13 3:-10 4:11 5:-11 8:18
kind arena O	0:12 1:6 2:-24 3:37 4:-10 5:-10 8:-11
kind arena U	0:36 2:16 3:-20 4:-8 5:-6 6:-9 8:-8
kind arena V	0:8
kind arena as	0:29 1:-10 2:-8
kind arena at	0:36 2:-16 4:-6
kind arena h +	1:-19 2:31 3:29 5:-14 7:-7 8:-17 9:-7
kind arena in	0:17 1:-10 4:-11 5:-6 8:16
kind arena is	0:-17 1:-10 2:40 3:7 4:-7 5:-6 6:-13
kind arena none	1:18 2:16 3:6 5:-14 7:-8 8:-14 9:-8
kind arena p	0:14 1:14 2:21 3:-11 4:-13 5:-14 7:-7 8:-10 9:-6
kind arena s	1:20 3:-8 4:-9 8:10
kind arena u	0:37 1:29 2:-10 3:-11 5:-8 6:-12 7:-6 8:-19 9:-6
kind arena vs	0:9
kind arena with	0:34 1:36 2:-24 3:-32 6:-7 8:-6
kind battleship	0:8 1:-31 2:34 3:-19 4:-7 6:24 8:-7
kind battleship - +	1:-18 2:40 3:-14 4:-7
kind battleship - 1	0:18 1:-26 2:-12 3:-16 6:36
kind battleship A	0:25 1:-20 2:15 3:-9
kind battleship O	0:6 2:7
kind battleship V	0:-27 1:-26 2:16 3:-20 6:48
kind battleship none	1:-10 2:33 3:-13 4:-6
kind battleship p	1:-31 2:10 3:-24 4:-6 6:45
kind battleship u	1:-19 2:45 3:-17 6:-6 8:-6
kind battleship vs	0:-9 2:37 3:-8 6:-6 8:-7
kind battleship with	1:-26 2:-17 3:-21 6:49
kind breakout	0:9 1:16 2:-18 3:33 4:-13 7:-6 8:-16 9:-6
kind breakout - +	0:8 1:35 2:-22 3:32 4:-13 5:-8 6:-16 7:-7 8:-22 9:-6
kind breakout - 1	0:10 1:-15 2:-7 3:40 4:-8 5:-7 6:-9
kind breakout A	1:30 2:-16
kind breakout F	0:-20 1:-29 2:-12 3:47 4:-9 5:31 6:-18 8:-6
kind breakout O	0:13 1:15 2:-12 3:13 4:-11 5:-19 8:-12
kind breakout U	4:-6 6:22
kind breakout h +	1:-6 2:-9 5:-9 6:27
kind breakout is	0:-46 1:46 2:-39 3:37 4:-11 5:-9 6:21 7:-8 8:-15 9:-8
kind breakout none	0:36 1:11 2:-17 3:-23 4:-9 5:7 6:13 8:-13
kind breakout of	0:-7 3:20
kind breakout p	0:-17 1:-34 2:-25 3:59 4:-11 5:12 6:8 8:-11
kind breakout s	1:35 2:-12 3:6 4:-12 5:-7 6:9 7:-6 8:-17
kind breakout u	0:23 1:-8 2:-7
kind breakout with	0:-22 2:-6 3:58 5:-8 6:-17 8:-7
kind catcher	1:9 3:16 5:-8 6:-12
kind catcher - +	0:-13 1:24 3:24 4:7 5:-10 6:-12 7:-6 8:-8 9:-6
kind catcher - 1	2:-12 3:47 4:-9 6:-6
kind catcher A	0:6 1:31 2:-9 3:8 4:-15 8:-6
kind catcher F	0:24 3:20 4:-11 5:-7 6:-13 8:-10
kind catcher H	0:-14 1:6 2:46 3:-22 4:-7 5:-6
kind catcher N	0:28 1:-8 2:17 4:-21 5:-9 6:-6
kind catcher O	0:-12 1:-11 3:26 4:20 5:-20 6:-22 8:12 9:-6
kind catcher U	0:-11 2:-29 4:34 5:18 6:-8
kind catcher V	0:10 1:6 2:-8
kind catcher and	0:13 3:7
kind catcher as	0:14 1:-8 3:-11 4:-6 5:25 8:-6
kind catcher at	0:13 1:-7 3:-6 4:-12 5:-7 8:25
kind catcher from	0:23 2:-6 3:-14 4:-19 5:-9 8:24
kind catcher h +	0:24 1:-13 2:28 3:-21 4:11 5:-12 6:-23 8:16 9:-6
kind catcher in	0:-32 1:35 2:-18 3:-47 4:51 5:12 6:-7 8:-15
kind catcher none	0:7 1:11 2:14 3:21 4:-8 5:-10 6:-12 8:-14
kind catcher not	0:-10 1:-8 2:43 3:-10
kind catcher obj	0:-31 1:-6 2:-17 3:42 4:20 6:-7
kind catcher of	0:-21 1:-15 2:-10 3:24 4:-11 6:-13 8:35
kind catcher p	1:-18 2:30 4:15 5:-9 6:-15 7:-6 8:7
kind catcher s	0:15 1:32 2:-10 3:-16 4:-6 6:-7
kind catcher subj	0:-24 1:27 2:-14 3:19
kind catcher to	0:-37 1:-9 2:-8 3:-24 4:56 8:13
kind catcher u	0:8 1:18 2:-18 3:17 5:-8 6:-12
kind catcher with	0:20 1:35 2:-17 3:-10 4:-14 5:-14 6:-20 7:-8 8:19
kind chess	0:20 1:13 3:-12 4:-6
kind chess - +	0:29 1:9 2:-9 3:-12
kind chess O	0:26 1:-9 2:-7
kind chess none	0:25 1:-11 3:-8
kind chess p	1:17 3:-9
kind chess u	0:29 1:-13 2:-6
kind clicker	0:19 2:-36 3:35 4:-22 5:-16 6:-13 8:28
kind clicker - +	0:-19 1:-16 2:-44 3:46 4:-20 5:-15 6:-10 8:48 9:-6
kind clicker - 1	0:29 1:12 2:-15 3:14 4:-7 5:-7 6:-11 8:-17
kind clicker A	1:7 2:-48 3:13 4:-16 5:-7 8:41
kind clicker F	2:-13 3:27 4:-11 5:-7 6:-12 8:11
kind clicker N	0:10 1:-6 2:-6 3:32 5:-14 8:-17
kind clicker O	0:29 3:-10
kind clicker U	3:24 8:-7
kind clicker as	0:-10 3:26 8:-7
kind clicker for	1:12
kind clicker h +	0:-18 2:-8 3:49 4:-11 5:-6 6:-7 8:-6
kind clicker none	0:-13 1:-18 2:-30 3:62 4:-17 5:-16 6:-12 7:-6 8:29 9:-6
kind clicker of	0:15 1:39 2:-9 3:-24 4:-8 8:-13
kind clicker p	0:10 1:17 2:-26 3:36 4:-13 5:-10 6:-9 8:-13
kind clicker s	0:13 1:-16 2:-7 3:38 4:-6 6:-6 8:-20
kind clicker u	0:7 1:-11 2:-18 3:24 4:-10 5:-11 6:-10 8:22
kind clicker with	0:8 1:48 2:-8 3:-39 6:-11
kind connect_four	1:-11 2:26 3:8 4:-12 6:-9 8:-6
kind connect_four - +	0:11 2:-7 3:17 6:-11
kind connect_four - 1	0:-18 1:-6 2:39 3:-13 8:-8
kind connect_four u	0:-17 1:-8 2:45 3:-18 8:-8
kind connect_four vs	0:-24 2:39 3:-11 8:-6
kind crossing	0:-7 1:10 2:19 3:-15 4:16 6:-7 7:-6
kind crossing - +	0:15 2:-17 3:9 5:19 6:-10 8:-21
kind crossing - 1	1:25 3:-19 4:8 8:-6
kind crossing A	1:31 2:-17 3:-13 4:13
kind crossing F	0:6 1:31 4:-15 5:-6 6:-8 8:-7
kind crossing H	0:-7 1:9 2:-8 4:15
kind crossing N	0:-10 2:-7 3:-8 4:42 5:-28 8:12
kind crossing O	1:-29 2:-24 4:23 5:47 6:-12 8:-27
kind crossing U	0:30 1:-15 2:-24 3:-10 4:7 8:20
kind crossing V	0:-13 1:-15 2:77 3:-9 4:-10 5:-17 8:-9
kind crossing by	2:17
kind crossing from	1:-7 2:8 3:23 5:-7 8:-11
kind crossing h +	0:-13 1:-15 2:48 3:-18 4:22 5:-15 6:-6 7:-6 9:-6
kind crossing in	0:9 1:-11 2:21 4:-8 8:-8
kind crossing none	0:-15 1:16 2:21 3:-24 4:14 6:-8 7:-6 8:15 9:-6
kind crossing p	0:-14 1:-11 2:54 3:-34 4:19 5:14 6:-10 7:-7 8:-18 9:-7
kind crossing s	0:-23 1:10 2:-11 4:17 5:-6 8:24
kind crossing to	2:14 3:-8 4:30 5:-15 8:-16
kind crossing u	0:13 1:15 3:-9 5:-12 6:-7
kind crossing with	0:-16 1:21 3:-11 5:23 6:-8 8:-7
kind crossword	0:67 1:-10 2:-12 3:-23 4:-6 8:-9
kind crossword - +	0:55 1:-6 2:-9 3:-13 4:-8 8:-10
kind crossword - 1	0:39 1:-6 3:-25
kind crossword N	0:19 4:-6
kind crossword O	0:33 3:-15 8:-6
kind crossword U	0:25 3:-7
kind crossword in	0:11
kind crossword none	0:57 1:-10 2:-12 3:-17 8:-6
kind crossword s	0:28 3:-11 8:-6
kind crossword u	0:67 1:-8 2:-9 3:-26 4:-7 8:-10
kind crossword with	0:20 3:-6
kind duel	0:34 1:10 2:9 3:-23 5:-7 6:8 8:-13 9:-7
kind duel - +	0:43 1:-8 2:-22 3:-6 4:14 5:-16 6:13 8:-16
kind duel - 1	0:42 1:24 2:-30 3:-30 6:11 8:-7
kind duel A	0:27 1:24 2:12 3:-24 4:-6 6:-8 7:-7 8:-11 9:-8
kind duel F	0:60 1:-19 2:-12 4:-9 6:-19 8:-6
kind duel O	1:-25 2:-14 4:29 5:-17 6:34 8:-16
kind duel U	0:23 1:13 2:22 3:-21 4:-9 5:-7 6:-12 8:-10 9:-6
kind duel V	0:35 1:-22 2:-6
kind duel and	0:-33 1:60 2:-7 3:-29
kind duel at	0:-9 2:18
kind duel from	0:-22 1:-16 3:21 4:30 5:-10 8:-7
kind duel h +	0:-35 1:-18 2:91 3:-27 5:-8 6:9 7:-7 8:-17 9:-11
kind duel in	1:32 2:-11 3:-13 8:-6
kind duel is	0:42 1:-25 3:-9
kind duel none	0:27 1:-20 2:21 3:-21 4:-6 6:29 8:-14 9:-7
kind duel of	0:17
kind duel p	0:45 3:-37 4:-8 6:9 8:-6
kind duel s	0:9 2:45 3:-18 4:-10 6:-7 7:-7 8:-12 9:-10
kind duel to	0:22 1:-6 2:-7 4:-6
kind duel u	0:18 2:10 3:-11 5:-14 6:11 7:-6 8:-17 9:-8
kind duel vs	1:23 2:-14
kind duel with	0:41 1:10 2:-14 3:-30
kind falling_blocks	0:27 1:-25 2:-22 3:55 4:-7 5:-6 6:-9 8:-13
kind falling_blocks - +	0:6 1:-30 2:-39 3:70 4:-6 5:-6 8:-12
kind falling_blocks - 1	0:26 1:-14 3:22 4:-7 6:-8 8:-9
kind falling_blocks A	0:-18 1:-24 2:-45 3:70
kind falling_blocks F	0:-10 1:-15 2:-10 3:54 6:-8
kind falling_blocks N	0:9
kind falling_blocks O	0:50 3:-19 6:-7 8:-7
kind falling_blocks from	0:-6 3:19
kind falling_blocks is	0:-17 1:-12 2:-25 3:51
kind falling_blocks none	0:28 3:-13
kind falling_blocks of	1:-17 2:-15 3:40 8:-9
kind falling_blocks p	0:50 1:-9 2:-31
kind falling_blocks s	0:14
kind falling_blocks u	1:-26 2:-17 3:71 4:-7 5:-6 6:-10 8:-8
kind falling_blocks with	0:6 1:-20 3:34 6:-11 8:-6
kind farm_sim	0:10 2:14 3:31 4:-19 5:-10 6:-11 8:-11 9:-6
kind farm_sim - +	1:-20 2:28 3:30 4:-14 5:-10 6:-9 8:-11
kind farm_sim - 1	0:-7 1:39 2:-19
kind farm_sim A	0:15 1:16 2:27 3:-29 4:-13
kind farm_sim F	0:22 1:-6 2:-11 3:28 4:-20
kind farm_sim N	0:-26 2:25 3:30 4:-13 5:-8 6:-7 8:-12
kind farm_sim O	0:-18 1:-7 2:-16 3:69 5:-21 6:-15 8:-7
kind farm_sim U	0:17
kind farm_sim h +	0:8 1:-10 2:15 3:43 4:-28 5:-11 6:-10 8:-10
kind farm_sim none	0:-9 1:-6 2:22 3:38 4:-13 5:-13 6:-10 8:-10 9:-6
kind farm_sim p	2:16 3:39 4:-20 5:-14 6:-10 8:-9
kind farm_sim s	1:29 2:-10 3:-8
kind farm_sim to	0:36 2:-6 3:-7 4:-15
kind farm_sim u	0:14 1:-22 2:36 3:12 4:-17 5:-8 6:-7 8:-10
kind farm_sim with	0:12 1:32 2:-12 3:-23
kind flappy	1:21 3:-14 5:30 7:-6 8:-20 9:-7
kind flappy - +	0:-12 1:51 2:-32 3:-24 4:29 5:-9 6:11 7:-8 8:-18 9:-7
kind flappy - 1	0:37 1:37 2:-21 3:-23 5:-7 6:-7 8:-8
kind flappy A	0:12 1:52 2:-35 4:-6 7:-6 8:-6
kind flappy F	0:10 1:15 3:-13
kind flappy N	0:-16 1:-12 2:41 3:-12 4:-17 5:35 6:-7 8:-32
kind flappy O	0:18 1:7 2:-26 3:-11 4:-16 5:58 6:-20 7:-7 8:-21 9:-8
kind flappy U	0:-13 1:6 2:13 3:-38 4:16 5:25 7:-6 8:-16 9:-7
kind flappy V	0:-17 1:28 4:-13
kind flappy from	0:21 1:23 3:-12 4:-16 8:-12
kind flappy h +	0:13 1:-16 2:22 3:-8 4:-33 5:57 6:-12 7:-6 8:-28 9:-9
kind flappy in	0:-26 2:-6 3:-6 4:-14 5:82 8:-47
kind flappy none	1:30 3:-21 5:18 6:-12 7:-7 8:-14 9:-8
kind flappy of	1:25 2:-18 3:-11 5:17 8:-6
kind flappy p	0:-13 1:-13 2:-26 3:10 4:-20 5:82 6:-7 8:-31
kind flappy s	0:-7 1:40 2:-6 3:-12
kind flappy u	0:11 1:23 3:-23 5:19 7:-6 8:-19 9:-7
kind flappy with	0:-23 1:16 2:-6 4:-20 5:37 8:-14
kind hangman	0:36 1:-39 2:-17 3:25 4:24 5:-10 6:-9 7:-7 8:-15
kind hangman - +	0:22 1:-12 2:-18 4:28 5:-9 6:-7 8:-15
kind hangman - 1	0:9 1:-34 2:-10 3:50 4:-11 7:-7 8:-7
kind hangman A	0:51 1:-45 2:-15 3:23 4:-6 7:-6
kind hangman N	0:-26 1:-9 2:-7 3:34 4:22 5:-7 6:-6 8:-10
kind hangman O	0:18 1:-10 3:17 4:-8 8:-10
kind hangman U	0:31 2:-6 3:-13
kind hangman from	0:17 3:-7
kind hangman none	0:19 1:-40 2:-17 3:45 4:19 5:-8 6:-9 7:-8 8:-15
kind hangman p	0:15 2:-8 3:6
kind hangman s	0:-15 1:-35 2:-9 3:23 4:42 8:-9
kind hangman u	0:30 1:-20 2:-11 3:29 4:-14 5:-9 8:-12
kind match3	0:12 1:-16 2:-9 3:39 4:-6
kind match3 - +	0:28 1:-7 2:-14 3:18 4:-9
kind match3 - 1	1:-22 3:50 6:-6
kind match3 A	0:19 1:-27 2:-16 3:34
kind match3 F	0:-16 1:-13 3:53 6:-7
kind match3 O	0:-7 3:21
kind match3 U	0:17 2:-6 3:10 8:-8
kind match3 as	0:15 1:-16 3:9
kind match3 in	0:16
kind match3 none	0:18 1:-13 2:-13 3:29
kind match3 p	1:-12 2:-13 3:45 6:-9
kind match3 u	0:24 1:-22 2:-8 3:29 4:-7 8:-6
kind match3 with	0:-13 1:-20 3:52 6:-9 8:-6
kind maze	0:7 2:32 5:-8 6:-8
kind maze - +	0:-10 1:26 2:26 4:-6 5:-11 6:-9 7:-6 8:-14 9:-6
kind maze - 1	0:19 2:16 3:7 4:-16 5:-7 6:-7
kind maze A	0:8 2:32 3:-14 4:-8 8:-6
kind maze F	1:-7 2:17 3:24 4:-8 5:-9 6:-17 8:7
kind maze H	2:18 3:-6
kind maze N	0:59 1:-6 2:-7 3:8 4:-17 5:-8 8:-28
kind maze O	0:-8 1:-18 3:28 4:14 5:-13 6:-15 7:-7 8:13
kind maze U	0:-14 1:56 2:-22 3:-31 4:-6 5:-6 6:-6
kind maze V	0:30 1:-7 2:-14
kind maze at	0:24 3:-7 8:-6
kind maze from	0:-6 1:21 3:-8 4:-7
kind maze h +	0:6 1:-10 2:30 5:-8 6:-8
kind maze in	0:27 1:-13 2:-7 3:-12 4:-12 5:-8 8:28
kind maze is	0:-6 1:-13 2:34 3:-6 4:-7
kind maze none	1:10 2:14 3:10 5:-7 6:-8 8:-9
kind maze of	0:-7 1:-24 2:-22 3:51
kind maze p	2:22 3:28 4:-19 5:-11 6:-8
kind maze s	0:17 1:20 2:-12 3:-13 8:7
kind maze u	0:8 1:7 2:23 3:-12 4:9 5:-10 6:-11 8:-8
kind maze with	0:19 2:22 3:-29 8:-6
kind memory	0:14 1:-18 3:42 5:-7 6:-7 8:-12
kind memory - +	0:10 1:-9 2:-11 3:43 5:-9 6:-6 7:-6 8:-11
kind memory - 1	0:17 1:-34 3:57 4:-8 6:-6 8:-12
kind memory A	0:-9 1:-34 2:-6 3:62 4:-13 5:-7 7:12 8:-7 9:-7
kind memory F	0:25 1:-19 2:-7 3:25 4:-8 6:-6
kind memory N	0:12 1:-7 2:-14 3:28 4:-31 5:-13 8:18
kind memory O	0:10 3:12 4:11 5:-8 6:-8 8:-16
kind memory U	1:-11 2:-13 3:41 4:-7 6:-6 8:-11
kind memory V	0:-24 1:-25 2:-14 3:63
kind memory as	0:20 4:-6
kind memory at	1:42 4:-23 8:-21
kind memory from	0:20 2:-7 3:-6 4:-9 8:11
kind memory h +	0:-31 2:18 4:-8 5:-10 6:-10 7:46 8:-14
kind memory in	0:-29 1:-6 2:-22 3:33 4:-14 5:-8 7:34 8:-12
kind memory none	0:22 1:-19 2:-7 3:43 5:-9 6:-6 8:-11
kind memory of	0:-29 1:-22 2:-13 3:67 4:-6 8:-14
kind memory p	0:26 1:-25 3:32 4:-10
kind memory s	0:37 1:-24 2:-17 3:31 4:-11 8:-16
kind memory to	0:20
kind memory u	1:-10 3:53 4:-9 5:-9 6:-9 8:-9
kind memory vs	1:-13 2:49 3:-28 4:-7
kind memory with	1:-35 2:-15 3:69 6:-8 8:-8
kind minesweeper	0:37 1:-28 3:13 4:-8
kind minesweeper - +	0:13 1:-9 3:23 4:-9 5:-6 8:-6
kind minesweeper - 1	0:47 1:-33 3:-10
kind minesweeper N	0:28 3:-8
kind minesweeper O	1:-9 3:20
kind minesweeper none	0:38 1:-27 2:-6 3:15 4:-7 6:-6 8:-7
kind minesweeper p	1:-9 3:22
kind minesweeper u	0:13
kind none	7:-6
kind none - +	7:-6 9:-7
kind none - 1	1:15 4:-7 5:-6
kind none A	1:12 2:9 6:-6
kind none F	1:-11 2:-7 3:12 6:19
kind none H	0:-6 2:20 3:-7 8:-7
kind none N	1:-6 2:-6 4:11 7:-6 8:11
kind none O	6:6 7:-6 9:-7
kind none U	0:10 8:6
kind none V	1:19 2:-15 4:16 6:-6 9:-6
kind none and	1:20 2:-13 3:46 4:-17 6:-11 7:-7 8:-23 9:-9
kind none as	0:-16 1:38 2:-10 3:-41 4:-13 5:-9 6:-10 8:44
kind none at	1:-11 2:10 3:-6 4:18 5:-8 6:-9 8:15
kind none by	0:-25 1:43 3:-18 4:18 5:-10 6:-6 8:-10 9:-6
kind none for	0:34 1:-11 2:-7 3:-7 4:17 6:-7 8:-11
kind none from	0:10 1:-8 2:13 3:-8 4:-7 6:-9 7:-6 8:23
kind none h +	1:-13 2:6
kind none in	1:-15 3:-26 5:13 6:-10 8:41 9:-7
kind none is	0:20 1:14 3:-13 6:-9 8:-16
kind none obj	1:-11 2:11 3:7 4:6 6:11 7:-6 8:-13
kind none of	1:10 2:-11 5:-7 6:7 7:-8 8:13 9:-6
kind none p	1:-8 3:10 7:-7
kind none s	0:-7 1:18 5:-8 9:-6
kind none subj	1:19 2:12 3:-11 4:-7 7:-6
kind none to	0:11 3:-11 4:24 5:-6 6:-8
kind none vs	0:-8 1:22 2:39 3:-10 4:-12 5:-7 6:-10 8:-10 9:-6
kind none with	1:13 2:-8 3:-9 4:-9 6:27 7:-9 8:12 9:-8
kind platformer	0:6 1:17 3:-6 6:-10
kind platformer - +	0:-29 1:21 3:-18 4:17 6:-10 7:15 8:-9
kind platformer - 1	0:-9 1:19 2:-19 3:-19 4:24 5:26 6:-7 8:-11
kind platformer A	0:-10 1:17 2:-14 3:-6 4:33 5:-6 8:-6
kind platformer F	1:15 2:19 3:-8 4:-16 5:-12 6:-14 7:-6 8:-12 9:22
kind platformer H	0:26 1:-7 3:-6 5:-9
kind platformer N	0:-8 1:-26 2:-10 3:-42 5:70 6:-7
kind platformer O	0:-14 1:31 2:-19 3:32 5:-22 6:-15 7:6
kind platformer as	0:14 1:41 2:-19 3:-30
kind platformer from	0:-16 1:-18 2:-8 3:25 5:37 8:-23
kind platformer h +	0:30 1:-16 2:16 4:-10 5:-18 6:-10 7:-7 9:13
kind platformer in	0:16 4:-6
kind platformer is	1:-9 2:42 3:-23 4:-13 5:-16 6:-6 7:21 8:-6
kind platformer none	1:-7 2:19 4:25 5:-6 6:-9 7:-6 8:-10 9:-6
kind platformer obj	0:17 2:-23 3:23 5:-10
kind platformer of	2:-7 3:-31 5:-13 8:29 9:24
kind platformer p	1:-12 2:27 3:17 4:-9 5:-11
kind platformer s	1:41 3:-26 4:7 5:9 6:-8 8:-19
kind platformer u	1:10 2:-12 3:-6 5:19 6:-13
kind platformer with	0:-32 1:37 2:-12 3:-8 4:-10 5:43 6:-11 8:-11
kind quiz	0:36 1:-9 2:-15 3:20 5:-6 6:-7 8:-12
kind quiz - +	0:54 2:-11 3:-16 4:-11 8:-6
kind quiz - 1	0:19 1:-7 2:-17 3:39 4:-11 5:-6 6:-6 8:-15
kind quiz A	0:14 1:-41 2:-39 3:42 4:38 5:-7 7:-8 8:-7
kind quiz N	0:40 1:20 3:-30 5:-10 6:-6 8:-15
kind quiz O	1:-14 2:-6 3:44 4:25 5:-13 6:-10 8:-34
kind quiz U	0:49 1:-10 2:-6 3:-13
kind quiz V	1:48 2:-19 3:-8 4:-15
kind quiz as	1:-10 3:21
kind quiz at	0:-27 3:37 8:-13
kind quiz from	0:-25 3:40 8:-7
kind quiz h +	0:17 1:-15 2:-21 4:56 5:-11 6:-8 8:-22
kind quiz in	3:-7 4:44 5:-21 8:-24
kind quiz none	0:39 2:-21 4:9 6:-6 8:-10
kind quiz of	0:6 3:12
kind quiz p	0:43 1:-37 2:-18 3:33 4:-10 6:-6 8:-11
kind quiz s	0:16
kind quiz to	0:10
kind quiz u	0:37 2:-18 4:9 5:-6 6:-6 8:-11
kind quiz with	0:10 1:-32 2:-9 3:37
kind racing	0:12 1:8 2:-7 3:-9 4:-12 5:21 6:-8 9:7
kind racing - +	0:24 1:-14 2:-24 4:-21 5:53 6:-11 7:-7 8:-23 9:-7
kind racing - 1	1:42 2:-8 3:-24 4:-7 5:15 6:-6
kind racing A	1:18 4:-6 5:-7 9:9
kind racing F	0:-8 1:-22 2:-13 3:31 4:-14 5:33 6:-10 8:-12 9:-6
kind racing N	0:50 1:-8 2:-12 3:-13 4:-17 5:23 8:-25
kind racing O	0:-11 1:20 2:-23 3:-21 5:60 6:-16 7:-7 8:-15 9:-7
kind racing U	0:43 2:6 3:-15 4:-13 8:-6
kind racing V	0:22 1:-11 2:19 3:-9 4:-6 6:-8 8:-6
kind racing at	0:11 1:16 2:-28 3:-18 4:-7 5:-7 8:31
kind racing from	0:-7 1:-17 2:18 3:-6 4:-9 5:31 8:-14
kind racing h +	0:28 1:-28 2:-6 4:-12 5:25 6:-10 7:-7 8:-22 9:25
kind racing in	0:37 2:-11 3:30 4:-8 5:-25 8:-23
kind racing is	0:-21 1:-6 3:15 4:23
kind racing none	0:11 1:7 2:-29 3:6 4:-15 5:37 6:-8 7:-6 8:-15 9:10
kind racing of	1:34 2:-17 3:-21 4:-9 5:31 6:-7 8:-19
kind racing p	1:20 2:6 3:-13 4:-15 5:31 6:-9 8:-16 9:-6
kind racing s	0:16 3:17 8:-20
kind racing to	0:25 4:-17
kind racing u	0:26 2:-24 6:-6 8:-7 9:12
kind racing vs	0:-15 1:-37 2:63 3:-6
kind racing with	0:14 1:61 2:-28 3:-28 6:-10 8:-6
kind reaction	0:6 3:17 5:-9 6:-7
kind reaction - +	0:15 1:8 2:31 3:-6 5:-12 6:-15 7:-8 8:-8 9:-7
kind reaction - 1	0:9 1:13 2:-22 3:50 4:-7 5:-7 6:-12 7:-6 8:-13
kind reaction A	0:10 1:-13 2:-6 3:21 5:-9 7:6 8:-8
kind reaction F	0:-6 1:-15 2:18 3:-23 4:13 6:33 7:-11 9:-8
kind reaction H	0:27 1:-12 2:-12 3:37 4:-9 5:-7 6:-13 7:-7 8:-7
kind reaction N	0:35 1:18 2:21 3:-15 4:-25 6:-8 8:-24
kind reaction O	0:-11 1:46 3:-30 4:6 5:-11 6:10 7:-7 8:-6 9:-7
kind reaction U	0:-16 1:-10 2:-21 3:45 4:-14 5:15 6:-10 7:-6 8:6
kind reaction V	0:-40 1:28 2:32 3:-14 4:-24 5:-6 8:21
kind reaction at	0:11 1:-10 2:7 3:21 4:-12 5:11 8:-27
kind reaction for	0:31 1:-12
kind reaction from	0:23 1:-9 3:-13 4:16 5:11 6:-9 8:-18
kind reaction h +	1:-23 3:-17 5:11 6:21 7:8 8:7 9:-6
kind reaction in	1:24 2:-28 3:21 4:7 5:-17 6:-12 7:-8
kind reaction is	0:-12 1:-8 2:30 3:-11 4:16 5:-6 7:-6
kind reaction none	0:10 2:-15 3:10 5:-6 8:-7
kind reaction of	1:-42 2:15 3:-29 4:-21 5:-15 6:10 7:-6 8:59 9:-6
kind reaction p	1:-32 2:30 3:12 7:-7 9:-6
kind reaction s	0:6 1:16 2:-23 3:-18 4:33 5:-10 6:21 7:-12 8:-16 9:-6
kind reaction to	2:19
kind reaction u	1:6 2:-7 3:20 4:-12 5:-6 9:-6
kind reaction with	1:36 2:-18 3:35 4:-11 5:-7 6:-33 7:-14 8:-14
kind reversi	1:-39 2:-18 3:55
kind rhythm	0:18 1:32 2:-21 4:-15 5:-14 6:-9 7:-6 8:22
kind rhythm - +	0:-17 1:59 2:-24 3:31 4:-19 5:-14 6:-8 7:-8 8:-28
kind rhythm - 1	0:13 1:23 2:-12 3:-16 8:6
kind rhythm A	0:-11 1:71 2:-22 3:-26 4:-6 5:-6 7:-7 8:-6
kind rhythm F	0:-6 1:-12 3:31
kind rhythm N	4:-6 5:-8 8:20
kind rhythm O	0:40 1:-21 3:7 4:-13 5:-9 6:-8
kind rhythm U	0:13 1:-12 2:-9 3:-14 4:-6 5:-8 8:34
kind rhythm h +	0:23 1:-7 2:-8 3:-12 4:-13 5:-16 6:-6 8:33
kind rhythm in	0:6 1:-17 3:-7 4:-8 5:-7 8:33
kind rhythm none	0:18 1:39 2:-24 4:-11 5:-13 6:-9 7:-7 8:10 9:-7
kind rhythm p	0:34 1:18 2:-10 3:-6 4:-9 5:-6 8:-17
kind rhythm s	1:28 2:-11 3:-9 4:-6 5:-6 8:12
kind rhythm u	1:33 2:-20 3:-12 4:-13 5:-14 6:-10 7:-6 8:28
kind rhythm with	0:-7 1:34 2:-11 3:-6
kind runner	1:35 2:11 3:-8 4:-12 5:15 6:-9 7:-7 8:-25
kind runner - +	0:-17 1:52 2:-8 3:-15 5:-7 7:-11
kind runner - 1	0:28 1:17 2:-14 3:-19
kind runner A	0:10 1:24 2:17 3:-15 5:-20 8:-7
kind runner F	0:-18 1:55 2:15 3:-19 4:-10 5:-19 6:-10 8:-8
kind runner N	0:33 3:-6 4:-10 5:19 8:-31
kind runner O	1:-7 2:-7 3:-11 5:41 8:-14
kind runner V	0:12 1:-12 2:17 5:-13
kind runner h +	2:24 3:7 4:-17 5:29 6:-11 7:-6 8:-33
kind runner in	0:24 5:-6 8:-15
kind runner none	0:9 1:15 2:11 4:-14 5:19 6:-8 7:-7 8:-17
kind runner p	1:-10 2:24 3:-10 4:-12 5:34 6:-7 8:-16
kind runner s	0:-12 1:36 2:10 3:-13 7:-9
kind runner u	0:39 1:26 2:-21 4:-10 6:-7 8:-29
kind runner with	1:17
kind shmup	1:-12 2:43 3:-21 4:-7 5:-11 6:7 7:22 8:-10 9:-6
kind shmup - +	0:-10 1:6 2:12 3:-21 4:11 5:-12 6:-6 7:29 8:-12 9:-8
kind shmup - 1	1:9 2:56 3:-40 4:-7 5:-6 7:-8 8:-7 9:-6
kind shmup A	0:-24 1:-17 2:54 3:-31 4:-8 5:-6 7:29 8:-8 9:-8
kind shmup F	0:-18 1:29 2:55 3:-56 4:-15 5:-9 6:-25 7:19 8:-9 9:-6
kind shmup H	2:7
kind shmup N	0:-20 1:-11 2:22 3:-16 4:20 5:-15 6:25 8:-18
kind shmup O	3:34 4:-16 5:-14 6:14 7:-12 8:-18 9:-6
kind shmup U	0:8 1:-8 2:-17 3:-7 6:11 8:-7 9:24
kind shmup V	0:15 2:-11 4:-9 5:-6 6:-9 7:-7 8:27
kind shmup at	0:6 2:18 4:-9
kind shmup h +	1:-26 2:10 4:-15 5:-13 7:27 8:-6 9:6
kind shmup in	0:27 2:-26 8:14
kind shmup is	0:-11 1:15 2:-7 3:-8 9:20
kind shmup none	1:34 2:8 3:-10 5:-10 6:-31 7:15 8:-9 9:-7
kind shmup of	0:-17 1:-24 2:41 3:-19 4:-11 5:-10 6:32 8:-7
kind shmup p	1:-34 2:74 3:-49 4:13 5:-13 6:30 7:-8 8:-16 9:-6
kind shmup s	0:10 2:-35 3:-13 4:-8 5:-6 6:-12 7:50
kind shmup subj	1:10 2:-6
kind shmup u	0:-18 1:17 2:42 4:-16 5:-10 8:-14 9:-9
kind shmup vs	0:-14 1:-9 2:69 3:-15 4:-13 5:-6 6:-13 8:-12
kind shmup with	0:-20 1:-34 2:64 3:-50 4:-11 5:-10 6:21 7:38 8:-16 9:-7
kind snake	3:-7 4:15 5:-12 6:-11 8:7
kind snake - +	0:-23 1:20 2:8 4:6 5:-7 6:-10 7:-8 8:12
kind snake - 1	0:17 1:14 2:8 3:-40 4:29 6:-13 7:-6
kind snake A	1:9 3:-14 4:12 5:-7 6:-6 7:14 8:-12 9:-7
kind snake F	0:-19 1:20 2:-17 3:-12 4:51 5:-7 6:-19
kind snake H	1:-17 2:30
kind snake N	0:7 1:-11 2:23 3:14 4:-14 6:-6 8:-12
kind snake O	0:-17 1:-10 3:27 4:-6 5:-28 6:-11 7:-6 8:38
kind snake U	0:45 2:-8 3:-8 4:-15
kind snake V	0:-6 1:26 2:-6
kind snake from	0:-16 1:-20 2:34 3:-14 4:-9 8:25
kind snake h +	0:7 1:-12 3:20 5:-22 7:31 8:-8 9:-6
kind snake in	0:10 1:-9 2:-9 3:-20 4:-28 5:-13 6:-7 7:32 8:28
kind snake is	0:-13 1:14 2:-7 3:-7 4:-9 7:27
kind snake none	0:24 4:10 5:-7 6:-7 8:-9
kind snake obj	0:-7 3:-9 4:28 6:-11
kind snake of	0:-19 3:30 4:-17 5:-13 6:-8 8:23
kind snake p	0:-15 1:-20 2:11 3:11 4:11 5:-10 6:-8 7:16
kind snake s	0:-6 1:24 2:-14 3:-16 4:23 8:-7
kind snake u	0:14 1:6 3:-21 4:21 5:-10 6:-11 8:12 9:-6
kind snake vs	1:-8 2:20
kind snake with	0:-33 1:20 2:-23 4:68 5:-7 6:-19 7:-20 8:-18
kind sokoban	0:14 1:6 2:-12 4:15 6:-10
kind sokoban - +	0:25 1:22 2:-17 3:-36 4:17 5:-11 6:-8 7:-6 8:14
kind sokoban - 1	0:-13 2:-15 3:41 4:16 5:-6 6:-6 8:-19
kind sokoban A	1:21 2:-18 3:-28 5:-6 7:24 9:-6
kind sokoban F	0:39 1:-10 2:-10 3:36 4:-16 5:-7 6:-21 8:-13
kind sokoban N	0:-10 1:-10 2:-8 3:-11 4:52 5:-21
kind sokoban O	0:12 1:-10 2:-10 3:34 4:18 5:-13 6:-10 8:-13
kind sokoban U	0:-6 1:-23 2:31 3:-23 5:33 6:-6 7:-6 8:-13 9:-6
kind sokoban V	0:14 1:14 2:-7 3:-6 8:-10
kind sokoban at	0:-36 1:-6 2:-17 3:25 4:50 8:-17
kind sokoban h +	1:-19 3:6 5:8 6:-13 7:16 8:-9 9:-7
kind sokoban in	1:-22 2:-12 3:-17 4:19 8:25
kind sokoban none	0:16 1:18 2:-8 6:-7 8:-9
kind sokoban of	0:-7 3:9 4:-12 5:-13 6:-21 8:41
kind sokoban p	0:8 1:-15 2:-13 3:23 4:38 5:-13 6:-7 8:-16
kind sokoban s	0:25 2:-7 3:-11 4:-11 8:9
kind sokoban subj	0:11 1:-12 2:-8 3:26 8:-9
kind sokoban u	0:-7 2:11 4:18 6:-13 8:-8 9:-7
kind sokoban with	0:40 1:-15 4:-6 8:-7
kind solitaire	0:21 1:-22 2:-8 3:-8 4:-13 6:-11 8:32
kind solitaire - +	0:-23 3:10 4:-7 6:-12 8:28
kind solitaire - 1	0:53 1:-10 3:-28
kind solitaire O	0:14 1:-8 3:-12 4:-14 6:-14 8:31
kind solitaire none	0:-7 1:-14 3:20 4:-12 6:-12 8:22
kind solitaire p	0:28 1:-6 3:-15
kind solitaire u	0:-12 1:-9 3:8 4:-12 6:-15 8:30
kind solitaire with	0:19 1:-8
kind sudoku	0:29 1:-9 2:-6
kind sudoku - +	0:20 1:-6
kind sudoku - 1	0:8 1:-13 3:20 6:-8
kind sudoku O	0:30 3:-13
kind sudoku u	0:11 1:-11 2:-7 3:21 6:-6
kind sudoku with	0:17 3:-6
kind tic_tac_toe	1:48 2:28 3:-46 4:-6 5:-6 6:-10 8:-7 9:-13
kind tic_tac_toe - 1	0:-6 1:53 3:-40 6:-6
kind tic_tac_toe A	0:-9 2:30 3:-10 9:-6
kind tic_tac_toe F	0:-10 1:65 2:30 3:-66 5:-9 6:-14 8:-6
kind tic_tac_toe h +	0:12 1:-7 2:25 3:-16
kind tic_tac_toe none	0:-6 2:46 3:-24 5:-7 6:-6 9:-9
kind tic_tac_toe p	0:-10 1:32 2:30 3:-37
kind tic_tac_toe u	0:14 1:31 2:19 3:-35 4:-6 6:-6 8:-6 9:-13
kind tic_tac_toe vs	0:25 2:-12
kind tic_tac_toe with	1:45 3:-33 6:-9
kind tower_defense	1:24 2:24 3:-24 4:7 5:-10 6:-10 7:9 8:-11 9:-6
kind tower_defense - +	0:35 1:18 2:-45 3:-28 4:-18 5:-7 6:-13 7:46 8:-17 9:-7
kind tower_defense - 1	0:-16 1:47 2:14 3:-26 5:-9 6:-7 8:-10
kind tower_defense A	0:-15 1:42 2:13 3:-27 4:-13 6:-7 7:12 8:-6 9:-9
kind tower_defense F	0:-11 1:48 2:-23 3:-24 4:6 6:-7
kind tower_defense H	0:-15 3:-6 4:9 6:-6 7:17
kind tower_defense N	1:35 2:-7 3:-15 4:35 5:-15 6:-9 8:-31
kind tower_defense O	1:-10 2:42 3:-12 5:-9 6:-11 8:-6
kind tower_defense from	0:-6 2:27
kind tower_defense h +	0:-19 1:-19 2:50 3:-12 4:18 5:-8 6:-6 8:-14 9:-6
kind tower_defense none	1:26 2:-8 3:-25 4:22 5:-6 6:-8 7:22 8:-16 9:-8
kind tower_defense of	0:12 1:18 2:-10 3:-6 6:-6
kind tower_defense p	1:52 2:23 3:-30 4:-15 5:-7 6:-9 7:-7 8:-8
kind tower_defense s	0:-12 1:-14 2:9 4:15 7:12
kind tower_defense subj	1:27 2:-14
kind tower_defense u	1:27 2:-8 3:-19 4:32 5:-13 6:-12 7:14 8:-30 9:-6
kind tower_defense vs	0:-11 2:33 3:-6 5:-6
kind tower_defense with	2:52 3:-35 4:-13 5:-19 6:-14 7:7 8:-11
kind typing_game	0:36 1:-14 2:11 3:-20 8:-8
kind typing_game - +	0:39 1:-10 2:6 3:-17 4:-8
kind typing_game - 1	0:15 8:-6
kind typing_game H	0:9 1:-6 2:6
kind typing_game N	0:-9 1:-6 4:26
kind typing_game O	0:34 3:-8 4:-19
kind typing_game U	0:44 1:-6 2:-6 3:-14 8:-7
kind typing_game is	2:6
kind typing_game none	0:46 1:-11 3:-17 4:-7
kind typing_game p	2:18 3:-10
kind typing_game u	0:52 1:-13 2:-8 3:-17 8:-6
kind word_search	0:35 1:-19 2:-38 3:46 4:-8 5:-6 6:-8 8:-7
kind word_search - +	0:21 1:-14 2:-37 3:42
kind word_search - 1	0:26 1:-10 2:-6 3:9 8:-7
kind word_search A	1:-14 2:-30 3:43
kind word_search N	0:15 3:-6
kind word_search O	0:13 1:-13 3:25 6:-9
kind word_search none	0:20 1:-12 2:-26 3:34 4:-7 8:-7
kind word_search p	1:-9 3:23
kind word_search u	0:35 1:-11 2:-35 3:29 4:-7 8:-6
kind word_search with	0:8 1:-13 3:26
last ally A	0:13 2:-15 3:15
last ally F	1:-19 2:21 3:16 4:-6 6:-8
last ally H	2:9
last ally N	2:-9 3:-6 5:-9 6:25
last ally O	0:-18 1:-8 2:-23 3:26 4:12 5:19 6:9 7:-8 8:-27 9:-8
last ally U	0:16 2:-7 3:-9 6:27 8:-14
last ally V	0:30 2:-13 4:-6
last boss O	0:25 6:-6 8:-7
last boss U	0:29 2:-8 8:-6
last enemy A	1:14 2:-15 3:-8 4:25 5:-9 6:-8 7:24 8:-10 9:-11
last enemy F	1:-21 2:-21 3:22 4:36 5:-10 8:-10 9:-6
last enemy H	0:6 1:-23 2:-47 3:-16 4:-8 5:-10 6:19 7:34 8:-7 9:33
last enemy N	0:18 1:-14 2:-19 4:21 5:-11 6:-10 7:-7 8:16
last enemy O	0:13 1:-19 5:14 7:15 8:-17 9:-7
last enemy U	0:20 1:-13 2:-12 3:-16 4:-8 5:-12 6:14 7:11 8:22 9:-6
last enemy V	0:-21 1:-19 2:44 3:-11 4:11 5:-9 6:-7 7:12 8:-9
last first A	0:6 1:15
last first F	3:12 5:-6
last first H	1:16 2:14 4:-7 5:-6 6:-7 8:-7
last first N	0:6 1:-7 2:-14 3:13 5:10 8:8
last first O	0:7 1:11 2:-8 3:13 4:-9
last first U	0:12 1:17 4:-10 5:-7 6:-7
last first V	0:8 1:18 2:-9 5:-6
last free A	1:10 3:6 6:-8 8:-14 9:-9
last free F	0:10 6:16 8:-17 9:-9
last free H	0:10 1:-16 2:22 3:8 5:-7 6:14 7:-9 8:-11 9:-9
last free N	0:13 2:-13 3:-13 4:8 5:9 7:-6 8:7 9:-7
last free O	0:10 7:-7 8:9 9:-6
last free U	0:12 1:-6 3:7 7:-6 9:-6
last free V	1:7 2:18 3:-19 4:32 5:-10 7:-8 8:-12 9:-6
last goal A	0:-7 1:8 2:52 3:-15 4:-10 8:-10
last goal F	0:44 1:-8 2:-12 4:-26 5:-6 6:15
last goal H	0:13 1:-13 2:10 3:-13 4:-14 5:-14 6:35 8:-7
last goal N	0:-47 1:-10 2:39 3:-24 4:-46 5:62 6:6 7:-6 8:9 9:-7
last goal O	0:16 1:-15 2:-15 4:6 5:19 6:11 7:-9 8:-16 9:-7
last goal U	0:30 3:-17 5:-12 6:-12 7:-6 8:7 9:-6
last goal V	2:11 3:-17 4:11 5:10 6:-6 8:-18
last hero A	1:-27 3:18 4:10 5:-9 9:16
last hero F	0:-10 1:-7 3:22 4:-13 6:14
last hero H	1:-13 2:27 3:-15 4:6 5:11 7:-6 8:-7 9:-6
last hero N	1:-8 2:-11 4:13 6:9 7:-6 8:11 9:-6
last hero O	1:-12 3:7 4:-10 5:18 7:-6
last hero U	0:-14 1:-7 2:21 3:-23 4:-14 7:-8 8:19 9:25
last hero V	0:11 1:-9 2:11 4:-20 6:-9 7:-7 8:25 9:-6
last item A	2:23 5:-7 7:-7 9:-6
last item F	1:8 2:6 3:38 4:-16 5:-8 6:-15 8:6 9:-6
last item H	0:-10 1:8 2:15 3:6 6:-9
last item N	0:10 3:18 4:19 5:-16 6:-8 8:-6 9:-6
last item O	0:-14 2:-6 3:10 4:34 5:-13 7:-7 8:7 9:-7
last item U	0:10 3:24 4:22 5:-10 6:-11 7:-6 8:-15 9:-7
last item V	1:15 2:24 5:-20 6:-8 7:-6 8:-9
last obstacle A	1:-15 3:23 4:-12 5:26 7:-7 8:-9 9:-10
last obstacle F	2:-15 4:37 6:-8 8:-6
last obstacle H	0:11 2:-18 3:-6 5:23
last obstacle N	0:-10 1:-9 3:-29 4:71 6:-7 8:-29
last obstacle O	0:-11 1:-16 2:-17 3:9 4:11 5:24 7:-7 8:7 9:-7
last obstacle U	0:27 1:-7 2:-17 3:-17 4:24 5:10 8:-16
last obstacle V	1:-14 2:-26 3:-7 4:26 5:20 8:-7
last place A	0:-21 1:11 2:46 4:-18 6:-10 7:-11 8:9 9:-12
last place F	0:12 1:-12 2:-19 3:22 4:-10 5:11 6:-9 7:-7 8:11 9:-6
last place H	0:-18 1:-13 2:43 3:-10 4:-7 5:16 6:-10 8:-6
last place N	0:-13 1:-16 3:19 4:-15 5:36 6:-19 7:-6 9:-10
last place O	0:-8 1:-19 2:8 3:-9 4:10 5:-16 7:-8 8:34 9:-8
last place U	0:12 1:-19 2:12 3:15 5:-6 6:-12 7:-6 9:-8
last place V	0:38 1:-29 2:-39 3:35 4:-27 5:12 6:-7 8:10
last projectile A	2:43 4:-23 6:-8 7:14 8:-7
last projectile F	2:42 3:-24 4:14 5:-12 6:-12
last projectile H	0:-9 2:36 4:-6 6:-6
last projectile N	0:53 2:-12 3:-17 4:-7 8:-6
last projectile O	0:11 1:-6 2:28 3:-43 5:6 7:14 8:-29 9:-7
last projectile U	0:-14 1:-15 2:65 3:-26 4:-19 5:-16 6:43 7:-7 8:-30 9:-9
last projectile V	1:8 2:25 4:-9 8:-6
later none	2:6
later none A	1:8 2:12 6:-6
later none Ap	2:19 3:9 5:-7
later none Ap-	0:10 1:8 2:9 3:14 4:-6 5:-6 6:-6 7:-7 8:-7 9:-7
later none Aph	1:-19 2:28 5:-7
later none As	1:9 3:-7 5:-7 6:-7 7:15 8:6 9:-7
later none As-	1:27 2:-8 4:-8
later none Ash	0:-15 1:-56 2:36 3:-11 4:14 5:-12 6:-9 7:40 8:15 9:-18
later none Au	1:11 2:12 3:-7 4:-7 6:-8
later none Au-	1:24 2:7 6:-9 9:-7
later none Auh	1:-18 2:24 5:-7 6:-7 7:13 8:-6 9:10
later none F	3:12 8:-9
later none Fp	0:-7 1:-6 3:30 5:6 6:-6 7:-8 8:-9
later none Fp-	2:-13 3:32 4:-7 7:-6 8:-8
later none Fph	0:-20 1:-15 2:27 4:11 5:26 6:-9 7:-9 8:-15 9:-8
later none Fs	1:19 2:-25 4:13 5:-12 9:-8
later none Fs-	1:38 2:-13 3:-22 5:-9 7:-8
later none Fsh	0:-10 1:-28 2:-26 3:-12 4:34 5:-10 6:33 8:-15 9:-8
later none Fu	0:9 5:-7 8:-9
later none Fu-	3:24 5:-7 7:-6 8:-9
later none Fuh	0:15 1:-14 3:-6 5:-7 6:13 7:11 8:-13
later none H	2:29 3:-8 4:-6 6:9 8:-6
later none Hp	2:20 4:-6 6:11
later none Hp-	0:-12 2:24 3:6 4:-8 6:10 7:-6 8:-7
later none Hph	1:-8 2:30 3:-9
later none Hs	1:21 2:-29 3:6 4:-6 5:-10 6:-13 7:30 8:-6
later none Hs-	1:14 2:-26 3:16 5:-6 6:-11 7:9
later none Hsh	1:-8 2:15 7:10
later none Hu	0:6 2:23 3:-13 8:-7
later none Hu-	0:-6 2:35 3:-12 5:-12 7:-7 8:-9 9:-7
later none Huh	1:-9 2:21 3:-10 4:-9 6:9
later none N	2:-7 4:7 5:10 7:-6
later none Np	0:11 2:-18 4:16 5:13 7:-7 8:-6 9:-9
later none Np-	1:22 2:-35 3:21 4:19 5:-10 6:-6 8:-17 9:-6
later none Nph	1:-10 5:19 6:7 7:-8 9:-11
later none Ns	0:9 1:-16 2:-13 3:6 4:7 5:14 6:-9 7:-7 9:-7
later none Ns-	1:-29 2:-7 3:34 6:-9 8:7
later none Nsh	0:27 1:-7 2:-14 3:-9 4:-10 5:6 6:-6 7:-6 8:19
later none Nu	0:6 5:6 7:-6
later none Nu-	0:11 2:-7 3:9 6:-6 7:-6 9:-7
later none Nuh	1:-8 3:-7 4:11 5:8 6:9 7:-6
later none O	3:9 9:-6
later none Op	1:-9 3:20 5:10 7:-6 9:-6
later none Op-	0:6 1:-11 3:30 5:-8 7:-6
later none Oph	0:-11 1:-11 3:17 4:-7 5:30 6:-6 7:-7 9:-6
later none Os	1:21 2:9 3:-6 4:-6 5:-21 6:7 9:-7
later none Os-	1:38 2:-8 5:-15 7:-12 9:-6
later none Osh	0:-16 1:-29 2:8 3:-36 5:-30 6:32 7:47 9:-8
later none Ou	0:14 2:-8 7:-6
later none Ou-	0:-10 2:-7 4:11 6:6 8:8 9:-7
later none Ouh	0:20 1:-12 3:9 6:-8 8:-7
later none U	0:14
later none Up	0:18 1:-13 3:11 5:20 6:-7 8:-13
later none Up-	0:27 1:-18 2:9 4:-6 5:12 6:-7 8:-12
later none Uph	0:12 1:-7 2:-24 4:8 5:44 6:-11 7:-8 8:-17 9:-7
later none Us	0:22 2:-6 3:-18 5:-8 6:8 7:-7 9:7
later none Us-	0:17 3:-16 4:21 5:-6 6:-7 8:-6
later none Ush	0:-9 1:-7 2:-26 3:-8 4:-12 5:-9 6:28 7:-10 8:17 9:20
later none Uu	0:10
later none Uu-	0:12 5:-6
later none Uuh	0:23 1:-10 2:7 4:7 6:-8 9:-6
later none V	0:8 1:10 3:-9 4:6 8:-8
later none Vp	0:10 1:-14 2:21 3:7 4:-14 5:11 7:-7 8:-13 9:-7
later none Vp-	1:-21 2:-22 3:13 4:24 6:19 7:-6 8:-10 9:-6
later none Vph	0:23 1:-8 2:23 3:-15 4:-19 5:19 6:-8 7:-6 8:-9
later none Vs	3:-12 4:-16 5:-8 6:-7 7:11 8:22
later none Vs-	1:21 2:15 3:-11 4:-13 7:-6 8:6
later none Vsh	0:28 1:-12 2:-15 4:-7 7:24 8:-12
later none Vu	0:6 1:24 3:-12 4:15 5:-10 8:-9
later none Vu-	0:-12 1:39 3:-12 4:18 5:-7 6:-6 8:-9
later none Vuh	0:39 1:-29 2:26 3:-11 4:9 5:-16 7:-6 8:-13
later none attack -	1:-19 2:29 3:-7 4:-8 8:14
later none attack h	0:21 3:-9 4:-18 5:25 6:-7 8:-8
later none avoid -	0:-24 1:17 2:25 3:-22 5:-6 6:-6 8:19
later none avoid h	1:-13 3:14 4:6 5:-10 8:-6 9:12
later none bring -	0:11 1:22 2:-18 3:-15 4:10 8:-7
later none bring h	3:6
later none chase -	0:-9 1:13 2:29 3:-16 4:-10 8:-10
later none chase h	1:-13 2:35 3:-15 4:-9 5:-6 8:19
later none cross -	0:6 1:7
later none cross h	0:-13 1:-19 2:-11 4:35 5:14 8:-9
later none eat -	0:-18 1:10 2:40 3:-26 4:8 5:-8 8:-9
later none eat h	0:13 2:12 3:32 4:-24 5:-20 8:-10
later none fall -	0:31 1:-10 2:18 4:-7 6:-7 7:-8 8:-21
later none fall h	2:-24 3:-6 4:-7 5:24 7:28 8:-19
later none fight -	0:-8 1:12 3:-7 4:14 5:-6
later none fight h	0:-6 6:19
later none guard -	0:-9 1:81 2:-46 4:-16
later none guard h	0:-11 1:-12 2:26 3:9 5:-8 6:-8 8:-6
later none hit -	0:25 1:11 2:-11 3:-30 4:-14 6:-9 8:24
later none hit h	0:-40 1:-8 2:18 3:-6 4:10 6:26
later none make -	0:-19 1:14 2:-12 3:-9 4:41 6:-8 8:-18
later none match -	0:-9 1:-14 2:-6 3:32 4:14 8:-8
later none move -	1:17 2:-10 3:17 5:-8 8:-7 9:-6
later none move h	0:27 2:-7 3:29 4:-20 5:11 6:-27 7:-10 9:-15
later none no -	0:6 1:8 3:8 7:-6 9:-6
later none no h	0:7 1:-15 2:11
later none over -	0:-11 1:35 2:-14 3:-9 5:8
later none over h	0:13 2:-13 3:16 4:16 5:-13 8:-17 9:-7
later none play -	0:-13 1:45 2:-26 3:-18 4:-11 6:-6 8:23
later none play h	1:-12 2:-16 3:40 4:-6 8:-7 9:-7
later none push -	1:21 2:-9 3:-18 5:-6 8:18
later none race -	1:22 2:-9
later none reach -	1:8 2:-11 3:14 4:-21 5:-27 6:37 8:-15
later none reach h	1:-7 2:18 3:-19 4:-18 5:23 6:-9 8:10
later none save -	0:-19 2:-9 3:-9 6:37
later none save h	0:-8 4:-11 8:25
later none shoot -	0:25 1:-27 2:41 4:-7 6:-6 8:-18
later none shoot h	2:13 3:-14 4:-12 7:-6 8:-12 9:28
later none sneak -	0:-8 1:-7 2:18 4:-13 8:19
later none sneak h	1:-11 3:-8 4:-7 9:18
later none steal -	0:16 1:-82 2:89 3:-20
later none steal h	0:12 1:-7 2:27 3:-11 4:-7
later none take -	0:23 1:24 2:-23 8:-13
later none take h	0:-9 1:-24 2:45 5:12 6:-8 7:-6 8:-13 9:-8
later none throw -	2:17 3:-25 4:-19 5:-7 6:18 7:-7 8:13 9:-6
later none throw h	0:-16 1:-16 2:65 3:-7 4:-22 6:-11 8:-8
later none touch -	4:-9 5:25
later none touch h	4:10 5:6
later none word:boss h	0:-12 1:-13 3:-7 4:-6 6:-15 7:44 8:-6
later none word:enemy -	0:14
later none word:enemy h	0:-6 2:27 8:-9
later none word:hero -	1:30 2:-12 3:-10
later none word:item -	0:37 1:-6 3:-22
later none word:obstacle -	0:13 1:-17 2:-10 3:6 4:-19 6:37 8:-16
later one	7:-6 8:7
later one A	0:7 1:13 7:-6
later one Ap	0:6 2:18 3:-12 4:21 5:-8 6:-8 7:-6 8:-10
later one Ap-	0:6 2:17 3:-16 4:25 5:-7 6:-6 8:-9 9:-7
later one Aph	1:11 2:15 3:7 4:9 5:-12 6:-11 7:-8 8:-12
later one As	0:15 1:35 2:-12 3:-10 4:-6 8:-7
later one As-	0:13 1:38 2:-11 3:-10 4:-7 8:-6
later one Ash	0:-6 1:-10 2:18
later one Au	0:8 1:12 3:7 7:-6 8:-7 9:-6
later one Au-	0:6 1:13 2:12 3:-6 8:-6
later one Auh	0:7 1:-33 3:27 4:18 7:-12 8:-14
later one F	2:-11 3:11 6:9 7:-6 8:10
later one Fp	0:24 1:-13 2:8 3:18 5:-8 8:-18
later one Fp-	1:-7 2:6 3:19 4:12 5:-11 7:-7 8:-20 9:-7
later one Fph	0:25 2:-13 3:36 4:-17 6:-18 8:-9
later one Fs	0:14 1:18 2:-18 4:-10 5:-6 6:-13 7:-6 8:17
later one Fs-	0:-7 1:11 2:-7 3:16 4:-13 6:-10 8:13
later one Fsh	1:16 2:-15 3:-9 4:-13 5:-7 6:-13 7:-7 8:36
later one Fu	1:-13 2:-15 3:12 6:10 8:10
later one Fu-	0:15 1:-7 2:-15 4:9 6:9 7:-6 8:9 9:-6
later one Fuh	0:-18 1:-8 2:-14 3:25 4:-18 6:9 8:11 9:9
later one H	0:7 1:-8 2:35 3:-11 5:10 6:-13 8:-7
later one Hp	0:-6 1:-29 2:47 3:-10 5:22 6:-9
later one Hp-	1:-30 2:47 3:-9 4:-6 5:18 6:-6 8:-7
later one Hph	0:-8 3:-7 5:25 6:-9
later one Hs	0:10 1:12 2:-23 3:-9 7:23
later one Hs-	0:12 2:-22 7:30
later one Hu	0:15 1:26 3:-8 5:-6 6:-14 7:-6 8:-11 9:-6
later one Hu-	0:7 1:28 2:10 3:-7 4:-9 5:-9 6:-11 7:-6 8:-9 9:-7
later one Huh	1:-9 2:16 3:-7 4:19 5:10 6:-21 8:-6
later one N	3:11 4:19 5:-7 6:-8 8:7 9:-7
later one Np	0:9 1:-9 2:15 4:-6 6:-7 9:-6
later one Np-	0:10 1:-11 2:-8 3:19 4:-22 5:-12 6:-6 8:26
later one Nph	0:-13 2:31 3:-12 4:20 8:-26
later one Ns	1:26 2:-6 3:-18 4:-14 5:-8 8:14
later one Ns-	1:25 3:-15 4:-11 5:-6 8:17
later one Nsh	0:38 8:-28
later one Nu	1:-9 2:-6 3:11 4:23 6:-9 8:10 9:-7
later one Nu-	0:10 1:-16 3:11 4:21 5:-11 6:-8 9:-6
later one Nuh	0:-15 1:-7 2:-9 4:18 5:-8 6:-10 8:31 9:-9
later one O	0:16 1:-7 2:-11 4:-6 6:8 7:-6 8:17 9:-6
later one Op	0:21 2:-13 3:15 4:-18 5:-6 6:9 8:8
later one Op-	1:-6 2:-11 3:34 4:-17 6:13
later one Oph	0:15 1:-8 2:-6 3:-8 4:-13 8:21
later one Os	0:20 2:-12 3:-12 4:39 5:-14 6:-13 7:-8 9:-6
later one Os-	0:14 1:6 2:-9 3:-18 4:11 5:-10 6:-8 7:-6 8:9
later one Osh	0:14 1:-15 2:-10 4:50 5:-12 6:-10 7:-6 8:-26 9:-6
later one Ou	0:19 1:-7 2:-9 3:-6 4:-6 5:-7 6:6 7:-6 8:22 9:-6
later one Ou-	0:17 2:-13 4:-15 5:-11 6:13 8:16
later one Ouh	0:-8 1:-14 2:-14 3:-23 4:8 5:9 6:9 7:-8 8:36 9:-9
later one U	0:7
later one Up	0:-8 1:25 2:38 3:-26 4:-15 5:-11 8:-16 9:-8
later one Up-	0:22 1:7 2:33 3:-24 4:-15 5:-11 6:-8 8:-16 9:-7
later one Uph	0:37 2:-16
later one Us	2:-8 3:-21 4:14 5:-6 6:-6 8:20
later one Us-	0:6 2:-6 3:-14 4:18
later one Uu	7:-6 8:11
later one Uu-	4:7 6:-8 8:10 9:-7
later one Uuh	0:-8 2:-6 3:-12 4:-7 5:-8 6:17 7:-8 8:8 9:19
later one V	4:10 5:-8 6:-9 7:-7 8:24 9:-6
later one Vp	0:-20 1:-20 2:35 3:21 4:18 5:-12 6:-12 7:-8 8:-18 9:-7
later one Vp-	1:-16 2:13 4:25 5:-7 6:-7 8:-12
later one Vph	0:-29 1:-11 2:22 3:43 4:-17 5:-8 8:-7
later one Vs	0:-15 1:26 2:-19 3:-11 4:-13 8:35
later one Vs-	0:-15 1:51 3:-9 4:-6 8:-14
later one Vsh	0:-14 1:-16 2:-15 8:44
later one Vu	2:-12 3:11 4:6 5:-8 6:-10 7:-7 8:20 9:-7
later one Vu-	1:16 2:-26 3:8 4:10 5:-6 6:-8 7:-6 8:11
later one Vuh	1:-22 2:14 5:-11 6:-10 7:-8 8:23 9:-9
later one attack -	0:-20 2:50 3:-32 4:28 6:-8 8:-12
later one avoid -	1:56 2:-24 3:-9 4:-7
later one avoid h	0:11 1:-20 2:-6 3:29 8:-6
later one bring -	0:-14 1:10 2:-12 3:40 4:-8 8:-9
later one bring h	0:40 1:-11 3:-17
later one chase -	0:-11 1:-39 2:57 3:-6
later one chase h	2:26 3:-6 9:-11
later one cross -	0:-12 1:28
later one eat -	0:-10 1:30 2:-27 3:14 4:-6 8:-6
later one eat h	1:-10 2:-10 3:-15 4:-8 8:40
later one fall -	0:-10 1:8 4:-7 5:-20 6:-14 7:-9 8:37 9:-6
later one fall h	2:6 3:-19 5:24
later one fight -	0:-16 1:28 2:-7
later one fight h	0:20 6:16 8:-19
later one guard -	0:-20 1:-75 2:53 3:-11 4:36 8:25
later one guard h	3:26 4:-12
later one hit -	0:-14 2:-6 8:24
later one love -	0:20 1:-14
later one make -	0:15 1:6 2:-7 3:-18 4:-18 8:21
later one match -	0:18 3:-9
later one move -	3:-17 4:-16 5:-6 6:-19 8:41 9:-7
later one move h	0:-17 1:8 2:-30 3:-40 4:10 5:-9 6:20 7:-8 8:14 9:31
later one no -	0:9 1:6 7:-6 9:-6
later one no h	0:-8 1:-8 3:11 7:-8 8:9
later one over -	0:44 1:-31
later one play -	0:-21 1:22 3:-7 4:-6 5:-8 7:-6 8:28
later one push -	0:23 1:-6 2:15 3:-13 4:-7 8:-6
later one push h	0:-16 2:31 3:16 6:-13 8:-13 9:-6
later one reach -	0:-21 1:11 2:17 3:12 4:-7 5:-9 8:-6
later one reach h	0:13 1:-7 2:-10 3:-19 4:-6 5:-6 6:11 8:26
later one save -	0:-7 1:30 2:-9
later one save h	0:8 2:12 3:-6
later one shoot -	0:-6 1:49 2:-31
later one shoot h	0:-11 1:-6 8:26
later one sneak -	0:-20 1:51 2:-13 3:-18 4:10 6:-6 8:-13
later one sneak h	2:-11 3:16
later one steal -	0:10 2:15 3:-8 8:-7
later one take -	0:-22 1:33
later one take h	1:-12 2:-19 3:36 4:-14 5:-12 8:17
later one throw -	1:-13 2:-23 3:6 4:8 6:44 8:-17
later one throw h	0:18 6:-13
later one victim -	0:22 1:-6
later one word:enemy h	0:16 2:8 3:-9
later one word:hero -	0:22 3:-10
later some	1:12 2:-6
later some A	1:29 2:-9
later some Ap	2:-10 4:10 6:-8 7:-8 8:-11 9:15
later some Ap-	0:11 1:29 3:8 4:-7 5:-7 6:-7 7:-7 8:-11 9:-9
later some Aph	1:-28 2:-10 3:16 4:6 5:7 6:-7 7:-7 8:-10 9:24
later some As	1:38 2:-12 3:-7
later some As-	0:-7 1:40 2:-12
later some Ash	0:36 1:-17 2:-17 4:20 8:-13
later some Au	0:-9 1:36 6:-6
later some Au-	0:-12 1:38 2:-11 3:-11 6:-7 8:13 9:-6
later some Auh	0:11 1:7 2:-20 3:43 4:-17 5:-11 6:-8 7:-9 8:-19 9:6
later some F	0:-12 2:-11 3:28 6:7
later some Fp	0:-10 1:-8 2:-11 3:22 6:17
later some Fp-	0:-16 1:-16 2:-12 3:34 4:7 5:-6 8:8
later some Fph	2:-11 3:14 6:16 8:-6
later some Fs	2:-6 3:29 4:-12 5:-8 6:-12 8:9
later some Fs-	0:-7 3:21 4:-6 5:-7 6:-10 8:9
later some Fu	0:-13 2:-10 3:32 4:-6 5:-6 6:10
later some Fu-	0:-9 2:-11 3:28 4:-11 6:18 8:-15
later some Fuh	0:-12 2:-8 3:34
later some H	2:9 3:8 4:-8 6:10 7:-7 8:-7
later some Hp	1:-10 2:23 3:-20 4:-7 5:16 8:-6
later some Hp-	0:11 1:-18 2:28 5:-9
later some Hph	3:-33 5:23 6:20
later some Hs	1:19
later some Hs-	1:17
later some Hu	3:15
later some Hu-	0:19 2:-7 3:13
later some N	0:15 3:-11 4:12 6:-7 8:13
later some Np	0:-11 1:-14 2:12 3:12 4:28 6:-12 7:-6 8:-12 9:-6
later some Np-	0:19 1:-15 2:-12 3:-9 4:32 5:-13 6:-9
later some Nph	0:-9 1:-6 2:9 3:30 4:-6 5:14 6:-8 8:-24
later some Ns	0:23 1:10 2:-7 3:-31 4:41 5:-11 8:-22
later some Ns-	0:18 3:-26 4:15 5:-9 8:14
later some Nsh	0:21 3:-10 4:22 5:-6 8:-21
later some Nu	0:15 1:-7 2:-11 3:-7 4:-11 6:-7 8:34 9:-6
later some Nu-	0:11 2:-8 3:-23 4:-24 5:17 8:31
later some Nuh	0:29 1:-6 2:-9 5:-19 8:14
later some O	0:8 1:7 2:-14 3:9 6:-12 7:-6 8:7 9:-6
later some Op	0:-6 1:15 2:-12 3:8 4:-12 5:9 8:10 9:-6
later some Op-	1:38 2:-12 3:-31 4:7 6:8 8:-9 9:-6
later some Oph	0:-22 1:-12 2:-12 3:34 4:-19 5:26 6:-7 8:9
later some Os	0:34 1:-43 2:-11 3:-17 5:27 6:-19 7:-6 8:20
later some Os-	0:29 1:-19 3:-18 8:19
later some Osh	0:32 1:-9 2:-9 3:10 4:-13 5:26 6:-13 8:-24
later some Ou	0:15 2:-19 4:35 5:-6 6:-16 7:-7 8:-14 9:-6
later some Ou-	1:21 2:-15 3:8 4:25 5:-15 6:-13 7:-7 8:-15
later some Ouh	1:-11 2:-21 3:33 4:21 5:-17 6:-8 7:-6 9:-6
later some U	0:34 2:-13 3:-17 4:-15 6:-10 8:20
later some Up	0:-29 1:-17 2:-15 3:-36 4:-8 5:11 6:-9 8:47 9:33
later some Up-	0:8 1:-19 2:22 3:-22 8:17
later some Uph	0:-26 2:-9 3:-12 5:17 6:-6 8:-9 9:41
later some Us	0:17 1:54 2:-15 3:-14 4:-18 8:-22
later some Us-	0:-7 1:38 3:-7 4:-6 8:-10
later some Ush	0:29 2:-10 8:-6
later some Uu	0:38 1:-10 4:-12 5:-12 6:-8 8:12
later some Uu-	0:21 1:-24 2:-6 3:14 4:-12 5:-12 6:-11 8:30
later some Uuh	0:45 2:-8 4:-8 8:-12
later some V	0:9 1:33 4:-8 5:-9 6:-6 8:-14
later some Vp	1:22 2:-7 3:28 4:-15 5:-12 6:-8 8:-8
later some Vp-	0:12 1:13 2:-15 3:12 4:-6 5:-9
later some Vph	0:30 1:-10 3:10 4:-13 8:-9
later some Vs	0:-10 1:49 2:-10 3:-9 4:-8 8:-17
later some Vs-	0:-14 1:42 2:-6 4:-7 8:-11
later some Vu	0:20 1:26 2:-9 3:-10 4:-9 8:-15
later some Vu-	0:9 1:23 3:-6 4:-11 8:-11
later some Vuh	0:25 1:12 2:-14 3:-11 8:-11
later some avoid -	1:25 2:-7 3:-7
later some avoid h	0:32 1:-19 2:-12 3:-7 4:26 8:-15
later some bring -	1:38 2:-7 3:-16
later some chase -	0:-19 1:19 3:23 4:-7 6:-7 8:-11
later some cross -	1:13
later some eat -	0:-9 1:56 2:-18 3:-26
later some eat h	0:12 1:-8 2:-30 3:-11 5:40 8:-6
later some fight -	0:16 1:8 2:-6 6:-15
later some guard -	1:34 2:-13 4:-6
later some hit -	0:-8 1:10 2:-8 3:34 6:-14 8:-10
later some make -	1:8
later some move -	0:-20 2:33 3:-31 4:-13 5:-10 6:15 8:21 9:-6
later some no -	1:18 2:-9 7:-6 8:11 9:-6
later some no h	0:-6 1:-10 2:-11 3:17 7:-6 8:12
later some over -	1:-8 3:26
later some over h	0:-21 5:25 8:12
later some reach -	0:-16 1:11 2:-11 3:-11 4:33 8:-10
later some save -	0:-9 1:18
later some save h	0:28 1:-21
later some shoot -	0:-8 1:34 2:-14
later some sneak h	3:12
later some steal -	0:-6 1:63 2:-48
later some take -	0:-6 1:19 2:-9 4:8
later some take h	0:23 1:-8 2:7 3:27 4:-15 5:-9 8:-19
later some throw -	1:50 2:-19 3:-8 6:-18 8:-8
later some word:hero -	1:14
left attack	0:-6 1:20 2:-11 3:-8 4:18 5:-10 9:-8
left attack -	1:8 3:-13 4:11 5:-9 8:9 9:-7
left attack 0	0:-17 1:12 2:22 4:19 5:-11 7:-8 8:-17 9:-6
left attack 0 A	1:31 2:13 3:-10 4:-24 7:-8 8:-6
left attack 0 F	1:-7 3:-25 4:42
left attack 0 N	1:12 3:-7 4:22 8:-13
left attack 0 O	0:19 1:-29 2:18 3:-13 4:32 5:-9 6:-7 8:-14
left attack 0 U	0:-25 1:-15 2:22 3:6 6:17 8:-11
left attack 0 at	0:9
left attack 0 cl	0:-55 1:29 2:39 3:37 4:-52 5:-16 6:20 7:-9 8:-24 9:-6
left attack 0 in	0:-8 2:18 3:-20 4:41 5:-7 6:-7 7:-7 8:-17 9:-6
left attack 0 none	1:28 3:-13 4:12 5:-7 6:-8 7:-6 8:-12
left attack 1	0:-8 1:24 2:-19 5:-6 7:-6 8:11
left attack 1 A	3:-15 4:-19 5:-6 8:34 9:-6
left attack 1 F	0:-15 1:-15 3:38 4:-7 8:-6
left attack 1 cl	0:-16 1:-21 2:40 3:18 4:-10 6:-17
left attack 1 in	0:7 1:19 2:-39 3:-21 4:-6 5:-8 6:18 7:-7 8:28 9:-6
left attack 1 none	0:-12 1:14 2:6 3:26 4:-8 5:-9 6:-24 7:-9 8:6 9:-6
left attack 2	0:17 1:-15 2:-15 3:-12 4:-7 7:36
left attack 2 cl	0:18 1:-14 2:-16 3:-15 4:-7 7:34
left attack 2 none	0:7 1:-19 2:-11 3:-8 4:-6 7:36
left attack A	1:31 3:-13 4:-18 5:-6 7:-6 8:11
left attack F	0:-16 1:-19 2:-7 3:12 4:30 8:-6
left attack N	1:14 2:-6 3:-9 4:22 8:-12
left attack O	0:27 1:-29 2:19 3:-16 4:34 5:-10 6:-11 7:-7 8:-21
left attack U	0:-30 1:-21 3:38 4:-15 5:-9 6:27 7:-6 8:-12
left attack h	0:6 1:-26 2:30 3:24 4:-7 5:-8 6:-7 7:-7 8:-17
left avoid	2:13
left avoid -	0:7 1:14 3:-7 5:-23 6:15 7:-9 8:15 9:-6
left avoid 0	2:20
left avoid 0 A	1:8 2:35 3:-8 4:-6 5:-8
left avoid 0 F	0:-12 1:-6 2:16 3:29 4:10 5:-20 6:-16 8:-7
left avoid 0 H	0:-7 2:37 5:-9
left avoid 0 N	0:6 1:-10 2:-29 3:-24 4:40 5:9 6:-6
left avoid 0 O	1:-9 2:6 5:23 6:-6 7:-6 9:-6
left avoid 0 U	0:16 1:-6 3:-16 4:10 5:-29 6:-7 8:29
left avoid 0 V	0:-17 1:-25 2:6 3:-7 4:-14 5:48 8:-7
left avoid 0 at	0:-23 2:34 3:-18 4:21 5:-10 8:-8
left avoid 0 cl	0:28 1:-13 2:23 3:9 4:-8 5:-11 6:-21 8:-12
left avoid 0 from	1:-25 2:33 4:-9
left avoid 0 in	2:21 3:-8 5:7
left avoid 0 none	0:6 1:-8 2:21 3:-8 5:8 8:-7
left avoid 0 obj	0:-11 2:-8 3:10 4:22 5:-9
left avoid 0 of	0:-22 1:38 2:-14 3:8 4:-6 5:13 6:-6 8:-10
left avoid 0 subj	1:22 2:-11 3:13 5:-6 6:-6 8:-7
left avoid 0 to	0:21 8:-6
left avoid 0 with	0:-9 1:27 2:-8
left avoid 1	1:-16 3:-17 4:-18 5:9 6:-12 7:29 8:31 9:-8
left avoid 1 A	0:-17 1:-21 2:24 3:-10 4:20 5:-16 7:23 8:-20 9:-7
left avoid 1 N	1:-9 2:-15 3:-17 4:-40 5:6 7:-6 8:58 9:-6
left avoid 1 O	0:16 2:-20 3:15 4:-13 5:9 6:-12 7:-6 8:9
left avoid 1 U	0:19 2:-24 3:-15 4:-11 5:21 8:18
left avoid 1 V	2:19 5:-10
left avoid 1 at	0:13 4:-18 8:15
left avoid 1 cl	0:12 1:-8 2:-18 3:-14 4:-12 5:-22 6:-8 7:42 8:13
left avoid 1 from	1:-8 2:19
left avoid 1 in	1:-12 2:12 3:-18 4:-17 5:30 6:-10 7:-10 8:27 9:-7
left avoid 1 none	0:11 1:-12 2:-10 3:-24 4:-9 5:27 6:-11 7:23 9:-7
left avoid 1 of	0:-10 2:29 3:-12 5:-17 8:16
left avoid 1 subj	0:-8 4:-8 5:-8 8:28
left avoid 2	0:25 1:-8 2:-28 3:-7 4:25 6:-13 7:-7 8:10 9:-6
left avoid 2 A	0:28 2:-23
left avoid 2 N	0:14 4:7 8:-10
left avoid 2 O	0:23 2:-24 3:-19 4:-15 5:35 6:-13 8:6
left avoid 2 U	0:-55 1:-6 2:37 3:7 4:42 5:-11 6:-6 7:-6 8:-20
left avoid 2 at	0:24 2:-11
left avoid 2 cl	0:18 2:-23 3:-13 4:46 5:-11 6:-8 8:-20
left avoid 2 in	0:-15 1:-7 2:-8 4:-21 5:40 6:-13 7:-7 8:17 9:-6
left avoid 2 none	0:-19 1:-9 2:-13 3:17 4:21 5:15 6:-14 7:-9 9:-8
left avoid 2 to	0:-7 4:31 5:-7 8:-15
left avoid A	2:33 3:-8 5:-8 8:-7
left avoid F	0:-22 1:-8 2:12 3:29 4:-13 5:-19 6:-20 7:36 8:-13 9:-6
left avoid H	0:-6 2:34 5:-8
left avoid N	1:-10 2:-28 3:-20 4:17 5:6 6:-7 7:-6 8:34 9:-6
left avoid O	0:11 1:-11 4:-11 5:25 6:-11 7:-8 8:10 9:-6
left avoid U	0:-17 1:-8 2:14 4:21 6:-11 7:-8 9:-8
left avoid V	0:-18 1:-15 2:7 3:-8 4:-10 5:38 8:-6
left avoid h	1:-11 2:17 4:-7 5:19 6:-8
left bring	3:13 4:20 5:-6 6:-9 9:-6
left bring -	1:9 4:21 5:-10 6:-10 7:-6 9:-6
left bring 0	3:21 4:8 5:-7 6:-8
left bring 0 A	0:27 1:-11 2:7 3:-13 4:17 8:-8 9:-6
left bring 0 F	1:-11 3:22 4:-6 6:-9 8:16
left bring 0 H	0:-6 1:32 3:-19 4:-9
left bring 0 N	1:-9 2:6 3:30 4:7 5:-13 6:-6 8:-21
left bring 0 O	0:6 1:-12 2:-7 3:32 4:8 5:-8 6:-10 8:-12
left bring 0 U	0:-15 1:-11 3:14 4:19
left bring 0 V	0:-6 1:35 2:-6 4:-18
left bring 0 cl	0:-23 1:-32 2:61 3:-16 4:20 6:-12 8:-15
left bring 0 from	1:-12 2:22
left bring 0 in	0:9 1:7 2:-11 3:22 5:-7 6:-7
left bring 0 none	0:10 3:14 4:16 5:-8 6:-7 8:-11
left bring 0 obj	1:-7 2:23 3:-7 4:-16 5:14
left bring 0 of	0:-9 3:38 4:-11
left bring 0 subj	1:-14 2:22
left bring 0 to	1:-6 3:-15 4:24
left bring 0 with	0:-20 1:13 2:-6 3:35 4:-12 8:-7
left bring 1	3:15 4:20 5:-8 6:-9 7:-6 8:-6
left bring 1 A	0:-33 1:-12 2:7 3:-10 4:50 5:-10 7:-8 8:9 9:-6
left bring 1 F	0:-18 2:-6 3:45 4:-11 6:-9
left bring 1 H	0:-7 1:25 2:10 3:-10 7:-7
left bring 1 N	0:31 2:-9 3:-13 4:29 5:-6 8:-22
left bring 1 O	0:-7 1:-18 2:-12 3:24 4:8 5:-9 6:-9 8:10
left bring 1 U	0:18 1:-15 2:-11 3:28 5:-6 6:-7 8:-9
left bring 1 V	1:47 2:-7 3:-18 4:-19 8:-12
left bring 1 at	0:33 2:-27 3:-9 4:23 8:-7
left bring 1 cl	0:9 1:-43 2:29 4:28 5:-10 6:-13 7:-6 8:-16
left bring 1 in	0:7 1:18 2:-16 3:17 4:7 5:-9 6:-7
left bring 1 none	1:-18 2:6 3:34 4:-7 5:-11 6:-11 7:-7 8:7 9:-7
left bring 1 to	2:-17 3:-18 4:47 8:-8
left bring 1 with	0:-12 1:31 2:15 3:7 4:-16 6:-8 7:-8 8:-9
left bring 2	2:-10 3:8 4:18 6:-14 7:-7 8:19 9:-9
left bring 2 A	0:37 1:-25 2:-17 3:-19 4:18 5:-7 7:-7 8:15 9:-8
left bring 2 F	0:14 3:17 4:-11 6:-6 8:-6
left bring 2 N	0:-28 2:42 4:16 5:-9 6:-11 8:-16
left bring 2 O	0:-9 1:-7 2:-11 3:-36 4:-22 5:9 6:-6 8:57
left bring 2 U	0:-20 1:-10 2:-16 3:28 4:30 5:-13 8:-16
left bring 2 cl	0:-15 1:-21 2:-27 4:39 5:-13 6:-13 8:27 9:-7
left bring 2 in	0:-13 1:17 2:16 3:-35 4:21 5:-7 6:-10 7:-8 8:14 9:-8
left bring 2 none	1:-24 2:35 3:-26 5:-7 6:-14 7:-7 8:31 9:-7
left bring 2 to	0:-10 4:30 8:-11
left bring A	0:16 2:8 3:-27 4:30 5:-9 7:-8 8:6 9:-9
left bring F	0:-6 1:-10 2:-7 3:43 4:-15 6:-11 8:10
left bring H	0:-10 1:29 2:17 3:-14 4:-7 5:-7 7:-7
left bring N	0:8 1:-7 2:10 3:15 4:23 5:-12 6:-6 8:-24
left bring O	1:-20 2:-16 3:22 4:9 6:-13 8:16
left bring U	0:6 1:-19 2:-13 3:34 4:15 5:-8 6:-8 8:-19
left bring V	0:6 1:54 2:-7 3:-16 4:-27 8:-12
left bring h	1:-14 3:26 4:19 5:-7 6:-8 9:-6
left chase	0:11 1:10 2:29 3:9 4:-14 5:-10 6:-8 7:-7 9:-7
left chase -	1:37 2:-15 3:11 4:-10 5:-10 7:-6
left chase 0	1:14 2:13 3:12 4:-10 5:-9 6:-11 7:-8 8:8 9:-6
left chase 0 A	0:6 1:6 2:25 3:-7 4:-12 7:-7 8:-7
left chase 0 O	0:-12 1:-10 2:-13 3:32 4:-14 5:-14 6:-11 8:31
left chase 0 U	1:-12 2:43 3:-17 8:-9
left chase 0 at	1:32 2:-10 4:-11 8:-7
left chase 0 cl	0:-20 1:25 2:-24 3:23 8:7
left chase 0 in	2:23 3:19 4:-7 5:-9 6:-9 7:-7 8:-13 9:-6
left chase 0 none	0:-17 2:40 3:12 5:-11 6:-9 7:-8 9:-7
left chase 0 subj	1:21 2:-9
left chase 1	1:18 3:22 4:-20 5:-11 7:-7 8:-9 9:-8
left chase 1 A	1:29 2:-12 4:-8
left chase 1 O	0:-29 2:-6 3:35 6:18 8:-10
left chase 1 U	0:38 2:-12 3:-8 4:-13
left chase 1 cl	2:17 3:14 4:-19 5:-13 6:16 8:-12
left chase 1 in	1:6 2:-20 3:34 4:-6 6:-6 8:-6
left chase 1 none	0:26 1:19 4:-15 6:-6 8:-7 9:-8
left chase 2	0:40 1:-12 2:29 3:-23 4:-8 5:-7 6:-14 8:-12
left chase 2 O	0:23 1:-8 2:41 3:-28 4:-7 6:-15 8:-15
left chase 2 U	0:20 2:-8
left chase 2 cl	0:35 1:-16 2:39 3:-30 4:-7 5:-7 6:-15 8:-14
left chase 2 in	0:20
left chase 2 none	0:7 1:-13 2:38 3:-18 6:-10 8:-7
left chase A	0:10 1:24 4:-14 7:-7 8:-6 9:-6
left chase F	0:13 2:38 3:-33 5:-7
left chase H	2:10
left chase N	1:-10 3:-6 4:23 8:-6
left chase O	0:-26 1:-15 2:21 3:29 4:-14 5:-16 7:-6 8:14
left chase U	0:33 1:-14 2:27 3:-19 4:-15 5:-8 8:-11
left chase h	0:15 1:-28 2:24 3:25 4:-14 5:-11 6:-13 7:-9 8:6 9:-8
left cross	0:16 1:7 2:8 3:-13 5:-13 6:-6 8:9
left cross -	0:-8 1:12 2:-12 3:-7 4:23 8:-8
left cross 0	0:9 3:-11 5:-10 6:-7 8:14
left cross 0 A	0:8 1:22 2:-14 3:-6
left cross 0 N	0:12 2:-8 4:-21 5:-8 8:29
left cross 0 V	1:-8 2:45 3:-6 4:-11 5:-12 6:-8 8:-8
left cross 0 cl	2:11
left cross 0 in	0:10 1:12 2:-8 3:-12 5:-13 6:-6 7:-6 8:18
left cross 0 none	0:7 1:-7 3:-9 5:-9 8:20
left cross 0 with	0:-10 1:16 2:10
left cross 1	1:-7 2:18 3:-10 4:-11 5:-10 8:18
left cross 1 in	1:-6 2:-8 3:-18 4:-14 5:-14 8:42
left cross 1 none	0:18 1:-8 2:22 4:-13
left cross A	0:28 1:23 2:-25 3:-7 4:-7 8:-6
left cross N	0:16 2:-6 4:-17 5:-9 8:23
left cross O	0:-23 1:-12 3:-7 4:31 5:-7 8:18
left cross V	0:-9 1:-7 2:47 4:-14
left cross h	0:19 1:-11 2:28 3:-10 4:-21 5:-12 6:-7 7:-6 8:13
left eat	0:13 3:20 4:-11 5:6 6:-7
left eat -	0:21 1:7 4:-17 5:13 6:-7 8:-11
left eat 0	0:-7 3:18 4:-11 5:13 6:-7
left eat 0 A	0:-9 3:10 4:-9 5:16 7:-6 8:-6
left eat 0 F	0:-10 2:-9 3:24 4:-8 5:13 6:-7
left eat 0 N	0:-8 3:30 5:-8
left eat 0 O	0:-6 1:-6 3:47 4:-7 5:-21 6:-6
left eat 0 U	0:-12 2:29 3:-33 4:-16 5:-9 8:38
left eat 0 V	0:-10 3:27 4:-9
left eat 0 cl	0:-21 1:-9 2:42 3:-23 4:-13 5:40 6:-12 7:-9 8:-11
left eat 0 from	0:-7 2:16 3:9
left eat 0 in	0:-8 1:7 3:40 4:-11 5:-9
left eat 0 none	1:6 2:-14 3:38 4:-11 5:8 6:-8 8:-6
left eat 0 obj	1:-15 2:32 3:-6
left eat 1	0:19 1:-15 2:27 3:-13 4:-11 5:11 6:-13 8:-13 9:-6
left eat 1 A	0:26 1:-10 2:8 3:-17
left eat 1 H	0:29 3:-13
left eat 1 U	2:39 3:-14 6:-15 8:-7
left eat 1 cl	0:-23 1:-11 2:11 3:36 4:-6 5:-9 6:-8 8:-8
left eat 1 in	0:22 1:-15 2:20 3:-22 4:-9 5:17 8:-8
left eat 1 none	0:60 1:-13 2:9 3:-36 5:-8 6:-6
left eat 2	0:56 1:-9 2:-7 3:-13 4:-6 8:-8
left eat 2 A	0:37 1:-8 2:-16
left eat 2 U	0:22
left eat 2 cl	0:47 1:-8 2:-7 4:-8 8:-8
left eat 2 in	0:29 2:12 3:-15 8:-8
left eat 2 none	0:32 3:-8
left eat A	0:10 1:-13 3:19 4:-13 5:19 7:-9 8:-7 9:-6
left eat F	0:-14 2:-8 3:45 4:-10 5:6 6:-7 8:-7
left eat H	0:35 3:-18
left eat N	0:-12 3:41 4:-11 8:-6
left eat O	0:13 1:-6 3:38 4:-6 5:-17 6:-7 8:-9
left eat U	0:27 2:18 3:-31 4:-8 5:-7 6:-6 8:12
left eat V	0:-22 1:-7 2:28 3:24 4:-12 5:-7
left eat h	0:7 1:-9 3:35 4:-10 6:-7
left fall	0:12 1:14 6:-8 8:6
left fall -	0:11 1:28 2:-19 4:-11 5:-9 6:-8 8:20
left fall 0	1:13 2:-23 3:11 4:-8 9:-6
left fall 0 A	0:8 1:35 2:-35 3:-12 4:-14 5:-6 7:23 8:-7
left fall 0 F	0:-14 2:-6 3:37 4:-6 6:-6 8:-7
left fall 0 N	0:-25 3:27 4:9 5:-6 8:-7
left fall 0 O	1:27 2:-16 3:-24 4:-23 5:29 6:-17 7:-7 8:15
left fall 0 U	0:31 1:-13 2:-7 3:17 4:-6 5:-9 8:-16
left fall 0 cl	0:-18 1:47 2:-29 3:-33 4:-8 5:-7 6:7 7:29 8:-7
left fall 0 from	0:15
left fall 0 in	0:6 1:-7 2:-15 3:30 6:-12 7:-7 8:17
left fall 0 none	0:11 1:8 2:-31 3:18 4:-16 5:15 7:12 8:-19
left fall 0 obj	3:7
left fall 0 of	1:-16 2:-6 4:-20 5:-9 6:-11 8:47
left fall 0 subj	0:10 1:20 2:-13 3:-7 8:-7
left fall 0 with	0:-21 1:63 3:-22 4:-6 5:-8 6:-7 8:-17
left fall 1	0:26 2:33 3:-25 4:-9 5:-7 6:-11 7:-7
left fall 1 A	1:14 2:13 3:-8 8:-8
left fall 1 F	0:-17 1:40 3:-13
left fall 1 N	1:-13 2:9 3:-12 4:-12 5:-6 8:31
left fall 1 O	0:28 1:-26 2:32 3:-15 4:18 5:-25 6:-13
left fall 1 U	0:19 1:7 2:-12 3:-17 4:-11 5:40 8:-28
left fall 1 cl	1:-12 2:55 3:-21 4:-11 5:-25 6:-13 8:12
left fall 1 in	0:6 1:23 2:-7 3:-26 5:37 6:-12 7:-7 8:-15 9:-6
left fall 1 none	0:41 2:26 3:-17 4:-12 5:-20 8:-16
left fall 1 with	0:6 1:33 3:-18 4:-9 5:-7 6:-15 7:-7 8:8
left fall 2	0:33 1:7 2:15 3:-28 4:-13 5:-9 6:-8 7:-12 8:9
left fall 2 A	0:10 1:18 3:-8 4:-7 8:-7
left fall 2 O	0:17 1:-9 2:32 3:-18 4:-7 7:-6 8:-9
left fall 2 U	0:12 1:-8 2:-10 3:-18 4:-8 8:31
left fall 2 cl	0:39 1:-16 2:41 3:-26 4:-9 5:-7 6:-7 7:-9 8:-16
left fall 2 in	1:28 2:-26 3:-16 4:-9 8:30
left fall 2 none	1:-8 2:24 3:-19 4:-11 5:-8 6:-8 7:-10 8:27
left fall 2 obj	0:30 2:-13 3:-12
left fall A	1:44 2:-16 3:-18 4:-16 5:-8 7:16 8:-11
left fall F	0:-24 1:18 2:12 3:26 4:-8 5:-6 6:-10 8:-10
left fall H	0:8 1:-7 6:11
left fall N	0:-35 1:-16 2:10 4:32 5:-13 6:-6 7:-6 8:18
left fall O	0:24 1:6 2:17 3:-25 5:6 6:-18 7:-11
left fall U	0:21 1:-12 2:-15 4:-11 5:10 6:-6 8:13
left fall h	1:-31 2:29 3:-25 4:14 5:11 6:6 7:11 8:-28 9:-9
left fight	0:6 1:-7 2:18 7:-7 9:-7
left fight -	0:7 1:7 3:-29 6:32 7:-6 8:-11 9:-6
left fight 0	1:9 2:14 3:-17 6:14 7:-6 8:-11
left fight 0 A	0:-6 2:33 3:-10 4:7 6:-10
left fight 0 F	2:-9 3:-13 6:26
left fight 0 H	0:-10 1:-6 2:33 6:-9
left fight 0 N	0:21 4:-8
left fight 0 O	0:33 6:-10 8:-8
left fight 0 U	0:-13 1:24 2:-31 3:-21 4:-17 5:33 6:18 8:-9
left fight 0 cl	0:26 1:-28 2:24 3:-18 4:-13 5:21 6:-11
left fight 0 in	1:27 3:-11 4:6 5:-8 6:6 7:-6 8:-14
left fight 0 none	0:23 1:-24 2:31 3:-13 4:-6 5:-7 6:13 8:-7
left fight 0 obj	0:-12 1:-9 2:-23 3:-17 4:18 5:43 6:-13
left fight 0 of	0:16 2:-7
left fight 0 with	0:-7 2:21 3:-12 6:9
left fight 1	1:-15 2:19 4:15 5:-14 6:-8 7:-7 8:7 9:-7
left fight 1 F	0:17 1:-12 2:-7 3:-14 4:35 6:-12 8:-9
left fight 1 H	2:-6 6:16
left fight 1 N	4:-6 8:17
left fight 1 O	0:6 2:-9 3:30 5:-8 6:-11 8:-10
left fight 1 U	0:-8 2:30 5:-6 6:-6
left fight 1 cl	0:16 1:-10 2:-8 4:16 5:-8 6:-10 8:7
left fight 1 in	1:-14 3:10 4:-10 5:-13 6:18 7:-6 8:11 9:-6
left fight 1 none	0:7 1:-12 2:40 3:-16 4:16 5:-10 6:-17 8:-12 9:-7
left fight 2	0:11 1:-26 2:-21 4:-14 5:-9 6:38 8:13
left fight 2 O	0:-35 2:-13 4:-17 5:-9 6:38 8:32
left fight 2 cl	0:-13 1:-18 2:-12 3:7 4:-9 5:-9 6:31 8:15
left fight 2 in	0:28 2:-14 3:-6 4:-14 6:-10 8:24
left fight 2 none	0:6 1:-6 2:-17 3:17 4:-9 5:-6 6:14 8:-6
left fight A	1:-8 2:30 3:-12 4:15 6:-11 7:-7 8:-6 9:-6
left fight F	0:22 1:-10 2:-11 3:-8 4:14 6:8 8:-10
left fight H	0:-11 2:8 3:-8 6:27
left fight N	0:23 2:-10 3:7 4:-18 5:-9 6:-7 8:15
left fight O	0:18 1:-11 2:-18 3:10 4:-14 5:-12 6:30 8:-9
left fight U	0:-34 1:7 2:13 3:-28 4:-20 5:47 6:10 8:-15 9:-8
left fight h	0:9 1:-13 2:14 5:-12 6:10 7:-7 9:-6
left guard	0:-7 1:-9 2:20 3:-15 4:17 5:-8 8:8
left guard -	2:7 3:-12 4:16 5:-8 6:7 7:-7 9:-6
left guard 0	0:-8 1:-14 2:10 3:-16 4:29 5:-7 6:7 7:-6 8:7 9:-6
left guard 0 A	1:-13 3:-7 4:29
left guard 0 F	1:-16 2:25 3:-33 4:21 6:14 8:-9
left guard 0 H	2:-15 4:17
left guard 0 N	2:-8 3:-8 4:25 5:-7 6:-7
left guard 0 O	0:-14 1:-9 2:-14 3:20 4:-8 5:-11 6:31
left guard 0 U	4:14
left guard 0 cl	0:21 2:-20 3:-7 4:-20 6:34
left guard 0 from	2:15
left guard 0 in	0:-15 1:-18 2:6 3:-13 4:32 5:-8 7:-6 8:15 9:-6
left guard 0 none	1:-9 2:-10 3:-17 4:42 5:-8 8:9
left guard 0 with	6:23
left guard 1	0:-12 1:14 2:30 4:-9
left guard 1 A	0:-11 1:9 2:31 3:-7 4:-7 8:-6
left guard 1 H	2:9
left guard 1 from	0:-7 1:-7 2:30
left guard 1 in	0:-9 1:13 2:26 3:-8 4:-10
left guard 1 vs	0:-7 2:25
left guard 2	0:6 1:6 2:9 3:-15 5:-13 6:-9 8:16
left guard 2 A	1:30 3:-7 4:-12 8:-6
left guard 2 N	0:8 2:-6 4:-20 5:-6 6:-7 8:29
left guard 2 cl	0:-14 1:-13 2:6 3:-29 4:24 5:-15 6:-11 8:31
left guard 2 in	1:7 4:20 6:-7 8:-14
left guard 2 none	0:-35 1:-12 2:14 3:-29 4:18 5:-16 6:-9 8:41
left guard 2 with	0:27 4:-7 8:-6
left guard A	0:-9 2:34 3:-7 8:-9
left guard F	1:-9 2:21 3:-30 4:45 5:-7 6:-8 8:-12
left guard H	2:-7 4:18
left guard N	0:6 1:-9 2:-12 3:-7 4:22 5:-9 6:-8 8:14
left guard O	0:-25 1:-10 4:13 5:-20 6:30
left guard U	0:-9 2:-9 3:-9 4:30
left guard h	0:-6 1:-9 2:19 3:-18 4:12 5:-9 8:16 9:-6
left hit	3:-7 4:6 7:-9 9:-8
left hit -	0:10 1:9 2:-22 3:13 4:-14 6:10 7:-7 8:8 9:-6
left hit 0	0:8 1:6 4:-11 7:-7 9:-6
left hit 0 A	0:12 1:21 2:-10 3:8 5:-14 6:-6 7:-9 8:-15 9:-6
left hit 0 F	1:13 2:24 3:-46 4:-23 5:9 6:17 7:-7 8:14
left hit 0 H	0:30 1:-14 2:-38 3:39 5:-9 6:-6
left hit 0 N	2:48 3:-42 4:-22 6:-11 8:8
left hit 0 O	0:24 1:-14 2:-11 3:15 4:-10 6:11 8:-16
left hit 0 U	0:-24 1:-13 2:-16 3:10 4:-13 5:47 6:-7 8:7
left hit 0 V	0:-12 1:22 2:11 3:-7
left hit 0 at	0:10 2:-23 3:-6 4:-13 5:36 8:-8
left hit 0 by	2:18
left hit 0 cl	0:-25 1:61 2:-22 3:-25 4:-13 5:37 6:-12 8:-13
left hit 0 in	0:12 1:-7 2:11 3:8 4:-17 5:9 7:-6 9:-6
left hit 0 none	1:15 2:18 3:10 4:-17 6:-15 7:-7 8:-7 9:-6
left hit 0 of	0:21 2:-11 3:-28 5:-7 6:37 8:-9
left hit 0 subj	0:-9 1:-11 2:18 3:-8 4:18
left hit 0 with	0:39 1:16 2:-18 3:-11 5:-11 8:-7
left hit 1	3:-25 6:26 7:-10 9:-9
left hit 1 A	0:-12 2:-34 4:63 5:11 6:-9 7:-11 8:-23 9:-9
left hit 1 F	0:-11 1:-15 2:-15 3:-51 4:25 5:34 6:-19 7:-6 8:38
left hit 1 N	1:-7 2:29 3:-12 8:-18
left hit 1 O	1:28 2:-6 3:-22 4:-13 5:-14 6:39 8:-24
left hit 1 U	0:42 1:-9 3:-10 4:-9 5:-12 8:8
left hit 1 at	4:28 5:-14 8:-6
left hit 1 cl	0:-23 2:42 3:-63 4:19 6:-12 7:-9 8:34 9:-8
left hit 1 from	1:6 2:-28 3:-15 4:36 5:21 6:-13 8:-20 9:-6
left hit 1 in	2:-33 4:15 5:21 6:11 7:-10 9:-8
left hit 1 is	0:-8 1:-12 4:35 7:-6
left hit 1 none	0:11 2:6 3:-21 4:-32 6:-13 7:-7 8:37 9:-6
left hit 1 of	0:8 1:38 2:-7 3:-17 4:-9 8:-15
left hit 1 with	0:-40 2:-12 3:-26 4:31 5:-13 6:43 8:-15
left hit 2	0:40 1:-27 2:-38 3:8 4:-7 5:-19 6:12 8:28
left hit 2 A	0:23 1:-24 2:-28 3:-21 4:-8 8:47
left hit 2 F	0:-24 2:-14 3:16 4:34 6:-17
left hit 2 N	3:29 5:-9 8:-15
left hit 2 O	0:14 2:-6 3:-32 6:33
left hit 2 U	0:19
left hit 2 cl	0:7 1:-19 2:-32 3:8 4:-16 5:-17 6:24 8:29
left hit 2 in	0:26 1:-12 2:-15 3:-25 4:46 5:-7 6:-13 8:-10
left hit 2 none	0:14 1:-21 2:-28 4:9 5:-17 6:21 7:-6
left hit A	1:16 2:-35 3:15 4:42 6:-11 7:-12 9:-11
left hit F	2:6 3:-29 4:7 5:17 6:-7 7:-9 8:24 9:-7
left hit H	0:35 1:-18 2:-17 3:28 5:-10 6:-7
left hit N	1:-15 2:47 3:-19 4:-31 5:18 6:-12 8:-9
left hit O	0:21 1:9 2:-14 3:-7 4:-16 5:-18 6:44 7:-6 8:-21
left hit U	0:-10 1:-18 2:-19 3:7 4:-20 5:18 6:-11 8:42
left hit V	0:-11 2:29 4:-6
left hit h	1:-24 2:16 3:-37 4:24 5:39 6:-14 7:-10 9:-9
left love	0:30 1:24 2:-7 3:-7 4:-10 5:-8 6:-7 7:-6 9:-7
left love -	0:26 1:26 3:-7 4:-11 5:-6 6:-6 8:-12
left love 0	0:22 1:17 2:-10 4:-7 8:-6
left love 0 A	0:15 1:17 2:-10 3:-11
left love 0 O	0:35 1:-9 3:-16
left love 0 V	1:34 2:-8 3:-15 4:-7
left love 0 cl	0:39 1:-30
left love 0 in	1:39 2:-11 3:-7 4:-7
left love 0 none	0:6 1:28 2:-11 4:-7 8:-6
left love 0 with	0:-8 1:11
left love 1	0:28 1:8 4:-7 5:-6 6:-7 8:-11 9:-8
left love 1 A	0:36 1:6 2:-14 3:-16 8:-6 9:-6
left love 1 O	0:11
left love 1 V	0:15 2:-7
left love 1 cl	0:19 1:13 2:20 3:-19 4:-11 5:-6 8:-11 9:-6
left love 1 in	0:6 1:14 2:-14 3:12 8:-6
left love 1 none	0:17 1:29 2:-26 8:-10 9:-6
left love 2	0:15 1:-22 2:30 3:-22 4:-12 5:-11 6:-6 8:22
left love 2 A	0:17 1:-10 2:18 4:-6 8:-10
left love 2 O	0:15 3:-9 5:-10 8:13
left love 2 cl	0:21 1:-22 2:-8 5:-11 8:29
left love 2 in	0:-6 1:-7 2:22 3:-8 5:-15 8:22
left love 2 none	2:30 3:-12
left love A	0:32 1:29 3:-23 4:-7 8:-10 9:-7
left love O	0:33 1:-10 3:-6 5:-12 8:9
left love U	0:-16 1:30
left love V	0:13 1:17 2:-11 3:-12 4:-9 8:9
left love h	0:16 1:7 2:-12 4:-9 5:-15 6:-7 7:-7 8:23 9:-9
left make	0:9 1:-10 3:21 6:-8 8:-12 9:-6
left make -	0:14 1:-17 2:-6 3:35 6:-8 7:-7 8:-12
left make 0	0:10 3:13 6:-9 8:-10
left make 0 A	0:26 2:28 3:-32 4:-16
left make 0 F	0:12 1:-8 2:-8 3:32 4:-11 6:-9
left make 0 N	1:-8 2:-11 3:26 4:10 5:-12 8:-10
left make 0 O	1:-11 2:-7 3:17 5:15 6:-9 8:-10
left make 0 U	0:-9 1:36 2:-17 3:18 4:-15 5:-9 8:-9
left make 0 cl	0:40 1:21 2:-29 3:11 4:-25 5:-10 6:-11 8:-8
left make 0 in	0:7 1:-14 2:11 3:28 6:-10 8:-10
left make 0 none	0:9 1:-13 3:27 6:-9 8:-9
left make 0 to	0:19 3:-6
left make 1	2:9 3:20 6:-9 8:-14 9:-6
left make 1 A	0:-7 1:11 2:-25 3:-45 4:-15 5:44 7:34 8:-7 9:-6
left make 1 F	0:-10 1:-7 2:-9 3:49 4:-6 6:-7 8:-6
left make 1 H	0:-16 1:-10 2:44 3:6 4:-6 5:-6 6:-9
left make 1 N	0:38 2:-7 3:-6 4:-8 5:-6 8:-8
left make 1 O	0:-28 1:-7 3:61 4:-9 5:-8 6:-6 8:-14
left make 1 U	0:-7 1:-8 2:-12 4:41 5:-20 8:-7
left make 1 cl	0:-9 1:-12 2:23 4:22 5:-21 6:-10 7:16 8:-20 9:-7
left make 1 from	1:-6 2:-17 3:-13 5:38 8:-13
left make 1 in	0:15 1:-11 2:-23 3:13 4:-19 5:16 6:-10 7:28 8:-10
left make 1 none	1:-18 2:26 3:24 4:7 5:-16 6:-10 7:-6 8:-7 9:-6
left make 1 of	3:23 8:-7
left make 1 with	1:30 2:-6 3:14 6:-8 7:-12 8:-15
left make 2	0:20 1:-29 2:7 3:12 4:8 5:7 6:-7 7:-12 8:-12 9:-6
left make 2 A	0:-17 1:-49 2:-9 3:85 4:-17 7:-16
left make 2 F	0:33 2:-6 3:-23 4:8
left make 2 N	0:-15 2:29 3:15 4:-18 6:-6 8:-6
left make 2 O	0:33 3:-13 4:-6 5:-6
left make 2 U	0:-39 1:-12 2:38 3:-26 4:6 5:26 8:-6
left make 2 cl	0:15 1:-36 2:29 3:-8 4:-9 5:23 6:-8 7:-10 8:-11
left make 2 in	1:-13 2:-44 3:44 4:29 5:-6 8:-17
left make 2 none	0:11 1:-30 3:22 4:-8 5:11 6:-8 7:-9 8:-10 9:-6
left make A	0:21 1:-17 2:24 3:-10 4:-22 5:12 8:-9 9:-7
left make F	0:32 1:-6 2:-12 3:20 6:-12 8:-7
left make H	0:-12 1:-6 2:36 3:7 4:-7 5:-9 6:-7
left make N	0:20 1:-8 2:9 3:23 4:-15 5:-14 8:-14
left make O	1:-16 2:-13 3:34 4:8 6:-10 7:-6 8:-16
left make U	0:-19 1:9 3:20 4:14 6:-7 7:-6 8:-16 9:-6
left make h	0:11 1:-15 2:22 3:-8 4:8 5:7 6:-12 8:-11 9:-6
left match	0:15 1:-9 2:-11 3:27 6:-6
left match -	0:13 1:-13 2:-9 3:32 5:-6 6:-7
left match 0	0:17 1:-13 2:-8 3:29 4:-11 6:-7 8:7
left match 0 A	1:-13 2:-20 3:45
left match 0 F	0:-8 1:-12 3:9 4:-10 6:-8 8:28
left match 0 N	0:-11 3:20
left match 0 O	0:13 2:10 3:11 4:-6 6:-8 8:-10
left match 0 U	0:34 3:-8 4:-7 8:-6
left match 0 at	3:-27 4:-6 8:37
left match 0 cl	1:-13 2:11 3:32 4:-9 5:-7 6:-6 8:-15
left match 0 in	0:23 1:-13 2:-9 3:15 4:-12 6:-7 8:13
left match 0 none	0:9 1:-13 3:44 4:-12 5:-7 6:-6 8:-12
left match 0 obj	0:8
left match 0 of	3:9
left match 0 with	1:-12 2:-6 3:26
left match 1	1:-27 3:15 4:21 5:-10 6:-12 7:-7 8:9
left match 1 A	1:-23 2:8 4:-9 7:-6 8:26
left match 1 F	0:-10 3:27
left match 1 N	0:32 4:6 8:-22
left match 1 O	0:-7 1:-8 3:28 4:-14 6:-8 8:10
left match 1 U	1:-9 3:-29 4:43 6:-6 8:-9
left match 1 V	0:-7 1:-25 2:-6 3:-11 4:26 8:17
left match 1 as	0:-11 3:24
left match 1 cl	0:10 1:-17 2:10 3:33 4:-14 5:-7 6:-9 8:-8
left match 1 from	0:44 3:-9 4:-7 8:-24
left match 1 in	0:-14 1:-23 2:-20 3:-15 4:32 5:-8 6:-8 7:-7 8:50
left match 1 none	0:-18 1:-14 3:16 4:39 5:-6 6:-6 8:-16
left match 1 with	1:-6 3:30 4:-7 6:-13
left match 2	0:14 2:-11 3:34 4:-7 8:-13
left match 2 A	0:19 1:-16 2:-17 3:28
left match 2 F	3:15
left match 2 O	0:-17 1:12 3:30 4:-10 8:-12
left match 2 U	2:-9 3:27 4:-7 8:-7
left match 2 V	0:-18 1:-9 3:39
left match 2 cl	0:9 1:-12 2:-13 3:42 4:-9 8:-7
left match 2 in	1:32 2:-7 3:13 4:-8 8:-25
left match 2 none	0:7 1:-13 2:-12 3:42 4:-6 8:-6
left match A	0:25 1:-28 2:-22 3:29 4:-8 7:-7 8:17
left match F	1:-7 3:14 4:-9 6:-6 8:14
left match N	0:27 3:11 8:-24
left match O	2:10 3:37 4:-15 5:-6 6:-10 8:-7
left match U	0:19 1:-8 2:-9 3:11 4:10 6:-6 8:-10
left match V	0:-24 1:-23 2:-6 3:36 4:8 8:12
left match h	0:30 2:24 3:-29 4:-8 8:-6
left move	5:8 9:-6
left move -	1:20 2:-11 4:11 7:-9 9:-8
left move 0	0:7 1:7 3:-6 5:6 6:-9 8:10 9:-7
left move 0 A	1:36 3:-7 4:6 5:-22 6:-9 9:-11
left move 0 F	0:-9 1:-22 2:10 3:26 4:-23 5:-26 6:-22 7:-7 8:44 9:-6
left move 0 H	1:-23 2:-37 3:-6 4:37 5:37 6:-11 8:-6
left move 0 N	0:9 1:-15 2:-12 5:10 6:-6 8:25
left move 0 O	0:-13 1:12 2:-7 5:6 6:-15 7:14 9:-7
left move 0 U	0:18 1:-7 3:-27 4:-17 6:15 7:-6 8:17
left move 0 V	1:8 3:-19 5:-16 6:-10 7:-6 8:27
left move 0 at	0:-16 1:7 2:-9 4:-25 5:-7 8:48
left move 0 cl	0:18 1:15 2:-25 3:-18 4:28 5:-8 6:-18 7:26 8:-27 9:-8
left move 0 from	0:-14 1:-6 2:-14 3:-13 4:11 5:19 6:-6 8:16
left move 0 in	3:-7 5:9 6:-7 8:14 9:-7
left move 0 is	0:27
left move 0 none	0:10 1:14 4:-13 6:-12 9:-7
left move 0 obj	0:-17 1:-13 4:24 5:15 6:-6 8:-9
left move 0 of	1:-17 2:-8 3:-25 4:-15 5:12 6:13 8:20
left move 0 subj	0:-13 1:31 2:-6
left move 0 to	0:21 4:9 5:-7 8:-17
left move 0 with	0:-37 1:12 2:-24 3:-25 4:-17 5:-18 6:50 7:-7 8:34
left move 1	1:-17 2:-6 3:6 5:22 6:-15 7:-10 9:18
left move 1 A	1:-32 2:21 3:39 4:-41 5:15 6:-6 7:-9 8:-18 9:-11
left move 1 F	0:38 1:-8 2:-9 3:-38 4:-20 5:9 9:25
left move 1 N	0:-27 2:-13 3:-21 6:-9 7:-6 8:38 9:26
left move 1 O	2:-20 3:-13 4:31 5:15 6:-18 7:-7 9:-8
left move 1 U	0:-33 1:-9 2:-16 3:17 4:40 7:-7 9:-7
left move 1 V	1:-12 4:30 8:-13
left move 1 at	0:29 1:-8 2:-12 3:-9 4:-21 5:-7 8:29
left move 1 cl	1:-30 2:31 5:20 7:-12 8:-25 9:-11
left move 1 from	0:-17 2:-9 3:-26 4:-26 5:26 8:38
left move 1 in	0:-25 1:-14 2:-11 3:-20 4:19 5:8 6:-15 7:-9 8:34 9:31
left move 1 none	0:26 1:-20 3:-8 4:18 6:-18 7:-10 8:-29 9:21
left move 1 obj	0:-6 6:17
left move 1 of	0:13 3:-14 4:39 5:-11 8:-23
left move 1 to	0:-35 2:-6 3:-8 4:47 5:-14 8:15
left move 1 with	0:-19 1:-20 2:-7 3:15 4:-29 5:52 6:7 8:-30
left move 2	0:22 1:-28 4:17 5:7 7:9 8:-26 9:-8
left move 2 A	0:-35 1:-31 2:36 3:20 4:25 5:16 6:-11 7:-26 8:-20 9:-14
left move 2 N	0:62 4:-6 5:-22 8:-18
left move 2 O	0:48 1:-7 2:-21 3:-27 4:18 5:19 6:-8 7:-6 8:-25
left move 2 U	0:45 1:-6 2:-16 3:-19 4:-22 7:21 8:-13
left move 2 at	0:11 2:7 3:-8 4:14 8:-13
left move 2 cl	0:13 1:-27 2:7 3:11 6:-6 7:20 8:-23 9:-9
left move 2 from	0:45 2:-7 4:-9 5:-10 8:-14
left move 2 in	3:-37 4:28 5:11 6:11 7:25 8:-33 9:-8
left move 2 is	1:-6 2:-15 4:27 5:-6 7:-6
left move 2 none	0:30 1:-23 2:6 4:10 5:6 7:-16 8:-13 9:-11
left move 2 of	0:17
left move 2 with	0:-7 1:-7 3:-8 4:31 6:17 7:-18 8:-8
left move A	0:-16 3:22 6:-11 7:-9 8:9 9:-13
left move F	0:19 1:-27 2:14 4:-32 5:-16 7:-11 8:17 9:12
left move H	0:-12 1:-13 3:-7 4:10 5:30 6:-9 7:-6 8:-6 9:-6
left move N	0:16 1:-13 2:-13 3:-14 4:11 5:9 6:-9 7:-6 8:7 9:9
left move O	1:6 2:-16 4:11 5:17 6:-12 8:-9 9:-8
left move U	0:8 1:-12 2:-7 3:-11 6:10 7:18 9:-6
left move V	0:13 1:18 2:8 3:-16 4:9 5:-16 6:-10 7:-6
left move h	1:-22 5:17 6:-8 7:8 8:6
left none -	1:12 3:6 5:-6 9:-6
left none 0	1:12 4:-6
left none 0 A	1:19 4:-6
left none 0 F	1:18 2:-7 3:16 7:-7 8:-8 9:-7
left none 0 H	1:10 2:35 3:-14 5:-7 6:-7 8:-6
left none 0 N	0:16 2:-16 3:9 5:6 6:-7 7:-6 8:7 9:-6
left none 0 O	0:11 1:14 2:-10 3:14 4:-13 5:-11 6:-9 8:8 9:-6
left none 0 U	0:6 1:11 3:14 4:-10 5:-6 6:-6
left none 0 V	1:26 2:-10 4:-14 5:-7
left none 0 and	0:-37 1:51 2:-13
left none 0 as	1:23 2:-13 3:-7 4:-11 5:-8 6:-8 8:18
left none 0 at	0:8 1:-63 2:6 3:16 4:-18 5:-7 6:-11 7:-7 8:59 9:-6
left none 0 by	0:21 3:-11
left none 0 cl	0:16 1:16 2:-7 4:-8 5:-7 6:-9 7:9 8:-6
left none 0 for	0:58 1:-17 3:-17 4:-8 8:-8
left none 0 from	0:32 1:-6 2:-22 3:41 5:-11 6:-9 7:-6 8:-30 9:-6
left none 0 in	0:6 1:13 4:-7
left none 0 is	0:-18 1:17 4:-17 5:36 6:-8 7:-7 8:-15 9:-6
left none 0 none	1:15 4:-6 5:-6
left none 0 obj	0:-18 3:29 4:11 5:-10 6:-6 8:-12 9:-6
left none 0 of	0:10 2:8 3:6 4:-14 5:-9 6:-12 8:11 9:-6
left none 0 subj	0:-15 1:28 4:-6 5:11 6:-8
left none 0 to	0:53 1:-14 2:24 3:-20 4:-19 6:-7 8:-17
left none 0 vs	0:-15 2:52 3:-30
left none 0 with	1:26 2:6 4:-9 8:-6
left none 1	2:-6 3:8 7:-7
left none 1 A	0:13 1:15 2:-9 4:-10 5:-10 6:-9 8:-10 9:22
left none 1 F	0:-12 2:-10 3:20 6:12 7:-7 8:6
left none 1 H	0:9 2:47 3:-15 4:-6 5:-12 6:-14 8:-9 9:-6
left none 1 N	0:13 1:9 2:-17 3:-8 4:17 5:-12 7:-6 8:20 9:-9
left none 1 O	1:-13 4:-7 5:15 6:16 7:-8 9:-9
left none 1 U	1:12 4:-14 7:-6
left none 1 V	1:15 2:-8 3:-7 4:-11 5:-10 6:-11 7:-9 8:41 9:-8
left none 1 and	0:-10 1:-25 2:20 3:40 4:-8 5:-10 6:-6 8:-14 9:-7
left none 1 at	0:10 2:-9 3:18 4:9 5:-12 6:-15 7:-7 9:-8
left none 1 by	0:-18 1:52 2:-9 3:-6 4:-19 5:-8 8:-11
left none 1 cl	1:8 2:-6 3:7 4:-6 7:-7 8:6 9:-9
left none 1 for	0:8 1:29 2:-12 3:-9 4:-11
left none 1 from	1:-13 2:38 3:-12 4:-20 5:-13 6:-12 7:-8 8:30 9:6
left none 1 in	2:-6 7:-7 8:10 9:6
left none 1 is	0:12 2:9 3:32 4:-26 5:-11 6:-9 7:-10 8:-10
left none 1 none	0:7 2:-7 5:-6 6:7 7:-8 8:-7
left none 1 obj	1:-14 2:-6 3:19 4:-11 6:18 8:-16 9:11
left none 1 of	2:-17 4:7 5:8 7:-7 8:-19 9:16
left none 1 subj	0:45 1:9 2:-17 4:-9 8:-17
left none 1 to	1:-12 2:20 3:-16 5:-8 6:-7 8:25
left none 1 vs	0:7 1:8 2:56 3:-20 4:-14 5:-9 6:-9 8:-12 9:-7
left none 1 with	0:-8 1:36 2:-24 3:15 4:-18 5:7 6:-10 7:17 8:-12 9:-9
left none 2	1:-10 2:11 4:7 9:-6
left none 2 A	0:-9 1:-10 2:19 6:-7
left none 2 F	1:-21 2:15 3:-8 4:24 5:-13 6:19 7:-9 8:-17 9:-11
left none 2 H	0:-19 1:-13 3:34 4:-12 6:9 7:-8 8:-11 9:8
left none 2 N	1:-15 2:8 3:-16 4:11 5:13 7:-8
left none 2 O	0:6 1:-11 2:-20 3:14 4:14 7:-8 8:13 9:-7
left none 2 U	0:17 1:-6 2:7 5:-7 9:-7
left none 2 V	0:21 1:-23 2:38 3:-23 4:14 5:-9 6:-8 7:-6 8:-14 9:-6
left none 2 and	0:-6 1:20 2:24 3:-10 4:-11 5:-12 8:-11
left none 2 as	0:14 1:-15 3:-16 4:-8 5:-6 8:34
left none 2 at	0:20 1:-22 2:-29 3:10 5:-9 6:-14 7:42 9:-9
left none 2 cl	0:16 1:-12 4:13 8:-6
left none 2 for	0:-13 2:-8 3:-10 4:37 8:-7
left none 2 from	0:-31 1:41 2:-14 3:-33 4:10 6:29 7:-7 8:-21 9:12
left none 2 in	0:-10 1:-8 2:11 3:7 4:10 6:6 7:-9 9:-6
left none 2 is	0:30 1:52 3:-41 4:-18 5:-8 6:-11 7:-8 8:-14 9:-6
left none 2 none	0:6 1:-17 2:7 7:-8
left none 2 obj	0:24 1:-14 2:25 3:-13 4:-16 5:-12 6:16 8:-9 9:-7
left none 2 of	0:-34 1:-33 2:52 3:-29 4:37 5:-13 6:-18 7:-6 8:24 9:-9
left none 2 subj	0:-14 1:37 2:40 3:-32 4:-18 5:-8 6:-9 8:-20
left none 2 to	0:6 1:-13 2:-19 3:10 4:17 6:-14 7:-7 8:17 9:-7
left none 2 vs	0:21 1:-6 2:17 3:-9 4:-8
left none 2 with	0:10 1:-57 2:-17 3:25 5:-17 6:23 7:-10 8:34 9:-8
left none A	1:14 2:6
left none F	2:-6 3:19 4:8 6:6 7:-7 8:-8 9:-6
left none H	2:22 4:-7 8:-8
left none N	0:12 1:-10 4:9 7:-6 9:-6
left none O	0:7 1:-6 2:-9 3:13 8:9
left none U	0:10 5:-7 7:-6 8:6
left none V	0:7 1:30 2:-10 5:-9 7:-6 8:9 9:-6
left none h	1:-17 6:8 9:10
left over	1:-9 2:-12 3:-12 4:14 5:29 6:-8 7:-6
left over -	0:11 2:-12 3:-16 4:-19 5:27 6:-10 8:28 9:-7
left over 0	1:-12 5:13 6:-8 8:30 9:-6
left over 0 A	0:43 1:-9 2:16 3:-13 4:-10 5:-20 8:-7
left over 0 F	0:12 3:9 4:-6 5:-6
left over 0 N	0:-17 2:-8 3:-14 4:13 5:15 6:-6 8:14
left over 0 O	0:-20 1:-12 2:-13 5:36 6:-8 8:11
left over 0 U	0:11 1:-6 2:-9 3:-18 4:-11 5:26 8:9
left over 0 cl	0:9 2:19 4:-9
left over 0 in	1:-9 2:-10 4:-9 5:43 6:-8 8:8
left over 0 none	1:-11 2:-6 4:-16 5:43 6:-7 8:9
left over 0 obj	0:14 3:11 4:-6 5:-7
left over 0 to	0:-7 4:41 5:-20 8:-14
left over 1	0:34 1:-8 2:-13 3:-22 4:-11 5:25 6:-8
left over 1 N	0:-15 4:9 5:11
left over 1 O	0:38 2:-8 3:-18 4:-22 5:-11 6:-6 8:24
left over 1 U	0:16
left over 1 V	1:-6 2:-8 3:-7 5:24
left over 1 at	0:20
left over 1 cl	0:69 2:-12 3:-8 4:-19 5:-16 8:-7
left over 1 in	1:-6 2:-9 3:-24 4:-10 5:33 6:-6 8:20
left over 1 none	0:9 1:-6 2:-12 3:-30 4:-12 5:54 6:-9 8:-6
left over 2	0:6 2:-8 3:-22 4:45 6:-9 7:-10 8:-22 9:6
left over 2 A	0:-21 1:14 2:14 3:-9 5:-8 7:-7 8:-6 9:11
left over 2 F	2:-7 3:-9 4:36
left over 2 O	4:19 5:-12 8:-6
left over 2 U	0:13 1:-8 2:-17 3:-12 4:32 8:-14
left over 2 at	0:6 2:37 4:-25
left over 2 cl	0:-31 2:-28 3:-19 4:69 5:-16 6:-6 7:-9 8:-13 9:18
left over 2 in	0:13 1:-8 2:21 3:-20 4:-9 5:30 6:-8 7:-6 8:-24
left over 2 none	0:34 1:-8 2:-26 3:-13 4:25 5:-24 8:-11 9:19
left over 2 to	0:-16 2:-10 3:-8 4:49 5:-10 8:-8
left over A	0:12 1:-6 2:34 3:-20 5:-34 7:-12 8:-13 9:23
left over F	0:7 1:-8 2:-10 4:23 5:10 6:-9 8:-11
left over N	0:-34 2:-9 3:-14 4:9 5:25 6:-6 8:21
left over O	1:-11 2:-13 3:-6 5:30 6:-8 8:9
left over U	1:-10 2:-17 3:-18 4:9 5:30 6:-8 7:-6 9:-7
left over V	0:15 1:-8 2:-11 3:-8 4:-6 5:20
left over h	1:-9 2:-12 3:-18 4:22 5:31 6:-7 7:-6
left play	1:12 2:-6
left play -	0:6 1:27 3:-12
left play 0	1:32 2:-11 6:-6
left play 0 A	1:29 2:-13 8:-6
left play 0 F	0:16 2:8 3:-25 4:-16 5:34 6:-16 7:-6 8:-7 9:-6
left play 0 H	1:26 2:-6 3:-6
left play 0 N	0:-11 1:67 2:-8 3:-27 4:-15 5:-11 8:-12
left play 0 O	0:-10 1:27 2:-14 3:17 4:-16 5:-14 6:-12 8:14
left play 0 U	0:13 1:13 2:-6 3:-14 4:-7 8:11
left play 0 V	0:-13 1:-45 2:-14 3:30 4:45 8:-6
left play 0 at	0:40 1:-24 8:-11
left play 0 cl	1:16 2:-39 3:27 4:23 5:-6 6:-7 8:-14 9:-6
left play 0 in	1:24 2:-9 6:-6
left play 0 is	0:-9 1:28
left play 0 none	1:30 2:-14 4:10 6:-6
left play 0 obj	0:-8 1:-26 2:-9 3:46
left play 0 of	0:10
left play 0 subj	0:21 1:-52 2:49
left play 1	0:-6 1:-20 2:-10 4:10 5:-14 6:-6 8:23 9:12
left play 1 A	0:-17 1:-30 3:32 5:-10 6:-11 7:7 8:-23 9:17
left play 1 F	0:-7 3:8 6:-9 8:-15 9:29
left play 1 N	0:8 3:-7 4:21 8:-15
left play 1 O	0:-14 1:23 2:-34 4:-19 5:-16 6:6 7:-13 8:40 9:-7
left play 1 U	0:28 1:-12 4:6 5:-7 6:-10 9:-10
left play 1 V	0:-10 1:-9 2:47 4:-15 8:-7
left play 1 and	0:18
left play 1 cl	0:-10 1:-19 2:-14 3:42 4:-14 5:-9 6:-19 7:16 9:15
left play 1 from	0:-14 1:-6 8:34 9:-7
left play 1 in	0:9 2:-12 3:-8 4:10 5:-14 6:-11 8:6 9:12
left play 1 none	0:9 2:8 3:27 4:-18 5:-14 6:-17 7:-10 9:8
left play 1 obj	0:-19 2:-10 3:8 4:28
left play 1 of	0:-13 1:-9 2:-32 3:9 4:40 6:-10 8:-10 9:14
left play 1 with	0:-22 1:-18 2:-7 3:-14 4:-6 6:17 8:39
left play 2	0:16 1:-19 2:14 5:-13 6:24 7:-7 8:-6 9:-7
left play 2 A	0:11 1:-33 3:29 4:15 6:-8 7:-9 8:-7 9:-8
left play 2 F	0:-6 3:-15 4:-6 6:34
left play 2 N	0:-17 2:-11 3:39 4:-22 5:-13 8:27
left play 2 O	0:-36 1:-8 2:64 3:-29 5:-11 6:23 8:-25
left play 2 U	0:36 2:-16 3:-10 6:16 8:-15
left play 2 V	0:31 1:-9 2:-33 3:-12 4:33 8:-13
left play 2 at	0:-17 2:41 3:-8 4:13 6:-8 8:-20
left play 2 cl	1:-12 2:9 3:9 4:-8 5:-7 6:14 8:-9
left play 2 from	0:15 2:-10 3:-6 4:-20 5:-7 8:31
left play 2 in	0:10 1:-22 2:18 3:-8 5:-13 6:31 7:-7 8:-9 9:-7
left play 2 none	0:8 1:-28 2:28 4:-17 5:-9 6:44 7:-9 8:-23 9:-8
left play A	1:6 4:16 8:-10
left play F	0:9 2:-8 3:-15 4:-15 5:24 6:8 7:-7 8:-16 9:14
left play H	1:44 2:-14 3:-10 4:-7 8:-6
left play N	0:-19 1:50 2:-15 4:-19 5:-16 6:9 9:-7
left play O	0:-22 1:23 2:6 4:-14 5:-21 7:-11 8:34 9:-8
left play U	0:16 1:6 2:-10 3:-10 5:-7 8:13 9:-8
left play V	0:6 1:-21 3:9 4:30 8:-17
left play h	1:-24 3:23 4:14 5:-6
left push	0:-9 1:-12 3:22 4:26 5:-7 6:-9 8:7
left push -	0:-8 1:-14 3:17 4:21 6:-9
left push 0	1:-10 3:27 4:10 5:7 6:-9 8:-13
left push 0 A	0:-13 1:-6 2:35 3:-18
left push 0 F	0:-9 3:32 4:-6
left push 0 N	0:28 3:-7 4:-12
left push 0 O	0:-19 1:-8 2:-10 3:27 4:32 6:-10 8:-16
left push 0 U	0:16
left push 0 V	0:21 1:-9 2:-15 3:20 4:-9
left push 0 cl	0:-19 1:-18 2:23 4:18 5:21 6:-9 7:-8 8:-19
left push 0 in	0:-8 1:-10 3:32 4:23 5:-10 6:-8 8:-14
left push 0 none	0:12 1:-9 3:19 6:-9 8:-12
left push 1	0:-6 1:-10 2:-9 4:27 5:-18 6:-8 7:-6 8:25
left push 1 F	3:9
left push 1 N	0:-24 1:-6 2:-9 3:-22 4:43 8:12
left push 1 O	0:-6 2:-7 3:19 5:-10 6:-6 8:15
left push 1 U	0:-42 2:10 3:14 5:-6 8:24
left push 1 at	0:-18 1:-8 2:-7 3:-18 4:57 8:-19
left push 1 cl	0:-8 1:-6 2:-8 3:7 4:32 8:-17
left push 1 in	0:-12 1:-12 3:-14 4:24 5:-17 6:-10 7:-6 8:41
left push 1 none	1:-12 2:-11 3:36 4:-28 5:-6 6:-6 8:14
left push 1 of	3:-8 4:-13 5:-12 8:36
left push 2	0:7 1:-16 2:-17 3:40 5:-6 8:-7
left push 2 A	1:-13 2:-19 3:37 4:-6
left push 2 O	0:8 3:26 4:-16 8:-12
left push 2 U	0:13 3:-20 4:23
left push 2 cl	0:-26 1:-12 2:-14 3:34 4:27 8:-15
left push 2 in	0:33 1:-11 2:-9 3:19 4:-33
left push 2 none	1:-13 2:-12 3:18 8:17
left push A	1:-14 2:-7 3:31 4:-9
left push F	2:-6 3:34 4:-7
left push N	0:-24 1:-11 2:-10 3:-20 4:30 5:-8 6:-7 8:35
left push O	0:-14 1:-10 2:-11 3:38 4:21 6:-12
left push U	0:-12 1:-10 2:8 4:19 5:-6 6:-6
left push V	0:25 2:-12
left push h	1:-10 3:21 4:17 5:-15 6:-6
left race	0:10 1:20 2:11 3:-10 4:-9 8:-7
left race -	1:43 2:-10 3:-10 5:-6 8:-7
left race 0	1:29 2:12 3:-10 4:-6 5:-9 8:-8
left race 0 A	0:-12 1:22 2:15 3:-10
left race 0 N	0:34 1:-11 5:-8 8:-11
left race 0 O	0:-20 1:49 3:-14 4:-6 5:-11 6:-6 8:-6
left race 0 U	0:-25 1:-8 2:50 3:-8 4:-6
left race 0 V	0:8 1:7
left race 0 at	0:-8 1:37 2:-16 3:-15
left race 0 in	1:31 2:14 3:-11 4:-7 5:-10 8:-10
left race 0 none	0:-13 1:23 2:18 3:-9 4:-6 5:-6
left race 0 of	0:6 1:26 2:-9 3:-7
left race 0 vs	0:-6 1:-16 2:26
left race 0 with	1:20 2:-7
left race 1	0:30 1:-11 2:18 3:-10 4:-7 5:-7 8:-7
left race 1 A	0:-7 2:14
left race 1 N	0:14
left race 1 O	0:11
left race 1 at	0:30 1:-7 2:-7 4:-7
left race 1 cl	0:35 1:-7 2:-7 3:-7
left race 1 in	0:19 2:15 4:-7 5:-7 8:-8
left race 1 none	0:17
left race 1 vs	0:-8 2:15
left race 2	0:-9 3:-9 4:-11 5:30
left race 2 N	2:-9 3:-10 4:-15 5:39
left race 2 cl	1:24 4:-9 5:-6
left race 2 none	0:-14 1:18 2:-10 3:-7 4:-16 5:30
left race A	0:-14 1:28 2:7 3:-8
left race N	0:33 1:-8 2:-10 3:-8 4:-15 5:18 8:-13
left race O	0:9 1:39 2:-11 3:-18 4:-7 5:-12 6:-6
left race U	0:8 1:-7 2:19
left race V	0:15 1:8 2:-6
left race h	0:33 1:-21 2:39 3:-14 4:-17 6:-6 8:-11
left reach	1:-10 2:7 3:-15 4:22 5:9 6:-10
left reach -	0:7 1:-15 2:6 3:-7 4:32 6:-12 7:6 8:-16 9:-9
left reach 0	0:9 1:-15 3:-10 4:25 6:-7
left reach 0 A	0:-26 1:-36 2:45 3:-17 4:-42 5:43 7:29 8:-10 9:-7
left reach 0 F	0:-10 1:-6 2:-15 4:29 5:-6 6:-11 7:-7 8:7
left reach 0 H	0:-10 2:-20 4:38
left reach 0 N	2:-9 3:-9 4:31 5:-8
left reach 0 O	1:-10 2:-13 3:-6 4:41 5:-13 6:-10 7:-8 8:9
left reach 0 U	2:-10 3:-17 4:9 5:-7 8:29
left reach 0 V	0:-17 1:-14 4:43 8:-6
left reach 0 at	0:15 3:-7
left reach 0 cl	0:-38 1:-31 2:32 3:11 5:26 6:-9 7:-8 8:15 9:-7
left reach 0 in	1:-11 3:-8 4:40 5:-9 6:-8
left reach 0 none	1:-14 3:-8 4:25 5:-10 6:-8 7:12 8:7
left reach 0 to	0:-6 2:-13 4:23
left reach 0 with	0:-23 1:-36 2:8 3:-12 4:-9 5:62 8:-8
left reach 1	0:19 1:14 4:13 5:-17 6:-14 7:-7 8:-15 9:-7
left reach 1 A	1:28 3:-10 4:-10
left reach 1 H	0:18 2:8 4:-7 5:-7 6:-6
left reach 1 N	1:-6 2:10 3:11 4:-9 5:-10 6:-6 8:10
left reach 1 O	0:-9 1:-8 2:-12 3:14 4:38 5:-7 6:-11 8:-14
left reach 1 U	0:27 4:-10
left reach 1 V	0:6 1:-15 2:-12 4:34 8:-15
left reach 1 cl	0:23 1:11 2:-21 3:22 5:-10 6:-7 8:-16
left reach 1 in	0:12 1:-15 2:23 3:-28 4:34 5:-19 6:-13 7:-7 9:-6
left reach 1 none	0:14 1:10 3:6 5:-13 6:-11 7:-6 8:-12 9:-6
left reach 1 of	0:-35 1:-6 2:-6 3:-15 4:33 5:-9 6:-11 8:30
left reach 2	0:-17 1:-9 2:20 3:-10 4:18 6:-15 7:-13 8:-6 9:12
left reach 2 A	0:9 2:-6 3:-21 4:13 5:-6 7:-8 8:-6 9:17
left reach 2 N	0:-31 2:-12 3:30 4:6 5:29 8:-27
left reach 2 O	0:6 1:-7 2:30 3:-27 4:-21 5:-26 6:-13 8:39
left reach 2 U	0:37 3:-8 4:-9 8:-7
left reach 2 V	2:10 3:-14 4:20 5:-7 8:-7
left reach 2 cl	0:-21 1:-8 2:8 3:-17 4:17 5:6 6:-17 7:-12 9:23
left reach 2 in	0:50 2:-18 4:12 5:-12 8:-23
left reach 2 none	2:-9 3:-13 4:20 5:14 6:-10 7:-12 8:-22 9:13
left reach 2 of	1:-10 2:42 3:-14 4:-11
left reach 2 with	2:-9 3:-7 4:-8 5:-20 6:-11 8:45
left reach A	0:-25 1:-6 2:25 3:-25 4:-11 5:25 6:-9 7:26 8:-16
left reach F	2:-12 3:-12 4:37 6:-9
left reach H	0:18 2:-6 4:21 5:-14 6:-6
left reach N	0:-12 1:-7 3:9 4:15 6:-7 8:10 9:-6
left reach O	1:-10 2:12 3:-18 4:33 5:-26 6:-18 7:-8 8:25 9:-6
left reach U	0:31 1:-7 2:-12 3:-17 4:6 5:-7 8:12
left reach V	1:-21 2:-6 3:-18 4:62 5:-12 7:-6 8:-16
left reach h	1:-11 2:-7 3:-15 4:30 5:-6 6:-10 7:-8 8:14
left save	0:17 1:-17 2:6 4:7 5:-10 6:-7 7:-8 8:18 9:-7
left save -	1:-16 2:26 3:30 4:-43 6:-6 8:10
left save 0	0:19 1:-19 2:-23 3:22 4:26 5:-6 7:-7 9:-6
left save 0 A	0:-9 1:-20 2:-25 3:32 4:39 7:-7 8:-11 9:-6
left save 0 N	0:27 4:-13 8:-10
left save 0 O	0:38 3:-20 4:-7
left save 0 at	4:14
left save 0 from	0:26 4:-8 8:-15
left save 0 in	0:12 1:-22 2:-28 3:22 4:29 5:-6 7:-7 8:6 9:-7
left save 0 none	0:12 1:-18 2:-23 3:20 4:26 7:-7 9:-6
left save 1	0:23 1:-9 2:13 3:-13 4:-27 5:-10 6:-7 8:30
left save 1 A	0:-10 1:-10 2:51 3:-7 4:-12 8:-7
left save 1 H	2:13
left save 1 N	0:10 2:-20 3:-7 4:-28 5:-7 8:47
left save 1 O	0:18 3:-10
left save 1 from	1:-8 2:26 3:-8 4:-27 5:-7 8:29
left save 1 in	1:-11 2:28 3:-14 4:-37 5:-11 6:-6 8:45
left save 2	0:-14 2:44 3:-6
left save 2 in	0:-11 2:18
left save 2 none	0:-12 2:29
left save A	1:-19 3:14 4:40 7:-7 8:-14 9:-7
left save H	2:22
left save N	0:8 3:-8 4:-35 5:-11 8:45
left save O	0:51 3:-27 4:-10 8:-8
left save h	0:24 1:-9 3:-12 4:23 5:-8 7:-8 9:-7
left shoot	0:7 2:10 3:-16 4:-8 5:-6 6:25 7:7 8:-8
left shoot -	0:7 1:23 3:-22 5:-6 6:23 7:-6 8:-8
left shoot 0	0:11 1:8 3:-15 4:-9 5:-7 6:26 7:-7 8:-6
left shoot 0 A	1:27 2:14 4:-7 6:-21 7:-8 8:-6
left shoot 0 F	0:-8 1:23 3:-25 4:-7 6:21 7:-6
left shoot 0 H	0:22 2:-9 6:6
left shoot 0 N	0:-11 2:-10 3:-9 4:-7 5:-7 6:41
left shoot 0 O	0:16 1:-13 2:-17 3:-15 5:-8 6:47 8:-6
left shoot 0 U	0:13
left shoot 0 at	2:15
left shoot 0 cl	0:-9 1:53 2:-15 3:-25 4:-8 5:-8 6:10 7:-8 8:-8
left shoot 0 in	2:7 3:-14 4:-7 5:-7 6:39 7:-7
left shoot 0 none	1:10 3:-19 4:-10 5:-7 6:43 7:-8 8:-7
left shoot 0 with	1:14 2:-27 3:-18 6:35
left shoot 1	0:6 1:-7 2:28 3:-10 4:-17 7:22 8:-11
left shoot 1 A	1:-14 2:11 4:-8 7:22
left shoot 1 H	2:21
left shoot 1 O	0:23 1:-17 2:44 3:-10 4:-7 5:-6 6:-23 8:-13
left shoot 1 U	0:-8 2:-7 3:-6 6:33 8:-9
left shoot 1 V	2:22 8:-6
left shoot 1 at	0:-9 1:-7 2:46 4:-8 8:-7
left shoot 1 cl	0:27 2:-17 3:-17 4:-13 6:-18 7:37 8:-6
left shoot 1 in	0:9 1:-9 2:30 3:-6 4:-13 6:7 8:-12
left shoot 1 none	0:6 1:29 2:-33 3:-15 4:-20 6:-14 7:38
left shoot 1 to	2:12
left shoot 1 with	1:-27 2:-10 6:22 7:30 8:-9
left shoot 2	0:10 1:-16 2:16 3:-29 4:13 5:-6 6:-12 7:20 8:-6
left shoot 2 N	4:11
left shoot 2 U	2:-13 9:24
left shoot 2 V	0:-10 1:-6 2:8 7:23
left shoot 2 cl	0:24 1:-7 2:16 3:-24 5:-6 6:-9 7:13
left shoot 2 in	0:-8 2:-9 9:29
left shoot 2 none	0:13 1:-9 3:-32 4:19 5:-8 6:-8 7:26 8:-6
left shoot A	2:32 4:-7 6:-18 7:6
left shoot F	1:9 3:-27 4:-11 6:11 7:16
left shoot H	0:7 2:9 6:8
left shoot N	0:10 1:-8 2:-10 3:-38 4:14 5:-9 6:46 8:-17
left shoot O	0:12 1:-16 2:20 3:-20 4:-7 5:-9 6:31 7:-7 8:-10
left shoot U	0:7 1:-6 2:-17 4:-6 6:9 7:-6 8:-7 9:30
left shoot V	0:-21 2:11 3:-10 4:-16 5:-6 6:27 7:16 8:-10
left shoot h	1:-12 2:25 3:-18 4:-14 5:-8 6:25 7:13 8:-10
left sneak	1:-13 2:18 3:-8 4:-15 5:8 6:-6 7:-6 8:20 9:-6
left sneak -	0:-23 1:-12 2:9 3:-15 4:-14 5:-6 8:53
left sneak 0	1:-12 2:36 3:-15 4:-8 5:14
left sneak 0 A	0:-6 1:-12 2:54 3:-14 4:-6 5:-6
left sneak 0 by	2:14
left sneak 0 in	0:-12 1:-13 2:46 3:-20 4:-13 5:14 8:8
left sneak 0 none	0:-8 1:-10 2:18 3:-16 4:-6 5:32 8:-9
left sneak 1	0:-9 1:-7 2:-47 3:36 4:-13 5:-9 6:-8 7:-7 8:44 9:-6
left sneak 1 O	3:-11 4:-9 8:27
left sneak 1 in	0:16 2:-24 3:12 4:-11 5:-8 6:-6 8:24
left sneak 1 none	0:6 2:-23 3:6 4:-7 8:26
left sneak 2	0:23 2:-6 3:-7
left sneak 2 U	0:28 2:-7 5:-6
left sneak 2 in	0:29 2:-6 3:-7
left sneak 2 none	0:18
left sneak A	0:-9 1:-15 2:29 3:25 4:-7 5:-8 7:-7 8:-6 9:-7
left sneak O	0:26 3:-19 4:-8 5:-13 8:23
left sneak U	0:15 2:-8 3:-9 5:14
left sneak h	0:18 1:-9 3:7 4:-9 5:10 7:-6 8:-12 9:-6
left steal	0:12 2:12 3:11 4:-9 5:-6
left steal -	0:21 2:-27 3:11 4:-7 5:-8 6:21 7:-6
left steal 0	1:-9 2:6 3:25 5:-6 7:-6 8:-8
left steal 0 A	0:-9 1:-13 2:41 3:8 4:-16
left steal 0 F	0:9 1:-6 2:-11 3:21 4:9 6:-14 8:-6
left steal 0 O	0:23 2:-12 3:29 4:-9 5:-6 6:-16 8:-10
left steal 0 cl	0:10 3:-9 4:-9 6:13
left steal 0 in	1:-9 3:26 4:14 6:-11 8:-8
left steal 0 none	1:-10 3:30 6:-12 8:-8
left steal 0 obj	3:-14 4:-9 6:27
left steal 1	0:8 1:-8 2:32 3:13 4:-24 5:-9 6:-12 7:-6 8:6 9:-6
left steal 1 A	1:11 2:32 3:-21 4:-8 8:-7
left steal 1 F	0:-7 2:-6 3:36 4:-13 6:-6
left steal 1 N	0:26 2:-15 3:15 4:-16 5:-6 6:-7 8:7
left steal 1 O	0:11 3:-14 8:17
left steal 1 U	2:-12 3:27 4:-8 8:-8
left steal 1 at	2:24 4:-9
left steal 1 cl	0:23 2:-13 4:7
left steal 1 from	0:-6 2:15 3:-6 8:9
left steal 1 in	2:29 3:30 4:-28 5:-9 6:-14 7:-7 9:-6
left steal 1 none	0:26 1:10 3:6 4:-18 6:-9 8:-10
left steal 1 of	0:-14 2:-6 3:26 4:-9 8:14
left steal 2	0:22 1:-7 2:9 3:-25 4:-9 5:-6 6:25 8:-10
left steal 2 A	0:22 2:10 3:-14
left steal 2 U	0:27 2:-6 3:-10
left steal 2 cl	0:30 2:-12
left steal 2 in	0:20 2:-10 3:-24 4:-10 6:37 8:-10
left steal 2 none	0:10 3:-19 4:-6 6:25
left steal A	2:43 4:-13 7:-6 8:-7 9:-6
left steal F	0:10 2:-11 3:47 4:-13 6:-13 8:-6
left steal H	0:-10 2:-32 3:-6 6:47
left steal N	1:-6 2:-13 4:26
left steal O	0:26 2:-16 3:13 4:-14 5:-6 6:-18 8:14
left steal U	0:26 2:-22 3:28 4:-9 6:-10 8:-11
left steal h	0:8 1:-8 2:12 3:26 5:-6 6:-11 7:-6 8:-8
left take	3:16
left take -	0:-9 1:18 2:-7 3:6 4:17 6:-9 7:-7 9:-6
left take 0	0:-7 3:23 4:14 5:-6 8:-7
left take 0 A	0:-10 3:31 4:11 6:-7 7:-8 8:-8 9:-6
left take 0 F	1:-9 2:-6 3:33 4:-8
left take 0 H	0:24 1:-10 2:15 3:-6 4:-14 5:8 6:-8
left take 0 N	0:17 1:-6 2:-14 3:21 4:-7 5:18 6:-6 8:-22
left take 0 O	0:-18 1:-9 2:-9 3:27 4:29 5:-14
left take 0 U	1:-13 2:-21 3:-19 4:50 5:-10 6:-9 7:-6 8:8
left take 0 V	0:-10 1:14 2:-6 3:22 4:-6 8:-11
left take 0 at	0:-18 3:-26 4:53 8:-10
left take 0 cl	0:-10 1:-15 2:16 4:25 6:-12 7:-10 9:-6
left take 0 from	0:13 1:-6 2:13 4:-9 8:-7
left take 0 in	1:-7 2:-6 3:20 4:14 8:-7
left take 0 none	2:-8 3:31 5:-6
left take 0 obj	2:30 3:-7 5:-11
left take 0 of	0:-33 2:-41 3:20 4:-15 6:52 8:-11
left take 0 subj	1:-18 3:18 5:7
left take 0 to	0:-17 1:-13 2:17 3:-12 4:35 5:-8
left take 0 with	0:-28 1:-13 2:28 3:-46 4:-15 5:-6 6:23 8:40
left take 1	0:8 1:27 2:20 3:-9 4:-22 7:-7 8:-9 9:-8
left take 1 A	2:28 3:-23 4:-11 5:-7 7:-7 8:21 9:-6
left take 1 F	0:-8 1:32 2:-17 4:-11 5:-6 6:14 8:-12
left take 1 H	2:18
left take 1 N	0:14 1:-12 2:-30 3:30 4:-34 5:25 6:-6
left take 1 O	0:-10 1:29 2:15 4:-8 5:-21 6:9 7:-9 8:-20 9:-9
left take 1 U	0:24 1:-8 2:6 3:13 4:-15 5:-6 6:-8 8:-10
left take 1 V	0:7 1:-23 2:35 3:-8 4:-6 8:-6
left take 1 at	0:15 1:37 2:-16 3:-19 4:-42 5:-7 8:25
left take 1 cl	0:30 1:-31 2:20 3:-36 4:8 6:10 7:-6
left take 1 for	0:7 3:14
left take 1 from	0:-28 1:-6 2:-15 3:23 4:-9 8:34
left take 1 in	0:13 1:30 2:19 3:6 4:-30 5:-15 7:-7 8:-8 9:-8
left take 1 is	0:10 2:10 4:-6
left take 1 none	1:-24 2:65 3:-25 7:-7 8:-12 9:-8
left take 1 not	2:15
left take 1 of	0:-15 1:13 2:-23 3:48 4:-6 6:-12 8:-11
left take 1 to	0:11 4:12 8:-8
left take 1 with	0:28 2:-12 3:10 4:-11 5:-6 6:14 8:-24
left take 2	0:24 1:-16 2:19 3:-27 4:-12 5:-12 7:15 8:7 9:-7
left take 2 A	0:-23 1:-29 2:16 3:-31 7:56 8:-8 9:-7
left take 2 F	0:-18 1:-7 2:-27 3:16 4:-8 6:35
left take 2 H	0:-12 2:30 6:-8
left take 2 N	0:27 2:-13 3:-23 4:-16 5:-11 8:37
left take 2 O	0:58 3:-33 4:-19 5:-6 6:-10 8:6
left take 2 U	0:18 2:16 3:-8 8:-10
left take 2 at	0:22 4:-7
left take 2 cl	0:33 1:-15 3:-19 4:-22 5:-12 6:19 7:26 8:-12 9:-7
left take 2 from	2:-7 3:-14 4:-6 5:-9 8:34
left take 2 in	0:15 1:-12 2:33 3:-27 5:-8 6:-9 7:-8 8:11
left take 2 none	0:18 1:-16 2:11 3:-23 4:-18 5:-10 6:23 7:29 8:-17 9:-7
left take 2 of	2:-6 3:-20 4:-9 6:-6 8:38
left take 2 with	0:13
left take A	0:-14 2:12 3:11 4:8 5:-7 6:-7 8:-6 9:-7
left take F	2:-10 3:32 4:-10 6:8 8:-7
left take H	0:10 1:-9 2:32 3:-18 4:-9 5:9 6:-9
left take N	0:18 1:-10 2:-12 3:35 4:-25 5:16 6:-8 8:-11
left take O	0:-6 1:8 2:9 4:6 5:-16 7:-6 8:6
left take U	0:28 1:-11 2:15 3:-7 4:15 5:-9 6:-9 8:-12
left take V	0:11 1:-17 2:19 3:22 4:-12 5:-8 8:-13
left take h	1:-13 2:18 3:14 5:-8
left throw	1:-8 2:8 3:-10 6:28 8:-11
left throw -	0:27 1:-6 2:19 3:-24 5:-9 6:10 7:-8 8:-13
left throw 0	0:-9 1:6 2:-7 3:-10 6:41 7:-6 8:-7
left throw 0 A	0:-6 3:-24 4:34 5:-8 6:11 7:-12 8:-8 9:-6
left throw 0 F	0:10 1:-6 2:-6 3:6 4:-9 6:20
left throw 0 H	6:9
left throw 0 N	0:31 4:-9 6:-8
left throw 0 O	0:-21 2:-16 3:9 4:-14 6:42 7:-6 8:-12
left throw 0 U	0:-7 6:29
left throw 0 at	0:-10 1:-8 2:29 4:-7
left throw 0 cl	0:36 2:12 3:-11 4:-12 5:-7 6:-12 8:-6
left throw 0 in	1:9 2:-7 3:-10 6:31 7:-7 8:-7
left throw 0 none	6:29 7:-6 8:-7
left throw 0 obj	1:-18 2:32 6:-6
left throw 0 of	0:-11 1:-7 2:-8 3:-13 6:43
left throw 1	2:27 7:-7 8:-12
left throw 1 A	0:6 2:32 4:-9 7:-6
left throw 1 F	0:-8 1:-12 2:-21 4:33 6:7
left throw 1 H	0:-6 2:27 6:-6
left throw 1 N	0:-14 2:-21 3:-7 5:47 8:-13
left throw 1 O	0:-8 1:40 2:-21 3:-9 4:24 5:-19 7:-7 8:-17
left throw 1 U	2:29 3:-6 8:-11
left throw 1 at	1:-8 2:28
left throw 1 cl	0:34 1:-9 2:-23 3:15 4:10 6:-18
left throw 1 in	0:-20 2:32 3:-7 5:17 6:7 7:-7 8:-15
left throw 1 none	0:34 1:32 2:-27 4:-12 5:-10 6:-19 7:-7
left throw 1 of	0:14 3:-14 4:-6 6:16 8:-6
left throw 1 to	0:-11 1:-15 2:53 3:-6 4:-19
left throw 1 with	0:12 1:8 2:-13 3:-11 6:16
left throw 2	0:14 1:-20 2:-29 3:31 4:8 5:-22 6:-23 7:40 8:-22
left throw 2 A	0:-21 1:-32 2:17 3:-6 4:-7 7:44
left throw 2 N	0:7 4:38 5:-25 8:-19
left throw 2 O	0:31 1:-12 2:-7 3:-25 4:42 5:-10 6:-18 8:-19
left throw 2 U	0:13
left throw 2 cl	1:-31 2:33 4:9 5:-9 6:-7
left throw 2 in	0:29 1:-18 2:-29 3:-18 4:42 5:-22 6:-17 7:32 8:-24
left throw 2 none	1:-26 3:25 4:-41 5:-6 6:-20 7:36 9:-6
left throw 2 of	0:17
left throw A	1:-10 2:29 3:-7 5:-7 7:6 8:-9 9:-7
left throw F	0:6 1:-9 2:-8 3:11 4:-12 5:-6 6:26
left throw H	2:21 4:-6
left throw N	0:-6 1:-7 2:-21 3:15 4:17 5:40 6:-24 8:-30
left throw O	0:8 1:11 2:-18 3:-9 4:8 6:26 7:-8 8:-17
left throw U	0:7 2:9 3:-13 4:-7 5:-6 6:22 8:-7
left throw h	0:-7 1:-10 4:6 6:32 8:-9
left touch	0:31 2:-11 3:-22 4:6 5:18 6:-15 7:-7
left touch -	0:22 1:25 2:-18 3:-26 4:-12 5:11 6:-9 8:7
left touch 0	0:21 1:-12 3:-22 4:7 5:23 6:-10 8:-13
left touch 0 A	0:30 2:-13 4:-6
left touch 0 N	0:-40 1:-6 2:31 3:-9 4:-14 5:28 8:-10
left touch 0 O	0:23 1:-9 2:-9 3:-21 5:27 6:-7 8:-9
left touch 0 U	0:25 2:-6 5:-8
left touch 0 V	0:29 1:-7 2:-8 5:-9
left touch 0 cl	1:-6 2:-17 3:-12 4:29 5:9 6:-6
left touch 0 in	0:15 1:-13 2:18 3:-17 4:-15 5:26 6:-8 8:-10
left touch 0 none	0:14 1:-18 2:-9 3:-21 4:-18 5:65 6:-13 7:-6 8:-14
left touch 0 with	0:15 5:-7
left touch 1	0:14 1:17 2:-21 3:-12 4:-12 5:13 6:-12 8:13
left touch 1 A	1:48 2:-20 3:-14 7:-7
left touch 1 O	0:8 1:-9 4:-10 5:-14 8:32
left touch 1 in	0:-23 1:47 2:-23 3:-14 4:-16 5:-6 6:-9 7:-7 8:39
left touch 1 none	0:31 1:9 2:-9 4:-6 8:-7
left touch 1 with	0:-14 1:37 2:-17 3:-9 5:8
left touch 2	0:-15 2:-10 3:-10 4:-8 5:44 8:-7
left touch 2 cl	0:23 2:-8
left touch 2 none	0:20 2:-7
left touch A	0:24 1:43 2:-24 3:-14 4:-10 5:-9 7:-8 8:-6
left touch H	2:-15 5:38 6:-18
left touch N	0:-27 3:-8 4:-11 5:44 8:-6
left touch O	0:-8 1:-16 2:-14 3:-19 5:46 6:-13 8:13
left touch U	0:40 2:-10 4:-6 5:-7
left touch V	0:31 1:-6 2:-9 5:-8
left touch h	0:13 1:-13 2:-12 3:-15 5:40 6:-10 7:-7 8:-13
left victim	0:18 1:-13 2:22 3:15 4:-32 5:-10 6:-9 7:-6 8:9
left victim -	0:-13 1:-12 2:38
left victim 0	0:16 1:-13 2:10 4:-33 5:-7 8:31
left victim 0 A	1:-12 2:15 4:-40 8:46
left victim 0 O	0:16 2:-9 3:12 5:-6
left victim 0 in	0:6 1:-17 2:34 4:-31 5:-11 6:-6 8:28
left victim 0 none	1:-13 2:33 3:-12 4:-36 8:36
left victim 1	3:21 4:-8 6:-7
left victim 1 U	0:-10 2:20
left victim 1 cl	0:11 2:-13 3:13 4:-6
left victim 1 none	0:-14 2:22 3:13 4:-8 6:-7
left victim 2	0:20 8:-8
left victim 2 N	0:18 4:-6
left victim 2 cl	0:25 4:-6 8:-8
left victim A	1:-14 2:23 3:-9 4:-28 8:29
left victim N	0:24 4:-7 8:-8
left victim O	0:19 2:-11 3:6
left victim U	2:21 3:-8
left victim h	0:23 1:-9 2:22 4:-31 5:-10 6:-7 8:15
left word:boss	0:23 1:-13 2:-32 3:-8 4:-19 5:-11 6:-11 7:67 8:-7
left word:boss -	0:20 1:-10 2:-18 3:15 4:-12 6:-6 7:18
left word:boss 0	0:22 1:-9 2:-20 4:-11 5:-11 6:-9 7:40
left word:boss 0 A	0:-11 2:-11 3:-11 7:40
left word:boss 0 F	0:-8 3:24 4:-11 6:-8 7:10
left word:boss 0 H	1:-11 2:-16 7:28
left word:boss 0 O	0:14 2:-9 3:-13 4:-8 5:-7 7:26
left word:boss 0 U	0:11
left word:boss 0 cl	0:28 2:-20 3:-16 7:20
left word:boss 0 in	0:-11 1:-15 2:-21 3:8 4:-15 5:-11 6:-10 7:63
left word:boss 0 is	0:-9 1:-13 2:-8 4:-8 5:-9 7:47
left word:boss 0 none	0:15 2:-17 4:-8 6:-7 7:31
left word:boss A	0:-11 2:-19 3:-10 4:-9 7:48
left word:boss F	0:-8 3:29 4:-9
left word:boss H	0:10 1:-8 2:-21 7:21
left word:boss O	0:13
left word:boss U	0:17
left word:boss h	0:10 1:-7 2:-25 3:-14 4:-11 7:50
left word:bricks	0:10 1:-10 2:-10 3:31 4:9 5:-11 6:-8 8:-15
left word:bricks -	0:23 1:-9 2:-8 3:24 4:-10 6:-7 8:-11
left word:bricks 0	0:16 2:-7 3:-11 4:28 5:-11 8:-12
left word:bricks 0 in	0:12 2:-6 3:-10 4:20 8:-8
left word:bricks 0 none	0:20 3:-10
left word:bricks 1	0:19 3:-8
left word:bricks 2	0:15 1:-8 2:-8 3:28 4:-10 6:-6 8:-13
left word:bricks 2 U	0:16 1:-6 2:-7 3:14 4:-7
left word:bricks 2 cl	1:-6 2:-6 3:38 4:-11 8:-8
left word:bricks 2 in	0:16 3:-8
left word:bricks 2 none	0:6 1:-8 2:-6 3:28 4:-11 8:-6
left word:bricks O	1:-6 3:34 4:-10 6:-6 8:-9
left word:bricks U	0:20 1:-7 2:-8 3:15 4:-8 8:-6
left word:enemy	1:-6 2:37 3:-16 4:-8 6:-6 7:-9 8:-9 9:14
left word:enemy -	1:-7 2:56 3:-24 4:-6 7:-8 8:-10 9:-6
left word:enemy 0	0:-6 2:18 3:-14 4:-10 5:6 6:-6 7:-10 8:-7 9:23
left word:enemy 0 A	0:-12 1:-10 2:38 4:-10 5:-7 7:-7 9:15
left word:enemy 0 F	2:28 3:-16
left word:enemy 0 H	0:-10 1:-14 2:19 5:21
left word:enemy 0 O	0:-9 2:37 3:-8 4:-12 5:-6
left word:enemy 0 U	0:19 2:-9
left word:enemy 0 cl	0:9 2:-11 3:-24 4:-8 5:11 7:-8 8:-6 9:31
left word:enemy 0 in	0:-12 1:-11 2:55 4:-8 5:-9
left word:enemy 0 is	0:-9 2:42 3:-16
left word:enemy 0 none	0:-20 1:-12 2:7 3:-8 4:-13 5:18 6:-7 7:-12 8:-8 9:39
left word:enemy 1	0:-7 1:-17 2:52 3:-20 5:-6 6:-7 8:-8
left word:enemy 1 cl	0:14 1:-15 2:37 3:-15 4:-9 8:-8
left word:enemy 1 in	0:-20 4:37 8:-15
left word:enemy 1 none	2:28 3:-6 4:-6
left word:enemy 2	0:-6 1:23 2:-11
left word:enemy 2 none	0:-11 1:17 2:6 3:-7
left word:enemy A	0:-16 1:10 3:6 4:-11 5:-11 7:-9 9:27
left word:enemy F	2:28 3:-17
left word:enemy H	0:-8 2:20
left word:enemy N	0:-19 2:-8 3:-8 4:26 5:21 8:-15
left word:enemy O	0:-15 2:41 3:-10 4:-8 5:-7
left word:enemy U	0:25 2:-8
left word:enemy h	0:-16 1:-9 2:17 4:-11 6:-6 7:-7 8:-7 9:27
left word:goal	2:11 3:-21 4:15 5:-11 6:-8 7:-6 9:19
left word:goal -	1:12 2:34 3:-18 4:-17 6:-6
left word:goal 0	0:19 3:-22 4:23 5:-13 6:-10 7:-6 9:-6
left word:goal 0 A	0:11 1:16 2:-13 4:-6
left word:goal 0 N	4:-15 8:27
left word:goal 0 O	0:-10 1:-8 2:20 3:-17 4:32 5:-11 6:-9 7:-6 8:-8
left word:goal 0 cl	0:27 2:-13
left word:goal 0 in	0:-23 2:27 3:-12 4:35 5:-10 6:-8 7:-6 8:-17
left word:goal 0 is	0:-11 1:-12 2:26 3:-9 4:20 5:-7 6:-7 7:-6 8:-6
left word:goal 0 none	0:18 1:28 2:-20 3:-8 4:-12
left word:goal 1	1:-14 8:-6 9:25
left word:goal 1 A	0:-7 1:-19 2:16 8:-6 9:22
left word:goal 1 in	1:-15 2:9 8:-6 9:24
left word:goal 1 none	0:6 1:-6 2:-9 3:-6 9:23
left word:goal A	3:-9 4:-9 8:-7 9:15
left word:goal N	0:-13 8:24
left word:goal O	0:-24 1:-11 2:30 3:-16 4:34 5:-12 6:-9 7:-6 8:-10
left word:goal U	0:10
left word:goal h	1:-20 2:-10 3:-15 4:38 5:-14 6:-8 7:-6 9:21
left word:hero	0:29 1:12 3:-22 4:-9 5:-9 6:21 7:-7 8:-8
left word:hero -	0:38 1:13 3:-31 4:-9 6:8 7:-7 8:-7
left word:hero 0	0:18 1:33 2:-11 4:-9 5:-11 6:-9 7:-7 8:-8
left word:hero 0 A	1:47 2:-20 3:-11 4:-7 7:-8
left word:hero 0 O	2:-10 3:21 4:-7 5:-18 6:8 8:-8
left word:hero 0 U	0:17
left word:hero 0 cl	0:40 1:21 2:-22 3:-23 4:-6
left word:hero 0 in	0:-10 1:20 4:-6 5:-8 6:12
left word:hero 0 is	0:-10 1:40 2:-12 3:-12 6:-7
left word:hero 0 none	0:19 1:25 2:-11 4:-10 5:-8 7:-8 8:-8
left word:hero 1	0:6 1:-28 2:31 3:-19 4:-9 5:-6 6:30 8:-8 9:-6
left word:hero 1 U	6:16
left word:hero 1 cl	0:8 1:-14 2:6 3:-14 4:-7 6:26
left word:hero 1 is	0:-11 2:-7 3:-7 6:35
left word:hero 1 none	0:13 1:-15 2:25 3:-14
left word:hero 2	0:38 1:-7 3:-15
left word:hero 2 O	0:22 3:-10
left word:hero 2 U	0:19 3:-7
left word:hero 2 cl	0:37 3:-14
left word:hero 2 none	0:47 1:-10 2:-6 3:-17
left word:hero A	0:-7 1:24 2:14 3:-16 4:-7 7:-6
left word:hero O	0:18 2:-7 4:-8 5:-13 6:10 8:-7
left word:hero U	0:31 1:-8 2:-7 3:-14 6:19 8:-9
left word:hero h	0:-13 1:-19 2:14 3:43 4:-7 5:-24 8:-7
left word:item	1:-11 2:-24 3:33 4:-18 5:28 6:-15 7:-6 8:-10
left word:item -	0:6 1:-10 2:-12 3:21 4:-13 5:20 6:-8 8:-10
left word:item 0	0:22 1:-6 2:-18 3:41 4:-15 5:-8 6:-12 7:-6 8:-6
left word:item 0 F	0:16 2:-10 3:20 4:-10 6:-6
left word:item 0 O	3:22
left word:item 0 cl	0:15 3:-6
left word:item 0 in	0:14 2:-15 3:34 4:-12 5:-6 6:-8
left word:item 0 is	3:18
left word:item 0 none	3:17
left word:item 1	0:-40 1:-10 2:-19 3:19 4:-14 5:49 6:-6 8:-10
left word:item 1 O	0:-7 3:23 5:-10
left word:item 1 cl	0:-15 1:-6 2:-8 3:20 4:-7 5:16
left word:item 1 none	0:-43 1:-6 2:-18 3:19 4:-9 5:48 8:-9
left word:item F	0:21 2:-11 3:17 6:-11
left word:item O	1:-7 3:39 4:-7 5:-9 8:-7
left word:item U	2:-10 3:-21 4:-7 5:38
left word:item h	0:10 2:-11 3:27 4:-10 6:-9
left word:obstacle	1:10 2:6 3:6 4:-6 6:-7 8:-9
left word:obstacle -	0:-27 2:-14 3:42 5:-10 8:-7
left word:obstacle 0	1:-7 2:6 3:16 5:7 6:-8 8:-8
left word:obstacle 0 N	0:31 2:-6 5:-12
left word:obstacle 0 O	2:-6 3:-10 5:20
left word:obstacle 0 cl	0:12 2:-10 3:30 4:-13 5:-14
left word:obstacle 0 in	0:-10 2:23 3:-21 4:9 5:14
left word:obstacle 0 none	0:7 1:-8 2:10 3:20 5:-16 6:-7 8:-8
left word:obstacle N	0:26 5:-9
left word:obstacle O	2:-6 3:-11 5:18
left word:obstacle h	0:27 2:11 3:-22 4:-10
lg attack 0	1:-20 2:36 3:-13 4:8 8:-8
lg attack 1	0:-9 1:20 2:15 3:-24 4:31 5:-6 6:-8 7:-8 8:-19
lg attack 2	0:7 1:15 2:-30 3:-6 4:-14 6:29 8:-9
lg attack 4	0:-9 1:8 2:-19 3:28 6:-27 8:18
lg attack far	0:-20 1:-17 2:19 3:21 4:-24 5:-12 6:19 7:23 8:-20 9:-7
lg avoid 0	2:21 3:-12 5:15 8:-7
lg avoid 1	0:-12 1:10 2:30 3:-17 5:27 6:-19 7:-7 8:-12
lg avoid 2	1:-17 2:34 3:7 4:-20 5:9 6:-13 7:-10 8:9 9:-8
lg avoid 4	0:27 1:-19 2:-15 6:-7 7:-9 8:12 9:-6
lg avoid far	1:-9 2:-30 6:-17 7:40 8:12 9:-7
lg bring 0	2:-10 3:31 4:8 5:-8 6:-6 8:-8
lg bring 1	2:6 3:21 4:8 5:-6 6:-8 8:-14
lg bring 2	0:26 1:18 3:-12 5:-7 6:-6 8:-15
lg bring 4	1:8 2:-20 3:11 4:30 5:-10 6:-10 7:-7
lg bring far	0:-16 1:-23 2:21 3:9 4:23 5:-10 6:-16 7:-8 8:12 9:-9
lg chase 0	0:-12 1:-27 2:29 3:26 4:-14 5:-9 6:-9 7:-7 8:6 9:-6
lg chase 1	1:23 2:6 3:-27 4:12 5:-6
lg chase 2	1:20 2:-13 3:11 4:-6
lg chase 4	0:-10 1:-6 2:-10 3:45 4:-14 5:-6 6:7 8:-10
lg chase far	0:34 1:13 2:11 3:-29 4:-13 5:-8 6:-11 8:7 9:-6
lg cross 1	0:11 1:-12 3:-9 4:29 8:-17
lg cross 2	1:22 2:-23 3:-6 4:-16 5:-6 8:28
lg cross 4	0:-14 1:-6 2:27 3:-10 5:-9 8:16
lg cross far	0:29 4:-7
lg eat 0	0:-14 1:19 2:-12 3:38 4:-7 5:-7
lg eat 1	0:6 1:-15 3:9 4:-16 5:12 6:-9 8:12
lg eat 2	0:21 1:26 2:18 3:-15 4:-7 5:-15 6:-12 7:-6 8:-11 9:-7
lg eat 4	0:26 1:-18 2:44 3:-24 4:-10 5:-7 6:-7 8:-10
lg eat far	0:28 1:-36 2:-16 3:20 4:-11 5:34 6:-6 7:-6 8:-14
lg fall 0	2:-13 3:48 4:-13 5:12 6:-7 8:-17
lg fall 1	0:29 1:-11 2:-9 3:-19 5:-16 6:-15 8:27
lg fall 2	0:-8 1:27 2:-19 3:-22 4:-15 5:16 6:9 7:-7 8:13
lg fall 4	0:52 2:6 3:-20 4:-12 5:-7 6:-9 7:-6 8:-6
lg fall far	0:18 1:9 2:16 3:-32 4:-6 5:-13 6:-8 7:9 8:11
lg fight 0	0:-22 2:12 3:-12 4:25 5:-9 6:16 8:-7
lg fight 1	0:-7 1:-15 2:23 3:-10 4:-13 5:33 6:-11 8:-6
lg fight 2	0:-21 1:27 3:-21 4:-10 5:-10 6:36 7:-6 8:-10 9:-6
lg fight 4	0:58 1:-17 2:13 3:-12 5:-7 6:-11 8:-19
lg fight far	0:-28 1:-12 2:-11 3:11 5:-11 6:27 7:-6 8:18
lg guard 0	0:14 1:-8 2:-12 3:-13 4:36 6:-12
lg guard 1	0:-29 1:-17 2:-15 4:33 5:-7 8:21
lg guard 2	0:6 3:-11 4:-8 5:-8 6:29 8:-7
lg guard 4	0:-16 2:37 3:-10 8:-12
lg guard far	2:6 3:-27 4:22 5:-11 6:-10 7:-6 8:22
lg hit 0	0:-6 2:-18 3:28 4:-11 5:-19 6:-15 8:30
lg hit 1	1:-29 2:15 3:10 5:19 6:7 7:-9 9:-7
lg hit 2	0:21 1:24 2:-7 4:-13 5:-14 6:9 8:-25
lg hit 4	0:8 2:-35 5:27 7:-7 8:-13 9:-7
lg hit far	0:16 1:11 3:-34 4:14 5:-12 7:-13 8:14 9:-10
lg love 0	0:9 1:29 2:-11 4:-8 5:-6 8:-7
lg love 1	0:13 1:11 2:-7 3:-9
lg love 2	0:-7 1:25 2:-8
lg love 4	0:52 1:-23 2:-12 3:-9
lg love far	0:10 1:14 2:8 4:-9 5:-12 6:-7 7:-7 8:6 9:-7
lg make 0	1:-9 2:-12 3:51 4:-21 5:9 6:-10 8:-8
lg make 1	2:20 4:14 5:-15 6:-7 7:-6 8:-13
lg make 2	0:-6 1:-9 2:19 3:15 4:-10
lg make 4	0:6 1:-13 2:-14 3:27 4:15 5:8 6:-14 7:-7 8:-12 9:-6
lg make far	0:34 1:-21 2:27 3:-16 5:6 6:-9 8:-19 9:-7
lg match 0	1:-11 2:-10 3:40 4:-9 5:-6 6:-8 8:-9
lg match 1	0:24 1:-11 2:-7 3:18 6:-8 8:-9
lg match 2	0:-11 1:-12 2:-7 3:-18 4:45 6:-6
lg match 4	0:11 3:19 4:-17 5:-7 6:-6
lg match far	0:7 1:-18 2:-13 3:54 4:-13 5:-7 6:-10
lg move 0	1:18 2:17 4:-7 7:-8 8:-25 9:-6
lg move 1	0:-11 1:22 2:-20 3:14 6:-10 7:-6 8:11 9:-7
lg move 2	0:12 1:-16 3:-40 4:-10 5:6 6:-20 7:6 8:41 9:6
lg move 4	1:-9 2:-15 3:-23 4:21 5:12 6:18 7:-10 9:7
lg move far	0:7 1:-13 3:9 4:9 6:-8 7:9 8:-7 9:-11
lg none far	1:8
lg over 0	0:-19 1:-10 2:-7 4:-12 5:51 6:-6 8:6
lg over 1	0:7 1:-9 3:-21 4:-8 5:30 6:-11 8:10
lg over 2	0:36 2:-41 3:-19 8:25
lg over 4	0:41 1:-7 3:-14 4:24 5:-15 8:-21
lg over far	1:-7 2:-9 3:-23 4:39 5:11 6:-9 7:-8 8:-25 9:11
lg play 0	0:18 1:27 2:-9 3:-14 8:-7
lg play 1	0:-17 1:22 2:-9 3:6 5:-8 6:-7 8:16 9:-6
lg play 2	0:-28 5:-10 6:-6 7:-11 8:14 9:23
lg play 4	0:13 2:-15 3:28 5:-11 7:-12 8:-14 9:11
lg play far	0:16 1:-24 2:6 3:-24 4:14 5:-14 6:16 8:17 9:-11
lg push 0	0:-8 1:-6 2:9 3:39 4:-12 5:-9 6:-8 8:-6
lg push 1	0:13 1:-17 2:7 3:-19 4:26 5:22 6:-10 7:-6 8:-19
lg push 2	1:-7 2:-8 3:60 4:-23 6:-6 8:-12
lg push 4	0:-10 1:-8 3:-7 4:35 5:-13 6:-6
lg push far	0:9 1:-18 2:-17 4:10 5:-12 6:-9 8:26
lg race 0	0:-7 1:6 2:17 3:-7
lg race 1	0:7 1:43 2:-14 3:-11 4:-7 5:-7 8:-6
lg race 2	1:7 2:28 3:-7 4:-7 5:-6 8:-7
lg race 4	0:20 2:15 3:-7 4:-6 5:-6 8:-9
lg race far	0:8 3:-9 4:-12 5:20
lg reach 0	0:-13 1:-10 2:7 3:-18 4:48 5:-9 6:-7 7:-7 8:9
lg reach 1	1:-14 2:-13 4:34 5:-12 6:-10 7:26 8:-16
lg reach 2	0:20 1:-16 2:36 3:-29 5:-15 6:-12 8:9 9:-6
lg reach 4	1:12 3:20 4:-23 5:-16 6:-13 7:-8 8:24 9:-7
lg reach far	0:9 1:-21 3:-28 4:21 5:17 6:-13 7:-13 9:11
lg save 0	0:12 1:-16 2:-23 3:34 4:10 7:-6 8:-7
lg save 1	1:-22 2:-18 3:23 4:15 8:13
lg save 2	0:22 2:-16 4:14 8:-9
lg save 4	0:9 1:-8 2:35 3:-10 4:-25 5:-11 8:16
lg save far	0:-6 2:29 3:-15 4:-12 8:9
lg shoot 0	1:-10 2:11 3:-14 4:-7 5:-7 6:33 7:-6
lg shoot 1	0:-16 2:23 3:-16 4:-8 6:28 7:-6 8:-7
lg shoot 2	1:18 2:28 3:-9 4:-11 6:-10 7:-7 8:-8
lg shoot 4	0:16 1:10 3:-10 4:-7 8:-9 9:13
lg shoot far	0:9 1:-27 3:-32 5:-9 6:-23 7:73 8:-10 9:-6
lg sneak 0	0:-9 1:-8 2:37 3:-11 4:-9 5:-6 8:14
lg sneak 1	0:-6 2:6 3:-13 5:29 8:-8
lg sneak 2	3:16
lg sneak 4	0:15 3:-10 4:-7 8:16
lg sneak far	0:21 5:-7
lg steal 0	0:15 2:-7 3:30 4:-10 6:-6 8:-6
lg steal 1	0:8 1:-9 2:21 5:-6 6:-21 7:-6 8:-9
lg steal 2	1:-12 2:31 3:-7 4:-12
lg steal 4	0:-9 2:-19 3:41 4:-11 5:-7 6:13 7:-6 8:-12
lg steal far	0:26 1:-7 2:25 3:-25 4:-11 5:-7 6:-6 8:8
lg take 0	2:-12 3:30 4:9 8:-9
lg take 1	0:-12 3:30 5:6 8:-11
lg take 2	0:7 1:42 2:25 4:-31 5:-19 6:-10 7:-7 8:-17 9:-6
lg take 4	1:-18 3:-6 4:27 5:-15 7:-10 8:22 9:-9
lg take far	0:13 1:-25 2:27 3:-13 4:-21 7:8 8:20 9:-7
lg throw 0	0:-9 3:-6 4:-10 5:9 6:34 7:-6 8:-7
lg throw 1	0:-6 1:10 2:17 3:16 4:-17 5:-12 7:-6 8:-11
lg throw 2	0:10 1:-13 2:16 3:-14 4:19 5:-11 6:16 7:-6 8:-11
lg throw 4	0:16 2:9 3:12 4:-31 5:20 6:-14 7:-7 8:-12
lg throw far	0:17 1:-9 2:-25 3:11 4:44 5:-23 6:-34 7:27 8:-18 9:-8
lg touch 0	0:7 1:-10 2:-13 3:-17 4:-7 5:42 6:-6 8:-7
lg touch 1	0:27 1:-7 2:16 3:-11 4:-10 5:-7 8:-6
lg touch 2	0:-10 1:39 2:-25 3:-20 4:16 5:12 6:-8 8:-12
lg touch 4	0:19 1:-8 2:-7 4:-7 7:-8 8:17
lg touch far	0:19 2:-17 5:26 6:-13
lg victim 0	0:-6 2:7 3:10
lg victim 1	1:-8 2:37 3:-10 5:-7 8:-8
lg victim 4	0:12 2:-14 4:-19 8:29
lg victim far	0:12 2:-7 3:24 4:-14 6:-6 8:-6
lg word:boss 0	0:10 2:-7 3:-7 6:-6 7:18
lg word:boss 1	0:8 1:-8 2:-16 3:-11 4:-7 7:37
lg word:boss 2	1:-11 2:-6 3:10 4:-8 7:25
lg word:bricks 2	0:20 3:-9
lg word:bricks 4	0:9 2:-6 3:-8 4:14
lg word:bricks far	1:-7 2:-9 3:48 4:-12 8:-16
lg word:enemy 0	1:-18 2:36
lg word:enemy 1	1:-17 2:34 4:-8 5:11 7:-7 9:-11
lg word:enemy 2	0:-21 1:19 2:40 3:-16 4:-12 5:-6 7:-7 8:-6
lg word:enemy 4	0:-13 1:6 2:-26 3:-11 4:20 5:-9 8:-17 9:42
lg word:enemy far	0:6 2:28 3:-13 4:-9 8:-6
lg word:goal 1	0:11 2:-10 3:-9 4:7 8:11
lg word:goal 2	0:9 1:-16 2:17 3:-19 4:-12 5:-6 6:-7 8:-8 9:27
lg word:goal 4	0:18 1:-11 2:22 3:-6 4:-7 8:-7
lg word:hero 1	0:10 1:29 2:-10 4:-8 5:-11 6:-8 8:-6
lg word:hero 2	0:9
lg word:hero 4	0:14 1:-17 2:24 3:-12
lg word:hero far	0:37 1:-11 2:-9 3:-19 6:18
lg word:item 1	0:-6 3:16
lg word:item 4	1:-6 3:25 5:-6
lg word:item far	0:-20 1:-6 2:-16 3:-14 4:-9 5:55 8:-9
lg word:obstacle 1	0:21 2:-14 3:-12 5:21 8:-6
lg word:obstacle far	0:14 1:10 2:-7 3:-7
lr attack avoid	0:24 1:-8 3:12 4:-10 6:-9
lr attack avoid svo	0:19 1:-14 3:31 4:-13 6:-17
lr attack fight	0:38 4:-34
lr attack fight svo	0:18 1:12 4:-18
lr attack guard	0:-10 1:37 2:-21 3:-6 4:14 8:-6
lr attack guard A	1:36 2:-22
lr attack guard N	0:-9 1:34 2:-6 5:-6 6:-6 8:-8
lr attack guard sov	1:53 2:-14 4:-36
lr attack guard svo	0:-7 1:21 2:-10 4:14
lr attack guard v2	1:-34 4:45
lr attack move	1:-9 2:16 3:-7 4:-12 6:15
lr attack move sov	0:8 1:-19 2:28 3:-12 4:-18 5:-6 6:23 8:-10
lr attack none	0:-36 1:18 2:17 4:21 5:-11 6:-11 8:-18 9:-7
lr attack none A	0:-15 1:44 2:15 3:-10 4:-37 7:-6 8:-6
lr attack none F	1:-9 3:-22 4:42
lr attack none N	0:-18 1:-9 3:-8 4:54 8:-14
lr attack none O	1:-19 2:8 3:-8 4:36 5:-6 6:-7 8:-9
lr attack none U	0:-44 1:-10 2:25 3:47 4:-16 5:-7 6:-6 8:-9
lr attack none svo	0:-37 2:32 4:33 5:-12 6:-11 7:9 8:-19 9:-7
lr attack reach	0:24 1:-11 2:-11 4:-9 6:19
lr attack reach A	0:23 2:-6 4:-9
lr attack reach svo	0:17 1:-12 2:-13 3:-10 4:-11 6:34
lr attack take	0:-10 1:-21 2:-17 3:-24 4:-14 8:59
lr attack take sov	1:-22 2:-16 3:-15 4:-16 8:47
lr avoid avoid	0:18 1:-7 2:-19 8:19
lr avoid avoid A	0:14 2:-6
lr avoid avoid svo	0:7 2:-23 4:-6 8:33
lr avoid bring	0:-22 3:-15 4:-11 5:26 8:26
lr avoid bring A	2:18
lr avoid bring O	2:-6 3:-7 5:22
lr avoid bring svo	0:-16 3:-17 4:-7 5:35 8:8
lr avoid chase	0:-11 2:-11 3:-6 4:34 5:-11
lr avoid chase svo	0:-8 4:26 5:-9
lr avoid fall	0:9 2:-6 3:22 5:-10 8:-8
lr avoid fall O	2:-7 3:34 5:-11 6:-8 8:-6
lr avoid guard	0:-12 1:-6 2:-7 3:18 4:23 5:-8 6:-8 8:-6
lr avoid guard sov	0:-10 3:28 5:-7 6:-6 8:-6
lr avoid none	0:10 2:18 3:-10
lr avoid none A	0:7 2:26 3:-9 4:-9 5:-8
lr avoid none F	0:-23 1:-8 2:28 3:-18 4:-19 5:-18 6:-18 7:55 8:-11
lr avoid none H	0:-7 2:37 5:-10
lr avoid none N	0:27 1:-9 2:-26 3:-19 4:9 5:-9 6:-6 8:26
lr avoid none O	0:26 1:-11 3:-19 4:-25 6:15 7:-8 8:22 9:-6
lr avoid none U	0:9 1:-7 2:22 3:-16 4:33 5:-18 6:-8 7:-7 8:-27 9:-6
lr avoid none V	0:-14 1:-10 3:-8 4:-10 5:37
lr avoid none sov	0:24 1:40 2:-39 3:-18 4:-30 5:-14 6:-9 7:30 8:11 9:-6
lr avoid none svo	1:-10 2:19 3:-17 4:-7 5:15 8:8
lr avoid none v2	1:-24 2:31 3:7 4:-13 5:13 6:-11 7:-8 9:-6
lr avoid play	1:-10 2:-8 4:23
lr avoid reach	0:-11 1:-6 3:-16 4:13 5:38 6:-6 8:-17
lr avoid reach A	1:-6 2:37 5:-10 8:-10
lr avoid reach F	3:-13 4:26
lr avoid reach N	0:-10 2:-10 4:18 5:16
lr avoid reach O	0:11 2:-18 3:-12 5:34 8:-9
lr avoid reach U	0:-9 2:-16 5:34 8:-10
lr avoid reach sov	0:-6 2:-6 4:29 5:-6
lr avoid reach svo	3:-14 4:-10 5:41 6:-6 8:-18
lr avoid save	0:-7 2:10 4:18 8:-8
lr avoid save A	2:18 3:-7 4:11
lr avoid save svo	2:9
lr avoid save v2	0:-6 2:-11 4:30 8:-8
lr avoid steal	0:-8 1:-7 2:-12 3:22 4:-9 5:7 6:-7 8:14
lr avoid steal A	2:25 3:-11
lr avoid steal F	2:-16 3:39 6:-8
lr avoid steal O	0:15 3:14 8:-13
lr avoid steal U	8:19
lr avoid steal svo	3:23 4:-6 6:-8 8:7
lr avoid steal v2	3:12 4:-6 5:16 8:-11
lr avoid take	0:-19 1:-8 2:33 3:21 4:-13 5:-12
lr avoid take A	0:-12 1:-9 2:41 5:-6
lr avoid take O	3:29 4:-10 5:-8 8:-7
lr avoid take U	0:-17 2:31 4:-6 5:-7
lr avoid take sov	0:-12 2:-6 3:35 4:-10 5:-6
lr avoid take svo	0:-17 1:-7 2:47 3:-13 4:-9 5:-15 8:10
lr avoid throw	0:-13 1:28 2:15 6:-28
lr bring attack	0:7 2:9 3:-7 4:-8 5:7
lr bring attack svo	1:-10 2:10 4:-10 5:21
lr bring avoid	1:23 3:7 4:10 5:-9 6:-6 8:-18
lr bring avoid A	0:-14 1:33 2:-10 3:-6
lr bring avoid F	3:14
lr bring avoid H	1:-7 2:20
lr bring avoid N	4:24 8:-10
lr bring avoid O	0:9 1:-8 3:20 4:-8 5:-6
lr bring avoid V	1:26 4:-12 8:-7
lr bring avoid sov	0:9 1:-9 2:18 3:-6
lr bring avoid svo	0:-11 3:23 4:9 8:-10
lr bring avoid v2	0:7 1:39 2:-7 3:-21 5:-6 8:-15
lr bring bring	0:15 1:6 4:-13
lr bring bring A	0:10 4:-6
lr bring bring svo	0:21 3:-7 4:-7
lr bring chase	0:10 1:-9 2:10
lr bring chase A	0:12 1:-10
lr bring chase svo	0:20 1:-15
lr bring eat	0:7 1:-16 2:21 3:-9 4:-30 8:30
lr bring eat svo	1:-9 3:21 4:-21 8:21
lr bring hit	3:17 4:-11
lr bring hit N	0:8 3:17 4:-13
lr bring hit svo	0:12 3:21 4:-20
lr bring move	0:8 1:-35 2:27 4:-16 5:-12 7:-6 8:24 9:-6
lr bring move A	0:12 1:-33 2:23 3:-9 4:-20 5:-9 7:-6 8:32 9:-6
lr bring move svo	0:11 1:-28 2:37 3:-10 5:-8 8:-10
lr bring none	0:13 2:-7 3:15 4:19 5:-9 6:-9 7:-6 8:-12
lr bring none A	0:28 1:-11 2:-10 3:-11 4:38 5:-8 7:-9 8:-13 9:-8
lr bring none F	0:-7 1:-11 2:-7 3:28 6:-15 8:10
lr bring none H	1:40 2:-17 3:-13 7:-6
lr bring none N	1:-8 2:28 4:26 5:-12 8:-19
lr bring none O	1:-14 2:-11 3:27 5:-10 6:-14 8:15
lr bring none U	0:6 1:-14 2:-18 3:23 4:37 5:-14 6:-11 8:-22
lr bring none V	0:-7 1:35 2:-6 3:-6 4:-11
lr bring none sov	0:7 1:-21 2:8 3:-26 4:49 5:-6 6:-11 8:-14
lr bring none svo	0:8 2:-15 3:26 4:14 5:-10 6:-10 7:-6
lr bring none v2	1:11 2:-14 4:10
lr bring over	0:-29 4:43 8:-10
lr bring over U	0:-21 1:-9 3:16 4:17
lr bring over svo	0:-38 1:8 2:-8 4:44 8:-7
lr bring play	0:-15 1:-13 2:-10 4:39
lr bring play A	0:-16 1:-11 2:-25 3:14 4:31
lr bring play svo	0:-20 1:-18 2:-19 3:13 4:37
lr bring reach	1:34 2:-16 3:24 4:-34 6:-6 8:7
lr bring reach A	1:24 3:-15 8:6
lr bring reach F	3:18
lr bring reach N	0:39 3:11 4:-44
lr bring reach svo	0:-24 1:42 2:-10 3:12 4:-27 8:9
lr bring reach v2	3:6
lr bring steal	1:-9 2:31 4:-10 8:-12
lr bring steal A	1:-8 2:24 3:-10
lr bring steal sov	1:-7 2:19 3:-7
lr bring steal svo	3:10 8:-7
lr bring take	0:-9 1:-10 2:23 3:-8 4:8
lr bring take A	2:12 3:-8
lr bring take sov	2:19 3:-9
lr bring take svo	4:7
lr bring throw	0:28 1:-15 2:-28 3:-19 4:36 8:-8
lr bring throw A	0:7 1:-16 2:-29 3:-18 4:45
lr bring throw svo	0:8 1:-8 2:-29 3:-19 4:49 8:-7
lr bring touch	0:-8 1:21 3:-30 5:15
lr bring touch N	0:-8 3:-28 4:25 5:16
lr bring touch svo	0:-13 1:18 3:-35 4:37
lr bring word:enemy	0:-6 4:8
lr bring word:enemy N	0:-9 4:12
lr bring word:enemy svo	0:-9 3:8 4:9
lr chase bring	0:13 1:-17 3:-13 4:23
lr chase bring svo	4:16
lr chase chase	0:6 1:-11 2:18 3:-20 4:-13 5:-6 6:-11 8:27
lr chase chase O	0:-31 1:-13 2:56 3:-29 4:-19 5:-7 6:-11 8:26
lr chase chase U	0:13
lr chase chase svo	1:-9 2:35 3:-23 4:-16 5:-6 6:-8 8:9
lr chase none	0:15 1:9 2:13 3:23 4:-19 5:-7 6:-10 7:-8 8:-11 9:-6
lr chase none A	0:8 1:16 3:7 4:-14 7:-6 8:-7
lr chase none O	1:-6 2:-11 3:39 5:-6 6:-12 8:-11
lr chase none U	0:56 1:-9 2:-17 3:-9 4:-16
lr chase none sov	1:-6 2:-7 3:18
lr chase none svo	0:21 2:6 3:29 4:-16 5:-7 6:-9 7:-8 8:-11 9:-6
lr chase none v2	1:33 2:-13 3:-18
lr chase over	1:32 2:-15
lr chase over A	0:-15 1:41 2:-10 9:-6
lr chase over svo	1:18
lr chase reach	0:-7 1:-6 2:31 3:-18 5:-12 6:20 8:-9
lr chase reach U	2:18 3:-10 5:-6
lr chase reach svo	1:-8 2:38 3:-32 5:-20 6:23 8:-8
lr chase take	0:-14 1:-13 2:27 3:25 4:-9 5:-6 6:-8 8:-13
lr chase take A	0:8 1:-6 3:11
lr chase take O	0:-12 1:-8 2:-10 3:48 4:-7 6:-6 8:-14
lr chase take U	0:-36 1:-10 2:58 3:-12 4:-7 8:-7
lr chase take sov	0:-6 3:38 4:-11 6:-8 8:-10
lr chase take svo	0:-15 1:-10 2:43 3:-10 4:-6
lr cross avoid	0:13
lr cross avoid A	0:27 2:-12
lr cross avoid svo	0:15
lr cross chase	0:7 3:-10 4:-15 5:-11 8:25
lr cross chase svo	3:-9 4:-15 5:-9 8:28
lr cross none	0:13 2:12 3:-9 5:-7 6:-6
lr cross none A	0:14 1:24 2:-20 3:-7
lr cross none V	1:-6 2:30 4:-7 5:-7
lr cross none sov	0:26 2:-11 4:-6
lr cross none svo	0:-30 1:15 2:14 3:-15 4:12 5:-8 6:-7 8:20
lr eat attack	2:-7 3:28 4:-6
lr eat attack A	2:9
lr eat attack F	3:12
lr eat attack svo	3:7
lr eat avoid	0:-8 1:-10 2:33 3:12 4:-10 5:-8 6:-6 8:-6
lr eat avoid A	1:-8 2:22
lr eat avoid F	3:15
lr eat avoid sov	0:-6 2:38 3:-18 5:-6
lr eat avoid svo	0:6 1:-7 2:-8 3:23
lr eat chase	0:40 2:-33
lr eat chase H	0:27 2:-21
lr eat chase svo	0:34 2:-28
lr eat move	0:8 1:19 2:-6
lr eat move F	1:22 6:-7
lr eat move svo	0:12 1:28 2:-9 3:-7 5:-7 6:-7 8:-8
lr eat none	0:24 1:10 2:-13 3:16 4:-10 5:-6 8:-7
lr eat none A	0:30 1:15 2:-44 3:-9 4:-10 5:31 7:-8
lr eat none F	0:-9 1:-7 3:40 4:-9
lr eat none N	3:34 4:-9 5:-11
lr eat none O	0:-11 2:-13 3:52 5:-20
lr eat none U	0:38 2:-7 3:-17
lr eat none sov	1:41 2:-23 3:-15
lr eat none svo	0:18 2:-11 3:17 4:-12 5:8 6:-6 8:-8
lr eat none v2	0:7 2:-12 3:22 5:-12
lr eat play	0:-14 2:25 3:11 6:-11 8:-7
lr eat play U	0:-11 2:34 6:-15 8:-6
lr eat play svo	0:-14 2:25 3:13 6:-11 8:-8
lr eat shoot	0:-14 2:14 3:11
lr eat shoot V	0:-15 3:24
lr eat shoot svo	0:-8 3:17
lr eat steal	0:-10 2:-8 3:26
lr eat steal A	0:-9 3:16
lr eat steal svo	0:-8 2:-7 3:24
lr eat take	0:-23 1:-7 2:32 3:-17 4:-16 5:22
lr eat take svo	0:-16 2:10 3:-10 4:-13 5:18 8:11
lr eat touch	0:-9 1:-7 3:26
lr eat touch A	0:-6 1:-10 2:15 3:11
lr eat touch svo	0:-6 2:-8 3:31
lr fall chase	1:33 2:-26 3:-7 4:12 5:-6
lr fall chase O	0:-8 1:-6 4:18
lr fall chase U	0:22 2:-7
lr fall chase svo	1:12 2:-12 4:14
lr fall hit	0:34 1:10 2:-18 3:-8 4:-12
lr fall hit A	0:20 1:7 2:-14 8:-7
lr fall hit N	3:-13 4:-15 8:27
lr fall hit U	0:21 1:-7 8:-6
lr fall hit svo	0:18 1:-10 3:-13 4:-10 8:20
lr fall hit v2	0:19 1:-8
lr fall make	0:17 3:-10 4:18 8:-17
lr fall move	0:-17 1:26 8:-9
lr fall move svo	0:-13 1:26
lr fall none	1:-6 2:6 5:-8 6:-10 7:7 8:23 9:-6
lr fall none A	0:23 1:-7 3:-13 4:-10 7:18
lr fall none F	0:-19 1:24 3:23 4:-9 5:-6 6:-8 8:-8
lr fall none H	0:14
lr fall none N	0:-19 3:11 4:34 8:-20
lr fall none O	0:21 1:-26 2:60 3:-26 4:-18 5:-10 6:-13 7:-10
lr fall none U	0:23 1:-13 2:-13 3:7 4:-9 5:-6 8:10
lr fall none sov	0:65 1:-13 2:-18 3:-17 4:-6 8:-6
lr fall none svo	1:-8 4:-7 6:-11 8:20
lr fall none v2	2:25
lr fall push	1:-19 2:21 3:22 4:-7 5:-8 8:-6
lr fall push U	1:-10 3:30 5:-8
lr fall push sov	0:7 2:7 3:-7
lr fall push svo	1:-12 3:27
lr fall reach	0:-6 2:28 3:-12 4:-8 5:25 6:-10 8:-16
lr fall reach O	1:39 2:-8 3:-12 6:-6 8:-9
lr fall reach svo	0:-6 1:7 2:11 3:-16 5:28 6:-6 8:-14
lr fall take	0:-13 1:14 2:-18 3:14 4:-18 5:27 6:-7
lr fall take A	0:-8 1:35 2:-15 3:-7
lr fall take F	0:-10 1:11 3:15 8:-6
lr fall take N	0:-9 1:-10 2:-9 4:-8 8:37
lr fall take U	1:17 3:-11 5:18 8:-16
lr fall take sov	0:-10 1:19
lr fall take svo	1:9 2:-14 3:19 4:-15 5:18 6:-7 8:-11
lr fight attack svo	2:10
lr fight hit	0:-16 2:-7 3:-21 4:32 6:-12 8:21
lr fight hit v2	0:-15 3:-17 4:31 6:-8 8:12
lr fight none	0:8 4:-9 6:23 7:-8 8:-7 9:-7
lr fight none A	0:10 1:14 3:-11 4:9 6:-7 7:-6
lr fight none F	2:-10 3:-11 6:31
lr fight none H	0:-11 2:13 6:11
lr fight none N	0:20 2:-7 3:-11 4:-14 5:-9 8:24
lr fight none O	1:-7 2:-11 3:13 4:-12 5:-8 6:29 8:-21
lr fight none U	0:-32 1:31 2:-7 3:-22 4:-21 5:34 6:17 8:-12 9:-6
lr fight none sov	0:-44 1:24 2:20 3:-19 5:40 6:-20 7:-7 8:-8 9:-7
lr fight none svo	0:15 1:6 2:-11 4:-15 5:-11 6:25 7:-6
lr fight none v2	0:18 4:-7
lr fight save	0:6 1:-19 2:32 3:-8 6:-7
lr fight save A	0:-13 1:-20 2:49 3:-7 6:-9
lr fight save svo	1:-13 2:40 3:-7 4:-8 6:-7
lr fight shoot	0:10 1:-23 2:9 3:-13 4:11 5:-6 6:22 8:-15
lr fight shoot O	0:18 1:-12 2:-7 3:-7 4:-6 6:25 8:-13
lr fight shoot svo	0:8 1:-36 2:26 3:-15 4:7 5:-6 6:26 8:-12
lr fight word:boss	2:16
lr fight word:boss A	2:7
lr fight word:boss svo	2:18
lr guard hit	1:8
lr guard hit A	1:12
lr guard hit svo	1:17
lr guard move	0:-19 1:-13 2:9 3:-11 4:19 5:-6 6:-6 8:18
lr guard move O	0:-20 1:-6 2:-12 3:-11 4:24 6:-7 8:20
lr guard move sov	0:-25 1:-14 2:18 3:-11 4:10 5:-8 6:-8 8:28
lr guard none	2:6 3:-15 4:21 5:-7 8:8
lr guard none A	0:-10 2:29 3:-9 4:6 8:-7
lr guard none F	0:11 1:-17 3:-27 4:16 6:24 8:-8
lr guard none H	4:14
lr guard none N	0:-6 1:-7 2:-10 3:-8 5:-9 6:-7 8:35
lr guard none O	0:9 3:-6 4:-9 6:21
lr guard none U	0:-7 2:-6 4:24
lr guard none sov	0:-25 2:-7 3:-6 4:40
lr guard none svo	2:14 3:-16 4:19 5:-7 8:13
lr guard none v2	0:-13 1:-7 2:14 3:-17 4:-35 5:-9 6:21 8:40
lr guard take	0:-21 1:17 3:22 4:20 5:-11 6:-9 8:-29
lr guard take A	1:17 2:-7
lr guard take O	0:-15 2:8 3:19 4:12 5:-8 6:-6 8:-8
lr guard take sov	1:25 2:-23 3:18 4:-11
lr guard take svo	0:-14 1:-6 2:14 4:24 5:-6 8:-7
lr hit avoid	3:18
lr hit avoid F	3:17
lr hit avoid svo	1:-6 3:21
lr hit bring	0:14 2:-8
lr hit bring H	0:14 2:14 3:-6 5:-6
lr hit bring svo	0:15
lr hit cross	0:-9 1:6 2:-8 4:-8 5:35 6:-10 8:-11
lr hit cross F	0:-12 1:16 2:-9 4:-11 5:30 6:-9 8:-10
lr hit cross svo	0:-9 1:18 4:-7 5:12 8:-8
lr hit fall	0:27 1:-13 2:-25 3:21 5:-6
lr hit fall A	1:-14 2:-29 3:40
lr hit fall svo	1:-8 2:-24 3:35
lr hit move	0:28 2:-12 3:-37 4:-13 5:22 6:-9 7:-6 8:17 9:-6
lr hit move A	0:28 1:16 3:-18 4:-10 5:8 6:-6 7:-6 8:-15 9:-7
lr hit move O	0:15 3:-18 5:21 8:-7
lr hit move U	0:-24 3:-8 5:-9 8:44
lr hit move sov	0:-37 1:33 2:-23 3:-17 4:-15 5:29 6:-7 7:-7 8:24 9:-7
lr hit move svo	0:28 1:18 3:-26 4:-8 5:-10
lr hit move v2	0:40 1:-10 2:-6 3:-8 8:-7
lr hit none	2:14 3:12 4:6 6:-10 7:-9 8:-10 9:-8
lr hit none A	0:-25 2:-8 3:7 4:31 5:-14 6:-10 7:-12 8:30 9:-8
lr hit none F	0:19 1:-14 2:23 3:-33 4:17 7:-9 8:6 9:-6
lr hit none H	0:15 1:-32 2:-17 3:41 5:-7
lr hit none N	0:11 1:-16 2:40 4:-11 5:8 6:-11 8:-41
lr hit none O	1:22 2:-14 3:35 4:-15 5:-17 6:7 8:-22
lr hit none U	1:-13 2:-14 3:6 4:-19 5:30 6:-8 8:8
lr hit none V	0:-16 1:33 2:9 3:-8 4:-8 8:-6
lr hit none sov	0:18 1:-29 2:-22 4:30 5:18 6:-8 7:-7 8:-19
lr hit none svo	1:-7 2:17 4:8 6:6 7:-9 9:-7
lr hit none v2	0:32 1:10 2:-9 3:-24 4:-11 5:11 6:-6
lr hit over	0:7 1:47 2:-29 3:-22 4:-11 5:28 6:-11 8:-13
lr hit over A	0:-8 1:29 2:-13
lr hit over F	1:18 3:-8
lr hit over O	0:26 3:-6
lr hit over U	0:13 2:-11 3:-8 5:22
lr hit over sov	0:-12 1:16 2:-11 3:-12 4:-7 5:33 6:-6 8:-8
lr hit over svo	0:24 1:27 2:-23 3:-8 5:-10
lr hit over v2	0:6 1:13
lr hit take	1:24 2:-11 3:-34 6:-15 8:33
lr hit take A	1:23 2:-8 3:-12
lr hit take svo	1:19 2:-14 3:-21 8:21
lr hit touch	0:20 1:-13 3:-8 5:17 8:-6
lr hit touch U	3:-8 5:19
lr hit touch svo	1:-9 3:-12 5:31 8:-6
lr hit word:boss	0:-7 2:-8 3:-21 6:34
lr hit word:boss svo	1:9 2:-8 3:-18 6:22
lr love move	0:17 1:20 2:-17 3:-20 4:-14 5:-6 7:-6 8:23 9:-6
lr love move A	0:6 1:29 2:-12 3:-10 8:-8
lr love move O	0:7 3:-6
lr love move V	0:18 2:-10 4:-11 8:19
lr love move svo	0:18 1:19 2:-22 3:-24 4:-10 5:-8 8:26 9:-6
lr love none	0:-8 1:23 3:11 4:-8 5:-8 6:-8 8:-7
lr love none A	0:18 3:-6
lr love none O	3:10
lr love none V	1:36 2:-9 3:-14 4:-6 8:-6
lr love none svo	0:10 3:23 4:-9 5:-8 6:-9 8:-9
lr love none v2	0:-8 1:24 3:-7
lr love play	0:43 1:-12 2:-8 3:-7 8:-10
lr love play O	0:24 1:-6 3:-10
lr love play svo	0:38 1:-10 3:-8 8:-10
lr love reach	0:11 2:20 3:-8 5:-6 8:-6
lr love reach A	0:12 1:-27 2:27
lr love reach U	0:-11 1:28
lr love reach svo	0:10 1:6 2:7 8:-6
lr love take	0:13 1:33 2:-15 3:-18
lr love take A	0:7 1:32 2:-13 3:-12
lr love take svo	0:13 1:24 2:-12 3:-14
lr love word:boss	0:8 1:-16 2:24 3:-7
lr love word:boss svo	0:17 1:-10
lr make avoid	3:7
lr make avoid F	3:9
lr make avoid svo	3:9
lr make bring	0:7 1:-22 2:35 3:10 4:-15 5:-10 6:-6
lr make bring F	0:18 1:-6 3:9 4:-7
lr make bring svo	0:8 1:-25 2:36 3:8 4:-16 5:-7
lr make eat	3:7
lr make eat v2	3:10
lr make fall	3:15 8:-7
lr make fall svo	0:9 3:12 8:-9
lr make fight	3:18
lr make fight F	2:-6 3:32 6:-11
lr make fight svo	0:-6 3:25 6:-6
lr make make	0:-19 1:13 2:-18 3:13 4:14 5:8 6:-6 8:-9
lr make make A	0:11 1:-9 3:8
lr make make F	3:11
lr make make O	1:-6 3:20 4:-6 5:-8
lr make make U	0:-21 1:46 3:-25 5:9
lr make make svo	0:-6 1:-7 2:-11 4:27 5:9 8:-9
lr make move	0:16 1:-8 2:-25 4:-10 5:40 8:-9
lr make move F	3:27 8:-8
lr make move O	0:24 1:-9
lr make move svo	0:28 1:-9 3:18 4:-9 5:-6 8:-10
lr make move v2	0:7 2:-26 3:-13 5:39
lr make none	0:10 1:-18 2:25 3:26 5:-12 6:-9 8:-11 9:-6
lr make none A	0:-28 1:-10 2:53 4:-26 5:-9 7:10 8:-7 9:-8
lr make none F	0:12 1:-9 2:-12 3:22 6:-7
lr make none H	0:-10 2:39 3:-7 4:-7 5:-9
lr make none N	0:-8 1:-9 3:29 4:16 5:-18 8:-14
lr make none O	0:-18 1:-9 2:-10 3:40 4:20 5:-11 6:-8 8:-18
lr make none U	1:-6 2:-14 3:39 5:-8 8:-7
lr make none sov	0:-21 1:-40 2:44 3:44 4:-25 5:-9 8:-7
lr make none svo	2:14 3:26 5:-12 6:-10 8:-15 9:-6
lr make none v2	0:13 2:-7 3:19 5:-11 6:-8 8:-8
lr make play	0:16 3:-7
lr make play svo	0:24 3:-8
lr make steal	0:48 2:-19 3:-24
lr make steal A	0:29 2:-19
lr make steal svo	0:55 2:-20 3:-29
lr make take	0:30 1:-7 2:-12 3:-8
lr make take svo	0:20 2:-11
lr match hit	0:21 3:-13
lr match love	0:-13 3:27
lr match love O	0:-18 3:40 8:-12
lr match love svo	0:-13 3:32 8:-9
lr match none	0:12 1:-14 2:-7 3:34 4:-7 6:-7 8:6
lr match none A	0:12 1:-24 2:-26 3:37 4:-10 7:-7 8:26
lr match none F	1:-7 4:-10 6:-6 8:32
lr match none N	0:45 4:-11 8:-24
lr match none O	0:6 3:36 4:-11 5:-6 6:-10 8:-13
lr match none U	0:22 1:-8 2:-9 4:14 6:-7 8:-13
lr match none V	0:-21 1:-19 2:-6 3:41 4:-9 8:13
lr match none sov	0:31 1:-11 2:-7 3:19 4:-12 5:-8 6:-16 8:-7
lr match none svo	0:15 1:-10 2:-8 3:28 8:-7
lr match none v2	3:-38 4:-13 8:46
lr match reach	1:-14 4:32 8:-10
lr match reach sov	3:-14 4:19
lr match reach svo	0:-6 3:6 4:16 8:-8
lr match take	0:8 1:-8 3:14
lr match touch	0:-17 3:17 4:-18 5:-6 6:-6 8:31
lr match touch F	0:-10 3:20
lr match touch svo	0:-14 3:17 4:-11 8:21
lr move avoid	2:-18 3:-11 4:-27 5:11 8:41
lr move avoid A	1:6 2:22 3:-9 5:-6
lr move avoid N	0:-6 3:-9 4:-30 5:-19 8:59
lr move avoid sov	0:-7 2:15 3:-7 4:-6 5:13
lr move avoid svo	0:10 3:-10 4:-22 5:-13 8:38
lr move bring	1:-16 2:-6 3:22 5:19 8:-19
lr move bring svo	1:-17 2:-7 3:42 5:14 8:-30
lr move eat	0:-25 1:-9 2:-17 3:-29 4:-25 5:48 6:-6 8:38
lr move eat A	0:10 1:-8 2:-21 3:-9 5:31 8:-7
lr move eat N	0:-17 4:-9 5:30
lr move eat O	0:-9 3:11 5:16 8:-11
lr move eat U	0:-11 4:-8 5:-7 8:32
lr move eat svo	0:-18 1:-9 2:-20 3:-18 4:-16 5:49 8:18
lr move fall	0:17 2:-7 4:-6 5:14 8:-15
lr move fall svo	0:9 2:-7 4:-7 5:23 8:-16
lr move fight	0:-10 1:19 2:-8 3:-21 4:-8 5:-8 6:7 8:-24 9:38
lr move fight svo	0:-8 1:20 3:-14 4:-8 5:-6 8:-15 9:28
lr move hit	0:-13 2:12 3:-24 4:-16 5:-17 6:27 8:10
lr move hit A	1:-22 2:21 3:-12 4:-6 8:28
lr move hit F	0:17 1:-12 3:-9 4:-9 6:30 8:-21
lr move hit O	0:-25 1:22 3:-7 5:-13 6:25 8:-9
lr move hit U	6:-22 8:28
lr move hit sov	0:-6 1:20 2:17 3:-7 6:-6 8:-14
lr move hit svo	0:-21 1:8 2:-15 3:-30 4:-9 5:-14 6:23 8:38
lr move hit v2	0:14 8:6
lr move move	1:-20 2:11 4:-16 5:20 6:-9 8:8 9:-6
lr move move N	0:7 4:-6 5:-13 8:19
lr move move O	1:19 2:-8 4:-6 5:15 8:-17
lr move move U	0:32 1:-12 5:-6 8:-9
lr move move svo	2:20 3:-10 4:-15 5:18 6:-9 8:-6
lr move none	4:12 5:8 6:-7
lr move none A	0:-19 1:38 2:11 3:6 4:10 5:-13 6:-11 7:-21 9:-15
lr move none F	0:21 1:-22 3:19 4:-29 6:10 7:-8 9:-9
lr move none H	0:19 5:-7
lr move none N	0:12 1:-9 2:-15 4:20 5:-10 6:-8 7:-6 8:-27 9:37
lr move none O	1:-11 3:-17 4:31 5:20 6:-19 9:-8
lr move none U	1:-20 2:-7 3:-16 4:16 5:6 6:8 7:10 9:-6
lr move none V	0:13 1:-10 2:20 3:-6 4:7 5:-9 8:-11
lr move none sov	0:-15 1:-19 3:-9 4:40 6:30 7:-14 8:-23 9:-9
lr move none svo	1:11 2:8 3:-6 4:6 6:-15 8:-12
lr move none v2	0:-9 1:-20 2:-11 3:17 4:23 5:10 6:-17 7:-9 9:-9
lr move over	0:26 1:-12 2:-7 3:-17 4:-6 5:-6 6:-6 8:27
lr move over F	3:-14 8:31
lr move over svo	0:32 1:-12 2:-6 3:-18 4:-7 5:-15 6:-6 8:28
lr move play	0:19 5:-9 8:9
lr move play U	0:27
lr move play v2	0:25
lr move push	0:10 1:-7 2:-14 3:-9 4:32 5:-10 8:-6
lr move push v2	0:18 3:-6 5:-6
lr move reach	0:16 1:-22 2:16 3:-26 4:21 5:-11 8:7
lr move reach A	0:-21 1:-21 2:15 3:-7 4:32
lr move reach O	0:37 3:-15 8:-6
lr move reach svo	1:-28 2:24 3:-31 4:28 5:-10 6:-7 8:15
lr move shoot	0:-41 1:40 3:-28 4:-12 5:-12 6:55 7:-6 8:-19 9:-9
lr move shoot U	0:-24 1:23 2:-7 3:-8 6:27 8:-9
lr move shoot sov	0:-26 1:29 2:-8 3:-8 6:27 8:-13
lr move shoot v2	0:-15 1:22 3:-8 4:-8 5:-7 6:21 8:-9
lr move sneak	0:12 1:-13 2:44 3:-11 4:-14 8:-7 9:-6
lr move sneak A	1:-6 2:33 8:-9
lr move sneak O	0:25 1:-11 2:-11 3:-6 4:-7 5:-6 8:20
lr move sneak v2	0:9 1:-13 2:33 3:-12 4:-16 5:-15 8:18
lr move take	0:19 1:-44 2:-31 3:19 4:24 6:-9 7:-7 8:18 9:-6
lr move take A	0:-11 1:-27 2:-11 3:46 4:13 5:-9 8:-10
lr move take F	0:9 3:16 6:-6 8:-9
lr move take N	0:39 1:-8 3:-34 5:-21 8:23
lr move take O	1:-14 2:-6 3:-21 4:-13 5:40 6:-9 8:7
lr move take U	0:22 8:-7
lr move take sov	0:-10 2:-10 3:8 4:18 5:-7
lr move take svo	0:33 1:-38 2:-15 3:36 4:-32 6:-10 7:-7 8:24 9:-6
lr move take v2	1:-17 3:-17 4:20 5:-15 8:28
lr move throw	0:13 1:-10 2:-8 3:26 4:-13 5:-8 6:-25 8:18
lr move throw F	0:13 3:7 6:-15
lr move throw O	1:-9 4:-12 5:-8 6:-7 8:37
lr move throw svo	0:9 3:27 6:-17 8:-7
lr move word:boss	0:-7 1:-11 2:-10 3:-6 6:-11 7:44
lr move word:enemy	0:-8 1:30 3:-7 4:-6 8:-9
lr move word:goal	0:-7 2:-9 5:20
lr move word:goal svo	0:-13 2:-10 5:28
lr none attack	2:10 3:6 4:20 5:-9 8:-13 9:-7
lr none attack A	0:-20 2:21 3:22 4:-9 8:-8 9:-12
lr none attack F	0:-18 1:13 2:35 4:-17 5:-8 6:-15 8:-9
lr none attack H	0:-9 1:16 2:8 3:-6
lr none attack N	1:-8 2:-25 3:-15 4:47 5:-8 6:14 8:-22
lr none attack O	0:24 1:-9 3:-11 4:12 8:-8
lr none attack U	0:9 1:-25 2:-19 3:29 4:23 8:-17
lr none attack V	0:6 2:-13 4:-6 8:20
lr none attack sov	0:31 1:-28 2:-7 3:31 5:-7 6:-8 8:-18
lr none attack svo	0:-15 2:20 3:-12 4:13 5:-10 6:16 7:-6 9:-9
lr none avoid	1:14 2:7 3:-10 9:-6
lr none avoid A	1:34 2:14 3:-18 4:-6 8:-6
lr none avoid F	0:-7 1:35 2:-15 3:7 5:-9 8:-11 9:-8
lr none avoid H	2:7 3:-10 5:-14 9:17
lr none avoid N	0:12 1:-7 2:-9 3:-8 4:24 5:-10 6:-6
lr none avoid O	0:-16 1:-17 2:-22 3:-17 4:16 6:16 8:27 9:-6
lr none avoid U	0:15 1:-8 2:-34 3:20 4:-6 5:33 6:-8 8:-20 9:-7
lr none avoid V	0:7 2:24 3:-9 4:-7 8:-10
lr none avoid sov	1:-17 2:25 3:-21 5:20 6:18 8:-14 9:-7
lr none avoid svo	1:24 3:-7 5:-10 6:-11 9:7
lr none avoid v2	0:22 1:12 2:-13 3:-8
lr none bring	0:8 1:13 2:-18 4:-7 5:-8 6:-8 8:16
lr none bring A	1:36 2:-9 4:-6 8:-7
lr none bring F	0:34 1:-13 2:-7 3:30 4:-18 6:-14 8:-9
lr none bring H	0:-14 1:14 2:22 3:-17 8:-6
lr none bring N	0:-10 1:26 2:-8 3:7 4:26 5:-11 8:-25 9:-7
lr none bring O	0:9 1:-28 2:-8 3:28 5:-9 6:-10 8:12
lr none bring U	0:21 1:15 2:-14 3:-36 4:-18 5:-6 8:15 9:16
lr none bring V	0:-33 1:14 3:-12 4:-7 8:33
lr none bring sov	0:9 1:13 2:-19 5:-11 6:-12 8:12
lr none bring svo	0:10 1:7 3:14 4:-11 5:-7 6:-6
lr none bring v2	3:15
lr none chase	1:20 5:-7 6:6 8:-13
lr none chase A	0:-18 1:19 2:19 3:-14 4:-11 8:-6
lr none chase H	0:-11 1:14 2:-7 3:-7 6:20
lr none chase N	0:-22 1:37 2:-8 3:9 4:11 5:-6 6:-8 8:-28
lr none chase O	1:-23 2:40 3:-15 4:-6 8:-6
lr none chase U	0:-11 2:21
lr none chase V	0:34 1:-14 2:-15
lr none chase sov	1:-25 2:32 3:-10 4:11
lr none chase svo	0:-10 1:25 2:10 3:-12 5:-8 6:11 8:-19
lr none chase v2	0:-9 1:-18 2:40 3:-8
lr none cross	0:27 1:17 2:-11 3:-13 4:-10 5:7
lr none cross A	0:17 1:23 2:-10 3:-8 4:-6
lr none cross O	1:-14 3:-17 5:42 6:-8 8:-8
lr none cross V	0:28 1:-12 2:-6
lr none cross sov	0:14 1:19 2:-14 3:-18 4:-9 8:14
lr none cross svo	0:16 2:-6 3:-12 4:-8 5:19
lr none eat	0:6 1:18 5:-10 6:-7 8:-6
lr none eat A	0:11 1:7 2:11 3:-9 4:-7 5:-8 7:-6 8:-9
lr none eat F	0:-14 1:13 2:-9 3:16 4:12 6:-11 8:-7
lr none eat N	0:18 1:-13 3:8 4:-10 5:-6 6:-7 8:14
lr none eat O	0:-7 1:41 2:-7 3:-6 5:-14 8:-10
lr none eat U	0:11 1:-14 2:-16 3:28 8:-11
lr none eat V	1:29 2:-14
lr none eat sov	0:15 1:-7 2:-34 3:46 6:-6 8:-7
lr none eat svo	1:6 2:13 4:-10 5:-9 6:-7
lr none eat v2	0:-9 1:24 5:-13
lr none fall	0:10 1:-9 2:16 3:-7 4:-20 5:-15 6:6 8:14
lr none fall A	0:22 1:-15 2:-17 3:-34 4:-12 5:-9 6:-6 7:31 8:-11 9:29
lr none fall F	0:-7 1:-7 2:-7 3:42 6:-15
lr none fall H	0:-7 1:-8 2:42 3:-15 5:-6
lr none fall N	0:12 1:-13 2:-10 3:-24 4:-18 5:-13 6:-7 8:56
lr none fall O	1:12 2:21 3:-7 4:-14 5:-10 6:24 7:-6 8:-32 9:-7
lr none fall U	0:10 1:-13 2:-16 3:28 4:-6 6:-6
lr none fall V	0:-16 2:34 3:-9 5:-6 8:-14
lr none fall sov	0:-18 2:-7 3:53 4:-6 5:-7 6:-10 8:-11
lr none fall svo	0:-6 1:-18 2:25 3:-35 4:-21 5:-15 6:7 7:9 8:34 9:11
lr none fall v2	0:-10 1:-11 2:-11 3:41 6:-6 8:-10
lr none fight	1:17 2:15 3:-21 4:-12 5:-6 6:8 9:-7
lr none fight A	0:17 1:17 3:-10 6:-7 8:-8
lr none fight F	1:-15 6:26
lr none fight O	0:-14 2:-6 3:-27 4:-9 6:24 8:23
lr none fight U	1:-28 2:6 3:-14 4:-14 5:-6 6:8 8:36 9:-6
lr none fight sov	0:6 2:22 3:-29 4:-13 5:-6 6:8 8:11 9:-8
lr none fight svo	0:6 1:15 2:-10 3:-21 4:-11 6:14 8:12
lr none fight v2	0:-10 1:-24 2:42
lr none guard	2:30 3:-18 4:15 5:-6 6:-8 8:-10 9:-6
lr none guard A	0:-18 1:13 3:-15 4:26 9:-6
lr none guard F	0:17 1:-6 3:-20 4:18
lr none guard H	0:-12 1:-20 2:41
lr none guard O	0:14 1:-6 3:-7 4:18 5:-6 6:-8 8:-7
lr none guard sov	0:8 1:-58 2:63 3:-15 4:15 8:-11
lr none guard svo	1:27 3:-13 5:-6 6:-6 8:-9
lr none guard v2	1:10 4:8
lr none hit	0:18 1:7 2:18 4:-11 5:-9 8:-16 9:-6
lr none hit A	0:30 1:-32 2:26 3:-14
lr none hit F	0:-19 1:-12 2:-21 3:22 4:-6 6:33
lr none hit N	0:11 2:10 8:-10
lr none hit O	0:34 1:19 2:-6 3:-39 5:-6 6:-11 8:7
lr none hit U	0:29 1:14 3:-11 4:-8 8:-10
lr none hit sov	1:13 3:17 4:-9 5:-8 8:-9
lr none hit svo	0:8 1:17 3:-22 4:-10 5:-8 6:24 7:-6 8:-9 9:-7
lr none hit v2	0:-7 1:-6 2:30 3:-13
lr none love	0:34 1:-25 2:-7 8:9
lr none love A	0:28 1:-14 2:-6
lr none love svo	0:10 1:-18 3:-7 8:27
lr none make	0:16 2:-14 3:20 4:-8 5:-9 6:-8 8:12
lr none make A	0:-18 1:11 2:-19 3:6 4:13 8:11
lr none make F	0:10 1:-6 3:25 4:-12 6:-9 8:-6
lr none make N	0:13 1:10 3:-12 5:-16 6:-11 8:11
lr none make O	0:10 2:-6 3:25 4:-19 5:-9 6:-11 8:8
lr none make U	0:15 1:-33 2:-11 3:35 4:-16 8:9
lr none make sov	0:23 1:-29 2:-16 3:51 4:-20 5:-6 6:-10
lr none make svo	0:13 1:22 2:-17 4:-22 5:-9 6:-8 8:21
lr none make v2	0:-12 2:-12 3:-26 4:49 8:-10
lr none match	1:-8 3:33 5:-8 7:-6 8:-15 9:8
lr none match A	0:31 1:-26 2:-12 3:19
lr none match F	1:-8 3:33 4:-7 6:-14
lr none match O	0:-39 2:-11 3:37 4:10 5:-13 6:6 7:-6 8:-24 9:18
lr none match U	0:13 1:22 2:-10 3:-22 4:-8 6:11 8:-6
lr none match sov	0:-23 1:6 5:-9 8:-14 9:31
lr none match svo	0:43 1:-26 2:-8 3:21 4:-9 6:-10 8:-6
lr none match v2	0:-36 1:15 2:-10 3:14 5:-10 6:31 8:-22 9:-8
lr none move	1:17 2:-10 5:-7
lr none move A	0:-21 1:19 2:-17 3:19 5:-7 6:-7
lr none move F	0:-14 1:11 2:13 3:-39 6:18 7:-9 8:-6 9:12
lr none move H	0:-21 1:18 2:24 3:-7 8:-7
lr none move N	1:-11 2:-10 3:-30 4:19 5:-12 6:-7 8:40 9:-6
lr none move O	0:25 2:-13 3:31 4:-19 5:-15 7:-6 8:-7 9:-6
lr none move U	0:14 1:12 2:-15 3:-23 4:14 5:-9 6:-11 8:18 9:-8
lr none move V	0:22 1:17 2:-8 3:-11 4:-7 8:-9
lr none move sov	0:7 1:6 2:11 3:-19 5:-11 7:-7 8:12 9:-9
lr none move svo	0:-10 1:19 2:-13 5:-9 6:-7 7:-6 8:16
lr none move v2	0:-9 3:28 4:13 5:-8 6:-9
lr none none	3:6
lr none none A	0:7 1:17 4:-8 6:-8 8:-10
lr none none F	2:-9 3:9 4:14 6:9 7:-8 8:-6 9:-8
lr none none H	0:29 1:-21 2:22 4:-9 7:-7 8:-7 9:-6
lr none none N	4:13 5:8 6:6 7:-8 8:-6 9:-10
lr none none O	1:-13 3:14 5:-10 8:14 9:-8
lr none none U	0:17 1:8 4:-10 5:-7 6:-6
lr none none V	0:17 1:30 2:7 4:-16 5:-9 7:-7 8:-14 9:-6
lr none none sov	2:8 3:15 5:-6 6:-8 7:-8 8:8
lr none none svo	0:12 5:-8 9:-6
lr none none v2	1:-9 3:11 5:-7 6:-8 9:7
lr none over	0:8 1:11 2:10 4:-7 6:-6 8:-6
lr none over A	0:-8 1:25 2:9 3:-8
lr none over H	1:7
lr none over N	0:7 3:-6 4:19 8:-11
lr none over O	0:9 2:-6 3:-20 4:-8 5:32 6:-6 8:-9
lr none over U	0:26 1:-23 2:30 3:8 4:-6 5:-19 6:-7 8:-17
lr none over V	0:-15 1:-12 8:36
lr none over sov	0:-11 1:-21 2:27 4:-14 5:16 6:-8 8:15
lr none over svo	0:8 1:25 2:-9 3:-13 8:-8
lr none over v2	0:23 2:-12 3:6
lr none play	0:-17 2:20 4:-21 5:10 8:21 9:-8
lr none play A	0:8 1:-18 2:49 3:-28 4:-23 5:-6 7:-8 8:10
lr none play F	0:-27 1:-24 2:-15 3:-50 4:-9 5:-7 6:23 8:79
lr none play H	0:-14 1:-11 2:24 3:-10 5:-7 7:29 8:-10
lr none play N	0:43 1:-7 2:-9 3:-13 4:-24 5:30 8:-27
lr none play O	2:-6 3:34 6:-10 8:-23
lr none play U	0:-24 1:-6 2:-19 3:39 4:-11 6:-6 8:17
lr none play V	0:-18 2:-6 3:35 8:-14
lr none play sov	0:9 1:49 3:-13 4:-19 5:-7 6:-7 8:-14
lr none play svo	0:-15 1:-25 2:12 3:11 4:-18 5:16 7:6 8:11 9:-9
lr none play v2	0:6 1:19 3:-8 8:-9
lr none push	2:-13 3:24 5:-7 6:-8 7:-6
lr none push A	0:32 2:-22 3:8 4:-12 8:-7
lr none push N	0:-20 1:-12 3:21 4:11 8:6
lr none push O	0:9 1:-17 2:-6 4:37 6:-8 8:-15
lr none push U	0:-29 1:7 4:-19 5:-7 8:40
lr none push V	1:15
lr none push sov	0:29 1:-8 2:-6 3:9 4:-12 6:-6
lr none push svo	0:-23 1:27 2:-12 4:27 5:-7 6:-7
lr none push v2	0:-28 1:-28 2:-7 3:63 4:-16 8:6
lr none race	1:38 2:-11 3:-7 8:-6
lr none race A	0:-6 1:29 2:-13
lr none race O	0:9
lr none race V	1:11
lr none race sov	1:21 2:-9
lr none race svo	0:6
lr none reach	0:14 2:-9 3:9 4:-7 5:14 6:-13 7:-6 9:-6
lr none reach A	0:54 1:13 2:-33 3:-19 5:-7 8:-7
lr none reach F	1:-7 2:-6 3:19 6:-8 8:9
lr none reach N	0:13 3:-7 4:12 5:-13 8:11
lr none reach O	0:7 1:8 2:-12 3:-15 5:52 6:-14 8:-33
lr none reach U	0:-42 1:26 2:49 3:14 4:-17 6:-14 7:-6 8:-27 9:-7
lr none reach V	1:6 2:-13 3:30 4:-9
lr none reach sov	0:-12 1:18 3:-17 4:36 5:-10 6:-11 7:-6 9:-6
lr none reach svo	0:16 1:-7 3:30 4:-16 6:-14 7:-6 8:-8 9:-7
lr none reach v2	0:-12 1:10 2:-8 3:-9 4:-16 5:50 6:-19 8:-17
lr none save	0:18 1:19 2:-18 3:-12 4:11 8:-6 9:-8
lr none save A	0:19 1:21 2:-24 3:-9 4:12 9:-10
lr none save svo	0:16 1:34 2:-21 3:-7 4:-8
lr none save v2	0:-9 1:11 2:6 3:-7 4:20 8:-6 9:-7
lr none shoot	1:10 3:-12 7:-6
lr none shoot A	0:-15 1:23 2:7 3:-10 4:13 8:-7 9:-6
lr none shoot F	0:-17 1:-10 2:-8 3:29 4:-9 6:19
lr none shoot H	0:-13 1:-22 3:-6 5:38
lr none shoot N	0:-26 1:-7 2:-10 3:-7 4:-13 8:16 9:38
lr none shoot O	0:40 1:7 2:-11 4:-25 5:-8 6:-8 8:9
lr none shoot U	0:-7 1:35 2:-16 3:-10 4:-7 5:-8 6:-6 8:-14 9:16
lr none shoot V	1:-17 2:15 4:-8 5:-6 8:20
lr none shoot sov	0:-8 1:-9 2:26 4:-6 6:6
lr none shoot svo	1:13 2:-18 4:9 6:-12 7:-6 9:11
lr none shoot v2	1:11
lr none sneak	0:-13 1:13 2:31 3:-17 4:-6 8:-11
lr none sneak A	0:-14 2:25 3:-7
lr none sneak O	0:11 1:11 3:-8
lr none sneak sov	0:-22 1:-17 2:43 8:-6
lr none sneak svo	0:7 1:17 2:-15
lr none sneak v2	1:36 3:-20 4:-7 8:-10
lr none steal	1:25 3:9 4:-11 6:-8 9:-6
lr none steal A	0:-20 1:15 2:25 3:9 4:-7 8:-8
lr none steal F	0:9 3:18 4:-7 6:-6
lr none steal U	0:43 1:-15 2:-20 3:-16 6:-7 8:22 9:-6
lr none steal sov	0:18 1:-8 2:-24 3:44 4:-15 6:-7
lr none steal svo	0:-10 2:33 3:-13 4:-7 8:-9
lr none steal v2	0:-8 1:24 3:21 4:-8 6:-10 8:-11
lr none take	1:14 6:-8
lr none take A	1:24 3:-7 4:-8
lr none take F	0:29 1:-8 2:-8 3:-7 4:28 6:-18 8:-13
lr none take H	0:-7 1:30 2:-14
lr none take N	0:8 1:-20 2:19 3:-13 4:-40 5:20 6:-8 8:27 9:-7
lr none take O	1:10 2:-16 3:20 4:-26 5:19 6:-16 9:-6
lr none take U	0:14 1:-24 2:-20 3:15 5:6 6:-7 8:13 9:-6
lr none take V	0:-9 1:32 2:-34 3:-11 4:38 5:-8 8:-21
lr none take sov	0:20 1:-9 3:13 4:-7 5:-8 6:-10 8:13
lr none take svo	1:29 3:-7 4:-6 5:6 6:-7
lr none take v2	0:-27 2:6 3:36 4:18 5:-7 6:-9 8:-16 9:-7
lr none throw	3:-10 5:-7 6:21 8:6
lr none throw A	0:19 1:-11 2:14 3:-20 4:-8 8:16
lr none throw F	0:7 1:-18 2:-10 3:-6 4:-11 6:40 8:-7
lr none throw H	0:12 2:10 6:-8
lr none throw N	0:-14 1:-6 2:-8 3:10 4:-15 5:-7 6:15 8:20
lr none throw O	0:-19 1:13 2:-16 3:-12 4:16 5:-8 6:43 8:-26
lr none throw U	1:-20 2:-12 3:-14 4:-8 5:-7 6:56 8:-10
lr none throw sov	1:-18 3:13 4:-8 5:-8 6:42 8:-17
lr none throw svo	0:-7 2:19 3:-21 4:-6 5:-7 6:28 8:9
lr none throw v2	0:26 1:14 2:-20 3:-22 4:6 6:16 8:-21
lr none touch	0:8 1:43 2:-27 3:-15 4:-14 5:11 6:6 8:-15
lr none touch A	0:-6 1:32 2:-14 3:-8
lr none touch N	0:-9 2:-11 4:22 5:15 8:-10
lr none touch O	0:18 1:-22 2:-11 3:9 4:-16 6:23 8:-13
lr none touch U	0:8 1:23 3:-12 8:-7
lr none touch V	1:44 2:-16 3:-16 8:-6
lr none touch sov	0:-28 1:27 2:-15 3:-13 5:6 6:29 8:-9
lr none touch svo	0:18 1:48 2:-23 3:-21 4:-9 6:-6 8:-15
lr none touch v2	0:23 1:-21 3:29 4:-14 5:-6 8:-8
lr none victim	1:26 3:-10 4:-10
lr none victim A	0:-10 1:22 2:10 4:-7
lr none victim H	1:22 2:-11
lr none victim sov	1:6 2:17 4:-9
lr none victim svo	1:30 2:-19 3:-6
lr none victim v2	1:9
lr none word:boss	1:-9 2:14 3:6 4:-11 5:-8 6:17 8:-13 9:-9
lr none word:boss A	0:-6 1:15 2:-11 3:-11 4:-10 6:34 7:-8 9:-7
lr none word:boss H	0:-7 1:-9 6:-8 7:28
lr none word:boss U	0:-8 1:-33 2:28 3:30 4:-8 7:-6 8:-16 9:-6
lr none word:boss sov	0:25 2:-8 3:-7
lr none word:boss svo	0:-27 1:-9 3:29 4:-10 5:-9 6:30 8:-16 9:-11
lr none word:boss v2	0:7 2:25 3:-20 6:-7
lr none word:bricks	0:18
lr none word:bricks svo	0:21 3:-6
lr none word:enemy	0:-17 1:35 2:11 3:-30 5:-12 6:-18 7:-7 8:26 9:-9
lr none word:enemy A	0:-18 1:14 2:-11 3:-11 4:38 8:-8
lr none word:enemy F	0:-13 1:-21 2:65 3:-29 6:-14 8:-6
lr none word:enemy N	0:-6 2:-8 3:-8 4:-19 8:44
lr none word:enemy O	0:12 1:19 2:20 3:10 4:-6 5:-16 6:-19 8:-17 9:-6
lr none word:enemy U	0:-15 1:37 2:6 3:-7 8:-15
lr none word:enemy sov	0:-16 2:44 3:-21 6:-12 8:-6
lr none word:enemy svo	0:-13 1:20 2:8 3:-16 5:-9 6:-15 8:22 9:-8
lr none word:enemy v2	0:17 4:-7
lr none word:goal	0:28 1:-11 2:-6 3:21 4:-8 5:-9 8:-11
lr none word:goal N	3:-6 8:19
lr none word:goal O	3:24 5:-8
lr none word:goal U	0:21 3:-8
lr none word:goal sov	0:-14 3:-6 8:29
lr none word:goal svo	0:33 1:-17 3:21 5:-10 8:-14
lr none word:hero	0:32 1:7 2:-13 3:-9 5:10 6:-6 8:-9
lr none word:hero A	0:33 2:-13 3:-6
lr none word:hero F	0:-10 1:11 3:16
lr none word:hero O	0:20
lr none word:hero U	0:20 1:-6
lr none word:hero sov	0:24 2:-9 3:-6
lr none word:hero svo	0:6 1:-6 2:-6 3:18
lr none word:hero v2	0:28 1:-15
lr none word:item	0:10 1:-16 2:-7 4:17
lr none word:item A	0:15 1:-14 2:-6 3:11
lr none word:item O	0:9 1:-10 2:-7 3:-11 4:29 8:-7
lr none word:item svo	0:7 1:-24 2:-14 3:21 4:16
lr none word:obstacle	0:21 1:-20 3:12 4:-12 5:-9 6:21 8:-15
lr none word:obstacle A	0:15 2:-8
lr none word:obstacle N	0:19 1:-6
lr none word:obstacle O	0:-25 1:-19 2:-6 3:48 4:-9 6:16 8:-14
lr none word:obstacle svo	0:13 1:11 2:-11
lr none word:obstacle v2	1:-22 3:18 4:-13 6:32 8:-15
lr over eat	5:26 8:-16
lr over eat O	4:-7 5:26 8:-11
lr over eat svo	0:-7 4:-9 5:38 8:-16
lr over eat v2	5:7
lr over fall	5:-11 8:25
lr over fall O	8:8
lr over fall svo	0:6 5:-9 8:18
lr over move	0:-8 5:33 8:-11
lr over move O	0:-7 3:-8 5:41 8:-17
lr over move svo	5:10
lr over move v2	0:-9 3:-7 5:39 8:-18
lr over none	0:8 1:-12 3:-11 4:7 5:18 6:-9 7:-8 8:15 9:-8
lr over none A	0:-20 1:-13 2:52 3:-8 4:13 5:-26 7:-6 9:-7
lr over none F	0:-10 1:-6 2:-8 3:-28 4:46 5:18 6:-10 8:-9
lr over none N	0:-23 2:-8 3:-10 4:-11 5:9 6:-6 8:39
lr over none O	0:15 1:-7 2:-16 3:6 5:7 6:-9
lr over none U	0:12 1:-8 2:-17 3:-17 4:19 5:18 6:-6 9:-6
lr over none sov	0:16 4:25 5:-11 8:-18
lr over none svo	1:-12 5:25 6:-10 7:-8 8:13 9:-8
lr over none v2	1:-6 2:-12 3:-27 4:26 5:27 6:-7 7:-6 8:-8
lr over over	0:14 5:-6 8:9
lr over over O	0:6 5:-6 8:7
lr over over v2	0:6 1:-6 5:-17 8:25
lr over push	0:13 2:18 3:-13 4:-6
lr over push v2	0:17 2:12 3:-13
lr over reach	0:-17 1:-8 2:-9 3:-31 4:11 5:10 8:30
lr over reach O	0:-9 1:-9 3:-18 8:28
lr over reach sov	0:10 3:-10 4:22 5:-9 8:-7
lr over reach svo	0:-20 1:-7 2:-6 3:-20 4:-6 5:7 8:32
lr over sneak	0:-18 2:-16 3:-13 5:-20 8:24 9:28
lr over sneak A	0:-7 2:-14 3:-9 4:-8 9:32
lr over sneak v2	0:-13 1:27 2:-15 3:-6 5:-19 8:27
lr over take	0:-7 1:-6 2:-10 4:18 5:-22 8:28
lr over take O	0:-6 3:-15 4:23
lr over take svo	1:-6 2:-12 3:-19 4:27 5:22 8:-17
lr play attack	1:-16 2:9 3:-16 8:29
lr play attack svo	1:-8 2:-9 3:-12 8:32
lr play avoid	0:-11 1:30 2:-30 3:20 5:-6 7:-6 8:-12 9:9
lr play avoid A	2:-28 3:27 8:-8 9:9
lr play avoid H	1:15 2:-8
lr play avoid svo	0:-7 2:-18 3:-12 4:33 9:7
lr play avoid v2	0:-7 2:-18 3:40 4:-8 9:-18
lr play bring	0:7 1:22 2:-6 8:-15
lr play bring N	0:10 1:13 2:-6 3:8 8:-10
lr play bring svo	1:8 3:12 8:-9
lr play chase	1:-16 2:11 3:-9 4:7 8:23 9:-10
lr play chase A	2:11 3:-14 4:21 9:-7
lr play chase U	0:-11 1:-21 8:41
lr play chase sov	1:-25 3:-10 4:29 8:11
lr play chase svo	1:12 3:-11 8:10
lr play eat	0:-15 1:18 2:-21 3:40 4:-8 9:-9
lr play eat A	0:-13 2:-18 3:46 4:-6 9:-8
lr play eat H	1:16 2:-7
lr play eat svo	1:17
lr play eat v2	0:8 1:11 2:-21 3:24 4:-16
lr play fall	0:-10 1:29 2:-12 3:16 5:-7 8:-16 9:-6
lr play fall N	0:-20 2:-6 3:34 5:-8 6:9 8:-9
lr play fall U	1:17 2:-10 3:-13 4:20 8:-7
lr play fall sov	1:18 2:-10 3:-15 4:-9 5:-8 6:26 8:-10
lr play fall svo	0:-29 1:18 2:-8 3:30 4:13 6:-13 8:-10
lr play fight	0:14 2:-6 6:10
lr play fight H	2:-6 6:12
lr play fight svo	1:7 2:-14 6:18
lr play guard	3:-6 4:19 9:-8
lr play guard A	2:8 4:6 9:-6
lr play guard v2	3:-6 4:14 9:-7
lr play hit	1:-13 3:29
lr play move	0:6 3:-26 4:37 5:-7 6:-11 7:-6 9:-6
lr play move A	0:28 1:-8 2:-16 3:-9 4:24 8:-10
lr play move F	0:21 3:-7
lr play move H	1:13
lr play move N	0:6 1:21 4:-6 8:-16
lr play move O	0:7 1:6 2:20 3:-22 4:-9 5:-6 6:-10 8:14
lr play move sov	0:15
lr play move svo	0:14 1:-16 2:-15 3:-27 4:58 5:-7 6:-10 7:-6 9:-7
lr play move v2	1:12 2:-6
lr play none	0:11 1:16 3:-22 5:-6 6:8
lr play none A	0:19 2:-10 3:-24 4:13 5:-6 6:-8 7:9 8:-13 9:15
lr play none F	1:-10 2:-7 3:-28 4:-10 5:25 6:34 8:-6
lr play none N	0:-31 1:37 2:-13 3:-17 4:-8 5:-14 6:-8 8:37
lr play none O	1:8 4:-7 5:-17 6:28 7:-12 9:-6
lr play none U	0:21 1:16 2:-17 3:-14 4:-8 6:9
lr play none V	0:24 2:7 3:-10 4:-6 8:-8
lr play none sov	0:26 2:26 3:-14 4:-20 8:-11 9:-6
lr play none svo	1:18 3:-16 4:-12 5:-8 6:6 7:-9 8:9
lr play none v2	0:24 1:19 2:-15 3:-11 4:-11 5:-6 7:16 8:-14
lr play over	1:9
lr play over A	1:9
lr play over svo	1:11
lr play play	0:-17 1:19 2:-14 3:29 4:-6 8:-8 9:-6
lr play play svo	0:-11 1:17 2:-22 3:24
lr play push	0:17 1:10 2:-7 4:-11
lr play push A	1:15
lr play push svo	0:22 2:-11 3:8
lr play reach	0:-21 1:15 2:-8 3:35 4:-6 5:-7 6:-6 8:-7
lr play reach N	0:-6 1:15 4:10
lr play reach sov	0:-12 2:-9 3:24 4:7 6:-7
lr play shoot	0:7 2:19 3:-15 4:-7 5:-9 6:-12 8:8
lr play shoot A	0:-6 1:9
lr play shoot F	0:9 1:-8 2:-6 3:-10 6:-6 9:25
lr play shoot O	0:-14 1:19 2:22 3:-11 5:-7 8:-11
lr play shoot U	8:20 9:-6
lr play shoot svo	0:13 2:8 3:-12 4:-6 6:-11 8:6 9:10
lr play steal	0:-6 1:-31 2:27 3:-15 4:35 6:-6 8:-9
lr play steal A	0:18 1:-39 2:31
lr play steal U	3:-6 4:18
lr play steal sov	0:-12 1:-33 2:36 3:-18 4:37 6:-7 8:-12
lr play steal svo	0:9 1:7 2:-13
lr play take	1:31 2:-10 3:14 4:-8 8:-12
lr play take A	0:-23 1:26 3:21 4:-6
lr play take H	1:13
lr play take O	0:-18 1:11 2:-17 3:43 4:-6 8:-12
lr play take U	1:-8 8:13
lr play take sov	2:-11 3:23
lr play take svo	1:19 3:14 4:-7
lr play take v2	1:19 3:-7
lr play throw	0:-13 1:20 2:18 4:-12
lr play throw A	1:9 4:-6
lr play throw svo	0:-14 1:14 2:20 4:-7 8:-6
lr play throw v2	1:8
lr play touch	0:10 1:-6 2:-10 4:28 8:-12
lr play touch U	0:23
lr play touch svo	0:13 2:-8 4:23 8:-11
lr play word:boss	0:-6 2:16
lr play word:boss A	1:20 7:-6
lr play word:boss F	0:-7 1:-8 2:34 3:-9 6:-6
lr play word:boss sov	1:11
lr play word:boss svo	0:-6 1:-13 2:30
lr play word:enemy	1:8
lr play word:enemy svo	1:10
lr push none	0:-6 1:-15 2:-8 3:19 4:18 5:-10 6:-7 7:-6 8:14
lr push none A	0:27 1:-19 3:12 4:-12 8:-6
lr push none F	3:13
lr push none N	1:-8 2:-6 3:-17 4:-14 8:45
lr push none O	0:-33 1:-8 2:-11 3:37 4:37 5:-13 6:-10
lr push none U	1:-7 2:19 3:-10 4:-12 8:14
lr push none sov	1:-25 2:9 3:6 4:22 5:-7 8:-18
lr push none svo	0:-11 1:-9 2:-9 3:31 4:-20 5:-10 6:-7 8:36
lr push none v2	0:-6 1:-7 2:-9 3:22 4:10
lr push play	0:25 3:10 4:-13 8:-14
lr push play O	0:18 3:8 4:-10 8:-7
lr push play svo	0:22 3:7 4:-11 8:-8
lr push push	0:-12 1:-6 2:-13 3:14 4:42 5:-6 6:-7 8:-17
lr push push N	0:-13 3:-16 4:39 8:-8
lr push push O	0:14 2:-9 3:21 8:-12
lr push push U	0:-20 2:-8 3:6 4:32 8:-9
lr push push sov	0:-22 2:-6 3:22 4:27 8:-18
lr push push svo	0:11 3:15 4:-11
lr push reach	0:-13 2:-8 3:14 4:-13 5:19 6:-9 8:11
lr push reach F	0:-8 3:29
lr push reach O	0:-9 2:-8 4:-10 5:22 8:10
lr push reach svo	0:-8 3:27 4:-15 5:-13 6:-7 8:23
lr push reach v2	3:-30 4:-6 5:42
lr push touch	1:-9 2:-8 3:27 4:9 5:-7 6:-6 8:-8
lr push touch O	0:-8 3:8 4:17 8:-6
lr push touch V	2:-6 3:19
lr push touch v2	0:8 1:-6 2:-7 3:17 4:6 6:-6 8:-7
lr race bring	0:8
lr race bring svo	0:6 1:6
lr race move	1:18 4:-6 8:-9
lr race move A	1:6
lr race move U	0:15 1:-6
lr race move V	0:-13 1:29 2:-8
lr race move svo	1:18 8:-7
lr race none	0:7 1:21 2:11 3:-11 4:-8 8:-6
lr race none A	0:-14 1:21 2:17 3:-10
lr race none N	2:-8 3:-8 4:-9 5:32 8:-7
lr race none O	0:15 1:15 2:-6 3:-14
lr race none U	0:-19 2:34
lr race none V	0:17
lr race none svo	1:9 2:22 3:-13 4:-10 8:-6
lr race none v2	0:-7 1:9 2:9
lr race take	0:9
lr race word:enemy	1:18
lr race word:enemy V	1:12
lr race word:enemy svo	1:10
lr reach avoid	0:-14 2:24 3:-7 4:10
lr reach avoid sov	2:21 4:-10
lr reach chase	0:-6 2:17 3:-16 4:14
lr reach chase A	2:20 4:-6
lr reach chase svo	2:8 3:-18 4:20
lr reach fight	0:-16 2:19 4:19 8:-8
lr reach fight N	0:-13 2:13 4:12
lr reach fight svo	0:-9 4:19
lr reach hit	0:-6 3:-11 8:19
lr reach hit svo	0:-8 4:7 8:13
lr reach move	0:-24 1:-19 2:20 3:24 4:-13 5:-12 6:-6 8:17
lr reach move O	0:-14 3:20 4:-9 8:13
lr reach move sov	3:25 4:-7 8:-7
lr reach move svo	0:-12 1:-18 2:24 3:-20 4:-8 8:33
lr reach none	0:15 1:-16 2:-11 3:-10 4:16 5:12 6:-10
lr reach none A	0:-38 1:-16 2:24 3:-30 5:25 6:-7 7:9 8:-16 9:15
lr reach none F	0:7 2:-18 3:-14 4:45 6:-9 7:-6 8:-6
lr reach none H	0:9 4:20 5:-7 6:-6
lr reach none N	0:-13 1:-6 2:-16 3:27 5:16 8:-6 9:-6
lr reach none O	0:14 1:-12 2:17 3:-25 4:36 5:-21 6:-16 7:-9 8:8 9:-6
lr reach none U	0:14 2:-11 3:-15 4:11 5:-7 8:15
lr reach none V	0:-8 1:-27 2:-8 3:-18 4:76 5:-11 7:-7 8:-21
lr reach none svo	0:17 1:-12 3:-11 4:25 6:-11 7:-8
lr reach none v2	1:-25 2:16 3:-17 4:50 5:-10 7:-15 8:-15 9:-6
lr reach shoot	0:12 2:-18 4:11
lr reach shoot svo	0:10 2:-15 4:17
lr reach take	0:-13 1:-17 2:31 3:-9 4:19 8:-8
lr reach take A	0:-6 1:-10 2:33 3:-7
lr reach take svo	0:-9 1:-10 2:16 3:-7 4:20 8:-7
lr reach throw	0:-12 1:46 2:-24 3:-18 4:21 5:-6 6:-13 8:-7
lr reach throw N	0:8
lr reach throw svo	0:-13 1:33 2:-15 3:-8 4:18 6:-6 8:-6
lr reach touch N	4:11
lr reach touch svo	4:6
lr save none	1:-12 2:6 4:28 5:-7 7:-6 8:7 9:-6
lr save none A	0:-16 1:-13 3:11 4:41 7:-7 8:-14 9:-7
lr save none H	0:-6 2:22
lr save none N	0:25 2:-19 4:-26 5:-15 8:35
lr save none O	0:23 3:-11
lr save none sov	0:11 3:-6
lr save none svo	0:-7 1:-13 2:-6 3:20 4:28 5:-9 7:-9 9:-8
lr save none v2	1:-8 3:-24 4:15 5:-7 8:25
lr save reach	0:-15 1:-10 2:9 3:14 4:-8 8:17
lr save reach svo	0:-14 1:-17 3:32 4:-9 8:6
lr save shoot	0:40 4:-23
lr save shoot A	0:26 2:14 4:-26
lr save shoot svo	0:41 4:-25
lr save word:enemy	0:15 2:27 3:-13 4:-12 5:-6 8:-16
lr save word:enemy N	2:12
lr save word:enemy O	0:28 3:-13 8:-8
lr save word:enemy svo	0:31 3:-11 4:-9 8:-11
lr shoot fall	0:-7 2:6 6:8
lr shoot move	0:7 2:-11 3:-10 4:-8 5:-6 6:34 7:-6 8:-6
lr shoot move A	0:25 1:7 2:-19
lr shoot move F	2:-6 6:13
lr shoot move svo	1:9 3:-9 4:-6 5:-6 6:14
lr shoot none	0:9 2:12 3:-21 4:-12 5:-7 6:27 7:15 8:-7
lr shoot none A	0:-9 1:24 2:20 4:-10 6:-9
lr shoot none F	1:-7 2:33 3:-32 4:-13 7:15
lr shoot none H	2:23 6:-9
lr shoot none N	1:-8 2:-13 3:-28 4:-10 5:-9 6:58 8:-11
lr shoot none O	0:53 1:-15 2:-13 3:-16 4:-6 6:12 8:-7
lr shoot none U	2:-10 3:-7 4:-6 6:35 8:-8
lr shoot none V	0:-13 1:-16 2:9 7:33
lr shoot none sov	0:-10 1:21 2:6 3:-11 4:-15 6:-12 7:25
lr shoot none svo	0:6 1:-12 2:15 3:-20 4:-10 5:-7 6:35 8:-7
lr shoot none v2	0:12 2:-11 4:-6 6:21
lr shoot take	0:10 1:-6 2:9 3:-7 5:-8 6:14 8:-9
lr shoot take H	6:6
lr shoot take N	0:7 4:8
lr shoot take U	0:22 6:-6
lr shoot take svo	2:6 6:6
lr shoot take v2	0:9 3:-13 4:18 5:-6 6:6
lr shoot word:boss	0:-6 1:27 3:-9 4:-6 6:-15 7:12 8:-6
lr shoot word:boss A	1:-7 6:-10 7:21
lr shoot word:boss O	0:-9 2:11
lr shoot word:boss svo	1:21 2:29 3:-6 4:-7 6:-23
lr shoot word:enemy	0:16 1:6 2:-23 4:-7 6:-8 7:-7 9:23
lr shoot word:enemy svo	1:17 2:-22 9:22
lr sneak none	0:10 1:-10 4:-15 5:13 6:-7 7:-7 8:12 9:-6
lr sneak none A	0:-7 1:-9 2:21 3:17 4:-6 5:-6
lr sneak none O	0:18 3:-9 4:-7 5:-6 8:13
lr sneak none U	2:-14 3:-15 4:-6 5:37 8:-7
lr sneak none sov	3:-6 4:-13 8:40
lr sneak none svo	0:-7 1:-7 2:10 3:25 4:-6 5:-6
lr sneak none v2	0:31 2:-19 3:-20 4:-6 5:24 8:-10
lr sneak sneak A	2:8
lr sneak sneak svo	2:7
lr sneak steal	2:13
lr sneak steal A	2:11
lr steal attack	0:8 1:-8 2:7 3:11 4:-11 6:-6 8:8
lr steal attack A	1:-8 2:39 3:-8 4:-10
lr steal attack F	0:-7 3:20
lr steal attack O	0:16 2:-11 8:15
lr steal attack svo	0:10 1:-9 2:10 3:-7 4:-11 6:-6 8:21
lr steal avoid	0:-8 2:11 3:13 4:-6 8:-6
lr steal avoid A	2:18 3:-13
lr steal avoid sov	2:6
lr steal guard	4:9
lr steal guard sov	2:-30 3:-6 6:37
lr steal move	2:11 3:6 8:-8
lr steal move v2	0:12 2:7 3:7 4:-8 8:-8
lr steal none	0:7 1:-10 2:8 3:18 5:-6 7:-6 8:-10
lr steal none A	1:-13 2:40 4:-14 8:-6
lr steal none F	2:-12 3:27 4:8 6:-11
lr steal none N	0:12 2:-14 3:17 4:15 5:-6 6:-9 8:-15
lr steal none O	0:9 3:6
lr steal none U	0:32 2:-8 3:-12
lr steal none svo	0:8 1:-8 2:28 3:-13 4:13 7:-6 8:-9
lr steal none v2	1:-9 2:-7 3:58 4:-26 5:-6 6:-9 7:-6 8:-8 9:-6
lr steal play	1:-6 2:13 3:-8 4:-9 8:18
lr steal play A	0:7 2:10 3:-6
lr steal play svo	0:-7 1:-7 3:9 4:-16 8:29
lr steal sneak	2:-21 3:28
lr steal sneak A	2:-14 3:17
lr steal sneak svo	3:15
lr steal take	0:-10 1:-6 2:15 3:14 4:-7
lr steal throw	0:21 1:16 3:6 4:-8 6:-18
lr steal throw A	0:-16 1:20 2:-13 3:29 4:-8 8:-6
lr steal throw svo	0:16 1:23 2:-26 3:7 4:-7
lr steal word:boss	0:14 2:-9
lr steal word:boss svo	0:15 2:-11 3:19 4:-9 6:-9 8:-7
lr take attack	0:12
lr take avoid	0:-7 1:6 3:20 8:-8
lr take avoid A	0:-13 2:20 3:11 4:-9
lr take avoid F	0:-8 1:9 3:18
lr take avoid H	0:-9 1:-8 2:15 3:-18 5:25
lr take avoid N	0:25 3:16 4:-11 8:-20
lr take avoid O	0:9 1:-10 3:36 4:-11 8:-11
lr take avoid U	0:-36 1:-6 2:-14 3:38 4:18
lr take avoid sov	0:-15 1:-10 2:45 3:-14 4:9 5:-6
lr take avoid svo	1:11 2:-12 3:34 4:-12 8:-10
lr take avoid v2	0:17 1:-6 2:12 4:-11 8:-7
lr take bring	0:-11 1:-22 2:12 4:28 8:-6
lr take bring A	1:-11 3:-6 4:29
lr take bring sov	0:-6 1:-8 2:-7 3:12 4:14
lr take bring svo	1:-17 2:34 4:-9
lr take chase	1:-12 2:18 3:16 8:-9
lr take chase A	0:-8 1:-11 2:17 3:22 4:-16
lr take chase N	0:9 3:6 4:-9
lr take chase O	3:-13 4:29 8:-7
lr take chase U	1:-6 2:27 3:-7 4:-8 8:-8
lr take chase sov	1:-10 2:38 3:-17 4:-8
lr take chase svo	1:-10 3:11 4:19 8:-6
lr take chase v2	2:10 3:13 4:-11
lr take cross	0:6 1:-6 3:-22 4:34 8:-9
lr take cross O	1:-8 2:-8 3:18 4:14 5:-6 8:-11
lr take cross svo	3:21 8:-9
lr take eat	0:27 3:-7
lr take eat U	0:30 2:-6 3:-11
lr take eat svo	0:15
lr take eat v2	0:-6 2:19 3:-11
lr take fall	0:-12 1:-14 2:-31 4:44 5:17 6:-11 8:-13
lr take fall F	3:9
lr take fall O	1:-6 2:-14 3:-12 4:33 8:-9
lr take fall svo	1:-13 2:-20 3:7 4:41 5:-8 6:-10 8:-9
lr take fight	1:-15 4:38 5:-7 8:-14
lr take guard	1:-13 2:15 3:20 4:-6
lr take guard O	3:18 4:-10
lr take guard svo	3:9
lr take hit	0:-9 1:14 2:-15 4:-11 6:11 8:11
lr take hit O	0:-13 1:10 3:31 4:-7 6:-8 8:-25
lr take hit U	2:-8 3:-7 8:20
lr take hit sov	0:-13 1:32 2:-8 3:-31 6:25 8:-11
lr take hit svo	0:-15 1:-11 2:-6 3:13 4:-15 8:32
lr take make	3:14
lr take make svo	3:11
lr take move	0:21 1:-13 2:7 3:10 4:11 6:-9 8:-20
lr take move A	0:6 1:-7 2:14
lr take move F	0:16 1:-9 8:-6
lr take move O	0:11 3:9 4:-8
lr take move V	0:15 1:8 2:-7 8:-8
lr take move sov	0:-9 1:-10 3:-15 4:44 8:-8
lr take move svo	0:24 3:14 4:-15 6:-6 8:-18
lr take none	3:13 4:-11 5:-7 8:7 9:-6
lr take none A	0:-12 1:6 2:-16 4:28 5:-10 6:-11 7:8 8:6 9:-11
lr take none F	1:-12 2:-19 3:36 4:-6 5:-6 6:18 8:-9
lr take none H	0:20 1:-9 2:25 4:-12 5:-8 6:-10
lr take none N	1:-14 2:-32 3:33 4:-25 5:40 6:-9 7:-6
lr take none O	0:-18 1:15 2:28 4:-13 5:-23 7:-8 8:24 9:-6
lr take none U	0:46 1:-6 2:20 3:-20 4:-13 5:-6 6:-7 8:-13
lr take none sov	0:8 1:32 2:6 4:-24 5:-9 6:-6 8:-11
lr take none svo	2:7 3:13 4:-12 5:-8 7:-7 8:8 9:-6
lr take none v2	1:6 2:-12 4:31 5:-17 7:-9 9:-7
lr take play	0:14 1:-8 2:-11 3:-20 4:30
lr take play A	0:-12 1:-10 2:-8 3:-7 4:35
lr take play svo	1:-7 2:-9 3:-16 4:32
lr take reach	2:-11 3:29
lr take reach O	3:11
lr take reach svo	3:24 5:-6
lr take shoot	0:9 1:-7 3:22 4:-17
lr take shoot A	0:7 1:-6 3:16 4:-9
lr take shoot svo	0:9 2:-10 3:28 4:-20
lr take sneak	0:7 2:6
lr take sneak A	2:7
lr take sneak F	3:17
lr take sneak sov	2:6
lr take sneak svo	4:25 8:-12
lr take steal	0:14 3:13 4:-20 5:-6 6:-7 8:15
lr take steal A	2:13
lr take steal O	0:-14 3:7 4:-21 8:35
lr take steal sov	0:11
lr take steal svo	0:13 1:-8 2:-7 4:-27 5:-6 6:-6 8:29
lr take take	0:-8 1:-15 2:14 4:14 5:-15 6:-7 7:-6 8:12 9:-6
lr take take A	0:11 1:-6 2:32 3:-17 4:-12 8:-7
lr take take N	0:-8 4:26 5:-6 8:-14
lr take take O	0:6 3:-56 4:-7 5:-9 8:64
lr take take U	0:16 2:-11 3:-23 4:27 8:-8
lr take take sov	1:-34 2:15 3:31 4:-11
lr take take svo	3:6 5:-17 6:-6 8:7
lr take touch	0:16 3:13 4:-12 5:-8
lr take touch svo	0:16 3:11 4:-9 5:-6
lr take victim	4:22
lr take victim A	3:11 4:-6
lr take victim O	3:-27 4:34
lr take victim svo	1:-8 2:10 3:-13 4:26 6:-7 8:-6
lr take word:enemy	0:13 2:7 3:8 4:-9 8:-6
lr take word:enemy F	3:8
lr take word:enemy svo	0:15 4:-7
lr take word:enemy v2	1:-7 2:23
lr take word:goal	3:11
lr take word:goal svo	3:15
lr take word:obstacle	0:-6 1:-10 2:14 3:11 4:7 8:-6
lr take word:obstacle F	3:17
lr take word:obstacle v2	4:19 8:-9
lr throw attack	0:-8 1:14 2:12 4:-10
lr throw attack sov	0:-12 1:27 2:9 4:-9
lr throw avoid	0:36 1:-26 2:24 4:-11 5:-6 6:-9 8:-8
lr throw avoid A	0:-8 1:-48 2:36 3:24 4:-10 8:-6
lr throw avoid O	0:28 3:-9 6:-8
lr throw avoid svo	0:32 1:-19 3:17 4:-11 8:-10
lr throw chase	0:6 1:-12 3:47 4:-8 6:-20 8:-6
lr throw chase U	0:15 3:-7
lr throw chase svo	0:14 1:-7 2:-7 3:19 4:-10 8:-6
lr throw guard	2:-14 3:-29 4:18 6:33
lr throw guard F	2:-10 3:-25 4:35
lr throw guard svo	2:-10 3:-23 4:30 6:11
lr throw move	0:13 1:-18 2:20 3:29 4:-9 5:-10 6:-18 8:-8
lr throw move O	0:16 3:30 4:-6 6:-27
lr throw move sov	0:-8 1:-14 2:35 6:-8
lr throw move svo	0:11 1:-6 2:-8 3:24 4:-8 5:-8 8:-8
lr throw none	2:7 3:-12 4:-15 5:7 6:25 8:-9
lr throw none A	2:18 3:-20 5:-6 7:14 8:-6
lr throw none F	0:-12 1:-7 2:-6 3:-6 4:-23 6:59
lr throw none H	0:7 2:16 4:-6
lr throw none N	0:8 2:-8 3:-8 4:24 5:6 8:-25
lr throw none O	0:-7 1:21 2:-14 3:-27 4:-7 5:11 6:38 7:-8 8:-12
lr throw none U	0:-9 2:22 3:-9 4:-7 5:-9 6:29 8:-13
lr throw none sov	0:9 2:30 3:-13 4:-6 5:-6 6:-15
lr throw none svo	1:10 3:-15 6:25 8:-11
lr throw none v2	0:11 1:-8 3:-10 4:-10 5:-13 6:30
lr throw reach	1:-15 2:-7 3:-9 6:33
lr throw reach v2	3:-11 6:22
lr throw steal	0:-7 2:-21 3:-12 4:32 6:16
lr throw steal A	2:-11 4:20
lr throw steal F	3:-14 6:19
lr throw steal svo	0:-9 2:-12 3:-14 4:29 6:18
lr throw take	0:10 2:-12 3:-25 4:46 5:-20 6:8 8:-14
lr throw take F	0:14 3:-8
lr throw take O	0:-13 2:-7 3:-11 4:38 5:-16 6:13 8:-11
lr throw take v2	3:-10 4:27 5:-14 8:-12
lr throw throw	0:-9 1:-6 2:-13 3:56 6:-33
lr throw throw F	1:-7 2:-13 3:39 6:-17
lr throw throw svo	0:-9 1:-8 2:-6 3:56 6:-30
lr throw word:boss	0:-7 2:-17 6:38
lr throw word:boss A	2:-21 6:37 7:-9
lr throw word:boss H	6:15
lr throw word:boss svo	2:7 6:6
lr throw word:item	0:7
lr throw word:item F	0:6 3:-9 6:11
lr throw word:item svo	0:15 3:-10
lr touch hit	0:18 2:-7
lr touch hit U	0:6
lr touch hit sov	0:16
lr touch none	0:29 1:7 3:-19 4:-18 5:18 6:-9 7:-6
lr touch none A	0:32 1:27 2:-26 3:-11 4:-7 5:-7
lr touch none H	1:-6 2:-21 5:37 6:-11
lr touch none N	0:-44 2:23 3:-9 4:-14 5:42 8:-10
lr touch none O	0:7 1:-11 3:-13 4:-8 5:19 6:-8 8:15
lr touch none U	0:23 5:-10
lr touch none V	0:33 1:-6 2:-9 5:-11
lr touch none svo	0:16 1:9 2:-9 3:-12 4:-17 5:16 6:-12 7:-6 8:12
lr touch take	0:-8 1:9 2:-6 3:-7 5:23 8:-8
lr touch take O	0:-11 3:-6 5:28
lr touch take sov	0:-16 1:20 2:-7 3:-9 4:-6 5:26 8:-9
lr touch word:boss	0:8 1:-8 2:-10 3:-11 4:-7 5:32 6:-6 8:-6
lr touch word:boss O	1:-9 2:-13 3:-7 4:-6 5:36 6:-7
lr touch word:boss svo	1:-7 2:-14 3:-6 4:-8 5:38 6:-7 8:-7
lr victim none	1:-9 2:44 3:-7 4:-9 5:-9 6:-7 8:-16
lr victim none A	1:-11 2:33 3:-12 8:-6
lr victim none N	0:24 4:-6 8:-10
lr victim none U	0:-10 2:25
lr victim none svo	0:11 1:-9 2:35 4:-8 5:-7 6:-7 8:-14
lr word:boss none	1:-15 2:-22 4:-21 5:-9 6:-11 7:68 8:-7
lr word:boss none A	0:-11 1:-10 2:-20 3:-13 4:-8 7:57
lr word:boss none F	0:-10 2:-7 3:16 4:-9 6:-6 7:19
lr word:boss none O	0:21 3:-11 5:-9 7:16
lr word:boss none svo	1:-15 2:-25 4:-15 5:-10 6:-12 7:66 8:-7
lr word:bricks move	0:38 3:-15 8:-9
lr word:bricks move U	0:23 3:-10
lr word:bricks move sov	0:37 3:-16 8:-7
lr word:bricks none	1:-8 2:-9 3:35 6:-8 8:-9
lr word:bricks none O	0:-8 3:33 4:-9 8:-7
lr word:bricks none U	1:-7 2:-6 3:29 4:-7
lr word:bricks none svo	1:-7 2:-6 3:34 4:-7 8:-13
lr word:enemy fight	0:-9 1:8 2:6 4:14 8:-11
lr word:enemy fight svo	0:-13 1:13 2:-10 4:31 8:-19
lr word:enemy none	0:7 1:-17 2:34 3:-34 4:-13 5:-13 6:-7 7:-9 8:-8 9:40
lr word:enemy none A	0:-15 1:-19 2:20 3:-14 4:-8 5:-7 9:34
lr word:enemy none F	2:24 3:-9
lr word:enemy none O	0:-12 2:51 3:-12 4:-7 5:-9 8:-6
lr word:enemy none U	0:18
lr word:enemy none sov	0:7
lr word:enemy none svo	0:9 1:-22 2:69 3:-34 4:-9 5:-12 6:-6 8:-7 9:-6
lr word:enemy none v2	0:-20 2:-33 3:-10 4:-6 9:58
lr word:enemy play	0:-7 1:-15 2:36
lr word:enemy play A	0:-7 2:17
lr word:enemy play H	1:-21 2:35
lr word:enemy play svo	2:15
lr word:enemy shoot	0:-11 1:23 2:27 3:-16 4:-9 7:-6 8:-7
lr word:enemy shoot svo	0:-16 1:16 2:17 3:-9
lr word:enemy take	1:23 2:-8
lr word:enemy take A	1:13
lr word:enemy word:hero	2:6
lr word:goal move	2:10 4:-12 8:19
lr word:goal move svo	1:-10 2:22
lr word:goal none	0:17 1:-11 3:-16 4:36 5:-11 6:-8 7:-7 8:-15
lr word:goal none A	0:20 3:-7
lr word:goal none O	0:-7 1:-8 2:25 3:-14 4:18 5:-6 6:-6
lr word:goal none U	0:13
lr word:goal none svo	0:32 1:-10 2:7 3:-13 4:14 5:-8 6:-7 7:-6 8:-13
lr word:goal reach	0:-14 1:29 2:-17 3:-6 4:-10 9:18
lr word:goal reach A	0:-11 1:32 2:-19 3:-6 4:-10 9:13
lr word:goal reach svo	0:-6 1:18 4:-7 9:6
lr word:hero fall	0:24 3:-7
lr word:hero fall U	0:22 3:-7
lr word:hero fall sov	0:19 3:-7
lr word:hero none	0:24 1:8 3:6 4:-7 5:-12 6:-10 8:-6
lr word:hero none A	0:-6 1:36 2:-17 3:-9
lr word:hero none O	0:37 1:-11 3:9 5:-13 6:-9
lr word:hero none U	0:12
lr word:hero none svo	0:29 4:-7 5:-10 6:-10 8:-6
lr word:hero play	0:-15 1:18 2:-11 3:-15 4:-8 5:-9 6:38 9:-6
lr word:hero play O	1:27 3:-16 6:-8
lr word:hero play svo	0:-13 1:30 2:-6 3:-19 4:-7 6:16
lr word:hero take	0:13 1:-16 2:13 3:-6
lr word:hero take A	0:12 1:-14 2:17 3:-7
lr word:hero take v2	1:-30 2:35 3:-6
lr word:hero word:boss	1:28 2:-15
lr word:hero word:boss A	1:28 2:-7
lr word:hero word:boss svo	1:25 2:-15
lr word:item make	0:-11 3:15
lr word:item make O	0:-17 3:24
lr word:item make svo	3:8
lr word:item none	0:-9 1:-9 2:-20 4:-16 5:48 6:-8 8:-9
lr word:item none F	0:23 2:-6 4:-6 6:-6
lr word:item none O	0:11 3:19 5:-9
lr word:item none svo	0:10 1:-6 2:-18 3:36 4:-15 6:-8 7:-6 8:-8
lr word:item push	0:17 3:8 4:-8
lr word:item push sov	0:24 1:-6 3:7 4:-8 5:-6
lr word:obstacle guard	1:16 2:-13 4:9
lr word:obstacle guard v2	0:-6 1:13 2:-13 4:20
lr word:obstacle none	2:25 3:-6 4:-7 6:-6
lr word:obstacle none O	0:8 2:-6 3:-9 5:16
lr word:obstacle none svo	0:7 2:-10 3:-15 5:27
lr word:obstacle none v2	0:-35 2:33 3:24 4:-15 5:-6 6:-6
mark and	1:36 2:8 3:10 4:-16 6:-15 7:-7 8:-20 9:-10
mark and -	0:-8 1:31 3:16 4:-22 5:15 6:-13 7:-7 8:-23 9:-8
mark and A	0:-19 2:51 3:-16 4:-10 5:-8 8:-7 9:-7
mark and Au	0:-19 1:17 2:39 3:-23 4:-11 5:-7 8:-7 9:-10
mark and H	0:-7 2:23
mark and Hu	0:-8 2:22
mark and N	0:-9 2:-6 3:40 8:-12
mark and Nu	0:-9 1:-6 2:-7 3:52 4:-8 5:-7 8:-22
mark and O	5:25 8:-9
mark and Ou	0:9 3:-7 5:15 8:-8
mark and U	0:29 2:-17 3:21 4:-8 5:-10 6:-6 8:-14
mark and Uu	0:15 1:18 2:-18 3:14 4:-9 5:-12 6:-7 8:-12
mark and h	0:15 1:-14 2:24 3:-16 4:-8 5:20 6:-10 8:-14 9:-8
mark and sov	0:-8 1:26 2:14 3:17 4:-18 5:10 6:-15 7:-7 8:-22 9:-11
mark as	0:22 2:-20 4:6 6:-10 7:-6 9:-6
mark as -	0:18 1:26 2:-16 5:-8 6:-8 8:-10
mark as A	0:22 1:24 2:-22 3:-6 4:-7 8:-8
mark as Ap	0:14 1:12 2:-26 3:13
mark as Au	0:17 1:15 3:-15
mark as F	0:-23 3:38 4:-7 6:-8 8:-7
mark as Fu	0:-22 3:43 4:-9 6:-8 8:-6
mark as N	0:24 1:-6 2:-6 3:-8 4:-13 5:23 8:-16
mark as Nu	0:12 2:-7 4:-9 5:20 8:-9
mark as O	0:-15 1:10 2:-7 3:-23 4:20 5:-11 6:-9 8:25
mark as Op	1:-14 3:-10 4:-11 5:-7 8:37
mark as Ou	0:-7 1:31 2:-6 3:-31 4:39 5:-7 8:-22
mark as U	0:40 2:-6 3:-13 8:-11
mark as Uu	0:19 1:17 3:-15 8:-11
mark as h	0:22 1:-6 2:-13 3:-6 5:14
mark as sov	3:9
mark as svo	0:12 1:9 2:-19 3:12 6:-10 7:-7 8:7 9:-6
mark at	0:10 1:-9 2:6 3:-11 4:19 5:-8 6:-9 8:7
mark at -	0:7 1:-7 2:7 3:-11 4:21 5:-8 6:-10 7:-6 8:16 9:-6
mark at A	1:-17 2:24 3:7 4:12 6:-6 8:-10
mark at Ap	1:-6 2:21 3:-14 4:15 8:-6
mark at As	1:22 2:-23 4:14 8:-6
mark at Au	1:-48 2:38 3:28 4:-10 6:-8 7:20 8:-15 9:-6
mark at F	1:-8 2:6 3:-44 4:39 5:-8 6:-17 7:-6 8:30
mark at Fp	1:-6 2:6 3:22 5:-7 6:-7 8:-10
mark at Fu	2:-11 3:-70 4:60 6:-17 8:36
mark at H	0:-8 2:36 4:-7 6:-7
mark at Hp	2:17
mark at Hu	0:-7 2:33 6:-9
mark at N	0:30 1:-7 2:-14 3:-14 4:33 8:-10
mark at Np	0:31 2:-22 3:-13 5:12
mark at Ns	0:40 1:-11 8:-19
mark at Nu	0:23 1:-7 2:-11 3:-13 4:27 5:-10 6:-6
mark at O	1:19 3:-30 4:24 5:-15 6:-16 7:-8 8:20 9:-7
mark at Op	1:9 2:-20 4:46 5:-15 6:-10 7:-6 8:-13
mark at Os	0:-31 1:-34 2:34 3:-12 4:-6 6:-12 7:-6 8:51
mark at Ou	0:10 1:11 2:6 3:-18 4:18 5:-14 6:-18 7:-7 8:6 9:-7
mark at U	2:-20 3:27 5:-9 6:-9 7:-6 8:11 9:-7
mark at Us	0:-8 1:32 2:-13 3:-14 4:17 8:-17
mark at Uu	1:-18 2:-21 3:14 5:-8 6:-7 7:-6 8:36 9:-6
mark at V	0:11 1:-17 2:7 3:-11 4:-12 7:-6 8:28
mark at Vp	0:-7 2:30 4:-8
mark at Vu	0:15 1:-10 2:-16 3:-9 4:-6 8:26
mark at h	0:9 1:-14 2:18 3:-9 4:15 5:-9 6:-8 9:-6
mark at svo	0:7 2:11 3:-16 4:20 5:-7 6:-9 8:9
mark at v2	0:9 1:-16 4:10 5:-10 6:-10 7:-7 8:20 9:-6
mark by	1:29 3:-28 5:-10 6:-6 7:-6 8:9 9:-7
mark by -	1:53 2:-18 3:-29 4:10 5:-7 6:-6 8:-13 9:-6
mark by A	1:12 2:13
mark by Ap	2:14
mark by As	1:20 2:-7
mark by Au	1:15 4:-6
mark by N	1:34 2:-11 3:-11 4:-22 5:-11 8:18
mark by Nu	0:-6 1:27 2:-8 3:-6 4:-15 5:-7 8:13
mark by O	0:9 1:-8 2:-8 3:-25 4:39 8:-12
mark by Op	0:10 3:-20 4:32 8:-8
mark by V	2:11
mark by Vp	2:13
mark by h	1:-10 2:26 3:-6 4:-10 5:-6 8:13
mark by svo	0:-6 1:45 2:12 3:-17 4:-21 5:-9 8:-12
mark by v2	0:-14 1:25 2:-10 3:-19 4:21 5:-7 6:-6 8:9 9:-6
mark for	0:42 2:-12 3:-11 4:8 5:-6 6:-7 8:-11
mark for -	0:49 1:6 2:-9 3:-18 4:-10 8:-8
mark for A	0:16 1:20 2:-13 3:-7 4:-9
mark for Ap	0:7 1:19 2:-10 3:-10
mark for Au	0:14 1:16 2:-8 3:-7 4:-10
mark for F	0:20 3:-8
mark for Fu	0:30 1:-9 3:-11
mark for N	0:33 3:-12 4:-6 8:-7
mark for Nu	0:8
mark for O	0:44 1:-10 3:-13 4:-7 8:-6
mark for Ou	0:36 3:-15 4:-6
mark for U	0:7 1:-11 2:-11 3:-14 4:41 6:-6 8:-9
mark for Up	0:17
mark for Uu	1:-10 2:-10 3:-14 4:40 8:-9
mark for h	0:16 1:-6 2:-6 4:9 8:-8
mark for sov	0:27 3:-6 8:-6
mark for svo	0:39 1:9 2:-12 3:-15 4:8 5:-6 6:-6 8:-10
mark from	0:8 1:-10 2:7 7:-6 8:21
mark from -	0:13 1:-8 2:13 3:13 4:-11 6:-9 8:8 9:-6
mark from A	0:18 1:-6 2:31 3:-13 4:-8 7:-6 8:-15
mark from Ap	1:19 2:40 3:-21 4:-14 8:-10 9:-6
mark from As	1:13 2:7
mark from Au	0:15 1:-9 2:23 3:-7 7:-7 8:-20
mark from F	0:-10 1:-20 3:43 4:-10 6:-20 7:-7 8:17 9:-8
mark from Fp	0:-7 2:-6 3:-6 4:29 6:-6
mark from Fu	1:-16 2:-9 3:35 4:-20 6:-16 8:22
mark from H	1:-12 2:40 8:-6
mark from Hp	2:23
mark from Hu	1:-8 2:39 5:-6 8:-8
mark from N	0:15 1:-11 2:-27 3:-18 4:-17 5:14 6:8 8:44 9:-7
mark from Np	0:19 2:-18 3:-10 4:-23 5:-11 6:-8 8:41
mark from Ns	0:14 1:-10 4:-8 5:24 8:-16
mark from Nu	0:12 1:-9 2:-21 3:-7 4:-12 6:15 8:29 9:-7
mark from O	0:-6 4:15 5:-13 6:-17 7:-8 8:27 9:-9
mark from Op	2:-11 4:-10 5:31 8:-8
mark from Ou	0:-18 1:-7 2:-8 4:29 5:-31 6:-19 7:-8 8:40 9:-8
mark from U	0:15 1:-10 2:-6 3:-6 4:-10 5:-9 6:-13 8:30 9:7
mark from Uu	0:10 1:-10 3:-9 4:-11 5:-9 6:-12 8:24 9:12
mark from V	0:11 1:-23 2:41 3:-6 4:-12 5:-6
mark from Vu	0:26 1:-26 2:26 3:-6 4:-6 8:-7
mark from h	2:10 3:-26 7:-7 8:20 9:8
mark from sov	0:19 1:-21 2:26 3:-30 4:-20 5:-9 6:-11 7:-6 8:43 9:-8
mark from svo	1:-7 2:7 7:-6
mark from v2	0:15 1:-18 2:16 3:-17 4:16 5:-6 6:-9 7:-6 8:12 9:-7
mark in	0:9 1:-9 3:-16 4:10 5:7 6:-9 8:23 9:-7
mark in -	1:-6 3:-20 4:7 6:-8 7:-8 8:41 9:-6
mark in A	4:-28 5:-15 6:-7 7:28 8:7 9:-11
mark in Ap	1:11 2:-9 3:7 4:-16 7:21 8:-13
mark in As	0:16 1:7 2:31 4:-19 5:-8 7:-9 8:-18
mark in Au	0:8 1:-47 2:27 4:-25 5:-17 6:-6 7:26 8:24 9:-9
mark in F	0:8 2:-25 3:-41 4:11 5:31 6:-22 7:-12 8:43 9:-8
mark in Fp	0:-20 1:-13 2:-29 3:-15 4:9 5:63 6:-19 7:-7 8:-9
mark in Fs	0:14 2:-10 3:-40 4:14 5:-16 6:-14 7:-9 8:42
mark in Fu	1:35 2:-6 3:-10 4:-12 5:-11
mark in H	0:30 1:-7 4:-6 6:-6
mark in Hu	0:14 1:-19 2:28 4:-7 5:-9 8:-7
mark in N	0:12 1:-10 3:-14 6:-6 8:24
mark in Np	0:-21 1:-9 2:-11 3:-13 4:22 5:30 6:-7 8:-7
mark in Ns	0:37 1:-13 2:-7 3:-10 5:-21 8:17
mark in Nu	0:20 1:-12 2:11 3:-16 4:-15 5:-7 6:-8 8:38
mark in O	0:8 1:-10 2:-15 3:-25 4:27 5:8 7:-9 8:26 9:-6
mark in Op	0:18 1:-15 2:-13 3:-41 4:8 5:26 6:-11 7:-6 8:16 9:-7
mark in Os	0:-18 1:30 2:-19 3:-18 4:23 5:-27 6:-14 7:-11 8:26
mark in Ou	1:-15 2:-14 3:-11 4:32 7:-8 8:10 9:-6
mark in U	1:-24 3:-13 4:-7 5:27 6:-11 7:9 8:26 9:-8
mark in Up	0:-28 1:-10 2:-17 3:-12 4:9 5:75 6:-9 7:-7 8:-32 9:-7
mark in Us	0:35 1:-14 2:-9 4:-10 5:-7 8:15
mark in Uu	0:-16 1:-27 3:-7 4:-14 6:-10 7:21 8:47 9:-7
mark in V	0:21 1:6 2:-18 3:-13 5:-8 6:-8 7:-7 8:19
mark in Vs	0:16 2:-16 3:-10 4:-20 8:27
mark in Vu	2:-13 3:-11 4:38 5:-8 6:-8 7:-7
mark in h	0:17 1:-15 3:-17 4:10 5:10 6:-9 8:8 9:-6
mark in sov	0:32 1:-37 2:21 3:-21 5:-12 6:-8 7:-6 8:22 9:-7
mark in svo	0:10 2:-7 3:-19 5:12 6:-10 8:32 9:-6
mark in v2	0:-7 1:-31 2:14 3:-18 4:23 5:9 7:9 9:-9
mark is	1:10 2:12 6:-6 8:-12
mark is -	1:15 2:31 4:-19 5:10 6:-10 8:-15 9:-8
mark is A	2:-6 4:11 5:-8 6:-7 8:-9 9:11
mark is Ap	1:-16 2:30 3:14 4:-14 7:-7 9:-10
mark is As	0:37 1:13 2:-29 3:-16 4:14 5:-6 8:-6 9:-7
mark is Au	1:-37 2:19 3:-23 4:11 5:-7 7:6 8:-6 9:27
mark is F	0:27 1:-23 3:32 4:-11 5:-8 6:-13 7:-7 8:-7
mark is Fp	1:-10 2:31 4:-6
mark is Fs	1:-17 3:32 8:-6
mark is Fu	0:35 1:-15 4:-11 6:-8
mark is H	1:13 2:-8 7:14
mark is Hp	0:-17 2:35
mark is Hs	0:-6 1:28 2:-23 7:8
mark is N	0:6 2:-13 3:21 5:18 8:-21
mark is Nu	0:-18 2:-13 3:7 5:41 6:-6 8:-19 9:-6
mark is O	1:30 2:19 3:-23 4:-11 6:-17 7:16 8:-17 9:-6
mark is Op	1:-6 3:13 4:-7 5:14 8:-7
mark is Os	0:-19 1:67 2:-11 3:-28 4:-9 6:-12 8:-10
mark is Ou	0:20 1:-12 2:15 3:-34 4:10 5:-10 6:-8 7:18 8:-8
mark is U	0:-12 2:20 3:-13 5:-14 7:-8 8:-14 9:16
mark is Up	0:-27 1:-10 2:53 3:-11 4:-6 5:-6 6:-6
mark is Us	0:-28 2:-19 5:-7 6:34 8:-7 9:26
mark is Uu	0:6 1:27 5:-11 6:-10 7:-6 8:-12 9:-8
mark is V	1:25 3:-7 4:-9
mark is Vp	0:13 2:9 3:-10
mark is Vu	0:-22 1:41 2:-10
mark is h	1:-23 2:-26 3:-7 4:41 5:-9 6:10 8:-13 9:19
mark is sov	1:25 2:-13 3:24 4:8 5:-14 6:-9 7:-6 8:-17 9:-9
mark is svo	0:9 2:18 8:-12 9:-8
mark is v2	0:17 1:-7 3:-12 4:-8 9:20
mark none	0:6 3:6
mark none -	0:6 1:11 3:8 5:-6
mark none A	1:12 2:6
mark none Ap	2:15 3:14 5:-7 6:-6 7:-7
mark none As	1:23 4:-6
mark none Au	1:12
mark none F	1:-7 3:16
mark none Fp	1:-8 3:18 8:-6
mark none Fs	0:-13 1:8 2:-22 3:22 4:10 5:-9 6:9 8:-17 9:-8
mark none Fu	1:-8 3:16 5:-7 6:9 8:-7
mark none H	2:21 3:-8 8:-7
mark none Hp	0:-10 1:-21 2:38 4:-7 5:13 8:-6
mark none Hs	1:8 2:-29 3:12 4:-6 5:-10 6:-8 7:36 8:-8
mark none Hu	0:15 1:21 5:-7 6:-7 7:-6 8:-8
mark none N	3:10 6:-6 7:-6
mark none Np	1:-12 3:32 4:11 6:-12 7:-6 8:-15 9:-8
mark none Ns	0:-11 1:30 2:-13 3:-44 4:14 5:16 6:-8 7:-7 8:10 9:-6
mark none Nu	0:7 1:-11 3:12 7:-6
mark none O	0:11 1:-6 3:13
mark none Op	1:-7 3:19 4:-8 5:6
mark none Os	1:16 2:7 4:19 5:-13 6:-8 7:7 8:-30 9:-7
mark none Ou	0:10 2:-10 3:10
mark none U	0:15
mark none Up	1:-7 2:30 3:-10 4:-17 6:-6 7:-6 8:6 9:7
mark none Us	1:36 2:-7 3:-26 4:-6 5:-8 6:-9 7:-6 8:15 9:-6
mark none Uu	0:19
mark none V	1:17 2:7 6:-6 9:-6
mark none Vp	0:9 4:-9 5:34 6:-10 7:-7 8:-11 9:-7
mark none Vs	0:-24 1:32 3:-16 4:-13 5:-9 6:-7 7:28
mark none Vu	1:24 4:11 5:-10 7:-6 8:-8
mark none h	1:-13 2:11
mark none sov	1:-6 3:7 5:-6
mark none svo	1:7
mark none v2	2:8 3:12 7:-6
mark not	0:-15 1:-11 2:43 3:-17 4:-18 5:28 6:-6 8:-7
mark not -	0:-6 1:-10 2:39 4:-8
mark not H	1:-6 2:20
mark not Hp	2:23
mark not h	0:-15 2:22 3:-25 4:-16 5:38
mark not svo	0:-16 1:-13 2:36 3:-6 4:-17 5:24 8:-6
mark not v2	2:28 3:-12
mark obj	1:-12 3:19 4:10 8:-12 9:-6
mark obj -	0:-10 1:-19 2:29 3:10 4:26 6:-6 7:-6 8:-15 9:-7
mark obj A	2:18 3:7 4:9 6:-10 7:-7 8:-9 9:-9
mark obj Ap	0:27 2:-11 3:-12
mark obj Au	0:-15 1:-12 2:14 3:25 4:11 6:-9 7:-7 8:-9 9:-8
mark obj F	0:-8 1:-7 2:-9 3:21 5:-7 6:20 8:-9
mark obj Fu	0:-13 1:-7 2:-12 3:23 5:-8 6:25 8:-9
mark obj H	0:7 1:-8 3:-9 4:-12 5:14 6:10
mark obj Hu	0:7 1:-7 2:6 3:-14 4:-10 5:16
mark obj N	1:-7 2:-12 3:11 4:7 6:-8
mark obj Nu	0:8 2:-11 4:9 6:-8 8:8
mark obj O	0:-9 1:-10 2:9 3:27 5:8 8:-21
mark obj Ou	1:-9 3:26 5:22 6:-10 8:-20 9:-6
mark obj U	0:-26 1:-18 2:13 3:19 4:14 5:-8 6:13 7:-7 8:-23 9:8
mark obj Uu	0:-31 1:-20 2:6 3:26 4:7 5:7 6:6 7:-7 8:-22 9:14
mark obj V	0:13 1:-20 2:13 3:17 4:-8 5:-7
mark obj Vu	0:9 1:-23 2:21 3:20 4:-11 5:-7 6:-6 8:-8
mark obj h	1:-11 2:-13 3:23 4:-12 5:9 6:12 7:-6 8:-10
mark obj sov	1:-12 2:6 3:17 4:7 6:9 8:-12
mark of	0:13 2:-8 3:6 4:-7 7:-6 8:13
mark of -	0:8 2:-7 3:16 4:-6 5:-8 8:6 9:-6
mark of A	0:-9 1:33 2:21 5:-7 6:-8 7:-8 8:-15 9:-8
mark of Ap	0:-6 1:16 2:-23 3:7 4:32 6:-7 7:-6 8:-12 9:-10
mark of As	0:-11 1:27
mark of Au	1:16 2:28 3:8 4:-15 5:-9 6:-7 7:-9 8:-16 9:-9
mark of F	0:-12 1:-10 2:6 3:26 4:-15 5:-12 7:-6 8:-9 9:18
mark of Fp	0:-17 1:-9 2:-16 4:-14 5:-10 6:66 8:-11 9:-6
mark of Fu	0:-7 1:-10 2:10 3:45 4:-13 5:-9 6:-29 8:-13 9:22
mark of H	1:15 2:22 3:-11 5:-9 6:-10 8:-10 9:-7
mark of Hp	1:-6 2:19
mark of Hu	0:16 1:36 2:-15 3:-9 4:-6 5:-6 6:-7 8:-9
mark of N	0:-11 1:12 2:-19 3:9 7:-6 8:16 9:-8
mark of Np	0:-14 3:18 5:-6 6:12
mark of Ns	0:-18 1:-11 3:22 4:-17 5:-6 8:29
mark of Nu	0:12 1:13 2:-14 3:-16 4:18 5:-7 6:-10 9:-6
mark of O	0:22 1:-21 2:-19 6:17 7:-8 8:12 9:-8
mark of Op	0:-9 2:-11 3:-14 4:-16 5:-14 6:12 8:42
mark of Ou	0:14 1:-22 2:-20 3:-14 4:10 5:-7 6:26 7:-8 8:21 9:-8
mark of U	0:32 1:-17 2:-23 3:14 4:-11 5:-7 6:-9 8:19
mark of Up	0:28 2:-18
mark of Uu	0:21 1:-17 2:-14 3:-11 4:-6 6:-7 8:32
mark of V	0:22 1:-31 2:-18 3:-14 4:36 5:-7 6:-6 8:11
mark of Vp	0:33 1:-24 2:-7 3:-9 4:16
mark of Vu	0:-9 2:-10 8:32
mark of h	0:-14 1:-27 2:16 4:-13 7:-10 8:39
mark of sov	0:6 3:-8 4:-9 6:-11 7:-6 8:35 9:-7
mark of svo	1:-8 2:-6 3:10 5:-6 6:9 7:-7 8:10
mark of v2	0:34 1:-8 2:-8 3:-24 4:-28 5:-8 8:35
mark subj	0:-7 1:17 2:16 4:-9 6:-8
mark subj -	1:23 2:7 4:-10 6:-6 8:-7
mark subj A	0:-6 1:30 3:-10 4:6 8:-9
mark subj Au	0:-7 1:40 3:-13 8:-9
mark subj F	1:18 2:-16 4:-7 5:-6 6:14 8:-14
mark subj Fu	1:27 2:-13 4:-6 8:-6
mark subj H	2:12
mark subj Hu	2:21 3:-7
mark subj N	0:23 3:-9 4:-12 8:12
mark subj Nu	1:-6 2:-11 3:-13 4:-12 5:7 8:29
mark subj O	0:11 1:-36 2:-16 3:43 4:-17 5:29 6:-12 8:-23
mark subj Ou	0:19 1:-29 2:-13 3:24 4:-12 5:29 6:-9 8:-23
mark subj U	0:-7 1:-9 2:25 4:-17 5:-12 6:-11 7:-6 8:25 9:-7
mark subj Uu	1:-26 2:12 3:20 4:-15 5:-11 6:-11 7:-6 8:24 9:-7
mark subj V	1:22
mark subj Vu	0:-6 1:11 2:11 8:-11
mark subj h	0:16 1:-36 2:33 3:14 4:6 5:-17 6:-9 7:-9 9:-9
mark subj sov	1:22 6:-6 7:-6
mark to	0:14 1:-7 2:11 3:-9 4:22 5:-9 6:-8
mark to -	0:26 1:-7 2:11 3:-21 4:26 5:-7 6:-10 8:-11
mark to A	1:-21 2:48 4:9 5:-6 6:-7 7:-9 8:-11 9:-8
mark to Ap	0:-6 2:-30 3:-7 4:47
mark to Au	1:-20 2:59 4:-10 7:-7 8:-10 9:-7
mark to F	0:10 1:-8 2:-11 3:-32 4:17 6:-13 8:33
mark to Fu	0:8 1:-9 2:-11 3:-35 4:36 6:-12 8:17
mark to H	0:-11 2:42 4:-9 5:-7 6:-7
mark to Hu	0:-12 2:42 4:-8 5:-7 6:-7
mark to N	1:-7 2:-7 3:-15 4:47 5:-7 6:-6
mark to Np	0:-7 4:19
mark to Ns	4:7
mark to Nu	0:22 3:-14 4:30 6:-6 8:-19
mark to O	0:8 2:-22 3:-16 4:30 5:-17 6:-15 7:-6 8:22
mark to Os	0:20 4:-7
mark to Ou	0:13 1:23 2:-19 3:-33 4:57 5:-19 6:-16 7:-6 8:-15
mark to U	0:30 1:-11 2:-16 3:-6 4:21 5:-10 6:-7 8:8
mark to Up	0:11 2:-6 4:18 8:-6
mark to Us	0:35 1:-7 3:-6 4:-13
mark to Uu	0:19 1:-10 2:-20 3:-15 4:40 5:-10 6:-7 8:8
mark to V	0:14 1:-15 2:8 4:-16 8:21
mark to Vs	0:-19 1:6 2:-11 4:-18 8:39
mark to Vu	0:27 1:-19 2:16 4:-11
mark to h	0:-7 1:-9 4:27 5:-7 6:-8 7:-6 8:19 9:-7
mark to sov	0:13 1:-16 2:35 3:-21 4:22 5:-8 6:-10
mark to svo	0:11 1:-6 3:-23 4:44 5:-10 6:-8 7:-6 8:13
mark to v2	0:6 1:-6 2:-28 3:62 4:-11 5:-10 6:-6 8:-23
mark vs	2:59 3:-17 4:-9 6:-6 8:-8
mark vs -	2:49 3:-21 4:-11 5:-6 6:-7 8:-10
mark vs A	0:-19 1:-8 2:59 3:-14 4:-6
mark vs Ap	0:-15 1:-30 2:63 3:-10
mark vs As	0:-6 1:-15 2:32
mark vs Au	0:-15 2:35 3:-6 4:-7
mark vs F	0:19 1:-7 2:14 6:-11
mark vs Fp	3:18 6:-9
mark vs Fu	1:-6 2:23 3:-10
mark vs H	2:22
mark vs Hp	1:-6 2:22 3:-6
mark vs Hu	2:11
mark vs N	0:-18 1:46 2:11 3:-8 4:-15 5:-10 6:-7 8:-20
mark vs Np	0:-10 1:39 3:-7 4:-13 5:-6 8:-13
mark vs O	0:36 1:-9 2:49 3:-38 4:-10 5:-11 6:-9 8:-10
mark vs Op	0:-9 2:35 3:-6 5:-6
mark vs Ou	0:43 1:-7 2:10 3:-21 4:-6 6:-7 8:-8
mark vs U	1:-8 2:50 3:-20 4:-11 6:-6 8:-12
mark vs Uu	0:-18 1:-7 2:54 3:-14 4:-6 6:-6 8:-14
mark vs h	1:-8 2:48 3:-11 4:-6
mark vs sov	0:-6 1:39 2:-32
mark vs svo	1:-9 2:56 3:-15 4:-8 8:-7
mark vs v2	0:-14 1:-15 2:57 4:-9 5:-6 6:-10
mark with	1:16 2:-7 3:8 4:-9 6:8 9:-6
mark with -	1:22 3:6 4:-6 6:7 8:-8
mark with A	1:8 3:8 6:-10 9:-6
mark with Ap	1:24 2:13 3:-7 4:-8 5:-7 6:-10 7:-7 9:-6
mark with As	0:-15 1:41 2:-18 7:12
mark with Au	1:-50 2:20 3:25 4:15 5:25 6:-16 7:-13 9:-11
mark with F	0:-9 1:44 2:-18 3:11 4:-10 5:-9 6:7 7:-6 8:-13
mark with Fp	1:8 2:-11 3:33 4:-20 5:-7 8:-9
mark with Fs	0:-8 1:65 2:-6 3:-28 4:-7 6:-13 8:-7
mark with Fu	0:-7 1:12 2:-14 3:19 5:-9 7:-6 8:-13
mark with H	0:-6 1:37 2:-52 3:-27 4:-8 5:16 6:41 8:-12 9:-6
mark with Hp	0:12 2:-14 3:-20 5:31 6:-9
mark with Hs	0:14 1:10 2:-6
mark with Hu	0:-11 2:-27 3:-6 5:-6 6:47
mark with N	0:-10 1:-15 2:-12 3:8 4:-17 5:28 7:-7 8:15 9:-8
mark with Np	1:-17 2:-8 3:-15 4:-14 6:41
mark with Nu	0:-18 1:-12 2:-9 3:-14 4:-13 5:34 6:-13 8:35
mark with O	0:14 1:11 2:-14 3:-13 4:-21 6:23 7:-8 8:12 9:-6
mark with Op	0:-13 1:-11 2:-15 3:23 4:-16 6:21 8:10
mark with Os	0:62 1:-23 2:-10 3:-15 4:-13 5:-8 6:32 7:-10 8:-29
mark with Ou	1:13 2:-14 4:-27 5:6 6:15 7:-7 8:8 9:-7
mark with U	0:9 1:22 2:-8 3:-17 4:-14 5:-12 6:28 7:-6 9:-6
mark with Up	0:54 1:-8 2:-8 3:-16 5:-8 6:-7 8:-6
mark with Us	0:16
mark with Uu	1:29 2:-14 4:-21 5:-14 6:32 7:-8 8:-8 9:-7
mark with V	0:16 1:21 3:-15 4:-10 5:-7 6:13 8:-10
mark with Vp	0:-11 1:25 3:-26 4:-6 5:-10 6:23 8:-8
mark with Vs	0:10 1:13
mark with Vu	0:18 1:18 2:-7 3:-7 4:-7 6:-6 8:-7
mark with h	0:19 1:-23 2:-8 4:-10 5:-14 6:15 7:-7 8:30 9:-9
mark with sov	1:27 5:-15 6:9 7:-8 8:-20 9:-8
mark with svo	1:13 2:-11 3:7 4:-11 6:13 9:-6
mark with v2	0:17 1:27 2:-19 4:-13 6:17 7:-6 8:-15 9:-6
nc A A	0:6 1:9 5:-6 7:-6
nc A F	1:-13 2:-9 3:9 4:6 5:-7 6:18 8:6 9:-6
nc A H	1:7 2:34 3:6 5:-10 6:-10 8:-7
nc A N	0:16 1:-14 2:8 4:21 6:-7
nc A O	0:9 1:-13 2:-14 3:17 5:-6 6:13 8:7
nc A U	0:18 1:-8 3:11 5:-8 8:9 9:-7
nc A V	0:26 1:8 2:16 4:-12 5:-7 6:-6 8:-19
nc F A	1:13 2:20 3:-6 4:-6
nc F F	0:6 1:20 3:22 4:-15 6:-11 7:-6 9:-6
nc F H	0:-15 1:30 2:-30 3:-11 5:-7 9:37
nc F N	0:19 1:15 2:-16 3:7 4:12 5:-25 6:-8 7:-6 9:-8
nc F O	0:8 1:21 2:-13 3:-14 5:13 6:-16 8:12
nc F U	0:14 1:-21 2:27 3:-14 4:-8 6:-16 8:17
nc F V	0:23 1:20 2:-11 3:-8 4:-9 8:-10
nc H A	0:-11 1:22 4:-8 5:-8 7:-8 8:-11 9:20
nc H F	1:10 2:-9 3:20 5:-6 8:-10
nc H H	0:24 1:-9 2:-30 3:-14 4:-6 5:19 7:21 8:-11
nc H N	0:14 1:-9 2:-10 3:-14 4:26 5:-13 8:9
nc H O	0:-7 2:-13 3:28 4:-19 6:11 7:-6 8:8 9:-7
nc H U	0:30 1:-18 2:-20 3:-8 4:11 5:-11 8:15 9:-6
nc H V	2:-25 3:-15 4:-15 8:43
nc N A	1:31 3:-6 4:-6 6:-6 7:-6 9:-7
nc N F	2:-9 3:45 4:-12 6:9 8:-13
nc N H	0:-7 1:-29 2:36 3:-13 4:-7 6:15 7:9 8:-6
nc N N	0:7 1:8 5:-7 6:-6 7:-6 8:-12 9:7
nc N O	1:9 3:16 4:-20 5:7 7:-7 9:-6
nc N U	0:12 1:12 2:-14 3:29 4:-12 6:-10 7:-6 8:6 9:-8
nc N V	0:-10 1:39 3:11 4:-13 5:-9 6:-6 8:-14
nc O A	0:9 1:15 3:-6 5:-8 9:7
nc O F	0:-10 1:-6 2:-7 3:30 4:12 5:16 6:-13 8:-19 9:-7
nc O H	0:11 2:-20 3:-34 4:8 5:60 6:-13 7:-9 8:-10 9:-9
nc O N	0:25 2:-13 3:-7 4:-13 5:10 7:-6 8:18 9:-7
nc O O	0:9 3:14 6:-6 7:-7 9:-7
nc O U	0:24 4:-16 5:17
nc O V	0:-9 1:18 3:-25 4:33 5:-8 7:-7 9:-6
nc U A	0:9 2:29 4:-18 6:-9 8:-15
nc U F	2:-14 3:-12 4:13 5:-10 6:15 7:-10 9:11
nc U H	0:-16 2:9 3:9 4:-12 5:12 6:11 7:-8 8:-11 9:-9
nc U N	0:-14 1:-12 2:-10 3:19 5:6 6:6 7:-7 8:11 9:-9
nc U O	0:16 2:-13 4:11 5:-10 7:-6 8:13
nc U U	0:13 5:-8
nc U V	0:18 1:19 2:-27 3:-7 5:-7 6:-8 7:-6 8:13
nc V A	0:18 1:20 2:-31 3:-10 5:19 6:-7 7:-6 9:-6
nc V F	0:-31 1:8 2:-11 3:9 4:-12 5:-7 6:40 8:-10
nc V H	0:6 1:21 3:-6 4:7 5:-10 7:-7
nc V N	0:-21 2:-9 3:30 4:14 5:-14 8:9 9:-6
nc V O	0:-7 1:-7 2:-11 4:29 6:-15 7:-6 8:8 9:-6
nc V U	0:-7 1:-10 2:-22 5:-26 6:-14 7:-6 8:20 9:47
nc V V	0:-12 1:14 2:6 3:29 4:-6 5:-10 6:-9 7:-8 8:-6 9:-8
nc edge A	2:14 3:6 6:-6
nc edge F	0:-10 2:8 3:20 7:-6
nc edge H	0:8 2:24
nc edge N	0:8 2:-11 4:14 5:6 6:-6 7:-6 8:6 9:-6
nc edge O	1:-6 5:7 9:-6
nc edge U	0:6 3:-7 4:11 9:-6
nc edge V	0:6 2:9 3:-7 8:-11 9:-6
nk - a	1:13 2:19 4:-12
nk - b	0:14 2:-7 3:-19 4:45 5:-12 6:-9 8:6
nk - c	0:10 2:17 3:13 4:-10 5:-7 6:-7 8:-7 9:-6
nk - f	1:-6 2:8 3:14 8:-9
nk - h	0:-24 1:-11 2:-28 3:58 4:-35 6:-17 7:40 8:-25 9:-6
nk - l	0:-31 1:-14 2:-7 3:25 4:10 5:20 7:-8 9:-8
nk - n	0:21 1:-15 2:9 3:-9 4:-21 5:23 6:-7 7:-7 8:12 9:-7
nk - o	0:7 9:-6
nk - p	0:7 1:-6 2:-10 3:-20 4:35 5:-11 6:-8 7:8 8:-6 9:11
nk - s	3:16 4:-8 5:11 6:-9 8:-7
nk - v	4:6 5:8 8:-8
nk a a	1:17 2:-13 3:17 4:7 5:-6 9:-6
nk a b	1:-11 2:-10 3:-23 4:48 6:-6
nk a c	1:-57 2:12 3:-19 4:6 5:-7 6:25 7:10 8:29 9:-8
nk a f	1:-10 2:-13 3:9 4:10 6:24
nk a h	1:-9 6:-8 8:25
nk a l	0:-20 1:-11 2:-12 3:58 4:-13 5:-8 6:-8 8:7
nk a m	0:12 3:-8 8:11
nk a n	0:26 1:-16 3:-28 4:25 5:6 6:-7
nk a o	0:17 1:-18 6:19 9:-6
nk a p	0:43 2:-14 3:-35 4:44 5:-7 6:-6 7:-6 8:-14 9:-9
nk a s	0:13
nk a v	0:34 1:-30 2:37 3:-12 4:-33 5:-7 8:16
nk b a	0:-9 1:52 3:-17 4:-16 5:13 6:-9 8:-11 9:-6
nk b b	0:42 1:-9 2:-7 3:-11 4:-42 5:-12 8:34
nk b c	0:-8 1:-12 2:41 3:-7 4:-7 6:-6 7:10
nk b f	1:-6 2:-9 3:27 6:14 8:-10
nk b h	3:11
nk b l	0:-6 1:-6 2:17 3:49 4:-29 5:-15 8:-17
nk b n	0:-29 1:-8 2:-18 3:-15 4:13 5:69 6:-8 8:-36 9:-8
nk b o	0:10 3:45 4:-28 5:-16 7:-6 9:-6
nk b p	0:15 1:7 3:13 4:-18 9:-7
nk b v	0:-27 1:45 2:23 4:-8 5:-9 6:-9 7:-7 8:-16
nk c a	0:-40 1:13 2:31 3:-24 5:-7 6:-14 7:-9 8:-15 9:43
nk c b	0:32 1:-13 2:-6 3:-20 4:43 5:-7 8:-30
nk c c	0:11 1:16 4:-16 6:-6 8:-9
nk c f	0:-25 1:30 2:-27 3:-41 4:-15 5:-10 6:46 8:27
nk c h	0:-14 1:-12 3:-7 8:31
nk c l	0:7 3:20 4:-10 8:-6
nk c n	0:10 3:-7 5:7 8:-10
nk c o	0:8 1:10 2:-22 5:6 6:19 7:-6 8:-11 9:-6
nk c p	0:-8 1:7 3:-22 4:31 6:7 7:-6 8:-8
nk c v	0:17 2:-11 3:6 4:8 5:-9
nk f a	1:15 2:24 3:-6 4:-8 6:-6 7:-6
nk f b	0:27 1:-7 3:-17 4:27 8:-26
nk f c	0:-24 1:16 2:46 3:-19 4:-12 8:-19
nk f f	1:30 3:11 4:-19 6:-13 9:-6
nk f h	1:29 3:-11 5:-13
nk f l	0:-12 1:20 2:-11 4:-22 5:-15 8:36
nk f n	1:23 2:-17 3:17 5:-23 6:-6 9:-6
nk f o	0:15 3:-11 4:-6 5:11 6:-16 8:21
nk f p	0:14 1:26 2:-15 3:-12 4:8 8:-7
nk f v	0:20 1:22 2:-10 3:-7 4:-8 8:-12
nk h a	0:12 2:36 3:-14 4:-14 8:-7 9:-6
nk h c	0:-16 1:-27 2:21 3:-8 4:39 5:-8 6:-7 8:-7
nk h f	0:10 3:-10 6:12
nk h n	0:-8 1:22 3:-15 5:12
nk h o	0:40 1:-17 3:14 4:-12 5:-6 6:-7 8:-19
nk h p	0:22 4:-11
nk l a	1:31 2:14 3:-35 4:28 5:-8 6:-6 7:-7 8:-11 9:-10
nk l b	1:-9 3:-24 4:68 5:-12 8:-25
nk l c	0:14 1:-49 2:-21 3:-6 8:58
nk l f	0:26 1:-13 2:-7 3:17 4:-18 6:11 8:-16
nk l l	0:8 1:-7 2:-22 5:-20 6:-13 8:17 9:28
nk l n	0:-25 1:30 2:24 3:-17 4:-16 5:13 6:-11
nk l o	0:21 1:39 2:-18 3:-27 4:-23 6:6 7:-6 8:11 9:-7
nk l p	0:27 1:13 2:-11 3:-13 4:-6
nk l v	1:27 2:-8
nk m c	0:-11 1:31 2:-9
nk m o	0:7
nk n a	2:18 3:-12 4:20 5:-8 6:-6 7:-6 8:-11 9:-6
nk n b	1:-34 2:-7 3:19 4:20 5:-11 6:-9 8:15
nk n c	0:-11 1:48 2:-17 3:-20
nk n f	1:-9 2:-6 3:40 4:-9 6:-8 8:-7
nk n l	0:36 1:-11 2:-15 3:28 4:-26 5:9 6:-7 8:-18 9:-7
nk n n	0:-7 1:29 3:6 5:-26 6:12 7:-6 8:-34 9:12
nk n o	0:14 1:18 2:-17 3:8 5:17 6:-12 7:-7 9:-6
nk n p	0:-16 1:9 2:-14 3:9 4:25 5:-13 6:-8 7:-10 8:20 9:-21
nk n v	0:12 1:27 2:-16 3:9 4:-18 5:-8
nk o a	1:15 2:12 3:7 4:-10 5:-9 6:-8 8:-6
nk o b	0:-13 1:-15 2:-19 4:13 6:-10 8:58 9:-7
nk o c	0:25 1:12 4:-10 5:-9 6:-6 7:-7 8:-10
nk o f	0:-10 2:-6 3:16 6:6 8:-9
nk o h	0:46 1:-19 2:-9 3:-31 4:36 5:-10 6:-10 8:-12
nk o l	0:-18 1:-8 2:9 3:41 4:-16 5:-25 6:53 7:-8 8:-39 9:-9
nk o n	0:19 1:-19 2:-14 4:-10 5:28 7:-7 9:-9
nk o o	0:7 7:-6
nk o p	0:18 2:13 3:-15 4:-8 6:-6 7:-7 8:-7
nk o s	0:15 3:-12
nk o v	1:21 3:-11 4:23 5:-9 7:-7 9:-6
nk p a	0:-19 1:20 2:45 4:-11 5:-8 6:-7 7:-8 8:-14 9:-9
nk p b	0:24 1:-13 2:-9 3:-26 4:6 5:-9 6:-6 8:33
nk p c	1:-36 2:60 3:-19 4:-11 5:-6 6:-7 8:21
nk p f	0:33 1:-20 2:-12 3:6 4:27 5:-9 6:-22 7:-6 8:17 9:-8
nk p h	0:32 2:-7 3:-8 8:-8
nk p l	0:-8 1:-11 2:38 3:7 4:-29 5:-11 6:-6 8:12
nk p n	0:42 2:36 3:-12 4:-31 5:-10 8:-34
nk p o	0:7 1:8 2:-7 3:23 4:-7 5:-8 7:-6 9:-6
nk p p	0:6 1:35 2:-22 3:9 4:-11 5:-11 6:-7 7:-8 8:-15 9:13
nk p s	3:13
nk p v	0:12 1:21 2:-19 3:-7 4:-9 8:12
nk s a	2:8
nk s c	0:-11 1:32 2:-7 3:-6
nk v a	0:18 2:-35 4:15 5:29 8:-8
nk v b	0:-23 1:20 2:-8 3:-16 4:35 5:-6
nk v c	1:38 3:-8 5:-13 7:-6
nk v f	0:-27 1:13 2:-9 3:-8 4:-14 5:-6 6:44 8:-7
nk v l	0:10
nk v n	0:-21 1:18 2:-6 3:8 4:-16 5:-9 8:18
nk v o	0:-10 1:9 2:-12 3:-6 4:7 5:-12 6:-11 7:-7 8:19 9:17
nk v p	0:29 2:-24 3:-12 4:-16 8:30 9:-7
nk v v	1:9 2:10 3:25 5:-9 6:-9 7:-7 8:-10 9:-7
obj attack	0:6 4:22 5:-7 6:-6 7:-6 8:-9
obj attack -	1:19 2:-26 3:-6 4:38 5:-6 6:-7 8:-9
obj attack A	1:33 3:-8 4:-9 7:-6
obj attack Ap	0:11 1:-32 2:-7 4:31
obj attack As	0:-6 2:18 4:-7
obj attack Au	0:-9 1:43 3:-6 4:-30
obj attack F	0:-12 1:-23 2:-16 3:35 4:26 5:-8 6:-7
obj attack Fp	4:16
obj attack Fu	0:-12 1:-15 2:-8 3:25 4:18 6:-6
obj attack N	0:14 1:-15 3:-11 4:33 8:-11
obj attack Nu	0:13 1:-10 3:-10 4:27 8:-12
obj attack O	0:12 1:-19 2:-8 3:-13 4:35 8:-7
obj attack Os	0:-12 1:-10 2:-6 4:34
obj attack U	0:25 3:-6 4:-6
obj attack Uu	0:28 3:-7 4:-7
obj attack at	0:21 4:-10
obj attack h	0:13 1:-21 2:42 4:-24
obj attack none	0:13 1:11 4:16 5:-8 6:-7 7:-6 8:-9
obj avoid	1:-15 2:24 3:-13 5:19
obj avoid -	0:7 1:-34 2:45 3:-42 4:32 6:7 8:-9
obj avoid A	0:8 1:-18 2:46 4:-7 5:-10
obj avoid Ap	1:-6 2:34 3:-7 4:-6 5:-9
obj avoid As	1:-19 2:40
obj avoid Au	0:7 1:-36 2:70 3:-11 4:-7 5:-10
obj avoid F	1:-8 2:16 3:-26 4:27 5:-24 6:21 8:-10
obj avoid Fp	0:-9 2:18 3:34 4:-15 5:-16 6:-13 8:-6
obj avoid Fu	0:21 2:-13 3:-47 4:20 6:33
obj avoid H	2:15 5:6
obj avoid Hp	2:25 5:-6
obj avoid Hu	1:-7 2:9 5:16 6:-6
obj avoid N	1:-7 2:-32 3:-23 4:48 5:16 6:-6 8:-8 9:-6
obj avoid Np	0:-15 2:-12 3:-14 4:30 5:17 8:-13
obj avoid Nu	0:8 1:-6 2:-27 3:-8 4:32 5:23 8:-27
obj avoid O	1:-10 2:-18 3:-31 4:-6 5:42 7:-7 8:15 9:-6
obj avoid Op	0:-13 1:-8 2:-21 3:-41 4:-19 5:41 6:37 7:-6 8:12
obj avoid Ou	0:-13 1:-8 2:10 3:-15 4:9 5:37 6:-20 7:-7 8:-13 9:-6
obj avoid U	0:-32 1:-7 2:8 3:-20 4:-18 5:34 6:-9 8:28 9:-9
obj avoid Uu	0:-27 1:-6 2:26 3:-29 4:-16 5:27 6:-9 8:18 9:-8
obj avoid V	0:-13 1:-17 2:41 3:-8 4:-14 5:15 8:-7
obj avoid Vp	0:-22 1:-6 2:-43 3:-8 4:-7 5:69
obj avoid Vu	1:-23 2:71 3:-9 4:-11 5:-20 8:-8
obj avoid at	0:-21 2:24 3:-8 4:20 5:-7 8:-8
obj avoid from	1:-24 2:26 3:-6 4:-9 5:-9 8:16
obj avoid h	1:-9 2:22 4:-11 5:22
obj avoid in	4:-12 5:-9 8:26
obj avoid none	1:-13 2:21 3:-8 5:20
obj avoid obj	0:10 1:-25 2:33 3:-52 4:8 5:25 6:13 8:-8 9:-6
obj avoid of	0:-15 3:38 4:-6 5:-9 6:-11 8:-7
obj avoid with	0:-12 1:15 2:8
obj bring	3:21 4:10 6:-9
obj bring -	0:7 1:22 2:-21 3:12 4:13 5:-6 6:-8 8:-6
obj bring A	0:17 1:10 2:-14 3:-28 4:35 5:-8 7:-7 8:-8 9:-7
obj bring Ap	0:7 1:-19 2:-22 3:-21 4:54 8:-6
obj bring Au	0:6 1:7 3:-13 4:16 5:-7 7:-7 8:-7 9:-7
obj bring F	0:-10 1:-10 3:36 6:-12 8:13
obj bring Fp	0:19 3:19 4:-10 6:-9
obj bring Fu	0:-19 1:-7 3:44 6:-9 8:-6
obj bring N	1:-10 2:13 3:33 4:6 5:-12 6:-7 8:-19
obj bring Np	0:-17 1:-7 3:34 5:-6
obj bring Nu	1:-10 2:17 3:17 4:8 5:-11 6:-11 8:-15 9:-6
obj bring O	1:-8 2:-7 3:44 4:-17 6:-7 8:-13
obj bring Op	1:-14 2:-6 3:33 4:-10 5:14 6:-8 8:-7
obj bring Ou	0:6 1:-9 2:-6 3:43 4:-15 6:-6 8:-14
obj bring U	1:-12 2:-9 3:10 4:19 5:-6 8:-10 9:11
obj bring Uu	0:-26 1:-12 2:-12 3:10 4:26 5:-6 6:-7 8:-19 9:32
obj bring V	0:-9 1:56 2:-9 3:-16 4:-23 8:-7
obj bring Vs	1:18
obj bring Vu	1:27 4:-18
obj bring h	1:-11 2:10 3:32 6:-9 8:-12 9:12
obj bring in	0:-12 2:-6 3:-29 4:11 5:-7 8:33
obj bring none	0:9 1:8 2:-6 3:15 4:6 6:-7 8:-9
obj bring obj	0:-6 1:-8 2:-13 3:25 4:-23 5:-7 6:-12 8:-15 9:42
obj bring of	0:-10 1:-7 3:41 4:-10 6:-9 8:-6
obj bring to	0:8 1:-8 2:-10 3:-15 4:25
obj bring with	0:-10 1:21 3:14 4:-8 8:-8
obj chase	0:-8 1:26 2:8 4:10 5:-6 6:-6 7:-6 8:-9 9:-6
obj chase -	0:-16 1:48 3:-31 4:15 8:-9
obj chase A	0:-8 1:38 2:6 3:-12 7:-7 8:-7 9:-6
obj chase Ap	1:16 2:-32 3:31 4:-9
obj chase As	1:21 4:-9 8:-7
obj chase Au	0:-6 1:38 2:25 3:-46 7:-6 8:-6 9:-6
obj chase N	0:-8 4:24
obj chase Nu	0:-15 1:-10 3:-8 4:40
obj chase U	1:-11 2:41 3:-13 4:-6 5:-10 8:-8
obj chase Uu	0:-8 1:-6 2:29 3:-6 5:-8
obj chase at	1:36 2:-11 4:-13 8:-7
obj chase h	1:-20 2:39 3:8 4:-10 5:-8 7:-7 8:-6 9:-8
obj chase none	1:20 2:31 3:-20 5:-7 6:-6 7:-6 8:-8 9:-7
obj chase obj	0:-8 2:-15 4:33
obj cross	0:8 1:18 3:-16 4:16 5:-12 6:-8
obj cross -	0:-11 1:40 2:-13 3:-15 4:7 8:-7
obj cross A	1:33 2:-13 3:-7
obj cross Ap	0:9 1:22 2:-13 3:-6
obj cross Au	1:11
obj cross N	0:19 4:-14 8:13
obj cross Ns	0:-6 4:-13 8:29
obj cross V	0:10 2:18 8:-6
obj cross Vp	2:18
obj cross h	0:38 1:-12 2:10 3:-6 4:-18 5:-10 6:-6 8:6
obj cross none	0:23 1:-6 2:-18 3:-10 5:-9 8:23 9:-6
obj cross with	0:-9 1:12 2:12
obj eat	0:8 1:-10 2:-17 3:51 4:-8 5:-10 6:-6
obj eat -	0:20 2:-21 3:13 4:14 5:-6 6:-6 8:-9
obj eat A	0:15 2:-20 3:29 4:-7 5:-6 7:-6
obj eat Ap	0:14 1:-20 3:33 4:-9 5:-7 7:-7
obj eat Au	0:-16 1:27 2:-15 3:12 4:-6
obj eat F	0:-10 1:-8 2:-6 3:35 4:6 6:-6
obj eat Fp	3:9 4:11
obj eat Fs	1:-7 3:35 4:-12
obj eat Fu	0:-9 1:-6 3:43 4:-7 6:-6
obj eat H	0:7 2:20 3:-12 5:-7 6:-6
obj eat Hp	0:16 2:17 3:-18 5:-9 6:-6
obj eat N	0:-6 2:-6 3:54 4:-16 5:-12 8:-10
obj eat Np	0:8 3:30 4:-19 5:-7
obj eat Nu	0:-18 3:32 8:-6
obj eat O	0:-12 2:-8 3:54 4:-7 5:-21 8:-8
obj eat Op	0:-6 3:33 5:-10
obj eat Ou	0:-10 3:38 5:-12
obj eat U	0:10 2:-9 3:-23 4:-6 8:27
obj eat Uu	0:16 2:-7 3:-20 8:16
obj eat from	0:-13 1:-6 2:28
obj eat h	0:-7 1:-9 3:51 4:-9 5:-11 6:-6
obj eat none	0:6 2:-13 3:44 5:-9 8:-6
obj eat obj	1:-9 2:-6 3:32
obj fall	0:-10 1:7 2:-12 3:19 6:-7 7:-6 8:18
obj fall -	2:-13 3:29 4:-12 5:-13 6:-9 8:25
obj fall A	0:7 1:29 2:-13 3:-10 8:-6
obj fall Au	1:42 2:-13 3:-14 4:-6 8:-6
obj fall F	0:-10 1:-15 3:50 4:-7 6:-6 8:-7
obj fall Fp	0:-7 1:-6 3:32 4:-7
obj fall Fu	0:-7 1:-9 3:39 8:-6
obj fall N	0:-52 1:-8 3:6 4:28 5:-20 6:32 7:-6 8:-11
obj fall Np	0:-11 3:7 4:-12 8:24
obj fall Nu	0:-27 1:-6 2:32 4:7 5:-24 6:22 8:-19
obj fall O	1:11 2:-16 3:-22 4:-18 5:25 6:-13 7:-6 8:26
obj fall Op	1:-16 2:-14 3:-21 4:-15 5:29 6:-11 8:32
obj fall Os	0:6 1:26 3:-6 8:-13
obj fall Ou	0:-9 1:32 3:-14 4:-10 5:14 6:-7 8:-8
obj fall U	0:-18 1:-20 2:-11 3:22 4:-6 5:-10 8:35
obj fall Up	0:-6 1:-10 3:23
obj fall Uu	0:-13 1:-10 2:-10 3:13 4:-6 5:-6 8:28
obj fall from	0:22 8:-11
obj fall h	1:-7 3:-14 5:17 6:20 8:-16
obj fall in	0:-23 4:38 5:-7
obj fall none	0:-7 1:-8 3:18 4:-12 5:12 7:-6
obj fall of	0:11 1:-15 4:-13 5:-8 6:-12 8:30
obj fall with	0:-24 1:44 3:-6 5:-9 8:-12
obj fight	0:11 2:38 3:-18 4:-12 5:-6 6:9 8:-12
obj fight -	0:10 2:26 3:-20 4:-16 5:-7 6:15 8:-10
obj fight A	2:29 3:-8 4:-8 6:-8
obj fight Ap	0:-16 1:18 2:24 3:-6 4:-7 6:-6
obj fight As	1:6 2:10
obj fight Au	0:20 1:-20 2:28 3:-7 4:-6 6:-7
obj fight F	0:-9 2:-6 3:-16 6:36
obj fight Fu	0:-8 2:-8 3:-13 6:33
obj fight H	0:-10 2:34 6:-9
obj fight Hu	0:-7 2:15
obj fight O	0:49 2:-11 3:-9 6:-12 8:-10
obj fight Ou	0:37 2:-9 3:-9 6:-8
obj fight U	1:-11 2:22 3:-9 4:-6 6:11 8:-11
obj fight Uu	0:-12 1:-11 2:37 3:-20 4:-10 5:-8 6:24 8:-9
obj fight h	0:29 1:-12 2:28 3:-14 4:-9 6:6 8:-12 9:-6
obj fight in	0:-15 1:45 2:-21 8:-10
obj fight none	0:20 1:-18 2:34 3:-12 4:-11 6:6 8:-8
obj fight obj	0:-21 1:-8 2:57 3:-15 4:-8 6:-11
obj fight of	0:31 1:-7 2:-11 6:-6
obj fight vs	2:6
obj fight with	0:6 1:-17 2:20 3:-22 6:26
obj guard	0:-12 1:-8 2:10 3:-23 4:46 5:-9 6:6 7:-6 9:-6
obj guard -	2:-14 3:-21 4:40 6:18 8:-18
obj guard A	0:-17 1:-24 2:37 3:-7 4:23 8:-9
obj guard Ap	2:28 4:-7
obj guard Au	0:-6 1:-24 2:29 4:13 8:-7
obj guard F	1:-17 2:37 3:-31 4:10 6:14 8:-11
obj guard Fp	1:-12 3:-25 4:24 6:23 8:-6
obj guard Fu	0:16 1:-14 2:20 3:-17 4:13 6:-11 8:-7
obj guard H	2:-26 4:13 6:24
obj guard Hu	2:-28 4:17 6:22
obj guard N	0:-12 1:10 2:-10 3:-9 4:23 5:-8 6:-8
obj guard Nu	0:-13 1:17 2:-11 3:-10 4:-14 5:-8 6:-7 8:28
obj guard O	1:-8 2:-12 3:-16 4:36 5:-13 6:17 8:-15
obj guard Ou	0:6 1:-8 3:-10 4:36 5:-6 6:-11 8:-10
obj guard from	0:-7 2:40 3:-9 4:-16
obj guard h	0:-10 1:-12 2:28 3:-24 4:16 5:-12 6:7 7:-6 8:10 9:-7
obj guard none	1:-8 2:-7 3:-15 4:57 5:-6 6:-14 8:-6
obj guard obj	0:-14 1:-10 2:-25 3:-17 4:51 5:-11 6:15
obj guard with	3:-6 4:-7 5:-6 6:27
obj hit	0:7 1:-17 2:14 3:23 4:-17 5:-8 7:-6
obj hit -	0:17 1:-10 2:-18 3:42 4:-15 5:-10 6:7 7:-6
obj hit A	1:-7 2:17 3:28 4:-13 5:-11 6:-7 7:-6 8:-15
obj hit Ap	1:-39 3:50 4:-13 5:-7 8:-8
obj hit Au	1:34 2:33 3:-45 4:-10 5:-8 6:-7 8:-13
obj hit F	1:-19 4:-15 6:24 7:-7 9:-6
obj hit Fp	0:-10 1:-17 2:-15 3:15 4:-12 5:27 6:22 8:-26
obj hit Fs	1:20 3:13 4:-6 5:-6 6:-9 8:-15
obj hit Fu	1:-23 2:38 3:-32 4:-13 5:-12 6:12 7:-6 8:28 9:-6
obj hit H	0:16 1:-16 2:-36 3:47 5:-9 6:-6
obj hit Hp	1:-6 2:-25 3:44 5:-8 6:-7
obj hit Hs	0:11 1:-24 2:-11 3:25
obj hit Hu	0:37 1:-7 2:-11 3:-18
obj hit N	0:-16 2:39 3:-36 4:-18 5:32 6:-10
obj hit Np	0:-15 2:44 3:-31 4:-19 5:16 8:-13
obj hit Nu	0:-20 2:29 3:-23 4:-8 5:25 8:-9
obj hit O	0:44 1:-11 2:-11 3:7 4:-10 5:-18
obj hit Op	0:12 1:-10 2:-7 3:35 4:-6 5:-11 6:-12 8:-6
obj hit Ou	0:56 1:-9 2:-7 3:-31 4:-7 5:-13 8:6
obj hit U	0:31 1:-6 2:-10 3:-8 5:-11 8:12
obj hit Uu	0:32 2:-11 3:-9 5:-12 8:11
obj hit V	0:-15 1:6 3:25 4:-7 8:-9
obj hit Vp	2:12
obj hit Vu	0:-8 2:-11 3:32 8:-6
obj hit at	0:8 2:-22 3:-8 4:-13 5:41 8:-9
obj hit by	2:10
obj hit h	0:12 1:-16 2:39 3:-42 4:-23 5:14 6:9 7:-7 8:9 9:-7
obj hit in	0:-40 1:6 2:-7 3:-20 4:-9 5:28 6:-10 8:37
obj hit none	0:7 1:-12 2:23 3:32 4:-17 5:-12 7:-6 8:-13 9:-6
obj hit obj	0:21 1:-14 2:16 3:-14 5:-6 6:9 8:-8
obj hit of	0:11 2:-11 3:-25 5:-7 6:39 8:-9
obj hit with	0:47 1:-22 2:-10 3:8 5:-9
obj love	1:34 4:-7 5:-6 8:-6
obj love -	0:8 1:34 2:-11 3:-8 4:-6
obj love A	1:29 2:-12 3:-9
obj love Ap	0:-7 1:37 2:-9 3:-11
obj love As	1:9
obj love Au	1:16
obj love O	0:29 1:-13 8:-7
obj love Op	0:8 1:-8 3:14
obj love Ou	0:29 1:-9 3:-11
obj love V	1:21 3:-11
obj love Vp	0:13 1:17 2:-7 3:-12
obj love h	0:8 1:-16 2:21 3:8 5:-6 8:-6 9:-6
obj love none	1:25 4:-7 5:-7 8:-7
obj love with	0:-6 1:11
obj make	1:-6 3:28 4:13 5:-9 6:-7 8:-10
obj make -	0:6 2:-11 3:32 5:-8 6:-6 8:-11
obj make A	0:22 1:11 2:18 3:-36 4:-6
obj make Ap	0:10 1:-7 2:39 3:-38
obj make Au	0:21 3:-9
obj make F	0:6 2:-8 3:32 4:-7 6:-8
obj make Fp	3:16
obj make Fu	2:-6 3:33 4:-7 6:-7 8:-6
obj make H	0:-13 1:-9 2:26 3:17 4:-7 5:-11
obj make Hu	0:-9 1:-11 3:33 4:-7 5:-8
obj make N	0:-12 1:-11 2:-9 3:46 5:-10 8:-11
obj make Np	0:-12 4:21
obj make Ns	0:11 1:-10 3:-28 4:33 8:-6
obj make Nu	0:-16 3:53 4:-26 8:-6
obj make O	0:-14 1:-8 2:-6 3:8 4:31 5:-6 8:-10
obj make Op	3:9
obj make Os	0:6 1:-7 3:-14 4:19
obj make Ou	3:24 4:-10 8:-6
obj make U	0:30 2:-7 4:-7
obj make Uu	0:30 1:-9 2:-6 3:8 4:-7 8:-10
obj make h	2:21 3:-10 4:17 5:-8 6:-9
obj make none	0:7 2:-7 3:30 4:9 5:-8 6:-7 8:-9
obj make obj	3:25 4:-8
obj match	1:-11 2:-11 3:18 6:-7 9:11
obj match -	0:12 1:-11 2:-12 3:29 6:-6
obj match A	1:-15 2:-18 3:39
obj match Ap	0:10 1:-10 2:-12 3:20
obj match Au	0:6 1:-9 2:-7 3:17
obj match F	0:-15 1:-6 3:33 4:-10 6:-8 8:14
obj match Fp	0:12
obj match Fu	0:-20 3:-14 4:-12 6:-7 8:48
obj match O	0:-6 3:12 4:7 5:-6 6:-10 8:-9 9:22
obj match Op	0:-9 3:6 4:31 5:-8 6:-6 8:-11
obj match Ou	2:-6 3:12 4:-7 6:-8 8:-6 9:24
obj match U	0:34 3:-32 6:16 8:-7
obj match Up	0:21 3:-16
obj match Uu	0:17 2:-6 3:-23 4:-8 6:27
obj match at	3:-25 4:-6 8:32
obj match h	0:-18 2:-9 3:-35 4:-20 5:-8 6:34 9:41
obj match in	0:8 3:-24 4:35 5:-7 8:-11
obj match none	0:17 1:-9 2:-11 3:13 4:-6 8:-6 9:13
obj match obj	0:-22 1:-7 2:-7 3:39 4:-14 6:19 9:-6
obj match of	3:7
obj match with	0:-8 3:21
obj move	0:9 4:-14 5:12 7:-8 8:17 9:-6
obj move -	0:-23 1:10 2:8 6:12 7:-8 8:9 9:-6
obj move A	0:-10 1:11 2:-6 3:19 4:-29 5:10 6:-13 7:-11 8:18 9:-10
obj move Ap	0:-13 1:-6 2:7 5:23
obj move As	0:18 8:-14
obj move Au	2:-8 4:-27 6:-9 7:-9 8:34 9:-9
obj move F	1:-28 2:18 3:21 4:-26 5:-29 6:40 7:-9 9:-7
obj move Fp	0:-6 1:-8 2:43 4:-12 5:-22 6:-9 7:-6
obj move Fs	0:-7 1:-8 3:-19 4:-8 6:26 8:19
obj move Fu	0:13 1:-23 2:-21 3:20 4:-16 5:-14 6:22 8:16 9:-6
obj move H	0:-10 1:-16 2:-11 4:28 5:12
obj move Hu	0:-14 1:-21 2:-30 4:31 5:34
obj move N	0:15 1:-11 2:-12 3:9 4:-26 5:10 8:23
obj move Np	0:-11 2:-6 3:-13 4:-19 5:44 8:-7
obj move Ns	0:19 1:-18 3:-6 4:-15 5:20 8:7
obj move Nu	1:-9 2:-10 3:20 4:-20 5:-19 8:37
obj move O	0:6 3:-20 5:34 6:-9 7:-9 9:-6
obj move Op	0:-46 1:-23 2:23 3:20 4:-20 5:50 6:-16 7:-6 8:-14
obj move Os	0:23 1:27 2:-14 3:-21 4:-21 5:6 6:-11 7:-8 8:6
obj move Ou	0:15 2:-19 3:-41 4:22 5:23 7:-7 9:-7
obj move U	0:6 1:-11 3:-27 6:7 8:28
obj move Up	0:17 1:-8 2:-10 3:-16 5:29 8:-6
obj move Uu	3:-23 4:8 5:-20 6:9 7:-6 8:25
obj move V	0:25 1:22 2:-6 3:-14 4:-11 5:-10 6:-9
obj move Vp	0:-10 2:27 5:-10
obj move Vs	0:-8 1:20 2:-6 3:-7 8:10
obj move Vu	0:35 2:-9 4:-8
obj move at	0:-16 1:-12 2:-14 3:9 4:-32 5:-15 6:-7 8:67
obj move from	0:-9 1:-13 2:-14 3:-10 4:23 5:18 6:-6
obj move h	0:30 1:-20 2:-7 3:-9 4:-14 5:26 6:-13 7:-8 8:30 9:-7
obj move in	0:22 1:-12 2:-19 3:-10 4:-22 5:23 6:-9 7:-7 8:22
obj move none	0:7 4:-10 5:23 7:-8 8:-9 9:-7
obj move obj	1:-12 2:8 3:-13 5:8 6:-6 8:13
obj move of	0:-16 1:-14 2:-6 3:-28 4:-15 5:13 6:14 8:32
obj move to	0:26 2:-6 8:-11
obj move with	1:10 2:-25 3:-22 4:-16 5:-16 6:14 7:-6 8:43
obj over	1:-9 3:-13 4:-10 5:39 6:-8 8:22
obj over -	0:-27 1:-22 2:29 4:-20 5:-7 6:-12 7:-6 8:50 9:-8
obj over A	0:40 2:15 4:-6 5:-28 8:-9
obj over Ap	0:25 3:-7 5:-8
obj over F	3:-18 4:-6 5:36 8:-8
obj over Fu	0:9 3:-13 4:-6 5:28 8:-6
obj over N	0:-20 2:-10 3:-11 4:-11 5:13 6:-7 8:38
obj over Np	0:-11 2:-6 3:-10 4:15 5:46 8:-40
obj over Nu	0:-12 2:-6 3:-7 4:-18 5:-9 6:-6 8:48
obj over O	0:-10 1:-10 2:-11 3:-18 4:-11 5:32 6:-9 8:27
obj over Op	0:-20 1:-6 2:-8 3:-29 4:-8 5:17 6:-6 8:46
obj over Ou	1:-11 2:-10 3:29 4:-15 5:27 6:-9 8:-18
obj over U	0:-22 1:-11 3:20 4:-14 5:30 6:-11 8:9 9:-6
obj over Uu	0:-32 1:-10 2:24 3:-15 4:-16 5:32 6:-9 8:16 9:-7
obj over h	1:-6 3:-21 4:-14 5:61 6:-7
obj over none	1:-9 3:-17 4:-15 5:51 6:-7 8:22
obj over obj	0:-10 2:-13 3:11 5:24 6:-6
obj play	1:29 3:-6 6:-6 8:-6
obj play -	1:33 3:-7 4:-8
obj play A	1:20 2:-13 4:8 8:-6
obj play Ap	0:-7 1:-17 2:-23 3:20 4:37 9:-10
obj play As	1:29 2:-7
obj play Au	1:10 2:-7 3:-9 4:13 7:-6 8:-9 9:6
obj play F	0:-6 1:15 3:-17 4:-8 5:31 6:-13 8:-6
obj play Fs	0:6 1:19 3:-9
obj play Fu	2:10 3:13 4:-10 6:-15
obj play H	1:26 3:-10 4:-6
obj play Hp	0:19 1:-8
obj play Hs	1:26 2:-8
obj play Hu	0:-11 1:45 2:-20
obj play N	0:8 1:40 2:-6 3:-12 4:-16 5:-7 8:-7
obj play Ns	0:9 1:6 8:-8
obj play Nu	0:-6 1:33 2:-7 3:-14 4:-13 5:-6 8:6
obj play O	0:-12 1:14 2:23 4:-13 5:-16 6:-16 8:10
obj play Op	0:15 1:-30 2:33 3:20 4:-7 5:-18 6:-11 8:-18
obj play Os	0:-12 1:58 2:-8 3:-15 8:-15
obj play Ou	3:-29 4:-8 8:38
obj play U	0:17 1:15 3:-10 4:-9 5:-6 6:-7 9:-6
obj play Up	2:9
obj play Uu	0:38 1:-12 2:-7 3:-8
obj play V	1:20 3:-6 4:-6
obj play Vp	0:34 1:-9 3:-11 4:-6
obj play Vs	1:7
obj play Vu	0:-12 1:14 2:13
obj play at	0:21 1:-14
obj play h	0:8 1:-39 2:19 3:14 4:13 5:19 6:-19 7:-11 8:-18
obj play in	0:-24 1:-19 8:47
obj play is	1:17
obj play none	1:23 6:-6
obj push	1:-11 2:8 3:45 4:-12 5:-11 6:-9
obj push -	1:-11 3:38 5:-7 6:-9
obj push A	2:17
obj push F	0:-7 3:31 4:-8
obj push Fp	3:15
obj push Fu	3:19
obj push N	2:24 4:-11
obj push Np	0:18 4:-10
obj push O	0:8 1:-6 2:-7 3:42 4:-13 5:-8 6:-8 8:-9
obj push Op	0:-16 2:-7 3:55 4:-10 5:-10 6:-7 8:-8
obj push Ou	0:17 1:-6 3:29 4:-14 6:-8 8:-8
obj push U	0:-8 1:-15 2:13 4:23 5:-6 6:-6
obj push Uu	0:-35 1:-10 2:21 3:24 4:17 6:-6 8:-14
obj push V	0:13 2:-10 3:13 4:-7
obj push h	0:-20 2:23 3:30 4:-15 5:-7 8:-9
obj push none	0:-11 1:-7 2:20 3:43 4:-12 5:-9 6:-7 8:-12
obj push obj	0:16 1:-18 2:-10 3:34 4:-15
obj race	0:-14 1:31 2:15 3:-11 4:-6 8:-6
obj race -	1:36 2:-6 3:-8
obj race A	0:-11 1:29 2:6 3:-10
obj race Ap	0:-10 1:19 2:9 3:-10
obj race Au	1:30 2:-16
obj race N	0:18 1:-6 5:8 8:-7
obj race Nu	0:26 1:-8 5:-7 8:-8
obj race O	0:-14 1:32 3:-11
obj race Op	0:-20 1:49 3:-14 4:-6 5:-11 6:-6 8:-7
obj race V	0:6 1:13
obj race Vp	1:7
obj race Vu	0:-7 1:19
obj race at	1:26 2:-16
obj race h	0:-23 1:-25 2:57 3:-14 4:-13 5:18 8:-6
obj race in	0:15 1:6 2:-6 5:-6 8:-7
obj race none	0:-21 1:12 2:16 3:-10 4:-8 5:20
obj race of	1:47 2:-15 3:-8 4:-6 5:-9 8:-6
obj race vs	1:-28 2:32
obj race with	1:15
obj reach	2:-17 3:-13 4:44 5:-12 6:-8 7:11
obj reach -	0:14 3:-26 4:31 5:-10 6:-8 7:18 8:-18
obj reach A	0:-12 2:16 3:-25 4:-15 5:-9 7:46 8:-7
obj reach Ap	0:19 2:-22 4:10
obj reach Au	0:-15 1:7 2:14 3:-25 4:-18 5:-6 7:36 8:-6
obj reach F	0:-9 1:-6 2:-15 3:-15 4:61 6:-13 7:-6
obj reach Fp	0:9 3:-14 4:21 6:-6
obj reach Fs	8:6
obj reach Fu	0:-15 2:-12 3:-13 4:55 6:-8
obj reach H	0:-17 4:34 5:-6
obj reach Hu	0:-6 2:-22 4:33
obj reach N	3:-10 4:30 5:-13
obj reach Ns	0:-12 4:27 8:-6
obj reach Nu	0:7 3:-11 4:16 5:-12 6:-7 8:12
obj reach O	0:18 1:-9 2:-10 3:-6 4:49 5:-14 6:-11 7:-6 8:-20
obj reach Op	0:30 3:-35 4:21
obj reach Os	0:13
obj reach Ou	0:12 1:-10 2:-7 3:13 4:25 5:-12 6:-9 8:-18
obj reach U	0:-8 1:-8 2:-14 4:25 5:-9 6:-6 7:-6 8:17
obj reach Uu	0:-13 1:-7 2:-12 5:-8 6:-6 8:39
obj reach V	0:8 1:-7 2:-18 4:24
obj reach Vu	0:-10 1:-9 2:-11 4:42
obj reach at	0:26 3:-8 4:-12
obj reach h	0:11 2:-10 3:-13 4:39 5:-10 6:-7 7:-6
obj reach none	1:-10 3:-8 4:44 5:-11 6:-7 8:-6
obj reach obj	1:22 2:-43 4:42 5:-9 6:-8 8:-8
obj reach to	0:-6 2:-18 4:29
obj save	0:12 1:-17 2:-8 3:15 4:23 5:-7 6:-6 7:-8 8:7 9:-7
obj save -	1:-28 2:-17 3:47 4:-11 8:8
obj save A	1:-21 2:-23 3:21 4:42 5:-6 6:-6 7:-9 9:-8
obj save Ap	1:-19 2:-29 3:71 4:-23 8:-8
obj save As	3:-6 4:23
obj save Au	0:-6 1:-16 2:-14 3:-31 4:60 7:-11 8:9 9:-8
obj save N	0:7 2:28 4:-14 5:-6 8:-19
obj save Nu	0:-6 2:29 4:-11 8:-12
obj save O	0:22 3:-11
obj save at	2:-6 4:25
obj save from	0:19 2:13 4:-9 8:-14
obj save h	0:9 1:-14 2:-6 3:-8 4:39 5:-8 7:-9 9:-7
obj save none	1:-25 2:-17 3:27 4:19 5:-6 7:-8 8:14 9:-7
obj shoot	1:-9 2:18 3:-14 4:-7 5:-7 6:44 7:-6 8:-7
obj shoot -	1:-6 2:8 3:-18 4:-8 5:-7 6:42 7:-6 8:-8
obj shoot A	1:9 2:33 6:-21 7:-6 8:-7
obj shoot Ap	0:-16 2:40 6:-20
obj shoot As	0:8 1:7 6:-6
obj shoot Au	0:-6 1:15 2:8 6:-11
obj shoot F	0:-14 2:18 3:-21 4:-9 6:32 7:-6
obj shoot Fp	0:-6 2:-8 3:-18 6:43
obj shoot Fu	0:-16 2:12 3:-17 4:-10 6:36
obj shoot H	6:12
obj shoot Hp	2:-6 6:20
obj shoot Hu	0:8 2:7
obj shoot N	0:-12 3:-13 5:-6 6:38
obj shoot O	0:14 1:-13 2:-12 3:-14 5:-8 6:41
obj shoot Op	1:-9 2:-12 3:-11 6:36
obj shoot Ou	0:-9 6:23
obj shoot U	0:-18 2:-9 3:-8 6:47 8:-9
obj shoot Up	6:12
obj shoot Uu	6:23 8:-6
obj shoot at	2:13
obj shoot h	0:-6 1:-6 2:10 3:-19 4:-8 5:-8 6:55 7:-6 8:-7
obj shoot none	1:-7 3:-20 4:-9 5:-9 6:56 8:-6
obj shoot obj	0:-7 1:-8 2:8 3:-8 6:21
obj shoot with	1:36 2:-35 6:21 8:-6
obj sneak	1:-13 2:28 3:14 4:-12 5:12 7:-7 8:-12 9:-8
obj sneak -	0:-8 1:-20 2:41 4:-7
obj sneak A	0:-9 1:-16 2:43 3:17 4:-10 5:-7 7:-6 8:-10 9:-7
obj sneak Ap	1:-6 2:35 3:-7 4:-9
obj sneak Au	0:-10 1:-14 2:15 3:30 4:-6 7:-6 9:-6
obj sneak U	2:-6 3:-7 5:20
obj sneak Uu	2:-9 3:-10 5:31
obj sneak by	2:18
obj sneak h	1:-12 2:15 3:23 4:-11 5:9 7:-8 8:-13 9:-9
obj sneak in	0:-7 1:-11 2:55 3:-10 4:-13 8:-14 9:-6
obj sneak none	0:7 1:-16 2:16 3:10 4:-6 9:-6
obj steal	1:-7 2:6 3:20 4:8 5:-6 6:-10 9:-7
obj steal -	0:14 1:-12 3:12 4:21 5:-6 6:-12 8:-16
obj steal A	0:-17 2:18 3:32 4:-16 7:-6 8:-8
obj steal Ap	1:-7 2:8 3:22 4:-11
obj steal Au	0:-31 1:-44 2:41 3:41 4:-10 8:-6
obj steal F	0:22 1:-6 2:-12 3:29 6:-13 8:-7
obj steal Fp	2:-13 3:56 4:-19 6:-8 8:-6
obj steal Fs	0:-6 3:-34 4:43
obj steal Fu	0:28 2:-9 3:29 4:-18 6:-16 8:-6
obj steal O	2:-6 3:39 4:-9 5:-9 6:-7 8:-12
obj steal Ou	2:-9 3:41 4:-11 5:-7 6:-10 8:-12
obj steal U	2:-13 3:-24 4:14 8:30 9:-7
obj steal Uu	2:-15 3:-20 4:31 8:6
obj steal h	1:-7 3:20 4:-8 6:-9 8:10 9:-7
obj steal none	2:12 3:11 6:-9
obj steal obj	0:-7 2:-16 3:11 4:27 6:-11 8:-7
obj take	1:-6 3:22 5:-6
obj take -	0:13 1:-16 2:8 3:-13 4:31 5:-8
obj take A	1:-6 3:19 4:8 5:-7 6:-6 7:-7 9:-8
obj take Ap	0:15 1:-21 2:-29 3:44
obj take Au	0:-16 2:11 4:31 5:-8 6:-6 7:-7 9:-7
obj take F	0:11 1:-9 2:-6 3:27 4:-6
obj take Fp	0:-7 2:-8 3:38 4:-7 6:-6
obj take Fs	3:11
obj take Fu	0:20 1:-9 2:-7 3:20 8:-7
obj take H	0:45 1:-13 2:-12 3:-17 4:-9 5:20 6:-6
obj take Hp	1:-18 2:27 3:-26 4:-10 5:32 6:-6
obj take Hu	0:38 3:-24
obj take N	1:-7 2:10 3:24 4:6 5:7 6:-7 8:-30
obj take Np	2:23 3:19 4:-7 5:-17 8:-13
obj take Nu	0:15 1:-6 2:-10 3:18 5:12 6:-6 8:-28
obj take O	0:-15 1:-10 3:40 4:12 5:-11 6:-8
obj take Op	1:-7 2:-10 3:54 4:-15 5:-8 6:-8
obj take Os	0:9 1:-12 2:-6 3:32 5:-7 8:-18
obj take Ou	0:-32 1:-10 2:22 3:30 4:16 5:-13 6:-6 7:-6
obj take U	1:-6 2:-17 3:19 4:13 5:-7 6:-6
obj take Uu	1:-6 2:-15 3:11 4:11 5:-7 6:-7
obj take V	0:-11 2:-8 3:35 4:-9
obj take at	3:-34 4:40
obj take from	0:21 2:-13 3:21 4:-11 8:-11
obj take h	1:-9 3:45 4:-7
obj take in	0:-22 1:-10 3:-16 4:21 5:45 8:-28
obj take none	1:-9 3:30 5:-7
obj take obj	0:6 1:-8 2:-9 3:46 4:7 5:-10 6:-13 8:-12
obj take with	0:-12 1:17 3:-26 4:-7 8:26
obj throw	2:-11 3:-9 6:37 8:-8
obj throw -	0:17 1:6 2:-10 3:-12 5:-11 6:26 7:-6 8:-8
obj throw A	0:-12 1:7 2:-12 3:-21 4:46 5:-10 6:-20 7:18 8:-9 9:-8
obj throw Ap	0:-17 1:26 2:28 4:-14 6:-23
obj throw Au	0:7 1:8 2:-28 3:-15 4:29 5:-7 6:-19 7:24 8:-7 9:-6
obj throw F	0:16 1:-7 2:-6 3:-16 4:-6 6:37
obj throw Fp	0:20 1:-8 3:-8 4:-7 6:19
obj throw Fu	0:6 1:-6 2:-7 4:-11 6:32 8:-6
obj throw H	2:-26 5:-6 6:43
obj throw Hu	0:-7 2:-17 6:35
obj throw N	1:-6 3:13 4:-10 6:6
obj throw Np	0:17 1:-7 3:13 4:-8 6:-14
obj throw O	0:-13 3:-19 4:-15 5:9 6:45 7:-6 8:-11
obj throw Op	1:-13 2:-12 3:-7 4:-10 5:6 6:37 8:-8
obj throw Ou	0:-17 1:12 2:28 4:-21 5:-16 6:23 7:-6 8:-15
obj throw U	0:-12 1:-9 2:-12 3:-16 4:-9 6:60 8:-6
obj throw Uu	0:-6 1:-6 2:-12 3:-14 4:-9 6:54 8:-7
obj throw at	0:-15 1:-15 2:20 4:22 6:-12
obj throw h	0:-17 1:-10 4:-13 5:15 6:34 8:-9
obj throw in	0:12 4:-10 6:16 8:-13
obj throw none	2:-15 6:28 8:-8
obj throw obj	0:-16 2:-8 3:-23 4:-12 5:-6 6:63
obj throw of	0:-16 1:-12 2:-10 3:-10 4:-14 6:54 8:-8
obj touch	0:15 1:-9 3:-22 4:-18 5:32 6:8 8:-10
obj touch -	0:23 1:8 2:-11 3:-21 4:-11 5:23 6:-7
obj touch A	2:18 5:-8
obj touch Au	1:16 3:-6 5:-7
obj touch N	0:-44 2:35 4:-14 5:27 8:-6
obj touch Np	5:15
obj touch Nu	0:-30 2:36 4:-12 5:10 8:-9
obj touch O	0:-15 1:-6 3:-23 5:19 6:34 8:-8
obj touch Ou	0:-24 1:-8 3:-19 4:-7 5:38 6:20 8:-6
obj touch U	0:20 5:-11
obj touch V	0:40 1:-10 2:-9 5:-8
obj touch Vp	0:31 1:-6 2:-8 5:-10
obj touch h	1:-7 2:13 3:-13 4:-19 5:9 6:22 8:-8
obj touch none	1:-17 2:18 3:-27 4:-17 5:43 8:-12
obj touch obj	1:17 2:-11 3:-6 4:-14 5:18
obj touch with	0:8
obj victim	0:19 1:-15 2:28 3:-9 8:-8
obj victim -	0:-8 1:-6 2:26
obj victim A	0:14 1:-8 2:19 3:-9
obj victim Ap	1:-7 2:21 3:-7
obj victim from	0:20 2:9 3:-6 8:-6
obj victim h	0:25 1:-8 2:20 3:-12 8:-10
obj victim none	1:-11 2:33 3:-7
obj word:boss	0:-10 3:-7 4:-11 5:-10 6:9 7:39 8:-7
obj word:boss -	1:6 2:-19 3:10 4:-15 5:-12 6:-9 7:35
obj word:boss A	0:-10 1:-9 2:-15 3:-9 4:-10 6:16 7:37
obj word:boss As	2:-16 7:26
obj word:boss Au	0:-11 1:-7 2:9 3:-9 4:-12 7:32
obj word:boss F	0:-13 3:10 6:-8 7:12
obj word:boss Fp	0:-7 2:19 3:10 4:-8 6:-6 7:-9
obj word:boss U	0:21
obj word:boss Uu	0:20
obj word:boss h	0:-12 1:-20 3:-20 4:-8 6:9 7:46
obj word:boss is	0:-11 1:-16 2:-26 3:-6 4:-8 5:-9 7:61
obj word:boss none	1:6 2:-23 4:-10 5:-6 6:28 7:10 8:-6
obj word:bricks	0:7 2:-7 3:-8 4:31 5:-11 8:-10
obj word:enemy	0:-6 1:33 2:22 3:-13 4:-10 5:-10 7:-6 8:-8 9:-6
obj word:enemy -	0:-22 1:21 2:38 3:-17 4:-7 5:-6 8:-6
obj word:enemy A	0:-28 1:33 3:24 4:-7 5:-9 7:-7 9:-11
obj word:enemy Ap	0:-8 2:17
obj word:enemy Au	0:-10 1:41 2:-29 3:12 9:-6
obj word:enemy F	2:28 3:-16
obj word:enemy Fp	2:14
obj word:enemy H	2:20
obj word:enemy Hp	2:15
obj word:enemy O	0:6 1:17 2:6 3:-11 4:-6 5:-7 8:-6
obj word:enemy Op	1:27 2:-10 3:-8 8:-7
obj word:enemy Ou	2:10
obj word:enemy at	1:26 3:-7 4:-7 8:-9
obj word:enemy h	0:22 1:-10 2:18 4:-13 5:-8
obj word:enemy is	0:-8 1:-6 2:42 3:-17 4:-6
obj word:enemy none	1:21 2:24 3:-11 4:-11 5:-9 8:-6
obj word:goal	0:-16 2:17 3:-22 4:19 5:-12 6:-10 7:-6 8:-8 9:18
obj word:goal -	0:10 1:12 2:28 3:-19 4:-19 6:-6
obj word:goal A	0:-16 1:19 3:-8 4:-11 9:17
obj word:goal Ap	0:-12 1:25 2:-21 3:-6 4:-11 9:24
obj word:goal N	0:-12 4:10 8:9
obj word:goal Nu	0:-6 4:-6 8:21
obj word:goal O	0:-34 1:-12 2:33 3:-15 4:41 5:-13 6:-10 7:-7 8:-9
obj word:goal Ou	0:-24 2:12 4:32 5:-7
obj word:goal h	0:-31 1:-10 2:-22 3:-10 4:49 5:-14 6:-7 7:-6 8:6 9:21
obj word:goal is	0:-15 1:-7 2:13 3:-9 4:31 5:-6
obj word:goal none	1:14 2:-9 3:-8 4:-7 9:17
obj word:hero	0:-8 1:29 2:-12 4:-8 5:-11 6:14 7:-7 8:-6
obj word:hero -	0:7 1:24 2:-9 3:-14
obj word:hero A	1:31 2:-11 3:-6
obj word:hero As	0:-6 1:31 2:-12
obj word:hero Au	0:6
obj word:hero O	0:-19 2:-8 3:15 4:-6 5:-15 6:23 8:-6
obj word:hero Ou	1:-7 6:10
obj word:hero U	0:13
obj word:hero Uu	0:14
obj word:hero h	0:-17 1:-16 2:20 3:30 5:-11 6:-6
obj word:hero is	0:-8 1:36 2:-11 3:-11 6:-6
obj word:hero none	0:-8 1:-7 2:8 3:15 5:-10 6:16
obj word:item	2:-7 3:26 6:-8
obj word:item -	0:11
obj word:item F	0:-8 2:-14 3:43 4:-6 6:-11
obj word:item Fp	0:-8 2:-13 3:47 4:-12 6:-9
obj word:item O	0:15
obj word:item Op	3:7
obj word:item h	0:13 2:-13 3:28 4:-7 6:-11
obj word:item is	0:-7 2:-10 3:40 4:-8 6:-11
obj word:item none	3:6
obj word:obstacle	1:-14 2:27 3:-14 5:13 6:-10 8:-6
obj word:obstacle -	0:27 1:-19 4:9
obj word:obstacle F	2:23 4:-7
obj word:obstacle h	0:-7 2:22 3:-26 4:-6 5:24
obj word:obstacle none	2:21 6:-7
only	0:6 3:17 4:-8 7:-6
only A	0:-11 1:7 2:11 3:28 4:-8 5:-6 6:-6 7:-6 8:-8
only Ap	1:15 2:-7 3:24 4:-9 6:-8 7:-6 8:-7
only As	0:-8 1:30 2:-13 3:7
only Au	0:-7 2:26 3:14 4:-8 5:-7 7:-6 8:-9
only F	1:17 3:13 4:-11 5:-6 6:-11
only Fp	1:-9 3:32 4:-9 5:-6 6:-8
only Fs	0:-8 1:44 3:-24 6:-6
only Fu	0:7 2:-13 3:21 5:-6 6:-8
only H	1:-29 2:-15 3:48 5:13 6:-6
only Hp	0:11 1:-18 2:-43 3:41 5:14
only Hs	0:30 1:-23 2:-11 3:10
only Hu	0:-19 1:-15 2:40 3:-8
only N	0:6 1:-27 2:-8 3:13 4:29 5:9 6:-9 8:-10
only Np	0:-22 1:-19 3:62 4:-10 5:-10 6:-7 8:-13
only Nu	1:-26 2:-8 4:24 5:8 6:-6
only O	0:14 1:-25 3:11
only Op	0:-14 1:-19 2:-14 3:29 4:16 5:17 8:-12
only Os	1:9
only Ou	0:15 1:-36 2:18 3:-17 4:-16 5:-10 6:21 8:19
only U	0:8 1:-28 2:17 3:17 4:-6 8:-10
only Uu	1:-31 2:20 3:13 4:-7 5:-6 6:19 8:-13
only V	0:-23 1:9 2:-26 3:19 4:-9 6:34 8:-8
only Vp	0:-11 1:-16 2:-22 3:11 4:-6 6:39
only Vu	1:19 2:-6
os attack attack	0:-8 2:19 3:11 4:-10
os attack guard	1:22 2:-10 4:-7
os attack guard A	1:21 2:-6 4:-12
os avoid avoid	2:20 3:-6
os avoid avoid A	1:-6 2:12
os avoid avoid H	2:6
os avoid reach	5:21
os avoid reach O	2:-10 3:-11 5:33 8:-8
os avoid save	2:13
os avoid take	2:10
os bring bring	0:-6 1:11 4:7
os bring bring A	1:16 3:-6
os bring bring U	1:-6 4:22
os bring reach	1:16 3:10 4:-12
os bring reach A	1:20 3:-9
os bring reach F	3:19 4:-6
os chase chase	0:-6 1:36 2:-16 3:-7
os chase chase A	1:36 2:-26
os chase take	1:-6 2:35 3:-20
os eat eat	0:-7 3:42 5:-25 8:-8
os eat eat A	0:10 2:12 3:-16
os eat eat F	0:-6 1:-6 3:-18 4:36
os eat eat O	0:-7 2:-7 3:37 5:-18 8:-6
os fall hit	0:19 1:-11
os fall hit A	0:22 1:-13
os fall take	0:-12 1:45 2:-14 3:-11
os fall take A	0:-9 1:32 2:-8 3:-10
os fight save	1:-17 2:33 4:-7
os fight save A	0:-6 1:-18 2:38 4:-8
os guard guard	2:13
os guard guard A	2:9
os hit fall	0:-9 1:-6 2:-23 3:39
os hit hit	1:-7 3:19 6:-19 8:15
os hit hit O	0:-6 8:19
os hit move	1:-6 2:19 8:-6
os love take	0:27 1:-7 2:-7 3:-8
os love take A	0:25 1:-8 2:-7
os move avoid	0:11 1:14 8:-15
os move bring	0:13 1:-8 5:19 8:-16
os move move	1:26 2:-7 3:-7 4:-6 5:18 8:-26
os move move O	0:-11 1:30 2:-7 3:12 8:-22
os move move U	0:10
os move take	0:-10 1:-8 3:-9 4:20 8:16
os move take N	0:7 5:-9 8:13
os move throw	0:-10 1:-23 2:37 3:17 6:-18
os over move	0:-13 5:37 8:-18
os over move O	5:9
os over reach	5:-36 8:37
os over reach O	5:-34 8:37
os play avoid	2:-19 3:-21 4:48
os play avoid A	0:11 1:-34 2:-13 3:-21 4:52
os play chase	0:-7 1:7 2:16
os play chase A	0:-6 2:13
os play eat	1:10
os play eat A	1:8
os play move	1:13
os play move O	1:14
os play over	1:13
os play over A	1:6
os play play	0:-16 2:-11 3:31 8:-6
os play steal	0:24 1:-22
os play steal A	0:30 1:-26
os play take	1:12
os play take A	0:-14 1:21
os push push	0:-11 1:-7 2:21 3:-16 4:-8 8:23
os push push U	0:-18 1:-9 2:25 3:-16 8:22
os push reach	3:26 5:-8
os push reach O	3:29 5:-8
os reach avoid	0:-7 2:-6 3:-6 4:33 5:-6
os reach avoid N	0:-6 4:24
os reach reach	1:6 3:11
os save save	0:-12 1:-7 2:-13 4:20 7:-6 8:14
os save save A	0:-10 1:-9 2:-11 4:-7 8:31
os shoot move	0:-14 1:-6 2:-18 6:48
os shoot move F	6:11
os shoot shoot	0:-6 2:9 3:-13 6:22 8:-6
os sneak sneak	1:-7 2:40 3:-9 4:-10 8:-8
os sneak sneak A	1:-6 2:41 3:-9 4:-7 8:-9
os steal sneak	2:-24 3:34
os steal sneak A	2:-20 3:26
os take avoid	1:-8 3:34 4:-14
os take avoid F	3:16
os take avoid O	3:20 4:-8
os take chase	2:-22 3:30
os take chase A	2:-15 3:25
os take fall	0:-6 3:15
os take fall F	3:12
os take guard	1:-10 2:9 3:20 4:-6
os take guard O	3:14
os take take	0:-19 1:-22 2:30 3:11 4:21 5:-7 6:-7 8:-9 9:-6
os take take A	0:-24 1:-34 2:21 3:41 4:6 8:-8 9:-7
os take take F	0:8 1:-8 3:-8 4:22 6:-6
os take take O	0:-6 1:-9 3:33
os throw move	0:8 3:21 5:-6 6:-6 8:-6
os throw move F	0:26 3:-13 6:-6
os throw reach	0:-6 1:-7 2:-9 3:-14 6:38
os throw throw	0:-11 1:-10 2:-7 3:-6 4:28 6:18 8:-18
os throw throw A	0:-7 1:-8 4:30 6:-15
os touch touch	0:20 4:-6
os word:boss play	1:15
os word:enemy word:enemy	0:24 2:-14
os word:enemy word:enemy O	0:31 2:-20
os word:obstacle word:obstacle	0:13
p airplane	0:15 1:6 2:-12
p airplane h-	0:21 2:-10
p alien	0:9 1:-27 2:58 3:-16 4:-12 5:-6
p alien --	0:18 1:-26 2:31 4:-11
p alien h-	0:-11 2:48 3:-11 4:-7 6:-6
p alien p	2:24 5:-8
p alien u	1:-25 2:66 3:-13 4:-12 6:-7
p alien-monster	0:24 2:-17
p alien-monster u	0:25 2:-13
p anchor	3:-22 4:48 5:-12 8:-14
p anchor --	0:13 3:-16 4:14
p anchor h-	0:-18 4:48 5:-16 8:-8
p anchor u	0:-13 2:-7 3:-28 4:68 5:-9 8:-14
p ant	0:-7 1:26 2:14 3:-10 4:-11 8:-9
p ant --	0:-18 1:20 2:19 3:-8 5:-6 8:-7
p ant h-	0:14 1:-11 2:-16 3:22
p ant p	0:-6 1:-9 2:24 4:-9
p ant u	0:-9 1:50 2:-21 3:-7 8:-6
p archer	0:-11 1:45 2:-23 4:-8
p archer -e	0:-7 1:44 2:-25 4:-10
p archer p	0:-6 1:36 2:-17
p armadillo	1:7
p armadillo --	1:16 2:-8
p armadillo s	1:9
p articulated-lorry	1:-8 4:20
p articulated-lorry --	1:-6 4:19 8:-6
p artist	1:-9 2:26 3:-6
p artist --	0:10 1:-10 2:17 3:-7
p artist u	1:-12 2:30 3:-7
p artist-palette	0:9 3:-19 5:-10 6:-6 8:31
p artist-palette --	0:35 5:-9 8:-12
p artist-palette h-	0:-11 3:-11 6:-6 8:34
p artist-palette p	0:-15 3:-17 6:-6 8:41
p artist-palette u	0:33 5:-13 8:-11
p asteroid	0:6 2:-31 3:-16 5:46
p asteroid --	1:6 2:-12 5:15
p asteroid h-	0:20 2:-33 3:-19 5:38
p asteroid p	0:-15 1:-6 2:-31 3:-23 5:62
p asteroid u	0:14 1:9 2:-16
p astronaut	0:18 1:27 2:-14 3:-15
p astronaut --	1:37 2:-12 3:-6 8:-6
p astronaut s	1:10
p astronaut u	1:24 2:-11
p auto-rickshaw	0:-6 1:16
p auto-rickshaw --	1:10
p auto-rickshaw u	0:-6 1:14
p automobile	0:-11 2:31 4:-19 5:16 6:-7 7:-6 8:-8 9:-6
p automobile --	0:6 1:9 3:10 4:-12 6:-6 8:-16
p automobile h-	0:-18 2:29 4:-19 5:27 6:-8 7:-6 8:-6 9:-6
p automobile he	0:-12 1:-11 2:39 3:-6 4:-6
p automobile p	0:-10 1:-30 3:20 4:-14 5:50 6:-10 7:-6 8:-14
p automobile u	1:17 2:48 3:-8 4:-21 5:-11 6:-7 8:-11
p avocado	2:7
p avocado h-	2:17 3:-13
p avocado p	2:23 3:-18
p axe	1:-17 2:-7 4:-7 5:-8 6:52 8:-21
p axe --	0:-18 1:-17 2:-9 3:15 4:-10 5:-7 6:55 8:-21
p axe p	0:-15 1:-7 3:-33 4:-8 6:57
p axe u	0:33 1:-14 2:-6 3:-15 4:-11 6:29 8:-20
p baby	0:25 1:-42 2:-16 3:19 4:24 7:-6
p baby --	0:55 1:-41 2:-9
p baby u	0:43 1:-49 2:-13 3:22
p baby-chick	0:-16 1:-15 2:-25 3:-58 4:71 5:-9 7:-6 8:33
p baby-chick h-	0:-13 1:-19 2:-29 3:-26 4:18 5:-9 7:-7 8:57
p baby-chick u	0:-12 1:-15 2:-18 3:-27 4:28 5:-8 6:-6 8:41
p badger	0:8 1:-32 2:-37 3:-21 4:29 5:-12 6:-6 8:52
p badger --	0:-15 1:-13 2:-25 3:-16 4:17 8:47
p badger u	0:-18 1:-6 2:-40 3:-14 4:42 6:-16 7:-6 8:36
p bagel	0:33 1:-7 3:-11 4:-11
p bagel --	0:18 1:-6 3:-9 4:-6 6:9
p bagel u	0:32 3:8 4:-7 6:-19
p baguette-bread	0:21 1:24 3:-36 4:-16 6:15
p baguette-bread --	0:27 1:24 3:-44 4:-11 6:13
p baguette-bread p	0:8 1:-13 3:-13 4:-21 6:34
p baguette-bread u	0:8 1:39 3:-30
p balloon	0:-6 1:30 3:36 4:-9 5:-13 6:-21 8:-21
p balloon --	0:-20 1:64 2:-9 3:11 4:-9 5:-8 6:-33 8:-14
p balloon -e	0:-17 2:-9 3:43 4:-6 6:-6 8:-6
p balloon h-	0:12 2:17 3:-8
p balloon p	0:-16 1:-9 3:56 4:-10 5:-9 6:-22 8:-6
p balloon u	0:-6 1:71 2:-7 3:-27 5:-9 6:-16 8:-24
p banana	0:8 1:-26 2:-11 3:32 4:-13 5:18 8:-9
p banana --	0:14 1:-27 2:-16 3:40 4:-9 5:-7 8:-12
p banana h-	3:21
p banana p	0:-17 1:-13 2:-20 3:-22 4:-9 5:25 6:48 8:-8
p banana u	0:17 1:-31 3:54 6:-38
p barrel	0:-25 1:-9 3:-10 4:28 5:-9 6:-7 8:29
p barrel --	0:-36 1:-12 2:-7 3:-12 4:24 5:-15 6:-10 8:49
p barrel p	0:-34 1:-12 2:-9 3:-11 4:10 5:-16 6:-11 8:53
p basket	0:-17 1:21 2:-18 3:-17 4:36 5:24 6:-19 7:-8 8:-21 9:-6
p basket --	0:7 1:39 2:-19 4:12 5:-10 6:-21 7:-8 8:-30
p basket h-	0:-22 1:-10 2:-7 3:-22 4:10 5:47
p basket p	0:-17 1:-6 4:23 5:-9 8:12
p basket s	0:10 1:28 2:-6 3:-12 5:-6 6:-14 8:-12
p basket u	0:-34 1:17 2:-11 3:-22 4:15 5:44 6:-7 8:-20
p basketball	0:10 1:-16 3:-15 6:28 8:-7
p basketball --	0:11 1:-9 3:-8 6:13
p basketball u	0:7 1:-12 3:-7 6:20
p bat	0:-29 1:11 2:82 3:-44 4:-15 5:-9 7:-10 8:-8 9:-10
p bat --	0:-11 1:52 2:-28 3:-14
p bat h-	0:-9 2:38 3:-18 5:-6
p bat he	0:-17 1:-21 2:63 3:-17 4:-6 7:-6 9:-6
p bat p	0:-11 1:-28 2:57 3:-22 4:-6
p bat s	0:-7 1:32 2:-17 3:-6
p bat u	0:-9 1:-19 2:50 3:-16
p battery	0:24 4:-6 5:-7
p battery h-	0:15 2:-6
p battery p	3:9
p battery u	0:31 1:-6 3:-14
p beach-with-umbrella	0:-12 1:-8 2:-7 3:-15 5:49 8:-12
p beach-with-umbrella --	1:-8 5:26 8:-6
p beach-with-umbrella p	0:-12 1:-7 2:-6 3:-9 5:44 8:-10
p bear	0:-27 1:60 2:-14 4:-14 5:-7 6:-6 7:9 8:-8 9:-6
p bear --	0:-15 1:65 2:-14 3:-23 4:-6 7:-6 8:-6
p bear -e	2:-9 4:-6 7:27
p bear h-	0:-17 1:-26 2:10 3:41 4:-9
p bear p	0:-17 1:15 2:13 3:-7
p bear s	0:-6 1:19 2:-7 3:-8 7:11
p bear u	0:-12 1:48 2:-23 3:13 4:-15 7:-6 8:-6
p beaver	0:-14 1:-21 2:-8 3:42 8:-8
p beaver --	0:-16 1:-47 2:29 3:42 8:-12
p beaver u	0:-10 1:-50 2:36 3:30 8:-7
p bed	0:-31 1:-15 2:-8 3:-27 4:-16 6:-8 8:74
p bed --	0:-34 1:-19 2:-8 4:-12 6:-6 8:64
p bed u	0:-43 1:-6 2:-8 3:-23 4:-15 6:-11 8:79
p beer-mug	0:8 3:-44 6:-9 8:51
p beer-mug --	3:-17 6:-7 8:35
p beer-mug u	0:6 1:-7 3:-43 6:-9 8:49
p beetle	1:-6 2:54 3:-38 4:-15 5:-9 6:-7 7:20 8:-10 9:-6
p beetle --	0:-9 1:-36 2:67 3:-19 8:-6
p beetle -e	0:-6 1:36 2:-8 3:-6 4:-6 7:-6
p beetle h-	0:7 1:-8 2:35 3:-14 4:-7 5:-7 8:-6
p beetle p	0:11 1:-27 2:68 3:-38 4:-9 5:-8 8:-7
p beetle s	0:-9 1:17 2:-22 3:-6 4:-6 7:30
p beetle u	0:-8 2:21
p bell	0:42 1:-17 3:-26 5:-7 6:-29 8:36
p bell --	0:25 3:-6
p bell he	0:20 3:-10 6:-6
p bell p	0:38 3:-22
p bell u	0:12 1:-21 3:-12 4:-7 6:-22 8:40
p bell-pepper	3:11
p bell-pepper --	0:-6 3:24 8:-7
p bellhop-bell	4:26 8:-7
p bellhop-bell u	3:-10 4:32 8:-8
p bento-box	0:27 3:-18
p bicycle	2:-7 4:44 6:-6 8:-23
p bicycle --	0:-18 1:16 2:-15 3:6 4:38 6:-6 8:-23
p bicycle h-	0:26 1:-18 2:8 4:-8
p bicycle p	0:-15 1:-17 3:11 4:22
p bicycle s	1:16 4:-9 8:-6
p bicycle u	0:-12 1:20 2:-10 3:-13 4:25 8:-12
p bird	0:-7 1:-47 2:57 3:27 6:-8 7:-8 8:-11 9:-7
p bird --	1:-54 3:41 4:17 5:14 6:-8 7:-8 8:-15 9:-7
p bird h-	1:-20 2:58 4:-15 5:-8 8:-6
p bird he	0:-20 2:47 3:-17
p bird p	1:-29 2:36 4:18 5:-7 8:-7
p bird s	0:-7 1:6 2:26 3:-14 4:-7
p bird u	0:7 1:-70 2:38 3:36 4:-17 5:22 6:-9 7:-8 8:-11 9:-7
p birthday-cake	0:24 1:-11 2:-13 4:10 5:-8 6:-18 7:-10 8:11
p birthday-cake --	0:36 1:-7 2:-12 3:-36 5:-6 6:-10 8:29
p birthday-cake he	1:-8 3:25 4:11 5:-10 6:-12 7:-7
p birthday-cake p	0:20 2:-6 3:-32 4:19 8:7
p birthday-cake s	0:-11 1:-6 3:43 5:-10 6:-12 7:-10
p birthday-cake u	0:26 1:-6 3:-31 4:24
p bison	1:-11 2:26 6:-8
p bison u	0:8 1:-10 2:26 3:-6 6:-9
p black-nib	0:26 3:-8
p black-nib u	0:27 2:-6 3:-6
p blackbird	0:-24 1:-39 2:70 3:9 4:12 6:-9 8:-6
p blackbird --	0:-21 1:-56 2:60 3:36 5:-7 6:-13 7:-6 8:-9 9:-6
p blackbird h-	0:-20 1:-7 2:72 3:-24 4:-9
p blackbird p	0:-20 1:-27 2:57 3:-18 4:24 6:-6 8:-6
p blackbird u	0:-13 1:-36 2:52 3:41 4:-13 5:-8 6:-8 7:-9 8:-8 9:-6
p blossom	1:-21 2:16 3:40 4:-34 5:-11 6:15 8:-34 9:19
p blossom --	0:-24 1:-24 2:-12 3:70 4:-25 5:-14 6:18 8:-25
p blossom h-	0:13 2:45 3:-6 4:-27 6:-8 8:-19
p blossom he	0:-15 2:-17 3:-10 4:-10 5:-11 6:23 8:-7 9:34
p blossom p	0:7 1:-20 2:19 3:9 4:-32 6:33 8:-24
p blossom s	0:-6 3:30 8:-13
p blossom u	0:-7 1:-19 2:10 3:50 4:-32 5:-18 6:7 8:-29 9:21
p bomb	0:-10 1:-15 2:8 3:-18 4:-10 5:-15 6:51 8:-7
p bomb --	1:-12 2:28 3:-21 4:-9 5:-11 6:25
p bomb h-	0:-10 2:-11 5:-9 6:43
p bomb p	0:-9 1:-9 2:6 3:-17 4:-8 5:-8 6:35
p bomb u	0:-13 1:-11 2:39 3:-18 4:-6 5:-8 6:19
p bone	0:-19 1:-8 2:-17 3:56 4:-20 5:-13 6:-9 7:29 8:-15
p bone --	0:-6 2:-8 3:46 4:-13 5:-6 8:-13
p bone h-	0:-7 3:25
p bone he	0:-18 2:-10 3:21 4:-10 5:-6 6:-6 7:28
p bone p	0:-19 3:30
p bone u	0:12 2:-7 3:44 4:-17 5:-11 6:-7 8:-16
p bookmark-tabs	0:-9 3:22
p bookmark-tabs --	0:-19 3:36 8:-11
p bookmark-tabs u	0:-17 1:-6 3:43 6:-7 8:-15
p books	0:18 3:-19 5:-6 6:18
p books p	0:31 3:-22 6:7
p bottle-with-popping-cork	0:7 1:-11 2:-11 3:25 4:-11 5:19 6:-12 8:-10
p bottle-with-popping-cork --	0:-7 1:-7 2:-7 3:15 4:-9 5:26 6:-6 8:-8
p bottle-with-popping-cork h-	0:12
p bottle-with-popping-cork p	0:15 1:-7 2:-8 4:-8 5:25 6:-7 8:-7
p bow-and-arrow	0:32 1:-6 3:-6 6:-9
p bow-and-arrow --	0:26 6:-8
p bowl-with-spoon	0:-12 1:-8 2:-6 3:34
p bowl-with-spoon u	0:-9 1:-10 3:33
p boy	0:48 1:-62 3:-19 4:52 5:-6 7:-6 8:-11 9:-7
p boy --	0:10 1:-62 3:-18 4:61 8:-7
p boy h-	0:55 1:-9 2:-36 3:-13 4:12 8:-6
p boy p	0:58 1:-19 2:-31 3:-14 4:13
p boy s	0:13 1:-26 2:24
p boy u	0:12 1:-31 2:-20 3:-10 4:44
p bread	0:-17 1:-6 2:18 3:11 4:-12 5:-6 6:16 7:-6 8:-7
p bread --	0:-10 2:-12 3:40 4:-6 6:-7
p bread h-	0:-14 2:47 3:-29 4:-8 6:8 7:-6
p bread u	0:-20 2:28 3:21 4:-12 5:-6 7:-7 8:-8
p brick	1:-23 2:-14 4:35 5:36 6:-21 7:-7 8:-18 9:-6
p brick --	0:-7 1:-32 2:33 4:9 5:-11 6:-14 8:8
p brick h-	0:11 1:-10 2:-48 3:-34 4:45 5:59 6:-16 8:-21
p brick p	0:-17 1:-18 2:-35 3:-25 4:52 5:52 6:-16 8:-15
p brick u	0:10 1:-28 2:45 4:8 5:-21 6:-14 8:-10
p broccoli	0:-7 1:-12 2:48 3:-21 4:-8 6:-6
p broccoli --	1:-13 2:31 3:-13
p broccoli p	2:36 3:-16 4:-6
p broom	0:31 1:-14 2:7 4:-16 5:-18 6:17 8:-6
p broom --	0:39 1:-15 3:8 4:-11 5:-8 6:-6 8:-8
p broom h-	0:26 2:18 3:-10 4:-10 5:-9 6:-11
p broom he	0:19 2:-7 3:-28 4:-7 5:-9 6:33 8:-9
p broom p	2:16 3:-6 5:-6
p broom s	1:-6 4:-7 5:-6 6:-8 8:29
p broom u	0:52 1:-8 3:-6 4:-12 5:-8 6:-10 8:-12
p bubble-tea	0:20
p bubble-tea --	0:17 1:-6 3:11 6:-6
p bubble-tea u	0:15 1:-6 3:12 6:-6
p bubbles	0:37 1:-8 3:9 5:-9 6:-12 8:-9
p bubbles --	0:12 1:-10 3:27 5:-7 6:-12 8:-7
p bubbles u	3:39 5:-22 6:-11 8:-9
p bucket	1:-25 2:-10 3:26 4:18 5:24 6:-11 8:-30
p bucket --	1:-20 2:-6 3:25 4:8 5:24 6:-8 8:-20
p bucket h-	0:-12 5:24
p bucket he	0:21 3:-11
p bucket p	0:-9 5:26 8:-7
p bucket u	0:12 1:-18 2:-9 3:39 4:-6 6:-7 8:-17
p bug	0:18 2:17 4:-11 8:-7
p bug --	0:10 3:12 4:-13
p bug p	1:-46 2:-14 3:54
p bug s	0:8 1:18 2:-11 3:-7
p bug u	0:-7 1:29 2:29 3:-39 4:-9
p bullseye	0:25 1:-6 3:-12
p bullseye --	0:23 3:-11
p bus	0:19 2:-7
p bus h-	0:26 4:-12
p butterfly	0:-15 1:-32 3:17 4:-18 5:-6 7:49 8:-8 9:-7
p butterfly --	1:-9 2:21 3:-6
p butterfly h-	0:-18 1:-17 2:35 3:14 4:-11 7:-7
p butterfly p	0:-24 1:-22 2:30 3:24 4:-10
p butterfly u	0:-18 1:-16 3:-14 4:-11 7:48
p cactus	0:-24 1:24 3:-25 4:-28 5:71 6:-12 8:-26
p cactus --	0:-6 1:17 2:51 3:-24 4:-18 5:-20 6:-7 8:-17
p cactus h-	0:-26 2:-30 3:-9 4:-19 5:91 6:-6 8:-19
p cactus p	0:-13 2:-16 3:-17 4:-10 5:59 8:-15
p cactus u	0:-27 1:25 2:24 3:-27 4:-40 5:61 6:-15 7:-6 8:-33 9:-6
p camel	0:7 1:43 3:-19 6:-12 8:-6
p camel --	0:12 1:34 3:-24 4:-6 6:-12 8:-7
p camel p	0:10 1:-36 2:37 3:-6
p camel s	1:23 2:-8
p camel u	1:68 2:-27 3:-20 4:-6 6:-8 8:-6
p candle	0:-15 2:20 3:14 8:-8
p candle p	0:-19 2:46 3:-16 8:-9
p candy	0:-8 1:-21 2:-9 3:72 4:-16 6:-21
p candy --	1:-21 2:-10 3:70 4:-16 6:-20
p candy p	1:-9 3:32 4:-7 6:-8
p candy u	0:-21 1:-21 2:-10 3:80 4:-12 6:-19
p canned-food	0:-20 1:-8 2:-11 4:31 5:-7 6:15 8:-6
p canned-food --	0:-11 1:-6 2:-6 3:-7 4:33
p canned-food -e	0:-8 3:-8 4:-6 6:31
p canned-food p	0:-8 3:22
p canned-food u	0:-19 1:-7 2:-11 3:-6 4:22 6:28
p cannon	0:11 1:41 3:-11 6:-16 8:-13
p cannon --	0:-12 1:37 3:-9 8:-8
p cannon u	0:-15 1:39 3:-11 8:-7
p cannonball	0:17 3:-10 6:17 8:-6
p canoe	0:35 1:-26
p canoe --	0:39 1:-29
p canoe u	0:19 1:-14
p capybara	0:21 1:7 2:-14 3:-6
p capybara --	1:22 2:-10
p capybara p	0:17 1:17 2:-23
p capybara s	0:-11 1:28 2:-7
p card-file-box	0:-6 1:-25 3:19 4:-18 6:-9 8:33
p card-file-box --	0:-38 1:-23 3:31 4:-18 6:-6 8:40
p card-file-box p	0:-8 3:32 4:-15 8:-7
p card-index-dividers	0:31 3:-28
p card-index-dividers --	0:35 3:-32
p card-index-dividers p	0:29 3:-26
p carrot	2:-6 3:48 4:-15 5:-7 6:-9 8:-9
p carrot --	1:11 2:-10 3:32 4:-10 6:-16 8:-6
p carrot h-	2:-7 3:48 4:-16 5:-12 6:-6 8:-6
p carrot p	1:-18 2:11 3:48 4:-15 5:-12 6:-12
p carrot s	0:-7 1:24 8:-6
p carrot u	3:42 4:-13 6:-9
p castle	0:28 1:-16 2:-14 3:-19 4:24 5:-12 6:-8 8:18
p castle --	0:15 1:-29 2:-11 3:-21 4:36 5:-14 8:15
p castle -e	4:33 8:-18
p castle h-	1:-6 2:-13 3:-14 4:-17 5:-15 6:-7 8:60
p castle he	0:43 8:-27
p castle p	0:15 2:-8 3:-7 4:10
p castle s	0:15 1:-10 3:-15 4:-7 5:-11 8:30
p castle u	0:32 1:-25 2:-14 3:-13 4:25 5:-11 6:-6
p cat	1:27 3:12 7:-7 8:-10 9:-7
p cat --	0:-16 1:26 3:30 4:-11 7:-6 8:-8
p cat -e	0:-20 1:94 2:-50 3:-21 4:-9 7:-7
p cat h-	0:7 1:-17 2:39 3:-6 7:-6 8:-10 9:-8
p cat he	0:28 1:-6 2:-15
p cat p	0:-25 1:11 2:7 3:20 4:13 5:-6 7:-6 8:-9 9:-8
p cat s	0:-22 1:65 2:-16 3:-10 7:-7
p cat u	0:14 1:24 2:17 3:-12 4:-18 7:-6 8:-13 9:-7
p catapult	0:-7 1:26 8:-7
p catapult --	1:29 3:-7 6:-7 8:-14
p cauldron	0:23 4:-7
p cauldron --	0:31 3:-7 4:-9 8:-7
p cauldron u	0:38 3:-9 4:-10 8:-8
p cave-goblin	0:-7 1:-11 2:40
p cave-goblin --	0:-10 1:-12 2:42 3:-9
p cave-goblin h-	2:21
p cave-goblin p	1:-10 2:29
p cave-goblin u	0:-6 2:24
p chains	0:-12 1:-6 3:44 4:-6 8:-13
p chains --	0:-12 1:-6 3:34
p chair	1:-10 2:-19 3:-8 5:-7 8:38
p chair --	0:-23 2:-16 3:-7 5:-8 8:50
p chair u	1:-9 2:-16 3:-8 8:36
p chart-increasing	0:11 1:-8 2:-6 3:-28 5:36
p chart-increasing --	0:16 3:-8
p chart-increasing u	0:30 1:-7 3:-15
p cheese-wedge	1:-24 2:-13 3:40 4:15 5:-6
p cheese-wedge --	0:-16 1:-39 2:-13 3:63 4:13 5:-6 6:-25 8:17
p cheese-wedge -e	0:13 1:-11 3:-32 4:49 6:-6
p cheese-wedge h-	0:-16 2:-9 3:32 4:-12 6:16 9:-6
p cheese-wedge he	0:9 2:-14 3:47 4:-21 6:-10
p cheese-wedge p	0:17 1:-7 2:-8 3:16 4:-7 6:-7
p cheese-wedge s	0:-10 1:-18 6:-6 8:32
p cheese-wedge u	0:-15 1:-14 2:-13 3:37 4:22 8:-9
p cherries	0:-8 2:-7 4:25 8:-9
p cherries -e	3:17 4:-11
p cherries h-	6:8
p cherries p	3:6 4:7 8:-7
p chess-pawn	0:8 1:-10 3:10
p chess-pawn --	1:-7 3:10
p chess-pawn u	0:14 1:-14 3:8
p chestnut	0:-27 1:-16 2:-20 3:36 4:-14 5:-9 6:52 7:-6 8:-10 9:-6
p chestnut --	0:-26 1:-16 2:-16 3:19 4:-8 6:38 8:-7
p chestnut h-	0:-15 3:32 4:-17 5:-8 6:19 8:-11
p chestnut p	0:-15 1:-9 2:-11 3:39 4:-14 5:-11 6:19 8:-6
p chestnut u	0:-20 1:-7 2:-10 3:37 4:-8 6:16 8:-8
p chicken	0:-26 1:21 2:-23 3:-9 4:-14 5:-8 6:-8 7:-9 8:57 9:-9
p chicken --	0:-7 1:17 2:-8 3:-37 4:-11 5:-6 6:-7 7:-7 8:43 9:-6
p chicken -e	1:23 2:-8 4:-6
p chicken h-	0:-8 1:38 2:-47 3:30 4:-7 8:-6
p chicken p	0:-11 1:26 2:-52 3:6 4:-13 5:-6 6:-6 7:-7 8:45 9:-7
p chicken s	0:-10 1:36 2:-13
p chicken u	0:-10 2:-14 4:-9 8:37 9:-6
p child	0:50 1:-12 2:-11 3:-10 4:-10
p child --	0:46 1:-17 2:-11 3:-8 4:-7
p child -e	0:-6 1:23 4:-7
p child s	1:16
p child u	0:50 1:-22 2:-13 3:-8 4:-6
p chipmunk	0:-17 1:53 3:-14 4:-6 8:-9
p chipmunk --	0:-10 1:47 2:-14 3:-9 8:-6
p chipmunk p	0:-11 2:25
p chipmunk s	1:14
p chipmunk u	0:-9 1:44 2:-15 3:-10
p chocolate-bar	0:-6 3:24 4:-8
p chopsticks	0:-14 1:-9 2:35 3:-12 4:-11 5:32 6:-15 8:-14
p chopsticks h-	0:-11 2:36 3:-25 4:-6 5:21 6:-6 8:-9
p chopsticks p	0:-8 2:34 5:-13
p chopsticks u	0:-12 2:-11 3:-14 4:-9 5:55 6:-15 8:-8
p christmas-tree	0:-17 4:28
p christmas-tree --	0:-17 4:29 8:-7
p christmas-tree u	0:-27 1:-7 3:6 4:36 8:-8
p cityscape-at-dusk	0:15 4:10 8:-7
p cityscape-at-dusk h-	0:10 4:8
p cityscape-at-dusk u	0:6 3:-6 4:21 8:-8
p closed-mailbox-with-lowered-flag	0:15 3:-8
p closed-mailbox-with-lowered-flag --	0:20 3:-10
p closed-mailbox-with-lowered-flag u	0:31 3:-15
p closed-umbrella	3:-52 4:-12 6:21 8:46
p closed-umbrella h-	0:11 3:-27 8:28
p closed-umbrella u	0:8 1:-8 3:-45 4:-12 6:18 8:43
p cloud	0:-25 1:-12 2:57 3:-46 5:-35 6:-13 7:-6 8:47
p cloud --	2:29 3:-15 4:-13
p cloud h-	0:-31 1:-6 2:19 3:-24 4:41 5:-41 6:-9 8:43
p cloud p	0:-21 2:8 3:-21 4:24 5:-60 6:-6 8:64
p cloud u	0:-9 1:10 2:26 3:-35 4:-14 6:-9 8:26
p cloud-with-rain	0:29 2:23 3:-10 4:-11 5:-12 6:-10 8:-11
p cloud-with-rain h-	0:30 2:6 4:-10 5:-8 8:-10
p cloud-with-rain u	0:19 2:20 3:-10 4:-8 5:-8 6:-11
p clown-face	0:-19 1:40 2:25 3:-12 4:-13 6:-14 8:-7
p clown-face --	0:-18 1:35 2:23 3:-14 4:-9 6:-12
p clown-face p	0:-19 1:9 2:39 3:-15 4:-9
p clown-face u	0:-10 1:43 3:-7 6:-15
p club-suit	2:-7 3:-10 4:-6 5:-10 6:42 8:-12
p club-suit u	0:-21 2:-8 3:-20 4:-13 5:-7 6:57 8:-11
p cockroach	0:22 1:-16 2:12 3:-8
p cockroach --	0:27 1:-20
p cockroach p	0:14 1:-12 2:10
p coconut	0:-10 3:-14 4:-8 6:40
p coconut h-	0:-12 1:-6 2:7 3:-16 4:-9 5:-6 6:39
p coconut p	0:-6 2:27 3:-10 4:-7
p coconut u	0:-10 3:-7 4:-6 6:36
p coin	0:19 1:-16 2:-13 3:69 4:-18 5:-20 8:-18
p coin --	0:21 1:-29 3:60 4:-14 5:-6 6:-11 8:-22
p coin h-	2:-7 3:43 4:-11 5:-12 6:-6 8:-7
p coin he	0:-16 2:-13 3:66 4:-14 5:-20 6:-6 8:-15
p coin p	0:9 1:-9 2:-9 3:25 4:-10 5:-13 6:16 8:-13
p coin u	0:14 1:-13 2:-10 3:65 4:-24 5:-15 6:-17 8:-20
p comet	0:16 2:-52 3:-6 4:-6 5:30 6:28
p comet --	0:14 2:-8
p comet h-	0:22 1:-6 2:-65 4:-7 5:45 6:21 9:-6
p comet he	0:-6 2:-12 6:32
p comet p	0:-21 1:-6 2:-16 3:-7 5:26 6:30 8:-7
p comet u	0:36 2:-43 5:14
p construction-worker	0:-12 1:47 2:-26 3:-12
p construction-worker --	0:15 1:12 2:-13 3:-8
p construction-worker u	0:-8 1:41 2:-26 3:-8
p convenience-store	0:39 3:-11 8:-13
p convenience-store --	0:28 3:-6 4:-6 8:-7
p convenience-store p	3:-12 4:26
p convenience-store u	0:43 3:-6 4:-11 8:-12
p cook	0:-23 1:21 3:6 4:-11 7:-6 8:16
p cook --	0:-26 1:32 2:-36 3:13 4:-12 8:32
p cook h-	0:-6 1:-14 2:31
p cook p	0:10
p cook s	0:-17 2:-9 3:32 4:-6 8:-6
p cook u	0:-25 1:34 2:-17 3:-23 4:-9 5:-6 8:38
p cookie	0:14 1:-9 2:-14 3:-12 4:10 5:-7 6:31 8:-8 9:-6
p cookie --	0:21 1:13 3:-11 4:-8 8:-10
p cookie -e	0:-20 1:-8 3:36 4:-17 6:20 8:-9
p cookie h-	0:8 2:-6 3:-19 6:37
p cookie he	1:-6 2:-7 3:-14 4:32
p cookie p	0:21 1:-12 2:-12 4:20 5:-7
p cookie s	0:-12 3:27 6:-8 8:-7
p cookie u	1:-14 2:-13 3:-26 4:-13 5:-6 6:67 8:-9
p coral	0:22
p couch-and-lamp	1:-8 3:29 5:-30 6:-10 8:23
p couch-and-lamp --	0:7 1:-7 3:12 5:-34 6:-9 8:33
p couch-and-lamp p	0:-10 3:8 5:-49 8:56
p couch-and-lamp u	3:13
p cow	0:11 1:-6 2:-48 3:18 4:-14 5:59 6:-8 7:-9 8:-15 9:-10
p cow --	0:29 1:25 2:-29 3:-6 4:-10 8:-8
p cow -e	0:-28 2:-12 3:46 4:-7
p cow h-	1:-17 2:-10 3:-20 5:56 7:-6 8:-8 9:-9
p cow p	0:21 1:14 2:-26 3:-6 5:14
p cow s	0:15 1:-19 2:20 3:-6
p cow u	2:-44 3:33 4:-15 5:26 8:-11
p cowboy	0:-9 1:28 2:-11
p cowboy --	0:-19 1:42 2:-19
p cowboy p	1:19 2:-11
p cowboy u	0:-10 1:15
p crab	0:-30 1:-15 2:7 3:54 4:-17
p crab --	0:-32 1:-26 2:8 3:62 4:-12 8:-6
p crab h-	2:17
p crab p	0:-32 1:-55 2:12 3:80 4:-19
p crab u	0:-7 1:15 2:-25 3:28
p crate	0:-16 2:-7 3:11 4:25 5:-6
p crate --	0:-9 3:19
p crate u	4:8
p crocodile	0:-38 1:-13 2:82 3:-29 4:-8 8:-7
p crocodile --	0:-32 2:67 3:-22 4:-9 8:-7
p crocodile h-	0:-18 1:-13 2:51 3:-15
p crocodile p	0:-18 1:-15 2:46 3:-8
p crocodile u	0:-26 2:50 3:-13
p croissant	0:6 1:7 3:23 6:-30
p croissant --	0:13 1:8 3:20 6:-31
p croissant p	0:-6 3:40 6:-29
p crown	0:-19 1:-20 3:15 4:-15 5:46 6:-11 8:-8
p crutch	1:-6 3:-15 6:40 8:-14
p crutch u	0:-7 3:-15 4:-6 6:42 8:-16
p crystal-ball	0:-13 3:25
p crystal-ball p	3:8
p cucumber	1:19 2:-9 3:7 4:-6 6:-10
p cucumber --	0:-7 1:16 2:-12 3:11
p cucumber u	0:17 1:32 2:-16 3:-8 4:-7 6:-14
p cupcake	3:6
p cupcake --	3:13
p cupcake p	3:7
p cyclone	0:19 2:-12 3:-10 4:-8 5:29 6:-12 8:-13
p cyclone h-	3:-6 4:-10 5:25 8:-6
p dagger	0:-11 1:-13 3:-7 5:7 6:27
p dango	1:10 2:-7 3:37 4:-10 6:-11 8:-13
p dango --	1:14 2:-7 3:27 4:-9 6:-7 8:-9
p dango u	0:18 3:14 4:-7 6:-9
p deer	0:12 1:-31 3:26
p deer --	0:18 1:-36 2:28
p deer u	0:-14 1:-26 3:38
p delivery-truck	0:-29 2:7 3:-24 4:50 5:-15 6:-8 7:-7 8:10 9:-7
p delivery-truck --	0:-32 2:-12 4:27 5:-6 8:25
p delivery-truck h-	0:9 2:11 3:-16 4:31 5:-18 6:-6 7:-6 8:-12
p delivery-truck p	2:19 3:-17 4:19 5:-12
p delivery-truck s	0:9 2:-6 4:-13 8:17
p delivery-truck u	0:-35 2:8 4:47 5:-16 6:-7 7:-6 8:-11
p desert	0:46 1:-9 4:-10 5:-8 8:-13
p desert --	0:11 8:-6
p desert h-	0:27 5:-8 8:-7
p desert u	0:38 1:-6 4:-6 5:-8 8:-13
p desktop-computer	2:26 3:-15
p desktop-computer --	0:-11 2:41 3:-29
p desktop-computer u	2:38 3:-29
p detective	0:34 1:-23 2:7 3:-6
p detective --	0:59 1:-25 2:-24 3:-6
p detective h-	2:20
p detective p	0:25 1:-7 3:-7
p detective u	0:38 1:-27
p diamond	1:-7 3:27
p diamond p	1:-7 3:19
p diya-lamp	0:-13 3:25
p diya-lamp -e	0:-18 3:30
p diya-lamp p	0:-15 3:22
p dizzy	0:14
p dizzy u	0:15
p dodo	0:-7 2:18 3:-7
p dodo --	2:8
p dodo p	1:8
p dog	1:17 2:16 3:-21 4:-15 5:-7 6:-6 8:-9 9:15
p dog --	0:11 1:31 2:11 3:-12 4:-12 7:-6 8:-9 9:-6
p dog -e	0:60 1:-11 2:-26 3:-14
p dog h-	1:-27 2:47 3:-25 4:-14 5:-7 6:-8 7:-7 8:-6 9:41
p dog he	1:-9 2:-31 3:-9 4:-10 7:47
p dog p	0:38 1:-20 4:-15 5:-8 6:-11 7:-6 8:-8 9:34
p dog s	0:18 2:8 3:-6
p dog u	0:-21 1:35 2:48 3:-35 4:-18 5:-6 7:10 8:-9 9:-7
p donkey	0:11 1:-16 2:-6 3:-12 4:23
p doughnut	0:26 1:-11
p doughnut --	0:20 1:-12 3:7
p doughnut p	3:15
p dove	2:-29 3:-7 4:-7 7:35
p dove --	0:21 2:-11
p dove u	0:-23 2:-29 3:-9 4:-10 7:53
p dragon	0:-11 1:16 2:33 3:-24 4:-11 5:-6 6:-7 7:7 8:-9 9:7
p dragon --	0:13 1:33 3:-25 4:-8 6:-7 8:-9
p dragon h-	0:-20 1:-17 2:57 3:-23 4:-13 6:-6 7:-6 8:-8 9:28
p dragon p	0:-19 1:10 2:40 3:-23 4:-9 8:-6
p dragon s	0:20 8:-6
p dragon u	0:-14 1:13 3:-24 4:-14 5:-6 6:-8 7:22 8:-11 9:24
p dragon-face	0:20 1:-14 2:10 4:-6
p dragon-face h-	2:14
p dragon-face u	0:21 1:-15 2:11
p dress	0:12 3:26 6:-11 8:-15
p dress --	0:41 3:-23 8:-7
p dress u	0:34 3:-19 8:-7
p drone	0:-18 1:69 2:-16 3:-21 4:-8 5:-7 6:-14
p drone --	0:-12 1:63 2:-24 3:-21 4:-6 6:-6 7:-7
p drone h-	2:14
p drone p	0:-12 1:23 2:17 3:-9 5:-6 6:-10
p drone s	1:16
p drone u	1:27 2:-14 3:-6
p droplet	0:-32 1:18 2:-22 3:-43 4:-10 5:94 6:-9 8:-20
p droplet --	0:-14 1:36 3:-14 5:21 8:-20
p droplet h-	0:-10 2:-8 3:-21 5:55 8:-9
p droplet he	0:-13 2:-15 3:-29 5:55
p droplet p	0:-11 1:-7 2:-12 3:-22 5:71 8:-17
p droplet s	0:-17 1:56 2:-7 3:-13 5:-9 8:-8
p droplet u	0:-14 2:-10 3:-27 5:56 8:-8
p drum	0:-14 1:-11 3:-15 6:-12 8:46
p drum --	0:-13 1:-11 3:-13 6:-11 8:42
p drum u	0:-26 1:-13 3:-17 6:-11 8:56
p duck	0:15 1:-28 2:23 3:-33 4:-24 5:24 6:-9 7:-10 8:16 9:8
p duck --	0:-7 1:-14 2:48 3:-16 4:-16 5:19 6:-7 7:-7 8:-13 9:-6
p duck h-	0:32 1:-23 2:-26 3:-19 4:-7 8:45 9:-8
p duck he	0:-6 2:-25 3:-12 4:-6 9:49
p duck p	0:26 1:-33 2:38 3:-13 4:-18 5:-7 6:-7 7:-6 8:10 9:-7
p duck u	0:-9 2:-19 3:-29 4:-20 5:35 6:-8 7:-12 8:-24 9:54
p dumpling	0:14 1:51 2:-14 3:-14 4:-11 5:-8 6:-14 8:-9
p dumpling --	0:-19 1:75 2:-14 3:-15 4:-11 5:-8 6:-15 8:-15
p dumpling h-	0:10 2:-11 3:12
p dumpling p	0:16 1:14 2:-11 4:-7 6:-8
p dumpling u	1:49 2:-12 4:-9 5:-6 6:-10 8:-11
p dust-bunny	0:13 2:-15 3:8
p dust-bunny h-	2:-18 3:33
p dust-bunny p	2:-8 3:17
p eagle	0:-12 1:-40 2:83 3:-25 4:-26 5:-7 7:-7 8:-10 9:-7
p eagle --	0:-16 1:-30 2:63 3:-10 4:-6 8:-6
p eagle -e	0:18 1:-42 2:45 3:-11 4:-8
p eagle h-	0:-6 1:24 2:-8
p eagle u	0:-18 1:9 2:34 3:-21 4:-18 5:-8 7:-6 8:-11 9:-8
p ear-of-corn	0:-7 3:27 4:-11
p ear-of-corn -e	3:27 4:-13
p ear-of-corn u	3:12
p egg	0:-7 1:-20 2:-14 3:15 4:57 5:-6 6:-22 7:-6 8:-15
p egg --	0:-10 1:-30 2:-14 4:77 6:-14 8:-16
p egg h-	0:-6 2:24 3:28 4:-16 5:-8 6:-21 8:-8
p egg p	0:-24 2:9 3:36 4:12 5:-8 6:-19 8:-9
p egg u	0:-7 1:-39 2:-12 3:-46 4:104 6:-20 8:-12
p electric-plug	0:12 1:-9 2:22 3:-26 4:-15 5:26 6:-7 8:-9
p electric-plug --	1:-10 2:29 3:-17 6:-6
p electric-plug p	0:7 1:-9 2:49 3:-21 4:-18 5:-8 6:-9 8:-13
p electric-plug u	3:-19 4:-7 5:34
p elephant	0:13 1:15 2:-15 8:-6
p elephant --	0:11 1:18 2:-18 8:-6
p elephant u	0:18 1:18 2:-22 8:-7
p elevator	0:-42 1:64 2:-9 3:-57 4:23 6:-12 8:24
p elevator --	0:-35 1:40 2:-9 3:-58 4:28 6:-11 8:35
p elevator u	0:-46 1:41 2:-10 3:-47 6:-14 8:58
p empty-nest	0:13 3:-8 4:8
p empty-nest h-	0:6 3:-12 4:27 8:-8
p empty-nest u	0:18 3:-13 4:19 6:-6 8:-10
p evergreen-tree	0:-15 1:-7 2:12 4:-27 5:-10 6:-10 8:51
p evergreen-tree --	0:14 8:-11
p evergreen-tree h-	0:-22 1:-6 2:32 3:-13 4:-21 6:-9 8:27
p evergreen-tree p	0:-20 1:-6 2:26 3:12 4:-23 5:-10 6:-11 8:24
p evergreen-tree u	0:14 3:-6 5:-9 8:8
p ewe	1:13 2:-27 3:21 4:20 5:-7 6:-7 7:-9 8:-15 9:-11
p ewe --	0:21 2:-53 3:34 4:13 7:-6 8:-10 9:-6
p ewe -e	0:-9 1:59 2:-53 3:15 4:-16
p ewe h-	0:-17 1:-27 2:47 4:15 8:-8 9:-10
p ewe p	0:-18 1:-44 2:-25 3:59 4:29 8:-6 9:-10
p ewe s	1:29 2:-9 4:-10 8:-6
p ewe u	2:6 3:14 5:-7 6:-7 7:-8 8:-12 9:-7
p falafel	0:-40 1:23 2:-23 3:16 5:-7 6:35 7:-6 8:-15 9:-7
p falafel --	0:-20 1:27 3:-13 4:18 6:-7 8:-7
p falafel h-	0:-16 2:-11 3:11 6:30 8:-7
p falafel u	0:-38 1:14 2:-13 3:9 4:25 6:11 8:-10
p fallen-leaf	0:16 4:-7
p fallen-leaf h-	0:9
p fallen-leaf p	0:14 3:9 4:-7 5:-6
p farmer	1:22 2:36 3:-24 4:-14 8:-8
p farmer --	1:29 2:8 3:-17 4:-8 8:-7
p farmer -e	1:20 4:-10
p farmer h-	0:-9 2:42 3:-21
p farmer p	1:-9 2:27 3:-9
p farmer s	1:19 2:-6
p farmer u	0:-8 1:36 2:28 3:-24 4:-19 8:-9
p fence	0:27 1:-6 3:-25 4:-12 5:45 8:-26
p fence --	0:34 3:-7 4:-7 5:-8 8:-6
p fence h-	0:-11 3:-22 5:47
p fence p	3:-20 5:40 8:-10
p fence u	0:29 1:-6 3:-8 4:-9 5:10 8:-14
p ferry	0:-7 1:14 2:-11 3:-13 4:-12 8:30
p ferry --	0:-9 1:15 2:-12 3:-13 4:-12 8:31
p ferry u	0:-18 2:-9 3:-15 4:-9 8:38
p fire	0:-8 1:6 2:15 3:-22 5:-17 6:29 7:-9 8:-8 9:-7
p fire --	0:-7 1:14 2:7 3:-16 5:-7 6:13
p fire -e	0:-6 2:-37 4:15 6:36
p fire h-	0:8 1:-7 2:41 3:-12 4:-12 5:-19 7:-6 8:-8 9:-6
p fire p	0:-13 2:47 3:-11 5:-10 6:-8
p fire u	0:6 1:-15 3:-18 4:8 5:-15 6:43 7:-7 8:-7 9:-6
p fire-engine	0:15 2:-10 3:11 4:-10 8:-6
p fire-engine --	0:13 1:12 2:-9 4:-7 8:-9
p fire-engine u	1:31 2:-12 3:8 4:-9 8:-17
p firecracker	3:-7 5:-6 6:16
p firefighter	0:-32 1:59 2:-10 3:-12 4:-10
p firefighter --	0:-37 1:75 2:-13 3:-15 4:-16
p firefighter u	0:-11 1:29
p fish	1:-39 2:-34 3:101 4:-14 5:-6 7:-7 8:-9 9:-7
p fish --	0:39 1:-60 2:-34 3:77 4:-11 7:-6 8:-10
p fish -e	0:-12 1:-17 2:50 3:-13 4:-10
p fish h-	0:-16 1:-20 2:-44 3:98 4:-15 8:-6 9:-6
p fish he	0:-21 1:-7 2:-13 3:61 4:-9 5:-7 7:-11 9:-11
p fish p	0:6 2:-24 3:46 4:-13 8:-7
p fish s	0:29 3:-19
p fish u	1:-54 2:-26 3:111 4:-16 5:-6 6:8 7:-7 8:-10 9:-7
p fishing-pole	0:43 3:-15 4:-14
p fishing-pole --	0:38 3:-17 4:-10
p fishing-pole u	0:24 3:-16
p flamingo	0:53 1:-16 2:-16 3:-6 4:-7
p flamingo --	0:33 1:-10 2:-13
p flamingo p	0:27 2:-9
p flashlight	0:8 1:-13 2:39 3:-37 4:-19 5:-7 6:-14 8:28
p flashlight --	0:8 1:-7 3:-21 4:-7 6:-6 8:30
p flashlight -e	0:11 1:-7 3:-7 4:-8 6:-7 8:21
p flashlight h-	0:-14 2:24 6:-6
p flashlight p	0:38 3:-19
p flashlight u	0:-29 2:29 3:-32 4:-22 6:-9 8:55
p flatbread	0:16
p flatbread --	3:7
p fly	1:-20 2:8 3:33 4:-16
p fly --	0:11 1:-16 2:15 3:7 4:-14
p fly h-	0:-6 2:-18 3:36 4:-6
p fly p	0:-6 1:-15 2:-22 3:44 4:-6
p fly u	0:19 1:-31 2:27 3:6 4:-16
p flying-arrow	0:6 1:-15 2:50 3:-27 4:-10 5:-24 6:18 8:-13
p flying-arrow --	0:7 1:-17 3:-11 6:37 8:-7
p flying-arrow h-	0:31 2:43 3:-21 4:-12 5:-22 6:-20 8:-10
p flying-arrow p	0:10 1:-18 2:29 3:-25 5:-25 6:40 8:-11
p flying-arrow u	0:19 2:31 3:-12 4:-9 5:-8 6:-16 8:-9
p fog	0:21 2:-7 3:-11 4:-8 5:19 8:-12
p fog --	0:9 1:-7 2:-16 3:-18 5:42 8:-14
p fog u	0:11 1:-12 2:-17 3:-14 4:-12 5:46 8:-20
p folding-hand-fan	0:24 3:-6 8:-6
p folding-hand-fan --	0:28 6:-8 8:-7
p folding-hand-fan u	0:33 6:-12 8:-7
p fondue	0:-16 1:31 3:-39 4:-8 6:-11 9:39
p fondue u	0:-15 1:42 3:-41 4:-8 5:-7 6:-6 8:-8 9:38
p fork-and-knife	0:15 2:10 3:-40 4:-13 5:43 6:-10 7:-6 8:-20
p fork-and-knife --	0:12 1:21 3:-19
p fork-and-knife h-	3:-36 4:-10 5:62 6:-9 8:-23
p fork-and-knife p	0:-12 1:-12 2:18 3:-27 4:-8 5:44 6:-6 8:-18
p fork-and-knife u	0:25 1:-7 2:13 3:-13 4:-7 5:-6
p fork-and-knife-with-plate	0:24 1:-15 2:43 3:-27 4:-8 6:-20 8:-8 9:-6
p fork-and-knife-with-plate h-	0:7 1:-9 2:34 3:-18 6:-14
p fountain	2:-6 3:-19 4:-9 8:33
p fountain --	0:-10 2:-8 3:-19 4:-14 8:47
p fountain u	0:-7 2:-11 3:-19 4:-23 8:50
p fox	0:-16 1:20 2:33 3:-13 4:-8
p fox --	0:-7 1:46 2:-14 3:-14
p fox h-	0:-12 1:-14 2:60 3:-18 4:-7
p fox p	0:-14 1:-18 2:64 3:-24
p fox s	1:18 2:-8
p fox u	0:-8 1:27 2:19 3:-17 4:-12
p framed-picture	0:8 1:-7 3:20 4:-9 8:-8
p framed-picture --	0:6 1:-9 3:25 4:-9 8:-11
p framed-picture u	0:-10 1:-7 3:32 8:-10
p french-fries	0:-10 1:-7 4:28
p french-fries -e	0:-7 1:-10 3:-24 4:45
p french-fries p	3:-6 4:16
p fridge	0:-20 1:9 2:-10 3:-33 4:35 5:-11 6:-12 7:12 8:19
p fridge --	0:-15 1:12 3:-26 4:33 6:-10
p fridge -e	0:-14 3:-6 4:27 5:-6 7:15 8:-9
p fridge u	0:-6 1:-10 2:-8 3:-27 4:32 5:-12 6:-12 7:14 8:16
p frog	0:-7 1:56 2:-32 3:-8 4:-7 8:-6
p frog --	0:-13 1:46 2:-16 3:-13 6:12
p frog -e	0:-10 1:57 2:-33 3:-9
p frog h-	0:39 1:-18 2:-38 3:23 4:-12 8:-8 9:12
p frog p	0:-7 1:12 2:-20 3:-22 6:33
p frog s	0:-7 1:28 2:-6
p frog u	1:61 2:-42 3:6 4:-10 8:-7
p full-moon	0:7 2:-12 3:-26 4:-29 5:-27 6:-14 8:69
p full-moon --	0:-11 1:-16 2:-7 3:-23 4:-21 5:-6 6:-7 8:61
p full-moon h-	0:-10 2:-14 3:-10 4:-17 5:-22 8:63
p full-moon s	0:13 1:11 3:-8
p full-moon u	0:-13 1:-15 2:-10 3:-17 4:-27 5:-36 6:-9 8:83
p game-die	0:-53 2:-6 3:75 4:-8 5:-6 6:-6 8:-19
p game-die --	0:-51 3:71 4:-6 6:-6 8:-17
p game-die u	0:-44 3:59 4:-6 6:-6 8:-9
p gem-stone	0:-26 1:-9 2:-6 4:37 5:-8 6:17 8:-12
p gem-stone --	0:-23 1:-15 2:-10 3:15 4:49 5:-8 6:-10 8:-25
p gem-stone h-	3:21 4:-7
p gem-stone p	0:-23 2:-9 3:52 4:-7 8:-8
p gem-stone u	0:-22 3:-34 4:42 6:12
p ghost	1:-9 2:33 4:-8 8:-6
p ghost --	0:-17 1:-21 2:40 3:12 4:-8 8:-9
p ghost h-	1:-14 2:48 3:-19 4:-7
p ghost he	0:16
p ghost p	0:20 1:-25 2:12 3:11 4:-8
p ghost s	1:19
p ghost u	0:-20 1:-7 2:56 3:-20 4:-8 8:-6
p giraffe	0:8 2:-16 3:13
p giraffe --	0:13 1:9 2:-9 3:-7
p giraffe u	2:-20 3:21
p girl	0:-12 1:33 3:-13 8:-6
p girl --	0:-13 1:22 2:18 3:-14 4:-14 8:-6
p girl s	0:-7 1:-22 2:31
p glass-of-milk	1:-8 2:-9 3:21 4:-13 6:19
p glass-of-milk --	3:23 4:-7
p glass-of-milk h-	0:34 3:-31
p glass-of-milk he	0:-10 2:-11 3:15 4:-11 6:24
p glass-of-milk u	0:9 3:25 4:-12
p glasses	3:14
p glasses --	3:16
p glasses u	3:11
p gloves	3:8
p gloves p	3:15
p gnome	0:7
p gnome --	0:12
p goal-net	0:-26 1:-11 2:44 3:-17 4:-16 5:-20 6:38 8:-10
p goal-net -e	0:-29 2:52 3:-23 4:-15 5:-13 6:15
p goal-net h-	0:7 1:-7 2:19 3:-16 4:-7 5:-7 6:15 8:-9
p goal-net p	0:-10 2:22 3:-14 4:-11 5:-15 6:26
p goal-net u	0:-18 2:28 3:-14 4:-6 5:-6 6:19
p goat	1:54 2:-28 3:-21
p goat --	0:-14 1:64 2:-35 3:-16 7:-6
p goat h-	0:20 1:-7
p goat u	0:13 1:48 2:-39 3:-16
p goggles	0:23 8:-6
p goggles --	0:31 1:-6 3:-8 5:-6 8:-7
p goggles u	0:19 3:-6
p golem	0:-15 1:-19 2:16 7:27
p goose	0:43 1:-14 2:-6 3:-9 4:-7
p goose --	0:27 1:-34 2:27 3:-12
p goose p	0:19 1:-15 2:10 3:-9
p goose u	0:29 1:-11 2:-12
p gorilla	1:11
p gorilla --	1:11
p gorilla s	1:11
p grapes	0:-7 2:-6 3:-8 5:23
p grapes h-	0:-16 2:-9 3:-9 5:34
p green-salad	0:18 7:-8
p green-salad u	0:18 3:-22 4:15
p guard	1:-13 2:67 3:-20 4:-14 7:-7 8:-10 9:-10
p guard --	1:18 3:-10
p guard -e	0:-11 1:-23 2:44 3:-7
p guard h-	0:-9 1:-12 2:52 3:-17 4:-7 8:-6
p guard p	1:-28 2:77 3:-27 4:-16 5:-6 7:-6 8:-7 9:-10
p guard u	0:-6 2:22 4:-6 8:-6
p hamburger	0:25 1:-21 3:8
p hamburger --	0:17 1:-18 3:13
p hamburger p	1:-16 3:33
p hammer	0:-12 1:-7 3:39 4:-16 5:-6
p hammer --	1:-8 4:-12 6:24
p hammer p	0:-10 6:13
p hammer u	1:-7 3:36 4:-16 5:-7
p hamster	0:17 1:45 2:-23 3:-15 6:-19 8:-6
p hamster --	0:12 1:43 2:-24 3:-16 6:-13
p hamster p	1:39 2:-9 6:-30
p hamster s	1:28 2:-13 3:-8
p hamster u	0:-16 1:42 2:-15 3:-7
p health-worker	0:-15 1:42 3:-12 4:-12 8:-7
p health-worker --	0:-6 1:34 2:-21 3:-7
p health-worker -e	1:18 4:-13
p health-worker s	2:21 8:-6
p hedgehog	0:-27 1:57 2:-23 3:-17 4:-12 5:29 7:-6 8:-7
p hedgehog --	0:-25 1:36 2:-25 3:-19 4:-11 5:43 8:-7
p hedgehog -e	0:-10 1:43 2:-15 3:-8 4:-10 6:-6
p hedgehog p	0:-7 1:32 2:-11 4:-7
p hedgehog s	0:-7 1:35 2:-8 3:-7
p hedgehog u	0:-34 1:53 2:-34 3:-31 4:-9 5:35 7:-7 8:-8 9:-7
p helicopter	0:-17 2:50 3:-6 6:-6 8:-14
p helicopter --	0:-8 1:-21 2:34
p helicopter h-	0:-20 1:19 2:35 3:-8 5:-9 6:-6 8:-13
p helicopter p	0:-16 2:37
p helicopter s	1:-8 2:19
p helicopter u	0:-6 1:12 2:10
p herb	0:57 1:-10 2:-14 3:14 4:-18 5:-9 6:8 8:-33
p herb --	0:24 1:-10 2:-11 3:52 4:-20 5:-9 6:-6 8:-30
p herb h-	0:49 2:-7 3:-13 4:-7 8:-11
p herb p	0:-16 3:29
p herb s	0:43 1:-7 3:-12 8:-12
p herb u	0:26 1:-6 2:-16 3:19 4:-16 5:-8 6:19 8:-21
p high-voltage	0:27 1:17 2:33 3:-19 4:-11 5:-29 6:-10 8:-14
p high-voltage --	0:7 1:31 3:-9 4:-7 6:-6 8:-18
p high-voltage h-	0:-6 2:53 3:-6 4:-7 5:-38 6:-6
p high-voltage he	0:33 2:-9 3:-8
p high-voltage p	0:-10 2:58 3:-12 5:-35 6:-8
p high-voltage u	0:33 1:17 3:-13 4:-15 5:-6 8:-11
p hole	0:13 1:-6 2:-29 3:-20 4:10 5:52 6:-12 8:-24
p hole --	0:24 6:-6 8:-7
p hole h-	0:-12 2:-24 3:-16 4:-16 5:69 6:-9 8:-15
p hole he	0:-24 2:-9 3:-15 4:13 5:35
p hole p	0:38 3:-8 8:-12
p hole u	0:-39 2:-33 3:-25 5:95 6:-11 8:-26
p honey-pot	0:15 1:-11 2:-19 3:35 4:19 5:-10 6:-18 8:-10
p honey-pot --	0:14 1:-7 3:10 4:-8
p honey-pot h-	0:-11 2:-12 3:60 4:-9 5:-6 6:-12 8:-7
p honey-pot he	0:30 2:-11 3:-52 4:47 5:-6 6:-11
p honey-pot u	0:8 1:-7 2:-16 3:22 4:34 5:-10 6:-16 8:-10 9:-6
p honeybee	0:-20 1:23 2:15 3:-26 4:6 5:-6 7:7 8:-11 9:15
p honeybee --	0:-8 1:33 2:13 3:-18 4:-10 8:-6
p honeybee -e	1:35 2:-17 7:-14
p honeybee h-	0:-26 1:-31 2:63 3:-20 4:26 5:-6 7:-7 8:-6 9:-7
p honeybee he	0:6 1:-27 2:-36 3:-28 4:-11 7:16 8:-7 9:62
p honeybee p	0:-11 1:-11 2:43 3:-24 4:-9 9:17
p honeybee s	0:-8 1:30 2:-34 3:-12 4:-9 7:33
p honeybee u	0:-21 1:34 2:11 3:-19 4:14 5:-6 7:-7 8:-9 9:-6
p horse	0:16 2:-31 3:-16 8:-11 9:40
p horse --	0:20 2:-7
p horse u	0:12 2:-28 3:-18 8:-11 9:45
p hospital	0:31 1:-9 4:-6 8:-10
p hospital --	0:21 1:-8 8:-7
p hot-beverage	1:-16 3:16 4:-26 5:-11 7:-7 9:26
p hot-beverage --	0:-6 2:-17 3:7 4:-14 5:-6 8:24
p hot-beverage h-	0:-17 2:33 4:-26 6:-17 8:-12 9:30
p hot-beverage he	0:26 2:-6
p hot-beverage p	0:-11 2:-13 3:18 4:-7 6:22
p hot-beverage s	1:8 3:16 6:-8 8:-10
p hot-beverage u	1:-24 2:10 4:-26 5:-8 6:-6 7:-6 8:19 9:32
p hot-dog	0:-11 1:25 3:13 4:-14 6:-6
p hot-dog h-	2:-6 3:15
p hot-dog p	3:9
p hot-dog u	0:-9 1:38 3:-15 4:-14 6:-7
p hot-pepper	0:-9 2:-9 3:30
p hot-pepper --	0:-18 1:-9 2:6 3:36 5:-7
p hot-pepper p	0:-10 2:32
p hot-pepper u	0:-9 1:-10 2:-16 3:38
p house	0:8 1:-7 2:-11 3:-17 4:58 6:-6 8:-25
p house --	0:-35 1:-17 2:-18 3:29 4:24 5:31 6:-9 8:-24
p house h-	0:23 2:-6 3:-23 4:56 5:-16 8:-22
p house he	0:34 2:-6 3:-18 4:16 5:-8 8:-15
p house p	0:7 2:-9 3:-27 4:59 5:-19 6:-6 8:-11
p house s	0:-25 1:-8 3:-17 4:80 5:-8 8:-25
p house u	0:10 1:-9 2:-15 4:40 5:7 6:-8 8:-27
p house-with-garden	0:7 3:-8 4:7 5:-9 8:10
p house-with-garden --	0:7 4:-8 8:16
p house-with-garden h-	0:24 4:29 5:-6 8:-40
p house-with-garden u	0:13 4:22 5:-10 8:-15
p hut	4:28 5:-14 8:-9
p hut h-	4:19 8:-13
p hut p	4:11
p ice	0:-26 1:30 2:-10 3:-17 4:-15 5:38 6:-15
p ice --	0:-20 1:23 4:-8 6:-9 8:15
p ice h-	0:9 2:-6 4:-8 5:28 8:-21
p ice p	1:-14 2:-6 3:25 4:-6 5:21 6:-6 8:-17
p ice s	0:-14 1:35 6:-8
p ice u	0:-22 3:-22 6:-6 8:46
p ice-cream	0:33 4:-8 5:-6
p ice-cream --	1:-7 3:30 4:-9
p ice-cream p	0:25 8:-8
p ice-cream u	0:30 4:-11 5:-7 8:-6
p ice-skate	0:16 3:6 5:-6 8:-8
p ice-skate h-	0:16 3:6 8:-10
p inbox-tray	0:-16 1:52 3:-26 6:-7 8:-11
p inbox-tray --	0:11 1:26 3:-20 8:-6
p inbox-tray u	0:-6 1:61 3:-37 4:-7 6:-9 8:-11
p jack-o-lantern	1:-13 2:-31 3:59 4:-6 6:11 7:-8 8:-8 9:-8
p jack-o-lantern --	0:8 1:-13 2:-21 3:32 4:-6
p jack-o-lantern -e	0:10 1:-14 2:-23 3:-21 4:43
p jack-o-lantern h-	0:-13 1:-33 3:79 4:-21 6:-6 8:-12 9:-8
p jack-o-lantern p	0:-23 1:-17 2:-47 3:52 4:12 6:31 7:-9 9:-8
p jack-o-lantern s	0:8 1:-14 2:-10 3:25
p jack-o-lantern u	0:6 1:-10 2:9 3:33 4:-23
p jar	0:27 2:-10 3:-8
p jar u	0:27 2:-6 3:-14
p jellyfish	0:27 1:-55 2:74 3:-36 4:-11 5:-7
p jellyfish --	1:-25 2:42 3:-7 5:-7
p jellyfish h-	0:30 1:-8 2:6 3:-16
p jellyfish p	2:31 3:-25
p jellyfish u	0:39 1:-41 2:26 3:-8
p joystick	0:40 1:-7 3:-17 8:-7
p joystick --	0:37 1:-7 3:-16
p joystick u	0:40 1:-6 3:-16 8:-8
p kangaroo	0:12
p kangaroo --	0:14
p kangaroo s	1:8
p key	0:12 1:-6 3:37 4:-12 6:-10 8:-16
p key --	0:30 3:12 4:-8 6:-6 8:-12
p key h-	0:-9 2:-6 3:36 8:-6
p key p	0:-9 3:34 4:-6
p key u	0:22 4:-7
p kick-scooter	0:-6 1:13 2:14 3:-9 4:-14 5:16 8:-11
p kick-scooter --	0:-23 1:31 2:-8 3:-6 4:-7 5:22 8:-6
p kick-scooter h-	0:27 1:-9 2:18 4:-11 5:-17
p kick-scooter p	0:-17 2:17 5:11
p kick-scooter u	0:29 1:-8 4:-8 8:-6
p kitchen-knife	0:14 2:13 3:-12
p kitchen-knife --	0:24 1:-7 2:19 3:-24
p kitchen-knife u	0:10 1:-10 2:34 3:-26
p kite	0:-21 1:42 2:36 3:-30 4:-13 5:-15 6:-14
p kite --	1:38 2:29 3:-17 4:-10 5:-10 6:-11 8:-30
p kite u	1:31 2:29 3:-38 4:-11 5:-7 6:-10
p knight	0:-23 1:38 2:9 3:-17 4:-12 5:26 6:-7 7:-6 8:-8 9:-8
p knight --	0:-9 1:36 3:-8 4:-8
p knight h-	0:-22 1:-21 3:-12 4:-10 5:59 6:-8 7:-6 9:-9
p knight p	0:-22 1:61 2:11 3:-13 4:-18 5:-6 6:-7 7:-7 8:-6 9:-11
p knight s	0:-10 1:20 2:11 6:-6
p knight u	0:-17 1:27 2:-6 3:-16 4:-9 5:36 8:-7 9:-12
p kraken	0:-11 1:-11 2:-9 5:-7 6:-6 7:49 8:-7
p kraken --	0:-8 1:-22 2:-16 7:54 8:-7
p kraken s	0:-9 1:-22 7:44
p label:acqua	2:-7 3:-17 4:-24 5:-7 8:-14 9:49
p label:acqua h-	2:-6 3:-11 4:-18 5:-10 8:-16 9:42
p label:acqua u	3:-12 4:-16 5:-10 8:-15 9:39
p label:answer	0:8
p label:answer --	0:9
p label:answer p	0:8
p label:bagones	0:13
p label:bagones h-	0:14 5:-6
p label:bagones p	0:18 5:-9
p label:bauernhof	0:9 3:-14 4:-45 8:54
p label:bauernhof --	3:-10 4:-12 8:26
p label:bauernhof h-	0:-8 2:-7 3:-7 4:-34 8:48
p label:bauernhof u	0:12 2:-7 3:-19 4:-36 8:48
p label:beehive	4:13
p label:beehive h-	4:14
p label:beehive u	0:-6 4:16
p label:beginner	0:16
p label:beginner --	0:14
p label:beginner p	0:10
p label:besucher	0:9 2:-13 3:-6 4:16
p label:besucher p	0:13 2:-14 4:11
p label:biji	0:12 2:-6 3:18 4:-16
p label:block	0:41 3:-20
p label:block --	0:41 3:-24
p label:block p	0:23 3:-18
p label:block u	0:26 3:-9
p label:boot	0:-33 1:36 2:-9 3:32 4:-14 5:-6 6:-11 8:-15
p label:boot --	0:-19 1:48 3:-16 4:-6
p label:boot h-	0:-14 3:28
p label:boot u	0:-32 1:20 2:-7 3:50 4:-13 5:-6 6:-10 8:-13
p label:campo	0:26 4:-8 5:-6 8:-7
p label:campo u	0:29 5:-9 8:-8
p label:cave	0:20 1:-40 2:-9 4:-17 8:49
p label:cave --	0:11 1:-34 2:-9 4:-9 8:42
p label:cave s	0:34 4:-11 8:-13
p label:cave u	0:-11 1:-48 2:-6 4:-12 8:64
p label:city	1:-9 2:-17 3:-9 4:31 5:-15 6:-6 8:20 9:-6
p label:city --	0:-11 2:-8 4:21 8:10
p label:city h-	0:19 3:-6 4:-19 5:-6 8:17
p label:city s	0:29 8:-19
p label:city u	4:-17 5:-6 8:25
p label:cliff	0:-6 1:-8 2:-7 5:21 8:6
p label:cliff --	0:-13 1:-41 2:-14 3:-7 4:-6 5:27 8:45
p label:colmena	4:12
p label:colmena h-	4:9
p label:colmena s	0:-9 4:17
p label:dessus	0:39 2:-7 6:-27
p label:dessus he	0:41 2:-6 6:-31
p label:dessus p	0:22 6:-14
p label:dietro	0:16 2:-6
p label:dietro u	0:28 2:-8 5:-7
p label:dole	0:22 2:-6
p label:dole u	0:18
p label:drain	0:-19 4:52 5:-6 8:-27
p label:eaten	0:23 4:-6
p label:eaten h-	0:25 4:-6
p label:eaten u	0:28 2:-6 4:-7
p label:faire	0:14 1:-8
p label:faire --	0:34 1:-21
p label:farm	0:55 3:-6 4:-42 8:7
p label:farm --	0:29 3:-6 8:-11
p label:farm h-	0:29 4:-37 8:22
p label:farm s	0:16 8:-11
p label:farm u	0:52 3:-6 4:-64 8:38
p label:fazenda	0:47 3:-8 4:-15 8:-19
p label:fazenda --	0:49 3:-9 4:-16 8:-20
p label:fazenda u	0:25 4:-11 8:-10
p label:ferme	0:37 1:-6 3:-8 4:10 8:-26
p label:ferme --	0:52 1:-10 3:-9 4:-8 8:-24
p label:ferme u	0:33 8:-20
p label:fila	0:19
p label:forest	0:-13 2:-7 4:-52 5:-14 8:73
p label:forest h-	2:-7 4:-14 5:-12 8:35
p label:forest u	0:-17 2:-8 4:-43 5:-12 8:67
p label:formigueiro	4:19 8:-16
p label:formigueiro u	4:35 8:-29
p label:galon	0:-38 1:-7 3:58 4:-20
p label:galon --	0:-27 1:-8 3:55 4:-20 5:-11
p label:galon u	0:-41 1:-10 3:62 4:-19
p label:hilang	0:16 3:-7
p label:hilang --	0:18 3:-7
p label:hilang u	0:14 3:-7
p label:hose	0:-13 1:-9 3:-8 4:-7 6:55 8:-18
p label:hose s	0:-18 1:-15 3:-12 4:-8 6:64 8:-23
p label:ibu	0:-13 1:-25 2:-11 3:-34 4:71
p label:ibu u	0:-18 1:-38 2:-17 3:-54 4:96
p label:ilha	0:12 4:10 8:-13
p label:jalan	0:24 3:-7
p label:jalan u	0:20
p label:kali	0:10
p label:kali --	0:13
p label:kassa	0:-10 3:-21 4:38 8:-7
p label:kassa --	0:-18 3:-13 4:46 8:-11
p label:kassa u	0:-10 3:-22 4:38 8:-7
p label:kopia	0:40 3:-8 8:-22
p label:kopia --	0:23 3:-6 8:-11
p label:kopia u	0:28 3:-9 8:-12
p label:lager	0:43 3:-15 4:-10 5:-6
p label:lager h-	0:35 3:-11 4:-8 5:-6
p label:lager p	0:31 3:-10 4:-6
p label:leertaste	0:32 3:-22
p label:leertaste p	0:31 3:-21
p label:lele	0:-32 2:-6 3:56 4:-9 8:-6
p label:lele --	0:-43 1:-6 2:-7 3:63 4:-10 8:-9
p label:lele u	0:-36 3:57 4:-11 8:-6
p label:lewat	0:20
p label:lewat u	0:14
p label:lillypad	0:-13 3:-6 4:-20 5:-7 8:41
p label:lillypad h-	0:-13 4:-16 5:-7 8:38
p label:lillypad u	0:-9 3:-6 4:-15 5:-8 8:36
p label:mama	0:13 1:-7
p label:mama u	2:13
p label:mar	1:-8 2:-7 3:-10 5:-6 8:22
p label:mar --	0:16 1:-15 3:-10 4:-23 8:36
p label:mar u	1:-11 2:-6 3:-9 4:-25 8:46
p label:marble	0:21 2:-21 3:19 8:-7
p label:marble --	3:11
p label:marble p	1:-7 2:-13 3:35 5:-8 8:-10
p label:medicine	0:-17 1:-21 3:55 4:-15
p label:medicine u	0:-10 1:-8 3:34 4:-7
p label:mercado	0:-19 4:36 8:-11
p label:mercado u	0:-16 3:-21 4:50 8:-11
p label:meyve	0:-32 3:62 4:-18 5:-6 8:-7
p label:meyve --	0:-24 2:-7 3:55 4:-14 5:-7 8:-7
p label:meyve u	0:-9 3:26
p label:mini	0:18 1:-6
p label:mini --	0:22 1:-8 3:-6
p label:mini u	0:24 1:-10 3:-7
p label:museum	0:26 3:-10 8:-7
p label:napis	0:20 3:-9
p label:napis --	0:19 3:-8
p label:napis u	0:24 3:-10
p label:neighbour	0:39 1:-11 2:-12 3:-7
p label:neighbour u	0:33 2:-11 3:-8 4:-6
p label:nora	0:-20 4:12 8:17
p label:nora u	0:-7 8:11
p label:notre	0:13
p label:notre --	0:15 8:-6
p label:notre u	0:12
p label:odpowiedzi	0:19 3:-11
p label:odpowiedzi --	0:19 3:-11
p label:odpowiedzi u	0:14 3:-9
p label:ombre	0:-22 2:-9 3:-14 4:49 5:-9 6:-8 8:-6
p label:ombre --	0:-8 3:-7 4:30 8:-6
p label:paketlieferung	0:-26 1:-23 3:48
p label:paketlieferung --	0:-16 1:-14 3:28
p label:paketlieferung u	1:-15 3:23
p label:paper	0:7 3:38 4:-10 6:-11 8:-18
p label:paper --	3:34 4:-14 8:-12
p label:paper -e	0:11 3:11 6:-9
p label:paper u	0:8 3:21 4:-7 6:-7 8:-11
p label:patient	0:-16 1:-11 2:-9 3:-28 4:54
p label:patient p	0:-20 1:-24 2:-15 3:-31 4:73
p label:pepernoten	0:-45 1:-6 2:-6 3:60 4:-8
p label:pertanyaan	0:19 3:-12
p label:pertanyaan --	0:23 3:-14
p label:pertanyaan u	0:19 3:-11
p label:petit	0:59 1:-28 2:-8 3:-15
p label:petit --	0:34 1:-26 2:-6
p label:petit h-	0:39 2:-7 3:-19
p label:petit p	0:31 3:-15
p label:pilihan --	0:8
p label:piso	0:30 5:-11 8:-7
p label:piso h-	0:20 5:-8
p label:piso u	0:30 5:-9 8:-8
p label:pond	0:-7 4:29 8:-19
p label:pond u	4:17 8:-10
p label:raunt he	0:7
p label:respuestas	0:8
p label:respuestas --	0:13
p label:respuestas p	0:7
p label:river	1:-7 2:-13 3:-14 4:-49 5:39 8:27
p label:river h-	0:6 3:-8 4:-22 5:25
p label:river s	0:8 2:-7 3:-9 4:-29 5:37
p label:river u	0:19 3:-6
p label:scheuren	0:13
p label:scheuren u	0:21 3:-6
p label:scogli	0:-7 2:-11 5:37 8:-15
p label:scogli h-	0:-10 2:-12 5:32
p label:scogli p	0:-14 2:-16 4:-6 5:55 8:-21
p label:shadow	0:7 1:16 5:-8 8:-6
p label:sla	4:27 5:-8 8:-13
p label:sla u	0:-9 4:34 8:-15
p label:staat	0:25 3:-12
p label:staat u	0:12 3:-6
p label:stapler	0:32 1:-25
p label:stapler --	0:32 1:-25
p label:steeds	0:30 6:-7
p label:steeds h-	0:20 6:-6
p label:steeds u	0:25 6:-6
p label:tampon	0:23 3:-12
p label:tampon --	0:18 3:-10
p label:techo	0:-8 4:-7 5:-13 8:33
p label:techo h-	0:-6 4:-7 5:-13 8:29
p label:techo u	0:-8 4:-13 5:-19 8:43
p label:teich	5:-13 8:20
p label:teich h-	0:-8 3:-9 4:11 5:-33 8:36
p label:teich u	0:-6 3:-8 4:15 5:-10 8:11
p label:telhado	0:35 8:-23
p label:telhado h-	0:27 8:-16
p label:telhado u	0:45 4:-6 8:-30
p label:telpon	0:-49 1:-13 2:-10 3:70 6:-7
p label:telpon --	0:-43 1:-14 2:-6 3:60 6:-8 8:-7
p label:telpon u	0:-35 1:-14 2:-9 3:58 6:-8 8:-6
p label:tema	0:17 1:-6 4:-6
p label:tema --	0:17
p label:tema s	0:18 4:-6
p label:tengo	0:26 2:-13
p label:tengo u	0:30 2:-15
p label:tepe	0:24 4:-6 8:-7
p label:tepe u	0:18 8:-6
p label:teppich	0:-23 1:35 3:-7 5:-6 8:-7
p label:teppich --	0:-15 1:26 8:-6
p label:toerist	0:6 1:-17 2:24
p label:toerist --	1:-18 2:31
p label:toerist u	0:15 1:-21 2:20
p label:turma --	0:9
p label:turma u	0:12
p label:u-00620061006b006c00610076006100630131	0:-27 2:40 6:-6
p label:u-00620061006b006c00610076006100630131 u	0:-35 2:52 5:-6 6:-8
p label:u-0067006f01420119006200690065	0:-25 2:75 3:-8 4:-12 5:-14 6:-7 8:-34
p label:u-0067006f01420119006200690065 u	0:-18 2:52 3:-9 4:-8 5:-8 6:-6 8:-16
p label:u-006700f300720061	0:18 8:-10
p label:u-006700f300720061 u	0:26 8:-13
p label:u-006b00fc0070	0:-16 3:48 4:-23
p label:u-006b00fc0070 --	0:-15 3:40 4:-18
p label:u-0073007400fc0063006b	0:38 3:-13 4:-8
p label:u-0073007400fc0063006b h-	0:45 3:-19 4:-8
p label:u-0073007400fc0063006b u	0:25 3:-10
p label:u-0077006f006b00f30142	0:19 3:-7
p label:u-0077006f006b00f30142 --	0:8
p label:u-0077006f006b00f30142 u	0:15
p label:u-00e7006100740131	0:23 4:-18
p label:u-00e7006100740131 h-	0:11 4:-9
p label:u-00e7006100740131 u	0:18 4:-16
p label:u-043104430440044f	0:-20 1:44 3:-18 5:-17 8:6
p label:u-043104430440044f u	0:-9 1:15 5:-34 8:32
p label:u-04320443043b0438043a	0:-22 3:30 8:-8
p label:u-04320443043b0438043a u	0:-26 3:42 8:-13
p label:u-0434043e0449	2:42 3:-19 4:-13 5:-7 8:-7
p label:u-0434043e0449 u	0:11 2:17 3:-9 4:-8 8:-6
p label:u-043a0430043b044e04360430	0:-8 2:-9 4:-7 5:38 8:-14
p label:u-043a0430043b044e04360430 h-	0:-12 2:-6 4:-16 5:53 8:-19
p label:u-043a0430043b044e04360430 u	0:-8 4:-8 5:34 8:-11
p label:u-043a0430043c0456043d043d044f	0:-8 5:29 8:-13
p label:u-043a0430043c0456043d043d044f h-	0:-12 2:-11 5:35 8:-15
p label:u-043a0430043c0456043d043d044f u	0:-21 2:-13 3:-7 5:46 8:-14
p label:u-043b0435043b0435043a0430	1:15 3:-8
p label:u-043b0435043b0435043a0430 --	0:-6 1:20 3:-10
p label:u-043b0435043b0435043a0430 u	1:15 3:-8
p label:u-043b04350441	0:30 3:-6 4:-6
p label:u-043b04350441 --	0:23 3:-6
p label:u-043b04350441 u	0:34 2:-6 4:-9 8:-7
p label:u-043b04430433	2:-8 4:18
p label:u-043b04430433 u	0:-17 2:-8 3:-8 4:41 8:-11
p label:u-043c04430445043e043c043e0440	0:-11 2:57 3:-27 4:-10 5:-21 8:-8
p label:u-043c04430445043e043c043e0440 p	2:50 3:-27 4:-10 5:-18 8:-9
p label:u-043f043e0433043e04340430	0:25 8:-10
p label:u-043f043e0433043e04340430 p	0:30 8:-11
p label:u-043f043e043b0435	2:-8 3:-8 4:-8 5:31 8:-12
p label:u-043f043e043b0435 --	0:16
p label:u-043f043e043b0435 u	0:14 3:-9 4:-7 5:17 8:-9
p label:u-043f04430433043e0432043804460430	0:-8 3:29 4:-8
p label:u-044004560447043a0430	1:-10 3:24 8:-8
p label:u-044004560447043a0430 --	0:-6 1:-13 3:39 4:-8 8:-11
p label:u-0457043604300447043e043a	0:-7 1:39 2:-17 8:-9
p label:u-0457043604300447043e043a --	1:27 2:-10 8:-8
p label:u-0457043604300447043e043a u	0:-6 1:24 2:-8
p label:u-06230628063706270644	0:17 1:-9
p label:u-06230628063706270644 --	0:25 1:-9
p label:u-06230628063706270644 u	0:37 1:-17 2:-6
p label:u-0623062d06330646062a0645 u	0:8
p label:u-0625062c062706280627062a	0:8
p label:u-0625062c062706280627062a --	0:7
p label:u-0625062c062706280627062a u	0:9
p label:u-06270644063106450644	0:-22 4:-7 8:36
p label:u-06270644063106450644 u	0:-8 3:-6 4:-6 8:26
p label:u-06270644063306480642	0:-51 1:-11 2:-12 3:-8 4:-8 5:-8 6:-7 8:76
p label:u-06270644063306480642 --	0:-33 1:-9 2:-8 3:-7 4:-6 6:-7 8:56
p label:u-06270644063306480642 u	0:-32 1:-12 2:-11 3:-7 4:-7 5:-8 8:62
p label:u-062d06280629	0:17 2:-7 3:-15 6:13
p label:u-062d06280629 u	0:22 2:-7 3:-16 6:11
p label:u-063106420645	0:-16 1:-8 3:35 8:-6
p label:u-063106420645 --	1:-11 3:28 4:-6
p label:u-063106420645 u	0:-9 1:-14 3:39 8:-9
p label:u-06390646062f064a	0:18 2:-9
p label:u-06390646062f064a u	0:12 2:-6
p label:u-064406430644	0:24 3:-9
p label:u-064406430644 --	0:30 3:-11
p label:u-064406430644 u	0:16
p label:u-0644064a06440649	0:19
p label:u-0644064a06440649 h-	0:19
p label:u-0644064a06440649 u	0:18
p label:u-0644064a0646	0:13
p label:u-0644064a0646 u	0:18
p label:u-064506310629	0:13
p label:u-064506310629 --	0:9
p label:u-0647062c0646	0:-54 1:74 2:-12 3:-15 6:-6 8:-12 9:-6
p label:u-0647062c0646 u	0:-48 1:68 2:-9 3:-11 6:-6 8:-11
p label:u-0648062a063706480644	0:12
p label:u-0648062a063706480644 h-	0:15
p label:u-0648062a063706480644 u	0:22 3:-9
p label:u-06480641064a	0:16
p label:u-06480641064a --	0:11
p label:u-06480641064a u	0:21 3:-6
p label:u-064806440627	0:17 3:-8
p label:u-064806440627 u	0:15
p label:u-09150924093e0930	0:20 3:-9
p label:u-09150924093e0930 --	0:19 3:-9
p label:u-09150924093e0930 u	0:14
p label:u-0915094c0928	0:16
p label:u-0915094c0928 --	0:29 1:-8 3:-11
p label:u-0915094c0928 u	0:25 1:-7 3:-10
p label:u-091609470924	0:-22 3:-10 4:69 8:-42
p label:u-091609470924 u	0:-13 4:37 8:-15
p label:u-0917093e09010935	0:-40 2:-8 3:-8 4:-15 5:-7 8:70
p label:u-0917093e09010935 u	0:-31 8:44
p label:u-0917094d0930093e09390915	0:-43 1:-10 2:-7 3:-11 4:69 6:-6 8:-19
p label:u-0917094d0930093e09390915 --	0:-53 1:-12 2:-10 3:-14 4:81 6:-7 8:-24
p label:u-0917094d0930093e09390915 u	0:-48 1:-9 2:-8 3:-16 4:80 6:-7 8:-20
p label:u-091a093f091f094d0920093f092f093e0901	0:-35 1:-8 2:-13 3:54
p label:u-091a093f091f094d0920093f092f093e0901 u	0:-35 1:-6 2:-18 3:57 8:-6
p label:u-091c093e092809350930	0:-51 1:-8 2:-9 3:67
p label:u-091c093e092809350930 --	0:-50 1:-9 2:-8 3:66
p label:u-091c093e092809350930 u	0:-47 1:-7 2:-8 3:62
p label:u-091f093f0921094d09210940	0:-12 1:-25 2:53 3:-11
p label:u-091f093f0921094d09210940 --	0:-19 1:-29 2:67 3:-22 4:-6
p label:u-091f093f0921094d09210940 u	0:-15 1:-36 2:66 3:-16
p label:u-0921093e0932	0:-11 3:-7 4:-7 8:36
p label:u-0921093e0932 h-	0:-9 8:22
p label:u-0921093e0932 u	4:-6 8:21
p label:u-092a093e09280940	0:21 2:-9 3:-10 4:-14 5:-9 6:30 8:-9
p label:u-092a093e09280940 --	0:22 4:-7
p label:u-092a093e09280940 u	0:29 1:-7 2:-8 3:-10 4:-15 5:-8 6:23 8:-8
p label:u-092c093e09300940	0:9
p label:u-092c093e09300940 --	0:10
p label:u-092c093e09300940 u	0:12
p label:u-093009390940	0:24 1:-6 4:-6
p label:u-093009390940 u	0:23 4:-6
p label:u-093509470935	0:16 2:-7
p label:u-093509470935 p	0:18 2:-6
p label:u-0938094209160947	0:18 3:-11
p label:u-0938094209160947 u	0:20 3:-11
p label:u-09390935093e	0:-18 1:23 2:27 3:-6 4:-6 5:-9 8:-9
p label:u-09390935093e u	0:-19 1:25 2:26 3:-6 4:-7 5:-9 8:-9
p label:u-093909420901	0:42 3:-13 4:-6 8:-9
p label:u-093909420901 h-	0:33 3:-10 8:-7
p label:u-093909420901 u	0:49 2:-7 3:-11 4:-8 8:-12
p label:u-30bf30a430c830eb	0:22 3:-7
p label:u-30bf30a430c830eb u	0:25 2:-6 3:-8
p label:u-30cd30b8	0:14 1:-6 3:11 8:-8
p label:u-30cd30b8 --	0:14 3:18 4:-8 8:-10
p label:u-30cd30b8 u	0:11 1:-6 3:17 4:-7 8:-8
p label:u-4e385b50	0:-30 2:-29 3:73 4:-18 5:-7 6:-10 7:-6 8:-9
p label:u-4e385b50 h-	0:-22 2:-13 3:51 4:-12
p label:u-4e385b50 u	0:-19 2:-14 3:45 4:-7
p label:u-4f1a8b70	0:-21 1:-8 2:-13 3:-8 4:25 8:21
p label:u-4f1a8b70 u	0:-34 1:-8 2:-14 3:-8 4:24 8:34
p label:u-516c53f8	0:18 1:-6
p label:u-516c53f8 --	0:15 1:-8
p label:u-516c53f8 u	0:15 1:-6
p label:u-534a591c	0:17
p label:u-534a591c u	0:19 2:-8
p label:u-56fe6848	0:23 3:-19
p label:u-56fe6848 --	0:17 3:-14
p label:u-56fe6848 u	0:22 3:-18
p label:u-63634e71	0:28 2:-7 3:-11
p label:u-63634e71 u	0:26 2:-6 5:-10
p label:u-663e793a	0:29 3:-7 8:-7
p label:u-663e793a --	0:9
p label:u-663e793a u	0:19 8:-6
p label:u-67005f8c	0:29 2:-8 4:-7
p label:u-67005f8c --	0:19 4:-10
p label:u-67005f8c u	0:35 2:-10 4:-9
p label:u-67b8675e	0:-37 2:-17 3:66 4:-8 8:-19
p label:u-67b8675e --	0:-22 2:-11 3:47 4:-8 8:-15
p label:u-67b8675e u	0:-33 2:-17 3:55 8:-13
p label:u-6b6f79d1	0:-50 1:-22 2:-7 3:-30 8:81
p label:u-6b6f79d1 u	0:-54 1:-12 3:-28 8:76
p label:u-6c34	0:47 2:-7 3:24 4:-33 5:-8 6:-6 8:-21
p label:u-6c34 h-	0:20 2:-6 3:30 4:-25 5:-6 8:-15
p label:u-6c34 u	0:36 2:-6 3:29 4:-35 5:-7 8:-17
p label:u-7c737c92	6:12
p label:u-7c737c92 h-	0:-16 6:33
p label:u-7c737c92 u	0:-11 6:23
p label:u-821e53f0	0:23
p label:u-821e53f0 he	0:29 5:-6 8:-6
p label:u-821e53f0 u	0:28 5:-6 8:-6
p label:u-8868793a	0:17 3:-6
p label:u-8868793a --	0:17
p label:u-8868793a u	0:16
p label:u-96e8	0:-25 2:22 3:-18 4:-8 5:30 8:-9
p label:u-96e8 h-	0:-15 2:36 4:-15
p label:u-96e8 u	0:-17 2:25 3:-13 4:-13 5:21 8:-8
p label:u-98a8	0:7 1:16 3:-8 8:-9
p label:u-98a8 --	0:6
p label:u-98a8 u	1:15 3:-6 8:-8
p label:u-98df6750	0:-35 3:45
p label:u-98df6750 --	0:-31 3:41
p label:u-98df6750 u	0:-15 3:25
p label:u-acc4b2e8	0:34 1:-13 3:-9
p label:u-acc4b2e8 u	0:29 1:-10 3:-7
p label:u-c704	0:21
p label:u-c704 h-	0:19
p label:u-c704 u	0:36 4:-8 6:-6 8:-7
p label:u-c7a5b3c5	0:-15 1:-12 2:-11 3:15 4:32 5:-6 6:-6
p label:u-c7a5b3c5 u	0:-11 2:-8 3:10 4:18
p label:u-c9c8bb38	0:25 3:-17
p label:u-c9c8bb38 --	0:20 3:-14
p label:u-d559b144 --	0:7
p label:u-d559b144 p	0:10
p label:ul h-	0:17 4:-9
p label:ul u	0:7
p label:verb	0:7 1:-8 2:-7 3:21
p label:verb --	0:-16 3:29
p label:verb p	1:-6 3:25
p label:village	0:30 3:-7 4:-6 8:-10
p label:village s	0:13
p label:visitor	0:34 2:-15 3:-7
p label:visitor p	0:32 1:-6 2:-12 3:-9
p label:voisin	2:21 3:-12
p label:voisin p	0:-11 2:32 3:-11
p label:wardrobe	0:-11 3:19 4:9
p label:wasser	3:24 4:-10 8:-7
p label:wasser --	1:-14 2:-6 3:44 4:-15 5:-8 8:-13
p label:water	0:-6 1:-9 2:19 3:-16 4:-29 5:47 6:-6 8:-21
p label:water --	0:22 2:51 3:-11 4:-33 5:-13 8:-30
p label:water h-	0:-23 1:-6 2:-21 4:-7 5:58 8:-15
p label:water u	0:8 1:-9 2:29 3:-18 4:-36 5:49 6:-7 8:-40
p label:weg	0:57 2:-6 3:-12 4:-14 6:-6 8:-14
p label:weg --	0:25 3:-9
p label:weg u	0:50 3:-9 4:-12 8:-16
p label:wells	0:38 1:-6 3:-17
p label:wells --	0:45 1:-9 3:-18 8:-7
p label:wells u	0:36 3:-19
p label:wesp	1:-7 2:21
p label:wesp u	2:10
p label:wind	0:8 1:30 2:26 3:-14 4:-18 5:-21 8:-15
p label:wind --	1:23 4:-7 5:-7 8:-7
p label:wind h-	2:49 3:-11 4:-16 5:-22 6:-7 8:-16
p label:wind u	1:39 2:33 3:-20 4:-28 5:-21 8:-19 9:-6
p label:zand	0:-19 2:-9 3:61 4:-15 5:-9 8:-26
p label:zand --	0:-20 3:50 4:-9 5:-9 8:-17
p label:zand u	0:-7 3:38 4:-6 8:-24
p label:zoiets	0:25 1:-6 3:-11
p label:zoiets --	0:16 3:-9
p label:zoiets u	0:22 1:-6 3:-10
p label:zolder	0:30 4:-8 8:-9
p label:zolder u	0:31 4:-7 8:-8
p ladder	0:57 1:-14 3:-22 4:19 5:-18 8:-14
p ladder --	0:11 1:-9 3:-11 4:21
p ladder -e	0:24 1:-6 3:-6
p ladder h-	0:47 3:-6 5:-19 8:-10
p ladder p	0:30 1:-7 3:-8
p ladder s	0:26 5:-8
p ladder u	0:53 1:-11 3:-28 4:27 5:-17 8:-20
p lady-beetle	0:-41 1:50 2:13 4:-8 5:-8 8:-8
p lady-beetle --	0:-25 1:34 2:-10 3:8
p lady-beetle h-	0:-23 1:42 2:21 3:-36 4:-9 5:-9 8:-6
p lady-beetle p	0:-20 1:36 2:-32 3:16 4:-6
p lady-beetle u	0:-17 1:25 2:24 3:-21 5:-6
p laptop	0:61 1:-10 2:-27 3:-22 4:-7 5:-10 6:-11 8:22
p laptop --	0:62 1:-11 2:-24 3:-18 4:-7 5:-7 6:-9 8:10
p laptop p	1:-10 2:-7 3:-20 5:-7 6:-9 8:41
p laptop u	0:59 2:-26 3:-11 6:-6
p lava	0:-8 1:-23 2:-10 3:-21 4:-13 5:73 6:-7 8:-22
p lava --	0:-34 1:-27 2:-10 3:-33 4:-18 5:100 8:-24
p lava u	0:-16 1:-24 2:-6 3:-29 4:-10 5:81 6:-6 8:-20
p leaf-fluttering-in-wind	0:11 1:-13 2:-9 3:52 4:-27 5:-19 6:-19 8:12
p leaf-fluttering-in-wind --	0:-21 1:-18 3:31 4:-19 5:-12 6:-17 8:42
p leaf-fluttering-in-wind h-	0:-13 3:31 5:-6
p leaf-fluttering-in-wind he	0:7 2:-10 3:-9 4:-20 5:-10 8:34
p leaf-fluttering-in-wind p	0:-8 1:-10 2:-6 3:62 4:-18 5:-10 6:-16 8:-10
p leaf-fluttering-in-wind s	0:-18 4:-11 5:-7 8:41
p leaf-fluttering-in-wind u	0:19 3:-8
p leafy-green	0:-12 1:-15 2:27 3:-11 4:45 5:-9 6:-18 7:-6 8:-8 9:-6
p leafy-green --	1:-20 2:79 3:-44 4:-22 5:-7 6:-11 8:-8
p leafy-green -e	0:-13 1:-8 2:-8 3:-8 4:52 6:-19
p leafy-green h-	1:-6 2:26 3:-13 4:23 5:-10 6:-9 8:-6
p leafy-green he	0:-19 3:30 4:16 6:-13
p leafy-green p	0:-7 3:-20 4:35 6:-8
p leafy-green u	0:-8 1:-14 2:26 4:32 5:-8 6:-20 8:-9 9:-6
p light-bulb	0:-22 1:-10 2:-6 4:-26 5:-9 8:60
p light-bulb --	0:-24 3:10 4:-11 8:36
p light-bulb h-	3:-6 4:-12 8:24
p light-bulb p	0:-9 3:-8 4:-11 8:34
p light-bulb u	0:-11 1:-7 4:-22 5:-7 8:46
p lighthouse	0:-51 1:18 2:31 3:9 4:38 5:-24 6:-7 8:-29 9:-6
p lighthouse --	0:-33 1:22 3:29 4:-19
p lighthouse h-	0:-20 2:46 3:-8 4:16 5:-23 8:-17
p lighthouse s	0:-34 1:32 3:23 4:-19 5:-6 8:-6
p lighthouse u	0:-30 2:-10 3:-11 4:83 5:-15 8:-39
p lion	0:16
p lion --	0:11 4:-6
p lion u	0:14
p lizard	0:-14 1:18 2:21 3:-7
p llama	0:-9 1:53 2:-18 3:-23
p llama --	0:-9 1:44 2:-22 3:-11
p llama s	1:28 2:-9 3:-9
p locked	0:8 1:-7 2:-18 3:-29 4:57 6:-14
p locked --	1:18 3:-19 4:-12 6:-7 8:22
p locked h-	0:-16 2:-20 3:-28 4:89 5:-23 6:-10 8:-20
p locked p	0:-35 1:21 2:-6 3:11 4:-18 5:15 6:-10 8:19
p locked u	0:33 1:-15 2:-10 3:-35 4:56 5:-13 6:-13 8:-16
p locomotive	0:46 1:17 2:-30 3:10 4:-20 5:-7 7:-6 8:-18
p locomotive --	0:30 1:12 2:-18 3:11 4:-14 8:-12
p locomotive h-	0:8 1:-24 2:-8 4:-8 6:39 8:-6
p locomotive p	0:42 1:-31 2:-18 3:18 4:-7
p locomotive s	0:7 1:22 3:-7 4:-6 8:-8
p locomotive u	0:14 1:15 2:-13 3:-6 4:-12 6:14 8:-7
p long-drum	0:26 3:-8
p long-drum u	0:21 3:-6
p lotion-bottle	0:-18 1:-15 2:-10 3:-35 4:-16 5:-10 6:86 7:-6 8:-32
p lotion-bottle -e	3:-10 6:25 8:-7
p lotion-bottle he	0:-13 1:-8 6:39 7:-10 8:-8
p lotion-bottle s	0:14 1:-11 6:19 7:-9 8:-7
p lotion-bottle u	0:-31 1:-6 3:-22 4:-11 6:66 8:-14
p lotus	0:-17 2:-12 3:-12 4:32 5:-16 6:-8 8:28
p lotus h-	0:-14 2:-8 3:-13 4:22 5:-18 6:-8 8:35
p lotus u	0:-20 2:-13 3:-13 4:26 5:-18 6:-8 8:39
p love-letter	0:-27 1:-35 2:-11 3:90 4:-8 6:-9 8:-27
p love-letter --	0:-29 1:-51 2:-6 3:99 4:-6 6:-13 8:-32
p love-letter h-	0:-17 2:-10 3:45 4:-6 5:-6 6:-11
p love-letter p	0:-17 1:-15 2:-14 3:61 5:-8 8:-10
p love-letter u	0:-18 1:-17 3:43 8:-10
p luggage	0:-10 1:-8 3:41 5:-8 6:-7 8:-9
p luggage --	0:-14 1:-7 3:40 5:-10 8:-7
p luggage p	1:-6 3:27 5:-8 6:-6 8:-7
p mahjong-red-dragon	0:25 1:-12 8:-6
p mahjong-red-dragon --	0:-8 1:-17 3:34 8:-6
p mahjong-red-dragon p	0:16 1:-11 8:-6
p man	1:13 2:-8 3:-15 4:25 5:-6 7:-6 8:-10 9:-8
p man --	0:17 1:23 2:-29 3:-7
p man h-	1:-6 3:-9 4:25 8:-9
p man p	0:17 1:28 2:-36
p man u	1:-14 2:26 3:-10 4:17 8:-7 9:-7
p mango	1:-9 2:-12 3:52 4:-9 6:-16 8:-10
p mango --	0:11 3:16 4:-11
p mango h-	3:15
p mango p	0:-7 3:15
p mango u	1:-6 2:-11 3:38 6:-21 8:-6
p maracas	0:44 3:-36
p maracas --	0:38 3:-30
p mask:monster	2:28 3:-11
p mask:monster --	1:-12 2:33 3:-16
p mask:monster h-	2:13
p mask:monster p	0:-12 2:23
p mask:monster u	0:14
p mask:robot	2:8
p mask:robot u	2:7
p mask:ship	0:-7 1:23
p mask:ship --	0:-7 1:24
p mask:ship u	1:18
p mechanic	1:33 2:-10 4:-17
p mechanic -e	1:22 4:-9
p mechanic u	1:14 4:-6
p metro	0:-18 1:-43 2:-16 4:28 8:46
p metro h-	0:-6 2:-9 4:28 8:-8
p metro u	0:-6 1:-35 2:-16 3:-6 4:17 8:44
p microbe	0:-13 1:16 2:43 3:-10 4:-7 5:-9 6:-13 8:-7 9:-6
p microbe --	1:22 2:24 3:-14 4:-7 5:-13 6:-12 8:-6
p microbe p	0:-9 1:26
p microbe u	1:10 2:27 3:-9 4:-6 5:-6 6:-8
p milky-way	0:27 4:-9 8:-8
p milky-way u	0:23 4:-9 8:-9
p mirror	0:-37 1:-6 2:-8 3:9 4:-31 5:-7 6:-6 8:59
p mole	0:-7 1:19 2:7 3:13 4:-9 8:-12 9:-6
p mole --	0:-16 2:31 4:-8 8:-7
p mole p	0:10 2:6
p mole s	1:15 2:-6
p mole u	0:-16 2:35 3:-15 8:-7
p monkey	0:-18 1:41 3:-23 4:12 5:-6 6:-10 8:-8
p monkey --	0:-14 1:46 2:-9 3:-31 4:20 6:-6
p monkey h-	0:-6 1:-6 2:42 3:-11 5:-6 8:-10
p monkey p	0:-20 1:-12 2:-20 3:-23 4:58
p monkey s	1:6
p monkey u	0:-10 1:46 2:9 3:-19 4:-7 5:-6 6:-11 8:-9
p mosquito	0:30 1:-23 2:-16 3:28 5:-6
p mosquito --	0:8 1:-34 2:14 3:27 5:-8
p mosquito h-	0:36 2:-19 3:-11
p mosquito p	0:11 2:-29 3:35
p mosquito u	0:9 1:-30 2:36 3:-11
p motor-scooter	0:7 1:7
p motorcycle	0:23 1:-18 2:17 4:-12
p motorcycle p	0:27 1:-16 2:11 4:-12
p motorway	2:-10 3:15 4:-37 5:-8 8:41
p motorway --	3:12
p motorway h-	0:11 4:-17 8:17
p motorway u	0:10 2:-7 3:19 4:-22 5:-7 8:12
p mountain	0:14 3:-14 4:-11 5:-13 6:-9 8:30
p mountain u	3:-15 4:-10 5:-12 6:-7 8:39
p mouse	0:-20 1:28 2:17 4:-11 8:-7
p mouse --	0:-23 1:30 2:20 3:-14 4:-6 8:-7
p mouse -e	1:-26 2:33
p mouse h-	0:-11 1:-15 2:21 3:37 4:-28
p mouse he	0:13 2:-6
p mouse p	0:-18 2:29 3:15 4:-16
p mouse s	1:16 2:-6
p mouse u	0:-20 1:18 2:29 3:-16 4:-9 5:-6 8:-9
p mouth	0:45 1:-11 3:-23 8:-6
p mouth --	0:37 1:-8 3:-21
p mouth u	0:33 1:-8 3:-16
p mrs-claus	0:-29 1:8 2:-13 3:-11 4:53 8:-14 9:-12
p mrs-claus u	0:-17 1:13 2:-6 4:18
p mushroom	0:-15 1:7 2:-26 3:-13 5:-11 6:-21 7:-7 8:71 9:-7
p mushroom --	0:-12 1:14 2:-10 3:-7 4:30 6:-13 8:-8
p mushroom h-	0:-20 1:-9 2:-23 3:-11 4:-24 5:-13 6:-18 8:90 9:-6
p mushroom he	0:8 1:-9 2:-11 3:34 4:-9 6:-6
p mushroom p	0:-22 1:20 2:-25 3:27 4:20 5:-7 6:-11 8:-12
p mushroom s	0:15 3:-15 8:20
p mushroom u	0:-14 2:-9 3:-34 4:-11 5:-8 6:-17 8:77
p musical-keyboard	0:-13 1:-10 3:32 4:-6
p musical-keyboard u	1:-6 3:20 5:-6
p musical-notes	0:-9 3:28 8:-8
p musical-notes --	0:-19 1:-13 2:-14 3:37 4:-7 5:35 6:-8 8:-23
p musical-notes p	0:-15 1:-8 2:-14 3:13 4:-11 5:44 6:-8 8:-19
p necktie	0:-26 1:-11 2:32 3:32 4:-12 5:-11 8:-11
p necktie u	0:-16 1:-11 2:31 3:18 4:-10 5:-6 8:-10
p nest-with-eggs	0:-23 2:-6 3:-9 4:50 8:-14
p nest-with-eggs h-	0:-15 3:-15 4:45 8:-10
p nesting-dolls	0:-39 1:35 2:46 3:-36 5:-7 6:-6 8:-11
p nesting-dolls --	0:-28 1:26 2:45 3:-36 5:-7 8:-7
p nesting-dolls p	0:-41 1:61 2:27 3:-49 6:-8 8:-13
p newspaper	0:-29 3:49 6:-11 8:-7
p newspaper --	0:-23 3:41 6:-11
p newspaper u	0:-23 3:39 6:-8
p ninja	1:22 2:26 3:-15 4:-9 6:-8 7:-6 8:-16 9:-8
p ninja --	0:6 1:19 2:-14
p ninja h-	0:10 1:-26 2:56 3:-17 4:-10 7:-7 8:-12 9:-8
p ninja s	0:-13 1:-17 2:58 3:-16 4:-7 7:-7 8:-8
p ninja u	1:48 2:-30 8:-7
p nose	0:6 1:38 2:-6 3:-15 5:-17 8:-7
p nose --	0:-21 1:49 3:-19 5:-7
p nose u	1:38 3:-16 5:-11 8:-6
p nut-and-bolt	0:-28 2:-6 3:29 4:-20 5:-10 6:31 8:-13
p nut-and-bolt h-	0:-27 3:44 4:-20 5:-7 6:17 8:-14
p nut-and-bolt p	0:-35 2:-7 3:45 4:-25 5:-11 6:30 8:-10
p octopus	1:-54 2:38 3:8 7:33 8:-11
p octopus --	0:-23 1:-39 2:44 3:23 8:-6
p octopus h-	0:12 1:-24 2:26 3:-9 4:10 7:-6 8:-6
p octopus s	0:-21 1:-40 2:14 3:-9 4:-7 5:-6 6:-7 7:62 8:-7
p octopus u	0:13 1:-28 2:44 3:8 4:-23 8:-7
p office-building	0:-14 3:-8 4:6 8:21
p office-worker	0:-17 2:56 3:-6 4:-12 5:-9 7:-6 8:-7
p office-worker --	0:-6 2:35 4:-12 5:-8 8:-8
p office-worker p	0:-7 1:-26 2:42 3:10 4:-11 8:-6
p office-worker s	0:-8 1:19
p office-worker u	0:-16 2:39 5:-6
p ogre	0:31 1:-21 2:-7 3:-8 5:-7 6:-9 7:25 9:-6
p ogre --	0:36 1:-9 2:-22
p ogre -e	0:24 1:-7 2:-16 7:12
p ogre p	0:42 1:-13 2:-19
p ogre u	0:11 2:7
p old-key	0:-21 3:12 4:-14 6:-6 8:31
p old-key --	0:-19 3:22 4:-11 8:18
p old-man	0:12 2:-31 3:-24 4:-27 5:-8 7:-6 8:-9 9:65
p old-man --	0:12 2:30 3:-26 4:-7
p old-man h-	0:-34 2:-41 3:-12 4:-18 9:79
p old-man u	2:-28 3:-16 4:-10 9:45
p old-woman	0:11 1:24 2:7 3:-11 4:14 5:-11 6:-10 7:-11 8:-10 9:-9
p old-woman --	0:7 1:23 2:12 4:-18 5:-6 6:-8 7:-6 8:-9
p old-woman h-	0:-22 1:-12 2:59 3:-6 5:-10 9:-8
p old-woman he	0:8 2:-46 3:-13 4:62 5:-8 7:-15 9:-6
p old-woman p	0:-34 1:19 2:-33 3:47
p old-woman s	2:-28 3:-9 4:42 7:-10
p old-woman u	0:15 1:30 2:21 3:-23 4:-9 5:-9 6:-10 7:-7 8:-10 9:-7
p olive	0:-16 1:-26 2:15 3:-21 4:-15 5:-8 6:61 7:-7 8:-9
p olive --	0:-8 1:-8 6:31 8:-8
p olive h-	0:-21 1:-10 3:-45 4:-8 5:-6 6:66 7:-7
p olive u	0:-20 1:-14 3:16 4:-18 5:-7 6:34 8:-6
p oncoming-police-car	0:29 2:-16
p open-mailbox-with-lowered-flag	0:19 8:-6
p open-mailbox-with-lowered-flag u	0:25 3:-7 8:-7
p orc	0:-8 2:32 6:-6
p orc --	0:-7 2:27
p orc h-	2:10
p orc p	2:24
p orc u	0:-7 2:22 6:-7
p otter	0:-18 1:35 3:16 4:-13 9:-9
p otter --	0:-12 1:49 2:-22 3:-19
p otter h-	2:9 3:18 4:-10 9:-6
p otter p	0:-9 1:46 2:-24 3:-20
p otter u	0:-10 2:11 3:24 4:-9
p owl	1:61 3:-27 4:-9 5:-9 6:-6 7:-6 8:-9 9:-6
p owl --	0:-16 1:58 2:-24 3:-15 8:-6
p owl h-	1:-8 2:25
p owl p	0:-10 1:30 3:-16
p owl s	1:7
p owl u	1:42 3:-15 4:-7 5:-6
p oyster	1:13 3:-13 4:12
p package	0:-28 1:-25 2:-16 3:62 4:38 5:-11 6:-12 8:-16
p package --	0:-17 1:-37 2:-12 3:42 4:52 5:-11 6:-10 8:-29
p package h-	0:-19 1:-9 2:-19 3:56 4:6 5:-11 6:-9
p package he	0:-17 3:17 4:13
p package p	0:-26 1:-10 2:-13 3:79 4:-10 5:-13 8:-17
p package u	0:-24 1:-35 2:-10 3:35 4:62 5:-8 6:-11 8:-27
p paintbrush	0:30 1:-7 5:-7
p paintbrush u	0:33 1:-11 5:-7
p palm-tree	0:-16 4:-14 5:30 8:9
p pancakes	1:-7 2:-10 3:30 4:-7
p pancakes --	0:9 1:-10 2:-7 3:23
p pancakes h-	0:-11 2:-9 3:31
p pancakes p	0:-14 1:-7 2:-14 3:49 4:-6
p panda	0:11 1:23 2:-12 3:-9 4:-6
p panda --	0:12 1:27 2:-14 3:-14
p panda s	1:15
p panda u	0:27 2:-12 4:-7
p parrot	0:-8 1:-16 2:-9 3:35 8:-6
p parrot --	0:-7 1:-31 2:-10 3:46 8:-6
p parrot s	1:11
p passenger	0:15 1:-49 3:11 4:47 5:-13 6:-9 7:-10 8:-11 9:-9
p passenger --	0:12 1:-55 2:-63 3:-34 4:101 6:-9 8:-7
p passenger -e	0:8 1:-13 2:18
p passenger h-	0:18 1:-16 2:-8 3:23 4:13 5:-13 7:-7 8:-8 9:-7
p passenger p	0:25 1:-23 2:-56 3:30 4:38 5:-11 7:-6 8:-10 9:-6
p passenger u	0:35 1:-49 2:14 3:-21 4:35
p paw-prints	0:-6 1:-10 2:-6 3:55 4:-9 5:-7 6:-9 8:-11
p paw-prints --	0:-18 1:-14 2:-6 3:61 4:-8 6:-9 8:-9
p paw-prints h-	0:31 3:-7 4:-9
p paw-prints p	0:-10 1:-7 3:46 4:-7 5:-7 6:-6 8:-6
p paw-prints u	0:-9 1:-8 2:-9 3:51 4:-9 6:-12 8:-9
p pea-pod	0:-7 3:13
p peacock	0:-26 1:24 2:-25 3:42 4:-11 5:-13 7:-9
p peacock --	0:-20 1:24 2:-21 3:27 5:-10 7:-6 8:-6
p peacock u	0:-19 2:-15 3:42 4:-8 5:-8
p pencil	0:-7 1:-19 2:-6 3:-17 4:-8 6:58 8:-12
p pencil --	0:-30 1:-14 3:-19 4:-8 6:61 8:-6
p pencil u	0:-8 3:-15 4:-6 6:41 8:-8
p penguin	1:27 2:10 4:-6 6:-6 7:-6 8:-10
p penguin --	1:29 2:25 3:-18 4:-8 6:-6 8:-9
p penguin h-	0:28 1:-11 2:-26 3:24 4:-9
p penguin p	0:-21 1:11 4:23 6:-6 8:-9
p penguin s	0:-7 1:29 2:-6 3:-6
p penguin u	0:16 1:20 2:9 4:-20 6:-6 7:-7 8:-10
p people-hugging	0:43 1:-12 2:-14 3:-6
p people-hugging --	0:41 1:-13 2:-13 3:-6 4:-6
p people-hugging u	0:18 1:-9
p person-biking	0:-24 1:43 2:-7 3:-6
p person-biking --	0:-19 1:38 2:-6
p person-biking s	0:-6 1:13
p person-biking u	0:-17 1:43 2:-9 3:-8 8:-13
p person-elf	0:38 1:-6 2:-12 3:-12
p person-elf --	0:35 1:-7 2:-10 3:-11
p person-elf u	0:24 2:-6 3:-8
p person-fairy	1:33 2:-21 3:-8
p person-fairy --	0:-13 1:45 2:-24 3:-11
p person-feeding-baby	0:-15 1:-14 2:-12 4:53 7:-13
p person-feeding-baby u	0:6 1:-13 2:-9 4:27 7:-7
p person-genie	0:-16 1:-12 2:-16 3:-9 7:46 8:-6
p person-gesturing-no	0:31 4:-11
p person-gesturing-no u	0:26 4:-9
p person-lifting-weights	0:33 1:-13 2:-7 3:-9
p person-lifting-weights --	0:36 1:-19 2:-7 3:-6
p person-lifting-weights p	0:16 2:-10 3:-7
p person-mage	1:25 2:-25 3:-15 4:-14 5:-7 7:18 8:-6 9:25
p person-mage --	1:10
p person-mage -e	0:-8 1:57 2:-33 3:-16 7:-8
p person-mage h-	0:6 1:-25 7:-6 9:29
p person-mage p	1:28 2:-20 3:-6 9:7
p person-mage s	0:7 1:6 2:19 3:-6 4:-10 7:-8
p person-merpeople	0:-7 1:59 2:-22 3:-16 4:-8 8:-6
p person-merpeople --	0:10 1:24 2:-13 3:-11
p person-merpeople -e	0:-19 1:42 2:-17 3:-6
p person-merpeople p	0:9 1:12 2:-9
p person-merpeople s	1:11
p person-merpeople u	0:-15 1:38 2:-15 3:-6
p person-playing-handball	1:14
p person-playing-handball --	0:8 1:21 2:-13 4:-9
p person-playing-handball u	0:6 1:24 2:-19
p person-running	0:43 1:-24 2:-11
p person-running --	0:45 1:-18 2:-17 3:-6
p person-running u	0:58 1:-37 2:-13
p person-superhero	0:27 2:-11 4:-7
p person-superhero h-	0:41 1:-23 2:-6
p person-superhero s	0:26 1:-12
p person-superhero u	0:26 2:-12 4:-6
p person-supervillain	0:30 1:-8 4:-7 6:-7
p person-supervillain -e	0:37 2:-23
p person-supervillain p	0:15
p person-supervillain u	1:-6 2:28 4:-7 5:-9 6:-7
p person-surfing	0:18 2:-17 3:22 4:-16 9:-9
p person-surfing h-	0:52 1:-10 2:-19 3:-8 4:-8 9:-7
p person-surfing u	1:12 2:-8 3:19 4:-12 9:-15
p person-swimming	0:-6 1:23 2:-20 3:13
p person-swimming -e	1:46 2:-41
p person-swimming h-	0:-17 2:-19 3:48 9:-9
p person-swimming p	0:-18 1:27 2:-29 3:34 9:-6
p person-vampire	0:24 2:-25 3:17
p person-vampire --	0:19 2:-33 3:29
p person-vampire p	0:-12 2:-10 3:27
p person-vampire s	0:14
p person-vampire u	0:7
p person-with-bunny-ears	0:25 2:-7 3:-8
p person-with-bunny-ears --	0:26 2:-7 3:-8
p person-with-bunny-ears u	0:28 2:-8 3:-9
p person-with-crown	1:-43 2:51 3:-7 4:-7 8:-6
p person-with-crown u	0:8 1:-16 2:17 4:-6
p person-zombie	0:8 1:-24 2:47 3:-6 5:-6 6:-7
p person-zombie --	1:-22 2:46 5:-8 6:-7 8:-7
p person-zombie -e	0:7 1:-7 2:9
p person-zombie h-	2:7
p person-zombie p	0:15 1:-9 2:17
p person-zombie s	0:9 1:-13 3:8
p person-zombie u	0:-19 1:-17 2:54 3:-13 6:-9
p pie	0:28 1:-14 3:-46 6:40
p pie h-	0:23 3:-21
p pie u	0:11 1:-18 3:-32 6:41
p pig	0:-14 1:43 2:-33 4:14
p pig --	1:46 2:-23 3:-11
p pig -e	0:-7 1:35 2:-10 3:-10 4:-9
p pig h-	0:-14 1:-20 2:-25 3:16 4:32
p pig p	0:-14 1:33 2:-23 3:16
p pig s	1:18
p pig u	1:38 2:-18 3:-10
p pillow	0:14 1:-7 2:-7 4:-22 5:-20 8:29
p pillow --	0:30 1:-10 3:11 4:-22 5:-21 8:15
p pillow p	3:-15 5:-25 8:38
p pillow u	0:9 1:-7 3:35 4:-23 8:-11
p pilot	0:29 1:-25
p pilot --	0:28 1:-23
p pilot u	0:35 1:-30
p pineapple	0:-10 1:44 3:-14 6:-11
p pineapple --	0:-6 1:31 3:-11 6:-7
p pineapple u	0:-8 1:48 3:-29 6:-9
p piranha	0:-7 3:-6 4:21
p piranha h-	0:-8 3:-6 4:19
p pirate	0:-13 1:35 3:-14 4:7 8:-9
p pirate --	0:-21 1:36 2:21 3:-16 4:-11 8:-8
p pirate h-	0:-11 1:-15 2:15 3:-8 4:28 6:-8
p pirate p	0:-11 1:-12 3:-8 4:35
p pirate s	0:-19 1:47 2:-12 8:-6
p pirate u	0:7 2:17 3:-10
p pirate-ship	0:-8 1:-17 2:-23 7:47
p pirate-ship s	0:-12 1:-6 2:-24 7:44
p pizza	1:-12 2:-10 3:44 4:-10 8:-9
p pizza --	3:24 4:-7 6:-9 8:-7
p pizza h-	0:-6 1:-13 2:-10 3:39 4:-8
p pizza p	1:31 3:-16
p pizza s	0:20 1:-25 2:-11 3:32 4:-6 6:-7 8:-9
p pizza u	0:-13 1:-28 3:51 4:-8
p playground-slide	0:35 3:-11 4:-9 8:-7
p playground-slide --	0:30 3:-9 4:-8 8:-6
p playground-slide u	0:33 3:-10 4:-9 8:-7
p police-officer	0:-16 1:-11 2:32 4:-6 5:16 6:-9
p police-officer --	0:-11 1:8 2:19
p police-officer h-	0:-12 1:-8 2:-8 4:-6 5:34
p police-officer u	0:-18 1:-7 2:26 4:-9 5:15 6:-10
p popcorn	0:-13 1:49 2:-14 3:-23 4:23 5:-7 6:-14 7:-7 8:-11
p popcorn --	0:-8 1:26 2:-11
p popcorn s	1:33 3:-19 4:6 6:-7 8:-8
p post-office	4:-12 8:21
p post-office --	0:-9 1:-6 3:-7 8:29
p post-office u	0:7
p potato	1:23 2:-8 3:-9 4:15 6:-15 8:-16
p potato --	0:26 1:12 3:8 4:-25 6:-9 8:-8
p potato p	1:28 3:-23
p potato u	1:-14 3:28 6:-8 8:-8
p potion	0:-15 3:36 4:-7
p potion p	0:-10 3:25
p potted-plant	8:13
p potted-plant --	1:-10 4:-8 8:26
p potted-plant u	1:-12 3:-15 8:36
p pouring-liquid	0:-8 2:-10 3:-26 4:-16 6:-21 7:49 8:16
p pouring-liquid u	0:-7 2:-11 3:-26 4:-19 6:-16 7:43 8:26
p pregnant-man	0:16 1:-14 2:-23 4:-6 8:32
p pregnant-man h-	0:19 8:-6
p pregnant-man u	0:7 1:-10 2:-16 4:-6 8:31
p pretzel	0:-8 3:23 6:-8
p pretzel --	3:10
p pretzel u	1:-10 3:26 6:-6
p princess	0:-35 1:44 2:-41 3:-37 4:75 5:-6 6:-6 7:-10 9:-7
p princess --	0:-35 1:66 2:-32 3:-36 4:29 8:-9
p princess h-	0:-9 1:-6 2:-17 3:-17 4:62 8:-7 9:-10
p princess he	0:-16 1:-14 2:-18 3:-26 4:49 7:-9 8:26
p princess s	0:-7 1:-7 2:-13 3:-8 4:36
p princess u	0:-35 1:30 2:-40 3:-43 4:83 5:-7 6:-7 7:-13 8:7 9:-11
p printer	0:-24 1:-10 2:59 3:-35 4:22 5:-30 8:-7
p printer p	0:-15 1:-7 2:30 3:-12 4:21 5:-19 8:-7
p puzzle-piece	0:23 1:-19 2:-7 3:6 4:-15 5:31 6:-20 8:-13
p puzzle-piece --	0:26 1:-14 4:-9 5:29 6:-17 8:-10
p puzzle-piece p	0:34 3:-14
p puzzle-piece u	0:-10 1:-21 3:9 4:-9 5:47 6:-17 8:-10
p rabbit	0:-8 1:17 4:12 8:-6
p rabbit --	1:22 2:9 3:-12 4:-8 8:-6
p rabbit h-	0:-16 1:-14 2:-18 3:26 4:27
p rabbit p	0:-7 1:-32 2:25 3:27 4:-9
p rabbit s	1:26 2:-7 3:-7
p rabbit u	1:41 2:-35 3:-16 4:20 8:-7
p raccoon	1:57 2:-26 3:-13 4:-9 8:-6
p raccoon --	1:59 2:-31 3:-13 4:-7 8:-6
p raccoon p	0:17 1:6 2:-6 3:-11
p raccoon s	1:9
p raccoon u	0:-27 1:68 2:-29 3:-8
p railway-track	0:-30 1:-6 2:-9 3:-24 4:-14 5:-13 6:-12 8:71
p railway-track h-	0:-34 2:-9 3:-19 4:-22 5:-9 6:-13 8:75
p railway-track u	0:-35 1:-7 2:-9 3:-21 4:-23 5:-9 6:-16 8:79
p rainbow	0:11 2:-9 3:23 4:-19 5:-19 6:23 8:-13
p rainbow h-	0:15 3:25 4:-14 5:-9 8:-7
p rainbow p	0:-12 4:-10 5:-8 6:32 8:-8
p rainbow u	0:13
p red-apple	2:-10 3:45 5:-8 8:-11
p red-apple --	1:-6 2:-7 3:52 4:-12 6:-13 8:-7
p red-apple h-	0:-6 1:-7 3:27 4:-9 6:6
p red-apple he	0:-24 1:-6 2:-14 3:8 4:32 5:-10 6:18 7:-8 8:-8
p red-apple p	1:-6 2:-6 3:20 4:-7 6:9 8:-6
p red-apple s	1:-11 3:10 4:23
p red-apple u	0:-18 2:-8 3:60 4:-12 5:-6 8:-8
p red-heart	0:71 1:-6 2:-17 3:-28 4:10 5:-10 6:-8 7:-6 8:-14
p red-heart h-	0:-8 3:-6 4:31 6:-7 8:-7
p red-heart he	0:70 2:-14 3:-19 4:-9 7:-6 8:-12
p red-heart p	0:59 2:-9 3:-22 8:-11
p red-heart s	0:16
p red-heart u	0:32 2:-7 3:-14 4:11 8:-6
p red-paper-lantern	1:21 3:-13 8:-6
p red-paper-lantern --	1:21 3:-8
p ribbon	0:-15 3:36
p ribbon --	0:-25 1:-11 3:53 4:-9 8:-9
p ribbon u	0:-34 1:-8 3:59 4:-8 6:-6 8:-9
p rice-ball	0:-12 1:45 3:-10 6:-10 8:-6
p rice-ball --	0:-15 1:53 3:-37
p rice-ball h-	3:14
p rice-ball u	0:-14 1:51 3:-25 6:-8
p rice-cracker	0:-6 3:16
p ring	0:-12 4:21 5:13 6:-6 8:-10
p ring u	0:-39 1:-15 2:-14 3:-26 4:51 5:43 6:-11 8:-25
p ring-buoy	0:27 3:-14
p ring-buoy --	0:20 3:-9
p ring-buoy p	0:29 3:-14
p ringed-planet	1:-12 3:32 4:-7 6:-6
p ringed-planet --	1:-12 3:46 4:-7 5:-7 6:-11 8:-8
p ringed-planet p	0:-15 1:-9 3:41 6:-6
p robot	1:17 2:47 3:-28 4:-11 6:-6 7:-6 8:-7
p robot --	0:-14 1:21 2:46 3:-35 4:-14 6:-6 7:-6 8:-10
p robot h-	0:7 1:-7 2:35 3:-9 4:-9 7:-6
p robot p	0:9 1:-21 2:42 3:-17
p robot s	0:-12 1:39 2:-10
p robot u	0:6 1:22 2:23 3:-24 4:-19 8:-8
p rock	0:-23 2:9 3:-19 5:55 7:-6 8:-9 9:-6
p rock --	0:-32 2:-12 3:-16 4:34 5:31 6:-12
p rock h-	0:-24 1:-8 2:22 3:-26 4:-19 5:69 6:-11 8:-7
p rock he	0:-12 3:22 4:-7 5:-16 6:19
p rock p	0:-33 2:14 3:-23 4:25 5:34 6:-9 8:-15
p rock u	0:-9 1:-11 2:-26 3:-8 4:9 5:46 6:-12 8:10
p rocket	0:-13 1:-16 3:-17 5:-6 6:45
p rocket --	0:-23 1:-18 2:10 3:-18 5:-6 6:49
p rocket p	0:-24 1:-31 2:19 3:-16 5:-8 6:48
p rocket u	1:24 2:-15 4:10
p roll-of-paper	0:-15 1:-12 2:-8 3:27 4:33 5:-6 6:-13 8:-18
p roll-of-paper --	0:6 1:-6 3:25 6:-6 8:-11
p roll-of-paper u	0:8 3:13 4:11 6:-11 8:-9
p rooster	1:-19 2:-39 3:-21 7:-6 8:62
p rooster --	0:15 1:-9
p rooster s	0:-6 2:-28 3:-13 8:41
p rose	0:-19 1:42 3:-19 4:-14 5:-10 6:30 8:-24
p rosette	0:30 3:-7 4:-6
p rosette h-	0:20 3:-6
p running-shoe	0:-35 1:-13 2:32 3:63 4:-17 5:-32 6:-14 8:-14
p running-shoe h-	0:-22 2:34 3:15 5:-19
p running-shoe u	0:-24 1:-10 2:42 3:35 4:-15 5:-28 6:-10 8:-8
p sake	0:15 2:-8 3:25 4:-21
p sake u	0:8 2:-10 3:46 4:-36 6:-7 8:-8
p salt	0:-9 1:-14 2:-10 3:-63 4:36 5:17 6:-19 8:46
p salt --	1:-7 2:-6 3:-15 8:27
p salt u	2:-6 3:-28 5:23 6:-8 8:22
p samurai	0:-11 2:17
p sandwich	1:-17 2:49 4:-13 5:-7 6:-17 8:-7
p sandwich --	1:-13 2:48 3:-10 4:-12 5:-7 6:-15 8:-6
p sandwich h-	3:6
p sandwich p	0:34 3:-16
p sandwich u	0:-19 1:-22 2:35 3:28 4:-11 6:-16 8:-9
p satellite	1:-8 3:22 8:-9
p satellite u	0:14 1:-8 3:6 8:-7
p scarecrow	1:23 2:-12 3:-28 4:-15 5:-8 8:-8 9:35
p scarecrow --	0:23 1:-27 2:21
p scarecrow -e	0:-20 1:68 2:-27 3:-11 4:-12 8:-7
p scarecrow he	0:-12 2:-13 3:-25 4:-10 9:55
p scarecrow u	1:16 2:-29 3:-26 4:-15 8:-6 9:52
p school	0:8 1:20 2:-10 3:-15 4:19 5:-9 6:-6 8:-11
p school --	0:8 1:27 2:-7 3:-10 5:-7 8:-19
p school -e	0:-22 1:-15 2:-6 3:-14 4:59 5:-6
p school u	0:11 1:10 2:-9 3:-14 4:20 5:-8 6:-6
p scorpion	0:6 2:26 4:-6 5:-6 6:-6
p scorpion h-	2:29 4:-6 6:-6
p scorpion p	2:16
p scorpion u	0:12 1:-7 2:25 4:-7 6:-9
p scroll	2:-6 3:38 4:-12 5:-8 6:-6 8:-12
p scroll h-	0:9 2:-6 3:25 4:-7 5:-7 8:-8
p scroll u	0:16 2:-7 3:27 4:-9 5:-11 6:-10 8:-10
p sea-mine	0:31 1:-6 2:-33 3:-6 5:24
p sea-mine --	0:46 1:-7 2:-29
p sea-mine h-	0:-7 2:-14 5:30
p sea-mine u	0:30 1:-7 2:-30 5:18
p seal	0:-18 1:-17 2:42 3:-11 4:-8 5:20 9:-6
p seal h-	0:-11 1:-12 2:47 3:-28 4:-8 5:20 9:-7
p seal p	0:-7 1:-9 3:-23 4:-7 5:41
p seal u	0:-13 1:-16 2:48 3:7 4:-8 5:-7
p seedling	0:-23 2:-12 3:69 4:-7 5:-22 6:-17
p seedling --	0:-6 1:29 3:12 4:-13 5:-9
p seedling -e	0:-7 2:-7 4:36 5:-12 8:-10
p seedling h-	0:-20 3:49 4:-6 5:-7 6:-6 8:-12
p seedling p	1:-8 2:-8 3:17 4:22 5:-16 8:-12
p seedling u	0:-20 2:-9 3:59 4:-26 5:-14 6:-11 8:11
p sewing-needle	1:-9 2:-14 3:41 4:-11 5:42 6:-49 8:-13
p sewing-needle --	0:36 1:-7 3:-10 4:-6
p sewing-needle h-	0:-17 2:-7 3:37 5:-6 6:-6 8:-7
p sewing-needle p	0:-21 2:-12 3:56 4:-6 5:11 6:-28 8:-13
p shark	0:-25 1:19 2:22 3:9 5:-9 6:-12 7:-6 8:-6
p shark --	0:-14 1:42 2:-11 3:21 4:-8 5:-8 6:-14 7:-8 8:-7
p shark h-	0:-12 2:39 3:-11 4:8 6:-7
p shark p	1:-11 2:32 3:-9
p shark s	1:24 2:-10
p shark u	0:-23 1:20 3:30 5:-7 6:-12 7:-6 8:-6
p sheaf-of-rice	0:-38 1:-10 2:-16 3:17 4:39 5:28 6:-8 8:-29 9:-7
p sheaf-of-rice --	3:-10 4:47 5:-24 8:-17
p sheaf-of-rice h-	0:-24 2:-14 3:-22 4:31 5:33 8:-10 9:-6
p sheaf-of-rice he	0:-28 1:-8 3:72 4:-25 5:-12 6:-6 8:-6
p sheaf-of-rice p	0:-17 1:-10 2:-14 3:16 4:20 5:25 6:-10 8:-15 9:-7
p sheaf-of-rice u	0:-35 1:-7 3:41 4:49 5:-28 6:-8 8:-28
p ship	0:9 1:12 2:18 3:-18 5:-11 6:-9 7:-7
p ship --	1:25 3:-10 4:9 5:-7 6:-7 8:-12
p ship h-	0:43 1:-22 2:15 3:-9 4:-11 5:-15 6:-7
p ship p	0:11 1:-42 2:71 3:-20 4:7 5:-23 6:-7 8:-7
p ship s	0:-7 1:17
p ship u	1:49 2:-24 4:-17 5:-7 6:-6
p shooting-star	0:-7 1:-8 2:-16 5:44 6:-6 8:-20
p shooting-star --	1:-9 3:24 8:-10
p shooting-star u	0:-7 2:-19 3:-10 5:47 8:-18
p shopping-cart	0:-40 1:62 2:16 3:-68 4:41 5:-19 6:-26 7:-6 8:15 9:-7
p shopping-cart --	0:-30 1:52 2:-7 3:-40 4:22 5:-6 6:-9
p shopping-cart h-	0:-17 2:30 3:-26 5:-22 6:-11 8:34
p shopping-cart p	0:-19 1:29 2:11 3:-39 4:-6 5:-26 6:-17 8:48
p shopping-cart s	0:-13 1:-11 8:32
p shopping-cart u	0:-16 1:24 2:-10 3:-47 4:64 6:-10 8:-24
p shortcake	1:-22 3:48 4:-7 6:-14 8:-6
p shortcake --	0:-6 1:-14 3:40 6:-9
p shortcake p	0:-8 1:-12 3:39 6:-14
p shortcake u	0:9 1:-18 3:23
p shovel	0:18
p shovel --	0:-8 3:16
p shovel p	3:8
p shovel u	0:21 3:-6
p shuriken	0:-20 1:-9 3:-13 6:47 8:-8
p shuriken u	0:-14 1:-12 3:-6 6:37
p skateboard	0:18 1:17 4:-13 8:-8
p skateboard --	0:9 1:13 4:-8 8:-9
p skateboard h-	0:20
p skateboard u	1:8
p skeleton	0:-9 1:-15 2:35 3:-15 4:18 5:-7 6:-6
p skeleton --	0:-10 1:-23 2:22 3:-6 4:21
p skeleton h-	0:-7 2:23
p skeleton p	0:-8 1:-6 2:27
p sled	0:-6 1:21 3:-7
p sled --	0:-9 1:33 3:-9 5:-6
p slime	0:23 3:-8
p slime h-	0:16
p slime p	0:19 2:6 3:-9
p sloth	0:15 1:-42 2:56 3:-7 8:-8
p sloth --	1:-46 2:53
p sloth s	0:-6 1:25 2:-7 8:-6
p sloth u	0:10 1:-47 2:45
p snail	0:13 1:22 2:18 3:-24 4:-8 8:-7
p snail --	0:11 1:19 2:12 3:-18 4:-6 8:-6
p snail h-	0:-10 1:13 2:30 3:-11 4:-7 8:-10
p snail p	0:25 1:14 3:-24 4:-8
p snail s	0:-14 1:45 3:-18 7:-6 8:-9 9:-6
p snail u	0:6 2:37 3:-20 4:-7 8:-7
p snake	1:-7 2:24 3:-19 4:-16 5:-8 7:37 8:-11 9:-6
p snake --	0:35 1:-11 2:22 3:-16 4:-13 7:-7 8:-7
p snake h-	0:-9 2:59 4:-21 5:-19 7:-7 8:-12
p snake he	0:-22 1:-17 3:-16 4:-18 7:64 8:-7
p snake p	0:-9 1:-7 2:15 3:-11 4:-6 5:-18 7:30
p snake s	1:-25 2:22 3:-6 4:-9 7:17
p snake u	0:17 1:-6 2:23 3:-17 4:-18 7:20 8:-11 9:-6
p snow-capped-mountain	0:-29 1:-9 3:-25 4:-15 5:-13 8:65
p snow-capped-mountain --	0:-27 1:-8 3:-15 5:-10 8:53
p snow-capped-mountain u	0:-27 1:-10 3:-14 4:-14 5:-13 8:59
p snowball	0:-8 2:-12 3:-16 4:-10 5:-15 6:69 8:-11
p snowball --	0:-24 2:-8 3:-25 4:-7 6:67 8:-11
p snowball -e	0:-8 1:-8 2:-6 3:-13 4:-6 5:-11 6:45
p snowball h-	0:12 5:-11 6:9
p snowball p	0:10 1:-10 2:-11 3:-12 5:-14 6:41
p snowball u	0:-16 1:-25 3:-9 4:-6 5:-7 6:70 8:-8
p snowflake	0:14 1:-6
p snowflake --	0:25 1:-8 3:-9
p snowflake p	0:22 1:-6 3:-7
p snowman	0:15 1:-51 2:11 3:47 4:-8 6:-8 7:-7 8:-6
p snowman --	0:-13 1:-40 2:25 3:56 4:-14 6:-16 7:-8 8:-10
p snowman s	0:-8 1:-24 2:-8 3:43 7:-6
p snowman u	0:-13 1:11 2:-14 3:28 4:-6 6:-20
p soap	1:-8 3:32 6:-7 8:-22
p soap --	0:12 1:-6 3:15 8:-14
p soap u	0:-9 1:-10 3:47 6:-9 8:-25
p soccer-ball	0:28 1:-18 2:-12 3:-17 4:-20 5:-19 6:62 8:-20
p soccer-ball --	0:-8 1:-26 2:-8 3:-13 4:-6 5:-6 6:58 8:-14
p soccer-ball -e	0:11 3:-10 6:19 8:-15
p soccer-ball h-	0:23 2:-9 3:-17 4:-14 5:-22 6:40 8:-11
p soccer-ball p	0:19 1:-18 2:-10 4:-7 5:-12 6:34 8:-13
p soccer-ball u	0:27 1:-8 2:-8 3:-24 4:-20 5:-12 6:43 8:-11
p socks	0:-32 1:-17 2:17 3:28 4:-21 5:-10 6:15 7:28 8:-27
p socks --	1:-16 2:-7 4:-10 6:36 8:-12
p socks h-	0:-26 1:-12 2:40 3:11 4:-7 7:-6 8:-8
p socks p	0:-22 1:-17 3:51
p socks s	0:-22 2:42 3:-10 4:-6 8:-7
p socks u	1:-13 2:-15 4:-19 5:-9 6:21 7:35 8:-15
p soft-ice-cream	0:-12 1:6 3:23 6:-7
p soft-ice-cream --	0:-11 1:10 3:24 4:-7 6:-6
p soft-ice-cream u	0:-10 1:10 2:-6 3:22
p spaghetti	0:11 1:30 2:-8 3:-19 4:-6
p spaghetti --	0:-10 1:23
p spaghetti u	0:8 1:27 2:-9 3:-9 4:-7
p sparkles	0:-8 3:26 4:-7
p sparkles h-	0:-8 3:33 4:-10
p sparkles u	0:-8 3:31 4:-8
p spider	1:-15 2:43 3:-8 5:-8
p spider --	0:10 1:-15 2:27 3:-8
p spider h-	0:-11 2:55 3:-16 4:-8 5:-14 6:-6
p spider p	0:-17 1:-19 2:64 3:-10 4:-8 5:-10
p spider u	0:-6 1:-7 2:35 5:-6
p spike-trap	0:55 3:-24 4:-18
p spike-trap --	0:29 3:-16
p spike-trap h-	0:7
p spike-trap p	0:27 3:-17 4:-10 5:8
p spike-trap u	0:21
p spiral-notepad	0:-8 1:-16 3:28
p spiral-notepad --	0:-6 1:-14 3:26
p spiral-notepad p	1:-18 3:28
p spiral-shell	0:-29 1:-11 2:-7 3:73 4:-13 5:-16 6:-8 8:-11
p spiral-shell --	0:-25 1:-9 3:58 4:-12 5:-11 6:-6 8:-9
p spiral-shell h-	3:12
p spiral-shell p	0:-17 3:33
p spiral-shell u	0:-30 1:-10 2:-7 3:70 4:-15 5:-12 8:-10
p spoon	0:11 1:-7 2:28 3:-42 4:-6 5:32 6:-11
p spoon h-	0:14 1:-6 2:27 3:-25 5:6 6:-9
p spoon p	0:-9 2:43 3:-23
p sports-medal	0:28 3:-17
p sports-medal --	0:28 3:-19
p sports-medal u	0:22 3:-9
p spouting-whale	0:-30 2:-32 3:10 4:-7 7:30 8:24
p spouting-whale --	0:-18 1:8 2:-17 3:10 4:-8 8:30
p spouting-whale u	0:-36 1:-20 2:-43 3:11 4:-10 7:48 8:32
p star	1:-12 2:-11 3:48 4:-10 5:-8 6:-8 8:-8
p star --	0:-17 1:-34 3:58 8:-7
p star h-	0:-17 2:-9 3:54 4:-9 5:-10 6:-8 8:-6
p star p	2:-7 3:36 4:-8 5:-7 6:-9 8:-6
p star u	0:-11 1:-19 2:-8 3:49
p starship	0:17 1:35 2:-21 4:-8 8:-9
p starship --	0:-18 1:50 2:-10 4:-7 8:-10
p starship h-	0:25 1:-14 2:-20 8:22
p starship s	2:-18 8:21
p starship u	1:46 2:-21 3:-6 4:-10 8:-13
p station	0:-23 1:-15 2:-15 4:-7 8:53
p station h-	0:-13 1:-23 2:-8 3:-8 4:-9 8:48
p station u	0:-21 1:-6 2:-11 8:39
p statue-of-liberty	1:-6 3:-13 4:46 5:-6 8:-22
p steaming-bowl	0:28 2:-9 3:19 4:-11 6:-15 8:-6
p steaming-bowl --	0:14 1:-13 2:-6 3:31 4:-8 6:-12
p steaming-bowl h-	0:41 3:-22 6:-9
p steaming-bowl p	0:10 1:-7
p steaming-bowl u	0:19 1:13 2:-8 3:12 4:-12 6:-15
p stopwatch	0:40 3:-19
p stove	0:29 3:-10 4:-6
p stove --	0:32 3:-13
p stove p	0:17 3:-6
p straight-ruler	0:-13 1:59 3:-29 5:-7 6:-7 8:-16
p straight-ruler --	0:-10 1:56 3:-29 5:-7 6:-9 8:-16
p straight-ruler u	0:-13 1:51 3:-11 5:-7 6:-7 8:-23
p strawberry	0:24 1:-10 3:10 4:-9 6:-6
p strawberry --	0:44 1:-6 3:-26 4:-7
p strawberry h-	0:-7 3:31 4:-7
p strawberry p	3:16
p strawberry u	0:27 1:-6 4:-6
p student	0:90 1:-38 2:-23 3:-22 8:-6
p student --	0:84 1:-27 2:-24 3:-19 4:-7
p student -e	0:8 1:-27 4:27
p student p	0:68 1:-63 2:-13 3:-13 4:29
p student u	0:65 1:-20 2:-22 3:-15
p submarine	0:-20 1:51 3:-12 4:-11 8:-12
p submarine --	0:-10 1:47 2:-7 3:-7 4:-11 8:-12
p submarine u	0:-12 1:49 2:-12 3:-10 4:-10 8:-9
p sun	2:65 3:-42 4:-14 5:-11 6:-9
p sun --	0:11 3:-13 4:-8 8:20
p sun h-	2:44 3:-17 4:-7 5:-11 6:-6 8:-9
p sun u	1:-7 2:66 3:-36 4:-30 5:-15 6:-11 8:14
p sunflower	0:-11 1:52 2:-34 3:-22 5:-11 6:-11 8:10
p sunflower --	0:-12 1:31 2:-24 3:-12 4:32 5:-11 6:-9 8:-12
p sunflower p	1:47 2:-37 4:-14 5:-7 8:-8
p sunflower u	0:6 3:-10 4:-25 8:32
p sunglasses	0:64 3:-6 4:-12 5:-6 6:-12 8:-26
p sunglasses h-	0:54 4:-11 6:-6 8:-27
p sunglasses u	0:56 4:-7 6:-21 8:-19
p sunrise	0:20
p sunrise he	0:18
p sunrise u	0:25 4:-6
p sushi	0:-24 1:-6 2:-10 3:67 4:-11 6:-18 8:-6
p sushi --	0:-18 1:-8 2:-11 3:62 4:-12 6:-18
p sushi h-	3:8
p sushi p	3:16
p sushi u	0:-17 1:-12 2:-9 3:58 4:-7 6:-14
p swan	1:-22 2:-10 3:41 4:-14
p swan --	0:11 1:-30 2:-18 3:46 4:-15
p swan p	1:-37 2:-23 3:57 4:-11
p sword	0:60 1:-12 2:-9 3:-10 4:-8 6:-8 8:-14
p sword --	0:40 1:-14 4:-6 8:-8
p sword u	0:55 1:-14 2:-7 3:-7 4:-9 6:-7 8:-10
p t-rex	0:-21 2:-34 3:60 8:-7
p t-rex --	0:-15 1:-10 2:-36 3:65 8:-6
p t-rex p	0:-7 1:15 2:-24 3:18
p t-rex u	0:-25 1:-41 2:-30 3:76
p table	0:22 1:-14 2:-12 3:-39 4:-7 5:-20 6:-12 8:58
p table --	0:24 1:-16 2:-7 3:-46 4:8 5:-18 6:-17 8:43
p table h-	1:-11 2:-6 3:-15 4:-15 5:-18 8:49
p table p	0:7 3:-8 8:12
p table u	1:-19 2:-9 3:-53 4:-18 5:-13 6:-17 8:89
p taco	1:9 2:28 3:-18 5:-6
p taco s	1:11
p tanabata-tree	3:50 4:-27 5:-11 8:-9
p tanabata-tree h-	0:-8 3:43 4:-16 5:-7 8:-11
p tanabata-tree he	0:17 4:-11
p tanabata-tree p	0:8
p tanabata-tree u	0:-11 3:48 4:-21 5:-6 8:-9
p tangerine	0:-9 1:-21 2:-7 3:-35 4:-14 6:58 7:18 8:-12
p tangerine --	0:11 1:-17 3:-10 6:24 8:-7
p tangerine u	1:-18 3:-28 4:-19 6:57 8:-11
p tank	0:35 1:-19 2:-9 3:11 4:-7
p tank --	0:39 1:-13 2:-10
p tank p	0:14 1:13 2:-24 3:13 4:-7
p tank u	0:40 1:-34 2:6
p teacher	0:17 1:30 3:-16 4:-12 8:-10 9:-6
p teacher --	0:15 2:12 3:-11 4:-7
p teacher -e	1:42 2:-30
p teacher s	0:-8 1:30 2:-8
p teacher u	0:36 2:-8 3:-10 4:-9
p teapot	0:-9 1:24 2:-11 3:-13 4:-17 5:33 6:-11 8:-9
p teapot --	2:-14 3:8 4:-19 5:37 6:-11 8:-11 9:-6
p teapot s	1:30 2:-8 3:-10
p teapot u	1:-7 2:-9 3:8 4:-17 5:34 6:-9 8:-8
p teddy-bear	0:24 1:-6
p teddy-bear s	0:25 1:-11
p tent	1:-6 2:-8 3:-11 4:-28 5:-17 8:51
p tent u	3:-6 4:-16 5:-7 8:35
p thong-sandal	0:-6 1:57 2:-11 3:-33 4:-14 5:-10 6:20 8:-27
p thong-sandal --	1:30 2:-7 3:-12 4:-16 6:14 8:-10
p thong-sandal -e	0:-29 1:47 2:-15 3:-19 6:31 8:-29
p thong-sandal h-	0:13 6:10 8:-9
p thong-sandal p	0:-9 1:42 3:-26 6:14 8:-24
p thong-sandal u	1:31 2:-9 3:-27 4:-13 5:-8 6:31 8:-23
p thread	0:11 1:-23 3:-20 4:-7 8:34
p thread --	0:12 1:-16 3:-20 8:25
p thread s	1:-14 3:-24 8:35
p tiger	0:-7 1:23 3:-11
p toaster	0:-10 1:42 6:-19 8:-6
p toaster --	0:-15 1:57 2:-6 3:-6 6:-33 8:-7
p toaster s	1:8
p tomato	0:7 1:-15 3:-25 4:-12 6:58 8:-6
p tomato --	0:-8 1:-19 2:24 3:-41 4:-19 6:66 8:-8
p tomato -e	0:11 3:-33 4:-11 6:42
p tomato h-	0:-9 3:-12 6:38
p tomato p	0:-6 1:-8 2:-8 3:-7 4:-9 6:37
p tomato u	0:-8 1:-16 2:23 3:-55 4:-17 6:76 8:-9
p tooth	0:14 1:-19 2:-9 3:-21 4:-9 6:-10 8:42
p tooth --	1:-26 2:-7 3:-24 4:-8 5:9 6:-6 8:50
p tooth h-	0:26 5:-14
p tooth he	0:17 2:-10 3:16 5:-8 6:-6
p tooth p	0:15 1:-15 3:22 5:-6
p tooth u	0:18 1:-12 2:-10 3:-33 4:-9 6:-10 8:45
p toothbrush	1:35 3:-10 8:-11
p toothbrush u	1:28 3:-9 8:-10
p top-hat	1:-6 2:-8 3:9 4:35 5:-11 6:-9 8:-14
p top-hat p	0:13 3:9 6:-8 8:-6
p tractor	0:-18 1:59 2:-23 3:-9 4:-10 5:-9 6:-11 8:15
p tractor --	0:-24 1:58 2:-9 4:-7 6:-7 8:-8
p tractor h-	0:20 1:21 2:-30 3:-13 5:-7 6:-6 8:15
p tractor p	0:6 1:59 2:-24 3:-22 4:-6 5:-7 6:-11 8:-7
p tractor s	0:-7 1:-6 8:25
p tractor u	0:-10 1:34 2:-15 3:13 4:-9 8:-12
p traffic-cone	0:-54 1:6 2:-22 4:-14 5:74 6:-9 8:-15
p traffic-cone --	0:-22 1:41 2:-13 3:-16 4:-10 5:36 8:-34
p traffic-cone h-	0:-26 1:-6 2:-8 3:31 5:18
p traffic-cone p	0:-44 1:-12 2:-16 3:6 4:-6 5:63 6:-7 8:-7
p train	2:-24 3:42 4:-9 6:-7 8:-15
p train --	0:-10 1:31 3:-6
p train h-	0:16 1:-13 2:-13 3:27 4:-6 8:-12
p train u	0:8 1:6 2:-14 3:23 4:-7 8:-13
p tram	2:8
p treasure-chest	0:23 1:-15 2:-11 3:24 4:7 5:-7 6:-11 8:-14
p treasure-chest --	0:8 1:-20 2:-12 3:-28 4:49 6:-6
p treasure-chest h-	0:19 3:27 4:-12 5:-7 6:-6 8:-11
p treasure-chest he	0:25 3:9 4:-10 6:-7 8:-6
p treasure-chest p	3:12
p treasure-chest s	0:12 3:19 4:-9 8:-9
p treasure-chest u	0:34 1:-7 2:-9 3:25 4:-10 5:-9 6:-13 8:-11
p triangular-flag	0:26 2:-6 3:22 4:-6 5:-23 6:-6 8:-8
p triangular-flag --	1:-6 3:33 5:-12 6:-6 8:-9
p triangular-flag p	0:21 2:-6 3:32 4:-7 5:-29 6:-7 8:-10
p tulip	0:-15 1:-8 3:48 4:-14 5:-8 8:-8
p tulip --	0:-14 1:-7 3:43 4:-13 5:-7 8:-8
p tulip u	0:-10 3:37 4:-13 5:-6 8:-7
p turret	0:23 1:11 2:-25
p turtle	0:-13 1:59 2:-20 3:-12 8:-6
p turtle --	0:-13 1:54 2:-18 3:-10
p turtle -e	0:-6 1:28 2:-6 4:-7
p turtle p	0:-6 1:37 2:-17 3:-10
p turtle s	0:-7 1:39 2:-6 3:-20
p turtle u	0:-12 1:45 2:-17
p unicorn	0:-13 1:45 2:-17 4:-6
p unicorn --	1:40 2:-18 3:-9
p unicorn p	0:-16 1:59 2:-17 3:-23
p unicorn u	0:12 1:9 2:-13 3:10 5:-6
p vacuum-cleaner	0:-8 1:55 2:22 3:-23 4:-21 5:-9 6:-9 8:-14
p vacuum-cleaner --	0:-27 1:73 3:-38 8:-17
p vacuum-cleaner h-	0:14 2:16 4:-9 6:-6
p vacuum-cleaner s	0:-8 1:10 2:36 4:-23 6:-6 8:-9
p vacuum-cleaner u	1:57 2:-7 3:-31 6:-7 8:-18
p volcano	2:-8 3:8 4:-13 5:23 8:-9
p volcano --	2:-6 3:27 5:-14 8:-9
p volcano u	2:-6 3:23 5:-11 8:-9
p waffle	0:-10 1:-6 4:-7 6:-11 8:34
p waffle --	0:-16 1:-6 3:-7 4:-10 6:-9 8:42
p waffle u	0:-20 3:-9 4:-8 8:36
p washing-machine	0:-30 1:7 2:-22 3:-27 4:-27 5:-25 6:-9 8:83
p washing-machine --	0:-18 2:-10 3:-21 4:-14 8:47
p washing-machine s	0:-13 1:21 2:-6 3:-8 4:-7 5:-11 8:22
p washing-machine u	0:-11 1:-8 2:-8 3:-15 4:-14 8:43
p wastebasket	0:39 1:33 2:-19 3:-28 8:-26
p wastebasket --	0:10 1:39 3:-23 5:-6 8:-17
p wastebasket h-	0:14 2:-6 8:-7
p wastebasket p	0:37 2:-13 3:-9 5:18 8:-28
p watermelon	1:-9 2:-23 3:-20 4:15 5:-7 6:26 7:18 8:-11
p watermelon --	0:-27 1:-6 2:-14 4:-23 6:51 8:-8
p watermelon h-	0:-20 2:-18 3:-24 4:39 5:-8 6:-16 7:37 8:-10
p watermelon p	1:-8 2:-18 3:-49 4:27 5:-6 6:43 8:-6
p watermelon u	0:-13 1:-26 2:-15 4:-18 5:-8 6:31 7:38 8:-11
p whale	0:-7 1:-44 2:-34 3:74
p whale --	0:-7 1:-29 2:-27 3:63
p wheel	0:48 1:-9 3:-27
p wheel --	0:33 1:-7 3:-18
p wheel u	0:20 3:-11
p white-circle	0:-19 1:-9 3:44 4:-12 5:9 6:-8 8:-8
p white-circle --	1:-10 3:26 4:-9
p white-circle h-	3:31 5:-17
p white-circle he	0:-17 3:31
p white-circle p	0:-20 1:-7 2:-7 3:71 4:-7 5:-25 6:-6 8:-6
p white-circle u	0:-6 1:-7 3:-13 5:35 6:-6
p white-flower	0:-18 3:-27 4:-11 6:52 8:-9
p white-flower u	0:-33 3:-35 4:-14 6:68 8:-10
p wilted-flower	0:23 3:-7
p wilted-flower u	0:24
p wind-face	0:-19 1:38 2:-18 3:-38 4:-14 5:45 6:-6 8:-22
p wind-face --	0:-9 1:23 2:-12 3:-25 5:30 8:-17
p wind-face u	0:-25 1:49 2:-11 3:-27 5:19 8:-22
p windmill	1:-6 2:-7 3:-16 4:31
p windmill --	0:23 2:-12 3:-29 4:25
p windmill p	0:28 1:-6 3:-37 4:24
p window	0:-26 2:-8 3:19 4:-6 5:15 8:15
p window --	0:-11 5:-11 8:21
p window -e	0:11 4:-14 5:-6 8:15
p window u	0:-11 2:-7 3:8 5:11 8:11
p wing	0:31 1:-6 3:-11 5:-8
p wing --	0:28 3:-13 5:-6
p wolf	0:-18 1:28 2:19 3:-10 4:-6 5:-9 6:-7 9:9
p wolf --	0:-21 1:43 2:7 3:-12 5:-7 6:-6
p wolf h-	0:-11 1:-8 2:45 3:-6 5:-6 6:-6
p wolf p	0:-8 1:-15 2:47 3:-7
p wolf s	1:29 7:-9
p wolf u	0:-24 1:41 3:-11 4:-7 5:-10 6:-9 8:-6 9:13
p woman	0:9 1:-43 2:-35 4:73 5:-15 6:-8 7:-23 8:-15 9:21
p woman --	0:34 1:-21 2:-20 3:-11 4:21
p woman h-	1:-8 2:-37 3:42 4:11 5:-8 8:-8 9:-10
p woman he	0:-24 1:-34 2:-38 3:-28 4:83 5:-12 7:-22 8:-12 9:34
p woman p	0:36 1:-7 2:-18
p woman u	0:-14 1:-35 2:-47 3:26 4:51 5:-10 6:-7 7:-12 8:-11 9:20
p woman-mage	1:29 3:-13 8:-7
p woman-mage --	1:40 3:-14 6:-6 8:-8
p woman-mage p	0:12
p woman-mage s	0:-6 1:12
p woman-mage u	0:-13 1:37 3:-10 8:-7
p wood	0:-7 1:12 2:-23 3:33 5:30 6:-26 7:-7 8:-10 9:-6
p wood --	0:13 1:16 2:-17 3:53 4:-23 5:-8 6:-7 8:-44
p wood h-	0:-36 1:-6 2:-17 4:-21 5:60 6:-12 7:-6 8:14
p wood he	0:-21 1:-7 2:-9 3:52 4:25 5:-8 6:-35 8:-9
p wood p	1:-9 2:-20 3:-17 4:-26 5:39 6:-14 8:26
p wood u	1:-17 2:-12 3:85 6:-47 7:-6 8:-29
p world-map	0:26 4:-10
p world-map u	0:24 4:-7 8:-6
p worm	0:-24 1:37 3:21 4:-14 5:-8 7:-7 8:-19 9:-7
p worm --	0:-11 1:50 2:-23 3:-10
p worm h-	0:-20 1:-9 3:51 4:-17 8:-15
p worm s	1:16 2:-8
p worm u	0:-23 1:10 2:20 3:31 4:-12 5:-8 8:-22 9:-6
p wrapped-gift	0:-7 3:46 6:-20 8:-10
p wrapped-gift h-	3:27 6:-10 8:-7
p wrapped-gift p	0:-7 3:40 6:-18 8:-9
p yarn	0:-10 1:-13 2:-8 3:18 4:-12 5:-20 6:45 8:-16
p yarn h-	0:-20 1:-13 3:23 4:-8 5:-8 6:26 8:-10
p yarn p	0:-11 1:-17 2:-8 3:48 4:-11 5:-21 6:11 8:-14
pc A A	0:-6 1:-7 2:6 3:9 5:-9 7:6 9:7
pc A F	1:-11 2:-11 3:17 4:10 5:-6 6:14
pc A H	0:-6 1:-8 2:29 3:-12 5:-6 8:-6 9:6
pc A N	1:-10 2:-12 3:15 4:14 6:-10 7:-6 8:15
pc A O	0:6 1:-8 3:7 7:-6
pc A U	0:14 4:-11 6:-8 8:20 9:-6
pc A V	0:-10 1:-14 2:46 4:-14 5:-16 6:-8 7:-7 8:20 9:-6
pc F A	0:-13 1:20 2:42 3:-22 5:-8 7:-6
pc F F	0:7 2:22 3:6 4:-15 6:-16 8:7 9:-7
pc F H	1:-7 2:23 3:11 5:-9 6:-6
pc F N	0:55 3:-14 4:10 5:-15 6:-7 8:-19
pc F O	1:11 2:18 3:-36 4:-8 5:11 7:10 8:8 9:-8
pc F U	0:8 1:-14 7:-7 9:-8
pc F V	0:37 2:16 3:-15 5:-16 6:-7 8:-18
pc H A	1:22 2:-15 3:16 4:9 5:-6 6:-7 8:-10 9:-12
pc H F	0:10 4:-6
pc H H	0:42 1:-17 3:-16 4:-8 5:-10 7:13 8:-7
pc H N	0:8 1:-7 2:-18 4:8 9:-7
pc H O	0:13 1:23 4:18 6:-39 7:-8 8:-16 9:-6
pc H U	0:13 1:-21 2:28 3:-25 4:-14 5:-13 6:36 7:-6 8:-10 9:-6
pc H V	0:18 1:11 2:21 3:-12 4:-20 5:-6 8:-8
pc N A	1:19 2:20 4:6 6:-6 7:-11 8:-13 9:-7
pc N F	0:33 1:6 2:-16 3:39 4:-22 5:-9 6:-13 7:-6 8:-11 9:-6
pc N H	2:-10 3:-20 4:-10 5:-6 6:51 7:-8 8:-6 9:-6
pc N N	0:8 2:13 3:-14 4:9 5:22 7:-7 8:-26 9:-8
pc N O	0:15 1:-17 2:15 5:-7 7:-9 8:16 9:-6
pc N U	0:32 1:-14 2:-9 4:9 6:-8
pc N V	0:28 1:6 2:-21 3:-7 4:-12 5:35 6:-6 8:-25
pc O A	1:-8 2:24 5:-7 6:-8
pc O F	0:-7 1:-13 2:-12 3:19 5:18 6:7 7:-10 8:-12 9:8
pc O H	0:-16 1:-8 2:39 3:-20 5:26 6:-10 7:-7 8:-7
pc O N	1:-10 2:16 3:-18 6:-11 7:-8 8:25
pc O O	1:-6 2:-9 3:14 7:-6 9:-7
pc O U	0:11 1:-13 2:-9 3:9 4:9 5:12 7:-6 9:-6
pc O V	1:6 2:-8 4:21 6:-9 7:-10 9:-7
pc U A	0:20 2:9 3:-15 6:-9 7:18 8:-11 9:-11
pc U F	4:13 5:-7 6:23 8:-20 9:-8
pc U H	0:-24 3:14 4:-13 5:7 6:27 7:-8 8:-11 9:-9
pc U N	0:12 1:-12 3:-25 4:19 6:11 7:-6 8:7 9:-8
pc U O	2:-14 6:9 7:-8 8:10 9:-8
pc U U	0:10 3:14 8:-8
pc U V	0:22 1:11 2:-10 3:-15 5:-8 6:-8 7:-7 8:17
pc V A	0:16 1:12 3:-7 4:-27 5:20 6:-9 7:-10 9:6
pc V F	0:-25 1:30 2:23 3:-19 4:-20 5:-21 6:15 7:-8 8:-15 9:22
pc V H	0:-26 1:-16 2:67 3:-14 4:-9 6:-12 8:-9
pc V N	0:-10 1:-8 2:-17 3:14 4:-6 5:15 6:15 9:-6
pc V O	0:-9 1:-20 3:10 4:-8 5:53 6:7 7:-8 8:-29 9:-8
pc V U	0:27 1:-15 2:22 4:-19 5:-17 6:8 8:-16
pc V V	0:-12 1:21 2:-19 3:21 5:15 8:-23 9:-8
pc edge A	1:18
pc edge F	1:8 3:10
pc edge H	0:6 1:15 2:12 4:-6 6:-6 7:-6 8:-7
pc edge N	0:7 2:-11 3:12 6:-6 8:6
pc edge O	1:8 2:-10 3:19 4:-9
pc edge U	0:16 1:14 4:-10 5:-7 6:-6
pc edge V	0:13 1:24 2:-10 5:-6
pn A A A	0:-13 3:24 4:22 5:-7 7:-8 8:-12 9:-8
pn A A F	0:11 2:59 3:-31 4:-15 8:-11 9:-10
pn A A H	0:-23 2:-24 3:-13 4:28 5:-6 6:-9 7:-7 8:-11 9:49
pn A A N	1:27 2:22 3:-34 4:33 5:-14 6:-8 7:-10 8:-17 9:-14
pn A A O	0:13 1:-10 2:-10 4:-17 5:-13 7:-14 9:38
pn A A U	2:-16 3:13 4:-25 5:-13 6:-9 7:11 8:-18 9:46
pn A A V	0:44 1:-11 2:-33 3:-33 4:38
pn A A edge	1:-10 4:6 5:-9 6:-7 7:13
pn A F A	0:9 2:-12 3:23 6:11 8:-7 9:-6
pn A F F	0:20 1:-8 3:-19 4:-21 5:-10 7:-6 8:43 9:-6
pn A F H	0:-13 1:-6 4:30 6:8 8:-6
pn A F N	0:-8 3:42 4:-8 6:-9
pn A F O	0:-32 1:-15 2:11 3:-6 4:38 5:17 7:-6 8:-15 9:-8
pn A F U	0:-20 1:-16 2:16 3:-30 4:24 5:-10 6:7 8:20
pn A F V	0:-7 3:30 4:-6
pn A F edge	1:-18 2:-19 3:24 4:17 5:-9 6:11 9:-6
pn A H A	0:37 2:-27 4:19 6:-19
pn A H F	2:15 3:-7 9:9
pn A H H	0:-8 5:-9 6:34
pn A H N	1:-6 7:18
pn A H O	0:18 1:14 2:-41 3:-10 4:26 5:9 7:-10
pn A H U	0:-10 2:29 6:-7
pn A H V	0:-9 1:-9 4:26 5:-6
pn A H edge	1:-8 2:40 3:-8 5:-7 6:-8
pn A N A	0:9 1:-7 2:-11 3:16 6:-8 9:-6
pn A N F	0:-10 2:-7 4:29 5:-12 9:-6
pn A N H	0:-11 1:-6 2:-9 3:-18 4:24 5:-6 6:-6 8:15
pn A N N	0:-12 1:-9 3:-6 4:17 5:10 6:-14 8:8 9:7
pn A N O	0:20 1:-11 2:9 3:-26 4:-38 5:28 6:-9 7:-6 8:22 9:-7
pn A N U	1:-8 2:-13 3:27 4:-6 6:-17 9:-6
pn A N V	0:-15 3:-9 4:8 8:25
pn A N edge	0:-6 1:-11 2:-25 3:28 4:16 5:8 6:-12 7:-7 8:12 9:-7
pn A O A	1:-12 2:-16 3:52 4:-20 5:-7 6:15 7:-6 9:-6
pn A O F	0:-21 1:15 2:-17 3:-10 4:22 5:36 6:-15 8:-12
pn A O H	0:19 1:-6 2:-8 3:20 4:-11 5:-7 6:9 8:-15
pn A O N	2:-16 3:22 4:-22 5:12 6:21 7:-6 8:-19
pn A O O	0:14 1:-15 2:-6 4:7 6:-22 7:-6 8:24
pn A O U	0:13 1:-19 3:-31 4:35 6:-21 7:-7 8:21 9:10
pn A O V	0:-49 1:-8 2:-7 3:7 4:68 5:-36 6:-9
pn A O edge	1:-13 3:10 4:-14 5:13 6:12 9:-7
pn A U A	0:43 1:-9 2:-20 3:-11 4:-10 5:-10 8:19 9:-7
pn A U F	0:41 1:-11 2:-21 3:-20 4:-6 6:-8 8:27
pn A U H	0:-9 3:-6 4:7 6:25 8:-6
pn A U N	0:6 1:20 2:-26 3:-17 4:-22 5:8 6:-8 7:-6 8:35 9:-8
pn A U O	0:-12 1:12 2:-14 3:-18 4:-28 5:-16 6:-13 7:-8 8:50 9:21
pn A U U	0:19 2:7 3:14 5:-11 6:-10 8:-23 9:11
pn A U V	0:8 3:-8 4:-6 8:19
pn A U edge	0:-12 1:-6 2:6 3:-14 6:-13 7:18 8:17 9:-7
pn A V A	1:-14 4:20 8:14
pn A V N	1:-7 2:26 5:-9 8:-7
pn A V O	0:-6 1:32 2:-18 3:-15 4:-23 5:-6 8:34
pn A V U	0:-16 1:33 2:-22 3:17 4:-9
pn A V V	0:-24 1:-21 2:51 4:-6 5:-9 8:-7
pn A V edge	1:-12 2:69 3:-11 4:-12 5:-17 6:-6
pn F A A	0:14 1:15 2:13 3:-23 4:11 5:-8 6:-8 7:-6 8:-11 9:-7
pn F A F	0:28 1:-12 2:22 3:-14 4:-9
pn F A H	0:-7 2:22 3:-10 6:-7
pn F A N	0:-10 1:-14 2:37 3:-11 4:-25 8:24
pn F A O	0:-17 1:-12 2:22 3:-18 4:30 5:-8 6:-6 7:-7 8:9
pn F A U	0:-39 1:25 2:66 3:-31 4:-14 5:-7 8:-10 9:-6
pn F A edge	0:-7 1:14 2:40 3:-13 4:-6 5:-6 8:-6
pn F F A	1:-8 2:-14 3:-23 4:-20 5:-8 6:-15 8:69
pn F F F	0:14 2:-26 3:10 6:14 8:-6
pn F F H	0:11 1:32 2:-10 3:11 4:-15 5:-7 6:-12 8:-12
pn F F N	0:-14 1:25 2:-13 3:22 5:-7 6:-7 8:-9
pn F F O	1:16 2:-26 3:32 4:-13 5:-6 8:-9
pn F F U	0:31 1:-11 2:-11 3:27 4:-11 5:13 6:-21 8:-15 9:-7
pn F F edge	0:-17 1:-7 2:64 3:-12 4:-6 6:-23 8:-14 9:-8
pn F H A	0:-13 1:-9 2:-7 3:36 6:-8
pn F H N	2:6
pn F H edge	1:-7 2:39 3:-12 5:-7
pn F N A	0:15 2:-17 3:-22 4:43 5:-12 8:-6
pn F N F	0:19 2:-7 3:9 8:-11
pn F N H	0:21 8:-6
pn F N N	0:35 3:-9 4:-19
pn F N O	0:42 2:-8 3:-7 4:-8 8:-14
pn F N U	2:39 3:-17 4:-11 5:-10
pn F N edge	0:40 2:-6 5:-8 8:-20
pn F O A	0:-7 1:-8 2:-10 3:-43 4:16 5:28 6:-15 8:30
pn F O F	1:-12 3:-24 4:-24 8:55
pn F O H	0:22 1:-12
pn F O N	0:-17 1:12 3:-16 4:-7 5:26
pn F O O	0:-35 1:18 2:27 4:-12 5:12 6:8 7:-6 8:-30
pn F O U	0:-9 1:-12 2:19 3:-7 4:-16 6:-18 8:37
pn F O edge	1:23 2:20 3:-18 4:-11 6:-10 7:19 8:-25 9:-7
pn F U A	0:30 1:-6 2:-10 3:-21 6:25 8:-10
pn F U F	0:21 1:-9 2:15 3:-9 4:11 5:-8 6:-6 8:-16
pn F U N	0:-17 2:26 3:-13 4:-9 5:19 8:-6
pn F U O	0:-16 2:-15 3:45 6:-6 8:-7
pn F U U	0:17 1:16 2:-19 4:-21 5:-7 6:30 8:-20
pn F U edge	0:-19 1:-16 2:26 3:-23 4:6 5:29 6:-15 7:-7 8:8 9:-7
pn F V A	0:33 1:8 2:-10 4:-17
pn F V O	0:11 1:-17 2:30 3:-7 8:-7
pn F V edge	0:8 1:14 3:-12 5:-8
pn H A A	0:6 2:-27 3:-6 4:47 7:-11 8:-6 9:-7
pn H A F	0:-15 2:-9 3:30 4:-6
pn H A N	1:-6 2:-30 3:65 4:-19 7:-6 8:-6 9:-25
pn H A O	0:-14 1:-8 2:46 3:-16
pn H A U	0:-8 1:-38 2:21 7:39 8:-6
pn H A V	0:13
pn H A edge	0:18 1:44 2:-27 3:-15 5:-6 7:-9 8:-6
pn H F N	0:-6 3:27 6:-6
pn H F edge	0:19 3:-14
pn H H A	0:22 2:-13
pn H H O	0:-8 2:23
pn H H V	0:6 2:13
pn H H edge	0:31 1:-9 2:-14 5:-7 7:14
pn H N A	0:-17 1:-10 2:-8 3:-12 4:60 5:-6
pn H N O	0:-6 3:13 4:17 5:-12 6:-8
pn H N U	2:-10 3:-10 4:-16 5:41 8:-18
pn H N edge	0:33 1:24 2:-21 3:-13 4:-37 5:-10 6:17
pn H O A	0:10 1:-6 3:23 4:-7 8:-8
pn H O N	0:-18 5:30
pn H O O	0:12 1:-10 3:-7 4:24 6:-8 8:-9
pn H O U	1:-8 2:-7 3:24 4:18 5:-13 6:-12 8:-9
pn H O edge	0:23 1:23 2:6 3:-11 5:-11 6:-23 7:-6 8:-11
pn H U A	0:8 2:-8 6:-8 8:19
pn H U O	1:-17 2:46 3:-14 5:-7 6:-7 8:-11
pn H U U	0:11 1:-6 2:20 3:-14 8:-7
pn H U edge	0:-17 1:-8 3:-13 4:-11 5:-8 6:60 8:-14
pn H V A	1:-6 2:21 4:-13
pn H V O	2:16
pn H V edge	0:7 1:16 2:-14 4:8
pn N A A	0:7 1:11 2:-23 3:24 4:-13 5:15 6:-6 7:-6 8:-12 9:-8
pn N A F	1:38 2:24 3:-22 4:-19 5:-6 7:-16 8:-12 9:-7
pn N A N	1:21 2:30 3:-9 4:-23 5:-9 7:-7 8:-11
pn N A O	0:14 1:18 3:-24 4:27 5:-7 6:-6 7:-7 8:-17 9:-8
pn N A U	0:-15 1:38 2:19 3:-23 4:-9 8:-14 9:-6
pn N A edge	0:-16 1:13 2:37 4:6 5:-15 7:-8 8:-7
pn N F A	0:28 4:-6 6:-8
pn N F F	3:13
pn N F N	0:-7 3:25 6:-6
pn N F O	0:14
pn N F U	0:22 1:30 2:-6 3:-37
pn N F edge	0:7 1:-12 2:-15 3:39 4:-11 5:-6 8:-6
pn N H A	2:21 3:-13
pn N H N	2:13
pn N H O	0:22 1:-7 2:-35 3:-6 5:32 6:-6
pn N H U	0:-7 1:-7 2:-20 5:-6 6:40
pn N H edge	0:-17 1:15 2:28 3:-14 4:-6 5:-12 6:10
pn N N A	0:22 1:-8 2:-11 4:30 5:-12 8:-25
pn N N N	1:10 2:21 3:22 4:-21 5:-25 6:16 8:-28 9:-8
pn N N O	0:33 3:-19 4:23 5:-18 8:-12
pn N N U	0:-34 1:-10 2:-20 3:14 4:30 5:34 6:-12 8:-28 9:-6
pn N N edge	0:-7 1:6 2:31 3:-33 4:10 5:11 7:-7 8:-16 9:-7
pn N O A	0:17 1:-10 2:-9 3:-30 4:28 6:-11 8:12
pn N O F	0:51 3:-16 5:-19 8:-8
pn N O N	0:36 1:-32 2:-14 3:7 4:-9 5:-7 6:-9 8:23
pn N O O	1:-25 2:-14 3:35 5:-34 6:6 8:18
pn N O U	4:17 5:-7 6:-6 8:15
pn N O edge	2:47 3:-29 4:-19 6:9 7:-8 8:-9 9:-6
pn N U A	0:14 1:-8 2:30 5:-14 6:-6 8:-24
pn N U F	2:-14 3:-6 5:30 8:-11
pn N U H	0:33 5:-11 8:-9
pn N U N	0:13 1:-11 2:-10 3:12 4:23 5:-9 6:-6 8:-12
pn N U O	1:-6 2:31 3:-11 6:-6 8:-8
pn N U U	0:20 1:-17 2:-24 3:-6 4:-12 6:-6 8:45
pn N U edge	0:40 1:-8 2:-18 3:-33 4:23 5:-7 6:-6 8:10
pn N V N	0:37 1:-7 2:-14 4:-11
pn N V O	0:-7 1:7 2:-21 3:-14 4:28 5:16 8:-10
pn N V V	1:25 3:6 4:-12 8:-19
pn N V edge	0:-22 1:-7 2:9 4:-15 5:29
pn O A A	0:-9 1:-21 2:30 3:28 4:18 5:-10 6:-10 7:-11 8:-18 9:-12
pn O A F	0:25 4:-11 8:-6
pn O A H	0:-19 1:27 2:-17 3:32 4:-10 9:-10
pn O A N	0:20 1:-40 2:-13 3:-15 4:-11 5:55 7:-6 8:13 9:-10
pn O A O	1:16 2:23 3:-33 5:-15 6:-7 7:8 8:-13
pn O A U	0:51 1:-28 2:19 3:-7 4:-20 5:12 6:-6 7:-8 8:-12 9:-8
pn O A edge	0:-12 1:8 2:11 3:8 5:-11 6:-9 7:-8 9:6
pn O F A	0:-25 1:-15 2:-8 3:15 4:16 6:26 8:-8 9:-6
pn O F F	1:-6 3:41 4:-6 5:18 6:-36 8:-8
pn O F H	6:21
pn O F N	0:-9 3:27
pn O F O	0:-6 1:-10 2:-17 3:16 4:-8 5:7 6:20 8:-9
pn O F U	1:-7 2:-12 3:44 4:-9 5:-7 6:-29 8:-15 9:17
pn O F edge	1:-10 2:19 5:9 6:-13 7:-11 8:-8 9:11
pn O H N	1:-6 2:22 3:-9
pn O H O	0:-17 2:-26 3:-7 5:53
pn O H U	0:-30 1:-15 2:24 3:-13 4:-10 5:39 6:-19 8:-7 9:-6
pn O H edge	0:-6 1:12 2:43 3:-29 5:-10 7:-7
pn O N A	0:12 2:45 3:-18 4:-19 5:-7 8:-13
pn O N F	3:23 4:-8 8:-8
pn O N H	0:19 2:-7 3:-14 5:-15 8:21
pn O N N	0:-25 1:21 2:-29 3:30 4:-45 5:11 6:-11 8:-11 9:40
pn O N O	0:33 1:-6 2:-12 4:-29 5:-12 6:-6 8:29
pn O N U	0:-28 1:-9 2:30 3:-27 4:26 5:-25 6:-6 8:23
pn O N edge	0:-11 1:-15 2:11 3:-32 4:17 6:-9 7:-7 8:33 9:-7
pn O O A	0:33 1:-7 2:-15 3:-18 4:17 5:-18 6:-16 8:21
pn O O F	1:-12 2:-8 4:-10 5:26 6:-8 8:7
pn O O H	0:-15 1:18 3:47 4:-14 5:-9 6:-17 8:-16
pn O O N	0:31 1:-20 2:-13 3:40 4:-24 5:-16 8:-7
pn O O O	1:-16 3:20 4:7 7:-8 8:-13 9:-7
pn O O U	1:18 2:-9 3:-17 4:24 5:-10 6:15 7:-7 8:-21 9:-9
pn O O V	0:-8 2:-11 3:-17 4:-6 6:-6 8:41
pn O O edge	0:8 1:-8 2:-10 4:17 5:-13 8:17 9:-7
pn O U A	0:25 1:-16 2:-23 3:-34 4:-18 5:34 6:-7 8:17
pn O U H	0:15
pn O U N	0:-11 1:-22 2:-16 3:73 4:-17 5:-9 6:-7 8:-13
pn O U O	0:25 1:-18 2:-24 3:-7 4:-7 5:53 7:-6 8:-13 9:-7
pn O U U	0:25 1:-18 2:29 3:-12 8:-19 9:-7
pn O U V	0:-26 2:28 3:-6 4:20
pn O U edge	0:15 1:8 2:-22 3:25 4:20 5:-10 6:-9 7:-6 8:-17
pn O V A	0:-25 1:32 3:15 4:-8 8:-10
pn O V O	0:9 1:10 3:-20 4:15 8:-11
pn O V U	0:50 1:-16 3:-11 4:-7 8:-6
pn O V V	0:-29 1:-11 2:19 3:-10 4:40 8:-9
pn O V edge	0:20 1:-17 2:-13 3:-15 4:34 6:-6 7:-6 8:-15
pn U A A	0:31 1:12 2:-26 3:24 5:-9 6:-8 7:-8 8:-11 9:-8
pn U A F	0:37 2:-9 3:-10 4:-6
pn U A H	0:-7 1:-51 2:76 3:-19 4:-11 8:-6
pn U A N	0:14 2:28 3:-14 4:-20 7:-7 8:-6
pn U A O	0:-9 1:52 2:27 3:-26 4:-19 5:-9 6:-6 7:-8 8:-14 9:-8
pn U A U	0:8 1:-22 2:10 4:-13 5:19 6:-12 7:7 9:-12
pn U A edge	0:22 2:-29 3:-26 4:13 5:8 6:-7 7:36 8:-13 9:-12
pn U F A	0:-17 1:28 2:-30 3:-33 4:68 5:-9 6:-14 7:-8 8:-17 9:-6
pn U F F	1:-35 3:28 4:-8 5:28 6:-8 7:-7 8:-17 9:-6
pn U F N	0:-19 1:-13 2:-7 3:20 4:-12 6:30 8:-16
pn U F O	0:-12 1:-12 2:56 4:-26 5:-13 6:-31 7:25 8:-13
pn U F U	0:-10 2:-16 4:6 5:-7 6:38 7:-6 8:-12 9:-7
pn U F edge	0:10 1:-13 2:-21 3:-8 4:14 5:-9 6:33 7:-7 8:-7
pn U H A	0:-13 2:38 3:-9
pn U H N	0:-11 1:-6 3:-7 6:23
pn U H U	0:-21 1:-25 2:-23 3:32 4:-8 5:-10 6:48 7:-6 8:-8 9:-6
pn U H edge	0:-7 1:13 2:7
pn U N A	0:23 1:-6 2:39 3:-31 4:22 5:-13 6:-6 8:-44
pn U N F	0:33 3:-17 8:-8
pn U N N	0:8 2:24 3:-11 4:14 5:-9 6:-8 8:-11
pn U N O	1:-8 3:-13 4:-10 5:-32 8:54
pn U N U	0:-9 1:-12 2:-25 3:6 4:-8 5:-24 6:51 7:-7 8:14 9:-9
pn U N edge	0:12 1:-12 2:-19 3:-26 4:34 5:21 6:-9
pn U O A	0:-19 1:20 2:-18 4:23 6:18 7:-7 8:-31 9:-7
pn U O F	0:11 1:-9 2:-11 3:14 4:-10 5:-6 8:16
pn U O H	3:-10 8:15
pn U O N	0:13 1:-13 2:39 4:-11 5:-26 6:-11
pn U O O	0:6 1:23 3:9 4:21 5:-23 6:-12 7:-8 8:-19 9:-9
pn U O U	0:13 1:-10 4:-17 5:-21 7:-6 8:34 9:-7
pn U O V	0:-15 1:44 2:-8 3:-28 4:-13 5:-7 6:-20 8:22
pn U O edge	1:-27 2:-31 5:29 6:15 7:-8 8:12 9:-6
pn U U A	0:-14 1:-19 2:28 3:36 4:-11 5:-17 7:-7 9:-9
pn U U F	0:10 1:-16 2:12 3:34 4:-16 5:-6 6:-6 8:-18
pn U U H	0:19 1:-9 2:-13 3:-22 4:-11 6:-6 8:35
pn U U N	1:27 2:-22 3:50 4:-20 5:-14 6:-12 7:-9 8:-24 9:-7
pn U U O	0:29 1:-7 2:11 3:-6 4:-15
pn U U U	0:11 1:-6 2:10 3:-7 4:22 5:-11 8:-8 9:-6
pn U U V	0:-9 1:-9 2:-19 3:-16 4:-10 5:-15 6:-12 9:60
pn U U edge	0:13 2:-14 4:18 7:-7 8:-14 9:-6
pn U V H	0:-8 1:34 2:-12 3:-8 4:-8
pn U V O	0:13 1:-11 2:8
pn U V U	0:12 1:27 2:-37 3:-11 4:12 5:-7
pn U V V	0:18 1:-9 2:-23 3:-12 4:-20 8:42
pn U V edge	0:21 1:18 2:-17 3:-8 4:9 5:-8 6:-6 8:-7
pn V A A	0:-25 1:32 3:-20 4:-7 6:-21 8:-8 9:43
pn V A N	0:28 2:-18
pn V A O	0:10 2:27 3:-26 4:-15 5:-6 8:13 9:-7
pn V A U	0:-21 1:-10 2:26 3:16 4:-7
pn V A edge	0:32 2:-27 4:-13 5:25 7:-7 8:-8 9:-6
pn V F F	0:-9 1:32 2:30 3:-37 4:-11 5:-6
pn V F U	0:-18 2:-9 3:-36 4:-11 6:45 7:-6 8:-16 9:35
pn V F edge	0:-13 1:33 2:-10 3:33 4:-11 5:-24 6:-16 8:-8
pn V H A	0:-18 1:-11 2:52 3:-8 5:-9 6:-8
pn V H N	0:-9 2:8 3:-6 5:24 8:-13
pn V H edge	1:-6 2:28 5:-6 6:-6
pn V N A	4:-6
pn V N N	3:9 4:19 8:-10
pn V N O	0:-12 4:-42 5:49
pn V N V	0:11
pn V N edge	2:-12 3:-12 4:8 5:-9 6:35 8:-17
pn V O A	1:-11 2:-6 3:-31 4:-13 5:52 6:21 8:-34
pn V O N	0:-9 3:-22 4:41 8:-6
pn V O O	0:-8 1:-26 2:15 3:10 4:-8 5:46 6:-13 8:-27 9:-6
pn V O U	0:-16 1:-9 2:7 3:18 4:-26 5:43 6:-13 8:-14
pn V O V	0:40 1:-7 3:-33 4:-8 5:11
pn V O edge	0:-15 1:-10 2:-19 3:38 5:48 6:-33 7:-7 8:-25
pn V U A	0:-9 1:-12 2:-15 3:22 5:-6 6:29 8:-8
pn V U F	2:-10 9:22
pn V U H	0:27 2:-13
pn V U O	0:13 5:29 6:-7 8:-22
pn V U U	0:47 2:-8 3:-9 9:-6
pn V U V	0:22 4:-9
pn V U edge	0:-21 1:-7 2:65 3:-13 4:-14 5:-17 6:-6 8:-8
pn V V N	0:-6 2:18
pn V V O	0:-33 1:21 2:-17 3:-11 4:21 6:31 8:-15
pn V V U	0:9 2:-10 3:19 8:-8
pn V V V	0:-20 1:18 2:20 4:-11
pn V V edge	0:15 1:-7 2:-11 3:10 4:-18 5:25 6:-9 7:8 8:-8 9:-6
pn edge A A	0:11 1:8 3:-8
pn edge A F	0:-13 1:21 2:13 3:-9
pn edge A H	0:7 1:44 2:-27 4:-10 6:-6
pn edge A N	0:6 1:36 2:-19 6:-7
pn edge A O	0:14 1:23 2:-8 6:-6 8:-9
pn edge A U	0:19 2:21 3:8 4:-12 5:-7 6:-9 7:-7 8:-18 9:-6
pn edge A V	0:16 1:28 2:-13 4:-8 8:-6
pn edge A edge	0:-9 1:11 3:27 4:-8 5:-6 6:-6 7:-6 8:-8
pn edge F A	1:-26 3:13 4:11 5:-7 6:22 8:-6
pn edge F F	1:45 2:-13 3:23 4:-14 5:-8 6:-19 8:-9
pn edge F H	0:12 1:-6 3:27 4:-8 6:-12 8:-8
pn edge F N	0:40 1:-15 6:-6
pn edge F O	0:-7 2:-13 3:17 4:9 5:14 6:-11 8:-12
pn edge F U	0:-8 1:-10 2:-13 4:30 5:-7 6:-19 7:-8 8:29 9:-7
pn edge F V	0:-20 1:13 2:-8 3:-40 4:-6 6:51
pn edge F edge	1:15 3:18 4:-9 5:-7 6:-16
pn edge H A	0:-7 1:22 2:23 3:-10 5:-6 8:-6
pn edge H F	0:-6 1:26 2:-11
pn edge H H	0:22 1:-12 2:-17 3:-7 7:28 8:-9
pn edge H N	1:-9 2:42 3:-11 6:-10 7:-6
pn edge H O	0:6 1:25 2:9 3:-22 5:-9 6:-6 7:-7 8:-7
pn edge H U	0:39 1:26 2:-37 3:-10 6:-6
pn edge H V	0:-9 1:40 2:-19
pn edge H edge	0:9 1:-19 2:-14 3:32 5:15 6:-7
pn edge N A	0:31 1:-25 2:-9 3:-15 4:-11 5:8 6:-6 8:24
pn edge N F	0:17 1:46 2:-7 3:-46 4:-19 5:-15 8:8
pn edge N H	3:9 4:8 8:-14
pn edge N N	0:27 2:-9 4:11 5:-15 6:-6
pn edge N O	0:-22 2:-10 4:-29 5:10 6:32 7:-7 8:15 9:-6
pn edge N U	0:20 1:-9 2:-11 4:25 5:-17 6:-7
pn edge N V	0:-11 1:32 2:-6 3:38 4:-26 5:-9 8:-28
pn edge N edge	1:-28 2:-10 3:14 4:17 5:24 6:-9 8:-7
pn edge O A	1:-14 2:-9 3:35 4:-9 5:-8 6:20 8:-15
pn edge O F	1:53 2:-11 3:-15 4:-14 5:-8 6:-18 8:8
pn edge O H	0:-14 1:18 2:-7 3:-19 6:30
pn edge O N	0:-23 1:45 2:-7 4:-15 5:-9 6:-11 8:11
pn edge O O	0:17 1:25 3:-10 6:-9 7:-6 8:-7 9:-6
pn edge O U	0:29 2:-9 3:8 4:-12 5:-9 6:-10
pn edge O V	3:47 4:-12 6:-13 8:-28
pn edge O edge	1:-23 2:7 3:23 6:8
pn edge U A	0:32 2:6 4:-8 6:-6 8:-14
pn edge U F	0:16 1:-40 2:50 3:-45 4:-9 6:-8 8:26
pn edge U H	0:-11 1:-13 3:29
pn edge U N	0:14 1:41 2:-9 3:-25 8:-22
pn edge U O	0:49 1:18 2:-14 3:-7 4:-12 6:-6 8:-20
pn edge U U	0:-10 1:24 2:-22 3:18 4:-12 5:-8 6:-9 8:27
pn edge U V	0:-12 1:-12 2:-7 3:41 8:-13
pn edge U edge	0:6 1:-34 2:33 4:-7 5:-6 6:17 8:-11
pn edge V A	0:49 1:-8 3:-7 4:-7 8:-19
pn edge V F	1:30 2:-6 3:-7 4:-7 8:-12
pn edge V H	0:7 1:-30 3:-7 8:37
pn edge V N	0:-28 1:52 2:-11 3:8 4:-8 8:-9
pn edge V O	1:30 3:-15 4:10 5:-6 8:-15
pn edge V U	0:-21 1:40 2:-15 3:-19 4:-13 8:20
pn edge V V	2:-10 3:22 4:-7 8:-11
pn edge V edge	0:-6 1:10 2:-23 4:-7 6:24 8:-6
rg attack 0	0:9 2:15 3:-10 4:7 6:-8 8:-12
rg attack 1	0:9 1:-7 3:-9 8:18 9:-6
rg attack 2	0:-10 1:-11 2:7 3:15 4:-14 5:-11 6:33 8:-15 9:-7
rg attack 4	1:28 2:-33 3:8 4:9 5:-7 6:-7
rg attack far	0:-20 1:15 2:-31 3:45 4:-13 5:-8 6:-8 8:14 9:-9
rg avoid 0	0:-8 1:9 2:14 8:-7
rg avoid 1	1:-6 2:10 6:-7
rg avoid 2	0:10 2:16 3:-22 4:36 5:-8 6:-15 8:-11 9:-6
rg avoid 4	0:8 1:23 2:-9 3:6 4:-7 8:-15 9:-6
rg avoid far	0:9 2:-27 3:17 4:-21 5:-8 6:-11 8:45 9:-7
rg bring 0	0:13 1:15 2:-16 3:18 5:-7 8:-8
rg bring 1	0:-27 2:22 3:8 4:37 5:-20 6:-13 7:-7 8:-23 9:12
rg bring 2	1:23 2:9 3:-28 4:-14 5:23 6:-7 8:-15
rg bring 4	2:-18 3:42 4:-13 6:-10 8:-15 9:-6
rg bring far	1:-25 2:11 3:-9 4:-9 5:-10 6:-9 8:51 9:-6
rg chase 0	2:35 3:-7 4:-7 8:-6 9:-7
rg chase 1	1:-8 2:38 3:-9 4:-7 8:-7
rg chase 2	0:12 3:22 4:-23 5:-9 6:-12 8:11
rg chase 4	0:32 1:-31 2:-23 3:17 5:-7 6:27 8:-14
rg chase far	0:-8 1:24 2:-17 3:-12 4:20 5:-16 7:-7 8:18 9:-7
rg cross 0	0:-7 1:23
rg cross 1	0:18 2:-16 3:-8 4:24 5:-6 8:-8 9:-6
rg cross 2	0:7 1:-12 8:20
rg cross 4	0:23 1:23 2:-11 3:-20 4:-13 5:9 8:-9
rg cross far	1:-21 2:-9 3:-25 4:35 5:36 6:-10 8:-14
rg eat 0	0:-8 1:25 3:-9 4:7 5:-9 6:-6
rg eat 1	0:-20 1:20 2:-23 3:10 4:-14 5:37
rg eat 2	0:23 1:38 2:-35 3:-23 4:-11 5:20 8:-14
rg eat 4	0:15 1:-23 2:16 4:-11 6:-7 8:12
rg eat far	0:25 1:-9 2:-13 3:11 4:-9 5:-11 8:12 9:-6
rg fall 0	0:-7 1:-11 2:18 4:-11 5:6 8:8 9:-7
rg fall 1	0:28 1:-20 4:-9 6:-12 7:-7 8:14
rg fall 2	0:-11 1:9 2:-14 3:10 4:24 8:-10
rg fall 4	0:31 1:-21 2:-10 3:16 4:-12 5:-13 8:12
rg fall far	0:-18 1:26 2:-29 3:8 4:8 5:-17 7:-8 8:-13 9:24
rg fight 0	0:7 1:-7 3:-10 4:-8 6:36 8:-9
rg fight 1	0:-10 1:-14 2:39 3:6 4:-9 5:-7 6:10 8:-17
rg fight 2	0:25 1:6 6:-10 8:-8
rg fight 4	1:44 2:10 3:-21 5:-8 6:-17 8:-18 9:-7
rg fight far	1:-22 3:-20 5:-11 6:-14 8:45 9:10
rg guard 0	0:-11 1:41 2:9 3:-9 4:-16
rg guard 1	0:11 1:17 2:-23 3:-13 4:31 6:-7 8:-10
rg guard 2	0:-10 1:8 4:13 9:-7
rg guard 4	0:-25 1:20 2:-11 3:-7 4:33 8:-8
rg guard far	0:17 1:-47 2:44 3:-12 4:-14 6:20
rg hit 0	0:7 1:-22 3:18 4:-6 8:19
rg hit 1	0:-6 1:23 2:9 4:-21 5:-16 6:-6 7:-8 8:21 9:-7
rg hit 2	0:34 1:-10 3:-9 4:-20 5:-6 6:29 8:-13
rg hit 4	2:7 3:-12 4:-11 5:-10 6:21
rg hit far	0:-6 1:21 3:-14 5:-9 9:-6
rg love 0	1:-6 3:12
rg love 4	0:-13 1:-14 3:6 8:32
rg make 0	0:10 1:30 2:-12 3:-21
rg make 1	0:-20 1:-10 2:-16 3:40 4:8 5:9 6:-12 7:-6 9:-6
rg make 2	0:27 1:-26 2:-10 3:15 4:-15 8:12
rg make 4	0:20 1:-13 2:-6 3:27 4:-18 5:-7
rg make far	0:-10 1:12 2:-12 3:-9 4:33 5:-11 8:-13
rg match 0	0:8 1:-14 2:-8 3:-8 4:11 5:-12 6:-10 8:-9 9:30
rg match 1	1:-21 2:-12 3:43 4:-7
rg match 2	0:19 1:15 2:-12 3:20 4:-13 6:-12 8:-13
rg match 4	0:15 1:-20 2:-10 4:-18 5:-6 6:43 8:-8 9:-7
rg match far	0:-11 1:13 2:23 3:-8 4:10 6:-19 8:-11
rg move 0	3:-9 7:-6 8:7
rg move 1	0:-15 1:23 2:-7 3:10 4:-15 7:-9 8:-15 9:19
rg move 2	2:28 3:-8 4:-21 5:-8 6:-15 7:14 9:-7
rg move 4	0:11 1:21 4:-6 6:-8 7:-7 9:-8
rg move far	0:12 2:-14 3:-11 4:26 6:-12 7:-7 8:14 9:-10
rg over 0	0:-13 2:7 5:23 6:-7 8:-6
rg over 1	0:24 1:7 2:-11 3:14 6:-8 8:-20
rg over 2	0:-18 1:50 2:-23 3:-18 4:-7 8:20
rg over 4	0:-17 1:19 2:20 3:-12 4:-8 5:12 8:-9
rg over far	0:31 1:-36 2:-9 3:-10 4:-9 5:-15 8:45
rg play 0	0:28 1:11 2:-23 3:-14 4:14 5:-9
rg play 1	0:15 1:-7 3:8 5:-9 6:-10 7:-8 8:10 9:-7
rg play 2	1:-25 2:26 3:27 4:-15 5:6 8:-20
rg play 4	0:-16 1:13 2:-7 3:-7 4:-15 5:-14 6:36 7:-10 8:9 9:-8
rg play far	0:-6 1:-13 2:23 3:-12 4:-21 5:-10 6:-13 7:18 8:31 9:-7
rg push 0	1:6 2:-11 3:18 5:-7 6:-6 7:-6
rg push 1	0:-11 1:-6 3:18 5:-15 6:11 7:-6 8:7 9:-8
rg push 2	0:20 1:-8 3:-17 4:16
rg push 4	0:17 1:-25 2:-12 3:61 4:-26 5:-8 6:-9 8:-10
rg push far	0:27 4:-8
rg race 0	1:16
rg race 1	1:17
rg race 4	0:6 1:17 3:-6 4:-6
rg reach 0	0:-13 1:7 2:-11 3:11 4:20 5:-12 6:6
rg reach 1	0:-13 1:-9 2:17 5:9 7:-7 8:9 9:-7
rg reach 2	0:-15 1:16 3:25 4:-20 6:11 7:-7 8:-24 9:-6
rg reach 4	1:-13 2:21 3:-8 4:-23 5:42 7:-7 8:-7 9:-9
rg reach far	0:24 1:16 3:-27 4:-17 5:24 6:-12 7:-6 8:-8
rg save 0	1:15 2:-7 3:-7 4:7 8:-6
rg save 1	2:22 3:-10 4:7 5:-6 7:-6 9:-6
rg save 2	0:9 1:-6 2:18 3:-11 4:14 6:-8 9:-11
rg save 4	1:9
rg save far	0:-7 1:28 2:-18
rg shoot 0	1:12 3:-6 4:-7 8:7 9:-6
rg shoot 1	0:27 1:-23 2:33 3:-17 4:-11 5:-8 8:-10 9:7
rg shoot 2	0:11 2:-27 3:-19 5:-9 6:-11 8:-29 9:64
rg shoot 4	1:14 2:-9 3:35 4:-37 5:-14 6:13 7:-6 8:-16 9:-12
rg shoot far	0:-27 1:11 4:37 6:-14 7:-11 8:15 9:-16
rg sneak 0	0:-17 1:13 3:6 5:-9 9:6
rg sneak 1	0:-11 2:23 8:-6
rg sneak 2	1:33 2:-14 3:-7
rg sneak 4	0:31 1:-6 3:-12
rg sneak far	0:-13 4:19 5:-17 8:18
rg steal 0	1:13 4:-8 8:8
rg steal 1	0:7 1:-20 2:27 3:-12 4:7 5:-7 6:-8 8:12
rg steal 2	2:13 3:-12 4:-9 8:8
rg steal 4	0:24 1:-21 2:-7 3:26 4:7 5:-8 6:-8 8:-15 9:-6
rg steal far	1:10 2:-17 4:-22 5:10 6:8 8:7 9:-6
rg take 0	0:12 1:7 3:10 4:-6 5:-6
rg take 1	1:17 2:-7 4:7 6:-10 9:-6
rg take 2	0:10 1:16 3:10 4:-14 6:-9
rg take 4	0:-11 1:-16 2:9 3:10 5:-14 7:-6 8:23
rg take far	0:16 2:-15 3:-15 5:12 6:-9 8:24 9:-7
rg throw 0	2:11 4:-9 5:-7 6:16 7:-6 9:-6
rg throw 1	1:28 3:-23 4:-15 5:-6 6:16
rg throw 2	0:42 2:-39 3:-6 4:15 8:-14
rg throw 4	0:-20 3:15 4:-17 6:11 8:15
rg throw far	2:-16 3:21 4:25 5:-9 6:-12 7:-6 8:-15 9:-6
rg touch 0	0:-16 1:-14 2:9 4:-7 5:12 6:25 8:-6
rg touch 1	1:-8 2:-9 3:-7 5:34 6:-7 8:-8
rg touch 2	0:20 1:-7 2:-13 3:-10 4:14 5:10 6:-9 8:-6
rg touch 4	0:-9 1:29 2:-18 4:13 5:-11 6:-10
rg touch far	0:23 2:-19 3:30 4:-11 5:-7 6:-7 8:-11
rg victim 0	1:17 3:-6
rg victim 1	2:7 3:-10 4:23 8:-19
rg victim 2	0:-6 2:6 3:14
rg victim 4	0:-9 1:35 2:-17 3:6 4:-9
rg word:boss 0	0:19 1:-12 2:-30 7:34
rg word:boss 1	0:-6 1:6 2:41 4:-11 5:-7 6:-9 7:-10 8:-10
rg word:boss 2	0:-13 1:6 2:-6 3:13 4:-11 5:-7 6:-18 7:33 8:-9
rg word:boss 4	0:6 1:-15 3:-33 4:-13 5:31 6:36 7:-7 8:-8 9:-7
rg word:boss far	1:17 2:15 3:-11 4:-10 5:-9 6:16 7:-10 8:-10 9:-7
rg word:bricks 1	0:7 2:-16 4:-9 5:31 8:-8
rg word:enemy 0	0:19 2:-10
rg word:enemy 1	0:-16 2:60 3:-25 4:-8 5:-6 6:-12 8:-10 9:-6
rg word:enemy 2	1:17 2:-32 3:-17 4:26 5:-9 6:-6 8:10 9:7
rg word:enemy 4	0:-7 1:-14 2:28 3:19 4:-25 5:-9 6:-23 7:-6 8:25 9:-6
rg word:enemy far	0:27 1:46 2:-10 3:-21 4:-15 5:-7 6:-7 8:-19
rg word:goal 0	0:22 2:-7 3:-6
rg word:goal 1	1:-12 2:9 3:-6 4:-6 5:21
rg word:goal 2	3:20
rg word:goal 4	0:-12 2:-19 5:24 8:7
rg word:goal far	0:34 1:-10 3:8 6:-8 8:-9
rg word:hero 0	0:8 1:20 3:-13
rg word:hero 1	0:-18 1:42 2:-8 3:-6 5:-6
rg word:hero 2	0:13 1:-36 2:23 3:13
rg word:hero 4	0:-6 1:-7 3:-6 5:23
rg word:hero far	0:41 1:-12 2:-6 3:-8
rg word:item 0	0:27 1:-8 3:-12
rg word:item 1	0:6 3:11
rg word:item 2	0:14 3:-19 4:21
rg word:item 4	1:-17 2:-11 3:31
rg word:item far	0:-6 1:-6 6:13
rg word:obstacle 0	0:-7 1:-10 2:14 3:-6 4:-11 6:30 8:-12
rg word:obstacle 1	0:23 2:-9 3:-11 4:-7 5:15 7:-6
rg word:obstacle 4	1:14
rg word:obstacle far	1:-14 3:13 4:22 6:-9 8:-9
right attack	2:20 3:9 7:-6 9:-7
right attack -	0:-12 1:10 2:24 4:7 5:-8 6:-9
right attack 0	0:10 1:-7 2:16 6:-8
right attack 0 A	1:-43 2:59 3:-9 4:-6
right attack 0 F	0:-21 1:20 2:34 3:11 4:-23 5:-11 6:-16 7:-7 8:-9
right attack 0 H	0:-11 1:9 3:14
right attack 0 N	0:36 1:-6 2:-17 3:-12 4:20 5:-6 8:-16
right attack 0 O	0:30 2:-20 3:-18 4:-7 5:26 6:-6 8:-9
right attack 0 U	0:22 2:-8
right attack 0 V	0:9 1:-15 2:-23 4:-19 8:46
right attack 0 e sov	0:27 2:17 3:-10 4:-17
right attack 0 e svo	0:26 1:-14 2:-21 3:11 5:18 6:-10 8:-12
right attack 0 e v2	1:-13 2:20 3:17 4:-10
right attack 0 n sov	1:-8 2:-6 3:18 4:10
right attack 0 n svo	2:21 3:-17 4:-14 8:15
right attack 0 sov	0:34 1:-17 3:24 4:-12 5:-6 6:-10 8:-13
right attack 0 sov none	0:20 1:-8 3:10 4:-12
right attack 0 svo	0:6 2:18 3:-15 6:-9
right attack 0 svo in	1:-11 2:-7 4:-18 8:33
right attack 0 svo none	1:-9 2:19 3:-8 4:9 6:-6 8:-8
right attack 0 svo with	0:15
right attack 0 v2	1:-13 2:32 4:-14
right attack 0 v2 none	0:-11 1:-16 2:27 3:21 4:-12 5:-6
right attack 1	0:-18 2:39 3:-17 4:10 5:-11 6:13 7:-6 8:-15 9:-9
right attack 1 A	0:-10 1:-8 2:29 4:-7
right attack 1 H	1:25 2:-10
right attack 1 U	0:7 1:-17 2:16 3:-19 4:26 8:-13 9:-6
right attack 1 e sov	1:32 2:-9 3:-7 4:-9 6:-6
right attack 1 e svo	0:-31 1:-14 2:34 5:-8 6:31 8:-10 9:-6
right attack 1 n sov	0:13
right attack 1 n svo	0:11 1:28 2:-18 3:-9
right attack 1 sov	0:16
right attack 1 sov none	0:-7 1:32 2:-7 4:-6
right attack 1 svo	0:-23 1:17 2:14 4:-7 5:-9 6:27 8:-11 9:-8
right attack 1 svo none	0:-20 1:-23 2:50 4:-20 5:-10 6:25 8:-8 9:-7
right attack 2	0:-14 1:7 2:-30 3:18 4:6 5:-7 6:-9 8:28 9:-10
right attack 2 A	0:-17 1:44 2:-39 3:31 4:-8 8:-8 9:-15
right attack 2 F	0:-6 3:21
right attack 2 O	3:-20 4:11 8:24
right attack 2 U	0:-13 1:-9 2:-6 3:35 8:-12
right attack 2 e svo	0:-7 1:38 2:-26 3:11 4:7 5:-6 6:-7 9:-12
right attack 2 sov	0:-7 1:-13 3:30 8:-10
right attack 2 sov none	0:-13 1:-17 3:39 8:-10
right attack 2 svo	0:-23 1:20 2:-36 3:23 4:15 5:-7 6:-10 8:24 9:-14
right attack 2 svo none	0:-11 1:12 2:-23 3:34 4:-15 5:-6 6:-10 8:19 9:-14
right attack 2 svo to	0:-20 4:43 8:-12
right attack A	0:-23 1:-9 2:58 3:15 4:-20 5:-7 6:-6 7:-6 8:-8 9:-14
right attack F	0:-24 1:20 2:21 3:24 4:-18 5:-9 6:-16 8:-9
right attack H	0:-17 1:14 3:15 5:-6
right attack N	2:-23 4:33 5:-10 6:13 8:-17
right attack O	0:24 1:-28 2:-10 3:-26 6:-8 8:36
right attack U	0:24 1:-22 2:-9 4:34 5:-9 6:-8 8:-18 9:-9
right attack V	0:11 1:12 2:-17 4:-14 8:18
right attack h	1:-13 2:8 3:9 4:7 7:-7 9:-12
right avoid	1:8 4:-6
right avoid -	0:8 1:28 2:8 4:-7 5:-6 6:-14 8:-6
right avoid 0	0:7 2:10 3:6 6:-8 8:-7
right avoid 0 A	1:-6 2:21 3:9 5:-7 8:-6
right avoid 0 F	1:27 3:9 4:-10 6:-15
right avoid 0 H	1:-10 3:-10 4:-8 5:15 6:-9 9:23
right avoid 0 N	0:25 1:-6 2:-8 4:15 5:-12
right avoid 0 O	0:13 1:-16 2:-16 3:22 4:6 5:16 6:-13
right avoid 0 U	0:-10 2:-22 3:-6 4:12 5:26 6:-8 8:15 9:-9
right avoid 0 V	2:29 4:-17 5:-6 8:-10
right avoid 0 e sov	0:28 1:-16 2:9 3:19 4:-9 5:-13 6:-6 8:-8 9:-7
right avoid 0 e svo	0:15 1:-39 2:13 4:-12 5:-7 9:26
right avoid 0 e v2	2:24 3:-6
right avoid 0 n sov	1:-27 2:41 3:-23 5:35 6:-7 8:-10 9:-6
right avoid 0 n svo	1:11 2:-8 3:15 5:-6 6:-9 8:-6
right avoid 0 n v2	0:8 3:15 5:-7 9:-8
right avoid 0 sov	0:20 1:-30 2:38 3:-8 4:-8 5:16 6:-7 8:-9 9:-6
right avoid 0 sov and	2:10
right avoid 0 sov from	0:8 1:-29 2:43 3:-7
right avoid 0 sov none	0:-12 1:-58 2:40 3:19 4:-10 5:27 6:-6 8:-10 9:-9
right avoid 0 sov obj	0:27 1:-17 2:23 3:-26 4:-12 5:24 6:-8
right avoid 0 sov subj	0:9 1:-8 2:11
right avoid 0 sov to	0:-20 2:26 3:-7 4:15 5:-6
right avoid 0 svo	1:16 2:-10 3:15 5:-6 6:-10
right avoid 0 svo at	0:15 1:-7 2:-17 3:-6 4:11 8:9
right avoid 0 svo from	0:-10 3:56 4:-6 8:-32
right avoid 0 svo in	0:18 1:22 2:-15 5:-9 8:-23
right avoid 0 svo none	3:18 5:-6 6:-10
right avoid 0 svo of	1:20 2:-16 3:-31 4:40 6:-9 8:-11
right avoid 0 svo to	0:10
right avoid 0 v2	0:9 1:11 5:-6 9:-8
right avoid 0 v2 from	1:-16 2:20
right avoid 0 v2 none	1:9 2:15 3:10 4:-9 5:-8 9:-12
right avoid 1	1:15 2:-10 3:22 9:-6
right avoid 1 A	1:50 3:-19 4:-14 8:-9
right avoid 1 F	0:-21 1:-14 2:-10 3:30 4:12 5:-8 6:7 8:-11 9:-6
right avoid 1 H	0:-11 1:14 2:-6 3:-19 5:25
right avoid 1 N	0:6 5:-7 8:7
right avoid 1 O	1:-10 3:-15 5:-7 8:29
right avoid 1 U	0:24 1:-9 3:6 8:-10
right avoid 1 e sov	0:-16 1:26 3:16 4:8 5:-10 6:-13 8:-6 9:-7
right avoid 1 e svo	0:19 1:-11 2:14 4:-7 8:-6
right avoid 1 n sov	0:-6 1:25 2:-7 3:-17 6:16
right avoid 1 n svo	1:10 2:-15 3:29 4:-13 6:-10 8:10 9:-6
right avoid 1 n v2	0:-6 1:42 2:-8 3:-17 4:-13
right avoid 1 sov	0:-22 1:28 2:-12 3:14 5:-10 6:13 8:-8
right avoid 1 sov none	0:9 1:37 2:-25 3:-12
right avoid 1 sov obj	0:-7 1:-8 2:12 3:-52 4:24 5:-11 6:39 8:-6
right avoid 1 sov subj	1:23 2:-15
right avoid 1 svo	1:10 3:11 4:-12 5:8 6:-7 9:-7
right avoid 1 svo from	3:15 8:-7
right avoid 1 svo none	0:21 1:-18 2:-16 3:23 4:-15 5:10 8:9 9:-6
right avoid 1 svo of	0:-7 1:-17 2:27 3:-9 8:13
right avoid 1 v2	0:-6 1:44 2:-20 3:-23 4:21 8:-19
right avoid 1 v2 none	1:40 2:-9 3:-19 4:-16
right avoid 2	1:32 2:-22 3:11 4:-22 5:-9 6:11 9:-6
right avoid 2 A	0:-16 1:53 2:-20 3:-9
right avoid 2 F	3:12
right avoid 2 N	3:34 4:-29 8:10 9:-7
right avoid 2 O	0:-23 1:13 4:-7 5:-13 6:38 8:-13
right avoid 2 U	0:52 1:-18 3:-13 8:-9
right avoid 2 V	0:7 1:17 2:-9 3:-7
right avoid 2 e sov	0:19 1:9 2:-6 3:-6 8:-8
right avoid 2 e svo	0:17 1:9 3:-8 6:-6
right avoid 2 e v2	0:18 4:-16
right avoid 2 n sov	0:-13 2:-7 6:31 8:-7
right avoid 2 n svo	0:-12 1:28 2:-19 3:20 4:-13 6:-7 8:10 9:-6
right avoid 2 sov	0:11 1:7 2:-10 3:-11 4:-6 5:-9 6:26 8:-12
right avoid 2 sov subj	1:7
right avoid 2 svo	0:21 1:31 2:-19 4:-13 5:-6 6:-11
right avoid 2 svo none	0:14 1:23 2:-15 3:27 4:-15 6:-7 8:-26 9:-6
right avoid 2 v2	0:14 3:11 4:-16
right avoid 2 v2 none	1:-10 3:23
right avoid A	0:-8 1:16 2:20 4:-7 5:-6 8:-8
right avoid F	0:-6 1:14 2:-9 3:16 4:7 8:-8
right avoid H	0:-7 1:10 2:7 3:-20 4:-9 5:25 6:-8 9:7
right avoid N	0:20 1:-9 2:-11 3:6 4:12 5:-15 6:-8 8:11 9:-8
right avoid O	0:13 1:-17 2:-17 3:9 4:-10 6:16 8:14 9:-6
right avoid U	0:19 2:-25 3:6 5:10 6:-9 8:10 9:-7
right avoid V	0:18 1:22 2:10 4:-22 5:-7 8:-17
right avoid h	1:-15 3:21
right bring	0:6 1:7 2:-8 3:10 6:-7
right bring -	1:17 2:-7 6:-6
right bring 0	1:9 3:6 6:-8 9:11
right bring 0 A	1:24 3:-20 4:6
right bring 0 F	0:22 1:-23 2:-8 3:58 4:-23 5:-6 6:-16 8:-9
right bring 0 H	1:20 2:-15
right bring 0 N	0:-18 2:-9 3:12 4:6 5:23 8:-10
right bring 0 O	0:-23 1:-29 2:-11 3:26 4:-8 5:25 6:-7 8:20
right bring 0 U	0:-10 1:45 3:-38 5:-12 6:-6 8:-25 9:23
right bring 0 V	0:13 1:6
right bring 0 e sov	1:-8 2:-14 3:6 4:37 5:-6 6:-8 8:-16
right bring 0 n sov	1:-7 2:-8 4:-9 5:-6 6:-8 8:20 9:12
right bring 0 n svo	0:8 1:24 3:9 4:-12 8:-13
right bring 0 n v2	3:13
right bring 0 sov	0:9 1:-17 2:-16 4:25 5:-9 6:-14 9:10
right bring 0 sov none	0:13 1:-6 3:10 6:-6
right bring 0 sov obj	2:-11 4:-12 6:-8 8:-10 9:36
right bring 0 sov to	0:8 2:-6 3:-6 4:13
right bring 0 sov with	0:13 1:-14 4:17 8:-6
right bring 0 svo	0:6 1:23 3:7 4:-15 6:-6 8:-8
right bring 0 svo in	4:-7 5:-8 8:23
right bring 0 svo is	0:29 1:-9 2:7 3:-18
right bring 0 svo none	0:-6 1:29 3:15 4:-13 8:-9
right bring 0 v2	0:-8 2:-6 3:7 4:12
right bring 0 v2 none	0:-7 3:22
right bring 1	0:21 2:14 4:7 5:-9 6:-7 7:-6 8:-16 9:-8
right bring 1 A	0:-9 2:28 3:11 4:-12 5:-7 7:-6 8:-6
right bring 1 F	0:24 4:-6
right bring 1 N	1:-12 2:-9 4:40 5:-6 8:-19 9:-6
right bring 1 O	0:29 1:-9
right bring 1 U	0:19
right bring 1 e sov	0:32 1:-8 2:-6 3:-29 4:26 8:-13
right bring 1 n sov	0:-12 1:15 2:-18 3:32 8:-7
right bring 1 n svo	0:23 1:-26 2:21 3:17 4:-10 5:-6 8:-11
right bring 1 sov	0:24 1:7 2:-19 3:12 4:6 5:-8 6:-7 8:-15 9:-6
right bring 1 sov none	3:-21 4:33 8:-13
right bring 1 sov obj	0:-10 3:28
right bring 1 sov subj	0:16 1:7 3:-11
right bring 1 sov to	0:21 4:-9
right bring 1 svo	0:27 1:-7 2:31 3:-12 4:-14 5:-6 8:-11
right bring 1 svo none	0:9 1:-17 2:16 3:20 5:-6 8:-10 9:-6
right bring 1 svo to	0:36 1:-13 2:-6 3:-7 4:-8
right bring 2	0:-20 1:8 5:-10 6:-12 8:30 9:-7
right bring 2 A	0:-8 1:31 2:-11
right bring 2 F	3:10
right bring 2 N	1:39 3:-18 4:-6 5:-6 8:-15
right bring 2 O	1:-10 2:-7 6:-7 8:23
right bring 2 U	1:-27 2:-6 3:-24 8:42
right bring 2 e sov	1:8 2:-6 3:7 6:-7
right bring 2 n sov	0:-7 1:-6 3:-6 8:19
right bring 2 n svo	0:10 4:-7 6:-7 8:7
right bring 2 sov	0:-38 1:21 2:-12 3:-8 5:-11 6:-8 8:43
right bring 2 sov none	3:-19 8:27
right bring 2 sov of	0:-28 1:42 3:-20 5:-6
right bring 2 sov subj	0:-6 1:22 2:-7
right bring 2 svo	0:-7 1:-23 2:25 4:-10 5:-6 6:-9 8:27
right bring 2 svo none	0:16 1:-15 4:-9 6:-8 8:14
right bring A	1:17 3:-7
right bring F	0:25 1:-14 2:-9 3:49 4:-22 5:-6 6:-17 8:-10 9:-6
right bring H	1:8 2:12 4:-7 5:-8 6:-7 8:-7
right bring N	1:16 2:-13 3:13 4:18 5:10 6:-7 8:-35 9:-7
right bring O	0:-6 1:-30 2:-12 3:41 6:-10 8:13
right bring U	0:-16 1:17 3:-44 4:20 5:-12 6:-8 7:-6 8:6 9:23
right bring V	0:-7 1:-17 2:-6 3:-10 4:-7 8:40
right bring h	0:17 1:-14 3:13 5:-13 6:-15 7:-6 8:-8 9:15
right chase	2:20 3:-7 4:7 5:-8
right chase -	0:-6 1:21 2:19 3:-15 5:-7 6:-9 8:7
right chase 0	0:14 2:21 3:-6 4:-7
right chase 0 A	0:6 1:-13 2:28 4:-11
right chase 0 H	1:20 2:-8
right chase 0 O	0:20 1:-27 2:35 3:-21
right chase 0 U	0:-11 1:-16 2:32 3:-9 6:-6 8:17
right chase 0 V	0:41 1:-25 2:-12
right chase 0 e sov	2:21 3:-18
right chase 0 e svo	1:-23 2:53 3:-13 4:-8
right chase 0 e v2	1:29 2:-11
right chase 0 n sov	0:-9 1:-22 2:36 3:-6
right chase 0 n svo	0:19 4:-10 5:-6 8:8 9:-7
right chase 0 n v2	1:-40 2:47
right chase 0 sov	0:-11 1:-20 2:47 3:-15
right chase 0 sov none	1:-19 2:37 3:-13
right chase 0 sov subj	2:12
right chase 0 sov to	1:-11 2:19
right chase 0 svo	0:12 2:23 4:-10 9:-6
right chase 0 svo none	0:20 2:23 3:-7 4:-8 8:-7
right chase 0 svo of	0:22 2:-13
right chase 0 v2	0:-7 2:20 3:-7
right chase 0 v2 none	0:-7 1:7 2:17 3:-9
right chase 1	1:-7 3:10 4:18 5:-14 7:-6 9:-7
right chase 1 A	2:-27 3:22 4:10
right chase 1 F	0:-8 2:-10 3:27 4:22 6:-23
right chase 1 H	1:-29 2:25 3:-14 5:-6 6:27 8:-7
right chase 1 N	0:-6 1:15 3:12 4:-9 8:-6
right chase 1 O	0:-41 1:-9 2:16 3:-22 4:26 5:-23 6:19 8:19
right chase 1 U	0:45 2:-8 3:-12 4:-13 8:-6
right chase 1 e svo	0:8 2:-33 3:19 4:15 5:-9 6:15 8:-13
right chase 1 e v2	1:-20 2:31 3:6 4:-10
right chase 1 n sov	2:-12 4:21
right chase 1 n svo	0:-19 1:17 2:25 3:6 4:-22 5:-14 6:-6
right chase 1 sov	1:-16 3:-10 4:35 8:-6
right chase 1 svo	1:11 3:8 4:-8 5:-13 6:15 8:-6 9:-6
right chase 1 svo none	0:-6 1:20 4:6 5:-13 6:7 8:-17
right chase 1 svo of	3:37 4:-13 6:-12
right chase 1 v2	1:-11 2:21 4:-10
right chase 1 v2 none	0:-10 1:-18 2:24 3:21 4:-13
right chase 2	0:-13 1:20 2:-30 3:11 4:12 5:-11 6:-18 8:23
right chase 2 A	0:-20 1:62 2:-33 3:-8 4:-9
right chase 2 N	0:9 1:-7 3:15 4:21 6:-13 8:-24
right chase 2 O	0:-20 1:-9 2:-12 3:-22 4:15 5:-7 6:-13 8:51
right chase 2 U	0:8 1:-14 8:19
right chase 2 e svo	0:-24 1:27 2:-27 3:-16 4:53 5:-7 6:-13 8:-21
right chase 2 n sov	0:11 1:-13 8:14
right chase 2 n svo	1:17 2:-17 3:-13 4:-8 5:-8 8:29
right chase 2 sov	0:9 8:6
right chase 2 svo	0:-15 1:23 2:-26 3:7 4:31 5:-14 6:-25 7:-7 8:12
right chase 2 svo none	0:-7 1:35 2:-26 4:39 5:-8 6:-23 8:-29
right chase A	1:20 4:-7 8:-6
right chase F	0:-6 2:-8 3:16 4:23 6:-20
right chase H	1:23 2:-11 3:-12 5:-6 6:17
right chase N	0:-7 1:24 2:-11 3:41 4:8 5:-10 6:-24 8:-38
right chase O	0:-26 1:-27 2:31 3:-36 4:36 5:-20 7:-6 8:27
right chase U	0:15 1:-23 2:38 3:-17 4:-16 5:-7 6:-7 8:14
right chase V	0:34 1:-24 2:-7
right chase h	1:-15 2:12 3:18 4:9 5:-8 6:6 8:-9 9:-6
right cross	0:6 1:21 2:-17 4:19 6:-6 8:-13
right cross -	0:8 1:25 2:-14 3:8 5:7 6:-6 8:-15
right cross 0	0:14 2:-13 3:-8 5:7 6:-6 8:8
right cross 0 A	0:9 1:17 4:-6
right cross 0 V	1:-18 2:-9 4:27
right cross 0 e sov	0:7
right cross 0 e svo	0:17 1:-12 2:-9 4:16 8:-7
right cross 0 n sov	0:6 3:-6 4:-6 8:21
right cross 0 n svo	1:13 2:-7 4:-6 5:19 8:-6
right cross 0 sov	0:23 1:-8 2:-13 3:-11 4:-12 8:31 9:-10
right cross 0 sov none	0:27 2:-8 4:-6
right cross 0 svo	0:8 2:-11 4:7 5:12 8:-6
right cross 0 svo none	0:-13 1:22 2:-7 4:17 5:-6
right cross 1	0:13 1:22 2:-11 3:20 4:-17 5:-8 8:-18
right cross 1 A	0:-10 1:24
right cross 1 O	1:-16 2:-13 3:40 4:-7 8:-12
right cross 1 e svo	1:-6 2:-8 3:38 4:-13 8:-8
right cross 1 n sov	0:-14 1:32 3:-7
right cross 1 n svo	0:8 1:18 5:-6 8:-12
right cross 1 sov	0:9 1:15 2:-6 3:-8
right cross 1 svo	0:12 1:14 2:-7 3:24 4:-14 5:-10 8:-19
right cross 1 svo none	0:27 1:-7 3:-10
right cross 2	1:-12 2:-7 3:-26 4:12 5:37 6:-11 8:-7
right cross 2 O	3:-17 4:25
right cross 2 e svo	0:9 1:-11 2:-6 3:-29 4:28 5:14 6:-6 8:-7
right cross 2 svo	0:7 1:-10 2:-6 3:-25 4:13 5:29 6:-8 8:-8
right cross 2 svo none	0:17
right cross A	0:14 1:24 2:-8 3:-8 4:-6
right cross F	1:25 2:-9 4:-9 5:16 8:-17
right cross O	0:22 1:-16 2:-10 4:8 5:14 6:-6 8:-17
right cross V	0:25 1:-23 2:-10 4:22 8:-7
right cross h	0:-8 1:-15 2:-18 3:-11 4:25 5:21 6:-12 7:-6 8:13 9:-7
right eat	0:10 4:-10 5:7 6:-6
right eat -	1:16 2:8 3:11 5:-8 6:-7
right eat 0	1:11 5:16 6:-6 8:-8
right eat 0 A	0:-16 1:-8 2:24 4:-8 5:6 7:-6 8:-8
right eat 0 F	0:-14 1:15 2:-11 3:23 4:8 5:-7 6:-11 8:-8
right eat 0 H	1:15
right eat 0 N	0:26 1:-9 2:-6 3:19 4:-16 5:23 8:-31
right eat 0 O	0:-17 1:8 2:-11 3:-8 4:-12 5:25 8:14
right eat 0 U	0:18 1:-8 2:-12 4:-9 8:17
right eat 0 V	1:13
right eat 0 e sov	1:-12 3:24
right eat 0 e svo	0:18 1:12 3:-28 4:-32 5:-7 8:28
right eat 0 e v2	0:20 2:-16 4:22 5:-16
right eat 0 n sov	0:26 1:-19 2:-21 3:34 8:-7
right eat 0 n svo	0:-11 1:24 2:10 4:-12 5:15 6:-6 8:-11
right eat 0 n v2	2:7
right eat 0 sov	1:-32 3:53 4:-7 8:-7
right eat 0 sov none	0:-16 1:-30 2:14 3:47 4:-8 8:-6
right eat 0 sov obj	0:-6 1:-22 2:-8 3:52 4:-6 6:-6
right eat 0 svo	0:-12 1:19 2:8 4:-15 5:14 6:-6
right eat 0 svo from	0:11 1:32 2:-26 3:-8 8:-8
right eat 0 svo in	0:6 5:13 8:-13
right eat 0 svo is	0:-13 1:56 2:-23 3:-9 7:-6
right eat 0 svo none	0:-6 2:19 3:-9 4:-9 5:18 6:-6 8:-6
right eat 0 svo to	0:12 3:-7 4:-34 5:-12 8:41
right eat 0 v2	0:6 2:7 3:7 4:10 5:-15
right eat 0 v2 none	0:6 1:-30 2:19 3:30 5:-17
right eat 1	0:26 1:-8 2:-7 3:9 4:-15 5:-8 6:-7 8:17 9:-7
right eat 1 A	0:43 1:10 2:-23 4:-9 8:-9 9:-6
right eat 1 F	3:13 4:-6
right eat 1 N	0:-16 4:-13 5:-8 6:-6 8:47
right eat 1 U	3:24 8:-7
right eat 1 V	1:11 2:-10
right eat 1 e svo	1:-9 3:12
right eat 1 e v2	0:-23 1:19 2:-7 3:15 4:-6 9:-6
right eat 1 n svo	0:30 1:-19 2:-15 3:-17 4:-13 5:-14 6:-9 8:45
right eat 1 sov	1:16 2:-17
right eat 1 svo	0:25 1:-13 2:-18 4:-13 5:-13 6:-8 8:34
right eat 1 svo none	0:34 1:-15 2:-17 3:8 4:-15 5:-11 8:20
right eat 1 svo with	0:-18 3:-7 4:-13 5:-6 6:-7 8:47
right eat 1 v2	0:-26 1:10 2:20 4:-6 8:-9 9:-7
right eat 1 v2 none	0:-31 1:23 2:11 3:6 4:-6 8:-7
right eat 2	0:52 1:-14 2:-7 3:-9 8:-16
right eat 2 A	0:35 1:-14 8:-11
right eat 2 U	0:26 1:-7 3:-9
right eat 2 n svo	0:46 1:-13 3:-10 8:-13
right eat 2 svo	0:44 1:-15 3:-6 8:-14
right eat 2 svo none	0:27 1:-15 3:-6
right eat A	0:16 2:14 4:-7 8:-11 9:-7
right eat F	0:-12 1:9 2:-9 3:14 4:16 6:-7 8:-6
right eat H	1:32 2:-13 3:-7
right eat N	0:13 1:-7 2:-6 3:9 4:-33 8:19
right eat O	0:-7 1:17 2:-12 4:-14 5:17 6:-6 8:8
right eat U	0:9 1:-12 2:-16 3:19 4:-22 6:-7 8:24 9:-6
right eat V	1:14
right eat h	0:16 2:-29 3:16 4:-23 5:23 6:-7 8:16
right fall	0:7 3:8 5:-8
right fall -	0:8 3:6 5:-12 6:-14 7:-9 8:19 9:-7
right fall 0	1:-7 3:17 4:-6 6:-6 9:-7
right fall 0 A	0:23 1:-23 2:33 3:-7 4:-6 5:-8 8:-10
right fall 0 F	0:-19 1:-13 2:-15 3:48 5:19 6:-13 8:-7
right fall 0 H	2:20 3:-8
right fall 0 N	3:-28 4:-6 5:14 6:14 8:6
right fall 0 O	0:29 1:-14 2:31 3:10 4:-16 5:-14 6:-13 7:-7 8:-24
right fall 0 U	0:-24 1:-7 2:-17 3:-22 4:20 5:-16 8:53
right fall 0 V	0:-9 2:28 8:-6
right fall 0 e sov	2:-17 3:-15 5:36 8:-6
right fall 0 e svo	2:-18 4:15 7:24 8:-13
right fall 0 n sov	2:20 4:-12 5:-22 6:18 8:-13
right fall 0 n svo	1:-23 2:27 4:-15 6:-13 7:-11 8:31 9:-7
right fall 0 n v2	0:12 1:-9 2:-12 3:17
right fall 0 sov	2:13 3:-13 4:-13 5:-6 6:33 8:-19
right fall 0 sov none	0:-10 3:-10 4:-8 5:-18 6:43 8:-11
right fall 0 sov subj	0:-13 1:-9 2:7 3:22 4:-6 5:18 6:-10 8:-9
right fall 0 svo	1:-17 2:22 3:-8 4:-7 5:11 6:-10 8:9 9:-6
right fall 0 svo at	0:-16 1:-6 2:-6 3:-18 4:-16 8:50
right fall 0 svo from	0:20 2:-6 3:-13 5:-8 8:12
right fall 0 svo none	2:12 4:-9 5:20 6:-11 7:6 8:-24 9:-6
right fall 0 svo of	0:-12 1:-6 2:12 3:32 5:-14 6:-7 8:-8
right fall 0 svo with	0:13 1:-17 2:-8 3:-8 8:24
right fall 0 v2	1:-13 2:-11 3:32 8:-10
right fall 0 v2 none	0:11 1:-10 2:-11 3:19
right fall 1	0:31 1:-20 2:-21 3:34 4:-9 5:-7 8:-12
right fall 1 A	0:26 1:-7 2:-12
right fall 1 N	3:20 6:-9 8:-7
right fall 1 O	0:19 1:-9 3:-13 4:-6 5:-10 8:21
right fall 1 U	0:22 1:-12 2:-9 3:14 6:7 8:-14
right fall 1 e svo	0:8 2:-15 3:37 4:-6 6:-13 8:-10
right fall 1 n sov	1:-9 2:-9 3:28
right fall 1 n svo	0:36 1:-17 2:-9 3:-12 4:-9 5:-8 6:10 8:9
right fall 1 sov	0:14 1:-9 2:-8 3:16 8:-6
right fall 1 sov none	1:-9 2:-9 3:31
right fall 1 svo	0:23 1:-11 2:-9 3:11 4:-9 5:-12
right fall 1 svo none	0:11 1:-14 2:-20 3:26 4:-7 5:-13 8:16
right fall 1 svo to	0:20 4:-7 8:-7
right fall 1 svo with	0:21
right fall 2	0:-10 1:21 3:-22 4:14 5:-9 6:15 7:-8 8:-14 9:8
right fall 2 A	0:-13 1:-7 3:-11 9:37
right fall 2 N	4:-16 8:23
right fall 2 O	0:-35 1:32 2:-13 3:-8 4:15 5:-7 6:30 8:-23 9:-7
right fall 2 U	0:41 2:-6 3:-11 8:-8
right fall 2 e svo	0:-24 1:22 2:22 3:-19 4:-24 5:-7 6:22 7:-9 9:13
right fall 2 n sov	0:9 1:12
right fall 2 n svo	0:-17 1:-12 2:-20 3:6 4:46 6:-8 8:-11
right fall 2 sov	0:22 3:-8
right fall 2 sov none	0:7 1:14 3:-7
right fall 2 svo	0:-12 1:26 2:8 3:-18 5:-7 6:10 7:-7 8:-21
right fall 2 svo none	0:-38 1:6 2:-20 3:-39 4:49 5:-10 6:16 7:-8 8:-25 9:37
right fall A	0:24 1:-28 4:-15 5:-9 7:20 8:-10 9:8
right fall F	0:-21 1:-17 2:-11 3:41 4:-6 5:25 6:-9 8:-7
right fall H	0:-7 1:-6 2:39 3:-13 5:-6
right fall N	1:-9 2:-7 3:-6 4:-21 5:34 7:-6 8:12 9:-6
right fall O	0:8 1:16 4:11 5:-24 6:8 7:-9 8:-16 9:-8
right fall U	0:22 2:-15 5:-9 6:-6 8:12
right fall V	0:-14 1:18 2:15 3:-6 8:-11
right fall h	0:-16 1:-12 4:-8 5:11 6:26 7:11 8:-26 9:10
right fight	1:6 2:11 3:-11 4:-7 5:-8 6:6 7:-6
right fight -	0:15 1:13 3:-19 5:-7 6:8 9:-6
right fight 0	1:9 3:-7 4:-6 5:-6 6:27 8:-9
right fight 0 A	0:32 2:15 3:-9 4:-10 6:-11
right fight 0 F	0:-16 1:-11 2:-12 3:39 4:-6 6:15
right fight 0 H	0:-10 2:22 3:-10
right fight 0 N	0:13 2:8 8:-11
right fight 0 O	3:-19 4:29 5:-9 6:15 8:-19
right fight 0 U	0:-7 1:-14 2:-21 6:36 8:10
right fight 0 e sov	0:6 3:-15 6:21
right fight 0 e svo	0:23 1:-10 2:-11 4:17 8:-11
right fight 0 e v2	0:17 1:-14 2:11
right fight 0 n sov	0:-7 1:-25 3:-7 6:26 8:15
right fight 0 n svo	1:29 2:-6 4:-10 5:-6 6:14 8:-12
right fight 0 n v2	0:-7 1:-11 2:15 3:11
right fight 0 sov	0:9 1:-23 2:14 3:-19 4:-7 6:23 8:8
right fight 0 sov none	0:33 1:-24 6:10
right fight 0 sov obj	2:13
right fight 0 svo	0:15 1:15 4:-7 8:-13
right fight 0 svo in	0:20 1:-8 4:24 5:-6 8:-26
right fight 0 svo none	1:36 3:-8 4:-9 6:-7
right fight 0 svo with	0:-23 1:-17 2:-7 3:-6 6:56
right fight 0 v2	1:-18 2:23
right fight 0 v2 none	0:-12 1:-9 2:18 3:14 6:-6
right fight 1	1:26 3:-22 4:9 5:-10 6:-15 8:-28 9:19
right fight 1 A	0:-11 1:56 2:-38
right fight 1 F	0:-10 3:-8 6:-7 9:38
right fight 1 N	4:40 8:-24
right fight 1 O	0:33 1:-14
right fight 1 U	0:-11 1:-11 2:54 3:-23 4:-7 6:-9 8:-6
right fight 1 e sov	0:6 1:-8 2:25 3:-8 8:-8
right fight 1 n sov	0:-18 2:38 3:-7 4:-9 6:-9
right fight 1 n svo	0:33 1:-7 2:-12 3:-14 5:-6 6:-13 8:-13 9:26
right fight 1 sov	1:38 3:-10 4:-8 6:-8 8:-19 9:-6
right fight 1 sov obj	0:-11 2:31 3:-11
right fight 1 svo	0:23 1:-10 2:-16 3:-15 4:20 5:-8 6:-11 8:-20 9:30
right fight 1 svo none	2:-7 3:-14 5:-7 6:-15 8:-12 9:43
right fight 2	1:-7 3:-16 4:-13 6:-8 8:42
right fight 2 O	0:-16 1:15 4:-6 8:18
right fight 2 U	0:8 1:-20 2:-10 3:-12 4:-7 8:38
right fight 2 e sov	0:22 1:-23 2:15 3:-6 4:-7 8:7
right fight 2 n svo	2:-19 3:-11 4:-10 6:-6 8:37
right fight 2 sov	1:-31 2:35 3:-13 4:-9 6:-8 8:18
right fight 2 sov of	0:-13 1:-17 2:-8 3:-8 8:44
right fight 2 svo	1:9 3:-11 8:10
right fight 2 svo none	3:-13 4:-10 8:31
right fight A	0:21 1:27 3:-9 4:-8 6:-9 8:-9
right fight F	0:-20 1:-16 2:-9 3:20 4:-9 5:-7 8:-8 9:37
right fight H	0:-13 2:32 3:-10
right fight N	2:10 4:15 8:-18
right fight O	0:-7 1:37 2:-9 3:-38 4:6 5:-12 6:17 8:-8
right fight U	0:-19 1:-31 2:29 3:-27 4:-16 5:-8 6:16 8:46 9:-7
right fight V	0:29 1:-12 8:-10
right fight h	0:-13 1:-13 2:30 4:-10 5:-10 9:10
right guard	1:9 2:6 3:-9 4:27 5:-7 8:-10
right guard -	0:-11 1:10 2:11 3:-16 4:24 5:-6 8:-8
right guard 0	1:26 2:-7 3:-8 4:21 5:-7 6:-7 8:-9
right guard 0 A	0:-7 1:18 2:6 3:-9
right guard 0 F	0:23 1:-11 2:-10 3:-32 4:40 6:-10
right guard 0 H	0:-6 1:36 2:-18
right guard 0 N	0:6 1:24 2:-6 3:-8
right guard 0 O	1:-10 2:-8 3:35 4:17 5:-12 6:-11 8:-9
right guard 0 e sov	1:32 2:-23 3:-28 4:28 5:-9 6:-13 8:-12
right guard 0 e svo	1:20 2:-16 3:-19 4:22 6:-8
right guard 0 e v2	2:13
right guard 0 n sov	0:-11 1:-10 2:8 3:22 4:7 5:-6 6:-6 8:-7
right guard 0 n svo	1:7 2:-22 3:-6 4:34 8:-8
right guard 0 n v2	1:34 2:-23 3:6
right guard 0 sov	0:-18 1:30 4:12 5:-17 6:-12 8:-7
right guard 0 sov none	0:-6 1:37 4:-20
right guard 0 sov obj	0:-10 2:-6 3:-13 4:44 5:-7 6:-9 8:-7
right guard 0 sov subj	0:-6 1:-19 2:23 3:14 8:-6
right guard 0 svo	1:17 3:-8 4:10 6:-6 8:-7
right guard 0 svo none	0:-13 1:34 2:-7 3:-6
right guard 0 v2	1:26 2:-8 4:-7
right guard 0 v2 none	1:28 2:-17
right guard 1	0:-30 1:-17 3:-17 4:56 5:-8 6:22 8:-9 9:-9
right guard 1 A	0:-23 2:18 3:-10 4:22 9:-8
right guard 1 H	0:-9 1:-40 2:27 3:-6 4:-12 6:32
right guard 1 N	1:-8 4:25
right guard 1 e sov	0:-19 1:-19 2:34 4:-11 6:17
right guard 1 e svo	1:-12 2:-6 3:-14 4:18 6:25
right guard 1 e v2	3:-8 4:31 9:-11
right guard 1 n svo	0:-27 1:28 2:23 3:-6 4:-12
right guard 1 n v2	1:-15 4:29
right guard 1 sov	0:-16 1:-33 2:31 3:-6 4:-15 6:33
right guard 1 sov from	0:-7 1:-21 2:31
right guard 1 svo	0:-22 1:17 2:13 3:-15 6:6 8:-6
right guard 1 svo none	0:-22 1:7 2:21 3:-9 4:13 6:-6 8:-6
right guard 1 v2	0:-6 1:-20 3:-8 4:51 9:-9
right guard 1 v2 none	0:-6 1:-30 3:-10 4:54 9:-6
right guard 2	1:20 2:-7
right guard 2 A	0:-8 1:21
right guard 2 e v2	1:7
right guard 2 v2	0:-7 1:16
right guard 2 v2 none	1:12
right guard A	0:-10 1:22 3:-10 4:17
right guard F	0:14 1:-15 2:-16 3:-27 4:40 6:6
right guard H	0:-11 3:-13 4:-11 5:-7 6:32
right guard N	1:19 3:-6 4:13 8:-7
right guard O	0:6 2:-6 3:26 5:-7 8:-12
right guard U	0:9 1:-9 2:-9 3:-13 4:28
right guard h	0:6 1:-12 4:17 5:-8 8:-8 9:-8
right hit	0:6 1:12 4:-14 5:-10 6:7 7:-6 8:12 9:-6
right hit -	0:19 1:6 2:19 3:8 4:-15 5:-8 8:-12 9:-6
right hit 0	0:14 4:-15 5:-13 6:10 7:-6 8:19 9:-6
right hit 0 A	0:35 1:-35 2:44 3:-32 4:-12 6:-8 8:10
right hit 0 F	0:-15 1:-19 2:-17 3:26 4:-18 5:-7 6:38 7:-6 9:-6
right hit 0 N	2:20 3:-7 4:-21 5:-11 6:-7 8:20
right hit 0 O	0:14 1:23 2:-7 3:-32 4:-7 5:-14 6:-17 8:29
right hit 0 U	0:31 1:-7 2:-20 3:-16 4:-8 6:9 8:14
right hit 0 V	0:-15 1:17 2:-18 3:30 4:-7 8:-13
right hit 0 e sov	0:8 1:-17 2:-8 3:24
right hit 0 e svo	0:53 1:-15 2:-18 3:-13
right hit 0 e v2	0:-8 2:-7 3:-9 4:-18 6:-8 8:45
right hit 0 n sov	1:12 2:23 3:-15 4:-15 5:-12 6:26 7:-6 8:-25 9:-7
right hit 0 n svo	1:-6 2:-11 3:9 4:-23 5:-11 7:-7 8:41 9:-6
right hit 0 n v2	0:17 1:-7 2:13 4:-7 8:-8
right hit 0 sov	1:-15 2:36 3:8 4:-15 5:-11 6:6 8:-18
right hit 0 sov none	4:-7 6:25 8:-12
right hit 0 sov obj	0:6 1:-21 3:23 4:-6 8:-9
right hit 0 sov subj	0:-13 1:24 4:-8
right hit 0 sov to	0:-7 2:31 4:-8 5:-6 8:-8
right hit 0 svo	0:30 1:-7 2:-12 3:-14 4:-18 5:-9 7:-7 8:34 9:-6
right hit 0 svo at	0:32 4:-14 8:-11
right hit 0 svo from	0:-12 6:-8 8:30
right hit 0 svo none	0:22 1:-22 3:-23 5:-6 6:15 7:-6 8:24
right hit 0 svo of	0:-27 1:-10 3:-16 4:-8 5:-10 6:-13 8:63
right hit 0 svo with	0:19 1:-19 2:-7 3:21 6:-12
right hit 0 v2	1:-9 2:12 3:-10 5:-6 6:-6 8:24
right hit 0 v2 none	0:18 3:-11
right hit 1	0:-8 1:9 3:-15 5:-12 6:28 7:-6 9:-7
right hit 1 A	1:9
right hit 1 F	0:-9 2:-8 3:-24 4:26 6:25 8:-6
right hit 1 H	0:-8 1:-9 2:39 5:-10 6:-9
right hit 1 N	0:10 3:19 4:-10 8:-8
right hit 1 O	0:-42 1:22 2:-6 3:11 4:-10 5:-6 6:31 8:-9
right hit 1 U	0:21 1:19 2:-11 3:-17 5:-6 6:-33 8:25
right hit 1 e svo	3:22 8:-18
right hit 1 n sov	0:-31 1:71 2:-15 3:-23 4:-8 6:-14
right hit 1 n svo	0:-12 1:-14 3:-8 4:-14 5:-6 6:43
right hit 1 n v2	0:8 1:-11 2:16 5:-9
right hit 1 sov	0:-16 1:48 2:-14 3:-20 4:-7 6:-13 8:15
right hit 1 sov none	0:16 1:20 2:-7 3:-9 6:-6 8:-7
right hit 1 svo	1:-17 2:8 3:16 4:-17 5:-7 6:13 9:-6
right hit 1 svo from	0:22 4:-7 8:-11
right hit 1 svo none	0:-21 1:-14 3:9 4:-25 5:-7 6:52 8:-9 9:-6
right hit 1 svo of	0:-18 1:-8 3:11 6:42 8:-29
right hit 1 v2	0:7 1:-7 4:11
right hit 1 v2 none	0:15 1:-16 2:20 5:-10
right hit 2	0:12 1:8 2:29 3:-9 4:-8 6:-10 8:-21
right hit 2 O	0:-13 1:33 3:-9 8:-6
right hit 2 U	0:9 2:19 3:12 4:-8 6:-9 8:-20
right hit 2 e sov	1:-8 2:-12 3:24
right hit 2 e svo	1:-12 2:30 3:-10 8:-8
right hit 2 n sov	0:30 1:-15 3:-6
right hit 2 n svo	1:52 2:-15 3:-18 4:-7 6:-8 8:-19
right hit 2 sov	0:14 1:-21 2:-15 3:27 6:-6 8:-6
right hit 2 sov none	0:-6 1:-14 2:-8 3:34
right hit 2 svo	0:-29 1:32 2:44 3:-22 4:-9 5:-6 6:-9 8:-20
right hit 2 svo none	0:-26 1:34 2:40 3:-22 4:-8 6:-10 8:-17
right hit A	0:24 2:27 3:-23 4:-11 6:-9 7:-6
right hit F	0:-23 1:-21 2:-24 3:23 4:6 5:-11 6:48 7:-7 8:-16 9:-8
right hit H	0:-6 1:-7 2:25 6:-6
right hit N	2:22 3:-11 4:-21 5:-10 6:-8 8:24
right hit O	0:-12 1:36 2:-13 3:-11 4:-13 5:-13 8:15
right hit U	0:11 2:8 4:-11 5:-7 9:-6
right hit V	0:-15 1:20 2:-9 3:14 4:-6
right hit h	1:-17 3:-21 4:-9 5:-14 6:39 7:-7 8:29 9:-8
right love	0:14 1:-24 2:-12 3:26 4:-8 8:10
right love -	0:8 1:-24 2:-8 3:14 8:18
right love 0	0:9 1:-20 2:-8 8:25
right love 0 A	0:40 1:-24 2:-7
right love 0 O	0:-19 1:-8 8:34
right love 0 n svo	0:14 1:-16 2:-6 3:-7 8:25
right love 0 svo	0:7 1:-13 2:-6 8:21
right love 0 svo none	0:17 1:-12 3:12
right love A	0:45 1:-29 2:-6
right love O	0:-29 1:-14 3:22 8:34
right make	1:13 2:-15 3:17 5:-7 6:-8 8:10 9:-6
right make -	1:11 2:-13 3:27 4:7 5:-11 6:-8 9:-6
right make 0	0:8 1:16 2:-10 4:7 6:-8
right make 0 A	0:-11 2:-21 3:21 4:-21 8:29
right make 0 F	3:26 4:-9 6:-6
right make 0 N	0:-15 1:15 2:-6 3:31 4:13 5:-9 6:-8 8:-34
right make 0 O	0:14 1:29 3:8 4:-12 6:-8 8:-28
right make 0 U	1:-24 2:-14 3:-23 4:17 5:25 6:-6 8:20
right make 0 e sov	0:19 1:-10
right make 0 e svo	0:-13 1:-21 2:-11 3:44 5:-14
right make 0 n sov	0:28 1:-11 3:19 4:-13 6:-6 8:-13
right make 0 n svo	1:33 2:-11 4:-23 6:-7 8:13
right make 0 n v2	0:-16 2:-6 3:-8 4:34 8:-9
right make 0 sov	0:44 1:-21 2:-7 3:34 4:-19 6:-9 8:-22
right make 0 sov none	1:-9 3:30 4:-7 8:-8
right make 0 sov obj	0:-6 3:32 4:-9 8:-6
right make 0 sov of	0:28 3:-14 8:-8
right make 0 svo	0:-21 2:-12 3:19 6:-8 8:26
right make 0 svo none	2:-10 3:26 6:-6
right make 0 v2	0:-17 1:10 3:-19 4:42 8:-19
right make 0 v2 none	0:-23 1:24 3:-16 4:24 8:-8
right make 1	0:21 1:-21 2:-11 3:22 4:-12 5:-12 6:-6 8:12
right make 1 A	0:25 1:-6 2:-6 3:-7
right make 1 F	0:-7 3:24 8:-7
right make 1 N	0:45 3:-27 8:-9
right make 1 O	1:-11 2:-6 3:19 4:-9 5:-10 8:20
right make 1 U	1:-17 2:-11 3:27 4:-7 8:16
right make 1 e svo	0:-12 8:26
right make 1 n sov	0:-8 1:-29 2:-13 3:6 4:-10 6:-8 8:48
right make 1 n svo	0:50 1:-8 3:-19 8:-9
right make 1 sov	0:-11 1:-20 2:-11 3:19 4:-6 8:25
right make 1 sov none	0:-19 1:-31 2:-15 3:13 4:-8 8:47
right make 1 svo	0:26 1:-11 3:-20 4:-9 5:-7 8:29
right make 1 svo none	0:44 1:-6 3:-18 8:-7
right make 1 v2	0:-10 1:-14 2:-8 3:46 4:-6 5:-9 8:-12
right make 1 v2 none	0:8 1:-10 2:-7 3:23 4:-6 5:-6
right make 2	0:-23 1:35 2:-16 3:12 4:12 5:-12 8:-15
right make 2 A	0:-34 2:-8 3:-14 4:47
right make 2 O	1:-9 3:38 4:-10 5:-10
right make 2 U	0:-24 1:28 2:-7 3:25 4:-11 5:-7 8:-15
right make 2 n sov	0:-23 1:-7 3:43 8:-7
right make 2 n svo	0:-23 1:71 2:-14 3:-16 4:-14 5:-16 6:-6
right make 2 n v2	1:-17 3:-24 4:34
right make 2 sov	0:-22 1:-17 3:48 8:-10
right make 2 sov none	0:-32 1:-10 3:59 4:-11 8:-9
right make 2 svo	0:10 1:24 2:-9 3:7 4:-13 5:-11 8:-6
right make 2 svo none	0:-13 1:34 2:-8 3:8 4:-11 5:-10
right make 2 v2	0:-13 1:-31 3:-21 4:53
right make 2 v2 none	0:-24 1:-28 2:-9 3:-24 4:61
right make A	0:-9 1:9 2:-22 4:16 8:10
right make F	3:23 4:-9 8:-6
right make N	0:12 4:25 5:-8 6:-6 8:-21
right make O	1:30 2:-7 3:23 4:-19 5:-15 6:-10 8:-16
right make U	0:-35 1:-15 2:-16 3:27 4:18 5:8 6:-8 7:-6 8:17 9:-6
right make h	0:11 1:-11 2:-15 4:-21 5:32 6:-7
right match	0:8 1:-8 2:-9 3:31 5:-9 6:10 7:-6 8:-15
right match -	0:10 1:-8 3:39 5:-6 6:-17 8:-11 9:-7
right match 0	1:-22 2:-12 3:29 4:-7 5:-7 8:-10 9:20
right match 0 A	0:33 1:-17 2:-10 3:6
right match 0 F	0:-8 3:26 6:-6
right match 0 O	0:-8 1:-18 2:-11 3:11 5:-12 6:32 7:-6 8:-21 9:19
right match 0 U	0:25 1:-8 3:-6
right match 0 e sov	0:-26 3:11 4:-11 6:-6 9:33
right match 0 e svo	0:9 1:-9 3:6
right match 0 n sov	0:13 1:-14 2:-6 3:34 4:-9 6:-9
right match 0 n svo	0:29 1:-10 2:-6 3:16 4:-11 6:-12
right match 0 n v2	0:-12 1:-6 3:-9 4:-10 6:43 9:-6
right match 0 sov	0:-7 1:-22 2:-13 3:39 4:-14 5:-6 6:-13 9:27
right match 0 sov none	3:-11 9:24
right match 0 sov obj	0:-9 3:32 4:-6 6:-6
right match 0 sov of	0:-9 1:-6 3:23
right match 0 svo	0:28 1:-15 2:-8 3:23 4:-8 6:-10
right match 0 svo none	0:39 1:-19 2:-8
right match 0 v2	0:-23 1:-7 2:-8 3:13 4:23 5:-13 6:27 8:-25 9:-9
right match 0 v2 none	0:-13 3:11 4:-11 6:26 8:-7
right match 1	0:7 1:21 2:-13 3:17 4:-8 5:-6 6:-13 8:-11
right match 1 A	0:16 1:17 2:-13 3:-10
right match 1 O	0:-30 1:9 3:38 6:-8
right match 1 U	0:27 3:-7
right match 1 n svo	0:22 1:-16 3:9
right match 1 n v2	0:-7 1:21
right match 1 sov	0:14 1:27 2:-14 3:-12
right match 1 svo	0:31 1:-17
right match 1 svo as	0:37 1:-23 3:-9
right match 1 svo none	0:7 1:-6 3:11
right match 1 v2	0:-21 3:34 6:-7
right match 1 v2 none	0:-23 1:-16 3:46 6:-6
right match 2	0:-18 1:21 2:14 3:-29 4:13 6:12 8:-12
right match 2 U	0:-10 1:12 2:-8 3:-9 4:-8 6:28
right match 2 e sov	0:-13 1:-21 2:29 3:-6 4:20 8:-6
right match 2 n sov	1:25 2:-9 3:-21 4:-8 6:14
right match 2 sov	0:-29 1:19 2:19 3:-30 4:13 6:14 8:-10
right match 2 sov none	0:10 1:-20 2:17 3:-10 4:11
right match A	0:26 2:-17 3:14 4:-6
right match F	1:-9 3:38 4:-9 6:-15
right match O	0:-11 2:-9 3:24 4:9 5:-11 6:13 8:-18
right match U	0:10 1:22 2:-12 3:-23 4:-10 6:22 8:-8
right match h	0:6 2:-10 3:-35 4:-19 5:-6 6:49 8:-9 9:10
right move	1:11 4:7 5:-6
right move -	1:10 5:-7 8:6 9:-7
right move 0	1:12 5:-6
right move 0 A	0:-10 6:-8 7:6 8:6
right move 0 F	0:10 2:17 3:-19 4:-11 5:-13 6:25 7:-8 8:-28 9:11
right move 0 H	0:-12 1:20 2:13 3:-6
right move 0 N	0:27 1:-12 2:-10 3:-15 4:12 5:-13 6:-6 8:13
right move 0 O	1:20 2:-8 3:13 4:-21 7:-6 9:-7
right move 0 U	1:20 3:-13 4:28 5:-8 6:-12 8:-19 9:-7
right move 0 V	1:25 2:10 3:-12 4:-12
right move 0 e sov	1:17 2:27 3:-21 4:13 5:-13 6:-16 7:-6 8:-18
right move 0 e svo	0:15 1:-20 2:37 3:10 5:-15 6:-22 7:-7 9:-12
right move 0 e v2	3:-9 5:34 8:-19
right move 0 n sov	0:14 1:28 3:-37 6:7 9:-8
right move 0 n svo	0:-9 1:6 5:-9 9:8
right move 0 n v2	0:-16 1:19 3:25 4:-13 5:-8 6:-8 8:-6
right move 0 sov	0:20 1:22 3:-36 7:-6 9:-7
right move 0 sov none	0:6 1:-10 2:24 3:-32 5:-13 6:20 7:-6 8:7 9:-7
right move 0 sov obj	0:11 1:-9 2:-10 4:-8 5:12 8:12
right move 0 sov of	0:23 1:-6 8:-10
right move 0 sov subj	0:-25 1:39 2:27 3:-18 4:-9 6:-14 8:-14
right move 0 sov to	4:13 8:-10
right move 0 sov with	0:27 6:-12 8:-8
right move 0 svo	5:-8
right move 0 svo as	3:-20 4:-6 8:27
right move 0 svo from	0:16 1:-13 2:-17 3:-15 4:-11 5:-7 6:-6 9:39
right move 0 svo in	0:28 1:-11 2:-7 3:-13 4:-9 5:-12 8:23
right move 0 svo is	1:23
right move 0 svo none	3:19 5:-7 8:-9 9:-8
right move 0 svo of	0:-23 1:17 2:-14 3:17 4:-7 5:-13 6:-13 8:-21 9:37
right move 0 svo to	1:-15 4:-6 8:21
right move 0 svo vs	0:-8 2:17
right move 0 svo with	0:-19 2:21 3:-16 5:-6 6:-7 8:21
right move 0 v2	1:8 2:12 4:-12 6:-6
right move 0 v2 none	0:8 1:12 2:7 4:-9 5:8 8:-17
right move 1	4:-10 5:6 7:-7 8:11 9:-9
right move 1 A	1:16 2:13 3:-28 4:-14 5:25 7:-6 8:-15 9:-9
right move 1 F	1:36 2:-10 3:-7 4:-12 5:-6
right move 1 H	0:-17 1:20 2:8 8:-6
right move 1 N	0:-21 1:8 3:-9 4:-30 5:-7 8:59 9:-6
right move 1 O	0:-9 1:-11 2:-14 3:40 6:-15 7:-6 9:-6
right move 1 U	0:20 1:39 2:-16 3:-20 4:-10 6:-6 8:-18
right move 1 V	1:-20 3:-9 4:34
right move 1 e sov	0:-24 1:-9 3:31 4:30 5:-9 6:-7 8:-24
right move 1 e svo	0:18 1:8 2:-7 3:13 4:-11 5:-7 6:-8 8:-6 9:-7
right move 1 n sov	0:18 1:-32 2:32 3:-28 4:-12 5:10 6:11
right move 1 n svo	0:-13 1:33 5:-14 7:-6 8:13 9:-8
right move 1 n v2	0:42 1:-7 2:-6 4:-7 8:-16
right move 1 sov	0:14 1:-27 2:21 3:-6 5:9 7:-6 9:-7
right move 1 sov from	0:7 2:-6 3:-14 4:-6 8:30
right move 1 sov in	0:11 1:-14 2:38 3:-12 8:-22
right move 1 sov none	0:16 1:-10 2:6 3:23 4:-12 5:-7 8:-16
right move 1 sov subj	0:10 1:-7 2:-12 3:-6 4:-6 6:30 8:-8
right move 1 svo	0:-13 1:19 3:9 5:-15 7:-7 8:21 9:-9
right move 1 svo for	0:19 1:-8
right move 1 svo in	1:-20 3:-9 5:-12 8:39
right move 1 svo none	1:19 2:-8 3:10 4:6 5:-13 7:-6 8:-8 9:-8
right move 1 svo of	1:11 3:14 8:-7
right move 1 svo with	0:-7 1:18 3:-7
right move 1 v2	0:26 1:-10 2:-21 3:-8 4:-7 5:31 8:-14
right move 1 v2 none	0:41 3:-9 8:-15
right move 2	0:8 1:-12 2:-20 4:16 6:-12 7:-7 8:27 9:-10
right move 2 A	1:75 2:-24 3:-31 4:11 5:-7 7:-9 8:-20 9:-19
right move 2 F	0:-33 1:-29 2:-14 3:31 4:-22 5:49 6:-17
right move 2 N	0:-23 4:9 8:27
right move 2 O	0:38 1:-13 2:-7 3:32 4:-17 5:-7 6:-10 8:-26
right move 2 U	0:-19 1:-42 2:-25 3:-27 4:40 5:-7 6:-8 8:63 9:-6
right move 2 V	0:20 1:-12
right move 2 e sov	2:-13 3:-26 4:21 8:31 9:-14
right move 2 e svo	0:-19 1:46 2:-15 3:-31 4:-16 5:47 6:-10 7:-6 8:-21 9:-6
right move 2 n sov	0:-28 1:-12 2:-8 3:35 4:-8 5:-9 6:-13 7:-6 8:32 9:-6
right move 2 n svo	0:28 1:7 2:-20 3:-9 4:8 5:-8
right move 2 n v2	1:-17 2:-17 3:21 4:27 5:-7 6:-7
right move 2 sov	0:-22 1:-30 2:-16 3:31 4:6 5:-9 6:-15 7:-7 8:43 9:-13
right move 2 sov in	0:-39 1:-8 3:33 4:-13 8:30
right move 2 sov none	0:9 1:-12 2:-19 3:-16 4:39 5:-7 6:-14 8:16 9:-14
right move 2 sov subj	1:-27 2:-19 3:14 4:-7 8:31
right move 2 svo	0:35 1:12 2:-16 3:-26 4:-7 5:14 6:-7 7:-6 8:-6
right move 2 svo in	0:-8 5:-7 8:20
right move 2 svo none	0:30 1:32 2:-18 3:-26 4:-14 5:13 6:-6 7:-6 8:-14 9:-7
right move 2 svo to	1:24 4:-9 8:-8
right move 2 v2	0:-7 1:-15 2:-16 3:35 4:8 5:-7 6:-6
right move 2 v2 none	0:6 1:-10 2:-9 4:35 8:-27
right move A	0:-8 1:6 6:-7 8:6
right move F	0:-22 1:16 2:27 3:-24 4:-6 6:13 7:-10 8:-11
right move H	0:-22 1:44 8:-6
right move N	0:15 1:-9 2:-13 3:-16 5:-25 6:-8 8:48 9:-8
right move O	0:14 1:11 3:14 4:-20 6:-11 7:-6 8:9 9:-7
right move U	0:7 1:-10 4:21 5:-8 6:-12 7:-6 8:14 9:-8
right move V	0:9 1:10 2:-13 3:-18 4:14 6:6
right move h	0:12 2:-7 3:-15 4:-8 5:9 6:-14 7:-9 8:17 9:14
right none -	1:9 3:8 7:-6 9:-6
right none 0	9:-6
right none 0 A	1:6 3:11 6:-7 7:6 8:-8 9:-6
right none 0 F	1:-7 2:6 3:11 6:7 8:-7 9:-6
right none 0 H	0:10 2:18 5:-9
right none 0 N	3:-8 4:14 5:6 7:-7 8:8 9:-7
right none 0 O	4:6 6:6 8:-8 9:-7
right none 0 U	0:11 1:-6 4:6 6:-6 9:-7
right none 0 V	1:20 2:6 4:-12
right none 0 n sov	0:6 2:11 3:-6 9:-8
right none 0 n svo	9:-6
right none 0 n v2	2:14 5:-9 6:-7
right none 0 sov	3:7 6:-6 9:-7
right none 0 sov and	0:11 1:-37 2:37 3:-8
right none 0 sov for	0:17
right none 0 sov in	0:-13 1:-7 2:-9 3:-39 4:18 5:-7 8:42
right none 0 sov is	0:-17 1:46 2:-9 3:-15 4:13 5:-11 6:-7 8:-10
right none 0 sov none	0:19 1:13 2:-13 3:6 4:-15 6:-10 7:7 8:6 9:-6
right none 0 sov obj	0:-19 1:-12 2:23 3:-12 5:33 6:-17
right none 0 sov of	0:6 1:7 2:-19 3:27 4:-7 8:-9
right none 0 sov subj	0:-30 1:22 2:-20 3:24 5:29 6:-8 7:-11 8:-21 9:-8
right none 0 sov to	0:29 1:-12 3:-14 4:20 5:-8 6:-6 8:-11
right none 0 sov with	0:-43 1:9 3:14 4:12 5:-15 6:27 7:-7 8:-21
right none 0 svo	2:6 9:-6
right none 0 svo as	1:-6 2:-17 3:30 4:16 5:-8 6:-6 8:-13
right none 0 svo at	0:-6 1:-6 2:20 3:-13 4:12 6:-6 7:13 8:-7
right none 0 svo by	0:-18 1:37 2:18 3:-7 4:-18 5:-10 8:-8
right none 0 svo for	0:38 2:-8 3:-12 4:-7
right none 0 svo from	1:-16 2:42 4:-8 5:9 6:-9 7:-6 9:-6
right none 0 svo in	0:8 1:8 2:-15 3:-21 5:10 6:-12 7:12 8:17 9:-6
right none 0 svo is	0:-6 1:-11 2:7 4:29 6:-13 8:-10 9:-9
right none 0 svo none	3:9 8:-6 9:-6
right none 0 svo not	0:-14 1:-6 2:15 3:-6 4:-14 5:31 8:-8
right none 0 svo of	1:10 2:-21 3:-8 4:-7 5:-15 6:48 7:-9 8:-6 9:-7
right none 0 svo to	1:-11 2:8 3:-16 4:50 5:-10 6:-7 8:-15
right none 0 svo vs	0:-16 1:-6 2:75 3:-24 4:-10 5:-6 6:-6 8:-7
right none 0 svo with	1:9 2:-11 3:6 4:-10 6:8 8:6
right none 0 v2	5:-7 8:6
right none 0 v2 at	1:-13 2:21 3:-16 4:-30 6:-6 8:43
right none 0 v2 from	0:11 1:-9 2:18 3:-15 4:-15 5:-7 8:24 9:-7
right none 0 v2 in	0:-35 1:-28 2:37 3:26 4:-11 6:-14 7:16 8:-7 9:-8
right none 0 v2 is	0:24 2:8 3:-10 4:-7
right none 0 v2 none	0:24 1:-6 2:-7 3:8 4:-6 5:-8 6:-6
right none 0 v2 not	2:35 3:-26
right none 0 v2 of	2:-7 3:-6 4:-25 5:-7 8:39
right none 0 v2 to	0:-12 2:-21 3:24 4:41 5:-20 8:-17
right none 0 v2 vs	0:-18 1:-9 2:49 3:-10
right none 0 v2 with	0:13 1:40 2:-15 4:-13 5:-9 7:-6 8:-13
right none 1	0:9
right none 1 A	1:12 2:21 3:-7 4:7 6:-11 8:-11 9:6
right none 1 F	1:12 2:-15 3:-7 4:8 6:11 8:-8 9:-6
right none 1 H	0:14 1:-26 5:10 6:11 7:-7 8:-8 9:-8
right none 1 N	0:10 2:-9 7:-6 8:13 9:-8
right none 1 O	0:7 1:-20 4:7 7:-6 8:14 9:-6
right none 1 U	0:23 2:-8 3:19 4:-14 5:-7 8:-7
right none 1 V	0:27 2:16 3:-7 4:-15 5:9 6:-9 7:-7 8:-14 9:-6
right none 1 n sov	0:10 3:7 4:-11 5:-13 8:12 9:-7
right none 1 n svo	7:-6
right none 1 n v2	0:7 1:-8 3:6 4:8 7:-6 8:-17 9:11
right none 1 sov	0:20 2:7 5:-11 6:-7 9:-7
right none 1 sov and	1:36 2:-12 3:-6 4:-8 5:-6 6:-7
right none 1 sov from	0:29 1:-11 2:-7 8:-6
right none 1 sov in	0:43 1:-7 2:23 3:-18 4:-13 5:-6 8:-17
right none 1 sov none	1:-27 4:14 5:-11 7:6 9:-7
right none 1 sov obj	0:-12 1:-7 2:12 3:29 4:-10 5:-6 6:-6 8:-7
right none 1 sov of	0:23 1:6 2:-12 3:-17 4:-12 5:-7 8:18
right none 1 sov subj	0:10 1:16 3:-16 4:-15 5:-7 8:10
right none 1 sov to	0:21 2:8 3:-21 4:-12 8:17
right none 1 sov with	0:-10 1:24 2:-18 3:36 4:-10 5:-6 6:-12 8:-13
right none 1 svo	0:7 7:-7
right none 1 svo as	1:13 3:23 4:-8 8:-12
right none 1 svo at	0:45 1:-7 2:-6 4:-10 5:-8 6:-11
right none 1 svo by	0:35 3:-15 4:-7 8:-7
right none 1 svo from	0:-9 1:29 2:-40 3:26 4:9 5:-8 6:-11 9:-7
right none 1 svo in	0:-30 1:-12 3:-21 4:29 5:45 6:-11 7:-9 8:6 9:-6
right none 1 svo is	0:20 1:18 2:-6 3:-8 4:-7 9:-6
right none 1 svo none	0:9 1:-6 2:7 4:-6
right none 1 svo of	0:7 1:-22 3:28 4:9 5:-10 6:-7 8:-7 9:-8
right none 1 svo to	0:-33 1:-9 3:-14 4:33 5:-7 6:-6 8:28
right none 1 svo vs	0:8 1:-12 2:36 3:-12 8:-7
right none 1 svo with	1:12 3:14 4:-18 7:-7 8:-7 9:-7
right none 1 v2	1:-9 3:20 4:15 7:-6 8:-16 9:10
right none 1 v2 at	0:20 1:-20 2:-18 3:51 5:-9 6:-6 8:-32 9:-7
right none 1 v2 from	2:-9 4:43 5:-10 8:-20
right none 1 v2 in	0:12 1:-20 2:-10 3:-21 4:60 5:-7 6:-9 8:-22
right none 1 v2 none	2:7 6:-7 9:7
right none 1 v2 to	0:28 3:-10 4:-8
right none 1 v2 vs	0:6 2:-13 3:24 6:-6
right none 1 v2 with	0:11 1:-6 2:-9 4:-8 5:-6 6:29 8:-21
right none 2	3:9 7:-7
right none 2 A	0:11 2:8 4:-15 6:-9
right none 2 F	0:-13 1:-23 2:-9 3:22 6:24 7:-8 8:9 9:-8
right none 2 H	0:11 1:-33 2:42 3:11 4:-8 6:-19 7:-6 8:-9 9:-6
right none 2 N	1:-17 2:-6 3:32 4:-9 7:-6 8:-24 9:14
right none 2 O	1:-7 2:-18 3:27 5:-13 6:6 7:-7 8:14 9:-6
right none 2 U	0:11 1:6 9:-7
right none 2 V	0:21 1:-14 2:10 3:-26 4:43 5:-8 6:-8 7:-6 8:-23 9:-6
right none 2 n sov	1:-18 2:20 4:14 5:-6 6:-14 7:-7 9:7
right none 2 n svo	0:8 3:9 4:-6 5:-7
right none 2 n v2	0:-13 2:-14 3:17 5:7 6:-9 7:-8 8:20
right none 2 sov	0:6 1:-9 4:19 5:-6 6:-12 7:-7 8:-10 9:7
right none 2 sov and	0:-10 1:20 2:-27 4:-17 5:45 6:-7 8:-14 9:-6
right none 2 sov from	0:-29 2:-8 3:-21 8:62
right none 2 sov in	0:47 1:-8 2:-7 3:-10 4:-13
right none 2 sov is	0:42 1:-10 2:-10 3:-8 4:-6
right none 2 sov none	0:-16 1:-44 2:35 3:7 4:25 5:-11 6:-12 7:-8 9:14
right none 2 sov obj	0:31 2:-36 3:24 4:-13
right none 2 sov of	0:11 1:26 2:-27 3:-13 4:33 5:-7 8:-26
right none 2 sov subj	0:27 1:-31 2:30 3:-9 8:-8
right none 2 sov to	1:23 2:-7 4:-8 8:-7
right none 2 sov with	0:16 1:-13 2:-6 3:-28 4:46 6:-18
right none 2 svo	0:8 3:6 5:-9 9:-6
right none 2 svo as	0:6 1:-27 2:-7 3:-10 6:-6 8:37
right none 2 svo at	1:-25 2:-19 3:25 4:13 5:-6 6:-11 7:-6 8:18 9:-6
right none 2 svo for	1:31 2:-6 3:-10 4:-8
right none 2 svo from	0:18 1:-9 2:-16 4:24 5:-15 9:-6
right none 2 svo in	1:9 2:15 3:-7 4:-10 5:38 6:-13 7:-7 8:-19 9:-6
right none 2 svo is	0:13 1:-12 2:28 4:-9 5:-8 8:-12
right none 2 svo none	0:6 1:9 2:-6 3:14 4:-10 5:-8 6:7 9:-7
right none 2 svo of	0:-6 1:16 2:-17 3:-22 4:11 5:-20 6:15 7:-6 8:23 9:-8
right none 2 svo to	0:7 1:-6 2:-14 3:-19 4:20 6:-6 8:16
right none 2 svo vs	0:19 3:-7
right none 2 svo with	0:26 1:19 4:-11 5:-7 6:-27 8:6
right none 2 v2	2:-21 3:17 4:-8 5:10 6:-11 7:-8 8:9 9:7
right none 2 v2 at	0:11 3:-25 4:34 8:-12
right none 2 v2 from	0:31 1:-7 3:-6 8:-9
right none 2 v2 in	0:48 1:-27 2:-16 3:-11 4:-15 5:-8 8:26
right none 2 v2 none	0:-13 2:-26 4:10 5:17 7:-9 8:7 9:7
right none 2 v2 to	0:-8 2:-15 3:56 4:-35 8:-7
right none 2 v2 with	0:-25 1:23 2:24 4:-12 5:-13 6:-15 8:10
right none A	1:7 2:10 5:-6 6:-7
right none F	3:10 6:9 9:-6
right none H	1:-10 2:25 8:-6
right none N	1:-10 3:7 4:6 5:8 6:-7 7:-6 8:8 9:-6
right none O	3:8 8:7 9:-7
right none U	0:12 8:-6
right none V	0:13 1:11 2:12 5:-9 8:-12
right none h	1:-16 2:14
right over	0:8 1:22 3:-9 5:10 6:-6
right over -	1:19 4:-13 5:-6 6:-6 8:12
right over 0	0:8 1:15 5:16 6:-7 8:-7 9:-6
right over 0 A	1:31 3:-7 5:-6
right over 0 F	0:-15 1:-27 3:36 4:-8 6:-6 8:17
right over 0 H	0:-6 2:-24 5:33
right over 0 N	0:6 4:22 8:-20
right over 0 O	0:16 1:9 2:-8 3:-21 4:-11 5:32 6:-8 8:-10
right over 0 U	0:-9 1:-18 2:26 3:33 4:-12 5:-13 8:-15
right over 0 e svo	0:-6 1:-7 3:-9 5:19 8:11
right over 0 n sov	0:-25 2:29 3:-15 4:-7 5:39 6:-9 8:-14
right over 0 n svo	1:33 2:-8 5:-9 8:-13
right over 0 n v2	0:35 2:-15 3:12 4:-6 5:-11 8:-7
right over 0 sov	0:-19 1:-8 2:34 3:-10 4:-15 5:36 6:-10 8:-23
right over 0 sov none	0:-21 2:9 3:-10 4:-6 5:45 6:-7 8:-11
right over 0 sov obj	0:-19 1:-6 2:-15 3:26 4:-6 5:23 6:-7 8:-7
right over 0 svo	1:31 2:-7 7:-6 8:-7 9:-7
right over 0 svo in	0:-7 1:-7 4:17 5:-15 8:18
right over 0 svo none	1:20 2:-8 4:-10 5:18 8:-10 9:-6
right over 0 svo to	1:24 2:-17 4:6
right over 0 v2	0:47 1:-10 2:-12 3:8 4:-7 5:-14 6:-6 8:-8
right over 0 v2 none	0:38 1:12 2:-15 3:-11 5:-11
right over 1	0:8 1:38 2:-21 3:-33 4:16 5:-15 6:-6 8:14
right over 1 A	1:47 2:-17 3:-8 4:-10 8:-9
right over 1 F	1:10 3:-6 8:8
right over 1 U	0:18 1:-6 2:-6 3:-36 4:36
right over 1 V	1:7
right over 1 e svo	3:-15 8:21
right over 1 n sov	1:43 2:-15 3:-10 8:-10
right over 1 n svo	1:28 2:-11 3:-17 4:6 8:-6
right over 1 n v2	0:-9 1:27 2:-8 3:-8 5:-6 8:8
right over 1 sov	1:44 2:-13 3:-11 8:-10
right over 1 sov none	1:32 2:-14 8:-11
right over 1 sov subj	1:12
right over 1 svo	0:7 1:14 2:-11 3:-43 4:24 5:-6 6:-6 8:25
right over 1 svo none	0:25 2:-12 3:-28 4:25
right over 1 v2	1:17 2:-8 3:-8 5:-16 8:21
right over 1 v2 none	0:-12 1:24 2:-9 3:-8 5:-16 8:27
right over 2	1:-53 2:40 3:-9 4:-8 8:32
right over 2 U	0:12
right over 2 n sov	1:-46 2:29 3:-14 4:-10 5:-7 8:46
right over 2 sov	0:6 1:-26 2:20 3:-8 4:-8 8:21
right over 2 sov none	0:22 1:-11 3:-10 8:7
right over A	1:36 3:-10 4:-7 5:-8 8:-8
right over F	0:-19 4:-9 6:-9 8:36
right over H	0:-11 2:12 3:-10 5:12
right over N	0:14 4:19 8:-18
right over O	0:30 1:-6 2:-8 3:-23 4:-13 5:19 6:-10 8:10
right over U	0:23 1:-26 3:6 4:11 6:-7 8:-18
right over V	0:-11 1:-22 8:38
right over h	0:15 1:-7 2:-8 3:-20 4:15 5:25 6:-12 7:-6 9:-9
right play	3:10 9:-7
right play -	1:-8 2:7 3:-15 4:7 5:-7 7:6 8:17 9:-7
right play 0	0:13 5:6 6:9 7:-8 9:-6
right play 0 A	0:31 1:-15 3:-9 4:11 5:-7 6:-6 7:-8 9:-7
right play 0 F	0:-24 1:6 2:-23 3:-34 4:-7 5:-11 6:63 8:9
right play 0 H	0:-9 1:-10 2:38
right play 0 N	1:-14 2:-9 3:-23 4:-14 5:34 8:13
right play 0 O	0:28 2:-6 3:21 4:-6 5:-8 6:-6 8:-20
right play 0 U	0:15
right play 0 V	0:-12 1:11 3:21 8:-9
right play 0 e svo	0:-7 1:-11 2:-10 3:32
right play 0 n sov	1:8 2:-14 3:-7 4:22
right play 0 n svo	0:23 5:-6 6:6 7:-7 8:-6 9:-6
right play 0 n v2	0:23 4:-6 8:-9
right play 0 sov	1:18 2:-9 4:9
right play 0 sov none	0:-14 1:35 2:-18 4:11 8:-6
right play 0 svo	1:-15 2:6 3:-7 5:15 6:13 7:-9 8:-6 9:-7
right play 0 svo in	0:27 1:-14 2:-8 3:-6 4:-8 8:14
right play 0 svo is	0:-18 1:-11 2:44 3:-17 4:-12 5:25 8:-15
right play 0 svo none	2:-13 3:22 5:-6 6:-10 7:-8 8:14 9:-8
right play 0 svo to	3:-6 4:25 8:-11
right play 0 svo with	0:-14 1:-8 2:-21 3:22 4:-7 6:32 8:-8
right play 0 v2	0:11 1:8 3:-8
right play 0 v2 none	1:8
right play 1	0:-11 1:-11 2:18 3:-11 4:-6 5:-11 7:12 8:12 9:-7
right play 1 A	0:-6 1:-21 2:27 3:-23 4:22
right play 1 H	0:-10 2:-29 3:-11 4:-6 7:49 8:-7
right play 1 N	0:21 3:-12 4:-18 8:18
right play 1 O	0:-12 1:-8 3:58 4:-12 6:-11 8:-22
right play 1 U	0:-45 1:-7 2:19 3:-28 4:-14 5:-10 6:19 7:-6 8:48 9:-8
right play 1 e svo	0:-7 1:41 2:-19 3:-7
right play 1 n svo	0:-20 1:-40 2:10 3:6 4:12 5:-12 6:19 7:14 9:-8
right play 1 svo	0:-8 1:-23 2:16 3:-15 5:-11 7:15 8:11 9:-8
right play 1 svo none	0:-27 1:-13 2:-19 3:20 4:28 5:-8 6:-18 7:20 9:-6
right play 1 svo with	0:8 2:20 3:-7 6:-8 8:-8
right play 2	0:-9 1:-7 2:10 3:12 4:-11 5:-7 6:-11 7:-6 8:23
right play 2 A	0:9 1:-23 2:14 3:11
right play 2 H	0:-7 2:31 3:-6 8:-6
right play 2 O	0:8 1:22 3:-11 4:-6 6:-8
right play 2 U	0:-16 2:-11 3:44 8:-15
right play 2 n sov	0:21 1:14 2:16 3:-11 4:-15 5:-6 8:-19
right play 2 n svo	0:-7 2:17 3:7 4:-14 5:-7 6:-12 7:-7 8:12
right play 2 sov	0:15 2:24 3:-9 4:-12 8:-16
right play 2 svo	1:-23 2:11 4:-9 5:-7 6:-8 7:-6 8:36
right play 2 svo none	1:-30 2:12 3:43 4:-12 5:-6 6:-7 7:-6
right play A	0:20 1:-21 4:16 5:-8 6:-7 7:-9 9:-10
right play F	0:-27 1:-7 2:-18 3:-51 4:-6 5:-8 6:41 8:54
right play H	0:-18 1:-6 2:32 3:-10 5:-6 7:23 8:-11
right play N	0:35 1:-13 2:-9 3:-25 4:-30 5:22 8:18
right play O	0:15 1:11 2:-9 3:38 4:-14 5:-7 6:-13 8:-26
right play U	0:-27 1:-8 2:14 3:24 4:-15 5:-9 8:15 9:-6
right play V	0:-28 1:11 2:-7 3:48 4:-6 8:-24
right play h	0:13 1:-21 2:16 3:21 4:-8 5:-12 6:14 7:-8 8:-23 9:-9
right push	0:13 1:-6 2:-12 3:26 4:18 5:-10 6:-6 7:-6 8:-10 9:-8
right push -	0:16 2:-17 3:13 4:19 5:-10 7:-6
right push 0	1:-6 2:10 3:-6 4:20 5:-13 7:-7 9:-7
right push 0 A	1:22 3:17 4:-17 8:-8
right push 0 F	0:17 3:18 4:-6 5:-6 8:-8
right push 0 N	0:-15 1:-13 2:20 3:13 5:-11 8:9
right push 0 O	0:11 1:-12 2:-10 3:-35 4:34 5:-9 6:28 8:-16
right push 0 U	0:-9 2:11 3:-19 4:6 5:-10 6:-8 7:-6 8:35 9:-6
right push 0 V	1:14
right push 0 e sov	0:-15 1:-8 3:9 4:-19 6:32
right push 0 e svo	1:-6 3:-6 8:14
right push 0 e v2	0:-22 1:-9 2:34 3:-23 4:-10 5:-6 8:26
right push 0 n sov	1:-14 2:8 3:19 4:11 5:-9 6:-10 8:-8
right push 0 n svo	1:26 2:-16 3:-7 4:18 5:-7 6:-10 9:-6
right push 0 n v2	0:43 1:-10 2:-15 3:7 5:-11 8:-12
right push 0 sov	1:-19 3:10 4:6 5:-8 6:29 8:-15
right push 0 sov none	0:-9 2:24 3:-32 4:26 8:-9
right push 0 sov obj	0:-14 2:-7 3:40 4:-12
right push 0 svo	0:-8 1:24 2:-18 3:-6 4:30 5:-8 6:-10 9:-8
right push 0 svo at	0:-30 1:-7 3:-24 4:64 8:-16
right push 0 svo in	0:-15 4:-23 8:46
right push 0 svo none	0:18 1:33 2:-15 3:-18 5:-6 8:-9
right push 0 v2	0:7 1:-43 2:25 3:27 4:-16 5:-13 8:11
right push 0 v2 at	0:-20 1:-29 2:-20 3:51 4:11 8:-10
right push 0 v2 none	0:33 1:-10 2:16 3:-17 4:-9 5:-8 8:-8
right push 1	0:33 1:-13 2:-13 4:12 5:-8 8:-12
right push 1 A	0:25 3:-15
right push 1 N	0:-30 1:-6 3:37 4:13 8:-14
right push 1 O	1:-9 3:16
right push 1 U	1:-9 3:18
right push 1 e svo	0:9 3:8
right push 1 n sov	0:28 1:-8 3:-22 4:11
right push 1 n svo	0:-11 1:-7 2:-8 3:45 4:-7 5:-6 6:-6 8:-11
right push 1 sov	0:35 1:-11 2:-7 3:-31 4:24 8:-7
right push 1 sov none	3:-21 4:42 8:-14
right push 1 sov obj	0:37 1:-9 3:-19
right push 1 svo	1:-10 2:-12 3:49 4:-9 5:-7 8:-10
right push 1 svo none	0:19 1:-14 2:-15 3:36 4:-12 5:-7 8:-9
right push 1 v2	0:-22 3:29 4:-7
right push 1 v2 none	0:-16 3:21
right push 2	0:8 3:10 4:-9
right push 2 O	3:32 4:-13 8:-7
right push 2 e svo	0:7
right push 2 svo	3:22 4:-12
right push 2 svo none	0:8 3:13 4:-11
right push A	0:20 1:6 4:-13 8:-6
right push F	0:19 3:16 5:-6 6:-12 8:-9
right push H	0:22 1:-17 2:-20 4:25
right push N	0:-28 1:-11 3:13 4:37 5:-9 6:-6
right push O	0:13 1:-21 2:-10 3:23 5:-9 6:12 8:-18
right push U	1:7 4:9 5:-8 6:-7
right push V	1:21 3:-9
right push h	0:6 1:-6 2:46 3:-19 5:-14 6:-7 8:-14 9:-7
right race	1:33 2:-10 3:-9
right race -	0:8 1:20 3:-8
right race 0	1:31 2:-9 3:-9
right race 0 A	1:21 2:-7
right race 0 O	1:8
right race 0 V	1:12
right race 0 e sov	0:-6 1:19
right race 0 e svo	1:6
right race 0 n svo	0:19 1:6 8:-6
right race 0 sov	1:16 2:-8
right race 0 sov of	0:-6 1:20 2:-6
right race 0 svo	0:10 1:13
right race 0 svo none	0:9 1:12 3:-7
right race A	1:16
right race O	0:6 1:12 3:-7
right race V	0:-6 1:13
right reach	5:20 7:-6
right reach -	1:14 6:6 7:-6 8:-10 9:-6
right reach 0	0:-9 4:16 5:10 7:-6 8:-8 9:-6
right reach 0 A	0:-25 2:27 3:-30 4:21 5:-17 6:9 7:-9 8:12 9:-8
right reach 0 F	0:-7 1:-9 2:-6 3:13 5:-8 8:21
right reach 0 H	2:24 5:-6
right reach 0 N	0:36 2:-9 4:19 5:-15 6:-6 8:-18
right reach 0 O	0:-16 1:-16 2:-19 5:41 8:6
right reach 0 U	0:-34 1:31 2:-39 3:-8 4:-21 5:22 6:23 7:-6 8:15
right reach 0 V	1:-28 2:24 3:7 4:9 5:13 6:-10 8:-24
right reach 0 e sov	2:-6 4:31 5:-10 8:-9
right reach 0 e svo	0:17 1:-36 4:38 5:-7 6:-8 8:-9
right reach 0 e v2	0:-9 3:35 4:-17 6:-6 8:-8
right reach 0 n sov	0:-27 2:-9 3:-17 4:73 5:-11 6:-8 8:-16
right reach 0 n svo	0:-8 4:-18 5:18 7:-6 8:16 9:-6
right reach 0 n v2	0:-24 1:-11 3:-20 4:-19 5:66 6:11 8:-20
right reach 0 sov	0:-17 2:-13 3:-13 4:74 5:-14 6:-7 8:-14
right reach 0 sov none	2:-6 3:-7 4:43 5:-10 8:-10
right reach 0 sov to	4:14
right reach 0 svo	1:-11 7:-6 8:18 9:-6
right reach 0 svo from	0:7 2:20 3:-15 4:-12 5:-7 8:15
right reach 0 svo in	0:-22 1:-15 2:-25 3:-20 4:-12 5:22 6:-8 8:52
right reach 0 svo none	0:15 1:-7 2:-8 3:14 4:-12 5:27 6:-6 8:-18
right reach 0 svo of	0:-6 2:11 3:-6 4:-13 5:-15 8:30
right reach 0 svo with	0:-32 1:-16 2:33 3:-31 4:-8 5:-21 6:65 7:-6 8:-23
right reach 0 v2	0:-32 1:-16 2:-6 4:-22 5:69 6:-6 8:-24
right reach 0 v2 none	0:-12 2:-6 3:16 4:-15 5:21 8:-10
right reach 1	1:16 3:21 4:-18 5:17 6:-11 7:-6 8:-17
right reach 1 A	0:35 1:17 2:-33 3:-17 4:-11 5:-6 9:19
right reach 1 F	0:-17 2:25 3:22 4:-7 5:-11 6:-7
right reach 1 N	2:-11 4:-14 5:21 8:14
right reach 1 O	1:16 2:-12 3:7 4:-9 5:23 6:-10 8:-22
right reach 1 U	0:-7 1:-34 2:14 3:56 4:-10 5:-21 6:-8 8:-17 9:-6
right reach 1 V	0:-16 1:44 2:-7 3:-6 4:-9 8:-6
right reach 1 n sov	0:-27 1:35 2:-8 3:32 4:-15 5:-7 6:-8 8:-11
right reach 1 n svo	0:6 2:-7 3:15 4:-15 5:27 6:-10 8:-23
right reach 1 n v2	0:18
right reach 1 sov	0:-10 1:16 3:33 4:-13 5:-12 6:-9 8:-14
right reach 1 sov none	0:6 2:-7 3:15
right reach 1 sov obj	1:38 2:-20 3:-11
right reach 1 sov subj	0:-21 1:-17 2:60 3:-28 8:-13
right reach 1 svo	3:11 4:-14 5:24 6:-11 8:-17
right reach 1 svo in	0:6 1:6 5:6 8:-8
right reach 1 svo none	0:-8 1:17 4:-12 5:34 6:-10 8:-21
right reach 1 svo with	0:-23 1:21 3:45 5:-29 6:-9 8:-15
right reach 1 v2	0:29 1:-6 3:-14
right reach 1 v2 none	0:43 1:-8 3:-23 5:-8
right reach 2	0:30 1:20 4:-15 5:-12 6:-8 8:-8 9:-6
right reach 2 A	0:28 1:-13 2:-22 3:31 4:-15 8:-6
right reach 2 N	1:12 4:-9 5:-6 8:8
right reach 2 O	0:11 1:20 5:-6 6:-7 8:-6
right reach 2 U	0:-6 1:19 2:36 3:-30 5:-7 6:-6 8:-14
right reach 2 n sov	0:34 1:13 2:-8 3:-23 4:-12 5:-8 6:-6 8:12
right reach 2 n svo	2:28 3:16 4:-14 5:-9 6:-6 8:-13
right reach 2 sov	0:22 1:30 2:-12 3:-30 4:-15 5:-9 6:-7 8:12
right reach 2 sov none	0:20 1:16 2:-9 3:-7 8:-11
right reach 2 svo	0:9 1:9 2:18 4:-10 5:-9 6:-6 8:-15
right reach 2 svo none	0:8 2:18 3:12 4:-12 5:-8 8:-7
right reach A	0:18 1:9 3:-21 5:-19 7:-8 8:11
right reach F	0:-13 1:-11 2:15 3:18 4:7 5:-12 6:-9 7:-6 8:13 9:-6
right reach H	0:24 1:-17 2:9
right reach N	0:-7 2:-13 4:20 6:-8 8:22
right reach O	0:-15 1:8 2:-16 3:9 5:29
right reach U	0:-28 2:29 3:18 4:-17 7:-8 8:-6 9:-8
right reach V	0:-20 1:8 2:-13 3:24 4:19 5:7 6:-6 8:-25
right reach h	1:-14 2:8 3:-9 5:11 6:-8 8:19
right save	1:20 3:-16 4:9 5:-7 7:-6 9:-11
right save -	0:-17 1:24 2:-10 3:-8 4:9 6:14 8:-7
right save 0	1:17 2:9 3:-9 5:-6 7:-6 9:-8
right save 0 A	0:7 2:10 3:-7 6:-6 8:10 9:-7
right save 0 O	0:15
right save 0 V	0:-8 1:40 2:-10 8:-16
right save 0 e sov	0:-6 1:-21 2:11 4:23
right save 0 e v2	0:-11 1:-7 4:-22 8:50
right save 0 n svo	0:10 1:13 2:11 3:-9 4:-10 5:-6 6:9 8:-10 9:-8
right save 0 n v2	1:7 2:9 3:-8
right save 0 sov	1:-12 4:23
right save 0 svo	0:6 1:20 3:-8 4:-9 6:12 8:-9 9:-6
right save 0 svo is	0:25 2:-6
right save 0 svo none	0:-6 1:14 2:19 3:-7 4:-7 8:-8
right save 0 v2	0:-14 2:6 3:-8 4:11 7:-6 8:11
right save 0 v2 none	0:-9 2:-7 3:-8 8:26
right save 1	3:-18 4:36 6:-7 8:-6 9:-13
right save 1 A	1:7 2:7 3:-13 4:20 9:-8
right save 1 e v2	2:7 4:12
right save 1 n svo	0:9 1:17 3:-8 4:-7
right save 1 svo	0:-7 1:34 3:-6 4:-7 6:-6
right save 1 svo none	1:27 2:-20
right save 1 v2	0:-6 1:-8 3:-8 4:29 9:-6
right save 1 v2 none	0:-6 1:-16 3:-10 4:38 9:-8
right save A	1:18 2:6 3:-12 4:9 6:-7 9:-8
right save O	0:6 1:-19 2:-7 3:-6 6:28
right save V	0:-6 1:28 2:-7 8:-9
right save h	0:10 1:-9 2:19 3:-16 4:8 5:-7 6:-6 7:-6 8:12 9:-12
right shoot	1:13 4:-9 7:-7
right shoot -	1:22 2:10 4:-11 7:-7 9:-8
right shoot 0	2:28 3:-15 4:-11 5:-9 6:6 8:-7 9:7
right shoot 0 A	1:17 2:9 3:-6
right shoot 0 F	0:10 1:-13 2:-10 3:-8 4:-6 6:16 9:14
right shoot 0 H	0:-10 1:-23 2:45 6:-7
right shoot 0 N	0:-11 2:-12 3:-24 4:-7 5:-6 6:15 8:-7 9:38
right shoot 0 O	1:23 2:28 3:-17 5:-11 6:-9 8:-21
right shoot 0 U	0:-8 6:32 8:-7
right shoot 0 V	1:-34 2:56 4:-9 5:-8 6:-6
right shoot 0 e sov	0:-10 1:-8 2:14 3:-6 6:19
right shoot 0 e svo	0:51 1:-47 2:37 3:-11 4:-8 6:-6 8:-10
right shoot 0 e v2	0:-6 2:12 6:6
right shoot 0 n sov	0:-14 1:-21 2:28 3:-8 4:-8 6:27
right shoot 0 n svo	0:-8 1:10 2:23 3:-14 4:-10 5:-10 6:-13 9:22
right shoot 0 n v2	1:15
right shoot 0 sov	0:-18 1:-21 2:23 3:-10 4:-9 6:39 8:-7
right shoot 0 sov obj	0:-9 1:-24 2:35 3:-11 6:18
right shoot 0 svo	0:17 2:27 3:-18 4:-10 5:-10 6:-14 7:-6 8:-6 9:16
right shoot 0 svo in	2:-12 8:21
right shoot 0 svo none	0:18 2:33 3:-14 4:-11 5:-9 6:-13 8:-12 9:9
right shoot 0 svo of	0:-10 2:20 3:-11 5:-6 6:-14 8:-15 9:31
right shoot 0 svo with	0:-19 1:27
right shoot 0 v2	0:-11 1:13 2:6 3:-11 6:16
right shoot 0 v2 none	1:16
right shoot 1	0:-20 3:8 4:21 5:-15 6:12 7:-9 8:-10
right shoot 1 A	0:-18 1:8 2:8 3:26 4:-11 9:-7
right shoot 1 H	0:19 2:-10
right shoot 1 O	0:6 1:-13 6:29 8:-16
right shoot 1 U	0:16 1:12 2:-25 3:-9 4:-7 5:-8 6:-15 9:29
right shoot 1 V	0:-11 2:28 6:-6 8:-7
right shoot 1 e svo	0:16 1:-26 2:-14 3:-6 6:39 8:-17
right shoot 1 e v2	3:-21 6:28
right shoot 1 n svo	0:-6 2:-6 3:28 4:9 5:-16 6:-16 7:-9
right shoot 1 sov	0:-12 1:28 6:-13
right shoot 1 svo	0:6 2:-19 3:10 4:16 5:-11 6:-10 7:-7 8:-9 9:18
right shoot 1 svo from	1:-8 2:12 3:-7 4:-14 5:-6 6:-11 8:22 9:7
right shoot 1 svo none	0:-15 3:30 4:10 5:-6 6:-8 8:-13 9:-9
right shoot 1 v2	3:-17 6:21
right shoot 2	0:-18 1:35 2:-25 4:10 6:-14 7:-9 8:14 9:-10
right shoot 2 A	0:15 3:-25 4:22 8:-7
right shoot 2 F	0:-13 1:-8 3:14 4:20
right shoot 2 H	0:-10 1:19 2:-52 3:-8 5:56 7:-6 8:-6
right shoot 2 O	0:18 1:19 2:-7 3:14 4:-31 5:-14 6:-10 8:7 9:-6
right shoot 2 e svo	1:-33 2:32 3:16 6:-12 8:-8
right shoot 2 e v2	0:-13 1:29 4:-6
right shoot 2 n svo	1:18 2:-48 4:15 5:22 6:-11 7:-8 8:13 9:-11
right shoot 2 svo	0:10 2:-25 5:25 6:-11 7:-7 8:8 9:-9
right shoot 2 svo none	0:17 1:18 2:-12 3:-16 4:6 5:22 6:-12 7:-8 8:-20 9:-10
right shoot 2 v2	0:-8 1:22
right shoot 2 v2 none	0:-14 1:32 4:-6
right shoot A	0:10 1:13 2:24 3:-8 4:-10 8:-8 9:-8
right shoot F	1:-23 2:-8 3:-14 4:14 5:-9 6:26 8:-17 9:17
right shoot H	1:7 3:-6 4:-6 5:25 6:-12 7:-6 8:-8 9:-7
right shoot N	0:-21 2:-15 3:-12 4:15 5:-6 6:7 8:-16 9:37
right shoot O	0:27 1:11 3:-7 4:-27 5:-14 6:6 8:6 9:-8
right shoot U	1:29 2:-26 3:-16 4:-13 5:-11 6:15 8:-15 9:24
right shoot V	0:-21 2:44 4:-8 5:-10 6:-9 8:11 9:-7
right shoot h	1:-25 3:-7 4:9 5:-14 6:21 7:-9 9:23
right sneak	1:-8 2:33 3:-6 5:-8 6:-7
right sneak -	0:-8 1:21 2:18 3:-17 4:6 5:-11 6:-6 9:-6
right sneak 0	0:-10 1:8 2:9 3:9 5:-9
right sneak 0 A	0:-9 2:11 3:11 4:-11 8:-8 9:14
right sneak 0 F	3:17
right sneak 0 O	0:-16 1:25 2:-10 5:-17 8:20
right sneak 0 e svo	2:9
right sneak 0 e v2	1:-8 2:39 3:-7 4:-6 8:-10
right sneak 0 n sov	0:-8 1:-23 2:35
right sneak 0 n svo	1:6 2:-22 3:16 4:15
right sneak 0 n v2	0:-10 1:10 2:-10 3:-10 4:-10 8:9 9:18
right sneak 0 sov	0:-13 1:-16 2:39 4:-6
right sneak 0 sov to	2:10
right sneak 0 svo	2:-22 3:21 4:18 8:-9
right sneak 0 svo none	1:10 2:-19 3:24
right sneak 0 v2	0:-19 1:12 3:-16 4:-11 5:-16 8:22 9:18
right sneak 0 v2 in	0:-6 2:29 3:-8
right sneak 0 v2 none	0:-16 1:24 2:-12 3:-14 4:-9 8:-10 9:26
right sneak 1	0:30 1:-19 2:35 3:-23 4:-9 8:-13
right sneak 1 O	0:45 1:-15 3:-13
right sneak 1 e v2	0:29 1:-10 3:-8
right sneak 1 n v2	0:7 1:28 2:-14 3:-8 4:-7
right sneak 1 v2	0:20 1:17 2:-8 3:-7 4:-7
right sneak 1 v2 none	0:29 1:16 2:-14 3:-9 4:-8
right sneak 2	0:-8 4:10 5:-10 8:20
right sneak 2 n v2	0:-7 4:12 5:-14 8:13
right sneak 2 v2	0:-13 4:16 5:-20 8:24
right sneak A	0:-13 1:6 2:20 3:6 4:-11 8:-10
right sneak F	3:21
right sneak N	4:12
right sneak O	1:25 2:-6 3:-14 4:11 5:-14 6:-6
right sneak U	0:-29 1:-15 2:37 3:-7 5:-15 8:23
right sneak h	0:12 1:-13 2:16 4:-8 5:-11 9:7
right steal	0:7 2:12 3:8 4:-6
right steal -	1:6 2:18 3:-8
right steal 0	0:10 1:12 3:-8 8:10
right steal 0 A	2:13 3:14 4:-6
right steal 0 F	0:6 2:-9 3:17 4:-14 6:-7 8:17
right steal 0 H	0:14 1:17 3:-18
right steal 0 O	2:33 3:10 4:-10 6:-6 8:-21
right steal 0 U	0:30 1:-7 2:-22 3:-19 4:19 6:-8 8:9
right steal 0 e sov	0:8 2:-7 3:20 4:-9
right steal 0 e svo	0:9 2:9 3:-12
right steal 0 n sov	0:-20 1:-36 2:-12 3:16 4:17 5:-6 6:-6 8:43 9:-9
right steal 0 n svo	1:16 2:22 3:-9 4:-7 8:-10
right steal 0 n v2	2:23 3:-17 4:-7 8:15
right steal 0 sov	1:-28 3:30 4:25 6:-9 8:-11
right steal 0 sov none	1:-34 3:29 4:-8 8:29 9:-7
right steal 0 sov obj	0:-8 2:-21 3:10 4:34 6:-11 8:-9
right steal 0 svo	0:8 1:7 2:26 3:-9 4:-6 8:-11
right steal 0 svo at	2:12
right steal 0 svo none	0:9 1:22 2:8 3:-11 4:-6 8:-10
right steal 0 v2	2:16 3:-16 4:-10 5:-6 8:25
right steal 0 v2 none	0:8 1:7 2:15 3:-7 4:-6 8:-6
right steal 1	0:-7 1:-9 2:8 3:29 5:-11 6:-8 7:-6 9:-7
right steal 1 A	0:6 2:6 3:-24 4:23 7:-6 8:-14 9:-6
right steal 1 F	2:-24 3:42
right steal 1 O	0:-27 1:-6 2:-6 3:39 4:-22 5:-8 6:-8 8:24
right steal 1 U	0:14 1:-7 3:-7 6:8
right steal 1 e sov	0:13 1:-12 2:20 3:-9
right steal 1 e svo	2:-7 3:24 6:-7
right steal 1 n sov	0:-9 1:26 3:-11 4:-8 8:-7
right steal 1 n svo	1:-10 2:10 3:-22 5:-6 8:15
right steal 1 n v2	0:-17 3:46 4:-13 5:-6 6:-7 8:-9
right steal 1 sov	0:15 2:17 3:-10 4:-7 8:-8
right steal 1 sov from	0:23 1:-15 2:10 3:-8
right steal 1 sov none	0:-20 1:52 2:-12 3:-9 4:-8 8:-7
right steal 1 sov subj	1:-22 2:28
right steal 1 svo	0:-7 1:12 2:-9 3:7 4:-12 5:-8 8:20
right steal 1 svo at	0:-17 2:-36 3:-10 4:22 8:42
right steal 1 svo none	0:-9 2:9 3:21 4:-10 5:-7 8:-10
right steal 1 v2	0:-7 3:22
right steal 1 v2 none	0:-17 1:13 2:-8 3:37 4:-8 5:-7 8:-10
right steal 2	0:19 2:-16 4:-8 5:6 6:8 8:-12
right steal 2 A	0:-7 1:8 2:-14 3:17
right steal 2 F	0:26 3:-29
right steal 2 N	3:-7 4:-9 5:28 8:-11
right steal 2 O	0:-12 3:40 4:-10 8:-8
right steal 2 U	0:26 1:-8
right steal 2 n sov	0:15
right steal 2 n svo	0:14 6:6
right steal 2 n v2	1:18 3:-15 5:26 6:-6 8:-13
right steal 2 sov	0:11 1:9 2:-8
right steal 2 sov none	0:15
right steal 2 svo	0:6 2:-19 3:25 6:8 8:-6
right steal 2 svo none	2:-6 3:14 4:-10 6:12 8:-8
right steal 2 v2	1:12 3:-11 5:29 8:-12
right steal 2 v2 none	0:-16 1:18 3:-9 4:-6 5:29 8:-11
right steal A	1:8 2:15 8:-8
right steal F	0:22 2:-18 3:8 4:-14 5:-9 8:19
right steal N	0:14 2:-6 3:-7 4:-8 5:25 8:-16
right steal O	0:-17 1:-10 2:15 3:23 4:-25 5:-8 6:-8 8:23
right steal U	0:18 1:-16 2:-23 3:-22 5:-8 8:41 9:-6
right steal h	0:10 1:-10 3:20 5:-6 8:6 9:-8
right take	1:11 4:-6 6:-7 8:7
right take -	0:13 1:14 2:-6 3:-6 6:-7
right take 0	1:11 6:-6
right take 0 A	1:16 2:12 3:-8 4:-7
right take 0 F	0:39 1:14 2:-9 3:15 4:-15 5:-6 6:-16 8:-13
right take 0 H	0:-6 1:25 2:-9
right take 0 N	1:-19 5:15 6:-9 7:-6 8:12 9:-7
right take 0 O	0:7 2:-6 3:27 5:-10 6:-7 7:-6 8:-11 9:-6
right take 0 U	0:-37 2:-11 3:24 4:9 5:34 6:-8 7:-6 8:-9 9:-7
right take 0 V	0:-10 1:-11 2:-20 3:-7 4:31 5:-7 8:21
right take 0 e sov	0:10 2:8 3:13 4:8 5:-9 6:-13 8:-15
right take 0 e svo	0:22 1:10 2:13 3:-24 4:-11 5:-9
right take 0 e v2	0:-24 1:-25 2:16 3:34 4:18 5:-6 6:-6 8:-8 9:-6
right take 0 n sov	0:21 1:-17 2:-12 3:22 6:-10 9:-6
right take 0 n svo	1:20 4:-7
right take 0 n v2	0:-20 1:16 2:-11 3:23 4:10 5:-11
right take 0 sov	0:11 3:25 6:-11 8:-7
right take 0 sov none	0:27 1:-6 3:10 4:-17 5:-6 6:-8 9:-6
right take 0 sov obj	0:-7 1:-8 2:-11 3:43 4:9 5:-7 6:-10 8:-9
right take 0 sov of	0:9 1:-9 3:-21 4:-6 5:38 8:-13
right take 0 sov to	0:-15 1:-6 3:-8 4:41 8:-12
right take 0 svo	1:9 3:-6 4:-7
right take 0 svo as	0:-6 5:15
right take 0 svo at	1:-12 2:14 4:-21 8:32
right take 0 svo from	0:-17 8:24
right take 0 svo in	0:21 1:-10 2:-16 3:-12 4:-25 5:21 8:14
right take 0 svo is	0:22
right take 0 svo none	0:7 1:17 2:8 8:-9
right take 0 svo of	0:-11 1:-15 2:-6 4:-15 5:64 6:-9 8:-32
right take 0 svo to	0:-7 2:-7 3:-8 4:29 8:-6
right take 0 svo with	0:17 1:23 3:-12 8:-10
right take 0 v2	0:-28 1:-12 2:11 3:22 4:31 5:-11 6:-6
right take 0 v2 at	4:-9 5:-13 8:27
right take 0 v2 in	0:18 2:-7 3:-20 4:27 5:-8 8:-12
right take 0 v2 none	0:-29 3:29 4:28 5:-6 6:-6 8:-11
right take 1	0:10 2:-10 3:6 4:-7 6:-8 8:15 9:-7
right take 1 A	0:-8 1:22 2:-24 3:25 4:-9 5:-7 8:11
right take 1 F	0:6 1:-22 3:22 4:-10 5:-6 6:-10 8:22
right take 1 N	0:35 1:-8 2:-7 3:-14 4:44 5:-13 8:-35
right take 1 O	1:-11 2:-14 4:-16 5:45 6:-13 7:-6
right take 1 U	0:44 1:-27 2:22 3:-26 4:-11 5:-16 8:15
right take 1 V	0:-14 1:11 3:25 4:-7 8:-9
right take 1 e sov	1:-15 2:9 3:23 4:-21 5:-7 6:-6 8:17 9:-6
right take 1 e svo	1:-6 2:9 3:6 4:9 8:-8
right take 1 e v2	0:7 1:14 2:-12 3:19 4:-15 8:-10
right take 1 n sov	1:24 2:-11 4:-8 5:-7 6:-9 8:12
right take 1 n svo	2:-13 4:7 9:-7
right take 1 n v2	0:18
right take 1 sov	0:19 1:-14 2:-12 3:12 4:-16 5:-8 6:-8 8:32 9:-6
right take 1 sov from	2:10 3:-9 8:11
right take 1 sov in	0:-19 2:21 8:11
right take 1 sov none	0:-20 1:-7 2:-24 3:21 4:-9 6:-6 8:38
right take 1 sov obj	3:42 4:-24 6:-6 8:-8
right take 1 sov of	0:8 2:14 8:-10
right take 1 sov subj	0:-7 1:13 2:-24 3:14 4:-6 8:12
right take 1 sov with	0:35 1:-6 2:-7 3:-6 8:-8
right take 1 svo	3:6 5:13 6:-6 7:-6 8:-7 9:-7
right take 1 svo for	0:19 1:-7 3:-7
right take 1 svo from	0:-16 1:14 2:14
right take 1 svo in	1:-6 3:-8 4:-11 5:-11 8:33
right take 1 svo none	0:-11 1:22 2:-10 4:20 5:13 6:-6 7:-6 8:-25 9:-7
right take 1 svo of	0:44 8:-32
right take 1 svo to	0:-9 4:-10 8:25
right take 1 v2	0:15 1:19 2:-14 3:12 4:-14 5:-8 8:-10
right take 1 v2 none	0:28 1:16 2:-14 4:-8 8:-10
right take 1 v2 with	1:6
right take 2	0:14 1:10 3:-41 4:11 5:-12 6:-10 8:36 9:-6
right take 2 A	0:-6 1:47 3:-15 4:-8 5:-6 8:-11
right take 2 F	0:-10 1:-7 3:-12 4:36 8:-6
right take 2 N	0:-6 1:-11 2:31 3:-26 4:-11 5:-7 8:24
right take 2 O	0:14 1:-19 2:-7 3:-23 4:-19 5:-12 6:-7 8:59
right take 2 U	0:30 1:-19 2:-10 3:-13 4:-8 5:-6 6:-9 8:31
right take 2 e sov	0:9 2:-6 3:8 4:-13
right take 2 e svo	0:-11 2:33 3:-34 8:17
right take 2 e v2	0:20 1:-18 3:-30 4:39 6:-10 8:-12
right take 2 n sov	0:-6 1:25 2:-17 3:-12 5:-7 8:19
right take 2 n svo	0:11 1:21 2:-21 3:-15 4:-16 5:-10 6:-7 8:33
right take 2 sov	1:14 2:-18 4:-10 5:-8 8:24
right take 2 sov none	0:34 3:-10 8:-12
right take 2 sov subj	1:16 2:-7
right take 2 sov to	0:-30 2:-7 4:-20 8:54
right take 2 svo	0:13 3:-23 4:-12 5:-9 6:-7 8:33
right take 2 svo in	0:-16 1:-7 2:-6 4:-10 8:42
right take 2 svo none	1:22 2:10 3:-51 4:-14 5:-9 6:-8 8:44
right take 2 v2	0:9 2:10 3:-32 4:36 6:-9 8:-12
right take 2 v2 none	0:-15 1:-32 2:35 3:-47 4:60 6:-8 8:-16
right take 2 v2 with	1:18 2:-8
right take A	1:23 4:-7
right take F	0:25 2:-10 3:9 5:-8 6:-17
right take H	0:-8 1:21 2:-10 6:10
right take N	0:14 1:-21 2:10 4:19 5:-12 6:-8 7:-6 8:10 9:-7
right take O	2:-10 3:18 5:8 6:-11 7:-6 9:-6
right take U	0:13 1:-24 5:13 6:-8 8:22 9:-7
right take V	0:-11 1:18 2:-8 4:11 5:-7
right take h	1:-21 2:10 3:28 6:-8 7:-6 8:11
right throw	5:-8 6:15 7:-6 9:-6
right throw -	2:-7 5:-7 6:17 8:-8
right throw 0	0:-9 1:17 4:-8 5:-7 6:21 7:-6
right throw 0 A	0:-12 1:9 2:17 3:-14 8:10
right throw 0 F	0:16 1:-25 2:-18 3:11 4:-14 6:27 8:-9
right throw 0 H	0:-9 1:29 2:-35 6:26 7:-6
right throw 0 N	2:-6 3:-9 4:-6 6:33 8:-15
right throw 0 O	0:-16 1:18 3:-45 4:14 5:-13 6:46 7:-7 8:-10
right throw 0 U	1:-12 2:-12 3:-12 6:46 8:-7
right throw 0 V	0:-8 1:-10 2:20 3:-7 4:-9 8:15
right throw 0 e sov	0:-17 1:-8 2:23 3:-30 5:-8 6:40 8:-9
right throw 0 e svo	2:-11 3:-21 6:41
right throw 0 e v2	0:-7 1:-6 2:-13 4:20 6:17 8:-10
right throw 0 n sov	1:-17 2:11 3:34 4:-11 5:-6 6:-11 8:-10
right throw 0 n svo	0:-12 1:17 2:14 4:-7 5:-6 8:6
right throw 0 n v2	1:13 2:-17 3:-11 4:-12 8:24
right throw 0 sov	0:9 1:-17 2:12 4:-10 5:-9 6:20 8:-10
right throw 0 sov none	0:9 1:-18 2:14 3:13 4:-15 5:-7 8:-12
right throw 0 sov obj	0:-8 3:-14 4:-9 6:41
right throw 0 sov to	0:14 1:-8 2:7 3:-7 4:15 6:-14
right throw 0 svo	0:-14 1:8 5:-6 6:8 7:-6 9:-6
right throw 0 svo at	0:-15 1:-37 2:65 3:-8 4:13 6:-12 8:-14
right throw 0 svo none	0:-10 1:28 4:-8
right throw 0 svo with	0:-8 1:40 2:-28
right throw 0 v2	0:-9 1:-15 2:-24 3:-10 4:18 5:-6 6:38
right throw 0 v2 at	0:-12 1:-10 4:17 6:-16 8:24
right throw 0 v2 none	1:9 2:-20 3:-12 4:-10 6:33 8:-6
right throw 0 v2 with	0:13
right throw 1	0:6 1:12 2:9 3:-15 5:-7 6:13 7:-6 8:-12 9:-7
right throw 1 A	0:-36 1:30 2:-21 3:18 4:27 5:-6 6:-8 7:-6 8:-8 9:-7
right throw 1 F	0:11 4:-7
right throw 1 H	0:20
right throw 1 O	0:20 3:20 4:-9 6:-17 8:-9
right throw 1 e sov	0:-19 1:-15 2:33 3:26 4:-11 6:-11 8:-10
right throw 1 e v2	0:14 3:-39 6:38
right throw 1 n sov	0:19 1:-7 3:-16 6:21
right throw 1 n svo	0:22 2:-41 4:39 6:-18 8:-7 9:-7
right throw 1 sov	0:-11 1:-13 2:32 4:-11 6:16 8:-7
right throw 1 sov obj	3:-19 6:34
right throw 1 sov to	0:-10 1:-25 2:43
right throw 1 svo	0:27 2:-24 3:20 4:14 6:-26 8:-6
right throw 1 svo none	0:13 2:-13 4:38 5:-7 6:-20 8:-8 9:-6
right throw 1 v2	0:9 1:26 2:-12 3:-18
right throw 1 v2 none	0:10 1:17 2:-11 3:-32 6:23
right throw 2	0:22 1:-25 2:-17 3:10 5:-8 6:17
right throw 2 A	0:62 1:-24 2:-22 3:-21 4:15 6:-6
right throw 2 N	0:-20 3:22 4:-16 5:-6 6:-6 8:22
right throw 2 O	0:-11 1:-16 3:7 4:-9 6:35 8:-12
right throw 2 e sov	0:10 1:-16 2:-7 3:35 6:-12 8:-11
right throw 2 e v2	0:24 3:-8 8:-8
right throw 2 n svo	0:-12 1:-19 2:-12 3:-24 4:18 5:-7 6:21 8:22
right throw 2 sov	0:28 1:-22 2:-15 3:38 6:-12 8:-17
right throw 2 sov none	0:-16 1:-7 3:32 6:-9
right throw 2 sov subj	0:32 1:-12 2:-11
right throw 2 svo	0:-12 1:-20 2:-21 3:-39 4:30 5:-7 6:30 8:23
right throw 2 svo none	0:8 1:-8 2:-17 3:-29 4:43
right throw 2 v2	0:26 3:-6 8:-9
right throw 2 v2 none	1:11 3:-6
right throw A	0:12 1:16 3:-12
right throw F	0:15 1:-20 2:-13 3:14 4:-10 6:15 8:-10
right throw H	2:10 5:-6 6:10
right throw N	2:-7 4:-18 6:11 8:22
right throw O	1:-11 2:10 4:13 5:-11 6:29 7:-6 8:-25
right throw U	0:7 1:-17 2:-10 3:-13 6:40 8:-6
right throw V	0:-10 1:-13 2:13 3:-7 4:-9 8:28
right throw h	1:-17 2:39 4:-18 5:-10 7:-6 8:11
right touch	0:7 1:11 2:-14 5:9 8:-8 9:-6
right touch -	0:17 1:15 4:-19 5:15 6:-12
right touch 0	2:-10 3:-10 5:25 6:9 7:-6 8:-11 9:-6
right touch 0 A	3:10
right touch 0 F	0:-7 3:34 5:-7 6:-6
right touch 0 N	0:-18 2:-18 4:14 5:26 8:-7
right touch 0 O	0:26 1:-7 2:-10 3:-50 4:-14 5:26 6:30 8:-10
right touch 0 U	0:6 3:-11 5:21
right touch 0 V	1:37 2:-15 3:-12
right touch 0 e sov	0:-12 2:12 3:-16 4:-16 5:34 6:-6
right touch 0 e svo	0:-8 2:-11 4:-8 5:39 6:-6 8:-6
right touch 0 e v2	0:16
right touch 0 n sov	0:-11 1:-17 2:7 3:-12 4:-13 5:14 6:32 8:-8
right touch 0 n svo	0:15 1:13 2:-13 4:19 5:-10 6:-9 8:-8
right touch 0 n v2	0:16
right touch 0 sov	0:-10 1:-11 3:-20 4:-14 5:37 6:14 8:-6
right touch 0 sov none	0:-28 1:-11 2:19 3:-22 6:40 8:-6
right touch 0 sov to	4:-12 5:26
right touch 0 svo	1:18 2:-19 4:23 6:-10 8:-9
right touch 0 svo in	0:6 4:-11 5:23 6:-6 8:-7
right touch 0 svo none	1:17 2:-14 4:14 6:-8
right touch 0 v2	0:33 1:-6 3:-6 4:-8 5:-6
right touch 0 v2 none	0:34 1:-7 4:-8
right touch 1	0:-13 1:31 2:-19 4:22 5:-8 6:-7 8:-10
right touch 1 A	0:-10 1:31 2:-15 3:6 4:-6
right touch 1 O	0:16 1:-14 3:-12 4:9 8:7
right touch 1 U	1:21 3:-7 8:-6
right touch 1 V	0:-21 2:-9 3:29 4:7 8:-8
right touch 1 e svo	2:-6 3:-11 8:18
right touch 1 e v2	3:18
right touch 1 n sov	0:-9 4:28 8:-10
right touch 1 n svo	0:-9 1:43 2:-14 4:-8 8:-8
right touch 1 n v2	0:10 1:-7 3:-9 4:11
right touch 1 sov	0:-26 1:31 3:-7 4:23 5:-6 8:-13
right touch 1 svo	0:-7 1:21 2:-12 5:-6 6:-6 8:16
right touch 1 svo none	1:45 2:-17 3:-8 4:-8 8:-10
right touch 1 v2	0:15 1:-12 2:-6 3:6 4:10 8:-7
right touch 1 v2 none	0:12 3:13 4:-6
right touch 2	0:34 1:-11 2:-8 3:17 4:-8 5:-6 6:-6 8:-10
right touch 2 A	0:9 1:17 2:-13 3:-8
right touch 2 O	1:-9 3:26 4:-6
right touch 2 U	0:30 1:-14
right touch 2 e svo	0:20 1:-10 3:8
right touch 2 e v2	1:-12 3:26 4:-7 8:-6
right touch 2 n svo	0:32 1:-16
right touch 2 svo	0:36 1:-14 8:-7
right touch 2 svo none	0:34 1:-16 8:-7
right touch 2 v2	0:12 3:19 4:-8 8:-7
right touch 2 v2 none	0:-19 1:-13 3:42
right touch A	0:-20 1:37 3:11 4:-12 5:-8
right touch F	0:-11 3:28
right touch N	0:-17 2:-17 3:-16 4:28 5:31 6:-6 8:-10
right touch O	0:21 1:-25 2:-8 3:-6 4:-10 5:8 6:14 8:6
right touch U	0:32 2:-6 3:-15 4:-8 5:12 6:-6 8:-8
right touch V	0:-9 1:30 2:-19 4:11 5:-7 8:-9
right touch h	0:-7 1:11 2:-26 4:9 5:16 6:16 8:-13 9:-6
right victim	0:-11 1:22 2:7 4:9 5:-8 6:-6 8:-11
right victim -	1:39 2:-22 3:-10
right victim 0	1:17 2:12 3:-13 4:6 5:-7 6:-7 8:-9
right victim 0 A	0:-9 1:20
right victim 0 O	3:-13 4:35
right victim 0 n svo	1:7 2:-12 3:-11 4:33 5:-8 6:-6 8:-10
right victim 0 svo	0:6 1:15 2:-17 3:-12 4:35 8:-19
right victim 0 svo none	0:-10 1:25 2:-12 3:-7 4:18 5:-7
right victim 1	0:-8 1:35 2:-11 4:-7
right victim 1 A	1:21 2:-7
right victim A	0:-12 1:25 2:13 4:-14
right victim H	1:26 2:-19
right victim O	1:-6 3:-10 4:31
right victim h	1:-8 2:27 3:15 4:-12 5:-7 8:-6
right word:boss	1:6 2:7 4:-12 6:10 8:-11 9:-8
right word:boss -	0:13 1:34 2:-12 4:-13 5:18 6:-16 7:-12 8:-11 9:-7
right word:boss 0	0:-13 1:15 2:40 3:-20 4:-14 5:-9 6:14 8:-9 9:-7
right word:boss 0 A	0:-17 1:13 2:-8 3:-10 4:-11 6:20 7:21
right word:boss 0 F	0:-12 2:50 3:-27 6:-11
right word:boss 0 H	0:7 1:-7 6:-7 7:15
right word:boss 0 O	0:-21 2:9 3:-29 4:-6 5:-9 6:38 7:20 8:-8
right word:boss 0 U	1:-7 2:20 3:11 4:-11 6:-7 8:-10
right word:boss 0 e sov	0:26 1:-9 2:-22 7:21
right word:boss 0 e svo	0:-19 1:7 2:6 3:-18 4:-9 5:-10 6:17 7:28 8:-8
right word:boss 0 e v2	0:-7 1:-6 2:17 3:-13 6:15 7:-10
right word:boss 0 n sov	0:7
right word:boss 0 n svo	0:-22 2:51 4:-12 5:-6 6:-11 7:-9 8:-7
right word:boss 0 sov	0:22 1:9 2:-22 3:-7 7:16
right word:boss 0 sov none	1:15 3:-9
right word:boss 0 sov to	0:15 2:-6
right word:boss 0 svo	0:-21 2:40 3:-17 4:-12 5:-10 6:6 7:14 8:-8 9:-6
right word:boss 0 svo at	2:23
right word:boss 0 svo is	2:11
right word:boss 0 svo none	0:-18 1:7 2:45 3:-31 4:-10 5:-10 6:12 7:8 8:-10
right word:boss 0 svo vs	0:20 7:-6
right word:boss 0 svo with	1:-13 2:-16 6:-7 7:39
right word:boss 0 v2	0:-11 1:-6 2:8 3:-17 6:41 7:-16
right word:boss 0 v2 none	0:-9 2:-11 3:-9 6:41 7:-14
right word:boss 1	0:16 1:-24 4:-12 5:9 6:22 7:-9 8:-11 9:-8
right word:boss 1 A	0:-9 1:-13 2:8 6:19 7:-6 9:-6
right word:boss 1 O	0:-14 1:-10 2:-16 3:-13 4:-7 5:44
right word:boss 1 U	1:-14 2:-10 3:21 6:10 8:-7
right word:boss 1 V	0:9
right word:boss 1 e svo	0:-21 1:-13 2:29 3:-19 4:-15 5:40 7:-7 8:-11 9:-6
right word:boss 1 n svo	1:-14 2:-30 3:20 4:-7 6:40 7:-6 8:-6 9:-6
right word:boss 1 svo	0:-6 1:-26 2:-9 4:-12 5:12 6:46 7:-10 8:-13 9:-10
right word:boss 1 svo none	0:-14 1:-28 2:28 3:19 4:-9 5:25 6:-18 8:-6
right word:boss 1 svo with	0:-6 1:7 6:21 8:-6
right word:boss 2	1:16 2:-34 3:44 4:-9 5:-6 6:-10 7:-6 8:-10
right word:boss 2 A	1:49 2:-29 3:-12 7:-6
right word:boss 2 U	1:-13 3:22 8:-7
right word:boss 2 e svo	0:6 1:11 2:-8
right word:boss 2 e v2	0:6 1:7 3:-6
right word:boss 2 n svo	0:27 1:43 2:-29 3:-16 4:-8 6:-18 7:-6 8:-6
right word:boss 2 svo	0:19 1:16 2:-30 3:22 4:-8 6:-13 7:-6 8:-7
right word:boss 2 svo none	0:33 1:17 2:-26 4:-7 6:-8 7:-6 8:-9
right word:boss 2 v2	0:11 1:9 3:-9
right word:boss 2 v2 none	0:11
right word:boss A	0:-16 1:22 2:11 3:-15 4:-13 5:-7 6:15 7:6 8:-6 9:-7
right word:boss F	0:-13 1:14 2:48 3:-31 5:-7 6:-17 7:-6
right word:boss H	0:11 1:-9 7:10
right word:boss O	0:-35 1:-10 2:-9 3:-25 4:-9 5:31 6:30 7:19 8:-8
right word:boss U	0:-11 1:-31 2:23 3:51 4:-13 5:-9 6:-13 7:-8 8:-16 9:-7
right word:boss V	0:23
right word:boss h	0:-15 1:-28 2:18 4:-16 5:-11 6:33 7:30 8:-12 9:-10
right word:bricks	0:22 2:-10 3:-8 4:-9 5:18 8:-8
right word:bricks -	0:17
right word:bricks 0	0:6 5:14
right word:bricks N	0:7 4:-6 5:14
right word:enemy	1:20 2:19 3:-11 5:-10 6:-14 7:-6 8:6
right word:enemy -	1:38 2:28 3:-39 4:-8 5:-7 6:-11 8:-8
right word:enemy 0	0:7 1:18 2:23 3:-24 5:-11 6:-9 7:-7 8:-12 9:10
right word:enemy 0 A	0:-10 1:25 2:-28 4:27
right word:enemy 0 F	0:-8 1:-16 2:40 3:-13 6:-8
right word:enemy 0 H	2:11
right word:enemy 0 N	0:6 1:9 2:11 3:-6 5:-7 8:-15
right word:enemy 0 O	0:23 1:31 3:-25 4:-9 5:-8 8:-13
right word:enemy 0 U	0:-26 1:-9 2:26 3:-7 4:-7 7:-6 8:-9 9:37
right word:enemy 0 V	0:-8 2:-9 8:32
right word:enemy 0 e svo	0:17 1:-13 2:28 3:-16 4:-6 5:-14 6:-6 8:7 9:-7
right word:enemy 0 e v2	0:21 1:25 2:-15 3:-9 4:-8 8:-11
right word:enemy 0 n sov	0:-14 1:10 2:20 3:-13 6:-7
right word:enemy 0 n svo	1:13 2:-36 3:-7 4:31 5:-9 6:-6 7:-7 8:-10 9:25
right word:enemy 0 sov	0:-10 1:7 2:24 3:-12 6:-7
right word:enemy 0 sov of	0:-6 1:-11 2:41 3:-21 6:-10
right word:enemy 0 svo	2:26 3:-18 5:-16 6:-8 7:-6 8:7 9:6
right word:enemy 0 svo at	0:8 2:-21 4:24
right word:enemy 0 svo in	0:24 5:-8 8:-10
right word:enemy 0 svo none	2:40 3:-17 4:-9 5:-9 8:-10
right word:enemy 0 svo with	2:24 3:-9
right word:enemy 0 v2	0:11 1:28 2:-21 3:-8 4:-7 8:-9
right word:enemy 0 v2 at	0:10 1:26 2:-7 3:-9 4:-8 8:-10
right word:enemy 0 v2 none	0:23 2:-18
right word:enemy 1	0:-23 1:27 2:12 3:20 4:-18 5:-10 6:-17 7:-6 8:7 9:-6
right word:enemy 1 A	2:8
right word:enemy 1 N	0:-7 3:8 4:-7 8:15
right word:enemy 1 O	0:-11 1:35 3:24 6:-18 8:-20
right word:enemy 1 V	0:-9 1:15 2:17 3:-7 4:-7
right word:enemy 1 e svo	0:-6 1:26 3:-23 4:-14 6:-6 8:24
right word:enemy 1 e v2	2:19
right word:enemy 1 n svo	0:-8 1:6 3:19 6:-8
right word:enemy 1 svo	0:-20 1:27 2:10 3:9 4:-20 5:-8 6:-10 8:15
right word:enemy 1 svo none	0:-14 1:52 2:-19 3:12 4:-8 6:-18 8:-17
right word:enemy 1 svo with	0:-6 2:28 3:-7 8:-8
right word:enemy 1 v2	0:-8 1:-8 2:28
right word:enemy 1 v2 none	1:6 2:8
right word:enemy 2	0:7 1:12 2:-11 3:-7 4:-17 5:-7 6:-9 8:27
right word:enemy 2 A	0:28 1:-8 2:-8
right word:enemy 2 N	4:-13 8:22
right word:enemy 2 O	0:24 1:-10 3:-6
right word:enemy 2 e svo	1:25 2:-9 3:-19 4:-13 6:-8 8:22
right word:enemy 2 n svo	0:19 1:-12
right word:enemy 2 svo	0:12 1:11 2:-8 3:-13 4:-10 6:-7 8:18
right word:enemy 2 svo none	0:-17 1:33 2:-14 3:-19 4:-11 6:-8 8:31
right word:enemy A	1:8 3:-7 4:13
right word:enemy F	0:-11 1:-10 2:49 3:-17 6:-10
right word:enemy N	0:12 2:-8 4:-28 5:-14 6:-8 8:39 9:-6
right word:enemy O	0:41 1:30 3:-20 4:-8 5:-11 6:-14 8:-20
right word:enemy U	0:-16 1:31 3:-13 4:-8 5:-6 6:-8 7:-7 8:-19 9:29
right word:enemy V	0:-15 1:26 2:-9 4:-12 5:-7 8:18
right word:enemy h	0:28 1:-16 3:8 4:-11 5:-13 6:-17 7:-6 8:9 9:9
right word:goal	0:8 1:-18 3:17 4:-9 5:24 6:-9 8:-8
right word:goal -	0:24 1:-14 2:-15 3:17 5:-10 6:-6
right word:goal 0	0:8 1:-16 2:6 4:9 5:15 6:-7 8:-9 9:-6
right word:goal 0 A	0:8 1:-9 2:13 3:-6
right word:goal 0 O	0:-17 3:7 5:22
right word:goal 0 U	0:17 3:-6
right word:goal 0 e svo	2:-15 4:26
right word:goal 0 n svo	1:-12 2:15 3:-9 4:-7 5:23
right word:goal 0 svo	0:9 1:-14 3:9 4:12 6:-6 8:-6
right word:goal 0 svo none	1:-6 2:9 4:19
right word:goal 1	0:-6 3:20 4:-6 6:-6 8:9
right word:goal 1 N	3:-6 8:14
right word:goal 1 n svo	0:10 2:-17 5:20
right word:goal 1 svo	2:-8 3:31 6:-6 8:-11
right word:goal 1 svo none	2:-22 3:9 5:29
right word:goal 2	0:24 1:-13
right word:goal 2 n svo	0:31 1:-13
right word:goal 2 svo	0:28 1:-13 3:-7
right word:goal 2 svo none	0:30 1:-15
right word:goal A	0:31 1:-25 2:12
right word:goal H	0:-7 2:-32 4:19 5:25
right word:goal N	3:-7 8:20
right word:goal O	0:-15 1:-7 3:35 8:-9
right word:goal U	0:34 3:-12 8:-6
right word:goal h	0:-16 1:-6 4:-7 5:24
right word:hero	0:30 3:-17 4:-7 5:15 6:-8 8:-9
right word:hero -	0:16 2:9 3:-11 4:-6 5:14 6:-7 8:-9
right word:hero 0	0:15 1:11 2:9 4:-7 5:-9 6:-7 8:-8
right word:hero 0 A	0:12 1:18 2:-12
right word:hero 0 F	0:-6 3:18
right word:hero 0 H	0:-9 1:-23 2:39
right word:hero 0 O	0:21 1:-6 3:-7
right word:hero 0 U	0:-13 1:38 2:-7 3:-7 5:-6
right word:hero 0 e sov	0:-11 1:33 2:-6
right word:hero 0 e svo	0:16 1:21 3:-14 5:-6 6:-8
right word:hero 0 e v2	0:18 1:-10
right word:hero 0 n svo	1:-9 3:20
right word:hero 0 sov	1:31 2:-9 3:-6
right word:hero 0 sov subj	0:-18 1:38 2:-8
right word:hero 0 svo	0:16 1:-6 2:7 3:10 5:-6 6:-7
right word:hero 0 svo is	0:6 1:-18 3:22
right word:hero 0 svo none	1:6 2:17 3:-7
right word:hero 0 svo with	1:19
right word:hero 0 v2	0:23 1:-7 3:-9
right word:hero 0 v2 none	0:18 1:-6
right word:hero 1	0:21 1:-7 5:6
right word:hero 1 U	0:12 1:-6
right word:hero 1 e svo	0:-6 5:16
right word:hero 1 sov	0:21 1:-7
right word:hero 1 svo	5:8
right word:hero 1 svo none	0:7
right word:hero 2	0:15
right word:hero 2 e svo	0:8
right word:hero 2 svo	0:18
right word:hero A	0:30 2:-14
right word:hero F	0:-6 1:11 3:6
right word:hero H	2:14
right word:hero O	0:32 1:-7 3:-10
right word:hero U	0:18 1:13 2:-7 3:-6 8:-8
right word:item	0:17 1:-23 2:-18 3:36 4:6 8:-8
right word:item -	0:31 1:-15 2:-10
right word:item 0	0:24 1:-12 2:-15 3:14 4:14 6:-7 7:-6 8:-7 9:-7
right word:item 0 A	0:16 2:-6 3:6
right word:item 0 O	0:17 1:-7 2:-8 3:-19 4:23 8:-7
right word:item 0 e svo	0:35 1:-7 2:-11 8:-7
right word:item 0 n svo	1:-6 3:-15 4:25
right word:item 0 svo	0:22 1:-9 2:-11 3:-6 4:24 6:-9 8:-6
right word:item 0 svo none	0:37 1:-9 2:-16 3:14 4:-8 9:-7
right word:item 0 svo vs	0:16 2:-7
right word:item 1	0:-27 1:-27 2:-9 3:58
right word:item 1 n svo	0:-18 1:-17 3:41
right word:item 1 svo	0:-15 1:-17 3:33 6:7
right word:item 1 svo none	0:-24 1:-19 3:43
right word:item A	1:-24 2:-16 3:54 4:-6
right word:item O	0:7 1:-11 2:-6 4:17 8:-6
right word:obstacle	0:9 1:-10 3:6 6:16 8:-16
right word:obstacle -	4:17 5:-12 6:16 7:-8 8:-22
right word:obstacle 0	0:-8 1:13 4:-18 5:12 6:20 8:-11
right word:obstacle 0 A	0:10 1:11 2:-9
right word:obstacle 0 F	3:8
right word:obstacle 0 N	3:-9 4:-6 5:22
right word:obstacle 0 e svo	0:-8 1:16 2:-12 3:-9 4:-7 5:21
right word:obstacle 0 e v2	0:19 1:-7
right word:obstacle 0 n v2	0:-11 4:-14 6:37 8:-16
right word:obstacle 0 svo	0:-13 1:27 2:-12 3:-11 4:-9 5:23
right word:obstacle 0 svo none	0:-9 1:24 2:-6 5:11 7:-7
right word:obstacle 0 v2	0:15 1:-17 4:-10 6:13 8:-9
right word:obstacle 0 v2 none	1:-6 2:10 3:8
right word:obstacle 1	0:9 1:-24 2:8 3:24 6:-6
right word:obstacle 1 e v2	0:7 1:-8 2:14
right word:obstacle 1 v2	0:-18 1:-27 2:18 3:46 5:-6 6:-7 8:-8
right word:obstacle 1 v2 none	0:-17 1:-18 2:12 3:36 8:-6
right word:obstacle A	1:25 3:-7 7:-6
right word:obstacle F	3:19
right word:obstacle N	0:20 1:-7
right word:obstacle O	0:-28 1:-19 2:-7 3:40 5:-6 6:24 8:-18
right word:obstacle U	0:18
right word:obstacle h	3:-7 4:-6 5:22
sub attack	0:14 1:-11 2:18 3:-16 4:6 6:-6
sub attack -	1:-21 2:40 3:-17 4:6 8:7
sub attack A	1:-26 2:46 3:-10 4:-7
sub attack Ap	0:-10 1:-27 2:46 3:-8
sub attack Au	0:13 1:-13 2:20 3:-9 4:-7
sub attack F	0:-9 1:25 2:29 3:-22 4:-15 6:-10
sub attack Fp	0:-18 1:48 2:23 3:-32 4:-16 5:-7 6:-14 8:-6
sub attack H	0:-6 1:-12 2:30
sub attack Hp	2:21
sub attack Hu	1:-10 2:17
sub attack N	0:-14 2:-25 3:-7 4:53 8:-16
sub attack Nu	4:20 8:-8
sub attack O	0:27 2:-11 3:-19 5:20 6:-6 8:-8
sub attack Op	0:8 2:-13 5:18 6:-6
sub attack V	0:13 1:-12 2:-20 4:-17 8:36
sub attack Vu	1:-10 2:-9 4:-12 8:34
sub attack h	0:39 1:-11 2:11 3:-18 4:-20 5:18 6:-7 8:-9
sub attack p-	1:-21 2:57 3:-19 4:-7 6:-6
sub attack ph	0:22 2:-17 3:-11 5:24 6:-6 8:-7
sub attack sh	0:9
sub attack svo	0:18 2:19 3:-24 6:-6
sub attack u-	0:-8 1:-25 2:-10 4:24 8:22
sub attack uh	0:31 1:-12 2:27 3:-23 4:-12
sub attack v2	0:-6 1:-15 2:23 3:9 4:-7
sub avoid	1:13 2:9 3:-8
sub avoid -	0:-15 1:39 2:20 3:-18 4:-9 6:-6 8:6
sub avoid A	0:-9 1:19 4:9
sub avoid Ap	1:-51 2:52 3:-25 4:23
sub avoid As	1:23 2:-6
sub avoid Au	0:-13 1:37 2:-12 3:7 9:-6
sub avoid F	0:-14 1:41 6:-9
sub avoid Fu	0:-9 1:35 4:-12 6:-9
sub avoid H	0:-12 3:-7 5:-9 9:34
sub avoid Hp	2:6
sub avoid Hu	0:-7 1:7 9:15
sub avoid N	0:24 2:-7 3:-7 4:27 5:-7 8:-23
sub avoid Np	0:-20 4:26
sub avoid Nu	0:42 5:-7 8:-18
sub avoid O	0:13 1:-14 2:-7 5:-8 6:-7 8:19
sub avoid Op	0:25 3:-9 5:-8
sub avoid Os	0:17
sub avoid Ou	0:6 1:-7 3:-21 8:23
sub avoid U	1:31 2:-6 3:-14 8:-6
sub avoid Uu	0:14 1:13 3:-13
sub avoid V	0:24 1:-12
sub avoid Vu	0:27 1:-6 8:-7
sub avoid h	0:25 1:-23 2:-10 3:12 4:18 5:-8 6:-6 8:-15 9:8
sub avoid ph	0:-9 1:-17 2:6 3:-18 4:48 5:-7
sub avoid s-	1:26 2:-6 3:-7
sub avoid sh	0:-11 3:32 4:-7
sub avoid sov	1:24 2:-7 3:-6
sub avoid svo	0:-12 1:28 3:-15 4:6 6:-7
sub avoid u-	0:-14 1:40 2:9 3:-19 4:-7 6:-6
sub avoid uh	0:26 1:-25 2:-25 3:17 4:11 5:-9 8:-14 9:25
sub avoid v2	0:14 1:15 3:9 4:-10 5:-8 8:-6 9:-7
sub bring	0:6 1:27 2:-11 3:7 4:-6 8:-13
sub bring -	1:26 2:-16 3:15 4:-6 8:-10
sub bring A	0:-6 1:43 2:-9 3:-14
sub bring Ap	1:22 2:-7
sub bring As	1:15
sub bring Au	1:50 2:-12 3:-20
sub bring F	0:6 1:-8 3:16 4:-6
sub bring Fu	0:18 1:-8
sub bring H	1:15 2:-24 3:15
sub bring Hu	0:8 1:21 2:-29 3:9
sub bring N	0:-23 3:35 4:-8 5:9 8:-9
sub bring Ns	0:-11 1:24 3:-9 4:-7 5:23 8:-17
sub bring Nu	0:-12 1:-20 3:43 8:-9
sub bring O	0:10 1:-31 3:37
sub bring Ou	0:14 1:-29 3:37 5:-7 6:-6 8:-8
sub bring U	0:13 1:-12 3:-7 4:23 8:-8
sub bring Uu	0:29 1:-11 8:-7
sub bring V	0:19 1:8 3:-8
sub bring Vs	0:7 1:7
sub bring Vu	1:7
sub bring h	0:35 1:-16 3:13 5:-8 8:-10
sub bring p-	0:-15 1:12 2:-12 4:29
sub bring s-	0:-13 1:37 3:-16 4:-9 5:12 8:-6
sub bring sov	0:6 1:19 2:-6 3:-8
sub bring svo	0:7 1:21 2:-12 3:13 4:-10 8:-8
sub bring u-	1:21 2:-18 3:27 4:-9 8:-11
sub bring uh	0:23 1:-8 3:8 5:-7 8:-8
sub bring v2	0:-15 1:7 2:-8 3:11 4:15
sub chase	0:-10 2:39 4:-8
sub chase -	0:-26 1:18 2:30 4:-8 5:-6 6:-7 8:-10
sub chase A	0:-12 2:35 3:-10 4:-6
sub chase Ap	0:-8 2:28 3:-9
sub chase As	0:-6 1:-13 2:26
sub chase Au	0:-6 2:13 3:9 4:-6
sub chase H	2:16 3:-6
sub chase Hp	0:17 1:-16 2:9
sub chase Hu	1:40 2:-34
sub chase O	0:-25 1:-24 2:13 3:22 4:-7 5:-13 6:-11 8:31
sub chase Ou	0:-21 1:-26 2:27 3:30 4:-12 5:-7 6:-7
sub chase U	0:-14 1:-11 2:49 3:-9 8:-9
sub chase Up	1:-6 2:10
sub chase Uu	0:-16 1:-9 2:51 3:-12 6:-8 8:-10
sub chase h	1:-15 2:23 3:-10 4:-6 8:18
sub chase p-	2:23 3:-6
sub chase ph	1:-8 2:26 3:-7
sub chase s-	0:-17 2:27
sub chase sov	1:-15 2:21 4:-6 5:-8 6:-8 8:13
sub chase svo	0:-9 1:8 2:34 3:-6 4:-7 8:-6 9:-7
sub chase u-	0:-10 1:29 4:-7 6:-6 8:-15
sub chase uh	0:-11 1:-10 2:28 3:6 4:-7 6:-6 8:8 9:-10
sub chase v2	0:-8 2:24 3:-9
sub cross	1:13 2:-12 3:-6 4:7 5:13 8:-7
sub cross -	1:26 2:-6
sub cross A	1:18
sub cross As	0:9 1:8
sub cross Au	0:-7 1:20
sub cross h	0:-18 1:-17 2:-13 3:-7 4:34 5:22 6:-9 8:-8
sub cross s-	1:16
sub cross svo	1:17 2:-10 5:11 8:-7
sub cross u-	0:-7 1:20
sub cross uh	0:-14 1:-7 2:-12 3:-6 4:15 5:33 6:-10 8:-10
sub eat	0:-7 1:-9 2:23 3:13 6:-7
sub eat -	0:-17 1:29 2:14 5:-9 6:-6 8:-11
sub eat A	2:26 3:-31 4:-6 5:11 8:-6
sub eat Ap	0:6 1:-42 2:52 3:-29 4:-6 5:19
sub eat As	0:-7 2:17
sub eat Au	0:-14 1:44 2:-17 3:-15
sub eat F	0:-15 1:39 2:-14 3:-21 4:29 5:-6 6:-9 8:-8
sub eat Fu	0:-13 1:12 2:-9 3:30 4:-15 6:-9 8:-8
sub eat N	0:36 3:14 4:-24 5:-6 8:-9
sub eat Nu	0:33 1:-7 4:-14 8:-7
sub eat O	0:-19 1:29 2:-12 4:-11 5:-24 8:33
sub eat Ou	0:-14 1:15 2:-8 3:-12 4:-11 5:-12 8:35
sub eat U	0:-10 1:-6 2:-13 3:32
sub eat Uu	0:8 3:8
sub eat V	1:12
sub eat Vu	1:23 2:-7
sub eat h	0:17 1:-10 2:-16 3:21 4:-11 5:10 8:-8
sub eat p-	0:-14 1:-29 2:54 3:-25 4:12
sub eat ph	1:-10 2:-29 4:-9 5:43
sub eat s-	0:-8 1:-23 2:36
sub eat sov	1:49 2:-22 3:-23
sub eat svo	0:-6 1:20 2:14 3:-9 4:-16 6:-6
sub eat u-	0:-14 1:51 2:-15 3:15 4:-13 5:-8 6:-7 8:-15
sub eat uh	0:23 1:-6 2:-7 3:9 4:-20 5:-8 8:13
sub eat v2	1:-18 2:14 3:20 4:16 5:-12 8:-9
sub fall	0:-7 1:-20 2:15 3:7 4:-12 5:25 6:-13 7:8 9:-8
sub fall -	0:16 1:-14 2:11 3:24 4:-9 6:-14 7:-11 9:-6
sub fall A	0:14 1:-6 2:-10 4:-12 5:-10 7:32 8:-10 9:-7
sub fall Ap	0:-6 1:-19 2:21 3:17 7:-6
sub fall Au	0:-6 1:12 2:-37 3:-11 4:-11 5:-7 7:50 9:-6
sub fall F	0:-16 1:-11 2:-11 3:42 5:14 6:-7 8:-6
sub fall Fu	0:-12 1:-14 2:-10 3:16 5:34 6:-8 8:-6
sub fall H	2:30 3:-13
sub fall Hp	2:27 3:-7 5:-6
sub fall N	0:-11 1:-11 2:-20 3:-25 4:-9 5:42 6:-6 8:22
sub fall Nu	0:14 2:-12 3:-16 5:25
sub fall O	0:10 1:-6 2:28 5:-11 6:-6 8:-11
sub fall Ou	0:15 1:-8 2:-11 3:27 5:-7 6:-7 8:-12
sub fall U	0:35 2:-7 3:-7 5:-11
sub fall Uu	0:45 2:-7 3:-9 5:-15
sub fall V	0:-10 1:12 2:17 3:-7 8:-13
sub fall h	2:-10 3:-18 4:-9 5:38 6:-6 7:13 8:-18
sub fall p-	1:-37 2:20 3:7 5:-11 6:-6 7:-7 8:33
sub fall sov	0:10 4:-7 5:22 6:-7 8:-10
sub fall svo	1:-20 2:34 3:-6 4:-11 5:9 6:-9 7:8 8:-8 9:-7
sub fall u-	0:13 1:14 2:-25 3:19 4:-8 5:12 6:-12 7:-7 8:-10
sub fall uh	0:17 2:-16 3:-23 4:-7 5:24 7:15 8:-8
sub fall v2	1:-13 2:-10 3:31 8:-8
sub fight	1:15 3:-11 5:-7 6:21 8:-13
sub fight -	1:17 2:-13 3:-8 4:11 6:15 8:-8
sub fight A	0:7 1:23 2:-11 6:-7
sub fight Ap	0:31 1:-22
sub fight As	0:-11 1:27 2:-7
sub fight Au	4:18 6:-8
sub fight N	0:10 2:24 4:-12 8:-17
sub fight Nu	0:6 2:18 4:-10 8:-11
sub fight O	0:9 1:-14 4:19 8:-14
sub fight Ou	1:-28 6:38 8:-7
sub fight U	0:-17 1:18 6:15
sub fight Uu	0:-16 1:36 2:-7 4:-7
sub fight h	1:-10 2:17 3:-6 4:-13 5:-6 6:30 8:-10
sub fight p-	0:10 2:-6
sub fight s-	0:-12 1:21 2:-7 4:9
sub fight sov	0:-12 1:12 2:-23 4:31 6:-6
sub fight svo	1:19 2:-15 3:-8 5:-6 6:28 8:-13
sub fight u-	1:20 3:-9 5:-6 8:-7
sub fight uh	0:12 1:-10 2:6 4:-11 6:24 8:-12
sub fight v2	0:-13 1:-15 2:38
sub guard	0:-17 1:15 2:12 5:-6 6:-7
sub guard -	0:-16 1:24 3:-11 4:7 8:6
sub guard A	0:-12 2:21 3:-8
sub guard Ap	0:-14 1:16 2:-22 3:-11 4:27
sub guard As	1:8
sub guard Au	0:-8 1:8 2:25 4:-18
sub guard H	1:31 2:-23
sub guard Hp	1:38 2:-27
sub guard O	0:-14 2:-7 3:39 4:-25 5:-7 6:-8 8:14
sub guard Ou	0:-12 3:35 4:-11 5:-6 8:7
sub guard h	0:-11 1:-18 2:15 3:19 4:13 5:-7 6:-9
sub guard p-	0:-16 1:20 2:-39 3:-9 4:36
sub guard ph	1:-12 2:22 3:-7 4:7
sub guard s-	1:9
sub guard sov	0:-16 1:-26 2:21 3:8 4:-23 5:-6 6:-7 8:40
sub guard svo	0:-17 1:26 2:-11 3:-10 4:24 6:-6
sub guard u-	0:-10 1:-6 2:35 3:-6 4:-20
sub guard uh	0:-9 1:-6 3:42 4:-18 8:-6
sub guard v2	1:32 2:-11 4:-9
sub hit	0:8 1:-7 3:-19 5:-7 7:-6 8:26
sub hit -	0:20 2:-9 4:-10 6:-18 8:16
sub hit A	0:12 1:24 2:13 3:-22 4:-10 8:-14
sub hit Ap	1:-18 2:51 3:-19 4:-6 6:-8 8:-7
sub hit Au	0:12 1:9 8:-9
sub hit O	3:-9 6:-8 8:24
sub hit Ou	3:-7 8:17
sub hit U	0:-13 1:-8 2:-13 3:-8 6:19 8:21
sub hit Uu	0:-22 1:-10 2:-10 3:-9 6:29 8:18
sub hit h	0:-35 2:9 4:6 6:28
sub hit p-	0:25 1:-14 2:12 6:-11 8:-12
sub hit sov	0:-6 1:29 2:-10
sub hit svo	0:-6 1:-18 2:7 3:-9 5:-6 6:8 8:23
sub hit u-	0:7 1:19 2:-28 3:-10 4:-6 6:-8 8:28
sub hit uh	0:-38 1:-9 2:7 3:-11 4:-10 5:-7 6:32 8:24
sub hit v2	1:-10 2:10 3:-13 4:-7 6:-12 8:28
sub love	0:23 1:-12 2:-6
sub love -	0:22 1:-13 2:-6 3:9
sub love A	0:16 1:-7
sub love svo	0:16 1:-9
sub love u-	0:6 3:9
sub make	0:-13 1:17 2:-14 3:-35 4:29 5:19
sub make -	1:23 2:-10 3:-20 4:25 6:-6 8:-7
sub make A	1:23 2:-10 3:-14 4:-16 8:20
sub make Ap	0:13 1:17 3:-7 4:-14
sub make As	1:13
sub make Au	0:-13 1:6 2:-11 3:-12 4:-9 8:37
sub make N	0:12 3:-19 4:30 8:-18
sub make Nu	0:18 1:8 3:-24 4:27 8:-30
sub make O	0:-20 3:15 4:-13 5:21 6:-6
sub make Ou	0:-22 3:29 4:-13 5:14 6:-7
sub make U	1:-14 2:-8 3:-20 4:32 5:8 8:-8
sub make Uu	0:-8 1:-18 2:-8 3:-27 4:26 5:31 8:-8
sub make p-	0:12 1:14 3:-6 4:-8
sub make s-	1:7 3:-9 4:12
sub make sov	2:-8 4:-22 5:37 6:-9 8:-9
sub make svo	1:14 2:-8 3:-27 5:22
sub make u-	2:-14 3:-13 4:18 5:-8 6:-6 8:25
sub make v2	0:-20 1:24 2:-7 3:-20 4:27 8:-10
sub match	0:31 1:-16 2:-10 4:21 5:-6 6:-6 8:-12 9:-6
sub match -	0:7 1:-13 2:-10 3:28 4:7 8:-9
sub match A	0:25 1:-10 2:-7
sub match Ap	0:16 3:-12
sub match Au	0:18 1:-8
sub match O	0:-12 1:-9 3:12 4:33 5:-9 6:-7 8:-11
sub match Op	0:9 3:-12 4:24 5:-6 6:-6
sub match U	3:11 4:-6
sub match Uu	3:8
sub match p-	0:15 3:-19 4:20
sub match sov	0:-12 3:27 4:-6 8:-6
sub match svo	0:26 1:-14 2:-8 3:10
sub match u-	0:14 1:-17 2:-8 3:30 4:-10 8:-6
sub move	2:9 4:-7 5:-6 6:6 7:-7 9:-6
sub move -	1:6 2:9 4:-10 5:-8 8:7 9:-6
sub move A	1:17 5:-7 6:-7 7:-8
sub move Ap	0:25 1:-52 2:-35 3:50 4:-12 7:-6 8:22 9:-8
sub move As	0:-11 1:29 3:10 4:-6 7:-6 8:-15 9:-6
sub move Au	0:-13 1:-11 2:21 3:-35 4:30 5:-9 6:-8 7:-9 8:8
sub move F	0:23 1:20 2:8 3:-13 4:-16 5:-10 6:16 7:-7 8:-22 9:-13
sub move Fp	0:6 1:-13 2:30 5:-7 6:-11 8:-9 9:-7
sub move Fs	0:-9 1:25 2:-12 3:23 4:-7 6:-18 7:-6 8:-13
sub move Fu	0:8 1:16 2:-8 3:-27 4:-11 5:-6 6:44 8:-17 9:-7
sub move N	0:19 1:-17 3:-13 4:-12 8:29
sub move Nu	0:11 1:-7 4:-8 8:12
sub move O	0:-32 2:-7 3:21 4:-18 6:15 7:-6 8:18 9:-7
sub move Op	0:-22 1:-25 2:-12 3:60 4:-8 6:-24
sub move Os	0:-15 1:14 2:-13 3:-18 4:-6 6:-7 8:41
sub move Ou	0:-12 1:20 2:8 4:-17 5:6 6:14 8:-18 9:-6
sub move U	0:15 2:-13 4:-17 6:9
sub move Uu	0:-7 1:-25 2:10 4:-19 6:23 8:12 9:-6
sub move V	0:-11 1:31 2:12 3:-11 4:-10
sub move Vs	0:-12 1:23 2:-10 3:-6 8:14
sub move Vu	1:23 2:9 3:-7 4:-7 8:-14
sub move h	0:7 1:-6 4:-7 7:-11 8:21
sub move p-	1:-29 2:-20 3:73 4:-13 5:-13 6:-9 9:-6
sub move ph	1:-26 2:39 4:-13 6:-32 7:-6 8:26 9:-8
sub move s-	1:32 3:-12
sub move sh	0:-18 1:25 2:-32 3:25 4:-9 6:-12 7:-8 8:13 9:-11
sub move sov	0:-8 1:17 2:27 3:-24 4:-19 7:-6 8:8 9:-6
sub move svo	3:16 5:-10 7:-7 8:7 9:-8
sub move u-	0:-7 1:10 2:16 3:-20 5:-9 6:15 7:-7 8:12 9:-8
sub move uh	0:16 3:-30 4:-7 5:7 6:17 7:-6 8:-14 9:13
sub move v2	0:9 2:17 3:-9 4:-13 5:10 6:-8
sub over	0:13 1:13 2:-11 9:-6
sub over -	1:28 2:-13 8:-7
sub over A	1:45 2:-15 3:-8 9:-6
sub over As	1:18
sub over Au	0:9 1:21 2:-8 3:-6
sub over F	0:-13 1:18 3:10 5:-8 6:-6 8:7
sub over Fu	0:-13 3:14 4:-9 5:-10 8:20
sub over N	0:-12 4:27 8:-6
sub over Ns	0:-7 4:15
sub over O	1:10 3:-15 5:17
sub over Ou	1:29 3:-13 5:-6
sub over U	0:32 1:-20 2:-6 3:20 4:-13 5:-10
sub over Uu	0:42 1:-16 3:7 4:-9 5:-13
sub over h	0:-7 2:-11 3:15 4:11 6:-6 9:-7
sub over p-	0:-13 1:21 2:-13 3:-7 5:12
sub over s-	0:15
sub over sh	0:-8 4:19 8:-6
sub over sov	0:21 1:28 2:-7 3:-18 5:-11 8:-8
sub over svo	0:-14 1:21 2:-13 3:10 5:9
sub over u-	0:8 1:25 2:-8 5:-7 8:-8
sub over uh	0:27 1:12 2:-13 4:-12 5:-17 8:14 9:-7
sub over v2	0:16 1:-6 2:-12 3:21 8:-6
sub play	0:-9 1:28 2:-9 3:-9 4:-14 6:-7 7:-7 8:25
sub play -	0:-8 1:24 3:-18 4:-9 5:20
sub play A	0:-22 1:12 2:-24 3:12 4:-9 8:33
sub play Au	1:20 2:-37 4:-8 7:-10 8:31 9:-8
sub play H	1:8
sub play N	0:-10 1:9 3:-17 4:-11 5:21 8:10
sub play Nu	0:-12 1:14 3:-14 4:-10 5:10 8:17
sub play O	0:6 1:39 3:-18 4:-6 6:-6 8:-15
sub play Ou	0:-7 1:37 3:-15 6:-6 8:-6
sub play U	1:-13 8:25
sub play Uu	1:-11 8:22
sub play h	0:21 1:-10 2:-10 3:26 4:-11 5:-7 8:-6
sub play sov	0:-27 1:45 2:-6 3:-8 5:-6 6:-6 8:11
sub play svo	0:16 1:-24 2:-17 3:-13 4:-16 5:18 8:33
sub play u-	0:-13 1:44 2:-25 3:-23 4:-12 5:-6 7:-6 8:39
sub play uh	0:13 1:-9 3:12
sub push	0:11 1:9 2:11 4:-10 5:-8 6:-10 9:-8
sub push -	1:7 5:-9 8:19
sub push A	0:8 1:17 2:21 3:-25 4:-11 8:-6
sub push Ap	0:27 1:-18 2:19 3:-16 4:-8
sub push As	0:-6 1:18
sub push Au	0:-12 1:-12 2:19 3:22 4:-13 8:-9
sub push U	1:18 2:8 3:-20 4:-11 8:8
sub push Up	0:17
sub push Uu	0:-20 1:23 2:33 3:-27 4:-7 8:-7
sub push V	1:20
sub push h	2:22 4:-6 6:-7 8:-11 9:-7
sub push p-	0:45 1:-22 2:10 3:-15 4:-10
sub push s-	0:-15 1:17 2:-6 3:-9 8:24
sub push sov	0:7 1:-8 2:29 3:-22
sub push svo	0:18 1:17 2:-19
sub push u-	0:-10 1:-6 2:7 3:24 4:-7 5:-6 8:-7
sub push uh	0:-7 2:35 3:11 4:-8 6:-13 8:-15 9:-8
sub push v2	0:-7 1:-31 2:17 3:30 4:-14 8:8
sub race	0:-6 1:25 2:-6 3:-7
sub race -	0:-8 1:23
sub race A	1:14 2:-9
sub race Au	1:10
sub race svo	0:-6 1:18
sub race u-	1:14 2:-6
sub reach	0:-10 1:6 2:6 3:13 4:-9
sub reach -	0:-21 1:25 2:-11 3:26 4:6 5:-21 6:19 7:-6 8:-14 9:-6
sub reach A	0:-6 1:34 2:-11 3:-26 4:8 5:-7 6:12 8:-6
sub reach Ap	1:-24 2:7 3:-9 4:27 8:-6
sub reach As	1:8
sub reach Au	0:-11 1:55 3:-18 4:-17 5:-6
sub reach F	0:-7 3:18 4:-9 5:-6 8:14
sub reach Fu	3:20 4:-7 6:12 8:-8
sub reach H	2:27 5:-6
sub reach N	0:13 3:16 4:-12
sub reach Nu	0:19 3:10 4:-9 5:-6
sub reach O	0:-12 1:-12 2:-15 4:-20 5:17 6:22 8:20
sub reach Op	3:-22 5:-8 8:38
sub reach Ou	0:-7 1:-12 2:-15 3:22 4:-21 5:8 6:25
sub reach U	1:6 2:19 4:-15 5:-15 6:-9 8:16
sub reach Uu	0:14 1:-29 2:18 3:-19 4:-8 5:-18 6:-9 8:35
sub reach V	0:-16 1:-20 2:24 3:21 4:24 5:-10 6:-7 8:-24
sub reach Vp	0:-17 1:-17 2:20 3:34 4:-6 5:-11 6:-7 8:-8
sub reach Vu	1:-9 2:15 3:-6 4:20 8:-12
sub reach h	0:9 1:-11 2:11 3:-16 4:-19 8:28
sub reach p-	0:-17 1:-27 2:-12 3:33 4:13 5:-7 6:19 8:-7
sub reach ph	0:-9 1:-10 2:22 3:-26 4:-9 6:-7 8:31
sub reach s-	0:-18 1:54 2:-9 3:-14 4:-13 8:-13
sub reach sov	0:-13 1:-12 2:50 3:-26 8:-11
sub reach svo	2:-10 5:-9 6:20 7:-6 8:12 9:-6
sub reach u-	0:-12 1:14 3:18 5:-28 6:13
sub reach uh	0:13 4:-21 8:11
sub reach v2	0:-15 2:-6 3:29 4:-22 5:14 6:8 8:-12
sub save	2:11 3:-8 4:-16 6:6 8:21
sub save -	0:-23 1:39 3:-6 4:-7 8:-6
sub save A	1:18 4:6
sub save Ap	0:-15 1:30 3:-8
sub save As	0:11
sub save Au	0:-13 1:8 4:-6 8:26
sub save O	1:-19 2:-7 3:-6 6:32
sub save Ou	1:-15 6:23
sub save h	0:27 1:-25 2:11 3:-6 4:9 6:-6
sub save ph	2:21
sub save s-	1:11
sub save sh	0:25 1:-17
sub save svo	0:-10 1:19 3:-8 4:-7 6:13 8:-6
sub save u-	0:-19 1:12 3:-7 6:29 8:-7
sub save uh	2:-16 8:28
sub save v2	0:-12 2:-13 8:29
sub shoot	1:7 2:14 3:-9 4:-7 5:-6
sub shoot -	0:11 2:21 3:-6 8:-10
sub shoot A	0:13 1:22 2:-12
sub shoot Ap	0:21 1:6 2:-21
sub shoot As	1:20 2:-10
sub shoot Au	0:-6 1:15 2:17 3:-7 9:-6
sub shoot H	0:-9 1:-15 2:35
sub shoot Hu	2:18
sub shoot N	0:-14 2:-15 3:-21 4:-11 5:-10 6:17 8:-15 9:48
sub shoot O	0:16 1:14 8:-15
sub shoot Ou	0:7 1:23 2:-7 8:-13
sub shoot V	0:-9 1:-26 2:37 3:-7 4:-6 5:-6 8:21 9:-6
sub shoot Vp	0:11
sub shoot Vs	0:-11 1:-8 2:15 8:10
sub shoot Vu	0:12 1:-12
sub shoot h	0:-28 1:-9 2:18 3:-21 4:-11 5:-12 6:6 7:-6 8:15 9:34
sub shoot p-	1:-8 2:18
sub shoot ph	2:16 3:-18 5:-8 6:26 8:-8
sub shoot s-	0:-9 2:15
sub shoot sov	0:-7 2:15
sub shoot svo	1:13 2:19 3:-10 4:-8 5:-6 6:-8 9:7
sub shoot u-	0:22 2:6 8:-11
sub shoot uh	0:-18 2:30 3:-15 4:-10 5:-7 6:-12 8:-10 9:34
sub shoot v2	0:-7 1:14
sub sneak	1:11 3:10 5:-10 8:6
sub sneak -	0:-22 1:51 3:-18 4:-6 6:-6
sub sneak A	0:-6 1:8 2:18 4:-8 8:-8
sub sneak Ap	3:25 4:-10 8:-6
sub sneak Au	0:-6 1:25 2:-16 3:-8 9:15
sub sneak F	3:14 4:6
sub sneak O	0:-19 1:33 2:-15 3:-8 4:8 5:-17 8:17
sub sneak Ou	0:-17 1:19 2:-6 3:-8 4:16 5:-15 8:15
sub sneak h	1:-12 3:16 5:-13 8:7 9:10
sub sneak p-	2:16
sub sneak ph	2:-11 3:29
sub sneak svo	1:8 2:-23 3:13 4:13
sub sneak u-	0:-15 1:47 2:-17 3:-17 4:-8 8:8
sub sneak uh	0:-10 1:-11 5:-16 8:15 9:20
sub sneak v2	0:-15 2:18 3:-11 4:-17 5:-16 8:20 9:15
sub steal	2:30 3:-11 4:-6 8:-6
sub steal -	1:-6 2:36 3:-15 8:-6
sub steal A	0:-7 1:14 2:28 3:-9
sub steal Ap	1:7 2:21 3:-12
sub steal As	0:-14 2:24
sub steal Au	2:20 3:-9 4:-6
sub steal H	0:22 1:11 2:-8 3:-19
sub steal Hp	0:15 3:-12
sub steal O	2:31 3:-17 8:-6
sub steal U	0:19 1:-6 2:-7
sub steal Uu	0:20 2:-10
sub steal h	1:-10 2:45 3:-13 4:-9 6:-6 8:-8
sub steal p-	0:10 1:-13 2:33 3:-24
sub steal ph	0:6 1:-6 2:18
sub steal s-	0:-14 2:28
sub steal sov	0:-6 1:-27 2:39
sub steal svo	1:16 2:23 3:-17 4:-6 8:-6
sub steal u-	0:18 1:14 2:-9 3:-8 8:-7
sub steal uh	0:11 1:-7 2:16 4:-7
sub steal v2	0:-10 1:-12 2:40 3:-7
sub take	1:17 3:6
sub take -	1:20 2:-10 4:8
sub take A	1:23
sub take Ap	0:12 1:13 2:-17 3:11 9:-6
sub take As	0:13 1:11 2:-10
sub take Au	0:-9 1:33 2:8 3:-19 8:-7
sub take F	1:7 2:-12 3:11 4:8 5:-6 6:-10 8:-6
sub take Fp	2:-7 3:21
sub take Fs	1:9
sub take Fu	0:11 1:23 2:-7 3:-17 4:7 6:-10
sub take H	0:-6 1:27 2:-15
sub take Hu	0:-8 1:33 2:-15
sub take N	0:-24 1:-13 2:16 3:-30 5:24 6:-7 8:26
sub take Np	0:-18 2:-7 3:-14 4:12 5:-10 8:34
sub take Ns	0:29 8:-19
sub take Nu	0:-31 1:-13 2:17 3:-14 4:-24 5:35 6:-7 8:21
sub take O	0:28 1:-17 2:-9 3:38 4:-18 5:-17 6:16 8:-25
sub take Op	0:6 1:-6 2:-10 3:32 5:-10 8:-13
sub take Ou	0:12 2:15 3:20 4:-21 5:-15 6:16 8:-22
sub take U	0:-13 1:-21 3:-21 4:28 5:-13 6:-7 8:32
sub take Uu	1:-15 3:-22 4:23 5:-14 6:-6 8:27
sub take V	0:9 1:12 2:-11 3:-9 4:11 8:-7
sub take Vs	1:29 2:-9 8:-8
sub take h	0:6 1:-25 2:28 3:7 6:-7 7:-6 9:-8
sub take p-	0:13 2:-20 3:6 4:8
sub take ph	0:15 1:-26 3:26 5:-19 8:9
sub take s-	1:27 2:-7 3:-6
sub take sh	0:43 1:12 2:-18 4:-6 8:-18 9:-6
sub take sov	0:-15 1:21 3:-32 4:20 5:-6 6:12 8:6
sub take svo	1:21 2:6 3:-10 5:-7
sub take u-	0:-7 1:30 2:-8 3:-9
sub take uh	0:-12 1:-27 2:34 4:16 5:6 6:-9 7:-6 9:-8
sub take v2	0:-12 2:-10 3:37 8:-6
sub throw	0:7 1:7 3:-8 6:15 7:-6
sub throw -	2:-7 3:-8 6:25
sub throw A	1:12 2:7 3:-13 6:-6 7:-6 9:-6
sub throw Ap	1:58 2:-32 3:-14 4:-14 6:-10
sub throw As	3:-6 6:-10 8:28
sub throw Au	1:-7 2:6 3:-14 4:18 6:14 8:-16
sub throw F	0:-25 1:-17 2:-6 3:23 4:-6 6:28
sub throw Fp	3:11
sub throw Fu	0:-25 1:-29 6:53 8:-6
sub throw H	1:14
sub throw N	0:11 8:-7
sub throw O	2:-8 3:-23 4:-8 6:47 8:-16
sub throw Ou	2:-7 3:-26 4:-7 6:39 8:-16
sub throw U	0:43 1:-16 6:-10
sub throw Uu	0:23 6:-8
sub throw h	0:9 1:-16 2:48 3:-6 4:-6 6:-24 8:-9
sub throw p-	0:23 1:17 2:-32 3:8 4:-6
sub throw s-	1:22 2:-22 4:-6 6:-12 8:22
sub throw sov	0:28 1:-23 2:19 6:-11 8:-6
sub throw svo	0:-8 2:12 4:-11 7:-6 8:13
sub throw u-	0:-18 2:32 3:-21 5:-6 6:37 7:-6 8:-19
sub throw uh	0:11 1:-7 2:22 6:-16
sub throw v2	0:9 1:-25 2:-24 3:-12 4:13 6:47 8:-17
sub touch	0:12 1:-11 2:-8 4:6 5:13 6:-7 8:-8
sub touch -	5:13
sub touch N	4:16 5:-7
sub touch Nu	4:15 5:-6
sub touch O	0:23 4:-9
sub touch Ou	0:24 5:-7
sub touch U	0:18 3:-6
sub touch Uu	0:27 3:-6 5:-7
sub touch h	0:9 1:-6 4:7 5:10
sub touch p-	0:-12 3:13 5:8
sub touch svo	0:-11 5:24
sub touch u-	0:32 3:-6 4:-8 5:-7
sub touch uh	0:10 5:-6
sub touch v2	0:33 1:-6 3:-6 4:-9
sub victim	0:19 1:29 2:-16 3:-8 4:-9 8:-6
sub victim -	0:8 1:21 2:-11 3:-6
sub victim A	0:-7 1:15 2:6
sub victim Ap	0:-10 1:14 2:17 3:-9 4:-6
sub victim H	0:-6 1:24 2:-10
sub victim Hu	1:18 2:-8
sub victim h	0:6 2:14
sub victim p-	0:19 1:-7
sub victim svo	0:21 1:18 2:-17
sub victim u-	0:-7 1:31 2:-21
sub word:boss	0:12 1:-10 3:-6 4:-6 6:-7 7:20
sub word:boss A	1:-7 2:10
sub word:boss H	1:-7 2:-6 6:-6 7:17
sub word:boss h	0:-7 1:-8 3:-6 4:-11 6:-11 7:40
sub word:boss sh	1:-15 2:-18 6:-7 7:40
sub word:boss svo	0:13 1:-9 2:-26 3:-8 4:-6 6:-13 7:42
sub word:boss uh	0:-11 2:17 3:-10 4:-7 6:-11 7:27 8:-6
sub word:enemy	0:19 1:-13 2:27 3:-12 4:-7 8:-10
sub word:enemy -	0:9 1:-21 2:35 3:-6 5:-10
sub word:enemy A	2:20
sub word:enemy Ap	2:16
sub word:enemy H	1:-15 2:25
sub word:enemy O	0:31 2:-7 3:-6
sub word:enemy Op	0:15
sub word:enemy U	2:20 3:-7 8:-6
sub word:enemy Uu	0:8 2:10
sub word:enemy h	0:-17 1:-8 2:49 3:-8 4:-7 8:-12
sub word:enemy ph	0:26 1:-7 2:6 3:-11
sub word:enemy sov	0:14 1:-9
sub word:enemy svo	0:-7 1:-9 2:48 3:-13 4:-6 5:-6 8:-9
sub word:enemy u-	0:18 1:-11
sub word:enemy uh	0:-28 1:-8 2:59 3:-6 4:-10 7:-6 8:-15
sub word:enemy v2	0:23 2:-15
sub word:goal	0:6 2:-14 4:18
sub word:goal -	4:9
sub word:goal U	0:8
sub word:goal Uu	0:12
sub word:goal svo	0:7 2:-12 4:20
sub word:goal u-	2:-9 4:15
sub word:hero	0:17 1:33 2:-14 3:-13 5:-6 6:-7
sub word:hero -	0:23 1:24 2:-13 3:-12 6:-7
sub word:hero A	0:6 1:10 2:-9
sub word:hero As	1:14
sub word:hero O	0:29 1:-7 3:-10
sub word:hero Ou	0:22 3:-8
sub word:hero s-	0:-6 1:27 2:-7
sub word:hero sov	0:-13 1:28
sub word:hero svo	0:16 1:9 2:-7 3:-6
sub word:hero u-	0:11 1:18 2:-7 3:-10
sub word:hero v2	0:19 1:-6 3:-6
sub word:item	0:26 1:-9 2:-6 3:8 4:-8
sub word:item -	0:29 3:-11 6:-6
sub word:item A	0:14 1:-10 2:-9 3:17
sub word:item Au	1:-9 2:-13 3:38 4:-9 7:-6 9:-7
sub word:item svo	0:15 1:-11 2:-12 3:28 4:-9 7:-6
sub word:item u-	0:33 1:-7 2:-6 3:-13
sub word:obstacle	0:19 1:-21 3:-7 4:-10 5:18 6:6 8:-6
sub word:obstacle -	1:-17 2:6 3:7 4:-17 6:32 8:-13
sub word:obstacle u-	0:-8 1:-7 2:8 3:11 4:-15 6:22 8:-10
sub word:obstacle v2	0:9 1:-15 3:12 4:-11 6:13 8:-9
tie at attack	0:14 4:-6
tie at avoid	0:12 1:-6 2:12 3:-16 4:-14 5:-8 8:21
tie at avoid -	0:13 2:-14 4:-7 8:16
tie at avoid N	2:-9 4:16
tie at avoid U	0:-11 4:-7 8:26
tie at avoid h	2:7 4:19 5:-8 8:-10
tie at bring	2:-25 3:-9 4:47
tie at bring A	0:-23 2:-35 3:-8 4:65
tie at bring N	0:8 4:15 8:-7
tie at bring h	0:20 1:-7 2:-26 3:-12 4:34 8:-6
tie at chase	1:8
tie at chase -	1:27 4:-12 8:-8
tie at chase A	1:18 2:-8
tie at fall	0:-12 1:-7 3:-6 4:49 8:-25
tie at fall -	0:-9 1:-6 4:38 8:-19
tie at hit	0:6 2:-16 3:-7 4:16 5:18 8:-10
tie at hit -	0:17 3:-6
tie at hit N	0:-18 2:-26 5:39
tie at hit O	0:17 3:-6
tie at hit h	2:-16 4:20 5:11 8:-12
tie at match	3:-24 8:26
tie at match -	0:-9 3:-18 4:-6 8:30
tie at move	1:7 2:-18 3:7 5:-21 6:-9 7:-7 8:32 9:-7
tie at move -	1:22 2:-6 3:-18 8:9
tie at move A	0:18 1:-10 2:-11 3:28 4:-20 8:-11
tie at move F	0:19 3:-13 4:-8 8:11
tie at move N	0:-12 3:-11 4:-12 8:41
tie at move O	0:-21 1:12 2:-12 3:-15 4:52 5:-14 6:-6 8:-8
tie at move U	0:15 3:-6
tie at move h	0:-8 1:-12 2:-15 4:20 5:-20 6:-10 7:-6 8:32
tie at over	0:16 2:15 5:-6 8:-10
tie at over -	0:11 4:11 8:-11
tie at over A	0:-9 2:42 4:-22
tie at over U	0:16 4:-8
tie at over h	0:13 2:31 4:-25 5:-6
tie at play	0:8 1:-17 2:19 3:-8 4:25 8:-25
tie at play -	0:49 1:-33 4:-6 8:-9
tie at play A	0:31 1:-22 2:12 4:-12
tie at play N	0:16 1:-11 4:9 8:-12
tie at play O	0:-14 2:26 3:-11 4:19 6:-6 8:-15
tie at play h	0:-10 2:27 3:-12 4:21 6:-10 8:-16
tie at push	0:-9 3:-6 4:29 8:-8
tie at push -	0:-17 3:-21 4:52 8:-12
tie at push N	0:-14 4:29 8:-8
tie at push O	0:-6 3:-12 4:27
tie at push h	0:-10 4:29 8:-12
tie at race	0:11 1:27 2:-20 3:-8 4:-6
tie at race -	1:24 2:-13 3:-6
tie at race A	1:25 2:-17 3:-7
tie at race O	0:11 1:17 2:-8 3:-11
tie at race h	0:22 1:-7
tie at reach	0:26 3:-8 4:-10
tie at reach F	0:21 3:-6 4:-10
tie at reach h	0:23 3:-6 4:-11
tie at save A	4:12
tie at save h	4:16
tie at shoot	0:-18 1:-8 2:60 4:-9 8:-6
tie at shoot -	2:10
tie at shoot A	0:-7 2:29 7:-6
tie at shoot H	2:14
tie at shoot V	2:17
tie at shoot h	0:-12 1:-7 2:53 4:-11 7:-6 8:-6
tie at steal	0:-7 2:39 4:-18
tie at steal A	0:-6 2:34 4:-17
tie at steal h	0:-7 1:-6 2:45 3:-6 4:-21
tie at take	0:23 1:18 2:-20 3:-35 4:14 5:-8 8:9
tie at take -	1:30 2:-14 3:-28 4:23 8:-13
tie at take N	0:24 2:-9 4:7 8:-13
tie at take O	1:32 2:-15 3:-18 4:-32 8:21
tie at take h	0:32 1:-6 2:-11 3:-10 4:-32 8:30
tie at throw	0:-10 1:-10 2:32 3:11 6:-6
tie at throw -	1:-12 2:26 3:17 4:-19
tie at throw A	1:-13 2:29 3:-7
tie at throw H	2:15
tie at throw h	0:-13 2:20 4:18 8:-6
tie by hit	2:6
tie by hit V	2:10
tie by hit h	2:13
tie by move	8:19
tie by move N	4:-7 8:19
tie by move h	4:-11 5:-6 8:26
tie by sneak	2:15
tie by sneak A	2:19
tie by sneak h	2:21
tie for bring	0:16
tie for bring -	0:11
tie for hit	1:6
tie for hit -	1:12
tie for hit A	1:8
tie for take	3:13
tie for take O	3:15
tie from avoid	0:24 1:-43 2:42 3:-8 4:-10 5:-7
tie from avoid -	0:7 1:-44 2:42 3:-10 4:-12 5:-8 8:21
tie from avoid A	1:-22 2:44 3:-7 4:-6
tie from avoid H	2:14
tie from avoid O	0:-42 2:-25 3:-15 4:-15 5:-7 6:-7 8:75
tie from avoid V	0:14 1:-32 2:29 8:-6
tie from avoid h	2:24
tie from bring	0:31 2:-6 8:-17
tie from chase	3:-7 8:15
tie from chase -	2:-6 3:-6 4:-10 8:27
tie from eat	0:-14 2:21 3:19 4:-11 5:-9
tie from eat -	0:-16 1:-8 2:-29 3:51 5:-7
tie from eat A	0:-25 1:-13 2:31 3:10 5:-7
tie from eat F	3:14
tie from eat h	0:-12 2:21 3:8
tie from fall	2:-8 3:-6 4:-6 8:25
tie from fall -	0:13 4:-6 8:11
tie from fight	0:-31 1:11 2:-21 3:-18 4:23 6:-11 8:42
tie from fight -	0:-16 1:23 2:-11 4:-7 8:11
tie from fight h	0:-16 2:-11 3:-16 4:19 8:25
tie from guard	1:-17 2:56 3:-11 4:-13
tie from guard -	1:-18 2:40 4:-10
tie from guard A	0:-8 1:-14 2:40 4:-6
tie from guard F	0:16 2:29 3:-10 4:-20 6:-7 8:-6
tie from guard H	0:-8 1:-7 2:33
tie from guard h	0:-7 1:-6 2:49 3:-10 4:-18 6:-7
tie from hit	0:-19 1:36 2:-15 3:-24 4:27 5:10 6:-12 8:-20 9:-8
tie from hit -	0:7 1:53 2:-22 3:-12 4:-7 5:-13 8:-17
tie from hit A	0:-11 1:29 2:-22 4:17 8:-8
tie from hit h	0:-16 1:-14 2:-14 3:-11 4:24 5:38 6:-12 8:-13
tie from make	0:-25 1:-7 2:-29 3:21 4:-7 5:47 8:-9
tie from make -	0:-24 1:-6 2:-23 3:25 4:-6 5:32 8:-10
tie from make N	0:-8 2:-8 3:43 4:-10 5:-11 8:-17
tie from match	0:41 3:-13 4:-6 8:-18
tie from match -	0:50 3:-16 4:-7 8:-20
tie from match N	0:46 3:-10 4:-6 8:-25
tie from move	0:7 1:-9 2:-25 3:-25 5:19 6:-10 7:-6 8:43 9:-7
tie from move -	0:13 1:-9 2:-16 3:-17 4:10 6:-6 8:20
tie from move N	0:6 1:-9 2:-7 4:-19 5:12 8:22
tie from move O	1:-6 2:-10 3:-23 5:19 8:15
tie from move U	0:10 5:-7 8:10
tie from move h	2:-10 3:-9 4:-27 5:12 8:38
tie from play	1:-7 2:7 3:-12 4:-21 5:-9 6:-10 8:48 9:-8
tie from play -	0:7
tie from play N	0:-11 4:-9 5:-7 8:34
tie from play U	0:12 2:-9 4:-8 6:-8 8:26 9:-6
tie from play h	0:-16 1:-7 2:-6 3:-9 4:-28 5:-13 6:-15 7:-6 8:73 9:-8
tie from reach	0:-7 2:13 8:8
tie from reach h	0:-17 2:6 4:-21 8:36
tie from save	0:15 1:-8 2:32 3:-9 4:-30 5:-10 8:15
tie from save -	0:-11 1:-14 2:36 4:-8
tie from save A	0:-11 1:-12 2:50 3:-7 4:-9 8:-10
tie from save H	0:11 2:9
tie from save N	0:24 2:-11 4:-20 5:-11 8:22
tie from save h	0:32 2:-6 3:-6 4:-19 5:-10 8:17
tie from steal	0:10 1:-13 2:12
tie from steal -	0:49 1:-22 2:-25
tie from steal A	0:25 1:-22 2:24 3:-9 8:-7
tie from steal h	0:-14 2:36 6:-7
tie from take	1:-10 3:15 4:-16 5:-12 6:-7 8:25 9:-6
tie from take -	1:-20 2:8 3:36 4:-10 5:-7 8:-8
tie from take A	0:14 1:-17 2:31 3:-18 8:-9
tie from take N	8:14
tie from take O	0:-17 1:-7 2:-19 3:14 4:-11 5:-9 6:-7 8:47
tie from take h	4:-13 5:-8 6:-6 8:37
tie from throw	2:-11 3:-7 4:30 8:-10
tie from throw -	1:-7 2:-9 3:-9 4:40 6:-6 8:-14
tie from throw A	0:8
tie from word:goal	4:-7 8:12
tie from word:goal h	2:15 4:-7 8:8
tie in avoid	0:22 2:-10 4:-17 5:-20 8:26
tie in avoid -	0:-27 2:-8 4:-7 5:-8 8:43
tie in avoid N	2:-11 4:-21 5:-14 8:41
tie in avoid O	0:11 3:-7 4:-8 5:-7 8:18
tie in avoid h	0:35 2:-8 4:-16 5:-9 8:6
tie in bring	0:-7 1:33 2:-24 3:-15 4:17 5:-14 7:-7 9:-6
tie in bring -	0:-10 1:45 2:-9 3:-24 5:-7
tie in bring A	0:-8 1:-6 2:-16 8:34
tie in bring N	0:-7 3:-7 4:56 5:-6 8:-34
tie in bring V	1:64 4:-43 8:-26
tie in bring h	0:10 1:-22 2:-15 4:14 5:-9 8:22
tie in chase	0:6
tie in eat	0:7 3:20 5:-6 8:-11
tie in eat -	3:23 5:-7 8:-11
tie in fall	1:-11 2:-8 3:-11 4:6 5:31 8:-7
tie in fall O	0:7 4:-10 8:19
tie in fall U	2:-7 3:-7 4:-6 5:46 8:-28
tie in fall h	2:-8 3:-8 4:27 5:15 8:-24
tie in fight	0:15 1:17 2:-20 3:-6 4:-14 5:-8 6:-12 8:24
tie in fight -	1:17 2:-20 3:-9 4:-10 5:-7 6:-6 8:23
tie in fight A	1:19 2:-14
tie in fight N	0:-14 3:-8 4:-11 5:-7 8:41
tie in fight O	0:-8 6:-8 8:27
tie in fight h	0:20 4:-6 6:-9 8:7
tie in hit	0:-18 1:17 2:-9 3:-26 4:35 6:-11 7:-7
tie in hit -	1:12 3:-14 4:-6 5:14
tie in hit F	0:-22 1:24 2:-7 3:-34 4:30 5:36 6:-13 7:-6 8:-34
tie in hit U	0:-10 3:-6 8:23
tie in hit h	0:16 4:14 5:-7 8:-11
tie in love	8:8
tie in make	0:6 2:-10 3:-23 4:-16 5:-11 7:53 8:-11
tie in make h	0:6 2:-9 3:-12 4:-7 5:-6 7:31 8:-6
tie in match	0:-13 1:14 2:-14 3:-27 4:17 5:-8 7:-6 8:19
tie in match -	0:-22 1:-19 2:-11 3:-26 4:15 5:-7 6:-6 7:-6 8:52
tie in match A	1:-6 3:-17 8:25
tie in match O	0:-14 1:32 3:-9 4:-21 8:17
tie in match V	0:-9 1:-13 4:24 8:7
tie in move	0:-18 1:-29 2:24 3:-7 5:6 6:-10 7:24 8:9 9:-7
tie in move -	0:-50 1:-41 2:20 3:22 4:11 6:-10 7:-8 8:38 9:-6
tie in move A	1:-12 2:64 3:-11 4:-16 5:-7 7:-7 8:-25
tie in move F	0:-7 1:-9 2:-16 3:30 4:-17 5:-22 6:-9 8:39
tie in move N	0:45 1:-12 2:-8 3:-9 4:-14
tie in move O	0:-42 1:-9 2:-18 3:30 4:19 5:35 6:-11 7:-7 8:-26
tie in move U	0:-35 1:-6 2:-12 3:-9 4:-22 5:27 7:24 8:24
tie in move h	1:-10 2:15 4:-30 5:14 6:-7 7:16 9:-7
tie in over	0:-25 2:-9 3:-10 5:50 8:-14
tie in over -	0:-33 2:-9 4:-17 5:65 8:-28
tie in over N	0:-7 4:-18 5:24
tie in over U	0:-28 2:-11 4:-19 5:59 8:-20
tie in over h	0:-11 3:-14 4:13 5:20
tie in play	0:18 2:-18 3:-7 4:-14 5:-12 7:13 8:19
tie in play -	1:-18 4:-7 8:29
tie in play A	1:17 2:-33 3:-8 4:-7 7:43 8:-16
tie in play N	1:-17 8:24
tie in play U	0:-12 1:-9 2:-10 5:-6 8:41
tie in play h	0:31 2:-21 4:-6 7:25 8:-17
tie in push	0:-8 2:-10 3:-14 4:15 5:-11 8:29
tie in push -	2:-9 3:-6 4:-24 5:-6 8:38
tie in push O	0:6 3:-6 4:8 5:-7
tie in push U	2:-8 3:-10 4:-17 8:34
tie in push h	0:-14 3:-7 4:41 5:-7 8:-14
tie in race	0:28 2:-7 5:-9 8:-10
tie in race -	0:17 8:-7
tie in race N	0:33 5:-9 8:-12
tie in race h	0:30 5:-10 8:-9
tie in reach	0:-14 1:-13 2:-13 4:30 5:-11 8:16
tie in reach N	0:-20 4:26 5:-20 8:10
tie in reach U	0:24 4:-7 8:-13
tie in reach V	0:8 1:-11 2:-10 4:19
tie in reach h	0:22 2:-6 5:-10
tie in shoot	0:34 1:-8 2:-8 4:-7
tie in shoot h	0:40 2:-9 4:-9 8:-9
tie in sneak	2:8
tie in sneak A	2:7
tie in sneak h	2:14
tie in steal	0:13 8:-6
tie in steal N	0:23 4:-6 8:-10
tie in steal h	0:24 4:-9 8:-10
tie in take	0:38 1:34 2:-12 3:-38 4:8 6:-9 8:-20
tie in take -	0:28 1:27 2:-12 3:-35 4:45 5:-15 6:-9 8:-40
tie in take F	0:12 1:21 3:-20
tie in take N	2:-6 3:-8 4:-14 5:9 8:22
tie in take O	0:19 1:32 2:-16 3:-17 4:38 5:-18 6:-10 8:-43
tie in take U	0:-12 2:17 4:15
tie in take h	0:11 1:-7 2:-11 3:-12 4:-29 5:25 8:18
tie in throw	0:29 1:-16 2:9 3:14 4:18 6:-16 7:-7 8:-34
tie in throw -	0:10 1:-17 2:17 3:-9 4:14 5:13 6:-12 8:-26
tie in throw A	0:-10 1:-11 2:8 3:29 4:-9 8:-7
tie in throw H	0:34 1:-6 2:-7 6:-6
tie in throw N	0:-28 2:-12 5:45 6:-6 8:-15
tie in throw O	0:22 2:-6 3:-6 4:21 5:-15 6:-10 8:-9
tie in throw h	0:10 2:-14 3:17 4:27 5:-15 6:-7 8:-18
tie in word:goal	0:-13 8:15
tie in word:goal N	0:-12 8:16
tie to attack	0:13 2:22 4:-18 9:-6
tie to attack h	0:12 2:9 4:-9
tie to avoid	0:-27 2:25 3:-6 4:34 5:-11 8:-11
tie to avoid A	2:12
tie to avoid H	2:13
tie to avoid N	0:-17 4:43 8:-16
tie to avoid V	0:-6 2:26 4:-13
tie to avoid h	0:-26 2:24 4:31 5:-8 8:-8
tie to bring	0:11 1:-15 2:-20 3:-23 4:64 8:-13
tie to bring -	0:31 1:-14 2:-20 3:-28 4:45 8:-12
tie to bring A	1:-16 2:-30 3:-11 4:55
tie to bring N	0:19 2:-8 3:-19 4:30 8:-12
tie to bring O	0:11 3:-16 4:18 8:-11
tie to bring U	3:-14 4:23 8:-6
tie to bring h	0:-11 2:-9 3:-15 4:51 8:-9
tie to chase	0:14 1:-17 2:23 3:-11 4:-10
tie to chase -	0:20 1:-13 2:18 4:-17
tie to eat	2:-21 3:-15 4:-8 8:39
tie to eat h	0:7 2:-26 3:-7 8:27
tie to hit	1:18 2:13 4:-9 5:-6 8:-8
tie to hit -	1:6 2:17 3:-6 4:-9
tie to hit A	0:-20 2:27
tie to hit U	0:23 2:-7 4:-6
tie to love	0:-11 2:-10 4:-16 8:35
tie to love V	0:-8 1:-9 4:-7 8:26
tie to move	0:-23 1:-9 2:-17 3:-15 4:56 5:-24 6:-8 8:15 9:-6
tie to move -	0:-54 1:-6 2:-6 4:72 5:-12 6:-6 8:-7
tie to move N	0:17 4:19 8:-25
tie to move U	0:-34 1:-6 2:-7 3:-10 4:43 5:-14 6:-6 8:18
tie to move h	0:26 2:-12 3:-9 4:14 5:-11
tie to over	2:-8 3:-11 4:57 5:-29 8:-18
tie to over N	0:-7 3:-8 4:40 5:-23 8:-7
tie to over O	3:-9 4:22 8:-6
tie to over h	0:10 2:-6 3:-8 4:26 5:-9 8:-6
tie to play	0:19 2:-7 3:-12 4:13 8:-7
tie to play U	0:-11 2:-6 3:-10 4:30
tie to play h	0:6 4:8
tie to reach	2:-17 3:-7 4:43 5:-14 8:-6
tie to reach U	4:7
tie to reach h	0:-12 2:-29 4:52 5:-15
tie to shoot	0:-11 1:-10 2:41 4:-7
tie to shoot -	0:-9 1:-11 2:33
tie to shoot A	1:-9 2:29 4:-6
tie to shoot h	2:29 4:-11
tie to sneak	2:9
tie to sneak A	2:10
tie to sneak h	2:10
tie to take	0:-22 1:-6 2:-12 3:-19 4:35 5:-6 8:29
tie to take -	3:-6 4:26 8:-10
tie to take A	0:-9 3:-13 4:24
tie to take N	4:-10 8:19
tie to take U	0:-22 4:19 8:17
tie to take h	0:-26 2:-6 3:-12 4:26 5:-6 8:30
tie to throw	0:6 1:-23 2:52 3:-9 6:-15 8:-7
tie to throw -	0:6 1:-33 2:54 3:-9 6:-14 8:-6
tie to throw A	0:-17 1:-42 2:71 3:-8 4:-10
tie to throw H	2:10
tie to throw O	0:8 4:7 6:-6
tie to throw h	2:15
tie to touch	0:7 1:-6 2:6 4:-10 5:12
tie to touch N	5:15
tie to touch h	0:13 1:-9 2:-21 4:-17 5:39
tie to word:boss	0:23 2:-11
tie to word:boss U	0:21 2:-11
tie to word:boss h	0:21 2:-9
tie vs fight	1:36 2:-28
tie vs fight -	1:10
tie vs guard	2:18
tie vs guard -	1:-6 2:16 3:-6
tie vs guard A	2:6
tie vs guard h	0:-7 2:24
tie vs move	0:16 3:-6
tie vs move -	0:13
tie vs move O	0:14
tie vs race	0:-9 1:-19 2:35
tie vs race -	1:-19 2:27
tie vs race A	0:-12 1:-30 2:49 3:-6
tie vs race h	0:-6 2:18
tie vs shoot	2:16
tie vs shoot A	2:7
tie vs shoot h	2:13
tie vs take	0:-10 1:24 2:-19 3:13
tie vs take -	0:-6 1:10 2:-16 3:25 6:-6
tie with avoid	1:7 3:-7 4:-7 5:-8 6:25 8:-15
tie with avoid -	1:25 2:-17
tie with avoid A	0:-12 1:37 2:-13
tie with avoid O	3:-7 5:-6 6:37 8:-14
tie with avoid h	0:6 3:-9 5:-13 6:35 8:-15
tie with bring	1:27 6:-10 7:-6 8:-13
tie with bring -	1:32 2:11 4:-17 6:-10 7:-6 8:-10
tie with bring A	0:-16 1:26 3:14 4:-13 7:-6 8:-9
tie with bring H	1:15
tie with bring U	0:34 1:-8 3:-7
tie with bring V	0:-8 1:28 4:-6
tie with bring h	0:14 4:7
tie with chase	0:17 2:-10 3:-15 6:25 8:-8
tie with chase -	0:8 6:8
tie with chase O	0:18 2:-6 3:-14 6:13 8:-6
tie with cross	0:-11 1:23 2:9 3:-6 5:-6
tie with cross -	1:25 2:-12
tie with cross A	1:10
tie with cross V	0:-6 2:29 5:-8 6:-6
tie with cross h	2:22 5:-6
tie with eat	0:13 2:10 3:-8 6:-7
tie with fall	1:57 2:11 3:-29 4:-10 5:-12 6:-17 7:-7
tie with fall -	0:22 1:42 2:-6 3:-28 4:-6 5:-8 6:-9 8:-19
tie with fall A	0:-9 2:35 3:-7 4:-6
tie with fall F	0:-8 1:31 3:-17
tie with fall O	0:10 1:10 3:-10 4:-6 5:-7 6:-10 8:12
tie with fall h	0:-18 1:-7 2:29 3:-10 4:-7 6:-10 8:24
tie with fight	0:-25 1:-11 3:-15 4:-10 5:-6 6:68 8:-15
tie with fight -	0:-23 1:-21 2:-7 4:-6 6:59 8:-18
tie with fight h	0:-14 3:-16 5:-6 6:42 8:-6
tie with guard	0:26 1:12 2:-15 3:-10 4:-23 5:-9 6:33 8:-17
tie with guard -	0:22 2:-11 3:-8 4:-31 6:32 8:-7
tie with guard N	0:30 8:-10
tie with hit	0:10 1:43 2:-19 3:-29 4:-9 5:-17 6:29 8:-21
tie with hit -	1:40 2:-16 3:-14 4:-7 5:-10 6:15 8:-15
tie with hit A	0:15 2:-14
tie with hit F	0:27 1:30 3:-30 5:-6 6:-17
tie with hit O	0:-14 1:23 3:-35 5:-12 6:42 8:-12
tie with hit U	0:8 1:12 8:-6
tie with hit h	0:41 1:-6 3:-9 6:-13
tie with love	0:10
tie with love -	0:-8 1:12
tie with love A	1:8
tie with make	0:7 1:28 3:9 4:-6 6:-8 7:-8 8:-20
tie with make -	1:45 2:-21 3:-19 7:-7
tie with make A	0:-12 1:59 2:-27 3:-20 7:-8
tie with make U	0:28 1:-10 3:-8
tie with make h	2:10 3:7 8:-6
tie with match	0:-6 1:23 2:-8 3:15 6:-10 8:-6
tie with match -	0:9 1:16 6:-10
tie with match A	0:-11 1:-8 2:-6 3:28
tie with match F	0:14 1:-6
tie with match O	3:17
tie with match U	1:41 2:-6 3:-29 6:-10
tie with move	0:-7 1:-17 2:-24 3:8 4:11 5:15 6:11 7:-17 8:13 9:-7
tie with move -	1:18 2:-13 3:-11 4:-16 5:13 6:25 8:-21
tie with move A	0:-10 2:-22 3:-15 5:-9 6:-6 7:-7 8:44
tie with move O	0:16 1:-9 4:-7 5:24 6:-11 8:-9
tie with move U	0:-10 1:-18 2:-9 3:31 4:-16 5:-15 6:30 8:-10
tie with move h	0:-6 1:-20 2:-27 3:-37 4:8 5:24 6:7 7:-14 8:47 9:-8
tie with over	0:10
tie with play	0:-19 1:-14 2:-6 3:-13 6:33 7:-9 8:20
tie with play O	0:-23 1:-18 2:-7 3:-15 4:-8 6:33 7:-7 8:31
tie with play h	0:-18 1:-9 2:-9 6:63 7:-7 8:-18
tie with push	0:14 3:-18 4:-13 6:26 8:-6
tie with push -	0:16 3:-9 4:-10 6:19 8:-8
tie with push O	0:13 1:-7 3:-17 4:-14 6:30 8:-8
tie with race	1:22
tie with race -	1:20 2:-7
tie with race A	1:17 2:-6
tie with reach	0:6 1:-27 3:-22 4:-14 5:25 6:-13 7:-6 8:34
tie with reach -	0:-7 1:-35 3:-11 4:-10 5:59 8:-8
tie with reach A	0:-13 1:-34 2:22 3:-7 5:37
tie with reach O	0:19 2:-6 3:-7 4:-10 5:-19 6:-9 8:29
tie with reach h	0:15 1:-6 2:-7 3:-7 4:-6 5:-11 6:-7 8:25
tie with shoot	0:9 1:27 2:-28 3:-15 7:15 8:-12
tie with shoot -	1:18 2:-27 3:-27 4:-6 5:-7 6:29 7:15 8:-11
tie with shoot A	0:-6 1:11 2:-15 6:-10 7:24
tie with shoot O	0:25 6:-18
tie with shoot U	0:-22 1:21 6:20 8:-6
tie with shoot h	2:-11 6:18 7:8
tie with steal	0:20 8:-6
tie with steal O	0:20 8:-6
tie with steal h	0:16
tie with take	3:-17 4:-19 5:-11 6:15 7:-7 8:30 9:-6
tie with take -	1:-7 2:20 3:-14 4:-13 5:-8 6:-12 8:27
tie with take A	0:6 1:10 2:25 3:-25 4:-9 8:-9
tie with take N	0:-31 1:-11 3:34 4:-13 6:-6 8:20
tie with take O	0:15 1:-14 2:-10 3:-31 4:-8 6:32 8:13
tie with take U	0:26 6:-7
tie with take h	0:33 1:-9 2:-17 3:-37 4:-11 5:-7 6:22 8:22
tie with throw	0:27 1:8 2:-15 3:-11 6:7 7:-6
tie with throw -	0:24 2:-7 3:-9 6:8
tie with throw A	0:10 1:15 2:-12
tie with touch	1:19 2:-19 3:-9 5:22 6:-11 8:-6
tie with touch -	0:-8 1:36 2:-14 3:-9
tie with touch A	0:-6 1:19
tie with touch U	0:11
tie with touch h	0:7 2:-9 5:19 6:-11
tie with word:hero	0:10
tie with word:hero -	0:22 1:-12
told before	1:-14 2:12 5:-8 6:8 9:-9
told before A	1:-20 2:15 3:26 5:-7 7:10 8:-10 9:-9
told before Ap	1:-13 3:26 4:-7 5:-6 7:9 8:-8 9:-9
told before As	1:-26 2:10 3:-11 4:-11 6:-8 7:51 8:-9 9:-6
told before Au	1:-34 2:35 3:8 4:-8 5:-8 6:-8 7:25 8:-12
told before F	0:9 1:-19 2:14 4:-28 5:8 6:14 8:-17 9:9
told before Fp	0:-14 1:-11 2:25 3:10 4:-17 5:23 6:-16 7:-6 8:-8 9:-6
told before Fs	0:18 1:-15 3:-12 6:20 7:6 8:-11
told before Fu	1:-7 2:14 3:-12 5:-6 7:-6 8:-7 9:15
told before H	0:11 1:-7 2:-18 3:-11 5:-6 6:37
told before Hp	0:40 2:-15 3:-6
told before Hu	2:-27 3:-11 6:47
told before N	0:16 1:-10 2:15 3:-20 4:6 5:-6 6:-13 7:-7 8:22 9:-7
told before Np	0:16 2:35 3:-23 4:-7 5:-30 6:-10 8:13
told before Ns	0:10 1:-7 3:-30 4:46 6:-7 8:-18
told before Nu	0:26 1:-10 3:-9 4:-10 6:-15 7:-6 8:22 9:-7
told before O	0:-14 2:6 3:-9 4:-6 6:22 7:-6 8:18 9:-8
told before Op	1:18 2:6 3:-17 4:-19 5:8 6:-15 7:-8 8:33 9:-6
told before Os	0:-9 1:-14 2:9 3:-10 4:-22 5:-18 6:35 7:-7 8:25
told before Ou	2:-9 4:23 6:18 7:10 8:-29 9:-8
told before U	0:30 1:-10 2:6 3:-21 5:-7 6:15 9:-6
told before Up	0:19 1:-6 3:-7 6:11 8:-8
told before Us	0:-18 2:-7 4:-6 6:21 8:21 9:-6
told before Uu	0:32 1:-8 3:-20 5:-6 6:7 8:9
told before V	0:45 1:-22 2:9 4:6 5:-9 6:-6 8:-18
told before Vp	0:44 1:-15 2:-9 3:17 4:-11 5:-10 6:-6 8:-7 9:-6
told before Vu	1:-12 2:33 3:-11 5:-7 8:-8
told before attack	0:19 2:-8
told before avoid	0:16 3:18 4:-11 9:-18
told before chase	0:10 2:25 3:-8 4:-6 9:-11
told before fight	0:-6 6:14
told before move	0:-28 1:-16 2:-22 3:-24 4:28 6:37 8:21 9:-6
told before no	0:7 1:-16 7:6 8:8 9:-6
told before play	0:23 1:8 2:-12 3:13 4:-8 5:-8 7:-7 9:-6
told before push	2:-7 3:23 8:-7
told before reach	0:9 2:8 3:-13 5:-59 6:21 8:46
told before shoot	0:-12 2:19
told before sneak	0:8 2:-9 4:13 5:-14 8:12
told before take	0:-24 1:-18 2:47 3:28 4:-14 5:-14 6:-7 8:-9
told before throw	0:-9 1:-11 2:39 4:-6 6:-8 8:-6
told before word:enemy	0:10 2:-6
told it	1:27 2:-6
told it A	1:25 2:-13 3:-6
told it Ap	1:6 3:-11 4:11
told it As	1:31 2:-9
told it Au	0:19 1:20 2:-16 3:-9
told it F	2:9 3:16 4:-7 6:-12
told it Fs	0:17 1:12 2:-7 3:-8
told it Fu	1:-10 2:31 3:-8 4:-7 6:-9
told it H	1:25 2:10 3:-13 4:-7 8:-6
told it Hp	0:16 1:-36 2:37 3:-7
told it Hs	0:-6 1:29 2:-8
told it Hu	0:-9 1:43 2:-23
told it N	0:-22 1:32 2:-6 3:-15 4:-13 5:-7 8:19
told it Nu	0:-21 1:33 2:-8 3:-17 4:-12 5:-8 8:20
told it O	0:-15 1:31 2:-17 3:13 4:-13 5:-15 6:8 7:-6
told it Op	1:-30 2:-10 3:61 4:-8 5:-20 6:-12 8:-10
told it Os	0:-12 1:57 2:-8 3:-16 6:-7 8:-15
told it Ou	0:-16 3:-9 6:24 8:6
told it U	0:20 2:-7 3:-14 8:9
told it Uu	0:27 1:-14 3:-7 8:11
told it V	1:13
told it avoid	0:-11 1:-10 2:-7 3:-11 4:39
told it eat	1:14 2:-7
told it move	1:12
told it no	1:43 2:-8 4:-10 5:-6 6:-6
told it over	1:8
told it steal	0:12 1:-9
told it take	0:-8 1:16
told it word:enemy	1:-21 2:28
told later	1:-17 2:15 3:12
told later A	0:32 1:-36 2:40 3:-19 4:13 5:-6 6:-8 7:-7 8:-13 9:-7
told later Ap	0:10 1:-19 2:21 3:-28 4:21
told later As	0:14 1:15 2:-12 6:-7
told later Au	0:28 2:7 3:6 4:-16 8:-11
told later F	0:21 1:-7 2:10 3:-24 4:-12 5:-9 6:21 7:-6
told later Fp	0:-15 1:-17 2:13 4:-6 6:32 8:-7
told later Fs	1:-7 3:14 4:-6 6:-9 8:18
told later Fu	0:36 1:-7 2:-8 3:-7 6:-6
told later H	0:-16 1:-14 2:21 3:-9 5:-7 7:33 8:-8
told later Hp	0:-8 1:-11 2:38 3:-6
told later Hu	1:19 2:-13
told later N	1:28 2:-15 3:-22 4:-25 5:27
told later Ns	0:7 3:-9 4:-8 8:21
told later Nu	0:-17 2:-10 3:-20 4:-17 5:51
told later O	0:8 1:-29 2:-9 3:56 5:-7 6:-13 8:-23
told later Ou	0:32 1:-15 2:-7 3:12 6:-7 8:-16
told later U	0:-7 1:13 2:-28 3:-22 4:20 5:-10 6:-11 7:-7 8:28 9:10
told later Up	0:13
told later Us	0:-9 2:-19 9:38
told later Uu	0:-17 1:16 2:-25 3:-27 4:31 5:-11 6:-8 7:-6 8:31 9:-7
told later V	0:-31 1:-6 2:-17 3:39 4:-19 8:24
told later Vu	0:-30 1:13 2:-24 3:11 4:-26 7:-7 8:44
told later attack	0:-8 1:-16 2:53 3:-24 4:-7 6:-7
told later move	0:28 3:-13
told later no	1:-13 3:11 5:8
told later play	0:-9 1:-9 2:12 3:-9 5:23
told later word:hero	0:-10 1:40 2:-7 3:-9 6:-7
told nobody	7:-6
told nobody A	1:14 2:6 6:-6
told nobody Ap	2:13 3:9 5:-7 7:-7 8:-7
told nobody As	1:23
told nobody Au	1:11 2:8 6:-6
told nobody F	3:15
told nobody Fp	0:-10 3:18 6:8 8:-7
told nobody Fs	1:29 2:-23 3:11 4:16 5:-13 6:-10 7:-12 8:8 9:-8
told nobody Fu	2:-8 3:10 6:9
told nobody H	2:19 8:-7
told nobody Hp	0:-9 1:-8 2:24 4:-6 5:10 6:7
told nobody Hs	0:7 1:24 2:-25 4:-6 5:-9 6:-10 7:24 8:-6
told nobody Hu	0:10 2:21 3:-9 7:-6 8:-7
told nobody N	0:7 1:-7 2:-8 4:13 7:-6
told nobody Np	0:8 1:-8 2:-11 3:11 4:12 5:11 7:-6 9:-7
told nobody Ns	1:-9 2:-10 3:6 4:19 6:-7 7:-7 8:6 9:-6
told nobody Nu	0:7 1:-8 4:11 7:-6 8:7
told nobody O	0:7 9:-6
told nobody Op	1:-11 3:20 4:-7 5:14 7:-6 9:-6
told nobody Os	0:15 2:-6 3:-23 4:8 5:-10 7:21 9:-7
told nobody Ou	0:12 9:-6
told nobody U	0:14
told nobody Up	0:15 1:-9 2:7 3:-9 5:14 6:-9 7:-6 8:-7 9:7
told nobody Us	0:26 1:20 2:-7 3:-26 4:7 5:-10 6:-9 7:-6 9:-6
told nobody Uu	0:11
told nobody V	1:10
told nobody Vp	1:-16 2:30 5:7 7:-8 8:-14 9:-7
told nobody Vs	0:-16 1:43 2:-18 3:-13 4:-19 5:-7 6:-6 8:27
told nobody Vu	0:6 1:17 3:-7 4:11 5:-9
told nobody attack	2:17 3:-12
told nobody avoid	1:21 3:-9
told nobody bring	0:11 1:16 2:-12 3:7 8:-8
told nobody chase	0:-15 2:26 4:-7 6:-6
told nobody cross	1:17 2:-9 5:12
told nobody eat	1:25 2:7 4:-6 6:-6 8:-11
told nobody fall	1:-15 2:10 4:-11 5:26 6:-13 9:-7
told nobody fight	1:20 2:-7 3:-8 4:15 5:-7 8:-15
told nobody guard	0:-18 1:19 2:7 4:9
told nobody hit	1:-11 2:10 3:-6 5:-7 6:12
told nobody love	0:25 1:-16 2:-6 3:8
told nobody make	1:24 2:-12 3:-19 4:8 5:15 6:-6
told nobody match	1:-13 2:-7 3:31 8:-8
told nobody move	1:22 4:-7 7:-6 8:9 9:-6
told nobody no	0:6
told nobody over	1:19 2:-20 3:9 5:13 6:-6 9:-7
told nobody play	1:34 2:-21 3:-12 4:-12 5:-7 8:23
told nobody push	0:-6 1:17 2:8 5:-8 6:-6 7:-6
told nobody race	0:-6 1:30 2:-9 3:-7
told nobody reach	0:-13 2:6 3:12 4:-6 5:14 6:6 7:-6 9:-6
told nobody save	1:14 2:7 3:-7 4:-19 6:-7 8:17
told nobody shoot	1:16 2:10 3:-8 4:-7 8:-7
told nobody sneak	0:-10 1:12 3:18 8:-8 9:8
told nobody steal	0:7 1:21 2:7 3:-11 8:-6
told nobody take	1:14
told nobody throw	1:11 2:-10 3:-7 6:15
told nobody touch	0:14 1:-7 5:7
told nobody victim	1:29 2:-14
told nobody word:boss	0:13 1:-7 2:7
told nobody word:enemy	0:11 1:-7 2:26 3:-12 8:-9
told nobody word:goal	0:9
told nobody word:hero	0:26 1:9 2:-11 3:-10
told nobody word:item	0:24 1:-8 2:-13 3:19 4:-8 6:-6
told nobody word:obstacle	1:-18 2:10 4:-12 6:28 8:-12
w 0.3	0:11 5:-8 6:-6 7:-6
w 0.3 U	0:13 5:-6 7:-6
w 0.4	0:13 2:-6
w 0.4 A	0:54 1:-7 2:-26 3:-13 4:-6 6:19 8:-9
w 0.4 U	0:13 2:-7 5:6
w 0.5	0:41 1:-49 2:-11 3:7 4:-18 5:6 8:32
w 0.5 A	0:25 1:-42 2:-8 3:-8 8:42
w 0.5 O	0:38 1:-8 2:-10 3:24 4:-17 6:-13 8:-19
w 0.8	0:11 1:-6 5:-10 8:12
w 0.8 A	0:12 1:-37 2:15 3:-32 4:30 5:-11 6:-9 8:32
w 0.8 F	0:21 1:-15 2:-12 3:43 4:-15 5:-6 6:-6 8:-9
w 0.8 N	0:9 1:-8 7:-6 8:15
w 0.8 O	0:13 1:7 2:-11 4:8 5:-17
w 1	0:30 1:-37 2:19 4:10 5:-13 9:-6
w 1 A	0:44 1:-52 2:25 3:8 5:-11 6:-8 7:18 8:-14 9:-8
w 1 F	0:19 1:38 2:-25 3:-20 4:17 5:-9 6:13 7:-8 8:-23 9:-8
w 1 N	0:18 1:-12 2:7 3:12 4:-28 5:-17 6:12 8:12 9:-6
w 1 O	1:-24 3:6 4:28 6:-22 8:-8 9:-7
w 1 V	0:37 3:-8 8:-14
w 2	0:32 1:-16 2:-10
w 2 A	0:39 1:-45 6:-9 9:-6
w 2 F	0:16 1:6 2:-8 8:-7
w 2 H	0:60 1:-8 2:-33 3:-7 6:-6
w 2 N	0:58 1:-15 2:-9 3:-41 4:8 6:18 8:-13 9:-6
w 2 O	0:22 1:-8 2:-12 4:-8 6:11 7:-6 8:10 9:-6
w 2 V	0:15 1:-30 2:-22 4:41 5:-11 7:-6 8:8 9:-6
w 3	1:8 4:-8 8:6
w 3 A	1:21 4:-8 6:-7
w 3 F	0:13 1:-8 4:-8 5:8 6:10 9:-7
w 3 H	0:-7 1:13 3:17 4:-7 6:-8 8:-8
w 3 N	0:-11 1:18 2:-32 4:-8 5:10 7:-7 8:31 9:-7
w 3 O	2:11 3:-6 4:-7 6:7 7:-7 8:10 9:-6
w 3 V	1:15 3:13 5:-12 6:-9 7:-8 9:-6
w 4	0:-6 1:8 2:6 3:7
w 4 A	1:14 2:11 6:-6 8:-6
w 4 F	3:16 4:8 6:6
w 4 H	2:18 8:-7
w 4 N	0:-7 1:-6 2:-15 3:13 4:17 5:12 6:-10 7:-6 8:12 9:-6
w 4 O	3:8 5:7 9:-6
w 4 V	1:19 2:7 4:-9 5:6
w+1 A	0:15 1:16 2:13 3:-31 5:-8 7:-6 9:-7
w+1 A A	0:57 2:-30 3:-48 4:29 8:-8
w+1 A F	3:-22 6:28
w+1 A N	2:31 3:-14 4:-7 8:-9
w+1 A O	1:19 3:7 6:-10 8:-7
w+1 A U	0:25 1:-21 2:12 3:-22 4:6 5:-6 6:-9 8:14
w+1 A V	0:-13 1:35 8:-9
w+1 A sov	1:12 2:42 3:-18 4:-17 5:-6 6:-7 8:-20
w+1 A svo	0:16 1:15 2:-9 3:-38 4:11 5:-6 6:19 9:-6
w+1 A v2	0:30 1:9 2:-18 3:-7 4:-7
w+1 F	0:-19 1:27 2:-9 3:14 4:18 5:-6 6:-9 8:-18 9:-6
w+1 F A	0:-12 1:38 3:-16 4:-7
w+1 F F	1:-7 3:17
w+1 F O	0:-33 1:58 4:-6 5:-8 8:-21
w+1 F U	0:39 1:-10 2:-10 3:-6
w+1 F sov	0:-17 4:24 8:-9
w+1 F svo	1:42 2:-22 3:16 5:-9 6:-12 8:-17
w+1 F v2	2:9 3:-9
w+1 H	0:18 2:-13 3:24 4:-8 6:-8 8:-9 9:-7
w+1 H A	1:-6 3:18
w+1 H O	0:40 3:-17 6:-8 8:-7
w+1 H U	0:17 3:-9
w+1 H svo	0:38 1:-13 2:-10 3:7 6:-6 8:-7
w+1 N	0:38 1:8 2:-23 4:-12 5:20 6:-9 7:-6 8:-15 9:-9
w+1 N A	0:14 1:17 2:-29 3:31 4:-7 7:-6 8:-11 9:-10
w+1 N N	0:33 3:-16 8:-15
w+1 N O	0:15 1:-14 2:-8 3:-20 4:-10 5:37 6:-16
w+1 N U	0:61 3:-31 4:-9 8:-9
w+1 N sov	0:-16 1:44 2:-8 3:-25 4:-10 6:-6 8:17
w+1 N svo	0:49 1:-9 2:-18 3:-9 4:-8 5:23 6:-8 8:-16
w+1 N v2	0:7 3:17 4:-7
w+1 O	1:11 2:30 4:-9 6:-15 7:-7 8:-12 9:-8
w+1 O A	0:6 1:32 2:23 3:-31 4:-14 5:-6 8:-12 9:-6
w+1 O F	0:-28 1:-11 2:62 3:-35 4:15 6:-18 8:-6
w+1 O N	0:22 8:-7
w+1 O O	2:-7 3:36 5:-7 6:-8 8:-21
w+1 O U	0:9 1:-25 2:25 4:-10 5:-11 6:-8 8:14
w+1 O sov	0:-32 1:-8 2:67 4:-14 5:-7 6:-16 7:-6 8:-11 9:-6
w+1 O svo	0:18 1:23 2:-13 6:-12 9:-6
w+1 O v2	0:13 1:38 2:-8 3:-34 4:12 5:-9 6:-7 8:-12
w+1 U	0:11 1:7 3:6 7:-7 8:-10 9:-8
w+1 U A	0:7 1:10 2:15 3:-16 4:-18 5:35 6:-8 7:-11 8:-18 9:-10
w+1 U F	0:21 1:-14 2:-8 3:23 4:-19 5:-7 8:8 9:-6
w+1 U H	0:-27 1:-25 3:30 5:-7 6:21
w+1 U N	0:54 1:-14 2:-10 3:6 4:7 5:-9 6:-9 8:-29
w+1 U O	0:-27 1:-20 2:-20 3:-6 4:13 5:-19 6:41 7:-7 8:26 9:-8
w+1 U U	0:17 1:13 2:-12 3:9 5:-6 8:-9
w+1 U V	2:-8 3:-10 4:7 6:-6 8:25
w+1 U sov	1:-27 2:11 3:6 4:20 5:-11 6:-15 7:-8 8:17 9:-8
w+1 U svo	0:16 1:16 2:-11 3:9 4:-7 5:-11 6:12 7:-6 8:-11 9:-7
w+1 U v2	0:6 4:-13 5:41 6:-10 7:-7 8:-18 9:-8
w+1 V	0:-8 1:-19 2:32 3:-12 4:-8 6:-8 8:-17 9:29
w+1 V A	0:14 1:10 2:-8
w+1 V U	0:-32 1:-6 2:23 3:-7 4:-7 6:-7 8:-18 9:45
w+1 V V	0:-7 1:-7 2:30 3:-6
w+1 V svo	0:-7 1:-25 2:48 3:-15 4:-14 6:-9 8:-16 9:22
w+1 a	0:15 1:-19 2:11 3:-23 4:20 5:-9 7:-6 8:15 9:-6
w+1 a A	0:9 1:-32 2:13 3:-10 4:-7 5:-7 6:37 8:-9
w+1 a O	0:24 1:22 2:-11 3:-16 4:15 5:-9 6:-12 8:-16
w+1 a U	0:7
w+1 a V	0:-27 1:-37 2:17 3:-6 8:51
w+1 a sov	0:-8 1:-12 2:11 3:36 4:-17 8:-9
w+1 a svo	0:51 1:-34 2:21 3:-25 4:-14 5:-9 6:17 7:-6 8:-7
w+1 a v2	0:-31 1:29 2:-9 3:-31 4:52 5:-6 6:-10 8:-22
w+1 and	0:-9 1:7 3:15 4:-11 5:6 7:-6
w+1 and A	0:-19 1:27 2:22 3:8 5:-11 6:-7 7:-7
w+1 and F	2:-9 3:31 4:-11 6:-7
w+1 and H	0:-13 1:24 2:10 3:-11 4:-6 5:-7 6:9
w+1 and N	0:-7 1:-11 2:-18 3:15 8:28 9:-7
w+1 and O	0:-15 1:13 2:-13 3:25 4:-15 5:24 7:-6 9:-7
w+1 and U	1:-9 2:15 3:10 4:-11 5:12 6:-14 7:-7 8:-13
w+1 and V	0:-6 1:-40 2:33 3:7 4:10 5:-20 6:-8 7:-6 8:25
w+1 and sov	0:-18 1:36 2:12 3:6 4:-17 5:21 6:-13 7:-7 8:-25 9:-10
w+1 and svo	0:-12 1:13 3:18 4:-11 7:-6
w+1 and v2	3:-20 6:-11 7:-6 8:34 9:-8
w+1 as	1:10 2:10 3:-8 4:-14 6:16 8:-6 9:-9
w+1 as A	1:20 2:-8 3:7 4:-8 6:-9 7:10 8:-8 9:-6
w+1 as F	0:-14 1:-6 3:39 6:-9
w+1 as O	0:-27 1:-10 3:-17 4:-10 5:-10 6:34 8:15
w+1 as U	0:32 3:-18
w+1 as svo	0:-40 1:22 3:12 4:-17 6:13 9:-10
w+1 as v2	0:38 1:-13 3:-12
w+1 at	2:-14 6:29
w+1 at A	0:35 1:8 2:-26 3:-39 4:-14 5:-7 7:46 8:-10
w+1 at F	0:-14 1:-13 2:-8 6:50 8:-6
w+1 at H	0:19 1:-7 5:-15 6:22
w+1 at N	0:28 1:-13 2:-8 3:51 4:-25 5:-10 6:-8 8:-28
w+1 at O	1:-15 2:-10 3:10 5:-14 6:49 8:-11
w+1 at U	0:-31 1:18 2:26 3:-52 4:24 5:-14 6:-8 7:-8 8:33 9:-8
w+1 at V	0:-15 2:-42 4:-6 5:47 6:18
w+1 at svo	2:-18 3:-7 5:-6 6:30
w+1 at v2	0:-13 1:-13 4:-14 5:7 6:22 7:-6 8:11 9:-6
w+1 attack	0:7 1:-8 2:34 3:-9 6:-7 8:-10
w+1 attack A	1:-29 2:54 3:-11 4:-9
w+1 attack F	0:-17 1:16 2:22 3:15 4:-23 5:-8 6:-11 8:-9
w+1 attack H	0:-7 1:-9 2:26
w+1 attack N	0:30 1:-6 2:-24 3:-8 4:29 5:-7 8:-20
w+1 attack O	0:30 2:-13 3:-22 4:-7 5:28 6:-8 8:-10
w+1 attack sov	0:11 1:-12 2:-6 3:27 4:-12
w+1 attack svo	2:36 3:-24 4:9 6:-6 8:-10
w+1 attack v2	0:-9 1:-14 2:33 4:-9
w+1 avoid	1:12 4:-9 5:6
w+1 avoid A	0:-9 1:12 2:6 3:18 4:-8 9:-6
w+1 avoid F	0:-13 1:63 3:-8 4:-24 6:-13
w+1 avoid H	0:-10 1:-9 2:15 3:-12 5:-7 9:28
w+1 avoid N	0:22 8:-18
w+1 avoid O	1:-14 2:-7 3:6 4:-12 5:-8 6:-11 8:37
w+1 avoid U	0:-33 1:20 2:-20 3:-19 5:54 8:-12 9:-8
w+1 avoid V	0:29 1:-11 4:-7
w+1 avoid sov	0:-10 1:-55 2:47 3:20 4:-7 5:6 8:-6 9:-6
w+1 avoid svo	0:-7 1:32 2:-11 4:-8 6:-7 9:8
w+1 avoid v2	0:13 1:10 3:7 4:-7 5:-6 9:-9
w+1 bring	0:8 1:11 2:-14 3:22 5:-6 8:-9
w+1 bring A	1:36 2:-8 3:-13 4:-7
w+1 bring F	0:7 1:-11 3:20 4:-7
w+1 bring H	0:7 1:17 2:-29 3:15
w+1 bring N	0:-15 1:-20 3:31 4:13 8:-8
w+1 bring O	0:11 1:-35 3:40 8:-6
w+1 bring U	0:21 1:-10 2:-7 3:-9 4:24 5:-6 8:-13
w+1 bring V	0:26 1:-6
w+1 bring sov	1:-7 3:13 4:14 6:-8
w+1 bring svo	0:16 1:13 2:-11 3:14 4:-7 8:-8
w+1 bring v2	0:-11 2:-7 3:11 4:13
w+1 but	0:-6 1:-17 2:-32 3:29 4:10 7:-7 8:32 9:-7
w+1 but A	0:14 1:-18 2:-42 3:35 4:42 6:-7 7:-10 8:-16 9:-8
w+1 but F	0:13 1:-6 4:-10 6:-16 8:25
w+1 but H	0:45 2:-36 3:6
w+1 but N	0:-29 2:-13 3:-19 4:17 5:24 6:-7 8:23
w+1 but O	0:-30 1:-8 2:-23 3:7 4:30 5:-15 6:6 7:-7 8:24 9:-6
w+1 but U	0:-21 1:-21 2:14 3:-21 4:-16 5:-27 6:49 8:29
w+1 but svo	0:-12 1:-15 2:-37 3:38 4:26 5:-12 6:7 7:-8 8:21 9:-7
w+1 but v2	0:22 1:-27 4:-19 8:30
w+1 by	0:14 1:-23 2:27 3:-9 5:-8
w+1 by A	0:30 1:-26 2:17 3:-9
w+1 by svo	0:-8 1:-8 2:29 3:-7
w+1 chase	0:-7 1:15 2:22 4:-8 8:-6
w+1 chase A	0:-12 2:30 4:-8 9:-8
w+1 chase H	1:32 2:-19 3:-6
w+1 chase U	2:7
w+1 chase svo	1:17 4:-6 8:-6
w+1 chase v2	0:-6 1:18 3:-7
w+1 comma	0:8 3:8
w+1 comma A	2:16 3:16 5:-7 8:-10 9:-6
w+1 comma F	0:10 2:-12 5:-10 7:-6 8:10
w+1 comma H	0:-12 1:-10 2:21 3:-21 4:-9 6:33 7:-7 8:-10 9:-8
w+1 comma N	0:11 1:-12 2:-9 4:19 5:-9 6:7
w+1 comma O	1:14 2:-14 3:17 6:-12 7:-6 8:11 9:-6
w+1 comma U	0:14 1:-7 2:-6 3:6
w+1 comma V	0:18 1:10 2:-13 3:13 4:10 5:-7 8:-19
w+1 comma sov	0:17 3:8 5:-7 8:-8 9:-6
w+1 comma svo	0:6 3:8 5:-6
w+1 comma v2	0:26 1:-8 3:25 6:-11 7:-6 8:-14 9:-6
w+1 cross	0:-7 1:18
w+1 cross A	0:-8 1:23
w+1 cross svo	0:-9 1:27
w+1 eat	2:18 3:10 5:-15 6:-7
w+1 eat A	0:-7 2:31 3:-11
w+1 eat F	0:-16 2:-12 3:15 4:23 6:-10 8:-7
w+1 eat N	0:10 1:-11 3:23 4:-6 8:-7
w+1 eat O	0:12 1:15 2:-8 3:-16 4:-6 5:-13 8:16
w+1 eat V	1:22 2:-7
w+1 eat sov	0:-17 1:-31 2:16 3:47 4:-7 8:-7
w+1 eat svo	1:19 2:12 3:-13 4:-10 5:-8 6:-6
w+1 eat v2	0:-6 1:-8 3:18 4:26 5:-20 6:-6 8:-9
w+1 edge	3:7
w+1 edge A	0:-8 1:19 2:6 3:15 4:-6 5:-7 6:-6 8:-8
w+1 edge F	0:-21 3:14 4:10 6:6
w+1 edge H	0:-10 1:10 2:26 4:-6 5:-7 6:-9
w+1 edge N	0:10 2:-24 3:-6 4:15 6:-10 7:-7 8:31 9:-7
w+1 edge O	0:12 1:-14 5:16 7:-7 9:-6
w+1 edge U	0:17 1:-15 2:8 4:14 5:-12 6:-7 7:-8 9:-6
w+1 edge V	0:9 2:25 3:-16 4:-12 5:-10 6:8 7:12 8:-15
w+1 edge sov	0:39 1:19 2:-27 3:-27 4:10 5:-13 6:-12 7:26 8:-15 9:-6
w+1 edge v2	0:-10 1:9 2:27 4:9 5:-17 6:-9 9:-6
w+1 fall	1:-11 2:8 4:-14 6:7 7:7 9:-7
w+1 fall A	0:31 1:-24 3:-14 4:-6 5:-7 7:22
w+1 fall F	0:-10 2:-10 3:19 5:21 6:-11
w+1 fall H	2:22 3:-7 5:-6
w+1 fall N	0:-29 1:-12 2:-19 3:-27 4:-10 5:20 6:14 7:-6 8:41
w+1 fall O	0:9 2:13 5:-6 8:-8
w+1 fall U	0:19
w+1 fall V	0:-11 1:14 2:19 3:-8 8:-15
w+1 fall sov	2:-9 3:-8 4:-7 5:-13 6:40 8:-10
w+1 fall svo	0:-15 1:-8 2:12 3:-17 4:-14 5:24 6:-16 7:21 8:7 9:-8
w+1 fall v2	1:-15 2:-14 3:36 8:-9
w+1 fight	0:7 2:-6 3:-8 4:-6 6:23 8:-7
w+1 fight A	0:11 1:24 3:-6 6:-11
w+1 fight F	0:-7 1:-10 3:-9 6:34
w+1 fight O	0:-6 1:-19 3:-8 6:34
w+1 fight U	2:-6 6:22
w+1 fight sov	0:33 1:-15 2:-10
w+1 fight svo	1:14 2:-19 3:-10 4:-7 6:33 8:-7
w+1 fight v2	0:-12 2:25
w+1 for	1:-17 2:-7 3:-11 4:33 5:8 6:-10 7:25 8:-25 9:-6
w+1 for A	0:8 3:-6
w+1 for N	0:7 4:30 5:-8 8:-21
w+1 for O	0:-14 1:-7 2:-14 4:14 5:11 6:-8 7:22 8:-11
w+1 for U	0:27 1:-6 3:-6
w+1 for sov	0:24 3:-6
w+1 for svo	0:-14 1:-19 3:-12 4:29 5:12 6:-11 7:37 8:-25 9:-7
w+1 from	1:-13 4:22 5:-9 6:-11 7:-7 8:10 9:10
w+1 from A	0:32 1:-15 2:17 3:-11 4:21 5:-8 6:-7 7:-9 8:-20
w+1 from F	0:-14 1:-14 2:-19 4:56 5:-6 6:-14 9:-6
w+1 from H	0:-10 1:-19 2:38
w+1 from N	0:8 1:-7 2:-13 4:-21 5:-17 6:-8 8:18 9:26
w+1 from O	2:-13 3:10 4:11 5:-15 8:12 9:-6
w+1 from U	0:-15 4:-20 6:-17 7:-6 8:54 9:-9
w+1 from V	0:26 1:-12 3:-7
w+1 from sov	0:18 1:-16 2:31 3:-23 4:-17 5:-8 6:-9 7:-6 8:33 9:-8
w+1 from svo	2:-6 3:13 4:32 5:-10 6:-12 7:-6 8:-10 9:6
w+1 from v2	0:6 1:-22 2:-18 4:20 5:-13 6:7 7:-6 8:9
w+1 game	0:68 2:-14 3:-31 4:-10 8:-9
w+1 game A	0:15 1:28 2:-16 3:-12
w+1 game O	0:40 1:-10 3:-14 4:-7
w+1 game U	0:24 3:-10
w+1 game sov	0:22 1:8 2:-8 3:-9
w+1 game svo	0:61 2:-13 3:-27 4:-8 8:-8
w+1 guard	0:-11 1:33 2:17 3:-7 4:-16 8:-6
w+1 guard A	0:-7 1:6 2:27 3:-6 4:-14
w+1 guard H	1:18 2:-11
w+1 guard sov	0:-6 1:35 2:-6 3:-18 4:6
w+1 guard svo	0:-7 1:17 2:14 3:-7 4:-13
w+1 guard v2	1:23 4:-6
w+1 hit	0:16 1:-18 2:-7 3:11 6:12
w+1 hit A	0:29 1:-21 2:14 3:-6 8:-7
w+1 hit O	0:32 3:-14 8:-8
w+1 hit U	0:-17 2:-16 3:-10 6:37
w+1 hit sov	0:7 1:-19 2:14 3:30 6:-18 8:-9
w+1 hit svo	0:8 1:-10 2:-21 3:-9 6:20 8:17
w+1 hit v2	1:-10 2:30 3:-13
w+1 if	0:24 3:-14 8:-7
w+1 if A	0:-13 1:14 2:16 3:-9
w+1 if U	0:26 1:-6 8:-6
w+1 if svo	0:6 1:15 2:13 3:-14 8:-10
w+1 in	0:10 2:-8 3:13 7:-7
w+1 in A	0:-10 1:11 3:18 4:-8 6:-6 7:-8 8:-11 9:15
w+1 in F	0:11 1:-8 2:-12 4:8 5:8 6:-17 9:7
w+1 in H	1:-25 2:41 3:-13 6:7 8:-7
w+1 in N	1:-16 2:-18 3:37 4:-10 5:-9 6:-10 7:-6 8:30 9:-10
w+1 in O	0:15 1:6 2:-13 3:24 5:-12 9:-6
w+1 in U	0:33 1:-28 2:-14 3:-34 5:9 6:12 8:6 9:13
w+1 in V	0:7 1:45 2:-13 3:-9 4:-12 8:-14
w+1 in sov	0:24 1:-33 2:16 3:-24 4:8 5:-13 6:-8 7:-7 8:30 9:-7
w+1 in svo	0:6 1:10 2:-21 3:17 4:-8 7:-7 8:-6
w+1 in v2	1:-14 3:12 4:19 5:7 6:-16 7:-7 8:-16 9:9
w+1 is	0:26 1:9 2:-12 3:-25 4:8 6:6 7:10 8:-14 9:-6
w+1 is A	0:19 1:-37 3:8 4:24 5:-7 6:-10 7:9 8:-11 9:-7
w+1 is F	0:51 1:-13 2:-9 3:-58 4:-7 6:36
w+1 is H	0:20 2:-14
w+1 is N	0:-10 1:23 2:7 3:-23 4:27 6:-6 8:-22
w+1 is O	0:55 1:-27 2:-17 4:-6 5:11 6:-9 8:-9
w+1 is U	0:9 1:45 2:-18 3:-17 4:-16 6:-6 8:-10
w+1 is V	0:17 1:16 2:-9 3:-7 4:-10
w+1 is sov	1:31 2:-11 3:-14 4:21 5:-13 6:-7 8:-14
w+1 is svo	0:37 1:-25 3:-14 7:12 8:-12 9:-6
w+1 is v2	0:10 1:33 2:-6 3:-27 4:11 5:-7 7:-10 8:-7
w+1 kind	0:6 3:18 4:-8 5:9 6:-6 8:-11
w+1 kind A	0:-9 1:7 2:-10 3:27 4:-6
w+1 kind F	3:17
w+1 kind N	0:14 1:-11 3:-12 5:18 8:-8
w+1 kind O	0:-9 3:19
w+1 kind U	0:19 1:-6 3:-8
w+1 kind sov	0:10 2:9 4:-7
w+1 kind svo	2:-6 3:19 4:-9 8:-8
w+1 love	0:12 1:-10 3:7
w+1 love svo	0:9 1:-6 3:10
w+1 make	0:7 1:22 2:-13 3:-21 8:17
w+1 make A	1:19 2:-13 3:-15 4:-18 8:27
w+1 make N	0:-18 1:14 3:-23 4:34 8:-14
w+1 make U	0:37 1:-8 3:-13 4:-7 8:-6
w+1 make sov	0:14 1:-7 3:6
w+1 make svo	0:8 1:18 2:-10 3:-20 4:-11 8:21
w+1 make v2	0:-16 1:10 2:-7 3:-12 4:26 8:-8
w+1 many	0:41 1:-17 3:-14 4:-6 5:-12 6:20 8:-8
w+1 many A	0:27 1:-38 2:41 3:-12 4:-10 8:-7
w+1 many F	3:19 4:-21 6:12
w+1 many N	0:43 3:-9 4:-14
w+1 many O	0:15 1:-13 2:-18 3:-12 4:31 5:-19 6:24 8:-20
w+1 many U	0:53 1:-10 2:10 3:-24 4:-11 6:-9
w+1 many sov	0:14 1:-16 2:-15 5:-7 6:14 7:-6 8:19
w+1 many svo	0:32 1:-30 2:27 4:-8 5:-18 6:12 7:-6 8:-18
w+1 many v2	0:24 3:-9 4:-6
w+1 match	1:-15 2:-7 3:7 4:20 5:-8 6:-8 8:-11 9:20
w+1 match A	0:-15 1:-16 3:38
w+1 match O	3:-17 4:10 5:-11 6:-9 8:-10 9:34
w+1 match sov	3:-12 9:26
w+1 match svo	1:-16 2:-8 3:34
w+1 me	0:-8 1:-19 2:62 4:-13 5:-10 8:-12
w+1 me A	0:-18 2:54 3:-14 4:-8
w+1 me F	2:-7 3:-12 6:25
w+1 me N	0:-20 2:55 3:-25 4:6 5:-20 6:-7 8:-7
w+1 me O	0:-8 2:46 3:-14 4:-18 5:-6 6:-6
w+1 me U	0:-20 1:-6 2:41 3:-6 8:-6
w+1 me sov	0:-34 1:-11 2:77 3:-20 4:-11 5:-14 6:-8 8:-8
w+1 me svo	1:-12 2:55 3:-23 4:-19 5:-10 6:10 8:-13 9:-6
w+1 me v2	0:-14 3:-6 4:29
w+1 move	1:9 2:-13 3:-10 4:7 6:-8 7:-7 8:25
w+1 move A	1:-13 2:-15 3:9 4:15 5:-7 6:-8 7:-8 8:18
w+1 move F	0:-23 1:7 2:21 3:-22 4:-19 5:-9 6:50 7:-7 8:-29 9:-9
w+1 move N	0:7 1:-7 2:-9 3:-12 4:-19 5:-8 8:45
w+1 move O	2:-17 3:10 4:-13 6:-16 8:31 9:-6
w+1 move U	2:-12 3:36 4:15 5:6 6:-9 8:-39
w+1 move V	1:39 2:-16 3:-8 8:-12
w+1 move sov	0:21 1:12 2:-38 3:-36 5:-14 6:34 7:-7 8:13 9:-6
w+1 move svo	0:6 2:6 4:7 5:-6 6:-11 7:-8
w+1 move v2	0:-10 1:31 2:7 3:-15 4:-11 5:10 6:-6 8:-11
w+1 must	0:7 1:7 2:27 3:-24 4:-7 6:7 7:-13 8:-7 9:-7
w+1 must A	0:17 1:31 2:19 3:-31 4:-15 5:-6 7:-7 8:-7 9:-6
w+1 must N	0:44 2:-9 3:17 4:-44 5:14 8:-19
w+1 must O	0:12 1:-11 2:-9 4:-7 6:25 8:-8
w+1 must U	0:-19 3:-7 6:-6 8:42
w+1 must V	0:7 2:-17 4:19 8:-8
w+1 must svo	0:10 1:10 2:13 3:-16 7:-13 9:-6
w+1 must v2	0:10 2:47 3:-15 4:-24 5:-8 6:-6 8:-12
w+1 my	0:24 3:-14
w+1 my O	0:19 3:-11
w+1 my svo	0:18 3:-9
w+1 not	0:9 2:-25 3:-26 5:48 7:-9 9:-9
w+1 not A	0:8 1:-27 2:-47 3:-28 5:38 7:-10 8:44 9:-7
w+1 not F	0:12 1:-15 2:-22 3:-13 4:34 5:-13 6:20 8:-16
w+1 not H	0:9 1:37 2:-38
w+1 not N	0:-11 2:-19 3:-15 4:-13 5:77 6:-9 8:-32
w+1 not O	0:41 1:19 3:-14 4:-26 5:-7 6:-7 8:-6
w+1 not U	0:-23 1:-18 2:20 3:26 4:-6 5:17 6:-9 8:-15 9:-6
w+1 not sov	0:14 3:-13 4:-18 5:33 8:-8
w+1 not svo	2:-19 3:-12 4:17 5:34 7:-9 8:-14 9:-8
w+1 not v2	0:24 1:-16 2:-10 3:-26 5:15 8:15
w+1 obj	1:-18 3:18 4:8 7:-6 8:-13
w+1 obj A	0:-9 2:11 3:24 4:6 6:-10 7:-7 8:-9 9:-8
w+1 obj F	0:-7 1:-7 2:-11 3:18 5:-7 6:29 8:-9
w+1 obj H	0:10 3:-10 4:-11 5:17 6:6
w+1 obj N	1:-6 2:-10 4:24 5:-13 6:-7 8:9
w+1 obj O	0:-8 1:-12 3:39 4:-10 5:16 8:-24 9:-6
w+1 obj U	0:-19 1:-18 3:24 6:12 7:-7 8:-20 9:6
w+1 obj V	0:13 1:-17 3:21 4:-8 5:-6 8:-7
w+1 obj sov	1:-12 2:9 3:20 4:6 8:-11
w+1 of	0:22 1:-8 2:7 6:-12 7:-6 9:-6
w+1 of A	0:29 2:10 3:-7 7:-6 8:-10 9:-6
w+1 of F	0:6 1:-24 2:7 3:54 4:-17 5:-11 6:-11 8:-11
w+1 of H	2:35 3:-6 4:-7 5:-6 6:-9 8:-6
w+1 of N	0:25 1:36 2:-14 3:-30 6:-8 8:-15 9:-7
w+1 of O	0:22 1:-19 2:-12 3:9 5:-9 6:-9 7:-6 8:24
w+1 of U	0:44 1:-15 2:-20 3:-24 4:-26 6:-11 8:39 9:-6
w+1 of V	0:-34 1:7 2:49 3:-13 4:-14 5:7 8:-12
w+1 of sov	0:19 2:6 3:-7 6:-11 8:13 9:-6
w+1 of svo	0:35 1:-8 3:14 5:-10 6:-10 8:-10
w+1 of v2	0:-19 2:-25 3:-21 4:13 5:43 8:10
w+1 or	0:11 1:-12 4:-15 6:-7 8:25
w+1 or svo	0:12 1:-13 4:-23 6:-6 8:26
w+1 over	0:-7 5:25 6:-7 8:-10
w+1 over A	1:27 2:-8 3:-6
w+1 over F	0:-8 5:19 6:-6 8:9
w+1 over N	0:-15 4:30 8:-10
w+1 over O	0:7 1:14 3:-12 5:6 8:-6
w+1 over U	1:-20 2:16 3:26 4:-18 5:8 6:-6 8:-12
w+1 over sov	0:-26 2:40 3:-20 5:34 6:-9 8:-18
w+1 over svo	0:-6 1:21 2:-9 5:-6 8:6
w+1 over v2	0:8 1:-17 3:22
w+1 play	0:30 1:20 2:-11 3:-15 5:-14
w+1 play A	1:34 2:-31 3:-6 4:16
w+1 play O	0:31 3:-6 8:-12
w+1 play sov	1:24 2:-29 3:-6 4:13
w+1 play svo	0:32 1:-16 2:7 3:-14 4:-8 5:-12 8:14
w+1 push	0:-8 1:20 5:-8 6:-6 7:-6
w+1 push A	2:-8 3:36 4:-15 8:-8
w+1 push U	0:-17 1:11 2:27 3:-28 4:-15 5:-6 8:23
w+1 push V	1:22 3:-6
w+1 push svo	0:-9 1:36 2:-16 3:-15 4:18 5:-6 8:-11
w+1 push v2	0:-7 1:-13 2:10 3:12 4:-11 8:13
w+1 race	0:-7 1:25 3:-7
w+1 race A	1:16 2:-6
w+1 race sov	1:7
w+1 race svo	1:15
w+1 reach	0:-11 3:8 4:23 8:-7
w+1 reach A	0:-18 1:47 2:-13 3:-23 4:19
w+1 reach F	2:-6 3:7 4:18 8:-6
w+1 reach N	0:18 3:12 4:6 5:-10 8:-9
w+1 reach O	0:-14 1:-9 2:-6 3:-13 4:18 5:6 6:23 8:-6
w+1 reach U	0:-18 1:-6 2:-8 3:-14 4:-7 5:27 8:18
w+1 reach V	0:-13 1:-11 3:27 4:24 5:-6 8:-24
w+1 reach sov	2:-7 3:-11 4:51 5:-12 8:-15
w+1 reach svo	0:-8 1:9 2:-6 3:11 8:7 9:-6
w+1 reach v2	5:-6 6:13
w+1 rel	0:-6 1:17 3:7 4:7 6:-11 8:-8 9:-8
w+1 rel A	1:32 4:-9 7:6 8:-11 9:-6
w+1 rel F	1:40 2:28 3:-14 4:-28 5:-9 6:-17 8:-11
w+1 rel H	0:21 1:9 2:-7 3:-10
w+1 rel N	0:-19 1:20 4:-15 5:44 6:-11 8:-21
w+1 rel O	0:21 2:10 3:8 4:10 5:-17 6:-9 8:-25
w+1 rel U	0:-37 1:-16 2:22 3:31 4:10 5:-6 6:-11 9:-6
w+1 rel V	0:15 1:-39 2:-9 3:-11 4:42
w+1 rel svo	0:-7 1:19 3:10 5:-6 6:-10 9:-8
w+1 save	0:-12 3:-7 4:14 6:20 8:-7
w+1 save A	0:-8 1:21 2:-6
w+1 save O	0:6 6:12
w+1 save svo	1:16 3:-6 4:-6 6:11
w+1 save v2	1:11
w+1 shoot	1:7 2:12 3:-6 5:-6 8:-6 9:-6
w+1 shoot A	1:30 2:-11
w+1 shoot H	1:-6 2:26
w+1 shoot O	0:12 1:23 2:-8 8:-16
w+1 shoot V	0:7 1:-14 2:12 8:14
w+1 shoot svo	0:16 2:12 3:-8 4:-6 9:-7
w+1 shoot v2	0:-11 1:7 6:16 8:-6
w+1 sneak	0:-19 1:-12 2:21 3:14 5:-13 6:-6 7:-6 8:6 9:8
w+1 sneak A	0:-8 1:-7 2:24 4:-6 8:-8 9:6
w+1 sneak O	0:-20 1:13 2:-14 4:14 5:-19 8:29
w+1 sneak svo	0:-6 2:-17 3:29 4:17 8:-6
w+1 sneak v2	0:-15 1:13 2:32 3:-13 4:-16 5:-16 8:12
w+1 steal	0:-7 1:26 2:-6 4:-8 8:12 9:-7
w+1 steal A	2:9 3:9 8:-6
w+1 steal F	0:16 3:6
w+1 steal U	2:-12 3:-18 8:38
w+1 steal sov	1:-18 3:-12 8:36
w+1 steal svo	1:26 3:-9
w+1 steal v2	0:-8 1:11 2:10
w+1 stop	1:11 2:-12 4:9 5:-13 6:-8 8:6 9:-8
w+1 stop A	1:-17 2:11 3:16 5:-13 6:-7 9:-11
w+1 stop F	0:38 1:-9 4:-10 5:-6 6:-8
w+1 stop H	0:17 1:-6 4:7 5:-7 6:-6
w+1 stop N	0:-31 1:50 3:-12 4:-18 6:19 7:-10 8:-14 9:-8
w+1 stop O	0:6 1:8 2:-19 3:-13 4:30 5:-15 6:-23 7:27 8:-6 9:-6
w+1 stop U	0:22 1:6 2:-9 3:7 4:-22 5:-13 6:-10 7:-8 8:23 9:-8
w+1 stop V	0:-16 1:34 2:-14 3:-11 4:-31 8:31
w+1 stop sov	0:10 3:27 4:-11 5:-8 6:-8 8:-11
w+1 stop svo	0:20 1:12 2:-14 3:-21 4:14 6:-6 7:6 9:-7
w+1 stop v2	0:-21 1:17 2:16 3:8 4:-23 5:-24 6:-12 7:8 8:24 9:-11
w+1 subj	0:-6 1:13 2:11 4:-8 6:-7 8:6
w+1 subj A	0:-7 1:17 2:18 8:-9
w+1 subj F	0:-11 1:22 2:-12 4:-7 5:-6 6:13 8:-10
w+1 subj H	0:-7 2:21 3:-10
w+1 subj N	0:-17 1:-6 2:-11 3:-12 4:-8 5:15 8:34
w+1 subj O	0:36 1:-23 2:-15 4:-13 5:43 6:-12 8:-27
w+1 subj U	0:-9 1:-25 2:31 3:17 4:-16 5:-11 6:-11 7:-6 8:11 9:-7
w+1 subj V	0:-11 1:12 2:19 4:-10
w+1 subj sov	1:21 2:10 4:-7 8:-11
w+1 take	1:8 3:13 4:-8 5:-7 8:7
w+1 take A	0:6 1:13 3:-7
w+1 take F	0:25 1:10 2:-8 4:-15 6:-10 8:-7
w+1 take H	1:37 2:-26
w+1 take N	1:-12 2:41 3:-16 4:-19 5:-32 8:27
w+1 take O	0:15 1:-32 2:-11 3:64 4:-8 5:-12 6:-7 8:-20
w+1 take U	0:-39 1:-7 2:-6 3:48 4:-8 5:-12 8:18
w+1 take V	0:16 1:14 4:-8 8:-7
w+1 take sov	1:-35 2:9 3:51 4:-19 5:-8 6:-10 9:-6
w+1 take svo	0:7 1:22 4:-8 5:-7
w+1 take v2	2:-19 3:38 8:-6
w+1 the	0:8 2:19 3:-11 6:6 9:-8
w+1 the A	0:9 1:15 2:6 3:-25 4:11 8:-8 9:-7
w+1 the F	0:-31 1:-29 2:-15 3:27 5:-7 6:45 7:-6 8:-8
w+1 the H	0:-7 1:13
w+1 the N	1:-6 2:22 3:-19 4:-19 5:-8 8:21
w+1 the O	0:28 1:-19 2:49 4:-19 5:-11 6:-14 8:-22
w+1 the U	0:8 1:-11 2:-14 3:33 4:-7 5:8 8:-13
w+1 the V	2:-14 3:-8 4:37 8:-13
w+1 the svo	0:21 1:-12 4:10 5:-10 6:-8 9:-7
w+1 the v2	0:9 1:8 2:28 3:-23 4:-22 5:7 6:15 7:-6 8:-12
w+1 throw	0:-6 1:6 2:7 3:-8 4:-8 5:-7 6:29 7:-6 8:-9
w+1 throw A	1:15 2:10 3:-14 6:-6 7:-6
w+1 throw F	1:-27 2:-10 3:31 4:-10 6:6 8:-10
w+1 throw H	0:-6 1:20 2:-12 6:9
w+1 throw O	0:9 1:-10 2:24 3:-30 4:-12 6:24 8:-12
w+1 throw U	0:11 1:-21 2:-9 3:-13 6:39 8:-7
w+1 throw sov	0:-7 1:-21 2:19 4:-17 5:-11 6:37 8:-17
w+1 throw svo	0:-6 1:9 2:7 3:-10 4:-12 6:27 8:-6
w+1 throw v2	1:-22 2:-20 3:-16 4:14 6:40 8:-10
w+1 to	3:7 5:6 6:-8 7:-6 8:8 9:-8
w+1 to A	0:-15 2:28 3:16 4:7 6:-8 7:-9 8:-17 9:-16
w+1 to F	0:18 1:-7 2:-8 3:6 4:-16 5:8 6:-11 8:15
w+1 to H	0:-14 3:-6 4:-6 5:29 6:-8
w+1 to N	0:46 1:-10 2:-6 3:-19 4:-17 5:24 6:-9 8:-7 9:-6
w+1 to O	0:-24 1:18 2:-26 4:10 6:10 7:-7 8:21 9:-8
w+1 to U	1:-13 2:-24 3:22 4:25 5:-10 6:-7 8:15 9:-6
w+1 to V	0:16 1:-6 2:23 4:-10 5:-7 6:-6 8:-8
w+1 to sov	0:7 1:-11 2:31 3:-21 4:21 6:-10 9:-6
w+1 to svo	0:7 1:-9 2:-9 3:15 4:-25 5:19 7:-6 8:21 9:-9
w+1 to v2	0:-35 1:14 2:-31 3:38 4:41 7:-7 8:-30 9:-6
w+1 touch	0:6 1:-11 2:8 3:11 5:-9 6:8
w+1 touch O	0:-14 3:-21 5:10 6:32
w+1 touch U	0:12
w+1 touch sov	0:-18 1:-8 2:12 3:-16 5:23 6:12
w+1 touch svo	0:6 3:15 5:-7
w+1 touch v2	0:20 1:-6
w+1 victim	0:10 2:15 3:-6 6:-6
w+1 victim svo	0:10
w+1 vs	1:44 2:-40 3:-23 4:17 5:-9 6:13 7:-6 8:-18 9:21
w+1 vs A	0:-7 1:54 2:-38 3:-21 4:-8 9:28
w+1 vs F	0:-25 1:38 2:-13 3:-10 6:8 8:-6
w+1 vs N	0:-6 1:30 3:-12 4:52 5:-16 6:-6 8:-47
w+1 vs O	0:18 1:13 3:-11 4:16 5:-7 6:-9 8:-18
w+1 vs U	0:-26 1:-8 4:-6 6:10 8:37
w+1 vs V	0:42 1:-24 2:-6
w+1 vs sov	1:30 2:-18
w+1 vs svo	0:-8 1:58 2:-32 3:-28 5:-11 6:8 7:-6 9:20
w+1 vs v2	0:10 1:-16 2:-21 3:16 4:33 5:-6 6:-16 8:-18 9:12
w+1 with	2:8 4:15 7:-7 8:-10 9:-7
w+1 with A	2:45 3:-20 4:18 5:-10 6:-15 7:-9 8:-14 9:-8
w+1 with F	0:-13 1:-15 2:7 3:26 4:16 5:13 6:-20 8:-17 9:-6
w+1 with H	0:17 2:20 3:-14 6:-10
w+1 with N	0:-21 1:-22 2:-10 3:10 4:20 5:22 6:-11 8:9
w+1 with O	0:32 1:-24 2:-22 3:-18 4:15 5:-17 6:43 7:-6 8:-16 9:-6
w+1 with U	0:12 1:32 2:-7 3:14 4:-22 5:-11 7:-6 8:-25 9:-7
w+1 with V	2:-7 4:17 8:-6
w+1 with sov	3:-29 4:19 5:-15 6:48 7:-9 8:-21 9:-8
w+1 with svo	0:7 1:-6 2:22 3:-9 4:13 5:8 6:-15 7:-7 8:-7 9:-7
w+1 with v2	0:24 2:-21 3:28 4:-14 5:-6 6:-7 8:-12
w+1 word:boss	0:14 1:-17 2:-24 6:-7 7:40
w+1 word:boss H	2:-7
w+1 word:boss sov	0:8 1:-17 2:-17 7:38
w+1 word:boss svo	0:10 2:-11
w+1 word:enemy	0:20 2:-11
w+1 word:enemy svo	0:21 2:-10
w+1 word:goal	0:21 2:-6 3:-8
w+1 word:goal U	0:23 3:-7
w+1 word:goal svo	0:6 2:-12 4:18
w+1 word:hero	0:6 1:26 2:-6 3:-16
w+1 word:hero O	0:19 1:-6 3:-7
w+1 word:hero svo	1:30 2:-7 3:-12
w+1 word:item	0:18 3:-8
w+1 word:obstacle	1:-6 2:9 4:-11 6:26 8:-12
w+1 word:obstacle v2	1:-8 2:11 4:-12 6:24 8:-15
w+1 x	0:9 2:6
w+1 x A	0:20 2:7 3:-24 6:-7 8:13 9:6
w+1 x F	0:14 3:25 4:-17 6:-21 9:-10
w+1 x H	1:-22 2:20 4:-14 5:18 6:-14 7:20 8:-15 9:-10
w+1 x N	0:-10 1:-22 2:42 6:-13 7:-8 8:16 9:-8
w+1 x O	2:28 4:-9 6:-6 7:-7 8:7 9:-8
w+1 x U	0:17 2:-9 3:7 5:-6 9:-6
w+1 x V	1:14 2:-8 3:8 4:7 5:-15 6:-10 7:-9 8:11 9:-7
w+1 x sov	0:6 1:-10 3:21 5:-11 6:-14 8:9
w+1 x svo	2:15 3:-10 6:-6 8:6 9:-8
w+1 x v2	0:-11 2:-11 3:14 4:8 7:-10 8:-14 9:6
w+1 you	0:27 1:-6 2:20 3:-9 4:13 5:-18 6:-12 8:-16
w+1 you A	0:-13 1:-9 2:41 3:-9 4:-9
w+1 you O	0:44 3:-6 4:-11 5:-8 8:-10
w+1 you U	0:27 3:-6 8:-6
w+1 you svo	0:-21 2:31 3:21 4:-16 5:-8 6:-12 8:-9
w+1 you v2	0:28 1:-7 2:-8 3:-17 4:22 5:-8 8:-10
w+2 A U	0:6 1:-11 2:-7 3:-6 4:28 8:-8
w+2 A at	0:24 1:-7 8:-6
w+2 A comma	0:-6 2:27 3:-10 8:-6
w+2 A edge	0:9 1:29 2:-21 3:-37 4:-18 6:37
w+2 A in	0:-8 1:13
w+2 A to	0:16 1:27 2:-11 4:-19 6:-6 8:-6
w+2 A x	0:-55 1:34 2:-15 3:-16 4:15 6:-12 8:43
w+2 F U	0:25 3:-9
w+2 F at	0:29 1:-12 3:-6
w+2 F take	1:15
w+2 H U	0:13 3:-6
w+2 N U	0:-14 1:28 2:-6
w+2 N comma	0:32 1:-15 2:-12 3:21 5:8 6:-6 8:-25
w+2 N edge	0:50 1:-13 2:-10 3:-12 4:-9
w+2 N in	0:-17 1:7 2:-8 3:-11 4:-17 6:-7 8:41
w+2 N to	0:29 1:-9 3:-6
w+2 O A	1:28 2:-13 3:-10
w+2 O U	0:-19 1:-9 2:-6 3:36 5:-21 8:14
w+2 O and	0:6 1:13 3:-10
w+2 O at	0:30 8:-8
w+2 O comma	0:28 1:-18 2:-11 3:-22 4:16 5:-7 6:-6 8:17
w+2 O edge	4:23 8:-7
w+2 O in	0:-25 1:10 2:41 4:-9 5:-11 6:-11 8:-10
w+2 O obj	0:28 2:8 3:-18 6:-8
w+2 O of	1:14
w+2 O x	0:-26 1:-10 2:53 3:-23 4:-13 5:23 6:-8 8:-11
w+2 U A	0:57 1:-17 2:-14 3:-23
w+2 U O	0:14 1:15 2:-6 3:-9
w+2 U U	0:21 1:-35 3:7 4:-18 5:-8 7:-6 8:36
w+2 U and	1:15 2:-19 3:16 8:-8
w+2 U avoid	0:8 1:18 2:-15 3:-6
w+2 U bring	0:11 2:20 3:-17
w+2 U comma	0:11 1:22 3:-11 4:-9 5:-10 9:-7
w+2 U edge	0:7 1:14 2:-10 3:-15 4:40 5:-9 6:-12 8:-21
w+2 U for	0:-7 1:-15 3:-14 8:33
w+2 U from	0:14 1:-24 2:36 3:-16 8:-7
w+2 U game	0:16 1:-38 2:-18 3:36
w+2 U hit	0:7 2:-14 3:-9 4:-6 6:30
w+2 U if	0:15 1:-6
w+2 U in	0:-20 1:-27 2:-42 3:31 4:-16 5:47 6:31 7:-6 8:-27 9:-7
w+2 U make	0:8 1:-7 3:17 6:-6 8:-7
w+2 U many	0:21 1:-8 3:16 4:-9 6:-10
w+2 U move	0:-22 1:-8 2:-20 3:29 4:-8 5:33 8:-13
w+2 U obj	0:18 1:-6
w+2 U over	0:7 3:-24 4:28
w+2 U stop	0:-13 1:27 2:-6 3:-17 4:17 8:-9
w+2 U subj	0:-10 2:-11 3:35 4:-8 8:-11
w+2 U the	0:-18 1:-16 2:51 4:-8 5:-8 8:-9
w+2 U to	0:9 1:-9 2:-19 4:8 5:-11 6:-15 8:29
w+2 U with	0:28 1:-19 2:-6 3:18 4:-6 8:-6
w+2 U x	1:6 2:43 3:-6 4:-19 5:-7 6:11 7:-7 8:-24 9:-7
w+2 V V	0:-21 1:8 2:39 3:-14 4:-8 8:-7
w+2 a N	3:21 4:-8
w+2 a O	1:19 3:-8
w+2 a U	0:54 1:-35 3:-6
w+2 a x	0:28 1:-40 2:20 3:-15 5:-8 8:25
w+2 and A	0:-21 1:25 2:23 3:13 4:-17 5:10 6:-13 7:-7 8:-22 9:-10
w+2 and F	1:-12 2:-29 3:56 4:-10 6:-9 8:-17
w+2 and H	0:-17 1:-18 2:10 3:-19 4:34 5:22 8:-19
w+2 and N	0:-20 1:-11 3:12 5:-9 6:37 8:-15
w+2 and O	0:-14 1:-11 2:20 3:29 4:-16 6:-21 7:-6 8:14 9:-8
w+2 and U	1:39 2:-10 3:8 5:-7 6:-19 7:-7 8:-17 9:-8
w+2 and V	0:7 1:-30 2:45 3:-15 4:-10 5:13 8:-17
w+2 and a	0:14 1:17 2:27 3:-25 4:-33 5:-11 6:-10 8:17 9:-8
w+2 and avoid	2:-8 3:39 4:12 5:-6 6:-6 8:-24
w+2 and bring	0:-17 2:17 3:41 4:-14 5:-27 8:-7
w+2 and chase	0:22 1:21 2:-29
w+2 and eat	0:-13 3:-10 4:-13 5:35
w+2 and fight	0:-7 2:18 3:14 6:-11
w+2 and from	1:-67 2:-6 3:-11 8:72
w+2 and hit	0:17 1:10 2:-14 3:-11 4:-12 6:-7 8:19
w+2 and make	0:-13 1:9 2:-9 4:-9 5:-10 6:-8 8:29
w+2 and many	0:-16 1:18 2:25 3:-33 4:-10 6:-6 8:27 9:-9
w+2 and me	0:-14 1:22 2:-23 3:-12 4:-36 5:-8 6:-6 8:55
w+2 and move	0:14 2:-23 3:-8 4:-10 5:-7 8:-19 9:43
w+2 and must	1:15 2:9 3:-10 4:23 5:-12 6:-7 8:-16
w+2 and my	1:-12 3:-15 5:30
w+2 and not	0:13 1:-16 2:-6 3:33 4:-10 5:-6 8:-6
w+2 and over	0:29 1:-11 2:17 4:-6 5:-8 8:-17
w+2 and push	0:17 3:11 4:-7 5:-8
w+2 and reach	2:-9 5:23 8:-10
w+2 and rel	0:-9 1:12 2:-14 5:-11 8:30
w+2 and save	1:16
w+2 and shoot	0:39 1:-7 2:-23 3:-16 4:-7 6:-8 8:-7 9:26
w+2 and steal	3:-12 4:-8 8:32
w+2 and take	0:-10 1:-12 3:-37 5:16 8:36
w+2 and the	0:-33 1:-19 2:-15 3:31 4:18 5:18 7:-6
w+2 and throw	0:-8 1:8 4:-13 8:24
w+2 and x	0:-20 2:21 3:9 4:-33 6:24 7:-8 9:-7
w+2 and you	0:33 1:12 2:-27 3:-17 4:7 5:-14 6:-6 8:15 9:-7
w+2 as F	0:9 3:-6
w+2 as at	0:-9 1:17 2:-7 3:12 4:-6 6:-6
w+2 as kind	0:17 3:-8
w+2 as word:enemy	0:-11 2:40 3:-10 5:-9
w+2 as word:obstacle	0:27 1:-23 2:-11 3:-10 4:-7 5:26
w+2 as x	2:-12 4:-12 6:-13 8:26
w+2 at A	1:-8 2:-8 3:-6 4:-10 6:43 8:-9
w+2 at F	0:-39 1:-8 6:-6 8:53
w+2 at H	0:-18 1:12 2:-15 3:-26 6:56
w+2 at N	0:6 1:11 2:-10 3:16 4:-13 5:-7
w+2 at O	1:-9 2:-23 3:37 4:-18 6:15 8:-12 9:-8
w+2 at U	0:13 2:-13 3:-35 4:16 5:-6 6:-12 7:34 8:-16 9:-6
w+2 at V	0:-16 1:21 2:-9 5:-6 6:23 8:-6
w+2 at a	0:21 3:9 4:-6 6:-9
w+2 at comma	0:-9 2:8 3:-18 6:-6 8:27
w+2 at edge	0:-18 2:-33 3:48 4:-8 5:21 8:-8
w+2 at many	0:23 1:-7 3:-8
w+2 at me	0:9 2:26 3:-6 6:-24
w+2 at move	0:-11 1:-16 2:-19 3:-16 6:52
w+2 at my	0:-11 1:-6 3:-8 4:-13 5:-15 8:49
w+2 at the	1:-19 3:-11 4:-10 5:-7 6:32 7:35 8:-18
w+2 at x	0:14 1:29 2:-27 4:13 5:-12 7:-7 8:-16
w+2 attack N	1:-8 2:13
w+2 attack comma	0:11 1:-18 3:-34 4:37 5:20 6:-7 8:-22
w+2 attack edge	0:9 2:10 3:-7
w+2 attack my	1:-24 2:32
w+2 attack stop	0:16
w+2 attack the	0:-9 1:-19 2:44 3:-8
w+2 avoid A	0:24 1:43 2:-32 3:-8 8:-15
w+2 avoid F	1:25 3:-17
w+2 avoid H	0:6 3:14 4:-9
w+2 avoid N	0:-26 1:16 2:-23 3:-10 5:42
w+2 avoid O	0:-6 1:48 2:-26 4:-7
w+2 avoid U	0:-17 1:38 3:-14
w+2 avoid a	3:27 4:-10
w+2 avoid edge	0:-24 1:-35 2:35 3:-16 4:-9 6:-9 8:49
w+2 avoid is	2:14
w+2 avoid the	0:-25 2:33 3:-21 4:20
w+2 avoid x	1:-36 2:47
w+2 bring A	1:-7 3:18
w+2 bring F	0:-7 1:29 2:-6 3:-8
w+2 bring N	1:7
w+2 bring O	0:11 1:7 3:-6
w+2 bring U	0:-8 1:37 2:-12 3:-17
w+2 bring edge	0:-22 1:-6 3:-10 4:45 5:-6
w+2 bring many	0:6
w+2 bring the	0:14 1:9 2:-6 3:-7
w+2 bring to	0:8 2:-12 3:15
w+2 bring with	0:-13 1:-20 3:39
w+2 bring x	0:18 3:-8
w+2 but A	0:-10 2:-7 3:33 4:-7 6:-22 8:15
w+2 but U	0:-16 1:-16 3:21 4:-7 6:-17 8:22
w+2 but avoid	0:-6 2:-20 3:32
w+2 but if	0:-24 3:48 4:-9 8:-8
w+2 but many	4:-17 8:25
w+2 but me	2:-9 3:6 4:-6 8:18
w+2 but not	0:21 1:-14 2:-7 3:21 4:-8 8:-7
w+2 but play	1:-6 2:-6 5:22
w+2 but rel	0:16 1:-6 2:-18 3:-46 4:55 5:-8 8:-7
w+2 but the	0:11 1:15 2:-44 3:7 4:18 5:-12 6:-15 7:-7 8:24 9:-7
w+2 but with	0:-17 1:14 2:25 3:-10 8:-8
w+2 but x	0:-8 1:-40 2:-7 4:20 5:-24 6:46 7:-7 9:-6
w+2 chase A	0:-7 1:59 2:-60 3:18
w+2 chase at	1:-35 2:45
w+2 chase comma	2:14
w+2 chase edge	0:8 1:36 2:-27 4:-6
w+2 chase me	0:8
w+2 chase stop	0:-10 1:-11 2:31 3:-6
w+2 chase the	0:-15 1:-39 2:65 3:-6
w+2 comma A	0:8 1:-13 3:13 4:16 5:-9 6:-12 8:10 9:-6
w+2 comma F	0:-16 1:-12 2:16 3:47 4:-14 6:-6 8:-13
w+2 comma H	0:13 2:27 3:8 4:-15 5:-7 6:-6 8:-20 9:-6
w+2 comma N	0:30 1:-35 2:-32 3:-14 5:-9 6:16 8:43
w+2 comma O	0:7 1:-17 2:7 3:25 4:-7 5:-12 6:-9 7:-6 8:13 9:-6
w+2 comma U	1:-13 2:-22 3:15 4:10 6:-6 7:7 8:9 9:-11
w+2 comma V	1:-23 2:-13 3:25 4:36 5:-6 6:-8 8:-13 9:-6
w+2 comma a	0:34 1:-53 2:24 3:-15 5:25 6:-8 8:-15
w+2 comma and	0:24 1:14 2:-40 3:21 4:6 5:-8 6:-7 8:-6 9:-6
w+2 comma as	0:18 1:-10
w+2 comma at	0:29 1:-6 2:7 3:-16 4:-16 5:34 6:-7 8:-25
w+2 comma avoid	0:-9 1:11 2:-30 3:22 4:-15 5:-12 6:-8 8:28 9:8
w+2 comma but	0:-13 1:-13 2:-15 3:27 4:24 5:20 6:-8 8:-21
w+2 comma comma	0:57 1:-6 2:-13 4:-12 6:-9 8:-10
w+2 comma eat	0:-11 1:31 2:-13
w+2 comma edge	0:45 1:-7 2:-7 3:-7 4:-11 8:-6
w+2 comma fall	0:-10 1:-6 2:-13 3:-16 4:-13 8:46
w+2 comma fight	0:-9 2:18 6:-6
w+2 comma from	0:-33 1:60 2:-7 3:-10 4:-9 5:-6 8:-12
w+2 comma guard	0:33 2:-13 4:-13
w+2 comma hit	0:-11 1:11 2:-6 3:-19 4:-12 5:-7 6:-14 8:47
w+2 comma if	0:41 1:10 2:-9 3:-6 4:-11 6:-11 8:-11
w+2 comma in	0:-22 1:6 2:59 3:-42 4:42 5:-20 6:-10 7:-9 8:-32 9:-6
w+2 comma kind	0:39 1:-8 2:22 3:-26 4:-7 6:-6 8:-7
w+2 comma make	0:-19 1:34 2:-14 3:34 4:-21 5:-6 8:-8
w+2 comma many	0:23 1:12 2:6 3:8 5:-15 6:-7 7:-7 8:-14 9:-6
w+2 comma me	0:-42 1:-18 2:26 3:-18 5:31 6:-18 7:-6 8:18
w+2 comma move	0:-13 1:-26 2:8 3:-38 4:-12 5:33 6:-12 8:11 9:34
w+2 comma must	0:-29 1:-43 2:-7 3:13 4:-10 5:-24 6:45 7:43
w+2 comma not	1:-26 3:-14 4:28 5:-7 6:6 7:-6 8:21 9:-6
w+2 comma of	0:10
w+2 comma play	0:9 1:-20 2:20 4:23 5:-15 6:-8 7:-6 8:-6
w+2 comma push	0:-22 1:7 2:-8 3:-35 4:50 5:-11 8:11
w+2 comma reach	0:-15 2:19 3:13 4:-10 5:16 6:-6 8:-13
w+2 comma rel	0:-41 1:15 2:-14 3:-14 4:-35 5:-15 6:-11 8:54 9:32
w+2 comma save	2:6
w+2 comma shoot	2:20 6:-6
w+2 comma sneak	3:6
w+2 comma stop	0:37 2:-15 3:29 4:-13 5:-18 6:-8 8:-15
w+2 comma take	0:-6 1:29 3:-14 4:-13 5:26 6:-9 8:-11
w+2 comma the	1:7 2:-14 3:45 4:-14 5:-11 7:-8 9:-6
w+2 comma to	0:16
w+2 comma vs	1:-18 3:-51 4:-17 5:-8 6:-6 8:72
w+2 comma with	0:34 1:16 3:-42 4:17 6:-10 8:-12
w+2 comma word:boss	0:-32 1:31 2:25 4:-11 6:-10 7:-8 8:-7
w+2 comma word:enemy	1:26 2:-16
w+2 comma word:goal	0:-16 1:-10 2:14 3:-11 4:-6 5:37
w+2 comma x	0:14 3:21 7:-6 8:-9
w+2 comma you	0:-14 1:-25 2:-11 4:48 5:-9 7:-7 8:13 9:-6
w+2 cross comma	1:9
w+2 cross the	1:7
w+2 cross x	1:9
w+2 eat A	0:-14 1:-14 2:-23 3:56 6:-6 8:-6
w+2 eat F	0:10 1:58 2:-43 3:-17 8:-6
w+2 eat N	1:56 2:-46 3:-8
w+2 eat O	1:12
w+2 eat comma	0:10 1:9 2:-22 3:-45 4:46
w+2 eat edge	0:-14 1:-7 3:53 4:-7 5:-19 8:-8
w+2 eat from	1:10 2:-8
w+2 eat my	1:-50 2:62 3:-11
w+2 eat the	1:-64 2:70
w+2 eat x	0:18 1:-11 2:11 3:-7
w+2 edge edge	3:6
w+2 fall U	0:-8 1:21 2:-11 3:-7 6:17 8:-7
w+2 fall edge	2:-6 5:9 7:18
w+2 fall from	0:6 1:-6 3:11
w+2 fall x	0:-24 1:-17 2:32 3:22 5:-6 8:-6
w+2 fight A	1:8 2:-11 6:18
w+2 fight at	0:6
w+2 fight comma	0:26 1:-18
w+2 fight many	1:15 2:-8
w+2 fight x	0:-18 1:7 2:-10 3:-7 6:36
w+2 for O	2:-18 3:-20 5:33
w+2 for my	0:-10 3:21
w+2 for the	0:6 1:18 2:-6 3:-10
w+2 for x	0:7 2:-6 4:13 7:7 8:-6
w+2 from A	0:-12 2:-10 3:9 4:26 5:-12 6:-17 7:-6 8:19 9:-10
w+2 from F	0:13 1:-18 2:29 4:-10 6:-10 9:-6
w+2 from H	0:-34 1:-16 2:-24 3:-38 4:30 6:-11 8:68 9:-10
w+2 from N	0:-8 1:-12 2:-17 4:-25 6:27 8:-7 9:33
w+2 from O	0:15 1:-37 3:-56 4:57 5:-8 6:-11 8:22
w+2 from U	1:14 3:-17 4:33 6:-11 8:-22
w+2 from a	0:-9 1:16
w+2 from avoid	1:-11 2:33 3:-9 4:-7
w+2 from many	0:58 1:-25 3:-11 4:-6 8:-6
w+2 from the	0:-33 1:-23 2:-25 3:48 5:-8 6:-10 8:-13 9:43
w+2 from x	0:35 3:-17 4:-33 5:-11 6:-11 8:30 9:-6
w+2 game but	0:37 1:-24
w+2 game comma	0:37 1:-21 3:-8
w+2 game edge	0:12 1:6
w+2 game for	0:11 1:14 3:-10 4:-6
w+2 game if	0:25 1:-7
w+2 game stop	0:32 1:-17 3:-6
w+2 game with	0:22 1:15 3:-29
w+2 guard N	1:14 2:-9
w+2 guard edge	0:-9 1:24 2:7 4:-9
w+2 guard the	0:-6 1:33 3:-10 4:-6
w+2 hit comma	0:27 2:-8 3:-11
w+2 hit x	0:14 1:-22 2:26 8:-6
w+2 if U	0:17
w+2 if the	0:8 1:20 2:-10 3:-14
w+2 in A	0:14 2:-6 4:-13 6:27 8:-18
w+2 in F	0:13 1:-34 2:32 3:-11 8:10
w+2 in H	0:-12 1:-6 3:29
w+2 in N	0:22 1:-14 3:13 5:-14 9:-8
w+2 in O	0:11 3:18 4:-18 5:-20 6:-12 8:21
w+2 in U	0:6 1:21 2:-30 4:-10 5:-11 6:16 7:-7 8:-22 9:27
w+2 in V	0:-13 1:27 2:-9 3:36 4:-13 5:-8 6:-18
w+2 in a	0:-8 1:24 2:-7 3:16 4:-12 5:-7 6:-10 8:-14
w+2 in and	1:-7 2:-13 3:49 4:-15 5:-14 8:-10 9:-7
w+2 in avoid	0:-11 4:19
w+2 in comma	1:-33 3:-20 4:69 5:-8 6:-7 8:-19
w+2 in edge	0:-10 2:-6 3:-8 4:-8 8:32
w+2 in fall	0:37 3:-8 8:-21
w+2 in from	3:-16 4:-6 6:33 8:-10
w+2 in kind	0:17 3:-9
w+2 in many	0:21 1:-6 2:-15 3:28 4:-13
w+2 in me	0:19 1:33 3:-9 4:-22 6:-8 8:-8
w+2 in stop	0:-21 1:-8 2:29 3:-8 4:-18 5:30 8:-16
w+2 in the	0:13 1:25 2:-26 3:-7 6:-13 8:-7 9:19
w+2 in x	2:-9 4:9 5:10 6:-16 7:-7 9:7
w+2 is A	0:48 1:16 2:-24 3:-15 4:-14 5:-6
w+2 is F	0:26 1:-9 3:-8
w+2 is O	0:14 3:-6
w+2 is U	0:-9 1:18 2:16 3:-8 4:-9
w+2 is a	0:66 1:-19 2:-18 3:-15
w+2 is comma	1:36 2:-6 3:-7 4:-7 8:-9
w+2 is edge	0:8 1:-6 2:-8 3:-16 4:41 5:-11 8:-10
w+2 is in	0:12 1:17 3:-16
w+2 is take	0:38 1:-20 3:-6
w+2 is the	0:15 1:-33 2:6 4:-13 6:26 8:-7
w+2 is to	0:-37 1:-8 3:-22 4:23 5:47
w+2 is word:enemy	2:20 8:-7
w+2 is x	0:-8 1:31 2:-31 3:37 4:-13 5:-12 6:-10 8:-16
w+2 kind U	0:14
w+2 kind comma	0:15 1:-10
w+2 kind edge	0:-23 2:11 3:27
w+2 kind in	1:-11 2:20
w+2 kind with	0:9 1:34 2:-17 5:-14 8:-6
w+2 make F	0:-22 1:67 3:-16 4:-14 8:-22
w+2 make N	0:-6 1:11 3:14 4:-8
w+2 make a	0:10
w+2 make x	1:-46 8:48
w+2 many A	1:-31 2:35 4:-17 6:24 8:-12
w+2 many F	0:-21 1:-11 2:45 8:-8
w+2 many N	0:-15 1:-6 3:40 6:-20
w+2 many U	0:39 1:-7 2:10 3:-15 4:-14
w+2 many at	0:17 3:-6
w+2 many comma	0:30 3:-12 4:-6
w+2 many stop	0:8 2:-9 3:-7 4:20
w+2 many x	0:35 1:-8 2:-20 3:-32 4:11 5:-12 6:8 8:16
w+2 match comma	0:-23 1:-8 4:20 5:-9 6:-9 8:-7 9:36
w+2 me U	0:-37 2:47 4:-7 5:-6 6:7 8:-10
w+2 me chase	0:-8 2:24
w+2 me shoot	0:-18 2:33 3:-8
w+2 me steal	1:7
w+2 me take	0:-9 1:-7 2:37 3:-16
w+2 me the	2:14
w+2 me x	0:6 1:-11 2:34 3:-12 6:-7 8:-8
w+2 move A	0:-11 1:-70 2:-14 3:-43 4:-11 6:34 8:83
w+2 move O	0:16
w+2 move U	0:18 1:-17 3:-12 4:-12 5:-6 9:29
w+2 move V	1:33 2:-10 3:-7 8:-15
w+2 move a	0:40 2:-12 3:-11 8:-8
w+2 move and	0:10 3:-6 5:17 8:-10
w+2 move at	0:-11 1:-19 2:60 3:-11 4:-7 8:-21
w+2 move by	1:-34 2:42
w+2 move comma	0:30 1:-29 3:-15 4:-7 5:-6 8:29
w+2 move edge	0:-22 1:23 2:13 3:-21 4:22 5:10 6:-13 7:-6 8:-17
w+2 move from	0:-22 2:-21 3:-15 4:58 5:-6 8:-11
w+2 move in	0:8 1:60 2:-17 3:-12 4:-7 5:-6 8:-19
w+2 move is	0:-12 2:-7 3:-10 4:-11 6:17 8:30
w+2 move move	0:-20 1:47 2:-6 3:-9 8:-18
w+2 move of	1:8
w+2 move over	0:-18 1:-40 2:-24 3:26 8:48 9:-6
w+2 move reach	0:-7 2:-6 5:17 8:9
w+2 move the	0:17 1:-81 2:58 3:42 4:-16 5:-7 8:-24
w+2 move to	0:-27 2:-6 3:24 6:20 8:-11
w+2 move with	0:10 1:22 2:-8 3:-9 8:-10
w+2 move x	0:12 1:45 2:-21 3:18 4:-8 6:-8 8:-33
w+2 must A	1:49 2:-33 3:-13
w+2 must F	0:34 1:-11 2:-13 4:-7
w+2 must avoid	0:14 1:-30 2:32 3:-9
w+2 must cross	1:19
w+2 must guard	1:25 2:-6 3:-9
w+2 must me	0:-12 1:-11 2:29 3:13 4:-9 5:-6
w+2 must over	0:-14 1:28 2:-8
w+2 must reach	1:7
w+2 must steal	0:12 2:12 3:-10
w+2 must take	0:-20 2:-7 3:10 4:18 5:10 8:-13
w+2 must the	0:-15 2:32 3:-16 7:-11
w+2 must x	0:-29 1:32 2:-21 3:-18 4:-11 6:-18 8:53
w+2 not edge	0:9 2:-17 3:-9 4:-7 5:28 8:-7
w+2 not hit	4:13 8:-6
w+2 not take	0:16 1:-12 3:-20 4:32 5:-9 8:-6
w+2 not touch	0:-21 3:-7 4:8 5:33 8:-6
w+2 not x	1:-13 3:-16 4:7 5:37 7:-10 8:-9 9:-9
w+2 obj A	0:-8 1:-6 2:-10 3:-31 4:21 5:-7 6:40 8:-9
w+2 obj F	0:-10 1:-8 2:48 3:-11 4:-18
w+2 obj N	0:-17 1:44 2:-28 3:26 4:-9 5:-7 6:-6 8:-7
w+2 obj U	0:-27 1:7 2:15 3:24 4:-18 5:-14 6:16 8:-10 9:-6
w+2 obj avoid	0:9 1:-9 2:25 3:-28 4:-14 5:30 6:-9
w+2 obj bring	0:20 2:-9 3:-8 4:-26 6:-6 8:-10 9:33
w+2 obj eat	1:-9 3:29
w+2 obj fight	2:9
w+2 obj for	0:42 1:-6 3:-21 4:-6
w+2 obj guard	0:-8 3:-10 4:39 6:-9 8:-7
w+2 obj hit	0:11 1:-8 3:9
w+2 obj make	3:17
w+2 obj many	0:10
w+2 obj match	0:-7 3:19
w+2 obj move	0:-16 2:-9 3:-6 4:-18 8:37
w+2 obj not	0:-7 2:-6 3:-11 5:29
w+2 obj over	0:-16 2:-14 3:16 5:28 6:-7 8:-7
w+2 obj push	0:-11 1:-9 2:-6 3:29
w+2 obj shoot	0:-7 1:-14 2:18 3:-11 4:-6 6:21
w+2 obj steal	0:-8 2:-17 3:12 4:24 8:-6
w+2 obj take	1:-10 3:42 5:-10 6:-12 8:-13
w+2 obj throw	3:-10 6:27
w+2 obj x	0:-7 1:-23 2:17 3:20 4:20 5:-12 7:-7 8:-16 9:-7
w+2 of A	0:18 1:-13 2:40 3:-15 5:-7 6:-11 8:-15
w+2 of F	0:21 2:-8 3:25 4:-11 5:-13 8:-11
w+2 of N	0:42 1:-6 3:-15 8:-14
w+2 of O	0:-21 1:-17 2:-25 3:22 4:11 5:8 7:-7 8:21
w+2 of U	0:-12 2:19 3:-16 4:-11 6:-10 8:31
w+2 of comma	0:-6 1:50 2:-9 3:-30 4:-9 5:17 8:-26
w+2 of edge	0:25 2:-33 3:-11 4:-10 5:22 8:16
w+2 of game	0:10 1:37 2:-25 3:-7 4:-11
w+2 of kind	0:-6 1:-8 2:25 3:9 8:-11
w+2 of many	0:25 1:-11 2:14 3:-14 8:-8
w+2 of match	1:-19 2:-8 3:28
w+2 of move	0:7
w+2 of race	1:13
w+2 of take	3:-11 5:24
w+2 of the	0:7 1:-24 2:-17 4:37 5:-7
w+2 of word:enemy	0:-11 1:-10 2:45 3:-15 6:-12
w+2 of x	0:19 1:-12 2:-18 3:21 4:-16 5:-15 6:-11 8:27
w+2 over N	0:-17 3:21 4:10 8:-6
w+2 over O	1:19 3:-6
w+2 over U	1:10 2:-13 3:-20 4:-7 5:34 8:-8
w+2 over edge	0:6 1:-7 2:-25 3:-6 5:31
w+2 over many	0:-17 2:37 3:-6 5:-9 8:-7
w+2 over the	0:14 1:-6 2:-12 3:16
w+2 over x	0:-6 5:29
w+2 play A	0:-18 1:6 3:-7 5:-15 8:33
w+2 play comma	0:-17 1:38 2:-7 3:-9
w+2 play x	0:20 1:9 2:-23 4:13 8:-12
w+2 push F	0:-9 1:22 3:-6
w+2 push O	0:10 1:28 2:-12 3:-13 4:-8 8:-6
w+2 push comma	0:-17 2:35 3:-21 4:-8 8:10
w+2 push x	0:-12 1:-9 2:-16 3:30 4:14 8:-9
w+2 race edge	1:13
w+2 reach A	3:-9 6:18
w+2 reach N	0:-8 1:19 2:-7 4:-12 5:-14 8:30
w+2 reach U	0:-8 1:-7 2:-7 5:7 6:-6 8:21
w+2 reach at	0:-12 2:-8 3:34 4:-6
w+2 reach bring	0:-23 3:-6 4:38 5:19 8:-24
w+2 reach comma	0:16 1:-26 2:-11 3:-7 4:30
w+2 reach edge	0:-14 3:-6 4:46 5:-11 8:-9
w+2 reach reach	2:6
w+2 reach the	0:6 1:20 2:-9 3:15 4:-14 5:-7
w+2 reach x	3:-11 4:10 5:-8 6:20 8:-6
w+2 rel A	1:14
w+2 rel O	0:-11 1:-18 2:-8 3:-11 4:42
w+2 rel U	0:-14 1:-8 2:33 3:-12 4:30 5:-17 6:-14 8:-22
w+2 rel fall	0:11 1:-12 2:-25 3:33
w+2 rel hit	0:-23 3:-14 4:-9 8:41
w+2 rel is	3:11
w+2 rel move	0:-15 1:25 3:53 4:-10 5:-11 6:-15 7:-7 8:-27 9:-10
w+2 rel must	2:10
w+2 rel not	0:-7 1:41 3:-27 4:-6
w+2 rel reach	1:-7 2:24
w+2 rel save	1:33 2:-20
w+2 rel take	0:6 1:18 2:-16
w+2 rel the	0:-6 4:-10 5:32 6:-13 8:-12
w+2 rel throw	1:15
w+2 rel x	0:6 1:16 2:-10 3:-34 4:-13 5:-14 6:-11 7:11 8:41 9:-9
w+2 save A	0:6 1:9
w+2 save edge	1:-14 2:-13 4:35
w+2 shoot A	0:-17 1:-7 2:-13 6:26 8:16
w+2 shoot F	0:-12 1:53 2:-28
w+2 shoot H	1:17 2:-8
w+2 shoot O	0:-6 1:-15 2:26
w+2 shoot at	0:-12 1:14 2:7
w+2 shoot comma	0:19 1:-19 2:18 3:-6
w+2 shoot edge	0:19 1:-33 2:16 6:7
w+2 shoot with	2:12
w+2 sneak A	4:22 8:-6
w+2 sneak and	2:25 4:-6 8:-6
w+2 sneak by	2:-7 3:10
w+2 sneak edge	1:-8 2:33 4:-11 8:-8
w+2 sneak in	3:17
w+2 steal A	0:-8 1:19 2:-29 3:21
w+2 steal F	1:77 2:-62
w+2 steal O	0:10 1:-25 2:-8 3:-15 8:35
w+2 steal is	0:9 2:11
w+2 steal me	1:-22 2:26
w+2 steal my	1:-31 2:37
w+2 steal the	1:27 2:-12
w+2 stop A	0:-30 1:-10 2:57 3:-31 4:-37 5:-19 6:-9 8:38
w+2 stop F	0:-11 4:17
w+2 stop N	0:-28 2:15 3:23
w+2 stop O	0:11
w+2 stop U	0:27 1:-42 3:31 5:-6
w+2 stop V	1:16 2:-15 3:-22 4:25
w+2 stop comma	0:54 1:55 2:-43 3:-37 4:-14 5:-6 6:-6 7:-7 8:-17 9:-8
w+2 stop edge	0:15 1:8 2:-15 3:-11 4:-8 6:-13 7:36 8:-21 9:-7
w+2 stop hit	0:12
w+2 stop in	0:13 1:-7 2:-22 4:21
w+2 stop many	1:28 2:23 3:-20 4:-7 5:-13 6:-8 7:-9 8:-14 9:-6
w+2 stop must	2:8
w+2 stop not	0:-12 1:17 2:-13 3:-12 4:8 5:-25 6:-6 8:33
w+2 stop play	0:-11 1:-10 2:46 3:-14 4:-9 8:-6
w+2 stop take	0:-11 1:12 8:11
w+2 stop the	0:21 1:19 2:-10 4:-20 8:-7
w+2 stop x	0:-11 1:15 3:10 4:9 6:-13 7:-15 9:-9
w+2 stop you	1:-15 2:-32 3:-13 4:-11 5:54
w+2 subj A	0:22 1:30 2:-30 3:-9
w+2 subj F	0:-7 1:46 2:-25
w+2 subj H	0:-10 1:53 2:-12 3:-7 4:-10 8:-16
w+2 subj N	2:18
w+2 subj O	1:33 2:-17 3:-6 4:-7 5:-6
w+2 subj U	0:11 1:-87 2:70 3:11 4:-11 6:15
w+2 subj avoid	2:12
w+2 subj chase	0:-17 1:-6 2:34 3:-8
w+2 subj comma	1:-16 2:-6 3:26 8:-6
w+2 subj edge	1:39 2:-18
w+2 subj fall	0:17 1:-10 2:-13 5:30 6:-7 8:-11
w+2 subj guard	1:-41 2:48
w+2 subj many	0:23 2:-6
w+2 subj move	0:-36 1:32 2:46 3:-24 4:-8 6:-13 8:-20
w+2 subj word:hero	1:21 2:-6
w+2 subj x	1:-30 2:13 3:18 4:10 5:13 6:-10 7:-9 9:-9
w+2 take A	0:-48 1:-16 2:23 3:45 4:-13 5:-7 6:-10
w+2 take F	1:35 2:-16 3:-8
w+2 take H	0:-7 1:17
w+2 take N	1:6
w+2 take O	0:9 1:8 2:-17 4:-8 5:-7 8:20
w+2 take U	0:-7 2:25 3:30 4:-9 5:-24 8:-16
w+2 take a	0:-12 3:26
w+2 take and	0:32 1:-6 2:-7 3:8 4:-11 8:-11
w+2 take comma	0:-22 1:-17 2:-8 3:46
w+2 take edge	0:24 2:-6
w+2 take fall	1:8
w+2 take from	1:7
w+2 take is	0:47 1:-14 3:-13 4:-10
w+2 take many	2:9
w+2 take the	0:8 2:-21 3:-20 4:-10 5:-8 8:42
w+2 take x	3:11 4:-6
w+2 the A	0:25 1:-6 2:17 3:-12 8:-6
w+2 the F	0:18 1:17 3:-16 4:-9
w+2 the N	0:11 2:12 5:-6
w+2 the O	1:-19 2:-18 3:35 5:20 8:-11
w+2 the U	0:-53 1:-15 2:31 3:47 4:-20 5:-13 6:-25 7:28 8:-22 9:-8
w+2 the V	0:58 1:-32 2:-7 3:-7
w+2 the chase	0:19 2:-8
w+2 the guard	1:24 2:-9 3:7 4:-13
w+2 the my	0:-7 2:35 4:-12
w+2 the steal	0:-6 2:14
w+2 the take	1:15 2:-7
w+2 the the	3:-26 6:35
w+2 the x	1:-9 3:-6 5:-11 6:10 8:15 9:-6
w+2 throw A	0:29 1:-33 6:12 8:-10
w+2 throw F	0:34 1:7 2:17 3:-7 4:-9 6:-36 8:-10
w+2 throw O	0:-7 1:38 2:8 3:-14 6:-15 8:-9
w+2 throw U	0:-15 1:52 2:-21 6:-13
w+2 throw at	0:-9 1:-9 3:-6 6:29
w+2 throw comma	0:-26 1:-11 3:-21 4:25 5:-7 6:30 8:-11
w+2 throw edge	0:14 1:-14 3:-8 6:17
w+2 throw game	1:-25 3:-22 6:40
w+2 throw in	0:-23 1:-38 3:19 4:-9 6:45 8:-11
w+2 throw many	1:14
w+2 throw x	0:6 3:42 6:-37
w+2 to A	1:-20 2:-23 3:22 4:-30 5:-6 6:16 8:35
w+2 to F	0:-7 2:27
w+2 to N	0:16 1:24 2:-23 3:41 4:-29 5:-6 8:-17
w+2 to O	0:-14 1:-26 2:6 3:53 4:-17 5:-13 6:-10 9:-8
w+2 to U	0:-45 2:8 3:41 4:-36 5:59 6:-15 7:-7 8:-36 9:-9
w+2 to avoid	0:-12 2:46 4:-13 5:-7
w+2 to bring	2:-12 3:-6 4:26
w+2 to chase	1:-11 2:18
w+2 to comma	0:21
w+2 to eat	0:20 2:-34 5:24
w+2 to edge	4:37 5:-10 8:-14
w+2 to hit	2:7
w+2 to many	0:23 1:-9 2:-11 3:-19 4:27 6:-6 8:-8
w+2 to move	3:21 4:19 6:-20 8:-9
w+2 to reach	0:-20 3:-24 4:16 5:-14 8:44
w+2 to rel	0:30 1:-6 3:10 4:-14 8:-10
w+2 to save	2:-6 4:23
w+2 to sneak	2:6
w+2 to take	0:-24 3:-8 4:34 5:-8 8:7
w+2 to the	0:41 1:-14 2:-20 3:-14 5:30 6:-7 8:-10
w+2 to throw	1:-8 2:15 6:10 8:-14
w+2 to touch	1:-6 2:-14 4:-16 5:40
w+2 to x	0:-6 1:13 2:-14 3:-17 5:-10 6:7 7:-7 8:34 9:-7
w+2 touch comma	0:-11 5:23 6:-7
w+2 vs A	0:-21 1:41 2:-24 3:-23 4:29 6:31 8:-32 9:-8
w+2 vs F	0:-18 1:26 2:-7 3:9 4:-6 6:-9
w+2 vs H	0:-21 1:38 2:-12 3:-18 6:-7 8:-18 9:27
w+2 vs O	1:50 2:-19 3:-23 4:17 5:-18 6:-9 8:-10
w+2 vs a	1:20 3:-11
w+2 vs many	2:-36 3:-15 4:-9 6:31 8:-6 9:37
w+2 vs the	0:36 1:10 2:-13 3:-34 4:22 6:-9
w+2 vs x	0:-17 1:21 2:-22 8:25
w+2 with A	0:28 1:-14 2:9 3:-28 4:16 5:-10 6:11 8:-12
w+2 with F	0:-30 1:-19 2:35 4:7 5:-12 6:-27 8:41 9:-6
w+2 with H	0:-40 1:-19 2:10 3:53 6:-7 8:-7
w+2 with N	0:7 1:9 3:8 8:-9
w+2 with O	1:6 3:-18 4:-8 5:51 6:-12 7:-8 8:-30 9:-6
w+2 with U	0:-26 1:54 2:25 3:-8 4:-15 5:-6 6:-21 7:-6 8:-12
w+2 with V	0:-28 1:-27 2:-7 3:46 4:-10 8:22
w+2 with a	3:12 4:10 5:15 6:-9 8:-17 9:-6
w+2 with bring	0:21 1:-12 4:7
w+2 with edge	0:-47 1:14 2:35 3:-8 4:13 5:-10 6:-12 8:-9
w+2 with many	0:37 1:15 2:-15 3:-12 4:-7 8:-10
w+2 with move	0:24 6:-10 8:-6
w+2 with the	0:31 1:-10 2:-18 5:-6 6:-7 8:12
w+2 with x	1:-10 2:22 3:-7 4:10 5:-20 6:24 7:-7 8:-28 9:-6
w+2 word:boss edge	0:-9 1:-20 2:-21 6:-6 7:53
w+2 word:enemy comma	0:12 2:-6
w+2 word:hero and	0:-7 1:21
w+2 x A	1:19 2:-26 3:17 4:-26 5:-12 6:-18 7:-8 8:45 9:-8
w+2 x F	0:-14 2:-18 3:18 4:14 5:-9 6:-8 8:6
w+2 x H	0:15 1:34 2:-15 3:-13 4:-23 8:-6
w+2 x N	1:21 2:29 4:-14 5:-13 6:-6 7:-7 8:-19 9:-6
w+2 x O	0:19 2:-11 3:14 5:-11 6:-12 7:-8 8:-29 9:29
w+2 x U	0:31 1:-25 2:35 3:-38 4:-6 5:-9 6:8 7:-6 9:-7
w+2 x a	0:-20 1:6 2:22 3:-27 4:40 5:-15 6:-10 8:-17
w+2 x and	0:25 1:-18 2:22 3:-26 4:-21 5:22 6:-12 7:-11 8:14 9:-8
w+2 x as	0:-30 1:-12 2:-11 4:-11 5:-13 6:23 7:32
w+2 x at	0:-12 1:36 3:-30 4:-18 5:23 8:-10 9:-9
w+2 x bring	1:9 3:7
w+2 x but	0:-12 1:-30 2:27 3:-29 4:53 5:-10 8:-8
w+2 x chase	0:-11 1:-7 2:27
w+2 x comma	1:-9 3:6 6:-12 7:-8 8:15
w+2 x cross	1:-9 2:-10 4:29 5:-6 8:-7
w+2 x eat	1:-42 2:52 8:-8
w+2 x edge	1:19 2:-16 3:26 4:-14 6:-23 7:9 8:-11
w+2 x fight	0:-7 1:-6 2:19
w+2 x from	0:19 1:13 2:7 4:-13 6:-13 7:-6 8:-11
w+2 x game	0:34 1:-10 3:-14
w+2 x if	0:-24 2:15 3:65 4:-47 5:-6 6:-7 7:-6 8:-11
w+2 x in	0:16 2:-39 3:-35 4:-21 5:42 6:-14 7:-7 8:44 9:-7
w+2 x is	0:-22 2:7 3:50 4:-12 5:-10 6:-6 8:-11
w+2 x kind	2:-11 3:19 8:-7
w+2 x make	0:-33 1:-7 2:-10 3:-26 4:32 5:37
w+2 x many	0:26 1:-9 2:13 3:-7 4:-14 5:-10 6:-11 7:20 8:-12
w+2 x me	0:-30 2:52 3:-33 4:-15 5:30 6:-7 8:-11
w+2 x move	1:-15 2:12 4:-10 8:25
w+2 x must	1:-10 2:-38 3:56 5:-6 6:-8 8:-6
w+2 x not	1:-19 2:-17 4:37 8:-7
w+2 x of	0:-14 2:23 3:-38 4:-11 5:24 8:7
w+2 x over	0:19 8:-8
w+2 x play	0:-17 1:-10 2:-18 3:21 8:28
w+2 x push	0:7 3:15 8:-6
w+2 x reach	1:-19 3:35 4:-16 5:-13
w+2 x rel	0:-14 1:11 3:31 4:-12 6:-6 8:-14
w+2 x steal	0:7 1:-35 2:38
w+2 x stop	0:51 1:-27 2:23 3:-29 4:-6 5:-18 7:9
w+2 x subj	0:15 1:29 2:-7 3:-22 6:-8 8:-6
w+2 x take	0:-22 1:74 2:-10 3:-9 4:-14 5:-10 6:-10 8:-22
w+2 x the	0:11 2:7 3:18 4:-23 5:-14 6:-9 7:-7 8:12 9:-6
w+2 x to	0:-13 1:22 2:-33 3:-28 4:58 5:-11 8:-9 9:-7
w+2 x vs	0:29 1:-8 2:-7 3:-8
w+2 x with	0:39 1:13 2:-21 3:9 4:-12 6:-16 8:-13
w+2 x you	0:19 1:-20 2:18 3:-18 4:-15 5:34 6:-7 8:-20 9:-6
w+2 you O	0:20
w+2 you x	0:-9 1:-6 2:23 3:25 4:-14 5:-8 6:-12 8:-6
w+3 A U x	0:-7 3:-32 4:46
w+3 A comma U	0:16
w+3 A edge edge	0:24 1:6 2:-17 3:-40 4:-17 6:43
w+3 F take and	1:18
w+3 N comma take	3:31 4:-10 8:-15
w+3 N edge edge	0:31 1:6 2:-11 3:-9 4:-10
w+3 N to U	0:25 1:-6
w+3 O edge edge	0:-8 4:28 8:-6
w+3 O in U	0:-12 1:-7 3:25
w+3 O x comma	0:-10 1:-7 2:17 3:-14 4:-8 5:26
w+3 U U U	0:26 1:-10 3:-6
w+3 U U comma	0:57 1:-27 2:-7 3:-10 8:-9
w+3 U U edge	0:8 2:13
w+3 U U x	0:-38 1:-22 2:-52 3:40 4:-16 5:-6 6:12 7:-7 8:54 9:-6
w+3 U and A	0:12 2:-9
w+3 U and U	0:-26 1:24 3:16
w+3 U comma A	0:-13 1:23 2:-8 3:-10 8:11
w+3 U comma N	0:-38 1:-23 2:19 3:51 4:-7 8:-16
w+3 U comma O	0:24 1:-10 2:19 3:-12 8:-13
w+3 U comma U	0:15 1:-17 2:-8 3:-23 4:-13 6:-8 8:41
w+3 U comma comma	1:41 2:-25 3:-9
w+3 U comma many	0:-29 1:27 2:-17 3:-48 4:-17 5:-6 6:75 8:-25
w+3 U comma x	0:8 1:33 2:-20 3:-34 4:28 6:-7 8:-16
w+3 U edge edge	0:11 3:-6 4:35 5:-9 6:-11 8:-24
w+3 U in x	0:40 1:-10 2:-6 3:-11 8:-8
w+3 U many U	0:-17 3:43 4:-11 6:-7
w+3 U many x	0:16
w+3 U move comma	0:-30 1:-8 2:-21 3:18 5:43 8:-8
w+3 U stop x	0:-27 1:43 2:-6 3:-16 4:8 8:-9
w+3 U subj U	0:9 3:-6
w+3 U the x	0:-6 2:11 3:18 5:-6 8:-8
w+3 U to N	0:20 3:14 4:-6 5:-15
w+3 U to U	0:-7 3:31 4:-13
w+3 U to x	0:11 1:-11 2:-11 3:-31 4:31 8:17
w+3 U with U	0:22 1:-9 3:-21 8:23
w+3 U x A	0:6 3:20 4:-6 8:-8
w+3 U x U	0:43 1:-27 3:7 4:-10 6:-7 8:-7
w+3 U x comma	0:52 1:-10 2:-8 3:-12 4:-8 8:-8
w+3 U x edge	1:-14 2:21 3:-19 4:-7 6:26
w+3 U x from	0:-33 1:23 2:17 3:-17
w+3 U x stop	0:26 1:-6 2:-8 3:-7
w+3 a O x	0:-9 1:35 3:-18
w+3 a x comma	0:32 1:-6 2:-7 3:-11
w+3 a x stop	0:13
w+3 and A comma	1:10 2:19 3:-7 8:-10
w+3 and A edge	0:-21 1:-6 2:30 3:39 4:-7 5:-10 6:-19 8:-10
w+3 and A take	0:22 8:-7
w+3 and A vs	0:-7 1:33 2:-7 3:-13
w+3 and A x	0:-18 1:36 2:-19 3:-11 4:-9 5:31 8:-16
w+3 and F comma	0:-6 1:-7 3:27
w+3 and F edge	0:-7 2:-16 3:26
w+3 and F in	0:14 3:12 8:-16
w+3 and F x	0:-15 1:29 2:-23 3:6
w+3 and N comma	0:-39 1:-13 2:-6 6:54 8:-18
w+3 and O at	0:-10 3:8 4:-10 5:-41 8:53
w+3 and O comma	1:-6 3:18
w+3 and O edge	0:-6 1:-6 2:23 3:14 6:-7 8:-12
w+3 and O in	0:23 4:-10 5:-7 6:-18 8:19
w+3 and O reach	0:-10 3:8 5:12
w+3 and O stop	0:18 3:-12 5:-37 8:39
w+3 and O to	0:-28 2:-6 3:33 4:-6 5:35 6:-10 8:-22
w+3 and U U	0:6 1:-28 2:31
w+3 and U comma	0:-30 1:57 2:-14 3:-29 5:10
w+3 and U edge	0:36 2:-6 3:-10
w+3 and U obj	0:-16 2:-18 3:38
w+3 and U rel	1:37 2:-28
w+3 and U stop	1:32 2:-6 3:-6 4:-9 6:-6
w+3 and U x	0:18 1:-7 2:-8
w+3 and V comma	1:-11 2:24 3:-6 4:-10 5:14 8:-12
w+3 and a A	0:-33 1:46 2:-7 3:11 4:-9 5:-7 6:-10 8:-12
w+3 and a x	1:-19 2:16 3:-35 4:-28 8:50
w+3 and avoid A	3:18 8:-10
w+3 and avoid H	2:-8 3:33 4:-9 8:-6
w+3 and avoid O	0:19 4:-8 8:-6
w+3 and avoid from	0:-23 3:19 4:23 8:-9
w+3 and avoid the	0:-31 4:46 8:-13
w+3 and bring me	1:-6 3:42 5:-25
w+3 and chase A	0:31 2:-17
w+3 and eat A	0:-12 1:19 2:-9 3:-11 4:-19 5:22 8:11
w+3 and eat F	5:15 8:-11
w+3 and fight A	0:-6 2:15 3:13 6:-8
w+3 and hit the	1:10 2:-9 8:11
w+3 and make me	0:-13 3:-8 4:-9 5:-14 6:-10 8:46
w+3 and many A	0:-30 1:21 2:54 3:-47 4:-11 5:-6
w+3 and me eat	0:-9 1:29
w+3 and me x	0:-16 2:-10 3:-8 4:-36 5:-6 8:57
w+3 and move in	0:10 1:6 8:-6
w+3 and must A	0:-12 4:31 8:-17
w+3 and must x	3:14
w+3 and not must	2:-6 3:33 4:-7 6:-7
w+3 and over O	0:27 1:-17 2:17 5:-16
w+3 and reach word:goal	2:-13 3:16
w+3 and reach x	5:12 8:-8
w+3 and shoot F	1:8
w+3 and take A	0:24 3:-12 8:-7
w+3 and take F	0:-22 1:27 2:-14 3:-20 4:-8 8:29
w+3 and take O	0:-11 1:-21 2:12 3:-8 4:-6 5:-14 8:43
w+3 and the A	0:-26 1:13 2:-16 3:8 4:24 5:18 6:-7 8:-14
w+3 and the N	0:-29 2:-7 3:53 4:-10 8:-8
w+3 and the O	0:16 1:-12 2:-12 4:-11 5:39 8:-16
w+3 and the U	0:-28 1:-31 2:18 6:9 8:35
w+3 and the bring	0:-7 2:-7 3:9 5:20
w+3 and the make	0:-11 3:26
w+3 and the word:enemy	0:-15 1:11 2:-10 4:13 9:17
w+3 and the word:hero	0:-11 1:-33 2:34 3:20
w+3 and throw F	0:-6 4:-6 8:19
w+3 and x A	0:-15 1:-9 2:-6 3:20 4:-8 6:-8 8:19
w+3 and x O	0:-23 1:44 2:-6 3:-25 5:-6 6:-6 8:6
w+3 and x U	0:-36 1:-23 2:-9 3:47 4:-7 6:28 8:-15
w+3 and x a	0:15 3:15 4:-10 5:-8 8:-6
w+3 and x comma	0:-14 1:34 3:-6 4:-12 5:9 6:-8 8:-18
w+3 and x edge	0:-21 5:29
w+3 and x if	0:23 1:-8
w+3 and x in	0:20 2:13 3:-25
w+3 and x me	0:-14 2:18 3:29 4:-14 5:-6
w+3 and x stop	0:9 1:-10 3:23 6:-9
w+3 and you must	0:12 1:-8 3:-9 4:-8 8:21
w+3 and you throw	0:18 4:-7
w+3 and you x	0:-17 1:-22 2:-8 3:-11 4:30 5:-12 8:33
w+3 as F U	0:22 3:-17
w+3 as kind but	0:19 3:-10
w+3 as x comma	0:-10 1:20 2:-12 3:17 6:-8
w+3 at A comma	0:-8 2:-8 6:21
w+3 at A edge	1:-11 2:-7 3:-11 4:-6 6:53 8:-10
w+3 at A rel	6:10
w+3 at A throw	0:26 1:-16 3:-16 6:11
w+3 at H edge	0:-22 1:-7 2:-7 3:-51 4:-10 6:89 8:-8
w+3 at N avoid	3:9
w+3 at N comma	0:15 3:9 4:-12
w+3 at N edge	1:25 2:-6 3:6 6:-15
w+3 at O comma	0:21 8:-6
w+3 at O edge	0:9 2:-7 3:-6 5:21 8:-11
w+3 at U U	0:10 1:11 2:-8
w+3 at U comma	0:-8 2:-19 3:-12 6:-7 7:48 8:-13
w+3 at U x	0:9 1:-12 3:-35 4:44 8:-7
w+3 at edge edge	0:-16 2:-14 3:33 5:7 8:-7
w+3 at many O	0:13
w+3 at move F	2:-6 6:14
w+3 at the A	0:10 1:-6 3:-22 5:-8 6:40 8:-11
w+3 at the H	0:-10 3:-15 6:33
w+3 at the N	0:-6 1:38 3:-8 8:-14
w+3 at the U	0:15 1:-7
w+3 at the x	0:-10 1:-50 2:-8 3:14 6:-6 7:58
w+3 at x N	0:-20 1:13 3:27 4:-8
w+3 at x comma	0:38 1:20 2:-18 3:-14 4:-10 6:-7 8:-10
w+3 at x edge	0:17 2:-7 3:-33 4:33 5:-7 8:-8
w+3 at x from	0:-25 1:24 2:-22 9:33
w+3 at x stop	0:9
w+3 at x with	0:-10 1:-9 2:-13 3:70 4:-7 6:-43
w+3 attack N comma	2:7
w+3 attack edge edge	0:7 2:8
w+3 attack the A	0:-6 1:-14 2:32
w+3 attack the F	2:14
w+3 attack the N	1:-6 2:16
w+3 attack the x	2:15
w+3 avoid A and	0:15 1:12 2:-8 3:-8
w+3 avoid A comma	0:8 1:18 2:-8 3:-6
w+3 avoid A edge	0:6 1:8 2:-7 4:14 8:-14
w+3 avoid H edge	3:13 4:-7
w+3 avoid N and	1:19 2:-13
w+3 avoid O and	1:10
w+3 avoid O edge	0:9 4:-9
w+3 avoid U comma	0:-8 1:40 3:-8 4:-15 6:-6
w+3 avoid a A	0:-24 3:47 4:-9
w+3 avoid edge edge	0:-19 1:-28 2:47 3:-16 4:-7 8:29
w+3 avoid is edge	2:10
w+3 avoid the A	0:-15 1:35 3:-18
w+3 avoid x A	0:-12 1:-53 2:67
w+3 avoid x game	2:13
w+3 bring A edge	0:13 1:-19 3:20
w+3 bring F at	1:16
w+3 bring O comma	0:21 1:-8
w+3 bring O to	1:8
w+3 bring U U	1:24 2:-12 3:-8
w+3 bring edge edge	0:-23 3:-9 4:42
w+3 bring the F	1:9
w+3 bring with a	0:-14 1:-26 3:43
w+3 bring x O	0:9 1:18 3:-8 4:-16
w+3 but A chase	3:30 6:-21
w+3 but A with	0:-6 2:-7 3:11 4:-10 8:15
w+3 but A x	4:9
w+3 but avoid A	0:-19 2:-24 3:61 4:-13 8:-9
w+3 but not the	0:15 1:-8 3:9 4:-6
w+3 but play A	1:-10 2:-10 3:-10 5:32 8:-10
w+3 but rel you	0:19 2:-9 3:-23 4:21
w+3 but the A	0:6 1:-12 2:-25 3:32 4:7 6:-8
w+3 but the x	0:-9 1:25 2:-7 3:-24 4:12 8:11
w+3 but x comma	0:-11 2:-6 3:-9 4:33 8:-7
w+3 but x edge	0:19 1:-38 3:-9 4:-7 6:41 8:-10
w+3 but x in	0:14 1:-8 2:-21 3:28 4:-7 8:-10
w+3 chase A comma	2:-20 3:22
w+3 chase A edge	1:25 2:-17
w+3 chase edge edge	1:28 2:-19
w+3 chase stop many	2:14
w+3 chase the A	1:-45 2:59 3:-7
w+3 comma A O	0:-6 3:31 4:-20
w+3 comma A U	0:-6 3:11 4:-10 8:9
w+3 comma A and	0:-8 1:-26 2:54 3:-13 4:-9
w+3 comma A chase	0:-13 1:15 2:-9 3:23 4:-17 8:9
w+3 comma A comma	1:-16 2:-17 4:-8 8:41
w+3 comma A edge	0:-25 1:-8 2:-7 3:46
w+3 comma A hit	0:27 8:-13
w+3 comma A is	0:24 3:-7 4:-6 8:-8
w+3 comma A shoot	0:23 1:-7 2:-17 3:-6 4:24 8:-10
w+3 comma A take	0:-11 2:-7 4:-19 6:-14 8:44
w+3 comma A vs	0:15
w+3 comma A x	0:-29 1:10 2:-14 3:12 4:51 5:-7 6:-10 8:-17
w+3 comma F and	0:-13 3:27
w+3 comma F comma	0:-22 1:-11 2:-6 3:55 4:-7 8:-9
w+3 comma F x	0:-8 3:22
w+3 comma H avoid	2:21 3:-11
w+3 comma H x	0:-8 1:-7 3:19
w+3 comma N comma	1:-31 2:-14 3:49 8:-8
w+3 comma N edge	0:15 1:-16 2:-10 3:-15 8:31
w+3 comma N in	0:20 1:-11
w+3 comma N x	0:11 2:-8 3:-10 4:20
w+3 comma O U	0:-8 2:-15 3:-14 4:37
w+3 comma O and	0:-30 1:-6 3:55 8:-12
w+3 comma O comma	1:-6 2:-8 3:42 4:-11 5:-7 8:-11
w+3 comma O is	0:12
w+3 comma O me	0:-6 1:-11 2:26
w+3 comma O move	0:-27 1:-13 3:-6 8:45
w+3 comma O x	0:45 1:-12 2:-16 3:-18 4:-15 5:-15 6:-6 8:27
w+3 comma U O	0:-21 1:-8 2:-29 3:-13 4:-12 6:-6 7:41 8:30
w+3 comma U U	0:13 1:-23 2:-10 4:19 6:-6 8:9
w+3 comma U comma	0:6 1:-8 2:-15 3:26 4:-6
w+3 comma U many	0:54 2:-22 3:-18
w+3 comma U of	0:29 1:-7 3:-10
w+3 comma U stop	0:21
w+3 comma U to	0:-47 2:-24 3:37 4:-44 6:67 8:-14
w+3 comma U x	0:-39 1:-22 2:16 4:49 5:9 6:-18 7:-8 8:-6 9:-8
w+3 comma V and	1:-10 3:23 8:-6
w+3 comma V comma	0:-9 3:23
w+3 comma V x	0:27 3:-8
w+3 comma a A	0:20 1:-26 2:8 3:9 4:-11 5:6
w+3 comma a x	0:14 1:-14 2:29 3:-19 4:-16 5:24 6:-6 8:-17
w+3 comma and the	0:27 1:-20 4:18 8:-15
w+3 comma and x	0:-15 1:48 2:-33 3:14 4:-13
w+3 comma at U	0:23 2:-23 5:23 8:-12
w+3 comma at x	0:-19 2:36 3:-19 4:-7 5:10 8:-8
w+3 comma avoid A	0:-17 1:29 2:-21 3:23 4:-8
w+3 comma avoid H	0:12 1:20 5:-9 8:-8
w+3 comma avoid O	0:11 3:7 4:-11
w+3 comma avoid V	0:-16 1:18 2:-27 4:-15 5:-7 8:45
w+3 comma avoid the	0:-18 3:-18 4:47 6:-6 8:-10
w+3 comma but A	0:15 2:-11
w+3 comma but not	0:9
w+3 comma but reach	0:-10 2:-9 3:-8 5:32
w+3 comma but save	2:6
w+3 comma but the	0:8 3:-41 4:44
w+3 comma but x	1:-8 2:-6 3:29 5:-8 8:-8
w+3 comma but you	0:-26 3:12 5:29
w+3 comma comma A	0:15
w+3 comma comma O	0:11
w+3 comma comma many	2:-15 3:29 4:-11
w+3 comma comma x	0:41 3:-21
w+3 comma eat F	0:-8 1:32 2:-20
w+3 comma edge edge	0:42 3:-11 4:-9
w+3 comma fall U	0:-11 2:-7 3:-10 8:32
w+3 comma from x	0:-31 1:42
w+3 comma if U	0:15 3:-9
w+3 comma if x	0:17 4:-7 8:-6
w+3 comma in many	0:-19 2:-6 3:6 4:27
w+3 comma in x	0:-10 1:31 2:66 3:-39 4:-23 5:-9 6:-7 7:-10 8:-18 9:-7
w+3 comma kind U	0:18 3:-9
w+3 comma kind edge	0:12 3:-8
w+3 comma kind x	0:7 1:-7 2:31 3:-12 4:-7
w+3 comma make F	0:16
w+3 comma make comma	0:-29 1:-31 2:-13 3:57 4:-12 8:20
w+3 comma many A	0:-20 1:-25 2:-12 3:63 4:-11 6:-7 8:-12
w+3 comma many N	0:28 4:-11
w+3 comma many O	0:9 3:25 6:-8 8:-28
w+3 comma many U	0:51 1:-6 2:-6 3:-18 8:-7
w+3 comma many V	0:8
w+3 comma many kind	0:-19 1:-11 3:-10 4:51 8:-10
w+3 comma many many	1:-9 2:11 3:-34 4:-16 5:-7 6:52 7:-11 8:-9 9:-6
w+3 comma many move	1:-24 2:44 4:-6 6:-12 8:-11
w+3 comma many word:enemy	0:24 1:16 3:-11 5:-8 8:-13
w+3 comma many x	1:33 2:-9 3:14 4:-10 5:-14 6:-10 7:-7 9:-6
w+3 comma move x	1:-12 2:-10 3:-27 5:22 6:-7 8:-8 9:33
w+3 comma must move	0:12 1:-50 7:47
w+3 comma must x	0:-25 1:21 3:16 4:-9 5:-23 8:14
w+3 comma not hit	0:-7 1:-8 3:9 4:-11 8:21
w+3 comma not take	0:14 1:-21 3:19 8:-6
w+3 comma not touch	0:19 3:-22 4:25 6:-8 8:-8
w+3 comma not word:enemy	4:8
w+3 comma not x	0:-12 1:-18 2:-10 3:-34 4:27 5:-6 6:32 8:13
w+3 comma of x	0:6
w+3 comma play A	0:-11 1:-21 2:9 3:30 4:-9 5:-6 8:10
w+3 comma play a	0:24 1:-8 2:-13 3:34 4:-13 5:-20 8:-7
w+3 comma play is	0:-8 2:17
w+3 comma play x	3:-6 4:26 8:-14
w+3 comma push not	0:-13 3:-30 4:48 8:-7
w+3 comma push x	0:-12 4:7 8:14
w+3 comma reach the	0:-10 3:11 4:-7 5:20 8:-11
w+3 comma rel take	1:10
w+3 comma save A	2:13
w+3 comma sneak A	3:7
w+3 comma stop edge	0:25 3:-8
w+3 comma take A	1:17 2:-8 3:-6
w+3 comma take F	0:13 1:-10 2:15 3:-7
w+3 comma take O	0:-10 3:-14 4:-11 5:67 6:-8 8:-38
w+3 comma take many	0:11 3:-20 8:17
w+3 comma take the	0:6 1:28 3:-11 4:-7 8:-16
w+3 comma take x	0:17 1:-7 4:-7 5:-16 8:20
w+3 comma the A	0:20 1:-23 2:-44 3:72 4:-11 5:-9 6:-9 8:-7
w+3 comma the F	1:13
w+3 comma the O	0:-32 1:21 2:15 4:-18 5:-8 6:21
w+3 comma the V	0:-21 1:-10 2:-13 3:14 4:-7 6:-6 8:37
w+3 comma the play	1:-14 2:18
w+3 comma the word:boss	1:13
w+3 comma the x	0:19 1:-8 3:-6 4:28 5:-9 6:-9 7:-6 8:-15
w+3 comma vs many	0:-6 1:-8 3:-22 8:37
w+3 comma with A	3:-27 4:33
w+3 comma with U	0:34 2:-8 3:-8 4:-10
w+3 comma with many	0:-9 2:27
w+3 comma with the	0:12 1:17 2:-9 3:-16
w+3 comma word:enemy is	1:9
w+3 comma word:enemy x	1:38 2:-30
w+3 comma x A	0:11 1:-13 2:-30 3:38 4:16 8:-19
w+3 comma x F	1:-14 2:-8 3:32 4:-13 6:-10 8:14
w+3 comma x N	3:35 4:-19 5:-10 6:-9 8:6
w+3 comma x O	0:20 1:-21 2:-8 3:42 4:-11 6:-16 8:-9
w+3 comma x U	0:17 1:-16 2:-20 3:-11 6:-12 8:36
w+3 comma x V	0:-41 1:-6 2:-7 3:-14 4:42 5:-11 6:-6 8:-37 9:52
w+3 comma x a	0:-18 1:50 4:-10 5:-6 8:-14
w+3 comma x and	2:-16 3:-21 4:31 6:13
w+3 comma x as	0:41 3:-36
w+3 comma x comma	0:62 1:8 2:-12 3:-7 5:-8 6:-12 8:-26
w+3 comma x eat	0:18
w+3 comma x edge	0:-13 1:-14 3:7 4:-15 5:-11 6:49 8:-12 9:-10
w+3 comma x hit	2:-14 3:-22 6:39
w+3 comma x if	3:18 4:-9
w+3 comma x in	0:-12 1:-14 2:23 3:-11 4:-7 5:-9 6:26 8:-7
w+3 comma x is	0:-10 1:-6 3:12 5:22 6:-8 8:-7
w+3 comma x kind	0:15 3:-6
w+3 comma x many	2:59 3:-9 4:-17 6:-14 8:-25
w+3 comma x me	0:9 1:-11 3:26 4:-11 6:-7
w+3 comma x not	0:20 3:-10
w+3 comma x rel	2:18 3:-10
w+3 comma x stop	0:30 1:-8 2:-16 3:22 4:-12 8:-11
w+3 comma x take	0:-30 1:6 3:33
w+3 comma x the	0:33 2:-10 3:25 4:-17 8:-19
w+3 comma x to	0:15 1:-16 2:-9 3:-20 4:-26 5:9 6:11 8:30
w+3 comma x with	0:26 2:29 3:-35 8:-17
w+3 comma x you	0:32 1:-6 3:-10 4:16 6:-6 8:-18
w+3 comma you take	0:25 3:-6 5:-10 8:-9
w+3 comma you x	0:-14 1:-18 2:-17 3:11 4:-12 5:-11 6:17 8:34
w+3 cross the x	1:10
w+3 cross x comma	1:10
w+3 eat A edge	0:-14 1:-19 2:-18 3:54 4:-7 6:-10 8:-7
w+3 eat A obj	3:16
w+3 eat F and	1:6
w+3 eat F edge	0:20 1:19 2:-24 3:-6 8:-7
w+3 eat F x	1:54 2:-31 3:-24
w+3 eat N edge	0:-7 1:58 2:-51
w+3 eat O edge	1:11
w+3 eat edge edge	0:-11 1:-12 2:6 3:42 4:-7 5:-12 8:-8
w+3 eat my F	1:-40 2:49 3:-6
w+3 eat the F	0:-7 1:-73 2:87 3:-9
w+3 fall edge edge	0:-10 2:-20 3:-7 4:-11 5:26 7:32 8:-18
w+3 fall x and	0:-19 1:-13 2:32 3:11 5:-6
w+3 fight A edge	0:7 1:-8 2:-6 6:20
w+3 fight A save	0:23 1:-16
w+3 fight at x	0:21 1:-13
w+3 fight many A	0:-6 1:33 2:-16 6:-12
w+3 from A comma	1:-19 2:-33 3:19 4:55 5:-6 6:-13 8:-22 9:-6
w+3 from A edge	0:22 1:-9 2:-14 4:-30 6:-7 8:46
w+3 from A move	0:-7 1:-21 2:37 3:-8 4:-6
w+3 from A obj	0:-23 1:40 2:-20 3:-7 4:-7 8:17
w+3 from A x	0:-23 1:-6 3:-31 4:36 6:-6 8:24
w+3 from F obj	0:-17 2:52 3:-11 8:-16
w+3 from F steal	0:37 1:-13 2:-20
w+3 from H comma	0:27 3:-6 4:-6 6:-6
w+3 from H edge	0:-8 2:-12 3:-16 4:8 8:25
w+3 from N at	0:-15 4:-19 8:-13 9:43
w+3 from N comma	0:20 3:-8
w+3 from N edge	0:12 2:-23 3:11 4:-13 5:27 8:-9
w+3 from N of	0:-40 2:-9 3:-9 6:38 8:18
w+3 from O but	0:-11 1:-7 3:-25 4:45
w+3 from O comma	0:-16 3:-8 4:-23 5:-6 8:53
w+3 from U comma	0:34 1:-6 3:-7 8:-8
w+3 from U x	0:31 1:-11 2:-7 8:-8
w+3 from avoid A	0:-14 2:20
w+3 from avoid edge	0:-10 1:-6 2:30
w+3 from many edge	0:20
w+3 from many the	0:46 1:-32
w+3 from the A	0:-7 1:-12 2:-19 3:40 4:8 6:-8
w+3 from the N	2:-6 3:-7 4:26
w+3 from the O	0:-18 1:-10 2:-14 4:-9 9:44
w+3 from the x	0:-8 1:-12 3:28
w+3 from x A	0:21 4:-18
w+3 from x and	0:-24 2:-13 3:20 8:27
w+3 from x avoid	0:29 1:-11 2:-12
w+3 from x comma	0:-7 1:-14 2:33 3:-20 4:-9 5:-13 8:23
w+3 from x many	0:28 1:-7 2:-10
w+3 game edge edge	1:7
w+3 game for the	0:9
w+3 game if a	0:25 1:-7
w+3 game with A	0:-12 1:22
w+3 game with a	0:32 1:-20 3:-10
w+3 guard N from	1:16 2:-11
w+3 guard edge edge	0:-10 1:33 2:9 3:-18 5:-6 6:-6
w+3 guard the N	0:-6 1:-25 2:54 3:-10 4:-8
w+3 guard the x	1:18
w+3 hit x edge	0:16
w+3 in A edge	0:-8 6:18
w+3 in F x	0:29 1:-11 2:-9
w+3 in H edge	0:-12 1:-6 3:29
w+3 in N and	3:16 4:-7 5:-7 8:10
w+3 in N comma	2:25 3:-16 4:-8 8:9
w+3 in N edge	0:38 1:-27 5:-6 6:7 8:-6
w+3 in N with	0:11 1:6 3:-8
w+3 in N x	0:-11 1:27 2:-9
w+3 in O and	0:-11 1:17 3:-14 4:-11 5:-13 8:32
w+3 in O comma	0:49 1:-10 3:-7 6:-16 8:-13
w+3 in O move	0:-12 2:25 8:-6
w+3 in O not	0:14
w+3 in U comma	0:14 1:-12 2:-12 3:6 4:-14 5:-7 8:-19 9:37
w+3 in U edge	0:7
w+3 in U rel	0:-34 2:-6 3:-12 6:42 8:11
w+3 in U x	0:-17 1:43 3:-16 8:-7
w+3 in V comma	0:22 3:-20
w+3 in V edge	0:-10 3:18
w+3 in V vs	0:-11 1:42 2:-6 6:-19
w+3 in a O	0:20 1:-19 3:30 4:-10 5:-6 8:-15
w+3 in a x	0:-24 1:34 6:-7
w+3 in avoid A	0:-10 4:17
w+3 in edge edge	2:-6 3:-10 4:-10 8:31
w+3 in many x	0:7 2:-8 3:20 4:-7
w+3 in me comma	0:-7 1:34 4:-10 6:-8
w+3 in the A	0:31 3:-11 4:-6 8:-7
w+3 in the N	0:48 3:-14 4:-23 8:-8
w+3 in the O	1:13 2:-9 4:17 5:-11 6:-11
w+3 in the U	1:12 2:-12 3:-33 4:-8 5:-10 6:-8 8:-8 9:45
w+3 in the x	0:-22 1:-22 2:-20 3:24 4:15 5:14 6:-13 8:22 9:-6
w+3 in x O	0:-9 1:37 2:-23 3:-8 4:-10 8:13
w+3 in x U	0:-24 1:-18 3:-11 4:-15 5:-6 8:66
w+3 in x and	3:15 4:-6
w+3 in x at	1:7
w+3 in x but	0:-11 2:-9 3:19 4:16 5:-11
w+3 in x comma	1:-11 2:10 3:28 4:-12 5:-12 6:-16 7:-8 8:-20 9:29
w+3 in x edge	0:23 1:-8 2:-43 3:-10 4:6 5:48 6:-9 7:-6 8:-16
w+3 in x in	1:9
w+3 in x is	0:7 1:-8 2:34 3:-10 4:-7 5:-8 8:-7
w+3 is A edge	0:47 1:-11 2:-17 3:-13
w+3 is A x	0:-10 1:37 2:-10 3:-6 4:-12
w+3 is F comma	0:19 3:-16
w+3 is a A	0:42 1:-8 2:-15 3:-7
w+3 is edge edge	0:17 1:-6 2:-9 3:-18 4:33 5:-9 8:-8
w+3 is the A	1:-17 2:38 3:-11 4:-9 8:-6
w+3 is the x	1:-13 2:-14 3:27
w+3 is x and	0:23 1:-11
w+3 is x comma	0:9 1:30 2:-10 3:-13 4:-7 5:-9 8:-6
w+3 kind U comma	0:17
w+3 kind comma but	3:6
w+3 kind edge edge	0:-19 1:-8 2:9 3:27
w+3 kind with A	1:20 2:-7 3:-7
w+3 kind with many	0:-8 1:26 2:-10
w+3 make F and	0:-6 1:33 4:-11
w+3 many A edge	3:-19 4:-16 6:37
w+3 many F edge	0:-29 2:48 6:-8
w+3 many N comma	0:-15 1:-8 3:49 4:-6 6:-27
w+3 many U comma	2:7
w+3 many at many	0:24 3:-7
w+3 many x O	0:-10 3:-16 4:39 8:-8
w+3 many x comma	2:-6 3:-17 6:-8 8:35
w+3 many x edge	2:-20 3:-16 4:-9 5:-25 6:50
w+3 many x stop	0:13
w+3 match comma many	0:-12 3:17
w+3 match comma x	0:-12 3:-21 4:20 5:-7 6:-6 8:-10 9:26
w+3 me U comma	0:-31 2:34 4:-6 6:-6 8:-7
w+3 me x edge	0:-13 1:-6 2:23 3:-9 4:15 6:-7 8:-8
w+3 move A edge	0:-19 1:-69 2:-21 3:-24 4:-9 8:103
w+3 move a O	0:13
w+3 move a x	0:9 1:10 2:-6 3:-6
w+3 move comma many	0:32 1:-7 3:-11
w+3 move edge edge	0:-28 1:17 2:45 3:-23 4:9 6:-14 7:-6 8:-14 9:-8
w+3 move from x	1:23 3:-6
w+3 move in N	0:18 2:-13
w+3 move in O	0:-24 1:47 2:-7 3:-7
w+3 move in the	0:-9 1:46 3:-17 8:-9
w+3 move the O	0:-10 1:-26 2:-18 3:47 8:-6
w+3 move the U	1:-38 2:65 3:-12 4:-13 5:-6 8:-14
w+3 move x comma	0:7 2:-8 3:17 8:-9
w+3 move x edge	0:-12 1:23
w+3 move x the	1:19 8:-9
w+3 must cross the	0:-6 1:17 3:-6
w+3 must guard the	1:29 2:-10 3:-10
w+3 must steal me	0:13 2:-6
w+3 must take N	0:-12 1:6 2:-6 5:27 8:-11
w+3 must the F	0:-20 1:-48 2:89 3:-27 4:-11 7:-19
w+3 must x O	0:-16 1:44 2:-11 3:-16 8:-8
w+3 must x at	0:-8 1:23 2:-6
w+3 not edge edge	0:12 2:-17 3:-10 4:-8 5:31 8:-9
w+3 not touch N	4:10
w+3 not x comma	0:17 1:-12 2:-31 3:-29 4:13 5:6 6:19 8:7
w+3 not x edge	0:7 1:6 2:-24 3:8 4:17 5:11 6:-8 8:-21
w+3 not x not	0:-48 1:14 2:60 3:-11 4:-9 5:-18 6:-6
w+3 not x stop	0:-22 1:-51 2:-38 3:-26 4:57 5:53 7:-7
w+3 obj A to	2:-7 3:-40 4:-8 6:58 8:-6
w+3 obj N reach	0:-10 3:25 4:-6
w+3 obj N to	0:-7 1:23 2:-16 3:12
w+3 obj U with	0:-16 1:-12 2:21 3:21 6:-7
w+3 obj U x	0:16
w+3 obj avoid A	0:-7 1:-23 2:54 3:-14
w+3 obj avoid but	0:35 2:-21 5:-8
w+3 obj avoid game	2:12 5:-8
w+3 obj avoid kind	2:14
w+3 obj avoid x	0:-15 3:-13 4:-7 5:46 6:-8
w+3 obj bring x	0:-6 2:-7 6:-6 9:27
w+3 obj eat A	1:-10 2:-9 3:26
w+3 obj guard comma	0:-7 3:-7 4:33 8:-7
w+3 obj hit x	0:13 3:-6
w+3 obj many x	3:13
w+3 obj match x	0:-6 3:22
w+3 obj move x	0:-23 1:-15 2:-19 3:-8 4:-16 5:27 8:38
w+3 obj take A	2:-8 3:23
w+3 obj take H	0:-6 3:27 6:-6
w+3 obj take but	3:11
w+3 obj take comma	0:20 3:-8 6:-7
w+3 obj take edge	0:-15 1:-10 2:30 3:19 4:-17 6:-6
w+3 obj take game	2:-10 3:16
w+3 obj take kind	2:-15 3:27
w+3 obj take stop	0:19
w+3 obj take x	2:-6 3:22
w+3 obj throw edge	0:-9 3:-7 6:28
w+3 obj throw x	3:-7 6:18
w+3 obj x O	0:23 1:-11 2:-10
w+3 obj x U	0:-7 2:-12 3:30 4:-8
w+3 obj x comma	0:13 1:-16 2:53 3:-35 4:8 5:-10 6:-14 8:-19
w+3 obj x edge	1:-7 2:14 4:18 6:-8
w+3 of A comma	0:26 2:-8 5:-7
w+3 of A edge	0:9 2:-17 3:-11 4:29 8:-7
w+3 of A x	0:-17 1:-7 2:41 3:-10 4:-9
w+3 of F comma	2:-17 3:29
w+3 of F edge	0:57 2:25 3:-63 4:-7
w+3 of F in	0:-12 3:22
w+3 of O comma	0:-7 5:31 8:-16
w+3 of O in	3:-9 6:17
w+3 of O x	0:-26 1:8 3:16 4:13 8:-6
w+3 of U comma	0:-18 2:37 5:-9 6:-6
w+3 of edge edge	0:27 2:-21 3:-10 4:-7 5:8 8:11
w+3 of game comma	0:10 1:16 2:-17
w+3 of game edge	0:-6 1:41 2:-28
w+3 of kind comma	0:6 1:-12 2:26 8:-7
w+3 of kind edge	0:-18 2:15 3:14
w+3 of match edge	1:-14 3:22
w+3 of race edge	0:-6 1:20 2:-6
w+3 of the N	0:19 3:-11 4:14 5:-6 8:-8
w+3 of the x	0:-16 4:31 8:-6
w+3 of word:enemy avoid	0:-7 1:-25 2:54 3:-24 6:-10
w+3 of x O	0:8 3:10 8:-9
w+3 of x U	3:-12 4:41 8:-29
w+3 of x and	0:18 1:-33 2:-8 3:21 4:-10 5:-11 8:21
w+3 of x comma	1:26 3:-10 4:-6 8:-9
w+3 of x edge	0:28 1:-23 2:-17 3:37 4:-18 5:-7 8:-7
w+3 of x stop	0:45 1:-16 8:-17
w+3 over O and	1:15
w+3 over O comma	1:8
w+3 over O edge	1:7
w+3 over U and	0:-7 2:-8 3:-6 5:22
w+3 over edge edge	0:9 2:-13 3:-6 5:21
w+3 over the O	1:18 2:-9
w+3 play x comma	0:43 1:-10 2:-9 4:-10 8:-11
w+3 push F edge	1:13
w+3 push O at	0:-28 1:52 3:-11 8:-7
w+3 push O reach	0:6
w+3 push x V	1:27 3:-8 8:-6
w+3 reach N not	1:24 3:-14
w+3 reach and avoid	3:15
w+3 reach bring comma	0:-18 4:41 8:-18
w+3 reach bring edge	5:17 8:-7
w+3 reach edge edge	0:-7 2:8 3:-7 4:29 5:-14
w+3 reach the N	0:-9 1:33 2:-7 3:8 4:-12 5:-7
w+3 reach the O	0:14 3:13 4:-7
w+3 rel O at	1:6
w+3 rel fall of	0:22 1:-12 2:-17 3:10
w+3 rel move U	1:27 3:-12 5:-6 8:-7
w+3 rel move edge	1:-44 2:24 3:48 6:-11 8:-9
w+3 rel move over	1:19
w+3 rel not must	0:-7 1:46 3:-32 4:-7 6:-6
w+3 rel save A	0:26 1:-10
w+3 rel save the	0:-6 1:17 2:-7
w+3 rel take A	1:32 2:-14 3:-6
w+3 rel take O	0:21 1:-10
w+3 rel take x	4:9
w+3 rel throw F	1:13
w+3 rel x A	0:-25 1:20 2:43 3:-9 4:-7 5:-7 8:-23
w+3 rel x at	0:28 3:-6
w+3 rel x comma	0:16 3:-9 4:6
w+3 rel x from	1:10
w+3 rel x many	2:-13 7:18
w+3 rel x the	0:-18 1:10 3:28 4:-7
w+3 rel x to	0:15 1:-23 2:-27 3:-13 8:45
w+3 save A edge	0:9
w+3 save A from	1:8
w+3 save edge edge	1:-14 4:31
w+3 shoot F at	0:-10 1:36 2:-19
w+3 shoot F to	0:-13 1:26 2:-8
w+3 shoot H at	0:-6 1:24 2:-12
w+3 shoot at A	1:11 2:-6
w+3 shoot edge edge	0:13 1:-36 2:18 6:20 8:-6
w+3 sneak A edge	4:12
w+3 sneak and steal	2:20 4:-6
w+3 sneak by the	3:6
w+3 sneak edge edge	2:18
w+3 steal A sneak	1:16 2:-9
w+3 steal F from	0:-6 1:49 2:-35
w+3 steal F in	0:11 1:16 2:-12
w+3 steal is edge	1:-6 2:12 3:6
w+3 steal me x	1:-41 2:52
w+3 steal my F	1:-33 2:36
w+3 steal the A	1:10 2:-6
w+3 steal the F	0:-8 2:19
w+3 stop A U	2:55 3:-9 4:-34 5:-10 8:-22
w+3 stop U in	0:-11 1:-19 2:-9 3:42 4:-8
w+3 stop V must	0:-6 1:21
w+3 stop V x	0:8 1:23 2:-6 8:-14
w+3 stop comma edge	0:53 1:32 2:-29 3:-27 4:-12 8:-12
w+3 stop edge edge	0:36 2:-10 4:-19 6:-10 7:20 8:-15
w+3 stop in x	0:7 1:-6 2:-21 4:23
w+3 stop many many	0:9 1:32 2:-6 4:-6 6:-24
w+3 stop many move	0:34 4:-18 5:-6
w+3 stop many x	0:-11 1:10 3:-9 4:15 5:-6 6:12
w+3 stop not x	0:8 1:19 2:-10 4:-8 8:-6
w+3 stop the A	0:19 1:12 2:-12 3:20 4:-22 6:-6 8:-10
w+3 stop x A	0:10 2:-18 4:20
w+3 stop x H	0:22
w+3 stop x V	0:-27 1:-8 2:-11 3:-9 4:19 8:28
w+3 stop x a	0:17
w+3 stop x comma	0:-55 1:-16 2:-26 3:52 4:16 5:16 6:-8 7:-14
w+3 stop x in	1:28 4:-21
w+3 stop x many	0:12 2:22 3:-20 4:-6
w+3 stop x me	0:51 1:-12 3:-19
w+3 stop x not	2:-9 3:-16 4:17 5:-10 8:17
w+3 stop x with	0:-7 1:-14 2:-15 3:35
w+3 subj A and	0:-6 1:18 2:-6
w+3 subj A from	1:20 2:-10
w+3 subj A obj	0:-8 1:45 2:-23 3:-6
w+3 subj A to	0:16 1:15 2:-23
w+3 subj F obj	0:-6 1:41 2:-21
w+3 subj H obj	1:24 2:-6 4:-7
w+3 subj H to	1:9
w+3 subj N obj	2:9
w+3 subj O edge	0:-8 4:-7 5:-8 8:28
w+3 subj O obj	1:20 2:-10
w+3 subj O with	1:16 2:-9
w+3 subj U to	2:-9 3:22
w+3 subj U with	0:8 1:-25 2:-8 3:-7 4:-7 6:42 8:-11
w+3 subj U x	1:-10 3:-14 8:22
w+3 subj comma x	0:-9 1:-15 3:32
w+3 subj edge edge	1:45 2:-23 3:-6
w+3 subj fall x	0:12 1:-13 3:9
w+3 subj many x	0:23 2:-6 3:18 4:-8 5:-11 6:-6 8:-8
w+3 subj move x	0:16 1:32 3:-31 6:-13
w+3 subj x also	0:-12 1:28 2:-30 3:17
w+3 subj x comma	0:21 3:-8
w+3 subj x fall	1:18 3:-10
w+3 subj x of	0:10 1:-26 2:-7 3:30 8:-6
w+3 subj x stop	0:11 1:-21 2:34 3:-13
w+3 take A but	1:9
w+3 take A comma	0:-22 1:-72 2:78 3:20
w+3 take A edge	0:-30 1:-9 2:-15 3:62 4:-6 6:-7 8:-14
w+3 take F and	0:18 1:14 2:-6 8:-16
w+3 take F avoid	0:-6 1:6 8:10
w+3 take F comma	1:29 2:-18
w+3 take F edge	1:11
w+3 take F from	1:9
w+3 take F in	1:15
w+3 take O comma	0:20 1:-12
w+3 take O edge	1:25 3:-11
w+3 take O in	0:31 1:-8 2:-16
w+3 take O stop	1:22 2:-8 8:-6
w+3 take a O	1:7
w+3 take and A	0:8 3:6
w+3 take and H	0:15 3:-13
w+3 take and from	0:23 4:-12
w+3 take comma but	3:20
w+3 take comma x	0:-20 1:-17 3:36
w+3 take edge edge	0:14 3:7 4:-7
w+3 take fall F	1:10
w+3 take is and	0:33 3:-26
w+3 take many F	0:-23 2:35 3:-8
w+3 take the O	0:30 3:-6 5:-7 8:-14
w+3 take x comma	0:-13 1:7 2:-6 3:20
w+3 the A chase	1:-13 2:24
w+3 the A from	0:-9 1:23
w+3 the F at	1:14 2:-8
w+3 the F edge	2:19 3:-11
w+3 the N edge	0:21 2:-8
w+3 the O comma	0:13 1:-7 3:-9 4:6
w+3 the U stop	0:-25 1:-18 2:34 3:22 4:-6 6:-9 8:-8
w+3 the guard edge	1:25 2:-8 4:-10
w+3 the x and	0:-9 1:27 2:-7
w+3 the x comma	0:-6 1:-15 2:-6 3:-9 4:35 8:-8
w+3 the x of	0:40 1:-6 3:-22
w+3 the x stop	0:15 2:20 3:-15 4:-7
w+3 throw A edge	0:-11 1:-24 3:-19 6:51
w+3 throw F at	0:12 1:24 2:18 3:-6 6:-40 8:-8
w+3 throw F edge	0:-9 1:32 4:-12 6:-6
w+3 throw O at	1:46 2:-17 3:-14 6:-14
w+3 throw O edge	0:-7 1:-27 2:40
w+3 throw U at	0:-11 1:43 2:-13 6:-13
w+3 throw at A	0:-9 1:-14 3:-7 6:31
w+3 throw comma many	0:-21 1:-7 2:12 3:-13 4:-10 5:-9 6:37 8:-6
w+3 throw edge edge	0:-8 1:-33 2:-9 3:-25 6:64 8:-8
w+3 throw game edge	0:11 1:-22 3:-19 6:30
w+3 throw many F	1:21 2:-9
w+3 to A edge	0:-6 6:16
w+3 to A x	0:-23 4:-9 8:41
w+3 to F obj	2:13
w+3 to N comma	0:16 1:23 2:-13 3:22 4:-25 5:-11 8:-8
w+3 to N edge	2:-8 3:6 5:13
w+3 to N obj	0:23 3:-6 4:-8
w+3 to O comma	0:6 3:25 5:-8 8:-11
w+3 to O obj	0:-13 1:-30 2:45
w+3 to U comma	0:-29 1:24 2:-41 3:38 4:-31 5:41 6:-13 8:-10 9:-7
w+3 to U edge	0:-15 1:-7 2:21 4:-9 5:34 8:-23
w+3 to avoid edge	0:-8 2:30 4:-7
w+3 to avoid x	2:26 4:-12
w+3 to bring comma	1:-7 2:-12 4:27
w+3 to chase x	1:-21 2:29
w+3 to comma x	0:11
w+3 to edge edge	4:39 5:-17 8:-14
w+3 to hit x	0:-11 2:31 4:-7 5:-6 8:-8
w+3 to move x	0:-40 4:48
w+3 to reach the	2:15 3:-9 5:-38 8:43
w+3 to rel the	0:-8 3:18
w+3 to save the	2:11
w+3 to sneak x	2:15
w+3 to take stop	2:-6 4:20
w+3 to the N	0:34 1:-14 5:-6
w+3 to the O	0:16 2:-8 3:-13 5:18
w+3 to the U	0:15 3:-16 4:13
w+3 to the x	0:25 8:-8
w+3 to throw edge	0:16 4:11 6:-10
w+3 to touch x	0:10 1:-8 2:-23 4:-11 5:39
w+3 to x A	3:-9 4:-6 6:33 8:-10
w+3 to x comma	0:-10 1:46 2:-10 3:-13 4:-17 6:-15 8:12
w+3 to x edge	0:34 3:-9
w+3 to x in	0:-20 1:13 2:-7 3:26 8:-8
w+3 to x or	0:-9 2:36 3:-6 4:-9
w+3 to x stop	0:10 2:-11 3:31 4:-12 6:-6
w+3 vs A comma	0:-6 6:29 8:-7
w+3 vs A edge	0:-12 1:21 2:-10 3:-13 6:28 8:-22
w+3 vs A of	0:-9 1:31 2:-18
w+3 vs H and	4:28 8:-18
w+3 vs H edge	0:-15 1:20 2:-16 3:-10 4:-8 9:35
w+3 vs O comma	0:19 1:-19 4:22 8:-8
w+3 vs O edge	0:-11 1:58 2:-18 3:-17 5:-14
w+3 vs a A	1:8
w+3 vs many A	0:20 1:-14
w+3 vs many H	0:-15 1:-18 2:-39 3:-11 4:-7 6:43 9:37
w+3 vs the A	0:-13 1:12 3:-23 4:33
w+3 vs the O	0:40 1:-25 3:-7
w+3 vs x U	0:-14 3:6 8:19
w+3 with A edge	0:39 1:-10 3:-14
w+3 with F edge	1:-42 2:9 3:-12 4:24 6:-13 8:25
w+3 with F obj	0:-29 1:22 2:-6 3:-13 8:25
w+3 with O and	0:39 1:-26
w+3 with O but	0:-19 2:-8 3:16 4:31 6:-12 8:-8
w+3 with O comma	0:7 1:-26 2:12 4:27 8:-12
w+3 with O edge	0:-16 1:-6 2:-10 3:-12 4:-30 5:65 8:-19
w+3 with U comma	0:-29 1:-8 2:54 3:-16 8:-6
w+3 with U edge	2:10 6:-6
w+3 with U many	0:7 1:32 2:-15 3:-17
w+3 with U stop	0:-18 2:7 3:28 4:-7
w+3 with V edge	0:-16 1:-17 3:37
w+3 with a A	0:23 1:-28 2:10 3:15 4:-12 8:-8
w+3 with a H	0:-6 3:21 4:-6
w+3 with a O	0:-17 1:35 2:-6 5:25 6:-17 8:-21 9:-6
w+3 with a V	0:23 1:-22 3:14
w+3 with a x	0:-15 2:29
w+3 with edge edge	0:-50 1:23 2:33 3:-15 4:18 5:-12 6:-14 7:-6 8:-17
w+3 with many A	0:17
w+3 with many O	0:7 1:25 3:-6 4:-12 8:-7
w+3 with many move	1:7
w+3 with many x	0:33 1:-10 3:-12
w+3 with the O	0:9 1:-8 2:-11 3:14 4:-9 8:16
w+3 with the U	0:22 2:-6
w+3 with the x	2:-10 3:-6 4:38 6:-8 8:-17
w+3 with x U	3:-21 4:35 6:-8
w+3 with x and	0:29 5:-11 8:-8
w+3 with x comma	0:-16 1:9 2:-7 3:-13 4:-16 6:41 8:-6
w+3 with x edge	0:13 1:-6 2:-8 3:28 4:-10 6:-10 8:-8
w+3 with x many	0:10 1:-7 3:-7 6:15
w+3 word:boss edge edge	0:-9 1:-13 2:-20 6:-7 7:48
w+3 x A comma	3:-7 4:-12 8:29
w+3 x A edge	0:-7 1:-9 2:-13 3:-17 4:-14 8:48
w+3 x A from	0:30 3:-9
w+3 x A must	0:47 1:-7 2:-9 3:-19 4:-6
w+3 x A of	0:-8 1:-10 3:26
w+3 x A the	1:32 3:-12 4:-7
w+3 x A to	1:35 2:-9 3:-16 8:-9
w+3 x A x	0:-22 2:-8 3:36 6:-16 8:7
w+3 x F x	0:14 1:11 2:-7 8:-6
w+3 x H of	0:19 4:-10
w+3 x N and	0:7 2:-8 3:15
w+3 x N edge	0:-11 2:34 3:-13
w+3 x N from	0:-28 1:67 3:-24 5:-10 8:-13
w+3 x O U	0:33 1:-9 4:-8
w+3 x O and	0:6 1:6
w+3 x O comma	0:-37 1:-12 2:-11 3:66 6:-7 8:-9
w+3 x O eat	0:28 1:-26 3:12 4:-6
w+3 x O in	0:-30 1:33 2:-10 3:-6 4:20 5:-7 8:-9
w+3 x O x	0:26 1:6 2:-33 3:-14 4:-9 5:-6 8:-9 9:34
w+3 x U U	0:36 1:-17 2:27 3:-24 4:-7 6:-7 8:-10
w+3 x U and	0:20 1:15 2:-8 3:-11 4:-8
w+3 x U at	0:-6 1:-39 2:53 3:-12 8:-7
w+3 x U comma	1:-18 2:-11 3:20 4:-16 6:-7 8:27
w+3 x U edge	0:27 3:-6 4:-9
w+3 x U subj	0:27 2:-7
w+3 x U x	0:-45 1:-9 2:-13 3:-22 6:70 8:-7
w+3 x a O	0:-65 1:44 2:-37 3:-14 4:56 6:-9 8:-7
w+3 x a x	0:28 5:-10 8:-8
w+3 x and A	2:20
w+3 x and O	1:-7 2:-24 3:-6 5:37
w+3 x and must	0:19
w+3 x and over	0:-11 1:43 2:-19 7:-9
w+3 x and the	0:-13 1:-53 2:73 3:-11
w+3 x and x	1:-23 4:-10 5:31 6:-7 8:-8
w+3 x as x	0:-19 3:-19 5:-8 6:35 8:15
w+3 x at A	0:-34 1:-7 5:-10 8:52
w+3 x at N	0:15 2:-14 3:-12 5:18
w+3 x at the	1:27 2:-11 3:-25 4:-11 5:-14 6:-7 7:35 8:-20
w+3 x at x	0:27 1:10 2:22 3:-31 5:-22 8:-14
w+3 x but the	0:-24 2:-7 3:-12 4:42 8:-7
w+3 x but x	0:17 1:-24 2:29 3:-7 4:-14
w+3 x comma A	0:-10 1:-21 2:-31 3:-36 4:47 5:-7 6:-15 8:42
w+3 x comma F	1:-59 3:18 4:-7 5:-7 8:54
w+3 x comma N	1:-12 2:-10 3:-13 4:48 5:-7 8:-16
w+3 x comma O	0:-25 2:18 3:43 4:-11 5:-10 7:-6 8:-18
w+3 x comma U	1:-11 2:-30 3:-27 4:56 5:-6 8:-21 9:23
w+3 x comma a	0:-7 1:-24 2:17 3:49 4:-10 5:-21 6:-14 8:-11
w+3 x comma and	0:10
w+3 x comma bring	0:-19 1:38 3:-16 8:-7
w+3 x comma but	0:-10 1:-12 2:-12 3:-16 4:21 5:39 8:-11 9:-6
w+3 x comma comma	2:-12 3:28 4:-16
w+3 x comma many	1:-17 2:33 3:-14 4:-16 5:25 6:-11 7:-12 9:-7
w+3 x comma not	1:-7 2:24 3:-16 4:10 5:-10
w+3 x comma play	0:23 1:-8 2:-17 3:18 8:-12
w+3 x comma rel	0:27 1:-11 2:-16 3:-12 4:-10 8:22
w+3 x comma take	0:-13 1:-12 2:19 3:26 4:-7 5:-7 8:-13
w+3 x comma the	0:7 3:-28 4:-12 6:44 8:-6 9:-6
w+3 x comma with	0:-56 1:-12 2:21 3:-42 4:-12 5:39 6:-13 8:47
w+3 x comma x	0:-9 1:23 2:18 3:6 4:-7 5:-16 6:-19 7:17 8:-22 9:-9
w+3 x comma you	0:-9 1:10 2:7 3:20 4:-8 5:-10
w+3 x cross x	0:30 4:-6
w+3 x eat my	0:-6 1:-69 2:75
w+3 x edge edge	0:7 1:19 2:-19 3:34 4:-22 5:-9 6:-18
w+3 x from A	0:-8 1:19
w+3 x from many	0:-14 1:-17 2:26 3:32 4:-6 6:-17 8:-6
w+3 x from x	0:43 1:-27 2:-10
w+3 x if x	2:-7 3:34 4:-20
w+3 x in N	0:17 1:7 3:-7
w+3 x in O	0:9 1:10
w+3 x in U	0:31 2:-10 8:-7
w+3 x in a	0:-16 1:-7 3:-10 4:-9 8:44
w+3 x in the	1:-21 2:-13 3:-21 4:-13 5:19 8:41
w+3 x in x	1:30 2:-30 3:-25 4:-9 5:36 6:-6
w+3 x is a	0:-9 1:32 2:-18
w+3 x is comma	0:-31 1:-29 2:18 3:61 4:-9 5:-7 8:-11
w+3 x is x	0:20 3:-8
w+3 x kind x	0:37 1:-9 2:-12 3:-12
w+3 x many x	0:20 2:-15 3:18 4:-7 5:-6 6:-6
w+3 x me edge	0:-10 1:-7 2:34 3:-9
w+3 x me x	0:-20 2:14 4:-8 5:17
w+3 x must x	0:18
w+3 x not x	1:-17 2:-19 4:39 8:-7
w+3 x of a	0:21 2:-17 3:-10 6:12
w+3 x reach x	2:13 8:9
w+3 x rel move	0:-6 1:-6 3:29 8:-14
w+3 x steal my	0:-11 1:-43 2:53
w+3 x stop O	0:18
w+3 x stop a	0:15 1:-7
w+3 x stop comma	0:37 2:-12 3:-10
w+3 x stop edge	0:20 1:-6 2:-9 3:-15 4:-13 5:-6 8:26
w+3 x stop if	1:-14 2:22 5:-7
w+3 x stop many	0:46 2:-10 3:-18
w+3 x stop not	0:7 1:-6 2:-9 3:-27 4:-9 6:45 8:-8
w+3 x stop play	0:26 1:-6 3:-6
w+3 x stop the	0:33 1:-6 2:-8 3:-9
w+3 x stop x	0:-40 1:-14 2:35 3:-28 4:25 5:-22 6:-12 7:51 8:-30
w+3 x take A	0:11 1:34 2:-9 3:-22 4:-7
w+3 x the A	0:41 1:-23 3:-12
w+3 x the O	0:8 1:17 2:-7 3:-9
w+3 x the x	0:-23 1:6 2:34 3:18 4:-8 5:-12 6:-8 8:-15
w+3 x to U	0:14 1:13 2:-12 3:-8
w+3 x with O	0:32 1:-12 2:-7 8:-6
w+3 x with x	0:12 1:-13 3:23 6:-6
w+3 x you must	0:11 2:34 3:-22 4:-8 5:-6
w+3 x you x	0:9 2:-21 4:-11 5:44 8:-24
w-+ A A	0:6 3:21 4:-9 8:-6
w-+ A F	4:23 8:-6
w-+ A U	0:35 1:-9 2:7 3:-12 8:-9
w-+ A and	0:-7 2:-7 3:36 5:-6 6:-8 8:-10
w-+ A bring	0:22 1:-13
w-+ A comma	0:34 1:-6 2:16 3:-15 4:-6 8:-16
w-+ A edge	0:36 1:-16 2:10 3:-12 4:-40 5:-7 7:-7 8:-21 9:36
w-+ A from	0:-25 3:12 8:28
w-+ A game	0:-31 1:49 2:-6 3:-8
w-+ A in	0:19 3:-15 8:16
w-+ A move	1:-8 2:-10 3:-7 4:-10 9:39
w-+ A obj	0:45 2:-11 3:-7 4:-8 5:-6 6:-6
w-+ A rel	0:39 1:-7 2:-9 3:-9
w-+ A subj	0:10 1:21 2:-11 8:-7
w-+ A take	1:11 2:-6 3:16 4:-9 8:-7
w-+ A the	0:31 3:-11 8:-6
w-+ A to	1:-14 2:-7 3:-19 4:39
w-+ A x	0:-16 1:-13 2:27 3:8 4:34 5:-10 6:-9 8:-26 9:-13
w-+ F U	0:-25 2:-8 3:17 6:26
w-+ F comma	0:26 3:-20
w-+ F edge	0:-22 1:-8 2:21 3:16
w-+ F in	0:-28 1:-7 2:32 3:17 4:-8 8:-7
w-+ F many	0:26 3:-11
w-+ F x	0:-23 3:39 4:-6
w-+ H U	0:16 3:-7
w-+ H comma	0:16 2:-6 4:-9 5:18 6:-6 8:-7
w-+ H edge	0:17 2:-7
w-+ N comma	0:-29 1:18 2:-28 3:-41 4:18 5:-8 6:35 7:-6 8:28 9:-6
w-+ N to	0:28 3:-18
w-+ N with	0:18 3:-8
w-+ O U	0:42 1:-7 3:-18 8:-6
w-+ O comma	0:33 1:22 2:-10 4:-14 6:-9 8:-15
w-+ O edge	1:-10 2:27 3:-29 4:29 6:-6 8:-11
w-+ O in	0:-17 1:-6 3:-33 4:-15 5:-11 6:31 9:34
w-+ O to	0:9 2:-7 3:21 4:-8 8:-7
w-+ O x	1:-15 2:-19 3:29 4:-10 5:-6 6:-7 8:-13 9:31
w-+ U A	1:-10 2:-11 3:-13 4:-11 6:-7 8:41
w-+ U N	0:13
w-+ U O	0:18
w-+ U U	0:15 1:15 2:-34 3:15 4:-22 5:-7 6:15 7:-6 9:-6
w-+ U and	0:14 2:-15 3:32 4:-8 5:-7 6:-7 8:-10
w-+ U at	0:-29 1:21 2:-7 3:-35 4:-8 6:56 8:-7
w-+ U comma	0:12 1:10 2:-13 3:-42 4:6 5:-7 6:-14 7:15 8:-10 9:31
w-+ U edge	0:30 1:-23 2:47 3:-31 5:-6 6:-8 7:-8 8:-19
w-+ U for	0:12
w-+ U from	0:-14 1:-13 3:-14 4:-11 6:-7 8:47
w-+ U if	0:15
w-+ U in	0:46 2:-6 3:-17 4:-6
w-+ U many	0:25 3:-13
w-+ U of	0:18
w-+ U over	0:-7 1:-10 2:23 3:18 4:-9 5:-13 8:-6
w-+ U stop	0:-49 1:60 2:-12 3:-17 4:-16 6:-8 8:24 9:-8
w-+ U subj	0:20 2:10 3:-13
w-+ U to	0:-15 1:14 2:-20 3:30 4:-14 5:-6 6:-13 8:17
w-+ U with	0:-16 2:37 3:-14 4:-6 6:-6
w-+ U x	0:-8 2:23 3:31 4:-6 5:-8 6:8 7:-8 8:-32 9:-8
w-+ V U	0:18
w-+ V comma	0:-8 2:-13 3:43 4:-16 8:-13
w-+ V in	0:7 3:-7 9:15
w-+ V stop	0:17
w-+ V x	1:-10 2:26
w-+ a A	0:19 1:7 2:-7
w-+ a N	0:19 8:-13
w-+ a U	0:-11 1:19 3:-11 4:17 8:-10
w-+ a and	0:-20 1:37 2:-22 5:-11 7:-8 8:19 9:-9
w-+ a as	7:7
w-+ a at	0:-11 1:-6 2:-19 3:-8 6:-19 7:60 8:-10
w-+ a avoid	1:26 2:-9 4:-6
w-+ a bring	1:13
w-+ a but	0:-33 1:24 3:-17 4:-11 6:45 8:-26
w-+ a chase	2:11
w-+ a comma	3:6 4:-10 5:-10 7:-9 8:26 9:-6
w-+ a cross	1:10
w-+ a eat	1:40 2:-30
w-+ a edge	1:40 3:-7 4:-7 5:-9 9:-6
w-+ a fight	0:-7 1:33 2:-15 6:-10
w-+ a for	0:13 1:-20 2:-8 3:-13 4:-7 7:34
w-+ a from	0:-19 1:37 2:-6 4:6 6:-6 8:-15 9:-6
w-+ a game	0:65 1:-30 2:-7 3:-15 4:-7
w-+ a in	1:53 2:-8 3:-14 4:-12 5:-6 6:-10 8:-14
w-+ a is	0:-21 2:12 3:25 4:-6 8:-6
w-+ a kind	0:8 1:11 3:-8
w-+ a make	0:-11 1:-10 3:-11 4:40 8:-9
w-+ a move	0:-15 1:14 2:13 3:-21 4:-9 6:-8 7:-6 8:26
w-+ a must	0:-11 1:9 2:26 4:-7 7:-11
w-+ a of	0:33 1:36 2:-12 3:-29 4:-17 5:-6
w-+ a over	1:12
w-+ a push	0:-11 1:13 3:-6 4:-7 8:21
w-+ a rel	0:-9 1:49 2:-33 3:16 4:-11 6:-8 7:-8 8:14 9:-8
w-+ a shoot	0:-7 1:14
w-+ a steal	1:29 2:-15
w-+ a stop	0:-6 1:-33 2:-22 3:16 4:14 5:-20 6:-7 7:18 8:27
w-+ a take	0:9 1:21 2:-9 3:-7
w-+ a the	0:-15 2:-26 3:15 4:-16 6:14 7:30 8:-10 9:-6
w-+ a throw	1:41 2:-13 6:-13 8:-6
w-+ a vs	0:-8 1:16
w-+ a with	0:-29 1:27 2:-11 3:-16 4:18 5:22 8:-11
w-+ a word:boss	1:-13 2:-14 7:38
w-+ a word:hero	1:16
w-+ a x	0:-10 1:24 2:-7 3:-33 5:-8 6:11 7:33 8:-7 9:-10
w-+ a you	0:-16 1:-25 2:60 3:-9 4:-12
w-+ and U	0:28 2:10 3:-8 5:-10
w-+ and and	0:29 3:-22
w-+ and as	0:-17 1:-7 2:39 3:16 4:-8 5:-12 6:-6 9:-8
w-+ and at	0:29 1:-11 2:-24 3:26 4:-13 5:-17 6:-7 8:-12 9:23
w-+ and attack	0:-12 2:-6 3:-8 5:28
w-+ and avoid	0:-6 1:21 2:13 3:-15
w-+ and chase	2:14
w-+ and comma	0:-17 1:-16 2:21 3:10 4:-22 5:29 6:7 7:-7 8:-18
w-+ and eat	0:-7 3:24 5:-6
w-+ and edge	0:-29 1:-13 2:14 3:52 5:-11 6:-11 7:-10 8:12 9:-18
w-+ and from	2:22
w-+ and in	1:-10 3:-22 4:29 5:-16 6:-10 8:-20 9:26
w-+ and me	0:16 1:-6 2:16 3:-12 4:-6
w-+ and not	0:17 3:6 4:-6
w-+ and obj	0:23 1:-17 2:-49 3:-18 4:-8 5:50 6:-8 8:-9 9:17
w-+ and of	1:-8 2:-11 3:26 4:-7 5:18 8:-14
w-+ and reach	0:-10 3:22 4:22 5:-18 6:-6 8:-8
w-+ and rel	0:26 2:-10
w-+ and stop	0:13 1:-9 2:26 3:12 4:-13 5:-30 6:-10 8:11 9:-8
w-+ and subj	0:12 3:-6
w-+ and take	0:-19 1:13 2:-29 3:46
w-+ and the	0:14
w-+ and to	0:-23 2:-25 3:-6 4:-6 5:66 6:-10 8:-13 9:-6
w-+ and vs	0:-6 1:-20 2:-18 3:-18 9:52
w-+ and x	0:-24 1:19 2:23 3:-46 4:10 5:7 6:-16 7:-10 8:-15 9:33
w-+ as U	0:-6 3:15
w-+ as and	0:-13 1:34 3:14 5:-7 8:-24
w-+ as but	0:31 1:-14 8:-7
w-+ as comma	0:19 1:48 2:-7 3:-37 4:-7 8:-9
w-+ as edge	0:23 1:-29 2:-15 3:31
w-+ as in	0:-16 1:-20 3:-13 8:44
w-+ as stop	0:-7 1:34 2:-7 3:-9
w-+ as x	0:24 1:-23 3:-24 4:36 8:-9
w-+ at U	0:-13 1:-17 2:-8 3:39 4:23 8:-26
w-+ at and	0:18 1:-7 2:-23 3:-19 4:22 8:18
w-+ at avoid	0:16 8:-7
w-+ at but	0:-20 2:-51 3:-10 4:70 8:8
w-+ at comma	0:13 1:24 2:-24 3:-20 4:11 5:-11 6:-11 7:-7 8:25 9:-6
w-+ at edge	0:-11 2:27 3:-18 4:26 8:-8
w-+ at in	0:13 4:-6
w-+ at not	0:35 4:-16 8:-7
w-+ at rel	0:-19 1:-10 2:59 3:-14 4:-12
w-+ at the	0:9 4:-6
w-+ at throw	0:-15 1:-38 2:44 4:24 6:-18 8:-7
w-+ at to	0:10 2:9 4:9 8:-10
w-+ at vs	0:-20 1:-13 2:-7 3:-6 4:-9 8:48
w-+ at x	0:46 1:-6 2:-8 3:-9 4:-6 8:-13
w-+ attack comma	1:-7 4:20 8:-6
w-+ avoid and	0:-20 1:-28 2:51 3:-15 4:-12 5:35 8:-12
w-+ avoid comma	1:-6 2:21 4:-11 5:-33 6:-11 8:26
w-+ avoid edge	2:35 3:-11 4:-7 6:-6
w-+ avoid in	0:-20 2:-7 3:-14 4:54 5:-17 8:-8
w-+ avoid of	0:7 2:-29 3:-8 5:38
w-+ avoid reach	0:-7 1:-6 2:6 3:-10 4:28
w-+ avoid stop	2:7
w-+ avoid subj	1:24 2:-10
w-+ avoid the	0:24 2:-7
w-+ avoid to	0:21 2:12 4:-23
w-+ avoid x	0:17
w-+ bring U	0:-25 1:-6 2:-8 3:22 4:16 6:-6
w-+ bring at	3:9
w-+ bring comma	0:13 1:-11 4:13
w-+ bring edge	0:-15 1:25 2:-23 3:-21 4:28
w-+ bring reach	1:7 3:17 4:-10
w-+ bring to	0:-17 1:-8 2:-9 3:59 4:-17 8:-7
w-+ but U	2:19
w-+ but chase	2:9
w-+ but comma	0:19 3:-14
w-+ but edge	0:33 1:15 2:-33 4:-6
w-+ but stop	0:26 2:-7 3:-12
w-+ but the	2:6
w-+ but to	0:12 1:-7 2:21 4:-9
w-+ but with	0:-6 2:31 3:-14
w-+ but x	0:-11 1:24 2:40 3:-26 4:-14 5:-12 7:-6 8:-8
w-+ by x	0:-16 1:15 2:-10 3:-16 4:35 8:-13
w-+ chase but	0:15 1:-7 2:28 3:-31
w-+ chase comma	1:-19 2:42 3:-16
w-+ chase edge	0:-10 1:-13 2:-28 3:56 4:-7
w-+ comma A	1:8 2:32 3:-19 4:-6 5:-6 8:-12
w-+ comma F	1:-13 3:25
w-+ comma H	1:28 2:-10 3:-10
w-+ comma N	0:28 3:-14
w-+ comma O	0:29 1:7 2:12 3:-16 4:-10 5:-7 6:-6 8:-11
w-+ comma U	0:9 2:49 3:-28 4:-23 5:-13 6:-14 7:-6 8:19 9:-8
w-+ comma a	1:-17 2:40 4:-7 8:-14
w-+ comma and	0:-26 1:-21 2:8 3:83 4:-14 5:-14 6:-11 8:-17 9:-6
w-+ comma as	0:14 2:-7 3:-23 4:-6 5:26
w-+ comma at	0:15 1:-14 2:-16 4:38 5:-6 6:-11 8:-10
w-+ comma attack	0:28 2:6 3:-14 4:-8 5:-6
w-+ comma avoid	0:-8 1:-9 2:-34 3:36 4:-10 5:-10 8:-7 9:32
w-+ comma bring	0:20 1:41 2:-14 3:-35 4:-10
w-+ comma chase	0:-7 2:38 3:-8 9:-12
w-+ comma comma	0:-13 1:-19 2:-7 3:74 4:-7 5:-8 6:-7 8:-8
w-+ comma edge	0:13 1:-24 2:-26 3:78 4:-13 5:-22 6:-6 7:-7 8:-13
w-+ comma fall	3:-27 5:32
w-+ comma from	2:22 3:-12 4:-11 5:-7 6:-10 8:8 9:-6
w-+ comma guard	0:-6 1:40 4:-28 5:-6
w-+ comma hit	0:25 2:-10
w-+ comma if	0:23 3:-10
w-+ comma in	0:22 1:16 2:-12 3:-37 4:37 5:14 6:-17 7:-7 8:-26 9:-9
w-+ comma is	0:41 2:14 3:-28 6:-7
w-+ comma make	0:-7 1:36 2:-11 4:-8
w-+ comma many	0:54 3:-22 4:-7 6:-6 8:-6
w-+ comma me	0:-30 1:-7 2:31 4:-13 5:-15 6:24 8:-11
w-+ comma move	0:10 1:45 2:-14 3:19 4:-15 5:-15 6:-14 7:-7 8:-26 9:-9
w-+ comma not	0:-33 1:-37 2:-18 3:12 4:8 5:64 6:-15 8:-15
w-+ comma obj	0:-7 1:-24 2:-19 3:25 4:-30 5:35 6:19 8:-9 9:-6
w-+ comma of	0:-15 1:-26 2:-6 3:7 4:-8 5:-8 8:47
w-+ comma over	0:-7 2:-19 5:28
w-+ comma reach	0:10 1:-15 2:-11 3:-9 4:43 5:-19
w-+ comma shoot	0:50 1:-28 3:-7
w-+ comma steal	0:-16 1:-8 2:11 3:-25 8:37
w-+ comma stop	0:-15 1:51 2:-20 3:-9 4:-14 5:-12 6:-7 7:-8 8:19 9:-7
w-+ comma subj	0:-8 1:10 2:-23 4:-11 5:12 8:26
w-+ comma take	0:28 2:-27 3:-20 4:-6 8:32
w-+ comma the	0:-16 1:9 3:-20 4:-24 5:-9 8:45
w-+ comma throw	1:-13 2:7 3:24 4:-10 5:-8 8:-9
w-+ comma to	1:-10 2:9 3:14 5:21 6:-10 8:-18 9:-7
w-+ comma vs	0:10 1:60 2:-33 3:-12 4:-8 6:-10
w-+ comma with	0:-19 1:12 2:-8 3:-20 4:18 5:-12 6:30 7:-7 8:-13
w-+ comma word:goal	0:8
w-+ comma x	0:14 2:33 4:-22 5:22 6:-10 7:-8 8:-19
w-+ eat and	0:-10 2:-7 3:40 5:-6
w-+ eat comma	1:7 2:-32 3:38
w-+ eat edge	0:-14 1:40 2:-24 3:21 4:-8 5:-10
w-+ eat obj	1:-11 2:41 3:-14
w-+ eat x	2:-8 3:25
w-+ edge A	0:-12 1:33 2:14 3:-15 8:-13
w-+ edge F	0:-8 1:49 2:-11 3:-23
w-+ edge N	0:18 1:29 2:-11 3:-20 8:-14
w-+ edge O	0:13 1:29 2:-22 3:-12 8:-6
w-+ edge U	2:-16 3:27 4:-16 5:-8 6:-8 7:-7 8:14 9:-7
w-+ edge a	1:-50 8:54
w-+ edge and	0:-9 1:30 3:-16
w-+ edge as	0:11 1:9 3:-8
w-+ edge at	0:11 1:45 2:-14 3:-46 4:-7 6:15 8:-15
w-+ edge attack	0:-24 1:-24 2:24 3:18 4:25 8:-11
w-+ edge avoid	0:-17 1:18 2:16 3:-9
w-+ edge bring	0:-37 1:-7 2:-8 3:64 4:-6 6:-6 8:-7
w-+ edge but	0:12 1:15 2:-13 3:-6
w-+ edge chase	1:-29 2:41
w-+ edge comma	0:78 1:-19 2:-12 3:-32 4:-6 8:-8
w-+ edge cross	0:-6 1:16
w-+ edge eat	0:-28 2:12 3:33 4:-9 5:-7 6:-9 8:-12
w-+ edge edge	0:-13 1:42 2:-18 3:-12
w-+ edge fall	0:-29 1:22 2:-8 3:41 5:-7 6:-15 8:-19
w-+ edge fight	0:10 1:27 2:-17 6:-11
w-+ edge from	0:21 3:-47 4:48 6:-8 8:-26
w-+ edge game	0:28 2:-9 3:-12
w-+ edge guard	1:41 2:-19 4:-7
w-+ edge in	0:10 1:25 2:-7 4:-11 5:-8 6:-7
w-+ edge is	0:6 1:-16 2:-10 3:-37 6:46
w-+ edge kind	2:-19 3:22 5:11 8:-8
w-+ edge make	0:-21 2:-7 3:-21 4:-10 8:41
w-+ edge many	0:24 1:-10 3:-6
w-+ edge match	0:-32 1:-16 3:48
w-+ edge move	0:-27 1:-15 2:14 4:-14 6:-9 7:-6 8:43 9:-7
w-+ edge must	0:15 1:17 2:-10 3:-17
w-+ edge not	0:30 1:-9 3:-11
w-+ edge obj	0:-27 1:6 3:20 5:-7 6:9 8:-11 9:-6
w-+ edge of	0:25 1:-8 2:25 3:11 4:-9 5:-8 6:-10 8:-25
w-+ edge over	0:7 2:-6
w-+ edge play	1:38 2:-16 3:-12 8:-6
w-+ edge push	0:-18 1:39 2:-7 3:-7 8:-7
w-+ edge race	1:13
w-+ edge rel	1:37 2:-22 3:-13 4:-6 8:-6
w-+ edge save	0:-8 1:27 2:-7
w-+ edge shoot	0:-24 1:26 2:9
w-+ edge steal	0:9 2:-8 8:-6
w-+ edge stop	0:28 2:-9 3:-16
w-+ edge subj	1:17 2:12 3:-9 6:-6
w-+ edge take	0:9 1:-9 2:27 4:-6 6:-6 8:-10
w-+ edge the	0:30 4:-8 8:-10
w-+ edge throw	1:-7 2:-17 4:-11 6:37 8:-16
w-+ edge to	0:-14 2:49 3:-12 4:-17 8:-18
w-+ edge vs	0:47 1:15 2:-39 3:-10
w-+ edge with	0:23 1:-8 3:8 4:-10 6:-7 8:-7
w-+ edge x	0:12 4:-16 5:-9 6:-14 7:-7 8:32 9:-6
w-+ fall comma	0:-16 1:-9 2:-7 3:53 4:-8 5:-6 8:-10
w-+ fall from	0:-6 3:19
w-+ fall subj	1:20 2:-12
w-+ fall with	0:-10 1:-13 3:51 4:-6 5:-6 8:-10
w-+ fight comma	3:-6 4:-6 6:17
w-+ fight edge	1:-13 2:36 4:-13
w-+ fight save	4:9
w-+ for comma	1:-14 2:-10 3:-17 4:43 8:-9
w-+ for x	0:37 1:-18 3:-7
w-+ from U	0:19 3:7 8:-10
w-+ from and	0:-11 1:-20 2:-34 3:44 4:-22 5:-11 6:-6 8:-10 9:43
w-+ from at	0:23 2:12 8:-21
w-+ from avoid	1:-14 2:18
w-+ from but	0:-31 2:-12 3:18 4:-20 5:-20 6:-8 8:55
w-+ from comma	0:31 2:-7 3:-15 5:-12 6:-8 8:14
w-+ from edge	1:-17 2:44 3:7 4:-6 5:11 6:-7 8:-17 9:-6
w-+ from from	0:-19 2:-16 3:27 4:-14 5:-10 8:26
w-+ from guard	1:-6 3:-17 4:23
w-+ from hit	0:-21 2:-6 3:17 6:-10 8:23
w-+ from in	0:11 1:-9 2:-6 4:21 5:-7
w-+ from move	0:44 1:-18 2:-22 3:-12 4:-14 8:26
w-+ from obj	2:7 3:20 4:-8
w-+ from of	0:-35 1:-6 2:-10 3:-27 4:51 5:-23 6:-6 8:33
w-+ from rel	0:-7 1:27 2:-11
w-+ from steal	3:12
w-+ from stop	0:18 1:-12 2:26 3:-19
w-+ from take	0:-34 1:-7 2:-14 3:23 4:-10 8:41
w-+ from to	0:22 1:10 2:-10 3:-31 4:-29 5:-8 6:-7 8:42
w-+ from vs	2:-20 6:35
w-+ from with	0:17 2:9 4:-9 8:-9
w-+ from x	1:-34 2:40 3:9 4:-19 6:-9 8:6 9:-8
w-+ guard edge	0:28 2:11 4:-14 8:-8
w-+ guard from	2:-7 3:-9 4:40 6:-8 8:-22
w-+ hit U	0:19
w-+ hit comma	0:-8 1:-12 2:35 3:-38 4:-10 5:-19 6:-8 8:33
w-+ hit edge	1:-17 2:-40 3:60
w-+ hit with	0:11 2:-9 3:13
w-+ if A	1:20 2:-11
w-+ if move	1:-61 2:-8 3:-7 4:68
w-+ if take	1:8
w-+ if x	0:19 3:-8
w-+ in N	0:45 1:-9 3:-6 4:-7 8:-15
w-+ in O	0:-23 2:-9 5:-8 8:41
w-+ in U	1:-15 2:-10 3:-11 4:44 5:-9
w-+ in and	1:11 2:-17 3:-14 5:18 6:-6 8:10
w-+ in at	0:14 4:-6 5:17 8:-17
w-+ in attack	0:23 4:-8 8:-7
w-+ in avoid	0:29 1:-13 8:-6
w-+ in bring	1:-6 4:20 8:-9
w-+ in but	0:-19 2:-18 3:20 4:-16 5:-6 8:37
w-+ in comma	1:13 3:-10 4:8 6:-11 7:-9 8:16 9:-6
w-+ in edge	0:22 1:-15 2:18 3:-26 4:-35 6:-11 7:-9 8:46
w-+ in from	0:10 1:15 2:-15 4:-8 5:-7 8:14
w-+ in in	0:-8 1:17 4:-20 5:36 8:-28
w-+ in is	0:-24 1:29 2:-6 3:-12 4:35 5:-15 8:-10
w-+ in move	0:6 1:-7 3:-11 4:-9 6:34 8:-15
w-+ in not	0:-30 1:37 2:-6 3:-13 4:-26 5:17 8:10
w-+ in of	0:15 4:16 8:-18
w-+ in over	0:-16 1:-6 4:20 5:-8 8:14
w-+ in reach	0:-7 1:-18 2:-8 3:-15 4:32 5:-14 6:-6 8:16
w-+ in rel	0:-16 1:-6 2:35 3:-10 4:35 5:-6 6:-7 8:-36
w-+ in shoot	2:-7 8:23
w-+ in sneak	0:-11 2:21 3:-7 4:-8 5:-6 8:17
w-+ in stop	0:-11 1:-16 2:-16 3:-16 4:48 5:-14 6:-6 7:-9 8:12
w-+ in take	0:29 1:-6 3:-9 4:-7 5:-11 8:8
w-+ in to	0:-18 4:-16 5:43 6:20 8:-28
w-+ in vs	0:20 1:-6 8:-6
w-+ in with	0:-13 1:-18 2:-18 3:-25 4:-8 5:55 6:-15 8:23
w-+ in x	0:35 2:-14 3:-18 4:34 5:-17 6:-12 7:-6 8:-13
w-+ is and	1:-7 2:-19 3:8 5:-7 6:-7 7:-6 9:34
w-+ is but	0:-18 2:-6 3:-8 4:-8 5:48 8:-17
w-+ is comma	0:31 1:6 3:-17 4:-9 6:11 7:-6 8:-7 9:-6
w-+ is edge	1:-27 2:43 4:11 5:-15 6:-10 8:-8 9:-8
w-+ is stop	1:-7 2:-7 4:-7 5:25
w-+ is with	0:6 3:23 4:-13
w-+ is x	0:-19 1:-13 2:24 3:-13 4:-11 5:-7 7:-6 8:-6 9:32
w-+ kind U	0:34 1:-12 3:-11 6:-6
w-+ kind comma	0:35 1:-28 2:-6 3:9 8:-6
w-+ kind edge	0:-7 1:42 2:-23 3:-33 4:-7 5:-7 8:31
w-+ kind in	0:12
w-+ kind x	0:30 1:-18 3:-10
w-+ love comma	0:-21 1:30 2:-6 3:10
w-+ love stop	0:-10 1:32 2:-7 3:-7
w-+ make and	0:-11 2:-6 3:41 6:-9
w-+ make comma	0:-8 1:-6 3:42 4:-11 8:-10
w-+ make edge	3:17 4:-10
w-+ make x	0:9 3:21 4:-12 5:-6
w-+ many A	0:29 2:-9
w-+ many U	0:-13 1:-16 2:46 3:-12 4:-7
w-+ many a	2:33 3:-12 4:-7
w-+ many and	0:-6 1:48 4:-18 5:-9 6:-12 8:-15
w-+ many at	0:19 1:-12 2:-10 3:-25 4:13 6:26
w-+ many attack	2:7
w-+ many but	3:6
w-+ many chase	0:-8 1:-13 2:28
w-+ many comma	0:26 1:-21 3:14 4:9 5:-7 8:-12
w-+ many edge	0:38 1:-28 2:-6 3:16 4:11 5:-16 7:-11 8:-10 9:-6
w-+ many fall	0:-6 3:14
w-+ many fight	0:11 2:-7
w-+ many from	0:30 2:-6 8:-15
w-+ many in	0:13 1:19 2:-24 3:24 4:-12 5:-8 6:-7 8:-8
w-+ many is	0:-25 1:-20 2:-11 3:40 4:16
w-+ many many	2:7
w-+ many must	0:-6 1:30 2:-7 3:-9 4:-7
w-+ many not	0:17 3:-8
w-+ many obj	0:20 3:-9
w-+ many of	0:19 1:-12 2:22 3:-13 4:-7 5:-6
w-+ many stop	0:35 1:-20 2:17 4:-11 5:-8 6:-7 7:-7 8:-10
w-+ many take	0:30 1:-33 2:-12 3:25 4:-9 8:-7
w-+ many the	0:-35 1:-8 2:-16 3:10 5:48 8:-8
w-+ many to	3:27 8:-9
w-+ many touch	3:17 5:-6
w-+ many with	3:14
w-+ many x	0:17 1:-15 3:54 4:-18 5:-12 6:-16 7:-6 8:-15
w-+ match in	3:10
w-+ me and	2:-7 3:46 4:-16 5:-6 8:-7
w-+ me comma	0:32 2:-6 3:-9 4:-6
w-+ me x	0:30 2:-9 3:-6 5:-6
w-+ move and	0:-11 1:-6 2:-9 5:37 8:-11
w-+ move at	0:11 1:-10 2:21 5:-10 8:-7
w-+ move comma	1:23 2:-24 3:11 4:-14 5:23 6:-11 8:-19
w-+ move edge	0:-26 1:42 3:-6 4:-11 5:14 6:-12 7:-6 8:-10
w-+ move from	0:35 1:-7 2:-7 3:-8 5:-8
w-+ move in	0:27 1:-7 3:-6
w-+ move obj	0:-13 1:-7 2:17 3:-23 4:35 8:-7
w-+ move to	0:28 4:-10 5:-6
w-+ move x	1:8 2:48 3:-26 5:-20 6:-12 8:-20
w-+ must edge	0:46 3:-15 4:-12 5:-7
w-+ must in	0:25 1:-10
w-+ my O	0:-22 1:37 3:-38 4:33 6:-6
w-+ my and	0:-15 1:-13 2:33 3:-6
w-+ my comma	0:-16 1:45 2:-20 3:-9 4:25 6:-13 7:-6 8:-17
w-+ my edge	0:-13 1:-17 2:-9 3:41 4:7
w-+ my in	0:13 2:-7
w-+ my is	0:19 1:-7
w-+ my move	0:15 1:14 2:-8 3:-9 8:-7
w-+ my must	0:23 1:18 3:-11 4:-24
w-+ my throw	0:13 2:-6
w-+ my x	0:18 1:-19 2:35 3:-15 4:-9
w-+ obj U	1:-11 3:21
w-+ obj reach	4:16
w-+ obj subj	0:-6 1:10 2:-18 3:-6 4:-9 6:34 8:-6
w-+ obj to	0:-13 1:-7 3:-13 4:37 8:-9
w-+ obj with	0:-24 2:-6 3:20 4:-6 5:-6 6:24 8:-12
w-+ obj x	0:30 1:-6 2:-7 3:-12 4:14 5:-6 8:-10
w-+ of and	1:22 2:-37 3:-28 4:37 5:11 6:-17 8:-20 9:24
w-+ of as	0:-16 1:-7 3:11 6:38 8:-23
w-+ of but	0:-9 1:-6 3:51 6:-19 8:-22
w-+ of comma	0:22 1:-16 2:31 4:-23 6:-22 7:-7 9:14
w-+ of edge	0:7 1:8 2:-8 3:-14 4:-23 5:-11 6:38 7:-6 8:8 9:-6
w-+ of for	0:11
w-+ of from	1:20 3:-7
w-+ of in	0:-31 1:-35 2:-19 3:33 4:-16 5:-21 6:8 8:57 9:-7
w-+ of obj	3:22
w-+ of rel	0:-8 1:33 2:-7 3:-9 8:-6
w-+ of stop	0:-16 1:-7 2:-15 3:-22 4:29 5:-13 6:46 8:-23
w-+ of the	0:-7 3:-6 4:16 6:9
w-+ of to	0:22 2:-8 3:-14 4:16
w-+ of vs	0:11
w-+ of with	0:6 2:-8 3:15 4:-12 6:10 8:-13
w-+ of x	0:12 2:31 3:-8 4:-22 5:-12 6:21 7:-8 8:-29 9:-10
w-+ over and	1:-10 2:-8 3:-27 4:-8 5:33 8:19
w-+ over comma	0:-11 3:-8 4:-8 5:25 8:6
w-+ over edge	0:-15 2:15 3:-15 4:-16 5:52 8:-33
w-+ over move	0:-16 3:-8 5:54 8:-32
w-+ play U	0:16
w-+ play and	1:25 3:-8
w-+ play comma	0:-9 1:30 2:14 3:-17 4:-6 6:-6 8:-6
w-+ play eat	1:9
w-+ play edge	1:19 4:-6
w-+ play in	8:12
w-+ play of	0:25 1:-20
w-+ play stop	0:-10 1:31 8:-11
w-+ play take	0:13 3:-9
w-+ play the	1:32 2:-6 3:-10 4:-10
w-+ play with	0:9 1:27 2:-8 3:-11 4:-6
w-+ play x	2:-7 3:-9 5:28
w-+ push at	0:8 3:19 4:-9 6:-7
w-+ push edge	3:8
w-+ push of	3:10
w-+ push reach	3:8
w-+ race edge	0:-7 2:21 3:-9
w-+ race in	1:8
w-+ reach but	0:21 4:-12 8:-6
w-+ reach comma	0:-26 2:-11 4:57 8:-10
w-+ reach edge	0:-15 1:-7 2:8 3:-17 4:47 5:-6 8:-8
w-+ reach not	4:20 8:-9
w-+ reach stop	0:-9 2:-19 4:36 8:-8
w-+ reach the	2:8
w-+ reach x	0:40 4:-30 8:-6
w-+ rel at	0:-13 3:-6 4:-7 6:36 8:-9
w-+ rel move	1:-11 2:-18 3:-13 4:43 8:-14 9:-6
w-+ rel the	1:-15 2:23
w-+ save edge	0:-16 1:-12 2:-17 3:11 4:42 7:-7 8:-6
w-+ save from	0:25 1:-7 2:-8 3:8 4:-10
w-+ shoot at	0:-7 1:-10 2:-18 3:-6 6:55
w-+ shoot comma	0:11 6:15
w-+ shoot edge	0:25 2:18 3:-6 6:-20
w-+ shoot to	6:8
w-+ shoot vs	3:-9 6:18
w-+ sneak and	2:18
w-+ sneak edge	2:16 3:-6
w-+ sneak sneak	2:8
w-+ steal at	0:-18 3:33 6:-7
w-+ steal comma	0:29 1:-8 2:15 3:-15 4:-9
w-+ steal edge	0:23 2:-33 3:26 4:-8
w-+ steal from	0:-15 3:43 4:-7 8:-9
w-+ steal in	0:16 3:-10
w-+ steal obj	2:19 3:-13
w-+ steal sneak	2:-25 3:37
w-+ stop O	0:-30 1:-6 2:-9 3:46
w-+ stop U	0:36 1:11 2:-18 3:-12 8:-7
w-+ stop and	1:-32 2:41 3:12
w-+ stop comma	0:-6 1:-23 2:30 3:17 4:-7 5:-6 8:-14
w-+ stop in	0:24 1:-11 2:-6 3:-26 4:-7 5:31
w-+ stop is	0:-7 1:-7 3:-10 5:30
w-+ stop must	1:26 2:-13 3:-13 6:22 8:-15
w-+ stop obj	3:9
w-+ stop of	0:-12 1:-9 2:-6 3:-19 6:-8 8:47
w-+ stop subj	3:-35 4:-10 5:37 8:17
w-+ stop to	2:16 4:-8 5:10 8:-7
w-+ stop vs	0:-15 1:40 3:-10 8:-7
w-+ stop x	0:-11 1:25 2:19 3:-40 4:-14 5:-10 6:-10 7:-7 8:28 9:-6
w-+ subj U	3:-24 6:-11 8:40
w-+ subj and	1:-15 2:32 3:-8 8:-6
w-+ subj edge	0:31 1:18 2:-17 3:-11 4:-15 5:-7 7:12 8:-10
w-+ subj from	0:-23 2:34 3:-23 4:-7 5:-7 6:-9 8:37
w-+ subj obj	1:-6 2:-16 3:29 4:9 5:11 8:-17 9:-6
w-+ subj of	0:10 2:16 3:-9 8:-9
w-+ subj to	0:6 1:-8 2:32 3:-12 4:-24 5:-6 8:14 9:-6
w-+ subj with	0:30 1:-7 6:6 8:-12
w-+ subj x	0:24 8:-6
w-+ take A	0:-14 3:-77 4:43 6:54
w-+ take U	0:12 1:38 2:-14 3:-14 4:-21
w-+ take and	2:-6 3:36 4:-10
w-+ take at	0:-12 3:16 4:21 6:-11 8:-12
w-+ take avoid	0:-7 1:-6 3:27 4:-11
w-+ take but	0:-7 2:-7 3:51 4:-21 8:-12
w-+ take comma	2:-14 3:30 5:-6 6:-7 8:-7
w-+ take edge	0:-16 1:10 2:-14 3:67 4:-21 5:-9 6:-10 8:-8
w-+ take from	0:-8 1:-6 2:7 3:-8 4:20
w-+ take in	2:-15 3:18 4:18 8:-7
w-+ take move	0:31 1:-10 2:-6 3:-25 4:18 8:-6
w-+ take obj	2:21 5:-10
w-+ take of	0:-6 1:37 2:-24
w-+ take rel	2:-16 3:-14 4:-11 8:39
w-+ take stop	3:13
w-+ take subj	1:-16 2:8 3:16
w-+ take to	0:31 1:-9 2:-15 3:-22 4:25
w-+ take with	0:-8 1:-21 2:-7 3:23 4:-14 6:26
w-+ take x	0:21 3:-29 4:19
w-+ the A	0:29 2:-9 4:-10
w-+ the N	0:-6 1:6 2:-19 3:38 4:-7 5:-6 9:-6
w-+ the O	1:33 3:-12
w-+ the U	1:-21 2:-33 3:11 4:-16 5:65 6:-6 7:-6 8:-14 9:-7
w-+ the a	0:-15 1:31 2:-7 3:20 4:-6 5:-8 6:-8 8:-7
w-+ the and	0:15 1:15 2:-9 3:-20 6:14 9:-7
w-+ the at	1:-9 2:-8 3:34 4:-25 5:6 7:-6 8:8 9:-8
w-+ the attack	2:13
w-+ the avoid	1:-16 2:21 3:19 4:-7 6:-10 8:-6 9:-9
w-+ the bring	0:-12 1:40 2:-10 3:-8 4:-6
w-+ the but	0:14 1:-16 2:-10 4:29 5:-15 7:-6 9:-6
w-+ the by	0:14 1:-12 4:11
w-+ the chase	0:-13 1:33 2:6 3:-15 4:-8
w-+ the comma	0:18 2:-9 3:6 4:14 6:-9 7:-7 9:-6
w-+ the eat	0:-11 1:-10 2:24 3:-6 4:17 5:-16
w-+ the edge	0:-26 1:-11 2:15 3:-7 4:13 6:-10 8:30
w-+ the fall	0:21 1:-11 2:17 3:-9 5:-7 8:-6
w-+ the for	0:-7 1:13 4:16 8:-7
w-+ the from	0:14 1:-34 2:-18 4:31 6:6 8:9 9:-10
w-+ the guard	2:24 4:-12
w-+ the hit	1:-9 2:21
w-+ the in	0:8 1:-23 2:6 3:22 5:25 6:-12 7:-7 8:-22 9:-7
w-+ the is	0:57 1:-14 3:-38 4:19 5:-10 6:-8 8:-11
w-+ the kind	0:-6 3:23
w-+ the many	0:-24 1:-25 2:44 3:-8 4:14 8:-6
w-+ the match	0:27 3:-13
w-+ the me	0:-20 1:-20 2:64 3:-10 6:-7 8:-9
w-+ the move	0:13 1:7 2:10 3:19 4:-17 8:-24 9:-7
w-+ the must	0:9 2:21 3:-7 4:13 5:-15 6:-7 8:-13 9:-7
w-+ the not	0:7 1:32 2:-46 3:-19 4:16 6:-12 8:21
w-+ the of	0:33 1:-10 3:7 4:-6 5:12 8:-20
w-+ the play	3:-7 5:-12 8:31
w-+ the push	0:-8 1:-6 2:-24 3:29 4:21 5:-7 8:-10
w-+ the reach	0:-18 1:48 2:-14 3:-20 4:-29 5:15 6:-8 8:20
w-+ the rel	0:-14 1:23 2:17 3:14 4:-17 5:-10 6:-6 8:-11
w-+ the save	1:17 2:-6
w-+ the sneak	1:-7 2:24 3:-6 4:9 8:-9
w-+ the steal	1:35 2:-19 3:-8
w-+ the stop	0:18 1:15 4:30 6:-10 7:-8 8:-47
w-+ the take	2:-7 3:16 4:20 8:-7 9:-6
w-+ the the	2:27 3:-11 4:7 8:-10
w-+ the throw	0:7 1:-16 2:-21 3:24 4:-9 6:-26 8:36
w-+ the to	0:17 1:13 2:-35 3:-13 5:32 6:-8 7:-6
w-+ the vs	0:-16 1:20 2:-8 3:-21 4:67 6:-8 8:-41 9:-6
w-+ the with	0:32 1:-17 3:-27 4:59 5:-10 6:-19 7:-6 8:-23 9:-6
w-+ the x	1:-8 2:-7 3:12 4:12 5:-12 6:-17 7:6 8:18 9:-8
w-+ the you	2:-7 4:19 5:-8 8:-6
w-+ throw and	0:33 3:15 6:-30
w-+ throw at	0:-8 1:12 2:-8 3:-28 5:-6 6:46
w-+ throw comma	0:-24 1:-19 2:30 3:47 4:-7 5:-9 6:-23 7:-6 8:-6
w-+ throw edge	0:-20 1:37 2:-39 3:-37 4:-10 5:39 6:14 7:-6
w-+ throw in	0:-6 3:-14 6:35
w-+ throw of	0:6 3:-9 6:11
w-+ throw reach	3:-15 6:29
w-+ throw to	0:-6 3:-7 6:25
w-+ to A	0:13 1:-12 4:10
w-+ to and	0:27 2:-6 3:-7 4:-35 8:22
w-+ to but	0:-10 3:-8 4:29 8:-6
w-+ to comma	0:-25 1:-8 2:-21 3:35 4:56 5:-11 6:-9 7:-6 8:-32 9:-6
w-+ to edge	1:-8 3:-18 4:49 5:-9 6:-6 8:-17
w-+ to not	0:27 1:-6 4:-7
w-+ to obj	0:27 2:-7 3:-20 4:-29 6:39
w-+ to rel	0:-11 2:-11 3:-14 4:41 8:-8
w-+ to stop	2:-7 3:32 4:-19 8:-6
w-+ to with	2:20 3:-6 6:-8
w-+ to x	1:-10 2:-11 3:-17 4:-38 8:64
w-+ touch edge	5:11
w-+ touch with	0:21 1:-6 5:-6
w-+ vs and	2:8
w-+ vs comma	0:11 1:-10 2:20 3:8 4:-7 5:-8 6:-6 8:-9
w-+ vs edge	0:-17 2:55 3:-19
w-+ vs of	1:-8 2:26 3:-8 9:-6
w-+ with U	0:28 1:-12 2:-15 3:-9 6:-6 8:16
w-+ with and	0:-36 1:-22 2:33 3:27 4:-12 5:29 6:-25 7:-6 8:-13 9:-7
w-+ with as	1:16 2:7 6:-8 8:-9
w-+ with at	3:-13 6:-6 8:30
w-+ with but	1:-21 3:12 6:-18 8:32
w-+ with comma	0:23 1:-23 3:19 4:-13 5:17 6:9 8:-23
w-+ with edge	0:-13 1:27 2:-7 3:9 4:-7 5:-6 6:15 7:-8 8:-9 9:-6
w-+ with fall	0:8 1:-15 2:-13 3:-12 5:-7 8:37
w-+ with fight	0:-9 1:-15 6:32
w-+ with from	0:-7 3:12 8:6
w-+ with in	2:-18 3:14 4:-8 5:-10 6:11 8:12
w-+ with many	0:-20 3:-6 6:-6 8:36
w-+ with move	1:-7 2:-20 3:-17 8:39
w-+ with obj	0:-12 1:-14 2:-7 3:37 4:-12 5:-16 6:29 8:-13 9:-7
w-+ with of	0:49 1:-11 2:19 3:-20 4:-7 6:-10 8:-16
w-+ with reach	0:12 3:-9 4:-17 5:-7 6:23
w-+ with rel	0:-26 1:-26 2:73 3:-25 4:-16 5:25 6:-16 8:-19
w-+ with shoot	0:-19 1:26 3:-14 6:23 8:-8
w-+ with stop	0:6 1:23 2:-33 3:32 4:-8 5:-7 6:-11 8:-12
w-+ with throw	0:-7 1:19 2:-23 3:-8 6:24
w-+ with to	2:20
w-+ with vs	0:-24 1:64 2:-17 3:-31 4:-24 5:-31 6:44 8:-12 9:-6
w-+ with x	0:-23 1:12 4:-10 5:-17 6:9 7:-8 8:26 9:-6
w-+ word:enemy comma	1:-14 2:30
w-+ x A	2:23 3:-7 8:-11
w-+ x F	0:7 1:29 2:-7 3:-8 8:-16
w-+ x O	1:7 2:15 3:-38 4:-16 5:50 6:-17 8:-11
w-+ x U	0:-22 1:-9 4:28 5:-12 6:30 7:-8 8:-17 9:-8
w-+ x a	0:22 1:-11 3:23 4:-16 6:-6 8:-8
w-+ x and	0:-8 1:28 2:-8 3:-50 4:-16 5:12 6:14 7:-12 8:33 9:-13
w-+ x at	0:13 1:-40 2:18 3:-13 4:-14 5:-8 6:-6 7:15 8:24 9:-9
w-+ x attack	1:42 3:-29 4:-12 6:-9
w-+ x avoid	0:-7 1:41 2:-7 3:-15 4:-6 8:-7
w-+ x bring	0:18 3:-6
w-+ x but	0:37 1:-19 2:-22 3:-6 4:18 5:-6
w-+ x chase	0:18 2:-14
w-+ x comma	1:-10 2:6 3:23 4:-10 5:-13
w-+ x eat	1:-10 3:-11 4:-7 5:-6 8:30
w-+ x edge	1:-18 2:-6 4:36 5:-25 6:13 7:24 8:-22 9:-10
w-+ x fall	0:9 2:-10 5:22 8:-16
w-+ x fight	1:-12 2:-6 3:-9 6:34
w-+ x from	0:-18 1:-23 2:-18 3:-17 4:22 5:-13 6:-18 7:-8 8:15 9:48
w-+ x game	0:18 1:18 3:-22 8:-7
w-+ x guard	1:60 2:-51
w-+ x in	1:-26 3:79 4:-11 5:-18 6:-16 7:-8 8:-16
w-+ x is	0:10 1:18 2:-10 3:-11 4:-13 5:16 8:-7
w-+ x kind	0:22 3:-6
w-+ x make	0:20 1:-9 4:-6
w-+ x many	0:42 1:-18 2:-14 3:-26 4:16 5:-6 6:20 8:-22
w-+ x me	0:-17 2:36
w-+ x move	0:26 1:23 2:-19 3:-25 4:-11 5:-6 6:32 7:-6 8:-29
w-+ x must	2:15 3:-14 4:-13 6:-14 8:29
w-+ x not	0:7 1:-7 2:32 3:-7 5:-23
w-+ x obj	1:-16 3:48 4:-26 5:-8 6:-9 8:7
w-+ x of	0:18 1:24 2:-12 3:32 4:-26 5:-8 6:-14 7:-6 8:-18 9:-6
w-+ x over	0:12 1:-11 3:-8 5:16
w-+ x push	0:36 1:-16 3:-10
w-+ x reach	0:-18 2:-7 3:-11 4:57 5:-8 6:-8 8:-18
w-+ x rel	0:-17 1:-19 2:6 3:-7 7:41
w-+ x shoot	0:19 1:-13 2:6
w-+ x steal	0:-23 2:47 4:-9 6:-6 8:-10
w-+ x stop	0:25 1:-16 2:24 4:-16 5:-14 6:-19 7:6 8:12 9:-6
w-+ x subj	0:-31 1:-19 2:48 3:15 4:22 5:-11 6:-14 7:-9 8:-21 9:-8
w-+ x take	1:-10 2:10 3:29 4:-9 5:-19
w-+ x the	0:33 1:7 2:-19 3:8 4:-10 8:-6 9:-7
w-+ x throw	0:-16 1:-6 2:30 3:-9 4:-9 6:19 8:-10
w-+ x to	0:10 2:-13 4:29 5:-17 6:8 7:-8 9:-16
w-+ x touch	0:-6 1:-6 2:-7 3:-7 5:-16 6:40
w-+ x vs	0:-15 1:32 2:-10
w-+ x with	1:10 2:-36 3:-53 4:74 5:-14 6:-26 7:-7 8:15 9:-7
w-+ x x	1:7 2:-14 3:15 4:-12 6:-20 7:6 8:22 9:-11
w-+ you comma	0:22 3:10 5:-13
w-+ you edge	0:13 1:-7 2:14 3:-9
w-+ you from	0:20 1:-6 3:-7
w-+ you in	3:-22 4:46 5:-10 6:-6 8:-12
w-+ you many	0:18
w-+ you x	1:-6 2:-11 3:-19 4:-24 5:50 6:-6 8:-11
w-1 A	0:26 1:-14 2:9 6:-10 7:-7 8:-14 9:7
w-1 A A	0:-9 2:-35 4:25 5:-8 6:-8 7:-12 8:-13 9:35
w-1 A F	0:-14 2:-9 3:53 4:-10 6:-8 8:-6
w-1 A H	2:15
w-1 A N	0:32 2:-7 3:-19 4:10 5:-7 9:-10
w-1 A O	0:27 1:-7 2:-14 3:7 4:12 6:-10 8:-17
w-1 A U	0:27 1:-12 2:21 3:-17 4:-12 5:17 6:-7 8:-13 9:-8
w-1 A V	0:-15 1:7 2:33 3:-9 4:-8 8:-8
w-1 A sov	0:11 2:-25 3:-36 4:33 5:14 6:-9 8:19 9:-14
w-1 A svo	0:11 1:-6 2:31 3:26 4:-32 5:-13 6:-14 7:-8 8:-26 9:22
w-1 A v2	0:39 1:-11 2:-14 4:17 5:-6 8:-10 9:-6
w-1 F	0:19 1:-19 2:24 3:6 4:-23 5:-8 6:14 8:-23 9:-6
w-1 F A	0:-18 1:-8 2:47 3:-16 4:-6
w-1 F F	0:18 2:-6 3:14 4:-7 6:-13
w-1 F O	0:-12 1:-6 2:24 3:12 4:-12 6:-8 8:-8
w-1 F U	1:-10 2:-16 3:13 4:-8 6:36 8:-16
w-1 F sov	0:16 1:-6 2:43 3:-30 4:-17 6:-8 8:-9
w-1 F svo	0:-34 1:-23 2:21 3:38 4:-19 5:-6 6:36 8:-22 9:-6
w-1 H	0:11 1:-26 2:44 3:-22 4:-19 5:33 6:-11 8:-27
w-1 H U	0:25 1:-8 2:8 3:-10 6:-7
w-1 H svo	0:29 1:-8 3:-21 4:-13 5:28 6:-10 8:-15
w-1 N	0:23 2:-26 3:-6 4:-21 5:-8 6:27 8:13 9:-6
w-1 N A	0:6 1:44 2:-27 3:-8 4:-8 8:-7
w-1 N N	0:14 2:-9 4:-13 6:27 8:-9
w-1 N O	0:29 3:-10 8:-9
w-1 N U	1:-15 2:-18 3:-7 4:28 6:-9 8:28
w-1 N sov	0:-27 1:31 2:-27 3:-25 4:13 6:-7 8:37
w-1 N svo	0:34 1:-22 2:-30 3:22 4:-15 5:-7 6:25 8:-19
w-1 N v2	0:22 3:-8 8:-8
w-1 O	2:-8 3:19 4:-11 5:-13 6:7 7:-8 8:-19 9:23
w-1 O A	1:-20 2:-19 4:-7 9:38
w-1 O F	0:-10 1:-6 3:29 6:-9 9:11
w-1 O H	0:-6 1:-7 2:27 3:-7
w-1 O N	0:37 3:-7 4:-12
w-1 O O	0:31 1:26 2:-9 3:-12 5:-9 6:-12 8:-19
w-1 O U	0:8 1:-12 2:-20 3:44 4:-19 5:-8 6:13 8:-14 9:-8
w-1 O sov	0:27 1:-8 2:-10 3:15 4:-14
w-1 O svo	2:-10 3:34 4:-12 5:-14 6:7 7:-8 8:-24 9:22
w-1 O v2	0:31 3:-12
w-1 U	0:10 3:-7 5:-10 6:11 8:-7
w-1 U A	1:-28 2:46 3:-27 5:-7 6:-10 7:34 8:-13 9:-12
w-1 U F	0:-18 1:-11 2:-6 3:-39 4:-12 6:73 8:-6
w-1 U H	0:-19 1:-12 2:-38 3:43 6:22
w-1 U N	0:10 1:-6 2:-8 3:18 4:15 5:-7 6:-12 8:-9
w-1 U O	0:46 1:-27 2:24 3:-17 4:-17 5:-9 8:-8
w-1 U U	0:7 2:7 5:-9 6:-7 7:-7 8:7
w-1 U V	0:36 2:-23 4:-6
w-1 U sov	0:41 1:-10 2:10 3:-7 4:9 5:-7 6:-9 8:-19
w-1 U svo	1:6 3:-10 4:-13 5:-10 6:18 7:8 8:8
w-1 U v2	0:7 1:-24 2:27 3:-6 4:18 5:-8 6:-9 7:-7 9:-8
w-1 V	0:20 1:-25 2:34 3:8 4:-21 5:-12 6:-8 7:-6 8:-18 9:15
w-1 V A	0:-13 1:-16 2:15 3:-11 4:-6 9:32
w-1 V U	0:45 1:-6 2:-11 3:-8 8:-6
w-1 V V	0:-16 1:-15 2:44 3:-6 4:-9
w-1 V sov	2:25 3:-6 6:-6
w-1 V svo	0:14 1:-21 3:15 4:-12 5:-7 8:-14 9:24
w-1 V v2	0:11
w-1 a	1:26 3:-9 5:-6 7:7
w-1 a A	1:29 4:-7
w-1 a F	2:-25 3:17 5:-15 6:18 8:-7 9:-8
w-1 a H	1:35 2:-32 3:-12 4:-6 5:-9 6:-12 7:38 8:-7
w-1 a N	0:-13 1:-9 2:-16 3:-10 4:24 5:22 6:-10 7:-8 8:14 9:-7
w-1 a O	3:-9 5:-18 6:8 7:17 8:6 9:-8
w-1 a U	0:-25 1:49 2:-15 5:-9 6:-14 7:-7 8:20 9:-8
w-1 a V	0:-14 1:36 2:-11 3:-12 4:-15 5:-7 6:-8 7:20
w-1 a sov	0:-7 1:29 2:-23 3:-31 4:6 5:-7 6:-13 7:46 8:-17
w-1 a svo	1:31 2:-6 4:-6
w-1 a v2	0:-16 1:33 2:-6 3:-15 4:10 5:-6 7:-6 8:9
w-1 and	1:-8 3:15 4:-11 5:6 6:-11 7:-8 8:-7 9:24
w-1 and A	0:-25 1:-12 2:13 3:-15 5:7 6:-8 7:-13 8:-14 9:50
w-1 and F	1:11 2:19 3:22 4:-16 6:-21 7:-6 8:-12 9:-10
w-1 and H	0:-23 1:-14 2:9 3:-13 4:-7 5:20 6:25 9:-7
w-1 and N	1:-7 2:-17 3:23 4:42 5:-12 6:-11 8:-24 9:-10
w-1 and O	0:16 1:-11 2:-11 3:34 4:-23 5:10 6:-16 7:-6 8:-8
w-1 and U	0:16 1:-11 2:11 3:-49 6:-12 7:-6 8:12 9:27
w-1 and V	1:-11 2:39 3:-12 4:-22 5:6 9:-6
w-1 and sov	0:-12 1:-20 3:11 5:18 6:-13 7:-8 8:-25 9:42
w-1 and svo	2:7 3:10 4:-7 5:10 6:-8 7:-10
w-1 and v2	0:16 1:-14 2:-15 3:8 4:-17 5:19 6:-9 7:-6 8:-25 9:36
w-1 as	1:19 2:-18 4:17 5:-10 6:-10 7:-7 8:7 9:-6
w-1 as A	0:10 1:37 2:-18 3:-7 4:-7 8:-8
w-1 as F	0:-25 1:16 3:27 4:-9 6:-8 8:-6
w-1 as O	2:-7 3:-35 4:29 5:-12 6:-9 8:30
w-1 as U	0:10 1:28 3:-14 8:-14
w-1 as svo	0:18 1:6 2:-13 3:-6 5:-10 6:-10 8:16
w-1 at	0:13 1:-6 2:13 3:-11 4:20 6:-8 7:-6
w-1 at A	1:-15 2:39 8:-7
w-1 at F	0:21 1:-6 2:13 3:-54 4:46 5:-8 6:-17
w-1 at H	0:-6 2:29 6:-6
w-1 at N	0:44 1:-8 2:-15 3:-11 4:-17 8:19
w-1 at O	0:-39 1:62 2:-21 3:-43 4:42 5:-19 6:-16 7:-7 8:10 9:-7
w-1 at U	0:18 1:-20 2:-20 3:17 4:-12 5:-7 6:-7 8:30
w-1 at V	0:33 1:-10 4:-12 8:-7
w-1 at sov	0:-31 2:-12 3:-16 4:61 8:-6
w-1 at svo	0:7 1:-6 2:12 3:-13 4:10 6:-8 7:-6 8:14
w-1 at v2	0:24 3:16 4:-18 5:-9 6:-11
w-1 attack	0:11 1:-19 2:23 3:-15 4:9 8:-6
w-1 attack A	2:35 3:-9 4:-20
w-1 attack N	0:-19 4:32
w-1 attack sov	1:13 4:-9
w-1 attack svo	1:-18 2:12 3:-12 4:27 8:-9
w-1 avoid	0:9 2:17 3:-9 5:6
w-1 avoid A	2:33 3:-8 5:-8
w-1 avoid F	3:21 5:-7 6:-8
w-1 avoid H	2:22 5:-6
w-1 avoid N	2:-22 3:-6 4:-6 5:49 8:-12
w-1 avoid O	0:24 1:-9 3:-32 4:13 5:22 8:-20
w-1 avoid U	2:18 3:-10 5:-27 8:22
w-1 avoid V	0:-6 1:-6 2:8 4:-8 5:16
w-1 avoid sov	1:27 2:-13 3:-11 4:13 7:-7
w-1 avoid svo	0:6 1:-8 2:19 3:-8 8:-6
w-1 avoid v2	0:-17 1:-12 2:39 4:-10 5:9 6:-7 8:-7
w-1 bring	0:8 2:-10 3:30 4:12 5:-7 6:-7 8:-8
w-1 bring A	0:16 1:17 2:-26 7:-6 9:-7
w-1 bring F	0:11 3:20 4:-11 6:-6
w-1 bring H	1:10 2:14 3:-7 5:-6
w-1 bring N	0:-16 2:-7 3:26 4:12
w-1 bring O	1:-10 3:34 4:-9 6:-6
w-1 bring U	0:-23 1:-8 3:14 4:20
w-1 bring sov	2:13
w-1 bring svo	2:-16 3:25 4:18 5:-6 6:-7 8:-8
w-1 bring v2	3:14
w-1 but	0:23 1:-7 2:35 3:-19 4:8 5:-13 6:-8 7:-7 8:-9 9:-6
w-1 but A	0:-8 1:6 2:7 3:-22 4:35 5:-11 7:-8 8:-7 9:-7
w-1 but F	0:12 1:-12 2:39 3:-14 4:-11 5:-12 6:-6
w-1 but H	0:7 2:22 4:-8
w-1 but N	0:39 2:-10 4:-11 5:-8
w-1 but O	0:13 1:-7 2:36 3:-16 4:-8 5:-9 8:-6
w-1 but U	0:7 2:21 3:-10 8:-6
w-1 but V	2:21
w-1 but sov	0:14 1:-22 2:44 4:-14 5:-13
w-1 but svo	1:7 2:37 3:-31 4:23 5:-15 6:-9 7:-8 8:-12 9:-6
w-1 but v2	2:16
w-1 by	0:9 1:12 3:-18 4:14 5:-7 6:-6
w-1 by A	0:-10 1:31 3:-7 4:-10
w-1 by N	0:20 1:-8 3:-6 4:-7 5:-7 8:15
w-1 by svo	0:17 2:6 4:-6
w-1 by v2	1:9 8:7
w-1 chase	0:-11 1:-18 2:25 3:18 4:-14 5:-11 6:-11 7:-8 9:-7
w-1 chase A	1:-20 2:22 3:23 4:-10 7:-7 8:-6
w-1 chase O	0:-13 1:-9 2:-19 3:34 5:-9 6:-7 8:19
w-1 chase U	1:-8 2:26 3:-9 8:-6
w-1 chase sov	0:-9 1:-6 2:8 3:7 5:-10 8:16
w-1 chase svo	0:-12 1:-12 2:20 3:21 4:-8 8:-7
w-1 comma	2:9 3:15 4:-7 6:-6 7:-6
w-1 comma A	2:29 4:-11 6:-6 7:-9
w-1 comma F	0:7 3:16 4:11 6:-16 7:-6 8:-11 9:-7
w-1 comma H	0:8 1:-10 3:-23 4:-10 5:21 7:-7 8:-8 9:16
w-1 comma N	0:11 1:10 2:30 4:-30 5:12 6:-13 7:-6 8:-16 9:-8
w-1 comma O	0:10 1:-8 3:46 4:-14 5:-6 6:-7 7:-6 8:-12
w-1 comma U	2:-13 3:17 5:13 6:-9 9:-7
w-1 comma V	0:7 3:22 4:6 5:-11 6:-8 8:-13
w-1 comma sov	1:-9 2:15 3:29 4:-23 5:-6 7:-6 8:6 9:-7
w-1 comma svo	0:11 2:9 3:10 6:-11 7:-7 8:-8 9:-6
w-1 comma v2	2:6 3:35 4:-30 5:-11 6:-12 7:-9 9:6
w-1 eat	0:-17 1:12 2:-14 3:51 4:-7 5:-8
w-1 eat A	0:-15 1:47 2:-27 3:19 4:-7 5:-6 7:-6
w-1 eat F	1:-6 3:29
w-1 eat N	0:-7 3:24
w-1 eat O	0:-9 3:39 5:-11
w-1 eat sov	0:-8 1:14 2:34 3:-29
w-1 eat svo	0:-11 1:8 2:-24 3:52 5:-7
w-1 eat v2	3:15
w-1 edge	1:16 4:-6 5:-6
w-1 edge A	0:8 1:22 3:-9 4:-7
w-1 edge F	0:11 1:-10 4:20 5:-8 6:18 7:-6 8:-19 9:-6
w-1 edge H	2:32 3:-13 5:-7 6:-6 8:-8
w-1 edge N	0:21 1:-6 2:-12 3:8 4:-17 6:-7 8:14
w-1 edge O	1:36 2:-14 3:24 4:-13 5:-9 8:-19 9:-6
w-1 edge U	0:20 1:-7 4:-9 6:-7 8:19
w-1 edge V	0:-9 1:27 2:-10 3:-16 4:-13 6:-6 8:32
w-1 edge sov	2:13 3:9 4:-11 5:-6 6:-8 8:12
w-1 edge svo	0:7 1:17 2:6 3:-16
w-1 edge v2	0:-13 1:-22 2:11 3:57 5:-8 8:-22 9:-7
w-1 fall	2:-13 3:36 4:-10 5:16 6:-6 8:-14
w-1 fall F	0:-11 1:-10 3:48 4:-9 6:-6
w-1 fall N	0:-7 3:36 4:-18 8:-9
w-1 fall O	0:-12 1:-9 2:-8 4:-6 5:44 8:-12
w-1 fall U	0:11 1:-12 2:-6 3:32 5:-9 8:-13
w-1 fall sov	0:13 1:15 2:-17 8:-7
w-1 fall svo	1:-17 2:-8 3:47 4:-14 5:18 6:-6 8:-16
w-1 fight	0:-20 1:-7 2:23 3:-14 4:22 5:-9 6:19 7:-7 8:-8 9:-6
w-1 fight A	0:-10 1:-21 2:36 4:13 6:-7
w-1 fight H	0:-9 2:27 6:-6
w-1 fight U	0:-35 1:29 2:-16 3:-7 4:-8 5:-8 6:38
w-1 fight sov	0:-17 1:17 2:-29 3:-9 4:43 5:-6 6:-10 7:-6
w-1 fight svo	0:-24 1:-22 2:40 3:-8 4:-11 6:30
w-1 fight v2	0:12 2:10 4:-7
w-1 for	0:16 1:32 2:-17 3:-19 4:11 5:-6 6:-7 8:-12
w-1 for A	0:-21 1:53 2:-15 3:-15 4:-9
w-1 for F	0:20 3:-8
w-1 for O	0:26 1:-10 8:-7
w-1 for U	1:-6 3:-7 4:24
w-1 for sov	0:10 1:8
w-1 for svo	0:6 1:13 2:-15 3:-12 4:28 5:-6 6:-7 8:-9
w-1 from	0:7 1:-13 2:12 3:11 6:-6 7:-6
w-1 from A	0:12 1:-14 2:19 3:-11 5:-8 7:-6 9:13
w-1 from F	0:-23 1:-15 2:-21 3:63 4:-12 5:11 6:-27 8:8 9:-6
w-1 from H	2:20
w-1 from N	1:-9 2:-25 3:-19 4:8 5:9 6:-11 8:41 9:-7
w-1 from O	0:-17 1:-18 2:-9 3:7 6:-17 7:-8 8:44 9:-9
w-1 from U	0:15 1:-12 3:20 4:-9 5:-10 6:-10 8:-18 9:20
w-1 from V	0:-7 1:-24 2:43 4:-10 5:-6
w-1 from sov	0:6 1:-23 2:-7 3:26 5:-8 6:-22 8:12 9:-7
w-1 from svo	0:6 1:-10 2:11 6:-6 7:-6 8:9
w-1 from v2	0:15 1:-21 2:6 3:13 4:-14 5:-10 6:-6 8:17 9:-8
w-1 game	0:27 1:15 2:-13 3:-12 8:-8
w-1 game A	0:-8 1:26 2:-11
w-1 game sov	0:12 2:8
w-1 game svo	0:32 1:9 2:-19 3:-8 8:-6
w-1 guard	0:26 1:-8 2:-7 3:-13 4:13 6:-13
w-1 guard F	0:13 3:-8 4:14 6:-7
w-1 guard N	0:11 4:15 8:-18
w-1 guard O	3:-6 4:-16 6:-7 8:28
w-1 guard svo	0:19 3:-9 4:32 6:-11 8:-28
w-1 hit	1:10 2:-6 3:9 4:-11 5:-21 6:-16 8:29
w-1 hit A	0:19 2:-29 3:19
w-1 hit F	0:29 1:10 2:-13 3:-29 5:-6 6:-10 8:20
w-1 hit O	0:-9 1:-6 3:34 5:-8
w-1 hit svo	0:8 1:-14 2:-19 3:36 4:-10 5:-19 6:-13 8:22
w-1 if	0:35 1:-24 2:-10 3:-10 4:36 5:-8 8:-7
w-1 if A	0:9 2:-23 3:-9 4:39
w-1 if U	2:-7 3:21
w-1 if svo	0:15 2:-16 3:10 4:10 5:-6 6:-6 8:-9
w-1 in	0:6 1:9 2:-6 3:-18 5:9 7:-7 8:22 9:-7
w-1 in A	0:14 3:7 5:-15 6:-7 7:-11 8:6 9:-8
w-1 in F	0:-18 1:30 2:-20 3:-31 4:13 5:23 7:-8 9:-7
w-1 in H	0:12 2:13 6:-6
w-1 in N	0:12 1:-15 2:-14 3:-13 5:11 8:23 9:-6
w-1 in O	0:7 1:-7 2:-18 3:-28 4:24 5:12 6:-11 7:-8 8:28 9:-7
w-1 in U	0:-11 1:8 3:-28 4:6 5:9 7:-8 8:20 9:-7
w-1 in V	0:20 2:-8 3:-6 4:13 5:-6 8:-9
w-1 in sov	1:11 2:-15 3:-27 4:50 5:-20 6:27 7:-7 8:-37 9:-8
w-1 in svo	0:6 3:-18 5:11 6:-9 7:-7 8:31 9:-6
w-1 in v2	0:19 1:-26 3:-20 4:36 7:-8 9:-8
w-1 is	0:6 1:-13 2:22 4:-9 5:8 6:-10 8:-14 9:9
w-1 is A	1:-35 2:21 3:20 4:-15 5:-6 9:13
w-1 is F	0:15 1:-15 2:19 3:14 4:-15 5:-8 6:-10 7:-7
w-1 is H	2:6
w-1 is N	0:11 1:-10 2:-12 3:-23 4:-21 5:54 8:-20
w-1 is O	1:32 2:-7 4:-13 6:-13 8:-11
w-1 is U	1:-15 2:11 3:-25 4:17 5:-16 6:25 7:-8 8:-10 9:16
w-1 is V	1:6 2:10 3:-8
w-1 is sov	0:-12 1:-12 3:44 4:-14 6:-8 8:-8
w-1 is svo	0:15 1:-12 2:7 4:-6 5:8 8:-12
w-1 is v2	0:-10 1:-7 2:14 3:-10 4:-12 9:28
w-1 kind	0:32 1:-11 2:14 3:-28 8:6
w-1 kind A	0:-7 1:22 2:10 3:-13
w-1 kind F	0:11 1:-10 3:-9 6:12
w-1 kind N	0:6
w-1 kind O	0:50 3:-42
w-1 kind U	1:-17 2:-8 3:11 4:-10 5:-8 6:-7 8:29
w-1 kind sov	0:22 1:-28 2:32 3:-12 8:-7
w-1 kind svo	1:14 2:-20 3:-10 4:-11 5:-7 6:16 8:18
w-1 love	1:31 2:-10 4:-7 6:-6 8:-8
w-1 love A	0:6 1:11
w-1 love O	0:30 1:-11 3:-11
w-1 love V	0:-16 1:36 3:-9
w-1 love svo	0:13 1:22 2:-9 4:-7 5:-6 8:-6
w-1 love v2	0:-9 1:29 2:-6 3:-6
w-1 make	1:-8 2:-10 3:53 4:-24 6:-9 8:-8
w-1 make A	3:10
w-1 make F	0:18 2:-7 3:17 6:-8
w-1 make N	0:14 3:13 4:-19
w-1 make O	0:-13 3:9 4:-13 5:21
w-1 make U	0:-21 1:-7 3:39
w-1 make sov	0:-6 1:-7 2:-6 3:12 4:-18 5:25 6:-7 8:-6
w-1 make svo	0:6 1:-8 2:-8 3:43 4:-16 8:-6
w-1 make v2	0:18 2:-6 3:6
w-1 many	0:28 1:-10 3:18 4:-7 5:-8 7:-6 8:-10
w-1 many A	0:17 1:-11 3:23 5:-8 6:-8 7:-8 8:-9
w-1 many F	0:-8 1:-14 2:-10 3:55 4:-17 5:-9 6:13 7:-7 8:-7
w-1 many H	0:28 1:-13 2:20 3:-16
w-1 many N	0:31 1:-10 2:-13 3:21 4:-10 5:-22 6:-12 8:12
w-1 many O	0:37 2:-9 3:15 4:-8 5:-10 6:8 8:-18
w-1 many U	0:40 1:-8 2:10 4:-9 6:-6 8:-11
w-1 many V	0:10 1:-45 3:46 5:-8 6:-10 8:-8
w-1 many sov	0:36 1:-21 2:8 3:27 4:-18 5:-8 6:-11 8:-12
w-1 many svo	0:19 1:-7 2:9 3:20 4:-13 5:-11 7:-6 8:-9
w-1 many v2	0:20 1:-29 2:-12 4:35 6:-11 7:-7 8:-12
w-1 match	0:10 1:-7 2:-6 3:24 4:-8
w-1 match A	1:-7 3:15
w-1 match F	0:-8 3:18
w-1 match O	0:17
w-1 match U	0:8 3:6
w-1 match sov	3:29 4:-9 8:-6
w-1 match svo	1:-8 3:15
w-1 me	0:33 1:-7 2:-16 3:9 4:-14 5:-11 6:18 8:-10
w-1 me N	0:33 4:-12
w-1 me O	0:15 1:-6 2:-6 4:-11 5:-8 6:18 8:-7
w-1 me U	0:38 2:-12 3:-9 8:-6
w-1 me svo	0:32 1:-7 2:-16 3:23 4:-19 5:-13 6:11 8:-10
w-1 move	0:8 1:20 2:10 6:-6 7:-7 8:-24 9:-7
w-1 move A	0:-7 3:39 4:-19 5:-12 6:-6 8:-11
w-1 move F	0:6 1:-19 2:34 3:26 4:-9 5:-11 6:-25 8:-8
w-1 move H	1:-7 5:12
w-1 move N	3:-22 4:23 5:19 8:-9
w-1 move O	1:-6 2:35 3:11 4:-11 5:-9 6:-10 8:-17
w-1 move U	0:11 1:13 3:-19 4:-15 5:7 6:19 8:-24
w-1 move V	1:25 2:-8 8:-10
w-1 move sov	1:7 2:24 3:-34 4:17 5:-7 6:10 7:-6 8:-22
w-1 move svo	0:12 2:12 3:13 4:-17 5:19 6:-14 7:-7 8:-23 9:-6
w-1 move v2	0:15 1:24 2:15 3:-11 4:-10 5:-18 6:-8 8:-13
w-1 must	0:55 3:-7 4:-15 5:-9 6:-9 8:-10
w-1 must A	0:34 1:-7 2:-11 3:-6
w-1 must F	0:25 3:-15 4:-6
w-1 must O	0:13 1:-7 3:14
w-1 must U	0:28 3:-8
w-1 must svo	0:44 1:15 3:-23 4:-11 5:-11 6:-8 8:-8
w-1 must v2	0:27 2:-8
w-1 my	1:21 4:11 5:-7 6:-8 7:-6 8:-8 9:-6
w-1 my A	0:7 2:34 3:-15 4:-11 7:-6 8:-12 9:-6
w-1 my F	0:-18 1:8 2:-9 3:27 4:19 6:-15 8:-9
w-1 my N	4:16 8:-14
w-1 my O	2:-8 3:6 4:18 8:-17
w-1 my U	1:-10 2:22 3:-6
w-1 my svo	1:22 4:11 5:-6 6:-10 7:-6
w-1 my v2	0:11 1:21 2:-15 3:-19 4:24 8:-15
w-1 not	0:18 1:-6
w-1 not U	0:19
w-1 not sov	0:27 2:-6 4:-7
w-1 obj	0:-13 1:10 2:-6 3:14 4:14 5:-12 7:-6 8:-6 9:-8
w-1 obj A	0:15 1:11 3:-8 4:-13
w-1 obj F	6:16
w-1 obj N	0:-11 2:-8 4:45 5:-8 8:-11
w-1 obj O	0:-19 1:-7 3:37 6:-10
w-1 obj U	0:-10 1:21 2:-16 3:6 4:-21 5:-8 6:17 9:-6
w-1 obj sov	0:-7 3:9 4:10 5:-10 6:16 7:-6 8:-12 9:-8
w-1 of	6:7 7:-7
w-1 of A	1:22 2:19 3:-15 4:9 5:-8 6:-7 7:-7 8:-14 9:-10
w-1 of F	1:-14 2:-16 3:37 4:-13 5:-11 6:9 8:-12 9:18
w-1 of H	1:34 3:-10 5:-6 6:-9 8:-6 9:-6
w-1 of N	0:12 1:-14 2:-14 3:21 4:-38 5:15 6:23 8:-8 9:-6
w-1 of O	0:25 1:-16 2:-20 3:-14 6:36 7:-7 9:-8
w-1 of U	0:-13 1:18 2:-16 5:-6 6:13
w-1 of V	1:-9 2:-10 3:-11 4:39 8:-9
w-1 of sov	0:9 1:-12 2:-13 5:9 6:7 7:-6 9:-6
w-1 of svo	6:7 7:-7 8:6
w-1 over	0:-19 1:-12 4:-14 5:24 6:-8 8:21
w-1 over A	0:10 2:20 5:-21
w-1 over N	0:-10 3:-6 4:-11 5:24 8:7
w-1 over O	0:-24 1:-10 2:-12 4:-11 5:25 6:-7 8:22
w-1 over U	0:-15 2:-8 3:-14 4:-6 5:45
w-1 over sov	0:13
w-1 over svo	0:-31 1:-11 4:-18 5:22 6:-7 8:40
w-1 over v2	0:-6 1:-7 2:-8 3:-15 4:-7 5:43
w-1 play	0:16 1:20 3:-14
w-1 play A	0:9 1:23 2:-15 3:-6
w-1 play F	0:17 1:21 3:-34 4:-11 5:19 6:-11
w-1 play H	0:-10 1:-9 2:30
w-1 play N	0:-15 1:54 3:-12 4:-6 5:-6 8:-16
w-1 play O	1:44 2:-7 3:-15 6:-6 8:-11
w-1 play U	8:9
w-1 play sov	0:-13 1:32 2:-7 4:-6 6:-8 8:9
w-1 play svo	0:6 1:23 3:-14 8:-7
w-1 play v2	0:32 1:18 2:-11 3:-22 4:-10
w-1 push	1:-9 2:9 3:40 4:-14 5:-9 6:-8 8:-6
w-1 push F	3:11
w-1 push N	0:10 4:-6
w-1 push O	0:-13 3:44 4:-6 5:-9
w-1 push svo	1:-7 3:42 4:-11 5:-8
w-1 push v2	3:18
w-1 race	0:-11 1:24 2:10 3:-9
w-1 race A	0:-8 2:24 3:-8
w-1 race V	1:11
w-1 race svo	0:-9 1:22 3:-7
w-1 reach	1:-10 3:-14 4:53 5:-9 6:-7 7:-6 8:-6
w-1 reach A	1:-11 2:45 4:-20
w-1 reach F	0:-7 2:-6 3:-18 4:39
w-1 reach N	0:-11 2:-7 3:-6 4:47 8:-12
w-1 reach O	3:-7 4:26 5:-6 8:-9
w-1 reach U	0:-28 2:-8 3:-10 4:18 5:-6 8:33
w-1 reach V	4:18
w-1 reach svo	1:-8 2:-15 3:-17 4:52 5:-9 6:-7 7:-6
w-1 reach v2	0:-11 2:35 8:-6
w-1 rel	0:37 1:-9 2:-17 4:12 5:-11 6:-6 7:-7 9:-11
w-1 rel A	2:-25 3:20 4:26 8:-12 9:-12
w-1 rel F	0:27 3:-9
w-1 rel H	1:-10 2:19
w-1 rel O	0:-25 1:-15 2:-9 3:16 4:-18 5:-10 6:16 8:30
w-1 rel U	0:36 1:-6 2:-6 3:-7 8:-7
w-1 rel svo	2:-26 3:14 4:17 5:-12 6:19 7:-7 8:-8 9:-13
w-1 rel v2	0:6 1:-19 2:28 3:-7
w-1 save	0:16 1:-13 2:-21 3:33 7:-6 8:-8
w-1 save A	0:8 1:-9 2:-22 3:23 4:14 8:-7
w-1 save svo	0:23 1:-15 2:-25 3:27 4:11 7:-7 8:-7
w-1 save v2	0:8 2:-6 3:-22 4:23
w-1 shoot	1:-13 3:-14 4:-9 5:-6 6:52 7:-6
w-1 shoot A	0:12 2:20 6:-20
w-1 shoot F	0:-8 2:6 3:-14 6:28
w-1 shoot H	0:14 2:-20 6:11
w-1 shoot O	0:-10 1:-10 2:-13 3:-9 6:49
w-1 shoot U	0:11
w-1 shoot sov	1:6 2:11
w-1 shoot svo	0:8 1:-16 2:11 3:-15 4:-8 5:-6 6:36 7:-6
w-1 shoot v2	2:-16 6:33
w-1 sneak	1:-6 2:34 3:-10
w-1 sneak A	1:-6 2:30 3:-10
w-1 sneak svo	1:-6 2:23 3:-7
w-1 steal	0:12 2:-11 3:41 4:-10 6:-7 8:-7
w-1 steal A	0:-16 1:-9 3:32 4:-7
w-1 steal F	0:25 2:-6 3:11 4:-10 6:-8
w-1 steal O	0:13 2:-9 3:22 4:-6 5:-6 6:-7
w-1 steal sov	0:10 2:12 3:-11 4:-6
w-1 steal svo	0:17 3:22 4:-12 6:-6 8:-6
w-1 steal v2	0:-16 2:-25 3:52
w-1 stop	0:8 1:9 2:23 3:-19 4:-15 5:12 7:-9 9:-7
w-1 stop A	0:-13 1:18 2:48 3:-23 4:-11 5:-9 6:-6 7:-10 8:-11 9:-7
w-1 stop F	1:-11 2:-9 4:-8 5:32 6:-6
w-1 stop N	0:19 2:18 3:-10 4:-10 5:8 8:-17
w-1 stop O	0:-8 1:-15 2:-24 3:-26 4:-19 5:50 6:6 7:-8 8:31 9:-6
w-1 stop U	0:6 1:-23 2:29 4:-9 5:-8 6:-6 8:6
w-1 stop V	1:22 2:13 3:-9 4:-6 5:-6 8:-14
w-1 stop sov	0:-20 1:-23 2:23 4:-16 6:-12 7:-8 8:48 9:-7
w-1 stop svo	0:22 1:10 2:7 3:-24 4:-14 5:21 7:-8 8:-19 9:-6
w-1 stop v2	0:49 1:-36 2:49 3:-48 4:-7 5:-6 7:-6 8:-8
w-1 subj	8:8 9:-8
w-1 subj A	0:-12 1:15 2:9 4:10 5:-7 6:-7 7:6 8:-16 9:-10
w-1 subj F	0:-12 2:-10 4:-10 5:-7 6:6 8:28
w-1 subj H	0:10 2:29 3:-8 5:-9 6:-7 8:-9
w-1 subj N	2:-7 4:8 5:-7 8:12
w-1 subj O	0:14 1:-6 2:-12 3:-24 4:-14 5:23 6:19
w-1 subj U	0:14 1:-8 2:-13 4:21 6:-10
w-1 subj V	2:23 3:-7
w-1 subj sov	8:8 9:-8
w-1 take	2:-11 3:29 4:6 8:-7
w-1 take A	0:-13 1:18 2:-29 3:26 4:20 7:-6 8:-9 9:-6
w-1 take F	3:18 4:-9 6:13
w-1 take H	1:-7 2:31 3:-29 4:-8 5:15 6:-6
w-1 take N	0:16 2:-6 3:32 4:-9 5:-20 6:-6 8:-10
w-1 take O	0:-7 1:-10 2:-11 3:49 4:8 5:-8 8:-14
w-1 take U	1:-9 2:-19 3:-17 4:35 5:-8 6:-8 8:13
w-1 take sov	0:-14 2:30 3:-13 4:24 5:-10 8:-8
w-1 take svo	2:-16 3:33 4:8 6:-6 8:-7
w-1 take v2	0:11 2:-11 3:35 4:-14 6:-6 8:-9
w-1 the	4:9 6:-6 8:6 9:-7
w-1 the A	2:9 4:10 6:-7 9:-9
w-1 the F	0:-6 1:9 3:18 4:24 5:-11 6:-24 7:-7 9:-6
w-1 the H	0:-9 2:9 3:7 4:8 7:-6 8:-9
w-1 the N	0:-22 1:-8 3:11 4:32 5:-13 6:-10 7:-7 8:20 9:-7
w-1 the O	2:-6 4:25 5:11 6:-11 8:-9 9:-6
w-1 the U	0:19 1:8 2:-6 8:-17 9:-7
w-1 the V	1:19 2:-11 3:-10 4:26 6:-8 7:-7 8:-12 9:-6
w-1 the svo	1:-6 4:10 6:-8 9:-6
w-1 the v2	1:10 4:23 5:-6 7:-8 9:-9
w-1 throw	2:-7 3:-17 4:-9 5:6 6:46 7:-7 8:-6
w-1 throw A	0:-25 1:26 2:20 3:-22 4:-12 5:-7 6:18 7:-11 8:-8 9:-6
w-1 throw F	0:15 3:-25 4:-6 6:31
w-1 throw H	6:13
w-1 throw O	0:-8 1:-17 2:-12 4:-8 5:19 6:28 8:-7
w-1 throw U	0:-14 2:-10 4:-6 6:44 8:-6
w-1 throw sov	1:-13 2:23
w-1 throw svo	0:-9 1:9 2:-8 3:-9 4:-11 6:47 7:-6 8:-7
w-1 throw v2	0:16 2:-13 3:-29 5:-11 6:47
w-1 to	0:9 1:-9 2:-13 4:36 5:-9
w-1 to A	0:26 2:-29 3:13 4:16 7:-6 8:-9 9:-6
w-1 to F	3:-10 4:-9 6:29
w-1 to H	2:13
w-1 to N	0:16 2:-6 3:-10 4:36 5:-11 8:-16
w-1 to O	1:-10 2:-8 3:-6 4:10 5:-9 6:13
w-1 to U	0:10 1:-11 2:-14 3:7 4:23 5:-9
w-1 to sov	0:19 2:-20 3:-34 4:24 5:-7 6:29 8:-13
w-1 to svo	0:13 1:-12 3:-20 4:33 5:-10 6:-8 8:18
w-1 to v2	0:-7 1:-6 2:-13 3:57 4:-9 5:-13 6:-7 8:-20 9:-7
w-1 touch	1:-10 2:-12 3:-12 4:-6 5:43 6:-6 8:-7
w-1 touch N	5:10
w-1 touch O	0:-7 3:-14 5:32
w-1 touch V	0:19 5:-6
w-1 touch svo	0:11 1:-7 2:-8 3:-9 5:20
w-1 victim	0:-12 2:23 3:10
w-1 victim svo	2:10
w-1 vs	2:48 3:-10 4:-7 5:-7 6:-7 8:-7
w-1 vs A	0:-8 1:-17 2:45 3:-7
w-1 vs F	1:-7 3:24 4:-6 6:-7
w-1 vs H	0:-6 2:25
w-1 vs O	0:-13 1:-10 2:61 3:-17 4:-8 5:-8 6:-8 8:-8
w-1 vs U	0:22 3:-6
w-1 vs sov	1:-10 2:30 3:-11
w-1 vs svo	0:-8 1:10 2:43 3:-15 4:-7 5:-7 6:-7 8:-7
w-1 vs v2	0:-11 1:-11 2:23 3:11
w-1 with	3:10 4:-14 6:18 7:-8 9:-7
w-1 with A	2:17 3:22 5:-11 6:-11 7:-9 9:-7
w-1 with F	1:12 2:-12 3:14 4:-16 5:-8 6:24 8:-11
w-1 with H	0:19 1:15 2:-29 3:-25 5:-8 6:38 7:-6 8:-6
w-1 with N	2:-12 4:-40 5:26 7:-6 8:27 9:-7
w-1 with O	1:-12 2:-15 3:6 4:-14 5:19 6:14 7:-6 8:13 9:-6
w-1 with U	1:-23 3:24 4:-10 5:-13 6:14 7:-7 8:11 9:-8
w-1 with V	0:-8 1:27 2:6 3:-28 4:-8 5:-11 6:22 8:-10
w-1 with sov	0:-6 1:-9 3:7 4:-24 6:19 7:-6 8:21 9:-8
w-1 with svo	0:-6 3:14 4:-9 6:10 7:-7 9:-6
w-1 with v2	0:6 1:11 2:-14 3:10 4:-12 6:24 8:-20
w-1 word:boss	0:10 2:-8 3:-6 6:-6 7:20
w-1 word:enemy	1:-11 2:27
w-1 word:enemy H	0:-7 1:-10 2:28
w-1 word:enemy sov	0:8 1:-20 2:23
w-1 word:enemy svo	2:16
w-1 x	5:-8
w-1 x A	0:10 1:6 3:-8 4:6 5:-12 6:-9 7:19
w-1 x F	0:-6 4:-10 5:-7 6:21 8:7 9:-10
w-1 x H	0:22 1:11 2:33 3:-22 4:-11 5:-10 6:-14 7:-7 8:-7 9:-6
w-1 x N	1:-19 2:21 3:-19 4:9 5:-17 6:21 7:-8 8:10
w-1 x O	0:12 2:-11 9:-7
w-1 x U	0:17 2:7 3:17 5:-8 6:-10 7:-6 8:-11 9:-6
w-1 x V	0:19 1:-10 2:-27 3:29 4:-9 5:-14 6:-9 7:-10 8:27 9:-7
w-1 x sov	2:-9 3:6 4:19 5:-6 8:-7 9:-8
w-1 x svo	0:8 5:-10
w-1 x v2	2:9 4:-20 5:-7 6:-19 7:7 8:21
w-1 you	0:50 1:-9 3:-21 5:6 6:-11 8:-18
w-1 you N	2:-9 3:-16 4:-22 5:48 8:-8
w-1 you O	0:42 1:14 2:-9 3:-27 4:17 5:-13 6:-9 8:-20
w-1 you U	0:30 2:-8
w-1 you svo	0:66 1:-13 2:10 3:-31 4:-11 5:-12 8:-7
w-1 you v2	0:8 1:20 2:-10 3:-14 5:24 6:-11 8:-18 9:-6
w-2 A O	1:-21 2:-9 3:36 4:-6 9:-7
w-2 A U	0:22 1:-10 2:-22 4:-12 6:8 8:10
w-2 A a	0:-24 1:60 3:-8 4:-6 5:-6 6:-6 8:-12
w-2 A and	0:-33 3:-29 5:20 6:-18 7:-16 8:-27 9:63
w-2 A at	0:9 1:-15 3:10 4:29 5:-12 6:-11 7:-6 8:-9
w-2 A avoid	0:-10 1:-7 2:32 3:10 4:-14 5:12 6:-11 8:-13 9:-6
w-2 A bring	0:-27 1:-9 2:-13 3:40 4:20 8:-8 9:-6
w-2 A but	2:11
w-2 A by	0:13 1:14 4:-10
w-2 A chase	0:12 1:-30 2:-18 3:40
w-2 A comma	1:-20 2:8 3:48 4:-16 5:-13 6:-10 7:-6
w-2 A eat	0:-6 1:11 2:-16 3:27
w-2 A fight	0:12 1:-7 2:14 6:-8
w-2 A from	0:8 1:-13 2:-8 4:-21 5:24 6:18 7:-6 9:-9
w-2 A guard	0:16 2:-17 3:-6 4:45 6:-9 8:-32
w-2 A in	0:59 1:-13 2:-15 3:-22 5:-11 6:6
w-2 A is	1:-21 2:58 3:-37 4:-13 5:-7 6:-7 7:-9 8:-7 9:18
w-2 A make	0:-12 2:-8 3:55 4:-19 5:-6 6:-7
w-2 A many	0:-17 1:-29 2:-7 3:48 9:-8
w-2 A move	0:51 1:16 2:-19 3:-9 4:-9 5:-12 8:-13
w-2 A must	0:55 2:-15 3:-27 4:-8
w-2 A obj	0:-32 1:10 2:-8 3:-16 4:8 5:-7 6:31 8:10 9:-8
w-2 A of	0:17 1:-17 2:-27 4:51 5:-6 6:-12 8:-11 9:-13
w-2 A over	0:-7 3:-7 8:23
w-2 A push	3:22 5:-6
w-2 A reach	4:18 8:-9
w-2 A rel	0:-13 1:-6 3:35 4:-12 5:-6 6:14 8:-12 9:-7
w-2 A save	0:8 2:-12 3:-32 4:40
w-2 A shoot	0:17 2:-16 6:16
w-2 A steal	3:28 4:-8 6:-6 8:-6
w-2 A stop	0:16 1:-11 2:24 3:-13 5:-7 8:-6
w-2 A subj	1:-11 2:12 4:-16 6:7 7:-6 8:18 9:-8
w-2 A take	1:-7 2:-15 3:25 6:-7
w-2 A the	0:-23 1:28 2:-23 3:17 4:46 5:-12 6:-19 7:-7 8:-16 9:-13
w-2 A throw	0:-10 1:-14 2:-9 4:-11 5:-11 6:65 8:-6
w-2 A to	0:-21 1:-6 2:-20 3:11 4:31 5:-11 6:29 7:-6 8:-16 9:-7
w-2 A vs	0:-11 1:-6 2:39
w-2 A with	0:-7 1:-39 2:-26 3:48 4:-14 5:-18 6:-8 7:-7 8:52 9:-7
w-2 A x	0:24 1:-45 2:-7 3:9 4:-27 5:12 6:11 7:-13 8:-8 9:24
w-2 F U	0:11
w-2 F and	1:-19 2:23 3:40 4:-9 5:-11 6:-9 8:-8 9:-9
w-2 F at	0:-10 1:19 2:19 3:-8 8:-12
w-2 F avoid	0:11 2:12 3:-14 5:-26 8:22
w-2 F bring	0:-7 1:28 2:-19 3:-12 4:7
w-2 F but	2:10
w-2 F comma	0:-19 1:-32 2:23 3:-22 4:24 5:21 6:-8 8:13
w-2 F eat	0:-7 1:28 2:20 3:-31
w-2 F from	1:-16 2:35 3:-28 4:-18 5:-8 6:-7 8:39
w-2 F in	1:46 2:11 3:-16 4:20 5:-22 6:-10 7:-7 8:-43
w-2 F many	0:34 2:-10 3:-11 4:-7
w-2 F obj	0:-22 1:17 2:27 3:-7 4:6 6:-7 8:-9
w-2 F of	0:61 1:31 2:-26 3:-32 4:-10 6:-8 8:-12 9:-6
w-2 F reach	0:-30 2:16 4:35 8:-11
w-2 F take	0:-10 1:14 2:-31 3:6 4:-21 6:38
w-2 F the	0:16 3:-7
w-2 F throw	0:-10 1:14 2:12 6:-17
w-2 F to	0:6 2:21 4:-14
w-2 F vs	1:-6 2:9 3:12
w-2 F with	0:19 1:-13 3:-31 4:-7 5:-8 8:35
w-2 F x	0:-28 1:-15 2:-21 3:16 4:17 5:-10 6:-6 8:27
w-2 H U	0:-13 1:-7 2:-13 3:38
w-2 H and	0:11 1:-17 2:39 3:-13 4:-10 7:-6 9:-6
w-2 H at	2:18 4:-6
w-2 H attack	4:9
w-2 H chase	0:-7 1:20 2:8 3:-11
w-2 H comma	0:-18 1:-41 3:62 4:-6 9:-8
w-2 H from	0:-35 3:-8 4:8 6:-9 8:47
w-2 H in	0:38 4:-13 6:7 8:-20
w-2 H of	0:27 4:-10
w-2 H subj	0:-13 1:-6 2:23 3:-8 4:17 8:-6
w-2 H take	0:13 4:-6
w-2 H the	0:-10 1:56 2:-66 3:36 4:-9 9:-14
w-2 H to	0:-6 6:19
w-2 H with	1:18 2:-27 3:-16 4:-15 5:-7 6:53 7:-7 8:-15
w-2 H x	2:-8 4:18
w-2 N and	0:25 2:-10 3:19 4:-16 5:7 6:-10 8:-14
w-2 N at	0:39 2:-9 3:-13 4:9 8:-17
w-2 N avoid	0:-10 2:40 5:-23
w-2 N but	0:7 2:19 3:-8 4:-8
w-2 N comma	0:-7 1:-18 2:21 3:8 4:-22 5:45 6:-10 7:-7 8:-21 9:-7
w-2 N eat	0:-8 2:29 3:-10 4:-8
w-2 N fall	3:15
w-2 N from	0:29 1:-16 2:31 3:6 4:-17 5:-11 8:-15
w-2 N in	0:15 1:9 2:-23 3:-16 4:37 5:-25 6:-9
w-2 N is	0:35 1:-12 3:-9
w-2 N must	0:25 1:-9 2:-8
w-2 N of	0:-35 1:39 2:-38 3:31 5:-7 6:-15 8:25
w-2 N stop	0:7 1:-23 2:-22 3:35 5:14 8:-10
w-2 N subj	0:15
w-2 N take	1:21 2:-12 3:10 4:-12
w-2 N to	0:12 1:-6 2:-13 3:-17 4:38 8:-10
w-2 N vs	2:18
w-2 N with	0:18 1:11 2:-16 3:6 4:-6 5:-9 6:-13 8:8
w-2 N x	0:7 1:16 2:10 3:-23
w-2 O A	2:15 3:-10
w-2 O a	0:15 1:-11 3:-19 4:18 6:18 8:-9
w-2 O and	0:-11 1:-12 2:-20 3:22 4:-18 5:52 6:-13 9:-10
w-2 O at	1:-16 2:13 3:-12 4:38 5:-8 6:-13
w-2 O avoid	0:-10 2:47 5:-29
w-2 O but	2:27 3:-11 4:-12
w-2 O comma	1:-20 2:-21 3:30 4:-20 5:22 6:-9 8:20 9:-6
w-2 O for	0:-20 2:-9 3:-14 4:49 6:-6 8:-8
w-2 O from	0:12 1:-11 3:34 4:-17 5:-11 6:-12 8:6 9:-6
w-2 O in	0:6 1:-8 5:-27 6:-10 7:-9 8:45 9:-7
w-2 O is	0:-11 1:-12 2:-24 3:57
w-2 O many	0:45 1:-7 2:-13 3:-17
w-2 O me	0:8
w-2 O move	0:-6 1:17 2:13 3:-9 4:-6 5:-6 6:-7 8:-7
w-2 O obj	0:31 1:11 2:-24 3:-11 4:13 8:-10
w-2 O of	0:-17 1:-20 2:-19 3:40 4:-20 5:-12 6:14 8:-8 9:21
w-2 O over	0:-19 2:-6 3:-6 5:54 8:-23
w-2 O play	0:6 1:-19 2:-11 3:-14 5:40 6:-8
w-2 O reach	0:19 1:-6 2:16 3:-6 4:-6 8:-9
w-2 O sneak	2:9
w-2 O stop	0:14
w-2 O take	1:44 2:-11 3:-26 4:-7
w-2 O the	0:-19 1:14 2:-20 3:-25 4:19 5:-17 6:-10 8:36
w-2 O throw	1:33 2:-13 3:-7
w-2 O to	0:-8 3:14 4:19 5:-7 6:-6
w-2 O vs	2:23 5:-6 8:-8
w-2 O with	0:9 1:-21 2:14 3:-21 4:-9 6:20 8:12
w-2 O x	0:-22 1:21 2:30 3:-30 5:-15 6:13 7:-10 8:-10 9:9
w-2 U A	0:-9 1:-7 2:43 3:-13 4:-9 8:-7
w-2 U F	0:-34 2:-9 3:-6 6:52 8:-15
w-2 U H	0:19 3:-8
w-2 U N	0:10 1:26 2:-15 3:-10
w-2 U U	0:-30 3:-11 5:-9 6:-19 7:33 8:26 9:-11
w-2 U and	0:12 1:-14 2:16 5:-19 6:-15 8:18 9:-12
w-2 U as	0:-14 3:34
w-2 U at	0:-7 1:25 2:-9 3:-30 6:-9 8:20
w-2 U avoid	0:-11 2:17 4:10 8:-9
w-2 U comma	0:20 1:21 3:11 4:-17 5:-10 7:-6 8:-16
w-2 U from	0:17 1:-11 4:-6 5:-10 6:-8 8:-10 9:28
w-2 U hit	0:27 1:-11
w-2 U if	0:20 3:-6
w-2 U in	1:-23 2:22 3:-28 5:-10 6:17 7:-9 8:19 9:-6
w-2 U is	0:-15 2:-14 4:39 5:-7
w-2 U many	0:45 1:-6 2:-14 3:-14 4:-22 6:19
w-2 U move	0:-27 1:-9 3:46 5:-9
w-2 U obj	0:8 2:-9 3:-9 6:21 8:-6
w-2 U of	1:-9 2:22 3:-21 4:10 5:31 6:-13 8:-23
w-2 U over	1:-6 3:-13 4:-7 5:-43 8:58
w-2 U push	0:-6 2:-7 3:27 5:-7
w-2 U reach	0:-21 3:-11 4:42 8:-6
w-2 U rel	0:10
w-2 U steal	0:27 3:-12
w-2 U stop	1:-23 2:48 3:-44 4:-7 5:21
w-2 U subj	0:8 2:-7 3:25 4:-6 8:-15
w-2 U take	0:22 1:-6 2:18 3:-20 4:-6
w-2 U the	2:21 3:-6 4:6 5:-6 6:-9 8:-11
w-2 U throw	0:17 3:-8
w-2 U to	0:10 1:-6 2:-9 3:37 4:-41 5:-12 6:-6 8:19
w-2 U with	0:19 1:39 2:-33 3:-19 4:-10 5:-7 6:11
w-2 U x	0:9 1:17 2:-11 3:6 4:-10 5:-10 7:-10 8:13 9:-8
w-2 V U	0:7 2:-10 3:24 4:-6 6:-8 8:-6
w-2 V and	0:18 2:16 4:-9 5:-9
w-2 V avoid	0:21 2:-11
w-2 V bring	0:-6 3:18
w-2 V comma	0:21 2:-14 3:13 4:-8 5:-6
w-2 V eat	3:10
w-2 V from	0:9 1:-6 2:-17 3:23
w-2 V in	1:23 2:-16 3:-9 4:-10 5:40 8:-27
w-2 V of	0:-26 1:-24 2:67 3:-20 4:-13 6:-7 7:-7 8:-8 9:13
w-2 V shoot	0:-16 2:19 3:-11 6:17
w-2 V subj	0:-9 2:31 3:-7
w-2 V with	0:18 1:28 2:-14 3:-14 6:-11 8:-8
w-2 V x	0:-28 1:-16 2:33 3:40 4:9 5:-21 6:-16 8:-12 9:-6
w-2 a A	0:-21 1:46 2:-13 3:6 4:-13 9:-11
w-2 a N	0:7 3:-20 4:25 8:-10
w-2 a in	0:-11 1:7 3:-30 4:-24 8:50
w-2 a move	0:15 1:6 8:-8
w-2 a x	0:9 1:6 2:-14 3:-28 4:-25 5:-10 7:53 8:15 9:-8
w-2 and O	0:-29 2:-11 3:50 5:-6 8:-6
w-2 and U	0:-9 2:36 3:-9 5:-13 8:-9
w-2 and a	0:-36 2:14 3:19 4:-22 5:-14 6:-14 7:-25 8:50 9:-14
w-2 and avoid	0:-6 1:-8 2:35 3:-9 4:19 5:-21
w-2 and chase	0:23 3:-17
w-2 and eat	1:-6 2:-17 3:36
w-2 and fight	1:-7 2:-15 4:35
w-2 and from	2:7
w-2 and hit	0:18 2:24 3:-23 5:-13 8:-8
w-2 and many	0:-27 1:-18 2:39 3:-29 4:-8 5:-8 6:-7 8:-10 9:43
w-2 and must	0:11
w-2 and my	0:17 1:18 2:-24
w-2 and over	0:-16 2:21 3:-13 4:-9 5:37 8:-25
w-2 and play	0:14
w-2 and shoot	0:-18 1:-15 2:25 4:-7 6:13
w-2 and steal	0:-10 2:-47 3:62 4:-8
w-2 and take	0:-6 2:-19 3:71 4:-19 5:-7 6:-8 8:-12
w-2 and the	0:9 3:8 4:-11 5:31 6:-13 7:8 8:-25 9:-12
w-2 and throw	2:-23 6:31 7:-6
w-2 and with	1:12 2:-6 5:12
w-2 and x	1:-26 3:-14 5:-22 6:9 7:38 9:-12
w-2 as F	0:-35 3:45
w-2 as x	0:13 1:46 2:-20 3:-23 4:-23 5:19 6:-8 8:-21
w-2 at A	1:-13 2:-9 3:-15 4:36
w-2 at U	0:50 2:-10 3:-18 8:-6
w-2 at a	0:-24 1:-31 2:-10 3:-19 4:9 6:-8 8:66
w-2 at many	0:10 2:-14 3:11 4:7 8:-10
w-2 at move	0:-21 2:57 3:-22 5:-12 6:-6
w-2 at my	0:-12 1:-7 4:38 8:-18
w-2 at the	0:10 1:-6 3:-6 4:23 5:-9 6:-7 7:-7 9:-6
w-2 at x	0:12 1:-15 2:-15 3:-12 4:12 5:-12 6:-6 7:23 9:-6
w-2 attack comma	0:-28 1:19 2:45 3:-13 4:-23 8:-9
w-2 attack my	0:-7 1:-14 3:-13 4:39
w-2 attack the	0:8 1:20 2:-17 3:-15 4:14
w-2 avoid a	0:-9 1:-20 2:40 4:8 5:-8
w-2 avoid from	0:20 1:-19 2:30 4:-7 8:-17
w-2 avoid the	1:-15 2:9 3:-6 5:36 6:-8 8:-12
w-2 avoid x	0:-26 1:81 2:-45 3:-12 7:-7 8:-8
w-2 bring U	0:-24 3:39 4:-7
w-2 bring comma	1:-27 2:68 3:-33 4:-18 8:-6
w-2 bring in	0:-27 4:51 8:-26
w-2 bring many	0:-7 3:32 4:-14
w-2 bring me	0:-17 3:43 4:-10
w-2 bring of	0:-11 1:-7 3:41 4:-11
w-2 bring the	1:19 2:-23 3:22 5:-7 6:-6 8:-7
w-2 bring to	1:-10 2:-9 4:18
w-2 bring x	0:32 3:-11 4:-7
w-2 but A	0:7
w-2 but a	0:9 1:-19 2:-7 4:-18 5:40 8:-11
w-2 but avoid	0:35 2:-12 5:-12
w-2 but from	0:-7 2:41 4:-11 5:-6 6:-6 8:-13
w-2 but is	0:-8 3:24
w-2 but many	0:10
w-2 but play	0:27 2:-8
w-2 but reach	4:15
w-2 but save	4:10
w-2 but the	0:26 1:-37 2:46 3:-30 4:19 6:-11 7:-8 9:-6
w-2 but with	0:23 1:32 2:-20 3:-28 4:-9 5:-10 6:15 8:-11
w-2 but x	0:45 1:21 2:-29 3:-7 4:-9 5:-9 6:-8 8:-7
w-2 by the	0:-15 1:29 2:26 3:-8 4:-16 5:-8 8:-11
w-2 chase the	0:13 1:36 2:-32 3:-18 4:8
w-2 comma A	0:12 2:-13 3:-12 4:32 8:-14 9:-9
w-2 comma H	0:18 1:-18 2:19
w-2 comma N	0:-29 1:-8 2:-9 3:-23 8:57
w-2 comma O	0:24 1:-7 2:-6 3:10 4:-8 6:-6
w-2 comma U	0:8 1:9 2:14 4:-21 5:-8 6:14 7:-9 8:-22 9:-7
w-2 comma V	0:8 2:27 3:-9 5:-10 6:-6
w-2 comma a	0:-13 1:41 3:-25 4:-9 5:-9 6:-9 7:33 8:-10
w-2 comma and	0:43 3:-30
w-2 comma at	0:33 2:-7 4:-12
w-2 comma avoid	0:-20 1:-12 2:13 3:-17 4:-11 5:21 6:34 8:-9
w-2 comma bring	0:23 3:-6 4:-8
w-2 comma but	0:-19 1:19 2:22 3:-34 4:30 5:-12 6:-7 7:-10 8:-10 9:-8
w-2 comma comma	0:-15 1:57 3:-25 4:-7 5:-7 6:-7 8:-14
w-2 comma eat	3:11
w-2 comma fall	0:-11 3:34 5:-6 8:-8
w-2 comma fight	0:-18 2:-7 4:-6 6:34
w-2 comma from	0:17 1:-9 2:-21 3:-8 4:-8 5:35 6:-9 8:-7
w-2 comma if	0:-19 1:24 2:-20 3:28
w-2 comma in	0:6 1:-6 3:-6 4:38 5:-12 8:-17
w-2 comma kind	0:-23 3:38
w-2 comma love	0:8 1:7 3:-6
w-2 comma make	0:-14 2:-6 3:18 4:-9 5:22 8:-6
w-2 comma many	0:13 1:-7 2:-6 3:31 4:16 5:-15 6:-13 7:-6 8:-13 9:-6
w-2 comma me	0:23 2:-6
w-2 comma move	0:-16 1:-14 2:-24 3:46
w-2 comma play	0:10 1:32 2:-19
w-2 comma push	3:9
w-2 comma reach	4:19 8:-8
w-2 comma rel	0:8 1:-18 2:29 3:-7 6:-6
w-2 comma save	0:14 3:-15 4:16
w-2 comma sneak	2:6
w-2 comma stop	0:-9 1:27 2:-6
w-2 comma take	0:-20 2:-13 3:36 4:16 5:-7 6:-6 8:-7
w-2 comma the	1:32 2:9 3:35 4:-33 5:-21 7:-7 8:-16 9:-7
w-2 comma with	1:-19 2:42 3:-33 4:-13 5:8 6:20 7:-6
w-2 comma x	1:-17 2:-7 3:12 5:-9 6:15
w-2 comma you	0:37 3:-9 4:-14
w-2 cross x	0:22 2:-6
w-2 eat from	0:-12 2:28
w-2 eat many	3:9
w-2 eat my	3:25 4:-7
w-2 eat the	0:16 1:-6 2:-16 3:21 4:-9
w-2 eat x	0:36 2:-11 3:-17
w-2 edge A	0:15 1:-18 5:13 6:-12
w-2 edge N	0:39 3:-12 8:-11
w-2 edge O	0:-18 1:-14 2:9 3:17 4:-11 6:-11 9:26
w-2 edge U	0:17 1:48 2:-6 3:-39 4:-16 5:-6 6:23 7:-6 8:-27 9:-10
w-2 edge V	0:19 1:-9 2:-8 3:-12 9:22
w-2 edge a	1:38 2:-13 8:-6
w-2 edge as	0:41 1:-21 3:-9 8:-6
w-2 edge at	0:27 1:-43 2:45 3:-11 4:-7 8:-12
w-2 edge avoid	0:19 1:-27 2:22
w-2 edge bring	0:-6 3:21
w-2 edge edge	0:6 1:12 4:-6
w-2 edge fall	0:-19 1:-18 3:51 5:-6
w-2 edge for	0:17 1:-7
w-2 edge game	0:41 1:-21 3:-9 8:-6
w-2 edge guard	0:13 1:-6 3:-11 4:26 6:-12 8:-7
w-2 edge hit	0:-23 1:-27 2:-24 3:67
w-2 edge in	0:-15 1:15 2:-7 3:-9 4:-11 8:25
w-2 edge kind	0:56 3:-27 6:-8 8:-7
w-2 edge make	0:-6 3:23 8:-7
w-2 edge many	0:28 1:-6 3:-20 4:19 6:-6
w-2 edge match	0:-6 1:-9 3:30
w-2 edge move	0:38 3:-9 6:-14 8:-6
w-2 edge my	0:8 1:-7 2:28 3:-11 4:-7 8:-9
w-2 edge play	0:6 1:29 2:-10 3:-7
w-2 edge push	0:-17 1:-9 3:43
w-2 edge race	0:-6 1:35 2:-19
w-2 edge shoot	0:-9 1:-6 6:23
w-2 edge take	0:-21 1:-21 3:-20 4:12 6:56
w-2 edge the	1:26 2:13 3:-12 5:-7 6:-9
w-2 edge throw	0:-24 1:-14 2:32 3:-19 4:-7 6:37
w-2 edge to	0:26 1:-10 8:-7
w-2 edge touch	0:24 1:-6 5:-9
w-2 edge with	2:-9 3:-14 5:-6 6:8 8:23
w-2 edge word:enemy	2:9
w-2 edge x	1:9 2:-6 3:22 4:-13 5:-9 6:-8 7:-8 8:12 9:-7
w-2 edge you	0:9
w-2 fall a	0:25 1:-9
w-2 fall of	0:20 1:-7 2:-6 3:-20 4:-8 5:-9 6:-10 8:27
w-2 fall the	0:12
w-2 fight many	2:12
w-2 fight the	0:16 2:-13
w-2 for comma	0:-10 1:15 2:-7 3:-12 4:-7 8:22
w-2 for many	0:14 3:-9
w-2 for my	0:26 1:-6 3:-7
w-2 for the	0:39 1:-14 4:-7
w-2 from F	1:-7 3:21
w-2 from U	0:11 1:-6 2:-25 3:-27 4:50 6:-6 8:-16
w-2 from a	0:-15 1:-10 2:9 4:-11 5:28 8:12
w-2 from avoid	0:-9 2:16 3:-11 4:19 5:-7 8:-7
w-2 from many	0:9 1:32 2:-26 8:-10
w-2 from the	0:14 1:-14 2:6 3:-31 4:43 6:-9 7:-6 8:-21
w-2 from x	0:7 1:-13 2:46 3:7 4:-29 5:-9 6:6 8:-26
w-2 game as	0:-24 1:49 3:-12 8:-10
w-2 game comma	0:14 1:-20 2:8 4:16 5:-14 6:-6 8:10
w-2 game for	0:6 1:23 2:-7 3:-11
w-2 game of	0:37 3:-17 8:-7
w-2 game play	0:30 3:-21
w-2 game stop	0:-19 1:15 2:-13 3:14 4:-10 6:-6 8:21
w-2 game with	0:-19 1:-17 2:-25 3:79 4:-11 5:-6 6:-10 7:-6 8:-13
w-2 guard the	0:-21 1:-10 2:-12 3:-14 4:25 5:-7 6:-10 8:31
w-2 hit a	0:11 1:-56 2:-22 3:66 8:-7
w-2 hit but	0:20 1:-15 2:19 3:-19
w-2 hit in	0:-27 1:-7 3:-28 4:-6 5:45 6:-6 8:12
w-2 hit of	1:-9 4:-6 6:21
w-2 hit the	0:16 2:21 3:10 4:-16 6:-11 8:-16
w-2 hit with	0:-14 2:-6 3:-20 5:13 6:31 8:-12
w-2 hit x	2:39 3:-35 5:-6 6:-10 7:-9 8:15 9:-6
w-2 if a	0:-17 1:24 2:20 3:-10 4:-6 6:-8 7:-7
w-2 if me	0:16
w-2 if my	0:-8 1:29 2:-7 3:-7
w-2 if the	0:17 3:25 4:-16 6:-8 8:-10
w-2 if x	0:12 1:18 3:-13 4:-9
w-2 in O	0:27 3:-6 8:-9
w-2 in U	0:13 1:-12 2:-9 3:-19 4:-14 6:-9 8:43
w-2 in a	0:7 2:-11 3:-22 4:-26 5:-14 6:-17 7:24 8:45
w-2 in comma	0:23 1:-13
w-2 in from	0:-22 2:-6 3:-11 4:37 5:-7
w-2 in hit	3:-13 6:-14 8:28
w-2 in many	0:13 1:14 2:-11 3:-27 4:-13 8:28
w-2 in of	0:-33 1:27 2:-15 3:57 4:-14 5:-9 6:-13 8:-19 9:-6
w-2 in the	0:-11 1:-10 2:6 4:25 5:36 6:-12 7:-11 8:-27 9:-8
w-2 in with	0:-13 1:13 2:-12 3:28 5:-7 6:-7
w-2 in x	0:-13 1:-10 2:-32 3:19 4:-9 5:-13 6:21 7:8 8:23 9:-6
w-2 is a	0:28 1:31 2:-23 4:-12 6:-8 8:-10 9:-7
w-2 is and	0:-21 1:-14 2:52 4:-7 5:-12 8:-9 9:-6
w-2 is comma	0:45 1:-16 3:-13 4:-11 5:-6 6:14 8:-15
w-2 is in	0:20 1:-11 2:29 3:-9 4:-8 8:-16
w-2 is many	0:-16 3:33 6:-7
w-2 is the	0:28 1:-23 2:-7 3:-26 4:42 5:-9 7:-6 8:-6
w-2 is x	0:-17 1:-18 2:50 3:-14 4:10 5:-7 7:-8 8:-7
w-2 kind U	0:-42 1:51 2:-7 3:-20 6:15
w-2 kind as	0:-10 1:21 2:-6 3:12 6:-6 8:-6
w-2 kind at	0:22 1:-11
w-2 kind avoid	0:-10 2:-9 3:-6 4:-11 5:31
w-2 kind but	0:12 1:-7 2:-18 3:23
w-2 kind comma	1:21 2:-7 3:15 4:-7 8:-7
w-2 kind from	0:-16 1:18 2:-29 3:37 8:-6
w-2 kind if	1:17 3:-9
w-2 kind in	0:10 1:21 2:-8 3:-29 4:-12 5:-11 8:23
w-2 kind of	0:15 8:-10
w-2 kind play	1:6
w-2 kind to	0:13
w-2 kind vs	0:-14 1:-9 2:46 3:-18
w-2 kind with	1:-15 2:11 3:26 4:-7 8:-10
w-2 kind x	0:33 1:-30 2:8 3:9 4:-10 8:-7
w-2 love the	1:17 2:-6 3:-7
w-2 make a	1:21 2:-14 3:-36 4:38 8:-12
w-2 make comma	0:12 1:39 2:-12 3:-27 4:-11 5:-8
w-2 make many	0:-6 3:18
w-2 make the	0:-18 3:32 4:-6
w-2 make x	1:-30 2:41 3:-12
w-2 many A	1:-10 2:-13 3:35 4:-7
w-2 many U	0:-21 1:-7 2:36 3:-13 4:-11 7:18 8:-6
w-2 many comma	2:-7 3:-16 4:-13 6:-7 8:34
w-2 many many	0:33 3:-13 4:-7
w-2 many of	3:29 4:-13 8:-8
w-2 many the	0:-28 1:-20 2:36 3:35 4:-12 5:-9 6:-8 8:-6
w-2 many with	3:9
w-2 many x	0:14 1:-23 2:28 3:10 4:13 5:-18 7:-6 8:-23 9:-7
w-2 match U	0:15 3:-12 4:7
w-2 match comma	0:-9 3:26 8:-6
w-2 match many	0:16 3:-12
w-2 match of	0:12 3:9
w-2 match the	0:10
w-2 match with	3:10
w-2 match x	1:-9 3:25
w-2 me eat	2:-11 3:26
w-2 me shoot	0:24 6:-17
w-2 me take	0:40 3:-27
w-2 me x	0:13 1:-13 2:40 3:-30 4:-8
w-2 move a	0:15 1:22 2:-20 3:-24 4:-10 5:-23 6:16
w-2 move and	0:-15 1:-9 2:-14 3:60 4:-6 5:-16 8:-9
w-2 move at	0:-19 1:17 2:-19 3:20 4:-21 5:-10 8:27
w-2 move comma	0:8 1:-11 2:-12 3:38 4:-7 5:-14
w-2 move from	0:15 2:-7 3:-6 5:6
w-2 move in	0:-24 1:-12 2:-9 3:9 4:18 5:22 6:-9 7:-8
w-2 move move	6:12
w-2 move of	0:15 3:-24 5:-13 6:-7 8:33
w-2 move reach	0:-6 4:23
w-2 move the	0:-9 1:24 2:-30 4:-8 5:6 6:-17 7:-7 8:21
w-2 move to	0:13 4:15 8:-21
w-2 move with	0:-13 1:44 2:-21 3:-9 6:-15 8:18
w-2 move x	0:-24 1:31 2:-13 3:-21 4:-15 5:9 6:-7 7:-7 8:30
w-2 must avoid	0:28 2:-6 5:-15
w-2 must from	0:-18 1:-9 2:-21 3:49 5:-6
w-2 must is	0:9 1:23 2:-9 3:-6 4:-7
w-2 must many	0:-6 3:32 4:-8 7:-11
w-2 must steal	0:26 2:11 3:-32
w-2 must take	0:-14 3:-8 4:28 5:-6
w-2 must the	0:18 1:-21 2:-19 4:32 5:-7 6:-13 7:-6 8:7
w-2 must x	0:11 1:-6 2:-8 3:-18 4:-10 5:24
w-2 my A	2:-11 3:41 4:-7 5:-7 6:-10 8:-11
w-2 my many	0:6 1:-10 2:15
w-2 not the	2:20
w-2 not touch	5:14
w-2 obj U	3:34 4:-16 8:-11
w-2 obj avoid	1:42 2:-27 3:-7
w-2 obj eat	1:31 2:-21 3:-9
w-2 obj take	0:-8 1:20 2:25 3:-20 4:-11
w-2 obj x	1:-11 2:-7 3:-15 4:45 8:-8
w-2 of a	2:-7 3:20 4:-19 5:-6 6:-14 8:23
w-2 of comma	0:30 2:-9 4:-6
w-2 of many	0:35 1:-21 3:-7
w-2 of move	0:6 1:-15 2:-12 3:35 4:-7
w-2 of the	0:-12 1:26 2:-10 3:-42 4:-41 5:-15 6:-7 8:78
w-2 of x	0:-19 1:-33 2:-25 3:37 4:22 5:24 6:-12 7:-7 8:-13 9:-6
w-2 or a	1:26 2:-12 6:-11
w-2 or x	0:48 1:-14 2:-9 4:-12
w-2 over many	0:9 2:-6 3:-6 5:21 8:-11
w-2 over the	0:6 3:-13 4:-12 8:28
w-2 over x	0:-6 4:19 8:-11
w-2 play A	0:27 8:-6
w-2 play a	0:-14 1:48 2:-8 3:-6 4:-6 8:-7
w-2 play comma	0:-17 1:22 2:-37 3:41 8:-7
w-2 play the	0:-17 1:39 2:-22 3:14 4:22 5:-12 6:-10 8:-25
w-2 play x	0:18 1:-44 2:16 4:-8 6:-6 8:34
w-2 push comma	0:-11 2:12 3:-36 4:-15 5:51 6:-6
w-2 push the	0:-6 3:23
w-2 push x	1:-9 2:-11 4:38 5:-7 6:-6 8:-13
w-2 race at	0:-9 1:36 2:-19 3:-9
w-2 race in	1:10
w-2 race of	1:35 2:-14 3:-7
w-2 race with	1:16
w-2 reach at	0:28 4:-19
w-2 reach comma	0:-13 2:17 3:37 4:-14 5:-9 8:-14
w-2 reach many	0:35 3:-19 4:-14
w-2 reach the	0:-39 1:-19 2:-8 3:-30 4:60 5:-11 6:-7 7:37 8:-14
w-2 reach to	2:-9 4:15
w-2 reach x	0:-16 2:-8 3:46 4:-17
w-2 rel a	0:-14 1:-6 2:37 3:-8
w-2 rel eat	3:15
w-2 rel guard	0:23 4:-16
w-2 rel move	0:10 5:6
w-2 rel save	2:-17 3:66 4:-48
w-2 rel take	2:-8 3:37 4:-9 6:-6
w-2 rel the	0:31 1:-19 2:-16 3:-25 4:-12 5:-10 8:47
w-2 rel throw	3:-22 6:42
w-2 rel x	0:28 1:-9 2:36 4:-21 5:-11 6:-9 8:-11 9:-8
w-2 save a	0:-19 1:-13 3:-17 4:-7 8:49
w-2 save the	0:9 1:-17 2:-20 3:26 4:17 8:-11
w-2 shoot at	2:15
w-2 shoot comma	0:-6 1:16
w-2 shoot many	0:-21 3:-7 6:41
w-2 shoot the	0:8 1:-17 2:29 6:-14
w-2 shoot with	0:-6 2:-17 6:26
w-2 sneak the	2:7
w-2 steal many	0:20 2:-25 3:12
w-2 steal my	0:-12 3:48 4:-25
w-2 steal the	0:-16 2:33 3:-10 4:18 5:-6 6:-11 8:-8
w-2 stop A	0:23 3:-8
w-2 stop U	0:40 3:-15
w-2 stop in	0:20 8:-7
w-2 stop many	1:-14 3:50 4:-12 5:-11 6:-10 7:-6 8:-8
w-2 stop play	0:15 1:12 3:-8 6:-6
w-2 stop the	1:44 3:-28 4:-13 7:-6 8:-6
w-2 stop x	1:25 2:-28 3:35 4:-20 5:-10 7:-11 8:-18 9:-7
w-2 subj x	0:-6 1:-6 2:-7 3:-30 4:48 5:21 6:-11 8:-21
w-2 take a	0:12 1:23 2:-9 3:9 4:-18 6:-7 8:-12
w-2 take and	2:24 3:-6
w-2 take but	2:13
w-2 take comma	0:-10 2:16 3:-8 4:-6 5:17
w-2 take fall	0:-8 1:-6 3:31 8:-7
w-2 take from	3:24 8:-10
w-2 take in	0:-17 1:-12 2:-7 3:-7 5:46 8:-20
w-2 take many	2:-7 3:41 4:-15 6:-6
w-2 take move	0:-10 1:-6 4:43 5:-26 8:-10
w-2 take stop	0:-48 1:-7 2:84 3:-17 4:-10 5:-9 8:-21
w-2 take the	0:-17 1:-21 2:-33 3:39 4:22 5:-11 6:-11 8:17
w-2 take x	0:10 3:21 4:-10 5:-6
w-2 the A	0:73 1:-9 2:-14 3:-8 4:-16 5:-6 8:-14
w-2 the O	0:35 3:-11 5:-6
w-2 the U	0:19 1:-16 2:29 3:-14 4:-12 8:-8
w-2 the fall	3:11
w-2 the many	2:16 3:18 4:-22 5:-8 6:-8 8:-10
w-2 the my	1:17 2:-12 3:-15 4:16 6:-6
w-2 the play	1:15
w-2 the the	1:-34 2:-17 3:15 4:56 5:-8 6:-7 8:-9 9:-7
w-2 the x	1:-7 2:-28 3:-22 4:81 5:-13 6:-12 7:-11 9:-8
w-2 throw a	0:14 1:12 4:-7 6:-6
w-2 throw at	0:-13 1:-8 2:30
w-2 throw many	0:-13 3:-22 6:48
w-2 throw of	0:-12 1:-7 2:-8 3:-23 4:-13 6:56
w-2 throw x	0:-19 1:48 3:30 5:-8 6:-53
w-2 to U	0:30 3:-7
w-2 to comma	0:9 1:39 2:-21 3:-12 4:-7
w-2 to is	0:14
w-2 to many	0:32 3:-17
w-2 to move	0:-8 1:18 2:-6 3:12 4:-9
w-2 to reach	0:9 2:-17 3:-10 4:22
w-2 to the	0:24 1:-8 2:-15 3:-22 4:13 5:-6 6:-6 8:18
w-2 to x	1:-21 2:6 3:-6 6:-9 7:25 9:-6
w-2 touch the	0:11 1:-6 2:-26 4:-11 5:35
w-2 victim the	0:24 2:-11
w-2 vs a	0:6 1:-11 2:15
w-2 vs many	1:-39 2:57 3:-13
w-2 vs the	0:35 1:-13 2:22 3:-19 4:-10 8:-6
w-2 vs x	0:-25 2:67 3:-28 4:-14 6:-9 8:-8
w-2 with O	0:16 4:-6
w-2 with a	1:36 2:-15 3:-7 4:-7 7:9 8:-11
w-2 with comma	0:34 1:-13 2:-12
w-2 with many	0:17 1:-40 2:54 3:13 4:-10 5:-9 6:-22 8:-16
w-2 with my	0:15 1:44 2:-17 3:-13 4:-8 6:-7 8:-14
w-2 with the	0:-12 1:8 2:-13 3:-6 4:-14 5:8 6:34 7:-13 9:-8
w-2 with x	0:36 1:27 2:-14 3:-60 4:-7 5:-11 6:-19 8:37
w-2 word:boss is	2:-15 7:21
w-2 word:enemy comma	1:-22 3:-25 4:-8 5:52 9:-6
w-2 word:enemy is	2:34 3:-15
w-2 word:enemy play	0:-9 1:-45 2:61 6:-6
w-2 word:goal is	0:20 3:-6 4:-7
w-2 word:hero and	0:-9 1:-6 3:34 5:-11
w-2 word:hero comma	1:28 2:-7 3:-15
w-2 word:hero x	0:9
w-2 x A	0:21 2:-14 3:-9 5:19 8:-11
w-2 x F	0:-10 2:54 3:-16 4:-23 6:-16 8:-9
w-2 x N	0:30 3:-10 8:-6
w-2 x O	0:27 1:-9 2:-10 3:-39 4:-15 5:-9 6:14 8:-14 9:37
w-2 x U	0:30 1:-19 2:7 3:-33 4:-7 8:-16 9:33
w-2 x a	1:-11 3:14 4:8 5:-17 6:-21 7:38 8:-25 9:-9
w-2 x and	0:25 1:13 2:-33 3:-46 4:8 5:18 6:33 7:-8 8:-15 9:-11
w-2 x as	0:-7 1:7 2:-11 3:-31 5:-7 6:-6 8:44
w-2 x at	0:-10 1:-26 2:-21 4:12 5:-10 6:-9 8:52 9:-7
w-2 x attack	0:-9 1:-11 2:30 3:-12 4:12
w-2 x bring	0:-10 1:-15 3:43 4:-7 6:-6
w-2 x but	1:-6 2:41 3:-18 4:-8 5:-6
w-2 x chase	0:-13 2:35 3:-11
w-2 x comma	0:13 2:14 3:9 5:-13 6:-11 7:-7 8:-9
w-2 x eat	3:12
w-2 x fight	0:-7 1:-15 2:29
w-2 x for	0:16
w-2 x from	0:-13 1:-30 3:9 4:15 6:-15 7:-10 8:14 9:14
w-2 x hit	1:11 3:10
w-2 x if	0:26 1:-71 2:-8 3:-6 4:65
w-2 x in	0:10 1:-31 2:-30 3:-25 5:24 6:-12 7:-8 8:48 9:-7
w-2 x is	0:-12 1:-22 2:30 3:-15 4:-22 5:34 6:16 7:-7 8:-24 9:-6
w-2 x kind	0:-24 1:12 4:-6 8:31
w-2 x love	1:38 2:-9 3:-14 4:-6
w-2 x make	1:-7 2:-6 3:28 4:-6
w-2 x many	0:21 1:-20 2:-34 3:52 5:-11 7:-7 8:-13 9:-7
w-2 x move	0:-6 1:30 2:-10 3:-19 5:21 6:-6 8:-11
w-2 x must	1:-12 3:31 6:-7
w-2 x my	0:-21 1:43 2:-10
w-2 x not	0:13 1:-8 3:15 4:-8
w-2 x obj	0:-7 1:-10 2:-7 3:51 4:-12 6:-16 8:-8
w-2 x of	1:-12 2:-27 4:6 5:38 6:11 7:-6 8:-13 9:-8
w-2 x over	0:21 2:-17 5:20 8:-14
w-2 x reach	0:-38 3:-7 8:44
w-2 x rel	0:9 1:-11 3:13 4:-9 6:-6 8:14
w-2 x steal	0:7 3:8
w-2 x stop	3:-7 4:-11 5:16 6:-11 7:-7 8:20 9:-6
w-2 x subj	0:24 1:13 2:-11 3:-7 4:-8
w-2 x take	0:-12 1:-27 2:-10 3:27 4:36 5:-12 6:-7 8:-11
w-2 x the	0:-17 1:-12 2:19 3:-14 4:6 6:-9 7:16 8:7 9:-10
w-2 x to	0:34 2:-14 3:-18 5:-9 8:14
w-2 x vs	0:23 1:-24 2:18 3:-7
w-2 x with	0:34 1:8 2:-22 3:-25 4:9 5:14 6:11 7:-8 8:-23 9:-6
w-2 x you	0:22 1:-7 2:-11 3:-19 4:-19 5:35 6:-7 8:-8
w-2 you a	0:-25 1:-7 3:26 4:-7 6:21
w-2 you in	0:-34 4:-22 5:38 6:-6 8:22
w-2 you move	0:20 1:-10 2:-6 3:-11 5:13
w-2 you must	0:13 1:21 2:-12 3:-7
w-2 you over	0:-14 3:-11 5:19 8:9
w-2 you take	0:10 1:-8 3:11
w-2 you the	0:10 3:-10 4:23 5:-7 8:-7
w-2 you throw	0:10 2:-8 3:-14 5:-13 6:32
w-2 you with	0:-12 1:-6 2:-6 3:-26 5:-9 6:54 8:-9
w-2 you x	0:40 1:20 2:-21 3:-7 4:-10 6:-7 8:-9
w-3 A O A	2:26 3:-14
w-3 A O x	0:-13 1:-16 2:-23 3:-27 4:48 6:23 8:-6 9:-7
w-3 A U comma	0:15 1:-6 2:26 3:-17 4:-7 8:-9
w-3 A U the	0:-7 1:-17 2:-19 3:27 4:6
w-3 A U x	0:21 3:-12
w-3 A and a	0:-40 1:-47 2:27 3:40 4:-22 5:-15 6:-16 7:-25 8:55 9:-18
w-3 A and avoid	0:-6 1:-9 4:19
w-3 A and many	0:-10 1:-7 2:23 3:-20 9:22
w-3 A and over	3:-7 5:26 8:-6
w-3 A and steal	0:-7 2:-18 3:31
w-3 A and take	0:-7 2:-8 3:37 4:-9 8:-6
w-3 A and the	0:10 2:9 3:-42 4:-19 5:11 6:-13 7:46 8:-13 9:-11
w-3 A at U	0:15
w-3 A at the	0:-15 4:23
w-3 A attack my	1:-11 4:26
w-3 A attack the	0:11 1:18 2:-10 3:-19 4:11
w-3 A avoid the	0:-12 1:-6 3:14 4:24 5:-7 6:-6 8:-11
w-3 A avoid x	0:-10 1:40 2:-22
w-3 A bring U	0:-32 2:-6 3:51 4:-10
w-3 A bring the	3:23 4:-6
w-3 A bring x	0:23 3:-7 4:-8
w-3 A but the	0:6 2:19 3:-6 4:-10
w-3 A chase the	1:29 2:-14 3:-9
w-3 A comma U	0:19 3:-6
w-3 A comma a	1:24 2:-8
w-3 A comma avoid	0:11 2:21 5:-16
w-3 A comma but	1:19
w-3 A comma many	0:28 3:-17
w-3 A comma save	3:-10 4:19
w-3 A comma take	2:-12 3:30
w-3 A comma the	1:-24 2:-25 3:41 4:-14 5:-6 6:29 8:-7 9:-6
w-3 A comma x	0:25 1:-22 2:28 3:-25 4:-12 6:-8 7:-8 8:-13 9:26
w-3 A eat my	3:23 4:-7 8:-6
w-3 A eat the	3:14
w-3 A for the	0:20 1:-8
w-3 A from avoid	0:-6 1:6 2:10 3:-6 4:10 8:-6
w-3 A from the	0:-18 1:-13 2:21 3:-24 4:35 5:-15 6:-8 8:13
w-3 A game with	0:-6 1:-14 2:17 3:18 8:-6
w-3 A guard the	0:-15 3:-6 4:-30 8:50
w-3 A in the	0:-24 2:-6 3:-6 4:-19 5:-16 8:58
w-3 A is a	0:10 1:20 2:-12
w-3 A is the	0:18 1:-13 2:13 4:-8
w-3 A move a	1:-10 2:-8 5:-9 8:28
w-3 A move at	0:-20 1:-11 2:-18 3:12 4:-16 5:-16 8:51
w-3 A move in	2:13 3:-13 4:35 5:20 8:-52
w-3 A move of	0:24 3:-6 5:-9
w-3 A move the	1:-15 2:-14 3:-13 4:15 5:-12 8:29
w-3 A must the	0:-9 2:-10 3:-40 4:56
w-3 A obj avoid	1:60 2:-38 4:-12
w-3 A obj take	2:50 3:-34 4:-11
w-3 A obj x	0:20 4:-8
w-3 A over the	0:-7 4:-12 5:21 8:9
w-3 A reach the	4:14
w-3 A rel save	0:6 1:-7 2:-17 3:44 4:-32
w-3 A rel take	0:-6 2:-14 3:37 4:-9
w-3 A rel throw	3:-19 6:30
w-3 A rel x	0:-21 1:-8 2:39 3:14 4:-14 8:-8 9:-8
w-3 A steal my	3:23 4:-13
w-3 A steal the	0:24 2:32 3:-26 4:-11 6:-8
w-3 A stop the	0:-25 1:52 2:-7 3:-13 4:-7
w-3 A take a	1:-7 3:32 4:-12 6:-6 8:-7
w-3 A take fall	3:15
w-3 A take from	3:13
w-3 A take many	3:18
w-3 A take the	3:-39 8:48
w-3 A the my	0:12 1:-6 3:-21 4:24 6:-6
w-3 A vs a	0:-7 1:-15 2:34
w-3 A vs the	0:36 2:-14
w-3 A with a	0:7 2:-21 3:-22 4:-6 6:18 7:37 8:-18
w-3 A x at	0:32 2:-10 4:-13
w-3 A x comma	0:9 2:37 3:9 4:-22 5:-18 6:-16 7:-6 8:-18 9:-9
w-3 A x from	2:15 3:6
w-3 A x in	0:16 5:-6 8:12
w-3 A x take	2:10 3:-36 4:35
w-3 A x the	0:9 1:-9 2:-9 3:-12 4:6 8:18
w-3 A x with	0:29 3:-15
w-3 F and avoid	2:15
w-3 F and fight	2:8
w-3 F and shoot	0:-17 2:-15 6:39
w-3 F and the	2:27 3:-14
w-3 F and x	0:-14 1:-15 3:35 4:-10 8:-7
w-3 F at many	0:-6 2:-13 4:21
w-3 F at move	0:-56 1:-10 2:95 3:-27 4:-10 5:-16 6:-11 8:-8
w-3 F at the	0:-10 2:17
w-3 F at x	0:12 2:9 4:-9
w-3 F avoid the	1:-8 2:22
w-3 F comma avoid	2:25 3:-10
w-3 F comma sneak	2:6
w-3 F comma the	0:26 1:-13 2:21 3:-22
w-3 F comma x	0:-10 3:27
w-3 F from the	2:17
w-3 F from x	2:8
w-3 F obj take	1:19 3:-8
w-3 F take and	0:-6 2:17
w-3 F to the	2:-9 3:-6 4:27
w-3 F vs the	2:18
w-3 F with a	0:29 1:16 2:-10 3:-9 4:-6 6:-6 8:-12
w-3 F with the	0:27 1:-8 8:-6
w-3 F with x	0:-26 1:19 2:-14 3:-6 6:-13 8:39
w-3 F x comma	1:-12 2:44 3:-20 8:-6
w-3 H and take	3:10
w-3 H and the	2:12 3:15 4:-8 9:-6
w-3 H attack the	1:22 2:-16 4:7
w-3 H chase the	0:-10 1:23 2:-10 3:-8 4:9
w-3 H comma play	1:18 7:-6
w-3 H guard the	0:-15 4:-30 5:-6 8:57
w-3 H x and	0:11 2:-20 5:18
w-3 N U to	0:9
w-3 N and avoid	0:-8 2:36 5:-15
w-3 N and eat	1:-6 2:-12 3:25
w-3 N and take	3:10
w-3 N and the	0:-9 1:24 2:-8 3:33 4:-21 5:-11 8:-7
w-3 N and x	0:29 2:-9 3:-10
w-3 N attack comma	0:-31 1:30 2:40 3:-7 4:-23 5:-7 8:-9
w-3 N but the	2:19
w-3 N comma U	0:-26 1:31 2:21 3:-8 4:-8 8:-7
w-3 N comma a	1:8
w-3 N comma avoid	0:-30 1:-6 2:-28 3:-7 4:-7 5:63
w-3 N comma many	0:-12 1:-12 2:-15 3:18 4:36 5:-12 6:-8 8:-6
w-3 N comma take	0:-17 1:-6 3:7 4:22
w-3 N comma x	0:13 2:29 3:-42 4:-11 5:-8 6:-8 8:19
w-3 N in the	0:12 4:30 5:-21 8:-14
w-3 N in x	0:-28 1:-6 2:-11 3:43 4:-14 6:-6 8:17
w-3 N not touch	2:-11 3:-7 5:23
w-3 N reach the	0:-11 1:-6 4:30
w-3 N stop the	0:-17 1:-7 2:28
w-3 N to the	0:-7 4:24 8:-7
w-3 N with a	1:8 3:-12 4:-8 6:24 8:-9
w-3 N x comma	2:14 3:-7 4:-20 5:19
w-3 O U comma	0:-52 1:45 2:21 3:29 4:-19 5:-15 6:-12 8:-18
w-3 O U x	0:49 1:-12 2:-8 3:-11 4:-10
w-3 O and avoid	0:-11 3:-7 4:35 5:-15 8:-6
w-3 O and eat	2:-6 3:19
w-3 O and take	2:-9 3:25
w-3 O and the	0:8 1:-14 2:18 3:10 4:-10 5:14 6:-6 8:-20
w-3 O and throw	0:22 3:-10 6:-10
w-3 O and x	0:-27 2:-15 3:-19 4:-7 5:-14 6:37 8:31
w-3 O at the	0:-8 1:-8 2:40 3:-13 8:-9
w-3 O at x	0:-13 2:19
w-3 O avoid a	1:-18 2:36
w-3 O but avoid	0:27 2:-6 5:-14
w-3 O but the	0:-40 1:-18 2:75 3:-8 4:-9 8:-8
w-3 O comma A	0:31 2:-6 3:-10 4:-6
w-3 O comma U	1:-12 2:26 3:-30 4:-11 6:27 8:-13
w-3 O comma avoid	2:18
w-3 O comma kind	0:-15 3:18
w-3 O comma many	1:-11 2:32 3:7 4:-11 5:-11 6:-7
w-3 O comma take	3:27 4:-8 5:-6
w-3 O comma the	0:-24 1:21 3:48 4:-13 5:-22 8:-18
w-3 O comma with	0:-8 1:-18 2:37 3:-7 8:-7
w-3 O comma x	0:-8 1:-18 2:-22 5:-13 6:7 7:-7 8:41 9:-6
w-3 O from the	0:20 2:-23 3:-13 4:-6 5:39 8:-18
w-3 O in a	0:-14 1:19 2:-11 4:-10 8:21
w-3 O in the	0:-24 1:-10 2:6 3:-10 4:32 5:22 6:-6 8:-15
w-3 O is a	0:32 2:-9 4:-11 6:-7
w-3 O of x	0:-15 1:-18 2:-20 3:33 4:-8 5:-8 8:29
w-3 O reach the	4:15
w-3 O rel move	0:18 5:-8
w-3 O to reach	3:-11 4:16
w-3 O to x	2:11
w-3 O vs the	0:13
w-3 O with a	0:13 1:-44 2:-14 3:59 6:-12 8:-7
w-3 O with many	0:36 3:-24
w-3 O with the	0:-11 1:-28 3:10 4:-7 6:-22 8:49
w-3 O x and	0:19 3:-8
w-3 O x at	0:15 4:-12
w-3 O x comma	0:-12 1:-6 2:17 3:13
w-3 O x in	0:-25 4:-19 5:38 8:7
w-3 U A x	0:29 2:-11 4:-6
w-3 U N to	0:-29 2:-8 3:-13 4:49 8:-6
w-3 U U U	0:31 3:-7 8:-6
w-3 U U and	0:19 2:-10
w-3 U U comma	0:20 1:15 2:-6 3:-14 4:-6
w-3 U U many	0:-6 2:-9 3:-51 4:-17 6:64
w-3 U U over	0:-8 5:-40 8:57
w-3 U U with	0:24 3:-18 4:-7 6:16 8:-8
w-3 U U x	0:13 1:17 2:14 3:-21 4:-8 6:-7 8:-16
w-3 U and eat	2:-9 3:16
w-3 U and the	0:10 1:-10 2:-33 3:33 4:-22 5:29 8:-15
w-3 U and x	0:-31 1:-11 2:-19 3:31 4:35 6:-15
w-3 U as F	0:-26 3:34
w-3 U at many	0:-16 3:42 4:-19 8:-8
w-3 U at the	0:-25 1:-7 2:-7 3:39 8:-12
w-3 U but x	1:29 2:-19
w-3 U comma U	0:-20 1:-8 2:-11 3:51 4:-10 8:-11
w-3 U comma at	0:19 4:-10
w-3 U comma comma	1:65 2:-42 3:-17 4:-7 8:-11 9:-7
w-3 U comma in	0:27 8:-12
w-3 U comma many	0:51 1:11 2:-26 3:-8 4:-12 6:-7
w-3 U comma take	3:9
w-3 U comma the	0:27 1:-12
w-3 U comma x	0:12 2:-35 3:-8 4:30 5:-13 6:24 7:-12 8:-22 9:-7
w-3 U in U	0:-29 3:-13 4:-11 8:53
w-3 U in the	0:-35 1:-7 2:76 3:33 4:-47 5:-16 6:-6 8:-47
w-3 U in x	0:11 1:8 2:-12 4:-17 8:18
w-3 U many x	0:26 3:-10
w-3 U obj x	0:-19 1:-8 3:-13 4:43
w-3 U stop many	0:-6 3:18
w-3 U stop x	1:32 3:-23 4:-7
w-3 U to x	0:8 1:-7 2:-27 4:-17 7:43 8:-8
w-3 U with the	0:-11 1:-7 3:32 6:-6
w-3 U x O	0:17 3:-6
w-3 U x U	0:-13 1:-15 2:45 3:-26 4:-11 6:12 8:-11
w-3 U x a	1:-20 2:-7 3:-19 4:49 6:-6 8:-13
w-3 U x comma	1:-9 3:39 4:-13 5:-6 6:-7 8:-11
w-3 U x from	0:-35 1:-8 2:43 3:-13 4:36 5:-9 8:-19 9:-7
w-3 U x steal	3:11
w-3 U x stop	0:-18 1:-14 2:-20 3:17 4:-7 5:49 6:-7 8:-17
w-3 U x with	3:-7 6:21 8:-10
w-3 V and take	3:19 4:-6
w-3 V comma avoid	0:-6 2:-39 5:51
w-3 V comma the	0:-6 3:26 5:-18
w-3 V in the	0:-11 2:-17 4:-21 5:14 8:34
w-3 V move in	0:-30 2:-13 3:55 4:-13 5:29 8:-41
w-3 V push x	0:15 2:-9 3:7
w-3 V take the	0:-6 3:-22 4:37
w-3 V x comma	0:28 2:-11
w-3 a A and	0:-18 2:39 3:-47 5:37 6:-9
w-3 a A at	0:16 2:6
w-3 a A avoid	0:-9 1:-7 3:19 4:-12 5:23 8:-6
w-3 a A bring	0:-10 3:-10 4:27
w-3 a A chase	1:-15 2:-63 3:77
w-3 a A comma	2:-16 3:45 5:-6 6:-12
w-3 a A eat	3:10
w-3 a A in	0:45 1:-6 2:-9 3:-6 4:-23 5:31 6:-7 8:-34
w-3 a A make	3:25 6:-9
w-3 a A over	5:39 8:-31
w-3 a A push	3:12
w-3 a A rel	0:-7 3:-9 6:27
w-3 a A shoot	2:-15 3:-8 6:33
w-3 a A steal	0:-9 2:-10 3:38 4:-6 8:-7
w-3 a A take	0:-7 2:-12 3:22 4:-8 5:14
w-3 a A the	1:-12 2:-14 3:20 4:24 6:-6 9:-11
w-3 a A throw	0:-9 2:-7 3:-27 5:-6 6:63 7:-6
w-3 a A vs	2:6
w-3 a N comma	0:-7 2:21
w-3 a N of	0:-9 1:29 2:-7 4:-6 8:-7
w-3 a O of	0:-12 2:-10 3:14 5:-7 6:-11 8:-12 9:32
w-3 a U x	0:35 3:-12 4:-11 6:-6
w-3 a V shoot	0:-12 2:-7 3:-9 4:-6 5:-7 6:42
w-3 a game of	0:13
w-3 a game play	0:22 3:-15
w-3 a kind in	0:24 8:-15
w-3 a kind with	0:26 1:20 2:-27 3:-15
w-3 a x comma	0:33 1:-18 2:-22 3:-12 4:24
w-3 a x of	0:-12 1:-17 2:23 3:-6 6:26 8:-15
w-3 a x with	1:-26 5:43 6:-16
w-3 and O to	0:-7 4:20
w-3 and a x	1:-19 2:46 3:-9 4:-9 6:-6 7:-8 8:-9
w-3 and avoid the	0:13 2:8 4:-6
w-3 and but a	0:19 1:-28 4:-6 5:23 8:-6
w-3 and hit the	0:21 2:-21 3:-21 4:-6 5:33
w-3 and me eat	3:17
w-3 and move in	0:-6 2:12 5:-16 8:19
w-3 and move the	0:-10 3:-29 5:48 8:-10
w-3 and must the	0:16 4:-29 8:32
w-3 and the A	0:9
w-3 and the many	0:-11 1:17 2:12 3:-7
w-3 and x a	0:13 1:-10 3:-14 4:20
w-3 and x comma	0:44 1:-15 2:34 3:-40 4:-8 5:-17
w-3 and x the	0:34 1:-15 2:-26 3:8 4:-10 5:21 6:-9 8:-10
w-3 and you throw	0:-6 6:26
w-3 and you x	1:27 2:-16 3:18 4:-11 5:-7 8:-8
w-3 as A x	0:26 3:-19
w-3 at A throw	6:21
w-3 at N comma	0:16
w-3 at U U	0:14 1:-15 2:-47 3:53 4:-6 6:-10 8:-6
w-3 at U comma	0:20 1:17 2:-24 3:-27 4:-7 6:26
w-3 at U x	0:-63 1:-11 2:-9 3:-46 4:80 5:-7 6:-23 7:-7 8:34
w-3 at a x	0:26 1:-10 8:-10
w-3 at the A	0:30 1:-6 2:-11
w-3 at the x	0:-18 1:-10 2:-6 3:-30 4:74 6:-9 8:-22
w-3 at x comma	0:24 1:-14 2:-6 3:-20 5:21
w-3 at x with	0:15
w-3 attack N comma	0:-6 1:32 2:-20
w-3 avoid A and	2:9 3:-20 5:30 8:-9
w-3 avoid A in	0:37 8:-32
w-3 avoid O and	3:-7 5:12
w-3 avoid O the	0:-23 2:-9 3:-10 4:-32 5:-21 8:70
w-3 bring F at	0:31 4:-22
w-3 bring U to	0:29 4:-24
w-3 bring with a	1:16
w-3 but A with	0:16
w-3 but not the	0:-7 1:-12 2:44 3:-6 4:-10
w-3 but play a	1:15
w-3 but rel the	0:-10 1:14 2:18 3:-10
w-3 but the many	0:23 1:-24 2:16 3:-8
w-3 but the x	0:33 1:18 2:-29 3:-6 4:-12
w-3 but with a	0:-25 1:35 2:-6 3:-23 4:-7 6:25 8:-10
w-3 but with many	0:-7 1:-16 3:44 4:-13 6:-9
w-3 but x a	0:8
w-3 but x is	0:16 2:12 3:-17
w-3 comma A and	0:-15 2:-17 4:-7 5:41
w-3 comma A bring	0:-22 1:-10 2:-15 3:71 4:-38 9:-7
w-3 comma A comma	0:-39 1:-18 3:78 4:-8 5:-9 8:-14
w-3 comma A guard	0:23 4:-18
w-3 comma A make	3:18
w-3 comma A over	5:18 8:-8
w-3 comma A subj	0:9
w-3 comma A take	0:-6 3:-23 4:41 8:-7
w-3 comma A vs	0:-12 2:45 3:-8 5:-8
w-3 comma A with	3:-15 6:-17 8:43
w-3 comma A x	0:63 2:-23 3:-12 4:-9 8:-8
w-3 comma F and	0:-11 2:13 3:14
w-3 comma F comma	0:-15 1:-8 2:-8 3:45 4:-6
w-3 comma F vs	1:-7 2:10 3:15 6:-7
w-3 comma N subj	0:24
w-3 comma O and	0:-27 1:-6 2:21 3:47 4:-12 5:-9 8:-14
w-3 comma O comma	0:-26 1:-12 3:41 4:-13 6:-8 8:16
w-3 comma O me	0:13
w-3 comma O to	0:-18 3:23 4:10 8:-8
w-3 comma O x	0:32 1:-14 2:-7 3:-6
w-3 comma U U	0:9 2:23 3:-15
w-3 comma U and	0:-8 2:38 3:-13 6:-6 9:-6
w-3 comma U as	0:-11 3:24
w-3 comma U comma	1:-7 2:-24 3:42 4:-8
w-3 comma U in	0:31 8:-15
w-3 comma U of	0:24 3:-6
w-3 comma U to	0:-23 3:39 5:-7 8:-8
w-3 comma U x	2:13 3:37 4:-16 5:-8 6:-17 7:-7 8:-15 9:-6
w-3 comma V comma	0:-24 1:-20 2:-21 3:63 4:-7
w-3 comma V x	0:-20 1:-11 2:51 3:18 4:-11 5:-19 6:-13 8:-12
w-3 comma a x	0:-6 1:44 3:-11 8:-13
w-3 comma and the	0:27 1:-37 2:53 3:-21 4:-18 5:-7 8:-12
w-3 comma at x	4:19
w-3 comma avoid from	0:12
w-3 comma avoid the	2:-20 5:34
w-3 comma but is	0:-10 3:21
w-3 comma but many	0:17
w-3 comma but reach	4:13
w-3 comma but save	1:-11 2:-7 3:-8 4:28
w-3 comma but the	0:49 1:-29 3:-13 4:7
w-3 comma but x	0:39 1:-7 2:-14
w-3 comma comma x	0:9 2:10 3:-7 6:-6
w-3 comma hit the	0:23 1:15 2:-13 6:-7 8:-7
w-3 comma hit x	0:18 1:-8 2:21 3:-16 4:-7 8:-6
w-3 comma if the	0:-15 1:-8 3:40 6:-6
w-3 comma in x	0:-17 2:-22 3:-35 4:-9 6:41 7:30
w-3 comma many many	0:15
w-3 comma many x	0:-11 1:-11 2:14 3:-17 4:11 5:-6 6:-12 8:26
w-3 comma must avoid	0:19 5:-13
w-3 comma must x	0:16
w-3 comma play a	0:-17 1:39 2:-6 3:-10 4:-6
w-3 comma play the	0:11 1:18 4:-18
w-3 comma play x	0:32 3:-18
w-3 comma reach the	0:-13 2:-16 3:-10 4:50
w-3 comma rel a	0:-9 1:24
w-3 comma rel take	3:13
w-3 comma rel x	0:26 3:-7
w-3 comma take many	3:18 4:-8
w-3 comma take x	0:-9 3:26
w-3 comma vs the	1:-22 2:34 3:-6
w-3 comma with the	0:17 1:-6 3:20 5:-6 6:-13 8:-6
w-3 comma word:goal is	0:17 3:-6
w-3 comma x N	0:21 3:-12
w-3 comma x O	0:26 3:-6
w-3 comma x U	0:40 2:-9 3:-14
w-3 comma x a	0:-42 2:-37 3:56 4:-19 5:-8 6:-9 7:37 8:-15 9:-7
w-3 comma x and	0:-11 1:-10 2:-89 3:-15 4:41 5:39 6:41 9:-8
w-3 comma x as	0:20
w-3 comma x comma	0:29 2:9 3:-20 4:-27 5:-14 6:-11 7:-6 8:29 9:-7
w-3 comma x in	0:18
w-3 comma x many	0:34 1:7 2:-25 3:12 4:6 5:-11 6:-16 7:-6 8:-7
w-3 comma x stop	0:14 1:-23 2:27 3:-9
w-3 comma x subj	1:28 2:-23
w-3 comma x take	0:7 3:14
w-3 comma x the	0:-8 1:-24 2:47 3:-16 4:20 5:-12 6:-9 8:-9 9:-6
w-3 comma x with	0:32 1:-31 2:-18 3:-11 4:37 5:-6 6:-6 8:-6
w-3 comma x you	0:-12 3:-9 4:-10 5:37 8:-7
w-3 comma you x	0:16 1:27 2:-20 4:-8 6:-6
w-3 cross comma avoid	2:9
w-3 eat A comma	2:17 3:-6
w-3 edge A U	0:-7 2:-15 3:-16 8:40
w-3 edge A and	0:-6 1:-20 2:-19 3:-10 9:54
w-3 edge A at	0:10 2:18 4:-9
w-3 edge A avoid	0:-25 2:30 4:-10 5:24 6:-9 8:-11
w-3 edge A bring	0:-9 3:-17 4:33
w-3 edge A eat	2:-11 3:21
w-3 edge A fight	1:-10 2:9 4:13 6:-7
w-3 edge A from	0:14 1:-16 2:-6 4:21
w-3 edge A guard	0:-9 3:-6 4:47 6:-9 8:-28
w-3 edge A in	0:20 4:-8
w-3 edge A make	0:-10 3:40 4:-20
w-3 edge A move	0:36 1:12 2:-15 3:-8 4:-7 5:-10
w-3 edge A obj	0:-22 1:-6 2:-7 3:-9 4:22 5:-8 6:-7 8:30 9:-6
w-3 edge A over	5:-13 8:22
w-3 edge A save	0:7 2:-7 3:-28 4:32
w-3 edge A shoot	0:7
w-3 edge A steal	0:-12 2:16 3:16
w-3 edge A subj	0:-6 1:-10 2:12 3:-12 4:-18 6:19 8:22 9:-8
w-3 edge A take	1:-8 2:-14 3:33 4:10 6:-6 8:-8
w-3 edge A throw	2:-6 3:-9 5:-7 6:30 8:-6
w-3 edge A to	6:6
w-3 edge A vs	2:12
w-3 edge A with	0:-13 1:-7 2:-15 4:-7 6:-6 8:40
w-3 edge A x	0:-10 1:-16 2:-13 3:28 4:-14 6:30 8:-11 9:-15
w-3 edge F eat	0:-6 1:30 3:-21
w-3 edge F from	0:10 2:39 3:-16 4:-8 8:-22
w-3 edge F obj	2:19
w-3 edge F take	1:19 2:-12
w-3 edge F throw	1:17 6:-8
w-3 edge H attack	4:12
w-3 edge H chase	0:-7 1:8 2:39 3:-35
w-3 edge H in	1:-6 2:-6 6:27 8:-8
w-3 edge H subj	4:9
w-3 edge H x	2:-10 3:-13 4:34 8:-10
w-3 edge N of	0:-21 1:25 2:-30 3:-19 4:47 8:-13
w-3 edge N with	0:-10 1:36 2:-15 6:-6
w-3 edge O from	0:18 2:-6 3:27 6:-12 8:-20
w-3 edge O in	1:-6 4:-8 8:29
w-3 edge O take	1:56 2:-18 3:-36 4:-9
w-3 edge O the	0:-38 1:45 3:-51 4:59 5:-6 6:-15 8:-23
w-3 edge O throw	1:43 2:-22 6:-13
w-3 edge U N	1:28 2:-12 8:-6
w-3 edge U U	0:-58 1:40 2:-16 3:-24 4:-14 6:-8 8:61
w-3 edge U at	0:-21 1:33 2:-7 3:-24 4:-12 8:22
w-3 edge U from	0:9 1:-12 3:29 8:-12
w-3 edge U in	0:-32 1:-8 2:-9 3:-8 4:34 8:23
w-3 edge U many	0:13 3:13 4:-8 6:-9
w-3 edge U with	0:-21 1:41 2:-32 3:26 6:-9
w-3 edge U x	0:18 1:-8 2:-6 3:16 4:-10 6:-7
w-3 edge V U	3:23 6:-7
w-3 edge V with	0:15 5:8 6:-6
w-3 edge a A	0:-25 1:24 8:13
w-3 edge a x	0:37 1:-17 2:-7 3:-7
w-3 edge avoid from	1:-27 2:41 4:-6 8:-13
w-3 edge bring of	0:-12 3:44 4:-11 6:-8
w-3 edge bring the	0:16 1:30 2:-24 3:-42 4:22
w-3 edge edge A	1:-19 2:-18 4:10 5:10 6:-13 8:9 9:9
w-3 edge edge N	0:39 3:-10 4:-6 8:-10
w-3 edge edge O	0:-24 1:-21 3:37 4:-17 5:-7 6:-14 8:-7 9:38
w-3 edge edge U	1:46 3:-34 4:-17 5:-7 6:25 7:-7 8:-24 9:-11
w-3 edge edge V	0:26 1:-25 2:-15 3:-17 4:-6 8:-8 9:43
w-3 edge edge a	1:39 2:-13 3:-7 8:-7
w-3 edge edge as	0:47 1:-19 3:-18
w-3 edge edge at	0:18 1:-31 2:35 3:-8 8:-10
w-3 edge edge avoid	0:22 1:-39 2:35 3:-8 5:-6
w-3 edge edge bring	0:14 1:-7 3:7 4:-6
w-3 edge edge edge	1:14 2:6 4:-6
w-3 edge edge fall	0:-13 1:-10 3:36 8:-8
w-3 edge edge for	0:26 1:-10
w-3 edge edge game	0:23 1:-12 3:-6
w-3 edge edge guard	0:26 3:-8 6:-6
w-3 edge edge hit	0:-18 1:-11 2:-18 3:46
w-3 edge edge in	0:-12 1:13 2:-7 3:-10 4:-12 8:26
w-3 edge edge kind	0:34 1:16 3:-25 6:-8 8:-7
w-3 edge edge make	3:17
w-3 edge edge many	0:28 1:9 2:-14 3:-30 4:17 6:-8 8:-6
w-3 edge edge match	0:6 1:-18 3:28
w-3 edge edge move	0:34 3:-9 6:-11
w-3 edge edge my	1:-12 2:52 3:-23 4:-8 8:-9
w-3 edge edge play	1:29 2:-10 3:-8
w-3 edge edge push	0:-12 1:-7 3:32
w-3 edge edge race	0:-7 1:37 2:-18
w-3 edge edge shoot	0:-17 1:-9 3:-7 6:37
w-3 edge edge take	0:-21 1:-14 3:-14 4:16 6:36
w-3 edge edge the	0:-14 1:12 2:32 3:-6 5:-8 6:-9 7:-6
w-3 edge edge throw	0:-26 2:24 3:-18 4:-6 6:35
w-3 edge edge to	0:32 1:-10 2:-6 8:-6
w-3 edge edge touch	0:26 1:-8 5:-9
w-3 edge edge with	1:6 2:-8 3:-18 5:-8 8:31
w-3 edge edge word:enemy	1:-21 2:33
w-3 edge edge x	1:24 2:-8 3:22 4:-13 5:-9 6:-6 7:-7 9:-6
w-3 edge edge you	0:21 1:-8 3:-6
w-3 edge guard the	1:-6 2:-7 3:-12 4:43 6:-7 8:-6
w-3 edge hit a	0:19 1:-33 2:-14 3:31
w-3 edge hit in	0:-24 1:-7 3:-12 4:-6 5:27 8:26
w-3 edge hit the	0:-12 1:-19 2:-41 3:78 4:-6 5:-8 8:-6
w-3 edge is a	1:15 2:-9
w-3 edge kind as	0:-22 1:6 2:-10 3:41 8:-7
w-3 edge kind but	1:33 2:-27
w-3 edge kind comma	0:-11 1:34 2:-18 3:14 4:-7
w-3 edge kind from	0:-13 1:17 2:-21 3:23
w-3 edge kind if	2:12 3:-7
w-3 edge kind in	0:30 1:-6 4:-12 5:-9
w-3 edge kind of	0:6 3:10 8:-6
w-3 edge kind to	0:9
w-3 edge kind vs	2:12
w-3 edge kind with	0:-12 1:-34 2:28 3:36 4:-7 5:-11 6:7 8:-10
w-3 edge kind x	0:30 1:-31 2:-15 3:22
w-3 edge make a	0:13 1:29 2:-11 3:-17 4:-11
w-3 edge many x	0:21 1:-27 2:-11 3:40 4:-10 8:-19
w-3 edge match the	0:9
w-3 edge match with	3:10
w-3 edge match x	0:23 3:-11
w-3 edge play A	0:21
w-3 edge play a	0:-19 1:33 3:-7
w-3 edge play the	0:-11 1:46 2:-9 3:-9 4:-7 8:-13
w-3 edge play x	0:9 1:-46 2:27 4:-9 8:31
w-3 edge race at	0:-8 1:33 2:-15 3:-9
w-3 edge race of	0:14 1:14 2:-12
w-3 edge race with	1:14
w-3 edge rel the	0:30 1:-10 3:-7
w-3 edge save the	1:-22 2:-11 3:64 4:-39
w-3 edge shoot the	0:10 1:-8 2:17 6:-12
w-3 edge take fall	3:15
w-3 edge take the	1:-6 2:-31 3:49 4:-11
w-3 edge take x	0:15 2:-9 3:7
w-3 edge the A	0:21 3:-8
w-3 edge the x	0:-18 3:32 8:-7
w-3 edge throw of	0:-16 1:-13 3:-40 6:66
w-3 edge to the	0:22 8:-6
w-3 edge word:hero x	1:9
w-3 edge x O	0:25 3:-9
w-3 edge x U	1:-9 2:-12 3:-16 4:-7 6:-7 8:-11 9:46
w-3 edge x as	0:-29 1:-33 3:-14 8:61
w-3 edge x at	0:-26 1:-17 3:16 4:40 8:-20
w-3 edge x comma	0:33 1:-6 3:-18
w-3 edge x fight	1:-16 2:26
w-3 edge x from	0:-6 2:-8 3:41 4:-7 8:-16
w-3 edge x in	1:-21 2:-6 3:-6 4:-11 5:-14 8:49
w-3 edge x love	0:22 1:-16
w-3 edge x many	1:-38 2:-9 3:53 4:-6 8:-10
w-3 edge x move	0:-13 1:46 2:-8 3:-11 6:-13
w-3 edge x not	1:-7 3:18 4:-7
w-3 edge x of	0:-8 1:35 2:-31 3:14
w-3 edge x the	0:19 1:-44 2:29 3:18 4:-12 8:-8
w-3 edge x to	0:12
w-3 edge x vs	0:14 1:-13 2:14 3:-7
w-3 edge x with	0:-13 1:30 2:-20 3:-33 6:29
w-3 fall U comma	2:38 3:-16 4:-12
w-3 fall x of	1:-11 3:22
w-3 for U comma	0:27 1:6 2:-12 4:-6 8:-8
w-3 for to comma	1:25 2:-14
w-3 for x comma	0:-63 1:80 2:-17 4:-8 5:-6 8:-16
w-3 from H with	0:8 1:23 2:-10 4:-11 8:-6
w-3 from N comma	0:-14 1:-18 2:-39 5:59
w-3 from O to	0:10 4:-16 8:14
w-3 from U comma	0:22 1:-7 2:-6
w-3 from U to	0:16 4:-17 8:9
w-3 from a x	0:16 3:-20 4:-7 8:23
w-3 from match with	3:8
w-3 from the A	0:10
w-3 from x comma	1:-28 2:41 3:-11 4:-6
w-3 from x the	0:-6 2:13 5:-8 8:10
w-3 from x with	1:28 3:-15 6:-8
w-3 game comma rel	1:-13 2:27
w-3 game for the	0:13
w-3 game if a	0:-6 1:38 2:-16 3:-8 4:-7 8:-8
w-3 game if my	1:32 3:-13 4:-9
w-3 game if the	0:14 1:-35 2:50 3:-31
w-3 game to the	0:19 3:-8 4:-6
w-3 game with a	1:8
w-3 guard F from	2:8
w-3 guard N from	1:-6 2:21
w-3 hit at the	0:14
w-3 hit with the	0:33 3:-17 6:-6
w-3 in N comma	0:-39 1:-23 2:51 3:-22 4:-9 5:37 8:-6
w-3 in O and	0:9 2:-22 3:-11 5:37 6:-6 8:-7
w-3 in O comma	3:19 8:-13
w-3 in O to	0:-6 4:11
w-3 in U comma	0:21 3:-7
w-3 in U take	3:26 4:-7 8:-10
w-3 in U x	0:15
w-3 in V avoid	2:9
w-3 in a x	1:7 3:-6 4:-9 8:11
w-3 in rel a	1:14
w-3 in the many	0:21
w-3 in the x	0:13 3:-9 4:11
w-3 in x a	1:-7 3:-7 4:33 6:-6 8:-7
w-3 in x comma	0:39 1:-7 2:-40 3:-33 4:43 5:-9
w-3 in x from	0:25 1:-12 2:-7 3:-8 4:-12 8:17
w-3 in x the	0:-44 2:-12 4:-20 5:-11 6:32 7:56 8:-26
w-3 kind U comma	0:-9 1:39 2:-20 3:-9
w-3 kind at the	1:-20 2:-7 3:-8 4:-25 6:-6 8:53
w-3 kind but a	1:9
w-3 kind but play	0:13 1:-9
w-3 kind but the	0:48 1:-17 2:-16 3:-7
w-3 kind but with	0:-18 1:11 2:-23 3:31
w-3 kind but x	0:15 3:-7
w-3 kind comma a	0:-10 1:36 2:-7 3:-10
w-3 kind comma if	0:-6 1:26 2:-15
w-3 kind comma many	3:14
w-3 kind comma x	0:25 1:-12 2:-8 3:16 4:-6 8:-12
w-3 kind if the	0:10 1:19 2:-7 3:-16
w-3 kind in a	0:-18 3:-11 6:-6 8:39
w-3 kind kind with	0:-14 1:-19 3:-27 4:-8 5:62 8:-12
w-3 kind of x	0:8 1:-7 3:14 8:-7
w-3 kind vs many	0:-10 1:-17 2:43 3:-13
w-3 kind vs the	0:-24 1:-7 2:41 3:-9 8:-7
w-3 kind with a	0:-13 1:53 2:-11 3:-14
w-3 kind with many	0:18 1:-16 2:29 3:-24
w-3 kind with my	1:21 8:-12
w-3 kind with the	0:-15 1:-6 2:30 3:17 4:-10 5:-6 6:-13 8:-8
w-3 kind x from	0:21 1:-8 2:-7
w-3 love A comma	0:26 1:-9 2:-6 3:-7
w-3 make F and	0:-6 1:-7 2:-7 3:26
w-3 make x stop	0:8 1:-19 3:24
w-3 many A comma	1:22 4:-10
w-3 many A in	0:-17 4:-6 8:33
w-3 many N of	0:-6 3:28 6:-7
w-3 many O comma	0:34 1:-6 2:-8 3:-10
w-3 many O from	0:-7 3:-8 8:26
w-3 many U comma	1:31 2:-11 3:-15 4:-7
w-3 many U in	0:16 4:-9 6:24 8:-22
w-3 many comma many	0:-14 2:27 3:-10
w-3 many kind comma	0:-7 1:-15 2:25
w-3 many match comma	0:-9 3:15
w-3 many reach comma	3:27 4:-6 8:-11
w-3 many word:enemy comma	0:19 1:-11 2:-34 5:30
w-3 many word:hero comma	0:19 3:-12
w-3 many x A	0:18
w-3 many x and	0:12 1:-8 2:22 3:-10 5:-6
w-3 many x comma	0:-20 1:-18 2:-41 3:7 4:33 5:-21 6:-11 7:-7 8:-16 9:58
w-3 many x of	0:27 1:-11 3:-7
w-3 many x stop	0:26 3:-11
w-3 many x the	0:-9 1:-14 3:-25 4:-6 8:47
w-3 many x to	0:17 4:-8
w-3 match many with	3:16
w-3 match with many	3:7
w-3 me in the	0:-10 1:7 4:24 5:-13 8:-7
w-3 me reach many	0:27 4:-20
w-3 me x as	0:9 1:9 3:-7
w-3 me x the	0:-9 2:-11 4:-21 5:-17 6:-9 8:50
w-3 move a x	0:-6 8:18
w-3 move comma x	1:-14 2:-13 3:-14 4:26 5:-12 6:-15 7:36 8:-16
w-3 move in the	0:34 1:-6 2:-7 3:-12 4:-31 5:26 8:-13
w-3 move x of	0:-15 8:21
w-3 move x with	1:11 2:8
w-3 must guard the	4:18 8:-10
w-3 must to is	0:24 4:-6
w-3 must x a	0:24 3:-9
w-3 must x in	0:8 2:-21 3:-15 4:-9 5:46 8:-21
w-3 my x love	0:-19 1:48 2:-10 3:-14
w-3 not hit the	0:-18 2:71 3:-47 4:-12 5:-6
w-3 not touch the	0:22 2:-9 5:-6
w-3 not x comma	0:41 1:-7 2:-17 3:-8 4:9 6:-10
w-3 obj hit x	0:-11 1:-8 2:-14 3:-16 4:29 5:-11 8:25
w-3 obj take but	2:18
w-3 obj take comma	0:-6 2:27 4:-7
w-3 obj take stop	2:17
w-3 obj x comma	0:7 1:-18 2:23 3:16 4:-9 5:-9 8:-10
w-3 of A comma	0:7 1:-8 2:-24 3:-9 4:-6 5:-8 8:-7 9:45
w-3 of F in	0:-13 1:37 4:-13 5:-10
w-3 of N in	0:-8 4:-18 5:-20 8:45
w-3 of for comma	0:-6 1:31 2:-13 3:-11 4:-10 8:9
w-3 of game comma	0:-17 3:-6 4:-11 5:-12 8:46
w-3 of many x	3:21 6:-10
w-3 of x and	0:8
w-3 of x in	0:28 1:-6 8:-13
w-3 of x to	0:7 1:13 2:-10
w-3 over O and	0:-27 3:-16 4:-7 5:25 8:30
w-3 over U and	0:11 4:15 5:-11 8:-9
w-3 play A U	0:6
w-3 play A eat	0:-7 1:-7 2:-10 3:33
w-3 play A in	0:-12 5:-7 8:25
w-3 play A take	0:12
w-3 play a x	0:-8 1:23
w-3 play is a	0:-6 1:14
w-3 push many the	3:19
w-3 reach bring comma	0:-7 1:-9 2:42 3:-18 4:-16 5:8
w-3 rel H the	1:42 2:-36
w-3 rel O at	1:-6 2:-10 4:27
w-3 rel a A	3:24 4:-7
w-3 rel fall of	0:11 3:-8 6:-7 8:14
w-3 rel save the	0:19 3:-21 4:12
w-3 rel take many	3:9
w-3 rel take x	0:6 2:-11 3:11
w-3 rel x a	1:-14 2:-15 3:-10 4:-10 7:38
w-3 rel x from	0:-15 1:-15 2:-8 3:-18 4:-9 7:-6 8:-10 9:57
w-3 rel x in	0:-9 1:-18 2:-10 4:38 5:-11 8:7
w-3 rel x many	0:-9 2:-6 3:-26 6:41
w-3 save at the	4:12
w-3 shoot F at	2:8
w-3 shoot F to	2:30 4:-14
w-3 shoot H at	2:17
w-3 shoot O at	1:-6 2:22
w-3 sneak and steal	0:-6 2:-27 3:40
w-3 sneak by the	2:9
w-3 steal F from	0:-8 2:8 3:-12 8:21
w-3 stop A U	0:-28 2:-8 3:46 8:-7
w-3 stop U x	0:25 3:-12
w-3 stop at x	2:-11 3:26 4:-8 8:-9
w-3 stop in U	0:6
w-3 stop many x	0:16 2:-7 3:6 8:-6
w-3 stop play a	1:7
w-3 stop x and	0:23
w-3 stop x at	0:-17 4:-12 8:39
w-3 stop x comma	0:36 1:-9 2:19 3:-27 4:-6
w-3 stop x from	0:-8 2:-13 3:-12 4:53 5:-6 8:-33
w-3 stop x with	0:-8 1:24 2:-7
w-3 subj A from	3:23 4:-12
w-3 subj A to	2:-7 3:-8 4:-6 6:27
w-3 subj H to	0:-6 6:18
w-3 subj N to	0:38 4:-23
w-3 subj x comma	0:-22 1:-8 2:-36 3:62
w-3 take A but	2:14
w-3 take A comma	2:29 3:-19
w-3 take F avoid	0:15 5:-11
w-3 take F in	0:24 1:7 4:-6 8:-14
w-3 take O at	0:26 4:-8 8:-7
w-3 take O comma	0:11 1:-6 2:13 3:-11
w-3 take O in	0:-14 5:-10 8:33
w-3 take and from	1:-15 2:18
w-3 take is and	2:17
w-3 take is comma	0:8 1:-7 2:8
w-3 take the fall	1:-6 3:21
w-3 the A bring	3:13
w-3 the A from	0:-12 2:10 4:-19 5:57 6:-7 8:-38
w-3 the A in	0:30 8:-18
w-3 the A is	0:-31 1:-19 2:55 3:-36 4:-12 7:-6 9:29
w-3 the A of	0:7 1:-11 2:20 8:-7
w-3 the A steal	3:12
w-3 the A take	3:16
w-3 the A the	0:-12 3:58 4:-21 6:-11 8:-6
w-3 the A throw	0:-6 1:-21 3:35 4:-11 5:-7 6:9
w-3 the A to	0:-10 3:-10 4:32 8:-6
w-3 the A x	0:-13 1:-47 2:20 4:-16 5:-7 6:-6 7:-12 8:-15 9:67
w-3 the F at	0:-13 2:17 4:8
w-3 the F from	2:11
w-3 the N from	0:26 1:-6
w-3 the N in	0:-9 1:18 4:6 8:-14
w-3 the N stop	0:23 1:-11 2:-7
w-3 the O comma	0:7 2:26 3:-7 4:-8 5:-6 8:-13
w-3 the O from	0:10 1:27 2:-20 4:-7 5:-6
w-3 the O in	0:-14 4:-10 5:-13 8:40
w-3 the O is	0:-14 1:-16 2:-35 3:66 4:-6
w-3 the O the	0:8 1:-6 2:-6 3:-6 4:-9 8:20
w-3 the U comma	0:15 4:-8
w-3 the U from	0:19 2:-9 3:-15 4:-8 5:-7 8:25
w-3 the U of	0:13 1:28 2:-13 3:-11 4:-6
w-3 the V in	0:-11 3:-10 4:-8 5:48 8:-24
w-3 the play a	1:7
w-3 the word:boss is	7:6
w-3 the word:enemy is	0:-6 1:-9 2:39 3:-17
w-3 the word:enemy play	1:-25 2:35
w-3 the x and	0:-17 1:-6 2:46 3:-9 4:-10 5:-6
w-3 the x comma	0:-28 1:-51 2:22 3:20 4:47 5:17 6:-12 8:-19 9:-6
w-3 the x from	0:21 2:6 3:-11 4:-6
w-3 the x is	1:-12 2:-9 3:-20 4:-13 5:46 6:12 8:-13
w-3 the x the	0:-8 1:21 2:-9 3:11 8:-8
w-3 the x with	0:-7 1:-27 2:34 3:30 4:-28 5:-16 6:20 8:-18
w-3 throw F at	0:-7 2:9 4:15
w-3 throw F in	0:-23 1:-7 2:30 3:-10 4:27 5:-12 8:-11
w-3 throw H at	2:14
w-3 throw O at	0:19 4:-10
w-3 throw O in	0:-11 1:-8 2:-13 3:43 4:-10 8:-7
w-3 throw O of	3:-16 6:25 8:-7
w-3 throw U at	2:6
w-3 throw comma many	0:21 6:-7
w-3 to N comma	0:-22 1:-7 2:61 3:-11 4:-22 5:-6 6:-11
w-3 to bring the	3:30 4:-12
w-3 to comma x	0:10 1:41 2:-23 3:-24 4:-6
w-3 to is a	0:14 1:-7
w-3 to reach the	4:14
w-3 to rel the	0:21 3:-7
w-3 to save the	3:-12 4:29
w-3 to steal the	0:-21 2:-8 3:-21 4:50 8:-7
w-3 to x comma	0:-8 1:14 2:12 3:-9
w-3 to x the	0:-21 1:31 2:-22 4:27 5:-10 8:-6
w-3 touch V with	0:-12 1:39 2:-13 3:-10
w-3 touch with the	0:12
w-3 vs H and	0:-6 1:-8 2:27 3:-9
w-3 with A and	0:-28 1:11 3:18 4:40 5:-30 6:-9 7:-8 8:-12 9:-17
w-3 with A comma	0:13 2:-16 3:23
w-3 with A in	0:30 5:-6 8:-16
w-3 with A vs	0:-9 2:20
w-3 with F and	0:-9 1:-13 2:41 9:-15
w-3 with F comma	0:-12 1:-18 2:39 4:-8
w-3 with N and	0:-9 1:14 2:-17 3:20
w-3 with O and	0:-19 1:-16 2:-15 3:49 4:-8 5:25 6:-12 8:-13 9:-6
w-3 with O comma	0:-23 2:18 3:-8 4:-9 8:20
w-3 with O from	3:-9 8:12
w-3 with O in	0:42 1:-14 8:-20
w-3 with O of	3:7
w-3 with O x	0:-22 1:29 2:-24 3:-11 4:-6 6:30 8:-6
w-3 with U stop	0:-17 1:-15 2:-7 3:-28 4:-8 5:56
w-3 with U x	3:29 4:-8 6:-7 8:-9
w-3 with a x	1:39 2:-9 3:-22 6:-6 8:-7
w-3 with x comma	0:-31 2:6 3:60 4:-9 5:-9 6:-18 7:-6 8:-12
w-3 word:boss is a	7:16
w-3 word:enemy comma a	1:23 2:-10
w-3 word:enemy is x	2:9
w-3 x A and	0:-31 1:-8 2:-30 4:-15 5:-17 6:-11 7:-6 8:-11 9:87
w-3 x A at	0:-9 1:-14 2:-9 3:40 4:12 6:-8 8:-22
w-3 x A comma	0:33 2:-8 6:-11 8:-6
w-3 x A in	0:9 1:-6 3:-8 4:-12 6:35 8:-16
w-3 x A must	0:32 3:-22
w-3 x A subj	0:8 1:-8 2:-46 3:27 4:34 6:-7 8:-9
w-3 x A take	0:-19 3:-6 4:-9 8:32
w-3 x A the	1:18 2:-18 3:-29 4:42 6:-11 9:-6
w-3 x A to	0:-21 2:-7 3:-14 4:55 8:-14
w-3 x A with	0:-35 1:-7 3:23 4:-8 5:-6 6:-12 8:41
w-3 x A x	0:-37 1:-13 3:-24 4:-16 5:26 6:-7 7:-7 8:32 9:26
w-3 x F and	0:20 5:-8
w-3 x F comma	0:-43 1:-28 2:-17 3:-42 4:34 5:37 6:-7 8:45
w-3 x F from	0:-23 1:-19 2:12 3:-8 4:-7 8:39
w-3 x F in	0:-10 1:-15 3:-8 8:32
w-3 x F many	0:29 2:-7 3:-10 4:-7
w-3 x F x	0:-18 2:-12 3:38 8:-9
w-3 x H and	1:-10 2:22 3:-7
w-3 x H comma	0:-14 1:-12 2:-18 3:48 9:-7
w-3 x H from	0:-7 3:-8 4:27 6:-8
w-3 x N comma	0:27 1:-7 2:-11 3:13 5:-11 8:-8
w-3 x N from	0:34 8:-18
w-3 x N in	1:-28 4:33
w-3 x N of	1:-10 3:24 8:-7
w-3 x N take	0:12
w-3 x O a	1:-7 3:-14 4:34 8:-13
w-3 x O and	2:-22 3:23 4:-9 5:24 8:-9
w-3 x O comma	0:16 1:-29 2:-34 3:11 4:-15 5:28 6:-7 8:18
w-3 x O in	0:39 1:-12 2:-20 4:-14 5:-7 8:21
w-3 x O obj	0:7 1:18 2:-17
w-3 x O with	0:27 1:-6 3:-7
w-3 x O x	0:-20 1:-11 2:31 3:37 4:-25 6:-6 8:-17
w-3 x U U	0:10 1:-7 2:-16 3:-10 7:22
w-3 x U and	0:11 2:-7 3:-25 6:-7 8:33
w-3 x U at	0:21 3:-14 4:13 8:-8
w-3 x U comma	0:-18 1:-7 2:-11 3:42 8:-6
w-3 x U in	0:26 1:-8
w-3 x U over	3:-11 5:-25 8:35
w-3 x U x	0:-31 1:19 2:-12 3:-37 4:-14 6:-18 8:64
w-3 x V from	0:-13 1:-8 2:-24 3:49 5:-6 8:-7
w-3 x a x	0:-26 1:-23 2:-39 3:-25 4:-21 6:21 7:71 8:12 9:-6
w-3 x and a	0:-10 1:-11 2:41 3:-7 4:-6 7:-16
w-3 x and avoid	0:35 3:-6 5:-20
w-3 x and over	5:15 8:-7
w-3 x and take	0:-7 3:32 4:-15
w-3 x and the	1:16 2:-30 3:-20 4:45 5:-14 8:-13
w-3 x and with	0:-9 1:34 2:-18 3:-12 4:-8 5:31 6:-12 8:-15
w-3 x and x	2:-8 3:-21 4:-19 6:-14 7:51 8:-6
w-3 x as x	0:8 2:-8 3:-7 4:-8 5:30 8:-14
w-3 x at U	0:13
w-3 x at many	0:28 4:-14 8:-6
w-3 x at the	0:20 1:30 3:-22 4:13 5:-11 6:-9 8:-42
w-3 x at x	0:-18 3:-13 4:41 6:-6 8:-6
w-3 x but the	0:-13 1:-25 2:-14 3:-22 4:45 5:36 6:-7 8:-21 9:-6
w-3 x but with	0:36 1:31 2:-23 3:-37 4:-7
w-3 x comma A	0:13
w-3 x comma H	0:25 2:-10
w-3 x comma U	0:51 3:-12 4:-10 8:-13
w-3 x comma a	0:-15 1:23 3:-13 4:-9 5:-8 6:-7 7:30 8:-7
w-3 x comma avoid	1:-9 2:17 4:-8 5:-22 6:28
w-3 x comma bring	0:38 3:-27
w-3 x comma but	0:22 1:7 2:23 3:-25 4:-16 8:-6
w-3 x comma comma	1:9 2:28 3:-19 5:-6 6:-6 8:-7
w-3 x comma fall	0:7 3:7
w-3 x comma from	0:26 1:-8 2:-14
w-3 x comma make	3:10
w-3 x comma many	0:7 1:-16 3:32 4:18 5:-17 6:-11 7:-6 8:-14
w-3 x comma play	0:11 1:7 3:-7
w-3 x comma take	0:-6 2:-9 3:27 4:-7
w-3 x comma the	0:-22 1:27 2:29 3:14 4:-30 5:-7 6:-7 8:-8
w-3 x comma with	0:11 1:-18 2:12 4:-9 6:19 8:-15
w-3 x comma x	0:29 1:-31 4:-27 5:-15 7:-9 8:43 9:-7
w-3 x cross x	0:23 4:-6 8:-6
w-3 x eat my	3:10
w-3 x fall x	0:7 3:13 8:-7
w-3 x from many	1:60 2:-46 3:-12 4:-7 8:-11
w-3 x from the	0:30 2:-23 4:20 5:-10 8:-7
w-3 x from x	0:14 2:62 3:-26 4:-29 6:-14 8:-15
w-3 x game comma	0:6 1:-14 3:19
w-3 x game for	1:25 3:-6 4:-7
w-3 x game stop	0:-17 1:-9 2:-8 3:7 8:27
w-3 x game with	0:-21 1:-27 2:-14 3:67 5:-6 6:-7 8:-10
w-3 x hit x	0:-7 1:19 3:-13 4:-11 5:25 6:-6 8:-8
w-3 x if a	0:-6 1:-29 2:44
w-3 x in a	0:24 1:-10 3:-7
w-3 x in of	0:-6 3:33 6:-12 8:-8
w-3 x in the	0:-7 1:-11 2:-8 3:-11 4:22 5:51 6:-6 8:-45
w-3 x in x	0:-14 1:-9 2:-8 4:-13 8:38
w-3 x is a	0:18 1:-7
w-3 x is comma	0:34 1:-11 3:-10
w-3 x is the	0:7 1:-9 2:-21 3:-19 4:46 7:-9
w-3 x kind comma	0:38 1:-12 3:-18
w-3 x love the	0:-17 1:39 2:-7 3:-9
w-3 x many comma	0:7 1:-10 3:18 8:-9
w-3 x many x	0:-66 1:-8 2:-12 3:27 4:24 5:-7 6:49 8:-31 9:-7
w-3 x of a	0:-14 1:-8 3:21 4:-16 6:-12 8:29
w-3 x of the	1:-7 2:-13 8:29
w-3 x or x	0:26 2:-7 4:-6
w-3 x reach the	0:-20 1:-6 2:-25 3:-12 4:-6 7:48
w-3 x steal my	0:-7 3:25 4:-10
w-3 x stop many	1:-8 2:18 3:25 4:-15 5:-14 6:-7
w-3 x stop play	0:-7 1:21
w-3 x stop the	0:44 1:-9 2:-8 3:-18
w-3 x stop x	0:-35 2:-29 3:55 4:-10 5:-6 6:18 8:-7
w-3 x the x	0:20 1:-7
w-3 x to comma	0:23 1:13 2:-9 3:-12 4:-6
w-3 x to reach	0:18 2:-6 4:-6
w-3 x to the	0:26 4:-12 8:-8
w-3 x to x	0:25 3:-22 4:11
w-3 x vs many	0:-9 1:-31 2:45
w-3 x with a	0:-13 1:45 2:-9 3:-9 6:-6
w-3 x with comma	0:16 1:-11 2:-11 3:11
w-3 x with the	0:-32 1:-24 2:-20 3:-29 4:15 5:17 6:52 7:-21 8:9
w-3 x with x	0:21 3:-6
w-3 you bring me	0:-11 3:32 4:-6
w-3 you hit the	0:21 1:-14 2:13 3:-13
w-3 you in the	0:-8 2:-6 3:-6 4:31 8:-7
w-3 you take many	3:7
w-3 you x a	0:29 1:-18 2:33 3:-15 4:-15 5:-6 7:-6 8:-7
w-3 you x many	0:-27 1:-21 2:-22 3:66 4:-6
w-3 you x the	0:25 2:-6`;
