/** Portuguese: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | desfazer, desfaz, desfaça, desfaz isso, desfaça isso, desfaz a última alteração, desfaça a última alteração, desfazer a última alteração, desfaça a última mudança
undo | desfazer a última mudança, volta atrás, voltar atrás, volta à versão anterior, volte à versão anterior, volte para a versão anterior, restaura a versão anterior
undo | restaurar a versão anterior
`;
