/** Japanese: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | 元に戻す, 元に戻して, もとに戻して, 取り消す, 取り消して, 変更を取り消して, 最後の変更を取り消して, 最後の変更を元に戻して, 前のバージョンに戻して, 前のバージョンに戻す
`;
