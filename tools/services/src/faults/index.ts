/** What is done to the server on purpose: its process killed, its disk full or failing, its log damaged. */
export { startApiServer, type ApiServer } from './api-server.js';
export { DiskFaults, type DiskCounts, type Fault } from './disk-faults.js';
export { watchMatch, type LiveViewer } from './live-viewer.js';
export { healthOf, Player, recordedIds, until, type Acknowledged, type Answered, type Health } from './player.js';
