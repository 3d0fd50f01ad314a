/** Japanese: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  behind: 'の中で|内で|で|に|を舞台|が舞台|の中',
  places: `
home | コインランドリー, 待合室, 美容院, 床屋, 老人ホーム, サウナ, 銭湯, 孤児院
city | 車庫, 車両基地, 倉庫, 刑務所, 牢屋, 裁判所, 法廷, 警察署, 交番, 映画館, 劇場, カジノ, 税務署, ゴミ処理場, リサイクル工場, 洗車場, 薬局, 印刷所, コールセンター, 駐車場, 大使館, エレベーター
village | 質屋, 骨董品店, オークション会場
cyberpunk | 発電所, 原発
ocean | 石油プラットフォーム, クルーズ船, 客船
space | 天文台, プラネタリウム
`,
};
