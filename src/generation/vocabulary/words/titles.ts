/**
 * Patterns of made titles: `group | en | es | de | fr | pt | it | ja | zh | ru | ar | ko`, alternatives parted by `;`.
 * `{H}` the hero with a capital, `{h}` as written, `{The}` "The Fox" or "Pip", `{HI}`/`{HE}` "hero and items/enemies" as a
 * list, `{i}` items in the plural (`{I}` with a capital, `{one}` one of them, `{of}` French "de"), `{e}`/`{E}` enemies,
 * `{P}` "in the place", `{p}` the place. A verb of a kind fits only some heroes: see `title.ts`.
 */
export const TITLE_PATTERNS = `
any | {H} {P}; {The} {P}; {The}’s Big Adventure | {H} {P}; ¡Vamos, {h}! | {H} {P}; Los, {h}! | {H} {P}; En avant, {h} ! | {H} {P}; Vai, {h}! | {H} {P}; Forza, {h}! | {p}の{H}; {H}の大冒険 | {H}大冒险; {p}{H} | {H} {P}; Вперёд, {h}! | {H} {P}; مغامرة {h} {P} | {p}의 {H}; {H}의 모험
jump | {H} Leap; {H} Quest; {The} and the {I}; {The}’s Big Adventure; {H} {P} | ¡Salta, {h}!; {HI}; {H} {P} | Spring, {h}!; {HI}; {H} {P} | Saute, {h} !; {HI}; {H} {P} | Pula, {h}!; {HI}; {H} {P} | Salta, {h}!; {HI}; {H} {P} | ジャンプ！{H}; {H}と{i}; {p}の{H} | {H}大冒险; {H}蹦蹦跳; {H}与{i} | Прыгай, {h}!; {HI}; {H} {P} | {HI}; {H} {P}; مغامرة {h} {P} | 점프! {H}; {H}와(과) {i}; {p}의 {H}
fight | {H} vs. {E}; {The}’s Last Stand; {H} Showdown; {The} Against the {E} | {H} contra {e}; {H} {P} | {H} gegen {e}; {H} {P} | {H} contre {e}; {H} {P} | {H} contra {e}; {H} {P} | {H} contro {e}; {H} {P} | {H}対{e}; {H}の戦い; {p}の{H} | {H}大战{e}; {p}{H} | {HE}; {H} {P} | {H} ضد {e}; {H} {P} | {H} 대 {e}; {p}의 {H}
wall | {One} Breaker; {One} Smash; {One} Bounce; Wall of {I} | Muro de {i}; Lluvia de {i}; Adiós, {i} | Nichts als {i}; {I} in Stücken | Mur {of}; Pluie {of}; Adieu, {i} ! | Muralha de {i}; Chuva de {i}; Adeus, {i} | Muro di {i}; Pioggia di {i}; Addio, {i}! | {i}くずし; {i}ブレイク | 打碎{i}; {i}大作战 | {I} вдребезги; Прощайте, {i}! | جدار من {i}; وداعا يا {i} | {i} 깨기; {i} 와르르
eat | Hungry {H}; {H} Feast; More {I}!; {The} and the {I} | {H} con hambre; Hambre de {i}; {HI} | Hunger auf {i}; Noch mehr {i}!; {HI} | À table, {h} !; Une faim {of}; {HI} | {H} com fome; Fome de {i}; {HI} | A caccia di {i}; Fame di {i}; {HI} | はらぺこ{H}; もっと{i}！; {H}と{i} | 贪吃的{H}; {H}爱吃{i}; {H}与{i} | {HI}; Приятного аппетита, {h}!; {H} {P} | وليمة {h}; {HI}; {H} {P} | 배고픈 {H}; {H}와(과) {i}
race | {H} Rally; {H} Grand Prix; {H} Dash | ¡Corre, {h}!; {H} a toda velocidad | Lauf, {h}!; {H} gibt Gas | Cours, {h} !; {H} à toute allure | Corre, {h}!; {H} a toda velocidade | Corri, {h}!; {H} a tutta velocità | はしれ！{H}; {H}グランプリ | {H}快跑; {H}大奖赛 | Беги, {h}!; {H} мчится {P} | سباق {h} {P} | 달려라, {h}!
fly | {H} Flight; {H} Takes Off; {H} on the Wing | ¡Vuela, {h}!; {H} al vuelo | Flieg, {h}!; {H} hebt ab | Vole, {h} !; {H} prend son envol | Voa, {h}!; {H} no ar | Vola, {h}!; {H} in volo | とべ！{H}; 空とぶ{H} | 飞吧，{H}; {H}飞行记 | Лети, {h}!; {H} в полёте | رحلة {h} {P} | 날아라, {h}!
find | {One} Pairs; {One} Match; {One} Puzzle | {I} por todas partes; Parejas de {i} | Lauter {i}; {I} überall | {I} à gogo; Paires {of} | {I} por toda parte; Pares de {i} | {I} ovunque; Coppie di {i} | {i}パズル; {i}さがし | {i}连连看; {i}乐园 | {I} повсюду; Где {i}? | لغز {i}; {i} في كل مكان | {i} 찾기; {i} 퍼즐
guard | {H} Defence; {The} Stands Guard | {H} en guardia; {H} {P} | {H} hält die Stellung; {H} {P} | Bien gardé, {h} !; {H} {P} | {H} em guarda; {H} {P} | {H} in guardia; {H} {P} | {H}の守り; {p}の{H} | {H}保卫战; {p}{H} | {H} на страже; {H} {P} | {H} {P} | {H}의 방어전; {p}의 {H}
maze | {H} Maze; {H} Finds a Way; Lost {H} | {H} en el laberinto | {H} im Labyrinth | {H} dans le labyrinthe | {H} no labirinto | {H} nel labirinto | 迷路の{H} | 迷宫{H} | {H} в лабиринте | {H} في المتاهة | 미로 속 {H}
push | Push, {H}!; {H} Moves the World; {H} {P} | ¡Empuja, {h}!; {H} {P} | Schieb, {h}!; {H} {P} | Pousse, {h} !; {H} {P} | Empurra, {h}!; {H} {P} | Spingi, {h}!; {H} {P} | おせ！{H}; {p}の{H} | {H}推推推; {p}{H} | Толкай, {h}!; {H} {P} | {H} {P} | 밀어라, {h}!; {p}의 {H}
`;

/** "in the place", in the order of `THEMES`. */
export const PLACES: Readonly<Record<string, string>> = {
  en: 'in Deep Space|in the Frozen North|in the Old Forest|in the Deep Sea|in the Desert|in the Big City|in the Castle|in Candy Land|in the Haunted House|on the Farm|in the Jungle|on the Beach|at the Volcano|in the Garden|in the Kitchen|at School|in Neon City|above the Clouds|in the Crystal Cave|in Toy Town',
  es: 'en el espacio|en el hielo|en el bosque|en el océano|en el desierto|en la ciudad|en el castillo|en el país de los dulces|en la casa encantada|en la granja|en la selva|en la playa|en el volcán|en el jardín|en la cocina|en la escuela|en la ciudad de neón|sobre las nubes|en la cueva|en el mundo de juguete',
  de: 'im Weltraum|im ewigen Eis|im Wald|im Ozean|in der Wüste|in der Stadt|im Schloss|im Süßigkeitenland|im Spukhaus|auf dem Bauernhof|im Dschungel|am Strand|am Vulkan|im Garten|in der Küche|in der Schule|in der Neonstadt|über den Wolken|in der Höhle|im Spielzeugland',
  fr: 'dans l’espace|sur la banquise|dans la forêt|dans l’océan|dans le désert|dans la ville|au château|au pays des bonbons|dans la maison hantée|à la ferme|dans la jungle|à la plage|au volcan|au jardin|à la cuisine|à l’école|dans la ville néon|au-dessus des nuages|dans la grotte|au pays des jouets',
  pt: 'no espaço|no gelo|na floresta|no oceano|no deserto|na cidade|no castelo|no reino dos doces|na casa assombrada|na fazenda|na selva|na praia|no vulcão|no jardim|na cozinha|na escola|na cidade neon|sobre as nuvens|na caverna|no mundo dos brinquedos',
  it: 'nello spazio|tra i ghiacci|nella foresta|nell’oceano|nel deserto|in città|nel castello|nel paese dei dolci|nella casa stregata|nella fattoria|nella giungla|in spiaggia|sul vulcano|in giardino|in cucina|a scuola|nella città al neon|sopra le nuvole|nella grotta|nel paese dei giocattoli',
  ru: 'в космосе|в краю льдов|в лесу|в океане|в пустыне|в городе|в замке|в стране сладостей|в доме с привидениями|на ферме|в джунглях|на пляже|на вулкане|в саду|на кухне|в школе|в неоновом городе|над облаками|в пещере|в стране игрушек',
  ar: 'في الفضاء|في بلاد الجليد|في الغابة|في المحيط|في الصحراء|في المدينة|في القلعة|في أرض الحلوى|في البيت المسكون|في المزرعة|في الأدغال|على الشاطئ|عند البركان|في الحديقة|في المطبخ|في المدرسة|في مدينة النيون|فوق الغيوم|في الكهف|في عالم الألعاب',
  ja: '宇宙|氷の国|森|海|砂漠|街|お城|お菓子の国|お化け屋敷|農場|ジャングル|ビーチ|火山|庭|キッチン|学校|ネオンシティ|空|洞窟|おもちゃの国',
  zh: '太空|冰雪|森林|海底|沙漠|城市|城堡|糖果国|鬼屋|农场|丛林|海滩|火山|花园|厨房|校园|霓虹城|云端|洞穴|玩具国',
  ko: '우주|얼음 나라|숲|바다|사막|도시|성|과자 나라|유령의 집|농장|정글|해변|화산|정원|부엌|학교|네온 도시|구름|동굴|장난감 나라',
};
