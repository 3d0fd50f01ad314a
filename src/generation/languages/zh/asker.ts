/** Chinese: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | 你好, 您好, 大家好, 嗨, 早上好, 晚上好, 谢谢, 多谢, 哈喽
self | 我是, 我们是, 我叫, 本人是, 作为一名, 作为一个老师
request | 我想要, 想要, 我要, 我想, 需要, 做一个, 做个, 帮我, 请, 给我做, 给我, 制作, 设计, 创建, 生成, 来个, 来一个, 求
likes | 喜欢, 最喜欢, 特别喜欢, 很喜欢, 爱, 最爱, 迷上
people | 学生, 同学, 班, 孩子, 小朋友, 儿童, 玩家, 粉丝, 客户, 顾客, 客人, 员工, 同事, 团队, 朋友, 家人, 老婆, 老公, 妻子, 丈夫, 孙子, 孙女, 儿子, 女儿, 侄子, 侄女, 外甥, 大家, 老人, 观众, 宝宝
learner | 学生, 学员, 参与者, 玩家
`;
