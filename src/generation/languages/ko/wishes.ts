/** Korean: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | 멀티플레이, 2인용, 온라인
threeD | 3D, 1인칭, 오픈월드
network | 온라인 랭킹, 다운로드
purchases | 현금, 광고
laps | 바퀴
undo | 되돌리기
voice | 음성, 마이크
camera | 자이로, 증강 현실
story | 스토리 모드, 대화
shop | 상점, 인벤토리, 스킬 트리
save | 저장 기능, 체크포인트
editor | 레벨 에디터, 맵 에디터
skins | 캐릭터 선택, 스킨
achievements | 업적, 일일 도전
timed | 쿨타임
endless | 무한 모드, 끝없는, 끝나지 않는, 최대한 높이, 가능한 한 높이
minimap | 미니맵
replay | 리플레이, 슬로 모션
`;
