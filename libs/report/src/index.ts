/** The report of a match on paper. */
export { inPrintedOrder } from './directions.js';
export { linesOf } from './lines.js';
export { renderAudit } from './render.js';
