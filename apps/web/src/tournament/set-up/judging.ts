import type { OwnJudging } from '@adjutant/kernel';

/** What an event decides for its judges, as it is typed; `''` is as the installation has it. */
export interface JudgingTyped {
  readonly conflicts: string;
  readonly penalties: string;
  readonly appeal: string;
}

export const AS_THE_HOUSE: JudgingTyped = { conflicts: '', penalties: '', appeal: '' };

/** Which ties keep a judge away, as a choice; the first is as the installation has it. */
export const CONFLICTS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'As this installation has it' },
  { value: 'none', label: 'Nothing' },
  { value: 'club', label: 'The club of a player' },
  { value: 'nation', label: 'The nation of a player' },
  { value: 'club,nation', label: 'The club or the nation of a player' },
];

export function judgingTyped(judging: OwnJudging = {}): JudgingTyped {
  const { conflicts, penalties, appealMinutes } = judging;
  return {
    conflicts: conflicts === undefined ? '' : [...conflicts].sort().join(',') || 'none',
    penalties: penalties ?? '',
    appeal: appealMinutes === undefined || appealMinutes === null ? '' : String(appealMinutes),
  };
}

/** Undefined where nothing is decided. What the form does not show stays as it was. */
export function judgingOf(typed: JudgingTyped, before: OwnJudging = {}): OwnJudging | undefined {
  const { conflicts: _, penalties: __, appealMinutes: ___, ...others } = before;
  const said: OwnJudging = {
    ...others,
    ...(typed.conflicts === '' ? {} : { conflicts: tiesIn(typed.conflicts) }),
    ...(typed.penalties === '' ? {} : { penalties: typed.penalties }),
    ...(typed.appeal.trim() === '' ? {} : { appealMinutes: Number(typed.appeal) }),
  };
  return Object.keys(said).length === 0 ? undefined : said;
}

const tiesIn = (conflicts: string): NonNullable<OwnJudging['conflicts']> =>
  (['club', 'nation'] as const).filter((tie) => conflicts.split(',').includes(tie));
