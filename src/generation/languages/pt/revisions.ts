/** Portuguese: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | mais rápido, mais rápida, mais veloz, mais velocidade, acelera, acelere, acelerar, muito lento, aumenta a velocidade, aumente a velocidade, lento demais
slower | mais lento, mais devagar, mais lenta, menos velocidade, muito rápido, desacelera, reduza a velocidade, diminua a velocidade, menos rápido, rápido demais
harder | mais difícil, mais difíceis, muito fácil, aumenta a dificuldade, aumente a dificuldade, mais desafiador, fácil demais, mais desafio, mais complicado
easier | mais fácil, mais fáceis, mais simples, muito difícil, reduza a dificuldade, diminua a dificuldade, menos difícil, difícil demais, impossível de ganhar, não consigo ganhar, impossível vencer
scarier | mais assustador, mais sombrio, mais medo, mais terror
happier | mais alegre, mais divertido, mais engraçado, mais fofo
calmer | mais calmo, mais relaxante, mais tranquilo
epicer | mais épico, mais dramático, mais intenso, mais emocionante, mais ação
sadder | mais triste, mais melancólico
darker | mais escuro, mais escura
brighter | mais claro, mais brilhante, mais ensolarado
colourful | mais colorido, mais cores, mais cor, cores mais vivas
longer | mais longo, mais longa, muito curto, dure mais, curto demais
shorter | mais curto, mais curta, muito longo, longo demais, encurta
add | adiciona, adicione, adicionar, acrescenta, acrescente, coloca, coloque, inclui, inclua, põe, bota, quero, dá, dê, insere, insira, deixa eu, permite, gostaria
remove | remove, remova, remover, tira, tire, tirar, retira, retire, elimina, elimine, apaga, exclui, exclua, chega de, desativa
replace | substitua, substituir, substitui, troca, troque, trocar
become | transforma, transforme, transformar, muda, mude, mudar, faz, faça, que seja, seja, sejam, vira, viram, deixa
more | mais, outro, outra, outros, extra, aumenta, aumente, muito mais, muitos mais, muitas mais, adicional
double | o dobro de, dobre, duplique, dobra
less | menos, reduz, reduza, diminui, diminua, demais, muitos inimigos, não tantos
timer | temporizador, limite de tempo, contagem regressiva, cronômetro, relógio, tempo limite
time | tempo
lives | vidas, vida, corações
levels | níveis, nível, fases
waves | ondas
please | por favor, pode, poderia, podemos, que tal, desta vez
same | mesmo, mesma, o mesmo, igual, igual mas, este jogo, mantém, mantenha, mesmo jogo, mesmos
anew | novo jogo, jogo novo, outro jogo, algo diferente, do zero, jogo diferente, completamente diferente
broken | conserta, conserte, consertar, arruma, arrume, corrige, corrija, quebrado, não funciona, bug, bugs, erro, erros, trava, travou, travando, tela preta, não abre
`;
