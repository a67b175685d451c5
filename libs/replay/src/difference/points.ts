import type { LedgerLine } from '@adjutant/rules';
import type { PointsChange } from './change.js';
import type { Tale } from './tale.js';

type Bucket = Omit<PointsChange, 'was' | 'now' | 'entries'> & { amount: number; readonly entries: Set<number> };

/** Points that differ: each spending by itself, victory points by category and round, all else by what it is for. */
export function pointsBetween(from: Tale, to: Tale): PointsChange[] {
  const [was, now] = [bucketsOf(from), bucketsOf(to)];
  const keys = [...new Set([...was.keys(), ...now.keys()])];
  return keys.flatMap((key) => {
    const [before, after] = [was.get(key), now.get(key)];
    const one = after ?? before;
    if (!one || before?.amount === after?.amount) return [];
    const { amount: _, entries: __, ...about } = one;
    const entries = touched(before?.entries, after?.entries);
    return [{ ...about, was: before?.amount ?? 0, now: after?.amount ?? 0, entries }];
  });
}

/** Where one telling goes on from the other, only what is new is worth naming. */
function touched(before: ReadonlySet<number> = new Set(), after: ReadonlySet<number> = new Set()): number[] {
  const different = [...[...before].filter((one) => !after.has(one)), ...[...after].filter((one) => !before.has(one))];
  return (different.length > 0 ? different : [...after]).sort((one, other) => one - other);
}

function bucketsOf({ lines, adopted }: Tale): Map<string, Bucket> {
  const buckets = new Map<string, Bucket>();
  const add = (about: Omit<Bucket, 'amount' | 'entries'>, key: string, amount: number, entry: number): void => {
    const known = buckets.get(key);
    if (known) {
      known.amount += amount;
      known.entries.add(entry);
    } else buckets.set(key, { ...about, amount, entries: new Set([entry]) });
  };
  for (const { player, category, amount, entry } of adopted) {
    const about = {
      kind: 'points',
      player,
      account: `vp/${category}`,
      line: 'adopted',
      what: '',
      round: null,
    } as const;
    add(about, `${player} adopted ${category}`, amount, entry);
  }
  for (const line of lines) add(aboutOf(line), keyOf(line), line.credited, line.number);
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

function aboutOf(line: LedgerLine): Omit<Bucket, 'amount' | 'entries'> {
  const { player, account, kind, what, at } = line;
  return { kind: 'points', player, account, line: kind, what, round: at?.round ?? null };
}
