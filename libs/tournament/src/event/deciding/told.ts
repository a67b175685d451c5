import { already, recorded, sameJson } from '@adjutant/kernel';
import { seedsPassedOn } from '../bracket/next-in-line.js';
import type { CommandOf } from '../commands.js';
import type { TournamentEvent } from '../events.js';
import { isTimeOfTable, type EffectSaid } from '../members.js';
import {
  roundOf,
  tableOf,
  type OpenedTournament,
  type RoundState,
  type TableState,
  type TournamentState,
} from '../state/state.js';
import { standsUnconfirmed } from '../state/unconfirmed.js';
import { disqualifiedBy } from '../there.js';
import { byTheServer, no, whileSetUp, type Context, type TournamentDecision } from './context.js';

interface OfTable {
  readonly round: number;
  readonly table: number;
  readonly publication: number;
}

export function tellResult(
  { data }: CommandOf<'TellResult'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return atTable(state, data, context, (table, round, { settings }) => {
    const { said, sure, unconfirmedSince: since } = data;
    const { result } = table;
    if (result?.sure === sure && sameJson(result.said, said)) return already;
    const late = round.status === 'closed';
    // Nobody waits any more for a word about a table of a closed round.
    if (since !== undefined && !late && !standsUnconfirmed(settings, since, context.occasion.now))
      return no('table/unconfirmed', waiting(data, settings), { round: data.round, table: data.table, since });
    return recorded({ type: 'TableResultTold', data: { ...data, at: context.occasion.occurredAt, late } });
  });
}

function waiting({ round, table }: OfTable, { standsAfterMinutes }: OpenedTournament['settings']): string {
  const when = standsAfterMinutes === undefined ? '' : `, or ${standsAfterMinutes} minutes have gone by`;
  return `Nobody has confirmed the result of round ${round}, table ${table}: it counts once the other player has${when}.`;
}

/** Whoever strikes a result of a closed round reopens nothing: what stood stands until another result is told. */
export function takeResultBack(
  { data }: CommandOf<'TakeResultBack'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return atTable(state, data, context, ({ result }, round) =>
    result === undefined || round.status === 'closed' ? already : recorded({ type: 'TableResultTakenBack', data }),
  );
}

export function tellDispute(
  { data }: CommandOf<'TellDispute'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return atTable(state, data, context, ({ disputes = [] }) =>
    disputes.includes(data.dispute) === data.open ? already : recorded({ type: 'TableDisputeTold', data }),
  );
}

/** Of a closed round as well: a match that is void counts for nobody, and its round stays closed. */
export function tellVoid(
  { data }: CommandOf<'TellVoid'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return atTable(state, data, context, ({ voided }, { status }) => {
    if ((voided !== undefined) === data.voided) return already;
    return recorded({ type: 'TableVoidTold', data: { ...data, late: status === 'closed' } });
  });
}

export function tellEffect(
  { data }: CommandOf<'TellEffect'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return byTheServer(context, () =>
    whileSetUp(state, (open) => {
      const wrong = nowhere(data.effects, open);
      if (wrong) return wrong;
      if (sameJson(open.effects[data.ruling], data.effects)) return already;
      const told: TournamentEvent = { type: 'EffectTold', data };
      return recorded(told, ...seedsPassedOn(open, told, disqualifiedBy(data.effects), context.seed));
    }),
  );
}

export function liftEffect(
  { data }: CommandOf<'LiftEffect'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return byTheServer(context, () =>
    whileSetUp(state, (open) =>
      open.effects[data.ruling] === undefined ? already : recorded({ type: 'EffectLifted', data }),
    ),
  );
}

/** Why effects cannot be told: of somebody or some table that the event does not have. */
function nowhere(effects: readonly EffectSaid[], open: OpenedTournament): TournamentDecision | null {
  const players = effects.flatMap((one) => ('player' in one ? [one.player] : []));
  const strangers = players.filter((player) => open.entries[player] === undefined);
  if (strangers.length > 0)
    return no('entrant/unknown', `No part of this event: ${strangers.join(', ')}.`, { players: strangers });
  const gone = effects.filter(isTimeOfTable).find((one) => !isPublished(one, open));
  return gone ? unknownTable(gone) : null;
}

const isPublished = ({ round, table, publication }: OfTable, open: OpenedTournament): boolean =>
  tableOf(roundOf(open, round), table)?.publication === publication;

function unknownTable({ round, table, publication }: OfTable): TournamentDecision {
  const says = `Round ${round} has no table ${table} in publication ${publication}.`;
  return no('table/unknown', says, { round, table, publication });
}

function atTable(
  state: TournamentState,
  { round, table, publication }: OfTable,
  context: Context,
  decide: (table: TableState, round: RoundState, open: OpenedTournament) => TournamentDecision,
): TournamentDecision {
  return byTheServer(context, () =>
    whileSetUp(state, (open) => {
      const known = roundOf(open, round);
      const found = tableOf(known, table);
      if (known === undefined || found?.publication !== publication) return unknownTable({ round, table, publication });
      return decide(found, known, open);
    }),
  );
}
