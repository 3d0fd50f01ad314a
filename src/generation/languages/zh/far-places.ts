/** Chinese: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: '在|到|进',
  behind: '里|裡|中|内|裏|玩|当',
  places: `
home | 洗衣店, 自助洗衣房, 候诊室, 候診室, 等候室, 理发店, 美发店, 養老院, 养老院, 桑拿房, 澡堂, 孤儿院
city | 车库, 车辆段, 仓库, 倉庫, 监狱, 監獄, 法院, 法庭, 警察局, 派出所, 电影院, 電影院, 剧院, 赌场, 税务局, 垃圾场, 回收站, 洗车店, 药店, 藥局, 印刷厂, 停车场, 大使馆, 电梯, 電梯
village | 当铺, 古董店, 拍卖行
cyberpunk | 发电厂, 核电站
ocean | 石油平台, 钻井平台, 游轮
space | 天文台, 天文馆
`,
};
