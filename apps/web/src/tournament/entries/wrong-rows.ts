import { faultsIn, is, shown, unseenIn } from '@adjutant/kernel';
import { faultsInEntry } from '@adjutant/tournament';
import { saidOf } from './entering.js';
import { entryOf, type Row } from './pasted.js';

const words = is.text({ longest: 200 });

/** What the server takes of a person. */
const Said = is.object({
  id: is.name(),
  name: words,
  club: is.optional(words),
  nation: is.optional(words),
  outside: is.optional(is.mapOf(is.text({ longest: 100 }), 'ids')),
});

const NO_PROSE: ReadonlySet<string> = new Set();

export interface WrongRow {
  readonly line: number;
  readonly says: string;
}

/** Rows that the server would refuse, the entry or the person: nothing is sent while there are any, as half would be recorded. */
export function wrongRows(event: string, newcomers: readonly Row[]): readonly WrongRow[] {
  return newcomers
    .filter(({ enteredAlready }) => !enteredAlready)
    .flatMap((one) => {
      const { data } = entryOf(event, one);
      const said = saidOf(one);
      const faults = [
        ...faultsInEntry(data),
        ...(said === undefined ? [] : [...faultsIn(Said, said, ''), ...unseenIn(said, '', '', NO_PROSE)]),
      ];
      return faults.map(({ message }) => ({
        line: one.line,
        says: `Line ${one.line}, ${shown(one.name)}: ${message}.`,
      }));
    });
}
