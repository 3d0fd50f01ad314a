import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 um, uma, um só, uma só
2 dois, duas
3 três
4 quatro
5 cinco
6 seis, meia dúzia de
7 sete
8 oito
9 nove
10 dez
11 onze
12 doze, uma dúzia de, dúzia de
13 treze
14 catorze, quatorze
15 quinze
16 dezesseis, dezasseis
17 dezessete, dezassete
18 dezoito
19 dezenove, dezanove
20 vinte
30 trinta
40 quarenta
50 cinquenta
60 sessenta
70 setenta
80 oitenta
90 noventa
100 cem
`,
  ordinals: `
2 segundo, segunda
3 terceiro, terceira
4 quarto, quarta
5 quinto, quinta
6 sexto, sexta
8 oitavo, oitava
10 décimo, décima
`,
  measures: `
seconds segundo, segundos, seg, s
minutes minuto, minutos, min
lives vida, vidas, coração, corações, erros, chances
levels nível, níveis, fase, fases, mundos, etapas, atos, quebra-cabeças, enigmas, músicas, salas, quartos
waves onda, ondas, hordas
laps volta, voltas
rounds rodada, rodadas, rondas, turnos
rivals rival, rivais, oponente, oponentes, adversário, adversários, concorrentes, bots
rivals adversárias, outros corredores, outros carros
pairs par, pares
pairs duplas, dupla, casais
points ponto, pontos, gols, golos, vitórias
moves movimento, movimentos, jogadas, lances, turnos, passos
moves trocas
questions pergunta, perguntas, questões, contas, exercícios
answers resposta, respostas, opções, alternativas
throws lançamentos, tiros, chutes, pênaltis, arremessos, bolas, flechas, bolinhas, cobranças, cobrança
tries tentativa, tentativas
players jogador, jogadores, pessoas, crianças, alunos
teams time, times, equipe, equipes, equipas
bosses chefe, chefes, chefões, chefão
pieces peça, peças
columns coluna, colunas
rows linha, linhas, fila, filas
lanes pista, pistas, faixa, faixas
letters letras, letra
holes buraco, buracos
floors andar, andares, piso, pisos
days dia, dias
days noite, noites
age anos, aninhos
grade ano, série, classe
money real, reais, euros, dólares, créditos, fichas, chips
money cruzeiros, contos de réis, cruzados
`,
  cues: `
one um, uma
every cada, a cada, todas as, todos os
per por, cada, cada uma, cada um, para cada
lasts tempo, temporizador, relogio, cronometro, contagem regressiva, limite, minutos, segundos, dura, duram, durar, duracao, sobreviver, sobreviva, aguentar, resistir
atHour as, ate as, das, a
unsure cem
firstTo primeiro a, ate, quem chegar a, melhor de
firstTo chegar a, chega a, chegar em, atingir, alcança*, até
worth vale, valem, dá, dão, rende, rendem
against contra, ultrapassa*, vencer
fail desiste, desistem, vão embora, mirar mal
fail erra*, erro, erros, falha*, perde*, passam, passarem, deixar passar, atras*
lost perde, perdeu, você perde, game over, morre, morreu, afunda, demitido, demitida, eliminado, eliminada, tá fora, está fora
over acabou, acaba, acaba o jogo, fim de jogo, fim do jogo, é o fim, termina o jogo, já era, ja era
harmless não faz mal, não tem problema, volta, tenta de novo, tenta outra vez, de novo, não importa
costs principio, inicio, vida, vidas, pont*
otherwise ou, senao, antes, ate, sem, se, quando, quem
among de, entre, dentre, a escolher, a escolha
half meio, meia
andHalf e meio, e meia
oneAndHalf um e meio
not sem, não, nunca, nada de, nenhum, nenhuma, ninguém, nem
hurry tempo!, temporizador, relógio, cronômetro, cronómetro, limite de tempo, contagem regressiva, pressa!
losing perder!, perde!, perdem!, morrer!, morre!, game over, derrota, vidas!
foes inimigo, inimigos, monstros, vilões
stages pistas, circuitos, corridas, traçados
sound som nenhum!, som algum!, som!, sons!, áudio!, barulho!, barulhos!
score pontos!, pontuação!, placar!
noSound em silêncio!, no mudo
two dois jogadores, 2 jogadores, para dois, mesmo teclado, um teclado, mesma tela, tela dividida, um computador, cooperativo, 1 contra 1, 1v1
noTimer com calma, tempo ilimitado
noLose que não dê pra perder, que não dê para perder, não se deve poder perder, não dá pra perder
noSound sem som porque, sem som nenhum, sem nenhum som, não precisa de som
noLose vidas infinitas, vidas ilimitadas, impossível perder, não dá para perder, não dá pra perder, ninguém perde, não morre
noLose ninguém pode perder, que ninguém perca, sem poder perder, não se perde, não pode perder, não tem como perder, não dê pra perder
noLose não dê para perder, nunca perde, tentativas infinitas, não perca, não perde nunca
noLose ninguém morre, não pode perde, nao pode perde, não morre ninguém
key tecla, teclas, apertar, aperta, apertou, aperte, pressiona, pressionar, com, teclado
oneKey um só botão, uma só tecla, um único botão, uma única tecla, com um botão, com uma tecla, só a barra de espaço
oneKey apenas a barra de espaço, só com a barra de espaço, apenas com a barra de espaço, somente a barra de espaço
spaceKey barra de espaço, tecla espaço, barra de espaços
arrowKeys setas do teclado, teclas de seta, teclas de setas, setinhas
space espaço
arrows setas
by por
board grade, grelha, tabuleiro, casas, quadrados, quadradinhos, letras, células, campo, quadros
minute um minuto, um minutinho
then depois, no fim, no final, por fim, por último, a última, o último, em seguida
rather não, melhor, quer dizer, digo, ou melhor, espera, não espera, não pera, pera, desculpa
`,
};
