/** Korean: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | 대신, 대신에, 말고, 대신으로
as | 로서, 으로서, 역할로, 역할
hero | 주인공*, 영웅*, 타워*, 탑, 라켓*, 새, 뱀, 자동차*, 개구리*
enemy | 적, 적으로, 적은, 상대*, 라이벌*, 골키퍼*, 유령*, 외계인*, 몬스터*, 괴물*, 좀비*
item | 아이템*, 핀, 볼링핀*, 말, 돌, 바둑돌*, 숫자*, 타일*, 카드*, 블록*, 벽돌*, 보석*, 사탕*, 기호*, 거품*, 먹이*, 과일*, 사과*, 동전*, 코인*, 달걀*
obstacle | 장애물*, 지뢰*, 파이프*, 벽
projectile | 공, 공으로, 총알*, 화살*, 퍽
`;
