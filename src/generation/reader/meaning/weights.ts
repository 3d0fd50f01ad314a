// Made by `npm run meaning` from the labelled prompts. Don't edit. Answers: free hero enemy item goal obstacle projectile boss place ally.
export default `alive 0 F +	0:19 1:-15 2:57 3:-50 4:-11 6:-13 8:-6 9:15
alive 0 F 1	0:16 1:32 2:-6 3:-21 6:-20 8:-6
alive 0 N +	0:56 2:31 3:-23 4:-38 5:-13 6:-9 8:-8
alive 0 N 1	0:28 1:-13 2:-22 4:-30 5:31 6:7 8:-14
alive 0 O +	1:7 2:-19 5:-37 6:-8 7:-9 8:40 9:-7
alive 0 O 1	0:11 2:-8 3:22 4:-40 8:11
alive 1 A +	0:15 1:-33 2:17 3:10 4:17 5:-28 6:-12 7:-18 8:12 9:16
alive 1 A 1	0:9 3:12 4:-10 6:-14 7:-7 8:9
alive 1 F +	0:-25 1:-13 2:-18 3:35 4:20 5:-9 6:-10 8:11 9:-10
alive 1 F 1	0:-24 1:-30 2:7 3:42 6:-14
alive 1 H +	1:-7 2:45 3:-21 6:-12 7:-7
alive 1 H 1	0:28 1:18 2:-40 3:18 6:-13 7:-9
alive 1 N +	0:-63 1:11 2:-36 3:14 4:44 5:-15 6:9 7:-8 8:19 9:-7
alive 1 N 1	0:9 1:19 3:9 4:-28 5:-29 8:12
alive 1 O +	0:7 1:-16 2:30 3:6 6:-11 8:-16
alive 1 O 1	0:-56 1:14 2:6 4:32 5:-11 6:11 8:-17
alive 1 V +	0:12 1:19 2:-34 3:-9 4:17
alive 1 V 1	0:6 3:-22 4:12 5:-10 6:14
alive 2 A +	2:55 3:-6 4:-35 6:-7 8:-15 9:-15
alive 2 A 1	1:39 2:-32 8:-10
alive 2 F +	0:-10 1:13 2:-57 3:50 4:-17 5:-6 6:14 7:-7 8:-9 9:-6
alive 2 F 1	0:35 1:-28 2:-21 3:16 4:-41 6:25
alive 2 H +	1:-14 2:11 3:-15 4:-10 5:-9 6:34 8:-6 9:-7
alive 2 H 1	0:-22 1:10 2:30 3:-11 6:-9
alive 2 N +	0:12 1:-16 2:-12 4:20 5:17 6:-10 8:-21 9:-7
alive 2 N 1	0:-21 2:22 3:-12 4:-7 5:16
alive 2 O +	1:-16 2:-35 3:29 4:20 5:29 6:-35 7:-8 8:-23 9:-6
alive 2 O 1	0:69 1:-29 2:-12 3:-29 4:-11 6:7
alive 2 V +	1:22 4:-23 5:18 6:-19 7:-12 8:-8
alive 2 V 1	3:20 4:-6 6:-6 8:-7
alive 3 A +	0:-6 1:32 2:-32 3:-24 4:28 5:-12 6:-9 7:12 8:-9
alive 3 A 1	1:-17 2:38 3:-15 5:-6 8:-7
alive 3 F +	0:40 2:20 3:-46 4:-9 6:21 8:-12
alive 3 F 1	0:-14 1:11 3:-16 4:21
alive 3 H +	0:13 1:-25 2:20 3:-32 4:-11 5:10 8:-6 9:11
alive 3 H 1	3:-8 5:-6 7:17
alive 3 N +	0:20 1:-6 2:-10 3:12 4:-13 5:-10 6:-15 8:21
alive 3 N 1	1:-18 3:-14 4:39 8:-12
alive 3 O +	0:28 1:-13 3:-65 4:-38 5:10 6:35 7:-6 8:11
alive 3 V +	0:-8 1:-21 2:40 3:-8 5:-25 6:-10 7:12 9:-6
alive 3 V 1	0:17 1:-6
at+2 A	0:-22 1:-19 4:29 5:-29 6:11 7:-8 8:39 9:-16
at+2 F	0:43 1:72 2:-54 3:8 4:-29 5:-7 6:-40 8:-21
at+2 H	0:-27 1:23 2:-38 3:-14 4:28 5:-6 6:16 8:-7 9:21
at+2 N	0:-25 1:22 2:-11 3:40 4:-14 5:-12 6:-23 8:24 9:-7
at+2 O	0:10 1:36 2:-55 3:14 5:-20 6:-25 8:13 9:-8
at+2 V	0:-40 3:15 4:18 5:-6 6:7
at+2 a	0:31 1:-47 2:18 3:-16 4:-8 5:10 6:9 8:-11 9:-6
at+2 and	0:44 1:-18 2:9 3:8 4:-31 5:-16 6:-18 8:-9 9:16
at+2 as	0:23 1:-12 2:-16 3:9
at+2 at	0:-10 1:-39 3:-20 4:-24 5:51 6:17 7:35 8:-10 9:-8
at+2 attack	0:10 2:-6
at+2 avoid	0:-18 1:23 2:18 4:-10 5:-8 9:-6
at+2 bring	1:38 3:-31 4:12 5:-9 6:-14
at+2 but	0:37 1:-29 2:-11 3:-7 4:16 6:-8
at+2 by	3:8
at+2 chase	1:-25 2:28 3:-7
at+2 comma	0:40 1:-63 2:-14 3:-38 4:60 6:18 7:-10 8:24 9:-21
at+2 cross	0:7 2:-9
at+2 each	0:-21 1:33 2:-12
at+2 eat	0:-18 2:-10 3:15 4:-9 5:28 8:-19
at+2 edge	0:18 1:18 4:-16 5:-6
at+2 fall	0:13 1:-9
at+2 fight	0:-18 2:18 4:9 8:-9
at+2 from	0:-45 1:86 2:-44 4:-11
at+2 game	0:56 1:-56 2:-45 3:42 4:11 6:12
at+2 guard	1:-25 3:-9 4:41 8:-11
at+2 hit	0:17 1:-20 3:10 4:-6 5:-10 6:-10 8:10 9:-7
at+2 if	0:-15 1:-22 2:30 3:8 4:-13 5:19 8:-15
at+2 in	0:26 1:25 2:-55 3:-7 4:-7 5:25 6:-9 9:-6
at+2 is	0:7 1:-24 2:31 3:9 4:-7 5:-10 8:-7
at+2 kind	0:6 1:12 2:24 3:-23 8:-7 9:-6
at+2 make	0:-26 1:21 2:-17 3:26
at+2 many	0:54 1:6 2:-26 3:-17 4:-33 5:-31 6:37 7:-6 8:-21 9:9
at+2 match	0:11 1:-11 2:-11 3:12
at+2 me	0:-24 2:69 3:-42 4:-8 6:-7 7:-7
at+2 move	1:-18 3:-10 4:-11 6:7 8:-16 9:33
at+2 must	0:20 1:-6 2:25 3:-21 4:6 5:-13 7:-6 8:-16
at+2 my	0:-31 1:-95 2:92 3:19 5:24
at+2 not	0:-43 1:-8 2:33 3:-6 4:-14 5:-14 6:31 8:18
at+2 of	1:15 2:-17 3:-20 5:27 8:-6
at+2 over	0:11 2:-9 3:6 5:12 6:-16
at+2 play	0:9 1:-14 2:15 7:-9 8:-11
at+2 race	0:-8 1:17 2:-10
at+2 reach	1:-27 4:16 5:-8 6:-9 8:17
at+2 rel	0:-25 1:60 2:-28 3:-13 6:-6 8:-7
at+2 save	1:17 3:-17 4:-21 8:18
at+2 shoot	0:10 1:-22 2:40 3:-8 5:-15 8:-11
at+2 sneak	0:-13 1:19 2:-10 4:9
at+2 steal	0:-19 1:22 2:-13 3:16
at+2 stop	0:-8 1:-54 2:54 3:13 4:-11 5:-21 7:-6 8:-21
at+2 subj	0:8 2:-6
at+2 take	0:-21 1:19 2:19 3:-25 4:10 5:-10 6:-7 8:18 9:-6
at+2 the	0:-27 1:-37 2:39 3:34 4:-15 5:12 7:12 8:-16 9:-7
at+2 throw	0:-10 1:10 3:-12 6:18
at+2 to	0:-36 1:55 2:-23 3:-30 4:14 5:12
at+2 touch	0:12 2:-9
at+2 victim	0:7 1:-16 4:11
at+2 vs	0:39 1:-10 2:-13 3:-9 4:-9
at+2 with	0:30 1:-11 2:23 3:-20 4:-11 5:-15 6:-7 8:-7
at+2 word:boss	1:28 3:-21
at+2 word:enemy	0:-15 1:-9 2:46 3:-21
at+2 word:hero	0:-10 1:-14 2:31
at+2 word:item	0:8 3:14 4:-9 7:-9
at+2 word:obstacle	1:6 2:-6 3:-11 4:-7 5:16
at+2 x	0:-6 1:25 2:-6 3:15 4:23 5:-21 6:-6 7:-11 8:-27 9:-11
at+2 you	0:7 1:-12 2:-13 3:6 5:21 6:-9 8:9 9:-8
at-2 A	0:-9 1:-45 2:-7 3:43 4:-16 5:21 6:7 7:-7
at-2 F	0:31 1:25 2:19 3:-38 4:-35 5:-6 6:-14 9:-16
at-2 H	1:35 2:-46 3:13 5:-8 6:14 7:-7 8:-17 9:-9
at-2 N	1:20 2:-7 3:13 6:-8 8:-16
at-2 O	3:30 4:27 5:-48 6:-23 7:-10 9:8
at-2 V	0:13 2:-19 4:10 5:16 6:-28 7:16 8:-6
at-2 a	0:33 1:20 2:-38 3:-24 4:-33 5:-8 6:-13 7:21 8:9
at-2 and	0:-38 1:23 2:6 3:15 4:-17 5:10 8:-13
at-2 as	0:6
at-2 at	0:10 1:-24 2:6 5:-11 7:-6 8:24
at-2 attack	1:12 3:-21 4:19 5:-6
at-2 avoid	0:-37 1:26 3:8 4:14 5:13 6:-7 8:-23
at-2 bring	3:10
at-2 but	0:46 1:11 2:16 3:-59 5:-26 6:6 7:-11 8:-8
at-2 by	2:17 4:-10
at-2 chase	0:9 1:8 3:-15 7:-7
at-2 comma	1:17 2:-37 3:26 4:-21 5:6 9:-12
at-2 cross	0:6 4:21 8:-24
at-2 eat	0:27 1:-25 2:16 4:-16
at-2 edge	0:-15 1:20 2:24 3:-30 5:-13
at-2 fall	3:-17 4:23 5:-7 8:10
at-2 fight	1:-6 2:10 3:15 5:-6 6:-23
at-2 for	0:23 1:-9 3:-6
at-2 from	0:11 2:20 3:-23 5:-6 6:-9
at-2 game	0:-10 1:-11 2:-17 3:54 4:-15 5:-9 6:-9
at-2 guard	0:-26 1:-20 4:38 6:-6 8:-7
at-2 hit	1:-18 2:36 3:19 4:-7 5:-15 8:-18
at-2 if	0:-15 1:56 2:-7 3:-31 4:-34 7:-7 8:-15 9:33
at-2 in	0:-28 1:-14 3:13 6:9 7:11 8:12
at-2 is	0:15 1:-13 4:-27 5:-24 6:30 7:22 8:-14
at-2 kind	2:-22 3:27 4:-14 5:12 6:7 8:-6 9:-9
at-2 love	0:-7 1:23 2:-12
at-2 make	0:-35 2:-15 3:23 4:29 6:-6
at-2 many	0:-18 1:-33 2:36 3:46 4:-9 5:-7 6:-16 8:-7
at-2 match	3:12
at-2 me	2:61 3:-48 4:-15 5:-11 6:-17
at-2 move	0:-32 1:24 2:-38 3:22 4:-26 5:14 6:-10 7:-8 8:23
at-2 must	0:-12 1:19 2:-20 3:-24 4:27 6:-8 8:12 9:-7
at-2 my	0:23 1:-29 3:16 4:-7
at-2 not	0:-15 2:35 3:-18
at-2 obj	0:-18 1:41 2:-24 4:8
at-2 of	0:16 1:6 2:-18 3:6 4:-8 8:-10
at-2 or	0:29 1:12 2:-16 3:-12 4:-13
at-2 over	0:-9 3:-13 5:26 8:-15
at-2 play	0:-21 1:9 3:30 4:-7 5:-6 8:-8
at-2 push	0:11 4:-8
at-2 race	0:-16 1:44 2:-8 3:-14 6:-7
at-2 reach	2:-12 3:-35 4:44
at-2 rel	0:60 1:-18 2:-13 4:-30 5:6
at-2 save	0:-6 1:-17 3:12 4:19 5:-6
at-2 shoot	0:-7 1:9 2:-16 3:-19 6:32
at-2 sneak	2:9
at-2 steal	0:6 1:-14 2:24 3:18 4:-14 6:-14 8:-12
at-2 stop	0:19 2:-34 3:9 4:-9 5:14 8:-9
at-2 subj	3:-7 4:15
at-2 take	0:-23 1:-44 2:36 3:22 4:28 5:-12 6:-18 8:-9
at-2 the	0:46 1:-45 2:-26 3:7 4:22 6:-9 8:14
at-2 throw	0:10 1:-33 2:15 3:-28 4:-8 5:-14 6:42
at-2 to	0:57 1:17 2:-24 3:-43 4:-9
at-2 touch	2:18 5:-12
at-2 victim	0:16 1:-14
at-2 vs	0:28 1:-45 2:54 3:-15 4:-19 6:-10 8:-6
at-2 with	1:21 2:14 3:-12 4:-12 5:-11 6:-12 7:10 8:-9
at-2 word:boss	0:20 2:-9 3:-14 7:7
at-2 word:bricks	2:-13 3:19
at-2 word:enemy	0:12 1:-42 2:40 3:-6 4:-16 5:20 7:-10 9:-8
at-2 word:hero	1:23 2:-17 3:13 5:-17
at-2 x	0:25 1:-9 2:-12 3:-34 4:16 7:-14 8:12 9:7
at-2 you	0:-20 2:-6 3:-21 4:23 5:-27 6:22 8:28
bias	0:9 2:12 5:-9
by before	1:-8 2:23 3:8 4:-10 8:-8 9:-7
by before A	0:-7 1:19 2:26 3:-18 5:-6 9:-7
by before Ap	0:-9 1:-10 2:25
by before As	0:-6 2:7
by before Au	1:27 3:-17 5:-6
by before F	0:-6 1:-13 3:26
by before Fp	0:14 3:-10
by before Fu	0:-21 1:-13 3:37
by before N	0:13 1:-12 2:-9 5:13
by before Nu	0:8 1:-11 2:-9 5:13
by before O	3:9 8:-6
by before Ou	0:-6 3:11
by before arena	1:10
by before duel	0:-9 2:14
by before falling_blocks	0:9 3:-6
by before flappy	0:-8 1:31 2:-12 3:-11
by before memory	0:-37 1:-14 3:47
by before platformer	0:-8 1:16 2:-12 3:-7 5:12
by before quiz	0:20 3:-19
by before tower_defense	0:45 1:-62 2:31
by behind	0:8 2:-8 3:8 4:-8 5:8 6:6 8:-7 9:-10
by behind A	0:22 1:11 3:-21 4:-6 5:-15 6:-8 9:-10
by behind Ap	0:-17 1:8 2:14 3:-12 6:-7
by behind As	0:-9 1:10
by behind Au	0:51 2:-19 3:-12 5:-14 9:-11
by behind F	0:11 1:-12 2:-14 3:15 4:-6 6:6
by behind Fp	1:21 2:-12 3:-21 6:12
by behind Fu	0:8 1:-39 3:39 6:-6
by behind H	2:9
by behind Hp	2:9
by behind N	2:-10 3:-25 5:27 6:-6
by behind Np	0:-9 5:10
by behind Nu	0:7 2:-9 3:-27 4:7 5:21 6:-6
by behind O	1:-22 2:-10 3:45 6:-15
by behind Op	1:-18 3:31 6:-15
by behind Ou	0:-7 1:-6 2:-7 3:22
by behind V	0:-31 1:-28 3:14 6:26
by behind Vp	0:-27 1:-19 6:37
by behind aim_physics	1:16 2:-14 3:-9
by behind arena	0:78 1:-27 2:-26 3:-42
by behind breakout	0:-23 1:-26 3:48 6:-9
by behind catcher	0:-7 3:9
by behind clicker	0:-6 1:-29 2:-6 3:38
by behind duel	0:-39 1:65 2:-14 3:-27
by behind falling_blocks	0:20 1:-13
by behind farm_sim	1:30 2:-19 3:-6
by behind flappy	0:-20 1:15 5:15
by behind match3	0:-7 1:-19 3:26
by behind maze	0:46 1:17 2:-15 3:-28 4:-6 5:-16
by behind memory	0:8 1:-74 2:-8 3:50 6:21
by behind platformer	0:-42 2:-12 3:15 5:39 9:-12
by behind quiz	0:16 1:-46 2:-6 3:34
by behind racing	0:44 1:15 2:-22 3:-28 5:-10
by behind reaction	1:-12 3:16
by behind rhythm	0:-10 1:50 2:-15 3:-34
by behind runner	0:-7 1:10
by behind shmup	0:-31 2:35 3:-36 6:12
by behind tower_defense	0:-19 2:58 3:-23 5:-12
c A	1:19 2:16 3:-6 5:-7 6:-7
c A +	1:8 2:25 3:-15 5:-14 6:-9 8:-9
c A 1	0:7 1:18 4:-6 6:-6
c F	2:-6 3:30 5:-9 7:-6 8:-7
c F +	1:-7 3:25 5:-10 6:10 7:-7
c F 1	0:8 2:-10 3:6 5:-7 6:-7 8:-10
c H	0:6 2:34 3:-35 4:-16 6:11 8:-10
c H +	0:8 1:-32 2:45 3:-47 4:-16 6:25 8:-9
c H 1	1:20 4:-8 6:-18 8:-6
c N	0:14 1:-15 2:-16 4:16 5:11 6:-7 7:-11 8:6 9:-10
c N +	1:-6 2:-18 4:28 5:-6 6:-11 7:-10 8:11 9:-11
c N 1	0:23 1:-12 3:-9 4:-19 5:20 8:-8
c O	0:12 1:-9 2:-8 3:12 7:-7 8:13 9:-7
c O +	0:15 1:-16 3:7 4:6 6:-9 7:-8 8:14 9:-9
c O 1	2:-7 3:12 5:-13 6:11
c V	0:10 1:18 2:10 3:-11 5:-12 6:-12 8:-10 9:-10
c V +	1:20 2:14 3:-14 4:-9 6:-24 9:-9
c V 1	0:17 5:-13 6:9 8:-9
called word:enemy	0:-22 1:-12 2:39
called word:enemy A	0:-14 1:-12 2:29
called word:obstacle	0:11 1:-8 3:-11 4:-7 5:16
cm Ap	0:9 1:-6 2:27 5:-14 6:-11 7:-6 8:-7
cm Ap --	0:15 1:-11 2:23 5:-10 6:-17 7:-7 8:-8 9:-10
cm Ap -e	0:12 1:46 2:-41 4:-19
cm Ap h-	1:-20 2:29 4:14 5:-18 6:-10 7:-10 9:13
cm Ap he	0:7 1:-16 3:-18 4:-8 6:16 7:15 9:-7
cm As	1:32 3:-11 4:-6 6:-6 9:-6
cm As --	0:6 1:51 2:-23 3:-8 4:-6 7:-12
cm As -e	0:-27 1:42 2:-28 3:-15 4:-14 7:27
cm As h-	1:-51 2:53 7:-17 9:-16
cm As he	2:-19 7:20
cm Au	1:11 2:6 6:-6 9:-6
cm Au --	2:21 4:-12 5:6 7:-8 8:6 9:-9
cm Au -e	1:70 2:-46 3:-45 7:-7 8:-6
cm Au h-	1:-63 2:62 3:20 4:-20 6:-6 7:-11 8:-25
cm Au he	0:8 1:8 2:-81 3:-13 4:34 5:-22 6:-7 7:29 8:12 9:15
cm Fp	0:-8 1:-8 2:7 3:26 5:-10 6:6 7:-6 8:-20
cm Fp --	0:-10 3:9
cm Fp -e	0:12 3:-24 4:21
cm Fp h-	1:-12 2:22 3:17 4:-18 5:-10 6:11 8:-22
cm Fp he	0:-14 2:-36 3:36 4:17
cm Fs	0:16 1:14 2:-22 3:6 4:-7 6:-10 7:-6 8:-6
cm Fs --	0:7 1:26 2:-7 3:-13 4:-11
cm Fs -e	0:-8 1:-20 3:8 4:16
cm Fs h-	0:14 2:-9
cm Fs he	0:9 3:22 4:-23
cm Fu	0:8 1:-9 3:14 5:-8 7:-6
cm Fu --	0:9 1:6 2:-18 5:-8 8:8 9:-8
cm Fu -e	1:-6 3:-22 4:27 6:7
cm Fu h-	0:-31 1:-21 2:31 3:27 4:-15
cm Fu he	0:55 2:-29 3:-11 4:-26 6:8
cm Hp	1:-25 2:46 3:-16 4:-13 5:9 6:11 7:-12 8:-10 9:-8
cm Hp --	0:6 1:-26 2:21 3:9 4:-13 6:6 7:-11 8:-8
cm Hp -e	0:-9 2:14
cm Hp h-	0:-10 2:49 3:-33 5:11 9:-8
cm Hp he	0:17 2:-28 6:17
cm Hs	1:17 2:-25 5:-10 6:-16 7:27
cm Hs --	1:28 2:-26 5:-10 6:-8 7:10
cm Hu	0:15 1:9 2:13 3:-38 4:-12 5:-9 6:8 7:-8 8:-6 9:8
cm Hu --	0:-21 1:21 2:30 3:-34 4:-7
cm Hu -e	0:24 1:-11 2:-23 6:17
cm Hu h-	0:24 1:-8 2:32 3:-10 4:-7 6:-25 9:-6
cm Hu he	2:-45 6:26 9:23
cm Np	1:-11 4:-7 5:20 6:8 7:-6 8:-22 9:-8
cm Np --	0:-11 2:23 3:11 4:-40 6:7 8:-11
cm Np -e	0:32 1:-12 4:13 5:-21 8:-14
cm Np h-	0:-8 1:-7 2:-18 3:-12 4:18 5:23 8:-9 9:-6
cm Np he	3:8 4:-14 5:8 6:6
cm Ns	0:6 1:-17 2:-12 3:-8 4:12 5:-12 8:23
cm Ns --	1:-17 4:21 5:-6 8:7
cm Ns h-	2:-10 8:12
cm Ns he	0:6 4:-12 8:10
cm Nu	0:10 2:-13 4:14 6:-14 7:-8 9:-8
cm Nu --	0:-28 1:21 2:11 3:10 4:-20 5:18 6:-12 7:-6 8:-17
cm Nu -e	0:-20 1:-22 4:50 8:-16
cm Nu h-	0:26 1:-17 2:-15 3:-15 5:-22 6:-6 8:33 9:-6
cm Nu he	0:48 2:-22 4:-18 5:-6 8:-8
cm Op	1:-25 2:-6 3:25 4:-13 5:17 7:-8 8:6 9:-7
cm Op --	0:-8 1:-24 3:26 4:-19 5:-14 6:13 8:14
cm Op -e	0:47 2:18 3:-47 4:15 5:-15 6:-8 8:-6
cm Op h-	0:-36 1:-10 2:-14 3:34 4:-9 5:29 7:-8 9:-6
cm Op he	0:30 3:-18 4:-9 5:6 6:-8 8:-14
cm Os	1:18 2:-9 3:-18 5:-36 6:8 7:-10 8:21
cm Os --	1:32 4:-12 6:-21
cm Os -e	1:-14 4:8 6:11
cm Os h-	0:14 1:-8 3:-15 4:18 5:-29 6:-8 8:25
cm Os he	0:9 2:-7 3:-6 4:-8 5:-8 6:23
cm Ou	0:14 3:-7 4:16 5:-6 6:-11 9:-7
cm Ou --	0:20 2:-16 3:-25 4:13 5:7 7:-7
cm Ou -e	0:-7 1:-9 2:12 3:28 4:-20 5:-11 6:-11 7:18 8:-6
cm Ou h-	0:13 1:-6 2:36 3:-34 5:-26 7:-7
cm Ou he	0:-18 2:-74 3:55 4:21 5:8 8:-14
cm Vp	1:-14 2:20 3:-8 4:-11 5:9 6:9 7:-10 8:-7 9:-6
cm Vp --	0:14 1:-20 3:-8 4:8 6:21
cm Vp h-	2:14 4:-22 5:13 6:-13 7:-8 8:-6
cm Vp he	0:-15 2:17
cm Vs	0:8 1:31 2:-37 3:-9 4:-9 5:-6 7:15
cm Vs --	0:10 1:23 2:-13 3:-7 4:-7 8:-6
cm Vs h-	1:26 2:-23
cm Vu	0:6 1:17 4:12 5:-26 6:-23 7:-10 9:-6
cm Vu --	0:7 1:44 2:-18 3:9 4:-7 5:-13 6:-15 7:-6 8:-18
cm Vu -e	0:-7 4:13
cm Vu h-	0:9 1:-24 2:19 3:-13 4:15 5:-17 6:-11 8:8
cm Vu he	2:22 4:-11
join at	1:-8 2:34 3:-21 4:24 5:-14 6:-12 7:-7 8:-11
join at A	0:-36 1:-23 2:30 4:23 7:-6
join at H	2:15
join at N	0:11 2:-7 3:-19 4:24 8:-6
join at O	0:14 1:18 2:-8 4:-17 5:-10
join at V	0:17 2:9 4:-12
join at enemy	0:27 4:-19
join at enemy N	0:14 4:-12
join at enemy Nu	0:14 4:-12
join at free	1:-18 2:38 4:-21
join at free A	0:-12 1:-18 2:39 4:-16
join at free Au	0:-12 1:-18 2:39 4:-16
join at hero	0:24 2:-9 3:-16 4:21 5:-9 8:-6
join at hero N	3:-15 4:24
join at hero Np	0:6 4:6
join at hero V	0:9
join at item	0:-19 1:16 2:-37 3:-7 4:46
join at item A	0:-17 2:-33 4:46
join at item Ap	0:-17 2:-33 4:46
join at item N	3:-6 4:13
join at item Np	0:11 3:-6
join at projectile	0:-17 1:-8 2:55 4:-17 6:-9
join at projectile A	0:-9 1:-6 2:34 4:-12
join at projectile Ap	0:-8 1:-6 2:30 4:-9
join at projectile H	2:15
join at projectile Hp	2:11
join at projectile V	0:-6 2:15
join at projectile Vp	0:-6 2:15
join attack	0:-17 2:-13 3:-18 4:41
join attack A	1:23 2:-13 3:-6 4:-8
join attack F	1:-11 3:-12 4:22
join attack N	0:-11 1:-20 4:26
join attack enemy	0:-17 2:-13 3:-18 4:41
join attack enemy A	1:23 2:-13 3:-6 4:-8
join attack enemy Au	1:33 2:-13 3:-6 4:-21
join attack enemy F	1:-11 3:-12 4:22
join attack enemy N	0:-11 1:-20 4:26
join attack enemy Nu	0:-11 1:-20 4:26
join avoid	0:-13 1:9 2:24 3:9 4:21 5:-27 6:-10 8:-19
join avoid A	0:10 1:15 5:-10 8:-6
join avoid F	0:-11 3:25 6:-9
join avoid H	2:19 3:-8
join avoid O	0:-13 2:16 5:-8
join avoid enemy	0:-13 1:19 2:-12 4:31 5:-17 8:-15
join avoid free	0:35 2:-31
join avoid free A	0:37 2:-34
join avoid free Ap	0:37 2:-34
join avoid hero	0:-43 2:12 3:21 4:-6 5:15 6:-9 8:-6
join avoid hero A	0:-14 2:35 5:-9
join avoid hero Ap	2:8
join avoid hero Au	0:-9 2:27 5:-8
join avoid hero F	0:-11 3:25 6:-9
join avoid hero Fp	0:-11 3:25 6:-9
join avoid hero O	0:-22 2:-8 5:24
join avoid hero Op	0:-13 2:-46 5:55
join avoid item	2:46 3:-8 5:-41
join avoid item H	2:17 3:-8
join avoid item Hu	2:17 3:-8
join avoid item O	0:7 2:31 5:-40
join beside	0:-18 2:-10 3:-7 4:25 5:-15 6:6 7:18 8:-16
join beside A	0:-41 1:7 4:27 5:-8 7:7 9:9
join beside F	0:-12 1:16 2:-31 3:34 4:-31 6:13
join beside H	1:-21 2:21 6:6
join beside N	3:-17 4:25
join beside O	0:39 1:-12 2:-18 3:-33 4:28 5:-6 6:-7 8:-9
join beside V	0:-8 2:16 3:-7 4:-27 7:20
join beside enemy	0:-28 1:-11 4:17 7:19
join beside enemy A	0:-20 4:15
join beside enemy Ap	2:7
join beside enemy Au	0:-17 4:19
join beside enemy F	0:-10 2:-8 3:25 4:-6
join beside enemy Fu	0:-10 3:19 4:-6
join beside enemy N	0:-29 3:-8 4:36
join beside enemy Nu	0:-29 3:-8 4:36
join beside enemy O	0:33 2:-7 3:-11 4:-12
join beside enemy Ou	0:33 2:-7 3:-11 4:-12
join beside enemy V	0:-6 1:-17 2:19 3:-6 4:-17 7:22
join beside enemy Vu	2:23 3:-6 4:-16
join beside free	0:-20 1:6 2:-16 3:7 4:20 5:-6 6:-11 7:11 8:-6
join beside free A	0:-25 1:14 2:-12 3:7 4:6 7:14
join beside free Ap	0:-29 1:24 2:-29 3:12 4:21
join beside free Au	0:19 1:-36 2:19 3:-6 4:-17 7:15
join beside free F	3:17 4:-11
join beside free H	0:20 1:-19 2:12 6:-9
join beside free Hu	0:24 1:-19 6:-6
join beside free O	0:-7 1:-6 3:-16 4:27
join beside free Ou	0:-17 3:-8 4:30
join beside hero	0:13 1:-30 3:13 4:-6 5:-7 7:-7 8:-11 9:9
join beside hero A	1:-25 2:-15 4:24 7:-6 9:13
join beside hero Ap	0:-10 1:-6 3:11 4:10
join beside hero Au	0:13 1:-19 2:-14 3:-10 4:17 7:-6 9:16
join beside hero F	2:-23 3:17 4:-17 6:15
join beside hero Fp	3:10
join beside hero Fu	2:-23 3:12 4:-17 6:19
join beside hero H	0:-12 2:22 6:-9
join beside hero O	0:23 2:-6 4:-9 6:-7 8:-6
join beside hero Op	3:8
join beside hero Ou	0:24 6:-6
join beside item	0:22 2:27 3:-47 4:9
join beside item N	0:23 3:-10 4:-11
join beside item O	0:9 3:-21 4:19
join bring	0:-33 1:12 3:31
join bring A	0:-14 1:17
join bring F	0:-9 3:10
join bring N	3:8
join bring O	0:-9 3:17
join bring free	0:-11 3:21
join bring free O	0:-9 3:17
join bring hero	0:-17 3:21
join bring hero F	0:-9 3:10
join bring hero Fp	0:-8 3:8
join bring item	0:-8 1:19 3:-8
join bring item A	0:-8 1:19 3:-8
join bring item Au	0:-8 1:19 3:-8
join but	0:-42 1:29 2:36 3:8 4:-31 6:-7
join but A	0:-14 1:-7 2:35 4:-7
join but H	0:19 2:-11
join but O	0:-42 2:14 3:32 4:-14
join but free	0:-19 1:38 3:-24
join but item	1:-8 2:36 3:-12 4:-15
join but item A	0:-12 1:-6 2:30 4:-6
join but item Au	0:-11 1:-6 2:27 4:-6
join but place	2:14
join by	0:-14 1:19
join by A	0:-14 1:19
join chase	0:-17 1:14 2:-40 3:36
join chase A	0:-10 1:15 2:-40 3:36
join chase enemy	0:-10 1:20 2:-12
join chase enemy A	1:21 2:-12
join chase enemy Au	1:18 2:-12
join chase hero	0:-8 1:-7 2:-30 3:39
join chase hero A	0:-8 1:-7 2:-30 3:39
join chase hero Ap	2:-52 3:55
join cross	0:13 2:-13 4:-24 8:25
join cross N	0:13 2:-13 4:-24 8:25
join cross hero	0:13 2:-13 4:-24 8:25
join cross hero N	0:13 2:-13 4:-24 8:25
join cross hero Nu	0:19 4:-7
join eat	0:-20 1:13 2:-7 3:27 4:-17
join eat A	0:-8 1:23 3:-14
join eat F	3:20 4:-16
join eat N	1:-10 3:20
join eat O	3:8
join eat enemy	0:-8 1:-8 3:30 4:-16
join eat enemy F	3:20 4:-16
join eat enemy Fs	3:17 4:-17
join eat hero	0:-12 2:-7 3:27
join eat hero A	0:-8 3:14
join eat hero Ap	0:-8 3:14
join eat hero N	3:10
join eat hero Np	3:10
join eat hero O	3:6
join eat hero Ou	3:6
join eat item	1:25 3:-24
join eat item A	1:25 3:-24
join eat item Au	1:25 3:-24
join far	0:8 2:28 3:-10 5:-8 8:-12 9:-6
join far A	0:11 2:14 5:-19
join far F	1:-6 2:45 3:-17 4:-6 5:-9 6:-15 7:-7 8:-11
join far H	1:-20 2:32 3:-25 4:-9 5:-8 6:6 7:10
join far N	0:11 1:12 2:8 3:-30 4:-10 5:9 7:-7 8:-8 9:-8
join far O	0:10 2:-29 3:10 4:-13 8:13 9:-7
join far V	3:6 4:32 5:8 6:-10 7:-11 8:-26
join far ally	0:-15 3:-12 5:29
join far enemy	0:16 2:-80 3:12 4:33 5:-13 6:-8 7:9 8:19 9:-6
join far enemy A	1:15 2:-53 4:27 7:-16 8:13
join far enemy Ap	0:11 1:-16 2:-30 3:35
join far enemy As	0:-19 1:37
join far enemy Au	2:-27 3:-23 4:32 7:-13 8:15
join far enemy F	2:-18 4:17 6:-6
join far enemy Fp	2:-12 3:17
join far enemy Fs	3:8
join far enemy Fu	3:-13 4:19
join far enemy H	0:-6 1:-13 2:-18 6:12 7:22
join far enemy Hs	0:-6 1:-13 6:-8 7:22
join far enemy N	2:-8 3:10 4:-20 8:23
join far enemy Np	0:-10 3:17
join far enemy Ns	0:-16 4:-9 8:25
join far enemy Nu	0:24 2:-7 3:-6 4:-6
join far enemy O	0:30 1:-8 2:-19 3:12 5:-11 6:-17 7:14 8:-9
join far enemy Op	0:44 3:-26 6:-19
join far enemy Ou	0:-15 1:-6 2:-19 3:30 5:-15 6:9 7:16 8:-7
join far enemy V	1:-12 4:17
join far enemy Vu	1:-12 4:18
join far free	1:9 2:18 3:11 5:-9 6:-13 7:-15 8:-36 9:-15
join far free A	0:8 4:6 5:-11 7:-14 8:-6 9:-14
join far free Ap	0:42 1:-19 2:-22 4:-13 9:-6
join far free As	0:-29 1:47 2:19 3:-28 4:-9 7:-12
join far free Au	0:-10 1:-8 3:13 4:22 5:-10 9:-9
join far free F	0:9 1:-13 2:-11 3:26 4:-18 8:-18
join far free Fp	0:-12 3:29 8:-17
join far free Fu	0:16 1:-9 2:-17 3:7 4:-15 6:6
join far free H	0:-17 2:28 3:-6
join far free Hp	0:-12 2:21 3:-6
join far free Hu	0:-6 2:10
join far free N	1:7 2:35 3:-22 4:8 5:-10 6:-9 8:-24
join far free Np	0:-16 1:-8 2:38 4:-23 5:10 6:-8
join far free Nu	0:27 1:14 3:-20 5:-18
join far free O	0:6 1:6 3:7 4:-26 5:8 6:-12
join far free Op	0:17 1:-16 2:33 3:16 4:-9 5:-25 6:-11 8:-23
join far free Os	0:-28 1:24 2:-10 4:17 8:-8
join far free Ou	0:7 1:-7 2:-36 3:-10 4:-35 5:47 8:28
join far free V	0:-10 1:-6 2:6 4:28 8:-14
join far free Vp	0:-16 2:18
join far free Vs	0:14 1:12 2:-7 8:-14
join far free Vu	1:-16 2:-11 4:32
join far goal	1:47 2:-18 4:-53 6:17
join far goal A	0:-31 1:54 4:-34
join far goal Ap	1:12 2:9 4:-14
join far goal Au	0:-27 1:48 4:-23
join far goal F	0:22 4:-12
join far goal Fu	0:22 4:-12
join far goal H	0:15 2:-9
join far goal Hu	0:15 2:-9
join far goal O	0:-15 1:-13 2:9 4:-9 6:22
join far goal Ou	1:-6 2:12 4:-7
join far goal V	0:24 1:-13 2:-10
join far goal Vu	0:24 1:-13 2:-10
join far hero	1:-31 3:-7 4:-10 5:22 6:12
join far hero A	0:6 1:-37 2:-10 3:15 4:-6 5:-10 7:21 8:-10 9:19
join far hero Ap	0:31 1:-18 4:-6 5:-6 6:11 7:11 9:-19
join far hero As	0:-13 2:-16 4:14 7:17
join far hero Au	0:-12 1:-29 3:22 4:-11 5:-6 6:-6 8:-10 9:35
join far hero F	0:9 2:23 3:-17 6:-14
join far hero Fp	0:16 8:-10
join far hero Fu	1:-16 2:25 6:-9 8:8
join far hero H	2:13 3:-6
join far hero Hp	2:25 3:-6 6:-13
join far hero Hu	6:11
join far hero N	0:-19 1:-9 2:-22 3:-11 4:24 5:21 6:13 8:-6 9:-6
join far hero Np	0:-26 2:-14 3:11 4:-28 5:28 6:14
join far hero Nu	0:9 1:-6 2:-10 3:-28 4:46 5:-13 8:-6
join far hero O	0:6 1:-8 3:-12 4:-11 6:16 7:-7 8:10
join far hero Op	0:-28 3:-20 4:8 5:31 6:14 8:-17
join far hero Os	0:22 1:-8 5:-30 6:-8 8:26
join far hero Ou	0:15 2:11 3:8 4:-22 5:-26 6:14
join far hero V	0:9 2:-17 3:11 4:-11 5:31 6:-9 7:-6 8:-6
join far hero Vp	0:39 1:-31 2:-24 3:13 4:-12 5:38 6:-9
join far hero Vu	0:-28 1:18 2:22 5:-8
join far item	0:14 1:7 2:79 3:-61 4:-8 5:-40 6:-9 7:-6
join far item A	0:29 1:-35 2:46 3:-25 4:-10
join far item Ap	0:7 1:-27 2:35 3:-14
join far item As	0:-6 2:10
join far item Au	0:35 1:-16 2:16 3:-18 4:-10
join far item F	0:-26 1:19 2:43 3:-40
join far item Fp	2:17 3:-14
join far item Fu	0:-11 1:20 2:31 3:-39
join far item H	2:28 3:-17 6:-6
join far item Hp	0:19 2:-6
join far item Hu	0:-17 2:38 3:-15
join far item N	0:44 1:-6 2:10 3:-19 4:-21
join far item Nu	0:39 2:14 3:-6 4:-36
join far item O	0:-17 1:22 2:-19 4:32 5:-30 6:-7 8:22
join far item Op	0:54 1:-14 2:-59 3:6 4:8 5:-46 8:33
join far item Ou	0:-50 2:25 4:29 5:7 8:-13
join far item V	0:-24 1:36 2:29 3:-9 4:-6 5:-24 8:-10
join far item Vu	0:-20 1:26 2:16 3:-6 4:-6 8:-10
join far obstacle	0:-30 1:-17 3:37 4:15 5:-24
join far obstacle A	0:-8 2:13 3:6 5:-17
join far obstacle Ap	0:-8 2:13 3:6 5:-17
join far obstacle F	0:-11 1:-11 3:28
join far obstacle Fu	0:-6 3:13
join far obstacle O	0:-13 3:18 5:-7
join far obstacle Op	0:-13 3:18 5:-8
join far place	2:-12 3:18 6:9
join far place O	0:8 6:9
join far place Op	6:9
join far projectile	0:42 1:-14 2:24 3:-27 4:-18 6:-12
join far projectile A	0:16 2:8 4:-16
join far projectile As	0:20 2:-15
join far projectile Au	0:6 2:10 4:-12
join far projectile F	0:-10 1:-12 2:33 3:-14
join far projectile Fp	0:-10 1:-12 2:33 3:-14
join far projectile O	0:41 2:-17 3:-12 6:-11
join far projectile Op	0:30 2:-8 3:-10 6:-9
join fight	0:26 3:-18
join fight A	0:16 3:-17 4:13
join fight enemy	0:13 2:-14 4:9
join fight hero	0:17 2:8 3:-17
join fight hero A	0:20 3:-17
join fight hero Ap	2:18 3:-17
join fight hero Au	0:21 2:-16
join first	0:11 1:22 2:-8 3:9 4:-7
join first A	0:10 1:18 4:-6 6:-6
join first F	0:6 2:-8 5:-6 6:-7 8:-10
join first H	1:20 4:-8 6:-18 8:-6
join first N	0:9 4:-19 5:9
join first O	2:-7 3:10 5:-12 6:11
join first V	1:7 5:-13 6:9 8:-9
join first first	0:11 1:22 2:-8 3:9 4:-7
join first first A	0:10 1:18 4:-6 6:-6
join first first Ap	0:-19 1:27 2:6 5:-8 6:-17 8:-6 9:-6
join first first As	0:25 1:11 3:-22
join first first Au	0:16 1:-11 3:7
join first first F	0:6 2:-8 5:-6 6:-7 8:-10
join first first Fp	0:19 2:10 4:-12
join first first Fs	0:15 1:28 3:-27 4:-9
join first first Fu	0:-6 1:-25 2:-15 3:25 4:14 6:-9 8:-11
join first first H	1:20 4:-8 6:-18 8:-6
join first first Hp	0:16 1:-23 3:16 5:7 6:-11
join first first Hs	0:7 1:14 2:-25 5:-9 7:14
join first first Hu	0:-13 1:33 3:-26 6:-9
join first first N	0:9 4:-19 5:9
join first first Np	0:13 1:-9 3:12 4:-12 5:-22 6:14
join first first Ns	1:-8 3:19 4:-10
join first first Nu	1:10 3:-16 5:20 6:-10
join first first O	2:-7 3:10 5:-12 6:11
join first first Op	0:-15 1:19 2:-9 3:10 4:-11 5:10 6:15 8:-32
join first first Os	0:-40 1:-8 2:-7 3:47 4:-8 8:19
join first first Ou	0:35 3:-25 4:7 5:-26 8:9
join first first V	1:7 5:-13 6:9 8:-9
join first first Vp	0:10 1:-13 2:-15 3:-18 4:19 6:22
join first first Vu	1:19 2:6 3:16 4:-19 5:-11 6:-15 8:-8
join for	0:7 1:-11 3:17 8:-9
join from	1:-31 2:33 3:-8 4:13 5:13 6:-21 7:-7 9:-9
join from A	0:17 1:-24 2:13 3:-9 4:-12 5:21 9:-6
join from F	0:-9 2:-10 3:30 4:8 6:-18
join from H	2:13
join from N	0:6 4:-11 8:8
join from O	0:-22 1:-6 2:33 3:-35 4:30 5:-11
join from enemy	2:-9 3:-7 4:24
join from enemy F	2:-9 3:10 4:8
join from enemy Fu	2:-9 3:10 4:8
join from free	0:16 1:-12 2:-11 3:-10 5:37 8:-26
join from free A	0:21 1:-6 2:-51 3:-10 5:42
join from free Au	0:23 1:-6 2:-52 3:-10 5:42
join from free F	3:7
join from free Fu	3:7
join from free O	0:-10 1:-6 2:39 3:-7 5:-7 8:-21
join from free Ou	0:-10 1:-6 2:39 3:-7 5:-7 8:-21
join from goal	0:13 1:-15 2:36 4:-9 5:-19
join from goal A	0:16 1:-14 2:29 4:-8 5:-18
join from goal Ap	2:10
join from goal Au	0:18 1:-10 2:21 4:-7 5:-18
join from goal H	2:10
join from goal Hp	2:10
join from hero	0:-23 2:16 3:10 4:20 6:-16
join from hero A	0:-13 2:22
join from hero Au	0:-9 2:16
join from item	0:-7 1:-6 2:15 3:-16 4:-15 8:26
join from item A	2:17 3:-6
join from item Ap	2:14
join from item N	4:-11 8:12
join from item Nu	4:-11 8:12
join guard	4:10
join guard O	0:-8 4:14
join guard hero	4:10
join guard hero Nu	0:20 4:-19
join guard hero O	0:-8 4:14
join guard hero Ou	0:-8 4:14
join in	0:35 2:-46 3:-39 6:-9 7:7 8:26
join in A	0:-14 1:7 2:-8 7:18
join in N	0:17 3:-12 4:-17 5:13
join in O	0:23 1:15 2:-19 3:-12 4:-9 5:-11 8:9
join in V	0:16 1:-7 2:-30 8:23
join in enemy	0:28 8:-25
join in enemy N	0:28 8:-25
join in enemy Nu	0:14 8:-16
join in free	0:-22 2:-11 3:-26 4:12 5:16 7:16 8:10
join in free A	0:-25 1:11 2:-7 7:19
join in free Ap	1:-16 2:17
join in free Au	0:-19 1:19 2:-21 7:20
join in free N	0:-8 3:-7 4:-28 5:22 8:17
join in free Ns	4:-18 8:22
join in free Nu	0:-10 4:-12 5:25 8:-6
join in free O	0:20 1:-12 2:-8 4:13 5:-6 8:-8
join in free Ou	0:20 1:-12 2:-8 4:13 5:-6 8:-8
join in goal	0:11 1:16 4:-9 8:-12
join in hero	0:22 1:-19 2:-22 3:-6 4:-36 5:-9 8:51
join in hero N	0:22 4:-6 8:-8
join in hero Ns	0:15 8:-10
join in hero Nu	0:9 4:-6
join in hero O	0:-17 2:-7 4:-24 8:41
join in hero Ou	0:-17 2:-7 4:-24 8:41
join in hero V	0:9 1:-15 2:-14 4:-8 8:27
join in hero Vs	2:-12 8:14
join in hero Vu	0:8 1:-13 4:-8 8:16
join in item	0:31 1:15 2:-33 3:-9 4:22 7:-6 8:-26
join in item N	0:-8 4:20 8:-7
join in item Nu	0:-17 4:22
join in item O	0:10 1:25 3:-8 4:-7 8:-18
join in item Os	1:26 4:-19 8:-8
join in item V	0:16 1:-11 2:-16 4:13
join in item Vu	0:8 2:-16 4:13
join is	0:24 1:-30 2:20 3:14 4:-9 5:-7 6:-6 7:-14
join is A	0:49 1:-14 3:-11 4:-6 7:-10
join is F	1:-19 2:14 3:12
join is free	0:-17 1:-13 2:36 3:16 4:-6 5:-7 6:-6 7:-13
join is free A	2:18 3:-10 7:-9
join is free Ap	1:-30 2:25
join is free As	0:-12 1:33 2:-8 3:-10 7:-7
join is free F	1:-19 2:14 3:12
join is free Fs	0:12 1:-17 3:8
join is free Fu	0:-15 2:16
join is hero	0:38 1:-22 2:-14
join is hero A	0:38 1:-22 2:-14
join is hero As	0:27 1:-22
join list	0:-7 1:-21 2:10 3:22 4:-24 7:-6 8:9
join list A	2:-10 3:20 4:-35 5:-9 6:-8 8:9
join list F	0:7 1:-30 2:21 3:-17 4:11 8:21 9:-10
join list H	0:-7 1:-6 2:-27 3:-8 6:38 9:20
join list N	0:10 1:-19 2:-18 3:35 4:17 5:-12 6:-18 8:-21
join list O	0:-14 1:-16 2:14 3:15 4:-16 5:13 6:-13 8:7
join list V	0:-14 1:8 2:31 3:9 4:-22 6:-10
join list enemy	0:6 1:17 4:-48 6:-11 7:12 8:-6 9:8
join list enemy A	0:14 1:19 2:-6 3:-6 4:-25 5:-18 6:-6 7:14 9:-16
join list enemy Ap	0:-11 1:40 3:-26 4:-8
join list enemy As	1:16 3:-6
join list enemy Au	0:26 1:-33 3:20 4:-19 5:-17 6:-6 7:18 9:-11
join list enemy F	0:22 2:-12 3:-7
join list enemy Fu	0:22 2:-12 3:-7
join list enemy H	0:-6 2:-18 9:23
join list enemy N	0:16 3:-10 4:-11 5:8
join list enemy Np	0:16 3:-10 4:-11 5:8
join list enemy O	0:-35 2:19 3:15 4:-17 5:10
join list enemy Op	0:-7 2:32 3:-9 5:-12
join list enemy Ou	0:-32 2:-19 3:23 4:-12 5:21
join list free	1:7 2:8 4:-14 5:-26 6:27 7:-8 8:-12 9:-23
join list free A	1:19 2:-21 3:27 4:-10 5:-11 9:-17
join list free Ap	0:25 1:-9 3:-12 5:-7
join list free As	0:-6 1:23 2:-16
join list free Au	0:-12 1:9 2:-13 3:38 4:-9 9:-17
join list free F	1:-6 2:18 3:-32 4:31 6:-6
join list free Fu	1:-6 2:18 3:-32 4:31 6:-6
join list free H	2:-45 6:41
join list free Hp	0:-9 2:-21 6:30
join list free Hu	0:12 2:-30 6:17
join list free N	0:-13 1:-13 2:-14 3:53 4:-21 5:-9
join list free Np	3:18 4:-14 5:-8
join list free Nu	0:-18 1:-12 2:-13 3:40 4:-8
join list free O	0:31 1:-16 2:36 3:-32 4:-14 5:-9 8:-6
join list free Op	2:11 4:-7
join list free Os	0:13 1:-15 2:26 3:-23
join list free Ou	0:23 3:-16 4:-6
join list free V	0:-32 1:21 2:21 4:-6
join list free Vu	0:-18 1:21 2:6 4:-6
join list goal	0:-16 2:14 3:-7 4:17 5:-14 9:-6
join list goal A	0:-25 1:6 2:12 4:17 5:-12 9:-6
join list goal Au	0:-6 2:20 5:-11
join list goal H	0:8
join list hero	0:-20 1:-27 2:13 3:-6 4:6 5:33 6:-6 7:-11 8:-11 9:24
join list hero A	0:-12 1:-15 2:-8 3:11 4:-21 5:27 7:-9 9:30
join list hero Ap	0:12 1:-17 2:-31 3:-15 9:50
join list hero As	0:11 1:-16 2:8 3:24 4:-13 9:-10
join list hero Au	0:-33 1:11 2:14 4:-7 5:30 9:-18
join list hero F	0:-23 1:-19 2:38 3:-11 6:17
join list hero Fp	1:-15 2:8 3:-6 6:18
join list hero Fu	0:-21 2:37 3:-20
join list hero N	0:7 3:-28 4:34 5:-9 6:-12
join list hero Nu	0:9 3:-7
join list hero O	0:7 2:-34 5:22
join list hero Op	3:-17 5:23
join list hero Ou	0:13 2:-32 3:22
join list hero V	0:-7 2:25 6:-8
join list item	0:-18 1:-35 3:58 4:-14 5:-14 6:-14 8:16 9:-8
join list item A	1:-20 2:33 4:-11 5:-6
join list item Ap	0:-7 1:-23 2:31 4:-7
join list item As	0:17 1:9 3:-24
join list item Au	0:-6 1:-10 2:7 3:22
join list item F	0:-17 1:-11 2:-30 3:34 4:-16 6:-11 8:28
join list item Fp	0:-12 1:-10 2:-12 3:42 4:-9
join list item Fu	0:-6 2:-19 4:-8 6:-9 8:30
join list item H	0:-14 2:22 3:-6
join list item Hp	0:-14 2:22 3:-6
join list item N	1:-7 4:9
join list item Nu	3:15 4:-9
join list item O	0:-24 2:-22 3:49 4:7 5:-8
join list item Op	0:17
join list item Ou	0:-43 2:-20 3:55 4:9
join list item V	0:24 1:-9 2:-14 3:15 4:-13
join list item Vp	0:9 2:-7 3:15 4:-13
join list obstacle	0:29 2:-29
join list obstacle A	0:30 2:-29
join list place	0:15 1:-6 3:-17 5:-17 8:25
join list place A	0:-13 1:-6 3:-10 8:25
join make	0:-6 4:15 6:-9
join make F	0:26 3:-12 6:-9
join make N	0:-17 3:20
join make hero	0:-6 4:15 6:-9
join make hero F	0:26 3:-12 6:-9
join make hero Fp	0:29 3:-27
join make hero Fu	3:13 6:-10
join make hero N	0:-17 3:20
join move	0:8 1:10 3:-20 5:-9 8:13
join move O	0:7 1:18 3:-19 5:-7
join move hero	0:15 1:-7 3:-9 5:-8 8:13
join move hero O	0:15 3:-9 5:-6
join move hero Ou	0:15 3:-9 5:-6
join must	0:27 1:-11 2:-15 3:-46 4:23 5:27 8:-6
join must A	0:29 1:-10 2:-7 3:-8 4:-6
join must F	0:20 3:-38 4:28
join must enemy	3:-26 4:32
join must enemy F	3:-26 4:32
join must enemy Fp	3:-26 4:32
join must free	0:33 1:-11 3:-16
join must free F	0:23 3:-15
join must free Fu	0:23 3:-15
join must hero	2:-10 3:-10 4:-6 5:28 8:-6
join no	0:13 2:14 3:10 4:-50 5:-21 6:-16 7:-13 8:18 9:-9
join no A	0:21 1:-13 2:17 3:10 4:-24 7:-8
join no F	0:36 1:22 2:-42 3:-24 4:-8 6:19
join no H	0:-9 1:-7 2:23
join no N	0:14 1:-21 2:13 4:-32 5:10 6:-9 8:18
join no O	0:-20 1:-15 2:32 3:24 4:-8 5:-33 6:-30 8:13
join no V	1:27 2:-13 3:-6
join no enemy	0:15 1:-9 3:21 5:-9 6:-21 8:-8
join no enemy A	0:29 4:-18
join no enemy Ap	0:10 1:-7 2:10 4:-16
join no enemy Au	0:22 2:-16
join no enemy N	0:-19 3:23
join no enemy Nu	0:-19 3:23
join no enemy O	2:16 4:15 5:-7 6:-21 8:-7
join no enemy Op	0:35 3:-32
join no enemy Ou	0:-30 2:16 3:29 4:15 5:-6 6:-21
join no first	0:32 1:-31 2:-19 3:29 4:-16 5:16 8:-9
join no first A	0:-26 2:-13 3:47
join no first As	0:-26 1:10 3:23
join no first Au	0:-7 1:-16 2:-7 3:30
join no first F	0:9 4:-6
join no first Fu	0:9 4:-6
join no first N	0:38 1:-17 3:-35 5:19
join no first Nu	0:34 3:-31
join no first O	3:12 4:-7
join no first Ou	0:-13 3:20
join no first V	0:25 1:-21
join no free	0:12 1:15 2:-19 3:6 4:-15 5:-19 6:18 8:-15
join no free A	0:14 2:-8
join no free Au	0:14 2:-8
join no free F	0:10 1:23 2:-36 3:-17 6:21
join no free Fp	0:-26 1:28 2:-29 3:24
join no free Fu	0:30 2:-9 3:-39 6:22
join no free N	0:18 3:-9
join no free O	1:-12 2:6 3:24 4:-12 5:-15 8:-12
join no free Op	0:-34 1:-25 2:17 3:40 4:-6 5:-6 8:-12
join no free Ou	0:33 1:13 2:-15 3:-23 4:-7
join no goal	0:8 1:-20 2:26 3:-18 4:-9 5:14
join no goal O	0:9 2:-7 3:-9 5:15
join no goal Ou	0:15 2:-7
join no hero	0:-31 1:59 2:-31 3:19 4:-31 5:-12 6:-7 8:20
join no hero A	1:35 2:-34
join no hero Ap	0:-21 1:36 2:-20
join no hero Au	0:18 2:-16
join no hero N	0:-20 2:17 3:13 4:-30 5:-8 8:24
join no hero Nu	0:-39 2:17 3:14 4:-24 5:-6 8:31
join no hero O	3:14
join no hero Op	0:-14 3:21
join no hero V	0:-15 1:40 2:-26
join no hero Vu	1:16 2:-12
join no item	0:16 1:-38 2:31 3:6 5:-8 6:-9 7:-6
join no item A	0:27 1:-38 2:20 3:-7 7:-6
join no item Ap	0:-8 2:9
join no item As	0:45 1:-38 3:-7 7:-6
join no item Au	0:-11 2:12
join no item H	0:-8 2:9
join no item Hu	0:-7 2:7
join no item O	0:-18 2:9 3:24 5:-7 6:-9
join no obstacle	0:12 3:-22 5:-19 8:32
join obj	0:-12 4:12
join obj A	1:6
join obj item	0:-9 1:13 2:-14 4:13
join of	0:13 3:23 4:-22 6:-22 8:-12 9:14
join of A	0:-6 2:14 3:-6
join of F	0:-7 1:9 2:-12 9:17
join of N	1:-9 3:21 4:-16
join of O	0:20 2:-9 3:17 6:-19 8:-6
join of enemy	1:-17 2:23 4:-6
join of enemy A	1:-18 2:25
join of enemy Au	1:-18 2:25
join of free	0:23 1:7 2:-9 3:17 4:-15 6:-19
join of free F	0:22 1:10 3:-17
join of free Fu	0:23 1:13 3:-24
join of free N	1:-9 3:21 4:-11
join of free Nu	1:-8 3:14 4:-9
join of free O	0:8 3:18 6:-17
join of free Op	0:-9 3:27 6:-17
join of free Ou	0:18 3:-13
join of item	0:-13 1:18 2:-25 3:31 8:-6
join of item F	0:-28 3:34
join of item Fu	0:-28 3:34
join over	2:-12 5:11
join over O	2:-12 5:10
join over hero	2:-9 5:-7 8:19
join over hero O	2:-9 5:-8 8:20
join over hero Op	2:-9 5:-9 8:21
join play	0:20 1:-14
join push	0:13 2:-6 3:7 4:-8
join push O	3:6
join push hero	0:13 2:-6 3:7 4:-8
join push hero O	3:6
join rel	0:-10 1:-12 3:11 4:-8 5:-8 6:17
join rel A	0:-20 2:21
join rel O	0:21 1:-11 2:-6 3:-13 5:-8 6:18
join rel hero	0:-44 2:7 3:21 5:-8 6:18
join rel hero A	0:-20 2:21
join rel hero O	0:-11 5:-7 6:19
join rel hero Op	0:-11 5:-7 6:19
join save	3:-25 4:28
join save A	3:-25 4:28
join shoot	0:11 3:-22 6:20
join shoot H	0:23 2:-13 3:-8
join shoot hero	0:23 2:-13 3:-22 6:16
join shoot hero H	0:23 2:-13 3:-8
join shoot hero Hp	2:-10 3:-8 6:21
join sneak	1:-11 2:19 3:-7
join sneak A	1:-11 2:19 3:-7
join sneak goal	1:-11 2:17 3:-6
join sneak goal A	1:-11 2:17 3:-6
join steal	1:-15 2:27 3:13 4:-11 6:-8
join steal A	0:-19 2:36 3:-8 4:-9
join steal F	1:-13 2:-11 3:23
join steal O	0:11
join steal enemy	0:12 1:-13 3:9
join steal enemy F	0:12 1:-13 3:9
join steal enemy Fp	0:14 3:-11
join steal hero	0:-32 2:30 3:17 4:-9 6:-7
join steal hero A	0:-19 2:36 3:-8 4:-9
join steal hero Ap	0:-6 2:15 3:6 4:-9
join steal hero F	0:-6 2:-8 3:18
join steal hero Fu	2:-8 3:16
join steal hero O	0:-10 3:16
join subj	0:-20 1:-7 2:19 4:-8 5:7 9:-10
join subj A	0:-25 2:18 3:14 4:13 8:-20 9:-8
join subj F	6:10
join subj H	0:14 6:-16
join subj N	0:7 4:-14 8:10
join subj O	0:-11 2:-11 3:-9 5:16 6:8 8:9
join subj V	0:-11 2:16
join subj enemy	4:8
join subj enemy N	4:8
join subj enemy Nu	4:8
join subj free	0:-6 2:19 3:-7
join subj free A	0:-6 2:19 3:-7
join subj free Au	0:-6 2:19 3:-7
join subj hero	0:-15 2:7 3:10 4:-11 5:9 9:-10
join subj hero A	0:-19 3:20 4:16 8:-19 9:-8
join subj hero Au	0:-19 3:20 4:16 8:-19 9:-8
join subj hero F	6:10
join subj hero Fu	6:10
join subj hero H	0:14 6:-16
join subj hero Hu	0:14 6:-16
join subj hero N	0:10 3:6 4:-20 8:10
join subj hero Nu	0:10 3:6 4:-20 8:10
join subj hero O	0:-11 2:-11 3:-9 5:16 6:8 8:9
join subj hero Ou	0:-11 2:-11 3:-9 5:16 6:8 8:9
join subj hero V	0:-11 2:16
join subj hero Vu	0:-11 2:16
join take	0:19 1:18 2:-25 4:-7 5:12
join take A	1:30 2:-8 3:-27 4:7
join take F	1:-7 3:17
join take N	0:28 3:-15 4:-12
join take O	0:10 2:-22 3:19
join take enemy	3:-20 4:24
join take enemy A	3:-20 4:24
join take enemy Au	3:-20 4:24
join take free	0:8 1:-17 3:16 4:-9
join take free A	0:8 1:-17 3:16 4:-9
join take free Au	0:8 1:-17 3:16 4:-9
join take hero	1:-9 3:20 4:-20 5:13
join take hero A	0:-9 2:9 3:15 4:-10
join take hero Ap	3:8
join take hero Au	0:-7 2:9 3:8
join take hero F	1:-7 3:17
join take hero Fu	1:-7 3:18
join take hero N	0:14 4:-10
join take hero Nu	0:14 4:-10
join take hero O	3:11
join take hero Os	0:7 3:-6
join take hero Ou	0:-9 3:16
join take item	0:30 1:48 2:-22 3:-57 4:-7
join take item A	1:48 2:-15 3:-40
join take item Au	1:48 2:-15 3:-40
join take place	2:-15 3:16
join take place O	2:-15 3:16
join take place Op	2:-15 3:16
join throw	0:-6 1:12 2:-10 3:-30 4:-14 5:23 6:20 7:-8
join throw A	1:18 7:-8
join throw F	0:-6 3:-14 4:-14 6:32
join throw O	0:-8 3:-12 5:26 6:-9
join throw enemy	5:33 6:-29
join throw free	6:14
join throw free F	6:10
join throw free Fu	6:10
join throw hero	0:-8 3:-23 4:-13 5:-8 6:48
join throw hero F	3:-10 4:-13 6:24
join throw hero Fp	3:-9 4:-14 6:22
join throw hero O	3:-9 5:-7 6:21
join throw hero Op	3:-7 5:-7 6:17
join throw projectile	0:9 1:18 2:-7 6:-14 7:-7
join throw projectile A	1:21 6:-13 7:-7
join throw projectile Au	1:21 6:-13 7:-7
join to	1:-12 2:-22 3:-24 4:42 6:6 8:-7
join to A	0:12 1:-9 2:-16 4:19
join to F	0:19 3:-19 4:-8 6:8
join to N	0:-31 4:33
join to O	0:7 2:-6 4:8
join to enemy	6:9
join to enemy F	6:9
join to enemy Fu	6:9
join to free	0:17 1:-9 2:-8 3:-18 4:19
join to free A	1:-8 2:-7 4:14
join to free Au	1:-8 2:-7 4:14
join to free F	0:22 3:-17
join to free Fu	0:22 3:-17
join to goal	0:23 4:-17
join to goal O	0:23 4:-17
join to goal Ou	0:23 4:-17
join to item	0:-40 3:-6 4:49
join to item N	0:-31 4:33
join to item Np	4:6
join to item Nu	0:-28 4:29
join vs	0:-7 2:56 3:-25 4:-19 5:-6 6:-12 8:-7
join vs A	0:-11 1:-24 2:33
join vs F	0:8 2:11 3:-8 6:-9
join vs H	2:17
join vs N	0:-15 1:36 3:-17 4:-6
join vs O	0:9 2:11 4:-10
join vs ally	2:11
join vs ally H	2:11
join vs ally Hp	2:11
join vs free	0:9 1:12 2:6 3:-18 6:-10
join vs free A	1:-17 2:18
join vs free Ap	1:-17 2:18
join vs free O	0:23 2:-19
join vs free Ou	0:23 2:-19
join vs goal	2:7
join vs hero	0:-21 1:-11 2:51 3:-9 4:-11
join vs hero A	0:-10 1:-10 2:19
join vs hero As	0:-9 1:-11 2:18
join vs hero F	0:13 3:-7
join vs hero H	2:6
join vs hero Hp	2:6
join vs hero O	0:-19 2:28
join vs hero Op	2:14
join with	0:48 1:-11 2:-40 3:10 4:-21 5:-13 6:8 7:13 8:-13
join with A	0:18 1:-19 2:-16 3:19 6:-17 7:24
join with F	0:12 1:12 2:-11
join with H	0:-7 1:17 2:-17 6:15 7:-6
join with N	4:-6 6:11
join with O	0:42 1:-9 2:-7 3:-14 4:-13 5:-7 6:10 7:-6 8:-10
join with enemy	0:34 1:-35 2:-25 3:-24 4:-7 6:20 7:31 8:-6
join with enemy A	0:13 1:-32 2:-10 3:-6 7:32
join with enemy As	1:-28 2:-7 7:37
join with enemy N	4:-6 6:11
join with enemy Np	4:-6 6:11
join with enemy O	0:24 3:-14
join with free	0:11 1:-10 2:-24 3:46 5:-6 6:-18
join with free A	0:18 1:-32 2:-14 3:34
join with free Ap	0:23 1:15 2:-14 3:-23
join with free As	1:-48 3:52
join with free O	1:28 3:-8 6:-16
join with free Ou	0:-21 1:40 3:-9 6:-8
join with goal	0:-7 2:-13 3:26
join with hero	0:8 6:9
join with hero O	0:-10 3:16 6:10
join with hero Op	0:-9 3:20 6:-7
join with item	0:27 1:20 2:-6 3:-60 6:20 7:-9
join with item A	0:-18 1:36 3:-20
join with item As	0:-18 1:36 3:-20
join with item F	0:14 1:17 3:-26
join with item O	0:44 1:-40 3:-25 6:27
join with item Os	0:33 1:-24
join with item Ou	0:18 1:-11
join with projectile	0:-7 1:9 2:15 6:-11
join with projectile A	0:-7 1:9 2:15 6:-11
join you	0:-6 2:-7 4:18
join you O	0:-6 2:-7 4:18
k a	0:-27 1:30 2:32 3:12 4:-22 5:-6 6:-9
k b	0:15 1:-29 2:-10 3:-66 4:53 6:-13 8:27 9:-7
k c	1:-37 2:54 3:34 4:-27 5:-6 6:-19 7:12 8:-11 9:-18
k f	3:29 5:-9 7:-6 8:-7
k h	0:7 1:-24 2:-13 3:19 8:-7
k l	0:-40 1:16 2:-21 3:69 4:-16 5:-28 7:-9 8:-8 9:-9
k n	0:48 1:-14 2:6 3:-34 4:-48 5:36 8:-15
k o	0:12 1:-14 2:-15 5:7 6:21 7:-8 8:12 9:-8
k p	0:66 1:35 2:-51 3:-108 4:51 5:-21 7:-16 9:10
k s	0:26 3:-11
k v	0:10 1:18 2:10 3:-11 5:-12 6:-12 8:-10 9:-10
kind aim_physics	0:44 1:22 2:-31 3:-90 4:25 8:29
kind aim_physics - +	0:23 1:-25 2:-11 3:-49 4:-11 5:6 6:18 8:34
kind aim_physics - 1	0:31 1:41 2:-24 3:-36 4:-15
kind aim_physics A	0:27 1:26 2:-23 3:-33
kind aim_physics F	0:34 2:-10 3:-23
kind aim_physics H	0:-24 6:29
kind aim_physics N	0:-49 3:-34 4:48 6:-12 8:36
kind aim_physics O	0:77 2:-6 3:-31 4:-30 6:-8
kind aim_physics at	0:10 3:-16 4:13
kind aim_physics h +	3:-33 4:47 5:-12 6:-12
kind aim_physics in	0:-37 5:8 8:35
kind aim_physics is	0:56 1:-17 2:-12 3:-26
kind aim_physics none	0:25 1:12 2:-12 3:-54 4:22 5:-11 6:14
kind aim_physics of	0:22 1:-18
kind aim_physics p	0:6 1:40 2:-39 3:-55 4:32 5:-10 6:17
kind aim_physics s	0:17 1:-26 3:-8 4:-18 6:-9 8:41
kind aim_physics u	0:33 1:10 3:-48 4:10 8:-12
kind aim_physics vs	0:6
kind aim_physics with	0:-9 1:49 2:-15 3:-17 6:-8
kind arena	0:51 1:7 2:17 3:-57 4:-23 5:-16 7:-6
kind arena - +	0:25 2:-7 3:-27 4:-7 8:11
kind arena - 1	0:62 1:9 2:-15 3:-54 4:-6 6:-11
kind arena A	0:33 1:-16 2:16 3:-35
kind arena F	0:18 1:33 3:-51 4:-6
kind arena H	0:-6 1:-12 2:27
kind arena N	0:10 2:-11 4:-11 8:16
kind arena O	2:-11 3:20 5:-11 6:7 8:-11
kind arena V	0:24 1:-7 2:-10 6:-7
kind arena as	0:19 1:-8
kind arena h +	0:-27 2:38 3:12 4:-14 5:-11 6:8
kind arena none	0:-13 1:24 2:43 3:-19 4:-23 5:-13 8:-6
kind arena p	0:16 1:-9 2:30 3:-10 4:-8 5:-13 8:-11
kind arena s	0:-23 1:14 8:16
kind arena u	0:75 1:6 2:-16 3:-53 4:-16
kind arena vs	0:12
kind arena with	0:65 1:-14 2:-30 3:-42
kind breakout	0:-11 1:8 2:-47 3:54 4:-6 5:-19 6:12 8:-8
kind breakout - +	0:-13 1:31 2:-45 3:33 8:-7
kind breakout - 1	0:8 1:-27 2:-7 3:31 6:-10
kind breakout A	0:-6 1:14 2:-18 3:12
kind breakout F	0:-33 1:-23 3:56
kind breakout O	0:11 1:18 2:-29 3:13 5:-20 6:16 8:-7
kind breakout h +	0:-10 5:-17 6:23
kind breakout is	0:-34 1:28 2:-42 3:44
kind breakout none	0:33 1:11 2:-7 3:-29 5:-18 6:22
kind breakout of	0:-12 1:-7 3:20
kind breakout p	0:-15 1:-25 2:-28 3:55 5:-18 6:16
kind breakout s	0:-7 1:39 2:-19 3:-12
kind breakout u	0:8 1:-14 2:-9 3:19
kind breakout with	0:-25 1:-17 3:43 6:-10
kind catcher	0:-16 3:54 4:-9 5:-10 6:-21 8:-15
kind catcher - +	0:12 1:22 2:-7 3:-40 4:19 8:-8
kind catcher - 1	0:-34 1:-24 2:-11 3:74 4:-18 6:-11
kind catcher A	1:28 2:-22 3:-7 4:-7
kind catcher F	0:-14 3:30 4:-11 6:-13 8:-11
kind catcher H	0:-15 2:34 3:-17
kind catcher N	0:15 1:-9
kind catcher O	0:-11 1:-42 2:-20 3:66 4:7 5:-7 6:-15 8:-7
kind catcher h +	2:12 3:30 4:-15 6:-14 8:-10
kind catcher in	0:21 1:24 3:-28 8:-10
kind catcher none	0:-19 2:-22 3:75 4:-28 5:-8 6:-21
kind catcher not	1:-7 2:23 3:-14
kind catcher p	0:-7 1:-23 2:14 3:55 4:-12 5:-7 6:-24 8:-10
kind catcher s	1:29 2:-9 3:-20
kind catcher subj	1:-12 3:13
kind catcher to	0:-30 3:-10 4:35
kind catcher u	0:-6 1:-12 2:-11 3:28 8:-7
kind catcher with	0:15
kind clicker	0:7 1:18 2:-51 3:6 6:-6 8:26
kind clicker - +	0:-35 1:-18 2:-18 3:15 8:35
kind clicker - 1	0:30 1:28 2:-25 3:-24 8:-11
kind clicker A	0:15 1:24 2:-36 3:-17 8:15
kind clicker F	0:-16 1:-7 2:-19 3:12 8:32
kind clicker O	0:15 2:-6
kind clicker as	0:-29 1:-11 3:35
kind clicker h +	2:-21 3:27 8:-6
kind clicker none	0:23 1:-17 2:-35 3:13 8:29
kind clicker of	0:14 1:18 2:-7 3:-19
kind clicker p	0:10 1:36 2:-43
kind clicker s	0:-23 1:-13 3:35
kind clicker u	0:15 1:-12 2:-14 3:-15 8:29
kind clicker with	0:-7 1:11 2:-6
kind crossing	0:-25 2:52 3:-49 4:16 8:6 9:-10
kind crossing - +	0:-13 1:20 4:6 8:-16
kind crossing - 1	0:7 1:10 3:-11
kind crossing A	0:18 1:29 2:-27 3:-32 4:14 9:-6
kind crossing N	0:-19 2:-16 3:-6 4:24 8:12
kind crossing O	3:-18 5:20
kind crossing V	0:-37 1:-23 2:85 3:-7 4:-16 5:-28
kind crossing by	1:-6 2:16 4:-8
kind crossing from	2:6 5:-6
kind crossing h +	0:-26 1:-23 2:60 3:-46 4:14 8:20 9:-11
kind crossing none	0:-14 1:8 2:27 3:-48 4:24 8:9 9:-9
kind crossing p	1:-33 2:62 3:-45 4:13 9:-9
kind crossing s	0:-21 1:9 2:-14 4:9 8:13
kind crossing u	0:-12 1:30 2:7 3:-12 5:-8
kind crossing with	2:14
kind duel	0:53 1:32 2:20 3:-80 4:-21 5:-6 7:-10
kind duel - +	0:28 1:6 3:-29
kind duel - 1	0:35 1:61 2:-45 3:-61 4:-8 6:6
kind duel A	0:9 1:22 2:14 3:-27 4:-14 7:-9
kind duel F	1:27 2:16 3:-42
kind duel O	0:64 1:-10 2:-13 3:-44 4:-11 6:9
kind duel at	0:-10 2:14
kind duel h +	1:-34 2:50 3:-14 4:-13
kind duel in	1:32 2:-16 3:-14
kind duel is	0:45 1:-35 3:-9
kind duel none	0:25 1:-24 2:35 3:-38 4:-9 6:7
kind duel of	0:6 2:-8
kind duel p	0:30 1:28 2:-12 3:-46 6:7
kind duel s	0:34 1:-43 2:42 3:-16 4:-14
kind duel u	0:13 1:45 2:-8 3:-43 4:-8
kind duel vs	0:11 1:11 2:-11 4:-10
kind duel with	0:-6 1:55 2:-6 3:-46
kind falling_blocks	1:-43 2:-18 3:60 4:-8 5:-6
kind falling_blocks - +	1:-27 3:32
kind falling_blocks - 1	1:-20 2:-16 3:42 4:-7 5:-6
kind falling_blocks A	1:-13 2:-19 3:30
kind falling_blocks F	0:-26 1:-21 3:53
kind falling_blocks N	0:8
kind falling_blocks O	0:24 3:-15
kind falling_blocks from	0:-8 3:12
kind falling_blocks is	0:-21 1:-6 2:-15 3:36
kind falling_blocks none	0:17 3:-6
kind falling_blocks of	1:-21 2:-7 3:33
kind falling_blocks p	0:38 1:-7 2:-14 3:-8
kind falling_blocks u	0:-38 1:-33 2:-6 3:74 4:-7
kind falling_blocks with	0:18 1:-11
kind farm_sim	0:11 2:25 4:-26 6:-10 7:-6 8:-6
kind farm_sim - +	0:30 1:-24 2:29 3:-11 4:-19
kind farm_sim - 1	1:27 2:-21 3:-6
kind farm_sim A	2:41 3:-35 4:-15
kind farm_sim F	0:15 2:-16 3:15 6:-10
kind farm_sim h +	0:-17 2:16 3:20 4:-9 6:-10
kind farm_sim none	0:9 1:-21 2:35 3:10 4:-26 6:-10
kind farm_sim p	1:19 3:12 4:-21
kind farm_sim u	0:21 1:-22 2:32 3:-10 4:-8 6:-10 7:-6 8:-6
kind farm_sim with	1:25 2:-18 3:-8
kind flappy	1:23 2:-41 3:-23 4:-7 5:59 8:-20
kind flappy - +	0:-10 1:23 2:-7
kind flappy - 1	0:28 1:8 2:-17 3:-18
kind flappy A	0:13 1:16 2:-30 3:9
kind flappy F	0:7
kind flappy N	0:-24 5:43 8:-18
kind flappy O	0:9 2:-13 3:-34 5:31
kind flappy h +	0:-19 2:-26 3:-11 5:63 8:-18
kind flappy in	0:-9 5:31 8:-18
kind flappy none	0:11 1:-6 2:-31 3:-7 5:34
kind flappy p	0:-19 2:-26 3:-11 5:64 8:-18
kind flappy s	0:-16 1:29 3:-6
kind flappy u	0:33 2:-19 3:-13
kind flappy with	1:9
kind match3	0:18 1:-49 2:-13 3:55 4:-16
kind match3 - +	0:46 1:-7 2:-9 3:-7 4:-16
kind match3 - 1	0:-25 1:-46 3:66
kind match3 A	0:12 1:-18 3:9
kind match3 F	1:-34 3:46 4:-10
kind match3 O	3:15 4:-7
kind match3 as	0:33 1:-7 3:-27
kind match3 none	0:13 1:-16 2:-11 3:29 4:-16
kind match3 p	1:-24 2:-8 3:46 4:-9
kind match3 u	0:22 1:-34 3:28 4:-9
kind match3 with	0:-20 1:-32 3:48
kind maze	0:10 1:-13 2:49 3:-19 5:-25 6:-14 7:-12 9:-6
kind maze - +	1:-21 2:21 4:18 5:-6 8:-24
kind maze - 1	0:10 1:13 2:13 3:-28 4:-13 5:-17 8:13
kind maze A	0:7 2:38 3:-43 4:-8
kind maze F	2:-11 3:18
kind maze H	0:-16 2:23 6:-6
kind maze N	0:43 1:-6 4:-8 5:-16 8:-9
kind maze O	0:-26 1:-21 2:25 3:14 4:8 5:-13 6:-8 7:-6 8:11
kind maze from	0:-38 1:25 2:26 3:-13 5:-8
kind maze h +	1:-11 2:31 3:11 4:-13 5:-10 6:-12 7:-8
kind maze in	0:20 1:-14 5:-16 8:14
kind maze is	0:-8 1:-6 2:19
kind maze none	3:13 5:-7 8:-15
kind maze of	0:-29 1:-22 2:19 3:18
kind maze p	2:9 3:14 4:-17 5:-8 6:-8 7:-8
kind maze s	0:10 1:12 2:-22 3:-9 8:14
kind maze u	1:-30 2:59 3:-34 4:14 5:-20 6:-8 8:-27
kind maze with	0:42 2:11 3:-44 6:-7
kind memory	0:7 1:-37 2:-47 3:64 4:-11 5:-13 6:11 7:-6 8:-11
kind memory - +	0:32 1:-10 2:-32 4:8 5:-6
kind memory - 1	1:-34 2:-25 3:56 4:-22 6:12 8:-9
kind memory A	0:-26 1:-7 2:-45 3:69 4:-12 5:-7
kind memory F	0:32 3:-14 4:-10
kind memory N	0:-15 1:-15 3:30
kind memory O	0:36 3:-28 5:-6 6:-9
kind memory V	0:-34 1:-38 3:26 6:26
kind memory h +	0:-23 3:27
kind memory none	0:20 1:10 2:-36 3:11 5:-9 8:-8
kind memory of	0:-43 1:-24 2:-9 3:57
kind memory p	0:40 1:-73 2:-20 3:32 4:-20 5:-7 6:26
kind memory s	0:26 1:-18 2:-15 3:15
kind memory u	0:-45 1:33 2:-25 3:41 4:8 5:-8 6:-16 8:-10
kind memory with	0:39 1:-58 2:-11 3:16 6:19
kind none	2:10 7:-7
kind none - +	0:-29 1:56 2:-13 3:-11 4:12 7:-15 8:-19 9:-11
kind none - 1	2:7 3:11 8:-6 9:-6
kind none A	0:-8 1:10 2:14 6:-10 7:-10
kind none F	0:28 1:-26 2:-24 3:13 5:-8 6:26 8:-7 9:-9
kind none H	0:-17 1:28 2:14 3:-26 4:-12 6:10 8:-10
kind none N	0:38 1:13 2:-25 3:8 5:-38 6:-7 7:-7 9:-7
kind none O	0:-23 1:-24 2:22 3:9 5:14 7:-8 8:9 9:-8
kind none V	0:9 1:17 2:-13 3:-19 4:21 6:-26 7:6 8:-12 9:-8
kind none and	0:-11 2:21 6:-9
kind none as	0:-14 1:30 2:-17
kind none at	0:27 1:-17 2:-7 3:-18 4:45 5:-22 6:-14 7:-6 8:-6
kind none by	0:-15 1:20 3:-17 8:17
kind none for	0:42 1:-35 3:11 4:-8 8:-11
kind none from	0:24 3:-17 4:-24 5:9 6:-19 7:-7 8:15 9:12
kind none h +	0:24 1:-30 2:15 4:-7 7:-8 8:7
kind none in	0:18 1:-15 2:9 3:-44 4:19 5:-9 6:-13 8:13
kind none is	0:31 1:9 2:-8 3:-35 4:-15 5:26 6:-9 8:-12
kind none none	0:-16 2:8 3:12 7:-6
kind none obj	1:-32 3:34 6:6 8:-15 9:-6
kind none of	0:-12 1:44 4:-17 6:13 8:-21 9:-8
kind none p	0:-9 1:-8 3:9 4:-11 6:7 7:-7
kind none s	1:17 2:-8 3:21 4:6 5:-25 7:8 8:-34 9:-9
kind none subj	1:14 2:24 3:-14 4:-14 6:-8 8:-10
kind none to	0:43 1:-32 2:9 3:-29 4:13 5:-11 6:-12
kind none u	0:8 2:18 3:-10 7:-9 9:-6
kind none vs	0:-6 1:10 2:37 3:-22 4:-11 6:-10 8:-9
kind none with	1:14 2:-65 3:33 5:-23 6:42 7:-14 8:-10
kind platformer	0:-9 1:36 2:-19 3:-42 4:6 5:14 6:-14 8:21
kind platformer - +	0:-41 1:27 2:13 3:-20 7:19
kind platformer - 1	0:-32 1:45 2:-26 3:-20 4:-6 5:34
kind platformer A	0:-7 1:33 2:18 3:-16 5:-10 7:-7 9:-15
kind platformer F	0:-34 1:18 2:28 3:-8 4:-17 6:-6 8:-8 9:16
kind platformer H	0:63 2:-57
kind platformer N	0:-12 1:-33 2:-9 3:-43 4:10 5:45 8:28
kind platformer O	1:21 2:-34 3:-6 4:14 5:-21 6:-8 7:15 8:10
kind platformer as	1:32 3:-26
kind platformer from	0:-36 1:-15 3:46 6:-8 8:15
kind platformer h +	0:57 1:-30 2:-14 3:-25 4:10 5:-19 6:-11 7:-11 8:30
kind platformer is	0:-8 2:30 3:-21 4:-15 7:18
kind platformer none	0:30 1:21 2:-13 3:-25 4:22 5:-9 7:-9 8:-8 9:-9
kind platformer obj	0:22 2:-28 3:9
kind platformer of	0:29 2:-8 3:-42 5:-9 8:14 9:20
kind platformer p	1:-9 2:20 3:-10
kind platformer s	0:-11 1:34 3:-36 4:10 6:-8 7:-7 8:12
kind platformer u	1:23 2:-44 3:-24 5:22 6:-9 7:12 8:15
kind platformer with	0:-43 1:17 2:-15 5:41 9:-11
kind quiz	0:31 1:-47 2:-20 3:25 4:23 5:-19 6:-9 7:-6 8:-7 9:-6
kind quiz - +	0:-29 1:-13 2:-11 3:25 4:33 5:-7 9:-6
kind quiz - 1	0:56 1:-45 2:-12 3:9 4:-11 5:-14 6:-8
kind quiz A	1:-63 2:-25 3:37 4:44
kind quiz H	1:-6 2:17
kind quiz N	1:-21 3:26 5:-9
kind quiz O	0:33 4:-18 5:-6 6:-7
kind quiz V	0:-25 1:34 2:-8
kind quiz as	1:-26 3:26
kind quiz is	0:-26 1:22 2:10
kind quiz none	0:32 1:-33 2:-22 4:25 5:-13 9:-6
kind quiz of	3:7
kind quiz p	1:-34 2:8 3:40 4:-7 5:-9 6:-9
kind quiz s	0:-36 1:7 3:33
kind quiz u	0:61 1:-29 2:-28 3:-27 4:30 5:-11 9:-6
kind quiz with	0:-25 1:-17 2:-6 3:52 6:-7
kind racing	0:19 1:20 2:-33 3:-30 4:-20 5:24 6:-15 9:17
kind racing - +	0:51 1:-27 5:-8
kind racing - 1	0:-28 1:52 2:-24 3:-51 5:25 6:-15 8:20
kind racing A	0:9 1:25 2:-12 3:-42 5:-12 9:22
kind racing F	0:-8 1:-13 2:-14 3:44 8:-19
kind racing H	0:-12 2:-6 5:17
kind racing N	0:34 1:-23 3:-16 4:-20 5:32 8:-16
kind racing O	0:-12 1:34 2:-23 3:-25 5:-8 6:-8 8:30
kind racing V	0:18 2:-8 6:-9
kind racing at	0:-17 1:16 2:-13 3:-13 4:-9 5:-6 8:33
kind racing h +	0:32 1:-34 2:-17 3:22 4:-23 8:-26 9:26
kind racing in	0:23 1:-9 2:-14 3:30 5:-9 8:-23
kind racing none	0:51 1:-17 2:-48 3:-36 4:-14 5:41 8:-12 9:24
kind racing of	0:-14 1:39 2:-11 3:-16
kind racing p	0:13 1:17 3:-38 4:-18 5:42 6:-12 8:-25 9:-7
kind racing s	3:17 8:-8
kind racing u	0:16 1:14 2:-59 3:-9 4:-6 5:-26 8:28 9:26
kind racing vs	0:-19 1:-34 2:50
kind racing with	0:-12 1:52 2:-20 3:-24 6:-8
kind reaction	0:9 1:-36 2:6 3:33 4:-9 5:-20 6:-8 8:11 9:-10
kind reaction - +	0:-6 1:22 2:55 3:-44 5:-17 6:-17 7:-14 8:20 9:-6
kind reaction - 1	1:-54 2:-36 3:71 4:7 5:-6 6:-7 8:-6
kind reaction A	1:-47 2:-38 3:67 8:-9 9:-8
kind reaction F	1:-25 2:22
kind reaction H	0:55 2:-40 4:-6 6:-7
kind reaction N	2:44 3:-38 4:-25
kind reaction O	0:-39 1:35 3:-8 4:14 5:-16 8:25
kind reaction V	1:-16 2:23
kind reaction at	0:15 1:-9 2:6 4:-7
kind reaction h +	0:23 1:-12 2:-29 3:21 4:-17 6:12 7:9 9:-6
kind reaction is	0:-16 2:26
kind reaction none	1:-45 3:37 5:-14 6:8 7:6 8:-9 9:-7
kind reaction of	0:43 1:-39 2:13 3:-35 5:-9 8:27
kind reaction p	0:-10 1:-30 3:15 4:27 5:-17 6:-10 7:-8 8:20 9:-7
kind reaction s	0:42 1:28 2:-16 3:-48 7:-13
kind reaction u	0:-7 1:-40 2:9 3:56 4:-40 5:-8 7:9 8:-9
kind reaction with	0:-11 1:50 2:-22 6:-13 7:-13
kind rhythm	1:21 2:-16 4:-7 5:-8
kind rhythm - 1	0:-19 1:18 2:-16
kind rhythm A	0:-11 1:58 2:-16 3:-40
kind rhythm F	0:-21 1:-21 3:37
kind rhythm O	0:27 1:-10 4:-6 5:-7
kind rhythm h +	0:17 4:-6 5:-7
kind rhythm none	1:22 2:-10 3:-13 5:-6
kind rhythm p	0:-22 1:9 2:-7 3:10
kind rhythm s	1:6
kind rhythm u	0:19 1:13 2:-10 3:-8 4:-8 5:-8
kind rhythm with	0:-20 3:12
kind runner	0:-12 1:38 2:12 3:-35 4:-8 5:28 7:-6 8:-27
kind runner - 1	0:-8 1:25 5:8 8:-16
kind runner A	2:18 5:-22
kind runner F	0:-10 1:42 3:-33
kind runner N	3:-6 5:18
kind runner O	0:-18 5:45 8:-26
kind runner h +	2:18 3:-18 5:24 8:-14
kind runner none	0:-20 1:29 2:14 3:-21 5:28 7:-6 8:-27
kind runner p	2:6 3:-6 5:38 8:-27
kind runner s	0:-7 1:18 2:12 3:-15 5:-8
kind runner u	1:30 3:-21
kind shmup	0:-13 1:-27 2:68 3:-50 4:-34 5:-26 6:32 7:21 9:-9
kind shmup - +	1:-11 2:10 3:-27 4:-7 5:-7 7:28
kind shmup - 1	0:-35 1:-11 2:75 3:-56 4:-16 6:31 7:-7
kind shmup A	0:-27 1:-54 2:78 3:-45 4:-10 5:-6 7:33 9:-6
kind shmup F	2:46 3:-33 4:-17
kind shmup H	0:14 1:-17
kind shmup N	0:6 3:-13 4:-10 5:-20 6:28
kind shmup O	0:-19 1:8 2:-17 3:31 4:-6 5:-9 6:15 7:-7 8:-7
kind shmup V	0:20 1:30 2:-42 3:-8 8:7
kind shmup at	2:11
kind shmup h +	0:20 1:-22 3:20 4:-21 5:-22 6:15 7:6 9:-7
kind shmup in	0:26 2:-26 8:7
kind shmup is	1:-6 2:20 3:-10
kind shmup none	0:12 1:34 2:6 4:-26 5:-13 6:-38 7:8 8:-7
kind shmup of	0:-7 1:-30 2:35 3:-10 5:-14 6:17
kind shmup p	0:16 1:-39 2:74 3:-61 4:-18 5:-24 6:26 7:-7 8:-6
kind shmup s	0:36 1:-13 2:-49 3:-14 7:26 8:11
kind shmup subj	1:26 2:-24
kind shmup u	0:-70 1:11 2:45 4:-21 5:-8 6:17 7:7 8:-13 9:-7
kind shmup vs	0:-11 2:19
kind shmup with	0:-35 1:-50 2:63 3:-45 4:-6 6:32 7:27
kind snake	0:-12 2:-22 3:10 4:40 5:-29 6:-14 7:25 8:-14 9:-8
kind snake - +	0:-48 1:32 2:6 3:21 5:-7 7:-8
kind snake - 1	0:14 1:-17 2:21 3:-49 4:39
kind snake A	0:19 1:-6 2:-23 3:-25 7:33 9:-6
kind snake F	0:-37 1:27 2:-18 3:-16 4:46
kind snake H	0:-6 1:-22 2:35
kind snake N	0:7 3:27 6:-14 8:-12
kind snake O	0:-17 3:34 4:9 5:-29
kind snake V	1:21 2:-14
kind snake from	1:-12 2:18
kind snake h +	0:17 1:-9 2:-58 3:38 4:15 5:-27 6:-13 7:38 8:-13 9:-6
kind snake in	2:-8 7:20 8:-10
kind snake is	0:-13 1:30 2:-22 7:13
kind snake none	0:11 1:-25 4:37 5:-27 7:8 9:-7
kind snake obj	0:-8 3:-13 4:20
kind snake p	0:-15 1:-22 2:22 3:22 4:16 5:-29 6:-12 7:12
kind snake s	0:-19 1:31 2:-27 3:-14 4:17 7:12
kind snake u	0:10 2:-20 4:20 5:-7 6:-6 7:12 8:-13 9:-7
kind snake with	0:-24 1:39 2:-11 4:-7
kind sokoban	0:-16 1:6 2:-7 3:15 4:29 8:-18
kind sokoban - +	0:-10 1:14
kind sokoban - 1	0:13 1:-6 4:-6
kind sokoban A	0:-15 1:22
kind sokoban F	0:19 1:-15 4:-6
kind sokoban N	0:-19 3:7 4:22 8:-8
kind sokoban O	3:7 4:16 8:-11
kind sokoban h +	0:-22 3:14 4:35 8:-18
kind sokoban in	1:-14 3:-8 4:33 8:-11
kind sokoban none	0:-19 1:19 3:13
kind sokoban p	3:8 4:16 8:-11
kind sokoban s	0:17 1:-7
kind sokoban u	0:-31 1:15 3:12 4:21 8:-9
kind tower_defense	0:-21 1:21 2:48 3:-50 4:14 5:-19 6:-16 7:7 8:-6 9:-8
kind tower_defense - +	0:6 1:40 2:-24 3:-19 4:-8
kind tower_defense - 1	2:36 3:-36 4:12 5:-13 6:-8
kind tower_defense A	0:17 1:11 2:34 3:-44 4:-8 9:-7
kind tower_defense F	0:-19 1:14 2:-18 4:20 6:-6
kind tower_defense H	0:-16 1:-18 2:27 6:-9 7:16
kind tower_defense N	0:-10 1:30 3:-6 5:-13
kind tower_defense O	0:-8 2:17 5:-7
kind tower_defense from	1:-6 2:17
kind tower_defense h +	0:-34 1:-15 2:48 3:-7 4:11 5:-8 6:-8 7:12 9:-6
kind tower_defense none	1:24 2:-25 3:-36 4:26 6:-6
kind tower_defense of	1:6
kind tower_defense p	0:-22 1:30 2:42 3:-37 4:-15 5:-9
kind tower_defense s	0:-14 1:-9 2:11 6:-7 7:16
kind tower_defense subj	1:14 2:-9
kind tower_defense u	0:11 2:6 3:-23 4:28 5:-14 6:-7
kind tower_defense vs	0:-7 1:7 2:15
kind tower_defense with	0:-6 2:49 3:-26 4:-8 5:-12 6:-11 7:15
last ally H	2:11
last enemy A	0:23 1:33 2:-61 3:-34 4:35 5:-18 6:-10 7:19 9:-20
last enemy F	1:-25 2:-45 3:20 4:31 7:-7
last enemy H	1:-19 2:-49 6:26 7:22 9:22
last enemy N	1:-29 2:-19 3:13 4:40 5:-18 8:-15
last enemy O	0:34 1:-18 2:-9 3:15 5:13 6:-53 7:11 8:-24
last enemy V	0:-7 1:-26 2:16 3:-6 7:20
last first A	0:7 1:18 4:-6 6:-6
last first F	0:8 2:-10 3:6 5:-7 6:-7 8:-10
last first H	1:20 4:-8 6:-18 8:-6
last first N	0:23 1:-12 3:-9 4:-19 5:20 8:-8
last first O	2:-7 3:12 5:-13 6:11
last first V	0:17 5:-13 6:9 8:-9
last free A	0:16 2:-12 3:30 4:-9 5:11 6:-8 8:-13 9:-28
last free F	0:10 1:23 2:-14 3:-15 4:14 5:-8 6:19 7:-6 8:-23 9:-9
last free H	1:-24 2:8 3:-8 4:-7 6:30
last free N	0:-7 1:22 2:8 3:20 4:-31 6:-13 8:-8
last free O	0:13 1:-8 2:43 4:-9 6:-32 7:-9 8:-44 9:-6
last free V	0:-45 1:33 2:16 3:-6 4:21 5:-7 7:-7 8:-15
last goal A	0:-51 1:21 2:61 4:-37 5:-25 7:-6 9:-9
last goal F	0:29 3:-7 4:-12
last goal H	0:19 1:-6
last goal O	0:32 1:-24 3:-7 4:-36 5:13 6:19 8:-13
last goal V	0:12 3:-7 4:-7
last hero A	0:-7 1:-48 3:21 8:-22 9:30
last hero F	1:-18 2:8 3:32 4:-28 5:-7 6:10 8:-7
last hero H	0:7 2:28 3:-28 5:12 6:-11 9:-6
last hero N	0:-18 1:-16 2:-11 3:-6 4:15 7:-7 8:31 9:-9
last hero O	0:-34 1:-10 2:-26 4:-10 5:20 6:35 7:-10 8:36 9:-7
last hero V	0:12 1:8 2:-9 4:-39 5:24 6:-21 7:-11 8:16 9:-6
last item A	1:11 2:61 3:-64 4:12 5:-8 7:-11 8:-6 9:-7
last item F	0:-37 1:35 2:17 3:-14 4:-18 6:-17 8:25
last item H	1:6 2:47 3:-27 6:-12 7:-9
last item N	0:25 1:-14 3:-40 4:24 5:-8
last item O	1:17 2:-17 3:-6 4:52 5:-55 7:-8
last item V	0:22 1:14 2:17 4:-7 5:-27 8:-13
last obstacle A	0:21 3:6 5:-18
last obstacle F	0:-11 1:-11 3:28
last obstacle N	0:20 3:-7 4:-8
last obstacle O	0:-8 1:-7 3:9 5:-22 6:-9 8:24
last place A	0:-16 1:-10 2:23 3:-11 4:-9 6:-9 8:22
last place F	0:33 3:-32
last place N	0:-18 3:21
last place O	2:-16 3:8 5:-21 6:8 8:19
last projectile A	1:17 2:47 3:-7 4:-23 6:-26 7:-15
last projectile F	0:-10 1:-12 2:33 3:-14
last projectile H	0:-14 6:17
last projectile N	0:16 6:-7
last projectile O	0:23 2:9 3:-15 6:-12
last projectile V	0:6 2:9
later none	0:9 1:-9 2:28 3:-6 4:-7 5:-8 6:-6
later none A	2:28 4:-14 5:-6 6:-9 9:-6
later none Ap	0:6 2:27 3:11 4:-21 5:-17 6:-7 8:-7 9:-13
later none Ap-	0:6 1:25 2:-6 3:11 4:-22 5:-10 6:-16 7:-9 8:-8 9:-6
later none Aph	1:-35 2:43 3:7 4:-9 5:-20 9:-18
later none As	0:17 1:-32 2:27 3:7 4:-16 5:-6 6:-6 7:10 9:-9
later none As-	0:19 1:12 2:-14 3:-6 4:-11
later none Ash	1:-62 2:48 3:14 4:-13 7:6 9:-13
later none Au	2:9 3:-24 5:9 6:-13 8:12 9:7
later none Au-	1:11 3:-16 4:-8 5:15 6:-14 7:-14 8:20 9:-13
later none Auh	0:-7 1:-12 2:10 3:-20 5:-6 6:-8 7:18 8:-7 9:27
later none F	0:12 2:21 5:-11 6:-13 7:-8 8:-19
later none Fp	0:-11 1:-6 2:21 3:19 4:13 5:-7 6:-19 7:-6 8:-17
later none Fp-	0:22 3:-11 4:7 6:-15
later none Fph	0:-46 1:-15 2:21 3:34 4:10 5:-7 6:-8 7:-6 8:-19
later none Fs	0:19 1:13 2:-15 6:-8
later none Fs-	0:6 1:20 2:-11 3:-23 4:12
later none Fsh	0:16 1:-10 3:30 4:-23
later none Fu	0:18 2:21 3:-23 5:-9 8:-12
later none Fu-	0:18 1:17 3:-25 4:22 5:-8 6:6 8:-11 9:-7
later none Fuh	0:6 1:-19 2:32 4:-29 9:9
later none H	0:-13 2:18 3:-15 4:-13 5:-8 6:27 8:-8
later none Hp	2:10 3:8 4:-9 6:7 7:-8 8:-6 9:-7
later none Hp-	0:-9 2:-12 3:17 4:-8 5:6 6:13 7:-7
later none Hph	0:6 2:21 3:-7 5:-7 9:-7
later none Hs	0:-17 1:15 3:11 5:-8 6:-16 7:13
later none Hs-	0:-11 1:24 3:11 5:-8 6:-9
later none Hsh	0:-7 1:-9 6:-8 7:17
later none Hu	1:-11 2:13 3:-39 4:-9 5:-7 6:35 9:12
later none Hu-	0:-11 2:19 3:-35 6:25
later none Huh	0:7 1:-8 3:-10 4:-6 6:16 9:15
later none N	0:22 2:-27 3:14 4:-17 5:7 7:-11 8:9 9:-9
later none Np	0:7 2:-6 3:-18 5:6 6:22 8:-13 9:-6
later none Np-	0:-10 2:21 4:-10 5:-9 6:10 8:-22
later none Nph	0:12 2:-30 3:-28 4:8 6:16
later none Ns	1:-28 2:-11 3:14 4:-7 5:-7 8:34
later none Ns-	0:-7 1:-28 3:15 4:13 8:8
later none Nsh	2:-10 4:-28 8:32
later none Nu	0:24 1:9 2:-21 3:20 4:-22 5:8 6:-14 7:-7 8:-14 9:-6
later none Nu-	0:-12 1:20 3:24 4:-32 5:23 6:-10 8:-32
later none Nuh	0:44 1:-16 2:-20 5:-25 6:-7 8:17
later none O	0:9 7:-7 8:9 9:-7
later none Op	0:6 1:-21 2:-6 3:15 5:22 7:-9 8:-8 9:-6
later none Op-	0:19 1:-23 2:8 5:-19 6:-7
later none Oph	0:-10 2:-14 3:15 5:36 7:-9 8:-20
later none Os	0:-17 1:30 2:-9 3:-8 4:-8 5:-36 6:10 7:-9 8:28
later none Os-	0:-24 1:36
later none Osh	0:15 1:-7 2:-10 3:-6 4:-8 5:-35 6:16 8:32
later none Ou	0:18 1:-7 2:14 3:-15 5:-7 6:-16
later none Ou-	0:6 2:-6 3:-11 4:-14 5:7 7:8
later none Ouh	0:19 2:14 4:14 5:-19 6:-23 7:-9 8:-11
later none V	2:-7 3:-31 4:36 5:-6 8:-9 9:-7
later none Vp	0:14 1:-9 2:-6 3:-23 4:7 5:12 6:16 7:-8 8:-6
later none Vp-	1:-17 2:-29 3:-12 4:24 6:25
later none Vph	0:13 2:7 3:-13 4:-17 5:15 6:-11 7:-7
later none Vs	0:6 1:19 2:-24 7:18 8:-19
later none Vs-	1:9 2:-6
later none Vsh	1:10 2:-19 7:19 8:-18
later none Vu	0:-15 3:-10 4:42 5:-24 6:-20 7:-8 8:6
later none Vu-	1:38 2:-11 3:-6 4:6 5:-10 6:-14 7:-6 8:-13
later none Vuh	0:-20 1:-41 2:15 3:-6 4:43 5:-17 6:-8 8:17
later none attack -	0:21 1:-15
later none attack h	0:13 3:-20 5:15
later none avoid -	0:-34 1:-25 2:65 3:-22
later none avoid h	0:-17 1:-9 2:-18 3:21 9:19
later none bring -	0:-7 1:29 2:-14 3:-7
later none bring h	0:-10 1:-7 3:17
later none chase -	0:-15 1:19
later none chase h	2:10 3:-7
later none cross -	1:22 4:-17
later none eat -	0:-16 1:-18 2:46 3:-31 4:12
later none eat h	0:-15 3:24 5:-8
later none fall -	0:27 1:-26 2:12
later none fight -	0:7 1:-9 2:-14 4:28 8:-7
later none fight h	0:-17 2:17
later none guard -	0:-11 1:86 2:-61 4:-26
later none guard h	2:10
later none hit h	0:-15 2:18
later none make -	4:14
later none match -	1:-10 4:14 8:-8
later none move -	1:22 2:-18 3:-9 4:-6 6:8
later none move h	1:-41 2:26 3:26 6:-6 9:-19
later none no -	1:31 2:-30 3:13 4:-12 6:-9 7:-8 9:-8
later none no h	0:21 1:-31 2:43 3:-17 5:-8 8:-10
later none over -	0:-9 2:-11 5:14
later none over h	0:6 1:10 2:-6 3:-7
later none play -	0:-31 1:43 2:-15 3:-21 4:-7 5:20
later none push -	1:7 2:-8
later none race -	1:12
later none reach -	0:-12 1:21 3:-7
later none reach h	1:-11 2:19 5:-21 8:15
later none save h	2:6 4:-18 8:18
later none shoot -	0:21 1:-27 2:36 3:-8 4:-8 8:-11
later none shoot h	0:-14 2:16 3:-11 6:12
later none steal -	1:-45 2:61 3:-18
later none steal h	0:8
later none take -	0:43 1:18 2:-17 3:-29 4:-7
later none take h	0:23 1:-20 2:-23 3:19 4:12 5:-6 6:-6 8:8 9:-6
later none throw -	0:13 1:-23 4:-10 6:24
later none throw h	0:6 1:-6 2:32 4:-18 6:-17
later none victim -	1:14 2:-14
later none word:boss h	1:-9 6:-8 7:20
later none word:enemy h	0:11 2:-6
later none word:hero -	0:15 2:-9
later one	0:12 2:12 4:19 5:-13 7:-7 8:-8 9:-9
later one A	0:18 1:18 2:12 3:-23 4:17 5:-10 7:-8 8:-16 9:-12
later one Ap	1:7 2:11 3:-45 4:39 6:-15 9:-9
later one Ap-	0:9 1:-9 3:-47 4:35
later one Aph	0:-12 1:30 3:-11 4:9 6:-14 9:-6
later one As	0:-6 1:48 2:-20 3:-23
later one As-	1:45 2:-25 3:-13 4:-11
later one Ash	0:-13 1:10 3:-14 4:14
later one Au	0:26 1:-7 2:14 3:14 4:-9 5:-11 6:7 7:-8 8:-19 9:-13
later one Au-	0:21 3:7 4:-12 5:-8 6:12 8:-17
later one Auh	0:17 1:-34 2:19 3:12 5:-9 7:-9 8:-9 9:-19
later one F	0:-11 1:10 2:-36 3:12 5:-6 6:15 7:-6 8:12 9:-6
later one Fp	0:-14 3:6 4:7
later one Fp-	0:-26 3:-7 4:9 6:15
later one Fph	0:12 2:-11 3:11 6:-10
later one Fs	0:7 1:8 2:-8 4:-8
later one Fs-	3:8 4:-6
later one Fsh	0:7 1:7 2:-7
later one Fu	0:-8 2:-33 3:11 6:14 8:15
later one Fu-	0:-13 1:7 2:-28 4:6 8:23
later one Fuh	0:9 1:-8 2:-11 3:7 6:20 8:-6
later one H	0:30 2:22 3:-13 4:-11 5:-7 6:-40 7:9 8:-6
later one Hp	0:6 1:-35 2:54 3:-9 4:-6 7:-7
later one Hp-	0:6 1:-35 2:54 3:-9 4:-6 7:-7
later one Hs	0:17 1:-8 2:-23 7:20
later one Hs-	0:17 1:-8 2:-23 7:20
later one Hu	0:19 1:26 2:6 6:-40
later one Hu-	1:27 6:-8
later one Huh	0:25 2:11 6:-35
later one N	1:-31 3:-22 4:42 6:-10
later one Np	0:-8 3:15 5:13 6:-6 8:-9
later one Np-	0:8 3:9 4:-6
later one Nph	0:-17 3:7 5:14 8:-7
later one Ns	0:27 1:-6 4:-7 8:-9
later one Ns-	0:8
later one Nu	0:-11 1:-25 2:7 3:-34 4:46 5:-6 8:11
later one Nu-	0:-29 1:-25 2:17 3:-18 4:56 8:-11
later one Nuh	0:18 2:-13 3:-20 8:23
later one O	1:-18 2:-9 3:17 5:-10 6:21 8:-9
later one Op	2:6 3:15 4:-11 8:-15
later one Op-	0:-11 3:20 4:-8 6:9 8:-9
later one Oph	0:10 2:11 3:-7 5:8 6:-20 8:-7
later one Os	0:24 1:-8 3:-22 4:12 8:-10
later one Osh	0:8 3:-15 4:18 8:-10
later one Ou	0:-16 1:-17 2:-15 3:19 5:-17 6:31 8:7
later one Ou-	0:-21 1:-16 3:20 4:11 5:-6 6:14 8:-8
later one Ouh	2:-21 4:-17 5:-12 6:27 8:14
later one V	1:-6 2:39 4:-43 6:-10 8:6
later one Vp	0:-21 1:-14 2:41 4:-12
later one Vp-	0:-6 1:-13 2:25 4:-7
later one Vph	0:-19 2:22
later one Vs	0:6 1:-9 2:-13 8:17
later one Vs-	0:15 1:-7
later one Vu	0:12 1:9 2:16 4:-32 6:-6 8:-9
later one Vu-	0:7 1:8 2:-13 3:12 8:-7
later one Vuh	0:6 2:30 3:-11 4:-30
later one attack -	0:-25 2:30 4:-8 6:-8
later one avoid -	0:-8 1:42 2:-44
later one avoid h	0:7 1:-9 2:-23 3:12 4:19
later one bring -	0:-26 1:-18 3:46
later one bring h	0:20 3:-18
later one chase -	0:-10 1:-44 2:53
later one cross -	1:6
later one eat -	2:-22 3:20 4:-8
later one fall -	0:-15 2:10 3:13
later one fight -	0:-33 1:49 2:-11
later one fight h	0:20 1:-7
later one guard -	1:-79 2:60 4:30
later one guard h	3:9
later one love -	0:19 1:-16
later one make -	1:16 2:-8
later one move -	2:14 3:-9
later one move h	1:32 2:-17 3:-16
later one no -	0:41 2:-27 3:-14 4:26 5:-12 8:-17 9:-7
later one no h	0:16 1:-14 7:-11 8:-6 9:-21
later one play -	5:-18 8:15
later one reach -	3:13 4:-10
later one reach h	0:12 2:-18 3:9
later one save h	0:-8 2:24 3:-17
later one shoot -	1:43 2:-39
later one shoot h	0:-9 2:8 5:-14 8:18
later one steal -	0:14 1:-7 2:6
later one take -	0:-58 1:29 2:15 3:6 8:-11
later one take h	0:-15 3:6 8:11
later one throw -	0:6 1:-38 2:-18 3:-18 4:22 6:39
later one victim -	0:21 2:-11
later one word:enemy h	2:19 3:-7
later one word:hero -	0:9 1:6 2:-9
later some	1:42 2:-47 3:18 4:-6 6:-11
later some A	0:-20 1:48 2:-42 3:10 4:12 5:-6 6:-7 8:-6 9:12
later some Ap	0:12 1:-8 2:-14 6:-6 9:33
later some Ap-	0:10 2:7 3:15 4:-24 9:-8
later some Aph	1:-25 2:-24 3:-25 4:24 9:42
later some As	0:-23 1:48 2:-24 3:-6 4:7
later some As-	0:-34 1:59 2:-18 3:-6
later some Ash	0:16 1:-17 2:-12 4:14
later some Au	0:-24 1:43 2:-35 3:27 4:13 5:-7 8:-11 9:-19
later some Au-	0:-36 1:60 2:-34 3:-10 4:8
later some Auh	0:15 1:-33 3:40 4:7 8:-11 9:-23
later some F	0:9 1:-16 2:-22 3:46 4:-21
later some Fp	0:17 1:-10 2:-19 3:13 4:-14 6:21 8:-10
later some Fp-	0:-8 1:-11 3:21
later some Fph	0:24 2:-19 4:-15 6:23 8:-10
later some Fs	0:-10 1:-12 3:20
later some Fu	2:-8 3:32 4:-15 6:-20 8:7
later some Fu-	0:18 3:12 4:-14 6:-6
later some Fuh	0:-15 3:23 6:-16 8:8
later some H	1:6 3:-35 5:14 6:13
later some Hp	1:-7 2:15 3:-31 5:17 6:12
later some Hp-	1:-6 2:9
later some Hph	2:8 3:-30 5:18 6:14
later some Hs	1:11
later some Hs-	1:11
later some Hu	0:6 2:-6
later some Hu-	0:8 2:-6
later some N	1:16 2:9 6:-17
later some Np	0:8 1:-7 2:12 3:18 4:-17 6:-17 8:-7
later some Np-	0:21 3:11 4:-14 5:-11
later some Nph	0:-11 2:13 3:10 5:13 6:-15 8:-6
later some Ns	0:-10 1:18 3:-26 4:27 8:-8
later some Ns-	1:18 3:-24 4:13
later some Nsh	0:-8 4:17 8:-7
later some Nu	1:8 3:-7 4:-14 8:9
later some Nu-	0:-6 1:8 4:-11 8:12
later some Nuh	0:10
later some O	0:12 2:-22 5:7 6:-23 8:14
later some Op	0:-9 1:-25 2:-8 3:10 4:-13 5:-10 6:12 8:26
later some Op-	0:9 1:-20 3:-18 6:14 8:16
later some Oph	0:-18 1:-7 2:-7 3:23 4:-11 5:-9 8:13
later some Os	0:11 1:-18 3:10
later some Os-	0:11 1:-18 3:10
later some Ou	0:17 1:24 2:-18 3:-15 4:15 5:17 6:-42 8:-15
later some Ou-	0:51 1:25 2:-7 3:-39 4:-6 6:-29 8:-6
later some Ouh	0:-47 2:-13 3:25 4:23 5:21 6:-18 8:-10
later some V	0:19 1:25 3:9 4:-35 8:-15
later some Vp	0:13 1:-8 3:14 4:-15
later some Vp-	0:20 4:-14
later some Vph	0:-8 1:-6 2:9 3:12
later some Vs	1:18
later some Vs-	0:-9 1:20
later some Vu	0:14 1:21 2:-6 4:-19 8:-9
later some Vu-	0:-8 1:8
later some Vuh	0:22 1:14 2:-6 4:-19 8:-9
later some avoid -	1:16 3:-10
later some avoid h	0:38 1:-6 2:-10 3:-19 4:8 8:-9 9:-6
later some bring -	1:18 3:-16
later some chase -	1:10 2:-9
later some eat -	0:-14 1:50 2:-20 3:-23
later some fight -	0:34 1:-26 4:-7
later some guard -	1:20 2:-15 3:-7
later some make -	0:-15 1:17
later some move -	0:10 1:-14 3:9
later some no -	0:24 1:-12 2:23 3:11 4:-28 5:-14 8:8 9:-9
later some no h	0:-29 1:-30 2:-40 3:22 4:21 5:18 6:6 7:-6 9:17
later some save h	0:18 1:-17
later some sneak h	0:-11 3:21
later some steal -	1:51 2:-46
later some take -	0:-6 2:-6 4:16
later some take h	0:-13 2:12 3:20 4:-11
later some throw -	0:-37 1:74 2:-13 6:-37
later some word:hero -	1:9
left attack	0:12 1:20 2:-8 3:-34 4:14 6:-6
left attack -	0:6 1:22 2:-20 3:-21 4:13
left attack 0	3:-21 4:22
left attack 0 A	0:17 1:10 3:-6 4:-19
left attack 0 F	1:-11 3:-12 4:22
left attack 0 N	0:-18 4:17
left attack 0 O	0:8 4:8
left attack 0 cl	0:26 4:-18
left attack 0 in	0:-28 2:9 3:-21 4:36
left attack 0 none	0:12 2:-9 3:-21 4:22
left attack 1	0:-17 1:30 4:-10
left attack 1 A	0:-10 1:30 4:-18
left attack 1 cl	0:-8 1:24 4:-16
left attack 1 in	0:-8 1:8 4:7
left attack 1 none	0:-17 1:30 4:-10
left attack A	0:9 1:31 3:-6 4:-32
left attack F	0:26 1:-11 3:-28 4:18
left attack N	0:-24 4:24
left attack O	0:8 4:8
left attack h	0:10 2:15 3:-17
left avoid	0:-8 1:-15 2:9 3:-9 5:24 6:-11 8:9 9:-6
left avoid -	0:-20 1:-6 3:-11 5:21 8:6
left avoid 0	0:-7 1:-15 2:21 3:-7 5:9 6:-11 7:-8 8:16
left avoid 0 A	0:7 2:23 3:-11 5:-18 7:-7 8:-10
left avoid 0 F	0:-12 3:25 6:-9
left avoid 0 H	2:24 3:-7
left avoid 0 N	0:-6 2:-30 8:39
left avoid 0 O	1:-8 5:9 6:-6
left avoid 0 V	0:-12 1:-16 2:11 3:-8 4:-12 5:18
left avoid 0 cl	0:40 1:-25 4:-6
left avoid 0 from	0:-15 5:-14 8:27
left avoid 0 in	0:-28 2:22 5:10 6:-11 7:-8 8:28
left avoid 0 none	0:10 1:-27 2:32 3:-9 4:-11 5:15 6:-11 7:-7 8:-8
left avoid 0 of	0:-11 1:20 8:-6
left avoid 1	0:8 2:-39 3:-18 5:35 7:17 8:-15
left avoid 1 A	2:-30 4:18 7:19
left avoid 1 N	0:21 4:-14 5:10 8:-13
left avoid 1 O	0:-8 2:-12 3:-17 5:31
left avoid 1 cl	5:-14 7:19
left avoid 1 in	0:17 2:-37 3:-14 5:45 8:-25
left avoid 1 none	0:-14 2:-39 3:-18 4:13 5:37 7:18
left avoid 2	0:-6 3:17 5:-8
left avoid 2 O	0:-6 3:17 5:-8
left avoid A	3:-12 4:17 5:-19 7:8 8:-11
left avoid F	0:-12 3:25 6:-9
left avoid H	2:24 3:-7
left avoid N	0:8 2:-30 3:-6 4:-17 5:7 8:30
left avoid O	0:-7 1:-8 2:-9 3:-7 5:26 6:-6
left avoid V	0:-13 1:-16 2:12 3:-8 4:-12 5:18
left avoid h	1:-12 2:6 5:12 6:-10
left bring	2:-7 3:9 4:25 5:-8 6:-20 7:-6 8:-19 9:-6
left bring -	0:37 1:14 2:-30 3:-17 4:14 5:-8 6:-17 8:-12
left bring 0	0:10 2:17 3:19 4:-29 5:-11 6:-14
left bring 0 A	0:26 1:-17 3:-17
left bring 0 F	2:-13 3:29 4:-8 6:-8
left bring 0 H	0:-7 1:24 2:-6 3:-14
left bring 0 N	0:6 2:31 4:-28
left bring 0 O	0:-7 1:-18 2:10 3:28 5:-6 6:-7
left bring 0 V	1:17 2:-6
left bring 0 cl	0:-19 1:-11 2:51 3:-24 4:-6
left bring 0 in	0:26 1:13 2:-33 3:34 4:-27 5:-9 6:-13
left bring 0 none	0:10 2:12 3:13 4:-21 5:-8 6:-8
left bring 0 to	1:-7 2:9
left bring 0 with	0:-18 2:-6 3:24 6:-6
left bring 1	0:-16 2:-38 3:25 4:40 8:-12
left bring 1 A	0:-26 1:-16 2:-32 4:56
left bring 1 F	0:-32 3:43 4:-12
left bring 1 N	0:7 2:-7 3:-6 4:13 8:-9
left bring 1 V	0:23 1:11 4:-26
left bring 1 at	0:6 2:-27 3:-7 4:29
left bring 1 cl	0:-6 1:-16 2:-9 3:14 4:14
left bring 1 in	1:6 2:-31 3:17 4:27 8:-11
left bring 1 none	0:-19 3:22
left bring 1 to	0:-27 4:34
left bring 1 with	2:-13 3:17
left bring 2	0:19 2:9 3:-44 4:15 6:-7 8:-9
left bring 2 A	1:-22 2:15 3:-9 4:22 5:-8
left bring 2 F	0:23 3:-15
left bring 2 O	0:19 2:-15 3:-21 5:13
left bring 2 cl	0:30 1:-20 3:-15
left bring 2 in	0:-20 1:29 3:-34 4:24 8:-17
left bring 2 none	0:17 1:-23 2:19 3:-41 4:15 5:8
left bring A	1:-43 2:-7 3:-21 4:65 5:-10
left bring F	0:-9 2:-15 3:50 4:-22 6:-11
left bring H	0:-18 1:24 2:11 3:-13
left bring N	0:10 2:25 3:-9 4:-9 5:-6 8:-12
left bring O	0:15 1:-18 5:7 6:-8 8:-6
left bring V	0:10 1:39 2:-13 3:-7 4:-32
left bring h	0:-26 1:-16 2:13 3:28 4:16 6:-8 8:-11
left chase	0:14 1:19 4:-14 5:-7 6:-11 7:-9
left chase -	0:22 1:18 2:-28 3:-9
left chase 0	1:8 7:-8
left chase 0 A	1:9 4:-12 7:-8
left chase 0 at	1:14 4:-7
left chase 0 cl	1:17 2:-16
left chase 0 in	2:10 7:-8
left chase 0 none	1:-15 2:11 7:-8
left chase 0 subj	1:16 2:-16
left chase 1	0:8 1:14 2:-14
left chase 1 A	0:-17 1:20 2:-10 3:11
left chase 1 cl	0:9
left chase 1 in	1:18 2:-13
left chase 1 none	0:8 1:14 3:-13
left chase 2	0:16 2:9 4:-7 6:-9
left chase 2 cl	0:16 2:9 4:-7 6:-9
left chase A	0:-18 1:26 3:7 4:-13 7:-9
left chase H	2:8
left chase O	0:17 3:-6 6:-6
left chase h	2:25 4:-13 5:-6 6:-11 7:-9
left cross	0:11 1:-7 2:20 3:-13 4:-10 5:-9 8:11 9:-6
left cross -	1:7 4:21 8:-24
left cross 0	0:-6 1:-6 2:26 3:-11 4:-7 5:-9 8:11
left cross 0 A	1:9
left cross 0 N	0:18 2:-14
left cross 0 V	0:-19 1:-12 2:41
left cross 0 cl	0:-11 2:18
left cross 0 in	0:-8 2:20 3:-13 5:-9 8:20
left cross 0 none	0:15 4:-7
left cross 0 with	2:15
left cross 1	0:21 2:-9
left cross 1 A	0:21 2:-9
left cross 1 in	0:21 2:-9
left cross 1 none	0:21 2:-9
left cross A	0:18 1:7 2:-12
left cross N	0:18 2:-14
left cross V	0:-19 1:-12 2:41
left cross h	0:8 1:-13 2:23 3:-10 4:-31 5:-9 8:30 9:-6
left eat	0:25 1:10 2:-7 3:19 4:-20 5:-9 6:-8 7:-10
left eat -	0:31 1:11 2:-16 4:-16
left eat 0	1:21 2:-20 3:32 4:-20 5:-7 6:-7 7:-6
left eat 0 A	1:21 2:-8
left eat 0 F	0:-7 1:13 3:13 4:-16
left eat 0 N	1:-10 3:21
left eat 0 O	3:9
left eat 0 cl	2:31 3:-24 4:-6
left eat 0 from	2:20 3:-16
left eat 0 in	1:20 2:-39 3:46 4:-17 5:-6 6:-6
left eat 0 none	1:10 2:-17 3:40 4:-20 5:-7 6:-7 7:-6
left eat 1	0:27 1:-19 2:15 3:-24
left eat 1 A	0:31 1:-18 2:6 3:-16
left eat 1 H	0:7
left eat 1 cl	0:17 3:-8
left eat 1 in	0:14 1:-18 2:20 3:-16
left eat 1 none	0:27 1:-19 2:15 3:-24
left eat 2	0:6
left eat 2 in	0:6
left eat A	0:32 1:9 2:-8 3:-13 7:-6
left eat F	0:-7 1:13 3:13 4:-16
left eat H	0:22 2:-12 3:-7
left eat N	1:-10 3:21
left eat O	3:9
left eat V	0:-13 2:19 3:6
left eat h	2:7 3:18 4:-9 5:-8 6:-9 7:-10 9:-6
left fall	0:-8 1:23 2:-15 5:6
left fall -	0:11 1:23 2:-7 3:9 4:-20 5:-13 6:-18 8:9
left fall 0	0:-14 1:15 2:-27 3:7 5:7 8:7
left fall 0 A	1:21 2:-7 4:-17
left fall 0 F	0:-12 2:-6 3:23 6:-13
left fall 0 H	2:-14 6:18
left fall 0 O	1:-6 2:-7 3:-27 4:22 5:11 8:9
left fall 0 cl	1:17 2:-14 3:-16 6:18
left fall 0 in	0:-27 2:-20 3:17 4:16 5:7 6:-16
left fall 0 none	1:15 2:-14 3:15 4:-19 5:15 6:-12
left fall 0 of	0:12 1:-14 2:-19 5:-7 6:15 8:12
left fall 1	0:10 1:9 3:-11
left fall 1 A	0:-16 1:17
left fall 1 O	0:38 1:-24 3:-7
left fall 1 in	0:10 1:9 3:-11
left fall 1 with	0:10 1:9 3:-11
left fall A	0:-16 1:35 2:-9 4:-17
left fall F	0:-31 1:15 2:11 3:17 4:-6 6:-13
left fall H	2:-12 6:18
left fall O	0:29 1:-28 2:-8 3:-33 4:18 5:11 6:-6 8:7
left fall h	0:-24 2:-10 3:-19 4:19 5:19 6:18
left fight	1:-17 3:-11 4:14 5:-11 6:24 7:-7
left fight -	0:-17 1:-6 3:-21 4:17 6:9 8:13
left fight 0	0:22 2:10 3:-26 5:-7 6:6 8:-9
left fight 0 A	0:-16 1:8 2:15 3:-22 4:17
left fight 0 F	1:-6 3:-9 6:19
left fight 0 H	0:-10 1:-11 2:26
left fight 0 N	0:13 3:7 4:-12
left fight 0 O	0:20 3:-7 8:-8
left fight 0 cl	0:29 1:-26 2:19 3:-10 4:-10
left fight 0 in	0:-7 1:37 2:-6 3:-20 4:11 6:7 8:-15
left fight 0 none	0:41 1:-19 2:8 3:-17 5:-7 6:-7
left fight 0 of	0:8 2:-10
left fight 0 with	0:-16 1:-16 2:21 3:-9 6:16
left fight 1	0:-19 1:-13 2:-8 4:15 6:13 8:15
left fight 1 F	0:-8 4:17
left fight 1 H	2:-16 6:18
left fight 1 O	2:-10 3:12
left fight 1 cl	2:-14 3:-14 4:16 8:16
left fight 1 in	0:-31 1:-12 3:15 6:16 8:16
left fight 1 none	0:8 1:-12 2:8 3:-19 4:17
left fight 2	0:-6 1:-7 2:-10 3:21 4:-6 6:13 8:-6
left fight 2 O	0:-12 1:-7 2:-10 3:21 6:14
left fight 2 cl	0:-12 1:-7 2:-10 3:21 6:14
left fight 2 in	0:18 8:-10
left fight 2 none	2:-9 3:22 6:-12
left fight A	0:-19 2:26 3:-22 4:16
left fight F	0:-9 1:-6 2:-7 3:-13 4:16 6:16
left fight H	0:-11 1:-11 6:13
left fight N	0:10 4:-15 8:12
left fight O	0:6 1:-7 2:-20 3:25 4:-8 5:-7 6:13 8:-9
left fight h	0:19 1:-13 5:-9 6:20 8:-12
left guard	0:-10 2:11 3:-23 4:31 5:-8 7:-6 8:-11 9:-8
left guard -	3:-7 4:16 6:-9
left guard 0	1:-28 2:8 3:-12 4:29 5:-6 6:6 8:-10
left guard 0 A	0:-15 1:-11 2:11 4:20
left guard 0 F	0:20 1:-12 2:6 3:-14 4:7 6:-6
left guard 0 N	0:6 3:-7 8:-6
left guard 0 O	0:-7 1:-11 2:-10 3:7 4:7 6:15
left guard 0 from	0:-7 2:32 4:-17
left guard 0 in	1:-28 2:8 3:-8 4:29 5:-6 6:6 8:-9
left guard 0 none	0:15 1:-28 2:-13 3:-26 4:45 6:-6 8:-8
left guard 1	0:-29 1:27 3:-14 4:16
left guard 1 A	0:-7 1:13 2:6
left guard 1 cl	0:-21 1:20 2:-21 3:-10 4:21
left guard 1 from	1:-7 2:17
left guard 1 in	0:-10 1:13 2:15 3:-6
left guard 1 none	0:-21 1:20 2:-21 3:-10 4:21
left guard 1 vs	2:7
left guard 2	0:13 2:12 4:-13
left guard 2 A	0:-6 2:13
left guard 2 N	0:19 4:-10
left guard 2 in	0:6 2:13 4:-9
left guard 2 none	2:16 4:-7
left guard A	0:-26 2:25 3:-8 4:13 9:-7
left guard F	0:8 1:-12 2:-7 3:-21 4:31 6:-8
left guard H	2:7
left guard N	0:11 1:17 2:-10 3:-11 4:-8 8:-7
left guard O	0:-9 1:-11 3:6 4:7 6:14
left guard h	0:-8 1:-6 2:12 3:-25 4:21 6:10 8:-8 9:-7
left hit	2:19 4:-29 5:-16 6:22 7:-8 8:10
left hit -	0:-7 1:13 2:13 3:6 4:-23 5:-16 6:9 7:-6 8:13
left hit 0	0:35 2:15 4:-13 5:-15 6:-12 8:-20
left hit 0 A	1:15 2:-10 8:-8
left hit 0 F	0:18 2:26 3:-30
left hit 0 H	0:34 1:-12 2:-37 3:15
left hit 0 O	0:9 1:-6 3:23 5:-15
left hit 0 V	1:-7 2:30 3:-7 4:-9 8:-10
left hit 0 by	1:-6 2:16 4:-8
left hit 0 cl	0:32 1:37 2:-8 3:-40 8:-13
left hit 0 in	0:22 1:-29 2:21 3:23 4:-12 5:-14 6:-10 8:-13
left hit 0 none	0:16 1:-16 3:26 5:-14 8:-9
left hit 0 of	1:17 3:-16
left hit 0 with	0:37 2:-10 3:-14 6:-6
left hit 1	0:-47 1:13 2:12 4:-20 6:19 8:28
left hit 1 A	1:-12 2:-15 3:25
left hit 1 F	0:-14 2:-17 8:33
left hit 1 O	0:-23 1:24 3:-21 6:23
left hit 1 cl	0:-37 2:25 3:-6 4:-17 8:32
left hit 1 in	0:-20 1:14 2:-16 3:7 6:23 8:-6
left hit 1 none	0:-17 1:-22 3:19 4:-17 8:31
left hit 1 with	0:-35 1:35 3:-23 6:23
left hit 2	0:6 1:-14 2:-10 3:-7 6:21 8:6
left hit 2 A	1:-14 3:-14 8:25
left hit 2 O	0:6 2:-6 3:-19 6:22
left hit 2 cl	0:6 1:-14 2:-10 3:-7 6:21 8:6
left hit 2 none	0:-9 1:-14 6:23 8:9
left hit A	2:-26 3:10 8:15
left hit F	0:8 2:7 3:-27 8:31
left hit H	0:23 1:-13 2:-20 3:14 6:-7
left hit N	0:-18 2:30 3:21 4:-18 8:-18
left hit O	0:-9 1:17 2:-8 3:-7 5:-15 6:36 8:-12
left hit V	1:-7 2:30 3:-7 4:-9 8:-10
left hit h	0:13 1:-10 2:9 3:-14 4:-8 6:18 8:-7
left love	0:20 1:26 2:-15 3:-8 4:-9 5:-7 6:-13 8:-6
left love -	1:18 4:-8
left love 0	0:7 1:20 2:-17 4:-8
left love 0 A	0:33 2:-13 3:-13
left love 0 V	0:-14 1:34 2:-6 3:-14
left love 0 cl	0:42 1:-38
left love 0 in	0:-35 1:44 2:-17 4:-8
left love 0 none	0:-22 1:35 2:-17 3:7 4:-8
left love 1	0:17 1:7 3:-14 6:-9
left love 1 O	0:15 3:-9
left love 1 cl	1:8 3:-6
left love 1 in	0:15 3:-9
left love 1 none	0:14 1:18 2:-15 3:-10
left love A	0:32 1:18 2:-25 3:-14
left love F	0:-14 2:17
left love O	0:9 1:-13 3:13
left love V	0:6 1:24 2:-7 3:-14 6:-8
left love h	0:31 1:9 2:-16 3:-10 6:-8
left make	0:18 1:-12 3:16 5:-7 6:-22 7:-13 8:-9
left make -	0:32 1:-11 3:14 4:-22 5:-6 7:-11 8:-9
left make 0	1:-8 2:-12 3:34 6:-15
left make 0 A	0:-10 2:-23 3:31
left make 0 F	0:7 3:14 4:-10 6:-10
left make 0 N	0:8 1:-7 3:6
left make 0 O	0:-8 3:-10 4:18
left make 0 cl	0:16 1:-12 3:6 4:-11
left make 0 in	0:-25 3:34 4:12 6:-19
left make 0 none	0:-9 1:-21 2:-13 3:40 4:8 6:-10
left make 1	0:20 1:15 2:-11 3:7 4:-11 6:-10 7:-8
left make 1 A	0:20 1:19 2:-16 3:-16 7:-7
left make 1 F	0:-8 3:18
left make 1 H	0:-6 2:16 6:-6
left make 1 O	0:15 2:-8 3:6 4:-9
left make 1 cl	0:28 1:18 2:-12 3:-13 4:-8 6:-6 7:-7
left make 1 in	0:-8 3:20
left make 1 none	0:33 1:-7 2:-15 4:-7
left make 1 with	0:-13 1:24 2:6 6:-9 7:-7
left make 2	0:15 1:-20 2:34 3:-39 4:11 7:-6
left make 2 A	0:-9 1:-20 2:40 3:-11 4:-7
left make 2 F	0:23 2:-7 3:-31 4:17
left make 2 cl	0:15 1:-20 2:34 3:-39 4:11 7:-6
left make 2 none	0:15 1:-20 2:34 3:-39 4:11 7:-6
left make A	3:11 4:-12 7:-12
left make F	0:20 2:-10 6:-11
left make H	0:-13 2:29 6:-12
left make N	0:8 1:-7 3:6
left make O	2:-8 4:11
left make h	0:-13 2:13 4:23 6:-21
left match	1:-17 2:-16 3:49 4:-17 8:-8
left match -	1:-17 2:-16 3:49 4:-17 8:-8
left match 0	0:7 1:-21 2:-6 3:26 4:-8
left match 0 A	1:-21 2:-6 3:30
left match 0 F	0:24 3:-20
left match 0 N	0:23 3:-19
left match 0 O	0:-19 3:27 4:-6
left match 0 cl	0:-11 1:-17 3:27
left match 0 in	0:35 1:-11 3:-12 4:-8
left match 0 none	0:-14 1:-14 3:29
left match 0 with	0:-18 3:26
left match 1	0:18 1:-13 2:-12 3:18 4:-8
left match 1 A	0:33 1:-13 3:-16
left match 1 F	0:-11 2:-9 3:21
left match 1 O	3:12 4:-6
left match 1 cl	0:28 1:-11 2:-11 3:6 4:-8
left match 1 in	0:-11 3:15
left match 1 none	0:20 1:-12 2:-12 3:16 4:-8
left match 2	0:-25 1:15 3:22
left match 2 A	0:-14 3:19
left match 2 O	0:-13 1:17
left match 2 cl	0:-14 3:20
left match 2 in	0:-24 1:32 8:-8
left match 2 none	0:-15 3:23
left match A	0:13 1:-33 2:-9 3:32
left match F	0:13 2:-9
left match N	0:23 3:-19
left match O	0:-31 1:16 3:39 4:-14 8:-6
left move	0:-14 2:8 3:-15 6:-20 7:-10 8:23 9:-9
left move -	0:-44 1:22 6:-8
left move 0	0:-9 1:20 2:-8 3:-10 4:-15 5:7 6:-12 7:-10 8:16 9:-8
left move 0 A	0:-12 1:28 5:-13 8:-13
left move 0 F	1:-18 2:15 3:10 5:-7
left move 0 N	0:-15 1:-6 3:-11 4:-11 5:9 8:27
left move 0 O	0:15 1:14 2:-21 3:-15 4:-26 5:18 6:-6 8:8
left move 0 V	1:-6 2:8 4:19 5:-13
left move 0 at	0:-21 1:17 2:-6 3:12 5:-14 8:10
left move 0 cl	0:-20 2:-8 4:31 8:-15
left move 0 in	0:-11 1:16 4:-58 5:33 6:-13 7:-10 8:14 9:-7
left move 0 none	1:6 6:-6 7:-7 8:-7
left move 0 of	0:-13 3:-11 5:-10 8:30
left move 0 to	0:21 8:-12
left move 0 with	1:7
left move 1	0:-22 1:-20 2:14 3:-9 4:29 5:-8 6:-10 8:14
left move 1 A	0:-6 1:-19 2:29
left move 1 O	2:-12 3:-7 4:20 5:-6
left move 1 cl	2:18 6:-8
left move 1 in	0:-35 1:-31 2:8 3:-12 4:44 5:-7 8:28
left move 1 none	2:18 6:-8
left move A	0:-17 1:8 2:25 5:-13 8:-13
left move F	1:-18 2:15 3:11 5:-7
left move N	0:-28 1:-6 3:-12 4:-13 5:9 8:40
left move O	0:23 1:14 2:-33 3:-19 4:-13 5:14 6:-8 8:7
left move V	0:-7 1:-7 2:-9 4:34 5:-13
left move h	0:24 1:-29 2:7 3:-16 6:-15 7:-9 8:22 9:-6
left none	0:6 1:12 6:-8 7:-6 8:-6
left none -	1:24 8:-8 9:-6
left none 0	0:13 1:18 3:-9 4:-11
left none 0 A	0:10 1:8 2:13 3:-22 4:-9
left none 0 F	1:8 2:-22 5:-7 8:-11
left none 0 H	0:-22 1:13 2:23 3:-17 5:-14 6:-16 7:10
left none 0 N	0:14 1:-16 2:-11 3:10 4:-9 5:32 6:-22 8:-25
left none 0 O	0:22 1:-11 2:7 3:7 4:-9 5:-14 6:-16 8:11
left none 0 V	1:38 2:-33 3:-8 4:-16 6:16
left none 0 as	0:-27 1:31 2:-22 3:17
left none 0 at	0:-33 1:-22 2:-17 3:37 4:11 8:33
left none 0 cl	0:7 2:-22 3:8 4:-18 5:20 6:8 7:-7 8:-16
left none 0 for	0:48 1:-23 3:-12 4:-7
left none 0 from	0:12 1:-25 4:-10 5:-9 6:34 8:-8
left none 0 in	0:18 1:17 3:-12 4:-10 5:-9 6:-9
left none 0 is	0:26 1:-32 2:-22 4:-6 5:30 7:-6 8:-6
left none 0 none	0:6 1:23 3:-22 4:-11 8:-7
left none 0 obj	1:-28 3:20 4:8 6:-6
left none 0 of	0:12 2:14 4:-12 5:-10 6:-7 8:-14
left none 0 subj	0:-7 1:22 2:-13 4:-6 6:-7
left none 0 to	0:47 1:-22 3:-20 4:7 5:-6 6:-9
left none 0 vs	0:-15 2:38 3:-6
left none 0 with	0:-15 1:39 2:12 3:-22 4:-11 5:8 6:-8 7:-6 8:-6
left none 1	0:9 1:16 3:9 4:-18 5:-17 6:-12 9:7
left none 1 A	0:-13 1:43 2:-11 4:-14 5:-23 6:-8 8:-21 9:16
left none 1 F	2:-35 3:32 4:-15 5:-6 6:12 8:-12 9:6
left none 1 H	0:20 1:-29 2:33 6:-28 7:9
left none 1 N	1:7 3:-10 4:19 5:-35 9:-8
left none 1 O	0:26 1:-13 2:14 3:-22 4:-15 5:32 6:-20 7:-6 9:-7
left none 1 V	1:20 2:-7 3:10 4:-31 5:-7 8:17
left none 1 and	0:-11 2:26 3:-11
left none 1 at	0:59 1:-27 2:12 3:-17 4:-15
left none 1 cl	0:37 1:51 2:-14 3:-25 4:-23 5:-32 6:13 7:-12 8:-23 9:-6
left none 1 from	0:-21 1:16 2:14 3:10 4:-8 5:-23 6:-17 8:-11 9:23
left none 1 in	0:6 1:-27 3:18 4:-26 6:-25 8:40 9:10
left none 1 is	0:35 1:-15 2:-9 3:13 4:-12
left none 1 none	0:-16 1:28 2:-20 3:8 4:17 5:8 7:-15 8:-36
left none 1 obj	0:8 1:-9 2:15 3:-27 4:18 5:11 6:-9 8:-16
left none 1 of	0:7 1:-15 2:23 3:11 4:-12 5:-14 8:-9 9:13
left none 1 to	0:-14 2:21 3:-7 4:-19 8:20
left none 1 vs	1:18 2:27 3:-24 4:-16 8:-6
left none 1 with	2:-46 3:38 4:-6 5:-10 7:28 8:-11 9:-15
left none 2	0:-17 1:-35 2:-8 3:9 4:58 5:12 7:-21 8:-24 9:-10
left none 2 A	0:19 1:-62 2:12 3:22 4:7 5:42 6:-13 7:-17 8:-7 9:-24
left none 2 F	0:9 1:-8 2:46 3:-33 4:15 6:-19 9:-7
left none 2 H	0:19 1:15 2:-40 6:20 7:-7 9:16
left none 2 N	0:-10 3:-6 4:20 6:11 8:-9
left none 2 O	0:-52 1:29 2:-54 3:40 4:42 5:-34 8:-10
left none 2 V	0:12 1:-10 3:-10 4:8
left none 2 at	0:-14 2:8
left none 2 cl	0:13 1:11 2:-56 3:-17 4:43 5:30 6:10 7:-13 8:-18 9:-22
left none 2 from	0:-25 1:-6 2:-23 3:-18 4:20 5:43 8:-6
left none 2 in	0:-35 1:-55 2:38 3:14 4:42 5:-22 6:-13 7:-13 8:-12
left none 2 is	0:-30 1:60 2:-22 3:-21 7:-7
left none 2 none	0:-13 1:-38 2:16 4:27 5:-18 6:17 7:-9 8:-9
left none 2 obj	0:32 2:-34 3:-6 6:7
left none 2 of	0:8 2:14 6:-13
left none 2 to	0:-21 3:-13 4:40 8:-10
left none 2 vs	0:7 2:18 4:-8 6:-9
left none 2 with	0:13 1:-51 2:-33 3:60 4:6 7:-9
left none A	1:11 2:13 3:-7 4:-9
left none F	2:-11 3:15 5:-10 6:6 7:-7 8:-17
left none H	2:27 3:-19 4:-9 5:-18 6:-20 7:13 9:6
left none N	0:8 1:-12 2:-8 4:20 7:-7 8:-19 9:-9
left none O	0:8 3:9 4:12 6:-26 7:-8 9:-8
left none V	1:38 2:-32 3:-8 4:-33 5:-10 6:11 7:-7 8:12 9:-6
left none h	0:13 1:-21 2:13 4:-15 6:-17 7:-8 9:12
left over	1:-15 3:-32 4:-15 5:30 8:28
left over -	1:-16 3:-25 5:8 8:33
left over 0	0:-12 1:-15 3:-24 4:-9 5:36 8:19
left over 0 A	0:14 2:23 3:-16 5:-21
left over 0 F	0:-6 3:12
left over 0 N	1:-16 5:22 8:-6
left over 0 O	0:-21 2:-27 3:-18 5:32 8:21
left over 0 in	0:-11 1:-15 2:-20 3:-11 4:-9 5:36 8:19
left over 0 none	0:-8 1:-15 3:-32 5:37 8:19
left over 0 obj	0:-6 3:12
left over 1	0:11 3:-12 4:-8 5:-15 8:23
left over 1 O	0:11 3:-12 4:-8 5:-15 8:23
left over 1 in	3:-12 5:-10 8:24
left over 1 none	3:-12 5:-10 8:24
left over A	0:14 2:23 3:-16 5:-21
left over F	0:-6 3:12
left over N	1:-16 5:22 8:-6
left over O	0:-10 2:-28 3:-27 4:-12 5:25 8:31
left over h	3:-12 4:-15 5:23
left play	0:-10 1:10 3:26 5:-20 7:-6 8:-10
left play -	1:33 2:-6 3:-10 4:6 5:-13 8:-8
left play 0	1:28 5:-14 6:-8 8:-9
left play 0 A	0:6 1:11 2:6 3:-17
left play 0 F	0:16 2:12 3:-21
left play 0 H	0:-8 1:17
left play 0 N	0:-23 1:25 3:13 5:-14
left play 0 O	1:21 2:-12 6:-6 8:-6
left play 0 V	0:-9 1:-24 3:16 4:26 8:-7
left play 0 cl	0:-17 1:-19 3:19 4:26 5:-14
left play 0 in	1:39 3:-16 4:-14 5:-6 6:-8 8:-9
left play 0 is	0:-8 1:16
left play 0 none	0:-15 1:51 2:-13 3:-13 4:7 5:-12 6:-6
left play 0 obj	0:-6 3:22 8:-7
left play 0 of	0:14 3:-8
left play 1	0:-9 1:-31 2:-18 3:37 4:-23 5:-12 6:7 9:12
left play 1 A	0:-16 1:-11 2:-20 3:40 4:-21 6:-7 7:8 8:-7 9:17
left play 1 O	1:-16 2:-11 5:-6 6:17 8:14
left play 1 V	2:20 6:-9 8:-7
left play 1 cl	0:-13 1:-22 3:-19 4:-7 7:13 8:12 9:28
left play 1 from	2:8 6:-8 8:16 9:-7
left play 1 in	0:16 1:-15 2:-26 3:48 4:-18 5:-10 6:10 7:6 8:-18 9:-19
left play 1 none	0:-7 1:-20 2:-8 3:44 4:-22 5:-9 6:-14 7:-12 8:-8 9:19
left play 1 with	0:-17 6:29
left play 2	1:-8 2:8 3:-7 4:13
left play 2 A	0:24 2:-7 3:-11
left play 2 N	1:-7 3:7
left play 2 O	0:-21 2:12 3:-7 4:18
left play 2 cl	0:9 1:-8 2:8 4:-7
left play 2 in	0:-6 3:-12 4:20
left play 2 none	0:9 3:-25 4:16
left play A	0:9 2:-11 3:14 4:-24 6:-7 8:-6 9:13
left play F	0:16 2:12 3:-21
left play H	0:-11 1:15
left play N	0:-12 1:19 3:15 4:-7 5:-15
left play O	0:-15 1:6 2:-7 4:10 5:-10 6:10 7:-7 8:8 9:-6
left play V	0:-7 1:-27 2:17 3:13 4:26 5:-6 6:-10 8:-14
left play h	0:-16 1:-41 3:42 4:-10 5:-15 9:10
left push	2:-28 3:34 4:12 5:-10 8:-11
left push -	0:-16 3:33 4:-16
left push 0	0:7 2:-7 3:27 4:-20
left push 0 F	3:6
left push 0 O	0:-6 3:24 4:-14
left push 0 in	0:7 2:-7 3:27 4:-20
left push 0 none	0:8 2:-7 3:24 4:-20
left push 1	2:-23 3:10 4:34 5:-6 8:-11
left push 1 O	0:-12 3:11 4:15 8:-11
left push 1 in	0:-11 2:-24 3:-12 4:64 5:-7 7:-8 8:-21
left push F	3:6
left push O	0:-17 3:33 8:-11
left push h	0:17 2:-27 4:29 5:-9 8:-11
left race	0:10 1:16 2:17 3:-21 4:-10 6:-8 8:-8 9:-6
left race -	0:-14 1:28 3:-14 6:-7
left race 0	0:-16 1:29 2:10 3:-15 5:-6 6:-7 9:-6
left race 0 A	0:-20 1:19 2:11 3:-15
left race 0 N	0:16 1:-9 5:-6
left race 0 O	0:-17 1:23
left race 0 V	0:8
left race 0 at	0:-11 1:21 2:-6
left race 0 in	1:24 2:9 3:-15 5:-11 6:-7
left race 0 none	0:-20 1:13
left race 0 of	0:7 1:13 3:-14
left race 0 vs	0:-6 1:-12 2:19
left race 0 with	0:-9 1:12
left race 1	0:19 1:-18 2:12 3:-8 4:-10 5:7
left race 1 A	1:-17 2:18
left race 1 N	4:-7 5:18
left race 1 O	0:25 3:-6 5:-11
left race 1 at	0:19 5:-6
left race 1 cl	3:-7 4:-7 5:14
left race 1 in	0:24 1:-16 2:14 5:-8 8:-7
left race 1 none	3:-6 4:-6 5:15
left race 1 vs	1:-17 2:18
left race A	0:-21 1:8 2:21 3:-15
left race N	0:18 1:-9 4:-8 5:7 8:-6
left race O	0:7 1:23 3:-6 5:-11
left race V	0:14 1:-7
left race h	0:24 1:-18 2:22 3:-11 4:-11 8:-6 9:-6
left reach	0:-21 1:-40 2:36 3:-18 4:37 5:-9 6:-6
left reach -	1:-38 2:51 3:-15 4:-6 5:-9
left reach 0	0:10 1:-28 2:-12 3:-16 4:43
left reach 0 A	1:-18 2:21
left reach 0 H	0:30 2:-25
left reach 0 O	0:-9 4:11
left reach 0 V	1:-13 2:-19 4:31
left reach 0 cl	0:11 1:-16 2:13 4:-6
left reach 0 in	1:-15 2:-27 3:-16 4:47
left reach 0 none	0:12 1:-26 2:-17 3:-15 4:44
left reach 1	0:-31 2:36
left reach 1 none	0:-31 2:36
left reach 2	0:-6 1:-17 2:33 5:-9
left reach 2 cl	0:-6 1:-17 2:33 5:-9
left reach A	1:-32 2:38
left reach H	0:10
left reach O	0:-12 2:13 3:-6 4:8 5:-9
left reach V	0:-17 1:-14 4:29
left reach h	0:-32 1:-6 2:-7 4:42
left save	0:6 1:-35 3:16 4:23 5:-8 6:-9 8:7 9:-6
left save -	0:-32 1:-25 2:20 3:36 4:-15 8:15
left save 0	0:13 1:-31 2:-27 3:21 4:27 5:-6
left save 0 A	0:-17 1:-31 2:-22 3:23 4:32
left save 0 from	0:17 2:-7 4:-6
left save 0 in	0:13 1:-31 2:-27 3:21 4:27 5:-6
left save 0 none	1:-31 2:-22 3:21 4:29 5:-6
left save 1	2:12 3:-7 4:-6 8:13
left save 1 A	2:16 3:-6
left save 1 N	0:-8 8:14
left save 1 from	0:-10 2:13 3:-7 8:13
left save 1 in	2:12 3:-7 4:-6 8:13
left save A	0:-18 1:-34 2:-6 3:19 4:31 9:-6
left save H	0:7 6:-7
left save N	4:-8 8:13
left save O	0:22 3:-6 4:-9
left save h	0:36 1:-16 2:-25 3:-16 4:36 5:-6 8:-9
left shoot	0:19 1:8 2:-13 3:-47 4:-28 5:-10 6:40 7:23 8:-6
left shoot -	0:9 1:23 2:-36 3:-19 4:-17 6:20 7:11
left shoot 0	1:33 3:-48 4:-17 6:44 7:-9
left shoot 0 A	1:29 4:-7 6:-18 7:-7
left shoot 0 F	0:-22 1:18 3:-20 4:-10 6:21
left shoot 0 H	0:23 2:-13 3:-8
left shoot 0 O	0:9 3:-18 6:19
left shoot 0 cl	0:-14 1:41 2:-11 3:-17 4:-10 6:6
left shoot 0 in	0:15 3:-38 4:-9 6:39 7:-8
left shoot 0 none	1:16 3:-39 4:-12 6:40
left shoot 0 with	0:8 1:17 2:-7 3:-15
left shoot 1	0:15 1:-11 4:-14 5:-6 7:15
left shoot 1 A	0:21 1:-14 2:-16 4:-9 7:18
left shoot 1 H	0:-12 6:18
left shoot 1 V	0:-21 1:16 2:15
left shoot 1 at	0:-8 2:35 4:-14
left shoot 1 cl	0:15
left shoot 1 in	1:-11 4:-13 6:6 7:16
left shoot 1 none	1:16 2:-33 6:20
left shoot 1 with	0:22 1:-27 2:-7 6:-11 7:20
left shoot 2	0:10 1:-16 2:-9 6:-6 7:22
left shoot 2 cl	0:10 1:-16 2:-9 6:-6 7:22
left shoot 2 none	0:10 1:-16 2:-9 6:-6 7:22
left shoot A	0:17 1:14 2:-11 4:-15 6:-21 7:12
left shoot F	0:-22 1:18 3:-20 4:-10 6:21
left shoot H	0:11 2:-16 3:-7 6:17
left shoot N	0:9 3:-16 6:16
left shoot O	0:29 1:-17 2:-7 3:-19 6:13
left shoot V	0:-24 2:11 4:-6 7:20
left shoot h	0:14 1:-17 2:19 3:-37 4:-15 5:-9 6:28 7:16
left sneak	0:-8 1:-15 3:21
left sneak -	1:-11 2:14
left sneak 0	1:-11 2:28 3:-11
left sneak 0 A	1:-11 2:28 3:-11
left sneak 0 in	1:-11 2:29 3:-11
left sneak 0 none	1:-11 2:26 3:-11
left sneak A	0:-8 1:-15 3:21
left sneak h	0:-6 2:-6 3:21
left steal	0:8 1:-7 3:29 4:-30 6:10 9:-6
left steal -	2:-39 3:15 6:23
left steal 0	0:16 1:-20 2:8 3:22 4:-17 8:-11
left steal 0 A	0:-15 1:-10 2:38 3:-7 4:-12
left steal 0 F	0:25 1:-13 2:-14 3:18 8:-11
left steal 0 O	0:11 3:11 6:-14
left steal 0 at	0:6
left steal 0 cl	2:-8 6:10
left steal 0 in	0:13 1:-20 2:19 3:24 4:-17 6:-9 8:-11
left steal 0 none	0:13 1:-20 2:23 3:17 4:-15 6:-17
left steal 0 obj	2:-16 6:18
left steal 1	0:-18 1:14 2:-20 3:15 4:-18 6:12 8:12
left steal 1 A	1:16 4:-8
left steal 1 F	0:-11 2:-8 3:27 4:-6
left steal 1 O	3:-10 8:17
left steal 1 at	2:10 4:-8
left steal 1 cl	0:-11 2:-11 6:19
left steal 1 from	0:-6 3:-10 8:17
left steal 1 in	1:15 2:-11 3:15 4:-20 6:-7 8:8
left steal 1 none	0:-23 1:16 2:-32 3:25 4:-6 6:17
left steal 2	0:8
left steal 2 cl	0:8
left steal A	0:-19 1:6 2:37 3:-7 4:-18
left steal F	0:14 1:-13 2:-21 3:39 4:-9 6:-7 8:-11
left steal H	0:-13 2:-25 6:34
left steal O	0:17 4:-8 6:-19 8:13
left steal h	1:-10 2:29 3:18 4:-28 6:-13 9:-6
left take	0:15 2:9 3:10 5:-12 6:-9 7:-8 8:-15 9:-7
left take -	0:-16 1:30 3:-28 4:13 8:-9
left take 0	0:-11 1:-15 3:32 4:7 5:-6 6:-6 7:-7 8:-7 9:-6
left take 0 A	0:-13 3:19 7:-9 9:-6
left take 0 F	0:14 1:-17 3:13
left take 0 H	2:13 3:-17 5:18
left take 0 N	0:8 2:-6 4:10 5:-17
left take 0 O	0:-20 1:-7 2:10 3:24 5:-11 8:-6
left take 0 cl	1:-10 2:36 3:7 4:-22 5:-10 7:-8
left take 0 from	0:26 2:-10 4:-6
left take 0 in	0:-14 1:-13 2:-24 3:30 4:30 6:-6 8:-9
left take 0 none	1:-8 2:-14 3:37 5:-6 7:-7
left take 0 obj	0:-11 2:17
left take 0 of	0:-17 1:12 2:-32 3:31
left take 0 subj	2:7
left take 0 with	0:-11 1:-10 2:42 3:-29
left take 1	0:6 1:30 2:26 3:-28 4:-8 5:-11 6:-8 8:-19
left take 1 A	0:6 2:24 3:-24 4:-6
left take 1 F	0:-28 1:30 2:-10 3:10
left take 1 H	0:-7 2:17
left take 1 N	0:7
left take 1 O	0:19 1:18 3:-11 5:-10 8:-19
left take 1 V	0:6 1:-10 2:7
left take 1 cl	0:47 1:-20 2:-8 3:-21 4:12 5:-7
left take 1 in	0:-13 1:60 2:37 3:-23 4:-42 5:-7 6:-6 8:-28
left take 1 none	0:21 1:-10 2:37 3:-51 4:8 5:-8
left take 1 of	0:-26 1:19 2:-19 3:30
left take 1 with	0:10 1:-8
left take 2	0:44 2:-8 3:-17 4:-12
left take 2 A	2:10
left take 2 N	0:19 3:-7 4:-9
left take 2 O	0:13 3:-10
left take 2 cl	0:44 2:-8 3:-17 4:-12
left take 2 none	0:31 3:-17
left take A	0:-6 2:17 7:-9 9:-8
left take F	0:-8 2:-12 3:19 6:-6
left take H	0:13 2:12 3:-22 5:17 6:-6
left take N	0:30 2:-11 5:-18
left take O	1:9 2:7 3:9 5:-19 8:-22
left take V	1:-10 3:6
left take h	0:27 1:-23 2:13 3:28 4:-8 5:-12 6:-8 7:-8 8:-14 9:-8
left throw	0:11 1:-23 2:-10 3:-26 4:-14 6:37 7:13 8:-11 9:-7
left throw -	0:37 1:-12 2:17 3:-52 6:12 7:-17 8:-9
left throw 0	0:7 2:-16 3:-33 4:-20 6:53 7:-11
left throw 0 A	0:11 1:12 2:-9 3:-7 6:7 7:-10
left throw 0 F	0:-7 3:-18 4:-13 6:36
left throw 0 O	0:-15 3:-17 6:32
left throw 0 in	0:-7 2:-16 3:-25 4:-20 6:56 7:-11
left throw 0 none	0:25 2:-26 3:-17 4:-16 6:31 7:-11
left throw 0 of	0:-16 3:-20 6:33
left throw 1	1:-23 2:25 3:-9 5:21 6:-10 7:-13
left throw 1 A	0:15 1:-21 2:32 3:-14 7:-13
left throw 1 N	0:-18 5:24
left throw 1 O	0:13 2:-11 3:6
left throw 1 at	0:-13 1:-6 2:22 4:10 6:-6
left throw 1 cl	1:-14 2:15
left throw 1 in	0:-10 1:-10 2:11 3:-11 5:40 6:-10 7:-10 8:-8
left throw 1 none	0:15 1:-14 2:9
left throw 1 with	0:12 7:-6
left throw 2	1:-9 2:-29 3:21 4:6 5:-18 6:-17 7:35
left throw 2 A	0:-22 1:-6 2:-15 6:-6 7:38
left throw 2 F	3:23 4:-19
left throw 2 cl	2:-20 3:22 4:7 5:-18 7:17
left throw 2 in	0:19 1:-7 2:-25 4:23 5:-18 6:-14 7:21
left throw 2 none	0:-21 1:-6 2:-16 3:22 4:-20 6:-8 7:37
left throw A	1:-15 2:10 3:-20 7:20
left throw F	0:-8 3:8 4:-30 6:34
left throw H	0:15 2:-11
left throw N	0:-7 1:-6 4:21 5:8 6:-8 8:-7
left throw O	2:-13 3:-14 6:24
left throw h	0:-31 1:-13 2:-28 3:24 4:-21 6:32 7:26 9:-6
left touch	0:11 1:13 3:-11 4:-6 5:-12
left touch -	0:8 1:14 2:-13 3:-10
left touch 0	0:14 1:-9 2:13 4:-6 5:-12
left touch 0 V	0:30 1:-8 2:-21
left touch 0 in	0:7 1:-8 2:17 5:-12
left touch 0 none	0:14 1:-9 2:13 4:-6 5:-12
left touch 1	1:23 2:-11 3:-8
left touch 1 A	1:23 2:-11 3:-8
left touch 1 in	1:23 2:-11 3:-8
left touch 1 with	1:23 2:-11 3:-8
left touch A	1:21 2:-16 3:-9
left touch V	0:30 1:-8 2:-21
left touch h	2:15 5:-12
left victim	0:12 1:-14 2:11 4:-25 8:19
left victim 0	1:-14 2:11 4:-18 8:19
left victim 0 A	0:20 1:-13 4:-18 8:19
left victim 0 in	1:-14 2:11 4:-18 8:19
left victim 0 none	0:6 1:-14 2:12 4:-18 8:19
left victim A	0:20 1:-13 4:-18 8:19
left victim h	0:25 1:-13 4:-24 8:19
left word:boss	0:11 1:-8 2:-31 3:-10 4:-16 7:47
left word:boss -	0:7 1:-7 2:-11 4:-14 7:23
left word:boss 0	0:11 1:-8 2:-31 3:-10 4:-16 7:47
left word:boss 0 A	0:-10 2:-19 7:32
left word:boss 0 H	0:12 2:-11
left word:boss 0 O	0:10 2:-6 3:-6 4:-16 7:19
left word:boss 0 cl	0:21 2:-18 3:-9 7:12
left word:boss 0 in	0:-10 1:-8 2:-18 4:-14 7:41
left word:boss 0 is	0:-7 1:-7 2:-17 4:-14 7:38
left word:boss 0 none	0:6 2:-8 3:-10 7:19
left word:boss A	0:-10 2:-19 7:32
left word:boss H	0:12 2:-11
left word:boss O	0:10 2:-6 3:-6 4:-16 7:19
left word:boss h	2:-23 3:-10 7:32
left word:bricks	2:-13 3:20
left word:bricks -	2:-13 3:20
left word:bricks 0	2:-13 3:19
left word:bricks 0 in	2:-13 3:19
left word:bricks 0 is	2:-13 3:19
left word:enemy	0:-22 1:-20 2:59 3:-13 4:-17 5:6 6:-10 7:-14 8:-18 9:24
left word:enemy -	0:-8 1:-19 2:46 3:-17 7:-6 8:-18 9:-8
left word:enemy 0	0:-16 1:-8 2:34 3:-11 4:-26 5:17 6:-8 7:-14 9:25
left word:enemy 0 A	0:-7 2:-10 3:11 4:-10 5:-8 7:-9 9:28
left word:enemy 0 F	2:18 3:-18
left word:enemy 0 H	0:-7 1:-8 2:17 5:13 6:-8
left word:enemy 0 O	2:22 4:-9
left word:enemy 0 cl	2:-34 3:-16 4:-10 5:25 9:29
left word:enemy 0 in	0:-18 1:-11 2:60 4:-18 5:-10 6:-7 7:-11
left word:enemy 0 is	0:-12 2:40 3:-20 5:-7 6:-7
left word:enemy 0 none	0:-7 1:-9 4:-27 5:22 7:-14 9:26
left word:enemy 1	0:-10 1:-26 2:44 4:10 8:-16
left word:enemy 1 cl	0:-9 1:-26 2:44 4:-8
left word:enemy 1 in	4:32 5:-6 8:-29
left word:enemy 1 none	0:-9 1:-26 2:44 4:-8
left word:enemy 2	1:17 5:-14
left word:enemy 2 none	1:17 5:-14
left word:enemy A	0:-13 1:-10 2:8 3:10 4:-13 5:-9 7:-10 9:27
left word:enemy F	2:18 3:-18
left word:enemy H	0:-7 1:-8 2:17 5:13 6:-8
left word:enemy N	3:-10 4:10 5:14 8:-16
left word:enemy O	2:34 4:-9 5:-18
left word:enemy h	0:-19 2:25 4:-19 6:-9 7:-10 9:31
left word:goal	2:15 3:-11
left word:goal -	2:15 3:-11
left word:goal 0	2:15 3:-11
left word:goal 0 in	2:15 3:-11
left word:goal 0 is	2:15 3:-11
left word:hero	0:17 1:11 4:-7 5:-18
left word:hero -	0:23 1:11 2:-8 3:-18 4:-7
left word:hero 0	1:31 2:-20 3:11 5:-18
left word:hero 0 A	1:35 2:-18 3:-9
left word:hero 0 O	3:19 5:-17
left word:hero 0 cl	0:19 1:13 2:-25
left word:hero 0 in	0:-15 1:23 3:12 5:-17
left word:hero 0 is	0:-6 1:12
left word:hero 0 none	0:11 1:22 2:-19 3:12 5:-17
left word:hero 1	0:14 1:-23 2:20 3:-9
left word:hero 1 cl	0:14 1:-23 2:20 3:-9
left word:hero A	0:-7 1:19 3:-10 4:-7
left word:hero O	3:19 5:-17
left word:hero h	3:19 5:-17
left word:obstacle	2:14 3:-17 5:9
left word:obstacle 0	2:14 3:-17 5:9
left word:obstacle 0 in	2:14 3:-17 5:9
left word:obstacle h	2:14 3:-17 5:9
lg attack 0	1:-10 4:14
lg attack 1	0:-23 1:19 3:-17 4:21
lg attack 4	0:21 1:-9
lg attack far	0:25 1:19 3:-17 4:-19
lg avoid 0	2:31 3:-16 5:11 6:-6 8:-20
lg avoid 1	0:-37 1:26 3:8 4:14 5:13 6:-7 8:-23
lg avoid 2	0:-11 1:-30 2:-10 4:-10 5:13 8:36
lg avoid 4	0:39 1:-26 2:-41 3:-9 5:10 8:22
lg avoid far	0:-7 2:-11 3:12 5:-9 7:20
lg bring 0	0:13 2:-8 3:15 4:-12 6:-8
lg bring 1	3:10
lg bring 2	0:25 1:16 3:-15 4:-28
lg bring 4	1:-8 3:7 4:25 5:-12 6:-8 8:-10
lg bring far	0:-18 1:-12 2:-10 4:35 5:10 6:-10 8:-9
lg chase 0	0:-15 1:-15 3:13
lg chase 1	0:9 1:8 3:-15 7:-7
lg chase 2	1:16 4:-7
lg chase 4	0:8 2:-11 3:10
lg chase far	0:15 1:17 2:6 3:-15 4:-11 6:-10
lg cross 0	0:19 4:-7
lg cross 1	0:6 4:21 8:-24
lg cross 2	0:-10 1:9 2:-13 4:-17 8:28
lg cross 4	0:-14 1:-11 2:24 8:9
lg cross far	0:9 2:11 4:-8
lg eat 0	0:-26 1:31 2:-40 3:36
lg eat 1	0:27 1:-25 2:16 4:-16
lg eat 2	0:-7 1:15
lg eat 4	0:13 1:-9 2:25 3:-23 4:-6
lg eat far	0:29 1:-20 2:6 3:-12
lg fall 0	0:-8 2:-8 3:15 5:15 6:-13
lg fall 1	3:-17 4:23 5:-7 8:10
lg fall 2	0:-8 1:6 2:-17 6:18
lg fall 4	0:8 1:24 3:-11 4:-20
lg fall far	0:-10 2:13 3:-6
lg fight 0	0:-12 1:-14 2:25 3:-7 4:14 6:-6
lg fight 1	0:11 1:-6 2:11 3:-9
lg fight 2	1:38 2:-50 3:-11 6:31
lg fight 4	0:54 1:-25 2:10 3:-16 4:-10 8:-13
lg fight far	0:-41 1:-19 3:25 4:12 6:11 8:14
lg guard 0	0:41 1:-11 3:-9 4:-10
lg guard 1	0:-26 1:-20 4:38 6:-6 8:-7
lg guard 2	0:-14 2:-7 4:13 6:16
lg guard 4	0:-11 2:30 3:-6 4:-11
lg guard far	1:26 2:-12 3:-21 4:7
lg hit 0	0:8 2:-23 3:16
lg hit 1	1:-18 2:36 3:19 4:-7 5:-15 8:-18
lg hit 2	0:-28 1:24 3:-24 4:-8 6:25
lg hit 4	0:21 1:16 2:-24 6:-10
lg hit far	1:-19 2:12 3:-16 4:-18 6:16 8:31
lg love 0	0:-28 1:27 2:-7 3:7
lg love 1	0:-7 1:23 2:-12
lg love 2	0:22 3:-16
lg love 4	0:58 1:-46 3:-7
lg love far	0:-22 1:17
lg make 0	0:17 3:19 4:-23 6:-9
lg make 1	0:-35 2:-15 3:23 4:29 6:-6
lg make 2	1:-9 3:16 4:-9
lg make 4	0:-15 2:7 3:16
lg make far	0:55 1:-10 2:19 3:-53 6:-6 7:-13 8:-6
lg match 1	3:12
lg match 2	0:24 1:-6 3:-17
lg match 4	1:11 2:17 3:-6 4:-9 8:-6
lg match far	0:-6 1:-23 2:-30 3:61 4:-10
lg move 0	0:9 2:16 3:-14 4:-8 5:13 8:-12
lg move 1	0:-27 1:26 2:-24 3:23 4:-25 5:-10 6:-9 7:-7 8:23
lg move 2	1:-21 2:-7 3:-28 4:14 5:23 8:7
lg move 4	0:22 1:-20 2:10 3:-8 5:-12
lg move far	0:-33 1:18 2:14 3:-19 4:24 5:-7 6:-11
lg none far	0:6 1:12 6:-8 7:-6 8:-6
lg over 0	1:-15 2:-11 3:-14 4:-8 5:17 8:28
lg over 1	0:-9 3:-13 5:26 8:-15
lg over 2	3:-12 5:-10 8:24
lg play 0	0:11 1:41 3:-42 4:-10
lg play 1	0:-21 1:8 3:30 4:-7 5:-6 8:-8
lg play 2	2:6 3:-20 4:-16 7:-8 9:34
lg play 4	0:19 1:-8 2:-44 3:49 4:-12 5:-18 6:16 7:-10 8:7 9:-18
lg play far	0:-30 1:-37 2:27 3:8 4:35 5:-6 6:-13 7:13 8:-8 9:-8
lg push 0	3:23 4:-14
lg push 1	0:11 4:-8
lg push 4	0:7 2:-22 3:-6 4:36 5:-6 8:-11
lg race 0	0:-10 1:6
lg race 1	0:-16 1:44 2:-8 3:-14 6:-7
lg race 4	0:34 1:-21 2:12 3:-7 5:-15
lg race far	1:-17 2:18 4:-6 5:12
lg reach 0	0:21 1:-13 2:-14 4:10
lg reach 1	0:-23 2:-12 3:-15 4:44
lg reach 2	0:-30 2:37
lg reach 4	0:30 1:-16 2:-6
lg reach far	0:-21 1:-18 2:46 4:-7 5:-9
lg save 0	1:-17 2:-18 3:18 4:12
lg save 1	0:-6 1:-17 3:12 4:19 5:-6
lg save 2	0:15 2:-7
lg save 4	0:12 2:12 3:-6 8:-7
lg save far	0:-18 2:11 8:17
lg shoot 0	1:-20 2:6 3:-23 4:-9 6:38
lg shoot 1	0:-6 1:7 2:-16 3:-19 6:32
lg shoot 2	0:17 1:20 2:6 3:-15 4:-13 6:-6 7:-6
lg shoot 4	1:33 4:-10 6:-26
lg shoot far	0:17 1:-28 2:-17 6:-7 7:34
lg sneak 0	1:-11 2:23 3:-11
lg sneak 2	2:-19 3:31
lg steal 0	0:35 1:-10 2:-24 3:14
lg steal 1	0:6 1:-14 2:24 3:18 4:-14 6:-14 8:-12
lg steal 2	0:-11 3:-18 4:-6 6:14 8:12
lg steal 4	0:-27 1:15 2:-15 3:23 4:-15 6:16
lg steal far	2:11
lg take 0	0:-20 1:6 2:-21 3:31
lg take 1	0:-21 1:-43 2:26 4:31 5:-6 8:-9
lg take 2	0:-43 1:67 2:49 3:-32 4:-45 5:-11 8:-12
lg take 4	0:87 1:-16 2:-26 3:-16 4:-7 5:-10 7:-8 8:-10
lg take far	0:28 1:-33 3:7 4:8 8:-6
lg throw 0	0:-28 1:30 2:-21 4:-13 5:12 6:19 7:-10
lg throw 1	0:10 1:-33 2:15 3:-28 4:-8 5:-14 6:42
lg throw 2	0:24 1:-12 3:-21 4:15
lg throw 4	0:-15 2:17 3:9 4:-17 5:23 7:-9
lg throw far	0:24 1:-22 2:-16 3:8 5:-19 6:-19 7:32
lg touch 0	0:12 1:-8
lg touch 1	2:18 5:-12
lg touch 2	1:21 2:-16 3:-9
lg victim 0	0:-11 2:11
lg victim 1	0:16 1:-14
lg word:boss 1	2:-6 7:7
lg word:boss 2	1:-7 2:-19 3:-10 4:-15 7:45
lg word:bricks 1	2:-13 3:19
lg word:enemy 0	1:-8 2:17
lg word:enemy 1	0:16 1:-17 2:18 3:-6 4:-16 5:20 7:-10 9:-8
lg word:enemy 2	0:-15 1:14 2:30 3:-8 4:-11 6:-7
lg word:enemy 4	0:-26 1:-22 2:15 4:15 8:-16 9:33
lg word:enemy far	1:17 2:8 5:-14
lg word:hero 1	1:23 2:-17 3:13 5:-17
lg word:hero 2	0:-6
lg word:hero 4	1:-11 2:12
lr attack guard	0:-8 1:24 4:-14
lr attack guard A	1:8
lr attack guard N	0:-8 1:17 4:-11
lr attack guard sov	0:-8 1:20 4:-12
lr attack guard svo	1:9 4:-7
lr attack none	0:14 3:-33 4:27
lr attack none A	0:13 1:22 3:-6 4:-30
lr attack none F	0:26 1:-11 3:-28 4:18
lr attack none N	0:-17 1:-20 4:33
lr attack none svo	0:-15 1:15 3:-33 4:33
lr avoid avoid	0:28 1:-15 2:-8
lr avoid avoid A	0:28 1:-15 2:-8
lr avoid avoid svo	0:28 1:-15 2:-8
lr avoid bring	0:-11 2:10 3:-15 5:19
lr avoid bring A	2:14
lr avoid bring O	0:-9 3:-14 5:23
lr avoid bring svo	0:-11 2:10 3:-15 5:19
lr avoid none	0:18 1:-10 2:8 3:-39 4:-7 5:11 6:-6 8:25
lr avoid none A	0:14 2:-8 3:-11 4:8 5:-11 7:9
lr avoid none F	2:6
lr avoid none H	2:20 3:-7
lr avoid none N	0:13 2:-30 4:-14 8:30
lr avoid none O	0:17 3:-32 5:7 8:15
lr avoid none V	0:-13 1:-16 2:12 3:-8 4:-12 5:18
lr avoid none sov	0:21 1:10 2:-21 3:-10 4:-14 7:16 8:-6
lr avoid none svo	0:22 1:-8 3:-28 4:-17 5:21 8:21
lr avoid none v2	0:-26 1:-17 2:24 3:-14 4:21 5:-14 8:15
lr avoid play	0:-15 4:20
lr avoid reach	0:11 2:-8 5:18 8:-19
lr avoid reach A	0:12
lr avoid reach svo	0:11 2:-8 5:18 8:-19
lr avoid steal	0:-32 3:37 4:-6 6:-9
lr avoid steal A	2:7
lr avoid steal F	0:-11 2:-8 3:25 6:-9
lr avoid steal svo	0:-13 3:24 6:-8
lr avoid steal v2	0:-21 3:17
lr avoid take	0:-18 3:23 5:-8
lr avoid take A	2:7
lr avoid take O	0:-16 3:23 5:-7
lr avoid take sov	0:-16 3:23 5:-7
lr avoid take svo	2:7
lr bring attack	4:-9 5:10
lr bring attack svo	4:-9 5:10
lr bring avoid	0:-6 1:9 2:-19 3:28 4:7 5:-10 6:-8 8:-10
lr bring avoid A	0:-11 1:-17 2:-9 3:19 4:16
lr bring avoid F	3:16 4:-8
lr bring avoid O	2:-8 4:16 5:-8
lr bring avoid V	1:26 4:-24
lr bring avoid svo	0:-31 1:13 2:-20 3:27 4:16 6:-6
lr bring avoid v2	0:31 1:-7 4:-11 5:-7 8:-6
lr bring bring	0:22 1:-14 3:-8
lr bring bring A	0:22 1:-14 3:-8
lr bring bring svo	0:22 1:-14 3:-8
lr bring chase	0:12
lr bring chase A	0:13 2:-8
lr bring chase svo	0:12
lr bring hit	0:8 4:-8
lr bring hit svo	0:8 4:-8
lr bring none	0:11 1:27 2:-16 3:-11 4:8 5:-8 6:-10
lr bring none A	0:34 2:-22 3:-33 4:10
lr bring none F	2:-13 3:29 4:-16
lr bring none N	0:-32 2:28 3:-7 4:18
lr bring none O	0:18 1:-9 6:-6
lr bring none V	1:17 2:-6
lr bring none sov	0:15 3:-12
lr bring none svo	1:28 2:-15 3:-6 4:8 5:-8 6:-10
lr bring play	0:-18 2:-16 4:26
lr bring play A	0:-18 2:-16 4:26
lr bring play svo	0:-18 2:-16 4:26
lr bring reach	0:7 3:12 4:-16
lr bring reach N	0:13 4:-15
lr bring reach svo	0:-8 3:12
lr bring steal	1:-11 2:21 3:9 4:-11 8:-8
lr bring steal A	2:11
lr bring steal sov	2:11
lr bring steal svo	1:-7 2:11 3:10 4:-10 8:-8
lr bring take	0:-21 1:-9 2:24 4:6
lr bring take A	0:-21 1:-9 2:24 4:6
lr bring take sov	0:-19 1:-8 2:27
lr bring take svo	4:8
lr bring throw	0:9 1:-13 2:-15 3:-12 4:26
lr bring throw A	0:-6 1:-13 2:-15 3:-12 4:37
lr bring throw svo	0:9 1:-13 2:-15 3:-12 4:26
lr chase bring	1:-7 4:9
lr chase bring svo	1:-7 4:9
lr chase none	0:32 3:6 4:-18 6:-11 7:-9
lr chase none A	3:15 4:-9 7:-8
lr chase none O	0:17 3:-6 6:-6
lr chase none svo	0:33 1:-8 3:8 4:-18 6:-11 7:-9
lr chase over	0:-16 1:22
lr chase over A	0:-16 1:22
lr chase over svo	0:-16 1:22
lr chase take	2:12 3:-7
lr chase take A	2:12 3:-7
lr chase take sov	2:-10 3:12
lr cross avoid	0:31 3:-6 4:-11
lr cross avoid A	0:21 2:-9
lr cross avoid N	0:19 4:-7
lr cross avoid V	0:-8 2:9
lr cross avoid sov	0:-8 2:9
lr cross avoid svo	0:38 2:-12 3:-6 4:-11
lr cross chase	0:-6 8:11
lr cross chase svo	0:-6 8:11
lr cross none	0:-27 2:9 8:12
lr cross none N	0:-15 2:-11 4:8 8:14
lr cross none V	0:-11 2:21
lr cross none svo	0:-21 1:6 8:13
lr eat attack	0:-8 3:11
lr eat attack A	0:-8 3:11
lr eat attack svo	0:-8 3:11
lr eat avoid	0:-14 2:15
lr eat avoid A	0:-12 2:14
lr eat avoid sov	1:9 2:-7
lr eat chase	0:37 2:-29 3:-6
lr eat chase H	0:37 2:-29 3:-6
lr eat chase svo	0:37 2:-29 3:-6
lr eat none	0:15 1:8 2:-16 3:23 4:-17 7:-6
lr eat none A	0:51 1:18 2:-27 3:-20
lr eat none F	0:-6 3:23 4:-16
lr eat none N	1:-10 3:21
lr eat none O	0:-9 3:15
lr eat none sov	1:18 2:-17
lr eat none svo	3:16 7:-6
lr eat none v2	0:26 2:-10 3:6 4:-17
lr eat shoot	0:-7 2:9 3:8
lr eat shoot V	0:-7 2:9 3:8
lr eat shoot svo	0:-7 2:9 3:8
lr fall move	0:-27 1:28
lr fall move svo	0:-27 1:28
lr fall none	0:-6 1:-12 2:8 3:-7 4:14 5:14 6:-18 8:15
lr fall none A	0:-16 1:17
lr fall none F	0:-22 1:12 2:11 3:15 6:-13
lr fall none H	2:7
lr fall none O	0:26 1:-47 2:-6 3:-33 4:19 5:19 8:17
lr fall none svo	1:-12 4:19 5:14 6:-18 8:15
lr fall none v2	2:13 4:-7
lr fall take F	0:-10 1:8
lr fight none	0:16 1:13 2:-34 3:14 4:-6 5:-10 6:19 7:-7
lr fight none A	0:-11 1:23 2:-10 3:-7 4:12
lr fight none F	0:-11 6:18
lr fight none H	0:-8 1:-11 6:14
lr fight none N	0:17 3:-7 4:-14 8:12
lr fight none O	2:-12 3:29 5:-6 8:-8
lr fight none sov	3:-6 4:12
lr fight none svo	1:14 2:-33 3:21 4:-9 5:-7 6:20 7:-6
lr fight none v2	0:15 4:-10
lr fight save	0:-18 1:-17 2:28 3:-17 4:12
lr fight save A	0:-18 1:-17 2:28 3:-17 4:12
lr fight save svo	0:-16 1:-15 2:45 3:-17 4:-6
lr fight shoot	0:-9 1:-16 2:12 3:-18 4:12 6:15
lr fight shoot O	1:-7 2:-9 3:-6 6:17
lr fight shoot svo	0:-9 1:-16 2:12 3:-18 4:12 6:15
lr guard hit	2:12 4:-11
lr guard hit A	2:12 4:-11
lr guard hit svo	2:12 4:-11
lr guard none	1:-22 2:20 3:-36 4:40 5:-7 7:-6 8:-9 9:-8
lr guard none A	0:-23 2:30 3:-6 4:12 9:-7
lr guard none F	0:9 1:-11 2:-6 3:-20 4:29 6:-7
lr guard none H	2:7
lr guard none N	0:19 3:-9 8:-6
lr guard none O	1:-11 2:-7 3:-10 4:15 6:16
lr guard none svo	0:11 1:-22 2:16 3:-28 4:38 6:-11 8:-9 9:-7
lr guard none v2	0:-12 3:-13 4:6 6:16
lr guard shoot	0:-11 1:17 2:-14 4:8
lr guard shoot svo	0:-11 1:17 2:-14 4:8
lr guard sneak	0:-6 4:13
lr guard sneak svo	0:-6 4:13
lr guard take	1:13 2:-8 3:17 4:-16
lr guard take O	2:6 3:17 4:-16
lr guard take sov	1:13 2:-13 3:18 4:-17
lr guard take svo	2:6
lr hit fall	2:-9 3:15
lr hit fall A	2:-9 3:15
lr hit fall svo	2:-9 3:15
lr hit move	0:19 1:-25 2:27 3:-21
lr hit move A	0:19 1:-25 2:27 3:-21
lr hit move svo	0:19 1:-25 2:27 3:-21
lr hit none	2:16 3:9 4:-27 5:-15 6:9 7:-6 8:25
lr hit none A	1:-16 2:-28 3:16 8:22
lr hit none F	0:11 2:7 3:-28 8:32
lr hit none H	0:22 1:-11 2:-8
lr hit none N	0:-18 2:30 3:21 4:-18 8:-18
lr hit none O	1:17 2:-8 5:-15 6:18 8:-12
lr hit none V	1:-6 2:16 4:-8
lr hit none sov	0:18 1:-13
lr hit none svo	0:-7 2:17 3:9 4:-26 5:-15 6:10 8:26
lr hit take	0:-15 1:36 2:-18 8:-8
lr hit take A	0:-15 1:36 2:-18 8:-8
lr hit take svo	0:-15 1:36 2:-18 8:-8
lr hit word:boss	2:-6 3:-22 6:23
lr hit word:boss svo	2:-6 3:-22 6:23
lr love move	1:21 2:-15
lr love move A	1:21 2:-15
lr love move svo	1:21 2:-15
lr love none	0:13 1:-6 2:-7 3:13 6:-8
lr love none A	0:31 1:-24 3:-7
lr love none O	0:-14 1:-13 3:27
lr love none V	0:6 1:24 2:-7 3:-14 6:-8
lr love none svo	0:18 1:-16 3:13
lr love none v2	0:-6 1:13
lr love take	0:15 1:27 2:-13 3:-23
lr love take A	0:-8 1:27 2:-12 3:-6
lr love take svo	0:16 1:22 2:-12 3:-19
lr love word:boss	1:-15 2:17
lr love word:boss svo	1:-15 2:17
lr make fight	3:15 6:-9
lr make fight F	3:15 6:-9
lr make fight svo	3:15 6:-9
lr make make	0:14 1:-10 3:9 4:-10
lr make make A	0:15 1:-9
lr make make svo	0:14 1:-10 3:9 4:-10
lr make none	0:-17 3:21 4:15 6:-16 7:-14 8:-9
lr make none A	0:-15 1:10 3:16 4:-12 7:-12
lr make none F	2:-10 3:16 4:7
lr make none H	0:-13 2:29 6:-12
lr make none N	1:-6 4:10
lr make none O	2:-8 4:11
lr make none svo	0:-8 2:8 3:11 4:10 6:-15 7:-14 8:-8
lr make none v2	0:-14 2:-6 3:16 4:6
lr make steal	0:42 2:-13 3:-31
lr make steal svo	0:42 2:-13 3:-31
lr match love	0:-22 2:-10 3:31
lr match love O	0:-16 3:17
lr match love svo	0:-22 2:-10 3:31
lr match none	0:15 1:-17 2:-9 3:33 4:-15 8:-7
lr match none A	0:13 1:-33 2:-9 3:32
lr match none F	0:9 3:-6
lr match none N	0:23 3:-19
lr match none O	0:-19 1:16 3:26 4:-14
lr match none sov	0:19 3:-18
lr match none svo	1:-17 2:-8 3:43 4:-15 8:-7
lr move avoid	0:-18 5:-10 8:30
lr move avoid A	1:7
lr move avoid N	0:-16 5:-9 8:30
lr move avoid svo	0:-16 5:-9 8:30
lr move eat	0:-13 2:-7 3:10 5:13
lr move eat N	0:-9 5:16
lr move eat svo	0:-9 5:16
lr move move	0:11
lr move move svo	0:11
lr move none	0:-33 1:34 3:30 5:17 6:-17 7:-6 8:-39
lr move none A	0:-28 1:47 4:-11 5:-9 8:-11
lr move none F	0:-25 1:-18 2:16 3:39 8:-18
lr move none N	3:-6 5:31 8:-19
lr move none O	0:14 1:6 2:-24 4:-8 5:10
lr move none V	0:-14 4:18 5:-11
lr move none sov	1:6
lr move none svo	0:-22 1:33 2:23 4:-7 5:20 6:-14 8:-29
lr move none v2	0:-18 2:-20 3:42 8:-13
lr move sneak	0:13 1:-18 2:35 3:-16 4:-16
lr move sneak A	1:-16 2:36 3:-8 4:-14
lr move sneak O	0:15 3:-9
lr move sneak v2	0:13 1:-18 2:35 3:-16 4:-16
lr move take	0:13 1:-20 2:-6 3:-26 4:16 8:23
lr move take A	1:-17 4:19
lr move take F	0:25 3:-24 8:9
lr move take N	5:-15 8:20
lr move take O	5:14
lr move take svo	5:12
lr move take v2	0:18 1:-18 3:-26 4:18 5:-15 8:26
lr none attack	0:7 1:-12 2:23 3:-18 4:11 5:-6 6:-8
lr none attack A	0:-6 1:-18 2:24
lr none attack F	0:-22 1:21 2:13 4:-9
lr none attack H	0:-6 2:12 6:-6
lr none attack N	0:7
lr none attack O	0:13 1:-11 2:-12 3:-12 4:19
lr none attack sov	0:19 1:-22 2:10
lr none attack svo	0:-7 2:17 3:-16 4:12 6:-8
lr none avoid	1:32 3:-33 4:15 5:-7 8:-14 9:6
lr none avoid A	0:-32 1:25 2:25 3:-22 4:13 6:-10 9:-8
lr none avoid F	0:15 1:20 3:-12 4:10 6:-17
lr none avoid H	2:-13 9:20
lr none avoid N	4:8
lr none avoid O	0:7 2:-12 3:-8 4:-7 6:24 8:-6
lr none avoid V	0:17 8:-9
lr none avoid sov	0:13 1:-12 2:24 3:-37 4:8 5:-6 6:13 8:-6 9:-7
lr none avoid svo	0:-17 1:33 2:-16 3:-7 4:11 6:-17 9:14
lr none avoid v2	0:6 1:18 2:-13 8:-8
lr none bring	1:46 2:-35 3:14 4:-18 5:-7 6:-15 8:-12
lr none bring A	1:29 2:-13 3:-11
lr none bring F	2:-12 3:21 4:-7
lr none bring H	1:17 2:-10
lr none bring N	1:17 4:-7 8:-10
lr none bring O	0:26 6:-15
lr none bring V	0:-16 1:17
lr none bring sov	0:-6 1:52 2:-15 3:-20 6:-15 8:-12
lr none bring svo	1:9 2:-23 3:29 4:-22
lr none bring v2	0:13 1:-7
lr none chase	0:-26 2:21 3:6 4:10 6:-17
lr none chase A	0:-20 2:17
lr none chase H	6:-6
lr none chase N	0:-15 3:15 4:18 6:-14
lr none chase O	1:-7 2:12
lr none chase sov	0:-7 1:-14 2:19
lr none chase svo	0:-16 1:23 2:-7 3:10 4:7 6:-16
lr none chase v2	0:-8 1:-10 2:20
lr none cross	0:15 2:-12
lr none cross A	0:20 1:-8 2:-9
lr none cross sov	1:7 2:-8
lr none cross svo	0:17 1:-9
lr none eat	0:24 5:-13 6:-7 7:-8 8:-9
lr none eat A	0:26 1:-17 2:9 3:9 4:-12 5:-6 7:-6
lr none eat F	0:-8 2:-16 3:12 4:11
lr none eat O	0:-13 1:33 3:-16
lr none eat V	0:7 1:12 2:-15
lr none eat sov	0:30 1:-47 2:-39 3:47
lr none eat svo	0:20 1:15 3:-14 4:-16 5:-10 6:-7 7:-8 8:-8
lr none eat v2	0:-20 1:10 2:17 3:-23 4:10
lr none fall	0:20 1:-34 2:25 4:-7
lr none fall A	0:40 1:-12 2:-8 3:-21
lr none fall F	0:-8 1:-10 3:25
lr none fall svo	0:20 1:-25 2:27 3:-16 4:-7
lr none fight	1:15 2:13 3:-20 4:-23
lr none fight A	1:-6 2:15 3:-6
lr none fight N	1:25 4:-14
lr none fight O	1:25 3:-18 4:-8
lr none fight V	0:9 1:-6
lr none fight sov	1:-11 2:12
lr none fight svo	1:41 2:-17 3:-20 4:-15
lr none fight v2	0:-12 1:-7 2:19 4:-9
lr none guard	0:-22 1:-10 2:32 3:-24 4:44 5:-6 6:-9 8:-12 9:-11
lr none guard A	0:-32 1:-12 2:31 3:-8 4:32 9:-11
lr none guard H	1:-15 2:20
lr none guard O	0:18 3:-15 4:13 8:-11
lr none guard sov	0:-7 1:-53 2:55 3:-19 4:26
lr none guard svo	0:-17 1:18 2:-6 3:-7 4:18 6:-8 8:-10
lr none guard v2	1:9 2:-7 4:13 9:-11
lr none hit	0:29 1:-45 2:20 3:11 5:-6 6:-12
lr none hit A	0:43 1:-38 3:-13
lr none hit F	0:-12 1:-10 3:24
lr none hit sov	0:16 1:-18 2:15 6:-10
lr none hit svo	0:31 1:-30 2:-9 3:10
lr none love	1:-20 8:23
lr none love A	0:19 1:-16
lr none love svo	0:-10 1:-12 8:23
lr none make	0:-9 1:25 2:-10 3:-6 4:12 8:-7
lr none make A	0:-11 1:27 2:-11
lr none make N	1:9 3:-27 4:16
lr none make O	1:-8 3:18
lr none make svo	1:23 3:-19
lr none make v2	3:9 4:13 8:-7
lr none match	0:-9 1:-27 2:-15 3:44 8:-10
lr none match A	0:22 1:-25 2:-13 3:14
lr none match O	0:-32 3:43 8:-9
lr none match sov	0:-21 1:-10 2:-9 3:33
lr none match svo	0:25 1:-16 4:-12
lr none match v2	0:-18 3:16 4:14 8:-8
lr none move	0:-17 1:20 3:6 4:-12 5:-11 6:-19 8:-20 9:20
lr none move A	0:21 1:-17 2:-52 3:24 4:13 9:14
lr none move F	0:-35 1:24 2:23 3:-12 4:-13 6:-10 8:-6 9:13
lr none move H	0:-12 1:19
lr none move N	0:8 1:-13 2:23 3:-10 8:-9
lr none move O	0:-11 1:8 2:17 3:10 4:-13 6:-12 8:-9
lr none move V	1:10 3:-6
lr none move sov	0:19 2:12 3:-27 4:9 6:-13 9:-9
lr none move svo	0:-34 1:20 3:17 4:-21 5:-8 6:-10 8:-17 9:26
lr none move v2	2:-7
lr none none	0:8 1:-8 2:-8 3:15 6:-7 7:-9 8:-6 9:-6
lr none none A	0:-36 2:7 3:14 4:-28 5:31 6:11 7:-7 8:-15
lr none none F	0:35 2:-23 3:14 4:8 5:-7 6:-31 8:-6 9:-7
lr none none H	0:33 1:-24 2:18 3:-15 4:-6 5:-6 6:13 7:-11 9:-8
lr none none N	1:-28 4:30 8:-12 9:-6
lr none none O	0:36 1:-21 2:-19 4:20 5:-19 6:-37 7:-6 8:16
lr none none V	0:-19 1:12 2:12 4:-33 6:18
lr none none sov	0:-27 2:27 3:24 5:-16 6:-6 7:-7 8:-13 9:-6
lr none none svo	0:7 1:-7 2:-19 3:17 4:11 5:7 7:-8 8:-7
lr none none v2	0:25 4:-15 6:-21 7:-6 8:8
lr none over	0:12 1:24 2:-18 3:-12 5:19 6:-15
lr none over A	0:9 1:16 2:-12 3:-7
lr none over O	3:-17 5:29 6:-16
lr none over sov	5:19 6:-16
lr none over svo	0:-11 1:20 2:-10
lr none over v2	0:26 2:-7 3:-15
lr none play	0:31 1:-19 2:19 3:-28 4:-45 5:16 7:16 8:-8
lr none play A	0:15 2:25 3:-14 4:-36
lr none play F	0:7 2:-8 3:-9 6:16
lr none play H	0:-13 1:-9 2:8 6:-16 7:20
lr none play N	1:-9 2:-12 4:-6 5:21
lr none play sov	0:19 1:30 3:-11 4:-22 6:-15
lr none play svo	0:9 1:-38 2:21 3:-19 4:-27 5:17 6:12 7:17 8:-7
lr none push	1:8 2:-8
lr none push A	1:7 2:-8
lr none push svo	1:8 2:-8
lr none race	0:-11 1:27 2:-10
lr none race A	0:-10 1:20 2:-10
lr none race sov	0:-8 1:17 2:-10
lr none reach	0:35 1:-13 2:-26 3:-6 4:12
lr none reach A	0:16 2:-18 3:-19 4:18
lr none reach F	0:10 1:-7 3:14 4:-14
lr none reach N	0:10 3:-9 4:7
lr none reach sov	0:22 1:-14 2:-14 3:-11 4:20
lr none reach svo	0:19 2:-14 4:-10
lr none save	0:18 1:13 2:-30 4:9
lr none save A	0:20 1:13 2:-34 4:10
lr none save svo	0:23 1:15 2:-33 4:-7
lr none save v2	0:-8 4:17
lr none shoot	0:-9 1:-7 6:10 8:13
lr none shoot A	1:7
lr none shoot H	1:-18 2:19
lr none shoot O	0:14 2:-7
lr none shoot V	0:-10 2:-9 8:18
lr none shoot svo	1:8 2:-20 8:13
lr none shoot v2	0:-9 6:13
lr none sneak	0:-7 1:20 2:-9
lr none sneak A	0:-7 1:20 2:-9
lr none sneak svo	1:20 2:-15
lr none steal	0:-39 1:30 4:-20 6:19
lr none steal A	0:-31 1:29 4:-17
lr none steal F	0:-11 2:-9 6:25
lr none steal sov	0:15 1:17 2:-46 3:25
lr none steal svo	0:-49 1:25 2:14 3:-27 4:-17 6:24
lr none steal v2	0:-9 2:7
lr none take	0:23 2:-46 3:13 4:-18 5:8 6:-14 8:25
lr none take A	0:27 1:17 2:-8 3:-33 4:-18 8:17
lr none take F	0:30 1:-37 2:-17 3:27 4:10 6:-10 8:-11
lr none take N	0:22 1:-18 2:-8 3:14 4:-27 8:16
lr none take O	0:-9 2:-25 3:7 4:-12 5:24 6:-8
lr none take V	0:-32 1:21 2:-25 4:19 8:11
lr none take sov	0:22 1:-6 2:-13 4:-37 6:-9 8:41
lr none take svo	1:6 2:-27 3:8 5:15 6:-9
lr none take v2	0:8 1:12 2:-39 3:11 4:18 8:-9
lr none throw	1:-13 3:-17 4:-7 5:-6 6:47 8:-7
lr none throw A	0:47 1:-20 2:8 3:-10 6:-19
lr none throw F	0:-14 1:-11 2:-12 3:-19 4:-7 6:47
lr none throw O	0:-39 1:9 2:-7 3:10 6:25
lr none throw sov	1:-31 3:12 4:-13 6:24
lr none throw svo	0:13 1:-10 2:8 3:-18 4:-22 6:28
lr none throw v2	0:-14 1:18 2:-15 3:-18 4:19 6:7
lr none touch	0:-13 1:29 2:-11
lr none touch V	0:-13 1:29 2:-11
lr none touch svo	0:-25 1:31
lr none victim	1:37 2:-27 3:-12
lr none victim A	0:-11 1:18 2:-6 4:6
lr none victim H	1:25 2:-24
lr none victim sov	1:13 2:-9
lr none victim svo	0:15 1:16 2:-23 3:-12
lr none victim v2	0:-11 1:15
lr none word:boss	0:-16 2:18 4:-9 6:-16 7:16
lr none word:boss A	0:-16 1:12 2:6
lr none word:boss svo	0:-20 6:-7 7:17
lr none word:boss v2	2:15 4:-8 6:-9
lr none word:enemy	0:-30 2:38 3:-12 4:16 5:-11 6:-7 8:-6
lr none word:enemy A	0:-33 1:21 4:22
lr none word:enemy F	1:-14 2:33 3:-18
lr none word:enemy O	2:11 3:12 5:-11
lr none word:enemy sov	1:-8 2:29 3:-18
lr none word:enemy svo	0:-34 1:9 2:16 3:8 4:21 5:-11 6:-6
lr none word:enemy v2	0:8
lr none word:goal	0:8 1:-9
lr none word:goal svo	0:8 1:-9
lr none word:hero	2:-9 5:17
lr none word:hero A	1:12 2:-7
lr none word:hero F	0:-6 3:12
lr none word:hero O	0:18 3:-9
lr none word:hero svo	0:-13 5:17
lr none word:hero v2	0:11
lr none word:item	0:10 3:-10
lr none word:item O	0:10 3:-10
lr none word:item svo	0:10 3:-10
lr none word:obstacle	0:21 1:-10 5:-9
lr none word:obstacle v2	0:21 1:-10 5:-9
lr over eat	2:-9 5:24 8:-14
lr over eat O	2:-9 5:25 8:-14
lr over eat svo	2:-9 5:19 8:-12
lr over eat v2	5:8
lr over none	0:-14 2:15 3:-36 4:-11 5:41
lr over none A	0:-6 2:34 3:-17 5:-17
lr over none O	0:-9 2:-22 3:-24 4:-11 5:52
lr over none svo	0:-8 2:18 3:-36 4:-11 5:20 8:18
lr over none v2	0:-7 5:26 8:-16
lr over over	0:19 2:-14
lr over take	1:-15 8:20
lr over take O	5:-22 8:22
lr over take svo	1:-16 8:20
lr play avoid	1:17 2:-20 3:13 4:-7
lr play avoid A	2:-14 3:20 4:-6
lr play avoid svo	1:12 3:-9
lr play avoid v2	1:6 2:-20 3:21 4:-6
lr play bring	3:9
lr play bring N	1:-7 3:10
lr play bring svo	3:9
lr play chase	0:-10 1:13 2:14 3:-15
lr play chase A	0:-10 1:13 2:14 3:-15
lr play chase svo	0:-10 1:13 2:14 3:-15
lr play eat	0:8 1:7 2:-19 3:12
lr play eat A	2:-18 3:20
lr play eat H	1:7
lr play eat v2	0:11 2:-18 3:11
lr play fight	0:12 3:-8
lr play fight svo	0:12 3:-8
lr play hit	3:17 8:-7
lr play move	0:15 1:-19 2:6 3:-15 4:19 6:-9 8:10
lr play move A	0:6 1:8
lr play move O	0:17 1:-12 2:12 3:-13 4:-6 6:-8 8:12
lr play move svo	0:16 1:-20 2:6 3:-15 4:19 6:-9 8:10
lr play none	1:21 2:-39 3:-9 5:-8 6:12 8:-10 9:24
lr play none A	0:30 2:-36 4:-18 6:-6 7:10 9:25
lr play none O	0:-29 2:-13 4:19 6:21
lr play none V	0:8
lr play none sov	0:-15 1:25 3:-8
lr play none svo	0:12 2:-17 3:-10 4:-19 5:-6 6:18 7:-13 8:-9 9:29
lr play none v2	2:-28 3:6 4:20 7:17 9:-7
lr play play	1:10 2:-28 3:26
lr play play A	2:-20 3:26
lr play play svo	1:10 2:-28 3:26
lr play reach	4:6
lr play reach sov	4:6
lr play shoot	1:-6 2:11 3:-11
lr play shoot A	0:-16 2:22 3:-10
lr play shoot F	0:23 1:-20
lr play shoot svo	1:-6 2:11 3:-11
lr play steal	0:26 1:-44 2:24
lr play steal A	0:26 1:-44 2:24
lr play steal sov	0:-8 1:-20 2:26
lr play steal svo	0:34 1:-32
lr play take	0:-24 1:27 2:-6 3:14
lr play take A	0:-20 1:21
lr play take H	1:8 2:-7
lr play take O	3:15
lr play take sov	0:-10 2:-14 3:24
lr play take svo	0:-8 1:13 2:10 3:-9
lr play take v2	0:-9 1:17 2:-6
lr play throw	0:-7 2:18 6:-8
lr play throw svo	0:-6 2:18 6:-8
lr play word:boss	1:11 2:16 3:-21
lr play word:boss A	1:10 3:-10
lr play word:boss F	2:16 3:-12
lr play word:boss sov	1:15 3:-12
lr play word:boss svo	2:16 3:-10
lr play word:enemy	0:-9 1:10
lr play word:enemy svo	0:-9 1:10
lr push none	2:-28 3:30 4:12 5:-9 8:-11
lr push none F	3:6
lr push none O	0:-15 3:29 8:-11
lr push none svo	2:-28 3:30 4:12 5:-9 8:-11
lr race move	2:17 3:-14
lr race move A	2:17 3:-14
lr race move svo	2:17 3:-14
lr race none	1:7 2:8 3:-10 4:-8 9:-6
lr race none A	0:-18 1:6 2:12
lr race none N	4:-6 5:13
lr race none O	0:13 1:13 3:-6 5:-11
lr race none V	0:23 1:-20
lr race none svo	1:6 2:8 3:-10 4:-8 9:-6
lr race take	0:6
lr race take svo	0:6
lr race word:enemy	0:-7 1:16
lr race word:enemy svo	0:-7 1:16
lr reach none	0:-7 1:-28 2:20 3:-18 4:27 5:-9
lr reach none H	0:12
lr reach none O	3:-6 4:9 5:-9
lr reach none V	0:-17 1:-13 2:15 4:15
lr reach none svo	0:-7 1:-28 2:20 3:-18 4:27 5:-9
lr save none	0:-7 1:-34 2:-8 3:12 4:37 8:-8 9:-6
lr save none A	0:-16 1:-34 2:-6 3:12 4:37 9:-6
lr save none svo	1:-23 2:-7 3:23 4:9 8:-8
lr save none v2	1:-17 3:-14 4:32
lr save reach	0:-21 2:11 3:12 4:-14 8:17
lr save reach svo	0:-21 2:11 3:12 4:-14 8:17
lr save word:enemy	0:28 3:-6 4:-14
lr save word:enemy O	0:22 3:-6 4:-9
lr save word:enemy svo	0:28 3:-6 4:-14
lr shoot move	0:20 2:-37 6:21
lr shoot move A	0:20 1:8 2:-27
lr shoot move F	1:-11 2:-12 6:21
lr shoot move svo	0:20 2:-37 6:21
lr shoot none	1:7 2:13 3:-32 4:-26 5:-7 6:16 7:26
lr shoot none A	0:-19 1:18 4:-15 6:-8 7:13
lr shoot none F	0:-22 1:27 2:14 3:-18 4:-10 6:6
lr shoot none H	0:12 2:-15
lr shoot none N	0:9 3:-16 6:16
lr shoot none O	0:30 1:-17 2:-7 3:-6
lr shoot none V	0:-20 1:-17 2:19 7:21
lr shoot none svo	0:8 2:15 3:-32 4:-21 5:-7 6:11 7:26
lr shoot none v2	0:-7 6:8
lr shoot take	2:7 3:-22 6:26
lr shoot take H	3:-8 6:14
lr shoot take svo	2:9 3:-15 6:15
lr shoot take v2	3:-8 6:14
lr shoot word:boss	2:10 6:-8
lr shoot word:boss A	2:9 6:-9
lr shoot word:boss svo	2:10 6:-8
lr shoot word:enemy	0:24 2:-17
lr shoot word:enemy svo	0:24 2:-17
lr sneak none	0:-6 2:-7 3:22
lr sneak none A	0:-6 2:-7 3:22
lr sneak none svo	0:-6 2:-7 3:22
lr steal attack	2:12 3:-10 8:13
lr steal attack A	0:-12 2:14
lr steal attack O	0:8 3:-11 8:14
lr steal attack svo	2:12 3:-10 8:13
lr steal avoid	0:-11 3:11
lr steal move	2:13 8:-6
lr steal move v2	2:13 8:-6
lr steal none	1:-17 2:12 3:23 4:-26 6:10 8:-11
lr steal none A	1:-7 2:35 3:-15 4:-18
lr steal none F	0:-9 1:-12 2:-16 3:51 4:-9 6:-6 8:-11
lr steal none O	0:27 3:-23
lr steal none svo	0:29 1:-17 2:11 3:-6 4:-18 6:13 8:-12
lr steal none v2	0:-30 3:36 4:-10
lr steal sneak	2:-18 3:29
lr steal sneak A	2:-18 3:25
lr steal sneak svo	2:-18 3:29
lr steal take	2:17 3:-12
lr steal throw	0:31 1:16 2:-15 3:-20 6:-12
lr steal throw svo	0:18 1:16 2:-15 3:-17
lr take attack	0:17 3:-13
lr take avoid	0:-12 1:-10 2:7 3:19 4:-14 5:13 8:-10
lr take avoid A	0:-6 3:11 4:-8
lr take avoid F	0:-11 1:11 3:7
lr take avoid H	0:-7 2:13 3:-21 5:20
lr take avoid N	3:12
lr take avoid O	0:12 1:-16 3:12 8:-9
lr take avoid sov	0:-7 2:27 3:-12
lr take avoid svo	0:-6 1:-8 2:-25 3:33 4:-12 5:14 8:-10
lr take avoid v2	2:12 3:-8
lr take chase	0:-15 1:-12 2:19 3:18 4:-8
lr take chase A	0:-11 1:-12 2:16 3:15 4:-7
lr take chase sov	1:-13 2:20
lr take chase svo	0:-8 3:19 4:-6
lr take eat	2:12 3:-8
lr take eat v2	2:12 3:-8
lr take fall	0:-13 2:-17 4:24
lr take fall O	0:-13 2:-17 4:24
lr take fall svo	0:-13 2:-17 4:24
lr take guard	2:7
lr take guard O	3:9
lr take guard svo	2:8
lr take move	0:7 1:-19 2:-8 3:23 4:-6
lr take move svo	0:7 1:-19 2:-8 3:23 4:-6
lr take none	0:23 1:20 3:10 4:-34 5:-25 6:-7 7:-10 8:-7 9:-6
lr take none A	0:16 1:11 2:-10 4:-8 7:-10 9:-6
lr take none F	0:9 1:-12 2:-9 4:7
lr take none H	2:-8 3:11
lr take none N	0:32 2:-11 3:18 4:-24 5:-17
lr take none O	0:-13 1:27 2:25 3:-7 4:-33 5:-15
lr take none sov	0:21 1:19 2:-17 3:-15 7:-6
lr take none svo	0:-15 2:19 3:13 4:-8 5:-27 6:-6 8:-7
lr take none v2	0:47 1:8 2:-20 3:9 4:-34
lr take play	3:-23 4:25
lr take play A	3:-23 4:25
lr take play svo	3:-23 4:25
lr take reach	0:-16 1:19
lr take reach F	0:-6 1:20 3:-12
lr take reach svo	0:-16 1:19
lr take sneak	0:10 3:-17 4:9
lr take sneak svo	0:11 3:-18 4:9
lr take steal	0:24 3:-21
lr take take	3:-13 4:22 8:-8
lr take take A	0:-10 3:9
lr take take svo	3:-13 4:22 8:-8
lr take touch	0:9
lr take touch svo	0:9
lr take victim	2:8 4:-6
lr take victim A	2:8 4:-6
lr take victim svo	2:8 4:-6
lr throw avoid	0:27 1:-19 2:24 3:-17 6:-15
lr throw avoid O	0:22 6:-11
lr throw avoid svo	0:27 1:-19 2:24 3:-17 6:-15
lr throw none	0:-13 1:-7 2:-20 4:-15 5:9 6:29 7:16 8:-10 9:-6
lr throw none A	0:15 3:-9 4:-12 6:-21 7:22
lr throw none F	0:-16 3:15 4:-30 6:33
lr throw none H	0:19 2:-15
lr throw none N	0:-20 4:24 5:8 8:-7
lr throw none O	0:-14 2:-11 3:-10 5:6 6:25
lr throw none sov	0:8 2:-7 3:-15 6:-9 7:20
lr throw none svo	0:-23 1:-7 2:-11 4:-14 5:13 6:30 8:-10 9:-6
lr throw none v2	0:9 2:-9 5:-6 6:9
lr throw steal	2:-14 4:19
lr throw steal A	2:-14 4:19
lr throw steal svo	2:-14 4:19
lr throw word:boss	0:-9 4:-10 6:20
lr throw word:boss A	0:-6 2:-7 4:-8 6:18
lr throw word:boss svo	0:-6 2:14 4:-10
lr throw word:item	0:7 2:6 3:-8
lr throw word:item F	0:8 3:-7
lr throw word:item svo	0:7 2:6 3:-8
lr touch none	0:11 1:13 3:-11 4:-6 5:-12
lr touch none A	1:21 2:-16 3:-9
lr touch none V	0:30 1:-8 2:-21
lr touch none svo	1:14 2:9 3:-11 5:-12
lr victim none	0:15 1:-14 2:12 4:-8
lr victim none A	0:22 1:-13
lr victim none svo	0:15 1:-14 2:12 4:-8
lr word:boss none	1:-8 2:-23 3:-10 4:-16 7:48
lr word:boss none A	0:-10 2:-19 7:32
lr word:boss none O	0:10 2:-6 3:-6 4:-16 7:19
lr word:boss none svo	1:-7 2:-22 4:-16 7:46
lr word:bricks none	2:-13 3:20
lr word:bricks none svo	2:-13 3:20
lr word:enemy fight	1:17 2:-15 4:17 8:-16
lr word:enemy fight svo	1:17 2:-15 4:17 8:-16
lr word:enemy none	1:-32 2:50 3:-25 4:-12 5:-14 6:-7 9:28
lr word:enemy none A	1:-31 2:17 3:-8 5:-9 9:29
lr word:enemy none F	2:18 3:-18
lr word:enemy none O	2:22 4:-9
lr word:enemy none svo	0:12 1:-32 2:61 3:-25 4:-13 5:-14 9:-8
lr word:enemy none v2	0:-17 2:-15 6:-7 9:34
lr word:enemy play	0:-12 1:-8 2:30
lr word:enemy play A	0:-10 2:14
lr word:enemy play H	1:-8 2:18
lr word:enemy play svo	0:-12 2:20
lr word:enemy shoot	1:12 2:19 4:-6 5:-14
lr word:enemy shoot svo	1:12 2:19 4:-6 5:-14
lr word:enemy take	1:9
lr word:enemy take A	1:9
lr word:goal none	2:15 3:-11
lr word:goal none svo	2:15 3:-11
lr word:hero none	1:27 2:-12 3:6 5:-18
lr word:hero none A	0:-10 1:34 2:-16 3:-9
lr word:hero none O	3:19 5:-17
lr word:hero none svo	1:27 2:-12 3:6 5:-18
lr word:hero take	0:7 1:-23 2:19
lr word:hero take A	0:7 1:-23 2:19
lr word:hero take v2	0:7 1:-23 2:19
lr word:hero word:boss	1:8
lr word:hero word:boss A	1:8
lr word:hero word:boss svo	1:8
lr word:obstacle none	2:14 3:-17 5:9
mark and	0:-13 1:-17 2:33 6:-8
mark and -	1:-15 2:9 3:20 6:-8
mark and A	1:-15 2:30 3:-13
mark and Au	1:-15 2:30 3:-13
mark and H	0:-10 2:13
mark and Hu	0:-10 2:13
mark and h	0:-11 2:27 3:-13
mark and sov	0:-13 1:-17 2:33 6:-8
mark as	0:14 1:15 2:-27 3:8 8:-7
mark as -	0:7 1:16 2:-23 3:9 8:-6
mark as A	0:25 1:10 2:-26
mark as Ap	1:9 2:-23 3:16
mark as Au	0:28 3:-30
mark as F	0:-15 3:14
mark as Fu	0:-15 3:14
mark as O	1:8
mark as svo	0:14 1:15 2:-27 3:8 8:-7
mark at	1:-13 3:-9 4:39 5:-26 6:-17 7:-12 8:17 9:-7
mark at -	0:-21 2:14 6:-8 8:27
mark at A	1:-36 2:17 3:13 4:27 6:-8 7:-11 8:-11
mark at Ap	4:14
mark at As	0:-8 1:14 2:-7 4:6
mark at Au	1:-48 2:34 3:19 4:12 7:-7 8:-11
mark at F	0:-36 3:20 4:11
mark at H	2:15
mark at Hp	2:11
mark at N	0:37 2:-9 3:-25 4:8 5:-16 8:10
mark at Np	0:21 3:-11 5:-14 8:12
mark at Nu	0:18 3:-17 4:12
mark at O	0:-21 1:38 2:-26 3:-27 4:17 5:-16 8:25
mark at Op	0:7 1:27 2:-11 3:-22 4:8 5:-16
mark at Ou	0:-29 1:16 2:-18 3:-7 4:11 8:28
mark at V	0:32 1:-13 4:-14
mark at Vp	0:-6 2:15
mark at Vs	0:22 1:-11
mark at Vu	0:17 4:-8
mark at h	0:28 1:-13 3:-16 4:45 5:-27 6:-12 7:-11 8:-6 9:-6
mark at svo	0:13 1:-9 2:14 3:-15 4:34 5:-17 6:-12 7:-11 8:-14 9:-6
mark at v2	0:-14 2:-12 4:7 5:-14 6:-8 8:31
mark by	0:-8 1:12 2:16 3:-19 4:-11 5:-9 8:17
mark by -	1:19 5:-9
mark by A	0:-14 1:20
mark by Au	0:-14 1:17
mark by V	1:-6 2:16 4:-8
mark by Vp	1:-6 2:16 4:-8
mark by h	1:-6 2:18 3:-18 4:-9 8:17
mark by svo	2:17 4:-10
mark by v2	1:16 3:-17 5:-9 8:17
mark for	0:23 1:12 2:-20 4:-11 8:-12
mark for -	0:23 1:16 2:-20 3:-19 4:-10
mark for A	1:30 2:-19 3:-14
mark for Ap	0:-6 1:27 2:-18 3:-7
mark for Au	1:9 3:-7
mark for N	0:15 4:-6
mark for Nu	0:15 4:-6
mark for O	1:-6 3:15 8:-9
mark for h	1:-6 3:15 8:-9
mark for svo	0:18 1:14 2:-20 4:-11 8:-11
mark from	0:8 1:-22 2:31 3:-21 4:-30 7:-9 8:24
mark from -	0:12 1:-18 2:15 3:-23 4:-36 5:11 6:29 7:-6 8:8 9:-8
mark from A	0:7 1:-10 2:26 3:-42 4:-24 5:12 6:29 7:-7 8:-24 9:9
mark from Ap	1:-13 2:54 3:-25 9:-12
mark from As	0:-9 1:12
mark from Au	0:16 2:-18 3:-25 4:-24 5:15 6:33 8:-25 9:19
mark from F	1:-11 3:39 4:-8 6:-18 8:-13
mark from Fu	0:7 1:-10 3:33 4:-8 6:-18 8:-13
mark from H	2:13
mark from Hp	2:13
mark from Hu	0:7
mark from N	0:27 2:-7 4:-22
mark from Nu	0:20 4:-22 8:8
mark from O	0:-39 1:-11 2:14 3:-27 4:16 5:-14 6:-12 8:50
mark from Op	0:11 3:-17 8:16
mark from Ou	0:-48 1:-6 2:18 3:-11 4:20 5:-11 8:27
mark from V	0:17 1:-7 5:-6
mark from Vu	0:17 1:-8 2:-8
mark from h	1:-9 2:27 3:-6 5:-17 6:-24 7:-6 8:15 9:10
mark from sov	0:24 1:-14 2:8 3:-14 4:-6 9:-6
mark from svo	0:-13 1:-11 2:20 3:-6 4:-39 7:-8 8:26 9:10
mark from v2	1:-8 2:27 3:-17 4:9 8:-8
mark in	0:18 1:-13 2:-23 3:-31 4:21 6:-16 8:24 9:-8
mark in -	0:7 1:7 2:-20 3:-34 4:27 5:12 6:-7 7:-6 8:-6
mark in A	0:-30 1:7 2:21 3:12 4:-17 7:15 8:-6
mark in Ap	2:16 3:-24 4:-14 7:19
mark in As	0:-7 1:14 2:8
mark in Au	0:-31 3:34
mark in F	0:37 2:-15 3:-6 4:21 8:-25
mark in Fp	0:10 2:-15 3:8 4:27 8:-25
mark in Fs	0:24 1:-15 4:-6
mark in Fu	0:7 1:13 3:-17
mark in H	0:12 6:-7
mark in N	0:32 1:-21 3:-18 5:12
mark in Np	5:30 8:-24
mark in Ns	0:26 1:-7 3:-8 4:-29 5:-9 8:23
mark in Nu	0:16 1:-15 3:-8 4:23 5:-9 8:-10
mark in O	0:-33 1:11 2:-24 3:-28 4:27 8:36
mark in Op	0:-7 3:-15 4:20 5:28 8:-28
mark in Os	0:-10 1:16 2:-6 5:-28 8:31
mark in Ou	0:-22 2:-18 3:-11 4:15 5:-13 8:41
mark in V	0:22 1:-15 2:-21 3:-6 8:22
mark in Vs	1:10 2:-14 8:9
mark in Vu	0:21 1:-26 2:-9 8:14
mark in h	0:20 1:-23 2:-7 3:-6 5:-15 6:-13 7:6 8:31 9:-7
mark in sov	0:29 1:-15 5:-8
mark in svo	0:-10 1:17 2:-45 4:-6 5:13 6:-15 7:-13 8:35 9:-6
mark in v2	0:24 1:-27 2:14 3:-41 4:36 5:-13 7:16 8:-18
mark is	0:10 4:-32 5:15 6:-16 7:13 8:-19 9:-7
mark is -	0:-21 1:23 2:9 3:7 4:-30 5:17 6:-11 8:-14 9:-6
mark is A	0:56 1:-21 2:-20 4:-7 5:-7 7:8
mark is Ap	0:-17 1:-11 2:16 3:11
mark is As	0:65 1:-23 2:-27 3:-18 7:10
mark is Au	0:18 1:12 2:-16
mark is F	0:13 1:-32 2:11 3:13 4:-7 7:-7
mark is Fp	2:10 3:-7
mark is Fs	0:7 1:-27 3:25
mark is Fu	0:12 1:-7
mark is H	0:-7 2:31 3:-6 6:-11
mark is Hp	0:-21 2:38 6:-10
mark is N	0:-16 1:-7 2:-9 5:33
mark is Nu	0:-16 1:-7 2:-9 5:33
mark is O	0:-15 1:37 4:-23 7:16 8:-12
mark is Op	0:-6 2:-10 3:14
mark is Os	0:-21 1:41 2:-15 3:-12
mark is Ou	0:7 2:17 3:-11 4:-22 5:-7 7:18 8:-7
mark is V	0:-25 1:36 2:-6
mark is Vu	0:-20 1:36 2:-16
mark is h	0:47 1:-31 6:-8 7:11 8:-8
mark is sov	0:6 1:16 3:-6 4:-7
mark is svo	0:8 4:-28 5:16 6:-12 7:14 8:-16 9:-7
mark is v2	2:13 6:-7
mark none	0:8 3:12 8:-6
mark none -	0:12 1:34 2:-19 4:8 5:-11 6:-7 7:-6 9:-6
mark none A	0:9 1:28 2:-16 5:-8 6:-8
mark none Ap	0:22 1:-8 2:-16 3:27 5:-18 6:-8 7:-9 8:-7 9:8
mark none As	0:8 1:17 2:11 3:-13 4:-6 7:-10 9:-7
mark none Au	1:34 2:-22 3:-18 6:-10 8:12 9:-7
mark none F	0:17 1:-17 2:-6 3:11 5:-7 6:14 9:-9
mark none Fp	3:24 5:-7 6:6
mark none Fs	0:-11 1:18 2:-16 3:6 6:-8
mark none Fu	0:27 1:-28 3:-8 6:15 8:8 9:-10
mark none H	1:-17 2:22 3:-13 4:-16 6:12
mark none Hp	0:-6 1:-43 2:23 3:12 4:-13 5:17 6:16 7:-9
mark none Hs	1:8 2:-23 3:9 5:-9 7:15
mark none Hu	0:11 1:10 2:16 3:-39 4:-7 5:-6 7:-6 9:12
mark none N	1:-14 2:16 4:21 6:-25 7:-8 8:-8 9:-8
mark none Np	1:-25 2:16 3:13 4:7 5:26 6:-27 8:-11 9:-6
mark none Ns	2:-11 3:-39 4:40
mark none Nu	2:14 3:10 5:-28 6:-7
mark none O	0:13 1:-24 2:8 3:33 4:-6 5:10 6:-6 7:-8 8:-29 9:-7
mark none Op	1:-20 3:20 4:-21 5:18 6:-9 8:7
mark none Os	1:-10 2:16 4:13 5:-9 8:-19
mark none Ou	0:14 1:-9 2:7 3:21 7:-9 8:-48 9:-6
mark none V	0:-22 1:28 2:6 3:-9 4:14 6:-24 8:-18 9:-7
mark none Vp	0:7 1:-16 3:16 5:18 6:-16 7:-6
mark none Vs	0:-11 1:12 2:-16 7:19 8:-14
mark none Vu	0:-26 1:39 3:-30 4:20 5:-19 6:-12 7:-6 8:-7
mark none h	1:-36 2:22 3:17 5:13 8:-13
mark none sov	1:-9 2:18 4:-12 5:-18 6:-15 7:16 8:20 9:-13
mark none svo	0:10 1:7 3:11 6:-7 8:-7
mark none v2	0:-12 2:-16 3:19 6:9 7:-12 8:-19
mark not	1:-8 2:27 3:-14
mark not -	0:11 1:-7 2:12 3:-8
mark not H	0:-6 2:11
mark not Hp	2:6
mark not svo	0:12 1:-7 2:11 3:-8
mark not v2	0:-10 2:18 3:-6
mark obj	0:6 1:-32 2:-7 3:33 4:11 8:-21 9:-6
mark obj -	0:7 1:-35 2:25 3:-9 4:11 5:-8 6:18 8:-9
mark obj A	0:11 1:-29 3:9 4:20
mark obj Au	1:-29 3:20 4:20
mark obj F	0:12 2:-9 3:-13 6:13
mark obj Fu	0:12 2:-9 3:-13 6:13
mark obj H	2:-9 6:15
mark obj Hu	2:-9 6:15
mark obj N	0:-7 2:-7 3:21 8:-8
mark obj Nu	0:-7 2:-7 3:21 8:-8
mark obj O	0:-17 3:13 5:17 6:-16 8:-7
mark obj Ou	0:-17 3:13 5:17 6:-16 8:-7
mark obj V	1:-8 2:14 3:12 5:-8 8:-8
mark obj Vu	1:-8 2:14 3:12 5:-8 8:-8
mark obj h	2:-46 3:53 5:8 6:-14 8:-16
mark obj sov	0:6 1:-32 2:-7 3:33 4:11 8:-21 9:-6
mark of	0:-10 1:13 3:12 4:-25 5:-28 6:6 7:-8 8:7
mark of -	0:-10 1:25 2:-12 3:10 4:-20 5:-14 7:-6 8:7 9:-8
mark of A	0:-12 1:31 5:-6 6:-11 8:-7 9:-8
mark of Ap	0:10 1:35 2:-31 3:-20
mark of As	0:-8 1:11
mark of Au	0:-15 2:21 3:7 5:-6 6:-11 8:-7 9:-7
mark of F	0:-20 1:-21 2:18 3:14 4:-10 6:-6 9:16
mark of Fp	3:11
mark of Fu	0:-17 1:-18 2:20 3:8 4:-10 6:-9 9:16
mark of H	0:-19 1:15 3:-8 6:7
mark of Hp	0:-9 1:-14 2:30 3:-8
mark of Hu	0:-10 1:26 2:-20 6:8
mark of N	0:-11 2:-14 3:26 4:-10 5:-24 6:16 8:6
mark of Np	0:-11 2:-8 3:19 4:-7 5:-14 6:18 8:-6
mark of Nu	0:13 1:15 2:-7 3:-24 5:-12 8:13
mark of O	0:30 1:-19 2:-12 3:-12 4:-11 5:-8 6:6 8:16
mark of Op	0:-9 1:-10 5:-8 6:12 8:22
mark of Ou	0:38 1:-7 2:-9 3:-8 6:-8 8:-8
mark of V	0:17 1:-15
mark of Vp	0:24 1:-22
mark of h	1:-31 2:21 4:-11 5:-22 9:12
mark of sov	2:21 4:-8 5:-7 6:-8 8:-7
mark of svo	0:-16 1:20 2:-22 3:14 4:-21 5:-25 6:16 8:16 9:6
mark subj	0:-10 1:32 2:6 4:-13 6:-8 8:-10
mark subj -	0:-15 1:34 4:-11 6:-8 8:-10
mark subj A	1:28 2:-12 4:-9
mark subj Au	1:28 2:-12 4:-9
mark subj F	0:-7 1:16 2:-15 3:8
mark subj Fu	0:-7 1:16 2:-15 3:8
mark subj H	1:-10 2:16
mark subj Hu	1:-10 2:16
mark subj V	0:-8 1:8 2:16 3:-6 8:-10
mark subj Vu	0:-8 1:8 2:16 3:-6 8:-10
mark subj h	0:6 2:8
mark subj sov	0:-10 1:32 2:6 4:-13 6:-8 8:-10
mark to	0:22 1:-34 2:12 3:-36 4:37 5:-11 6:-12
mark to -	0:7 1:-26 2:7 3:-33 4:34
mark to A	0:9 1:-22 2:16 3:-10 4:11
mark to Au	0:11 1:-21 2:18 3:-10
mark to H	0:-10 2:13
mark to Hu	0:-10 2:13
mark to N	0:9 2:-9
mark to Np	4:6
mark to Nu	0:12 2:-9
mark to O	0:-7 3:-21 4:35 5:-6 6:-9
mark to Ou	0:-7 3:-21 4:35 5:-6 6:-9
mark to V	0:20 1:-10 2:-8
mark to Vu	0:20 1:-10 2:-8
mark to h	0:20 1:-11 3:-8 4:8 5:-9 6:-11
mark to sov	0:18 1:-30 2:34 3:-16 4:-12 5:-9 6:-11 8:10
mark to svo	1:-6 2:-29 3:-25 4:51 8:-15
mark vs	1:-10 2:75 3:-31 4:-27 5:-8 6:-13 8:-10 9:-7
mark vs -	0:22 2:25 3:-25 4:-16 8:-8
mark vs A	0:-39 1:-33 2:66
mark vs Ap	0:-24 1:-42 2:62
mark vs As	0:-9 1:-11 2:18
mark vs Au	0:-12 1:19 2:-6
mark vs F	0:8 2:11 3:-8 6:-9
mark vs H	0:7 2:14
mark vs Hp	0:8 2:13
mark vs N	0:-15 1:36 3:-17 4:-6
mark vs Np	0:-15 1:36 3:-17 4:-6
mark vs O	0:40 1:-6 3:-9 4:-23 8:-7
mark vs Op	0:-6 2:20
mark vs Ou	0:45 1:-6 2:-14 3:-6 4:-19
mark vs h	0:-16 1:-11 2:66 3:-13 4:-16 6:-12 9:-7
mark vs sov	1:18 2:-12
mark vs svo	0:11 1:-11 2:56 3:-28 4:-25 5:-6 6:-6 8:-6
mark vs v2	0:-7 1:-16 2:46 3:-6 6:-10
mark with	0:-9 1:43 2:-32 4:-17 5:-7 6:28 8:-15 9:-9
mark with -	0:-17 1:47 2:-13 4:-14 8:-9
mark with A	0:-16 2:22 3:9 4:-7 5:-11 6:-20 7:8 9:-9
mark with Ap	0:-17 2:22 3:-14 6:-13
mark with As	0:-42 1:21 2:-16 3:11 6:-6 7:19
mark with Au	0:38 1:-53 2:23 3:19 4:-8 5:-8 6:-9 7:-7 9:-12
mark with F	0:-19 1:37 2:-20 4:-9 5:-6 6:7
mark with Fp	0:27 2:-8 3:-9 6:7
mark with Fs	0:-9 1:32 3:-17
mark with Fu	0:-45 1:29 2:-14 3:16 4:-7
mark with H	0:32 1:27 2:-34 3:-39 7:12
mark with Hp	0:32 1:26 2:-32 3:-39 6:15
mark with Hs	0:-10 1:7 6:-11 7:13
mark with Hu	0:11
mark with N	0:-42 1:-6 5:25 6:17
mark with Np	1:-16 4:-7 5:-6 6:22
mark with Nu	0:-48 1:8 4:9 5:30 6:-6
mark with O	0:36 1:-13 2:-21 4:-20 5:-16 6:25 7:-11 8:-20
mark with Op	1:-33 3:25 5:-12 6:14 8:-9
mark with Os	0:17 1:-7 2:-13 3:-11 6:19 7:-6
mark with Ou	0:36 1:15 2:-12 3:-25 4:-16 8:-9
mark with V	0:-20 1:20 2:-8 3:-9 5:-7 6:15
mark with Vp	0:-12 1:14 3:-25 5:-6 6:26
mark with Vs	1:17 2:-6
mark with h	0:11 1:-17 2:-31 3:22 4:-9 5:-18 6:42 7:7 8:-18 9:-17
mark with sov	0:17 2:-17 3:-16 6:19 8:-9
mark with svo	0:-14 1:42 2:-14 4:-15 6:18 7:6 8:-12 9:-9
mark with v2	0:6 1:12 2:-26 3:24 4:-12 5:-7
obj attack	3:-22 4:33
obj attack -	0:6 2:-21 3:-22 4:33
obj attack A	0:-17 1:31 3:-6 4:-16
obj attack As	0:-14 1:7 2:12
obj attack Au	1:39 2:-8 3:-6 4:-29
obj attack F	1:-11 3:-12 4:22
obj attack N	0:-9 1:-21 4:27
obj attack Nu	0:-9 1:-21 4:27
obj attack O	0:14 1:-8 4:6
obj attack h	0:-12 2:19
obj attack none	0:6 2:-15 3:-22 4:31
obj avoid	0:-7 1:-28 2:33 3:-40 5:32 6:-11 7:-7 8:18
obj avoid -	0:-39 1:-30 2:27 3:-35 4:19 5:28 8:11
obj avoid A	0:33 1:-18 2:36 3:-17 4:-12 5:-18 8:-7
obj avoid Ap	0:22 1:9 2:-14
obj avoid Au	0:19 1:-32 2:60 3:-17 4:-11 5:-16 8:-8
obj avoid F	0:-13 3:9 4:17 6:-9
obj avoid Fp	0:-12 3:25 6:-9
obj avoid H	0:16 2:13 3:-10
obj avoid Hp	2:8
obj avoid Hu	0:19 2:6 3:-11
obj avoid N	0:-22 2:-24 4:-6 5:10 8:39
obj avoid Np	0:-23 4:28 5:13 8:-13
obj avoid Nu	0:12 2:-22 4:-25 8:31
obj avoid O	0:-8 2:-6 3:-37 5:37
obj avoid Op	0:17 2:-8 3:-8 5:16 8:-17
obj avoid Ou	0:-29 3:-32 5:28 8:18
obj avoid V	0:-22 1:-16 2:22 3:-9 4:-12 5:15
obj avoid Vp	2:-27 5:29
obj avoid Vu	0:-20 1:-17 2:64 3:-9 4:-12 5:-22
obj avoid from	0:-15 5:-14 8:27
obj avoid h	0:14 1:-8 2:22 3:-21 4:-17 5:18 6:-10 7:-7 8:11
obj avoid none	1:-37 2:45 3:-28 4:-25 5:38 6:-11 7:-7 8:-6
obj avoid obj	0:27 2:-9 3:-25 4:16
obj bring	0:13 1:18 2:-23 3:31 4:-29 6:-14
obj bring -	0:24 1:23 2:-19 4:-17 6:-11
obj bring A	0:23 1:-7 2:10 3:-21 5:-8
obj bring Ap	0:38 1:-28 2:13 3:-39 4:18 5:-7
obj bring Au	0:-14 1:16 3:12 4:-14
obj bring F	2:-18 3:38 4:-14 6:-9
obj bring Fp	0:38 2:-14 3:-15
obj bring Fu	0:-34 3:54 4:-15 6:-6
obj bring N	0:20 3:6 4:-13
obj bring Np	0:12 4:-8
obj bring Nu	0:9
obj bring O	0:-11 1:-18 2:-8 3:28 5:13 6:-7
obj bring Op	0:-16 1:-13 2:-7 3:25 5:14 6:-6
obj bring Ou	0:7
obj bring V	0:-6 1:29 2:-7 4:-15
obj bring h	0:-6 1:-6 2:-10 3:40 4:-19 6:-6
obj bring none	1:9 2:-12 3:25 4:-21 6:-9
obj bring obj	0:12 3:-9
obj bring to	0:16 2:-10
obj bring with	0:-18 2:-6 3:24 6:-6
obj chase	0:-26 1:21 7:-8
obj chase -	0:12 1:20 2:-24 3:-10
obj chase A	0:-20 1:23 4:-13 7:-8
obj chase Ap	0:-13 1:14 2:-28 3:25
obj chase As	0:-7 1:13 2:15 3:-8 4:-7 7:-6
obj chase Au	0:-6 2:27 3:-25
obj chase N	0:-7 4:14
obj chase Nu	0:-7 4:14
obj chase at	1:14 4:-7
obj chase h	0:-39 2:29 7:-8
obj chase none	0:-26 1:14 7:-8
obj cross	1:14 3:-13 4:-7 5:-8 8:11 9:-6
obj cross -	0:-17 1:28 2:-6 4:19 8:-24
obj cross A	0:16 1:10 2:-12
obj cross Ap	0:18 1:7 2:-12
obj cross N	1:19 2:-15 3:-6
obj cross Ns	0:-15 2:-11 4:8 8:14
obj cross Nu	0:10 1:21 4:-15 8:-12
obj cross V	0:-9 1:-11 2:26
obj cross Vp	1:-11 2:17
obj cross h	0:18 1:-12 2:8 3:-10 4:-27 5:-7 8:31 9:-6
obj cross in	0:-13 2:10 8:10
obj cross none	0:10 1:20 2:-23 3:-7 4:-7
obj cross with	2:15
obj eat	0:8 1:-25 2:-23 3:63 4:-11 5:-15 6:-8
obj eat -	0:11 1:-18 2:-24 3:26
obj eat A	0:29 1:-16 2:-15 3:17 4:-7
obj eat Ap	0:35 1:-11 2:-6 4:-7
obj eat Au	0:-25 2:-10 3:17
obj eat F	0:-12 3:20
obj eat Fp	3:-14 4:18
obj eat Fs	3:17 4:-17
obj eat Fu	0:-11 3:24 4:-6
obj eat H	2:6 3:-7
obj eat Hp	2:6 3:-7
obj eat N	1:-10 3:22
obj eat Np	1:-10 3:22
obj eat O	0:-15 2:-10 3:36 5:-10
obj eat Op	3:13 5:-7
obj eat Ou	0:-12 2:-8 3:25
obj eat from	2:20 3:-16
obj eat h	1:-12 2:-7 3:50 4:-15 5:-15 6:-8 9:-6
obj eat none	0:19 1:-22 2:-28 3:57 4:-9 5:-14 6:-8
obj eat obj	0:-13 2:-15 3:32
obj fall	0:-18 2:-7 3:14 5:7 6:-16 8:8
obj fall -	0:7 2:-10 3:25 4:-20 5:-12 6:-16 8:11
obj fall A	1:21 2:-7 4:-17
obj fall F	0:-8 1:-14 2:-6 3:34 6:-13
obj fall Fp	3:19 6:-13
obj fall Fu	0:-7 1:-10 3:20
obj fall O	0:-9 3:-30 4:22 5:11 8:9
obj fall Op	0:17 3:-27 5:12 8:12
obj fall Ou	0:-27 2:10 4:24
obj fall h	0:-27 3:-16 4:23 5:19
obj fall none	0:-15 1:16 3:13 4:-19 5:14 6:-13
obj fall of	0:13 1:-14 5:-7 8:12
obj fight	1:-11 2:45 3:-25 4:-17 6:8 8:-8
obj fight -	0:-23 2:33 4:-11
obj fight A	0:-24 2:49 3:-19 4:-9
obj fight Ap	0:-7 1:22 3:-17
obj fight As	0:-12 2:16
obj fight Au	0:-10 1:-18 2:38 4:-9
obj fight H	0:-10 1:-11 2:26
obj fight Hu	0:-6 1:-11 2:18
obj fight O	0:8 8:-8
obj fight h	0:26 1:-12 2:20 3:-24 4:-8 6:13 8:-7
obj fight in	0:-13 1:30 2:-11 8:-8
obj fight none	0:20 1:-23 2:40 3:-18 4:-17 6:-6
obj fight obj	2:6
obj fight of	0:8 2:-10
obj fight with	0:-16 1:-16 2:21 3:-9 6:16
obj guard	0:-13 1:-17 3:-40 4:46 5:-9 6:18 8:-10 9:-8
obj guard -	1:-16 2:-12 3:-38 4:46 5:-6 6:9
obj guard A	0:-20 1:-14 2:25 4:17 9:-6
obj guard Ap	0:-6 2:23 4:-6
obj guard Au	0:-12 1:-11 2:16 4:11
obj guard F	0:19 1:-14 3:-19 4:15 6:-7
obj guard Fp	3:-12 4:13
obj guard Fu	0:20 1:-15 2:6 3:-8 4:6 6:-8
obj guard H	2:-15 6:18
obj guard N	0:-7 1:18 4:-6 8:-6
obj guard Nu	0:11 1:18 4:-23 8:-6
obj guard O	0:-7 1:-12 2:-11 3:-25 4:36 5:-6 6:15
obj guard Ou	1:-12 2:-10 3:-22 4:37
obj guard from	0:-7 2:33 4:-17
obj guard h	0:-8 2:14 3:-7 6:13 8:-7 9:-6
obj guard none	1:-16 3:-26 4:42 6:-9 8:-8
obj guard obj	2:-17 3:-16 4:18 6:18
obj hit	1:-36 2:7 3:56 4:-12 5:-17 6:-11 7:-6 8:-17
obj hit -	0:-8 1:-28 2:-18 3:68 5:-17 6:-8 8:-17
obj hit A	0:-15 2:-6 3:21 8:-10
obj hit Ap	0:-23 1:-12 3:26
obj hit F	0:10 1:-22 2:27 3:-8
obj hit Fp	0:-16 3:22
obj hit Fs	0:-15 1:-16 3:32
obj hit Fu	0:36 2:29 3:-51
obj hit H	0:25 1:-12 2:-28 3:15
obj hit Hp	0:6 1:-7 2:-13 3:13
obj hit Hs	3:12
obj hit Hu	0:31 2:-17 3:-14
obj hit O	1:-6 3:29 5:-15
obj hit Op	0:-10 1:-6 3:30 5:-15
obj hit V	0:-6 1:-9 2:14 3:16 4:-9 8:-7
obj hit Vp	1:-6 2:16 4:-8
obj hit by	1:-6 2:16 4:-8
obj hit h	0:18 1:-10 2:28 3:-34 4:-8
obj hit none	0:-8 1:-22 2:-6 3:51 5:-14 8:-11
obj hit of	1:17 3:-16
obj hit with	0:41 1:-37 3:6
obj love	0:-19 1:43 2:-16 4:-8 6:-8
obj love -	0:-35 1:44 2:-17 4:-8
obj love A	0:-11 1:30 2:-12 3:-6
obj love Ap	0:-9 1:25 2:-12
obj love Au	1:6
obj love O	0:9 1:-13 3:13
obj love Op	0:-14 1:-13 3:27
obj love V	0:-14 1:34 2:-6 3:-14
obj love Vp	0:-14 1:34 2:-6 3:-14
obj love h	0:15 3:-9
obj love none	0:-19 1:43 2:-16 4:-8 6:-8
obj make	0:-19 2:-10 3:32 4:22 5:-6 6:-16
obj make -	0:-8 2:-21 3:29 4:9
obj make A	0:-32 1:11 2:-29 3:43
obj make Ap	0:-16 1:-9 2:-28 3:44
obj make F	0:18 6:-9
obj make Fp	0:25 3:-23
obj make Fu	0:-8 3:20 6:-10
obj make H	0:-8 2:22 6:-8
obj make Hp	2:9
obj make N	1:-14 4:16
obj make Np	0:-15 3:9 4:11
obj make Ns	0:18 1:-13 3:-29 4:25
obj make O	3:-10 4:17
obj make Op	0:7
obj make h	0:-14 2:12 3:7 4:14 6:-14
obj make none	2:-25 3:19 4:25 6:-10
obj make with	0:-13 3:14
obj match	0:13 1:-8 2:-6 4:7 8:-9
obj match -	0:13 1:-8 2:-6 4:7 8:-9
obj match A	0:6 1:-7 2:-6 3:8
obj match Ap	0:13 1:-6 2:-6
obj match Au	0:-7 3:9
obj match F	0:8 3:-6
obj match Fp	0:8 3:-7
obj match N	0:10 3:-6
obj match O	0:-7 3:9 4:9 8:-8
obj match Op	0:-15 3:11 4:14 8:-8
obj match in	0:16 3:-18 4:15 8:-8
obj match none	0:-7 3:13
obj match with	0:-9 3:16
obj move	0:31 2:-25 3:-12 4:-38 5:11 6:-12 7:-9 8:24 9:-6
obj move -	1:8 4:-26 6:-8 8:19
obj move A	0:27 1:8 2:-26 3:13 5:-10 8:-11
obj move Au	0:28 1:8 2:-27 3:13 5:-10 8:-11
obj move F	0:12 1:-18 3:10 5:-7
obj move Fp	0:13 1:-13 2:20 3:14 5:-6 8:-25
obj move Fu	1:-7 2:-17 8:17
obj move N	0:-15 1:-6 3:-11 4:-11 5:9 8:27
obj move Np	0:-26 3:-11 4:-8 5:28 8:11
obj move Nu	0:12 5:-26 8:21
obj move O	0:20 2:-14 3:-24 4:-26 5:21 8:19
obj move Op	0:-42 3:-23 4:-6 5:62
obj move Os	0:14 1:14 3:-13 5:-34 8:19
obj move Ou	0:51 1:-14 2:-9 4:-21 5:-24 8:10
obj move V	0:10 1:9 2:8 3:-6 5:-14
obj move Vp	0:-12 2:22 5:-11
obj move Vu	0:24 1:-12
obj move at	0:-10 2:-7 3:20 5:-14 8:10
obj move h	0:38 1:-12 2:-28 3:-10 4:-18 5:8 6:-6 7:-8 8:15
obj move in	0:-16 2:-17 3:17 4:-7 5:33 8:-12
obj move none	0:36 3:-15 4:-26 6:-6 7:-6
obj move of	0:-13 3:-11 5:-10 8:30
obj move to	0:21 2:-6 8:-12
obj move with	1:7
obj over	0:-11 1:-15 2:-21 3:-31 4:-6 5:46 6:-18 8:29
obj over -	1:-16 3:-25 5:8 8:33
obj over A	0:15 2:7 5:-20
obj over Ap	0:15 2:7 5:-20
obj over N	1:-16 5:22 8:-6
obj over Np	1:-16 5:21
obj over O	0:-25 2:-27 3:-30 5:41 6:-18 8:31
obj over Op	0:-16 2:-12 3:-27 8:47
obj over Ou	0:-10 2:-18 5:58 6:-15 8:-28
obj over h	0:-7 2:-20 3:-11 5:42 6:-18
obj over none	0:-10 1:-15 2:-21 3:-28 5:34 8:29
obj over obj	5:20 6:-16
obj play	0:11 1:29 2:-8 4:-7 5:-6 6:-11 7:-7 8:-8 9:-9
obj play -	0:10 1:48 2:-17 3:-25 4:-10
obj play A	1:29 2:-29 3:11 9:-8
obj play Ap	2:-14 3:17
obj play As	0:-23 1:38 2:-6
obj play Au	0:25 2:-15 9:-9
obj play F	0:24 1:-15 2:12 3:-17
obj play Fs	0:18 1:-13
obj play Fu	0:7 2:16 3:-17
obj play H	0:-8 1:9 2:6
obj play Hs	1:9
obj play Hu	1:17 2:-9
obj play N	0:-9 1:10
obj play O	0:12 1:12 2:-12 8:-6
obj play Op	0:15 1:-15 3:12
obj play Os	0:-7 1:18 2:-7
obj play Ou	1:10 3:-9
obj play V	0:-7 2:25 6:-8
obj play h	0:6 1:-26 2:7 3:26 5:-6 6:-13 8:-6 9:-11
obj play is	0:-7 1:14
obj play none	0:-11 1:34 2:-6 3:8 4:-6 5:-6 6:-9 7:-7 9:-9
obj push	0:7 2:-7 3:27 4:-20
obj push -	3:20 4:-14
obj push F	3:6
obj push O	0:-6 3:24 4:-14
obj push Op	3:11
obj push Ou	3:16 4:-14
obj push h	0:11 2:-6 3:9 4:-8
obj push none	0:8 2:-7 3:24 4:-20
obj race	0:-15 1:29 2:9 3:-15 5:-6 6:-7
obj race -	0:-12 1:40 2:-9 3:-14 6:-7
obj race A	0:-19 1:18 2:9 3:-15
obj race Ap	0:-19 1:17 2:10 3:-15
obj race N	0:16 1:-9 5:-6
obj race Nu	0:16 1:-9 5:-6
obj race O	0:-17 1:23
obj race V	0:8
obj race Vp	0:15 1:-12
obj race at	0:-11 1:21 2:-6
obj race h	0:-6 1:-17 2:26
obj race in	0:16 1:-8 5:-6
obj race none	0:-19 1:13
obj race of	0:7 1:13 3:-14
obj race vs	0:-6 1:-12 2:17
obj race with	0:-9 1:12
obj reach	1:-14 2:-37 3:-31 4:60
obj reach -	0:18 1:-10 3:-12
obj reach A	0:-6 3:-12 4:18
obj reach N	0:11 3:-6
obj reach Nu	0:12 3:-6
obj reach O	0:7 2:-14 4:13
obj reach Ou	0:7 2:-14 4:13
obj reach V	1:-13 2:-21 4:35
obj reach Vu	1:-13 2:-21 4:35
obj reach h	0:-12 2:-36 3:-21 4:58
obj reach none	0:10 1:-14 2:-35 3:-21 4:50
obj save	0:8 1:-32 2:-32 3:20 4:29 5:-8 8:12 9:-6
obj save -	0:-18 1:-21 2:-16 3:41 4:7
obj save A	0:-19 1:-33 2:-32 3:23 4:34 8:15
obj save Ap	0:10 2:-20 3:62 4:-58
obj save As	0:-7 3:-13 4:21
obj save Au	0:-27 1:-32 2:-14 3:-35 4:63 8:16
obj save H	0:9
obj save from	0:15 4:-6
obj save h	0:23 1:-16 2:-20 3:-16 4:27 5:-7 8:14
obj save none	1:-33 2:-32 3:21 4:32 5:-6 8:15
obj shoot	1:-24 2:25 3:-40 6:46 7:-8
obj shoot -	0:9 1:-24 2:7 6:19
obj shoot A	0:9 1:-14 2:28 6:-18 7:-7
obj shoot Ap	1:14 2:6 6:-14
obj shoot As	0:23 1:-14
obj shoot Au	0:-9 1:-15 2:27
obj shoot F	0:-20 1:-11 2:10 3:-19 6:28
obj shoot Fu	0:-20 1:-11 2:10 3:-19 6:28
obj shoot H	0:23 2:-13 3:-8
obj shoot Hp	2:-10 3:-8 6:21
obj shoot O	3:-17 6:23
obj shoot Op	0:24 3:-17
obj shoot Ou	0:-35 6:37
obj shoot h	2:20 3:-39 6:35
obj shoot none	0:8 1:-27 3:-38 6:49
obj shoot with	0:6 1:18 2:-7 6:-8
obj sneak	0:-10 1:-27 2:37 3:15 4:-16
obj sneak -	1:-25 2:28
obj sneak A	0:-10 1:-27 2:37 3:15 4:-16
obj sneak Ap	1:-16 2:38 3:-12 4:-14
obj sneak Au	1:-15 3:25
obj sneak h	0:-7 2:14 3:16 4:-16
obj sneak in	1:-16 2:36 3:-8 4:-14
obj sneak none	0:-7 1:-15 3:22
obj steal	2:-10 3:48 4:-20 6:-13 8:-12
obj steal -	1:8 2:-18 3:19 4:-6
obj steal A	0:-11 1:16 3:11 4:-12
obj steal Ap	0:-33 2:7 3:35 4:-10
obj steal Au	0:19 2:11 3:-30
obj steal F	0:18 1:-14 2:-21 3:34 4:-8 6:-8 8:-11
obj steal Fp	0:10
obj steal Fu	0:11 2:-19 3:25 4:-6 8:-11
obj steal O	3:14
obj steal Ou	3:9
obj steal at	0:6
obj steal h	0:8 1:-10 3:37 4:-17 6:-11 8:-11
obj steal none	3:30 4:-15 6:-11
obj steal obj	2:-17 3:23
obj take	1:-34 2:-24 3:70 4:11 5:-8 6:-9 8:-17 9:-6
obj take -	0:37 1:-32 2:33 3:-28 4:19 5:-9 6:-7 8:-13
obj take A	0:15 1:-28 2:-17 3:11 4:29 9:-7
obj take Ap	0:21 2:-48 3:6 4:19
obj take Au	1:-28 2:9 4:15
obj take F	0:6 1:-9 2:-11 3:30 6:-7 8:-6
obj take Fp	0:-9 2:-9 3:26
obj take Fu	0:13 1:-10 3:17 6:-8 8:-6
obj take H	0:15 3:-19 5:19
obj take Hp	0:16 2:-15 3:-7 5:19
obj take N	2:-7 3:26 5:-17 8:-12
obj take Np	0:-17 3:38 4:-8 5:-15
obj take Nu	0:11 2:-7 4:11 8:-11
obj take O	0:-27 1:-7 3:58 4:-16 5:-13 8:-15
obj take Op	2:-15 3:24 5:-7
obj take Os	1:-7 3:-6 4:16 8:-6
obj take Ou	0:-39 2:25 3:49 4:-27 5:-9 8:-12
obj take from	0:30 2:-30 3:6
obj take h	0:-36 1:-8 2:-52 3:97 6:-7 8:-14 9:-6
obj take none	0:-10 1:-30 2:-24 3:66 4:11 5:-6 6:-7 8:-9
obj take obj	0:9 1:-14 3:42 4:-27 6:-6 8:-16
obj take with	0:-13 1:9 2:25 3:-29
obj throw	0:-19 1:-16 2:-11 3:-41 6:56 7:11
obj throw -	0:12 1:-10 2:-9 3:-43 4:22 5:-11 6:32 7:-8
obj throw A	1:-10 3:-7 4:16 6:-21 7:15
obj throw Ap	0:-19 1:25 2:26 4:-19 6:-16
obj throw Au	0:-11 1:-7 2:-31 3:-6 4:32 6:-7 7:16
obj throw F	0:-15 1:-6 2:-6 3:-35 4:-16 6:58
obj throw Fp	3:-11 4:-13 6:25
obj throw Fu	0:-13 3:-27 6:43
obj throw O	0:-21 3:-10 6:30
obj throw Op	0:-16 3:-34 5:6 6:39
obj throw Ou	0:-8 3:26 5:-6 6:-9
obj throw at	0:-17 1:-17 2:15 4:18
obj throw h	0:-43 1:-7 4:-26 6:39 7:18
obj throw none	2:-22 3:-18 4:-17 6:27 7:12
obj throw obj	3:-12 6:19
obj throw of	0:-16 3:-20 6:33
obj touch	0:6 1:-21 2:29 5:-12
obj touch -	0:11 1:-21 2:14
obj touch V	0:30 1:-8 2:-21
obj touch Vp	0:30 1:-8 2:-21
obj touch h	2:19 5:-12
obj touch none	0:6 1:-21 2:29 5:-12
obj victim	1:-15 2:17
obj victim A	0:18 1:-14
obj victim Ap	0:28 2:-24
obj victim h	0:18 1:-14
obj victim none	0:8 1:-14 2:12
obj word:boss	0:-14 1:8 2:-19 3:-13 4:-18 6:10 7:36
obj word:boss -	0:-6 1:9 3:-12 4:-17 7:24
obj word:boss A	2:-30 6:18 7:18
obj word:boss As	2:-17 7:18
obj word:boss F	1:15 2:15 3:-12 6:-10
obj word:boss h	0:-9 2:-19 6:11 7:17
obj word:boss is	0:-7 1:-7 2:-17 4:-14 7:38
obj word:boss none	1:15 2:-16 3:-12 6:17
obj word:bricks	2:-13 3:20
obj word:bricks -	2:-13 3:20
obj word:bricks is	2:-13 3:19
obj word:enemy	0:-9 1:31 2:27 3:-8 4:-20 5:-10 6:-7 7:-10 8:-6
obj word:enemy -	0:-27 1:33 2:17 3:-17 4:-9
obj word:enemy A	0:-12 1:22 2:-12 3:16 4:-9 7:-9
obj word:enemy Ap	0:-10 2:15
obj word:enemy Au	1:22 2:-25 3:19 4:-9 7:-9
obj word:enemy F	2:18 3:-18
obj word:enemy Fp	2:18 3:-18
obj word:enemy H	2:17 6:-7
obj word:enemy Hp	2:15 6:-7
obj word:enemy O	1:16 2:12 3:-14 4:-9 5:-6
obj word:enemy Op	1:17 3:-11
obj word:enemy at	1:17 3:-10
obj word:enemy h	0:19 2:16 4:-13 6:-7 7:-9
obj word:enemy is	0:-12 2:40 3:-20 5:-7 6:-7
obj word:enemy none	1:19 2:-10 3:15 4:-17 7:-10
obj word:goal	2:15 3:-11
obj word:goal -	2:15 3:-11
obj word:goal is	2:15 3:-11
obj word:hero	0:-14 1:23 3:12 5:-17
obj word:hero -	0:-9 1:24 3:-9
obj word:hero A	0:-9 1:24 3:-9
obj word:hero As	0:-7 1:15
obj word:hero Au	1:10 3:-7
obj word:hero O	3:19 5:-17
obj word:hero h	3:19 5:-17
obj word:hero is	0:-6 1:12
obj word:hero none	0:-8 1:12 3:13 5:-17
obj word:obstacle	0:9 1:-8 2:12 3:-17 5:9
obj word:obstacle h	2:14 3:-17 5:9
only	0:-8 1:-45 2:-10 3:58 4:-7 6:11 7:-9 8:-9 9:-6
only A	0:-8 1:-23 2:-9 3:45 4:-7 5:12 6:-7 7:-8 8:-15
only Ap	0:-16 2:-15 3:37 5:-8 6:-6
only As	0:7 2:-8 3:7
only Au	0:6 1:-35 2:8 3:19 4:-7 5:23 7:-6 8:-19
only F	3:-12 4:21 6:-6
only Fp	0:22 1:-14 3:9 4:-11
only Fs	0:-16 1:45 3:-29
only Fu	1:-20 2:8 3:-9 4:34
only H	0:-17 2:-9 3:24 5:11 6:-12
only Hp	0:-6 1:11 2:-33 3:25 5:12 6:-7
only Hs	3:12
only Hu	0:-14 1:-9 2:39 3:-16
only N	0:19 1:-31 3:29 4:-7 5:-6 6:-10
only Np	0:-14 1:-14 3:35 5:-9 6:-7
only Nu	0:29 1:-20 4:-6
only O	1:-41 2:-13 3:30 4:-15 6:22 8:6
only Op	0:-24 1:-19 3:29 5:20 6:15 8:-19
only Os	0:-41 1:-11 3:49
only Ou	0:49 1:-23 2:-13 3:-38 4:-14 5:-21 6:12 8:25
only V	0:12 2:7 3:-35 4:-15 5:-9 6:26
only Vp	1:14 2:-22 3:-25 6:28
only Vu	0:12 1:-11 2:25 3:-13 4:-12 5:-7
os attack guard	1:10 4:-9
os attack guard A	1:10 4:-9
os avoid avoid	0:-6 2:23 3:-14
os avoid avoid A	2:22 3:-14
os avoid reach	0:17 2:-11
os avoid reach A	0:17 2:-11
os bring reach	0:-8 3:12
os chase chase	1:24 2:-19
os chase chase A	1:24 2:-22
os eat eat	4:12 5:-8
os eat eat A	0:16 3:-14 4:-6
os eat eat F	3:-15 4:17
os eat eat O	2:-9 3:21 5:-7
os fight save	0:-8 2:24 3:-17
os fight save A	0:-8 2:24 3:-17
os love take	0:23 1:16 2:-12 3:-19
os make make	0:-13 1:-8 4:15
os make make O	0:-13 3:14
os play avoid	0:-16 1:8 3:-9 4:20
os play avoid A	0:-15 4:20
os play chase	1:7 2:15 3:-15
os play chase A	1:7 2:15 3:-15
os play steal	0:35 1:-34
os play steal A	0:35 1:-34
os play take	0:-6 2:20 3:-9
os play take A	0:-6 2:20 3:-9
os race move	0:-8 1:24 3:-14
os race move A	1:15 3:-14
os save save	2:6 4:-18 8:18
os shoot move	1:-11 2:-12 6:21
os shoot move F	1:-11 2:-12 6:21
os sneak sneak	1:-16 2:36 3:-9 4:-14
os sneak sneak A	1:-16 2:36 3:-9 4:-14
os steal sneak	2:-18 3:29
os steal sneak A	2:-18 3:25
os take avoid	1:-25 3:28
os take avoid F	1:-8 3:17
os take avoid O	0:8 3:-7
os take guard	2:7
os take guard O	3:9
os take take	1:-26 3:25 4:13 8:-7
os take take A	0:15 1:-26 4:10
os take take F	0:-12 4:11
os take take O	3:20
os throw throw	0:-8 1:-17 4:21
os throw throw A	0:-8 1:-17 4:21
os word:boss play	1:15 3:-12
rg attack 0	0:15 1:-23 2:41 3:-24 4:-12 5:9 6:-9 8:-6
rg attack 1	0:10 2:-6
rg attack 2	0:-15 3:26 5:-7
rg attack 4	0:6 1:11 2:-24 3:-21 4:12 8:16
rg attack far	0:-6 3:12
rg avoid 0	1:-6 2:13 3:9 4:-19 8:-10 9:9
rg avoid 1	0:-14 1:19 2:19 4:-10 5:-8 9:-6
rg avoid 2	0:-32 1:-19 2:34 3:-8 4:27 6:-11 9:-6
rg avoid 4	1:11 2:-41 4:18 6:8
rg avoid far	0:62 1:21 2:-44 4:-40 6:-19
rg bring 0	1:-10 2:-20 3:36 4:-6
rg bring 1	1:34 3:-34 4:8 5:-9 6:-14
rg bring 2	0:19 1:15 2:-8 3:-16 4:-11
rg bring 4	0:-25 1:25 2:-6 4:-7 5:18 8:-10
rg bring far	0:34 1:-26
rg chase 0	0:-16 2:28 3:-19 4:-8
rg chase 1	0:13 1:-25 2:19 3:-7
rg chase 2	0:-18 2:16 3:15 6:-15 8:8
rg chase 4	0:37 1:-15 2:-19 3:15 4:-8 6:-6
rg chase far	1:28 2:-34 4:13
rg cross 0	0:-23 1:30
rg cross 1	0:7 2:-9
rg cross 4	0:16 1:-11
rg eat 0	0:-29 1:10 3:18 5:-9 6:-6
rg eat 1	0:-18 2:-10 3:15 4:-9 5:28 8:-19
rg eat 2	0:-16 1:51 2:-24 3:-11 7:-6
rg eat 4	0:25 1:-22 2:26 3:-28
rg eat far	0:64 1:-56 2:-19 3:14
rg fall 0	0:-9 1:-16 2:26 4:-6
rg fall 1	0:16 1:-14
rg fall 4	1:-8 3:20 5:-14
rg fall far	0:-13 2:-17 4:24
rg fight 0	0:18 1:-26 2:23 4:-14
rg fight 1	0:-18 2:18 4:9 8:-9
rg fight 2	0:18 1:26 2:-19 4:-6 5:-7 8:-11
rg fight 4	0:-34 1:61 2:-16 3:-12 6:-13
rg fight far	0:30 1:-29 4:17 8:-16
rg guard 0	0:-10 1:33 3:-15 4:-20
rg guard 1	1:-25 3:-9 4:41 8:-11
rg guard 2	0:-6 2:-7 6:16 9:-11
rg guard 4	0:-23 1:30 2:-19 4:12 6:-7
rg guard far	1:-42 2:43
rg hit 0	0:-16 2:15
rg hit 1	1:-18 2:12 3:11 5:-9 6:-10 8:11
rg hit 2	0:28 1:-23 2:-7 3:12 4:-8
rg hit 4	2:15 4:-10
rg love 0	0:19 1:-16
rg love 4	0:-25 2:-9 3:16 8:23
rg make 0	1:20 2:-8 3:-24 4:14
rg make 1	0:-20 3:26
rg make 2	0:13 4:-9
rg make far	0:13 1:-8
rg match 0	0:-27 1:-10 3:28 4:14 8:-8
rg match 1	0:11 1:-11 2:-11 3:12
rg match 4	0:-6 1:-8 3:18
rg move 0	0:10 1:15 3:-8 4:-10 5:-8 6:-10 9:-10
rg move 1	1:-18 2:-7 3:6 4:-10 6:7 8:-16 9:35
rg move 2	0:-30 1:36 2:-10 4:-7
rg move 4	0:27 1:-24 2:24 4:-17 8:-10
rg move far	1:27 2:-32 3:-24 4:32 6:-6 9:-10
rg none far	0:9 3:7 5:-6 8:-6
rg over 0	2:-12 3:-8 5:13
rg over 1	0:11 2:-9 3:6 5:12 6:-16
rg over 2	0:12 1:12 3:-8 5:-9
rg over 4	0:-7 1:6 5:15
rg play 0	0:11 1:13 2:-21 3:-9 4:7 5:-18 8:12
rg play 1	0:15 1:-14 2:-8 3:17 4:7 7:-9 8:-11
rg play 2	0:-12 5:20
rg play 4	0:-38 1:-14 2:40 3:-26 4:13 6:15
rg play far	1:-6 2:-6 3:12 4:-7 6:-14 7:23
rg push 0	0:-14 1:19
rg race 0	1:13
rg race 1	0:-8 1:17 2:-10
rg reach 0	0:-12 1:18 3:12 8:-8
rg reach 1	0:16 1:-16 3:-12 4:17 5:-6
rg reach 2	0:-9 1:-12 3:23
rg reach 4	0:-9 1:-8 8:18
rg reach far	0:33 1:7 3:-10 4:-22
rg save 0	0:-13 4:15
rg save 1	1:17 3:-17 4:-21 8:18
rg save 2	1:-20 2:11 4:16
rg save 4	0:13 1:-6
rg save far	0:-15 1:24 2:-8
rg shoot 0	1:-7 3:-11 6:9 8:15
rg shoot 1	0:10 1:-22 2:40 3:-8 5:-15 8:-11
rg shoot 2	1:33 2:-43 4:8
rg shoot 4	0:-18 2:23 3:7
rg shoot far	0:-12 1:-8 3:-20 4:21 6:14
rg sneak 0	0:-13 1:-16 2:19 3:18
rg sneak 1	0:-13 1:16 2:-9 4:9
rg sneak 4	0:32 3:-25
rg steal 0	0:8
rg steal 1	0:-19 1:22 2:-13 3:16
rg steal 2	1:-63 2:68 4:-15
rg steal 4	1:8 2:-23 3:9 4:15 6:-8
rg steal far	0:13 1:15 2:-16 3:-23 4:-13 6:25 8:-8
rg take 0	0:31 1:-17 3:23 4:-17 5:-11 6:-10
rg take 1	0:-20 1:10 2:26 3:-25 4:11 5:-10 6:-7 8:18 9:-6
rg take 2	0:21 1:35 2:-9 3:-21 4:-6 8:-26
rg take 4	0:-66 1:15 2:-17 5:-12 6:24 8:40
rg take far	0:25 1:-13 2:-17 3:-31 5:24 6:-8 8:8
rg throw 0	0:-8 2:8 3:-30 6:27
rg throw 1	0:-10 1:10 3:-12 6:18
rg throw 2	0:45 1:-10 2:-29 3:-18 4:-16 6:32
rg throw 4	0:-32 1:35 3:11 4:-7 6:-10
rg throw far	0:18 1:-36 2:-23 4:33
rg touch 1	0:12 2:-9
rg touch 4	0:-14 1:19
rg victim 0	1:13 2:-8
rg victim 1	0:7 1:-16 4:11
rg victim 2	2:8
rg victim 4	1:42 2:-21 3:-10 4:-13
rg word:boss 0	0:8 1:-9 2:-12 6:-7 7:16
rg word:boss 1	1:28 3:-21
rg word:boss 2	2:8 4:-8
rg word:boss 4	2:18 3:-14
rg word:boss far	1:-10 2:15 3:-22 4:-10 6:21
rg word:enemy 1	0:-15 1:-9 2:46 3:-21
rg word:enemy 2	1:21 2:-24 3:-15 4:21
rg word:enemy 4	0:-20 1:26 2:-6 3:15 5:-7 6:-6
rg word:enemy far	0:36 3:-6 4:-15 5:-6
rg word:goal far	0:13 1:-9
rg word:hero 0	0:6 1:6 3:-7
rg word:hero 1	1:15 2:-7
rg word:hero 2	0:7 1:-29 2:11 3:14
rg word:item 1	0:8 3:14 4:-9 7:-9
rg word:item 4	0:6 4:-6
rg word:obstacle 1	1:6 2:-6 3:-11 4:-7 5:16
rg word:obstacle 4	0:10 5:-8
right attack	0:13 1:-15 2:15 3:-10 6:-17 8:9
right attack -	0:11 1:-13 2:7 4:10 5:-6 6:-8
right attack 0	0:17 2:6 3:-6 4:-10 5:8 6:-9 8:-6
right attack 0 A	0:-10 1:-18 2:29
right attack 0 F	0:-22 1:21 2:13 4:-9
right attack 0 H	0:-12 1:9 2:-12 3:21 6:-6
right attack 0 N	0:7
right attack 0 O	0:21 2:-10 3:-18 5:16
right attack 0 V	0:34 1:-16 2:-16
right attack 0 e sov	0:16 2:-6
right attack 0 e svo	0:22 1:-23 4:-9 5:15 8:-6
right attack 0 n svo	0:-19 1:11 2:13 6:-6
right attack 0 sov	0:19 1:-7 2:-7
right attack 0 sov none	0:21 1:-7 2:-7
right attack 0 svo	2:10 4:-9 5:10 6:-9 8:-6
right attack 0 svo none	0:-9 1:-20 2:28 4:-9 5:13 6:-8
right attack 0 svo with	0:10
right attack 1	0:-10 1:-21 2:23 3:-8 4:18 5:-7
right attack 1 A	0:-18 2:25 5:-7
right attack 1 H	1:-12 2:15
right attack 1 O	0:8 1:-8 2:-12 3:-12 4:20
right attack 1 e svo	0:-22 2:13 3:-6 4:18 5:-7
right attack 1 n sov	0:11 1:-19 2:11
right attack 1 sov	0:11 1:-19 2:11
right attack 1 svo	0:-22 2:15 3:-6 4:18 5:-7
right attack 1 svo none	0:-18 2:27 5:-7
right attack 2	0:6 2:-7 4:-11 6:-7 8:17
right attack 2 F	0:-6 3:12
right attack 2 e svo	0:6 2:-7 4:-11 6:-7 8:17
right attack 2 svo	0:6 2:-7 4:-11 6:-7 8:17
right attack 2 svo none	0:-6 3:12
right attack A	0:-26 1:-19 2:46 5:-7
right attack F	0:-26 1:21 2:10 3:7 4:-9 6:-6
right attack H	0:-13 3:21 6:-6
right attack N	0:7
right attack O	0:24 1:-12 2:-22 3:-36 4:15 5:15 8:13
right attack V	0:46 1:-18 2:-20 4:-9
right attack h	2:14 3:-12 4:-13 5:6 6:-11 8:12
right avoid	0:6 1:16 3:8 4:-7 5:-6 6:-12 7:-6 8:-10
right avoid -	0:-10 1:49 3:-16 4:-9 6:-17 8:-7
right avoid 0	0:13 1:-10 2:19 3:17 4:-7 5:-9 6:-15 7:-6 8:-11
right avoid 0 A	0:-24 1:-29 2:25 3:12 4:13 9:-10
right avoid 0 F	0:10 1:33 4:-12 6:-16
right avoid 0 H	1:-15 9:19
right avoid 0 N	0:-7 8:12
right avoid 0 O	0:27 1:-18 3:12 4:-9 8:-10
right avoid 0 V	0:13 1:8 4:-13 8:-13
right avoid 0 e sov	0:33 1:-10 2:-9
right avoid 0 e svo	0:-7 1:-28 2:7 9:22
right avoid 0 e v2	0:-6 2:23 3:-14
right avoid 0 n sov	0:-18 1:-29 2:71 3:-25
right avoid 0 n svo	0:9 1:21 2:-32 3:26 5:-6 6:-14 9:-9
right avoid 0 n v2	2:-14 3:25 4:-12 8:-8
right avoid 0 sov	0:13 1:-35 2:60 3:-25 4:-9 9:-6
right avoid 0 sov and	2:16 3:-13
right avoid 0 sov from	1:-25 2:33 3:-8
right avoid 0 sov none	0:-8 1:-14 2:24
right avoid 0 sov obj	0:29 2:-9 3:-8
right avoid 0 sov to	0:-9 2:13
right avoid 0 svo	0:6 1:7 2:-27 3:26 5:-7 6:-14 9:7
right avoid 0 svo at	0:-8 2:-18 4:28
right avoid 0 svo from	0:-8 3:27 6:-16
right avoid 0 svo in	0:-13 1:32 3:-21 4:-15 8:13
right avoid 0 svo none	0:12 1:-13 2:-6 3:14 4:-6 8:-6 9:10
right avoid 0 svo of	0:10 1:18 2:-21 3:-6
right avoid 0 v2	3:15 4:-12 8:-8
right avoid 0 v2 none	0:-7 3:16 4:-13
right avoid 1	0:-6 1:34 3:-30 4:23 6:-24 9:-6
right avoid 1 A	1:27 3:-8 4:-8 6:-11
right avoid 1 F	0:-10 3:-7 4:17
right avoid 1 H	0:-12 3:-18 5:21
right avoid 1 N	1:-6 4:9 5:-11 8:14
right avoid 1 O	0:20 2:-10 3:-6 4:17 5:-7 6:-12 8:-8
right avoid 1 e sov	0:-12 1:8 3:-18 4:18
right avoid 1 n sov	0:6 1:19 3:-6 6:-11
right avoid 1 n svo	0:9 1:8 2:-24 5:10 6:-16 8:10
right avoid 1 n v2	1:21 2:-7 4:-13
right avoid 1 sov	0:-6 1:25 3:-22 4:17 6:-11
right avoid 1 sov none	1:11 2:-9
right avoid 1 sov subj	1:21 2:-20
right avoid 1 svo	2:8 3:-10 5:10 6:-16 8:10 9:-6
right avoid 1 svo none	0:26 1:10 2:-24 4:-15 5:17 6:-16
right avoid 1 svo of	0:-11 1:-17 2:32 3:-7 5:-9 8:14
right avoid 1 v2	0:-8 1:21 2:-14 4:10
right avoid 1 v2 none	1:21 2:-7 4:-13
right avoid 2	0:6 1:22 2:-23 3:12 4:-36 6:20
right avoid 2 A	1:11 2:-6
right avoid 2 F	3:16 4:-8
right avoid 2 O	0:-9 2:-10 6:25
right avoid 2 e v2	0:30 3:-6 4:-24
right avoid 2 n sov	0:-10 2:-15 6:24
right avoid 2 n svo	0:-7 1:11 2:-9 3:16 4:-8
right avoid 2 sov	0:-15 1:11 2:-15 6:24
right avoid 2 sov none	0:-6 1:10
right avoid 2 svo	0:-11 1:16 2:-10 3:16 4:-9
right avoid 2 svo none	0:-11 1:16 2:-10 3:16 4:-9
right avoid 2 v2	0:30 4:-26
right avoid 2 v2 none	3:6
right avoid A	0:-23 2:25 3:7 4:8 6:-9 7:-6 9:-13
right avoid F	1:31 3:7 6:-19
right avoid H	0:-8 3:-21 5:18 9:19
right avoid N	0:11 1:-9 4:-7 5:-13 6:-6 8:22
right avoid O	0:35 1:-23 2:-21 3:9 5:-12 6:13 8:-19
right avoid V	0:8 1:24 4:-25 8:-13
right avoid h	0:21 1:-34 2:6 3:18 7:-7 8:-8
right bring	0:11 1:31 2:-21 4:-12 6:-18 8:-15
right bring -	1:39 2:-13 4:-9 5:-12 6:-16 8:-8
right bring 0	0:9 1:8 2:-9 4:-8 5:8 6:-8 8:-9
right bring 0 A	0:-14 1:41 3:-19
right bring 0 F	0:21 2:-11
right bring 0 H	1:11 2:7 3:-6
right bring 0 N	0:-10 1:-12 3:23
right bring 0 O	0:23 1:-27 5:17
right bring 0 e sov	0:28 2:-8 3:-12
right bring 0 n sov	0:-18 1:14 4:12
right bring 0 n svo	3:9 4:-15 5:8 6:-7
right bring 0 n v2	0:13 1:-7
right bring 0 sov	0:9 1:11 2:-9 3:-13 4:9
right bring 0 sov none	0:16 2:-8
right bring 0 sov obj	0:12 3:-9
right bring 0 svo	3:9 4:-15 5:10 6:-7
right bring 0 svo is	0:16 1:-15 2:8 3:-7
right bring 0 svo none	0:-10 1:22 2:-18 4:-15 5:14
right bring 0 v2	0:13 1:-7
right bring 0 v2 none	0:13 1:-7
right bring 1	0:8 1:27 2:-16 3:6 4:-6 6:-14 8:-9
right bring 1 A	0:35 1:-33
right bring 1 F	0:-17 3:23
right bring 1 N	1:22 3:-11 8:-8
right bring 1 O	1:23 3:-7 6:-13
right bring 1 e sov	0:-16 1:44 3:-7 4:-6 6:-13 8:-8
right bring 1 n svo	0:26 1:-27 2:-11 3:12
right bring 1 sov	0:-18 1:48 2:-6 3:-7 4:-6 6:-13 8:-8
right bring 1 svo	0:26 1:-27 2:-11 3:12
right bring 1 svo for	0:25 1:-19
right bring 1 svo none	1:-9 2:-11 3:20 4:7
right bring 2 e sov	0:8
right bring 2 n svo	0:-6 1:7
right bring 2 sov	0:7
right bring 2 svo	0:-6 1:7
right bring 2 svo none	0:-6 1:7
right bring A	0:12 1:18 3:-18 5:-6
right bring F	2:-12 3:21 4:-7
right bring H	0:7 1:11 3:-6
right bring N	0:-9 1:8 3:14 8:-11
right bring O	0:20 2:-9 3:-7 4:-6 5:17 6:-15
right bring V	0:-10 1:15
right bring h	0:19 1:-14 2:-12 5:17 8:-10
right chase	0:6 1:-8 2:24 5:-7 6:-19
right chase -	0:-31 2:27 3:-7
right chase 0	0:13 1:-14 2:28 3:-15 4:-6 6:-7
right chase 0 A	1:-29 2:46 3:-12 4:-7
right chase 0 H	0:24 1:17 2:-25 6:-6
right chase 0 O	1:-7 2:12
right chase 0 e sov	3:-6
right chase 0 e svo	0:9 1:-9 2:16 3:-7
right chase 0 e v2	1:24 2:-19
right chase 0 n sov	0:-9 1:-12 2:20
right chase 0 n svo	0:24 2:-9
right chase 0 n v2	1:-34 2:36
right chase 0 sov	0:-11 1:-12 2:24 3:-7
right chase 0 sov none	1:-13 2:19
right chase 0 sov to	0:-6 2:6
right chase 0 svo	0:27 3:-11 4:-10 6:-6
right chase 0 svo none	0:15 2:9 3:-11 4:-9
right chase 0 v2	1:-6 2:12
right chase 0 v2 none	1:-6 2:12
right chase 1	1:-15 3:18 4:6 6:-17 8:6
right chase 1 A	0:15 2:-20 3:8 4:-6
right chase 1 H	0:11 1:-20 2:22 3:-7
right chase 1 N	0:-15 3:19 4:13 6:-14
right chase 1 O	0:-6 8:11
right chase 1 e svo	2:-9 3:17 4:11 6:-15
right chase 1 e v2	0:-7 1:-7 2:17
right chase 1 n svo	0:10 2:-20 8:11
right chase 1 svo	0:11 2:-28 3:17 4:8 6:-15 8:6
right chase 1 svo none	0:16 2:-28 4:10
right chase 1 v2	0:-7 1:-7 2:17
right chase 1 v2 none	0:-7 1:-7 2:17
right chase 2	0:-13 1:30 2:-17
right chase 2 A	0:-13 1:30 2:-17
right chase 2 e svo	0:-13 1:30 2:-17
right chase 2 svo	0:-13 1:30 2:-17
right chase 2 svo none	0:-13 1:30 2:-17
right chase A	1:-10 2:29 3:-6 4:-13
right chase H	0:33 2:-9 3:-7 6:-10
right chase N	0:-16 3:17 4:17 6:-14
right chase O	0:-6 1:-7 2:12 8:11
right chase h	0:37 1:-17 2:-7 3:7 6:-18
right cross	0:13 1:8 2:-14
right cross -	0:15 1:19 2:-13 4:-19
right cross 0	1:15 2:-12
right cross 0 A	0:20 1:9 2:-11 4:-16
right cross 0 e sov	0:12 2:-6
right cross 0 e svo	1:-16 4:20
right cross 0 n svo	0:13 1:9 4:-16
right cross 0 sov	0:-6 1:16 2:-7
right cross 0 sov none	0:-20 1:24
right cross 0 svo	0:10 2:-6
right cross 0 svo none	0:10 2:-6
right cross 1	0:16 1:-11
right cross A	0:20 1:9 2:-11 4:-16
right cross V	0:7 1:-25 4:19
right eat	0:14 2:-16 3:13 4:-12 5:16 6:-9 7:-9 8:-20 9:-6
right eat -	1:-15 2:20 5:-9 6:-7 7:-9
right eat 0	0:-11 1:9 2:-7 3:12 4:-9 5:17 6:-10 7:-9 8:-19 9:-6
right eat 0 A	1:-14 2:20 3:16 4:-9 5:-6 7:-6
right eat 0 F	0:-9 2:-16 3:16 4:8 6:-6
right eat 0 H	1:11 3:-6
right eat 0 N	0:11 4:-7 5:11 8:-7
right eat 0 O	0:-17 1:31 2:-18 5:18 8:-15
right eat 0 V	1:19 2:-14
right eat 0 e sov	3:11
right eat 0 e svo	1:14 2:11 3:-19
right eat 0 e v2	0:15 2:-6 3:-6 4:11 5:-9
right eat 0 n sov	1:-27 2:-31 3:50
right eat 0 n svo	0:-21 1:21 2:-6 4:-15 5:22 6:-7 7:-9 8:-18
right eat 0 n v2	1:-18 2:18 5:7
right eat 0 sov	0:-6 1:-27 2:-31 3:57
right eat 0 sov none	0:-14 1:-23 3:35
right eat 0 sov obj	0:-13 2:-15 3:32
right eat 0 svo	0:-19 1:30 3:-17 4:-19 5:21 6:-8 7:-9 8:-18
right eat 0 svo in	3:-6 5:14 8:-7
right eat 0 svo is	0:-7 1:37 2:-20 3:-6 7:-7
right eat 0 svo none	1:-13 2:14 3:10 4:-11 5:15 8:-12
right eat 0 v2	0:14 1:-18 2:13 3:-9 4:11
right eat 0 v2 none	0:14 1:-18 2:13 3:-9 4:11
right eat 1	0:26 1:-9 2:-19
right eat 1 A	0:19 2:-18
right eat 1 V	0:9 1:-7
right eat 1 e v2	0:-36 1:32 2:-11 3:7
right eat 1 n svo	0:25 1:-21
right eat 1 svo	0:34 1:-28
right eat 1 svo none	0:26 1:-22
right eat 1 v2	0:-37 1:32 2:-11 3:8
right eat 1 v2 none	0:-34 1:29 2:-11 3:9
right eat 2	0:11 1:-7
right eat A	0:22 1:-21 2:9 3:17 4:-12 5:-6 7:-6
right eat F	0:-9 2:-15 3:16 4:8 6:-6
right eat H	1:14 3:-6
right eat N	0:11 4:-7 5:11 8:-7
right eat O	0:-17 1:31 2:-18 5:19 8:-16
right eat V	0:7 1:12 2:-15
right eat h	0:14 1:35 2:-59 3:19 4:-18 5:26 8:-21
right fall	1:-34 2:8 3:23 4:16 5:-14
right fall -	0:8 1:-34 3:25 4:16 5:-14
right fall 0	1:-27 2:10 3:20 4:16 5:-14
right fall 0 A	0:25 2:-15 3:-6
right fall 0 F	0:-8 1:-10 3:25
right fall 0 N	3:16 5:-14
right fall 0 O	0:-21 1:-13 2:19 3:-14 4:23
right fall 0 e svo	3:16 5:-14
right fall 0 n sov	0:-8 1:-10 2:9 3:10
right fall 0 n svo	1:-19 2:6 4:19
right fall 0 sov	0:-8 1:-10 2:9 3:10
right fall 0 svo	1:-19 3:13 4:17 5:-13
right fall 0 svo none	0:-17 1:-18 2:11 3:18 4:18 5:-14
right fall 1	0:8 1:-8
right fall 1 n svo	0:8 1:-8
right fall 1 svo	0:8 1:-8
right fall 1 svo none	0:8 1:-8
right fall A	0:35 1:-13 2:-17 3:-7
right fall F	0:-8 1:-10 3:25
right fall N	3:16 5:-14
right fall O	0:-25 1:-13 2:18 3:-10 4:23
right fight	0:10 1:17 2:10 3:-13 5:-11 6:-10 8:-30
right fight -	0:8 1:22 3:-24 4:11 5:-10 8:-27
right fight 0	2:22 3:-17 5:-8 8:-18
right fight 0 A	1:-11 2:17
right fight 0 F	3:9
right fight 0 N	1:12 4:-8
right fight 0 O	1:18 2:13 3:-21 4:7 5:-7 8:-17
right fight 0 e svo	0:10 2:-20 4:17 8:-6
right fight 0 n sov	0:-8 1:-18 2:25
right fight 0 n svo	0:6 1:40 2:-6 3:-19 4:-18 5:-8 8:-14
right fight 0 n v2	1:-17 2:20 3:6
right fight 0 sov	0:-9 1:-18 2:28
right fight 0 sov obj	2:6
right fight 0 svo	0:12 1:41 2:-20 3:-19 5:-8 8:-18
right fight 0 svo in	1:-7 4:13 8:-9
right fight 0 svo none	1:44 2:-18 3:-17 4:-14
right fight 0 svo with	0:-8
right fight 0 v2	1:-17 2:20 3:6
right fight 0 v2 none	1:-17 2:20 3:6
right fight 1	0:-7 1:34 2:-16 4:12 6:-11 8:-17
right fight 1 A	0:-13 1:26 2:-16
right fight 1 N	0:-7 1:14 4:13 8:-16
right fight 1 n svo	1:6 6:-11
right fight 1 sov	1:20 2:-16
right fight 1 svo	1:6 4:17 6:-11 8:-17
right fight 1 svo none	0:-9 1:8 3:11 6:-10
right fight 1 v2	0:-7 1:14 4:-6
right fight 1 v2 none	0:-7 1:14 4:-6
right fight 2	0:16 1:-15
right fight A	0:-6 1:6 3:-6
right fight F	3:20 6:-11
right fight N	1:25 4:6 8:-19
right fight O	0:15 1:17 2:13 3:-27 4:7 5:-7 8:-19
right fight V	0:19 1:-12
right fight h	0:7 1:-11 2:17 3:9 4:-9 6:-8 8:-6
right guard	0:-28 1:13 2:8 3:-21 4:29 5:-6 8:-12 9:-11
right guard -	0:-38 1:15 3:-23 4:25 5:-6 6:8
right guard 0	0:-8 1:25 2:-15 3:-21 4:14 5:-7 6:6 8:-12
right guard 0 A	0:-12 2:15 3:-6 4:7
right guard 0 H	1:24 2:-27 3:-6 6:17
right guard 0 N	0:-8 1:18 4:-11
right guard 0 O	0:16 3:-7 4:10 8:-11
right guard 0 e sov	0:-9 1:18 2:-21 3:-20 4:14 6:16
right guard 0 e svo	1:9 4:-7
right guard 0 n sov	1:-31 2:32
right guard 0 n svo	1:17 2:-17 3:-10 4:18 6:-9 8:-10
right guard 0 n v2	1:28 2:-18 3:7 4:-17
right guard 0 sov	0:-10 1:-10 2:7 3:-20 4:13 6:16
right guard 0 sov none	0:-9 1:16
right guard 0 sov obj	2:-17 3:-16 4:18 6:18
right guard 0 sov subj	1:-29 2:30
right guard 0 svo	1:20 2:-17 3:-10 4:14 6:-9 8:-10
right guard 0 svo none	0:-6 1:8 2:-11 3:-10 4:20 6:-9
right guard 0 v2	1:28 2:-16 3:7 4:-17
right guard 0 v2 none	1:28 2:-18 3:7 4:-17
right guard 1	0:-23 1:-19 2:39 4:27 9:-10
right guard 1 A	0:-23 2:10 4:28 9:-11
right guard 1 H	1:-31 2:33
right guard 1 e sov	0:-6 1:-13 2:20
right guard 1 e v2	4:16 9:-11
right guard 1 n svo	0:-19 2:24
right guard 1 n v2	1:-16 4:16
right guard 1 sov	0:-6 1:-13 2:20
right guard 1 sov from	0:-6 1:-13 2:20
right guard 1 svo	0:-19 2:24
right guard 1 svo none	0:-19 2:24
right guard 1 v2	1:-19 4:30 9:-11
right guard 1 v2 none	1:-19 4:30 9:-11
right guard 2	2:9
right guard 2 A	1:10
right guard 2 e v2	1:10
right guard 2 v2	2:9
right guard 2 v2 none	2:9
right guard A	0:-31 2:19 3:-8 4:27 9:-11
right guard H	1:-16 2:7 3:-6 6:16
right guard N	0:-8 1:17 4:-10
right guard O	0:16 3:-7 4:10 8:-11
right guard h	0:16 4:7 8:-10 9:-11
right hit	0:17 1:-46 2:29 3:21 4:-19 5:-9 6:-13 8:8
right hit -	0:25 1:-45 3:25 4:-12 8:10
right hit 0	1:-31 2:23 3:22 4:-11 5:-9 6:-13 8:8
right hit 0 A	0:23 1:-21 2:10 3:-13
right hit 0 F	0:-21 1:-10 3:33
right hit 0 O	0:-18 2:19 3:-11 5:-6 6:-9 8:18
right hit 0 n sov	0:-8 2:22 6:-10
right hit 0 n svo	1:-15 3:15 4:-8 8:16
right hit 0 sov	0:-10 2:20 3:19 5:-9 6:-11 8:-8
right hit 0 svo	0:21 1:-27 2:-10 4:-8 8:16
right hit 0 svo none	1:-7 3:10
right hit 0 svo with	0:21 1:-23 2:-7 3:10
right hit 1	0:22 1:-19 2:8 4:-10
right hit 1 A	0:22 1:-19 2:8 4:-10
right hit A	0:41 1:-37 2:17 3:-14 4:-11
right hit F	0:-21 1:-10 3:33
right hit O	0:-18 2:19 3:-11 5:-6 6:-9 8:18
right hit h	0:-7 2:34 3:-6 4:-8 6:-9
right love	0:-23 1:-19 2:-11 3:30 8:22
right love -	0:-23 1:-19 2:-11 3:30 8:22
right love 0	1:-20 8:23
right love 0 A	0:19 1:-16
right love 0 O	0:-20 8:23
right love 0 n svo	0:-10 1:-12 8:23
right love 0 svo	0:-10 1:-12 8:23
right love 0 svo none	0:9 1:-8
right love A	0:19 1:-16
right love O	0:-33 3:16 8:23
right make	1:17 2:-11 3:7 5:-7 8:-7
right make -	1:17 2:-10 5:-7 8:-7
right make 0	1:21 2:-8 3:-11
right make 0 A	1:18 2:-12 3:-6
right make 0 F	3:7
right make 0 N	1:8 3:-12 4:6
right make 0 O	0:7
right make 0 e v2	0:7 1:-9 3:-11 4:15
right make 0 n svo	0:9 1:15 3:-8 4:-10
right make 0 sov	3:6
right make 0 svo	0:9 1:15 3:-8 4:-10
right make 0 svo none	0:13 1:10 3:-7 4:-10
right make 0 v2	3:-12 4:14
right make 0 v2 none	0:19 3:-30 4:15
right make 0 v2 with	0:-13 3:14
right make 1	0:-10 1:-7 3:26
right make A	1:18 2:-12 3:-6
right make F	3:7
right make N	1:8 3:-12 4:6
right make O	1:-8 3:19
right make h	3:7
right match	0:-9 1:-27 2:-15 3:44 8:-10
right match -	0:-9 1:-27 2:-15 3:44 8:-10
right match 0	1:-20 2:-14 3:35 8:-9
right match 0 A	0:11 1:-20 2:-13 3:18
right match 0 O	0:-18 3:27 8:-9
right match 0 e sov	0:-20 1:-6 2:-9 3:29
right match 0 e svo	0:14 3:-11
right match 0 n svo	1:-10 3:20 4:-11
right match 0 sov	0:-21 1:-10 2:-9 3:33
right match 0 sov of	0:-21 1:-10 2:-9 3:33
right match 0 svo	0:15 1:-11 3:9 4:-12
right match 0 svo none	0:7 1:-11 3:7
right match 1	1:-8 3:15
right match A	0:22 1:-25 2:-13 3:14
right match O	0:-32 3:43 8:-9
right move	0:7 1:22 3:-16 5:-14 6:-10 7:-8 8:-16 9:13
right move -	1:35 3:-22 4:-6 5:-7 8:-13 9:-6
right move 0	0:19 1:10 3:-12 4:-21 5:-11 8:-13 9:22
right move 0 A	0:14 2:-31 3:9 9:20
right move 0 F	0:-15 2:16 3:-26 4:-6 6:14 9:13
right move 0 H	0:-10 2:14
right move 0 N	0:15 1:-13 2:23 4:-10 8:-15
right move 0 O	1:25 4:-9 5:-6 6:-17
right move 0 V	0:19 2:-11 3:-6
right move 0 e svo	0:23 1:-54 2:52 3:6 4:-12 8:-9 9:-15
right move 0 n sov	0:38 1:11 2:-15 3:-17 6:-11
right move 0 n svo	0:-29 1:45 2:-40 3:-12 4:-9 5:-7 9:34
right move 0 n v2	2:6 8:-6
right move 0 sov	0:49 1:11 2:-26 3:-17 6:-11
right move 0 sov none	0:19 2:-13
right move 0 sov subj	0:-6 1:28 2:-13 3:-6
right move 0 sov with	0:17 3:-6
right move 0 svo	0:-12 2:7 4:-18 5:-9 8:-8 9:24
right move 0 svo from	1:-6 2:-31 6:-7 8:16 9:29
right move 0 svo in	0:29 1:-10 8:-12
right move 0 svo none	1:-6 2:17 3:14 4:-18 5:-7 6:12 8:-13 9:-18
right move 0 svo of	0:-9 1:23 2:-8 3:-28 9:21
right move 0 svo vs	1:-17 2:18
right move 0 svo with	0:-27 1:29
right move 0 v2	2:6 8:-6
right move 0 v2 none	0:-7 2:6
right move 1	0:-9 2:16 3:7 4:8 6:-8 8:-6 9:-9
right move 1 A	0:27 3:-7 4:-7 9:-8
right move 1 F	0:-17 1:8 3:13 4:-8
right move 1 O	0:-28 2:37 4:-11 6:-6
right move 1 e svo	0:30 1:-17
right move 1 n sov	0:-21 1:-10 2:38 3:-11 4:-6
right move 1 n svo	0:-21 1:15 2:-27 3:10 4:13
right move 1 sov	0:-23 1:-10 2:43 3:-11 4:-6
right move 1 sov none	0:-22 1:-13 2:44 3:-11 4:-7
right move 1 svo	0:9 2:-29 3:12 4:13 6:-6 9:-6
right move 1 svo in	0:20 1:-13
right move 1 svo none	0:-9 1:6 2:-27 3:13 4:17
right move 1 svo with	1:17 3:-10
right move 2	0:-8 1:19 2:-12 3:-14 4:15
right move 2 A	0:11 2:-12 3:-12 4:16
right move 2 e sov	0:-6 2:-9 4:18
right move 2 e svo	0:-20 1:29
right move 2 sov	0:-6 2:-9 4:18
right move 2 sov none	0:-22 1:10 2:-8 4:21
right move 2 svo	1:21 3:-14
right move 2 svo none	0:18 3:-11
right move A	0:38 2:-37 4:8 9:11
right move F	0:-41 1:23 2:13 3:-13 4:-14 6:12 8:-8 9:12
right move H	0:-12 1:19
right move N	0:24 1:-21 2:23 4:-10 8:-15
right move O	0:-16 1:25 2:27 4:-18 5:-6 6:-22 9:-6
right move V	0:13 1:-14 2:-12 3:-7 4:23
right move h	0:7 1:-16 5:-10 6:-13 7:-7 8:-8 9:22
right none	0:9 3:7 5:-6 8:-6
right none -	0:6 1:26 2:-33 3:13 4:-7 7:-7 9:-9
right none 0	0:-6 1:-6 2:13 8:-9 9:-6
right none 0 A	0:-9 2:-11 3:14 6:-11 7:16 8:-11
right none 0 F	0:15 1:-23 2:11 3:19 4:10 5:-11 7:-8 8:-15 9:-6
right none 0 H	0:-27 2:52 3:-6 4:-11 5:-12 7:-9 9:-8
right none 0 N	1:-19 4:7 5:7 6:9 7:-11 9:-7
right none 0 O	1:-14 2:12 3:-8 4:-7 6:7 7:-6 8:10
right none 0 V	0:-6 1:20 2:-12 3:-31 6:18 7:9 8:-12
right none 0 n sov	0:7 1:29 2:-20 4:-11 5:-20 6:-8 7:21 8:-14 9:-10
right none 0 n svo	0:-8 1:-11 2:10 3:6 4:7 8:-9 9:-6
right none 0 n v2	0:-13 2:22 4:-12 5:-14 8:10 9:7
right none 0 sov	0:7 1:29 2:-20 4:-11 5:-20 6:-8 7:21 8:-14 9:-10
right none 0 sov and	1:-16 2:17
right none 0 sov is	0:9 4:-6
right none 0 sov none	1:26 2:-53 3:14 4:-28 5:-10 7:27 8:-10
right none 0 sov obj	0:-31 2:25 4:13
right none 0 sov of	1:-8 2:13
right none 0 sov subj	1:31 2:-23 4:-8
right none 0 sov to	2:-8 3:-6 4:18
right none 0 svo	0:-8 1:-11 2:10 3:6 4:7 8:-9 9:-6
right none 0 svo as	0:42 1:-26 2:-9 8:-6
right none 0 svo at	0:-6 1:-17 2:14 3:-8 4:37 5:-12 6:-7 7:-11
right none 0 svo by	1:-6 2:18 4:-9
right none 0 svo for	1:13 3:-9
right none 0 svo from	0:-11 1:-33 2:51 3:-19 4:-11 5:13 6:-6 7:-7 9:-13
right none 0 svo in	0:11 1:22 2:-33 5:-9 6:-12 7:-9 8:9
right none 0 svo is	0:-9 1:-19 3:-9 4:-22 5:25 6:-8 7:25 8:-7
right none 0 svo none	1:-11 3:13 4:10 6:-11 8:-14
right none 0 svo not	0:12 1:-7 2:11 3:-8
right none 0 svo of	0:-33 1:18 2:-39 3:15 4:-7 5:-14 6:36 8:13
right none 0 svo to	0:-9 2:-10 4:22
right none 0 svo vs	0:-6 1:14 2:36 3:-19 4:-17 5:-6
right none 0 svo with	1:7 2:-23 3:16 4:-9 6:19 8:-10
right none 0 v2	0:-13 2:22 4:-12 5:-14 8:10 9:7
right none 0 v2 at	0:-38 2:-13 4:20 8:32
right none 0 v2 from	0:-21 2:31
right none 0 v2 in	0:-20 1:-9 2:-12 3:-6 4:11 7:19 8:20
right none 0 v2 is	2:13 6:-7
right none 0 v2 none	0:13 1:-13 3:34 4:-27 5:-8 7:-7 8:-22 9:14
right none 0 v2 not	0:-10 2:18 3:-6
right none 0 v2 vs	1:-15 2:32
right none 0 v2 with	0:10 1:30 2:-14 3:-29 5:-6 6:9
right none 1	0:24 1:-6 3:12 4:-6 5:-21 6:-11 7:-10 8:-6
right none 1 A	0:-10 1:26 2:19 4:-36 5:-14 6:-21 7:-15 9:13
right none 1 F	0:30 1:7 2:-28 3:6 8:-13
right none 1 H	0:20 1:-51 2:24 3:-21 6:12
right none 1 N	0:53 1:-7 2:-10 3:-7 5:-24 6:-8 8:-10
right none 1 O	0:-17 1:-12 2:-55 3:25 4:31 5:-7
right none 1 V	0:24 1:-39 2:25 3:20 4:-14 6:-16
right none 1 n sov	0:28 1:10 3:-34 4:-13
right none 1 n svo	0:18 1:-10 2:16 3:13 4:-20 5:-20 7:-9
right none 1 n v2	1:-9 2:-34 3:17 4:27 5:-8 6:-18 7:-6 8:-21 9:9
right none 1 sov	0:28 1:10 3:-34 4:-13
right none 1 sov none	0:19 1:-31 2:38 3:-29 4:-11
right none 1 sov of	1:20 2:-10
right none 1 sov subj	0:-11 1:21 2:-10
right none 1 svo	0:18 1:-10 2:16 3:13 4:-20 5:-20 7:-9
right none 1 svo as	1:-21 3:19
right none 1 svo at	0:33 1:11 4:-28
right none 1 svo from	0:31 2:-29 3:8 8:-11
right none 1 svo in	0:-46 1:15 3:36
right none 1 svo is	0:7 1:25 2:-19 5:-6 8:-6
right none 1 svo none	0:25 1:-15 3:-13 4:-9 5:-12 7:-8 8:16 9:7
right none 1 svo of	1:-70 2:34 3:37 8:-7
right none 1 svo vs	1:-10 2:25 4:-9
right none 1 svo with	0:-16 1:34 3:-11 4:-8 5:-13 9:-12
right none 1 v2	1:-9 2:-34 3:17 4:27 5:-8 6:-18 7:-6 8:-21 9:9
right none 1 v2 at	0:16 2:-7 3:19 4:-16 8:-12
right none 1 v2 in	3:-17 4:19
right none 1 v2 none	0:-12 1:7 2:-28 3:6 4:17 5:-8 6:-7 8:-6 9:10
right none 1 v2 with	0:17 1:-21 3:18 4:-6 6:-13
right none 2	0:9 2:-28 4:-6 5:19 7:-9 9:-9
right none 2 A	0:19 1:11 2:-46 3:-12 4:-33 5:21 6:39 7:-7 9:-8
right none 2 F	0:-21 1:7 2:-13 3:12 4:-18 6:-12 8:29
right none 2 H	0:44 1:13 2:-40
right none 2 N	0:-45 1:-30 3:12 4:52 5:18 8:-10
right none 2 O	0:59 2:-6 3:-15 4:-8 5:-11 6:-24 8:-14
right none 2 V	0:-34 1:7 2:55 3:-9 4:-26
right none 2 n sov	0:23 3:-12 6:-9
right none 2 n svo	1:12 2:-26 3:6 6:7 7:-7 8:7 9:-8
right none 2 n v2	0:19 1:-13 2:-9 3:-8 4:-13 5:29
right none 2 sov	0:23 3:-12 6:-9
right none 2 sov none	3:7 6:-9
right none 2 svo	1:12 2:-26 3:6 6:7 7:-7 8:7 9:-8
right none 2 svo from	0:-13 1:-31 2:13 3:-8 6:38
right none 2 svo in	0:-10 4:-9 5:25 8:-11
right none 2 svo none	1:-15 2:-28 3:32 4:11 5:-15 6:-11 7:-7 8:19
right none 2 svo of	1:14 3:-7 4:-6
right none 2 svo with	0:29 1:23 3:-26 6:-15
right none 2 v2	0:19 1:-13 2:-9 3:-8 4:-13 5:29
right none 2 v2 from	0:17 3:-9
right none 2 v2 none	0:28 1:-10 2:-7 3:-36 4:-8 5:31
right none 2 v2 with	1:-17 3:23
right none A	1:18 2:-12 3:10 4:-18 6:-7 7:6 8:-9
right none F	0:24 1:-17 2:-9 3:31 5:-9 6:-8 7:-7 9:-7
right none H	0:10 1:-20 2:44 3:-16 4:-14 5:-13 6:9 7:-10 8:-7 9:-9
right none N	1:-34 2:-6 4:37 5:6 7:-11 8:-6 9:-8
right none O	0:23 1:-21 2:-7 3:6 4:11 5:-7 7:-6 8:8 9:-6
right none V	0:-10 2:27 3:-18 4:-24 7:6 8:-13 9:-6
right none h	0:7 1:-34 2:37 4:7 5:-15 8:-18
right over	0:6 1:28 2:-23 3:-13 4:-9 5:25 6:-15 8:-7 9:-6
right over -	0:-18 1:25 2:-13 5:8
right over 0	1:16 2:-20 3:-6 5:26 6:-15 9:-6
right over 0 A	0:14 1:21 2:-11 3:-8 5:-15
right over 0 F	3:11
right over 0 H	2:-6 5:11
right over 0 O	0:-8 3:-10 5:30 6:-16
right over 0 e svo	0:-9 1:-12 2:-6 5:28
right over 0 n sov	5:20 6:-16
right over 0 n svo	0:-22 1:35 3:9 5:-16
right over 0 n v2	0:40 1:-8 2:-19 3:-7 5:-6
right over 0 sov	5:20 6:-16
right over 0 sov obj	5:20 6:-16
right over 0 svo	0:-29 1:21 5:14
right over 0 svo none	0:-29 1:21 5:14
right over 0 v2	0:40 1:-8 2:-19 3:-7 5:-6
right over 0 v2 none	0:40 1:-8 2:-19 3:-7 5:-6
right over 1	0:12 1:7 3:-8
right over 1 A	1:7
right over A	0:6 1:34 2:-13 3:-8 5:-15
right over F	3:11
right over H	2:-6 5:11
right over O	3:-17 5:29 6:-16
right over h	0:23 1:7 2:-13 3:-13 4:-6 5:21 6:-16 8:-7 9:-6
right play	0:-13 1:-22 2:10 4:18 7:11 9:-7
right play -	0:-26 1:-19 2:19 3:-16 4:14 6:10 7:13
right play 0	1:-23 3:15 4:11 6:10 7:-12 9:-6
right play 0 A	2:-15 3:7 4:21
right play 0 H	1:-9 2:34 7:-8
right play 0 N	0:11 1:-10 2:-12 4:-6 5:6 8:12
right play 0 O	1:-12 3:17
right play 0 e svo	2:-20 3:27
right play 0 n sov	0:7 1:-6 2:-8 4:9
right play 0 n svo	1:-33 2:20 6:11 7:-10
right play 0 n v2	0:8
right play 0 sov	0:-6 1:17 2:-12 4:7
right play 0 sov none	0:-6 1:17 2:-12 4:7
right play 0 svo	1:-33 2:6 3:17 6:11 7:-11 9:-6
right play 0 svo is	2:6
right play 0 svo none	1:-30 2:11 4:10 7:-9 8:7
right play 0 svo with	2:-20 3:16 6:16
right play 0 v2	0:8
right play 1	0:-24 3:-20 4:14 7:23
right play 1 A	0:-30 2:25 3:-14 4:16
right play 1 H	2:-24 7:25
right play 1 e svo	1:11 2:-9
right play 1 n svo	0:-33 1:-11 3:-14 4:15 7:23
right play 1 svo	0:-34 3:-14 4:15 7:23
right play 1 svo none	0:-34 3:-14 4:15 7:23
right play 2	2:18 4:-6 6:-14
right play 2 n sov	2:18 4:-6 6:-14
right play 2 sov	2:18 4:-6 6:-14
right play A	0:-23 3:-8 4:32
right play F	0:7 2:-8 3:-9 6:16
right play H	0:-15 1:-7 2:20 6:-16 7:18
right play N	0:17 1:-10 2:-13 4:-11 5:6 8:11
right play O	1:-12 3:17
right play h	0:16 1:-6 2:-13 3:18 6:-15
right push	1:8 2:-8
right push -	1:8 2:-8
right push 0	1:8 2:-8
right push 0 A	1:7 2:-8
right push 0 n svo	0:-14 1:19
right push 0 svo	1:8 2:-8
right push 0 svo none	1:8 2:-8
right push A	1:7 2:-8
right race	0:-11 1:27 2:-10
right race -	0:-11 1:27 2:-10
right race 0	0:-11 1:27 2:-10
right race 0 A	0:-10 1:20 2:-10
right race 0 e sov	0:-8 1:17 2:-10
right race 0 sov	0:-8 1:17 2:-10
right race 0 sov of	0:-8 1:17 2:-10
right race A	0:-10 1:20 2:-10
right reach	0:15 1:-7 2:-10 3:10 4:-9 5:-8 6:-10 8:13
right reach -	0:10 2:-10 3:14 4:-35 6:-8 8:12
right reach 0	0:-6 1:-10 2:-6 3:22 4:10 5:-7 6:-8
right reach 0 A	0:11 1:6 2:-21 3:-10 4:16
right reach 0 F	0:-19 3:35 4:-13
right reach 0 N	0:11 2:-6
right reach 0 O	8:7
right reach 0 V	1:-11 2:14 4:6
right reach 0 e svo	0:-6 3:9
right reach 0 n sov	0:-26 2:-12 3:10 4:33
right reach 0 n svo	0:13 1:-6 3:9 4:-12 5:-6 6:-6
right reach 0 sov	0:-13 2:-12 3:10 4:20
right reach 0 sov none	0:10 2:-7 3:-6 4:7
right reach 0 svo	0:8 1:-7 3:17 4:-12 5:-6 6:-6
right reach 0 svo none	0:9 2:-13 3:17 4:-12
right reach 1	1:13 3:-19 4:-12 8:16
right reach 1 N	4:-11 8:17
right reach 1 n sov	0:12 4:-9
right reach 1 n svo	0:-9 1:10 3:-16 8:17
right reach 1 sov	0:12 4:-9
right reach 1 svo	0:-9 1:10 3:-16 8:17
right reach 1 svo none	1:11 3:-15
right reach 2	0:27 1:-13 4:-14
right reach 2 A	0:8 1:-11 3:14 4:-11
right reach 2 n sov	0:42 1:-12 3:-27
right reach 2 n svo	0:-14 3:27 4:-13
right reach 2 sov	0:42 1:-12 3:-27
right reach 2 svo	0:-14 3:27 4:-13
right reach 2 svo none	0:-14 3:27 4:-13
right reach A	0:18 2:-22
right reach F	1:14 2:-7 4:-14
right reach N	2:-6 3:-7 4:-7 8:15
right reach O	0:-13 3:14 8:7
right reach V	0:8 1:-19 2:13 4:6
right reach h	0:7 1:-12 4:20 5:-6
right save	1:13 3:-19 8:15
right save -	0:-11 1:16 2:-17 4:11
right save 0	1:7 2:8 3:-17 8:15
right save 0 A	1:-7 2:11 3:-17 8:17
right save 0 V	1:17 2:-9
right save 0 e v2	2:6 4:-18 8:18
right save 0 n svo	1:8 2:18 3:-17 4:-7
right save 0 svo	1:8 2:18 3:-16 4:-7
right save 0 svo is	0:27 1:-15 2:-11
right save 0 svo none	0:-17 1:32 2:10 3:-17 4:-6
right save 0 v2	0:-6 2:8 4:-18 8:18
right save 0 v2 none	4:-18 8:19
right save 1	1:7 2:-11 4:10
right save 1 A	1:7 2:-11 4:10
right save 1 n svo	1:11 2:-10 4:-6
right save 1 svo	1:11 2:-10 4:-6
right save 1 svo none	1:11 2:-10 4:-6
right save A	3:-19 8:16
right save V	1:17 2:-9
right save h	0:8 2:19 3:-19 4:-11 8:16
right shoot	0:-13 2:24 3:-27 4:18 5:-17 6:12 7:-7
right shoot -	0:9 2:9 3:-26 4:11 6:10 8:-16
right shoot 0	0:18 1:-9 2:28 3:-32 5:-16
right shoot 0 A	0:-14 1:-7 2:24 3:-11
right shoot 0 F	0:23 1:-20
right shoot 0 H	0:9 1:-18 2:13
right shoot 0 N	0:-17 1:20 2:-9 4:-7 6:13
right shoot 0 O	0:29 1:12 3:-6 5:-14 6:-11
right shoot 0 V	1:-6 2:7 3:-14 4:14 8:6
right shoot 0 e svo	0:39 1:-27 2:-9 3:-6 4:13 6:-11
right shoot 0 n svo	1:20 3:-19 4:-9 5:-14 8:14
right shoot 0 sov	0:-9 1:-17 2:37 3:-7 8:-10
right shoot 0 svo	0:31 1:6 2:-6 3:-24 5:-15 6:-15 8:10
right shoot 0 svo none	0:33 1:-12 2:17 3:-24 4:6 5:-15 6:-13
right shoot 0 v2	0:-9 6:13
right shoot 1	0:-23 1:7 2:-19 3:15 4:7 6:20
right shoot 1 A	1:15 2:-22 4:14
right shoot 1 V	3:14
right shoot 1 n svo	0:-9 1:12 2:-19 3:15 4:9
right shoot 1 svo	0:-23 1:7 2:-19 3:15 4:7 6:20
right shoot 1 svo none	0:-9 1:12 2:-19 3:15 4:9
right shoot 2	0:-15 2:15 3:-14 4:14
right shoot 2 A	0:-8 1:-9 2:22
right shoot 2 e svo	0:-14 1:-10 2:20 3:-13 4:15
right shoot 2 svo	0:-15 2:15 3:-14 4:14
right shoot 2 svo none	0:-15 2:15 3:-14 4:14
right shoot A	0:-24 2:20 3:-10 4:7
right shoot F	0:17 1:-20 2:-6 3:-12 4:18
right shoot H	0:8 1:-8 2:9
right shoot N	0:-17 1:20 2:-9 4:-7 6:13
right shoot O	0:8 1:6 3:-7 4:-6 5:-14 6:15
right shoot V	1:-9 2:7 4:10 8:6
right shoot h	0:-29 1:-7 2:18 4:11 5:-16 8:15
right sneak	0:7 2:7 3:-6
right sneak -	0:12 3:-15
right sneak 0	0:-24 2:7 3:15 4:6
right sneak 0 A	0:-11 2:8 3:13 4:-14
right sneak 0 O	0:-12 4:19
right sneak 0 e v2	1:-16 2:36 3:-8 4:-14
right sneak 0 n sov	0:-7 2:8
right sneak 0 n svo	0:-17 1:16 2:-32 3:23 4:21
right sneak 0 sov	0:-7 2:8
right sneak 0 sov to	0:-7 2:8
right sneak 0 svo	0:-17 1:16 2:-31 3:23 4:21
right sneak 0 svo none	0:-10 1:16 2:-30 3:23 4:12
right sneak 0 v2	1:-16 2:36 3:-8 4:-14
right sneak 0 v2 in	1:-16 2:36 3:-8 4:-14
right sneak 1	0:32 3:-25
right sneak 1 O	0:15 3:-9
right sneak 1 e v2	0:15 3:-9
right sneak 1 v2	0:15 3:-9
right sneak 1 v2 none	0:15 3:-9
right sneak A	0:-11 2:8 3:13 4:-14
right sneak O	4:16
right sneak h	2:6 3:7
right steal	2:12 4:-14 6:11 8:-12
right steal -	0:7 2:22 3:-12 4:-18 8:-11
right steal 0	0:-10 1:-14 2:28 3:17 4:-19 5:-9 6:-6
right steal 0 A	1:-15 2:29 4:-14
right steal 0 F	0:-8 2:-8 3:24
right steal 0 H	0:11 2:6 3:-18
right steal 0 e sov	0:-6 3:15
right steal 0 e svo	0:21 3:-18
right steal 0 n sov	0:-15 1:-12 2:18 3:9
right steal 0 n svo	2:8 4:-14
right steal 0 n v2	0:-16 2:8 3:15 5:-8
right steal 0 sov	0:-21 1:-15 2:18 3:22
right steal 0 sov none	0:-11 1:9
right steal 0 sov obj	2:-17 3:23
right steal 0 sov subj	0:-8 1:-23 2:29
right steal 0 svo	0:19 2:8 3:-20 4:-15
right steal 0 svo none	0:20 3:-20 4:-6
right steal 0 v2	0:-17 2:8 3:19 5:-8
right steal 0 v2 none	0:-17 2:8 3:19 5:-8
right steal 1	0:21 1:-13 2:-7 3:-25 5:9 6:19 8:-10
right steal 1 A	1:-13 4:15
right steal 1 F	0:18 2:-9 3:-24 6:21
right steal 1 N	0:12 4:-12 5:12 8:-8
right steal 1 e sov	0:10
right steal 1 e svo	0:-11 2:-8 3:25 6:-9
right steal 1 n sov	0:16 2:-18
right steal 1 n svo	0:19 1:-18 2:18 3:-48 4:8 6:27 8:-9
right steal 1 sov	0:25 2:-19
right steal 1 sov from	0:27 1:-10 2:-13
right steal 1 svo	0:9 1:-18 2:10 3:-24 4:6 6:20 8:-9
right steal 1 svo none	1:-17 2:27 3:-24 4:-6 6:21
right steal 1 v2	0:-10 5:12
right steal 1 v2 none	0:-10 5:12
right steal 2	0:-9 1:14 2:-13 3:9
right steal 2 A	0:-7 1:18 2:-13
right steal 2 n svo	0:-6 1:10 2:-12 3:9
right steal 2 svo	0:-6 1:10 2:-12 3:9
right steal 2 svo none	0:-6 1:10 2:-12 3:9
right steal A	0:-9 2:17 8:-6
right steal F	0:10 2:-17 3:-7 4:-6 6:18
right steal H	0:11 2:6 3:-18
right steal N	0:12 4:-12 5:12 8:-8
right steal O	0:-15 1:-6 3:25 5:-8
right steal h	0:-6 2:-21 6:16
right take	1:7 3:-9 4:-10 5:-12 8:33 9:-7
right take -	0:19 1:22 3:-36 4:-6 6:-10 8:7
right take 0	0:10 2:7 3:13 4:-14 5:-22 6:-11 8:10 9:-7
right take 0 A	0:-11 1:25 2:31 3:-40 8:-16 9:-6
right take 0 F	0:24 1:-15 2:-19 3:21 4:-14 6:-8
right take 0 H	1:7
right take 0 N	0:10 1:-29 2:-8 3:13 4:-10 8:16
right take 0 O	0:26 1:-10 2:-12 3:29 4:-20 5:-30
right take 0 V	0:-22 1:7 2:-14 4:18 8:11
right take 0 e sov	0:26 2:17 3:-24 4:-11 6:-9
right take 0 e svo	2:18 3:-8
right take 0 e v2	0:8 1:-27 3:20 4:15 8:-7
right take 0 n sov	0:-14 1:14 2:-20 3:55 4:-22 5:-8 8:-20
right take 0 n svo	0:8 2:8 3:-9 5:-8 9:-6
right take 0 n v2	1:41 2:-18 3:-29 5:-15 8:24
right take 0 sov	0:6 1:11 3:35 4:-29 5:-9 6:-9 8:-21
right take 0 sov none	0:21 4:-18 5:-7 8:-6
right take 0 sov obj	1:-14 3:39 4:-14 8:-16
right take 0 svo	0:7 2:19 3:-15 5:-8 6:-6 9:-6
right take 0 svo in	0:-10 1:-15 4:-7 5:-7 8:39
right take 0 svo is	0:8 2:-6
right take 0 svo none	0:10 2:23 3:-14 8:-17
right take 0 svo of	0:-7 1:-10 3:15
right take 0 svo to	0:11 4:7 8:-13
right take 0 svo with	1:11 3:-10
right take 0 v2	0:10 2:-12 3:-6 4:12 5:-18 8:19
right take 0 v2 at	0:-6 5:-14 8:18
right take 0 v2 none	1:-15 3:16 4:13 8:-8
right take 1	1:-7 2:-21 3:-41 5:17 6:19 8:30
right take 1 A	0:-6 2:-10 4:-10 8:29
right take 1 F	0:27 1:-8 3:-15
right take 1 H	2:-11 3:-8 6:16
right take 1 N	0:10 3:-23 4:24 8:-10
right take 1 O	0:-25 3:-7 4:-18 5:25 6:12 8:13
right take 1 e sov	1:-32 2:11 4:-19 8:34
right take 1 e v2	0:17 2:-13 4:-7
right take 1 n sov	3:-7 8:13
right take 1 n svo	0:-13 1:28 2:-15 3:-38 4:21 5:23 6:11 8:-17
right take 1 sov	1:-32 2:6 4:-19 8:43
right take 1 sov from	0:-18 2:22
right take 1 sov none	0:-11 1:-41 2:-7 8:48
right take 1 sov obj	0:18 4:-17
right take 1 sov subj	1:11
right take 1 sov with	0:20 2:-7
right take 1 svo	0:-14 1:28 2:-14 3:-36 4:21 5:22 6:11 8:-17
right take 1 svo none	0:-19 1:25 2:-13 3:-34 4:21 5:23 6:11 8:-16
right take 1 v2	0:16 2:-19 3:-8 4:-9 6:15
right take 1 v2 none	1:7 2:-8 3:-8 6:15
right take 2	0:-37 1:20 3:-8 4:8 8:18
right take 2 A	0:-11 1:12
right take 2 e sov	0:-7 4:-16 8:21
right take 2 n sov	0:-11 1:11
right take 2 sov	0:-17 1:12 4:-16 8:21
right take 2 svo	0:-16 1:18
right take 2 svo none	0:-16 1:18
right take A	0:-15 1:25 2:26 3:-40 4:-8 8:7 9:-6
right take F	0:35 1:-27 2:-19 3:10 4:7 6:-12
right take H	1:12 2:-11 3:-8 6:13
right take N	0:13 1:-30 2:-9 8:26
right take O	1:-11 2:-15 3:21 4:-34 5:-14 6:8 8:11
right take V	0:-35 1:21 2:-17 4:18 8:10
right take h	0:-28 1:-16 2:-8 3:25 4:-7 5:-27 6:12 7:-6 8:39 9:-10
right throw	0:13 2:-25 3:-36 4:12 5:-8 6:49 8:-9
right throw -	0:10 2:-36 3:-19 4:23 5:-7 6:29 8:-7
right throw 0	1:15 2:-24 3:-21 4:-15 6:43 8:-7
right throw 0 A	0:6 1:14 2:-8 6:-16
right throw 0 F	0:-14 1:-12 2:-12 4:-7 6:36
right throw 0 H	1:6 2:-17 6:16
right throw 0 O	0:6 1:11 3:-19 4:-19 6:20
right throw 0 e sov	0:11 2:-22 3:16 6:8
right throw 0 e svo	1:-19 6:21
right throw 0 e v2	0:-8 1:-17 4:21
right throw 0 n sov	0:-8 3:-21 6:30
right throw 0 n svo	0:-11 1:42 2:8 3:-19 4:-35 6:8
right throw 0 n v2	0:9 1:14 2:-14 6:-11
right throw 0 sov	2:-27 3:-6 4:-7 6:34
right throw 0 sov none	0:9 3:-14 6:11
right throw 0 sov obj	3:-12 6:19
right throw 0 svo	0:-9 1:22 2:6 3:-19 4:-37 6:24
right throw 0 svo none	1:20 2:-15 3:-20 4:-20 6:25
right throw 0 svo with	0:-17 1:21
right throw 0 v2	2:-8 4:19 6:-14
right throw 0 v2 at	0:-8 1:-17 4:21
right throw 0 v2 none	1:16 2:-14
right throw 1	0:-14 3:-11 4:17 6:14
right throw 1 A	0:-8 3:-7 4:18
right throw 1 F	0:18 3:-31 6:18
right throw 1 e sov	0:-26 3:28
right throw 1 n sov	0:-12 1:8 2:16 3:-7
right throw 1 n svo	0:36 1:-33 2:-11 3:-17 4:22
right throw 1 sov	0:-36 1:6 2:16 3:20
right throw 1 sov to	0:-6 2:19 3:-7
right throw 1 svo	0:36 1:-33 2:-11 3:-17 4:22
right throw 1 svo none	0:36 1:-33 2:-11 3:-17 4:22
right throw 1 v2	0:-17 1:30 2:-11 3:-18 6:18
right throw 1 v2 none	0:-17 1:30 2:-11 3:-18 6:18
right throw 2	0:37 1:-34 2:-9 3:-12 4:16
right throw 2 A	0:37 1:-34 2:-9 3:-12 4:16
right throw 2 e sov	0:25 1:-21
right throw 2 n svo	1:-10 3:-12 4:19
right throw 2 sov	0:43 1:-36
right throw 2 sov subj	0:35 1:-30
right throw 2 svo	1:-10 3:-12 4:19
right throw 2 svo none	1:-10 3:-12 4:19
right throw A	0:31 1:-8 2:-11 3:-19 4:30 5:-6 6:-21
right throw F	1:-11 2:-12 3:-29 4:-7 6:47
right throw H	1:7 2:-18 6:16
right throw O	0:-14 1:10 2:-7 3:8 4:-20 6:19
right throw h	1:-6 2:9 3:-27 4:-18 6:30
right touch	0:-6 1:15 4:-7
right touch -	0:-15 2:15
right touch 0	0:6 4:-7
right touch 0 V	1:17 2:-11
right touch 0 n sov	0:11 1:-16 2:7
right touch 0 n svo	1:19 2:-6 4:-6
right touch 0 sov	0:11 1:-16 2:7
right touch 0 sov to	0:12 2:-9
right touch 0 svo	1:19 2:-6 4:-6
right touch 0 svo none	1:19 2:-6 4:-6
right touch 1	0:-14 1:15
right touch 1 n svo	0:-14 1:15
right touch 1 svo	0:-14 1:15
right touch 1 svo none	0:-14 1:15
right touch V	0:-13 1:29 2:-11
right touch h	0:7 1:17 2:-15 4:-6
right victim	1:36 2:-20 3:-9 4:-6
right victim -	1:44 2:-28 3:-9 4:-12
right victim 0	1:6
right victim 0 A	0:-26 1:11 2:13 4:8
right victim 0 H	1:14 2:-14
right victim 0 n svo	1:6 2:-8 4:6
right victim 0 svo	1:6 2:-8 4:6
right victim 0 svo none	0:12 1:7 2:-8 4:-8
right victim 1	0:12 1:20 2:-21 4:-8
right victim 1 A	0:13 1:8 2:-11 4:-8
right victim 1 n svo	0:20 1:-8 2:-8
right victim 1 svo	0:20 1:-8 2:-8
right victim 1 svo none	0:20 1:-8 2:-8
right victim A	0:-12 1:18
right victim H	1:25 2:-24
right victim h	1:-9 2:8 4:6
right word:boss	1:11 2:23 3:-48 4:-23 6:15 7:13
right word:boss -	1:34 3:-27 4:-6
right word:boss 0	0:-19 1:18 2:17 3:-45 4:-17 6:19 7:14
right word:boss 0 A	0:-18 1:27 2:-8 3:-10 4:-11 6:16
right word:boss 0 F	2:37 3:-25 6:-12
right word:boss 0 H	0:6 1:-9 2:-7 6:-8 7:16
right word:boss 0 e svo	0:-24 1:8 3:-17 6:14 7:20
right word:boss 0 e v2	0:-7 6:11
right word:boss 0 n sov	1:15 3:-12
right word:boss 0 n svo	0:7 2:30 3:-22 4:-11
right word:boss 0 sov	1:15 3:-12
right word:boss 0 sov none	1:15 3:-12
right word:boss 0 svo	0:-13 2:26 3:-36 4:-14 6:11 7:16
right word:boss 0 svo at	0:-6 2:17 4:-10
right word:boss 0 svo is	0:-13 2:18
right word:boss 0 svo none	2:13 3:-34 6:21
right word:boss 0 svo vs	0:13 2:-9
right word:boss 0 svo with	1:-9 6:-8 7:20
right word:boss 0 v2	0:-7 6:11
right word:boss 1	0:10 1:-9 2:16 4:-7
right word:boss 1 A	1:-9 2:18 6:-9
right word:boss 1 e svo	0:-9 2:18 6:-9
right word:boss 1 n svo	0:11 1:-13
right word:boss 1 svo	1:-9 2:17
right word:boss 1 svo none	1:-13 2:17
right word:boss 2	0:9 2:-6
right word:boss A	0:-12 1:20 3:-13 4:-11 6:10
right word:boss F	2:37 3:-25 6:-12
right word:boss H	0:13 1:-10 2:-13 7:16
right word:boss O	0:-9 3:-17 6:24
right word:boss h	0:-9 1:-26 2:28 3:-26 4:-18 6:17 7:17
right word:enemy	0:11 1:30 2:18 3:-26 5:-20 6:-11 8:-10
right word:enemy -	0:-26 1:34 2:25 3:-28
right word:enemy 0	0:14 1:24 2:17 3:-37 4:7 5:-14 8:-8
right word:enemy 0 A	0:-15 1:8 2:-6 4:22
right word:enemy 0 F	1:-14 2:33 3:-18
right word:enemy 0 H	2:6
right word:enemy 0 N	0:8 1:9 4:-6
right word:enemy 0 O	0:29 1:10 3:-24 4:-9 5:-10
right word:enemy 0 e svo	0:20 1:-11 2:32 3:-17 4:-10 5:-13
right word:enemy 0 e v2	0:7 1:17 2:-11 3:-11
right word:enemy 0 n sov	1:-8 2:29 3:-18
right word:enemy 0 n svo	0:-11 1:26 2:-34 4:22
right word:enemy 0 sov	1:-8 2:29 3:-18
right word:enemy 0 sov of	1:-16 2:34 3:-18
right word:enemy 0 svo	0:11 1:16 3:-17 4:11 5:-13
right word:enemy 0 svo none	0:20 1:17 3:-14 4:-8 5:-13
right word:enemy 0 svo with	0:-9 2:18
right word:enemy 0 v2	0:7 1:17 2:-11 3:-11
right word:enemy 0 v2 at	1:17 3:-10
right word:enemy 0 v2 none	0:12 2:-10
right word:enemy 1	1:9 3:15 4:-6 5:-7 6:-8
right word:enemy 1 e svo	0:-25 1:26 2:8
right word:enemy 1 n svo	0:22 1:-20 3:16 5:-7 6:-7
right word:enemy 1 svo	1:6 3:15 4:-6 5:-7 6:-8
right word:enemy 1 svo none	3:16 5:-7 6:-7
right word:enemy A	0:-10 4:22
right word:enemy F	1:-14 2:33 3:-18
right word:enemy H	2:6
right word:enemy N	0:14 1:9 4:-11
right word:enemy O	0:27 1:10 3:-9 4:-10 5:-17 6:-7
right word:enemy V	0:-16 1:30 2:-15
right word:enemy h	0:38 2:-9 5:-17 6:-7 8:-7
right word:goal	0:14 1:-11
right word:goal -	0:14 1:-11
right word:goal A	0:16 1:-10
right word:hero	1:-15 5:15
right word:hero -	1:-15 5:15
right word:hero 0	0:11 1:-11 3:8
right word:hero 0 A	0:11 1:11 2:-16
right word:hero 0 F	0:-6 3:12
right word:hero 0 H	1:-15 2:19
right word:hero 0 O	0:11
right word:hero 0 e svo	0:7 1:-6 2:9
right word:hero 0 n svo	1:-10 3:15
right word:hero 0 svo	1:-15 2:10 3:11
right word:hero 0 svo is	1:-10 3:15
right word:hero 0 svo none	0:-6 1:-12 2:17
right word:hero 0 svo with	1:12
right word:hero 0 v2	0:11
right word:hero 0 v2 none	0:11
right word:hero 1	0:-6 3:-10 5:18
right word:hero 1 svo	0:-6 3:-10 5:18
right word:hero A	0:11 1:11 2:-16
right word:hero F	0:-6 3:12
right word:hero H	1:-15 2:19
right word:hero O	0:18 3:-9
right word:item	0:22 4:-14 7:-9
right word:item -	0:23 3:-19 4:-6
right word:item 0	0:24 3:6 4:-11 7:-9
right word:item 0 O	0:17 3:-12
right word:item 0 e svo	0:24 3:6 4:-11 7:-9
right word:item 0 svo	0:24 3:6 4:-11 7:-9
right word:item 0 svo none	0:17 3:7 4:-9 7:-9
right word:item 0 svo vs	0:7
right word:item A	3:18 4:-12 7:-9
right word:item F	0:8 3:-7
right word:item O	0:17 3:-12
right word:obstacle	0:13 2:-6 3:-11 4:-7 5:9
right word:obstacle -	0:14 2:-6 5:-9
right word:obstacle 0	1:6 2:-6 3:-11 4:-7 5:16
right word:obstacle 0 A	1:6 2:-6
right word:obstacle 0 svo	0:-9 1:15 3:-10 4:-8 5:16
right word:obstacle 0 svo none	0:-9 1:15 3:-10 4:-8 5:16
right word:obstacle 0 v2	0:12 1:-8
right word:obstacle A	1:6 2:-6
right word:obstacle N	0:10 3:-10 4:-7 5:10
right word:obstacle h	3:-10 4:-7 5:16
sub attack	0:6 1:-6 2:28 3:-24 4:-9 5:10 6:-9 8:-6
sub attack -	1:-6 2:30 3:-7 4:-9 6:-8
sub attack A	0:-10 1:-18 2:29
sub attack Ap	0:-6 1:-18 2:24
sub attack F	0:-22 1:21 2:13 4:-9
sub attack Fp	0:-22 1:21 2:13 4:-9
sub attack H	0:-6 2:10 6:-6
sub attack Hp	1:-8 2:10
sub attack Hu	1:8 6:-6
sub attack O	0:16 2:-10 3:-18 5:16
sub attack Op	2:-8 5:18
sub attack h	0:13 3:-20 5:15
sub attack p-	0:-26 2:38 3:-7 4:-8
sub attack ph	2:-7 5:17
sub attack svo	0:7 2:21 3:-24 4:-9 5:10 6:-9 8:-6
sub attack u-	0:23 2:-7 6:-6
sub attack uh	0:13 3:-15
sub avoid	0:-9 1:10 2:-12 4:17 5:-6 8:-10 9:9
sub avoid -	0:-39 1:27 2:23 3:-24 4:-6
sub avoid A	0:-28 1:7 4:25 9:-7
sub avoid Ap	0:6 1:-30 2:7 4:19
sub avoid Au	0:-35 1:24 2:-8 4:11
sub avoid F	0:-14 1:22 3:9 4:-14
sub avoid Fu	0:-13 1:10 3:21 4:-14
sub avoid H	0:-10 1:-15 9:21
sub avoid Hu	0:-9 1:-15 9:21
sub avoid N	0:-6 2:-6 4:17
sub avoid Np	0:-20 4:21
sub avoid Nu	0:14 2:-6
sub avoid O	0:23 3:-20
sub avoid Op	0:20 3:-17
sub avoid Os	0:8 3:-7
sub avoid V	0:21 4:-8 8:-8
sub avoid Vu	0:21 4:-8 8:-8
sub avoid h	0:18 1:-21 2:-42 3:18 4:23 8:-11 9:12
sub avoid ph	0:14 2:-18 3:-19 4:33 9:-6
sub avoid s-	1:18 3:-14
sub avoid sh	0:8 3:-7
sub avoid sov	0:-10 1:25 2:-20 3:-8 4:15
sub avoid svo	0:-10 1:-23 2:9 3:7 4:11 9:12
sub avoid u-	0:-33 1:28 2:6 3:-13
sub avoid uh	1:-18 2:-28 3:34 8:-11 9:18
sub avoid v2	0:15 1:20 2:-9 4:-9 8:-8
sub bring	0:-11 1:10 2:-17 3:26 4:-7
sub bring -	0:-24 1:17 2:-17 3:27
sub bring A	0:-17 1:39 2:-8 3:-15
sub bring Ap	1:12
sub bring Au	0:-15 1:30 3:-12
sub bring H	0:6 1:12 2:-11
sub bring Hu	0:6 1:12 2:-11
sub bring N	0:-26 1:-10 3:35
sub bring Nu	0:-10 1:-31 3:38
sub bring O	0:24 1:-26 3:12
sub bring Ou	0:24 1:-26 3:11
sub bring h	0:15 1:-10
sub bring p-	1:12
sub bring s-	0:-18 1:22
sub bring sov	1:6
sub bring svo	0:-18 1:10 2:-15 3:28
sub bring u-	0:-7 1:-7 2:-13 3:34
sub bring uh	0:10 1:-7
sub bring v2	0:13 1:-7
sub chase	0:-18 1:-8 2:38 3:-20 4:-8
sub chase -	0:-23 1:-8 2:25
sub chase A	0:-19 1:-16 2:43 3:-20
sub chase Ap	2:6 3:-6
sub chase As	1:-16 2:19
sub chase Au	0:-11 1:-11 2:35 3:-16
sub chase H	0:10 1:8 2:-10
sub chase Hp	0:12 2:-6
sub chase Hu	1:9 2:-7
sub chase h	2:24 3:-21
sub chase p-	0:-7
sub chase ph	0:13 3:-6
sub chase s-	1:-16 2:18
sub chase sov	1:-14 2:15
sub chase svo	0:-14 1:8 2:24 3:-20 4:-7
sub chase u-	0:-16 2:17
sub chase uh	0:-11 2:28 3:-16
sub chase v2	1:-6 2:12
sub cross	0:-11 1:14
sub cross -	0:-9 1:28 4:-16
sub cross A	0:-9 1:28 4:-16
sub cross As	1:6
sub cross Au	1:24 4:-16
sub cross s-	1:6
sub cross svo	0:-9 1:12
sub cross u-	1:24 4:-16
sub eat	0:-15 1:7 2:25 3:-6 5:-13 6:-7 8:-9
sub eat -	0:-28 1:7 2:27 3:-17 6:-6
sub eat A	0:-6 1:-14 2:45 3:-28 4:-8
sub eat Ap	0:8 1:-6 2:22 3:-26
sub eat As	1:-17 2:18
sub eat Au	0:-13 2:21
sub eat F	2:-16 3:10 4:11
sub eat Fu	2:-15 3:23 4:-10
sub eat N	0:9 3:9 8:-7
sub eat O	0:-17 1:32 2:-10 5:-8
sub eat Ou	0:-16 1:32 2:-8 3:-8
sub eat V	1:17 2:-14
sub eat Vu	1:17 2:-14
sub eat h	0:14 3:17 4:-9 5:-11 8:-8
sub eat p-	0:-8 1:-6 2:17 3:-29 4:18
sub eat ph	0:8 4:-7
sub eat s-	1:-13 2:17
sub eat sov	1:10 2:-8
sub eat svo	0:-18 1:16 2:19 3:-7 4:-16 5:-7 6:-6 8:-8
sub eat u-	0:-22 1:17 4:-17 6:-6
sub eat uh	2:-9 3:19
sub eat v2	1:-18 2:13 4:12 5:-8
sub fall	0:14 1:-27 2:19 3:6 4:-8
sub fall -	0:14 1:-27 2:19 3:6 4:-8
sub fall A	0:25 2:-15 3:-6
sub fall Ap	0:25 2:-15 3:-6
sub fall F	0:-8 1:-10 3:25
sub fall Fu	0:-8 1:-10 3:25
sub fall p-	0:18 1:-7 3:-6
sub fall svo	0:14 1:-19 2:20 3:-7 4:-8
sub fall u-	1:-10 3:19
sub fight	0:6 2:-11 4:13 8:-10
sub fight -	0:8 1:8 2:-22 4:18 8:-7
sub fight A	0:-11 1:20 2:-20 4:13
sub fight Ap	0:25 1:-19 2:-6
sub fight As	0:-15 1:21 2:-6
sub fight Au	0:-31 1:22 2:-13 4:14
sub fight N	1:12 4:-8
sub fight Nu	1:12 4:-8
sub fight O	0:14 1:-35 2:15 4:7 8:-6
sub fight Ou	0:17 1:-29 2:17 4:-10
sub fight h	1:-9 2:14 4:-7
sub fight p-	0:25 1:-19 2:-6
sub fight s-	0:-19 1:14 2:-8 4:16 8:-6
sub fight sov	2:-13 4:17
sub fight svo	0:9 1:18 2:-19 8:-9
sub fight u-	1:12 2:-13 4:6
sub fight uh	1:-9 2:14 4:-7
sub fight v2	1:-17 2:21
sub guard	0:-14 1:9 2:6
sub guard -	0:-12 1:10 3:-6 4:7
sub guard A	0:-12 2:15 3:-6 4:7
sub guard Ap	1:21 2:-42 3:-7 4:18
sub guard Au	0:-10 1:-24 2:47 4:-18
sub guard H	1:24 2:-14
sub guard Hp	1:21 2:-11
sub guard O	3:9
sub guard Ou	3:9
sub guard h	2:8
sub guard p-	1:33 2:-58 3:-7 4:19
sub guard ph	2:10
sub guard sov	1:-29 2:30
sub guard svo	0:-13 1:12 2:-11 3:-10 4:18
sub guard u-	0:-10 1:-22 2:46 4:-18
sub guard uh	3:9
sub guard v2	1:28 2:-16 3:7 4:-17
sub hit	0:-18 2:18
sub hit A	0:-15 2:18
sub hit h	0:-15 2:18
sub love	0:19 1:-16
sub love -	0:19 1:-16
sub love A	0:19 1:-16
sub love Au	0:19 1:-16
sub love svo	0:9 1:-8
sub love u-	0:19 1:-16
sub make	0:-18 1:27 2:-8 3:-8 4:12
sub make -	0:-18 1:27 2:-8 3:-8 4:12
sub make A	0:9 1:19 2:-12 3:-13
sub make Ap	0:16 2:-6 3:-12
sub make Au	0:-7 1:16 2:-7
sub make N	0:-15 1:12 3:-13 4:16
sub make O	0:-13 3:14
sub make Op	0:-13 3:14
sub make s-	1:-7 3:-10 4:16
sub make svo	1:20 3:-15
sub make u-	0:-21 1:31 2:-7
sub make v2	0:-16 4:14
sub match	1:-11 4:13 8:-8
sub match -	1:-11 4:13 8:-8
sub match A	0:19 1:-11
sub match Au	0:15 1:-10
sub match O	0:-14 3:10 4:14 8:-8
sub match Op	0:-9 4:15 8:-8
sub match p-	0:-6 4:14 8:-8
sub match svo	0:7 1:-11 3:7
sub match u-	0:11 1:-10
sub move	1:9 4:-11 5:-9 9:-19
sub move -	1:14 3:-9 4:-9 6:6
sub move A	0:35 2:-30 3:14 9:-9
sub move Ap	0:46 1:-20 3:-18
sub move As	0:-17 1:16 2:-28 3:30 9:-8
sub move Au	0:13 2:-13
sub move F	0:-27 2:28 3:-14 6:14 9:-8
sub move Fp	1:-23 2:16 3:13
sub move Fs	1:13
sub move Fu	0:-25 1:12 2:16 3:-21 6:17
sub move N	0:8 1:-13 2:23 3:-10 8:-9
sub move Nu	0:8 1:-13 2:23 3:-10 8:-9
sub move O	0:-20 1:24 2:-18 3:11 6:-11 8:12
sub move Os	1:7 3:-6 6:-7 8:14
sub move Ou	1:36 3:-24
sub move V	0:7 1:8 2:-11
sub move Vu	0:7 1:8 2:-11
sub move h	2:8 3:13 5:-6 6:-6 9:-19
sub move p-	0:22 1:-37 3:22
sub move ph	1:-16 2:19
sub move s-	0:-13 1:22 3:-6
sub move sh	0:-10 1:16 2:-33 3:27 6:-9 8:14 9:-15
sub move sov	0:-8 1:30 2:-13 3:-6
sub move svo	0:10 3:8 4:-10 5:-9 9:-19
sub move u-	1:39 2:-11 3:-37 4:-10 6:8
sub move uh	1:-11 2:29 3:-17 8:-11
sub move v2	0:-7 2:6
sub over	0:-7 1:13 2:-16 3:-12 5:22
sub over -	0:-9 2:-11 5:13
sub over A	1:25 2:-11 3:-8 5:-6
sub over Au	1:24 2:-11 3:-8 5:-6
sub over h	1:9 2:-6 3:-12 5:12
sub over svo	0:-26 1:15 2:-10 3:-6 5:23
sub over u-	0:-6 1:15 2:-6
sub over uh	0:6 1:10 2:-6 3:-7
sub over v2	0:23 1:-8 3:-7
sub play	0:-10 1:38 2:-26 3:-10 4:-9 8:11
sub play -	0:-10 1:38 2:-13 3:-25 4:-9 8:11
sub play A	0:-9 1:19 2:-22 3:16
sub play Au	0:-9 1:19 2:-22 3:16
sub play H	2:6
sub play N	0:-18 1:13 2:-9 3:-9 8:18
sub play Nu	0:-18 1:13 2:-9 3:-9 8:18
sub play O	0:16 3:-7
sub play Ou	0:16 3:-7
sub play sov	0:-17 1:39 3:-19 4:-7
sub play svo	0:6 2:-24 3:10 8:12
sub play u-	0:-10 1:38 2:-18 3:-25 4:-9 8:13
sub push	1:8 2:-8
sub push -	1:8 2:-8
sub push A	1:7 2:-8
sub push Au	0:-12 1:14
sub push svo	1:8 2:-8
sub push u-	0:-12 1:16
sub race	1:13
sub race -	1:13
sub reach	1:9 3:16 4:-12 5:-21 6:-6 8:13
sub reach -	0:-14 1:22 3:6 4:-10
sub reach A	1:23 2:-25
sub reach Au	0:-16 1:24 2:-10
sub reach F	3:14 4:-10
sub reach O	5:-19 8:20
sub reach h	0:8 1:-12 3:12 5:-21 8:15
sub reach p-	2:11 3:13 4:-10
sub reach ph	0:17 1:-11 5:-21 8:18
sub reach svo	1:7 3:17 4:-12 5:-21 6:-6 8:13
sub reach u-	0:-10 1:25 2:-14 3:-7
sub reach uh	0:-10 3:13
sub save	1:7 2:15 3:-16 4:-20 8:17
sub save -	0:-8 1:23 2:-16
sub save A	1:7 2:11 3:-17 4:-20 8:18
sub save Ap	1:18 3:-17
sub save As	0:15 1:-13
sub save Au	0:-10 2:9 4:-20 8:19
sub save h	0:7 1:-17 2:28 3:-17 4:-20 8:18
sub save ph	2:22 3:-17
sub save sh	0:18 1:-17
sub save svo	1:6 2:12 3:-17
sub save uh	0:-9 2:9 4:-20 8:19
sub save v2	2:6 4:-18 8:18
sub shoot	0:-6 1:12 2:19 3:-18 4:-10 5:-16 6:7
sub shoot -	0:13 1:15 3:-8 4:-9 8:-12
sub shoot A	1:11 2:-14
sub shoot Au	0:12 1:-15 2:6
sub shoot H	1:-18 2:19
sub shoot N	0:-17 1:20 2:-9 4:-7 6:13
sub shoot O	0:8 2:10 5:-14
sub shoot V	1:-6 2:17 3:-14 8:6
sub shoot Vp	0:9 2:7 3:-9
sub shoot Vs	0:-10 2:-9 8:18
sub shoot h	0:-22 2:22 3:-12 5:-15 6:10 8:17
sub shoot p-	0:6 1:6 2:-11
sub shoot ph	0:-14 2:28 3:-12 5:-15 6:11
sub shoot svo	1:11 3:-10 4:-8 5:-15 8:14
sub shoot u-	0:10 1:6 2:12 3:-7 4:-8 8:-12
sub shoot v2	0:-9 6:13
sub sneak	0:-14 3:16
sub sneak -	3:-7
sub sneak A	3:14 4:-14
sub sneak Ap	1:-19 2:16 3:20 4:-14
sub sneak Au	1:20 2:-9 3:-7
sub sneak O	0:-8 4:10
sub sneak h	0:-11 3:22
sub sneak p-	1:-16 2:17
sub sneak ph	3:25 4:-14
sub sneak svo	0:-12 1:16 2:-30 3:23 4:13
sub sneak u-	1:20 2:-15 3:-6
sub sneak uh	0:-8 4:10
sub sneak v2	1:-16 2:36 3:-8 4:-14
sub steal	0:9 1:-15 2:32 3:-19 4:-15
sub steal -	1:-13 2:30 3:-22 4:-6
sub steal A	1:-17 2:29 3:-7 4:-14
sub steal Ap	1:-16 2:19 3:-6
sub steal As	0:-16 1:-24 2:36
sub steal Au	0:14 1:12 2:-9 4:-11
sub steal H	0:11 2:6 3:-18
sub steal Hp	0:12 2:8 3:-18
sub steal h	0:6 2:10 4:-11
sub steal p-	0:6 1:-16 2:33 3:-22 4:-6
sub steal ph	0:7 2:-6
sub steal s-	0:-17 1:-21 2:35
sub steal sov	0:-10 1:-13 2:22
sub steal svo	0:20 2:9 3:-20 4:-15
sub steal u-	0:14 1:14 2:-18
sub steal uh	2:16 4:-11
sub steal v2	2:8
sub take	0:-14 1:19 2:-10 3:10 4:6 5:-7 6:-8 9:-6
sub take -	0:-17 1:35 3:-16 4:7 8:-12
sub take A	0:-9 1:21 2:15 3:-26 8:-9 9:-6
sub take Ap	0:-23 1:32 2:-16 3:7
sub take As	0:37 2:-37 3:-6
sub take Au	0:-35 1:6 2:42 3:-31 4:7 8:-7
sub take F	0:17 2:-18 4:8 8:-6
sub take Fp	0:-12 2:-17 3:26
sub take Fu	0:29 3:-22 4:8
sub take N	0:-6 1:-12 3:-7 8:25
sub take Nu	1:-12 3:-7 8:13
sub take O	0:-9 2:-11 3:41 4:-17 5:-7 6:-8 8:-19
sub take Op	2:-11 3:30 4:-8 5:-6 8:-12
sub take Ou	0:-13 3:19 4:-10 6:-7 8:-8
sub take V	0:-12 2:-22 4:20 8:11
sub take Vs	1:19 8:-14
sub take Vu	0:-9 1:-16 2:-20 4:20 8:23
sub take h	1:-23 2:-14 3:37 5:-9 6:-7 8:14 9:-8
sub take p-	0:-10 1:35 2:-15 3:-16 4:-6
sub take ph	0:-29 1:-7 2:-25 3:62 4:-7 5:-8
sub take s-	1:14 2:-12
sub take sh	0:48 2:-31 3:-7 8:-14
sub take sov	0:-9 1:33 2:-13 3:-10
sub take svo	0:-7 1:8 5:-6 6:-8 8:6 9:-6
sub take u-	0:-12 1:12 2:8 3:-11 4:13 6:-6 8:-12
sub take uh	0:-16 1:-21 2:31 3:-25 4:7 8:27 9:-6
sub take v2	1:-7 2:-13 3:18 4:13 8:-8
sub throw	3:-19 6:16
sub throw -	1:8 2:-25 3:-18 4:12 6:25
sub throw A	0:26 2:-10 6:-18
sub throw Ap	0:11 2:13 4:-19
sub throw As	0:-15 1:38 2:-26
sub throw Au	0:30 1:-30 4:18 6:-14
sub throw F	1:-10 6:14
sub throw Fu	1:-10 6:14
sub throw O	0:-20 1:10 3:-16 6:25
sub throw Ou	0:-17 1:13 3:-16 6:21
sub throw h	0:6 1:-6 2:32 4:-18 6:-17
sub throw p-	0:9 6:8
sub throw s-	0:-17 1:42 2:-26
sub throw sov	0:26 1:-20
sub throw svo	0:-21 1:21 2:7 3:-19 4:-24 6:25
sub throw u-	1:-21 3:-16 4:14 6:25
sub throw uh	0:7 1:-6 2:18 6:-17
sub throw v2	1:-6 2:-8 4:20 6:-14
sub victim	0:9 1:15 2:-11 4:-8
sub victim -	0:14 1:16 2:-24
sub victim A	0:-12 1:8 2:14 4:-6
sub victim Ap	0:-12 1:8 2:7
sub victim H	1:25 2:-24
sub victim Hu	1:25 2:-24
sub victim h	2:14
sub victim p-	0:15 1:-11
sub victim sov	1:13 2:-11
sub victim svo	0:14 4:-8
sub victim u-	1:25 2:-24
sub word:boss	0:8 1:-9 2:-15 6:-8 7:19
sub word:boss H	0:8 1:-9 2:-12 6:-7 7:16
sub word:boss h	1:-9 6:-8 7:20
sub word:boss sh	1:-9 6:-8 7:20
sub word:boss svo	0:8 1:-9 2:-15 6:-8 7:19
sub word:enemy	1:-12 2:32 3:-9
sub word:enemy -	0:-9 1:-8 2:23
sub word:enemy A	0:-14 2:22
sub word:enemy Ap	0:-14 2:20
sub word:enemy H	1:-8 2:13
sub word:enemy O	0:12
sub word:enemy Op	0:12
sub word:enemy h	2:12 3:-8
sub word:enemy ph	2:11 3:-8
sub word:enemy sov	1:-8 2:13
sub word:enemy svo	0:-15 2:32 3:-7
sub word:hero	0:19 1:13 2:-18 3:-7
sub word:hero -	0:19 1:13 2:-18 3:-7
sub word:hero A	0:11 1:11 2:-16
sub word:hero As	1:9
sub word:hero O	0:11
sub word:hero Ou	0:11
sub word:hero s-	1:15
sub word:hero svo	0:10 1:9 2:-9
sub word:hero u-	0:10 2:-9
sub word:hero v2	0:11
sub word:item	0:8 3:14 4:-9 7:-9
sub word:item svo	0:8 3:14 4:-9 7:-9
sub word:obstacle	0:11 1:-8 3:-11 4:-7 5:16
tie at avoid	2:-17 4:18 8:-8
tie at avoid h	2:-17 4:18 8:-8
tie at bring	0:18 2:-27 3:-11 4:24
tie at bring A	0:-16 2:-24 4:36
tie at bring N	0:20 3:-10 4:-7
tie at bring h	0:18 2:-27 3:-11 4:24
tie at chase	1:14 4:-7
tie at chase -	1:14 4:-7
tie at chase A	1:14 4:-7
tie at move	0:-24 1:16 2:-10 4:19 5:-18 8:9
tie at move O	0:-15 1:18 3:-20 4:21 5:-6
tie at move h	0:-14 2:-10 3:11 4:19 5:-18 8:10
tie at play	0:21 1:-20
tie at play A	0:21 1:-20
tie at race	0:7 1:18 2:-12 5:-6
tie at race -	0:-11 1:21 2:-6
tie at race A	1:8 2:-6
tie at race O	1:13
tie at race h	0:19 5:-6
tie at shoot	0:-9 2:39 4:-13 6:-6 7:-7
tie at shoot -	2:7
tie at shoot A	2:17 4:-9 7:-6
tie at shoot H	2:11
tie at shoot V	0:-6 2:15
tie at shoot h	0:-8 2:34 4:-13 7:-6
tie at steal	2:13 4:-11
tie at steal A	2:14 4:-9
tie at steal h	2:13 4:-11
tie at take	0:-10 1:19 3:-19 4:14
tie at take -	0:-17 1:19 3:-19 4:18
tie at throw	0:-22 1:-6 2:31 4:7 6:-6
tie at throw -	0:-11 2:20 4:-8
tie at throw A	0:-17 1:-6 2:30
tie at throw h	0:-12 1:-6 2:16 4:13 6:-6
tie by hit	1:-6 2:16 4:-8
tie by hit V	1:-6 2:16 4:-8
tie by hit h	1:-6 2:16 4:-8
tie for hit	0:7 1:12 2:-15
tie for hit -	0:7 1:12 2:-15
tie for hit A	0:7 1:12 2:-15
tie from avoid	0:-11 1:-27 2:28 3:-9 5:-14 8:26
tie from avoid -	1:-26 2:9 5:-9 8:27
tie from avoid A	0:-16 1:-22 2:49 3:-9
tie from avoid V	0:17 1:-7 5:-6
tie from avoid h	0:-11 2:29 3:-8 5:-6
tie from eat	2:20 3:-16
tie from eat h	2:20 3:-16
tie from fight	1:20 2:-16
tie from fight A	1:20 2:-16
tie from guard	0:-16 1:-20 2:59 4:-19
tie from guard -	0:-13 1:-20 2:48 4:-13
tie from guard A	0:-12 1:-19 2:48 4:-14
tie from guard H	2:9
tie from guard h	2:16 4:-8
tie from play	2:11 6:-9 8:16 9:-7
tie from play h	2:11 6:-9 8:16 9:-7
tie from save	0:6 2:7 3:-7 4:-9 8:11
tie from save -	0:-16 2:13 3:-7 8:17
tie from save A	2:16 3:-6
tie from save H	0:10 2:-6
tie from save N	4:-8 8:13
tie from save h	0:24 2:-7 4:-6 8:-7
tie from steal	0:20 1:-10 2:-10 8:8
tie from steal -	0:34 1:-9 2:-24
tie from steal A	0:23 1:-9 2:-8
tie from steal h	0:-14 2:14 8:9
tie from take	1:17 2:-20
tie from take A	0:29 1:17 2:-19 3:-6 8:-18
tie from take N	3:11
tie from take h	0:7 2:-6
tie in avoid	4:-12 8:15
tie in avoid N	4:-12 8:15
tie in avoid h	4:-12 8:15
tie in bring	1:18 2:-10 4:8 5:-6 8:-9
tie in bring -	0:-8 1:20 4:-7
tie in bring V	1:18 4:-14
tie in bring h	2:-8 4:14
tie in cross	0:-13 2:10 8:10
tie in cross h	0:-13 2:10 8:10
tie in fight	1:16 2:-11 8:6
tie in fight -	0:-15 1:16 2:-11 8:16
tie in fight N	8:12
tie in fight h	0:17 8:-13
tie in match	1:14 3:-14
tie in match -	1:14 3:-14
tie in move	0:-30 1:-21 2:10 3:10 5:30
tie in move -	0:-18 1:-20 4:15 5:31 8:-16
tie in move A	1:-16 2:36 3:-8 4:-14
tie in move F	0:23 2:-15 3:23 8:-25
tie in move N	0:-23 5:31
tie in move O	0:-27 5:8 8:25
tie in move h	0:-15 2:10 3:12 4:-19 8:11
tie in play	0:15 2:-14 3:-7 7:18 8:-7
tie in play A	2:-10 3:-7 7:19
tie in play h	0:15 2:-14 3:-7 7:18 8:-7
tie in push	0:-20 3:-6 4:36 8:-11
tie in push h	0:-20 3:-6 4:36 8:-11
tie in race	0:22 1:-8 5:-7
tie in race -	0:13 1:-8
tie in race N	0:22 1:-8 5:-7
tie in race h	0:10
tie in take	0:26 1:21 3:-19 4:-6 8:-15
tie in take -	1:23 3:-18 8:-7
tie in take F	0:8 1:14 3:-18
tie in take O	0:17 1:11 8:-15
tie in take h	0:26 4:-10 8:-8
tie in throw	2:-16 4:17 5:9 8:-6
tie in throw -	0:-19 4:18 5:9 8:-6
tie in throw N	0:-19 4:18 5:9 8:-6
tie to avoid	2:8
tie to avoid H	0:-8 2:11
tie to avoid h	2:8
tie to bring	0:13 2:-14 4:13 8:-8
tie to bring A	0:9 2:-13 4:8
tie to bring N	0:-8 4:22 8:-7
tie to bring h	0:11 2:-13 4:19 8:-8
tie to chase	0:-6 2:6
tie to move	0:37 1:-12 2:-6 4:-6 8:-12
tie to move A	0:25 1:-12 2:-6
tie to move h	0:21 2:-6 8:-12
tie to sneak	0:-7 2:8
tie to sneak A	0:-6 2:7
tie to sneak h	0:-7 2:8
tie to take	0:-22 1:-7 2:15 4:-10 8:20
tie to take h	0:-22 1:-7 2:15 4:-10 8:20
tie to throw	0:-6 2:19 3:-7
tie to throw -	0:-6 2:19 3:-7
tie to throw A	0:-6 2:19 3:-7
tie to touch	0:12 2:-9
tie vs guard	2:7
tie vs guard h	2:6
tie vs race	0:-8 1:-26 2:32
tie vs race -	0:-8 1:-26 2:31
tie vs race A	0:-8 1:-26 2:32
tie with avoid	0:-22 1:17 2:-14 6:24
tie with bring	0:-27 1:6 2:-20 3:34 4:9 6:-7
tie with bring -	0:-19 1:6 2:-19 3:36 6:-7
tie with bring A	2:-13 3:17
tie with cross	2:15
tie with cross -	1:9
tie with cross A	1:9
tie with cross V	1:-11 2:17
tie with cross h	1:-11 2:17
tie with fall	0:9 1:24 3:-25
tie with fall -	1:24 3:-23
tie with fall A	0:-16 1:17
tie with fall F	0:-16 1:32 3:-18
tie with fall O	0:38 1:-24 3:-7
tie with fight	0:-30 1:-22 3:-9 6:46
tie with fight -	0:-22 1:-21 2:21 6:20
tie with fight h	0:-11 2:-17 3:-9 6:32
tie with guard	1:6 3:-6 4:-6 6:14
tie with guard -	0:9 1:6 4:-6
tie with hit	1:29 2:-11 3:-30 6:18
tie with hit -	0:-10 1:32 2:-9 3:-28 6:20
tie with hit A	0:7 1:-24 2:-9 3:26
tie with hit F	0:-16 1:24 3:-8
tie with hit O	0:-31 1:32 3:-21 6:23
tie with hit h	0:13
tie with love	0:18 1:-11
tie with make	0:-13 1:37 2:-8 6:-9 7:-7
tie with make -	1:38 2:-19 3:-15 7:-7
tie with make A	1:38 2:-19 3:-15 7:-7
tie with make h	0:-9 2:11 3:11 6:-8
tie with match	0:-18 3:26
tie with match -	0:-18 3:26
tie with match A	0:-12 3:19
tie with match F	0:-7 3:7
tie with move	0:16 1:7 3:-6 6:-9
tie with move -	1:7
tie with play	0:-17 6:29
tie with play h	0:-17 6:29
tie with race	0:-9 1:12
tie with race -	0:-9 1:12
tie with shoot	0:28 1:-12 2:-13 3:-16 7:17
tie with shoot -	0:29 1:-12 2:-11 3:-16 7:15
tie with shoot A	2:-13 6:-10 7:18
tie with shoot O	0:40 1:-17 6:-22
tie with steal	0:10
tie with steal O	0:10
tie with steal h	0:10
tie with take	0:19 1:-18 2:35 3:-34 4:-6
tie with take -	0:9 1:-18 2:41 3:-34
tie with take A	1:-8 2:35 3:-29
tie with take O	0:19 1:-11 3:-6
tie with throw	0:20 6:-8 7:-6
tie with throw -	0:20 6:-8 7:-6
tie with throw A	0:12 7:-6
tie with touch	1:23 2:-11 3:-8
tie with touch -	1:23 2:-11 3:-8
tie with touch A	1:23 2:-11 3:-8
told before	0:12 1:-28 2:8 4:-12 5:-17 6:14 8:12 9:-24
told before A	0:-21 1:-9 3:9 4:-19 6:9 7:17 8:-7 9:-24
told before Ap	0:-35 2:7 6:15 7:12 9:-8
told before As	3:-7 7:12
told before Au	1:-6 2:19 3:10 4:-19 6:-7 9:-19
told before F	0:-9 1:-22 3:31 6:-6
told before Fp	0:-27 1:-12 3:40
told before Fu	1:-11 2:13
told before H	0:7 2:-34 3:-6 6:31
told before Hp	0:31 2:-16 3:-6 6:-9
told before Hu	0:-25 2:-22 6:42
told before N	0:66 1:-7 2:14 3:-34 4:-20 5:-8 6:-8 8:-13
told before Np	0:26 2:-6 3:-9 6:-6
told before Nu	0:36 1:-7 2:19 3:-27 4:-16
told before O	0:-22 2:-11 3:-15 4:23 7:-10 8:32 9:-6
told before Op	0:9 3:16 4:-10 5:21 6:-49 8:9
told before Os	0:-16 1:-6 2:-7 5:-29 6:18 8:39
told before Ou	0:-25 1:11 3:-36 4:37 5:-7 6:30 8:-13
told before V	0:18 1:-8 2:18 4:-6 6:-12 7:-7 8:-8
told before Vp	0:14
told before Vu	2:20 6:-8
told before avoid	2:-13 3:20 4:-6
told before chase	0:13 2:6 3:-16
told before fight	0:-17 2:17
told before move	1:-16 2:-15 6:13 8:16
told before no	0:34 1:-9 3:-37 5:6 6:13 9:-18
told before play	2:-15 3:17
told before shoot	2:16 3:-8
told before take	0:-32 3:38 8:-7
told before word:enemy	0:11 2:-8
told it	1:22 4:6 5:-16
told it A	0:8 1:15 2:-17 3:-17 4:11
told it As	0:-19 1:35 2:-6
told it Au	0:25 1:-21 2:-14 3:-16 4:18
told it F	0:16 1:-15 2:12 3:-10
told it Fs	0:18 1:-13
told it Fu	2:16 3:-10
told it H	0:-12 1:9 2:10
told it Hp	0:-8 1:-15 2:22
told it Hs	1:9
told it Hu	1:17 2:-9
told it N	0:-9 1:10
told it O	1:14 2:-12 3:27 5:-20
told it Op	0:14 1:-15 3:29 5:-20
told it Os	0:-7 1:18 2:-7
told it Ou	0:-10 1:12
told it avoid	0:-16 1:8 3:-9 4:20
told it no	1:34 4:-9 5:-17
told it steal	0:35 1:-34
told it word:enemy	1:-8 2:12
told later	0:10 1:-43 2:34 4:-39 5:14 7:10
told later A	0:30 1:-11 2:25 3:-14 4:-22
told later Ap	0:-6 2:25 4:-18
told later As	0:21 1:-11
told later Au	0:20 2:6 3:-14 4:-6
told later F	0:-16 1:-16 2:21 3:8 4:-9 6:14
told later Fp	0:-10 1:-13 2:21 4:-9 6:15
told later Fs	0:-6 3:12
told later H	0:-8 1:-23 2:22 7:19
told later Hp	2:24 7:-7
told later Hu	1:-17 2:19
told later N	1:-14 2:-12 4:-6 5:21 8:12
told later Nu	0:-10 1:-10 2:-11 4:-6 5:22 8:12
told later O	0:7 1:-12 3:11
told later Ou	0:9 1:-12 3:8
told later attack	0:-7 1:-11 2:29 4:-8
told later no	0:18 1:-39 4:-31 5:13 6:8 7:14 8:-11
told later play	0:6 2:-10 3:-8 8:12
told later word:hero	1:15
told nobody	0:7 1:9 2:9 5:-8 6:-6
told nobody A	1:19 2:15 5:-7 6:-7
told nobody Ap	0:19 1:-6 2:22 5:-15 6:-15 7:-9 8:-7
told nobody As	1:24 3:-7 9:-7
told nobody Au	1:15
told nobody F	0:6 1:6 2:-18 3:24 5:-8 7:-6 8:-7
told nobody Fp	0:11 3:12 4:7 5:-8 8:-19
told nobody Fs	0:-7 1:24 2:-16 6:-9 8:-6
told nobody Fu	0:8 2:-15 3:16 5:-8 7:-6
told nobody H	0:10 1:9 2:31 3:-33 4:-16 7:-7 8:-8
told nobody Hp	0:-12 1:-19 2:34 3:-13 4:-12 5:12 6:18 7:-8 8:-8 9:-8
told nobody Hs	1:16 2:-10 3:7 5:-9 6:-16 7:7
told nobody Hu	0:30 1:22 2:10 3:-39 4:-11 5:-8 6:-17 7:-7 9:9
told nobody N	0:-6 1:-11 2:-18 3:12 4:22 7:-10 9:-11
told nobody Np	0:-6 1:-16 3:8 4:-6 5:22 6:11 7:-6 8:-22 9:-8
told nobody Ns	0:-10 1:-13 2:-11 3:-8 4:14 5:-11 8:29
told nobody Nu	2:-19 3:11 4:20 5:-6 6:-13 7:-7 8:-8 9:-8
told nobody O	0:21 1:-10 3:8 7:-6 9:-7
told nobody Op	1:-20 2:-7 3:13 4:-7 5:14 6:24 7:-7 9:-6
told nobody Os	0:16 1:15 3:-15 5:-11 6:-6 7:-6 8:-11
told nobody Ou	0:24 6:-24 9:-7
told nobody V	1:15 2:6 3:-12 5:-9 6:-6 8:-7 9:-9
told nobody Vp	1:-12 2:16 3:-11 4:-9 5:13 6:12 8:-7
told nobody Vs	1:31 2:-34 3:-8 4:-9 7:16
told nobody Vu	0:9 1:9 4:14 5:-26 6:-18 7:-8 9:-6
told nobody attack	2:11 3:-21 5:11 6:-7
told nobody avoid	0:7 3:-10 4:6 5:-6 8:-10 9:10
told nobody bring	1:15 2:-17 3:15 4:-6
told nobody chase	0:-31 2:27 3:-7
told nobody cross	0:-11 1:14
told nobody eat	0:-15 2:26 3:-6 5:-13 6:-7 8:-9
told nobody fall	0:14 1:-27 2:19 3:6 4:-8
told nobody fight	0:21 2:-23 4:15 8:-10
told nobody guard	0:-14 1:9 2:6
told nobody hit	0:-18 2:18
told nobody love	0:19 1:-16
told nobody make	0:-18 1:27 2:-8 3:-8 4:12
told nobody match	1:-11 4:13 8:-8
told nobody move	1:14 2:8 3:7 4:-12 5:-8 6:-12 8:-15 9:-17
told nobody no	0:16 1:-8 3:11 4:6 5:-7
told nobody over	0:-7 1:13 2:-16 3:-12 5:22
told nobody play	0:-17 1:39 3:-19 4:-7
told nobody push	1:8 2:-8
told nobody race	1:13
told nobody reach	1:9 3:17 4:-12 6:-6 8:-8
told nobody save	1:7 2:15 3:-16 4:-20 8:17
told nobody shoot	1:14 2:6 3:-11 4:-10 5:-15 6:7
told nobody sneak	0:-7 3:17 4:-10
told nobody steal	0:-16 2:32 3:-19 4:-15
told nobody take	1:20 2:-12 3:-15 4:9 5:-6 6:-7
told nobody throw	1:7 2:-11 3:-17 6:19
told nobody victim	0:10 1:15 2:-19
told nobody word:boss	0:8 1:-9 2:-15 6:-8 7:19
told nobody word:enemy	0:-14 2:31 3:-7
told nobody word:hero	0:25 2:-18
told nobody word:item	0:8 3:14 4:-9 7:-9
told nobody word:obstacle	0:11 1:-8 3:-11 4:-7 5:16
w+1 A	0:16 1:9 2:-22 3:13 4:-11 6:-8
w+1 A A	0:18 1:-41 3:26
w+1 A svo	0:18 1:6 2:-22 3:13 4:-9 6:-8
w+1 F	0:-18 1:43 2:-11 4:-10 6:-14
w+1 F A	1:17 2:-6 3:-13
w+1 F O	0:-17 1:23 3:11 6:-13
w+1 F sov	0:17 1:10 2:-10 6:-13
w+1 F svo	0:-24 1:28 2:-14 3:10
w+1 F v2	0:-14 1:18 2:13 3:-10 4:-6
w+1 H	2:-13 3:11 4:-12 6:14
w+1 H O	0:7 3:-18 6:15
w+1 H svo	2:-13 3:11 4:-12 6:14
w+1 O	1:19 2:38 3:-40 4:-20
w+1 O A	0:-15 1:24 3:-7
w+1 O O	1:-15 2:38 3:-24 4:-6
w+1 O sov	1:-18 2:37 3:-19 4:-8
w+1 O svo	0:-17 1:24 3:-7
w+1 O v2	0:17 1:12 3:-16 4:-13
w+1 V	0:-9 1:6 2:33 3:-10 4:-23
w+1 V V	2:35 3:-7 4:-23
w+1 V svo	0:-9 1:6 2:33 3:-10 4:-23
w+1 a	2:17 3:-18
w+1 a svo	2:17 3:-18
w+1 and	0:-21 2:12 3:24 4:-16 5:11 6:-26 7:-11
w+1 and A	0:6 1:26 2:11 3:-15 4:-7 5:-23 7:-10 8:-13 9:10
w+1 and F	1:-14 2:-21 3:41 4:-13 6:-18
w+1 and H	0:-13 1:17 2:16 3:-13 6:-9
w+1 and N	0:-10 1:-14 4:8 5:30 8:-7
w+1 and O	0:-8 2:-10 3:7 4:-12 5:11 6:-6
w+1 and V	0:-19 2:15 3:31 5:-7 6:-13
w+1 and sov	1:-16 2:24 6:-8
w+1 and svo	0:-47 1:14 2:11 3:29 4:-24 5:20 6:-16 7:-11 8:-13
w+1 and v2	0:52 1:-10 2:-21 3:-8 4:9 5:-17 6:-16 8:12
w+1 as	0:-26 1:12 2:27 3:8 4:-17 5:13 6:-10 7:-9
w+1 as A	2:12 3:16 4:-9 7:-9
w+1 as svo	0:-36 1:20 2:28 3:8 4:-17 5:13 6:-10 7:-9
w+1 at	0:-23 1:-7 2:-42 4:-29 5:-16 6:64 7:23 8:-14 9:-6
w+1 at A	0:8 1:9 2:-35 3:-12 4:-8 6:-7 7:31
w+1 at F	0:-33 1:-12 2:-15 3:22 4:-23 6:44 8:-11
w+1 at H	0:21 2:-9 3:-8
w+1 at O	0:-35 2:-6 5:-13 6:48
w+1 at V	0:7 1:-10 2:10
w+1 at svo	0:14 2:-53 3:-10 4:-22 5:-13 6:44 7:26 8:-13
w+1 at v2	0:-49 1:-15 2:8 3:22 4:-12 6:34
w+1 attack	0:15 1:-23 2:41 3:-24 4:-12 5:9 6:-9 8:-6
w+1 attack A	0:-10 1:-18 2:29
w+1 attack F	0:-22 1:21 2:13 4:-9
w+1 attack H	1:-21 2:31 6:-6
w+1 attack N	0:9
w+1 attack O	0:21 2:-10 3:-18 5:16
w+1 attack sov	0:11
w+1 attack svo	0:8 1:-20 2:40 3:-24 4:-9 5:10 6:-9 8:-6
w+1 avoid	1:-6 2:13 3:9 4:-19 8:-10 9:9
w+1 avoid A	0:-10 1:-17 2:21 3:17 4:-13 9:-7
w+1 avoid F	0:-14 1:22 3:9 4:-14
w+1 avoid H	0:-8 1:-13 9:21
w+1 avoid N	0:-12 4:14
w+1 avoid O	0:23 3:-20
w+1 avoid V	0:21 4:-8 8:-8
w+1 avoid sov	0:-8 1:-14 2:24
w+1 avoid svo	1:-13 3:15 4:-12 9:12
w+1 avoid v2	0:15 1:20 2:-9 4:-9 8:-8
w+1 bring	1:-10 2:-20 3:36 4:-6
w+1 bring A	0:-15 1:34 2:-6 3:-15
w+1 bring F	3:12
w+1 bring H	0:6 1:12 2:-11
w+1 bring N	0:-10 1:-31 3:38
w+1 bring O	0:24 1:-26 3:11
w+1 bring svo	1:-6 2:-15 3:30
w+1 bring v2	0:13 1:-7
w+1 but	0:-12 1:11 2:-64 3:32 4:17 5:9 6:-13 7:-6 8:17 9:-11
w+1 but A	0:7 1:7 2:-31 3:15 4:23 9:-10
w+1 but F	0:-10 3:13
w+1 but H	0:41 1:-8 2:-29
w+1 but N	0:-29 5:27 8:16
w+1 but O	0:-19 1:17 2:-12 3:8 5:-11 6:-7 8:8
w+1 but svo	0:-19 1:14 2:-63 3:31 4:20 5:9 6:-13 7:-6 8:17 9:-11
w+1 but v2	0:12
w+1 by	0:30 1:-26 2:8 4:-10
w+1 by A	0:30 1:-26 2:8 4:-10
w+1 by svo	0:11 1:-9 2:10 4:-10
w+1 chase	0:-16 2:28 3:-19 4:-8
w+1 chase A	0:-17 1:-16 2:40 3:-19
w+1 chase H	0:11 1:18 2:-22
w+1 chase svo	0:-12 1:8 2:20 3:-19 4:-7
w+1 chase v2	1:-6 2:11
w+1 comma	0:20 1:-7 3:33 5:-29 7:-8 9:-7
w+1 comma A	0:-8 1:-31 3:31 4:11 5:-7 7:-7 9:-17
w+1 comma F	0:29 1:6 2:-13 3:-8 4:-15 6:-20 8:10 9:13
w+1 comma H	0:-32 2:8 3:-6 4:-9 6:40 7:-8
w+1 comma N	0:37 1:-25 2:-28 3:21 4:13 5:-20 8:-29
w+1 comma O	1:21 2:10 3:13 4:-30 5:-21 6:-12 8:11
w+1 comma V	0:-13 1:9 3:13 5:-9 8:-6
w+1 comma sov	1:6 2:-15 3:21 4:-17 6:-10
w+1 comma svo	0:31 1:-8 3:9 5:-30 7:-8
w+1 comma v2	0:-31 1:-10 3:51 8:-19 9:-8
w+1 cross	0:-23 1:30
w+1 cross A	0:-7 1:11
w+1 cross svo	0:-7 1:11
w+1 eat	0:-29 1:10 3:18 5:-9 6:-6
w+1 eat A	0:-9 1:-8 2:19 3:14 4:-8
w+1 eat F	2:-16 3:10 4:11
w+1 eat O	0:-13 1:26 2:-10 5:-7
w+1 eat V	1:17 2:-14
w+1 eat sov	0:-14 1:-23 3:35
w+1 eat svo	0:-24 1:30 4:-13
w+1 eat v2	1:-18 3:10 4:12 5:-8
w+1 edge	1:15 2:-6 4:-9 8:8
w+1 edge A	0:-16 1:47 2:-13 4:-12 5:-15 6:-10 8:-9
w+1 edge F	0:-37 1:-20 2:25 3:37 5:-12 7:-7 8:-6
w+1 edge H	0:-12 1:16 2:36 4:-7 5:-7 6:-29 7:-6 9:-6
w+1 edge N	0:23 1:-12 2:-47 3:13 4:29 5:-9 6:-26 7:-6 8:10
w+1 edge O	0:51 1:-14 2:-41 3:-45 4:-33 5:27 6:28 8:31
w+1 edge V	0:18 1:-32 2:6 3:-33 5:10 6:24 7:12 8:-9
w+1 edge sov	0:91 1:-21 2:-30 3:-51 4:-9 7:16
w+1 edge svo	0:-29 1:26 2:-8 3:14 4:-7 7:-9 8:6
w+1 edge v2	0:38 1:-7 2:7 3:-13 4:-15 5:-16 7:9 8:9 9:-8
w+1 fall	0:-9 1:-16 2:26 4:-6
w+1 fall svo	0:-9 1:-16 2:26 4:-6
w+1 fight	0:18 1:-26 2:23 4:-14
w+1 fight A	0:-9 1:-13 2:26
w+1 fight svo	0:24 2:-21 4:-11
w+1 fight v2	1:-17 2:21
w+1 for	0:10 1:-16 2:-11 3:-24 4:19 5:20
w+1 for A	0:21 1:-12 3:-9
w+1 for O	0:-17 2:-11 4:20
w+1 for svo	1:-12 2:-11 3:-23 4:20 5:20
w+1 from	1:-37 2:-13 3:-14 4:73 5:-7 6:-15 9:-19
w+1 from A	0:85 1:-6 3:-22 4:-12 8:-21 9:-21
w+1 from F	0:-20 1:-21 2:-8 3:-22 4:61 6:-11
w+1 from H	2:7
w+1 from O	0:-84 1:-18 3:30 4:61 8:15
w+1 from V	0:30 1:-8 2:-12 4:-8
w+1 from sov	0:25 1:-26 2:18 3:-14 4:-6 9:-6
w+1 from svo	1:-31 2:-41 3:11 4:45 6:-11
w+1 from v2	0:-37 1:17 2:-8 3:-27 4:58 9:-15
w+1 game	0:52 1:-8 2:-10 3:-34 4:-10 8:-10
w+1 game A	0:13 2:-9 3:-8
w+1 game O	0:21 1:-14 3:-6
w+1 game sov	1:6
w+1 game svo	0:58 1:-17 2:-7 3:-34 4:-9 8:-9
w+1 guard	0:-10 1:33 3:-15 4:-20
w+1 guard A	1:6 2:18 3:-6 4:-19
w+1 guard H	1:24 2:-14
w+1 guard sov	0:-9 1:16
w+1 guard svo	2:14 3:-11 4:-7
w+1 guard v2	1:28 2:-15 4:-15
w+1 hit	0:-16 2:15
w+1 in	0:23 1:15 2:-29 3:14 4:-6 5:-9 6:-12
w+1 in A	0:9 1:-8 2:-8 3:19
w+1 in F	0:45 1:15 2:-12 3:-20 4:-11 6:-13
w+1 in H	0:-16 1:10 2:-8 6:14
w+1 in N	3:-32 4:19 5:9 8:9
w+1 in O	1:18 2:-13 3:33 4:-14 5:-19 6:-9
w+1 in V	1:10
w+1 in sov	0:29 1:-15 5:-8
w+1 in svo	0:8 1:37 2:-25 3:-9 6:-11
w+1 in v2	1:-29 2:-7 3:36 5:-11
w+1 is	0:49 1:-33 2:-21 3:-6 5:7 6:-7 7:15 8:-6
w+1 is A	0:29 1:-61 2:-9 3:10 4:20 6:-6 7:19
w+1 is F	0:12
w+1 is H	2:14
w+1 is N	0:-6 1:22 3:-11
w+1 is O	0:37 1:-28 2:-18 3:7 4:-9 5:12
w+1 is V	1:32 2:-18 3:-9 4:-8
w+1 is sov	0:15 4:-7
w+1 is svo	0:38 1:-33 2:-32 4:15 5:9 6:-7 7:16
w+1 is v2	2:10 3:-6 4:-7
w+1 kind	0:-8 1:-22 3:29 4:-7 5:8
w+1 kind A	0:12
w+1 kind F	3:11
w+1 kind N	0:13 1:-12 2:-9 5:13
w+1 kind sov	0:-7
w+1 kind svo	1:-23 3:27 4:-7 5:9
w+1 love	0:19 1:-16
w+1 love A	0:19 1:-16
w+1 love svo	0:9 1:-8
w+1 make	1:20 2:-8 3:-24 4:14
w+1 make A	0:14 1:8 2:-8 3:-12
w+1 make N	0:-15 1:12 3:-13 4:16
w+1 make svo	1:15 3:-14
w+1 make v2	3:-11 4:15
w+1 many	0:18 1:-44 2:44 3:-17
w+1 many A	0:18 1:-44 2:44 3:-17
w+1 many svo	0:18 1:-44 2:44 3:-17
w+1 match	0:-27 1:-10 3:28 4:14 8:-8
w+1 match O	0:-14 3:10 4:14 8:-8
w+1 match svo	0:-25 1:-10 3:32
w+1 me	0:-16 2:59 3:-30 5:-14
w+1 me A	0:-9 2:40 3:-27
w+1 me O	0:-8 2:25 5:-14
w+1 me sov	0:-9 2:33 3:-23
w+1 me svo	0:-7 2:33 3:-10 5:-13
w+1 move	0:10 1:15 3:-8 4:-10 5:-8 6:-10 9:-10
w+1 move A	0:38 1:-8 2:-27 3:-7
w+1 move F	0:-7 1:7 2:23 3:-17
w+1 move N	0:8 1:-13 2:23 3:-10 8:-9
w+1 move O	0:-30 1:19 2:-18 3:16 6:-8 8:13
w+1 move V	0:7 1:8 2:-11
w+1 move sov	0:19 2:-13
w+1 move svo	0:18 2:9 3:-8 4:-9 5:-8 6:-11 9:-9
w+1 move v2	0:-31 1:25 2:6
w+1 must	0:-6 1:10 2:34 3:-43 4:-9 8:-8
w+1 must A	2:42 3:-39 4:-23
w+1 must O	0:19 3:-7 8:-6
w+1 must V	0:-16 1:15 2:-21 4:21
w+1 must svo	0:12 2:13 3:-26
w+1 must v2	0:-25 1:13 2:34 3:-23 4:-7 8:-7
w+1 not	0:13 2:-64 3:-24 4:33 6:12 8:8
w+1 not A	0:-26 1:-20 2:-11 3:-10 4:28 8:19
w+1 not F	0:-6 2:-24 3:-10 4:25 6:13
w+1 not H	0:29 1:11 2:-37
w+1 not O	0:14 1:16 3:-6 4:-12 8:-12
w+1 not svo	0:8 2:-62 3:-17 4:49 6:13 8:-12
w+1 not v2	3:-8 4:-12 8:19
w+1 obj	1:-32 2:-7 3:40 4:11 8:-21 9:-6
w+1 obj A	1:-29 3:20 4:20
w+1 obj F	0:12 2:-9 3:-13 6:13
w+1 obj H	2:-9 6:15
w+1 obj N	0:-7 2:-7 3:21 8:-8
w+1 obj O	0:-17 3:13 5:17 6:-16 8:-7
w+1 obj V	1:-8 2:14 3:12 5:-8 8:-8
w+1 obj sov	1:-32 2:-7 3:40 4:11 8:-21 9:-6
w+1 of	0:48 1:-20 2:15 3:-13 4:-25 5:14 6:-20 8:-19
w+1 of A	0:21 1:-6 2:11 3:-19 4:11 6:-11
w+1 of F	0:-11 1:-32 3:31 4:-8
w+1 of H	0:-26 2:14 6:6
w+1 of N	0:42 1:17 2:-7 3:-48 4:-17 5:8
w+1 of O	0:61 1:-6 2:-25 3:-16 4:-15 5:15 6:-15 8:-12
w+1 of V	0:-7 1:-9 2:17
w+1 of sov	0:-7 2:21 4:-8 5:-7 6:-8 8:-7
w+1 of svo	0:64 1:-34 2:14 3:-19 4:-19 6:-18 8:-13
w+1 of v2	0:10 2:-25 3:-9 5:27
w+1 over	2:-12 3:-8 5:13
w+1 over A	1:16 2:-7 3:-8
w+1 over svo	0:-19 1:10 2:-7 5:14
w+1 over v2	0:23 1:-9 3:-7
w+1 play	0:11 1:13 2:-21 3:-9 4:7 5:-18 8:12
w+1 play A	0:-6 1:26 2:-26 4:9
w+1 play sov	0:-6 1:26 2:-26 4:9
w+1 play svo	0:23 1:-13 3:-7 5:-18 8:13
w+1 push	0:-14 1:19
w+1 push A	0:-13 1:18
w+1 push svo	0:-14 1:19
w+1 race	1:13
w+1 reach	0:-12 1:18 3:12 8:-8
w+1 reach A	0:-16 1:21 2:-8
w+1 reach F	3:14 4:-10
w+1 reach N	0:10
w+1 reach sov	0:10 2:-7 3:-6 4:7
w+1 reach svo	0:-23 1:18 3:18 4:-11 8:-7
w+1 rel	0:-23 1:48 2:-46 3:9 4:18 5:-6 6:-6 7:-6 8:-8 9:-12
w+1 rel A	0:11 1:54 2:-55 3:6 4:-10 9:-10
w+1 rel F	0:-9 1:25 3:-11
w+1 rel H	0:-11 1:11 2:11
w+1 rel O	0:10 1:-8 3:-13 4:10
w+1 rel svo	0:-23 1:48 2:-46 3:9 4:18 5:-6 6:-6 7:-6 8:-8 9:-12
w+1 save	0:-13 4:15
w+1 save A	0:-11 2:-6 4:15
w+1 save svo	0:-9 2:9
w+1 save v2	2:6
w+1 shoot	1:-7 3:-11 6:9 8:15
w+1 shoot A	1:11 2:-15
w+1 shoot H	1:-18 2:19
w+1 shoot V	3:-9 8:17
w+1 shoot svo	0:10 1:-9 3:-9 8:15
w+1 shoot v2	0:-9 6:13
w+1 sneak	0:-13 1:-16 2:19 3:18
w+1 sneak A	1:-16 2:20 3:15 4:-14
w+1 sneak O	0:-8 4:10
w+1 sneak svo	0:-12 2:-18 3:25 4:13
w+1 sneak v2	1:-16 2:36 3:-8 4:-14
w+1 steal	0:8
w+1 steal A	0:13 3:-6
w+1 steal F	3:11
w+1 steal sov	0:-7 2:7 3:7
w+1 steal svo	0:19 1:7 2:-10
w+1 steal v2	2:8
w+1 stop	0:10 1:42 2:-28 3:-49 4:-7 5:13 6:7 7:-10 8:10 9:-16
w+1 stop A	0:-25 1:36 3:-24 4:18 9:-15
w+1 stop F	0:43 1:-12 3:-27
w+1 stop H	0:23 1:-7 6:-10
w+1 stop N	0:-15 1:6 2:-23 3:-22 4:-15 5:15 6:26 8:14
w+1 stop O	2:-12 3:8 4:-9 5:7 6:-9
w+1 stop V	1:22 3:-13
w+1 stop sov	0:-15 1:24 3:-9
w+1 stop svo	0:23 3:-52 4:9 5:17 6:10 7:-8 9:-8
w+1 stop v2	1:40 2:-29 4:-22 5:-7 8:17 9:-10
w+1 subj	0:-8 1:28 2:9 4:-13 6:-8 8:-10
w+1 subj A	1:28 2:-12 4:-9
w+1 subj F	1:8 2:-10 3:8
w+1 subj H	1:-10 2:16
w+1 subj V	0:-8 1:8 2:16 3:-6 8:-10
w+1 subj sov	0:-8 1:28 2:9 4:-13 6:-8 8:-10
w+1 take	0:31 1:-17 3:23 4:-17 5:-11 6:-10
w+1 take A	0:28 1:-26 2:17 3:-6 8:-8
w+1 take F	0:16 3:10 4:-24
w+1 take N	0:9 1:-12 3:-7 8:12
w+1 take O	2:-26 3:33 4:-10 5:-12 6:-8 8:-10
w+1 take V	0:-11 8:12
w+1 take sov	0:54 1:-57 3:17 4:-18 5:-7
w+1 take svo	0:-10 1:12 2:12 3:-7 4:-13 6:-8 8:7
w+1 take v2	0:11 1:-18 2:-23 3:30
w+1 the	0:10 1:9 2:34 3:-33 4:-13 5:-9 6:-6 8:-6
w+1 the A	0:-14 1:28 2:-15 3:6
w+1 the H	0:-8 1:-11 2:23
w+1 the N	0:38 3:-25 4:-7
w+1 the O	2:45 3:-31 4:-11 5:-7
w+1 the svo	0:11 2:14 3:-20 4:6 5:-9
w+1 the v2	1:14 2:31 3:-22 4:-22
w+1 throw	0:-8 2:8 3:-30 6:27
w+1 throw A	0:11 4:6 6:-16
w+1 throw F	0:-10 1:-11 3:-11 6:29
w+1 throw O	0:-7 1:10 3:-19 6:20
w+1 throw sov	0:9 3:-14 6:11
w+1 throw svo	0:-18 1:10 2:19 3:-19 4:-24 6:25
w+1 throw v2	1:-6 2:-8 4:20 6:-14
w+1 to	0:17 1:-48 2:25 3:21 4:-16 5:-35 8:25
w+1 to A	0:21 1:-40 2:32 3:-25 4:11
w+1 to F	1:-6 2:-16 4:-8 6:17
w+1 to H	0:-10 2:13
w+1 to N	0:37 2:-11 4:-36 5:-15 8:20
w+1 to O	0:-44 3:54 4:15 5:-25 6:-19 8:16
w+1 to V	0:11 1:-11 2:8
w+1 to sov	0:8 1:-20 2:35 3:-16 4:-9 5:-9 6:-11 8:10
w+1 to svo	0:25 1:-35 2:-8 3:31 4:-25 5:-31 6:6 8:19
w+1 to v2	0:-16 4:19
w+1 victim	1:13 2:-8
w+1 vs	0:-21 1:66 2:-68 3:-65 4:19 5:-13 6:27 9:44
w+1 vs A	0:-63 1:54 2:-44 3:-39 6:31 9:47
w+1 vs F	0:-25 1:49 3:-30
w+1 vs N	0:-12 1:17 4:15 5:-13
w+1 vs O	1:8 2:-6 3:-12 4:13
w+1 vs V	0:46 1:-39 4:-7
w+1 vs sov	1:18 2:-12
w+1 vs svo	0:-16 1:62 2:-59 3:-61 4:9 5:-13 6:28 9:33
w+1 vs v2	0:-7 2:-18 3:-9 4:15 9:21
w+1 with	0:28 1:-16 2:8 3:-24 4:21 6:-12 8:-16 9:-6
w+1 with A	0:12 2:45 3:-53 4:11 6:-10
w+1 with F	0:-13 3:31 6:-14
w+1 with H	0:25 3:-14
w+1 with N	0:-17 3:14 5:14 8:-6
w+1 with O	0:29 2:-30 3:-17 4:20 6:10 8:-9
w+1 with V	0:12 1:-8
w+1 with sov	0:7 2:-11 3:-16 4:7 6:20 8:-7
w+1 with svo	0:9 1:-28 2:28 3:-8 4:25 5:14 6:-28 8:-9
w+1 with v2	0:37 1:26 2:-20 3:-18 4:-14 5:-11
w+1 word:boss	0:8 1:-9 2:-12 6:-7 7:16
w+1 word:boss H	0:8 1:-9 2:-12 6:-7 7:16
w+1 word:boss svo	0:8 1:-9 2:-12 6:-7 7:16
w+1 word:hero	0:6 1:6 3:-7
w+1 word:hero svo	1:9
w+1 x	0:14 1:-25 2:30 3:-31 5:11 6:-12 8:-11
w+1 x A	0:-16 1:-8 2:-20 3:20 4:-19 5:43 6:-9 8:25
w+1 x F	0:40 1:-23 2:22 3:-33 4:6 6:-7 8:-6
w+1 x H	0:8 1:-32 5:-11 6:13 7:20
w+1 x N	1:-39 2:70 3:-14 5:-22 8:-17
w+1 x O	0:14 1:-13 2:45 3:-17 4:-7 5:-10 6:-11 8:-29
w+1 x V	0:-25 1:39 2:-37 4:28
w+1 x sov	0:-47 1:24 2:-7 4:-6 5:-9 7:14 8:35 9:-9
w+1 x svo	0:35 1:-40 2:34 3:-20 5:10 6:-6 8:-37 9:-19
w+1 x v2	1:-10 3:-18 4:-6 5:14 6:-9 7:-9 8:-10 9:23
w+1 you	0:-16 2:13 3:-10 4:19 7:-6 8:-8
w+1 you A	0:-10 2:29 3:-9 7:-6
w+1 you O	0:-6 1:8 2:-17 4:23 8:-8
w+1 you svo	0:-14 2:29 3:-10 7:-6
w+2 A but	0:-15 1:32 2:-20
w+2 F and	0:-7 1:14 4:-6
w+2 O edge	0:16 3:-15
w+2 V V	0:-8 1:7 2:18 4:-11
w+2 and A	0:-32 1:-29 2:53 3:24 9:-13
w+2 and F	0:-34 1:16 2:-23 3:31 4:-9 6:-10
w+2 and H	3:-14 4:16
w+2 and N	0:-11 1:8 2:-10 3:20 6:-12
w+2 and O	0:-24 1:-12 2:50 3:-12 4:-11 5:-28 8:28
w+2 and V	2:16
w+2 and a	0:17 2:13 3:-23
w+2 and avoid	2:9 4:-6
w+2 and bring	2:12 5:-6
w+2 and eat	0:-10 2:-10 3:-13 5:34 8:-13
w+2 and fight	3:8
w+2 and many	2:11 3:-18
w+2 and me	1:17 2:-8
w+2 and move	0:7 2:-29 8:-6 9:31
w+2 and must	0:18 2:-10 4:19 5:-12 8:-16
w+2 and my	0:17 1:-6 3:-28 5:19
w+2 and not	0:-17 2:16
w+2 and over	0:15 2:-6 3:11 5:-9
w+2 and reach	5:19 8:-15
w+2 and save	1:16 2:-7
w+2 and shoot	0:17 1:-6 2:-11
w+2 and take	3:-29 8:33
w+2 and the	0:10 1:-17 2:-29 3:15 4:24 5:24 6:-6 8:-21
w+2 and x	0:-31 2:-9 3:67 4:-17 5:-10 6:-10 8:-7
w+2 and you	0:22 1:23 2:-26 4:-17
w+2 as at	1:18 2:-10 6:-7
w+2 as word:enemy	0:-22 2:31
w+2 as word:obstacle	0:11 1:-8 3:-11 4:-7 5:16
w+2 at A	0:28 1:-15 2:-6 4:-15 5:-9 6:20 8:-12
w+2 at H	0:-17 2:-6 3:-8 6:31
w+2 at N	0:-13 1:27 6:-16
w+2 at O	0:-9 3:14
w+2 at V	0:-10 2:-7 3:-6 6:18
w+2 at a	0:-16 3:25 4:-9
w+2 at move	1:-11 2:-12 6:21
w+2 at the	0:-35 1:-16 6:23 7:31
w+2 at x	0:23 1:12 2:-31 4:-8 6:7
w+2 attack N	1:-13 2:21 6:-6
w+2 attack comma	0:7 1:-8 3:-18 5:16
w+2 attack edge	2:6
w+2 attack my	2:8
w+2 attack stop	0:26 1:-14 2:-11
w+2 attack the	1:-23 2:27
w+2 avoid A	0:30 1:35 2:-30 3:-19 4:-9 8:-8
w+2 avoid F	0:-7 1:10
w+2 avoid H	1:-26 3:33
w+2 avoid O	1:16 2:-12
w+2 avoid a	0:8 3:-7
w+2 avoid edge	0:-11 1:-38 2:58 3:-14
w+2 avoid the	0:-22 1:6 2:30 3:-23 4:12
w+2 avoid x	2:11
w+2 bring A	1:-25 3:29
w+2 bring F	1:13 3:-8
w+2 bring O	0:21 1:-8 3:-10
w+2 bring many	0:6
w+2 bring the	1:11
w+2 bring x	0:-10 1:13
w+2 but A	3:-7 8:17
w+2 but avoid	0:6 1:-6 3:15 8:-11
w+2 but me	2:-9 3:11
w+2 but not	0:26 4:-11
w+2 but play	1:-14 2:-7 4:-6 5:28
w+2 but rel	0:15 3:-32 4:25
w+2 but the	1:24 2:-56 3:21 4:11 6:-8 8:14
w+2 but with	1:17 2:-11
w+2 but x	0:-14 3:11
w+2 chase A	1:54 2:-53
w+2 chase at	1:-38 2:39
w+2 chase comma	0:-12 2:16
w+2 chase edge	0:16 1:24 2:-30
w+2 chase stop	0:-15 1:-7 2:23
w+2 chase the	1:-33 2:38
w+2 comma A	0:46 1:-17 2:16 3:-28 4:-21 6:-21 8:34
w+2 comma F	0:-22 1:-14 3:39
w+2 comma H	1:-7 2:24 3:-14
w+2 comma N	0:-14 1:-19 2:-30 3:28 8:24
w+2 comma O	0:-19 1:-11 3:37
w+2 comma V	0:-22 1:-6 3:29
w+2 comma a	0:34 1:-54 2:23 3:-8 4:-16 5:16
w+2 comma and	0:22 3:-11 6:-6
w+2 comma at	2:-6 3:18 8:-10
w+2 comma avoid	0:-18 1:35 2:-28 3:8 4:-15 8:12
w+2 comma but	1:-24 2:11 3:-6 4:17 6:-8
w+2 comma comma	0:-14 3:25 4:-8
w+2 comma eat	0:-19 1:32 2:-15
w+2 comma kind	0:32 1:-6 2:18 3:-33 8:-6
w+2 comma many	0:-14 1:32 2:-19 3:20 4:-12 5:-23 6:24 8:-14 9:-9
w+2 comma move	0:-14 2:22 3:-24 9:20
w+2 comma not	0:-39 1:-43 2:34 3:8 5:6 6:33
w+2 comma play	0:24 1:-16 2:12 3:7 4:12 5:-33 7:-9 8:-9
w+2 comma reach	0:9 1:-6
w+2 comma rel	0:-18 1:40 2:-19 4:-10
w+2 comma save	2:6
w+2 comma sneak	4:9
w+2 comma stop	0:-14 2:-15 3:43 8:-17
w+2 comma take	0:37 2:16 3:-40 5:-6
w+2 comma the	1:-14 3:31 4:-19 6:-9
w+2 comma with	0:17 3:-9
w+2 comma word:boss	1:28 3:-21
w+2 comma word:enemy	1:9 2:-7
w+2 comma x	0:44 1:-22 4:10 5:-14 8:-26 9:-7
w+2 comma you	0:-15 2:-19 3:-12 4:31 8:14
w+2 cross x	0:-18 1:22
w+2 eat A	0:-22 1:-20 2:-16 3:49 4:-7
w+2 eat F	1:58 2:-58
w+2 eat N	0:-12 1:64 2:-58
w+2 eat O	1:17 2:-14
w+2 eat comma	0:16 1:23 2:-8 3:-38 4:13
w+2 eat edge	0:-13 1:-12 3:34 5:-8
w+2 eat my	1:-45 2:46
w+2 eat the	1:-73 2:76 3:-7
w+2 edge edge	1:15 2:-6 4:-9 8:8
w+2 fight A	0:-17 2:16
w+2 fight at	0:19 1:-17
w+2 fight x	0:-6
w+2 for my	0:-12 3:15
w+2 from A	0:-44 2:-28 3:-33 4:78 6:-10 8:13 9:-10
w+2 from F	0:19 1:-21 2:25 8:-19
w+2 from H	0:12 1:-16 2:-14 3:-20 4:35
w+2 from O	0:31 1:-13 2:-12
w+2 from avoid	0:-19 2:34 3:-8
w+2 from make	0:-13 3:14
w+2 from many	0:32 1:-19 4:-7
w+2 from the	0:-36 1:18 2:-8 3:31 4:-18
w+2 from x	0:17 1:-7 3:-10 4:9
w+2 game comma	0:11 1:-10
w+2 game if	0:25 4:-7 8:-9
w+2 game with	0:10 1:18 3:-27
w+2 guard O	1:7 2:-6
w+2 guard edge	0:-9 1:15
w+2 guard the	2:9 3:-11 4:-6
w+2 in A	0:13
w+2 in N	0:6 2:-7 3:-17 5:-9 6:12 8:12
w+2 in O	0:-8 3:18
w+2 in V	0:-35 1:8 2:-17 3:42
w+2 in a	0:7 1:34 3:-36
w+2 in avoid	0:-7 4:7
w+2 in comma	0:-18 1:-16 4:37
w+2 in many	0:-19 3:25 5:-7
w+2 in the	0:-9 2:-10 3:11 4:-10 5:21
w+2 in x	0:36 1:7 2:8 3:-8 4:-26 5:-6 6:-15
w+2 is A	1:36 2:-14 3:-20 4:-9
w+2 is F	0:19 1:-13
w+2 is a	0:41 1:-17 2:-18 3:-7
w+2 is edge	0:9 4:-6
w+2 is take	0:40 1:-37
w+2 is the	0:-8 1:-31 2:13 3:31 4:-16
w+2 is word:enemy	0:11 2:-8
w+2 is x	0:-38 1:24 3:27 4:-13
w+2 kind comma	0:54 1:-46 2:-9
w+2 kind edge	0:-47 2:13 3:33
w+2 kind in	0:-7 2:12
w+2 kind with	0:8 1:12 5:-10
w+2 make F	0:-16 1:22
w+2 many A	1:-35 2:36
w+2 match comma	0:-14 3:10 4:14 8:-8
w+2 me chase	2:6
w+2 me shoot	2:16 5:-14
w+2 me take	0:-6 2:35 3:-24
w+2 move O	0:-11 1:16
w+2 move a	0:37 1:-33
w+2 move at	0:-20 1:25 2:-7
w+2 move edge	0:-6 2:27 3:-15
w+2 move in	1:37 2:-17 3:-19
w+2 move to	0:-22 1:34 3:-16
w+2 move x	0:-15 1:-7 2:-18 3:39
w+2 must A	1:39 2:-31 3:-9
w+2 must F	0:32 1:-29
w+2 must guard	1:8 2:-6
w+2 must me	0:-6 1:-17 2:31 3:-9
w+2 must take	0:-14 3:6 4:19
w+2 must the	0:-23 1:8 2:19 3:-13
w+2 must x	0:-28 1:18 2:19 3:-10
w+2 not take	0:9 3:-8 4:12 8:-8
w+2 not x	0:11 1:-22 2:-56 3:-11 4:47 6:14
w+2 obj avoid	0:29 2:-9 3:-8
w+2 obj bring	0:13 3:-10
w+2 obj eat	0:-13 2:-15 3:32
w+2 obj fight	2:6
w+2 obj over	5:20 6:-16
w+2 obj steal	2:-17 3:23
w+2 obj take	0:-11 1:-12 3:37 4:-9 8:-16
w+2 obj throw	3:-12 6:19
w+2 obj x	0:-22 1:-8 3:14 4:6 6:11
w+2 of A	0:-11 2:23 6:-13
w+2 of F	0:25 2:23 3:-26 4:-15
w+2 of N	0:44 1:-9 2:16 3:-39 6:-15
w+2 of O	0:18 2:-17 3:22 6:-12 8:-9
w+2 of comma	0:-31 1:27 5:11
w+2 of edge	0:28 2:-25 3:-19 5:18
w+2 of game	0:10 1:18 2:-25
w+2 of kind	0:-16 1:-8 2:9 3:20
w+2 of match	0:8 1:-10 2:-10 3:12
w+2 of race	0:-8 1:17 2:-10
w+2 of with	0:-13 1:-17 2:32 3:-12
w+2 of word:enemy	1:-16 2:34 3:-18
w+2 of x	0:12 1:-43 2:-19 3:36 4:-10 6:15
w+2 over O	0:22 1:-6 3:-7
w+2 over the	0:-16 1:19
w+2 play A	0:-6 1:6 5:-18 8:16
w+2 play x	0:11 1:-6 2:-20 4:11
w+2 push O	0:-10 1:14
w+2 reach and	0:-6 3:9
w+2 reach the	0:-12 1:22 2:-13
w+2 rel O	0:-6 1:-22 4:28
w+2 rel fall	0:16 2:-7
w+2 rel move	0:-9 2:-30 3:40 9:-12
w+2 rel must	2:14 4:-11
w+2 rel not	0:-9 1:29 3:-22
w+2 rel save	0:13 2:-16
w+2 rel take	0:8 2:-7 4:6
w+2 rel throw	0:-6 1:6
w+2 rel x	0:-30 1:31 2:-6 4:7
w+2 save edge	2:-9 4:17
w+2 shoot H	0:-9 1:19 2:-9
w+2 shoot at	0:-19 1:29 3:-8
w+2 shoot edge	0:-15 1:-25 2:31 6:13
w+2 sneak A	0:-9 4:14
w+2 sneak and	2:21 3:-7 4:-13
w+2 sneak by	3:9
w+2 sneak edge	1:-16 2:19
w+2 sneak in	2:-16 3:16
w+2 steal A	1:27 2:-23
w+2 steal F	0:-10 1:73 2:-61
w+2 steal O	0:36 1:-35
w+2 steal is	2:7
w+2 steal me	1:-43 2:43
w+2 steal my	1:-37 2:39
w+2 steal the	1:-17 2:24
w+2 stop O	0:11
w+2 stop V	0:10 2:-15 3:-24 4:32
w+2 stop comma	0:41 1:30 2:-29 3:-28 4:-6 8:-8 9:-9
w+2 stop edge	0:-11 1:40 4:-14 5:-8 6:-10
w+2 stop many	0:45 2:8 3:-37 4:-11 5:-6 8:-6
w+2 stop not	0:-8 2:-9 3:7 5:-16 8:24
w+2 stop x	0:-7 3:-22 5:21 6:-9 8:7
w+2 stop you	0:9 1:-9 2:-35 5:33
w+2 subj A	0:27 1:17 2:-36
w+2 subj F	0:-14 1:18
w+2 subj H	0:-6 1:11
w+2 subj N	1:-21 2:23
w+2 subj O	1:9
w+2 subj edge	1:26 2:-19 4:-7
w+2 subj guard	1:-29 2:30
w+2 subj x	1:-13 2:22
w+2 take A	0:-49 1:-80 2:51 3:92 4:-22 8:-6
w+2 take F	0:-25 1:43 2:-12
w+2 take N	1:9
w+2 take O	0:56 1:-9 2:-46 3:-24 8:19
w+2 take a	0:-22 1:-13 3:34
w+2 take and	0:60 1:-38 2:-6 3:-18
w+2 take comma	0:-25 3:19 4:12
w+2 take edge	0:34 3:-23 4:-6
w+2 take is	0:8 1:-18 3:16 5:-7
w+2 take many	0:-22 1:22
w+2 take x	0:49 1:53 2:-31 3:-73 8:-6
w+2 the A	1:9 3:-6
w+2 the O	0:-9 1:-8 2:-8 3:22
w+2 the guard	1:9 3:7 4:-11
w+2 the x	1:17 2:49 3:-55 4:-14 5:-8
w+2 throw A	0:-21 1:-9 3:-16 6:39
w+2 throw F	0:61 1:-8 2:10 4:-8 6:-46
w+2 throw O	0:-43 1:56 2:8 4:-15 6:-13
w+2 throw edge	0:16 1:-24 2:14 4:-18 6:16
w+2 to A	0:24 1:-15 2:-10 4:-18 8:21
w+2 to F	0:17 2:18 3:-9 4:-13 8:-8
w+2 to N	0:-30 2:-12 3:37
w+2 to O	0:-19 4:18
w+2 to avoid	0:-9 2:13
w+2 to chase	0:-6 2:6
w+2 to many	0:33 1:-12 2:-12 6:-9
w+2 to reach	1:-11 2:15 5:-21 8:18
w+2 to save	2:18 3:-17
w+2 to sneak	0:-7 2:8
w+2 to take	0:-23 1:-7 2:17 8:14
w+2 to the	0:28 2:-13 3:14 4:-17 8:-8
w+2 to touch	0:12 2:-9
w+2 to x	0:18 1:-10 2:-19 3:15 4:15 5:-15 6:-9
w+2 vs A	0:-19 1:39 2:-14 3:-16
w+2 vs H	0:-47 1:36 2:-19 3:-15 4:12 9:35
w+2 vs O	0:-11 1:38 2:-14 5:-12
w+2 vs many	0:32 1:-66 3:-20 6:37 9:23
w+2 vs the	0:-8 1:18 3:-26 4:19
w+2 vs x	0:7 4:-7
w+2 with A	0:-10 1:-11 3:-18 4:19 5:-9 6:24
w+2 with F	0:42 1:-41
w+2 with O	0:12 1:-9 3:-16 4:10
w+2 with a	2:-16 3:26 4:8 5:20 6:-27 8:-6
w+2 with many	0:13 1:38 3:-42 4:-11
w+2 with the	0:22 2:-15 3:-6
w+2 with x	1:-11 2:32 3:-9 4:-14
w+2 word:hero and	1:9
w+2 x A	0:20 1:-23 2:-6 3:-24 4:36 5:-6
w+2 x F	0:-8 1:18 2:-10
w+2 x H	0:19 1:25 2:-34 3:-8 4:-15
w+2 x N	0:-39 2:16 3:31
w+2 x O	0:-25 1:42 8:-14
w+2 x and	0:-24 1:-10 2:13 3:46 4:-7 5:-11 8:-7
w+2 x at	0:6 1:-17 2:-25 3:-30 4:-15 5:55 7:22
w+2 x comma	0:35 1:-79 2:34 3:-49 4:24 5:-15 6:13 7:-8 8:44 9:-13
w+2 x cross	1:-15 4:20
w+2 x eat	1:-35 2:42 8:-7
w+2 x edge	0:33 1:35 2:-32 3:-9 4:-33 5:-33 6:-9 7:10 8:-12 9:25
w+2 x fight	0:-18 1:-7 2:15 4:15 8:-6
w+2 x from	0:-27 1:53 2:-19 3:-11
w+2 x game	0:24 1:-66 2:-10 3:51
w+2 x in	2:-32 5:32
w+2 x is	0:-26 2:29
w+2 x many	0:40 1:-31 2:-23 3:24
w+2 x me	0:-15 1:11 2:29 3:-31
w+2 x not	1:9
w+2 x of	0:-25 1:16 3:-9 5:28 8:-6
w+2 x steal	0:-14 1:22 2:-10 3:-6
w+2 x stop	0:-8 1:-24 2:49 3:-29 5:-17
w+2 x subj	1:11 2:-6
w+2 x take	0:-55 1:56 2:-18 3:17
w+2 x the	0:22 1:19 2:-28 5:-6
w+2 x to	0:-11 2:-8 4:20
w+2 x vs	0:21 1:-7 3:-9
w+2 x with	1:10 2:-7
w+2 x you	0:6 1:-33 2:30 3:11 5:-13
w+2 you x	0:-8 4:19 8:-8
w+3 O edge edge	0:16 3:-15
w+3 and A edge	0:-23 1:-43 2:54 3:24 9:-11
w+3 and A vs	0:-12 1:27 3:-14
w+3 and F comma	1:-18 3:30 6:-9
w+3 and F edge	0:-12 1:8 2:-17 3:16
w+3 and F x	0:-7 1:29 3:-23
w+3 and N edge	0:-9 1:8 2:-13 3:21 6:-12
w+3 and O comma	3:12 4:-6
w+3 and O edge	0:-33 2:29 3:6
w+3 and O stop	0:16 3:-23 5:-19 8:30
w+3 and a A	0:-28 2:21 3:11
w+3 and avoid A	0:-7 2:14
w+3 and bring x	2:12
w+3 and eat A	0:-9 1:6 3:-8 5:15
w+3 and eat F	5:9
w+3 and fight A	3:7
w+3 and must A	0:-6 2:-8 4:20
w+3 and over O	0:15 2:-6 3:11 5:-11
w+3 and reach word:goal	5:19 8:-15
w+3 and shoot F	0:17 1:-6 2:-11
w+3 and take A	0:25 3:-12 8:-10
w+3 and take F	0:-25 1:24 2:-8 3:-19 8:21
w+3 and take O	1:-16 2:13 8:18
w+3 and the A	0:-19 1:7 3:-8 4:9 5:28 8:-19
w+3 and the O	0:20 2:-14
w+3 and the word:enemy	0:-10 1:11 2:-24 4:23
w+3 and the word:hero	0:-8 1:-24 2:19 3:14
w+3 and the x	0:29 1:-14 2:-23 3:13
w+3 and x A	0:-10 1:-7 3:20
w+3 and x a	0:14 3:-11
w+3 and x comma	0:-13 3:15
w+3 and x edge	1:-11 3:20
w+3 as at x	1:18 2:-10 6:-7
w+3 as word:enemy edge	0:-9 2:13
w+3 at A comma	0:-18 1:13 4:-14 6:19
w+3 at A edge	0:23 3:7 6:-14 8:-11
w+3 at A throw	0:33 1:-31 3:-18 6:17
w+3 at H edge	0:-15 6:18
w+3 at N edge	0:-8 1:25 6:-16
w+3 at a x	0:-16 3:25 4:-9
w+3 at move F	1:-11 2:-12 6:21
w+3 at the A	3:-8 6:18
w+3 at the H	0:-7 6:11
w+3 at the N	0:-33 1:28 2:10
w+3 at the x	0:-8 1:-39 2:-6 3:17 7:34
w+3 at x comma	1:22 2:-10
w+3 at x edge	0:32 2:-17 3:-23 6:9
w+3 attack N comma	1:-13 2:21 6:-6
w+3 attack edge edge	2:6
w+3 attack the A	1:-23 2:25
w+3 avoid A and	0:28 1:10 2:-9 3:-18 4:-10
w+3 avoid A edge	0:6 8:-8
w+3 avoid H edge	1:-26 3:33
w+3 avoid O edge	1:9 2:-7
w+3 avoid a A	0:-58 3:59
w+3 avoid edge edge	0:-11 1:-38 2:58 3:-14
w+3 avoid the A	0:-14 1:25 3:-23 4:12
w+3 bring A edge	1:-27 3:30
w+3 bring O comma	0:22 1:-11 3:-9
w+3 but A with	3:-9 8:17
w+3 but avoid A	1:-6 3:19 8:-9
w+3 but not the	0:26 4:-11
w+3 but play A	1:-14 2:-7 4:-6 5:28
w+3 but rel you	0:21 3:-32 4:21
w+3 but the A	2:-18 4:19
w+3 but the x	0:13 1:28 2:-37
w+3 chase A edge	1:49 2:-49
w+3 chase edge edge	0:16 1:24 2:-30
w+3 chase the A	1:-33 2:35
w+3 comma A chase	0:-12 1:6 3:16 6:-14 8:8
w+3 comma A comma	0:19 1:-20 3:-32 8:32
w+3 comma A edge	3:7
w+3 comma A stop	2:27 3:-22
w+3 comma A with	0:46 3:-36
w+3 comma A x	0:-9 2:11
w+3 comma F and	0:-28 3:34
w+3 comma F comma	0:-19 1:-13 3:30
w+3 comma H avoid	0:-10 2:24 3:-6
w+3 comma O and	0:-31 3:33
w+3 comma O comma	0:-7 1:-7 3:22
w+3 comma O edge	0:22 3:-16
w+3 comma a A	0:28 1:-43 4:-7 5:17
w+3 comma a x	1:-7 2:16 3:-6
w+3 comma and the	0:18 3:-11
w+3 comma avoid A	0:-13 1:19 2:-22 3:21
w+3 comma avoid H	0:8 1:11 3:-18
w+3 comma avoid O	0:9
w+3 comma avoid V	0:-8 1:17
w+3 comma but A	0:11 4:-6
w+3 comma but not	0:6
w+3 comma but save	0:-8 1:-15 2:23
w+3 comma but the	0:-10 2:-6 3:-13 4:32
w+3 comma but x	0:-10 3:15
w+3 comma eat F	0:-18 1:30 2:-15
w+3 comma kind x	0:6 2:7 3:-6 8:-6
w+3 comma many N	0:-11 2:-15 6:23
w+3 comma many O	0:-16 3:31 8:-7
w+3 comma many kind	0:-7 4:25 8:-16
w+3 comma many many	0:-7 6:11
w+3 comma many word:enemy	0:9 1:12 3:-15
w+3 comma many x	1:37 2:-6 4:-31 5:-19 9:-8
w+3 comma move x	0:10 2:-9 3:-18 9:20
w+3 comma not hit	0:-10 1:-10 3:21
w+3 comma not take	0:7 1:-23 3:15
w+3 comma not x	0:-33 1:-14 4:-7 5:7 6:36
w+3 comma play A	0:-6 1:-8 2:11 3:18 4:-8 8:-9
w+3 comma play a	0:39 3:16 4:-8 5:-31 7:-8
w+3 comma play is	0:-10 2:14
w+3 comma rel take	1:20 2:-11
w+3 comma save A	2:6
w+3 comma take F	2:20 3:-17
w+3 comma take O	0:8 1:8 8:-12
w+3 comma take x	8:16
w+3 comma the A	0:23 1:-16 2:-10 3:13 4:-6 6:-8
w+3 comma the F	0:-9 1:10
w+3 comma the O	2:9
w+3 comma the x	0:-20 2:6 3:16
w+3 comma word:boss is	1:10 3:-10
w+3 comma word:enemy x	1:9 2:-7
w+3 comma x A	0:-27 1:10 4:16
w+3 comma x and	0:-10 1:-9 3:-13 4:27 6:8
w+3 comma x comma	0:66 1:6 2:-16 3:-41 4:-7
w+3 comma x edge	0:-21 1:-18 2:6 3:12 4:-18 6:27
w+3 comma x if	3:10
w+3 comma x in	0:-21 3:10 4:21 5:-6
w+3 comma x many	0:-9 1:-14 2:44 4:-28 5:16 6:-12 8:-19
w+3 comma x me	0:6 3:8 6:-8
w+3 comma x of	0:-19 1:-11 2:-6 3:35
w+3 comma x shoot	0:15 2:-22 4:15
w+3 comma x stop	0:38 3:-24
w+3 comma x the	0:7 2:-9 3:9
w+3 comma x to	0:18 1:-14 3:-16 6:15
w+3 comma x with	0:57 1:7 3:-62
w+3 comma you take	0:16 3:-6 8:-10
w+3 eat A edge	0:-22 1:-22 2:-15 3:50 4:-7
w+3 eat F edge	1:47 2:-47
w+3 eat N edge	0:-12 1:64 2:-58
w+3 eat O edge	1:17 2:-14
w+3 eat edge edge	0:-13 1:-12 3:34 5:-8
w+3 eat my F	1:-29 2:30
w+3 eat the F	1:-73 2:76 3:-7
w+3 edge edge edge	1:15 2:-6 4:-9 8:8
w+3 fight A edge	0:11 1:-6
w+3 fight A save	0:-10 1:-15 2:23
w+3 fight at x	0:19 1:-18
w+3 from A comma	0:-6 1:-12 4:20
w+3 from A edge	0:-19 2:-16 3:-22 4:47
w+3 from A obj	0:-20 1:20 2:-16 8:18
w+3 from F obj	0:-11 2:33 8:-18
w+3 from F steal	0:34 1:-9 2:-24
w+3 from O edge	0:33 1:-12 2:-14
w+3 from avoid edge	0:-8 2:10
w+3 from make edge	0:-13 3:14
w+3 from the A	0:-12 1:-6 3:24 4:-6
w+3 from the x	3:14 4:-11
w+3 from x A	0:35 1:27 4:-58
w+3 from x avoid	1:-16 2:19
w+3 from x edge	0:-63 2:-6 3:11 4:46
w+3 game if a	0:25 4:-7 8:-9
w+3 game with A	0:-34 1:39
w+3 game with a	0:30 1:-23 3:-7
w+3 guard edge edge	0:-9 1:15
w+3 guard the N	1:17 2:-13 3:-7
w+3 guard the x	1:-45 2:54
w+3 in N comma	0:-10 1:7 2:8 5:-10 8:13
w+3 in N edge	0:9 1:-13 2:-14 6:17
w+3 in N x	0:-9 1:23 3:-14
w+3 in V edge	0:-13 3:18
w+3 in a A	0:8
w+3 in a x	1:37 3:-35
w+3 in avoid A	0:-7 4:7
w+3 in many x	0:-19 3:25 5:-7
w+3 in the A	0:15 3:-9
w+3 in the O	0:9 1:16 3:-27 4:10
w+3 in the x	0:-35 1:-10 2:-8 3:43 4:-19 5:23
w+3 in x and	0:42 3:-16 6:-16
w+3 in x comma	0:20 2:6 3:-13 4:-13
w+3 in x edge	0:44 1:-44 5:-6 6:8
w+3 is A edge	0:32 1:-6 2:-12 3:-14
w+3 is a A	0:29 1:-17 2:-12
w+3 is a F	0:8 3:-7
w+3 is edge edge	0:9 4:-6
w+3 is the A	0:9 1:-26 2:27 4:-16
w+3 is x and	0:-12 1:32 2:-16 3:-8
w+3 is x comma	0:-20 1:19 2:17 4:-11
w+3 kind edge edge	0:-47 2:13 3:33
w+3 kind with A	1:10
w+3 match comma many	0:-12 3:15
w+3 move edge edge	0:-6 2:27 3:-15
w+3 move in the	0:-14 1:32 3:-19
w+3 move x edge	0:-11 1:17
w+3 must guard the	1:8 2:-6
w+3 must the F	0:-21 1:-15 2:41 3:-12
w+3 not x comma	0:29 2:-36 6:16
w+3 not x edge	0:-10 2:-14 4:18
w+3 not x stop	1:-27 2:-14 3:-11 4:38
w+3 obj avoid kind	0:-7 2:9
w+3 obj avoid x	0:-18 2:25
w+3 obj eat A	0:-9 2:-15 3:24
w+3 obj take A	2:-12 3:16
w+3 obj take but	0:18 2:-16
w+3 obj take comma	0:32 3:-31
w+3 obj take edge	0:-47 1:-9 2:43
w+3 obj take game	2:-12 3:17
w+3 obj take kind	0:-6 3:9
w+3 obj take x	2:-13 3:16
w+3 obj throw x	3:-12 6:16
w+3 obj x edge	0:-19 2:9 4:14
w+3 obj x to	2:-7 3:18 4:-6
w+3 of A edge	0:10 2:-12 4:9
w+3 of F comma	3:6
w+3 of F edge	0:38 2:28 3:-57 4:-7
w+3 of O edge	0:-7 2:-17 3:25
w+3 of edge edge	0:28 2:-25 3:-19 5:18
w+3 of game comma	0:11 2:-10
w+3 of kind comma	0:-13 1:-7 3:19
w+3 of kind edge	0:-15 1:7 2:6
w+3 of match edge	0:-20 1:-6 2:-9 3:29
w+3 of race edge	0:-8 1:17 2:-10
w+3 of with edge	0:-13 1:-17 2:32 3:-12
w+3 of word:enemy avoid	1:-16 2:34 3:-18
w+3 of x comma	0:-21 2:23
w+3 of x edge	1:-8 2:-7 3:19
w+3 over O edge	0:26 1:-12 3:-7
w+3 over the O	0:-16 1:19
w+3 push O at	0:-10 1:12
w+3 reach and avoid	0:-6 3:9
w+3 reach the x	0:-11 1:22 2:-13
w+3 rel fall of	0:16 2:-7
w+3 rel move edge	0:-8 1:-17 2:-18 3:42 9:-12
w+3 rel not must	0:-9 1:29 3:-22
w+3 rel save A	0:16 1:-15
w+3 rel save the	1:18 2:-16
w+3 rel take O	0:10
w+3 rel throw F	0:-6 1:6
w+3 rel x the	0:-34 1:9 3:35
w+3 save edge edge	2:-9 4:17
w+3 shoot H at	0:-9 1:19 2:-9
w+3 shoot at A	0:-15 1:31 2:-16
w+3 shoot edge edge	0:-15 1:-25 2:31 6:13
w+3 sneak A edge	0:-8 4:10
w+3 sneak and steal	2:21 3:-7 4:-13
w+3 sneak edge edge	1:-16 2:19
w+3 steal F from	1:45 2:-40
w+3 steal is edge	2:7
w+3 steal me x	1:-43 2:43
w+3 steal my F	1:-37 2:39
w+3 steal the F	1:-19 2:26
w+3 stop comma edge	0:19 1:34 2:-29 3:-18 9:-9
w+3 stop edge edge	0:-11 1:40 4:-14 5:-8 6:-10
w+3 stop many move	0:23 4:-8 8:-6
w+3 stop many x	0:12 2:12 3:-24
w+3 stop x comma	2:-19 5:32 8:-15
w+3 stop x me	0:31 1:-18 5:-7
w+3 stop x not	3:-13 4:-10 8:25
w+3 subj A from	1:7
w+3 subj A obj	1:26 2:-23
w+3 subj A to	0:34 1:-14 2:-13
w+3 subj F obj	0:-14 1:18
w+3 subj H obj	0:-6 1:7
w+3 subj N obj	1:-22 2:24
w+3 subj O with	1:6
w+3 subj edge edge	1:26 2:-19 4:-7
w+3 subj guard x	1:-31 2:32
w+3 take A but	1:7
w+3 take A comma	0:-28 1:-62 2:67 3:31 4:-17
w+3 take A edge	0:-58 1:-19 2:-38 3:84 4:-6
w+3 take F avoid	1:17
w+3 take F edge	1:10
w+3 take F in	0:-12 1:13
w+3 take O comma	0:61 1:-54 2:-7
w+3 take O edge	0:-25 1:33 2:-20 3:-20 8:22
w+3 take O in	0:41 1:-13 2:-26
w+3 take O stop	1:17 8:-14
w+3 take a O	1:6
w+3 take and A	0:-9 3:14
w+3 take and H	0:35 3:-30
w+3 take and from	0:39 1:-36
w+3 take comma but	0:-10 3:26 4:-9
w+3 take edge edge	0:34 3:-23 4:-6
w+3 take many F	0:-21 1:21
w+3 take x comma	0:-36 1:71 3:-55
w+3 take x is	0:63 1:-29 3:-37
w+3 the A chase	0:-7 1:-7 2:17
w+3 the F edge	0:-11 1:11 2:6
w+3 the O but	0:-17 1:-8 2:-7 3:28
w+3 the guard edge	1:9 4:-8
w+3 the x stop	0:-18 2:35 3:-17 4:-9
w+3 throw A edge	0:-19 1:-13 3:-16 6:40
w+3 throw F at	0:38 1:28 2:-14 6:-45
w+3 throw F edge	0:-24 2:26
w+3 throw O at	0:-36 1:57 2:-13 4:-13
w+3 throw edge edge	0:16 1:-24 2:14 4:-18 6:16
w+3 to F obj	0:17 2:18 3:-9 4:-13 8:-8
w+3 to N comma	0:-30 2:-12 3:37
w+3 to avoid edge	0:-9 2:12
w+3 to chase x	0:-6 2:6
w+3 to reach the	1:-11 2:15 5:-21 8:18
w+3 to save the	2:18 3:-17
w+3 to sneak x	0:-7 2:8
w+3 to the N	3:16 4:-8
w+3 to the x	0:16 2:-13 3:14 4:-9 8:-8
w+3 to x comma	0:25 1:-10 2:-11 3:19 5:-14 6:-9
w+3 to x edge	2:-8 3:-6 4:19
w+3 vs A edge	1:22 3:-17
w+3 vs A of	0:-12 1:20 2:-9
w+3 vs H and	0:-17 4:17
w+3 vs H edge	0:-32 1:25 2:-18 3:-14 9:36
w+3 vs O edge	0:-8 1:27 5:-12
w+3 vs many A	0:47 1:-44
w+3 vs many H	0:-17 1:-32 3:-20 6:38 9:24
w+3 vs the A	0:-14 3:-6 4:20
w+3 vs the O	0:8 3:-6
w+3 with A edge	0:11 1:-8
w+3 with O comma	0:-21 2:31
w+3 with O edge	0:37 2:-29
w+3 with a A	0:11 1:-17 3:11
w+3 with a O	0:-25 1:34 3:15 4:-15 5:22 6:-29
w+3 with a x	0:-10 2:-16 4:24
w+3 with many O	0:-11 1:28 3:-8 4:-9
w+3 with the O	0:22 2:-15 3:-6
w+3 with x edge	0:15 2:-6 4:-8
w+3 x A from	0:7 1:-39 3:-8 4:43
w+3 x and A	0:-10 2:12
w+3 x and O	0:24 2:-21
w+3 x and the	0:-25 1:-15 2:40
w+3 x and x	1:-7 2:-15 3:23
w+3 x at the	0:35 2:-10 3:-29 4:-15 7:23
w+3 x at x	0:-27 1:-20 2:-22 3:-11 5:57
w+3 x comma A	0:-15 1:-7 2:-9 3:-17 4:41
w+3 x comma F	0:-30 1:-51 3:16 8:58
w+3 x comma N	0:7
w+3 x comma O	0:12 1:-21 2:10 3:14 8:-6
w+3 x comma many	0:-6 1:-11 2:18 3:-9 4:-10 5:-7 6:18
w+3 x comma not	0:-18 2:22
w+3 x comma x	0:64 2:-14 3:-64
w+3 x eat my	1:-53 2:56
w+3 x edge edge	0:33 1:35 2:-32 3:-9 4:-33 5:-33 6:-9 7:10 8:-12 9:25
w+3 x from x	0:-10 1:32 2:-16 3:-11
w+3 x in N	0:-17 1:10 2:-14 3:-15 5:34
w+3 x in x	0:11 1:-6 2:-20 3:20
w+3 x is a	0:-15 1:24 2:-8
w+3 x many x	0:24 1:-15 2:-23 3:24
w+3 x not x	1:9
w+3 x steal my	0:-9 1:-35 2:41
w+3 x stop many	0:38 2:-22 3:-6 4:-7
w+3 x stop the	1:-18 2:24
w+3 x stop x	0:-6 4:16 5:-9
w+3 x take A	0:-44 1:56 2:-16
w+3 x the A	0:23 3:-22
w+3 x the x	1:20 2:-17
w+3 x you must	0:12 1:-15 2:17 3:-10
w-+ A edge	2:-12 3:-12 4:-11 9:37
w-+ A take	3:14 4:-7
w-+ A x	0:-18 2:-12 3:14 4:19
w-+ O comma	0:-16 1:20 2:-16 3:-14 6:22
w-+ O edge	0:13 1:-18 2:19 3:-8
w-+ V x	0:-12 2:17
w-+ a A	0:36 1:-35
w-+ a F	0:-11 1:18 4:-6
w-+ a and	0:-43 1:50 2:-23 3:9 4:10 7:-14
w-+ a as	1:6
w-+ a at	0:-15 7:23
w-+ a avoid	0:6 1:19 3:-20
w-+ a chase	1:-16 2:18
w-+ a comma	0:-13 1:-46 2:17 3:51 4:-11 6:8 8:-13
w-+ a eat	1:13 2:-9
w-+ a edge	0:15 1:20 2:-10 3:-19 4:-15 5:-7 7:14 8:-6
w-+ a from	0:8 1:-7 4:11
w-+ a game	0:59 1:-40 4:-7 8:-9
w-+ a in	0:12 1:-6
w-+ a is	0:-38 1:-8 3:39
w-+ a make	1:-7 3:-10 4:16
w-+ a move	1:17 3:-15 6:-8 8:14
w-+ a of	0:30 3:-13 4:-7 8:-8
w-+ a rel	0:-27 1:28 2:-33 3:38 9:-12
w-+ a steal	0:-9 1:18 2:-6
w-+ a stop	1:-28 2:13 4:-10 8:25
w-+ a take	0:45 1:-12 2:-16 3:-6 8:-12
w-+ a the	0:-7 1:12 2:-6 3:7
w-+ a throw	1:23 2:-13 6:-13
w-+ a vs	0:-18 4:16
w-+ a with	0:-19 1:12 3:-10 4:19
w-+ a word:hero	1:9
w-+ a x	0:-6 1:19 2:-16 3:-21 4:-12 5:-9 7:32
w-+ a you	0:-10 2:29 3:-9 7:-6
w-+ and as	0:-22 2:22 3:18 4:-9 7:-9
w-+ and attack	0:-10 2:-7 5:18
w-+ and comma	0:-16 1:-17 2:7 4:-33 5:13 6:28
w-+ and eat	0:-12 2:-7 3:24
w-+ and edge	1:19 4:11 5:-16 6:-12 7:-7 8:-7 9:-12
w-+ and from	0:24 2:-10 3:-11
w-+ and stop	0:34 2:-18 3:-14 4:-8 5:-18 8:23
w-+ and take	0:-11 2:-9 3:24 5:-7
w-+ and vs	1:-12 2:-18 3:-13 9:37
w-+ and x	0:-26 1:-17 2:67 3:-43 4:14 5:-10 9:-7
w-+ as comma	0:-23 1:36
w-+ as edge	0:23 1:-26 2:-9 3:14
w-+ as x	0:40 1:-11 3:-30
w-+ at and	0:-10 2:-11 4:21 5:-15 8:16
w-+ at avoid	0:-8 4:13
w-+ at but	0:-7 2:-17 4:25
w-+ at comma	0:-13 1:31 4:6 5:-7 6:-6 8:-19
w-+ at edge	0:-10 1:7 2:16 3:-21 4:20 7:-6
w-+ at in	0:24 3:-6 4:-18
w-+ at rel	2:14 4:-11
w-+ at throw	0:-19 1:-32 2:29 4:18
w-+ attack comma	0:-11 1:-8 4:17
w-+ avoid and	0:-28 1:-15 2:39 5:17 8:-15
w-+ avoid comma	0:9 2:34 3:7 5:-43
w-+ avoid edge	1:10 2:13 3:-17 4:-13 5:16
w-+ avoid in	0:-6 2:6
w-+ avoid of	0:16 2:-25 3:-8 5:18
w-+ avoid to	0:12 2:-6
w-+ bring at	0:-10 1:-14 3:30
w-+ bring comma	0:27 1:-6 3:-16
w-+ bring edge	0:-15 1:40 2:-7 3:-21
w-+ bring reach	0:-8 3:12
w-+ bring to	0:-6 3:17 4:-8
w-+ but edge	0:-8 1:10 2:-8 3:9
w-+ but stop	0:31 2:-7 3:-13 4:-10
w-+ but to	0:12 2:-9
w-+ but with	2:10
w-+ but x	0:-10 1:-10 2:48 3:-31 4:-7
w-+ chase edge	0:-8 2:-30 3:37
w-+ comma and	0:-23 1:-13 2:6 3:54 4:-13 5:-10 6:-8 8:-7
w-+ comma at	0:24 2:-17 4:-9
w-+ comma attack	0:21 1:-13
w-+ comma avoid	0:-7 2:-17 9:22
w-+ comma bring	0:-10 1:13
w-+ comma chase	0:-9 2:28 3:-19
w-+ comma comma	0:-65 1:-52 2:6 3:63 4:11 6:-6 8:16 9:-8
w-+ comma edge	0:110 1:-34 2:-63 3:9 5:-13 8:-18 9:-6
w-+ comma from	0:-8 2:9
w-+ comma guard	0:-8 1:18 2:7 4:-12
w-+ comma in	0:-47 1:37 4:-14 5:23
w-+ comma is	0:29 2:-17 3:-9
w-+ comma move	0:-6 1:16 4:-6 5:-6 9:-7
w-+ comma obj	1:-14 2:26 3:-51 6:17
w-+ comma of	0:34 1:-9 2:-26 3:-12 6:18
w-+ comma over	1:-11 2:-6 5:17
w-+ comma stop	0:10 1:30 2:-12 3:-22 4:-7 9:-11
w-+ comma subj	1:18 2:-28 3:12
w-+ comma take	2:8 3:-7
w-+ comma throw	0:42 1:-23 3:-6 6:-12
w-+ comma to	1:-7 2:20 4:-6 6:-11
w-+ comma vs	0:-37 1:56 2:-11 3:-14
w-+ comma with	0:14 3:-10
w-+ comma x	0:-33 1:-27 2:58 4:-35 5:20 6:-9 8:-7 9:20
w-+ eat comma	0:-9 2:-25 3:30
w-+ eat edge	0:-18 1:16 2:-8 3:10
w-+ edge A	0:-21 1:46 2:-20 3:-8
w-+ edge F	1:33 2:-23 3:-8 6:-14
w-+ edge O	0:-14 2:37 3:-20 4:-8
w-+ edge and	0:-12 1:26 3:-14
w-+ edge at	0:-23 1:37 2:-7
w-+ edge attack	1:-16 2:32 6:-6
w-+ edge avoid	0:-9 1:7
w-+ edge bring	0:-18 1:-22 2:-10 3:45
w-+ edge but	0:21 1:12 2:-10 3:-16 4:-7
w-+ edge chase	1:-46 2:48
w-+ edge comma	1:7
w-+ edge cross	0:-19 1:24
w-+ edge eat	0:-25 1:-26 2:12 3:40 4:-7
w-+ edge edge	0:-35 1:77 2:-22 3:-32 4:-7
w-+ edge fall	0:-15 2:10 3:13
w-+ edge fight	0:-13 1:33 2:-6 4:-11
w-+ edge from	0:9 1:-56 2:-7 3:-30 4:68 6:-6
w-+ edge game	0:14 3:-6
w-+ edge guard	1:9 2:-6
w-+ edge in	0:13 1:20 3:-30
w-+ edge kind	0:-8 1:-19 2:-12 3:29 5:9
w-+ edge make	0:-15 1:18
w-+ edge match	0:-18 1:-10 3:27
w-+ edge move	0:13 2:-6
w-+ edge obj	0:-6 1:-24 2:6 3:11 4:16
w-+ edge of	0:32 1:-8 2:6 3:-11 4:-13 5:-6
w-+ edge play	1:20 2:-7 3:-7
w-+ edge rel	0:23 1:12 2:-12 3:-21
w-+ edge shoot	0:-16 1:-25 2:38
w-+ edge steal	0:-11 1:-9 2:19
w-+ edge subj	0:6 3:-7 6:-6
w-+ edge take	0:-9 2:34 3:14 4:-23 6:-8 8:-10
w-+ edge the	0:41 1:-16 2:12 3:-31
w-+ edge throw	0:-10 2:-23 3:-26 4:-16 6:46
w-+ edge to	1:-8
w-+ edge vs	0:48 2:-43 3:-6
w-+ edge with	0:40 1:-46 2:23 3:-11
w-+ edge x	0:-8 1:-15 2:-43 3:37 4:29 5:-11 8:38
w-+ fall with	0:-6 3:28 6:-13
w-+ fight comma	2:9
w-+ fight edge	0:8 1:-12 2:20 4:-11
w-+ fight save	0:-9 2:-6 4:15
w-+ from and	0:24 2:-41 9:30
w-+ from comma	0:-11 1:24 2:-23 3:-8 5:-7 8:27
w-+ from edge	1:-26 2:28 4:-7 5:15 7:-6 8:-22 9:-9
w-+ from guard	4:12
w-+ from in	0:7 3:14 6:-16
w-+ from obj	0:-7 2:-10 4:13
w-+ from steal	3:7
w-+ from stop	2:22 3:-16
w-+ from vs	0:-14 1:-29 6:38
w-+ from with	2:6 4:-6
w-+ from x	1:-7 2:17 4:-6
w-+ guard edge	0:43 4:-41
w-+ guard from	0:9 1:-11 3:-7 4:11
w-+ hit edge	0:12 2:-24 3:12
w-+ in and	4:13 5:13 8:-22
w-+ in avoid	0:20 4:-8 8:-8
w-+ in comma	1:40 2:-18 3:8 4:-32 5:-7
w-+ in edge	0:15 1:-10 2:6 3:-7 4:-26 5:-16 6:-10 8:38
w-+ in sneak	2:8
w-+ in vs	0:18 1:-8 4:-7
w-+ in with	0:-12 4:-13 5:25
w-+ in x	0:6 1:-23 2:-14 3:-21 4:60 5:-10 8:-26
w-+ is and	0:8 2:-22 3:17
w-+ is but	0:-17 5:27
w-+ is comma	0:24 5:-22
w-+ is edge	1:-26 2:23 5:-10 7:-7
w-+ is stop	0:-22 1:-9 2:-7 5:33
w-+ is x	2:15
w-+ kind comma	0:23 1:-13 3:-7
w-+ kind edge	1:44 2:-7 3:-37 5:-8
w-+ kind of	0:-13 1:-17 2:32 3:-12
w-+ love comma	0:-15 1:14
w-+ love stop	1:19 3:-13
w-+ make and	3:14 6:-9
w-+ make comma	0:27 3:-25
w-+ make edge	3:27 4:-22
w-+ many and	0:-13 1:16 2:-10 3:10 4:-10 5:14 8:-10
w-+ many at	0:-7 6:10
w-+ many but	3:13
w-+ many comma	0:46 1:-46 2:-19
w-+ many edge	0:116 1:-66 2:14 3:-19 5:-38 6:8
w-+ many fight	0:25 1:-19 2:-6
w-+ many in	0:-43 1:51 2:-9 5:-8
w-+ many is	0:-9 1:-6 2:-18 3:24
w-+ many must	0:-16 1:8 2:17 3:-10
w-+ many of	0:9 1:-11 2:-7 3:13
w-+ many stop	0:-22 3:27
w-+ many take	0:15
w-+ many to	0:-26 2:18 3:6
w-+ many x	0:-34 1:30 2:-16 3:25
w-+ me comma	0:7 3:6
w-+ move edge	0:-25 2:26 4:-6
w-+ move in	0:23 3:-10 5:-6
w-+ must comma	0:12 2:-7
w-+ must edge	0:17 3:-7
w-+ my comma	0:-11 3:-8 4:15
w-+ my edge	0:-13 1:-29 3:27 4:9
w-+ my is	0:17 1:-15
w-+ my x	0:-21 1:-7 2:25
w-+ not edge	0:14 1:-6 2:6 3:-8
w-+ of and	0:16 1:14 3:-10 5:-7 8:-11
w-+ of comma	0:44 1:-22 4:-13 6:-18 8:-8 9:15
w-+ of edge	0:-22 1:16 2:-16 3:-20 6:14 8:37
w-+ of in	1:-21 3:28 5:-10 8:13
w-+ of rel	1:19 3:-18
w-+ of to	0:14 2:-10 4:-6
w-+ of vs	0:39 1:-39
w-+ of with	0:-13 1:8 3:9
w-+ of x	0:-30 1:13 2:20
w-+ over and	0:17 1:-16 2:-14 3:-18 5:-14 8:45
w-+ over comma	0:-7 5:27 8:-18
w-+ over edge	0:-15 5:43 8:-36
w-+ play avoid	1:12 3:-10
w-+ play comma	0:-11 1:20 2:15 3:-21
w-+ play stop	0:-22 1:30 3:-9
w-+ play the	1:17 3:-12
w-+ play with	1:9
w-+ push in	3:18 4:-14
w-+ race edge	0:-10
w-+ rel comma	0:21 1:-7 2:-7
w-+ rel the	0:-7 1:-7 2:17
w-+ save edge	0:-39 1:-17 2:-17 3:37 4:18
w-+ save from	0:41 3:-31 4:-9
w-+ shoot at	1:-12 2:-24 3:-23 6:49
w-+ shoot edge	0:16 2:22 6:-35
w-+ sneak edge	2:8 3:-6
w-+ steal comma	0:48 3:-47
w-+ steal edge	0:23 1:-7 2:-36 3:24
w-+ steal from	0:-19 3:22
w-+ steal in	0:16 2:-6 3:-10
w-+ steal sneak	2:-18 3:29
w-+ stop and	0:11 2:9 4:-8
w-+ stop comma	0:-10 3:15
w-+ stop is	0:-8 5:15
w-+ stop must	0:-8 1:17 3:-6
w-+ stop obj	0:-8
w-+ stop to	0:6 2:10 6:-9
w-+ stop vs	0:-7 1:16
w-+ stop x	0:12
w-+ subj and	2:16 3:-13
w-+ subj from	0:-25 2:36
w-+ subj obj	2:-40 3:32 4:20 5:13 6:-9 8:-16
w-+ subj to	2:20 3:-9 4:-23 8:15
w-+ subj with	0:8 2:-10 3:-9 6:21 8:-6
w-+ take and	0:10 2:-6
w-+ take at	0:-10 3:17
w-+ take avoid	1:-26 3:33
w-+ take comma	0:-10 2:-15 3:10 4:12
w-+ take edge	0:-35 1:38 2:-25 3:36 4:-19 5:-14
w-+ take from	2:16 3:-8
w-+ take in	0:-16 3:-14 4:28
w-+ take obj	0:-11 2:17
w-+ take of	0:-7 1:17 2:-17 3:8
w-+ take to	0:17 3:-17
w-+ take with	0:-6 1:-11 3:16
w-+ take x	0:42 3:-38
w-+ the and	0:49 1:34 2:-24 3:-34 4:-16 5:15 6:-8 8:-26
w-+ the at	0:15 1:-18 2:7 3:-13 4:-7 6:15
w-+ the attack	1:-22 2:23
w-+ the avoid	1:-29 2:8 3:31 4:-19 9:-8
w-+ the bring	0:10 2:-6 3:-7
w-+ the but	0:71 1:-6 2:-55 4:9 5:-7
w-+ the chase	0:-25 1:53 2:-30
w-+ the comma	1:18 2:-35 3:35 4:13 5:-20 6:-16 8:-13
w-+ the eat	0:-14 1:27 3:-26 4:13
w-+ the edge	0:-60 1:-31 2:18 3:-19 4:32 5:7 6:-11 8:48
w-+ the from	0:17 1:-23 2:-17 3:26 4:9 9:-14
w-+ the guard	1:-18 2:37 4:-17
w-+ the in	1:-59 2:19 3:40
w-+ the is	0:54 1:-32 3:-54 4:14 6:-6 7:17
w-+ the me	2:17 5:-13
w-+ the move	0:12 1:-22 2:20 3:-9
w-+ the must	1:11 2:19 3:-24 8:-8
w-+ the not	0:38 1:17 2:-39 4:-19 8:11
w-+ the of	0:-10 1:-9 2:8 4:11
w-+ the push	0:-12 1:14
w-+ the reach	0:-14 1:20 3:6 4:-10
w-+ the sneak	0:-9 1:-17 2:30 3:-6
w-+ the steal	1:42 2:-38
w-+ the stop	1:22 2:-35 3:-36 4:29 5:26 8:-22
w-+ the take	0:34 1:-16 2:-38 3:7 4:11
w-+ the the	0:-35 1:28 2:32 3:-35
w-+ the throw	0:-15 1:18
w-+ the to	2:-11 3:14 4:10 8:-8
w-+ the vs	0:-15 1:17 3:-22 4:24
w-+ the with	0:18 2:-19 3:-27 4:40 6:-19
w-+ the x	0:6 1:-19 2:8 3:36 4:-41 5:28 7:-6 8:-7 9:-6
w-+ throw at	0:-17 1:21 3:-21 4:-13 6:31
w-+ throw comma	0:-14 2:-16 3:30 5:-10 6:8
w-+ throw edge	0:-11 1:20 3:-12 5:25 6:-21 7:-7
w-+ to comma	4:16 8:-12
w-+ to obj	0:19 3:-19 4:-8 6:8
w-+ to rel	0:-11 4:22
w-+ to x	0:22 2:-9 4:-8
w-+ touch with	0:12 1:-8
w-+ vs and	0:-17 2:22
w-+ vs comma	2:10
w-+ vs edge	0:-13 1:24 2:22 3:-20 4:-9
w-+ with and	0:-13 1:-28 2:29 3:21 5:15 6:-16 9:-11
w-+ with as	1:-10 2:18
w-+ with but	0:-6 3:12
w-+ with comma	0:32 1:-46 3:-13 4:-8 5:15 6:8
w-+ with edge	0:-8 1:13 2:-21 4:-7 6:34 7:-7 8:-6
w-+ with from	0:-13 3:14
w-+ with in	1:-13 2:-19 3:23 6:10
w-+ with of	0:44 2:15 3:-38 4:-6 6:-13
w-+ with stop	0:-29 2:-33 3:55 6:-7
w-+ with to	1:-11 2:15
w-+ with vs	0:-10 1:48 2:-7 3:-20 5:-12 6:-7
w-+ with x	0:-19 1:51 2:-21 3:-11
w-+ word:enemy comma	1:-8 2:14
w-+ x and	0:-18 1:-13 2:52 3:-28
w-+ x at	0:16 1:-21 2:-8 7:17
w-+ x attack	0:-22 1:21 2:13 4:-9
w-+ x but	0:-27 1:-10 2:-11 3:36 8:16
w-+ x comma	0:13 1:9 3:-18 4:-22 6:-13 8:26 9:-6
w-+ x edge	0:-72 1:16 2:-25 3:46 4:17 5:-23 6:15 7:30 8:-13 9:-6
w-+ x fight	0:10 1:-29 2:22
w-+ x from	0:-37 1:17 3:-29 4:41
w-+ x game	0:6 1:14 3:-20
w-+ x guard	1:25 2:-23
w-+ x in	0:33 1:19 2:-7 3:-37
w-+ x move	0:-8 1:15
w-+ x must	0:25 1:-26 2:13 3:-11
w-+ x obj	3:34 4:-21 8:-7
w-+ x of	0:-21 1:17 2:-6 3:23 4:-6
w-+ x rel	0:9 1:-6 2:16 3:-10 4:-6
w-+ x shoot	0:45 1:-36 2:-10
w-+ x stop	0:35 2:16 3:-30 4:7 5:-11 6:-11 8:-8
w-+ x subj	0:-7 1:-21 2:27
w-+ x take	0:15 1:-31 2:19 3:-8 8:10
w-+ x the	1:10
w-+ x to	1:-20 2:-6 3:14 4:20 5:-13
w-+ x vs	0:8 1:12 2:-15
w-+ x with	0:40 1:-10 2:-7 3:-23
w-+ x x	0:31 1:13 2:-81 4:-7 5:20 6:13 8:-7
w-1 A	0:-40 2:13 4:-13 6:15 9:27
w-1 A A	0:-38 2:14 3:-14 4:6 9:31
w-1 A F	0:-19 2:-17 3:11 6:23
w-1 A O	3:18 6:-6
w-1 A sov	0:-15 2:-8 4:22
w-1 A svo	0:-39 2:26 3:-8 4:-30 6:17 9:31
w-1 A v2	0:8 2:-8 3:12 4:-9
w-1 F	0:28 1:-8 2:-8 4:-7
w-1 H	0:13 2:24 3:-24 4:-7
w-1 H svo	0:13 2:24 3:-24 4:-7
w-1 O	0:-6 2:-6 3:13 4:-15 6:16
w-1 O F	0:-7 1:20 2:-7 3:-6
w-1 O H	0:-16 1:-18 2:14 6:19
w-1 O O	0:20 3:-9
w-1 O sov	2:-7 3:8
w-1 O svo	0:-25 3:12 4:-11 6:17
w-1 V	0:6 2:34 3:-22 4:-19
w-1 V V	2:23 3:-6 4:-16
w-1 V svo	2:23 3:-6 4:-16
w-1 a	1:38 2:-17 3:-7 5:-9 6:-9 7:19 8:-10 9:-7
w-1 a A	0:13 1:11 3:-9 4:-7 7:8 9:-6
w-1 a F	0:12 1:37 2:-14 3:-17 4:-15
w-1 a H	1:15 2:-25 5:-10 6:-16 7:27
w-1 a N	0:-41 3:22 4:20 8:11
w-1 a O	0:23 5:-9 7:-10 8:-11
w-1 a V	0:-15 1:28 2:-21 7:18 8:-14
w-1 a sov	0:13 1:-26 2:-8 7:19
w-1 a svo	1:34 2:-16 4:-11 5:-10 6:-7 7:17 8:-15 9:-7
w-1 a v2	0:-23 1:39 3:-18 4:10 6:-11 7:-7 8:15
w-1 and	0:-27 1:-27 2:22 3:25 4:-22 7:-15 9:12
w-1 and A	0:14 2:6 3:-11 4:-11 5:-13 7:-14 9:21
w-1 and F	0:10 1:-22 2:24 3:11 4:-15
w-1 and H	0:-22 6:28
w-1 and N	0:-23 3:9 4:20 6:-13
w-1 and O	0:-10 2:-41 3:30 4:-26 5:11 8:13
w-1 and V	0:-10 1:-17 2:45 3:-9 4:-11 5:-8
w-1 and sov	0:12 2:-7 3:8 5:-7
w-1 and svo	0:-50 1:-12 2:33 3:8 6:7 7:-15 8:11
w-1 and v2	0:23 1:-27 3:16 4:-31 8:-6 9:17
w-1 as	0:15 1:13 2:-26 8:-6
w-1 as A	0:25 1:10 2:-26
w-1 as F	0:-15 3:14
w-1 as O	0:10
w-1 as svo	0:10 1:15 2:-26 3:9 8:-6
w-1 at	0:-16 2:22 3:-21 4:44 5:-22 6:-14 7:-8
w-1 at A	0:-43 1:-32 2:19 3:17 4:37 6:-6 7:-7 8:-10
w-1 at H	2:11
w-1 at N	0:27 2:-6 3:-13 4:-7 5:-14 8:11
w-1 at O	0:-20 1:41 2:-10 3:-24 4:14 5:-11
w-1 at V	0:17 2:9 4:-12
w-1 at svo	0:-20 2:23 3:-33 4:46 5:-12 6:-9 7:-7 8:-10
w-1 at v2	0:7 3:7 5:-14 6:-8 8:6
w-1 attack	1:-10 4:14
w-1 attack N	0:-11 1:-8 4:17
w-1 attack svo	1:-13 2:6 4:14
w-1 avoid	2:31 3:-16 5:11 6:-6 8:-20
w-1 avoid A	0:-7 2:17 3:-10 4:14 5:-9
w-1 avoid F	3:10
w-1 avoid H	2:18 3:-7
w-1 avoid N	2:-6 5:15
w-1 avoid O	0:25 2:26 3:-16 4:-14 5:-7 8:-20
w-1 avoid V	2:-20 5:24
w-1 avoid sov	0:-9 1:6 3:-8 4:16
w-1 avoid svo	0:9 1:-6 2:24 3:-7 4:-13 5:17 8:-18
w-1 avoid v2	2:19 3:-7 5:-9
w-1 bring	0:13 2:-8 3:15 4:-12 6:-8
w-1 bring A	1:-13 3:14
w-1 bring F	0:14 3:6 4:-8 6:-8
w-1 bring O	0:6
w-1 bring svo	0:17 1:22 2:-11 4:-10 6:-8
w-1 bring v2	1:-18 3:25
w-1 but	0:-11 1:-35 2:59 3:-39 4:23 5:-6 7:-8 8:-12
w-1 but A	0:-6 1:-34 2:9 3:-17 4:39
w-1 but F	0:8
w-1 but H	0:-12 2:23 7:-6
w-1 but O	0:-29 2:46 3:-20 4:-6
w-1 but V	0:11 2:9 3:-6 8:-11
w-1 but sov	0:7 1:-20 2:27 8:-11
w-1 but svo	0:-16 1:-20 2:43 3:-39 4:27 7:-7
w-1 by	1:16 3:-17 5:-9 8:17
w-1 by A	0:-14 1:17
w-1 by v2	1:16 3:-17 5:-9 8:17
w-1 chase	0:-15 1:-15 3:13
w-1 chase A	0:-15 1:-15 3:13
w-1 chase svo	0:-15 1:-15 3:13
w-1 comma	0:-8 1:-6 2:8 3:12 4:-27 5:19 6:-11 7:-10 8:-11
w-1 comma A	0:-13 1:-26 2:16 3:-20 5:23 7:-6 8:14
w-1 comma F	0:-13 1:37 6:-19 8:-9 9:-6
w-1 comma H	2:-44 3:-7 5:13 6:25 9:18
w-1 comma N	1:-13 2:42 4:-45 5:22 6:-7 8:-20
w-1 comma O	1:12 2:23 3:28 4:-28 5:-28 6:-22 8:-12
w-1 comma V	0:-12 2:-21 3:30 4:9
w-1 comma sov	0:-12 2:13 3:12 4:-29 5:-9 6:13 8:-7 9:-9
w-1 comma svo	0:19 1:-20 5:33 6:-24 7:-8 8:-7
w-1 comma v2	0:-31 1:22 2:6 3:16 4:-34 5:-18 6:-6 9:20
w-1 cross	0:19 4:-7
w-1 cross N	0:19 4:-7
w-1 cross svo	0:19 4:-7
w-1 eat	0:-26 1:31 2:-40 3:36
w-1 eat A	0:-17 1:38 2:-39 3:17
w-1 eat N	3:12
w-1 eat O	0:-8 3:16
w-1 eat sov	1:24 2:-23
w-1 eat svo	0:-25 1:13 2:-23 3:37
w-1 edge	0:-8 5:-14 7:-6 9:-6
w-1 edge A	0:7 1:31 2:-20 4:-24 5:-15 6:-11 8:15
w-1 edge F	0:-7 1:-59 3:34 6:9 8:-6
w-1 edge H	0:7 1:-47 2:57 6:-8
w-1 edge N	0:-25 1:26 2:-15 3:-27 4:34 8:-6
w-1 edge O	1:-6 2:14 3:-18 4:18 6:10 8:-10
w-1 edge V	0:-9 1:23 4:-6 6:-7
w-1 edge sov	0:6 1:-16 2:17 4:-20 5:-10 6:-6 8:27
w-1 edge svo	0:-7 1:16 2:-21 3:12 4:9 5:-10 6:6 8:-15
w-1 edge v2	0:-20 1:-22 2:42 3:-20 4:18 6:-6 8:-6
w-1 fall	0:-8 2:-8 3:15 5:15 6:-13
w-1 fall F	2:-6 3:22 6:-13
w-1 fall O	3:-13 5:19
w-1 fall svo	0:-7 3:12 5:15 6:-13
w-1 fight	0:-12 1:-14 2:25 3:-7 4:14 6:-6
w-1 fight A	0:-20 2:7 3:-6 4:22
w-1 fight H	0:-10 1:-11 2:26
w-1 fight sov	0:-7 2:-14 4:29
w-1 fight svo	0:-21 1:-12 2:45 4:-7
w-1 fight v2	0:15 4:-10
w-1 for	0:-10 1:29 2:-19 8:-10
w-1 for A	0:-12 1:34 2:-18 3:-13
w-1 for svo	1:25 2:-18 8:-10
w-1 from	0:-7 1:-16 2:13 4:-15 7:-7 8:6 9:9
w-1 from A	0:-9 3:-25 4:-23 5:15 6:32 8:-8 9:14
w-1 from F	1:-15 2:-15 3:49 6:-19 8:-13
w-1 from H	2:8
w-1 from N	0:18 4:-10
w-1 from O	0:-24 1:-6 2:19 3:-29 4:13 5:-14 8:27
w-1 from V	2:6 5:-6
w-1 from sov	2:-14 4:21
w-1 from svo	0:-6 1:-9 4:-27 5:6 6:8 7:-7 8:10 9:13
w-1 from v2	0:-6 1:-8 2:32 4:-9
w-1 game	0:-10 1:19 5:-8
w-1 game A	0:-17 1:19
w-1 game sov	0:8 5:-8
w-1 game svo	0:-17 1:19
w-1 guard	0:41 1:-11 3:-9 4:-10
w-1 guard F	0:25 4:-22
w-1 guard N	0:20 4:-19
w-1 guard O	1:-11 2:-9 3:-7 4:22
w-1 guard svo	0:41 1:-11 3:-9 4:-10
w-1 hit	0:8 2:-23 3:16
w-1 hit A	0:18 2:-15
w-1 hit O	0:-6 3:6
w-1 hit svo	0:8 2:-23 3:16
w-1 if	0:34 2:-25 3:-14
w-1 if A	0:39 2:-24 3:-11
w-1 if svo	0:27 2:-20 3:-14
w-1 in	0:19 1:11 2:-36 3:-23 6:-14 7:-10 8:22 9:-6
w-1 in A	1:15
w-1 in F	0:-10 1:12 2:-14 4:26 8:-17
w-1 in H	0:12 6:-7
w-1 in N	0:23 1:-18 3:-16 4:-37 5:30 8:11
w-1 in O	0:-11 1:18 2:-9 3:-11 4:25 5:-32 8:14
w-1 in V	0:9 1:-7 2:-21 8:22
w-1 in svo	1:8 2:-24 3:-7 4:-27 5:7 6:-14 7:-9 8:35
w-1 in v2	0:27 1:-14 3:-23 4:37 8:-28
w-1 is	0:-16 3:9 4:-11 5:23 6:-6 7:-10 8:-10
w-1 is A	0:-13 2:9 3:12
w-1 is F	1:-7 2:16
w-1 is N	0:-16 1:-9 2:-9 5:33
w-1 is O	0:9 2:-13 3:12 8:-6
w-1 is V	0:-8 1:17
w-1 is svo	0:-14 3:10 4:-11 5:23 6:-6 7:-10 8:-10
w-1 is v2	2:6
w-1 kind	0:22 1:12 2:19 3:-56 4:10 5:-9
w-1 kind A	0:-32 1:18 2:27 3:-13 5:-8
w-1 kind N	0:7 2:-6 3:-13 4:14
w-1 kind O	0:44 3:-36
w-1 kind sov	0:-6 1:-16 2:27 3:-23 4:13
w-1 kind svo	0:28 1:29 2:-10 3:-39 5:-9
w-1 love	0:-28 1:27 2:-7 3:7
w-1 love A	1:9
w-1 love V	0:-14 1:34 2:-6 3:-14
w-1 love svo	0:-23 1:14 3:10
w-1 love v2	0:-6 1:19
w-1 make	0:17 3:19 4:-23 6:-9
w-1 make F	0:23 3:-8 6:-9
w-1 make svo	0:17 3:19 4:-23 6:-9
w-1 many	0:34 1:-31 3:32 4:-25 5:-26 7:-7 8:-13 9:8
w-1 many A	1:-28 2:27 9:15
w-1 many F	0:-29 1:-20 2:-17 3:51
w-1 many H	0:16
w-1 many N	0:56 4:-21 5:-23 6:-13
w-1 many O	0:19 1:31 2:-23 4:-12 5:-14 6:16 8:-12
w-1 many V	0:23 1:-12
w-1 many sov	0:49 1:-45 2:-8 4:-7 6:-9
w-1 many svo	0:21 1:-16 3:7 4:-19 5:-21 6:10 7:-6 8:-12 9:10
w-1 many v2	0:-19 3:38 4:-6 5:-13
w-1 me	0:6 2:-20 3:15 4:-6 6:13
w-1 me N	0:11 2:-6 3:11 4:-6
w-1 me O	2:-14 6:18
w-1 me svo	0:6 2:-20 3:15 4:-6 6:13
w-1 move	0:9 2:16 3:-14 4:-8 5:13 8:-12
w-1 move A	1:23 2:-6 3:-7 5:-9
w-1 move F	0:-23 1:-17 2:28 3:14
w-1 move O	0:22 3:-17 5:11 8:-11
w-1 move svo	1:-10 2:21 4:-6 5:13 8:-12
w-1 move v2	0:14 2:-6 3:-9
w-1 must	0:46 2:-7 3:-12 4:-13 5:-6 6:-7
w-1 must A	0:18 3:-13 4:-6
w-1 must F	0:23 3:-15
w-1 must O	0:14 2:-12 3:12 5:-6
w-1 must svo	0:20 1:10 3:-19
w-1 must v2	0:31 1:-14 2:-9 4:-8
w-1 my	0:-21 1:-21 2:7 3:15 4:16 5:-6 8:-6
w-1 my A	2:11 3:-9 4:-6
w-1 my F	0:-13 1:-20 3:13 4:15
w-1 my O	0:-7 4:10
w-1 my svo	0:-39 1:-24 2:19 4:31
w-1 my v2	1:15 2:-19 3:16 4:-17
w-1 not	0:14 1:-6 2:6 3:-8
w-1 not H	2:7
w-1 not svo	0:14 1:-6 2:6 3:-8
w-1 obj	0:-14 4:17
w-1 obj A	1:6
w-1 obj sov	0:-14 4:17
w-1 of	0:11 2:-15 3:16 4:-32 5:-26 6:14 7:-6 8:16 9:6
w-1 of A	0:20 1:28 2:13 3:-43 9:-6
w-1 of F	0:-16 1:-28 2:-11 3:34 9:17
w-1 of H	0:-10 1:15 3:-8
w-1 of N	1:-17 2:-15 3:41 4:-29 5:-23 6:13 8:6
w-1 of O	0:7 2:-12 3:-8 4:-7 5:-7 6:8 8:21
w-1 of V	0:17 1:-15
w-1 of sov	0:41 1:-11 4:-24
w-1 of svo	0:-9 1:10 2:-12 3:7 4:-15 5:-25 6:18 8:19 9:7
w-1 over	1:-15 2:-11 3:-14 4:-8 5:17 8:28
w-1 over A	0:15 2:7 5:-20
w-1 over N	1:-16 5:22 8:-6
w-1 over O	0:-17 2:-18 3:-18 5:9 8:30
w-1 over svo	0:-16 1:-16 3:-20 8:38
w-1 over v2	0:12 2:-17 5:24 8:-17
w-1 play	0:11 1:41 3:-42 4:-10
w-1 play A	0:16 1:20 2:-14 3:-18
w-1 play F	0:21 2:12 3:-20
w-1 play H	0:-6 2:10
w-1 play N	0:-16 1:25 3:-9
w-1 play O	1:20 2:-8 3:-7
w-1 play sov	0:-17 1:38 3:-17 4:-7
w-1 play svo	0:31 2:7 3:-23
w-1 play v2	0:-7 1:19 3:-13
w-1 push	3:23 4:-14
w-1 push O	3:20 4:-14
w-1 push svo	3:23 4:-14
w-1 race	0:-10 1:6
w-1 race A	0:-10 1:6
w-1 race svo	0:-10 1:6
w-1 reach	0:21 1:-13 2:-14 4:10
w-1 reach O	0:23 4:-22
w-1 reach V	1:-11 2:-17 4:27
w-1 reach svo	0:22 1:-11 2:-17 4:10
w-1 rel	0:24 3:21 4:-10 5:-9 6:-17
w-1 rel A	0:-11 1:13 2:-13 3:21 4:-7
w-1 rel H	0:-7 1:-7 2:17
w-1 rel O	0:29 1:-11 2:-6 5:-8 6:-6
w-1 rel svo	1:28 2:-20 3:23 4:-8 5:-8 6:-16
w-1 rel v2	0:27 1:-35 2:15
w-1 save	1:-17 2:-18 3:18 4:12
w-1 save A	1:-17 2:-18 3:18 4:12
w-1 save svo	1:-17 2:-18 3:18 4:12
w-1 shoot	1:-20 2:6 3:-23 4:-9 6:38
w-1 shoot A	0:23 1:-10 2:6 4:-7 6:-11
w-1 shoot F	0:-13 1:-11 2:13
w-1 shoot H	0:23 2:-13 3:-8
w-1 shoot O	0:-24 3:-15 6:41
w-1 shoot svo	0:8 1:-29 2:14 3:-16 6:22
w-1 shoot v2	0:-7 2:-7 3:-8 6:22
w-1 sneak	1:-11 2:23 3:-11
w-1 sneak A	1:-11 2:23 3:-11
w-1 sneak svo	1:-11 2:23 3:-11
w-1 steal	0:35 1:-10 2:-24 3:14
w-1 steal A	0:10 1:-10 2:-18 3:25
w-1 steal F	0:21 2:-10 3:-10
w-1 steal O	0:11
w-1 steal svo	0:47 1:-9 2:-8 3:-16
w-1 steal v2	0:-15 2:-24 3:37
w-1 stop	0:19 1:-7 2:22 4:-21 6:-10 8:-10
w-1 stop A	1:-15 2:21
w-1 stop F	0:11 2:-11 3:9 4:-7
w-1 stop O	0:16 1:11 3:-6 4:-12 6:-9 8:-9
w-1 stop V	2:11 3:-6
w-1 stop sov	0:-12 2:9 3:16 5:-6 6:-9
w-1 stop svo	1:15 4:-15 5:10 8:-8
w-1 stop v2	0:40 1:-26 2:16 3:-19 4:-8
w-1 subj	0:-22 2:16 4:-9 5:7 9:-11
w-1 subj A	0:-28 2:14 3:14 4:13 8:-20 9:-9
w-1 subj F	6:10
w-1 subj H	0:14 6:-16
w-1 subj N	0:7 4:-14 8:10
w-1 subj O	0:-11 2:-11 3:-9 5:16 6:8 8:9
w-1 subj V	0:-11 2:16
w-1 subj sov	0:-22 2:16 4:-9 5:7 9:-11
w-1 take	0:-20 1:6 2:-21 3:31
w-1 take A	0:-41 1:19 2:-40 3:40
w-1 take F	0:19 1:-9 3:9 4:-11
w-1 take H	0:-17 2:33 3:-32 5:20
w-1 take N	0:11 3:-13 4:15 5:-14
w-1 take O	0:-9 2:-16 3:31
w-1 take sov	0:-17 1:13 2:20 3:-14
w-1 take svo	0:-8 2:-32 3:32 4:8
w-1 take v2	0:-7 3:15
w-1 the	2:11 3:-33 4:48 6:-23 9:-14
w-1 the A	0:26 1:-11 2:12 3:-17 4:6 5:7 6:-7 9:-21
w-1 the F	0:31 1:12 2:-10 3:-27 4:11 8:-13
w-1 the H	0:30 1:15 2:-46 3:30 4:-10 6:-11
w-1 the N	0:-21 1:-27 2:24 3:-33 4:63 5:-46 8:11
w-1 the O	0:-37 1:-15 2:-9 3:6 4:24 5:33 6:-34 7:8 8:10
w-1 the V	0:-13 1:23 2:14 3:-6 4:-6 5:-6 7:-6
w-1 the svo	0:7 1:7 2:16 3:-26 4:21 5:-9 6:-29 9:-10
w-1 the v2	0:-19 1:-16 2:-8 3:-16 4:53 5:9 7:-10 8:8 9:-19
w-1 throw	0:-28 1:30 2:-21 4:-13 5:12 6:19 7:-10
w-1 throw A	0:-16 1:37 2:-20 3:-6 6:9 7:-9
w-1 throw F	0:-7 3:-12 4:-13 6:32
w-1 throw O	0:-8 3:16 5:15 6:-20
w-1 throw svo	0:-24 1:31 2:-7 4:-14 5:16 7:-9
w-1 throw v2	0:-6 2:-16 5:-6 6:26
w-1 to	0:29 1:-13 2:-31 3:-32 4:43 6:6 8:-18
w-1 to A	0:22 1:-10 2:-18 4:14
w-1 to F	0:19 3:-19 4:-8 6:8
w-1 to N	4:13 8:-12
w-1 to O	0:-7 2:-15 3:-15 4:31
w-1 to sov	0:51 1:-9 2:-15 3:-19 4:-15 6:7
w-1 to svo	0:-23 2:-14 3:-16 4:54 8:-15
w-1 touch	0:12 1:-8
w-1 touch V	0:12 1:-8
w-1 touch svo	0:12 1:-8
w-1 victim	0:-11 2:11
w-1 vs	0:-25 1:21 2:52 3:-22 4:-12 5:-6 6:-6 9:-6
w-1 vs A	1:-14 2:26
w-1 vs H	2:21
w-1 vs O	0:-15 2:33 4:-9
w-1 vs sov	2:7
w-1 vs svo	0:-21 1:31 2:28 3:-19 4:-11
w-1 vs v2	1:-13 2:29
w-1 with	1:27 2:-21 3:17 4:-28 6:26 7:-12 8:-11 9:-11
w-1 with A	0:15 2:19 4:-6 5:-11 6:-25 7:-11 9:-12
w-1 with F	1:25 2:-19 4:-7 5:-6 6:10
w-1 with H	0:27 1:23 2:-25 3:-39 6:14
w-1 with N	0:-33 3:8 4:-24 5:26 6:20
w-1 with O	0:8 1:-45 3:35 4:-10 5:-7 6:11 8:-7
w-1 with V	0:-16 1:7 5:-6 6:16
w-1 with sov	0:11 2:17 4:-16 6:-11
w-1 with svo	0:10 1:29 2:-28 4:-16 6:31 7:-11 8:-10 9:-11
w-1 with v2	0:-20 2:-13 3:40 4:-9 5:-7 6:10
w-1 word:enemy	1:-8 2:17
w-1 word:enemy H	1:-8 2:16
w-1 word:enemy sov	1:-8 2:13
w-1 x	0:39 1:-17 2:10 4:-7 5:-23 6:-12 7:15 9:-14
w-1 x A	0:23 1:-29 2:20 3:12 4:-37 5:-7 7:34 8:-14 9:-14
w-1 x F	0:-27 1:35 2:12 3:-47 4:20 6:6 8:28
w-1 x H	0:10 1:28 2:-10 3:-10
w-1 x N	0:25 2:-15 3:-21 4:13 5:-20 8:7
w-1 x O	0:7 1:-11 3:10 4:-7 6:-10
w-1 x V	0:39 1:-37 3:16 4:6 5:-13 6:-10 8:-10
w-1 x sov	0:13 1:-23 2:7 3:29 4:-19 5:-7 7:9 8:-13
w-1 x svo	0:27 1:-16 2:-9 4:16 5:-21 8:16 9:-12
w-1 x v2	0:19 1:48 2:14 3:-65 4:-19 6:-18 7:17
w-1 you	0:28 1:-20 3:-24 4:17
w-1 you A	0:43 1:-20 2:10 3:-24
w-1 you O	0:-7 2:-6 4:18
w-1 you svo	0:36 1:-20 2:12 3:-21
w-1 you v2	2:-8 4:20
w-2 A and	0:-64 1:18 2:-7 3:-28 4:9 5:36 6:-13 7:-7 9:27
w-2 A at	0:23 1:-21 2:23 4:-9 5:-7
w-2 A avoid	0:-29 2:9 3:10 5:11
w-2 A bring	0:-9 3:13
w-2 A but	2:10
w-2 A chase	0:-6 2:-20 3:26
w-2 A comma	0:-9 1:-34 2:13 3:62 4:-23 5:-18 6:-8 8:-19 9:12
w-2 A cross	0:19 4:-7
w-2 A eat	0:-8 2:-6 3:20
w-2 A fight	4:6
w-2 A from	0:-8 1:-10 2:-32 4:6 5:41
w-2 A guard	0:17 4:-16
w-2 A in	0:35 1:-20 2:-16 3:-25 5:15 8:13
w-2 A is	0:-14 1:-14 2:53 3:-31
w-2 A make	0:-6 3:37 4:-23 6:-9
w-2 A many	0:-21 1:-35 2:28 3:26
w-2 A move	0:26 1:-7 3:-8 5:-6
w-2 A must	0:39 2:-7 3:-20 4:-10
w-2 A of	2:13
w-2 A over	5:-17 8:22
w-2 A push	3:10
w-2 A rel	0:-9 2:-10 3:35 5:-7 6:-6
w-2 A shoot	0:12 2:-13 3:-8 6:12
w-2 A steal	0:-22 2:7 3:24
w-2 A subj	0:-16 1:-6 3:7 4:-10 5:8 6:12 9:-10
w-2 A take	1:-9 2:-13 3:7 4:9 5:15
w-2 A the	0:-9 1:8 2:-21 3:7 4:28 6:-6 8:-6 9:-13
w-2 A throw	0:-13 1:-6 3:-23 4:-13 5:-8 6:54
w-2 A to	0:-7 4:9 6:8
w-2 A vs	0:-20 2:36
w-2 A with	0:37 1:-18 2:-24 3:26 4:-6 5:-7 7:-6 8:-7
w-2 A x	0:29 1:28 2:-8 3:-52 6:-12 7:18
w-2 F and	0:-16 1:-23 2:18 3:33 4:-9
w-2 F at	0:-7 1:10 2:10 3:-6
w-2 F avoid	0:24 2:8 3:-9 5:-14
w-2 F comma	0:-34 1:39 3:-23 8:20 9:-10
w-2 F eat	1:25 3:-24
w-2 F from	0:14 1:-9 3:-10 4:-10 8:16
w-2 F in	0:7 1:30 4:-27 8:-11
w-2 F obj	0:-13 1:-9 2:12 4:12
w-2 F of	0:43 1:18 2:-25 3:-21 4:-9 8:-6
w-2 F take	0:-18 1:-11 3:28
w-2 F to	0:-12 4:18
w-2 F x	0:28 1:-16 4:-10
w-2 H and	0:-9 2:35 3:-12 4:-6
w-2 H at	0:-6 2:29 4:-18
w-2 H attack	0:-11 1:-8 4:17
w-2 H chase	2:-18 3:20
w-2 H in	0:16 4:-8 8:-6
w-2 H subj	4:8
w-2 H the	1:24 2:-33 3:20 4:-7
w-2 H with	2:-18 4:-6 6:26
w-2 N and	0:-22 2:16 3:14
w-2 N comma	2:-24 3:11 4:20
w-2 N from	0:-21 1:-6 2:44 8:-21
w-2 N in	0:-22 1:17 4:-7 8:13
w-2 N of	0:-20 2:-6 3:34
w-2 N stop	0:-16 2:-8 3:15 5:15 8:-6
w-2 N to	0:32 2:-7 3:-17 4:-6
w-2 N vs	2:9
w-2 N with	0:17 1:-8
w-2 O and	0:49 1:-12 3:-34 4:-11 5:-15 8:22
w-2 O at	0:-6 4:18
w-2 O avoid	0:-23 2:46 5:-30
w-2 O bring	0:-9 3:17
w-2 O but	0:14 4:-10
w-2 O comma	3:26 4:-16 6:-9
w-2 O from	1:-6 2:20 3:10 5:-18
w-2 O in	0:49 1:-19 2:-31 4:15 8:-9
w-2 O is	0:-9 1:-6 2:-31 3:42
w-2 O of	0:-44 1:-17 2:-10 3:52 6:-17 9:18
w-2 O sneak	2:8 3:-6
w-2 O take	1:46 2:-14 3:-40
w-2 O the	0:-14 2:-21 3:-6 4:37
w-2 O throw	1:20 6:-11 7:-7
w-2 O to	0:-16 4:21
w-2 O vs	2:6
w-2 O with	0:-8 1:-13 2:15 3:-10 6:13
w-2 O x	0:-9 2:20
w-2 V avoid	0:38 2:-36
w-2 V comma	0:-6 1:-12 2:14 3:12 5:-8
w-2 V eat	3:6
w-2 V shoot	2:10 3:-15 6:8
w-2 V subj	0:-20 2:31 6:-16
w-2 V take	2:-15 3:17
w-2 V with	1:23 2:-11 3:-8
w-2 V x	0:-11 3:-19 4:28
w-2 a A	0:-24 1:21 3:13 4:-8
w-2 a O	0:10 2:9 3:-9
w-2 a x	0:25 1:31 2:-44 3:-32 4:-24 5:-8 6:-7 7:22 8:10
w-2 and a	0:-18 1:8 2:27 3:8 4:-13 7:-9 9:-13
w-2 and avoid	0:-7 1:-6 2:53 3:-10 4:17 5:-51
w-2 and eat	0:-9 2:-19 3:31
w-2 and fight	0:-6 4:15
w-2 and must	2:9
w-2 and over	0:-16 5:19 8:-6
w-2 and shoot	1:-11 2:13
w-2 and steal	0:-18 2:-26 3:41
w-2 and take	0:-6 3:15 4:-8
w-2 and the	0:18 1:34 2:-58 4:-32 5:45 6:-6 7:16 9:-12
w-2 and throw	2:-16 6:19
w-2 and x	0:-15 1:-12 2:15 3:10
w-2 as x	0:6
w-2 at move	0:-10 1:-12 2:33 3:-14
w-2 at the	1:-15 2:-17 3:19 5:-8 8:28
w-2 at x	0:15 4:-6
w-2 attack my	1:-11 3:-11 4:25
w-2 attack stop	0:26 1:-13
w-2 attack the	1:12 2:-13 3:-7 4:8
w-2 avoid a	2:9
w-2 avoid from	2:21 5:-10
w-2 avoid the	0:-9 2:-13 4:15 5:22 6:-7 8:-18
w-2 bring comma	2:12 3:-6
w-2 bring many	0:-7 3:12
w-2 bring me	0:-17 3:19
w-2 bring the	0:12 2:-16 3:-11 4:7
w-2 but a	0:41 1:-25 2:-17
w-2 but avoid	0:32 2:-12 5:-22
w-2 but is	0:-19 1:16 2:-15 3:21
w-2 but many	0:7 3:-6
w-2 but not	2:7
w-2 but play	0:52 1:-50
w-2 but save	0:-8 1:-17 3:-7 4:29
w-2 but the	0:33 1:-40 2:45 3:-39 6:-7 8:-6
w-2 but with	0:12 1:37 2:-27 3:-42 6:18
w-2 but x	0:-53 1:40 3:24 4:-17
w-2 by the	1:-6 2:18 4:-9
w-2 chase the	0:19 2:-12
w-2 comma A	0:-14 2:-8 4:22
w-2 comma V	0:9 2:13 3:-17
w-2 comma a	0:-19 1:32 2:14 3:-24 5:-8 7:-6
w-2 comma avoid	0:-27 2:-33 4:-12 5:67 8:-17
w-2 comma bring	0:19 3:-11
w-2 comma but	0:-7 1:-29 3:-19 4:43
w-2 comma comma	0:-11 2:-22 3:32
w-2 comma eat	3:6
w-2 comma if	0:-14 1:32 2:-17
w-2 comma make	3:7
w-2 comma many	0:42 3:-7 4:-11 5:-37 6:-23
w-2 comma play	0:-9 1:32 3:-20
w-2 comma rel	0:34 1:-34 2:14 6:-11
w-2 comma save	4:8
w-2 comma take	0:-12 2:-8 3:27
w-2 comma the	0:-7 1:43 2:14 3:-17 4:-41 5:-16 6:15
w-2 comma with	0:-18 1:13 2:10
w-2 comma x	0:27 1:-44 2:-57 3:50 4:-15 5:-16 6:12 8:24 9:-9
w-2 eat from	2:20 3:-16
w-2 eat my	1:-7 3:27 4:-17
w-2 eat the	0:24 2:-10 3:-10
w-2 edge A	2:9 4:-17 6:17
w-2 edge F	0:28 1:-8 2:-8 4:-7
w-2 edge O	1:-20 2:13 3:8
w-2 edge a	0:8 1:28 2:-36 4:-6 7:13
w-2 edge bring	1:7 3:10 4:-8
w-2 edge edge	0:-8 5:-14 7:-6 9:-6
w-2 edge guard	0:25 4:-22
w-2 edge hit	0:-24 2:-10 3:34
w-2 edge kind	0:11 1:13 2:23 3:-37 4:-6 5:-9
w-2 edge many	1:50 2:-37 3:-30
w-2 edge move	0:14 2:-6 3:-9
w-2 edge my	0:11 1:-43 2:44 3:-7
w-2 edge play	0:-15 1:48 2:-19 3:-19
w-2 edge race	1:19 2:-17
w-2 edge shoot	0:-24 6:29
w-2 edge take	0:-15 1:-12 3:28
w-2 edge the	0:-44 1:-12 2:44 3:-24 4:15
w-2 edge throw	0:-10 1:24 3:-8 5:-6
w-2 edge touch	0:12 1:-8
w-2 edge word:enemy	1:-8 2:14
w-2 edge x	0:-18 1:19 3:-52 4:40 8:-8
w-2 fall of	0:20 3:-18 5:-7 8:13
w-2 fight many	2:18 3:-17
w-2 fight the	0:29 2:-28
w-2 for the	0:27 1:-15 4:-9
w-2 from a	6:-7 8:16
w-2 from the	0:23 1:-6 2:9 3:-21 4:10 8:-13
w-2 from x	2:19 4:-6 8:-7
w-2 game comma	0:22 1:-11 3:-6
w-2 game of	0:36 3:-30
w-2 game stop	0:-29 1:14 3:23
w-2 game with	0:-22 1:-47 3:70 6:-8
w-2 guard the	0:-9 1:-16 3:-12 4:40 8:-6
w-2 guard x	3:17 4:-6
w-2 hit a	1:-28 3:35
w-2 hit but	0:16 2:16 3:-19 8:-10
w-2 hit the	0:9 1:16 2:10 5:-15 8:-9
w-2 hit x	0:-11 2:24 3:-11
w-2 if a	1:21 8:-13
w-2 if my	0:-6 1:26 2:-21
w-2 if the	0:-6 1:19 2:9 3:-10 4:-16
w-2 in a	1:-6 2:-11 4:-18 7:18 8:14
w-2 in many	0:8 1:16 2:-12 3:-14
w-2 in the	0:-26 1:-19 2:19 3:-25 4:22 8:11
w-2 in x	2:-7 3:29 4:-7 8:-14
w-2 is a	0:39 2:-38 7:10 8:-6
w-2 is and	0:-11 2:16 5:-7
w-2 is comma	0:-7 2:-9 6:18
w-2 is in	1:-9 2:10
w-2 is the	0:49 1:-22 2:-27 3:-7 4:-18 7:19
w-2 is x	0:-36 2:53 3:-8 6:-11
w-2 kind as	0:-19 1:-19 3:39
w-2 kind avoid	0:-20 1:18 2:-9 3:-8 5:16
w-2 kind but	0:-7 1:10 2:-10 3:11
w-2 kind comma	0:-20 1:28 2:-11 3:11
w-2 kind from	0:-24 1:30 2:-17 3:8
w-2 kind if	0:-7 1:13
w-2 kind in	0:13 1:15 3:-18 5:-6
w-2 kind vs	2:7
w-2 kind with	0:9 1:-23 2:7 3:18 4:-6 5:20 6:13 9:-10
w-2 kind x	0:56 1:-53 2:-12
w-2 love the	0:-7 1:23 2:-12
w-2 make a	0:-10 1:14 3:-29 4:26
w-2 make many	0:-12 1:-10 2:-28 3:50 4:-10
w-2 make the	0:-15 4:17
w-2 many of	2:6 3:18 6:-14 8:-7
w-2 many the	0:-36 1:-15 2:45 3:14
w-2 many x	0:20 1:-19 2:-15 3:22
w-2 match with	0:-6 3:12
w-2 move a	1:28 2:-9 3:-13 8:-11
w-2 move at	0:-21 1:17 2:-6 3:12 5:-14 8:10
w-2 move avoid	0:-7 2:-27 5:33
w-2 move in	0:-12 2:-7 3:24 5:6 8:-8
w-2 move the	1:-22 2:-14 3:17 4:-18 5:10 8:15
w-2 move with	1:8
w-2 move x	0:-22 2:22 5:-11 8:13
w-2 must avoid	0:50 2:-32 5:-23
w-2 must take	0:-11 3:-21 4:29
w-2 must the	0:8 1:-20 2:-6 8:19
w-2 not the	2:6
w-2 obj eat	1:24 2:-23
w-2 obj take	0:-14 1:15
w-2 of a	0:-32 3:32
w-2 of comma	0:21 1:-8 2:-9
w-2 of the	0:25 1:20 3:-28 8:-7
w-2 over many	2:-11 5:23 8:-10
w-2 play a	0:-11 1:19
w-2 play the	0:-9 1:11 2:-11 3:17
w-2 play x	0:-14 1:-14 2:17 3:18 8:-7
w-2 race at	0:-11 1:21 2:-6
w-2 race of	0:7 1:13 3:-14
w-2 race with	0:-9 1:12
w-2 reach the	3:-12 4:21
w-2 rel a	0:-14 1:-13 2:26
w-2 rel guard	0:17 4:-15
w-2 rel save	0:23 2:-17 3:28 4:-32
w-2 rel take	3:6
w-2 rel the	0:14
w-2 rel x	0:-17 2:8 3:6
w-2 save the	1:-17 3:22 4:6 5:-6
w-2 steal my	0:-7 1:-13 3:23
w-2 steal the	0:-8 2:29 3:-9 4:-10
w-2 stop many	0:-23 3:28
w-2 stop the	1:15 2:-12
w-2 stop x	0:23 1:19 2:-19 3:-29
w-2 take but	2:9
w-2 take fall	2:-6 3:24 6:-13
w-2 take from	0:-6 3:12
w-2 take many	0:-16 3:23
w-2 take stop	2:21 3:-7 6:-9
w-2 take the	0:-6 1:-10 2:-31 3:20 4:24
w-2 take x	0:19 2:-14 3:7 4:-10
w-2 the A	0:13 2:-8
w-2 the many	0:-11 2:-14 3:30 4:-8
w-2 the play	0:-9 1:10
w-2 the x	0:24 1:-24 3:-18 4:14 6:-8 8:16
w-2 throw many	3:-9 5:-14 6:23
w-2 throw of	0:-16 3:-20 6:33
w-2 to comma	0:12 1:23 2:-12 3:-22
w-2 to the	0:14 3:-10
w-2 to x	0:19 2:-16
w-2 victim the	0:17 2:-13
w-2 vs a	1:-11 2:14 3:-7
w-2 vs many	0:-12 1:-34 2:46
w-2 vs the	0:53 2:-31 4:-13
w-2 vs x	0:-12 2:26 6:-10
w-2 with a	0:-10 1:40 2:-24 3:-6 4:-6 5:-6 7:14
w-2 with many	0:38 1:-41 2:37 3:-15
w-2 with the	0:-30 1:12 2:35 3:9 4:-6 6:-14
w-2 word:bricks is	2:-13 3:19
w-2 word:enemy comma	0:21 1:-16 2:-8 3:-15 4:-9 5:25 9:-7
w-2 word:enemy is	2:26 3:-18 5:-6
w-2 word:enemy play	1:-28 2:31
w-2 word:hero and	3:19 5:-17
w-2 word:hero comma	1:22 2:-15
w-2 word:hero x	1:10 3:-7
w-2 x a	0:26 2:-19 3:14 4:-7 8:-13
w-2 x and	0:27 1:-21 2:-33 3:21 4:-7 5:-17 6:25
w-2 x as	0:9 1:34 2:-17 3:-29
w-2 x at	0:6 1:-17 2:-18 3:-16 4:43 5:-6
w-2 x avoid	0:-49 2:70 5:-36
w-2 x bring	0:9 1:24 2:-6 3:-27
w-2 x comma	0:6 1:-41 2:35 3:-38 5:33 7:-6 8:-16 9:15
w-2 x for	0:6
w-2 x from	0:18 1:-39 2:-27 3:9 4:-13 5:-9 6:13 8:23 9:19
w-2 x if	0:41 1:-35 2:-6
w-2 x in	0:-31 1:-8 3:-8 5:-11 8:36
w-2 x is	1:-11 3:-20 5:32
w-2 x love	0:-21 1:24 2:-6
w-2 x many	0:-15 2:-24 3:41 4:-16 5:-6 6:16
w-2 x move	0:-9 1:16 3:-6 5:10 8:-10
w-2 x of	0:-19 1:17 2:-6 3:7 4:-11 6:-6 8:13 9:-6
w-2 x over	0:18 2:-14 5:15 8:-17
w-2 x stop	0:57 1:-21 2:-9 4:-14
w-2 x subj	0:15 1:7 2:-7 8:-7
w-2 x take	0:33 1:-22 2:7 3:9 4:-15 5:-14
w-2 x the	0:-61 1:-29 2:43 3:12 4:15 5:-10 7:-9 8:21
w-2 x throw	0:12 6:-9
w-2 x to	0:12 2:-13 3:-11 4:14
w-2 x vs	1:-11 2:15
w-2 x with	0:25 1:65 2:-31 3:-34 4:-15 5:-8 6:-21
w-2 x you	0:-11 2:-6 4:22
w-2 you must	0:12 1:11 3:-12 5:-6
w-2 you take	3:6
w-3 A and a	0:-33 1:-23 2:32 3:34 4:-13 7:-7 9:-13
w-3 A and avoid	0:-19 4:20
w-3 A and over	0:-8 5:12
w-3 A and take	3:7
w-3 A and the	0:12 2:-7 3:-36 4:-6 5:23 7:20 9:-7
w-3 A at the	2:8 3:-14 4:17
w-3 A attack my	1:-11 3:-11 4:25
w-3 A attack the	1:18 2:-13 3:-7
w-3 A avoid the	0:-12 2:-19 3:14 4:28 6:-7 8:-14
w-3 A bring the	0:-8 3:9
w-3 A but the	0:-19 2:25 3:-8
w-3 A chase the	1:18 2:-12
w-3 A comma a	0:-7 1:-12 2:26 3:-9
w-3 A comma avoid	0:27 2:13 5:-21 8:-15
w-3 A comma many	0:6 2:21 3:-14 5:-14
w-3 A comma save	4:8
w-3 A comma take	3:8
w-3 A comma the	1:-17 2:20 3:-17 6:18
w-3 A eat my	1:-7 3:25 4:-17
w-3 A fight many	2:18 3:-17
w-3 A from the	0:-11 1:-6 2:11 3:-13 4:20
w-3 A from x	2:10 8:-6
w-3 A game with	0:-15 3:16
w-3 A is a	1:14 2:-11 7:-6
w-3 A is the	0:30 1:-13 2:-14
w-3 A move at	0:-10 2:-7 3:20 5:-14 8:10
w-3 A move avoid	0:-7 2:-27 5:33
w-3 A move in	0:-9 3:-7 5:30 8:-18
w-3 A must the	3:-26 4:32
w-3 A obj take	0:-9 2:10
w-3 A rel save	0:23 2:-17 3:28 4:-32
w-3 A rel x	0:-27 2:8 3:11
w-3 A steal the	0:13 2:31 3:-31 4:-10
w-3 A stop the	0:-23 1:39 2:-24
w-3 A take fall	3:6
w-3 A take from	0:-6 3:12
w-3 A vs a	0:-9 1:-11 2:18
w-3 A with a	0:7 1:18 2:-8 3:-43 6:9 7:19
w-3 A x comma	1:-20 2:24 3:20 4:-17 5:-11 9:-6
w-3 A x from	2:6 3:18 6:-16
w-3 A x in	0:-8 4:-8 8:15
w-3 A x take	2:21 3:-11
w-3 F and avoid	2:11
w-3 F and shoot	1:-11 2:-12 6:21
w-3 F and the	0:-11 2:16
w-3 F at move	0:-10 1:-12 2:33 3:-14
w-3 F at the	2:10
w-3 F avoid the	0:-6 2:16 5:-6
w-3 F comma avoid	2:6
w-3 F comma the	0:10 1:-10 2:11 3:-9
w-3 F obj take	1:15
w-3 F to the	0:-15 4:15
w-3 F with a	0:31 1:-15 3:-14
w-3 F with the	0:18 1:-11
w-3 F x comma	1:-21 2:35 5:-10
w-3 H and the	2:-33 3:38
w-3 H attack the	1:-6 4:6
w-3 H chase the	0:-8 4:8
w-3 H comma play	1:10 3:-10
w-3 N and eat	2:-16 3:21
w-3 N and the	1:18 2:-17
w-3 N comma many	0:8 2:-6 3:6
w-3 N in the	0:12 2:-8 4:16 5:-7 8:-12
w-3 N with a	1:17 6:-12 7:-6
w-3 N x comma	0:24 2:-6 3:-16
w-3 O and a	0:17 1:10 3:-25
w-3 O avoid a	2:8
w-3 O but avoid	0:34 2:-18 5:-18
w-3 O comma x	0:-15 2:-11 3:6 6:19
w-3 O in the	1:-16 2:17 3:-6 4:17 8:-11
w-3 O is a	0:12 1:-17 3:8
w-3 O with a	1:-45 3:67 6:-8
w-3 O with many	0:21 3:-20
w-3 O x comma	2:-16 3:17
w-3 V comma avoid	2:-50 5:52
w-3 V comma the	2:13 3:6 5:-17
w-3 V x and	0:-13 2:-12 3:22
w-3 a A and	0:-28 2:38 3:-45 5:31
w-3 a A avoid	3:6
w-3 a A chase	2:-40 3:42
w-3 a A comma	0:25 2:-18 3:7 5:-8
w-3 a A in	0:26 1:-14 2:-6 4:-27 5:20
w-3 a A over	5:91 8:-89
w-3 a A push	3:8
w-3 a A shoot	2:-10 3:-8 6:21
w-3 a A steal	0:-13 2:-18 3:38
w-3 a A take	0:-6 4:-9 5:19
w-3 a A the	0:-8 1:-9 3:15 4:23 8:-6 9:-13
w-3 a A throw	0:-6 3:-8 4:-14 5:-6 6:34
w-3 a A vs	2:6
w-3 a O of	0:-17 2:-8 9:20
w-3 a kind with	0:41 1:66 2:-85 3:-22
w-3 a x comma	0:10
w-3 a x of	0:-10 1:7 2:25 3:-23
w-3 a x with	0:41 1:-31
w-3 and A vs	2:11
w-3 and the many	1:8 2:-6
w-3 and the x	0:8 2:6 6:-8
w-3 and x a	0:20 1:-24 3:-12 4:16
w-3 avoid A and	0:-15 3:-15 5:30
w-3 avoid x the	0:17 1:-16 2:-16 4:-22 8:32
w-3 bring F at	0:27 3:-6 4:-15
w-3 bring F to	0:-12 4:18
w-3 but not the	2:6
w-3 but play a	0:-6 1:7
w-3 but the x	0:14 1:-13 2:10 3:-11
w-3 but with a	0:-20 1:13 3:-13 6:22
w-3 but x is	2:6
w-3 comma A comma	0:-30 1:-33 2:32 3:51 4:-9 5:-6 8:-18
w-3 comma A make	3:12 6:-10
w-3 comma A vs	2:8
w-3 comma A with	0:23 3:-18
w-3 comma F comma	0:-30 1:45 2:-24 3:9 9:-9
w-3 comma N comma	0:24 2:-9 3:-12
w-3 comma O and	0:-19 2:15 3:12 4:-10
w-3 comma O comma	2:-8 3:25 6:-8
w-3 comma a x	0:-8 1:15
w-3 comma and the	0:9 1:-7 2:13 3:-7
w-3 comma but is	0:-18 3:21
w-3 comma but not	2:7
w-3 comma but save	0:-8 1:-17 3:-7 4:29
w-3 comma but the	0:32 2:-8 3:-6 4:-17
w-3 comma but x	1:-9 2:19
w-3 comma hit the	0:46 1:24 2:-6 3:-56 8:-8
w-3 comma must avoid	0:50 2:-32 5:-23
w-3 comma rel a	0:-11 1:13
w-3 comma take x	0:-15 3:21
w-3 comma x a	0:-47 1:19 2:-15 3:45
w-3 comma x and	0:-6 2:-37 3:15 4:6 6:30
w-3 comma x as	0:31 3:-24
w-3 comma x comma	0:48 1:-6 2:-18 3:-14 4:-9 5:-6
w-3 comma x from	1:-30 3:-6 6:38
w-3 comma x many	0:-18 1:22 3:15 4:-8 5:-6
w-3 comma x stop	1:-17 2:21
w-3 comma x take	0:-8 3:10
w-3 comma x the	0:16 2:-18 3:-33 4:35
w-3 eat A comma	2:8
w-3 edge A and	1:-12 2:-18 3:-13 9:37
w-3 edge A at	1:-19 2:27 4:-9
w-3 edge A avoid	0:-18 2:25 5:-11
w-3 edge A bring	0:-6 3:10
w-3 edge A cross	0:19 4:-7
w-3 edge A fight	0:-11 2:15
w-3 edge A from	0:6 4:11
w-3 edge A guard	0:-12 4:12
w-3 edge A make	3:26 4:-22
w-3 edge A move	0:18 1:-7 3:-7
w-3 edge A over	5:-88 8:89
w-3 edge A steal	0:-32 2:26
w-3 edge A subj	0:-11 1:-6 4:-23 5:9 6:12 8:10 9:-7
w-3 edge A take	0:-14 1:-9 2:-10 3:15 4:20
w-3 edge A throw	6:12
w-3 edge A x	0:-32 3:37
w-3 edge F eat	1:25 3:-24
w-3 edge H attack	0:-11 1:-8 4:17
w-3 edge H subj	4:8
w-3 edge O of	0:-39 3:51 6:-17
w-3 edge O take	1:46 2:-14 3:-40
w-3 edge O throw	1:20 6:-11 7:-7
w-3 edge a x	0:28 3:-21
w-3 edge bring the	0:-16 1:22 3:-18 4:7
w-3 edge edge A	2:9 4:-17 6:17
w-3 edge edge F	0:28 1:-8 2:-8 4:-7
w-3 edge edge O	1:-20 2:13 3:8
w-3 edge edge a	0:8 1:28 2:-36 4:-6 7:13
w-3 edge edge bring	1:7 3:10 4:-8
w-3 edge edge edge	0:-8 5:-14 7:-6 9:-6
w-3 edge edge guard	0:25 4:-22
w-3 edge edge hit	0:-24 2:-10 3:34
w-3 edge edge kind	0:11 1:13 2:23 3:-37 4:-6 5:-9
w-3 edge edge many	1:50 2:-37 3:-30
w-3 edge edge move	0:14 2:-6 3:-9
w-3 edge edge my	0:11 1:-43 2:44 3:-7
w-3 edge edge play	0:-15 1:48 2:-19 3:-19
w-3 edge edge race	1:19 2:-17
w-3 edge edge shoot	0:-24 6:29
w-3 edge edge take	0:-15 1:-12 3:28
w-3 edge edge the	0:-44 1:-12 2:44 3:-24 4:15
w-3 edge edge throw	0:-10 1:24 3:-8 5:-6
w-3 edge edge touch	0:12 1:-8
w-3 edge edge word:enemy	1:-8 2:14
w-3 edge edge x	0:-18 1:19 3:-52 4:40 8:-8
w-3 edge guard the	0:-8 1:-16 3:-12 4:35
w-3 edge hit a	0:15 1:-17
w-3 edge hit the	0:-14 1:-6 2:-31 3:47
w-3 edge kind as	0:-19 1:-19 3:39
w-3 edge kind but	0:-40 1:40 2:-9 3:9
w-3 edge kind comma	0:-64 1:48 2:-14 3:31
w-3 edge kind from	0:-24 1:30 2:-17 3:8
w-3 edge kind if	0:-7 1:13
w-3 edge kind in	0:9
w-3 edge kind vs	2:7
w-3 edge kind with	0:11 1:-79 2:77 3:38 4:-6 5:-16 6:17
w-3 edge kind x	0:43 1:-40 2:-12 3:6
w-3 edge make a	1:15 3:-8 4:-10
w-3 edge many x	0:23 1:-20
w-3 edge match with	3:7
w-3 edge play the	1:8 2:-7
w-3 edge play x	0:-13 1:-16 2:18 3:19 8:-7
w-3 edge race at	0:-11 1:21 2:-6
w-3 edge race of	0:7 1:13 3:-14
w-3 edge race with	0:-9 1:12
w-3 edge save the	0:-10 3:39 4:-32
w-3 edge take fall	3:20 6:-13
w-3 edge take the	0:18 2:-29 3:22 4:-8
w-3 edge throw of	0:-16 3:-20 6:33
w-3 edge word:hero x	1:10 3:-7
w-3 edge x as	0:-10 1:16 3:-6
w-3 edge x of	1:51 2:-36 3:-19
w-3 edge x take	0:41 1:-19 3:-11 4:-6
w-3 edge x the	0:-26 1:-11 3:33
w-3 edge x vs	1:-11 2:14
w-3 edge x with	1:71 2:-26 3:-48 6:-12
w-3 fall x of	0:-7 1:-10 3:16
w-3 for to comma	1:14 2:-12
w-3 for x comma	0:13 1:19 2:-16 3:-17
w-3 from H with	0:9 1:6 4:-6
w-3 from x comma	0:13 1:-26 2:-38 3:-24 5:56
w-3 game comma rel	0:-7 1:-7 2:17
w-3 game if a	0:36 2:-16 8:-14
w-3 game if my	1:9
w-3 game if the	1:-24 2:21
w-3 game to the	0:24 3:-9 4:-13
w-3 game with a	1:13 3:-12
w-3 hit by the	1:-6 2:16 4:-8
w-3 if play a	0:-6 1:10
w-3 in V avoid	0:-18 2:20
w-3 in a x	0:18 1:-6 8:-11
w-3 in x comma	2:-38 3:-14 4:24 5:17
w-3 in x with	0:-6 3:20 6:-10
w-3 is x a	1:6
w-3 kind at the	0:-49 3:41 4:-19 8:36
w-3 kind but a	0:-10 1:13
w-3 kind but the	0:35 1:-18 2:-13 3:-6
w-3 kind but with	0:-16 3:18
w-3 kind comma a	1:23 2:-7 5:-8
w-3 kind comma if	0:-16 1:32 2:-16
w-3 kind comma many	0:-16 3:17
w-3 kind comma x	0:27 3:-27
w-3 kind if a	0:-28 1:29
w-3 kind if the	0:-6 1:37 2:-14 3:-27
w-3 kind kind with	1:-16 3:-16 5:33
w-3 kind vs many	0:-14 1:-12 2:29
w-3 kind with a	0:-29 1:56 2:-9 3:-22
w-3 kind with many	0:55 1:-25 2:32 3:-62
w-3 kind with the	0:-37 1:-18 2:47 3:13
w-3 kind x from	0:10 1:-10 3:6
w-3 many word:enemy comma	0:42 1:-16 2:-34 5:11
w-3 many x and	0:27 3:-15
w-3 many x comma	0:21 2:-24 3:-20 4:-6 9:31
w-3 many x of	0:35 1:-22 3:-10
w-3 me in the	2:17 4:12 5:-18
w-3 me x the	3:7
w-3 move comma x	0:9 1:-19 4:19
w-3 move in the	3:-13 5:28 8:-8
w-3 must guard the	4:7
w-3 my x love	0:-14 1:23
w-3 not hit the	0:-22 2:44 3:-28
w-3 obj take but	2:9
w-3 obj take stop	0:-6 2:7
w-3 of x in	0:13 1:-8
w-3 over O and	3:-12 5:-10 8:24
w-3 play a x	1:14
w-3 play is a	1:9
w-3 reach bring comma	0:-11 2:19
w-3 rel H the	1:24 2:-23
w-3 rel a A	3:14 4:-7
w-3 rel fall of	0:-12 3:-6 5:-7 8:34
w-3 rel save the	0:14
w-3 rel x from	2:-22 9:28
w-3 save x from	0:17 2:-7 4:-6
w-3 shoot H at	2:20 4:-11
w-3 shoot O at	2:12
w-3 sneak and steal	0:-14 2:-24 3:36
w-3 steal F from	0:-6 3:-10 8:17
w-3 stop O and	0:55 2:-6 3:-47
w-3 stop x comma	0:-6 2:33 3:-28
w-3 subj A from	2:-8 3:14
w-3 subj A to	6:9
w-3 subj N to	0:24 2:-7 3:-11
w-3 take A but	2:10
w-3 take F avoid	0:25 3:-8 5:-13
w-3 take F in	1:18 4:-17
w-3 the A from	0:-9 2:-29 3:-10 5:44
w-3 the A is	0:-26 1:-14 2:63 3:-31
w-3 the A the	0:-27 3:35 4:-6
w-3 the A throw	3:-8 6:11
w-3 the A x	0:34 1:32 3:-57
w-3 the F at	0:-13 2:17
w-3 the F from	2:8
w-3 the O is	0:-7 1:-6 2:-29 3:37
w-3 the word:bricks is	2:-13 3:19
w-3 the word:enemy is	2:26 3:-18 5:-7
w-3 the word:enemy play	1:-28 2:31
w-3 the x comma	0:-37 1:-25 2:39 3:10 4:19 5:-7
w-3 the x from	0:28 2:-13
w-3 the x is	1:-11 2:-8 3:-18 5:33
w-3 the x stop	0:25 1:-9 2:-7
w-3 the x the	2:10
w-3 the x with	0:-15 1:-19 2:17 3:27 6:-9
w-3 throw F at	1:-6 4:17
w-3 throw H at	2:11 4:-8
w-3 throw O at	2:6
w-3 to save the	0:-6 3:-14 4:20
w-3 to x comma	0:-34 1:15 2:32 3:-16
w-3 touch V with	1:23 2:-11 3:-8
w-3 vs H and	0:-9 2:35 3:-12 4:-6
w-3 with A and	0:-18 1:29 2:-13 3:-17 4:29 5:-13 6:-11
w-3 with A comma	0:-32 2:17 3:28 4:-6
w-3 with F and	0:-6 1:-15 2:24 3:8 4:-10
w-3 with F comma	0:-29 2:31
w-3 with O in	0:29 1:-17
w-3 with O of	1:-13 3:15
w-3 with a x	0:-10 1:19 2:-9 3:-19 7:12
w-3 with x comma	0:-53 1:29 2:-29 3:56 4:-10 8:-6
w-3 word:boss is a	2:-17 7:22
w-3 word:enemy comma a	1:17 2:-7
w-3 word:enemy is x	0:-7 2:17 6:-7
w-3 x A and	0:-26 2:28 3:34 4:-19 5:-30
w-3 x A comma	0:12 2:-33 3:22
w-3 x A must	0:23 3:-15
w-3 x O comma	0:14 1:-13
w-3 x O in	0:26 2:-15
w-3 x a x	0:-34 1:13 2:-12 3:18 7:19
w-3 x and a	1:6
w-3 x and avoid	0:15 2:44 3:-9 5:-53
w-3 x and eat	3:13
w-3 x and the	0:-12 1:21 2:-16 3:-13 4:-24 5:35
w-3 x at the	0:52 2:-9 4:-41
w-3 x at x	0:15 4:-6
w-3 x avoid from	2:20 5:-10
w-3 x but the	1:-19 2:8 3:-8 4:20
w-3 x but with	1:50 2:-22 3:-29
w-3 x but x	0:-27 1:49 2:-14 3:-18
w-3 x comma a	0:-13 1:14
w-3 x comma bring	0:50 3:-43
w-3 x comma comma	1:13 2:-11
w-3 x comma many	0:26 1:18 2:-10 3:-25 5:-12 6:-8
w-3 x comma play	1:16 3:-12
w-3 x comma take	3:6
w-3 x comma the	1:20 2:-8 4:-11
w-3 x comma x	0:18 1:-64 2:-42 3:60 4:-17 5:-15 7:-7 8:30
w-3 x game with	0:-7 1:-47 2:-11 3:59 6:-7
w-3 x in a	0:21 1:-14
w-3 x is a	0:46 1:-9 2:-16 3:-13
w-3 x is comma	0:-10 1:-12 2:21
w-3 x kind comma	0:26 1:-22
w-3 x love the	0:-7 1:23 2:-12
w-3 x steal my	0:-6 1:-14 3:22
w-3 x stop the	0:23 1:-31 2:9
w-3 x stop x	0:23 1:19 2:-19 3:-29
w-3 x to comma	0:13 1:11 3:-22
w-3 x to x	0:19 2:-11 3:-8
w-3 x vs many	0:-10 1:-12 2:23
w-3 x vs the	0:29 2:-21
w-3 x with a	0:-14 1:21
w-3 you x a	0:17 2:13 3:-9 4:-13`;
