import type { MatchCommand } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import type { ScoreSheet } from '@adjutant/views';
import { newId } from '../common/id.js';
import { opposite, SIDES_OF_TABLE } from '../common/sides.js';
import { faultOfTime, momentsOf } from './times.js';

export type Ending = 'played' | 'time' | 'A' | 'B' | 'open';

/** What was typed from a sheet or a slip, field by field and as it was typed; the names of the fields are made below. */
export interface Keyed {
  readonly day: string;
  readonly first: Side | '';
  readonly ending: Ending;
  /** As a slip says it; a sheet leaves it to its points. */
  readonly winner?: Side | 'draw' | '';
  readonly typed: { readonly [field: string]: string };
}

export const FIELD = {
  choice: (choice: string) => `choice ${choice}`,
  began: (round: number) => `began ${round}`,
  /** Who goes first in a round of a game that decides it anew. */
  first: (round: number) => `first ${round}`,
  points: (round: number, side: Side, category: string) => `points ${round} ${side} ${category}`,
  /** On a slip, which knows no rounds. */
  all: (side: Side, category: string) => `points all ${side} ${category}`,
  cp: (round: number, side: Side) => `cp ${round} ${side}`,
  ended: 'ended',
};

/** One command of the sheet, in the order of the sheet. */
export interface KeyedLine {
  readonly says: string;
  readonly command: MatchCommand;
  readonly occurredAt: string | undefined;
}

/** A line with the id under which it is recorded once, however often it is sent. */
export interface SentLine extends KeyedLine {
  readonly commandId: string;
}

export const numbered = (lines: readonly KeyedLine[]): readonly SentLine[] =>
  lines.map((line) => ({ ...line, commandId: newId() }));

export type Names = { readonly [side in Side]: string };
type Sheet = Pick<ScoreSheet, 'rounds' | 'order' | 'steps' | 'rows' | 'status' | 'firstTurn' | 'choices'>;

const MOST_POINTS = 999;

export function faultOfPoints(typed: string): string | undefined {
  const said = typed.trim();
  if (said === '') return undefined;
  if (!/^\d+$/.test(said)) return 'A whole number.';
  return Number(said) > MOST_POINTS ? `${MOST_POINTS} at most.` : undefined;
}

/** Rounds of which something stands on the sheet, up to the last one. */
export function roundsPlayed({ rounds }: Pick<Sheet, 'rounds'>, { typed }: Keyed): number {
  const isOf = (round: number) => (field: string) =>
    typed[field]?.trim() !== '' && /^(?:began|first|points|cp) (\d+)/.exec(field)?.[1] === String(round);
  const fields = Object.keys(typed);
  return Array.from({ length: rounds }, (_, index) => index + 1).findLast((round) => fields.some(isOf(round))) ?? 0;
}

/** What was typed that cannot be read, on whichever paper. */
export function misreadIn({ typed, day }: Keyed): readonly string[] {
  const wrong = Object.entries(typed).some(([field, said]) =>
    (isTime(field) ? faultOfTime : isCount(field) ? faultOfPoints : () => undefined)(said),
  );
  const timed = Object.entries(typed).some(([field, said]) => isTime(field) && said.trim() !== '');
  return [
    ...(wrong ? ['Something is no number or no time: it is marked.'] : []),
    ...(timed && Number.isNaN(Date.parse(day)) ? ['Say on which day it was played.'] : []),
  ];
}

/** Why what was typed cannot be sent; empty where it can. */
export function faultsIn(sheet: Sheet, keyed: Keyed): readonly string[] {
  const { first } = keyed;
  return [
    ...(sheet.status === 'opened' && first === '' ? ['Say who has the first turn.'] : []),
    ...misreadIn(keyed),
    ...(roundsPlayed(sheet, keyed) === 0 && keyed.ending === 'open' ? ['Nothing stands here yet.'] : []),
    ...cutShort(sheet, keyed),
  ];
}

/** What a sheet says above what its game counts: recorded as it stands there, and told to whoever keys it in. */
export function overCaps(
  { rows, rounds }: Pick<Sheet, 'rows' | 'rounds'>,
  { typed }: Keyed,
  names: Names,
): readonly string[] {
  return SIDES_OF_TABLE.flatMap((side) =>
    rows.flatMap(({ category, name, cap = Infinity }) => {
      const fields = Array.from({ length: rounds }, (_, index) => FIELD.points(index + 1, side, category));
      const sum = [FIELD.all(side, category), ...fields].reduce((all, field) => all + (Number(typed[field]) || 0), 0);
      return sum > cap ? [`${names[side]}: ${name} comes to ${sum} VP here, and counts up to ${cap}.`] : [];
    }),
  );
}

/** What was played to its end has something in its last round. */
function cutShort(sheet: Sheet, keyed: Keyed): readonly string[] {
  const played = roundsPlayed(sheet, keyed);
  if (keyed.ending !== 'played' || played === sheet.rounds) return [];
  return [
    `Nothing stands for round ${played + 1}: 0 is a score; say how the match ended where it was not played to its end.`,
  ];
}

const isTime = (field: string): boolean => field.startsWith('began ') || field === FIELD.ended;
const isCount = (field: string): boolean => field.startsWith('points ') || field.startsWith('cp ');

/** Every command that a sheet comes to, in its order: the battle, round by round and turn by turn, and how it ended. */
export function linesOf(sheet: Sheet, keyed: Keyed, names: Names): readonly KeyedLine[] {
  const played = roundsPlayed(sheet, keyed);
  const { typed, day, ending } = keyed;
  const rounds = Array.from({ length: played }, (_, index) => index + 1);
  const times = momentsOf(day, [...rounds.map((round) => typed[FIELD.began(round)] ?? ''), typed[FIELD.ended] ?? '']);
  const [began] = times;
  return [
    ...chosen(sheet, keyed).map((line) => ({ ...line, occurredAt: began })),
    ...battleOf(sheet, keyed, names).map((line) => ({ ...line, occurredAt: began })),
    ...rounds.flatMap((round) =>
      roundOf(sheet, keyed, { round, names }).map((line) => ({ ...line, occurredAt: times[round - 1] })),
    ),
    ...[...playedOut(sheet, ending), ...endOf(ending, names)].map((line) => ({ ...line, occurredAt: times[played] })),
  ];
}

export type Untimed = Omit<KeyedLine, 'occurredAt'>;

/** A match that was played to its end has come to the end of its last round. */
const playedOut = (sheet: Sheet, ending: Ending): readonly Untimed[] =>
  ending === 'played' && sheet.steps.turn !== null ? endOfRound(sheet, sheet.rounds) : [];

export function chosen({ choices, status }: Pick<Sheet, 'choices' | 'status'>, { typed }: Keyed): readonly Untimed[] {
  if (status !== 'opened') return [];
  return choices.flatMap(({ choice, name, chosen: before, options }) => {
    const option = typed[FIELD.choice(choice)]?.trim() ?? '';
    if (before !== null || option === '') return [];
    const called = options.find((one) => one.option === option)?.name ?? option;
    return [{ says: `${name}: ${called}`, command: { type: 'Choose', data: { choice, option } } }];
  });
}

export function battleOf({ status }: Pick<Sheet, 'status'>, { first }: Keyed, names: Names): readonly Untimed[] {
  if (status !== 'opened' || first === '') return [];
  const command: MatchCommand = { type: 'StartBattle', data: { firstTurn: first } };
  return [{ says: `The battle begins; ${names[first]} has the first turn`, command }];
}

interface OfRound {
  readonly round: number;
  readonly names: Names;
}

/**
 * Who has which turn, and at the end of it what the sheet has for them: a sheet knows no closer. Where a round has no turns,
 * all of it stands at its end.
 */
function roundOf(sheet: Sheet, keyed: Keyed, { round, names }: OfRound): readonly Untimed[] {
  const first = firstIn(sheet, keyed, round);
  const { steps, rows } = sheet;
  const decided = decisionOf(sheet, { round, names, first });
  const turns = [first, opposite(first)].flatMap((side): readonly Untimed[] => {
    const scored = rows.flatMap(({ category, name }) => {
      const said = keyed.typed[FIELD.points(round, side, category)]?.trim() ?? '';
      if (said === '') return [];
      const data = { player: side, category, points: Number(said), what: name };
      const says = `Round ${round}, ${names[side]}: ${said} VP, ${name}`;
      return [{ says, command: { type: 'ScoreVictoryPoints', data } } satisfies Untimed];
    });
    if (steps.turn === null) return scored;
    const to = { round, turn: side, step: steps.turn };
    return [
      { says: `Round ${round}, turn of ${names[side]}`, command: { type: 'AdvancePhase', data: { to } } },
      ...scored,
    ];
  });
  const cp = SIDES_OF_TABLE.flatMap((side): readonly Untimed[] => {
    const said = keyed.typed[FIELD.cp(round, side)]?.trim() ?? '';
    if (said === '') return [];
    const data = { player: side, account: 'cp', value: Number(said) } as const;
    return [
      {
        says: `Round ${round}: the sheet says ${said} CP of ${names[side]}`,
        command: { type: 'DeclareRunning', data },
      },
    ];
  });
  return [...decided, ...(steps.turn === null ? endOfRound(sheet, round) : []), ...turns, ...cp];
}

/** What comes after the turns of a round, or in place of them. */
export function endOfRound({ steps }: Pick<Sheet, 'steps'>, round: number): readonly Untimed[] {
  if (steps.end === null) return [];
  const to = { round, turn: null, step: steps.end };
  return [{ says: `Round ${round} ends`, command: { type: 'AdvancePhase', data: { to } } }];
}

function firstIn({ order, firstTurn }: Sheet, { first, typed }: Keyed, round: number): Side {
  const said = order === 'each-round' ? typed[FIELD.first(round)] : undefined;
  if (said === 'A' || said === 'B') return said;
  return first === '' ? (firstTurn ?? 'A') : first;
}

/** Where who goes first is decided anew, that is said before the turns of the round. */
function decisionOf(
  { order, steps }: Sheet,
  { round, names, first }: OfRound & { readonly first: Side },
): readonly Untimed[] {
  if (order !== 'each-round' || steps.round === null) return [];
  const to = { round, turn: null, step: steps.round };
  return [
    ...(round === 1
      ? []
      : [{ says: `Round ${round} begins`, command: { type: 'AdvancePhase', data: { to } } } satisfies Untimed]),
    {
      says: `Round ${round}: ${names[first]} goes first`,
      command: { type: 'DecideTurnOrder', data: { first, by: first } },
    },
  ];
}

export function endOf(ending: Ending, names: Names): readonly Untimed[] {
  switch (ending) {
    case 'open':
      return [];
    case 'played':
      return [{ says: 'Played to its end', command: { type: 'FinishMatch', data: {} } }];
    case 'time':
      return [{ says: 'Time ran out', command: { type: 'FinishMatch', data: { ending: 'time' } } }];
    default:
      return [{ says: `Given up by ${names[ending]}`, command: { type: 'ConcedeMatch', data: { player: ending } } }];
  }
}
