/** Indonesian: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | urungkan, urungkan itu, urungkan perubahan, urungkan perubahan terakhir, batalkan perubahan, batalkan perubahan terakhir, kembali ke versi sebelumnya, kembalikan versi sebelumnya
undo | kembalikan seperti semula
`;
