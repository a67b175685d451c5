/** What is put before a judge, and what it is held to. */
export { collect } from './collect.js';
export {
  EVIDENCE_TYPES,
  EvidenceFiles,
  KeptEvidence,
  KeptPhotos,
  MOST_BYTES,
  noFile,
  tooLarge,
  wrongType,
} from './evidence-files.js';
export { type EvidenceSettings, readEvidenceSettings } from './evidence-settings.js';
export { type EvidenceShelf, isErased, shelfInFolder, shelfInTable } from './evidence-shelf.js';
export { EvidenceSweep, LOOSE_FOR } from './evidence-sweep.js';
export { EVIDENCE, type EvidenceSchema } from './evidence-table.js';
export { sheetsOf } from './sheet-photos.js';
export { openBindings } from './open-evidence.js';
export { EVIDENCE_REFUSALS, type EvidenceCode } from './refusals.js';
