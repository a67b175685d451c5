import type { Run, SignedPress } from '@adjutant/runs';
import type { Item } from '../queue/item.js';
import { isFinal } from './came.js';
import type { DeviceKey, Notes, SignedHere, TakenOver } from './database.js';
import type { Parcel } from './parcel.js';
import { MOST_AT_ONCE } from './parts.js';
import { isSecret, lookedAt, type AsksSecret } from './secret.js';
import { keyOf, signedAt, signHere } from './signing.js';
import { takenHere, type Named } from './taken.js';

export interface Handed {
  /** Null where there is nothing to hand over. */
  readonly parcel: Parcel | null;
  /** How many were pressed here; how many were taken over from others. */
  readonly own: number;
  readonly others: number;
  /** Everything that waits here, with whether it tells of a sealed hand. */
  readonly all: readonly Item[];
  /** What only this device may bring to the server, since it tells of a hand. */
  readonly secret: readonly Item[];
  /** Whether the server knows every key that they are signed with. */
  readonly known: boolean;
}

/** Everything that waits here at a match, as another device may carry it. */
export async function handedOver({ match, title }: Named, waiting: readonly Item[], asks: AsksSecret): Promise<Handed> {
  const items = await lookedAt(waiting, asks);
  const [secret, open] = [items.filter(isSecret), items.filter((item) => !isSecret(item))];
  for (const item of open) await signHere(item);
  const ids = new Set(open.map(({ id }) => id));
  const signed = (await signedAt(match)).filter(({ id, bare }) => ids.has(id) && bare !== true);
  const keys = await Promise.all([...new Set(signed.map(({ person }) => person))].map((one) => keyOf(one, match)));
  const taken = (await takenHere()).filter((one) => one.match === match && one.own !== true);
  const carried = taken.flatMap(({ runs, came }) => runs.filter((_, at) => !isFinal(came[at] ?? null)));
  const runs = [...runsOf(match, signed), ...carried];
  return {
    parcel:
      runs.length === 0 ? null : { adjutant: 'runs', version: 1, match, title, runs, ...notesFor(runs, keys, taken) },
    own: signed.length,
    others: carried.reduce((sum, { presses }) => sum + presses.length, 0),
    all: items,
    secret,
    known: keys.every(({ known }) => known),
  };
}

/** Whose keys they are, as far as the log has said so to this device or to those before it. */
function notesFor(
  runs: readonly Run[],
  own: readonly DeviceKey[],
  taken: readonly TakenOver[],
): { readonly notes?: Notes } {
  const known: Notes = Object.assign({}, ...taken.map(({ notes = {} }) => notes), ...own.map(noteOf)) as Notes;
  const said = [...new Set(runs.map(({ key }) => key))].flatMap((key) => {
    const note = known[key];
    return note === undefined ? [] : [[key, note]];
  });
  return said.length === 0 ? {} : { notes: Object.fromEntries(said) as Notes };
}

const noteOf = ({ key, note }: DeviceKey): Notes => (note === undefined ? {} : { [key]: note });

/** One for each stretch without a gap: what lay between was answered, or dropped. */
export function runsOf(match: string, signed: readonly SignedHere[]): readonly Run[] {
  return [...Map.groupBy(signed, ({ key }) => key)].flatMap(([key, of]) => {
    const inOrder = of.map(({ press }) => press).toSorted((one, other) => one.number - other.number);
    return stretches(inOrder).map((presses): Run => ({
      adjutant: 'run',
      version: 1,
      match,
      key,
      presses: [...presses],
    }));
  });
}

function stretches(presses: readonly SignedPress[]): readonly (readonly SignedPress[])[] {
  const all: SignedPress[][] = [];
  for (const press of presses) {
    const last = all.at(-1);
    const follows = last?.at(-1)?.number === press.number - 1;
    if (last && follows && last.length < MOST_AT_ONCE) last.push(press);
    else all.push([press]);
  }
  return all;
}
