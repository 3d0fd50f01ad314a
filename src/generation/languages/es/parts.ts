/** Spanish: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | reemplazad* por, sustituid* por, cambiad* por
as | como, haciendo de, en el papel de, a modo de
instead | en vez de, en vez del, en lugar de, en lugar del, sustituyendo a, en sustitución de
hero | héroe, heroína, protagonista, jugador, torre, torres, torreta*, pala, raqueta, pájaro, serpiente, fontanero, coche, coches, rana
enemy | enemig*, rival*, adversari*, oponente*, porter*, arquero*, guardameta*, fantasma*, invasor*, alien*, monstruo*, malos, villan*, zombi*
item | objeto*, item*, bolo, bolos, ficha*, pieza*, peon*, número*, cifra*, carta*, bloque*, ladrillo*, piedra*, gema*, joya*, caramelo*, símbolo*, burbuja*, comida
item | fruta*, manzana*, moneda*, punto*, huevo*
obstacle | obstáculo*, mina, minas, tubería*, tubo, tubos, valla*, muro*
projectile | pelota*, balón, bola, bolas, disco, bala*, flecha*, munición, proyectil*
`;
