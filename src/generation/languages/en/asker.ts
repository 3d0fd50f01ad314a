/** English: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | hello, hi, hey, heya, hiya, good morning, good evening, good afternoon, greetings, dear team, dear all, yo, howdy, morning, thanks, thank you, many thanks
greeting | kind regards, best regards, cheers
self | i am, i m, im, we are, we re, my name is, my name s, this is, i work as, i work at, i work for, i work in, i run, i teach, we run, as a
request | i want, i d like, i would like, we want, we d like, we would like, i need, we need, need, make, create, build, can you, could you, can we, looking for, look for
request | please, gimme, give me, wanted, want, wants, asked for, generate, design, thinking of
likes | loves, love, adores, adore, likes, is crazy about, are crazy about, is mad about, is into, are into, is obsessed with, are obsessed with, is a fan of
likes | is a big fan of, is turning, turns, turned, has a birthday, has birthday, can t get enough of
people | student, students, pupils, pupil, class, classroom, kids, kid, children, child, players, player, follower*, fans, customers, clients, guests, visitors, employees
people | colleagues, coworkers, team, staff, friends, viewers, subscribers, community, seniors, residents, family, wife, husband, girlfriend, boyfriend, grandkids
people | grandchildren, grandson, granddaughter, toddler, toddlers, everyone, everybody, all, guys, folks, people, teens, beginners, graders, year olds, little one
people | little ones, learners, patients
learner | pupil, pupils, students, learner, learners, participants, participant, contestants, the student, the class, the children, the kids, the child, the players, the player
`;
