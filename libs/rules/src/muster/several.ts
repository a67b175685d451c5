import type { Entry } from '../pack/entry.js';
import { sameName } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';

const DETACHMENT = 'detachment';

/** What a roster, or the army made of it, says of its detachments: the first, and others among its picks. */
interface Fielding {
  readonly detachment?: string | null | undefined;
  readonly picks?: readonly { readonly kind: string; readonly name: string }[] | undefined;
}

/** A detachment as it is written; `entry`: where the pack describes it. */
interface Fielded {
  readonly name: string;
  readonly entry: Entry | undefined;
}

/** All detachments that are written, in their order. */
export function detachmentsWritten(pack: Pack, { detachment, picks = [] }: Fielding): readonly Fielded[] {
  const more = picks.filter(({ kind }) => kind === DETACHMENT).map(({ name }) => name);
  const names = [...(detachment === undefined || detachment === null ? [] : [detachment]), ...more];
  return names.map((name) => {
    const entry = describedAs(pack, name);
    return { name: entry?.name ?? name, entry };
  });
}

/** Ids of the detachments that an army fields; several only where the pack says what each of them costs. */
export function detachmentsFielded(pack: Pack, army: Fielding | null | undefined): readonly string[] {
  const first = army?.detachment ?? undefined;
  const own = first === undefined ? [] : [first];
  if (!army?.picks) return own;
  const priced = detachmentsWritten(pack, army).flatMap(({ entry }) =>
    entry?.muster?.costs === undefined ? [] : entry.id,
  );
  return [...new Set([...own, ...priced])];
}

function describedAs(pack: Pack, name: string): Entry | undefined {
  return Object.values(pack.entries).find(
    (entry) => entry.kind === DETACHMENT && (entry.id === name || sameName(entry.name, name)),
  );
}

/** What the detachments of an army open to it together. */
export interface Opened {
  readonly entries: readonly Entry[];
  /** Whether nobody named a detachment, or nobody knows what one of them opens: players say so then. */
  readonly untold: boolean;
  readonly fielded: readonly string[];
}

export function openedTo(pack: Pack, army: Fielding | null | undefined): Opened {
  const written = army ? detachmentsWritten(pack, army) : [];
  const entries = written.flatMap(({ entry }) => entry?.muster?.opens ?? []).flatMap((id) => pack.entries[id] ?? []);
  return {
    entries: [...new Set(entries)],
    untold: written.length === 0 || written.some(({ entry }) => entry?.muster?.opens === undefined),
    fielded: written.map(({ name }) => name),
  };
}
