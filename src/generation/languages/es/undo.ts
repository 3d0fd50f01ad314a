/** Spanish: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | deshacer, deshaz, deshazlo, deshaz eso, deshaz el cambio, deshaz el último cambio, deshacer el último cambio, vuelve atrás, volver atrás, vuelve a la versión anterior
undo | volver a la versión anterior, restaura la versión anterior, revierte el último cambio
`;
