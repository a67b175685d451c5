import { faultOf } from '@adjutant/runs';
import { withCarried, type TakenOver } from './database.js';
import { nameOf, verifies } from './ed25519.js';
import { readParcel, type Parcel } from './parcel.js';
import { inParts } from './parts.js';

/** Everything that was taken over on this device and not put away, the first first. */
export async function takenHere(): Promise<readonly TakenOver[]> {
  const all = await withCarried((db) => db.getAll('taken'));
  return all.toSorted((one, other) => one.at.localeCompare(other.at));
}

export type Taking =
  | { readonly is: 'taken'; readonly taken: TakenOver; readonly again: boolean }
  | { readonly is: 'refused'; readonly says: string };

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
  return says === null ? keep(parcel, at) : { is: 'refused', says };
}

/** Whether a seat of the match was opened with the key only the server knows; all else is seen here. */
function whyNot({ match, title, runs }: Parcel, wanted: Named): string | null {
  if (wanted.match !== match)
    return `This is of another match (${title === '' ? match : title}), and not of ${wanted.title}. Nothing of it was taken.`;
  for (const run of runs) {
    const fault = faultOf(run, { match, knows: () => true, verifies });
    if (fault !== null) return `${fault.message} Nothing of it was taken.`;
  }
  return null;
}

/** In this order, whatever order its members came in. */
function keep({ match, title, runs }: Parcel, at: string): Promise<Taking> {
  const id = nameOf(
    new TextEncoder().encode(JSON.stringify(runs.map(({ presses }) => presses.map((one) => one.signature)))),
  );
  const parts = runs.flatMap(inParts);
  const fresh: TakenOver = { id, match, title, runs: parts, at, came: parts.map(() => null) };
  return withCarried(async (db) => {
    const change = db.transaction('taken', 'readwrite', { durability: 'strict' });
    const before = await change.store.get(id);
    if (before === undefined) await change.store.put(fresh);
    await change.done;
    return { is: 'taken', taken: before ?? fresh, again: before !== undefined };
  });
}
