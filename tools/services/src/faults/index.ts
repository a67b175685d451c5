/** What is done to the server on purpose: its process killed, its disk full or failing, its log damaged. */
export { packsIn, startApiServer, type ApiServer } from './api-server.js';
export { DiskFaults, type DiskCounts, type Fault } from './disk-faults.js';
export { Errand, step, type Acknowledged, type Answered, type Step } from './errand.js';
export { judging, playing, type Judging, type Playing } from './errands.js';
export { Installation } from './installation.js';
export { watchMatch, type LiveViewer } from './live-viewer.js';
export { mend, poison, rowOf, type LogRow, type Poison } from './poison.js';
export { entriesOf, healthOf, recordedIds, until, type Health } from './server-answers.js';
