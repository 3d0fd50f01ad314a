/** Chinese: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | 多人, 双人, 联机, 在线, 合作
threeD | 3d, 第一人称, 开放世界, 三维
network | 排行榜, 下载, 登录, 联网
purchases | 内购, 真钱, 广告
laps | 圈, 圈数
undo | 撤销, 悔棋
voice | 语音, 配音, 麦克风
camera | 陀螺仪, 摄像头, 增强现实, 倾斜手机
story | 剧情模式, 对话, 过场动画, 剧情
shop | 商店, 背包系统, 技能树, 装备系统, 合成系统
save | 存档, 保存进度, 检查点
editor | 关卡编辑器, 自定义关卡
skins | 选择角色, 皮肤, 换装
achievements | 成就, 每日挑战, 徽章
timed | 冷却时间, 持续时间
endless | 无尽, 无限模式, 没有尽头, 尽可能高, 越高越好
minimap | 小地图, 世界地图
replay | 回放, 慢动作, 分享按钮
`;
