import type { ShownLine } from '@adjutant/views';

const sameness = ({ number, account, what, kind, credited, mark }: ShownLine): string =>
  JSON.stringify([number, account, what, kind, credited, mark]);

/** Lines that the record does not have, or has with another amount or mark. Balances alone only follow from these. */
export function changedLines(was: readonly ShownLine[], now: readonly ShownLine[]): ReadonlySet<ShownLine> {
  const known = new Map<string, number>();
  for (const line of was) known.set(sameness(line), (known.get(sameness(line)) ?? 0) + 1);
  return new Set(
    now.filter((line) => {
      const left = known.get(sameness(line)) ?? 0;
      known.set(sameness(line), left - 1);
      return left <= 0;
    }),
  );
}
