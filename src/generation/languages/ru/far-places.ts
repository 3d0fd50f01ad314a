/** Russian: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'в|во|на|по',
  places: `
home | прачечн*, зал* ожидания, приёмн* зубного, очереди к зубному, парикмахерск*, дом* престарелых, сауне, бане, детдом*
city | депо, склад*, тюрьм*, суде, зал* суда, отделении полиции, кинотеатр*, театр*, опере, казино, налоговой, свалк*, автомойк*, аптек*, типографи*, колл-центр*, парковк*
city | скотобойн*, посольств*, лифт*
village | ломбард*, антикварн*, аукцион*
cyberpunk | электростанци*, атомной станции
ocean | нефтяной вышк*, нефтяной платформ*, круизном лайнер*
space | обсерватори*, планетари*
`,
};
