import type { OwnJudging } from '@adjutant/kernel';
import { LIMITS } from '../../common/limits.js';

type Concession = NonNullable<OwnJudging['concession']>;
type Clock = NonNullable<OwnJudging['chessClock']>;

/** What a match is worth that is conceded, as it is typed; `''` is as the installation has it. */
export interface ConcededTyped {
  readonly unit: Concession['unit'] | '';
  readonly winner: string;
  readonly loser: string;
}

/** What an event decides for its judges, as it is typed; `''` is as the installation has it. */
export interface JudgingTyped {
  readonly conflicts: string;
  readonly penalties: string;
  readonly appeal: string;
  readonly conceded: ConcededTyped;
  /** Undefined: as the policy of penalties has it, or the installation. Null while what stands in the fields is no clock. */
  readonly clock: Clock | null | undefined;
}

const NOT_SAID: ConcededTyped = { unit: '', winner: '', loser: '' };

export const AS_THE_HOUSE: JudgingTyped = {
  ...{ conflicts: '', penalties: '', appeal: '' },
  conceded: NOT_SAID,
  clock: undefined,
};

/** Which ties keep a judge away, as a choice; the first is as the installation has it. */
export const CONFLICTS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'As this installation has it' },
  { value: 'none', label: 'Nothing' },
  { value: 'club', label: 'The club of a player' },
  { value: 'nation', label: 'The nation of a player' },
  { value: 'club,nation', label: 'The club or the nation of a player' },
];

export function judgingTyped(judging: OwnJudging = {}): JudgingTyped {
  const { conflicts, penalties, appealMinutes, concession, chessClock } = judging;
  return {
    conflicts: conflicts === undefined ? '' : [...conflicts].sort().join(',') || 'none',
    penalties: penalties ?? '',
    appeal: appealMinutes === undefined || appealMinutes === null ? '' : String(appealMinutes),
    conceded: concession === undefined ? NOT_SAID : concededTyped(concession),
    clock: chessClock,
  };
}

const concededTyped = ({ unit, winner, loser }: Concession): ConcededTyped => ({
  ...{ unit, winner: String(winner), loser: String(loser) },
});

/** Undefined where nothing is decided. What the form does not show stays as it was. */
export function judgingOf(typed: JudgingTyped, before: OwnJudging = {}): OwnJudging | undefined {
  const { conflicts: _, penalties: __, appealMinutes: ___, concession: ____, chessClock: _____, ...others } = before;
  const { unit, winner, loser } = typed.conceded;
  const said: OwnJudging = {
    ...others,
    ...(typed.conflicts === '' ? {} : { conflicts: tiesIn(typed.conflicts) }),
    ...(typed.penalties === '' ? {} : { penalties: typed.penalties }),
    ...(typed.appeal.trim() === '' ? {} : { appealMinutes: Number(typed.appeal) }),
    ...(unit === '' ? {} : { concession: { unit, winner: Number(winner), loser: Number(loser) } }),
    ...(typed.clock ? { chessClock: typed.clock } : {}),
  };
  return Object.keys(said).length === 0 ? undefined : said;
}

const tiesIn = (conflicts: string): NonNullable<OwnJudging['conflicts']> =>
  (['club', 'nation'] as const).filter((tie) => conflicts.split(',').includes(tie));

export type JudgingFaults = { readonly [field in 'appeal' | 'conceded' | 'clock']?: string };

/** Why what was typed decides nothing yet, by field. */
export function judgingFaults({ appeal, conceded, clock }: JudgingTyped): JudgingFaults {
  const found = { appeal: appealFault(appeal), conceded: concededFault(conceded), clock: clockFault(clock) };
  return Object.fromEntries(Object.entries(found).filter(([, says]) => says !== undefined));
}

const isWithin = (typed: string, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

function appealFault(typed: string): string | undefined {
  const { least, most } = LIMITS.event.appealMinutes;
  if (typed.trim() === '' || isWithin(typed, { least, most })) return undefined;
  return `A whole number from ${least} to ${most}, or nothing.`;
}

function concededFault({ unit, winner, loser }: ConcededTyped): string | undefined {
  const { least, most } = LIMITS.event.conceded;
  if (unit === '') return undefined;
  if (![winner, loser].every((typed) => isWithin(typed, { least, most })))
    return `A match that is conceded needs the points of both, each from ${least} to ${most}.`;
  return Number(winner) < Number(loser) ? 'Whoever concedes gets no more than the other.' : undefined;
}

const clockFault = (clock: JudgingTyped['clock']): string | undefined =>
  clock === null ? 'The minutes of the chess clock are whole numbers from 1 to 1440.' : undefined;
