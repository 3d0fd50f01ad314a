// Made by `npm run meaning` from the labelled prompts. Don't edit. Answers: free hero enemy item goal obstacle projectile boss place ally.
export default `alive 0 F +	0:-10 1:-25 2:46 3:-10 4:-55 5:45 7:-13 8:-12 9:6
alive 0 F 1	0:-7 1:35 3:-10 4:-14 5:-10 6:12 7:-8
alive 0 N +	0:32 1:-12 2:37 3:-33 4:-53 6:23 7:-8
alive 0 N 1	0:20 1:-25 2:-20 3:10 5:13 8:-13
alive 0 O +	0:11 2:11 3:-25 4:8 5:-17 6:-8 7:-13 8:16 9:-6
alive 0 O 1	0:-13 1:7 2:-12 4:-12 5:-7 6:12 7:-9 8:23
alive 1 A +	0:19 1:15 2:29 3:-48 5:-32 6:-15 7:-28 8:10
alive 1 A 1	0:14 1:-6 3:18 4:-8 5:7 6:-15 7:-8 8:11 9:-6
alive 1 F +	0:19 2:-25 3:20 4:25 5:-25 6:-25 9:-14
alive 1 F 1	1:-41 2:18 3:36 4:30 5:-6 6:-28 8:-9
alive 1 H +	0:-15 1:6 2:62 3:-25 4:-9 5:-12 6:-9 7:-18
alive 1 H 1	0:33 1:13 2:-30 3:19 4:-8 5:6 6:-22 7:-14
alive 1 N +	0:-19 1:6 2:-38 3:10 4:32 5:10 6:-19 7:-9 9:-8
alive 1 N 1	0:20 1:18 2:-8 3:-20 4:-9 5:-15 6:-7 8:15
alive 1 O +	0:-11 1:-35 2:14 3:21 4:23 6:-37 7:11 8:-7 9:-8
alive 1 O 1	0:34 1:-18 2:-16 3:8 5:7 6:-8
alive 1 V +	0:30 1:14 2:-43 3:-16 5:24 6:-6 8:-15
alive 1 V 1	0:6 1:20 3:-20 4:11 5:-11 6:19 8:-42
alive 2 A +	1:-6 2:41 4:-16 6:-12 7:-23 8:-6 9:-13
alive 2 A 1	0:6 1:20 2:-30 5:-7
alive 2 F +	0:-28 1:18 2:-56 3:38 4:-28 6:17 9:-7
alive 2 F 1	0:39 1:-9 2:-24 3:-6 4:-44 6:22
alive 2 H +	0:-21 1:-35 2:-19 3:7 5:8 6:40 7:22 8:-6 9:-9
alive 2 H 1	0:-20 1:13 2:29 3:-15 5:-8 7:-7 8:-13
alive 2 N +	0:18 1:-19 2:-19 3:-20 4:20 6:-6 7:-7 8:9 9:-7
alive 2 N 1	0:-55 1:-11 2:21 3:-7 4:20 5:8 8:15
alive 2 O +	1:15 2:-35 3:26 4:-10 5:11 6:-31 7:-11 8:9 9:-14
alive 2 O 1	0:9 2:-7 4:-6 5:-10 6:11 8:-31
alive 2 V +	5:8 6:-22 7:-20 8:18 9:-7
alive 2 V 1	0:10 3:16 4:-18 6:-7 8:-11
alive 3 A +	0:-19 1:27 2:-22 4:16 5:-12 7:32 8:-25
alive 3 A 1	1:10 2:52 3:-40 4:-6 8:-30
alive 3 F +	0:20 1:-14 2:14 3:-18 4:11 5:-26 6:-10 9:9
alive 3 F 1	3:-24 4:25
alive 3 H +	0:22 1:-24 2:27 3:-35 4:-16 5:12 6:-18 8:-11 9:9
alive 3 H 1	0:-6 2:19 3:-17 7:13
alive 3 N +	0:-12 1:-6 2:-11 3:36 4:9 5:-13 6:-16
alive 3 N 1	0:31 4:-13 8:-15
alive 3 O +	0:58 1:-29 2:-6 3:-44 4:-55 5:15 6:64 7:-19 8:-34
alive 3 O 1	0:-31 1:48 3:12 6:-7 8:-29
alive 3 V +	0:-7 2:48 3:-9 5:-48 7:11 8:-32 9:-6
alive 3 V 1	0:-10 1:-9 2:-14 3:-15 4:-14 6:-9 8:42
at+2 A	0:-18 1:6 2:-24 3:8 5:-17 6:36 7:-11 8:20 9:-14
at+2 F	0:7 1:87 2:-23 4:-43 5:-10 6:-44 7:-7 9:-8
at+2 H	0:-69 1:55 2:-25 3:7 4:8 5:-19 6:23 8:-16 9:19
at+2 N	0:-35 1:-13 2:-29 3:14 4:-25 5:-19 6:47 7:-6 8:60 9:-8
at+2 O	0:10 1:16 2:-63 3:49 4:7 5:-35 6:-13 7:-15 9:9
at+2 V	0:-23 1:18 2:21 5:-12 6:-15
at+2 a	0:24 1:-27 2:33 3:-33 4:22 5:7 8:-17 9:-6
at+2 and	0:44 2:26 3:-20 4:-28 6:-27 7:-14 8:-16
at+2 as	0:11 1:-24 2:-22 3:-13 5:-6 6:36 7:17 8:-7
at+2 at	0:17 1:-36 2:13 3:-16 4:-41 5:55 6:10 7:33 8:-44 9:-9
at+2 attack	0:-10 1:-18 2:-20 3:44 6:-18 8:14
at+2 avoid	0:-27 1:10 2:18 3:11 4:-6 6:-9 8:-11
at+2 bring	0:6 1:-14 4:21 5:-14 6:-13 8:13
at+2 but	0:40 1:-52 3:-24 4:35 5:10 6:-6 8:-27 9:-7
at+2 by	0:-12 1:-34 2:21 3:22
at+2 chase	0:35 1:-40 2:32 3:-19 8:-7
at+2 comma	0:42 1:-15 3:-43 4:26 5:-7 6:-14 7:-17 8:22 9:-22
at+2 cross	0:11 4:11 5:-10
at+2 each	0:-9 1:34 2:-23
at+2 eat	0:-15 1:6 3:7 4:-12 5:27 8:-24
at+2 edge	1:14 3:12 4:-8 6:-14 7:11 8:-11 9:-6
at+2 fall	0:36 1:-18 2:-13 4:-12 5:16 6:-7 8:-6
at+2 fight	0:-17 1:-18 2:44 4:8 8:-15
at+2 for	0:-24 1:12 3:22
at+2 from	0:12 1:-22 2:-19 3:-21 4:22 5:-10 6:12 7:-7 8:31
at+2 game	0:27 1:-57 2:-52 3:54 6:19 8:-10
at+2 guard	1:-6 3:-24 4:39 6:-8 8:-20
at+2 hit	0:26 3:8 4:-33 5:-16 6:-20 8:24 9:-9
at+2 if	0:12 1:-43 2:22 3:47 4:-21 5:12 6:-8 7:-8 8:-37
at+2 in	1:23 2:-23 3:-26 4:-35 5:24 7:-10 8:26 9:-18
at+2 is	0:32 1:-55 2:28 4:-7 5:17 6:-16
at+2 kind	0:29 2:26 3:-40 8:-6
at+2 make	0:-6 2:-17 3:29 4:6 8:-6
at+2 many	0:61 1:28 2:-19 4:-13 5:-46 6:-12 7:-12 8:-15
at+2 match	0:-8 1:-15 2:-8 3:29
at+2 me	0:-13 1:6 2:45 3:-6 4:-46 6:-33 7:-14 8:20
at+2 move	1:-16 2:9 4:-26 5:20 8:-11 9:31
at+2 must	0:-26 1:7 2:-11 3:10 4:17 6:18 8:-17
at+2 my	0:-62 1:-116 2:105 3:6 4:44 5:27 8:-25
at+2 not	0:-49 3:-20 4:30 5:-26 7:-6 8:60
at+2 of	0:14 1:57 2:-37 3:-24 4:-7 5:27 8:-31
at+2 or	0:-8 4:37 5:-10 6:-8 8:-17
at+2 over	0:6 1:-43 2:-33 3:26 4:-6 5:8 8:25
at+2 play	0:11 1:-16 2:10 3:14 4:13 6:-16 7:-9 8:-23
at+2 push	0:17 1:-17 2:15 3:13 4:-20 5:-8 6:8 8:-7 9:-15
at+2 race	0:12 4:-8
at+2 reach	1:-22 3:-10 4:11 5:-10 8:22
at+2 rel	1:38 2:-31 3:-18 4:7 5:-16 6:-13 8:15
at+2 save	0:-13 1:14 4:-9
at+2 shoot	0:16 1:-30 2:38 3:-27 8:-13 9:18
at+2 sneak	1:7
at+2 steal	0:-13 1:15 4:-11 8:10
at+2 stop	1:-68 2:93 3:-19 5:-31 6:-9 7:-11 8:-48
at+2 subj	1:22 3:-24 4:-22 6:21
at+2 take	0:-26 1:64 3:-42 4:8 5:-17 6:-8 9:-7
at+2 the	1:-68 2:36 3:36 4:6 6:6 8:-24 9:-7
at+2 throw	0:-30 1:48 3:-25 4:-6 6:19 8:-6
at+2 to	0:-14 1:44 2:6 3:-51 4:10 6:-11
at+2 touch	0:7 1:-9 2:-6 5:17 8:-6
at+2 victim	1:-17 3:-24 4:34
at+2 vs	0:41 2:-16 3:-58 4:-19 8:44
at+2 with	0:19 1:30 2:-15 4:25 5:-15 6:-16 8:-46
at+2 word:boss	0:-7 1:21 2:16 3:-20 6:-10
at+2 word:enemy	2:37 3:-25 4:-12 5:-9
at+2 word:hero	2:14 3:-7 4:-6
at+2 word:item	0:7 3:19 9:-16
at+2 word:obstacle	0:7 1:7 2:-13 5:12 7:-11
at+2 x	1:10 2:-14 3:-8 4:-6 5:12 8:-7
at+2 you	0:-8 1:-21 2:7 3:-30 4:37 5:6 6:12 9:-7
at-2 A	0:-24 1:-52 2:-15 3:46 5:11 6:14 7:-13 8:-13 9:13
at-2 F	1:33 2:21 3:-25 5:-38 6:-19 7:-14 8:23 9:-22
at-2 H	0:43 1:25 2:-27 3:21 4:-35 5:-15 6:9 7:-8 8:-9 9:-16
at-2 N	0:-44 1:25 2:10 3:35 5:26 6:-18 7:-6 8:-57 9:-11
at-2 O	0:-35 1:11 2:-31 3:67 4:-24 5:-34 6:-19 7:-15 8:30
at-2 V	0:-26 2:11 3:29 4:-26 5:11 6:-26 7:14 8:-35 9:10
at-2 a	1:14 2:38 3:-74 4:-67 5:-13 7:31 8:29 9:-7
at-2 and	0:-45 2:29 3:18 5:13 6:-8 8:-18 9:-12
at-2 as	0:18 2:-7 8:-6
at-2 at	0:-8 1:-46 2:-23 3:-14 4:15 5:-12 6:-14 7:22 8:44
at-2 attack	0:8 1:12 2:-8 3:-13 4:8 8:-6
at-2 avoid	0:-21 1:29 2:13 3:-27 4:32 5:19 6:-15 7:-9 8:-50
at-2 bring	0:16 1:-35 3:37 4:10 6:-16 8:-27
at-2 but	0:78 1:-21 2:6 3:-48 7:-8 8:-36
at-2 by	1:8 3:-6
at-2 chase	1:19 2:-9 3:-24 4:20
at-2 comma	0:-8 2:-16 3:-11 4:8 5:18 6:17 7:10 9:-19
at-2 cross	0:17 1:-7
at-2 each	0:-14 3:24
at-2 eat	0:19 1:-16 2:21 3:-16 4:-12 5:11 6:-7
at-2 edge	0:12 1:25 3:-14 5:-14 6:-6
at-2 fall	0:9 1:-20 2:-17 3:7 4:17 5:-7 6:-8 8:9
at-2 fight	0:10 1:-9 3:35 5:-12 6:-21
at-2 for	0:17 3:-27 4:-13 8:24
at-2 from	0:12 1:14 3:-44 5:6 6:40 7:-6 8:-41
at-2 game	0:21 1:-6 2:-12 3:52 4:-26 5:-11 6:-10 7:-13 8:-24 9:-6
at-2 guard	0:-16 1:-26 2:-6 3:12 4:39 5:-12
at-2 hit	0:-7 1:-44 2:27 3:12 4:-8 5:10 7:-7
at-2 if	0:-29 1:21 2:45 4:-43 5:-10 6:-18 7:-11 8:-22 9:29
at-2 in	0:-17 1:-21 2:-18 4:8 6:-6 7:-15 8:58 9:-17
at-2 is	0:18 1:-9 2:12 4:-16 5:-26 6:24 8:-35
at-2 kind	3:24 4:-24 8:-25
at-2 love	0:-12 1:23 3:-12
at-2 make	0:-29 2:43 3:-27 4:30 5:-7 6:-7 7:-11 8:-14
at-2 many	0:-24 1:-42 2:-18 3:6 4:32 5:-28 7:15 8:24
at-2 match	0:21 2:-7 3:9 8:-12
at-2 me	0:36 2:90 3:-73 4:-33 5:-38 6:-29
at-2 move	0:-29 1:38 2:-48 3:6 4:-48 6:21 7:12 8:23 9:-10
at-2 must	0:15 1:35 2:-47 3:-15 5:-10 6:-21 8:24
at-2 my	0:59 1:-28 2:-6 3:7 4:-8 8:-22
at-2 not	0:-20 1:-8 2:54 3:-31 4:-6
at-2 obj	0:-11 1:32 2:-13 3:28 5:-13 6:-17 8:-20
at-2 of	0:46 1:10 2:-54 3:13 4:-11 5:-13 6:-8 7:-13 8:13
at-2 or	0:48 1:17 2:-13 3:-20 4:-26 7:-9
at-2 over	0:13 3:-17 4:-7 5:10 6:-9 8:8
at-2 play	0:-29 1:16 2:22 3:19 4:-14 5:-15 6:-7 8:-9
at-2 push	2:-6 3:-28 4:30 5:14
at-2 race	1:41 2:-18 3:-8 5:-8
at-2 reach	0:8 1:-15 2:14 3:-24 4:51 5:-16 6:-12 8:-21
at-2 rel	0:56 2:7 3:-11 4:-63 5:-6 7:-9 8:12
at-2 save	1:-9 2:-10 3:15
at-2 shoot	0:-17 1:-12 2:20 3:-18 6:29
at-2 sneak	2:27 3:-8 4:-14
at-2 steal	0:26 2:10 3:14 4:-24 6:-17 8:-7
at-2 stop	0:22 2:-27 3:44 4:-19 6:-13 7:-11 8:-24 9:-9
at-2 subj	0:-23 1:-6 3:-30 4:52 5:13 6:-8 8:-10
at-2 take	0:-48 1:-14 2:15 3:20 4:7 5:19 6:-17 7:-9
at-2 the	0:11 1:-18 2:-30 3:14 4:70 5:-13 6:-35 7:-18 8:-25 9:-7
at-2 throw	0:11 1:8 2:27 3:-25 4:-16 5:-15 6:15 8:-10
at-2 to	0:63 1:-7 2:-46 3:-89 4:-14 5:8 6:68
at-2 touch	0:18 1:-6 2:29 3:-17 4:-6 5:-23
at-2 victim	1:-6 2:14 3:-8
at-2 vs	0:30 1:-48 2:67 3:-28 4:-24 5:-6 6:-8 7:-7 8:-14
at-2 with	0:8 1:38 3:-25 4:-21 8:-7
at-2 word:boss	0:20 2:-14 3:-23 7:20
at-2 word:bricks	0:-10 2:-14 3:23
at-2 word:enemy	1:-37 2:44 9:-18
at-2 word:goal	2:-9 3:-7 4:15
at-2 word:hero	1:21 2:-17 3:7 4:-6
at-2 word:obstacle	3:-13 5:17
at-2 x	0:33 1:-28 3:-26 4:27 5:14 6:-28
at-2 you	0:-16 1:13 2:-59 3:6 4:-12 6:54 8:6
bias	0:6 1:8 2:12
by before	0:13 1:-21 2:21 3:-11 4:-18 5:7 6:-14 7:-6 8:21
by before A	0:-32 1:24 2:31 3:-17 8:-7
by before Ap	0:-20 2:25
by before As	0:-10 2:14
by before Au	0:-8 1:28 3:-14
by before F	0:8 1:-30 2:-10 3:32
by before Fp	0:22 1:-11 2:-7
by before Fu	0:-15 1:-21 3:37
by before N	0:27 1:-12 3:-15 4:-9 5:16
by before Nu	0:21 1:-11 3:-10 4:-9 5:16
by before O	0:18 1:-8 2:-7 3:-30 6:-11 8:32
by before Op	0:33 1:-10 3:-13 8:-7
by before Ou	0:-10 2:-6 3:-18 6:-10 8:37
by before arena	0:-6 1:9
by before catcher	1:-7 3:25 8:-7
by before crossing	0:-8 1:17
by before duel	0:-33 2:14 3:-13 6:-10 8:40
by before falling_blocks	0:11 1:-7
by before flappy	0:-24 1:36 2:-15 3:-8
by before maze	3:-6
by before memory	0:-21 1:-16 3:46 8:-9
by before platformer	0:-10 1:26 2:-14 3:-10 5:14
by before quiz	0:40 3:-24 4:-11
by before rhythm	0:35 3:-29
by before shmup	0:17 1:-33 2:28 3:-12
by before tower_defense	0:30 1:-52 2:25 3:-7
by behind	0:9 1:-7 2:7 4:-22 6:9 8:-25
by behind A	0:10 1:22 3:-11 4:-14 5:-16 8:-7
by behind Ap	0:-33 1:19 2:26 3:-15 4:-13
by behind As	1:9
by behind Au	0:60 2:-40 5:-15
by behind F	0:16 1:-14 2:-19 6:11 8:-8
by behind Fp	0:16 1:10 2:-14 3:-35 6:25
by behind Fu	1:-30 2:-6 3:46 6:-15 8:-8
by behind H	0:-7 2:9
by behind Hp	0:-7 2:9
by behind N	0:15 1:15 3:-25 4:-14 5:25 8:-19
by behind Np	3:7
by behind Nu	0:7 1:19 3:-30 4:-10 5:27 8:-14
by behind O	1:-20 2:34 3:25 5:-11 6:-34 8:-9
by behind Op	0:7 1:-14 3:31 5:-10 6:-24 8:-7
by behind Ou	0:-12 1:-7 2:36 3:-7 6:-12
by behind V	0:-20 1:-46 3:21 6:37
by behind Vp	0:-25 1:-24 6:43
by behind Vu	1:-26 3:30 6:-8
by behind aim_physics	0:37 1:-22 2:-9 3:-19 4:-7 6:20
by behind arena	0:78 1:-34 2:-13 3:-34
by behind breakout	0:-36 1:-25 3:63 6:-7
by behind catcher	1:6
by behind clicker	0:8 1:-38 2:-10 3:39
by behind duel	0:-45 1:86 2:-17 3:-41
by behind falling_blocks	0:18 1:-11 6:-9
by behind farm_sim	1:32 2:-13 3:-20
by behind flappy	5:7
by behind match3	0:-8 1:-9 3:22 6:-7
by behind maze	0:29 1:28 2:-18 3:-17 4:-10 5:-20 8:-13
by behind memory	0:-12 1:-78 2:20 3:45 6:24
by behind platformer	0:-53 1:34 2:-10 3:-20 5:43 8:-13
by behind quiz	0:6 1:-30 2:-12 3:41 6:-9
by behind racing	0:25 1:32 2:-21 3:-33 5:-9
by behind reaction	0:-10 1:-12 3:41 6:-24
by behind rhythm	0:11 1:31 2:-17 3:-28
by behind runner	1:7
by behind shmup	0:-20 1:-9 2:28 3:-38 6:25
by behind tower_defense	0:-27 1:-11 2:68 3:-14 4:-14 5:-16
c A	1:20 2:18 5:-8 6:-9 8:-6
c A +	1:14 2:27 3:-13 5:-15 6:-10 8:-10
c A 1	0:11 1:14 6:-8
c F	1:-7 2:-13 3:28 5:-8 6:9 7:-9 9:-6
c F +	1:-7 2:-16 3:25 4:-6 7:-8
c F 1	0:8 3:6 5:-12 6:12 7:-9 9:-6
c H	1:-7 2:40 3:-26 4:-14 5:8 8:-15
c H +	0:-8 1:-35 2:37 3:-34 4:-10 5:12 6:21 7:7 8:-12
c H 1	0:11 1:16 2:10 4:-12 6:-22 8:-13 9:-7
c N	0:8 1:-11 2:-17 4:14 5:10 6:-10 7:-12 8:13 9:-10
c N +	1:-10 2:-17 4:16 6:-7 7:-13 8:10 9:-11
c N 1	0:13 1:-8 3:-10 5:9 6:-7 8:7
c O	0:9 1:-8 2:-11 3:10 7:-8 9:-8
c O +	0:12 1:-23 3:9 4:8 5:7 6:-9 7:-7 9:-10
c O 1	1:10 2:-19 3:9 4:-9 5:-6 6:11 7:-8 8:6
c V	0:8 1:22 2:9 3:-13 5:-10 6:-9 7:-8 9:-10
c V +	0:7 1:13 2:13 3:-14 4:9 6:-16 7:-6 8:-10 9:-11
c V 1	0:6 1:13 4:-11 5:-15 7:-6 8:6
called word:boss	2:-11 7:17
called word:enemy	0:-11 1:-19 2:41 3:-9 5:-8
called word:enemy A	0:-7 1:-18 2:33 3:-9
called word:obstacle	0:8 1:-9 2:-8 5:13
cm Ap	2:26 5:-16 6:-11 7:-10 8:-12
cm Ap --	1:-6 2:14 3:13 4:-7 5:-12 6:-16 7:-9 8:-8 9:-9
cm Ap -e	0:15 1:55 2:-18 3:-43 4:-17 7:-11 8:-12 9:-6
cm Ap h-	0:-22 1:-25 2:37 3:-10 4:24 5:-16 6:-10 7:-13 8:-9 9:6
cm Ap he	0:34 1:-19 3:-24 4:-26 6:16 7:17 9:-9
cm As	0:6 1:32 2:-10 3:-15 5:-7 6:-7 7:8 9:-6
cm As --	0:24 1:41 2:-19 3:-7 4:-12 7:-19
cm As -e	0:-34 1:60 2:-47 3:-33 4:-18 6:-8 7:36 8:-12
cm As h-	1:-44 2:49 4:6 5:-9 6:-6 7:-26 8:16 9:-15
cm As he	0:-16 1:-24 2:-31 3:-9 4:36 7:36 8:-7
cm Au	1:12 2:9 6:-8 8:-6
cm Au --	0:8 1:-6 2:24 4:-8 5:13 6:-7 7:-11 8:6 9:-9
cm Au -e	0:-18 1:80 2:-50 4:-7 5:-22 7:-17 8:-18 9:-8
cm Au h-	0:-9 1:-52 2:62 3:16 4:-30 5:-12 6:-8 8:-21
cm Au he	0:15 1:39 2:-115 3:-20 4:45 5:-34 7:35 9:33
cm Fp	1:-16 2:6 3:32 4:10 7:-12 8:-30 9:-7
cm Fp --	0:9 1:-13 2:-6 3:42 4:-21 5:-6 6:-9
cm Fp -e	0:22 3:-23 4:10
cm Fp h-	2:27 3:18 4:-28 5:7 7:-7 8:-39 9:-6
cm Fp he	0:-29 2:-24 3:-13 4:51 7:-11
cm Fs	0:8 1:19 2:-43 4:-16 5:-14 6:13 7:-12 8:10 9:-7
cm Fs --	0:11 1:26 2:-15 4:-44 5:-7 6:6
cm Fs -e	0:-6 3:-13 4:34 6:-10
cm Fs h-	2:-30 4:-16 5:-7 6:20 8:21
cm Fs he	3:17 4:6 6:-8 8:-14
cm Fu	2:-7 3:12 4:-10 5:-9 6:6 8:8
cm Fu --	1:17 2:-7 4:6 5:-16 6:-8 7:-14 8:6 9:-8
cm Fu -e	0:-43 1:-14 2:-11 3:-15 4:29 6:32 7:14 8:-8
cm Fu h-	0:-17 1:-27 2:11 3:24 4:-27 6:-9 8:10 9:11
cm Fu he	0:67 2:-26 3:-13 4:-33
cm Hp	0:-7 1:-31 2:52 3:-27 4:-13 5:20 6:16 7:-15 8:-10 9:-9
cm Hp --	0:-9 1:-25 2:43 4:-12 6:6 7:-8 8:-10
cm Hp -e	2:9
cm Hp h-	0:-21 1:-13 2:37 3:-31 5:20 6:8 7:-7 9:-7
cm Hp he	0:26 2:-32 6:11
cm Hs	1:23 2:-38 6:-18 7:28
cm Hs --	0:14 1:39 2:-37 6:-9
cm Hs -e	0:-12 1:-13 7:28
cm Hu	1:9 2:14 3:-18 4:-7 5:-8 7:-8 8:-15
cm Hu --	0:-41 1:16 2:41 3:-9 5:-21 6:-11 8:-12 9:-8
cm Hu -e	0:31 1:-6 2:-33 3:-11 4:14 6:11
cm Hu h-	0:31 1:-6 2:6 3:-8 4:-17 5:12 7:-10 8:-7 9:-12
cm Hu he	0:14 2:-33 9:24
cm Np	0:-9 1:-7 3:9 4:8 5:16 7:-7 8:-12 9:-9
cm Np --	0:-25 1:7 2:11 3:18 5:-22 6:-6 8:7
cm Np -e	0:17 1:-14 3:-10 4:18 5:-12
cm Np h-	0:21 1:-8 2:-10 3:-35 4:7 5:32 8:-18 9:-6
cm Np he	0:-21 3:28 4:-21 5:8 6:11
cm Ns	0:18 2:-9 5:-21 6:-15 7:-8 8:22
cm Ns --	0:-15 4:18 5:-13 6:-14 8:13
cm Ns h-	0:29 1:-8 2:-6 3:-11 4:-11 5:-7 8:13
cm Ns he	0:22 4:-12
cm Nu	0:15 1:-12 2:-16 3:-14 4:13 5:6 6:-7 7:-10 8:18 9:-7
cm Nu --	0:9 1:-6 2:6 3:-6 4:-32 5:21 6:6 7:-6 8:12
cm Nu -e	0:-21 2:-9 3:-35 4:63 5:-6 8:-8
cm Nu h-	0:-13 1:-9 2:-8 4:-8 6:-14 7:-7 8:30
cm Nu he	0:65 2:-26 4:14 5:-37 6:-6 8:-25
cm Op	1:-10 2:-6 3:15 4:-17 5:12 7:-13 9:-8
cm Op --	0:-6 2:8 3:30 4:-49 5:-8 6:12 7:-6
cm Op -e	0:76 1:-13 2:16 3:-43 4:22 5:-37 6:-21 7:-6 8:-13
cm Op h-	0:-52 1:-15 3:26 4:21 5:25 6:-12 7:-13 9:-9
cm Op he	0:40 2:-42 3:-13 4:-27 5:28 6:6 8:-10
cm Os	0:10 2:9 3:-25 5:-28 7:10 8:10
cm Os --	0:-32 1:30 4:-6 5:-13 6:-31 7:11 8:13
cm Os -e	0:52 1:-23 3:-17 4:12 5:-10 8:-15
cm Os h-	2:33 3:-24 4:7 5:-11 6:-10 7:-12 8:9
cm Os he	0:18 1:-19 2:-22 4:-12 6:28 7:14 8:-9
cm Ou	0:11 1:-8 2:-15 4:11 7:-8 9:-9
cm Ou --	0:21 1:-7 2:-27 3:17 5:-6 7:-13 9:-6
cm Ou -e	0:-44 1:31 2:-7 3:-27 4:-30 5:45 6:17 7:10
cm Ou h-	1:-14 2:54 3:-35 4:6 5:-22 6:-14 7:-16 8:24 9:-13
cm Ou he	0:10 1:-14 2:-76 3:63 4:19 5:-11 6:-12 7:18 8:-42
cm Vp	0:-8 1:-12 2:20 5:15 6:9 7:-11 8:-27 9:-7
cm Vp --	1:-24 2:-8 3:-10 4:22 5:17 6:21 8:-11
cm Vp h-	1:10 2:14 3:11 4:-19 6:-12 7:-9 8:-21
cm Vp he	0:-21 2:26
cm Vs	1:20 2:-13 3:-10 4:-25 5:-7 6:-8 7:12 8:10
cm Vs --	0:12 1:11 2:16 3:-7 4:-19 7:-6 8:-8
cm Vs h-	1:15 2:-18 4:-6 8:17
cm Vu	0:18 1:16 3:-8 4:13 5:-25 6:-14 7:-13 9:-8
cm Vu --	0:8 1:27 2:-33 4:22 5:-13 6:-6 7:-6
cm Vu -e	1:17
cm Vu h-	0:30 1:-23 2:22 3:-13 5:-17 6:-13 7:-10 8:16
cm Vu he	0:-15 2:32 4:-9
join as	1:14 2:-14 3:-18 6:-7 8:19
join as O	0:-20 1:15 3:-15 6:-7 8:20
join at	0:27 1:8 2:21 3:-18 4:8 5:-10 6:-11 7:-12 8:-36
join at A	3:-10 4:15 7:-8
join at H	0:-8 2:17
join at N	0:12 3:-6 4:17 8:-15
join at O	0:20 1:21 2:6 3:-6 4:-18 5:-7 8:-20
join at V	0:17 1:-6 2:15 4:-17 8:-9
join at enemy	0:12 8:-8
join at enemy N	0:15 4:-12
join at enemy Nu	0:15 4:-12
join at enemy O	4:15 8:-8
join at free	0:21 2:12 3:-6 7:-6 8:-15
join at free A	2:20 4:-11
join at free Au	2:20 4:-11
join at free O	0:26 2:-9 8:-12
join at hero	0:28 4:-9 8:-6
join at hero N	4:9 8:-6
join at hero Np	4:9
join at hero O	0:24 2:-6 4:-17
join at hero V	0:8
join at item	0:-22 1:26 2:-34 3:-6 4:36 8:-10
join at item A	0:-13 2:-33 4:42
join at item Ap	0:-13 2:-33 4:42
join at item N	0:-7 4:21 8:-10
join at item Np	0:6 4:11 8:-9
join at projectile	1:-14 2:58 3:-7 4:-31 6:-6 8:-10
join at projectile A	0:12 2:23 3:-6 4:-20
join at projectile Ap	0:-15 2:35 4:-17
join at projectile Au	0:27 2:-23
join at projectile H	0:-8 2:17
join at projectile Hu	0:-7 2:15
join at projectile V	2:16 8:-9
join at projectile Vp	2:16 8:-9
join attack	0:-7 2:-12 3:-30 4:36
join attack A	1:16 2:-6 4:-10
join attack F	1:-9 3:-13 4:27
join attack N	4:10
join attack enemy	0:-7 2:-12 3:-30 4:36
join attack enemy A	1:16 2:-6 4:-10
join attack enemy Au	1:28 4:-25
join attack enemy F	1:-9 3:-13 4:27
join attack enemy Fu	1:-8 4:17
join attack enemy N	4:10
join avoid	0:-19 1:20 2:7 3:8 6:-10 7:-8 8:-13
join avoid A	1:25 2:-6 4:-6 5:-11
join avoid F	2:-13 3:28 4:-9
join avoid H	2:10
join avoid O	0:-20 2:18 3:-11 4:-8 5:18 6:-8
join avoid enemy	0:-28 1:29 2:-7 3:-9 4:22 5:-6 8:-9
join avoid free	0:45 2:-39
join avoid free A	0:47 2:-46
join avoid free Ap	0:47 2:-46
join avoid free H	2:7
join avoid goal	2:-17 5:22
join avoid hero	0:-44 2:15 3:18 4:-19 5:27 6:-9
join avoid hero A	0:-13 2:35 5:-9
join avoid hero Ap	2:12
join avoid hero Au	0:-10 2:24 5:-6
join avoid hero F	2:-13 3:28 4:-9
join avoid hero Fp	2:-13 3:28 4:-9
join avoid hero O	0:-31 3:-8 4:-7 5:40 6:-7
join avoid hero Op	0:-16 2:-43 3:-7 4:-7 5:58
join avoid item	0:11 2:42 5:-45
join avoid item O	0:13 2:36 5:-44
join beside	1:-13 2:-10 3:7 4:19 6:-12 8:-33 9:21
join beside A	0:17 1:8 2:-10 3:-17 4:11 5:-17 6:-11 8:-40 9:35
join beside F	0:-7 1:-16 2:-28 3:24 5:10 8:-13 9:8
join beside H	1:-14 2:45 3:-11 5:-10 6:-8 7:-7 9:-7
join beside N	0:6 1:-10 3:-24 4:16 5:-8 8:20
join beside O	0:-13 1:-13 2:-37 3:20 4:18 5:21 7:-14 8:-11 9:-14
join beside V	2:17 3:-16 4:-7 5:-6 6:-6 7:20 8:-11
join beside ally	0:9 3:-8 4:-7 6:26 8:-6 9:-12
join beside ally O	0:9 3:-8 4:-7 6:26 8:-6 9:-12
join beside ally Ou	0:9 3:-8 4:-7 6:26 8:-6 9:-12
join beside enemy	1:-16 2:6 3:-16 4:17 5:-17 6:7 7:18 8:-22
join beside enemy A	0:9 1:-15 2:26 3:-13 4:11 5:-10 8:-17
join beside enemy Ap	0:-11 1:8 2:15 3:-12 4:-8
join beside enemy Au	0:19 1:-29 2:19 4:16 5:-10 8:-17
join beside enemy F	0:-19 2:-10 3:12 6:17
join beside enemy Fu	0:-18 2:-9 3:16 4:-12 6:19
join beside enemy N	0:-26 3:-8 4:36
join beside enemy Nu	0:-26 3:-8 4:36
join beside enemy O	0:25 3:-13
join beside enemy Ou	0:25 3:-13
join beside enemy V	2:12 4:-22 6:-6 7:22 8:-7
join beside enemy Vu	2:26 4:-19 8:-7
join beside free	0:-17 1:-18 2:-17 3:31 4:18 5:-22 6:-34 9:-14
join beside free A	0:20 1:12 2:-30 3:-10 4:8 7:6 8:-14 9:-10
join beside free Ap	0:-78 1:46 2:-34 4:36
join beside free As	0:6 1:28 2:-11 3:-18 4:-10 8:-9
join beside free Au	0:83 1:-68 3:-11 4:-31 7:9
join beside free F	0:6 1:-15 4:24 6:-24 8:-7
join beside free Fp	0:-14 3:-16 4:26
join beside free Fu	0:19 1:-13 3:18 6:-24 8:-7
join beside free H	0:-6 1:-13 2:35 3:-10 5:-6 6:-6
join beside free Hu	1:-13 2:27 3:-10 6:-6
join beside free N	0:13 1:-10 3:-8 4:-20 8:21
join beside free Nu	0:13 1:-10 3:-8 4:-20 8:21
join beside free O	0:-35 1:-33 2:-20 3:59 4:-12 5:-11 6:-7
join beside free Op	0:-31 3:38
join beside free Os	0:15 3:7 4:-9
join beside free Ou	0:-23 1:-24 2:-16 3:36 4:-7 5:-8 6:-6
join beside free V	0:-14 1:6 2:-9 4:19
join beside free Vu	0:-14 1:6 2:-9 4:19
join beside goal	0:-14 1:31 3:-11 7:-8
join beside goal O	0:-14 1:31 3:-11 7:-8
join beside goal Ou	0:-32 3:8 4:26
join beside hero	0:-21 1:-29 3:18 4:-21 5:28 6:-7 7:-11 8:-21 9:46
join beside hero A	0:-26 1:-19 2:-35 3:17 4:8 7:-7 9:47
join beside hero Ap	0:15 1:-11 9:-10
join beside hero Au	0:-41 1:-9 2:-33 3:16 4:6 7:-7 9:53
join beside hero F	0:13 2:-16 3:22 4:-30 5:-7 9:11
join beside hero Fp	3:12
join beside hero Fu	0:17 2:-15 3:14 4:-31 9:12
join beside hero H	0:-13 2:22
join beside hero O	2:-6 3:-15 5:41 8:-14
join beside hero Op	0:13 3:9 5:-6 8:-7
join beside hero Ou	0:-16 3:-26 5:45 8:-7
join beside item	1:-10 2:11 3:-32 4:40 6:-12
join beside item A	0:22 2:10 3:-18
join beside item Ap	0:28 2:-11 3:-16
join beside item O	0:-25 2:-7 3:-10 4:44 6:-6
join beside item Ou	0:-19 2:-6 4:26 6:-6
join beside place	0:16 1:39 2:7 3:-35 4:-20 5:-7 8:-19
join beside place A	0:-36 1:52 2:15 3:-24 4:-16 8:-17
join beside place Au	0:-36 1:52 2:15 3:-24 4:-16 8:-17
join bring	0:-19 1:32 2:-11 3:25 4:-8 5:-6 6:-16 8:-7
join bring A	0:-24 1:37 2:-7 3:-12
join bring F	0:-8 3:28 6:-16
join bring N	0:-15 3:17
join bring O	0:22 5:-6
join bring free	0:15 5:-6
join bring free O	0:22 3:-6 5:-6
join bring free Ou	0:28 3:-20
join bring hero	0:-15 3:34 6:-16 8:-6
join bring hero F	0:-8 3:28 6:-16
join bring hero Fp	3:18 6:-17
join bring hero Fu	0:-6 3:15
join bring item	0:-24 1:37 2:-7 3:-12
join bring item A	0:-24 1:37 2:-7 3:-12
join bring item Au	0:-24 1:37 2:-7 3:-12
join but	0:-37 1:16 2:43 4:-46 5:27 6:-15 8:-20
join but A	0:-34 1:-22 2:62 4:-12
join but F	1:49 2:-20 3:-20 4:-7 6:-12
join but H	0:24 2:-11 5:-10
join but N	0:-7 2:-11 4:-15 5:41 8:-14
join but O	0:-29 2:16 3:28 4:-15
join but free	0:-32 1:46 2:19 3:-24 4:-13 6:-8
join but goal	0:-6 2:-13 4:-17 5:41 8:-12
join but item	0:-7 2:37 3:-6 4:-12
join but item A	0:-22 2:36
join but item Au	0:-22 2:36
join but place	0:24 1:-18 2:18 4:-7 5:-11 6:-6
join but place A	1:-18 2:23
join but place F	0:26 2:-17
join by	0:-6 1:30 2:-9 3:-7 4:-7
join by A	0:-15 1:30 2:-9 3:-7
join by enemy	0:10 1:9 3:-7 4:-6
join chase	0:-28 1:15 2:-14 3:21
join chase A	0:-18 1:15 2:-14 3:20 4:-6
join chase enemy	0:-13 1:32 2:-11 3:-20 4:8
join chase enemy A	1:32 2:-11 3:-20
join chase enemy Au	1:25 3:-17
join chase hero	0:-15 2:-27 3:43 9:-6
join chase hero A	0:-13 2:-27 3:42
join chase hero Ap	2:-66 3:69
join chase hero Au	0:-9 2:45 3:-36
join cross	2:-14 4:-11 8:32
join eat	0:-26 1:21 2:-19 3:36 4:-14 5:-6 6:-6
join eat A	0:-16 1:28 2:-16
join eat F	3:14
join eat N	3:14
join eat O	0:-8 3:20 4:-9
join eat enemy	0:-8 3:26 4:-7
join eat enemy F	3:12
join eat enemy Fu	3:7
join eat hero	0:-20 2:-20 3:44 4:-9
join eat hero A	0:-16 2:-16 3:33
join eat hero Au	0:-15 2:-16 3:29
join eat hero O	3:17 4:-9
join eat hero Ou	3:17 4:-9
join eat item	1:31 3:-31
join eat item A	1:31 3:-31
join eat item Au	1:31 3:-31
join far	0:6 1:-8 2:17 4:7 8:-18 9:-8
join far A	2:7 3:18 4:16 5:-25 8:-12
join far F	0:-16 1:-13 2:30 3:30 4:-19 5:13 6:-16 8:-30 9:-15
join far H	0:12 1:-31 2:14 3:-25 4:-14 6:15 7:29 8:-9 9:-7
join far N	0:7 1:11 3:-53 5:15 6:26 7:-8 8:-15
join far O	0:7 1:-22 2:-8 4:8 6:-17 8:9 9:-8
join far V	1:9 3:-6 4:11 7:-17 8:-17
join far ally	0:-27 2:9 3:24 4:-6 5:21 7:-11 8:-22
join far ally A	0:-15 2:19
join far ally O	0:-11 2:-14 3:24 5:22 7:-10 8:-20
join far enemy	2:-103 3:22 4:36 5:-7 6:12 7:20 9:-15
join far enemy A	1:36 2:-74 3:22 4:37 5:-14 7:-24 8:17 9:-16
join far enemy Ap	0:47 1:-22 2:-35 3:35 4:-26
join far enemy As	0:-14 1:38 2:-21 3:-10 4:7 8:-12
join far enemy Au	0:-34 1:22 2:-39 4:50 5:-15 7:-29 8:29 9:-17
join far enemy F	2:-15 3:22 6:19 7:-23 8:-15
join far enemy Fp	0:-11 2:-9 3:25 4:-6 6:6 7:-11
join far enemy Fs	3:12 4:16 6:-12 8:-15
join far enemy Fu	0:9 3:-10 4:-14 6:26 7:-11
join far enemy H	1:-19 2:-21 6:11 7:28
join far enemy Hs	1:-19 2:-6 6:-10 7:28
join far enemy N	0:14 2:-7 3:-7 5:-7
join far enemy Np	8:11
join far enemy Ns	0:-6 4:-11 8:17
join far enemy Nu	0:17 2:-6 4:15 8:-17
join far enemy O	1:-20 2:-43 5:8 7:36 8:6
join far enemy Op	0:22 1:-9 2:-15 4:-6 6:6
join far enemy Os	0:39 5:-10 6:-17
join far enemy Ou	0:-39 1:-10 2:-33 4:6 5:15 7:41 8:8
join far enemy V	4:6
join far enemy Vu	4:6
join far free	1:11 3:6 4:-22 6:-10 7:23 8:-20 9:-13
join far free A	0:-13 3:29 4:-9 6:-6 8:-11 9:-11
join far free Ap	0:13 2:-42 3:42 4:-21 7:-12
join far free As	0:-23 1:36 3:-14 4:12 7:-22
join far free Au	0:-12 1:-30 2:17 4:-6 7:25 8:-6 9:-9
join far free F	0:-15 1:-22 2:-15 3:15 5:-22 6:-6 7:35
join far free Fp	0:-17 1:-7 2:10 3:32 5:-15 6:-8 8:-10
join far free Fs	1:-14 3:-9 4:-11 8:29
join far free Fu	2:-27 4:11 5:-8 7:37 8:-28
join far free H	0:-13 1:-6 2:-11 4:6 5:7 6:-13 7:23
join far free Hp	0:-8 2:-8 5:20
join far free Hu	0:-6 1:-6 4:8 5:-18 6:-9 7:24
join far free N	1:16 2:27 3:-32 4:8 5:-19 6:-14 8:8
join far free Np	0:-24 2:38 3:-12 4:-22 5:19 6:-9
join far free Nu	0:25 1:19 2:-10 3:-24 4:6 5:-36 8:23
join far free O	0:26 1:10 2:7 3:-8 4:-52 5:18 7:-11 8:-18
join far free Op	0:16 1:-25 2:48 4:-30 5:-11 6:-23
join far free Os	0:19 4:8 6:-12 8:-21
join far free Ou	0:9 1:27 2:-56 4:-43 5:43 6:25 7:-6 8:-7
join far free V	0:7 2:19 3:-19 5:-12 6:12 8:-14
join far free Vp	1:-13 2:44 3:-13 4:-23
join far free Vs	0:6 1:21 2:-6 8:-14
join far free Vu	0:6 1:-14 2:-14 4:23 6:14
join far goal	1:41 3:-33 4:-27 5:-12 7:-8
join far goal A	0:-24 1:34 2:6 3:-8 4:-20 8:-8
join far goal Ap	1:21 2:-6 4:-10
join far goal Au	0:-35 1:19 2:17 4:-12 8:-7
join far goal F	0:32 3:-11 4:-17
join far goal Fu	0:33 3:-13 4:-15
join far goal H	0:-6 6:20
join far goal Hu	0:-20 2:6 6:21
join far goal N	0:20 1:18 3:-9 4:-34 5:-10 6:-10 8:13
join far goal Np	0:11 3:-8 4:-16 8:17
join far goal Nu	0:12 1:19 4:-22 5:-7 6:-7 8:-6
join far goal O	0:-22 2:7 3:-17 4:30 6:-7
join far goal Op	0:-17 1:7 2:-11 3:-28 4:53 5:8 6:-29
join far goal Ou	2:18 3:13 4:-24
join far goal V	2:-8
join far goal Vu	2:-8
join far hero	1:-31 2:-12 3:21 4:-18 5:24 7:-10
join far hero A	0:15 1:-45 2:-20 3:18 5:-28 7:15 9:20
join far hero Ap	0:36 1:-22 2:-12 3:6 4:-11 5:-11 6:10 7:14 8:-26 9:-12
join far hero As	4:15 8:-15
join far hero Au	0:-32 1:-36 2:-15 3:19 5:-21 7:6 8:25 9:33
join far hero F	0:-17 1:-6 2:20 3:-7 4:7 5:34 7:-8 8:-23 9:-16
join far hero Fp	2:24 4:-32 5:38 6:7 8:-39
join far hero Fs	1:17 3:-9 5:-6
join far hero Fu	0:-17 1:-20 2:8 4:32 5:7 7:-8 8:6 9:-16
join far hero H	2:6 3:-8 4:-11 5:8 6:14 7:-7
join far hero Hp	2:17 3:-7
join far hero Hu	0:-6 4:-10 5:12 6:17
join far hero N	0:-10 1:-6 2:-6 3:11 4:8 5:15 6:13 8:-25
join far hero Np	0:-23 2:-13 3:31 4:-51 5:53 6:18 8:-29
join far hero Nu	0:-16 3:-22 4:56 5:-49 8:15
join far hero O	1:-9 2:13 3:9 4:-35 6:-12 7:-18 8:21
join far hero Op	0:-24 1:-6 2:-13 3:-7 4:-12 5:42 7:-6 8:-7
join far hero Os	2:26 3:-14 4:-14 5:-11 7:-10 8:21
join far hero Ou	0:21 2:15 3:29 4:-21 5:-51 6:-22 7:-6 8:11
join far hero V	0:6 1:12 2:-18 5:18 7:-13
join far hero Vp	0:21 1:-23 2:-19 3:10 5:25 7:-6 8:-11
join far hero Vs	0:7 1:19 8:-18
join far hero Vu	0:-18 1:21 5:-8 8:18
join far item	0:7 1:-24 2:62 3:-46 4:13 5:-26 6:-15 7:-15
join far item A	0:28 1:-37 2:30 3:-24 4:31 5:-9 7:-10 8:-16
join far item Ap	0:-16 1:-34 2:37 3:-43 4:53
join far item As	1:26 2:-13 8:-8
join far item Au	0:54 1:-31 2:13 3:11 4:-14 5:-8 7:-8 8:-10
join far item F	0:-66 1:22 2:48 3:20 4:-37 5:-10 6:-8 8:-11
join far item Fp	0:-20 2:30 4:-14 5:-10
join far item Fs	0:-17 1:17 3:20 8:-14
join far item Fu	0:-37 1:10 2:28 3:9 4:-23 6:-7
join far item H	0:31 1:-9 2:20 3:-16 4:-6 5:-15 6:-12
join far item Hp	0:16 2:11 3:-12 5:-11
join far item Hu	0:22 1:-9 2:13 3:-6 6:-10
join far item N	0:15 1:-14 2:7 3:-29 4:-17 5:27 8:-8
join far item Nu	0:15 1:-10 2:10 3:-27 4:-32 5:30
join far item O	1:-23 2:-23 3:-19 4:36 5:-28 7:-9 8:23
join far item Op	0:-10 1:-15 2:-56 3:54 4:11 5:-31 6:-12 8:23
join far item Ou	1:-10 2:12 3:-63 4:32 5:-8 6:10 7:-7 8:15
join far item V	0:-27 1:35 2:28 3:-7 5:-31
join far item Vu	0:-24 1:33 2:6 3:-7
join far obstacle	0:-26 1:-34 2:12 3:63 4:25 5:-25 6:-11 7:-7 8:-37
join far obstacle A	0:-19 2:32 3:10 5:-22 8:-10
join far obstacle Ap	0:-18 2:18 3:19 5:-21
join far obstacle F	0:-11 1:-15 3:37 5:-7
join far obstacle Fu	3:14 5:-7
join far obstacle O	2:-23 3:35 6:-9 8:-25
join far obstacle Op	0:-23 2:-22 3:41 4:12 5:-9 6:-7 8:-10
join far obstacle Ou	0:19 4:-22 5:15 8:-16
join far obstacle V	0:-8 1:-25 2:12 4:24
join far place	0:-18 1:-25 2:25 3:-11 5:20 6:37 7:-6 8:-38
join far place A	0:-17 1:7 2:10 3:-7 4:-10 5:19 8:-7
join far place Ap	0:-9 1:-7 2:17 3:-16 5:22 8:-7
join far place Au	0:-9 1:14 2:-8 3:9
join far place F	3:6 4:-8 5:19 6:-26
join far place Fp	0:19 3:-8 6:-10
join far place Fu	0:-17 3:11 4:-7 5:19 6:-18
join far place H	0:-19 2:31
join far place Hu	0:-19 2:31
join far place N	0:-28 2:-12 3:-29 4:29 5:-6 6:45 8:-22
join far place Np	0:-6 2:-9 3:-14 4:34 8:-10
join far place O	0:12 1:-23 2:21 5:-24 6:28 8:-18
join far place Op	0:-21 2:27 3:12 4:-7 5:-21
join far place Ou	0:33 1:-22 2:-6 3:-15 6:25 8:-14
join far place V	0:12 1:-9 2:-18 3:13 4:-18 5:17
join far place Vp	2:-18 3:13 4:-12 5:18
join far projectile	0:86 2:9 3:-44 5:-7 6:-29 7:-6 8:-16
join far projectile A	0:23 2:7 4:-7 8:-7
join far projectile As	0:15 2:-10
join far projectile Au	0:23 1:-6 2:-10
join far projectile F	0:47 2:13 3:-32 4:-17
join far projectile Fp	2:25 3:-24
join far projectile Fu	0:38 2:-16 3:-10 4:-7
join far projectile O	0:33 2:-14 3:-12 4:25 6:-25 8:-7
join far projectile Op	0:33 2:-11 3:-9 6:-9
join far projectile Ou	4:27 6:-18 8:-7
join fight	0:26 1:-16 3:-8 4:6
join fight A	0:11 1:-14 2:-13 4:16
join fight free	1:-14 4:18
join fight free A	1:-14 4:18
join fight free Au	1:-14 4:18
join fight hero	0:13
join fight hero A	0:16 2:-12
join fight hero Au	0:20 2:-16
join first	1:22 2:-8 3:9 5:-6
join first A	0:11 1:16 6:-8
join first F	3:6 5:-12 6:12 7:-8 9:-6
join first H	0:20 1:16 4:-12 6:-22 8:-14 9:-7
join first N	1:-7 6:-7 8:14
join first O	1:11 2:-18 3:13 5:-6 6:7 7:-8
join first V	0:-7 1:20 4:-11 5:-13 8:6
join first first	1:22 2:-8 3:9 5:-6
join first first A	0:11 1:16 6:-8
join first first Ap	1:11 2:15 4:-23 5:-9 6:-24 8:-22
join first first As	0:22 3:-23 8:11
join first first Au	0:10 4:10
join first first F	3:6 5:-12 6:12 7:-8 9:-6
join first first Fp	0:32 1:-10 2:11 3:-11 4:-15 8:6
join first first Fs	0:15 1:25 3:-12 4:-26 5:-6 6:12 8:-16
join first first Fu	0:-15 2:-7 4:24 5:-10 7:-8
join first first H	0:20 1:16 4:-12 6:-22 8:-14 9:-7
join first first Hp	1:-25 2:32 3:12 6:-19 7:-6 8:-9
join first first Hs	0:17 1:13 2:-35 3:6 6:-6 7:14
join first first Hu	0:20 1:39 2:-12 3:-25 4:-8 5:-6 7:-13 8:-7
join first first N	1:-7 6:-7 8:14
join first first Np	1:-19 3:11 5:-24 6:16 8:8
join first first Ns	1:27 4:-28 5:-7 6:-9 8:8
join first first Nu	1:-14 3:-6 4:9 5:16 6:-20 8:6
join first first O	1:11 2:-18 3:13 5:-6 6:7 7:-8
join first first Op	0:-9 1:40 2:-25 3:-9 4:-23 6:12
join first first Os	0:-63 1:-43 3:50 4:11 6:-13 7:-8 8:48
join first first Ou	0:25 5:-8 7:-6 8:-22
join first first V	0:-7 1:20 4:-11 5:-13 8:6
join first first Vp	0:-7 2:-12 4:18 5:-9 6:26 8:-9
join first first Vs	0:-10 1:28 8:-14
join first first Vu	0:7 1:11 2:7 4:-35 5:-7 6:-22 8:18
join for	0:20 1:-19 3:11 4:-6
join for O	3:11
join from	0:-13 1:-9 2:-7 5:13 6:-22 7:-9 8:34 9:-17
join from A	0:27 2:-6 3:-32 4:-24 5:32 7:-7 8:7 9:-13
join from F	0:-39 2:-28 3:30 4:17 6:-17 8:15
join from H	2:12
join from N	0:-9 2:-6 4:-26 8:36
join from O	0:-29 1:-11 2:26 4:21 5:-16 8:-6
join from enemy	2:-15 3:-23 4:30 6:-11 8:14
join from enemy F	0:-12 3:-10 4:28 6:-8
join from enemy Fu	0:-12 3:8 4:14 6:-8
join from enemy O	0:23 2:-12 3:-15 4:12
join from free	0:36 1:-7 2:-21 3:-7 4:-22 5:30 6:-6 8:-15 9:-6
join from free A	0:45 2:-52 3:-25 4:-6 5:39
join from free Ap	0:13 2:-7
join from free Au	0:36 2:-47 3:-25 5:40
join from free F	0:-16 3:24
join from free Fu	0:-16 3:24
join from free N	0:11
join from free O	0:-22 1:-11 2:43 3:-8 4:-10 5:-8
join from free Ou	0:-22 1:-11 2:43 3:-8 4:-10 5:-8
join from goal	0:-6 1:-21 2:41 3:25 4:-23 5:-11 8:-13
join from goal A	0:9 1:-21 2:35 4:-9 5:-6 8:-6
join from goal Ap	2:9
join from goal Au	0:11 1:-17 2:24 4:-7 5:-6
join from goal H	2:12
join from goal Hp	2:12
join from hero	0:-30 3:16 4:29 6:-8 8:-7 9:-11
join from hero A	0:-6 2:27 3:-16 9:-8
join from hero F	0:-7 2:-25 3:36 6:-6
join from hero Fu	0:-7 2:-13 3:37 6:-6 8:-18
join from item	0:-13 1:31 2:-8 3:-10 4:-15 8:10
join from item A	0:-15 1:32 2:-8 8:-8
join from item Ap	0:-15 1:33 2:-10 8:-7
join from item N	4:-11 8:10
join from item Nu	4:-11 8:10
join from place	0:-13 1:-17 2:-8 4:-18 8:42
join from place A	0:-8 1:-17 2:-8 3:9 4:-6 8:24
join from place Au	0:-8 1:-17 2:-8 3:9 4:-6 8:24
join guard	3:-16 4:21
join guard N	0:17 4:-12
join guard O	0:-14 3:-16 4:32
join guard hero	3:-16 4:21
join guard hero N	0:17 4:-12
join guard hero Nu	0:19 4:-18
join guard hero O	0:-14 3:-16 4:32
join guard hero Ou	0:-14 3:-16 4:32
join if	0:-15 3:31 4:-10
join in	0:27 1:14 2:-33 3:-21 4:17 5:-32 6:-14 7:-9 8:15 9:-7
join in A	0:-19 1:19 3:8 5:-12 8:-9
join in F	0:-7 3:-30 4:47 8:-7
join in N	0:31 1:-10 2:-6 3:-22 4:-12 8:13
join in O	0:29 1:11 2:-13 3:7 4:-23 5:-24 6:-6
join in V	0:-7 2:-10 4:10 8:13
join in enemy	0:34 4:6 8:-39
join in enemy N	0:19 4:6 8:-25
join in enemy Nu	4:7 8:-8
join in enemy O	0:19 8:-15
join in free	0:-18 1:11 3:-49 4:38 5:18 6:-7
join in free A	0:-8 1:31 3:-9 4:-9 5:-7 8:-13
join in free Ap	1:-14 2:18 4:-6
join in free Au	1:20 2:-11 5:-6 8:-11
join in free F	0:-21 3:-21 4:49 8:-11
join in free N	0:-18 4:-6 5:28
join in free Ns	0:10 4:-14 8:9
join in free Nu	0:-17 4:-18 5:32 8:-6
join in free O	0:12 1:-23 3:-27 4:16 8:17
join in free Op	0:-10 1:-8 3:-15 4:12 8:15
join in free Ou	0:21 1:-15 3:-14 8:6
join in goal	0:21 1:11 4:-14 5:-6 8:-11
join in hero	0:18 1:-12 2:-11 4:-35 5:-14 8:41
join in hero N	0:19 4:-10
join in hero Ns	0:13
join in hero Nu	0:8
join in hero O	4:-23 5:-9 8:35
join in hero Ou	4:-23 5:-9 8:35
join in hero V	0:-12 1:-9 2:-6 8:32
join in hero Vs	0:-6 8:15
join in hero Vu	0:-8 1:-9 8:20
join in item	0:23 1:23 2:-29 3:20 4:12 5:-24 7:-6 8:-27
join in item N	0:19 3:-14 4:12 5:-19
join in item Nu	0:6 4:18 5:-15 8:-12
join in item O	1:34 2:-8 3:43 4:-17 8:-53
join in item Os	0:-8 1:37 4:-6 8:-26
join in item Ou	0:8 3:51 4:-39 8:-29
join in item V	4:17 8:-9
join in item Vs	0:10 1:-11 4:-13 8:15
join in item Vu	0:-9 1:10 4:27 8:-27
join in place	0:-10 1:-8 2:-6 3:-27 4:-12 5:-14 8:53
join in place N	0:-12 3:-10 4:-23 8:37
join in place O	3:-11 4:-15 5:-7 8:27
join in place Ou	0:-16 3:-11 4:-9 5:-7 8:37
join in projectile	1:-8 3:23 4:-7 8:-12
join in projectile N	0:17 8:-11
join is	0:31 1:-20 2:19 4:-13 5:-6 6:-7 7:-23 8:-7
join is A	0:76 1:-48 2:-10 3:-6 4:-8 7:-13
join is F	1:-16 2:9 3:19
join is O	0:-20 1:34 3:-9 7:-8
join is free	0:-22 2:49 4:-11 6:-7 7:-22 8:-6
join is free A	0:13 1:-22 2:25 3:-6 4:-6 7:-12
join is free Ap	1:-22 2:14 7:-6
join is free As	0:30 2:-11 3:-11
join is free Au	0:-19 2:28
join is free F	1:-16 2:9 3:19
join is free Fs	0:16 1:-16 2:-7 3:13
join is free Fu	0:-19 2:16 3:8
join is free O	0:-20 1:34 3:-9 7:-8
join is hero	0:42 1:-21 2:-18
join is hero A	0:42 1:-21 2:-18
join is hero As	0:31 1:-21 2:-8
join list	0:7 1:-22 2:17 4:-43 5:10 7:-7 8:13
join list A	2:9 3:-7 4:-33 6:-10 8:7 9:11
join list F	0:41 1:-34 2:19 3:-27 4:-17 5:-14 6:20 7:-6 8:14 9:-18
join list H	0:-36 1:-24 2:-15 3:9 4:-7 5:22 6:23 9:16
join list N	1:-20 2:-14 3:30 6:-19 9:-6
join list O	2:25 3:6 4:-11 6:-21 7:-15 8:10 9:-6
join list V	0:16 2:-14 4:12 5:6 6:-11 8:-7
join list boss	0:17
join list boss O	0:17
join list boss Ou	0:17
join list enemy	0:-21 1:-34 2:19 3:7 4:-9 5:21 6:-20 7:26 8:-18
join list enemy A	0:-17 1:-33 2:23 3:20 4:10 5:-25 7:18 8:-15 9:-21
join list enemy Ap	0:-41 1:11 2:78 3:-56 4:-25 7:-7 8:-6
join list enemy As	0:-8 1:27 2:-16 3:-27 7:12
join list enemy Au	0:19 1:-78 2:-35 3:70 4:31 5:-23 7:12 8:-6 9:-17
join list enemy F	0:43 2:-7 3:-20 6:-12
join list enemy Fu	0:43 2:-7 3:-20 6:-12
join list enemy H	0:-15 2:-18 7:16 9:24
join list enemy N	4:-6 5:12
join list enemy O	0:-40 2:28 4:-21 5:33 6:-6
join list enemy Op	0:-40 2:37 5:10
join list enemy Ou	0:-9 2:-10 3:9 4:-17 5:25 6:-6
join list enemy V	2:6
join list free	0:38 1:44 3:-39 4:-44 5:-31 6:39 8:-37 9:-21
join list free A	0:9 1:33 2:6 3:-19 4:-30 5:-13 7:15 8:-12 9:-20
join list free Ap	0:75 1:-28 2:9 3:-42 4:-17 9:-16
join list free As	0:-11 1:37 2:-23
join list free Au	0:-43 1:28 3:16 4:-15 5:-12 7:18 8:-11 9:-7
join list free F	0:13 2:-25 3:-7 4:-6 6:25
join list free Fu	0:-9 2:-15 4:-6 6:28
join list free H	0:-17 1:6 2:-22 5:11 6:28 7:-9
join list free Hp	0:-16 2:-16 5:-7 6:34
join list free Hu	5:17
join list free N	0:6 1:-8 3:45 4:-22 5:-15 6:-11 8:-7
join list free Np	3:20 5:-10
join list free Nu	1:-6 3:33 4:-19 6:-8 8:-6
join list free O	0:43 1:21 2:30 3:-64 4:-14 5:-23 6:19 7:-8 8:-23
join list free Op	0:62 1:-15 3:-30 6:-13
join list free Os	0:12 1:-16 2:26 3:-13 7:-7
join list free Ou	0:-9 1:45 2:10 3:-37 4:-10 5:-15 6:30 8:-18
join list free V	2:-9 4:15 6:-7
join list free Vp	0:10 2:14 4:-11 6:-6
join list free Vu	1:9 2:-25 4:24
join list goal	0:11 1:30 2:9 3:-46 4:17 5:-9 7:-7 8:-17 9:-7
join list goal A	0:-26 1:34 2:15 3:-20 4:9 5:-7 7:-7 8:-13 9:-7
join list goal Au	0:-9 1:33 2:22 3:-20 4:-18 5:-6 8:-13 9:-7
join list goal H	0:12 3:-8
join list hero	0:-23 1:-10 2:9 3:-18 4:-7 6:18 7:-27 9:33
join list hero A	0:-11 2:-37 3:-11 4:-30 5:29 6:-6 7:-23 8:24 9:48
join list hero Ap	1:-34 2:-23 3:-13 4:-10 9:58
join list hero As	1:-22 3:8 5:-6 7:-14 8:38 9:-12
join list hero Au	0:-14 1:48 2:-24 3:-14 4:-18 5:37 7:-11 8:-18 9:8
join list hero F	0:-57 1:-19 2:59 3:-25 4:-10 5:-10 6:38 8:-10 9:-15
join list hero Fp	3:-8 6:19
join list hero Fs	0:-18 1:-6 2:-10 3:6 4:-6 6:33 8:-9
join list hero Fu	0:-42 1:-13 2:76 3:-31 5:-8 6:-11 9:-10
join list hero N	3:-24 4:41 5:-21
join list hero O	0:30 2:-10 3:11 4:-8 6:-12 8:-22
join list hero Op	0:10 2:15 6:-9 8:-14
join list hero Ou	0:27 2:-28 3:15 5:-9 8:-9
join list hero V	0:-10 2:27 4:-7
join list item	0:-23 1:-55 3:72 4:-16 5:-13 6:-38 7:-8 8:43 9:-14
join list item A	0:18 1:-30 2:26 3:16 4:-17 5:-10 7:-6 8:-14 9:-11
join list item Ap	0:-12 1:-24 2:48 4:-11 8:-6 9:-11
join list item As	0:6 1:13 3:-15
join list item Au	0:25 1:-23 2:-29 3:39 4:-7 5:-8 8:-8
join list item F	0:25 1:-16 2:-28 3:28 4:-19 6:-27 8:25
join list item Fp	0:-19 1:-8 2:-20 3:51 6:-9
join list item Fu	0:40 1:-9 2:-11 4:-18 6:-20 8:26
join list item H	0:-17 1:-25 2:7 3:19 5:23
join list item Hp	0:-9 1:-15 2:19 3:-17 5:24
join list item N	0:-34 3:30 5:-6 8:16
join list item Nu	0:-33 3:31 4:-24 5:-6 8:30
join list item O	0:-42 1:-15 2:-16 3:26 4:20 5:-19 6:-21 8:37
join list item Op	0:11 2:-8 3:21 5:-14 6:-6
join list item Ou	0:-54 1:-14 2:-10 3:12 4:22 5:-7 6:-15 8:39
join list item V	2:-8 3:15 4:-12
join list item Vp	0:-8 1:11 3:8 4:-10
join list item Vu	0:10 1:-12 3:10
join list obstacle	0:30 2:-51 3:-18 5:48 8:-12
join list obstacle A	0:37 2:-42 3:-15 5:22
join list obstacle O	5:20 8:-12
join list obstacle Op	5:20 8:-12
join list place	0:-8 1:-47 2:24 4:-17 6:-19 8:35
join list place A	0:-6 1:-18 2:8 3:-13 8:26
join list place Ap	0:-11 2:16
join list place Au	1:-17 2:-6 3:-10 8:27
join list place F	0:19 3:-9
join list place N	1:-7 3:-6 4:-10 5:27 8:-12
join list place Nu	0:-14 4:-9 5:27 8:-10
join list place O	0:-54 1:-14 2:28 3:16 5:-23 6:-13 8:29
join list place Op	0:-43 1:-14 2:29 5:-23 8:34
join list place V	0:31 1:-12 2:-15
join list place Vp	0:18 2:-15
join list projectile	0:26 2:-10 3:-21 4:20 6:-6 8:-8
join make	2:-7 3:-7 4:15
join make F	0:19 3:-7
join make N	0:-9 3:13
join make hero	2:-7 3:-7 4:15
join make hero F	0:19 3:-7
join make hero Fp	0:32 3:-28
join make hero Fu	0:-11 3:17
join make hero N	0:-9 3:13
join move	0:48 1:-21 3:-23 5:-26 6:-7 7:-10 8:19
join move A	0:15 1:-23 2:25 4:-7
join move H	1:-12 4:21 5:-6
join move O	0:43 1:25 3:-20 4:-14 5:-11 7:-6 8:-26
join move V	0:8 1:-18 2:-17 8:26
join move free	0:-14 1:19 2:-10 4:20 7:-8 8:-11
join move hero	0:31 1:-25 2:-18 3:-12 4:-11 5:-14 8:35
join move hero O	0:20 3:-9
join move hero Ou	0:14 3:-9
join move hero V	0:8 1:-18 2:-17 8:26
join move item	0:36 3:-7 4:-11 5:-7 8:-12
join move item O	0:36 3:-7 4:-11 5:-7 8:-12
join move item Ou	0:36 3:-7 4:-11 5:-7 8:-12
join move place	2:19 4:-9
join must	0:19 1:-8 2:-15 3:-54 4:13 5:28 8:18
join must A	0:34 1:-7 2:-7 3:-15
join must F	0:20 2:-8 3:-33 4:26
join must O	0:-34 3:-14 4:-13 5:29 8:20
join must enemy	0:-8 2:-8 3:-20 4:33
join must enemy F	0:-8 2:-8 3:-20 4:33
join must enemy Fp	0:-8 2:-8 3:-20 4:33
join must free	0:41 3:-22 4:-10
join must free F	0:27 3:-17 4:-9
join must free Fu	0:27 3:-17 4:-9
join must hero	0:-12 2:-7 3:-23 4:-14 5:28 8:20
join must hero O	0:-34 3:-14 4:-13 5:29 8:20
join no	0:20 1:-21 2:26 4:-32 5:-24 6:-19 7:25 8:-16 9:-11
join no A	0:24 1:-30 2:35 4:-43 5:-15 7:18 8:-19 9:-11
join no F	1:16 2:-48 3:24 4:-25 6:13 7:-12 8:-6
join no H	0:-17 2:31 5:-6 7:-7
join no N	0:10 1:-10 3:-8 4:16 6:-10 7:-6
join no O	0:22 1:-34 2:8 3:-6 4:-10 5:-13 6:-28 7:33 8:-6
join no V	1:31 2:-12 3:-9 5:-6 6:-8
join no boss	0:-11 3:-11 4:46 6:-8 8:-19
join no enemy	0:-14 2:-30 3:60 6:-9 7:-10 8:-21
join no enemy A	0:8 1:14 2:-11 3:9 4:-17
join no enemy Ap	0:18 1:-23 3:15 4:-12
join no enemy Au	0:-10 1:33 2:-13 3:-7
join no enemy F	0:-57 3:44 6:16
join no enemy Fu	0:-48 3:53
join no enemy N	0:-7 2:-16 3:38 4:-8 5:-11
join no enemy Nu	0:19 2:-16 3:14 4:-7 5:-10
join no enemy O	0:10 1:-11 4:16 5:10 6:-22 7:-6 8:-14
join no enemy Op	0:43 3:-34
join no enemy Ou	0:-23 1:-10 3:22 4:17 5:11 6:-22 8:-11
join no first	0:42 1:-37 4:-32 6:7 7:-8
join no first A	1:-17 2:-15 3:50 4:-20 5:-9 7:-6 8:-9
join no first Ap	0:18 3:-16
join no first As	0:-40 1:7 3:37
join no first Au	0:30 1:-24 2:-15 3:35 4:-20 5:-9 8:-6
join no first F	0:16 1:-7
join no first Fu	0:16 1:-7
join no first H	0:-12 2:16
join no first N	0:44 3:-43 5:17 8:-16
join no first O	0:-8 2:-6 3:-12 4:-15 6:11 8:22
join no first Ou	0:-22 4:-15 6:12 8:24
join no first V	0:26 1:-16
join no free	0:-22 1:-7 2:12 3:18 4:-18 5:-17 7:44 8:-53
join no free A	0:-16 1:-33 2:41 3:-25 4:-6 7:31
join no free Ap	1:-11 2:20 3:-6
join no free As	0:-16 1:-57 2:43 3:-14 7:34
join no free Au	1:25 2:-11 3:-6
join no free F	1:23 2:-40 3:16 4:-16 6:8 7:-6
join no free Fp	0:-17 1:25 2:-25 3:25 4:-13
join no free Fu	2:-18 6:20
join no free N	0:21 4:-8
join no free Nu	3:16 4:-8
join no free O	0:-7 1:-13 2:7 3:19 4:7 5:-13 6:-14 7:31 8:-48
join no free Op	1:-18 2:23 3:13 5:-12 8:-16
join no free Os	1:-15 2:-7 3:-19 7:39
join no free Ou	1:15 2:-15 3:23 4:11 6:-10 8:-33
join no free V	0:-14 1:18
join no free Vu	0:-14 1:18
join no goal	0:51 1:-17 2:-13 3:-30 5:15
join no goal A	0:40 2:-19 3:-9
join no goal Au	0:51 1:-20 2:-13
join no goal O	3:-11 5:17
join no goal Ou	0:18 3:-10
join no goal V	0:12 1:-20 2:15
join no goal Vp	0:12 1:-20 2:15
join no hero	1:58 2:-20 3:-20 4:-26 5:-14 6:-12 7:-15 8:21 9:-11
join no hero A	0:22 1:32 2:-26 3:-10 9:-9
join no hero Ap	1:33 2:-13 3:-9 9:-9
join no hero Au	0:28 2:-25
join no hero F	0:39 3:-27
join no hero N	0:-16 2:11 4:-18 5:-6 8:32
join no hero Ns	3:-9 8:12
join no hero Nu	0:-19 2:11 4:-17 5:-6 8:24
join no hero O	0:12 2:-10 3:19 8:-9
join no hero Op	2:-7 3:21 8:-8
join no hero Ou	0:14
join no hero V	0:-24 1:44 2:-23
join no hero Vp	0:-23 1:36 2:-14
join no hero Vu	1:12 2:-10
join no item	0:21 1:-50 2:47 4:-24 8:-8
join no item A	1:-48 2:51 3:-7 4:-10
join no item Ap	0:-43 1:-18 2:60 4:-9
join no item As	0:48 1:-38 2:-9
join no item F	2:-7 3:8
join no item Fu	0:26 3:-18
join no item H	0:-8 2:9
join no item Hu	2:6
join no item O	0:24 4:-14 8:-6
join no item Op	0:31 2:-21
join no item Ou	2:18 3:6 4:-12
join no obstacle	2:7 3:-15 5:-29 6:-9 8:37
join no place	0:-10 2:34 3:-29
join no projectile	0:-12 1:-11 2:12 4:-12 7:22
join no projectile O	0:-12 1:-11 2:12 4:-12 7:22
join obj	0:8 3:-18 5:-8 8:10
join obj O	0:23 3:-13 8:-6
join obj item	0:-10 2:-8 3:-6 4:6 5:-6 8:14
join of	0:7 1:-12 2:-7 4:16 5:-6 7:-6 8:-24 9:20
join of A	3:-19 4:27 8:-8 9:-9
join of F	0:12 1:18 2:-8 3:-18 4:-18 6:-10 8:-19 9:31
join of N	0:-6 1:-8 3:18
join of O	0:15 1:-15 2:-6 3:14 4:-24 6:14 8:-8
join of enemy	0:30 1:-23 3:9 4:-9 8:-7
join of enemy A	0:28 1:-23 2:7
join of enemy Au	1:-22 2:29
join of free	0:-10 2:8 3:10 4:10 6:-20 9:-10
join of free A	0:-20 1:7 2:19
join of free Ap	0:-20 1:7 2:19
join of free F	0:33 1:19 3:-15 4:-17 8:-14 9:-7
join of free Fp	3:15
join of free Fu	0:37 1:22 3:-29 4:-17 8:-11
join of free N	0:-13 1:-8 3:18 4:9
join of free Nu	0:8 3:8 4:11 8:-22
join of free O	3:8 4:-6 6:-16 8:13
join of free Op	0:-6 3:27 6:-10 8:-15
join of free Ou	0:11 3:-28 6:-6 8:28
join of goal	0:18 2:19 4:-20 6:-9
join of hero	0:-6 2:-28 3:-42 4:43 8:-6 9:34
join of hero F	3:-32 9:38
join of hero Fu	3:-32 9:38
join of item	1:14 2:-20 3:39 4:-8 6:-11 8:-19
join of item F	0:-15 3:25
join of item Fu	0:-15 3:25
join of item O	0:15 1:-8 3:20 4:-7 6:-7 8:-17
join of item Ou	0:15 1:-8 3:20 4:-7 6:-7 8:-17
join of projectile	0:-18 3:-11 4:-7 6:41 8:-9
join of projectile O	0:-18 3:-11 4:-7 6:41 8:-9
join of projectile Ou	0:-18 3:-11 4:-7 6:41 8:-9
join over	0:-22 2:-18 3:-10 5:13 8:24
join over O	0:-17 3:-10 8:25
join over hero	0:-17 2:-17 3:-10 8:30
join over hero O	0:-13 3:-10 5:-8 8:32
join over hero Op	5:-27 8:35
join over hero Ou	0:-10 3:-7 5:24
join play	0:14 1:-12
join push	1:-9 2:17 3:13 4:-17
join push O	3:14
join push V	0:8 2:-9 3:9 4:-9
join push free	0:-6 1:-9 2:25 3:-11 4:-6
join push hero	2:-9 3:18 4:-9
join push hero O	3:10
join push hero Op	3:10
join push hero V	0:8 2:-9 3:9 4:-9
join reach	0:-6 3:-7 4:-9 8:17
join rel	0:-30 1:-19 2:8 3:7 4:-12 5:-6 6:18 8:30 9:-15
join rel A	0:-39 1:-10 2:15 3:9 8:36 9:-14
join rel O	0:18 1:-10 3:-13 6:20 8:-7
join rel hero	0:-42 2:29 3:20 4:-8 6:19 8:-14 9:-15
join rel hero A	0:-26 2:36 3:9 8:-7 9:-14
join rel hero O	0:-16 6:21 8:-6
join rel hero Op	0:-16 6:21 8:-6
join rel item	0:-11 1:-8 2:-25 8:40
join save	0:-7 2:-17 3:-18 4:37
join save A	0:-7 2:-17 3:-18 4:37
join shoot	0:-12 2:-18 6:35
join shoot F	0:-11 2:-6 6:18
join shoot H	0:19 2:-17
join shoot O	0:-23 6:34
join shoot hero	0:13 2:-22 6:16
join shoot hero H	0:19 2:-17
join shoot hero Hp	0:-8 2:-16 6:21
join sneak	1:-13 2:16
join sneak A	1:-13 2:16
join sneak goal	1:-13 2:14
join sneak goal A	1:-13 2:14
join steal	0:-13 2:19 3:9 4:-10 6:-9
join steal A	0:-20 2:24 3:-8
join steal F	0:-9 2:-7 3:32 4:-8 6:-8
join steal O	0:15 3:-13
join steal enemy	0:9 3:9 4:-8 6:-6
join steal enemy F	0:9 3:9 4:-8 6:-6
join steal enemy Fp	0:18 3:-8 4:-7
join steal hero	0:-43 2:21 3:20
join steal hero A	0:-20 2:24 3:-8
join steal hero Ap	0:-8 2:8
join steal hero F	0:-19 3:28
join steal hero Fp	0:-10 3:10
join steal hero Fu	0:-11 3:20
join steal hero O	0:-12 3:13
join subj	0:-19 1:-21 2:19 3:-15 4:33 7:-8 9:-15
join subj A	0:-32 1:-11 2:10 3:36 4:12 8:-20 9:-6
join subj F	0:-12 3:-28 4:16 5:-6 6:-9 8:37 9:-7
join subj H	0:11 2:7 5:-6
join subj N	4:-14 8:12
join subj O	1:-6 2:-14 3:-36 4:38 5:16 6:14 8:-24
join subj V	2:21 4:-9
join subj enemy	0:-9 3:-16 4:29 6:-6
join subj enemy N	0:-8 4:11
join subj enemy Nu	0:-8 4:11
join subj free	0:-25 1:-14 2:19 3:-19 4:37 8:-6
join subj free A	0:-7 1:-9 2:23
join subj free Au	0:-7 1:-9 2:23
join subj hero	1:-9 2:9 3:6 4:-21 9:-15
join subj hero A	0:-27 2:-6 3:38 4:16 8:-18
join subj hero Au	0:-27 2:-6 3:38 4:16 8:-18
join subj hero F	0:-11 3:-16 5:-6 8:39 9:-7
join subj hero Fu	0:-11 3:-16 5:-6 8:39 9:-7
join subj hero H	0:11 2:7 5:-6
join subj hero Hu	0:11 2:7 5:-6
join subj hero N	0:13 4:-24 8:12
join subj hero Nu	0:13 4:-24 8:12
join subj hero O	0:15 2:-10 3:-22 5:16 6:14 8:-21
join subj hero Ou	0:15 2:-10 3:-22 5:16 6:14 8:-21
join subj hero V	2:21 4:-9
join subj hero Vu	2:21 4:-9
join take	0:-6 1:32 2:14 3:-23 4:-10 6:12 8:-12
join take A	0:-40 1:43 2:26 3:-31
join take F	0:14 4:-8
join take N	0:36 3:-9 4:-21 5:-6
join take O	2:-10 4:15 5:-15 6:16 8:-9
join take enemy	3:-29 4:33
join take free	1:-13 2:-23 3:11 4:26 5:-7 8:-6
join take free O	3:-21 4:36 5:-7 8:-6
join take free Op	3:15 5:-6
join take hero	0:-8 1:-7 2:30 3:9 4:-39 5:12 8:-8
join take hero A	0:-24 1:-6 2:41 3:-15 4:-10
join take hero Ap	0:-12 3:22
join take hero Au	0:-13 2:43 3:-28 4:-6
join take hero F	0:14 4:-8
join take hero Fu	0:16 4:-8
join take hero N	0:11 4:-10
join take hero Nu	0:11 4:-10
join take hero O	2:-7 3:24 4:-19
join take hero Op	3:8
join take hero Os	0:6 4:-8
join take hero Ou	3:23 4:-11
join take item	0:22 1:35 3:-45 4:-28 5:-7 6:19
join take item A	1:39 3:-28 4:-10
join take item Au	1:39 3:-28 4:-10
join take place	0:-15 1:32 3:-15 4:-9
join throw	0:15 1:6 2:-12 3:-15 4:-20 5:19 6:12
join throw A	1:17 2:-11 3:-14 4:-11 6:11
join throw F	0:16 3:-21 4:-7 6:19
join throw O	0:-10 3:-15 5:28 6:-6
join throw enemy	0:20 5:39 6:-52
join throw enemy F	0:25 6:-24
join throw free	1:-15 3:-19 4:-10 6:37
join throw free A	0:11 1:-12 3:-12 6:15
join throw free F	4:-6 6:12
join throw free Fu	4:-6 6:12
join throw hero	0:-9 3:-25 5:-13 6:47
join throw hero F	3:-21 6:28
join throw hero Fp	3:-17 6:19
join throw hero Fu	3:-6 6:12
join throw hero O	3:-6 5:-12 6:20
join throw hero Op	5:-12 6:19
join throw projectile	1:22 2:-10 4:-6 6:-11
join throw projectile A	0:-6 1:27 2:-10 6:-11
join throw projectile Au	0:-6 1:27 2:-10 6:-11
join to	0:13 1:-15 2:-13 3:7 4:21 5:-6 6:-7 8:-10
join to A	0:6 1:-13 2:-10 3:34 4:9 8:-23
join to F	0:21 3:-24 4:-7 6:13
join to N	0:-24 4:31
join to O	0:13 6:-21 8:12
join to enemy	0:20 3:-18 6:11
join to enemy F	3:-17 6:18
join to enemy Fu	3:-17 6:18
join to free	0:25 1:-9 2:-16 3:-10 4:24 6:-7 8:-13
join to free A	0:7 1:-9 2:-16 4:18
join to free Au	0:7 1:-9 2:-16 4:18
join to free F	0:21 3:-9 4:-6 6:-7
join to free Fu	0:21 3:-9 4:-6 6:-7
join to goal	0:27 4:-17
join to goal O	0:27 4:-17
join to item	0:-42 2:-7 3:44 4:34 6:-8 8:-33
join to item A	0:-13 2:-6 3:37 8:-14
join to item N	0:-24 4:31
join to item Nu	0:-20 4:27
join to item O	0:-9 3:13 4:23 6:-6 8:-20
join to item Ou	4:29 8:-17
join to place	2:-6 4:-26 8:32
join to place O	0:-19 4:-24 8:38
join to place Ou	0:-19 4:-24 8:38
join vs	0:12 1:9 2:45 3:-23 4:-25 5:-9 6:-10 8:-17
join vs A	0:-16 1:-13 2:39 4:-9
join vs F	0:11 1:-11 2:21 3:-7 4:-6 6:-6
join vs H	2:7
join vs N	0:-14 1:33 3:-10 4:-7
join vs O	0:37 3:-7 4:-9 8:-9
join vs ally	2:7
join vs ally H	2:7
join vs ally Hp	2:7
join vs free	0:21 1:31 2:-28 3:-10 6:-9
join vs free O	0:34 2:-28
join vs free Ou	0:34 2:-28
join vs goal	2:12
join vs hero	0:-12 1:-20 2:60 3:-13 4:-17 5:-6 8:-9
join vs hero A	0:-14 1:-11 2:36 4:-9
join vs hero Ap	0:-8 1:-9 2:27 4:-9
join vs hero As	0:-6 2:9
join vs hero F	0:17 1:-11 2:8 3:-7
join vs hero Fu	1:-6 2:15
join vs hero O	0:-8 2:17
join vs hero Op	2:9
join with	0:45 2:-50 3:32 4:-36 5:-35 6:8 8:20
join with A	0:8 2:-45 3:11 4:-15 6:-11 7:26 8:29
join with F	0:6 1:6 3:8 4:-8 6:-9 8:-8
join with H	0:-12 1:24 6:12 7:-16
join with N	0:8 1:-15 3:24 5:-10 8:-15
join with O	0:42 1:-26 2:-6 4:-16 5:-27 6:15 7:-7 8:19
join with V	0:7
join with enemy	0:35 1:-20 2:-25 3:-10 5:-11 6:12 7:35 8:-10
join with enemy A	0:11 1:-14 2:-21 6:-8 7:36
join with enemy As	1:-29 6:-8 7:36
join with enemy N	0:8 1:-8 6:11
join with enemy Np	0:8 1:-8 6:11
join with enemy O	0:26 3:-7 5:-7 8:-6
join with free	1:-22 2:-11 3:43 5:-8 6:-40 7:-7 8:27
join with free A	0:6 1:-35 2:-8 3:41
join with free Ap	0:13 1:21 2:-8 3:-28
join with free As	0:-8 1:-57 3:64
join with free F	1:-21 3:28
join with free O	1:33 3:-17 5:-7 6:-39 8:31
join with free Op	3:10 8:-9
join with free Ou	0:-19 1:40 3:-25 6:-33 8:38
join with goal	1:23 2:-23 3:30 4:-22 5:-8 6:-8 8:-6
join with goal A	0:-9 1:24 2:-23 3:19 4:-14
join with goal Au	0:-9 1:24 2:-23 3:19 4:-14
join with hero	0:14 1:-23 2:-14 3:-16 6:13 8:26
join with hero A	0:9 1:-6 2:-13 3:-42 8:39
join with hero O	0:8 1:-19 3:17 6:13 8:-18
join with hero Op	3:18 6:-6 8:-11
join with item	0:17 1:31 3:-45 4:-8 5:-16 6:31 7:-21
join with item A	1:27 3:-25
join with item As	0:-13 1:42 3:-23
join with item F	0:19 1:33 3:-48 6:-8
join with item O	0:17 1:-29 3:-30 4:-6 5:-16 6:43 8:13
join with item Op	0:-17 1:-17 3:-14 5:-15 6:51 8:-6
join with item Os	0:30 1:-10 8:-14
join with item Ou	1:-13 3:-17 6:-7 8:33
join with place	3:22 4:-10
join with projectile	0:-12 1:14 2:8
join with projectile A	0:-12 1:14 2:8
k a	0:-46 1:26 2:46 3:9 4:-29 5:-6 6:-10
k b	1:-25 2:-28 3:-90 4:88 5:-23 6:-27 7:-7 8:41 9:-7
k c	0:8 1:-39 2:51 3:37 4:-21 5:-25 6:-28 7:15 8:-14 9:-7
k f	1:-9 2:-11 3:33 5:-8 6:8 7:-9 9:-6
k h	0:26 1:-42 2:-37 3:40 4:-33 7:17
k l	0:-16 1:6 2:-11 3:87 4:-40 5:-43 6:12 7:-9 8:-7 9:-9
k m	0:26 1:-17 2:-24 3:-24 4:-11 8:41
k n	0:51 1:-10 2:11 3:-38 4:-82 5:67 6:-12 7:-11 8:-21
k o	0:13 2:-20 3:-15 4:6 5:13 6:19 7:-12 9:-8
k p	0:79 1:35 2:-55 3:-100 4:64 5:-13 6:-6 7:-18 8:-30
k s	0:-9 1:-10 3:10 5:24 6:-8 8:-7
k v	0:8 1:22 2:9 3:-13 5:-10 6:-9 7:-8 9:-10
kind aim_physics	0:39 1:15 2:-37 3:-65 4:17 6:23 7:-7 8:-8 9:-6
kind aim_physics - +	0:53 1:-42 3:-31 4:-30 6:26 8:8
kind aim_physics - 1	0:-7 1:45 2:-29 3:-68 4:44 5:-11 6:10 8:-14
kind aim_physics A	0:39 1:35 2:-44 3:-41 5:-7
kind aim_physics F	0:39 1:-22 2:-23 4:-6 6:15
kind aim_physics H	0:-50 2:21 6:32
kind aim_physics N	0:-45 1:-23 3:-27 4:43 5:12 6:-8 8:25
kind aim_physics O	0:57 1:29 2:-10 3:-34 4:-28 5:-8 6:-12 8:-30
kind aim_physics at	0:35 4:-24
kind aim_physics from	0:-22 1:28 2:-18 3:27 4:-13 8:-10
kind aim_physics h +	0:13 2:-27 4:12 6:-10
kind aim_physics in	0:-31 5:7 8:23
kind aim_physics is	0:58 1:-17 2:-14 3:-21 4:-6
kind aim_physics none	0:8 1:-31 3:-54 4:48 5:-6 6:32 8:-13
kind aim_physics p	1:61 2:-46 3:-77 4:37 5:-26 6:28
kind aim_physics s	0:26 1:-35 2:-11 4:-10 8:41
kind aim_physics u	0:28 1:-10 3:-16 5:15 8:-45
kind aim_physics vs	0:9
kind aim_physics with	0:-12 1:55 2:-17 3:-32
kind arena	0:41 1:30 3:-56 4:-20 5:-24 6:-6 7:-7 8:12
kind arena - +	0:12 1:21 2:-6 3:-35 4:-10 6:-8 8:20
kind arena - 1	0:55 1:19 2:-19 3:-56 6:-11
kind arena A	0:29 1:16 3:-50
kind arena F	0:11 1:39 3:-38 4:-6 6:-16
kind arena H	0:-9 1:-7 2:24 3:-6
kind arena N	0:7 2:-7 4:-13 5:-7 8:20
kind arena O	2:-15 3:19 5:-18 6:13
kind arena V	0:22 1:-19
kind arena as	0:15 1:-8
kind arena h +	0:-24 2:32 3:15 4:-11 5:-21 6:13 8:-6
kind arena in	0:-16 8:22
kind arena none	0:-17 1:36 2:40 3:-24 4:-18 5:-21 8:-8
kind arena p	1:31 3:-20 5:-22 6:11 7:-6
kind arena s	0:-28 1:11 8:22
kind arena u	0:87 2:-7 3:-51 4:-16 6:-18 8:-7
kind arena vs	0:12 2:-10
kind arena with	0:64 2:-30 3:-36
kind breakout	0:-10 2:-36 3:43 4:-11 5:-10 6:11 7:-12 8:-14
kind breakout - +	1:24 2:-28 3:23 4:-11 7:-11 8:-9
kind breakout - 1	1:-21 2:-7 3:38 6:-11
kind breakout A	0:-13 1:15 2:-22 3:22
kind breakout F	0:-34 1:-21 2:-8 3:56 6:-9
kind breakout O	0:20 1:14 2:-8 3:-14 4:-9 5:-9 6:19 7:-9 8:-12
kind breakout h +	0:-13 2:-7 5:-6 6:25
kind breakout is	0:-34 1:23 2:-27 3:34 7:-10
kind breakout none	0:40 1:10 2:-12 3:-41 5:-7 6:24
kind breakout of	0:-6 3:10
kind breakout p	0:-32 1:-30 2:-26 3:61 5:-9 6:19 8:-6
kind breakout s	1:34 2:-7 3:-12 4:-6 6:-6 7:-11 8:-7
kind breakout u	0:19 1:-6 2:-8
kind breakout with	0:-38 1:-16 3:60 6:-10
kind catcher	1:17 2:6 3:22 5:-36 6:-43 8:6
kind catcher - +	0:-12 1:28 2:23 3:-9 4:-8 5:-25 6:-12 7:-7 8:10
kind catcher - 1	2:-26 3:55 4:-26 6:-7 8:-22
kind catcher A	1:21 2:-6 4:-14 8:-9
kind catcher F	0:53 1:23 4:-30 6:-21 8:-27
kind catcher H	0:-9 1:14 2:20 3:-20
kind catcher N	0:38 1:-19 2:-7 3:8 5:-13
kind catcher O	0:-58 1:-20 3:33 4:39 5:-32 6:-39 8:26
kind catcher V	0:10 1:18 2:-8 4:-17
kind catcher from	0:23 2:-12 4:-12 5:-24 8:27
kind catcher h +	0:20 2:6 3:-29 4:30 5:-23 6:-43 8:14
kind catcher in	0:9 1:34 3:-47 4:30 8:-34
kind catcher none	0:-13 2:-7 3:55 4:-21 5:-18 6:-38
kind catcher not	2:30 3:-26
kind catcher obj	0:-18 3:20
kind catcher of	0:-19 1:-9 3:12 4:-6 8:15
kind catcher p	0:-17 1:-33 2:49 3:18 4:32 5:-20 6:-45 7:-11 8:-16
kind catcher s	0:8 1:50 2:-17 3:-31 4:-13 8:-14
kind catcher to	0:-9 4:27 8:-17
kind catcher u	0:20 1:9 2:-46 3:24 4:-23 5:-29 6:-9 7:9 8:27
kind catcher with	0:23 1:9 2:-10 3:-8 4:-12 6:-14 8:9
kind clicker	2:-51 3:15 4:-16 5:-15 6:-14 8:43
kind clicker - +	0:-52 1:-21 2:-19 3:23 5:-15 8:55
kind clicker - 1	0:36 1:15 2:-19 3:-17 4:-6 6:-8 8:-12
kind clicker A	0:16 2:-29 3:-6 8:21
kind clicker F	0:-24 2:-27 3:11 4:-11 6:-9 8:38
kind clicker O	0:19 3:-7
kind clicker as	0:-21 1:-22 3:44
kind clicker h +	0:12 2:-21 3:25 4:-8 6:-7 8:-6
kind clicker none	0:12 1:-32 2:-42 3:17 4:-12 5:-15 8:48
kind clicker of	0:15 1:16 3:-20
kind clicker p	0:-6 1:33 2:-40 3:7 4:-9
kind clicker s	0:-15 1:-10 3:26
kind clicker u	0:17 1:-32 2:-16 3:-7 4:-7 5:-15 6:-10 8:46
kind clicker with	0:-7 1:21 2:-10
kind crossing	0:-38 2:55 3:-54 4:27 6:-15 7:-16 9:-8
kind crossing - +	0:8 1:7 2:-11 3:-10 4:18 5:16 6:-11 8:-22
kind crossing - 1	1:23 2:-16 3:-9 4:9
kind crossing A	0:25 1:34 2:-35 3:-35 4:24 5:-10 9:-6
kind crossing F	0:10
kind crossing N	0:-35 4:28 5:-6 8:14
kind crossing O	1:-13 2:-18 3:-6 5:43 6:-11 8:-6
kind crossing V	0:-51 1:-38 2:102 3:-11 5:-35 6:-6 7:-13 8:-7
kind crossing from	0:13
kind crossing h +	0:-51 1:-30 2:79 3:-45 4:15 5:-13 6:-7 7:-16 8:22 9:-9
kind crossing none	0:-30 1:11 2:27 3:-47 4:31 7:-7 8:10 9:-7
kind crossing p	0:-19 1:-29 2:40 3:-47 4:33 5:17 6:-14 7:-9 9:-8
kind crossing s	0:-18 2:-6 4:13 8:14
kind crossing to	0:-6 4:17 5:-13
kind crossing u	0:-17 1:35 2:33 3:-15 4:-9 5:-22 7:-8 8:-9
kind crossing with	0:-22 2:7 3:-11 5:22 6:-11
kind duel	0:34 2:30 3:-62 4:-8 5:-8 6:6 7:-10 8:14 9:-15
kind duel - +	0:65 1:-12 3:-33 4:-8 8:-7 9:-8
kind duel - 1	0:6 1:26 2:-53 3:-47 4:-7 6:12 8:30
kind duel A	0:-12 1:17 2:40 3:-21 5:-6 7:-10 8:-23 9:-15
kind duel F	0:-15 1:32 2:13 3:-25 6:-6
kind duel O	0:48 1:-32 2:-25 3:-52 4:-7 6:16 8:36
kind duel V	0:45 1:-34
kind duel at	0:-15 2:26
kind duel h +	0:-19 1:-37 2:63 3:-9 7:-9 8:-15 9:-10
kind duel in	1:42 2:-10 3:-31 8:-9
kind duel is	0:28 1:-10 2:-9 3:-8
kind duel none	0:8 1:-42 2:38 3:-34 5:-6 6:13 7:-8 8:27 9:-10
kind duel of	0:10 2:-6
kind duel p	0:35 3:-49 4:-9 6:17 8:-10
kind duel s	1:-18 2:60 3:-22 7:-8 8:-13 9:-6
kind duel u	0:11 1:17 2:-19 3:-17 6:-13 8:31 9:-16
kind duel vs	0:15 1:9 2:-12 4:-6
kind duel with	0:24 1:13 2:-15 3:-19
kind falling_blocks	0:23 1:-52 2:-30 3:65 4:-6 6:-11 8:-13
kind falling_blocks - +	0:16 1:-22 2:-17 3:30 8:-10
kind falling_blocks - 1	0:11 1:-35 2:-18 3:47 6:-12
kind falling_blocks A	0:-6 1:-18 2:-27 3:40
kind falling_blocks F	0:-13 1:-34 2:-6 3:58 6:-7
kind falling_blocks O	0:28 3:-21
kind falling_blocks from	1:-7 3:16
kind falling_blocks is	0:-12 1:-15 2:-16 3:36
kind falling_blocks none	0:14 1:-6
kind falling_blocks of	1:-19 2:-17 3:37
kind falling_blocks p	0:44 1:-6 2:-14 3:-15
kind falling_blocks u	0:-37 1:-43 2:-21 3:95 6:-11
kind falling_blocks with	0:19 1:-9 6:-8
kind farm_sim	2:19 3:12 4:-22 5:-6 6:-7
kind farm_sim - +	1:-22 2:33 3:-11 4:-6
kind farm_sim - 1	0:13 1:24 2:-20 3:-20
kind farm_sim A	0:-20 2:46 3:-29 4:-7
kind farm_sim F	0:27 2:-33 3:26 4:-15
kind farm_sim h +	0:-15 3:43 4:-17
kind farm_sim none	0:-19 1:-28 2:25 3:31 4:-11
kind farm_sim p	0:-11 1:26 2:-13 3:26 4:-20
kind farm_sim s	1:6
kind farm_sim u	0:12 1:-29 2:38 3:-13
kind farm_sim with	1:32 2:-13 3:-21
kind flappy	1:47 2:-55 3:-20 4:-18 5:69 6:-17 7:-14 8:-30
kind flappy - +	1:47 2:-24 3:13 5:-22 6:-10 7:-12 8:-7
kind flappy - 1	0:17 1:9 2:-17 3:-15 4:-10 5:17
kind flappy A	0:25 1:43 2:-40 3:-9 5:-17 7:-11
kind flappy F	0:-18 1:10 3:9
kind flappy N	0:-8 5:24 8:-18
kind flappy O	1:-30 2:-38 3:-21 4:-8 5:77 6:-17 8:-17
kind flappy V	0:-20 1:28 2:7 4:-12
kind flappy from	1:29 2:-12 4:-7 8:-9
kind flappy h +	0:-14 2:-31 3:-21 4:-10 5:78 8:-25
kind flappy in	5:19 8:-18
kind flappy none	0:26 2:-42 3:-14 4:-7 5:37 6:-8 7:-11 8:-6
kind flappy of	0:-31 1:43 2:-15 3:-8
kind flappy p	0:39 2:-41 3:-26 5:50 8:-25
kind flappy s	1:29 3:-11 7:-11
kind flappy u	0:-15 1:28 2:-25 3:8 4:-17 5:34 6:-15 8:-11
kind flappy with	0:-9 1:-9 3:7 4:-7 5:29 6:-11 8:-7
kind match3	1:-40 2:-18 3:68 4:-11 6:-15 8:-6
kind match3 - +	0:29 2:-16 3:15 4:-11 6:-10
kind match3 - 1	0:-27 1:-40 3:65 6:-8
kind match3 A	0:15 1:-19 2:-17 3:20
kind match3 F	0:-24 1:-25 3:55 6:-15
kind match3 O	3:6
kind match3 as	0:20 1:-12 3:-7
kind match3 none	0:-8 1:-9 2:-17 3:45 4:-11 6:-10
kind match3 p	1:-7 2:-16 3:33 4:-9
kind match3 u	1:-37 3:49 6:-15
kind match3 with	0:-13 1:-12 3:33 6:-7
kind maze	0:12 1:-6 2:55 4:-14 5:-32 6:-13 7:-12 8:-19
kind maze - +	0:-7 2:30 3:-8 5:-13 8:-29
kind maze - 1	0:11 2:23 3:-12 4:-12 5:-22 6:-7
kind maze A	0:-6 1:13 2:39 3:-36 4:-13 5:-10 8:-9
kind maze F	2:-8 3:22 7:-11
kind maze H	0:-9 2:25 3:-9
kind maze N	0:41 4:-14 5:-10 8:-15
kind maze O	0:-27 1:-17 2:31 3:18 4:8 5:-19 6:-11
kind maze V	0:31 1:-19 2:-12
kind maze from	0:-29 1:29 2:40 3:-28 5:-17 8:-19
kind maze h +	0:11 1:-19 2:32 3:8 4:-11 5:-6 7:-12
kind maze in	0:38 1:-18 4:-7 5:-9
kind maze is	0:-8 2:20 7:-11
kind maze none	1:19 3:14 5:-13 6:-7 8:-7
kind maze p	0:-10 1:11 3:30 4:-14 5:-11 6:-6 7:-12
kind maze s	0:18 2:-17 3:-10 4:-6 8:8
kind maze u	0:7 1:-17 2:69 3:-23 5:-28 6:-7 8:-36
kind maze with	0:17 1:-10 2:39 3:-41
kind memory	1:-50 2:-19 3:60 4:-9 5:-27 6:11 7:-7 8:-6
kind memory - +	0:-10 1:-27 2:-24 3:13 5:-10 7:-6 8:26
kind memory - 1	0:25 1:-33 3:35 4:-14 5:-13 6:11 8:-42
kind memory A	0:-38 2:-38 3:59 5:-9 8:-10
kind memory F	0:20 1:-25 2:-15 3:24 6:-6
kind memory N	0:-14 3:54 4:-24 8:-25
kind memory O	0:49 1:-26 2:26 3:-40 4:12 5:-18 6:-19 8:15
kind memory V	0:-55 1:-34 3:43 6:37
kind memory h +	0:-23 3:40 5:-14 8:-10
kind memory none	0:19 1:-15 2:-48 3:8 4:11 5:-25 8:33
kind memory of	0:-25 1:-16 3:46 8:-7
kind memory p	0:73 1:-80 2:-29 3:17 4:-10 5:-19 6:31 8:-16
kind memory s	0:43 1:-20 2:-14 4:-10 8:-12
kind memory u	0:-79 1:9 2:7 3:56 5:-15 6:-23 8:10
kind memory vs	0:-29 1:-9 2:53 3:-15
kind memory with	0:45 1:-66 2:-27 3:35 6:18 8:-15
kind none	2:7 7:-6 8:6
kind none - +	0:-19 1:20 2:-12 3:6 4:14 5:13 6:9 7:-6 8:-23 9:-12
kind none - 1	1:12 2:7 3:-11 4:-14 5:-14 6:15 7:-6 8:24
kind none A	1:6 2:32 3:-8 4:-12 5:7 6:-10 7:-10
kind none F	1:-41 2:-15 3:17 4:9 6:26 9:-7
kind none H	0:-11 2:17 3:-25 4:-9 5:7 7:9 8:-17
kind none N	0:25 1:12 2:-39 5:-19 6:-9 7:-11 8:23 9:-8
kind none O	0:-18 1:9 2:7 5:-11 6:12 7:-10 9:-8
kind none V	0:36 1:-22 2:-54 3:-7 4:41 5:24 6:-19 9:-8
kind none and	0:-13 1:22 3:8 4:-14 5:14 6:-13 8:-20 9:-6
kind none as	0:-17 1:32 2:-16 3:-18 6:-7 8:15
kind none at	0:17 1:-32 3:-31 4:41 5:-24 6:-22 7:17 8:9 9:-6
kind none by	0:-16 1:30 2:-7 3:-20 8:14
kind none for	0:53 1:-19 3:-7 4:-17 8:-9
kind none from	0:17 1:-17 3:-21 5:-6 6:-6 7:-12 8:27 9:6
kind none h +	0:20 1:-26 2:11 5:6 6:-13 7:-9 8:9
kind none in	0:29 1:-50 2:-10 3:-79 5:22 7:-12 8:63 9:-9
kind none is	0:13 3:-17 5:20 6:-7 8:-25
kind none none	0:-14 2:18 3:20 6:-6 8:-9
kind none obj	1:-35 2:-13 3:32 5:14 6:12 7:-6 8:-27 9:-7
kind none of	0:23 1:14 2:-17 3:8 4:22 5:-21 7:-17 8:-32 9:-14
kind none p	0:-10 3:10 6:-6 7:-10
kind none s	1:-17 3:21 4:-30 5:-20 6:-19 7:38 8:32 9:-8
kind none subj	0:8 1:18 2:13 3:-28 4:-13 5:14 6:-13 7:-14 8:-12
kind none to	0:24 1:-6 2:9 3:-14 5:-23 6:21 7:-6
kind none u	0:9 1:-6 2:10 3:-11 4:7 6:13 7:-12
kind none vs	0:31 1:18 3:-16 4:-16 6:-10 8:-11
kind none with	0:-17 1:12 2:-41 4:-31 5:-13 6:59 7:-27 8:26 9:-8
kind platformer	0:-14 1:23 3:-23 4:22 5:7 6:-29
kind platformer - +	0:-53 1:28 2:16 4:16 5:-8 7:16 8:-8
kind platformer - 1	0:-30 1:36 2:-35 3:-26 4:29 5:38 6:-20 8:-22
kind platformer A	0:-26 1:8 3:-15 4:46 9:-9
kind platformer F	0:-22 1:23 2:39 4:-28 5:-14 6:-23 8:-19 9:13
kind platformer H	0:59 2:-49
kind platformer N	1:-30 2:-7 3:-35 5:44 6:-7 8:18
kind platformer O	0:-15 1:31 2:-14 3:15 5:-27 6:-9 7:13
kind platformer as	0:11 1:30 3:-32 8:-7
kind platformer from	0:-36 1:-8 2:-18 3:57 4:-16 6:-10 8:14
kind platformer h +	0:51 1:-35 3:6 4:-18 5:-31 6:-17 7:-10 8:23 9:6
kind platformer is	0:-14 2:26 3:-15 5:-9 7:18
kind platformer none	2:24 3:-18 4:41 5:-14 6:-22 7:-7 8:-16 9:-12
kind platformer obj	0:31 2:-42 3:22
kind platformer of	0:23 3:-36 5:-11 8:13 9:21
kind platformer p	1:-16 2:38 3:13 4:-15 5:-11 6:-14
kind platformer s	0:-10 1:38 2:-10 3:-28 4:13
kind platformer u	1:11 2:-41 3:-21 4:27 5:19 6:-20 7:10 9:8
kind platformer with	0:-46 1:23 2:-11 3:-11 5:42 8:-8
kind quiz	0:27 1:-24 2:-48 3:49 4:24 5:-24 6:-16 7:-14 8:-35
kind quiz - +	0:-16 1:-13 2:-23 3:24 4:35 5:-6 7:-7 8:-9
kind quiz - 1	0:39 1:-12 2:-22 3:40 4:-29 5:-18 6:-15 7:-6 8:-28
kind quiz A	0:-38 1:-25 2:-50 3:69 4:34 5:-11 7:-8 8:-6
kind quiz F	0:61 3:-56
kind quiz H	2:13 3:-9
kind quiz N	0:-11 1:-6 4:16 8:-6
kind quiz O	0:52 1:-20 3:19 4:-25 5:-12 6:-15 8:-28
kind quiz V	1:30 2:-13 4:-9
kind quiz as	0:-19 1:-9 3:31
kind quiz at	0:-16 3:7 4:20 8:-10
kind quiz h +	0:8 2:-14 4:17
kind quiz is	0:-18 1:28 4:-6
kind quiz none	0:43 1:-7 2:-43 4:14 5:-12 6:-9 7:-10 8:-16
kind quiz p	0:37 1:-49 2:9 3:30 5:-10 6:-8 8:-19
kind quiz s	0:-33 1:14 3:34 7:-7
kind quiz u	0:24 1:6 2:-58 3:8 4:28 5:-16 6:-9 8:-18
kind quiz with	0:-11 1:-36 2:-9 3:62 5:-13 8:-12
kind racing	0:14 1:25 2:-33 3:-35 4:-27 5:47 6:-18 7:-6 8:-19 9:21
kind racing - +	0:36 1:-44 2:-39 4:-13 5:54 8:-20
kind racing - 1	0:-21 1:66 2:-12 3:-68 4:-7 5:35 6:-16
kind racing A	0:28 1:21 3:-51 4:-6 5:-20 9:26
kind racing F	0:-30 1:-16 2:-6 3:55 5:-15 8:-8
kind racing H	0:-9 1:6 2:-14 5:16
kind racing N	0:35 1:-17 2:-7 3:-9 4:-16 5:20 8:-25
kind racing O	0:-26 1:8 2:-44 3:-25 4:-15 5:68 6:-12 8:12
kind racing V	0:15 1:13 2:7 3:-14 6:-10 8:-10
kind racing at	0:-8 1:13 2:-19 3:-6 4:-8 8:32
kind racing from	0:-10 5:28 8:-10
kind racing h +	0:17 1:-35 2:-10 3:34 4:-18 5:-16 8:-15 9:31
kind racing in	0:15 1:-10 2:-7 3:38 4:-6 5:-26 8:-17
kind racing none	0:31 2:-61 3:-41 4:-19 5:54 6:-8 8:-18 9:28
kind racing of	0:-20 1:30 2:-12 3:-10 5:18 8:-15
kind racing p	2:-6 3:-31 4:-10 5:61 6:-18 8:-29
kind racing s	1:-13 3:22
kind racing u	0:21 1:31 2:-43 3:-25 4:-25 9:28
kind racing vs	0:-20 1:-34 2:56 3:-15
kind racing with	0:13 1:47 2:-25 3:-30 6:-10
kind reaction	0:-6 1:-8 2:6 3:19 5:-28 9:-12
kind reaction - +	0:23 1:43 2:45 3:-69 4:-8 5:-45 6:-14 7:-13 9:-8
kind reaction - 1	0:-18 1:-41 2:-26 3:103 4:-9 5:-11 6:-36 7:-9 8:-7
kind reaction A	0:17 1:-60 2:-29 3:80 5:-7 8:-22
kind reaction F	1:-29 2:31 3:-12 5:12 7:-7
kind reaction H	0:32 1:-27 2:-31 3:37 5:10 6:-9 7:-9
kind reaction N	1:9 2:60 3:-27 4:-18 5:-28 8:-7
kind reaction O	0:-8 1:56 2:-14 3:-66 4:22 5:-39 6:14 7:16 8:20 9:-13
kind reaction V	0:-38 1:37 2:30 3:-20 4:-25 6:-11 8:8
kind reaction at	0:15 1:-20 3:31 4:-19 7:-7 8:-8
kind reaction for	0:23 1:-21
kind reaction from	1:-12 3:-17 4:14 5:18
kind reaction h +	1:-31 2:-11 3:-20 4:6 5:7 6:35 7:15 9:-9
kind reaction in	0:-18 1:10 2:-15 3:48 4:12 5:-12 6:-23 8:-23
kind reaction is	0:-24 2:16 3:-9 4:21
kind reaction none	0:14 1:-16 2:-6 3:8 4:-19 5:-25 6:41 7:7 8:-36 9:-6
kind reaction of	0:-7 1:-49 2:37 3:-37 4:-29 5:-10 6:-13 8:71
kind reaction p	0:-11 1:-58 2:40 3:23 5:-24 6:-22 7:-7 8:27 9:-11
kind reaction s	0:30 1:47 2:-59 3:-29 4:18 5:-6 6:26 7:-14 8:-36
kind reaction to	0:-20 2:15 3:-7 4:24 6:-7 8:-7
kind reaction u	1:-9 3:16 4:-25 5:-13 6:-8 7:12
kind reaction with	1:57 2:-32 3:14 4:-7 5:-16 6:-40 8:-10 9:-7
kind rhythm	0:12 1:53 2:-29 3:-8 4:-7 5:-9 7:-6 8:-15
kind rhythm - +	0:-22 1:23 3:16 4:-6 7:-6
kind rhythm - 1	0:21 1:39 2:-27 3:-24
kind rhythm A	0:-31 1:65 2:-20 3:-23 7:-6
kind rhythm F	0:-8 2:-13 3:23
kind rhythm O	0:47 1:-12 3:-15 4:-6 5:-7 8:-12
kind rhythm h +	0:18 8:-12
kind rhythm none	0:10 1:42 2:-18 3:-19 4:-7 5:-9 7:-6
kind rhythm p	0:16 1:16 2:-15 3:-6
kind rhythm s	0:-9 1:17
kind rhythm u	0:8 1:34 2:-16 4:-6 5:-7 7:-6 8:-14
kind rhythm with	0:-9 1:17 2:-13 3:9
kind runner	0:12 1:40 2:12 3:-44 4:-17 5:26 6:-8 7:-9 8:-35
kind runner - +	0:-8 1:41 3:-23 7:-7
kind runner - 1	0:24 1:-7 2:-6 3:-14 5:16 8:-13
kind runner A	0:34 2:22 3:-24 5:-25
kind runner F	0:-9 1:41 3:-27 5:-8 6:-6
kind runner N	4:-14 5:21
kind runner O	0:-15 2:-6 5:41 8:-30
kind runner h +	1:12 2:23 3:-16 4:-14 5:18 6:-6 8:-22
kind runner none	0:15 1:15 2:15 3:-27 4:-14 5:27 6:-8 7:-8 8:-31
kind runner p	2:16 3:-7 4:-14 5:32 8:-30
kind runner s	0:-11 1:41 3:-23 5:-6 7:-9
kind runner u	0:28 1:10 3:-22 8:-8
kind runner with	1:12 3:-8
kind shmup	0:-19 1:-21 2:83 3:-52 4:-30 5:-34 6:23 7:17 8:-15 9:-7
kind shmup - +	0:-8 1:20 2:11 3:-21 4:-13 5:-14 6:-8 7:16 8:-11
kind shmup - 1	0:-16 1:-16 2:72 3:-67 5:-10 6:16 7:-6
kind shmup A	0:-35 1:-24 2:68 3:-51 4:-6 5:-11 7:28
kind shmup F	0:6 1:11 2:42 3:-38 4:-8 6:-11
kind shmup H	0:17 2:-14
kind shmup N	0:-14 2:12 3:-12 4:-7 5:-6 6:23
kind shmup O	0:27 1:-29 3:35 4:-9 5:-20 6:19 7:-9 8:-26
kind shmup V	0:-12 1:32 2:-14 4:-12 8:14
kind shmup at	0:15 8:-8
kind shmup h +	1:-35 2:21 3:24 4:-22 5:-21 6:16 7:8 8:-7
kind shmup in	0:14 2:-22 8:15
kind shmup is	0:-7 2:28 3:-10 7:-6
kind shmup none	0:21 1:64 2:-12 3:8 4:-19 5:-19 6:-51
kind shmup of	0:-12 1:-30 2:35 3:-17 6:22
kind shmup p	0:7 1:-26 2:70 3:-67 4:-12 5:-21 6:22 7:-11 8:-6
kind shmup s	0:41 1:-27 2:-40 3:-8 7:19 8:9
kind shmup subj	1:24 2:-22
kind shmup u	0:-62 1:22 2:52 4:-23 5:-20 7:10 8:-21
kind shmup vs	0:-11 1:-7 2:31 4:-9
kind shmup with	0:-33 1:-55 2:78 3:-51 5:-13 6:31 7:30 8:-19
kind snake	0:-20 1:7 3:-6 4:28 5:-25 6:-17 7:12 8:11 9:-7
kind snake - +	0:-60 2:42 3:15 4:-11 5:-10 6:-9 7:-19 8:19
kind snake - 1	0:23 3:-66 4:35 6:-14 7:-6 8:6
kind snake A	0:32 1:-24 2:9 3:-25 6:-11 7:23 8:-14
kind snake F	0:-48 1:41 2:-27 3:-47 4:62 6:6 8:6
kind snake H	0:-10 1:-22 2:38 3:-7
kind snake N	0:9 3:23 4:-6 8:-21
kind snake O	0:-16 1:-14 2:-16 3:44 4:-16 5:-32 6:-14 7:-6 8:39
kind snake V	0:-15 1:33 2:-14 3:-9
kind snake from	1:-21 2:25 3:-20 8:20
kind snake h +	0:7 1:-13 2:-63 3:26 4:15 5:-24 7:35 8:-11
kind snake in	0:-7 1:-9 5:-7 7:25 8:11
kind snake is	0:-24 1:25 2:-7 3:-14 7:16
kind snake none	0:26 2:-6 4:30 5:-22 7:-12 8:-16 9:-7
kind snake obj	0:-15 3:-13 4:27
kind snake of	3:23 4:-6 6:-9 8:-6
kind snake p	0:-9 1:-26 2:9 3:20 5:-22 7:15 8:-7
kind snake s	0:-13 1:24 2:-10 3:-20 4:31 7:-14
kind snake u	0:-8 1:12 3:-23 4:12 5:-11 6:-24 7:12 8:21 9:-6
kind snake vs	0:-8 2:11
kind snake with	0:-24 1:30 2:-12 3:16 6:-10 7:-6 8:-7
kind sokoban	0:-8 2:-59 3:31 4:36 5:-24 6:-19 7:21
kind sokoban - +	0:46 1:25 2:-15 3:-58 4:-20 5:-10 7:-7 8:26
kind sokoban - 1	0:-45 1:-22 2:-11 3:67 4:32 5:-8 6:-17 8:-18
kind sokoban A	0:-34 1:29 2:-37 3:-44 4:21 7:32 8:17
kind sokoban F	0:33 1:-16 2:-7 4:-29 8:7
kind sokoban N	0:-12 3:-21 4:38 5:-9
kind sokoban O	0:15 1:-37 2:-15 3:67 4:7 5:-18 6:-20 7:-7 8:-35
kind sokoban at	0:-33 3:17 4:28
kind sokoban h +	1:-6 2:-49 4:26 5:-12 7:30 8:-22
kind sokoban in	1:-28 2:-14 3:-28 4:32 5:-11 8:24
kind sokoban none	1:37 2:-47 3:14 5:-14 6:-18 7:25 8:-21
kind sokoban p	0:-32 1:-8 2:-17 3:43 4:39 5:-14 6:-19 8:-12
kind sokoban s	0:22 1:6 2:-7 3:-18 4:-13 8:9
kind sokoban subj	0:-13 1:-25 3:35
kind sokoban u	0:6 2:-45 4:11 5:-13 7:26 8:-6
kind sokoban with	0:22 8:-13
kind tower_defense	0:-24 1:35 2:41 3:-56 5:-29 6:-12 7:8 8:-8 9:-10
kind tower_defense - +	0:22 1:53 2:-50 3:-23 4:-9
kind tower_defense - 1	0:-13 1:9 2:56 3:-35 4:-9 5:-18
kind tower_defense A	0:7 1:16 2:23 3:-39 4:-19 9:-7
kind tower_defense F	1:28 2:-20 3:-12 4:6
kind tower_defense H	0:-11 1:-17 2:26 3:-9 6:-9 7:16
kind tower_defense N	0:-14 1:26 4:12 5:-18
kind tower_defense O	0:-11 2:21 4:9 5:-16
kind tower_defense from	2:18 3:-6
kind tower_defense h +	0:-36 1:-14 2:46 3:-9 4:20 5:-17 6:-9 7:13 9:-6
kind tower_defense none	0:8 1:43 2:-15 3:-44 4:10 9:-6
kind tower_defense of	1:7
kind tower_defense p	0:-9 1:35 2:36 3:-48 4:-22 5:-16 9:-7
kind tower_defense s	0:-6 1:-8 6:-8 7:16
kind tower_defense subj	0:-18 1:31 2:-11
kind tower_defense u	0:-15 1:14 2:10 3:-15 4:28 5:-18
kind tower_defense vs	1:6 2:6
kind tower_defense with	0:-10 1:-12 2:29 3:-13 5:-16 6:-10 7:16
last ally A	0:-15 2:19
last ally H	2:12
last ally O	2:-19 3:19 4:-10 5:20 6:24 7:-11 8:-25 9:-12
last boss O	0:40 3:-14 6:-8 7:-6
last enemy A	0:18 1:34 2:-47 3:-11 4:34 5:-38 6:-11 7:18 8:-8 9:-29
last enemy F	0:-11 1:-16 2:-42 3:-7 4:61 5:-6 6:13 7:-22 8:-20
last enemy H	0:16 1:-21 2:-58 3:-7 6:19 7:37 9:22
last enemy N	0:23 1:-18 2:-29 3:15 4:27 5:-22 8:-12
last enemy O	0:27 1:-35 2:-38 3:-9 4:18 5:39 6:-37 7:26 8:-29
last enemy V	0:-7 2:15 4:-16 6:-8 7:21 8:-7
last first A	0:11 1:14 6:-8
last first F	0:8 3:6 5:-12 6:12 7:-9 9:-6
last first H	0:11 1:16 2:10 4:-12 6:-22 8:-13 9:-7
last first N	0:13 1:-8 3:-10 5:9 6:-7 8:7
last first O	1:10 2:-19 3:9 4:-9 5:-6 6:11 7:-8 8:6
last first V	0:6 1:13 4:-11 5:-15 7:-6 8:6
last free A	0:13 2:-6 3:10 5:11 7:20 8:-38 9:-30
last free F	1:11 2:-38 3:8 4:17 5:-24 7:22 8:-28 9:-11
last free H	0:-25 1:-19 3:-16 4:20 5:10 6:13 7:6 9:-7
last free N	1:20 3:8 4:-11 5:-12 6:-27 8:18
last free O	0:8 1:15 2:28 5:-16 6:-24 8:-15 9:-7
last free V	1:8 2:7 3:-33 4:40 5:-16 7:-9 8:-28
last goal A	0:-15 1:42 2:33 3:-15 4:-35 5:-17 7:-13 8:-26 9:-10
last goal F	0:61 3:-32 4:-25
last goal H	1:-7 3:-8 4:-9 5:-9 6:18
last goal N	0:14 1:17 2:-10 3:-16 4:-40 5:26 6:-12
last goal O	0:38 1:17 2:-16 3:-10 4:-18 5:27 6:-28 7:-10 8:-33
last goal V	1:-10 3:-9 4:18 8:-6
last hero A	0:-16 1:-43 2:-18 3:27 5:-9 7:-9 8:10 9:43
last hero F	0:-30 1:-19 2:11 3:26 4:-36 5:10 6:22 7:-10 9:7
last hero H	0:-8 2:20 3:-25 4:-12 5:29 6:6 7:-12 9:-9
last hero N	0:-7 1:-17 2:10 3:7 4:-10 5:-11 7:-10 8:22 9:-7
last hero O	0:-13 1:-23 2:-14 3:9 4:-27 5:36 6:11 7:-18 8:18 9:-9
last hero V	0:-23 1:23 2:7 4:-24 5:11 6:-16 7:-17 8:28 9:-7
last item A	1:7 2:41 3:-48 4:24 5:-15 6:-6 7:-16 9:-9
last item F	0:-11 1:28 2:20 3:31 4:-54 5:-17 6:-41 8:24 9:-7
last item H	0:22 1:-7 2:27 4:-8 6:-18 7:-17 9:-6
last item N	0:9 1:-28 3:-8 4:18 5:10 6:-14 8:-11
last item O	2:-15 3:7 4:33 5:-65 6:22 7:-14 8:6
last item V	0:-14 1:32 2:23 3:7 5:-38 8:-11
last obstacle A	0:29 1:-14 8:-11
last obstacle F	0:-28 1:-16 3:41 5:10
last obstacle H	0:8 5:-6
last obstacle N	0:8 3:-15 4:19 5:-6 6:-6
last obstacle O	1:-9 2:-25 3:34 4:-6 6:-14 8:6
last obstacle V	0:-10 1:-26 4:24 5:18
last place A	0:-62 1:25 2:59 3:-60 4:-18 5:7 6:-9 7:-6 8:13 9:-6
last place F	0:27 1:-7 2:-20 4:-37 5:14 6:-36 8:36
last place H	0:-23 2:55 4:-6 5:-17 6:-8
last place N	0:-39 1:-13 2:-13 3:-12 5:16 6:25 8:11
last place O	0:-7 1:-46 2:38 4:-32 5:-49 6:12 8:43
last place V	0:70 1:-20 2:-46 3:11 4:-25 5:13 8:-6
last projectile A	0:12 1:7 2:42 4:-35 6:-18 7:-11 8:-9 9:-7
last projectile F	0:46 2:12 3:-43 4:7 6:-8
last projectile H	0:-8 2:17
last projectile N	0:21 2:-9 3:-7 4:-12 8:6
last projectile O	2:18 3:-25 4:6 5:-11 7:20 8:-38
last projectile V	0:6 1:-8 2:16 4:-6 8:-9
later none	0:6 1:-7 2:24 3:-9
later none A	1:-7 2:23 4:-7 5:-7 6:-11 8:9
later none Ap	0:8 2:18 3:7 4:-7 5:-19 7:-9 9:-14
later none Ap-	1:30 2:-19 3:8 4:-23 5:-12 6:-10 7:-11 9:-9
later none Aph	0:16 1:-41 2:40 4:7 5:-23 9:-19
later none As	0:-11 1:-30 2:13 3:6 5:-8 6:-11 7:20 8:30 9:-8
later none As-	1:11 2:-18 4:-20 6:-8 7:11 8:13
later none Ash	0:-22 1:-66 2:35 4:21 5:-8 6:-6 7:16 8:26 9:-10
later none Au	2:6 3:-12 4:-9 5:8 6:-11 9:12
later none Au-	0:19 1:10 2:-12 3:10 4:-8 5:24 6:-12 7:-22 9:-14
later none Auh	0:-22 2:22 3:-36 4:-6 5:-24 6:-8 7:36 9:34
later none F	1:6 2:16 4:-6 6:11 7:-8 8:-13 9:-7
later none Fp	0:-24 2:23 3:22 5:9 6:-21 7:-14 8:-16
later none Fp-	0:37 2:-11 3:14 4:-13 6:-16 8:-6
later none Fph	0:-60 2:41 3:8 4:14 5:12 6:-10 7:-16 8:-14
later none Fs	1:15 2:-24 3:-12 6:20 7:-8
later none Fs-	0:6 1:20 2:-11 3:-31 8:11
later none Fsh	1:-10 2:-14 3:22 6:21 7:-6 8:-22
later none Fu	0:13 2:14 3:-9 4:-15 5:-12 6:12 8:-8
later none Fu-	0:-19 1:13 4:-11 5:-15 6:20 9:-7
later none Fuh	0:50 1:-28 2:16 3:-15 4:-13 6:-14 7:7 8:-22
later none H	0:-13 1:-7 2:27 3:-13 4:-8 5:-21 6:15 8:-9
later none Hp	2:27 4:-12 5:-16 6:11 7:-14 9:-6
later none Hp-	0:-12 1:8 2:10 4:-9 6:10 7:-9
later none Hph	0:14 1:-14 2:30 3:-8 5:-19 7:-7
later none Hs	1:10 2:-20 3:7 6:-16 7:16
later none Hs-	1:18 2:-21 3:7 6:-8
later none Hsh	1:-7 6:-8 7:14
later none Hu	0:-12 1:-12 2:18 3:-29 5:-10 6:19 8:-8 9:9
later none Hu-	0:-36 1:-9 2:33 3:-26 4:14 5:-15 6:6 7:10 9:-6
later none Huh	0:27 2:-18 3:-8 4:-16 6:15 7:-9 9:15
later none N	0:-7 1:-7 2:-22 3:8 5:21 7:-13 8:10 9:-10
later none Np	1:6 2:-7 3:-16 5:20 7:-6 9:-7
later none Np-	0:-14 1:10 2:11 4:11 5:-20 6:-6
later none Nph	0:8 2:-25 3:-28 4:-9 5:36 6:13 9:-6
later none Ns	0:-12 1:-26 2:-6 3:24 5:-13 6:-15 8:26
later none Ns-	0:-18 1:-25 3:24 4:16 5:-6 6:-14 8:6
later none Nsh	0:9 4:-20 5:-7 8:22
later none Nu	0:10 2:-19 4:10 5:13 7:-11 8:-8 9:-6
later none Nu-	0:-9 5:21 6:12 7:-6
later none Nuh	0:22 1:-8 2:-20 3:9 4:23 5:-11 6:-18 7:-8 8:-11
later none O	0:18 1:-7 4:7 7:-6 8:-9 9:-8
later none Op	1:-6 2:-12 5:9 6:-9 7:-15 9:-7
later none Op-	0:25 2:10 4:-18 5:-31 6:-16 7:-9 8:14
later none Oph	0:-24 1:-9 2:-28 3:13 4:21 5:32 7:-15 8:-13 9:-6
later none Os	0:-9 1:16 2:14 3:-6 4:-30 5:-21 7:12 8:9
later none Os-	0:-6 1:32 4:-10 5:-13 6:-20 7:9 8:-10
later none Osh	0:-12 1:-21 2:21 4:-32 5:-10 6:23 8:21
later none Ou	0:23 1:-22 4:18 8:-16 9:-7
later none Ou-	0:13 1:-18 2:-15 3:-26 4:25 5:10 6:10 7:-10 9:-7
later none Ouh	0:14 1:-9 2:15 3:31 4:-10 5:-21 6:-24 8:-34
later none V	0:19 1:6 3:-29 4:19 8:-19 9:-9
later none Vp	0:10 1:12 2:-19 3:-28 4:6 5:19 6:17 7:-10 8:-20
later none Vp-	2:-40 3:-15 4:11 5:20 6:26 8:-9
later none Vph	0:15 1:15 3:-16 6:-11 7:-9 8:-14
later none Vs	0:8 1:-12 4:-21 6:-7 7:17 8:14
later none Vs-	0:13 1:-26 2:23 4:-17 8:11
later none Vsh	0:-6 1:16 2:-25 4:-6 6:-7 7:20
later none Vu	0:12 2:16 4:25 5:-21 6:-6 7:-13 8:-26
later none Vu-	1:31 2:-11 5:-10 7:-6 8:-40
later none Vuh	0:12 1:-49 2:29 3:-12 4:24 5:-15 6:-10 7:-10 8:10
later none attack -	0:33 1:-19 2:7 3:19 4:-29 5:-6 8:-6
later none attack h	0:9 3:-14 5:16
later none avoid -	0:-29 1:-25 2:58 3:-13 4:-11
later none avoid h	0:-26 1:-18 2:-20 3:40 9:17
later none bring -	0:26 1:20 2:-25 8:-13
later none bring h	3:20 8:-6
later none chase -	0:11 1:18 2:-8 3:-38 4:19
later none chase h	0:8 1:-10 2:17 9:-8
later none cross -	1:12 5:-10
later none cross h	0:-10 1:-25 3:-7 4:21 5:17
later none eat -	2:24 3:-48 4:12 5:-7
later none eat h	2:6 3:31 4:-17 5:-12
later none fall -	0:12 1:-34 2:23 3:-10 4:-6 5:12 7:-10
later none fall h	0:-17 5:18 6:-7 7:22 8:-17
later none fight -	0:-6 1:-21 2:-7 4:30 6:23 8:-7
later none fight h	0:-11 2:15 4:-7
later none guard -	0:-11 1:89 2:-65 4:-27
later none guard h	0:-14 1:-15 2:18 4:20 5:-9 6:-7
later none hit -	1:19 2:11 3:-19 6:-20
later none hit h	0:-22 2:26
later none make -	1:13 2:-8 3:-10 4:14 5:16 6:-13 8:-15
later none match -	1:-11 3:15 4:19 8:-17
later none move -	0:-31 1:16 2:-55 3:48 5:-13 6:30 8:-8
later none move h	0:12 1:-14 2:-13 3:37 4:-16 6:-23 8:23 9:-19
later none no -	1:21 2:-17 3:7 6:-9 7:-9 8:11 9:-9
later none no h	0:14 1:-30 2:36 3:-34 4:11 6:9 7:6 8:-19
later none over -	0:-31 1:32 2:-12 3:-7 5:15
later none over h	0:23 1:12 2:-8 3:-8 5:-18
later none play -	0:-28 1:45 2:-10 3:-14 4:-10 5:19 6:-13 8:-9
later none push -	1:8 3:-24 4:12 8:13
later none reach -	0:-13 1:16 4:-11 5:-21 6:24
later none reach h	1:-13 2:31 4:-12 5:-24 8:16
later none save -	0:-10 1:6 2:13 4:-10
later none save h	0:-7 8:17
later none shoot -	0:18 1:-21 2:40 3:-7 4:-13 6:-13 8:-10
later none shoot h	0:-10 1:-12 2:20 6:10
later none sneak -	0:-9 3:-6 4:-7 8:14
later none sneak h	0:15 1:-17 2:-14 3:-6 8:13 9:16
later none steal -	1:-48 2:53 3:-12
later none steal h	2:21 3:-16
later none take -	0:48 1:10 2:-28 3:-17 4:-13 5:-7 6:10 8:-14
later none take h	1:-17 4:14 5:-15
later none throw -	0:7 1:-49 2:6 3:-20 4:-24 6:34 8:35
later none throw h	0:11 1:-6 2:47 4:-22 6:-24 8:-7
later none touch -	0:11 5:-8
later none touch h	4:-7 5:17
later none word:boss h	0:-7 1:-8 3:-14 6:-9 7:30
later none word:enemy h	0:12 2:-7
later none word:hero -	0:14 2:-9
later none word:item -	0:24 1:-7
later none word:obstacle -	0:6 1:-8 2:-7 4:-19 6:26
later one	0:16 2:6 5:-7 6:-6 7:-8 9:-10
later one A	0:14 1:21 2:12 4:9 5:-13 7:-12 8:-29 9:-14
later one Ap	1:23 2:11 3:-20 4:16 5:-11 6:-11 7:-7 8:-27 9:-7
later one Ap-	0:18 1:-8 3:-24 4:31 6:-6 8:-9 9:-7
later one Aph	0:-26 1:42 2:9 3:-6 4:-11 5:-10 6:-7 8:-23
later one As	0:13 1:59 2:-20 3:-23 7:-14 8:-22 9:-7
later one As-	0:19 1:49 2:-23 3:-19 4:-10 7:-13 8:-16
later one Ash	0:-10 1:17 2:6 3:-7 4:6 8:-9 9:-7
later one Au	0:14 1:-10 2:13 3:14 5:-15 7:-11 8:-21 9:-13
later one Au-	2:30 3:-17 4:-11 5:-13 8:-19 9:-6
later one Auh	0:35 1:-43 2:-28 3:40 4:29 5:-11 7:-17 8:-9 9:-15
later one F	0:6 2:-39 4:8 5:-6 6:-18 7:-9 8:10
later one Fp	0:7 3:29 4:-19 5:-8 8:-23
later one Fp-	0:-14 2:13 4:-8 8:-11
later one Fph	0:23 2:-16 3:32 4:-14 6:-14 8:-14
later one Fs	0:14 1:15 2:-26 3:14 4:-24 5:-6 6:-11 8:12
later one Fs-	0:7 1:16 2:-6 3:18 4:-16 8:-22
later one Fsh	0:9 2:-21 4:-10 5:-6 6:-8 8:28
later one Fu	0:-7 1:-10 2:-38 3:-9 4:26 6:-17 7:-6 8:16 9:7
later one Fu-	0:7 1:-9 2:-29 3:-6 4:47 5:-9 6:-25
later one Fuh	0:-17 2:-19 4:-33 5:10 8:22 9:13
later one H	0:25 1:-11 2:19 3:-21 4:-10 5:28 6:-34 7:6 8:-17 9:-9
later one Hp	0:-18 1:-36 2:37 3:-8 5:31 6:-8 8:-9
later one Hp-	0:-10 1:-37 2:47 3:-7 5:16 8:-8
later one Hph	0:-10 2:-10 5:20
later one Hs	0:9 2:-21 7:19
later one Hs-	0:9 2:-21 7:19
later one Hu	0:36 1:14 2:7 3:-15 4:-6 6:-29 7:-11 8:-10 9:-8
later one Hu-	0:22 1:16 3:-14 4:-6 5:-10 6:-6 7:-9 8:-7
later one Huh	0:20 2:6 5:12 6:-27 9:-6
later one N	0:6 1:-13 3:-7 4:28 5:-6 6:-12
later one Np	0:-17 1:-7 2:-8 3:38 4:-14
later one Np-	0:-18 1:-7 3:37 4:-18 5:-7 8:14
later one Nph	2:-6 5:10 8:-8
later one Ns	0:17 1:21 3:-8 4:-13 8:-15
later one Ns-	1:21 4:-12 8:-6
later one Nu	0:7 1:-25 2:8 3:-27 4:42 5:-8 6:-10 8:6
later one Nu-	0:9 1:-25 2:15 3:-20 4:45 6:-9 8:-12
later one Nuh	2:-9 3:-14 5:-11 8:26
later one O	0:7 1:-8 2:-10 4:-31 6:22 7:-7 8:15 9:-11
later one Op	0:16 2:9 3:11 4:-21 5:11 6:8 8:-34
later one Op-	2:-21 3:26 4:-13 6:12 8:-20
later one Oph	0:21 2:29 3:-27 4:-10 5:17 6:-9 8:-20
later one Os	0:21 1:-11 3:-28 4:26 5:-10
later one Os-	0:12 1:-11 3:-10 5:-9 8:17
later one Osh	0:15 3:-22 4:29 8:-22
later one Ou	2:-17 4:-41 6:21 8:35 9:-12
later one Ou-	0:-7 1:7 2:-31 3:32 4:-51 5:27 6:15 8:-8
later one Ouh	0:9 1:-14 2:9 3:-37 4:-6 5:-41 6:11 8:53 9:-14
later one V	0:-28 1:-12 2:30 3:8 5:-14 6:-19 7:-8 8:25
later one Vp	0:-52 1:-20 2:56 4:12 6:-7
later one Vp-	0:-26 1:-20 2:35 3:-8 4:20
later one Vph	0:-34 2:32 3:11 4:-11
later one Vs	1:7 2:-7
later one Vs-	0:10 1:8 8:-12
later one Vsh	0:-8 8:19
later one Vu	1:-9 2:-12 3:6 5:-11 6:-14 8:24
later one Vu-	0:-9 1:-11 2:-35 3:7 4:22 6:-12 8:21
later one Vuh	0:10 2:17 4:-34 5:-8 8:9
later one attack -	0:-49 1:21 2:16 3:-29 4:24 6:-10 8:9
later one avoid -	0:-13 1:65 2:-38 3:-19
later one avoid h	0:22 1:-13 2:-28 4:21
later one bring -	0:-49 1:-16 3:52
later one bring h	0:31 3:-26
later one chase -	0:-21 1:-31 2:25 3:30 4:-13
later one chase h	0:-6 2:22 3:-12
later one cross -	1:9
later one eat -	0:-14 2:-17 3:32 4:-8
later one eat h	1:-6 2:-6 3:-15 4:-6 8:25
later one fall -	0:-8 1:10 2:-8 3:20 4:-16
later one fight -	0:-29 1:38 2:-6
later one fight h	0:21 8:-11
later one guard -	0:-7 1:-95 2:57 4:36 8:16
later one guard h	3:16 4:-9
later one hit -	0:11 1:7 2:-8 3:-10
later one make -	0:9 1:7 4:-13
later one move -	0:18 1:8 2:48 3:-26 4:-32 6:-36 8:-22
later one move h	0:17 1:32 3:-35 5:-6 8:-13 9:-7
later one no -	0:46 1:-15 2:-18 3:-15 4:19 7:-8 8:-17 9:-8
later one no h	1:-6 4:-16 6:-21 7:-18 8:21
later one over -	0:42 1:-32
later one play -	1:29 3:-10 5:-11
later one push -	0:-8 1:14 2:25 3:-14 4:-6 8:-17
later one reach -	0:-9 3:23 4:8 8:-18
later one reach h	0:18 2:-28 8:16
later one save -	1:17
later one save h	0:6 2:9
later one shoot -	0:-6 1:45 2:-42
later one shoot h	0:-17 8:19
later one sneak -	4:7
later one sneak h	2:-16 3:18
later one steal -	0:16 1:6 3:-11 4:-8
later one take -	0:-55 1:22 2:35 4:-9 5:-6 6:-6
later one take h	0:-17 2:-9 3:14 8:17
later one throw -	0:-7 1:-30 2:-45 3:29 4:21 6:34 8:-17
later one victim -	0:23 2:-17
later one word:enemy h	0:6 2:15 3:-11
later one word:hero -	0:15 1:10 2:-15 3:-7
later some	1:32 2:-25 3:18 4:-6 6:-15 7:-8
later some A	0:-13 1:31 3:-6 6:-10 7:-8 8:-11 9:8
later some Ap	0:-9 1:-15 2:27 3:-17 5:12 6:-11 7:-9 8:-15 9:21
later some Ap-	1:7 2:38 3:12 4:-30 6:-12 7:-8 8:-13 9:-6
later some Aph	0:-8 1:-49 3:-33 4:32 5:18 9:28
later some As	0:14 1:45 2:-29 3:-11 8:-21
later some As-	1:55 2:-23 3:-11 8:-12
later some Ash	0:28 1:-17 2:-12 4:17 8:-15
later some Au	0:-32 1:22 2:-17 3:24 5:-14 6:-8 8:11 9:-12
later some Au-	0:-37 1:24 2:-18 3:-9 5:-12 6:-8 8:30
later some Auh	3:40 4:-11 8:-27 9:-12
later some F	0:13 1:-21 2:-23 3:37 4:-9 5:-10 6:12 8:-6 9:-6
later some Fp	0:27 1:-25 2:-22 3:6 4:21 6:11 8:-14
later some Fp-	1:-27 2:-9 3:20 4:9 8:11
later some Fph	0:32 2:-17 3:-15 4:18 6:14 8:-25
later some Fs	0:-6 1:-10 3:13 8:11
later some Fs-	0:-6 1:-10 3:14 8:11
later some Fu	0:-7 2:-6 3:37 4:-36 6:6
later some Fu-	0:10 1:7 4:-22 6:9 8:-13
later some Fuh	0:-21 1:-6 3:39 4:-18 8:6
later some H	0:-10 1:11 3:-13 4:-6 5:13 6:14 7:-8 9:-6
later some Hp	2:8 3:-33 5:16 6:17
later some Hp-	0:10 2:10 3:-6
later some Hph	0:-6 3:-28 5:20 6:18
later some Hs	1:15
later some Hs-	1:15
later some Hu	0:-10 1:7 2:-10 3:24
later some Hu-	0:-9 1:7 2:-10 3:24
later some N	0:35 3:-23 4:-20 5:-22 6:-10 8:20
later some Np	0:7 1:-15 2:15 4:19 5:-10 6:-9 8:-25
later some Np-	0:20 1:-12 3:-13 4:16 5:-8
later some Nph	0:-13 2:16 3:23 4:6 6:-7 8:-23
later some Ns	0:25 3:-35 4:17 5:-8
later some Ns-	1:8 3:-30 4:19 5:-7 8:11
later some Nsh	0:28 1:-6 3:-7 8:-12
later some Nu	0:16 2:-13 3:-8 4:-72 5:-8 8:45
later some Nu-	0:11 2:-13 3:-15 4:-32 8:29
later some Nuh	0:14 3:6 4:-50 8:27
later some O	0:-12 2:-19 3:16 4:29 5:12 6:-33 7:-8 8:11 9:-8
later some Op	0:-13 1:-6 2:16 3:-8 4:-18 5:7 8:18 9:-6
later some Op-	0:11 2:30 3:-53 4:-7 6:11
later some Oph	0:-25 1:-9 2:-13 3:27 4:-12 5:7 6:-12 8:20 9:-6
later some Os	0:21 1:-21 4:12 6:-6
later some Os-	0:8 1:-21 4:16 8:6
later some Ou	0:-10 1:12 2:-35 3:22 4:37 5:13 6:-41 7:-6 8:-12
later some Ou-	0:7 1:16 2:-15 3:30 4:-13 5:-8 6:-27
later some Ouh	0:-33 1:-8 2:-25 3:-8 4:55 5:21 6:-21 8:-14
later some V	0:33 1:37 2:-10 3:-8 4:-41 5:-7 8:-28
later some Vp	0:33 1:-19 3:11 4:-17 8:-9
later some Vp-	0:34 1:-14 2:-12
later some Vph	1:-7 2:8 3:16 4:-13 8:-9
later some Vs	0:-8 1:29 8:-11
later some Vs-	0:-11 1:31 8:-11
later some Vu	0:14 1:32 3:-15 4:-26 8:-10
later some Vu-	0:8 1:16 3:-15 8:-7
later some Vuh	0:7 1:19 4:-24
later some avoid -	1:25 2:-11 3:-11
later some avoid h	0:48 1:-18 2:-11 3:-23 4:16 8:-10 9:-7
later some bring -	0:14 1:22 3:-32
later some chase -	3:16
later some eat -	0:-15 1:48 2:-11 3:-19 8:-7
later some eat h	0:8 2:-20 4:-8 5:23
later some fight -	0:19 1:-14
later some guard -	1:34 2:-21 4:-15
later some hit -	0:-16 1:9 3:10
later some make -	0:-17 1:18
later some move -	0:10 1:-37 2:52 3:-28 8:14
later some no -	0:26 1:-30 2:24 3:11 4:-28 5:-22 7:-11 8:31 9:-9
later some no h	0:-7 1:-26 2:-27 3:24 4:14 5:10 7:-10 8:-10 9:13
later some over -	0:-14 1:7 3:17
later some over h	0:-17 5:16 8:7
later some save h	0:18 1:-17
later some shoot -	1:11
later some sneak h	0:-7 2:18 4:12 8:-17 9:-7
later some steal -	1:67 2:-62
later some take -	0:-27 1:16 2:-19 3:-6 4:28
later some take h	2:6 3:27 4:-19
later some throw -	1:75 2:-28 3:-11 4:-9 6:-34 8:-24
later some word:hero -	1:8
left attack	1:24 2:6 4:10 5:-8 6:-20 7:6 8:-27
left attack -	0:-11 1:25 2:-15 3:12 4:8 5:-6 6:-20 7:8 8:-12
left attack 0	0:-20 1:10 2:26 3:14 4:9 6:-20 7:-6 8:-25
left attack 0 A	0:-13 1:11 2:25 4:-18
left attack 0 F	0:-18 1:-10 2:-6 3:23 4:22 6:-19
left attack 0 N	0:-16 1:18 3:-6 4:9 8:-6
left attack 0 O	0:17 1:-9 2:14 8:-20
left attack 0 cl	2:35 3:24 4:-28 6:-18 8:-17
left attack 0 in	0:-26 1:10 3:-6 4:27 7:-6 8:-11
left attack 0 none	0:-14 1:7 2:10 3:14 4:10 6:-21 8:-10
left attack 1	0:-8 1:22 2:-24 4:9 7:13
left attack 1 A	0:13 1:24 2:-22
left attack 1 N	0:-11 4:13
left attack 1 cl	1:8 2:-17 7:14
left attack 1 in	0:-12 1:15 2:-8 4:11
left attack 1 none	0:-8 1:22 2:-24 4:9 7:13
left attack A	1:29 4:-20 7:-7
left attack F	0:21 1:-9 2:-11 4:17 6:-20
left attack N	0:-26 1:18 3:-6 4:18 8:-6
left attack O	0:17 1:-9 2:14 8:-20
left attack h	0:18 2:23 3:-27 4:6 8:-17
left avoid	0:-8 1:-10 2:16 4:-10 5:9 6:-10 7:11 9:-8
left avoid -	2:-21 3:-15 5:8 6:7 7:-8 8:22
left avoid 0	0:-13 1:-10 2:27 3:-8 4:-10 6:-7 8:7
left avoid 0 A	1:6 2:29 3:-15 5:-13 7:-10 8:-12
left avoid 0 F	0:-26 2:9 3:12 4:-17 5:-15 7:27
left avoid 0 H	0:-9 2:34 5:-12 8:-7
left avoid 0 N	0:8 2:-38 3:-15 5:-28 8:49
left avoid 0 O	0:15 1:-15 2:-9 3:10 5:15 7:-11 8:-21
left avoid 0 V	0:-32 1:-17 2:15 4:-6 5:34 8:-9
left avoid 0 cl	0:24 1:-24 2:15 5:-19 6:-18 7:24 8:-13
left avoid 0 from	0:-15 1:-11 5:-8 8:28
left avoid 0 in	0:-29 2:21 4:-16 5:7 7:-15 8:21
left avoid 0 none	0:14 1:-19 2:15 3:-38 4:6 5:8 7:6 8:-9
left avoid 0 of	0:-34 1:30 3:37 7:-11 8:-24
left avoid 0 with	0:-16 1:8 2:15 8:-12
left avoid 1	2:-26 4:-6 5:30 6:-7 7:17 8:-11 9:-7
left avoid 1 A	0:13 2:-25 4:18 5:-10 7:21 8:-16
left avoid 1 N	0:38 4:-16 8:-19
left avoid 1 O	0:-35 2:-7 4:-19 5:36 6:-6 8:23
left avoid 1 cl	2:-8 4:-9 5:-13 7:23
left avoid 1 in	0:8 2:-21 4:-10 5:37 6:-7 7:-9 9:-6
left avoid 1 none	0:-16 2:-27 4:12 5:38 6:-7 7:19 8:-21 9:-7
left avoid 2	0:16 2:-8 3:16 4:-8 5:-14
left avoid 2 cl	0:16 2:-8 3:16 4:-8 5:-14
left avoid A	0:19 2:13 3:-17 4:13 5:-20 7:8 8:-23 9:-6
left avoid F	0:-26 2:9 3:12 4:-17 5:-15 7:27
left avoid H	0:-9 2:34 5:-12 8:-7
left avoid N	0:36 2:-39 3:-20 4:-8 5:-21 8:38
left avoid O	0:-13 1:-15 2:-12 3:21 4:-17 5:26 7:-14
left avoid V	0:-32 1:-18 2:18 4:-6 5:32 8:-9
left avoid h	1:-15 2:30 3:8 4:-16 6:-18 7:15 8:-22 9:-6
left bring	0:-7 1:-11 3:19 4:26 5:-18 6:-28 7:-13 8:9 9:-8
left bring -	2:-6 3:-20 4:28 5:-25 6:-16 7:-7 8:19
left bring 0	0:-17 1:-8 2:12 3:27 4:-13 5:-22 6:-23 8:26
left bring 0 A	0:49 1:-23 2:6 3:-13 4:-9 8:-9
left bring 0 F	0:-19 1:-15 3:32 4:8 6:-21
left bring 0 H	0:-19 1:30 2:-8
left bring 0 N	2:20 4:-21 8:-9
left bring 0 O	0:-42 1:-22 3:10 4:20 5:-22 6:-7 8:40
left bring 0 V	1:20 4:-17
left bring 0 cl	0:-53 1:-28 2:44 4:-9 5:-6 6:-10 8:43
left bring 0 in	0:25 1:15 2:-34 3:17 4:-23 5:-18 6:-17 8:16
left bring 0 none	0:-8 1:-12 2:9 3:12 4:13 5:-11 6:-19 8:14
left bring 0 to	3:-12 4:16 8:-6
left bring 0 with	0:-17 2:-10 3:55 4:-14 5:-14 6:-6 8:-18
left bring 1	0:-6 2:-29 3:26 4:34 5:-10 6:-12 7:-14 8:-16
left bring 1 A	0:-21 1:-26 2:-21 3:-6 4:58 7:-13
left bring 1 F	0:-34 2:-11 3:52 4:-7 6:-9
left bring 1 N	0:15 4:8 8:-17
left bring 1 O	0:18 1:-9 2:-6 3:11 4:-12
left bring 1 V	0:13 1:28 3:-15 4:-21 8:-10
left bring 1 at	2:-33 4:36
left bring 1 cl	0:-32 1:-37 2:16 3:14 4:44 5:-6 6:-10 8:-12
left bring 1 in	0:33 1:29 2:-44 3:17 4:-6 5:-6 7:-13 8:-14
left bring 1 none	0:-17 2:-20 3:27 5:-6 6:-12 7:-10 8:12
left bring 1 to	0:-15 4:30 8:-15
left bring 1 with	0:-18 1:-9 2:24 3:8 8:-6
left bring 2	0:25 1:-10 2:22 3:-49 4:13 5:7
left bring 2 A	0:-11 1:-22 2:27 3:-13 4:15
left bring 2 F	0:27 3:-17 4:-9
left bring 2 O	0:20 2:-10 3:-27 5:10
left bring 2 cl	0:37 1:-19 2:-6 3:-17 4:9
left bring 2 in	0:-26 1:21 2:24 3:-45 4:23
left bring 2 none	0:24 1:-22 2:23 3:-42 4:6 5:13
left bring A	0:25 1:-50 2:6 3:-24 4:53 5:-6 7:-13 9:-7
left bring F	0:-20 1:-15 2:-14 3:55 6:-27
left bring H	0:-26 1:29
left bring N	0:15 2:17 4:-13 8:-25
left bring O	0:-14 1:-30 2:-16 4:15 5:-12 6:-11 8:33
left bring V	1:50 3:-15 4:-36 8:-16
left bring h	1:-21 3:46 6:-22 7:-10 8:-9 9:-7
left chase	0:9 1:11 2:8 3:16 4:-22 5:-14 6:-12 7:-15 8:-7 9:-8
left chase -	1:9 4:-15 7:-7
left chase 0	0:-27 1:6 2:7 3:25 4:-15 7:-12 8:7 9:-6
left chase 0 A	0:10 1:22 2:10 3:-9 4:-18 7:-12 8:-8 9:-6
left chase 0 O	0:-30 1:-21 3:43 4:-10 8:17
left chase 0 at	1:26 4:-11 8:-7
left chase 0 cl	0:-16 1:12 2:-15 8:19
left chase 0 in	0:-17 2:14 3:23 4:-11 7:-12 8:-10 9:-6
left chase 0 none	0:-14 1:-16 2:18 3:17 7:-7 9:-6
left chase 0 subj	1:15 2:-15
left chase 1	0:12 1:11 2:10 3:-7 4:-9 5:-7 6:-6 8:-13
left chase 1 A	1:18 2:-12 5:-6
left chase 1 O	0:-23 2:24 3:17 8:-13
left chase 1 cl	0:-14 1:-7 2:24 3:12 8:-13
left chase 1 in	0:29 1:17 2:-15 3:-21 5:-6
left chase 1 none	0:12 1:11 2:13 3:-11 4:-8 5:-7 6:-6 8:-14
left chase 2	0:38 2:-12 3:-10 5:-6
left chase 2 cl	0:38 2:-12 3:-10 5:-6
left chase A	0:32 1:32 2:-8 3:-11 4:-20 5:-6 7:-12 8:-8 9:-6
left chase F	0:25 3:-14
left chase H	0:9 2:12 3:-8
left chase N	0:-10 4:12
left chase O	0:-34 1:-24 2:20 3:47 4:-14 6:-9
left chase h	0:6 2:6 3:14 4:-10 5:-13 6:-10 7:-9 9:-8
left cross	0:27 2:-9 3:-18 4:-9 5:-15 7:-6 8:24 9:-7
left cross -	0:9 1:16 2:-15 4:14 8:-22
left cross 0	0:8 3:-18 5:-14 8:25
left cross 0 A	0:12 1:17 2:-22
left cross 0 N	0:-7 8:12
left cross 0 V	1:-13 2:27 4:-9 5:-9
left cross 0 cl	2:12 4:-6
left cross 0 in	0:8 2:-17 3:-26 5:-12 7:-6 8:38
left cross 0 none	0:8 2:-11 5:-8 8:11
left cross 0 with	0:-10 1:6 2:11 3:-7 5:-6
left cross 1	0:23 2:-7 4:-7 9:-6
left cross 1 A	0:23 2:-7 4:-7 9:-6
left cross 1 in	0:23 2:-7 4:-7 9:-6
left cross 1 none	0:23 2:-7 4:-7 9:-6
left cross A	0:33 1:15 2:-27 4:-8 9:-6
left cross N	0:-7 8:12
left cross V	1:-13 2:27 4:-9 5:-9
left cross h	0:20 1:-20 2:6 3:-16 4:-26 5:-15 7:-6 8:40 9:-7
left eat	0:24 3:25 4:-29 6:-14 7:-10 8:-15 9:-7
left eat -	0:31 1:11 2:-37 3:14 4:-14 5:-10 6:-6
left eat 0	0:-12 1:19 2:-11 3:33 4:-25 6:-12 7:-7 8:-6
left eat 0 A	1:27 2:-17 3:-7
left eat 0 F	0:-11 1:7 2:-6 3:13 5:11 6:-11
left eat 0 N	3:14
left eat 0 O	3:19 4:-11 5:-9
left eat 0 V	0:-12 3:17 4:-10
left eat 0 cl	2:33 3:-32 4:-10 5:9 6:-6
left eat 0 from	0:-10 2:33 3:-17 4:-7
left eat 0 in	0:-13 1:16 2:-39 3:58 4:-19 5:-14 6:-8 7:-6 8:-6
left eat 0 none	0:-16 1:21 2:-18 3:29 4:-18 6:-10
left eat 1	0:49 1:-18 2:6 3:-39 5:13
left eat 1 A	0:32 1:-17 2:8 3:-18
left eat 1 H	0:17 3:-9
left eat 1 cl	0:27 2:-11 3:-18 5:17
left eat 1 in	0:27 1:-13 2:19 3:-23
left eat 1 none	0:49 1:-18 2:6 3:-39 5:13
left eat 2	0:8 1:-11 3:9 8:-11
left eat 2 A	0:-9 1:-6 2:6 3:19 8:-11
left eat 2 F	0:18 2:-8
left eat 2 cl	1:-10 3:18 8:-11
left eat 2 from	0:-21 1:-8 2:-12 3:38
left eat 2 in	0:7 2:7 3:-12
left eat 2 none	0:29 2:-7 3:-21
left eat A	0:17 1:11 4:-6 5:-8 7:-8 8:-12
left eat F	2:-13 3:11 4:-9 5:23 6:-11 8:-6
left eat H	0:29 3:-14 5:-6
left eat N	0:8 3:6
left eat O	0:11 3:16 4:-11 5:-9
left eat V	0:-19 2:22 3:10 4:-10
left eat h	1:-8 2:25 3:15 4:-22 5:8 6:-11 7:-9 8:-14 9:-7
left fall	1:8 2:10 3:-13 5:-7 7:6
left fall -	0:41 1:10 3:8 4:-34 5:-24 6:-15 7:-6
left fall 0	0:-32 2:-14 3:15 6:6 7:14 8:14
left fall 0 A	1:9 2:14 3:-10 4:-10 5:-16 7:21 8:-10
left fall 0 F	0:-31 1:22 2:-8 3:40 4:-13 8:-11
left fall 0 N	0:-25 1:-16 2:17 8:22
left fall 0 O	0:9 1:-12 2:-29 3:-11 4:17 5:14 6:-11 8:8
left fall 0 cl	0:-36 2:24 3:-13 4:-9 5:-11 6:19 7:21
left fall 0 from	0:14 3:-17 8:14
left fall 0 in	0:-20 2:-55 3:22 4:34 6:-11 7:-6 8:11
left fall 0 none	0:-15 1:-15 3:31 4:-27 5:8 6:15 7:17 8:-19
left fall 0 obj	0:-8 3:9
left fall 0 of	1:-7 2:-8 4:-19 6:-8 8:26
left fall 0 with	0:-11 1:30 3:-14
left fall 1	0:24 1:14 2:13 3:-24 5:-6 8:-22
left fall 1 A	0:10 1:8 2:-11 3:-7
left fall 1 F	0:-14 1:20 3:-7
left fall 1 O	0:29 1:-11 2:24 3:-12 5:-6 8:-22
left fall 1 cl	0:9 2:21 3:-17 5:-6 8:-9
left fall 1 in	0:24 1:14 2:-8 3:-8 8:-21
left fall 1 none	0:-13 1:7 2:19 3:-11 5:-6
left fall 1 with	0:18 1:9 3:-8 8:-14
left fall 2	0:24 2:18 3:-22 7:-8
left fall 2 O	0:7 2:18 3:-8 7:-7
left fall 2 cl	0:24 2:18 3:-22 7:-8
left fall 2 none	0:13 7:-7
left fall A	1:15 2:7 3:-16 4:-10 5:-15 7:21 8:-10
left fall F	0:-41 1:36 2:8 3:14 4:-14 8:-11
left fall H	0:18 2:-34 6:21
left fall N	0:-25 1:-16 2:17 8:22
left fall O	0:36 1:-19 2:10 3:-28 4:11 5:6 6:-15 7:-11 8:-16
left fall h	0:-50 2:15 3:-32 4:25 5:15 6:18 7:14 8:-12
left fight	1:-21 2:12 3:-13 4:7 5:-15 6:39 7:-8 8:-8
left fight -	0:-14 1:-9 2:13 3:-38 5:-6 6:38 8:13
left fight 0	0:13 2:24 3:-31 4:-6 5:-7 6:12 8:-11
left fight 0 A	0:-20 2:32 3:-17 4:10 8:-6
left fight 0 F	3:-16 6:19
left fight 0 H	0:-11 2:17
left fight 0 N	0:18 4:-14
left fight 0 O	0:22 3:-6 8:-6
left fight 0 cl	0:29 1:-24 2:20 3:-18
left fight 0 in	0:-20 1:36 2:10 3:-19 4:-8 5:-6 6:12 8:-15
left fight 0 none	0:37 1:-35 2:21 3:-13 4:-6 5:-6
left fight 0 of	0:15 2:-9
left fight 0 with	0:-12 2:16 3:-22 6:20
left fight 1	0:6 1:-17 2:-7 4:21 5:-8 6:-8 8:14
left fight 1 A	0:20 1:-16 2:8
left fight 1 F	3:-16 4:30 6:-7
left fight 1 H	0:-7 6:13
left fight 1 N	0:-12 4:-8 8:22
left fight 1 O	0:12 2:-12 3:18 6:-14
left fight 1 cl	0:22 2:-24 3:-12 4:12 5:-6 6:-10 8:20
left fight 1 in	0:-27 1:-15 2:12 3:10 4:10 8:17
left fight 1 none	0:55 1:-17 3:-22 4:8 5:-6 6:-13
left fight 2	0:-17 1:-13 2:-16 3:17 4:-6 6:45 8:-13
left fight 2 O	0:-26 1:-13 2:-16 3:17 4:-6 6:45
left fight 2 cl	0:-26 1:-13 2:-16 3:17 4:-6 6:45
left fight 2 in	0:19 8:-18
left fight 2 none	0:-24 2:-16 3:17 6:32
left fight A	0:-7 1:-11 2:37 3:-20 4:9 7:-6 8:-7
left fight F	0:-6 2:-6 3:-29 4:28 6:14
left fight H	0:-18 2:12 6:12
left fight N	0:14 4:-22 5:-7 8:12
left fight O	1:-14 2:-28 3:26 4:-12 5:-8 6:31 8:-13
left fight h	0:18 1:-20 3:9 4:11 5:-11 6:8 7:-6 8:-22
left guard	0:-32 1:6 2:25 3:-27 4:39 5:-22 8:-9
left guard -	0:-16 1:10 2:7 3:-8 4:16 5:-7 6:-10
left guard 0	0:-16 1:-32 2:12 3:-14 4:44 5:-19
left guard 0 A	0:-19 1:-25 4:35
left guard 0 F	0:-6 2:7 3:-13 4:18 6:-8
left guard 0 H	2:17 3:-6
left guard 0 N	0:16 2:-8 4:8 5:-12
left guard 0 O	0:-8 1:-6 2:-16 6:13 8:9
left guard 0 from	0:-8 1:-12 2:45 3:-6 4:-21
left guard 0 in	1:-35 2:21 3:-11 4:15 5:-16 8:16
left guard 0 none	1:-19 2:-31 3:-26 4:68 5:-17 6:-6 8:-7
left guard 1	0:-28 1:34 2:16 3:-17 5:-6 8:-14
left guard 1 A	0:-13 1:16 2:10 3:-14 4:7 8:-10
left guard 1 from	0:-9 1:-10 2:25
left guard 1 in	0:-14 1:16 2:17 3:-17 5:-6 8:-13
left guard 1 vs	2:11
left guard 2	0:10 2:9 4:-13
left guard 2 A	1:7 2:9 4:-11
left guard 2 in	0:10 2:9 4:-13
left guard A	0:-31 2:16 3:-16 4:30 8:-11
left guard F	0:-6 2:7 3:-13 4:18 6:-8
left guard H	2:17 3:-6
left guard N	1:16 2:-9 5:-12
left guard O	0:-9 1:-6 6:13 8:6
left guard h	0:-22 1:-7 2:26 3:-25 4:31 5:-19 6:9 8:-12
left hit	1:31 2:-10 3:-9 5:19 7:-21 8:-9 9:-10
left hit -	1:51 2:-18 3:26 4:-68 5:-23
left hit 0	0:10 1:30 3:-10 4:-18 5:20 6:-19 7:-10 8:-22
left hit 0 A	0:-15 1:19 2:7 7:-6 8:-12
left hit 0 F	0:9 1:21 2:37 3:-42 6:-16 8:-12
left hit 0 H	0:34 1:-16 2:-40 3:25 5:-7
left hit 0 N	0:-18 3:-14 4:-23 5:27 8:21
left hit 0 O	0:26 1:-14 2:-14 3:10 4:-6 5:12 8:-26
left hit 0 V	0:-27 1:26 2:13 4:-6
left hit 0 at	0:-21 2:8 4:19
left hit 0 cl	0:15 1:60 2:-12 3:-39 4:-7 6:-12 8:-14
left hit 0 in	0:13 2:9 3:13 4:-23 5:23 6:-19 7:-10 8:-27
left hit 0 none	3:16 4:-26 5:6 6:-8 8:-12
left hit 0 of	1:15 3:-11
left hit 0 subj	0:-10 2:8 3:-11 4:23 7:-6
left hit 0 with	0:50 2:-15 3:-19
left hit 1	0:-39 1:14 3:-18 4:23 6:14 7:-17 9:-7
left hit 1 A	0:-24 1:22 2:-40 3:8 4:38 7:-14 8:-9
left hit 1 F	1:-23 2:-24 5:26 6:-16 8:20
left hit 1 N	2:46 3:-19 4:-13 5:-15 8:-12
left hit 1 O	0:-7 1:20 3:-17 4:-9 5:-17 6:31 8:-11
left hit 1 cl	0:-47 2:25 3:-42 4:32 6:-6 7:-15 8:26
left hit 1 from	1:14 2:-25 3:-17 4:28 7:-7
left hit 1 in	0:-12 1:14 2:-26 3:23 4:19 6:18 8:-38 9:-6
left hit 1 is	0:-18 2:16 4:9
left hit 1 none	0:-12 2:9 3:24 4:-44 6:-18 8:23
left hit 1 with	0:-41 1:29 3:-13 4:14 5:-16 6:32 7:-6 8:-9
left hit 2	0:18 1:-23 2:-33 3:17 4:-18 6:11 8:9
left hit 2 A	0:12 1:-18 2:-13 3:-20 8:29
left hit 2 N	3:25 5:-17 8:-8
left hit 2 O	0:13 3:10 4:-14 6:15 8:-18
left hit 2 cl	0:18 1:-23 2:-33 3:17 4:-18 6:11 8:9
left hit 2 none	1:-23 2:-16 3:22 4:-14 5:-19 6:19 8:13
left hit A	0:-21 1:28 2:-34 4:35 7:-18 8:11
left hit F	2:21 3:-42 4:8 5:22 6:-30 7:-7 8:9 9:-6
left hit H	0:13 1:-16 2:-34 3:25 5:20 6:-6
left hit N	0:-20 2:45 4:-37
left hit O	0:25 2:-18 3:7 4:-26 5:-10 6:36 8:-48
left hit V	0:-27 1:26 2:13 4:-6
left hit h	0:-9 1:-34 2:9 3:-65 4:55 5:43 7:-24 8:-8 9:-7
left love	0:30 1:28 2:-7 3:-20 4:-8 5:-7 6:-12 8:-11 9:-7
left love -	0:22 1:19 3:-17 4:-7 6:-10
left love 0	0:26 1:19 2:-18 3:-10 4:-7 6:-10
left love 0 A	0:33 1:6 2:-18 3:-18
left love 0 V	0:-23 1:35 3:-17
left love 0 cl	0:42 1:-39 2:-6
left love 0 in	0:-9 1:40 2:-14 3:-11 4:-6 6:-10
left love 0 none	1:35 2:-19 3:-8 4:-7 6:-10
left love 1	0:13 1:13 2:6 3:-15 8:-10 9:-8
left love 1 O	0:19 3:-10
left love 1 cl	1:13 2:8 3:-6 8:-9 9:-7
left love 1 in	0:19 3:-10
left love 1 none	0:18 1:18 3:-15 8:-9 9:-8
left love A	0:32 1:21 2:-19 3:-22 8:-9 9:-7
left love F	0:-20 2:17
left love O	0:39 1:-14 3:-16
left love V	0:-6 1:31 2:-8 3:-17
left love h	0:16 1:13 3:-6 8:-9 9:-8
left make	0:22 1:-24 2:19 3:23 4:-8 5:6 6:-30 7:-13 8:-22 9:-8
left make -	0:37 1:-23 2:11 3:13 4:-27 5:12 6:-18 7:-13 8:-21
left make 0	1:-14 2:8 3:32 6:-23 7:-11 8:-15
left make 0 A	0:13 2:12 4:-11 7:-11
left make 0 F	0:-13 3:33 4:-11 6:-7
left make 0 N	0:36 1:-6 2:-16 5:-12 8:-13
left make 0 O	0:-30 1:-9 2:-9 3:10 4:21 5:14 6:-14
left make 0 cl	0:32 1:-7 2:-52 3:39 4:-9 5:-13 6:-10
left make 0 in	0:-26 1:-7 2:52 5:8 6:-21 7:-11 8:-13
left make 0 none	0:-18 1:-31 2:9 3:41 5:6 6:-19 7:-10 8:-13
left make 1	0:6 3:13 4:-15 5:10 6:-11 8:-8 9:-7
left make 1 A	0:6 1:10 2:-6 3:-28 5:17
left make 1 F	0:-16 3:29
left make 1 H	0:-12 2:19
left make 1 O	0:26 2:-13 3:11 4:-13 6:-8
left make 1 cl	0:19 1:12 2:8 3:-27 4:-7 5:-7
left make 1 in	0:-11 1:-7 2:-17 3:33 4:-10 5:15 6:-8 8:-7
left make 1 none	0:31 1:-16 2:11 3:-14 4:-7 5:-8
left make 1 of	3:15
left make 1 with	0:-11 1:24 2:-10 3:13 4:-9 6:-10
left make 2	0:25 1:-22 2:20 3:-23
left make 2 A	0:-34 1:-22 2:28 3:25 4:-12
left make 2 F	0:45 2:-10 3:-49 4:17
left make 2 cl	0:22 1:-17 2:36 3:-56 4:13
left make 2 in	0:18 1:-7 2:-20 3:16 4:-8
left make 2 none	0:13 1:-22 2:21 3:-16
left make A	1:-12 2:24 4:-23 5:16 7:-14
left make F	0:12 1:-6 2:-15 3:19 6:-8 8:-7
left make H	0:-14 2:33 4:-9 6:-10
left make N	0:36 1:-6 2:-16 5:-12 8:-13
left make O	1:-9 2:-21 3:11 4:11 5:8 6:-21
left make h	0:-11 2:11 3:13 4:12 5:-9 6:-17
left match	0:14 1:-25 2:-9 3:37 4:-13 5:-12 6:-20 7:-6
left match -	0:6 1:-25 2:-19 3:49 4:-12 5:-11 6:-20 7:-6 8:6
left match 0	1:-24 2:6 3:18 4:-13 5:-10 6:-16 8:13
left match 0 A	0:-12 1:-15 2:-9 3:22 8:19
left match 0 F	0:9 1:-8 3:-11 4:-6 6:-6 8:16
left match 0 N	0:45 3:-27 8:-13
left match 0 O	0:-19 2:15 3:31 6:-11 8:-11
left match 0 cl	0:-13 1:-6 2:9 3:30 5:-6 6:-11 8:-12
left match 0 in	0:27 1:-26 3:-20 4:-9 5:-6 6:-7 8:34
left match 0 none	0:-8 1:-12 2:9 3:35 4:-8 5:-6 8:-18
left match 0 of	0:23 3:-21
left match 0 with	0:-16 3:37 6:-13 8:-7
left match 1	1:-30 2:-8 3:26 6:-10 8:12
left match 1 A	0:24 1:-22 2:-6 3:9
left match 1 F	0:-12 3:27 6:-10
left match 1 O	3:-9 4:-7 8:18
left match 1 V	0:-8 1:-8 4:9 8:6
left match 1 cl	0:14 1:-21 2:9 3:19 6:-10 8:-7
left match 1 in	0:-27 1:-21 2:-16 8:31
left match 1 none	0:17 1:-22 2:-8 3:30 6:-10 8:-8
left match 2	0:13 1:16 2:-10 3:12 8:-22
left match 2 A	0:35 1:-13 2:-10 3:-9
left match 2 F	3:8
left match 2 O	0:-12 1:28 3:6 8:-22
left match 2 V	0:-7 3:10
left match 2 cl	0:23 1:-12 2:-10 3:9
left match 2 in	0:-19 1:49 8:-38
left match 2 none	0:19 1:-13 2:-10 3:13
left match A	0:31 1:-43 2:-18 3:20 4:-6 8:12
left match F	1:-8 3:12 4:-8 6:-15 8:14
left match N	0:44 3:-26 8:-13
left match O	0:-26 1:21 2:14 3:27 4:-11 5:-6 6:-11 8:-14
left match V	0:-15 1:-9 3:11 4:7
left match h	0:21 2:17 3:-32
left move	2:-10 3:-34 4:24 5:8 6:-7 8:16 9:-10
left move -	0:-8 1:27 2:-31 3:-19 4:27 5:9 6:10 7:-8 8:-18 9:-6
left move 0	1:8 2:-18 3:-23 4:8 6:-13 7:13 8:19 9:-12
left move 0 A	0:-12 1:39 2:-11 3:20 4:-14 5:-52 7:-9 9:-10
left move 0 F	0:6 1:-21 2:23 3:-6 4:-36 5:-23 6:10 8:32
left move 0 H	0:-11 1:-12 2:-29 4:13 5:6 7:24
left move 0 N	0:7 1:-14 2:-6 3:-21 5:15 6:-17 8:10
left move 0 O	1:6 2:-19 3:-24 4:15 5:22 7:11 8:-23
left move 0 V	0:6 1:-7 2:9 4:7 5:-8 6:-10 7:-6 8:6
left move 0 at	0:-6 1:12 2:-7 3:15 5:-9 6:-6
left move 0 cl	0:14 1:-7 2:-43 3:-51 4:36 5:13 7:39 8:-43
left move 0 from	0:-22 4:-8 5:-7 8:34
left move 0 in	0:-8 1:10 4:-24 5:8 6:-19 7:-25 8:23 9:-15
left move 0 is	0:-7 2:-6 4:23 5:-8 8:-6
left move 0 none	1:16 3:-7 4:-9 5:-8 6:-7 7:24 8:-14 9:-7
left move 0 obj	0:-9 2:24 4:17 5:-22 8:-13
left move 0 of	3:-26 4:-8 5:16 6:-11 8:21
left move 0 to	0:40 2:-8 5:-9 8:-21
left move 0 with	0:8 1:-19 2:-31 3:-10 4:-12 5:18 8:32
left move 1	0:-19 1:-9 2:19 3:-19 4:9 6:10 7:-11 8:6
left move 1 A	0:-28 1:9 2:40 3:-15 7:-6 9:-18
left move 1 F	0:21 2:-17 3:-23 4:-14 6:9 9:20
left move 1 H	0:-9 2:15
left move 1 N	0:-12 8:16
left move 1 O	1:-10 2:-29 3:17 4:6 5:11 6:7 8:-7
left move 1 V	1:-12 4:17
left move 1 at	0:-15 4:26 5:-9
left move 1 cl	0:35 2:38 3:-15 4:-36 5:-7 6:-7 7:-9 8:-9 9:-17
left move 1 from	0:23 1:-8 2:-33 5:27
left move 1 in	0:-69 1:-17 2:-8 3:-7 4:39 5:-6 6:16 8:29 9:17
left move 1 none	0:-15 2:30 3:-16 4:-22 5:-15 6:6 7:-9 8:10
left move 1 of	4:15 6:10 8:-21
left move 2	0:9 1:-16 2:-22 3:-12 4:35 5:20 6:-7 7:-9 8:-18
left move 2 A	0:-14 1:-41 2:-19 3:-10 4:51 5:21 7:-7
left move 2 O	0:24 1:25 4:-21 6:-7 8:-18
left move 2 cl	0:-9 1:-33 3:-7 4:40 7:-7
left move 2 in	0:20 1:17 2:-26 4:-8 5:22 6:-7 8:-18
left move 2 none	1:-40 2:-9 3:-11 4:33 5:22
left move A	0:-38 1:24 2:12 4:28 5:-29 6:-6 7:-17 9:-24
left move F	0:22 1:-23 2:9 3:-20 4:-47 5:-27 6:18 8:33 9:18
left move H	0:-20 1:-12 2:-17 4:12 6:-6 7:22
left move N	1:-14 2:-7 3:-22 4:6 5:13 6:-18 8:19
left move O	0:19 1:15 2:-38 3:-15 5:26 7:9 8:-33
left move V	0:6 1:-18 2:7 4:21 5:-10 6:-10 7:-6
left move h	1:-52 2:15 3:-29 6:-29 7:10 8:32 9:-8
left none	0:7 1:13 9:-6
left none -	1:22 3:12 5:-7 7:-6 8:-9 9:-7
left none 0	0:13 1:16 3:7 4:-14 8:-8
left none 0 A	0:11 1:13 3:-6
left none 0 F	0:-27 2:-8 3:21 4:12 5:-12 6:23 7:-14 8:-24
left none 0 H	0:-38 1:7 2:41 3:-20 4:-6 5:-14 6:-21 8:-7
left none 0 N	0:16 2:-15 3:17 4:-10 5:14 6:-27 7:-8 8:-23
left none 0 O	0:24 3:7 4:-44 6:-8 7:8
left none 0 V	0:9 1:21 2:-34 3:-14 4:-31 5:-9 6:9 7:-6 8:20
left none 0 and	0:14 1:13 2:-14 3:-9
left none 0 as	0:-9 1:40 2:-15 8:-16
left none 0 at	0:-28 1:-59 2:-44 3:74 6:-6 7:-10 8:39
left none 0 cl	0:-6 1:-14 3:22 4:-24 5:11 6:12 8:9 9:-6
left none 0 for	0:48 1:-14 3:-14 4:-12 8:-6
left none 0 from	0:29 1:17 2:-26 3:-14 4:11 5:-21 6:47 8:-73
left none 0 in	0:10 1:19 2:9 3:-7 4:-12 5:-7
left none 0 is	0:-10 1:7 3:-19 5:36 7:-7 8:-6
left none 0 none	0:12 3:8 6:-9
left none 0 obj	0:-20 1:-14 3:30 4:7 8:-13
left none 0 of	0:26 1:10 3:-15 4:-16 5:-19 6:-24 8:20
left none 0 subj	0:-11 1:28 3:8 4:-20 5:9 6:-12 8:-8
left none 0 to	0:-6 2:19 3:-29 4:-22 6:47 8:-24
left none 0 vs	0:-10 1:-8 2:46 3:-22 6:-7 8:-6
left none 0 with	1:20 2:31 3:-35 4:-15 5:12 6:-22 8:-25
left none 1	1:7 4:-11 5:-13 6:-14 7:-12 8:9
left none 1 A	0:34 1:-6 3:-19 5:-29 6:-7 8:-45 9:22
left none 1 F	0:-28 2:-18 3:28 4:-8 7:-8 8:10
left none 1 H	0:19 1:-15 2:33 3:-13 5:-14 6:-20 7:8 9:-9
left none 1 N	0:-6 2:9 3:-26 4:6 5:-54 6:38 8:15 9:-7
left none 1 O	1:-38 2:-6 3:10 4:-16 5:33 6:-33 7:-18 8:20 9:-8
left none 1 V	0:-10 1:36 4:-23 5:-14 6:-11 7:-10 8:15 9:-6
left none 1 and	0:-10 3:19
left none 1 at	0:50 1:-15 3:-28 5:-6 6:-6 8:-6
left none 1 cl	0:9 1:26 3:-17 4:-49 5:-14 6:41 7:-8 9:-8
left none 1 from	0:-10 1:-8 2:26 4:-44 5:-25 6:-11 8:15 9:17
left none 1 in	0:14 1:-25 3:17 4:-7 6:-40 7:-14 8:14
left none 1 is	0:38 1:-24 2:-6 3:21 4:-21 5:-6 7:-10 8:-6
left none 1 none	1:27 2:-30 3:-12 4:19 5:-14 6:7 7:-20
left none 1 obj	0:25 1:-26 2:20 3:-16 5:8 6:-10 8:-15
left none 1 of	0:-38 1:-21 2:20 4:22 5:-9 6:10 8:-9 9:10
left none 1 subj	0:12
left none 1 to	0:26 1:-11 2:10 4:18 5:-8 6:-23 8:-17
left none 1 vs	0:11 1:14 2:25 3:-20 4:-20 5:-8 8:-11
left none 1 with	0:-28 2:-47 3:38 4:13 5:9 6:-32 7:26 8:23 9:-12
left none 2	0:-8 1:-26 2:-13 4:44 7:-12 9:-14
left none 2 A	0:-42 1:-14 2:-7 3:28 4:-17 5:34 6:-11 7:-7 8:34 9:-19
left none 2 F	0:62 1:-17 2:37 3:-47 4:26 5:-13 6:-31 8:-15 9:-10
left none 2 H	0:-15 1:10 2:-33 3:25 4:-9 6:26 7:-18 9:18
left none 2 N	1:-11 2:-7 3:-24 5:27
left none 2 O	0:-20 1:10 2:-42 4:48 5:-55 6:20 7:9 8:-21 9:-13
left none 2 V	0:12 1:-42 2:35 3:-7 4:8 5:-6 8:-9
left none 2 and	0:-9 1:16 2:9 3:6 4:-14 5:-12 6:-10 8:-6
left none 2 at	0:-21 2:-17 3:-13 4:13 7:45 8:-15
left none 2 cl	0:30 1:20 2:-64 4:27 6:-11 7:18 8:6 9:-34
left none 2 from	0:-18 1:26 2:-42 3:-20 4:22 5:36 8:-11
left none 2 in	0:-50 1:-65 2:57 3:-18 4:44 6:12 7:-39 8:6 9:9
left none 2 is	0:8 1:43 2:-7 3:-38 7:-12
left none 2 none	0:-9 1:-46 2:25 4:32 5:7 7:-39 9:-7
left none 2 obj	0:34 2:-28 5:-8 6:9
left none 2 of	2:6 4:16 8:-18
left none 2 to	0:-52 1:-8 3:23 4:-25 5:-6 6:-11 8:50
left none 2 vs	2:17 4:-7 6:-6
left none 2 with	0:38 1:-52 2:-33 3:70 5:-31 6:34 7:-9 8:-50
left none A	1:8 4:-7 6:-6
left none F	0:-13 1:-11 3:11 4:23 5:-9 6:6 7:-17 8:-15 9:-10
left none H	0:-36 2:37 3:-6 4:-13 5:-19 8:-11
left none N	0:15 2:-8 3:-9 6:11 7:-10 8:-7 9:-10
left none O	0:14 2:-16 3:17 4:-9 6:-12 9:-10
left none V	0:9 1:30 3:-19 4:-34 5:-21 7:-14 8:21 9:-7
left none h	0:18 1:-12 2:-10 3:-17 4:-17 6:-6 8:17 9:7
left over	2:-29 3:-31 5:43 6:-17 7:-9 8:8 9:8
left over -	0:14 3:-30 4:-10 6:-17 8:27
left over 0	0:8 1:-11 2:-8 3:-24 5:31 6:-17 7:-8
left over 0 A	0:17 2:24 3:-8 5:-26
left over 0 F	0:12 5:-8 8:-7
left over 0 N	0:-6 5:40 8:-31
left over 0 O	1:-9 2:-12 3:-25 4:-11 5:24 6:-16 8:24
left over 0 cl	2:19 8:-7
left over 0 in	0:9 1:-9 2:-21 3:-23 5:40 6:-15 7:-8 8:-8
left over 0 none	0:13 1:-11 3:-38 4:-17 5:35 6:-16 8:14
left over 0 obj	3:14 5:-7
left over 1	0:-8 1:9 2:-18 3:-8 4:-12 5:16 8:16
left over 1 O	4:-8 8:18
left over 1 cl	0:8 1:10 4:-11
left over 1 in	0:-16 2:-16 3:-8 5:17 8:18
left over 1 none	0:-19 1:9 2:-18 3:-8 5:17 8:17
left over A	0:14 1:9 2:13 3:-10 4:-6 5:-26 9:12
left over F	0:12 5:-8 8:-7
left over N	0:-6 5:40 8:-31
left over O	0:-6 1:-10 2:-14 3:-28 4:-18 5:21 6:-17 8:34
left over V	0:-6 2:-20 4:22 5:8
left over h	0:-11 2:-26 3:-8 5:39 7:-8 8:-12 9:10
left play	1:6 2:-6 3:12 5:-24 6:13 7:-11 8:-7
left play -	0:15 1:27 2:13 3:-36 4:-10 5:-8 6:8 7:-11
left play 0	1:30 2:12 3:8 5:-14 6:-18 7:-6 8:-21
left play 0 A	0:-23 1:-6 2:45 3:-9 4:-14
left play 0 F	0:33 3:-17 6:-19
left play 0 H	0:21 1:12 2:-22
left play 0 N	0:-18 1:24 3:23 4:-9 8:-19
left play 0 O	0:10 1:35 2:-21 5:-16 6:-7 8:-10
left play 0 V	0:-22 1:-22 2:-11 3:23 4:29
left play 0 cl	0:-48 1:-21 2:24 3:25 4:24
left play 0 in	0:25 1:40 4:-18 5:-12 6:-16 7:-6 8:-19
left play 0 is	1:28 8:-17
left play 0 none	0:-10 1:38 2:10 3:-10 5:-13 6:-15 8:-9
left play 0 obj	0:-13 2:-12 3:28
left play 0 of	0:17
left play 1	0:11 1:-36 2:-19 3:9 4:11 5:-18 6:21 8:6 9:10
left play 1 A	1:-9 2:-24 3:31 6:-14 7:15 8:-22 9:13
left play 1 F	0:-10 3:-24 6:40 7:-11 8:-7
left play 1 N	3:-8 4:20 8:-7
left play 1 O	0:16 1:-27 4:-19 5:-14 8:35
left play 1 V	0:21 1:-6 2:14 3:-16 6:-6 8:-10
left play 1 at	2:-8 4:12
left play 1 cl	1:-18 2:-28 3:28 4:-20 5:-6 6:20 7:9 8:-7 9:6
left play 1 from	0:-14 2:12 8:11
left play 1 in	0:23 1:-24 2:-11 3:-16 4:23 5:-15 6:7 7:11
left play 1 none	0:35 1:-24 3:20 4:-28 5:-17 6:23 7:-21 8:-7 9:7
left play 1 of	0:-6 2:-26 3:-11 4:43 6:-7 8:-7
left play 1 with	0:-14 1:-18 6:15 8:22
left play 2	1:-14 2:11 3:-8 4:-21 5:-8 6:26 7:-9 8:14
left play 2 A	0:26 1:-8 4:-12 7:-7
left play 2 N	0:-6 4:-20 8:30
left play 2 O	0:-42 2:25 3:-6 4:9 6:31 8:-21
left play 2 V	0:24 2:-11
left play 2 at	0:-19 2:22 4:9 6:-6 8:-7
left play 2 cl	0:-11 1:-14 2:17 4:-26 6:28 7:-7
left play 2 from	0:-17 4:-17 8:34
left play 2 in	0:10 2:-6 3:-13 8:15
left play 2 none	0:34 1:-13 2:-10 3:-16 4:-17 6:32 7:-6 8:-16
left play A	0:-8 1:-13 2:14 3:20 4:-10 6:-11 8:-18 9:8
left play F	0:25 3:-31 6:21 7:-12 8:-7
left play H	0:19 1:12 2:-23
left play N	0:-21 1:22 2:-6 3:13 4:-9 5:-7 6:-8
left play O	0:-11 1:12 4:-14 5:-31 6:23 7:-8 8:16
left play V	0:21 1:-30 2:-7 3:9 4:26 6:-11 8:-12
left play h	1:-39 2:-16 3:48 4:9 5:-32 6:8 8:-12 9:8
left push	0:9 1:-26 2:-25 3:42 4:14 5:-10 6:-15 7:-10 8:-18
left push -	0:-19 1:-24 3:27 6:-12 7:-7 8:-6
left push 0	0:-6 1:-15 2:13 3:17 6:-11 8:-17
left push 0 A	0:-15 1:-10 2:34 3:-12 4:-6
left push 0 F	3:26 4:-6 8:-14
left push 0 N	0:24 3:-15 4:-9
left push 0 O	0:-20 2:-16 3:6 4:26 6:-10
left push 0 V	0:8 2:-9 3:9 4:-9
left push 0 cl	0:7 2:11 3:-12 4:-12 5:17 8:-13
left push 0 in	0:-12 1:-13 3:30 4:11 5:-15 6:-11 8:-6
left push 0 none	0:-6 1:-14 2:13 3:16 6:-11 8:-17
left push 1	0:-9 1:-11 2:-30 3:25 4:21 5:-19 7:-8 8:11
left push 1 A	1:-9 2:-18 3:36 4:-7
left push 1 F	8:16
left push 1 O	2:-10 3:-7 4:16 5:-11 8:11
left push 1 cl	0:-29 1:-9 2:-7 3:41 4:15 5:-6 8:-13
left push 1 in	2:-32 3:-31 4:20 5:-21 7:-8 8:41
left push 1 none	0:-29 1:-9 2:-7 3:42 4:15 5:-6 8:-14
left push 2	0:40 2:-19 3:8 4:-7 8:-18
left push 2 A	0:38 2:-19 3:-18
left push 2 O	3:23 4:-7 8:-18
left push 2 cl	0:30 2:-10 3:-10
left push 2 in	0:21 2:-10 3:16 4:-7 8:-18
left push 2 none	0:32 2:-19 3:8 8:-14
left push A	0:17 1:-21 3:10 4:-14 5:-6 7:-6
left push F	0:-8 3:24 4:-11
left push N	0:15 3:-16 4:13 8:-12
left push O	0:-20 1:-6 2:-24 3:20 4:28 6:-13 8:-10
left push V	0:17 2:-12 3:7 4:-14
left push h	0:37 2:-38 3:19 4:13 5:-18 8:-18
left race	1:23 2:17 3:-21 4:-11 5:-6 8:-9
left race -	0:-14 1:36 3:-8 5:-6
left race 0	0:-15 1:34 2:9 3:-9 5:-10
left race 0 A	0:-19 1:15 2:12 3:-6
left race 0 H	0:-10 1:16
left race 0 N	0:23 1:-11 5:-7
left race 0 O	0:-18 1:24
left race 0 at	0:-6 1:21 2:-11
left race 0 cl	0:-10 1:9
left race 0 in	0:7 1:23 2:6 3:-10 5:-16 8:-8
left race 0 none	0:-34 1:32 2:11
left race 0 of	0:8 1:7 2:-6
left race 0 vs	1:-16 2:19
left race 0 with	1:7
left race 1	0:10 1:-11 2:11 3:-13 4:-8 5:11
left race 1 A	0:-7 1:-9 2:18
left race 1 N	0:-9 4:-6 5:20
left race 1 O	0:26 2:-7 3:-6 5:-12
left race 1 at	0:13 2:-6
left race 1 cl	3:-9 5:16
left race 1 in	0:25 1:-9 2:13 4:-11 5:-8 8:-8
left race 1 none	0:-7 3:-8 5:16
left race 1 vs	0:-7 1:-9 2:18
left race A	0:-24 1:6 2:27 3:-10
left race H	0:-10 1:16
left race N	0:20 1:-12 4:-8 5:6 8:-7
left race O	0:10 1:23 2:-7 3:-8 5:-13
left race h	0:17 1:-14 2:23 3:-16 4:-10
left reach	0:-9 1:-14 2:11 3:-16 4:23 5:-9 6:-26 7:-15 8:20 9:13
left reach -	0:-18 1:-13 2:48 3:-20 4:11 5:6 6:-21 7:-8 8:-37 9:-6
left reach 0	0:-17 2:-11 3:-8 4:23 5:11 6:-15 7:-7 8:6
left reach 0 A	0:-63 1:11 2:39 3:-17 4:-42 5:36
left reach 0 F	0:14 2:-15 4:-6 8:6
left reach 0 H	0:30 2:-31 4:15 6:-10
left reach 0 N	0:-11 4:-12 8:26
left reach 0 O	3:7 4:16 5:-17 8:-10
left reach 0 V	1:-10 2:-27 4:41 8:-13
left reach 0 cl	0:-41 1:21 2:-14 3:21 4:-17 5:32 8:-11
left reach 0 in	0:33 1:-23 2:-9 3:-22 4:41 5:-17 6:-14 8:6
left reach 0 none	0:-36 1:22 4:35 5:-21 6:-15 7:-7
left reach 0 to	4:9
left reach 0 with	0:-12 1:-16 4:-14 5:38
left reach 1	0:20 1:-14 2:12 4:-18 5:-19 6:-7 7:-8 8:-9 9:23
left reach 1 A	0:-13 2:-7 9:26
left reach 1 H	2:7
left reach 1 N	3:9 4:6 5:-10
left reach 1 V	0:29 1:-10 2:15 4:-28
left reach 1 cl	0:34 1:-14 2:-14 4:-9 5:-14 7:-6 8:-8 9:26
left reach 1 in	0:-19 2:24 4:8 5:-7
left reach 1 none	0:16 1:-11 2:16 4:-43 5:-8 7:-7 9:25
left reach 1 with	0:28 3:-7 5:-10
left reach 2	0:-11 1:-12 2:12 3:-15 4:26 5:-17 6:-9 8:23
left reach 2 A	0:31 1:-8 2:7 3:-12 4:-8 8:-8
left reach 2 O	0:-25 2:27 3:-20 5:-12 6:-8 8:34
left reach 2 V	0:-21 2:-18 3:-7 4:46
left reach 2 cl	0:-11 1:-12 2:12 3:-15 4:26 5:-17 6:-9 8:23
left reach 2 none	0:14 2:-20 4:28 5:-6 8:-15
left reach A	0:-41 2:39 3:-31 4:-49 5:33 7:-9 8:-12 9:21
left reach F	0:14 2:-15 4:-6 8:6
left reach H	0:23 2:-19 4:13 6:-13
left reach N	0:-6 2:-6 3:24 4:-11 5:-13 8:16
left reach O	0:-11 1:-6 2:23 3:-9 4:13 5:-29 6:-12 8:23
left reach V	0:11 1:-23 2:-17 3:-11 4:45 5:-6 8:-14
left reach h	0:14 2:-64 4:12 5:-24 6:-10 7:-9 8:44 9:20
left save	0:25 1:-27 3:13 4:6 5:-17 7:-12
left save -	0:-12 1:-16 2:20 3:32 4:-32 5:-11 8:15
left save 0	0:25 1:-13 2:-38 3:21 4:16 7:-10 8:-7
left save 0 A	0:-16 1:-11 2:-28 3:31 4:22 7:-10
left save 0 O	0:26 3:-14 4:-8
left save 0 from	0:26 2:-13
left save 0 in	0:23 1:-13 2:-38 3:23 4:16 7:-10 8:-7
left save 0 none	1:-11 2:-28 3:22 4:17 7:-9
left save 1	1:-18 2:33 3:-9 4:-17 5:-6 8:9
left save 1 A	0:-9 1:-18 2:35
left save 1 N	4:-11 8:14
left save 1 O	0:12 3:-8
left save 1 from	0:-6 1:-7 2:23 4:-15 8:11
left save 1 in	0:-6 1:-18 2:33 4:-17 5:-6 8:9
left save 1 none	1:-12 2:17 3:-8
left save A	0:-23 1:-26 2:8 3:30 4:19 7:-12 8:-7
left save H	0:14 2:6 5:-11
left save N	0:10 2:-8 4:-14 8:12
left save O	0:37 3:-22 4:-9
left save h	0:35 1:-14 2:-8 3:-13 4:30 5:-8 7:-12 8:-14
left shoot	0:14 2:20 3:-57 4:-23 5:-15 6:33 7:28 8:-18
left shoot -	0:9 2:6 3:-44 4:-11 5:-13 6:21 7:23 8:-10
left shoot 0	1:13 2:9 3:-46 5:-14 6:46 7:-18 8:-11
left shoot 0 A	1:32 2:18 4:-16 6:-25 7:-9
left shoot 0 F	0:-6 1:27 3:-20
left shoot 0 H	0:11 1:-14
left shoot 0 N	0:-19 3:-17 4:17 5:-8 6:26
left shoot 0 O	0:11 2:-13 3:-18 5:-6 6:27 7:-6
left shoot 0 at	0:-8 2:14
left shoot 0 cl	1:27 3:-23 4:9 5:-9 6:6 7:-6 8:-7
left shoot 0 in	0:7 2:9 3:-29 4:-19 5:-7 6:41 7:-14 8:-7
left shoot 0 none	1:20 2:-13 3:-44 5:-8 6:45 7:-13
left shoot 0 with	1:27 2:-20 5:-8 6:6
left shoot 1	0:20 1:-16 2:24 4:-18 6:-15 7:9 8:-11
left shoot 1 A	0:41 1:-17 2:-34 6:-8 7:14
left shoot 1 O	0:7 1:-20 2:21
left shoot 1 V	0:-29 1:19 2:31 4:-10 8:-9
left shoot 1 at	0:-15 1:-14 2:40 4:-9 8:-9
left shoot 1 cl	0:19 1:-7 2:-6
left shoot 1 in	0:8 1:-11 2:29 4:-22 6:-13 7:11 8:-12
left shoot 1 none	1:21 4:-6
left shoot 1 with	0:14 1:-17 6:-11 7:16
left shoot 2	0:14 2:-23 3:-23 4:-7 6:-15 7:40
left shoot 2 F	0:20 2:-12 3:-23 6:-9 7:24
left shoot 2 cl	0:14 2:-23 3:-23 4:-7 6:-15 7:40
left shoot 2 none	0:14 2:-23 3:-23 4:-7 6:-15 7:40
left shoot A	0:33 1:18 2:-6 4:-16 6:-31 7:6
left shoot F	0:13 1:27 2:-6 3:-38 4:-9 7:20
left shoot H	0:10 1:-13
left shoot N	0:-13 3:-17 4:12 5:-8 6:26
left shoot O	0:15 1:-20 2:10 3:-18 4:-6 5:-6 6:25 7:-8
left shoot V	0:-36 2:18 4:-14 6:12 7:19 8:-10
left shoot h	0:13 2:12 3:-26 4:-17 6:15 7:10 8:-12
left sneak	0:-6 1:-20 2:12 4:-22 8:33
left sneak -	1:-17 2:21 3:-28 4:-15 8:35
left sneak 0	0:8 1:-17 2:42 3:-26 4:-14 8:6
left sneak 0 A	1:-16 2:43 3:-11 4:-13
left sneak 0 in	1:-19 2:49 3:-30 4:-22 5:-6 8:19
left sneak 0 none	0:16 1:-15 2:34 3:-21 4:-6 8:-11
left sneak 1	0:-15 2:-28 3:25 4:-10 8:30
left sneak 1 in	0:-15 2:-28 3:25 4:-10 8:30
left sneak 1 none	0:-15 2:-28 3:25 4:-10 8:30
left sneak A	0:-6 1:-17 2:14 3:24 4:-14
left sneak O	3:-21 4:-9 8:23
left sneak h	3:25 4:-9
left steal	0:15 1:-10 3:30 4:-28 5:-11 6:7 7:-10 9:-9
left steal -	0:19 2:-44 3:12 5:-6 6:20 7:-6 8:10
left steal 0	0:15 1:-15 3:18 4:-13 5:-6 8:-10
left steal 0 A	0:-27 1:-15 2:25 3:15 4:-11
left steal 0 F	0:28 2:-10 3:11 4:-18 6:-9 8:-6
left steal 0 O	0:28 3:16 4:-18 6:-17
left steal 0 at	2:11 4:-10
left steal 0 cl	0:15 2:-11 3:-8 6:11
left steal 0 in	0:6 1:-15 2:13 3:22 4:-11 6:-14 8:-9
left steal 0 none	0:10 1:-15 2:8 3:17 6:-19
left steal 0 obj	2:-15 6:18
left steal 1	0:-8 1:6 2:-6 3:26 4:-26 6:11 7:-8 8:7
left steal 1 A	0:6 1:11 2:18 3:-6 4:-10 6:-6 8:-7
left steal 1 F	0:-19 2:-12 3:41 4:-10
left steal 1 N	4:-7 8:12
left steal 1 O	0:7 3:-8 8:6
left steal 1 at	2:12 4:-9
left steal 1 cl	0:23 2:-28 6:21 8:-6
left steal 1 from	2:7 3:-8 8:8
left steal 1 in	0:-14 1:9 2:17 3:28 4:-31 5:-7 6:-10 7:-7 8:7
left steal 1 none	0:-6 1:12 2:-20 3:26 4:-12 6:14 8:-8
left steal 1 of	0:-20 3:11 8:18
left steal 2	0:15
left steal 2 A	0:10
left steal 2 in	0:11
left steal 2 none	0:10
left steal A	0:-13 2:33 3:10 4:-20 6:-6 7:-7 8:-9 9:-8
left steal F	0:14 2:-20 3:42 4:-27 6:-12 8:-6
left steal H	2:-30 6:36
left steal N	0:-12 3:-18 4:24 8:11
left steal O	0:37 2:-6 3:10 4:-18 6:-18
left steal h	1:-9 2:31 3:24 4:-33 5:-7 6:-13 8:-13 9:-8
left take	4:9 5:-7 9:-9
left take -	0:-12 1:28 2:-40 3:-23 4:34 5:21 7:-14
left take 0	0:-13 1:-8 2:-16 3:24 4:25 6:-13 7:-10 9:-7
left take 0 A	2:-7 3:22 4:-9 7:-10 8:-11 9:-7
left take 0 F	0:31 1:-18 3:12 4:-7 6:-7
left take 0 H	0:28 1:-15 3:-13 4:-10 5:15 6:-11
left take 0 N	0:-9 4:14 5:7 8:-20
left take 0 O	0:-47 1:8 2:-9 3:-11 4:49 5:-13 6:-6 8:22
left take 0 V	0:-17 1:14 3:31 4:-16 8:-14
left take 0 cl	0:-7 1:-22 4:31 5:11 7:-8 8:-17
left take 0 from	0:25 1:-19 2:21 3:7 5:-6 8:-23
left take 0 in	0:-19 2:-19 3:23 4:17 5:7 6:-13 7:-8
left take 0 none	0:9 2:-29 3:33 4:13 5:-20 6:-16 7:-9 9:-6
left take 0 obj	2:19 6:-9
left take 0 of	0:-29 1:20 2:-27 3:39 4:-8
left take 0 subj	2:-10 3:-8 5:23
left take 0 to	0:-9 2:9 4:6
left take 0 with	0:-15 1:-15 2:34 3:-39 4:-10 5:-10 6:17 8:24
left take 1	0:7 1:15 2:26 3:-25 4:-9 5:-10 6:26 7:-13 8:-26 9:-8
left take 1 A	0:-7 2:-7 3:-35 4:7 7:-6 8:34
left take 1 F	0:-36 1:30 2:-25 4:-6 6:31 7:-6 8:-9
left take 1 H	1:-15 2:32 3:-15
left take 1 N	0:13 1:-12 2:-16 3:21 4:-11 5:17 6:-6 8:-24
left take 1 O	0:15 1:24 2:23 3:-12 5:-34 6:11 8:-47
left take 1 V	0:12 1:-13 2:13 4:-9
left take 1 cl	0:25 1:-54 2:19 3:-51 5:10 6:33 7:-10
left take 1 in	1:70 2:9 3:9 4:-28 5:-39 6:-7 8:-60
left take 1 is	0:8 2:9 5:-12
left take 1 none	1:-48 2:33 3:-52 5:10 6:31 7:-10 8:7
left take 1 not	2:17 3:-13
left take 1 of	0:-22 1:15 2:-20 3:46 4:-6 6:-6 8:-15
left take 1 to	0:-6 2:-13 4:29 8:-12
left take 1 with	0:14 2:-10 3:12 4:-10 6:8 8:-21
left take 2	0:28 3:-44 4:-34 5:-12 7:29 8:28
left take 2 A	0:-21 2:-9 3:-11 7:36
left take 2 N	0:11 2:-9 3:-8 4:-15 8:21
left take 2 O	0:40 3:-30 4:-17 5:-6 8:12
left take 2 cl	0:43 3:-25 4:-32 5:-12 7:30 8:-19
left take 2 from	2:-15 4:-9 8:22
left take 2 in	0:7 2:-8 3:-23 4:-7 8:28
left take 2 none	0:-8 2:25 3:-24 4:-17 5:-10 7:31
left take A	0:-16 2:-15 3:8 7:17 8:19 9:-9
left take F	0:9 1:8 2:-24 3:10 4:-10 6:20 7:-6 8:-10
left take H	0:17 1:-29 2:42 3:-25 4:-14 5:13 6:-13
left take N	0:14 1:-13 2:-26 3:16 5:20 6:-9 8:-20
left take O	0:-11 1:24 2:12 3:-28 4:32 5:-36 7:-9
left take V	3:30 4:-23 8:-14
left take h	0:15 1:-31 2:35 3:13 4:-23 5:-26 7:7 8:-6 9:-9
left throw	0:13 1:-10 2:-17 3:-19 4:11 6:35 8:-28 9:-7
left throw -	0:47 3:-35 4:18 5:-7 6:7 7:-15 8:-28 9:-6
left throw 0	0:6 2:-25 3:-23 6:49 7:-10 8:-15
left throw 0 A	1:-8 2:-12 3:-16 4:33 7:-6
left throw 0 F	0:18 1:-7 3:-44 4:-12 6:49
left throw 0 N	0:14 3:25 4:-8 5:-10 6:-20
left throw 0 O	0:-28 1:21 2:-17 4:-12 5:9 6:24 8:-10
left throw 0 in	0:13 2:-25 3:-21 6:46 7:-10 8:-20
left throw 0 none	1:8 2:-48 4:9 6:35 7:-9 8:-8
left throw 0 of	0:-11 3:-24 6:38
left throw 1	1:-7 2:26 3:-13 4:-10 5:23 7:-16 8:-15
left throw 1 A	0:16 1:-33 2:24 3:15 4:-15 7:-7
left throw 1 H	2:11
left throw 1 N	0:-23 4:-9 5:31
left throw 1 O	1:25 3:-22 6:15 7:-9 8:-8
left throw 1 at	0:9 2:11 3:-6
left throw 1 cl	1:-33 2:26 4:11 6:-7
left throw 1 in	0:-35 1:11 4:-15 5:47 6:10 7:-14 8:-22
left throw 1 none	0:16 2:24 3:-11 4:-6 6:-20 7:-11
left throw 1 of	1:-6 3:-18 4:-8 6:28
left throw 1 with	0:6
left throw 2	0:20 1:-13 2:-21 3:21 4:22 5:-27 6:-30 7:23 8:-7
left throw 2 A	0:-16 4:-9 7:25
left throw 2 F	3:31 4:-24 6:-8
left throw 2 O	0:19 1:-11 3:-10 4:26 6:-23
left throw 2 cl	0:26 2:-17 3:26 4:6 5:-27 6:-9
left throw 2 in	0:14 1:-12 2:-22 3:-6 4:40 5:-26 6:-24 7:24 8:-7
left throw 2 none	0:-9 3:25 4:-31 6:-10 7:24
left throw A	1:-33 4:11 7:13
left throw F	0:17 1:-7 3:-27 4:-14 6:41
left throw H	0:17 2:-8
left throw N	0:-10 3:24 4:11 6:-20 8:-7
left throw O	0:-8 1:30 2:-20 3:-18 4:12 6:17 7:-13 8:-21
left throw h	0:-48 1:-11 2:-17 3:9 4:-9 6:36 7:11 8:-8
left touch	0:21 1:6 2:-9 3:-39 4:-25 5:34 6:-12 7:-9
left touch -	0:20 1:7 2:-20 3:-37 4:-21 5:30 8:7
left touch 0	0:24 1:-14 3:-29 4:-17 5:38 6:-12 7:-9 8:-12
left touch 0 O	0:-24 1:-9 2:31 3:-14 4:-6 5:27 6:-6 8:-8
left touch 0 V	0:26 2:-8 3:-6
left touch 0 cl	0:14 2:-10 4:-9 5:18 7:-8
left touch 0 in	0:14 1:-12 2:7 3:-28 4:-9 5:25 6:-9 8:-8
left touch 0 none	0:10 1:-14 2:19 3:-20 4:-11 5:23 6:-7 7:-8 8:-9
left touch 1	1:18 2:-12 3:-12 4:-10 5:-7 8:15
left touch 1 A	0:-14 1:28 3:-12
left touch 1 in	0:-15 1:10 3:-12 4:-19 8:29
left touch 1 with	0:-14 1:28 3:-12
left touch A	1:27 2:-10 3:-12 7:-7
left touch H	0:10 2:-23 5:17
left touch O	0:-24 1:-16 2:30 3:-14 4:-15 5:26 6:-6 8:10
left touch V	0:26 2:-8 3:-6
left touch h	2:7 5:6 6:-8 7:-7
left victim	1:-9 3:14 4:-37 8:29
left victim -	0:-35 1:-6 2:32 3:18
left victim 0	1:-9 3:-6 4:-25 8:30
left victim 0 A	2:-9 3:-8 4:-23 8:30
left victim 0 in	1:-9 3:-6 4:-25 8:30
left victim 0 none	1:-9 3:-8 4:-25 8:30
left victim 1	3:20 4:-14
left victim 1 cl	3:20 4:-14
left victim A	2:-9 3:-8 4:-23 8:30
left victim h	0:35 2:-28 4:-34 8:31
left word:boss	0:12 1:-13 2:-23 3:-13 4:-10 5:-6 6:-8 7:45
left word:boss -	1:-12 2:-10 4:-8 7:27
left word:boss 0	0:12 1:-13 2:-23 3:-13 4:-10 5:-6 6:-8 7:45
left word:boss 0 A	0:-9 2:-13 3:-9 7:27
left word:boss 0 H	0:11 1:-12 2:-10 7:12
left word:boss 0 O	3:-6 6:-6 7:17
left word:boss 0 cl	0:25 2:-12 3:-7 6:-6
left word:boss 0 in	0:-11 1:-13 2:-13 3:-6 4:-9 7:44
left word:boss 0 is	0:-18 1:-12 2:-13 3:-6 7:42
left word:boss 0 none	0:20 3:-7 4:-6 6:-6 7:8
left word:boss A	0:-9 2:-13 3:-9 7:27
left word:boss H	0:11 1:-12 2:-10 7:12
left word:boss O	3:-6 6:-6 7:17
left word:boss h	0:10 2:-15 3:-14 6:-6 7:25
left word:bricks	0:14 1:-7 2:-14 3:15 6:-7
left word:bricks -	0:14 1:-7 2:-14 3:15 6:-7
left word:bricks 0	0:15 1:-7 2:-14 3:14 6:-7
left word:bricks 0 F	3:8
left word:bricks 0 O	0:24 3:-10
left word:bricks 0 in	2:-14 3:19
left word:bricks 0 is	0:-10 2:-14 3:23
left word:bricks F	3:8
left word:bricks O	0:24 3:-10
left word:enemy	0:-25 2:51 3:-28 4:-8 6:-6 7:-14 8:-10 9:14
left word:enemy -	2:37 3:-33 4:-6 5:8 7:-11 8:-8 9:-6
left word:enemy 0	0:-12 1:-6 2:33 3:-10 4:-19 6:-6 7:-14 9:17
left word:enemy 0 A	1:-7 2:-14 3:12 5:-9 9:19
left word:enemy 0 F	2:14 3:-14
left word:enemy 0 H	2:10 3:-9 5:16 7:-10
left word:enemy 0 O	0:-6 2:34 4:-15 5:-15
left word:enemy 0 cl	2:-46 3:-11 5:23 7:-6 9:34
left word:enemy 0 in	0:-14 1:-14 2:69 4:-15 5:-17 7:-9 9:-17
left word:enemy 0 is	0:-6 2:38 3:-17 5:-16
left word:enemy 0 none	0:-6 4:-19 5:20 7:-13 9:18
left word:enemy 1	0:-17 1:-14 2:38 3:-17 4:13 8:-7
left word:enemy 1 cl	1:-14 2:38 3:-17
left word:enemy 1 in	0:-26 4:32 8:-12
left word:enemy 1 none	1:-14 2:38 3:-17
left word:enemy 2	1:16 2:-9
left word:enemy 2 none	1:16 2:-9
left word:enemy A	2:-6 3:8 4:-7 5:-10 9:16
left word:enemy F	2:14 3:-14
left word:enemy H	2:10 3:-9 5:16 7:-10
left word:enemy N	0:-20 4:17 5:13 8:-6
left word:enemy O	0:-7 2:39 3:-6 4:-15 5:-16
left word:enemy h	0:-30 2:21 9:19
left word:goal	2:18 3:-27 5:-9 8:-7 9:14
left word:goal -	2:16 3:-9 4:-12
left word:goal 0	2:15 3:-16 5:-8
left word:goal 0 A	0:14 1:11 3:-8 4:-10
left word:goal 0 in	0:-31 2:33 3:-12 4:15 5:-11
left word:goal 0 is	0:13 1:-11 2:19 3:-8 4:-10
left word:goal 0 none	0:14 1:11 3:-8 4:-10
left word:goal A	0:13 1:10 2:-6 3:-21 4:-10 9:15
left word:goal h	1:-6 3:-20 4:11 9:15
left word:hero	0:22 1:13 4:-11 5:-8 6:-6 7:-12
left word:hero -	0:28 1:15 2:-6 3:-20 4:-11 7:-9
left word:hero 0	0:17 1:27 2:-23 4:-7 5:-6 7:-11
left word:hero 0 A	0:6 1:33 2:-17 3:-10 4:-6 7:-9
left word:hero 0 O	2:-7 3:14
left word:hero 0 cl	0:37 1:6 2:-26 3:-11 4:-6
left word:hero 0 in	0:-19 1:23 3:13 7:-11
left word:hero 0 none	0:18 1:25 2:-23 4:-7 5:-6 7:-11
left word:hero 1	0:8 1:-17 2:18 3:-7
left word:hero 1 cl	0:8 1:-17 2:18 3:-7
left word:hero 1 none	0:-9 1:-11 2:22
left word:hero A	0:-7 1:25 2:8 3:-10 4:-9 7:-9
left word:hero O	0:8 2:-7 3:13 5:-7
left word:hero h	0:-9 3:16
left word:item	0:-18 2:-9 3:40 7:-11 8:-7
left word:item -	0:-17 3:29 8:-7
left word:item 0	0:-7 2:-8 3:27 7:-11
left word:item O	0:-17 3:29 8:-7
left word:obstacle	0:10 1:13 3:-25 5:11
left word:obstacle -	1:13 2:-14
left word:obstacle 0	0:10 2:9 3:-25 5:12
left word:obstacle 0 O	0:10 2:-7 3:-14 5:12
left word:obstacle 0 in	2:10 3:-24 5:16
left word:obstacle 0 none	0:11 2:14 3:-13 5:-7
left word:obstacle O	0:10 2:-7 3:-14 5:12
left word:obstacle h	0:9 2:9 3:-25 5:12
lg attack 0	0:-9 3:20 8:-9
lg attack 1	0:-15 1:19 3:-30 4:20
lg attack 2	0:17 1:8 2:-6 3:-13 4:-6
lg attack 4	0:-31 1:27 2:-7 3:34 6:-18
lg attack far	0:36 1:-20 2:23 3:-30 4:-10 7:14 8:-17
lg avoid 0	0:13 1:-6 2:16 3:-14 6:8 8:-24
lg avoid 1	0:-21 1:29 2:13 3:-27 4:32 5:19 6:-15 7:-9 8:-50
lg avoid 2	0:-39 1:-29 2:24 3:18 4:-47 6:-8 7:-15 8:41 9:-8
lg avoid 4	0:26 1:-27 2:-48 3:-26 5:15 7:22 8:17
lg avoid far	0:8 2:-16 3:48 4:-20 5:-35 6:-12 7:21 8:-13
lg bring 0	0:12 1:21 2:-14 4:-17 5:-7
lg bring 1	0:16 1:-35 3:37 4:10 6:-16 8:-27
lg bring 2	0:28 1:33 2:-6 3:-39 4:12 8:-30
lg bring 4	0:-33 2:-10 3:29 5:-21 6:-9 7:-6 8:17
lg bring far	0:-23 1:-54 2:24 3:-26 4:34 6:-19 7:-10 8:38 9:-7
lg chase 0	1:-33 2:16 3:25 4:-6 7:-7 9:-6
lg chase 1	0:6 1:19 2:-9 3:-21 4:8
lg chase 2	0:9 1:27 2:-6 3:-8 4:-14 7:-6 8:-8
lg chase 4	0:-41 2:-14 3:55
lg chase far	0:49 1:9 2:11 3:-47 4:-12 5:-12 6:-10
lg cross 1	0:20 4:10 8:-22
lg cross 2	1:15 2:-30 4:-13 8:31
lg cross 4	0:-11 1:-15 2:26 3:-14 5:-9 8:16
lg cross far	0:22 4:-9 9:-6
lg eat 0	0:-28 1:38 2:-46 3:37 4:-9 5:-8
lg eat 1	0:19 1:-16 2:21 3:-16 4:-12 5:11 6:-7
lg eat 2	0:-7 1:16 3:-7 5:9 6:-8
lg eat 4	0:32 1:-24 2:17 3:-9 4:-12 5:-6
lg eat far	0:21 1:-25 2:9 3:6 8:-12
lg fall 0	0:-21 1:-18 2:-16 3:36 4:-7 5:22
lg fall 1	0:9 1:-20 2:-17 3:7 4:17 5:-7 6:-8 8:9
lg fall 2	0:-13 1:9 3:-14 4:-6 6:18 8:15
lg fall 4	0:23 1:29 2:-18 3:-10 4:-7 5:-12 8:-17
lg fall far	1:12 2:46 3:-47 4:-11 5:-17 7:14 8:-17
lg fight 0	0:-10 1:-19 2:35 3:-9 4:6
lg fight 1	0:19 1:-6
lg fight 2	0:-19 1:33 2:-23 3:-17 4:-6 6:27
lg fight 4	0:73 1:-24 2:11 3:-37 4:6 5:-6 6:-9 8:-16
lg fight far	0:-42 1:-28 2:-8 3:37 4:6 5:-6 6:35 8:12
lg guard 0	0:41 1:-8 3:-17 4:-10 8:11
lg guard 1	0:-16 1:-26 2:-6 3:12 4:39 5:-12
lg guard 2	0:-20 2:-10 3:-7 4:25 6:17 8:-12
lg guard 4	0:-14 2:62 3:-16 4:-37 8:-7
lg guard far	0:-36 1:36 2:-21 3:-10 4:31 6:-6
lg hit 0	0:17 1:-10 2:-7 3:14 5:-10
lg hit 1	0:-7 1:-44 2:27 3:12 4:-8 5:10 7:-7
lg hit 2	0:-33 1:47 2:21 3:-28 4:-23 5:-16 6:25 8:-8
lg hit 4	0:20 1:30 2:-58 3:7 4:-13 5:38 6:-18 8:-22 9:-6
lg hit far	0:-6 1:9 2:-10 3:-19 4:30 6:-8 7:-17 8:10
lg love 0	1:24 2:-10 6:-10
lg love 1	0:-12 1:23 3:-12
lg love 2	0:19 3:-16
lg love 4	0:56 1:-42 2:-13
lg love far	0:-20 1:18 2:19 8:-9 9:-8
lg make 0	2:-11 3:25 4:-25 5:14 6:-10
lg make 1	0:-23 2:43 3:-27 4:24 5:-7 6:-7 7:-11 8:-14
lg make 2	0:-25 1:-13 3:46 6:-10
lg make 4	1:-6 2:-8 3:24 4:-16 5:15 6:-8 8:-9
lg make far	0:77 1:-12 2:-10 3:-32 5:-13
lg match 0	1:-6 3:13
lg match 1	0:21 2:-7 3:9 8:-12
lg match 2	0:21 1:-12 3:-22 8:19
lg match 4	0:-31 1:16 2:6 3:28 6:-10 8:-15
lg match far	1:-32 2:-10 3:32 4:-7 5:-6 6:-10 8:12
lg move 0	0:-18 1:-16 2:53 5:18 6:-32 8:-29
lg move 1	0:-21 1:39 2:-38 4:-49 5:-17 6:22 7:12 8:24 9:-10
lg move 2	0:14 1:-31 2:-19 3:-47 5:10 6:-7 8:19 9:18
lg move 4	0:45 1:-40 2:7 3:-8 4:22 5:-18 7:-8 8:-21
lg move far	0:-21 1:19 2:-25 3:-29 4:33 5:23 6:-6 9:-18
lg none far	0:7 1:13 9:-6
lg over 0	0:-37 1:-7 3:-10 4:-16 5:34 6:-7 8:9
lg over 1	0:13 3:-17 4:-7 5:10 6:-9 8:8
lg over 2	0:9 2:-28 3:-7 4:10 8:26
lg over 4	0:16 2:7 4:21 8:-34
lg over far	0:8 1:10 2:-14 4:-12 9:16
lg play 0	0:34 1:49 2:-12 3:-38 4:-9 6:-11 8:-13
lg play 1	0:-28 1:11 2:23 3:19 4:-14 5:-13 6:-7 8:-9
lg play 2	0:-40 1:27 2:-31 3:-12 4:19 6:6 7:-6 8:20
lg play 4	0:13 1:-39 2:-28 3:54 4:-28 5:-12 7:-15 8:8 9:14
lg play far	0:15 1:-50 2:43 3:-41 4:17 5:-18 6:35 8:-11 9:-19
lg push 0	0:-24 1:-12 2:23 3:38 4:-16 5:-11 6:-7
lg push 1	2:-6 3:-28 4:30 5:14
lg push 2	3:31 4:-6 8:-14
lg push 4	1:-9 2:-24 3:9 4:47 5:-15 7:-6 8:-27
lg push far	0:42 1:-6 2:-25 3:13 4:-45 8:13
lg race 0	0:-19 1:12 2:13
lg race 1	1:41 2:-18 3:-8 5:-8
lg race 2	2:15
lg race 4	0:40 1:-21 2:11 3:-7 4:-7 5:-17
lg race far	0:-12 5:14
lg reach 0	2:-8 3:-10 4:23
lg reach 1	0:-15 1:-15 2:14 3:-8 4:51 5:-15 6:-12 8:-21
lg reach 2	1:-15 2:68 3:-12 4:-54 5:-8
lg reach 4	0:-27 1:37 2:-15 3:30 4:-53 5:-8 8:25
lg reach far	0:31 1:-24 2:-33 3:-30 4:25 5:18 6:-13 7:-8 8:16 9:20
lg save 0	2:-22 3:12 4:16 7:-9
lg save 1	1:-9 2:-10 3:15
lg save 2	0:25 2:-13
lg save 4	0:10 1:-18 2:33 4:-10 8:-12
lg save far	0:-6 2:12 3:-11 4:-7 5:-10 8:19
lg shoot 0	1:-25 2:8 3:-17 4:-10 5:-6 6:38
lg shoot 1	0:-15 1:-14 2:20 3:-18 6:29
lg shoot 2	1:31 2:17 3:-6 4:-21 5:-9 7:-13 8:-13
lg shoot 4	0:32 1:24 2:-19 4:-9 6:-23 7:-7
lg shoot far	0:10 1:-12 2:-20 3:-36 4:12 6:-24 7:50
lg sneak 0	0:-9 1:-15 2:25 3:-15 8:15
lg sneak 1	2:21 4:-14
lg sneak 2	2:-26 3:33
lg sneak 4	3:-21 4:-9 8:23
lg steal 0	0:22 2:-26 3:21 6:-7
lg steal 1	0:26 2:10 3:14 4:-24 6:-17 8:-7
lg steal 2	0:-10 1:-16 2:40 3:-18 4:-16 6:12
lg steal 4	0:-27 1:15 2:-37 3:24 4:6 6:18
lg steal far	1:-7 3:-6 8:12
lg take 0	0:-10 1:18 2:-32 3:39 4:12 5:-13 8:-12
lg take 1	0:-41 1:-13 3:16 5:26 6:-14 7:-8
lg take 2	0:18 1:49 2:38 3:-56 4:-38 5:-22 6:-12 7:-8 8:-10
lg take 4	0:38 1:-36 2:-59 3:-6 4:49 5:-44 7:-7 8:23 9:-7
lg take far	0:10 1:-37 2:34 3:-26 4:-29 5:15 6:24 7:20 8:-26
lg throw 0	1:7 2:-29 4:-23 5:8 6:32 7:-8 8:-6
lg throw 1	0:11 1:8 2:27 3:-25 4:-16 5:-15 6:15 8:-10
lg throw 2	0:26 1:-26 2:-29 3:-14 4:19 5:-9 6:33 8:-9
lg throw 4	0:-16 2:24 3:10 4:-36 5:31 8:-7
lg throw far	1:-12 2:-10 4:51 5:-28 6:-39 7:13 8:-8
lg touch 0	1:-6 3:-12 5:22
lg touch 1	0:18 1:-6 2:29 3:-17 4:-6 5:-23
lg touch 2	0:-11 1:26 2:-13 3:-13 5:19 7:-8
lg touch far	0:22 2:-23 4:-7 5:16
lg victim 0	0:-6 2:8
lg victim 1	1:-6 2:14 3:-8
lg victim far	3:20 4:-14
lg word:boss 1	0:6 2:-14 3:-12 7:20
lg word:boss 2	1:-12 4:-9 6:-8 7:34
lg word:bricks 1	0:-10 2:-14 3:23
lg word:bricks far	0:17 3:-6
lg word:enemy 0	1:-9 2:24 3:-7 7:-6
lg word:enemy 1	0:13 1:-21 2:19 9:-17
lg word:enemy 2	0:-9 1:17 2:20 4:-18 7:-6
lg word:enemy 4	0:-33 1:-12 4:14 8:-6 9:33
lg word:enemy far	1:15 2:6 3:-16
lg word:goal 1	2:-9 3:-7 4:15
lg word:goal 2	0:22 1:-11 2:6 3:-19 4:-7 9:16
lg word:hero 1	1:21 2:-17 3:7 4:-6
lg word:hero 2	1:10 2:10 7:-10
lg word:hero 4	1:-10 2:11
lg word:hero far	0:31 1:-10 2:-10 3:-7
lg word:obstacle 0	2:16 3:-13
lg word:obstacle 1	3:-13 5:17
lg word:obstacle far	0:11 1:14 2:-15 5:-6
lr attack guard	1:20 2:-9
lr attack guard A	2:-8 4:9
lr attack guard N	1:20 4:-10
lr attack guard sov	1:26 2:-6 4:-19
lr attack guard svo	1:13
lr attack guard v2	1:-18 4:18
lr attack none	1:11 2:15 3:-21 4:24 5:-7 6:-21 7:8 8:-22
lr attack none A	1:25 2:13 4:-29 7:-6
lr attack none F	0:21 1:-9 2:-11 4:17 6:-20
lr attack none N	0:-22 4:32
lr attack none O	0:15 2:17 3:-26 4:15 8:-17
lr attack none svo	0:-12 1:11 2:15 3:-14 4:27 5:-7 6:-21 7:8 8:-22
lr attack none v2	0:18 3:-13 4:-6
lr avoid avoid	0:16 2:-12
lr avoid avoid A	0:16 2:-12
lr avoid avoid svo	0:16 2:-12
lr avoid bring	0:-9 1:-10 2:15 3:-26 5:31
lr avoid bring A	0:-7 1:-10 2:23
lr avoid bring O	2:-8 3:-25 5:34
lr avoid bring svo	0:-9 1:-10 2:15 3:-26 5:31
lr avoid chase	0:-11 4:24 8:-13
lr avoid chase svo	0:-11 4:24 8:-13
lr avoid none	0:14 2:14 3:-41 4:-44 7:18 8:32 9:-6
lr avoid none A	0:29 1:10 3:-16 4:-14 5:-13 7:10 8:-12
lr avoid none F	0:-23 2:23 3:-8 4:-17 5:-14 7:27
lr avoid none H	0:-9 2:25 5:-12
lr avoid none N	0:41 2:-38 3:-16 4:-6 5:-38 8:39
lr avoid none O	0:7 1:-10 3:-28 4:-44 5:22 6:6 8:23
lr avoid none V	0:-32 1:-12 2:8 4:-6 5:32
lr avoid none sov	0:11 1:24 2:-29 3:-25 4:-21 5:-13 7:40
lr avoid none svo	0:23 1:-13 3:-50 4:-15 5:10 6:9 7:-11 8:39
lr avoid none v2	0:-20 1:-28 2:62 3:31 4:-40 6:-19 8:-7
lr avoid play	0:-6 1:-17 2:11 4:20 8:-8
lr avoid reach	0:7 2:-18 5:16
lr avoid reach A	0:8
lr avoid reach svo	0:7 2:-18 5:16
lr avoid save	0:-7 2:9 4:18 8:-16
lr avoid save A	0:-7 2:9 4:18 8:-16
lr avoid save svo	2:8
lr avoid save v2	4:20 8:-16
lr avoid steal	0:-15 2:-14 3:29
lr avoid steal F	2:-15 3:20
lr avoid steal svo	2:-14 3:19
lr avoid steal v2	0:-11 3:12
lr avoid take	0:-16 3:19
lr avoid take A	2:9
lr avoid take O	0:-13 3:19
lr avoid take sov	0:-13 3:19
lr avoid take svo	2:9
lr avoid throw	0:-14 1:23 2:12 6:-12 8:-9
lr bring attack	3:-12 4:-9 5:18
lr bring attack svo	3:-12 4:-9 5:18
lr bring avoid	0:-12 1:14 4:14 5:-10 8:-17
lr bring avoid A	2:-11 4:13
lr bring avoid F	0:-9 3:16
lr bring avoid H	0:-8 2:13
lr bring avoid N	3:8
lr bring avoid O	4:17 5:-9 8:-11
lr bring avoid V	1:19 3:-15 8:-6
lr bring avoid sov	0:-8 2:13
lr bring avoid svo	0:-37 2:-12 3:41 4:18 8:-8
lr bring avoid v2	0:28 1:17 3:-25 5:-10 8:-11
lr bring bring	0:20 1:-19
lr bring bring A	0:20 1:-19
lr bring bring svo	0:20 1:-19
lr bring chase	0:11
lr bring chase A	0:15 2:-10
lr bring chase svo	0:11
lr bring eat	0:-7 4:-15 8:19
lr bring eat svo	0:-7 4:-15 8:19
lr bring hit	0:7 4:-7
lr bring hit svo	0:7 4:-7
lr bring move	0:-18 1:-19 2:26 4:-13 8:20
lr bring move A	0:-14 1:-19 2:26 3:-8 4:-13 8:21
lr bring move svo	0:-18 1:-19 2:26 4:-13 8:20
lr bring none	1:6 2:-16 3:14 4:27 5:-18 6:-30 7:-14 8:9 9:-6
lr bring none A	0:45 1:-13 3:-16 7:-13 8:-11 9:-6
lr bring none F	0:-6 1:-12 2:-13 3:36 6:-28
lr bring none N	0:-24 2:19 4:19 8:-10
lr bring none O	1:-16 2:-31 4:26 5:-15 6:-8 8:14
lr bring none V	1:20 4:-17
lr bring none sov	0:-34 2:-8 3:8 4:38 8:-15
lr bring none svo	0:21 1:8 2:-12 3:9 5:-18 6:-28 7:-13 8:16 9:-6
lr bring play	0:-26 2:-20 3:11 4:28
lr bring play A	0:-26 2:-20 3:11 4:28
lr bring play svo	0:-26 2:-20 3:11 4:28
lr bring reach	1:14 3:20 4:-31 5:-6
lr bring reach N	0:16 4:-18
lr bring reach O	0:-11 1:-8 3:13 5:-6 8:15
lr bring reach svo	0:-26 1:15 3:20 4:-13 5:-6
lr bring steal	0:10 1:-16 2:21 3:14 4:-15 8:-14
lr bring steal A	1:-15 2:17
lr bring steal sov	1:-15 2:17
lr bring steal svo	0:11 3:15 4:-15 8:-14
lr bring take	0:-13 2:12 4:16 8:-14
lr bring take A	0:-13 2:12 4:16 8:-14
lr bring take sov	0:-13 2:15
lr bring take svo	4:17 8:-14
lr bring throw	0:13 1:-12 2:-22 3:-8 4:27
lr bring throw A	1:-12 2:-22 3:-8 4:37
lr bring throw svo	0:13 1:-12 2:-22 3:-8 4:27
lr chase bring	3:-6 4:12
lr chase bring svo	3:-8 4:12
lr chase chase	0:14 1:-10 2:14 3:-20 4:-8 8:6
lr chase chase O	0:-15 1:-9 2:34 3:-20 4:-8 8:6
lr chase chase svo	0:14 1:-10 2:14 3:-20 4:-8 8:6
lr chase none	0:7 2:11 3:16 4:-20 5:-8 6:-10 7:-11 8:-6 9:-7
lr chase none A	0:10 2:13 4:-13 7:-9
lr chase none O	0:-18 2:-17 3:40 6:-7
lr chase none svo	0:25 1:-7 2:16 4:-16 5:-7 6:-9 7:-11 8:-6 9:-7
lr chase none v2	1:13 2:-7
lr chase over	0:-7 1:31 2:-10 4:-7 5:-6 8:-7
lr chase over A	0:-7 1:31 2:-10 4:-7 5:-6 8:-7
lr chase over svo	0:-7 1:31 2:-10 4:-7 5:-6 8:-7
lr chase take	1:-17 3:20
lr chase take A	0:9 3:-10
lr chase take O	0:-13 1:-16 3:28
lr chase take sov	1:-16 3:25
lr cross avoid	0:23 4:-10 9:-6
lr cross avoid A	0:24 2:-9 4:-7 9:-6
lr cross avoid svo	0:24 2:-9 4:-7 9:-6
lr cross chase	3:-10 8:17
lr cross chase svo	3:-10 8:17
lr cross none	1:13 2:-19 4:9 5:-11 8:13
lr cross none A	0:12 1:17 2:-22
lr cross none N	0:-23 4:14 8:15
lr cross none V	0:7 2:7 5:-7
lr cross none sov	0:29 2:-23
lr cross none svo	0:-32 1:13 4:12 5:-11 8:14
lr eat attack	3:8
lr eat attack A	3:6
lr eat attack svo	3:7
lr eat avoid	0:-6 2:7
lr eat avoid sov	1:11
lr eat chase	0:36 2:-26
lr eat chase H	0:36 2:-26
lr eat chase svo	0:36 2:-26
lr eat move	1:17 3:-10
lr eat move F	1:17 3:-10
lr eat move svo	1:17 3:-10
lr eat none	0:32 2:-32 3:29 4:-20 5:-9 6:-8 7:-6
lr eat none A	0:26 1:14 2:-37 3:7
lr eat none F	0:11 1:-10 2:-7 3:18 4:-6
lr eat none N	0:8 3:6
lr eat none O	0:9 2:-15 3:17 4:-9
lr eat none sov	1:19 2:-16
lr eat none svo	0:23 1:-10 2:-17 3:31 4:-19 5:-8 6:-8 7:-6
lr eat none v2	0:20 2:-9
lr eat reach	0:-13 2:25 3:-27 4:-9 5:30 8:-13
lr eat reach F	0:-11 3:-21 5:33
lr eat reach svo	0:-13 2:25 3:-27 4:-9 5:30 8:-13
lr eat shoot	0:-14 3:17
lr eat shoot V	0:-14 3:17
lr eat shoot svo	0:-14 3:17
lr eat steal	1:-7 2:8 3:13
lr eat steal svo	1:-7 2:8 3:13
lr eat touch	2:12
lr fall move	0:-27 1:36 8:-14
lr fall move svo	0:-27 1:36 8:-14
lr fall none	0:19 1:-30 2:25 3:-38 6:-15 7:10
lr fall none A	0:11 1:-27 2:21 3:-14 4:-9 5:-8 7:22 8:-7
lr fall none F	0:-23 1:27 2:8 3:-9
lr fall none H	0:19 2:-18
lr fall none O	0:21 1:-48 2:15 3:-26 4:13 5:9 6:-14 7:-9 8:10
lr fall none sov	0:41 2:-12 3:-16
lr fall none svo	0:-9 1:-29 2:21 3:-17 4:7 6:-13 7:12 8:7
lr fall none v2	2:15 3:-13
lr fall take	0:-13 1:7 2:-19 3:22 4:-10 8:7
lr fall take A	1:29 2:-19
lr fall take F	0:-22 1:14 3:28 4:-10 8:-9
lr fall take N	1:-16 8:17
lr fall take sov	0:-8 3:9
lr fall take svo	0:-6 2:-12 3:18 4:-9 8:7
lr fight hit	3:-17 4:17
lr fight hit v2	3:-17 4:17
lr fight none	1:6 2:-33 3:12 4:-22 5:-11 6:41 7:-6
lr fight none A	0:10 1:9 2:-7 3:-9
lr fight none F	0:-11 3:-8 6:19
lr fight none H	0:-14 6:12
lr fight none N	0:21 3:-10 4:-21 8:13
lr fight none O	0:-19 2:-16 3:33 4:-9 6:25 8:-10
lr fight none svo	0:-6 1:7 2:-32 3:17 4:-21 5:-9 6:42
lr fight none v2	0:20 3:-7 4:-12
lr fight save	0:-8 1:-20 2:31 3:-9 4:8 6:-6
lr fight save A	0:-20 1:-20 2:33 3:-8 4:8
lr fight save svo	0:-6 1:-7 2:34 3:-9 4:-12 6:-6
lr fight shoot	0:8 1:-20 2:15 3:-20 4:11 6:11 8:-6
lr fight shoot O	0:22 1:-12 2:-10 3:-8 6:16
lr fight shoot svo	0:8 1:-20 2:15 3:-20 4:11 6:11 8:-6
lr guard hit	2:11 3:-6
lr guard hit A	2:11 3:-6
lr guard hit svo	2:11 3:-6
lr guard move	1:-8 3:-7 4:13 8:8
lr guard move sov	1:-8 3:-7 4:13 8:8
lr guard none	1:-7 2:22 3:-31 4:29 5:-17 6:6 8:-10
lr guard none A	0:-22 2:18
lr guard none F	2:7 3:-13 4:14 6:-7
lr guard none H	2:17 3:-6
lr guard none N	0:25 1:-8 2:-8 4:6 5:-12
lr guard none O	2:-15 3:-17 4:16 6:16 8:-6
lr guard none svo	2:21 3:-27 4:31 5:-18 6:-10 8:-8
lr guard none v2	0:-8 3:-7 6:18
lr guard shoot	0:-26 1:21 2:-6 4:13
lr guard shoot svo	0:-26 1:21 2:-6 4:13
lr guard sneak	0:-8 4:16
lr guard sneak svo	0:-8 4:16
lr guard take	1:6 3:17 4:-19 8:-6
lr guard take O	2:11 3:17 4:-19 8:-6
lr guard take sov	1:6 2:-6 3:21 4:-18
lr guard take svo	2:11
lr hit avoid	0:-6 1:-13 2:-20 3:15 4:-16 5:22 8:18
lr hit avoid F	1:-13 3:16
lr hit avoid sov	2:-19 4:-16 5:22 8:18
lr hit avoid svo	1:-13 3:16
lr hit cross	1:9 3:-7 4:-13 5:17 8:-8
lr hit cross F	1:9 3:-7 4:-13 5:17 8:-8
lr hit cross svo	1:9 3:-7 4:-13 5:17 8:-8
lr hit fall	2:-18 3:17
lr hit fall A	2:-18 3:17
lr hit fall svo	2:-18 3:17
lr hit move	0:31 3:-45 5:30 8:-14
lr hit move A	0:26 1:9 3:-33 5:9
lr hit move O	0:6 1:-10 3:-14 5:26 8:-13
lr hit move sov	0:-27 3:-20 5:44 8:-14
lr hit move svo	0:55 3:-28 5:-19
lr hit none	2:18 4:25 5:-21 6:-11 7:-22
lr hit none A	0:-26 1:-29 2:-8 3:18 4:39 5:-9 7:-19 8:19
lr hit none F	0:25 2:24 3:-63 4:29 6:-19 7:-6 8:20
lr hit none H	0:23 1:-15 2:-18 3:7
lr hit none N	0:-13 2:45 4:-25 8:-20
lr hit none O	1:14 2:-17 3:48 4:-25 5:-20 6:8 8:-36
lr hit none V	0:-26 1:31
lr hit none sov	0:19 1:-26 2:-18 3:-8 4:6 5:27 7:-6
lr hit none svo	0:-16 1:-10 2:29 3:9 4:21 5:-46 7:-17
lr hit none v2	0:17 1:30 2:-15 3:-33 4:7 6:-7
lr hit over	0:-13 1:47 2:-19 3:-15 4:-6
lr hit over A	0:-22 1:37 2:-18
lr hit over F	1:13 3:-8 5:13
lr hit over sov	1:13 3:-8 5:13
lr hit over svo	0:11 1:19 2:-16 3:-6 5:-9
lr hit take	0:-8 1:23 3:-6 8:-7
lr hit take A	0:-8 1:23 3:-6 8:-7
lr hit take svo	0:-8 1:23 3:-6 8:-7
lr hit throw	1:-11 3:28 4:-11 6:-10
lr hit throw svo	1:-11 3:28 4:-11 6:-10
lr hit word:boss	3:-21 6:27
lr hit word:boss svo	3:-21 6:27
lr love move	1:21 3:-6 8:-9 9:-7
lr love move A	1:21 3:-6 8:-9 9:-7
lr love move svo	1:21 3:-6 8:-9 9:-7
lr love none	0:14 1:-6 3:15 6:-12
lr love none A	0:29 1:-26
lr love none O	1:-13 3:15
lr love none V	0:-6 1:31 2:-8 3:-17
lr love none svo	0:19 1:-11 3:15 6:-12
lr love none v2	0:-7 1:8
lr love reach	0:42 1:-28 3:-13
lr love reach svo	0:42 1:-28 3:-13
lr love take	1:42 2:-14 3:-34
lr love take A	0:-27 1:43 2:-13 3:-16
lr love take svo	1:41 2:-14 3:-34
lr love word:boss	1:-8 2:14
lr love word:boss svo	1:-8 2:14
lr make bring	1:-21 2:28 4:-7
lr make bring A	0:-9 1:-21 2:39 3:-16
lr make bring F	3:11 4:-6
lr make bring svo	1:-21 2:28 4:-7
lr make fight	3:12
lr make fight F	3:12
lr make fight svo	3:10
lr make make	1:-13 3:21
lr make make A	0:9 1:-8
lr make make O	0:-7 1:-6 3:18
lr make make svo	1:-13 3:21
lr make move	0:7 1:-8 2:-7 4:-9 5:17 8:-8
lr make move F	0:10 8:-6
lr make move N	0:11 4:-9
lr make move svo	0:12 1:-6 8:-6
lr make move v2	2:-6 4:-8 5:18
lr make none	0:-33 1:11 2:27 3:31 5:-15 6:-21 7:-14 8:-14
lr make none A	0:-29 1:17 2:23 3:10 4:-21 7:-13
lr make none F	0:-15 2:-13 3:22 4:12 6:-7
lr make none H	0:-14 2:33 4:-9 6:-10
lr make none N	3:8 4:10 8:-10
lr make none O	0:13 2:-18 4:12 5:-6 6:-8
lr make none svo	0:-21 1:23 3:30 5:-10 6:-16 8:-14
lr make none v2	2:-6 4:13 6:-7
lr make steal	0:49 2:-17 3:-35
lr make steal svo	0:49 2:-17 3:-35
lr match love	0:-18 3:26
lr match love O	0:-7 3:11
lr match love svo	0:-18 3:26
lr match none	0:25 1:-22 2:-21 3:31 4:-24 5:-11 6:-19 7:-6 8:13
lr match none A	0:21 1:-43 2:-18 3:29 8:13
lr match none F	0:8 1:-8 3:-10 4:-6 6:-14 8:22
lr match none N	0:44 3:-26 8:-13
lr match none O	0:-9 1:22 2:-6 3:32 6:-11 8:-26
lr match none V	0:-14 3:13 4:-14 8:21
lr match none sov	0:37 1:-16 2:-7 5:-6 6:-7
lr match none svo	0:8 1:-10 2:-17 3:51 4:-20 5:-7 6:-15 8:-7
lr match reach	0:-7 3:14 4:20 8:-25
lr match reach svo	0:-7 3:14 4:20 8:-25
lr match touch	0:-19 3:9 4:-8 8:18
lr match touch F	0:-10 3:13
lr match touch svo	0:-19 3:9 4:-8 8:18
lr move avoid	0:-12 1:8 2:9 4:-22 5:-26 8:39
lr move avoid A	1:11 2:10 5:-16
lr move avoid N	0:-10 4:-22 5:-11 8:40
lr move avoid sov	2:17 5:-16
lr move avoid svo	0:-9 4:-7 5:-11 8:27
lr move avoid v2	1:11 2:-8 4:-16 8:16
lr move chase	0:28 1:9 2:-25 4:23 8:-22
lr move chase A	0:32 1:9 2:-25 8:-7
lr move chase svo	0:28 1:9 2:-25 4:23 8:-22
lr move eat	2:-20 3:8 4:-10 5:12 8:9
lr move eat A	0:18 2:-20 4:-6 5:21 8:-14
lr move eat N	0:-18 8:21
lr move eat svo	2:-20 4:-9 5:19 8:10
lr move fall	4:-6 5:26 8:-17
lr move fall svo	4:-6 5:26 8:-17
lr move fight	0:-7 1:18 3:-10 5:-9 6:-13 9:20
lr move fight svo	0:-7 1:18 3:-10 5:-9 6:-13 9:20
lr move hit	0:-30 1:-9 2:21 3:-24 4:-13 5:-21 6:42 8:8
lr move hit A	0:-15 1:-6 2:17 3:-12 4:-7 8:26
lr move hit O	0:-17 1:9 5:-14 6:25
lr move hit sov	2:20 4:-7
lr move hit svo	0:-26 1:-8 2:-7 3:-20 5:-14 6:44 8:9
lr move move	1:8 3:-7 4:-20 5:9 6:-12 8:15
lr move move O	0:10 1:12 2:-15 4:-8 5:9 8:-9
lr move move svo	1:8 3:-7 4:-20 5:9 6:-12 8:15
lr move none	1:6 2:10 4:27 5:17 6:-24 8:-44 9:-17
lr move none A	0:-33 1:37 2:11 3:-31 4:22 5:-33 7:-21 8:14 9:-19
lr move none F	3:25 4:-28 5:-17 8:12
lr move none H	0:-7 2:-10 4:-7 5:-8 7:26
lr move none N	0:17 1:-6 4:28 5:26 6:-9 8:-47
lr move none O	0:32 1:-30 2:-15 4:7 5:28 6:-18 8:-36
lr move none V	0:-7 2:21 5:-8 6:-9 8:-6
lr move none sov	0:9 2:-16 3:-18 5:-10 6:20 7:19
lr move none svo	0:8 1:13 2:25 5:27 6:-37 7:-11 8:-32 9:-17
lr move none v2	0:-11 1:-8 2:-18 3:19 4:45 5:-13 6:-12 7:-7 8:-30
lr move over	0:16 1:-10 3:-15 5:-7 8:18
lr move over F	3:-15 8:21
lr move over svo	0:16 1:-10 3:-15 5:-7 8:18
lr move shoot	3:-6 6:15
lr move shoot v2	3:-6 6:15
lr move sneak	0:11 1:-16 2:28 3:-12 4:-11 5:-8 9:-6
lr move sneak A	1:-14 2:36 4:-7 8:-10 9:-6
lr move sneak O	0:17 2:-9 3:-10 5:-6 8:15
lr move sneak v2	0:11 1:-16 2:28 3:-12 4:-11 5:-8 9:-6
lr move take	0:17 1:-46 2:-11 3:15 4:9 8:14
lr move take A	0:-38 1:-24 2:6 3:49 4:12 8:-14
lr move take F	0:28 3:-18
lr move take N	0:23 5:-20
lr move take O	3:-18 5:22
lr move take V	0:10 1:-27 2:-14 8:28
lr move take sov	0:-8 4:22 5:-6 8:-13
lr move take svo	1:-36 2:-8 3:34 4:-27 5:11 8:11
lr move take v2	0:24 1:-21 3:-21 4:12 5:-6 8:16
lr move throw	0:19 4:-6 6:-17 8:12
lr move word:boss	0:-6 2:-22 7:28
lr none attack	0:-25 1:-12 2:25 3:12 4:7 5:-10 8:-9
lr none attack A	0:-30 1:-32 2:26 3:30
lr none attack F	0:-24 1:21 2:13 3:6 4:-17 6:-12
lr none attack H	0:-6 1:6 2:9 3:-6
lr none attack N	2:-16 3:-9 4:26 5:-7 8:-8
lr none attack O	0:9 3:-14 4:10 6:17 8:-17
lr none attack V	0:15 1:-10 2:-6 4:-15 8:16
lr none attack sov	0:18 1:-14 3:17 4:-16
lr none attack svo	0:-41 2:27 4:17 5:-9 8:-8
lr none avoid	0:9 1:34 2:6 3:-42 4:15 5:-14 7:-6 8:-16
lr none avoid A	0:-22 1:44 2:10 3:-40 4:15 9:-8
lr none avoid F	0:25 1:16 2:-16 6:-9 8:-18 9:-6
lr none avoid H	0:13 2:-15 5:-7 9:20
lr none avoid N	0:7 1:-6 3:-11 8:9
lr none avoid O	0:7 1:-14 2:-10 3:-10 4:10 6:18 8:-6
lr none avoid V	0:-8 2:24 3:-6 4:-7
lr none avoid sov	0:30 1:-10 2:13 3:-40 4:19 5:-11 6:13 8:-16 9:-6
lr none avoid svo	0:-15 1:31 3:-18 6:-10 9:9
lr none avoid v2	1:18 2:-15
lr none bring	1:32 2:-45 3:15 5:-16 6:-21 8:15
lr none bring A	0:8 1:32 2:-48 3:18
lr none bring F	0:31 1:-7 2:-10 3:8 4:-14
lr none bring H	0:-18 1:18 2:10
lr none bring N	0:-10 1:28 3:16 4:-7 5:-10 8:-24
lr none bring O	0:24 1:-41 3:-15 4:22 6:-16 8:26
lr none bring V	0:-40 1:11 3:-6 4:-6 8:24
lr none bring sov	0:-15 1:47 2:-26 3:-23 4:20 5:-11 6:-13
lr none bring svo	1:9 2:-31 3:35 4:-25 5:-9 6:-12 8:14
lr none bring v2	0:24 1:-11 3:-13
lr none chase	0:-33 1:22 2:19 4:-21 5:-6 6:11 8:-16 9:-8
lr none chase A	0:-26 1:12 2:25 3:-11 4:-7 9:-8
lr none chase H	0:-23 1:16 2:-11 6:20
lr none chase N	0:-23 1:22 3:20 6:-6 8:-16
lr none chase O	0:8 1:-15 2:30 3:-15 4:-14
lr none chase sov	0:-9 2:7
lr none chase svo	0:-17 1:24 2:7 4:-19 6:12 8:-16 9:-8
lr none chase v2	0:-13 2:22 3:-7 4:-6
lr none cross	0:36 2:-22 3:-19 4:-14 5:22 6:-10
lr none cross A	1:24 2:-11 3:-10 4:-6
lr none cross O	1:-12 5:26 6:-10
lr none cross V	0:32 1:-16 2:-8 4:-8
lr none cross sov	0:8 1:25 2:-14 3:-10 4:-11
lr none cross svo	0:34 1:-26 2:-10 3:-11 5:23 6:-10
lr none eat	0:30 3:-6 5:-20 6:-8 8:-20 9:-6
lr none eat A	0:10 1:-14 2:17 3:7 4:-7 5:-15 8:-6
lr none eat F	0:-15 2:-10 3:8 4:8 8:-6
lr none eat O	0:21 1:21 3:-28 8:-9
lr none eat V	0:24 1:9 2:-15 3:-10
lr none eat sov	0:17 1:-16 2:-50 3:41
lr none eat svo	0:34 1:9 2:6 3:-15 4:-20 5:-18 6:-7 8:-18
lr none eat v2	0:-18 1:8 2:18 3:-29 4:13
lr none fall	0:9 1:-13 2:34 3:-28 4:-38 5:-24 6:7 7:11 9:11
lr none fall A	0:31 1:-15 2:-14 3:-27 9:22
lr none fall F	0:-9 1:-15 2:-10 3:40
lr none fall H	0:-25 1:-7 2:39 3:-9
lr none fall N	4:-12 8:18
lr none fall O	0:21 1:10 2:19 3:-27 4:-23 5:-20 6:14 7:15 8:-11 9:-12
lr none fall V	1:11 2:8 3:-13
lr none fall sov	0:7 1:-18 2:10 3:12 4:-7 6:-6
lr none fall svo	0:11 2:33 3:-69 4:-25 5:-23 6:13 7:13 8:8 9:11
lr none fall v2	2:-11 3:18 4:-12
lr none fight	0:21 2:29 3:-31 4:-10 5:-8 6:16 8:-22
lr none fight A	1:9 2:14 3:-17 4:-7 8:-7
lr none fight O	1:9 3:-18 5:-8 6:22
lr none fight sov	0:40 2:8 3:-15 4:-6 5:-9 8:-17
lr none fight svo	1:8 2:7 3:-19 6:19 8:-8
lr none fight v2	0:-11 1:-14 2:23
lr none guard	0:-17 1:-6 2:31 3:-33 4:26 6:-8 8:-17
lr none guard A	0:-34 1:-14 2:42 3:-17 4:11
lr none guard O	0:23 3:-14 4:10 8:-15
lr none guard sov	1:-53 2:53 3:-20 4:30 6:-7
lr none guard svo	0:-12 1:21 3:-17 8:-15
lr none guard v2	1:10 2:-6
lr none hit	0:17 2:12 4:-17
lr none hit A	0:60 1:-53 3:-12
lr none hit F	0:-26 1:-12 2:-19 3:21 6:22
lr none hit O	0:-6 1:24 2:12 3:-28 4:-11 6:-17 8:19
lr none hit sov	0:-9 1:12 3:-18 4:-14 6:7 8:25
lr none hit svo	0:36 1:-13 3:12 6:-8 8:-25
lr none hit v2	0:-7 1:-6 2:21 3:-10
lr none love	0:21 1:-35 8:22
lr none love A	0:27 1:-22
lr none love svo	1:-22 8:22
lr none make	0:14 1:7 2:-21 3:10 4:20 5:-8 6:-18 8:-19
lr none make A	0:-6 1:14 2:-20 3:-17 4:24
lr none make F	3:24 4:-15 6:-16
lr none make N	0:21 3:-20 4:9 8:-19
lr none make O	1:-12 3:20 5:-6
lr none make sov	0:34 1:-24 2:-9 3:26 4:-14 6:-16
lr none make svo	0:-6 1:34 2:-12 3:-13
lr none make v2	1:-9 4:32 8:-15
lr none match	0:-6 1:-8 3:56 5:-7 6:-21 8:-32
lr none match A	0:34 2:-19 3:-7
lr none match F	2:-7 3:30 6:-18
lr none match O	0:-23 1:11 3:43 4:7 5:-6 8:-31
lr none match sov	0:-11 1:-12 3:22
lr none match svo	0:32 1:-28 3:24 4:-10 6:-17
lr none match v2	0:-35 1:26 3:26 4:17 8:-32
lr none move	0:-14 1:7 2:-24 3:9 4:16 5:-36 7:-8 8:9 9:12
lr none move A	0:-19 1:-19 2:-47 3:40 4:29 5:-8 7:-6 8:17 9:9
lr none move F	0:-34 1:19 2:14 3:-18 4:-8 5:-20 6:17 9:9
lr none move H	0:-31 1:29
lr none move N	0:-10 1:-18 2:25 3:-21 4:23 5:-10
lr none move O	0:47 1:-7 2:-13 3:17 4:-16 5:-18 6:-17 8:-12
lr none move V	0:9 1:24 2:-10 4:-10 6:-9
lr none move sov	0:-14 1:16 3:18 4:-13 5:-22 6:8 8:8 9:-15
lr none move svo	0:-30 2:-20 3:13 4:37 5:-23 6:-12 7:-6 9:22
lr none move v2	0:36 1:-9 3:-23 4:-21 6:6 8:6
lr none none	1:-8 2:-13 3:22 6:-6 7:-6 8:8 9:-7
lr none none A	0:-22 1:-19 2:-15 3:32 4:-18 5:38 6:-9 7:11
lr none none F	1:6 2:8 3:-17 4:43 5:14 6:-15 7:-16 8:-32 9:-11
lr none none H	0:38 1:-24 2:7 3:18 4:-9 5:-27 6:8 7:-25 9:-7
lr none none N	3:12 4:-6 6:24 7:-9 8:-26 9:-6
lr none none O	0:8 1:6 2:-15 3:-9 4:-16 5:-31 6:-26 8:55 9:-6
lr none none V	0:-12 2:23 3:9 5:-14 6:21 7:-9 8:-38
lr none none sov	0:-7 1:-6 2:27 3:30 4:6 5:-10 6:-35 7:-23 8:-39 9:11
lr none none svo	2:-36 4:6 5:9 6:10 8:10 9:-7
lr none none v2	0:12 1:-37 2:23 3:16 4:-24 5:-7 6:-22 8:25 9:-16
lr none over	0:-8 1:-24 2:18 4:-9 5:17 6:-7 7:-7 8:13
lr none over A	0:14 1:-11 2:25 5:-10 8:-14
lr none over H	1:10 2:6 7:-6
lr none over O	2:-12 3:-11 5:28 8:-7
lr none over V	0:-11 1:-23 8:30
lr none over sov	0:-19 1:-38 2:35 3:-11 4:-6 5:11 8:19
lr none over svo	0:-11 1:11 2:-6 5:16 7:-6
lr none over v2	0:23 2:-16 3:12 5:-9
lr none play	1:-14 2:22 3:-6 4:-20 6:-12 7:13
lr none play A	1:18 2:32 3:-21 4:-35 7:-6 8:-15
lr none play F	1:-13 2:-19 3:-31 4:-11 6:11 8:46
lr none play H	0:-16 1:-18 2:14 6:-7 7:22
lr none play N	0:11 1:-7 2:-7 4:-8 5:23 8:-12
lr none play O	0:-8 1:-6 2:-7 3:39 4:20 5:-16 6:-23 8:-19
lr none play V	1:6
lr none play sov	0:11 1:43 2:-10 3:-6 4:-22 6:-7 8:-13
lr none play svo	0:-16 1:-60 2:29 5:7 6:-7 7:16 8:21
lr none play v2	1:12
lr none push	0:15 1:6 2:-18 3:32 4:-17 6:-25
lr none push A	0:16 2:-17 3:10 4:-8
lr none push N	0:8 3:-15 4:-7 8:17
lr none push O	1:-13 3:27 6:-17
lr none push V	1:20 8:-17
lr none push sov	0:33 2:-6 3:-10 6:-12
lr none push svo	0:8 1:27 2:-9 3:14 4:-10 6:-17 8:-17
lr none push v2	0:-17 1:-20 3:30 8:12
lr none race	0:-11 1:27 3:-15
lr none race A	0:-9 1:13
lr none race sov	0:-9 1:12
lr none race svo	1:16 3:-14
lr none reach	0:38 1:-21 2:-43 3:8 5:18 6:-28 8:-6
lr none reach A	0:16 1:26 2:-22 3:-33 4:18 5:-12
lr none reach F	0:9 2:-17 8:7
lr none reach N	0:20 3:-9 4:-9
lr none reach O	0:-9 1:-12 3:19 4:-10 5:30 6:-24 8:-10
lr none reach V	0:15 1:-35 3:19
lr none reach sov	0:20 2:-6 3:-16 4:24 8:-10
lr none reach svo	0:49 1:-11 2:-39 3:19 4:-21 5:-14 6:-13
lr none reach v2	0:-18 1:-10 4:-6 5:33 6:-13
lr none save	0:17 1:23 2:-22 3:-16 4:11 5:-9 9:-7
lr none save A	0:19 1:23 2:-34 3:-16 4:14 9:-7
lr none save svo	0:22 1:24 2:-32 4:-9
lr none save v2	0:-6 2:9 3:-13 4:19 5:-6
lr none shoot	2:-9 3:16 4:-26 5:9 6:-8 8:15
lr none shoot A	0:22 2:-13
lr none shoot H	1:-6 2:-12 5:25
lr none shoot O	0:12 1:9 2:-14 4:-15 5:-9 6:-14 8:18
lr none shoot V	0:-17 2:26 4:-10
lr none shoot sov	0:-24 1:-8 2:32
lr none shoot svo	0:16 2:-31 3:20 4:-25 5:12 6:-18 8:17
lr none shoot v2	6:11
lr none sneak	1:8 2:-8
lr none sneak A	0:-13 1:24 2:-7
lr none sneak svo	0:15 1:8 2:-19
lr none steal	0:-32 1:25 3:7 4:-9 8:-6
lr none steal A	0:-41 1:23 4:-6
lr none steal F	0:9
lr none steal sov	0:31 2:-32 3:14
lr none steal svo	0:-66 1:21 2:21 3:-9
lr none steal v2	0:-11 2:12
lr none take	1:11 2:-19 3:-6 4:-11 5:21 6:-16 8:21
lr none take A	0:8 1:23 2:14 3:-28 4:-29 5:-8 8:16
lr none take F	0:28 1:-40 2:-9 3:10 4:12 6:-10 8:-12
lr none take H	0:-6 1:20 2:-15
lr none take N	1:-17 2:-6 4:-18 5:-8 6:-7 8:38
lr none take O	0:11 1:-29 2:-22 3:13 4:-7 5:51 6:-12 8:-22
lr none take V	0:-34 1:32 2:-24 4:24
lr none take sov	0:12 2:-30 4:-33 5:-13 6:-11 8:52
lr none take svo	0:17 1:6 2:-10 3:-35 4:8 5:38 6:-12 8:-20
lr none take v2	0:-32 3:37 8:-7
lr none throw	0:-13 1:-22 2:13 3:-27 4:6 5:-9 6:37 7:-6 8:6
lr none throw A	0:39 1:-37 2:23 3:-23 6:-19 8:14
lr none throw F	0:-21 1:-16 2:-7 3:-15 4:-12 6:51
lr none throw H	0:-15 1:17 2:12
lr none throw O	0:-39 1:27 2:-18 4:17 5:-7 6:20 8:-28
lr none throw sov	1:-37 2:7 3:6 5:-6 6:27 8:-14
lr none throw svo	1:-23 2:29 3:-33 6:10 8:24
lr none throw v2	0:-17 1:34 2:-28 3:-20 6:19 8:-11
lr none touch	0:-7 1:22 2:-22 4:-22 5:6 6:27 8:-16
lr none touch O	0:10 1:-32 2:-7 4:-11 5:7 6:28 8:-9
lr none touch V	0:-22 1:40 2:-8 4:-12 8:-7
lr none touch sov	0:-6 1:-10 2:-8 5:-7 6:30
lr none touch svo	1:37 2:-14 3:-16 4:-14 5:15 8:-13
lr none touch v2	1:-8 3:18 4:-8
lr none victim	0:7 1:33 3:-8 4:-17 9:-8
lr none victim A	0:-16 1:29 2:15 3:-8 4:-14 9:-8
lr none victim H	1:26 2:-25
lr none victim sov	1:17 2:-14
lr none victim svo	0:18 2:-13
lr none victim v2	0:-10 1:17 2:14 4:-11 9:-8
lr none word:boss	0:6 1:-46 2:11 6:22 7:15
lr none word:boss A	1:-34 6:32
lr none word:boss H	1:-7 2:-6 6:-8 7:17
lr none word:boss svo	1:-42 6:26 7:16
lr none word:boss v2	2:14 6:-6
lr none word:enemy	0:-18 2:29 3:-21 4:11 5:-12 6:-11 8:15
lr none word:enemy A	0:-22 2:7 3:-9 4:20
lr none word:enemy F	0:-7 1:-17 2:36 3:-15 4:-7
lr none word:enemy O	0:-23 1:34 2:10 5:-12 6:-10 8:-7
lr none word:enemy V	0:31 1:-36 2:-18 8:22
lr none word:enemy sov	0:-7 2:25 3:-15 4:-7
lr none word:enemy svo	0:-12 1:-8 2:12 3:-7 4:19 5:-11 6:-10 8:16
lr none word:goal	0:10 1:-10 6:-9 8:9
lr none word:goal O	0:15 6:-9 8:-8
lr none word:goal svo	0:26 1:-8 6:-8 8:-10
lr none word:hero	1:6 2:-19 5:16 6:-7
lr none word:hero A	0:6 1:17 2:-15 3:-8
lr none word:hero F	3:15
lr none word:hero O	0:17 1:-7 3:-8
lr none word:hero sov	0:9 1:14 2:-15 3:-8
lr none word:hero svo	0:-17 3:14 5:16 6:-6
lr none word:hero v2	0:15 1:-6 3:-6
lr none word:item	0:-6 1:-17 2:-11 3:12 4:23
lr none word:item A	0:-11 1:-11 2:-9 3:29
lr none word:item O	1:-7 3:-19 4:25
lr none word:item svo	0:-13 1:-15 2:-11 3:15 4:24
lr none word:obstacle	1:-24 2:9 3:18 4:-18 5:-10 6:25
lr none word:obstacle A	0:7
lr none word:obstacle O	0:-16 1:-8 3:22 4:-18 6:26
lr none word:obstacle v2	0:11 1:-31 2:10 3:18 4:-18 5:-9 6:25
lr over eat	5:23 8:-21
lr over eat O	3:-8 5:31 8:-18
lr over eat svo	3:-8 5:22 8:-12
lr over eat v2	5:10 8:-6
lr over move	0:-10 5:15
lr over move O	0:-10 5:15
lr over move v2	0:-10 5:15
lr over none	0:22 1:-8 2:-10 3:-19 4:-7 5:34 6:-10 7:-9 8:-16
lr over none A	0:14 2:18 5:-22
lr over none N	4:-14 5:30 8:-17
lr over none O	0:20 1:-7 2:-9 3:-18 4:-18 5:20 6:-9
lr over none svo	0:25 1:-6 2:7 3:-18 4:-27 5:25 6:-9 8:-7
lr over none v2	2:-24 4:20 5:19 7:-8 8:-12
lr over over	0:18 2:-6 3:-7
lr over push	2:14 3:-10
lr over push v2	2:14 3:-10
lr over reach	0:-12 2:-14 4:11 5:18
lr over reach O	0:-6 5:6
lr over reach svo	0:-9 2:-14 5:23
lr over sneak	1:10 2:-14 9:16
lr over sneak A	1:10 2:-14 9:16
lr over sneak v2	1:10 2:-14 9:16
lr over take	5:-12 8:15
lr over take O	5:-26 8:28
lr over take svo	5:-11 8:15
lr play attack	0:31 1:-26 2:-9 3:-22 8:28
lr play attack O	0:25 1:-29 3:-21 8:28
lr play attack svo	0:31 1:-26 2:-9 3:-22 8:28
lr play avoid	0:6 1:17 2:-7 4:-17 9:6
lr play avoid A	0:9 2:-6 3:9 4:-17 9:7
lr play avoid svo	0:13 1:15 3:-29 9:10
lr play avoid v2	0:-7 3:27 4:-17
lr play bring	1:13 8:-8
lr play bring N	0:8 8:-8
lr play bring svo	1:13 8:-8
lr play chase	0:-12 2:29 3:-14
lr play chase A	0:-12 2:29 3:-14
lr play chase svo	0:-10 1:18 2:13 3:-14
lr play eat	1:10 2:-13 3:12
lr play eat A	0:-11 2:-12 3:25
lr play eat svo	1:7
lr play eat v2	2:-12 3:13
lr play fall	0:-19 3:27
lr play fight	0:16
lr play fight svo	0:16
lr play guard	4:11 9:-6
lr play guard A	4:11 9:-6
lr play guard v2	4:11 9:-6
lr play hit	0:-12 2:-10 3:24
lr play move	0:-7 1:-11 2:-13 3:9 4:26 5:-6
lr play move A	1:7 2:-20 3:26 8:-11
lr play move O	2:9 3:-18 8:14
lr play move svo	1:-11 2:6 3:-19 4:27 8:7
lr play move v2	0:-6 2:-18 3:27
lr play none	0:22 1:-13 3:-37 4:-9 5:-19 6:39 7:-6 9:9
lr play none A	0:11 1:-21 2:25 3:-39 6:-9 7:9 8:-13 9:18
lr play none F	1:-13 2:-15 6:36 7:-11 9:-7
lr play none N	0:-26 1:7 3:-7 8:31
lr play none O	0:-11 1:10 2:-9 5:-18 6:32 8:-11
lr play none V	0:52 3:-12 4:-18 6:-6 8:-9
lr play none sov	0:23 1:14 4:-24 7:-7
lr play none svo	0:-6 1:-25 2:14 3:-28 4:6 5:-17 6:44 7:-23 8:16 9:11
lr play none v2	0:40 1:12 2:-29 3:-16 4:-9 6:-7 7:26 8:-23
lr play play	1:25 2:-35 3:19
lr play play svo	1:25 2:-35 3:19
lr play push	0:28 1:-14 2:-13 3:15 9:-15
lr play push A	0:-7 1:9
lr play push svo	0:28 1:-14 2:-13 3:15 9:-15
lr play reach	0:-11 1:13 4:16 8:-15
lr play reach sov	0:-11 1:13 4:16 8:-15
lr play shoot	1:-7 2:24 3:-27 5:-8 9:19
lr play shoot F	0:19 1:-17 3:-16 9:20
lr play shoot O	0:-16 1:6 2:28 3:-13 5:-8
lr play shoot svo	1:-7 2:24 3:-27 5:-8 9:19
lr play steal	0:29 1:-25
lr play steal A	0:29 1:-25
lr play steal sov	1:-8 2:10
lr play steal svo	0:32 1:-25 2:-8
lr play take	0:-25 1:34 2:-16 3:30 8:-8 9:-8
lr play take A	0:-27 1:21 3:13 9:-6
lr play take O	0:-21 1:14 2:-23 3:38 8:-9
lr play take sov	0:-9 2:-9 3:25 9:-6
lr play take svo	0:-35 1:34 2:-8 3:19
lr play take v2	0:19
lr play throw	0:-18 1:14 2:19 4:-8
lr play throw svo	0:-17 1:11 2:19 4:-6
lr play word:boss	0:-9 1:13 2:16 3:-9 6:-12
lr play word:boss F	0:-9 1:12 2:16 3:-10 6:-12
lr play word:boss sov	1:17 3:-9 6:-10
lr play word:boss svo	0:-7 1:-6 2:17
lr play word:enemy	1:10
lr play word:enemy A	1:9
lr play word:enemy svo	1:10
lr push none	1:-20 2:-23 3:31 4:10 5:-17 6:-7 7:-8 8:8
lr push none A	0:10 1:-17 3:16 4:-13 5:-6
lr push none F	4:-6 8:15
lr push none N	0:15 3:-16 4:13 8:-12
lr push none O	0:-42 2:-23 3:30 4:15 5:-9 8:8
lr push none sov	0:-18 1:-17 2:20 3:-14 4:27
lr push none svo	0:6 2:-39 3:40 4:-7 5:-16 8:15
lr push none v2	0:9 2:-12 3:14 4:-10
lr push play	0:30 4:-6 8:-18
lr push play O	0:30 4:-6 8:-18
lr push play svo	0:30 4:-6 8:-18
lr push reach	0:-9 3:9 4:-7 5:11
lr push reach F	3:9
lr push reach O	0:-8 5:12
lr push reach svo	0:-7 3:24 5:-8
lr push reach v2	3:-13 5:18
lr push take	0:12 2:-10 4:32 8:-24
lr push take sov	0:12 2:-10 4:32 8:-24
lr push touch	0:-11 3:22
lr push touch V	3:15
lr push touch v2	0:-11 3:22
lr race move	0:-9 1:20
lr race move A	1:8
lr race move svo	0:-9 1:20
lr race none	0:15 1:-6 2:21 3:-17 4:-10
lr race none A	0:-20 2:30 3:-8
lr race none H	0:-10 1:16
lr race none N	0:7 4:-7 5:8
lr race none O	0:21 1:9 2:-7 3:-7 5:-12
lr race none V	0:27 1:-26
lr race none svo	0:15 1:-8 2:22 3:-17 4:-10
lr race word:enemy	0:-14 1:21
lr race word:enemy V	0:-18 1:21
lr race word:enemy svo	0:-14 1:21
lr reach avoid	0:-13 2:7 4:11
lr reach avoid sov	2:7
lr reach hit	3:-7 4:-9 8:17
lr reach none	2:-15 3:7 4:11 6:-18 7:-14 8:12 9:16
lr reach none A	0:-25 1:12 2:7 3:-22 4:-45 5:39 7:-9 8:-9 9:22
lr reach none F	0:16 2:-15 3:20 4:-12 8:-16
lr reach none H	0:25 2:-15
lr reach none N	0:-13 2:-6 3:24 4:-7 5:-13 8:16
lr reach none O	1:-6 2:11 3:-7 4:10 5:-29 6:-12 8:23
lr reach none V	1:-16 2:-12 3:-11 4:44 5:-6 8:-10
lr reach none svo	2:-16 3:9 5:10 6:-18 7:-14 8:13 9:16
lr reach none v2	4:15 5:-15
lr reach take	0:-7 1:-30 2:41 3:-8
lr reach take A	0:-7 1:-30 2:41 3:-8
lr reach take svo	0:-7 1:-30 2:41 3:-8
lr reach throw	1:30 2:-22 3:-18 4:11
lr reach throw svo	1:30 2:-22 3:-18 4:11
lr save none	0:-12 1:-10 2:-6 3:10 4:31 7:-11 8:-11
lr save none A	0:-33 1:-10 3:18 4:34 7:-11
lr save none O	0:11 3:-10
lr save none sov	0:11 3:-10
lr save none svo	0:-17 1:-10 2:-9 3:18 4:28 7:-9 8:-10
lr save none v2	0:-6 4:6
lr save reach	0:-28 2:11 3:27 4:-23 5:-10 8:19
lr save reach svo	0:-28 2:11 3:27 4:-23 5:-10 8:19
lr save shoot	0:11 1:-14 2:12
lr save shoot svo	0:11 1:-14 2:12
lr save word:enemy	0:38 2:-7 3:-13 4:-12 8:-6
lr save word:enemy O	0:27 3:-13 4:-9
lr save word:enemy svo	0:38 2:-7 3:-13 4:-12 8:-6
lr shoot move	0:17 1:-14 2:-23 4:-7 6:32
lr shoot move A	0:27 1:15 2:-37
lr shoot move F	2:-17 6:17
lr shoot move svo	0:17 1:-14 2:-23 4:-7 6:32
lr shoot none	0:16 1:-17 2:28 3:-48 4:-27 5:-13 6:16 7:34 8:-11
lr shoot none A	2:18 4:-13 6:-24 7:8
lr shoot none F	0:19 2:16 3:-38 4:-8 7:20
lr shoot none H	0:10 1:-13
lr shoot none N	0:-11 4:-6 5:-8 6:26
lr shoot none O	0:28 1:-10 2:-13 3:-15 6:14 7:-7
lr shoot none V	0:-26 2:12 6:-8 7:22
lr shoot none sov	1:-17 2:29 3:-18 4:-11 6:-9 7:21
lr shoot none svo	0:13 2:19 3:-38 4:-14 5:-12 6:10 7:20 8:-7
lr shoot none v2	0:9 2:-15 4:-6 6:15
lr shoot take	2:16 3:-19 4:13 6:7 8:-11
lr shoot take svo	2:16 6:6 8:-11
lr shoot take v2	3:-16 4:18
lr shoot word:boss	0:-17 1:28 2:-7 6:-8
lr shoot word:boss A	2:7
lr shoot word:boss O	0:-10 6:12
lr shoot word:boss svo	0:-17 1:28 2:-7 6:-8
lr shoot word:enemy	0:15 1:7 2:-17
lr shoot word:enemy svo	0:15 1:7 2:-17
lr sneak none	1:-6 2:-7 3:7 4:-18 8:35
lr sneak none A	2:-6 3:27 4:-9
lr sneak none O	3:-21 4:-9 8:23
lr sneak none sov	0:-21 3:-16 4:-10 8:43
lr sneak none svo	2:-6 3:27 4:-9
lr steal attack	0:8 3:8
lr steal attack A	0:9
lr steal attack F	0:-18 3:18
lr steal attack O	0:17 3:-9
lr steal attack svo	3:8
lr steal avoid	0:-13 3:12
lr steal move	2:17 4:-7 8:-8
lr steal move v2	2:17 4:-7 8:-8
lr steal none	0:6 1:-7 2:13 4:-8 6:6 8:-10
lr steal none A	0:-18 1:-6 2:42 4:-18
lr steal none F	0:6 2:-19 3:45 4:-24 6:-12 8:-6
lr steal none O	0:38 3:-29
lr steal none svo	0:21 2:15 3:-29 6:9 8:-10
lr steal none v2	0:-21 3:41 4:-20
lr steal play	0:-9 2:-6 3:19 4:-15 8:16
lr steal play A	0:22 3:-14
lr steal play svo	0:-9 2:-6 3:19 4:-15 8:16
lr steal sneak	2:-18 3:20
lr steal sneak A	2:-18 3:20
lr steal sneak svo	2:-18 3:20
lr steal take	0:-15 1:-11 2:18 3:13
lr steal throw	0:27 1:15 3:-10 6:-16 8:-6
lr steal throw A	0:-17 1:16 3:22 6:-6 8:-6
lr steal throw svo	0:12 1:16 3:-7 6:-6 8:-6
lr take attack	0:15 3:-12
lr take avoid	0:-13 2:6 3:29 4:-26 5:6 8:-14
lr take avoid A	0:-18 3:17
lr take avoid F	0:-19 1:19 4:-9
lr take avoid H	0:-10 2:13 3:-17 5:19
lr take avoid N	3:13 5:-7 8:-10
lr take avoid O	0:15 1:-15 3:18 4:-12
lr take avoid sov	0:-8 1:-8 2:35 3:-9 5:-6
lr take avoid svo	0:-6 1:20 2:-33 3:35 4:-27 5:11 8:-11
lr take avoid v2	1:-12 2:18
lr take bring	0:-13 1:-10 2:17 4:7
lr take bring svo	1:-8 2:18
lr take chase	0:-22 1:-22 3:12 4:16
lr take chase A	0:-18 1:-22 3:43 4:-19
lr take chase N	3:-10 4:14
lr take chase O	3:-19 4:22
lr take chase sov	1:-10 2:15
lr take chase svo	0:-17 1:-13 2:-13 3:9 4:19
lr take fall	0:-17 2:-32 4:30 5:21
lr take fall O	0:-17 2:-32 4:31 5:21
lr take fall svo	0:-16 2:-20 4:32
lr take guard	1:-15 2:15 3:12 4:-9
lr take guard O	3:16 4:-9
lr take guard svo	1:-15 2:18
lr take hit	0:-9 1:27 2:-13 3:11 4:-12 6:9 8:-24
lr take hit O	1:27 3:14 4:-11 6:-13 8:-24
lr take hit sov	1:32 2:-13 3:-17 4:-7 6:11 8:-12
lr take hit svo	0:-6 1:-8 3:28 8:-13
lr take make	3:6
lr take make svo	3:6
lr take move	0:59 1:-16 2:12 3:-19 4:-17 8:-13
lr take move A	0:10 2:18 3:-20
lr take move F	0:37 1:-16 3:-14
lr take move O	0:10 1:-7 3:6
lr take move V	0:13 2:-6 8:-11
lr take move svo	0:50 1:-11 2:12 3:-18 4:-16 8:-13
lr take none	0:-7 1:12 2:6 4:-15 5:-12 7:7 8:10 9:-10
lr take none A	0:14 1:14 2:-34 3:-20 4:6 7:25 8:29 9:-9
lr take none F	0:11 1:-14 2:-21 3:16 6:15 8:-10
lr take none H	0:8 1:-15 2:23 4:-10 6:-10
lr take none N	0:6 1:-9 2:-23 3:33 4:-51 5:33 6:-8 8:-7
lr take none O	0:-46 1:30 2:54 3:-9 4:7 5:-48 7:-8
lr take none sov	0:-6 1:23 6:-9
lr take none svo	2:19 4:-25 5:-6 6:-6 7:11 9:-9
lr take none v2	0:-11 2:-32 4:20 5:-10 6:19 7:-6 8:18
lr take play	3:-27 4:31
lr take play A	3:-27 4:31
lr take play svo	3:-27 4:31
lr take reach	1:18 2:-10 3:8 4:-6 5:-7 6:-6
lr take reach F	1:19 3:-10 6:-6
lr take reach O	2:-10 3:20 4:-6 5:-7
lr take reach svo	1:18 2:-10 3:8 4:-6 5:-7 6:-6
lr take sneak	0:14 2:7 3:-11 4:6 8:-13
lr take sneak sov	2:7
lr take sneak svo	0:15 3:-11 4:10 8:-13
lr take steal	0:20 3:-13
lr take take	2:-11 3:-10 4:-8 5:-9 8:36
lr take take A	2:-11 3:13
lr take take N	3:-29 4:32
lr take take O	0:18 3:-27 4:-36 8:43
lr take take svo	2:-11 3:-10 4:-8 5:-9 8:36
lr take touch	0:22 3:-9 4:-6
lr take touch svo	0:22 3:-9 4:-6
lr take victim	3:-22 4:24
lr take victim svo	3:-22 4:24
lr take word:enemy	2:13 4:-13
lr take word:enemy v2	2:13 4:-13
lr take word:obstacle	3:6 4:15 8:-10
lr take word:obstacle F	3:7
lr take word:obstacle v2	3:6 4:15 8:-10
lr throw avoid	0:23 1:-37 2:32 3:11 4:-18 6:-20
lr throw avoid A	0:-21 1:-34 2:32 3:23 4:-10
lr throw avoid O	0:15 3:-10
lr throw avoid svo	0:23 1:-37 2:32 3:11 4:-18 6:-20
lr throw guard	3:-24 4:21 6:6
lr throw guard F	3:-24 4:21 6:6
lr throw guard svo	3:-24 4:21 6:6
lr throw move	0:15 1:-8 3:18 6:-10
lr throw move O	3:19 6:-18
lr throw move sov	0:18 1:-7
lr throw move svo	3:20 6:-8
lr throw none	0:-23 1:25 2:-27 3:-20 5:16 6:34 8:-18 9:-6
lr throw none A	0:18 3:-8 6:-34 7:17
lr throw none F	0:-26 4:-29 6:47
lr throw none H	0:21 2:-17
lr throw none N	0:-24 4:16 5:7 8:-7
lr throw none O	0:-28 1:35 2:-20 3:-18 5:17 6:25 7:-13 8:-12
lr throw none svo	0:-24 1:28 2:-24 3:-20 5:18 6:25 8:-19 9:-6
lr throw none v2	4:-8 6:19
lr throw reach	1:-6 3:-12 6:18
lr throw steal	0:-8 2:-18 4:22 6:7
lr throw steal A	2:-17 4:24
lr throw steal F	6:8
lr throw steal svo	0:-8 2:-18 4:22 6:7
lr throw take	0:14 3:-29 4:22 5:-12
lr throw take O	0:-10 3:-17 4:23 5:-12 6:14
lr throw take v2	0:15 3:-26 4:22 6:-11
lr throw word:boss	0:-10 2:-6 6:19
lr throw word:boss A	0:-6 2:-14 6:20
lr throw word:boss H	2:10
lr throw word:boss svo	0:-8 2:14
lr throw word:item	2:7
lr throw word:item svo	2:7
lr touch none	0:16 1:7 3:-25 4:-24 5:22 6:-10 7:-8 8:7
lr touch none A	1:27 2:-10 3:-12 7:-7
lr touch none H	0:10 2:-23 5:17
lr touch none O	0:-25 1:-14 2:35 3:-8 4:-14 5:14 8:12
lr touch none V	0:26 2:-8 3:-6
lr touch none svo	1:9 3:-25 4:-17 5:25 6:-10 8:9
lr victim none	1:-7 2:19 3:13 4:-16
lr victim none A	0:6 2:6 3:-8
lr victim none svo	1:-7 2:19 3:13 4:-16
lr word:boss none	1:-13 2:-15 3:-13 4:-10 6:-8 7:46
lr word:boss none A	0:-9 2:-13 3:-9 7:27
lr word:boss none O	3:-6 6:-6 7:17
lr word:boss none svo	0:-6 1:-12 2:-14 3:-10 4:-10 7:45
lr word:bricks none	0:-10 2:-14 3:23
lr word:bricks none F	3:8
lr word:bricks none svo	0:-10 2:-14 3:23
lr word:enemy fight	0:-14 1:16 2:-14 4:17 8:-6
lr word:enemy fight svo	0:-14 1:16 2:-14 4:17 8:-6
lr word:enemy none	1:-24 2:45 3:-28 4:-19 5:-23 9:31
lr word:enemy none A	0:6 1:-23 3:-14 4:-6 5:-10 9:31
lr word:enemy none F	2:14 3:-14
lr word:enemy none O	0:-6 2:34 4:-15 5:-15
lr word:enemy none svo	0:16 1:-24 2:64 3:-28 4:-19 5:-23 9:-6
lr word:enemy none v2	0:-17 2:-25 9:36
lr word:enemy play	1:-9 2:24 3:-8
lr word:enemy play H	1:-9 2:21 3:-7
lr word:enemy play svo	2:16 3:-8
lr word:enemy shoot	1:17 2:16 3:-19 7:-6
lr word:enemy shoot svo	1:17 2:16 3:-19 7:-6
lr word:goal none	0:18 1:-11 3:-13 4:8 5:-7
lr word:goal none svo	0:18 1:-11 3:-13 4:8 5:-7
lr word:goal reach	0:-11 1:15 3:-15 9:16
lr word:goal reach A	0:-10 1:15 3:-15 9:16
lr word:goal reach svo	0:-11 1:15 3:-15 9:16
lr word:hero none	0:12 1:14 2:-13 5:-8
lr word:hero none A	0:-7 1:25 2:-14
lr word:hero none O	0:8 2:-7 3:13 5:-7
lr word:hero none svo	0:12 1:14 2:-13 5:-8
lr word:hero take	1:-15 2:18 3:-6 4:-7
lr word:hero take A	1:-15 2:18 3:-6 4:-7
lr word:hero take v2	1:-15 2:18 3:-6 4:-7
lr word:hero word:boss	1:15 7:-8
lr word:hero word:boss A	1:15 7:-8
lr word:hero word:boss svo	1:15 7:-8
lr word:item none	0:-18 2:-9 3:40 7:-11 8:-7
lr word:item none O	0:-17 3:29 8:-7
lr word:item none svo	0:-18 2:-9 3:40 7:-11 8:-7
lr word:obstacle guard	1:14 2:-14
lr word:obstacle guard v2	1:14 2:-14
lr word:obstacle none	0:11 2:9 3:-25 5:12
lr word:obstacle none O	0:10 2:-7 3:-14 5:12
lr word:obstacle none svo	0:12 2:-7 3:-14 5:12
mark and	0:-14 2:19 3:12 4:-14 5:14 6:-13 8:-24 9:-6
mark and -	2:18 4:-14 5:17 6:-13 8:-24
mark and A	0:-15 2:16 4:-14 5:-11
mark and Au	0:-15 2:16 4:-14 5:-11
mark and H	0:-7 2:14
mark and Hu	0:-7 2:14
mark and O	0:8 1:-11 3:-7 5:27 8:-19
mark and Ou	0:8 1:-11 3:-7 5:27 8:-19
mark and h	0:-10 2:6 3:13
mark and sov	0:-14 2:19 3:12 4:-14 5:14 6:-13 8:-24 9:-6
mark as	0:16 1:16 2:-27 4:-7 6:-12 8:6
mark as -	1:18 2:-16 4:-6 6:-12 8:6
mark as A	0:30 2:-19 3:-12
mark as Ap	0:15 1:6 2:-17
mark as Au	0:18 3:-11
mark as F	0:-26 3:33 8:-8
mark as Fu	0:-26 3:33 8:-8
mark as O	0:-6 1:23 3:-18 6:-11 8:13
mark as Op	3:11
mark as Ou	0:13 1:33 3:-18 6:-7 8:-25
mark as h	0:21 2:-14
mark as svo	0:16 1:17 2:-27 4:-7 6:-12 8:6
mark at	0:6 1:-36 4:29 5:-26 6:-24 7:9 8:13 9:-8
mark at -	0:7 1:-32 2:-13 3:6 4:18 5:-10 6:-18 7:-18 8:25
mark at A	1:-30 2:6 3:18 4:8 7:27 8:-33 9:-6
mark at Ap	0:8 2:21 3:-18
mark at As	1:16 2:-9 4:6 7:-6 8:-8
mark at Au	1:-49 2:-19 3:38 4:9 7:39 8:-26
mark at F	0:-38 1:-6 2:-15 3:-9 4:21 8:39
mark at Fp	0:-19 3:35 4:-18
mark at Fu	0:-26 1:-6 2:-19 3:-37 4:32 8:41
mark at H	0:-22 1:-7 3:33 7:-7
mark at Hu	0:-22 1:-8 3:34 7:-7
mark at N	0:37 2:-9 3:-16 4:11 5:-11 8:-13
mark at Np	0:25 3:-12 5:-9 8:6
mark at Nu	0:17 2:-7 4:11 8:-16
mark at O	1:13 3:-21 4:11 5:-23 6:-22 7:-10 8:28
mark at Op	0:21 1:23 2:-13 3:-42 4:32 5:-13 8:-18
mark at Os	0:-21 1:-21 2:17 3:-17 4:9 6:-10 8:32
mark at Ou	1:11 3:17 4:-18 5:-10 6:-10 7:-6 8:14
mark at V	0:30 1:-18 2:14 4:-17 8:-9
mark at Vp	2:16 8:-9
mark at Vs	0:18 1:-14
mark at Vu	0:16 4:-12
mark at h	1:-12 2:10 4:16 5:-24 6:-14 7:23 8:-16 9:-6
mark at svo	3:-39 4:53 5:-22 6:-23 7:13 8:-6 9:-7
mark at v2	1:-37 3:47 4:-47 5:-10 6:-6 7:-7 8:40
mark by	1:26 3:-20 4:-9 5:-9 8:11
mark by -	1:28 2:-9 3:-7 5:-8
mark by A	0:-16 1:30 2:-7 3:-7
mark by As	1:10 3:-6
mark by Au	0:-15 1:22 2:-8
mark by N	0:23 5:-9
mark by h	0:9 3:-14 4:-7 8:12
mark by svo	0:8 1:8 3:-6 4:-8
mark by v2	1:19 2:-9 3:-15 5:-8 8:14
mark for	0:45 1:17 2:-9 3:-24 4:-20 8:-14
mark for -	0:37 1:18 2:-8 3:-29 4:-14 8:-10
mark for A	0:-8 1:33 3:-19
mark for Ap	0:-7 1:17 3:-7
mark for Au	1:19 3:-12
mark for F	0:31 1:-16 3:-11
mark for Fu	0:31 1:-16 3:-11
mark for N	0:16 4:-11
mark for Nu	0:16 4:-11
mark for O	0:12 4:-7
mark for Ou	0:20 3:-8 4:-6
mark for h	0:12 4:-7
mark for svo	0:39 1:17 2:-9 3:-24 4:-15 8:-13
mark from	1:-7 2:17 3:-27 4:-16 7:-15 8:25
mark from -	0:22 1:-13 4:-52 6:19 8:13 9:-9
mark from A	0:10 1:19 2:6 3:-26 4:-11 5:17 6:24 7:-11 8:-53 9:10
mark from Ap	0:19 1:19 2:22 3:-29 4:-12 8:-23 9:-9
mark from Au	1:8 2:-18 3:-9 5:21 6:28 7:-9 8:-39 9:20
mark from F	0:11 1:-28 2:-17 4:-22 5:6 6:16 8:17
mark from Fp	3:-12 4:18
mark from Fu	0:14 1:-26 2:-7 3:17 4:-40 5:6 6:17
mark from H	0:-13 1:-6 2:44 3:-7 4:-7 5:-10 8:-6
mark from Hp	0:-8 2:28 3:-6 4:-6 5:-7
mark from Hu	0:-6 2:23
mark from N	0:-6 1:-6 2:-15 3:-13 5:-19 8:41
mark from Np	0:15 4:-18 8:14
mark from Nu	0:-15 1:-6 2:-13 3:-10 4:19 5:-15 8:30
mark from O	0:-24 3:-9 4:17 6:-26 7:-7 8:29
mark from Op	0:32 1:-10 2:-30 3:-9 4:-12 5:39 6:-6 8:-13
mark from Ou	0:-43 1:11 2:20 4:25 5:-43 6:-22 8:29
mark from V	0:27 1:-19 2:17 4:-7 5:-6 8:-14
mark from Vu	0:27 1:-18 2:15 4:-7 8:-14
mark from h	0:-30 1:10 2:17 3:-42 4:23 5:-7 6:-18 7:-15 8:15 9:9
mark from sov	0:20 1:13 2:10 3:-32 4:-13 5:-13 6:-11 8:14
mark from svo	0:-9 3:-10 4:-17 6:17 7:-14 8:19 9:11
mark from v2	1:-33 2:28 3:-8 4:14 5:8 6:-8 8:-11 9:-9
mark in	0:17 1:-15 2:-22 3:-35 4:14 5:8 6:-17 7:-6 8:39 9:-12
mark in -	0:-6 2:-22 3:-19 5:-14 7:-12 8:59 9:-6
mark in A	1:-11 2:10 3:25 4:-39 5:-16 6:-6 7:17 8:12 9:-11
mark in Ap	0:14 2:-10 4:-16 7:23 8:-17
mark in As	0:29 1:20 3:-9 8:-31
mark in Au	0:-41 1:-34 2:24 3:35 4:-23 5:-10 8:44 9:-7
mark in F	0:12 2:-28 3:-40 4:25 5:18 6:-15 7:-8 8:6
mark in Fp	0:-17 2:-23 4:21 5:29 8:-20
mark in Fs	0:15 1:-6 3:-21 5:-8 8:16
mark in Fu	0:19 1:11 2:-6 3:-28 4:11 6:-6
mark in H	0:9 1:-11 2:22 4:-9 6:-7
mark in Hu	0:-13 1:-11 2:37 4:-9 6:-6
mark in N	0:20 1:-25 2:-8 3:-27 4:-6 5:19 8:9
mark in Np	0:-9 3:-10 5:26
mark in Ns	0:42 1:-9 3:-14 4:-30 5:-10 8:15
mark in Nu	0:6 1:-16 3:-8
mark in O	0:8 1:-12 2:-43 3:-15 4:25 5:-14 6:12 7:-9 8:22
mark in Op	0:12 1:-14 2:-13 3:-36 5:25 8:7
mark in Os	0:-6 1:18 2:-13 5:-10 8:9
mark in Ou	1:-23 2:-26 3:19 4:17 5:-40 6:18
mark in V	1:9 3:-8 6:-10 7:-8 8:24
mark in Vs	2:-6 4:-17 8:23
mark in Vu	0:-16 1:8 3:-6 4:15 6:-9 7:-6 8:9
mark in h	0:34 1:-34 2:-10 3:-28 4:18 5:21 6:-17 8:-9 9:-10
mark in sov	0:39 1:-40 2:17 3:-25 4:17 5:-13 6:-6
mark in svo	0:6 1:21 2:-48 3:-18 4:-13 5:21 6:-35 7:-16 8:40 9:-8
mark in v2	1:-48 2:17 3:-18 4:32 5:-22 6:21 7:13 8:-7 9:-8
mark is	2:22 6:-15 8:-31 9:-6
mark is -	0:-18 1:22 2:34 4:-44 5:20 6:-14 8:-28
mark is A	0:34 1:-25 2:-16 4:16 5:-9 8:-7
mark is Ap	0:-6 3:17 7:-7
mark is As	0:49 1:-13 2:-33 3:-14 4:18 7:-11
mark is Au	1:-19 2:14 3:-10 7:14
mark is F	0:33 1:-44 3:34 4:-10 6:-8 7:-14
mark is Fp	3:6 7:-11
mark is Fs	0:8 1:-30 2:-7 3:32
mark is Fu	0:28 1:-18 4:-7
mark is H	2:7 7:8
mark is Hp	0:-17 2:21
mark is Hs	7:12
mark is N	1:15 2:-7 3:-10 4:-11 5:30 8:-20
mark is Nu	1:15 2:-7 3:-10 4:-11 5:30 8:-20
mark is O	0:-33 1:22 2:23 3:-7 5:-11 7:8 8:-13
mark is Op	0:-26 2:8 3:22
mark is Os	0:-14 1:40 3:-20 7:-9
mark is Ou	1:-14 2:19 3:-17 4:7 5:-18 7:17 8:-8
mark is V	0:-30 1:40 2:9 3:-17 4:-6
mark is Vu	0:-26 1:40 3:-9 4:-6
mark is h	0:25 1:-36 2:-19 4:38 5:-15 8:-8
mark is sov	0:-25 2:14 3:20 4:15 8:-18
mark is svo	0:16 2:13 3:-7 4:-9 5:7 6:-14 8:-20 9:-6
mark is v2	2:10 4:-8
mark none	0:12 3:15 6:-7 8:-12
mark none -	0:13 1:28 2:-19 4:16 5:-16 6:-7 7:-6 9:-7
mark none A	0:11 1:17 6:-9 7:-6 8:7
mark none Ap	0:10 1:-25 3:23 5:-15 7:-15 8:-8
mark none As	1:10 2:14 3:-26 4:-13 6:-6 7:7 8:21 9:-7
mark none Au	0:9 1:33 2:-20 3:-18 4:9 6:-9 7:-7 8:6
mark none F	1:-31 3:17 5:-10 6:22 8:-17 9:-9
mark none Fp	0:32 1:-7 2:16 4:7 5:-13 6:-15 7:-6 8:-11 9:-6
mark none Fs	0:-17 1:8 2:-19 3:21 4:-22 5:-7 6:27 7:-7 8:-14
mark none Fu	1:-35 2:-12 3:9 6:30 7:6 8:-6 9:-9
mark none H	0:10 1:-9 3:-8 7:9 8:-9
mark none Hp	1:-47 2:20 4:-11 5:15 6:24 7:-10 9:-6
mark none Hs	0:-11 1:21 2:-32 3:16 6:-7 7:20
mark none Hu	0:20 1:20 3:-33 4:9 5:-12 6:-19 8:-10 9:10
mark none N	0:9 1:-23 2:12 3:10 4:22 6:-21 7:-13 8:-6 9:-9
mark none Np	0:-10 1:-23 2:18 3:21 4:22 5:10 6:-35 8:-15 9:-6
mark none Ns	0:11 1:16 2:-9 3:-48 4:33 5:-13 6:-9 8:7
mark none Nu	0:10 1:-25 3:7 6:9 7:-10
mark none O	0:19 1:-6 2:7 3:32 4:-9 6:-11 8:-33 9:-8
mark none Op	0:16 1:-8 2:12 3:15 4:-14 6:-6 7:-12 8:-18 9:-7
mark none Os	0:-13 2:16 3:8 4:7 5:-13 6:-15 7:27 8:-54
mark none Ou	0:21 1:-9 2:-6 3:23 5:-7 6:-10 7:-12 8:-9 9:-8
mark none V	0:-18 1:26 2:-6 3:-9 5:14 6:-14 8:-8 9:-8
mark none Vp	1:-16 3:19 4:-22 5:34 6:-21 7:-6 8:-8
mark none Vs	1:6 4:-9 6:-6 7:16 8:-7
mark none Vu	0:-20 1:41 2:-11 3:-31 4:24 5:-21 7:-8 8:-6
mark none h	0:9 1:-33 2:19 3:13 4:-18 5:20 6:-6 8:-24
mark none sov	0:20 1:-36 2:8 5:-22 6:-6 7:27 8:14 9:-10
mark none svo	0:14 1:10 3:14 6:-7 7:-6 8:-13
mark none v2	0:-6 1:-8 3:8 4:22 5:-6 6:-7 7:-10 8:-20
mark not	2:34 3:-26 4:-6
mark not -	2:21 3:-13
mark not H	2:17 3:-13
mark not Hp	2:17 3:-13
mark not svo	2:21 3:-13
mark not v2	2:17 3:-15
mark obj	1:-39 2:-10 3:38 4:12 5:9 6:7 7:-8 8:-28 9:-9
mark obj -	1:-38 4:26 6:25 8:-34
mark obj A	0:14 1:-19 4:25 6:-6 8:-12
mark obj Ap	0:26 3:-21
mark obj Au	0:-6 1:-19 3:12 4:25 6:-6 8:-12
mark obj F	1:-7 2:-9 3:18 5:-9 6:18 8:-16
mark obj Fu	1:-7 2:-9 3:18 5:-9 6:18 8:-16
mark obj H	2:-12 3:-9 5:18
mark obj Hu	2:-12 3:-9 5:18
mark obj N	0:-28 3:8 4:11 5:-9 8:9
mark obj Nu	0:-28 3:8 4:11 5:-9 8:9
mark obj O	1:-9 2:-15 3:27 4:-10 5:15 6:-10 8:-17
mark obj Ou	1:-9 2:-15 3:27 4:-10 5:15 6:-10 8:-17
mark obj V	1:-17 2:17 3:18 4:-9 6:-7
mark obj Vu	1:-17 2:17 3:18 4:-9 6:-7
mark obj h	1:-7 2:-16 3:52 4:-16 5:8 6:-24 7:-7 9:-8
mark obj sov	1:-39 2:-10 3:38 4:12 5:9 6:7 7:-8 8:-28 9:-9
mark of	0:-8 2:-13 3:19 4:-7 5:-16 7:-17 8:18
mark of -	1:14 2:-15 3:17 4:-30 7:-7 9:-11
mark of A	1:27 3:-8 4:17 5:-13 8:-16 9:-16
mark of Ap	1:37 2:-40 3:-14 4:28 9:-7
mark of Au	0:-8 2:33 3:6 4:-13 5:-14 8:-14 9:-11
mark of F	0:-9 1:-14 2:17 3:30 4:-38 6:-18 8:-16 9:17
mark of Fp	0:-13 1:-6 3:14 6:14
mark of Fu	1:-10 2:18 3:25 4:-38 6:-32 8:-14 9:19
mark of H	0:6 1:15 3:-11 8:-10
mark of Hp	0:-14 1:-7 2:33 8:-9
mark of Hu	0:19 1:21 2:-24 3:-8
mark of N	0:-42 1:20 2:-10 3:27 4:-7 5:-19 6:14 8:9
mark of Np	0:-23 2:-8 3:18 5:-6 6:17
mark of Ns	0:-15 1:-6 3:22
mark of Nu	0:-13 1:29 3:-9 4:-6 5:-14 8:7
mark of O	0:22 1:-32 2:-28 3:-15 4:-13 5:15 6:9 7:-12 8:30
mark of Op	0:-11 1:-12 2:-13 3:13 4:-14 5:-8 6:9 8:19
mark of Ou	0:25 1:-19 2:-17 3:-40 5:22 7:-11 8:29
mark of V	0:16 1:-41 2:-20 4:28 8:19
mark of Vp	0:28 1:-48 4:29
mark of Vu	0:-15 1:9 2:-18 8:22
mark of h	0:-15 1:-31 4:23 5:-25 7:-16 8:26 9:8
mark of sov	1:-9 2:17 4:-26 5:-9 6:-16 8:21
mark of svo	0:-11 2:-29 3:19 4:7 5:-13 7:-15 8:9
mark subj	0:-7 1:25 4:-13 5:12 6:-13 7:-13 8:-12
mark subj -	1:29 2:-9 4:-25 5:22 6:-13 8:-12
mark subj A	0:-6 1:15 2:6 3:-23 4:13 5:-17 7:-11
mark subj Au	0:-6 1:15 2:6 3:-23 4:13 5:-17 7:-11
mark subj F	0:-8 1:39 2:-19 3:8 4:-17 6:-12
mark subj Fu	0:-8 1:39 2:-19 3:8 4:-17 6:-12
mark subj H	0:-16 2:17
mark subj Hu	0:-16 2:17
mark subj N	0:26 1:-10 4:-7 5:-8
mark subj Nu	0:26 1:-10 4:-7 5:-8
mark subj O	0:6 1:-31 2:-29 3:19 4:-9 5:36 8:-7
mark subj Ou	0:6 1:-31 2:-29 3:19 4:-9 5:36 8:-7
mark subj V	0:-18 1:16 2:12
mark subj Vu	0:-18 1:16 2:12
mark subj h	0:-11 1:-15 2:26 3:8 4:19 5:-19 7:-12
mark subj sov	0:-7 1:25 4:-13 5:12 6:-13 7:-13 8:-12
mark to	1:-8 2:17 3:-19 4:36 5:-32 6:15 7:-11 8:-11 9:-6
mark to -	0:-16 2:9 3:-10 4:36 5:-17 6:23 8:-33
mark to A	0:-16 1:-17 2:10 3:28 4:20 8:-22
mark to Ap	2:-15 4:26 8:-14
mark to Au	0:-15 1:-15 2:20 3:29 8:-10
mark to F	3:-24 4:8 8:19
mark to Fu	3:-24 4:8 8:19
mark to H	0:-8 1:-14 2:29
mark to Hu	0:-8 1:-14 2:29
mark to N	0:27 1:-6 2:-7 4:-8 5:-7
mark to Nu	0:31 1:-6 2:-7 4:-11 5:-8
mark to O	0:-26 1:33 2:-7 3:-27 4:10 5:-18 6:24
mark to Ou	0:-31 1:33 2:-7 3:-40 4:16 5:-17 6:25
mark to V	0:29 1:-24 2:-7 4:17 5:-13
mark to Vu	0:32 1:-24 4:-7
mark to h	0:12 1:-17 2:12 3:-17 5:-21 6:-10 7:-9 8:28
mark to sov	0:13 1:9 2:45 3:-35 5:-11 6:-24 8:-6
mark to svo	1:-25 2:-18 3:-40 4:38 5:-16 6:36
mark to v2	0:-21 2:-9 3:50 5:-13
mark vs	0:8 1:-11 2:82 3:-43 4:-25 5:-11 6:-15 7:-7 8:-21
mark vs -	0:23 2:22 3:-36 4:-7 6:-10 8:-11
mark vs A	0:-23 1:-28 2:65 3:-18 4:-10
mark vs Ap	0:-32 1:-44 2:76 3:-16 4:-9
mark vs As	0:-6 2:9
mark vs Au	0:11 1:20 2:-23
mark vs F	0:11 1:-11 2:21 3:-7 4:-6 6:-6
mark vs Fu	1:-6 2:15
mark vs H	0:6
mark vs Hp	0:6
mark vs N	0:-14 1:33 3:-10 4:-7
mark vs Np	0:-14 1:33 3:-10 4:-7
mark vs O	0:31 1:-14 2:29 3:-21 4:-11 5:-8 6:-8 8:-16
mark vs Op	2:19
mark vs Ou	0:34 1:-13 2:13 3:-17 4:-10 6:-8 8:-12
mark vs h	0:-10 1:-19 2:74 3:-16 4:-22 5:-7 6:-8 8:-13
mark vs sov	1:20 2:-18
mark vs svo	0:16 1:-11 2:66 3:-36 4:-24 5:-11 6:-10 7:-6 8:-18
mark vs v2	0:-15 1:-21 2:50 3:-12 6:-6
mark with	1:28 2:-23 4:-30 5:6 6:24 8:-7 9:-9
mark with -	0:-6 1:44 2:-15 3:-8 4:-21 5:18 7:-8 8:-26
mark with A	0:-16 1:-10 2:25 3:9 4:-9 6:-21 8:10 9:-9
mark with Ap	0:-14 1:19 3:-25 5:-9 6:-15 8:24 9:-6
mark with As	0:-49 1:19 2:-28 3:31 4:10 6:-11 7:17 8:-8
mark with Au	0:30 1:-71 2:48 3:8 4:-24 5:8 6:-6 7:-16 9:-7
mark with F	0:-13 1:61 2:-40 3:12 5:-11 6:-16 8:-30
mark with Fp	0:7 1:-9 2:-26 3:34 4:-14 5:-6 6:11 8:-16
mark with Fs	1:46 3:-29 6:-13
mark with Fu	0:-19 1:51 2:-19 3:-8 4:11 5:-6 6:-26 8:-19
mark with H	0:18 1:39 2:-47 3:-52 5:17 6:16
mark with Hp	0:7 1:39 2:-38 3:-36 5:20
mark with Hs	0:23 1:7 2:-7 3:-20 6:-10
mark with Hu	0:-12 2:-12 6:27
mark with N	0:-37 1:-14 2:-7 3:13 5:15 6:9
mark with Np	1:-15 3:-7 6:25 8:-10
mark with Nu	0:-31 1:7 4:9 5:14 6:-16 8:16
mark with O	0:26 1:-10 2:-30 4:-46 5:-7 6:38
mark with Op	0:-16 2:-12 3:16 4:-18 5:-20 6:13 8:13
mark with Os	0:68 1:-29 2:-9 4:-9 5:-9 6:21 7:-11 8:-29
mark with Ou	1:14 2:-17 3:-20 4:-32 5:20 6:12 7:16
mark with V	0:11 3:-9 4:-8 5:-14 6:21 8:-13
mark with Vp	0:-45 1:37 2:6 3:-34 5:-11 6:31 8:-7
mark with Vs	0:-10 1:23
mark with Vu	0:65 1:-81 3:29 4:-6 6:-11
mark with h	1:-25 2:-18 3:13 4:-27 5:-28 6:40 7:11 8:22 9:-14
mark with sov	0:9 1:-14 2:-6 3:9 4:11 5:-22 6:14 8:-16
mark with svo	1:16 2:-16 3:6 4:-27 5:8 6:6 9:-9
mark with v2	0:-11 1:49 2:-23 3:-23 4:-29 5:11 6:21 8:-16
obj attack	1:9 2:-10 3:-13 4:28 6:-7 8:-11
obj attack -	1:11 2:-20 3:-13 4:29 6:-7 8:-10
obj attack A	0:-19 1:35 2:11 4:-19
obj attack As	0:-7 1:13 2:7 4:-7
obj attack Au	0:-13 1:44 4:-32
obj attack F	0:-14 1:-12 2:-18 3:17 4:24
obj attack Fu	0:-13 1:-11 2:-18 3:24 4:14
obj attack N	3:-7 4:18 8:-6
obj attack Nu	4:13 8:-6
obj attack O	0:23 1:-9 3:-29 4:19
obj attack h	0:-7 2:13
obj attack none	0:8 1:10 2:-18 3:-12 4:25 6:-7 8:-10
obj avoid	1:-37 2:40 3:-38 4:-9 5:26 7:-16 8:18 9:-9
obj avoid -	0:-13 1:-50 2:8 3:-53 4:39 5:15 6:14 8:11
obj avoid A	0:41 1:-24 2:52 3:-17 4:-11 5:-29 7:-7 8:-11 9:-6
obj avoid Ap	0:22 1:17 2:-6 3:-12 4:-6 5:-8
obj avoid Au	0:30 1:-47 2:65 3:-10 4:-8 5:-28 7:-7 8:-13 9:-6
obj avoid F	3:6 4:12 5:-15 6:-6
obj avoid Fp	0:-13 2:12 3:27 4:-17 5:-15
obj avoid Fu	0:15 2:-15 3:-23 4:27
obj avoid H	2:17 5:6 6:-7 7:-6 8:-7
obj avoid Hp	2:19 8:-8
obj avoid Hu	0:9 2:-6 5:10 6:-6
obj avoid N	0:-27 2:-34 3:-14 5:-10 8:62
obj avoid Np	0:-15 3:-13 4:21 5:16 8:-9
obj avoid Nu	0:-11 2:-32 4:-10 5:-28 8:57
obj avoid O	1:-9 2:-26 3:-27 5:45 6:11 7:-11 8:-13
obj avoid Op	0:43 1:-6 2:-30 3:-39 4:-16 5:22 6:24 8:-19
obj avoid Ou	0:-33 4:10 5:39 6:-17 7:-11
obj avoid V	0:-43 1:-21 2:36 4:-7 5:29 8:-10
obj avoid Vp	2:-38 5:42
obj avoid Vu	0:-39 1:-21 2:73 4:-6 5:-18 8:-10
obj avoid from	0:-17 1:-22 2:13 5:-8 8:27
obj avoid h	0:9 1:-7 2:33 3:-9 4:-39 5:21 6:-16 7:-16 8:10 9:-8
obj avoid none	1:-30 2:23 3:-44 5:31 7:-10 9:-7
obj avoid obj	0:20 1:-8 3:-29 4:8 6:-10 8:19
obj avoid of	0:-8 3:37 7:-11 8:-23
obj avoid with	0:-16 1:8 2:15 8:-12
obj bring	0:14 1:17 2:-14 3:18 4:-12 6:-18 8:-10 9:-6
obj bring -	1:22 2:-41 3:-9 4:15 5:-19 6:-6
obj bring A	0:29 1:-9 2:19 3:-15 4:-15 8:-7
obj bring Ap	0:23 1:-19 2:-6
obj bring Au	0:8 2:25 3:-14 4:-20
obj bring F	0:11 1:-14 2:-11 3:14 4:6 6:-18 8:9
obj bring Fp	0:45 3:-6 6:-16 8:-12
obj bring Fu	0:-24 2:-10 3:40 4:13 8:-14
obj bring N	3:10 8:-7
obj bring Np	3:-9 4:8
obj bring Nu	0:-7 3:22 4:-13
obj bring O	0:-10 1:-20 2:-14 3:29 4:19 8:-18
obj bring Op	0:-15 1:-15 2:-9 3:44 8:-13
obj bring Ou	2:-6 3:-24 4:33 8:-6
obj bring V	0:-8 1:34 3:-15 4:-18
obj bring h	0:12 2:22 3:26 4:-32 5:12 6:-16 8:-19 9:-6
obj bring in	0:-9 1:10 3:-15 4:-23 8:31
obj bring none	0:22 1:15 2:-13 3:10 5:6 6:-15 8:-31
obj bring obj	0:-13 3:30 4:-6
obj bring to	3:-12 4:17 8:-6
obj bring with	0:-7 3:29 5:-13 8:-10
obj chase	1:37 3:-15 4:-11 5:-6 7:-11 8:-9 9:-6
obj chase -	1:37 2:-7 3:-29 4:-7 8:-8
obj chase A	1:38 3:-12 4:-23 5:-6 7:-12 8:-8 9:-6
obj chase Ap	0:10 1:22 2:-56 3:36 4:-8
obj chase As	1:23 4:-11 8:-7
obj chase Au	0:-9 1:8 2:62 3:-56 4:-7 5:-6 7:-6 9:-6
obj chase N	0:-14 4:16
obj chase Nu	0:-14 4:16
obj chase at	1:26 4:-11 8:-7
obj chase h	0:-10 2:11 4:-6 5:-6 7:-7 9:-6
obj chase none	0:-10 1:25 2:7 3:-11 5:-6 7:-7 9:-6
obj cross	1:24 3:-26 4:-9 5:-12 8:23 9:-9
obj cross -	0:-15 1:42 2:-16 3:-13 4:12 8:-22
obj cross A	1:40 2:-21 3:-13 4:-10 9:-8
obj cross Ap	0:22 1:15 2:-20 4:-7 9:-6
obj cross Au	0:-20 1:31 3:-10
obj cross N	0:-7 8:12
obj cross Ns	0:-23 4:14 8:15
obj cross V	0:6 1:-13 2:24 4:-8 5:-6
obj cross Vp	0:-9 1:-13 2:29 5:-6
obj cross h	0:13 1:-20 2:12 3:-15 4:-25 5:-12 8:40 9:-9
obj cross none	0:29 2:-18 8:9 9:-8
obj cross with	0:-10 1:6 2:11 3:-7 5:-6
obj eat	1:-24 2:-18 3:66 4:-10 5:-27 6:-9 7:-8 8:-10 9:-7
obj eat -	0:11 1:-16 2:-19 3:11 4:9 6:-6
obj eat A	0:18 1:-14 2:-19 3:13 4:-6
obj eat Ap	0:39 1:-11 3:-13
obj eat Au	0:-31 2:-17 3:30
obj eat F	0:-13 1:-11 3:31 4:9 5:-9 6:-8 8:-8
obj eat Fp	3:-12 4:18
obj eat Fu	0:-9 1:-9 3:42 4:-8 5:-8 6:-7 8:-8
obj eat H	0:8 2:15 3:-14
obj eat Hp	0:8 2:15 3:-14
obj eat N	3:16 4:-7 5:-7
obj eat Np	3:15 4:-7 5:-7
obj eat O	0:-11 3:36 4:-10 5:-16
obj eat Op	0:-6 3:15 5:-7
obj eat Ou	0:-6 3:25 4:-10 5:-10
obj eat from	0:-9 2:24 3:-17
obj eat h	0:-12 1:-14 2:-8 3:68 4:-20 5:-27 7:-7 8:-9 9:-7
obj eat none	1:-7 2:-29 3:51 4:-6 5:-22 6:-8 7:-6 9:-6
obj eat obj	0:-10 1:-12 3:32 5:-7
obj fall	0:-15 2:-30 3:13 4:6 6:-11 8:19
obj fall -	0:11 1:6 2:-34 3:22 4:-23 5:-16 6:-11 8:25
obj fall A	1:30 2:-22 5:-9
obj fall Au	0:7 1:20 2:-16 5:-9
obj fall F	0:-17 1:8 2:-8 3:37 4:-12 8:-10
obj fall Fp	3:17
obj fall Fu	0:-9 3:32 4:-8 8:-10
obj fall N	0:-13 1:-16 8:23
obj fall Np	4:-8 8:13
obj fall Nu	0:-12 1:-16 4:11 8:14
obj fall O	1:-11 2:-9 3:-19 4:15 5:12 6:-11 8:8
obj fall Op	0:-6 2:-18 3:-7 4:-13 5:23 6:-9 8:20
obj fall Ou	2:6 3:-12 4:26 5:-12 8:-13
obj fall from	0:14 3:-17 8:14
obj fall h	0:-32 3:-12 4:26 5:19 8:-9
obj fall none	2:-14 3:32 4:-23 5:12 8:-12
obj fall of	1:-7 2:-8 4:-19 6:-8 8:26
obj fight	0:19 2:37 3:-36 4:-29 6:8 8:-11
obj fight -	0:8 1:16 3:-7 4:-24
obj fight A	0:-14 2:43 3:-18 4:-15 8:-6
obj fight Ap	0:-22 1:29 2:-6
obj fight As	0:-8 1:-12 2:21
obj fight Au	0:11 1:-21 2:34 3:-17 4:-13
obj fight H	0:-11 2:17
obj fight Hu	0:-8 2:13
obj fight O	0:26 6:-8 8:-6
obj fight Ou	0:18 6:-8
obj fight h	0:16 1:-19 2:36 3:-32 4:-9 6:10 8:-10
obj fight in	0:-21 1:33 4:-6 8:-6
obj fight none	0:47 1:-30 2:21 3:-10 4:-23 6:-7
obj fight obj	0:-6 2:19 3:-11
obj fight of	0:15 2:-9
obj fight with	0:-12 2:16 3:-22 6:20
obj guard	1:-12 2:14 3:-44 4:34 5:-19 6:19 8:-13
obj guard -	1:-11 3:-34 4:30 5:-6 6:10 8:-6
obj guard A	0:-20 1:-26 2:16 4:29
obj guard Ap	2:14 4:-8
obj guard Au	0:-13 1:-26 2:15 4:22
obj guard F	0:22 2:18 3:-14 4:-12 6:-10
obj guard Fp	3:-7 4:8
obj guard Fu	0:23 2:18 3:-7 4:-19 6:-10
obj guard H	3:-9 6:17
obj guard Hp	2:17 3:-6
obj guard N	0:14 1:20 2:-9 5:-13
obj guard Nu	0:16 1:22 2:-9 4:-11 5:-12
obj guard O	0:-6 2:-16 3:-29 4:35 5:-6 6:14 8:-6
obj guard Ou	2:-12 3:-29 4:42 5:-6
obj guard from	0:-8 1:-12 2:45 3:-6 4:-22
obj guard h	0:7 2:14 3:-18 4:9 5:-15 6:11 8:-9
obj guard none	0:24 2:-12 3:-28 4:37 5:-15 6:-9 8:-9
obj guard obj	2:-16 3:-17 4:17 6:17
obj hit	0:28 1:-36 3:35 5:-28 7:-7 8:-31
obj hit -	0:13 1:-33 2:-36 3:69 4:-27 5:-16 6:20 8:-23
obj hit A	0:-24 1:-7 2:22 3:36 4:-26 5:-6 8:-12
obj hit Ap	0:-13 1:-36 2:14 3:46 4:-18
obj hit Au	0:-33 1:40 2:13 3:-11 4:-9 8:-9
obj hit F	1:-19 2:22 3:-20 4:19 8:-12
obj hit Fp	0:-34 1:-30 2:24 3:9 4:17
obj hit Fs	1:9 3:24 4:-13 6:-11 8:-7
obj hit Fu	0:32 1:-7 2:7 3:-40 4:18 6:15
obj hit H	0:20 1:-16 2:-30 3:26
obj hit Hp	1:-7 2:-13 3:23
obj hit Hs	1:-8 2:-14 3:22
obj hit Hu	0:37 2:-9 3:-28
obj hit O	0:49 1:-13 2:-7 3:-8 5:-21 8:-14
obj hit Op	0:-20 3:36 5:-10
obj hit Ou	0:78 1:-12 3:-50 5:-12 6:7 8:-14
obj hit V	0:-12 2:-7 3:24
obj hit at	0:-21 2:8 4:19
obj hit from	0:7 3:-17 4:16
obj hit h	0:28 1:-8 2:49 3:-53 4:22 5:-16 6:-22 8:-12
obj hit in	1:14 2:12 4:-12 8:-7
obj hit none	0:17 1:-46 3:44 4:-19 5:-24 6:-13 8:-15
obj hit obj	0:11 4:-7 6:20 8:-9
obj hit of	1:15 3:-11
obj hit with	0:59 1:-46 2:-9
obj love	0:-7 1:40 2:-10 3:-12 4:-7 6:-11
obj love -	0:-9 1:40 2:-14 3:-11 4:-6 6:-10
obj love A	0:-7 1:30 2:-13 3:-16
obj love Ap	0:-26 1:42 2:-13 3:-16
obj love Au	0:20 1:-19
obj love O	0:26 1:-14
obj love Op	1:-13 3:15
obj love V	0:-23 1:35 3:-17
obj love Vp	0:-23 1:35 3:-17
obj love none	1:39 2:-10 3:-12 4:-7 6:-11
obj make	0:22 1:-18 2:-7 3:27 4:16 5:-10 6:-23 8:-24
obj make -	0:36 1:-19 2:-19 3:27 4:11 6:-18 8:-24
obj make A	0:27 2:-22
obj make Ap	0:-9 3:13
obj make As	0:-14 1:17
obj make Au	0:50 1:-23 2:-17 3:-14
obj make F	3:34 4:-12 6:-16
obj make Fp	0:27 3:-21
obj make Fu	0:-33 3:53 4:-10 6:-17
obj make H	2:20 4:-9 6:-6
obj make N	0:11 1:-9 3:6 4:15 8:-25
obj make Np	3:-13 4:18
obj make Ns	0:12 1:-9 3:-11 4:30 8:-25
obj make Nu	3:27 4:-28
obj make O	1:-7 3:-13 4:22
obj make Op	0:10 1:-7
obj make h	0:-8 2:8 3:6 4:9 5:-8 6:-8
obj make none	0:22 1:-10 2:-29 3:22 4:23 5:-8 6:-16 8:-24
obj make with	0:-6 3:10
obj match	1:-21 2:-20 3:26 4:8 6:-7
obj match -	1:-21 2:-20 3:26 4:8 6:-7
obj match A	1:-15 2:-16 3:17 8:17
obj match Ap	1:-9 2:-16 3:27 8:-7
obj match Au	1:-7 3:-14 8:24
obj match F	0:-17 2:-7 3:13 4:-7 8:18
obj match Fu	0:-23 2:-7 3:14 4:-7 8:20
obj match N	0:17 8:-13
obj match O	0:10 4:19 8:-20
obj match Op	0:-14 3:22 4:19 8:-18
obj match Ou	0:26 3:-23
obj match in	1:-8 3:-26 4:19
obj match none	1:-12 2:-15 3:37 8:-13
obj match obj	0:-12 2:-6 3:18
obj match of	0:23 3:-21
obj match with	0:-29 3:38
obj move	1:-20 2:-21 4:-31 5:20 7:-31 8:43 9:-11
obj move -	0:-34 3:10 4:-26 5:15 6:15 7:-13 8:18
obj move A	0:-12 2:-27 3:13 6:-9 8:21 9:-6
obj move Ap	0:-21 1:-16 2:34 3:35 4:-30 8:-16
obj move As	0:18 8:-14
obj move Au	0:-7 1:13 2:-55 3:-19 4:17 5:9 6:-9 8:36
obj move F	1:-25 3:7 4:-35 5:-35 6:27 8:34
obj move Fp	0:6 2:20 4:-8 5:-17 8:-11
obj move Fs	1:-15 3:-8 6:27
obj move Fu	1:-12 2:-20 3:11 4:-27 5:-17 6:6 8:41
obj move H	0:-10 1:-12 2:-11 4:20 5:14
obj move Hu	0:-10 1:-12 2:-20 4:22 5:17
obj move N	0:12 1:-14 2:-6 3:-18 4:-13 5:19 6:-17 8:16
obj move Np	0:-24 4:-16 5:25 8:9
obj move Ns	0:27 4:-6 6:-8
obj move Nu	0:9 1:-9 3:-12 8:16
obj move O	0:8 4:-15 5:18 7:-24
obj move Op	0:-57 1:-37 2:33 3:22 4:-21 5:49 6:-7 8:-10
obj move Os	0:46 1:25 2:-8 3:-20 4:10 5:-21 6:-9 7:-16 8:-17
obj move Ou	0:20 2:-35 3:-13 5:-12 6:12 7:-9 8:15
obj move V	0:12 1:6 2:9 4:-16 5:-7 6:-13 8:6
obj move Vp	0:-15 1:10 2:24 4:-8 6:-9
obj move Vs	0:-6 1:7 2:-14 8:13
obj move Vu	0:34 1:-11 4:-9
obj move at	0:14 1:-8 2:-7 3:15 5:-8 6:-6
obj move from	0:-32 2:-11 4:-8 5:11 8:33
obj move h	0:40 1:-34 2:-26 3:-15 4:-13 5:8 6:-24 7:-26 8:36 9:-9
obj move in	0:-6 2:-17 3:24 4:-34 5:15 8:14
obj move none	0:-17 1:-9 2:21 4:-23 6:22 7:-27 8:6 9:-9
obj move obj	0:17 1:-19 4:16 5:17 6:-11 8:-20
obj move of	0:-9 3:-22 5:17 6:-11 8:22
obj move to	0:40 2:-9 5:-9 8:-21
obj move with	0:-6 1:12 2:-23 5:-11 6:-13 8:36
obj over	1:-9 2:-35 3:-47 5:65 6:-17 7:-9 8:14 9:-8
obj over -	0:15 1:-6 2:-15 3:-28 6:-14 8:32
obj over A	0:35 2:9 3:-8 5:-25
obj over Ap	0:14 2:21 3:-7 5:-25
obj over F	0:12 3:-11 5:13
obj over Fu	0:12 3:-11 5:13
obj over N	4:-14 5:45 8:-31
obj over Np	4:-14 5:43 8:-30
obj over O	0:-32 1:-7 2:-16 3:-32 4:-12 5:32 6:-15 8:37
obj over Op	0:-36 2:-7 3:-20 5:10 6:-8 8:37
obj over Ou	2:-10 3:-15 4:-10 5:32 6:-8
obj over V	0:-6 2:-20 4:22 5:8
obj over Vp	0:-6 2:-20 4:22 5:8
obj over h	0:-17 2:-25 3:-25 5:62 7:-8 8:-9 9:-8
obj over none	0:11 1:-9 2:-29 3:-41 4:-28 5:51 6:-17 8:28 9:-8
obj over obj	0:-15 3:-8 5:23
obj play	0:18 1:41 4:-16 5:-13 6:-18 7:-13 8:-17
obj play -	1:61 2:-12 3:-26 4:-13 6:-7 8:-12
obj play A	1:22 7:-11 8:-11
obj play Ap	0:-15 2:-6 3:22
obj play As	0:-28 1:50 2:-16
obj play Au	0:24 1:-18 2:7 3:-6 7:-10 8:-13 9:8
obj play F	0:30 1:-14 4:-7 6:-16
obj play Fs	0:19 1:-9
obj play Fu	0:-12 2:6 3:25 4:-7 6:-14
obj play H	0:9
obj play Hp	0:26 1:-33 2:11
obj play Hu	0:-14 1:36 2:-21
obj play N	1:6
obj play O	0:13 1:35 2:-21 4:-6 5:-16 6:-7 8:-11
obj play Op	0:12 2:-16 3:10 5:-12
obj play Os	0:-7 1:33 2:-6 3:-11
obj play Ou	0:8 1:8 3:-7
obj play V	0:-7 1:7 2:19 4:-7
obj play Vu	0:-11 2:19 4:-6
obj play h	0:27 1:-40 3:27 5:-15 6:-20 7:-14 8:-11
obj play is	1:15
obj play none	0:-7 1:46 4:-12 5:-12 6:-13 7:-11 8:-13
obj push	1:-11 2:8 3:37 4:-29 5:-16 6:-19 8:9
obj push -	0:21 1:-11 3:8 4:-18 5:-10 6:-17 8:12
obj push A	0:11 2:9 3:-17
obj push F	0:-6 3:27 4:-7 6:-13
obj push Fp	3:8
obj push Fu	3:20 6:-12
obj push N	0:-15 2:18 3:-17 8:17
obj push O	0:7 2:-11 3:42 4:-14 5:-14 6:-8
obj push Op	0:-20 2:-11 3:51 4:-10 5:-14
obj push Ou	0:25 3:-7
obj push V	0:8 2:-9 3:9 4:-9
obj push h	0:-16 3:36 4:-14 5:-7
obj push none	0:-9 2:11 3:51 4:-26 5:-15 6:-9 8:-8
obj push obj	0:22 2:-6 6:-12
obj race	0:-9 1:30 2:7 3:-9 5:-10
obj race -	0:-8 1:33 2:-6 3:-8 5:-6
obj race A	0:-16 1:14 2:10 3:-6
obj race Ap	0:-15 1:12 2:11 3:-6
obj race H	0:-10 1:16
obj race Hu	0:-10 1:16
obj race N	0:23 1:-11 5:-7
obj race Nu	0:23 1:-11 5:-7
obj race O	0:-18 1:24
obj race V	0:6
obj race Vp	0:31 1:-27
obj race Vu	0:-22 1:22
obj race at	0:-6 1:21 2:-11
obj race h	2:18
obj race in	0:21 1:-9 5:-7
obj race none	0:-28 1:26 2:11
obj race of	0:8 1:7 2:-6
obj race vs	1:-16 2:17
obj race with	1:7
obj reach	0:16 1:-22 2:-10 3:-24 4:58 5:-26 6:-16 8:12
obj reach -	0:38 1:-20 2:26 3:-31 4:29 5:-17 6:-12
obj reach A	1:-15 2:34 3:-16
obj reach Ap	2:-11 4:12
obj reach Au	1:-15 2:42 3:-16 4:-7
obj reach F	0:13 2:-15 3:-11 4:10 8:6
obj reach Fp	0:19 3:-19
obj reach Fs	0:9 3:-8 4:-18 8:17
obj reach Fu	0:-15 2:-14 3:8 4:23 8:-14
obj reach N	0:7 3:-7 4:-14 5:-9 8:24
obj reach Nu	0:8 3:-7 4:-16 5:-9 8:24
obj reach O	2:-10 3:-6 4:40 5:-19 8:-8
obj reach Op	0:20 3:-17 4:14 5:-15
obj reach Ou	0:-13 3:7 4:19
obj reach V	0:20 1:-6 2:-24 4:19 8:-8
obj reach Vp	0:38 2:-10 4:-18 8:-8
obj reach Vu	0:-15 2:-15 4:32
obj reach h	0:-13 2:-43 4:42 5:-14 8:16
obj reach none	1:-22 3:-13 4:63 5:-25 6:-15
obj save	0:12 1:-34 2:-19 3:21 4:25 5:-10 7:-12 8:11
obj save -	0:-8 1:-23 2:-14 3:42
obj save A	0:-26 1:-33 2:-18 3:29 4:32 7:-11 8:15
obj save Ap	0:16 1:-10 2:-16 3:53 4:-52 7:-9
obj save As	0:-7 3:-6 4:15
obj save Au	0:-43 1:-26 2:-9 3:-27 4:60 8:16
obj save H	0:13 5:-6
obj save from	0:24 4:-7 5:-7
obj save h	0:18 1:-16 2:-12 3:-13 4:29 5:-10 7:-12 8:11
obj save none	0:-8 1:-33 2:-18 3:22 4:29 7:-11 8:14
obj shoot	0:-10 1:-10 2:11 3:-32 4:-10 5:-9 6:47 7:-12 8:-6
obj shoot -	1:-10 2:8 3:-18 6:25
obj shoot A	0:-7 1:22 2:13 6:-22
obj shoot Ap	1:27 2:-6 6:-18
obj shoot As	0:22 1:-10 2:-8
obj shoot Au	0:-22 2:25
obj shoot F	0:-20 2:11 3:-16 6:19
obj shoot Fu	0:-16 2:12 3:-16 6:16
obj shoot H	0:8 1:-14 2:7
obj shoot Hp	0:-8 2:-16 6:21
obj shoot Hu	0:15 1:-14 2:21 6:-20
obj shoot O	0:7 2:-13 3:-16 5:-6 6:28 7:-6
obj shoot Op	2:-13 3:-16 5:-6 6:27
obj shoot Ou	0:-16 6:19
obj shoot at	0:-11 2:19
obj shoot h	0:-12 3:-19 4:-6 5:-6 6:31 7:-8
obj shoot none	1:-19 2:-21 3:-27 4:-6 5:-6 6:57 7:-6
obj shoot with	0:11 1:31 2:-21 6:-15
obj sneak	0:9 1:-28 2:39 3:14 4:-20 8:-20 9:-11
obj sneak -	0:18 1:-26 2:37 3:-12 4:-11 8:-11
obj sneak A	0:-11 1:-28 2:39 3:22 4:-19 8:-12 9:-11
obj sneak Ap	1:-14 2:31 4:-11
obj sneak Au	0:-7 1:-16 2:17 3:25 4:-10 8:-6 9:-11
obj sneak h	0:-9 2:14 3:23 4:-10 8:-10 9:-11
obj sneak in	0:-6 1:-15 2:44 4:-15 8:-10 9:-6
obj sneak none	0:16 1:-16 3:16 4:-6 8:-11
obj steal	1:6 3:31 4:-13 5:-7 6:-16 8:-13 9:-6
obj steal -	1:9 3:17 6:-11 8:-8
obj steal A	0:-33 1:8 2:10 3:25 4:-11
obj steal Ap	2:9 3:9 4:-10
obj steal Au	0:-32 2:15 3:23
obj steal F	0:34 2:-11 3:14 4:-21 6:-13 8:-8
obj steal Fp	3:19 4:-11
obj steal Fu	0:40 2:-9 4:-12 6:-12 8:-8
obj steal O	3:21 4:-17
obj steal Ou	3:21 4:-17
obj steal at	2:11 4:-10
obj steal h	3:22 4:-13 6:-7 8:-7
obj steal none	1:6 2:6 3:19 4:-6 6:-14 8:-9 9:-6
obj steal obj	2:-16 3:20
obj take	0:7 1:-36 2:-11 3:55 5:-12 6:-14 7:-7 8:-7 9:-8
obj take -	0:23 1:-34 2:22 3:-22 4:43 5:-29 6:-14
obj take A	0:15 1:-15 3:14 8:-13 9:-11
obj take Ap	0:19 1:-15 2:-43 3:30 4:6
obj take Au	1:-8 2:35 3:-15 8:-12 9:-9
obj take F	0:32 1:-12 2:-15 3:19 4:-7 6:-11 8:-6
obj take Fp	0:-19 1:-7 2:-17 3:53 4:-13 6:-9
obj take Fs	3:8
obj take Fu	0:44 1:-8 3:-23
obj take H	0:37 1:-25 2:-7 3:-15 4:-6 5:21
obj take Hp	0:16 1:-15 2:-20 5:21
obj take Hu	0:23 1:-12 2:13 3:-23
obj take N	0:-10 3:-7 4:30 8:-35
obj take Np	0:-25 3:21 4:6 5:-12
obj take Nu	0:9 3:-25 4:28 5:13 8:-35
obj take O	0:-39 1:-17 2:10 3:51 4:-6 5:-35 6:-16 8:22
obj take Op	1:-9 2:-9 3:36 4:-19 5:-22 6:-11 8:10
obj take Os	2:-11 4:11 8:-8
obj take Ou	0:-54 1:-11 2:27 3:28 5:-20 6:-8 8:22
obj take V	0:-14 3:31 4:-16
obj take from	0:32 2:-19 3:14 8:-19
obj take h	0:-11 1:-19 2:-25 3:84 4:-40 6:-12 7:-6 8:-13 9:-9
obj take in	0:-21 2:-11 5:29 8:-8
obj take none	1:-20 2:-15 3:55 5:-19 6:-12 7:-6 9:-8
obj take obj	0:26 1:-32 3:44 4:-18 5:-13 6:-7 8:-20
obj take with	0:-12 1:-11 2:34 3:-35 8:24
obj throw	0:-12 2:-9 3:-43 4:7 5:-7 6:58 7:13 8:-24 9:-6
obj throw -	0:15 2:-12 3:-51 4:34 5:-19 6:33 8:-15
obj throw A	0:-27 1:-16 3:-17 4:44 6:-15 7:22
obj throw Ap	0:-25 1:22 2:37 3:-13 4:-20
obj throw Au	0:-47 1:-6 2:-37 4:61 6:-9 7:23
obj throw F	0:25 1:-8 2:-7 3:-59 4:-17 6:66 8:-6
obj throw Fp	0:26 3:-40 4:-6 6:27
obj throw Fu	2:-6 3:-31 4:-12 6:54 8:-6
obj throw H	2:-20 6:23
obj throw Hu	2:-20 6:23
obj throw N	0:14 3:25 4:-8 5:-10 6:-20
obj throw Np	0:14 3:25 4:-8 5:-10 6:-20
obj throw O	0:-14 1:18 2:7 4:-26 6:20 8:-20
obj throw Op	0:36 1:-48 3:-27 5:17 6:18
obj throw Ou	0:-45 1:49 2:12 3:30 4:-24 5:-18 8:-20
obj throw at	0:-29 1:-21 2:32 4:20
obj throw h	0:-41 1:-8 4:-34 5:6 6:39 7:19 8:-13
obj throw in	0:20 4:-15 6:8 8:-11
obj throw none	1:12 2:-33 3:-11 6:25 7:15 8:-15
obj throw obj	3:-22 6:24
obj throw of	0:-11 3:-24 6:38
obj touch	1:-17 2:11 3:-27 4:-20 5:33 6:12 8:-10
obj touch -	0:6 1:-15 3:-24 4:-13 5:26 6:20 8:-9
obj touch O	0:-27 1:-8 2:31 3:-21 4:-12 5:23 6:18 8:-9
obj touch Ou	0:-35 1:-8 2:36 3:-21 4:-12 5:26 6:18 8:-8
obj touch V	0:36 1:-6 2:-11 3:-7 4:-8
obj touch Vp	0:26 2:-8 3:-6
obj touch h	0:-12 2:14 4:-8 5:10 6:-7
obj touch none	1:-17 2:31 3:-27 4:-20 5:16 6:16 8:-10
obj victim	1:-8 2:32 3:-13 8:-7 9:-8
obj victim -	0:-23 1:-6 2:33
obj victim A	2:21 3:-13 8:-6 9:-8
obj victim Ap	0:8 2:12 3:-13 9:-8
obj victim h	0:21 3:-11 8:-6 9:-8
obj victim none	1:-7 2:19 3:-8
obj word:boss	0:-21 2:-7 3:-24 4:-11 6:6 7:47
obj word:boss -	0:-10 1:8 3:-7 4:-8 6:-12 7:29
obj word:boss A	0:-7 2:-16 3:-18 6:19 7:26
obj word:boss Au	3:-18 7:27
obj word:boss F	0:-9 1:17 2:14 3:-6 6:-16
obj word:boss Fp	0:-7 2:15 6:-6
obj word:boss h	0:-13 2:-6 3:-18 6:15 7:26
obj word:boss is	0:-18 1:-12 2:-13 3:-6 7:42
obj word:boss none	1:14 2:-7 3:-19 4:-6 6:12 7:9
obj word:bricks	2:-14 3:20
obj word:bricks -	2:-14 3:20
obj word:bricks F	3:8
obj word:bricks Fu	3:8
obj word:bricks is	0:-10 2:-14 3:23
obj word:bricks none	0:7
obj word:enemy	0:-7 1:31 2:32 4:-19 5:-18 7:-7 9:-17
obj word:enemy -	0:-22 1:36 2:22 3:-21 4:-15
obj word:enemy A	0:-7 1:23 2:-10 3:17 9:-17
obj word:enemy Ap	2:15
obj word:enemy Au	1:24 2:-27 3:21 9:-16
obj word:enemy F	2:14 3:-14
obj word:enemy Fp	2:14 3:-14
obj word:enemy H	2:14 3:-7
obj word:enemy N	0:11
obj word:enemy O	0:-11 1:16 2:24 4:-15 5:-16
obj word:enemy Op	0:-8 1:17 5:-14
obj word:enemy at	0:-6 1:17
obj word:enemy h	0:18 2:13 3:16 4:-6 5:-16 9:-17
obj word:enemy is	0:-6 2:38 3:-17 5:-16
obj word:enemy none	0:7 1:22 3:12 4:-15 7:-6 9:-16
obj word:goal	0:-18 2:33 3:-24 5:-9 9:15
obj word:goal -	2:16 3:-9 4:-12
obj word:goal A	0:-16 1:10 2:19 3:-17 4:-10 9:15
obj word:goal Ap	0:-10 1:15 3:-15 9:16
obj word:goal h	0:-22 1:-6 2:23 3:-17 4:12 9:15
obj word:goal is	0:13 1:-11 2:19 3:-8 4:-10
obj word:goal none	0:-16 1:10 2:19 3:-17 4:-10 9:15
obj word:hero	0:-6 1:21 7:-11
obj word:hero -	1:23 3:-13 7:-9
obj word:hero A	1:23 3:-12 7:-9
obj word:hero Ap	0:11 3:-8
obj word:hero As	1:13 7:-8
obj word:hero Au	0:-9 1:14
obj word:hero O	2:-7 3:16
obj word:hero h	0:-9 3:16
obj word:hero none	1:18 7:-11
obj word:item	0:7 2:-9 3:14 7:-11
obj word:obstacle	0:10 1:-10 2:6 3:-21 4:13 5:15 6:-6 8:-11
obj word:obstacle -	0:12 1:-10 4:15 8:-10
obj word:obstacle F	2:15 3:-6
obj word:obstacle O	3:-15 4:17 5:16 8:-11
obj word:obstacle h	2:10 3:-24 5:17
obj word:obstacle none	2:15 3:-6
only	1:-20 3:43 4:-13 5:9 7:-12 8:-8 9:-6
only A	0:-29 1:14 3:33 4:-20 5:27 6:-6 7:-9 8:-21
only Ap	3:18 4:-7 5:-6 8:-15
only As	0:-43 1:45 2:-11 3:19
only Au	0:-27 2:10 3:21 4:-23 5:36 8:-12
only F	0:23 1:8 2:24 3:-21 4:12 5:-8 6:-18 8:-8
only Fp	0:20 4:-6
only Fs	0:-6 1:47 3:-37
only Fu	0:13 1:-19 2:34 3:-19 4:16 5:-7 6:-15 8:-6
only H	1:-15 2:-23 3:44 4:-6 5:9 6:-18 7:-10
only Hp	0:-9 1:21 2:-47 3:33 5:12 6:-13
only Hs	0:14 2:-15 3:10
only Hu	1:-30 2:30 3:13 7:-7
only N	0:19 1:-32 3:53 4:-36 5:-11 6:-16 8:-25
only Np	0:-7 1:-10 3:29 6:-12
only Nu	0:22 1:-24 3:37 4:-35 5:-9 6:-6 8:-25
only O	0:-19 1:-41 2:-13 3:11 4:20 5:-6 6:22 7:-7 8:19
only Op	0:-48 1:-30 2:-19 3:43 4:-15 6:13 8:35
only Os	0:-31 1:-34 3:62 7:-6 8:-14
only Ou	0:26 1:-14 3:-66 4:33 6:17
only V	0:15 1:-22 2:23 3:-31 4:-16 5:-6 6:33 8:-12
only Vp	1:6 2:-14 3:-30 6:37
only Vu	0:16 1:-27 2:34 4:-15 6:-6 8:-8
os attack attack	0:-10 2:13
os attack guard	1:16 4:-9
os attack guard A	1:16 4:-9
os avoid avoid	1:-12 2:20
os avoid avoid A	1:-12 2:16
os avoid reach	0:19 2:-16
os avoid reach A	0:19 2:-16
os avoid save	2:6
os avoid save A	2:6
os bring chase	0:-16 2:16
os bring reach	0:-8 3:12
os chase chase	1:28 2:-21 4:-6
os chase chase A	1:28 2:-22 4:-6
os eat eat	4:14 5:-12
os eat eat A	0:18 3:-9
os eat eat F	3:-12 4:17
os eat eat O	3:15 5:-8
os fall take	1:29 2:-19 3:-18 8:15
os fall take A	1:29 2:-19
os fight save	2:19 4:-11
os fight save A	0:-12 2:22 4:-11
os hit hit	1:-6 3:7
os love take	0:23 3:-21
os make make	0:-6 3:9 4:17 8:-15
os make make O	0:-6 3:10
os move move	0:-26 1:15 2:-16 3:12 5:22 8:-13
os move move A	0:-13 2:-6 5:18
os move move O	0:-15 1:17 2:-11 3:13 5:7 8:-11
os move take	1:-7 4:-9 8:20
os over reach	5:-18 8:19
os over reach O	5:-18 8:19
os play avoid	0:12 3:-25 4:19
os play avoid A	0:15 1:-18 3:-16 4:19
os play chase	0:-10 1:6 2:21 3:-14
os play chase A	0:-10 1:6 2:21 3:-14
os play move	1:9 2:-19 3:26
os play move A	2:-18 3:26
os play move O	1:11
os play play	0:-9 1:12 2:-17 3:16
os play steal	0:39 1:-36
os play steal A	0:39 1:-36
os play take	0:-20 1:15 2:11 3:-6
os play take A	0:-20 1:15 2:11 3:-6
os push push	0:-7 2:13 3:-17 8:16
os push reach	3:20 4:-6 5:-7
os push reach O	3:13 5:-6
os race move	0:-13 1:22
os race move A	1:8
os save save	0:-7 8:17
os save save A	0:-6 2:-15 8:18
os shoot move	2:-17 6:17
os shoot move F	2:-17 6:17
os shoot shoot	0:-6 6:11
os sneak sneak	0:-6 1:-14 2:38 4:-7 8:-11 9:-6
os sneak sneak A	0:-6 1:-14 2:38 4:-7 8:-11 9:-6
os steal sneak	2:-18 3:20
os steal sneak A	2:-18 3:20
os take attack	3:20 4:-17
os take attack O	3:20 4:-17
os take avoid	0:6 2:-14 3:16 4:-9
os take avoid O	0:7 4:-8
os take chase	1:-13 2:-19 4:26
os take chase A	1:-12 2:-19 3:33 4:-12
os take guard	1:-15 2:15 3:12 4:-9
os take guard O	3:16 4:-9
os take take	0:-13 1:-29 3:33 4:16 8:-9
os take take A	0:-26 1:-26 3:46
os take take F	0:17 3:-19 4:7
os take take O	3:19 8:-6
os throw move	0:18 3:20 6:-20
os throw move F	0:19 6:-6
os throw reach	1:-6 3:-12 6:18
os throw throw	0:-18 1:-18 2:10 4:11 6:15
os throw throw A	0:-17 1:-18 2:10 4:22
os word:boss play	1:17 3:-9 6:-10
os word:enemy word:enemy	0:22 2:-18
os word:obstacle word:obstacle	0:11 1:-8
rg attack 0	0:16 1:-15 2:29 3:-19 5:6 6:-13 8:-13
rg attack 1	0:6 1:-15 2:-8 8:15
rg attack 2	0:-19 1:-7 2:10 3:13 4:-17 6:17
rg attack 4	1:20 2:-14 4:12 6:-6 8:-9
rg attack far	1:-41 3:13 4:-6 8:27
rg avoid 0	3:10 4:-7 5:-11 8:-9 9:8
rg avoid 1	0:-22 2:22 3:11 4:-6 6:-9 8:-10
rg avoid 2	0:30 1:-12 2:8 3:-9 4:10 6:-7 8:-7 9:-9
rg avoid 4	1:9 2:-10 6:19 8:-16 9:-7
rg avoid far	0:31 1:31 2:-34 3:-15 4:-43 5:-6 6:-34 8:47
rg bring 0	0:25 1:7 2:-23 3:14 8:-17
rg bring 1	0:29 3:-7 4:13 5:-14 6:-11 8:-13
rg bring 2	0:-14 1:24 2:30 3:-24 4:-11 8:-12
rg bring 4	0:-25 1:28 2:-15 3:32 4:-16 5:19 8:-23
rg bring far	1:-39 3:-30 4:17 5:-10 6:-13 8:55
rg chase 0	0:-9 2:21 3:-8 4:-13
rg chase 1	0:39 1:-40 2:18 3:-8 8:-7
rg chase 2	0:-15 2:11 3:12 4:-8 6:-7 8:7 9:-10
rg chase 4	0:7 1:-17 2:-9 3:-8 4:13 5:-6 6:19
rg chase far	0:-24 1:52 2:-26 4:32 5:-15 6:-23 8:-24
rg cross 0	0:-12 1:19
rg cross 1	0:15 2:-12 4:15 5:-10
rg cross 4	0:-8 1:10 3:-17 5:17
rg cross far	0:13 1:-6 2:-6 3:-15 5:25 6:-11 8:-7
rg eat 0	0:-26 1:11 3:10 5:-17 6:-7 8:12
rg eat 1	0:-15 1:6 3:7 4:-12 5:27 8:-24
rg eat 2	0:8 1:37 2:-32 4:-13 8:-7
rg eat 4	0:28 1:-19 2:20 3:-29 4:-7 8:-8
rg eat far	0:38 1:-48 2:-15 3:19 4:-6 5:-8 8:11
rg fall 0	1:-8 2:22 4:-18 5:11 6:-9 7:14 8:-17
rg fall 1	0:41 1:-24 2:-13 4:-12 5:16 6:-7 8:-6
rg fall 2	0:-8 2:23 4:-7
rg fall 4	0:13 1:-16 2:-12 3:13 4:-9 5:-15 6:-10 8:24
rg fall far	0:-67 1:28 2:-19 3:16 4:18 5:-13 6:18 7:-12 8:-6 9:13
rg fight 0	0:20 1:-18 4:-8 6:23
rg fight 1	0:-17 1:-18 2:44 4:8 8:-15
rg fight 2	0:24 1:15 2:-21 8:-14
rg fight 4	0:-12 1:56 2:-12 3:-18 4:-6 5:-8 6:-7 8:-14
rg fight far	1:-12 2:8 3:-9 4:16 5:-11 6:-12 8:-13 9:20
rg guard 0	1:26 3:-10 4:-21 6:-6
rg guard 1	1:-6 3:-24 4:39 6:-8 8:-20
rg guard 2	1:-7 6:16 9:-7
rg guard 4	0:-26 1:29 2:-14 3:-15 4:18
rg guard far	0:-13 1:-31 2:31 3:10 5:-9 6:11
rg hit 0	0:7 1:-13 2:9 3:9 6:-7
rg hit 1	0:7 3:9 4:-28 5:-16 6:-20 8:25
rg hit 2	1:-11 3:47 4:-19 6:-9 8:-22
rg hit 4	0:-27 1:8 3:-22 4:-7 5:-6 6:47 8:-13
rg hit far	0:8 2:-8 3:-69 4:12 6:33 8:26
rg love 0	0:6 1:-7
rg love 4	1:-29 3:14 8:21
rg make 0	1:24 3:7 6:-15 8:-15
rg make 1	1:-22 2:-9 3:30 4:6 8:-6
rg make 2	0:31 4:-19
rg make 4	0:23 3:-7 4:-8
rg make far	0:-19 1:-10 2:-12 4:37 5:-7
rg match 0	0:-10 1:-10 3:24 4:19 5:-6 8:-17
rg match 1	0:-8 1:-15 2:-8 3:29
rg match 2	0:13 1:17 2:-17 4:-12
rg match 4	0:9 1:-10 3:6
rg match far	0:9 2:28 6:-19 8:-17
rg move 0	1:6 3:-19 5:-11 6:19 7:-8 8:19 9:-16
rg move 1	0:-8 1:-19 3:20 4:-26 5:21 8:-11 9:32
rg move 2	2:37 3:-9 4:-33 5:-6 6:-14 8:24
rg move 4	0:14 1:49 2:-13 3:-13 6:-9 8:-33 9:-6
rg move far	0:13 1:-13 2:-22 3:6 4:51 5:-21 6:-16 8:-15 9:-20
rg none far	0:7 1:-6 3:7 5:-7
rg over 0	0:15 2:-22 3:6 4:-8 5:16 6:-7
rg over 1	0:29 1:9 2:-10 3:-16 4:-6 5:8 8:-18
rg over 2	0:-8 1:-8 2:24 3:-16 5:-12 7:-6 8:15
rg over 4	0:-23 1:26 2:6 3:-9 4:-7 5:14 8:-7
rg over far	0:-18 1:8 2:-16 8:23
rg play 0	0:24 1:17 2:-11 3:-29 5:-12
rg play 1	0:13 2:-19 3:23 4:17 6:-15 7:-8 8:-23
rg play 2	0:-47 1:-9 3:57 4:-7 5:7 6:-12 8:-11
rg play 4	0:-18 2:24 3:-37 4:15 6:23
rg play far	0:9 1:-37 2:11 3:-33 4:-16 6:-23 7:19 8:46
rg push 0	0:-26 1:22 2:-7 4:13
rg push 1	0:17 1:-17 2:15 3:13 4:-20 5:-8 6:8 8:-7 9:-15
rg push 4	0:22 1:-18 2:-6 3:15 6:-17
rg race 0	1:18 3:-15
rg race 1	0:12 4:-8
rg reach 0	0:-28 1:15 3:7 4:32 5:-18 6:7 8:-25
rg reach 1	0:16 1:-19 3:-17 4:13 5:-10 8:15
rg reach 2	1:-11 2:-11 3:53 4:-19 5:-10 6:-13 8:-16
rg reach 4	0:46 1:-49 2:-17 3:-30 4:-18 5:21 6:14 8:19
rg reach far	0:-13 1:35 2:-10 3:-21 4:-39 5:60 6:-21 8:-28 9:14
rg save 0	1:6 4:12 5:-8 6:-8
rg save 1	0:-13 1:14 4:-9
rg save 2	0:6 1:-7 2:6 3:-21 4:21 9:-6
rg save 4	0:13 1:-7 4:-6
rg save far	0:-7 1:22 2:-15
rg shoot 0	3:-6 4:-7 5:-6 8:6
rg shoot 1	0:16 1:-30 2:38 3:-27 8:-13 9:18
rg shoot 2	1:22 2:-27 4:11
rg shoot 4	0:-29 2:27 4:-14 6:15
rg shoot far	0:-14 5:7 7:-7 8:12
rg sneak 0	0:-13 1:-10 3:13 4:9 5:-6 9:8
rg sneak 4	0:34 3:-22
rg steal 0	0:9 1:9 2:12 3:-18 4:-6 8:-7
rg steal 1	0:-13 1:15 4:-11 8:10
rg steal 2	1:-61 2:61
rg steal 4	1:9 2:-21 3:9 4:21
rg steal far	0:31 1:18 2:-33 3:9 4:-18 6:6 8:-14
rg take 0	0:28 1:-25 2:-8 3:30 4:-19 5:-10 6:-9 8:8 9:-7
rg take 1	0:-22 1:33 2:19 3:-34 4:11 5:-16 6:-8 8:6
rg take 2	0:19 1:31 2:-9 3:26 4:-15 5:-8 8:-72
rg take 4	0:-27 1:-10 3:-8 4:12 5:-24 6:7 8:42
rg take far	1:-24 2:-32 3:-19 5:48 6:-22 8:27
rg throw 0	1:-16 2:25 4:-10 5:-10 6:15 7:-8
rg throw 1	0:-30 1:48 3:-25 4:-6 6:19 8:-6
rg throw 2	0:49 1:-8 2:-28 3:-10 6:9 8:-13
rg throw 4	0:-24 1:27 4:-12 6:-11 8:17
rg throw far	0:13 1:-28 2:-19 4:42 6:-11
rg touch 0	0:-18 1:-7 4:-7 5:8 6:21
rg touch 1	0:7 1:-9 2:-6 5:17 8:-6
rg touch 4	0:-28 1:28 2:-6 3:9 4:-21 8:15
rg touch far	0:14 2:-12 3:10 4:-11 8:-6
rg victim 0	0:-6 1:10 2:9 9:-8
rg victim 1	1:-17 3:-24 4:34
rg victim 2	3:6 5:-6
rg victim 4	0:-9 1:38 2:-21 4:-12
rg word:boss 0	0:12 1:-9 2:-26 6:-8 7:26
rg word:boss 1	0:-7 1:21 2:16 3:-20 6:-10
rg word:boss 2	0:-9 1:10 2:-7 7:11
rg word:boss 4	1:-52 2:19 3:-15 6:40
rg word:boss far	0:-20 1:24 2:8 3:-26 6:19 7:-7
rg word:bricks far	0:23 3:-20
rg word:enemy 1	2:37 3:-25 4:-12 5:-9
rg word:enemy 2	1:15 2:-20 4:20
rg word:enemy 4	0:-22 2:12 3:21 4:-17 6:-11 8:16
rg word:enemy far	0:25 1:23 2:-15 3:-27 4:-11 8:-6
rg word:goal 4	0:-11 2:-11 3:17 5:16 6:-6 8:-9
rg word:goal far	0:24 1:-7 3:-10
rg word:hero 0	0:12 3:-10
rg word:hero 1	1:20 2:-14
rg word:hero 2	1:-26 2:8 3:17
rg word:hero far	0:13 3:-10
rg word:item 0	0:18 2:-6 3:-6
rg word:item 1	0:7 3:19 9:-16
rg word:item 2	3:-25 4:27
rg word:item 4	0:-19 3:28
rg word:item far	0:-11 3:8 6:10
rg word:obstacle 0	0:-7 1:-15 2:14 4:-18 6:27
rg word:obstacle 1	1:11 2:-13 5:12 7:-11
rg word:obstacle 4	5:-8
rg word:obstacle far	0:-11 1:-9 3:20 4:16 6:-6 8:-11
right attack	0:6 1:-34 2:19 3:6 4:-7 8:15
right attack -	1:-32 2:12 3:21 5:-13 8:15
right attack 0	0:17 6:-15
right attack 0 A	1:-19 2:29 3:-6
right attack 0 F	0:-24 1:21 2:12 3:8 4:-17 6:-12
right attack 0 H	0:-14 1:16 2:-18 3:18
right attack 0 N	2:-16 3:-8 4:26 5:-8 8:-8
right attack 0 O	0:26 2:-10 3:-19 5:15
right attack 0 V	0:30 1:-16 2:-13 4:-17 8:15
right attack 0 e sov	0:34 1:-7 4:-22
right attack 0 e svo	0:15 1:-15 4:12 5:9 6:-10 8:-12
right attack 0 e v2	0:-10 2:13
right attack 0 n sov	0:-9 2:-14 3:22
right attack 0 n svo	0:-9 1:16 3:-20 8:13
right attack 0 sov	0:23 1:-10 2:-14 3:22 4:-18 6:-7
right attack 0 sov none	0:23 1:-10 2:-14 3:23 4:-24
right attack 0 svo	0:7 1:6 3:-18 4:9 6:-10
right attack 0 svo in	1:-9 8:15
right attack 0 svo none	1:-7 2:15 3:-14 4:10 5:9 6:-9 8:-8
right attack 0 svo with	0:12
right attack 0 v2	0:-11 2:16
right attack 0 v2 none	0:-11 2:16
right attack 1	0:-18 1:-16 2:36 3:-34 6:15 8:12
right attack 1 A	0:-12 2:25 3:-8
right attack 1 H	1:-11 2:15
right attack 1 O	3:-27 6:17 8:13
right attack 1 e svo	0:-20 2:24 3:-9 4:9 6:17 8:-17
right attack 1 n sov	0:9 1:-10 2:10 3:-7
right attack 1 n svo	0:-7 3:-21 8:28
right attack 1 sov	0:9 1:-10 2:10 3:-7
right attack 1 svo	0:-26 1:-7 2:29 3:-29 6:16 8:12
right attack 1 svo none	0:-19 2:30 3:-28 4:-6 8:27
right attack 1 svo to	0:-8 4:10 6:18 8:-17
right attack 2	1:-42 3:43 4:-10 8:8
right attack 2 F	0:-19 3:19
right attack 2 O	0:29 1:-29 3:-8 8:9
right attack 2 e svo	0:-29 1:-18 3:43 4:-10 8:8
right attack 2 svo	1:-42 3:43 4:-10 8:8
right attack 2 svo none	0:-12 1:-41 3:48
right attack A	0:-33 1:-34 2:44 3:17
right attack F	0:-40 1:20 2:12 3:22 4:-17 6:-12
right attack H	0:-16 1:7 2:-7 3:18
right attack N	2:-16 3:-8 4:26 5:-8 8:-8
right attack O	0:47 1:-33 2:-12 3:-49 5:13 6:12 8:13
right attack V	0:40 1:-18 2:-14 4:-24 8:15
right attack h	0:11 2:12 3:-21 4:-12 5:14
right avoid	0:8 1:21 2:13 4:-18 5:-11 6:-13 7:-7
right avoid -	1:55 2:20 3:-7 4:-35 5:-11 6:-20 8:-17
right avoid 0	0:32 1:-16 2:15 3:22 4:-7 5:-10 6:-25 7:-7 8:-29
right avoid 0 A	0:-7 1:-18 2:20 3:20 5:-15 8:-6
right avoid 0 F	0:35 1:38 2:-14 3:-20 4:-6 6:-24 8:-16 9:-6
right avoid 0 H	1:-13 2:-8 5:14 6:-7 9:19
right avoid 0 N	3:6 5:-8 8:6
right avoid 0 O	0:21 1:-26 2:-12 3:25 4:12 5:-8 6:-9 8:-25
right avoid 0 V	0:11 1:-13 2:28 3:8 4:-25 8:-8
right avoid 0 e sov	0:61 1:-14 2:-22 3:-6 4:-10 5:-8
right avoid 0 e svo	0:13 1:-34 3:16 4:-8 8:-16 9:22
right avoid 0 e v2	1:-12 2:20
right avoid 0 n sov	0:-21 1:-34 2:65 3:-26 4:-6 5:7 6:-7 8:-6
right avoid 0 n svo	1:22 2:-29 3:28 4:23 5:-9 6:-24 8:-29
right avoid 0 n v2	0:12 1:21 2:-12 3:11 4:-32 8:15 9:-6
right avoid 0 sov	0:36 1:-43 2:49 3:-29 4:-14 6:-10 8:-6 9:-6
right avoid 0 sov and	2:12 3:-10
right avoid 0 sov from	0:16 1:-31 2:25 3:-7
right avoid 0 sov none	1:-10 2:26 3:-6
right avoid 0 sov obj	0:34 1:-6 3:-11 4:-8 5:6 6:-8
right avoid 0 sov to	0:-9 2:17 4:-6
right avoid 0 svo	0:11 1:6 2:-30 3:34 4:20 5:-11 6:-24 8:-36 9:13
right avoid 0 svo at	0:9 2:-13 3:-6 4:22 8:-11
right avoid 0 svo from	0:-10 1:-8 3:63 4:-8 5:-6 8:-41
right avoid 0 svo in	0:-8 1:13 3:6 4:-14 8:6
right avoid 0 svo none	0:11 2:-12 6:-20 9:16
right avoid 0 svo of	0:7 1:21 2:-20 3:-21 4:22 6:-7 8:-7
right avoid 0 v2	0:7 1:7 2:9 3:9 4:-32 8:14 9:-7
right avoid 0 v2 from	1:-12 2:17
right avoid 0 v2 none	0:8 1:22 2:-8 3:11 4:-20 9:-6
right avoid 1	1:25 2:10 3:-36 6:-8 8:19 9:-11
right avoid 1 A	1:35 2:9 3:-22 8:-6 9:-7
right avoid 1 F	0:-20 1:-14 3:26
right avoid 1 H	0:-11 2:8 3:-17 5:21
right avoid 1 N	5:-11 8:16
right avoid 1 O	0:23 1:-11 3:-36 4:12 8:10
right avoid 1 e sov	0:-14 1:13 3:-19 4:26
right avoid 1 e svo	0:17 1:-16 2:34 3:-19 4:-15 9:-8
right avoid 1 n sov	0:8 1:6 8:-6
right avoid 1 n svo	2:-27 4:-25 5:9 8:32
right avoid 1 n v2	1:20 3:-15
right avoid 1 sov	0:-6 1:17 3:-23 4:25 8:-6
right avoid 1 sov none	0:10 1:15 2:-14
right avoid 1 sov subj	1:7 2:-6
right avoid 1 svo	0:7 1:-7 2:11 3:-8 4:-35 5:9 8:31 9:-9
right avoid 1 svo none	0:16 2:-26 3:6 4:-35 5:20 8:20
right avoid 1 svo of	0:-11 1:-12 2:34 3:-20 5:-11 8:17 9:-8
right avoid 1 v2	0:-10 1:20 3:-24 4:22 8:-11
right avoid 1 v2 none	1:20 3:-15
right avoid 2	0:-34 1:35 2:-18 3:17 4:-39 5:-11 6:20 8:19
right avoid 2 A	0:-13 1:23 2:-11
right avoid 2 F	0:-8 3:15
right avoid 2 N	3:-6 4:-34 8:39
right avoid 2 O	0:-10 3:12 5:-10 6:21 8:-15
right avoid 2 e v2	0:22 4:-22
right avoid 2 n sov	0:-14 1:6 2:-9 4:-15 5:-6 6:21
right avoid 2 n svo	0:-23 3:8 8:20
right avoid 2 sov	0:-24 1:20 2:-10 4:-16 5:-6 6:21
right avoid 2 svo	0:-33 1:20 2:-10 3:8 4:-6 8:20
right avoid 2 svo none	0:-23 1:22 2:-10 3:14
right avoid 2 v2	0:17 3:13 4:-22 5:-6
right avoid 2 v2 none	0:-6 3:13 5:-6
right avoid A	0:-20 1:24 2:18 4:-7 5:-14 8:-10 9:-6
right avoid F	0:16 1:26 2:-14 3:11 4:-6 6:-27 8:-17 9:-6
right avoid H	0:-11 3:-20 5:31 6:-8 9:17
right avoid N	0:6 1:-9 4:-30 5:-19 8:48
right avoid O	0:27 1:-36 2:-17 4:21 5:-18 6:14 8:-21
right avoid V	0:-6 1:18 2:27 3:-9 4:-26 8:-9
right avoid h	0:17 1:-38 3:7 5:-6 7:-7 8:10
right bring	1:10 6:-23 8:6 9:-6
right bring -	0:-18 1:14 3:10 5:-18 6:-19 8:17
right bring 0	1:12 2:-10 6:-13 9:-6
right bring 0 A	0:8 1:25 2:-6 3:-20 4:-7
right bring 0 F	0:15 1:-8 2:-11 3:19 4:-10
right bring 0 H	0:-13 1:17 2:9 3:-12
right bring 0 N	0:-29 3:25 4:21 5:-7 8:-12
right bring 0 O	0:26 1:-36 2:-8 3:-12 4:-7 5:21 6:-9 8:24
right bring 0 V	1:13 8:-13
right bring 0 e sov	0:34 2:-9 3:-30 4:7
right bring 0 n sov	0:-47 1:15 2:-13 3:13 4:11 8:23
right bring 0 n svo	1:9 2:6 3:18 4:-16 6:-11 8:-22
right bring 0 n v2	0:24 1:-11 3:-13
right bring 0 sov	0:-11 1:13 2:-20 3:-15 4:16 5:-7 8:22
right bring 0 sov none	0:37 2:-9 3:-25
right bring 0 sov obj	0:-12 3:28 4:-6
right bring 0 svo	1:9 3:18 4:-16 5:10 6:-11 8:-22
right bring 0 svo at	0:14 1:-12
right bring 0 svo is	0:19 1:-11 2:8 3:-24
right bring 0 svo none	0:-16 1:21 3:24 4:-14 5:11 6:-11 8:-18
right bring 0 v2	0:24 1:-11 3:-13
right bring 0 v2 none	0:24 1:-11 3:-13
right bring 1	1:18 4:8 5:-7 6:-13 8:-29
right bring 1 A	1:-35 2:15 3:24
right bring 1 F	0:13 4:-10
right bring 1 N	1:35 3:-9 8:-20
right bring 1 O	1:-6 3:-15 4:28 6:-10
right bring 1 e sov	0:-19 1:34 3:-9 4:18 6:-10 8:-18
right bring 1 n svo	0:20 1:-11 2:6 3:7 4:-10 8:-14
right bring 1 sov	0:-21 1:37 2:-6 3:-7 4:18 6:-10 8:-18
right bring 1 sov to	1:-6 3:-6 4:18 6:-10
right bring 1 svo	0:20 1:-11 2:6 3:7 4:-10 8:-14
right bring 1 svo none	0:-13 2:7 3:11 8:-13
right bring 1 svo to	0:32 1:-16 4:-12
right bring 2	0:-7 1:-26 2:6 3:-6 4:-7 8:35
right bring 2 N	0:27 2:-12 4:-6
right bring 2 e sov	0:7 4:-6
right bring 2 n svo	0:-14 1:-29 2:8 8:36
right bring 2 sov	0:7 4:-6
right bring 2 svo	0:-14 1:-29 2:8 8:36
right bring 2 svo none	0:-14 1:-29 2:8 8:36
right bring A	0:8 4:-10
right bring F	0:25 1:-8 2:-11 3:17 4:-19
right bring H	0:-7 1:14 2:13 3:-13
right bring N	0:-7 1:28 2:-14 3:16 4:12 5:-13 6:-7 8:-31
right bring O	0:20 1:-32 2:-9 3:-21 4:21 5:20 6:-18 8:24
right bring V	0:-37 1:10 3:-7 4:-6 8:24
right bring h	0:42 1:-9 2:-8 3:-12 5:17 6:-8 8:-19 9:-6
right chase	2:14 3:-11 4:18 5:-22 6:-7 7:-6 8:-14 9:-10
right chase -	0:-22 1:23 2:18 3:-15 4:10 5:-15 6:-26 8:-10
right chase 0	0:20 1:-6 2:16 3:-8 5:-14 8:-9 9:-8
right chase 0 A	1:-17 2:35 3:12 4:-27 8:-8 9:-9
right chase 0 H	1:29 2:-37 6:19
right chase 0 N	3:9 4:18 5:-11 6:-18
right chase 0 O	0:7 1:-15 2:30 3:-34 4:10
right chase 0 e svo	0:-18 1:-20 2:27 3:6 4:7 5:-12 9:-8
right chase 0 e v2	1:28 2:-21 4:-6
right chase 0 n sov	0:-9 1:-11 2:18
right chase 0 n svo	0:52 1:14 2:-28 3:-7 8:-8
right chase 0 n v2	1:-34 2:40
right chase 0 sov	0:-13 1:-11 2:19
right chase 0 sov none	2:9
right chase 0 sov to	1:-10 2:14
right chase 0 svo	0:34 5:-14 8:-9 9:-9
right chase 0 svo none	0:16 2:22 5:-13 6:-21 8:-8 9:-9
right chase 0 v2	0:-6 2:15 3:-7 4:-6
right chase 0 v2 none	0:-6 2:15 3:-7 4:-6
right chase 1	0:-8 2:11 3:6 4:25 5:-12 6:-13 8:-23
right chase 1 A	0:24 1:11 2:-37 3:10 4:-7
right chase 1 H	1:-19 2:27 3:-6
right chase 1 N	0:-23 1:22 3:26 4:-8 6:-6 8:-16
right chase 1 O	0:-15 1:-7 2:19 3:-25 4:40 5:-6 6:-7 8:-14
right chase 1 e svo	2:-16 3:21 4:30 5:-7 6:-7 8:-26
right chase 1 e v2	0:-11 2:13 3:6
right chase 1 n svo	0:6 1:25 3:-20 6:-7
right chase 1 svo	1:23 2:-13 4:27 5:-11 6:-13 8:-23
right chase 1 svo none	0:7 1:27 2:-8 3:-10 4:13 5:-7 8:-26
right chase 1 v2	0:-11 2:13 3:6
right chase 1 v2 none	0:-11 2:13 3:6
right chase 2	0:-18 1:22 2:-12 3:-8 4:-6 8:19
right chase 2 A	0:-11 1:26 2:-12
right chase 2 e svo	0:-11 1:26 2:-12
right chase 2 svo	0:-18 1:22 2:-12 3:-8 4:-6 8:19
right chase 2 svo none	0:-11 1:26 2:-12
right chase A	0:7 2:14 3:14 4:-32 8:-8 9:-9
right chase H	0:8 1:16 2:-20 3:-8 5:-8 6:18
right chase N	0:-27 1:19 3:27 4:12 5:-13 6:-22 8:-16
right chase O	0:-14 1:-26 2:39 3:-55 4:42 5:-7 6:-12
right chase h	0:22 1:-33 3:8 4:12 5:-11 6:12 8:-9 9:-11
right cross	0:18 1:11 2:-25 3:-28 4:7 5:27 6:-10 8:-12
right cross -	0:11 1:29 2:-18 3:-23 5:15 6:-10 8:-9
right cross 0	0:10 2:-17 3:-19 4:19 5:8
right cross 0 A	0:14 1:21 2:-11 3:-10 4:-7 5:-10
right cross 0 V	0:7 1:-16 2:-7 4:18
right cross 0 e sov	0:8
right cross 0 e svo	0:-6 1:-23 4:34
right cross 0 n sov	1:28 2:-7 3:-10 4:-10
right cross 0 n svo	0:11 2:-7 3:-7 5:10
right cross 0 sov	0:6 1:24 2:-11 3:-10 4:-11
right cross 0 sov none	0:17 2:-7 4:-8
right cross 0 svo	1:-20 2:-7 3:-11 4:28 5:8
right cross 0 svo none	0:-6 2:-6 4:31 5:-10
right cross 1	1:12 2:-8 3:-6 4:-11 5:26 6:-10 8:-8
right cross 1 A	0:-18 1:21
right cross 1 O	1:-12 5:26 6:-10
right cross 1 n sov	0:-18 1:21
right cross 1 n svo	0:11 1:10 4:-11 8:-7
right cross 1 svo	1:9 3:-6 4:-11 5:26 6:-10 8:-7
right cross A	1:34 2:-13 3:-10 4:-7 5:-10
right cross F	0:7 1:9 3:-13 4:-14 5:17 8:-8
right cross O	1:-12 5:26 6:-10
right cross V	0:24 1:-29 2:-8 4:17
right cross h	0:10 1:-26 2:-8 3:-7 4:15 5:17
right eat	0:14 2:-12 3:14 4:-22 5:9 6:-10 7:-6 8:-8 9:-8
right eat -	1:-12 2:26 3:-7 5:-18 6:-7 8:-18
right eat 0	1:9 3:9 4:-18 5:10 6:-9 7:-6 8:-8 9:-6
right eat 0 A	0:-25 1:-10 2:17 3:23 4:-9 5:9
right eat 0 F	0:-16 2:-11 3:15 4:7 5:-8 6:-6 8:-10
right eat 0 N	0:25 4:-17
right eat 0 O	1:17 2:-6 3:-28 4:-8 5:13 8:7
right eat 0 V	0:21 1:7 2:-14 3:-9
right eat 0 e sov	3:16 5:-7
right eat 0 e svo	0:-9 1:11 2:12 3:-22 4:-17 8:21
right eat 0 e v2	0:19 4:12 5:-12
right eat 0 n sov	1:-23 2:-33 3:44
right eat 0 n svo	1:16 3:-11 4:-19 5:24 6:-6 8:-24
right eat 0 n v2	1:-12 2:14
right eat 0 sov	1:-24 2:-35 3:55 5:-7
right eat 0 sov none	0:-18 1:-13 3:31
right eat 0 sov obj	0:-10 1:-12 3:32 5:-7
right eat 0 svo	0:-8 1:22 3:-24 4:-32 5:23 6:-7
right eat 0 svo in	0:8
right eat 0 svo is	0:-14 1:29 3:-11
right eat 0 svo none	0:-20 1:-10 2:12 3:-7 4:-17 5:30 6:-6 8:8
right eat 0 svo with	0:34 1:-31
right eat 0 v2	0:15 1:-14 2:9 4:10 5:-8
right eat 0 v2 none	0:15 1:-14 2:9 4:10 5:-8
right eat 1	0:7 2:-12 3:9 4:-7 8:10
right eat 1 A	0:23 2:-10
right eat 1 F	3:10
right eat 1 e svo	3:9 8:-6
right eat 1 e v2	0:-41 1:18 2:7 3:7
right eat 1 n svo	0:20 1:-34 8:22
right eat 1 n v2	5:6
right eat 1 sov	0:24 2:-23
right eat 1 svo	0:22 1:-35 2:-6 8:15
right eat 1 svo none	0:20 1:-38 3:6 8:17
right eat 1 v2	0:-42 1:18 2:6 3:7 8:-6
right eat 1 v2 none	0:-39 1:14 2:6 3:8 5:6 8:-6
right eat 1 v2 with	1:6
right eat 2	0:26 1:-6 8:-14
right eat 2 A	0:29 1:-9 8:-14
right eat 2 n svo	0:29 1:-9 8:-14
right eat 2 svo	0:29 1:-9 8:-14
right eat A	0:12 1:-19 2:11 3:23 4:-13 5:6 8:-18 9:-6
right eat F	0:-19 2:-11 3:22 4:6 5:-8 8:-14
right eat H	1:8
right eat N	0:7 4:-20 8:19
right eat O	1:16 2:-7 3:-28 4:-8 5:18
right eat V	0:24 1:9 2:-15 3:-10
right eat h	0:18 1:32 2:-73 3:32 4:-37 5:25 8:6 9:-7
right fall	0:-13 1:-15 3:18 4:-19 5:6 8:-8 9:10
right fall -	0:13 1:-14 3:6 4:-7 5:-6 6:-22 7:-12 8:25
right fall 0	0:-10 1:-30 2:10 3:38 4:-9 5:10 6:-25 8:-14
right fall 0 A	0:21 1:-11 2:-7
right fall 0 F	0:-11 1:-16 2:-10 3:45
right fall 0 H	0:-19 2:28 3:-9
right fall 0 N	0:-17 3:25 5:18 8:-21
right fall 0 O	0:9 1:-17 3:12 5:-6 6:-21 7:8 8:9
right fall 0 V	1:11 2:8 3:-13
right fall 0 e svo	2:-8 3:8 5:8 6:-8 7:20 8:-21
right fall 0 n sov	0:-6 1:-12 2:27 3:11 4:-14 5:-6
right fall 0 n svo	0:-7 1:-18 2:15 3:18 4:18 5:-25 6:-14 7:-18 8:11
right fall 0 n v2	2:-11 3:18 4:-12
right fall 0 sov	0:-7 1:-12 2:9 4:-16 5:20
right fall 0 sov subj	0:-19 1:-16 3:17 5:23
right fall 0 svo	1:-20 2:11 3:22 4:15 5:-10 6:-20 7:6 8:-10
right fall 0 svo none	1:-16 4:24 5:8 6:-12 7:-10
right fall 0 svo of	0:-25 2:11 3:36 7:-10 8:-16
right fall 0 svo with	0:6 2:-6 3:-6 5:-12 6:-7 7:22
right fall 0 v2	2:-11 3:18 4:-12
right fall 0 v2 none	2:-11 3:18 4:-12
right fall 1	0:35 1:-11 3:-7
right fall 1 A	0:21 1:-7
right fall 1 O	0:10
right fall 1 e svo	0:10
right fall 1 n svo	0:14 1:-6 2:-6
right fall 1 svo	0:23 1:-8
right fall 1 svo none	0:34 1:-8 2:-22
right fall 2	0:-45 1:28 3:-24 4:-14 6:23 8:12 9:14
right fall 2 O	0:-27 1:33 3:-19 6:24 8:-7 9:-12
right fall 2 e svo	0:-45 1:28 3:-24 4:-14 6:23 8:12 9:14
right fall 2 svo	0:-45 1:28 3:-24 4:-14 6:23 8:12 9:14
right fall 2 svo none	0:-39 1:28 3:-24 6:23 8:-7 9:14
right fall A	0:33 1:-18 2:-24 3:-9 4:-6 9:22
right fall F	0:-11 1:-16 2:-10 3:45
right fall H	0:-25 1:-7 2:39 3:-9
right fall N	0:-16 3:22 4:-13 5:17 8:-7
right fall O	1:11 5:-9 7:7 9:-12
right fall V	1:11 2:8 3:-13
right fall h	0:-45 2:10 3:17 4:-18 5:10 6:17 7:12 8:-33 9:13
right fight	0:12 1:21 2:16 3:-30 4:8 5:-21 8:-47 9:13
right fight -	1:25 2:-8 3:-20 4:20 5:-17 6:14 8:-37
right fight 0	0:18 1:11 2:17 3:-30 5:-13 6:7 8:-31 9:15
right fight 0 A	0:7 1:14 3:-16 4:-6
right fight 0 F	0:-10 6:-11 9:20
right fight 0 H	1:-20 2:22
right fight 0 O	0:9 1:7 3:-19 4:7 5:-11 6:21 8:-25
right fight 0 e sov	0:17 2:13 3:-11 5:-8
right fight 0 e svo	0:26 2:-26 4:17 8:-7
right fight 0 n sov	0:15
right fight 0 n svo	0:-9 1:25 2:9 3:-20 4:-15 6:10 8:-23 9:16
right fight 0 n v2	0:-12 1:-14 2:23
right fight 0 sov	0:31 1:-7 2:8 3:-15 5:-8
right fight 0 sov obj	0:-6 2:19 3:-11
right fight 0 svo	1:24 2:-11 3:-20 5:-7 6:10 8:-28 9:16
right fight 0 svo in	0:7 2:-11 4:18 8:-15
right fight 0 svo none	0:-8 1:36 3:-19 4:-15 6:-15 9:17
right fight 0 svo with	0:-13 1:-17 6:28
right fight 0 v2	0:-12 1:-14 2:23
right fight 0 v2 none	0:-12 1:-14 2:23
right fight 1	0:-25 1:28 2:6 4:13 5:-10 6:-7 8:-17
right fight 1 A	0:-18 1:16 2:7 8:-7
right fight 1 O	1:16 5:-8 6:-6
right fight 1 e sov	0:-14 1:12 2:8 8:-7
right fight 1 n svo	1:18 5:-8 6:-7
right fight 1 sov	0:-15 1:13 2:7 8:-7
right fight 1 svo	0:-14 1:18 4:16 5:-9 6:-7 8:-11
right fight 1 svo none	0:-17 1:22 5:-7
right fight 2	0:22 1:-16 8:-6
right fight A	1:27 2:6 3:-16 4:-9 8:-7
right fight F	0:-10 6:-11 9:19
right fight H	1:-20 2:23
right fight N	4:17 8:-14
right fight O	0:9 1:21 3:-21 4:6 5:-18 6:15 8:-29
right fight V	0:34 1:-17 8:-9
right fight h	0:10 1:-7 2:31 3:-14 4:-13 5:-6 6:-12 8:-16 9:17
right guard	0:-32 1:12 3:-32 4:30 5:-14 6:10 8:-21 9:-9
right guard -	0:-41 1:21 3:-37 4:22 6:10 8:-7
right guard 0	0:-12 1:29 2:-19 3:-18 4:15 5:-13 8:-21
right guard 0 A	0:-14 2:18 3:-7 4:9
right guard 0 F	3:-21 4:33 6:-11
right guard 0 H	1:20 2:-30 3:-6 6:17
right guard 0 O	0:9 3:18 5:-12 8:-18
right guard 0 e sov	1:25 2:-21 3:-23 4:6 6:13
right guard 0 e svo	1:15 3:-16 4:13
right guard 0 n sov	0:-12 1:-30 2:29 3:18 5:-8
right guard 0 n svo	1:13 2:-9 3:-8 4:10 8:-15
right guard 0 n v2	1:21 2:-23 3:12 4:-9
right guard 0 sov	0:-16 5:-12 6:13
right guard 0 sov none	1:22 3:-6 4:-7 6:-6
right guard 0 sov obj	2:-16 3:-17 4:17 6:17
right guard 0 sov subj	0:-12 1:-26 2:26 3:18 5:-8
right guard 0 svo	1:21 2:-11 3:-23 4:19 6:-7 8:-18
right guard 0 svo none	0:-16 1:9 2:-10 3:-23 4:37 6:-7
right guard 0 v2	1:21 2:-21 3:12 4:-10
right guard 0 v2 none	1:21 2:-23 3:12 4:-9
right guard 1	0:-24 1:-24 2:35 3:-22 4:30 6:7 9:-8
right guard 1 A	0:-21 2:6 3:-12 4:23 9:-7
right guard 1 H	1:-32 2:34
right guard 1 N	4:11
right guard 1 e sov	1:-18 2:20
right guard 1 e svo	3:-12 4:10 6:11
right guard 1 e v2	4:16 9:-7
right guard 1 n svo	0:-19 1:7 2:22 3:-11 4:-11
right guard 1 n v2	1:-19 4:20
right guard 1 sov	1:-18 2:20
right guard 1 sov from	1:-18 2:20
right guard 1 svo	0:-21 2:21 3:-22 6:10
right guard 1 svo none	0:-20 2:22 3:-15
right guard 1 v2	1:-20 4:33 9:-7
right guard 1 v2 none	1:-20 4:33 9:-7
right guard 2	1:6
right guard 2 A	1:6
right guard 2 e v2	1:6
right guard 2 v2	1:6
right guard 2 v2 none	1:6
right guard A	0:-35 2:23 3:-17 4:22 9:-8
right guard F	3:-28 4:33
right guard H	1:-9 3:-6 6:17
right guard N	1:20 4:-10
right guard O	0:9 3:18 5:-12 8:-18
right guard h	0:6 1:-16 2:13 4:16 5:-11 8:-18 9:-8
right hit	1:-8 2:14 3:-9 4:-32 5:-24 6:31 7:-11 8:16 9:-6
right hit -	1:-6 4:-28 5:-16 6:32
right hit 0	0:6 1:-18 2:14 3:6 4:-26 5:-23 6:10 7:-7 8:23
right hit 0 A	0:42 1:-34 2:16 3:-39 4:-9 8:24
right hit 0 F	0:-47 1:-25 2:-20 4:7 6:42
right hit 0 H	2:29 6:-20
right hit 0 N	0:12 3:-9 4:-14 8:13
right hit 0 O	1:14 2:7 3:7 4:-16 5:-14 6:-27 8:12
right hit 0 V	0:-18 1:17 2:-11 3:24 8:-15
right hit 0 e sov	2:-10 3:14
right hit 0 e svo	0:47 1:-30 2:-10 3:9 8:-15
right hit 0 e v2	0:17 1:-6 3:-24 4:18
right hit 0 n sov	0:-11 1:-8 2:20 3:-10 4:-20 5:-7 6:9 8:23
right hit 0 n svo	0:-14 1:7 2:-6 3:12 4:-26 5:-13 6:10 8:16
right hit 0 n v2	0:-22 2:32
right hit 0 sov	0:-8 1:-11 2:8 4:-21 5:-8 6:8 8:21
right hit 0 sov none	0:11 1:-7 3:15 6:-7
right hit 0 sov obj	0:11 4:-7 6:20 8:-9
right hit 0 svo	0:17 1:-7 2:-13 3:18 4:-29 5:-13 6:8 8:7
right hit 0 svo at	0:32 4:-8 8:-17
right hit 0 svo none	0:-12 1:-12 3:-8 4:-11 6:30 8:7
right hit 0 svo of	0:-20 1:-8 3:22 4:-12 6:-7 8:23
right hit 0 svo with	0:34 1:-30 2:-11 3:25 6:-24
right hit 0 v2	0:-7 1:-6 2:29 3:-24 4:15
right hit 0 v2 none	0:-7 1:-6 2:30 3:-10
right hit 1	1:6 3:-24 6:22
right hit 1 A	0:21 1:-23 2:6
right hit 1 O	0:-10 1:28 3:-21
right hit 1 n sov	0:-10 1:17 2:-18 3:-7 6:18
right hit 1 n svo	0:16 1:-11 2:11 3:-19 6:6
right hit 1 sov	0:-10 1:17 2:-18 3:-7 6:18
right hit 1 sov none	0:22 1:-26 2:-11 6:20
right hit 1 svo	0:15 1:-11 2:11 3:-18 6:6
right hit 1 svo none	0:21 3:-17
right hit 1 svo of	6:7
right hit 2	0:-9 1:12 3:-15 4:-7 6:22 8:-13
right hit 2 O	0:-20 1:20 3:-14 4:-7 6:22 8:-13
right hit 2 n svo	1:-25 6:30 8:-8
right hit 2 svo	1:-25 6:30 8:-8
right hit 2 svo none	1:-25 6:30 8:-8
right hit A	0:63 1:-57 2:21 3:-39 4:-10 8:23
right hit F	0:-52 1:-25 2:-27 4:7 6:53 7:-6
right hit H	2:29 6:-20
right hit N	0:12 3:-9 4:-14 8:13
right hit O	0:-17 1:44 3:-15 4:-23 5:-17
right hit V	0:-18 1:17 2:-11 3:24 8:-15
right hit h	1:-6 2:21 3:-20 4:-14 5:-11 7:-8 8:24
right love	1:-35 3:24 8:19
right love -	1:-35 3:24 8:19
right love 0	0:18 1:-35 8:21
right love 0 A	0:27 1:-22
right love 0 O	0:-10 1:-16 8:21
right love 0 n svo	1:-22 8:22
right love 0 svo	1:-22 8:21
right love 0 svo none	0:6 1:-7
right love A	0:27 1:-22
right love O	0:-13 1:-16 3:10 8:21
right make	0:14 2:-23 3:22 4:22 5:-11 6:-20 8:-21
right make -	0:18 2:-21 3:15 4:23 5:-12 6:-20 8:-21
right make 0	0:22 1:19 2:-23 3:11 6:-17 8:-21
right make 0 A	0:15 1:29 2:-23 3:-12 4:-11
right make 0 F	0:-9 3:31 4:-8 6:-16
right make 0 N	0:11 3:-20 4:21 8:-21
right make 0 O	0:13 1:-11 3:10
right make 0 e v2	0:21 1:-8 3:-13 4:17 8:-15
right make 0 n sov	0:38 1:-22 2:-10 3:19 4:-11 6:-16
right make 0 n svo	0:-6 1:27 2:-16 4:-6
right make 0 n v2	0:-16 1:24
right make 0 sov	0:36 1:-22 2:-10 3:21 4:-11 6:-16
right make 0 sov none	0:19 1:-24 3:27 4:-7 6:-16
right make 0 sov subj	0:10
right make 0 svo	0:-8 1:27 2:-16 4:-7
right make 0 svo none	0:-6 1:25 2:-15 4:-7
right make 0 v2	1:16 3:-15 4:16 8:-18
right make 0 v2 none	0:17 1:17 3:-25 4:8 8:-15
right make 0 v2 with	0:-6 3:10
right make 1	0:33 1:-8 4:-21 5:-6
right make 1 O	0:10 5:-6
right make 1 n svo	0:29 3:-27
right make 1 svo	0:28 3:-26
right make 1 svo none	0:28 3:-26
right make 1 v2	1:-6 3:28 4:-18
right make 1 v2 none	1:-6 3:28 4:-18
right make 2	0:-33 1:-26 3:18 4:38
right make 2 n v2	0:-14 1:-22 3:-14 4:39
right make 2 v2	0:-14 1:-22 3:-14 4:39
right make 2 v2 none	0:-14 1:-22 3:-14 4:39
right make A	1:10 2:-24 3:-13 4:24
right make F	0:12 3:21 4:-16 6:-16
right make N	0:16 3:-20 4:18 8:-22
right make O	1:-20 3:35 4:-7 5:-10 6:-8
right make h	0:-9 3:13
right match	0:6 1:-8 3:49 5:-12 6:-21 8:-32
right match -	0:-6 1:-8 3:56 5:-7 6:-21 8:-32
right match 0	0:11 1:18 2:-25 3:39 5:-11 6:-20 8:-32
right match 0 A	0:9 1:10 2:-18
right match 0 F	2:-7 3:30 6:-18
right match 0 O	0:10 1:13 3:12 4:7 5:-11 8:-31
right match 0 e sov	0:-11 1:12 2:-18 3:13
right match 0 e svo	0:-7 3:7
right match 0 n sov	1:-7 2:-7 3:12
right match 0 n svo	0:38 1:-18 3:16 4:-10 5:-6 6:-17
right match 0 n v2	0:-13 1:29 8:-17
right match 0 sov	1:7 2:-23 3:22
right match 0 sov obj	0:-12 2:-6 3:18
right match 0 sov of	0:-15 1:-14 3:30
right match 0 svo	0:31 1:-18 3:21 4:-11 5:-6 6:-17
right match 0 svo none	0:14 1:-12
right match 0 v2	0:-15 1:29 4:17 8:-31
right match 1	0:6 1:-18 3:18
right match 1 A	0:29 1:-15 3:-10
right match 1 O	0:-22 3:27
right match 1 svo	0:21 1:-12 3:-9
right match 1 svo as	0:21 1:-12 3:-9
right match 1 v2	0:-22 3:27
right match 1 v2 none	0:-22 3:27
right match A	0:34 2:-19 3:-7
right match F	2:-7 3:30 6:-18
right match O	0:-8 1:11 3:33 4:7 5:-11 8:-31
right move	0:7 1:21 2:-12 3:-10 6:-7 7:-11
right move -	0:6 1:18 2:-8 3:-9 4:-16 5:6 6:13 7:-8 9:-9
right move 0	0:7 1:13 2:6 3:-10 7:-9 8:-18 9:11
right move 0 A	0:-15 1:-27 2:-24 3:20 4:15 5:8 6:-8 7:-6 8:20 9:10
right move 0 F	1:15 2:16 3:-48 5:-22 6:40 9:10
right move 0 H	0:-11 1:11
right move 0 N	0:12 1:-17 2:24 3:-15 4:12 5:-6 8:-25
right move 0 O	0:25 1:14 3:22 4:-23 5:7 6:-36 8:-27
right move 0 V	0:15 1:25 4:-10 6:-9 8:-18
right move 0 e sov	0:40 2:-10 3:-15 4:17 5:-6 6:-19 8:-15
right move 0 e svo	0:31 1:-81 2:55 3:16 4:13 5:-11 6:-14 8:-29 9:-10
right move 0 e v2	0:-21 2:-6 5:29 8:-6
right move 0 n sov	0:12 1:7 2:-24 4:-31 5:6 6:18 8:13
right move 0 n svo	0:-42 1:50 2:-7 3:-10 4:6 5:-21 7:-9 8:-16 9:23
right move 0 n v2	0:19 1:6 2:-6 3:-11 4:-21 5:-6 6:10
right move 0 sov	0:44 1:7 2:-32 3:-14 4:-16 9:-6
right move 0 sov from	0:-9 1:21 8:-11
right move 0 sov none	0:18 1:-13 2:-14 3:-17 4:-19 5:-18 6:21 8:27
right move 0 sov obj	0:18 1:-17 3:-23 4:17 5:18 6:-6 8:-10
right move 0 sov of	0:23 3:-10
right move 0 sov subj	0:-15 1:18 2:-16 3:26 4:-17 6:-7
right move 0 sov with	0:20 6:-6 8:-12
right move 0 svo	0:-18 1:8 2:21 4:17 5:-26 6:-11 7:-9 8:-28 9:17
right move 0 svo from	1:23 2:-31 3:-12 5:-16 8:7 9:32
right move 0 svo in	0:65 1:-31 3:-15 4:-13 8:-10
right move 0 svo none	0:-16 2:26 3:23 4:29 5:-11 6:-11 7:-8 8:-55 9:-20
right move 0 svo of	0:-13 1:22 2:-6 3:-23 9:22
right move 0 svo with	0:-51 2:10 5:-8 8:21
right move 0 v2	2:-12 3:-12 4:-20 5:23 6:9
right move 0 v2 none	1:20 2:-6 3:-9 4:-15 5:10 6:10 8:-21
right move 1	0:9 1:19 2:-23 3:-23 4:-11 8:24 9:-12
right move 1 A	0:22 1:35 2:-19 3:-13 4:-11 8:-17 9:-9
right move 1 F	1:18 3:-6 4:-11 6:-7 8:10
right move 1 H	0:-23 1:21
right move 1 N	0:11 1:-12 4:-12 6:-8 8:20
right move 1 O	3:-8 4:-18 5:11 6:-7 8:16
right move 1 V	0:-11 1:-34 4:29 6:19
right move 1 e sov	1:-9 2:17 4:-10 8:11
right move 1 e svo	0:34 1:7 3:-9 4:-6 8:-19 9:-7
right move 1 n sov	0:-14 1:-11 2:14 3:-13 4:-7 5:23
right move 1 n svo	0:-31 1:31 2:-41 4:12 5:-18 6:7 8:30
right move 1 n v2	0:24 1:-7 3:-10
right move 1 sov	0:-19 1:-19 2:29 3:-13 4:-17 5:22 8:12
right move 1 sov in	1:-17 2:23 4:-9 8:8
right move 1 sov subj	1:10 2:-6
right move 1 svo	1:31 2:-43 3:-7 4:8 5:-18 8:17 9:-11
right move 1 svo in	0:13 1:-8 5:-11 8:17
right move 1 svo none	1:12 2:-42 3:-13 4:14 5:-9 6:9 8:13 9:-8
right move 1 svo of	8:-6
right move 1 svo with	0:-19 1:26 3:-7
right move 1 v2	0:31 1:-7 3:-10 4:-10
right move 1 v2 none	0:31 1:-7 3:-10 4:-10
right move 2	1:-12 2:-14 3:27 4:16 5:-8 6:-10 9:-11
right move 2 A	1:6 2:-12 3:-9 4:23 9:-10
right move 2 F	1:-15 3:38 4:-7 6:-9 8:-11
right move 2 N	0:-6 5:-6 8:16
right move 2 O	0:15 1:-6
right move 2 e sov	0:-33 1:21 4:28 9:-10
right move 2 e svo	0:-30 1:39 2:-7
right move 2 n svo	0:69 1:-63 3:-11 5:-7 8:14
right move 2 sov	0:-35 1:19 3:16 4:27 8:-11 9:-10
right move 2 sov none	0:-33 1:21 4:28 9:-10
right move 2 svo	0:37 1:-16 2:-9 3:-11 4:-9 5:-7 8:13
right move 2 svo none	0:43 1:-15 2:-9 3:-11 4:-8
right move A	1:-6 2:-40 3:12 4:25 6:-8 7:-8 8:10
right move F	0:-9 1:21 2:11 3:-25 4:-14 5:-26 6:31 9:7
right move H	0:-32 1:30
right move N	0:17 1:-29 2:24 3:-19 5:-13 6:-8 8:13
right move O	0:30 1:15 3:12 4:-36 5:16 6:-40 7:-6 8:-11
right move V	1:-14 2:-6 3:-7 4:20 6:12 8:-18
right move h	1:11 2:-11 4:18 5:-22 6:-26 7:-8 9:11
right none	0:7 1:-6 3:7 5:-7
right none -	1:14 2:-13 3:16 5:-9 7:-8 9:-8
right none 0	2:7 4:6 8:-7 9:-6
right none 0 A	2:-14 3:12 6:-10 7:15
right none 0 F	0:29 1:-48 2:21 3:12 4:20 5:-8 6:-19 7:-16 8:-14 9:-7
right none 0 H	0:-11 2:28 3:10 4:-25 5:-30 6:7 8:-7 9:-7
right none 0 N	0:-16 1:-27 4:13 5:22 6:23 7:-14 8:-18 9:-7
right none 0 O	0:-6 2:9 3:-15 6:12 7:-6 8:20 9:-7
right none 0 V	0:14 1:36 2:-14 3:-28 4:-13 5:-12 6:9 8:-6
right none 0 n sov	1:22 2:13 4:16 6:-42 7:11 8:-41 9:-9
right none 0 n svo	1:-15 2:7 6:6 9:-7
right none 0 n v2	0:16 1:-8 3:-17 5:-33 8:20 9:12
right none 0 sov	1:22 2:13 4:16 6:-42 7:11 8:-41 9:-9
right none 0 sov in	0:12 3:-18 4:32 8:-26
right none 0 sov is	0:-21 2:-6 3:20 4:16
right none 0 sov none	0:-27 1:11 2:10 4:-18 6:-28 7:25 9:-6
right none 0 sov obj	0:-9 2:50 3:-24 5:-9 6:-15
right none 0 sov of	0:64 1:-32 2:-39 3:23 4:-9
right none 0 sov subj	1:38 3:-46 4:13 5:8 7:-14
right none 0 sov to	0:-22 1:48 2:-7 3:-18 4:11 6:-6 8:-18
right none 0 sov with	0:-6 3:24 4:-14 8:-15
right none 0 svo	1:-15 2:7 6:6 9:-7
right none 0 svo as	0:29 1:-29 2:-18 3:28
right none 0 svo at	1:12 2:-36 4:32 5:-18 6:-10 7:24 8:-37
right none 0 svo for	0:7 1:7 3:-9
right none 0 svo from	0:-10 1:-63 2:42 3:-27 4:-7 5:17 6:16 7:-13 9:-9
right none 0 svo in	1:24 2:-43 3:-18 4:6 5:29 6:-21 7:-13 8:-8
right none 0 svo is	1:-14 2:17 3:-12 5:13 6:-12 7:12 8:-8
right none 0 svo none	0:22 1:-14 2:-10 3:18 4:-6 5:-11 9:-6
right none 0 svo not	2:21 3:-13
right none 0 svo of	0:-23 1:27 2:-21 3:12 5:-18 6:14 8:6
right none 0 svo to	0:-52 1:-19 2:6 3:-9 4:29 6:49 8:-14
right none 0 svo vs	0:-14 1:-6 2:69 3:-28 4:-24 5:-9 6:-10 8:-10
right none 0 svo with	0:-6 1:-8 2:-20 3:23 4:-16 5:10 6:6 7:-14 8:23
right none 0 v2	0:16 1:-8 3:-17 5:-33 8:20 9:12
right none 0 v2 at	0:-30 1:-11 2:-10 4:-12 8:51
right none 0 v2 from	1:-11 2:16 4:-13 8:14
right none 0 v2 in	0:-32 1:-10 2:10 3:33 5:-6 6:-8 7:17 8:-13
right none 0 v2 is	2:10 4:-8
right none 0 v2 none	0:42 1:9 2:-21 3:-40 4:18 5:-22 6:-20 8:-6 9:17
right none 0 v2 not	2:17 3:-15
right none 0 v2 to	0:-16 2:-9 3:37 5:-13
right none 0 v2 vs	0:-9 1:-20 2:38 3:-12
right none 0 v2 with	0:26 1:14 2:-35 4:-21 5:-9 6:21 8:-12
right none 1	0:18 1:-7 3:9 4:-17 5:-13
right none 1 A	0:-8 1:-6 2:20 3:-16 5:14 6:-33 8:-19 9:7
right none 1 F	0:-6 1:34 2:-28 3:-12 4:-9 5:-6 6:24 7:16 8:-27 9:-12
right none 1 H	0:49 1:-37 3:-18 4:-7 5:9 8:-6 9:-8
right none 1 N	0:49 1:-7 2:-9 4:-14 5:-31 6:-14
right none 1 O	0:-13 2:-40 3:30 4:-9 5:-23 7:-11 8:26 9:-6
right none 1 V	0:44 1:-39 3:23 4:-33 5:6 6:-17 8:-19
right none 1 n sov	0:40 1:-23 2:-36 3:-32 4:-9 5:-11 6:9 7:19 8:7 9:19
right none 1 n svo	0:7 1:7 2:10 4:-15 5:-22 6:-13 7:-7 8:8 9:-8
right none 1 n v2	0:7 1:-35 2:-11 3:36 5:25 6:8 7:-8 8:-32 9:-12
right none 1 sov	0:40 1:-23 2:-36 3:-32 4:-9 5:-11 6:9 7:19 8:7 9:19
right none 1 sov and	0:18 1:-6 8:-7
right none 1 sov from	0:30 1:-23
right none 1 sov in	3:-6 8:14
right none 1 sov none	0:38 1:-42 2:-12 3:-53 4:6 6:19 7:23 8:-18 9:22
right none 1 sov subj	0:37 2:-36
right none 1 sov to	0:-19 2:19 3:-9 4:-18 8:24
right none 1 svo	0:7 1:7 2:10 4:-15 5:-22 6:-13 7:-7 8:8 9:-8
right none 1 svo as	0:25 1:-26
right none 1 svo at	2:21 3:-26 4:-55 6:-7 8:52 9:-6
right none 1 svo from	0:12 1:35 2:-20 3:-17 4:6 5:-11
right none 1 svo in	2:13 3:29 8:-33
right none 1 svo is	0:15 1:30 2:-21 3:-12 5:-7 7:-6 8:-8
right none 1 svo none	1:6 2:9 3:11 4:-11 5:-16 8:-33
right none 1 svo of	0:25 1:-78 2:13 3:9 4:20 9:-13
right none 1 svo to	0:-34 2:-19 3:-15 4:7 8:50
right none 1 svo vs	2:10
right none 1 svo with	0:-18 1:29 3:-13 6:-23 8:13
right none 1 v2	0:7 1:-35 2:-11 3:36 5:25 6:8 7:-8 8:-32 9:-12
right none 1 v2 at	0:-6 1:-6 3:77 4:-56 8:-38
right none 1 v2 from	0:-33 2:-8 3:28 4:20 8:-12
right none 1 v2 in	1:-23 2:-18 3:-13 4:23 8:33
right none 1 v2 none	0:18 1:-10 3:-7 5:31 8:-23 9:-12
right none 1 v2 with	0:21 1:-6 2:-9 3:-19 6:13 8:-6
right none 2	4:7 5:-18 6:-15 7:-13 8:16 9:-10
right none 2 A	0:26 4:-67 5:-13 7:-12 8:36 9:-9
right none 2 F	0:-23 2:-22 3:14 4:-9 5:-7 6:-13 8:40
right none 2 H	0:53 1:-16 2:-36
right none 2 N	0:-26 1:-12 2:-7 3:35 4:18 5:15 6:-7 8:-20
right none 2 O	0:27 1:6 2:7 3:-13 5:-23 6:-6 8:-21
right none 2 V	0:-72 2:40 3:-27 4:54 8:-23
right none 2 n sov	0:-22 1:-34 2:13 3:37 5:-6 6:-12 8:8
right none 2 n svo	0:8 1:21 2:-15 4:6 5:-9 7:-11 9:-8
right none 2 n v2	0:8 1:-6 2:7 3:-8 5:-14 6:-19 8:16
right none 2 sov	0:-22 1:-34 2:13 3:37 5:-6 6:-12 8:8
right none 2 sov and	1:24 2:-31 3:22 4:-12
right none 2 sov none	0:24 1:-20 3:20 4:-6 8:-13
right none 2 sov subj	0:-27 1:-33 2:54 3:-6
right none 2 svo	0:8 1:21 2:-15 4:6 5:-9 7:-11 9:-8
right none 2 svo at	0:-35 1:-6 3:-19 4:24 8:19
right none 2 svo for	0:-17 1:35 3:-13 8:-7
right none 2 svo from	0:9 1:-7 2:-6 3:8 4:28 6:-16 8:-27
right none 2 svo in	0:-26 1:30 4:-22 5:32 8:-18
right none 2 svo is	0:-7 3:10
right none 2 svo none	0:15 1:-10 3:10 4:-14 5:-24 6:9 7:-11 9:-7
right none 2 svo of	0:-9 3:-19 4:7 6:26
right none 2 svo to	0:25 2:-8 8:-7
right none 2 svo with	0:50 1:42 2:-15 3:-14 4:-17 5:-9 6:-19 8:-22
right none 2 v2	0:8 1:-6 2:7 3:-8 5:-14 6:-19 8:16
right none 2 v2 at	0:78 3:-52 8:-33
right none 2 v2 from	0:20 1:-8 2:10 3:-8 8:-11
right none 2 v2 none	1:-29 2:-30 3:21 4:9 6:-6 8:31
right none 2 v2 with	0:-47 1:18 2:30 4:-7 5:-12 6:-9 8:13
right none A	1:7 3:6 4:-13 6:-15 7:7
right none F	0:10 1:-16 3:15 4:13 5:-11 9:-10
right none H	0:38 1:-21 2:20 4:-27 5:-18 8:-10 9:-11
right none N	1:-31 2:-8 3:15 4:18 5:17 6:12 7:-13 8:-27 9:-8
right none O	5:-17 6:6 7:-10 8:22 9:-7
right none V	1:8 2:14 3:-18 5:-8 8:-30 9:-7
right none h	0:11 1:-35 2:28 3:-10 6:-13
right over	1:19 2:-10 3:-31 4:-20 5:23 6:-10 7:-10 8:18 9:-6
right over -	0:-26 1:16 4:-12 7:-10 8:12
right over 0	1:6 3:-12 4:-14 5:25 6:-9 7:-7 8:-14
right over 0 A	1:11 2:16 3:-12 5:-27 8:-6
right over 0 F	0:-9 3:16 4:-8 5:12 6:-7
right over 0 H	2:-13 5:17 7:-6
right over 0 O	0:9 2:-12 3:-16 5:23 8:-7
right over 0 e svo	0:-17 1:-14 2:-10 5:30 8:7
right over 0 n sov	1:-33 2:31 3:-10 4:-9 5:23 8:-8
right over 0 n svo	0:-6 1:56 2:-20 3:-8 5:-18 7:-6 8:-12
right over 0 n v2	0:26 2:-15 3:6 5:-13
right over 0 sov	1:-33 2:31 3:-10 4:-9 5:23 8:-8
right over 0 sov obj	0:-15 3:-8 5:23
right over 0 svo	0:-20 1:41 2:-27 3:-10 5:14 7:-6 8:-6
right over 0 svo none	0:-17 1:29 2:-12 3:-9 5:16 7:-6 8:-12
right over 0 v2	0:26 2:-15 3:6 5:-13
right over 0 v2 none	0:26 2:-15 3:6 5:-13
right over 1	1:40 2:-7 3:-22 4:-7
right over 1 A	0:10 1:31 2:-17 4:-7 8:-20
right over 1 F	1:13 3:-21 8:15
right over 1 n sov	0:-16 1:35 3:-7 8:-14
right over 1 n svo	0:27 1:-8 4:-7 8:-6
right over 1 sov	0:-16 1:35 3:-7 8:-14
right over 1 sov none	0:-13 1:23 2:6 8:-14
right over 1 sov subj	1:14 3:-7
right over 1 svo	0:27 1:-8 3:-15 4:-7 8:10
right over A	0:12 1:31 3:-14 4:-10 5:-27 8:-24
right over F	0:-13 1:8 3:-7 4:-8 5:10 6:-8 8:19
right over H	5:14 7:-6
right over O	0:9 2:-12 3:-16 5:23 8:-7
right over V	0:-11 1:-23 8:30
right over h	0:24 1:7 2:-16 3:-36 4:-11 5:21 6:-6 8:8
right play	0:-6 1:-23 4:15 5:-7 6:-13 7:6 8:16 9:-8
right play -	0:-27 1:-7 2:15 3:-14 4:15 5:-6 6:-9 7:9 8:18
right play 0	0:-11 1:-9 3:23 4:14 6:6 7:-12 8:-22 9:-6
right play 0 A	0:-10 1:10 2:-10 4:25 8:-12
right play 0 H	1:-9 2:32 3:-7 7:-6 8:-8
right play 0 N	0:13 1:-8 2:-8 3:-11 4:-15 5:14 8:10
right play 0 O	0:-15 1:-7 2:-8 3:61 5:-16 6:-23 8:-24
right play 0 e svo	2:-17 3:19
right play 0 n sov	1:13 2:-14 4:11 8:-10
right play 0 n svo	0:-9 1:-38 2:29 3:14 4:8 6:6 7:-10 8:-14
right play 0 n v2	0:8
right play 0 sov	0:-8 1:17 2:-15 4:10 8:-10
right play 0 sov none	0:-8 1:17 2:-15 4:10 8:-10
right play 0 svo	0:-10 1:-38 2:8 3:26 4:8 6:6 7:-10 8:-14
right play 0 svo is	2:12 4:-6
right play 0 svo none	0:-17 1:-32 2:13 3:35 4:-8 6:-13 7:-7 8:6
right play 0 svo to	0:11 3:-7 4:23 6:-14 8:-10
right play 0 svo with	0:-11 1:-6 2:-24 3:7 6:28
right play 0 v2	1:12
right play 1	0:-16 1:-16 3:-37 4:8 6:-28 7:19 8:46
right play 1 A	0:-21 1:-15 2:27 3:-12 4:19
right play 1 F	1:-8 2:-10 3:-21 4:-10 6:-23 8:47
right play 1 H	2:-11 6:-6 7:23
right play 1 n svo	0:-26 1:-39 2:16 3:-34 4:11 6:-23 7:19 8:47
right play 1 svo	0:-27 1:-16 3:-34 4:11 6:-23 7:19 8:46
right play 1 svo none	0:-33 1:-14 3:-29 4:14 6:-22 7:20 8:43
right play 2	0:28 3:-12 4:-7
right play 2 n sov	2:15 4:-7
right play 2 n svo	0:31 2:-18 3:-12
right play 2 sov	2:15 4:-7
right play 2 svo	0:31 2:-18 3:-12
right play 2 svo none	0:31 2:-18 3:-12
right play A	3:-14 4:36 5:-6 7:-7 8:-16
right play F	1:-13 2:-19 3:-31 4:-11 6:11 8:46
right play H	0:-18 2:19 3:-8 6:-8 7:18 8:-10
right play N	1:-11 2:-8 3:-12 4:-21 5:14 8:24
right play O	1:-7 2:-8 3:57 5:-17 6:-23 8:-35
right play V	1:6
right play h	0:35 1:-23 2:-13 3:17 6:-7
right push	0:27 1:-9 3:22 5:-11 6:-11 8:-6 9:-14
right push -	0:38 1:-9 2:-22 3:14 5:-10 6:-9
right push 0	0:32 1:-6 3:17 5:-11 6:-11 8:-6 9:-14
right push 0 A	0:-21 1:8 3:21 4:-10
right push 0 F	0:12 3:25 4:-6 6:-14 9:-15
right push 0 H	0:32 1:-32 2:-21 4:23
right push 0 N	0:-7 2:18 3:-18 4:-7 8:16
right push 0 O	0:37 1:-15 3:-6 4:-7 5:-6
right push 0 V	1:20 8:-17
right push 0 e sov	0:-8 3:11 4:-9 5:-6 6:10
right push 0 e svo	3:16 6:-17
right push 0 e v2	0:-7 2:13 3:-17 8:16
right push 0 n sov	2:18 3:-16
right push 0 n svo	0:36 1:13 2:-28 4:13 8:-19 9:-14
right push 0 n v2	0:14 1:-17 3:20 4:-8 8:-7
right push 0 sov	0:-8 2:18 4:-10 5:-7 6:10
right push 0 sov none	2:18 3:-16
right push 0 svo	0:40 1:12 2:-28 3:13 4:13 6:-19 8:-19 9:-14
right push 0 svo none	0:34 1:12 2:-28 4:17 6:-17 8:-16
right push 0 v2	0:7 1:-19 2:10 3:6 4:-10 8:10
right push 0 v2 none	0:9 2:13 3:-15 8:-6
right push 1	2:-6 3:8
right push 1 A	0:26 2:-6 3:-17
right push A	1:6 3:9 4:-10
right push F	0:12 3:25 4:-6 6:-14 9:-15
right push H	0:32 1:-32 2:-21 4:23
right push N	0:-7 2:18 3:-18 4:-7 8:16
right push O	0:13 1:-17 3:12 4:-8 5:-6
right push V	1:20 8:-17
right push h	0:-14 2:18 3:13 9:-15
right race	0:8 1:23 3:-15 4:-8
right race -	0:8 1:23 3:-15 4:-8
right race 0	0:8 1:23 3:-15 4:-8
right race 0 A	0:-11 1:15
right race 0 V	0:19 1:9 3:-15 4:-9
right race 0 e sov	0:-9 1:12
right race 0 e svo	1:16 3:-14
right race 0 n svo	0:18 4:-8
right race 0 sov	0:-9 1:12
right race 0 sov of	0:-7 1:11
right race 0 svo	0:16 1:12 3:-14 4:-9
right race 0 svo none	1:16 3:-14
right race A	0:-11 1:15
right race V	0:19 1:9 3:-15 4:-9
right reach	2:-18 4:-10 5:44 6:-9 8:-21 9:7
right reach -	0:9 1:7 2:-35 3:30 4:-26 5:41 6:-6 8:-41
right reach 0	0:-12 1:-32 2:-8 4:18 5:26
right reach 0 A	0:16 1:12 3:-46 4:18 5:-7 6:16 8:-11
right reach 0 F	0:-22 2:-15 3:26 5:-7 6:-6 8:18
right reach 0 H	2:17 5:-10
right reach 0 N	0:23 4:-10 5:-9
right reach 0 O	0:-13 1:-9 2:-24 4:-17 5:37 8:14
right reach 0 V	0:-10 1:-42 2:6 3:8 4:28 5:13 8:-19
right reach 0 e sov	0:20 4:-6 5:-9
right reach 0 e svo	0:24 1:-23 2:12 4:-8
right reach 0 n sov	0:-31 2:-6 4:41 8:-8
right reach 0 n svo	0:16 1:-10 2:-8 3:-6 4:-7 6:18 8:10
right reach 0 n v2	0:-26 3:-17 5:48 6:-15
right reach 0 sov	0:-12 2:-8 4:37 5:-11 8:-9
right reach 0 sov none	0:6 3:-24 4:31 5:-9
right reach 0 svo	0:30 1:-25 3:-7 4:-12 5:-7 6:18 8:9
right reach 0 svo from	4:-8 8:14
right reach 0 svo in	0:-10 4:17 5:-10
right reach 0 svo none	0:38 1:-12 2:-39 3:9 4:-22 6:10 8:6
right reach 0 svo with	0:-11 1:-13 2:32 3:-18 6:15 8:-11
right reach 0 v2	0:-35 1:-7 3:6 4:-9 5:46 6:-15
right reach 0 v2 none	0:-15 3:12 4:-9 5:15
right reach 1	1:32 2:-14 3:-8 4:-25 5:21 6:-17 8:-22 9:14
right reach 1 A	0:-7 1:12 3:-17 9:16
right reach 1 F	0:-21 1:19 5:18 6:-7 8:-11
right reach 1 N	0:-7 1:16 4:-13
right reach 1 O	1:-6 3:14 5:10 6:-10 8:-14
right reach 1 V	1:13 4:-10 8:-10
right reach 1 n sov	0:6 1:21 4:-6 8:-16
right reach 1 n svo	0:-16 1:17 2:-13 4:-20 5:24 6:-17 8:-7 9:15
right reach 1 sov	0:6 1:21 4:-6 8:-16
right reach 1 sov subj	1:7
right reach 1 svo	0:-16 1:17 2:-13 4:-20 5:24 6:-17 8:-7 9:15
right reach 1 svo none	0:9 1:-15 2:-14 5:27 8:-21 9:15
right reach 1 svo with	0:-12 1:19 3:8 6:-15
right reach 2	0:30 1:-24 2:-8 3:10 4:-24 5:13 8:-9
right reach 2 A	0:19 1:-16 2:-6 3:27 4:-19 5:-7
right reach 2 F	0:27 3:-35 5:20
right reach 2 O	0:-14 1:-10 3:31 4:-6
right reach 2 n sov	0:36 1:-9 3:-23
right reach 2 n svo	1:-16 2:-6 3:24 4:-24 5:13 8:-7
right reach 2 sov	0:36 1:-9 3:-23
right reach 2 svo	1:-16 2:-6 3:24 4:-24 5:13 8:-7
right reach 2 svo none	0:-12 1:-14 2:-6 3:24 4:-24 5:17
right reach A	0:20 1:13 2:-7 3:-28 5:-15 6:14 8:-15 9:14
right reach F	0:-14 1:15 2:-18 5:26 6:-13 8:7
right reach H	0:27 1:-16 2:7 5:-12
right reach N	0:13 1:15 4:-21 5:-9
right reach O	0:-16 1:-23 2:-24 3:24 4:-22 5:40 6:-12
right reach V	0:-6 1:-27 2:6 3:8 4:21 5:13 8:-26
right reach h	1:-17 2:8 3:-41 4:16 5:9 8:21 9:12
right save	1:18 3:-24 4:13 5:-11 6:-8 9:-9
right save -	0:-16 1:22
right save 0	1:17 3:-6 5:-11 6:-8
right save 0 A	0:-7 2:-7 5:-6 8:14
right save 0 V	1:20 8:-18
right save 0 e v2	0:-7 8:17
right save 0 n svo	0:10 1:30 2:9 3:-6 4:-16 5:-6 6:-7 8:-20
right save 0 svo	0:10 1:30 2:9 3:-6 4:-16 5:-6 6:-7 8:-20
right save 0 svo is	0:20 1:-6 2:-11
right save 0 svo none	0:-10 1:36 2:19 3:-6 4:-15 6:-7 8:-20
right save 0 v2	0:-8 8:17
right save 0 v2 none	0:-6 2:-14 8:18
right save 1	3:-20 4:17
right save 1 A	3:-20 4:17
right save 1 e v2	3:-14 4:22
right save 1 n svo	3:-7 4:-6
right save 1 svo	3:-7 4:-6
right save 1 svo none	0:9 1:7 2:-15 4:-6
right save 1 v2	3:-14 4:22
right save 1 v2 none	3:-14 4:22
right save A	3:-23 4:16 5:-6 8:11 9:-9
right save V	1:20 8:-18
right save h	0:17 2:6 3:-22 4:12 5:-10 6:-6 9:-7
right shoot	0:-11 2:29 3:-26 4:-6 7:-11 9:9
right shoot -	0:10 1:8 2:-6 3:-7 4:-10 5:6 7:-10 8:-8
right shoot 0	0:-8 2:39 3:-24 5:-19 6:-11 8:-6 9:13
right shoot 0 A	2:9
right shoot 0 F	1:-18 3:7 9:20
right shoot 0 H	1:-6 2:16
right shoot 0 N	0:-20 1:23 6:9
right shoot 0 O	0:14 1:24 2:21 3:-26 5:-11 6:-13 8:-8
right shoot 0 V	0:6 1:-31 2:22 8:6
right shoot 0 e svo	0:25 1:-51 2:12 3:19 4:10 6:-9
right shoot 0 e v2	0:-6 6:11
right shoot 0 n sov	0:-24 1:-8 2:32
right shoot 0 n svo	0:-7 1:37 3:-32 4:-12 5:-13 6:-14 9:15
right shoot 0 sov	0:-24 1:-13 2:43 3:-8
right shoot 0 svo	0:10 2:13 3:-17 5:-16 6:-21 9:14
right shoot 0 svo none	0:29 1:-24 2:23 5:-16 6:-13 8:-11
right shoot 0 svo of	3:-16 9:20
right shoot 0 svo with	0:-19 1:31 6:-7
right shoot 0 v2	0:-6 6:11
right shoot 1	2:-24 3:-6 5:21 6:28 8:-20
right shoot 1 A	0:10 1:-19 2:-8 4:11
right shoot 1 H	0:13 2:-28 5:25
right shoot 1 O	0:14 1:-12 6:18 8:-11
right shoot 1 V	0:-31 1:30 2:7 4:-6
right shoot 1 e svo	0:11 1:-14 2:-7 6:17
right shoot 1 e v2	3:-6 6:15
right shoot 1 n svo	0:-7 1:11 2:-19 5:24 8:-14
right shoot 1 svo	2:-24 5:22 6:15 8:-17
right shoot 1 svo none	0:-20 1:11 2:-18 4:6 5:24 8:-6
right shoot 1 v2	3:-6 6:15
right shoot 2	0:-10 2:13 5:-8 6:-14 7:-6 8:24
right shoot 2 A	0:-13 2:25
right shoot 2 O	1:-15 2:-9 3:8 4:-13 5:-8 6:-7 8:27
right shoot 2 e svo	0:-14 1:-8 2:25 3:-12 4:14
right shoot 2 n svo	1:6 2:-12 4:-17 5:-8 6:-10 7:-6 8:26
right shoot 2 svo	0:-9 2:13 5:-8 6:-14 7:-6 8:24
right shoot 2 svo none	2:18 4:10 5:-6 6:-11 7:-6 8:-18
right shoot A	1:-17 2:18 3:-6 4:6
right shoot F	0:-7 1:-19 2:-6 4:11 6:7 8:-7 9:19
right shoot H	0:6 1:10 2:-17 3:-6 5:23 6:-6 7:-7
right shoot N	0:-20 1:23 6:9
right shoot O	0:28 2:13 3:-16 4:-20 5:-19 8:13
right shoot V	0:-19 1:-7 2:28 5:-6
right shoot h	0:-36 1:-14 2:40 3:-22 5:-14 8:11 9:16
right sneak	0:13 4:10 5:-9 8:-10 9:7
right sneak -	0:9 1:13 3:-14 8:-7
right sneak 0	0:-14 1:-8 3:12 4:12 5:-6 8:-6 9:7
right sneak 0 A	0:-19 1:6 3:12 4:-8 8:-11 9:8
right sneak 0 F	4:7
right sneak 0 O	0:-10 2:-10 4:20 8:6
right sneak 0 e svo	0:17 1:-17
right sneak 0 e v2	1:-14 2:36 4:-7 8:-10 9:-6
right sneak 0 n sov	0:-10 2:17
right sneak 0 n svo	0:-15 1:20 2:-33 3:19 4:27 8:-13
right sneak 0 n v2	2:-20 8:16 9:16
right sneak 0 sov	0:-10 2:17
right sneak 0 sov to	0:-10 2:17
right sneak 0 svo	2:-31 3:17 4:26 8:-13
right sneak 0 svo none	2:-31 3:17 4:14
right sneak 0 v2	0:-7 1:-14 2:20 4:-10 5:-6 8:6 9:10
right sneak 0 v2 in	0:-7 1:-13 2:28 4:-9 8:6 9:-6
right sneak 1	0:32 1:7 3:-22 4:-8
right sneak 1 O	0:18 3:-10
right sneak 1 e v2	0:18 3:-10
right sneak 1 v2	0:16 1:7 3:-10
right sneak 1 v2 none	0:16 1:7 3:-10
right sneak A	0:-21 1:15 3:12 4:-11 8:-12 9:8
right sneak F	4:13
right sneak O	0:8 2:-10 3:-10 4:18 5:-6
right sneak h	1:-17 3:6 4:10 9:8
right steal	0:12 1:-18 2:22 3:8 4:-13 8:-11 9:-7
right steal -	0:21 1:-12 2:32 3:-18 4:-27 8:-7
right steal 0	0:8 1:-10 2:32 4:-16 5:-14 6:-6
right steal 0 A	1:-11 2:29 4:-9 8:-6
right steal 0 F	0:8 4:-7 6:-6 8:12
right steal 0 H	0:19 2:-8 3:-11
right steal 0 O	0:-12 2:21 3:8 5:-14
right steal 0 e sov	0:-10 2:8 3:12
right steal 0 e svo	0:21 3:-16
right steal 0 n sov	0:15 1:-21 2:15
right steal 0 n svo	1:14 2:11 3:-20 4:-8
right steal 0 n v2	0:-10 2:12 3:8 5:-14 8:11
right steal 0 sov	1:-22 2:19 3:13
right steal 0 sov none	0:10 2:7 3:-6
right steal 0 sov obj	2:-16 3:20
right steal 0 sov subj	1:-22 2:25
right steal 0 svo	0:14 1:12 2:14 3:-32 4:-9
right steal 0 svo none	0:15 1:12 2:13 3:-32 4:-9
right steal 0 v2	0:-13 2:11 3:12 5:-14 8:11
right steal 0 v2 none	0:-12 2:12 3:19 5:-14
right steal 1	0:12 1:-18 2:-10 4:11 5:10 8:-16 9:-6
right steal 1 A	0:-14 1:-14 2:10 4:21
right steal 1 F	0:24 2:-21 3:7
right steal 1 N	0:11 4:-7 5:14 8:-14
right steal 1 e sov	1:-7
right steal 1 e svo	0:-7 2:-19 3:33
right steal 1 n sov	0:21 2:-24
right steal 1 n svo	0:6 1:-14 2:24 3:-38 4:16 6:7 8:-13
right steal 1 sov	0:23 2:-15
right steal 1 sov from	0:25 1:-18 2:-7
right steal 1 svo	1:-18 4:14 8:-15
right steal 1 svo none	0:-10 1:-14 2:22 3:-12 6:6
right steal 1 v2	0:-7 5:15
right steal 1 v2 none	0:-7 5:15
right steal 2	3:15 4:-11
right steal 2 n svo	3:15 4:-11
right steal 2 svo	3:15 4:-11
right steal 2 svo none	3:15 4:-11
right steal A	0:-16 1:-16 2:32 3:-7 4:8 8:-6
right steal F	0:29 2:-22 3:6 4:-10 8:9
right steal H	0:19 2:-8 3:-11
right steal N	0:11 4:-7 5:14 8:-14
right steal O	0:-15 2:21 3:20 4:-12 5:-14
right steal h	1:-8 2:-11 3:20 4:14 9:-7
right take	2:-6 3:13 6:-14 7:-6 8:24 9:-8
right take -	0:20 1:13 3:-37 6:-16 8:27
right take 0	0:10 1:8 3:17 4:-6 5:-6 6:-8 8:-15 9:-7
right take 0 A	1:23 2:35 3:-29 8:-25 9:-7
right take 0 F	0:27 2:-10 3:11 4:-19 6:-11 8:-13
right take 0 H	0:-6 1:23 2:-18
right take 0 N	0:20 1:-20 3:-8 4:13 5:-6 8:8
right take 0 O	0:8 1:-32 2:-10 3:47 4:-14 8:-27
right take 0 V	0:-26 2:-17 3:15 4:13 8:22
right take 0 e sov	0:28 2:28 3:-41 4:-13 8:-8
right take 0 e svo	1:-13 2:20 4:-8
right take 0 e v2	0:-14 1:-33 2:22 3:15 4:17 8:-6
right take 0 n sov	0:-15 1:10 2:-49 3:77 4:-7 5:-18 8:-22 9:-7
right take 0 n svo	0:13 1:10 2:6 3:-32 4:-6 5:9
right take 0 n v2	0:-7 1:28 2:-16 3:-7 5:-7 8:13
right take 0 sov	0:10 1:11 2:-19 3:44 4:-15 5:-18 8:-26 9:-7
right take 0 sov none	0:7 1:12 3:15 4:-22 5:-9 8:-12 9:-6
right take 0 sov obj	0:7 1:-30 3:36 4:6 5:-10 8:-18
right take 0 svo	0:13 1:7 2:10 3:-21 4:-9 5:8 7:-6
right take 0 svo from	3:-17 8:20
right take 0 svo in	0:-28 4:-10 5:-11 8:45
right take 0 svo is	0:13 2:-8
right take 0 svo none	0:18 1:-8 2:9 3:-11 4:-8 8:-8
right take 0 svo of	0:16 1:-11 3:10 5:34 8:-50
right take 0 svo to	0:14 4:14 8:-19
right take 0 svo with	0:9 1:20 2:-9 5:-13 8:-6
right take 0 v2	0:-16 1:-10 2:9 3:11 4:14 5:-10 6:-6 8:6
right take 0 v2 at	4:-7 8:18
right take 0 v2 in	0:21 3:-21 4:19 8:-20
right take 0 v2 none	0:-29 1:-10 2:10 3:30 4:8 8:-7
right take 1	0:-15 1:-14 2:-8 4:-9 6:-13 8:44
right take 1 A	0:-51 1:23 3:27 4:-17 5:-9 8:21
right take 1 F	0:53 1:-28 3:11 4:-15 6:-12 8:-7
right take 1 N	0:7 3:-28 4:32 8:-12
right take 1 O	0:-9 1:-21 2:-6 3:-16 4:-11 5:21 8:44
right take 1 e sov	0:17 1:-28 3:-16 4:-21 8:35
right take 1 e svo	3:-26 4:-28 8:47
right take 1 e v2	0:-15 2:15 3:17
right take 1 n sov	0:-16 2:-16 3:20 4:23 5:-8
right take 1 n svo	0:-21 1:15 2:-17 4:14 5:16 8:-21
right take 1 n v2	0:24 3:-13 6:-10
right take 1 sov	1:-25 2:-12 3:8 5:-9 6:-8 8:31
right take 1 sov from	0:-10 2:20 8:-8
right take 1 sov none	0:-53 1:-42 2:-14 3:7 4:32 8:54
right take 1 sov obj	0:28 3:11 4:-25
right take 1 sov subj	1:20 2:-18
right take 1 sov with	0:40 2:-7 3:-15 8:-14
right take 1 svo	0:-22 1:15 2:-16 3:-17 4:-8 5:16 8:26
right take 1 svo in	0:-27 8:35
right take 1 svo none	0:-20 1:25 2:-16 3:-12 5:17
right take 1 v2	2:14 3:6 4:-6 6:-10
right take 1 v2 none	1:-25 2:29 3:6 4:-6 6:-10
right take 1 v2 with	1:22 2:-19
right take 2	0:-10 1:14 2:-34 3:-8 4:11 5:-6 6:-8 8:26
right take 2 A	0:25 1:10 2:-28 4:-6
right take 2 F	0:-9 4:25 8:-14
right take 2 N	0:-14 1:-14 4:-11 6:-6 8:41
right take 2 e sov	0:-6 4:-10 8:14
right take 2 e v2	0:28 2:-27 3:-19 4:22
right take 2 n sov	0:-18 3:14 6:-7 8:18
right take 2 sov	0:-23 3:13 4:-13 5:-6 6:-7 8:29
right take 2 svo	0:-16 1:19
right take 2 svo none	0:-16 1:19
right take 2 v2	0:28 2:-27 3:-19 4:22
right take A	0:-22 1:33 2:21 3:-12 4:-14 5:-9 8:-6 9:-8
right take F	0:51 1:-28 2:-12 3:13 6:-22 8:-29
right take H	0:-6 1:23 2:-18
right take N	0:15 1:-31 2:-7 3:-27 4:30 5:-15 6:-7 8:34
right take O	1:-46 2:-13 3:32 4:-23 5:19 8:13
right take V	0:-37 1:11 2:-19 3:14 4:13 8:21
right take h	0:-30 1:-25 2:-14 3:64 5:-7 7:-7 9:-14
right throw	3:-25 4:16 5:-17 6:22 7:-11 9:-8
right throw -	2:-37 3:-23 4:31 5:-12 6:16 7:-7
right throw 0	0:-10 1:10 2:15 3:-30 4:-7 5:-15 6:21 7:-11
right throw 0 A	1:9 2:6 3:-20 4:7 6:-22 8:12
right throw 0 F	1:-24 2:-6 3:7 4:-22 6:30 8:-6
right throw 0 H	0:-7 1:18 2:-21 6:18
right throw 0 O	1:26 2:14 3:-41 5:-14 6:8 8:-25
right throw 0 V	0:-9 1:-9 2:17 4:-7 6:-12 8:18
right throw 0 e sov	2:9 3:-21 4:13 5:-11 6:17 8:-17
right throw 0 e svo	0:16 1:-6 2:-9 3:-10 6:7
right throw 0 e v2	0:-18 1:-18 2:10 4:11 6:15
right throw 0 n sov	0:9 3:-12 6:12
right throw 0 n svo	0:-33 1:16 2:23 4:-29 6:-8 7:-6 8:17
right throw 0 n v2	0:27 1:19 2:-29 4:-11 6:-16 8:6
right throw 0 sov	0:14 2:7 3:-29 4:9 5:-11 6:25 8:-18
right throw 0 sov none	0:15 2:8 3:-11 5:-8 8:-9
right throw 0 sov obj	3:-22 6:24
right throw 0 svo	0:-23 1:12 2:19 3:-7 4:-29 7:-9 8:16
right throw 0 svo at	0:-29 2:21 4:20 8:-7
right throw 0 svo none	0:-7 2:20 4:-34 6:7 7:-8
right throw 0 svo with	0:-8 1:25 2:-19
right throw 0 v2	0:8 2:-19
right throw 0 v2 at	0:-19 1:-19 2:9 4:19 8:11
right throw 0 v2 none	0:11 1:20 2:-27
right throw 1	1:10 2:-13 3:-7 4:14 8:-6
right throw 1 A	0:-16 2:-20 3:20 4:20
right throw 1 F	0:27 3:-18 6:9
right throw 1 H	0:-19 1:10 2:14
right throw 1 e sov	0:-6 1:-9 2:14 3:15 6:-10
right throw 1 n sov	0:-10 1:14
right throw 1 n svo	0:34 1:-32 2:-15 3:-9 4:22
right throw 1 sov	0:-16 2:13 3:14 6:-12
right throw 1 sov to	0:-7 1:-9 2:23
right throw 1 svo	0:34 1:-32 2:-15 3:-9 4:22
right throw 1 svo none	0:31 1:-31 2:-15 3:-9 4:22
right throw 1 v2	0:-23 1:37 2:-16 3:-19 6:20
right throw 1 v2 none	0:-23 1:37 2:-16 3:-19 6:20
right throw 2	0:17 1:-28 2:-18 3:6 4:22
right throw 2 A	0:47 1:-27 2:-18 3:-12 4:7
right throw 2 e sov	0:11 1:-33 3:26
right throw 2 n svo	0:8 2:-14 3:-22 4:27
right throw 2 sov	0:24 1:-48 3:26
right throw 2 sov none	0:-10 1:-10 3:26
right throw 2 sov subj	0:43 1:-39
right throw 2 svo	0:8 2:-14 3:-22 4:27
right throw 2 svo none	0:8 2:-14 3:-22 4:27
right throw A	0:20 2:-9 3:-11 4:26 6:-24 8:8 9:-6
right throw F	0:25 1:-24 2:-11 3:-19 6:36 8:-8
right throw H	0:-26 1:27 2:-10 6:18
right throw O	0:-23 1:26 2:13 5:-15 6:7 8:-26
right throw V	0:-9 1:-9 2:17 4:-7 6:-12 8:18
right throw h	0:-12 1:-7 2:44 3:-9 4:-27 5:-7 6:8 8:-6
right touch	1:14 2:-18 3:13 4:-37 5:13 6:7
right touch -	1:-7 3:8 4:-20 6:8
right touch 0	0:17 1:14 2:-9 3:-9 4:-29 5:15 6:8 8:-18
right touch 0 A	0:-14 1:-6 2:10 3:15
right touch 0 F	3:9
right touch 0 O	0:32 2:-10 3:-41 4:-10 5:24 6:10 8:-15
right touch 0 V	1:23 2:-10 4:-14
right touch 0 e sov	5:18 6:-10
right touch 0 e svo	0:-6 2:-6 3:7 5:16 8:-6
right touch 0 e v2	0:26 4:-11
right touch 0 n sov	0:-8 1:-13 5:-11 6:30
right touch 0 n svo	0:15 1:28 3:-9 4:-15 6:-12 8:-10
right touch 0 sov	0:-11 1:-14 3:-10 5:8 6:21
right touch 0 sov none	0:-26 2:7 3:-10 5:9 6:22
right touch 0 sov to	0:17 1:-9 2:-6
right touch 0 svo	0:10 1:26 2:-8 4:-18 5:11 6:-13 8:-15
right touch 0 svo in	0:10 5:17 6:-12 8:-12
right touch 0 svo none	0:-7 1:29 4:-15
right touch 0 v2	0:19 4:-11
right touch 0 v2 none	0:19 4:-11
right touch 1	0:-21 2:-10 3:21 4:-11 8:14
right touch 1 O	1:-29 3:9 4:-8 8:18
right touch 1 V	0:-27 1:21 3:16
right touch 1 e svo	0:19 1:-11 2:-8 3:-13 4:-7 8:18
right touch 1 e v2	0:-27 1:-8 3:33
right touch 1 svo	1:10 2:-8 3:-14 4:-9 8:14
right touch 1 svo none	0:14 1:11 2:-8 3:-9
right touch 1 v2	0:-27 1:-8 3:33
right touch 1 v2 none	0:-27 1:-8 3:33
right touch A	0:-15 3:15
right touch F	0:-10 3:14
right touch O	0:34 1:-35 2:-10 3:-25 4:-18 5:23 6:8
right touch V	0:-23 1:39 2:-13 3:14 4:-16 8:-7
right touch h	1:21 2:-15 3:7 4:-20 5:11 8:-8
right victim	0:-9 1:31 3:-25 4:23 5:-7 8:-8 9:-8
right victim -	0:11 1:34 2:-30 3:-25 4:14
right victim 0	2:13 3:-26 4:32 5:-7 8:-8 9:-8
right victim 0 A	0:-25 1:12 2:21 3:-9 4:12 8:-7 9:-8
right victim 0 O	3:-18 4:26 5:-6
right victim 0 n svo	2:-9 3:-21 4:33 5:-7
right victim 0 svo	2:-9 3:-21 4:33 5:-7
right victim 0 svo none	0:14 2:-9 3:-21 4:21 5:-6
right victim 1	1:32 2:-21 4:-11
right victim 1 A	1:18 4:-11
right victim 1 H	1:18 2:-17
right victim 1 n sov	1:18 2:-17
right victim 1 sov	1:18 2:-17
right victim 1 sov subj	1:18 2:-17
right victim A	0:-29 1:28 2:18 3:-8 8:-7 9:-8
right victim H	1:26 2:-25
right victim O	3:-18 4:26 5:-6
right victim h	0:-21 2:23 4:13 5:-6 8:-6 9:-8
right word:boss	0:-11 2:13 3:-51 4:-11 5:-7 6:36 7:23 8:-6
right word:boss -	0:6 1:20 2:-20 3:-11 6:12 7:-13
right word:boss 0	0:-7 1:15 3:-48 4:-9 6:12 7:25
right word:boss 0 A	0:24 1:-15 3:-14 6:18
right word:boss 0 F	0:-17 1:35 2:30 3:-24 6:-30
right word:boss 0 H	0:8 1:-7 2:-6 6:-11 7:15
right word:boss 0 O	0:-24 2:-11 3:-20 6:36 7:16
right word:boss 0 e svo	0:-39 1:11 2:-14 3:-21 6:26 7:29
right word:boss 0 e v2	0:-10 2:12 3:-14 6:15
right word:boss 0 n sov	1:17 3:-9 6:-10
right word:boss 0 n svo	0:30 2:17 3:-16 6:-19 7:-13
right word:boss 0 sov	1:16 2:-12 3:-9 6:-10 7:13
right word:boss 0 sov none	1:16 2:-12 3:-9 6:-10 7:13
right word:boss 0 svo	3:-33 4:-7 7:19
right word:boss 0 svo at	0:-9 2:16
right word:boss 0 svo is	0:-17 2:18
right word:boss 0 svo none	0:20 2:-10 3:-34 6:16 7:8
right word:boss 0 svo vs	0:12 2:-9
right word:boss 0 svo with	1:-7 2:-6 6:-8 7:17
right word:boss 0 v2	0:-10 2:12 3:-14 6:15
right word:boss 0 v2 none	3:-14 6:20
right word:boss 1	0:-7 1:-23 2:8 6:30
right word:boss 1 A	0:-18 1:-17 2:9 6:29
right word:boss 1 e svo	0:-13 1:10 2:15 6:-7
right word:boss 1 n svo	0:-8 1:-24 2:-8 6:35
right word:boss 1 svo	0:-18 1:-17 2:9 6:30
right word:boss 1 svo none	2:11
right word:boss 2	0:7
right word:boss A	1:-25 2:6 3:-17 4:-7 6:40
right word:boss F	0:-17 1:35 2:30 3:-24 6:-30
right word:boss H	0:15 1:-9 2:-10 6:-9 7:14
right word:boss O	0:-24 2:-11 3:-20 6:36 7:16
right word:boss h	0:-26 1:-25 2:28 3:-46 4:-7 6:29 7:33
right word:bricks	0:17 3:-23 5:19
right word:bricks -	0:17 3:-23 5:19
right word:bricks 0	0:17 3:-23 5:19
right word:bricks 0 O	5:20
right word:bricks 0 n svo	0:17 3:-23 5:19
right word:bricks 0 svo	0:17 3:-23 5:19
right word:bricks 0 svo none	0:17 3:-23 5:19
right word:bricks O	5:20
right word:enemy	0:8 1:35 2:20 3:-31 4:-13 5:-21 6:-16 8:7 9:-6
right word:enemy -	0:-20 1:42 2:31 3:-36 4:-13 5:-13 6:-7
right word:enemy 0	1:35 2:12 3:-38 5:-17 8:15 9:-6
right word:enemy 0 A	0:-10 1:17 2:-6 3:-11 4:20
right word:enemy 0 F	0:-10 1:-17 2:35 3:-12 4:-7
right word:enemy 0 H	0:-7 2:11
right word:enemy 0 N	0:15
right word:enemy 0 O	0:35 1:7 3:-21 4:-9 5:-14
right word:enemy 0 V	0:-23 1:30 2:-24 4:-6 8:22
right word:enemy 0 e svo	0:32 1:-21 2:21 3:-25 4:-11 5:-16 8:18
right word:enemy 0 e v2	1:17 2:-18
right word:enemy 0 n sov	0:-7 2:25 3:-15 4:-7
right word:enemy 0 n svo	0:-22 1:40 2:-26 4:16
right word:enemy 0 sov	0:-7 2:25 3:-15 4:-7
right word:enemy 0 sov of	0:-7 1:-17 2:36 3:-15 4:-7
right word:enemy 0 svo	0:8 1:23 3:-27 4:6 5:-17 8:16 9:-6
right word:enemy 0 svo none	0:14 1:27 2:12 3:-19 4:-15 5:-17
right word:enemy 0 svo with	2:19 3:-10
right word:enemy 0 v2	1:17 2:-18
right word:enemy 0 v2 at	0:-6 1:17
right word:enemy 0 v2 none	0:15 2:-14
right word:enemy 1	2:14 3:7 4:-12 6:-13 8:-10
right word:enemy 1 A	0:9 1:-14 2:8
right word:enemy 1 O	0:-34 1:40 3:7 6:-9 8:-7
right word:enemy 1 V	0:24 1:-26 2:17 4:-9
right word:enemy 1 e svo	1:8 2:8 3:-17
right word:enemy 1 e v2	0:-9 2:16 4:-9
right word:enemy 1 n svo	0:16 1:-15 2:-9 3:22 6:-8 8:-6
right word:enemy 1 svo	0:12 3:7 6:-10 8:-10
right word:enemy 1 svo none	0:-23 1:36 2:-9 3:7 6:-10 8:-7
right word:enemy 1 svo with	0:34 1:-45 2:15
right word:enemy 1 v2	0:-9 2:16 4:-9
right word:enemy 1 v2 none	0:-9 2:16 4:-9
right word:enemy A	3:-11 4:19
right word:enemy F	0:-10 1:-16 2:35 3:-11 4:-7
right word:enemy H	0:-7 2:11
right word:enemy N	0:26 2:-11 4:-8
right word:enemy O	1:42 3:-13 4:-10 5:-16 6:-11 8:-11
right word:enemy V	1:7 2:-10 4:-15 8:22
right word:enemy h	0:35 1:-11 2:-10 5:-10 6:-11 8:11 9:-6
right word:goal	0:7 1:-14 2:-21 3:6 4:13 5:15 6:-18 8:8
right word:goal -	0:18 1:-14 2:-11 4:14 6:-18 8:8
right word:goal 0	1:-7 2:-19 3:6 4:13 5:15 6:-18 8:9
right word:goal 0 H	0:-8 2:-18 4:15 5:18 6:-10
right word:goal 0 O	0:15 6:-9 8:-8
right word:goal 0 e svo	2:-7 4:16 6:-10
right word:goal 0 n svo	0:16 2:-12 5:16 6:-9 8:-9
right word:goal 0 svo	0:11 2:-19 3:6 4:14 5:16 6:-18 8:-9
right word:goal 0 svo none	2:-17 3:-10 4:15 5:18 6:-14
right word:goal A	0:20 1:-11
right word:goal H	0:-8 2:-18 4:15 5:18 6:-10
right word:goal O	0:15 6:-9 8:-8
right word:goal h	0:-13 2:-11 5:18
right word:hero	0:12 1:-7 2:-6 5:14 6:-10 8:-6
right word:hero -	0:12 1:-7 2:-6 5:14 6:-10 8:-6
right word:hero 0	0:23 6:-9
right word:hero 0 A	0:17 1:18 2:-23 3:-9
right word:hero 0 F	3:15
right word:hero 0 H	0:-9 1:-14 2:21
right word:hero 0 O	0:20 1:-7 3:-9
right word:hero 0 e svo	2:11 3:-6 6:-7
right word:hero 0 n sov	0:9 1:14 2:-15 3:-8
right word:hero 0 n svo	1:-9 3:17
right word:hero 0 sov	0:9 1:14 2:-15 3:-8
right word:hero 0 svo	1:-12 2:8 3:13 6:-9
right word:hero 0 svo is	1:-9 3:17
right word:hero 0 svo none	0:-7 1:-11 2:20
right word:hero 0 svo with	1:13 6:-7
right word:hero 0 v2	0:15 1:-6 3:-6
right word:hero 0 v2 none	0:15 1:-6 3:-6
right word:hero 1	0:-10 5:17
right word:hero 1 svo	0:-10 5:17
right word:hero A	0:17 1:18 2:-23 3:-9
right word:hero F	3:15
right word:hero H	0:-9 1:-14 2:21
right word:hero O	0:22 1:-7 3:-10
right word:item	1:-20 3:25 4:18 9:-16
right word:item -	1:-18 3:7 4:19
right word:item 0	0:34 1:-11 2:-9 3:-7 4:23 6:-8 9:-16
right word:item 0 A	0:14 1:-9 2:-7 3:18 9:-16
right word:item 0 O	0:14 3:-30 4:26
right word:item 0 e svo	0:39 1:-7 6:-6 9:-16
right word:item 0 n svo	0:-11 2:-6 3:-8 4:27
right word:item 0 svo	0:27 1:-9 2:-8 4:24 6:-7 9:-16
right word:item 0 svo none	0:40 1:-9 2:-7 6:-6 9:-16
right word:item 0 svo vs	0:9
right word:item 1	0:-30 1:-9 3:37
right word:item 1 A	0:-27 3:31
right word:item 1 n svo	0:-29 1:-9 3:38
right word:item 1 svo	0:-30 1:-9 3:37
right word:item 1 svo none	0:-29 1:-9 3:38
right word:item A	0:-13 1:-13 3:43 4:-6 9:-16
right word:item O	0:11 1:-7 3:-22 4:25
right word:obstacle	0:-9 3:20 6:20 7:-11 8:-15
right word:obstacle -	3:22 5:-11 6:20 7:-11 8:-15
right word:obstacle 0	0:-13 5:10 6:22 7:-11 8:-15
right word:obstacle 0 A	1:18 2:-9 7:-11
right word:obstacle 0 F	3:7
right word:obstacle 0 O	0:-7 6:25 8:-14
right word:obstacle 0 e svo	0:-15 1:9 5:13
right word:obstacle 0 e v2	0:10 1:-9 4:15 8:-10
right word:obstacle 0 n v2	0:-7 1:-15 2:14 4:-18 6:27
right word:obstacle 0 svo	0:-18 1:24 2:-10 5:13 7:-11
right word:obstacle 0 svo none	0:-10 1:17 2:-9 5:13 7:-11
right word:obstacle 0 v2	1:-22 2:10 6:23 8:-14
right word:obstacle 0 v2 in	0:-7 6:25 8:-14
right word:obstacle 0 v2 none	1:-15 2:16 3:6
right word:obstacle 1	1:-12 3:21 5:-8
right word:obstacle 1 v2	1:-12 3:21 5:-8
right word:obstacle A	1:18 2:-9 7:-11
right word:obstacle F	3:7
right word:obstacle N	0:6 5:6
right word:obstacle O	0:-17 1:-9 3:20 6:23 8:-14
right word:obstacle h	0:-7 5:13
sub attack	2:22 3:-13 5:6 6:-10
sub attack -	0:-11 2:25 5:-9 6:-10
sub attack A	1:-19 2:29 3:-6
sub attack Ap	0:-8 1:-18 2:30
sub attack F	0:-13 1:23 2:22 3:-24 4:-15 6:-10
sub attack Fp	0:-13 1:23 2:22 3:-24 4:-15 6:-10
sub attack H	1:7
sub attack Hu	1:8 3:-6
sub attack N	0:-9 2:-16 3:-7 4:36 5:-7 8:-7
sub attack Nu	0:-9 2:-16 3:-7 4:36 5:-7 8:-7
sub attack O	2:-10 3:18 4:-17 5:16 8:-8
sub attack Op	0:-7 2:-9 5:17
sub attack Ou	3:20 4:-17
sub attack V	0:22 1:-10 2:-13 4:-15 8:15
sub attack Vu	0:15 1:-10 2:-6 4:-15 8:16
sub attack h	0:9 3:-14 5:16
sub attack p-	0:-11 2:42 3:-28 4:-14 6:-10
sub attack ph	0:-9 2:-7 5:17
sub attack sov	0:-15 1:-9 2:9 3:29 4:-16
sub attack svo	0:14 2:10 3:-48 4:10 5:7 6:-10
sub attack u-	2:-21 3:19 5:-8
sub attack uh	0:11 3:-13
sub attack v2	0:-11 2:16
sub avoid	2:-6 3:-6 4:18 5:-9 8:-9 9:6
sub avoid -	0:-39 1:24 2:30 3:-36 4:-14
sub avoid A	0:-10 3:9 4:6 9:-13
sub avoid Ap	0:16 1:-38 2:14 3:-7 4:22 9:-7
sub avoid Au	0:-24 1:21 2:-6 3:14 4:-9 9:-8
sub avoid F	0:-21 1:31 3:-6
sub avoid Fu	0:-20 1:18 3:9
sub avoid H	0:-8 1:-12 9:23
sub avoid Hu	0:-6 1:-12 2:-6 9:23
sub avoid N	2:-6 4:23 8:-9
sub avoid Np	0:-18 4:30 8:-9
sub avoid Nu	0:20 2:-6 4:-9
sub avoid O	0:18 3:-17
sub avoid Op	0:25 3:-18
sub avoid Os	0:7 4:-8
sub avoid V	0:22 1:-13 4:-7
sub avoid Vu	0:22 1:-13 4:-7
sub avoid h	0:37 1:-42 2:-47 3:21 4:28 5:-9 8:-10 9:9
sub avoid ph	0:21 1:-14 2:-19 3:-26 4:44 8:-10 9:-8
sub avoid s-	1:17 3:-14
sub avoid sh	0:7 4:-8
sub avoid sov	1:9 2:-10 4:11
sub avoid svo	1:-17 3:-13 4:31 5:-6 8:-8 9:12
sub avoid u-	0:-38 1:34 2:13 3:-24 4:-13
sub avoid uh	0:19 1:-32 2:-36 3:39 9:16
sub avoid v2	0:12 1:13 3:9 4:-20 9:-7
sub bring	0:17 1:18 2:-27 3:23 4:-7 5:-11 6:-6 8:-17
sub bring -	1:20 2:-26 3:26 4:-6 5:-6 8:-12
sub bring A	1:30 2:-19 3:-15
sub bring Ap	1:19 2:-17
sub bring Au	1:16 3:-14
sub bring F	1:-6 3:6
sub bring Fu	1:-6 3:6
sub bring H	1:17 2:-10 3:-12
sub bring Hu	1:16 2:-10 3:-11
sub bring N	0:-14 3:28 5:-6 8:-6
sub bring Nu	0:-8 1:-24 3:35
sub bring O	0:20 1:-32 3:21 5:-7
sub bring Ou	0:23 1:-32 3:12
sub bring V	1:13 8:-13
sub bring h	0:29 5:-7 8:-7
sub bring p-	1:19 2:-17
sub bring s-	1:22 3:-11
sub bring sov	1:10
sub bring svo	1:19 2:-24 3:30 4:-6 5:-11 6:-6 8:-17
sub bring u-	1:-10 2:-16 3:34 8:-13
sub bring uh	0:29 3:-14 8:-7
sub bring v2	0:24 1:-11 3:-13
sub chase	1:-23 2:40 6:-7 9:-9
sub chase -	0:-10 1:-16 2:13 3:9 4:8 6:-7
sub chase A	0:-19 1:-23 2:45 3:8 4:-22 9:-9
sub chase Ap	0:6 1:6 4:-7 9:-8
sub chase As	0:-10 1:-30 2:38
sub chase Au	0:-21 1:-13 2:22 3:14 4:-17
sub chase H	0:8 1:14 2:-14
sub chase Hp	0:11 1:-22 2:18
sub chase Hu	1:36 2:-32
sub chase O	0:-14 1:-25 2:32 4:9 6:-6
sub chase Ou	0:-14 1:-25 2:32 4:9 6:-6
sub chase h	1:-11 2:35 3:-14 4:-9 9:-9
sub chase p-	0:11 1:-10 2:11 4:-7
sub chase ph	0:6 1:-6 2:11 9:-8
sub chase s-	1:-29 2:33
sub chase sov	1:-30 2:18 3:20
sub chase svo	1:-8 2:28 3:-18 4:8 6:-6 9:-9
sub chase u-	0:-20 2:-12 3:13 4:15 6:-6
sub chase uh	2:22 3:-13 4:-8
sub chase v2	0:-6 2:15 3:-7 4:-6
sub cross	0:-11 2:-7 3:-7 4:17 5:9
sub cross -	1:22 2:-7 5:-9
sub cross A	1:22 2:-7 5:-9
sub cross Au	0:-7 1:21 5:-9
sub cross h	0:-10 1:-25 3:-7 4:21 5:17
sub cross svo	0:-11 2:-7 3:-7 4:17 5:9
sub cross u-	0:-7 1:21 5:-9
sub cross uh	0:-10 1:-25 3:-7 4:21 5:17
sub eat	0:-14 1:10 2:8 3:-12 4:-13 6:-7 8:6 9:-6
sub eat -	0:-23 1:14 2:15 3:-21 4:6 5:-9 6:-6 8:-15
sub eat A	0:-19 1:-7 2:26 3:-24 4:-8 5:18
sub eat Ap	1:-15 2:19 3:-21 4:-7 5:21
sub eat As	1:-16 2:19
sub eat Au	0:-14 1:14
sub eat F	0:-15 2:-10 3:8 4:9 8:-6
sub eat Fu	0:-13 2:-10 3:27 4:-14 8:-6
sub eat N	0:11 3:12 4:-15
sub eat O	1:17 3:-21 4:-7 5:-13 8:17
sub eat Ou	0:7 1:17 3:-25 4:-7 5:-12 8:18
sub eat V	1:16 2:-13
sub eat Vu	1:16 2:-13
sub eat h	0:7 1:-9 2:-19 3:16 4:-29 5:10 8:20
sub eat p-	0:-22 1:-15 2:29 3:-25 4:18
sub eat ph	2:-18 3:7 4:-8 5:20
sub eat s-	1:-15 2:19
sub eat sov	1:28 2:-26
sub eat svo	0:-16 1:6 2:15 3:-10 4:-32 5:13 6:-6 8:8
sub eat u-	1:33 2:-16 4:-14 5:-8 6:-6 8:-14
sub eat uh	3:10 4:-18 5:-9 8:23
sub eat v2	1:-14 2:12 4:13 5:-12
sub fall	0:-7 1:-25 2:20 3:9 4:-22 5:25 6:-13 7:12 8:-21
sub fall -	1:-25 2:18 3:12 4:-20 5:11 6:-6 7:-11 8:-6
sub fall A	0:18 1:-8 2:-7
sub fall Ap	0:9 1:-8
sub fall F	0:-9 1:-15 2:-10 3:40
sub fall Fu	0:-7 1:-15 2:-9 3:37
sub fall H	0:-19 2:28 3:-9
sub fall Hp	2:12 3:-8
sub fall N	5:21 8:-18
sub fall Nu	5:21 8:-18
sub fall O	1:-15 2:8 4:-17 5:10 6:-8 7:16
sub fall Ou	0:10 2:-18 4:-17 5:14 6:-8 7:21
sub fall V	1:11 2:8 3:-13
sub fall h	0:-20 5:18 6:-7 7:21 8:-17
sub fall p-	0:6 1:-21 2:19 3:-6
sub fall sov	0:-19 1:-16 3:17 5:23
sub fall svo	0:10 1:-11 2:33 3:-26 4:-11 6:-8 7:13 8:-18
sub fall u-	1:7 2:-21 3:18 4:-19 5:16 6:-6
sub fall uh	0:-17 5:18 6:-7 7:22 8:-17
sub fall v2	2:-11 3:18 4:-12
sub fight	4:19 6:22 8:-16
sub fight -	0:-13 2:-12 4:27 6:20 8:-7
sub fight A	0:-24 1:20 4:12
sub fight Ap	0:20 1:-12 2:-7
sub fight As	0:-10 1:17
sub fight Au	0:-38 1:23 4:15
sub fight O	0:6 1:-38 2:6 4:10 6:23 8:-7
sub fight Ou	0:8 1:-38 2:15 4:-8 6:23
sub fight h	0:11 2:11 4:-10 8:-11
sub fight p-	0:20 1:-12 2:-8
sub fight s-	0:-12 1:16 2:-13 4:16 8:-7
sub fight sov	1:-12 4:18
sub fight svo	0:6 1:16 2:-21 6:23 8:-17
sub fight u-	0:-24 4:14 6:21
sub fight uh	0:11 2:11 4:-10 8:-11
sub fight v2	0:-11 1:-14 2:23
sub guard	0:-28 1:11 4:12 5:-9 6:-8 8:9
sub guard -	0:-17 1:19 2:-13 3:-7 8:11
sub guard A	0:-14 2:18 3:-7 4:9
sub guard Ap	0:-12 1:12 2:-45 3:-7 4:31
sub guard Au	1:-10 2:46 4:-26
sub guard H	1:20 2:-16
sub guard Hp	1:20 2:-16
sub guard O	0:-15 1:-6 3:30 4:-18 5:-8 8:14
sub guard Ou	0:-15 1:-6 3:30 4:-18 5:-8 8:14
sub guard h	0:-14 1:-15 2:15 3:6 4:13 5:-9 6:-7
sub guard p-	0:-12 1:39 2:-64 3:-7 4:31
sub guard ph	1:-15 2:19 3:-20 4:21 6:-6
sub guard sov	0:-15 1:-31 2:26 3:18 4:-10 5:-8 8:16
sub guard svo	0:-16 1:20 2:-10 3:-23 4:23 6:-6
sub guard u-	0:-6 1:-14 2:45 4:-33 8:12
sub guard uh	0:-12 3:30 4:-10 5:-8
sub guard v2	1:21 2:-21 3:12 4:-10
sub hit	0:-17 1:30 2:25 3:-16 6:-20
sub hit -	1:32 3:-16 6:-20
sub hit A	0:6 1:7 2:8 3:-19
sub hit Ap	0:12 1:-13 2:12 3:-14
sub hit Au	0:-7 1:11
sub hit O	0:-13 1:28 3:-15
sub hit Ou	0:-13 1:28 3:-15
sub hit h	0:-22 2:26
sub hit p-	0:22 1:-12 2:-14
sub hit sov	0:-7 1:11
sub hit svo	0:-7 1:27 2:11 3:-7 6:-20
sub hit u-	0:-19 1:36 2:16 3:-15 6:-20
sub hit v2	0:-7 1:-6 2:21 3:-10
sub love	0:6 1:-7
sub love -	0:6 1:-7
sub love svo	0:6 1:-7
sub love u-	0:6 1:-7
sub make	0:-12 1:33 2:-8 3:-13 5:14 6:-13 8:-15
sub make -	0:-12 1:33 2:-8 3:-13 5:14 6:-13 8:-15
sub make A	1:32 2:-6 3:-15 4:-11
sub make Ap	0:11 1:10 3:-12 4:-9
sub make Au	0:-11 1:24
sub make N	0:-6 1:9 4:14 8:-16
sub make Nu	0:-6 1:11
sub make O	0:-9 5:17 6:-14
sub make Op	0:-6 3:10
sub make p-	0:6 1:9 4:-9
sub make s-	4:17 8:-15
sub make sov	0:7 2:-8 3:-6 5:16 6:-10
sub make svo	0:-7 1:20 3:-14
sub make u-	0:-16 1:30 2:-9 3:-11 4:-7 5:16 6:-9
sub make v2	0:-14 1:19 3:7 4:8 8:-15
sub match	0:12 1:-12 4:19 5:-6 8:-17
sub match -	1:-12 3:15 4:19 8:-17
sub match A	0:16 1:-12
sub match Au	0:14 1:-11
sub match O	3:6 4:19 5:-6 8:-17
sub match Op	0:14 3:-12 4:20 5:-6 8:-17
sub match p-	4:20 8:-17
sub match svo	0:14 1:-12
sub match u-	1:-10 3:14
sub move	0:7 1:14 2:17 3:22 4:-24 5:-16 6:-14 7:-9 9:-20
sub move -	0:-8 1:9 2:23 3:14 4:-17 5:-15 7:-6 8:-14
sub move A	0:23 1:-30 2:-7 3:19 4:6 5:-7 7:-6 8:12 9:-15
sub move Ap	0:56 1:-64 2:-57 3:29 4:-8 8:36
sub move As	0:-21 1:18 3:18 8:-28 9:-7
sub move Au	1:-17 2:20 3:-32 4:13 5:-7 9:-10
sub move F	0:28 1:29 2:10 3:-27 4:-25 5:-7 6:12 8:-17 9:-10
sub move Fp	0:14 1:-9 2:15 3:-16
sub move Fs	1:13 2:-8 3:12 6:-10 8:-8
sub move Fu	0:18 1:22 3:-33 4:-25 6:22 8:-7 9:-8
sub move N	0:12 1:-6 2:25 3:-15 4:-8 8:-13
sub move Nu	0:12 1:-6 2:25 3:-15 4:-8 8:-13
sub move O	0:-53 1:14 3:45 4:-10 6:-27 8:17
sub move Op	0:-26 1:-40 2:-9 3:79 5:-9 6:-24 8:-6
sub move Os	0:-14 1:6 3:-23 8:31
sub move Ou	0:-26 1:29 2:9 3:-12 4:-8 5:8 8:-12
sub move V	1:29 8:-18
sub move Vs	1:16 8:-11
sub move Vu	0:11 1:-11 2:8 8:-6
sub move h	0:23 1:11 2:-15 3:17 4:-16 6:-17 8:9 9:-25
sub move p-	0:18 1:-63 2:-65 3:103 4:-11 5:-9 6:-11 8:-13
sub move ph	0:20 1:-8 2:6 3:-26 6:-18 8:39
sub move s-	0:-24 1:39 2:17 3:-42
sub move sh	0:-16 2:-37 3:47 6:-11 8:-6 9:-8
sub move sov	1:8 2:8 3:23 4:-17 6:-23
sub move svo	0:14 1:7 2:17 3:21 4:-7 5:-38 6:-9 7:-8 9:-20
sub move u-	0:-9 1:13 2:45 3:-63 4:-13 5:-9 6:10
sub move uh	0:26 1:14 2:-7 4:-14 5:7 6:8 8:-31 9:-16
sub move v2	0:-13 2:-11 3:-13 4:-15 5:24 6:10
sub over	1:15 2:-24 5:13
sub over -	1:8 2:-18 3:7 5:14 8:-6
sub over A	0:17 1:14 2:-16 5:-11
sub over As	0:-9 1:10
sub over Au	0:31 2:-14 5:-11
sub over F	0:-11 1:8 3:9 8:6
sub over Fu	0:-11 1:8 3:9 8:6
sub over O	3:-7 5:12
sub over h	1:9 2:-8 3:-9
sub over p-	0:-7 2:-11 5:17
sub over s-	0:-9 1:10
sub over sov	1:14 3:-7
sub over svo	0:-13 1:21 2:-18 3:-9 5:15
sub over u-	0:12 2:-8 3:7 8:-6
sub over uh	0:22 1:10 2:-8 3:-8 5:-20
sub over v2	0:22 1:-23 2:-7 3:15
sub play	1:54 2:-27 3:-11 4:-14 5:8 6:-14
sub play -	1:54 2:-12 3:-35 4:-14 5:8 6:-14
sub play A	0:-13 1:33 2:-35 3:18
sub play Au	0:-13 1:33 2:-35 3:18
sub play H	2:11 8:-8
sub play N	0:-10 1:14 3:-10 4:-10 5:11 8:6
sub play Nu	0:-10 1:14 3:-10 4:-10 5:11 8:6
sub play O	0:21 1:8 3:-20
sub play Ou	0:12 1:9 3:-20
sub play sov	0:-16 1:54 2:-16 3:-9 4:-7 6:-10 8:-15
sub play svo	0:16 2:-16 4:-7 5:10 8:7
sub play u-	0:-12 1:55 2:-24 3:-35 4:-10 5:9 6:-13
sub push	0:-12 2:15 3:10 9:-15
sub push -	0:-11 2:15
sub push A	0:-20 2:23 3:13 4:-14
sub push Ap	0:18 1:-31 2:13
sub push As	0:-8 1:11
sub push Au	0:-34 1:12 2:15 3:15 4:-13
sub push N	0:8 3:-15 4:-7 8:17
sub push V	1:20 8:-17
sub push p-	0:18 1:-31 2:13
sub push s-	0:-11 1:11 3:-15 8:16
sub push svo	1:26 2:-18 3:8 4:14 8:-19 9:-14
sub push u-	0:-21 1:17 2:7 3:9 4:7 8:-23
sub push v2	0:-8 1:-19 2:10 3:13 4:-6 8:12
sub race	1:19 3:-15
sub race -	1:19 3:-15
sub race svo	1:16 3:-14
sub race u-	1:17 3:-14
sub reach	0:-16 3:29 4:-10 5:-42 6:19 8:15
sub reach -	0:-23 1:17 2:-6 3:23 5:-21 6:22 8:-18
sub reach A	1:29 2:-31 3:-24 6:16
sub reach Ap	0:16 1:-6 2:-17 3:-13 6:17
sub reach Au	0:-10 1:34 2:-17 3:-12
sub reach F	2:-14 3:17 4:-11 8:15
sub reach Fp	3:15 4:-10
sub reach H	2:17 5:-10
sub reach N	0:6 4:-7
sub reach Nu	0:6 4:-7
sub reach O	0:-7 3:17 4:-10 5:-28 6:12 8:18
sub reach Op	0:16 3:-7 5:-33 8:26
sub reach Ou	0:-21 3:22 4:-10 5:6 6:13 8:-9
sub reach V	0:-18 1:-19 2:26 3:16 4:14 5:-6 8:-19
sub reach Vp	0:-17 1:-15 2:17 3:17
sub reach Vu	2:12 4:16 8:-18
sub reach h	0:6 1:-13 2:6 3:7 4:-12 5:-25 8:29
sub reach p-	0:-6 1:-9 2:11 3:15 4:-9 5:-17 6:14
sub reach ph	0:17 1:-13 5:-29 8:24
sub reach sov	1:7
sub reach svo	3:10 5:-40 6:21 8:15
sub reach u-	0:-16 1:25 2:-18 3:11 4:7 6:11 8:-18
sub reach uh	0:-10 2:18 3:8 4:-8 5:6 8:-11
sub reach v2	0:-12 3:25 4:-8
sub save	1:14 2:8 3:-6 4:-14 5:-10 6:-8 8:14
sub save -	0:-23 1:29 2:10 4:-13
sub save A	0:-15 1:14 4:-11 8:15
sub save Ap	0:-7 1:9
sub save As	0:7 1:-6
sub save Au	0:-17 1:13 4:-9 8:15
sub save h	0:16 1:-18 5:-8 6:-6 8:17
sub save ph	2:21 4:-6 5:-7
sub save s-	0:-11 1:11
sub save sh	0:18 1:-17
sub save svo	1:16 2:16 4:-16 6:-7
sub save u-	0:-11 1:14 2:15 4:-13
sub save uh	2:-16 8:18
sub save v2	0:-7 8:17
sub shoot	0:-10 1:7 2:27 3:-15 4:-15 5:-8
sub shoot -	0:10 1:19 2:8 3:-8 4:-14 6:-14 8:-13
sub shoot A	0:17 4:-8
sub shoot Au	0:29 1:-20 2:11 4:-8
sub shoot H	1:-6 2:12
sub shoot Hu	2:11
sub shoot N	0:-20 1:23 6:9
sub shoot O	0:-8 1:24 3:-6 6:-8
sub shoot Ou	0:-7 1:24 6:-8
sub shoot V	1:-27 2:22 8:13
sub shoot Vp	0:11 2:-6
sub shoot Vs	0:-21 1:-14 2:22 8:14
sub shoot Vu	0:16 1:-15 2:6
sub shoot h	0:-26 1:-12 2:22 3:-8 6:10 8:16
sub shoot p-	1:16 2:-19
sub shoot ph	0:-8 2:10 3:-7 6:11
sub shoot s-	0:-6 1:-10 2:22 8:-6
sub shoot sov	0:-10 1:-12 2:34 3:-6 4:-7
sub shoot svo	1:13 3:-8 4:-8 6:-12 8:7
sub shoot u-	0:13 1:17 3:-7 4:-10 6:-14 8:-8
sub shoot uh	1:-12 2:18
sub shoot v2	0:-6 6:11
sub sneak	1:-9 2:-10 3:8 4:8 5:-8 8:9 9:8
sub sneak -	0:-12 3:-9 8:13
sub sneak A	0:-10 1:7 3:12 4:-8 8:-11 9:9
sub sneak Ap	1:-14 3:20 4:-7
sub sneak Au	0:-9 1:23 2:-7 3:-9 8:-6 9:10
sub sneak F	4:7
sub sneak Fu	4:7
sub sneak O	2:-9 4:11 8:6
sub sneak Ou	2:-9 4:11 8:6
sub sneak h	0:6 1:-17 2:-13 3:15 4:8 9:8
sub sneak p-	1:-14 2:18 4:-6
sub sneak ph	0:16 1:-17 2:-16 3:19
sub sneak svo	0:9 2:-30 3:16 4:18 8:-13
sub sneak u-	0:-12 1:21 2:-19 3:-9 4:6 8:14
sub sneak uh	0:-10 3:-6 4:10 9:10
sub sneak v2	0:-7 1:-14 2:20 4:-10 5:-6 8:6 9:10
sub steal	0:11 2:31 3:-29 4:-10 8:-7
sub steal -	0:12 2:16 3:-22 4:-9
sub steal A	2:25 3:-16 4:-8
sub steal Ap	2:27 3:-17 4:-8
sub steal As	0:-9 1:-36 2:42
sub steal Au	0:9 1:22 2:-24
sub steal H	0:19 2:-8 3:-11
sub steal Hp	0:20 2:-7 3:-11
sub steal O	2:23 3:-12
sub steal h	2:21 3:-10
sub steal p-	0:7 2:23 3:-23 4:-8
sub steal ph	2:18 3:-10
sub steal s-	0:-10 1:-33 2:42
sub steal sov	1:-9 2:14
sub steal svo	0:19 1:7 2:16 3:-32 4:-9
sub steal u-	0:16 1:23 2:-26
sub steal v2	0:-9 2:14
sub take	0:-17 1:20 3:9 4:7 5:-18
sub take -	0:-8 1:30 3:-18 4:8 5:-10 8:-14
sub take A	0:-13 1:12 2:19 8:-20
sub take Ap	1:9 2:-10 3:20 8:-14
sub take As	0:58 1:-12 2:-33 3:-8 8:-12
sub take Au	0:-68 1:17 2:48 3:-18 8:-6
sub take F	0:19 2:-9 6:-8 8:-7
sub take Fp	0:-6 2:-7 3:15
sub take Fs	1:11
sub take Fu	0:28 3:-14 6:-7
sub take H	0:-6 1:19 2:-9
sub take Hu	0:-6 1:19 2:-9
sub take N	0:-23 3:-35 4:19 8:43
sub take Np	3:-22 4:11 8:18
sub take Nu	0:-24 3:-17 4:11 8:31
sub take O	1:-16 3:52 4:-25 5:-26 6:10 8:-34
sub take Op	0:9 2:-11 3:35 4:-12 5:-12 8:-11
sub take Ou	0:-6 1:-12 2:11 3:25 4:-15 5:-15 6:13 8:-25
sub take V	0:-9 1:7 2:-22 4:24 8:7
sub take Vs	1:21 8:-15
sub take Vu	0:-26 1:-10 2:-18 4:26 8:22
sub take h	0:-14 1:-20 3:31 5:-18 8:12 9:-6
sub take p-	0:16 2:-6 3:-23 4:12 8:-6
sub take ph	0:-10 1:-10 2:-18 3:55 4:-12 5:-16 8:-6
sub take s-	0:20 1:9 2:-11 8:-9
sub take sh	0:50 1:8 2:-30 3:-11 8:-19
sub take sov	1:34 2:-19 3:-16 4:-6 5:-7 6:14
sub take svo	1:11 2:9 3:-13 5:-17 6:-8
sub take u-	0:-40 1:28 5:-11 8:-7
sub take uh	0:-41 1:-18 2:37 3:-25 4:9 8:31
sub take v2	0:-26 1:-10 3:36 4:8 8:-7
sub throw	1:-13 2:7 4:-18 6:19 7:-8
sub throw -	1:-11 2:-29 3:7 6:30 7:-6 8:6
sub throw A	0:21 3:-21 4:7 6:-24 8:11
sub throw Ap	0:29 1:31 2:-25 3:-13 4:-18
sub throw As	0:20 1:-24 2:-12 6:-6 8:30
sub throw Au	0:-6 1:-8 2:22 4:24 6:-18 8:-27
sub throw F	0:-9 1:-23 3:39 4:-18 6:7
sub throw Fu	1:-23 3:13 4:-11 6:24
sub throw O	2:-13 3:-24 4:-15 6:37 8:-9
sub throw Ou	1:20 2:-11 3:-23 4:-15 6:17 8:-9
sub throw h	0:11 1:-6 2:47 4:-22 6:-24 8:-7
sub throw p-	0:18 1:9 2:-39 3:19 4:-9 6:6
sub throw s-	0:20 1:-12 2:-36 8:33
sub throw sov	0:35 1:-22 2:-7
sub throw svo	0:-23 2:22 4:-35 6:20 7:-8 8:7
sub throw u-	0:-20 1:-6 2:16 3:-7 6:24 8:-36
sub throw uh	0:17 2:17 4:-6 6:-19
sub throw v2	0:10 2:-18 4:9 8:-10
sub touch	0:11 4:-8 5:9 8:-6
sub touch -	0:11 5:-8
sub touch O	3:-6 5:10 8:-6
sub touch h	4:-7 5:17
sub touch svo	0:-15 3:8 5:17
sub victim	0:12 1:17 3:-8 4:-6 9:-8
sub victim -	0:18 1:18 2:-25
sub victim A	0:-11 1:8 2:20 3:-8 9:-8
sub victim Ap	0:-9 1:8 2:17 3:-8 9:-8
sub victim H	1:26 2:-25
sub victim Hu	1:26 2:-25
sub victim h	0:-6 2:21 9:-8
sub victim p-	0:19 1:-11
sub victim sov	1:18 2:-17
sub victim svo	0:17 2:-6 4:-6
sub victim u-	1:26 2:-25
sub word:boss	1:-8 3:-14 6:-9 7:29
sub word:boss A	2:17 3:-13
sub word:boss H	0:12 1:-7 2:-16 6:-8 7:16
sub word:boss h	0:-7 1:-8 3:-14 6:-9 7:30
sub word:boss sh	1:-7 2:-6 6:-8 7:17
sub word:boss svo	0:6 1:-7 2:-26 6:-9 7:30
sub word:boss uh	0:-6 2:7 3:-15 7:16
sub word:enemy	0:12 1:-14 2:26 3:-11 5:-9
sub word:enemy -	1:-9 2:22 5:-8
sub word:enemy A	0:-7 2:23 3:-9
sub word:enemy Ap	0:-7 2:21 3:-9
sub word:enemy H	1:-8 2:13
sub word:enemy O	0:16 5:-9
sub word:enemy Op	0:16 5:-9
sub word:enemy h	0:17 2:10 3:-11
sub word:enemy ph	0:10 2:11 3:-11
sub word:enemy sov	1:-9 2:13
sub word:enemy svo	0:-9 2:32 3:-11 5:-9
sub word:enemy uh	0:8
sub word:enemy v2	0:22 2:-18
sub word:hero	0:24 1:21 2:-22 3:-11 6:-7
sub word:hero -	0:24 1:21 2:-22 3:-11 6:-7
sub word:hero A	0:7 1:19 2:-22
sub word:hero As	1:8
sub word:hero O	0:20 1:-7 3:-9
sub word:hero Ou	0:20 1:-7 3:-9
sub word:hero s-	0:-6 1:16 6:-7
sub word:hero svo	0:12 1:11 2:-9 6:-7
sub word:hero u-	0:18 1:10 2:-14 3:-9
sub word:hero v2	0:15 1:-6 3:-6
sub word:item	0:22 1:-9 2:-7 3:16 9:-16
sub word:item -	0:24 1:-7
sub word:item A	0:14 1:-9 2:-7 3:18 9:-16
sub word:item Au	0:14 1:-9 2:-7 3:18 9:-16
sub word:item svo	0:22 1:-9 2:-7 3:16 9:-16
sub word:item u-	0:24 1:-7
sub word:obstacle	1:-22 2:7 4:-19 5:12 6:26
sub word:obstacle -	1:-22 2:11 4:-19 6:26
sub word:obstacle u-	0:-10 1:-15 2:14 3:6 4:-19 6:26
sub word:obstacle v2	1:-22 2:11 4:-19 6:26
tie at avoid	0:23 4:-18
tie at avoid h	2:9 4:-11
tie at bring	0:8 2:-33 3:-7 4:31
tie at bring A	0:-12 2:-33 4:41
tie at bring N	0:8
tie at bring h	0:8 2:-33 3:-7 4:31
tie at chase	1:26 4:-11 8:-7
tie at chase -	1:26 4:-11 8:-7
tie at chase A	1:26 4:-11 8:-7
tie at hit	0:-23 2:8 4:21
tie at hit A	0:-16 2:23 4:-10
tie at hit h	0:-25 2:8 4:21
tie at move	1:11 3:13 5:-17 6:-7
tie at move -	0:-16 1:12 3:-9 4:9 6:-6
tie at move A	0:20 3:22 4:-21 8:-15
tie at move N	0:-18 4:6 8:9
tie at move O	1:16 2:-6 4:27 5:-12 6:-6 8:-22
tie at move h	0:13 2:-10 3:20 4:-6 5:-15
tie at over	0:8
tie at play	0:9 1:-21 2:12 4:17 6:-6 8:-12
tie at play A	0:39 1:-22 4:-15
tie at play O	0:-12 2:14 4:9 6:-6 8:-7
tie at play h	0:-16 2:14 4:21 6:-6 8:-12
tie at race	0:7 1:19 2:-17
tie at race -	0:-6 1:21 2:-11
tie at race A	1:13 2:-11
tie at race O	1:9 2:-6
tie at race h	0:13 2:-6
tie at shoot	0:-22 1:-14 2:48 4:-10 7:-7 8:-9
tie at shoot -	0:-12 1:-12 2:25
tie at shoot A	0:-8 2:18 7:-6
tie at shoot H	2:6
tie at shoot V	2:16 8:-9
tie at shoot h	0:-11 2:31 4:-6 7:-7 8:-9
tie at steal	2:21 4:-18
tie at steal A	2:23 4:-16
tie at steal h	2:21 4:-18
tie at take	0:-16 1:32 2:-6 3:-21 4:8
tie at take -	0:-25 1:32 3:-21 4:10
tie at throw	2:30 3:-7 6:-6
tie at throw -	0:20 4:-10
tie at throw A	0:6 2:24 3:-7 4:-10
tie at throw H	2:11
tie at throw h	0:-26 2:30
tie by move	0:10 3:-14 8:12
tie by move h	0:10 3:-14 8:12
tie for hit	0:16 1:-6
tie for hit -	0:16 1:-6
tie for hit A	0:16 1:-6
tie from avoid	1:-39 2:24 3:-8 5:-9 8:22
tie from avoid -	0:7 1:-40 2:15 5:-8 8:23
tie from avoid A	0:7 1:-27 2:30 3:-8
tie from avoid V	0:9 1:-16 2:15 8:-6
tie from avoid h	2:14 3:-7
tie from eat	0:-28 1:-9 2:21 3:23 4:-9 5:-6
tie from eat -	0:-21 1:-8 2:-12 3:38
tie from eat A	0:-26 2:20 3:11
tie from eat F	2:-7 3:16
tie from eat h	0:-10 2:33 3:-17 4:-7
tie from fall	0:14 3:-17 8:14
tie from fall -	0:14 3:-17 8:14
tie from fight	0:-9 1:22 2:-12 3:-17 4:16 8:-7
tie from guard	0:-18 1:-36 2:70 3:-7 4:-22
tie from guard -	0:-12 1:-35 2:52 3:-7
tie from guard A	0:-12 1:-33 2:52 4:-8
tie from guard H	2:19 3:-6
tie from guard h	0:-7 2:31 4:-19
tie from hit	0:-21 1:34 2:-26 3:-21 4:26 7:-7 8:-7
tie from hit -	0:-18 1:50 2:-19 5:-15
tie from hit A	1:26 2:-24 3:-11 4:30 5:-21 7:-6
tie from hit O	0:-18 1:29
tie from hit h	1:-15 2:-11 3:-17 4:28 5:13 7:-7
tie from make	2:-6 5:11
tie from make -	2:-6 5:11
tie from move	0:-8 1:12 2:-40 3:-11 4:-19 5:9 8:39
tie from move -	1:12 2:-36 3:-10 4:-15 8:34
tie from move A	0:10 1:18 2:-22
tie from move O	0:-15 2:-20 3:-6 4:-12 5:15 8:25
tie from move h	0:-10 5:9 8:9
tie from play	0:-29 2:9 4:-18 8:41
tie from play N	0:-17 4:-17 8:34
tie from play h	0:-29 2:9 4:-18 8:41
tie from save	0:17 1:-9 2:9 4:-18 5:-6 8:8
tie from save -	0:-19 1:-7 2:19 4:-10 8:17
tie from save A	0:-6 1:-7 2:24
tie from save H	0:14 2:-6
tie from save N	0:10 2:-8 4:-14 8:12
tie from save h	0:37 2:-9 4:-8 8:-10
tie from steal	0:20 1:-18
tie from steal -	0:43 1:-18 2:-27
tie from steal A	0:22 1:-19
tie from steal h	0:-20 2:24
tie from take	0:18 1:13 2:-10 3:9 4:-13 5:-10 8:-7
tie from take -	1:15 2:-10
tie from take A	0:22 1:16 3:-11 8:-20
tie from take N	0:-10 3:10 8:9
tie from take O	0:12 2:-13 3:8 4:-8 8:9
tie from take h	0:18 4:-10 5:-7 8:-6
tie in attack	0:-6 2:10
tie in avoid	0:-6 4:-23 8:28
tie in avoid N	0:13 4:-13
tie in avoid h	0:13 4:-13
tie in bring	1:21 3:-24 4:-18 5:-7 8:18
tie in bring -	1:29 3:-16 4:-41 8:17
tie in bring O	0:20 3:-11 4:18 5:-6 8:-23
tie in bring V	1:37 4:-29 8:-16
tie in bring h	1:-12 3:-10 4:17
tie in fall	0:-12 2:-9 4:34 8:-16
tie in fall O	0:-12 2:-9 4:34 8:-16
tie in fight	1:18 2:-6 4:-11 5:-9
tie in fight -	0:-13 1:18 4:-7 5:-9 8:14
tie in fight N	0:-9 8:13
tie in fight O	0:26 4:-6 5:-7 8:-9
tie in fight h	0:19 8:-14
tie in hit	0:19 1:11 2:7 4:15 6:-10 8:-35
tie in hit -	0:21 1:17 4:-12 6:-8 8:-19
tie in hit F	0:-17 1:16 4:19 8:-19
tie in hit O	0:33 6:-8 8:-19
tie in hit h	1:-7 2:7 4:25 8:-19
tie in make	0:12 2:17 3:-11 4:-9 6:-6
tie in match	0:-12 1:14 3:-31 8:9
tie in match -	0:-12 1:14 3:-31 8:9
tie in match A	0:6 1:-8 3:-24 8:22
tie in match O	0:-16 1:27 4:-9 8:-6
tie in match V	0:-8 1:-8 4:9 8:6
tie in move	0:-32 1:-31 2:33 3:20 4:7 5:7 6:-6 9:-7
tie in move -	0:-30 1:-29 2:31 3:-12 4:21 5:22 8:-11
tie in move A	0:13 1:-13 2:35 4:-9 8:-24 9:-6
tie in move F	2:-7 3:27 4:-11 5:-23 8:7
tie in move N	0:-6 4:-7 5:18 8:-7
tie in move O	0:-29 1:-8 2:-12 4:7 5:9 8:22
tie in move h	0:-8 2:6 3:29 4:-20 5:-15 8:10 9:-7
tie in play	0:14 2:-17 7:25 8:-14
tie in play A	2:-16 7:25 8:-11
tie in play h	0:15 2:-17 7:25 8:-13
tie in push	0:-15 2:-9 3:-13 4:11 5:-8 8:25
tie in push -	0:-7 3:-6 4:-29 8:39
tie in push O	2:-7 3:-8 8:24
tie in push h	0:-9 2:-7 3:-8 4:33 5:-6 8:-16
tie in race	0:32 1:-9 4:-6 5:-10 8:-7
tie in race -	0:16 1:-9
tie in race N	0:33 1:-12 4:-6 5:-10 8:-7
tie in race h	0:18 4:-6 5:-8
tie in reach	0:9 1:-9 2:-20 4:29 8:-15
tie in reach -	0:6 1:-8 2:-16 4:21
tie in reach V	0:23 1:-8 2:-15 4:13 8:-13
tie in reach h	4:10 8:-10
tie in shoot	0:20 4:-11
tie in sneak	2:11 4:-9
tie in sneak A	2:11 4:-9
tie in sneak h	2:11 4:-9
tie in take	0:23 1:33 2:-11 3:-21 4:-6 5:15 6:-7 8:-40
tie in take -	1:35 2:-11 3:-20 4:23 6:-6 8:-35
tie in take F	0:13 1:16 3:-18
tie in take N	4:-18 5:21
tie in take O	0:16 1:21 2:-11 4:14 5:-7 8:-36
tie in take h	0:21 4:-31 5:19 8:-7
tie in throw	1:-9 2:-21 3:11 4:24 5:7 6:-13 8:-18
tie in throw -	0:-13 1:-9 3:23 4:8 5:8 6:-12 8:-15
tie in throw N	0:-18 4:9 5:8 8:-7
tie in throw O	0:11 3:-14 4:22 6:-13 8:-9
tie in throw h	0:13 2:-18 3:-15 4:22
tie in word:goal	0:-29 4:18 8:18
tie in word:goal N	0:-29 4:18 8:18
tie to avoid	0:-9 2:17 4:-6
tie to avoid H	0:-7 2:9
tie to avoid V	2:8 4:-6
tie to avoid h	0:-9 2:17 4:-6
tie to bring	1:-11 2:-7 3:-18 4:51 6:-13 8:-23
tie to bring -	0:-17 3:-17 4:48 6:-13 8:-8
tie to bring A	4:15 8:-14
tie to bring N	0:6 4:6
tie to bring O	0:7 4:15 6:-12
tie to bring h	0:21 1:-6 4:10 8:-17
tie to chase	1:-10 2:14
tie to hit	0:-13 1:19 2:7 4:-11
tie to move	0:40 2:-9 5:-9 8:-21
tie to move -	0:31 4:-15 8:-8
tie to move A	2:-8 4:16 8:-8
tie to move O	0:31 4:-15 8:-8
tie to move h	0:14 2:-8 4:13 5:-6 8:-13
tie to over	0:16 2:-15 4:20 5:-15
tie to over h	0:16 2:-15 4:20 5:-15
tie to shoot	0:-8 1:-15 2:24
tie to shoot -	0:-8 1:-15 2:24
tie to sneak	0:-10 2:17
tie to sneak A	0:-10 2:11
tie to sneak h	0:-10 2:17
tie to take	0:-11 2:-12 4:20
tie to take A	2:-12 4:18
tie to take h	0:-7
tie to throw	0:-8 1:-9 2:22 4:11 8:-10
tie to throw -	0:-8 1:-9 2:22 4:11 8:-10
tie to throw A	0:-7 1:-9 2:23
tie to touch	0:17 1:-9 2:-6
tie vs fight	1:12 2:-9
tie vs fight -	1:12 2:-9
tie vs fight A	1:12 2:-9
tie vs guard	2:11
tie vs guard h	2:11
tie vs race	0:-9 1:-24 2:34
tie vs race -	1:-18 2:21
tie vs race A	0:-9 1:-24 2:34
tie vs race h	0:-6 1:-7 2:17
tie with avoid	0:-21 1:7 2:12 5:-6 6:21 8:-24
tie with avoid -	0:-16 1:8 2:15 8:-12
tie with avoid A	0:-16 1:8 2:15 8:-12
tie with bring	0:-31 1:-10 2:24 3:32 4:10 5:-16 8:-21
tie with bring -	0:-24 1:-10 2:24 3:33 5:-15 8:-16
tie with bring A	0:-18 1:-9 2:24 3:8 8:-6
tie with cross	0:-10 1:6 2:11 3:-7 5:-6
tie with cross -	1:17 2:-15
tie with cross A	1:17 2:-15
tie with cross V	0:-9 1:-13 2:29 5:-6
tie with cross h	0:-9 1:-13 2:29 5:-6
tie with fall	0:9 1:30 3:-21 8:-15
tie with fall -	0:6 1:30 3:-21 8:-15
tie with fall F	0:-24 1:44 3:-21
tie with fall O	0:33 1:-10 8:-14
tie with fight	0:-22 1:-16 2:12 3:-22 6:42 8:-8
tie with fight h	0:-19 2:12 3:-22 6:29
tie with guard	1:13 2:-20 4:-12 6:17
tie with guard -	0:10 1:13 2:-17
tie with hit	0:11 1:21 2:-16 3:-28 4:12 5:-17 6:27 7:-7 8:-9
tie with hit -	0:-6 1:25 2:-14 3:-27 5:-17 6:39
tie with hit A	1:-31 2:-8 3:31 4:14 7:-6
tie with hit F	0:-16 1:20 6:-11
tie with hit O	0:-17 1:31 3:-44 5:-17 6:39
tie with hit h	0:19 1:-6 4:13 6:-13 7:-7
tie with love	0:14 2:-8
tie with make	0:-12 1:47 2:-31 3:10 4:-9 6:-10
tie with make -	1:48 2:-38 3:-9
tie with make A	1:48 2:-38 3:-9
tie with make h	0:-7 2:9 3:17 4:-9 6:-10
tie with match	0:28 1:-6 3:-7 6:-7 8:-6
tie with match -	0:28 1:-6 3:-7 6:-7 8:-6
tie with match A	0:-22 3:24
tie with match F	0:38 3:-30
tie with match O	0:14
tie with move	0:26 1:-19 2:-31 3:-12 4:-12 5:18 8:24
tie with move -	0:23 1:-18 2:-11 3:-8 4:-11 5:22 6:7 8:-11
tie with move A	0:19 1:-15 2:-31 5:-20 8:41
tie with move O	0:17 1:-19 4:-7 5:25 6:-7 8:-14
tie with move h	2:-23 6:-11 8:32
tie with play	0:-14 1:-18 6:15 8:22
tie with play O	0:-13 1:-18 6:12 8:22
tie with play h	0:-11 1:-17 6:31
tie with push	0:19 3:-11 4:-10 5:-7 6:19 8:-13
tie with push -	0:19 3:-11 4:-10 5:-7 6:19 8:-13
tie with push O	0:19 3:-11 4:-10 5:-7 6:19 8:-13
tie with race	1:7
tie with race -	1:7
tie with reach	1:-18 3:-26 4:-15 5:24 6:-9 8:33
tie with reach -	0:15 1:-18 3:-11 4:-14 5:31 8:-7
tie with reach A	0:-12 1:-16 4:-14 5:38
tie with reach O	3:-18 5:-13 6:-8 8:35
tie with shoot	0:7 1:10 2:-24 5:-8 7:13
tie with shoot -	0:11 1:10 2:-23 5:-8 7:13
tie with shoot A	1:21 2:-23 6:-24 7:17
tie with shoot O	0:33 1:-9 6:-19
tie with shoot h	6:7
tie with steal	0:12
tie with steal O	0:12
tie with steal h	0:12
tie with take	0:29 1:-25 2:20 3:-28 4:-16 5:-10 8:25
tie with take -	0:16 1:-24 2:30 3:-9 5:-6 6:-24 8:17
tie with take A	0:20 2:30 3:-25 8:-15
tie with take N	0:-22 1:-21 3:27 6:-12 8:21
tie with take O	0:39 1:-26 2:-10 3:-35 4:-10 6:16 8:18
tie with take h	0:19 2:-14 3:-25 4:-13 6:20 8:10
tie with throw	0:15 1:-7
tie with throw -	0:15 1:-7
tie with throw A	0:6
tie with touch	0:-18 1:28 2:-20 3:-12 5:20
tie with touch -	0:-14 1:28 3:-12
tie with touch A	0:-14 1:28 3:-12
told before	1:-22 2:16 3:8 4:-12 5:-23 6:13 8:32 9:-17
told before A	0:-29 1:-8 3:25 4:6 5:-7 7:29 8:-24 9:-19
told before Ap	0:-30 4:23 6:9 7:15 8:-12 9:-11
told before As	2:9 6:-6 7:14 8:-13
told before Au	0:-10 1:-9 3:29 4:-16 7:11 9:-11
told before F	2:12 3:10 4:-17 6:7 7:-20 8:-10
told before Fp	0:-9 3:36 4:-14 6:-10 7:-11
told before Fu	0:-14 2:15 3:-20 6:21 7:-10 8:-8
told before H	0:21 2:-35 3:-6 6:28
told before Hp	0:31 2:-21
told before Hu	0:-11 2:-18 6:30
told before N	0:36 3:-44 4:-23 5:-19 6:-9 7:-8 8:34
told before Np	0:25 3:-13 4:-17 5:-7 8:17
told before Ns	0:9 3:-6
told before Nu	0:19 2:6 3:-29 4:-8 5:-12 6:-8 7:-6 8:19
told before O	0:-39 1:-10 2:9 3:-9 4:19 5:-7 7:-7 8:39 9:-6
told before Op	0:10 2:12 4:-20 5:12 6:-19 7:-6
told before Os	0:-16 1:-19 2:13 4:-18 5:-8 6:24 8:21
told before Ou	0:-45 1:13 2:-12 3:-11 4:45 5:-21 6:-6 8:24
told before V	0:34 1:-18 2:12 3:6 4:-19 5:-10 6:-6 8:-7
told before Vp	0:32 1:-17 2:-17 3:9
told before Vu	0:-8 2:33 4:-13 5:-6
told before attack	0:13 2:-8
told before avoid	0:14 3:15 4:-17 9:-8
told before chase	0:14 2:9 3:-14 4:-6
told before fight	0:-11 2:15 4:-8
told before move	0:-16 2:-32 3:25 6:16 8:14
told before no	0:30 2:-6 3:-43 4:9 6:16 8:24
told before play	2:-17 3:19
told before reach	2:12 4:-7 5:-29 8:26
told before sneak	0:14 1:-17 2:-10 4:11 8:6
told before take	0:-37 1:-11 2:21 3:35 5:-9 8:-7
told before throw	0:-12 2:36 4:-6 6:-8
told before word:enemy	0:12 2:-11
told it	0:-17 1:29 3:13 5:-14 6:-10 7:-6 8:-8
told it A	0:-18 1:9 2:15 3:-8 4:6
told it As	0:-25 1:44 2:-15
told it Au	1:-32 2:27 3:-7 4:11
told it F	0:-7 1:-12 3:24 6:-9
told it Fs	0:19 1:-9
told it Fu	0:-27 2:6 3:28 6:-8
told it H	3:-6
told it Hp	0:21 1:-33 2:20
told it Hu	0:-14 1:36 2:-21
told it N	1:6
told it O	1:30 2:-26 3:12 5:-19 8:-8
told it Op	0:9 2:-22 3:21 5:-16
told it Os	0:-7 1:33 2:-6 3:-11
told it avoid	0:-9 3:-11 4:19
told it move	1:11
told it no	0:-28 1:33 2:6 3:20 4:-13 5:-13 6:-11 7:-6 8:-7
told it steal	0:39 1:-36
told it take	0:-8 1:17 2:-10
told it word:enemy	1:-9 2:10
told later	0:20 1:-60 2:50 3:-22 4:-30 5:16 6:-6 7:7 9:-6
told later A	0:38 1:-10 2:32 3:-32 4:-28 8:-8
told later Ap	2:33 3:-17 4:-15
told later As	0:18 1:-6 2:-8
told later Au	0:25 2:8 3:-16 4:-15
told later F	0:-21 1:-28 2:29 3:6 4:-15 6:17
told later Fp	0:-17 1:-27 2:32 3:-6 4:-14 6:21
told later Fs	3:15
told later H	0:-6 1:-29 2:27 3:-8 6:-8 7:18 8:-9
told later Hp	1:-13 2:29 6:-7 8:-8
told later Hu	1:-14 2:26 3:-7
told later N	0:-12 1:-13 2:-9 3:-12 4:-15 5:28 8:24
told later Ns	0:-8 8:14
told later Nu	1:-11 2:-8 3:-11 4:-14 5:29 8:12
told later O	0:42 1:-20 2:-7 4:10 6:-16 8:-15
told later Ou	0:42 1:-20 2:-7 4:10 6:-16 8:-15
told later attack	0:-10 1:-9 2:41 3:-14 4:-13 6:-9
told later no	0:33 1:-57 2:14 4:-18 5:10 6:7 7:9 8:-12
told later play	0:8 3:-25 5:11 8:11
told later word:hero	0:-6 1:16 6:-7
told nobody	0:9 1:11 6:-6 7:-6 8:-6
told nobody A	0:8 1:20 2:13 3:-6 5:-8 6:-9 7:-6
told nobody Ap	0:10 2:20 5:-16 6:-14 7:-13 8:-10
told nobody As	0:11 1:18 2:-8 3:-14 5:-8 6:-7 8:7 9:-7
told nobody Au	1:18 6:-8
told nobody F	0:6 2:-25 3:26 5:-7 9:-6
told nobody Fp	0:11 2:-10 3:26 4:20 6:-14 7:-7 8:-30 9:-7
told nobody Fs	0:-18 1:26 2:-36 4:-13 5:-14 6:18 7:-10 8:11
told nobody Fu	0:10 2:-14 3:11 4:-9 5:-9 8:10
told nobody H	0:-7 2:35 3:-21 4:-15 5:11 8:-13
told nobody Hp	0:-27 1:-7 2:37 3:-24 4:-14 5:23 6:23 7:-12 8:-6 9:-9
told nobody Hs	0:8 1:24 2:-25 6:-18 7:9
told nobody Hu	0:14 2:16 3:-13 4:-6 5:-8 6:-14 8:-14
told nobody N	0:8 1:-6 2:-21 3:11 4:27 6:-6 7:-10 8:-10 9:-9
told nobody Np	0:-20 1:-8 3:15 4:18 5:20 7:-6 8:-23 9:-8
told nobody Ns	0:20 2:-9 5:-19 6:-15 7:-6 8:11
told nobody Nu	0:18 1:-7 2:-23 4:19 7:-7 9:-6
told nobody O	0:15 1:-15 2:-11 3:9 5:11 7:-8 9:-8
told nobody Op	1:-13 2:-7 3:12 4:-10 5:14 6:8 7:-12 9:-7
told nobody Os	0:23 2:6 3:-19 4:13 5:-21 6:-25 7:14 8:-9
told nobody Ou	0:17 1:-8 2:-12 5:6 7:-8 9:-9
told nobody V	1:20 2:8 3:-16 4:10 5:-6 6:-6 9:-10
told nobody Vp	0:-24 1:-6 2:27 3:-6 5:17 6:10 7:-9 8:-27
told nobody Vs	1:19 2:-12 3:-9 4:-23 5:-6 6:-7 7:12 8:12
told nobody Vu	0:23 1:11 2:-6 3:-7 4:19 5:-22 6:-13 7:-11 9:-7
told nobody attack	2:-6 5:7
told nobody avoid	2:-6 3:-14 4:21 5:-9 8:-9 9:11
told nobody bring	0:19 1:18 2:-27 3:17 4:-6 5:-11 8:-13
told nobody chase	0:-17 1:-20 2:31 3:8 6:-7 9:-7
told nobody cross	0:-11 2:-7 3:-7 4:17 5:9
told nobody eat	0:-14 1:10 2:8 3:-11 4:-13 6:-7 8:6 9:-6
told nobody fall	0:-6 1:-25 2:17 3:9 4:-21 5:25 6:-13 7:12 8:-21
told nobody fight	2:-15 4:25 6:19 8:-16
told nobody guard	0:-28 1:11 4:12 5:-9 6:-8 8:9
told nobody hit	0:-17 1:30 2:25 3:-16 6:-20
told nobody love	0:6 1:-7
told nobody make	0:-12 1:33 2:-8 3:-13 5:14 6:-13 8:-15
told nobody match	0:12 1:-12 4:19 5:-6 8:-17
told nobody move	0:18 1:10 2:31 3:13 4:-24 5:-14 6:-23 7:-8 8:-13 9:-19
told nobody no	0:20 1:-17 3:7 4:7 6:-6 7:-7
told nobody over	1:14 2:-24 5:13
told nobody play	0:-13 1:60 2:-16 3:-13 4:-10 6:-10 8:-19
told nobody push	0:-11 2:15
told nobody race	1:19 3:-15
told nobody reach	0:-16 2:-7 3:29 4:-6 5:-16 6:19 8:-8
told nobody save	1:14 2:8 3:-6 4:-14 5:-10 6:-8 8:14
told nobody shoot	0:-8 1:7 2:25 3:-15 4:-15 5:-7
told nobody sneak	0:-18 3:9 9:8
told nobody steal	0:-12 1:14 2:12 3:-19
told nobody take	0:6 1:20 2:-11 3:-10 4:10 5:-15
told nobody throw	0:12 1:-12 2:-22 3:7 4:-14 6:23 7:-6
told nobody touch	0:11 4:-8 5:9 8:-6
told nobody victim	0:13 1:17 3:-8 9:-7
told nobody word:boss	0:11 1:-8 3:-13 6:-8 7:14
told nobody word:enemy	2:27 3:-11 5:-9
told nobody word:hero	0:30 1:6 2:-22 3:-9
told nobody word:item	0:22 1:-9 2:-7 3:16 9:-16
told nobody word:obstacle	1:-22 2:7 4:-19 5:12 6:26
w+1 A	0:46 1:11 2:-7 3:-25 4:-28 8:-7
w+1 A A	0:55 1:-15 2:-16 4:-28
w+1 A O	1:31 3:-22
w+1 A sov	0:-13 1:15 2:8
w+1 A svo	0:42 2:-13 3:-23 4:-8
w+1 A v2	0:20 4:-17
w+1 F	0:-15 1:27 2:-6 3:-21 5:14
w+1 F A	1:9
w+1 F svo	0:-39 1:45 3:-20 5:14
w+1 H	0:10 2:-6 3:9 7:-7
w+1 H O	0:38 3:-28
w+1 H svo	0:23 1:-13 2:-6 3:10 7:-7
w+1 N	2:-11 3:22
w+1 O	0:7 1:28 3:-38 4:11 8:-6
w+1 O A	0:-17 1:20
w+1 O O	0:34 3:-19
w+1 O svo	0:-22 1:19 2:7
w+1 O v2	0:14 1:16 3:-30 4:11
w+1 V	0:-18 1:12 2:30 3:-16 4:-9 8:-6
w+1 V V	0:-10 1:-8 2:39 3:-15 4:-9
w+1 V svo	0:-18 1:12 2:30 3:-16 4:-9 8:-6
w+1 a	0:23 1:-24 2:12 3:-15 4:-14 5:-8 8:8
w+1 a A	0:23 1:-24 3:-13 6:17
w+1 a F	0:7 3:15 6:-6 8:-13
w+1 a O	0:21 1:28 2:-8 3:-13 4:-6 8:-20
w+1 a V	0:-33 1:-34 2:24 8:40
w+1 a svo	0:45 1:-76 2:14 3:-18 4:-11 5:-6 8:32
w+1 a v2	0:-24 1:47 3:-14 8:-16
w+1 and	0:-30 1:9 3:26 4:-34 5:10 6:-23 7:-14 8:29
w+1 and A	0:-26 1:19 2:12 3:-18 5:-25 6:-7 7:-13 8:34 9:-11
w+1 and F	0:6 1:-23 2:-27 3:43 4:-39 5:-9 6:16 9:12
w+1 and H	0:-11 1:8 2:-10 3:-13 5:11 6:18 7:-6
w+1 and N	0:-43 1:-12 3:19 5:9 6:-20 8:28
w+1 and O	0:7 1:13 2:-20 3:6 4:-16 5:27 6:-58 7:-6
w+1 and V	1:-20 3:41 4:-18 5:-14 6:-18 8:11
w+1 and sov	0:-25 2:13 3:17 4:-14 5:18 6:-12 8:-21
w+1 and svo	0:-42 1:22 2:-10 3:42 4:-28 5:10 6:-11 7:-13 8:6
w+1 and v2	0:28 1:-34 2:-10 3:-41 4:-7 5:-14 6:-19 8:67
w+1 as	0:-6 1:-10 2:27 4:-14 8:13 9:-23
w+1 as A	0:29 1:-11 2:10 9:-20
w+1 as F	0:-12 3:24 4:-8
w+1 as O	0:-14 2:12 3:-12 5:-9 6:8 8:17
w+1 as svo	0:-19 2:30 4:-14 8:13 9:-23
w+1 at	1:-8 2:-56 3:-11 4:-21 5:-26 6:61 7:33 8:-7
w+1 at A	0:25 1:18 2:-56 3:-37 4:-10 6:-26 7:45 8:-7 9:6
w+1 at F	0:-15 1:-33 2:-18 3:-7 4:-9 6:60 8:-12 9:-7
w+1 at H	0:18 2:-8 5:-6
w+1 at N	0:19 4:-8 5:-7
w+1 at O	0:-25 1:-17 2:-10 3:16 5:-19 6:22 8:6
w+1 at V	0:-16 2:10 4:-11 6:15
w+1 at svo	0:19 2:-59 3:-21 4:-6 5:-14 6:44 7:37 8:-24
w+1 at v2	0:-34 1:-7 3:18 4:-29 5:-20 6:38 8:15
w+1 attack	0:16 1:-15 2:29 3:-19 5:6 6:-13 8:-13
w+1 attack A	1:-19 2:27 3:-6
w+1 attack F	0:-24 1:21 2:13 3:6 4:-17 6:-12
w+1 attack H	1:-16 2:25
w+1 attack N	0:9 2:-16 3:-8 4:21 5:-7 8:-8
w+1 attack O	0:21 2:-10 3:-19 5:16
w+1 attack sov	0:15 2:-14 3:23 4:-22
w+1 attack svo	0:15 1:-10 2:29 3:-46 4:10 5:7 6:-10 8:-12
w+1 attack v2	0:-11 2:17
w+1 avoid	3:10 4:-7 5:-11 8:-9 9:8
w+1 avoid A	0:-17 2:13 3:28 4:-23 9:-11
w+1 avoid F	0:-21 1:31 3:-6
w+1 avoid H	0:-11 1:-9 5:-6 9:22
w+1 avoid N	4:22 8:-9
w+1 avoid O	0:18 3:-17
w+1 avoid V	0:22 1:-13 4:-7
w+1 avoid sov	0:-23 1:-9 2:40
w+1 avoid svo	2:-12 4:8 8:-9 9:14
w+1 avoid v2	0:12 1:13 3:9 4:-20 9:-7
w+1 bring	0:25 1:7 2:-23 3:14 8:-17
w+1 bring A	1:32 2:-16 3:-15
w+1 bring F	0:15 3:-12
w+1 bring H	1:16 2:-10 3:-11
w+1 bring N	0:-8 1:-24 3:35
w+1 bring O	0:23 1:-32 3:12
w+1 bring V	1:13 8:-13
w+1 bring svo	0:10 1:12 2:-23 3:20 8:-17
w+1 bring v2	0:24 1:-11 3:-13
w+1 but	1:-24 2:-81 3:28 4:29 6:-20 7:-11 8:49 9:-9
w+1 but A	0:43 1:-44 2:-49 3:31 4:24 7:-9 8:-13 9:-7
w+1 but F	0:29 3:-39 4:-6 8:24
w+1 but H	0:47 1:-9 2:-32 3:6
w+1 but N	0:-44 4:-21 5:26 8:37
w+1 but O	0:-71 1:24 2:-14 3:28 4:35 5:-24 6:-18 8:15
w+1 but svo	0:-20 2:-80 3:43 4:32 6:-19 7:-11 8:34 9:-8
w+1 but v2	0:29 1:-40 3:-14 8:26
w+1 by	0:25 1:-19 2:24 3:-23 4:-6
w+1 by A	0:25 1:-19 2:24 3:-23 4:-6
w+1 by svo	0:-7 1:-12 2:40 3:-20 4:-6
w+1 chase	0:-9 2:21 3:-8 4:-13
w+1 chase A	0:-8 1:-10 2:23 3:9 4:-22
w+1 chase H	0:9 1:26 2:-26
w+1 chase svo	2:15 4:-8
w+1 chase v2	2:14 3:-7 4:-6
w+1 comma	0:11 1:-11 2:8 3:24 4:-10 5:-10 7:-12
w+1 comma A	1:-27 2:40 4:-7 5:-14 8:-22
w+1 comma F	0:33 1:13 2:-19 3:-8 4:7 5:-19 6:-21 7:-12 9:7
w+1 comma H	0:-29 1:-13 2:31 3:-13 5:13 6:24 7:-13
w+1 comma N	0:28 1:-29 2:-30 3:26 4:22 5:-57 6:21 8:-22
w+1 comma O	1:9 2:-28 3:12 4:-25 5:19 6:-26 7:-14 8:35 9:-6
w+1 comma V	0:-9 1:20 2:8 3:6 4:-11 5:6 6:-6 8:-30
w+1 comma sov	0:53 1:26 2:-53 3:-6 4:-7 5:-10 6:-6 7:-6 8:-24
w+1 comma svo	1:-11 2:21 3:23 4:-13 5:-24 7:-10 8:6
w+1 comma v2	1:-31 3:6 4:10 5:23 6:-12 7:-9 9:-6
w+1 cross	0:-12 1:19
w+1 cross A	0:-12 1:19
w+1 cross svo	0:-12 1:19
w+1 eat	0:-26 1:11 3:10 5:-17 6:-7 8:12
w+1 eat A	0:-24 2:11 3:10
w+1 eat F	0:-10 1:-10 3:11 4:9 8:-6
w+1 eat O	0:13 3:-20 4:-7 5:-13 8:21
w+1 eat V	1:16 2:-13
w+1 eat sov	0:-18 1:-13 3:31
w+1 eat svo	0:-16 1:21 2:-7 4:-15 5:-7 8:15
w+1 eat v2	1:-14 2:10 4:13 5:-12
w+1 edge	1:20 3:10 6:-9 8:-7 9:-7
w+1 edge A	0:-29 1:38 3:29 4:-20 5:-17 6:-9 8:-23 9:-7
w+1 edge F	0:-34 1:-10 2:8 3:18 5:10 6:-12
w+1 edge H	0:-29 1:40 2:15 3:16 4:-11 5:-17 6:-23 7:-9
w+1 edge N	0:29 2:-51 3:-9 4:40 5:-36 6:-17 7:-6 8:13
w+1 edge O	0:36 1:-54 2:-12 3:-39 4:-17 5:40 6:13 7:-13 8:15
w+1 edge V	0:21 1:-19 3:-39 4:-12 6:24 7:10 8:-19
w+1 edge sov	0:35 1:-12 2:-29 3:36 4:-56 5:-13 6:-6 7:17
w+1 edge svo	0:-18 1:18 3:8 5:13 6:-7 7:-11 8:-9 9:-7
w+1 edge v2	0:12 1:8 2:18 3:-27 4:16 5:-32 6:-10
w+1 fall	1:-8 2:22 4:-18 5:11 6:-9 7:14 8:-17
w+1 fall A	0:23 2:-17
w+1 fall F	0:-7 2:-7 3:18
w+1 fall H	2:12 3:-8
w+1 fall O	1:-15 2:25 4:-15 5:-18 6:-8 7:16
w+1 fall V	1:11 2:8 3:-13
w+1 fall svo	1:-6 2:29 3:-28 4:-8 5:12 6:-8 7:15 8:-17
w+1 fall v2	2:-11 3:18 4:-12
w+1 fight	0:20 1:-18 4:-8 6:23
w+1 fight A	1:8
w+1 fight O	0:17 1:-38 6:23
w+1 fight svo	0:10 2:-21 4:-7 6:23
w+1 fight v2	0:-11 1:-14 2:23
w+1 for	0:-16 1:16 2:-6 3:-7 4:12 5:19 6:-11 7:22 8:-33
w+1 for A	1:18 2:11 3:-14 4:-18
w+1 for N	0:8 4:12 8:-17
w+1 for O	0:-21 2:-17 3:20 4:19 6:-11 7:23 8:-17
w+1 for svo	0:-24 1:17 2:-6 3:-7 4:15 5:20 6:-11 7:22 8:-32
w+1 from	0:7 1:-14 2:7 3:-30 4:70 5:-21 6:-26 7:-7 8:-12 9:-11
w+1 from A	0:48 2:9 3:-34 8:-32 9:-10
w+1 from F	0:-29 1:-11 2:-19 3:-51 4:71 5:-10 6:-22 8:32
w+1 from H	0:-13 1:-10 2:38 6:-18
w+1 from N	0:6 1:-11 4:12 8:-6
w+1 from O	0:-49 2:-15 3:50 4:24 5:-13 6:7 8:-25
w+1 from V	0:46 1:-10 2:-8 3:-9 4:-19
w+1 from sov	0:34 1:-20 2:26 3:-31 4:-13 5:-11 6:-11 8:16
w+1 from svo	0:9 1:-32 3:6 4:49 5:-10 6:-31 8:-16
w+1 from v2	0:-44 1:39 2:-25 3:-22 4:53 5:-7 6:13 8:-30 9:-7
w+1 game	0:55 2:-18 3:-44 4:-6 8:-13
w+1 game A	0:7 1:18 2:-17 3:-13
w+1 game O	0:22 1:-19
w+1 game sov	1:12
w+1 game svo	0:71 1:-21 2:-6 3:-41 8:-13
w+1 guard	1:26 3:-10 4:-21 6:-6
w+1 guard A	1:-7 2:23 4:-20
w+1 guard H	1:20 2:-16
w+1 guard sov	1:22 3:-6 4:-7 6:-6
w+1 guard svo	2:13 4:-18
w+1 guard v2	1:21 2:-17
w+1 hit	0:7 1:-13 2:9 3:9 6:-7
w+1 hit A	0:-14 1:-7 2:27
w+1 hit F	0:-7 2:-13 3:28 6:-7
w+1 hit O	0:31 1:-6 3:-22
w+1 hit sov	3:16 6:-7
w+1 hit v2	0:-7 1:-6 2:21 3:-10
w+1 if	0:-6 1:6 2:18 3:-15
w+1 if A	0:-22 1:10 2:18
w+1 if svo	0:-22 1:10 2:18
w+1 in	0:14 1:9 2:-21 3:21 5:-19 6:-18 7:-16 8:-7 9:15
w+1 in A	0:-23 1:-19 2:-26 3:67 4:-39 5:29 7:-7 8:-24 9:17
w+1 in F	0:59 1:-12 2:-22 3:-21 4:16 6:-32 8:-11 9:13
w+1 in H	0:-24 1:-7 2:52 3:-29 5:-8 6:12
w+1 in N	0:8 1:-8 3:-36 4:6 8:25
w+1 in O	1:19 2:-31 3:18 4:18 5:-47 7:-14 8:-7
w+1 in V	0:10 1:21 4:-13 8:-16
w+1 in sov	0:25 1:-38 2:17 3:-25 4:20 5:-6
w+1 in svo	1:37 2:-44 3:18 4:-20 7:-14 8:-8 9:18
w+1 in v2	0:12 1:-28 2:30 3:21 4:17 5:-23 6:-30 7:-6 8:-15
w+1 is	0:55 1:-33 2:-28 3:-21 4:30 6:-8 7:12 8:-27
w+1 is A	0:47 1:-80 2:-21 4:30 7:21
w+1 is F	0:30 3:-19
w+1 is H	2:10
w+1 is N	0:11 1:35 3:-29 4:9 5:-7 8:-18
w+1 is O	0:19 1:-43 2:-16 3:8 4:13 5:14 8:-7
w+1 is V	0:-15 1:40 2:-11 4:-20
w+1 is sov	0:-6 1:14 4:17 8:-18
w+1 is svo	0:67 1:-50 2:-37 6:-8 7:14 8:-14
w+1 is v2	0:12 3:-28 4:17
w+1 kind	0:-16 1:-20 3:22 4:-17 5:11 6:-13 8:27
w+1 kind A	0:9 1:10
w+1 kind F	0:-8 1:-14 3:27
w+1 kind N	0:27 1:-12 3:-15 4:-9 5:16
w+1 kind O	0:-40 3:17 6:-9 8:34
w+1 kind sov	0:9 4:-8
w+1 kind svo	0:-29 1:-27 3:31 4:-7 5:11 6:-14 8:29
w+1 kind v2	0:11 1:8 3:-13
w+1 love	0:6 1:-7
w+1 love svo	0:6 1:-7
w+1 make	1:24 3:7 6:-15 8:-15
w+1 make A	0:18 1:12 3:-16 4:-11
w+1 make N	0:-18 1:17 4:18 8:-16
w+1 make sov	0:6 1:-9 3:22 4:-6 6:-16
w+1 make svo	0:-6 1:18 3:-14
w+1 make v2	0:-8 1:20 4:8 8:-15
w+1 many	0:28 1:-64 2:30 3:-7 4:-8 5:-23 6:36 8:-16
w+1 many A	0:33 1:-49 2:46 3:-34 4:-11
w+1 many F	0:-18 3:25 4:-17
w+1 many O	1:-25 2:-8 3:-11 4:22 5:-22 6:43 8:-12
w+1 many sov	0:-16 1:-21 2:11 4:9 6:17 8:-7
w+1 many svo	0:48 1:-54 2:22 3:-14 4:-21 5:-22 6:25 8:-9
w+1 match	0:-10 1:-10 3:24 4:19 5:-6 8:-17
w+1 match A	0:-11 1:-11 3:22
w+1 match O	4:19 5:-6 8:-17
w+1 match svo	0:-9 1:-10 3:25
w+1 me	1:-35 2:80 3:-58 4:-23 5:-6 6:25 8:-16 9:-9
w+1 me A	1:-34 2:48 3:-8 4:-8 9:-9
w+1 me F	2:-7 3:-25 6:32
w+1 me N	0:-18 2:12 4:22 8:-7
w+1 me O	0:22 2:50 3:-32 4:-37 8:-8
w+1 me sov	0:-19 1:-11 2:48 3:-15 4:-9
w+1 me svo	0:20 1:-26 2:54 3:-49 4:-37 6:27 8:-10 9:-9
w+1 me v2	0:-6 2:-7 4:23 8:-6
w+1 move	1:6 3:-19 5:-11 6:19 7:-8 8:19 9:-16
w+1 move A	0:32 1:-36 2:-14 4:14 5:-7 7:-6 8:31 9:-10
w+1 move F	0:-23 1:13 2:25 3:-17 4:-12 5:-7 6:31 8:-21 9:-10
w+1 move N	0:12 1:-6 2:25 3:-15 4:-8 8:-13
w+1 move O	0:-35 1:30 2:-16 3:-7 6:-6 8:19
w+1 move V	1:35 2:-16 8:-12
w+1 move sov	0:6 1:-8 2:-13 3:-9 4:-16 6:24 8:7
w+1 move svo	0:25 2:9 3:-11 4:10 5:-19 6:-15 7:-7 8:9 9:-14
w+1 move v2	0:-54 1:17 3:-6 4:-6 5:12 6:20
w+1 must	0:17 1:24 2:22 3:-52 4:-15 5:-12 8:-20
w+1 must A	0:-9 1:23 2:33 3:-51 4:-31 5:-9
w+1 must F	0:17 1:9 3:-20
w+1 must N	0:10 3:22 4:-19 8:-8
w+1 must O	0:25 1:-8 8:-6
w+1 must V	2:-21 4:26
w+1 must svo	0:36 1:20 3:-34 4:-12 5:-12 8:-14
w+1 must v2	0:-25 1:12 2:27 3:-24 4:-6 8:-6
w+1 not	0:14 2:-71 3:-44 4:19 5:38 6:18 8:11
w+1 not A	0:-15 1:-10 2:-28 3:-30 4:26 5:-13 8:42
w+1 not F	0:-13 2:-24 3:-15 4:30 5:-8 6:24
w+1 not H	0:30 1:9 2:-36
w+1 not N	0:-40 4:-25 5:52
w+1 not O	0:39 1:27 3:-9 4:-27 8:-34
w+1 not sov	0:-17 4:-11 5:29
w+1 not svo	0:25 2:-66 3:-36 4:36 5:16 6:19 8:-22
w+1 not v2	2:-15 3:-7 4:-20 8:32
w+1 obj	0:-8 1:-39 2:-10 3:42 4:12 5:9 6:7 7:-8 8:-28 9:-9
w+1 obj A	1:-19 3:7 4:25 6:-6 8:-12
w+1 obj F	1:-7 2:-9 3:18 5:-9 6:18 8:-16
w+1 obj H	2:-12 3:-9 5:18
w+1 obj N	0:-28 3:8 4:11 5:-9 8:9
w+1 obj O	1:-9 2:-15 3:27 4:-10 5:15 6:-10 8:-17
w+1 obj V	1:-17 2:17 3:18 4:-9 6:-7
w+1 obj sov	0:-8 1:-39 2:-10 3:42 4:12 5:9 6:7 7:-8 8:-28 9:-9
w+1 of	0:37 1:-32 2:10 3:11 4:-18 6:-12 7:-10 9:-8
w+1 of A	0:54 1:-19 2:-14 3:-33 4:10
w+1 of F	0:8 1:-33 2:6 3:52 4:-37 6:-7 8:-15
w+1 of H	0:-22 1:-10 2:42 3:-6
w+1 of N	0:35 1:41 2:-6 3:-37 4:-39 6:-7 8:-11
w+1 of O	0:11 1:-42 2:-30 4:23 5:-16 8:36
w+1 of V	0:-41 1:18 4:6 5:17 8:-7
w+1 of sov	1:-9 2:17 4:-26 5:-9 6:-16 8:21
w+1 of svo	0:47 1:-24 2:10 3:9 5:-32 7:-6 8:-26
w+1 of v2	2:-32 3:-9 4:-12 5:39 8:13
w+1 over	0:15 2:-22 3:6 4:-8 5:16 6:-7
w+1 over A	0:11 1:10 2:-13 5:-6
w+1 over F	0:-9 3:16 4:-8 5:12 6:-7
w+1 over svo	0:-13 1:23 2:-17 3:-8 8:6
w+1 over v2	0:32 1:-35 2:-6 3:15
w+1 play	0:24 1:17 2:-11 3:-29 5:-12
w+1 play A	1:21 2:-24 4:11 8:-10
w+1 play O	0:31 3:-20
w+1 play sov	1:21 2:-24 4:11 8:-10
w+1 play svo	0:37 1:-18 2:11 3:-24 4:-7 5:-12 8:11
w+1 push	0:-26 1:22 2:-7 4:13
w+1 push A	0:-41 1:19 3:23 4:-8
w+1 push O	0:20 3:-16
w+1 push V	1:20 8:-17
w+1 push svo	0:-32 1:43 2:-16 3:-8 4:18 8:-17
w+1 push v2	0:-8 1:-19 2:10 3:13 4:-6 8:12
w+1 race	1:18 3:-15
w+1 race svo	1:16 3:-14
w+1 reach	0:-28 1:15 3:7 4:32 5:-18 6:7 8:-25
w+1 reach A	0:-7 1:28 2:-16 3:-11
w+1 reach F	3:-7 4:12
w+1 reach N	0:11 5:-9
w+1 reach O	0:-11 3:9 6:13 8:-9
w+1 reach V	0:-26 1:-11 2:8 3:16 4:29 8:-18
w+1 reach sov	0:6 3:-24 4:31 5:-9
w+1 reach svo	0:-36 1:20 2:6 3:29 4:6 5:-11 6:10 8:-24
w+1 reach v2	3:7
w+1 rel	1:32 2:-16 3:-6 5:-6 6:-17 7:-15 9:-10
w+1 rel A	1:25 2:-32 4:-10 5:-13 7:-9 8:28 9:-8
w+1 rel F	0:-16 1:44 3:-8 4:-7 6:-9 8:-9
w+1 rel H	1:15 3:-13 7:-6
w+1 rel N	0:-24 3:22 5:14
w+1 rel O	0:34 1:-6 2:14 3:-12 5:-6 8:-25
w+1 rel V	0:16 1:-37 4:29
w+1 rel svo	1:32 2:-16 3:-6 5:-6 6:-17 7:-15 9:-10
w+1 save	1:6 4:12 5:-8 6:-8
w+1 save A	0:-7 1:6 4:15
w+1 save svo	0:7 1:17 6:-7
w+1 save v2	2:11
w+1 shoot	3:-6 4:-7 5:-6 8:6
w+1 shoot A	0:15 2:-10
w+1 shoot H	1:-6 2:12
w+1 shoot O	0:-7 1:24 6:-8
w+1 shoot V	1:-23 2:10 8:14
w+1 shoot svo	0:10 4:-6 6:-9 8:8
w+1 shoot v2	0:-6 6:11
w+1 sneak	0:-13 1:-10 3:13 4:9 5:-6 9:8
w+1 sneak A	0:-8 1:-9 2:6 3:13 4:-8 8:-11 9:9
w+1 sneak F	4:7
w+1 sneak O	2:-9 4:11 8:6
w+1 sneak svo	0:-6 2:-17 3:17 4:18 8:-13
w+1 sneak v2	0:-7 1:-14 2:20 4:-10 5:-6 8:6 9:10
w+1 steal	0:9 1:9 2:12 3:-18 4:-6 8:-7
w+1 steal A	0:11 1:7 3:-12
w+1 steal F	0:11
w+1 steal sov	0:14 1:-14 2:14
w+1 steal svo	0:6 1:26 2:-10 3:-19
w+1 steal v2	0:-9 2:14
w+1 stop	1:44 2:-9 3:-24 4:15 5:-7 6:-26 7:23 8:-15 9:-9
w+1 stop A	0:-43 1:10 2:12 3:-24 4:32 5:-7 7:15 8:12 9:-8
w+1 stop F	0:61 1:-11 3:-36 4:15 6:-18 7:-7
w+1 stop H	0:24 2:-10 7:-7
w+1 stop N	0:-32 2:-8 3:7 4:13 5:9 6:19 7:-9 8:-7
w+1 stop O	0:6 1:26 2:-14 3:17 4:-16 5:-7 6:-37 7:30 8:-29
w+1 stop V	0:-7 1:37 3:-17 4:-18
w+1 stop sov	0:-9 1:16 4:-6
w+1 stop svo	0:38 1:39 2:-26 3:-70 4:34 6:-25 7:12 8:-12 9:-7
w+1 stop v2	0:-67 1:7 2:18 3:47 4:-25 5:-11 7:18 8:-14
w+1 subj	0:-6 5:12 6:-12 7:-13 8:-12
w+1 subj A	1:14 2:7 3:-23 4:13 5:-17 7:-11
w+1 subj F	0:-7 1:16 2:-6 3:9 6:-11
w+1 subj H	0:-16 2:17
w+1 subj N	0:26 1:-10 4:-7 5:-8
w+1 subj O	0:6 1:-31 2:-29 3:19 4:-9 5:36 8:-7
w+1 subj V	0:-18 1:16 2:12
w+1 subj sov	0:-6 5:12 6:-12 7:-13 8:-12
w+1 take	0:28 1:-25 2:-8 3:30 4:-19 5:-10 6:-9 8:8 9:-7
w+1 take A	0:21 1:-9 2:13 4:-7 8:-13 9:-6
w+1 take F	0:18 1:-9 4:-11 6:-7 8:-6
w+1 take H	0:-6 1:20 2:-15
w+1 take N	3:-22 4:-9 8:32
w+1 take O	0:-11 1:-53 2:-12 3:73 5:-10 6:-6 8:-18
w+1 take V	8:10
w+1 take sov	0:29 1:-42 9:-6
w+1 take svo	0:15 1:-6 3:-11 4:-14 5:-9 6:-7 8:16
w+1 take v2	0:-12 1:-8 2:-27 3:53 4:-9 8:-6
w+1 the	0:31 1:-14 2:10 5:-7 6:-11 7:12 8:-22 9:-9
w+1 the A	0:-12 1:36 2:-8 3:-17 7:16 8:-12 9:-8
w+1 the F	0:-18 1:-32 2:-14 3:58 4:-13
w+1 the H	0:-19 1:11 2:12
w+1 the N	0:53 3:-42 4:-7
w+1 the O	0:26 1:-25 2:38 3:-23 4:-16 6:-7 8:-11
w+1 the V	0:14 1:-23 2:-19 4:27
w+1 the svo	0:33 1:-23 2:-13 3:9 4:10 5:-6 6:-10 7:14 8:-13 9:-8
w+1 the v2	1:9 2:35 3:-19 4:-19 8:-12
w+1 throw	1:-16 2:25 4:-10 5:-10 6:15 7:-8
w+1 throw A	2:13 3:-20 4:8 6:-22 8:13
w+1 throw F	1:-24 2:-6 3:32 4:-21 6:11
w+1 throw H	0:-7 1:18 2:-21 6:18
w+1 throw O	2:19 3:-28 5:-8 6:15 8:-14
w+1 throw sov	0:15 2:8 3:-11 5:-8 8:-9
w+1 throw svo	0:-19 1:-15 2:29 3:6 4:-36 6:20 7:-6 8:8
w+1 throw v2	0:10 2:-18 4:21 6:-19 8:-6
w+1 to	1:-33 3:40 4:-7 6:-6 7:-9 9:-14
w+1 to A	0:48 1:-57 3:18 4:17 8:-20
w+1 to F	0:-15 2:-8 3:40 4:-21 6:-6 8:7
w+1 to H	0:-7 2:17
w+1 to N	0:13 1:-13 2:-7 3:-10 4:-39 5:34 8:10
w+1 to O	0:-61 1:40 2:-13 3:22 4:18 5:-38 8:11 9:-12
w+1 to V	0:22 1:-25 2:17 4:-7
w+1 to sov	0:13 1:9 2:45 3:-35 5:-11 6:-24 8:-6
w+1 to svo	0:7 1:-38 2:-29 3:50 4:-40 5:8 8:28 9:-12
w+1 to v2	0:-24 1:-31 2:-27 3:47 4:27 6:16 8:-21
w+1 touch	0:-18 1:-7 4:-7 5:8 6:21
w+1 touch O	0:-23 3:-10 5:13 6:22
w+1 touch sov	0:-26 2:7 3:-10 5:9 6:22
w+1 victim	0:-6 1:10 2:9 9:-8
w+1 vs	0:-16 1:87 2:-74 3:-70 4:21 5:-17 6:6 8:-11 9:42
w+1 vs A	0:-79 1:87 2:-52 3:-35 6:18 9:45
w+1 vs F	0:-15 1:44 3:-40 4:19 6:-10
w+1 vs N	0:-9 1:23 4:8 5:-17
w+1 vs O	0:21 1:-6
w+1 vs V	0:48 1:-44
w+1 vs sov	0:-12 1:29 2:-17
w+1 vs svo	0:-17 1:78 2:-61 3:-52 5:-16 6:8 8:-9 9:43
w+1 vs v2	0:8 2:-6 3:-27 4:29
w+1 with	1:-27 2:13 4:32 5:-9 6:-8 7:-8 8:-13 9:-10
w+1 with A	1:12 2:28 3:-36 4:7 5:-9 6:-8 8:-19 9:-7
w+1 with F	0:-24 3:43 6:-11
w+1 with H	0:28 1:-17 2:27 3:-34
w+1 with N	0:-35 1:-22 2:-11 4:29 5:18 6:-11 8:13
w+1 with O	0:26 1:-22 2:-38 3:10 4:12 5:-20 6:13 8:-13
w+1 with V	2:-8 4:16
w+1 with sov	0:-28 3:11 4:14 5:-21 6:15 8:-8
w+1 with svo	0:10 1:-44 2:26 3:-8 4:26 5:10 6:-28 7:-6 9:-10
w+1 with v2	0:29 1:29 2:-30 3:-13 4:-7 5:-8
w+1 word:boss	0:12 1:-9 2:-26 6:-8 7:26
w+1 word:boss H	0:12 1:-7 2:-16 6:-8 7:16
w+1 word:boss svo	0:12 1:-7 2:-16 6:-8 7:16
w+1 word:hero	0:12 3:-10
w+1 word:hero O	0:17 1:-7 3:-7
w+1 word:hero svo	1:11
w+1 word:item	0:18 2:-6 3:-6
w+1 word:obstacle	0:-7 1:-15 2:14 4:-18 6:27
w+1 word:obstacle v2	0:-7 1:-15 2:14 4:-18 6:27
w+1 x	1:-9 2:32 4:-18 5:6 6:-19 9:-6
w+1 x A	0:11 1:-13 2:-15 3:-16 4:21 5:31 6:-7 7:-30 8:13 9:14
w+1 x F	1:30 2:53 3:-21 4:-51 6:-31 7:8 8:17 9:-22
w+1 x H	0:28 1:-51 2:-23 3:45 4:-15 7:38 8:-10 9:-8
w+1 x N	0:15 1:-34 2:59 3:32 4:-63 5:-12 6:-10 8:-35
w+1 x O	0:-25 1:27 2:46 3:-26 5:-13 7:-15 8:-21 9:-7
w+1 x V	0:-11 2:-40 3:14 4:23 5:-21 6:-12 7:-7 8:34
w+1 x sov	0:-17 2:21 3:-48 4:14 5:-49 6:-29 7:27 8:43
w+1 x svo	0:13 1:-10 2:24 3:-16 4:-13 5:10 6:-20 7:-15 8:9 9:-17
w+1 x v2	1:-12 3:58 4:-51 5:26 6:16 7:-12 8:-81 9:12
w+1 you	0:12 2:24 3:-19 4:-15 8:-7
w+1 you A	0:-11 1:-8 2:26 4:-8
w+1 you O	0:24 1:13 3:-17 4:-7 8:-7
w+1 you svo	0:-19 1:7 2:26 4:-8 8:-6
w+1 you v2	0:32 3:-16 4:-7
w+2 A x	0:-39 1:52 3:-17
w+2 O edge	0:15 2:6 3:-12
w+2 V V	0:-14 1:12 2:18 3:-15
w+2 a O	0:13 3:15 8:-17
w+2 a x	0:31 1:-19 2:-7 3:-26 4:-8 8:21
w+2 and A	0:-53 1:13 2:33 3:15 4:-16 5:24 8:-31
w+2 and F	0:-28 2:-19 3:54 6:-12 8:-9
w+2 and H	0:-12 1:-6 4:20
w+2 and N	0:-22 1:7 2:-7 3:28 6:-8
w+2 and O	0:-11 1:-37 2:51 3:18 4:-7 5:-28 6:-40 8:16
w+2 and V	0:31 1:-9 2:13 3:-12 4:-11 5:8 8:-20
w+2 and a	0:-12 1:28 2:8 3:-45 4:-8 6:-6 8:27
w+2 and avoid	0:-7 1:-6 3:45 4:-7 8:-22 9:-13
w+2 and bring	0:-25 2:14 3:24 4:-6
w+2 and chase	0:35 1:-16 2:-8 8:-7
w+2 and eat	1:9 3:-14 5:25 8:-13
w+2 and fight	2:8
w+2 and hit	1:22 3:-9 5:-8 6:-9
w+2 and many	2:35 3:-23 4:-7 9:-16
w+2 and me	0:-33 1:12 2:-8 4:-27 8:47
w+2 and move	0:15 2:-28 4:-7 8:-11 9:32
w+2 and must	0:11 1:13 2:-16 3:-20 4:19 6:-10
w+2 and my	0:29 3:-39 5:18
w+2 and not	0:-17 2:17 3:18 4:-8
w+2 and over	0:22 3:-8 5:-12
w+2 and reach	2:-13 5:17
w+2 and rel	1:7 2:-16 4:-12 8:24
w+2 and save	1:20 8:-18
w+2 and shoot	0:43 1:-19 2:-16 3:-17 8:-12 9:19
w+2 and steal	0:-8 1:11 3:-8 8:14
w+2 and take	0:11 3:-23 4:-15 5:-19 8:39
w+2 and the	0:-47 1:-17 2:-48 3:41 4:43 5:30 6:11 7:-7 8:-12 9:-8
w+2 and throw	4:-8 8:12
w+2 and x	0:-24 1:40 3:17 4:-51 5:9 6:12 7:-7 8:-21
w+2 and you	0:35 2:-25 3:-11 5:-17 6:-7 8:12
w+2 as O	0:36 1:-37 6:10
w+2 as at	0:-12 1:6 3:18 4:-8
w+2 as word:enemy	0:-11 2:30 3:-9 5:-8
w+2 as word:obstacle	0:8 1:-9 2:-8 5:13
w+2 as x	0:-24 1:31 2:-8 3:-16 8:18
w+2 at A	0:22 1:-18 6:19 8:-12 9:-6
w+2 at H	0:-15 2:-14 3:-13 6:35
w+2 at N	0:-21 1:25 4:-18 6:16
w+2 at O	0:10 1:-13 2:-13 3:8 6:17 7:-6 9:-10
w+2 at V	0:-11 1:7 6:12
w+2 at a	3:20 6:-9
w+2 at comma	2:8 3:-16 5:-8 8:25
w+2 at edge	0:-10 3:30 5:-6 6:-6 8:-6
w+2 at many	0:28 6:-18
w+2 at me	0:22 6:-19
w+2 at move	1:-19 2:-17 6:34
w+2 at the	0:-39 2:8 3:-12 4:-21 5:-6 6:28 7:32
w+2 at x	0:13 1:10 2:-36 3:-10 5:-7 7:21 8:-14 9:14
w+2 attack N	1:-12 2:14
w+2 attack comma	0:13 1:-14 3:-28 4:10 5:13 8:-9
w+2 attack edge	2:6
w+2 attack stop	0:28 2:-6 4:-16
w+2 attack the	0:-7 1:-19 2:33 3:-6
w+2 avoid A	0:32 1:25 2:-30 3:-18
w+2 avoid F	1:6
w+2 avoid H	2:-14 3:14
w+2 avoid O	1:18 2:-13
w+2 avoid a	0:7 4:-8
w+2 avoid edge	0:-11 1:-37 2:53
w+2 avoid the	0:-24 2:26 3:-33 4:26 8:-9
w+2 avoid x	0:-18 2:17
w+2 bring A	0:-8 1:-23 3:30
w+2 bring F	0:-14 1:27 8:-12
w+2 bring O	0:18 3:-20
w+2 bring the	1:22 2:-17
w+2 bring x	0:43 1:-17 3:-26
w+2 but A	0:-6 8:7
w+2 but avoid	0:-22 1:-9 3:32
w+2 but if	0:-18 3:26
w+2 but many	0:-10 4:-8 8:19
w+2 but me	2:-6 3:7 4:-6
w+2 but not	0:14 1:-9 2:-7 3:6 4:6
w+2 but play	1:-9 2:-13 4:-9 5:29
w+2 but rel	0:15 2:-12 3:-26 4:25
w+2 but the	0:30 1:30 2:-73 3:-26 4:25 5:-13 6:-10 8:13
w+2 but with	1:10 3:-6
w+2 but x	0:16 1:-48 2:-7 3:6 4:-8 5:-13 6:-10 8:43 9:-6
w+2 chase A	1:55 2:-74 3:32 4:-12
w+2 chase at	1:-43 2:46
w+2 chase comma	0:-19 2:21
w+2 chase edge	0:19 1:28 2:-42 4:-7
w+2 chase me	0:26 2:-24
w+2 chase stop	0:-12 1:-12 2:34 4:-14
w+2 chase the	0:-10 1:-39 2:50
w+2 chase x	1:-18 2:19 3:-16 4:17
w+2 comma A	1:-13 2:7 4:-12 6:-19 8:29
w+2 comma F	0:-50 1:-28 2:36 3:46 8:-10
w+2 comma H	2:20 3:10 5:-6 8:-16 9:-9
w+2 comma N	0:-35 1:-14 2:-33 3:23 4:-31 6:21 8:47
w+2 comma O	0:-36 1:-12 2:-11 3:62 4:-13 5:-11 8:-6
w+2 comma V	0:-6 1:-13 3:28 5:-12
w+2 comma a	0:47 1:-90 2:13 4:13 5:13 8:-7
w+2 comma and	0:27 3:-15
w+2 comma at	2:26 3:-6 4:-7 8:-16
w+2 comma avoid	1:33 2:-37 3:-13 4:-19 8:12 9:21
w+2 comma but	1:-13 2:-6 3:6 4:16 5:12 6:-6 8:-18
w+2 comma comma	0:10 2:-12 3:17 6:-9
w+2 comma eat	0:-24 1:48 2:-21 3:-8 5:-9
w+2 comma edge	0:55 2:-26 3:-17 5:-8 6:-7
w+2 comma fight	0:-6 1:-21 2:23 3:7
w+2 comma hit	0:-17 3:-9 4:-9 6:-7 8:37
w+2 comma if	0:16 8:-13
w+2 comma in	0:-32 1:20 2:35 3:-22 4:14 6:-12 8:-11
w+2 comma kind	0:28 2:17 3:-37
w+2 comma make	1:-6 3:8 4:8 8:-6
w+2 comma many	0:11 1:28 2:-32 3:27 5:-19 6:17 7:-13 8:-34
w+2 comma me	0:-19 1:-22 2:-19 3:29 4:20 5:21 8:-13
w+2 comma move	1:-7 2:15 3:-31 4:-7 5:16 9:21
w+2 comma must	0:-42 1:10 4:13 6:34 8:-18
w+2 comma not	0:8 1:-41 2:20 3:-40 4:-27 6:9 8:52
w+2 comma play	0:32 1:-16 2:11 3:8 4:22 5:-36 6:-15 7:-7 8:-20
w+2 comma push	0:10 1:8 3:-11
w+2 comma reach	0:9 1:-6 2:15 3:-13 5:14 8:-21
w+2 comma rel	0:-35 1:37 2:-6 4:-6 5:-15 6:-12 8:25
w+2 comma sneak	0:-7 4:9
w+2 comma stop	0:-6 2:8 3:46 4:-18 5:-16 8:-28
w+2 comma take	0:20 1:8 3:-40 4:-6 5:20 8:-15
w+2 comma the	0:17 1:-10 2:-14 3:17 4:-11 6:-9 7:-11 8:21
w+2 comma vs	0:11 3:-48 4:-17 8:49
w+2 comma with	0:-10 2:23 3:-17 4:22 6:-8 8:-11
w+2 comma word:boss	0:-6 1:22 3:-9 6:-10
w+2 comma word:enemy	1:21 2:-13
w+2 comma x	0:38 1:-37 3:25 4:-18 6:6 7:12 8:-28 9:-9
w+2 comma you	0:-42 1:-21 2:-8 3:-6 4:49 6:23
w+2 eat A	0:-30 1:-24 2:-11 3:55
w+2 eat F	1:81 2:-70 3:-12
w+2 eat N	1:48 2:-45
w+2 eat O	0:-9 1:61 2:-58
w+2 eat comma	1:20 2:-7 3:-40 4:12 8:21
w+2 eat edge	0:-11 1:-14 2:12 3:32 4:-6 5:-11
w+2 eat my	1:-66 2:70
w+2 eat the	0:-9 1:-82 2:86 3:-6
w+2 edge edge	1:20 3:10 6:-9 8:-7 9:-7
w+2 fall edge	0:-17 5:18 6:-7 7:22 8:-17
w+2 fall from	3:12
w+2 fall x	0:-16 1:10 2:16 4:-13
w+2 fight A	0:17 1:9 2:-16
w+2 fight at	0:7
w+2 fight many	0:-6 1:7
w+2 fight x	0:-13 1:-14 6:28
w+2 for my	0:-15 3:22 6:-6
w+2 for the	0:7 1:21 2:-8 3:-14 4:-8
w+2 for x	0:-7 2:-16 4:32 7:23 8:-30
w+2 from A	2:-36 3:-53 4:63 5:-10 6:-9 8:16
w+2 from F	2:25 3:-21 6:-8 8:6
w+2 from H	0:-13 3:-14 4:32
w+2 from N	1:-7 2:15 3:-7 4:-8 6:24 8:-18
w+2 from O	0:9 1:-17 3:-7 4:11
w+2 from a	0:-43 1:41
w+2 from avoid	0:-41 2:56 3:-12
w+2 from make	0:-6 3:10
w+2 from many	0:64 1:-39 2:-6 3:-11 4:-9
w+2 from the	0:-63 1:30 2:-25 3:59 4:-24 8:-9
w+2 from x	0:66 1:-54 3:6 4:9 6:-28 8:-15
w+2 game comma	0:15 1:-12
w+2 game if	0:19 8:-9
w+2 game with	0:28 1:10 3:-38
w+2 guard N	1:7
w+2 guard O	1:9 2:-8
w+2 guard edge	1:21 3:-6 4:-8 6:-6
w+2 guard the	2:10 4:-18
w+2 hit comma	0:31 1:-6 3:-22
w+2 if the	0:15 1:6 3:-14
w+2 in A	1:-37 4:-10 6:29 8:11
w+2 in F	0:14 3:-19 8:15
w+2 in N	0:6 1:-6 2:-10 3:-17 4:13 5:-16 6:19 8:13
w+2 in O	3:31 4:-8 5:-16 6:-19 8:-6
w+2 in V	0:-13 1:-8 3:39 5:-6 6:-9 8:-14
w+2 in a	0:12 1:23 3:-27
w+2 in and	0:-9 1:-17 3:37 4:-9 8:-15
w+2 in avoid	0:-10 4:10
w+2 in comma	0:-22 1:-19 2:-9 4:58 8:-15
w+2 in from	0:20 1:-7 3:-19 4:-15 6:22
w+2 in kind	0:15 1:-9 3:-9
w+2 in many	0:-17 1:-18 2:-17 3:31 4:-6 5:-15 8:30
w+2 in me	0:15 1:35 3:-12 4:-24 6:-9 7:-8
w+2 in the	0:19 1:26 2:-14 4:-35 5:14 6:-13 8:-15
w+2 in x	0:8 1:20 2:-17 3:-21 4:16 5:16 6:-34 7:-7 8:-17 9:30
w+2 is A	1:37 2:-19 3:-14 4:-12
w+2 is F	0:19 1:-8 3:-6
w+2 is a	0:52 1:-23 2:-12 3:-14
w+2 is comma	0:17 1:14 4:-8 8:-16
w+2 is edge	0:-20 4:23
w+2 is take	0:32 1:-24
w+2 is the	1:-15 2:-7 3:32 4:-12
w+2 is to	0:-18 3:-17 4:18 5:18
w+2 is word:enemy	0:12 2:-11
w+2 is x	0:-8 2:-22 3:48 4:-16 7:-6
w+2 kind comma	0:47 1:-50 2:-11 3:16
w+2 kind edge	0:-66 1:6 2:6 3:32 6:-9 8:36
w+2 kind in	0:-11 2:17
w+2 kind with	0:20 1:19 2:-10 3:-15 5:-6 8:-6
w+2 make F	0:-20 1:28
w+2 many A	1:-37 2:35 4:-20 6:20
w+2 many x	1:-22 4:10 5:-23 6:24 8:-11
w+2 match comma	0:-21 3:17 4:20 8:-17
w+2 me shoot	2:7
w+2 me take	0:-18 1:-13 2:32 3:-8
w+2 me the	1:-6 2:18 9:-8
w+2 me x	0:10 1:-16 2:16 3:-38 4:12 6:27 8:-12
w+2 move O	0:-13 1:21 2:-12
w+2 move a	0:48 1:-15 2:-10 3:-19 4:-7
w+2 move and	0:11 3:-21 5:14
w+2 move at	0:-29 1:-13 2:38 3:-9 8:-11
w+2 move avoid	1:14 2:-10
w+2 move by	1:-36 2:47 3:-13
w+2 move comma	0:71 1:-65
w+2 move edge	0:-22 1:6 2:39 3:-8 6:-8 9:-10
w+2 move from	0:-26 1:-14 2:-15 4:50
w+2 move in	0:14 1:82 2:-58 3:-33 4:-14 5:-11 6:-6 8:-13
w+2 move of	1:20 2:-12
w+2 move over	0:-28 1:-51 2:-25 3:44 8:39
w+2 move the	0:40 1:-110 2:39 3:48 4:-11 6:25 8:-14
w+2 move to	0:-24 1:53 2:-9 3:-19 6:-9
w+2 move with	0:8 1:16 2:-14 8:-8
w+2 move x	0:-19 1:57 2:-37 3:10 4:-10 8:-14
w+2 must A	0:13 1:38 2:-36 3:-10
w+2 must F	0:26 1:-15 4:-10
w+2 must avoid	0:14 1:-29 2:34 3:-17 4:-8
w+2 must from	0:28 3:-19
w+2 must guard	0:-9 1:26 2:-12
w+2 must me	0:-17 1:-10 2:23 3:21 4:-14 8:-7
w+2 must push	0:24 1:-22
w+2 must steal	0:12 2:-11
w+2 must take	0:-20 1:-20 2:10 4:23
w+2 must the	0:-24 1:-9 2:42 3:-28
w+2 must x	0:-57 1:62
w+2 not take	0:17 3:-6 8:-6
w+2 not x	0:22 1:-25 2:-62 3:-45 4:40 5:31 6:20 8:-17
w+2 obj A	0:-7 4:11
w+2 obj avoid	0:41 1:-6 2:-7 3:-11 4:-6 5:7 6:-7
w+2 obj bring	0:7
w+2 obj eat	0:-10 1:-12 3:32 5:-7
w+2 obj fight	0:-6 2:19 3:-11
w+2 obj hit	0:12 3:15 4:-7 8:-9
w+2 obj match	0:-12 2:-6 3:18
w+2 obj over	0:-15 3:-8 5:23
w+2 obj steal	2:-16 3:20
w+2 obj take	1:-25 3:30 4:7 5:-10 8:-17
w+2 obj throw	3:-22 6:24
w+2 obj x	0:-19 2:-13 3:43 5:-20 8:-14
w+2 of A	0:-32 1:-22 2:44
w+2 of F	0:49 3:-45 4:-8 8:-11
w+2 of N	0:38 1:-9 2:12 3:-30 8:-6
w+2 of O	0:12 1:-33 2:-25 3:12 4:19 6:12 8:-20
w+2 of comma	0:-18 1:37 3:-17 5:13 8:-16
w+2 of edge	0:41 1:-12 2:-43 3:-10 4:-9 5:14 8:13
w+2 of game	0:-11 1:29 2:-17
w+2 of kind	0:-31 1:-6 2:17 3:14
w+2 of many	0:20 3:-12
w+2 of match	1:-14 3:15
w+2 of race	0:-7 1:11
w+2 of the	0:11 1:-14 2:-29 3:6 4:34 8:-11
w+2 of word:enemy	0:-7 1:-17 2:36 3:-15 4:-7
w+2 of x	0:-13 1:-29 2:9 3:49 4:-46 5:-34 6:-25 8:48
w+2 over O	0:-16 1:19
w+2 over the	0:23 1:-9 2:-13 3:14 5:-6
w+2 over x	0:10 3:-6 5:6
w+2 play A	1:12 2:9 3:-10 5:-11 8:7
w+2 play comma	0:-15 1:20
w+2 play x	0:14 2:-22 4:8
w+2 push F	0:-16 1:21
w+2 push O	0:-15 1:24 2:-7
w+2 push comma	0:-7 2:13 3:-17 8:16
w+2 push x	0:-6 1:-9 2:-13 3:26 4:19 8:-21
w+2 reach at	0:-17 3:23
w+2 reach edge	2:12 5:-12
w+2 reach the	0:-14 1:28 2:-17 5:-6
w+2 reach x	0:-12 3:-9 4:11 5:8 6:12 8:-9
w+2 rel O	0:-10 1:-21 4:30
w+2 rel fall	0:21 2:-15
w+2 rel move	0:-13 2:9 3:54 4:-7 5:-11 6:-7 8:-32 9:-9
w+2 rel not	1:36 3:-28
w+2 rel reach	0:34 2:-17 3:-15
w+2 rel save	2:-6
w+2 rel take	0:12 2:-15 4:15 8:-14
w+2 rel the	0:-7 5:15
w+2 rel throw	0:-7 1:8
w+2 rel x	1:6 3:-31 4:-11 5:-6 7:-13 8:43
w+2 save A	0:10
w+2 save edge	1:-14 2:7 4:15
w+2 shoot F	0:20 1:14 2:-25 6:-7
w+2 shoot H	0:-7 1:26 2:-19
w+2 shoot O	1:-18 2:25
w+2 shoot at	0:-18 1:37 2:-18
w+2 shoot comma	0:21 1:-25 2:13
w+2 shoot edge	0:-7 1:-31 2:32 6:12
w+2 sneak A	4:20 8:-13
w+2 sneak and	2:21 8:-6 9:-6
w+2 sneak by	2:-16 3:17
w+2 sneak edge	1:-14 2:20 4:-6
w+2 steal A	1:26 2:-23
w+2 steal F	0:-8 1:65 2:-56
w+2 steal O	0:39 1:-36
w+2 steal is	0:19 1:-14 2:15 3:-15
w+2 steal me	1:-38 2:43
w+2 steal my	1:-45 2:49
w+2 steal the	0:-9 1:7 2:11 3:-9
w+2 stop O	0:14 2:-6 3:-8 4:-12 8:14
w+2 stop V	1:16 2:-22 3:-32 4:37
w+2 stop comma	0:57 1:55 2:-56 3:-36 4:-10 7:-11 8:-15
w+2 stop edge	0:-9 1:10 4:-28 5:-19 6:-6 7:53 8:-12
w+2 stop many	0:-14 1:28 2:55 3:-40 5:-7 6:-33 7:-9 8:-15
w+2 stop not	0:-22 2:-15 3:31 5:-18 6:-10 8:27
w+2 stop play	1:-18 2:19
w+2 stop the	0:-8 1:12
w+2 stop x	0:-12 1:18 2:11 5:11 6:-6 7:-13
w+2 stop you	0:-7 2:-26 3:-8 5:41
w+2 subj A	0:15 1:47 2:-55
w+2 subj F	0:-13 1:44 2:-32
w+2 subj H	0:-17 1:21
w+2 subj N	1:-23 2:25
w+2 subj O	0:-10 1:25 2:-15
w+2 subj edge	1:24 2:-20
w+2 subj fall	1:-15 2:-17 3:17 5:23
w+2 subj guard	1:-26 2:27
w+2 subj many	0:26 2:-6 3:12 5:-33
w+2 subj x	0:-11 1:-80 2:84 4:9 5:22 7:-14
w+2 take A	0:-64 1:-72 2:65 3:49 6:-6 8:6
w+2 take F	0:-17 1:48 2:-25 4:-10
w+2 take N	0:-11 1:23 2:-14
w+2 take O	0:24 1:-6 2:-23 3:-13 4:-10 5:-6 8:23
w+2 take a	0:-34 1:-6 3:43
w+2 take and	0:60 3:-28
w+2 take comma	0:-24 1:-13 3:38 4:6
w+2 take edge	0:35 1:-8 3:-20
w+2 take fall	1:6
w+2 take from	1:8 3:-6
w+2 take is	0:60 1:-25 3:-37
w+2 take many	0:-10 1:10
w+2 take the	0:7
w+2 take x	0:6 1:27 2:-29 3:8 9:-6
w+2 the A	0:13 2:9 3:-11 6:-6
w+2 the F	0:27 2:22 3:-23 4:-11 9:-6
w+2 the O	0:-13 1:-10 2:-12 3:30
w+2 the V	0:39 1:-15 2:-8 3:-12 4:-6
w+2 the chase	0:15 2:-8
w+2 the guard	1:15 2:-6 3:13 4:-16
w+2 the my	2:16 8:-6
w+2 the steal	2:13
w+2 the take	1:7
w+2 the x	0:-10 1:-12 4:10 7:19 8:-7
w+2 throw A	0:33 1:-44 3:-20 6:55 8:-17
w+2 throw F	0:41 1:-30 2:44 3:-10 6:-39 8:-10
w+2 throw O	0:-38 1:79 2:-10 3:-16 4:-13 6:-7 8:-19
w+2 throw comma	0:-25 1:-18 2:6 4:37 5:-6 6:6 8:-9
w+2 throw edge	0:33 1:-24 2:10 3:-11 4:-17
w+2 throw in	0:-9 1:-13 2:20 3:26 4:-11 6:-15 8:-7
w+2 throw x	0:-12 1:52 2:-29 3:31 4:-10 6:-37
w+2 to A	1:-25 2:-12 3:31 4:-14 8:13
w+2 to F	0:21 1:-12 2:23 4:-22 8:-6
w+2 to N	0:-25 2:-11 3:36
w+2 to O	0:-43 1:-20 3:45 8:16
w+2 to avoid	0:-9 2:17 4:-6
w+2 to chase	1:-10 2:14
w+2 to eat	0:28 2:-43 5:23
w+2 to many	0:17 1:-7 2:-12 3:-11 4:26 6:-18
w+2 to reach	1:-12 2:18 5:-28 8:25
w+2 to rel	0:-11 3:17
w+2 to save	0:-8 2:9 4:18 8:-16
w+2 to sneak	0:-10 2:17
w+2 to take	0:-17 8:17
w+2 to the	0:56 1:-6 3:-12 4:-11 8:-25
w+2 to throw	6:15 8:-12
w+2 to touch	0:17 1:-9 2:-6
w+2 to x	0:-11 1:38 2:-39 3:-19 4:-15 5:16 6:10 8:13 9:-13
w+2 touch comma	0:-9 5:18 6:-10
w+2 vs A	0:-15 1:22 2:-7 4:12 9:-6
w+2 vs H	0:-39 1:32 2:-18 3:-12 9:33
w+2 vs O	0:10 1:39 2:-6 3:-28 5:-16
w+2 vs a	1:7
w+2 vs many	0:-16 1:-23 2:-7 3:-14 6:33 9:29
w+2 vs the	0:10 1:10 3:-29 4:20 6:-9
w+2 vs x	1:6 2:-12 3:11
w+2 with A	0:-35 1:-12 2:29 3:13 4:21 5:-16 6:12 8:-19 9:-7
w+2 with F	0:27 1:-56 2:-8 3:21 4:-7 5:-8 6:-8 8:29
w+2 with N	0:-15 2:-6 4:19
w+2 with O	0:18 1:-16 2:-13 3:8 4:19 5:-7 8:-12
w+2 with a	0:16 1:-10 2:-30 3:15 4:9 5:25 6:-17 8:-19
w+2 with edge	0:-15 1:-21 2:33
w+2 with many	0:19 1:38 2:-7 3:-47 8:-7
w+2 with the	0:33 1:-9 2:-17 3:-7 4:10 8:-8
w+2 with x	0:-23 1:23 2:18 4:-6 6:-14 8:-21
w+2 word:boss edge	1:-9 2:-17 6:-8 7:28
w+2 word:hero and	1:12
w+2 x A	0:32 1:45 2:-43 3:-59 4:-33 5:-7 6:-8 7:-7 8:35
w+2 x F	1:8
w+2 x H	1:37 3:-16 4:-27 5:-6
w+2 x N	0:9 1:-16 2:15
w+2 x O	0:33 1:-29 2:-30 3:-10 4:11 5:-8 8:-8 9:37
w+2 x a	0:-28 1:-29 2:49 3:-16 4:40 5:-26 8:-19
w+2 x and	0:-26 2:21 3:26 4:-16 5:-15 6:-7 7:-10 8:12 9:-7
w+2 x as	0:-14 1:-10 2:-12 3:-16 5:-6 6:36 7:17 8:-6
w+2 x at	1:24 2:-19 3:-77 5:61 6:-18 7:19 8:-26
w+2 x attack	1:-15 8:16
w+2 x bring	0:20 2:-9
w+2 x but	0:15 1:-27 2:21 3:-45 4:35 8:-10
w+2 x comma	0:-12 1:-6 2:17 4:-32 5:-15 6:8 8:33 9:-20
w+2 x cross	0:11 1:-16 2:-7 4:17
w+2 x eat	1:-48 2:52
w+2 x edge	1:27 2:-39 3:24 4:-18 5:-16 6:-8 7:-10 9:20
w+2 x fight	0:-11 2:6 4:10 8:-7
w+2 x from	0:-26 1:12 2:35 3:13 4:-15 5:-7 7:-6 8:-24
w+2 x game	0:11 1:-68 2:-28 3:63 8:-8
w+2 x if	0:-20 3:36 4:-14 8:-12
w+2 x in	1:-42 2:-32 3:12 4:-26 5:49 6:-7 8:43 9:-17
w+2 x is	0:-41 1:-26 2:31 3:19 5:25 6:-11
w+2 x kind	0:25 2:-6 3:-18
w+2 x make	0:14 1:-15 3:8
w+2 x many	0:66 1:-27 2:-44 3:8 4:-15 6:-8 7:14
w+2 x me	0:-44 1:26 2:43 3:-32
w+2 x move	1:-22 3:-6 8:15
w+2 x must	0:-10 1:-10 2:-16 3:34
w+2 x not	0:-60 2:-18 4:58
w+2 x of	0:-6 1:21 2:19 3:-35 5:28 8:-29
w+2 x over	0:16 8:-9
w+2 x push	0:9 3:16 9:-15
w+2 x reach	0:-13 2:-9 3:18 4:-6 8:14
w+2 x rel	0:33 1:-30
w+2 x steal	0:-13 1:12
w+2 x stop	0:48 1:-43 2:40 3:-70 4:20 5:-17 8:-16
w+2 x subj	1:31 2:-15 4:-17
w+2 x take	0:-51 1:80 3:-20 4:-7 5:-15 8:-16
w+2 x the	3:27 4:-25 5:-10
w+2 x to	0:-16 1:6 2:16 3:-17 4:15 5:-14 8:10
w+2 x vs	0:46 1:-21 3:-12 8:-6
w+2 x with	0:-11 1:14 2:-24 3:52 4:-10 6:-7 8:-18
w+2 x you	0:25 1:-14 2:39 3:-31 5:-13 8:-6
w+2 you x	2:22 3:-6 4:-14
w+3 O edge edge	0:15 2:6 3:-12
w+3 a x and	0:-10 1:20 3:-7
w+3 a x comma	1:31 3:-15 8:-17
w+3 and A edge	0:-26 1:-45 2:52 3:26 8:-6
w+3 and A vs	0:-9 1:41 2:-16 3:-7 8:-10
w+3 and A x	1:24 4:-12
w+3 and F comma	1:-13 3:16
w+3 and F edge	1:12 2:-13 3:13 6:-10
w+3 and F stop	0:11 3:-9
w+3 and F x	0:-9 2:-6 3:15
w+3 and N edge	0:-21 1:7 2:-9 3:28 6:-8
w+3 and O comma	0:-18 1:-8 3:28
w+3 and O edge	0:-40 2:37 3:21 8:-16
w+3 and O stop	0:12 3:-18 5:-28 8:36
w+3 and V comma	0:18 2:6 4:-10 5:9 8:-20
w+3 and a A	0:-45 1:40 3:12 8:-8
w+3 and a x	0:-28 2:28 3:-37 8:35
w+3 and avoid A	2:10 8:-9
w+3 and avoid H	3:17 9:-13
w+3 and bring x	2:14
w+3 and chase A	0:35 1:-16 2:-8 8:-7
w+3 and eat F	3:-13 5:24 8:-11
w+3 and fight A	2:8
w+3 and hit the	0:-15 1:22 3:-9 6:-9 8:6
w+3 and many A	0:-33 1:18 2:37 3:-13 4:-7 9:-16
w+3 and move in	0:16 4:-7 8:-8
w+3 and must A	3:-10 4:22 8:-11
w+3 and over O	0:23 3:-8 5:-15
w+3 and reach word:goal	2:-15 5:17
w+3 and shoot F	0:16 1:-11
w+3 and shoot x	0:11 1:-6 3:-17 9:20
w+3 and take A	0:29 3:-7 8:-18
w+3 and take F	0:-11 1:14 3:-16 4:-7 8:25
w+3 and take O	0:-8 1:-18 5:-17 8:33
w+3 and the A	0:-25 1:17 3:-10 5:31 8:-21
w+3 and the O	0:9 2:-13 3:15 8:-8
w+3 and the bring	2:-8 5:7
w+3 and the make	0:-21 3:29
w+3 and the word:enemy	2:-19 4:21
w+3 and the word:hero	0:-11 1:-22 2:17 3:17
w+3 and the x	0:7 1:-10 2:-20 3:-23 4:11 6:18 8:15
w+3 and throw F	8:12
w+3 and x A	0:-6 1:-11 3:12 4:-17 8:22
w+3 and x a	0:24 4:-12
w+3 and x at	0:-7 2:-8 6:27 8:-20
w+3 and x comma	0:-33 1:51 3:-16 5:13 6:-6 8:-19
w+3 and x edge	0:12 1:-8 2:-14 3:21 5:-7
w+3 and x if	0:24 1:-13 3:-7
w+3 and x in	0:-42 1:71 3:-28 8:-16
w+3 and x me	0:-22 1:-11 2:26 3:15 4:-7
w+3 and x of	1:-11 3:28 4:-12 5:-10 6:-18 8:16
w+3 and x rel	1:29 2:-27
w+3 and x stop	0:13 1:-6 3:14 4:-11 8:-10
w+3 and you must	0:21 4:-9 5:-11 8:6
w+3 and you throw	0:20 4:-15
w+3 and you x	1:-17 4:23 8:8
w+3 as at x	0:-12 1:6 3:18 4:-8
w+3 as word:enemy edge	2:13 5:-8
w+3 at A comma	0:-16 1:8 3:8
w+3 at A edge	0:20 3:10 6:-23 8:-6
w+3 at A throw	0:27 1:-26 3:-19 6:19
w+3 at H edge	0:-12 3:-13 6:22
w+3 at N edge	0:-10 1:31 6:-26
w+3 at a x	3:20 6:-9
w+3 at edge edge	0:-10 3:30 5:-6 6:-6 8:-6
w+3 at move F	2:-17 6:17
w+3 at the A	0:6 3:-19 6:24
w+3 at the N	0:-33 1:30 2:16 4:-9
w+3 at the x	0:-16 1:-29 2:-6 3:10 4:-9 7:35
w+3 at x O	1:19 2:-8 3:-8
w+3 at x comma	0:-19 2:-16 3:19 6:-18 7:25
w+3 at x edge	0:20 2:-13 3:17 4:-14 8:-6
w+3 at x in	0:15 1:-33 3:20
w+3 attack N comma	1:-12 2:14
w+3 attack comma x	0:-38 2:-19 4:38 5:17
w+3 attack edge edge	2:6
w+3 attack the A	2:14
w+3 attack the F	1:-15 2:21
w+3 avoid A and	0:36 1:-8 3:-19 4:-6
w+3 avoid A edge	1:10 2:-11
w+3 avoid H edge	2:-14 3:14
w+3 avoid O edge	1:8
w+3 avoid a A	0:-54 3:59 4:-8
w+3 avoid edge edge	0:-11 1:-37 2:53
w+3 avoid the A	0:-12 1:37 2:-8 3:-29 4:16 8:-9
w+3 avoid the O	0:-11 4:14
w+3 bring A edge	0:-8 1:-23 3:30
w+3 bring F to	0:-10 1:22 8:-13
w+3 bring O comma	0:32 1:-12 3:-18
w+3 bring x to	0:-9 1:10
w+3 but A with	3:-7 8:9
w+3 but avoid A	0:-22 1:-9 3:32
w+3 but me x	0:-9 3:7
w+3 but not the	0:19 1:-9 3:6 4:-12
w+3 but play A	1:-9 2:-13 4:-9 5:29
w+3 but rel you	0:15 2:-12 3:-26 4:25
w+3 but the A	0:26 2:-19 3:-36 4:15 5:-11 8:26
w+3 but the x	0:26 1:32 2:-47 3:-19 4:23 6:-9 8:-15
w+3 but x comma	2:-13 4:19
w+3 but x me	0:-19 3:-13 4:-15 6:-7 8:43
w+3 chase A comma	1:-6 2:-25 3:33 4:-12
w+3 chase A edge	1:28 2:-25
w+3 chase edge edge	0:19 1:28 2:-42 4:-7
w+3 chase the A	1:-39 2:44
w+3 comma A and	0:-14 1:-14 2:44 3:-7 4:-9
w+3 comma A chase	1:10 2:-18 3:13 4:-7 6:-6 8:8
w+3 comma A comma	0:19 1:-19 2:-13 3:-15 8:30
w+3 comma A edge	0:-6 3:11
w+3 comma A stop	0:51 2:18 3:-66
w+3 comma A x	0:-95 1:16 2:-16 3:73 4:28
w+3 comma F and	0:-39 3:41
w+3 comma F comma	1:-17 3:24 8:-9
w+3 comma H avoid	0:-8 2:26 3:-17 9:-8
w+3 comma H x	0:21 2:-6 3:9 5:-6 8:-16
w+3 comma N comma	0:-13 1:-6 2:-24 3:42
w+3 comma O and	0:-37 3:41 5:-6
w+3 comma O comma	1:-17 2:-7 3:42 4:-8 8:-6
w+3 comma O x	0:-13 2:-7 3:17 4:17 8:-14
w+3 comma a A	0:39 1:-52 3:6 4:-9 5:15
w+3 comma a x	0:10 1:-20 2:18 4:-7
w+3 comma and the	0:26 3:-19
w+3 comma avoid A	0:-19 1:21 2:-22 3:32 4:-13
w+3 comma avoid H	0:21 1:11 3:-21
w+3 comma avoid O	0:7 3:13 4:-20
w+3 comma avoid V	0:-7 1:12 4:-17 8:12
w+3 comma avoid the	0:-11 3:-11 4:25 8:-6
w+3 comma but A	0:16 3:-14
w+3 comma but the	0:-6 2:-6 3:-24 4:40
w+3 comma but x	0:-15 3:42 4:-21 8:-8
w+3 comma eat F	0:-15 1:37 2:-21 5:-9
w+3 comma edge edge	0:55 2:-26 3:-17 5:-8 6:-7
w+3 comma if x	0:21 8:-13
w+3 comma in many	0:-16 1:-12 4:31
w+3 comma in x	0:-18 1:28 2:36 3:-19 4:-20 6:-11 8:-6
w+3 comma kind edge	0:9
w+3 comma kind x	2:14 3:-7
w+3 comma many A	0:33 3:-19
w+3 comma many O	0:18 1:-27 2:-18 3:28 8:-6
w+3 comma many kind	0:-16 3:-9 4:39 8:-21
w+3 comma many many	0:36 2:-12 3:-16 4:-24 6:20
w+3 comma many word:enemy	1:14
w+3 comma many x	0:-8 1:63 2:-16 3:36 4:-60 5:-16 6:6 7:-10 8:-18
w+3 comma move x	0:15 1:-7 2:-7 3:-30 4:-7 5:16 9:22
w+3 comma must x	0:-24 1:11 3:7 4:14
w+3 comma not hit	1:-12 3:30 4:-8 6:-24 8:12
w+3 comma not take	0:11 1:-17 3:14 8:-6
w+3 comma not x	0:-26 1:-17 2:-6 3:-62 4:-9 5:9 6:35 8:56
w+3 comma play A	1:-12 2:18 3:24 4:-24
w+3 comma play a	0:54 2:-41 3:21 5:-32
w+3 comma play x	3:-6 4:26 8:-12
w+3 comma rel take	1:18
w+3 comma take F	2:11 3:-8
w+3 comma take O	0:-14 1:17 3:-15 5:35 8:-27
w+3 comma take many	0:33 1:-8 3:-22
w+3 comma take x	0:-8 5:-7 8:16
w+3 comma the A	0:35 1:-23 2:-29 3:30 4:-18
w+3 comma the F	0:-19 1:22
w+3 comma the O	0:-6 1:20 2:11 3:-22
w+3 comma the V	0:-19 1:-16 8:37
w+3 comma the word:boss	1:10 7:-8
w+3 comma the x	0:-12 1:-15 2:6 3:13 4:19 8:-11
w+3 comma vs many	3:-48 8:49
w+3 comma with many	0:-15 2:24
w+3 comma word:enemy is	1:9
w+3 comma word:enemy x	1:13 2:-13
w+3 comma x A	0:31 3:-11 4:12 5:-6 8:-19
w+3 comma x F	0:-28 2:7 3:18 4:-11 6:-6 8:24
w+3 comma x N	0:6 1:10 3:-14
w+3 comma x O	0:-39 1:-16 2:-18 3:31 4:-8 5:-9 6:-24 7:35 8:33
w+3 comma x a	0:9 1:36 3:-23 4:-7 8:-19
w+3 comma x and	0:23 1:-19 2:-15 3:-27 4:37 5:-12 6:13 8:-9
w+3 comma x at	2:-6 3:13
w+3 comma x comma	0:25 1:23 2:-19 4:-22 5:-14 6:-22
w+3 comma x edge	1:-25 4:24 6:15 8:-18
w+3 comma x if	3:8
w+3 comma x in	0:-53 2:-8 3:19 4:20 5:-10 6:35 8:-9
w+3 comma x is	0:-39 3:19 5:36 6:-14 8:-6
w+3 comma x many	2:13 3:8 4:-14 5:13 6:-16 8:-21
w+3 comma x me	1:-9 3:13 4:-7
w+3 comma x of	1:-19 3:35 8:-12
w+3 comma x stop	0:56 2:-9 3:-33 6:-12
w+3 comma x take	0:-8 1:-7 2:-11 3:37 4:-15
w+3 comma x the	0:23 1:-10 2:16 6:-8 8:-16
w+3 comma x to	0:-27 1:-11 2:-8 3:19 4:-49 5:-8 6:48 8:20
w+3 comma x with	0:50 1:-8 2:50 3:-73 4:-27
w+3 comma x you	0:16 3:-21 4:16 8:-9
w+3 comma you take	0:30 3:-12 8:-17
w+3 comma you x	0:-36 1:-16 2:-10 6:30 8:20
w+3 eat A edge	0:-23 1:-34 2:-6 3:56
w+3 eat F edge	1:37 2:-36
w+3 eat F x	1:45 2:-33 3:-11
w+3 eat N edge	1:48 2:-45
w+3 eat O edge	1:16 2:-13
w+3 eat edge edge	0:-11 1:-14 2:12 3:32 4:-6 5:-11
w+3 eat my F	1:-51 2:54
w+3 eat the F	0:-9 1:-82 2:86 3:-6
w+3 edge edge edge	1:20 3:10 6:-9 8:-7 9:-7
w+3 fall edge edge	0:-17 5:18 6:-7 7:22 8:-17
w+3 fall x and	0:-13 1:-15 2:24 3:13 4:-12
w+3 fight A edge	0:12
w+3 fight A save	0:21 1:-12 2:-9
w+3 fight at x	0:8
w+3 fight many A	0:-6 1:7
w+3 from A comma	0:31 3:-16
w+3 from A edge	0:-12 1:-19 2:-24 3:-22 4:61
w+3 from A obj	0:-17 1:22 2:-12 8:7
w+3 from F obj	0:-16 2:35 8:-19
w+3 from F steal	0:43 1:-18 2:-27
w+3 from avoid A	0:-40 2:47 3:-6
w+3 from make edge	0:-6 3:10
w+3 from many edge	0:19 4:-7
w+3 from the A	1:-15 2:-9 3:22 4:8
w+3 from the x	0:-27 1:-9 3:44 4:-18
w+3 from x A	0:48 4:-48
w+3 from x and	0:7 1:-7 3:20 8:-15
w+3 from x avoid	0:46 1:-9 2:-28
w+3 from x comma	0:26 1:-9 2:-7 3:-14 4:-18 8:20
w+3 from x edge	0:-81 2:-10 3:11 4:65 6:-11
w+3 from x hit	0:24 1:-9 2:17 3:-14 6:-18
w+3 from x move	0:8 1:-14 2:27 3:-8 8:-9
w+3 game if a	0:19 8:-9
w+3 game with A	0:-45 1:46 3:-9
w+3 game with a	0:48 1:-43
w+3 guard edge edge	1:21 3:-6 4:-8 6:-6
w+3 guard the x	1:-43 2:55 4:-17
w+3 in N comma	0:-15 1:13 2:7 5:-17 8:16
w+3 in N edge	0:11 1:-18 6:12
w+3 in N x	0:-27 1:37 2:-17 3:-7 6:13
w+3 in O and	0:19 1:-6
w+3 in O comma	0:22 3:-11 6:-10
w+3 in V comma	0:43 3:-43
w+3 in V edge	0:-12 3:17
w+3 in a x	0:15 1:28 3:-45
w+3 in avoid A	0:-10 4:10
w+3 in many x	2:-17 3:30 5:-15
w+3 in me comma	1:35 4:-21 7:-8
w+3 in the A	0:18 3:-10
w+3 in the N	0:47 3:-19 4:-26
w+3 in the O	0:-7 1:43 3:-31 8:-13
w+3 in the x	0:-44 1:-11 3:57 4:-25 5:23 6:-10
w+3 in x O	0:-25 1:42 2:-14 3:-16 4:-11 8:16
w+3 in x and	0:36 3:-10 8:-17
w+3 in x but	2:-11 4:22 8:-13
w+3 in x comma	0:27 2:-20 3:-36 5:-9 6:-13 9:38
w+3 in x edge	0:31 1:-50 2:-29 3:6 4:13 5:31 8:-20
w+3 in x in	0:-17 3:28 6:-17
w+3 in x of	0:-29 2:36 3:-12
w+3 in x with	1:7
w+3 is A edge	0:28 2:-18 3:-7
w+3 is a A	0:33 1:-21 2:-12
w+3 is a x	0:7
w+3 is comma x	0:17 1:14 4:-8 8:-16
w+3 is edge edge	0:-20 4:23
w+3 is the A	0:18 1:-13 2:9 4:-12
w+3 is x and	0:11 1:7 2:-10 4:-6
w+3 is x comma	0:-16 1:23 4:-9
w+3 kind comma but	1:-8 3:17
w+3 kind edge edge	0:-66 1:6 2:6 3:32 6:-9 8:36
w+3 kind with A	1:10 3:-6
w+3 kind with a	0:25 3:-14 5:-6
w+3 make F and	1:7
w+3 many A edge	0:14 2:-12 3:-14 4:-12 6:21
w+3 many x comma	0:-19 1:-9 2:23 3:31 4:-12 6:-21
w+3 many x edge	1:-7 2:-16 3:-8 4:-8 5:-21 6:45
w+3 match comma many	0:-19 3:19
w+3 me x and	0:12 1:-15 2:-17 3:-19 6:33
w+3 me x comma	0:10 2:17 3:-23
w+3 me x edge	0:-12 2:13 4:14 6:-7 8:-11
w+3 move a O	0:49 1:-19 2:-7 3:-19 4:-7
w+3 move at x	0:-8 1:-68 2:75 3:-6
w+3 move avoid O	1:14 2:-10
w+3 move edge edge	0:-22 1:6 2:39 3:-8 6:-8 9:-10
w+3 move from x	0:-15 1:41 2:-14 4:-7
w+3 move in the	0:-13 1:43 2:-7 3:-25 6:-6
w+3 move in x	0:-7 1:61 2:-19 3:-36 4:-14
w+3 move the O	0:-15 1:-34 2:-25 3:56
w+3 move the x	1:-62 2:70 3:-8 4:-6 8:-11
w+3 move x comma	0:-17 1:-16 2:20 3:23 4:-9
w+3 move x edge	0:-8 1:17
w+3 move x the	1:31 2:-17 8:-11
w+3 must guard the	0:-9 1:26 2:-12
w+3 must steal me	0:14 2:-12
w+3 must the F	0:-22 1:-27 2:49 3:-15
w+3 must x O	0:-21 1:25
w+3 must x at	0:-42 1:46
w+3 not x comma	0:61 2:-40 3:-20 4:-14 5:-15 6:28 8:-6
w+3 not x edge	2:-26 3:-13 4:19 5:20 6:-8 8:-10
w+3 not x stop	0:-23 1:-29 3:-14 4:50
w+3 obj avoid kind	2:6
w+3 obj avoid x	0:-21 2:22 3:-7 5:10 6:-6
w+3 obj eat A	0:-9 1:-12 3:19
w+3 obj hit x	0:23 2:8 3:-13 4:-7 8:-8
w+3 obj match x	0:-12 2:-6 3:18
w+3 obj take A	0:-6 3:8
w+3 obj take but	0:25 1:-12 2:-23 3:11 4:-7
w+3 obj take comma	0:31 3:-30
w+3 obj take edge	0:-38 1:-13 2:44
w+3 obj take game	2:-12 3:23
w+3 obj take kind	2:-17 3:22
w+3 obj take stop	0:11 3:-7
w+3 obj take x	0:-12 3:13
w+3 obj throw x	3:-6 6:9
w+3 obj x comma	0:23 1:-16 2:17 4:8 5:-13 6:-7 8:-12
w+3 obj x edge	0:-7 2:11 4:7 6:-11
w+3 obj x to	0:-10 1:-6 3:24
w+3 of A edge	1:-7 2:-12 4:17
w+3 of F comma	1:7 2:-8
w+3 of F edge	0:41 2:24 3:-55 4:-7 8:-6
w+3 of F in	0:-20 3:23
w+3 of O comma	0:24 4:-9 8:-7
w+3 of O in	0:8 1:-14 3:-10 6:10
w+3 of edge edge	0:41 1:-12 2:-43 3:-10 4:-9 5:14 8:13
w+3 of game comma	0:-8 1:13
w+3 of kind comma	0:-6 3:8
w+3 of kind edge	0:-29 2:13 3:11
w+3 of match edge	0:-10 1:-11 3:22
w+3 of race edge	0:-7 1:11
w+3 of the x	0:-25 2:-17 3:7 4:36 8:-7
w+3 of word:enemy avoid	0:-7 1:-17 2:36 3:-15 4:-7
w+3 of x and	0:6 1:-27 2:-11 3:35 8:-6
w+3 of x comma	0:-30 1:20 2:44 4:-20 6:-8
w+3 of x edge	0:27 1:-16 2:-17 3:29 4:-17 5:-28 8:17
w+3 of x stop	0:62 1:-35 2:-11 3:-22
w+3 over O and	0:-10 1:12
w+3 over the O	0:-13 1:25 2:-8 5:-6
w+3 over the x	0:37 1:-41 2:-6 3:16
w+3 play comma x	0:-15 1:20
w+3 play x comma	0:40 1:-10 2:-9 4:-13
w+3 push F edge	0:-16 1:21
w+3 push O at	0:-15 1:24 2:-7
w+3 push x V	1:20 8:-17
w+3 reach edge edge	2:12 5:-12
w+3 reach the x	0:-14 1:28 2:-17 5:-6
w+3 reach x stop	3:-17 4:19
w+3 rel fall of	0:24 2:-22
w+3 rel move edge	0:-11 1:-33 3:60 5:-8 8:-17
w+3 rel move x	0:9 1:24 2:-7 3:-13 8:-8
w+3 rel not must	1:36 3:-28
w+3 rel save A	0:7 1:-6
w+3 rel save the	1:10 2:-6
w+3 rel take A	1:7
w+3 rel take O	0:14 2:-8
w+3 rel take x	4:17 8:-14
w+3 rel throw F	0:-7 1:8
w+3 rel x the	0:-21 1:17 3:20 4:-8 7:-6
w+3 rel x to	0:20 1:-27 2:-37 3:-32 7:-7 8:61
w+3 save A edge	0:10
w+3 save edge edge	1:-14 2:7 4:15
w+3 shoot H at	0:-7 1:26 2:-19
w+3 shoot at A	0:-15 1:37 2:-23
w+3 shoot edge edge	0:-7 1:-31 2:32 6:12
w+3 sneak A edge	4:14 8:-11
w+3 sneak and steal	2:21 8:-6 9:-6
w+3 sneak by the	2:-16 3:17
w+3 sneak edge edge	1:-14 2:20 4:-6
w+3 steal F from	1:48 2:-43
w+3 steal is edge	0:-12 1:-14 2:15 3:14
w+3 steal me x	1:-38 2:43
w+3 steal my F	1:-45 2:49
w+3 steal the F	0:-9 2:15 3:-9
w+3 stop V must	0:-16 1:18
w+3 stop comma edge	0:40 1:57 2:-55 3:-26 4:-10 7:-11 8:-8
w+3 stop edge edge	0:-9 1:10 4:-28 5:-19 6:-6 7:53 8:-12
w+3 stop many move	0:25 4:-12 8:-7
w+3 stop many x	1:8 2:11 3:-29 4:20
w+3 stop x comma	0:-42 3:53 4:-39 5:28
w+3 stop x in	1:18 4:-21
w+3 stop x me	0:47 1:-21 3:-11 7:-9
w+3 stop x not	0:13 3:-19 4:-13 8:17
w+3 subj A and	0:-15 1:38 2:-22
w+3 subj A from	0:-9 1:17
w+3 subj A obj	0:-6 1:34 2:-26
w+3 subj A to	0:42 1:-15 2:-18
w+3 subj F obj	0:-9 1:35 2:-26
w+3 subj H obj	0:-17 1:20
w+3 subj N obj	1:-23 2:25
w+3 subj O obj	0:-7 1:14 2:-7
w+3 subj O with	1:11 2:-8
w+3 subj edge edge	1:24 2:-20
w+3 subj fall x	1:-15 3:25
w+3 subj guard x	1:-30 2:30
w+3 subj many x	0:26 2:-6 3:12 5:-33
w+3 subj x F	0:-15 1:-51 2:69 3:-9
w+3 subj x edge	1:-8 4:21 5:-9
w+3 subj x of	0:-18 1:-18 3:34
w+3 take A but	1:6
w+3 take A comma	0:-43 1:-74 2:76 3:40
w+3 take A edge	0:-76 1:6 2:-18 3:64 8:-11
w+3 take F and	1:6
w+3 take F comma	0:-6 1:8
w+3 take F edge	1:12 2:-8
w+3 take F from	1:15 4:-11
w+3 take O comma	0:59 1:-58
w+3 take O edge	0:-27 1:38 3:-26 8:21
w+3 take O in	0:41 2:-23 3:-10 8:-10
w+3 take O stop	1:16 8:-10
w+3 take a O	0:-7 1:7
w+3 take and A	0:17 3:-16
w+3 take and H	0:30 3:-6
w+3 take and from	0:21 3:-18
w+3 take comma but	3:17 4:-16
w+3 take comma x	0:-11 1:-9 3:24
w+3 take edge edge	0:35 1:-8 3:-20
w+3 take fall F	1:6
w+3 take from F	1:7 3:-6
w+3 take is and	0:58 1:-26 3:-36
w+3 take many F	0:-9 1:9
w+3 take the O	0:11 1:-7
w+3 take x comma	1:8
w+3 take x edge	1:16 2:-10 3:-8
w+3 the A chase	0:-9 2:13
w+3 the F edge	0:-10 1:13 2:26 3:-20 4:-7
w+3 the chase edge	0:-8 2:9
w+3 the guard edge	1:15 4:-9
w+3 the x comma	1:-17 2:-10 3:-17 4:27 6:10
w+3 the x edge	0:-33 2:18 7:23
w+3 the x of	0:55 3:-50
w+3 the x stop	0:-43 1:-13 2:28 3:30 4:-7 6:-6
w+3 throw A edge	0:-19 1:-21 3:-20 6:56
w+3 throw F at	0:27 1:-41 2:70 3:-9 6:-38 8:-9
w+3 throw F edge	0:-22 1:22
w+3 throw O at	0:-30 1:78 2:-30 3:-14 4:-8 8:-17
w+3 throw comma many	0:-10 2:11 5:-6 6:8 8:-9
w+3 throw edge edge	0:33 1:-24 2:10 3:-11 4:-17
w+3 to F obj	0:21 1:-12 2:23 4:-22 8:-6
w+3 to N comma	0:-25 2:-11 3:36
w+3 to avoid edge	0:-8 2:14
w+3 to chase x	1:-10 2:14
w+3 to reach the	1:-12 2:18 5:-28 8:25
w+3 to save the	2:9
w+3 to sneak x	0:-10 2:17
w+3 to the N	0:-8 3:15
w+3 to the x	0:49 3:-14 8:-23
w+3 to x comma	0:-10 1:23 2:-16 3:-22 4:-29 5:34 6:-10 8:13
w+3 to x edge	0:25 1:-9 2:-19 3:7 4:14 8:-16
w+3 vs A edge	0:-6 1:6
w+3 vs A of	0:-9 1:16 2:-6
w+3 vs H and	4:6
w+3 vs H edge	0:-23 1:11 2:-18 3:-6 9:33
w+3 vs O comma	0:29 1:-20 3:-9
w+3 vs O edge	0:-16 1:43 2:-6 3:-10 5:-16
w+3 vs many A	0:46 1:-44
w+3 vs many H	0:-22 1:-25 2:-6 3:-13 6:34 9:30
w+3 vs the A	0:-6 1:6 3:-22 4:22
w+3 vs the O	0:19 1:-17
w+3 vs x comma	1:11 2:-11 3:11
w+3 with A edge	0:11 1:-7 2:15 3:-10
w+3 with A x	0:-39 2:25 3:34 6:-8
w+3 with F comma	0:-11 3:25 4:-6
w+3 with O and	0:24 1:-10 8:-6
w+3 with O but	0:-29 4:23
w+3 with O comma	2:14
w+3 with O edge	0:17 2:-24 3:10
w+3 with a A	0:30 1:-28 3:8 4:-15 6:14 8:-12
w+3 with a O	1:36 2:-10 3:6 4:-24 5:31 6:-37 8:-6
w+3 with a x	0:-22 2:-20 3:-8 4:46
w+3 with edge edge	0:-15 1:-21 2:33
w+3 with many O	0:-16 1:34 3:-16 8:-6
w+3 with the O	0:38 1:-9 2:-16 4:-11
w+3 with the x	0:-18 4:26 8:-6
w+3 with x at	0:-8 2:21 4:-10
w+3 with x edge	0:22 1:-14 4:-8
w+3 word:boss edge edge	1:-9 2:-17 6:-8 7:28
w+3 x A comma	0:9 2:-12 4:-13 8:17
w+3 x A edge	0:32 2:-11
w+3 x A from	0:50 1:-30 3:-18
w+3 x A the	0:-9 1:26 2:-7 3:-7
w+3 x A x	0:11 1:-9 2:11 3:-46 8:35
w+3 x F x	1:21 2:-16
w+3 x N edge	0:-14 2:17
w+3 x O comma	0:-15 2:-16 3:30
w+3 x O eat	0:17 1:-17 3:8
w+3 x O x	0:24 1:-40 2:-14 8:14 9:23
w+3 x and A	0:-7 2:13
w+3 x and O	0:11
w+3 x and over	1:29 2:-20 7:-6
w+3 x and the	0:-30 1:-10 2:38
w+3 x and x	0:-16 3:27
w+3 x at the	0:-14 1:39 2:-32 3:-10 7:21
w+3 x at x	0:19 1:-12 3:-71 5:64 6:-15 8:-24
w+3 x but x	0:18 1:-27 2:22 4:-12
w+3 x comma A	0:25 1:-19 2:-32 3:-35 4:54 5:-6 6:-8 9:-10
w+3 x comma F	0:-24 1:-64 8:63
w+3 x comma N	1:-17 2:31 8:-12
w+3 x comma O	0:16 1:-26 2:44 5:-8 8:-33
w+3 x comma a	0:-11 1:-21 2:15 3:37 7:-10 8:-16
w+3 x comma many	0:-33 1:-18 3:-16 4:-19 5:32 6:59 7:-13
w+3 x comma not	0:-10 2:25 5:-11
w+3 x comma play	0:-29 3:42 5:-13
w+3 x comma rel	0:11 1:-15 8:15
w+3 x comma take	0:11 3:38 4:-11 8:-39
w+3 x comma with	0:-43 2:-15 3:-10 4:-7 5:19 8:48
w+3 x comma x	0:-10 1:67 4:-43 5:-24 6:-41 7:19 8:-11
w+3 x comma you	0:-34 1:8 2:20 3:16
w+3 x cross x	0:20 2:-7 4:-8
w+3 x eat my	1:-70 2:73
w+3 x edge edge	1:27 2:-39 3:24 4:-18 5:-16 6:-8 7:-10 9:20
w+3 x from many	0:-25 1:-62 2:68 3:22 8:-10
w+3 x from x	0:-9 1:58 2:-30 3:-6 7:-6 8:-14
w+3 x if x	0:-11 2:-11 3:37 4:-15 8:-12
w+3 x in N	1:-8 2:-16 3:-14 5:47 9:-17
w+3 x in the	0:-16 1:-27 2:-9 3:19 5:-8 8:35
w+3 x in x	0:26 1:-15 2:-28 4:-6 5:23 8:-9
w+3 x is a	0:-7 1:22 2:-15
w+3 x kind x	0:17 3:-16
w+3 x many x	0:66 1:-12 2:-42 3:12 4:-14 6:-8
w+3 x me edge	0:-18 2:29
w+3 x not x	0:-60 2:-18 4:58
w+3 x reach x	2:-9 8:14
w+3 x steal my	0:-6 1:-49 2:52
w+3 x stop edge	0:32 2:-10 3:-9 4:-12
w+3 x stop many	0:53 1:-11 2:-30 4:-7
w+3 x stop the	0:40 1:-22 2:15 3:-27 4:-9 8:-7
w+3 x stop x	0:-55 2:41 3:-35 4:49
w+3 x take A	0:-30 1:41 2:-8
w+3 x the A	0:32 1:16 2:-25 3:-21
w+3 x the x	0:-22 1:9 2:8 3:25 8:-8
w+3 x to in	1:17 4:-11 8:-7
w+3 x to x	2:22 5:-12
w+3 x with O	0:31 2:-7 8:-14
w+3 x with x	0:-17 3:30
w+3 x you must	0:15 2:17 3:-24
w+3 x you x	0:18 5:-9
w-+ A edge	0:-9 3:-8 4:-20 9:34
w-+ A take	3:17 4:-16
w-+ A x	0:-15 2:-6 3:15 4:29 8:-8 9:-11
w-+ O edge	0:20 1:-10 2:13 3:-11 4:-7
w-+ O in	0:-9 2:12 3:-9 5:-7 6:-11 9:19
w-+ V x	0:-16 2:25
w-+ a A	0:43 1:-40
w-+ a and	0:-40 1:35 2:-29 5:-9 6:20 7:-15 8:8
w-+ a at	0:-17 1:-28 7:42
w-+ a avoid	0:6 1:17 3:-10 4:-9
w-+ a chase	1:-29 2:33
w-+ a comma	0:-30 2:10 3:36 4:-23 5:-23 6:-10 7:-20 8:38
w-+ a edge	0:15 1:32 3:-11 4:9 5:-6 7:-17 8:-27
w-+ a fight	0:-10 1:13
w-+ a for	0:15 1:-16 2:-16 3:-6 7:23
w-+ a from	0:-15 1:-8 3:13 4:18
w-+ a game	0:76 1:-62 8:-9
w-+ a in	0:25 1:9 3:-6 4:-17 7:-8
w-+ a is	0:-33 1:-18 2:7 3:44
w-+ a kind	1:8 3:-7
w-+ a make	4:17 8:-15
w-+ a move	0:-18 1:-18 2:34 3:-33 6:18 7:-6 8:26
w-+ a must	1:6
w-+ a of	0:21 1:15 2:-10 3:-15 4:-27 6:29 8:-25
w-+ a over	0:-12 1:14
w-+ a push	3:-14 8:17
w-+ a rel	0:-19 1:33 2:-68 3:22 4:-12 6:-10 7:-13 8:37 9:-9
w-+ a shoot	0:-6 1:-10 2:22 8:-6
w-+ a steal	1:16 2:-9
w-+ a stop	0:-32 1:-28 3:-19 4:23 5:-11 7:40
w-+ a take	0:32 2:-11 3:-7 8:-12
w-+ a the	0:-26 1:-10 2:-21 3:47 4:-13 6:-8 7:21
w-+ a throw	0:6 1:36 6:-19 8:-14
w-+ a vs	1:6
w-+ a with	0:-21 1:23 2:-10 3:-18 4:24
w-+ a word:boss	1:-9 2:-17 6:-8 7:28
w-+ a word:hero	1:12
w-+ a x	0:-10 1:41 2:-19 3:-46 4:18 5:-7 6:-8 7:42 8:-35
w-+ a you	0:-11 1:-8 2:26 4:-8
w-+ and as	0:-11 2:28 3:13 5:-9 9:-17
w-+ and at	0:19 2:-15 3:-14 9:15
w-+ and attack	0:-12 5:18
w-+ and avoid	1:9
w-+ and chase	2:9
w-+ and comma	0:-27 1:-27 3:20 4:-22 5:21 6:20 8:-18 9:20
w-+ and eat	0:-9 3:23 5:-10
w-+ and edge	0:-30 1:18 3:35 4:16 5:-21 6:-9 7:-8 8:-11 9:-36
w-+ and from	1:-6 2:17
w-+ and in	0:37 1:-10 3:-7 6:-13
w-+ and me	0:27 1:-11 2:15 3:-6 4:-24
w-+ and obj	0:26 2:-42 3:-16 5:43
w-+ and reach	4:11 5:-9
w-+ and stop	0:46 2:-19 4:-17 5:-18 6:-12 8:23
w-+ and take	0:-14 2:-7 3:27 9:-6
w-+ and vs	1:-19 2:-16 9:35
w-+ and x	0:-55 1:65 2:46 3:-67 4:19 5:-21 6:-13 7:-6 8:-12 9:14
w-+ as and	1:8 3:18 6:-7 8:-18
w-+ as comma	1:39 3:-30 8:-9
w-+ as edge	0:10 1:-19 2:-10 3:24
w-+ as in	0:-15 1:-13 3:-14 8:34
w-+ as x	0:29 1:-15 3:-10
w-+ at and	0:10 3:-7 4:-10 5:-6 8:13
w-+ at avoid	4:15 8:-9
w-+ at but	0:-9 2:-24 4:40
w-+ at comma	0:9 1:45 2:-30 3:12 4:-16 5:-11 6:-6 8:-18
w-+ at edge	0:-13 1:10 2:22 3:-20 4:17 7:-7
w-+ at in	0:12 4:-12
w-+ at not	0:25 4:-14 8:-6
w-+ at rel	0:-13 1:-13 2:30 4:-8
w-+ at the	0:22 1:-10 2:-7
w-+ at throw	0:-33 1:-19 2:30 4:20
w-+ at to	4:15 8:-9
w-+ at x	2:8
w-+ attack comma	0:-26 3:27 8:-9
w-+ avoid and	0:-27 1:-24 2:32 5:18
w-+ avoid comma	0:12 2:18 3:14 5:-41
w-+ avoid edge	0:18 1:11 2:6 3:-24 4:-14 5:21 6:-29 8:-9
w-+ avoid in	0:-14 4:24 8:-13
w-+ avoid of	0:19 2:-28 4:-8 5:28 8:-6
w-+ avoid to	0:14 4:-10
w-+ avoid x	2:6
w-+ bring comma	0:33 3:-14 4:-8 5:-6
w-+ bring edge	0:-35 1:58 2:-24 3:-16
w-+ bring reach	0:-8 3:12
w-+ bring to	0:-12 3:21
w-+ but edge	2:-8 3:6
w-+ but stop	0:33 2:-6 3:-9 4:-11
w-+ but to	1:-9 2:14
w-+ but with	0:-9 2:26 4:-11
w-+ but x	0:-16 1:-10 2:37 3:-32 4:-12 5:-9 7:25
w-+ chase but	0:26 2:25 3:-45
w-+ chase comma	1:-17 2:32 3:-15
w-+ chase edge	0:-17 2:-43 3:60
w-+ comma A	0:-13 1:15 2:8
w-+ comma and	0:-31 1:-61 2:26 3:80 4:-7 5:-12 6:-19 8:-14
w-+ comma at	0:14 2:-14 3:15 6:-7
w-+ comma attack	0:22 2:9 3:-7 4:-18
w-+ comma avoid	0:-6 2:-15 9:24
w-+ comma bring	0:10 1:22 3:-19 8:-13
w-+ comma chase	0:-13 2:31 3:-16
w-+ comma comma	0:-50 1:-58 2:-22 3:94 4:12 5:-12 6:-10 8:12
w-+ comma edge	0:24 1:-38 2:-48 3:67 4:-8 5:-29 8:-10
w-+ comma from	1:-9 2:18 3:-8
w-+ comma guard	1:7 2:14 4:-19
w-+ comma in	0:-32 1:40 2:-14 5:24 6:-14 8:-7
w-+ comma is	0:47 2:-13 3:-25
w-+ comma make	1:7
w-+ comma many	0:38 1:-10 3:-28
w-+ comma me	0:-27 2:43 3:-43 4:-9 6:32
w-+ comma move	0:-7 1:76 2:-25 3:-16 4:-22 5:-11 6:-9 8:-12 9:-15
w-+ comma not	0:-10 2:-13 3:-9 4:36 5:-14
w-+ comma obj	0:28 1:-22 3:-18 4:-13 5:-9 6:14
w-+ comma of	0:-26 1:-30 2:9 3:13 8:29
w-+ comma over	1:-10 2:-10 5:17
w-+ comma shoot	0:60 1:-36 2:-13
w-+ comma stop	0:16 1:58 2:-32 3:-32 4:-7 5:-6 7:-16 9:-6
w-+ comma subj	1:34 2:-38 3:-7 4:-6 5:17
w-+ comma take	1:18 2:8 3:-16
w-+ comma the	0:22 3:-11
w-+ comma throw	0:38 1:-26 2:9 3:18 4:-8 5:-7 6:-18 8:-9
w-+ comma to	0:-26 1:-13 2:-12 3:32 4:-20 5:34 8:-8
w-+ comma vs	1:38 2:-9 3:-27
w-+ comma with	2:-9 4:18
w-+ comma x	0:-22 1:-14 2:59 3:-35 4:-53 5:26 6:-13 7:-11 8:6 9:12
w-+ eat and	3:8 5:-6
w-+ eat comma	0:-8 1:9 2:-23 3:22
w-+ eat edge	0:-8 1:25 4:-9
w-+ eat x	0:-15 2:-16 3:30
w-+ edge F	1:7 2:-7
w-+ edge O	1:13 3:-9
w-+ edge a	0:8 1:-49 8:40
w-+ edge and	0:-11 1:39 2:-10 3:-8 8:-10
w-+ edge as	0:36 1:-32
w-+ edge at	0:-43 1:67 2:-6 3:-26
w-+ edge attack	0:-24 1:-34 2:19 3:23 4:20 8:-7
w-+ edge avoid	0:-23 1:7 2:12
w-+ edge bring	0:-49 1:-10 2:-10 3:50
w-+ edge but	0:21 1:9 2:-13 3:-7 4:-9
w-+ edge chase	1:23 2:-16
w-+ edge comma	0:31 2:-6 3:-25
w-+ edge cross	1:7
w-+ edge eat	0:-41 1:-30 2:26 3:41 4:-6
w-+ edge edge	0:-28 1:67 2:-30 3:-15 4:-18
w-+ edge fall	0:-18 1:10 3:19 4:-16
w-+ edge fight	0:-6 1:24 2:-13
w-+ edge from	0:32 1:-49 2:-6 3:-34 4:59 8:-14
w-+ edge game	0:6 1:9 2:-11
w-+ edge guard	1:32 2:-27
w-+ edge in	0:-13 1:31 2:17 3:-42 8:9
w-+ edge kind	0:14 1:-16 2:-17 3:22 5:13 8:-13
w-+ edge make	0:-20 1:24
w-+ edge match	0:-31 1:-6 3:37
w-+ edge move	1:-20 2:41 4:-6 6:-18 8:-6
w-+ edge must	0:12 1:-9
w-+ edge obj	0:-24 1:-8 3:27 4:14 6:-9 8:-11
w-+ edge of	0:30 1:-10 2:22 4:-17 6:-11 8:-23
w-+ edge over	0:25 1:-26 2:-7 3:15
w-+ edge play	0:-6 1:43 2:-16 3:-20 8:-10
w-+ edge race	1:16 3:-14
w-+ edge rel	0:32 2:-24 3:-6
w-+ edge save	1:17
w-+ edge shoot	0:-10 1:-15 2:25
w-+ edge steal	0:16 3:-29
w-+ edge subj	0:11 1:-15 3:17 6:-8
w-+ edge take	0:-28 1:-33 2:31 3:40 8:-12
w-+ edge the	0:58 3:-50
w-+ edge throw	0:-16 1:-36 2:28 3:-47 4:-11 6:61 8:-13
w-+ edge to	0:-26 1:31 2:18 3:-17 6:-6
w-+ edge vs	0:54 2:-47 3:-7
w-+ edge with	0:44 1:-58 2:16 3:-16 4:-7 6:-6 8:28
w-+ edge x	2:-26 3:19 4:-26 5:-10 6:-10 8:40
w-+ fall comma	1:-16 3:21
w-+ fall with	0:-9 3:23
w-+ fight comma	2:10
w-+ fight edge	0:13 2:10 3:-7 4:-12
w-+ fight save	1:-14 4:18
w-+ for x	0:14 3:-7
w-+ from and	1:-12 2:-49 3:53 4:-9 5:-7 8:-28 9:31
w-+ from avoid	1:-12 2:17
w-+ from but	0:-14 3:-12 4:-18 5:-11 8:42
w-+ from comma	0:47 1:22 2:-50 3:-18 4:-13 5:-19 8:30
w-+ from edge	0:-6 1:-60 2:29 4:19 5:50 6:-15 7:-8 8:-42 9:-8
w-+ from guard	3:-6 4:15
w-+ from in	0:7 3:10 4:16 5:-6 8:-18
w-+ from obj	0:-12 2:11 4:15
w-+ from of	0:-36 4:27 5:-18 6:-16 8:39
w-+ from steal	0:-16 3:24
w-+ from stop	0:25 3:-17
w-+ from to	0:-6 1:29 2:-18 3:-28 4:-14 5:-15 8:40
w-+ from vs	0:-18 1:-16 6:34
w-+ from with	0:7 2:12 3:-6
w-+ from x	1:-40 2:55 3:-9 4:-19 5:13 8:-22
w-+ guard edge	0:61 4:-59
w-+ guard from	0:-6 3:-17 4:26
w-+ hit edge	0:11 1:-14 2:-25 3:26
w-+ hit with	2:-13 3:15
w-+ if guard	1:17 4:-15
w-+ if x	0:16 4:-8
w-+ in and	0:6 1:-13 3:9 4:-9 5:-15 8:17
w-+ in avoid	0:23 1:-14
w-+ in but	0:-30 1:-10 3:16 4:-12 5:-11 8:41
w-+ in comma	1:33 3:-12 4:-26 5:-25 6:-14 8:20
w-+ in edge	0:28 1:-20 2:12 3:-30 4:-42 5:30 6:-9 7:-10 8:9
w-+ in from	1:16 2:-12 4:-21 8:8
w-+ in in	1:24 4:-11 8:-18
w-+ in move	0:20 8:-17
w-+ in not	0:-34 1:22 4:-26 5:30
w-+ in of	2:-15 4:28 8:-13
w-+ in sneak	0:-7 2:13 8:9 9:-6
w-+ in stop	0:-7 1:-7 8:20
w-+ in to	0:-17 4:-15 6:17 8:14
w-+ in vs	0:20 1:-14
w-+ in with	4:-23 5:28 8:-11
w-+ in x	0:23 1:-10 2:-20 3:-12 4:51 5:-22 8:-40
w-+ is and	0:7 2:-11 3:10
w-+ is but	0:-14 2:-12 5:29
w-+ is comma	0:23 1:11 3:-17 5:-7
w-+ is edge	0:25 1:-31 2:22 3:12 4:-10 5:-28
w-+ is stop	0:-37 5:41
w-+ is x	2:14 5:-7
w-+ kind comma	0:30 1:-27
w-+ kind edge	1:46 3:-49
w-+ kind x	0:32 1:-27
w-+ love comma	0:-37 1:31 2:-10 3:16 6:-10
w-+ love stop	0:-11 1:26 3:-17
w-+ make and	3:9
w-+ make comma	0:26 3:-20
w-+ make edge	0:-8 3:30 4:-21
w-+ many and	0:-8 1:48 2:-10 4:-8 8:-13 9:-16
w-+ many at	0:20 1:-17 3:-16 4:20
w-+ many attack	2:7
w-+ many but	3:10
w-+ many comma	0:25 1:-66 2:11 3:-23 6:36 8:7
w-+ many edge	0:70 1:-71 2:-7 4:23 5:-28 6:9 7:-12 8:-9
w-+ many fall	2:7
w-+ many fight	0:20 1:-12 2:-8
w-+ many from	0:20 4:-6 8:-14
w-+ many in	0:-48 1:61 2:-18 3:33 4:-12 5:-14 6:-18 8:-9
w-+ many is	0:-20 2:-17 3:18 4:17
w-+ many must	0:-9 1:26 2:-12
w-+ many not	0:17 3:-13
w-+ many of	0:12 3:-9
w-+ many stop	0:-24 1:-23 2:18 3:44 4:-12 5:-8
w-+ many take	0:31 1:-21 2:-6
w-+ many the	0:-31 3:33
w-+ many to	0:-20 3:26
w-+ many with	0:24 3:-18
w-+ many x	0:23 1:6 3:16 4:-32 5:-9 6:-10 8:-8
w-+ me and	0:-25 3:31
w-+ me comma	0:8 4:-6
w-+ me x	0:28 2:-14
w-+ move and	0:-18 1:-17 2:-13 3:-9 5:48
w-+ move edge	0:-18 1:27 3:8 6:-18
w-+ move in	0:24 3:-14
w-+ move obj	0:-8 2:10 4:17 5:-6 8:-13
w-+ move x	0:-20 1:-18 2:59 3:-12 5:-30
w-+ must edge	0:28 3:-13 4:-10
w-+ must in	0:23 1:-6 3:-7 4:-6
w-+ my O	3:-8 4:12
w-+ my and	0:14 1:-17 4:26 8:-17
w-+ my comma	0:-25 1:31 2:-6 3:-20 4:28 6:-6
w-+ my edge	0:-20 1:-9 3:17 4:19 6:-8
w-+ my is	0:20 1:-17
w-+ my move	0:-15 1:44 2:-21 3:-9 8:-7
w-+ my must	0:-12 1:20
w-+ my x	0:-40 2:34 3:-7 4:-13 8:18
w-+ of and	0:6 1:22 2:-32 3:-35 4:42 6:-6 8:-20 9:15
w-+ of as	6:10
w-+ of but	0:-11 1:-8 3:34 8:-13
w-+ of comma	0:26 1:-15 2:7 4:-24 5:24 6:-28 8:-10 9:10
w-+ of edge	0:-18 1:29 2:6 3:-26 4:-31 8:40
w-+ of in	0:-14 1:-37 3:12 4:-8 5:-14 6:22 8:26
w-+ of obj	0:-14 2:-6 3:22
w-+ of rel	0:-11 1:23 3:-13
w-+ of subj	0:7 1:-7 2:-12 3:18 5:-9
w-+ of the	0:-15 1:-15 3:-11 4:29 6:10
w-+ of to	0:12 1:7 2:-9 4:-7
w-+ of vs	0:39 1:-38
w-+ of with	0:9 1:-6 2:-9 4:-8 6:18 8:-13
w-+ of x	1:14 2:30 3:7 4:-8 5:-15 6:-13 8:-12 9:-17
w-+ over and	0:9 2:-8 3:-20 5:-11 8:29
w-+ over comma	0:-13 5:38 8:-28
w-+ over edge	0:-27 2:22 4:-14 5:28 8:-22
w-+ over move	0:-10 5:15
w-+ play and	2:6
w-+ play avoid	1:14 3:-11
w-+ play comma	0:-22 1:33 3:-10 6:-12
w-+ play edge	1:6
w-+ play stop	0:-14 1:21 4:-6
w-+ play take	0:21 3:-19
w-+ play the	0:-14 1:20
w-+ play with	0:12
w-+ play x	0:25 2:-16
w-+ push at	0:-12 3:27 4:-9
w-+ push of	3:7
w-+ push reach	3:10 5:-6
w-+ race edge	0:-8 2:13
w-+ race in	0:-13 1:13
w-+ reach x	3:-6 4:15
w-+ rel comma	0:25 2:-7 3:-9
w-+ rel in	0:41 1:-9 3:-27 4:-8
w-+ rel the	0:-9 2:13
w-+ save edge	0:-35 2:-20 3:26 4:25 7:-9
w-+ save from	0:36 3:-20 4:-14
w-+ shoot at	1:-15 2:-35 3:-15 6:53
w-+ shoot comma	0:-14 6:18
w-+ shoot edge	0:7 2:32 6:-31
w-+ steal comma	0:42 3:-40
w-+ steal edge	0:33 2:-29
w-+ steal from	0:-33 3:38
w-+ steal in	0:10 3:-7
w-+ steal sneak	2:-18 3:20
w-+ steal x	0:-17 2:-12 3:32
w-+ stop and	0:11 1:-14 2:14
w-+ stop comma	0:-16 1:-10 2:18 3:17 8:-8
w-+ stop is	0:-18 5:18
w-+ stop of	0:-18 2:-14 3:-11 6:-6 8:39
w-+ stop subj	0:-8 1:-14 2:24 3:-20 5:19
w-+ stop to	2:11 4:-11
w-+ stop vs	0:-19 1:28 3:-6
w-+ stop x	1:40 2:-17 3:-6 4:-11
w-+ subj and	2:-8 3:13
w-+ subj edge	1:20 2:-19
w-+ subj from	0:-25 2:34 3:-19 5:-6 6:-8 8:17
w-+ subj obj	2:-16 3:14 4:19 5:12 8:-15
w-+ subj to	0:6 1:-13 2:27 4:-27 8:11
w-+ subj with	0:16 6:17 8:-24
w-+ subj x	0:13 2:-8 4:-7 5:-16 8:22
w-+ take and	0:10 3:20 4:-17
w-+ take at	0:-21 3:18 4:17 6:-10 8:-6
w-+ take avoid	2:-13 3:16
w-+ take but	3:16 4:-8
w-+ take chase	1:-13 2:-20 3:14 4:7
w-+ take comma	0:13 3:-25 4:30 5:-6
w-+ take edge	0:-51 1:24 2:-16 3:65 4:-24 5:-14
w-+ take from	0:-11 2:8 3:-10 4:15
w-+ take in	3:-20 4:29 5:-10
w-+ take move	0:33 1:-7 3:-21
w-+ take obj	2:17 6:-9
w-+ take of	0:-13 1:22 2:-12 3:7
w-+ take rel	0:25 2:-13 3:-9
w-+ take to	0:9 2:7 3:-13
w-+ take with	0:-17 1:-10 2:-9 3:30 4:-16 5:-6 6:19
w-+ take x	0:14 1:30 3:-29 4:-15
w-+ the a	0:-33 1:47 2:-8 3:6 8:-17
w-+ the and	0:23 1:23 2:-24 3:-10 4:-32 5:19 6:12
w-+ the at	0:25 1:-8 3:10 4:-26 5:-7 6:9 8:-8
w-+ the avoid	1:-32 2:24 3:41 4:-21 9:-13
w-+ the bring	1:30 2:-17 3:-18
w-+ the but	0:51 1:-13 2:-64 5:-6 8:14
w-+ the chase	0:-6 1:23 3:-7 4:-19
w-+ the comma	3:-23 5:-6 6:-17 8:29
w-+ the eat	0:-18 1:50 2:-29 3:-22 4:13 8:-7
w-+ the edge	0:-67 1:-25 2:42 3:-34 4:34 5:-13 6:-26 8:63
w-+ the for	0:-14 1:35 2:-8 3:-9 4:10 8:-19
w-+ the from	0:14 1:-39 2:-8 3:10 4:24 5:-8 6:18 8:-30
w-+ the guard	1:-41 2:44
w-+ the in	0:-20 1:-71 2:33 3:31 4:-11 5:25 6:-8 8:-18
w-+ the is	0:51 1:-40 2:18 3:-67 4:14 7:18 8:-10
w-+ the kind	1:-8 3:25 8:-7
w-+ the match	0:25 3:-15 5:-6
w-+ the me	1:-28 2:38 4:7 6:-7 8:-11 9:-8
w-+ the move	0:36 2:-19 3:31 4:-35 5:-6 8:-14
w-+ the must	0:24 1:-6 2:21 3:-44 4:8 5:-13 8:-13
w-+ the not	0:19 1:44 2:-48 3:6 4:-36 8:20
w-+ the of	0:35 1:-12 2:9 3:-25 8:-13
w-+ the push	0:-32 1:10 2:-19 3:24 4:16
w-+ the reach	0:-8 1:28 4:-6 5:-10
w-+ the rel	0:-15 1:24 2:-11 3:10
w-+ the sneak	1:-14 2:19 4:7 8:-14
w-+ the steal	1:52 2:-44
w-+ the stop	0:-16 1:17 2:-31 3:-22 4:51 5:25 8:-53
w-+ the take	0:44 1:-15 2:-30 3:18 8:-17
w-+ the the	0:-40 1:24 2:45 3:-31
w-+ the throw	0:24 1:-10 2:-38 3:26 4:-18 6:-18 8:30
w-+ the to	0:8 2:-10 3:13 4:7 5:22 8:-37
w-+ the vs	0:-6 1:17 3:-28 4:31 6:-12 9:-6
w-+ the with	0:16 2:-24 3:-24 4:58 6:-38 8:-10
w-+ the x	0:-28 1:-48 2:-24 3:39 4:7 5:40 6:-13 7:-12 8:24 9:-17
w-+ throw and	0:48 1:-20 3:25 5:-10 6:-39
w-+ throw at	1:24 3:-17 4:-9 6:7
w-+ throw comma	0:-14 2:-17 3:33 5:-19 6:15
w-+ throw edge	0:-28 1:17 2:-13 3:-14 4:-8 5:36 6:-11
w-+ throw in	0:-9 3:-13 6:23
w-+ throw of	0:8 1:-14 3:-10 6:10
w-+ to but	0:-18 2:-13 4:33
w-+ to comma	0:-18 3:42 4:7 5:-9 6:-8 8:-18
w-+ to edge	2:-18 4:31 5:-13
w-+ to obj	0:21 3:-24 4:-7 6:13
w-+ to rel	4:22 8:-15
w-+ to x	0:20 2:-13 3:-6 4:-28 8:29
w-+ touch with	0:16
w-+ vs and	0:-6 2:8
w-+ vs comma	0:16
w-+ vs edge	0:-43 1:12 2:53 3:-24 6:-7
w-+ with and	0:-37 1:-36 2:44 3:34 4:-11 5:35 6:-30 8:-32
w-+ with as	1:21 2:11 3:-21
w-+ with at	3:-6 6:15
w-+ with but	0:16 1:-37 3:10 4:-9 6:-14 8:32
w-+ with comma	0:62 1:-40 2:7 3:-29 4:-9 5:23 6:-11 8:-31
w-+ with edge	0:15 1:28 2:-35 4:-12 5:-23 6:23 7:-14
w-+ with from	0:-8 3:15 6:-6
w-+ with in	1:-19 2:-17 3:32 6:6
w-+ with obj	2:16 4:-7 5:-18 6:21
w-+ with of	0:68 1:-9 2:8 3:-48 5:-12 6:-6
w-+ with reach	0:14 3:-9 4:-18 6:16
w-+ with rel	0:-22 1:-34 2:53 5:7 6:-6 8:-8
w-+ with shoot	0:-21 1:28 8:-7
w-+ with stop	0:-28 1:14 2:-36 3:59 5:-14 8:-11
w-+ with to	1:-12 2:18
w-+ with vs	0:-15 1:54 2:-19 5:-16 6:-14
w-+ with x	0:-18 1:7 2:-34 4:-7 5:13 6:16 8:24
w-+ word:enemy comma	1:-9 2:21 3:-7
w-+ x a	0:36 1:-6 6:-10 8:-18
w-+ x and	0:-37 1:46 3:-113 4:-37 5:-9 6:17 7:-8 8:96
w-+ x at	0:44 1:-30 2:-23 3:-40 4:-7 6:29 7:10 8:21 9:-16
w-+ x attack	0:6 1:23 2:10 3:-25 4:-15 6:-10
w-+ x avoid	1:14 2:-7
w-+ x but	1:-13 2:-8 4:29 7:-6 8:-19
w-+ x comma	0:-28 2:25 4:15 5:-24 6:21 8:-25 9:-8
w-+ x eat	0:20 1:-20 3:-21 4:-6 8:23
w-+ x edge	0:-8 1:-51 4:12 5:-41 6:42 7:50 8:-47 9:-8
w-+ x fall	0:11 2:-6 3:-23 5:17 6:-7 7:21 8:-17
w-+ x fight	0:19 1:-34 6:25
w-+ x from	0:-50 1:62 3:-39 4:56 6:-24 8:-8
w-+ x game	0:23 1:13 3:-30
w-+ x guard	1:33 2:-33
w-+ x in	0:36 1:-32 2:-28 3:48 4:-10 5:-12 6:-23 7:-9 8:-42 9:22
w-+ x is	0:17 1:-8
w-+ x kind	0:-22 3:-14 4:-8 6:-9 8:42
w-+ x make	0:6 1:-9 3:22 4:-6 6:-16
w-+ x many	0:10 1:-18 2:-14 4:14 8:-8
w-+ x me	0:-7 2:13 3:-6
w-+ x move	1:34 2:-21 3:-24 4:-12 6:32 8:-27
w-+ x must	2:16 4:-17
w-+ x not	0:31 1:-24
w-+ x obj	0:-9 1:-9 2:-7 3:40 4:-33 8:18
w-+ x of	1:16 3:22 4:-25 6:-14 7:-6 8:-16
w-+ x reach	3:-15 4:18
w-+ x rel	0:13 1:-6 2:16 3:-15 8:-15
w-+ x shoot	0:22 1:-18
w-+ x steal	0:-13 2:22
w-+ x stop	0:31 1:-10 2:43 3:-50 4:-10 5:-11 6:-38 7:16
w-+ x subj	0:-13 1:-17 2:37 3:-7 4:20 5:-7 7:-14
w-+ x take	0:22 1:-22 2:-13 3:6 4:-11 8:16
w-+ x the	0:10 1:14 2:-24 3:21 4:-9 6:-6 8:-7 9:-6
w-+ x throw	0:-12 2:36 4:-6 6:-8
w-+ x to	0:56 1:-80 2:-20 3:28 4:12 5:-12 9:-12
w-+ x touch	0:-9 3:-6 5:-8 6:30
w-+ x vs	0:-39 1:47 3:-12
w-+ x with	0:-11 1:23 2:-28 3:-11 4:19 5:-6 6:-18 8:19
w-+ x x	0:13 1:-24 2:-24 3:49 6:18 7:-26 8:-22 9:-10
w-+ you comma	0:12 3:9 4:-18
w-+ you edge	2:11 3:-6
w-+ you from	0:16 4:-8
w-+ you in	0:-8 2:-9 3:-22 4:43 8:-8
w-+ you many	0:26 1:-13 3:-7
w-1 A	0:-27 1:-11 2:9 3:26 4:6 5:-8 6:-8 8:-17 9:21
w-1 A A	0:-25 2:-18 3:-6 4:17 9:25
w-1 A F	0:-19 2:-9 3:46 4:-14
w-1 A O	0:6 3:21 8:-11
w-1 A sov	0:-22 3:6 4:28 9:-10
w-1 A svo	0:-22 2:22 3:16 4:-28 5:-7 6:-7 8:-15 9:30
w-1 A v2	0:12 1:-11 2:-16 3:7
w-1 F	0:19 3:-24 4:-8 5:17
w-1 H	0:12 1:-33 2:42 3:-12 5:-12
w-1 O	0:15 1:-18 3:9 4:-22 5:-7 6:-12 7:-9 8:-7 9:37
w-1 O A	0:-21 1:-9 2:-21 3:27 7:-7 9:23
w-1 O H	1:-9 2:25
w-1 O O	0:39 2:-7 3:-12 4:-14
w-1 O svo	0:-23 1:-17 3:17 4:-9 5:-7 6:-12 7:-8 9:37
w-1 V	2:38 3:-20 4:-13 5:-7
w-1 V V	0:-14 2:28 4:-9
w-1 V svo	0:-14 2:28 4:-9
w-1 a	0:-26 1:50 2:-24 3:-15 5:-19 7:33 9:-7
w-1 a A	0:6 1:33 3:-16 4:-13 9:-6
w-1 a F	0:12 2:-34 3:-9 4:9 5:-12 6:17 7:20 8:-30
w-1 a H	0:-22 1:37 2:-40 3:13 6:-18 7:29
w-1 a N	0:-37 1:8 4:42 5:-21
w-1 a O	1:-14 2:14 4:-16 5:-31 6:12 7:17 8:14
w-1 a V	0:-33 1:27 2:-8 3:-7 4:-8 6:-7 7:17
w-1 a sov	0:22 1:6 2:-16 3:-39 4:19 5:-6 6:-15 7:37 8:-18
w-1 a svo	0:-12 1:43 2:-18 4:-8 5:-21 7:28 8:-14 9:-8
w-1 a v2	0:-58 1:30 2:-15 3:-18 4:13 7:-9 8:36
w-1 and	0:-34 1:11 2:8 4:-26 5:15 6:-19 7:-18 8:-26 9:27
w-1 and A	0:-39 1:11 2:7 3:-20 7:-14 8:-20 9:42
w-1 and F	1:47 2:16 3:-14 4:-13 5:-10 6:-22 9:-7
w-1 and H	0:-28 2:-8 3:-10 5:17 6:29
w-1 and N	0:14 3:-21 4:36 5:-15 6:-11
w-1 and O	1:-35 2:-24 3:60 4:-46 5:6 6:-22
w-1 and V	1:-18 2:25 3:-6 4:-15 5:11 6:-7
w-1 and sov	1:6 2:-22 3:-9 5:30 6:-6 8:-15 9:15
w-1 and svo	0:-34 1:22 2:12 4:-7 5:-8 6:-15 7:-16 8:-9 9:12
w-1 and v2	1:-17 2:14 3:18 4:-26 8:-12 9:17
w-1 as	0:15 1:16 2:-22 4:-13 5:-6 6:-12 8:9
w-1 as A	0:23 1:9 2:-19 3:-11
w-1 as F	0:-26 3:33 8:-8
w-1 as O	0:17 1:7 3:-20 4:-10 6:-11 8:16
w-1 as sov	0:20 4:-8
w-1 as svo	1:19 2:-22 4:-6 6:-12 8:10
w-1 at	0:17 2:35 3:-23 4:24 5:-24 6:-16 7:-13 8:-22 9:-6
w-1 at A	0:-6 1:-22 2:10 3:12 4:24 7:-9 8:-16
w-1 at F	0:8 2:9 3:-28 8:21
w-1 at H	0:-9 2:16
w-1 at N	0:27 3:-12 5:-8 8:6
w-1 at O	0:-15 1:36 4:24 5:-20 6:-9 8:-34
w-1 at V	0:17 1:-6 2:15 4:-17 8:-9
w-1 at svo	0:19 1:10 2:32 3:-40 4:22 5:-18 6:-13 7:-12 8:-18
w-1 at v2	2:8 3:19 4:-11 5:-6
w-1 attack	0:-9 3:20 8:-9
w-1 attack N	0:-12 4:21
w-1 attack O	1:-6 3:22 4:-16
w-1 attack sov	0:-15 3:29 4:-16
w-1 attack svo	1:-9 3:-12 4:20
w-1 avoid	0:13 1:-6 2:16 3:-14 6:8 8:-24
w-1 avoid A	0:6 2:13 3:-15 4:11 5:-6
w-1 avoid F	0:-7 2:7 3:26 4:-14 5:-14
w-1 avoid H	0:-7 2:20 5:-12
w-1 avoid N	0:8 2:-6 4:-8 5:8
w-1 avoid O	0:20 1:-6 2:17 3:-31 6:16 8:-33
w-1 avoid V	0:-8 2:-32 5:38
w-1 avoid sov	4:11
w-1 avoid svo	0:19 1:-11 2:15 3:-16 6:15 8:-20
w-1 avoid v2	2:18 3:7 4:-16 5:7 6:-10 8:-9
w-1 bring	0:12 1:21 2:-14 4:-17 5:-7
w-1 bring A	0:17 1:7 3:-18
w-1 bring F	0:19 4:-8
w-1 bring H	0:-19 1:30 2:-9
w-1 bring O	1:-10 3:22 5:-6
w-1 bring sov	0:-8 2:14
w-1 bring svo	0:22 1:24 2:-24 3:-8 4:-15
w-1 bring v2	0:-6 3:16 5:-6
w-1 but	1:-24 2:49 3:-43 4:12 5:-19 6:-6 7:18 8:-9
w-1 but A	0:-27 1:-31 2:35 3:-21 4:46 5:-7
w-1 but F	2:17 4:-12
w-1 but H	2:-12 4:-7 5:-8 7:26
w-1 but O	1:-6 2:40 3:-27 4:-23
w-1 but V	0:14 2:-6
w-1 but sov	1:-20 2:18 4:-16 5:-14 7:25
w-1 but svo	1:-12 2:36 3:-44 4:23 5:-7 7:-6 8:-7
w-1 by	0:6 1:18 2:-9 3:-15 4:-6 5:-9 8:12
w-1 by A	0:-15 1:22 2:-8
w-1 by N	0:23 5:-9
w-1 by svo	0:10
w-1 by v2	1:19 2:-9 3:-15 5:-8 8:14
w-1 chase	1:-33 2:16 3:25 4:-6 7:-7 9:-6
w-1 chase A	1:-21 2:17 3:8 7:-7 9:-6
w-1 chase sov	1:-16 3:21
w-1 chase svo	1:-21 2:17 3:8 7:-7 9:-6
w-1 comma	1:-10 2:19 3:13 4:-41 5:27 6:-24 7:-18 8:-17
w-1 comma A	0:-34 1:-19 2:37 3:18 4:-28 5:30 7:-17 8:-7
w-1 comma F	0:22 1:18 2:-7 3:-24 4:22 5:11 6:-31 8:-12 9:-11
w-1 comma H	0:16 1:-7 2:-41 3:-16 4:-6 5:15 6:28 9:18
w-1 comma N	2:33 3:-8 4:-56 5:24 7:-6 8:-22
w-1 comma O	0:7 1:14 2:11 3:23 4:-57 5:-28 6:-37 7:-6 8:17
w-1 comma V	2:-26 3:19 4:30 5:-14 6:-8 8:-24
w-1 comma sov	0:-43 1:19 2:21 3:51 4:-54 5:-16 7:-8 8:-14 9:-9
w-1 comma svo	0:22 1:-22 2:-17 5:39 6:-27 7:-13 9:-12
w-1 comma v2	0:8 1:9 2:40 3:-42 4:-47 6:-14 7:-13 8:-16 9:27
w-1 eat	0:-28 1:38 2:-46 3:37 4:-9 5:-8
w-1 eat A	0:-26 1:44 2:-46 3:16
w-1 eat F	3:7
w-1 eat O	3:22 4:-9 5:-8
w-1 eat sov	1:27 2:-25
w-1 eat svo	0:-27 1:19 2:-28 3:37 4:-8 5:-7
w-1 edge	1:11 2:11 4:-11 5:-10
w-1 edge A	0:20 1:12 2:6 3:-10 4:-22 5:-11 6:-6
w-1 edge F	1:-35 2:-11 3:20 4:22 6:7 8:-19
w-1 edge H	0:34 1:-36 2:32 3:-15 6:-7
w-1 edge N	0:-17 2:-18 3:7 4:8 5:7 6:-13 8:16
w-1 edge O	1:35 2:-28 4:-22 5:-7 6:11 8:-54
w-1 edge V	0:-33 1:30 3:-29 4:-10 8:25
w-1 edge sov	0:13 1:9 3:7 4:-33 5:-13 6:-12 8:32
w-1 edge svo	0:12 1:20 3:-32 8:-27
w-1 edge v2	0:-44 1:-39 2:31 3:49 6:-11 8:-20
w-1 fall	0:-21 1:-18 2:-16 3:36 4:-7 5:22
w-1 fall F	0:-7 2:-6 3:22
w-1 fall N	1:-16 3:21
w-1 fall O	0:-12 2:-11 5:24
w-1 fall svo	0:-20 1:-19 2:-14 3:33 4:-7 5:23
w-1 fight	0:-10 1:-19 2:35 3:-9 4:6
w-1 fight A	0:-23 1:-17 2:23 4:15
w-1 fight H	0:-11 2:17
w-1 fight sov	0:-7 1:-14 2:-6 4:25
w-1 fight svo	0:-23 1:-6 2:39 4:-11
w-1 fight v2	0:19 3:-7 4:-13
w-1 for	0:-17 1:44 2:-7 3:-17 8:-8
w-1 for A	0:-28 1:46 3:-19
w-1 for F	0:31 1:-16 3:-11
w-1 for svo	1:31 2:-6 3:-17 8:-7
w-1 from	0:-19 1:-47 2:25 3:19 4:-14 6:-14 7:-11 8:37
w-1 from A	0:25 1:-22 2:10 3:-23 4:-22 5:7 6:25 7:-7 9:13
w-1 from F	0:-10 1:-26 2:-37 3:79 4:-18 5:11 6:-27 8:-13
w-1 from H	0:-12 2:38 3:-7 4:-6 5:-8
w-1 from N	0:-24 2:-13 3:-12 4:12 5:-16 8:40
w-1 from O	0:-38 1:-18 2:11 3:-7 4:16 6:-20 8:24
w-1 from V	1:-6 2:26 4:-7 5:-6 8:-6
w-1 from sov	0:-13 1:-43 3:19 4:11 5:-11 6:-20 8:37
w-1 from svo	0:-10 1:-16 4:-9 5:9 7:-9 8:15 9:13
w-1 from v2	0:-11 1:-22 2:33 3:21 4:-23 5:-7 8:6 9:-9
w-1 game	0:15 2:-6 8:-8
w-1 game A	0:-15 1:20
w-1 game sov	0:9 8:-8
w-1 game svo	0:7 2:-6
w-1 guard	0:41 1:-8 3:-17 4:-10 8:11
w-1 guard F	0:28 4:-21
w-1 guard N	0:21 4:-21
w-1 guard O	1:-6 2:-12 3:-17 4:22 8:13
w-1 guard svo	0:43 3:-17 8:-6
w-1 hit	0:17 1:-10 2:-7 3:14 5:-10
w-1 hit A	0:26 1:-14 2:-12
w-1 hit F	0:10 2:17 3:-21
w-1 hit O	0:-6 3:17 5:-8
w-1 hit svo	0:20 1:-25 2:-7 3:21 5:-9
w-1 if	0:35 2:-41 3:-17 4:27 7:-7
w-1 if A	0:25 1:-6 2:-41 3:-12 4:35 7:-7
w-1 if svo	0:21 2:-37 3:-17 4:28
w-1 in	1:9 2:-24 3:-26 5:10 6:-13 7:-15 8:29 9:-11
w-1 in A	1:-9 2:10 3:11 5:-16 9:-9
w-1 in F	0:-52 1:20 2:-21 3:-9 5:27 6:-7 8:15
w-1 in H	0:19 4:-9 6:-7
w-1 in N	0:22 1:-16 4:-43 5:30
w-1 in O	1:11 2:-33 3:-38 4:30 5:-39 8:37
w-1 in V	0:8 4:18 7:-6 8:-14
w-1 in sov	0:-18 1:18 2:-15 3:-8 4:39 5:-7 8:-25
w-1 in svo	1:11 2:-33 3:-10 4:-45 5:20 6:-22 7:-11 8:56 9:-6
w-1 in v2	0:33 1:-26 2:22 3:-25 4:36 5:-16 6:10 7:-7 8:-43 9:-7
w-1 is	1:-19 2:13 3:24 4:-29 5:14 6:-10 8:-19
w-1 is A	1:-22 3:13 4:-6 7:10
w-1 is F	0:8 1:-17 2:9 3:19 4:-7 7:-13
w-1 is N	0:-13 2:-7 3:-10 5:32
w-1 is O	0:10 3:24 4:-15 8:-13
w-1 is V	1:15 3:-16
w-1 is sov	1:-18 3:34 4:-16 8:-8
w-1 is svo	1:-6 2:8 4:-15 5:15 6:-8 8:-12
w-1 is v2	0:-8 2:10
w-1 kind	0:42 1:-12 2:22 3:-58 6:19
w-1 kind A	0:-25 1:19 2:23 3:-19
w-1 kind F	1:-19 6:21
w-1 kind O	0:49 3:-47
w-1 kind sov	0:9 1:-40 2:32
w-1 kind svo	0:36 1:15 2:-10 3:-57 6:20
w-1 love	1:24 2:-10 6:-10
w-1 love A	1:9 2:-10
w-1 love V	0:-23 1:35 3:-17
w-1 love svo	0:9 1:18 2:-10 6:-10
w-1 love v2	0:-8 1:10
w-1 make	2:-11 3:25 4:-25 5:14 6:-10
w-1 make F	0:16
w-1 make svo	2:-7 3:25 4:-24
w-1 many	0:45 1:-36 2:-13 3:40 4:-7 5:-34 6:6 7:-15 8:-28
w-1 many A	0:21 1:-21 4:-9 7:-9 8:-18 9:7
w-1 many F	0:-34 1:-21 2:-33 3:65 6:-7
w-1 many H	0:18 2:7 3:-15
w-1 many N	0:36 3:-13 4:-19 5:-16 6:-10 8:23
w-1 many O	0:22 1:19 2:-18 3:17 4:11 5:-32 6:21 7:-8 8:-48
w-1 many V	0:27 1:-50 2:13 3:10 6:-6
w-1 many sov	0:85 1:-51 2:-32 4:-32 7:-7 8:-12
w-1 many svo	3:46 4:-43 5:-27 6:12 7:-9 8:-22
w-1 many v2	1:-26 3:-10 4:58 5:-20 6:-9 7:-6 8:-7
w-1 match	1:-6 3:13
w-1 match A	1:-6 3:12
w-1 match svo	1:-6 3:13
w-1 me	0:41 2:-28 3:13 4:-25 5:-11 6:15 8:-7
w-1 me F	0:12 4:-7
w-1 me N	0:21 3:8 4:-9 6:-6
w-1 me O	2:-18 3:12 4:-11 6:21
w-1 me svo	0:41 2:-28 3:13 4:-25 5:-11 6:15 8:-7
w-1 move	0:-18 1:-16 2:53 5:18 6:-32 8:-29
w-1 move A	0:-6 1:14 2:14 3:-16 4:-7
w-1 move F	0:6 2:15 3:18 6:-30
w-1 move H	0:-8 5:15
w-1 move N	0:-8 4:22 8:-13
w-1 move O	0:-21 1:-33 2:42 5:12 8:-10
w-1 move sov	0:11 1:-19 2:30 3:-8 4:16 5:-10 6:-17 8:-14
w-1 move svo	0:-42 2:32 3:15 4:-8 5:30 6:-19 8:-16
w-1 move v2	0:18 1:8 3:-11 5:-7
w-1 must	0:59 1:10 2:-14 3:-16 4:-25 5:-12 8:-8
w-1 must A	0:24 1:14 2:-15 3:-18
w-1 must F	0:27 3:-17 4:-9
w-1 must O	0:13 3:18 4:-10 5:-12
w-1 must svo	0:35 1:19 2:-8 3:-23 4:-19
w-1 must v2	0:31 1:-10 2:-7 4:-7 5:-9
w-1 my	0:-48 1:29 2:7 3:-20 4:47 5:-8 6:-19 7:-7 8:-10
w-1 my A	0:-23 1:27 2:15 3:-16 4:-8 8:-14
w-1 my F	0:-34 1:22 2:-7 3:-10 4:42 6:-15 8:-7
w-1 my O	0:6 2:-6 3:-13 4:38 6:-6 8:-19
w-1 my svo	0:-50 1:11 2:19 3:-10 4:38 5:-7 6:-17 7:-7
w-1 my v2	1:32 2:-23 3:-14 4:16 8:-11
w-1 not	0:8 3:8 6:-12
w-1 not F	0:8 3:8 6:-12
w-1 not sov	0:8 3:8 6:-12
w-1 obj	2:-25 3:-19 4:38 5:-9 6:-13 8:9
w-1 obj A	0:23 2:-17
w-1 obj O	3:-7 4:27 6:-11
w-1 obj sov	2:-25 3:-19 4:38 5:-9 6:-13 8:9
w-1 of	2:-6 4:-22 6:20 7:-8
w-1 of A	1:31 2:20 3:-48 4:22 5:-13 8:-13 9:-16
w-1 of F	0:-17 1:-19 2:-18 3:37 4:-23 8:-6 9:19
w-1 of H	0:-16 1:23 2:7 3:-6 8:-9
w-1 of N	0:-19 1:-10 2:-9 3:32 4:-36 5:11 6:17
w-1 of O	0:31 1:-18 2:-17 3:-16 4:-39 5:12 6:18 8:12
w-1 of V	0:9 1:-32 4:29
w-1 of sov	0:29 1:-17 2:-17 4:-28 5:17 8:-9
w-1 of svo	0:-16 4:-7 5:-10 6:22 7:-7
w-1 over	0:-37 1:-7 3:-10 4:-16 5:34 6:-7 8:9
w-1 over A	0:14 2:21 3:-7 5:-25
w-1 over N	4:-14 5:32 8:-18
w-1 over O	0:-46 2:-7 3:-16 5:24 6:-7 8:23
w-1 over svo	0:-33 2:6 3:-15 4:-14 5:11 6:-6 8:27
w-1 over v2	0:-9 2:-10 3:-9 5:42 8:-21
w-1 play	0:34 1:49 2:-12 3:-38 4:-9 6:-11 8:-13
w-1 play A	0:12 1:29 2:-38
w-1 play F	0:27 1:11 2:13 3:-36 6:-12
w-1 play H	0:-23 2:17
w-1 play N	1:27 4:-7 8:-16
w-1 play O	0:27 1:-6 3:-8
w-1 play sov	0:-16 1:53 2:-17 3:-7 4:-7 6:-10 8:-15
w-1 play svo	0:38 3:-20
w-1 play v2	0:13 1:13 3:-22
w-1 push	0:-24 1:-12 2:23 3:38 4:-16 5:-11 6:-7
w-1 push O	0:-19 3:49 4:-11 5:-11 6:-7
w-1 push svo	0:-12 3:40 4:-11 5:-11
w-1 push v2	0:-8 3:12
w-1 race	0:-19 1:12 2:13
w-1 race A	0:-8 2:13
w-1 race svo	0:-19 1:12 2:13
w-1 reach	2:-8 3:-10 4:23
w-1 reach A	2:8
w-1 reach O	3:-10 4:10
w-1 reach V	2:-11 4:20
w-1 reach svo	2:-15 3:-10 4:25
w-1 rel	0:38 1:13 4:-18 5:-6 6:-17 8:-7 9:-14
w-1 rel A	0:-6 1:22 2:-7 3:10 4:-8 9:-14
w-1 rel H	0:-9 2:13
w-1 rel O	0:43 1:-10 3:-7 4:-9 6:-8 8:-7
w-1 rel svo	1:32 2:-8 3:13 4:-10 6:-16 8:-7 9:-14
w-1 rel v2	0:39 1:-21 2:8 3:-19 4:-9
w-1 save	2:-22 3:12 4:16 7:-9
w-1 save A	2:-22 3:12 4:16 7:-9
w-1 save svo	2:-22 3:12 4:16 7:-9
w-1 shoot	1:-25 2:8 3:-17 4:-10 5:-6 6:38
w-1 shoot A	0:11 1:-13 2:18 4:-7 6:-9
w-1 shoot F	0:-14 2:14
w-1 shoot H	0:19 2:-17
w-1 shoot O	0:-13 3:-16 6:35
w-1 shoot sov	0:-12 2:20 4:-7
w-1 shoot svo	0:13 1:-26 3:-15 6:29
w-1 shoot v2	2:-14 6:17
w-1 sneak	0:-9 1:-15 2:25 3:-15 8:15
w-1 sneak A	1:-14 2:25 3:-9
w-1 sneak svo	1:-14 2:25 3:-9
w-1 steal	0:22 2:-26 3:21 6:-7
w-1 steal A	0:-35 2:-23 3:56
w-1 steal F	0:39 2:-7 3:-28
w-1 steal O	0:21 3:-13
w-1 steal svo	0:33 2:-9 3:-10
w-1 steal v2	0:-20 2:-27 3:45
w-1 stop	2:30 3:-39 4:-29 5:19 6:-13 7:-10 8:12
w-1 stop A	0:-16 1:-7 2:40 3:-16 4:-7 5:-11
w-1 stop F	0:23 1:-8 2:-15 3:7
w-1 stop O	0:-9 1:13 3:-29 4:-23 5:33 6:-7 8:18
w-1 stop V	2:8 3:-6
w-1 stop sov	0:-28 1:-15 2:20 3:-6 4:-15 5:17 6:-8 8:24
w-1 stop svo	1:37 2:-7 3:-11 4:-17 5:6 6:-6 7:-6 8:-11
w-1 stop v2	0:40 1:-29 2:31 3:-36 8:-6
w-1 subj	0:-7 1:10 4:-14 5:-8 9:-12
w-1 subj A	0:-34 1:18 2:-10 3:35 4:11 8:-19 9:-6
w-1 subj F	0:-9 3:-15 5:-19 8:40
w-1 subj H	0:11 2:7 5:-6
w-1 subj N	4:-14 8:12
w-1 subj O	0:15 2:-10 3:-22 5:16 6:14 8:-21
w-1 subj V	2:21 4:-9
w-1 subj sov	0:-7 1:10 4:-14 5:-8 9:-12
w-1 take	0:-10 1:18 2:-32 3:39 4:12 5:-13 8:-12
w-1 take A	0:-39 1:48 2:-63 3:49 4:-13
w-1 take F	0:20 3:-6 4:-9
w-1 take H	1:-13 2:36 3:-30 4:-6 5:20 6:-11
w-1 take N	3:-14 4:36 5:-23
w-1 take O	0:14 1:-15 2:-10 3:15 4:12 5:-19 6:7 8:-10
w-1 take sov	0:-8 1:8 2:23 3:-17 4:-6 5:-10 6:8
w-1 take svo	1:16 2:-42 3:34 4:18 5:-9 6:-8 8:-12
w-1 take v2	0:-18 2:-11 3:37 4:-7
w-1 the	0:-8 1:-7 2:9 3:-6 4:40 5:9 6:-31 7:-8 8:13 9:-17
w-1 the A	0:23 1:-12 2:10 3:-23 5:24 6:-8 8:20 9:-28
w-1 the F	0:50 1:-9 2:13 3:-7 4:20 5:-11 6:-21 8:-23 9:-8
w-1 the H	0:-9 1:-17 2:11 3:6 4:23 7:-9 8:-7
w-1 the N	0:-85 1:-30 3:33 4:57 5:-33 6:-10 8:15
w-1 the O	2:-12 3:-7 4:17 5:33 6:-36 8:-12
w-1 the V	1:51 2:-22 4:-24 5:-13 6:-8 8:12
w-1 the svo	0:9 1:-16 2:14 3:-8 4:17 5:15 6:-39 8:21 9:-11
w-1 the v2	0:-26 1:15 2:-13 4:45 6:12 7:-12 8:-14 9:-28
w-1 throw	1:7 2:-29 4:-23 5:8 6:32 7:-8 8:-6
w-1 throw A	0:-22 1:46 2:-26 3:-14 4:-8 6:11
w-1 throw F	0:20 1:-6 3:-29 4:-11 6:30
w-1 throw O	1:-46 3:9 5:19 6:9
w-1 throw svo	0:-13 1:10 2:-12 3:10 4:-19 5:11 6:7 7:-6 8:-6
w-1 throw v2	0:17 2:-20 3:-13 4:-7 6:29
w-1 to	0:30 1:-25 2:-31 4:55 5:-22 6:-6 7:-11 8:-16
w-1 to A	0:31 1:-10 2:-50 3:31 4:27 8:-28
w-1 to F	0:21 3:-24 4:-7 6:13
w-1 to N	0:8 4:11 5:-6 8:-8
w-1 to O	0:-16 1:-6 4:19 5:-6 6:-19 8:13
w-1 to sov	0:63 1:10 2:-27 3:-27 4:-13 6:12 8:-14
w-1 to svo	1:-35 2:-8 3:-21 4:66 5:-11 6:-21 8:-6
w-1 to v2	0:-21 2:-9 3:50 5:-13
w-1 touch	1:-6 3:-12 5:22
w-1 touch O	0:-14 3:-7 5:23
w-1 touch V	0:16
w-1 touch svo	0:-11 3:-6 5:28
w-1 victim	0:-6 2:8
w-1 vs	0:-34 1:9 2:61 3:-27 4:-6 5:-7 6:-9 8:-9
w-1 vs A	0:-6 1:-19 2:33 3:-6
w-1 vs H	2:12
w-1 vs O	0:-23 2:55 3:-16 6:-7 8:-7
w-1 vs sov	2:7
w-1 vs svo	0:-32 1:19 2:47 3:-25 4:-6 5:-6 6:-10 8:-7
w-1 vs v2	1:-15 2:21
w-1 with	0:10 4:-43 6:33 7:-16 9:-10
w-1 with A	0:30 2:14 3:8 4:-8 5:-36 6:-17 7:-16 9:-10
w-1 with F	0:-14 1:30 2:-26 3:9 4:-23 5:-10 6:19 8:-18
w-1 with H	0:27 1:30 2:-20 3:-50 6:7
w-1 with N	0:-13 2:-6 4:-26 5:19 6:21 8:-21
w-1 with O	0:-20 1:-49 2:-15 3:19 4:-17 5:18 8:28
w-1 with V	1:-8 4:-7 5:-11 6:23 8:-10
w-1 with sov	0:31 1:-19 2:18 3:-18 4:-24 5:12 6:18 8:-18
w-1 with svo	0:6 1:6 3:-8 4:-20 5:-16 6:12 7:-17 8:16 9:-10
w-1 with v2	0:-12 2:-44 3:31 4:-26 5:19 6:22 8:-18
w-1 word:enemy	1:-9 2:24 3:-7 7:-6
w-1 word:enemy H	1:-9 2:22 3:-7
w-1 word:enemy sov	1:-9 2:13
w-1 word:enemy svo	2:14 3:-7
w-1 word:obstacle	2:16 3:-13
w-1 x	0:22 1:-9 2:-8 3:-12 5:-32 6:20 7:16 8:9 9:-16
w-1 x A	0:34 1:-26 2:-8 3:-12 4:-6 5:-21 6:-23 7:50 8:-6 9:-8
w-1 x F	0:-67 2:19 3:-22 6:53 7:-11 8:21 9:-17
w-1 x H	0:28 1:11 2:-10 3:7 4:-9 5:-7 7:-21 8:-8
w-1 x N	0:50 1:-10 3:-78 4:24 5:-15 6:17 7:-8 8:-9
w-1 x O	0:-20 1:20 2:-7 5:-27 7:-7 8:12 9:-11
w-1 x V	0:46 1:-32 2:-7 3:29 4:-25 5:-8 6:-17 7:-9
w-1 x sov	0:-6 1:6 3:-19 4:43 5:-18 6:11 8:-43 9:-10
w-1 x svo	0:29 1:-17 2:-10 3:-11 5:-25 6:25 9:-14
w-1 x v2	4:-83 5:-15 6:-35 7:33 8:49 9:-7
w-1 you	0:46 1:-20 3:-29 4:15 5:-6 8:-12
w-1 you A	0:6 1:-13 2:17 3:-9
w-1 you N	0:30 3:-14 4:-13
w-1 you O	0:16 1:-7 2:-16 3:-11 4:27 8:-11
w-1 you svo	0:73 1:-20 2:8 3:-54 4:-6
w-1 you v2	0:-25 2:-9 3:21 4:20 8:-9
w-2 A and	0:-90 1:17 2:-14 3:-25 4:22 5:26 6:-15 7:-10 8:-14 9:64
w-2 A at	2:12 4:10 5:-7
w-2 A avoid	0:-35 3:19 4:-17 5:26 6:-9
w-2 A bring	0:-10 3:12
w-2 A by	1:22 2:-9 4:-6
w-2 A chase	0:-8 1:-17 2:-12 3:42
w-2 A comma	0:-36 1:-29 2:30 3:56 4:-18 5:-41 6:-12 7:-6 8:-15 9:12
w-2 A eat	0:-15 2:-16 3:32
w-2 A fight	0:8 1:-16 2:12 3:-8 4:7
w-2 A from	1:-34 2:6 5:35 6:-12 8:-7
w-2 A guard	0:15 3:-16 4:8
w-2 A in	0:63 1:-15 2:-11 3:-14 4:-22 5:18 6:-6 8:-31
w-2 A is	0:-17 1:-10 2:51 3:-34 7:-6
w-2 A make	0:-20 3:44 4:-25
w-2 A many	0:-42 1:-27 3:50 4:-10
w-2 A move	0:26 3:-10
w-2 A must	0:45 2:-6 3:-25 4:-10
w-2 A of	0:34 1:-13 2:-18 3:-16 4:25 6:-6 9:-8
w-2 A over	5:-28 8:34
w-2 A push	3:10
w-2 A rel	0:-6 3:35 6:-7 8:-6 9:-14
w-2 A shoot	0:15 2:-17
w-2 A steal	0:-23 3:25
w-2 A stop	1:-7 2:15
w-2 A subj	1:-14 3:7 4:-9 6:8 8:6 9:-10
w-2 A take	0:-31 2:-19 3:26 4:11 5:11
w-2 A the	0:-13 1:15 2:-28 3:-6 4:37 6:-11 8:-7 9:-13
w-2 A throw	0:6 1:-12 4:-12 5:-22 6:32
w-2 A to	0:-18 2:-15 3:12 4:16 6:14 8:-17
w-2 A vs	0:-14 1:-7 2:34 3:-6
w-2 A with	0:25 1:-26 2:-26 3:28 5:-14 6:-19 8:21
w-2 A x	0:38 1:33 2:-41 3:-51 4:-68 5:32 6:39 7:7 8:-23
w-2 F and	0:-30 1:-16 2:27 3:30 6:-9 9:-19
w-2 F at	0:-17 1:25 2:26 3:-7 4:-11 8:-10
w-2 F avoid	0:32 2:-10 5:-21
w-2 F comma	0:-27 1:49 2:-9 3:-7 4:-7 6:-10 7:-10 8:14
w-2 F eat	1:30 3:-30
w-2 F from	1:-26 2:13 3:-19 4:-22 5:-7 8:44
w-2 F in	1:34 3:-20 4:19 5:-17 8:-25
w-2 F obj	0:-14 3:-6 4:6 5:-6 8:14
w-2 F of	0:45 1:21 2:-20 3:-23 4:-8 6:-6 8:-10
w-2 F take	1:-15 2:-20 3:29 4:-19 5:-6 6:19
w-2 F with	0:20 3:-43 6:-8 8:31
w-2 F x	0:-11 1:-13 3:17 4:-9 8:13
w-2 H and	2:38 3:-22 4:-7
w-2 H at	0:-6 2:11
w-2 H chase	0:-11 3:6
w-2 H comma	1:-46 3:50
w-2 H from	0:-7 3:-14 4:9 8:19
w-2 H in	0:28 8:-17
w-2 H subj	0:-9 4:9
w-2 H take	0:45 3:-34 4:-8
w-2 H the	0:-10 1:29 2:-26 3:24 4:-23
w-2 H with	1:12 2:-22 6:23
w-2 H x	0:63 1:-8 2:-37 3:-11 4:-10
w-2 N and	0:-10 3:15
w-2 N comma	0:-26 1:-26 3:20 5:31 8:-10
w-2 N from	0:-11 2:37 3:15 4:-15 5:-8 8:-34
w-2 N in	0:-11 1:13 4:-8 8:8
w-2 N of	0:-29 1:-14 2:-7 3:36 4:25 8:-12
w-2 N stop	0:-25 2:-10 3:22 5:15
w-2 N take	0:-15 1:33 3:-16 4:-9
w-2 N to	0:33 2:-6 3:-12 6:-8 8:-10
w-2 N with	0:9 1:-12 3:20 4:-8
w-2 N x	0:-28 1:-12 2:37
w-2 O and	0:26 1:-14 3:-9 4:-23 5:14 6:-12 8:20
w-2 O at	0:24 2:-13 4:11 8:-9
w-2 O avoid	0:-23 2:48 5:-29
w-2 O bring	0:-22 3:30 5:-6
w-2 O but	0:19 4:-10
w-2 O comma	1:-15 2:-27 3:46 4:-9 5:14 6:-12 8:-17
w-2 O from	0:-34 1:18 2:-29 3:45 4:-10 5:-19 6:-7 8:24
w-2 O in	1:-23 2:-27 3:16 5:-16 8:31
w-2 O is	0:-19 1:-6 2:-23 3:45
w-2 O of	0:-40 1:-19 2:-8 3:36 4:-28 6:17 8:-6 9:19
w-2 O stop	0:15 1:-17
w-2 O take	1:37 3:-26 4:-10
w-2 O the	0:-39 1:22 2:-25 3:6 4:32 6:-10 8:-8
w-2 O throw	1:24 2:-10 6:-10
w-2 O to	0:-24 3:10 8:14
w-2 O vs	0:9
w-2 O with	1:-12 2:8 3:-14 4:-12 5:-16 6:15 8:31
w-2 O x	0:12 1:12 2:22 3:-15 4:-45 6:-6 7:-9 8:8
w-2 V and	0:34 1:-6 2:-8 4:-13
w-2 V avoid	0:48 2:-47
w-2 V comma	0:-7 1:-10 2:8 3:17
w-2 V eat	3:17 4:-9
w-2 V of	0:-19 1:-16 2:35 3:-18 8:-7 9:19
w-2 V shoot	0:-23 6:29
w-2 V subj	0:-24 2:37
w-2 V with	1:28 3:-17 5:-7
w-2 V x	0:-51 1:-6 3:48 4:15 8:-13
w-2 a A	0:-37 1:38 3:7 4:-16
w-2 a O	0:17 2:11 3:-8 4:-7
w-2 a in	0:-10 1:10 3:-16 4:-17 8:26
w-2 a x	0:-11 2:35 3:-73 4:-44 5:-7 7:33 8:17
w-2 and a	0:-36 1:11 2:13 4:-11 5:-6 6:-6 7:-38 8:33 9:-6
w-2 and avoid	1:-16 2:40 4:31 5:-44 8:-16
w-2 and chase	0:25 2:17 3:-36
w-2 and eat	0:-8 2:-14 3:25
w-2 and fight	4:9
w-2 and from	1:-12 2:17
w-2 and hit	0:14 2:18 3:-29
w-2 and many	0:-24 1:-10 2:45 3:-29 4:-14 5:-8 9:29
w-2 and over	0:-27 2:21 5:21 8:-20
w-2 and shoot	1:-15 2:14
w-2 and steal	0:-29 2:-38 3:65
w-2 and take	0:-12 2:-10 3:41 4:-13
w-2 and the	1:30 2:-46 3:27 4:-16 5:33 6:-12 7:18 8:-49 9:-27
w-2 and throw	0:21 2:-17 3:-13 6:12
w-2 and with	0:-20 1:33 2:-8 3:-11 5:15 6:-6
w-2 and x	0:-12 1:-25 2:17 3:-7 4:29 6:-8 7:18 8:-18 9:-10
w-2 as x	0:18 2:-7 8:-6
w-2 at a	0:-23 3:-14 4:-15 7:-6 8:49
w-2 at many	0:-6 2:-17 3:14 4:13
w-2 at move	0:-8 2:26 3:-19
w-2 at my	0:-7 2:7 4:29 8:-19
w-2 at the	0:30 1:-34 2:21 4:-48 5:-8 7:-7 8:33
w-2 at x	0:-13 1:-12 2:-54 3:8 4:19 7:35 8:7
w-2 attack my	3:-21 4:28
w-2 attack stop	0:39 1:-11 3:-22
w-2 attack the	1:6 2:-11 3:-11 4:15
w-2 avoid a	0:-23 2:11 4:39 5:-10 7:-7 8:-17
w-2 avoid from	1:-6 2:15 8:-6
w-2 avoid the	0:42 1:-9 2:-21 3:-34 5:35 8:-26
w-2 bring comma	0:14 1:-16 2:24 3:-12 4:-10
w-2 bring many	0:-10 3:25 6:-17
w-2 bring me	0:-31 3:37
w-2 bring the	0:10 1:-21 2:-22 3:8 4:34 8:-19
w-2 bring x	0:36 3:-22 8:-6
w-2 but a	0:44 1:-28 2:-14
w-2 but avoid	0:59 2:-47 5:-16
w-2 but from	2:27 4:-7 8:-17
w-2 but is	0:-12 3:9
w-2 but many	2:9
w-2 but play	0:51 1:-48
w-2 but save	0:-6 4:9
w-2 but the	1:-56 2:58 3:-33 4:12 5:19 6:-7 8:-19
w-2 but with	0:34 1:-9 2:-46 5:-16 6:22
w-2 but x	1:49 2:-38 3:-8 4:-7 6:-18 8:-8
w-2 chase the	0:18 1:11 2:-18 3:-19 4:8
w-2 comma A	0:-20 4:30 9:-10
w-2 comma V	0:19 2:13 3:-19 5:-6
w-2 comma a	0:-40 1:37 3:-20 4:-12 5:-11 6:-10 7:33
w-2 comma avoid	0:-64 2:-28 3:-12 4:-16 5:57 6:35 8:-9
w-2 comma bring	0:40 1:-10 3:-27
w-2 comma but	0:-46 1:-12 2:16 3:-23 4:49
w-2 comma comma	1:54 2:-36 3:-11 5:-6 9:-6
w-2 comma from	0:32 1:-12 2:-32 3:-7 5:18
w-2 comma if	1:31 2:-22 4:-9
w-2 comma make	0:-13 2:-8 3:10 5:18 6:-10
w-2 comma many	0:69 1:-49 2:-28 3:12 4:19 5:-37 6:-20 7:-8 8:-12 9:-15
w-2 comma me	0:31 2:-8 3:-12 4:-6
w-2 comma play	1:30 2:-15 3:-9 6:-9
w-2 comma push	0:-8 3:9
w-2 comma rel	0:41 1:-17 2:11 3:-19 4:-8 6:-10
w-2 comma save	4:9
w-2 comma take	0:-35 3:23 4:16 5:-6
w-2 comma the	0:6 1:23 2:9 3:13 4:-55 5:-25 6:13 8:-18
w-2 comma with	0:-17 1:-27 2:66 3:-24 5:9 6:-14 8:-18
w-2 comma x	0:-9 1:-22 2:-28 3:11 4:-24 5:-32 6:35 7:9 8:31 9:-6
w-2 cross x	0:27 2:-10 4:-12
w-2 eat from	0:-9 2:24 3:-17
w-2 eat my	0:-7 3:20
w-2 eat the	0:20 2:-8
w-2 edge A	0:-6 1:-11 2:19 3:19 4:-15 8:-9
w-2 edge O	0:13 1:-9 2:-9 3:-15 4:-7 9:24
w-2 edge a	0:9 1:39 2:-35 3:-6 7:10 8:-14
w-2 edge as	0:36 1:-13 3:-22
w-2 edge avoid	0:42 1:-18 2:16 5:-19 6:-16
w-2 edge bring	1:-9 3:8
w-2 edge edge	1:11 2:11 4:-11 5:-10
w-2 edge fall	3:9
w-2 edge for	0:14 3:-7
w-2 edge game	0:24 1:-24
w-2 edge guard	0:28 4:-21
w-2 edge hit	0:-24 1:-25 2:-15 3:54
w-2 edge kind	0:30 1:-6 2:31 3:-43
w-2 edge many	1:18 2:-29 3:-31 4:35
w-2 edge match	1:-6 3:17
w-2 edge move	0:37 1:7 2:-12 3:-11 6:-17
w-2 edge my	1:-34 2:47 3:-10 8:-10
w-2 edge play	0:-6 1:56 2:-31 3:-9 4:-6 8:-14
w-2 edge push	3:17 5:-6
w-2 edge race	0:-13 1:16
w-2 edge shoot	0:-13 3:-13 6:22
w-2 edge take	0:-30 1:-8 3:33 4:7
w-2 edge the	0:-31 1:10 2:9 3:-16 6:-11 8:20
w-2 edge throw	0:-32 1:13 3:-12 6:17
w-2 edge touch	0:31 1:-6 3:-10 5:-9
w-2 edge word:enemy	1:-9 2:21 3:-7
w-2 edge x	0:-13 1:25 2:-55 4:20 5:-21 8:24
w-2 fall of	0:10 2:-7 3:-10 4:-11 6:-7 8:21
w-2 fall x	0:7 1:-11 3:7
w-2 fight the	0:25 2:-24
w-2 for comma	0:-29 1:14 3:-19 8:30
w-2 for the	0:39 1:-19 4:-10 8:-6
w-2 from a	0:-14 8:16
w-2 from avoid	0:-14 1:17
w-2 from many	0:16 1:38 2:-39 4:-9
w-2 from the	1:-20 2:17 3:-28 4:33 5:13 6:-6 8:-27
w-2 from x	0:29 1:-9 2:23 3:-21 4:-21 5:-7 6:33 8:-39
w-2 game comma	1:-9 3:12 4:-6 5:-8
w-2 game for	1:22 3:-16
w-2 game of	0:27 3:-23
w-2 game play	0:19 3:-19
w-2 game stop	0:-34 1:24 3:23 8:-9
w-2 game with	0:-21 1:-41 3:71 6:-9 7:-13
w-2 game x	0:52 1:-43 8:-8
w-2 guard the	0:-6 1:-14 2:-14 3:-7 4:39 5:-11
w-2 guard x	0:-9 3:21
w-2 hit a	1:-32 2:-13 3:36
w-2 hit but	0:14 1:-9 2:10 3:-11
w-2 hit the	0:11 2:26 3:-11 4:-10 5:-11 8:-10
w-2 hit with	0:-17 1:-10 3:-12 5:28 6:15 8:-13
w-2 hit x	0:-10 1:6 2:6 3:-14 5:-7 7:-6 8:18
w-2 if a	0:-31 2:50 3:-18 7:-7 8:-11
w-2 if me	0:23
w-2 if my	0:-7 1:18
w-2 if the	0:-27 1:15 3:37 4:-25 6:-7 8:-8
w-2 if x	0:16 2:13 3:-20 6:-8
w-2 in a	0:28 3:-29 4:-35 5:-9 8:44
w-2 in avoid	2:15 3:-13
w-2 in from	0:-16 3:-6 4:18 6:-15 8:15
w-2 in many	0:14 1:19 2:-7 3:-41 4:-19 8:20
w-2 in of	0:-13 3:33 5:-8 9:-15
w-2 in the	0:-28 2:6 3:18 4:32 5:12 6:-6 8:-47
w-2 in x	0:-33 1:-36 2:-29 3:23 4:13 7:-10 8:40
w-2 is a	0:27 1:6 2:-27 4:-6 6:-8 8:-6
w-2 is and	0:-16 1:-11 2:21 3:9
w-2 is comma	0:11 1:20 2:-33 5:-10 6:20
w-2 is in	0:22 1:-7 2:26 4:-15 8:-24
w-2 is many	0:-18 3:23
w-2 is the	0:32 1:-13 2:-25 3:-26 4:12 5:-7 7:13
w-2 is x	0:-17 1:-13 2:41 5:-6 7:-7
w-2 kind as	0:-35 1:14 3:34 8:-7
w-2 kind avoid	0:-9 1:18 2:-16 5:8
w-2 kind but	2:-10 3:10
w-2 kind comma	1:14 2:-8
w-2 kind from	0:-18 1:34 2:-21 3:6 5:-11
w-2 kind if	1:23 4:-15
w-2 kind in	0:15 1:20 3:-18 5:-9 8:-6
w-2 kind vs	0:-31 2:42 3:-10
w-2 kind with	0:-9 1:-42 2:10 3:16 5:17 6:9 8:-16
w-2 kind x	0:54 1:-68 2:-6 3:22 4:-7 6:-6
w-2 love the	0:-12 1:23 3:-12
w-2 make a	0:-18 1:21 2:-7 3:-26 4:34 8:-10
w-2 make the	0:-14 4:16
w-2 many comma	0:-8 2:-11 3:-46 4:-11 8:43
w-2 many of	2:10 3:22 4:-6 6:-6 8:-20
w-2 many the	0:-29 1:-9 2:17 3:27 4:-9
w-2 many with	3:7
w-2 many x	0:-20 1:-47 2:-46 3:21 4:47 5:-17 7:18 8:-13
w-2 match comma	2:-6 3:8
w-2 match of	0:23 3:-21
w-2 match with	0:-16 3:18
w-2 match x	3:10 8:-8
w-2 move a	0:6 2:-24 3:-25 6:47 7:7 8:-21
w-2 move at	0:-24 1:16 3:19 4:-25 5:-7 8:23
w-2 move avoid	0:-17 2:-24 5:41
w-2 move from	5:15 8:-6
w-2 move in	0:-31 2:6 3:37 4:-7 9:-7
w-2 move of	0:-6 3:-18 5:-12 8:34
w-2 move the	0:13 1:15 2:-28 5:-6 6:-7 8:-6
w-2 move to	0:9 4:9 5:-7 8:-9
w-2 move with	1:20 6:-8
w-2 move x	1:12 2:13 3:-11 4:-27 5:6 6:-11 7:-8 8:8
w-2 must avoid	0:38 2:-20 5:-20
w-2 must from	0:-21 1:-8 2:-12 3:38
w-2 must take	0:-10 3:-20 4:31
w-2 must the	0:53 1:-22 2:-29 4:-12 6:-7 8:18
w-2 must x	0:6 3:-17 4:-18 5:15 8:14
w-2 not the	2:20 3:-13
w-2 obj eat	1:27 2:-25
w-2 obj take	0:-9 1:19 2:16 4:-8 6:-10
w-2 obj x	0:-8 1:-13 3:23 4:21 6:-7 8:-17
w-2 of a	0:-16 3:22
w-2 of comma	0:39 2:-11 3:-18 5:-6
w-2 of many	0:53 1:-9 3:-42
w-2 of the	1:22 2:-19 3:-32 4:-12 8:28
w-2 of x	0:-17 2:-11 3:39 4:18 6:-7 7:-11 8:-21
w-2 or a	1:13 3:-6
w-2 or x	0:57 1:-12 2:-12 4:-25 7:-10
w-2 over many	5:18 8:-12
w-2 over the	0:13 3:-16 5:16 8:-6
w-2 over x	0:24 5:-13 8:-12
w-2 play a	0:-6 1:21 3:-7
w-2 play the	0:-37 1:49 2:-25 3:24 5:-12
w-2 play x	1:-45 2:47 3:9
w-2 push comma	0:-13 2:12 3:-15 5:17
w-2 push the	0:-10 2:-6 3:19
w-2 push x	0:18 2:-14 3:-28 4:32
w-2 race at	0:-6 1:21 2:-11
w-2 race of	0:8 1:7 2:-6
w-2 reach comma	2:6
w-2 reach the	0:-30 1:-16 2:27 3:-21 4:47 5:-15 6:-10 8:-8
w-2 reach x	0:-24 2:-11 3:36 8:-13
w-2 rel a	0:-15 1:-15 2:31
w-2 rel guard	0:22 4:-18
w-2 rel save	0:23 2:-7 3:20 4:-34 7:-9
w-2 rel take	0:11
w-2 rel the	0:13 1:17 2:-13 3:-29 4:-31 8:31
w-2 rel throw	6:13
w-2 rel x	1:10 2:12 3:-6 4:-7 8:-8
w-2 save the	1:-9 2:-9 3:15
w-2 shoot at	2:8
w-2 shoot comma	0:-9 2:12
w-2 shoot many	0:-32 2:-10 6:36
w-2 steal many	0:26 2:-18 3:-8
w-2 steal my	0:-21 3:37 4:-9 6:-6
w-2 steal the	2:28 3:-7 4:-16
w-2 stop many	0:-27 1:-16 3:43 5:-8
w-2 stop the	1:24 3:-17 4:-8 9:-8
w-2 stop x	0:44 1:-7 2:-34 3:8 6:-7 8:-7
w-2 subj x	0:-21 1:-6 2:-6 3:-30 4:51 5:13 6:-8 8:-9
w-2 take a	1:32 4:-21 6:-11 8:-7
w-2 take and	1:-6 2:18
w-2 take but	2:9
w-2 take comma	2:-13 3:-8 5:23
w-2 take fall	0:-7 3:18
w-2 take from	3:23 8:-13
w-2 take in	0:-21 2:-11 5:29 8:-8
w-2 take many	0:-24 3:34 4:-6
w-2 take stop	2:23 4:-11
w-2 take the	0:-21 1:-11 2:-56 3:17 4:17 5:-7 8:36
w-2 take x	0:23 1:-15 2:28 3:-16 4:-19
w-2 the A	0:15 3:-8
w-2 the fall	3:7
w-2 the many	1:18 3:19 4:-31 8:-18
w-2 the my	1:11 2:-8 3:-8 4:12
w-2 the the	0:-17 1:-29 2:-6 3:17 4:45 5:-7 6:-6 7:-6 8:-15
w-2 the x	2:-33 3:-6 4:64 5:-10 6:-27 7:-7 8:-16
w-2 throw many	0:-16 3:-19 5:-8 6:36
w-2 throw of	0:-11 3:-24 6:38
w-2 throw x	0:-26 1:49 2:6 3:21 4:-6 6:-45
w-2 to comma	0:46 1:38 2:-25 3:-57 4:-7
w-2 to many	0:30 3:-28
w-2 to the	0:16 2:-6 3:-10 4:-39 8:37
w-2 to x	1:-7 2:-8 3:-43 4:16 6:53 8:-25
w-2 touch the	0:34 1:-6 2:-9 5:-9
w-2 victim the	0:27 2:-10
w-2 vs a	0:15 1:-7
w-2 vs many	0:-12 1:-28 2:46 3:-11
w-2 vs the	0:31 1:-16 2:21 3:-10 4:-20 8:-8
w-2 vs x	0:17 4:-6 6:-7
w-2 with a	0:14 1:41 2:-21 3:-6 4:-6 5:-10 8:-30
w-2 with many	0:17 1:-58 2:44 3:12 6:-14 8:-11
w-2 with my	0:10 1:35 2:-24 3:-12 4:-6
w-2 with the	0:-47 2:8 4:-6 5:21 7:-8 8:8
w-2 with x	0:19 1:32 2:-10 3:-64 4:-14 5:-8 6:13 8:16
w-2 word:boss is	2:-13 3:-6 7:18
w-2 word:bricks is	0:-10 2:-14 3:23
w-2 word:enemy comma	0:19 1:-18 2:-21 3:-9 5:23
w-2 word:enemy is	2:37 3:-17 5:-16
w-2 word:enemy play	0:-15 1:-20 2:34
w-2 word:hero and	2:-6 3:18
w-2 word:hero comma	1:15 2:-6
w-2 word:hero x	0:-9 1:14
w-2 x a	0:-19 1:-13 2:12 3:8 4:7 6:-19 7:53 8:-49 9:-9
w-2 x and	1:42 2:-23 4:8 5:-8 6:12 7:-6 8:-28 9:-12
w-2 x as	0:20 1:11 2:-11 3:-8 4:-8
w-2 x at	0:41 1:-29 2:-16 3:-10 4:35 5:-13 6:-6 8:-30
w-2 x avoid	0:-56 1:-10 2:83 5:-28
w-2 x bring	0:10 1:23 2:-19 3:-12
w-2 x but	0:22 2:20 3:-9 4:-30
w-2 x chase	1:-16 2:6 3:16
w-2 x comma	0:17 1:-39 2:33 3:-11 5:9 6:-6 7:-12 8:-45 9:7
w-2 x fight	0:-11 2:21 4:-10
w-2 x from	0:19 1:-57 2:7 3:-33 4:21 5:-13 6:19 8:15 9:14
w-2 x hit	1:12 5:-9
w-2 x if	0:30 1:-66 2:-8 4:54 7:-7
w-2 x in	0:-13 1:-38 2:-47 3:-31 5:26 6:14 8:62
w-2 x is	0:25 1:-30 3:10 4:-23 5:29 8:-13
w-2 x love	0:10 1:28 2:-10 3:-27
w-2 x many	0:24 2:-34 3:12 8:-14
w-2 x move	0:-24 1:10 3:24 4:-7 5:-8 8:-7
w-2 x must	0:-7 3:19
w-2 x my	0:-24 1:44 2:-18
w-2 x obj	1:-7 2:-24 3:-13 4:38 6:-10
w-2 x of	0:-25 1:28 2:19 3:-6 4:-30 5:29 6:-15 8:-9 9:-12
w-2 x over	0:7 2:-19 3:-7 5:36 8:-21
w-2 x push	3:11
w-2 x steal	0:7
w-2 x stop	0:38 1:-50 2:11 3:-35 4:-12 5:15 6:-9 8:30
w-2 x subj	0:18 1:11 2:-13 4:-12
w-2 x take	0:50 1:-15 2:-21 3:9 5:-12 6:-10
w-2 x the	0:-21 1:-36 2:27 3:-28 5:13 6:12 7:-6 8:36
w-2 x throw	0:24 6:-18
w-2 x to	1:15 2:-27 3:-10 4:27 5:-16 6:-8 7:-10 8:13
w-2 x vs	0:6 1:-14 2:14
w-2 x with	0:40 1:71 2:-41 3:-42 4:-30 5:-7 6:-19
w-2 x you	0:-12 2:-16 3:-8 4:43 8:-10
w-2 you must	1:26 3:-6 4:-7 5:-11
w-2 you over	0:-7 3:-11 5:-26 8:36
w-2 you take	0:-8 3:16
w-2 you throw	0:45 1:-18 3:-6 6:-20
w-2 you with	0:-18 1:-11 2:-6 3:-20 4:-13 5:-7 6:57 8:-10
w-2 you x	0:-15 1:40 2:-39 3:38 4:-14 8:-18
w-3 A and a	0:-46 1:-22 3:32 5:-6 6:-6 7:-27 8:43 9:-6
w-3 A and avoid	0:-12 1:-16 2:9 4:19
w-3 A and many	0:-12 1:-10 2:20 3:-17 4:-13 9:30
w-3 A and over	0:-7 5:18 8:-9
w-3 A and take	2:-9 3:21 4:-8
w-3 A and the	0:17 1:10 2:-7 3:-46 4:-18 5:17 7:24 8:-11 9:-7
w-3 A at the	0:-13 2:16
w-3 A at x	0:27 4:-18 8:-6
w-3 A attack my	3:-21 4:28
w-3 A attack the	2:-7 3:-7 4:13
w-3 A avoid the	3:-8 4:22 8:-9
w-3 A bring many	3:17 6:-17
w-3 A bring x	0:41 3:-27
w-3 A but the	0:-24 2:27
w-3 A chase the	1:12 2:-8
w-3 A comma a	0:-10 2:25 5:-6 7:-12
w-3 A comma avoid	0:31 5:-25
w-3 A comma but	1:16 2:-12
w-3 A comma many	0:52 2:-20 3:-25 4:-9
w-3 A comma save	4:9
w-3 A comma the	1:-19 2:9 4:-8 6:16
w-3 A comma x	0:65 1:-16 2:10 3:-37 6:-6 7:-16
w-3 A eat my	3:16
w-3 A eat the	3:8
w-3 A for the	0:28 1:-18
w-3 A from avoid	0:-14 1:17
w-3 A from the	0:-22 1:-8 2:17 3:-21 4:39 8:-8
w-3 A game with	0:-11 2:9 3:17 7:-13
w-3 A is a	1:18 2:-11
w-3 A is the	0:15 1:-10
w-3 A move a	0:-10 1:14 2:-15 7:-7 8:19
w-3 A move at	0:-8 3:23 4:-11
w-3 A move avoid	0:-17 2:-24 5:41
w-3 A move in	2:19 5:18 8:-21 9:-6
w-3 A move the	0:34 1:-15 2:-10 3:-7 4:15 5:-8 8:-13
w-3 A must the	0:-8 2:-8 3:-20 4:33
w-3 A obj take	2:14 6:-9
w-3 A over the	3:-6 5:15
w-3 A rel save	0:23 2:-7 3:20 4:-34 7:-9
w-3 A rel take	0:-6 3:8
w-3 A rel throw	6:13
w-3 A rel x	0:-31 2:20 3:25 4:-6 8:-8
w-3 A steal my	0:-7 3:15
w-3 A steal the	0:19 2:29 3:-41
w-3 A stop the	0:-25 1:43 2:-23
w-3 A subj x	0:-19 1:-6 3:-30 4:54 6:-6 8:-8
w-3 A take a	0:6 3:11 4:-15
w-3 A take from	3:15 8:-10
w-3 A vs a	0:-6 2:9
w-3 A vs the	0:9 2:10 4:-14
w-3 A with a	0:22 3:-48 6:14 7:18 8:-13
w-3 A x comma	0:-23 2:55 4:-12 5:-11 6:-8 8:-10 9:-8
w-3 A x from	0:-7 2:17 3:14 8:-21 9:-8
w-3 A x in	0:-11 8:16
w-3 A x take	2:9 3:-7
w-3 A x the	0:23 1:-48 2:-10 4:21
w-3 A x with	0:12 3:-9
w-3 F and shoot	2:-17 6:17
w-3 F and the	0:-16 1:7 2:18
w-3 F and x	0:-28 1:-22 2:9 3:36
w-3 F at move	0:-8 2:26 3:-19
w-3 F avoid the	0:-7 2:13
w-3 F comma avoid	0:-8 2:19 4:-6 5:-10
w-3 F comma the	1:-14 2:45 3:-27 5:-7
w-3 F from the	2:8
w-3 F from x	0:-7 2:10
w-3 F obj take	0:-7 1:19 4:-7
w-3 F take and	1:-6 2:17
w-3 F vs the	1:-7 2:16
w-3 F with a	0:26 1:11 3:-19 8:-15
w-3 F with the	0:22 1:-12 3:-7
w-3 F x comma	0:-11 1:-13 2:28
w-3 H and take	3:8
w-3 H and the	0:7 2:-26 3:30 9:-7
w-3 H attack the	1:7
w-3 H chase the	0:-12 1:21 3:-17 4:9
w-3 N and eat	0:-7 2:-10 3:17
w-3 N and the	1:23 2:-18 3:21 4:-12 8:-10
w-3 N comma a	0:-9 2:7
w-3 N comma avoid	0:-54 2:-28 5:67
w-3 N comma many	0:55 3:-51
w-3 N comma take	3:7
w-3 N comma x	1:13 2:-15 3:-44 4:-7 6:30 7:-7 8:23
w-3 N in the	0:15 3:-11 4:15 8:-16
w-3 N with a	0:6 1:17 7:-16
w-3 O and a	0:18 1:14 3:-21
w-3 O and avoid	2:-10 4:24 8:-13
w-3 O and the	0:36 2:-42 3:10 5:12 8:-14
w-3 O and throw	0:24 3:-13 6:-10
w-3 O avoid a	2:11 7:-7
w-3 O but avoid	0:14 5:-16
w-3 O but the	0:-19 1:-21 2:44 4:-6
w-3 O comma avoid	0:-7 2:15 5:-9
w-3 O comma many	1:-11 2:39 3:-9 5:-10 9:-16
w-3 O comma take	3:16 4:-9 5:-6
w-3 O comma the	0:7 1:20 2:-23 3:12 4:-13
w-3 O comma x	0:-18 1:-28 3:-10 4:-24 8:46
w-3 O in a	0:-15 1:24 3:-22 8:17
w-3 O in the	0:-12 1:-14 2:8 3:-8 4:28 5:-6 8:-8
w-3 O is a	0:39 2:-12 3:-7 7:-10
w-3 O to x	0:-13 2:17
w-3 O with a	1:-64 3:80
w-3 O with many	0:23 3:-21
w-3 O with the	1:-16 3:16 6:-20 8:24
w-3 O x comma	0:-22 1:51 2:-19 5:-7 8:-14
w-3 V comma avoid	0:-12 2:-46 5:53
w-3 V comma the	2:6
w-3 V push x	0:8 2:-9 3:9 4:-9
w-3 V take the	3:-33 4:38 8:-6
w-3 V x and	0:-15 2:-12 3:29
w-3 V x comma	0:14 1:-17 2:7
w-3 a A and	0:-22 2:47 3:-49 5:26 6:-10
w-3 a A avoid	2:-10 3:26 4:-10
w-3 a A chase	2:-48 3:51
w-3 a A comma	0:24 2:-17 3:14 5:-13
w-3 a A in	0:24 1:-11 4:-38 5:29 8:-8
w-3 a A over	5:91 8:-88
w-3 a A shoot	0:-8 2:-16 6:21
w-3 a A steal	0:-14 2:-18 3:30
w-3 a A take	0:-13 2:-6 4:-7 5:21
w-3 a A the	0:-6 3:16 9:-6
w-3 a A throw	5:-10 6:23
w-3 a N of	3:15
w-3 a O of	0:-21 8:-10 9:22
w-3 a V shoot	0:-23 6:34
w-3 a game play	0:19 3:-19
w-3 a kind with	0:60 1:64 2:-86 3:-35
w-3 a x comma	0:14 2:-10
w-3 a x of	0:-18 1:11 2:24 3:-15
w-3 a x with	1:-35 2:-7 3:-22 5:29 6:-17 8:37
w-3 and A vs	2:7
w-3 and a x	0:-21 1:-34 2:52 7:-7
w-3 and hit the	0:50 2:-7 3:-40
w-3 and move in	2:-6 8:14
w-3 and must the	0:49 2:-23 3:-12 4:-29 8:19
w-3 and the many	0:-11 1:26 2:-9
w-3 and the x	0:18 4:-6
w-3 and x a	0:16 1:-16 4:17 8:-15
w-3 and x the	0:54 1:-18 2:-32 4:-15 5:17 6:-6 8:-9
w-3 and you x	0:-16 1:11 2:-22 3:43 4:-11 8:-15
w-3 as A x	0:26 3:-25
w-3 at the x	0:-39 3:33 4:41 8:-34
w-3 at x comma	0:50 1:-20 2:-45 3:-25 6:32
w-3 at x in	0:-24 4:20
w-3 at x with	0:33 1:-32
w-3 attack N comma	1:8 2:-6
w-3 avoid A and	0:-10 2:17 3:-29 5:31 9:-6
w-3 avoid x the	2:-32 4:-35 5:-15 8:58
w-3 bring F at	0:19 4:-15
w-3 but not the	2:20 3:-13
w-3 but rel the	0:-30 1:25 2:14 4:-6
w-3 but the many	0:24 1:-23 2:11 3:-12
w-3 but the x	1:8 2:8 4:-20
w-3 but with a	0:-9 1:15 3:-18 6:17
w-3 but with many	0:-37 1:-16 2:-13 3:58
w-3 but x comma	0:-47 2:16 3:44
w-3 but x is	0:8 2:8 3:-11
w-3 comma A and	0:-25 2:-9 3:21 5:18
w-3 comma A comma	0:-51 1:-16 2:19 3:65 4:-6 5:-17 8:-10
w-3 comma A make	3:6
w-3 comma A vs	2:10
w-3 comma A with	0:45 3:-22 5:-6 8:-16
w-3 comma A x	0:74 2:-25 3:-20 4:-22 8:-6
w-3 comma F comma	0:-26 1:57 2:-39 3:23 6:-10 7:-10 8:-11
w-3 comma N comma	0:17 2:-6 3:-9
w-3 comma O and	0:-18 2:25 3:19 4:-19
w-3 comma O comma	0:-13 3:33 6:-10 8:-8
w-3 comma O to	0:-7 3:14
w-3 comma O x	0:66 1:-32 2:-20 3:-16
w-3 comma V comma	0:-21 1:-9 3:34
w-3 comma V x	0:-14 3:32 4:-7 8:-13
w-3 comma a x	0:-12 1:39 3:-17 8:-13
w-3 comma and the	0:16 1:-11 2:37 3:-15 4:-21
w-3 comma but is	0:-12 3:9
w-3 comma but many	0:12 3:-10
w-3 comma but save	0:-6 4:9
w-3 comma but the	0:19 2:-11 4:10 8:-6
w-3 comma but x	0:30 1:-9 2:-13
w-3 comma hit the	0:28 1:13 3:-28 8:-8
w-3 comma hit x	0:9
w-3 comma if the	0:-26 3:39 8:-7
w-3 comma many x	0:22 1:-10 2:-25 3:-18 4:30 8:-6
w-3 comma must avoid	0:38 2:-20 5:-20
w-3 comma play a	1:11
w-3 comma play the	0:-7 1:11
w-3 comma play x	1:22 3:-16
w-3 comma reach the	2:-10 4:30 5:-15 6:-10
w-3 comma rel a	0:-7 1:13
w-3 comma rel take	3:13 8:-6
w-3 comma take many	3:7
w-3 comma take x	0:-11 3:31 4:-16
w-3 comma word:enemy is	2:11
w-3 comma x a	0:-53 1:-13 2:-9 3:15 4:-6 7:61 8:-19 9:-7
w-3 comma x and	0:34 1:-17 2:-53 3:-28 4:19 5:20 6:24
w-3 comma x at	0:-12 1:-18 2:-8 4:38 8:-6
w-3 comma x comma	0:13 1:-48 2:29 3:22 4:-24 5:-6 6:-9
w-3 comma x from	0:-12 1:-29 2:17 5:-7 6:34
w-3 comma x many	1:21 2:-16 4:6 6:-12
w-3 comma x of	0:28 3:-22
w-3 comma x stop	0:-21 1:-25 2:45 3:-6
w-3 comma x take	0:7 1:-7 3:-16 4:20
w-3 comma x the	0:13 1:-12 3:-8 4:16 5:-7 8:-7
w-3 comma x with	0:45 1:-21 2:-19
w-3 comma you x	0:10 1:10 2:-13
w-3 cross comma avoid	2:8
w-3 eat A comma	0:-7 2:12
w-3 edge A and	1:-19 2:-16 9:35
w-3 edge A at	0:-11 2:21 4:-7
w-3 edge A avoid	0:-25 2:25 3:-6 4:-7 5:13 6:-6
w-3 edge A eat	0:-15 2:-16 3:29
w-3 edge A fight	0:-10 1:-15 2:9 4:17
w-3 edge A from	0:18 1:-20 2:-6 3:12 4:12 6:-8
w-3 edge A guard	0:-29 3:-16 4:41
w-3 edge A in	0:22 8:-15
w-3 edge A make	0:-18 3:38 4:-23
w-3 edge A move	0:21 3:-7
w-3 edge A over	5:-82 8:83
w-3 edge A steal	0:-37 2:22 3:18
w-3 edge A subj	0:8 1:-13 2:17 3:-12 4:-24 6:9 8:7 9:-8
w-3 edge A take	0:-15 2:-17 3:14 4:22
w-3 edge A throw	0:18 4:-7
w-3 edge A with	0:-21 1:-13 2:-11 3:-10 8:39
w-3 edge A x	0:-53 3:74 4:-29
w-3 edge F eat	1:30 3:-30
w-3 edge F from	0:17 1:-13 2:12 4:-6 5:-6
w-3 edge F obj	0:-6 3:-6 4:-8 8:19
w-3 edge H chase	0:-9 2:37 3:-31
w-3 edge H subj	0:-8 4:10
w-3 edge H x	0:63 1:-8 2:-37 3:-11 4:-10
w-3 edge O of	0:-41 3:53 4:-8 8:-12
w-3 edge O take	1:37 3:-29 4:-10
w-3 edge O throw	1:24 2:-10 6:-10
w-3 edge a x	0:48 1:-21 3:-22
w-3 edge bring the	0:25 1:-11 2:-6 3:-13
w-3 edge edge A	0:-6 1:-11 2:19 3:19 4:-15 8:-9
w-3 edge edge O	0:13 1:-9 2:-9 3:-15 4:-7 9:24
w-3 edge edge a	0:9 1:39 2:-35 3:-6 7:10 8:-14
w-3 edge edge as	0:36 1:-13 3:-22
w-3 edge edge avoid	0:42 1:-18 2:16 5:-19 6:-16
w-3 edge edge bring	1:-9 3:8
w-3 edge edge edge	1:11 2:11 4:-11 5:-10
w-3 edge edge fall	3:9
w-3 edge edge for	0:14 3:-7
w-3 edge edge game	0:24 1:-24
w-3 edge edge guard	0:28 4:-21
w-3 edge edge hit	0:-24 1:-25 2:-15 3:54
w-3 edge edge kind	0:30 1:-6 2:31 3:-43
w-3 edge edge many	1:18 2:-29 3:-31 4:35
w-3 edge edge match	1:-6 3:17
w-3 edge edge move	0:37 1:7 2:-12 3:-11 6:-17
w-3 edge edge my	1:-34 2:47 3:-10 8:-10
w-3 edge edge play	0:-6 1:56 2:-31 3:-9 4:-6 8:-14
w-3 edge edge push	3:17 5:-6
w-3 edge edge race	0:-13 1:16
w-3 edge edge shoot	0:-13 3:-13 6:22
w-3 edge edge take	0:-30 1:-8 3:33 4:7
w-3 edge edge the	0:-31 1:10 2:9 3:-16 6:-11 8:20
w-3 edge edge throw	0:-32 1:13 3:-12 6:17
w-3 edge edge touch	0:31 1:-6 3:-10 5:-9
w-3 edge edge word:enemy	1:-9 2:21 3:-7
w-3 edge edge x	0:-13 1:25 2:-55 4:20 5:-21 8:24
w-3 edge guard the	1:-15 2:-6 3:-7 4:24
w-3 edge hit a	0:12 1:-23 2:-13 3:19
w-3 edge hit the	0:-7 1:-10 2:-32 3:49 5:-6
w-3 edge is a	1:10
w-3 edge kind as	0:-35 1:14 3:34 8:-7
w-3 edge kind but	0:-38 1:43 2:-9
w-3 edge kind comma	0:-55 1:38 2:-14 3:22
w-3 edge kind from	0:-18 1:34 2:-21 3:6 5:-11
w-3 edge kind if	1:23 4:-15
w-3 edge kind in	0:11 5:-7
w-3 edge kind with	1:-91 2:84 3:32 5:-26 6:12 8:-11
w-3 edge kind x	0:32 1:-59 2:-6 3:25
w-3 edge make a	1:25 3:-9 4:-8
w-3 edge many x	0:35 1:-33 3:21 4:-18
w-3 edge match with	0:-7 3:9
w-3 edge match x	0:11 3:-9
w-3 edge play a	1:7
w-3 edge play the	0:-21 1:40 2:-11 3:-11
w-3 edge play x	0:6 1:-73 2:48 3:23
w-3 edge race at	0:-6 1:21 2:-11
w-3 edge race of	0:8 1:7 2:-6
w-3 edge rel the	0:8
w-3 edge save the	1:-9 2:-9 3:32 4:-22
w-3 edge take fall	0:-6 3:13
w-3 edge take the	0:10 1:-8 2:-49 3:57 4:-15
w-3 edge the x	0:-18 1:31 3:-11
w-3 edge throw of	0:-11 3:-18 6:30
w-3 edge with x	0:-35 1:18 6:23
w-3 edge word:hero x	0:-9 1:14
w-3 edge x avoid	0:-6 1:-10 2:18
w-3 edge x bring	0:-15 1:23 2:-18 3:8
w-3 edge x comma	0:63 1:-34 2:16 3:-46
w-3 edge x fight	0:-11 2:21 4:-10
w-3 edge x from	0:29 2:20 3:-10 8:-37
w-3 edge x in	0:13 1:-7 5:-6
w-3 edge x love	0:27 1:-26
w-3 edge x many	0:43 1:-20 3:-7 8:-8
w-3 edge x of	0:-14 1:56 2:-35 3:-9
w-3 edge x take	0:65 2:-13 3:-51
w-3 edge x the	0:-23 1:-38 2:32 4:39 8:-18
w-3 edge x vs	0:6 1:-15 2:13
w-3 edge x with	0:18 1:72 2:-31 3:-53 6:-23 8:-14
w-3 fall x of	0:-8 3:19 8:-6
w-3 for to comma	1:21 2:-19
w-3 for x comma	0:-8 1:67 2:-23 3:-22 4:-30
w-3 from H with	0:10 1:13 2:-17
w-3 from x comma	0:9 1:-48 2:-25 3:-46 5:78
w-3 from x from	0:10 2:7 8:-6
w-3 game comma rel	0:-9 2:13
w-3 game if a	1:19 8:-10
w-3 game if my	0:-6 1:15
w-3 game if the	0:19 1:-19 2:18 3:-7 4:-14
w-3 game to the	0:33 3:-9 4:-18
w-3 guard O from	2:7
w-3 hit with the	0:36 3:-28 6:-6
w-3 in V avoid	0:-8 2:9
w-3 in a x	0:34 1:11 8:-29
w-3 in rel a	1:6
w-3 in the x	0:-10 3:-8 4:17
w-3 in x a	0:-15 4:28 8:-13
w-3 in x and	0:-57 1:22 3:46
w-3 in x comma	0:30 1:-25 2:-29 3:-17 4:31 5:6
w-3 in x of	0:-7 1:-6 3:-8 4:-9 5:29
w-3 in x with	0:10 1:-14 3:33 6:-16 8:-7
w-3 is x a	1:9
w-3 kind at the	0:-8 1:-7 4:-7 8:20
w-3 kind but a	1:7
w-3 kind but the	0:38 1:-12 2:-23
w-3 kind but with	0:-47 1:7 3:46 5:-8
w-3 kind comma a	1:20 2:-8
w-3 kind comma if	0:-12 1:33 2:-22
w-3 kind comma many	0:-12 3:13
w-3 kind comma x	0:36 3:-25
w-3 kind if a	0:-19 1:20
w-3 kind if the	1:41 2:-17 3:-36
w-3 kind kind with	0:-9 1:-12 3:-19 5:34
w-3 kind of x	3:11
w-3 kind vs many	0:-12 1:-12 2:31 3:-11
w-3 kind with a	0:-25 1:64 2:-11 3:-27
w-3 kind with many	0:46 1:-38 2:51 3:-64
w-3 kind with my	0:12 1:15 2:-6 3:-11 4:-6
w-3 kind with the	0:-18 1:-22 2:54 5:-11 6:-10 8:-12
w-3 kind x from	0:34 1:-7 2:-17 3:11 4:-17 6:-10
w-3 make F and	0:-6 3:11
w-3 many word:enemy comma	0:38 1:-16 2:-35 5:13
w-3 many x and	0:63 1:-11 2:6 3:-42 5:-13
w-3 many x comma	0:29 1:-10 2:-34 3:-45 4:38 5:-16 6:-6 9:27
w-3 many x in	0:20 1:-8 2:-7 4:-15 6:17 8:-8
w-3 many x of	0:37 1:-19 2:-6 4:-9
w-3 many x the	0:16 3:-57 8:43
w-3 match many with	3:7
w-3 match with the	0:-7 3:9
w-3 me in the	1:17 4:12 5:-25
w-3 me x as	1:15 2:-10
w-3 me x comma	2:14
w-3 me x the	0:-14 3:25 4:-10
w-3 move a x	6:-8 7:-8 8:21
w-3 move comma x	0:11 1:-19 2:-14 3:-8 4:18 7:16
w-3 move in the	0:25 3:-8 4:-23 5:22 8:-18
w-3 move x of	0:-36 5:31 6:-6 8:10
w-3 move x with	2:15 5:-16
w-3 must guard the	2:-8 4:17 5:-11
w-3 must take the	3:7 8:-6
w-3 my x love	0:-37 1:52 2:-9 3:-21
w-3 not hit the	0:-24 2:59 3:-42
w-3 not x comma	0:36 1:-19 2:-28 3:-9 4:16
w-3 obj hit x	0:-15 1:-8 4:7 8:22
w-3 obj take but	2:9
w-3 obj take stop	0:-13 2:15
w-3 of F in	0:-9 1:27 8:-16
w-3 of x and	0:-6 3:27 5:-6 8:-14
w-3 of x in	0:17 1:-11
w-3 over O and	0:-12 2:-16 3:-7 5:7 8:27
w-3 play a x	0:-16 1:23 2:-6
w-3 play is a	1:6
w-3 push many the	3:14
w-3 reach bring comma	1:-14 2:31 3:-9 4:-8
w-3 rel H the	1:29 2:-25 4:-6
w-3 rel a A	3:17 4:-16
w-3 rel fall of	0:-13 2:-7 3:-6 4:-11 6:-7 8:37
w-3 rel move x	0:15 1:-9 3:-8 4:-8 5:-6 6:-6 8:23
w-3 rel save the	0:14 3:-13
w-3 rel x a	0:14 2:-24 7:21
w-3 rel x from	2:-16 8:-10 9:32
w-3 save x from	0:26 2:-13
w-3 shoot H at	2:6
w-3 shoot O at	2:16 8:-9
w-3 sneak and steal	0:-12 2:-27 3:38
w-3 steal F from	3:-8 8:9
w-3 steal x comma	2:-17 3:-6 6:18
w-3 stop O and	0:41 3:-34
w-3 stop at x	0:10 3:7 4:-6 8:-12
w-3 stop x comma	2:24 3:-26
w-3 stop x in	0:29 2:-14 8:-6
w-3 subj A from	0:-10 3:15
w-3 subj A to	3:-17 6:18
w-3 subj N to	0:29 2:-6 3:-8 8:-9
w-3 take F avoid	0:32 2:-15 5:-19
w-3 take F in	0:-8 1:25 5:-12
w-3 take O comma	0:48 1:-16 3:-31
w-3 take and from	1:-12 2:17
w-3 take the fall	3:7
w-3 the A bring	0:-8 3:9
w-3 the A from	0:-12 1:-15 3:-16 4:-6 5:39
w-3 the A is	0:-31 1:-10 2:62 3:-34 7:-6
w-3 the A of	0:27 2:18 3:-14 4:-23
w-3 the A push	3:10
w-3 the A take	3:7
w-3 the A the	0:-20 2:-10 3:38 4:-10
w-3 the A throw	1:-9 3:14 5:-10
w-3 the A x	1:59 2:-16 3:-45 4:-9
w-3 the F at	2:23 8:-9
w-3 the N from	0:18 2:-14
w-3 the O from	0:-19 1:25 2:-23 3:30 4:-8 5:-15
w-3 the O in	0:-31 1:-9 8:39
w-3 the O is	0:-16 1:-6 2:-21 3:39
w-3 the word:bricks is	0:-10 2:-14 3:23
w-3 the word:enemy is	2:28 3:-15 5:-13
w-3 the word:enemy play	0:-15 1:-20 2:34
w-3 the x and	0:-13 2:36 3:-19 4:-6
w-3 the x at	0:34 3:-7 4:-23
w-3 the x avoid	0:-15 2:16
w-3 the x comma	0:-75 1:-30 2:69 3:46 4:8 5:-16 6:-23
w-3 the x from	0:49 1:-10 3:-14 4:-10 8:-7
w-3 the x is	0:-8 1:-6 2:-7 3:-21 5:39
w-3 the x of	0:-16 2:17 3:12 4:-8
w-3 the x stop	0:40 1:-11 2:-16 3:-12
w-3 the x the	0:-30 1:14 3:33 4:-6 8:-9
w-3 the x with	0:-20 1:-22 2:28 3:42 4:-12 5:-19 6:-8 8:-12
w-3 throw F at	0:-8 4:14
w-3 throw O at	0:28 2:-17 4:-6
w-3 throw O of	1:-6 3:-18 4:-8 6:28
w-3 to bring the	3:16 8:-12
w-3 to save the	0:-14 3:-8 4:22
w-3 to x comma	0:-44 1:40 2:40 3:-23 4:-7 8:-8
w-3 to x the	0:19 1:18 2:-16 4:-10 8:-8
w-3 touch V with	0:-14 1:28 3:-12
w-3 vs H and	2:34 3:-22 4:-7
w-3 with A and	0:-15 1:40 2:-13 3:-10 4:37 5:-29 9:-14
w-3 with A comma	0:-41 2:13 3:49 5:-11 6:-9
w-3 with F and	0:-8 1:-9 2:43 3:-18 9:-18
w-3 with F comma	0:-17 2:21
w-3 with N comma	0:-19 2:-12 3:10 4:27
w-3 with O and	3:-13 5:23
w-3 with O in	0:40 1:-22 8:-15
w-3 with a x	1:26 2:-22 3:-12 6:-17 7:15
w-3 with x comma	0:-78 1:21 2:-6 3:89 5:-8 6:-18
w-3 with x stop	1:-16 2:33 5:-10
w-3 word:boss is a	1:-12 7:14
w-3 word:enemy comma a	1:19 7:-6
w-3 x A and	0:-28 2:-25 3:13 4:-8 5:-18 8:-9 9:55
w-3 x A comma	0:6
w-3 x A in	0:25 5:-6 8:-13
w-3 x A must	0:27 3:-17 4:-9
w-3 x A subj	2:-27 3:30
w-3 x A the	0:25 2:-6 3:-45 4:26
w-3 x A to	0:-6 2:-13 4:38 6:-6 8:-17
w-3 x A x	1:-16 2:-18 3:-33 4:-14 5:44 7:-13 9:26
w-3 x F at	2:8
w-3 x F comma	1:-7 2:-14 3:-8 8:24
w-3 x F in	0:-9 1:-6 3:-6 4:16
w-3 x F take	1:-16 2:-20 3:29 4:-19 5:-6 6:19
w-3 x H comma	1:-38 2:-21 3:52
w-3 x O comma	0:22 1:-21 2:-7 3:14
w-3 x O in	0:23 1:-12 2:-19 4:-12 8:17
w-3 x O with	3:-29 6:-12 8:34
w-3 x O x	0:12 1:-17 3:29 4:-21 8:-7
w-3 x a x	0:-41 1:-9 2:-28 3:10 4:-20 6:30 7:40
w-3 x and a	0:-6 1:-9 2:23 8:-6
w-3 x and avoid	0:15 2:41 4:-6 5:-46 8:-6
w-3 x and eat	3:7
w-3 x and hit	0:14 2:18 3:-29
w-3 x and over	5:9 8:-8
w-3 x and the	0:-48 2:-31 3:44 4:20 5:19 8:-12 9:-18
w-3 x and with	0:-20 1:33 2:-8 3:-11 5:15 6:-6
w-3 x at many	3:16 4:-16
w-3 x at the	0:58 4:-31 8:-14
w-3 x at x	0:-58 1:-10 2:-46 3:15 4:43 7:-10 8:38
w-3 x but the	0:-22 1:-34 2:6 3:-9 4:18 5:35 8:-12
w-3 x but with	0:60 2:-41 3:-19
w-3 x but x	0:-31 1:60 3:-31 4:-6 6:-8
w-3 x comma a	0:-32 1:22 2:-20 7:34
w-3 x comma avoid	0:-19 3:-8 4:-8 5:-22 6:45
w-3 x comma bring	0:62 1:-9 3:-55
w-3 x comma but	2:16 4:-6
w-3 x comma comma	1:58 2:-35 3:-21 5:-6 9:-6
w-3 x comma from	0:32 1:-12 2:-32 3:-7 5:18
w-3 x comma many	0:-44 1:-24 2:-40 3:59 4:41 5:-19 6:-14 8:-11
w-3 x comma play	0:-13 1:25 3:-9 6:-10
w-3 x comma take	0:-16 3:-10 4:24
w-3 x comma the	0:6 1:15 2:10 4:-34 8:-6
w-3 x comma with	0:11 2:13 3:-17 5:17 6:-13 8:-14
w-3 x comma x	0:-20 1:-8 2:-35 3:45 4:-70 5:-37 6:26 7:13 8:24
w-3 x cross x	0:27 2:-10 4:-12
w-3 x from x	0:31 2:11 4:-17 8:-13
w-3 x game comma	0:6 3:-6
w-3 x game with	0:-7 1:-40 2:-14 3:54
w-3 x hit x	0:-30 1:19 2:21
w-3 x if a	0:-7 1:-24 2:45 3:-15 7:-6
w-3 x in a	0:17 1:-21 3:-6 4:-11 8:19
w-3 x in of	0:-13 3:33 5:-8 9:-15
w-3 x in the	0:-15 3:41 5:17 8:-47
w-3 x in x	0:-33 1:-10 3:-7 8:52
w-3 x is a	0:16 1:-14
w-3 x is the	0:21 2:-16 3:-22 4:20
w-3 x kind comma	0:47 1:-29 2:7 3:-23
w-3 x love the	0:-12 1:23 3:-12
w-3 x many comma	0:10 1:12 3:-6 8:-14
w-3 x many x	0:-50 3:-7 4:27 6:35
w-3 x move a	0:-14 1:-29 3:-9 6:50 8:-19
w-3 x obj x	0:-18 1:-12 3:32 4:21 6:-7 8:-17
w-3 x of a	0:-43 1:-6 3:22 8:30
w-3 x of the	0:10 2:-18 3:-14 4:-17 8:37
w-3 x or x	0:30 4:-16 7:-6
w-3 x steal my	0:-13 3:22 4:-6
w-3 x stop many	0:24 2:7 3:-24
w-3 x stop the	0:21 1:-22 2:23 3:-15 4:-6 9:-8
w-3 x stop x	0:15 1:24 2:-20 3:-12 6:-6
w-3 x take many	3:9
w-3 x the x	1:-38 3:-15 4:49
w-3 x to comma	0:48 1:24 2:-9 3:-57 4:-7
w-3 x to x	0:14 1:-6 2:-19 3:-38 6:56 8:-17
w-3 x vs many	0:-11 1:-17 2:27
w-3 x with a	0:-9 1:27 5:-8
w-3 x with many	0:-16 1:-16 2:19 3:12
w-3 x with the	0:-6 1:-22 2:-36 3:-8 5:16 6:21 7:-6 8:30
w-3 you bring me	0:-16 3:19
w-3 you x a	0:22 1:-12 2:19 3:-15 4:-14
w-3 you x many	0:-41 3:49 6:-17`;
