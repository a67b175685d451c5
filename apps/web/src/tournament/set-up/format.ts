import type { CommandOf } from '@adjutant/tournament';

type Format = NonNullable<CommandOf<'SetUpTournament'>['data']['format']>;

/** How rounds are drawn, as it is typed. */
export interface FormatTyped {
  readonly by: Format['by'];
  readonly size: string;
  readonly through: string;
}

export const SWISS: FormatTyped = { by: 'swiss', size: '4', through: '2' };

export const FORMATS = [
  { value: 'swiss', label: 'Swiss: by results, round by round' },
  { value: 'round-robin', label: 'Round robin: everybody meets everybody' },
  { value: 'groups', label: 'Groups, then a cut' },
] as const satisfies readonly { readonly value: Format['by']; readonly label: string }[];

const wholeIn = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** Undefined where rounds are drawn as usual. */
export function formatOf({ by, size, through }: FormatTyped): Format | undefined {
  switch (by) {
    case 'swiss':
      return undefined;
    case 'round-robin':
      return { by };
    case 'groups':
      return { by, size: wholeIn(size), through: wholeIn(through) };
  }
}

export function formatFault(typed: FormatTyped): string | undefined {
  const format = formatOf(typed);
  if (format?.by !== 'groups') return undefined;
  if (!(format.size >= 2 && format.size <= 40)) return 'A group has from 2 to 40 players.';
  return format.through >= 1 && format.through < format.size
    ? undefined
    : 'Of each group at least one goes on, and fewer than play in it.';
}
