/** Korean: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | 주인공은, 플레이어는, 나는, 당신은, 타워는
take | 모으, 먹고, 먹는, 먹기, 줍는, 잡는, 찾는, 찾아, 구하는, 모아, 수집, 훔치는, 먹으, 주워, 받는, 잡아, 훔치, 훔쳐, 구하, 구출
foe | 피하, 피해, 도망, 싸우, 물리치, 무찌르, 상대, 쫓기, 처치, 부수, 공격하, 막는, 막아, 막기, 조심
chase | 쫓아, 공격해, 습격, 추격, 방해
shot | 던지, 쏘는, 쏘아, 발사
goal | 도착, 도달, 향해, 까지
over | 뛰어넘, 밀어, 밀고, 사이
move | 달리, 날아, 헤엄, 점프, 여행, 모험
place | 에서, 속
with | 있는
break | 하지만, 그런데, 그러나, 동안, 때까지
as | 로서
word:enemy | 적은, 적
word:item | 아이템은, 아이템
word:bricks | 벽돌, 블록
word:obstacle | 장애물
word:goal | 목표, 출구
word:hero | 주인공, 플레이어
word:boss | 보스
not | 없이, 없는, 말고, 대신
game | 게임
`;

export const noise = `
noise | 시간, 레벨, 생명, 목숨, 점수, 손, 음악, 소리, 화면, 이름, 색, 세계, 키보드, 낮, 밤, 아침, 시계, 분, 초, 빛, 머리, 몸, 게임, 길, 하늘, 목표, 끝, 시작, 가족, 친구, 눈, 입, 년, 카드, 새로운, 쉬운
noise | 난이도, 버튼
`;
