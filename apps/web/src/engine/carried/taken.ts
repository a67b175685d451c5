import { faultOf, whoseKey, type Run, type Whose } from '@adjutant/runs';
import { withCarried, type TakenOver } from './database.js';
import { nameOf, verifies } from './ed25519.js';
import { logsKnown } from './logs.js';
import { readParcel, type Parcel } from './parcel.js';
import { inParts } from './parts.js';

/** Everything that was taken over on this device and not put away, the first first. */
export async function takenHere(): Promise<readonly TakenOver[]> {
  const all = await withCarried((db) => db.getAll('taken'));
  return all.toSorted((one, other) => one.at.localeCompare(other.at));
}

export type Taking =
  | { readonly is: 'taken'; readonly taken: TakenOver; readonly again: boolean; readonly whose: readonly string[] }
  | { readonly is: 'refused'; readonly says: string };

type Kept = Omit<Extract<Taking, { readonly is: 'taken' }>, 'whose'>;

/** A match as people call it. */
export interface Named {
  readonly match: string;
  readonly title: string;
}

/** Takes over what was handed over, where it is whole and signed; `wanted`: the match for which somebody takes it over. */
export async function takeOver(text: string, wanted: Named, at: string): Promise<Taking> {
  const parcel = readParcel(text);
  if (parcel === null)
    return { is: 'refused', says: 'This is nothing that was handed over by Adjutant, or a part of it is missing.' };
  const says = whyNot(parcel, wanted);
  if (says !== null) return { is: 'refused', says };
  const logs = await logsKnown();
  const whose = parcel.runs.map((run) => whoseKey(run, parcel.notes?.[run.key], logs));
  const foreign = whose.find((one) => one.is === 'refused');
  if (foreign) return { is: 'refused', says: `${foreign.because} Nothing of it was taken.` };
  return { ...(await keep(parcel, at)), whose: [...new Set(whose.map(inWords))] };
}

function inWords(whose: Whose): string {
  if (whose.is === 'certified')
    return whose.sides.length > 1
      ? 'The log certifies the key: it signs for both seats, at the device of the table.'
      : `The log certifies the key: it signs for seat ${whose.sides.join()}.`;
  return whose.is === 'unknown' && whose.because === 'no-log'
    ? 'This device does not know the log of the server yet, so that it cannot check whose phone signed it: the server will say.'
    : 'Whose phone signed it is not known yet: that phone had no certificate. The server will say.';
}

/** Whatever can be seen without knowing whose key it is. */
function whyNot({ match, title, runs }: Parcel, wanted: Named): string | null {
  if (wanted.match !== match)
    return `This is of another match (${title === '' ? match : title}), and not of ${wanted.title}. Nothing of it was taken.`;
  for (const run of runs) {
    const fault = faultOf(run, { match, knows: () => true, verifies });
    if (fault !== null) return `${fault.message} Nothing of it was taken.`;
  }
  return null;
}

/** By what they are signed with. */
export function nameOfRuns(runs: readonly Run[]): string {
  return nameOf(
    new TextEncoder().encode(JSON.stringify(runs.map(({ presses }) => presses.map((one) => one.signature)))),
  );
}

/** In this order, whatever order its members came in. */
function keep({ match, title, runs, notes }: Parcel, at: string): Promise<Kept> {
  const id = nameOfRuns(runs);
  const parts = runs.flatMap(inParts);
  const about = notes === undefined ? {} : { notes };
  const fresh: TakenOver = { id, match, title, runs: parts, at, came: parts.map(() => null), ...about };
  return withCarried(async (db) => {
    const change = db.transaction('taken', 'readwrite', { durability: 'strict' });
    const before = await change.store.get(id);
    if (before === undefined) await change.store.put(fresh);
    await change.done;
    return { is: 'taken', taken: before ?? fresh, again: before !== undefined };
  });
}
