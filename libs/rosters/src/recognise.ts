import { Unreadable } from './refused.js';
import { SURE, type Reader } from './reading/reader.js';
import { READERS } from './readers.js';

/** What each reader says of a list. */
export interface Claim<Of extends Reader> {
  readonly reader: Of;
  readonly sure: number;
}

/** The one reader that claims a list. A tie, or nobody who is sure enough, means that a person has to say. */
export function chosen<Of extends Reader>(claims: readonly Claim<Of>[], first: string): Of {
  const most = Math.max(...claims.map(({ sure }) => sure), SURE.no);
  const best = claims.filter(({ sure }) => sure === most);
  const [only, ...more] = best;
  if (only && more.length === 0 && most >= SURE.poor) return only.reader;
  const likely = most > SURE.no ? best.map(({ reader }) => reader.id) : [];
  const choice =
    likely.length > 0 ? `It could be: ${likely.join(', ')}.` : 'No program that is known writes like this.';
  throw new Unreadable(
    'list/unknown',
    `Nobody can tell what wrote this list, which begins “${first.slice(0, 60)}”. ${choice}`,
    {
      likely,
      readers: READERS.map(({ id }) => id),
    },
  );
}

/** The reader that a person has chosen. */
export function named<Of extends Reader>(readers: readonly Of[], id: string): Of {
  const found = readers.find((reader) => reader.id === id);
  if (found) return found;
  throw new Unreadable(
    'list/no-reader',
    `No reader of this sort of list is called ${id}. There are: ${readers.map((one) => one.id).join(', ')}.`,
    {
      readers: readers.map((one) => one.id),
    },
  );
}
