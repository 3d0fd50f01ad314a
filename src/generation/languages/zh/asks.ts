import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['标题', '題目', '标题是', '游戏名'],
  says: ['显示', '顯示', '出现', '写着', '写上', '弹出', '提示', '说', '字样', '文字'],
  win: ['赢', '胜利', '通关', '结束', '最后', '结尾', '完成', '过关'],
  lose: ['输', '失败', '死亡', '游戏结束'],
  name: ['名叫', '叫做', '名字', '名为', '叫'],
  owner: ['频道', '公司', '品牌', '店', '团队', '学校', '班', '标志', '工作室', '俱乐部', '乐队'],
};

export const notes: AskNotes = {
  notUsed: '这个游戏用不到',
  changed: '改为{n}',
  ownKeys: '使用游戏自己的按键',
};
