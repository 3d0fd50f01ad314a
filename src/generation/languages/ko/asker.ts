/** Korean: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | 안녕, 안녕하세요, 안녕하십니까, 여보세요, 반갑습니다, 감사합니다, 고마워, 고맙습니다, 부탁드려요, 부탁해요, 부탁드립니다
self | 저는, 나는, 우리는, 저희는, 전, 난
request | 원해*, 원합니다, 싶어*, 싶습니다, 필요*, 만들어*, 만들고, 부탁*, 해주세요, 해줘, 찾고, 주세요
likes | 좋아해*, 좋아하는, 좋아합니다, 사랑해*, 빠져*, 팬이*
people | 학생*, 반, 아이*, 어린이*, 애들*, 플레이어*, 구독자*, 팬들*, 고객*, 손님*, 직원*, 동료*, 팀원*, 친구*, 가족*, 아내*, 남편*, 손자*, 손녀*, 아들*, 딸*, 조카*, 모두*, 어르신*, 시청자*, 제자*
learner | 학생이, 학생은, 학생들이, 학생들은, 참가자*, 플레이어*
`;
