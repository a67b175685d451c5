import { addEvent } from './events.js';
import { addRoster } from './rosters.js';

/** Verbs that read a file of another program, and store nothing. */
export const OF_FILES = [addRoster, addEvent] as const;
