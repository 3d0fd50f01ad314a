/** Korean: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  behind: '\\s?안에서|\\s?속에서|에서|에',
  places: `
home | 빨래방, 세탁소, 대기실, 미용실, 이발소, 요양원, 사우나, 찜질방, 목욕탕, 보육원
city | 차고지, 차량기지, 창고, 감옥, 교도소, 법정, 법원, 경찰서, 파출소, 영화관, 극장, 카지노, 세무서, 쓰레기장, 재활용센터, 세차장, 약국, 인쇄소, 콜센터, 주차장, 대사관, 엘리베이터
village | 전당포, 골동품점, 경매장
cyberpunk | 발전소, 원전
ocean | 석유 시추선, 크루즈선, 유람선
space | 천문대, 천문관
`,
};
