/** Turkish: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | geri al, bunu geri al, değişikliği geri al, son değişikliği geri al, önceki sürüme dön, önceki sürüme geri dön, önceki sürümü geri yükle, geri dön
`;
