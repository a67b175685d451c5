import type { LedgerLine } from '@adjutant/rules';
import type { PointsChange } from './change.js';
import type { Tale } from './tale.js';

type About = Omit<PointsChange, 'was' | 'now' | 'entries' | 'round'>;
/** Entries, each with its round. */
type Entries = ReadonlyMap<number, number | null>;

interface Bucket {
  readonly about: About;
  amount: number;
  readonly entries: Map<number, number | null>;
}

/** Points that differ: each spending by itself, victory points by category and round, all else by what it is for. */
export function pointsBetween(from: Tale, to: Tale): PointsChange[] {
  const [was, now] = [bucketsOf(from), bucketsOf(to)];
  const keys = [...new Set([...was.keys(), ...now.keys()])];
  return keys.flatMap((key) => {
    const [before, after] = [was.get(key), now.get(key)];
    const one = after ?? before;
    if (!one || before?.amount === after?.amount) return [];
    const entries = touched(before?.entries, after?.entries);
    const [round = null, ...others] = new Set(entries.map(([, each]) => each));
    return [
      {
        ...one.about,
        ...{ was: before?.amount ?? 0, now: after?.amount ?? 0, round: others.length === 0 ? round : null },
        entries: entries.map(([entry]) => entry),
      },
    ];
  });
}

/** Where one telling goes on from the other, only what is new is worth naming. */
function touched(before: Entries = new Map(), after: Entries = new Map()): (readonly [number, number | null])[] {
  const different = [
    ...[...before].filter(([entry]) => !after.has(entry)),
    ...[...after].filter(([entry]) => !before.has(entry)),
  ];
  return (different.length > 0 ? different : [...after]).sort(([one], [other]) => one - other);
}

function bucketsOf({ lines, adopted }: Tale): Map<string, Bucket> {
  const buckets = new Map<string, Bucket>();
  const add = (about: About, key: string, amount: number, [entry, round]: readonly [number, number | null]): void => {
    const bucket = buckets.get(key) ?? { about, amount: 0, entries: new Map<number, number | null>() };
    bucket.amount += amount;
    bucket.entries.set(entry, round);
    buckets.set(key, bucket);
  };
  for (const { player, category, amount, entry } of adopted) {
    const about = {
      kind: 'points',
      player,
      account: `vp/${category}`,
      line: 'adopted',
      what: '',
    } as const;
    add(about, `${player} adopted ${category}`, amount, [entry, null]);
  }
  for (const line of lines) add(aboutOf(line), keyOf(line), line.credited, [line.number, line.at?.round ?? null]);
  return buckets;
}

function isScore({ account }: LedgerLine): boolean {
  return account.startsWith('vp/');
}

function keyOf(line: LedgerLine): string {
  const { player, account, kind, what, number, at } = line;
  if (isScore(line) && kind === 'score') return JSON.stringify([player, account, at?.round ?? null]);
  return JSON.stringify([player, account, kind, what, ...(kind === 'spend' || isScore(line) ? [number] : [])]);
}

function aboutOf({ player, account, kind, what }: LedgerLine): About {
  return { kind: 'points', player, account, line: kind, what };
}
