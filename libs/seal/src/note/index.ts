export * from './checkpoint.js';
export * from './growth.js';
export { isKeyName } from './key-name.js';
export { newKeys, readSignerKey, readVerifierKey, type SignerKey, type VerifierKey } from './keys.js';
export { readVerifierKeys } from './trusted.js';
export { openNote, readNote, signNote, type Note, type NoteOpened, type NoteSignature } from './note.js';
export * from './witness.js';
