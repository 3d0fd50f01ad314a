/** Spanish: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | doble salto, salto doble, saltar dos veces
rule lowGravity | baja gravedad, gravedad baja, poca gravedad, gravedad cero, ingravidez
rule dash | esprint, embestida, impulso rápido
rule dash | nitro, esquivar rodando, voltereta, rodar para esquivar
rule shield | escudo, escudos, campo de fuerza
rule rapidFire | fuego rápido, disparo rápido, ametralladora, disparos rápidos
rule magnet | imán, magnético, imanes
rule wrap | aparece por el otro lado, atravesar las paredes, sin paredes, sale por el otro lado
rule multiBall | multibola, varias bolas, muchas bolas, bolas extra, varias pelotas
rule speedUp | cada vez más rápido, acelera, se acelera, aumenta la velocidad
rule speedUp | cada vez más deprisa, cada vez va más rápido, va acelerando, cada una más rápida
rule speedUp | un poco más deprisa, más deprisa cada vez, caen más deprisa, caen más rápido, más y más rápido, cada ronda más rápido, más rápido cada, va más rápido, se va acelerando, aceleran
rule fast | rápido, rápida, veloz, a toda velocidad
rule slow | lento, despacio, lenta, pausado
rule noEnemies | sin enemigos, sin violencia, sin monstruos, sin combate, nada de enemigos, sin peligro, no haya enemigos
rule gentle | relajante, sin muerte, sin morir, no se puede perder, sin presión, sin estrés, para niños, mi hija, mi hijo, tranquilo, niños pequeños, tranquila, acogedor, que no dé miedo, no se muere
rule gentle | suave, suavecito, para dormir, antes de dormir, sin prisa, sin prisas, imposible perder, para peques, para chiquitos, que no asuste
rule shooting | disparar, dispara, disparando, pistola, láser, cañón, balas, disparos, lanza, lanzar
rule confetti | confeti, celebración, fuegos artificiales, fiesta final
rule boss | jefe, jefe final, jefes finales, jefes, jefazo
rule endless | infinito, sin fin
unit lives | vida, vidas, corazones, corazón, intentos, fallos, errores
unit seconds | segundo, segundos, seg
unit minutes | minuto, minutos
unit moves | movimientos, jugadas, turnos, pasos
unit laps | vueltas, vuelta
unit rivals | rivales, oponentes, contrincantes
unit pairs | parejas, pares
unit points | puntos, goles
unit holes | hoyos, hoyo
unit days | días
unit levels | nivel, niveles, fases, mundos, pantallas, rondas
unit waves | oleada, oleadas, ola, olas
every every | cada
every half | medio minuto
`;
