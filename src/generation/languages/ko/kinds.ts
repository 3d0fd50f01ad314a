/** Korean: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | 플랫포머, 플랫폼
platformer 3 | 점프
shmup 12 | 슈팅, 슈팅 게임, 슈팅게임
shmup 4 | 우주선
shmup 3 | 쏘는, 쏘기, 레이저
arena 12 | 아레나
arena 4 | 살아남, 웨이브, 눈싸움, 서바이벌, 생존 게임
arena 3 | 싸우는, 전투, 무찌르
breakout 12 | 벽돌깨기, 벽돌 깨기
breakout 4 | 벽돌
snake 12 | 스네이크, 뱀 게임, 뱀게임, 지렁이 게임
snake 5 | 뱀
runner 12 | 러닝 게임, 러너, 달리기 게임, 달리기
runner 5 | 끝없이, 무한
runner 3 | 달리는
flappy 12 | 플래피
flappy 6 | 파이프
flappy 3 | 날아가는
lander 3 | 착륙
match3 12 | 매치3, 쓰리매치, 3매치, 퍼즐 게임
match3 4 | 퍼즐
sokoban 12 | 소코반, 상자 밀기, 창고지기
sokoban 5 | 밀기, 상자
maze 12 | 미로
stealth_game 12 | 잠입
maze 4 | 출구, 던전, 탈출, 보물찾기
maze 1 | 잠입, 몰래, 들키지
stealth_game 4 | 몰래, 들키지, 깨우지, 깨지 않게, 살금살금
stealth_game 4 | 까치발
stealth_game 1 | 자고, 자는, 잠든, 잠자는, 졸고, 코 고는
tower_defense 12 | 타워디펜스, 타워 디펜스, 디펜스
tower_defense 4 | 방어, 지키는
racing 12 | 레이싱, 경주, 레이스
racing 4 | 바퀴, 운전, 트랙, 운전사, 드리프트
memory 12 | 메모리 게임, 기억력, 카드 뒤집기, 짝 맞추기
memory 4 | 카드
quiz 5 | 수도
quiz 12 | 퀴즈, 상식 퀴즈, 수도 맞추기, 국기 맞추기, 맞추기
aim_physics 12 | 투석기 게임, 새총 게임, 투석기, 새총, 미니 골프, 볼링
aim_physics 3 | 조준
reaction 12 | 반응 속도
reaction 5 | 때려, 두드려, 튀어나오
rhythm 12 | 리듬 게임, 리듬게임, 리듬
clicker 12 | 클리커, 방치형
clicker 3 | 클릭
catcher 12 | 받기, 떨어지는, 받는
catcher 4 | 바구니, 골키퍼, 입으로
serving 12 | 서빙, 주문을 받
serving 4 | 식당, 레스토랑, 피자 가게, 빵집, 카페, 손님, 웨이터, 요리, 레시피
crossing 12 | 길 건너기, 길을 건너, 도로를 건너
crossing 4 | 교통
duel 12 | 대전, 결투, 격투, 가라테, 태권도, 유도, 일대일
duel 4 | 2인용
falling_blocks 12 | 블록 쌓기, 떨어지는 블록
farm_sim 12 | 농장 게임, 농장 시뮬레이션
farm_sim 4 | 수확, 씨앗, 키우기
solitaire 3 | 3장씩, 세 장씩, 한 장씩, 1장씩
blackjack 3 | 소프트 17에서 히트, 소프트 17에 카드를 받는
spider_solitaire 1 | 한 가지 무늬, 1가지 무늬, 두 가지 무늬, 2가지 무늬, 네 가지 무늬, 4가지 무늬
pipe_puzzle 12 | 파이프를 돌려, 파이프를 이어, 배관을 이어, 파이프 조각
`;
