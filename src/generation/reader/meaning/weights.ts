// Made by `npm run meaning` from the labelled prompts. Don't edit. Answers: free hero enemy item goal obstacle projectile boss place ally.
export default `alive 0 F +	0:-8 1:-13 2:40 3:-11 4:-49 5:41 7:-14 8:-25 9:10
alive 0 F 1	1:35 2:-8 3:-9 4:-9 5:-13 6:8 7:-10
alive 0 N +	0:32 1:-8 2:30 3:-53 4:-44 5:-7 6:30 7:-7
alive 0 N 1	0:28 1:-26 2:-24 3:11 4:-27 5:14 8:-8
alive 0 O +	0:11 1:6 2:7 5:-22 7:-16 9:-7
alive 0 O 1	1:11 2:-22 4:-24 5:-10 6:12 7:-9 8:19
alive 1 A +	0:34 1:15 2:27 3:-59 5:-36 6:-15 7:-35 8:17
alive 1 A 1	0:11 3:21 4:-8 5:6 6:-16 7:-10 8:9 9:-6
alive 1 F +	0:23 1:-9 3:14 4:19 5:-10 6:-31 9:-19
alive 1 F 1	0:-16 1:-33 2:18 3:42 4:24 5:-6 6:-42
alive 1 H +	0:-12 1:7 2:63 3:-26 4:-8 5:-19 6:-8 7:-19
alive 1 H 1	0:33 1:21 2:-42 3:13 4:-6 5:7 6:-13 7:-14
alive 1 N +	0:-31 1:6 2:-36 3:22 4:27 5:12 6:-27 7:-8 8:7 9:-7
alive 1 N 1	0:30 1:23 2:-9 3:-20 4:-8 5:-20 6:-9 8:10
alive 1 O +	1:-47 2:19 3:12 4:24 6:-27 7:13 8:7 9:-8
alive 1 O 1	0:9 2:10 3:-8 4:35 5:11 6:-16 8:-16
alive 1 V +	0:19 1:19 2:-41 3:-18 5:24 8:-15
alive 1 V 1	0:11 1:15 3:-20 4:10 5:-11 6:18 8:-42
alive 2 A +	0:-9 2:46 3:24 4:-15 6:-13 7:-20 8:-18 9:-18
alive 2 A 1	1:25 2:-18 5:-7
alive 2 F +	0:-42 1:17 2:-61 3:40 4:-15 5:-12 6:19
alive 2 F 1	0:44 1:-42 2:-15 3:-32 4:-39 6:46
alive 2 H +	0:-9 1:-38 2:-9 3:9 4:6 6:34 7:20 8:-6 9:-9
alive 2 H 1	0:-36 1:11 2:38 3:-13 5:-7 7:-6 8:-11
alive 2 N +	0:30 1:-24 2:-17 3:-29 4:12 7:-8 8:12 9:-6
alive 2 N 1	0:-29 2:23 3:6 4:-17 5:9 8:7
alive 2 O +	0:-18 1:18 2:-46 3:32 4:-11 5:20 6:-34 7:-7 8:18 9:-13
alive 2 O 1	0:-8 2:-9 3:8 4:-14 5:-12 6:14 8:-15
alive 2 V +	0:6 1:13 2:-6 6:-21 7:-19 8:14 9:-8
alive 2 V 1	0:10 1:9 3:16 4:-15 6:-9 8:-27
alive 3 A +	0:-14 1:18 2:-31 3:-12 4:14 5:-12 7:34 8:-13 9:7
alive 3 A 1	0:20 2:30 3:-45 4:-6 8:-19
alive 3 F +	0:24 1:-13 3:-13 5:-29 7:-6 8:12 9:7
alive 3 F 1	0:-7 1:13 3:-6 4:21 6:-16 8:-14
alive 3 H +	0:9 1:-28 2:15 3:-33 4:-17 5:28 6:-7 8:-15 9:9
alive 3 H 1	0:10 2:8 3:-12 6:-13 7:15
alive 3 N +	1:-10 2:-13 3:49 5:-17 6:-20
alive 3 N 1	0:-27 1:-14 3:-15 4:52 8:-14
alive 3 O +	0:63 1:-10 2:-6 3:-56 4:-49 5:27 6:55 7:-21 8:-35
alive 3 O 1	0:-17 1:-11 3:25 6:-6 8:6
alive 3 V +	0:-9 1:-17 2:56 3:-10 5:-45 7:10 8:-29
alive 3 V 1	0:-8 1:-15 2:-19 3:-11 4:-20 8:47
at+2 A	0:-22 1:-8 3:8 4:12 5:-22 6:44 7:-10 9:-14
at+2 F	0:26 1:67 2:-21 3:-14 4:-42 5:-11 6:-41 7:-8 8:13 9:-8
at+2 H	0:-43 1:45 2:-29 3:6 4:-6 5:-18 6:19 7:-6 8:-13 9:15
at+2 N	0:-19 1:-11 2:-15 3:9 4:-40 5:-20 6:36 7:-7 8:62 9:-11
at+2 O	0:13 1:22 2:-78 3:57 4:14 5:-44 6:-17 7:-14 9:10
at+2 V	0:-23 1:24 2:16 4:-15 6:-18 8:21
at+2 a	0:22 1:-26 2:41 3:-48 4:23 8:-17 9:-6
at+2 and	0:53 2:8 4:-39 5:14 6:-32 7:-14 8:-17
at+2 as	1:-23 2:-23 3:9 6:15 7:17
at+2 at	1:-25 2:15 3:-34 4:-40 5:57 6:27 7:33 8:-37 9:-9
at+2 attack	0:-7 1:-8 2:-22 3:41 6:-16
at+2 avoid	0:-20 2:14 3:16 5:-6 6:-9 8:-14 9:6
at+2 bring	0:-18 1:8 4:27 5:-15 6:-19 8:17
at+2 but	0:35 1:-32 2:8 3:-31 4:39 6:-7 8:-24 9:-9
at+2 by	0:-13 1:-37 2:30 3:20
at+2 chase	0:32 1:-36 2:25 3:-10 8:-7
at+2 comma	0:35 1:-12 3:-33 4:23 5:-12 6:-16 7:-17 8:34 9:-24
at+2 cross	0:20 1:-9 4:11 5:-10
at+2 each	1:33 2:-25
at+2 eat	0:-20 1:11 4:-12 5:32 8:-18
at+2 edge	1:17 3:6 4:-10 6:-12 7:10 8:-13
at+2 fall	0:40 1:-15 2:-18 4:-9 5:14 6:-7
at+2 fight	1:-26 2:40 3:8 6:-7 8:-15
at+2 for	0:-23 1:7 3:24 4:-7 8:-7
at+2 from	0:-13 1:-7 2:-12 3:-12 4:30 6:12
at+2 game	0:27 1:-49 2:-54 3:54 4:-11 6:21 8:-8
at+2 guard	0:6 1:-8 3:-21 4:38 5:-10 6:-6 8:-18
at+2 hit	0:33 1:6 4:-28 5:-16 6:-24 8:21 9:-9
at+2 if	0:15 1:-42 2:21 3:44 4:-19 5:11 6:-12 7:-10 8:-39
at+2 in	1:11 2:-26 3:-30 4:-21 5:30 6:12 7:-7 8:18 9:-14
at+2 is	0:31 1:-52 2:25 3:17 4:-8 5:18 6:-23 8:-7
at+2 kind	0:18 2:22 3:-36
at+2 make	1:-10 2:-9 3:23 8:-6
at+2 many	0:60 1:6 2:-22 3:21 4:-19 5:-49 7:-13 8:-17
at+2 match	0:-25 1:-16 2:-15 3:47
at+2 me	2:45 3:-15 4:-43 6:-28 7:-17 8:23
at+2 move	1:-28 2:29 4:-25 5:21 6:-6 8:-16 9:28
at+2 must	0:-37 1:13 4:15 5:-7 6:19 8:-12
at+2 my	0:-63 1:-118 2:96 3:16 4:34 5:26 8:-16
at+2 not	0:-27 3:7 4:30 5:-35 8:14
at+2 of	0:11 1:58 2:-40 3:-17 4:-10 5:25 8:-30
at+2 or	0:-7 4:38 5:-13 6:-8 8:-19
at+2 over	0:-9 1:-35 2:-28 3:31 5:9 6:-11 8:26
at+2 play	0:12 1:-10 2:11 3:9 4:16 6:-15 7:-8 8:-25
at+2 push	0:11 1:-17 2:15 3:16 4:-16 5:-6 8:-7 9:-12
at+2 race	0:11 1:6 4:-7
at+2 reach	1:-22 3:-6 4:13 5:-7 6:-6 8:17
at+2 rel	1:41 2:-34 3:-27 4:7 5:-17 6:-14 7:-7 8:17
at+2 save	1:14 4:-20
at+2 shoot	0:31 1:-20 2:28 3:-32 4:-9 5:-7 6:-8 8:-12 9:17
at+2 sneak	1:9 4:6
at+2 steal	0:-11 1:21 2:-8 4:-9 8:9
at+2 stop	0:8 1:-71 2:89 3:-25 5:-29 6:-10 7:-11 8:-39
at+2 subj	1:21 2:6 3:-25 4:-22 6:24
at+2 take	0:-18 1:52 3:-38 5:-10 6:-8 8:7 9:-8
at+2 the	1:-55 2:28 3:28 4:10 8:-21 9:-7
at+2 throw	0:-37 1:55 3:-26 4:-8 6:6
at+2 to	0:-11 1:42 2:8 3:-62 4:9
at+2 touch	0:15 1:-8 5:10 8:-10
at+2 victim	0:12 1:-17 3:-23 4:27
at+2 vs	0:27 2:-14 3:-61 4:-17 8:53
at+2 with	1:25 2:13 3:9 4:11 5:-17 6:-16 8:-40 9:-16
at+2 word:boss	1:21 3:-9 6:-7
at+2 word:enemy	0:-6 1:9 2:35 3:-27 4:-6 5:-8
at+2 word:hero	2:17 4:-7
at+2 word:item	3:19 9:-15
at+2 word:obstacle	0:11 2:-9 5:12 7:-12
at+2 x	0:-7 1:12 2:-9 3:-17 5:10
at+2 you	1:-25 2:-8 3:-15 4:41 5:7 6:14 8:6 9:-10
at-2 A	1:-53 2:-9 3:30 5:7 6:7 7:-15 8:-14 9:17
at-2 F	0:22 1:18 2:20 3:-39 5:-20 6:-11 7:-12 8:15 9:-17
at-2 H	0:21 1:35 2:-58 3:14 4:-18 5:-21 6:9 7:20 8:-8 9:-10
at-2 N	0:-35 1:21 2:-10 3:23 5:8 6:-34 7:31 8:-39 9:-12
at-2 O	0:-20 1:-13 2:-7 3:49 4:-35 5:-11 6:-34 7:-21 8:39
at-2 V	0:-33 1:-7 2:39 3:25 4:-35 5:10 6:-23 7:14 8:-33 9:9
at-2 a	0:-10 1:10 2:42 3:-57 4:-61 6:-13 7:24 8:24 9:-9
at-2 and	0:-33 2:21 3:16 4:-12 5:13 6:-14 8:-10 9:-10
at-2 as	0:14 2:-7
at-2 at	0:-9 1:-43 2:-16 3:-31 4:17 5:-14 6:-14 7:23 8:51
at-2 attack	0:6 1:12 2:-15 3:-17 4:16
at-2 avoid	0:-19 1:27 2:7 3:-26 4:27 5:19 6:-7 7:-9 8:-52
at-2 bring	0:21 1:-35 3:34 4:11 5:-6 6:-16 8:-24
at-2 but	0:59 1:-19 2:11 3:-49 4:8 5:11 7:-10 8:-34
at-2 by	1:6 2:7
at-2 chase	0:-13 1:12 3:-17 4:17
at-2 comma	2:-9 5:17 6:19 8:-26 9:-19
at-2 cross	0:20 1:-6 4:14 8:-22
at-2 each	0:-19 3:25
at-2 eat	0:18 1:-14 2:21 4:-13 6:-6
at-2 edge	0:9 1:24 2:6 3:-14 5:-15
at-2 fall	0:6 1:-20 2:-12 4:22 5:-7 6:-7 8:10
at-2 fight	0:11 1:-19 3:40 5:-10 6:-19
at-2 for	0:23 1:-9 3:-29 4:8 7:-11 8:16
at-2 from	0:28 1:19 3:-50 6:41 7:-7 8:-45
at-2 game	2:-15 3:66 4:-30 5:-10 6:-10 7:-9 8:-16
at-2 guard	0:-24 1:-29 3:16 4:38 5:-8
at-2 hit	0:-13 1:-37 2:25 3:13 4:-13 5:11 6:7 7:-7
at-2 if	0:-15 1:18 2:35 3:-12 4:-43 5:-10 6:-19 7:-10 8:-14 9:35
at-2 in	0:-42 1:-13 2:-14 4:17 5:-13 6:-6 8:59 9:-14
at-2 is	0:26 1:-16 2:18 3:-11 4:-20 5:-25 6:23 8:-29
at-2 kind	0:-8 2:-11 3:25 4:-21 7:-6 8:-19
at-2 love	0:-10 1:25 3:-16
at-2 make	0:-35 1:-7 2:30 4:28 6:-6 7:-8 8:-12
at-2 many	0:-35 1:-43 2:-21 3:17 4:32 5:-22 7:-6 8:35
at-2 match	0:11 1:-7 2:-8 3:14 4:9 6:-6 8:-13
at-2 me	0:34 2:93 3:-71 4:-33 5:-40 6:-32 8:-6
at-2 move	0:-33 1:36 2:-43 3:15 4:-40 6:25 7:-15 8:25 9:-10
at-2 must	1:32 2:-42 5:-13 6:-17 7:-7 8:31
at-2 my	0:53 1:-31 3:14 5:-7 6:-7 8:-20
at-2 not	0:-11 1:-8 2:59 3:-31 4:-8 5:-17
at-2 obj	0:-18 1:31 2:-15 3:28 4:10 5:-11 6:-17 8:-19
at-2 of	0:39 1:12 2:-51 3:17 4:-15 5:-14 6:-9 7:-12 8:17
at-2 or	0:51 1:10 2:-17 3:-15 4:-27
at-2 over	0:10 3:-13 4:-9 5:11 6:-11 8:11
at-2 play	0:-15 1:10 2:28 3:23 4:-17 5:-16 6:-9 8:-12 9:-14
at-2 push	2:-20 3:-24 4:34 5:14
at-2 race	0:-16 1:46 2:-17 3:-7 5:-6
at-2 reach	0:9 1:-15 2:16 3:-27 4:54 5:-16 6:-13 8:-22
at-2 rel	0:40 3:-15 4:-52 7:-7 8:23
at-2 save	1:-7 2:-10 3:18
at-2 shoot	0:-19 3:-15 6:37 7:-6
at-2 sneak	0:-8 2:30 3:-9 4:-12
at-2 steal	0:28 2:12 3:13 4:-26 6:-13 8:-8
at-2 stop	0:53 2:-38 3:24 4:-27 6:-13 7:-10 8:-20 9:-6
at-2 subj	0:-11 1:-18 3:-32 4:55 5:11 6:-9 7:-10 8:-7
at-2 take	0:-24 1:-54 2:8 3:25 4:10 5:18 6:-15 7:-9
at-2 the	0:11 1:-14 2:-23 3:18 4:71 5:-30 6:-34 7:-12 8:-33 9:-6
at-2 throw	0:6 1:6 2:22 3:-23 4:-18 5:-12 6:19 8:-8
at-2 to	0:64 1:-18 2:-43 3:-82 4:-17 5:10 6:71 7:-6
at-2 touch	0:16 1:-7 2:28 3:-9 4:-6 5:-23
at-2 victim	0:8 1:-9 2:12 3:-7
at-2 vs	0:33 1:-56 2:69 3:-25 4:-28 6:-6 7:-6 8:-14
at-2 with	1:46 3:-28 4:-20 8:-9
at-2 word:boss	0:17 2:-12 3:-20 7:19
at-2 word:bricks	0:-7 1:-9 2:-11 3:23
at-2 word:enemy	1:-38 2:45 9:-17
at-2 word:hero	1:21 2:-15 3:7 4:-7
at-2 x	0:30 1:-19 2:-9 3:-19 4:20 5:14 6:-11
at-2 you	0:-14 1:28 2:-65 3:15 6:32 7:-6
bias	0:6 1:9 2:12
by before	0:13 1:-15 2:17 4:-17 6:-7 8:-9
by before A	0:-31 1:23 2:26 3:-22
by before Ap	0:-19 1:-7 2:25
by before As	0:-9 2:12
by before Au	0:-10 1:30 2:-7 3:-19
by before F	1:-25 2:-13 3:39
by before Fp	0:22 1:-8 2:-7
by before Fu	0:-29 1:-18 2:-7 3:48
by before N	0:24 1:-13 3:-14 4:-10 5:13
by before Nu	0:20 1:-13 3:-10 4:-10 5:13
by before O	0:33 3:-18
by before Op	0:36 1:-10 3:-20
by before arena	1:6 2:6 3:-8
by before catcher	1:-6 2:-6 3:20
by before crossing	1:6
by before duel	2:15 3:-6
by before falling_blocks	0:9 1:-6
by before flappy	0:-24 1:38 2:-15 3:-9
by before memory	0:-28 1:-16 3:45
by before platformer	0:-6 1:23 2:-14 3:-12 5:12
by before quiz	0:45 3:-31 4:-11
by before rhythm	0:17 3:-13
by before shmup	0:16 1:-26 2:22 3:-12
by before tower_defense	0:33 1:-57 2:24 3:-6
by behind	4:-20 7:-6 8:-19
by behind A	0:11 1:23 3:-18 4:-13 5:-16 6:-6 8:-6
by behind Ap	0:-34 1:19 2:22 3:-11 4:-11
by behind As	0:-6 1:11
by behind Au	0:60 1:7 2:-37 3:-15 5:-15
by behind F	1:-18 2:-20 3:14 6:6
by behind Fp	0:17 1:19 2:-13 3:-42 6:24
by behind Fu	0:-10 1:-45 2:-8 3:65 6:-21
by behind H	0:-8 2:9
by behind Hp	0:-8 2:9
by behind N	0:20 1:12 2:-6 3:-26 4:-13 5:24 8:-16
by behind Np	1:-6
by behind Nu	0:14 1:17 3:-29 4:-11 5:24 8:-13
by behind O	0:-6 1:-16 2:29 3:26 5:-9 6:-31 8:-7
by behind Op	1:-13 3:29 5:-8 6:-24 8:-6
by behind Ou	0:-16 2:33 6:-10
by behind V	0:-35 1:-32 3:20 6:36
by behind Vp	0:-22 1:-24 6:41
by behind aim_physics	0:20 1:-7 2:-14 4:-6 6:9
by behind arena	0:81 1:-32 2:-16 3:-39
by behind breakout	0:-33 1:-19 3:57 6:-6
by behind catcher	0:-17 3:9
by behind clicker	1:-34 2:-8 3:38
by behind duel	0:-57 1:97 2:-18 3:-44
by behind falling_blocks	0:14 1:-9 6:-7
by behind farm_sim	1:36 2:-14 3:-25
by behind flappy	0:10 1:-7 3:-8 5:7
by behind match3	0:-10 1:-10 3:26 6:-8
by behind maze	0:28 1:24 2:-13 3:-19 4:-7 5:-19 8:-11
by behind memory	0:-10 1:-80 2:15 3:50 6:22
by behind platformer	0:-51 1:18 2:-14 3:-8 5:44 8:-7
by behind quiz	0:11 1:-33 2:-9 3:34 6:-9
by behind racing	0:32 1:28 2:-23 3:-31 5:-7
by behind reaction	1:-13 3:38 6:-21
by behind rhythm	0:7 1:38 2:-16 3:-32
by behind runner	1:9 3:-6
by behind shmup	0:-21 1:-7 2:28 3:-39 6:24
by behind tower_defense	0:-25 1:-14 2:66 3:-13 4:-12 5:-18
c A	0:6 1:19 2:19 5:-8 6:-9 8:-6
c A +	1:14 2:27 3:-14 5:-15 6:-11 8:-9
c A 1	0:13 1:14 4:-6 6:-7 7:-6
c F	1:-6 2:-13 3:28 5:-9 6:10 7:-8 9:-6
c F +	1:-8 2:-15 3:23 4:-7 7:-7
c F 1	0:6 3:7 4:6 5:-15 6:11 7:-10 9:-7
c H	2:38 3:-28 4:-14 5:10 8:-15
c H +	0:-8 1:-40 2:39 3:-32 4:-9 5:12 6:23 8:-14
c H 1	0:14 1:22 2:6 4:-12 6:-20 8:-11 9:-7
c N	0:9 1:-12 2:-17 4:15 5:10 6:-11 7:-11 8:14 9:-9
c N +	0:9 1:-13 2:-16 4:12 5:6 6:-9 7:-12 8:11 9:-10
c N 1	0:9 1:-6 2:-6 3:-9 5:8 6:-8
c O	0:7 1:-9 2:-11 3:11 7:-8 9:-8
c O +	0:12 1:-18 2:-6 3:10 5:7 6:-7 7:-7 9:-9
c O 1	2:-14 3:7 5:-8 6:8 7:-9 8:6
c V	0:8 1:23 2:10 3:-14 5:-10 6:-9 7:-8 9:-10
c V +	1:13 2:18 3:-18 4:9 6:-17 7:-6 8:-11 9:-11
c V 1	0:10 1:12 2:-12 4:-14 5:-13 6:6 7:-6 8:6
called word:boss	0:-9 2:-9 7:18
called word:enemy	0:-10 1:-21 2:42 3:-11 5:-7
called word:enemy A	0:-7 1:-20 2:35 3:-11
called word:obstacle	0:6 1:-11 2:-6 5:13
cm Ap	0:6 2:26 5:-16 6:-11 7:-11 8:-10
cm Ap --	0:14 1:-6 2:14 3:6 4:-6 5:-12 6:-18 7:-10 8:-7 9:-9
cm Ap -e	0:17 1:40 2:-13 3:-28 4:-14 7:-13 8:-9
cm Ap h-	0:-27 1:-16 2:36 3:-11 4:20 5:-16 6:-7 7:-12 9:7
cm Ap he	0:19 1:-19 3:-10 4:-25 6:14 7:13 8:-8 9:-8
cm As	1:27 2:-10 3:-15 5:-7 6:-7 7:10 9:-6
cm As --	0:21 1:39 2:-15 4:-12 7:-21
cm As -e	0:-35 1:47 2:-48 3:-21 4:-15 6:-9 7:39 8:-15
cm As h-	0:8 1:-51 2:43 4:6 5:-9 7:-26 8:21 9:-14
cm As he	0:-22 1:-8 2:-31 3:-26 4:32 7:42 8:-8
cm Au	1:12 2:10 6:-9 8:-7
cm Au --	2:19 4:-15 5:13 6:-6 9:-9
cm Au -e	0:-12 1:77 2:-55 3:-22 4:16 5:-24 7:-22 8:-22 9:-6
cm Au h-	1:-51 2:63 3:27 4:-28 5:-13 6:-11 7:-12 8:-22 9:-6
cm Au he	0:12 1:30 2:-92 3:-30 4:40 5:-29 7:23 9:32
cm Fp	1:-15 3:30 4:14 7:-11 8:-30 9:-7
cm Fp --	0:12 1:-11 2:-9 3:39 4:-9 5:-7 6:-15
cm Fp -e	0:23 3:-23 4:9
cm Fp h-	0:-10 2:29 3:20 4:-28 5:7 7:-6 8:-38
cm Fp he	0:-23 2:-26 3:-13 4:47 7:-10
cm Fs	1:16 2:-42 4:-11 5:-16 6:16 7:-13 8:13 9:-7
cm Fs --	0:12 1:21 2:-17 4:-43 5:-13 6:12 8:9
cm Fs -e	3:-10 4:34 6:-17
cm Fs h-	0:-10 2:-29 4:-13 6:25 8:22
cm Fs he	0:13 3:12 6:-8 7:-6 8:-13
cm Fu	2:-8 3:11 4:-16 5:-8 6:6 8:7
cm Fu --	0:15 1:18 2:-10 3:-14 7:-15 9:-10
cm Fu -e	0:-51 1:-15 2:-11 3:7 4:21 6:21 7:17 8:-9
cm Fu h-	0:-15 1:-24 2:18 3:22 4:-26 5:-10 6:-12 8:17 9:11
cm Fu he	0:56 2:-37 4:-27
cm Hp	1:-31 2:54 3:-26 4:-12 5:18 6:9 7:-14 8:-11 9:-9
cm Hp --	1:-25 2:41 4:-12 5:6 7:-8 8:-10
cm Hp -e	2:12
cm Hp h-	0:-19 1:-14 2:36 3:-31 5:17 6:7
cm Hp he	0:22 2:-24 6:10
cm Hs	1:18 2:-33 3:6 5:-6 6:-15 7:29
cm Hs --	0:14 1:37 2:-37 3:8 6:-6
cm Hs -e	0:-11 1:-12 7:28
cm Hu	0:6 1:10 2:12 3:-23 4:-7 5:-7 6:7 7:-9 8:-14
cm Hu --	0:-40 1:18 2:44 3:-14 5:-24 6:-14 8:-8 9:-8
cm Hu -e	0:22 2:-28 3:-11 4:12 6:12
cm Hu h-	0:25 1:-8 2:12 3:-6 4:-19 5:17 6:-12 7:-8 8:-11 9:-12
cm Hu he	0:28 2:-57 6:25 9:24
cm Np	0:-9 1:-8 3:10 5:16 7:-7 8:-8 9:-8
cm Np --	0:-34 2:14 3:25 5:-19 8:12
cm Np -e	0:27 1:-10 3:-20 4:17 5:-15
cm Np h-	0:17 1:-7 2:-10 3:-34 5:37 8:-17
cm Np he	0:-16 3:32 4:-20 6:13 8:-6
cm Ns	0:21 1:-6 2:-11 5:-22 6:-17 7:-8 8:24
cm Ns --	0:-10 4:15 5:-14 6:-16 8:17
cm Ns h-	0:22 1:-10 2:-9 3:-6 4:-7 5:-8 8:14
cm Ns he	0:27 4:-11 8:-9
cm Nu	0:12 1:-11 2:-17 3:-15 4:18 6:-9 7:-9 8:13 9:-7
cm Nu --	4:-27 5:25 6:10 7:-6 9:-6
cm Nu -e	0:-36 1:-8 2:-9 3:-32 4:73 5:-6 6:-6
cm Nu h-	1:-9 5:-12 6:-26 7:-7 8:28
cm Nu he	0:64 2:-28 4:11 5:-30 6:-6 8:-25
cm Op	2:-9 3:15 4:-16 5:10 7:-12 9:-8
cm Op --	0:-15 3:38 4:-56 5:-13 6:16 7:-7 8:6
cm Op -e	0:79 1:-10 2:28 3:-64 4:26 5:-38 6:-19 8:-13
cm Op h-	0:-49 1:-17 3:19 4:33 5:29 6:-19 7:-11 9:-8
cm Op he	0:47 2:-41 3:-18 4:-31 5:28 6:9 8:-14
cm Os	0:7 2:13 3:-26 5:-29 7:11 8:10
cm Os --	0:-30 1:29 4:-10 5:-14 6:-27 7:10 8:13
cm Os -e	0:43 1:-22 2:-8 3:-11 4:11 5:-11 8:-10
cm Os h-	0:-12 1:-6 2:38 3:-28 4:14 5:-8 6:-11 7:-12 8:7
cm Os he	0:29 1:-20 2:-23 3:-6 4:-15 6:27 7:16 8:-13
cm Ou	0:15 1:-12 2:-14 4:13 7:-8 9:-8
cm Ou --	0:28 1:-14 2:-24 3:16 5:-7 7:-15 9:-7
cm Ou -e	0:-52 1:31 2:-6 3:-11 4:-27 5:49 6:9 7:6
cm Ou h-	1:-11 2:44 3:-37 4:10 5:-25 7:-16 8:21 9:-12
cm Ou he	0:11 1:-12 2:-77 3:54 4:14 5:-12 6:-14 7:24 8:-37
cm Vp	0:-7 1:-12 2:14 5:14 6:9 7:-11 8:-26 9:-6
cm Vp --	1:-21 2:-11 3:-8 4:20 5:14 6:22 8:-15
cm Vp h-	1:6 2:10 3:9 4:-18 6:-11 7:-9 8:-15
cm Vp he	0:-21 2:26
cm Vs	1:21 2:-16 3:-10 4:-25 5:-7 6:-10 7:11 8:12
cm Vs --	0:17 1:10 2:12 3:-8 4:-19 7:-11
cm Vs h-	0:-13 1:15 2:-19 8:16
cm Vu	0:16 1:16 2:9 3:-12 4:10 5:-25 6:-14 7:-13 9:-8
cm Vu --	0:6 1:25 2:-17 4:15 5:-12 7:-8 8:-7
cm Vu -e	0:-7 1:19 2:-8 4:6
cm Vu h-	0:28 1:-22 2:22 3:-12 5:-15 6:-14 8:14 9:-6
cm Vu he	0:-10 2:27 4:-8 5:-8
join as	1:14 2:-14 3:-19 6:-9 8:19
join as O	0:-19 1:17 3:-17 6:-9 8:19
join at	0:25 2:25 3:-18 5:-9 6:-10 7:-14 8:-35
join at A	0:-6 2:8 3:-8 4:10 7:-10
join at H	0:-9 2:19
join at N	0:12 3:-6 4:12 8:-13
join at O	0:25 1:15 3:-8 4:-14 5:-6 8:-20
join at V	0:14 2:14 4:-16 8:-8
join at enemy	0:15 8:-13
join at enemy N	0:17 4:-16
join at enemy Nu	0:17 4:-16
join at enemy O	4:16 8:-13
join at free	0:22 2:22 3:-10 4:-17 7:-8 8:-10
join at free A	2:30 4:-20 7:-7
join at free Au	2:30 4:-20 7:-7
join at free O	0:25 2:-9 3:-7 8:-7
join at hero	0:28 2:-7 4:-11
join at hero N	4:6
join at hero Np	4:6
join at hero O	0:25 2:-7 4:-17
join at hero V	0:6
join at item	0:-20 1:22 2:-31 4:37 8:-10
join at item A	0:-15 2:-30 4:39
join at item Ap	0:-15 2:-30 4:39
join at item N	0:-9 4:23 8:-9
join at item Np	4:11 8:-9
join at item O	0:-12 1:27 4:-18
join at item Ou	0:-12 1:27 4:-18
join at projectile	1:-14 2:57 4:-30 7:-6 8:-10
join at projectile A	0:8 2:21 4:-19
join at projectile Ap	0:-18 2:35 4:-16
join at projectile Au	0:27 2:-25
join at projectile H	0:-9 2:19
join at projectile Hu	0:-8 2:15
join at projectile V	2:16 8:-8
join at projectile Vp	2:16 8:-8
join attack	0:-20 2:-16 3:-19 4:38
join attack A	1:16 2:-8 4:-9
join attack F	1:-12 3:-12 4:28
join attack N	0:-13 4:19
join attack enemy	0:-20 2:-16 3:-19 4:38
join attack enemy A	1:16 2:-8 4:-9
join attack enemy Au	1:34 4:-30
join attack enemy F	1:-12 3:-12 4:28
join attack enemy Fu	1:-11 4:18
join attack enemy N	0:-13 4:19
join attack enemy Nu	0:-13 4:16
join avoid	0:-15 1:15 2:9 3:9 4:8 6:-12 7:-8 8:-16
join avoid A	0:7 1:19 4:-8 5:-7
join avoid F	2:-13 3:30 4:-10
join avoid H	2:16
join avoid O	0:-19 2:17 3:-10 5:15 6:-7
join avoid enemy	0:-25 1:30 2:-11 3:-12 4:23 5:-10 8:-11
join avoid free	0:45 2:-37
join avoid free A	0:48 2:-47
join avoid free Ap	0:48 2:-47
join avoid free H	2:11
join avoid goal	2:-19 5:23
join avoid hero	0:-45 1:-10 2:19 3:20 4:-14 5:30 6:-10 8:-6
join avoid hero A	0:-16 1:-10 2:40 5:-7
join avoid hero Ap	2:10
join avoid hero Au	0:-11 1:-9 2:32
join avoid hero F	2:-13 3:30 4:-10
join avoid hero Fp	2:-13 3:30 4:-10
join avoid hero O	0:-31 3:-7 5:43 6:-7
join avoid hero Op	0:-16 2:-45 3:-6 5:65
join avoid item	0:10 2:43 5:-46
join avoid item H	2:6
join avoid item Hu	2:6
join avoid item O	0:14 2:35 5:-45
join beside	0:-7 1:-17 2:-10 3:-13 4:11 5:11 7:6 8:-22 9:14
join beside A	0:18 1:-7 3:-18 4:19 5:-22 6:-7 8:-30 9:27
join beside F	0:-8 2:-31 4:-22 5:32 7:-8 8:12
join beside H	1:-14 2:27 3:-6 5:-23 6:12 7:-9 9:-8
join beside N	0:29 1:-12 3:-26 5:-13 8:15
join beside O	0:-27 1:-6 2:-50 3:25 4:26 5:23 8:-31 9:-12
join beside V	0:-12 1:-11 2:36 3:-24 4:-12 6:-7 7:19 8:-15
join beside ally	3:-8 6:28 8:-10 9:-11
join beside ally O	3:-8 6:28 8:-10 9:-11
join beside ally Ou	3:-8 6:28 8:-10 9:-11
join beside enemy	1:-15 2:-6 3:-7 4:19 5:-23 7:16 8:-13
join beside enemy A	1:-13 2:18 3:-16 4:16 5:-11
join beside enemy Ap	0:-12 2:23 3:-13 4:-8
join beside enemy Au	0:6 1:-23 4:22 5:-11
join beside enemy F	0:-12 2:-9 3:21 4:-11 6:12
join beside enemy Fu	0:-12 2:-8 3:21 4:-22 6:22
join beside enemy N	0:-26 4:38 5:-7
join beside enemy Nu	0:-26 4:38 5:-7
join beside enemy O	0:31 3:-13
join beside enemy Ou	0:31 3:-13
join beside enemy V	4:-15 6:-7 7:22 8:-7
join beside enemy Vu	2:17 4:-12 8:-7
join beside free	0:-17 1:-14 2:-25 3:16 4:19 6:-47 7:11 9:-14
join beside free A	0:13 1:14 2:-26 3:-20 4:15 5:-9 7:7 8:-21 9:-8
join beside free Ap	0:-64 1:42 2:-29 3:-6 4:44
join beside free As	0:19 1:15 2:-9 3:-16 4:-6 8:-10
join beside free Au	0:41 1:-27 3:-7 4:-35 5:-6 7:11 8:-8
join beside free F	1:-17 2:-8 4:7 5:41 6:-30 8:-15
join beside free Fp	0:-9 3:-14 4:23
join beside free Fu	0:10 1:-15 2:-7 3:9 4:-22 5:41 6:-30 8:-14
join beside free H	0:11 1:-13 2:24 5:-9 6:-13 7:-7
join beside free Hu	0:14 1:-13 2:12 6:-7 7:-6
join beside free N	0:23 1:-12 3:-8 4:-21 5:-6 8:17
join beside free Nu	0:23 1:-12 3:-8 4:-21 5:-6 8:17
join beside free O	0:-42 1:-34 2:-29 3:53 5:-26 6:-10 7:16 8:7
join beside free Op	0:-26 1:-6 2:-6 3:39 5:-6
join beside free Os	0:18 1:-8 3:9 4:-9
join beside free Ou	0:-39 1:-22 2:-22 3:31 4:11 5:-21 6:-7 7:20 8:9
join beside free V	0:-16 1:12 2:-10 4:15
join beside free Vu	0:-16 1:12 2:-10 4:15
join beside goal	1:36 2:-7 3:-22 5:-6 7:-9
join beside goal A	0:14 1:12 3:-15 4:-8
join beside goal Au	0:14 1:12 3:-15 4:-8
join beside goal O	0:-34 1:31 3:-6 4:15 7:-9
join beside goal Ou	0:-37 4:37
join beside hero	0:-17 1:-36 3:26 4:-23 5:14 7:-11 8:-24 9:34
join beside hero A	0:-25 1:-30 2:-22 3:27 4:12 7:-8 8:-7 9:35
join beside hero Ap	0:9 1:-10 4:9 9:-10
join beside hero Au	0:-34 1:-21 2:-21 3:26 4:7 7:-7 8:-6 9:41
join beside hero F	0:11 2:-16 3:25 4:-31 5:-12 6:12 8:-8 9:7
join beside hero Fp	3:12
join beside hero Fu	0:13 2:-15 3:17 4:-31 5:-11 6:14 8:-8 9:8
join beside hero H	0:-14 2:29 5:-14
join beside hero O	0:7 3:-26 4:-9 5:39 6:-9 8:-10
join beside hero Op	0:17 5:-7 6:-6
join beside hero Ou	0:-8 3:-33 5:44 8:-7
join beside item	0:15 1:11 2:20 3:-53 4:18 5:-7 6:-12 8:14
join beside item A	0:14 1:-8 2:17 3:-18 4:-10
join beside item Ap	0:26 2:-12 3:-13
join beside item F	0:-12 1:21 3:-37 8:34
join beside item Fu	0:-12 1:21 3:-37 8:34
join beside item N	0:20 3:-13 4:-6
join beside item O	4:31 6:-6 8:-24
join beside item Ou	0:14 3:12 8:-20
join beside obstacle	0:-21 2:-14 5:39
join beside place	0:9 1:-36 2:52 3:-17 4:-17 5:-6 8:-12
join beside place V	1:-21 2:31 3:-8 4:-13 8:-6
join beside projectile	0:10 1:-6 2:-22 6:23
join bring	0:-16 1:34 2:-16 3:24 4:-8 5:-6 6:-16 8:-8
join bring A	0:-29 1:39 2:-11
join bring F	0:-6 3:29 6:-16 8:-7
join bring N	0:-10 3:10
join bring O	0:23 3:-7
join bring free	0:18
join bring free O	0:24 3:-8
join bring free Ou	0:28 3:-20
join bring hero	0:-15 2:-10 3:42 6:-16 8:-7
join bring hero F	0:-6 3:29 6:-16 8:-7
join bring hero Fp	3:19 6:-17
join bring hero Fu	3:15 8:-7
join bring item	0:-23 1:40 3:-19
join bring item A	0:-23 1:40 3:-19
join bring item Au	0:-23 1:40 3:-19
join but	0:-41 1:10 2:48 3:8 4:-53 5:19 6:-19 7:13 8:-21
join but A	0:-34 1:-26 2:65 4:-14
join but F	1:48 2:-23 3:-18 6:-12
join but H	0:22 2:-21 5:-11 6:-7 7:21
join but N	2:-10 4:-14 5:39 8:-16
join but O	0:-39 2:27 3:37 4:-23
join but free	0:-38 1:41 2:14 3:-23 4:-14 6:-14 7:20
join but free H	0:23 2:-35 6:-6 7:21
join but goal	2:-9 3:-8 4:-18 5:38 8:-14
join but item	0:-6 1:-8 2:38 4:-12
join but item A	0:-22 1:-8 2:36
join but item Au	0:-22 1:-8 2:37
join but place	0:29 1:-18 2:21 4:-13 5:-14
join but place A	1:-18 2:27 4:-11
join but place F	0:31 2:-20
join by	0:-6 1:27 2:-10 3:-6
join by A	0:-13 1:27 2:-9 3:-6
join by enemy	0:6 1:8
join chase	0:-26 1:24 2:-47 3:36 4:6
join chase A	0:-13 1:25 2:-47 3:37 4:-10
join chase enemy	0:-16 1:29 2:-7 3:-16 4:6
join chase enemy A	1:30 2:-7 3:-15 4:-9
join chase enemy Au	1:28 2:-6 3:-14 4:-9
join chase hero	0:-12 1:-6 2:-42 3:50
join chase hero A	0:-12 1:-6 2:-42 3:50
join chase hero Ap	0:-11 2:-58 3:61
join cross	1:-7 2:-14 4:-8 5:-7 8:27
join cross N	2:-10 4:-8 5:-7 8:27
join cross hero	2:-10 4:-8 5:-7 8:27
join cross hero N	2:-10 4:-8 5:-7 8:27
join cross hero Nu	0:16 8:-9
join eat	0:-21 1:20 2:-10 3:27 4:-15
join eat A	1:27 2:-8 3:-12
join eat F	3:12
join eat N	3:16 4:-7
join eat O	0:-11 3:20 4:-9
join eat enemy	0:-9 3:25 4:-8
join eat enemy F	3:11
join eat enemy Fs	3:6
join eat hero	0:-11 2:-10 3:31 4:-9
join eat hero A	2:-8 3:18
join eat hero Ap	2:-8 3:18
join eat hero O	0:-7 3:17 4:-9
join eat hero Ou	0:-7 3:17 4:-9
join eat item	1:28 3:-26
join eat item A	1:28 3:-26
join eat item Au	1:28 3:-26
join far	0:7 2:21 4:8 8:-17 9:-7
join far A	2:6 3:9 4:23 5:-23 6:-7 7:-6 8:-12
join far F	0:-19 1:-10 2:31 3:45 4:-28 6:-8 7:10 8:-36 9:-13
join far H	0:9 1:-38 2:29 3:-28 4:-14 6:15 7:12 8:-8 9:-7
join far N	0:19 1:9 3:-57 5:7 6:22 7:-8 8:-10 9:-6
join far O	0:17 1:-12 2:-9 3:-9 4:8 5:8 6:-18 7:-12 8:6 9:-8
join far V	0:-6 1:14 3:-7 4:10 7:-15 8:-12
join far ally	3:23 4:-14 5:19 6:-6 7:-11 8:-20
join far ally A	2:6
join far ally Au	0:6
join far ally O	0:-14 2:-13 3:26 4:-6 5:21 7:-9 8:-18
join far enemy	1:-8 2:-102 3:18 4:54 6:10 7:10 9:-14
join far enemy A	1:24 2:-79 3:8 4:52 5:-15 7:-22 9:-15
join far enemy Ap	0:28 1:-19 2:-36 3:45 4:-27
join far enemy As	0:-21 1:42 2:-20 3:-9 4:7 7:6 8:-15
join far enemy Au	0:-9 1:6 2:-43 3:-25 4:65 5:-16 7:-30 8:18 9:-16
join far enemy F	0:-17 2:-14 3:29 4:7 6:26 7:-22 8:-15
join far enemy Fp	0:-7 2:-10 3:20 4:-6 6:6 7:-9
join far enemy Fs	0:13 4:16 6:-11 7:-6 8:-15
join far enemy Fu	0:-25 3:11 4:-7 6:32 7:-9
join far enemy H	1:-21 2:-16 3:-6 6:12 7:27
join far enemy Hs	1:-21 6:-8 7:27
join far enemy N	0:17 2:-8 5:-12 8:8
join far enemy Np	5:-8 8:13
join far enemy Ns	0:-7 4:-11 8:17
join far enemy Nu	0:23 2:-7 4:12 8:-16
join far enemy O	0:8 1:-20 2:-34 4:6 5:16 6:-13 7:24
join far enemy Op	0:40 1:-10 2:-6 3:-21 4:-6
join far enemy Os	0:36 5:-10 6:-17
join far enemy Ou	0:-48 1:-9 2:-29 3:10 4:11 5:24 7:27
join far enemy V	4:12
join far enemy Vu	4:12
join far free	1:11 4:-13 8:-21 9:-13
join far free A	0:-19 1:10 2:-19 3:24 6:-8 9:-11
join far free Ap	0:39 2:-42 3:32 4:-35 7:-9
join far free As	0:-19 1:25 2:8 3:-15 4:9 7:-20
join far free Au	0:-39 1:-7 4:13 6:-6 7:23 9:-9
join far free F	0:-6 1:-21 2:-21 3:32 4:11 5:-31 6:-14 7:19
join far free Fp	0:-17 2:8 3:31 5:-16 6:-7 8:-10
join far free Fs	1:-15 4:-13 5:-9 8:29
join far free Fu	0:6 2:-30 3:13 4:21 5:-11 6:-6 7:21 8:-27
join far free H	0:-18 1:-8 3:-6 5:24 6:-12
join far free Hp	2:-8 3:-6 5:19
join far free Hu	0:-15 1:-8 2:12 4:7 6:-9
join far free N	0:-23 1:13 2:39 3:-47 5:-16 6:28
join far free Np	0:-26 2:40 3:-6 4:-24 5:22 6:-15
join far free Nu	1:19 3:-45 5:-38 6:40 8:19
join far free O	0:36 2:11 3:-19 4:-31 5:16 6:-18 7:-9 8:-28
join far free Op	0:22 1:-29 2:45 3:-10 4:-29 6:-24
join far free Os	0:16 2:9 3:-12 8:-19
join far free Ou	0:23 1:28 2:-57 4:-20 5:31 7:-6 8:-19
join far free V	2:22 3:-16 4:-6 5:-11 6:13 8:-12
join far free Vp	1:-8 2:37 3:-12 4:-27
join far free Vs	0:10 1:19 2:-9 8:-11
join far free Vu	0:-13 1:-15 4:23 5:-6 6:15
join far goal	1:41 2:11 3:-33 4:-33 5:-22 7:-7
join far goal A	0:-31 1:41 2:13 3:-15 4:-23 8:-6
join far goal Ap	0:7 1:17 2:-10 4:-7
join far goal Au	0:-43 1:30 2:27 3:-12 4:-17
join far goal F	0:35 3:-21 4:-11
join far goal Fu	0:35 3:-21 4:-11
join far goal H	0:-11 1:-6 4:-6 6:21
join far goal Hu	0:-21 1:-6 2:9 6:21
join far goal N	0:27 1:19 3:-7 4:-35 5:-14 6:-12 8:9
join far goal Np	0:10 3:-6 4:-16 8:17
join far goal Nu	0:21 1:20 4:-24 5:-11 6:-8 8:-11
join far goal O	0:-15 1:-9 4:29 6:-7 8:-8
join far goal Op	0:-49 1:9 2:-10 4:56 6:-27
join far goal Ou	0:47 1:-14 2:15 4:-32 5:-7
join far goal V	0:20 1:-9 4:-8
join far goal Vu	0:20 1:-9 4:-8
join far hero	1:-30 2:-11 3:14 4:-35 5:24 6:9
join far hero A	0:17 1:-44 2:-12 5:-28 7:10 9:23
join far hero Ap	0:38 1:-22 2:-14 4:-6 5:-13 6:8 7:12 8:-28 9:-12
join far hero As	4:16 8:-16
join far hero Au	0:-28 1:-34 4:-12 5:-20 8:33 9:35
join far hero F	0:-20 2:22 3:-11 4:-28 5:41 7:18 8:-23 9:-15
join far hero Fp	2:22 3:-7 4:-25 5:39 8:-35
join far hero Fs	1:17 3:-15
join far hero Fu	0:-24 1:-17 2:12 4:-7 5:10 7:21 8:6 9:-14
join far hero H	2:18 3:-7 4:-10 5:-11 6:12
join far hero Hp	2:18 3:-6 5:-6
join far hero Hu	2:6 4:-10 6:14
join far hero N	1:-7 2:-24 3:9 4:12 5:19 6:14 8:-24
join far hero Np	0:-24 2:-15 3:29 4:-48 5:54 6:19 8:-27
join far hero Nu	0:-6 1:-6 2:-11 3:-21 4:56 5:-45 8:13
join far hero O	0:-15 1:-11 2:7 3:20 4:-48 7:-18 8:23
join far hero Op	0:-43 1:-8 2:-11 5:41 7:-6
join far hero Os	0:-12 2:29 3:-12 4:-6 5:-8 7:-11 8:16
join far hero Ou	0:31 3:41 4:-52 5:-59 7:-7 8:14
join far hero V	0:8 1:11 2:-23 5:21 7:-7
join far hero Vp	0:27 1:-22 2:-22 3:9 4:-6 5:25 7:-6
join far hero Vu	0:-14 1:17 2:-8 3:-6 8:19
join far item	1:-11 2:55 3:-51 4:19 5:-31 6:-17 7:-15 9:-6
join far item A	0:26 1:-48 2:28 3:-11 4:26 5:-9 7:-8 8:-14
join far item Ap	0:-22 1:-33 2:23 3:-22 4:51
join far item As	0:6 1:18 2:-8
join far item Au	0:50 1:-39 2:16 3:11 4:-15 5:-6 8:-10
join far item F	0:-63 1:23 2:45 3:29 4:-31 5:-12 6:-11 8:-25
join far item Fp	2:30 3:-13 4:-11 5:-11
join far item Fs	0:-17 1:15 3:21 8:-12
join far item Fu	0:-51 1:13 2:24 3:25 4:-20 6:-10 8:-15
join far item H	0:30 1:-9 2:18 3:-16 5:-14 6:-14
join far item Hp	0:13 2:9 3:-11 5:-9
join far item Hu	0:25 1:-9 2:14 3:-6 5:-6 6:-14
join far item N	0:22 1:-13 3:-30 4:-9 5:21 8:-11
join far item Nu	0:20 1:-11 2:7 3:-23 4:-25 5:23 8:-9
join far item O	1:14 2:-22 3:-45 4:32 5:-28 7:-11 8:36
join far item Op	1:-19 2:-47 3:43 4:14 5:-35 6:-14 8:25
join far item Os	0:-10 1:43 2:-6 3:-17 4:-8 7:-7 8:-6
join far item Ou	0:8 1:-15 2:8 3:-79 4:27 6:13 8:29
join far item V	0:-25 1:34 2:16 3:-8 4:6 5:-29
join far item Vu	0:-23 1:33 3:-8 4:6
join far obstacle	0:-12 1:-34 3:68 4:26 5:-28 6:-14 7:-6 8:-41
join far obstacle A	0:-17 2:22 3:20 5:-22 8:-10
join far obstacle Ap	0:-16 2:10 3:21 5:-20
join far obstacle F	0:-13 1:-15 3:37
join far obstacle Fu	3:10
join far obstacle O	0:7 2:-21 3:32 6:-12 8:-28
join far obstacle Op	0:-16 2:-20 3:42 4:11 5:-12 6:-10 8:-13
join far obstacle Ou	0:20 4:-21 5:19 8:-17
join far obstacle V	1:-25 2:10 4:24 8:-6
join far place	1:-10 2:23 3:-17 4:17 5:13 6:21 8:-36
join far place A	0:-6 1:17 2:11 3:-22 4:-13 5:22 8:-15
join far place Ap	0:-6 2:17 3:-22 4:-7 5:23 8:-7
join far place Au	1:22 2:-7 4:-6 8:-9
join far place F	0:18 3:-6 6:-11
join far place Fp	0:18 3:-6 6:-11
join far place H	0:-17 1:-6 2:31
join far place Hu	0:-17 1:-6 2:31
join far place N	0:-9 2:-10 3:-16 4:34
join far place Np	0:-9 2:-10 3:-16 4:34
join far place O	0:6 1:-24 2:15 4:10 5:-20 6:34 8:-24
join far place Op	0:-28 2:21 3:16 4:-9 5:-16 6:14 8:-7
join far place Ou	0:38 1:-22 2:-7 3:-16 6:23 8:-21
join far place V	2:-16 3:11 4:-11 5:18
join far place Vp	2:-16 3:11 4:-11 5:18
join far projectile	0:79 2:13 3:-45 5:-8 6:-29 7:-7 8:-17
join far projectile A	0:15 2:12 4:-7 8:-7
join far projectile As	0:13 1:6 2:-8
join far projectile Au	0:17 2:-6
join far projectile F	0:45 2:13 3:-31 4:-17
join far projectile Fp	2:25 3:-24
join far projectile Fu	0:37 2:-16 3:-9 4:-8
join far projectile O	0:35 2:-14 3:-16 4:23 6:-25 8:-8
join far projectile Op	0:38 2:-10 3:-9 6:-13
join far projectile Ou	3:-7 4:26 6:-13 8:-7
join fight	0:24 1:-8 3:-9
join fight A	0:9 2:-7 4:8
join fight enemy	2:-6 4:10
join fight hero	0:24 3:-6 4:-13
join fight hero A	0:24 4:-12
join fight hero Au	0:27 2:-6 4:-12
join first	1:22 2:-8 3:10 5:-7 7:-6
join first A	0:11 1:16 6:-7 7:-6
join first F	3:6 4:6 5:-15 6:12 7:-10 9:-7
join first H	0:19 1:22 4:-12 6:-20 8:-11 9:-7
join first N	1:-6 2:-6 6:-8 8:8
join first O	2:-13 3:11 5:-7 6:8 7:-9
join first V	1:18 2:-10 4:-13 5:-12 6:6 7:-6 8:6
join first first	1:22 2:-8 3:10 5:-7 7:-6
join first first A	0:11 1:16 6:-7 7:-6
join first first Ap	0:-13 1:22 2:14 4:-24 5:-8 6:-26 7:-6 8:-20
join first first As	0:28 1:10 3:-29 4:-6 8:10
join first first Au	0:12 3:8 4:9 7:-6 9:-6
join first first F	3:6 4:6 5:-15 6:12 7:-10 9:-7
join first first Fp	0:26 1:-10 2:12 3:-10 4:-10
join first first Fs	0:20 1:21 2:-6 3:-21 4:-24 6:18 8:-12
join first first Fu	0:-17 2:-6 4:23 5:-14 6:-6 7:-9 9:-6
join first first H	0:19 1:22 4:-12 6:-20 8:-11 9:-7
join first first Hp	1:-25 2:30 3:12 4:-6 5:6 6:-19 8:-9
join first first Hs	0:16 1:19 2:-37 3:10 7:13
join first first Hu	0:14 1:39 2:-10 3:-40 4:-6 5:-6 7:-9
join first first N	1:-6 2:-6 6:-8 8:8
join first first Np	1:-25 3:14 5:-24 6:18 8:13
join first first Ns	1:28 4:-29 5:-7 6:-11 8:9
join first first Nu	1:-9 3:-10 4:12 5:15 6:-21
join first first O	2:-13 3:11 5:-7 6:8 7:-9
join first first Op	0:16 1:45 2:-28 3:-27 4:-35 5:8 8:-6
join first first Os	0:-64 1:-40 2:-7 3:50 4:6 6:-9 7:-8 8:48
join first first Ou	0:10 1:-9 2:8 3:8 4:19 5:-15 6:7 7:-6 8:-20
join first first V	1:18 2:-10 4:-13 5:-12 6:6 7:-6 8:6
join first first Vp	0:-12 2:-11 4:21 5:-9 6:27 8:-13
join first first Vs	0:-7 1:28 8:-10
join first first Vu	0:15 1:8 4:-39 5:-6 6:-22 8:18
join for	0:13 1:-23 3:13
join from	0:-11 3:-18 5:12 6:-29 7:-8 8:37 9:-18
join from A	0:13 3:-24 4:-25 5:33 6:-9 7:-6 9:-14
join from F	0:-21 2:-17 3:8 4:21 6:-16 8:16
join from H	2:16 6:-6
join from N	0:-16 2:-10 4:-23 5:-6 8:43
join from O	0:-13 1:-6 2:25 3:-6 4:18 5:-21 8:-6
join from enemy	2:-15 3:-23 4:30 5:-10 6:-11 8:18
join from enemy F	0:-8 3:-15 4:29 6:-9
join from enemy Fu	0:-7 4:14 6:-9
join from enemy O	0:21 2:-11 3:-11 4:12 5:-9
join from free	0:33 1:11 2:-26 3:-25 4:-20 5:32 6:-13 8:-8 9:-6
join from free A	0:22 1:16 2:-55 3:-19 5:42 8:-6
join from free Ap	0:12 2:-6
join from free Au	0:13 1:17 2:-51 3:-19 5:42 8:-6
join from free F	3:14 6:-6
join from free Fu	3:14 6:-6
join from free O	1:-6 2:39 3:-24 4:-14 5:-11
join from free Ou	1:-6 2:39 3:-24 4:-14 5:-11
join from goal	1:-33 2:41 3:25 4:-18 5:-10 8:-12
join from goal A	0:21 1:-33 2:36 3:-6 4:-7 5:-6
join from goal Ap	2:10
join from goal Au	0:24 1:-30 2:24 3:-6 5:-6
join from goal H	2:9
join from goal Hp	2:9
join from hero	0:-30 1:-8 2:33 4:27 6:-6 8:-10 9:-12
join from hero A	0:-9 1:-8 2:46 3:-15 6:-6 8:-10 9:-9
join from hero Au	0:-6 2:36 3:-13 6:-6 8:-7
join from hero F	2:-12 3:18
join from item	0:-12 1:40 2:-18 3:-8 4:-15 8:7
join from item A	0:-15 1:41 2:-18 4:-7 8:-7
join from item Ap	0:-15 1:41 2:-20 4:-7 8:-7
join from item N	4:-9 8:8
join from item Nu	4:-9 8:8
join from place	0:-16 1:-17 2:-8 3:7 4:-19 8:42
join from place A	0:-9 1:-17 2:-6 3:13 4:-10 8:27
join from place Au	0:-9 1:-17 2:-6 3:13 4:-10 8:27
join guard	3:-12 4:8 8:9
join guard N	0:12 4:-9
join guard O	0:-8 3:-12 4:14 8:10
join guard hero	3:-12 4:19 8:-7
join guard hero N	0:12 4:-9
join guard hero Nu	0:14 4:-13
join guard hero O	0:-8 3:-12 4:27 8:-7
join guard hero Ou	0:-8 3:-12 4:27 8:-7
join if	0:-10 1:-6 3:28 4:-8
join in	0:15 1:19 2:-38 3:-11 4:7 5:-23 8:16 9:-7
join in A	0:-13 1:6 2:-9 3:14 4:6 5:-14 7:15 8:-9
join in F	0:-19 3:-30 4:40 6:24 8:-17
join in N	0:26 1:-11 3:-17 4:-12 8:12
join in O	0:12 1:35 2:-13 3:9 4:-32 5:-9 6:-13 8:6
join in V	2:-15 4:11 7:-6 8:14
join in enemy	0:25 4:8 8:-33
join in enemy N	0:19 4:8 8:-28
join in enemy Nu	4:8 8:-6
join in free	0:-29 1:25 2:-7 3:-54 4:23 5:34 6:17 7:13 8:-23
join in free A	1:18 4:-8 5:-7 7:17 8:-14
join in free Ap	1:-16 2:19
join in free Au	1:14 2:-18 5:-6 7:18 8:-12
join in free F	0:-35 3:-22 4:42 6:24 8:-21
join in free Fu	0:-14 3:-14 4:12 6:30 8:-20
join in free N	0:-11 4:-10 5:26
join in free Ns	0:7 4:-20 8:17
join in free Nu	4:-16 5:31 8:-18
join in free O	1:18 3:-35 5:21
join in free Op	0:-9 3:-12 5:-6 8:17
join in free Ou	0:7 1:19 3:-26 5:25 8:-19
join in goal	0:20 1:12 4:-12 8:-14
join in hero	0:24 1:-13 2:-15 4:-39 5:-25 8:44
join in hero N	0:15 4:-9
join in hero Ns	0:11
join in hero O	4:-26 5:-21 8:33
join in hero Ou	4:-26 5:-21 8:33
join in hero V	0:-6 1:-10 2:-10 4:-7 8:31
join in hero Vs	2:-7 8:14
join in hero Vu	1:-9 8:20
join in item	0:13 1:18 2:-27 3:31 4:11 5:-26 7:-10 8:-23
join in item N	0:17 3:-14 4:11 5:-19
join in item Nu	4:16 5:-15 8:-9
join in item O	0:-11 1:27 2:-6 3:51 4:-17 8:-49
join in item Os	1:31 8:-25
join in item Ou	0:-10 1:-7 3:61 4:-38 8:-27
join in item V	2:-6 4:19 8:-9
join in item Vs	0:6 1:-10 4:-11 8:17
join in item Vu	0:-6 1:12 4:27 8:-30
join in place	0:-13 1:-7 2:-7 3:-26 4:-13 5:-15 6:-6 8:56
join in place N	0:-13 4:-21 8:34
join in place O	3:-15 4:-13 5:-6 8:32
join in place Ou	0:-20 3:-14 4:-10 5:-6 8:43
join in projectile	0:6 1:-10 3:25 8:-18
join in projectile N	0:19 8:-15
join is	0:23 1:-34 2:19 3:15 4:-13 5:-11 6:-7 7:-17 8:-6
join is A	0:54 1:-20 2:-11 3:-6 4:-6 7:-14
join is F	1:-17 2:7 3:19 6:-6
join is free	0:-32 1:-8 2:48 3:16 4:-11 5:-9 6:-7 7:-16
join is free A	0:-18 1:9 2:23 7:-13
join is free Ap	0:15 1:-33 2:11 3:6 7:-6
join is free As	0:-19 1:42 3:-13 7:-6
join is free Au	0:-17 2:25
join is free F	1:-17 2:7 3:19 6:-6
join is free Fs	0:18 1:-16 2:-8 3:12
join is free Fu	0:-19 2:15 3:10
join is hero	0:45 1:-24 2:-18
join is hero A	0:45 1:-24 2:-18
join is hero As	0:33 1:-23 2:-8
join list	1:-27 2:16 3:10 4:-32 5:12 6:-7 7:-6
join list A	2:14 3:-11 4:-38 6:-11 7:7 8:6 9:8
join list F	0:13 1:-31 2:17 3:-13 6:10 7:-9 9:-14
join list H	0:-38 1:-23 2:-23 3:14 4:-7 5:26 6:19 7:10 9:17
join list N	1:-21 2:-20 3:29 6:-18 8:14
join list O	0:7 1:-13 2:26 3:18 4:-24 5:-7 6:-15 7:-19 9:-6
join list V	4:14 6:-12 8:-9
join list boss	0:14 7:-6
join list boss O	0:14 7:-6
join list boss Ou	0:14 7:-6
join list enemy	0:-12 1:-26 2:24 3:11 4:-25 5:17 6:-34 7:27 8:-20
join list enemy A	0:-20 1:-25 2:28 3:15 5:-18 7:21 8:-15 9:-27
join list enemy Ap	0:-41 1:14 2:75 3:-57 4:-28 7:-11
join list enemy As	0:-7 1:39 2:-22 3:-33 7:22
join list enemy Au	0:10 1:-72 2:-22 3:69 4:23 5:-14 7:9 8:-8 9:-24
join list enemy F	0:32 2:-18 3:29 4:-16 6:-33
join list enemy Fu	0:32 2:-18 3:29 4:-16 6:-33
join list enemy H	0:-17 2:-16 7:16 9:23
join list enemy N	0:23 3:-21 4:-12 5:12
join list enemy Np	0:16 3:-20 4:-8 5:14
join list enemy O	0:-40 2:30 3:-10 4:-13 5:27
join list enemy Op	0:-30 2:46 3:-15
join list enemy Ou	0:-14 2:-14 4:-10 5:26
join list enemy V	2:10 5:-7
join list free	0:18 1:24 3:-21 4:-13 5:-38 6:35 8:-29 9:-20
join list free A	0:18 1:27 2:-9 4:-33 5:-13 7:20 8:-10 9:-19
join list free Ap	0:79 1:-38 2:18 3:-40 4:-21 9:-16
join list free As	0:-7 1:25 2:-12
join list free Au	0:-35 1:33 2:-27 3:25 4:-16 5:-12 7:24 8:-7 9:-6
join list free F	0:-13 1:-12 2:19 3:-27 4:21 5:-12 6:22 7:-6
join list free Fu	0:-27 1:-12 2:20 3:-20 4:22 5:-12 6:27
join list free H	0:-13 2:-22 5:15 6:24
join list free Hp	0:-11 2:-17 6:27
join list free Hu	2:-9 5:18
join list free N	0:14 1:-11 2:-10 3:44 4:-17 5:-17 6:-11 8:-10
join list free Np	3:19 5:-9
join list free Nu	0:11 1:-9 2:-10 3:34 4:-13 5:-9 6:-9 8:-9
join list free O	0:21 1:8 2:26 3:-28 4:-19 5:-26 6:24 7:-12 8:-9
join list free Op	0:7 1:-16 3:17 4:-6 6:-7
join list free Os	0:17 1:-17 2:27 3:-18 7:-9
join list free Ou	0:9 1:31 3:-41 4:-13 5:-19 6:30 8:-7
join list free V	0:-12 1:7 4:18 6:-8
join list free Vp	0:-8 2:22 6:-6
join list free Vu	1:11 2:-18 4:21
join list goal	0:10 1:34 3:-43 4:23 5:-17 7:-9 8:-16 9:-9
join list goal A	0:-23 1:37 2:8 3:-19 4:15 5:-15 7:-9 8:-14 9:-9
join list goal Au	1:32 2:21 3:-19 4:-17 5:-14 7:-6 8:-14 9:-9
join list goal H	0:8
join list hero	0:-10 3:-24 4:-7 5:9 6:18 7:-28 9:38
join list hero A	2:-37 3:-16 4:-30 5:30 6:-6 7:-26 8:23 9:48
join list hero Ap	0:9 1:-33 2:-31 3:-12 4:-10 9:59
join list hero As	0:-6 1:-24 3:10 5:-7 7:-18 8:40 9:-14
join list hero Au	1:45 2:-19 3:-24 4:-19 5:37 7:-10 8:-22 9:6
join list hero F	0:-36 1:-9 2:39 3:-25 4:-6 5:-9 6:38 8:-9
join list hero Fp	3:-11 6:19
join list hero Fs	0:-24 1:-8 2:-10 3:8 6:36 8:-8
join list hero Fu	0:-14 2:50 3:-31 5:-7 6:-15
join list hero N	0:7 3:-23 4:37 5:-20
join list hero Nu	0:13 3:-9
join list hero O	0:22 2:-8 3:7 4:-7 6:-11 8:-14
join list hero Op	2:19 4:-6 6:-9 8:-10
join list hero Ou	0:23 2:-33 3:10
join list hero V	0:-10 2:28 4:-10
join list item	0:-27 1:-53 3:88 4:-27 5:-10 6:-37 7:-9 8:33 9:-15
join list item A	0:19 1:-33 2:32 3:8 4:-19 5:-7 7:-6 8:-11 9:-14
join list item Ap	0:-20 1:-30 2:50 4:-9 8:-7 9:-11
join list item As	0:8 1:11 3:-12
join list item Au	0:31 1:-19 2:-21 3:23 4:-11
join list item F	0:9 1:-14 2:-33 3:37 4:-15 5:-7 6:-24 8:29
join list item Fp	0:-20 1:-8 2:-23 3:50
join list item Fu	0:25 1:-7 2:-13 4:-14 5:-7 6:-23 8:30
join list item H	0:-18 1:-19 3:21 5:23
join list item Hp	0:-10 1:-16 2:16 3:-15 5:24
join list item N	0:-53 1:-6 3:35 5:-6 8:32
join list item Nu	0:-52 3:36 4:-22 5:-6 8:44
join list item O	0:-15 1:-14 2:-17 3:52 4:6 5:-14 6:-21 8:-6
join list item Op	0:22 2:-10 5:-6 6:-8
join list item Ou	0:-35 1:-14 2:-8 3:49 4:7 5:-9 6:-14
join list item V	0:6 2:-14 3:17 4:-12 5:-6
join list item Vp	0:-6 1:10 3:10 4:-10 5:-6
join list item Vu	0:12 1:-10 2:-10 3:10
join list obstacle	0:29 2:-46 3:-22 5:47 8:-13
join list obstacle A	0:35 2:-37 3:-15 5:19
join list obstacle O	5:20 8:-12
join list obstacle Op	5:20 8:-12
join list place	1:-46 2:43 3:-22 4:-20 5:14 6:-18 8:20
join list place A	0:-31 1:-17 2:35 3:-16 8:22
join list place Ap	0:-6 2:13
join list place Au	0:-26 1:-16 2:25 3:-14 8:25
join list place F	0:18 3:-14 5:19 8:-17
join list place Fu	0:36 3:-37 5:19 8:-17
join list place N	0:-9 4:-9 5:25 8:-14
join list place Nu	0:-16 4:-9 5:25 8:-12
join list place O	0:-18 1:-16 2:24 4:-8 5:-27 6:-14 8:38
join list place Op	0:-54 1:-15 2:27 3:6 5:-26 6:-7 8:41
join list place Ou	0:30 3:-9 6:-8
join list place V	0:35 1:-13 2:-16
join list place Vp	0:19 2:-16
join list projectile	0:27 2:-7 3:-20 4:19 5:-7 8:-9
join list projectile N	0:18 5:-7
join make	0:11 4:20 5:-15
join make F	0:25 5:-15
join make N	0:-12 3:13
join make hero	0:11 4:20 5:-15
join make hero F	0:25 5:-15
join make hero Fp	0:27 3:-22
join make hero Fu	3:18 5:-16
join make hero N	0:-12 3:13
join move	0:45 1:-21 3:-29 4:8 5:-28 8:18
join move A	0:14 1:-23 2:26 5:-6
join move H	1:-9 2:-7 4:21 5:-6
join move O	0:39 1:23 3:-19 4:-6 5:-11 8:-27
join move V	0:9 1:-16 2:-20 8:25
join move free	0:-12 1:18 2:-16 4:22 8:-13
join move hero	0:31 1:-23 2:-21 3:-14 5:-16 8:33
join move hero O	0:17 3:-6 8:-7
join move hero Ou	0:12
join move hero V	0:9 1:-16 2:-20 8:25
join move item	0:33 3:-11 5:-8 8:-10
join move item O	0:33 3:-11 5:-8 8:-10
join move item Ou	0:33 3:-11 5:-8 8:-10
join move place	2:19 4:-8
join must	0:18 1:-9 2:-15 3:-48 4:9 5:19 8:23
join must A	0:32 1:-7 2:-7 3:-13
join must F	0:27 2:-7 3:-28 4:22 5:-11
join must O	0:-36 3:-14 4:-14 5:27 8:24
join must enemy	0:-6 2:-7 3:-21 4:30
join must enemy F	0:-6 2:-7 3:-21 4:30
join must enemy Fp	0:-6 2:-7 3:-21 4:30
join must free	0:45 1:-6 3:-14 4:-11 5:-11
join must free F	0:32 3:-10 4:-10 5:-11
join must free Fu	0:32 3:-10 4:-10 5:-11
join must hero	0:-18 2:-6 3:-22 4:-16 5:27 8:24
join must hero O	0:-36 3:-14 4:-14 5:27 8:24
join no	0:20 1:-16 2:29 4:-30 5:-26 6:-24 7:26 8:-15 9:-10
join no A	0:25 1:-27 2:31 4:-46 5:-14 7:20 8:-16 9:-8
join no F	0:14 1:15 2:-39 3:13 4:-26 6:11 7:-12 8:-7
join no H	0:-14 2:30 5:-6 7:-8
join no N	0:7 1:-11 2:6 6:-8
join no O	0:6 1:-31 2:13 5:-17 6:-36 7:34
join no V	1:27 2:-12 3:-8 6:-7 8:-7
join no boss	0:-9 3:-12 4:44 6:-8 8:-18
join no enemy	0:-19 2:-30 3:65 4:-6 6:-7 7:-9 8:-21
join no enemy A	0:18 1:12 2:-16 3:6 4:-22 8:-6
join no enemy Ap	0:30 1:-25 2:-8 3:15 4:-16 8:-6
join no enemy Au	0:-11 1:35 2:-11 3:-10 4:-6
join no enemy F	0:-64 3:54 6:17
join no enemy Fu	0:-54 3:60 6:-7
join no enemy N	0:-19 2:-15 3:45 4:-10
join no enemy Nu	0:12 2:-15 3:16 4:-10
join no enemy O	0:13 1:-12 3:-10 4:18 5:12 6:-20 8:-15
join no enemy Op	0:42 3:-34
join no enemy Ou	0:-19 1:-11 3:16 4:19 5:14 6:-20 8:-13
join no first	0:47 1:-37 2:-9 4:-20 6:-7 7:-10
join no first A	0:11 1:-18 2:-15 3:41 4:-17 5:-9 7:-6
join no first Ap	0:19 3:-18
join no first As	0:-44 1:9 3:39
join no first Au	0:38 1:-27 2:-15 3:25 4:-17 5:-9
join no first F	0:11
join no first Fu	0:11
join no first H	0:-7 2:14
join no first N	0:40 3:-40 5:16 8:-15
join no first Nu	0:36 3:-35
join no first O	2:-7 3:-10 8:22
join no first Ou	0:-16 1:-7 2:-6 8:25
join no first V	0:25 1:-16
join no free	1:-8 2:15 4:-18 5:-19 6:-6 7:41 8:-47
join no free A	0:-17 1:-33 2:40 3:-20 4:-6 7:32
join no free Ap	1:-12 2:20 3:-6
join no free As	0:-14 1:-58 2:43 3:-11 7:34
join no free Au	1:23 2:-14 4:-6
join no free F	0:41 1:23 2:-33 3:-21 4:-11 7:-6
join no free Fp	0:-30 1:24 2:-26 3:38 4:-6 6:-10
join no free Fu	0:59 2:-10 3:-61 6:21
join no free N	0:32 3:-8 4:-7 5:-7
join no free Nu	0:10 3:10 4:-7
join no free O	0:-19 1:-6 2:8 3:27 5:-13 6:-13 7:26 8:-44
join no free Op	0:16 1:-18 2:23 3:6 5:-9 7:-6 8:-20
join no free Os	0:-6 1:-14 2:-6 3:-17 7:36
join no free Ou	0:-20 1:18 2:-14 3:38 4:9 6:-9 7:-6 8:-25
join no free V	0:-9 1:14
join no free Vu	0:-9 1:14
join no goal	0:47 1:-14 2:-11 3:-27 5:14
join no goal A	0:28 2:-20
join no goal Au	0:43 1:-19 2:-12
join no goal O	0:6 3:-14 5:16
join no goal Ou	0:16 3:-8
join no goal V	0:10 1:-20 2:15
join no goal Vp	0:10 1:-20 2:15
join no hero	0:-6 1:61 2:-16 3:-17 4:-30 5:-11 6:-11 7:-12 8:21 9:-8
join no hero A	0:16 1:35 2:-30 3:-9 9:-6
join no hero Ap	0:-6 1:35 2:-18 3:-8 9:-6
join no hero Au	0:26 2:-22
join no hero F	0:30 3:-18 4:-9
join no hero N	0:-22 2:21 4:-23 8:30
join no hero Ns	8:9
join no hero Nu	0:-25 2:22 4:-22 8:24
join no hero O	0:9 2:-10 3:10
join no hero Op	2:-8 3:13
join no hero V	0:-18 1:43 2:-24 8:-6
join no hero Vp	0:-19 1:34 2:-14
join no hero Vu	1:14 2:-12
join no item	0:22 1:-49 2:44 4:-22 8:-10
join no item A	0:7 1:-46 2:50 3:-7 4:-11
join no item Ap	0:-44 1:-13 2:61 4:-10
join no item As	0:50 1:-37 2:-12
join no item F	2:-12 3:12
join no item Fu	0:27 3:-16
join no item H	0:-8 2:9
join no item O	0:22 4:-11 8:-6
join no item Op	0:35 2:-19 3:-11
join no item Ou	0:-10 2:17 3:8 4:-8
join no obstacle	2:6 3:-11 5:-33 6:-6 8:39
join no place	0:-12 2:36 3:-28
join no projectile	0:-17 1:-7 2:12 4:-11 5:-8 7:24
join no projectile O	0:-17 1:-7 2:12 4:-11 5:-8 7:24
join obj	0:17 1:-7 3:-16 8:9
join obj A	0:7
join obj O	0:24 3:-12 8:-6
join obj free	0:21 1:-7 3:-11
join obj item	0:-11 1:8 2:-12 4:6 8:14
join of	0:22 1:-13 2:-14 4:12 5:17 6:-15 7:-7 8:-30 9:21
join of A	0:9 3:-26 4:25 8:-8 9:-10
join of F	1:17 2:-7 3:-13 4:-15 6:-11 8:-16 9:32
join of N	0:-21 1:-12 3:20 5:26 8:-7
join of O	0:45 1:-10 2:-13 3:7 4:-24 8:-14
join of enemy	0:28 1:-19 2:6 4:-8 8:-10
join of enemy A	0:25 1:-19 2:8 8:-6
join of enemy Au	1:-18 2:31 8:-6
join of free	1:-11 3:7 5:21 6:-15 9:-9
join of free A	0:-7 1:-11 2:20
join of free Ap	0:-21 1:7 2:20
join of free F	0:25 1:18 3:-14 4:-14 8:-8 9:-6
join of free Fp	0:-6 3:12
join of free Fu	0:30 1:20 3:-24 4:-14 8:-6
join of free N	0:-27 1:-12 3:20 5:27
join of free Nu	0:-13 3:10 5:27 8:-26
join of free O	0:15 2:-12 4:-13 6:-9 8:17
join of free Op	0:-8 2:-9 3:29 6:-8 8:-11
join of free Ou	0:29 3:-37 4:-9 8:26
join of goal	0:12 1:-7 2:21 4:-21
join of hero	0:-6 2:-25 3:-43 4:43 8:-7 9:34
join of hero F	3:-31 9:38
join of hero Fu	3:-31 9:38
join of item	0:7 1:16 2:-23 3:35 4:-6 6:-11 8:-24
join of item F	0:-20 3:31
join of item Fu	0:-20 3:31
join of item O	0:27 1:-8 3:10 6:-6 8:-21
join of item Ou	0:27 1:-8 3:10 6:-6 8:-21
join over	0:-22 2:-16 3:-9 5:16 8:19
join over O	0:-18 2:-6 3:-9 8:22
join over free	0:-11 5:24 8:-14
join over free O	0:-11 5:24 8:-14
join over free Ou	0:-11 5:24 8:-14
join over hero	0:-7 2:-15 3:-9 8:28
join over hero O	3:-9 5:-13 8:31
join over hero Op	3:-7 5:-19 8:31
join over hero Ou	5:7
join play	0:15 1:-6
join play A	1:6
join push	1:-16 2:17 3:19 4:-18
join push O	3:10
join push V	0:9 2:-13 3:12 4:-12
join push free	0:-6 1:-16 2:28 3:-7
join push hero	0:7 2:-13 3:18 4:-12
join push hero O	3:7
join push hero Op	3:7
join push hero V	0:9 2:-13 3:12 4:-12
join reach	0:15 4:-21 8:16
join rel	0:-28 1:-24 3:7 4:-9 5:-6 6:10 8:29
join rel A	0:-39 1:-12 2:6 3:7 8:35
join rel O	0:22 1:-12 3:-7 6:14 8:-6
join rel hero	0:-43 2:22 3:17 4:-6 6:11 8:-15
join rel hero A	0:-25 2:24 3:7 8:-7
join rel hero O	0:-10 6:15 8:-6
join rel hero Op	0:-10 6:15 8:-6
join rel item	0:-13 1:-10 2:-24 8:40
join save	0:-9 3:-6 4:17
join save A	0:-9 3:-6 4:17
join shoot	2:-15 6:26
join shoot H	0:20 2:-15
join shoot O	0:-21 6:31
join shoot hero	0:20 2:-15
join shoot hero H	0:20 2:-15
join shoot hero Hp	0:-9 2:-14 6:21
join sneak	1:-13 2:17
join sneak A	1:-13 2:17
join sneak goal	1:-13 2:14
join sneak goal A	1:-13 2:14
join steal	0:-7 2:23 4:-11 6:-8
join steal A	0:-24 2:32 3:-9
join steal F	2:-11 3:24 4:-9 6:-6
join steal O	0:12 3:-8
join steal enemy	0:10 3:7 4:-9
join steal enemy F	0:10 3:7 4:-9
join steal enemy Fp	0:16 3:-6 4:-7
join steal hero	0:-38 2:25 3:15
join steal hero A	0:-24 2:32 3:-9
join steal hero Ap	0:-10 2:13
join steal hero F	0:-7 2:-10 3:20
join steal hero Fp	0:-6 3:7
join steal hero Fu	2:-10 3:14
join steal hero O	0:-13 3:15
join subj	0:-25 1:-24 2:15 3:-10 4:44 6:-7 7:-12 9:-15
join subj A	0:-33 1:-16 2:8 3:37 4:15 8:-22
join subj F	0:-15 3:-29 4:19 6:-14 8:39 9:-8
join subj H	0:13 5:-6
join subj N	4:-12 8:10
join subj O	0:-10 1:-6 2:-12 3:-31 4:43 5:14 6:10 7:-10 8:-17
join subj V	0:6 2:16 4:-8
join subj enemy	0:-7 3:-19 4:30 6:-8
join subj enemy N	0:-7 4:11
join subj enemy Nu	0:-7 4:11
join subj free	0:-32 1:-17 2:20 3:-18 4:44 7:-10
join subj free A	1:-13 2:22
join subj free Au	1:-13 2:22
join subj hero	1:-11 3:10 4:-17 8:10 9:-15
join subj hero A	0:-28 2:-7 3:39 4:17 8:-20
join subj hero Au	0:-28 2:-7 3:39 4:17 8:-20
join subj hero F	0:-15 3:-15 6:-8 8:41 9:-8
join subj hero Fu	0:-15 3:-15 6:-8 8:41 9:-8
join subj hero H	0:13 5:-6
join subj hero Hu	0:13 5:-6
join subj hero N	0:11 3:6 4:-22 8:10
join subj hero Nu	0:11 3:6 4:-22 8:10
join subj hero O	0:16 2:-9 3:-18 5:14 6:10 8:-15
join subj hero Ou	0:16 2:-9 3:-18 5:14 6:10 8:-15
join subj hero V	0:6 2:16 4:-8
join subj hero Vu	0:6 2:16 4:-8
join take	0:26 1:9 2:-18 3:-12 6:11 8:-13
join take A	0:-11 1:18 3:-11 4:6
join take F	0:9 4:-7
join take N	0:38 3:-12 4:-20 5:-6
join take O	0:16 1:-7 2:-21 4:13 5:-11 6:15 8:-9
join take enemy	3:-23 4:31
join take enemy A	3:-23 4:31
join take enemy Au	3:-23 4:31
join take free	0:7 1:-23 2:-8 4:23 8:-6
join take free A	0:13 1:-23 3:18 4:-13
join take free Au	0:13 1:-23 3:18 4:-13
join take free O	2:-6 3:-21 4:36
join take free Op	3:13
join take hero	3:32 4:-35 5:14 8:-8
join take hero A	0:-18 2:10 3:16 4:-6
join take hero Ap	0:-8 3:12
join take hero Au	0:-10 2:11 3:6
join take hero F	0:9
join take hero Fu	0:12 3:-6
join take hero N	0:11 4:-11
join take hero Nu	0:11 4:-11
join take hero O	3:22 4:-18
join take hero Op	3:6
join take hero Os	0:9 4:-11
join take hero Ou	0:-6 3:20 4:-8
join take item	0:42 1:39 2:-21 3:-53 4:-27 5:-9 6:19
join take item A	0:-6 1:47 2:-6 3:-33 4:-8
join take item Au	0:-6 1:47 2:-6 3:-33 4:-8
join take item O	0:22 1:-7 2:-16 3:-9 4:-10 6:19
join take item Ou	0:22 1:-7 2:-16 3:-9 4:-10 6:19
join throw	0:9 1:10 2:-9 3:-21 4:-22 5:19 6:16 7:-6
join throw A	1:19 2:-7 3:-16 4:-10 6:12
join throw F	0:16 3:-23 4:-9 6:21
join throw O	0:-11 3:-14 5:26
join throw enemy	0:24 5:39 6:-53
join throw enemy F	0:27 6:-25
join throw free	1:-11 3:-20 4:-12 6:43
join throw free A	0:11 1:-9 3:-15 6:16
join throw free F	0:-6 4:-9 6:17
join throw free Fu	0:-6 4:-9 6:17
join throw hero	0:-12 3:-28 5:-14 6:51
join throw hero F	3:-23 6:27
join throw hero Fp	3:-17 6:21
join throw hero Fu	3:-8 6:8
join throw hero O	3:-8 5:-14 6:25
join throw hero Op	3:-7 5:-14 6:21
join throw projectile	1:26 2:-6 4:-7 6:-13
join throw projectile A	0:-8 1:28 2:-6 6:-13
join throw projectile Au	0:-8 1:28 2:-6 6:-13
join to	0:20 1:-25 2:-15 4:19 5:-8
join to A	1:-25 2:-14 3:29 4:24 6:-7 8:-20
join to F	0:27 3:-28 4:-9 6:14
join to N	0:-26 4:33
join to O	0:21 4:-23 6:-16 8:22
join to enemy	0:24 3:-18 4:-11 6:12
join to enemy F	3:-17 6:20
join to enemy Fu	3:-17 6:20
join to free	0:18 1:-19 2:-14 3:-25 4:48 6:-9 8:-14
join to free A	0:-7 1:-19 2:-14 3:-11 4:44
join to free Au	0:-7 1:-19 2:-14 3:-11 4:44
join to free F	0:28 3:-15 4:-6 6:-8
join to free Fu	0:28 3:-15 4:-6 6:-8
join to goal	0:34 4:-23
join to goal O	0:34 4:-23
join to goal Ou	0:28 4:-21
join to item	0:-60 1:-8 2:-6 3:47 4:35 8:-21
join to item A	0:-24 1:-6 2:-6 3:43 4:-9 8:-7
join to item N	0:-26 4:33
join to item Nu	0:-23 4:30
join to item O	0:-18 3:8 4:21 8:-11
join to place	4:-34 8:35
join to place O	0:-13 4:-32 8:42
join to place Ou	0:-13 4:-32 8:42
join to projectile	0:17 2:9 3:-7 4:-12
join to projectile A	0:17 2:9 3:-7 4:-12
join to projectile Au	0:17 2:9 3:-7 4:-12
join vs	0:7 1:13 2:46 3:-25 4:-26 5:-8 6:-11 8:-15
join vs A	0:-13 1:-12 2:40 3:-12 4:-12
join vs F	0:10 1:-8 2:15
join vs H	2:6
join vs N	0:-13 1:34 3:-10 4:-11 6:-6
join vs O	0:28 4:-7 8:-9
join vs free	0:17 1:32 2:-27 3:-11 6:-10 8:-6
join vs free A	2:6
join vs free Ap	2:6
join vs free O	0:30 2:-26
join vs free Ou	0:30 2:-26
join vs goal	2:12
join vs hero	0:-13 1:-17 2:59 3:-15 4:-21
join vs hero A	0:-10 1:-10 2:36 3:-12 4:-12
join vs hero Ap	1:-6 2:30 3:-12 4:-12
join vs hero As	2:9
join vs hero F	0:14 1:-8
join vs hero Fu	2:10
join vs hero O	0:-11 2:18
join vs hero Op	2:8
join with	0:32 1:9 2:-53 3:31 4:-32 5:-33 6:12 8:14
join with A	0:-8 1:13 2:-48 3:11 4:-8 5:-8 6:-11 7:23 8:27
join with F	1:-10 2:-6 3:18 4:-6
join with H	0:-10 1:23 6:10 7:-17
join with N	0:-7 1:-10 3:25 6:11 8:-19
join with O	0:41 1:-18 2:-6 3:-12 4:-18 5:-26 6:14 8:18
join with V	0:11
join with enemy	0:33 1:-20 2:-23 3:-12 5:-10 6:13 7:34 8:-12
join with enemy A	0:13 1:-15 2:-19 6:-8 7:35
join with enemy As	1:-30 6:-8 7:35
join with enemy N	6:15
join with enemy Np	6:15
join with enemy O	0:28 3:-10 5:-6 8:-6
join with free	0:-10 1:-7 2:-13 3:48 5:-10 6:-41 7:-7 8:6
join with free A	0:-13 1:-19 2:-8 3:37 8:-8
join with free Ap	0:15 1:14 2:-6 3:-22
join with free As	1:-65 3:69
join with free F	0:-10 1:-21 3:32
join with free O	1:36 3:-8 5:-6 6:-40 8:13
join with free Op	3:9 8:-7
join with free Ou	0:-20 1:45 3:-15 6:-32 8:19
join with goal	0:-15 1:23 2:-28 3:36 4:-14 6:-10
join with goal A	0:-12 1:23 2:-29 3:21 4:-7
join with goal Au	0:-12 1:23 2:-29 3:21 4:-7
join with hero	0:8 1:-22 2:-9 3:-22 6:14 8:29
join with hero A	0:9 2:-9 3:-44 8:39
join with hero O	1:-19 3:15 6:15 8:-15
join with hero Op	0:-6 3:15 8:-6
join with item	0:21 1:32 2:-6 3:-51 4:-10 5:-17 6:35 7:-24 8:8
join with item A	1:30 3:-22 7:-10
join with item As	0:-15 1:43 3:-20 7:-10
join with item F	0:24 1:19 3:-43
join with item O	0:15 1:-25 3:-41 4:-9 5:-17 6:43 8:27
join with item Op	0:-18 1:-13 3:-7 5:-16 6:48 8:-6
join with item Os	0:32 1:-10 8:-14
join with item Ou	1:-10 3:-36 6:-7 8:45
join with place	1:-8 3:25 4:-9
join with projectile	0:-13 1:14
join with projectile A	0:-13 1:14
join you	0:7 3:-19 4:22
join you O	0:7 3:-19 4:22
k a	0:-42 1:24 2:53 3:9 4:-28 5:-7 6:-12
k b	0:-15 1:-19 2:-22 3:-83 4:85 5:-20 6:-33 7:-7 8:49 9:-7
k c	1:-37 2:47 3:36 4:-21 5:-8 6:-21 7:12 8:-14 9:-8
k f	1:-7 2:-12 3:32 5:-9 6:9 7:-8 9:-6
k h	0:9 1:-40 2:-37 3:49 4:-37 6:7 7:17 8:-9
k l	0:-23 2:-13 3:94 4:-22 5:-43 6:16 7:-9 8:-12 9:-9
k m	0:27 1:-14 2:-21 3:-24 4:-15 8:41
k n	0:68 1:-6 2:7 3:-49 4:-94 5:62 6:-14 7:-10 8:-20
k o	0:12 2:-14 3:-17 4:8 5:11 6:17 7:-11 9:-8
k p	0:84 1:34 2:-53 3:-95 4:62 5:-25 7:-24 8:-24
k s	1:-9 3:8 4:-8 5:21 6:-10 8:-10
k v	0:8 1:23 2:10 3:-14 5:-10 6:-9 7:-8 9:-10
kind aim_physics	0:42 1:9 2:-31 3:-78 4:16 5:-12 6:32 7:-8
kind aim_physics - +	0:24 1:-46 2:10 3:-38 4:-36 5:8 6:39 7:-6 8:14
kind aim_physics - 1	1:39 2:-38 3:-46 4:43 5:-9 8:-15
kind aim_physics A	0:50 1:31 2:-47 3:-45 8:-6
kind aim_physics F	0:40 1:-23 2:-12 3:-8 4:-6 6:10
kind aim_physics H	0:-49 2:24 6:25
kind aim_physics N	0:-39 1:-25 3:-28 4:48 5:8 6:-12 8:20
kind aim_physics O	0:62 1:13 2:-12 3:-29 4:-39 5:-20 6:18 8:-19
kind aim_physics at	0:32 4:-24
kind aim_physics from	2:-15 3:31 4:-13
kind aim_physics h +	0:43 2:-17 3:-15 4:16 5:-23 6:-6
kind aim_physics in	0:-33 8:29
kind aim_physics is	0:68 1:-25 2:-13 3:-27
kind aim_physics none	0:-6 1:-20 3:-64 4:43 5:-13 6:43 8:-16
kind aim_physics of	0:44 1:-23 2:-6 3:-14
kind aim_physics p	0:-10 1:55 2:-46 3:-80 4:34 5:-32 6:46
kind aim_physics s	0:32 1:-40 2:-7 4:-13 6:-7 8:42
kind aim_physics u	0:35 1:-12 2:10 3:-19 5:12 6:-6 7:-6 8:-42
kind aim_physics vs	0:9
kind aim_physics with	0:-28 1:77 2:-18 3:-34 6:-9
kind arena	0:38 1:26 3:-52 4:-19 5:-24 7:-8 8:11
kind arena - +	0:16 1:15 2:-6 3:-31 4:-8 5:-6 6:-10 8:22
kind arena - 1	0:52 1:18 2:-20 3:-56 6:-10
kind arena A	0:26 1:12 2:7 3:-50
kind arena F	1:41 3:-38 6:-12
kind arena H	0:-6 1:-9 2:21 3:-6
kind arena N	0:7 2:-8 4:-15 5:-7 8:21
kind arena O	2:-17 3:25 5:-16 6:13
kind arena V	0:22 1:-19
kind arena as	0:18 1:-9
kind arena h +	0:-23 2:26 3:18 4:-12 5:-19 6:15 8:-8
kind arena none	0:-22 1:36 2:36 3:-20 4:-17 5:-21 7:-6 8:-9
kind arena p	1:27 3:-12 5:-21 6:13 7:-6 8:-6
kind arena s	0:-27 1:9 8:23
kind arena u	0:87 2:-6 3:-52 4:-14 6:-17 8:-6
kind arena vs	0:14 2:-13
kind arena with	0:70 2:-32 3:-38
kind breakout	0:-13 1:7 2:-40 3:50 4:-10 5:-6 7:-11 8:-12
kind breakout - +	0:-19 1:26 2:-31 3:38 4:-8 6:-6 7:-10 8:-9
kind breakout - 1	0:8 1:-18 2:-8 3:30 6:-9
kind breakout A	0:-8 1:10 2:-24 3:23
kind breakout F	0:-34 1:-20 2:-9 3:57 6:-8
kind breakout O	0:12 1:20 2:-9 3:-12 4:-8 6:11 7:-7 8:-11
kind breakout h +	2:-6 3:-6 6:17
kind breakout is	0:-43 1:30 2:-30 3:45 4:-6 6:-6 7:-9
kind breakout none	0:44 2:-12 3:-40 6:16
kind breakout of	0:-10 3:17
kind breakout p	0:-17 1:-30 2:-26 3:53 6:12
kind breakout s	1:35 2:-9 3:-6 4:-8 7:-10 8:-8
kind breakout u	0:6 2:-10 3:15
kind breakout with	0:-35 1:-10 3:53 6:-8
kind catcher	1:20 3:21 4:-6 5:-34 6:-45 8:12
kind catcher - +	1:26 2:22 3:-13 4:-25 5:-24 6:-10 7:-7 8:17
kind catcher - 1	1:7 2:-28 3:57 4:-25 6:-10 8:-15
kind catcher A	0:-7 1:17 3:6 4:-10
kind catcher F	0:51 1:25 3:-15 4:-19 6:-19 8:-26
kind catcher H	0:-11 1:18 2:18 3:-21
kind catcher N	0:35 1:-15 2:-7 5:-10
kind catcher O	0:-48 1:-26 3:39 4:24 5:-32 6:-43 7:7 8:31
kind catcher V	0:11 1:18 2:-9 4:-17
kind catcher from	0:17 2:-11 4:-8 5:-22 8:26
kind catcher h +	0:11 3:-26 4:44 5:-23 6:-45 7:7 8:11
kind catcher in	0:18 1:36 3:-36 8:-21
kind catcher none	0:-12 1:7 2:-10 3:56 4:-24 5:-18 6:-40
kind catcher not	2:29 3:-26
kind catcher obj	0:-19 3:21
kind catcher of	0:-21 3:10 8:14
kind catcher p	0:-24 1:-34 2:49 3:18 4:42 5:-21 6:-48 7:-8 8:-15
kind catcher s	0:6 1:48 2:-15 3:-32 4:-8 8:-13
kind catcher to	0:-20 1:-7 3:-11 4:48 8:-19
kind catcher u	0:25 1:14 2:-49 3:25 4:-40 5:-26 6:-9 7:8 8:38
kind catcher with	0:31 1:11 2:-9 3:-17 4:-11 6:-13 8:8
kind clicker	0:-6 2:-52 3:19 4:-15 5:-16 6:-14 8:44
kind clicker - +	0:-51 1:-16 2:-26 3:28 5:-17 8:56
kind clicker - 1	0:35 1:14 2:-16 3:-17 4:-9 6:-7 8:-12
kind clicker A	0:8 2:-32 8:23
kind clicker F	0:-20 2:-27 3:13 4:-11 6:-9 8:38
kind clicker O	0:17 8:-6
kind clicker as	0:-26 1:-17 3:44
kind clicker h +	2:-18 3:28 6:-7 8:-7
kind clicker none	0:9 1:-31 2:-45 3:23 4:-11 5:-16 8:50
kind clicker of	0:16 1:14 3:-17 8:-6
kind clicker p	1:28 2:-38 3:9 4:-9
kind clicker s	0:-19 1:-7 3:26
kind clicker u	0:10 1:-27 2:-20 4:-7 5:-16 6:-9 8:47
kind clicker with	1:15 2:-8
kind crossing	0:-42 2:48 3:-51 4:34 6:-13 7:-13 9:-9
kind crossing - +	1:7 2:-15 3:-6 4:18 5:18 6:-9 8:-20
kind crossing - 1	0:-9 1:18 2:-12 4:12
kind crossing A	0:16 1:31 2:-30 3:-32 4:25 5:-10 9:-6
kind crossing F	0:12
kind crossing N	0:-40 2:-9 4:38 5:-8 8:16
kind crossing O	0:-6 1:-11 2:-19 3:-11 4:-7 5:46 6:-8
kind crossing V	0:-41 1:-39 2:94 3:-11 5:-38 6:-7 7:-9 8:-6
kind crossing from	0:10
kind crossing h +	0:-43 1:-32 2:70 3:-48 4:20 5:-14 6:-7 7:-12 8:24 9:-10
kind crossing none	0:-33 1:7 2:26 3:-45 4:43 5:-6 7:-7 8:11 9:-8
kind crossing p	0:-27 1:-22 2:40 3:-47 4:37 5:22 6:-12 7:-9 8:-6 9:-9
kind crossing s	0:-22 2:-10 4:21 5:-7 8:15
kind crossing to	0:-6 4:22 5:-12
kind crossing u	0:-7 1:28 2:26 3:-12 4:-9 5:-25
kind crossing with	0:-25 2:6 3:-10 5:24 6:-9
kind duel	0:52 2:29 3:-44 4:-19 5:-10 6:7 7:-12 8:-16 9:-15
kind duel - +	0:59 3:-45 4:-10 6:-6 9:-7
kind duel - 1	0:45 1:15 2:-54 3:-43 4:-8 6:15 8:-7
kind duel A	0:-9 1:7 2:36 4:-10 5:-8 6:-7 7:-12 8:-14 9:-15
kind duel F	0:-26 1:37 2:14 3:-24 6:-6
kind duel O	0:93 1:-29 2:-17 3:-58 4:-10 6:19
kind duel V	0:34 1:-26 2:-6
kind duel at	0:-15 2:26
kind duel h +	0:-45 1:-42 2:62 3:14 4:-6 5:-6 7:-10 8:-9 9:-10
kind duel in	0:-10 1:43 2:-9 3:-28 8:-6
kind duel is	0:50 1:-25 2:-7 3:-13
kind duel none	0:30 1:-47 2:37 3:-13 4:-6 5:-9 6:17 7:-10 8:-8 9:-10
kind duel of	0:9 2:-7
kind duel p	0:27 1:7 3:-50 4:-12 6:17 8:-6 9:6
kind duel s	0:13 1:-40 2:59 3:-23 7:-9 8:-7
kind duel u	0:30 1:16 2:-17 3:6 4:-8 6:-9 8:-6 9:-21
kind duel vs	0:11 1:10 2:-12
kind duel with	1:25 2:-14 3:-18
kind falling_blocks	0:13 1:-49 2:-26 3:66 4:-8 6:-12 8:-11
kind falling_blocks - +	0:10 1:-20 2:-10 3:29 8:-8
kind falling_blocks - 1	1:-33 2:-17 3:49 4:-7 6:-11
kind falling_blocks A	1:-23 2:-23 3:39
kind falling_blocks F	0:-19 1:-27 2:-9 3:62 6:-8
kind falling_blocks N	0:6
kind falling_blocks O	0:24 3:-19
kind falling_blocks from	1:-6 3:12
kind falling_blocks is	0:-14 1:-15 2:-15 3:36
kind falling_blocks none	0:20 1:-7 3:-10
kind falling_blocks of	0:-8 1:-18 2:-15 3:38
kind falling_blocks p	0:54 1:-10 2:-11 3:-25
kind falling_blocks u	0:-52 1:-39 2:-18 3:106 4:-6 6:-11
kind falling_blocks with	0:10 1:-8 6:-7
kind farm_sim	2:17 3:6 4:-20 6:-6
kind farm_sim - +	1:-22 2:30 4:-6
kind farm_sim - 1	0:13 1:30 2:-19 3:-26
kind farm_sim A	0:-17 1:6 2:43 3:-33 4:-6
kind farm_sim F	0:26 2:-33 3:25 4:-13
kind farm_sim h +	0:-13 3:38 4:-15
kind farm_sim none	0:-15 1:-27 2:24 3:32 4:-9
kind farm_sim p	0:-12 1:31 2:-10 3:17 4:-17
kind farm_sim u	0:16 1:-27 2:32 3:-11
kind farm_sim with	1:36 2:-14 3:-27
kind flappy	1:49 2:-55 3:-15 4:-17 5:71 6:-18 7:-14 8:-30
kind flappy - +	1:44 2:-26 3:13 5:-27 6:-8 7:-12 8:-7
kind flappy - 1	0:8 1:15 2:-18 3:-19 4:-8 5:23
kind flappy A	0:25 1:49 2:-42 3:-6 5:-19 7:-11 8:-6
kind flappy F	0:-18 1:10 3:8
kind flappy N	0:-9 5:26 8:-18
kind flappy O	0:-6 1:-31 2:-31 3:-17 4:-8 5:79 6:-17 8:-15
kind flappy V	0:-13 1:22 4:-10
kind flappy from	1:31 2:-10 4:-8 8:-9
kind flappy h +	0:-18 1:-6 2:-30 3:-12 4:-11 5:80 6:-8 8:-25
kind flappy in	5:20 8:-18
kind flappy none	0:27 2:-38 3:-13 4:-6 5:41 6:-8 7:-12
kind flappy of	0:-30 1:44 2:-15 3:-9
kind flappy p	0:39 2:-39 3:-19 5:50 8:-25
kind flappy s	0:-6 1:32 3:-11 7:-11
kind flappy u	0:-20 1:30 2:-27 3:8 4:-15 5:37 6:-15 8:-9
kind flappy with	0:-10 1:-11 3:10 4:-6 5:27 6:-9 8:-6
kind match3	0:19 1:-47 2:-20 3:58 4:-11 6:-15 8:-6
kind match3 - +	0:27 2:-16 3:14 4:-11 6:-6
kind match3 - 1	1:-48 2:-7 3:52 6:-10
kind match3 A	0:13 1:-18 2:-18 3:23
kind match3 F	0:6 1:-34 3:39 6:-14
kind match3 O	3:9
kind match3 as	0:10 1:-11
kind match3 none	1:-10 2:-18 3:44 4:-11 6:-7
kind match3 p	1:-9 2:-15 3:36 4:-9
kind match3 u	0:22 1:-42 2:-7 3:34 6:-14
kind match3 with	0:32 1:-24 6:-9
kind maze	0:6 1:-9 2:52 4:-8 5:-32 6:-11 7:-11 8:-15
kind maze - +	0:-11 1:-6 2:35 3:-11 4:8 5:-14 8:-23
kind maze - 1	0:7 2:25 3:-20 4:-13 5:-22
kind maze A	0:-12 1:14 2:36 3:-31 4:-11 5:-11 8:-9
kind maze F	0:-8 2:-8 3:24 7:-9
kind maze H	0:-11 2:24 3:-10
kind maze N	0:37 4:-11 5:-9 8:-12
kind maze O	0:-22 1:-25 2:35 3:7 4:10 5:-21 6:-9
kind maze V	0:33 1:-19 2:-13
kind maze from	0:-35 1:36 2:37 3:-27 5:-17 8:-16
kind maze h +	0:12 1:-19 2:20 3:14 4:-9 7:-10
kind maze in	0:35 1:-20 2:-6 4:-6 5:-8
kind maze is	0:-6 1:-11 2:17 3:6 7:-9
kind maze none	1:23 2:-7 3:7 5:-15 6:-6 8:-8
kind maze of	0:-38 1:-23 2:20 3:31
kind maze p	2:-9 3:36 4:-11 5:-11 7:-10
kind maze s	0:11 1:10 2:-22 3:-11 4:-6 8:12
kind maze u	1:-18 2:75 3:-33 5:-28 6:-7 8:-33
kind maze with	0:29 2:20 3:-41
kind memory	0:16 1:-54 2:-17 3:52 5:-19 6:14 7:-8 8:-32
kind memory - +	0:43 1:-37 2:-26 4:15 5:-12 6:6 7:-7 8:-10
kind memory - 1	1:-30 3:41 4:-21 5:-7 6:11 8:-25
kind memory A	0:-48 2:-32 3:57 4:-6
kind memory F	0:60 1:-23 2:-18 3:-10 6:-7
kind memory N	0:-16 3:51 4:-25 8:-17
kind memory O	0:40 1:-24 2:22 3:-34 4:23 5:-11 6:-11 8:-17
kind memory V	0:-48 1:-40 3:43 6:35
kind memory h +	0:-20 3:28 5:-6
kind memory none	0:31 1:-10 2:-48 3:8 4:8 5:-15 7:-7 8:-13
kind memory of	0:-31 1:-17 2:-6 3:56 8:-9
kind memory p	0:78 1:-82 2:-34 3:8 4:-11 5:-13 6:31 8:-10
kind memory s	0:40 1:-20 2:-11 4:-10 7:-6 8:-7
kind memory u	0:-63 1:7 2:16 3:50 4:13 5:-9 6:-19 8:-22
kind memory vs	0:-28 1:-12 2:54 3:-17
kind memory with	0:47 1:-70 2:-30 3:38 5:-7 6:18 8:-10
kind none	2:6 7:-6 8:6
kind none - +	0:-24 1:19 2:-8 4:10 5:15 8:-15 9:-12
kind none - 1	1:10 4:-9 5:-16 6:11 7:-6 8:23
kind none A	1:6 2:35 3:-8 4:-12 6:-13 7:-10
kind none F	1:-43 2:-18 3:22 4:7 6:22 9:-8
kind none H	0:-13 1:7 3:-14 4:-10 5:14 6:7 7:6 8:-17
kind none N	0:21 1:11 2:-39 3:12 5:-18 6:-9 7:-10 8:16 9:-8
kind none O	0:-8 1:11 3:-10 5:-10 6:8 7:-7 8:14 9:-9
kind none V	0:38 1:-25 2:-40 3:-14 4:44 5:23 6:-20 9:-8
kind none and	0:-12 1:25 3:6 4:-12 5:12 6:-16 8:-18 9:-6
kind none as	0:-19 1:35 2:-13 3:-21 6:-9 8:17
kind none at	0:15 1:-38 3:-19 4:41 5:-25 6:-19 7:18 8:6 9:-6
kind none by	0:-14 1:27 2:-7 3:-18 8:13
kind none for	0:47 1:-26 4:-15 8:-8
kind none from	0:16 1:-14 2:9 3:-23 4:-6 5:-9 6:-11 7:-9 8:25 9:6
kind none h +	0:21 1:-24 2:10 5:6 6:-11 7:-10 8:6
kind none in	0:6 1:-54 2:-13 3:-40 5:25 6:8 7:-15 8:48 9:-9
kind none is	0:28 1:25 2:-10 3:-49 5:20 6:-9 8:-24
kind none none	0:-12 2:17 3:17 6:-8 8:-8
kind none not	0:21 4:-6
kind none obj	1:-31 2:-11 3:27 5:13 6:11 8:-25 9:-7
kind none of	0:17 1:12 2:-35 3:12 4:29 5:-25 6:7 7:-16 8:-25 9:-12
kind none p	0:-6 3:13 6:-10 7:-10 9:-6
kind none s	1:-9 2:-8 3:23 4:-31 5:-23 6:-17 7:37 8:30 9:-8
kind none subj	0:7 1:14 2:17 3:-29 4:-14 5:15 6:-12 7:-13 8:-12
kind none to	0:20 2:8 3:-15 4:-19 5:-21 6:24 7:-7 8:18 9:-7
kind none u	0:6 1:-7 2:11 3:-12 4:7 6:11 7:-12
kind none vs	0:36 1:20 2:6 3:-18 4:-19 6:-10 8:-15
kind none with	0:-13 1:8 2:-38 3:10 4:-26 5:-24 6:59 7:-28 8:22 9:-7
kind platformer	0:-12 1:22 2:-6 3:-23 4:16 6:-27 8:9
kind platformer - +	0:-48 1:27 2:17 3:-9 4:14 5:-10 7:18 8:-6
kind platformer - 1	0:-38 1:40 2:-36 3:-25 4:26 5:38 6:-20 8:-16
kind platformer A	0:-19 1:6 2:-12 3:-7 4:46 8:-6 9:-13
kind platformer F	0:-26 1:21 2:43 4:-33 5:-17 6:-22 8:-13 9:15
kind platformer H	0:64 2:-52 5:-7
kind platformer N	1:-31 3:-42 5:43 6:-7 8:20
kind platformer O	0:-13 1:33 2:-13 3:7 5:-30 6:-7 7:14 8:8
kind platformer as	0:7 1:29 3:-25 4:-8
kind platformer from	0:-36 1:-10 2:-15 3:55 4:-12 5:-6 6:-11 8:14
kind platformer h +	0:61 1:-43 2:6 3:7 4:-21 5:-37 6:-15 7:-11 8:25
kind platformer is	0:-16 2:24 3:-12 5:-10 7:19
kind platformer none	0:12 2:25 3:-27 4:38 5:-15 6:-18 7:-9 8:-13 9:-13
kind platformer obj	0:33 2:-43 3:24 5:-6
kind platformer of	0:27 3:-40 5:-11 8:14 9:21
kind platformer p	1:-14 2:34 3:11 4:-14 5:-14 6:-6 9:-7
kind platformer s	0:-12 1:38 2:-7 3:-34 4:13 8:9
kind platformer u	1:7 2:-40 3:-15 4:19 5:18 6:-24 7:10 9:7
kind platformer with	0:-48 1:23 2:-12 3:-11 5:43 8:-7
kind quiz	0:31 1:-35 2:-40 3:45 4:27 5:-25 6:-16 7:-12 8:-32
kind quiz - +	1:-17 2:-22 3:21 4:30 5:-10 7:-8 8:-10
kind quiz - 1	0:47 1:-27 2:-23 3:37 4:-25 5:-18 6:-15 7:-6 8:-25
kind quiz A	0:-20 1:-42 2:-45 3:61 4:38 5:-8 7:-8
kind quiz H	2:13
kind quiz N	0:9 1:-9 4:18 5:-13
kind quiz O	0:35 1:-14 3:26 4:-23 5:-9 6:-14 8:-28
kind quiz V	1:17 2:-6 4:-15
kind quiz as	0:6 1:-17 3:17
kind quiz at	0:-13 3:9 4:18 8:-11
kind quiz is	0:-20 1:25
kind quiz none	0:47 1:-34 2:-32 3:6 4:19 5:-15 6:-6 7:-9 8:-8
kind quiz of	0:8
kind quiz p	0:16 1:-39 2:6 3:44 4:-8 5:-7 6:-10 8:-25
kind quiz s	0:-35 1:15 3:30
kind quiz u	0:43 1:-20 2:-47 3:-6 4:34 5:-21 6:-7 8:-10
kind quiz with	0:-27 1:-26 2:-9 3:64 5:-8 8:-16
kind racing	0:14 1:29 2:-35 3:-37 4:-32 5:51 6:-22 7:-7 8:-19 9:20
kind racing - +	0:36 1:-37 2:-38 4:-19 5:53 6:-7 8:-21
kind racing - 1	0:-16 1:61 2:-14 3:-71 4:-9 5:33 6:-16
kind racing A	0:26 1:27 3:-52 4:-6 5:-23 9:25
kind racing F	0:-13 1:-22 2:-9 3:48 5:-16 8:-9
kind racing H	0:-13 2:-10 5:17
kind racing N	0:31 1:-17 2:-7 3:-9 4:-16 5:26 8:-25
kind racing O	0:-28 1:12 2:-47 3:-21 4:-22 5:69 6:-18 8:15
kind racing V	0:20 1:14 3:-15 5:-6 6:-6 8:-12
kind racing at	0:-14 1:19 2:-21 3:-9 4:-10 8:37
kind racing from	5:23 8:-9
kind racing h +	0:15 1:-31 2:-11 3:29 4:-18 5:-12 8:-16 9:31
kind racing in	0:13 1:-9 2:-9 3:38 5:-24 8:-18
kind racing none	0:39 1:-7 2:-62 3:-38 4:-25 5:58 6:-14 8:-17 9:27
kind racing of	0:-20 1:35 2:-14 3:-11 5:18 8:-18
kind racing p	1:7 3:-34 4:-8 5:63 6:-18 8:-31
kind racing s	0:-8 1:-14 3:24
kind racing u	0:23 1:33 2:-47 3:-26 4:-32 6:-7 8:6 9:28
kind racing vs	0:-23 1:-33 2:58 3:-18
kind racing with	0:9 1:49 2:-24 3:-29 6:-6 8:-8
kind reaction	1:-7 2:10 3:18 5:-29 6:-8 7:-9 9:-19
kind reaction - +	0:15 1:41 2:55 3:-73 4:-8 5:-46 6:-12 7:-14 9:-7
kind reaction - 1	0:-15 1:-40 2:-26 3:98 4:-7 5:-7 6:-32
kind reaction A	0:23 1:-54 2:-37 3:77 5:-8 8:-16 9:-21
kind reaction F	0:-12 1:-28 2:30 5:10 8:-7
kind reaction H	0:42 1:-16 2:-21 3:17 5:-7 6:-13
kind reaction N	1:6 2:63 3:-31 4:-44 5:-21
kind reaction O	1:42 2:-9 3:-65 4:32 5:-29 8:20
kind reaction V	0:-38 1:41 2:29 3:-15 4:-28 6:-7 8:6
kind reaction at	0:29 1:-12 2:16 3:-7 4:-18
kind reaction from	1:-8 3:-15 4:12 5:18
kind reaction h +	0:16 1:-27 2:-16 3:-15 4:6 6:32 8:11 9:-22
kind reaction in	0:-19 1:14 2:-19 3:48 5:-8 6:-15 8:-18
kind reaction is	0:-27 2:19 3:-9 4:19
kind reaction none	0:10 1:-16 3:20 4:-14 5:-34 6:25 7:6 8:-23 9:-16
kind reaction of	0:9 1:-49 2:37 3:-52 4:-31 5:-10 6:-12 8:68
kind reaction p	0:-16 1:-50 2:40 3:25 5:-22 6:-24 7:-6 8:29 9:-8
kind reaction s	0:26 1:41 2:-58 3:-29 4:20 5:-6 6:28 7:-13 8:-29
kind reaction u	0:15 2:9 3:9 4:-31 5:-16 6:-13 9:-19
kind reaction with	0:6 1:47 2:-35 3:21 4:-6 5:-7 6:-33 7:-13 8:-12
kind rhythm	0:13 1:44 2:-28 4:-7 5:-7 7:-6 8:-14
kind rhythm - +	0:-19 1:14 3:18 4:-6
kind rhythm - 1	0:19 1:35 2:-26 3:-18
kind rhythm A	0:-17 1:53 2:-19 3:-23 7:-6
kind rhythm F	0:-11 2:-12 3:25
kind rhythm O	0:38 1:-9 3:-9 4:-6 5:-6 8:-13
kind rhythm h +	0:16 8:-12
kind rhythm none	0:14 1:27 2:-17 3:-14 4:-6 5:-6
kind rhythm p	0:13 1:22 2:-15 3:-8
kind rhythm s	0:-8 1:16
kind rhythm u	0:10 1:18 2:-14 4:-6 8:-13
kind rhythm with	0:-11 1:21 2:-13 3:9
kind runner	0:-9 1:51 2:14 3:-45 4:-15 5:27 7:-7 8:-29
kind runner - 1	1:30 2:-6 3:-16 5:17 8:-19
kind runner A	0:11 1:15 2:20 3:-16 5:-25
kind runner F	1:41 3:-35
kind runner N	4:-13 5:22
kind runner O	0:-19 5:39 8:-24
kind runner V	0:7
kind runner h +	1:13 2:20 3:-20 4:-13 5:17 8:-13
kind runner none	0:-12 1:37 2:16 3:-33 4:-13 5:28 7:-6 8:-26
kind runner p	2:15 4:-13 5:28 8:-24
kind runner s	0:-9 1:32 3:-23 7:-6
kind runner u	1:31 3:-24 8:-7
kind shmup	0:-18 1:-19 2:78 3:-53 4:-37 5:-32 6:27 7:16 8:-12 9:-6
kind shmup - +	1:18 2:9 3:-26 4:-17 5:-12 6:-7 7:18 8:-8
kind shmup - 1	0:-26 1:-16 2:66 3:-64 5:-8 6:24 7:-7
kind shmup A	0:-32 1:-27 2:61 3:-46 4:-8 5:-8 6:14 7:29
kind shmup F	1:16 2:43 3:-39 4:-6 6:-10
kind shmup H	0:15 1:-12 6:6
kind shmup N	2:12 3:-16 4:-12 5:-6 6:23
kind shmup O	0:24 1:-18 3:34 4:-13 5:-22 6:17 7:-7 8:-22
kind shmup V	0:-14 1:38 2:-21 4:-13 8:13
kind shmup at	0:11 8:-6
kind shmup h +	0:6 1:-34 2:22 3:28 4:-28 5:-22 6:15
kind shmup in	0:20 2:-23 8:13
kind shmup is	2:26 3:-13 7:-6
kind shmup none	0:18 1:61 2:-7 4:-23 5:-18 6:-45
kind shmup of	0:-16 1:-29 2:30 3:-9 6:24
kind shmup p	0:19 1:-24 2:67 3:-69 4:-15 5:-19 6:20 7:-12 8:-6
kind shmup s	0:45 1:-30 2:-41 3:-6 7:23 8:6
kind shmup subj	1:27 2:-25
kind shmup u	0:-69 1:20 2:52 3:7 4:-29 5:-20 6:9 7:6 8:-16
kind shmup vs	0:-10 2:30 4:-12
kind shmup with	0:-33 1:-59 2:83 3:-47 5:-13 6:24 7:31 8:-17
kind snake	0:-21 1:11 2:-11 3:9 4:28 5:-27 6:-19 7:15 9:-7
kind snake - +	0:-45 1:15 2:21 3:36 4:-10 5:-12 6:-11 7:-14
kind snake - 1	0:7 2:9 3:-54 4:33 6:-12 8:7
kind snake A	0:31 1:-15 2:-10 3:-21 6:-10 7:25 8:-10
kind snake F	0:-60 1:35 2:-19 3:-29 4:52 8:10
kind snake H	0:-8 1:-24 2:39 3:-8
kind snake N	0:7 3:22 4:-10 8:-16
kind snake O	0:-8 1:-8 2:-10 3:46 5:-35 6:-19 8:17
kind snake V	0:-15 1:32 2:-15 3:-7
kind snake from	0:-7 1:-11 2:22
kind snake h +	1:-11 2:-56 3:19 4:15 5:-24 6:-6 7:33 9:-6
kind snake in	0:-14 3:-9 5:-6 6:-7 7:24 8:13
kind snake is	0:-24 1:22 3:-15 7:15
kind snake none	0:35 1:-11 2:-22 3:10 4:21 5:-23 7:-7 8:-7 9:-6
kind snake obj	0:-13 3:-16 4:29
kind snake of	3:21 4:-10 6:-10
kind snake p	0:-12 1:-24 2:20 3:16 5:-23 7:12
kind snake s	0:-15 1:25 3:-25 4:31 7:-11
kind snake u	0:-7 1:16 2:-30 3:7 4:16 5:-12 6:-26 7:16 8:6 9:-6
kind snake vs	0:-7 2:9
kind snake with	0:-38 1:40 2:-6 3:17 6:-14 8:-8
kind sokoban	0:-24 2:-68 3:36 4:41 5:-20 6:-19 7:26
kind sokoban - +	0:37 1:22 2:-21 3:-51 4:-11 8:21
kind sokoban - 1	0:-56 1:-20 2:-13 3:70 4:34 5:-10 6:-17 8:-8
kind sokoban A	0:-27 1:27 2:-47 3:-45 4:15 7:36 8:17
kind sokoban F	0:26 1:-16 2:-9 3:19 4:-22 8:-9
kind sokoban N	0:-25 1:-6 3:-21 4:40 5:-7 8:8
kind sokoban O	0:6 1:-36 2:-13 3:66 4:14 5:-16 6:-20 7:-6 8:-24
kind sokoban at	0:-31 2:-9 3:19 4:27
kind sokoban h +	0:-6 2:-49 3:8 4:22 5:-9 7:33 8:-19
kind sokoban in	1:-26 2:-8 3:-27 4:31 5:-9 8:17
kind sokoban none	0:-10 1:38 2:-58 3:12 4:9 5:-12 6:-18 7:30 8:-8
kind sokoban p	0:-23 1:-8 2:-16 3:41 4:36 5:-15 6:-20 8:-11
kind sokoban s	0:28 3:-19 4:-12 8:8
kind sokoban subj	0:-12 1:-28 3:36
kind sokoban u	0:-23 1:6 2:-58 3:14 4:21 5:-7 7:33
kind sokoban with	0:22 3:-6 8:-12
kind tower_defense	0:-22 1:31 2:41 3:-55 4:6 5:-33 6:-11 7:9 8:-7 9:-10
kind tower_defense - +	0:12 1:56 2:-51 3:-18 4:-10
kind tower_defense - 1	0:-6 2:54 3:-40 5:-19
kind tower_defense A	0:7 1:15 2:22 3:-45 4:-17 9:-6
kind tower_defense F	0:-13 1:29 2:-20 3:-6 4:8
kind tower_defense H	0:-9 1:-22 2:28 3:-7 6:-8 7:16
kind tower_defense N	0:-12 1:29 4:13 5:-22
kind tower_defense O	0:-8 2:21 4:9 5:-19
kind tower_defense from	2:17 3:-6
kind tower_defense h +	0:-33 1:-20 2:48 3:-9 4:22 5:-21 6:-8 7:13 9:-6
kind tower_defense none	1:40 2:-17 3:-41 4:17 5:-6 9:-6
kind tower_defense of	1:8
kind tower_defense p	0:-13 1:36 2:35 3:-45 4:-21 5:-18 9:-8
kind tower_defense s	0:-7 1:-12 2:9 6:-7 7:17
kind tower_defense subj	0:-15 1:26 2:-10
kind tower_defense u	0:-8 1:11 2:9 3:-18 4:30 5:-23
kind tower_defense with	0:-9 1:-9 2:31 3:-17 5:-17 6:-9 7:17
last ally A	2:6
last ally H	2:10
last ally O	0:-12 2:-15 3:21 4:-12 5:18 6:24 7:-9 8:-27 9:-11
last boss O	0:38 3:-15 6:-8 7:-6
last enemy A	0:10 1:33 2:-50 3:-16 4:45 5:-34 6:-11 7:13 8:-14 9:-33
last enemy F	0:-32 1:-19 2:-48 3:24 4:56 5:-10 7:-22 8:-20
last enemy H	0:8 1:-24 2:-48 3:-9 5:-6 6:18 7:36 9:21
last enemy N	0:20 1:-20 2:-28 3:15 4:26 5:-21 8:-10
last enemy O	0:31 1:-36 2:-23 3:-11 4:23 5:41 6:-49 7:14 8:-28
last enemy V	0:-6 2:6 5:-8 6:-9 7:19 8:-7
last first A	0:13 1:14 4:-6 6:-7 7:-6
last first F	0:6 3:7 4:6 5:-15 6:11 7:-10 9:-7
last first H	0:14 1:22 2:6 4:-12 6:-20 8:-11 9:-7
last first N	0:9 1:-6 2:-6 3:-9 5:8 6:-8
last first O	2:-14 3:7 5:-8 6:8 7:-9 8:6
last first V	0:10 1:12 2:-12 4:-14 5:-13 6:6 7:-6 8:6
last free A	1:6 2:-7 3:8 4:-12 5:11 7:29 8:-39 9:-28
last free F	2:-17 3:-10 4:26 6:8 8:-33 9:-14
last free H	0:-17 1:-29 3:-13 4:17 5:24 9:-7
last free N	0:-9 1:14 4:-20 6:10 7:-6 8:12
last free O	1:7 2:20 5:-8 6:-30 7:6 8:-13 9:-7
last free V	0:-12 1:8 2:12 3:-32 4:32 5:-17 7:-11 8:-23
last goal A	1:50 2:29 3:-26 4:-44 5:-24 7:-14 8:-24 9:-11
last goal F	0:65 3:-42 4:-22
last goal H	1:-8 2:9 3:-6 4:-7 5:-9 6:20
last goal N	0:25 1:18 2:-11 3:-14 4:-50 5:28 6:-13
last goal O	0:40 1:10 2:-17 4:-17 5:15 6:-28 7:-12 8:-34
last goal V	0:11 1:-15 3:-8 4:17 8:-6
last hero A	0:-11 1:-49 2:-15 3:27 4:6 5:-9 7:-14 8:9 9:44
last hero F	0:-20 1:-13 3:23 4:-49 6:22 7:6 9:10
last hero H	1:-6 2:35 3:-25 4:-11 5:10 7:-8 8:-7 9:-9
last hero N	1:-18 4:-11 5:-6 6:7 7:-8 8:21 9:-7
last hero O	0:-18 1:-23 2:-14 3:10 4:-35 5:27 6:17 7:-17 8:30 9:-8
last hero V	0:-10 1:22 4:-27 5:14 6:-17 7:-11 8:28 9:-8
last item A	1:16 2:32 3:-41 4:15 5:-14 7:-16 8:10 9:-10
last item F	0:-23 1:33 2:11 3:20 4:-48 5:-21 6:-44 7:-6 8:40 9:-9
last item H	0:20 2:23 4:-7 6:-18 7:-18
last item N	1:-28 3:-10 4:30 6:-14 7:-6 8:-6
last item O	0:8 1:12 2:-18 4:37 5:-65 6:22 7:-16 8:-10
last item V	0:-13 1:35 2:6 3:7 4:12 5:-37 7:-7 8:-11
last obstacle A	0:30 1:-11 3:6 5:-6 8:-11
last obstacle F	0:-26 1:-15 3:45 8:-8
last obstacle H	0:8
last obstacle N	0:12 3:-15 4:24 5:-17
last obstacle O	0:-31 1:-9 2:-34 3:27 4:-6 6:16
last obstacle V	0:-8 1:-26 3:-6 4:24 5:17 8:-6
last place A	0:-50 1:-30 2:86 3:-55 4:-11 5:10 6:-6 8:16
last place F	0:39 1:-10 2:-22 4:-27 5:11 6:-21 8:15
last place H	0:-21 1:-7 2:56 5:-20
last place N	0:-22 1:-9 2:-12 5:21 6:-19 8:17
last place O	0:9 1:-41 2:30 3:-8 4:-35 5:-49 6:17 8:43
last place V	0:50 1:-33 4:-29 5:12 8:-11
last projectile A	0:21 1:8 2:39 3:7 4:-39 6:-20 7:-12 8:-12 9:-7
last projectile F	0:44 2:13 3:-43 4:6 6:-6
last projectile H	0:-17 6:19
last projectile N	0:25 2:-11 4:-12 5:-7
last projectile O	0:14 2:18 3:-21 4:11 5:-14 6:-18 7:22 8:-42
last projectile V	2:15 4:-6 8:-9
later none	0:6 1:-7 2:22 3:-8
later none A	0:7 1:-8 2:22 4:-7 5:-7 6:-12 8:11
later none Ap	0:8 2:19 4:-6 5:-20 7:-10 9:-14
later none Ap-	1:26 2:-16 3:6 4:-15 5:-12 6:-9 7:-12 9:-7
later none Aph	0:14 1:-41 2:41 5:-25 8:6 9:-19
later none As	0:-10 1:-31 2:14 5:-10 6:-9 7:21 8:31 9:-6
later none As-	2:-10 3:8 4:-18 6:-8 7:8 8:12
later none Ash	0:-21 1:-61 2:28 3:-9 4:14 5:-9 7:22 8:30 9:-8
later none Au	0:6 3:-8 4:-9 5:9 6:-13 9:7
later none Au-	0:17 1:6 2:-7 5:23 6:-14 7:-9 9:-13
later none Auh	0:-17 2:20 3:-13 4:-6 5:-21 6:-9 7:17 9:24
later none F	1:7 2:18 7:-7 8:-17 9:-7
later none Fp	0:-31 2:25 3:27 5:8 6:-23 7:-13 8:-17
later none Fp-	0:40 2:-11 3:14 4:-11 6:-22 8:-7
later none Fph	0:-78 1:-6 2:44 3:14 4:10 5:12 7:-13 8:-15
later none Fs	1:18 2:-24 3:-14 5:-11 6:21 7:-9
later none Fs-	0:10 1:24 2:-13 3:-32 5:-9 8:10
later none Fsh	1:-12 2:-14 3:19 6:23 7:-7 8:-21
later none Fu	0:21 2:13 3:-15 4:-6 8:-13 9:-6
later none Fu-	1:7 3:-21 6:17 9:-8
later none Fuh	0:39 1:-22 2:23 3:6 4:-11 5:-17 6:-25 7:7 8:-23
later none H	0:-13 1:-7 2:25 3:-17 4:-7 5:-21 6:22 8:-10
later none Hp	0:-6 2:27 4:-10 5:-21 6:11 7:-13
later none Hp-	0:-17 1:13 2:7 4:-9 6:14 7:-8
later none Hph	0:13 1:-14 2:36 3:-6 5:-26 7:-8
later none Hs	1:7 2:-15 3:10 6:-14 7:15
later none Hs-	1:20 2:-21 3:10 6:-7
later none Hsh	1:-12 2:8 6:-8 7:14
later none Hu	0:-7 1:-17 2:19 3:-45 5:-6 6:24 8:-8 9:9
later none Hu-	0:-33 1:-13 2:47 3:-46 4:17 5:-17 7:7
later none Huh	0:26 1:-7 2:-28 3:-7 4:-19 5:8 6:23 7:-8 8:-6 9:15
later none N	0:-8 1:-7 2:-23 5:22 7:-13 8:14 9:-9
later none Np	1:8 2:-8 3:-22 5:18 7:-6 9:-7
later none Np-	0:-13 1:12 2:12 3:-7 4:8 5:-21 8:6
later none Nph	0:9 2:-28 3:-28 4:-9 5:35 6:11
later none Ns	0:-10 1:-25 2:-9 3:21 5:-15 6:-17 8:27
later none Ns-	0:-16 1:-23 3:22 4:15 5:-7 6:-16 8:9
later none Nsh	0:11 2:-8 4:-15 5:-9 8:21
later none Nu	2:-19 3:6 5:15 7:-10 9:-6
later none Nu-	0:-17 2:-6 4:-23 5:29 6:17 7:-6
later none Nuh	0:27 1:-9 2:-18 3:8 4:32 5:-20 6:-30 7:-8 8:-10
later none O	0:12 1:-7 7:-6 8:-11 9:-8
later none Op	1:-10 2:-9 3:6 5:7 7:-14 9:-6
later none Op-	0:22 1:-6 2:17 3:10 4:-18 5:-37 6:-8 7:-9 8:11
later none Oph	0:-23 1:-10 2:-27 4:29 5:36 7:-13 8:-6
later none Os	0:-16 1:18 2:17 3:-6 4:-34 5:-22 7:13 8:11
later none Os-	0:-15 1:37 4:-16 5:-15 6:-19 7:9
later none Osh	0:-9 1:-22 2:23 3:-8 4:-29 5:-9 6:23 7:6 8:12
later none Ou	0:24 1:-15 4:7 8:-21 9:-7
later none Ou-	0:18 1:-12 2:-20 3:-13 4:7 5:11 6:18 7:-16 9:-6
later none Ouh	0:10 1:-7 2:18 3:18 4:-8 5:-18 6:-33 7:11 8:-30
later none V	0:19 1:9 3:-30 4:23 8:-19 9:-9
later none Vp	0:14 1:12 2:-22 3:-26 5:19 6:19 7:-10 8:-24
later none Vp-	2:-41 3:-13 4:12 5:19 6:28 8:-13
later none Vph	0:23 1:13 3:-17 4:-9 6:-10 7:-8 8:-14
later none Vs	1:-10 4:-20 6:-7 7:16 8:14
later none Vs-	0:10 1:-24 2:23 4:-15 7:-6 8:11
later none Vsh	0:-8 1:15 2:-25 4:-6 6:-7 7:21
later none Vu	0:10 1:6 2:11 3:-8 4:29 5:-22 6:-8 7:-12 8:-24 9:-6
later none Vu-	1:34 2:-18 4:14 5:-9 7:-10 8:-38
later none Vuh	0:11 1:-48 2:30 3:-13 4:20 5:-17 6:-12 8:8
later none attack -	0:32 1:-29 2:7 3:11 4:-17
later none attack h	0:12 3:-10 5:13
later none avoid -	0:-20 1:-14 2:61 3:-32 4:-19
later none avoid h	0:-29 1:-14 2:-17 3:36 4:6 9:19
later none bring -	0:51 2:-27 3:-10
later none bring h	3:19 8:-10
later none chase -	1:13 2:-6 3:-16 4:20 6:-20
later none chase h	0:11 1:-8 2:12
later none cross -	1:14 5:-10
later none cross h	0:-12 1:-24 3:-9 4:23 5:17
later none eat -	0:-20 1:8 2:23 3:-45
later none eat h	0:-13 3:29 4:-6 5:-15
later none fall -	0:15 1:-34 2:22 4:-6 5:11 6:-6 7:-23
later none fall h	0:-20 2:-8 3:-17 5:22 7:31 8:-17
later none fight -	0:-20 1:-19 2:-9 4:31 6:25 8:-6
later none fight h	0:-7 2:18 4:-15
later none guard -	0:-7 1:96 2:-73 4:-30
later none guard h	0:-14 1:-16 2:19 4:19 5:-10 6:-6
later none hit -	0:7 1:18 2:9 3:-18 6:-19
later none hit h	0:-22 2:26
later none make -	0:-6 1:15 2:-10 3:-10 4:13 5:17 6:-12 8:-13
later none match -	1:-12 3:15 4:19 8:-16
later none move -	0:-41 1:26 2:-59 3:49 5:-15 6:24 8:-12
later none move h	0:-12 3:34 4:-19 6:-24 8:21 9:-14
later none no -	1:17 2:-18 3:9 4:-8 7:-6 8:8 9:-9
later none no h	0:15 1:-33 2:39 3:-26 4:14 8:-16
later none over -	0:-24 1:23 2:-10 3:-9 5:15
later none over h	0:20 1:11 2:-12 5:-13 8:-6
later none play -	0:-31 1:50 2:-14 3:-17 4:-8 5:18 6:-11 8:-14
later none push -	0:-9 1:12 2:-11 3:-24 4:10 8:15
later none reach -	0:-12 1:21 3:-9 4:-8 5:-25 6:28
later none reach h	1:-13 2:32 4:-12 5:-22 8:16
later none save h	4:-11 8:21
later none shoot -	0:12 1:-39 2:56 3:-8 4:-12 6:-9 8:-10
later none shoot h	0:-14 2:7 6:15
later none sneak -	0:-10 2:9 3:-6 8:14
later none sneak h	0:13 1:-16 5:-7 8:14
later none steal -	1:-52 2:59 3:-12 8:-6
later none steal h	1:-10 2:23 3:-16
later none take -	0:68 1:7 2:-36 3:-40 4:-8 5:-7 6:11 8:-11
later none take h	1:-27 3:6 4:18 5:-16 6:-7 8:9
later none throw -	1:-41 2:11 3:-18 4:-19 6:26 7:-7 8:31
later none throw h	0:12 2:34 4:-25 6:-16
later none touch -	0:13
later none touch h	0:10 5:10 8:-8
later none victim -	1:10 2:-9
later none word:boss h	0:-9 1:-12 2:-10 6:-7 7:32
later none word:enemy h	0:14 2:-9
later none word:hero -	0:14 2:-9
later none word:item -	0:27 1:-8 2:-7 3:-6
later none word:obstacle -	0:6 1:-10 4:-17 6:26
later one	0:18 2:10 4:6 5:-10 7:-8 9:-9
later one A	0:14 1:21 2:12 4:7 5:-14 7:-11 8:-28 9:-11
later one Ap	1:21 2:10 3:-15 4:14 5:-11 6:-9 7:-7 8:-28 9:-7
later one Ap-	0:35 1:-18 2:-10 3:-22 4:28 6:-6 8:-9 9:-7
later one Aph	0:-51 1:48 2:11 4:-8 5:-9 8:-25
later one As	0:7 1:58 2:-21 3:-19 7:-10 8:-21 9:-8
later one As-	0:16 1:49 2:-26 3:-14 4:-9 7:-10 8:-17
later one Ash	0:-14 1:16 2:6 3:-6 4:9 8:-6 9:-9
later one Au	0:17 2:16 3:8 5:-16 6:6 7:-11 8:-20 9:-9
later one Au-	1:8 2:21 3:-6 4:-8 5:-14 6:11 7:-6 8:-15 9:-6
later one Auh	0:44 1:-53 2:-6 3:21 4:19 5:-13 6:-8 7:-15 8:-16 9:-6
later one F	2:-40 3:6 4:-8 5:-10 7:-9 8:13
later one Fp	0:10 3:21 4:-10 5:-8 8:-22
later one Fp-	0:-17 2:11 8:-8
later one Fph	0:30 2:-17 3:23 4:-12 6:-7 8:-18
later one Fs	0:11 2:-25 3:12 4:-21 6:-8 8:15
later one Fs-	0:9 2:-6 3:22 4:-13 8:-18
later one Fsh	2:-20 4:-9 6:-6 8:28
later one Fu	0:-13 2:-36 7:-6 8:19 9:7
later one Fu-	0:-8 2:-24 3:12 4:26 5:-14 6:-17 9:-7
later one Fuh	0:-7 2:-22 3:-17 4:-29 5:6 6:11 8:29 9:15
later one H	0:28 1:-12 2:20 3:-16 4:-12 5:27 6:-37 7:7 8:-15 9:-9
later one Hp	0:-7 1:-37 2:34 5:31 6:-15 8:-9
later one Hp-	1:-38 2:44 5:15 6:-13 8:-8
later one Hph	0:-8 2:-13 5:22
later one Hs	0:12 2:-22 7:20
later one Hs-	0:12 2:-22 7:20
later one Hu	0:27 1:20 3:-11 4:-7 6:-31 7:-10 8:-9 9:-8
later one Hu-	0:7 1:20 2:6 3:-11 4:-7 5:-12 7:-8
later one Huh	0:28 5:12 6:-29 8:-6 9:-6
later one N	0:13 1:-8 4:22 5:-9 6:-14
later one Np	0:-15 1:-12 2:-7 3:40 4:-14 8:6
later one Np-	0:-12 1:-10 3:36 4:-20 5:-8 8:16
later one Nph	2:-6 3:9 5:9 8:-10
later one Ns	0:20 1:18 4:-17 8:-13
later one Ns-	1:19 4:-16
later one Nu	0:13 1:-14 2:6 3:-30 4:36 5:-10 6:-11
later one Nu-	0:7 1:-13 2:11 3:-20 4:40 6:-11 8:-17
later one Nuh	0:14 2:-6 3:-19 5:-10 8:19
later one O	0:10 1:-11 2:-12 3:-10 6:19 7:-8 8:17 9:-11
later one Op	0:17 1:9 4:-29 5:9 8:-29
later one Op-	1:11 2:-28 3:17 4:-22 6:11 8:-11
later one Oph	0:25 2:32 3:-24 4:-10 5:15 6:-15 8:-23
later one Os	0:29 1:-15 3:-31 4:26 5:-10
later one Os-	0:22 1:-15 3:-8 5:-8 8:11
later one Osh	0:11 3:-27 4:30 8:-17
later one Ou	0:-11 1:-15 2:-16 3:-7 6:25 7:-7 8:33 9:-11
later one Ou-	0:-15 1:-9 2:-8 3:17 4:-6 5:25
later one Ouh	0:10 1:-12 2:-13 3:-24 4:-12 5:-46 6:30 8:49 9:-13
later one V	0:-25 1:-12 2:38 3:10 4:-7 5:-12 6:-20 7:-8 8:21
later one Vp	0:-49 1:-19 2:53 4:12 6:-10
later one Vp-	0:-21 1:-19 2:32 3:-6 4:18 6:-6
later one Vph	0:-35 2:31 3:10 4:-9
later one Vs	2:-12 8:9
later one Vs-	0:19 1:6 2:-7 8:-9
later one Vu	1:-11 3:6 4:-15 5:-9 6:-11 8:19
later one Vu-	0:-7 1:-16 3:6 4:9 6:-8 8:15
later one Vuh	0:9 1:6 2:10 4:-32 8:9
later one attack -	0:-43 1:25 2:17 3:-24 4:20 6:-10
later one avoid -	0:-20 1:38 2:-45 3:14
later one avoid h	0:28 1:-9 2:-23 3:-9 4:17 9:-6
later one bring -	0:-52 1:-11 2:-6 3:57 6:-8
later one bring h	0:29 3:-24
later one chase -	0:-13 1:-34 2:44
later one cross -	0:-6 1:10
later one eat -	1:-15 2:-8 3:29 4:-7
later one fall -	0:-7 1:8 2:-9 3:24 4:-17
later one fight -	0:-20 1:43 2:-14 4:-11
later one fight h	0:23 2:-8 8:-10
later one guard -	0:-7 1:-90 2:60 4:28 8:16
later one guard h	3:12 4:-6
later one hit -	1:12 2:-8 3:-9
later one love -	0:14 1:-10
later one make -	0:8 1:9 4:-11
later one move -	0:30 1:-10 2:47 3:-18 4:-26 6:-27 8:-18
later one move h	0:40 1:29 2:-16 3:-38 8:-8 9:-14
later one no -	0:45 1:-9 2:-12 3:-22 4:23 7:-8 8:-15 9:-8
later one no h	3:-7 4:-22 7:-16 8:25
later one over -	0:35 1:-26
later one play -	1:14 2:7 3:-6 5:-14 8:7
later one push -	0:-7 1:8 2:28 3:-9 8:-19
later one reach -	0:-10 3:29 4:7 8:-18
later one reach h	0:14 2:-33 3:10 8:16
later one save -	1:17
later one save h	2:19 4:-12
later one shoot -	1:54 2:-46
later one shoot h	0:-15 8:18
later one sneak -	1:7 2:-8 4:8
later one sneak h	2:-21 3:11 9:17
later one steal -	0:16 3:-8 4:-6
later one take -	0:-70 1:30 2:36 3:12 4:-10 5:-7 6:-8 8:-13
later one take h	0:-18 8:17
later one throw -	0:-7 1:-41 2:-28 3:28 4:28 6:30 8:-17
later one victim -	0:24 2:-17
later one word:enemy h	2:19 3:-12
later one word:hero -	0:11 1:6 2:-10
later some	1:36 2:-27 3:15 6:-14 7:-8
later some A	0:-14 1:35 3:-6 6:-11 7:-8 8:-19 9:7
later some Ap	1:-9 2:24 3:-20 5:13 6:-15 7:-11 8:-13 9:21
later some Ap-	1:10 2:42 3:6 4:-31 6:-15 7:-10 8:-8 9:-6
later some Aph	0:-9 1:-44 2:-10 3:-33 4:33 5:20 8:-7 9:28
later some As	0:15 1:40 2:-26 3:-12 4:6 8:-21
later some As-	1:51 2:-20 3:-12 8:-11
later some Ash	0:28 1:-18 2:-11 4:17 8:-16
later some Au	0:-39 1:27 2:-14 3:26 5:-13 6:-6 9:-12
later some Au-	0:-43 1:32 2:-18 5:-12 6:-6 8:14
later some Auh	2:6 3:35 4:-8 8:-25 9:-13
later some F	0:12 1:-20 2:-24 3:34 4:-7 5:-11 6:12 9:-8
later some Fp	0:31 1:-25 2:-24 4:22 6:9 8:-10
later some Fp-	1:-28 2:-9 3:18 4:13 8:10
later some Fph	0:33 2:-19 3:-15 4:16 6:12 8:-20
later some Fs	0:-7 1:-8 3:11 8:14
later some Fs-	0:-7 1:-8 3:11 8:14
later some Fu	0:-11 3:38 4:-33 5:-6 6:7 9:-6
later some Fu-	0:8 1:9 4:-19 6:12 8:-13
later some Fuh	0:-21 1:-6 3:40 4:-17
later some H	0:-9 1:19 2:-11 3:-12 4:-8 5:14 6:16 7:-7 9:-6
later some Hp	2:8 3:-35 5:18 6:18
later some Hp-	0:13 2:6 3:-6
later some Hph	0:-9 3:-30 5:20 6:19
later some Hs	0:-7 1:14
later some Hs-	0:-7 1:14
later some Hu	0:-8 1:16 2:-24 3:26
later some Hu-	0:-7 1:16 2:-24 3:26
later some N	0:26 1:-12 3:-20 5:-18 6:-9 8:17
later some Np	1:-16 2:16 3:10 4:11 5:-6 6:-8 8:-22
later some Np-	0:14 1:-12 3:-7 4:14
later some Nph	0:-11 2:17 3:22 6:-6 8:-21
later some Ns	0:25 3:-34 4:16 5:-7
later some Ns-	1:6 3:-32 4:17 5:-7 8:13
later some Nsh	0:25 1:-6 8:-14
later some Nu	0:9 2:-12 3:-9 4:-38 5:-8 8:34
later some Nu-	2:-11 3:-17 4:6 8:16
later some Nuh	0:21 3:7 4:-59 8:29
later some O	2:-16 3:11 4:17 5:10 6:-32 7:-9 8:18 9:-8
later some Op	0:-10 1:-6 2:14 3:-12 4:-21 5:9 8:19 9:-6
later some Op-	0:10 2:27 3:-55 4:-11 6:13
later some Oph	0:-22 1:-11 2:-11 3:21 4:-12 5:7 6:-11 8:22 9:-6
later some Os	0:20 1:-23 4:12 6:-7
later some Os-	0:7 1:-22 4:15
later some Ou	1:16 2:-31 3:17 4:23 5:8 6:-41 7:-7
later some Ou-	0:16 1:20 2:-17 3:30 4:-32 5:-8 6:-29 8:12
later some Ouh	0:-26 1:-8 2:-18 3:-14 4:57 5:16 6:-19 8:-14
later some V	0:30 1:33 2:-17 3:-10 4:-31 5:-8 8:-17
later some Vp	0:30 1:-19 2:-8 3:10 4:-10
later some Vp-	0:36 1:-12 2:-15
later some Vph	0:-8 1:-10 3:17 4:-7
later some Vs	0:-9 1:29 2:-6 8:-10
later some Vs-	0:-11 1:30 2:-6 8:-10
later some Vu	0:17 1:27 3:-16 4:-22 8:-6
later some Vu-	0:7 1:15 3:-16
later some Vuh	0:11 1:14 4:-20
later some avoid -	1:18 2:-6 3:-10
later some avoid h	0:49 1:-18 2:-15 3:-19 4:17 8:-10 9:-7
later some bring -	0:10 1:23 3:-29 5:-6
later some chase -	0:-7 1:12 2:-23 3:21
later some eat -	0:-13 1:44 2:-11 3:-22
later some eat h	0:6 2:-20 4:-9 5:24
later some fight -	0:29 1:-24
later some guard -	1:30 2:-18 4:-12
later some hit -	0:-15 1:7 3:12
later some make -	0:-16 1:18
later some move -	0:8 1:-32 2:48 3:-24 8:14
later some no -	0:27 1:-25 2:23 3:6 4:-22 5:-22 7:-12 8:23 9:-10
later some no h	0:-12 1:-29 2:-25 3:20 4:14 5:10 7:-10 9:12
later some over -	0:-16 1:6 3:17
later some over h	0:-11 3:-6 5:15 8:8
later some save h	0:19 1:-18
later some shoot -	1:10
later some sneak h	2:13 3:8 4:10 8:-18 9:-7
later some steal -	1:63 2:-59
later some take -	0:-33 1:16 2:-18 4:24
later some take h	2:13 3:21 4:-17 8:-6
later some throw -	1:74 2:-30 3:-10 4:-11 6:-32 8:-22
later some word:hero -	1:8
left attack	0:8 1:21 2:6 3:-28 4:11 5:-11 6:-7 8:-22
left attack -	1:22 2:-14 3:-14 4:7 5:-6 6:-6 7:7 8:-7
left attack 0	2:20 3:-13 4:9 5:-6 7:-7 8:-19
left attack 0 A	0:12 1:7 2:22 4:-22
left attack 0 F	0:-13 1:-12 2:-9 3:8 4:22
left attack 0 N	0:-20 1:23
left attack 0 O	0:24 1:-10 2:13 3:-20 4:10 8:-16
left attack 0 cl	0:29 1:-7 2:34 3:-10 4:-27 8:-17
left attack 0 in	0:-27 1:10 4:26 7:-7
left attack 0 none	0:12 3:-14 4:8 7:-6
left attack 1	0:-27 1:26 2:-12 4:11 5:-6 7:13
left attack 1 A	0:-9 1:28 2:-9
left attack 1 N	0:-9 4:16
left attack 1 cl	0:-19 1:15 2:-8 7:15
left attack 1 in	0:-10 1:12 4:12
left attack 1 none	0:-27 1:26 2:-12 4:10 7:13
left attack A	1:26 2:13 4:-25 7:-8 8:-6
left attack F	0:19 1:-12 2:-17 3:-8 4:19
left attack N	0:-28 1:23 4:13 5:-7
left attack O	0:24 1:-10 2:13 3:-20 4:10 8:-16
left attack h	0:15 2:21 3:-20 4:10 5:-6 8:-18
left avoid	0:-8 1:-9 2:8 4:-10 5:12 6:-11 7:11 8:6 9:-7
left avoid -	2:-19 3:-11 5:8 7:-10 8:29
left avoid 0	0:-17 1:-9 2:25 4:-10 6:-6 8:6 9:-6
left avoid 0 A	0:7 1:8 2:33 3:-18 5:-14 7:-11 8:-13
left avoid 0 F	0:-22 2:8 3:20 4:-26 5:-17 6:-6 7:29
left avoid 0 H	0:-6 2:30 5:-7 8:-8
left avoid 0 N	1:-6 2:-37 3:-12 5:-27 8:49
left avoid 0 O	1:-13 2:-19 3:12 4:8 5:13 7:-10 8:-19
left avoid 0 V	0:-41 1:-17 2:19 4:-6 5:35 8:-9
left avoid 0 at	4:26 8:-20
left avoid 0 cl	0:21 1:-22 2:-16 3:10 4:-9 5:-16 6:-10 7:26
left avoid 0 from	0:-22 1:-7 5:-10 8:31
left avoid 0 in	0:-30 2:29 3:-6 4:-16 5:7 7:-15 8:17 9:-6
left avoid 0 none	0:16 1:-19 2:11 3:-34 5:12 7:7 8:-6 9:-6
left avoid 0 of	0:-34 1:30 3:38 4:-13 5:-7 6:-6 7:-10 8:-19
left avoid 0 with	0:-16 2:17 8:-8
left avoid 1	2:-40 3:-6 5:28 6:-9 7:17
left avoid 1 A	0:-10 2:-38 4:28 7:21
left avoid 1 N	0:30 4:-18 5:9 8:-24
left avoid 1 O	0:-21 2:-14 4:-17 5:29 6:-9 8:23
left avoid 1 cl	3:-10 4:-9 5:-15 7:21
left avoid 1 in	2:-44 5:36 6:-9 8:12
left avoid 1 none	0:-19 2:-42 4:19 5:35 6:-9 7:19 8:-10
left avoid 2	0:31 2:-12 3:13 4:-16 5:-13
left avoid 2 O	0:6 3:16 4:-7 5:-13
left avoid 2 cl	0:23 2:-11 3:14 4:-9 5:-13
left avoid A	0:12 1:7 2:11 3:-21 4:12 5:-17 7:6 8:-15
left avoid F	0:-22 2:8 3:20 4:-26 5:-17 6:-6 7:29
left avoid H	0:-6 2:30 5:-7 8:-8
left avoid N	0:30 1:-6 2:-37 3:-14 4:-9 5:-14 8:36
left avoid O	1:-13 2:-27 3:19 4:-7 5:24 7:-13
left avoid V	0:-42 1:-17 2:24 4:-6 5:31 8:-9
left avoid h	1:-16 2:16 3:11 4:-10 5:9 6:-17 7:17 8:-20 9:-6
left bring	1:-15 3:8 4:24 5:7 6:-33 7:-13 9:-10
left bring -	2:-10 3:-23 4:26 5:6 6:-22 7:-12 8:11
left bring 0	1:-15 2:11 3:34 4:-15 5:-25 6:-29 8:24
left bring 0 A	0:51 1:-23 4:-13 8:-13
left bring 0 F	0:-21 1:-14 2:-8 3:39 4:16 5:-9 6:-27
left bring 0 H	0:-20 1:30 2:-9
left bring 0 N	0:6 2:24 4:-29 8:-7
left bring 0 O	0:-39 1:-19 4:21 5:-19 6:-10 8:38
left bring 0 V	0:17 4:-18
left bring 0 cl	0:-51 1:-30 2:53 3:11 4:-9 5:-10 6:-19 8:29
left bring 0 in	0:44 1:10 2:-47 3:23 4:-25 5:-25 6:-18 8:20
left bring 0 none	0:-7 1:-20 2:14 3:17 4:14 5:-14 6:-24 8:16
left bring 0 to	0:12 2:-12 3:-13 4:19 8:-7
left bring 0 with	0:-29 3:55 4:-9 5:-8 6:-8 8:-19
left bring 1	0:-9 2:-34 3:24 4:33 5:-22 6:-11 7:-12 8:-6
left bring 1 A	0:-43 1:-29 2:-17 3:7 4:56 5:-6 7:-10 8:10
left bring 1 F	0:-34 2:-16 3:24 4:-18 5:-7 6:-9 8:30
left bring 1 N	0:13 4:13 8:-21
left bring 1 O	0:27 1:-6 2:-10 3:22 4:-9 8:-34
left bring 1 V	0:12 1:31 3:-14 4:-21 8:-11
left bring 1 at	0:-6 2:-32 4:36
left bring 1 cl	1:-37 3:21 4:30 5:-11 6:-9 8:-14
left bring 1 in	0:7 1:32 2:-38 3:12 5:-14 7:-10
left bring 1 none	0:-32 1:11 2:-22 3:21 5:-16 6:-11 8:22
left bring 1 to	0:-18 1:-6 4:32 8:-9
left bring 1 with	0:-11 1:-11 2:22 3:12 7:-9
left bring 2	0:22 1:-7 2:28 3:-66 4:11 5:45 8:-25 9:-8
left bring 2 A	0:-10 1:-18 2:34 3:-13 4:22 5:-12 8:-10 9:-8
left bring 2 F	0:16 3:-41 4:-21 5:58 8:-23
left bring 2 O	0:28 2:-8 3:-28 4:7 8:10
left bring 2 cl	0:31 1:-17 3:-40 5:35 8:-15
left bring 2 in	0:-17 1:22 2:28 3:-47 4:27 5:7 8:-9 9:-8
left bring 2 none	0:17 1:-19 2:19 3:-59 5:56 8:-23 9:-8
left bring A	0:11 1:-49 2:12 3:-7 4:54 5:-17 7:-11 8:-10 9:-9
left bring F	0:-32 1:-16 2:-25 3:27 4:-11 5:43 6:-34 8:13
left bring H	0:-22 1:30 5:-6
left bring N	0:14 2:20 4:-14 5:-7 8:-27
left bring O	1:-23 2:-16 4:18 5:-25 6:-12 8:20
left bring V	0:21 1:38 3:-16 4:-36 8:-16
left bring h	1:-20 2:10 3:34 6:-23 8:-7 9:-11
left chase	0:22 1:18 2:10 4:-19 5:-12 6:-14 7:-13 8:-8
left chase -	0:14 1:19 2:-15 4:-13 7:-7
left chase 0	0:-15 1:10 3:19 4:-14 7:-11
left chase 0 A	0:7 1:27 4:-19 7:-11 8:-11
left chase 0 O	0:-15 1:-17 3:29 4:-14 8:17
left chase 0 at	1:28 2:-6 4:-8 7:-6 8:-11
left chase 0 cl	0:-21 1:13 2:-15 3:13 4:-10 8:20
left chase 0 in	2:10 3:13 4:-7 7:-11 8:-14
left chase 0 none	0:-16 1:-18 2:13 3:24 7:-6
left chase 0 subj	1:14 2:-14
left chase 1	0:17 1:13 2:18 3:-31 4:-7 8:-11
left chase 1 A	1:18 2:-9
left chase 1 O	0:-9 2:28 3:-10 8:-11
left chase 1 cl	2:28 3:-14 8:-11
left chase 1 in	0:19 1:17 2:-12 3:-18
left chase 1 none	0:17 1:13 2:22 3:-38 4:-6 8:-11
left chase 2	0:36 2:-6 3:-7 5:-7 6:-9
left chase 2 cl	0:36 2:-6 3:-7 5:-7 6:-9
left chase A	0:20 1:39 2:-20 4:-20 7:-11 8:-11
left chase H	2:16 5:-7 6:-6
left chase N	0:-14 4:16
left chase O	0:-9 1:-21 2:26 3:17 4:-17 6:-6
left chase h	0:12 2:24 4:-8 5:-11 6:-13 7:-7 8:-6
left cross	0:28 3:-19 4:-15 5:-15 8:19 9:-7
left cross -	0:19 1:12 2:-18 4:14 8:-23
left cross 0	0:8 2:8 3:-19 4:-12 5:-15 8:20
left cross 0 A	0:9 1:13 2:-17
left cross 0 N	0:7 2:-11 4:8 5:-7 8:7
left cross 0 V	1:-13 2:40 3:-6 4:-18 5:-8
left cross 0 cl	0:-17 2:21
left cross 0 in	0:15 2:6 3:-27 4:-26 5:-14 7:-6 8:33
left cross 0 none	0:26 2:-27 4:8 5:-9 8:6
left cross 0 with	0:-7 1:6 2:9 3:-8 5:-6
left cross 1	0:24 2:-8 9:-6
left cross 1 A	0:24 2:-8 9:-6
left cross 1 in	0:24 2:-8 9:-6
left cross 1 none	0:24 2:-8 9:-6
left cross A	0:32 1:11 2:-23 9:-6
left cross N	0:7 2:-11 4:8 5:-7 8:7
left cross V	1:-13 2:40 3:-6 4:-18 5:-8
left cross h	0:12 1:-19 2:25 3:-17 4:-29 5:-15 8:35 9:-7
left eat	0:28 3:30 4:-33 5:-17 6:-12 7:-10 8:-9 9:-6
left eat -	0:36 1:10 2:-35 3:12 4:-16 5:-7 6:-6 8:-6
left eat 0	0:-7 1:21 2:-6 3:35 4:-29 5:-13 6:-11 7:-8
left eat 0 A	1:26 2:-13 3:-13 7:-6
left eat 0 F	0:-11 1:7 3:18 6:-7
left eat 0 N	3:16 4:-7
left eat 0 O	0:-8 3:19 4:-10 5:-8
left eat 0 V	3:17 4:-14
left eat 0 cl	1:8 2:31 3:-28 4:-10
left eat 0 from	0:-9 2:32 3:-17 4:-8
left eat 0 in	0:-9 1:16 2:-34 3:52 4:-22 5:-11 6:-7 7:-7
left eat 0 none	0:-7 1:23 2:-16 3:33 4:-20 5:-11 6:-7 7:-7
left eat 1	0:53 1:-22 2:16 3:-37 4:-6
left eat 1 A	0:28 1:-22 2:16 3:-19
left eat 1 H	0:16 3:-10
left eat 1 cl	0:42 1:-11 3:-17
left eat 1 in	0:22 1:-12 2:23 3:-22
left eat 1 none	0:46 1:-21 2:17 3:-37
left eat 2	1:-11 2:-6 3:15
left eat 2 A	1:-7 2:-12 3:23
left eat 2 F	0:21 2:-9
left eat 2 cl	1:-9 2:-13 3:23
left eat 2 from	0:-19 1:-7 2:-13 3:37
left eat 2 in	2:7 3:-11
left eat A	0:22 4:-6 7:-9
left eat F	0:7 2:-12 3:17 6:-8
left eat H	0:28 2:-6 3:-15
left eat N	0:8 3:7 4:-9
left eat O	3:19 4:-12 5:-8
left eat V	0:-16 2:18 3:10 4:-14
left eat h	1:-8 2:25 3:23 4:-23 5:-14 6:-9 7:-10 9:-6
left fall	1:7 2:13 3:-13 4:-6 5:-8 7:6 8:-13
left fall -	0:48 1:9 2:-12 3:15 4:-35 5:-27 6:-18 7:-6
left fall 0	0:-41 3:19 7:14 8:10
left fall 0 A	0:-18 2:16 3:11 4:-15 5:-20 7:20 8:-7
left fall 0 F	0:-23 1:23 2:-6 3:24 4:-10
left fall 0 H	2:-14 6:19
left fall 0 N	0:-26 1:-13 2:17 3:7 8:13
left fall 0 O	0:8 1:-11 2:-27 3:-19 4:20 5:17 6:-15 8:10
left fall 0 cl	0:-38 2:31 3:-22 4:-9 5:-13 6:16 7:21
left fall 0 in	0:-32 2:-52 3:32 4:34 6:-14 7:-6 8:6
left fall 0 none	0:-21 1:-17 2:17 3:30 4:-30 5:7 6:-9 7:17 8:-12
left fall 0 obj	0:-6 3:8
left fall 0 of	1:-8 2:-23 4:-18 6:11 8:31
left fall 0 with	0:-10 1:30 3:-17
left fall 1	0:29 1:16 2:14 3:-24 4:-9 5:-6 8:-26
left fall 1 A	0:10 1:9 2:-12
left fall 1 F	0:-14 1:21 3:-10
left fall 1 O	0:26 1:-10 2:27 3:-12 4:-7 5:-6 8:-21
left fall 1 cl	0:13 2:21 3:-15 5:-6 8:-14
left fall 1 in	0:26 1:16 2:-8 3:-11 8:-19
left fall 1 none	0:-17 1:7 2:23 3:-10 5:-6
left fall 1 with	0:21 1:12 3:-11 8:-14
left fall 2	0:32 2:10 3:-23 7:-9
left fall 2 O	2:19 3:-11 7:-8
left fall 2 cl	0:32 2:10 3:-23 7:-9
left fall 2 none	0:26 2:-6 3:-6 7:-9
left fall A	1:6 3:6 4:-15 5:-20 7:20 8:-7
left fall F	0:-36 1:38 2:9 4:-11
left fall H	0:11 2:-26 6:18
left fall N	0:-15 1:-13 2:15 3:7 8:7
left fall O	0:32 1:-18 2:15 3:-36 4:13 5:9 6:-19 7:-11 8:-12
left fall h	0:-54 2:26 3:-37 4:23 5:18 6:15 7:13 8:-15
left fight	1:-13 2:10 3:-13 4:6 5:-16 6:40 7:-8 8:-12
left fight -	0:-16 2:14 3:-47 5:-9 6:38 8:12
left fight 0	0:20 2:20 3:-31 4:-7 5:-6 6:10 8:-15
left fight 0 A	0:-18 1:6 2:24 3:-16 4:7
left fight 0 F	0:-7 3:-14 6:20
left fight 0 H	0:-10 2:20
left fight 0 N	0:14 4:-11
left fight 0 O	0:38 2:-7 3:-9 4:-7 8:-11
left fight 0 cl	0:36 1:-21 2:17 3:-18 4:-8
left fight 0 in	0:-18 1:37 2:7 3:-22 6:11 8:-18
left fight 0 none	0:40 1:-22 2:14 3:-16 4:-7 5:-6 8:-7
left fight 0 of	0:15 2:-9
left fight 0 with	0:-11 1:-17 2:18 3:-14 6:20
left fight 1	1:-13 4:20 5:-9 6:-8 8:14
left fight 1 A	0:18 1:-12 2:9 3:-6
left fight 1 F	3:-16 4:29 6:-6
left fight 1 H	0:-6 6:11
left fight 1 N	0:-11 4:-9 8:22
left fight 1 O	2:-8 3:20 6:-11
left fight 1 cl	0:26 2:-26 3:-15 4:11 5:-6 6:-12 8:21
left fight 1 in	0:-40 1:-12 2:16 3:12 4:10 8:16
left fight 1 none	0:51 1:-12 3:-27 4:8 5:-6 6:-10 8:-6
left fight 2	0:-16 1:-11 2:-18 3:14 4:-6 6:44 8:-15
left fight 2 O	0:-28 1:-11 2:-18 3:14 4:-6 6:44
left fight 2 cl	0:-28 1:-11 2:-18 3:14 4:-6 6:44
left fight 2 in	0:23 8:-23
left fight 2 none	0:-22 2:-17 3:15 6:30
left fight A	0:-6 2:29 3:-21 4:6 7:-6 8:-7
left fight F	0:-11 2:-6 3:-27 4:28 6:15
left fight H	0:-16 1:-6 2:17 6:10
left fight N	0:12 4:-21 8:10
left fight O	0:8 1:-11 2:-31 3:23 4:-14 5:-8 6:34 8:-18
left fight h	0:21 1:-15 3:17 5:-9 6:8 7:-7 8:-26
left guard	0:-26 2:24 3:-25 4:37 5:-22 8:-10 9:-6
left guard -	0:-19 1:12 4:14 5:-9 6:-10
left guard 0	1:-33 2:18 3:-6 4:22 5:-12 6:8
left guard 0 A	0:-21 1:-29 2:8 4:38
left guard 0 F	0:20 2:15 3:-7 4:-17
left guard 0 H	2:17 3:-6
left guard 0 N	0:10 2:-8 4:9 5:-7
left guard 0 O	0:-7 2:-16 3:8 4:-7 6:15 8:7
left guard 0 from	0:-6 1:-15 2:43 3:-6 4:-18
left guard 0 in	0:-9 1:-33 2:19 4:16 5:-12 6:8 8:14
left guard 0 none	0:17 1:-22 2:-23 3:-21 4:49 5:-9 8:-9
left guard 1	0:-44 1:36 2:8 3:-21 4:33 5:-12 6:-9 8:-14
left guard 1 A	0:-14 1:16 2:9 3:-12 4:6 5:-6 8:-9
left guard 1 cl	0:-35 1:26 2:-12 3:-7 4:34 6:-7
left guard 1 from	0:-9 1:-10 2:24
left guard 1 in	0:-14 1:16 2:16 3:-15 5:-7 8:-13
left guard 1 none	0:-35 1:26 2:-12 3:-7 4:34 6:-7
left guard 1 vs	2:10
left guard 2	0:18 3:-6 4:-13
left guard 2 A	1:7 4:-8
left guard 2 N	0:19 1:-6 4:-6
left guard 2 in	0:9 4:-12
left guard 2 none	0:8 2:8 4:-7
left guard A	0:-33 2:16 3:-13 4:35 5:-7 8:-9
left guard F	2:6 3:-13 4:19 5:-6 6:-9
left guard H	2:17 3:-6
left guard N	0:7 1:20 2:-11 3:-8 5:-9
left guard O	0:-8 4:-8 6:15
left guard h	0:-14 1:-11 2:27 3:-27 4:29 5:-17 6:9 8:-14
left hit	0:-8 1:29 2:-12 3:-11 4:7 5:14 7:-21 9:-10
left hit -	1:44 2:-18 3:17 4:-50 5:-10 6:6 7:-9 9:-6
left hit 0	0:14 1:30 3:-9 6:-32 7:-9 8:-18
left hit 0 A	0:-26 1:26 2:6 7:-6 8:-14
left hit 0 F	0:12 1:19 2:37 3:-41 6:-15 8:-13
left hit 0 H	0:33 1:-16 2:-43 3:30
left hit 0 N	0:6 3:-12 4:-17 8:23
left hit 0 O	0:15 1:-19 2:-18 4:23 5:17 6:-21 8:-20
left hit 0 V	0:-28 1:25 2:17 3:-7 4:-6
left hit 0 at	0:-16 4:14
left hit 0 cl	0:12 1:54 2:-14 3:-48 4:24 6:-32 8:-10
left hit 0 in	0:16 2:7 3:19 4:-24 5:7 6:-15 7:-8 8:-22
left hit 0 none	0:12 2:-7 3:18 4:8 5:-17 6:-24 8:-13
left hit 0 of	1:11 3:-7
left hit 0 subj	0:-13 2:10 3:-14 4:22 7:-6
left hit 0 with	0:49 1:-11 2:-12 3:-18
left hit 1	0:-33 1:13 3:-17 4:16 5:17 6:6 7:-16 9:-8
left hit 1 A	0:6 1:16 2:-41 3:6 4:34 7:-12 8:-11
left hit 1 F	0:-9 1:-23 2:-23 4:10 5:23 6:-20 8:19 9:-6
left hit 1 N	0:-23 2:49 3:-17 4:-25 5:16 8:-14
left hit 1 O	1:23 3:-19 4:-10 5:-19 6:27 8:-13
left hit 1 cl	0:-25 2:26 3:-43 4:23 6:-8 7:-14 8:26
left hit 1 from	0:-6 1:19 2:-27 3:-15 4:26
left hit 1 in	0:-20 1:17 2:-26 3:22 4:19 5:18 6:11 8:-42 9:-7
left hit 1 is	0:-19 2:16 4:11
left hit 1 none	1:-19 2:13 3:21 4:-51 5:19 6:-23 8:20 9:-6
left hit 1 with	0:-40 1:37 3:-15 4:13 5:-17 6:29 7:-6 8:-10
left hit 2	1:-23 2:-36 3:12 4:-15 5:-7 6:31 8:17
left hit 2 A	0:11 1:-14 2:-17 3:-18 8:31
left hit 2 N	3:28 5:-17 8:-10
left hit 2 O	1:-9 4:-11 5:-14 6:34 8:-7
left hit 2 cl	0:22 1:-22 2:-36 3:16 4:-15 8:17
left hit 2 in	0:-18 3:-7 5:-13 6:33
left hit 2 none	0:-11 1:-23 2:-21 3:15 4:-11 5:-28 6:37 8:21
left hit A	0:-11 1:29 2:-38 4:27 5:-6 7:-17 8:9
left hit F	0:6 2:21 3:-41 4:13 5:19 6:-32 7:-6 8:9 9:-7
left hit H	0:12 1:-16 2:-37 3:29 5:23
left hit N	0:-20 1:-6 2:48 4:-40 6:-6
left hit O	0:11 2:-21 5:-15 6:35 8:-36
left hit V	0:-28 1:25 2:17 3:-7 4:-6
left hit h	1:-29 2:6 3:-55 4:53 5:30 7:-19 8:-8 9:-7
left love	0:26 1:28 2:-7 3:-20 4:-7 5:-8 6:-9 8:-9 9:-9
left love -	0:20 1:18 3:-18 4:-7 5:-6 6:-7
left love 0	0:21 1:19 2:-18 3:-12 4:-6 6:-6
left love 0 A	0:30 1:9 2:-17 3:-19
left love 0 V	0:-25 1:38 3:-18
left love 0 cl	0:41 1:-39
left love 0 in	0:-11 1:39 2:-13 3:-14 6:-6
left love 0 none	1:35 2:-18 3:-11 4:-6 6:-6
left love 1	0:13 1:13 3:-12 8:-7 9:-9
left love 1 O	0:20 3:-7
left love 1 cl	1:14 2:8 3:-6 8:-6 9:-9
left love 1 in	0:20 3:-7
left love 1 none	0:16 1:18 3:-11 8:-7 9:-9
left love A	0:26 1:24 2:-18 3:-22 8:-7 9:-8
left love F	0:-19 2:17
left love O	0:42 1:-16 3:-14
left love V	0:-9 1:34 2:-8 3:-18
left love h	0:12 1:14 2:-7 8:-7 9:-9
left make	0:27 1:-25 2:18 3:23 6:-29 7:-12 8:-23 9:-7
left make -	0:31 1:-25 2:9 3:17 4:-26 5:17 6:-17 7:-12 8:-21
left make 0	1:-13 3:40 5:-7 6:-22 7:-8 8:-12
left make 0 A	3:21 4:-11 7:-7
left make 0 F	3:30 4:-6 5:-15 6:-7
left make 0 N	0:32 1:-6 2:-11 5:-7 8:-11
left make 0 O	0:-28 1:-6 2:-8 3:7 4:20 5:16 6:-15
left make 0 cl	0:29 2:-49 3:34 4:-8 5:-9 6:-9
left make 0 in	0:-32 1:-12 2:39 3:21 6:-17 7:-8 8:-9
left make 0 none	0:-14 1:-31 3:47 4:8 6:-19 7:-7 8:-11
left make 1	3:17 4:-16 5:13 6:-12 8:-10 9:-6
left make 1 A	1:7 3:-19 5:18
left make 1 F	0:-15 3:25
left make 1 H	0:-8 2:14
left make 1 O	0:29 2:-14 3:12 4:-14 6:-10
left make 1 cl	0:28 1:9 3:-23 4:-9
left make 1 in	0:-25 3:35 4:-8 5:16 6:-10 8:-9
left make 1 none	0:27 1:-15 2:13 3:-8 4:-10
left make 1 of	0:-6 3:12
left make 1 with	0:-8 1:23 2:-12 3:15 4:-7 6:-12
left make 2	0:37 1:-20 2:33 3:-55 4:9
left make 2 A	0:-21 1:-19 2:41 4:-6
left make 2 F	0:42 2:-11 3:-42 4:16
left make 2 cl	0:24 1:-19 2:35 3:-48 4:9
left make 2 in	0:31 3:-17 8:-7
left make 2 none	0:24 1:-19 2:35 3:-48 4:9
left make A	0:-11 1:-18 2:23 3:7 4:-19 5:16 7:-12 8:-6
left make F	0:22 2:-16 3:17 4:8 5:-15 6:-7 8:-7
left make H	0:-15 2:28 4:-9 6:-6
left make N	0:32 1:-6 2:-11 5:-7 8:-11
left make O	0:10 1:-6 2:-21 3:6 4:9 5:11 6:-24
left make h	2:11 3:10 4:15 5:-16 6:-17
left match	1:-21 2:-9 3:38 4:-7 5:-14 6:-18 7:-7 8:6
left match -	1:-21 2:-20 3:47 4:-6 5:-12 6:-18 7:-7 8:6
left match 0	0:8 1:-26 3:12 4:-8 5:-10 6:-16 8:14
left match 0 A	0:6 1:-13 2:-11 8:18
left match 0 F	0:8 1:-10 4:-7 6:-8 8:15
left match 0 N	0:30 3:-27 4:6 8:-9
left match 0 O	0:-22 1:-6 2:15 3:34 4:-6 5:-7 6:-10 8:-11
left match 0 as	0:-8 3:8
left match 0 cl	1:-11 2:8 3:23 4:-7 5:-8 6:-9 8:-12
left match 0 in	0:17 1:-22 3:-18 6:-8 8:35
left match 0 none	0:8 1:-11 2:6 3:17 5:-6 8:-20
left match 0 of	0:25 3:-21
left match 0 with	0:-22 1:-9 3:46 6:-11 8:-8
left match 1	0:10 1:-34 2:-8 3:20 5:-6 6:-7 7:-6 8:12
left match 1 A	0:35 1:-25 8:-7
left match 1 F	0:-12 3:28 6:-6
left match 1 O	3:-8 8:18
left match 1 V	0:-9 1:-7 4:12 8:7
left match 1 cl	0:27 1:-23 2:9 3:8 4:-6 6:-6 8:-7
left match 1 in	0:-32 1:-23 2:-16 3:8 4:14 7:-9 8:31
left match 1 none	0:26 1:-24 2:-8 3:24 4:-6 6:-6 8:-10
left match 2	0:-22 1:23 2:-7 3:31 8:-20
left match 2 A	0:-6 2:-6 3:15
left match 2 F	3:8
left match 2 O	0:-8 1:27 8:-20
left match 2 V	3:10
left match 2 cl	0:-14 2:-7 3:29
left match 2 in	0:-15 1:46 8:-37
left match 2 none	0:-15 2:-7 3:32
left match A	0:28 1:-36 2:-15 3:14 8:11
left match F	1:-10 2:-6 3:18 4:-10 6:-13 8:13
left match N	0:29 3:-25 8:-9
left match O	0:-28 1:17 2:14 3:28 4:-11 5:-7 6:-10 8:-12
left match V	0:-14 1:-7 3:11 4:10 8:6
left match h	0:9 2:17 3:-23
left move	2:-9 3:-30 4:26 5:12 6:-7 7:-8 8:17 9:-10
left move -	1:29 2:-30 3:-17 4:32 6:14 7:-23 8:-19 9:-6
left move 0	0:6 1:9 2:-11 3:-19 4:-7 6:-14 8:21 9:-12
left move 0 A	0:-17 1:38 3:21 4:-17 5:-48 7:-15 9:-11
left move 0 F	0:8 1:-23 2:22 4:-33 5:-26 6:10 8:25
left move 0 H	0:-18 1:-8 2:-24 4:18 5:26
left move 0 N	0:11 1:-14 2:-8 3:-25 4:6 5:15 6:-25 8:14
left move 0 O	0:16 2:-15 3:-15 4:-13 5:18 7:18 8:-22
left move 0 V	0:6 1:-8 2:10 4:8 5:-11 6:-6
left move 0 at	0:-9 1:10 2:-9 3:17 5:-8 6:-6
left move 0 cl	0:9 1:-8 2:-39 3:-54 4:33 5:34 6:6 7:25 8:-42
left move 0 from	0:-26 5:-9 8:37
left move 0 in	1:9 4:-33 6:-21 7:-24 8:25 9:-15
left move 0 is	0:21 2:-7 5:-8
left move 0 none	0:-12 1:21 2:11 4:-13 7:9 8:-12 9:-6
left move 0 obj	0:-10 2:24 3:-7 4:19 5:-22 8:-12
left move 0 of	1:-6 3:-25 5:13 6:-12 8:19
left move 0 to	0:47 4:-17 5:-6 8:-21
left move 0 with	0:7 1:-26 2:-28 3:-11 4:-8 5:21 8:28
left move 1	0:-29 1:-12 2:8 3:-22 4:24 5:8 6:14 7:-12
left move 1 A	0:-15 1:6 2:32 3:-16 5:-6 7:-7 8:-7 9:-18
left move 1 F	0:29 2:-20 3:-23 4:-17 5:-7 6:9 9:20
left move 1 H	2:19 5:-11
left move 1 N	0:-14 5:-6 8:17
left move 1 O	0:-33 1:-10 2:-37 3:10 4:30 5:29 6:12 8:-7
left move 1 V	1:-13 4:17 8:-6
left move 1 at	0:-11 4:23 5:-10
left move 1 cl	0:11 1:-8 2:26 3:-23 4:-6 5:13 6:-8 7:-9 8:-11 9:-17
left move 1 from	0:31 1:-14 2:-27 5:22 8:-7
left move 1 in	0:-69 1:-17 2:-10 4:35 5:-11 6:19 8:28 9:17
left move 1 none	0:-8 1:6 2:16 3:-18 4:-37 5:7 6:6 7:-10 8:11
left move 1 of	4:14 6:18 8:-24
left move 2	0:9 1:-16 2:-17 3:-13 4:39 5:8 6:-9 7:-7 8:-19
left move 2 A	0:-12 1:-41 2:-15 3:-8 4:43 5:23
left move 2 O	0:29 1:26 4:-25 6:-8 8:-18
left move 2 cl	1:-36 2:6 3:-9 4:44 5:-18 7:-6
left move 2 in	1:20 2:-25 4:14 5:10 6:-9 8:-19
left move 2 none	0:10 1:-40 2:-6 3:-11 4:23 5:23
left move A	0:-31 1:22 2:14 3:7 4:22 5:-25 6:-6 7:-23 9:-24
left move F	0:30 1:-25 2:7 3:-16 4:-45 5:-31 6:18 8:27 9:18
left move H	0:-23 1:-9 2:-9 4:17 5:17
left move N	0:-8 1:-14 2:-9 3:-25 4:20 6:-25 8:23
left move O	0:7 1:15 2:-38 3:-10 5:31 7:15 8:-31
left move V	0:11 1:-18 2:6 4:22 5:-12 6:-6
left move h	1:-54 2:20 3:-26 5:9 6:-34 7:10 8:33 9:-8
left none	0:7 1:15 9:-6
left none -	1:23 3:14 5:-7 6:-6 8:-12 9:-7
left none 0	0:13 1:14 4:-10 8:-6
left none 0 A	0:11 1:6
left none 0 F	0:-20 2:-8 3:19 4:11 5:-14 6:17 7:-14 8:-24 9:-6
left none 0 H	0:-30 2:49 3:-39 4:-7 5:-15 6:-21
left none 0 N	0:16 1:8 2:-20 5:15 6:-27 7:-8 8:-30
left none 0 O	0:28 2:7 4:-30 5:-14 6:-6 7:8
left none 0 V	1:31 2:-41 3:-9 4:-37 5:-8 6:10 7:-7 8:21
left none 0 as	1:41 2:-14 3:-8 4:-8 8:-9
left none 0 at	0:-28 1:-58 2:-35 3:70 4:-13 7:-10 8:44
left none 0 cl	0:15 1:-31 3:13 4:-20 5:11 6:21 8:8 9:-6
left none 0 for	0:51 1:-19 3:-10 4:-12 8:-9
left none 0 from	0:30 1:-16 3:-11 4:6 5:-19 6:59 8:-72
left none 0 in	1:24 2:7 4:-8 5:-10 6:-9
left none 0 is	0:26 1:-21 2:-20 3:-18 4:-6 5:38 7:-7 8:-11
left none 0 none	3:11 6:-12 8:-9
left none 0 obj	0:-13 1:-12 2:-7 3:28 4:9 8:-13
left none 0 of	0:23 2:8 3:-29 4:8 5:-18 6:-27 8:23
left none 0 subj	0:-18 1:34 2:-10 3:11 4:-19 5:11 6:-11 8:-9
left none 0 to	1:8 2:10 3:-31 4:-6 5:-6 6:43 8:-38
left none 0 vs	0:-17 2:43 3:-20 8:-6
left none 0 with	1:32 2:24 3:-38 4:-16 6:-17 7:-6 8:-19
left none 1	1:21 4:-14 5:-10 6:-15 7:-13
left none 1 A	0:6 1:27 3:-23 5:-31 6:-11 8:-41 9:18
left none 1 F	2:-46 3:29 4:-19 6:18 7:-10
left none 1 H	0:16 1:-31 2:44 3:-8 5:-16 6:-18 7:11 9:-11
left none 1 N	0:7 1:-8 2:9 3:-10 4:6 5:-54 8:26 9:-7
left none 1 O	0:9 1:-30 3:11 4:-9 5:42 6:-30 7:-22 8:-6 9:-7
left none 1 V	0:-7 1:23 3:-11 4:-16 5:-15 6:-9 7:-8 8:20
left none 1 and	3:15
left none 1 at	0:59 1:-15 3:-29 5:-7 6:-8
left none 1 cl	0:23 1:45 2:-23 4:-53 5:-10 6:22 7:-24 8:-13
left none 1 from	0:-12 2:10 3:13 4:-40 5:-22 6:-17 8:21 9:17
left none 1 in	0:8 1:-27 3:15 4:-12 5:11 6:-15
left none 1 is	0:32 2:-7 3:7 4:-20 5:-7 7:-9
left none 1 none	1:49 2:-25 3:-11 4:18 5:-22 6:-12 7:-22 8:-11
left none 1 obj	0:16 1:-29 2:21 3:-10 4:10 6:-6 8:-14
left none 1 of	0:-39 1:-27 2:15 3:14 4:16 5:-12 6:10 9:9
left none 1 subj	0:12
left none 1 to	1:-15 2:23 4:15 5:-6 6:-16 8:-10
left none 1 vs	0:15 1:9 2:30 3:-20 4:-24 5:-8 6:-7 8:-9
left none 1 with	0:-16 1:-6 2:-40 3:28 4:15 5:8 6:-30 7:26 9:-12
left none 2	0:-8 1:-41 2:-10 4:42 6:8 7:-10 8:10 9:-14
left none 2 A	0:9 1:-40 5:36 6:-19 8:33 9:-20
left none 2 F	0:10 1:-16 2:62 3:-31 4:33 5:-16 6:-33 7:-8 8:-11 9:-14
left none 2 H	0:-13 1:18 2:-45 3:27 4:-7 5:6 6:22 7:-18 9:20
left none 2 N	1:-11 2:-8 3:-33 4:-8 5:19 6:48 8:-14
left none 2 O	0:-19 1:14 2:-48 3:29 4:25 5:-61 7:9 9:-11
left none 2 V	0:7 1:-39 2:28 3:-7 4:19 8:-11
left none 2 and	0:9 1:17 2:10 4:-10 5:-14 6:-15 8:-6
left none 2 at	0:-24 1:-9 2:-9 3:-16 4:11 7:48 8:-13
left none 2 cl	0:13 2:-63 4:25 5:-7 6:18 7:17 8:8 9:-31
left none 2 from	0:-21 1:33 2:-30 3:-25 4:23 5:39 6:-8 8:-18
left none 2 in	0:-23 1:-63 2:51 3:-9 4:30 6:-15 7:-39 8:21 9:6
left none 2 is	0:-12 1:58 2:-8 3:-28 4:-11 7:-14 8:-6
left none 2 none	0:-21 1:-71 2:27 4:35 6:19 7:-20 9:-8
left none 2 obj	0:33 2:-40 5:-7 6:10 8:-9
left none 2 of	0:7 4:17 6:-8 8:-17
left none 2 subj	0:16 1:-21 2:26 3:-15
left none 2 to	0:-45 1:-20 3:16 4:-10 6:-10 8:61
left none 2 vs	2:14
left none 2 with	0:30 1:-37 2:-37 3:76 4:8 5:-20 6:17 7:-23 8:-37
left none A	0:7 1:8 4:-8 6:-6
left none F	0:-15 1:-11 3:16 4:17 5:-15 6:12 7:-19 8:-19 9:-12
left none H	0:-27 2:40 3:-16 4:-12 5:-16 6:-11 8:-10
left none N	0:16 2:-12 3:-13 4:8 6:14 7:-10 8:-7 9:-10
left none O	0:20 2:-12 3:19 4:-8 6:-17 9:-9
left none V	1:34 2:-10 3:-18 4:-25 5:-20 7:-13 8:25 9:-7
left none h	0:9 1:-10 2:-7 3:-21 4:-12 7:-6 8:21
left over	2:-29 3:-36 4:-7 5:43 6:-20 7:-8 8:8 9:10
left over -	0:18 1:6 3:-30 4:-13 6:-18 8:24
left over 0	0:9 1:-12 2:-7 3:-26 5:33 6:-19 7:-8
left over 0 A	0:22 2:23 3:-7 5:-27
left over 0 F	0:10 8:-10
left over 0 N	0:-6 5:40 8:-31
left over 0 O	0:-6 1:-9 2:-12 3:-25 4:-12 5:23 6:-18 8:27
left over 0 cl	2:20 8:-6
left over 0 in	0:8 1:-9 2:-21 3:-24 4:8 5:42 6:-16 7:-8 8:-9
left over 0 none	0:14 1:-12 3:-35 4:-18 5:33 6:-18 8:14
left over 0 obj	3:10
left over 1	0:-6 1:14 2:-20 3:-10 4:-17 5:15 8:18
left over 1 O	4:-9 8:19
left over 1 cl	0:10 1:16 2:-8 4:-17
left over 1 in	0:-16 2:-12 3:-10 5:16 8:19
left over 1 none	0:-17 1:14 2:-20 3:-10 4:-9 5:15 8:19
left over A	0:21 1:14 2:6 3:-13 4:-14 5:-27 9:14
left over F	0:10 8:-10
left over N	0:-6 5:40 8:-31
left over O	0:-7 1:-10 2:-14 3:-28 4:-19 5:20 6:-19 8:38
left over V	0:-8 2:-17 3:-6 4:23 5:8
left over h	0:-9 2:-26 3:-13 5:41 7:-7 8:-11 9:12
left play	2:-9 3:12 4:6 5:-23 6:7 7:-11
left play -	0:13 1:26 2:11 3:-38 4:-12 5:-9 6:10 7:-11 8:11
left play 0	1:31 3:14 5:-14 6:-19 7:-7 8:-16
left play 0 A	0:-15 1:6 2:32 3:-12 4:-14 8:-6
left play 0 F	0:30 3:-7 6:-18
left play 0 H	0:19 1:14 2:-22 3:-7
left play 0 N	0:-21 1:16 3:24 8:-14
left play 0 O	0:8 1:32 2:-18 4:-10 5:-17 6:-9
left play 0 V	0:-25 1:-19 2:-11 3:22 4:31
left play 0 and	0:-9 1:10
left play 0 cl	0:-17 1:-9 2:-13 3:17 4:27 8:-8
left play 0 in	0:8 1:34 2:7 4:-20 5:-13 6:-18 7:-7 8:-6
left play 0 is	0:-11 1:28 8:-12
left play 0 none	0:-6 1:42 5:-13 6:-15 8:-13
left play 0 obj	0:-12 2:-13 3:28
left play 0 of	0:17
left play 1	1:-40 2:-12 3:9 4:9 5:-16 6:20 8:13 9:13
left play 1 A	0:-9 1:-18 2:-11 3:28 6:-14 7:13 8:-26 9:12
left play 1 F	0:-10 3:-26 6:39 7:-9 8:-7 9:8
left play 1 N	3:-10 4:20
left play 1 O	0:11 1:-27 2:-12 3:6 4:-22 5:-11 8:43
left play 1 V	0:11 2:14 3:-18 4:7 8:-9
left play 1 at	2:-6 4:11
left play 1 cl	1:-17 2:-21 3:15 4:-13 5:-7 6:14 7:8 8:-6 9:15
left play 1 from	0:-14 2:10 8:12
left play 1 in	0:6 1:-29 3:-8 4:15 5:-12 6:6 7:10 8:10
left play 1 none	0:17 1:-29 3:24 4:-31 5:-15 6:20 7:-19 9:9
left play 1 of	0:-6 2:-24 3:-13 4:43 6:-10 8:-7
left play 1 with	0:-11 1:-18 3:-12 6:16 8:23
left play 2	0:10 1:-10 2:8 3:-18 4:-6 5:-8 6:18 7:-7 8:12 9:-6
left play 2 A	0:41 2:-7 4:-19
left play 2 N	0:-10 4:-20 8:28
left play 2 O	0:-46 2:24 3:-22 4:32 5:-6 6:26 8:-18
left play 2 V	0:35 2:-15 4:-9
left play 2 at	0:-20 2:30
left play 2 cl	0:8 1:-10 2:10 4:-32 6:20 9:-6
left play 2 from	0:-18 4:-19 6:-6 8:35
left play 2 in	3:-25 4:15 8:11
left play 2 none	0:52 1:-9 2:-27 3:-29 4:12 6:26 8:-20
left play A	2:14 3:14 4:-17 6:-11 8:-23 9:6
left play F	0:23 2:-6 3:-23 6:20 7:-11 8:-8 9:7
left play H	0:17 1:14 2:-17 3:-7
left play N	0:-29 1:14 3:17 4:-6 6:-7 8:13
left play O	0:-16 1:8 5:-29 6:17 7:-8 8:28
left play V	0:19 1:-25 2:-8 3:7 4:28 6:-9 8:-17
left play h	0:-9 1:-35 2:-20 3:44 4:18 5:-28 8:-7 9:10
left push	0:8 1:-31 2:-32 3:52 4:17 5:-10 6:-17 7:-11 8:-15
left push -	0:-18 1:-29 3:39 4:6 6:-15 7:-8
left push 0	1:-19 3:16 4:9 6:-14
left push 0 F	3:17 4:-7
left push 0 N	0:14 3:-8 4:-6
left push 0 O	0:-13 2:-14 4:30 6:-10
left push 0 V	0:9 2:-13 3:12 4:-12
left push 0 cl	0:20 3:-9 4:-11 5:16 8:-12
left push 0 in	0:-14 1:-19 2:8 3:20 4:16 5:-16 6:-13 8:20
left push 0 none	0:-7 1:-18 2:7 3:23 4:11 6:-12 8:-17
left push 1	0:-13 1:-7 2:-32 3:34 4:17 5:-16 7:-7
left push 1 A	0:-6 2:-23 3:40 4:-6 5:-6
left push 1 O	0:-6 2:-7 4:10 5:-7 8:12
left push 1 cl	0:-37 2:-7 3:51 4:7 8:-8
left push 1 in	0:7 2:-30 3:-26 4:25 5:-20 8:26
left push 1 none	0:-37 2:-7 3:51 4:6 8:-8
left push 2	0:35 1:-11 2:-18 3:13 4:-6 8:-17
left push 2 A	0:40 1:-9 2:-18 3:-16
left push 2 O	3:26 4:-6 8:-17
left push 2 cl	0:36 1:-10 2:-7 3:-11 8:-6
left push 2 in	0:13 2:-11 3:21 4:-6 8:-17
left push 2 none	0:25 1:-10 2:-18 3:14 8:-12
left push A	0:21 1:-27 3:23 4:-10 5:-6 7:-6
left push F	0:-6 3:19 4:-7
left push N	3:-8 4:14 8:-9
left push O	0:-19 1:-6 2:-20 3:20 4:27 6:-13 8:-8
left push V	0:17 2:-16 3:11 4:-17
left push h	0:34 2:-42 3:18 4:10 5:-16 8:-15
left race	1:20 2:17 3:-23 4:-9 8:-9
left race -	0:-9 1:29 3:-7 5:-7
left race 0	0:-11 1:27 2:6 3:-8 5:-9
left race 0 A	0:-19 1:15 2:8
left race 0 H	0:-14 1:17
left race 0 N	0:19 1:-11
left race 0 O	0:-14 1:23
left race 0 V	0:11 1:-6
left race 0 at	0:-9 1:24 2:-12
left race 0 in	1:20 2:6 3:-9 5:-13 8:-8
left race 0 none	0:-25 1:23 2:10
left race 0 of	0:8 1:8 3:-6
left race 0 vs	1:-18 2:19
left race 0 with	0:-6 1:8
left race 1	0:10 1:-7 2:12 3:-18 4:-7 5:12
left race 1 A	1:-6 2:20 3:-12
left race 1 N	0:-9 5:21
left race 1 O	0:26 2:-8 3:-6 5:-11
left race 1 at	0:11 2:-7
left race 1 cl	0:-6 3:-8 5:17
left race 1 in	0:27 1:-6 2:14 3:-12 4:-10 5:-7 8:-9
left race 1 none	0:-8 3:-7 5:17
left race 1 vs	1:-6 2:20 3:-12
left race A	0:-22 1:9 2:26 3:-13
left race H	0:-14 1:17
left race N	0:14 1:-11 4:-7 5:11 8:-8
left race O	0:13 1:22 2:-8 3:-11 5:-11
left race V	0:13 1:-7
left race h	0:15 1:-10 2:21 3:-20 4:-9
left reach	0:-12 1:-15 2:11 3:-15 4:27 5:-9 6:-29 7:-17 8:21 9:13
left reach -	0:-20 1:-13 2:46 3:-18 4:16 6:-21 7:-12 8:-35 9:-7
left reach 0	2:-7 4:10 5:12 6:-17 7:-7 8:9
left reach 0 A	0:-45 1:10 2:45 3:-20 4:-57 5:36 8:-6
left reach 0 F	0:12 2:-15 6:-7
left reach 0 H	0:30 2:-30 4:13 6:-9
left reach 0 N	0:-12 4:-13 8:25
left reach 0 O	0:-10 3:15 4:14 5:-16 8:-7
left reach 0 V	0:21 1:-11 2:-29 4:30 8:-6
left reach 0 cl	0:-37 1:20 2:-7 3:25 4:-31 5:33 8:-14
left reach 0 in	0:32 1:-26 2:-14 3:-21 4:44 5:-17 6:-16 7:-6 8:15
left reach 0 none	0:-6 1:21 2:12 4:11 5:-21 6:-16 7:-7 8:-7
left reach 0 to	4:8
left reach 0 with	0:-12 1:-16 2:-8 3:-6 4:-9 5:39
left reach 1	1:-24 2:6 4:17 5:-20 6:-8 7:-8 8:-8 9:25
left reach 1 A	0:-28 1:-15 2:-18 3:-13 4:39 5:-7 9:27
left reach 1 H	2:7
left reach 1 N	0:-8 3:12 4:8
left reach 1 V	0:24 2:13 4:-26
left reach 1 cl	0:12 1:-24 2:-21 4:21 5:-16 8:-6 9:26
left reach 1 in	0:-27 2:26 4:13 5:-6
left reach 1 none	1:-21 2:8 5:-13 7:-7 9:26
left reach 2	2:8 3:-18 4:16 5:-17 6:-10 8:21
left reach 2 A	0:28 2:8 3:-8 4:-11 8:-9
left reach 2 N	0:24 3:13 4:-25
left reach 2 O	0:-31 2:32 3:-18 5:-9 6:-9 8:33
left reach 2 V	0:-25 2:-27 3:-6 4:51
left reach 2 cl	2:8 3:-18 4:16 5:-17 6:-10 8:21
left reach 2 none	0:26 2:-24 4:20 5:-9 8:-12
left reach A	0:-41 2:40 3:-37 4:-23 5:29 7:-10 8:-16 9:21
left reach F	0:12 2:-15 6:-7
left reach H	0:24 2:-18 4:11 6:-12
left reach N	2:-6 3:21 4:-20 5:-8 8:18
left reach O	0:-18 1:-6 2:28 4:11 5:-28 6:-13 8:25
left reach V	0:19 1:-20 2:-26 3:-7 4:38 8:-9
left reach h	0:11 2:-63 4:7 5:-21 6:-12 7:-8 8:45 9:21
left save	0:26 1:-27 3:18 4:11 5:-16 7:-17
left save -	0:-14 1:-27 2:21 3:26 4:-7 5:-13 8:14
left save 0	0:25 1:-22 2:-34 3:24 4:19 7:-17 8:-9
left save 0 A	0:-14 1:-21 2:-23 3:33 4:23 7:-16
left save 0 O	0:21 3:-13
left save 0 from	0:27 2:-13
left save 0 in	0:23 1:-22 2:-34 3:25 4:19 7:-17 8:-9
left save 0 none	1:-21 2:-23 3:25 4:21 7:-16
left save 1	1:-7 2:24 3:-9 4:-13 8:9
left save 1 A	0:-8 1:-7 2:27
left save 1 N	3:-7 4:-8 8:13
left save 1 from	0:-9 1:-7 2:25 4:-12 8:10
left save 1 in	1:-7 2:24 4:-13 8:9
left save A	0:-19 1:-26 3:32 4:21 7:-17 8:-7
left save H	0:15 2:7 5:-12
left save N	0:16 2:-9 3:-7 4:-11 8:10
left save O	0:25 3:-13
left save h	0:40 2:-21 4:19 7:-18 8:-15
left shoot	0:14 2:14 3:-57 4:-21 5:-20 6:39 7:30 8:-19
left shoot -	0:10 3:-45 4:-9 5:-14 6:21 7:25 8:-11
left shoot 0	1:17 2:9 3:-45 4:-6 5:-16 6:45 7:-17 8:-10
left shoot 0 A	1:26 2:24 4:-15 6:-27 7:-7
left shoot 0 F	0:-18 1:28 2:7 3:-19 6:8 7:-6
left shoot 0 H	0:20 2:-15
left shoot 0 N	0:-18 3:-18 4:17 5:-10 6:25
left shoot 0 O	0:13 1:-11 2:-9 3:-18 5:-6 6:31 7:-6
left shoot 0 at	0:-6 2:12
left shoot 0 cl	1:28 2:7 3:-26 4:8 5:-12 7:-6
left shoot 0 in	3:-25 4:-20 5:-6 6:41 7:-13 8:-8
left shoot 0 none	1:8 3:-45 5:-8 6:42 7:-13 8:-7
left shoot 0 with	0:-9 1:25 2:-14 5:-10 6:8
left shoot 1	0:16 1:-16 2:15 4:-14 7:8 8:-13
left shoot 1 A	0:38 1:-18 2:-30 6:-8 7:15
left shoot 1 H	0:-9 2:-13 6:22
left shoot 1 N	0:9
left shoot 1 O	0:13 1:-23 2:21
left shoot 1 V	0:-32 1:22 2:30 4:-11 8:-9
left shoot 1 at	0:-15 1:-14 2:40 8:-9
left shoot 1 cl	0:18 1:-8
left shoot 1 in	1:-11 2:16 4:-17 6:8 7:9 8:-16
left shoot 1 none	0:-10 1:24 2:-18 4:-8 6:18
left shoot 1 with	0:19 1:-21 6:-13 7:16
left shoot 2	0:19 2:-20 3:-25 4:-7 5:-6 6:-21 7:43
left shoot 2 F	0:11 3:-22 6:-15 7:26
left shoot 2 cl	0:19 2:-20 3:-25 4:-7 5:-6 6:-21 7:43
left shoot 2 none	0:19 2:-20 3:-25 4:-7 5:-6 6:-21 7:43
left shoot A	0:27 1:9 4:-15 6:-33 7:9
left shoot F	0:-7 1:27 2:6 3:-37 4:-9 7:21
left shoot H	0:11 2:-26 6:17
left shoot N	3:-20 4:14 5:-15 6:24
left shoot O	0:25 1:-31 2:8 3:-20 4:-7 5:-6 6:28 7:-9
left shoot V	0:-37 2:20 4:-15 6:10 7:19 8:-9
left shoot h	0:9 2:10 3:-24 4:-15 5:-10 6:23 7:10 8:-12
left sneak	1:-20 3:8 4:-22 8:34 9:-7
left sneak -	0:-7 1:-17 2:19 3:-22 4:-13 8:37
left sneak 0	0:20 1:-17 2:32 3:-20 4:-14
left sneak 0 A	0:7 1:-16 2:32 3:-12 4:-12
left sneak 0 in	1:-19 2:53 3:-25 4:-24 8:15
left sneak 0 none	0:29 1:-14 2:19 3:-15 8:-16
left sneak 1	0:-17 2:-28 3:23 4:-9 8:35 9:-6
left sneak 1 in	0:-17 2:-28 3:23 4:-9 8:35 9:-6
left sneak 1 none	0:-17 2:-28 3:23 4:-9 8:35 9:-6
left sneak A	0:6 1:-17 2:7 3:23 4:-13 9:-7
left sneak O	3:-17 4:-10 8:24
left sneak h	0:11 2:-8 3:24 4:-11 9:-7
left steal	0:20 1:-11 2:-8 3:27 4:-26 5:-12 6:13 7:-10 9:-9
left steal -	0:23 2:-48 5:-6 6:23 7:-8 8:9
left steal 0	0:16 1:-16 3:15 4:-8 8:-10 9:-6
left steal 0 A	0:-7 1:-14 2:27 4:-8 9:-6
left steal 0 F	0:19 2:-13 3:20 4:-14 6:-7 8:-8
left steal 0 O	0:20 3:20 4:-20 6:-12
left steal 0 cl	0:12 2:-8 3:-10 6:11
left steal 0 in	0:9 1:-16 2:10 3:20 4:-7 6:-12 8:-9 9:-6
left steal 0 none	0:15 1:-16 2:11 3:15 6:-20 9:-6
left steal 0 obj	2:-12 3:-7 6:18
left steal 1	0:-7 2:-8 3:25 4:-27 5:-7 6:18 7:-8 8:8
left steal 1 A	1:13 2:17 4:-13
left steal 1 F	0:-15 2:-11 3:37 4:-9
left steal 1 N	0:6 1:-7 4:-7 8:10
left steal 1 O	0:7 3:-6
left steal 1 at	2:15 4:-12
left steal 1 cl	0:13 2:-22 6:23
left steal 1 from	0:-6 2:9 3:-6 8:6
left steal 1 in	1:7 2:11 3:28 4:-31 5:-9 7:-6
left steal 1 none	0:-11 1:15 2:-29 3:25 4:-10 6:21 7:-6
left steal 1 of	0:-15 1:-7 3:8 8:17
left steal 2	0:19 2:-8
left steal 2 A	0:13 2:-8
left steal 2 cl	0:6
left steal 2 in	0:14 2:-9
left steal 2 none	0:13 2:-8
left steal A	2:33 4:-20 7:-6 8:-6 9:-8
left steal F	0:8 2:-22 3:48 4:-22 6:-10 8:-8
left steal H	0:-7 2:-30 3:-7 6:38
left steal N	1:-8 3:-19 4:25 8:10
left steal O	0:30 2:-6 3:15 4:-20 6:-14
left steal h	1:-15 2:31 3:28 4:-32 5:-8 6:-9 8:-13 9:-8
left take	9:-10
left take -	0:-23 1:22 2:-28 3:-15 4:23 5:15 6:13 7:-13 9:-7
left take 0	0:-17 1:-6 2:-20 3:25 4:27 6:-12 7:-14 9:-7
left take 0 A	0:-11 1:17 2:-9 3:27 4:-12 7:-18 8:-11 9:-7
left take 0 F	0:50 1:-17 3:-8 6:-8
left take 0 H	0:24 1:-16 2:8 3:-10 4:-7 5:12 6:-14
left take 0 N	0:-7 4:17 5:10 8:-24
left take 0 O	0:-57 1:-18 2:-12 4:44 5:-10 8:27
left take 0 V	0:-18 1:15 2:-7 3:30 4:-17 8:-11
left take 0 cl	0:-21 1:-24 2:15 3:-8 4:42 5:10 6:-9 7:-18 8:-16
left take 0 from	0:43 2:8 3:-8 4:-10 5:-10 8:-19
left take 0 in	0:-19 2:-34 3:29 4:17 5:13 6:-9 7:-6
left take 0 none	2:-34 3:44 4:12 5:-22 6:-14 7:-14 9:-6
left take 0 obj	0:-7 2:27 3:-7 6:-11
left take 0 of	0:-28 1:20 2:-29 3:33
left take 0 subj	2:-11 3:-7 5:23
left take 0 to	0:-7 2:10 4:7
left take 0 with	0:-19 1:-10 2:39 3:-42 4:-13 5:-9 6:18 8:23
left take 1	0:11 1:6 2:38 3:-23 4:-15 5:-9 6:22 7:-14 8:-32 9:-9
left take 1 A	0:21 1:-29 3:-46 4:7 7:-10 8:34
left take 1 F	0:-39 1:34 2:-20 3:9 4:-14 6:24 8:-9
left take 1 H	1:-16 2:32 3:-13
left take 1 N	0:11 1:-7 2:-14 3:19 4:-9 5:20 6:-6 8:-27
left take 1 O	0:9 1:26 2:33 3:-13 4:-9 5:-31 6:12 8:-50
left take 1 V	0:6 1:-10 2:12
left take 1 cl	1:-44 2:23 3:-45 4:6 5:10 6:27 7:-11
left take 1 in	0:28 1:55 2:21 4:-41 5:-37 6:-6 7:-6 8:-64 9:-6
left take 1 is	2:11 5:-7
left take 1 none	0:31 1:-57 2:48 3:-66 4:-14 5:9 6:23 7:-12 9:-6
left take 1 not	2:17 3:-11
left take 1 of	0:-31 1:23 2:-23 3:50 6:-7 8:-18
left take 1 to	0:-9 2:-10 4:29 8:-12
left take 1 with	1:-9 2:-7 3:18 4:-8 6:18 8:-21
left take 2	0:34 1:-7 2:-18 3:-45 4:-34 5:-12 7:32 8:36
left take 2 A	0:-31 3:-8 7:40
left take 2 H	0:11 1:-6
left take 2 N	0:6 2:-8 3:-9 4:-17 8:28
left take 2 O	0:50 2:-9 3:-33 4:-16 7:-6 8:13
left take 2 cl	0:49 1:-7 2:-15 3:-29 4:-33 5:-12 7:32 8:-9
left take 2 from	2:-16 4:-7 8:28
left take 2 in	2:-6 3:-22 8:32
left take 2 none	0:16 1:-7 3:-27 4:-19 5:-10 7:34
left take A	0:-12 2:-11 3:9 5:-7 7:10 8:20 9:-10
left take F	0:19 1:14 2:-21 6:13 8:-11
left take H	0:27 1:-33 2:38 3:-21 4:-11 5:9 6:-17
left take N	0:8 1:-9 2:-24 3:14 5:24 6:-9 8:-18
left take O	0:-16 1:8 2:12 3:-20 4:26 5:-30 6:8 7:-8
left take V	3:30 4:-21 8:-11
left take h	0:27 1:-30 2:27 3:11 4:-19 5:-19 6:-9 9:-9
left throw	0:12 1:-11 2:-22 3:-21 4:10 6:33 7:12 8:-28 9:-8
left throw -	0:45 2:-6 3:-32 4:10 5:-7 8:-28 9:-7
left throw 0	2:-22 3:-28 6:52 7:-13 8:-13 9:-6
left throw 0 A	0:6 2:-9 3:-22 4:33 7:-9
left throw 0 F	0:18 1:-8 3:-42 4:-14 6:48
left throw 0 N	0:15 3:22 4:-8 6:-20
left throw 0 O	0:-28 1:17 2:-16 4:-15 5:7 6:29 8:-10
left throw 0 in	2:-22 3:-23 6:50 7:-13 8:-17 9:-6
left throw 0 none	0:6 1:10 2:-44 3:-7 4:7 6:32 7:-13 8:-7
left throw 0 of	0:-17 1:-10 3:-25 6:47
left throw 1	1:-7 2:26 3:-11 4:16 5:20 6:-23 7:-20 8:-15
left throw 1 A	0:16 1:-36 2:25 3:18 4:-17 7:-9
left throw 1 H	0:-7 2:11
left throw 1 N	0:-18 4:-11 5:29
left throw 1 O	1:29 2:-6 3:-22 4:23 5:-8 6:-18 7:-11 8:-7
left throw 1 at	2:8
left throw 1 cl	0:7 1:-30 2:29 7:-7
left throw 1 in	0:-36 1:7 4:16 5:42 6:-20 7:-15 8:-23
left throw 1 none	0:21 2:27 3:-14 4:-14 6:-12 7:-15
left throw 1 with	0:6
left throw 2	0:21 1:-15 2:-36 3:24 5:-25 6:-20 7:44 8:-9
left throw 2 A	0:-20 2:-11 4:-7 7:35
left throw 2 F	0:6 3:27 4:-24
left throw 2 H	0:19 2:-26 6:-6 7:18
left throw 2 O	0:25 1:-9 6:-8
left throw 2 cl	0:17 1:-6 2:-31 3:26 5:-25 6:-12 7:29 8:-7
left throw 2 in	0:23 1:-10 2:-20 4:19 5:-24 6:-9 7:19 8:-8
left throw 2 none	0:-17 2:-23 3:26 4:-33 6:-12 7:47
left throw A	1:-35 4:12 7:18 8:-7 9:-6
left throw F	0:21 1:-8 3:-30 4:-16 6:42
left throw H	0:11 2:-16 4:-6 7:17
left throw N	3:21 4:12 6:-21 8:-12
left throw O	0:-10 1:32 2:-21 3:-14 4:10 6:15 7:-15 8:-17
left throw h	0:-42 1:-15 2:-21 6:35 7:15 8:-7
left touch	0:19 1:15 2:-9 3:-32 4:-28 5:36 6:-13 7:-8
left touch -	0:19 1:18 2:-32 3:-30 4:-25 5:33 6:-8 8:10
left touch 0	0:10 1:-7 3:-22 4:-12 5:34 6:-11 7:-8 8:-9
left touch 0 A	1:12 2:-9
left touch 0 H	0:-8 5:11
left touch 0 O	0:-10 1:-14 2:25 3:-17 4:-9 5:30 6:-7 8:-7
left touch 0 V	0:28 1:-6 2:-9 3:-6
left touch 0 cl	0:12 1:-6 2:-10 5:20 7:-7
left touch 0 in	2:9 3:-20 4:-8 5:20 6:-8 8:-7
left touch 0 none	0:11 1:-7 2:24 3:-22 4:-12 5:16 6:-9 7:-8 8:-9
left touch 1	0:13 1:23 2:-15 3:-11 4:-19 8:10
left touch 1 A	0:-9 1:25 3:-11
left touch 1 O	4:-16 5:9 8:12
left touch 1 cl	0:23 2:-10 8:-9
left touch 1 in	0:-13 1:23 3:-11 4:-29 5:6 8:27
left touch 1 with	0:-9 1:25 3:-11
left touch A	1:35 2:-14 3:-11
left touch H	0:7 2:-10 5:8
left touch O	0:-12 1:-15 2:25 3:-17 4:-23 5:37 6:-7 8:6
left touch V	0:28 1:-6 2:-9 3:-6
left touch h	2:15 5:6 6:-6 7:-6 8:-9
left victim	0:-8 1:-13 2:6 3:14 4:-24 8:19
left victim -	0:-35 1:-8 2:33 3:18
left victim 0	1:-13 2:6 3:-7 4:-14 8:20
left victim 0 A	0:6 1:-9 2:-8 3:-8 4:-11 8:20
left victim 0 in	1:-13 2:6 3:-7 4:-14 8:20
left victim 0 none	1:-13 2:6 3:-8 4:-14 8:20
left victim 1	0:-7 3:20 4:-11
left victim 1 cl	0:-7 3:20 4:-11
left victim A	0:6 1:-9 2:-8 3:-8 4:-11 8:20
left victim h	0:31 1:-6 2:-26 4:-21 8:21
left word:boss	1:-11 2:-25 3:-12 4:-7 5:-7 6:-7 7:46
left word:boss -	1:-11 2:-13 7:29
left word:boss 0	1:-11 2:-25 3:-12 4:-7 5:-7 6:-7 7:46
left word:boss 0 A	0:-12 2:-10 3:-10 7:27
left word:boss 0 H	0:14 1:-11 2:-13 7:11
left word:boss 0 O	4:-6 5:-7 7:17
left word:boss 0 cl	0:29 2:-16 3:-7
left word:boss 0 in	0:-22 1:-11 2:-10 3:-6 4:-6 7:44
left word:boss 0 is	0:-20 1:-11 2:-10 3:-8 7:43
left word:boss 0 none	0:13 7:8
left word:boss A	0:-12 2:-10 3:-10 7:27
left word:boss H	0:14 1:-11 2:-13 7:11
left word:boss O	4:-6 5:-7 7:17
left word:boss h	0:8 2:-13 3:-14 6:-6 7:24
left word:bricks	0:-8 1:-9 2:-11 3:23
left word:bricks -	0:-8 1:-9 2:-11 3:23
left word:bricks 0	0:-7 1:-9 2:-11 3:23
left word:bricks 0 F	3:8
left word:bricks 0 in	0:-7 1:-9 2:-11 3:23
left word:bricks 0 is	0:-7 1:-9 2:-11 3:23
left word:bricks F	3:8
left word:enemy	0:-26 2:53 3:-25 4:-9 7:-14 8:-9 9:17
left word:enemy -	2:39 3:-30 4:-7 5:6 7:-11 8:-7
left word:enemy 0	0:-13 1:-7 2:34 3:-8 4:-19 7:-13 9:18
left word:enemy 0 A	2:-14 3:12 5:-11 9:19
left word:enemy 0 F	2:12 3:-12
left word:enemy 0 H	2:12 3:-9 5:16 7:-9
left word:enemy 0 O	2:35 4:-14 5:-18
left word:enemy 0 cl	2:-41 3:-11 5:21 7:-6 9:33
left word:enemy 0 in	0:-15 1:-14 2:66 4:-15 5:-20 7:-7 9:-15
left word:enemy 0 is	2:37 3:-14 5:-18
left word:enemy 0 none	0:-8 4:-19 5:18 7:-13 9:19
left word:enemy 1	0:-17 1:-15 2:37 3:-16 4:12 8:-6
left word:enemy 1 cl	1:-14 2:37 3:-16 4:-6
left word:enemy 1 in	0:-25 4:31 8:-10
left word:enemy 1 none	1:-14 2:37 3:-16 4:-6
left word:enemy 2	1:15 2:-8
left word:enemy 2 none	1:15 2:-8
left word:enemy A	2:-7 3:10 4:-8 5:-12 7:-6 9:18
left word:enemy F	2:12 3:-12
left word:enemy H	2:12 3:-9 5:16 7:-9
left word:enemy N	0:-20 4:17 5:13
left word:enemy O	0:-6 2:40 3:-6 4:-14 5:-19
left word:enemy h	0:-31 2:22 5:-9 9:20
left word:goal	0:12 2:21 3:-25 4:-17 5:-9 8:-6 9:15
left word:goal -	1:9 2:19 3:-7 4:-14 5:-8
left word:goal 0	0:14 2:17 3:-11 4:-17 5:-8
left word:goal 0 A	0:9 1:11 2:-7 4:-7
left word:goal 0 in	0:-12 2:36 3:-8 4:-17 5:-8
left word:goal 0 is	1:-8 2:22 3:-6 4:-10 5:-7
left word:goal 0 none	0:9 1:11 2:-7 4:-7
left word:goal A	0:8 1:11 2:-7 3:-20 4:-7 9:16
left word:goal h	0:15 1:-7 3:-18 9:16
left word:hero	0:16 1:13 4:-12 5:-6 6:-8 7:-9
left word:hero -	0:21 1:16 3:-19 4:-12 7:-7
left word:hero 0	0:11 1:28 2:-18 4:-8 5:-6 6:-7 7:-8
left word:hero 0 A	1:34 2:-11 3:-10 4:-8 7:-6
left word:hero 0 O	3:15
left word:hero 0 cl	0:28 1:11 2:-21 3:-9 4:-7
left word:hero 0 in	0:-17 1:19 3:13 6:-6 7:-8
left word:hero 0 none	0:14 1:24 2:-18 4:-8 5:-6 6:-7 7:-8
left word:hero 1	0:6 1:-17 2:19 3:-8
left word:hero 1 cl	0:6 1:-17 2:19 3:-8
left word:hero A	0:-13 1:25 2:14 3:-11 4:-11 7:-6
left word:hero O	3:15
left word:hero h	0:-6 3:16 6:-6
left word:item	0:-17 2:-9 3:37 7:-9
left word:item -	0:-16 3:26
left word:item 0	0:-8 2:-9 3:26 7:-9
left word:item O	0:-16 3:26
left word:obstacle	0:9 3:-21 5:13
left word:obstacle 0	0:9 3:-21 5:13
left word:obstacle 0 O	0:8 2:-12 3:-10 5:13
left word:obstacle 0 in	3:-20 5:16
left word:obstacle 0 none	0:9 2:15 3:-14 5:-6
left word:obstacle O	0:8 2:-12 3:-10 5:13
left word:obstacle h	0:6 3:-21 5:13
lg attack 0	0:-7 2:-6 3:14
lg attack 1	0:-22 1:17 2:-9 3:-18 4:20
lg attack 2	0:15 3:-6 4:-9
lg attack 4	0:9 1:21 2:-15
lg attack far	0:15 1:-18 2:30 3:-21 7:14 8:-17
lg avoid 0	0:14 2:21 3:-14 4:-15 6:8 8:-22
lg avoid 1	0:-19 1:27 2:7 3:-26 4:27 5:19 6:-7 7:-9 8:-52
lg avoid 2	0:-41 1:-36 2:19 3:20 4:-16 5:8 6:-13 7:-11 8:35
lg avoid 4	0:26 1:-22 2:-65 3:-23 5:8 7:23 8:40
lg avoid far	0:8 3:48 4:-28 5:-34 6:-16 7:17 8:-14
lg bring 0	0:15 1:13 2:-17 3:9 4:-13 5:-7
lg bring 1	0:21 1:-35 3:34 4:11 5:-6 6:-16 8:-24
lg bring 2	0:27 1:31 2:-10 3:-40 4:13 8:-25
lg bring 4	0:-6 2:-8 3:13 5:-32 6:-11 7:-12 8:21
lg bring far	0:-50 1:-51 2:28 3:-19 4:31 5:41 6:-24 8:10 9:-8
lg chase 0	0:-6 1:-26 3:28
lg chase 1	1:12 3:-16
lg chase 2	1:27 2:-7 4:-11 7:-7 8:-12
lg chase 4	0:6 2:-7
lg chase far	0:28 1:12 2:18 3:-37 4:-14 5:-11 6:-14 8:6
lg cross 0	0:16 8:-9
lg cross 1	0:20 1:-6 4:14 8:-22
lg cross 2	1:14 2:-39 4:-6 5:-7 8:34
lg cross 4	0:-24 1:-14 2:33 3:-14 5:-8 8:16
lg cross far	0:19 2:17 4:-20 9:-6
lg eat 0	0:-25 1:36 2:-43 3:36 4:-8 5:-8
lg eat 1	0:18 1:-14 2:21 4:-13 6:-6
lg eat 2	1:16 3:-9 4:-7
lg eat 4	0:27 1:-20 2:19 3:-11 4:-12
lg eat far	0:23 1:-28 3:10 4:-6 5:-7 8:-6
lg fall 0	0:-29 1:-26 2:-18 3:48 4:-11 5:24 6:-7
lg fall 1	0:6 1:-20 2:-12 4:22 5:-7 6:-7 8:10
lg fall 2	0:-16 1:10 3:-11 6:15 8:9
lg fall 4	0:34 1:35 2:-17 3:-21 4:-12 5:-12 8:-21
lg fall far	1:9 2:44 3:-49 4:-11 5:-20 7:13 8:-12
lg fight 0	0:-9 1:-10 2:31 3:-10
lg fight 1	0:15 1:-15 3:9
lg fight 2	0:-19 1:35 2:-24 3:-20 4:-6 6:25
lg fight 4	0:79 1:-21 2:7 3:-36 6:-9 8:-25
lg fight far	0:-46 1:-22 2:-7 3:32 5:-9 6:35 8:12
lg guard 0	0:38 1:-6 2:-9 3:-14 4:-7 8:8
lg guard 1	0:-24 1:-29 3:16 4:38 5:-8
lg guard 2	0:-23 1:-7 3:-8 4:25 5:-7 6:17 8:-10
lg guard 4	0:-13 2:56 3:-13 4:-34 8:-8
lg guard far	0:-14 1:39 2:-23 3:-16 4:21 5:-7 6:-9
lg hit 0	0:9 1:-7 2:-10 3:16
lg hit 1	0:-13 1:-37 2:25 3:13 4:-13 5:11 6:7 7:-7
lg hit 2	0:-25 1:49 2:21 3:-36 4:-27 5:-17 6:24 8:-9
lg hit 4	0:17 1:18 2:-56 3:13 4:21 5:32 6:-38 8:-27 9:-6
lg hit far	2:-14 3:-26 4:24 6:11 7:-17 8:19
lg love 0	1:22 2:-10 6:-6
lg love 1	0:-10 1:25 3:-16
lg love 2	0:20 3:-17
lg love 4	0:55 1:-42 2:-12
lg love far	0:-20 1:18 2:17 3:6 8:-7 9:-9
lg make 0	0:7 2:-10 3:26 4:-23 6:-10
lg make 1	0:-31 2:30 4:23 6:-6 7:-8 8:-11
lg make 2	0:-22 1:-11 3:43 6:-9
lg make 4	0:-11 3:26 4:-12 5:16 6:-10 8:-11
lg make far	0:89 1:-10 3:-66 5:-10 8:-6
lg match 0	3:12
lg match 1	0:11 1:-7 2:-8 3:14 4:9 6:-6 8:-13
lg match 2	0:14 1:-10 3:-16 4:-7 8:20
lg match 4	0:6 1:11 2:6 6:-7 7:-6 8:-12
lg match far	0:-16 1:-26 2:-8 3:49 4:-10 5:-7 6:-7 8:12
lg move 0	0:-16 1:-13 2:55 4:7 5:9 6:-33 8:-28
lg move 1	0:-26 1:37 2:-30 3:14 4:-40 5:-19 6:26 7:-15 8:25 9:-10
lg move 2	0:29 1:-34 2:-25 3:-50 4:-22 5:31 6:-9 7:6 8:17 9:18
lg move 4	0:31 1:-38 3:-14 4:29 6:7 8:-22
lg move far	0:-23 1:18 2:-22 3:-24 4:45 6:-12 9:-19
lg none far	0:7 1:15 9:-6
lg over 0	0:-26 1:-6 3:-14 4:-15 5:35 6:-6 8:7
lg over 1	0:10 3:-13 4:-9 5:11 6:-11 8:11
lg over 2	0:6 2:-27 3:-9 4:10 8:28
lg over 4	0:16 2:7 4:23 8:-34
lg over far	0:10 1:15 2:-19 3:-6 4:-17 9:18
lg play 0	0:30 1:41 2:-13 3:-31 4:-6 6:-9 8:-9
lg play 1	0:-15 2:28 3:24 4:-17 5:-14 6:-9 8:-11 9:-14
lg play 2	0:-51 1:29 2:-34 3:-7 4:8 7:-6 8:24 9:29
lg play 4	0:30 1:-25 2:-35 3:45 4:-30 5:-12 7:-14
lg play far	1:-46 2:42 3:-46 4:31 5:-14 6:25 9:-19
lg push 0	0:-20 1:-18 2:27 3:39 4:-15 5:-13 6:-6
lg push 1	2:-20 3:-24 4:34 5:14
lg push 2	2:-6 3:31 4:-6 8:-12
lg push 4	0:-7 1:-6 2:-30 3:18 4:43 5:-14 7:-9 8:-20
lg push far	0:46 1:-12 2:-22 3:13 4:-43 8:15
lg race 0	0:-9 2:11
lg race 1	0:-16 1:46 2:-17 3:-7 5:-6
lg race 2	2:16 3:-12
lg race 4	0:43 1:-28 2:14 3:-6 4:-6 5:-16
lg race far	0:-14 5:17
lg reach 0	0:10 2:-15 3:-7 4:19
lg reach 1	0:-14 1:-15 2:16 3:-10 4:54 5:-16 6:-13 8:-22
lg reach 2	1:-12 2:66 3:-11 4:-56 5:-7
lg reach 4	0:-50 1:26 2:-8 3:34 4:-25 5:-12 8:30
lg reach far	0:40 1:-17 2:-35 3:-31 4:13 5:20 6:-14 7:-10 8:14 9:21
lg save 0	1:-15 2:-14 3:13 4:20 7:-17
lg save 1	1:-7 2:-10 3:18
lg save 2	0:26 2:-13
lg save 4	0:11 1:-7 2:24 4:-8 8:-12
lg save far	0:-7 2:13 3:-10 4:-6 5:-11 8:19
lg shoot 0	1:-27 2:9 3:-15 4:-9 6:41 7:-6 8:-6
lg shoot 1	0:-18 3:-15 6:37 7:-6
lg shoot 2	1:24 2:18 3:-7 4:-16 5:-11 7:-9 8:-13
lg shoot 4	0:36 1:23 2:-10 3:-8 4:-13 5:-8 6:-20 7:-9
lg shoot far	0:10 1:-13 2:-13 3:-35 4:11 6:-32 7:52
lg sneak 0	0:-12 1:-15 2:27 3:-16 8:16
lg sneak 1	0:-6 2:22 4:-13
lg sneak 2	2:-25 3:34 9:-6
lg sneak 4	3:-17 4:-10 8:24
lg steal 0	0:21 1:-12 2:-23 3:20
lg steal 1	0:28 2:12 3:13 4:-26 6:-13 8:-8
lg steal 2	0:-14 2:27 3:-12 4:-10 6:15
lg steal 4	0:-16 1:16 2:-28 3:16 6:18 7:-6
lg steal far	1:-10 2:10 3:-8 8:12
lg take 0	0:-19 1:16 2:-18 3:34 4:7 5:-12 8:-13
lg take 1	0:-14 1:-55 2:-7 3:22 5:26 6:-8 7:-7 8:12
lg take 2	0:-11 1:80 2:41 3:-58 4:-38 5:-25 6:-13 8:-13 9:-6
lg take 4	0:43 1:-56 2:-46 4:49 5:-39 6:11 7:-16 8:19 9:-7
lg take far	0:18 1:-35 2:26 3:-21 4:-26 5:15 6:13 7:21 8:-20
lg throw 0	1:14 2:-30 4:-27 5:8 6:33 7:-11
lg throw 1	0:6 1:6 2:22 3:-23 4:-18 5:-12 6:19 8:-8
lg throw 2	0:32 1:-23 2:-23 3:-15 4:22 5:-11 6:22 8:-9
lg throw 4	0:-15 2:23 3:10 4:-35 5:29 7:-7 8:-6
lg throw far	0:-8 1:-18 2:-21 4:45 5:-27 6:-35 7:33 8:-13
lg touch 0	1:-10 2:14 3:-12 5:15
lg touch 1	0:16 1:-7 2:28 3:-9 4:-6 5:-23
lg touch 2	1:20 2:-15 3:-13 5:18 7:-7
lg touch far	0:10 1:14 2:-30 5:26 8:-10
lg victim 0	0:-7 2:10
lg victim 1	0:8 1:-9 2:12 3:-7
lg victim far	0:-7 3:20 4:-11
lg word:boss 1	2:-11 3:-12 7:19
lg word:boss 2	0:-10 1:-11 4:-7 6:-7 7:35
lg word:bricks 1	0:-7 1:-9 2:-11 3:23
lg word:enemy 0	1:-10 2:24 3:-8 7:-6
lg word:enemy 1	0:11 1:-23 2:23 9:-17
lg word:enemy 2	0:-12 1:21 2:19 4:-18
lg word:enemy 4	0:-33 1:-12 4:13 9:34
lg word:enemy far	1:14 2:9 3:-17
lg word:goal 2	0:15 1:-8 2:8 3:-19 4:-6 5:-7 9:17
lg word:hero 1	1:21 2:-15 3:7 4:-7
lg word:hero 2	1:8 2:8 7:-7
lg word:hero 4	1:-11 2:11
lg word:obstacle 0	2:16 3:-13
lr attack guard	0:-11 1:25 2:-9
lr attack guard A	1:7 2:-7
lr attack guard N	0:-10 1:24 4:-9
lr attack guard sov	0:-6 1:30 2:-6 4:-18
lr attack guard svo	1:17
lr attack guard v2	1:-19 4:19
lr attack none	0:14 2:18 3:-44 4:17 5:-9 7:8 8:-18
lr attack none A	0:7 1:21 2:22 4:-36 7:-6
lr attack none F	0:31 1:-12 2:-13 3:-31 4:25
lr attack none N	0:-20 4:27
lr attack none O	0:9 2:15 3:-13 4:11 8:-16
lr attack none svo	0:-22 1:14 2:22 3:-36 4:23 5:-8 7:9 8:-17
lr attack none v2	0:15 3:-6 4:-7
lr avoid avoid	0:15 2:-6
lr avoid avoid A	0:15 2:-6
lr avoid avoid svo	0:15 2:-6
lr avoid bring	0:-8 1:-8 2:19 3:-25 5:29
lr avoid bring A	1:-8 2:23
lr avoid bring O	3:-24 5:31
lr avoid bring svo	0:-8 1:-8 2:19 3:-25 5:29
lr avoid chase	0:-11 4:24 8:-12
lr avoid chase svo	0:-11 4:24 8:-12
lr avoid none	0:17 2:13 3:-41 4:-27 7:18 8:26
lr avoid none A	0:22 1:8 3:-19 5:-10 7:8 8:-10
lr avoid none F	0:-19 2:21 4:-26 5:-16 7:30
lr avoid none H	0:-6 2:20 5:-6
lr avoid none N	0:45 1:-6 2:-37 3:-12 4:-8 5:-35 8:36
lr avoid none O	0:13 1:-8 3:-30 4:-26 5:17 8:14
lr avoid none V	0:-41 1:-13 2:16 4:-6 5:32
lr avoid none sov	1:23 2:-23 3:-18 4:-31 5:-9 7:40
lr avoid none svo	0:31 1:-11 3:-55 4:-24 5:7 6:8 7:-9 8:42
lr avoid none v2	0:-22 1:-31 2:44 3:29 4:6 6:-22 7:-8 8:-20
lr avoid play	0:-13 1:-13 2:12 4:20 8:-8
lr avoid reach	0:9 2:-12 5:12
lr avoid reach A	0:10
lr avoid reach svo	0:9 2:-12 5:12
lr avoid steal	0:-19 2:-17 3:32
lr avoid steal F	2:-16 3:21
lr avoid steal svo	2:-15 3:21
lr avoid steal v2	0:-17 3:15 5:6
lr avoid take	0:-11 2:7 3:18 5:-6
lr avoid take A	2:8
lr avoid take O	0:-9 3:19
lr avoid take sov	0:-9 3:19
lr avoid take svo	2:8
lr bring attack	2:7 3:-7 4:-10 5:13
lr bring attack svo	2:7 3:-7 4:-10 5:13
lr bring avoid	0:-13 2:-6 3:14 4:14 5:-13 8:-15
lr bring avoid A	0:-8 1:-17 2:-11 3:23 4:12
lr bring avoid F	0:-8 3:14
lr bring avoid H	2:9
lr bring avoid N	3:6
lr bring avoid O	4:18 5:-12 8:-6
lr bring avoid V	1:22 3:-15 4:-7 8:-6
lr bring avoid sov	2:9
lr bring avoid svo	0:-36 2:-11 3:39 4:19 8:-8
lr bring avoid v2	0:25 3:-11 5:-14 8:-7
lr bring bring	0:15 1:-12
lr bring bring A	0:15 1:-12
lr bring bring svo	0:15 1:-12
lr bring chase	0:7
lr bring chase A	0:8
lr bring chase svo	0:7
lr bring hit	0:7
lr bring hit svo	0:7
lr bring move	1:-20 2:26 4:-19 8:11
lr bring move A	1:-19 2:26 3:-11 4:-18 8:11
lr bring move svo	0:-17 1:-19 2:30 4:-16 8:20
lr bring none	2:-21 3:11 4:23 5:10 6:-37 7:-14 8:10 9:-8
lr bring none A	0:40 3:-22 5:-10 7:-10 8:-8 9:-8
lr bring none F	0:-18 1:-13 2:-23 3:35 4:-8 5:30 6:-34
lr bring none N	0:-26 2:22 4:16 8:-9
lr bring none O	0:9 1:-15 2:-33 4:22 5:-14 6:-10 8:15
lr bring none V	0:17 4:-18
lr bring none sov	2:-10 3:-7 4:29 6:-7 8:-17
lr bring none svo	1:7 2:-16 3:13 5:11 6:-33 7:-13 8:20 9:-8
lr bring play	0:-25 2:-20 3:8 4:28
lr bring play A	0:-25 2:-20 3:8 4:28
lr bring play svo	0:-25 2:-20 3:8 4:28
lr bring reach	0:-7 1:14 4:-31 5:12
lr bring reach A	0:-6 2:7 3:14 8:-10
lr bring reach F	0:-6 3:-19 5:23 8:9
lr bring reach N	0:23 4:-21
lr bring reach O	0:-10 1:-7 3:14 5:-12 8:16
lr bring reach svo	0:-34 1:14 4:-11 5:12 8:6
lr bring steal	0:15 1:-16 2:21 3:14 4:-15 8:-16
lr bring steal A	1:-15 2:17
lr bring steal sov	1:-15 2:17
lr bring steal svo	0:16 3:15 4:-14 8:-16
lr bring take	0:-14 1:-7 2:13 4:12 8:-6
lr bring take A	0:-14 1:-7 2:13 4:12 8:-6
lr bring take sov	0:-13 2:17
lr bring take svo	1:-6 4:15 8:-7
lr bring throw	0:9 1:-9 2:-25 4:30
lr bring throw A	0:-10 1:-9 2:-25 4:41
lr bring throw svo	0:9 1:-9 2:-25 4:30
lr chase bring	0:-9 3:-6 4:16
lr chase bring svo	0:-9 3:-6 4:16
lr chase chase	0:10 1:-7 2:10 3:-13 4:-12 8:10
lr chase chase O	0:-19 1:-6 2:31 3:-13 4:-12 8:10
lr chase chase svo	0:10 1:-7 2:10 3:-13 4:-12 8:10
lr chase none	0:33 2:9 4:-20 5:-8 6:-13 7:-10 8:-7
lr chase none A	0:7 1:7 3:7 4:-16 7:-9
lr chase none O	0:11 3:7
lr chase none svo	0:33 1:-6 2:11 4:-13 5:-8 6:-13 7:-10 8:-7
lr chase none v2	1:13 4:-9
lr chase over	0:-15 1:32 8:-10
lr chase over A	0:-15 1:32 8:-10
lr chase over svo	0:-15 1:32 8:-10
lr chase take	1:-17 2:9 3:11
lr chase take A	0:9 2:10 3:-14
lr chase take sov	0:6 1:-16 2:-8 3:22
lr cross avoid	0:24 4:-9 8:-9 9:-6
lr cross avoid A	0:25 2:-12 9:-6
lr cross avoid N	0:16 8:-9
lr cross avoid V	0:-15 2:17
lr cross avoid sov	0:-15 2:17
lr cross avoid svo	0:39 2:-14 4:-8 8:-9 9:-6
lr cross chase	3:-10 8:16
lr cross chase svo	3:-10 8:16
lr cross none	0:-7 1:8 2:-9 5:-11 8:15
lr cross none A	0:9 1:13 2:-17
lr cross none N	0:-29 2:-8 4:21 5:-7 8:17
lr cross none V	0:11 2:15 4:-17
lr cross none sov	0:31 2:-25
lr cross none svo	0:-36 1:12 2:-8 4:21 5:-11 8:16
lr eat attack	0:-8 3:11
lr eat attack A	0:-8 3:9
lr eat attack svo	0:-8 3:9
lr eat avoid	0:-7 2:11
lr eat avoid A	2:8
lr eat avoid sov	1:8
lr eat avoid svo	3:6
lr eat chase	0:36 2:-27 3:-6
lr eat chase H	0:36 2:-27 3:-6
lr eat chase svo	0:36 2:-27 3:-6
lr eat move	1:17 3:-15
lr eat move F	1:17 3:-15
lr eat move svo	1:17 3:-15
lr eat none	0:30 2:-24 3:23 4:-22 5:-8 6:-6 7:-7 8:-6
lr eat none A	0:33 1:16 2:-36 7:-7
lr eat none F	0:13 1:-7 2:-9 3:13
lr eat none N	0:9 3:7 4:-9
lr eat none O	3:20 4:-11
lr eat none sov	1:19 2:-16
lr eat none svo	0:23 1:-7 2:-11 3:25 4:-22 5:-8 7:-7 8:-6
lr eat none v2	0:16 2:-6
lr eat shoot	0:-9 3:17 4:-7
lr eat shoot V	0:-9 3:17 4:-7
lr eat shoot svo	0:-9 3:17 4:-7
lr eat steal	0:-7 1:-15 2:16 3:13
lr eat steal svo	0:-7 1:-15 2:16 3:13
lr eat touch	1:-6 2:10
lr fall move	0:-26 1:36 8:-14
lr fall move svo	0:-26 1:36 8:-14
lr fall none	0:22 1:-36 2:26 3:-32 6:-18 7:9
lr fall none A	0:15 1:-40 2:12 3:10 4:-12 5:-13 7:21
lr fall none F	0:-21 1:28 2:9 3:-13 4:-6
lr fall none H	0:12 2:-10
lr fall none N	0:13 8:-7
lr fall none O	0:16 1:-46 2:20 3:-34 4:16 5:11 6:-18 7:-10 8:14
lr fall none sov	0:38 2:-11 3:-18
lr fall none svo	1:-35 2:22 3:-11 6:-17 7:10 8:6
lr fall none v2	2:14 3:-12
lr fall take	0:-12 1:12 2:-18 3:24 4:-6 8:-6
lr fall take A	0:-9 1:33 2:-18 3:-6
lr fall take F	0:-18 1:14 3:16
lr fall take sov	0:-6 3:8
lr fall take svo	2:-14 3:23 8:-6
lr fight hit	3:-16 4:18
lr fight hit v2	3:-16 4:18
lr fight none	0:9 1:14 2:-36 3:9 4:-25 5:-12 6:38 7:-7
lr fight none A	0:10 1:19 2:-11 3:-15
lr fight none F	0:-14 6:18
lr fight none H	0:-13 2:8 6:10
lr fight none N	0:20 3:-7 4:-20 8:11
lr fight none O	0:-7 2:-24 3:30 4:-11 6:26 8:-15
lr fight none sov	0:10 2:-6
lr fight none svo	0:-8 1:15 2:-32 3:13 4:-20 5:-10 6:40 7:-6
lr fight none v2	0:18 4:-11
lr fight save	0:-17 1:-19 2:28 4:8
lr fight save A	0:-17 1:-19 2:28 4:8
lr fight save svo	0:-6 1:-17 2:31 4:-12
lr fight shoot	0:12 1:-16 2:17 3:-23 4:9 6:9 8:-8
lr fight shoot O	0:23 1:-10 2:-9 3:-10 6:12
lr fight shoot svo	0:12 1:-16 2:17 3:-23 4:9 6:9 8:-8
lr guard hit	1:-6 2:13
lr guard hit A	1:-6 2:13
lr guard hit svo	1:-6 2:13
lr guard move	3:-8 5:-7 8:10
lr guard move sov	3:-8 5:-7 8:10
lr guard none	1:-9 2:23 3:-31 4:28 5:-15 6:6 8:-11
lr guard none A	0:-22 2:20 4:6
lr guard none F	2:7 3:-13 4:13 5:-6 6:-8
lr guard none H	2:17 3:-6
lr guard none N	0:27 1:-7 2:-9 3:-7 5:-9
lr guard none O	2:-14 3:-13 4:13 6:17 8:-8
lr guard none svo	0:10 1:-8 2:22 3:-28 4:30 5:-15 6:-11 8:-10
lr guard none v2	0:-11 6:18
lr guard shoot	0:-28 1:24 2:-8 4:14
lr guard shoot svo	0:-28 1:24 2:-8 4:14
lr guard sneak	4:18
lr guard sneak svo	4:18
lr guard take	1:9 3:19 4:-22 8:-6
lr guard take O	2:10 3:19 4:-21 8:-6
lr guard take sov	1:10 2:-9 3:23 4:-21
lr guard take svo	2:10
lr hit avoid	1:-15 2:-19 3:15 4:-19 5:24 8:19
lr hit avoid F	1:-15 3:17
lr hit avoid sov	2:-18 4:-19 5:24 8:19
lr hit avoid svo	1:-15 3:17
lr hit cross	0:-6 1:13 3:-12 4:-12 5:18 8:-7
lr hit cross F	0:-6 1:13 3:-12 4:-12 5:18 8:-7
lr hit cross svo	0:-6 1:13 3:-12 4:-12 5:18 8:-7
lr hit fall	0:6 2:-20 3:17
lr hit fall A	0:6 2:-20 3:17
lr hit fall svo	0:6 2:-20 3:17
lr hit move	0:34 2:-8 3:-42 4:-6 5:27 8:-15
lr hit move A	0:22 1:13 3:-28 5:6
lr hit move O	0:16 1:-13 3:-17 5:25 8:-12
lr hit move sov	0:-24 1:11 2:-8 3:-20 5:43 8:-15
lr hit move svo	0:52 3:-25 5:-21
lr hit none	1:-6 2:15 4:18 5:-28 7:-21 8:6
lr hit none A	0:-16 1:-28 2:-11 3:16 4:33 5:-11 7:-16 8:20
lr hit none F	0:25 2:25 3:-62 4:29 6:-19 8:20
lr hit none H	0:20 1:-14 2:-20 3:13
lr hit none N	0:-15 1:-6 2:49 4:-27 6:-6 8:-24
lr hit none O	1:12 2:-17 3:38 4:-25 5:-30 6:26 8:-23
lr hit none V	0:-27 1:29
lr hit none sov	0:29 1:-62 2:-17 3:-15 5:16 6:24 7:-7
lr hit none svo	0:-18 2:26 3:15 4:15 5:-46 6:-13 7:-15 8:10
lr hit none v2	0:8 1:41 2:-15 3:-35 6:-6
lr hit over	0:-22 1:46 2:-18 3:-11 4:-6 5:9
lr hit over A	0:-19 1:35 2:-16
lr hit over F	1:14 3:-8 5:10
lr hit over sov	1:14 3:-8 5:10
lr hit take	0:-11 1:25 3:-8 8:-7
lr hit take A	0:-11 1:25 3:-8 8:-7
lr hit take svo	0:-11 1:25 3:-8 8:-7
lr hit throw	1:-12 3:32 4:-7 6:-14 8:-7
lr hit throw svo	1:-12 3:32 4:-7 6:-14 8:-7
lr hit word:boss	0:6 3:-22 6:21
lr hit word:boss svo	0:6 3:-22 6:21
lr love move	0:-9 1:23 8:-6 9:-9
lr love move A	0:-9 1:23 8:-6 9:-9
lr love move svo	0:-9 1:23 8:-6 9:-9
lr love none	0:11 1:-6 2:-6 3:16 6:-8
lr love none A	0:26 1:-24
lr love none O	0:6 1:-15 3:16
lr love none V	0:-9 1:34 2:-8 3:-18
lr love none svo	0:19 1:-14 2:-6 3:16 6:-8
lr love none v2	0:-12 1:13
lr love reach	0:43 1:-27 3:-13
lr love reach svo	0:43 1:-27 3:-13
lr love take	1:42 2:-13 3:-35
lr love take A	0:-22 1:42 2:-12 3:-18
lr love take svo	1:38 2:-10 3:-35
lr love word:boss	1:-9 2:13
lr love word:boss svo	1:-9 2:13
lr make bring	0:8 1:-21 2:26 4:-7
lr make bring A	0:-7 1:-20 2:35 3:-11
lr make bring F	3:9
lr make bring svo	0:8 1:-21 2:26 4:-7
lr make fight	3:7
lr make fight F	3:7
lr make fight svo	3:7
lr make make	1:-13 3:20
lr make make A	0:14 1:-8
lr make make O	0:-7 3:14
lr make make svo	1:-13 3:20
lr make move	0:6 1:-7 2:-7 4:-8 5:17 8:-10
lr make move F	0:10 8:-6
lr make move N	0:10 4:-8
lr make move svo	0:12 8:-6
lr make move v2	4:-7 5:18
lr make none	0:-34 1:8 2:28 3:32 4:7 5:-20 6:-22 7:-12 8:-12
lr make none A	0:-44 1:12 2:23 3:19 4:-17 7:-12
lr make none F	0:-7 2:-13 3:25 4:14 5:-16 6:-7
lr make none H	0:-15 2:28 4:-9 6:-6
lr make none N	4:10 8:-7
lr make none O	0:21 2:-16 4:11 6:-13
lr make none svo	0:-21 1:27 2:-7 3:34 4:6 5:-18 6:-17 7:-6 8:-12
lr make none v2	2:-10 4:11 6:-7
lr make steal	0:47 2:-18 3:-31
lr make steal svo	0:47 2:-18 3:-31
lr match love	0:-17 2:-6 3:27
lr match love O	0:-6 3:10
lr match love svo	0:-17 2:-6 3:27
lr match none	0:19 1:-16 2:-20 3:30 4:-28 5:-12 6:-17 7:-7 8:16
lr match none A	0:20 1:-34 2:-15 3:19 8:12
lr match none F	1:-9 4:-8 6:-11 8:23
lr match none N	0:41 3:-25 4:-8 8:-8
lr match none O	0:-10 1:20 2:-6 3:33 6:-9 8:-26
lr match none V	0:-14 1:-6 3:12 4:-12 8:22
lr match none sov	0:25 1:-17 2:-6 3:6 5:-6
lr match none svo	0:9 2:-16 3:44 4:-22 5:-8 6:-14 7:-6
lr match reach	0:-17 3:12 4:29 8:-26
lr match reach svo	3:12 4:20 8:-26
lr match touch	0:-16 3:7 4:-7 8:18
lr match touch F	0:-8 3:12
lr match touch svo	0:-16 3:7 4:-7 8:18
lr move avoid	0:-9 1:7 2:11 3:-8 4:-23 5:-25 8:39
lr move avoid A	1:11 2:12 5:-15
lr move avoid N	0:-7 4:-23 5:-11 8:40
lr move avoid sov	2:16 5:-15
lr move avoid svo	0:-7 4:-7 5:-11 8:27
lr move avoid v2	1:11 2:-6 4:-17 8:17
lr move chase	0:27 1:6 2:-25 4:22 8:-23
lr move chase A	0:34 1:7 2:-25 8:-7
lr move chase svo	0:27 1:6 2:-25 4:22 8:-23
lr move eat	2:-20 3:14 4:-14 5:7 8:8
lr move eat A	0:16 2:-20 4:-7 5:23 8:-14
lr move eat N	0:-17 4:-7 8:21
lr move eat svo	2:-20 4:-13 5:22 8:9
lr move fall	0:-7 5:29 8:-18
lr move fall svo	0:-7 5:29 8:-18
lr move fight	1:17 2:-8 3:-11 5:-10 6:-14 9:21
lr move fight svo	1:17 2:-8 3:-11 5:-10 6:-14 9:21
lr move hit	0:-41 2:14 3:-25 4:-12 5:-21 6:48 8:8
lr move hit A	0:-17 1:-6 2:8 3:-6 8:27
lr move hit O	0:-26 1:10 3:-8 5:-15 6:29
lr move hit sov	2:16
lr move hit svo	0:-38 2:-9 3:-21 5:-15 6:49 8:9
lr move move	0:-7 1:10 3:-6 4:-15 5:9 6:-15 8:14
lr move move O	1:13 2:-15 4:-6 5:11 8:-6
lr move move svo	0:-7 1:10 3:-6 4:-15 5:9 6:-15 8:14
lr move none	1:6 2:7 4:26 5:33 6:-24 7:-8 8:-44 9:-17
lr move none A	0:-33 1:36 2:11 3:-32 4:21 5:-35 7:-15 8:15 9:-19
lr move none F	1:-8 3:30 4:-29 5:-20 8:10
lr move none H	0:-20 5:22
lr move none N	0:16 1:-7 4:46 5:14 6:-15 8:-48
lr move none O	0:29 1:-30 2:-19 5:38 6:-20 7:6 8:-33
lr move none V	2:22 5:-10 8:-12
lr move none sov	2:-9 3:-13 4:12 5:-6 6:22
lr move none svo	1:10 2:16 3:-11 4:8 5:40 6:-39 8:-34 9:-16
lr move none v2	0:8 1:-6 2:-14 3:29 4:12 5:-11 6:-12 8:-27
lr move over	0:15 1:-8 3:-14 5:-8 8:18
lr move over F	3:-14 8:22
lr move over svo	0:15 1:-8 3:-14 5:-8 8:18
lr move shoot	6:15
lr move shoot v2	6:15
lr move sneak	0:9 1:-18 2:30 3:-11 4:-7 5:-9 9:-6
lr move sneak A	1:-16 2:34 8:-10 9:-6
lr move sneak O	0:13 3:-9 5:-8 8:14
lr move sneak v2	0:9 1:-18 2:30 3:-11 4:-7 5:-9 9:-6
lr move take	0:13 1:-48 2:-11 3:11 4:13 5:6 8:13
lr move take A	0:-44 1:-24 2:6 3:50 4:15 8:-17
lr move take F	0:29 3:-20
lr move take N	0:16 3:-12 5:-20
lr move take O	3:-18 5:25
lr move take V	0:11 1:-27 2:-12 8:26
lr move take sov	0:-7 4:23 5:-7 8:-12
lr move take svo	1:-38 2:-9 3:32 4:-20 5:14 8:11
lr move take v2	0:25 1:-21 3:-23 4:11 8:13
lr move throw	0:18 6:-20 8:7
lr none attack	0:-12 1:-10 2:31 3:-12 4:12 5:-8 8:-18
lr none attack A	0:-13 1:-23 2:39 3:-8
lr none attack F	0:-28 1:22 2:10 3:10 4:-16 6:-13
lr none attack H	0:-6 2:10
lr none attack N	0:12 2:-16 3:-9 4:20 5:-6 8:-6
lr none attack O	1:-6 3:-14 4:12 6:15 8:-13
lr none attack sov	0:22 1:-19 3:16 4:-13
lr none attack svo	0:-29 2:27 3:-31 4:22 5:-6 8:-14
lr none attack v2	1:-9 2:17
lr none avoid	1:38 3:-39 4:20 5:-16 8:-14
lr none avoid A	0:-26 1:44 2:10 3:-40 4:18 8:-6 9:-10
lr none avoid F	0:13 1:16 2:-7 3:6 4:8 6:-14 8:-19 9:-8
lr none avoid H	0:8 2:-13 5:-8 9:20
lr none avoid N	1:-7 3:-6 4:7 8:6
lr none avoid O	0:15 1:-8 2:-13 3:-14 5:-8 6:13
lr none avoid V	0:6 2:12 4:-6
lr none avoid sov	0:17 1:-6 2:16 3:-34 4:18 5:-13 6:13 8:-13 9:-6
lr none avoid svo	0:-11 1:41 2:-6 3:-19 4:10 5:-6 6:-19 9:6
lr none avoid v2	1:16 2:-13
lr none bring	1:38 2:-41 3:17 4:-10 5:-18 6:-22 8:18 9:-7
lr none bring A	0:11 1:34 2:-44 3:15 4:-8 8:-6
lr none bring F	0:17 1:-6 3:20 4:-14 6:-6 9:-6
lr none bring H	0:-17 1:15 2:8
lr none bring N	1:27 3:16 4:-8 5:-14 6:-9 8:-24
lr none bring O	0:13 1:-20 3:-14 4:15 5:-6 6:-13 8:19
lr none bring V	0:-39 3:-8 8:35
lr none bring sov	0:-31 1:58 2:-18 3:-12 4:14 5:-12 6:-13
lr none bring svo	0:13 1:6 2:-33 3:35 4:-28 5:-10 6:-13 8:22
lr none bring v2	0:26 1:-10 3:-15
lr none chase	0:-24 1:14 2:23 3:-6 4:-17 5:-6 6:12 8:-16 9:-6
lr none chase A	0:-23 1:8 2:31 3:-11 4:-6
lr none chase H	0:-23 1:12 2:-6 6:20
lr none chase N	0:-22 1:20 3:19 8:-15
lr none chase O	0:16 1:-17 2:25 3:-15 4:-12
lr none chase sov	0:-11 1:-13 2:22
lr none chase svo	0:-9 1:16 2:6 4:-15 6:13 8:-15 9:-6
lr none chase v2	0:-10 2:18 3:-8
lr none cross	0:40 2:-27 3:-16 4:-18 5:22 6:-8 8:-6
lr none cross A	0:37 1:-8 2:-13 3:-9 4:-7
lr none cross O	0:-6 1:-11 5:28 6:-8
lr none cross V	0:29 1:-12 2:-10 4:-6
lr none cross sov	0:17 1:19 2:-20 3:-9 4:-12
lr none cross svo	0:31 1:-29 2:-9 3:-8 4:-8 5:25 6:-8
lr none eat	0:21 1:6 3:-6 5:-16 6:-8 8:-12
lr none eat A	0:17 1:-20 2:18 3:8 4:-9 5:-15 8:-6
lr none eat F	0:-8 2:-10 4:9 6:-7
lr none eat O	0:-13 1:32 3:-20
lr none eat V	0:25 1:7 2:-16 3:-8
lr none eat sov	0:16 1:-17 2:-54 3:45
lr none eat svo	0:28 1:9 2:6 3:-14 4:-18 5:-16 6:-6 8:-9
lr none eat v2	0:-21 1:9 2:22 3:-34 4:14
lr none fall	0:17 1:-19 2:32 3:-24 4:-37 5:-31 6:11 7:12 9:13
lr none fall A	0:26 1:-12 2:-14 3:-25 9:24
lr none fall F	0:-9 1:-15 2:-10 3:39
lr none fall H	0:-26 1:-6 2:37 3:-10
lr none fall N	0:18 3:-8 4:-12 5:-8 8:18
lr none fall O	0:20 2:19 3:-24 4:-21 5:-22 6:20 7:17 8:-16 9:-11
lr none fall V	1:11 2:6 3:-10
lr none fall sov	0:7 1:-17 2:10 3:14 6:-6 8:-6
lr none fall svo	0:17 2:31 3:-72 4:-28 5:-29 6:16 7:15 9:14
lr none fall v2	2:-9 3:21 4:-13
lr none fight	0:7 1:13 2:25 3:-18 4:-19 6:14 8:-23
lr none fight A	2:15 3:-11 8:-7
lr none fight N	0:-6 1:34 4:-16 8:-12
lr none fight O	0:17 2:-9 3:-22 6:23
lr none fight V	0:6 8:-6
lr none fight sov	0:35 1:-13 2:13 3:-15 8:-14
lr none fight svo	0:-8 1:19 3:-19 4:-12 6:21 8:-7
lr none fight v2	0:-14 2:19 3:13 8:-6
lr none guard	0:-13 1:-6 2:24 3:-28 4:30 5:-9 6:-11 8:-15
lr none guard A	0:-40 2:22 3:-13 4:18
lr none guard H	1:-9 2:12
lr none guard N	0:18 1:-9 4:-8
lr none guard O	0:19 3:-10 4:12 5:-10 8:-13
lr none guard sov	0:8 1:-55 2:51 3:-17 4:24 5:-8 6:-9
lr none guard svo	0:-13 1:15 3:-14 4:9 8:-13
lr none guard v2	0:-9 1:14 2:-11 4:9
lr none hit	0:17 2:12 3:-16 4:-21 5:-8 7:-8 8:6
lr none hit A	0:47 1:-44 3:-12
lr none hit F	0:-33 1:-13 2:-20 3:19 4:-6 6:31 8:-6
lr none hit O	0:9 1:21 3:-37 4:-14 5:-6 6:-25 8:17
lr none hit sov	1:15 3:-30 4:-19 5:-7 6:12 7:-6 8:20
lr none hit svo	0:33 1:-13 3:11 6:-6 8:-21
lr none hit v2	0:-7 2:19 3:-9
lr none love	0:22 1:-35 8:22
lr none love A	0:26 1:-21
lr none love svo	1:-18 8:22
lr none love v2	0:22 1:-19
lr none make	0:23 1:7 2:-21 4:13 5:-7 6:-15 8:-19
lr none make A	0:-9 1:17 2:-20 3:-15 4:21
lr none make F	0:6 3:19 4:-15 6:-14
lr none make N	0:36 3:-27 4:6 8:-19
lr none make O	1:-13 3:18 4:-6
lr none make sov	0:42 1:-24 2:-7 3:9 4:-12 6:-13
lr none make svo	1:33 2:-15 3:-7 4:-11 8:-6
lr none make v2	1:-11 4:28 8:-14
lr none match	1:-6 3:51 6:-23 8:-32
lr none match A	0:25 2:-13
lr none match F	0:24 1:-6 2:-11 3:16 6:-20
lr none match O	0:-37 1:10 3:52 4:10 6:-6 8:-31
lr none match sov	0:10 1:-13 3:15 4:-8
lr none match svo	0:23 1:-28 3:34 4:-11 6:-18
lr none match v2	0:-36 1:28 3:21 4:19 8:-31
lr none move	0:-14 2:-16 3:13 4:12 5:-35 6:-6 7:-9 8:7 9:13
lr none move A	1:-25 2:-51 3:44 4:23 5:-8 7:-7 8:17 9:10
lr none move F	0:-59 1:17 2:20 3:-6 4:-7 5:-18 6:16 9:11
lr none move H	0:-17 1:32 2:-16
lr none move N	0:-8 1:-19 2:24 3:-23 4:23 5:-9
lr none move O	0:33 2:23 3:10 4:-18 5:-19 6:-23 8:-16
lr none move V	1:25 2:-8 4:-8 8:-7
lr none move sov	1:7 2:15 3:9 4:-17 5:-19 8:7 9:-9
lr none move svo	0:-18 2:-21 3:12 4:28 5:-24 7:-6 8:-8 9:20
lr none move v2	0:7 4:-10 8:9
lr none none	1:-10 2:-11 3:27 7:-6 9:-8
lr none none A	0:-31 1:-17 2:-10 3:39 4:-22 5:38 6:8 7:12 8:-16
lr none none F	0:23 1:7 2:6 3:-12 4:25 5:10 6:-19 7:-16 8:-29 9:-10
lr none none H	0:33 1:-15 2:17 4:-9 5:-26 7:-23
lr none none N	1:-14 2:-9 3:7 4:16 6:26 7:-9 8:-26 9:-6
lr none none O	0:9 2:-17 4:-6 5:-28 6:-38 8:47
lr none none V	0:-17 2:24 4:-6 5:-14 6:18 7:-8 8:-19
lr none none sov	0:-16 1:18 2:21 3:32 4:8 5:-6 6:-48 7:-25 8:-42 9:13
lr none none svo	1:-10 2:-28 3:8 4:10 5:7 6:18 9:-11
lr none none v2	0:21 1:-39 2:19 3:16 4:-30 6:-22 8:18 9:-14
lr none over	0:-7 1:-22 2:18 4:-9 5:14 6:-14 8:15
lr none over A	0:8 2:18 3:-7 5:-15
lr none over F	1:-9 3:33 6:-15
lr none over H	0:-8 1:8 2:10 5:-6
lr none over O	3:-20 5:31 8:-11
lr none over V	0:-7 1:-25 8:29
lr none over sov	0:-18 1:-49 2:39 3:-13 4:-6 5:10 8:28
lr none over svo	0:-23 1:25 3:10 5:12 6:-10 8:-7
lr none over v2	0:27 2:-19 3:9 5:-9 8:-10
lr none play	0:-9 1:-18 2:21 4:-17 5:7 6:-13 7:15 8:7
lr none play A	0:14 2:35 3:-24 4:-37 7:-6 8:-11
lr none play F	1:-9 2:-25 3:-27 4:-9 6:14 8:45
lr none play H	0:-12 1:-14 2:14 6:-14 7:24
lr none play N	1:-7 4:-6 5:24 8:-9
lr none play O	0:-10 2:-9 3:39 4:21 5:-14 6:-22 8:-17
lr none play V	0:-6 1:8
lr none play sov	0:16 1:38 2:-13 4:-21 6:-9 8:-9
lr none play svo	0:-23 1:-60 2:30 5:10 6:-8 7:17 8:16
lr none play v2	1:15 3:-6
lr none push	0:23 2:-18 3:33 4:-17 6:-26
lr none push A	0:15 2:-18 3:7 4:-9
lr none push N	0:15 1:-6 3:-16 4:-7 8:14
lr none push O	1:-14 3:30 6:-17
lr none push V	0:6 1:12 8:-18
lr none push sov	0:37 1:-13 3:-6 6:-14
lr none push svo	0:12 1:28 2:-10 3:8 4:-11 6:-16 8:-18
lr none push v2	0:-19 1:-21 3:33 8:11
lr none race	0:-13 1:30 3:-15
lr none race A	0:-11 1:17
lr none race sov	0:-11 1:17
lr none race svo	1:16 3:-15
lr none reach	0:49 1:-27 2:-42 3:7 5:16 6:-21 8:-16
lr none reach A	0:18 1:19 2:-18 3:-36 4:19 5:-11
lr none reach F	0:8 2:-15 6:-7
lr none reach N	0:22 4:-11
lr none reach O	1:-9 3:15 4:-9 5:27 6:-12 8:-21
lr none reach V	0:14 1:-35 3:22
lr none reach sov	0:31 1:-19 3:-13 4:22 6:-7 8:-11
lr none reach svo	0:43 1:-10 2:-40 3:17 4:-20 5:-13 6:-15 8:8
lr none reach v2	0:-8 1:-8 4:-6 5:30 8:-19
lr none save	0:14 1:21 2:-19 3:-15 4:15 5:-8 8:-7 9:-8
lr none save A	0:15 1:21 2:-28 3:-15 4:15 9:-8
lr none save svo	0:20 1:22 2:-27 4:-9
lr none save v2	0:-7 2:7 3:-12 4:22
lr none shoot	1:-28 3:20 4:-20 5:9 6:-6 8:28
lr none shoot A	0:15 1:-17 2:-13 3:-9 4:-6 8:30
lr none shoot F	0:-26 3:28 4:13 6:-13
lr none shoot H	1:-15 5:25
lr none shoot O	0:39 1:-11 2:-16 3:9 4:-23 5:-10 6:-6 8:9
lr none shoot V	0:-22 1:8 2:18 4:-9
lr none shoot svo	0:16 2:-23 3:28 4:-30 5:15 6:-10 8:6
lr none shoot v2	1:-28 3:-8 4:9 5:-7 8:29
lr none sneak	1:10 2:-10
lr none sneak A	0:-12 1:25 2:-10
lr none sneak svo	0:15 1:10 2:-20
lr none steal	0:-48 1:39 2:-16 4:-18 6:25 8:-8
lr none steal A	0:-39 1:38 2:-14 4:-7 8:-7
lr none steal F	0:-11 3:-7 4:-14 6:29
lr none steal sov	0:16 1:29 2:-53 3:26 6:-7
lr none steal svo	0:-65 1:19 2:24 3:-32 4:-17 6:33
lr none steal v2	0:-8 2:13
lr none take	0:15 1:12 2:-26 3:-11 4:-13 5:21 6:-17 8:23
lr none take A	0:9 1:21 2:10 3:-28 4:-25 8:15
lr none take F	0:31 1:-41 2:-10 3:6 4:20 6:-14 8:-12
lr none take H	0:-7 1:23 2:-17
lr none take N	0:13 1:-32 3:6 4:-26 5:-8 8:39
lr none take O	0:8 1:-11 2:-22 3:8 4:-17 5:49 6:-15 8:-25
lr none take V	0:-33 1:30 2:-28 4:23 8:9
lr none take sov	0:16 2:-16 4:-37 5:-12 6:-9 8:43
lr none take svo	0:6 1:10 2:-15 3:-24 5:37 6:-14 8:-11
lr none take v2	0:-7 2:-17 3:22 6:-6 8:-9
lr none throw	0:-17 1:-22 2:22 3:-30 5:-8 6:36 7:-6 8:10
lr none throw A	0:37 1:-40 2:31 3:-21 6:-20 8:13
lr none throw F	0:-19 1:-17 2:-7 3:-18 4:-7 6:49
lr none throw H	0:-15 1:18 2:9
lr none throw O	0:-38 1:30 2:-17 4:17 5:-6 6:13 8:-23
lr none throw sov	1:-33 2:8 4:-10 6:24 8:-9
lr none throw svo	0:-8 1:-22 2:35 3:-40 6:16 8:21
lr none throw v2	0:-20 1:35 2:-26 3:-20 4:14 6:6 8:-8
lr none touch	0:9 1:15 2:-12 3:-19 4:-15 5:-9 6:28 8:-11
lr none touch O	0:27 1:-28 3:-19 4:-9 5:-8 6:29
lr none touch V	0:-19 1:38 2:-8 4:-7 8:-9
lr none touch sov	0:-11 1:-9 2:-8 6:31
lr none touch svo	0:-10 1:31 4:-7 8:-8
lr none touch v2	0:35 1:-10 3:-12 4:-8
lr none victim	0:9 1:40 3:-16 4:-14 6:-9 8:-6 9:-10
lr none victim A	0:-10 1:24 2:15 3:-14 9:-10
lr none victim H	1:25 2:-24
lr none victim sov	1:21 2:-16
lr none victim svo	0:20 1:17 2:-11 3:-13 4:-6 6:-9
lr none victim v2	0:-9 1:11 2:15 4:-7 9:-8
lr none word:boss	0:-13 1:-9 2:21 6:-11 7:16
lr none word:boss A	0:-19 1:11 2:12
lr none word:boss svo	0:-18 2:12 6:-7 7:16
lr none word:boss v2	2:12
lr none word:enemy	0:-22 2:29 3:-25 4:13 5:-11 6:-10 8:14
lr none word:enemy A	0:-25 1:9 2:7 3:-11 4:22
lr none word:enemy F	0:-10 1:-16 2:37 3:-15
lr none word:enemy O	0:-19 1:30 2:8 5:-11 6:-8 8:-6
lr none word:enemy V	0:28 1:-34 2:-17 8:22
lr none word:enemy sov	0:-10 2:22 3:-15
lr none word:enemy svo	0:-11 1:-10 2:13 3:-12 4:18 5:-11 6:-8 8:16
lr none word:enemy v2	1:9
lr none word:goal	0:9 1:-15 8:13
lr none word:goal O	0:12 8:-7
lr none word:goal svo	0:26 1:-11 8:-9
lr none word:hero	0:7 2:-17 5:17
lr none word:hero A	0:9 1:12 2:-12 3:-9
lr none word:hero F	3:15
lr none word:hero O	0:18 1:-6 3:-9
lr none word:hero sov	0:11 1:10 2:-12 3:-9
lr none word:hero svo	0:-17 3:13 5:17
lr none word:hero v2	0:16 1:-6 3:-7
lr none word:item	0:-9 1:-14 2:-12 3:12 4:25
lr none word:item A	0:-10 1:-10 2:-11 3:28
lr none word:item O	3:-19 4:26
lr none word:item svo	0:-9 1:-14 2:-12 3:12 4:25
lr none word:obstacle	1:-19 3:23 4:-20 5:-8 6:25
lr none word:obstacle A	0:6
lr none word:obstacle O	0:-16 1:-13 3:24 4:-20 6:25
lr none word:obstacle v2	0:9 1:-27 3:23 4:-20 5:-8 6:25
lr over eat	2:-6 5:25 8:-18
lr over eat O	2:-6 3:-8 5:29 8:-14
lr over eat svo	3:-8 5:20 8:-9
lr over eat v2	5:10
lr over move	5:9 8:-7
lr over move O	5:9 8:-7
lr over none	0:8 1:-7 2:-8 3:-17 5:34 6:-10 7:-8 8:-13
lr over none A	0:13 2:16 5:-21
lr over none N	4:-14 5:30 8:-17
lr over none O	0:6 1:-6 2:-8 3:-16 4:-17 5:20 6:-10 8:8
lr over none svo	0:21 1:-7 2:11 3:-17 4:-27 5:23 6:-10
lr over none v2	0:-9 2:-24 4:22 5:22 7:-7 8:-13
lr over over	0:22 2:-8 3:-7
lr over push	2:15 3:-7 4:-7
lr over push v2	2:15 3:-7 4:-7
lr over reach	0:-13 2:-10 3:-9 4:10 5:22
lr over reach O	5:10
lr over reach svo	0:-8 2:-10 3:-9 5:26
lr over sneak	1:15 2:-19 3:-6 9:17
lr over sneak A	1:15 2:-19 3:-6 4:-9 9:18
lr over sneak v2	1:15 2:-19 3:-6 9:17
lr over take	5:-12 8:14
lr over take O	5:-26 8:28
lr over take svo	5:-12 8:14
lr play attack	0:30 1:-24 2:-10 3:-14 4:-14 8:27
lr play attack O	0:24 1:-27 3:-14 4:-14 8:27
lr play attack svo	0:30 1:-24 2:-10 3:-14 4:-14 8:27
lr play avoid	0:10 1:18 2:-11 3:-11 4:-14 9:16
lr play avoid A	0:12 1:6 2:-9 4:-14 9:16
lr play avoid svo	0:14 1:16 2:-7 3:-37 9:19
lr play avoid v2	3:22 4:-14
lr play bring	1:11 8:-11
lr play bring N	0:8 8:-10
lr play bring svo	1:11 8:-11
lr play chase	0:-7 2:21 3:-15
lr play chase A	0:-7 2:21 3:-15
lr play chase svo	0:-7 1:20 3:-15
lr play eat	1:11 2:-15 3:10
lr play eat A	0:-9 2:-15 3:25
lr play eat svo	1:9 3:-8
lr play eat v2	2:-13 3:13
lr play fall	0:-9 1:7 2:-6 3:17 8:-6
lr play fall O	0:10 1:10 2:-6 3:-12
lr play fall sov	0:10 1:10 2:-6 3:-12
lr play fight	0:16
lr play fight svo	0:16
lr play hit	0:-10 2:-10 3:24
lr play move	1:-9 3:-22 4:28 5:-7
lr play move A	1:9 8:-7
lr play move O	0:9 2:10 3:-22 5:-7 8:13
lr play move svo	1:-10 3:-23 4:28 5:-7
lr play none	0:19 1:-16 2:-16 3:-27 5:-19 6:33 8:18 9:10
lr play none A	0:28 1:-12 3:-8 4:-6 6:-12 7:6 8:-20 9:15
lr play none F	0:12 1:-18 2:-14 3:-8 6:37 7:-9
lr play none H	0:7
lr play none N	0:-27 3:-6 8:33
lr play none O	0:-42 3:-13 4:23 5:-16 6:28 8:13
lr play none V	0:51 2:-9 3:-11 4:-14 8:-10
lr play none sov	0:11 1:10 2:8 4:-20
lr play none svo	0:23 1:-26 3:-40 5:-18 6:38 7:-21 8:21 9:15
lr play none v2	0:-19 1:11 2:-34 3:16 4:21 6:-7 7:21 9:-7
lr play play	1:32 2:-41 3:29 9:-14
lr play play A	1:8 2:-22 3:29 9:-14
lr play play svo	1:32 2:-41 3:29 9:-14
lr play push	0:25 1:-13 2:-10 3:15 6:-6 9:-12
lr play push A	0:-8 1:10
lr play push svo	0:25 1:-13 2:-10 3:15 6:-6 9:-12
lr play reach	0:-11 1:9 3:-6 4:16 8:-8
lr play reach sov	0:-11 1:9 3:-6 4:16 8:-8
lr play shoot	0:-12 2:38 3:-25 6:-7 8:-6 9:14
lr play shoot A	0:-19 2:27 3:-7 9:-7
lr play shoot F	0:23 1:-19 3:-16 9:20
lr play shoot O	0:-18 1:15 2:21
lr play shoot svo	0:-12 2:38 3:-25 6:-7 8:-6 9:14
lr play steal	0:33 1:-39 2:14
lr play steal A	0:33 1:-39 2:14
lr play steal sov	1:-17 2:20
lr play steal svo	0:36 1:-30 2:-7
lr play take	0:-41 1:31 2:-14 3:46 8:-11 9:-7
lr play take A	0:-31 1:18 3:17
lr play take O	0:-14 1:12 2:-25 3:40 8:-13
lr play take sov	0:-11 2:-11 3:26
lr play take svo	0:-31 1:29 2:-7 3:21 8:-7
lr play take v2	3:15 8:-6
lr play throw	0:-15 1:13 2:20 4:-12
lr play throw svo	0:-15 1:10 2:20 4:-9
lr play word:boss	1:14 2:13 3:-12 6:-11
lr play word:boss F	1:13 2:13 3:-12 6:-11
lr play word:boss sov	1:17 3:-9 6:-7
lr play word:boss svo	2:15
lr play word:enemy	1:11
lr play word:enemy A	1:9
lr play word:enemy svo	1:11
lr push none	0:-12 1:-22 2:-21 3:41 4:15 5:-16 6:-11 7:-9 8:10
lr push none A	1:-20 3:30 4:-10 5:-6 7:-6
lr push none F	8:14
lr push none N	3:-9 4:14 8:-9
lr push none O	0:-47 2:-19 3:31 4:17 5:-8 6:-8 8:9
lr push none sov	0:-40 1:-19 2:24 4:36
lr push none svo	0:28 2:-42 3:31 4:-10 5:-16 6:-6 8:14
lr push none v2	2:-11 3:21 4:-6
lr push play	0:33 4:-9 8:-18
lr push play O	0:33 4:-9 8:-18
lr push play svo	0:33 4:-9 8:-18
lr push reach	0:-11 3:11 5:8
lr push reach F	3:8
lr push reach O	0:-10 5:8
lr push reach svo	0:-6 3:27 5:-12
lr push take	0:10 1:-9 2:-9 4:28 8:-18
lr push take sov	0:10 1:-9 2:-9 4:28 8:-18
lr push touch	0:-6 2:-8 3:18
lr push touch V	0:-6 2:-8 3:18
lr push touch v2	0:-6 2:-8 3:18
lr race move	1:10 3:-6
lr race move svo	1:10 3:-6
lr race none	0:7 2:20 3:-20 4:-9
lr race none A	0:-18 2:28 3:-13
lr race none H	0:-14 1:17
lr race none N	4:-7 5:12
lr race none O	0:18 1:11 2:-8 3:-6 5:-11
lr race none V	0:23 1:-21
lr race none svo	0:7 2:21 3:-20 4:-9
lr race word:enemy	0:-11 1:17
lr race word:enemy svo	0:-11 1:17
lr reach avoid	0:-16 4:14
lr reach hit	4:-9 8:16
lr reach none	1:-10 2:-16 3:9 4:19 6:-21 7:-16 8:15 9:17
lr reach none A	0:-21 2:11 3:-27 4:-19 5:33 7:-10 8:-13 9:23
lr reach none F	0:14 2:-15 3:22 8:-18
lr reach none H	0:25 2:-15
lr reach none N	0:-7 3:21 4:-16 5:-7 8:19
lr reach none O	2:15 4:10 5:-28 6:-13 8:25
lr reach none V	0:7 1:-11 2:-22 3:-7 4:34
lr reach none svo	1:-10 2:-14 3:10 4:7 5:9 6:-21 7:-17 8:16 9:17
lr reach take	0:-11 1:-21 2:37 3:-12
lr reach take A	0:-11 1:-21 2:37 3:-12
lr reach take svo	0:-11 1:-21 2:37 3:-12
lr reach throw	1:30 2:-22 3:-17 4:9
lr reach throw svo	1:30 2:-22 3:-17 4:9
lr save none	0:-10 1:-20 2:6 3:14 4:32 7:-17 8:-13
lr save none A	0:-32 1:-20 2:9 3:20 4:34 7:-17 8:-6
lr save none N	0:22 3:-7 8:-8
lr save none sov	0:12 3:-9
lr save none svo	0:-12 1:-20 3:21 4:27 7:-16 8:-12
lr save none v2	0:-10 4:10
lr save reach	0:-30 2:12 3:29 4:-22 5:-11 8:20
lr save reach svo	0:-30 2:12 3:29 4:-22 5:-11 8:20
lr save word:enemy	0:34 2:-7 3:-12 4:-8 8:-7
lr save word:enemy O	0:22 3:-12
lr save word:enemy svo	0:34 2:-7 3:-12 4:-8 8:-7
lr shoot move	0:18 1:-19 2:-19 6:32
lr shoot move A	0:25 1:11 2:-32
lr shoot move F	2:-18 6:18
lr shoot move svo	0:18 1:-19 2:-19 6:32
lr shoot none	0:9 1:7 2:14 3:-47 4:-26 5:-18 6:16 7:35 8:-12
lr shoot none A	2:25 4:-11 6:-29 7:10
lr shoot none F	0:-7 1:27 2:20 3:-37 4:-9 6:-15 7:21
lr shoot none H	0:12 2:-27 6:16
lr shoot none N	5:-15 6:24
lr shoot none O	0:34 1:-21 2:-14 3:-15 6:18 7:-8
lr shoot none V	0:-26 2:14 6:-10 7:22
lr shoot none sov	0:-15 1:-19 2:32 3:-14 4:-6 6:-15 7:25
lr shoot none svo	0:18 1:24 3:-39 4:-16 5:-17 6:9 7:19 8:-10
lr shoot none v2	1:-9 2:-13 4:-7 6:27
lr shoot take	2:16 3:-22 4:14 6:8 8:-10
lr shoot take svo	2:15 6:7 8:-10
lr shoot take v2	3:-17 4:18
lr shoot word:boss	0:-7 6:7
lr shoot word:boss O	0:-7 6:9
lr shoot word:boss svo	0:-7 6:7
lr shoot word:enemy	0:16 1:9 2:-19 4:-7
lr shoot word:enemy svo	0:16 1:9 2:-19 4:-7
lr sneak none	0:9 1:-7 2:-13 3:10 4:-21 8:35 9:-7
lr sneak none A	0:12 2:-11 3:26 4:-11 9:-7
lr sneak none O	3:-17 4:-10 8:24
lr sneak none sov	0:-25 3:-19 4:-10 8:48
lr sneak none svo	0:-7 3:26 4:-11 9:-6
lr sneak none v2	0:39 2:-17 8:-15
lr steal attack	1:-6 3:12
lr steal attack F	0:-19 3:21
lr steal attack O	0:13 3:-7
lr steal attack svo	1:-6 3:12
lr steal avoid	0:-14 3:14
lr steal move	0:7 2:13 4:-7 8:-9
lr steal move v2	0:7 2:13 4:-7 8:-9
lr steal none	0:8 1:-15 2:11 3:7 6:9 8:-11
lr steal none A	1:-14 2:41 3:-9 4:-17
lr steal none F	0:-8 2:-18 3:55 4:-18 6:-9 8:-8
lr steal none O	0:36 3:-26
lr steal none svo	0:34 1:-12 2:10 3:-27 6:11 8:-10
lr steal none v2	0:-33 3:40 4:-11
lr steal play	1:-9 2:-6 3:18 4:-17 8:17
lr steal play A	0:22 3:-13
lr steal play svo	1:-9 2:-6 3:18 4:-17 8:17
lr steal sneak	0:-6 2:-16 3:23
lr steal sneak A	2:-16 3:23
lr steal sneak svo	0:-6 2:-16 3:23
lr steal take	0:-15 2:15 3:8
lr steal throw	0:36 1:18 2:-12 3:-25 6:-10
lr steal throw svo	0:23 1:19 2:-12 3:-24
lr take attack	0:14 3:-8
lr take avoid	0:-18 3:32 4:-21 8:-11
lr take avoid A	0:-18 3:27
lr take avoid F	0:-17 1:20
lr take avoid H	0:-9 2:18 3:-19 5:16
lr take avoid N	3:13 5:-7 8:-8
lr take avoid O	0:11 1:-12 3:18 4:-12
lr take avoid sov	2:31 3:-20 5:-8
lr take avoid svo	1:6 2:-24 3:30 4:-20 5:12 8:-11
lr take avoid v2	0:-16 2:8 3:18
lr take bring	0:-10 1:-10 2:17 4:6
lr take bring svo	1:-8 2:17
lr take chase	0:-17 1:-10 2:16 3:23 4:-9
lr take chase A	0:-16 1:-10 2:15 3:19 4:-7
lr take chase sov	1:-10 2:13
lr take chase svo	0:-14 3:19 4:-6
lr take fall	0:-15 2:-33 3:-15 4:35 5:21
lr take fall O	0:-15 2:-33 3:-16 4:35 5:21
lr take fall svo	0:-12 2:-21 3:-9 4:36
lr take guard	1:-15 2:17 3:10 4:-6
lr take guard O	3:12 4:-6
lr take guard svo	1:-15 2:18
lr take hit	0:-11 3:28 8:-15
lr take hit O	0:-11 3:28 8:-15
lr take hit svo	0:-11 3:28 8:-15
lr take move	0:62 1:-17 2:8 3:-23 4:-11 6:-7 8:-11
lr take move A	0:11 1:-6 2:19 3:-21
lr take move F	0:42 1:-15 3:-18
lr take move O	0:10 3:8 6:-6
lr take move V	0:12 1:7 2:-11 8:-7
lr take move svo	0:52 1:-13 2:8 3:-22 4:-10 8:-10
lr take none	1:20 2:9 3:-7 4:-20 5:-9 9:-10
lr take none A	1:26 2:-28 3:-22 4:-6 5:-6 7:14 8:27 9:-10
lr take none F	0:16 1:-12 2:-24 3:11 6:19 8:-10
lr take none H	0:18 1:-18 2:16 3:6 4:-9 5:-7 6:-13
lr take none N	0:9 1:-6 2:-24 3:27 4:-57 5:37 6:-8 8:-6
lr take none O	0:-29 1:29 2:43 3:-15 4:11 5:-46 7:-8 8:-7
lr take none V	2:11
lr take none sov	0:38 1:28 2:-19 3:-11 4:-11 6:-12 7:-15
lr take none svo	0:-19 1:8 2:12 3:14 4:-26 7:15 9:-8
lr take none v2	0:15 2:-8 3:-29 4:13 5:-11 6:13 7:-11 8:7
lr take play	3:-29 4:32
lr take play A	3:-29 4:32
lr take play svo	3:-29 4:32
lr take reach	0:-13 1:20 3:6
lr take reach F	0:-11 1:22 3:-7
lr take reach O	3:15
lr take reach svo	0:-13 1:20 3:6
lr take sneak	0:15 2:8 3:-12 4:7 8:-13
lr take sneak sov	2:8
lr take sneak svo	0:16 3:-12 4:9 8:-13
lr take steal	0:20 3:-16
lr take take	0:8 1:-19 2:-8 5:-12 8:33
lr take take A	0:26 1:-17 2:-7 3:9 4:-8
lr take take N	3:-31 4:39 5:-8
lr take take O	3:-10 4:-35 8:41
lr take take svo	0:28 1:-19 2:-8 3:-16 5:-12 8:33
lr take touch	0:21 3:-7 4:-7
lr take touch O	0:33 3:-28
lr take touch svo	0:22 3:-7 4:-7
lr take victim	0:-6 3:-22 4:26
lr take victim svo	0:-6 3:-22 4:26
lr throw avoid	0:25 1:-40 2:33 3:11 4:-24 6:-9 8:-6
lr throw avoid A	0:-17 1:-34 2:34 3:23 4:-15
lr throw avoid O	0:7 1:-7 3:-12 6:14
lr throw avoid svo	0:25 1:-40 2:33 3:11 4:-24 6:-9 8:-6
lr throw guard	3:-25 4:21 6:7
lr throw guard F	3:-25 4:21 6:7
lr throw guard svo	3:-25 4:21 6:7
lr throw move	3:22 6:-12
lr throw move svo	3:22 6:-12
lr throw none	0:-12 1:17 2:-34 3:-23 5:13 6:29 7:20 8:-20 9:-6
lr throw none A	0:19 1:-11 3:-8 4:8 6:-31 7:25
lr throw none F	0:-27 1:-6 4:-32 6:55
lr throw none H	0:18 2:-25 6:-6 7:18
lr throw none N	0:-19 4:18 5:6 8:-11
lr throw none O	0:-17 1:39 2:-21 3:-18 5:15 6:14 7:-15 8:-10
lr throw none sov	0:26 1:-12 2:-20 3:-13 4:-10 6:-11 7:36
lr throw none svo	0:-26 1:25 2:-16 3:-17 4:9 5:18 6:17 7:-6 8:-19 9:-6
lr throw none v2	2:-11 4:-12 6:29
lr throw steal	2:-20 4:25
lr throw steal A	2:-20 4:25
lr throw steal svo	2:-20 4:25
lr throw take	0:13 3:-24 4:19 5:-15
lr throw take O	0:-9 3:-15 4:20 5:-15 6:15
lr throw take v2	0:14 3:-21 4:19 6:-11
lr throw word:boss	0:-16 6:20
lr throw word:boss A	0:-8 2:-8 6:18
lr throw word:boss H	0:-8 2:10
lr throw word:boss svo	0:-14 2:17
lr throw word:item	2:7
lr throw word:item svo	2:7
lr touch none	0:29 1:7 3:-28 4:-27 5:12 6:-9 7:-7 8:12
lr touch none A	0:7 1:23 2:-10 3:-11
lr touch none H	0:7 2:-10 5:8
lr touch none O	0:-12 1:-9 2:32 3:-13 4:-22 5:11 8:14
lr touch none V	0:28 1:-6 2:-9 3:-6
lr touch none svo	1:10 3:-27 4:-21 5:16 6:-8 8:13
lr touch none v2	0:18 4:-7 5:-6
lr touch touch	0:-12 1:15 5:10 8:-9
lr touch touch svo	0:-12 1:15 5:10 8:-9
lr victim none	1:-10 2:18 3:13 4:-15
lr victim none A	0:10 1:-6 3:-7
lr victim none svo	1:-10 2:18 3:13 4:-15
lr word:boss none	0:-7 1:-11 2:-13 3:-12 4:-7 5:-7 6:-7 7:47
lr word:boss none A	0:-12 2:-10 3:-10 7:27
lr word:boss none O	4:-6 5:-7 7:17
lr word:boss none svo	0:-15 1:-11 2:-11 3:-10 4:-7 5:-7 7:46
lr word:bricks none	0:-8 1:-9 2:-11 3:23
lr word:bricks none F	3:8
lr word:bricks none svo	0:-8 1:-9 2:-11 3:23
lr word:enemy fight	0:-14 1:15 2:-14 4:17
lr word:enemy fight svo	0:-14 1:15 2:-14 4:17
lr word:enemy none	1:-24 2:44 3:-25 4:-19 5:-27 9:31
lr word:enemy none A	0:7 1:-23 3:-12 4:-7 5:-12 9:32
lr word:enemy none F	2:12 3:-12
lr word:enemy none O	2:35 4:-14 5:-18
lr word:enemy none svo	0:17 1:-24 2:62 3:-25 4:-19 5:-27
lr word:enemy none v2	0:-18 2:-24 9:35
lr word:enemy play	1:-10 2:26 3:-9
lr word:enemy play A	2:6
lr word:enemy play H	1:-10 2:21 3:-8
lr word:enemy play svo	2:17 3:-9
lr word:enemy shoot	1:19 2:17 3:-19 4:-6
lr word:enemy shoot svo	1:19 2:17 3:-19 4:-6
lr word:enemy take	1:7
lr word:enemy take A	1:7
lr word:goal none	0:31 1:-8 3:-8 4:-10 5:-7
lr word:goal none svo	0:31 1:-8 3:-8 4:-10 5:-7
lr word:goal reach	0:-9 1:16 3:-17 9:16
lr word:goal reach A	0:-8 1:16 3:-17 9:17
lr word:goal reach svo	0:-9 1:16 3:-17 9:16
lr word:hero none	1:19 2:-12 5:-6 6:-7
lr word:hero none A	0:-13 1:28 2:-11
lr word:hero none O	3:15
lr word:hero none svo	1:19 2:-12 5:-6 6:-7
lr word:hero take	1:-16 2:23 3:-7 4:-6
lr word:hero take A	1:-16 2:23 3:-7 4:-6
lr word:hero take v2	1:-16 2:23 3:-7 4:-6
lr word:hero word:boss	1:12
lr word:hero word:boss A	1:12
lr word:hero word:boss svo	1:12
lr word:item none	0:-17 2:-9 3:37 7:-9
lr word:item none O	0:-16 3:26
lr word:item none svo	0:-17 2:-9 3:37 7:-9
lr word:obstacle none	0:9 3:-21 5:13
lr word:obstacle none O	0:8 2:-12 3:-10 5:13
lr word:obstacle none svo	0:10 2:-12 3:-10 5:13
mark and	0:-12 2:21 3:7 4:-12 5:12 6:-16 8:-18 9:-6
mark and -	2:19 3:-7 4:-12 5:16 6:-16 8:-19
mark and A	0:-19 1:7 2:15 4:-9 5:-12
mark and Au	0:-19 1:7 2:15 4:-9 5:-12
mark and H	0:-11 2:17
mark and Hu	0:-11 2:17
mark and O	0:15 1:-8 2:-6 3:-21 5:27 8:-14
mark and Ou	0:15 1:-8 2:-6 3:-21 5:27 8:-14
mark and h	0:-13 3:17
mark and sov	0:-12 2:21 3:7 4:-12 5:12 6:-16 8:-18 9:-6
mark as	0:17 1:19 2:-27 4:-13 5:-6 6:-13 8:9
mark as -	1:21 2:-15 4:-11 5:-6 6:-13 8:10
mark as A	0:35 2:-19 3:-19
mark as Ap	1:9 2:-16 3:12
mark as Au	0:41 1:-7 3:-34
mark as F	0:-30 3:42 4:-9 8:-7
mark as Fu	0:-30 3:42 4:-9 8:-7
mark as O	0:-9 1:26 3:-22 6:-13 8:16
mark as Op	3:9
mark as Ou	0:6 1:35 3:-19 6:-9 8:-21
mark as h	0:22 2:-14
mark as svo	0:17 1:19 2:-27 4:-13 5:-6 6:-13 8:9
mark at	1:-35 4:31 5:-27 6:-23 7:11 8:13 9:-9
mark at -	1:-33 2:-15 3:-6 5:-14 6:-19 7:24 8:29 9:-6
mark at A	0:12 1:-29 2:6 3:17 7:30 8:-33 9:-7
mark at Ap	0:11 2:15 3:-11
mark at As	1:19 2:-10 4:8 7:-7 8:-11
mark at Au	0:7 1:-51 2:-8 3:29 7:41 8:-25
mark at F	0:-48 2:-16 4:20 8:39
mark at Fp	0:-29 2:6 3:48 4:-23
mark at Fu	0:-26 2:-21 3:-36 4:34 8:41
mark at H	0:-9 2:19
mark at Hu	0:-8 2:15
mark at N	0:29 1:-6 2:-7 3:-13 4:13 5:-10 8:-12
mark at Np	0:22 3:-10 8:6
mark at Nu	0:12 4:15 8:-15
mark at O	0:-9 1:6 2:-8 3:-6 4:18 5:-22 6:-20 7:-13 8:26
mark at Op	0:32 1:25 2:-16 3:-48 4:28 5:-14 6:-6 8:-17
mark at Os	0:-17 1:-27 2:17 3:-13 4:9 6:-8 8:29
mark at Ou	0:-22 1:7 2:-10 3:31 5:-8 6:-8 7:-8 8:15
mark at V	0:32 1:-16 2:11 4:-16 8:-9
mark at Vp	2:16 8:-8
mark at Vs	0:22 1:-13
mark at Vu	0:16 4:-12
mark at h	1:-9 2:10 3:7 4:31 5:-21 6:-11 7:-14 8:-21 9:-6
mark at svo	0:8 1:-7 2:11 3:-55 4:50 5:-23 6:-21 7:18 8:-6 9:-7
mark at v2	0:-16 1:-34 2:-12 3:56 4:-35 5:-10 6:-7 7:-9 8:38
mark by	1:21 3:-19 4:-8 5:-8 8:11
mark by -	1:24 2:-10 3:-6 5:-6
mark by A	0:-14 1:27 2:-7 3:-6
mark by As	1:8
mark by Au	0:-13 1:20 2:-7
mark by N	0:19 1:-6 5:-7
mark by h	2:7 3:-13 4:-6 8:12
mark by svo	1:6 2:7 4:-7
mark by v2	1:16 2:-9 3:-15 5:-6 8:13
mark for	0:39 1:10 2:-9 3:-16 4:-18 8:-12
mark for -	0:41 1:12 2:-8 3:-26 4:-16 8:-11
mark for A	1:24 2:-6 3:-18
mark for Ap	0:-10 1:20 3:-8
mark for Au	0:10 1:6 3:-11
mark for F	0:28 1:-14 3:-9
mark for Fu	0:28 1:-14 3:-9
mark for N	0:16 4:-11
mark for Nu	0:16 4:-11
mark for O	3:9
mark for h	3:9
mark for svo	0:34 1:11 2:-9 3:-16 4:-12 8:-12
mark from	1:-12 2:20 3:-23 4:-21 6:7 7:-13 8:23
mark from -	0:22 1:-22 2:-10 3:13 4:-54 6:31 7:-6 8:12 9:-10
mark from A	1:20 2:12 3:-34 4:-12 5:16 6:30 7:-8 8:-56 9:12
mark from Ap	0:16 1:26 2:18 3:-30 4:-14 8:-21 9:-10
mark from Au	2:-11 3:-17 5:19 6:35 8:-45 9:22
mark from F	1:-24 2:-21 3:10 4:-18 5:6 6:11 8:19
mark from Fp	3:-14 4:18
mark from Fu	1:-24 2:-11 3:24 4:-36 5:7 6:12 8:7
mark from H	0:-8 1:-6 2:47 3:-7 5:-12 6:-10 8:-9
mark from Hp	2:25 3:-6
mark from Hu	2:31 5:-7 6:-7
mark from N	0:11 1:-6 2:-22 3:-7 4:-14 5:-18 8:38
mark from Np	0:14 4:-17 8:12
mark from Nu	1:-6 2:-19 5:-14 8:29
mark from O	0:-31 1:-16 4:16 5:-6 6:-23 7:-7 8:36
mark from Op	0:31 1:-6 2:-27 3:-7 4:-10 5:34 6:-6 8:-15
mark from Ou	0:-48 1:-8 2:25 4:23 5:-43 6:-18 8:36
mark from V	0:30 1:-20 2:14 4:-9 8:-11
mark from Vu	0:30 1:-19 2:12 4:-9 8:-11
mark from h	0:-29 1:14 2:31 3:-52 4:19 5:-6 6:-28 7:-12 8:14 9:9
mark from sov	0:24 2:21 3:-32 4:-21 5:-10 6:-14 8:17
mark from svo	0:-8 3:-9 4:-19 6:23 7:-13 8:16 9:10
mark from v2	0:-9 1:-25 2:21 4:14 5:10 6:-7 8:-11 9:-9
mark in	0:17 1:-20 2:-28 3:-30 4:8 5:12 6:-9 7:-7 8:39 9:-11
mark in -	2:-32 3:-9 4:-21 7:-15 8:55 9:-6
mark in A	1:-14 2:14 3:25 4:-42 5:-14 6:-7 7:13 8:14 9:-9
mark in Ap	0:13 2:-7 4:-17 6:-6 7:21 8:-22
mark in As	0:30 1:13 3:-6 8:-26
mark in Au	0:-40 1:-32 2:26 3:32 4:-26 5:-10 7:-7 8:47 9:-7
mark in F	0:11 1:6 2:-31 3:-51 4:25 5:11 6:11
mark in Fp	0:-18 2:-24 4:30 5:31 6:-11 8:-20
mark in Fs	0:18 1:-8 3:-22 5:-15 8:20
mark in Fu	0:16 1:15 2:-8 3:-38 5:-6 6:24 8:-6
mark in H	0:13 2:6 4:-9
mark in N	0:19 1:-26 2:-7 3:-22 5:17 6:-6 8:6
mark in Np	0:-10 5:26 8:-8
mark in Ns	0:40 1:-10 3:-13 4:-35 5:-10 8:20
mark in Nu	0:7 1:-17 3:-8 4:16
mark in O	0:11 1:-13 2:-34 3:-7 4:13 7:-6 8:21
mark in Op	0:15 1:-7 2:-11 3:-37 5:19 8:7
mark in Os	1:10 2:-12 3:-7 5:-9 8:12
mark in Ou	0:7 1:-29 2:-17 3:26 4:6 5:-15
mark in V	0:-12 1:11 2:-9 3:-6 6:-7 7:-6 8:26
mark in Vs	2:-9 4:-15 7:-6 8:24
mark in Vu	0:-12 1:9 4:13 8:7
mark in h	0:23 1:-32 2:-8 3:-34 4:22 5:18 6:-18 7:6 8:-6 9:-10
mark in sov	0:52 1:-36 3:-6 4:-18 8:15
mark in svo	0:7 1:20 2:-47 3:-21 4:-10 5:12 6:-36 7:-17 8:44 9:-8
mark in v2	0:-8 1:-53 2:18 3:-16 4:35 6:28 7:13 8:-19 9:-8
mark is	0:9 2:17 6:-19 8:-32 9:-6
mark is -	0:-7 1:26 2:30 3:-13 4:-45 5:19 6:-17 8:-27
mark is A	0:44 1:-24 2:-22 4:19 5:-8 8:-10
mark is Ap	0:6 1:-14 3:17 7:-7
mark is As	0:59 1:-24 2:-27 3:-16 4:17 7:-12 8:-8
mark is Au	0:-15 1:14 3:-13 4:7 7:13
mark is F	0:30 1:-41 3:36 4:-10 6:-9 7:-13
mark is Fp	3:8 7:-9
mark is Fs	0:8 1:-30 2:-8 3:32
mark is Fu	0:26 1:-14 4:-6 6:-6
mark is H	0:-10 2:11 7:7
mark is Hp	0:-18 2:21
mark is Hs	0:-7 7:11
mark is N	0:-11 1:7 3:-13 4:-10 5:35 8:-10
mark is Nu	0:-11 1:7 3:-13 4:-10 5:35 8:-10
mark is O	0:-11 1:33 2:21 3:-26 5:-18 6:-9 7:12 8:-20
mark is Op	0:-11 2:8
mark is Os	0:-25 1:48 3:-16 7:-7 8:-7
mark is Ou	0:15 1:-14 2:16 3:-19 5:-24 6:-6 7:17 8:-13
mark is V	0:-30 1:35 2:11 3:-15 4:-6
mark is Vu	0:-24 1:35 3:-7
mark is h	0:24 1:-38 2:-19 3:8 4:37 5:-16 8:-9
mark is sov	0:9 1:21 2:-11 3:-10 4:11 5:-8 8:-16
mark is svo	1:-7 2:18 4:-9 5:6 6:-15 8:-22 9:-6
mark is v2	2:12
mark none	0:9 3:15 6:-7 8:-13
mark none -	0:7 1:27 2:-17 3:6 4:20 5:-13 6:-9 7:-8 8:-7 9:-7
mark none A	0:10 1:16 2:-9 5:-6 6:-9 7:-6 8:6
mark none Ap	1:-24 3:22 5:-16 7:-15 8:-8
mark none As	0:-9 1:16 2:11 3:-30 4:-14 5:-6 7:11 8:23 9:-7
mark none Au	0:13 1:30 2:-31 3:-10 4:9 6:-11 7:-9
mark none F	0:6 1:-31 3:12 5:-9 6:20 8:-10 9:-10
mark none Fp	0:39 1:-6 2:15 4:7 5:-16 6:-13 7:-6 8:-7 9:-6
mark none Fs	0:-17 2:-20 3:23 4:-14 6:28 7:-8 8:-15
mark none Fu	1:-33 2:-8 4:-15 6:25 7:6 9:-10
mark none H	0:12 1:-15 2:6 7:8 8:-9
mark none Hp	1:-43 2:23 4:-11 5:11 6:14 7:-8 9:-6
mark none Hs	0:-7 1:19 2:-32 3:16 6:-6 7:23
mark none Hu	0:18 1:7 2:7 3:-16 4:7 6:-20 8:-9 9:11
mark none N	1:-19 2:10 3:11 4:19 6:-22 7:-12 9:-8
mark none Np	0:-6 1:-28 2:15 3:18 4:21 5:9 6:-31 8:-8 9:-6
mark none Ns	0:10 1:15 2:-10 3:-47 4:36 5:-13 6:-11 8:11
mark none Nu	1:-15 3:13 7:-9
mark none O	0:12 2:7 3:31 6:-9 8:-42 9:-8
mark none Op	0:6 1:-9 2:12 3:21 4:-13 7:-11 8:-13 9:-7
mark none Os	0:-17 1:8 2:19 3:7 5:-13 6:-15 7:25 8:-44
mark none Ou	0:19 2:-8 3:16 4:7 5:-6 6:-7 7:-6 8:-32 9:-8
mark none V	0:-13 1:23 3:-10 5:12 6:-15 8:-10 9:-8
mark none Vp	0:6 1:-14 3:21 4:-28 5:32 6:-22 7:-6 8:-12
mark none Vs	0:-8 4:-10 6:-7 7:19
mark none Vu	0:-22 1:36 3:-33 4:22 5:-22 7:-11 8:-6
mark none h	0:13 1:-34 2:18 3:12 4:-21 5:14 6:-6 7:7 8:-20
mark none sov	0:12 1:-36 2:27 5:-19 6:-11 7:20 8:10
mark none svo	0:13 1:10 3:15 6:-6 8:-15
mark none v2	2:-8 3:8 4:24 5:-8 6:-12 7:-9 8:-12
mark not	0:19 1:-6 2:32 3:-29 4:-12
mark not -	0:20 1:-6 2:20 3:-17 4:-11
mark not H	0:-8 2:20 3:-11
mark not Hp	2:17 3:-11
mark not O	0:30 3:-6 4:-8
mark not Ou	0:30 3:-6 4:-8
mark not svo	0:20 1:-6 2:20 3:-17 4:-11
mark not v2	2:16 3:-14
mark obj	1:-37 2:-10 3:39 4:12 5:8 6:7 7:-6 8:-26 9:-8
mark obj -	1:-38 2:8 3:7 4:31 6:25 8:-31
mark obj A	1:-15 3:8 4:24 6:-6 8:-14
mark obj Ap	0:24 2:-7 3:-15
mark obj Au	0:-16 1:-13 3:16 4:24 6:-6 8:-14
mark obj F	0:19 1:-11 2:-12 3:11 5:-7 6:18 8:-17
mark obj Fu	0:19 1:-11 2:-12 3:11 5:-7 6:18 8:-17
mark obj H	2:-13 3:-10 5:20
mark obj Hu	2:-13 3:-10 5:20
mark obj N	0:-25 3:6 5:-9 8:12
mark obj Nu	0:-25 3:6 5:-9 8:12
mark obj O	1:-6 2:-9 3:27 4:-14 5:8 6:-12 8:-14
mark obj Ou	1:-6 2:-9 3:27 4:-14 5:8 6:-12 8:-14
mark obj V	1:-16 2:14 3:17 6:-7
mark obj Vu	1:-16 2:14 3:17 6:-7
mark obj h	0:7 2:-20 3:48 4:-23 5:11 6:-26 9:-6
mark obj sov	1:-37 2:-10 3:39 4:12 5:8 6:7 7:-6 8:-26 9:-8
mark of	0:-12 2:-15 3:19 5:-20 7:-16 8:23
mark of -	1:12 2:-12 3:15 4:-18 7:-9 9:-10
mark of A	0:-13 1:26 2:7 3:-6 4:14 5:-13 6:-6 7:-6 8:-18 9:-17
mark of Ap	0:8 1:28 2:-33 3:-16 4:27 9:-8
mark of Au	0:-21 1:10 2:36 3:11 4:-16 5:-13 8:-16 9:-11
mark of F	0:-10 1:-17 2:20 3:28 4:-33 6:-24 8:-15 9:20
mark of Fp	0:-13 3:12 6:14
mark of Fu	1:-14 2:21 3:24 4:-33 6:-38 8:-14 9:22
mark of H	0:-6 1:15 6:15 8:-11
mark of Hp	0:-13 1:-8 2:33 8:-9
mark of Hu	0:6 1:21 2:-30 6:16
mark of N	0:-21 1:19 2:-17 3:9 4:10 5:-20 6:15
mark of Np	0:-25 2:-8 3:18 5:-7 6:19
mark of Ns	0:-14 1:-10 3:25
mark of Nu	0:11 1:30 2:-10 3:-38 4:16 5:-15
mark of O	0:7 1:-34 2:-31 4:-15 5:11 7:-11 8:41
mark of Op	0:-13 1:-9 2:-15 3:12 4:-13 5:-9 6:9 8:22
mark of Ou	0:8 1:-25 2:-19 3:-23 5:18 7:-11 8:39
mark of V	0:30 1:-42 2:-22 3:-6 4:23 8:20
mark of Vp	0:30 1:-43 4:28
mark of Vu	2:-19 8:22
mark of h	0:-12 1:-31 2:-10 3:6 4:18 5:-31 6:7 7:-14 8:25 9:9
mark of sov	1:-20 2:12 4:-7 5:-10 7:-6 8:22
mark of svo	0:-20 1:12 2:-29 3:21 4:6 5:-17 7:-15 8:14
mark subj	0:-7 1:26 4:-13 5:13 6:-12 7:-13 8:-12
mark subj -	1:29 2:-11 4:-26 5:22 6:-12 7:-6 8:-12
mark subj A	1:15 2:6 3:-23 4:11 5:-16 7:-9
mark subj Au	1:15 2:6 3:-23 4:11 5:-16 7:-9
mark subj F	0:-8 1:39 2:-21 3:7 4:-17 6:-9
mark subj Fu	0:-8 1:39 2:-21 3:7 4:-17 6:-9
mark subj H	0:-13 2:11
mark subj Hu	0:-13 2:11
mark subj N	0:23 1:-8 4:-7 5:-8
mark subj Nu	0:23 1:-8 4:-7 5:-8
mark subj O	1:-33 2:-30 3:21 4:-8 5:38 8:-6
mark subj Ou	1:-33 2:-30 3:21 4:-8 5:38 8:-6
mark subj V	0:-16 1:15 2:14 3:-7
mark subj Vu	0:-16 1:15 2:14 3:-7
mark subj h	0:-16 1:-11 2:26 3:6 4:18 5:-17 7:-9
mark subj sov	0:-7 1:26 4:-13 5:13 6:-12 7:-13 8:-12
mark to	1:-10 3:-22 4:40 5:-29 6:17 7:-12 8:-6 9:-7
mark to -	2:-11 3:-15 4:40 5:-18 6:28 8:-36
mark to A	0:11 1:-33 3:22 4:20 6:-7 7:-6 8:-18
mark to Ap	1:-6 2:-12 4:22 8:-7
mark to Au	0:12 1:-29 2:12 3:22 6:-7 7:-6 8:-13
mark to F	0:-6 3:-24 4:16 8:15
mark to Fu	0:-6 3:-24 4:16 8:15
mark to H	0:-7 2:17
mark to Hu	0:-7 2:17
mark to N	0:30 1:-7 3:-8 5:-6
mark to Nu	0:33 1:-7 3:-8 5:-6
mark to O	0:-41 1:33 3:-26 5:-14 6:31
mark to Ou	0:-45 1:34 3:-38 4:8 5:-13 6:32
mark to V	0:24 1:-19 2:-13 4:21 5:-12
mark to Vu	0:29 1:-19
mark to h	1:-20 2:14 3:-14 5:-17 6:-12 7:-8 8:34 9:-6
mark to sov	0:9 2:45 3:-33 5:-9 6:-27 8:-6
mark to svo	0:-8 1:-21 2:-38 3:-49 4:45 5:-16 6:41
mark to v2	2:-18 3:49 4:-14 5:-12 7:-6 8:-6
mark vs	0:8 1:-9 2:81 3:-44 4:-28 5:-9 6:-14 7:-6 8:-19
mark vs -	0:22 2:26 3:-37 4:-8 6:-11 8:-11
mark vs A	0:-27 1:-27 2:68 3:-21 4:-11
mark vs Ap	0:-34 1:-41 2:76 3:-20 4:-11
mark vs As	2:9
mark vs Au	0:6 1:19 2:-18
mark vs F	0:10 1:-8 2:15
mark vs Fu	2:10
mark vs H	0:10 1:-8
mark vs Hp	0:10 1:-8
mark vs N	0:-13 1:34 3:-10 4:-11 6:-6
mark vs Np	0:-13 1:34 3:-10 4:-11 6:-6
mark vs O	0:33 1:-11 2:26 3:-23 4:-13 5:-6 6:-6 8:-15
mark vs Op	2:18
mark vs Ou	0:37 1:-11 2:10 3:-20 4:-12 6:-6 8:-11
mark vs h	0:-9 1:-16 2:70 3:-17 4:-25 5:-6 6:-6 8:-12
mark vs sov	1:24 2:-20
mark vs svo	0:12 1:-9 2:67 3:-37 4:-25 5:-8 6:-11 8:-13
mark vs v2	1:-23 2:49 3:-10 8:-7
mark with	0:-6 1:31 2:-24 4:-27 6:23 8:-7 9:-9
mark with -	1:45 2:-7 3:-11 4:-20 5:9 7:-9 8:-27
mark with A	0:-21 2:22 3:12 4:-8 6:-24 8:11 9:-8
mark with Ap	1:17 3:-26 5:-8 6:-17 8:25
mark with As	0:-44 1:11 2:-27 3:38 4:9 6:-10 7:16 8:-8
mark with Au	0:8 1:-42 2:44 3:8 4:-22 6:-8 7:-13 9:-6
mark with F	0:-13 1:56 2:-36 3:10 5:-10 6:-16 8:-28
mark with Fp	1:-11 2:-25 3:40 4:-8 6:8 8:-20
mark with Fs	1:48 3:-34 6:-12
mark with Fu	0:-17 1:45 2:-14 3:-15 4:14 5:-6 6:-23 8:-14
mark with H	0:16 1:29 2:-44 3:-46 5:18 6:16
mark with Hp	1:36 2:-37 3:-33 5:21
mark with Hs	0:21 3:-15 6:-8
mark with Hu	0:-7 2:-13 6:23
mark with N	0:-40 1:-10 3:11 5:17 6:11
mark with Np	0:6 1:-11 3:-9 6:22 8:-10
mark with Nu	0:-42 5:20 6:-12 8:23
mark with O	0:33 1:-15 2:-21 4:-42 5:-12 6:36 7:-10
mark with Op	0:-27 2:-10 3:17 4:-19 5:-10 6:10 8:14
mark with Os	0:69 1:-29 3:-15 4:-8 5:-10 6:20 7:-6 8:-31
mark with Ou	0:21 1:6 2:-11 3:-13 4:-27 6:14
mark with V	1:12 3:-11 4:-8 5:-13 6:23 8:-16
mark with Vp	0:-39 1:33 3:-34 5:-10 6:32 8:-10
mark with Vs	0:-10 1:24 2:-6
mark with Vu	0:58 1:-67 3:28 4:-7 6:-11
mark with h	0:-7 1:-26 2:-36 3:22 4:-23 5:-18 6:42 8:25 9:-12
mark with sov	1:-6 2:-25 3:15 4:10 5:-21 6:16 8:-14
mark with svo	1:18 2:-16 3:8 4:-23 5:15 6:8 9:-9
mark with v2	1:46 2:-7 3:-26 4:-30 5:-16 6:17 8:-10
obj attack	1:10 2:-12 4:19 6:-6 7:-6 8:-11
obj attack -	1:11 2:-22 4:20 6:-6 8:-10
obj attack A	0:-20 1:35 2:13 4:-23 8:-6
obj attack As	0:-8 1:18 4:-7
obj attack Au	0:-13 1:46 2:9 4:-41
obj attack F	0:-11 1:-16 2:-20 3:18 4:23
obj attack Fu	0:-11 1:-15 2:-19 3:27 4:13
obj attack N	4:14
obj attack Nu	4:11
obj attack O	0:19 1:-10 2:-7 3:-19 4:17
obj attack h	0:-7 2:13
obj attack none	1:11 2:-19 4:14 8:-10
obj avoid	0:-11 1:-35 2:38 3:-37 4:-6 5:30 6:-7 7:-14 8:15 9:-8
obj avoid -	0:-20 1:-42 3:-54 4:38 5:16 6:14 8:18
obj avoid A	0:49 1:-20 2:41 3:-21 4:-13 5:-25 8:-12
obj avoid Ap	0:21 1:19 2:-6 3:-14 4:-6 5:-9
obj avoid As	2:6
obj avoid Au	0:43 1:-43 2:49 3:-14 4:-10 5:-23 8:-13
obj avoid F	0:-11 2:14 3:8 4:6 5:-16 6:-6
obj avoid Fp	0:-7 2:16 3:28 4:-26 5:-16
obj avoid H	0:11 1:-6 2:10 5:13 6:-7 8:-7
obj avoid Hp	2:20 8:-8
obj avoid Hu	0:17 2:-17 5:17 6:-6
obj avoid N	0:-27 2:-34 3:-13 5:-8 8:63
obj avoid Np	0:-21 3:-13 4:27 5:15 8:-11
obj avoid Nu	2:-31 4:-13 5:-26 8:57
obj avoid O	1:-7 2:-25 3:-24 4:10 5:44 6:9 7:-11 8:-18
obj avoid Op	0:39 2:-31 3:-37 4:-18 5:26 6:23 8:-16
obj avoid Ou	0:-44 4:25 5:33 6:-20 7:-10 8:-8
obj avoid V	0:-51 1:-20 2:40 4:-8 5:29 6:-6 8:-11
obj avoid Vp	2:-38 5:43
obj avoid Vu	0:-47 1:-20 2:77 5:-20 8:-11
obj avoid at	4:26 8:-20
obj avoid from	0:-23 1:-7 2:6 5:-10 8:31
obj avoid h	1:-9 2:36 3:-8 4:-33 5:26 6:-19 7:-13 9:-7
obj avoid none	1:-31 2:28 3:-40 4:-8 5:36 7:-9 9:-6
obj avoid obj	0:30 1:-9 3:-36 4:8 5:7 6:-9 8:20
obj avoid of	0:-11 3:38 4:-6 5:-7 6:-6 7:-10 8:-19
obj avoid with	0:-16 2:17 8:-8
obj bring	1:13 2:-15 3:29 6:-19 8:-13 9:-10
obj bring -	1:18 2:-38 3:-7 4:18 5:-23 6:-7
obj bring A	0:22 1:-7 2:14 4:-13 5:-9 9:-9
obj bring Ap	0:30 1:-18 3:-11
obj bring Au	1:6 2:18 3:11 4:-21 5:-7 9:-9
obj bring F	0:-6 1:-13 2:-7 3:20 4:12 5:6 6:-19
obj bring Fp	0:44 3:-10 6:-16
obj bring Fu	0:-45 3:47 4:18 5:15 8:-30
obj bring N	0:11
obj bring Np	4:7
obj bring Nu	0:8 3:12 4:-13
obj bring O	0:-22 1:-19 2:-11 3:33 4:23 8:-16
obj bring Op	0:-20 1:-13 2:-7 3:48 8:-12
obj bring Ou	1:-6 3:-17 4:36
obj bring V	0:11 1:22 3:-16 4:-18
obj bring Vu	0:19 4:-18
obj bring h	1:-6 2:17 3:40 4:-27 5:17 6:-16 8:-25 9:-11
obj bring in	0:-8 1:10 3:-11 4:-22 5:-9 8:30
obj bring none	1:10 2:-9 3:22 4:11 5:10 6:-15 8:-32 9:-9
obj bring obj	3:20 4:-9
obj bring to	0:12 2:-12 3:-13 4:19 8:-7
obj bring with	0:-8 3:28 5:-8 8:-10
obj chase	0:-16 1:31 2:18 3:-11 4:-7 7:-11 8:-13
obj chase -	1:33 3:-23 7:-6 8:-12
obj chase A	0:-10 1:32 2:18 3:-7 4:-22 7:-11 8:-12
obj chase Ap	1:14 2:-32 3:22 4:-7
obj chase As	1:24 4:-9 7:-6 8:-11
obj chase Au	0:-6 2:50 3:-39 4:-10
obj chase N	0:-16 4:18
obj chase Nu	0:-16 4:18
obj chase at	1:28 2:-6 4:-8 7:-6 8:-11
obj chase h	0:-21 2:22
obj chase none	0:-20 1:15 2:21 3:-8 7:-6
obj cross	1:33 3:-27 4:-20 5:-15 8:17 9:-8
obj cross -	0:-22 1:51 2:-16 3:-12 4:9 8:-23
obj cross A	0:11 1:31 2:-20 3:-12 4:-7 9:-6
obj cross Ap	0:23 1:14 2:-20 9:-6
obj cross Au	0:-11 1:20 3:-9
obj cross N	0:-15 1:24 2:-11 5:-9 8:6
obj cross Ns	0:-29 2:-8 4:21 5:-7 8:17
obj cross Nu	0:9 1:27 4:-20 8:-14
obj cross V	0:6 1:-13 2:36 4:-21 5:-6
obj cross Vp	0:-6 1:-13 2:26 3:-6 5:-6
obj cross Vu	0:12 2:14 4:-21
obj cross h	0:20 1:-20 2:20 3:-17 4:-31 5:-13 8:35 9:-8
obj cross in	0:-8 2:15 3:-9 4:-17 8:16
obj cross none	0:29 1:10 2:-26 5:-9 9:-7
obj cross with	0:-7 1:6 2:9 3:-8 5:-6
obj eat	1:-22 2:-20 3:64 4:-10 5:-24 6:-9 7:-8 8:-8 9:-6
obj eat -	0:7 1:-15 2:-23 3:14 4:7
obj eat A	0:22 1:-13 2:-22 3:13 4:-6 7:-6
obj eat Ap	0:33 1:-9 2:-16 3:7
obj eat Au	0:-24 2:-9 3:18
obj eat F	0:-13 1:-10 3:25 4:12 6:-8 8:-6
obj eat Fp	3:-12 4:17
obj eat Fs	3:6
obj eat Fu	0:-10 1:-8 3:34 8:-6
obj eat H	0:6 2:15 3:-15
obj eat Hp	0:6 2:15 3:-15
obj eat N	3:17 4:-9
obj eat Np	3:14 4:-9
obj eat O	0:-12 3:38 4:-10 5:-21
obj eat Op	3:13 5:-6
obj eat Ou	0:-8 3:29 4:-10 5:-15
obj eat from	0:-8 2:23 3:-17
obj eat h	0:-6 1:-12 2:-7 3:63 4:-19 5:-25 6:-6 7:-7 8:-7 9:-6
obj eat none	0:9 1:-8 2:-31 3:50 4:-6 5:-21 6:-8 7:-7
obj eat obj	0:-16 1:-6 2:-6 3:32
obj fall	0:-14 2:-33 3:20 4:7 6:-15 7:-6 8:14
obj fall -	2:-37 3:43 4:-26 5:-16 6:-14 8:23
obj fall A	0:-10 1:22 2:-26 3:23 4:-8 5:-10
obj fall Au	0:-7 1:13 2:-18 3:24 4:-8 5:-10
obj fall F	0:-9 1:8 2:-6 3:24 4:-9
obj fall Fp	3:14
obj fall Fu	3:22
obj fall N	0:-13 1:-13 3:10 8:14
obj fall Np	3:-7 4:-9 8:16
obj fall Nu	0:-12 1:-13 3:16 4:10
obj fall O	0:9 1:-10 2:-9 3:-30 4:19 5:12 6:-14 8:9
obj fall Op	2:-17 3:-12 4:-13 5:24 6:-12 8:20
obj fall Ou	2:7 3:-19 4:30 5:-12 8:-11
obj fall h	0:-16 3:-26 4:29 5:19 8:-11
obj fall none	2:-21 3:31 4:-24 5:12 6:-8 8:-7
obj fall of	1:-8 2:-6 4:-18 6:-7 8:31
obj fight	0:6 1:-6 2:50 3:-30 4:-28 5:-7 6:11 8:-12
obj fight -	0:-6 2:31 3:-12 4:-19
obj fight A	0:-33 2:53 3:-13 4:-16
obj fight Ap	0:-21 1:31 2:-7
obj fight As	0:-11 1:-8 2:21
obj fight Au	0:-11 1:-26 2:48 3:-8 4:-13
obj fight H	0:-10 2:20
obj fight Hu	0:-7 2:16
obj fight O	0:35 1:-6 2:-9 8:-9
obj fight Ou	0:26 1:-6 2:-9
obj fight h	0:13 1:-14 2:29 3:-22 4:-13 6:15 8:-11
obj fight in	0:-21 1:35 8:-8
obj fight none	0:25 1:-30 2:43 3:-13 4:-23 5:-7
obj fight obj	2:8
obj fight of	0:15 2:-9
obj fight with	0:-11 1:-17 2:18 3:-14 6:20
obj guard	1:-19 2:13 3:-40 4:41 5:-19 6:17 8:-14
obj guard -	0:6 1:-18 2:8 3:-33 4:32 5:-11 6:6 8:-6
obj guard A	0:-22 1:-29 2:17 4:33
obj guard Ap	2:12 4:-7
obj guard Au	0:-15 1:-29 2:17 4:26
obj guard F	0:17 2:15 3:-14 6:-12
obj guard Fp	4:6
obj guard Fu	0:18 2:15 3:-9 4:-6 6:-12
obj guard H	3:-12 6:17
obj guard Hp	2:17 3:-6
obj guard N	0:15 1:19 2:-10 4:-8 5:-8
obj guard Nu	0:17 1:20 2:-10 4:-12 5:-8
obj guard O	0:-7 2:-16 3:-23 4:33 5:-10 6:15 8:-8
obj guard Ou	2:-14 3:-22 4:39 5:-10 8:-7
obj guard from	0:-6 1:-15 2:45 3:-6 4:-20
obj guard h	0:-8 2:8 3:-13 4:14 5:-10 6:13 8:-10
obj guard none	0:17 1:-6 2:-18 3:-25 4:43 5:-10 6:-13 8:-11
obj guard obj	2:-14 3:-16 4:17 5:-9 6:17
obj hit	0:25 1:-32 3:36 4:-7 5:-21 8:-32
obj hit -	0:18 1:-31 2:-37 3:74 4:-29 5:-15 6:9 8:-26
obj hit A	0:-28 1:-7 2:21 3:37 4:-26 8:-12
obj hit Ap	0:-18 1:-33 2:14 3:47 4:-19
obj hit Au	0:-35 1:40 2:13 3:-13 4:-9 8:-9
obj hit F	0:-6 1:-18 2:34 3:-21 4:19 8:-13
obj hit Fp	0:-30 1:-28 2:22 3:8 4:16
obj hit Fs	0:-7 1:12 3:22 4:-13 6:-10 8:-7
obj hit Fu	0:26 1:-12 2:20 3:-42 4:19 8:-7
obj hit H	0:17 1:-15 2:-31 3:31
obj hit Hp	1:-9 2:-10 3:24
obj hit Hs	1:-6 2:-17 3:21
obj hit Hu	0:31 2:-10 3:-20
obj hit O	0:51 1:-10 2:-9 3:-16 4:-9 5:-16 8:-14
obj hit Op	0:-9 1:-6 3:33 5:-12
obj hit Ou	0:73 2:-7 3:-55 6:7 8:-13
obj hit V	0:-10 2:-6 3:23
obj hit at	0:-16 4:14
obj hit from	0:6 3:-17 4:16
obj hit h	0:18 1:-6 2:58 3:-69 4:20 5:-9 6:-17 8:-10
obj hit in	0:-11 1:17 2:13 3:-6 4:-11 8:-6
obj hit none	0:16 1:-41 3:43 4:-22 5:-16 6:-25 8:-16
obj hit obj	4:-6 6:20 8:-8
obj hit of	1:11 3:-7
obj hit with	0:54 1:-46
obj love	0:-8 1:39 2:-11 3:-13 4:-6 6:-7
obj love -	0:-11 1:39 2:-13 3:-14 6:-6
obj love A	0:-7 1:33 2:-13 3:-18
obj love Ap	0:-28 1:44 2:-9 3:-18
obj love Au	0:23 1:-18
obj love O	0:27 1:-16
obj love Op	0:6 1:-15 3:16
obj love V	0:-25 1:38 3:-18
obj love Vp	0:-25 1:37 3:-18
obj love none	0:-7 1:38 2:-11 3:-13 4:-6 6:-7
obj make	0:22 1:-18 2:-17 3:33 4:18 5:-16 6:-19 8:-20
obj make -	0:27 1:-18 2:-33 3:38 4:9 6:-15 8:-20
obj make A	0:11 2:-36 3:33
obj make Ap	0:-10 2:-33 3:41
obj make As	0:-15 1:19
obj make Au	0:37 1:-24 3:-10
obj make F	2:-6 3:35 4:-6 5:-15 6:-14
obj make Fp	0:21 3:-14
obj make Fu	0:-27 3:48 5:-16 6:-15
obj make H	0:-7 2:19 4:-9
obj make N	0:6 1:-10 4:15 8:-20
obj make Np	0:-8 3:-8 4:19
obj make Ns	0:16 1:-9 3:-20 4:29 8:-20
obj make Nu	3:27 4:-28
obj make O	0:22 1:-6 3:-32 4:21
obj make Op	0:11 3:6 4:-8
obj make h	2:11 4:13 5:-16 6:-6
obj make none	0:15 1:-11 2:-38 3:37 4:25 5:-16 6:-15 8:-20
obj make obj	0:15 3:-13
obj make with	0:-8 3:11
obj match	1:-18 2:-23 3:31 6:-9 8:7
obj match -	1:-18 2:-23 3:31 6:-9 8:7
obj match A	0:-14 1:-14 2:-16 3:26 8:16
obj match Ap	1:-11 2:-16 3:32 8:-8
obj match Au	0:-13 3:-7 8:23
obj match F	0:-9 2:-10 3:10 4:-8 8:18
obj match Fp	0:9
obj match Fu	0:-19 2:-10 3:12 4:-8 8:21
obj match N	0:18 4:-6 8:-8
obj match O	0:8 4:18 6:-6 8:-19
obj match Op	0:-9 3:17 4:19 6:-6 8:-18
obj match Ou	0:17 3:-13
obj match in	1:-7 3:-25 4:20
obj match none	1:-11 2:-16 3:43 8:-16
obj match obj	0:-11 2:-10 3:20
obj match of	0:25 3:-21
obj match with	0:-27 3:37
obj move	0:12 1:-16 2:-19 4:-44 5:13 7:-23 8:44 9:-12
obj move -	0:-35 3:8 4:-22 5:9 6:15 7:-8 8:18
obj move A	0:-12 2:-33 3:12 4:-9 8:23 9:-7
obj move Ap	0:-27 1:-19 2:33 3:36 4:-21 8:-18
obj move As	0:17 8:-14
obj move Au	1:15 2:-65 3:-20 4:7 5:8 8:39
obj move F	1:-28 3:10 4:-32 5:-34 6:26 8:26
obj move Fp	0:9 2:18 5:-17 8:-14
obj move Fs	1:-14 3:-12 6:29
obj move Fu	1:-14 2:-30 3:19 4:-24 5:-16 8:36
obj move H	1:-9 2:-7 4:21 5:-6
obj move N	0:16 1:-14 2:-8 3:-21 4:-13 5:18 6:-25 8:19
obj move Np	0:-19 3:-9 4:-14 5:28 6:-11 8:10
obj move Ns	0:28 6:-11
obj move Nu	0:8 1:-11 3:-9 5:-6 6:-6 8:20
obj move O	0:14 4:-38 5:19 7:-19
obj move Op	0:-61 1:-35 2:34 3:20 4:-20 5:54 6:-8 8:-18
obj move Os	0:43 1:20 2:-11 3:-17 4:16 5:-19 6:-7 7:-14 8:-23
obj move Ou	0:27 1:8 2:-26 3:-7 4:-41 5:-17 6:9 8:25
obj move V	1:10 2:10 3:-6 4:-7 5:-10 6:-10
obj move Vp	0:-18 1:12 2:26 5:-9 8:-8
obj move Vs	0:-8 1:7 2:-13 8:11
obj move Vu	0:32 1:-11 2:-8
obj move at	0:7 1:-9 2:-9 3:17 5:-7
obj move from	0:-35 2:-8 5:8 8:34
obj move h	0:57 1:-37 2:-24 3:-10 4:-42 6:-29 7:-20 8:36 9:-10
obj move in	1:-6 2:-19 3:22 4:-32 5:17 8:9
obj move none	2:20 3:8 4:-40 5:-14 6:21 7:-20 8:6 9:-9
obj move obj	0:9 1:-17 4:20 5:16 6:-12 8:-19
obj move of	0:-8 1:-6 3:-22 5:16 6:-12 8:22
obj move to	0:48 2:-6 4:-17 5:-6 8:-21
obj move with	0:-9 1:12 2:-22 5:-7 6:-14 8:34
obj over	1:-11 2:-34 3:-47 5:64 6:-18 7:-8 8:15 9:-8
obj over -	0:13 1:-8 2:-11 3:-28 6:-15 8:30
obj over A	0:38 2:6 3:-7 5:-26
obj over Ap	0:18 2:18 3:-7 5:-26
obj over F	0:11 3:-8 5:10 8:-8
obj over Fu	0:11 3:-8 5:10 8:-8
obj over N	4:-14 5:44 8:-31
obj over Np	4:-14 5:42 8:-29
obj over O	0:-32 1:-7 2:-17 3:-34 4:-12 5:34 6:-16 8:42
obj over Op	0:-36 2:-6 3:-22 5:14 6:-7 8:39
obj over Ou	2:-12 3:-16 4:-8 5:28 6:-10 8:6
obj over V	0:-8 2:-17 3:-6 4:23 5:8
obj over Vp	0:-8 2:-17 3:-6 4:23 5:8
obj over h	0:-14 2:-26 3:-27 5:62 7:-8 8:-6 9:-8
obj over none	0:6 1:-11 2:-25 3:-40 4:-25 5:49 6:-17 8:30 9:-8
obj over obj	0:-7 3:-13 5:21
obj play	0:8 1:41 4:-20 5:-14 6:-20 7:-13 8:-13
obj play -	0:-6 1:58 2:7 3:-32 4:-17 6:-8 8:-6
obj play A	0:-16 1:25 4:-6 7:-11 8:-11
obj play Ap	0:-10 2:-9 3:21
obj play As	0:-27 1:47 2:-9 3:-6
obj play Au	0:6 1:-13 2:13 7:-9 8:-12
obj play F	0:29 1:-16 3:7 6:-17
obj play Fs	0:22 1:-9 3:-8
obj play Fu	0:-15 3:33 6:-17
obj play H	0:11 1:6 2:-7 3:-7
obj play Hp	0:26 1:-33 2:13
obj play Hu	0:-14 1:39 2:-25
obj play N	1:6
obj play O	0:14 1:31 2:-18 4:-10 5:-17 6:-9
obj play Op	0:10 2:-14 3:18 4:-7 5:-13
obj play Os	0:-13 1:37 3:-11 8:-6
obj play Ou	0:16 3:-13 6:-6 8:7
obj play V	0:-9 1:10 2:20 4:-10
obj play Vu	0:-10 1:6 2:20 4:-9
obj play h	0:27 1:-35 3:34 4:-6 5:-16 6:-20 7:-13 8:-13
obj play in	8:10
obj play is	0:-10 1:20
obj play none	0:-13 1:46 4:-16 5:-14 6:-13 7:-11 8:-14
obj push	1:-13 2:8 3:35 4:-35 5:-17 6:-22 8:18
obj push -	0:20 1:-12 3:8 4:-20 5:-13 6:-20 8:21
obj push A	0:12 2:11 3:-15
obj push F	0:-7 3:19 4:-6 6:-17 8:13
obj push Fp	3:8
obj push Fu	0:-6 3:12 6:-17 8:14
obj push N	0:-9 1:-6 2:17 3:-16 8:14
obj push Nu	0:-7 2:17
obj push O	2:-8 3:41 4:-15 5:-15 6:-7
obj push Op	0:-16 2:-8 3:48 4:-8 5:-15
obj push Ou	0:19 4:-8
obj push V	0:9 2:-13 3:12 4:-12
obj push h	0:-12 3:32 4:-17
obj push in	3:-23 8:29
obj push none	2:11 3:53 4:-33 5:-16 6:-9 8:-11
obj push obj	0:20 6:-14
obj race	0:-10 1:26 2:6 3:-8 5:-9
obj race -	1:29 2:-6 3:-7 5:-7
obj race A	0:-17 1:13 2:7
obj race Ap	0:-15 1:9 2:8
obj race Au	1:6
obj race H	0:-14 1:17
obj race Hu	0:-14 1:17
obj race N	0:19 1:-11
obj race Nu	0:19 1:-11
obj race O	0:-14 1:23
obj race V	0:11 1:-6
obj race Vp	0:24 1:-20
obj race at	0:-9 1:24 2:-12
obj race h	0:-7 2:18
obj race in	0:18 1:-8
obj race none	0:-23 1:22 2:10
obj race of	0:8 1:8 3:-6
obj race vs	1:-18 2:19
obj race with	0:-6 1:8
obj reach	0:6 1:-22 2:-6 3:-22 4:60 5:-24 6:-18 7:-6 8:18
obj reach -	0:49 1:-22 2:24 3:-33 4:27 5:-16 6:-12
obj reach A	0:8 1:-17 2:33 3:-13 4:-12
obj reach Ap	2:-8 4:8
obj reach Au	0:8 1:-17 2:39 3:-13 4:-18
obj reach F	0:12 2:-15 3:-8 4:16 6:-9
obj reach Fp	0:18 3:-18
obj reach Fs	0:9 3:-6 4:-17 8:16
obj reach Fu	0:-15 2:-15 3:9 4:28 6:-6 8:-18
obj reach N	4:-10 5:-7 8:23
obj reach Nu	4:-12 5:-7 8:24
obj reach O	0:-7 2:-10 3:-10 4:41 5:-18
obj reach Op	0:27 3:-24 4:14 5:-15
obj reach Ou	0:-15 2:-6 3:9 4:18
obj reach V	2:-19 3:-6 4:22
obj reach Vu	0:-19 2:-18 3:-6 4:38
obj reach h	0:-36 2:-38 4:45 5:-11 6:-8 8:22
obj reach none	0:6 1:-22 3:-14 4:62 5:-23 6:-17 7:-6
obj save	0:8 1:-27 2:-37 3:25 4:23 5:-7 7:-17 8:12
obj save -	0:-17 1:-24 2:-15 3:35 4:16
obj save A	0:-27 1:-26 2:-35 3:32 4:27 7:-17 8:18
obj save Ap	0:21 1:-8 2:-21 3:56 4:-59 7:-6
obj save As	0:-10 3:-6 4:19
obj save Au	0:-45 1:-20 2:-17 3:-29 4:64 7:-12 8:20
obj save H	0:14
obj save from	0:27 8:-7
obj save h	0:25 2:-26 4:13 5:-7 7:-17 8:14
obj save none	0:-14 1:-26 2:-35 3:26 4:25 7:-16 8:17
obj shoot	0:-12 1:-8 2:10 3:-28 4:-14 5:-8 6:50 7:-12 8:-11
obj shoot -	1:-8 2:-6 3:-13 4:-6 6:33
obj shoot A	1:19 2:18 6:-22
obj shoot Ap	0:-6 1:27 6:-18
obj shoot As	0:22 1:-10 2:-10
obj shoot Au	0:-21 2:27
obj shoot F	0:-22 2:13 3:-15 6:21
obj shoot Fu	0:-19 2:14 3:-14 6:18
obj shoot H	0:19 2:-11
obj shoot Hp	0:-9 2:-14 6:21
obj shoot Hu	0:27 6:-28
obj shoot O	1:-9 2:-7 3:-14 6:34 7:-6
obj shoot Op	2:-6 3:-14 6:18
obj shoot Ou	0:-27 1:-7 6:40
obj shoot at	0:-7 2:16
obj shoot h	0:-10 2:18 3:-20 4:-8 5:-7 6:27 7:-9 8:-8
obj shoot none	1:-27 2:-11 3:-25 4:-9 5:-6 6:56 7:-8 8:-6
obj shoot with	1:26 2:-15 6:-8
obj sneak	0:6 1:-29 2:40 3:20 4:-18 8:-25 9:-11
obj sneak -	0:16 1:-27 2:36 4:-8 8:-17
obj sneak A	0:-16 1:-29 2:41 3:22 4:-17 8:-11 9:-12
obj sneak Ap	0:-8 1:-16 2:34 4:-7 8:-7
obj sneak Au	0:-8 1:-17 2:18 3:24 4:-12 9:-12
obj sneak h	0:-11 2:16 3:23 4:-12 8:-9 9:-12
obj sneak in	1:-18 2:45 4:-15 8:-10 9:-6
obj sneak none	0:12 1:-15 3:23 8:-16 9:-6
obj steal	1:10 3:36 4:-10 5:-6 6:-20 7:-7 8:-14 9:-6
obj steal -	0:-9 1:19 3:18 6:-15 8:-8
obj steal A	0:-12 1:13 2:6 3:10 4:-11 7:-6 8:-6
obj steal Ap	0:-26 3:29
obj steal Au	0:14 2:10 3:-26 4:-6
obj steal F	0:15 2:-13 3:36 4:-16 6:-15 8:-9
obj steal Fp	3:14 4:-9
obj steal Fu	0:15 2:-13 3:24 4:-7 6:-12 8:-8
obj steal O	3:23 4:-19
obj steal Ou	3:23 4:-20
obj steal h	0:6 1:-12 3:28 4:-12 6:-8 8:-8
obj steal none	1:10 3:24 4:-7 5:-6 6:-20 7:-7 8:-9 9:-6
obj steal obj	2:-15 3:18
obj take	1:-33 2:-14 3:56 4:11 5:-10 6:-14 7:-6 8:-11 9:-8
obj take -	0:23 1:-29 2:30 3:-22 4:45 5:-29 6:-15
obj take A	0:20 1:-13 2:-12 3:21 8:-18 9:-10
obj take Ap	0:6 1:-24 2:-26 3:28 4:8
obj take Au	0:16 2:15 8:-17 9:-7
obj take F	0:17 1:-11 2:-19 3:28 6:-9 8:-7
obj take Fp	0:-20 1:-6 2:-19 3:47 4:-8
obj take Fs	3:13 4:-8
obj take Fu	0:31 1:-8 3:-11 4:7 6:-7 8:-7
obj take H	0:33 1:-25 2:-8 3:-11 5:21
obj take Hp	0:15 1:-15 2:-16 5:22
obj take Hu	0:20 1:-12 2:8 3:-15
obj take N	0:-10 3:-9 4:35 5:7 8:-35
obj take Np	0:-28 3:19 4:11 5:-12
obj take Nu	0:11 3:-26 4:28 5:15 8:-36
obj take O	0:-36 1:-13 2:23 3:36 5:-32 6:-16 8:21
obj take Op	0:-12 2:-8 3:38 4:-13 5:-17 6:-11 8:10
obj take Os	2:-8 4:8 8:-6
obj take Ou	0:-34 1:-9 2:39 3:11 5:-20 6:-9 8:19
obj take V	0:-12 3:31 4:-17
obj take from	0:44 2:-14 4:-10 8:-19
obj take h	0:-18 1:-17 2:-35 3:95 4:-39 5:7 6:-10 8:-12 9:-9
obj take in	0:-32 2:-8 3:-6 4:20 5:33 8:-22
obj take none	1:-23 2:-21 3:60 5:-18 6:-11 7:-6 9:-8
obj take obj	0:20 1:-35 3:51 4:-21 5:-16 6:-7 8:-22
obj take with	0:-13 1:9 2:32 3:-41 4:-9 8:23
obj throw	0:-14 2:-12 3:-47 4:15 6:54 7:10 8:-16 9:-6
obj throw -	0:11 2:-9 3:-57 4:36 5:-18 6:35 7:-6 8:-12
obj throw A	0:-29 1:-12 3:-21 4:44 6:-12 7:17
obj throw Ap	0:-26 1:28 2:37 3:-16 4:-22
obj throw Au	0:-47 1:-7 2:-37 4:63 6:-6 7:19
obj throw F	0:27 1:-9 3:-60 4:-17 6:65
obj throw Fp	0:24 3:-37 4:-7 6:28
obj throw Fu	3:-35 4:-12 6:50
obj throw N	0:15 3:22 4:-8 6:-20
obj throw Np	0:15 3:22 4:-8 6:-20
obj throw O	0:-17 1:14 2:-17 4:-17 5:6 6:25 8:-10
obj throw Op	0:38 1:-41 2:-13 3:-23 4:-6 5:17 6:22
obj throw Ou	0:-49 1:42 3:29 4:-11 5:-15 6:7 8:-7
obj throw at	0:-29 1:-20 2:31 4:19
obj throw h	0:-39 1:-10 2:-6 4:-26 5:10 6:33 7:16
obj throw none	1:12 2:-39 3:-14 4:6 6:21 7:11 8:-8
obj throw obj	3:-20 6:25
obj throw of	0:-17 1:-10 3:-25 6:47
obj touch	0:-15 1:-6 2:11 3:-25 4:-15 5:27 6:15 8:-8
obj touch -	0:-9 2:-16 3:-23 4:-6 5:31 6:21 8:-7
obj touch A	0:-12 1:10 2:6
obj touch H	0:-8 5:11
obj touch O	0:-33 1:-10 2:26 3:-20 4:-7 5:24 6:21 8:-6
obj touch Ou	0:-44 1:-9 2:36 3:-18 4:-7 5:27 6:21
obj touch V	0:38 1:-8 2:-12 3:-7 4:-7
obj touch Vp	0:28 1:-6 2:-9 3:-6
obj touch h	0:-14 2:22 4:-9 6:-6
obj touch none	0:-14 1:-6 2:35 3:-25 4:-15 5:9 6:18 8:-7
obj victim	1:-13 2:31 3:-10 8:-7 9:-8
obj victim -	0:-21 1:-8 2:33
obj victim A	0:7 1:-9 2:18 3:-10 8:-6 9:-8
obj victim Ap	0:13 1:-7 2:9 3:-10 8:-6 9:-8
obj victim h	0:23 1:-6 3:-8 9:-8
obj victim none	1:-10 2:19 3:-8
obj word:boss	0:-30 1:8 2:-12 3:-16 4:-7 6:8 7:39
obj word:boss -	0:-19 1:9 3:-7 6:-9 7:30
obj word:boss A	0:-7 2:-23 3:-10 6:18 7:16
obj word:boss Au	2:-9 3:-8 7:18
obj word:boss F	0:-9 1:17 2:12 3:-7 6:-12
obj word:boss Fp	0:-6 2:13
obj word:boss h	0:-12 2:-10 3:-10 6:14 7:16
obj word:boss is	0:-20 1:-11 2:-10 3:-8 7:43
obj word:boss none	0:-7 1:17 2:-15 3:-9 6:13
obj word:bricks	0:-8 1:-9 2:-11 3:23
obj word:bricks -	0:-8 1:-9 2:-11 3:23
obj word:bricks F	3:8
obj word:bricks Fu	3:8
obj word:bricks is	0:-7 1:-9 2:-11 3:23
obj word:enemy	0:-10 1:34 2:28 4:-16 5:-21 7:-6 9:-15
obj word:enemy -	0:-22 1:38 2:18 3:-21 4:-14
obj word:enemy A	0:-10 1:26 2:-16 3:18 9:-15
obj word:enemy Ap	2:15
obj word:enemy Au	1:28 2:-31 3:21 9:-15
obj word:enemy F	2:12 3:-12
obj word:enemy Fp	2:12 3:-12
obj word:enemy H	2:13 3:-7
obj word:enemy O	1:16 2:23 4:-14 5:-20
obj word:enemy Op	1:17 5:-18
obj word:enemy at	0:-12 1:17
obj word:enemy h	0:16 2:13 3:17 5:-19 9:-15
obj word:enemy is	2:37 3:-14 5:-18
obj word:enemy none	0:8 1:25 3:11 4:-15 9:-15
obj word:goal	0:-13 2:36 3:-23 4:-17 5:-8 9:15
obj word:goal -	1:9 2:19 3:-7 4:-14 5:-8
obj word:goal A	0:-21 1:11 2:19 3:-18 4:-7 9:16
obj word:goal Ap	0:-8 1:16 3:-17 9:17
obj word:goal h	0:-13 1:-7 2:23 3:-16 9:16
obj word:goal is	1:-8 2:22 3:-6 4:-10 5:-7
obj word:goal none	0:-21 1:11 2:19 3:-18 4:-7 9:16
obj word:hero	1:17 6:-6 7:-7
obj word:hero -	1:20 3:-13
obj word:hero A	1:20 3:-12
obj word:hero Ap	0:13 3:-9
obj word:hero As	1:12
obj word:hero Au	0:-7 1:11
obj word:hero O	3:15 6:-6
obj word:hero h	0:-6 3:16 6:-6
obj word:hero none	1:13 6:-6 7:-7
obj word:obstacle	0:13 1:-11 3:-21 5:16
obj word:obstacle -	0:15 1:-12
obj word:obstacle h	3:-20 5:17
obj word:obstacle none	2:16 3:-13
only	1:-21 3:37 4:-19 5:8 7:-12 8:-10 9:-6
only A	0:-14 3:32 4:-16 5:26 6:-8 7:-12 8:-17
only Ap	0:-11 1:8 2:-8 3:19 4:-8 5:-6 7:-6 8:-12
only As	0:-12 1:9 2:-11 3:18
only Au	0:-6 1:-9 2:7 3:15 4:-16 5:35 6:-7 7:-8 8:-11
only F	0:14 2:32 3:-14 4:17 5:-10 6:-22 8:-11
only Fp	0:9 3:16 4:-9
only Fs	0:-9 1:54 3:-42
only Fu	0:14 1:-27 2:42 3:-17 4:23 5:-10 6:-20 8:-8
only H	1:-19 2:-6 3:32 5:10 6:-13 7:-6
only Hp	0:-18 1:8 2:-29 3:30 5:13 6:-9
only Hs	0:15 2:-19 3:13
only Hu	1:-28 2:39 3:-15
only N	0:21 1:-34 3:51 4:-40 6:-14 8:-23
only Np	0:-9 1:-13 3:30 6:-8
only Nu	0:26 1:-24 3:35 4:-40 6:-7 8:-23
only O	0:-11 1:-21 2:-24 5:-13 6:28 7:-7 8:27
only Op	0:-30 1:-33 2:-19 3:24 4:-19 6:19 8:28
only Os	0:-34 1:-31 3:58 8:-10
only Ou	0:24 1:8 2:-10 3:-61 4:22 5:-19 6:19 8:13
only V	0:19 2:15 3:-33 4:-19 5:-6 6:29 8:-28
only Vp	1:6 2:-13 3:-29 6:37 8:-7
only Vu	0:20 2:25 3:-7 4:-18 6:-10 8:-22
os attack attack	0:-9 1:-6 2:13
os attack guard	1:21 4:-13
os attack guard A	1:21 4:-13
os avoid avoid	2:12
os avoid avoid H	2:7
os avoid reach	0:20 2:-16
os avoid reach A	0:20 2:-16
os bring reach	0:-9 2:-7 3:19
os chase chase	1:27 2:-16 3:-7
os chase chase A	1:27 2:-17 3:-7
os eat eat	0:6 4:15 5:-15
os eat eat A	0:17 3:-9
os eat eat F	3:-13 4:18
os eat eat O	3:17 5:-14
os fall take	0:-9 1:33 2:-18 3:-6
os fall take A	0:-9 1:33 2:-18 3:-6
os fight save	2:16 4:-12
os fight save A	2:16 4:-12
os hit hit	3:8
os love take	0:24 3:-22
os make make	0:-9 3:9 4:18 8:-14
os make make O	0:-8 3:11
os move move	0:-21 1:16 2:-11 3:10 5:18 8:-16
os move move A	0:-12 5:18
os move move O	0:-9 1:18 2:-7 3:10 8:-12
os move take	3:-8 5:-8 6:-6 8:21
os over reach	5:-18 8:19
os over reach O	5:-18 8:19
os play avoid	3:-20 4:20
os play avoid A	0:7 1:-14 3:-12 4:20
os play chase	0:-7 1:16 2:8 3:-15
os play chase A	0:-7 1:16 2:8 3:-15
os play move	1:11
os play move O	1:11
os play play	0:-12 1:14 2:-15 3:13
os play steal	0:39 1:-36
os play steal A	0:39 1:-36
os play take	0:-23 1:14 2:14
os play take A	0:-23 1:14 2:14
os push push	0:-13 1:-6 2:15 3:-13 8:17
os push reach	3:20 5:-11
os push reach O	3:12 5:-10
os race move	0:-7 1:16 3:-6
os save save	4:-11 8:21
os shoot move	2:-18 6:18
os shoot move F	2:-18 6:18
os shoot shoot	0:-10 6:15
os sneak sneak	1:-16 2:37 8:-10 9:-6
os sneak sneak A	1:-16 2:37 8:-10 9:-6
os steal sneak	2:-16 3:23
os steal sneak A	2:-16 3:23
os take attack	3:13 4:-12
os take avoid	0:7 1:-24 3:26 4:-11
os take avoid O	0:9 4:-11
os take guard	1:-15 2:17 3:10 4:-6
os take guard O	3:12 4:-6
os take take	1:-39 3:38 4:17 5:-6 6:-6 8:-9
os take take A	0:6 1:-39 3:37
os take take F	0:-9 4:12
os take take O	3:21 8:-7
os throw move	0:21 3:21 6:-26
os throw move F	0:22 6:-12
os throw throw	0:-17 1:-17 2:9 4:22
os throw throw A	0:-17 1:-17 2:9 4:22
os touch touch	0:17 4:-6
os word:boss play	1:17 3:-9 6:-7
rg attack 0	0:15 1:-20 2:31 3:-11 6:-13 8:-10
rg attack 1	0:10 2:-8 4:6
rg attack 2	0:-22 1:-8 3:17 4:-18 6:23
rg attack 4	0:-10 1:13 2:-11 4:15 6:-12
rg attack far	0:16 1:-27 4:-14 8:27
rg avoid 0	2:7 4:-6 5:-11 8:-10 9:9
rg avoid 1	0:-17 2:17 3:16 5:-6 6:-9 8:-14 9:6
rg avoid 2	0:-16 1:-8 2:32 3:-9 4:15 6:-11 9:-10
rg avoid 4	1:-7 2:-12 6:21 8:-12 9:-9
rg avoid far	0:42 1:34 2:-38 3:-16 4:-45 6:-31 8:44
rg bring 0	0:12 1:9 2:-26 3:27 4:-6 6:-7 8:-13
rg bring 1	0:12 1:19 3:-13 4:12 5:-14 6:-6 8:-14
rg bring 2	0:-11 1:24 2:29 3:-21 4:-16 8:-10
rg bring 4	0:-14 1:31 2:-9 3:18 4:-13 5:17 8:-25
rg bring far	0:13 1:-50 2:8 3:-23 4:15 5:-7 6:-11 8:48
rg chase 0	2:40 3:-23 4:-18 6:-6
rg chase 1	0:39 1:-36 2:14 3:-8 8:-7
rg chase 2	0:-10 3:12 4:-11 6:-6 8:10 9:-7
rg chase 4	0:-7 1:-13 2:-16 4:27 5:-6 6:8
rg chase far	0:-30 1:50 2:-27 3:7 4:32 5:-13 6:-22 8:-21
rg cross 0	0:-30 1:38
rg cross 1	0:25 1:-9 2:-17 4:16 5:-10
rg cross 4	0:14 2:-9 3:-19 5:16
rg cross far	1:-6 2:-7 3:-11 5:27 6:-9 8:-6
rg eat 0	0:-30 1:11 2:-6 3:18 5:-15
rg eat 1	0:-20 1:11 4:-12 5:32 8:-18
rg eat 2	0:-6 1:48 2:-29 4:-14
rg eat 4	0:42 1:-33 2:21 3:-28 8:-10
rg eat far	0:41 1:-48 2:-15 3:19 4:-10 5:-8 8:10
rg fall 0	1:-10 2:23 3:-8 4:-20 5:14 7:15 8:-18
rg fall 1	0:45 1:-20 2:-18 4:-10 5:15 6:-7
rg fall 2	2:26 4:-6 5:-9
rg fall 4	1:-12 2:-8 3:14 5:-15 6:-12 8:23
rg fall far	0:-61 1:23 2:-24 3:20 4:18 5:-14 6:16 7:-10 8:-7 9:16
rg fight 0	1:-25 2:19 4:-14 6:23
rg fight 1	1:-26 2:40 3:8 6:-7 8:-15
rg fight 2	0:22 1:30 2:-22 4:-6 8:-20
rg fight 4	0:-6 1:46 2:-12 3:-22 6:-6 8:-11
rg fight far	1:7 2:-14 3:-9 4:16 5:-11 6:-14 8:-12 9:20
rg guard 0	0:6 1:22 3:-10 4:-23 6:-10
rg guard 1	0:6 1:-8 3:-21 4:38 5:-10 6:-6 8:-18
rg guard 2	0:-9 2:-11 6:17
rg guard 4	0:-31 1:35 2:-26 3:-9 4:18
rg guard far	0:-14 1:-43 2:44 3:9 5:-10 6:10
rg hit 0	1:-13 2:15 3:25 6:-23
rg hit 1	0:16 1:8 4:-24 5:-16 6:-24 8:21
rg hit 2	0:20 1:-31 2:6 3:43 4:-18 8:-18
rg hit 4	0:-33 1:16 2:6 3:-27 4:-10 5:-8 6:54 8:-15
rg hit far	0:-6 2:-13 3:-66 4:11 6:37 8:35
rg love 0	0:14 1:-10
rg love 4	1:-27 3:16 8:20
rg make 0	1:23 6:-13 8:-15
rg make 1	0:11 1:-30 3:26
rg make 2	0:10 3:18 4:-26
rg make 4	0:36 3:-23 4:-8
rg make far	0:-20 1:-6 2:-14 4:35
rg match 0	0:-15 1:-11 3:30 4:18 5:-7 8:-16
rg match 1	0:-16 1:-16 2:-15 3:40
rg match 2	0:16 1:20 2:-8 3:-17 4:-9
rg match 4	0:35 1:-13 3:-15
rg match far	1:6 2:24 3:15 4:-7 6:-19 8:-17
rg move 0	1:8 3:-29 4:-8 5:-13 6:15 7:-8 8:21 9:-13
rg move 1	0:-14 1:-28 2:13 3:19 4:-25 5:22 6:-6 8:-16 9:28
rg move 2	0:-11 1:18 2:22 3:-6 4:-30 6:-15 8:21
rg move 4	1:45 2:-12 8:-40
rg move far	0:31 1:-21 2:-31 4:44 5:-24 6:-13 9:-17
rg none far	0:7 1:-7 3:8 5:-6 9:-6
rg over 0	0:14 1:-12 2:-21 3:9 4:-6 5:18 9:-6
rg over 1	0:10 1:12 5:9 6:-11 8:-14
rg over 2	2:24 3:-19 5:-16
rg over 4	0:-17 1:26 3:-13 5:11 8:-11
rg over far	0:-31 2:-9 8:31
rg play 0	0:25 1:16 2:-15 3:-27 5:-15 8:6
rg play 1	0:13 2:-15 3:19 4:17 6:-15 7:-7 8:-25
rg play 2	0:-50 1:-9 2:-6 3:56 5:12 6:-12
rg play 4	0:-15 2:22 3:-36 4:14 6:21
rg play far	0:7 1:-32 2:12 3:-15 4:-15 6:-22 7:20 8:43 9:-17
rg push 0	0:-31 1:25 2:-12 4:12
rg push 1	0:11 1:-17 2:15 3:16 4:-16 5:-6 8:-7 9:-12
rg push 2	0:39 1:-22 2:-11
rg push 4	0:21 1:-19 3:16 6:-17
rg push far	0:8 1:-8
rg race 0	1:18 3:-15
rg race 1	0:11 1:6 4:-7
rg reach 0	0:-38 1:21 3:7 4:36 5:-21 6:7 8:-22
rg reach 1	0:16 1:-20 3:-15 4:14 5:-7 8:12
rg reach 2	0:-10 1:-12 3:54 4:-17 6:-13 8:-17
rg reach 4	0:47 1:-51 2:-16 3:-38 4:-19 5:20 6:15 8:24
rg reach far	1:27 2:-11 3:-15 4:-40 5:45 6:-10 8:-17 9:12
rg save 0	0:-16 1:14 4:14 5:-6 8:-6
rg save 1	1:14 4:-20
rg save 2	0:8 1:-21 2:7 3:-13 4:22 9:-6
rg save 4	0:10
rg save far	0:-9 1:19 2:-9
rg shoot 0	1:-7 3:-6 6:11
rg shoot 1	0:31 1:-20 2:28 3:-32 4:-9 5:-7 6:-8 8:-12 9:17
rg shoot 2	0:8 1:25 2:-28 4:22 6:-16 8:-12
rg shoot 4	0:-38 1:7 2:38 4:-16 6:14 8:-9 9:-8
rg shoot far	0:-23 1:-21 2:-7 3:12 5:10 7:-7 8:32
rg sneak 0	0:-14 1:-10 3:12 4:12 5:-8 8:-6 9:10
rg sneak 1	4:7
rg sneak 4	0:32 3:-22
rg steal 0	1:11 2:9 4:-7 6:-9 8:-6
rg steal 1	0:-11 1:21 2:-8 4:-9 8:9
rg steal 2	1:-59 2:61
rg steal 4	2:-21 3:10 4:22
rg steal far	0:17 1:11 2:-25 4:-25 6:34 8:-17
rg take 0	0:35 1:-25 3:38 4:-19 5:-12 6:-11 9:-6
rg take 1	0:-13 1:12 2:23 3:-32 4:9 5:-9 6:-7 8:9
rg take 2	0:11 1:29 3:12 4:7 5:-8 6:-6 8:-66
rg take 4	0:-53 1:33 2:-12 3:-13 5:-25 6:8 8:48
rg take far	1:-38 2:-27 3:-7 5:47 6:-21 8:17
rg throw 0	0:6 1:-18 2:16 3:-6 4:-12 5:-8 6:19 7:-6
rg throw 1	0:-37 1:55 3:-26 4:-8 6:6
rg throw 2	0:64 1:-13 2:-31 3:-29 6:26 8:-19
rg throw 4	0:-32 1:25 3:18 4:-9 6:-20 8:14
rg throw far	0:7 1:-24 2:-20 3:-8 4:46
rg touch 0	0:-15 1:-9 4:-9 5:11 6:22
rg touch 1	0:15 1:-8 5:10 8:-10
rg touch 2	0:20 6:-10
rg touch 4	0:-29 1:21 3:9 4:-14 8:16
rg touch far	0:22 1:10 2:-9 3:-7 4:-12 8:-7
rg victim 0	2:13 9:-8
rg victim 1	0:12 1:-17 3:-23 4:27
rg victim 2	3:7 5:-6
rg victim 4	1:49 2:-21 3:-11 4:-16 6:-9
rg word:boss 0	0:14 1:-12 2:-15 6:-7 7:16
rg word:boss 1	1:21 3:-9 6:-7
rg word:boss 2	0:-16 1:7 7:14
rg word:boss 4	0:-6 2:21 3:-18 6:11
rg word:boss far	1:-7 2:21 3:-33 6:28 7:-8
rg word:enemy 1	0:-6 1:9 2:35 3:-27 4:-6 5:-8
rg word:enemy 2	1:15 2:-22 4:21
rg word:enemy 4	0:-14 3:18 4:-12 6:-8 8:17
rg word:enemy far	0:31 1:23 2:-16 3:-31 4:-8 8:-7
rg word:goal far	0:26 1:-11 3:-10
rg word:hero 0	0:9 3:-8
rg word:hero 1	1:17 2:-10
rg word:hero 2	1:-27 2:9 3:16
rg word:hero far	0:15 3:-11
rg word:item 1	3:19 9:-15
rg word:item 2	0:10 1:-6 3:-28 4:27
rg word:item 4	0:-21 3:26
rg word:item far	0:-8 3:7 6:8
rg word:obstacle 1	1:9 2:-9 5:13 7:-12
right attack	0:12 1:-28 2:19 4:-11 8:8
right attack -	0:6 1:-26 2:12 3:11 5:-10 8:8
right attack 0	0:14 3:11 6:-13 8:-11
right attack 0 A	1:-22 2:31 3:-9
right attack 0 F	0:-28 1:21 2:9 3:12 4:-16 6:-12
right attack 0 H	0:-16 1:13 2:-17 3:23
right attack 0 N	2:-15 3:-7 4:22 8:-6
right attack 0 O	0:24 2:-8 3:-16 5:12
right attack 0 V	0:34 1:-12 2:-14 4:-9
right attack 0 e sov	0:27 4:-18
right attack 0 e svo	0:15 1:-23 4:12 5:9 6:-11 8:-7
right attack 0 e v2	0:-9 1:-6 2:13
right attack 0 n sov	0:-8 2:-14 3:23
right attack 0 n svo	0:-8 1:21 3:-12
right attack 0 sov	0:18 1:-9 2:-15 3:22 4:-15
right attack 0 sov none	0:23 1:-9 2:-15 3:23 4:-23
right attack 0 svo	0:7 1:6 3:-9 4:9 6:-10 8:-7
right attack 0 svo none	1:-9 2:16 3:-7 4:9 5:8 6:-9
right attack 0 svo with	0:13
right attack 0 v2	0:-9 1:-8 2:16
right attack 0 v2 none	0:-9 1:-8 2:16
right attack 1	0:-19 1:-22 2:35 3:-25 6:13 8:16
right attack 1 A	0:-18 2:27
right attack 1 H	1:-13 2:14
right attack 1 O	0:-9 1:-6 3:-22 6:14 8:17
right attack 1 e svo	0:-33 1:-8 2:26 4:12 6:15 8:-13
right attack 1 n sov	0:11 1:-14 2:12 3:-8
right attack 1 n svo	3:-14 4:-14 8:27
right attack 1 sov	0:11 1:-14 2:12 3:-8
right attack 1 svo	0:-36 1:-9 2:26 3:-17 6:14 8:16
right attack 1 svo none	0:-21 2:27 3:-16 4:-15 8:26
right attack 1 svo to	0:-17 4:13 6:16 8:-13
right attack 2	0:15 1:-28 3:20 4:-10 8:6
right attack 2 F	0:-23 3:25
right attack 2 O	0:27 1:-27 8:7
right attack 2 e svo	0:-11 3:20 4:-10 8:7
right attack 2 svo	0:15 1:-28 3:20 4:-10 8:6
right attack 2 svo none	1:-27 3:25
right attack A	0:-16 1:-26 2:49 3:-11
right attack F	0:-48 1:21 2:9 3:29 4:-16 6:-13
right attack H	0:-17 2:-8 3:23
right attack N	0:12 2:-15 3:-9 4:20 5:-6 8:-6
right attack O	0:38 1:-34 2:-10 3:-41 4:-7 5:11 6:12 8:17
right attack V	0:43 1:-13 2:-15 4:-18
right attack h	1:-6 2:12 3:-7 4:-14 5:10
right avoid	1:12 2:12 3:7 4:-17 5:-14 6:-13 7:-7
right avoid -	0:-12 1:39 3:15 4:-33 5:-13 6:-12 8:-19 9:-6
right avoid 0	0:15 1:-16 2:19 3:31 4:-6 5:-12 6:-25 7:-7 8:-31 9:7
right avoid 0 A	0:-21 1:-20 2:28 3:28 5:-14 8:-6
right avoid 0 F	0:26 1:37 3:-12 6:-26 8:-17 9:-7
right avoid 0 H	1:-14 2:-8 5:12 6:-7 9:19
right avoid 0 N	0:12 3:6 5:-8
right avoid 0 O	0:10 1:-20 2:-11 3:28 4:13 5:-10 6:-7 8:-24
right avoid 0 V	0:9 1:-9 2:23 3:8 4:-22 8:-8
right avoid 0 e sov	0:38 1:-9 4:-8 5:-10
right avoid 0 e svo	0:11 1:-35 3:18 8:-13 9:20
right avoid 0 e v2	2:12
right avoid 0 n sov	0:-24 1:-37 2:67 3:-30 5:9 6:-6
right avoid 0 n svo	0:10 1:23 2:-32 3:21 4:23 5:-9 6:-25 8:-35
right avoid 0 n v2	2:-9 3:36 4:-34 8:14
right avoid 0 sov	0:16 1:-42 2:60 3:-30 4:-12 6:-8 9:-6
right avoid 0 sov and	2:7 3:-6
right avoid 0 sov from	0:-8 1:-25 2:47 3:-13
right avoid 0 sov none	0:-11 1:-15 2:29
right avoid 0 sov obj	0:40 1:-8 3:-16 4:-8 5:7 6:-7
right avoid 0 sov to	0:-7 2:11
right avoid 0 svo	0:15 1:8 2:-32 3:28 4:21 5:-11 6:-25 8:-41 9:15
right avoid 0 svo at	2:-12 4:25 8:-11
right avoid 0 svo from	0:-14 2:-9 3:62 8:-38
right avoid 0 svo in	1:13 4:-16
right avoid 0 svo none	0:15 1:-7 2:-8 6:-22 8:-9 9:20
right avoid 0 svo of	0:10 1:24 2:-22 3:-25 4:24 8:-8
right avoid 0 v2	3:34 4:-34 5:-6 8:14
right avoid 0 v2 none	0:-8 3:34 4:-20 5:-6
right avoid 1	1:24 2:11 3:-42 6:-6 8:20 9:-13
right avoid 1 A	1:37 2:9 3:-21 8:-11 9:-9
right avoid 1 F	0:-14 1:-16 3:20 4:8 6:-10
right avoid 1 H	0:-15 2:11 3:-18 5:21
right avoid 1 N	5:-11 8:16
right avoid 1 O	0:23 1:-10 3:-38 5:-6 6:9 8:19
right avoid 1 e sov	0:-15 1:9 2:6 3:-23 4:29
right avoid 1 e svo	0:23 1:-9 2:31 3:-18 4:-22 9:-9
right avoid 1 n sov	0:13 1:8 8:-7
right avoid 1 n svo	0:-8 2:-22 4:-20 5:9 8:30
right avoid 1 n v2	0:-7 1:23 3:-14
right avoid 1 sov	1:17 3:-25 4:25 8:-7
right avoid 1 sov none	0:13 1:11 2:-10 8:-6
right avoid 1 sov subj	1:9 2:-8
right avoid 1 svo	0:8 1:-7 2:12 3:-11 4:-36 5:9 8:29 9:-10
right avoid 1 svo none	0:15 2:-21 4:-39 5:20 8:19
right avoid 1 svo of	0:-6 1:-10 2:31 3:-20 5:-11 8:16 9:-9
right avoid 1 v2	0:-9 1:23 3:-27 4:22 8:-6
right avoid 1 v2 none	0:-7 1:23 3:-14
right avoid 2	0:-29 1:36 2:-25 3:17 4:-39 5:-11 6:18 8:25
right avoid 2 A	0:-7 1:24 2:-17
right avoid 2 F	0:-7 3:12
right avoid 2 N	4:-35 8:37
right avoid 2 O	0:-9 3:11 5:-11 6:20 8:-9
right avoid 2 e v2	0:22 4:-22
right avoid 2 n sov	0:-15 1:17 2:-19 4:-18 5:-6 6:20 8:13
right avoid 2 n svo	0:-24 1:7 2:-7 3:10 8:18
right avoid 2 sov	0:-23 1:28 2:-19 4:-19 5:-6 6:20 8:12
right avoid 2 sov none	0:-11 1:16
right avoid 2 svo	0:-28 1:14 2:-8 3:10 8:18
right avoid 2 svo none	0:-16 1:16 2:-8 3:12
right avoid 2 v2	0:18 3:11 4:-22
right avoid 2 v2 none	3:11
right avoid A	0:-25 1:12 2:17 3:13 5:-13 8:-14
right avoid F	0:11 1:22 2:-6 3:12 6:-32 8:-18 9:-8
right avoid H	0:-13 3:-20 5:29 6:-7 9:17
right avoid N	0:19 1:-10 4:-32 5:-18 6:-7 8:43
right avoid O	0:20 1:-29 2:-16 4:15 5:-23 6:20 8:-9
right avoid V	1:22 2:22 3:-9 4:-23 8:-10
right avoid h	0:16 1:-34 2:9 3:-6 5:-8 6:-7 7:-6 8:13
right bring	1:17 6:-22 9:-10
right bring -	0:-16 1:23 2:-9 3:11 5:-18 6:-18 8:20
right bring 0	0:9 1:10 6:-11 8:-6 9:-7
right bring 0 A	0:8 1:28 3:-22 4:-8
right bring 0 F	0:15 1:-6 3:7 4:-9
right bring 0 H	0:-14 1:17 2:7 3:-7
right bring 0 N	0:-8 1:-7 3:27 4:17 5:-12 6:-9 8:-16
right bring 0 O	0:20 1:-42 3:-8 4:-9 5:22 8:18
right bring 0 V	1:6
right bring 0 e sov	0:36 1:-22 3:-10
right bring 0 n sov	0:-56 1:28 2:-10 3:10 4:12 8:17
right bring 0 n svo	0:12 1:9 3:10 4:-17 6:-10 8:-20
right bring 0 n v2	0:26 1:-10 3:-15
right bring 0 sov	0:-20 1:9 2:-11 4:13 5:-6 8:15
right bring 0 sov none	0:6
right bring 0 sov obj	3:18 4:-9
right bring 0 sov subj	0:22 1:-18
right bring 0 svo	0:11 1:9 3:10 4:-17 5:10 6:-10 8:-20
right bring 0 svo at	0:12 1:-10
right bring 0 svo is	0:18 1:-17 2:8 3:-17
right bring 0 svo none	1:23 2:-7 3:11 4:-16 5:12 6:-10 8:-11
right bring 0 v2	0:26 1:-10 3:-15
right bring 0 v2 none	0:26 1:-10 3:-15
right bring 1	1:26 2:8 3:10 4:-15 5:-6 6:-8 8:-30
right bring 1 A	0:12 1:-58 2:29 3:27
right bring 1 F	3:21 4:-9
right bring 1 N	0:-8 1:35 3:-14 8:-19
right bring 1 O	0:9 1:20 3:-21
right bring 1 e sov	0:-15 1:52 3:-14 4:-14 8:-19
right bring 1 n sov	1:7
right bring 1 n svo	0:18 1:-27 2:13 3:21 6:-6 8:-14
right bring 1 sov	0:-17 1:56 2:-7 3:-13 4:-14 8:-19
right bring 1 sov none	0:-8 1:24 3:-8
right bring 1 sov subj	1:7
right bring 1 svo	0:18 1:-27 2:13 3:21 6:-6 8:-14
right bring 1 svo for	0:17 1:-9 4:-6
right bring 1 svo none	0:-22 1:-8 2:15 3:27 4:9 8:-12
right bring 1 svo to	0:33 1:-13 3:-8 4:-11
right bring 2	0:-19 1:-14 3:-9 4:18 6:-10 8:34
right bring 2 A	0:-12 1:26 2:-14
right bring 2 N	0:28 2:-10 4:-8
right bring 2 O	0:-19 1:7 4:26 6:-9
right bring 2 e sov	4:20 6:-9
right bring 2 n svo	0:-15 1:-14 3:-7 8:35
right bring 2 sov	4:20 6:-9
right bring 2 svo	0:-15 1:-14 3:-7 8:35
right bring 2 svo none	0:-15 1:-14 3:-7 8:35
right bring A	0:12 1:7 4:-12 8:-11
right bring F	0:14 1:-7 3:25 4:-17 6:-6 9:-6
right bring H	0:-6 1:13 2:6 3:-8
right bring N	1:26 2:-14 3:15 4:13 5:-16 6:-10 8:-34
right bring O	0:12 1:-15 2:-8 3:-22 4:14 5:19 6:-15 8:15
right bring V	0:-37 3:-8 8:35
right bring h	0:40 1:-13 2:9 3:-10 5:17 6:-9 8:-26 9:-11
right chase	2:15 3:-9 4:26 5:-19 6:-14 8:-12 9:-8
right chase -	0:-24 1:20 2:29 3:-15 4:12 5:-10 6:-36 8:-7
right chase 0	0:19 1:-10 2:22 3:-6 4:8 5:-10 6:-8 8:-10 9:-6
right chase 0 A	1:-8 2:39 3:-13 4:-13 8:-9 9:-6
right chase 0 H	1:20 2:-29 6:20
right chase 0 N	3:24 6:-17
right chase 0 O	1:-19 2:24 3:-21 4:25 6:-20
right chase 0 e svo	0:-24 1:-19 2:18 3:16 4:21 5:-8 6:-6
right chase 0 e v2	1:27 2:-16 3:-7
right chase 0 n sov	0:-10 1:-25 2:33
right chase 0 n svo	0:58 1:15 2:-20 3:-16 4:-11 8:-9
right chase 0 n v2	1:-27 2:29
right chase 0 sov	0:-12 1:-26 2:34
right chase 0 sov none	1:-24 2:26
right chase 0 sov to	0:-9 2:12
right chase 0 svo	0:32 4:12 5:-10 6:-8 8:-10 9:-6
right chase 0 svo none	0:16 2:25 4:13 5:-8 6:-32 8:-10 9:-6
right chase 0 v2	1:6 2:12 3:-8
right chase 0 v2 none	1:6 2:12 3:-8
right chase 1	0:-14 1:6 3:6 4:30 5:-13 6:-12 8:-19
right chase 1 A	0:21 2:-27 3:7
right chase 1 H	0:8 1:-13 2:17 3:-6
right chase 1 N	0:-21 1:20 3:22 8:-15
right chase 1 O	0:-24 1:-8 2:14 3:-18 4:40 5:-9 6:-6 8:-11
right chase 1 e svo	0:-8 2:-14 3:18 4:33 5:-9 6:-7 8:-24
right chase 1 e v2	0:-8 2:8
right chase 1 n svo	1:18 3:-16 6:-6
right chase 1 svo	0:-8 1:16 2:-9 4:31 5:-12 6:-12 8:-19
right chase 1 svo none	1:19 3:-10 4:20 5:-9 8:-26
right chase 1 v2	0:-8 2:8
right chase 1 v2 none	0:-8 2:8
right chase 2	0:-14 1:24 2:-14 3:-8 4:-11 8:19
right chase 2 A	0:-8 1:26 2:-13
right chase 2 e svo	0:-8 1:26 2:-13
right chase 2 svo	0:-14 1:24 2:-14 3:-8 4:-11 8:19
right chase 2 svo none	0:-8 1:26 2:-13
right chase A	0:11 1:7 2:20 3:-10 4:-18 8:-9 9:-6
right chase H	0:12 1:12 2:-19 3:-7 5:-7 6:19
right chase N	0:-23 1:17 3:41 5:-8 6:-21 8:-15
right chase O	0:-28 1:-26 2:31 3:-39 4:51 5:-9 6:-25
right chase h	0:18 1:-34 2:-11 4:20 5:-13 6:14 8:-9 9:-8
right cross	0:17 1:12 2:-31 3:-27 4:7 5:27 6:-9 8:-12
right cross -	0:14 1:27 2:-22 3:-20 4:-8 5:14 6:-8 8:-9
right cross 0	0:-7 1:15 2:-21 3:-19 4:19 5:6 8:-6
right cross 0 A	0:21 1:16 2:-11 3:-9 4:-10 5:-9
right cross 0 N	0:-36 1:28 4:14
right cross 0 V	0:8 1:-17 2:-10 4:20
right cross 0 e sov	0:6
right cross 0 e svo	0:-11 1:-23 4:36
right cross 0 n sov	0:-15 1:39 2:-10 3:-9 4:-12
right cross 0 n svo	0:13 2:-8 3:-10 4:-7 5:11
right cross 0 sov	0:-8 1:38 2:-14 3:-9 4:-12
right cross 0 sov none	1:17 2:-9 4:-10
right cross 0 svo	1:-16 2:-9 3:-12 4:28 5:8
right cross 0 svo none	0:-8 2:-7 4:31 5:-10
right cross 1	0:18 1:-6 2:-10 3:-6 4:-13 5:28 6:-8 8:-7
right cross 1 A	0:16 1:-10 2:-6
right cross 1 O	0:-6 1:-11 5:28 6:-8
right cross 1 n sov	0:16 1:-10 2:-6
right cross 1 n svo	0:11 1:13 4:-12 8:-6
right cross 1 sov	0:28 1:-21 2:-7
right cross 1 svo	0:-9 1:11 3:-6 4:-12 5:28 6:-8 8:-6
right cross A	0:33 1:8 2:-16 3:-9 4:-10 5:-9
right cross F	0:7 1:11 3:-16 4:-12 5:17 8:-7
right cross N	0:-36 1:28 4:14
right cross O	0:-6 1:-11 5:28 6:-8
right cross V	0:21 1:-27 2:-10 4:20
right cross h	0:6 1:-24 2:-11 3:-9 4:19 5:17
right eat	0:17 2:-12 3:13 4:-20 5:10 6:-9 7:-6 8:-18 9:-6
right eat -	1:-11 2:25 5:-16 6:-7 8:-11
right eat 0	1:9 2:-6 3:12 4:-14 5:11 6:-8 7:-6 8:-20
right eat 0 A	0:-10 1:-20 2:18 3:22 4:-12 5:10
right eat 0 F	0:-9 2:-10 3:7 4:8 6:-7
right eat 0 N	0:21 4:-17
right eat 0 O	0:-14 1:31 2:-6 3:-8 5:8 8:-12
right eat 0 V	0:24 2:-14 3:-7
right eat 0 e sov	3:13
right eat 0 e svo	0:9 1:12 2:13 3:-18 4:-13
right eat 0 e v2	0:17 4:14 5:-15
right eat 0 n sov	1:-25 2:-36 3:47
right eat 0 n svo	0:-6 1:15 3:-10 4:-20 5:27 6:-6 8:-15
right eat 0 n v2	0:-6 1:-9 2:15
right eat 0 sov	1:-25 2:-38 3:57
right eat 0 sov none	0:-13 1:-19 2:-10 3:33
right eat 0 sov obj	0:-16 1:-6 2:-6 3:32
right eat 0 svo	1:22 3:-21 4:-30 5:26 6:-6 8:-16
right eat 0 svo in	0:7
right eat 0 svo is	0:-10 1:26 3:-9
right eat 0 svo none	0:-14 1:-8 2:12 4:-16 5:34 8:-11
right eat 0 svo with	0:35 1:-32
right eat 0 v2	0:11 1:-12 2:10 4:12 5:-11
right eat 0 v2 none	0:11 1:-12 2:10 4:12 5:-11
right eat 1	2:-12 4:-10 8:13
right eat 1 A	0:16 2:-10
right eat 1 e v2	0:-40 1:18 2:6 3:6
right eat 1 n svo	0:14 1:-25 4:-7 8:22
right eat 1 n v2	5:6
right eat 1 sov	0:23 2:-23
right eat 1 svo	0:20 1:-26 2:-6 4:-8 8:19
right eat 1 svo none	0:17 1:-29 4:-7 8:22
right eat 1 v2	0:-40 1:18 2:6 3:7 8:-6
right eat 1 v2 none	0:-35 1:12 2:6 3:8
right eat 1 v2 with	0:-6 1:8
right eat 2	0:26 1:-7 8:-14
right eat 2 A	0:27 1:-9 8:-14
right eat 2 n svo	0:27 1:-9 8:-14
right eat 2 svo	0:27 1:-9 8:-14
right eat A	0:19 1:-24 2:11 3:23 4:-15 5:8 8:-18
right eat F	0:-10 2:-10 3:7 4:8 6:-7
right eat H	1:7
right eat N	4:-23 8:19
right eat O	0:-14 1:31 2:-7 3:-8 5:13 8:-16
right eat V	0:25 1:7 2:-16 3:-8
right eat h	0:23 1:35 2:-70 3:29 4:-26 5:25 8:-10
right fall	0:-7 1:-18 3:17 4:-14 8:-8 9:12
right fall -	0:6 1:-17 3:15 5:-6 6:-24 7:-24 8:24
right fall 0	0:-10 1:-32 2:8 3:32 5:9 6:-26 8:-11
right fall 0 A	0:18 1:-9 2:-7
right fall 0 F	0:-10 1:-16 2:-10 3:44 6:-6
right fall 0 H	0:-21 2:29 3:-10
right fall 0 N	0:-15 3:23 5:23 8:-24
right fall 0 O	0:10 1:-20 5:-10 6:-21 7:10 8:18
right fall 0 V	1:11 2:6 3:-10
right fall 0 e svo	2:-11 4:-6 5:12 7:22 8:-21
right fall 0 n sov	1:-15 2:26 3:6 5:-8 6:-6 8:-6
right fall 0 n svo	0:-15 1:-16 2:19 3:15 4:21 5:-28 6:-18 7:-19 8:15
right fall 0 n v2	2:-9 3:21 4:-13
right fall 0 sov	1:-15 2:6 4:-7 5:18 6:-6 8:-7
right fall 0 sov none	0:13 2:15 3:-18
right fall 0 sov subj	0:-18 1:-15 3:20 5:22
right fall 0 svo	0:-12 1:-19 2:13 3:15 4:16 5:-8 6:-21 7:7 8:-7
right fall 0 svo none	0:-10 1:-16 3:-13 4:26 6:-16 7:15
right fall 0 svo of	0:-30 2:13 3:37 4:-7 5:-6 7:-9 8:-11
right fall 0 v2	2:-9 3:21 4:-13
right fall 0 v2 none	2:-9 3:21 4:-13
right fall 1	0:40 2:-19 3:-11 5:-9
right fall 1 A	0:24 2:-16
right fall 1 N	0:16 5:-7
right fall 1 O	1:9 3:-6
right fall 1 e svo	0:24 2:-12 5:-7
right fall 1 n sov	0:6 1:9 3:-10
right fall 1 n svo	0:15 1:-8
right fall 1 sov	0:6 1:9 3:-10
right fall 1 svo	0:37 1:-8 2:-16 5:-8
right fall 1 svo none	0:29 1:-8 2:-16
right fall 2	0:-44 1:19 3:-17 4:-18 6:22 8:8 9:16
right fall 2 A	0:-14 9:25
right fall 2 O	0:-17 1:25 3:-12 6:25 8:-14 9:-11
right fall 2 e svo	0:-44 1:19 3:-17 4:-18 6:22 8:8 9:16
right fall 2 svo	0:-44 1:19 3:-17 4:-18 6:22 8:8 9:16
right fall 2 svo none	0:-28 1:20 2:-10 3:-17 6:25 8:-14 9:18
right fall A	0:27 1:-15 2:-23 3:-6 4:-8 9:24
right fall F	0:-10 1:-16 2:-10 3:44 6:-6
right fall H	0:-26 1:-6 2:37 3:-10
right fall N	1:-8 3:19 4:-13 5:18 8:-7
right fall O	1:7 2:-7 3:-8 5:-13 6:7 7:9 9:-11
right fall V	1:11 2:6 3:-10
right fall h	0:-25 4:-21 6:18 7:22 8:-33 9:16
right fight	0:7 1:32 2:15 3:-24 5:-15 8:-47 9:12
right fight -	0:-7 1:36 3:-25 4:13 5:-13 6:15 8:-37
right fight 0	1:16 2:27 3:-20 4:-11 5:-7 8:-29 9:13
right fight 0 A	2:17 3:-11
right fight 0 F	0:-9 3:12 6:-17 9:18
right fight 0 H	1:-19 2:22
right fight 0 N	1:21 4:-11 8:-8
right fight 0 O	0:13 3:-23 6:23 8:-21
right fight 0 V	1:16 2:-8
right fight 0 e sov	0:16 1:-6
right fight 0 e svo	0:16 2:-23 4:18 8:-6
right fight 0 n sov	0:-22 2:28 3:-8
right fight 0 n svo	1:32 3:-23 4:-25 6:9 8:-24 9:16
right fight 0 n v2	0:-10 1:-16 2:19 3:15
right fight 0 sov	0:-6 1:-9 2:29 3:-13
right fight 0 sov none	1:-23 2:27
right fight 0 sov obj	2:8
right fight 0 svo	1:32 2:-13 3:-23 4:-10 5:-6 6:8 8:-28 9:16
right fight 0 svo in	2:-8 4:18 8:-13
right fight 0 svo none	1:44 2:-6 3:-21 4:-25 6:-17 9:17
right fight 0 svo with	0:-19 1:-15 6:30
right fight 0 v2	0:-10 1:-16 2:19 3:15
right fight 0 v2 none	0:-10 1:-16 2:19 3:15
right fight 1	0:-6 1:36 2:-12 3:-7 4:9 5:-10 6:-7 8:-19
right fight 1 A	0:-7 1:22 2:-12 8:-7
right fight 1 N	0:-18 1:14 4:12 8:-9
right fight 1 O	0:19 5:-9 6:-7
right fight 1 e sov	0:15 1:9 2:-12 8:-8
right fight 1 n svo	1:16 5:-9 6:-6
right fight 1 sov	0:14 1:9 2:-12 8:-8
right fight 1 svo	0:-12 1:16 4:15 5:-10 6:-6 8:-9
right fight 1 svo none	0:-15 1:21 5:-8
right fight 1 v2	1:15
right fight 1 v2 none	1:15
right fight 2	0:28 1:-23 8:-6
right fight A	1:17 3:-11 8:-7
right fight F	0:-9 3:13 6:-17 9:18
right fight H	1:-19 2:23
right fight N	0:-18 1:33 8:-16
right fight O	0:27 1:7 3:-27 5:-13 6:18 8:-25
right fight V	0:18 2:-8 8:-8
right fight h	0:20 1:-9 2:23 4:-18 6:-18 8:-16 9:16
right guard	0:-31 1:9 2:9 3:-28 4:29 5:-19 6:9 8:-20 9:-6
right guard -	0:-37 1:20 3:-31 4:19 5:-10 6:6 8:-8
right guard 0	1:26 2:-16 3:-18 4:13 5:-19 8:-20
right guard 0 A	0:-12 2:18 4:6
right guard 0 F	3:-23 4:34 6:-12
right guard 0 H	1:21 2:-30 3:-8 6:17
right guard 0 N	0:11 1:19 4:-23
right guard 0 O	3:19 4:7 5:-18 8:-16
right guard 0 e sov	0:-11 1:29 2:-20 3:-23 4:8 5:-10 6:10
right guard 0 e svo	1:20 3:-17 4:9
right guard 0 n sov	0:6 1:-39 2:32 3:18 4:-9 5:-9
right guard 0 n svo	0:6 2:-7 4:13 8:-13
right guard 0 n v2	1:27 2:-24 3:8 4:-8
right guard 0 sov	1:-7 2:10 5:-18 6:9
right guard 0 sov none	0:10 1:20 3:-8 4:-11 6:-10
right guard 0 sov obj	2:-14 3:-16 4:17 5:-9 6:17
right guard 0 sov subj	0:-12 1:-30 2:30 3:18 5:-9
right guard 0 svo	1:19 2:-10 3:-20 4:19 6:-7 8:-16
right guard 0 svo none	0:-13 1:7 2:-9 3:-20 4:35 6:-7
right guard 0 v2	1:26 2:-21 3:8 4:-10
right guard 0 v2 none	1:27 2:-24 3:8 4:-8
right guard 1	0:-29 1:-22 2:34 3:-17 4:30 6:9
right guard 1 A	0:-27 1:6 3:-9 4:25
right guard 1 H	1:-33 2:34
right guard 1 N	4:8
right guard 1 e sov	0:-7 1:-8 2:16
right guard 1 e svo	3:-9 4:7 6:11
right guard 1 e v2	1:-11 4:17
right guard 1 n svo	0:-21 1:8 2:24 3:-8 4:-9
right guard 1 n v2	1:-19 4:20
right guard 1 sov	0:-7 1:-8 2:16
right guard 1 sov from	0:-7 1:-8 2:16
right guard 1 svo	0:-23 1:6 2:23 3:-17 6:10
right guard 1 svo none	0:-22 1:6 2:24 3:-9
right guard 1 v2	1:-27 4:32
right guard 1 v2 none	1:-27 4:32
right guard 2	0:-9
right guard 2 A	0:-8 1:26 2:-17
right guard 2 e v2	0:-8 1:26 2:-17
right guard 2 v2	0:-9
right guard 2 v2 none	0:-9
right guard A	0:-40 1:9 2:11 3:-13 4:21
right guard F	3:-30 4:34
right guard H	1:-19 2:8 3:-8 6:17
right guard N	0:9 1:17 4:-16
right guard O	3:19 4:7 5:-18 8:-16
right guard h	1:-24 2:17 4:21 5:-12 8:-16
right hit	1:-19 2:15 3:-12 4:-28 5:-26 6:34 7:-10 8:18
right hit -	0:6 1:-17 2:-9 3:11 4:-30 5:-17 6:30
right hit 0	1:-9 2:16 4:-21 5:-22 6:7 7:-6 8:14
right hit 0 A	0:35 1:-34 2:10 3:-35 4:-8 8:24
right hit 0 F	0:-47 1:-24 2:-13 4:8 6:38
right hit 0 H	2:28 6:-19
right hit 0 N	0:9 3:-11 4:-14 8:16
right hit 0 O	0:6 1:20 2:6 4:-12 5:-16 6:-28
right hit 0 V	0:-17 1:17 2:-12 3:23 8:-13
right hit 0 e sov	2:-11 3:19
right hit 0 e svo	0:37 2:-9 3:7 8:-27
right hit 0 e v2	0:18 2:-7 3:-23 4:18
right hit 0 n sov	1:-7 2:26 3:-18 4:-14 8:14
right hit 0 n svo	0:-16 2:-10 3:13 4:-26 5:-13 6:13 8:25
right hit 0 n v2	0:-22 2:31
right hit 0 sov	1:-10 2:14 4:-15 5:-7 8:12
right hit 0 sov none	0:22 3:12 6:-23 8:-6
right hit 0 sov obj	4:-6 6:20 8:-8
right hit 0 svo	0:10 2:-16 3:16 4:-28 5:-13 6:10 8:6
right hit 0 svo at	0:28 4:-6 8:-18
right hit 0 svo none	0:-14 2:-7 3:-9 4:-12 6:32 8:6
right hit 0 svo of	0:-26 3:18 4:-12 6:-7 8:25
right hit 0 svo with	0:36 1:-33 2:-9 3:23 6:-21
right hit 0 v2	0:-7 2:25 3:-23 4:15
right hit 0 v2 none	0:-7 2:28 3:-9
right hit 1	0:35 1:-19 3:-27 4:-9 6:31 8:-7
right hit 1 A	0:10 1:-17 2:8
right hit 1 O	0:31 3:-21 6:9
right hit 1 n sov	0:16 2:-16 3:-11 6:25 8:-7
right hit 1 n svo	0:9 1:-13 2:13 3:-18 6:12
right hit 1 sov	0:30 1:-8 2:-19 3:-11 6:22 8:-11
right hit 1 sov none	0:28 1:-21 2:-13 3:-11 6:25 8:-7
right hit 1 svo	0:9 1:-13 2:13 3:-17 6:12
right hit 1 svo none	0:19 3:-16
right hit 1 svo of	0:-10 6:13
right hit 2	0:-30 1:7 3:-9 4:-6 6:25 8:12
right hit 2 O	0:-41 1:16 3:-9 4:-6 6:25 8:12
right hit 2 n sov	0:-29 1:27 3:-6 6:-8 8:16
right hit 2 n svo	1:-26 6:31 8:-6
right hit 2 sov	0:-29 1:27 3:-6 6:-8 8:16
right hit 2 svo	1:-26 6:31 8:-6
right hit 2 svo none	1:-26 6:31 8:-6
right hit A	0:51 1:-52 2:18 3:-35 4:-9 8:23
right hit F	0:-50 1:-24 2:-22 4:6 6:52 7:-6
right hit H	2:28 6:-19
right hit N	0:9 3:-11 4:-14 8:16
right hit O	0:-8 1:27 3:-18 4:-20 5:-21 6:6 8:12
right hit V	0:-17 1:17 2:-12 3:23 8:-13
right hit h	0:-6 1:-7 2:28 3:-34 4:-8 5:-12 6:11 7:-6 8:26
right love	0:6 1:-35 2:-8 3:24 8:18
right love -	0:6 1:-35 2:-8 3:24 8:18
right love 0	0:21 1:-35 8:22
right love 0 A	0:26 1:-21
right love 0 O	0:-6 1:-16 8:22
right love 0 n svo	1:-18 8:22
right love 0 n v2	0:22 1:-19
right love 0 svo	1:-18 8:22
right love 0 v2	0:22 1:-19
right love 0 v2 none	0:22 1:-19
right love A	0:26 1:-21
right love O	0:-11 1:-17 3:8 8:21
right make	0:16 2:-21 3:17 4:16 5:-9 6:-17 8:-20
right make -	0:19 2:-21 3:14 4:16 5:-10 6:-17 8:-20
right make 0	0:12 1:19 2:-21 3:18 6:-15 8:-20
right make 0 A	0:15 1:32 2:-21 3:-16 4:-13
right make 0 F	0:-24 3:36 6:-14
right make 0 N	0:20 3:-18 4:16 8:-20
right make 0 O	1:-8 3:17
right make 0 e v2	0:17 1:-8 3:-13 4:17 8:-14
right make 0 n sov	0:23 1:-22 2:-7 3:24 4:-8 6:-14
right make 0 n svo	1:25 2:-17 3:7 4:-12 8:-6
right make 0 n v2	0:-17 1:24
right make 0 sov	0:20 1:-22 2:-7 3:26 4:-8 6:-14
right make 0 sov none	0:16 1:-26 3:24 6:-14
right make 0 sov subj	0:8
right make 0 svo	1:25 2:-17 3:8 4:-12 8:-6
right make 0 svo none	1:20 2:-17 3:9 4:-12 8:-6
right make 0 v2	1:16 3:-15 4:16 8:-15
right make 0 v2 none	0:16 1:17 3:-26 4:8 8:-14
right make 0 v2 with	0:-8 3:11
right make 1	0:45 1:-9 3:-11 4:-25
right make 1 O	0:23 1:-6 3:-11
right make 1 n sov	0:23 3:-17
right make 1 n svo	0:29 3:-28
right make 1 sov	0:23 3:-17
right make 1 svo	0:29 3:-28
right make 1 svo none	0:29 3:-28
right make 1 v2	1:-7 3:32 4:-21
right make 1 v2 none	1:-7 3:32 4:-21
right make 2	0:-31 1:-23 3:15 4:37
right make 2 n v2	0:-11 1:-21 3:-17 4:38
right make 2 v2	0:-11 1:-21 3:-17 4:38
right make 2 v2 none	0:-11 1:-21 3:-17 4:38
right make A	1:13 2:-21 3:-17 4:21
right make F	3:23 4:-15 6:-14
right make N	0:24 3:-18 4:13 8:-21
right make O	1:-17 3:27 4:-8 5:-7 6:-6
right make h	0:-7 3:8
right match	0:12 1:-6 3:44 5:-10 6:-23 8:-32
right match -	1:-6 3:51 6:-23 8:-32
right match 0	0:21 1:16 2:-24 3:30 5:-10 6:-22 8:-31
right match 0 A	1:11 2:-13
right match 0 F	0:24 1:-6 2:-11 3:16 6:-20
right match 0 O	1:13 3:16 4:10 5:-9 8:-30
right match 0 e sov	0:13 1:9 2:-13 3:-7
right match 0 n sov	1:-8 2:-10 3:23
right match 0 n svo	0:30 1:-18 3:26 4:-12 5:-6 6:-18
right match 0 n v2	0:-10 1:32 3:-8 8:-17
right match 0 sov	0:8 2:-22 3:15
right match 0 sov obj	0:-11 2:-10 3:20
right match 0 sov of	0:11 1:-18 2:-6 3:14
right match 0 svo	0:26 1:-18 3:28 4:-13 5:-6 6:-18
right match 0 svo none	0:17 1:-13 3:6 5:-6
right match 0 v2	0:-13 1:32 3:-12 4:20 8:-30
right match 1	1:-21 3:26 4:-6
right match 1 A	0:28 1:-17 3:-6
right match 1 O	0:-25 3:31
right match 1 svo	0:17 1:-11 3:-6
right match 1 svo as	0:17 1:-11 3:-6
right match 1 v2	0:-25 3:31
right match 1 v2 none	0:-25 3:31
right match A	0:25 2:-13
right match F	0:24 1:-6 2:-11 3:16 6:-20
right match O	0:-20 1:10 3:41 4:9 5:-9 6:-6 8:-31
right move	0:8 1:18 3:-14 6:-10 7:-11
right move -	1:13 4:-16 5:7 6:11 7:-8 9:-9
right move 0	0:12 1:14 3:-13 4:7 5:-6 7:-9 8:-16 9:12
right move 0 A	0:-18 1:-20 2:-25 3:18 4:15 8:19 9:9
right move 0 F	0:-26 1:11 2:17 3:-42 5:-18 6:42 9:13
right move 0 H	0:-6 1:6
right move 0 N	0:11 1:-18 2:24 3:-18 4:18 5:-6 8:-23
right move 0 O	0:46 1:17 3:18 4:-22 6:-40 8:-30
right move 0 V	0:19 1:18 2:-6 3:-6 6:-6 8:-14
right move 0 e sov	0:51 1:13 2:-29 3:-18 4:19 5:-8 6:-18 8:-23
right move 0 e svo	0:25 1:-80 2:53 3:21 4:9 5:-13 6:-19 8:-25 9:-7
right move 0 e v2	0:-12 5:24 8:-10
right move 0 n sov	1:9 2:-26 4:-29 5:8 6:16 8:17
right move 0 n svo	0:-37 1:47 2:-14 3:-13 4:11 5:-19 6:7 7:-8 8:-14 9:22
right move 0 n v2	0:19 1:9 2:6 3:-30 4:-14 5:-8
right move 0 sov	0:44 1:15 2:-50 3:-13 4:-11 9:-7
right move 0 sov from	0:-12 1:28 8:-14
right move 0 sov none	0:29 1:-9 2:-29 3:-16 4:-19 5:-16 6:18 8:27
right move 0 sov obj	0:12 1:-14 3:-25 4:22 5:16 6:-6 8:-8
right move 0 sov of	0:20 3:-9
right move 0 sov subj	0:-12 1:16 2:-18 3:25 4:-17
right move 0 sov with	0:22 6:-6 8:-14
right move 0 svo	0:-16 1:6 2:16 4:20 5:-25 6:-7 7:-8 8:-24 9:16
right move 0 svo from	1:26 2:-35 3:-13 5:-18 8:10 9:34
right move 0 svo in	0:66 1:-31 3:-12 4:-15 8:-11
right move 0 svo none	0:-18 2:22 3:24 4:32 5:-10 6:-6 7:-7 8:-56 9:-23
right move 0 svo of	0:-7 1:16 3:-25 9:23
right move 0 svo with	0:-51 1:8 2:9 5:-7 8:20
right move 0 v2	0:7 1:7 3:-31 4:-14 5:18
right move 0 v2 none	1:24 2:6 3:-29 4:-8 8:-16
right move 1	0:-6 1:8 3:-9 4:-17 7:-6 8:22 9:-12
right move 1 A	0:29 1:33 2:-18 3:-11 4:-11 8:-19 9:-10
right move 1 F	0:8 1:-7 3:9 4:-15 6:-10 8:12
right move 1 N	0:12 1:-10 4:-9 6:-11 8:18
right move 1 O	0:-34 2:42 3:-12 4:-23 5:12 6:-6 8:16
right move 1 V	0:-17 1:-26 4:28 6:18 8:-6
right move 1 e sov	2:17 4:-17 8:9
right move 1 e svo	0:60 1:-26 2:-8 3:-6 8:-13 9:-9
right move 1 n sov	0:-40 1:-7 2:34 3:-20 4:-10 5:25 6:-7
right move 1 n svo	0:-27 1:33 2:-34 3:-8 4:11 5:-18 6:6 8:24
right move 1 n v2	1:-14 3:24
right move 1 sov	0:-41 1:-9 2:45 3:-20 4:-25 5:24 6:-7 8:11
right move 1 sov none	0:-32 1:-14 2:61 3:-12 8:-20
right move 1 sov subj	1:16 2:-11
right move 1 svo	0:16 1:20 2:-40 3:-12 4:9 5:-18 8:15 9:-11
right move 1 svo in	0:13 1:-9 3:-6 5:-9 8:17
right move 1 svo none	0:9 1:9 2:-38 3:-19 4:15 5:-10 6:8 8:7 9:-10
right move 1 svo of	0:7 1:9
right move 1 svo with	0:-19 1:30 3:-12
right move 1 v2	1:-14 3:23 4:-10
right move 1 v2 none	1:-14 3:23 4:-10
right move 2	0:11 2:-9 4:8 5:-7 6:-7 9:-6
right move 2 A	0:11 1:-14 2:-7 3:-10 4:18
right move 2 F	0:-7 1:22 3:13 4:-10 6:-6 8:-15
right move 2 N	5:-6 8:17
right move 2 O	0:13
right move 2 e sov	0:-12 3:-6 4:24
right move 2 e svo	0:-40 1:59 3:-13 4:-13
right move 2 n svo	0:74 1:-69 3:-8 4:-7 5:-7 8:16
right move 2 sov	0:-14 3:18 4:22 6:-6 8:-14
right move 2 sov none	0:-26 1:16 3:-6 4:25
right move 2 svo	0:30 3:-21 4:-19 5:-7 8:11
right move 2 svo none	0:39 1:-19 3:-9 4:-8
right move A	1:-12 2:-34 3:10 4:22 7:-8 8:8
right move F	0:-24 1:21 2:12 3:-24 4:-13 5:-20 6:31 9:9
right move H	0:-17 1:33 2:-16
right move N	0:18 1:-28 2:23 3:-23 4:6 5:-12 6:-11 8:13
right move O	0:19 1:19 2:30 3:10 4:-39 5:10 6:-43 7:-6 8:-12
right move V	1:-14 2:-7 3:-7 4:24 6:14 8:-20
right move h	0:7 1:18 2:-6 3:-12 4:16 5:-24 6:-31 7:-9 9:13
right none	0:7 1:-7 3:8 5:-6 9:-6
right none -	0:7 1:12 2:-15 3:15 5:-8 6:6 8:-6 9:-9
right none 0	1:-7 2:9 8:-7 9:-6
right none 0 A	1:6 2:-12 3:6 6:-12 7:19
right none 0 F	0:30 1:-49 2:20 3:8 4:23 6:-19 7:-15 8:-12 9:-7
right none 0 H	1:10 2:26 4:-23 5:-31 8:-7
right none 0 N	0:-17 1:-27 3:9 4:11 5:15 6:23 7:-13 8:-24 9:-7
right none 0 O	1:-11 2:13 3:-9 4:-6 5:-8 6:16 7:-7 8:17 9:-6
right none 0 V	0:20 1:37 2:-17 3:-26 4:-16 5:-13 6:11 8:-10
right none 0 n sov	0:8 1:20 2:10 5:-17 6:-28 7:13 8:-33 9:-9
right none 0 n svo	1:-15 2:6 6:6 9:-7
right none 0 n v2	0:14 1:-10 3:-16 5:-30 6:-9 8:13 9:11
right none 0 sov	0:8 1:20 2:10 5:-17 6:-28 7:13 8:-33 9:-9
right none 0 sov and	1:-18 2:18
right none 0 sov is	3:-8 4:15
right none 0 sov none	0:-15 3:8 4:-6 5:-21 6:-9 7:26 8:8 9:-8
right none 0 sov obj	0:-16 2:51 3:-22 6:-15
right none 0 sov of	0:58 1:-34 2:-12 3:22 4:-26 8:-7
right none 0 sov subj	0:-9 1:39 3:-47 4:12 5:13 7:-12
right none 0 sov to	0:-6 1:43 2:-7 3:-21 4:12 6:-15 8:-21
right none 0 sov with	0:-26 1:34 2:-19 3:28 4:-9 6:-6 8:-20
right none 0 svo	1:-15 2:6 6:6 9:-7
right none 0 svo as	0:33 1:-29 2:-19 3:27 8:-6
right none 0 svo at	0:21 1:-9 2:-25 3:-15 4:31 5:-17 6:-8 7:30 8:-31
right none 0 svo by	2:8
right none 0 svo for	1:7
right none 0 svo from	0:-17 1:-69 2:32 3:-26 5:13 6:13 7:-10 8:18 9:-9
right none 0 svo in	0:10 1:30 2:-40 3:-28 5:23 6:-24 7:-15 8:-7
right none 0 svo is	0:-16 1:-15 2:22 3:-7 5:10 6:-13 7:15 8:-9
right none 0 svo none	0:24 1:-19 2:-15 3:27 5:-7 8:-11 9:-6
right none 0 svo not	0:13 1:-6 2:21 3:-16 4:-8
right none 0 svo of	0:-21 1:31 2:-19 3:6 5:-19 6:13
right none 0 svo to	0:-51 1:-13 2:-21 3:-14 4:40 6:56 8:-11
right none 0 svo vs	0:-14 2:69 3:-30 4:-25 5:-7 6:-10 8:-8
right none 0 svo with	0:-17 2:-23 3:18 4:-13 5:14 7:-13 8:29
right none 0 v2	0:14 1:-10 3:-16 5:-30 6:-9 8:13 9:11
right none 0 v2 at	0:-32 1:-7 2:-20 4:11 7:-6 8:40
right none 0 v2 from	0:-15 1:-8 2:20 4:-11 8:15
right none 0 v2 in	0:-27 1:-9 2:6 3:38 5:-6 6:-12 7:21 8:-16
right none 0 v2 is	2:12
right none 0 v2 none	0:38 2:-8 3:-42 4:10 5:-20 6:-8 8:-8 9:17
right none 0 v2 not	2:16 3:-14
right none 0 v2 to	0:6 2:-18 3:37 4:-12 5:-12 7:-6
right none 0 v2 vs	1:-22 2:38 3:-9
right none 0 v2 with	0:24 1:23 2:-27 3:-8 4:-15 8:-10
right none 1	0:20 1:-9 3:9 4:-9 5:-19
right none 1 A	1:-24 2:23 3:15 5:-24 6:-35 8:-14 9:15
right none 1 F	0:6 1:40 2:-35 3:-16 4:-36 5:-8 6:43 7:18 8:-36 9:-9
right none 1 H	0:17 1:-48 2:14 3:-9 4:-7 6:9 9:-9
right none 1 N	0:46 2:-17 3:-17 4:-33 5:-13 6:-18 8:36
right none 1 O	0:-17 1:10 2:-41 3:11 4:27 5:-8 6:-11 7:-11 8:7 9:-6
right none 1 V	0:37 1:-28 2:-8 3:22 4:-27 5:8 6:-20 8:-9
right none 1 n sov	0:29 1:-8 2:-34 3:-33 4:-23 5:9 7:18 9:19
right none 1 n svo	0:12 2:12 4:-6 5:-19 6:-10 7:-7
right none 1 n v2	0:15 1:-35 2:-19 3:23 4:9 5:-14 6:24 7:-12 8:-7 9:-7
right none 1 sov	0:29 1:-8 2:-34 3:-33 4:-23 5:9 7:18 9:19
right none 1 sov in	0:8 1:-6 3:-6 8:11
right none 1 sov none	0:11 1:-16 3:-59 5:18 6:6 7:22 8:-20 9:22
right none 1 sov of	0:-15 1:31 2:-11 4:-11
right none 1 sov subj	0:44 1:-9 2:-33
right none 1 sov to	0:-21 2:18 3:-7 4:-13 8:21
right none 1 svo	0:12 2:12 4:-6 5:-19 6:-10 7:-7
right none 1 svo as	0:33 1:-32
right none 1 svo at	0:23 1:7 2:22 3:-20 4:-50 8:23 9:-6
right none 1 svo from	1:39 2:-22 3:-24 4:31 5:-13 6:-14
right none 1 svo in	0:6 1:-6 2:13 3:30 4:15 8:-43
right none 1 svo is	0:14 1:25 2:-17 5:-6 7:-7 8:-8
right none 1 svo none	2:13 3:11 4:-27 5:-13 8:-15 9:6
right none 1 svo of	0:6 1:-81 2:9 3:11 4:24 6:9 9:-13
right none 1 svo to	0:-38 1:-6 2:-12 3:-19 4:16 6:-6 8:45
right none 1 svo vs	2:11
right none 1 svo with	0:-13 1:45 2:-7 3:-6 6:-30 8:-17
right none 1 v2	0:15 1:-35 2:-19 3:23 4:9 5:-14 6:24 7:-12 8:-7 9:-7
right none 1 v2 at	0:64 3:20 4:-62 8:-18
right none 1 v2 from	0:-37 2:-6 3:30 4:18 8:-9
right none 1 v2 in	1:-26 2:-12 3:-24 4:28 6:25 7:-6
right none 1 v2 none	0:-13 1:-10 2:-8 3:15 4:15 5:-7 6:-7 7:-7 8:13
right none 1 v2 with	0:18 1:-11 2:-9 3:-8 4:-6 6:13
right none 2	3:6 4:6 5:9 6:-22 7:-15 8:8 9:-20
right none 2 A	0:21 1:14 2:-10 4:-59 5:14 6:30 7:-12 9:-27
right none 2 F	0:-16 1:19 2:-22 3:26 4:-19 5:-10 6:-40 8:39
right none 2 H	0:32 1:10 2:-63 4:-6 5:27
right none 2 N	0:-22 1:-34 2:-13 3:17 4:53 5:15 6:-6 8:-37
right none 2 O	0:25 3:6 4:-24 5:-30 6:-26 7:-9 8:11
right none 2 V	0:-76 1:-30 2:68 3:-31 4:37 8:-11
right none 2 n sov	1:-42 2:17 3:22 4:30 5:-9 6:-23
right none 2 n svo	1:21 2:-21 7:-14 8:14 9:-16
right none 2 n v2	2:10 3:13 4:-19 5:31 6:-15 8:-26 9:-14
right none 2 sov	1:-42 2:17 3:22 4:30 5:-9 6:-23
right none 2 sov and	0:15 1:18 2:-38 3:16 4:-7
right none 2 sov from	0:10 3:-15 4:-10 6:-11 8:26
right none 2 sov none	0:53 1:-25 2:6 3:-6 4:-10 8:-10
right none 2 sov of	0:-28 1:-19 2:23 4:37 8:-25
right none 2 sov subj	0:-36 1:-30 2:56 3:-6
right none 2 svo	1:21 2:-21 7:-14 8:14 9:-16
right none 2 svo at	0:-51 1:15 2:-12 3:-26 8:42
right none 2 svo from	0:7 1:-37 2:20 4:-11 6:41 8:-37
right none 2 svo in	0:-36 1:18 4:-19 5:31 8:7
right none 2 svo none	0:11 2:-16 3:14 4:9 5:-17 6:-22 7:-13 8:7 9:-16
right none 2 svo of	1:-8 4:8 5:-6 6:10
right none 2 svo to	0:29 4:-12 8:-7
right none 2 svo with	0:55 1:44 2:-13 3:-19 4:-11 6:-21 8:-26
right none 2 v2	2:10 3:13 4:-19 5:31 6:-15 8:-26 9:-14
right none 2 v2 at	0:-14 3:49 4:-8 8:-33
right none 2 v2 from	0:32 3:-11 4:-8
right none 2 v2 none	0:27 1:-17 2:-11 3:-17 4:6 5:42 8:-19 9:-14
right none 2 v2 with	0:-31 1:9 2:31 3:-11 4:-12 5:-11 6:-8 8:19
right none A	3:13 4:-11 6:-14 7:9
right none F	0:22 1:-8 3:15 5:-7 9:-9
right none H	0:24 1:-6 2:15 4:-28 6:7 8:-10 9:-10
right none N	1:-36 2:-9 3:8 4:28 5:14 6:10 7:-12 8:-23 9:-8
right none O	4:8 5:-17 7:-11 8:20 9:-7
right none V	0:7 2:23 3:-21 4:-6 5:-8 6:-6 8:-20 9:-6
right none h	0:7 1:-32 2:30 6:-17
right over	0:-8 1:17 3:-23 4:-17 5:22 6:-15 7:-8 8:18 9:-10
right over -	0:-39 1:15 2:11 4:-12 7:-7 8:15
right over 0	4:-14 5:28 6:-15 7:-6 8:-13 9:-9
right over 0 A	0:18 1:17 2:10 3:-16 4:-7 5:-32 8:-10
right over 0 F	0:-7 1:-10 3:32 4:-6 5:6 6:-16 8:6 9:-8
right over 0 H	1:-7 2:-6 5:17
right over 0 O	0:-16 3:-18 5:34
right over 0 e svo	0:-11 1:-18 2:-6 3:-6 5:30 8:8
right over 0 n sov	0:-9 1:-28 2:32 3:-13 4:-7 5:22
right over 0 n svo	0:-17 1:49 2:-12 3:11 5:-13 6:-10 8:-14
right over 0 n v2	0:31 2:-21 5:-12
right over 0 sov	0:-9 1:-28 2:32 3:-13 4:-7 5:22
right over 0 sov obj	0:-7 3:-13 5:21
right over 0 svo	0:-25 1:28 2:-17 3:6 5:17 6:-10 8:-7
right over 0 svo none	0:-21 1:14 3:8 5:19 6:-10 8:-13
right over 0 v2	0:31 2:-21 5:-12
right over 0 v2 none	0:31 2:-21 5:-12
right over 1	0:8 1:29 3:-23 5:-11
right over 1 A	1:19 8:-10
right over 1 F	1:14 3:-20 8:14
right over 1 n sov	0:-7 1:15 2:8 3:-7 5:-7
right over 1 n svo	1:17 8:-10
right over 1 sov	0:-7 1:15 2:8 3:-7 5:-7
right over 1 sov subj	1:16 3:-7
right over 1 svo	1:17 3:-14
right over 2	0:-18 1:-12 2:-8 8:32
right over A	0:9 1:39 3:-17 4:-10 5:-31 8:-19
right over F	0:-10 3:9 4:-6 6:-17 8:19 9:-9
right over H	0:-8 1:-8 5:13
right over O	3:-20 5:31 8:-11
right over V	0:-7 1:-25 8:29
right over h	0:29 2:-16 3:-26 4:-7 5:22 6:-13 9:-10
right play	0:-9 1:-20 4:15 5:-6 6:-13 7:7 8:14 9:-18
right play -	0:-24 1:-10 2:13 3:-15 4:13 6:-9 7:10 8:18
right play 0	0:-14 1:-10 3:28 4:13 7:-12 8:-19 9:-15
right play 0 A	0:-6 1:10 2:-14 4:25 5:-6 8:-9 9:-14
right play 0 H	1:-11 2:32 3:-8 7:-6 8:-8
right play 0 N	1:-8 2:-6 3:-7 4:-16 5:12 8:12
right play 0 O	0:-11 1:-6 2:-10 3:59 5:-15 6:-23 8:-22
right play 0 e svo	2:-15 3:29 9:-15
right play 0 n sov	1:12 2:-17 4:9
right play 0 n svo	0:-7 1:-39 2:27 3:13 4:9 6:6 7:-9 8:-16
right play 0 n v2	0:6
right play 0 sov	0:-7 1:18 2:-19 4:9
right play 0 sov none	0:-7 1:18 2:-19 4:9
right play 0 svo	0:-9 1:-39 2:10 3:32 4:8 6:6 7:-9 8:-16 9:-15
right play 0 svo is	0:-6 2:12 5:6
right play 0 svo none	0:-14 1:-32 2:14 3:40 4:-10 6:-12 7:-7 8:8 9:-15
right play 0 svo to	0:10 4:26 6:-15 8:-14
right play 0 svo with	0:-10 1:-6 2:-23 3:7 6:27
right play 0 v2	1:14 3:-6
right play 1	0:-16 1:-14 3:-35 4:7 6:-27 7:19 8:45
right play 1 A	0:-23 1:-14 2:29 3:-13 4:17
right play 1 F	2:-17 3:-16 4:-9 6:-17 8:45
right play 1 H	1:10 2:-12 6:-13 7:25
right play 1 e svo	1:33 2:-31
right play 1 n svo	0:-26 1:-42 2:19 3:-33 4:9 6:-22 7:20 8:46
right play 1 svo	0:-26 1:-14 3:-33 4:9 6:-21 7:19 8:46
right play 1 svo none	0:-37 1:-8 3:-26 4:12 6:-21 7:21 8:42
right play 2	0:25 3:-12 8:-6
right play 2 n sov	2:16 8:-6
right play 2 n svo	0:26 2:-14 3:-12
right play 2 sov	2:16 8:-6
right play 2 svo	0:26 2:-14 3:-12
right play 2 svo none	0:26 2:-14 3:-12
right play A	0:-6 3:-10 4:35 5:-6 7:-7 8:-13 9:-14
right play F	1:-9 2:-25 3:-27 4:-9 6:14 8:45
right play H	0:-14 2:19 3:-8 6:-14 7:20 8:-10
right play N	1:-14 2:-7 3:-9 4:-20 5:12 8:24
right play O	0:8 1:-6 2:-10 3:54 5:-16 6:-23 8:-31
right play V	0:-6 1:8
right play h	0:26 1:-18 2:-12 3:27 6:-9 8:-7 9:-18
right push	0:32 1:-14 2:-10 3:25 5:-9 6:-13 8:-7 9:-12
right push -	0:45 1:-14 2:-24 3:17 5:-9 6:-10 8:-6
right push 0	0:37 1:-11 2:-7 3:18 5:-9 6:-13 8:-7 9:-12
right push 0 A	0:-19 1:11 3:17 4:-14
right push 0 F	0:10 3:27 6:-19 8:-6 9:-12
right push 0 H	0:31 1:-30 2:-23 4:23
right push 0 N	1:-6 2:17 3:-19 4:-8 8:13
right push 0 O	0:29 1:-18 5:-6
right push 0 V	0:6 1:12 8:-18
right push 0 e sov	0:-9 1:-7 3:12 6:9
right push 0 e svo	0:6 3:14 6:-17
right push 0 e v2	0:-6 1:-6 2:14 3:-14 8:14
right push 0 n sov	0:6 1:-9 2:18 3:-14
right push 0 n svo	0:37 1:17 2:-31 3:-6 4:12 6:-7 8:-19 9:-12
right push 0 n v2	0:12 1:-15 3:20 4:-6 8:-9
right push 0 sov	1:-15 2:17 4:-6 6:9
right push 0 sov none	2:18 3:-14
right push 0 svo	0:41 1:16 2:-31 3:9 4:12 6:-21 8:-19 9:-12
right push 0 svo none	0:35 1:16 2:-31 4:16 6:-17 8:-18
right push 0 v2	0:6 1:-19 2:10 3:10 4:-11 8:8
right push 0 v2 none	0:9 2:14 3:-9 4:-7 8:-10
right push 1	1:-7 3:12
right push 1 A	0:23 3:-15
right push A	1:9 3:7 4:-14
right push F	0:10 3:27 6:-19 8:-6 9:-12
right push H	0:31 1:-30 2:-23 4:23
right push N	1:-6 2:17 3:-19 4:-8 8:13
right push O	0:6 1:-21 3:16 4:-6 5:-6
right push V	0:6 1:12 8:-18
right push h	0:-15 2:17 3:13 6:-7 9:-12
right race	0:7 1:24 3:-15 4:-8
right race -	0:7 1:24 3:-15 4:-8
right race 0	0:7 1:24 3:-15 4:-8
right race 0 A	0:-12 1:19
right race 0 V	0:19 1:9 3:-15 4:-8
right race 0 e sov	0:-11 1:17
right race 0 e svo	1:16 3:-15
right race 0 n svo	0:20 1:-8 4:-8
right race 0 sov	0:-11 1:17
right race 0 sov of	0:-10 1:16
right race 0 svo	0:18 1:10 3:-15 4:-8
right race 0 svo none	1:16 3:-15
right race A	0:-12 1:19
right race V	0:19 1:9 3:-15 4:-8
right reach	0:8 1:-12 2:-18 4:-9 5:35 7:-6 8:-10
right reach -	0:14 2:-31 3:22 4:-22 5:36 8:-41
right reach 0	0:-12 1:-39 3:6 4:22 5:20 6:10 8:-6 9:-6
right reach 0 A	0:22 2:-9 3:-29 4:18 5:-8 6:16 8:-10
right reach 0 F	0:-20 2:-14 3:25 5:-7 6:-7 8:18
right reach 0 H	2:19 5:-12
right reach 0 N	0:20 5:-8
right reach 0 O	0:-20 1:-7 2:-12 4:-14 5:31 6:11
right reach 0 V	0:-8 1:-40 2:10 4:27 5:14 6:-8 8:-19
right reach 0 e sov	0:22 4:-10 5:-7
right reach 0 e svo	0:22 1:-26 3:13 4:-9
right reach 0 n sov	0:-27 1:-17 2:-7 4:48 6:-6 8:-9
right reach 0 n svo	0:13 1:-8 3:-10 4:-9 5:-11 6:18 8:14
right reach 0 n v2	0:-27 3:-15 5:46 8:-16
right reach 0 sov	0:-9 1:-17 2:-8 4:42 5:-10 6:-6 8:-10
right reach 0 sov none	3:-26 4:35 5:-7
right reach 0 svo	0:26 1:-25 4:-15 5:-11 6:16 8:14
right reach 0 svo from	4:-8 8:14
right reach 0 svo in	0:-7 4:12 5:-17 8:9
right reach 0 svo none	0:31 1:-13 2:-29 3:13 4:-22 6:8
right reach 0 svo with	0:-9 1:-13 2:29 3:-17 6:16 8:-11
right reach 0 v2	0:-36 3:7 4:-6 5:44 8:-16
right reach 0 v2 none	0:-16 3:8 4:-6 5:15
right reach 1	0:9 1:30 2:-17 3:-11 4:-21 5:17 6:-14 8:-21 9:13
right reach 1 A	0:-8 1:12 3:-19 9:17
right reach 1 F	0:-17 1:22 3:6 5:8 8:-14
right reach 1 N	0:-6 1:10 4:-14 8:11
right reach 1 O	0:10 3:7 5:15 6:-9 8:-19
right reach 1 V	1:14 4:-6 8:-11
right reach 1 n sov	0:9 1:14 4:-9 8:-9
right reach 1 n svo	0:-16 1:21 2:-16 4:-13 5:20 6:-14 8:-11 9:14
right reach 1 sov	0:9 1:14 4:-9 8:-9
right reach 1 svo	0:-16 1:21 2:-16 4:-13 5:20 6:-14 8:-11 9:14
right reach 1 svo none	0:8 1:6 2:-16 3:-9 5:23 6:-6 8:-28 9:14
right reach 1 v2	0:26 3:-18
right reach 2	0:26 1:-19 2:-9 3:9 4:-27 5:9 8:7
right reach 2 A	0:17 1:-11 3:27 4:-22 5:-7
right reach 2 F	0:21 3:-32 5:17 8:10
right reach 2 O	0:-11 1:-8 3:28
right reach 2 n sov	0:32 1:-8 3:-22
right reach 2 n svo	1:-13 2:-9 3:22 4:-27 5:9 8:9
right reach 2 sov	0:32 1:-8 3:-22
right reach 2 svo	1:-13 2:-9 3:22 4:-27 5:9 8:9
right reach 2 svo none	0:-15 1:-10 2:-8 3:22 4:-27 5:14 8:11
right reach A	0:22 1:10 2:-14 3:-18 4:-7 5:-15 6:15 8:-14 9:13
right reach F	0:-13 1:16 2:-19 5:16 6:-14 8:14
right reach H	0:30 1:-17 5:-12
right reach N	0:12 4:-15 5:-9 8:8
right reach O	0:-16 1:-18 2:-12 3:15 4:-19 5:37 8:-11
right reach V	0:-7 1:-25 2:10 4:23 5:13 6:-8 8:-27
right reach h	0:-9 1:-18 2:6 3:-30 4:13 6:-9 8:26 9:11
right save	1:15 3:-16 4:10 5:-8 9:-8
right save -	0:-22 1:18 4:10
right save 0	1:11 2:7 5:-8
right save 0 A	8:16
right save 0 V	1:20 8:-18
right save 0 e v2	4:-11 8:21
right save 0 n svo	0:10 1:15 2:16 4:-14 8:-22
right save 0 svo	0:10 1:15 2:16 4:-14 8:-22
right save 0 svo is	0:24 1:-9 2:-11
right save 0 svo none	0:-12 1:38 2:12 4:-14 8:-21
right save 0 v2	4:-11 8:20
right save 0 v2 none	2:-11 4:-10 8:22
right save 1	2:-12 3:-12 4:18
right save 1 A	2:-12 3:-12 4:18
right save 1 n svo	1:7 2:-10 4:-6
right save 1 svo	1:7 2:-10 4:-6
right save 1 svo none	1:7 2:-10 4:-6
right save A	3:-16 4:11 8:16 9:-8
right save V	1:20 8:-18
right save h	0:16 3:-13 5:-6 9:-7
right shoot	0:-10 1:-13 2:25 3:-24 7:-11 8:11
right shoot -	0:13 1:-11 3:-7 4:-6 7:-10 8:8
right shoot 0	0:11 2:37 3:-26 4:-10 5:-20 6:-11 7:-6 8:-16 9:8
right shoot 0 A	0:-9 1:18 2:7 3:-14 9:-7
right shoot 0 F	1:-20 2:-7 3:10 9:19
right shoot 0 H	0:11 1:-17 2:17
right shoot 0 N	0:-24 1:25 6:13 8:-6
right shoot 0 O	0:48 1:8 2:12 3:-23 4:-11 5:-14 6:-15 8:-14
right shoot 0 V	1:-23 2:19 3:-7 4:9 8:6
right shoot 0 e svo	0:32 1:-31 2:-8 3:20 4:10 6:-13 8:-12
right shoot 0 e v2	0:-10 6:15
right shoot 0 n svo	1:17 2:17 3:-32 4:-14 5:-10 6:-15 9:11
right shoot 0 n v2	0:11
right shoot 0 sov	0:-20 1:-11 2:39 3:-10
right shoot 0 svo	0:21 2:10 3:-16 5:-13 6:-25 8:-10 9:10
right shoot 0 svo from	0:36 2:-24 8:-7
right shoot 0 svo none	0:9 1:-8 2:28 5:-12 6:-19 8:-16 9:-9
right shoot 0 svo of	2:6 3:-15 9:20
right shoot 0 v2	5:-7 6:14 8:-6
right shoot 0 v2 none	0:11
right shoot 1	0:-14 1:7 2:-24 4:11 5:23 6:19 8:-22
right shoot 1 A	1:-13 2:-11 4:14
right shoot 1 F	4:10
right shoot 1 H	2:-24 5:26
right shoot 1 O	0:8 1:-10 4:-6 6:18 8:-8
right shoot 1 V	0:-24 1:31 4:-10 8:-10
right shoot 1 e v2	6:16
right shoot 1 n svo	0:-6 1:19 2:-23 5:24 8:-16
right shoot 1 svo	0:-11 1:8 2:-24 5:23 6:17 8:-18
right shoot 1 svo none	0:-17 1:19 2:-23 4:6 5:24 8:-11
right shoot 1 v2	4:10
right shoot 2	0:-21 1:-18 2:12 4:-7 5:-7 6:-8 7:-6 8:43
right shoot 2 A	0:-19 1:-33 2:26 3:-6 8:32
right shoot 2 O	1:-10 2:-9 3:14 4:-14 5:-6 8:21
right shoot 2 e svo	0:-12 1:-6 2:25 3:-14 4:13
right shoot 2 n svo	1:11 2:-14 3:12 4:-19 5:-7 8:20
right shoot 2 n v2	0:-6 1:-37 8:36
right shoot 2 svo	0:-15 1:6 2:11 4:-6 5:-7 6:-8 8:17
right shoot 2 svo none	1:7 2:18 4:6 6:-7 8:-19
right shoot 2 v2	0:-7 1:-29 8:34
right shoot 2 v2 none	1:-29 2:-8 8:38
right shoot A	0:-18 1:-20 2:16 3:-16 4:7 8:28 9:-7
right shoot F	0:-7 1:-21 2:-8 4:23 8:-10 9:19
right shoot H	0:7 2:-6 4:-6 5:23 6:-6 7:-7
right shoot N	0:-24 1:25 6:13 8:-6
right shoot O	0:48 1:-10 3:-8 4:-29 5:-20
right shoot V	0:-19 2:23 3:-6
right shoot h	0:-45 2:40 3:-19 5:-10 8:6 9:12
right sneak	0:12 4:11 5:-11 6:-6 8:-11 9:7
right sneak -	0:9 1:17 2:-7 3:-13 8:-7
right sneak 0	0:-14 1:-11 3:12 4:17 5:-9 8:-7 9:8
right sneak 0 A	0:-20 3:12 4:-7 8:-10 9:10
right sneak 0 F	4:9
right sneak 0 O	0:-9 2:-7 4:20 5:-8
right sneak 0 e svo	0:17 1:-16
right sneak 0 e v2	1:-16 2:34 8:-10 9:-6
right sneak 0 n sov	0:-10 2:18
right sneak 0 n svo	0:-15 1:19 2:-35 3:21 4:26 8:-13
right sneak 0 n v2	2:-16 3:-6 5:-7 8:15 9:18
right sneak 0 sov	0:-10 2:18
right sneak 0 sov to	0:-10 2:18
right sneak 0 svo	2:-31 3:18 4:26 8:-13
right sneak 0 svo none	2:-31 3:19 4:15
right sneak 0 v2	0:-7 1:-17 2:22 3:-7 4:-7 5:-8 9:13
right sneak 0 v2 in	0:-7 1:-16 2:31 4:-6 5:-7 8:6 9:-6
right sneak 1	0:31 1:13 2:-8 3:-22 4:-13
right sneak 1 O	0:16 3:-9
right sneak 1 e v2	0:16 3:-9
right sneak 1 v2	0:15 1:13 2:-8 3:-9 4:-10
right sneak 1 v2 none	0:15 1:13 2:-8 3:-9 4:-10
right sneak A	0:-20 1:19 3:12 4:-15 8:-11 9:9
right sneak F	4:16
right sneak O	0:7 2:-7 3:-9 4:19 5:-9
right sneak h	1:-18 2:6 4:11 5:-9 9:9
right steal	1:-19 2:20 3:6 4:-17 6:17 8:-13 9:-6
right steal -	0:14 2:23 3:-6 4:-24 5:-6 6:-8 8:-11
right steal 0	1:-11 2:30 4:-15 5:-16 6:-11
right steal 0 A	1:-12 2:25 4:-10 8:-7
right steal 0 F	0:-7 3:14 6:-11 8:12
right steal 0 H	0:20 2:-7 3:-11
right steal 0 O	0:-13 2:20 3:7 5:-14
right steal 0 e sov	2:15 3:8 6:-6
right steal 0 e svo	0:20 1:-10 2:9 3:-17
right steal 0 n sov	0:-9 1:-7 3:16
right steal 0 n svo	1:10 2:9 3:-17 4:-8
right steal 0 n v2	0:-9 1:-6 2:13 3:8 5:-12 8:8
right steal 0 sov	0:-15 1:-9 2:11 3:23 4:-6 6:-6
right steal 0 sov none	0:-12 1:13 3:7 6:-6
right steal 0 sov obj	2:-15 3:18
right steal 0 sov subj	1:-21 2:23
right steal 0 svo	0:18 2:18 3:-31 4:-9 5:-6
right steal 0 svo none	0:20 2:16 3:-31 4:-8 5:-6
right steal 0 v2	0:-11 1:-6 2:13 3:13 5:-12 6:-6 8:8
right steal 0 v2 none	0:-10 1:-6 2:13 3:19 5:-12
right steal 1	1:-18 2:-10 3:-8 5:11 6:30 8:-19
right steal 1 A	0:-13 1:-14 2:8 4:22
right steal 1 F	0:17 2:-19 4:-14 6:32
right steal 1 N	5:16 8:-17
right steal 1 e sov	0:7 1:-7
right steal 1 e svo	0:-8 2:-18 3:34
right steal 1 n sov	0:19 2:-23
right steal 1 n svo	1:-17 2:23 3:-52 4:6 6:35 8:-17
right steal 1 sov	0:24 2:-16
right steal 1 sov from	0:26 1:-14 2:-10
right steal 1 svo	1:-21 3:-6 6:31 8:-18
right steal 1 svo none	0:-12 1:-16 2:21 3:-26 4:-14 6:33
right steal 1 v2	0:-15 1:6 5:16
right steal 1 v2 none	0:-15 1:6 5:16
right steal 2	1:6 3:14 4:-11
right steal 2 A	1:7
right steal 2 n svo	3:15 4:-11
right steal 2 svo	3:15 4:-11
right steal 2 svo none	3:15 4:-11
right steal A	0:-12 1:-15 2:27 3:-7 4:9 8:-8
right steal F	0:11 1:-6 2:-19 4:-17 6:24 8:10
right steal H	0:20 2:-7 3:-11
right steal N	5:16 8:-17
right steal O	0:-16 2:20 3:19 4:-13 5:-13
right steal h	0:-14 1:-16 3:10 6:26 9:-6
right take	2:-10 3:8 6:-14 7:-6 8:22 9:-8
right take -	0:26 1:16 3:-51 6:-16 8:28
right take 0	0:11 1:15 3:9 4:-7 6:-10 8:-18 9:-7
right take 0 A	1:26 2:41 3:-39 4:-7 8:-25 9:-6
right take 0 F	0:21 2:-14 3:23 4:-17 6:-13 8:-10
right take 0 H	0:-8 1:25 2:-20
right take 0 N	0:23 1:-25 4:13 5:-6
right take 0 O	1:-16 2:-12 3:33 4:-9 5:6 8:-25
right take 0 V	0:-24 1:-7 2:-18 3:16 4:9 8:23
right take 0 e sov	0:33 1:-21 2:36 3:-29 4:-14 8:-7
right take 0 e svo	0:-11 2:12
right take 0 e v2	0:-10 1:-49 2:25 3:20 4:22 5:-6 6:-6 8:-7
right take 0 n sov	0:-25 1:44 2:-53 3:58 5:-14 8:-24 9:-6
right take 0 n svo	0:18 1:8 2:7 3:-29 4:-10 5:9 6:-6 8:-7
right take 0 n v2	0:6 1:47 2:-17 3:-36 4:-10 5:-8 8:11
right take 0 sov	1:26 2:-17 3:33 4:-14 5:-15 6:-6 8:-27 9:-6
right take 0 sov none	1:35 2:-12 4:-21 8:-11 9:-6
right take 0 sov obj	1:-29 3:39 5:-13 8:-20
right take 0 svo	0:12 1:7 2:7 3:-16 4:-12 5:9 6:-7 8:-8
right take 0 svo from	0:-6 8:6
right take 0 svo in	0:-25 4:-11 5:-10 8:40
right take 0 svo is	0:13 2:-8
right take 0 svo none	0:22 1:-15 2:7 3:-13 4:-7
right take 0 svo of	0:18 1:-11 5:34 8:-47
right take 0 svo to	0:8 1:-6 4:13 8:-10
right take 0 svo with	0:6 1:23 2:-7 4:-9 5:-14
right take 0 v2	1:-8 2:13 4:11 5:-12 6:-6
right take 0 v2 at	4:-11 8:18
right take 0 v2 in	0:22 3:-20 4:18 8:-20
right take 0 v2 none	0:-19 1:-17 2:20 3:17 4:7 5:-6 6:-6 8:-8
right take 1	1:-25 2:-29 3:13 6:-12 8:41
right take 1 A	0:-32 1:10 2:-26 3:35 4:-14 5:-6 8:22
right take 1 F	0:37 1:-25 3:16 4:-9 6:-13 8:-9
right take 1 N	0:9 3:-31 4:39 5:-8 8:-13
right take 1 O	1:-21 2:-6 3:-10 4:-23 5:22 8:38
right take 1 e sov	1:-27 2:10 3:-12 4:-23 8:38
right take 1 e svo	3:-27 4:-26 8:47
right take 1 e v2	0:12 2:-26 3:26 8:-6
right take 1 n sov	0:11 1:-19 2:-12 3:27 4:20 5:-7 6:-6 8:-22
right take 1 n svo	0:-30 1:13 2:-14 4:24 5:13 8:-17
right take 1 n v2	0:22 3:-10 6:-10
right take 1 sov	0:8 1:-38 3:18 5:-8 6:-8 8:23
right take 1 sov from	0:-14 2:23 8:-8
right take 1 sov none	0:-25 1:-49 2:-14 3:13 4:26 8:44
right take 1 sov obj	0:26 1:-8 3:16 4:-25
right take 1 sov subj	1:17 2:-13
right take 1 sov with	0:34 3:-13 8:-14
right take 1 svo	0:-33 1:13 2:-14 3:-21 5:13 8:28
right take 1 svo in	0:-36 8:45
right take 1 svo none	0:-23 1:20 2:-12 3:-18 4:9 5:14
right take 1 v2	0:30 2:-26 3:17 4:-7 6:-10 8:-6
right take 1 v2 none	3:17 6:-10
right take 2	0:-42 1:13 2:-10 3:-7 4:14 6:-6 8:30
right take 2 A	0:-11 1:16
right take 2 F	0:-11 4:27 8:-12
right take 2 N	0:-12 1:-20 4:-16 8:43
right take 2 e sov	0:-8 4:-6 8:14
right take 2 n sov	0:-15 1:-8 3:14 4:-12 8:23
right take 2 sov	0:-23 3:13 4:-18 8:33
right take 2 sov subj	1:6
right take 2 svo	0:-15 1:20
right take 2 svo none	0:-15 1:20
right take A	0:-20 1:31 2:26 3:-19 4:-13 5:-6 9:-8
right take F	0:39 1:-29 2:-15 3:23 5:-7 6:-26 8:-26
right take H	0:-8 1:25 2:-19
right take N	0:21 1:-42 2:-6 3:-25 4:30 5:-17 8:27
right take O	1:-31 2:-15 3:25 4:-24 5:20 7:-6 8:13
right take V	0:-34 1:9 2:-22 3:16 4:9 8:21
right take h	0:-38 1:-29 2:-7 3:72 5:-8 7:-7 8:-7 9:-14
right throw	2:-9 3:-30 4:18 5:-16 6:25 7:-11 9:-7
right throw -	2:-23 3:-19 4:34 5:-15 6:12 7:-9
right throw 0	0:-12 1:13 3:-16 4:-7 5:-13 6:20 7:-10 8:8 9:-6
right throw 0 A	1:9 3:-18 6:-18 8:13
right throw 0 F	1:-27 2:-9 3:16 4:-13 6:19 8:-12
right throw 0 H	0:-9 1:20 2:-19 6:16
right throw 0 O	1:30 2:-16 3:-41 4:6 5:-9 6:8 8:-17
right throw 0 V	0:-17 1:-6 2:19 4:-9 6:-7 8:17
right throw 0 e sov	0:11 2:-21 6:15
right throw 0 e svo	0:15 1:-7 2:-9 3:-11 6:13
right throw 0 e v2	0:-17 1:-17 2:9 4:22
right throw 0 n sov	0:13 3:-16 6:11
right throw 0 n svo	0:-37 1:18 2:23 4:-25 5:-8 7:-7 8:13
right throw 0 n v2	0:21 1:21 2:-27 4:-10 6:-13
right throw 0 sov	0:23 2:-22 3:-11 6:22
right throw 0 sov none	0:27 3:-14
right throw 0 sov obj	3:-20 6:25
right throw 0 svo	0:-27 1:14 2:18 3:-6 4:-26 5:-9 6:7 7:-9 8:11
right throw 0 svo at	0:-33 2:25 4:22 8:-13
right throw 0 svo none	2:12 4:-38 5:-6 6:11 7:-8
right throw 0 svo with	0:-10 1:27 2:-19
right throw 0 v2	1:6 2:-16 4:15 6:-15
right throw 0 v2 at	0:-21 1:-18 2:9 4:21 8:7
right throw 0 v2 none	0:11 1:23 2:-26 4:-10
right throw 1	0:-10 1:6 2:-6 3:-8 4:16 6:14 8:-7
right throw 1 A	2:-12 4:25
right throw 1 F	0:22 3:-36 6:20
right throw 1 H	0:-17 1:8 2:11
right throw 1 O	0:-20 3:26
right throw 1 e sov	0:-26 1:-14 2:18 3:25
right throw 1 n sov	0:-8 1:17 2:-6
right throw 1 n svo	0:44 1:-32 2:-12 3:-24 4:23
right throw 1 sov	0:-31 2:14 3:24
right throw 1 sov to	1:-13 2:22
right throw 1 svo	0:44 1:-32 2:-12 3:-24 4:23
right throw 1 svo none	0:42 1:-32 2:-12 3:-24 4:24
right throw 1 v2	0:-22 1:36 2:-16 3:-19 6:20
right throw 1 v2 none	0:-22 1:36 2:-16 3:-19 6:20
right throw 2	0:37 1:-24 2:-16 3:-22 4:23
right throw 2 A	0:38 1:-24 2:-16 3:-8 4:9
right throw 2 e sov	0:34 1:-27
right throw 2 n svo	2:-12 3:-20 4:26
right throw 2 sov	0:50 1:-41
right throw 2 sov subj	0:40 1:-37
right throw 2 svo	2:-12 3:-20 4:26
right throw 2 svo none	2:-12 3:-20 4:26
right throw A	0:23 1:-7 2:-7 3:-26 4:23 6:-21 8:9
right throw F	0:23 1:-27 2:-9 3:-17 6:30 8:-12
right throw H	0:-26 1:28 2:-11 6:16
right throw O	0:-18 1:29 2:-17 3:-6 5:-10 6:8 8:-18
right throw V	0:-17 1:-6 2:19 4:-9 6:-7 8:17
right throw h	2:20 3:-24 4:-26 6:25
right touch	0:6 1:14 2:-19 4:-34 5:14 6:10 8:-6
right touch -	3:-17 4:-22 5:9 6:12
right touch 0	0:16 1:6 2:-11 3:-12 4:-20 5:16 6:12 8:-17
right touch 0 A	0:-9 1:-6 2:9 3:9
right touch 0 F	3:8
right touch 0 O	0:27 1:-6 2:-12 3:-38 5:21 6:14 8:-14
right touch 0 V	1:19 2:-11 4:-8
right touch 0 e sov	3:-6 5:18 6:-10
right touch 0 e svo	3:7 5:10 8:-9
right touch 0 e v2	0:17 4:-6
right touch 0 n sov	0:-12 1:-14 5:-6 6:31
right touch 0 n svo	0:11 1:24 3:-8 4:-11 6:-10 8:-7
right touch 0 sov	0:-13 1:-15 3:-8 5:13 6:23
right touch 0 sov none	0:-28 1:-7 3:-8 5:14 6:23
right touch 0 sov to	0:17 1:-8
right touch 0 svo	0:10 1:22 2:-7 4:-13 5:6 6:-10 8:-15
right touch 0 svo in	0:14 5:10 6:-9 8:-13
right touch 0 svo none	1:24 4:-11
right touch 0 v2	0:23 4:-6
right touch 0 v2 none	0:23 4:-6
right touch 1	1:9 2:-9 4:-16 8:11
right touch 1 O	0:37 1:-29 3:-18 4:-12 8:18
right touch 1 V	0:-27 1:22 3:18 8:-6
right touch 1 e svo	3:-9 8:18
right touch 1 e v2	0:6 1:-8 3:12 4:-7
right touch 1 n svo	0:-15 1:23 8:-6
right touch 1 svo	0:-10 1:17 3:-8 4:-9 8:11
right touch 1 svo none	1:21 8:-7
right touch 1 v2	0:6 1:-8 3:12 4:-7
right touch 1 v2 none	0:6 1:-8 3:12 4:-7
right touch A	0:-18 1:9 3:9
right touch F	0:-9 3:14
right touch O	0:54 1:-34 2:-12 3:-53 4:-16 5:20 6:12
right touch V	0:-22 1:37 2:-15 3:17 4:-12 8:-9
right touch h	1:17 2:-18 3:12 4:-14 5:6 8:-12
right victim	1:39 3:-29 4:14 5:-6 6:-9 8:-6 9:-10
right victim -	1:46 2:-28 3:-29 4:12 6:-8
right victim 0	2:14 3:-26 4:26 5:-6 8:-6 9:-8
right victim 0 A	0:-21 1:14 2:21 3:-9 9:-8
right victim 0 H	1:10 2:-9
right victim 0 O	3:-18 4:26 5:-6
right victim 0 n svo	0:6 3:-23 4:27 5:-6
right victim 0 svo	0:6 3:-23 4:27 5:-6
right victim 0 svo none	0:11 3:-23 4:23 5:-6
right victim 1	0:8 1:25 2:-20 4:-8
right victim 1 A	0:8 1:10 4:-8
right victim 1 n svo	0:13
right victim 1 svo	0:13
right victim 1 svo none	0:13
right victim A	0:-12 1:24 2:18 3:-12 9:-10
right victim H	1:25 2:-24
right victim O	3:-18 4:26 5:-6
right victim h	1:-9 2:22 5:-6 9:-10
right word:boss	0:-12 2:23 3:-53 4:-10 5:-6 6:21 7:18
right word:boss -	1:32 2:-9 3:-11 6:-8 7:-8
right word:boss 0	0:-25 1:15 2:14 3:-49 4:-9 6:19 7:20
right word:boss 0 A	0:-18 1:22 3:-6 6:17 7:-8
right word:boss 0 F	1:13 2:35 3:-29 6:-16
right word:boss 0 H	0:8 1:-12 6:-9 7:15
right word:boss 0 O	0:-17 2:-9 3:-21 6:28 7:17
right word:boss 0 e svo	0:-26 2:-6 3:-25 6:20 7:30
right word:boss 0 e v2	0:-7 6:15
right word:boss 0 n sov	1:17 3:-9 6:-7
right word:boss 0 n svo	2:26 3:-21 6:-7 7:-10
right word:boss 0 sov	1:17 3:-9 6:-7
right word:boss 0 sov none	1:17 3:-9 6:-7
right word:boss 0 svo	0:-17 2:19 3:-40 4:-8 6:14 7:23
right word:boss 0 svo at	0:-13 2:18
right word:boss 0 svo is	0:-16 2:17
right word:boss 0 svo none	1:7 2:7 3:-41 4:-6 6:23 7:11
right word:boss 0 svo vs	0:14 2:-13
right word:boss 0 svo with	1:-12 6:-7 7:17
right word:boss 0 v2	0:-7 6:15
right word:boss 1	0:9 1:-13 2:11
right word:boss 1 A	1:-7 2:12
right word:boss 1 e svo	0:-12 2:16
right word:boss 1 n svo	0:12 1:-8
right word:boss 1 svo	1:-7 2:12
right word:boss 1 svo none	1:-9 2:12
right word:boss 2	0:7
right word:boss A	0:-17 1:16 2:9 3:-11 4:-6 6:15 7:-9
right word:boss F	1:13 2:35 3:-29 6:-16
right word:boss H	0:15 1:-13 2:-9 7:15
right word:boss O	0:-17 2:-9 3:-21 6:27 7:17
right word:boss h	0:-14 1:-27 2:32 3:-46 6:28 7:24
right word:bricks	0:9 3:-20 5:22
right word:bricks -	0:9 3:-20 5:22
right word:bricks 0	0:9 3:-20 5:22
right word:bricks 0 n svo	0:9 3:-20 5:22
right word:bricks 0 svo	0:9 3:-20 5:22
right word:bricks 0 svo none	0:9 3:-20 5:22
right word:enemy	0:12 1:35 2:15 3:-37 5:-21 6:-14 7:-6 8:6
right word:enemy -	0:-15 1:44 2:29 3:-40 4:-13 5:-14 6:-8
right word:enemy 0	0:13 1:29 2:12 3:-42 5:-16 6:-7 8:13
right word:enemy 0 A	0:-10 1:22 2:-10 3:-14 4:21
right word:enemy 0 F	0:-12 1:-16 2:37 3:-12
right word:enemy 0 H	0:-7 2:14
right word:enemy 0 N	0:8
right word:enemy 0 O	0:40 2:-7 3:-21 4:-6 5:-14
right word:enemy 0 V	0:-14 1:22 2:-24 4:-8 8:22
right word:enemy 0 e svo	0:32 1:-25 2:22 3:-29 4:-7 5:-14 8:18
right word:enemy 0 e v2	1:17 2:-17
right word:enemy 0 n sov	0:-10 2:22 3:-15
right word:enemy 0 n svo	0:-12 1:34 2:-28 4:16
right word:enemy 0 sov	0:-10 2:22 3:-15
right word:enemy 0 sov of	0:-10 1:-17 2:38 3:-15
right word:enemy 0 svo	0:21 1:12 3:-31 4:9 5:-15 8:16
right word:enemy 0 svo none	0:28 1:17 2:12 3:-21 4:-13 5:-15
right word:enemy 0 svo with	2:19 3:-12
right word:enemy 0 v2	1:17 2:-17
right word:enemy 0 v2 at	0:-12 1:17
right word:enemy 0 v2 none	0:18 2:-17
right word:enemy 1	1:9 4:-6 5:-6 6:-9 8:-10
right word:enemy 1 A	0:6 1:-13 2:11
right word:enemy 1 O	0:-36 1:39 6:-7 8:-6
right word:enemy 1 V	0:19 1:-15
right word:enemy 1 e svo	1:11 2:11 3:-20
right word:enemy 1 n svo	0:16 1:-18 2:-11 3:23 6:-6 8:-6
right word:enemy 1 svo	0:9 4:-6 5:-6 6:-9 8:-10
right word:enemy 1 svo none	0:-20 1:33 2:-11 6:-8 8:-6
right word:enemy 1 svo with	0:32 1:-44 2:18
right word:enemy A	1:8 3:-14 4:21
right word:enemy F	0:-12 1:-16 2:37 3:-12
right word:enemy H	0:-7 2:14
right word:enemy N	0:21 2:-8
right word:enemy O	0:11 1:38 2:-8 3:-14 4:-8 5:-16 6:-10 8:-11
right word:enemy V	0:7 1:9 2:-24 4:-8 8:22
right word:enemy h	0:32 1:-13 2:-16 4:11 5:-8 6:-8 8:11
right word:goal	0:13 1:-17 2:-10 4:12 6:-14 8:13
right word:goal -	0:17 1:-17 2:-11 4:12 6:-14 8:13
right word:goal 0	1:-7 2:-9 4:12 6:-14 8:14
right word:goal 0 O	0:12 8:-7
right word:goal 0 e svo	2:-6 4:14 6:-9
right word:goal 0 n svo	0:20 6:-6 8:-7
right word:goal 0 svo	0:16 2:-9 4:14 6:-14 8:-8
right word:goal 0 svo none	0:12 2:-6 3:-10 4:14 6:-11
right word:goal A	0:22 1:-12
right word:goal O	0:12 8:-7
right word:hero	0:10 1:-12 5:16 6:-7
right word:hero -	0:10 1:-12 5:16 6:-7
right word:hero 0	0:21 1:-11 6:-6
right word:hero 0 A	0:18 1:14 2:-20 3:-9
right word:hero 0 F	3:15
right word:hero 0 H	0:-7 1:-15 2:21
right word:hero 0 O	0:16 1:-6 3:-7
right word:hero 0 e svo	2:11
right word:hero 0 n sov	0:11 1:10 2:-12 3:-9
right word:hero 0 n svo	1:-10 3:17
right word:hero 0 sov	0:11 1:10 2:-12 3:-9
right word:hero 0 svo	1:-14 2:8 3:14 6:-6
right word:hero 0 svo is	1:-10 3:17
right word:hero 0 svo none	0:-9 1:-13 2:21
right word:hero 0 svo with	1:13
right word:hero 0 v2	0:16 1:-6 3:-7
right word:hero 0 v2 none	0:16 1:-6 3:-7
right word:hero 1	0:-11 5:18
right word:hero 1 svo	0:-11 5:18
right word:hero A	0:18 1:14 2:-20 3:-9
right word:hero F	3:15
right word:hero H	0:-7 1:-15 2:21
right word:hero O	0:18 1:-6 3:-9
right word:item	1:-17 2:-8 3:24 4:19 9:-15
right word:item -	1:-16 2:-6 4:20
right word:item 0	0:31 1:-9 2:-11 3:-8 4:24 6:-6 9:-15
right word:item 0 A	0:14 1:-9 2:-9 3:19 9:-15
right word:item 0 O	0:10 3:-32 4:27
right word:item 0 e svo	0:38 1:-8 9:-15
right word:item 0 n svo	0:-7 2:-8 3:-11 4:27
right word:item 0 svo	0:31 1:-9 2:-11 3:-8 4:24 6:-6 9:-15
right word:item 0 svo none	0:42 1:-9 2:-9 9:-15
right word:item 0 svo vs	0:8
right word:item 1	0:-30 1:-7 3:37
right word:item 1 A	0:-27 3:30
right word:item 1 n svo	0:-29 1:-6 3:37
right word:item 1 svo	0:-30 1:-7 3:37
right word:item 1 svo none	0:-29 1:-6 3:37
right word:item A	0:-13 1:-12 2:-6 3:43 4:-6 9:-15
right word:item O	0:7 3:-24 4:26
right word:obstacle	2:-12 3:21 4:-20 6:24 7:-12 8:-7
right word:obstacle -	2:-7 3:22 4:-20 5:-8 6:24 7:-12 8:-7
right word:obstacle 0	0:-9 1:15 2:-10 4:-17 5:11 6:25 7:-12 8:-6
right word:obstacle 0 A	1:15 7:-12
right word:obstacle 0 e svo	0:-15 1:8 5:13
right word:obstacle 0 n v2	0:-7 4:-17 6:26
right word:obstacle 0 svo	0:-16 1:23 2:-9 5:13 7:-12
right word:obstacle 0 svo none	0:-9 1:17 2:-9 5:13 7:-12
right word:obstacle 0 v2	0:6 1:-10 4:-17 6:26
right word:obstacle 1	1:-18 3:24
right word:obstacle 1 v2	1:-18 3:24
right word:obstacle A	1:15 7:-12
right word:obstacle N	1:-6 5:8
right word:obstacle O	0:-16 1:-13 3:24 4:-20 6:25
right word:obstacle h	0:-7 5:13
sub attack	1:-6 2:24 3:-19 5:6 6:-11 8:-7
sub attack -	0:-9 2:26 3:-12 4:7 5:-6 6:-9
sub attack A	1:-22 2:31 3:-9
sub attack Ap	0:-6 1:-18 2:29 3:-8
sub attack Au	1:-6
sub attack F	0:-30 1:24 2:17 4:-18 6:-10
sub attack Fp	0:-19 1:25 2:20 3:-22 4:-11 6:-10
sub attack H	0:-6 2:9
sub attack Hp	2:7
sub attack N	0:-9 2:-15 4:29
sub attack Nu	0:-9 2:-15 4:29
sub attack O	0:18 2:-8 3:-11 5:13
sub attack Op	2:-7 5:14
sub attack V	0:28 1:-9 2:-14 4:-7
sub attack h	0:12 3:-10 5:13
sub attack p-	0:-16 2:42 3:-29 4:-11 6:-9
sub attack ph	2:-7 5:14
sub attack sov	0:-12 1:-13 2:9 3:21 4:-7
sub attack svo	0:15 2:13 3:-39 4:9 5:6 6:-10 8:-7
sub attack u-	1:-13 2:-19 3:17 4:17
sub attack uh	0:9 2:6 3:-9
sub attack v2	0:-9 1:-8 2:16
sub avoid	1:6 2:-8 3:-8 4:16 5:-11 7:-6 8:-10
sub avoid -	0:-35 1:23 2:24 3:-18 4:-20
sub avoid A	0:-13 1:8 4:7 9:-14
sub avoid Ap	0:18 1:-38 2:9 3:-6 4:25 9:-7
sub avoid As	1:15 3:-13
sub avoid Au	0:-27 1:21 3:18 4:-12 9:-8
sub avoid F	0:-16 1:28
sub avoid Fu	0:-15 1:17 3:9
sub avoid H	0:-9 1:-11 9:22
sub avoid Hp	2:7
sub avoid Hu	0:-7 1:-10 2:-6 9:23
sub avoid N	4:21 8:-9
sub avoid Np	0:-19 4:30 8:-9
sub avoid Nu	0:23 4:-12
sub avoid O	0:14 3:-11
sub avoid Op	0:24 3:-15
sub avoid Os	0:9 4:-11
sub avoid V	0:25 1:-13 4:-9
sub avoid Vu	0:25 1:-13 4:-9
sub avoid h	0:37 1:-37 2:-44 3:12 4:31 5:-12 8:-10 9:8
sub avoid ph	0:21 1:-10 2:-24 3:-22 4:46 5:-7 8:-9 9:-8
sub avoid s-	1:25 3:-23
sub avoid sh	0:9 4:-11
sub avoid sov	1:19 2:-14 3:-6 4:7
sub avoid svo	1:-22 4:27 5:-6 8:-8 9:10
sub avoid u-	0:-35 1:28 4:-20
sub avoid uh	0:17 1:-30 2:-27 3:28 5:-6 9:16
sub avoid v2	0:16 1:24 2:-8 4:-18 5:-6
sub bring	0:27 1:10 2:-29 3:27 4:-10 5:-11 6:-8 8:-14
sub bring -	0:9 1:12 2:-29 3:30 4:-9 5:-8 6:-7
sub bring A	0:14 1:24 2:-19 3:-18
sub bring Ap	1:20 2:-17
sub bring Au	0:14 1:7 3:-17
sub bring F	0:8
sub bring Fu	0:8
sub bring H	1:17 2:-13 3:-7
sub bring Hu	1:17 2:-13 3:-7
sub bring N	0:-16 1:-7 3:39 5:-8 6:-9 8:-10
sub bring Nu	0:-9 1:-27 3:43 6:-8 8:-9
sub bring O	0:24 1:-35 3:17
sub bring Ou	0:25 1:-35 3:11
sub bring V	1:6
sub bring h	0:28 8:-13
sub bring p-	1:20 2:-17
sub bring s-	1:19 3:-7 5:-6
sub bring sov	0:19 1:-9
sub bring svo	1:21 2:-27 3:36 5:-11 6:-9 8:-14
sub bring u-	0:12 1:-21 2:-19 3:35 4:-8 6:-7
sub bring uh	0:27 3:-9 8:-12
sub bring v2	0:26 1:-10 3:-15
sub chase	1:-15 2:39 4:11 6:-20 9:-6
sub chase -	0:-14 1:-10 2:17 3:9 4:16 6:-21
sub chase A	0:-10 2:39 3:-21 4:-8 9:-6
sub chase Ap	0:11 1:13 3:-8 4:-7
sub chase As	0:-6 1:-22 2:28
sub chase Au	0:-19 1:9 2:23 3:-15
sub chase H	0:11 1:8 2:-10
sub chase Hp	0:14 1:-16 2:7
sub chase Hu	1:25 2:-19
sub chase O	0:-28 1:-28 2:28 3:15 4:23 6:-21
sub chase Ou	0:-28 1:-28 2:28 3:15 4:23 6:-21
sub chase h	0:8 1:-9 2:30 3:-15 4:-6 9:-6
sub chase p-	0:15 3:-7 4:-6
sub chase ph	0:10
sub chase s-	1:-22 2:24
sub chase sov	1:-24 2:11 3:22
sub chase svo	2:32 3:-21 4:18 6:-20 9:-6
sub chase u-	0:-31 3:14 4:22 6:-22
sub chase uh	1:-7 2:23 3:-15
sub chase v2	1:6 2:12 3:-8
sub cross	0:-14 2:-9 3:-9 4:17 5:9
sub cross -	1:24 2:-7 4:-6 5:-9
sub cross A	1:24 2:-7 4:-6 5:-9
sub cross Au	0:-10 1:24 2:-6 5:-8
sub cross h	0:-12 1:-24 3:-9 4:23 5:17
sub cross svo	0:-11 2:-9 3:-9 4:17 5:9
sub cross u-	0:-10 1:24 2:-6 5:-8
sub cross uh	0:-12 1:-24 3:-9 4:23 5:17
sub eat	0:-22 1:13 2:11 3:-10 4:-11 6:-7 8:-7
sub eat -	0:-34 1:16 2:17 3:-22
sub eat A	0:-13 1:-15 2:31 3:-29 4:-12 5:20
sub eat Ap	1:-16 2:19 3:-20 4:-10 5:23
sub eat As	1:-15 2:18
sub eat Au	0:-10 2:10 3:-10
sub eat F	0:-7 2:-10 4:10 6:-6
sub eat Fu	0:-6 2:-10 3:20 4:-11 6:-6
sub eat N	0:11 3:10 4:-15
sub eat O	0:-14 1:32 5:-14
sub eat Ou	0:-14 1:33 5:-14
sub eat V	1:17 2:-14
sub eat Vu	1:17 2:-14
sub eat h	0:12 1:-6 2:-18 3:21 4:-16 5:7
sub eat p-	0:-16 1:-16 2:27 3:-24 4:17
sub eat ph	0:6 2:-17 4:-10 5:23
sub eat s-	1:-14 2:18
sub eat sov	1:23 2:-20
sub eat svo	0:-23 1:10 2:15 3:-7 4:-30 5:18
sub eat u-	0:-19 1:34 2:-9 4:-22
sub eat uh	3:20 5:-14
sub eat v2	1:-12 2:12 4:14 5:-15
sub fall	0:-6 1:-27 2:17 3:8 4:-24 5:27 6:-10 7:11 8:-20
sub fall -	0:9 1:-27 2:17 3:19 4:-21 5:10 6:-7 7:-24
sub fall A	0:18 1:-8 2:-7
sub fall Ap	0:8 1:-7
sub fall F	0:-9 1:-15 2:-10 3:39
sub fall Fu	0:-6 1:-15 2:-8 3:35
sub fall H	0:-21 2:29 3:-10
sub fall Hp	0:-9 2:16 3:-9
sub fall N	0:-6 5:25 8:-18
sub fall Nu	0:-6 5:25 8:-18
sub fall O	0:9 1:-17 3:-8 4:-19 5:9 7:18
sub fall Ou	0:14 2:-22 3:-6 4:-19 5:13 7:24
sub fall V	1:11 2:6 3:-10
sub fall h	0:-25 3:-17 5:21 7:30 8:-17
sub fall p-	1:-21 2:20
sub fall sov	0:-18 1:-15 3:20 5:22
sub fall svo	0:9 1:-12 2:32 3:-33 4:-13 5:9 7:14 8:-18
sub fall u-	0:16 2:-23 3:24 4:-20 5:14 6:-7 7:-16
sub fall uh	0:-20 2:-8 3:-17 5:22 7:31 8:-17
sub fall v2	2:-9 3:21 4:-13
sub fight	2:-7 4:9 6:23 8:-15
sub fight -	0:-14 2:-19 4:23 6:21 8:-6
sub fight A	0:-16 1:17 2:-13 4:14
sub fight Ap	0:18 1:-11 2:-8
sub fight As	0:-8 1:16
sub fight Au	0:-29 1:19 2:-7 4:16
sub fight N	1:21 4:-11 8:-8
sub fight Nu	1:21 4:-11 8:-8
sub fight O	0:9 1:-44 2:11 6:25 8:-6
sub fight Ou	0:15 1:-42 2:17 4:-15 6:26
sub fight h	0:16 2:12 4:-17 8:-10
sub fight p-	0:18 1:-11 2:-8
sub fight s-	0:-14 1:13 2:-11 4:18 8:-6
sub fight sov	0:-13 4:18
sub fight svo	0:16 1:17 2:-26 4:-9 6:23 8:-14
sub fight u-	0:-20 2:-8 4:8 6:23
sub fight uh	0:16 2:12 4:-17 8:-10
sub fight v2	0:-6 1:-16 2:20
sub guard	0:-25 1:13 5:-10 6:-6 8:8
sub guard -	0:-13 1:22 2:-14 8:10
sub guard A	0:-12 2:18 4:6
sub guard Ap	0:-7 1:11 2:-49 4:32
sub guard Au	0:-6 1:-7 2:49 4:-30
sub guard H	1:21 2:-18
sub guard Hp	1:20 2:-17
sub guard O	0:-14 3:27 4:-20 5:-10 8:14
sub guard Ou	0:-14 3:27 4:-20 5:-10 8:14
sub guard h	0:-15 1:-16 2:18 4:15 5:-10 6:-6
sub guard p-	0:-7 1:39 2:-70 4:34
sub guard ph	1:-16 2:19 3:-19 4:19
sub guard sov	0:-13 1:-30 2:30 3:18 4:-15 5:-10 8:16
sub guard svo	0:-14 1:18 2:-10 3:-20 4:21 6:-6
sub guard u-	0:-6 1:-6 2:48 4:-41 8:11
sub guard uh	0:-13 3:27 4:-6 5:-9
sub guard v2	1:26 2:-21 3:8 4:-10
sub hit	0:-19 1:32 2:24 3:-13 4:-6 6:-19
sub hit -	1:34 3:-13 6:-19
sub hit A	1:11 2:10 3:-20
sub hit Ap	0:13 1:-11 2:11 3:-16
sub hit Au	0:-13 1:14
sub hit O	0:-12 1:25 3:-11
sub hit Ou	0:-12 1:25 3:-11
sub hit h	0:-22 2:26
sub hit p-	0:25 1:-11 2:-15
sub hit sov	0:-13 1:14
sub hit svo	1:25 2:9 6:-19
sub hit u-	0:-23 1:37 2:14 3:-11 6:-19
sub hit v2	0:-7 2:19 3:-9
sub love	0:14 1:-10
sub love -	0:14 1:-10
sub love A	0:14 1:-10
sub love Au	0:14 1:-10
sub love u-	0:14 1:-10
sub make	0:-14 1:35 2:-11 3:-13 5:15 6:-12 8:-15
sub make -	0:-14 1:35 2:-11 3:-13 5:15 6:-12 8:-15
sub make A	1:36 2:-7 3:-14 4:-12
sub make Ap	0:14 1:10 3:-13 4:-9
sub make Au	0:-16 1:29
sub make N	0:-6 1:9 4:15 8:-16
sub make Nu	0:-6 1:13
sub make O	0:-10 2:-6 5:18 6:-12
sub make Op	0:-8 3:11
sub make p-	0:6 1:9 4:-9
sub make s-	4:18 8:-13
sub make sov	0:6 2:-10 3:-6 5:16 6:-10
sub make svo	0:-8 1:22 3:-14
sub make u-	0:-19 1:33 2:-10 3:-10 4:-8 5:16 6:-10
sub make v2	0:-16 1:18 3:7 4:8 8:-13
sub match	0:15 1:-13 4:18 5:-7 8:-16
sub match -	1:-13 3:15 4:19 8:-16
sub match A	0:16 1:-12
sub match Au	0:15 1:-11
sub match O	4:19 5:-7 8:-16
sub match Op	0:16 3:-14 4:19 5:-7 8:-16
sub match p-	4:20 8:-16
sub match svo	0:17 1:-13 3:6 5:-6
sub match u-	1:-11 3:15
sub move	1:17 2:19 3:22 4:-23 5:-17 6:-15 7:-8 9:-21
sub move -	0:-9 1:8 2:21 3:19 4:-15 5:-16 7:-6 8:-13
sub move A	0:27 1:-25 2:-10 3:17 5:-6 8:11 9:-19
sub move Ap	0:51 1:-60 2:-64 3:36 4:-10 8:35
sub move As	0:-28 1:21 3:22 8:-24 9:-8
sub move Au	0:16 1:-14 2:19 3:-63 4:12 5:-6 9:-13
sub move F	1:23 2:21 3:-20 4:-20 6:13 8:-14 9:-6
sub move Fp	0:15 1:-9 2:14 3:-15
sub move Fs	1:13 2:-10 3:6 6:-8 8:-7
sub move Fu	0:-17 1:17 2:15 3:-19 4:-19 6:21
sub move N	0:13 1:-6 2:25 3:-17 4:-9 8:-10
sub move Nu	0:13 1:-6 2:25 3:-17 4:-9 8:-10
sub move O	0:-44 1:19 3:43 4:-11 5:-13 6:-30 8:14
sub move Op	0:-21 1:-45 2:-14 3:85 6:-28 8:-11
sub move Os	0:-13 1:7 3:-21 8:30
sub move Ou	0:-20 1:37 2:9 3:-21 4:-7 8:-10
sub move V	1:25 2:-6 8:-14
sub move Vs	0:-6 1:16 8:-7
sub move Vu	0:12 1:-9
sub move h	0:15 1:21 2:-10 3:11 4:-20 6:-19 8:13 9:-26
sub move p-	0:27 1:-66 2:-69 3:110 4:-15 5:-12 6:-11 8:-15
sub move ph	0:17 1:-8 2:6 3:-22 6:-19 8:34
sub move s-	0:-29 1:44 2:14 3:-39
sub move sh	0:-17 2:-40 3:44 6:-9 9:-10
sub move sov	0:6 1:8 3:23 4:-17 6:-23
sub move svo	0:13 1:6 2:16 3:22 4:-10 5:-38 7:-8 9:-23
sub move u-	0:-10 1:11 2:45 3:-64 4:-7 5:-7 6:11
sub move uh	0:21 1:28 3:-22 4:-17 5:-7 8:-26 9:-16
sub move v2	0:-27 1:11 3:-18 4:-7 5:20
sub over	1:12 2:-23 5:15
sub over -	1:7 2:-13 5:14 8:-7
sub over A	0:18 1:19 2:-17 3:-7 5:-13 8:-6
sub over As	1:6
sub over Au	0:35 2:-17 3:-7 5:-14 8:-6
sub over F	0:-8 3:9 8:7
sub over Fu	0:-8 3:9 8:7
sub over h	0:11 1:7 2:-12 3:-10
sub over p-	0:-13 2:-7 5:17
sub over s-	1:6
sub over sov	1:16 3:-7
sub over svo	0:-15 1:9 2:-11 3:-9 5:20
sub over u-	0:12 2:-8 3:6 8:-6
sub over uh	0:19 1:10 2:-12 5:-16
sub over v2	0:25 1:-15 2:-13 3:13
sub play	0:-9 1:48 2:-19 3:-11 4:-13 5:6 6:-11
sub play -	0:-6 1:48 2:-6 3:-33 4:-12 5:6 6:-11
sub play A	0:-12 1:27 2:-27 3:16 8:-6
sub play Au	0:-12 1:27 2:-27 3:16 8:-6
sub play H	2:12 8:-8
sub play N	0:-13 1:6 3:-6 4:-6 5:8 8:12
sub play Nu	0:-13 1:6 3:-6 4:-6 5:8 8:12
sub play O	0:20 1:13 3:-20 4:-7 8:-7
sub play Ou	0:8 1:14 3:-20
sub play sov	0:-20 1:44 2:-6 3:-9 6:-8 8:-9
sub play svo	0:16 2:-15 4:-10 5:7
sub play u-	0:-16 1:50 2:-18 3:-33 4:-8 5:7 6:-11 8:7
sub push	0:-15 2:13 3:13 6:-7 9:-13
sub push -	0:-15 2:13
sub push A	0:-17 2:26 3:12 4:-17
sub push Ap	0:21 1:-32 2:14
sub push As	0:-10 1:14
sub push Au	0:-32 1:6 2:17 3:14 4:-13
sub push N	0:8 1:-6 3:-15 4:-6 8:17
sub push V	1:21 8:-18
sub push p-	0:21 1:-32 2:14
sub push s-	0:-14 1:13 3:-14 8:16
sub push svo	1:30 2:-24 4:13 6:-7 8:-19 9:-12
sub push u-	0:-25 1:15 3:11 4:8 8:-21
sub push v2	0:-15 1:-19 2:12 3:15 4:-8 8:14
sub race	1:18 3:-15
sub race -	1:18 3:-15
sub race svo	1:16 3:-15
sub race u-	1:17 3:-15
sub reach	0:-15 3:29 4:-9 5:-43 6:19 8:14
sub reach -	0:-22 1:20 3:19 5:-25 6:24 8:-19
sub reach A	1:32 2:-35 3:-15 6:17
sub reach Ap	0:18 2:-17 3:-17 6:18
sub reach Au	0:-16 1:33 2:-20
sub reach F	2:-12 3:15 4:-11 8:15
sub reach Fp	3:18 4:-11
sub reach H	2:19 5:-12
sub reach N	0:9
sub reach Nu	0:9
sub reach O	3:12 4:-8 5:-31 6:14 8:18
sub reach Op	0:18 5:-34 8:22
sub reach Ou	0:-20 3:14 4:-7 6:15
sub reach V	0:-18 1:-16 2:26 3:18 4:13 6:-8 8:-19
sub reach Vp	0:-17 1:-15 2:17 3:19
sub reach Vu	2:12 4:14 8:-18
sub reach h	0:7 1:-14 3:14 4:-12 5:-23 6:-6 8:29
sub reach p-	0:-6 1:-6 2:10 3:20 4:-11 5:-23 6:13
sub reach ph	0:19 1:-13 5:-26 8:21
sub reach svo	1:6 3:15 5:-42 6:20 8:14
sub reach u-	0:-16 1:24 2:-14 4:10 6:14 8:-18
sub reach uh	0:-12 2:11 3:18 4:-9 8:-8
sub save	1:13 2:6 4:-23 5:-7 8:16
sub save -	0:-14 1:30 2:-8
sub save A	1:13 4:-23 8:18
sub save Ap	0:-7 1:9
sub save As	0:10 1:-9
sub save Au	0:-7 1:14 4:-23 8:19
sub save h	0:10 1:-21 2:12 4:-21 8:18
sub save ph	2:15
sub save s-	0:-9 1:9
sub save sh	0:19 1:-18
sub save svo	1:16 2:11 4:-14
sub save u-	1:17
sub save uh	4:-21 8:22
sub save v2	4:-11 8:21
sub shoot	0:-14 2:28 3:-16 4:-14 5:-6
sub shoot -	0:6 1:6 2:24 3:-11 4:-13 6:-10 8:-13
sub shoot A	0:10 1:21 2:-14
sub shoot Au	0:20 2:-8
sub shoot H	1:-15 2:19
sub shoot Hu	1:-15 2:19
sub shoot N	0:-24 1:25 6:13 8:-6
sub shoot O	0:7
sub shoot V	0:-6 1:-20 2:26 3:-7 8:11
sub shoot Vp	0:13 2:-7
sub shoot Vs	0:-18 1:-14 2:20 8:12
sub shoot h	0:-28 2:8 3:-6 6:14 8:13
sub shoot p-	0:8 1:16 2:-18
sub shoot ph	0:-15 2:13 3:-6 6:15
sub shoot s-	0:-6 1:-9 2:22 8:-7
sub shoot sov	0:-13 1:-8 2:33 3:-7
sub shoot svo	1:9 3:-9 4:-9 6:-6 8:8
sub shoot u-	2:19 3:-8 4:-9 6:-9 8:-6
sub shoot v2	0:-11 6:15
sub sneak	0:-6 1:-11 2:-6 3:8 4:11 5:-9 8:8 9:9
sub sneak -	0:-11 3:-9 8:13
sub sneak A	0:-11 3:12 4:-7 8:-10 9:10
sub sneak Ap	1:-17 2:8 3:23 4:-6 8:-6
sub sneak Au	0:-6 1:23 2:-14 3:-12 9:13
sub sneak F	4:9
sub sneak Fu	4:9
sub sneak O	4:11 5:-7
sub sneak Ou	4:12 5:-7
sub sneak h	1:-17 2:-8 3:15 4:8 5:-7 9:10
sub sneak p-	1:-16 2:19
sub sneak ph	0:11 1:-16 2:-11 3:23
sub sneak svo	0:7 2:-30 3:18 4:18 8:-13
sub sneak u-	0:-11 1:20 2:-20 3:-9 4:7 8:14
sub sneak uh	0:-8 3:-9 4:10 5:-7 9:13
sub sneak v2	0:-7 1:-17 2:22 3:-7 4:-7 5:-8 9:13
sub steal	0:12 1:-12 2:35 3:-26 4:-9 5:-6 8:-7
sub steal -	0:11 2:15 3:-19 4:-6 8:-6
sub steal A	0:6 1:-14 2:28 3:-13 4:-7 8:-6
sub steal Ap	1:-13 2:30 3:-13 4:-7
sub steal As	0:-10 1:-33 2:40
sub steal Au	0:14 1:16 2:-20
sub steal H	0:20 2:-7 3:-11
sub steal Hp	0:22 2:-7 3:-11
sub steal h	1:-11 2:25 3:-10
sub steal p-	0:7 2:24 3:-18 4:-6
sub steal ph	1:-10 2:22 3:-10
sub steal s-	0:-12 1:-30 2:40
sub steal sov	1:-11 2:16
sub steal svo	0:20 2:19 3:-31 4:-9 5:-6
sub steal u-	0:16 1:18 2:-23
sub steal uh	2:6
sub steal v2	0:-7 1:-6 2:16
sub take	0:-18 1:22 3:9 4:8 5:-19
sub take -	0:-10 1:35 2:-9 3:-14 4:7 5:-11 8:-19
sub take A	0:-7 1:12 2:21 3:-11 8:-17
sub take Ap	0:-17 1:15 2:-23 3:27 8:-8
sub take As	0:48 2:-33 3:-8 8:-11
sub take Au	0:-38 1:7 2:59 3:-39
sub take F	0:31 2:-9 3:-18 4:8 6:-10
sub take Fp	0:-7 2:-8 3:18
sub take Fu	0:38 3:-37 4:9 6:-10
sub take H	0:-8 1:22 2:-12
sub take Hu	0:-8 1:22 2:-12
sub take N	0:-9 1:-12 3:-25 4:21 5:-8 8:30
sub take Np	3:-24 4:15 5:-8 8:20
sub take Nu	0:-6 1:-12 4:8 8:14
sub take O	0:-26 3:54 4:-25 5:-23 6:9 8:-26
sub take Op	0:11 2:-13 3:35 4:-11 5:-9 8:-16
sub take Ou	0:-35 2:11 3:26 4:-15 5:-15 6:12 8:-12
sub take V	0:-6 2:-24 4:22 8:10
sub take Vs	0:7 1:18 8:-12
sub take Vu	0:-23 1:-11 2:-19 4:25 8:22
sub take h	0:-15 1:-29 2:7 3:25 5:-19 6:-9 8:19 9:-6
sub take p-	1:16 2:-14 3:-19 4:13
sub take ph	0:-8 1:-13 2:-28 3:58 4:-10 5:-17
sub take s-	0:12 1:13 2:-13 8:-6
sub take sh	0:53 2:-29 3:-11 8:-17
sub take sov	0:-10 1:37 2:-17 3:-19 5:-6 6:12
sub take svo	0:-9 1:12 2:6 5:-17 6:-9
sub take u-	0:-24 1:22 5:-11 8:-18
sub take uh	0:-44 1:-19 2:49 3:-36 4:13 6:-6 8:32
sub take v2	0:-12 1:-10 2:-9 3:28 4:9 6:-6 8:-7
sub throw	1:-13 3:6 4:-12 5:-6 6:16 7:-9
sub throw -	1:-12 2:-21 3:8 4:7 5:-6 6:23 7:-7
sub throw A	0:23 2:-6 3:-18 6:-21 8:13
sub throw Ap	0:21 1:36 2:-22 3:-13 4:-20
sub throw As	0:23 1:-23 2:-30 8:33
sub throw Au	1:-9 2:25 4:20 6:-17 8:-26
sub throw F	0:-8 1:-26 3:37 4:-9 6:7 8:-8
sub throw Fu	1:-26 3:19 4:-7 6:22 8:-8
sub throw O	0:-9 2:-12 3:-22 6:31 8:-7
sub throw Ou	1:22 2:-11 3:-21 6:11 8:-7
sub throw h	0:12 2:34 4:-25 6:-16
sub throw p-	0:11 1:13 2:-38 3:14 4:-6 6:7
sub throw s-	0:16 1:-11 2:-32 7:-6 8:32
sub throw sov	0:34 1:-17 2:-11
sub throw svo	0:-22 1:-7 2:21 3:8 4:-39 5:-6 6:25 7:-9
sub throw u-	0:-17 1:-9 2:18 4:12 6:17 8:-36
sub throw uh	0:12 2:20 4:-9 6:-16
sub throw v2	2:-16 4:18 6:-15 8:-7
sub touch	0:22 1:-6 2:-6 4:-8 5:7 8:-10
sub touch -	0:13
sub touch O	0:15 5:8 8:-10
sub touch Ou	0:18
sub touch h	0:10 5:10 8:-8
sub touch svo	0:-6 3:7 5:10 8:-9
sub touch u-	0:18
sub touch v2	0:17 4:-6
sub victim	0:12 1:16 3:-8 9:-8
sub victim -	0:18 1:20 2:-24 3:-6
sub victim A	0:-12 1:10 2:19 3:-8 9:-8
sub victim Ap	0:-9 1:10 2:16 3:-8 9:-8
sub victim H	1:25 2:-24
sub victim Hu	1:25 2:-24
sub victim h	2:20 9:-8
sub victim p-	0:19 1:-8 3:-6
sub victim sov	1:22 2:-21
sub victim svo	0:16 3:-6
sub victim u-	1:25 2:-24
sub word:boss	1:-12 2:-22 6:-7 7:31
sub word:boss H	0:14 1:-12 2:-15 6:-7 7:16
sub word:boss h	0:-9 1:-12 2:-10 6:-7 7:32
sub word:boss sh	1:-12 6:-7 7:17
sub word:boss svo	1:-12 2:-22 6:-7 7:31
sub word:enemy	0:8 1:-13 2:26 3:-12 5:-8
sub word:enemy -	1:-10 2:20 5:-7
sub word:enemy A	0:-7 2:22 3:-11
sub word:enemy Ap	0:-7 2:20 3:-11
sub word:enemy H	1:-9 2:13
sub word:enemy O	0:19 2:-6 5:-8
sub word:enemy Op	0:19 2:-6 5:-8
sub word:enemy h	0:12 2:11 3:-13
sub word:enemy ph	0:12 2:9 3:-12
sub word:enemy sov	1:-10 2:12
sub word:enemy svo	0:-9 2:30 3:-12 5:-8
sub word:hero	0:19 1:18 2:-18 3:-10
sub word:hero -	0:19 1:18 2:-18 3:-10
sub word:hero A	0:6 1:16 2:-18
sub word:hero As	1:8
sub word:hero O	0:16 1:-6 3:-7
sub word:hero Ou	0:16 1:-6 3:-7
sub word:hero s-	0:-6 1:15
sub word:hero svo	0:6 1:12 2:-9
sub word:hero u-	0:14 1:6 2:-10 3:-7
sub word:hero v2	0:16 1:-6 3:-7
sub word:item	0:23 1:-9 2:-9 3:16 9:-15
sub word:item -	0:27 1:-8 2:-7 3:-6
sub word:item A	0:14 1:-9 2:-9 3:19 9:-15
sub word:item Au	0:14 1:-9 2:-9 3:19 9:-15
sub word:item svo	0:23 1:-9 2:-9 3:16 9:-15
sub word:item u-	0:27 1:-8 2:-7 3:-6
sub word:obstacle	1:-11 2:-6 4:-17 5:11 6:26
sub word:obstacle -	0:6 1:-10 4:-17 6:26
sub word:obstacle v2	0:6 1:-10 4:-17 6:26
tie at avoid	0:32 2:-11 3:-6 4:10 8:-22
tie at avoid h	0:6 4:18 8:-20
tie at bring	2:-33 4:33
tie at bring A	0:-12 2:-32 4:40
tie at bring h	2:-33 4:33
tie at chase	1:28 2:-6 4:-8 7:-6 8:-11
tie at chase -	1:28 2:-6 4:-8 7:-6 8:-11
tie at chase A	1:28 2:-6 4:-8 7:-6 8:-11
tie at hit	0:-18 4:16
tie at hit A	0:-13 2:23 4:-13
tie at hit h	0:-21 4:17
tie at move	1:10 2:-8 3:15 5:-18 6:-8
tie at move -	0:-16 1:11 3:-8 4:9 6:-6
tie at move A	0:16 2:-6 3:23 4:-17 8:-14
tie at move N	0:-18 8:13
tie at move O	1:16 4:27 5:-14 6:-6 8:-27
tie at move h	0:12 2:-11 3:22 5:-13 8:-6
tie at over	0:8
tie at play	1:-19 2:22 8:-8
tie at play A	0:37 1:-19 2:8 4:-23
tie at play O	0:-14 2:15
tie at play h	0:-19 2:24 4:10 8:-7
tie at race	1:22 2:-19
tie at race -	0:-9 1:24 2:-12
tie at race A	1:13 2:-12
tie at race O	1:11 2:-7
tie at race h	0:11 2:-7
tie at shoot	0:-20 1:-14 2:47 4:-8 7:-6 8:-8
tie at shoot -	0:-8 1:-13 2:23
tie at shoot A	0:-9 2:17
tie at shoot V	2:16 8:-8
tie at shoot h	0:-13 2:30 4:-6 8:-8
tie at steal	2:18 4:-16
tie at steal A	0:-7 2:21 4:-14
tie at steal h	2:18 4:-16
tie at take	0:-19 1:27 3:-20 4:12
tie at take -	0:-27 1:27 3:-20 4:18
tie at throw	0:-9 2:28
tie at throw -	0:18 4:-9
tie at throw A	2:21 4:-6
tie at throw H	0:-7 2:11
tie at throw h	0:-28 2:28
tie by move	0:7 3:-13 8:12
tie by move h	0:7 3:-13 8:12
tie for hit	0:16 3:-7
tie for hit -	0:16 3:-7
tie for hit A	0:16 3:-7
tie from avoid	0:-28 1:-30 2:45 3:-14 5:-15 8:29
tie from avoid -	0:-15 1:-31 2:22 5:-14 8:31
tie from avoid A	0:-13 1:-22 2:46 3:-13
tie from avoid H	2:7
tie from avoid V	1:-11 2:17
tie from avoid h	0:-16 2:33 3:-13
tie from eat	0:-26 1:-8 2:19 3:23 4:-10 5:-6
tie from eat -	0:-19 1:-7 2:-13 3:37
tie from eat A	0:-23 2:19 3:10
tie from eat F	2:-9 3:17
tie from eat h	0:-9 2:32 3:-17 4:-8
tie from fall	0:23 2:-7 8:-8
tie from fall -	0:23 2:-7 8:-8
tie from fight	0:-6 1:20 2:-13 3:-16 4:17 8:-8
tie from fight A	0:-6 1:20 2:-11 8:-7
tie from fight h	3:-16 4:18
tie from guard	0:-21 1:-29 2:66 3:-7 4:-20
tie from guard -	0:-15 1:-27 2:49 3:-6
tie from guard A	0:-16 1:-27 2:49 4:-7
tie from guard H	2:18 3:-6
tie from guard h	0:-6 2:28 4:-16
tie from hit	1:19 2:-27 3:-16 4:24
tie from hit -	0:6 1:31 2:-17 5:-17
tie from hit A	1:27 2:-25 3:-7 4:27 5:-23
tie from hit h	0:-6 1:-13 2:-13 3:-15 4:26 5:13
tie from make	5:13
tie from make -	5:13
tie from move	1:15 2:-36 3:-11 4:-18 6:-7 8:38
tie from move -	1:15 2:-33 3:-10 4:-14 6:-6 8:32
tie from move A	0:9 1:18 2:-19 8:-6
tie from move O	0:-12 2:-17 3:-8 4:-8 5:9 8:24
tie from move h	0:-8 8:9
tie from play	0:-30 2:14 4:-20 6:-7 8:43
tie from play N	0:-17 4:-19 8:36
tie from play h	0:-30 2:14 4:-20 6:-7 8:43
tie from push	0:43 1:-10 2:-21 5:-6
tie from save	0:16 1:-9 2:11 4:-16 8:6
tie from save -	0:-20 1:-7 2:21 4:-10 8:17
tie from save A	0:-8 1:-7 2:27
tie from save H	0:15 2:-7
tie from save N	0:9 2:-9 4:-11 8:10
tie from save h	0:36 2:-9 4:-6 8:-12
tie from steal	0:20 1:-15
tie from steal -	0:41 1:-14 2:-29
tie from steal A	0:21 1:-15
tie from steal h	0:-18 2:24
tie from take	0:22 1:18 2:-15 4:-17 5:-8
tie from take -	1:19 2:-20
tie from take A	0:23 1:19 3:-13 8:-20
tie from take N	2:-7 4:-9 5:-6 8:16
tie from take O	0:7 2:-11 3:8 4:-7 8:10
tie from take h	0:23 4:-15 5:-6
tie in attack	0:-6 2:10
tie in avoid	4:-22 8:26
tie in avoid N	0:17 4:-13
tie in avoid h	0:17 4:-13
tie in bring	0:11 1:24 3:-25 4:-16 5:-23 8:23
tie in bring -	1:32 3:-12 4:-39 5:-10 8:16
tie in bring O	0:25 3:-16 4:19 5:-14 8:-13
tie in bring V	1:38 4:-27 8:-16
tie in bring h	0:10 1:-11 3:-15 4:17 5:-14 8:11
tie in cross	0:-8 2:15 3:-9 4:-17 8:16
tie in cross h	0:-8 2:15 3:-9 4:-17 8:16
tie in eat	0:6
tie in eat -	0:6
tie in fall	0:-17 4:34 8:-15
tie in fall O	0:-17 4:34 8:-15
tie in fight	1:18 3:-6 4:-8
tie in fight -	0:-22 1:18 3:-6 4:-7 8:18
tie in fight N	0:-7 8:12
tie in fight h	0:22 8:-19
tie in hit	0:31 1:11 2:10 3:-10 4:14 6:-13 8:-42
tie in hit -	0:34 1:15 4:-12 6:-11 8:-26
tie in hit F	0:-14 1:16 3:-6 4:19 8:-18
tie in hit O	0:47 6:-11 8:-29
tie in hit h	2:10 3:-6 4:24 8:-21
tie in make	0:9 2:15 3:-9 4:-9
tie in match	0:-15 1:12 3:-28 4:7 8:9
tie in match -	0:-15 1:12 3:-28 4:7 8:9
tie in match A	1:-7 3:-21 8:21
tie in match O	0:-15 1:23 3:-6 4:-6
tie in match V	0:-9 1:-7 4:12 8:7
tie in move	0:-36 1:-21 2:12 3:19 4:19 6:-6 9:-7
tie in move -	0:-32 1:-19 2:12 3:-11 4:19 5:21
tie in move A	0:14 1:-16 2:34 4:-6 8:-23 9:-6
tie in move F	2:-9 3:25 4:-11 5:-24 8:9
tie in move N	0:-15 4:17 5:7 8:-9
tie in move O	0:-41 2:-10 5:10 8:25
tie in move h	0:-11 3:27 4:6 5:-22 9:-7
tie in play	0:13 2:-17 6:-7 7:23
tie in play -	8:10
tie in play A	2:-16 7:24 8:-11
tie in play h	0:14 2:-16 6:-6 7:23 8:-14
tie in push	0:-11 3:-22 4:13 5:-7 8:26
tie in push -	3:-13 4:-25 8:38
tie in push O	3:-11 8:22
tie in push h	0:-11 3:-10 4:31 8:-12
tie in race	0:29 1:-9 5:-8 8:-8
tie in race -	0:16 1:-8
tie in race N	0:30 1:-11 5:-8 8:-8
tie in race h	0:15
tie in reach	0:-9 1:-11 2:-19 4:38 8:-8
tie in reach -	1:-11 2:-17 4:24 8:-6
tie in reach V	1:-11 2:-17 4:24 8:-6
tie in shoot	0:20 4:-10 8:-6
tie in shoot -	0:20 4:-10 8:-6
tie in sneak	2:14 4:-11
tie in sneak A	2:14 4:-11
tie in sneak h	2:14 4:-11
tie in take	0:16 1:32 2:-9 3:-27 5:20 6:-9 8:-46
tie in take -	1:33 2:-8 3:-25 4:29 6:-8 8:-36
tie in take F	0:14 1:18 3:-20
tie in take N	0:-12 4:-18 5:26
tie in take O	0:17 1:18 2:-8 3:-7 4:20 5:-7 8:-40
tie in take h	0:14 4:-33 5:23 8:-12
tie in throw	1:-11 2:-17 3:15 4:26 6:-10 8:-19
tie in throw -	0:-15 1:-11 3:24 4:11 5:7 6:-9 8:-18
tie in throw N	0:-18 4:13 5:8 8:-10
tie in throw O	0:7 3:-12 4:18 6:-9
tie in throw h	0:12 2:-15 3:-12 4:20
tie in touch	4:-16 5:9 8:12
tie in touch O	4:-16 5:9 8:12
tie to avoid	2:11 4:-8
tie to avoid H	0:-6 2:8
tie to avoid h	2:11 4:-8
tie to bring	0:13 1:-12 2:-17 3:-16 4:53 5:-6 6:-13 8:-24
tie to bring -	0:-6 3:-14 4:42 5:-6 6:-13 8:-13
tie to bring A	0:18 1:-6 2:-16 4:12 8:-7
tie to bring N	0:7 4:8 8:-8
tie to bring O	0:7 4:13 6:-10
tie to bring h	0:21 1:-8 2:-16 4:17 8:-12
tie to chase	0:-9 2:12
tie to hit	0:-17 1:21 2:7 4:-7
tie to move	0:60 1:-13 2:-7 4:-19 5:-6 8:-21
tie to move -	0:45 1:-13 4:-16 8:-13
tie to move A	0:25 1:-12 2:-7
tie to move O	0:32 4:-15 8:-13
tie to move h	0:19 8:-8
tie to sneak	0:-10 2:18
tie to sneak A	0:-10 2:11
tie to sneak h	0:-10 2:18
tie to take	0:-17 2:-10 4:23
tie to take A	0:-8 2:-9 4:19
tie to take h	0:-9
tie to throw	1:-13 2:22
tie to throw -	1:-13 2:22
tie to throw A	1:-13 2:22
tie to touch	0:17 1:-8
tie vs fight	1:14 2:-12
tie vs fight -	1:14 2:-12
tie vs fight A	1:14 2:-12
tie vs guard	2:10
tie vs guard h	2:10
tie vs race	0:-7 1:-24 2:36 3:-12
tie vs race -	1:-20 2:24
tie vs race A	0:-7 1:-24 2:36 3:-12
tie vs race h	2:17 3:-12
tie with avoid	0:-20 2:14 5:-10 6:19 8:-16
tie with avoid -	0:-16 2:17 8:-8
tie with avoid A	0:-16 2:17 8:-8
tie with bring	0:-28 1:-13 2:33 3:34 4:13 5:-14 7:-10 8:-28
tie with bring -	0:-19 1:-12 2:22 3:35 5:-12 7:-10 8:-14
tie with bring A	0:-12 1:-12 2:33 3:11 5:-6 7:-10 8:-13
tie with bring h	0:-11 2:13 4:16 8:-15
tie with cross	0:-7 1:6 2:9 3:-8 5:-6
tie with cross -	1:17 2:-14
tie with cross A	1:17 2:-14
tie with cross V	0:-6 1:-13 2:26 3:-6 5:-6
tie with cross h	0:-6 1:-13 2:26 3:-6 5:-6
tie with fall	0:13 1:32 3:-26 8:-15
tie with fall -	0:8 1:32 3:-25 8:-15
tie with fall F	0:-24 1:45 3:-25
tie with fall O	0:36 1:-10 8:-14
tie with fight	0:-22 1:-25 2:14 3:-16 6:41
tie with fight -	0:-7 1:-24 2:17 6:18
tie with fight h	0:-16 3:-14 6:28
tie with guard	1:14 2:-18 4:-13 6:18
tie with guard -	0:10 1:14 2:-17
tie with hit	0:10 1:20 2:-12 3:-26 4:9 5:-17 6:27 7:-6 8:-12
tie with hit -	0:-6 1:22 2:-11 3:-25 5:-17 6:37 8:-7
tie with hit A	1:-31 2:-8 3:34 4:13 7:-6
tie with hit F	0:-8 1:23 6:-11
tie with hit O	0:-19 1:36 3:-46 5:-17 6:38 8:-7
tie with hit h	0:19 4:10 6:-11 7:-6
tie with love	0:14 2:-7
tie with make	0:-10 1:48 2:-33 3:11 4:-7 6:-12
tie with make -	1:48 2:-38 3:-9
tie with make A	1:48 2:-38 3:-9
tie with make h	0:-6 2:7 3:18 4:-7 6:-12
tie with match	0:25 1:-10 6:-8 8:-6
tie with match -	0:25 1:-10 6:-8 8:-6
tie with match A	0:-24 3:27
tie with match F	0:35 1:-6 3:-22
tie with match O	0:15
tie with move	0:25 1:-26 2:-28 3:-13 4:-8 5:20 8:19
tie with move -	0:25 1:-25 2:-7 3:-6 4:-8 5:21 6:10 8:-16
tie with move A	0:19 1:-22 2:-28 5:-21 8:39
tie with move O	0:18 1:-19 5:26 6:-8 8:-15
tie with move h	2:-22 3:-7 6:-16 8:31
tie with play	0:-11 1:-18 3:-12 6:16 8:23
tie with play O	0:-10 1:-18 3:-12 6:14 8:23
tie with play h	0:-8 1:-17 6:29 8:-8
tie with push	0:16 1:-7 3:-10 4:-8 5:-6 6:20 8:-12
tie with push -	0:16 1:-7 3:-10 4:-8 5:-6 6:20 8:-12
tie with push O	0:16 1:-7 3:-10 4:-8 5:-6 6:20 8:-12
tie with race	0:-6 1:8
tie with race -	0:-6 1:8
tie with reach	1:-33 2:-9 3:-21 4:-10 5:29 6:-9 8:31
tie with reach -	0:20 1:-33 2:-9 3:-7 4:-10 5:34
tie with reach A	1:-31 2:-8 3:-6 4:-9 5:38
tie with reach O	3:-15 5:-14 6:-9 8:33
tie with shoot	0:7 2:-17 5:-10 7:14
tie with shoot -	0:7 2:-17 5:-10 7:14
tie with shoot A	1:19 2:-17 6:-26 7:17
tie with shoot O	0:29 1:-19 6:-6
tie with steal	0:13
tie with steal O	0:13
tie with steal h	0:13
tie with take	0:18 1:-30 2:30 3:-27 4:-26 5:-8 6:11 8:26
tie with take -	0:6 1:-28 2:38 3:-9 4:-17 6:-8 8:17
tie with take A	0:13 2:36 3:-27 4:-9 8:-17
tie with take N	0:-13 1:-24 3:25 4:-10 6:-7 8:21
tie with take O	0:18 1:-11 2:-7 3:-35 4:-9 6:19 8:20
tie with take h	0:12 2:-11 3:-21 4:-11 6:18 8:11
tie with throw	0:18 1:-7
tie with throw -	0:18 1:-7
tie with throw A	0:6
tie with touch	0:-11 1:25 2:-24 3:-11 5:21
tie with touch -	0:-9 1:25 3:-11
tie with touch A	0:-9 1:25 3:-11
told before	1:-27 2:19 4:-15 5:-21 6:29 8:24 9:-19
told before A	0:-11 1:-16 2:10 3:15 5:-7 7:28 8:-24 9:-26
told before Ap	0:-30 4:23 6:8 7:10 8:-10 9:-10
told before As	2:-9 4:-6 7:18 8:-9
told before Au	0:13 1:-20 2:15 3:16 4:-25 6:-7 7:9 8:-12 9:-22
told before F	2:10 4:-16 6:10 7:-17 8:-10 9:7
told before Fp	0:-14 3:33 4:-14 7:-9
told before Fu	0:-11 2:15 3:-23 6:17 7:-9 8:-8 9:8
told before H	0:16 2:-40 3:-7 6:40
told before Hp	0:30 2:-17 3:-6
told before Hu	0:-16 2:-27 6:42
told before N	0:33 3:-41 4:-20 5:-20 6:-9 7:-7 8:30
told before Np	0:28 2:-6 3:-14 4:-17 5:-11 8:17
told before Ns	0:12
told before Nu	0:12 3:-29 5:-10 6:-8 8:19
told before O	0:-59 1:-10 2:12 3:-7 4:22 6:12 8:33 9:-6
told before Op	0:-6 2:15 4:-16 5:12 6:-27 7:-7 8:13
told before Os	0:-13 1:-20 2:13 4:-18 6:23 8:18
told before Ou	0:-53 1:12 2:-9 3:-15 4:44 5:-26 6:21 8:10
told before V	0:45 1:-17 2:11 3:7 4:-29 5:-7 6:-8 8:-14
told before Vp	0:32 1:-16 2:-15 3:10 4:-8
told before Vu	0:7 2:29 4:-20 6:-6 8:-9
told before attack	0:14 2:-8
told before avoid	0:15 3:12 4:-14 9:-8
told before chase	0:17 2:6 3:-15
told before fight	0:-7 2:18 4:-15
told before move	0:-12 2:-18 6:17 8:16
told before no	0:26 1:-15 2:-8 3:-39 4:9 6:30 8:18 9:-8
told before play	2:-15 3:17
told before reach	2:13 4:-8 5:-24 8:22
told before shoot	0:-6 2:7
told before sneak	0:13 1:-16 4:11 5:-7
told before take	0:-39 1:-8 2:19 3:37 8:-8
told before word:enemy	0:15 2:-13
told it	0:-16 1:33 3:14 5:-14 6:-13 7:-8
told it A	0:-20 1:19 2:13 3:-15 4:6
told it As	0:-19 1:37 2:-8
told it Au	0:-6 1:-14 2:19 3:-12 4:11
told it F	1:-13 3:28 6:-11
told it Fs	0:22 1:-9 3:-8
told it Fu	0:-27 1:-6 3:34 6:-10
told it H	0:7 1:6 3:-7
told it Hp	0:22 1:-33 2:21
told it Hu	0:-14 1:39 2:-25
told it N	1:6
told it O	1:23 2:-23 3:17 4:-8 5:-18 6:-10
told it Op	0:9 2:-19 3:29 4:-7 5:-15 6:-8 8:-6
told it Os	0:-13 1:37 3:-11 8:-6
told it Ou	0:9 1:-11 8:12
told it avoid	0:-14 3:-8 4:20
told it move	1:11
told it no	0:-23 1:32 2:11 3:19 4:-17 5:-13 6:-15 7:-7
told it steal	0:39 1:-36
told it take	0:-12 1:16
told it word:enemy	1:-10 2:11
told later	0:21 1:-58 2:48 3:-19 4:-27 5:13 6:-8 7:8 9:-6
told later A	0:40 1:-13 2:31 3:-29 4:-25 8:-9
told later Ap	2:35 3:-17 4:-13
told later As	0:21 1:-8 2:-10
told later Au	0:27 2:8 3:-14 4:-13 8:-8
told later F	0:-22 1:-30 2:28 3:7 4:-12 6:17
told later Fp	0:-18 1:-27 2:30 4:-10 6:19
told later Fs	3:15
told later H	1:-26 2:25 3:-8 6:-13 7:20 8:-9
told later Hp	1:-8 2:28 6:-13 8:-8
told later Hu	1:-12 2:23 3:-8
told later N	0:-16 1:-16 2:-8 3:-9 4:-16 5:24 8:25
told later Ns	1:-7 8:15
told later Nu	0:-12 1:-10 2:-7 3:-7 4:-16 5:25 8:12
told later O	0:49 1:-20 4:8 6:-16 8:-17
told later Ou	0:49 1:-20 4:9 6:-16 8:-17
told later attack	0:-8 1:-9 2:40 3:-19 4:-10 6:-9
told later no	0:37 1:-63 2:18 4:-19 5:10 7:10 8:-13
told later play	0:9 3:-21 5:8 8:8
told later word:hero	0:-6 1:15
told nobody	0:9 1:11 6:-6 7:-6
told nobody A	0:7 1:19 2:12 5:-8 6:-9 7:-6
told nobody Ap	0:13 2:21 5:-16 6:-15 7:-13 8:-8
told nobody As	0:7 1:15 3:-13 5:-8 6:-7 7:6 8:8 9:-7
told nobody Au	1:17 6:-8
told nobody F	0:6 2:-24 3:26 5:-8 9:-7
told nobody Fp	0:12 2:-9 3:25 4:23 6:-17 7:-7 8:-30 9:-7
told nobody Fs	0:-20 1:22 2:-35 4:-9 5:-16 6:20 7:-12 8:14
told nobody Fu	0:11 2:-14 3:9 4:-16 5:-8 8:9
told nobody H	2:37 3:-22 4:-14 5:14 8:-13
told nobody Hp	0:-25 1:-10 2:38 3:-23 4:-12 5:22 6:21 7:-12 8:-7 9:-8
told nobody Hs	0:6 1:21 2:-20 3:8 5:-6 6:-15 7:8
told nobody Hu	0:17 2:20 3:-18 4:-7 5:-6 6:-19 8:-13
told nobody N	0:14 1:-7 2:-21 3:9 4:26 6:-7 7:-9 8:-10 9:-9
told nobody Np	0:-21 1:-9 3:17 4:11 5:21 7:-6 8:-19 9:-8
told nobody Ns	0:19 2:-10 5:-20 6:-17 7:-6 8:16
told nobody Nu	0:23 1:-7 2:-23 4:23 7:-7 9:-7
told nobody O	0:18 1:-15 2:-13 3:7 5:11 7:-8 9:-7
told nobody Op	1:-8 2:-13 4:-9 5:13 6:13 7:-11 9:-7
told nobody Os	0:21 2:9 3:-20 4:12 5:-23 6:-25 7:14
told nobody Ou	0:23 1:-11 2:-12 3:7 5:7 6:-6 7:-10 9:-8
told nobody V	1:20 2:8 3:-17 4:13 5:-7 6:-6 9:-9
told nobody Vp	0:-23 1:-6 2:21 4:7 5:16 6:9 7:-10 8:-26
told nobody Vs	0:-6 1:19 2:-15 3:-9 4:-22 5:-6 6:-9 7:12 8:15
told nobody Vu	0:16 1:9 3:-11 4:19 5:-23 6:-11 7:-10 9:-7
told nobody attack	4:10 5:7
told nobody avoid	1:6 2:-8 3:-12 4:15 5:-10 8:-10 9:11
told nobody bring	0:29 1:11 2:-29 3:19 4:-9 5:-11 6:-8 8:-6
told nobody chase	0:-17 1:-20 2:41 3:7 4:13 6:-20
told nobody cross	0:-14 2:-9 3:-9 4:17 5:9
told nobody eat	0:-22 1:12 2:11 3:-9 4:-11 6:-7 8:-7
told nobody fall	1:-27 2:12 3:8 4:-22 5:28 6:-10 7:12 8:-20
told nobody fight	2:-24 4:21 6:21 8:-15
told nobody guard	0:-25 1:13 5:-10 6:-6 8:8
told nobody hit	0:-19 1:32 2:24 3:-13 4:-6 6:-19
told nobody love	0:14 1:-10
told nobody make	0:-14 1:35 2:-11 3:-13 5:15 6:-12 8:-15
told nobody match	0:15 1:-13 4:18 5:-7 8:-16
told nobody move	0:9 1:12 2:26 3:23 4:-23 5:-15 6:-25 7:-7 8:-11 9:-22
told nobody no	0:18 1:-17 4:7 6:-6 7:-7
told nobody over	1:12 2:-23 5:15
told nobody play	0:-16 1:53 2:-6 3:-15 4:-8 6:-8 8:-15
told nobody push	0:-15 2:13
told nobody race	1:18 3:-15
told nobody reach	0:-15 2:-6 3:29 5:-23 6:21 8:-7
told nobody save	1:13 2:6 4:-23 5:-7 8:16
told nobody shoot	0:-11 2:25 3:-16 4:-14 5:-6
told nobody sneak	0:-19 3:8 9:9
told nobody steal	0:-9 2:21 3:-17 4:-6 8:-6
told nobody take	0:7 1:22 2:-14 3:-12 4:11 5:-18
told nobody throw	0:8 1:-12 2:-13 3:8 4:-6 5:-6 6:18 7:-8
told nobody touch	0:22 1:-6 2:-6 4:-8 5:7 8:-10
told nobody victim	0:14 1:16 3:-8 9:-8
told nobody word:boss	0:14 1:-12 2:-15 6:-7 7:16
told nobody word:enemy	2:29 3:-12 5:-8
told nobody word:hero	0:25 2:-18 3:-7
told nobody word:item	0:23 1:-9 2:-9 3:16 9:-15
told nobody word:obstacle	1:-11 2:-6 4:-17 5:11 6:26
w+1 A	0:27 1:26 2:-25 3:-7 4:-16 5:-8 6:-14 8:-10
w+1 A A	0:36 1:-25 2:-17 3:31 4:-33
w+1 A H	0:-18 1:27 2:-9 5:-6
w+1 A O	0:14 1:26 3:-26 6:-6 8:-8
w+1 A sov	1:8 2:9
w+1 A svo	0:20 1:20 2:-33 6:-14 8:-9
w+1 A v2	0:13 1:7 4:-16
w+1 F	0:-27 1:55 2:-9 4:-12 5:10 8:-21
w+1 F A	0:8 1:10 2:-8 3:-10
w+1 F O	0:-31 1:38 3:9 4:-7 5:-12
w+1 F sov	0:9 3:-6
w+1 F svo	0:-31 1:41 2:-10 3:8 4:-6 5:10 8:-17
w+1 F v2	0:-6 1:17 3:-7
w+1 H	1:6 2:-10 3:9 4:-7 6:11 7:-8 8:-7
w+1 H O	0:29 1:-6 3:-26 6:11
w+1 H svo	0:12 1:-8 2:-10 3:10 4:-6 6:11 7:-8 8:-6
w+1 N	1:-19 2:-26 3:11 4:36
w+1 N A	0:-27 1:-15 2:-24 3:19 4:41
w+1 N O	0:21 3:-10
w+1 N sov	0:22 3:-10
w+1 N svo	0:-16 1:-15 2:-12 4:41
w+1 O	0:-13 1:14 2:25 3:-49 5:27 6:-16 8:-13
w+1 O A	0:-11 1:17
w+1 O F	0:30 1:-10 3:-13 4:13 6:-15
w+1 O H	0:-21 2:-12 5:30
w+1 O O	0:-8 1:-14 2:46 3:-27 8:-12
w+1 O sov	1:-22 2:45 3:-23 8:-12
w+1 O svo	0:-31 1:17 2:-15 5:30
w+1 O v2	0:16 1:19 3:-29 4:11 6:-11
w+1 V	0:-11 1:8 2:27 3:-17 4:-7
w+1 V V	0:-6 2:32 3:-16 4:-7
w+1 V svo	0:-11 1:8 2:27 3:-17 4:-7
w+1 a	0:32 1:-25 2:16 3:-20 4:-20 5:-9 8:12
w+1 a A	0:30 1:-26 3:-16 6:18
w+1 a F	0:8 3:13 8:-11
w+1 a O	0:17 1:31 3:-13 4:-11 6:-6 8:-18
w+1 a V	0:-28 1:-37 2:25 8:40
w+1 a svo	0:50 1:-69 2:18 3:-23 4:-15 5:-9 6:7 8:35
w+1 a v2	0:-22 1:45 3:-14 8:-17
w+1 and	0:-31 1:9 3:29 4:-33 5:10 6:-26 7:-14 8:29
w+1 and A	0:-22 1:32 2:12 3:-25 5:-29 6:-12 7:-17 8:20
w+1 and F	1:-19 2:-31 3:50 4:-30 5:-14 6:6 9:8
w+1 and H	1:8 3:-10 5:-7 6:19
w+1 and N	0:-54 1:-12 3:16 5:13 6:-18 8:39
w+1 and O	0:28 1:-9 2:-20 3:12 4:-25 5:38 6:-54 7:-6
w+1 and V	0:-10 1:-21 3:42 4:-6 5:-13 6:-14 8:16
w+1 and sov	0:-27 2:11 3:18 4:-10 5:16 6:-16 8:-17
w+1 and svo	0:-37 1:18 2:-9 3:37 4:-31 5:9 6:-7 7:-12 8:7
w+1 and v2	0:18 1:-21 3:-23 5:-15 6:-24 7:-7 8:58 9:-6
w+1 as	0:-7 1:-40 2:33 4:-10 6:9 8:17 9:-19
w+1 as A	0:37 1:-43 2:17 3:7 9:-18
w+1 as F	0:-12 3:22
w+1 as O	0:-24 2:10 3:-15 5:-8 6:16 8:21
w+1 as svo	0:-19 1:-32 2:34 4:-10 6:10 8:17 9:-20
w+1 at	0:-10 1:-15 2:-55 4:-17 5:-27 6:58 7:34 8:-9
w+1 at A	0:-7 1:10 2:-54 3:8 4:-13 6:-23 7:47 8:-9 9:7
w+1 at F	0:-8 1:-32 2:-19 3:-10 4:-11 6:59 8:-13
w+1 at H	0:18 2:-6 5:-7
w+1 at N	0:17 4:-9
w+1 at O	0:-14 1:-22 2:-10 4:14 5:-20 6:19 8:7
w+1 at V	0:-15 2:14 4:-8 6:14
w+1 at svo	1:-9 2:-64 5:-15 6:41 7:38 8:-24
w+1 at v2	0:-7 1:-15 3:8 4:-35 5:-20 6:37 8:12
w+1 attack	0:15 1:-20 2:31 3:-11 6:-13 8:-10
w+1 attack A	1:-23 2:30 3:-9
w+1 attack F	0:-28 1:22 2:10 3:10 4:-16 6:-13
w+1 attack H	1:-15 2:25
w+1 attack N	0:10 2:-15 4:17
w+1 attack O	0:24 2:-8 3:-16 5:12
w+1 attack sov	0:17 2:-15 3:23 4:-21
w+1 attack svo	0:10 1:-12 2:31 3:-39 4:9 5:7 6:-11 8:-7
w+1 attack v2	0:-9 1:-8 2:17
w+1 avoid	2:7 4:-6 5:-11 8:-10 9:9
w+1 avoid A	0:-14 2:21 3:18 4:-20 9:-9
w+1 avoid F	0:-16 1:28
w+1 avoid H	0:-11 1:-8 9:22
w+1 avoid N	4:19 8:-9
w+1 avoid O	0:14 3:-11
w+1 avoid V	0:25 1:-13 4:-9
w+1 avoid sov	0:-11 1:-15 2:29
w+1 avoid svo	0:-7 1:-6 4:7 5:-6 8:-8 9:14
w+1 avoid v2	0:16 1:24 2:-8 4:-18 5:-6
w+1 bring	0:12 1:9 2:-26 3:27 4:-6 6:-7 8:-13
w+1 bring A	0:-9 1:35 2:-16 3:-18
w+1 bring F	0:6
w+1 bring H	1:17 2:-13 3:-7
w+1 bring N	0:-9 1:-27 3:43 6:-8 8:-9
w+1 bring O	0:25 1:-35 3:11
w+1 bring V	1:6
w+1 bring svo	1:14 2:-26 3:29 6:-7 8:-12
w+1 bring v2	0:26 1:-10 3:-15
w+1 but	1:-22 2:-78 3:26 4:18 6:-21 7:-11 8:58 9:-26
w+1 but A	0:38 1:-30 2:-40 3:38 4:19 7:-8 8:-9 9:-27
w+1 but F	0:33 3:-45 4:-8 8:25
w+1 but H	0:56 1:-24 2:-35 3:11
w+1 but N	0:-38 4:-23 5:25 8:38
w+1 but O	0:-70 1:25 2:-12 3:21 4:31 5:-25 6:-19 8:23
w+1 but svo	0:-23 2:-78 3:43 4:33 6:-20 7:-11 8:43 9:-26
w+1 but v2	0:51 1:-37 3:-15 4:-31 8:26
w+1 by	0:20 1:-21 2:30 3:-27
w+1 by A	0:20 1:-21 2:30 3:-27
w+1 by svo	0:-9 1:-17 2:43 3:-20
w+1 chase	2:40 3:-23 4:-18 6:-6
w+1 chase A	1:-7 2:37 3:-21 4:-8
w+1 chase H	0:12 1:15 2:-18
w+1 chase svo	0:8 2:26 3:-17 4:-15 6:-6
w+1 chase v2	1:6 2:11 3:-8
w+1 comma	0:8 1:-8 2:7 3:23 4:-14 5:-14 7:-10
w+1 comma A	0:9 1:-26 2:35 3:7 4:-9 5:-16 8:-17
w+1 comma F	0:28 1:18 2:-24 3:-18 5:-23 6:-20 7:-13 8:22 9:6
w+1 comma H	0:-34 1:-19 2:28 3:-14 5:17 6:32 7:-12
w+1 comma N	0:29 1:-33 2:-30 3:22 4:9 5:-51 6:32 8:-19
w+1 comma O	1:16 2:-26 3:28 4:-17 5:14 6:-35 7:-14 8:16 9:-6
w+1 comma V	0:-12 1:23 2:17 4:-13 6:-6 8:-32
w+1 comma sov	0:40 1:28 2:-56 3:-6 4:8 5:-11 7:-7 8:-31
w+1 comma svo	0:7 1:-8 2:19 3:19 4:-21 5:-26 7:-9 8:10
w+1 comma v2	1:-28 3:13 4:9 5:17 6:-6 7:-9 8:-17
w+1 cross	0:-30 1:38
w+1 cross A	0:-8 1:13
w+1 cross svo	0:-8 1:13
w+1 eat	0:-30 1:11 2:-6 3:18 5:-15
w+1 eat A	0:-14 1:-6 2:11 3:10
w+1 eat F	0:-6 1:-15 3:10 4:10
w+1 eat O	1:21 5:-14
w+1 eat V	1:17 2:-14
w+1 eat sov	0:-13 1:-19 2:-10 3:33
w+1 eat svo	0:-24 1:24 2:-7 4:-10
w+1 eat v2	1:-12 2:11 4:14 5:-15
w+1 edge	1:19 4:-6 6:-10 7:-6
w+1 edge A	0:-24 1:39 3:19 4:-19 5:-18 6:-10 8:-21
w+1 edge F	0:-54 1:-16 2:7 3:19 5:28 6:-7
w+1 edge H	0:-31 1:37 2:22 3:17 4:-12 5:-24 6:-21 7:-12
w+1 edge N	0:40 1:7 2:-55 3:-11 4:38 5:-44 6:-24 7:-6 8:14
w+1 edge O	0:41 1:-52 2:-16 3:-39 4:-20 5:36 6:12 7:-12 8:19
w+1 edge V	0:13 1:-16 2:6 3:-38 4:-10 6:23 7:12 8:-21
w+1 edge sov	0:62 1:-29 2:-19 3:16 4:-78 5:-8 6:-11 7:16
w+1 edge svo	0:-30 1:21 3:7 5:14 6:-10 7:-11 8:-6
w+1 edge v2	0:20 1:12 2:-6 3:-25 4:14 5:-31 9:-6
w+1 fall	1:-10 2:23 3:-8 4:-20 5:14 7:15 8:-18
w+1 fall A	0:24 2:-16
w+1 fall F	2:-7 3:15
w+1 fall H	0:-9 2:16 3:-9
w+1 fall O	0:12 1:-16 2:23 4:-17 5:-19 7:18
w+1 fall V	1:11 2:6 3:-10
w+1 fall svo	1:-9 2:29 3:-37 4:-9 5:14 7:15 8:-17
w+1 fall v2	2:-9 3:21 4:-13
w+1 fight	1:-25 2:19 4:-14 6:23
w+1 fight A	0:-14 1:-8 2:25
w+1 fight O	0:20 1:-42 6:26
w+1 fight svo	0:21 2:-33 4:-13 6:24
w+1 fight v2	0:-6 1:-16 2:20
w+1 for	0:-16 1:9 2:-11 4:15 5:17 6:-17 7:23 8:-29
w+1 for A	0:7 1:14 2:8 3:-10 4:-15
w+1 for N	0:9 4:11 8:-16
w+1 for O	0:-28 2:-19 3:24 4:23 5:-6 6:-17 7:25 8:-12
w+1 for svo	0:-24 1:10 2:-11 4:19 5:18 6:-17 7:23 8:-28
w+1 from	0:11 1:-12 2:8 3:-35 4:70 5:-23 6:-30 7:-8 8:-10 9:-12
w+1 from A	0:39 1:16 2:10 3:-37 8:-30 9:-12
w+1 from F	0:-19 1:-15 2:-15 3:-42 4:53 6:-28 8:35
w+1 from H	0:-9 1:-6 2:37 5:-6 6:-18
w+1 from N	0:6 1:-10 4:10
w+1 from O	0:-51 1:-22 2:-16 3:47 4:53 5:-15 6:8 8:-25
w+1 from V	0:46 1:-14 2:-6 3:-8 4:-18 8:-6
w+1 from sov	0:43 1:-37 2:35 3:-31 4:-21 5:-10 6:-14 8:19
w+1 from svo	1:-9 2:-10 4:56 5:-14 6:-32 8:-18 9:-6
w+1 from v2	0:-35 1:32 2:-22 3:-21 4:47 5:-6 6:12 8:-28 9:-6
w+1 game	0:65 1:7 2:-18 3:-46 4:-12 8:-16
w+1 game A	0:14 1:18 2:-17 3:-16 4:-6
w+1 game O	0:19 1:-14
w+1 game sov	1:13 4:-6
w+1 game svo	0:76 1:-17 2:-9 3:-44 4:-6 8:-16
w+1 guard	0:6 1:22 3:-10 4:-23 6:-10
w+1 guard A	1:-12 2:27 4:-20
w+1 guard H	1:21 2:-18
w+1 guard N	0:12 1:20 4:-25
w+1 guard sov	0:10 1:20 3:-8 4:-11 6:-10
w+1 guard svo	1:-6 2:17 4:-15
w+1 guard v2	1:26 2:-21 4:-6
w+1 hit	1:-13 2:15 3:25 6:-23
w+1 hit A	0:-12 1:-7 2:21
w+1 hit F	0:-12 3:40 6:-22
w+1 hit O	0:26 3:-15
w+1 hit sov	3:33 6:-23
w+1 hit v2	0:-7 2:19 3:-9
w+1 if	0:-7 1:6 2:18 3:-15
w+1 if A	0:-22 1:8 2:19
w+1 if svo	0:-22 1:8 2:19
w+1 in	0:23 1:12 2:-18 3:13 4:-16 5:-16 6:-15 7:-15 9:14
w+1 in A	0:-12 1:-18 2:-23 3:53 4:-29 5:29 7:-6 8:-26 9:15
w+1 in F	0:36 1:-8 2:-16 3:-19 4:21 6:-17 8:-14 9:13
w+1 in H	0:-22 2:42 3:-25 5:-10
w+1 in N	0:12 1:-17 3:-31 4:7 8:25
w+1 in O	0:22 1:21 2:-27 3:13 4:-23 5:-40 7:-11
w+1 in V	0:6 1:20 4:-10 8:-16
w+1 in sov	0:52 1:-36 3:-6 4:-18 8:15
w+1 in svo	0:-11 1:42 2:-35 3:14 4:-19 7:-15 8:-9 9:17
w+1 in v2	0:29 1:-33 2:37 3:7 4:7 5:-16 6:-22 8:-12
w+1 is	0:57 1:-42 2:-23 3:-22 4:29 6:-10 7:10 8:-24
w+1 is A	0:41 1:-79 2:-10 4:28 7:19
w+1 is F	0:21 3:-12 6:-6
w+1 is H	2:6
w+1 is N	0:10 1:29 3:-26 4:8 5:-7 8:-12
w+1 is O	0:31 1:-43 2:-22 4:10 5:10 8:-8
w+1 is V	0:-19 1:39 2:-12 4:-16
w+1 is sov	1:7 3:-9 4:13 8:-12
w+1 is svo	0:63 1:-49 2:-45 3:11 4:10 6:-9 7:12 8:-13
w+1 is v2	2:23 3:-32 4:12
w+1 kind	1:-21 3:29 4:-15 5:9 8:-6
w+1 kind A	0:8 3:-8
w+1 kind F	0:-8 1:-13 3:26
w+1 kind N	0:24 1:-13 3:-14 4:-10 5:13
w+1 kind O	0:-25 3:29
w+1 kind sov	0:8 4:-9
w+1 kind svo	0:-6 1:-20 3:28 4:-7 5:9
w+1 love	0:14 1:-10
w+1 love A	0:14 1:-10
w+1 make	1:23 6:-13 8:-15
w+1 make A	0:21 1:12 3:-15 4:-13
w+1 make N	0:-17 1:15 4:18 8:-16
w+1 make sov	1:-7 3:18 6:-14
w+1 make svo	1:15 3:-14
w+1 make v2	0:-8 1:18 4:8 8:-14
w+1 many	0:27 1:-72 2:29 4:-13 5:-22 6:34 8:-15
w+1 many A	0:26 1:-57 2:50 3:-30 4:-6 6:-6
w+1 many F	1:-7 3:34 4:-26
w+1 many O	0:-16 1:-21 2:-7 3:-9 4:19 5:-20 6:43 8:-9
w+1 many sov	0:-21 1:-18 3:6 4:12 6:17 8:-6
w+1 many svo	0:51 1:-66 2:30 3:-6 4:-31 5:-21 6:23 8:-9
w+1 match	0:-15 1:-11 3:30 4:18 5:-7 8:-16
w+1 match A	0:-12 1:-11 3:25
w+1 match O	0:-6 3:8 4:18 5:-7 8:-16
w+1 match svo	0:-6 1:-11 3:25 5:-6
w+1 me	1:-32 2:78 3:-56 4:-26 5:-8 6:25 8:-11 9:-7
w+1 me A	1:-29 2:44 3:-12 4:-8 9:-6
w+1 me F	2:-9 3:-22 6:30
w+1 me N	0:-21 2:11 4:21
w+1 me O	0:14 2:53 3:-29 4:-38
w+1 me sov	0:-27 2:47 3:-16
w+1 me svo	0:26 1:-31 2:52 3:-45 4:-41 6:26 8:-7
w+1 me v2	0:-9 2:-9 4:22
w+1 move	1:8 3:-29 4:-8 5:-13 6:15 7:-8 8:21 9:-13
w+1 move A	0:35 1:-33 2:-12 4:13 8:27 9:-8
w+1 move F	0:-23 2:33 3:-17 4:-10 6:28 8:-17 9:-6
w+1 move N	0:13 1:-6 2:25 3:-17 4:-9 8:-10
w+1 move O	0:-31 1:44 2:-24 3:-14 4:-7 5:-7 6:-8 8:20
w+1 move V	1:29 2:-18 8:-10
w+1 move sov	0:28 1:-7 2:-27 3:-11 4:-19 6:20 8:9
w+1 move svo	0:11 2:10 3:-15 4:9 5:-18 7:-7 8:10 9:-12
w+1 move v2	0:-41 1:26 2:9 3:-17 4:-7 5:7 8:7
w+1 must	0:16 1:18 2:29 3:-46 4:-21 5:-16 8:-15 9:-11
w+1 must A	0:-11 1:22 2:40 3:-46 4:-37 5:-9 9:-11
w+1 must N	0:9 3:20 4:-19
w+1 must O	0:22
w+1 must V	2:-24 4:26
w+1 must svo	0:43 1:9 2:8 3:-32 4:-17 5:-15 8:-9 9:-11
w+1 must v2	0:-34 1:14 2:29 3:-20 4:-9 8:-6
w+1 not	0:16 2:-71 3:-43 4:19 5:36 6:14
w+1 not A	1:-15 2:-27 3:-30 4:24 5:-11 8:35
w+1 not F	0:-8 1:-6 2:-21 3:-12 4:27 5:-10 6:21
w+1 not H	0:29 1:12 2:-36
w+1 not N	0:-44 4:-21 5:55
w+1 not O	0:47 1:26 3:-10 4:-23 8:-35
w+1 not sov	0:-17 4:-6 5:27
w+1 not svo	0:35 2:-65 3:-36 4:25 5:15 6:18 8:-25
w+1 not v2	2:-12 3:-8 8:22
w+1 obj	0:-7 1:-36 2:-10 3:42 4:12 5:8 6:7 7:-6 8:-26 9:-8
w+1 obj A	0:-7 1:-13 3:13 4:24 6:-6 8:-14
w+1 obj F	0:19 1:-11 2:-12 3:11 5:-7 6:18 8:-17
w+1 obj H	2:-13 3:-10 5:20
w+1 obj N	0:-25 3:6 5:-9 8:12
w+1 obj O	1:-6 2:-9 3:27 4:-14 5:8 6:-12 8:-14
w+1 obj V	1:-16 2:14 3:17 6:-7
w+1 obj sov	0:-7 1:-36 2:-10 3:42 4:12 5:8 6:7 7:-6 8:-26 9:-8
w+1 of	0:45 1:-33 2:13 3:8 4:-11 5:-9 6:-18 7:-10 8:8 9:-8
w+1 of A	0:41 1:-24 2:10 3:-30 4:7 8:-7
w+1 of F	0:18 1:-33 2:8 3:48 4:-30 5:-16 6:-10 8:-16
w+1 of H	0:-32 1:-6 2:29 6:15
w+1 of N	0:44 1:42 2:-16 3:-61 4:-21 6:-8 8:-18
w+1 of O	1:-44 2:-36 3:13 4:21 5:-10 6:-19 8:51
w+1 of V	0:-17 1:14 5:17 8:-14
w+1 of sov	0:-7 1:-19 2:12 4:-6 5:-9 7:-6 8:23
w+1 of svo	0:68 1:-17 2:16 3:6 5:-36 6:-18 7:-7 8:-26
w+1 of v2	0:-10 2:-35 3:-7 4:-14 5:41 8:16
w+1 over	0:14 1:-12 2:-21 3:9 4:-6 5:18 9:-6
w+1 over A	0:19 1:9 2:-15 3:-7 5:-8
w+1 over F	0:-6 1:-10 3:16 4:-6 5:9 8:6
w+1 over svo	0:-22 1:11 2:-10 5:12 8:7
w+1 over v2	0:40 1:-32 2:-12 3:13
w+1 play	0:25 1:16 2:-15 3:-27 5:-15 8:6
w+1 play A	1:21 2:-29 4:9
w+1 play O	0:34 3:-20 4:-7 8:-7
w+1 play sov	1:21 2:-29 4:9
w+1 play svo	0:42 1:-21 2:11 3:-20 4:-8 5:-15 8:9
w+1 push	0:-31 1:25 2:-12 4:12
w+1 push A	0:-37 1:19 3:19 4:-12
w+1 push V	1:21 8:-18
w+1 push svo	0:-30 1:44 2:-22 3:-9 4:18 8:-18
w+1 push v2	0:-15 1:-19 2:12 3:15 4:-8 8:14
w+1 race	1:18 3:-15
w+1 race svo	1:16 3:-15
w+1 reach	0:-38 1:21 3:7 4:36 5:-21 6:7 8:-22
w+1 reach A	0:-14 1:29 2:-19
w+1 reach F	3:-8 4:13
w+1 reach N	0:6 5:-7
w+1 reach O	0:-10 6:16
w+1 reach V	0:-27 1:-6 2:6 3:16 4:28 6:-7 8:-18
w+1 reach sov	3:-26 4:35 5:-7
w+1 reach svo	0:-38 1:23 3:35 5:-16 6:9 8:-21
w+1 rel	1:36 2:-17 3:-9 6:-21 7:-17 9:-11
w+1 rel A	1:29 2:-37 4:-16 5:-12 7:-11 8:32 9:-10
w+1 rel F	0:-12 1:48 3:-16 4:-11 6:-10 8:-8
w+1 rel H	1:14 3:-10 4:-6 7:-6
w+1 rel N	0:-24 3:25 5:16 6:-11
w+1 rel O	0:30 1:-8 2:17 3:-20 4:15 5:-7 8:-32
w+1 rel V	0:15 1:-38 4:31
w+1 rel svo	1:36 2:-17 3:-9 6:-21 7:-17 9:-11
w+1 save	0:-16 1:14 4:14 5:-6 8:-6
w+1 save A	0:-15 1:14 2:-7 4:15
w+1 save svo	1:17
w+1 save v2	2:9
w+1 shoot	1:-7 3:-6 6:11
w+1 shoot A	0:12 1:24 2:-29
w+1 shoot H	1:-15 2:19
w+1 shoot V	1:-17 2:13 8:12
w+1 shoot svo	0:13 1:-8 8:10
w+1 shoot v2	0:-11 6:15
w+1 sneak	0:-14 1:-10 3:12 4:12 5:-8 8:-6 9:10
w+1 sneak A	0:-10 1:-7 2:6 3:13 4:-7 8:-10 9:10
w+1 sneak F	4:9
w+1 sneak O	4:11 5:-7
w+1 sneak svo	0:-8 2:-19 3:19 4:18 8:-13
w+1 sneak v2	0:-7 1:-17 2:22 3:-7 4:-7 5:-8 9:13
w+1 steal	1:11 2:9 4:-7 6:-9 8:-6
w+1 steal A	0:15 1:10 2:-6 3:-8
w+1 steal F	3:20 6:-10
w+1 steal sov	1:-15 2:15 3:14 6:-6
w+1 steal svo	0:8 1:30 2:-16 3:-17
w+1 steal v2	0:-7 1:-6 2:16
w+1 stop	1:45 2:-18 3:-30 4:13 5:-10 6:-22 7:24 8:-9 9:-8
w+1 stop A	0:-25 1:7 2:8 3:-26 4:17 5:-6 7:15 8:14 9:-6
w+1 stop F	0:49 1:-12 3:-34 4:18 6:-17 8:6
w+1 stop H	0:42 2:-20 5:-13 7:-6
w+1 stop N	0:-41 2:-6 3:14 4:14 5:11 6:20 7:-9 8:-9
w+1 stop O	1:37 2:-14 3:7 4:-14 5:-8 6:-35 7:29 8:-23
w+1 stop V	0:-6 1:36 3:-17 4:-18
w+1 stop sov	0:-7 1:10
w+1 stop svo	0:31 1:40 2:-23 3:-73 4:31 6:-19 7:13 8:-9
w+1 stop v2	0:-39 1:9 3:40 4:-30 5:-14 6:-7 7:18 8:-7
w+1 subj	0:-7 1:7 5:14 6:-12 7:-13 8:-12
w+1 subj A	1:15 2:7 3:-23 4:11 5:-15 7:-9
w+1 subj F	0:-7 1:17 2:-9 3:9 6:-8
w+1 subj H	0:-13 2:11
w+1 subj N	0:23 1:-8 4:-7 5:-8
w+1 subj O	1:-33 2:-30 3:21 4:-8 5:38 8:-6
w+1 subj V	0:-16 1:15 2:14 3:-7
w+1 subj sov	0:-7 1:7 5:14 6:-12 7:-13 8:-12
w+1 take	0:35 1:-25 3:38 4:-19 5:-12 6:-11 9:-6
w+1 take A	0:33 1:-20 2:24 4:-7 8:-12
w+1 take F	0:9 3:6 4:-10 6:-9
w+1 take H	0:-7 1:23 2:-17
w+1 take N	0:14 1:-11 3:-11 5:-8 8:16
w+1 take O	0:-7 1:-30 2:-15 3:60 4:-7 5:-8 6:-6 8:-15
w+1 take V	1:-7 8:14
w+1 take sov	0:42 1:-69 3:10 4:-10
w+1 take svo	4:-14 5:-9 6:-8 8:9
w+1 take v2	0:8 1:-15 2:-27 3:48 4:-8 8:-6
w+1 the	0:37 1:-14 2:16 3:-8 4:-14 5:-8 6:-10 7:11 8:-20 9:-8
w+1 the A	0:-19 1:49 2:-18 3:-13 7:15 8:-12 9:-7
w+1 the F	0:-18 1:-31 2:-13 3:54 4:-8
w+1 the H	0:-17 1:-8 2:22
w+1 the N	0:53 3:-39 4:-12
w+1 the O	0:35 1:-26 2:45 3:-38 4:-27 6:-6 8:-9
w+1 the V	0:18 1:-23 2:-19 4:27
w+1 the svo	0:31 1:-20 2:-10 3:7 5:-6 6:-9 7:14 8:-13 9:-8
w+1 the v2	0:15 2:38 3:-25 4:-25 8:-10
w+1 throw	0:6 1:-18 2:16 3:-6 4:-12 5:-8 6:19 7:-6
w+1 throw A	0:7 1:-6 2:8 3:-17 6:-18 8:16
w+1 throw F	0:7 1:-27 3:22 4:-10 6:11 8:-9
w+1 throw O	2:-12 3:-23 5:-6 6:26 8:-7
w+1 throw sov	0:27 3:-14
w+1 throw svo	0:-15 1:-18 2:26 3:9 4:-39 5:-6 6:26 7:-6 8:7
w+1 throw v2	2:-16 4:18 6:-15 8:-7
w+1 to	0:-12 1:-30 2:-7 3:22 4:-7 6:18 7:-8 8:15 9:-16
w+1 to A	0:58 1:-51 2:-11 3:-10 4:26 5:6 8:-8
w+1 to F	0:-23 2:-11 3:14 4:-36 6:45
w+1 to H	0:-7 2:17
w+1 to N	0:15 1:-15 2:-6 4:-37 5:35
w+1 to O	0:-80 1:35 3:29 4:27 5:-33 6:-18 8:23 9:-11
w+1 to V	0:15 1:-17 2:14 3:-6
w+1 to sov	1:12 2:45 3:-33 5:-9 6:-27 8:-6
w+1 to svo	0:11 1:-31 2:-31 3:27 4:-45 5:9 6:15 8:32 9:-13
w+1 to v2	0:-37 1:-39 2:-36 3:49 4:35 6:32 8:-18
w+1 touch	0:-15 1:-9 4:-9 5:11 6:22
w+1 touch O	0:-22 2:-6 3:-8 5:14 6:23
w+1 touch sov	0:-28 1:-7 3:-8 5:14 6:23
w+1 touch v2	0:17 4:-6
w+1 victim	2:13 9:-8
w+1 vs	0:-18 1:89 2:-76 3:-74 4:27 5:-17 6:12 8:-13 9:44
w+1 vs A	0:-85 1:86 2:-53 3:-35 6:26 8:-6 9:47
w+1 vs F	0:-17 1:45 3:-23 6:-11
w+1 vs N	0:-8 1:25 4:6 5:-18
w+1 vs O	0:16 3:-31 4:25
w+1 vs V	0:49 1:-46
w+1 vs sov	1:24 2:-20
w+1 vs svo	0:-25 1:84 2:-62 3:-51 4:-8 5:-17 6:13 8:-6 9:45
w+1 vs v2	2:-7 3:-33 4:40 8:-6
w+1 with	1:-20 4:27 5:-10 6:-9 7:-8 9:-9
w+1 with A	0:14 1:25 2:21 3:-50 4:6 5:-8 8:-20 9:-6
w+1 with F	0:-14 2:7 3:22 6:-12
w+1 with H	0:24 2:13 3:-25
w+1 with N	0:-29 1:-29 2:-8 4:24 5:18 6:-7 8:10
w+1 with O	1:-32 2:-36 3:23 4:18 5:-20 6:8
w+1 with V	0:17 1:-6
w+1 with sov	0:-26 2:-22 3:17 4:11 5:-20 6:17 8:-6
w+1 with svo	0:12 1:-47 2:28 3:-11 4:24 5:8 6:-30 7:-7 9:-9
w+1 with v2	0:26 1:27 2:-27 3:-13 4:-7 5:-6 8:-6
w+1 word:boss	0:14 1:-12 2:-15 6:-7 7:16
w+1 word:boss H	0:14 1:-12 2:-15 6:-7 7:16
w+1 word:boss svo	0:14 1:-12 2:-15 6:-7 7:16
w+1 word:hero	0:9 3:-8
w+1 word:hero svo	1:9
w+1 x	2:32 4:-13 6:-25 9:-7
w+1 x A	1:-18 2:-32 3:10 4:13 5:30 6:-10 7:-23 8:15 9:10
w+1 x F	0:12 1:38 2:43 3:-21 4:-39 5:-7 6:-38 7:10 9:-23
w+1 x H	0:23 1:-54 2:-8 3:25 4:-13 5:10 6:-7 7:39 8:-9 9:-7
w+1 x N	0:11 1:-47 2:61 3:19 4:-23 5:-18 6:-24 8:-32
w+1 x O	0:-11 1:24 2:46 3:-38 4:-13 5:-8 6:10 7:-18 8:-12 9:-6
w+1 x V	0:-23 1:6 2:-29 3:14 4:20 5:-19 6:-12 7:-9 8:31
w+1 x sov	0:-13 1:24 3:-68 4:11 5:-40 6:-12 7:28 8:34 9:8
w+1 x svo	0:26 1:-18 2:36 3:-24 4:-10 5:6 6:-23 7:-14 9:-21
w+1 x v2	0:-27 1:-12 2:-8 3:74 4:-40 5:30 6:-6 7:-13 8:-58 9:12
w+1 you	1:-8 2:17 3:-12 4:18 8:-22
w+1 you A	0:-8 1:-14 2:31 4:-11
w+1 you O	0:10 1:6 2:-17 3:-10 4:28 8:-21
w+1 you svo	0:-20 2:30 4:-11
w+1 you v2	0:24 1:-8 2:-17 3:-9 4:28 8:-20
w+2 A but	0:-15 1:36 2:-26
w+2 A to	0:16 1:16 4:-23 6:-9
w+2 A x	0:-35 1:51 3:-23 4:14
w+2 F and	1:16
w+2 N comma	0:-16 1:-15 2:-12 4:41
w+2 O edge	0:17 3:-16
w+2 V V	0:-8 1:8 2:18 3:-17
w+2 a O	0:15 3:13 8:-15
w+2 a x	0:37 1:-23 3:-22 4:-13 6:-6 8:23
w+2 and A	0:-41 1:18 2:26 3:12 4:-18 5:20 6:-12 8:-34 9:-8
w+2 and F	0:-33 1:7 2:-19 3:46 6:-8 8:-9
w+2 and H	0:-8 4:19
w+2 and N	0:-17 1:8 2:-10 3:25 6:-8
w+2 and O	0:17 1:-39 2:55 3:9 4:-13 5:-35 6:-34
w+2 and V	0:18 1:-11 2:10 3:-13 5:13 8:-15
w+2 and a	0:-15 1:25 3:-49 4:-7 5:-6 8:40
w+2 and avoid	0:-14 3:49 4:-6 8:-23
w+2 and bring	0:-18 2:7 3:20
w+2 and chase	0:32 1:-16 2:-8 8:-7
w+2 and eat	1:10 3:-15 5:25 8:-12
w+2 and fight	2:8 3:9
w+2 and hit	1:23 2:-8 5:-7 6:-10
w+2 and many	0:6 2:37 3:-28 4:-9 9:-16
w+2 and me	0:-27 1:11 2:-6 4:-30 8:44
w+2 and move	0:16 2:-31 4:-7 8:-10 9:34
w+2 and must	0:6 1:10 2:-9 3:-23 4:21
w+2 and my	0:23 3:-35 5:18
w+2 and not	0:-16 2:18 3:17 4:-10
w+2 and over	0:17 3:11 5:-10 6:-11
w+2 and reach	2:-8 5:15
w+2 and rel	1:9 2:-15 4:-14 7:-6 8:26
w+2 and save	1:20 8:-18
w+2 and shoot	0:41 1:-10 2:-26 3:-17 8:-10 9:19
w+2 and steal	1:6 3:-8 8:13
w+2 and take	0:11 3:-24 4:-15 5:-18 8:38
w+2 and the	0:-51 1:-23 2:-43 3:42 4:45 5:28 6:13 7:-6 8:-14 9:-9
w+2 and throw	8:8
w+2 and x	0:-27 1:30 3:21 4:-52 5:15 7:-7 8:-10
w+2 and you	0:31 1:6 2:-26 3:-11 5:-20 6:-6 8:15
w+2 as O	0:35 1:-37 6:18 8:-9
w+2 as at	0:-12 3:15
w+2 as word:enemy	0:-10 2:29 3:-11 5:-8
w+2 as word:obstacle	0:6 1:-11 2:-6 5:13
w+2 as x	0:-16 3:-8 8:25
w+2 at A	0:27 1:-23 6:21 8:-12
w+2 at H	0:-18 2:-12 3:-9 6:32
w+2 at N	0:-28 1:32 4:-17 6:13
w+2 at O	0:-33 1:-35 2:-12 3:63 6:17 9:-9
w+2 at V	0:-14 1:6 6:14
w+2 at a	3:18 6:-10
w+2 at comma	2:7 3:-17 5:-8 8:26
w+2 at edge	0:-9 3:33 4:-6 5:-8 6:-8 8:-8
w+2 at me	0:25 6:-20
w+2 at move	1:-19 2:-18 6:34
w+2 at the	1:-16 2:9 3:-29 4:-20 6:31 7:31
w+2 at x	0:29 1:16 2:-43 3:-27 4:9 5:-7 6:-6 7:23 8:-14 9:14
w+2 attack N	1:-11 2:13
w+2 attack comma	0:16 1:-18 3:-27 4:6 5:11 8:-6
w+2 attack edge	2:7
w+2 attack stop	0:27 1:-12 2:-6 4:-7
w+2 attack the	0:-7 1:-18 2:34 3:-8
w+2 avoid A	0:36 1:28 2:-34 3:-17 4:-9
w+2 avoid F	1:8 3:-6
w+2 avoid H	0:6 1:-25 3:24
w+2 avoid O	1:19 2:-11
w+2 avoid a	0:9 4:-11
w+2 avoid edge	0:-8 1:-36 2:48
w+2 avoid the	0:-33 1:17 2:30 3:-36 4:27 8:-9
w+2 avoid x	0:-10 2:7
w+2 bring A	0:-12 1:-16 3:31 6:-8
w+2 bring F	0:-18 1:25
w+2 bring O	0:13 1:8 3:-20
w+2 bring the	0:-7 1:24 2:-17
w+2 bring x	0:49 1:-31 3:-20
w+2 but avoid	0:-11 1:-11 3:33 4:-6 8:-8
w+2 but if	0:-22 3:30
w+2 but many	0:-8 4:-6 8:19
w+2 but me	0:-6 3:8 8:10
w+2 but not	0:34 2:-6 4:-14 8:-6
w+2 but play	1:-11 2:-7 4:-8 5:30
w+2 but rel	0:9 2:-12 3:-28 4:29 8:-6
w+2 but the	0:34 1:30 2:-71 3:-30 4:27 5:-12 6:-12 8:15
w+2 but with	1:19 3:6 9:-14
w+2 but x	0:10 1:-52 4:-6 5:-14 6:-8 8:54 9:-16
w+2 chase A	1:58 2:-55
w+2 chase at	1:-37 2:39
w+2 chase comma	0:-17 2:20
w+2 chase edge	0:19 1:26 2:-37 3:-7 4:-6
w+2 chase me	0:28 2:-23
w+2 chase stop	0:-7 1:-13 2:30 4:-11
w+2 chase the	0:-10 1:-32 2:40
w+2 chase x	1:-17 2:17
w+2 comma A	0:-9 1:-27 2:15 4:-29 5:-6 6:-18 8:48
w+2 comma F	0:-43 1:-27 2:31 3:17 6:-6 8:24
w+2 comma H	0:-9 2:22 3:11 8:-16 9:-10
w+2 comma N	0:-16 1:-14 2:-33 3:14 4:-30 6:20 8:45
w+2 comma O	0:-56 1:-10 2:-25 3:68 5:-10 6:6
w+2 comma V	1:-12 3:27 4:-14 5:-6
w+2 comma a	0:30 1:-71 2:16 3:-9 4:13 5:14 8:-7
w+2 comma and	0:35 3:-15 4:-9 6:-7
w+2 comma at	0:-6 2:22 8:-16
w+2 comma avoid	0:-16 1:43 2:-29 3:-18 4:-13 8:13 9:20
w+2 comma but	1:-30 2:15 4:15 5:12 6:-7 8:-17
w+2 comma comma	0:11 2:-17 3:27 4:-15 6:-9
w+2 comma eat	0:-20 1:47 2:-22 3:-7 5:-11
w+2 comma edge	0:49 2:-24 3:-17 5:-6
w+2 comma fight	1:-24 2:26
w+2 comma hit	0:-16 3:-7 4:-9 5:-6 6:-7 8:38
w+2 comma if	0:21 8:-12
w+2 comma in	0:-48 1:25 2:37 3:-12 4:15 8:-22
w+2 comma kind	0:38 2:15 3:-46
w+2 comma make	0:9 1:-13 4:6
w+2 comma many	0:11 1:20 2:-31 3:35 5:-24 6:20 7:-13 8:-37 9:-9
w+2 comma me	0:-21 1:-23 2:-21 3:29 4:25 5:22 8:-13
w+2 comma move	0:-12 1:-6 2:9 3:-25 5:17 9:22
w+2 comma must	0:-49 1:13 3:10 4:10 6:28 8:-17
w+2 comma not	0:14 1:-37 2:19 3:7 4:-16 5:-7 6:12
w+2 comma play	0:33 1:-15 2:12 3:6 4:22 5:-38 6:-15 7:-6 8:-20
w+2 comma push	0:7 1:10 3:-7
w+2 comma reach	0:12 1:-6 2:11 3:-9 5:14 8:-21
w+2 comma rel	0:-37 1:43 2:-7 4:-10 5:-16 6:-13 8:26
w+2 comma shoot	0:10
w+2 comma sneak	0:-6 4:9
w+2 comma stop	0:-7 2:9 3:46 4:-23 5:-16 8:-22
w+2 comma take	0:22 1:6 2:13 3:-42 5:25 8:-21
w+2 comma the	0:9 1:-12 2:-10 3:20 4:-14 5:-7 6:-10 7:-8 8:26
w+2 comma vs	3:-51 4:-15 8:55
w+2 comma with	0:-9 2:24 3:-21 4:25 6:-11 8:-12
w+2 comma word:boss	1:21 3:-9 6:-7
w+2 comma word:enemy	1:25 2:-17
w+2 comma x	0:43 1:-29 2:-12 3:17 4:-24 5:-7 6:16 7:12 8:-27 9:-8
w+2 comma you	0:-38 1:-19 3:-20 4:55 6:24
w+2 cross x	0:-25 1:29
w+2 eat A	0:-14 1:-39 2:-11 3:54
w+2 eat F	0:-6 1:81 2:-71 3:-9
w+2 eat N	1:46 2:-43
w+2 eat O	0:-7 1:59 2:-57
w+2 eat comma	0:14 1:20 2:-6 3:-37 4:16
w+2 eat edge	0:-10 1:-13 2:12 3:30 5:-15
w+2 eat my	1:-64 2:69
w+2 eat the	0:-8 1:-84 2:87 3:-9
w+2 edge edge	1:19 4:-6 6:-10 7:-6
w+2 fall edge	0:-20 2:-8 3:-17 5:22 7:31 8:-17
w+2 fall from	3:10
w+2 fall x	0:-22 1:9 2:19 3:9 4:-15
w+2 fight A	0:-11 2:14
w+2 fight x	0:-16 1:-12 6:29
w+2 for my	0:-14 3:25 6:-7
w+2 for the	0:8 1:14 2:-6 3:-10
w+2 for x	0:-15 2:-18 4:36 6:-10 7:25 8:-26
w+2 from A	0:-20 1:6 2:-41 3:-54 4:75 5:-9 6:-11 8:13
w+2 from F	0:13 1:-22 2:23 3:-17 6:-11 8:8
w+2 from H	0:7 2:-13 3:-14 4:29 9:-9
w+2 from N	2:11 4:-7 6:23 8:-19
w+2 from O	0:23 1:-21 2:-8
w+2 from a	0:-47 1:43 4:9
w+2 from avoid	0:-19 1:-15 2:47 3:-13
w+2 from make	0:-8 3:11
w+2 from many	0:63 1:-36 2:-8 3:-6 4:-15
w+2 from the	0:-36 1:19 2:-19 3:64 4:-32 8:-14
w+2 from x	0:37 1:-14 2:19 3:-15 4:7 5:-8 6:-30 8:-10
w+2 game comma	0:14 1:-12
w+2 game if	0:23 1:-7 8:-10
w+2 game with	0:29 1:14 2:-6 3:-40
w+2 guard N	1:7 2:-6
w+2 guard O	0:18 2:-7 4:-9
w+2 guard edge	0:-9 1:26 3:-8 4:-6 6:-10
w+2 guard the	2:11 4:-17
w+2 hit comma	0:26 3:-15
w+2 if the	0:14 1:6 3:-13
w+2 in A	1:-33 4:-17 6:31 8:11
w+2 in F	0:14 1:-6 3:-18 8:15
w+2 in N	0:17 3:-34 4:10 5:-17 6:13 8:11
w+2 in O	0:17 1:9 2:-15 3:19 4:-9 5:-14 6:-20
w+2 in V	0:-20 3:44 6:-11 8:-14
w+2 in a	0:33 1:15 3:-24 6:-6 8:-19
w+2 in and	0:-12 1:-15 3:39 4:-6 8:-16
w+2 in avoid	0:-12 4:12
w+2 in comma	0:-15 1:-19 3:-16 4:44
w+2 in from	0:-6 1:-7 6:18
w+2 in kind	0:14 1:-8 3:-10
w+2 in many	0:-15 1:-19 2:-17 3:24 5:-13 8:30
w+2 in me	0:12 1:34 3:-14 4:-21 7:-8
w+2 in the	0:16 1:30 4:-40 5:11 6:-7 8:-17
w+2 in x	0:6 1:16 2:-15 3:-18 5:17 6:-29 7:-7 8:-8 9:31
w+2 is A	0:11 1:39 2:-30 3:-13 4:-14
w+2 is F	0:20 1:-8 3:-7
w+2 is a	0:49 1:-26 2:-15
w+2 is comma	0:9 1:8 4:-7 8:-9
w+2 is edge	3:-8 4:20
w+2 is take	0:26 1:-22
w+2 is the	1:-15 3:30 4:-14
w+2 is to	0:-11 3:-21 4:17 5:17
w+2 is word:enemy	0:15 2:-13
w+2 is x	0:-21 2:12 3:25 4:-19 7:-7 8:-6
w+2 kind comma	0:49 1:-52 2:-11 3:16
w+2 kind edge	0:-50 1:18 3:32
w+2 kind in	0:-11 1:-7 2:18
w+2 kind with	0:16 1:17 2:-11 3:-7 5:-9
w+2 make F	0:-18 1:26
w+2 many A	0:-8 1:-40 2:40 3:10 4:-23 6:20
w+2 many x	1:-20 2:-8 3:10 4:9 5:-21 6:21 8:-10
w+2 match comma	0:-19 3:14 4:20 8:-16
w+2 me shoot	2:8
w+2 me take	0:-21 2:29 3:-11
w+2 me the	2:12
w+2 me x	0:12 1:-22 2:15 3:-36 4:8 6:27 8:-7
w+2 move O	0:-17 1:21 2:-6
w+2 move a	0:45 1:-7 2:-10 3:-16 4:-8 8:-9
w+2 move at	0:-31 1:-8 2:33
w+2 move avoid	1:14 2:-10
w+2 move by	1:-38 2:46 3:-11
w+2 move comma	0:82 1:-63 2:-7 6:-6 8:-9
w+2 move edge	0:-23 1:13 2:35 3:-8 5:6 6:-9 8:-12 9:-6
w+2 move from	0:-30 1:-11 2:-15 4:49
w+2 move in	0:26 1:73 2:-55 3:-40 5:-7 8:-12
w+2 move of	1:22 2:-14
w+2 move over	0:-23 1:-52 2:-24 3:42 8:38
w+2 move the	0:36 1:-103 2:47 3:55 4:-15 8:-11
w+2 move to	0:-29 1:47 2:-6 3:-28 6:6
w+2 move with	1:17 2:-13
w+2 move x	0:-12 1:56 2:-32 3:-7 4:-8 8:-9
w+2 must A	0:6 1:39 2:-34 3:-8
w+2 must F	0:30 1:-15 2:-6 4:-12
w+2 must avoid	0:17 1:-29 2:35 3:-14 4:-14
w+2 must from	0:30 3:-22
w+2 must guard	1:22 2:-17
w+2 must me	0:-18 1:-11 2:24 3:19 4:-13
w+2 must push	0:23 1:-20
w+2 must steal	0:16 2:-13
w+2 must take	0:-16 1:-23 4:23
w+2 must the	0:-22 1:-11 2:40 3:-21
w+2 must x	0:-61 1:56 2:20 3:-10 9:-7
w+2 not take	0:15 3:-7 4:6 8:-9
w+2 not x	0:22 1:-26 2:-60 3:-43 4:31 5:34 6:16 8:-13
w+2 obj A	4:11
w+2 obj avoid	0:44 1:-8 3:-15 4:-7 5:8 6:-7
w+2 obj bring	0:16 3:-11
w+2 obj eat	0:-16 1:-6 2:-6 3:32
w+2 obj fight	2:8
w+2 obj hit	0:7 3:19 4:-6 6:-7 8:-8
w+2 obj match	0:-11 2:-10 3:20
w+2 obj over	0:-7 3:-13 5:21
w+2 obj steal	2:-15 3:18
w+2 obj take	0:6 1:-26 2:6 3:30 5:-12 8:-19
w+2 obj throw	3:-20 6:25
w+2 obj x	0:-28 2:-8 3:40 4:7 5:-18 8:-11
w+2 of A	0:-11 1:-31 2:42 4:-11
w+2 of F	0:44 2:9 3:-45 4:-11 8:-9
w+2 of N	0:38 1:-9 2:15 3:-32 8:-6
w+2 of O	0:18 1:-28 2:-27 3:33 4:17 8:-25
w+2 of comma	1:36 3:-37 5:14 8:-14
w+2 of edge	0:47 1:-11 2:-40 3:-21 4:-11 5:15 8:15
w+2 of game	0:-12 1:37 2:-24 4:-9
w+2 of kind	0:-42 2:11 3:22
w+2 of many	0:30 3:-18 8:-7
w+2 of match	0:-7 1:-15 3:26
w+2 of race	0:-10 1:16
w+2 of stop	0:17 3:-11
w+2 of the	1:-14 2:-29 3:6 4:37 8:-11
w+2 of with	0:-19 1:-19 2:35
w+2 of word:enemy	0:-10 1:-17 2:38 3:-15
w+2 of x	0:-32 1:-32 2:-9 3:55 4:-12 5:-38 6:-9 8:51
w+2 over O	0:6 1:16 2:-10
w+2 over the	0:12 1:-12 3:14
w+2 over x	5:12
w+2 play A	2:10 3:-6 5:-15 8:12
w+2 play comma	0:-14 1:21 3:-6
w+2 play x	0:14 1:9 2:-25 8:-7
w+2 push F	0:-12 1:18 3:-7
w+2 push O	0:-17 1:25 2:-8
w+2 push comma	0:-13 1:-6 2:15 3:-13 8:17
w+2 push x	2:-18 3:25 4:20 8:-21
w+2 reach and	0:-6 2:-7 3:15
w+2 reach at	0:-17 3:25
w+2 reach bring	0:-22 3:-6 4:27
w+2 reach edge	2:13 5:-8
w+2 reach the	0:-11 1:29 2:-13 5:-10
w+2 reach x	0:-12 3:-15 4:12 5:6 6:15
w+2 rel O	0:-14 1:-19 4:32
w+2 rel fall	0:21 2:-17
w+2 rel move	0:-19 2:8 3:56 5:-10 6:-7 8:-29 9:-11
w+2 rel must	2:6
w+2 rel not	0:-6 1:40 3:-32
w+2 rel reach	0:36 2:-17 3:-15
w+2 rel save	0:8
w+2 rel take	0:13 2:-13 4:8 8:-8
w+2 rel the	5:17 6:-11
w+2 rel throw	0:-12 1:13
w+2 rel x	0:11 3:-35 5:-8 7:-16 8:38
w+2 save edge	0:-13 4:17
w+2 shoot H	0:-11 1:30 2:-20
w+2 shoot O	1:-16 2:25
w+2 shoot at	0:-17 1:38 2:-21
w+2 shoot comma	0:7
w+2 shoot edge	0:-12 1:-28 2:30 6:15
w+2 sneak A	4:21 8:-13
w+2 sneak and	2:20 8:-7 9:-6
w+2 sneak by	2:-12 3:17
w+2 sneak edge	1:-16 2:21
w+2 sneak in	3:7
w+2 steal A	1:29 2:-26
w+2 steal F	0:-9 1:69 2:-60
w+2 steal O	0:39 1:-36
w+2 steal is	1:-15 2:15
w+2 steal me	1:-40 2:46
w+2 steal my	1:-46 2:48
w+2 steal the	0:-9 2:13 3:-6
w+2 stop N	3:-12 8:16
w+2 stop O	0:19 4:-9
w+2 stop V	1:9 2:-15 3:-31 4:36
w+2 stop comma	0:54 1:44 2:-41 3:-39 4:-7 6:-6 7:-8 8:-14
w+2 stop edge	0:-8 1:9 4:-34 5:-23 6:-6 7:54 8:-9
w+2 stop many	0:-19 1:40 2:54 3:-40 5:-8 6:-30 7:-11 8:-12
w+2 stop not	0:-22 2:-16 3:25 5:-19 8:29
w+2 stop play	1:-14 2:15
w+2 stop the	0:-9 1:13
w+2 stop x	0:-6 1:16 2:-10 5:13 6:-9 7:-16
w+2 stop you	2:-30 3:-12 5:42
w+2 subj A	0:7 1:51 2:-57
w+2 subj F	0:-14 1:51 2:-38
w+2 subj H	0:-15 1:20
w+2 subj N	1:-22 2:23
w+2 subj O	0:-16 1:36 2:-23
w+2 subj edge	1:25 2:-20
w+2 subj fall	0:-7 1:-15 2:-18 3:20 5:22
w+2 subj guard	1:-30 2:30
w+2 subj many	0:28 2:-7 3:9 5:-31
w+2 subj x	1:-91 2:86 4:7 5:24 7:-13 8:-6
w+2 take A	0:-47 1:-85 2:69 3:73 4:-8 6:-7 8:-8
w+2 take F	0:-32 1:52 2:-26
w+2 take N	0:-15 1:23 2:-10
w+2 take O	0:21 2:-26 3:-18 4:-6 5:-8 8:26
w+2 take a	0:-15 1:-15 3:33
w+2 take and	0:70 1:-32 2:-11 3:-13 8:-6
w+2 take comma	0:-34 1:-18 2:-6 3:46 4:7
w+2 take edge	0:22 3:-9
w+2 take fall	0:-6 1:6
w+2 take is	0:29 1:-32 3:7
w+2 take many	0:-12 1:13
w+2 take x	0:34 1:54 2:-28 3:-44 4:-17 8:-9
w+2 the A	0:22 1:23 2:-10 3:-13 4:-15
w+2 the F	0:11 1:6 2:17 3:-20
w+2 the O	1:-13 2:-14 3:24
w+2 the V	0:44 1:-16 2:-9 3:-19
w+2 the chase	0:14 1:-6
w+2 the guard	1:21 3:9 4:-17 8:-6
w+2 the my	2:19 4:-8 8:-6
w+2 the steal	1:-10 2:18 3:-6
w+2 the take	1:7
w+2 the x	0:-12 1:-17 3:10 5:-6 7:19
w+2 throw A	0:33 1:-47 3:-19 6:54 8:-16
w+2 throw F	0:34 1:-32 2:54 3:-8 4:-6 6:-37 8:-12
w+2 throw O	0:-38 1:81 3:-17 4:-20 6:-8 8:-16
w+2 throw edge	0:33 1:-27 2:12 3:-10 4:-19 6:8
w+2 throw x	0:-7 1:54 2:-29 3:25 4:-7 6:-40
w+2 to A	0:18 1:-22 2:-19 3:16 4:-33 6:31
w+2 to F	0:21 1:-15 2:22 4:-16 8:-12
w+2 to N	0:-33 2:-8 3:45
w+2 to O	0:-39 1:-7 2:-14 3:13 4:29 8:15
w+2 to avoid	0:-7 2:11
w+2 to chase	0:-9 2:12
w+2 to eat	0:24 2:-40 4:-6 5:24
w+2 to many	0:21 2:-11 3:-7 4:25 6:-24
w+2 to reach	1:-12 2:18 3:-6 5:-25 8:22
w+2 to rel	3:9
w+2 to save	2:6
w+2 to sneak	0:-10 2:18
w+2 to take	0:-18 8:18
w+2 to the	0:53 1:-9 3:-10 4:-9 8:-22
w+2 to touch	0:17 1:-8
w+2 to x	0:-34 1:39 2:-31 3:-9 4:-9 5:15 8:12 9:-11
w+2 touch comma	2:-6 5:17 6:-10
w+2 vs A	0:-14 1:13 2:-9 4:15
w+2 vs H	0:-38 1:39 2:-22 3:-10 8:-6 9:33
w+2 vs O	1:41 3:-24 5:-17
w+2 vs many	0:-20 1:-30 2:-8 3:-14 6:45 9:30
w+2 vs the	0:-8 1:24 3:-38 4:30 6:-10
w+2 vs x	1:10 2:-16 3:12 4:-6
w+2 with A	0:-37 1:-16 2:28 3:14 4:19 5:-16 6:14 8:-15 9:-8
w+2 with F	0:36 1:-51 4:-10 8:32
w+2 with O	0:-15 1:-18 3:24 4:21 5:-7 8:-11
w+2 with a	0:18 1:6 2:-40 3:7 4:12 5:24 6:-20 8:-18
w+2 with many	0:19 1:32 3:-43
w+2 with the	0:34 1:-11 2:-15 3:-8 4:14 8:-14
w+2 with x	0:-15 1:22 2:22 6:-16 8:-24
w+2 word:hero and	1:9
w+2 x A	1:47 2:-11 3:-68 4:17 5:-11 6:-14 7:-6
w+2 x F	0:36 1:-7 4:-6 8:-17
w+2 x H	1:44 2:-7 3:-18 4:-36 5:-6
w+2 x N	1:-17 3:25
w+2 x O	0:27 1:-18 2:-36 3:-8 4:7 5:-13 9:35
w+2 x V	0:-33 1:-16 2:35 3:-6 8:14
w+2 x a	0:-60 1:-41 2:78 3:-13 4:39 5:-28 8:-19
w+2 x and	0:-13 2:15 3:12 4:-16 5:-13 6:-9 7:-10 8:15 9:-6
w+2 x as	0:-17 1:-7 2:-9 6:15 7:17
w+2 x at	1:34 2:-21 3:-86 4:-8 5:63 6:-25 7:21 8:-21
w+2 x bring	0:8
w+2 x but	0:15 1:-24 2:25 3:-44 4:38 5:-7 8:-7 9:-7
w+2 x comma	0:-21 1:6 2:28 3:-7 4:-49 5:-22 6:6 8:51 9:-23
w+2 x cross	0:25 1:-30 2:-10 4:20
w+2 x eat	1:-48 2:51
w+2 x edge	0:-17 1:24 2:-43 3:22 4:-13 5:-20 6:9 7:-9 8:6 9:21
w+2 x fight	1:-8 2:8 8:-6
w+2 x from	0:-52 1:14 2:48 3:11 4:-9 8:-28
w+2 x game	1:-66 2:-22 3:60
w+2 x if	0:-16 3:34 4:-10 8:-15
w+2 x in	0:-16 1:-35 2:-38 3:14 4:-24 5:54 8:39 9:-13
w+2 x is	0:-22 1:-7 2:17 5:26 6:-11
w+2 x kind	0:15 3:-10
w+2 x make	0:14 1:-19 3:8
w+2 x many	0:85 1:-49 2:-48 3:13 4:-14 6:-9 7:14
w+2 x me	0:-19 1:25 2:39 3:-38 4:-9 8:-7
w+2 x move	0:27 1:-31 2:-7 8:15 9:-9
w+2 x must	0:-12 2:-21 3:33
w+2 x not	0:-57 2:-24 3:-8 4:62
w+2 x of	0:-11 1:20 2:19 3:-27 5:27 8:-28
w+2 x over	0:17 5:-6 8:-9
w+2 x push	0:10 3:15 4:-6 6:-6 9:-12
w+2 x reach	0:-13 2:-6 3:17 4:-6 8:14
w+2 x rel	0:39 1:-34
w+2 x steal	0:-16 1:29 2:-14 3:-7
w+2 x stop	0:45 1:-43 2:39 3:-78 4:20 5:-15 7:-6 8:-15
w+2 x subj	1:28 2:-13 4:-17
w+2 x take	0:-28 1:45 3:-10 4:-7 5:-9 8:-7
w+2 x the	1:16 2:-26 3:34 4:-26 5:-7 8:6
w+2 x to	0:-15 2:18 3:-15 4:18 5:-16 8:10
w+2 x vs	0:30 1:-10 3:-13
w+2 x with	0:-16 1:34 2:-22 3:41 4:-10 8:-26
w+2 x you	0:22 1:-27 2:17 4:-6 5:-13 9:-7
w+2 you x	0:16 1:-18 2:13 3:-11 4:18 8:-21
w+3 A x O	0:-27 1:38 3:-7
w+3 O edge edge	0:17 3:-16
w+3 a x comma	1:32 3:-14 8:-17
w+3 and A edge	0:-26 1:-38 2:51 3:16
w+3 and A vs	0:-8 1:26 2:-10 3:-7
w+3 and A x	0:-11 1:21 2:14 3:-10 4:-6 8:-7
w+3 and F comma	1:-15 3:17
w+3 and F edge	1:15 2:-14 3:6 6:-6
w+3 and F stop	0:11 3:-8
w+3 and F x	0:-9 1:12
w+3 and N edge	0:-16 1:8 2:-11 3:25 6:-8
w+3 and O comma	0:25 1:-10 3:23 8:-36
w+3 and O edge	0:-38 2:37 3:6 8:-7
w+3 and O stop	0:15 3:-14 4:-10 5:-34 8:38
w+3 and V comma	5:15 8:-15
w+3 and a A	0:-42 1:41 2:-19 3:22
w+3 and a O	0:-14 3:-40 8:48
w+3 and a x	0:-7 2:35 3:-33
w+3 and avoid A	2:6 3:9 8:-8
w+3 and avoid the	0:-10 3:13
w+3 and avoid x	3:8
w+3 and bring x	2:7
w+3 and chase A	0:32 1:-16 2:-8 8:-7
w+3 and eat F	1:7 3:-13 5:21 8:-10
w+3 and fight A	2:8 3:9
w+3 and hit the	0:-18 1:23 2:-7 6:-10 8:8
w+3 and many A	0:-27 1:23 2:35 3:-19 4:-8 9:-16
w+3 and move in	0:17 4:-6 8:-9
w+3 and must A	3:-15 4:23 8:-6
w+3 and over O	0:17 3:11 5:-14 6:-11
w+3 and reach word:goal	2:-10 5:15
w+3 and shoot F	0:13 2:-8
w+3 and shoot x	0:11 3:-17 9:20
w+3 and take A	0:30 3:-9 8:-19
w+3 and take F	0:-9 1:12 3:-15 4:-11 8:23
w+3 and take O	0:-12 1:-15 5:-19 8:34
w+3 and the A	0:-26 1:17 3:-15 5:31 8:-24
w+3 and the O	0:14 2:-7
w+3 and the make	0:-32 3:39
w+3 and the word:enemy	2:-21 4:22
w+3 and the word:hero	0:-10 1:-24 2:18 3:16
w+3 and the x	0:8 1:-19 2:-19 3:-7 6:20 8:10
w+3 and throw F	8:8
w+3 and x A	1:-8 3:6 4:-16 8:22
w+3 and x a	0:27 3:-12 4:-10
w+3 and x at	0:-15 2:-8 3:6 6:22 8:-17
w+3 and x comma	0:-51 1:69 2:-6 3:-30 4:-6 5:26 6:-6 8:-12
w+3 and x edge	0:20 1:-10 2:-18 3:22 5:-9
w+3 and x if	0:27 1:-15 3:-9
w+3 and x in	0:-18 1:30 2:-9
w+3 and x me	0:-32 1:-8 2:28 3:21 4:-7 5:-7
w+3 and x of	3:25 4:-17 5:-7 6:-17 8:18
w+3 and x rel	1:26 2:-25
w+3 and x stop	0:8 1:-9 3:26 4:-6 6:-10 8:-15
w+3 and you must	0:18 3:-7 4:-7 5:-12 8:10
w+3 and you x	0:-9 1:-12 4:19 8:8
w+3 as at x	0:-12 3:15
w+3 as word:enemy edge	2:12 5:-7
w+3 at A comma	0:-15 1:7 3:6 6:8
w+3 at A edge	0:23 3:8 6:-22 8:-7
w+3 at A throw	0:30 1:-29 3:-18 6:19
w+3 at H edge	0:-14 3:-9 6:20
w+3 at N comma	0:-9 1:9
w+3 at N edge	0:-11 1:33 6:-24
w+3 at a x	3:18 6:-10
w+3 at edge edge	0:-9 3:33 4:-6 5:-8 6:-8 8:-8
w+3 at move F	2:-18 6:18
w+3 at the A	3:-19 4:-6 6:27
w+3 at the H	0:-7 6:8
w+3 at the N	0:-40 1:33 2:18 4:-6
w+3 at the x	0:34 1:-43 2:-6 3:-10 4:-10 7:34
w+3 at x O	0:8 1:17 2:-17
w+3 at x comma	0:-21 1:17 2:-16 3:8 6:-18 7:31 8:-6
w+3 at x edge	0:41 2:-13 3:-17 4:-14 6:10
w+3 at x in	0:13 1:-29 3:19
w+3 attack N comma	1:-11 2:13
w+3 attack comma x	0:-31 2:-16 4:31 5:14
w+3 attack edge edge	2:7
w+3 attack the A	2:15
w+3 attack the F	1:-15 2:23 3:-8
w+3 avoid A and	0:36 1:-6 3:-16 4:-9
w+3 avoid A edge	2:-7
w+3 avoid H edge	0:6 1:-25 3:24
w+3 avoid O edge	1:8 2:-6
w+3 avoid a A	0:-59 3:68 4:-11
w+3 avoid edge edge	0:-8 1:-36 2:48
w+3 avoid the A	0:-20 1:36 2:-7 3:-23 4:16 8:-9
w+3 avoid the O	0:-15 1:14 3:-15 4:15
w+3 bring A edge	0:-9 1:-26 3:36 6:-8
w+3 bring F at	1:6
w+3 bring F to	0:-10 1:15
w+3 bring O comma	0:36 1:-14 3:-19
w+3 bring the F	0:-6 1:7
w+3 but A with	8:7
w+3 but avoid A	0:-22 1:-12 3:35
w+3 but me x	0:-17 3:8 8:12
w+3 but not the	0:41 4:-31
w+3 but play A	1:-11 2:-7 4:-8 5:30
w+3 but rel you	0:10 2:-12 3:-28 4:29 8:-6
w+3 but the A	0:33 2:-20 3:-41 4:16 5:-9 8:25
w+3 but the x	0:21 1:34 2:-44 3:-20 4:27 6:-12 8:-12
w+3 but x comma	0:-10 2:-10 4:19
w+3 but x me	0:-25 3:-30 4:-15 6:-6 8:55
w+3 chase A edge	1:46 2:-43
w+3 chase edge edge	0:19 1:26 2:-37 3:-7 4:-6
w+3 chase the A	1:-32 2:34
w+3 comma A and	0:-15 1:-17 2:44 3:-6 4:-10
w+3 comma A attack	2:-7 3:7
w+3 comma A chase	2:-11 3:12 4:-11 6:-6 8:11
w+3 comma A comma	0:23 1:-21 2:-15 3:-14 4:-7 8:36
w+3 comma A edge	3:12
w+3 comma A stop	0:23 2:19 3:-45
w+3 comma A with	0:66 2:-6 3:-55
w+3 comma A x	0:-99 2:-15 3:76 4:17 8:23
w+3 comma F and	0:-35 3:40
w+3 comma F comma	0:-8 1:-14 3:34 8:-10
w+3 comma H avoid	2:27 3:-16 9:-9
w+3 comma H x	0:15 3:9 8:-14
w+3 comma N comma	0:-8 1:-10 2:-16 3:35
w+3 comma O and	0:-34 3:38 4:-7
w+3 comma O comma	1:-16 3:28
w+3 comma O edge	0:12
w+3 comma O x	0:-28 2:-9 3:22 4:24 8:-12
w+3 comma a A	0:45 1:-56 4:-7 5:17
w+3 comma a x	0:8 1:-16 2:19 4:-9
w+3 comma and the	0:32 3:-15 4:-8
w+3 comma avoid A	0:-20 1:24 2:-24 3:31 4:-10
w+3 comma avoid H	0:15 1:15 3:-23
w+3 comma avoid O	0:13 4:-13
w+3 comma avoid V	0:-10 1:13 4:-18 8:14
w+3 comma avoid the	3:-15 4:25 8:-6
w+3 comma but A	0:17 3:-15
w+3 comma but save	1:-17 2:19
w+3 comma but the	0:-7 3:-22 4:39
w+3 comma but x	0:-16 3:41 4:-20 8:-7
w+3 comma eat F	0:-13 1:37 2:-21 5:-11
w+3 comma edge edge	0:49 2:-24 3:-17 5:-6
w+3 comma if x	0:21 3:-6 8:-12
w+3 comma in many	0:-19 1:-12 4:33 8:-6
w+3 comma in x	0:-33 1:34 2:38 3:-10 4:-21 8:-17
w+3 comma kind edge	0:7
w+3 comma kind x	2:12 3:-10
w+3 comma many A	0:38 1:-20 3:-8 8:-6
w+3 comma many N	1:-10 2:-8 6:21
w+3 comma many O	0:20 1:-21 2:-15 3:27 8:-17
w+3 comma many kind	0:-15 3:-11 4:40 8:-20
w+3 comma many many	0:49 2:-14 3:-21 4:-27 6:15
w+3 comma many word:enemy	1:13
w+3 comma many x	0:-8 1:63 2:-13 3:41 4:-63 5:-19 7:-9 8:-10 9:-8
w+3 comma move x	0:9 1:-6 2:-11 3:-27 5:17 9:23
w+3 comma must x	0:-36 1:14 3:11 4:13
w+3 comma not hit	1:-11 3:25 4:-9 6:-21 8:15
w+3 comma not take	0:14 1:-18 3:10
w+3 comma not touch	0:20 6:-10
w+3 comma not x	0:-16 1:-12 6:35 8:-9
w+3 comma play A	0:6 1:-12 2:19 3:23 4:-27
w+3 comma play a	0:49 2:-38 3:20 5:-31
w+3 comma play is	2:6
w+3 comma play x	0:-10 4:31 8:-15
w+3 comma rel take	1:18
w+3 comma take F	2:18 3:-14
w+3 comma take O	0:-13 1:18 3:-20 5:39 8:-30
w+3 comma take many	0:29 1:-9 3:-17
w+3 comma take x	5:-6 8:13
w+3 comma the A	0:25 1:-23 2:-25 3:33 4:-17 6:-7
w+3 comma the F	0:-17 1:20
w+3 comma the O	0:-6 1:21 2:13 3:-23
w+3 comma the V	0:-22 1:-16 8:37
w+3 comma the word:boss	1:7
w+3 comma the x	0:-16 1:-14 2:6 3:14 4:16
w+3 comma vs many	0:-11 3:-51 8:56
w+3 comma with many	0:-12 2:26
w+3 comma word:enemy is	1:9
w+3 comma word:enemy x	1:17 2:-16
w+3 comma x A	0:11 1:23 2:-9 8:-20
w+3 comma x F	0:-15 1:-11 2:6 3:14 4:-11 8:20
w+3 comma x N	0:7 1:8 3:-13
w+3 comma x O	0:-53 1:-17 2:-10 3:43 4:-15 5:-10 6:-23 7:36 8:34
w+3 comma x a	0:10 1:39 3:-23 4:-6 8:-20
w+3 comma x and	0:27 1:-12 2:-15 3:-35 4:32 5:-13 6:13 8:-7
w+3 comma x at	3:17
w+3 comma x comma	0:27 1:14 2:-21 4:-21 5:-17 6:-24 8:18
w+3 comma x edge	0:24 1:-26 2:8 3:-45 4:34 6:16 8:-14
w+3 comma x from	0:-24 1:-14 2:17 3:28 4:-13
w+3 comma x if	3:10
w+3 comma x in	0:-33 4:19 5:-10 6:39 8:-15
w+3 comma x is	0:-38 3:26 5:33 8:-17
w+3 comma x many	0:8 1:9 2:19 4:-17 5:12 6:-19 8:-25
w+3 comma x me	0:6 1:-8 3:11
w+3 comma x of	1:-18 2:-6 3:32 8:-7
w+3 comma x shoot	0:20 2:-16 4:14 8:-10
w+3 comma x stop	0:53 2:-10 3:-30 6:-12
w+3 comma x take	1:-14 2:-12 3:26 4:-8
w+3 comma x the	0:17 1:-7 2:12 6:-10 8:-9
w+3 comma x to	0:-50 3:20 4:-57 5:-9 6:59 8:24
w+3 comma x with	0:54 2:30 3:-70 4:-21
w+3 comma x you	0:13 3:-17 4:14 8:-6
w+3 comma you take	0:27 1:7 3:-11 8:-15
w+3 comma you x	0:-36 1:-17 4:7 6:29 8:19
w+3 eat A edge	0:-14 1:-40 2:-11 3:55
w+3 eat F edge	1:40 2:-39
w+3 eat F x	1:47 2:-34 3:-8
w+3 eat N edge	1:46 2:-43
w+3 eat O edge	1:17 2:-14
w+3 eat edge edge	0:-10 1:-13 2:12 3:30 5:-15
w+3 eat my F	1:-48 2:51
w+3 eat the F	0:-8 1:-84 2:87 3:-9
w+3 edge edge edge	1:19 4:-6 6:-10 7:-6
w+3 fall edge edge	0:-20 2:-8 3:-17 5:22 7:31 8:-17
w+3 fall x and	0:-21 1:-15 2:28 3:15 4:-13
w+3 fight A edge	0:15 2:-9
w+3 fight A save	0:-21 1:-15 2:32
w+3 fight at x	0:6
w+3 from A comma	0:38 3:-12 4:-10 8:-7
w+3 from A edge	0:-44 1:-6 2:-27 3:-24 4:82
w+3 from A obj	0:-17 1:20 2:-12 8:8
w+3 from F obj	0:-15 2:35 8:-20
w+3 from F steal	0:41 1:-14 2:-29
w+3 from O edge	0:26 1:-12 2:-9
w+3 from avoid edge	0:-16 2:23
w+3 from make edge	0:-8 3:11
w+3 from many edge	0:24 2:-7 4:-10
w+3 from the A	1:-17 3:27
w+3 from the x	0:8 3:25 4:-24 8:-10
w+3 from x A	0:24 1:34 3:-16 4:-47
w+3 from x and	3:21 4:-6 8:-14
w+3 from x avoid	0:-7 1:-7 2:14
w+3 from x comma	0:30 1:-16 2:-11 3:-6 4:-22 8:23
w+3 from x edge	0:-83 1:-9 2:-7 3:6 4:71 6:-15
w+3 from x hit	0:27 1:-7 2:16 3:-16 6:-18
w+3 from x move	0:6 1:-13 2:31 3:-10 8:-12
w+3 game if a	0:23 1:-7 8:-10
w+3 game with A	0:-40 1:43 3:-9
w+3 game with a	0:43 1:-33 3:-6
w+3 guard edge edge	0:-9 1:26 3:-8 4:-6 6:-10
w+3 guard the x	1:-52 2:61 4:-14
w+3 in N comma	1:13 2:11 3:-23 5:-18 6:-7 8:15
w+3 in N edge	0:12 1:-16 6:9
w+3 in N x	0:-33 1:41 2:-17 3:-8 6:14
w+3 in O and	0:16 1:-6 3:-6 5:-6 6:-6 8:10
w+3 in O comma	0:20 3:-8 6:-11
w+3 in O from	0:53 1:-11 3:-26 5:-8
w+3 in V comma	0:47 3:-49
w+3 in V edge	0:-20 3:24
w+3 in a A	0:11 3:-7
w+3 in a O	0:29 1:-9 8:-16
w+3 in a x	0:22 1:25 3:-44
w+3 in avoid A	0:-12 4:12
w+3 in many x	0:8 1:-7 2:-17 3:27 5:-13
w+3 in me comma	1:34 4:-19 7:-8
w+3 in the A	0:16 3:-9
w+3 in the N	0:47 2:-6 3:-12 4:-30
w+3 in the O	0:-7 1:50 3:-31 5:-8 8:-14
w+3 in the x	0:-43 1:-12 2:9 3:46 4:-20 5:23
w+3 in x O	0:-28 1:42 2:-12 3:-13 4:-10 8:16
w+3 in x and	0:37 3:-7 8:-18
w+3 in x but	2:-11 4:24 5:-6 8:-12
w+3 in x comma	0:28 2:-19 3:-38 5:-10 6:-14 9:39
w+3 in x edge	0:41 1:-59 2:-29 3:13 4:-10 5:35 8:-8
w+3 in x in	0:-13 3:25 6:-17
w+3 in x of	0:-28 2:38 3:-14
w+3 is A edge	0:39 2:-29 3:-8
w+3 is a A	0:41 1:-26 2:-14
w+3 is comma x	0:9 1:8 4:-7 8:-9
w+3 is edge edge	3:-8 4:20
w+3 is the A	0:16 1:-10 2:10 4:-13
w+3 is x and	1:15 2:-12 4:-8
w+3 is x comma	0:-31 1:19 2:35 3:-18 4:-8
w+3 kind comma but	1:-7 3:17
w+3 kind edge edge	0:-50 1:18 3:32
w+3 kind with A	1:7
w+3 make F and	1:7
w+3 many x comma	0:-14 1:-11 2:20 3:40 4:-17 6:-29
w+3 many x edge	0:-12 2:-11 3:-6 4:-12 5:-19 6:46
w+3 match comma many	0:-17 3:17
w+3 me x and	0:18 1:-20 2:-16 3:-18 6:31
w+3 me x comma	0:11 2:16 3:-22
w+3 me x edge	0:-16 2:12 4:10
w+3 move a O	0:46 1:-12 2:-6 3:-16 4:-7 8:-9
w+3 move at x	0:-7 1:-68 2:74
w+3 move avoid O	1:14 2:-10
w+3 move comma many	0:28 6:-6 8:-9
w+3 move edge edge	0:-23 1:13 2:35 3:-8 5:6 6:-9 8:-12 9:-6
w+3 move from x	0:-18 1:41 2:-14 4:-8
w+3 move in the	0:-21 1:47 3:-30
w+3 move in x	0:19 1:35 2:-17 3:-39
w+3 move the O	0:-14 1:-37 2:-25 3:57
w+3 move the x	1:-63 2:72 4:-11 8:-10
w+3 move x comma	0:-15 1:-18 2:15 3:25 4:-6
w+3 move x edge	1:12
w+3 move x the	0:-6 1:31 2:-20 8:-7
w+3 must guard the	1:22 2:-17
w+3 must steal me	0:17 2:-13
w+3 must the F	0:-20 1:-27 2:51 3:-16
w+3 must x O	0:-17 1:23 2:-6
w+3 must x at	0:-34 1:40
w+3 not x comma	0:74 1:-8 2:-38 3:-20 4:-29 5:-17 6:25
w+3 not x edge	2:-26 3:-8 4:16 5:25 6:-8 8:-10
w+3 not x stop	0:-21 1:-31 3:-13 4:51
w+3 obj avoid kind	2:9
w+3 obj avoid x	0:-22 2:24 3:-11 5:11 6:-6
w+3 obj eat A	0:-15 1:-6 3:21
w+3 obj hit x	0:17 2:9 3:-6 6:-6 8:-7
w+3 obj match x	0:-11 2:-10 3:20
w+3 obj take A	0:-8 3:10
w+3 obj take but	0:28 1:-10 2:-26 3:9
w+3 obj take comma	0:31 3:-30
w+3 obj take edge	0:-32 1:-19 2:49 3:-10
w+3 obj take game	2:-7 3:18 8:-6
w+3 obj take kind	2:-18 3:25
w+3 obj take stop	0:7
w+3 obj take x	0:-20 3:11 4:22 5:-7 8:-12
w+3 obj throw x	6:9
w+3 obj x comma	0:11 1:-19 2:18 4:17 5:-11 6:-7 8:-9
w+3 obj x edge	0:-10 2:14 3:7 6:-13
w+3 obj x to	0:-18 3:24
w+3 of A edge	2:-11 4:15
w+3 of A x	0:11 1:-19 2:27 4:-23
w+3 of F comma	0:-7 1:9 2:-8 3:10
w+3 of F edge	0:47 2:27 3:-62 4:-7
w+3 of F in	0:-18 3:21
w+3 of O comma	0:25 8:-11
w+3 of O edge	2:-22 3:31 4:-7
w+3 of O x	0:-35 3:22 4:27 6:-11 8:-7
w+3 of comma many	0:20 3:-33 5:16
w+3 of edge edge	0:47 1:-11 2:-40 3:-21 4:-11 5:15 8:15
w+3 of game comma	0:-6 1:16 2:-8 4:-7
w+3 of kind comma	0:-9 3:12
w+3 of kind edge	0:-38 1:6 2:6 3:19
w+3 of kind game	2:6
w+3 of match edge	0:-21 1:-12 3:34
w+3 of race edge	0:-10 1:16
w+3 of stop edge	0:17 3:-11
w+3 of the x	0:-30 2:-18 3:7 4:38
w+3 of with edge	0:-19 1:-19 2:35
w+3 of word:enemy avoid	0:-10 1:-17 2:38 3:-15
w+3 of x and	1:-25 2:-12 3:35
w+3 of x comma	0:-34 1:19 2:44 4:-21 6:-7
w+3 of x edge	0:30 1:-15 2:-14 3:29 4:-11 5:-36 8:18
w+3 of x stop	0:65 1:-32 2:-17 3:-24
w+3 over O and	0:-14 1:17
w+3 over O edge	0:21 2:-9
w+3 over the O	0:-16 1:20
w+3 over the x	0:31 1:-39 3:16
w+3 play comma x	0:-14 1:21 3:-6
w+3 play x comma	0:45 1:-8 2:-13 4:-16 8:-7
w+3 push F edge	0:-12 1:18 3:-7
w+3 push O at	0:-17 1:24 2:-8
w+3 push x V	1:21 8:-18
w+3 reach and avoid	0:-6 2:-7 3:15
w+3 reach edge edge	2:13 5:-8
w+3 reach the x	0:-11 1:29 2:-13 5:-10
w+3 reach x stop	3:-17 4:20
w+3 rel fall of	0:25 2:-27
w+3 rel move edge	0:-12 1:-34 2:-7 3:63 5:-6 6:-6 8:-17
w+3 rel move x	1:26 3:-15 8:-8
w+3 rel not must	0:-6 1:40 3:-32
w+3 rel save A	0:11 1:-9
w+3 rel save the	1:9
w+3 rel take A	1:12 4:-7
w+3 rel take O	0:15 1:-6 2:-8
w+3 rel take x	1:-6 4:15 8:-7
w+3 rel throw F	0:-12 1:13
w+3 rel x comma	3:-15 4:20 8:-8
w+3 rel x the	0:-25 1:18 3:24 4:-8 7:-6
w+3 rel x to	0:20 1:-28 2:-37 3:-29 7:-9 8:59
w+3 save edge edge	0:-13 4:17
w+3 shoot H at	0:-11 1:30 2:-20
w+3 shoot at A	0:-12 1:38 2:-27
w+3 shoot edge edge	0:-12 1:-28 2:30 6:15
w+3 sneak A edge	4:12 8:-11
w+3 sneak and steal	2:20 8:-7 9:-6
w+3 sneak by the	2:-12 3:17
w+3 sneak edge edge	1:-16 2:21
w+3 steal A sneak	1:9 2:-7
w+3 steal F from	1:48 2:-43
w+3 steal is edge	1:-15 2:15
w+3 steal me x	1:-40 2:46
w+3 steal my F	1:-46 2:48
w+3 steal the F	0:-9 2:15 3:-6
w+3 stop V must	0:-8 1:11
w+3 stop comma edge	0:34 1:45 2:-41 3:-27 4:-7 6:-6 7:-7
w+3 stop edge edge	0:-8 1:9 4:-34 5:-23 6:-6 7:54 8:-9
w+3 stop many move	0:25 4:-11 8:-8
w+3 stop many x	1:6 2:10 3:-29 4:19
w+3 stop x comma	0:-34 2:-25 3:63 4:-36 5:26 8:-6
w+3 stop x in	1:18 4:-20
w+3 stop x me	0:48 1:-16 3:-15 7:-11
w+3 stop x not	0:10 3:-17 4:-13 8:17
w+3 subj A and	0:-19 1:49 2:-30
w+3 subj A from	0:-10 1:16
w+3 subj A obj	0:-6 1:28 2:-21
w+3 subj A to	0:39 1:-13 2:-18
w+3 subj F obj	0:-10 1:37 2:-28
w+3 subj H obj	0:-15 1:18
w+3 subj N obj	1:-22 2:24
w+3 subj O obj	0:-14 1:19
w+3 subj O with	1:21 2:-19
w+3 subj edge edge	1:25 2:-20
w+3 subj fall x	1:-15 3:27
w+3 subj guard x	1:-33 2:33
w+3 subj many x	0:28 2:-7 3:9 5:-31
w+3 subj x F	0:-20 1:-54 2:73 3:-9
w+3 subj x and	0:22 1:-18
w+3 subj x edge	1:-6 4:19 5:-7
w+3 subj x of	0:-18 1:-20 3:36
w+3 take A but	1:8
w+3 take A comma	0:-41 1:-73 2:76 3:35
w+3 take A edge	0:-62 1:-25 2:-16 3:74
w+3 take F and	0:-6 1:10
w+3 take F comma	0:-10 1:11
w+3 take F edge	0:-6 1:14 2:-7
w+3 take F in	0:-8 1:9
w+3 take O comma	0:60 1:-59
w+3 take O edge	0:-33 1:45 3:-27 8:21
w+3 take O in	0:45 1:-7 2:-22 3:-10 8:-10
w+3 take O stop	0:-6 1:14 8:-7
w+3 take a O	0:-9 1:9
w+3 take and A	3:8
w+3 take and H	0:40 3:-16 8:-6
w+3 take and from	0:41 1:-32 2:-8
w+3 take comma but	3:16 4:-15
w+3 take comma x	0:-14 1:-15 2:-6 3:30
w+3 take edge edge	0:22 3:-9
w+3 take fall F	0:-6 1:6
w+3 take many F	0:-12 1:12
w+3 take the O	0:9 1:-7
w+3 take x comma	0:-44 1:69 3:-36
w+3 take x edge	1:15 3:-7
w+3 take x is	0:62 1:-28 3:-37
w+3 the A chase	0:-6 2:9
w+3 the A from	1:7
w+3 the F edge	0:-13 1:16 2:20 3:-18
w+3 the O but	0:-22 2:-14 3:35
w+3 the chase edge	0:-9 2:9
w+3 the guard edge	1:21 4:-13
w+3 the x and	0:-6 1:10
w+3 the x comma	0:11 1:-19 2:-12 3:-18 4:27 6:9
w+3 the x edge	0:-41 2:25 7:22
w+3 the x of	0:55 3:-46 4:-6
w+3 the x stop	0:-51 1:-12 2:27 3:37 4:-8 6:-7
w+3 throw A edge	0:-19 1:-18 3:-19 6:55
w+3 throw F at	0:18 1:-30 2:63 3:-8 6:-36 8:-9
w+3 throw F edge	0:-28 1:24 2:7
w+3 throw O at	0:-32 1:80 2:-29 3:-15 4:-12 8:-13
w+3 throw edge edge	0:33 1:-27 2:12 3:-10 4:-19 6:8
w+3 to A but	0:38 1:-9 3:-23
w+3 to F obj	0:21 1:-15 2:22 4:-16 8:-12
w+3 to N comma	0:-33 2:-8 3:45
w+3 to avoid edge	0:-6 2:9
w+3 to chase x	0:-9 2:12
w+3 to reach the	1:-12 2:18 3:-6 5:-25 8:22
w+3 to sneak x	0:-10 2:18
w+3 to the N	0:-7 3:13
w+3 to the x	0:45 1:-6 3:-10 8:-20
w+3 to x comma	1:23 2:-15 3:-20 4:-27 5:34 6:-20 8:6
w+3 to x edge	1:-10 2:-9 3:14 4:19 8:-14
w+3 touch comma x	3:7
w+3 vs A edge	1:6
w+3 vs A of	0:-10 1:17 2:-6
w+3 vs H edge	0:-21 1:13 2:-20 3:-7 9:33
w+3 vs O comma	0:22 1:-17
w+3 vs O edge	0:-14 1:41 3:-9 5:-17
w+3 vs many A	0:48 1:-45
w+3 vs many H	0:-25 1:-37 2:-8 3:-14 6:46 9:31
w+3 vs the A	0:-15 1:13 3:-30 4:32
w+3 vs the O	0:11 1:-7
w+3 vs x comma	0:-6 1:14 2:-14 3:13
w+3 with A edge	0:13 1:-9 2:14 3:-10
w+3 with A x	0:-41 2:25 3:35
w+3 with O and	0:28 1:-14 5:-6 8:-6
w+3 with O but	0:-61 3:30 4:25
w+3 with O comma	0:-12 2:27
w+3 with O edge	0:32 2:-27
w+3 with a A	0:26 1:-15 2:-17 3:8 4:-14 6:12 8:-8
w+3 with a O	1:38 2:-9 4:-23 5:30 6:-40 8:-6
w+3 with a x	0:-18 2:-20 3:-18 4:49
w+3 with many O	0:-14 1:30 3:-14
w+3 with the O	0:35 1:-10 2:-14 3:-8
w+3 with the x	0:-16 4:27 8:-11
w+3 with x A	0:10 1:-7 3:-19 4:22 6:-8
w+3 with x at	0:-6 2:19 4:-8
w+3 with x edge	0:21 2:-12 4:-9
w+3 x A comma	0:-8 1:37 2:-17 3:-11 4:-25 8:24
w+3 x A edge	0:38 2:-8 4:-9 6:-10 7:-6
w+3 x A from	0:-10 1:-46 2:-8 3:-32 4:63
w+3 x A the	0:-16 1:26 4:-6
w+3 x A x	0:37 1:-18 2:24 3:-15 8:-28
w+3 x F x	0:36 2:-15 3:-7 8:-6
w+3 x N edge	0:-7 2:10
w+3 x O comma	0:-34 2:-25 3:58 9:-12
w+3 x O fall	0:24 2:-12 5:-7
w+3 x O x	0:35 1:-49 2:-16 3:-18 8:16 9:26
w+3 x and A	0:-11 2:16
w+3 x and O	0:25 2:-24
w+3 x and over	0:-9 1:29 2:-16
w+3 x and the	0:-26 1:-13 2:37
w+3 x and x	2:-7 3:21
w+3 x at the	0:-12 1:41 2:-26 3:-26 7:23
w+3 x at x	0:13 3:-67 5:66 6:-22 8:-20
w+3 x but x	0:18 1:-24 2:26 4:-9 5:-7 9:-7
w+3 x comma A	0:-37 1:49 2:-34 3:-39 4:52 6:-12 8:6 9:-6
w+3 x comma F	0:-29 1:-65 2:6 3:8 8:64
w+3 x comma N	0:8 1:-23 2:24 8:-7
w+3 x comma O	0:25 1:-18 2:37 5:-14 8:-37
w+3 x comma a	0:-14 1:-25 2:19 3:38 4:-6 5:-6 7:-9 8:-11
w+3 x comma many	0:-18 1:-19 2:-10 3:-16 4:-19 5:35 6:57 7:-13 9:-16
w+3 x comma not	0:28 2:27 3:-42 5:-9 6:-6
w+3 x comma play	0:-30 3:41 5:-9
w+3 x comma rel	0:20 1:-19 5:-12 8:16
w+3 x comma take	0:8 3:31 4:-14 8:-41
w+3 x comma with	0:-41 2:-7 4:-19 5:9 8:49
w+3 x comma x	0:-10 1:36 2:21 3:-10 4:-51 5:-20 6:-34 7:21 8:6
w+3 x comma you	0:-25 2:9 3:18
w+3 x cross x	0:34 1:-18 2:-9 4:-6
w+3 x eat my	1:-69 2:71
w+3 x edge edge	0:-17 1:24 2:-43 3:22 4:-13 5:-20 6:9 7:-9 8:6 9:21
w+3 x fight comma	0:10 1:-8 2:-14 4:17 8:-6
w+3 x from many	0:-20 1:-61 2:69 3:17 8:-16
w+3 x from x	0:-39 1:61 2:-17 8:-15
w+3 x if x	0:-11 2:-12 3:38 4:-9 8:-15
w+3 x in N	2:-16 3:-35 5:48 9:-13
w+3 x in the	0:-25 1:-34 2:-11 3:37 4:-8 5:-10 8:31
w+3 x in x	0:-6 1:-6 2:-30 3:13 5:26
w+3 x is a	0:-9 1:19 2:-9
w+3 x is comma	0:6 1:15 2:-7
w+3 x many x	0:69 1:-21 2:-45 3:17 4:-13 6:-9
w+3 x me edge	0:-17 1:-8 2:30
w+3 x move x	0:47 1:-25 2:-12 9:-6
w+3 x not x	0:-57 2:-24 3:-8 4:62
w+3 x reach x	2:-6 8:14
w+3 x steal my	0:-7 1:-49 2:52
w+3 x stop edge	0:49 2:-20 3:-12 4:-14
w+3 x stop if	0:7
w+3 x stop many	0:53 1:-11 2:-24 4:-14
w+3 x stop the	0:30 1:-19 2:18 3:-27 4:-7 8:-7
w+3 x stop x	0:-55 2:30 3:-36 4:55 8:-6
w+3 x take A	0:-40 1:48 2:-9
w+3 x take many	0:47 1:-34
w+3 x the A	0:26 3:-16
w+3 x the x	0:-23 1:19 3:26 8:-7
w+3 x to in	0:-6 1:18 4:-10
w+3 x to x	2:26 5:-12
w+3 x with O	0:24 8:-14
w+3 x with x	0:14 1:-21 3:21 8:-8
w+3 x you must	0:11 2:18 3:-24
w+3 x you x	0:31 1:-18
w-+ A comma	1:-7 2:29 3:-9 4:-21
w-+ A edge	0:-8 3:-20 4:-18 9:41
w-+ A take	3:16 4:-15
w-+ A to	0:-8 1:-11 2:-15 3:-30 4:13 6:37
w-+ A x	0:-42 2:-27 3:62 4:25 6:-6 8:-7 9:-16
w-+ H and	0:-21 1:-28 2:30 4:-6 5:25
w-+ O comma	0:-9 1:22 2:-17 3:-7 4:-6 6:19
w-+ O edge	0:22 1:-11 2:15 3:-15 4:-6
w-+ O in	0:-7 2:16 3:-9 5:-8 6:-17 9:20
w-+ V x	0:-15 2:21
w-+ a A	0:47 1:-45
w-+ a F	0:-6 1:17
w-+ a and	0:-42 1:39 2:-27 3:-13 4:6 5:-8 6:24 7:-14
w-+ a as	1:6
w-+ a at	0:-10 1:-11 7:20
w-+ a avoid	0:8 1:24 3:-20 4:-11
w-+ a chase	1:-22 2:24
w-+ a comma	0:-31 2:10 3:48 4:-24 5:-24 6:-12 7:-20 8:32
w-+ a edge	0:22 1:25 4:9 5:-8 7:-15 8:-25
w-+ a fight	1:7
w-+ a for	0:13 1:-16 2:-18 7:25
w-+ a from	0:-16 1:-7 3:10 4:19
w-+ a game	0:71 1:-57 8:-10
w-+ a in	0:22 1:13 3:-6 4:-17 7:-8
w-+ a is	0:-37 1:-17 3:48 5:-6
w-+ a make	4:18 8:-13
w-+ a move	0:-18 1:-8 2:38 3:-28 8:23
w-+ a must	0:-6 1:6
w-+ a of	0:15 1:19 2:-9 3:-18 4:-25 6:30 8:-22
w-+ a over	0:-13 1:14
w-+ a push	3:-14 8:16
w-+ a rel	0:-28 1:36 2:-72 3:28 4:-12 6:-9 7:-15 8:37 9:-10
w-+ a shoot	0:-6 1:-9 2:22 8:-7
w-+ a steal	1:18 2:-10
w-+ a stop	0:-32 1:-24 3:-17 4:23 5:-13 7:40
w-+ a take	0:53 1:-20 2:-19 3:-11 8:-8
w-+ a the	0:-33 2:-29 3:42 4:-12 6:-7 7:21
w-+ a throw	0:-7 1:41 6:-16 8:-11
w-+ a with	0:-20 1:20 3:-24 4:26
w-+ a word:hero	1:9
w-+ a x	0:8 1:35 2:-21 3:-70 4:11 5:-6 6:-9 7:56 8:-37
w-+ a you	0:-8 1:-14 2:31 4:-11
w-+ and as	0:-15 2:26 3:13 5:-8 9:-15
w-+ and at	0:11 2:-7 3:-16 9:16
w-+ and attack	0:-10 5:14
w-+ and avoid	1:13
w-+ and comma	0:-20 1:-19 2:12 3:9 4:-31 5:21 6:16 8:-19 9:20
w-+ and eat	0:-10 3:25 5:-14
w-+ and edge	0:-26 1:15 2:-7 3:40 4:18 5:-16 6:-13 7:-8 8:-8 9:-31
w-+ and from	0:17
w-+ and in	0:42 1:-9 3:-12 4:-6 6:-6
w-+ and me	0:24 2:12 3:-8 4:-25
w-+ and obj	0:26 2:-43 3:-16 5:43
w-+ and reach	4:11 5:-7
w-+ and stop	0:38 2:-22 4:-13 5:-20 6:-6 8:27
w-+ and take	0:-12 2:-7 3:27
w-+ and vs	1:-20 2:-18 9:35
w-+ and x	0:-57 1:50 2:64 3:-70 4:19 5:-15 6:-17 8:-15 9:11
w-+ as and	1:11 3:17 6:-8 8:-18
w-+ as comma	1:41 3:-30 4:-8 8:-6
w-+ as edge	0:24 1:-26 2:-11 3:18
w-+ as x	0:19 1:-14
w-+ at and	0:10 3:-7 4:-10 8:12
w-+ at avoid	4:15 8:-9
w-+ at but	0:-11 2:-24 4:38
w-+ at comma	0:19 1:40 2:-31 3:9 4:-9 5:-13 6:-6 8:-26
w-+ at edge	0:-14 1:12 2:17 3:-19 4:14
w-+ at in	0:10 4:-10
w-+ at not	0:26 4:-18
w-+ at rel	0:-13 1:-14 2:37 4:-11
w-+ at the	0:21 1:-9 2:-8
w-+ at throw	0:-36 1:-18 2:33 4:19
w-+ at x	2:6 4:-7
w-+ attack comma	0:-23 3:21 4:7
w-+ avoid and	0:-22 1:-18 2:28 5:14
w-+ avoid comma	0:12 2:17 3:14 5:-42
w-+ avoid edge	0:14 1:12 2:15 3:-25 4:-21 5:18 6:-27 8:-9
w-+ avoid in	0:-12 4:24 8:-12
w-+ avoid of	0:19 2:-29 4:-13 5:30
w-+ avoid to	0:15 4:-11
w-+ bring at	0:-12 1:-17 3:28
w-+ bring comma	0:40 3:-26
w-+ bring edge	0:-36 1:60 2:-19 3:-22
w-+ bring reach	0:-9 2:-7 3:19
w-+ bring to	0:-8 3:16
w-+ but edge	0:-7 1:12 2:-9
w-+ but stop	0:38 1:-6 3:-10 4:-14
w-+ but to	1:-8 2:14
w-+ but with	0:-7 2:23 4:-8
w-+ but x	0:-20 1:-12 2:48 3:-37 4:-11 6:-6 7:19
w-+ chase edge	0:-22 1:-6 2:-26 3:46
w-+ comma A	1:8 2:9
w-+ comma and	0:-21 1:-65 2:36 3:75 4:-13 5:-15 6:-20 8:-9
w-+ comma at	0:-27 1:-29 2:-21 3:43 4:-8 6:-8 7:31
w-+ comma attack	0:15 1:-15 2:11 4:-9
w-+ comma avoid	0:-6 2:-16 9:24
w-+ comma bring	0:7 1:15 3:-18
w-+ comma chase	0:-13 2:30 3:-15
w-+ comma comma	0:-51 1:-61 2:-16 3:99 5:-15 6:-11 8:13
w-+ comma edge	0:30 1:-42 2:-51 3:64 5:-30 7:-6 8:-12
w-+ comma from	0:-21 2:28
w-+ comma guard	0:-7 1:10 2:14 4:-18
w-+ comma in	0:-40 1:41 2:-6 5:24 6:-9 8:-9
w-+ comma is	0:47 2:-19 3:-21 6:-6
w-+ comma make	1:7
w-+ comma many	0:48 1:-14 3:-32
w-+ comma me	0:-32 2:45 3:-40 6:30
w-+ comma move	0:20 1:64 2:-28 3:-19 4:-23 5:-11 6:-10 8:-22 9:-11
w-+ comma not	2:-10 3:-13 4:34 5:-15
w-+ comma obj	0:23 1:-26 2:19 3:-23 4:-11 5:-6 6:14
w-+ comma of	0:31 1:-38 2:-11 3:-8 4:-10 6:17 8:21
w-+ comma over	1:-14 2:-6 5:17
w-+ comma rel	1:-21 3:-9 4:28
w-+ comma stop	0:16 1:47 2:-23 3:-31 4:-7 7:-12
w-+ comma subj	1:34 2:-36 4:-6 5:18
w-+ comma take	1:15 2:10 3:-16
w-+ comma the	0:26 1:-8 3:-15
w-+ comma throw	0:44 1:-22 3:14 6:-30
w-+ comma to	0:-21 1:-14 2:-11 3:29 4:-20 5:35 6:-10 8:-7
w-+ comma vs	0:-13 1:49 2:-10 3:-26
w-+ comma with	0:12 2:9 3:-14
w-+ comma x	1:17 2:40 3:-58 4:-51 5:28 6:-17 7:-14 8:18 9:7
w-+ eat and	3:11 5:-6
w-+ eat comma	0:-8 1:6 2:-25 3:28
w-+ eat edge	0:-15 1:22 2:-10 3:13 4:-8
w-+ edge A	0:-44 1:69 2:-19 3:-10 4:-9 6:-13
w-+ edge F	1:29 2:-14 3:-11
w-+ edge N	0:22 3:-10
w-+ edge O	0:-9 1:-8 2:43 3:-24 8:-12
w-+ edge a	0:13 1:-48 8:40
w-+ edge and	0:-8 1:26 2:-10 3:-7
w-+ edge as	0:38 1:-33
w-+ edge at	0:-17 1:65 2:-7 3:-49 4:-6 6:-7
w-+ edge attack	0:-15 1:-34 2:14 3:25 4:13 8:-6
w-+ edge avoid	0:-14 2:12
w-+ edge bring	0:-51 1:-7 2:-14 3:57 6:-8
w-+ edge but	0:14 1:16 2:-8 3:-13 4:-8
w-+ edge chase	1:-31 2:34
w-+ edge comma	0:18 1:17 2:-6 3:-26 4:-6
w-+ edge cross	0:-25 1:32
w-+ edge eat	0:-30 1:-35 2:20 3:42 4:-9
w-+ edge edge	0:-34 1:72 2:-36 3:-12 4:-16
w-+ edge fall	0:-16 1:9 3:22 4:-16
w-+ edge fight	0:-12 1:37 2:-14 4:-11
w-+ edge from	0:24 1:-78 3:-33 4:76 8:-15
w-+ edge game	0:7 1:10 2:-12 3:-7
w-+ edge guard	0:17 1:19 2:-25 4:-9
w-+ edge in	0:-16 1:49 2:-8 3:-37 4:-6
w-+ edge kind	1:-9 2:-20 3:27 5:11
w-+ edge make	0:-17 1:21
w-+ edge match	0:-32 3:39
w-+ edge move	0:-16 1:-32 2:47 4:-6 8:-7
w-+ edge must	0:12 1:-9
w-+ edge obj	0:-20 3:21 4:16 6:-10 8:-12
w-+ edge of	0:32 1:-13 2:6 4:-37 6:-16 8:7
w-+ edge over	0:25 1:-29 3:14
w-+ edge play	1:35 2:-17 3:-20 4:-6
w-+ edge race	1:17 3:-15
w-+ edge rel	0:44 2:-32 3:-12 8:-6
w-+ edge save	1:17
w-+ edge shoot	0:-13 1:-17 2:27
w-+ edge steal	0:-12
w-+ edge subj	0:10 1:-10 3:18 6:-6
w-+ edge take	0:-17 1:-21 2:29 3:20 4:-6 8:-8
w-+ edge the	0:58 1:-19 2:16 3:-47 4:-7
w-+ edge throw	0:-6 1:-39 2:30 3:-47 4:-19 6:65 8:-18
w-+ edge to	0:-20 1:42 3:-17 4:-8 6:-11 8:-9
w-+ edge vs	0:55 1:13 2:-54 3:-8
w-+ edge with	0:39 1:-50 2:19 3:-17 4:-19 8:31
w-+ edge x	0:-11 2:-22 3:13 4:23 5:-10 6:-15 8:27
w-+ fall comma	0:-18 1:-25 3:41
w-+ fall with	3:21 6:-6
w-+ fight comma	2:9
w-+ fight edge	0:12 2:9 4:-11
w-+ fight save	0:-13 4:18
w-+ for x	0:19 1:-10 3:-7
w-+ from and	1:-10 2:-48 3:48 4:-6 5:-8 8:-25 9:33
w-+ from but	0:-17 3:-8 4:-18 5:-15 8:45
w-+ from comma	0:47 1:19 2:-46 3:-25 4:-21 5:-21 6:-9 8:38
w-+ from edge	1:-48 2:26 3:-14 4:15 5:48 6:-21 7:-8 8:-34 9:-8
w-+ from guard	3:-8 4:15 6:-8
w-+ from in	3:14 4:12 8:-18
w-+ from obj	0:-7 3:8 4:13 5:-10 8:-6
w-+ from of	0:-69 2:-9 3:-10 4:62 5:-18 6:-11 8:27
w-+ from steal	3:14 6:-6
w-+ from stop	0:28 3:-18
w-+ from to	0:-9 1:30 2:-18 3:-21 4:-10 5:-17 8:36
w-+ from vs	0:-21 1:-29 6:46
w-+ from with	0:10 2:12 3:-6
w-+ from x	0:11 1:-24 2:41 3:-6 4:-19 5:13 8:-28
w-+ guard edge	0:53 4:-50
w-+ guard from	3:-13 4:25 8:-7
w-+ hit edge	0:13 1:-7 2:-27 3:26
w-+ hit with	2:-9 3:11
w-+ if guard	1:14 4:-11
w-+ if x	0:16 4:-10
w-+ in and	0:-10 4:-9 5:-14 8:27
w-+ in avoid	0:28 1:-13 4:-7
w-+ in but	0:-28 1:-16 3:17 4:-10 5:-10 8:38
w-+ in comma	1:33 3:-11 4:-24 5:-26 6:-13 8:18
w-+ in edge	0:40 1:-19 2:10 3:-33 4:-46 5:18 6:-8 7:-8 8:10
w-+ in from	0:27 1:15 2:-12 3:-7 4:-27
w-+ in in	1:23 4:-6 8:-18
w-+ in not	0:-37 1:22 4:-28 5:34 8:-7
w-+ in of	2:-17 4:30 8:-13
w-+ in sneak	0:-7 2:11 5:-7 8:12 9:-6
w-+ in stop	0:-7 1:-7 8:20
w-+ in to	0:-23 4:-16 6:33
w-+ in vs	0:18 1:-13
w-+ in with	0:6 4:-24 5:26 8:-9
w-+ in x	0:18 1:-16 2:-17 3:-17 4:55 5:-19 6:-9 8:-34
w-+ is and	2:-11 3:11
w-+ is but	0:-16 2:-10 5:30
w-+ is comma	0:19 1:11 3:-10 5:-6
w-+ is edge	0:25 1:-37 2:26 3:9 4:-10 5:-26
w-+ is stop	0:-36 5:42
w-+ is x	2:13 5:-6
w-+ kind comma	0:36 1:-30
w-+ kind edge	0:6 1:45 3:-54
w-+ kind of	0:-19 1:-19 2:35
w-+ kind x	0:12 1:-7
w-+ love comma	0:-38 1:27 2:-9 3:18 6:-6
w-+ love stop	0:-11 1:27 3:-17
w-+ make and	3:7
w-+ make comma	0:25 3:-23
w-+ make edge	0:-10 3:30 4:-21
w-+ many and	0:-9 1:46 2:-12 4:-11 8:-7 9:-16
w-+ many at	0:28 1:-22 3:-18 4:19
w-+ many attack	2:9 3:-7
w-+ many but	3:6
w-+ many comma	0:29 1:-65 2:15 3:-23 6:27 8:9
w-+ many edge	0:98 1:-70 2:-20 4:25 5:-36 6:6 7:-14 8:-8
w-+ many fall	0:-12 2:14
w-+ many fight	0:18 1:-11 2:-8
w-+ many from	0:21 8:-15
w-+ many in	0:-56 1:63 2:-18 3:32 4:-11 5:-14 6:-18
w-+ many is	0:-19 2:-16 3:15 4:17
w-+ many must	0:-20 1:22 2:13 3:-8 9:-7
w-+ many not	0:13 3:-8
w-+ many of	0:7
w-+ many stop	0:-20 1:-17 2:14 3:41 4:-14 5:-7
w-+ many take	0:11 1:-24 2:-7 3:20
w-+ many the	0:-28 2:-6 3:31
w-+ many to	0:-16 3:25
w-+ many with	0:-13 3:17
w-+ many x	0:18 1:19 2:-9 4:-32 5:-22 6:22 8:-9
w-+ me and	0:-32 3:35
w-+ me comma	0:12 4:-6
w-+ me x	0:28 2:-15
w-+ move and	0:-6 1:-14 3:-11 5:33
w-+ move edge	0:-23 1:28 3:6 6:-18
w-+ move in	0:19 3:-11
w-+ move obj	0:-8 2:10 3:-7 4:19 5:-7 8:-12
w-+ move x	0:-20 1:-18 2:59 3:-14 5:-29
w-+ must edge	0:28 3:-7 5:-14
w-+ must in	0:26 1:-11 3:-10
w-+ my O	4:13 6:-11
w-+ my and	0:7 1:-12 4:24 8:-17
w-+ my comma	0:-26 1:32 3:-23 4:28 8:-6
w-+ my edge	0:-19 1:-9 2:-6 3:22 4:15 6:-7
w-+ my is	0:24 1:-20
w-+ my move	0:-18 1:46 2:-22 3:-8
w-+ my must	0:-10 1:13
w-+ my x	0:-37 1:-6 2:39 3:-9 4:-11 7:-8 8:17
w-+ not edge	0:6
w-+ of and	0:9 1:18 2:-28 3:-36 4:43 8:-22 9:14
w-+ of as	0:-6 6:18 8:-8
w-+ of but	0:-17 3:35 8:-16
w-+ of comma	0:33 1:-13 2:6 4:-25 5:21 6:-30 8:-10 9:10
w-+ of edge	1:32 3:-42 4:-33 8:38
w-+ of in	0:-18 1:-38 3:22 5:-15 6:11 8:31
w-+ of obj	0:-11 2:-10 3:22
w-+ of rel	0:-9 1:24 3:-12
w-+ of subj	0:6 1:-8 2:-9 3:18 5:-10
w-+ of the	0:-8 1:-16 3:-13 4:29 6:10
w-+ of to	0:7 1:11 2:-9
w-+ of vs	0:41 1:-40
w-+ of with	0:6 1:-11 2:-16 3:12 4:-8 6:17 8:-9
w-+ of x	0:7 1:13 2:31 4:-10 5:-15 6:-10 8:-10 9:-14
w-+ over and	0:14 2:-9 3:-20 5:-13 8:30
w-+ over comma	0:-17 5:40 8:-28
w-+ over edge	0:-27 2:21 4:-14 5:31 8:-26
w-+ play and	2:9 3:-6
w-+ play avoid	1:10 3:-8
w-+ play comma	0:-13 1:30 2:7 3:-16 6:-10
w-+ play stop	0:-12 1:19
w-+ play the	0:-11 1:15
w-+ play with	0:13 3:-6
w-+ play x	0:16 1:-10
w-+ push at	3:19 4:-7
w-+ push of	3:8
w-+ push reach	3:11 5:-10
w-+ race edge	0:-9 2:11
w-+ reach x	3:-6 4:11
w-+ rel comma	0:19 1:-6 3:-6
w-+ rel in	0:42 1:-10 3:-22 4:-11
w-+ rel the	0:-6 2:9
w-+ save edge	0:-38 1:-15 2:-11 3:27 4:32 7:-17
w-+ save from	0:40 3:-20 4:-20
w-+ shoot at	1:-17 2:-31 3:-14 6:51
w-+ shoot comma	0:-11 6:14
w-+ shoot edge	0:13 2:31 6:-37
w-+ steal comma	0:49 3:-46
w-+ steal edge	0:14 1:-11 2:-34 3:28
w-+ steal from	0:-31 3:36
w-+ steal in	0:21 3:-16
w-+ steal sneak	2:-16 3:23
w-+ stop and	0:10 1:-15 2:15
w-+ stop comma	0:-14 1:-12 2:23 3:15 8:-10
w-+ stop is	0:-13 3:-6 5:17
w-+ stop must	1:7 2:-6
w-+ stop of	0:-14 2:-14 3:-10 8:33
w-+ stop subj	0:-11 1:-13 2:24 3:-24 5:21
w-+ stop the	0:14 1:-9
w-+ stop to	2:14 4:-7
w-+ stop vs	0:-19 1:26
w-+ stop x	1:40 2:-28 3:-7 4:-11
w-+ subj and	2:-12 3:17
w-+ subj edge	1:26 2:-22
w-+ subj from	0:-31 2:35 3:-17 6:-12 8:18
w-+ subj obj	2:-19 3:13 4:17 5:11 8:-14
w-+ subj to	1:-16 2:27 4:-20 8:8
w-+ subj with	0:18 5:-6 6:16 8:-22
w-+ subj x	0:13 2:-11 4:-6 5:-14 8:22
w-+ take A	0:-16 1:-19 3:16 4:8
w-+ take and	0:13 3:15 4:-16
w-+ take at	0:-11 3:25
w-+ take avoid	1:-24 3:26
w-+ take but	0:-7 3:18 4:-7
w-+ take comma	0:19 2:-8 3:-31 4:29
w-+ take edge	0:-54 1:28 2:-19 3:66 4:-20 5:-17
w-+ take from	0:-15 2:14 3:-15 4:18
w-+ take in	3:-11 4:26 5:-9
w-+ take move	0:34 3:-23 6:-6
w-+ take obj	0:-6 2:20 6:-11
w-+ take of	0:-14 1:24 2:-16 3:7
w-+ take rel	0:29 1:-7 2:-15 3:-7
w-+ take to	0:12 2:7 3:-14
w-+ take with	0:-16 1:-12 2:-8 3:24 4:-12 6:20
w-+ take x	1:50 3:-34 4:-17 8:-6
w-+ the a	0:-27 1:45 8:-18
w-+ the and	0:26 1:25 2:-29 3:-9 4:-29 5:14 6:14 8:-6
w-+ the at	0:21 1:-9 2:14 3:13 4:-25 5:-9 8:-13
w-+ the avoid	1:-35 2:22 3:37 4:-17 9:-12
w-+ the bring	1:32 2:-17 3:-20
w-+ the but	0:65 1:-7 2:-65 4:-13 8:15
w-+ the chase	1:29 3:-10 4:-17 6:-6
w-+ the comma	2:7 3:-29 6:-18 8:35
w-+ the eat	0:-9 1:44 2:-25 3:-29 4:14
w-+ the edge	0:-67 1:-23 2:36 3:-32 4:24 5:-9 6:-24 8:61
w-+ the for	0:-11 1:32 2:-6 3:-7 4:13 8:-18
w-+ the from	0:27 1:-40 3:12 4:9 5:-9 6:17 8:-23 9:-6
w-+ the guard	1:-38 2:42 4:-6
w-+ the in	0:-13 1:-71 2:40 3:25 4:-8 5:29 6:-11 8:-20 9:-7
w-+ the is	0:37 1:-35 2:24 3:-60 4:18 7:16 8:-10
w-+ the kind	1:-7 3:20
w-+ the match	0:28 1:-6 3:-16 5:-6
w-+ the me	0:7 1:-29 2:36 8:-7
w-+ the move	0:36 1:6 2:-18 3:24 4:-36 5:-6 8:-12
w-+ the must	0:22 1:-6 2:16 3:-36 4:7 5:-13 8:-11
w-+ the not	0:22 1:40 2:-49 4:-18 8:7
w-+ the of	0:30 1:-9 2:12 3:-23 4:-6 8:-13
w-+ the push	0:-30 1:14 2:-25 3:19 4:16
w-+ the reach	0:-10 1:30 3:-7 4:-8 5:-11
w-+ the rel	0:-18 1:25 2:-6 3:8
w-+ the sneak	1:-16 2:23 4:8 8:-17
w-+ the steal	1:51 2:-43
w-+ the stop	0:-6 1:11 2:-45 3:-10 4:49 5:23 8:-51
w-+ the take	0:45 1:-12 2:-18 3:11 5:-6 6:-6 8:-18
w-+ the the	0:-47 1:22 2:48 3:-28 4:-8 8:-6
w-+ the throw	0:25 1:-15 2:-38 3:30 4:-16 6:-19 8:29
w-+ the to	0:-7 2:-27 3:13 4:16 5:23 8:-20
w-+ the vs	0:-8 1:9 3:-34 4:43 6:-11
w-+ the with	0:15 2:-24 3:-25 4:61 5:-6 6:-41 8:-16
w-+ the x	0:-46 1:-40 2:-30 3:60 5:37 6:-10 7:-14 8:27 9:-18
w-+ the you	0:24 1:-8 2:-17 3:-9 4:28 8:-20
w-+ throw and	0:42 1:-18 3:22 5:-6 6:-35
w-+ throw at	1:24 3:-19 4:-12 5:-7 6:20
w-+ throw comma	0:-8 2:-14 3:28 5:-20 6:13
w-+ throw edge	0:-36 1:14 2:-16 3:-14 4:-10 5:34
w-+ throw in	0:-14 3:-11 6:26
w-+ to but	0:-13 2:-10 4:24
w-+ to comma	0:-41 3:48 4:21 5:-8 6:-8 8:-22
w-+ to edge	1:-12 2:-17 3:-11 4:41 5:-13 7:-6
w-+ to obj	0:27 3:-28 4:-9 6:14
w-+ to rel	0:-13 1:-7 3:-7 4:36 8:-13
w-+ to x	0:23 2:-6 4:-38 7:-6 8:32
w-+ touch with	0:17 1:-6
w-+ vs and	0:-8 2:11
w-+ vs comma	0:12
w-+ vs edge	0:-39 1:15 2:50 3:-28 6:-8
w-+ with and	0:-41 1:-27 2:39 3:25 5:35 6:-31 8:-26
w-+ with as	0:7 1:-12 2:19 3:-12
w-+ with at	6:16
w-+ with but	0:9 1:-34 4:-7 6:-15 8:43
w-+ with comma	0:79 1:-54 2:6 3:-10 4:-10 8:-19
w-+ with edge	0:11 1:27 2:-35 4:-11 5:-20 6:24 7:-11
w-+ with from	0:-10 3:15
w-+ with in	1:-13 2:-20 3:34
w-+ with obj	0:-6 1:-8 2:16 5:-18 6:22
w-+ with of	0:68 1:-7 3:-49 5:-10 6:-6
w-+ with reach	0:17 3:-13 4:-21 6:17
w-+ with rel	0:-16 1:-25 2:50 4:-8 5:9 6:-11 8:-7
w-+ with stop	0:-29 2:-32 3:59 5:-8 8:-11
w-+ with to	1:-12 2:18
w-+ with vs	0:-14 1:52 2:-15 5:-17 6:-17
w-+ with x	0:-23 1:31 2:-32 3:19 4:-7 5:21 8:-12
w-+ word:enemy comma	1:-10 2:21 3:-8
w-+ x F	0:-18 1:19 3:15 5:-11
w-+ x a	0:29 3:9 6:-9 8:-15
w-+ x and	0:-22 1:46 2:8 3:-124 4:-42 5:-18 6:21 7:-13 8:82
w-+ x at	0:30 1:-19 2:-31 3:-43 4:28 6:16 7:8 8:22 9:-11
w-+ x attack	1:25 2:9 3:-24 4:-12 6:-10
w-+ x avoid	0:-16 1:21
w-+ x but	1:-25 2:-11 3:9 4:33 7:-6 8:-16
w-+ x comma	0:-23 2:9 4:15 6:23 8:-23 9:-11
w-+ x edge	0:-28 1:-43 6:44 7:51 8:-40 9:-9
w-+ x fall	0:13 2:-9 3:-32 5:19 7:23 8:-17
w-+ x fight	0:-6 1:-44 2:29 6:26
w-+ x from	0:-50 1:73 2:-10 3:-53 4:53 6:-25 8:-8
w-+ x game	0:20 1:18 3:-28 8:-6
w-+ x guard	1:36 2:-35
w-+ x in	0:41 1:-30 2:-27 3:36 4:-25 5:-12 6:-10 7:-8 8:-32 9:22
w-+ x is	0:33 1:-13 4:-11
w-+ x make	1:-7 3:18 6:-14
w-+ x many	1:-27 3:14 4:9 8:-8
w-+ x me	0:-7 2:12
w-+ x move	0:-10 1:49 2:-25 3:-23 4:-11 6:30 8:-25
w-+ x must	0:6 2:14 4:-24
w-+ x not	0:21 1:-18
w-+ x obj	0:-14 1:-6 3:42 4:-37 8:20
w-+ x of	0:11 1:16 2:7 3:28 4:-46 6:-15 7:-7 8:-18
w-+ x reach	0:-13 3:-16 4:29
w-+ x rel	0:15 2:16 3:-15 8:-17
w-+ x shoot	0:49 1:-32 2:-13
w-+ x steal	0:-12 2:22
w-+ x stop	0:25 2:45 3:-56 4:-10 5:-23 6:-34 7:15
w-+ x subj	0:-25 1:-7 2:32 4:20 5:-7 7:-12
w-+ x take	0:39 1:-25 2:-13 4:-7 5:-8 8:14
w-+ x the	1:20 2:-26 3:25 4:-7 6:-7 8:-7
w-+ x to	0:58 1:-90 2:-10 3:18 4:18 5:-10 9:-11
w-+ x touch	0:-9 4:-6 5:-7 6:31
w-+ x vs	0:-28 1:45 3:-16
w-+ x with	1:15 2:-22 3:-27 4:21 5:-6 6:-15 8:21
w-+ x x	0:8 1:-44 2:-23 3:61 4:-12 5:-6 6:8 7:-28 9:-9
w-+ you comma	0:9 3:13 4:-18
w-+ you edge	0:-10 2:15
w-+ you from	0:13 4:-8
w-+ you in	0:8 1:-6 3:-29 4:30
w-+ you many	0:32 1:-15 3:-9 4:-6
w-1 A	0:-34 1:-19 3:43 4:-13 5:-13 6:12 7:-6 8:-17 9:12
w-1 A A	0:-47 1:-16 2:-12 3:44 4:9 9:18
w-1 A F	0:-21 3:24 4:-15 6:19
w-1 A N	0:29 3:-12 4:-14
w-1 A O	0:21 6:-7 8:-7
w-1 A sov	0:-21 3:15 4:26 6:-14
w-1 A svo	0:-25 1:-13 2:14 3:30 4:-47 5:-12 6:21 8:-12 9:15
w-1 A v2	0:8 1:-11 2:-15 3:7 4:7
w-1 F	0:38 3:-15 4:-10 8:-6
w-1 F O	0:28 3:-10 4:-9
w-1 F svo	0:12 3:-6 5:9
w-1 H	0:-11 1:-28 2:57 3:-37 4:-10 5:22 9:-15
w-1 H A	0:-10 1:-28 2:65 3:-24 5:-11 9:-15
w-1 H O	2:-14 3:-15 5:31
w-1 H svo	0:-10 2:28 3:-37 4:-6 5:30 9:-15
w-1 N	0:40 1:-35 3:15
w-1 O	0:-7 1:6 2:-20 3:7 4:-17 5:-12 7:-10 8:-13 9:36
w-1 O A	0:-22 2:-26 3:27 9:25
w-1 O F	0:-21 1:20 6:-16 9:19
w-1 O H	0:-13 1:-10 2:7 5:-7 6:17
w-1 O N	0:20 4:-6 8:-6
w-1 O O	0:30 3:-14 4:-6
w-1 O sov	0:9 8:-7
w-1 O svo	0:-36 1:8 2:-18 3:13 4:-10 5:-11 7:-8 9:37
w-1 V	0:6 2:31 3:-16 4:-12 5:-8
w-1 V V	0:-8 2:20 4:-8
w-1 V svo	0:-8 2:20 4:-8
w-1 a	0:-17 1:51 2:-24 3:-13 5:-18 7:30 9:-7
w-1 a A	0:9 1:30 3:-11 4:-12 8:6 9:-6
w-1 a F	0:8 1:14 2:-36 3:-11 4:9 5:-8 7:23 8:-25
w-1 a H	0:-15 1:30 2:-36 3:13 6:-15 7:29
w-1 a N	0:-40 1:16 4:37 5:-22
w-1 a O	0:11 1:-12 2:18 3:-7 4:-20 5:-31 6:12 7:19
w-1 a V	0:-36 1:30 2:-7 3:-7 4:-8 6:-7 7:18
w-1 a sov	0:8 2:-22 3:-26 4:16 5:-6 6:-9 7:42 8:-25
w-1 a svo	0:-12 1:42 2:-16 3:8 4:-11 5:-20 7:23 8:-14 9:-7
w-1 a v2	0:-19 1:41 2:-19 3:-53 4:17 6:-13 7:-8 8:32
w-1 and	0:-25 1:12 4:-28 5:14 6:-20 7:-15 8:-20 9:28
w-1 and A	0:-17 2:-6 3:-17 7:-11 8:-19 9:43
w-1 and F	0:-22 1:50 2:17 3:-11 4:-12 5:-12 6:-22 9:-6
w-1 and H	0:-29 3:-11 5:15 6:23
w-1 and N	3:-19 4:38 5:-9 6:-9
w-1 and O	0:14 1:-26 2:-31 3:49 4:-45 6:-20
w-1 and V	0:6 1:-19 2:39 3:-8 4:-29 5:8
w-1 and sov	0:13 2:-38 5:27 6:-6 8:-13 9:20
w-1 and svo	0:-41 1:30 2:17 4:-13 5:-8 6:-15 7:-14 8:-6 9:10
w-1 and v2	0:8 1:-20 2:15 3:7 4:-21 8:-10 9:16
w-1 as	0:8 1:20 2:-21 4:-11 5:-6 6:-13 8:10
w-1 as A	0:29 1:8 2:-18 3:-18
w-1 as F	0:-29 3:41 4:-9 8:-7
w-1 as O	1:13 3:-21 6:-13 8:16
w-1 as svo	0:6 1:21 2:-21 4:-11 5:-6 6:-13 8:11
w-1 at	0:18 2:32 3:-22 4:16 5:-21 6:-13 7:-10 8:-20 9:-7
w-1 at A	0:-14 1:-20 2:12 3:17 4:20 7:-6 8:-15 9:-6
w-1 at F	0:7 2:13 3:-27 8:21
w-1 at H	0:-7 2:14
w-1 at N	0:25 3:-10 5:-7
w-1 at O	1:33 3:-14 4:10 5:-16 6:-6 8:-31
w-1 at V	0:14 2:14 4:-16 8:-8
w-1 at svo	0:19 1:8 2:30 3:-40 4:22 5:-17 6:-11 7:-9 8:-21 9:-6
w-1 at v2	2:6 3:20 4:-12
w-1 attack	0:-7 2:-6 3:14
w-1 attack N	0:-12 4:13
w-1 attack sov	0:-12 2:-8 3:21 4:-7
w-1 attack svo	1:-9 3:-7 4:12
w-1 avoid	0:14 2:21 3:-14 4:-15 6:8 8:-22
w-1 avoid A	0:10 2:8 3:-18 4:11
w-1 avoid F	2:7 3:28 4:-19 5:-15
w-1 avoid H	2:12 5:-6
w-1 avoid N	0:9 4:-11 5:8
w-1 avoid O	0:15 2:22 3:-32 4:-6 5:-8 6:17 8:-29
w-1 avoid V	0:-18 2:-24 5:39
w-1 avoid sov	3:-6 4:7
w-1 avoid svo	0:21 1:-7 2:14 3:-15 4:-7 6:15 8:-18
w-1 avoid v2	0:-6 2:22 3:7 4:-23 5:10 6:-11 8:-6
w-1 bring	0:15 1:13 2:-17 3:9 4:-13 5:-7
w-1 bring A	1:8 2:-11 3:8
w-1 bring F	0:24 3:-15
w-1 bring H	0:-20 1:30 2:-10
w-1 bring O	1:-8 3:18 5:-6
w-1 bring sov	2:9
w-1 bring svo	0:25 1:26 2:-23 3:-19 4:-12
w-1 bring v2	0:-11 1:-18 3:32
w-1 but	0:-15 1:-20 2:47 3:-47 4:10 5:12 6:-11 7:12 8:-10
w-1 but A	0:-30 1:-28 2:37 3:-26 4:47 5:-6
w-1 but F	1:-6 2:17 4:-12
w-1 but H	0:-19 2:-22 4:-9 5:27 6:-6 7:20
w-1 but O	2:43 3:-27 4:-26
w-1 but V	0:13 1:7 3:-7
w-1 but sov	1:-26 2:33 4:-17 5:-8 6:-8 7:19
w-1 but svo	0:-17 2:23 3:-46 4:21 5:19 7:-6 8:-6
w-1 by	0:6 1:15 2:-9 3:-15 5:-7 8:12
w-1 by A	0:-12 1:20 2:-9
w-1 by N	0:19 1:-6 5:-7
w-1 by svo	0:7
w-1 by v2	1:16 2:-9 3:-15 5:-6 8:13
w-1 chase	0:-6 1:-26 3:28
w-1 chase A	1:-13 2:6 3:10
w-1 chase svo	1:-13 2:6 3:10
w-1 comma	1:-10 2:14 3:17 4:-37 5:26 6:-23 7:-7 8:-11
w-1 comma A	0:-47 1:-15 2:33 3:12 5:28 6:-7 8:-13
w-1 comma F	0:29 1:19 2:6 3:-20 4:21 5:9 6:-33 8:-25 9:-8
w-1 comma H	0:18 1:-11 2:-39 3:-13 4:-6 5:18 6:25 9:19
w-1 comma N	0:24 2:35 3:-18 4:-60 5:16 6:-9 7:-6 8:-25
w-1 comma O	0:-7 1:14 3:22 4:-58 5:-22 6:-30 7:-6 8:40
w-1 comma V	0:6 1:-7 2:-33 3:18 4:30 5:-13 6:-8 8:-16
w-1 comma sov	0:-33 1:27 2:6 3:52 4:-57 5:-9 7:-8 8:-12 9:-9
w-1 comma svo	0:27 1:-31 2:-8 4:8 5:34 6:-28 9:-12
w-1 comma v2	0:-6 2:38 3:-27 4:-50 6:-13 7:-10 8:-11 9:27
w-1 cross	0:16 8:-9
w-1 cross N	0:16 8:-9
w-1 cross svo	0:16 8:-9
w-1 eat	0:-25 1:36 2:-43 3:36 4:-8 5:-8
w-1 eat A	0:-19 1:41 2:-43 3:12
w-1 eat F	3:6
w-1 eat O	0:-7 3:22 4:-9 5:-8
w-1 eat sov	1:24 2:-21
w-1 eat svo	0:-23 1:19 2:-26 3:35 4:-8 5:-7
w-1 edge	1:14 2:14 5:-11 6:-6 7:-6
w-1 edge A	0:29 1:14 3:-15 4:-29 5:-11 6:-7 8:12
w-1 edge F	0:10 1:-47 2:-12 3:33 6:17 8:-23
w-1 edge H	0:29 1:-38 2:34 3:-6 6:-12
w-1 edge N	0:-28 1:6 2:-23 3:-8 4:20 6:-14 8:21
w-1 edge O	1:26 3:-13 4:18 5:-9 6:8 8:-43
w-1 edge V	0:-22 1:33 2:-8 3:-26 4:-15 6:-6 8:22
w-1 edge sov	0:26 4:-47 5:-13 6:-16 8:38
w-1 edge svo	0:-6 1:27 3:-29 4:25 5:-7 7:-6 8:-28
w-1 edge v2	0:-24 1:-34 2:37 3:28 6:-11 8:-19
w-1 fall	0:-29 1:-26 2:-18 3:48 4:-11 5:24 6:-7
w-1 fall F	0:-6 3:19
w-1 fall N	1:-13 3:16
w-1 fall O	0:-8 2:-12 5:26 6:-6
w-1 fall svo	0:-28 1:-26 2:-17 3:46 4:-11 5:24 6:-7
w-1 fight	0:-9 1:-10 2:31 3:-10
w-1 fight A	0:-21 2:17 4:14
w-1 fight H	0:-10 2:20
w-1 fight sov	0:-16 2:-6 4:24
w-1 fight svo	0:-11 1:-6 2:36 3:-6 4:-12
w-1 fight v2	0:18 4:-11
w-1 for	0:-15 1:38 2:-7 3:-12 8:-7
w-1 for A	0:-22 1:38 2:-6 3:-18
w-1 for F	0:28 1:-14 3:-9
w-1 for svo	1:27 2:-6 3:-12 8:-6
w-1 from	0:-21 1:-41 2:15 3:21 6:-14 7:-10 8:31
w-1 from A	0:18 1:-21 2:-7 3:-14 4:-24 5:9 6:35 8:7 9:15
w-1 from F	0:-6 1:-25 2:-28 3:69 4:-9 5:9 6:-36 8:-12
w-1 from H	0:-6 2:37 3:-6 5:-7 6:-9 8:-6
w-1 from N	0:-40 2:-20 4:35 5:-14 8:28
w-1 from O	0:-10 1:-9 2:14 3:-21 5:-7 6:-21 8:28
w-1 from V	2:25 4:-8
w-1 from sov	0:-14 1:-20 2:-10 3:6 4:35 5:-13 6:-26 8:24
w-1 from svo	1:-24 3:6 4:-14 7:-10 8:12 9:13
w-1 from v2	0:-22 1:-15 2:25 3:26 4:-18 5:-6 8:8 9:-9
w-1 game	1:14 8:-7
w-1 game A	0:-9 1:14
w-1 game sov	0:8 8:-7
w-1 game svo	0:-8 1:14
w-1 guard	0:38 1:-6 2:-9 3:-14 4:-7 8:8
w-1 guard F	0:24 4:-12
w-1 guard N	0:16 4:-16
w-1 guard O	2:-14 3:-14 4:14 8:10
w-1 guard svo	0:38 1:-6 2:-9 3:-14 8:-8
w-1 hit	0:9 1:-7 2:-10 3:16
w-1 hit A	0:25 1:-7 2:-14
w-1 hit F	0:6 2:18 3:-16
w-1 hit O	0:-16 3:19
w-1 hit svo	0:12 1:-21 2:-9 3:24
w-1 if	0:32 2:-38 3:-21 4:32
w-1 if A	0:19 1:-8 2:-38 3:-13 4:41
w-1 if svo	0:19 2:-34 3:-21 4:32
w-1 in	1:6 2:-28 3:-33 7:-13 8:30 9:-11
w-1 in A	0:15 1:-9 2:6 3:9 4:-8 5:-17 9:-8
w-1 in F	0:-59 1:23 2:-21 3:-14 5:20 6:21 8:7
w-1 in H	0:13 2:6 4:-9
w-1 in N	0:23 1:-16 4:-38 5:27
w-1 in O	1:10 2:-29 3:-45 4:33 5:-45 6:-15 8:42
w-1 in V	2:-6 4:20 8:-11
w-1 in sov	0:-37 1:18 2:-18 3:-8 4:51 5:-9 8:-15
w-1 in svo	1:10 2:-31 3:-13 4:-41 5:15 6:-24 7:-11 8:61 9:-6
w-1 in v2	0:56 1:-25 2:14 3:-34 4:28 5:-21 6:22 8:-55 9:-7
w-1 is	1:-24 2:12 3:26 4:-24 5:15 6:-14 8:-17
w-1 is A	1:-27 2:7 3:8 4:-6 7:10
w-1 is F	0:9 1:-13 3:18 4:-7 6:-6 7:-11
w-1 is N	0:-20 3:-12 5:38
w-1 is O	0:-8 3:33 4:-11 5:-7 6:-7 8:-13
w-1 is V	0:9 1:13 2:-6 3:-15
w-1 is sov	1:-17 3:36 4:-10 6:-6 8:-10
w-1 is svo	1:-12 2:8 4:-16 5:15 6:-9 8:-9
w-1 is v2	0:-11 2:12
w-1 kind	0:26 2:29 3:-64 6:18
w-1 kind A	0:-29 1:14 2:30 3:-18
w-1 kind F	1:-19 6:20
w-1 kind O	0:52 3:-49
w-1 kind sov	0:-14 1:-19 2:34
w-1 kind svo	0:37 1:10 2:-6 3:-62 6:18
w-1 love	1:22 2:-10 6:-6
w-1 love A	1:11 2:-9
w-1 love V	0:-25 1:37 3:-18
w-1 love svo	0:7 1:11 2:-6 6:-6
w-1 love v2	0:-13 1:20
w-1 make	0:7 2:-10 3:26 4:-23 6:-10
w-1 make F	0:23 5:-15
w-1 make svo	0:11 3:26 4:-22 5:-15
w-1 many	0:43 1:-36 2:-15 3:43 4:-7 5:-42 6:11 7:-15 8:-23
w-1 many A	0:15 1:-20 3:12 4:-11 7:-10 8:-15
w-1 many F	0:-23 1:-23 2:-26 3:53
w-1 many H	0:10 2:10 3:-15
w-1 many N	0:53 2:-6 3:-13 4:-25 5:-25 6:-10 8:19
w-1 many O	0:16 1:15 2:-30 3:22 4:17 5:-42 6:29 7:-8 8:-39
w-1 many V	0:19 1:-44 2:11 3:14 6:-9
w-1 many sov	0:86 1:-57 2:-36 3:-13 4:-35 5:-15 6:27 7:-7
w-1 many svo	0:17 3:42 4:-44 5:-33 7:-9 8:-20
w-1 many v2	0:-22 1:-33 2:-9 3:17 4:61 5:-18 6:-10 7:-6 8:-6
w-1 match	3:12
w-1 match O	0:11 3:-8
w-1 match svo	3:12
w-1 me	0:41 2:-24 3:7 4:-23 5:-10 6:7 8:-7
w-1 me F	0:19 3:-15
w-1 me N	0:16 3:11 4:-9 6:-7
w-1 me O	2:-10 3:13 4:-12 6:15
w-1 me svo	0:41 2:-24 3:7 4:-23 5:-10 6:7 8:-7
w-1 move	0:-16 1:-13 2:55 4:7 5:9 6:-33 8:-28
w-1 move A	1:15 2:14 3:-20 4:-6
w-1 move F	2:18 3:21 6:-32
w-1 move N	0:-8 4:22 8:-12
w-1 move O	0:-25 1:-31 2:38 3:6 4:-7 5:17 8:-11
w-1 move sov	0:13 1:-20 2:29 3:-8 4:18 5:-8 6:-19 8:-13
w-1 move svo	0:-42 2:34 3:13 4:-8 5:20 6:-19 8:-16
w-1 move v2	0:15 1:7 3:-12 5:-6
w-1 must	0:67 2:-13 3:-12 4:-18 5:-21 8:-13
w-1 must A	0:23 1:13 2:-13 3:-17
w-1 must F	0:32 3:-10 4:-10 5:-11
w-1 must O	0:15 3:17 5:-11 8:-10
w-1 must svo	0:41 1:14 2:-6 3:-20 4:-13 5:-17
w-1 must v2	0:34 1:-12 2:-7 3:6 4:-6 8:-10
w-1 my	0:-40 1:23 2:11 3:-16 4:46 5:-6 6:-24 7:-11 8:-8
w-1 my A	0:-23 1:26 2:20 3:-17 4:-10 8:-13
w-1 my F	0:-21 1:12 2:-6 3:-11 4:45 6:-20 8:-6
w-1 my O	1:-8 2:-8 4:36 6:-8 8:-19
w-1 my svo	0:-58 1:19 2:21 3:-9 4:35 6:-14 7:-10
w-1 my v2	1:24 2:-19 3:-9 4:18 6:-14 8:-6
w-1 not	0:11 3:13 4:-7 6:-14
w-1 not O	0:18 4:-6
w-1 not svo	0:14 4:-6
w-1 obj	0:-9 2:-17 3:-14 4:34 5:-8 6:-14 8:8
w-1 obj A	0:15 2:-8
w-1 obj O	4:23 6:-10 8:-7
w-1 obj sov	0:-9 2:-17 3:-14 4:34 5:-8 6:-14 8:8
w-1 of	0:10 1:-7 2:-13 3:9 4:-21 6:16 7:-8
w-1 of A	0:15 1:28 2:16 3:-51 4:21 5:-14 8:-13 9:-17
w-1 of F	0:-18 1:-19 2:-19 3:38 4:-19 6:-6 9:22
w-1 of H	0:-16 1:19 2:10 8:-9
w-1 of N	0:-20 1:-11 2:-8 3:37 4:-35 5:10 6:17
w-1 of O	0:36 1:-19 2:-18 3:-15 4:-37 5:10 6:18 8:11
w-1 of V	0:8 1:-26 4:29
w-1 of sov	0:51 1:-36 2:-19 4:-31 5:16 8:-9
w-1 of svo	0:-25 1:11 5:-13 6:19 7:-7
w-1 over	0:-26 1:-6 3:-14 4:-15 5:35 6:-6 8:7
w-1 over A	0:18 2:18 3:-7 5:-26
w-1 over N	4:-13 5:31 8:-17
w-1 over O	0:-39 2:-7 3:-16 5:24 6:-6 8:22
w-1 over svo	0:-31 2:9 3:-16 4:-14 5:12 6:-6 8:22
w-1 over v2	2:-11 3:-8 5:37 8:-23
w-1 play	0:30 1:41 2:-13 3:-31 4:-6 6:-9 8:-9
w-1 play A	0:20 1:21 2:-36
w-1 play F	0:18 1:7 2:8 3:-20 6:-11
w-1 play H	0:-19 2:18
w-1 play N	1:19 8:-9
w-1 play O	0:18 1:6 3:-12
w-1 play sov	0:-20 1:43 2:-6 3:-7 6:-8 8:-9
w-1 play svo	0:49 2:-9 3:-26
w-1 play v2	1:9
w-1 push	0:-20 1:-18 2:27 3:39 4:-15 5:-13 6:-6
w-1 push O	0:-15 3:45 4:-11 5:-13
w-1 push svo	0:-12 3:39 4:-10 5:-13
w-1 race	0:-9 2:11
w-1 race A	0:-9 2:11
w-1 race svo	0:-9 2:11
w-1 reach	0:10 2:-15 3:-7 4:19
w-1 reach A	0:19 4:-17
w-1 reach O	3:-7 4:9
w-1 reach V	0:-9 2:-14 4:27
w-1 reach svo	0:10 2:-18 3:-7 4:19
w-1 rel	0:38 1:9 2:-14 3:14 4:-20 5:-8 6:-24 8:-10
w-1 rel A	0:-7 1:19 2:-17 3:17 4:-8
w-1 rel H	0:-6 2:9
w-1 rel O	0:37 1:-12 4:-13 6:-7 8:-6
w-1 rel svo	1:31 2:-22 3:23 4:-10 6:-24 8:-9
w-1 rel v2	0:44 1:-26 2:8 3:-13 4:-11
w-1 save	1:-15 2:-14 3:13 4:20 7:-17
w-1 save A	1:-15 2:-14 3:13 4:20 7:-17
w-1 save svo	1:-15 2:-14 3:13 4:20 7:-17
w-1 shoot	1:-27 2:9 3:-15 4:-9 6:41 7:-6 8:-6
w-1 shoot A	0:10 1:-10 2:10 6:-6
w-1 shoot F	0:-14 2:16
w-1 shoot H	0:20 2:-15
w-1 shoot O	0:-16 3:-14 6:38
w-1 shoot sov	0:-14 1:6 2:17
w-1 shoot svo	0:13 1:-31 3:-14 6:34
w-1 shoot v2	2:-12 6:17
w-1 sneak	0:-12 1:-15 2:27 3:-16 8:16
w-1 sneak A	1:-14 2:28 3:-11
w-1 sneak svo	1:-14 2:28 3:-11
w-1 steal	0:21 1:-12 2:-23 3:20
w-1 steal A	1:-12 2:-16 3:31
w-1 steal F	0:21 2:-11 3:-7
w-1 steal O	0:12 3:-8
w-1 steal svo	0:44 1:-11 3:-20
w-1 steal v2	0:-28 2:-28 3:50
w-1 stop	2:29 3:-38 4:-30 5:23 6:-11 7:-11
w-1 stop A	0:-21 1:-10 2:46 3:-17 4:-9 5:-10
w-1 stop F	0:19 1:-8 2:-8 3:6 6:-7
w-1 stop N	0:18 2:-10
w-1 stop O	0:-7 1:12 2:-11 3:-28 4:-21 5:35 7:-6 8:15
w-1 stop V	2:8 3:-6
w-1 stop sov	0:-35 1:-13 2:28 3:-9 4:-11 5:20 6:-6 8:21
w-1 stop svo	1:35 2:-17 3:-9 4:-18 5:10 7:-7 8:-12
w-1 stop v2	0:43 1:-32 2:30 3:-33 8:-7
w-1 subj	0:-8 1:11 3:7 4:-9 5:-7 8:8 9:-12
w-1 subj A	0:-37 1:18 2:-14 3:36 4:13 8:-22
w-1 subj F	0:-14 3:-15 5:-15 6:-7 8:43
w-1 subj H	0:13 5:-6
w-1 subj N	4:-12 8:10
w-1 subj O	0:16 2:-9 3:-18 5:14 6:10 8:-15
w-1 subj V	0:6 2:16 4:-8
w-1 subj sov	0:-8 1:11 3:7 4:-9 5:-7 8:8 9:-12
w-1 take	0:-19 1:16 2:-18 3:34 4:7 5:-12 8:-13
w-1 take A	0:-60 1:37 2:-42 3:38 4:-7
w-1 take F	0:30 3:-19
w-1 take H	0:10 1:-15 2:32 3:-30 5:20 6:-14
w-1 take N	3:-12 4:39 5:-27 8:-6
w-1 take O	1:-14 2:-10 3:33 5:-15 6:9 8:-9
w-1 take sov	0:-11 1:11 2:23 3:-20 5:-9
w-1 take svo	1:13 2:-30 3:23 4:11 5:-7 6:-6 8:-13
w-1 take v2	0:-28 2:-10 3:45 4:-6
w-1 the	0:-12 1:-9 2:9 4:42 6:-31 7:-9 8:16 9:-16
w-1 the A	0:24 1:-21 2:13 3:-31 5:26 6:-7 7:-7 8:17 9:-26
w-1 the F	0:56 1:-11 4:22 5:-15 6:-29 7:-8 8:-20 9:-9
w-1 the H	3:10 4:22 6:6 7:-7 8:-7
w-1 the N	0:-79 1:-30 2:13 3:33 4:51 5:-34 6:-9 8:11
w-1 the O	0:-13 1:-6 2:-9 4:24 5:29 6:-38
w-1 the V	1:53 2:-26 4:-25 5:-12 7:-7 8:7
w-1 the svo	0:13 1:-15 2:16 3:-8 4:15 5:9 6:-41 8:19 9:-11
w-1 the v2	0:-39 1:11 2:-20 4:56 6:11 7:-14 8:-7 9:-25
w-1 throw	1:14 2:-30 4:-27 5:8 6:33 7:-11
w-1 throw A	0:-27 1:50 2:-20 3:-19 4:-8 6:10 7:-8
w-1 throw F	0:19 1:-6 3:-26 4:-14 6:28
w-1 throw O	0:6 1:-40 2:-12 3:12 4:-7 5:16 6:14
w-1 throw svo	0:-8 1:16 2:-9 3:9 4:-20 5:11 7:-8
w-1 throw v2	0:14 2:-24 3:-13 4:-10 6:37
w-1 to	0:42 1:-39 2:-52 4:57 5:-20 6:-6 7:-13 8:-12
w-1 to A	0:51 1:-35 2:-47 3:27 4:24 7:-8 8:-23
w-1 to F	0:27 3:-28 4:-9 6:14
w-1 to N	4:12 8:-6
w-1 to O	0:-17 1:-6 4:24 6:-20 8:9
w-1 to sov	0:77 1:-6 2:-19 3:-29 4:-20 6:12 7:-6 8:-15
w-1 to svo	0:-19 1:-36 2:-24 3:-25 4:75 5:-9 6:-21
w-1 to v2	2:-18 3:49 4:-14 5:-12 7:-6 8:-6
w-1 touch	1:-10 2:14 3:-12 5:15
w-1 touch O	0:-14 3:-7 5:27
w-1 touch V	0:17 1:-6
w-1 touch svo	0:-12 1:-7 2:16 3:-8 5:15
w-1 victim	0:-7 2:10
w-1 vs	0:-35 1:13 2:60 3:-30 6:-10 8:-8
w-1 vs A	1:-14 2:30 3:-13
w-1 vs H	1:-8 2:13
w-1 vs O	0:-27 2:54 3:-14 6:-6 8:-7
w-1 vs sov	2:6
w-1 vs svo	0:-32 1:24 2:45 3:-29 6:-11 8:-8
w-1 vs v2	1:-15 2:22
w-1 with	0:13 1:-9 3:7 4:-43 6:28 7:-13 9:-9
w-1 with A	0:27 1:-6 2:12 3:15 4:-10 5:-36 6:-20 7:-13 8:6 9:-8
w-1 with F	0:-9 1:19 2:-21 4:-14 5:-11 6:21 8:-13
w-1 with H	0:23 1:25 2:-16 3:-42
w-1 with N	0:-24 1:11 4:-32 5:24 6:18 8:-17
w-1 with O	0:-9 1:-63 2:-13 3:30 4:-16 5:9 8:26
w-1 with V	0:12 1:-11 3:-8 4:-7 5:-10 6:24 8:-13
w-1 with sov	0:26 1:-24 2:13 3:-8 4:-26 5:12 6:19 8:-17
w-1 with svo	0:6 3:-7 4:-20 5:-7 6:10 7:-13 8:19 9:-9
w-1 with v2	2:-33 3:34 4:-23 5:-9 6:17 8:-17
w-1 word:enemy	1:-10 2:24 3:-8 7:-6
w-1 word:enemy H	1:-10 2:22 3:-8
w-1 word:enemy sov	1:-10 2:12
w-1 word:enemy svo	2:13 3:-8
w-1 word:obstacle	2:16 3:-13
w-1 x	0:22 1:-7 2:-6 3:-20 5:-22 6:22 7:15 9:-15
w-1 x A	0:31 1:-15 2:-10 3:-10 4:-13 5:-30 6:-27 7:49 8:-12 9:-6
w-1 x F	0:-65 3:-43 4:10 5:27 6:54 7:-8 8:33 9:-17
w-1 x H	0:31 1:11 3:-18 4:-9 5:-18 7:-18
w-1 x N	0:39 1:-13 3:-67 4:10 5:-16 6:16 7:-9 8:7
w-1 x O	1:21 2:-13 3:13 5:-23 7:-9 8:-15 9:-10
w-1 x V	0:32 1:-50 2:19 3:27 4:-29 5:-12 6:-14 7:-8
w-1 x sov	0:8 1:8 2:16 3:-27 4:31 5:-18 7:-6 8:-34 9:-10
w-1 x svo	0:21 1:-19 2:-12 5:-23 6:30 7:7 9:-14
w-1 x v2	0:14 1:13 2:-7 3:-23 4:-72 5:6 6:-29 7:28 8:38 9:-7
w-1 you	0:67 1:-22 2:9 3:-35 8:-7
w-1 you A	0:23 1:-14 2:16 3:-20
w-1 you N	0:31 3:-13 4:-13
w-1 you O	0:23 1:-7 2:-6 3:-13 4:12
w-1 you svo	0:66 1:-22 2:12 3:-45 4:-8
w-1 you v2	4:6
w-2 A and	0:-72 1:16 2:-11 3:-23 4:17 5:29 6:-20 7:-7 8:-17 9:59
w-2 A at	2:14
w-2 A avoid	0:-37 3:23 4:-13 5:27 6:-11
w-2 A bring	0:-12 2:-7 3:23
w-2 A by	1:20 2:-9
w-2 A chase	2:-26 3:33
w-2 A comma	0:-22 1:-32 2:20 3:46 4:-20 5:-34 6:-10 7:-8 8:-15 9:15
w-2 A cross	0:16 8:-9
w-2 A eat	2:-9 3:17
w-2 A fight	1:-7 2:22 3:-9
w-2 A from	0:17 1:-17 3:-25 5:39 6:-20 8:-9
w-2 A guard	0:13 3:-12 4:7 8:-6
w-2 A in	0:75 1:-17 2:-15 3:-18 4:-24 5:17 6:-11 8:-33
w-2 A is	0:-13 1:-14 2:49 3:-32 7:-6
w-2 A make	0:-15 3:45 4:-22 5:-15
w-2 A many	0:-28 1:-24 2:20 3:25
w-2 A move	0:26 2:-8 3:-7
w-2 A must	0:49 2:-6 3:-18 4:-12 5:-11
w-2 A of	0:43 1:-32 2:-13 3:-12 4:24 9:-9
w-2 A over	0:-11 5:-13 8:26
w-2 A push	3:7
w-2 A rel	0:-11 2:-17 3:41 6:-8 8:-9
w-2 A shoot	0:16 2:-15
w-2 A steal	0:-29 2:6 3:29
w-2 A stop	1:-10 2:17
w-2 A subj	1:-18 3:11 4:-7 8:12 9:-10
w-2 A take	0:-40 1:-6 2:-10 3:20 4:11 5:17
w-2 A the	0:-18 1:7 2:-29 4:41 5:-8 6:-15 8:-9 9:-12
w-2 A throw	1:-10 4:-13 5:-20 6:39
w-2 A to	0:-31 1:-15 2:-13 3:12 4:15 6:17
w-2 A vs	0:-13 2:31 3:-11
w-2 A with	0:17 1:-26 2:-25 3:23 5:-14 6:-16 8:28
w-2 A x	0:41 1:33 2:-41 3:-58 4:-54 5:20 6:40 8:-21
w-2 F and	0:-38 1:-18 2:30 3:22 9:-12
w-2 F at	0:-18 1:22 2:24 4:-8 8:-10
w-2 F avoid	0:31 2:-8 5:-22
w-2 F comma	0:-25 1:33 2:11 3:-19 4:-7 5:14 6:-8 7:-7
w-2 F eat	1:27 3:-26
w-2 F from	0:16 1:-24 2:-17 3:-12 4:-21 8:48
w-2 F in	0:11 1:31 3:-19 4:18 5:-21 8:-25
w-2 F obj	0:-14 1:-9 2:8 4:6 8:14
w-2 F of	0:45 1:24 2:-22 3:-23 4:-9 6:-6 8:-9
w-2 F take	0:-21 1:-21 2:-6 3:32 4:-15 6:20
w-2 F the	0:24 1:-17
w-2 F to	0:21 1:-7 2:-12 3:-7 4:11 8:-7
w-2 F x	0:6 1:-10 3:-12 4:-9 8:25
w-2 H and	2:38 3:-19
w-2 H at	0:-8 2:12
w-2 H attack	0:-12 4:13
w-2 H chase	0:-10 2:-20 3:25
w-2 H comma	0:-10 1:-37 2:-22 3:31 7:31
w-2 H from	0:-10 3:-10 4:6 5:-9 8:23
w-2 H in	0:20 8:-12
w-2 H subj	0:-9 2:7 4:9
w-2 H take	0:44 3:-39
w-2 H the	0:-7 1:27 2:-20 3:14 4:-18
w-2 H with	1:14 2:-19 6:24 8:-6
w-2 H x	0:61 1:-14 2:-33 4:-11
w-2 N and	0:-14 3:18
w-2 N comma	0:-20 1:-32 4:37 5:23 6:-8 8:-9 9:-8
w-2 N from	0:-26 2:41 3:13 4:-14 5:-6 8:-27
w-2 N in	0:-12 1:13 4:-7 8:8
w-2 N of	0:-6 1:-12 2:-10 3:28 4:19 6:-6 8:-16
w-2 N stop	0:-18 2:-13 3:19 5:16
w-2 N to	0:38 3:-16 6:-9 8:-11
w-2 N with	1:-18 3:24
w-2 N x	0:-60 1:23 2:27 4:-13 5:-17 6:-6 7:30
w-2 O and	0:18 1:-16 2:-8 3:-7 4:-19 5:15 6:-8 8:22
w-2 O at	0:17 2:-12 4:14 8:-8
w-2 O avoid	0:-20 2:45 5:-30
w-2 O bring	0:-22 3:31
w-2 O but	0:20 4:-10
w-2 O comma	0:28 1:-19 3:16 4:-12 5:15 6:-16 8:-14
w-2 O from	0:-42 1:10 3:32 4:-6 5:-25 8:25
w-2 O in	0:12 1:-19 2:-26 3:15 5:-20 8:27
w-2 O is	0:-19 1:-7 2:-24 3:47
w-2 O of	0:-36 1:-15 2:-12 3:41 4:-21 8:-7 9:20
w-2 O stop	0:14 1:-16
w-2 O take	1:40 2:-6 3:-28 4:-8
w-2 O the	0:-33 1:21 2:-31 3:8 4:45 5:-8 6:-14 8:-10
w-2 O throw	0:-6 1:25 2:-6 6:-12
w-2 O to	0:-29 3:6 4:9 8:17
w-2 O vs	2:8
w-2 O with	1:-29 3:-10 4:-12 5:-17 6:12 8:39
w-2 O x	0:15 1:-17 2:22 3:-17 4:-61 5:41 6:-7 7:-14 8:6
w-2 V and	0:13 4:-7 5:-8
w-2 V avoid	0:49 2:-48
w-2 V comma	1:-12 2:6 3:21 5:-7
w-2 V eat	0:-7 3:17 4:-9
w-2 V of	0:-22 1:-10 2:36 3:-20 8:-9 9:18
w-2 V shoot	0:-21 6:30
w-2 V subj	0:-24 2:37
w-2 V with	0:-9 1:25 3:-11
w-2 V x	0:-66 1:-24 2:44 3:36 4:13 8:-11
w-2 a A	0:-31 1:35 3:6 4:-15
w-2 a O	0:19 2:15 3:-13 4:-6 5:-7 6:-6
w-2 a in	0:-10 1:10 3:-14 4:-15 5:-9 8:26
w-2 a x	0:-27 2:37 3:-61 4:-40 5:21 6:-6 7:27 8:10
w-2 and a	1:7 2:11 3:-9 4:-17 5:-7 6:-9 7:-35 8:30 9:-6
w-2 and avoid	0:-12 1:-11 2:46 3:-7 4:30 5:-46 8:-13
w-2 and chase	0:21 1:-6 2:25 3:-37
w-2 and eat	0:-9 2:-21 3:31
w-2 and fight	4:8
w-2 and hit	0:10 2:19 3:-27
w-2 and many	0:-17 1:-9 2:38 3:-22 4:-17 5:-6 9:31
w-2 and over	0:-24 2:22 5:16 8:-16
w-2 and shoot	1:-17 2:16
w-2 and steal	0:-28 2:-29 3:51
w-2 and take	0:-21 2:-8 3:44 4:-9
w-2 and the	1:30 2:-52 3:29 4:-16 5:35 6:-9 7:15 8:-45 9:-27
w-2 and throw	0:20 2:-14 3:-13 6:11
w-2 and with	0:-27 1:37 2:-7 3:-8 5:16 6:-12
w-2 and x	0:11 1:-19 2:14 3:-7 5:-7 6:-12 7:21 9:-9
w-2 and you	0:28 3:-22
w-2 as x	0:14 2:-7
w-2 at a	0:-17 1:-9 3:-8 4:-7 8:37
w-2 at many	0:-16 2:-17 3:20 4:17
w-2 at move	0:-10 2:26 3:-18
w-2 at my	0:-9 2:7 4:29 8:-19
w-2 at the	0:32 1:-26 2:10 3:10 4:-36 5:-8 7:-13 8:25
w-2 at x	0:-18 1:-10 2:-35 3:-27 7:40 8:32
w-2 attack my	3:-15 4:28
w-2 attack stop	0:39 1:-9 3:-22
w-2 attack the	2:-13 4:13
w-2 avoid a	0:-23 2:16 4:39 5:-13 7:-7 8:-19
w-2 avoid from	1:-7 2:21 8:-7
w-2 avoid the	0:33 1:-11 2:-7 3:-33 4:6 5:37 8:-31
w-2 bring comma	0:16 1:-17 2:28 3:-10 4:-10 8:-9
w-2 bring many	0:-8 3:24 6:-17
w-2 bring me	0:-34 3:38
w-2 bring the	0:11 1:-21 2:-24 4:33 8:-9
w-2 bring x	0:40 2:-7 3:-20 8:-7
w-2 but a	0:45 1:-25 2:-19
w-2 but avoid	0:59 2:-46 5:-18
w-2 but from	2:27 4:-8 8:-16
w-2 but is	0:-12 1:7 2:-6 3:11
w-2 but many	2:9
w-2 but play	0:55 1:-52
w-2 but save	1:-15 3:-13 4:29
w-2 but the	1:-54 2:62 3:-32 5:19 8:-18
w-2 but with	0:20 1:8 2:-45 5:-16 6:20
w-2 but x	0:-6 1:49 2:-36 4:-9 6:-19
w-2 by the	2:7
w-2 chase the	0:11 1:6 2:-10 3:-15 4:6
w-2 comma A	0:-6 3:-8 4:17
w-2 comma V	0:13 2:16 3:-16 5:-8
w-2 comma a	0:-34 1:43 3:-22 4:-11 5:-8 7:19
w-2 comma avoid	0:-62 2:-31 3:-13 4:-23 5:66 6:35 8:-7
w-2 comma bring	0:51 1:-18 3:-34
w-2 comma but	0:-47 1:-10 2:15 3:-23 4:52
w-2 comma comma	0:-14 1:69 2:-48 4:-11 8:-8 9:-6
w-2 comma fall	0:-15 1:-14 3:29
w-2 comma from	0:34 1:-12 2:-32 3:-9 5:18
w-2 comma if	0:6 1:34 2:-26 4:-10
w-2 comma in	0:-26 4:36 5:-7
w-2 comma make	0:-10 2:-6 5:18 6:-10
w-2 comma many	0:61 1:-47 4:21 5:-43 6:-27 7:-10 8:-7 9:-19
w-2 comma me	0:35 2:-10 3:-19
w-2 comma play	1:24 2:-8 3:-9 6:-7
w-2 comma rel	0:51 1:-22 2:7 3:-12 4:-9 6:-16
w-2 comma save	0:-8 4:11
w-2 comma shoot	0:-16 6:23
w-2 comma take	0:-24 3:14 4:11
w-2 comma the	1:26 2:15 3:21 4:-54 5:-28 6:12 8:-24
w-2 comma with	0:-26 1:-27 2:61 3:-16 5:14 6:-12 8:-14
w-2 comma x	0:10 1:-16 2:-30 3:25 4:-21 5:-38 6:34 7:7 9:-10
w-2 cross x	0:28 4:-13
w-2 eat from	0:-8 2:23 3:-17
w-2 eat my	0:-7 3:21 4:-8
w-2 eat the	0:16 3:-7
w-2 edge A	0:-30 1:-8 2:-9 3:43 4:-16 5:-9 6:18 8:-10 9:-17
w-2 edge F	0:30 3:-12 4:-7
w-2 edge O	1:-13 2:-6 8:-7 9:25
w-2 edge a	0:6 1:44 2:-35 3:-9 7:11 8:-12
w-2 edge as	0:33 1:-12 3:-20
w-2 edge avoid	0:40 1:-19 2:16 5:-16 6:-17
w-2 edge edge	1:14 2:14 5:-11 6:-6 7:-6
w-2 edge fall	3:8
w-2 edge for	0:19 1:-10 3:-7
w-2 edge guard	0:24 4:-12
w-2 edge hit	0:-18 1:-21 2:-17 3:49
w-2 edge kind	0:14 1:6 2:33 3:-48
w-2 edge many	1:17 2:-22 3:-35 4:34
w-2 edge match	0:-13 3:21
w-2 edge move	0:36 1:7 2:-7 3:-12 6:-19
w-2 edge my	0:14 1:-41 2:46 3:-10 4:-6 8:-6
w-2 edge play	1:53 2:-34 3:-10 8:-8
w-2 edge push	3:22 5:-10
w-2 edge race	1:9
w-2 edge shoot	0:-16 3:-9 6:22
w-2 edge take	0:-27 1:-6 3:27 4:11
w-2 edge the	0:-32 1:16 3:-16 6:-8 8:19
w-2 edge throw	0:-15 1:20 3:-6
w-2 edge touch	0:29 1:-9 2:-6 3:-8
w-2 edge word:enemy	1:-10 2:21 3:-8
w-2 edge x	0:-14 1:6 2:-43 3:18 4:8 5:-18 7:-7 8:13
w-2 fall of	0:8 3:-11 4:-9 6:-6 8:21
w-2 fall x	0:12 1:-12
w-2 fight the	0:21 2:-20
w-2 for comma	0:-20 1:13 3:-19 8:23
w-2 for the	0:36 1:-23 4:-7
w-2 from a	0:-15 8:16
w-2 from many	0:17 1:47 2:-49 4:-8 8:-6
w-2 from the	0:12 1:-17 2:17 3:-28 4:27 5:13 8:-31
w-2 from x	0:26 1:-12 2:36 3:-28 4:-21 5:-9 6:33 8:-39
w-2 game comma	1:-9 3:11 4:-6 5:-6
w-2 game of	0:29 2:-6 3:-25
w-2 game stop	0:-37 1:22 3:28 8:-7
w-2 game with	0:-20 1:-35 2:-8 3:70 4:-8 6:-8 7:-8 8:-7
w-2 guard the	0:-12 1:-17 2:-9 4:39 5:-7
w-2 guard x	0:-12 2:-6 3:23
w-2 hit a	1:-28 2:-17 3:38
w-2 hit but	0:18 1:-10 2:13 3:-15
w-2 hit the	0:11 2:25 3:-12 4:-13 5:-12 8:-8
w-2 hit with	0:-15 1:-10 3:-15 5:28 6:15 8:-12
w-2 hit x	0:-23 1:11 2:8 3:-8 7:-6 8:18
w-2 if a	2:35 3:-24 7:-7 8:-9
w-2 if me	0:28 3:-7 4:-9
w-2 if my	1:11
w-2 if the	0:-33 1:17 3:35 4:-23 5:-6 6:-8
w-2 if x	0:16 2:13 3:-21 6:-9
w-2 in a	0:12 1:14 2:-11 3:-27 4:-37 5:-10 6:-6 7:14 8:34
w-2 in avoid	2:14 3:-13
w-2 in from	0:-18 3:-8 4:18 6:-11 8:15
w-2 in many	0:8 1:25 2:-8 3:-37 4:-20 8:17
w-2 in of	0:-12 3:32 5:-9 6:-7 9:-12
w-2 in the	0:-29 2:13 3:20 4:38 6:-6 8:-49
w-2 in x	0:-29 1:-40 2:-25 3:6 4:18 6:8 7:-11 8:45
w-2 is a	0:24 2:-25 3:9 4:-7 6:-7 8:-11
w-2 is and	0:-14 2:15
w-2 is comma	0:10 2:-17 4:-6 6:18
w-2 is in	0:28 1:-6 2:20 4:-18 8:-18
w-2 is the	0:29 1:-19 2:-23 3:-20 4:12 5:-8 7:16
w-2 is x	0:-25 1:-10 2:43 5:-11 7:-8
w-2 kind as	0:-8 1:-15 3:32
w-2 kind avoid	0:-11 1:19 2:-14 3:-6 5:8
w-2 kind but	1:10 2:-10 3:7
w-2 kind comma	0:-8 1:24 2:-10 5:-6
w-2 kind from	0:-23 1:34 2:-23 3:24 5:-12 6:-11
w-2 kind if	1:21 3:-6 4:-12
w-2 kind in	0:12 1:21 3:-20 5:-7
w-2 kind vs	0:-29 2:39 3:-9
w-2 kind with	0:-12 1:-41 2:6 3:19 5:17 6:10 8:-14
w-2 kind x	0:51 1:-67 2:-9 3:23 4:-6 6:-6
w-2 love the	0:-10 1:25 3:-16
w-2 make a	0:-12 1:24 3:-39 4:35 8:-7
w-2 make many	0:-9 2:-33 3:43
w-2 make the	0:-10 4:13
w-2 many comma	0:-27 2:-13 3:-40 4:-9 8:58
w-2 many of	2:11 3:21 4:-10 8:-17
w-2 many the	0:-21 1:-8 2:13 3:28 4:-13 8:-6
w-2 many with	3:6
w-2 many x	0:-26 1:-40 2:-41 3:23 4:53 5:-9 6:10 8:-12
w-2 match comma	2:-6 3:13
w-2 match of	0:25 3:-21
w-2 match the	0:7
w-2 match with	0:-13 3:16
w-2 match x	0:-10 3:13 4:12 8:-9
w-2 move a	1:6 2:-15 3:-29 6:51 8:-23
w-2 move at	0:-24 1:15 2:-7 3:20 4:-26 5:-6 8:23
w-2 move avoid	0:-14 2:-27 5:40
w-2 move from	0:-6 5:15
w-2 move in	0:-30 3:37 4:-6 9:-6
w-2 move of	0:-7 3:-17 5:-13 6:-7 8:37
w-2 move the	0:8 1:11 2:-30 3:12 5:-6 6:-9
w-2 move to	0:16 4:-6
w-2 move with	1:19 8:-7
w-2 move x	1:9 2:12 3:-10 4:-17 6:-10 7:-6 8:8
w-2 must avoid	0:36 2:-19 5:-19
w-2 must from	0:-19 1:-7 2:-13 3:37
w-2 must take	0:-7 3:-13 4:27 5:-8
w-2 must the	0:12 1:-25 2:-17 8:22
w-2 must x	3:-17 4:-17 5:13 6:-6 8:19
w-2 not the	2:20 3:-11
w-2 not x	0:12 2:13 3:-17
w-2 obj eat	1:24 2:-21
w-2 obj take	0:-13 1:20 2:13 6:-14
w-2 obj x	0:-14 1:-16 2:-6 3:25 4:26 8:-16
w-2 of a	0:-16 1:-7 3:25
w-2 of comma	0:18
w-2 of many	0:57 1:-8 3:-48
w-2 of the	0:8 1:19 2:-18 3:-35 4:-16 8:35
w-2 of x	0:-7 2:-10 3:34 4:13 5:-7 6:-9 7:-9 8:-23
w-2 or a	1:9
w-2 or x	0:55 1:-9 2:-16 4:-27
w-2 over many	5:14 8:-6
w-2 over the	0:12 3:-10 4:-7 5:19 8:-10
w-2 over x	0:20 5:-9 8:-12
w-2 play a	0:-8 1:27 3:-11
w-2 play the	0:-33 1:47 2:-23 3:25 4:-8 5:-12
w-2 play x	1:-46 2:48 3:11
w-2 push the	0:-6 3:16
w-2 push x	0:11 2:-16 3:-22 4:36
w-2 race at	0:-9 1:24 2:-12
w-2 race of	0:8 1:8 3:-6
w-2 race with	1:7
w-2 reach comma	2:6
w-2 reach the	0:-35 1:-15 2:29 3:-19 4:48 5:-15 6:-8 8:-7
w-2 reach x	0:-23 2:-14 3:36 4:10 8:-16
w-2 rel a	0:-23 1:-7 2:28
w-2 rel guard	0:16 4:-11
w-2 rel save	0:27 2:-12 3:22 4:-35 7:-6
w-2 rel take	0:14 3:-6
w-2 rel the	1:15 2:-13 3:-25 4:-26 8:36
w-2 rel throw	6:11
w-2 rel x	2:16 8:-6
w-2 save the	1:-7 2:-9 3:19
w-2 shoot comma	0:-14 2:19
w-2 shoot many	0:-33 6:36
w-2 steal many	0:23 2:-14 3:-8
w-2 steal my	0:-14 3:30 4:-9
w-2 steal the	2:27 4:-17
w-2 stop comma	0:16 3:-14
w-2 stop many	0:-22 1:-21 3:45 5:-8
w-2 stop the	0:13 1:22 3:-23 4:-11 9:-6
w-2 stop x	0:59 2:-32 3:-12 4:-8 6:-8
w-2 subj x	0:-29 1:-6 3:-31 4:58 5:11 6:-9 7:-10 8:-7
w-2 take a	0:6 3:9 4:-14
w-2 take and	2:13 5:-7
w-2 take but	2:17
w-2 take comma	2:-14 3:-7 5:24
w-2 take fall	3:17 6:-6
w-2 take from	0:-6 3:23 8:-12
w-2 take in	0:-32 2:-8 5:33 8:-9
w-2 take many	0:-23 3:37 4:-7
w-2 take stop	0:-10 2:30 3:-9 4:-7
w-2 take the	0:-30 1:-8 2:-46 3:9 4:22 5:-7 8:38
w-2 take x	0:64 1:-12 2:-23 4:-24
w-2 the A	0:11 3:-7
w-2 the fall	3:8
w-2 the many	1:15 2:6 3:18 4:-29 8:-18
w-2 the my	0:-10 1:15 4:13 6:-11
w-2 the the	0:-13 1:-27 2:-8 3:12 4:46 5:-8 8:-16
w-2 the x	0:-7 1:8 2:-29 4:60 5:-16 6:-19 7:-7 8:-25
w-2 throw many	0:-22 3:-18 6:38
w-2 throw of	0:-6 3:-24 6:34
w-2 throw x	0:-23 1:45 3:22 6:-42
w-2 to comma	0:45 1:29 2:-23 3:-45
w-2 to many	0:28 3:-24
w-2 to the	0:25 3:-13 4:-40 8:32
w-2 to x	0:-7 2:-13 3:-34 4:14 6:56 8:-24
w-2 touch the	0:38 1:-7 2:-13 3:-7 5:-7
w-2 victim the	0:27 2:-9
w-2 vs a	0:12 1:-8
w-2 vs many	0:-13 1:-30 2:46 3:-9
w-2 vs the	0:39 1:-18 2:17 3:-10 4:-22 8:-9
w-2 vs x	0:14 2:8 4:-10 6:-6
w-2 with a	0:12 1:37 2:-19 5:-10 8:-30
w-2 with many	0:6 1:-62 2:47 3:23 5:-8 6:-13 8:-6
w-2 with my	0:13 1:28 2:-17 3:-14
w-2 with the	0:-50 2:8 4:-10 5:24 7:-7 8:7
w-2 with x	0:31 1:59 2:-20 3:-96 4:-8 5:-13 6:12 8:10
w-2 word:boss is	2:-10 3:-8 7:18
w-2 word:bricks is	0:-7 1:-9 2:-11 3:23
w-2 word:enemy comma	0:19 1:-22 2:-15 3:-9 5:22
w-2 word:enemy is	2:35 3:-14 5:-18
w-2 word:enemy play	0:-8 1:-19 2:32
w-2 word:hero and	3:16
w-2 word:hero comma	1:19 2:-9
w-2 word:hero x	0:-7 1:11
w-2 x O	0:-13 1:20 3:-15 6:-16 9:20
w-2 x a	0:-28 1:-12 2:18 3:15 5:-6 6:-18 7:54 8:-44 9:-10
w-2 x and	0:26 1:33 2:-20 3:-18 6:7 8:-25 9:-9
w-2 x as	1:37 2:-7 3:-14 4:-8 8:-7
w-2 x at	0:50 1:-29 2:-16 3:-18 4:27 5:-11 8:-29
w-2 x avoid	0:-58 2:73 4:-13 5:-32
w-2 x bring	0:6 1:25 2:-17 3:-16
w-2 x but	0:13 3:-8 4:-33 5:26
w-2 x chase	0:-7 1:-16 2:8 3:18
w-2 x comma	1:-24 2:35 4:-18 5:7 6:-9 7:-15 8:-44 9:6
w-2 x from	0:17 1:-57 3:-21 4:36 5:-15 6:26 9:14
w-2 x hit	0:-13 1:14
w-2 x if	0:25 1:-66 2:-7 4:53
w-2 x in	0:-25 1:-42 2:-48 3:-40 4:16 5:15 6:27 8:63
w-2 x is	0:12 1:-30 3:7 4:-16 5:35 6:-6 8:-12
w-2 x love	0:10 1:25 2:-6 3:-27
w-2 x many	2:-42 3:24 5:-13 6:17 8:-6
w-2 x move	0:-24 1:12 3:18 4:-6 8:-6
w-2 x must	1:-10 3:17
w-2 x my	0:-30 1:51 2:-20
w-2 x obj	0:-6 2:-17 3:-10 4:36 6:-9
w-2 x of	0:-35 1:22 2:19 4:-23 5:28 8:-11 9:-12
w-2 x over	0:15 2:-18 3:-8 5:33 8:-23
w-2 x push	0:-9 3:15
w-2 x shoot	0:-19 1:-7 2:20 6:10
w-2 x steal	0:8
w-2 x stop	0:48 1:-50 3:-35 4:-13 5:16 8:24
w-2 x subj	0:18 1:15 2:-16 4:-10
w-2 x take	0:37 1:13 2:-16 3:13 4:-33 5:-15 6:-10 8:-7
w-2 x the	0:-8 1:-40 2:12 3:-38 5:15 6:8 7:-8 8:57
w-2 x throw	0:21 6:-12
w-2 x to	0:8 1:-6 2:-21 3:-6 4:46 5:-16 6:-15 7:-11 8:-7
w-2 x vs	1:-15 2:14
w-2 x with	0:65 1:64 2:-34 3:-56 4:-27 5:-39 6:-16
w-2 x you	2:-6 3:-19 4:29
w-2 you must	0:7 1:22 3:-9 5:-10 8:-9
w-2 you over	0:-7 3:-10 5:-25 8:36
w-2 you take	0:-6 3:11
w-2 you throw	0:38 1:-14 2:-11
w-2 you with	0:-22 1:-9 4:-12 6:41
w-2 you x	0:-8 1:39 2:-47 3:38 4:-16 8:-18
w-3 A and a	0:-51 1:-27 3:36 5:-6 6:-8 7:-26 8:44
w-3 A and avoid	0:-17 1:-11 2:8 4:20
w-3 A and many	0:-10 1:-9 2:18 3:-18 4:-16 9:31
w-3 A and over	0:-16 5:18
w-3 A and take	2:-7 3:16
w-3 A and the	0:17 1:9 2:-9 3:-48 4:-12 5:18 7:21 8:-12 9:-7
w-3 A at the	0:-19 2:14 4:6
w-3 A at x	0:28 4:-19
w-3 A attack my	3:-15 4:28
w-3 A attack the	2:-7 4:9
w-3 A avoid the	1:-8 2:6 3:-12 4:26 8:-12
w-3 A bring many	3:17 6:-17
w-3 A bring x	0:44 2:-7 3:-25 8:-7
w-3 A but the	0:-27 2:31
w-3 A chase the	1:7
w-3 A comma a	0:-7 1:-14 2:28 7:-9
w-3 A comma avoid	0:29 2:12 5:-27
w-3 A comma but	1:17 2:-13
w-3 A comma many	0:57 1:-20 2:22 3:-41 4:-14 5:-9 9:-7
w-3 A comma save	0:-8 4:11
w-3 A comma the	1:-19 2:11 4:-8 6:17 8:-6
w-3 A comma x	0:61 1:-30 2:10 3:-26 7:-13
w-3 A eat my	3:17 4:-8
w-3 A from the	0:-24 1:-7 2:15 3:-18 4:37 8:-9
w-3 A from x	0:10 2:28 3:-10 6:-6 8:-13
w-3 A game with	0:-12 3:17 7:-8
w-3 A is a	1:14 2:-10
w-3 A is the	0:20 1:-15
w-3 A move a	0:-10 1:11 2:-14 8:15
w-3 A move at	0:-10 2:-7 3:24 4:-12
w-3 A move avoid	0:-14 2:-27 5:40
w-3 A move in	2:14 5:19 8:-20 9:-6
w-3 A move the	0:31 1:-11 2:-15 3:-11 4:20 5:-10 8:-10
w-3 A must the	0:-6 2:-7 3:-21 4:30
w-3 A obj take	2:16 6:-11
w-3 A over the	5:17
w-3 A rel save	0:27 2:-12 3:22 4:-35 7:-6
w-3 A rel take	3:8
w-3 A rel throw	6:11
w-3 A rel x	0:-33 2:22 3:17
w-3 A steal my	3:12
w-3 A steal the	0:17 2:28 3:-38
w-3 A stop the	0:-22 1:42 2:-24
w-3 A subj x	0:-28 1:-6 3:-30 4:60 6:-8 7:-10
w-3 A take a	0:8 3:9 4:-14
w-3 A take from	3:15 8:-9
w-3 A vs a	2:9
w-3 A vs the	0:7 2:13 4:-16
w-3 A with a	0:24 1:-17 3:-34 6:15 7:20 8:-15
w-3 A x comma	0:-17 2:49 3:9 4:-12 5:-8 6:-8 8:-13 9:-6
w-3 A x from	0:-6 2:16 3:18 8:-20 9:-10
w-3 A x in	0:-21 4:-18 6:33
w-3 A x take	2:15 3:-14
w-3 A x the	0:22 1:-53 2:-15 4:23 8:17
w-3 A x with	0:7
w-3 F and shoot	2:-18 6:18
w-3 F and the	0:-18 1:7 2:23 3:-10
w-3 F and x	0:-27 1:-17 2:6 3:35
w-3 F at move	0:-10 2:26 3:-18
w-3 F avoid the	0:-7 2:14
w-3 F comma avoid	2:19 4:-9 5:-11
w-3 F comma the	0:-6 1:-18 2:41 3:-21 5:-6
w-3 F comma x	0:19 1:-15 3:18 4:-7
w-3 F from the	2:8
w-3 F from x	0:-7 2:10
w-3 F obj take	0:-10 1:20
w-3 F take and	2:9 5:-6
w-3 F to the	0:-6 4:8
w-3 F vs the	2:10
w-3 F with a	0:29 1:10 3:-13 7:-10 8:-16
w-3 F with the	0:25 1:-10 3:-10
w-3 F x comma	0:-13 1:-9 2:34 3:-7 5:-7
w-3 H and take	0:-14 3:18
w-3 H and the	0:6 2:-41 3:47 9:-11
w-3 H attack the	2:-6
w-3 H chase the	0:-15 1:22 3:-12 4:7
w-3 H comma many	0:21 2:-11 5:-6
w-3 N and avoid	0:-11 2:14
w-3 N and eat	2:-15 3:19
w-3 N and the	1:24 2:-19 3:20 4:-13 8:-8
w-3 N comma a	0:-6
w-3 N comma avoid	0:-56 2:-24 4:-6 5:68
w-3 N comma many	0:-19 2:-6 3:25
w-3 N comma take	3:7
w-3 N comma x	0:6 1:14 2:-26 3:-36 4:-15 5:-7 6:32 7:-8 8:27
w-3 N in the	0:20 3:-16 4:17 5:-7 8:-14
w-3 N with a	0:10 1:18 6:-6 7:-17
w-3 N x comma	0:44 2:-18 3:-17
w-3 O and a	0:21 1:10 3:-23
w-3 O and avoid	2:-10 4:24 8:-12
w-3 O and the	0:27 2:-37 3:14 5:10 8:-12
w-3 O and throw	0:22 3:-10 6:-11
w-3 O avoid a	2:15 7:-6
w-3 O but avoid	0:17 5:-17
w-3 O but the	0:-18 1:-23 2:48 4:-12
w-3 O comma many	2:37 3:-15 5:-10 9:-16
w-3 O comma take	3:19 4:-15
w-3 O comma the	1:31 2:-25 4:-11 5:-6 8:-6
w-3 O comma x	0:-25 1:-23 3:50 4:-16 6:9 7:-6 8:-13
w-3 O in a	0:-30 1:45 3:-17 4:-7
w-3 O in the	0:-14 1:-16 2:13 3:-10 4:30 8:-8
w-3 O is a	0:18 1:-16 2:-8 3:12
w-3 O to x	0:-10 2:17
w-3 O vs the	0:8 2:-6
w-3 O with a	1:-61 3:78 6:-6
w-3 O with many	0:21 3:-17
w-3 O with the	0:-10 1:-15 3:13 6:-18 8:28
w-3 O x and	0:36 1:-8 2:-14 3:-9
w-3 O x comma	0:-16 1:39 2:-17 5:-8
w-3 V and take	3:8
w-3 V comma avoid	0:-10 2:-46 5:52
w-3 V comma the	2:7
w-3 V push x	0:9 2:-13 3:12 4:-12
w-3 V take the	3:-31 4:37
w-3 V x and	0:-15 2:-8 3:27
w-3 V x comma	0:44 1:-26 2:-6 5:-7 9:-6
w-3 a A and	0:-19 2:50 3:-53 5:25 6:-17
w-3 a A avoid	0:-6 2:-10 3:27 4:-10
w-3 a A chase	2:-43 3:47
w-3 a A comma	0:21 2:-16 3:14 4:-6 5:-8
w-3 a A eat	2:-8 3:9
w-3 a A in	0:24 1:-12 4:-36 5:29 8:-7
w-3 a A over	5:90 8:-86
w-3 a A shoot	0:-9 2:-14 6:21
w-3 a A steal	0:-21 2:-16 3:38
w-3 a A take	0:-18 3:6 4:-6 5:21
w-3 a A the	0:-8 1:-15 3:23 4:11 6:-12 9:-9
w-3 a A throw	0:-6 5:-12 6:26
w-3 a N of	0:-6 3:12
w-3 a O of	0:-25 6:12 8:-13 9:22
w-3 a V shoot	0:-21 6:31
w-3 a kind with	0:59 1:58 2:-80 3:-32
w-3 a x comma	0:17 2:-12
w-3 a x of	0:-14 1:8 2:23 3:-15
w-3 a x with	0:12 1:-34 5:-8 8:34
w-3 and a x	0:-30 1:-17 2:49 4:-9 7:-11
w-3 and hit the	0:47 3:-40 5:-6
w-3 and move in	5:-7 8:14
w-3 and the many	1:22 2:-14
w-3 and the x	0:21 4:-9
w-3 and x a	0:14 1:-16 4:18 8:-14
w-3 and x comma	1:-21 2:50 3:-34
w-3 and x from	0:16 2:-15 4:-19 5:24
w-3 and x the	0:67 1:-24 2:-32 4:-21 5:17 6:-9 8:-10
w-3 and you x	0:-19 1:10 2:-23 3:43 4:-7 8:-17
w-3 as A x	0:28 3:-27
w-3 at the x	0:-41 3:42 4:42 8:-43
w-3 at x comma	0:22 1:6 2:-18 3:-41 6:31
w-3 at x in	0:-24 3:-6 4:21
w-3 at x with	0:32 1:-30
w-3 avoid A and	0:-15 3:-25 5:37
w-3 avoid x the	2:-27 4:-36 5:-12 8:58
w-3 bring F at	0:15 4:-12
w-3 bring F to	0:-6 1:-6 4:19 8:-7
w-3 but not the	2:20 3:-11
w-3 but rel the	0:-30 1:24 2:15 4:-6
w-3 but the many	0:21 1:-19 2:13 3:-14
w-3 but the x	1:13 2:13 3:-6 4:-27
w-3 but with a	0:-16 1:20 3:-19 6:17
w-3 but with many	0:-47 1:-19 2:-12 3:66
w-3 but x comma	0:-59 1:-9 2:24 3:51
w-3 but x is	2:11 3:-9
w-3 comma A and	0:-15 2:-7 3:13 5:14
w-3 comma A comma	0:-47 1:-15 2:17 3:65 4:-7 5:-18 8:-10
w-3 comma A make	3:8
w-3 comma A to	0:-28 1:-12 3:36
w-3 comma A vs	2:7
w-3 comma A with	0:36 3:-21 8:-6
w-3 comma A x	0:79 2:-25 3:-17 4:-26 7:-12
w-3 comma F comma	0:-19 1:41 2:-30 3:15 6:-6 7:-7
w-3 comma N comma	0:46 2:-7 3:-33
w-3 comma O and	0:-17 2:20 3:16 4:-15
w-3 comma O comma	0:-16 3:38 6:-14
w-3 comma O to	0:-18 3:8 4:21 8:-11
w-3 comma O x	0:79 1:-38 2:-27 3:-10 4:-7
w-3 comma V comma	0:-17 1:-11 3:34
w-3 comma V x	0:-16 3:28 8:-6
w-3 comma a x	0:-11 1:36 3:-18 8:-8
w-3 comma and the	1:-13 2:47 3:-16 4:-19
w-3 comma avoid the	2:10
w-3 comma but is	0:-12 1:7 2:-6 3:11
w-3 comma but many	0:9 3:-8
w-3 comma but save	1:-15 3:-13 4:29
w-3 comma but the	0:22 2:-19 4:7
w-3 comma but x	0:32 1:-9 2:-13 6:-7
w-3 comma hit the	0:31 1:11 3:-29 8:-7
w-3 comma hit x	0:6 2:6
w-3 comma if the	0:-37 3:48
w-3 comma many x	0:9 1:-6 2:-19 3:-16 4:34 5:-6
w-3 comma must avoid	0:36 2:-19 5:-19
w-3 comma play a	1:12
w-3 comma play the	0:-8 1:13
w-3 comma play x	0:-8 1:22 3:-10
w-3 comma reach the	2:-9 4:29 5:-15 6:-9
w-3 comma rel a	0:-15 1:19
w-3 comma rel take	3:7
w-3 comma take x	0:-7 3:26 4:-13
w-3 comma word:enemy is	2:9
w-3 comma x a	0:-57 1:-9 2:-17 3:28 4:-6 7:62 8:-15 9:-9
w-3 comma x and	0:23 1:-12 2:-49 3:-27 4:26 5:19 6:18
w-3 comma x comma	0:31 1:-43 2:15 3:19 4:-24 5:-10 6:-11
w-3 comma x from	1:-30 6:45 8:-8
w-3 comma x in	0:13 1:-10 4:15 5:-16
w-3 comma x many	0:-9 1:35 2:-19 3:-6 6:-12
w-3 comma x of	0:28 3:-23
w-3 comma x stop	0:-19 1:-25 2:42 3:-7
w-3 comma x take	0:10 1:-6 3:8 6:-7
w-3 comma x the	1:-12 3:-17 4:33 5:-7 8:-9
w-3 comma x to	0:35 1:-20 4:-9 7:-6
w-3 comma x with	0:49 1:-28 2:-14
w-3 comma you x	0:8 1:16 2:-15 4:-10
w-3 eat A comma	0:-8 2:11
w-3 edge A and	1:-20 2:-18 9:35
w-3 edge A at	0:-14 2:25 4:-7
w-3 edge A avoid	0:-26 2:23 5:10 6:-7
w-3 edge A bring	0:-7 2:-7 3:17
w-3 edge A cross	0:16 8:-9
w-3 edge A fight	2:26 3:-6 4:-12
w-3 edge A from	0:32 3:-18 4:11 6:-14
w-3 edge A guard	0:-27 3:-12 4:38 8:-6
w-3 edge A in	0:19 8:-14
w-3 edge A make	0:-12 3:39 4:-22 5:-16
w-3 edge A move	0:22 2:-8
w-3 edge A over	5:-86 8:86
w-3 edge A steal	0:-36 2:22 3:13
w-3 edge A subj	0:13 1:-18 2:13 3:-11 4:-19 8:13 9:-9
w-3 edge A take	0:-21 4:22
w-3 edge A throw	0:21 4:-9
w-3 edge A with	0:-18 1:-12 2:-8 3:-13 8:39
w-3 edge A x	0:-54 3:78 4:-24
w-3 edge F eat	1:27 3:-26
w-3 edge F obj	1:-8 2:8 4:-10 8:18
w-3 edge H attack	0:-12 4:13
w-3 edge H subj	0:-7 4:11
w-3 edge H x	0:61 1:-14 2:-33 4:-11
w-3 edge O of	0:-52 2:-9 3:61 4:-6 8:-8
w-3 edge O take	1:41 3:-33 4:-7
w-3 edge O throw	0:-6 1:25 2:-6 6:-12
w-3 edge a x	0:50 1:-20 3:-25
w-3 edge at x	0:24 3:-10 4:-6
w-3 edge bring the	0:23 1:-10 2:-6 3:-14
w-3 edge edge A	0:-30 1:-8 2:-9 3:43 4:-16 5:-9 6:18 8:-10 9:-17
w-3 edge edge F	0:30 3:-12 4:-7
w-3 edge edge O	1:-13 2:-6 8:-7 9:25
w-3 edge edge a	0:6 1:44 2:-35 3:-9 7:11 8:-12
w-3 edge edge as	0:33 1:-12 3:-20
w-3 edge edge avoid	0:40 1:-19 2:16 5:-16 6:-17
w-3 edge edge edge	1:14 2:14 5:-11 6:-6 7:-6
w-3 edge edge fall	3:8
w-3 edge edge for	0:19 1:-10 3:-7
w-3 edge edge guard	0:24 4:-12
w-3 edge edge hit	0:-18 1:-21 2:-17 3:49
w-3 edge edge kind	0:14 1:6 2:33 3:-48
w-3 edge edge many	1:17 2:-22 3:-35 4:34
w-3 edge edge match	0:-13 3:21
w-3 edge edge move	0:36 1:7 2:-7 3:-12 6:-19
w-3 edge edge my	0:14 1:-41 2:46 3:-10 4:-6 8:-6
w-3 edge edge play	1:53 2:-34 3:-10 8:-8
w-3 edge edge push	3:22 5:-10
w-3 edge edge race	1:9
w-3 edge edge shoot	0:-16 3:-9 6:22
w-3 edge edge take	0:-27 1:-6 3:27 4:11
w-3 edge edge the	0:-32 1:16 3:-16 6:-8 8:19
w-3 edge edge throw	0:-15 1:20 3:-6
w-3 edge edge touch	0:29 1:-9 2:-6 3:-8
w-3 edge edge word:enemy	1:-10 2:21 3:-8
w-3 edge edge x	0:-14 1:6 2:-43 3:18 4:8 5:-18 7:-7 8:13
w-3 edge guard the	1:-17 4:25
w-3 edge hit a	0:15 1:-21 2:-17 3:20
w-3 edge hit the	0:-8 1:-7 2:-34 3:49 5:-6
w-3 edge is a	0:-6 1:11
w-3 edge kind as	0:-8 1:-15 3:32
w-3 edge kind but	0:-44 1:48 2:-9 3:6
w-3 edge kind comma	0:-65 1:42 2:-15 3:25
w-3 edge kind from	0:-23 1:34 2:-23 3:24 5:-12 6:-11
w-3 edge kind if	1:21 3:-6 4:-12
w-3 edge kind in	0:10 5:-6
w-3 edge kind with	0:-12 1:-89 2:77 3:39 5:-26 6:12 8:-9
w-3 edge kind x	0:32 1:-55 2:-8 3:23
w-3 edge make a	1:26 3:-11 4:-9
w-3 edge many x	0:33 1:-29 3:19 4:-17
w-3 edge match the	0:7
w-3 edge match with	3:8
w-3 edge match x	0:9
w-3 edge play a	1:9 3:-7
w-3 edge play the	0:-12 1:34 2:-7 3:-12
w-3 edge play x	0:7 1:-71 2:49 3:19
w-3 edge race at	0:-9 1:24 2:-12
w-3 edge race of	0:8 1:8 3:-6
w-3 edge race with	1:7
w-3 edge rel the	0:9 3:-6
w-3 edge save the	1:-7 2:-9 3:34 4:-25
w-3 edge take fall	3:13 6:-6
w-3 edge take the	0:10 1:-7 2:-47 3:49 4:-8
w-3 edge the x	1:24 3:-15
w-3 edge throw of	0:-6 3:-18 6:27
w-3 edge with x	0:-37 1:16 6:25
w-3 edge word:hero x	0:-7 1:11
w-3 edge x as	1:23 3:-12 4:-8
w-3 edge x bring	0:-21 1:25 2:-17 3:10
w-3 edge x comma	0:61 1:-23 2:12 3:-51
w-3 edge x from	2:15 3:-13 4:42 8:-54
w-3 edge x in	0:13 4:-6 5:-6
w-3 edge x love	0:26 1:-25
w-3 edge x many	0:9 1:-20 3:15
w-3 edge x of	0:-21 1:58 2:-37
w-3 edge x take	0:70 1:-30 2:-15 3:-18
w-3 edge x the	0:-15 1:-40 2:34 4:27 8:-10
w-3 edge x vs	1:-15 2:14
w-3 edge x with	1:85 2:-31 3:-60 6:-17 8:-8
w-3 fall x of	3:13
w-3 for comma x	0:6 3:16 4:-12 8:-8
w-3 for to comma	1:19 2:-17
w-3 for x comma	0:-36 1:17 2:-27 3:50 4:-14
w-3 from H with	0:10 1:14 2:-17
w-3 from x comma	0:-24 1:7 2:-37 3:-49 5:78
w-3 game comma rel	0:-6 2:9
w-3 game if a	0:31 1:7 2:-25 3:-6 8:-7
w-3 game if my	1:6
w-3 game if the	0:23 1:-18 2:17 3:-10 4:-12
w-3 game to the	0:37 3:-13 4:-17
w-3 guard O from	2:9
w-3 hit with the	0:33 3:-26
w-3 in V avoid	0:-9 2:9
w-3 in a x	0:12 1:11 5:32 8:-44
w-3 in rel a	0:-6 1:7
w-3 in the x	0:-12 3:-8 4:16
w-3 in x a	0:-10 4:27 8:-13
w-3 in x and	0:17 2:9 4:-23
w-3 in x comma	0:45 1:-7 2:-75 3:-14 4:31 5:6
w-3 in x stop	0:19 3:-13
w-3 in x with	0:19 1:-20 3:33 6:-21 8:-9
w-3 is comma x	0:6 3:-23 4:-9 6:31
w-3 is x a	0:-10 1:15
w-3 kind at the	0:-20 3:13 4:-13 8:26
w-3 kind but a	0:-7 1:9
w-3 kind but the	0:43 1:-9 2:-34
w-3 kind but with	0:-58 1:25 2:-6 3:44 5:-6
w-3 kind comma a	0:-7 1:20
w-3 kind comma if	0:-11 1:35 2:-26
w-3 kind comma many	0:-14 3:15
w-3 kind comma x	0:19 3:-14
w-3 kind if a	0:-25 1:25
w-3 kind if the	1:47 2:-15 3:-44
w-3 kind kind with	0:-10 1:-11 3:-18 5:34
w-3 kind of x	3:9
w-3 kind vs many	0:-17 1:-12 2:33 3:-8
w-3 kind with a	0:-25 1:66 2:-8 3:-32
w-3 kind with many	0:49 1:-39 2:53 3:-70
w-3 kind with my	0:14 1:13 3:-12
w-3 kind with the	0:-21 1:-22 2:53 3:8 5:-8 6:-13 8:-16
w-3 kind x from	0:28 1:-9 2:-14 3:13 4:-14 6:-12
w-3 make F and	0:-6 3:11
w-3 many N comma	0:-29 2:-10 3:-34 4:30 5:37
w-3 many word:enemy comma	0:44 1:-21 2:-33 5:11
w-3 many x and	0:41 1:-9 3:-20 5:-12
w-3 many x comma	0:47 1:-11 2:-23 3:-28 4:-10 5:-7 6:-8 9:30
w-3 many x of	0:47 1:-25 3:-14 4:-7
w-3 many x the	0:9 3:-54 4:-6 8:45
w-3 match many with	3:6
w-3 match with many	3:7
w-3 match with the	0:-6 3:10
w-3 me in the	1:18 4:12 5:-23 8:-10
w-3 me x as	1:17 2:-7 3:-6
w-3 me x comma	2:13
w-3 me x the	3:12 4:-6
w-3 move a x	0:13 6:-11 7:-10 8:18
w-3 move comma x	1:-19 2:-12 3:-9 4:22 7:17
w-3 move in the	0:30 3:-10 4:-19 5:22 8:-27
w-3 move x of	0:-33 3:-6 5:30 6:-6 8:7
w-3 move x with	2:15 5:-15
w-3 must guard the	0:-7 2:-7 4:17 5:-7
w-3 my x love	0:-35 1:49 3:-21
w-3 not hit the	0:-23 2:58 3:-42
w-3 not x comma	0:7 1:-15 2:-19 3:-11 4:40 5:-8 6:-8
w-3 obj hit x	0:-18 1:-6 4:6 8:23
w-3 obj take but	2:17
w-3 obj take stop	0:-15 2:17
w-3 of F in	0:-8 1:26 8:-14
w-3 of x and	0:-11 3:28 8:-13
w-3 of x in	0:17 1:-11
w-3 over O and	0:-13 2:-12 3:-8 8:28
w-3 play a x	0:-11 1:16
w-3 play in x	8:10
w-3 play is a	1:6
w-3 push many the	3:15
w-3 reach bring comma	0:-9 1:-15 2:33 3:-7
w-3 rel H the	1:27 2:-19 3:-7
w-3 rel a A	3:16 4:-15
w-3 rel fall of	0:-14 4:-9 8:34
w-3 rel move x	0:21 1:-10 2:-7 4:-8 5:-11 6:-7 8:20
w-3 rel save the	3:-12 4:11
w-3 rel x a	0:8 2:-20 4:-6 7:21
w-3 rel x from	2:-21 8:-6 9:34
w-3 save x from	0:27 2:-13
w-3 shoot O at	2:17 8:-8
w-3 sneak and steal	0:-27 2:-28 3:49
w-3 steal F from	2:6 3:-6 8:7
w-3 steal x comma	2:-14 3:-8 6:18
w-3 stop O and	0:54 3:-45
w-3 stop at x	0:11 2:-8 3:10 4:-6 8:-11
w-3 stop x comma	0:-10 2:34 3:-28
w-3 stop x in	0:29 2:-17 8:-6
w-3 subj A from	3:10
w-3 subj A to	3:-17 6:20
w-3 subj N to	0:34 3:-14 4:-6 8:-10
w-3 take F avoid	0:31 2:-12 5:-20
w-3 take F in	1:22 5:-12
w-3 take O comma	0:51 1:-16 3:-32
w-3 take the fall	3:8
w-3 the A from	0:-10 1:-15 2:-9 3:-15 5:42
w-3 the A is	0:-27 1:-14 2:60 3:-32 7:-6
w-3 the A of	0:20 1:-7 2:20 4:-25
w-3 the A push	3:7
w-3 the A the	0:-18 2:-9 3:36 4:-9
w-3 the A throw	0:-6 1:-6 5:-7 6:9
w-3 the A x	1:45 2:-14 3:-28
w-3 the F at	2:28 4:-6 8:-9
w-3 the N from	0:16 2:-14
w-3 the O from	0:-21 1:29 2:-28 3:29 5:-17 8:8
w-3 the O in	0:-31 5:-6 8:39
w-3 the O is	0:-16 1:-7 2:-22 3:40
w-3 the word:bricks is	0:-7 1:-9 2:-11 3:23
w-3 the word:enemy is	2:28 3:-13 5:-16
w-3 the word:enemy play	0:-8 1:-19 2:32
w-3 the x and	0:-17 2:37 3:-19
w-3 the x at	0:31 4:-21
w-3 the x avoid	0:-13 2:14
w-3 the x comma	0:-77 1:-32 2:65 3:53 4:12 5:-15 6:-21 8:-8
w-3 the x from	0:54 1:-16 3:-17 4:-11 8:-7
w-3 the x is	0:-7 1:-9 3:-29 5:41
w-3 the x of	0:-19 2:20 3:13 5:-6 8:-8
w-3 the x stop	0:36 1:-10 2:-14 3:-11
w-3 the x the	0:-31 1:18 2:-9 3:38 4:-8 8:-10
w-3 the x with	0:-25 1:-24 2:26 3:45 5:-13 6:-14 8:-12
w-3 throw F at	0:-8 2:-7 4:16
w-3 throw H at	0:-6 2:8
w-3 throw O at	0:23 2:-14
w-3 to bring the	3:17
w-3 to save the	0:-7 3:-6 4:14
w-3 to x comma	0:-50 1:42 2:45 3:-28 4:-6 8:-7
w-3 to x the	0:20 1:21 2:-15 4:-12 8:-14
w-3 touch V with	0:-9 1:25 3:-11
w-3 touch comma x	5:20
w-3 vs H and	2:32 3:-19
w-3 with A and	0:-17 1:39 2:-17 4:34 5:-29 9:-15
w-3 with A comma	0:-53 2:16 3:47 5:-9 6:-6
w-3 with F and	0:-18 1:-11 2:50 3:-22 9:-10
w-3 with F comma	0:-26 2:33
w-3 with O and	3:-14 5:22
w-3 with O in	0:41 1:-24 8:-12
w-3 with a x	1:25 2:-21 3:-15 6:-16 7:15
w-3 with x comma	0:-65 1:16 3:71 4:-8 5:-13 6:-10 8:-9
w-3 with x stop	0:-14 1:-18 2:38 5:-8
w-3 word:boss is a	1:-11 7:13
w-3 word:enemy comma a	1:23 2:-7
w-3 x A and	0:-34 2:7 3:9 4:-14 5:-18 8:-14 9:47
w-3 x A comma	0:33 2:-29 3:-6
w-3 x A in	0:48 3:-8 4:-9 5:-7 8:-21
w-3 x A must	0:32 3:-10 4:-10 5:-11
w-3 x A subj	2:-31 3:34
w-3 x A the	0:27 2:-9 3:-38 4:25
w-3 x A x	2:-9 3:-68 4:-7 5:45 9:28
w-3 x F at	2:6 4:-7
w-3 x F comma	2:-17 3:-9 5:19
w-3 x F in	0:-8 1:-6 3:-6 4:16
w-3 x F take	0:-21 1:-25 3:33 4:-15 6:20
w-3 x F x	0:8 3:-34 8:35
w-3 x H comma	1:-34 2:-16 3:48
w-3 x N comma	0:-11 1:-14 2:10 3:22 5:-7
w-3 x O comma	0:56 1:-29 2:27 3:-40 8:-6
w-3 x O in	0:34 1:-9 2:-15 4:-14 8:7
w-3 x O with	0:29 1:-15
w-3 x O x	0:42 1:-53 2:-6 3:44 4:-33 8:-14
w-3 x a x	0:-44 1:-12 2:-28 3:15 4:-17 6:32 7:39
w-3 x and a	0:-9 1:-6 2:25 4:-6 8:-7
w-3 x and avoid	0:15 2:39 3:-6 4:-9 5:-45
w-3 x and eat	2:-6 3:9
w-3 x and hit	0:10 2:19 3:-27
w-3 x and over	5:12 8:-11
w-3 x and the	0:-34 1:-7 2:-27 3:29 4:15 5:22 8:-13 9:-14
w-3 x and with	0:-27 1:37 2:-7 3:-8 5:16 6:-12
w-3 x and x	0:12 2:-8 3:-23 6:-11 7:27
w-3 x at many	3:21 4:-12
w-3 x at the	0:65 2:6 4:-38 8:-16
w-3 x at x	0:-52 2:-27 3:-18 4:36 8:45
w-3 x avoid from	2:10
w-3 x but the	0:-20 1:-28 3:-11 4:21 5:35 8:-14
w-3 x but with	0:46 1:11 2:-39 3:-20
w-3 x but x	0:-32 1:59 3:-30 6:-9
w-3 x comma a	0:-25 1:16 2:-24 7:37
w-3 x comma avoid	0:-23 3:-6 4:-12 5:-20 6:46
w-3 x comma bring	0:68 1:-18 3:-53
w-3 x comma but	2:17
w-3 x comma comma	0:-11 1:74 2:-47 3:-16 4:-11 8:-8 9:-6
w-3 x comma fall	0:-15 1:-14 3:29
w-3 x comma from	0:34 1:-12 2:-32 3:-9 5:18
w-3 x comma many	0:-19 1:-14 2:-28 3:22 4:47 5:-16 6:-18 7:-7 8:-6
w-3 x comma play	0:-14 1:25 3:-9 6:-7
w-3 x comma take	0:-9 3:-17 4:26
w-3 x comma the	0:-9 1:10 2:-6 3:43 4:-32 5:-13 8:-12
w-3 x comma with	2:10 3:-6 5:21 6:-12 8:-12
w-3 x comma x	2:-40 3:32 4:-49 5:-43 6:19 7:7 8:26
w-3 x cross x	0:28 4:-13
w-3 x from x	0:30 4:-14 8:-7
w-3 x game comma	0:8 3:-7
w-3 x game with	0:-6 1:-42 2:-14 3:56
w-3 x hit x	0:-30 1:23 2:17
w-3 x if a	0:-10 1:-23 2:45 3:-13 7:-6
w-3 x in a	0:19 1:-20 3:-7 4:-9 8:17
w-3 x in of	0:-12 3:32 5:-9 6:-7 9:-12
w-3 x in the	0:-29 3:53 8:-43
w-3 x in x	0:-6 1:-9 3:-19 8:31
w-3 x is a	0:41 1:-6 3:-17 7:-7
w-3 x is comma	1:-23 2:25
w-3 x is the	0:12 2:-13 3:-16 4:19
w-3 x kind comma	0:43 1:-23 2:6 3:-24
w-3 x love the	0:-10 1:25 3:-16
w-3 x many comma	1:7
w-3 x many x	0:-35 3:-13 4:24 6:37
w-3 x move a	0:-17 1:-26 3:-15 6:53 8:-19
w-3 x obj x	0:-33 1:-9 3:34 4:27 8:-15
w-3 x of a	0:-40 1:-10 3:25 8:27
w-3 x of the	0:13 2:-17 3:-14 4:-20 8:37
w-3 x or x	0:25 4:-16
w-3 x steal my	0:-9 3:19 4:-6
w-3 x stop comma	0:16 3:-14
w-3 x stop many	0:22 3:-18
w-3 x stop the	0:31 1:-21 2:16 3:-20 4:-8
w-3 x stop x	0:10 1:22 2:-20 4:-6 6:-8
w-3 x take many	3:12
w-3 x the x	0:7 1:-37 3:-14 4:45
w-3 x to comma	0:46 1:14 2:-9 3:-46
w-3 x to x	2:-25 3:-32 4:-7 6:61 8:-13
w-3 x vs many	0:-9 1:-18 2:26
w-3 x vs the	0:30 2:-20
w-3 x with a	0:-12 1:32 5:-8
w-3 x with many	0:-26 1:-12 2:15 3:24
w-3 x with the	0:-10 1:-22 2:-37 3:-10 5:17 6:21 7:-6 8:31
w-3 x with x	0:50 1:-7 3:-33 5:-6
w-3 you bring me	0:-21 3:23
w-3 you x a	0:26 1:-15 2:24 3:-16 4:-22
w-3 you x many	0:-28 3:39 6:-17`;
