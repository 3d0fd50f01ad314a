/** Portuguese: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | pulo duplo, salto duplo, duplo pulo, pular duas vezes
rule lowGravity | baixa gravidade, gravidade baixa, gravidade zero, pouca gravidade
rule dash | arrancada, investida, dash
rule dash | nitro, rolamento, esquiva rolando
rule shield | escudo, escudos, campo de força
rule rapidFire | tiro rápido, metralhadora, disparo rápido
rule magnet | ímã, magnético, imã, ímãs
rule wrap | aparece do outro lado, atravessa as paredes, sem paredes, do outro lado da tela
rule multiBall | multibola, várias bolas, bolas extras, muitas bolas
rule speedUp | cada vez mais rápido, acelera, fica mais rápido
rule speedUp | cada vez mais depressa, vai acelerando, ficando mais rápido, cada vez mais rápidas
rule speedUp | cada rodada mais rápido, mais rápido a cada, mais e mais rápido, aceleram, vai ficando mais rápido, vão ficando mais rápidos
rule fast | rápido, rápida, veloz, em alta velocidade
rule slow | lento, devagar, lenta
rule noEnemies | sem inimigos, sem violência, sem monstros, sem combate, sem perigo
rule gentle | relaxante, sem morte, sem morrer, sem estresse, sem pressão, para crianças, minha filha, meu filho, sem perder, tranquilo, aconchegante, zen, não morre, sem stress
rule gentle | suave, para dormir, antes de dormir, sem pressa, impossível perder, para pequenos, que não assuste, calminho, tranquila
rule shooting | atirar, atira, atirando, pistola, laser, canhão, balas, tiros, arremessa
rule confetti | confete, fogos de artifício, celebração, comemoração
rule boss | chefe, chefão, chefe final, chefões
rule endless | infinito, sem fim
unit lives | vida, vidas, corações, coração, tentativas, erros
unit seconds | segundo, segundos
unit minutes | minuto, minutos
unit moves | movimentos, jogadas, lances
unit laps | voltas, volta
unit rivals | adversários, rivais, oponentes
unit pairs | pares
unit points | pontos, gols
unit holes | buracos
unit days | dias
unit levels | nível, níveis, fase, fases, mundos, etapas
unit waves | onda, ondas, rodadas
every every | cada, a cada, toda
every half | meio minuto
`;
