import type { Entry } from '../pack/entry.js';
import { sameName } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';
import type { RosterDetachment } from './roster-parts.js';

const DETACHMENT = 'detachment';

/** What a roster, or the army made of it, says of its detachments: the first, and others among its picks. */
interface Fielding {
  readonly detachment?: string | null | undefined;
  readonly picks?: readonly { readonly kind: string; readonly name: string }[] | undefined;
  readonly detachments?: { readonly [name: string]: RosterDetachment } | undefined;
}

/** A detachment as it is written; `entry`: where the pack describes it. What neither says of it is left out. */
interface Fielded {
  readonly name: string;
  readonly entry: Entry | undefined;
  readonly costs?: number | undefined;
  /** Ids or names. */
  readonly opens?: readonly string[] | undefined;
}

/** All detachments that are written, in their order. */
export function detachmentsWritten(
  pack: Pack,
  { detachment, picks = [], detachments = {} }: Fielding,
): readonly Fielded[] {
  const more = picks.filter(({ kind }) => kind === DETACHMENT).map(({ name }) => name);
  const names = [...(detachment === undefined || detachment === null ? [] : [detachment]), ...more];
  return names.map((name) => {
    const entry = describedAs(pack, name);
    const told = Object.entries(detachments).find(([one]) =>
      [name, entry?.name, entry?.id].some((as) => as !== undefined && sameName(one, as)),
    )?.[1];
    const { costs, opens } = entry?.muster ?? {};
    return { name: entry?.name ?? name, entry, costs: costs ?? told?.points, opens: opens ?? told?.opens };
  });
}

/**
 * All detachments, each of them once: readers of lists write every one among the picks, the first as well, where there
 * are several.
 */
export function detachmentsOnce(pack: Pack, fielding: Fielding): readonly Fielded[] {
  const written = detachmentsWritten(pack, fielding);
  const [first, ...picked] = written;
  const [second] = picked;
  const isAmongThem = picked.length > 1 && first && second && sameName(first.name, second.name);
  return isAmongThem ? picked : written;
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
  const entries = written.flatMap(({ opens = [] }) => opens).flatMap((one) => entriesCalled(pack, one));
  return {
    entries: [...new Set(entries)],
    untold: written.length === 0 || written.some(({ opens }) => opens === undefined),
    fielded: [...new Set(written.map(({ name }) => name))],
  };
}

function entriesCalled(pack: Pack, one: string): readonly Entry[] {
  if (Object.hasOwn(pack.entries, one)) return [pack.entries[one]].flatMap((entry) => entry ?? []);
  return Object.values(pack.entries).filter(({ name }) => sameName(name, one));
}
