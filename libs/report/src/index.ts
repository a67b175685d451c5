/** The report of a match on paper. */
export { directed, findingAny, passagesOf } from './directions.js';
export { linesOf } from './lines.js';
export { renderAudit } from './render.js';
export { renderSlips } from './result-slips.js';
export { renderSheets } from './score-sheets.js';
