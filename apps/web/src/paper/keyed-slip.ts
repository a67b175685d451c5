import type { Side } from '@adjutant/rules';
import type { ScoreSheet } from '@adjutant/views';
import { opposite, SIDES_OF_TABLE } from '../common/sides.js';
import {
  battleOf,
  chosen,
  endOf,
  endOfRound,
  FIELD,
  type Keyed,
  type KeyedLine,
  type Names,
  type Untimed,
} from './keyed.js';
import { momentsOf } from './times.js';

/** What the slip of a match asks for. */
export type SlipSheet = Pick<
  ScoreSheet,
  'depth' | 'rounds' | 'steps' | 'rows' | 'status' | 'firstTurn' | 'choices' | 'byPoints'
>;

/** Below full a game has no course of the battle in a result, and one in a score. */
export const asksFirstTurn = ({ depth, status }: SlipSheet): boolean => depth === 'score' && status === 'opened';

const saidFor = ({ typed }: Keyed, side: Side, category: string): string =>
  typed[FIELD.all(side, category)]?.trim() ?? '';

/** What each has by this slip: recorded before, and typed, under the caps of the categories. */
export function sumsOf({ rows }: SlipSheet, keyed: Keyed): { readonly [side in Side]: number } {
  const sum = (side: Side): number =>
    rows.reduce((all, { category, cap = Infinity, points }) => {
      const said = Number(saidFor(keyed, side, category));
      return all + Math.min(cap, (points[side].all ?? 0) + (Number.isInteger(said) ? said : 0));
    }, 0);
  return { A: sum('A'), B: sum('B') };
}

export function aheadIn({ A, B }: { readonly [side in Side]: number }): Side | 'draw' {
  return A === B ? 'draw' : A > B ? 'A' : 'B';
}

/** Why a slip cannot be sent as it was typed, beside what is no number and no time. */
export function faultsInSlip(sheet: SlipSheet, keyed: Keyed, names: Names): readonly string[] {
  const given = keyed.ending === 'A' || keyed.ending === 'B';
  const isSilent = (side: Side): boolean =>
    sheet.rows.every(({ category, points }) => points[side].all === null && saidFor(keyed, side, category) === '');
  const silent = given ? [] : SIDES_OF_TABLE.filter(isSilent);
  return [
    ...(asksFirstTurn(sheet) && !given && keyed.first === '' ? ['Say who has the first turn.'] : []),
    ...(silent.length === 0
      ? []
      : [`No points yet of ${silent.map((side) => names[side]).join(', ')}: 0 is a score, an empty field is none.`]),
    ...(silent.length > 0 || given ? [] : contradicted(sheet, keyed, names)),
  ];
}

/** What is ticked on a slip shows that a number was misread. */
function contradicted(sheet: SlipSheet, keyed: Keyed, names: Names): readonly string[] {
  const { winner = '' } = keyed;
  const sums = sumsOf(sheet, keyed);
  const ahead = aheadIn(sums);
  if (winner === '' || winner === ahead || (!sheet.byPoints && ahead === 'draw')) return [];
  const points = `${names.A} has ${sums.A}, ${names.B} has ${sums.B}`;
  const by = ahead === 'draw' ? 'that is a draw' : `by that ${names[ahead]} has won`;
  return [
    `${points}: ${by}. Either a number or the winner is not as on the slip; where the slip says both, call a judge.`,
  ];
}

/** Every command that a slip comes to: the points of both, and how it ended. A slip knows no course of the battle. */
export function linesOfSlip(sheet: SlipSheet, keyed: Keyed, names: Names): readonly KeyedLine[] {
  const { day, typed } = keyed;
  const [began, ended] = momentsOf(day, [typed[FIELD.began(1)] ?? '', typed[FIELD.ended] ?? '']);
  const before = [...chosen(sheet, keyed), ...(sheet.depth === 'score' ? battleOf(sheet, keyed, names) : [])];
  const points = sheet.rows.flatMap(({ category, name }) =>
    SIDES_OF_TABLE.flatMap((side) => {
      const said = saidFor(keyed, side, category);
      if (said === '') return [];
      const data = { player: side, category, points: Number(said), what: name };
      return [{ says: `${names[side]}: ${said} VP, ${name}`, command: { type: 'ScoreVictoryPoints', data } as const }];
    }),
  );
  return [
    ...before.map((line) => ({ ...line, occurredAt: began })),
    ...[...playedOut(sheet, keyed), ...points, ...ending(keyed, names)].map((line) => ({ ...line, occurredAt: ended })),
  ];
}

/** Of a match recorded as a score: played to its end, it stands at the end of the last turn. */
function playedOut({ depth, rounds, steps, firstTurn }: SlipSheet, { ending, first }: Keyed): readonly Untimed[] {
  if (depth !== 'score' || ending !== 'played') return [];
  if (steps.turn === null || steps.end !== null) return endOfRound({ steps }, rounds);
  const last = opposite(first === '' ? (firstTurn ?? 'A') : first);
  const to = { round: rounds, turn: last, step: steps.turn };
  return [{ says: `Round ${rounds} ends`, command: { type: 'AdvancePhase', data: { to } } }];
}

function ending(keyed: Keyed, names: Names): readonly Untimed[] {
  const { winner = '' } = keyed;
  return endOf(keyed.ending, names).map(({ says, command }) =>
    command.type !== 'FinishMatch' || winner === ''
      ? { says, command }
      : {
          says: `${says}; ${winner === 'draw' ? 'a draw' : `${names[winner]} has won`}`,
          command: { ...command, data: { ...command.data, winner } },
        },
  );
}
