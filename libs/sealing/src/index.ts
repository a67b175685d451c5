/** The log under seal: its tree, its key, everything that was signed about it, and who signs while a server runs. */
export { signedBy, type Audit } from './audit.js';
export { packMissing, logDiffers, unknownSize } from './declined.js';
export { eventDiffers } from './event-differs.js';
export { NoEventBundle, PROVING, type Unbundled } from './event-bundle.js';
export { isKeyAlone, missing } from './key-alone.js';
export { isSealed, openSealedLog } from './open-sealed-log.js';
export { SealDatabase, sealDatabaseFile, KeptCheckpoint } from './seal-database.js';
export { sealKey, sealKeyFile, SealTrouble } from './seal-key.js';
export { readSealSettings, type SealPlace, type SealSettings } from './seal-settings.js';
export { SealedLog, type BundleAnswer, type EventBundleAnswer } from './sealed-log.js';
export { Sealing, SealStanding } from './sealing.js';
export { bodyOf } from './signing.js';
export { SEALING_REFUSALS, type SealingCode } from './refusals.js';
