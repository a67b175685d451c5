export * from './errors.js';
export { openMemoryStore } from './memory/open.js';
export { openStore } from './open-store.js';
export * from './port.js';
export { record, type Desk, type RecordAnswer, type RecordRequest } from './record.js';
export { brokenLink, CHAIN_START, hashOf, verifyEvents, type ChainEnd, type ChainReport } from './sealing.js';
export { openSqliteStore, type SqliteOptions, type SqliteStore } from './sqlite/open.js';
export { StateCache, type Folded } from './state-cache.js';
export { EventSchemas, type Upcaster } from '@adjutant/kernel';
