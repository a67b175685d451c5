export { Breath } from './breath.js';
export { checkpointFile, openCheckpoint, type Checkpoint } from './checkpoint.js';
export { ofWhatMayStand } from './doubts.js';
export { InTurn } from './in-turn.js';
export { lookingAtTls } from './looking-at-tls.js';
export * from './errors.js';
export { EventsAnswer, EventView, eventView } from './event-view.js';
export { heldStore, noBook, type BrokenStream, type FaultBook } from './held-store.js';
export type { Keeping } from './keeping.js';
export { LogCheck, type LogBreak } from './log-check.js';
export * from './match-file/index.js';
export { openMemoryStore } from './memory/open.js';
export { openKurrentStore, type KurrentOptions } from './kurrent/open.js';
export { mistakeInSetting, openStore, shownSetting } from './open-store.js';
export * from './port.js';
export {
  FileUnusable,
  naming,
  openToOthers,
  OWNER_ONLY,
  OWNER_ONLY_FOLDER,
  privateFile,
  privateFolder,
  type OpenToOthers,
} from './private-files.js';
export { inWriteAheadLog, openSqliteFile } from './sqlite-file.js';
export { ELSEWHERE, idElsewhere, newestRead, RECORDED_HERE, vouchedFor } from './newest.js';
export {
  record,
  type StreamOrigin,
  type Recorder,
  type RecordAnswer,
  type RecordRequest,
  type Settle,
  type Settled,
} from './record.js';
export { rehearse } from './rehearse.js';
export { brokenLink, CHAIN_START, hashOf, verifyEvents, type ChainEnd } from './sealing.js';
export { openSqliteStore, type SqliteOptions, type SqliteStore } from './sqlite/open.js';
export { type CommandsKnown } from './commands-seen.js';
export {
  eventsToHold,
  letGoBefore,
  MOST_PASSED_BY,
  StateCache,
  statesHeld,
  type Folded,
  type MostHeld,
} from './state-cache.js';
export * from './tables/index.js';
export { EventSchemas, type Upcaster } from '@adjutant/kernel';
export { bareOf } from './verified-read.js';
export { withMethods } from './with-methods.js';
export { keyInFile } from './key-file.js';
export { checkpointInThread } from './sqlite/checkpoint-thread.js';
export { answerFromThread, handed, type Handed } from './threads/answer-from-thread.js';
export { ThreadEnded, WorkerHost, type ThreadSettings } from './threads/worker-host.js';
export type { Tail } from './tail.js';
export { waitBriefly, Wakeful } from './wakeful.js';
export { isInMemory, type Whereabouts } from './whereabouts.js';
export { KEEP, keptOrMade, type ReadFile } from './kept.js';
export { layVariant, type Laid } from './lay-variant.js';
export { packFolders, readPackFolder, readShelf } from './pack-folder.js';
export { STORE_REFUSALS, type StoreCode } from './refusals.js';
export { RecentPages } from './recent-pages.js';
