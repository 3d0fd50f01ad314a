/** Portuguese: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | olá, ola, oi, bom dia, boa tarde, boa noite, e aí, obrigado, obrigada, muito obrigado
self | sou, somos, eu sou, nós somos, me chamo, chamo me, meu nome é, o meu nome é, trabalho como, trabalho na, trabalho no, dou aula, dou aulas
request | quero, queria, queremos, queríamos, quer, querem, gostaria, gostaríamos, gostava, preciso, precisamos, faz, faça, faz me, crie, cria, criar, pode, podes
request | poderia, procuro, procuramos, por favor, pediu
likes | ama, amam, adora, adoram, gosta de, gostam de, é fã de, é louco por, é louca por, faz anos, vai fazer
people | alun*, estudante*, turma, classe, crianças, criança, miúdos, jogador*, seguidor*, fãs, cliente*, convidad*, visitante*, funcionári*, colega*, equipe, equipa
people | amigos, amigas, família, esposa, marido, mulher, namorada, namorado, netinh*, neto, neta, netos, filho, filha, filhos, todos, idosos, gente, galera, pessoal
learner | aluno, alunos, aluna, alunas, estudantes, as crianças, a criança, participantes, os jogadores, o jogador
`;
