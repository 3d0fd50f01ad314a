/** Which way a prompt says that one goes, in any of the languages: for kinds whose game is another one upwards. */

/** Climbing, and jumping ever higher; no "picks up the coins", "level up" or "stairs". */
const UP = [
  /\bclimb|\b(?:jump|hop|leap|bounc|go|run|scal)\w* up (?:the|a|an|to)\b|\bupwards?\b|\bever higher|higher and higher|as high as/u,
  /\berklimm|\bkletter[nt]|hinauf|aufwärts|nach oben|immer höher|so hoch wie/u,
  /\bescal(?:a|ar|ando)\b|\btrepa|\bsub(?:e|ir|iendo)\b(?! de nivel| el nivel)|hacia arriba|\p{L}a arriba|(?:cada vez|siempre) más alto|lo más alto/u,
  /\bgrimp|\bescalad|\bgravi(?:r|t|ssent)\b|vers le haut|(?:de plus en|toujours) plus haut|le plus haut possible/u,
  /\bsob(?:e|em)\b(?! de nível)|\bsubi(?:r|ndo)\b|para cima|(?:cada vez|sempre) mais alto|o mais alto/u,
  /arrampic|\bscala (?:la|il|una|un|le|i)\b|\bscala(?:re|ndo)\b|verso l.alto|sempre più (?:in )?alto|più in alto possibile/u,
  /klim(?:t|men)\b|omhoog|steeds hoger|de (?:berg|toren|trap|heuvel) op\b|zo hoog mogelijk/u,
  /wspina|wdrap|w górę|pod górę|coraz wyżej|jak najwyżej/u,
  /tırman|yukarı|(?:daha|giderek|gittikçe) yükse/u,
  /карабк|взбира|(?<!не )вверх(?! ног| дном)|(?:всё|все) выше|выше и выше|как можно выше|в гору/u,
  /дереть|вгору|видира|(?:все|дедалі|щораз) вище|вище й вище|якомога вище/u,
  /登(?![場校録])|のぼ[りっる]|よじ|上へ|どんどん高く|もっと高く/u,
  /爬(?![行虫])|攀|向上|往上|越.越高|越来越高/u,
  /(?<!떠)오르(?:는|기|며|고|다)|올라(?:가|간|갑)|등반|클라이밍|위로 |점점 더? ?높이/u,
  /चढ़(?!ाई)|ऊपर (?:की ओर )?(?:कूद|चढ़)|और ऊपर/u,
  /[يت]تسلق|تسلق|صعود|[يت]صعد|أعلى فأعلى|(?:إلى |لل)(?:ال)?أعلى/u,
  /\bmendaki|panjat|ke atas|(?:se)?makin tinggi|setinggi/u,
];

/** To the right, where no left stands beside it: "move to the left and to the right" is how one steers. */
const RIGHT =
  /to the right|nach rechts|a la derecha|(?:vers la|à) droite|(?:para a|à) direita|(?:verso|a) destra|naar rechts|w prawo|sağa|вправо|направо|праворуч|右[へに]|[向往]右|오른쪽으로|दा(?:ईं|एँ|एं|यीं)|(?:إلى ال|لل|نحو ال)يمين|ke kanan/u;
const LEFT =
  /\bleft\b|links|izquierda|gauche|esquerda|sinistra|lewo|sola|влево|налево|лівор|вліво|左|왼쪽|बा(?:ईं|एँ|एं|यीं)|يسار|kiri/u;

/** `across` where the prompt says so, `up` where it only says that; undefined where it says neither. */
export function wayOf(text: string): 'up' | 'across' | undefined {
  const lower = text.normalize('NFC').toLowerCase();
  if (RIGHT.test(lower) && !LEFT.test(lower)) return 'across';
  return UP.some((up) => up.test(lower)) ? 'up' : undefined;
}
