import { already, recorded } from '@adjutant/kernel';
import { seedsPassedOn } from '../bracket/next-in-line.js';
import type { CommandOf } from '../commands.js';
import type { TournamentEvent } from '../events.js';
import { MOST_PLAYERS } from '../members.js';
import { hasBegun, nextRound, type TournamentState } from '../state/state.js';
import { noSuchTable } from './changing-entries.js';
import { no, whileRunning, whoIsIn, whoIsKnown, type Context, type TournamentDecision } from './context.js';
import { isTold, reportOfTable, tellOfTable, wrongInFigures } from './figures.js';
import { entered, isShutOut, movingUp, movingUpBefore, waiting } from './waiting.js';

export function enterPlayer({ data }: CommandOf<'EnterPlayer'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) => {
    const { player, groups = {}, ...more } = data;
    if (isShutOut(open, player)) return shutOut(player);
    const known = open.entries[player];
    if (known?.status === 'entered' || known?.status === 'waiting')
      return no('entrant/twice', `${player} has entered already.`, { player, status: known.status });
    if (known?.status === 'dropped')
      return no('entrant/gone', `${player} was dropped: reinstate them, so that their results stand.`, { player });
    if (Object.keys(open.entries).length >= MOST_PLAYERS)
      return no('entrant/too-many', `An event takes ${MOST_PLAYERS} players at most.`, { most: MOST_PLAYERS });
    const nowhere = noSuchTable(open, more.table);
    if (nowhere) return nowhere;
    const { capacity } = open.settings;
    // Whoever waits was here before: once round 1 is out a place that is free is theirs, as soon as the field is made larger.
    const waits = capacity !== undefined && entered(open).length + waiting(open).length >= capacity;
    return recorded({ type: 'PlayerEntered', data: { player, groups, ...more, from: nextRound(open), waits } });
  });
}

const shutOut = (player: string): TournamentDecision =>
  no(
    'entrant/no-group',
    `Round 1 is out, and its groups have no place for ${player}: everybody in them plays everybody else.`,
    { player },
  );

export function withdrawPlayer({ data }: CommandOf<'WithdrawPlayer'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) => {
    const entry = open.entries[data.player];
    if (entry?.status === 'withdrawn') return already;
    if (entry === undefined || entry.status === 'dropped')
      return no('entrant/unknown', `Nobody of the id ${data.player} is entered.`, { player: data.player });
    if (hasBegun(open) && entry.status === 'entered')
      return no('tournament/begun', 'Round 1 is out: drop the player instead.', { player: data.player });
    const gone: TournamentEvent = { type: 'PlayerWithdrawn', data };
    return recorded(gone, ...(entry.status === 'entered' ? movingUp(open, 1) : []));
  });
}

export function standBy({ data }: CommandOf<'StandBy'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) =>
    whoIsIn(open, data.player, ({ standby = false }) =>
      standby === data.standby ? already : recorded({ type: 'StandbyChanged', data }),
    ),
  );
}

export function checkIn({ data }: CommandOf<'CheckIn'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) =>
    whoIsIn(open, data.player, (entry) => {
      if (entry.checkedIn) return already;
      return isShutOut(open, data.player) ? shutOut(data.player) : recorded({ type: 'PlayerCheckedIn', data });
    }),
  );
}

export function tellFigures({ data }: CommandOf<'TellFigures'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) => {
    if (data.round !== undefined) return tellOfTable({ ...data, round: data.round }, open);
    return whoIsKnown(open, data.player, ({ figures: before = {} }) => {
      const wrong = wrongInFigures(data.figures, open);
      if (wrong) return no(wrong.code, wrong.message, wrong.facts);
      return isTold(data.figures, before) ? already : recorded({ type: 'FiguresTold', data });
    });
  });
}

export function reportFigures({ data }: CommandOf<'ReportFigures'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) => reportOfTable(data, open));
}

/** Once round 1 is out whoever is not there is dropped: nothing asks any more who was there before. */
export function takeCheckInBack({ data }: CommandOf<'TakeCheckInBack'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) =>
    whoIsIn(open, data.player, ({ checkedIn }) => {
      if (hasBegun(open)) return no('tournament/begun', 'Round 1 is out: drop the player if they are not there.');
      return checkedIn ? recorded({ type: 'CheckInTakenBack', data }) : already;
    }),
  );
}

export function sweepNoShows(_: CommandOf<'SweepNoShows'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) => {
    if (hasBegun(open)) return no('tournament/begun', 'Round 1 is out: drop players one by one.');
    const missing = entered(open).filter(({ checkedIn }) => !checkedIn);
    if (missing.length === 0) return already;
    return recorded(
      ...missing.map(({ id }): TournamentEvent => ({
        type: 'PlayerDropped',
        data: { player: id, until: 0, noShow: true },
      })),
      ...movingUp(open, missing.length),
    );
  });
}

export function dropPlayer(
  { data }: CommandOf<'DropPlayer'>,
  state: TournamentState,
  { seed }: Context,
): TournamentDecision {
  return whileRunning(state, (open) => {
    if (open.entries[data.player]?.status === 'dropped') return already;
    const gone: TournamentEvent = { type: 'PlayerDropped', data: { ...data, until: nextRound(open) - 1 } };
    return whoIsIn(open, data.player, () =>
      recorded(gone, ...movingUpBefore(open, 1), ...seedsPassedOn(open, gone, [data.player], seed)),
    );
  });
}

export function reinstatePlayer({ data }: CommandOf<'ReinstatePlayer'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) => {
    const entry = open.entries[data.player];
    if (entry?.status === 'entered') return already;
    if (entry?.status !== 'dropped')
      return no('entrant/unknown', `${data.player} was not dropped.`, { player: data.player });
    if (isShutOut(open, data.player)) return shutOut(data.player);
    const { capacity } = open.settings;
    // Others may have moved up meanwhile. Once round 1 is out whoever comes back had a place in it.
    if (capacity !== undefined && !hasBegun(open) && entered(open).length >= capacity)
      return no(
        'entrant/full',
        `All ${capacity} places are taken: raise the capacity, or withdraw somebody before ${data.player} is reinstated.`,
        { player: data.player, capacity },
      );
    return recorded({ type: 'PlayerReinstated', data: { ...data, from: nextRound(open) } });
  });
}
