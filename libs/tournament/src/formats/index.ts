export { EventFile, factsOf, type EventPlayer, type Published } from './event-file.js';
export { FINDINGS, type Finding, type FindingCode, type Imported } from './findings.js';
export { importEvent, type ImportRead } from './import.js';
export { againstPublished } from './published.js';
export { documentOf, writeDocument, type TrfDocument } from './trf/document.js';
export { readTrf, type TrfRead } from './trf/read.js';
