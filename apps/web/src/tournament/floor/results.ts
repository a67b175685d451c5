import type { MatchCommand } from '@adjutant/match';
import type { ScoreSheet } from '@adjutant/views';
import type { Side } from '@adjutant/rules';
import { SIDES_OF_TABLE } from '../../common/sides.js';

/** Points as they were typed, by side and category. */
export interface Typed {
  readonly [field: string]: string;
}

type Names = { readonly [side in Side]: string };

export const fieldOf = (side: Side, category: string): string => `${side} ${category}`;

const isPoints = (typed: string): boolean => /^\d{1,3}$/.test(typed.trim());

/** Why what was typed in one field is no score that counts as it stands there; it stays as it was typed. */
export function faultOfField(
  { cap = Infinity }: { readonly cap?: number | undefined },
  typed = '',
): string | undefined {
  if (typed.trim() === '') return undefined;
  if (!isPoints(typed)) return 'A whole number up to 999.';
  return Number(typed) > cap ? `${cap} at most.` : undefined;
}

/** Why a slip cannot be recorded as it was typed; null where it can. */
export function faultOf({ rows }: Pick<ScoreSheet, 'rows'>, typed: Typed): string | null {
  const fields = SIDES_OF_TABLE.map((side) =>
    rows.filter(({ points }) => points[side].all === null).map(({ category }) => typed[fieldOf(side, category)] ?? ''),
  );
  if (fields.flat().some((one) => one.trim() !== '' && !isPoints(one))) return 'Points are whole numbers up to 999.';
  const [over] = rows.flatMap(({ category, name, cap = Infinity }) =>
    SIDES_OF_TABLE.some((side) => Number(typed[fieldOf(side, category)]) > cap)
      ? [`${name} counts up to ${cap}: look at the slip again.`]
      : [],
  );
  if (over !== undefined) return over;
  const silent = fields.some((own) => own.length === rows.length && own.every((one) => one.trim() === ''));
  return silent ? 'Type the points of both: 0 is a score, an empty field is none.' : null;
}

/** Where less counts of a slip than was typed, by a limit that no single field tells: said once it is recorded. */
export function heldBack({ rows }: Pick<ScoreSheet, 'rows'>, typed: Typed, names: Names): readonly string[] {
  return SIDES_OF_TABLE.flatMap((side) =>
    rows.flatMap(({ category, name, points }) => {
      const said = Number(typed[fieldOf(side, category)] ?? '');
      const counts = points[side].all;
      return counts !== null && counts < said
        ? [`${names[side]}: ${name} counts ${counts} of the ${said} that were keyed in.`]
        : [];
    }),
  );
}

/** What a slip comes to: the points of both, the end, and the word of whoever keys it in for both. */
export function commandsOf({ rows }: Pick<ScoreSheet, 'rows'>, typed: Typed): readonly MatchCommand[] {
  const points = SIDES_OF_TABLE.flatMap((player) =>
    rows.flatMap(({ category, name }): readonly MatchCommand[] => {
      const said = typed[fieldOf(player, category)]?.trim() ?? '';
      if (said === '') return [];
      return [{ type: 'ScoreVictoryPoints', data: { player, category, points: Number(said), what: name } }];
    }),
  );
  return [...points, { type: 'FinishMatch', data: {} }, ...CONFIRMED];
}

/** The word of an official stands for that of both. */
export const CONFIRMED: readonly MatchCommand[] = SIDES_OF_TABLE.map((player) => ({
  type: 'ConfirmResult',
  data: { player },
}));

const LOST = { A: 'loss', B: 'loss' } as const;

/** Somebody did not come: the other one has won; where nobody came, both have lost. */
export function noShow(absent: readonly Side[], because: string): MatchCommand {
  const outcome =
    absent.length === 2
      ? LOST
      : absent[0] === 'A'
        ? ({ A: 'loss', B: 'win' } as const)
        : ({ A: 'win', B: 'loss' } as const);
  return { type: 'DecideResult', data: { outcome, ground: 'no-show', absent: [...absent], because } };
}

/** What is given to tables of which nobody tells anything. */
export function decidedAs(what: 'draw' | 'double-loss', because: string): MatchCommand {
  const outcome = what === 'draw' ? ({ A: 'draw', B: 'draw' } as const) : LOST;
  return { type: 'DecideResult', data: { outcome, ground: 'judge', because } };
}

const BY_ORGANIZERS: readonly MatchCommand['type'][] = ['DecideResult', 'RestoreMatch'];

/** Whoever keys a slip in stands in for the table; a result is decided, and a match restored, by who runs the event. */
export const roleFor = (commands: readonly MatchCommand[]): 'organizer' | 'scorekeeper' =>
  commands.every(({ type }) => BY_ORGANIZERS.includes(type)) ? 'organizer' : 'scorekeeper';
