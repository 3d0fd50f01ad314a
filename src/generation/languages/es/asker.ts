/** Spanish: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | hola, buenas, buenos dias, buenas tardes, buenas noches, saludos, que tal, gracias, muchas gracias, un saludo
self | soy, somos, me llamo, mi nombre es, trabajo como, trabajo de, trabajo en, doy clase, doy clases, como profe*
request | quiero, quisiera, queremos, querria, quiere, quieren, me gustaria, nos gustaria, necesito, necesitamos, haz, hazme, haced, hacer, crea, creame, crear, puedes
request | podrias, podeis, busco, buscamos, pido, pide, por favor
likes | ama, aman, adora, adoran, le encanta*, les encanta*, le gusta*, les gusta*, le flipa*, es fan de, esta loco por, esta loca por, cumple
people | alumno*, alumna*, estudiante*, clase, niños, niñas, niño, niña, peques, jugador*, seguidor*, fans, cliente*, invitado*, visitante*, empleado*, compañero*, equipo
people | amigos, amigas, familia, mujer, marido, esposa, esposo, novia, novio, nieto*, nieta*, hijo*, hija*, todos, mayores, chicos, chicas, gente, aprendices
learner | alumno, alumna, alumnos, alumnas, los niños, las niñas, estudiantes, el estudiante, participantes, los jugadores, el jugador
`;
