export * from './format.js';
export { EventBundleReader, type LineTaken } from './read.js';
export { EVENT_BUNDLE_SCHEMA } from './schema.js';
export { EventBundleWriter, type EventBundleClosing } from './write.js';
