/** The report of a match, and what an event hangs up and hands out, on paper. */
export { directed, findingAny, passagesOf } from './directions.js';
export { linesOf } from './lines.js';
export { renderAudit } from './render.js';
export { renderSlips } from './result-slips.js';
export { renderSheets } from './score-sheets.js';
export { renderList, type ListToPrint } from './event/list.js';
export { renderEventSlips, type EventSlip } from './event/slips.js';
