/** Spanish: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | multijugador, dos jugadores, en línea, cooperativo, 2 jugadores, con amigos
threeD | 3d, primera persona, mundo abierto, tridimensional
network | tabla de clasificación en línea, descargar, subir a, iniciar sesión
network | puntuaciones en línea, récords en línea
purchases | compras dentro de la app, dinero real, anuncios
laps | vueltas
undo | deshacer, botón de deshacer
voice | voz, voces, micrófono, narrador
camera | cámara web, giroscopio, inclinar el móvil, realidad aumentada
story | modo historia, cinemáticas, diálogos, misiones secundarias
shop | tienda, inventario, árbol de habilidades, fabricar objetos, comprar mejoras
save | guardar partida, guardar el progreso, puntos de control
editor | editor de niveles, crear tus propios niveles
skins | elegir personaje, selección de personaje, aspectos, trajes, desbloquear personajes
achievements | logros, trofeos, medallas, reto diario
timed | temporizador de poderes, tiempo de recarga
endless | infinito, infinita, sin fin, interminable, lo más alto posible, lo más alto que puedas, tan alto como puedas, infinitamente
minimap | minimapa, mapa del mundo
replay | repetición, cámara lenta, compartir
`;
