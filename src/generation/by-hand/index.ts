/** Designs that are edited by hand: what can be changed, the changed design, and the pictures to choose from. */
export { applyEdits } from './apply-edits.js';
export { editableOf } from './editable.js';
export { findPictures } from './find-pictures.js';
