import type { Bye, Effect, Entrant, EventFacts, EventFigure, Round, TableResult } from '../../facts.js';
import { withFormerlyBefore } from '../../pairing/as-entered.js';
import { apartIn } from '../bracket/apart.js';
import { isTimeOfTable, type Figures } from '../members.js';
import { assignedIn, BYE_OF } from './assigned.js';
import type { Entry, OpenedTournament, RoundState, TableState } from './state.js';

/** Without what nobody has published: what pairing and standings read of an event. */
export function tournamentFacts(state: OpenedTournament, seed: string): EventFacts {
  const published = state.rounds.filter(({ publication }) => publication > 0);
  const figures = Object.values(state.entries).flatMap(({ id: player, figures: told = {} }) =>
    Object.entries(told).map(([figure, value]): EventFigure => ({ player, figure, value })),
  );
  return {
    ...(figures.length === 0 ? {} : { figures }),
    entrants: Object.values(state.entries).flatMap((entry) =>
      isPart(entry) ? [withFormerlyBefore(entrantOf(entry, state), published.length + 1)] : [],
    ),
    rounds: published.map((round) => roundFacts(round, state)),
    effects: Object.entries(state.effects).flatMap(([ruling, effects]) =>
      effects.flatMap((effect): readonly Effect[] => (isTimeOfTable(effect) ? [] : [{ ruling, ...effect }])),
    ),
    ...apartIn(state),
    seed,
  };
}

const isPart = ({ status }: Entry): boolean => status === 'entered' || status === 'dropped';

function entrantOf(entry: Entry, { given }: OpenedTournament): Entrant {
  const { status: _, faction: __, detachment: ___, checkedIn: ____, list: _____, figures: ______, ...known } = entry;
  const asked = given[entry.id];
  return asked === undefined ? known : { ...known, asked };
}

function roundFacts(round: RoundState, state: OpenedTournament): Round {
  const { settings } = state;
  const byeOf = ({ player, kind }: Pick<Bye, 'player' | 'kind'>): Bye => ({
    ...{ player, kind },
    figures: settings.byeFigures?.[kind] ?? {},
  });
  const assigned = ({ player, result, figures }: ReturnType<typeof assignedIn>[number]): Bye => {
    const bye = byeOf({ player, kind: BYE_OF[result] });
    return { ...bye, figures: figures ?? bye.figures, assigned: result };
  };
  const mission = settings.missions?.[round.number - 1] ?? undefined;
  const isCounted = countedIn(round);
  const decided = round.tables.filter(isCounted);
  const open = round.tables.filter((table) => !isCounted(table));
  return {
    number: round.number,
    closed: round.status === 'closed',
    tables: decided.map((table) => resultOf(table, settings.standings?.conversion?.to)),
    open: open.map(({ table, A, B, disputes, voided }) => ({
      table,
      players: [A, B],
      ...(disputes === undefined ? {} : { disputed: true }),
      ...(voided === undefined ? {} : { voided: true }),
    })),
    byes: [...round.byes.map(byeOf), ...assignedIn(state, round).map(assigned)],
    ...(mission === undefined ? {} : { mission }),
  };
}

/**
 * A table with an open dispute is outside the standings, whatever was reported of it. A call that comes when its round has been
 * closed takes nothing out of them: only a ruling changes what counts by then. What is void counts for nobody, whenever that was said.
 */
const countedIn =
  ({ status }: RoundState) =>
  ({ result, disputes, outside, voided }: TableState): boolean =>
    result !== undefined &&
    voided === undefined &&
    (disputes === undefined || (status === 'closed' && outside === undefined));

/** What the match brings goes before what was told beside it, and so does what the order of the event makes of its margin. */
function resultOf({ table, A, B, result, disputes, figures = {} }: TableState, made: string | undefined): TableResult {
  if (result === undefined) throw new Error(`table ${table} has no result`);
  const { decided, given = false, ...seats } = result.said;
  const told = { A: without(made, figures.A), B: without(made, figures.B) };
  return {
    table,
    decided,
    seats: [
      { player: A, ...seats.A, figures: { ...told.A, ...seats.A.figures } },
      { player: B, ...seats.B, figures: { ...told.B, ...seats.B.figures } },
    ],
    ...(disputes === undefined ? {} : { disputed: true }),
    ...(result.sure === 'reported' ? { unconfirmed: true } : {}),
    ...(given && { given }),
  };
}

function without(name: string | undefined, figures: Figures = {}): Figures {
  if (name === undefined) return figures;
  const { [name]: _, ...others } = figures;
  return others;
}
