/** Chinese: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | 撤销, 撤回, 撤销修改, 撤销更改, 撤销上一步, 撤销上次修改, 撤销上次更改, 撤销最后一次修改, 撤销最后的更改, 还原上一步, 恢复上一个版本, 恢复到上一个版本, 回到上一个版本, 返回上一个版本
`;
