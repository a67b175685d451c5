import { is, type Static } from '@adjutant/kernel';
import { goesByPoints, packOf, type MatchEvent, type OpenedState } from '@adjutant/match';
import { optionsOf, SIDES, Side, type Pack, type Shelf } from '@adjutant/rules';
import { chartOf } from './chart.js';
import { ledgerOf, type Ledger } from './ledger.js';
import { matchView } from './match-view.js';
import { choicesOf } from './table/choices.js';

const rounds = is.many(is.orNull(is.anyWhole()), { says: 'Round by round; null where nothing is recorded.' });

/** Points of one player in one category. */
export const SheetRow = is.object(
  {
    category: is.anyText(),
    name: is.anyText(),
    cap: is.optional(is.anyWhole()),
    derived: is.optional(is.yes({ says: 'Follows from the record, where that is in full.' })),
    points: is.each(
      SIDES,
      is.object({
        rounds,
        all: is.orNull(is.anyWhole({ says: 'With what belongs to no round.' })),
      }),
    ),
  },
  { name: 'SheetRow' },
);
export type SheetRow = Static<typeof SheetRow>;

/** The score sheet of a match: what its game asks for round by round, with what is recorded of it. */
export const ScoreSheet = is.object(
  {
    match: is.anyText(),
    title: is.anyText(),
    rules: is.anyText(),
    depth: is.oneOf(['result', 'score', 'full'], { says: 'How deep the match is recorded now.' }),
    status: is.anyText(),
    enforcement: is.anyText(),
    newest: is.anyText({ says: 'When its newest entry was recorded.' }),
    rounds: is.anyWhole(),
    firstTurn: is.orNull(Side, { says: 'Who began; null before the battle.' }),
    order: is.oneOf(['fixed', 'each-round'], { says: 'Whether who goes first is decided anew in every round.' }),
    steps: is.says(
      'Where in a round its sheet is written down: before its turns, at the end of a turn, and after them; null where a round has no such step.',
      is.object({ round: is.orNull(is.anyText()), turn: is.orNull(is.anyText()), end: is.orNull(is.anyText()) }),
    ),
    rows: is.many(SheetRow),
    points: is.each(SIDES, is.anyWhole()),
    cp: is.each(SIDES, rounds),
    choices: is.many(
      is.object(
        {
          choice: is.anyText(),
          name: is.anyText(),
          chosen: is.orNull(is.anyText()),
          options: is.many(is.object({ option: is.anyText(), name: is.anyText() }, { name: 'SheetOption' })),
        },
        { name: 'SheetChoice' },
      ),
      { says: 'What the match is played by, such as its mission; nothing chosen: to be filled in.' },
    ),
    byPoints: is.yes({ says: 'Whether nothing but points says who has won.' }),
    result: is.orNull(is.anyText()),
  },
  { name: 'ScoreSheet' },
);
export type ScoreSheet = Static<typeof ScoreSheet>;

/** With what only the server knows: what the players are called, and where the match is opened. */
export interface SheetToPrint extends ScoreSheet {
  readonly players: { readonly [side in Side]: string };
  readonly address: string;
}

interface Told {
  readonly match: string;
  readonly state: OpenedState;
  readonly events: readonly MatchEvent[];
  readonly newest: string;
}

export function scoreSheet(shelf: Shelf, { match, state, events, newest }: Told): ScoreSheet | null {
  const view = matchView(shelf, match, state);
  if (view === null) return null;
  const pack = packOf(shelf, state);
  const ledger = ledgerOf(shelf, events);
  const chart = chartOf(ledger);
  const count = pack.sequence.rounds;
  const cp = (side: Side) => Array.from({ length: count }, (_, index) => chart[index]?.cp[side] ?? null);
  return {
    match,
    title: view.title,
    rules: `${pack.name}, release ${pack.release}`,
    depth: view.recordedAs ?? 'full',
    status: view.status,
    enforcement: view.settings.enforcement,
    newest,
    rounds: count,
    firstTurn: view.status === 'opened' ? null : view.firstTurn,
    order: pack.sequence.order === 'each-round' ? 'each-round' : 'fixed',
    steps: {
      round: pack.sequence.roundStart?.[0]?.id ?? null,
      turn: pack.sequence.turn.at(-1)?.id ?? null,
      end: pack.sequence.roundEnd?.at(-1)?.id ?? null,
    },
    rows: view.categories.map(({ id, name, cap, derived }) => ({
      category: id,
      name,
      ...(cap === undefined ? {} : { cap }),
      ...(derived ? { derived } : {}),
      points: { A: pointsIn(ledger, 'A', id, count), B: pointsIn(ledger, 'B', id, count) },
    })),
    points: view.board.vp,
    cp: { A: cp('A'), B: cp('B') },
    choices: sheetChoices(pack, state),
    byPoints: goesByPoints(pack),
    result: view.resultText,
  };
}

/** What counts, round by round. */
function pointsIn({ vp }: Ledger, side: Side, category: string, count: number): SheetRow['points'][Side] {
  const lines = vp[side].filter(({ account, mark }) => mark === null && account === `vp/${category}`);
  const sum = (of: typeof lines): number | null =>
    of.length === 0 ? null : of.reduce((all, { credited }) => all + credited, 0);
  return {
    rounds: Array.from({ length: count }, (_, index) => sum(lines.filter(({ at }) => at?.round === index + 1))),
    all: sum(lines),
  };
}

/** What is chosen for the match before it, such as its mission; of what is chosen again and again the latest. */
function sheetChoices(pack: Pack, { table }: OpenedState): ScoreSheet['choices'] {
  const made = choicesOf(pack, table);
  return Object.values(pack.choices ?? {})
    .filter(({ of, when }) => of === 'match' && when === 'before-battle')
    .map((rule) => {
      const chosen = made.find(({ choice }) => choice === rule.id)?.optionName ?? null;
      const options = optionsOf(pack, rule).map(({ id, name }) => ({ option: id, name }));
      return { choice: rule.id, name: rule.name, chosen, options };
    });
}
