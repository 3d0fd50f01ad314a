/** Korean: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | 더블 점프, 이단 점프, 2단 점프
rule lowGravity | 저중력, 무중력
rule dash | 대시
rule dash | 니트로, 구르기, 부스터
rule shield | 방패, 실드, 보호막
rule rapidFire | 연사, 기관총
rule magnet | 자석
rule wrap | 반대편에서, 벽 통과
rule multiBall | 멀티볼, 여러 공
rule speedUp | 점점 빨라, 점점 빠르게, 가속
rule speedUp | 점점 빨라짐, 갈수록 빨라, 점차 빨라, 빨라져
rule speedUp | 점점 빨라지고, 점점 빨라지는, 점점 빨라지게, 점점 빨라져, 점점 더 빨라, 점점 더 빠르게, 빨라지고, 빨라지는, 빨라지게, 빨라진다, 빨라집니다, 갈수록 빨라져
rule fast | 빠른, 고속
rule slow | 느린, 천천히
rule noEnemies | 적 없는, 적이 없는, 적 없이, 폭력 없는
rule gentle | 힐링, 죽지 않는, 편안한, 아이들, 어린이, 느긋한, 잔잔한, 스트레스 없는
rule gentle | 자기 전, 잠들기 전, 힐링되는, 조용하고, 틀려도 괜찮, 무섭지 않은, 유아, 느긋하게
rule shooting | 쏘는, 총, 레이저, 대포, 슈팅, 쏘아
rule confetti | 폭죽, 축하, 색종이
rule boss | 보스
rule endless | 무한, 끝없는
unit lives | 목숨, 생명, 하트, 라이프
unit seconds | 초
unit minutes | 분
unit moves | 번 이동, 턴
unit laps | 바퀴
unit rivals | 상대, 라이벌
unit pairs | 쌍
unit points | 점
unit holes | 홀
unit days | 일
unit levels | 레벨, 스테이지, 단계
unit waves | 웨이브, 차례
every every | 마다, 매
every half | 30초마다, 반분
`;
