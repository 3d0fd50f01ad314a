/** Filling: what of it others may use. A brief goes in, and a design comes out. */
export { fillBrief, type FillRequest } from './fill.js';
