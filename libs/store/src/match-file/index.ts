export * from './format.js';
export { parseMatchFile, type MatchFileRead } from './parse.js';
export {
  importsStream,
  matchOf,
  importOf,
  originOf,
  takeIn,
  takeInBundle,
  type MatchImported,
  type TakingIn,
} from './taking-in.js';
export { restore } from './restore.js';
export { MATCH_FILE_SCHEMA } from './schema.js';
export { verifyMatchFile, type MatchFileReport } from './verify.js';
export { packOf, writeMatchFile } from './write.js';
