import { ARMY_FORGE_RESOLVED } from './army-forge/resolved.js';
import { ARMY_FORGE_SAVED } from './army-forge/saved.js';
import { ARMY_FORGE_TEXT } from './army-forge/text.js';
import { BATTLESCRIBE_XML, LIST_FORGE_JSON, NEW_RECRUIT_JSON } from './battlescribe/readers.js';
import { LIST_FORGE_TEXT } from './list-forge/text.js';
import { BATTLESCRIBE_TEXT, NEW_RECRUIT_SIMPLE } from './new-recruit/bracketed.js';
import { NEW_RECRUIT_FENCED } from './new-recruit/fenced.js';
import { NEW_RECRUIT_SHORT } from './new-recruit/short.js';
import { PLAIN } from './plain/plain.js';
import { PUBLISHER_APP } from './publisher-app/text.js';
import type { Reader, TextReader, TreeReader } from './reading/reader.js';
import { ROSTERIZER } from './rosterizer/rosterizer.js';
import { SIGMAR_APP } from './sigmar-app/text.js';

export const TEXT_READERS: readonly TextReader[] = [
  PUBLISHER_APP,
  NEW_RECRUIT_FENCED,
  NEW_RECRUIT_SIMPLE,
  NEW_RECRUIT_SHORT,
  LIST_FORGE_TEXT,
  BATTLESCRIBE_TEXT,
  ARMY_FORGE_TEXT,
  SIGMAR_APP,
  PLAIN,
];

export const TREE_READERS: readonly TreeReader[] = [
  NEW_RECRUIT_JSON,
  LIST_FORGE_JSON,
  BATTLESCRIBE_XML,
  ARMY_FORGE_RESOLVED,
  ARMY_FORGE_SAVED,
  ROSTERIZER,
];

/** Every reader that there is. The order says nothing: exactly one claims a list. */
export const READERS: readonly Reader[] = [...TEXT_READERS, ...TREE_READERS];
