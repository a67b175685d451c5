import type { OutsideIds, OutsideIdsSaid } from '@adjutant/people';

/** Ids of other programs as they are typed: `fide 1503014, bcp x1`. */
export const idsTyped = (ids: OutsideIds = {}): string =>
  Object.entries(ids)
    .map(([program, id]) => `${program} ${id}`)
    .join(', ');

/** What was typed, with null for each that is no longer there; null where some part is no program with its id. */
export function idsSaid(typed: string, before: OutsideIds = {}): OutsideIdsSaid | null {
  const parts = typed.split(/[,;\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  const read = parts.map((part) => /^(.*\S)\s+(\S+)$/.exec(part));
  if (read.some((one) => one === null)) return null;
  const gone = Object.keys(before).map((program) => [program, null] as const);
  const told = read.map((one) => [one?.[1]?.toLowerCase() ?? '', one?.[2] ?? ''] as const);
  return Object.fromEntries([...gone, ...told]);
}
