export * from './format.js';
export { leafOf } from './events.js';
export { importedEntries, type ImportedEntries, type ImportNote } from './imported.js';
export { BUNDLE_SCHEMA } from './schema.js';
export { brokenLine, verifyBundle, type BundleVerdict } from './verify.js';
export { writeBundle, type BundleParts } from './write.js';
