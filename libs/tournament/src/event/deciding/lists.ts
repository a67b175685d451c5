import { already, recorded } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import { listsClosed, tableWith, type BroughtList, type Running, type TournamentState } from '../state/state.js';
import { isOfficial, no, whileRunning, whoIsIn, type Context, type TournamentDecision } from './context.js';

type Submitted = CommandOf<'SubmitList'>['data'];

export function submitList(
  { data }: CommandOf<'SubmitList'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return whileRunning(state, (open) =>
    whoIsIn(open, data.player, ({ list }) => {
      if (list?.digest === data.digest && (list.overruled || saysThat(list, data))) return already;
      const against = lateIn(data, open, context) ?? illegalIn(data, open, context);
      if (against) return against;
      const late = listsClosed(open, context.occasion.now) || isPlayedWith(open, data.player);
      return recorded({ type: 'ListSubmitted', data: { ...data, late } });
    }),
  );
}

/** A build that recorded nothing of what lists tell is told it when the list comes again. */
const saysThat = (list: BroughtList, { check, told }: Submitted): boolean =>
  list.check === check && (told === undefined || list.told !== undefined);

/** While a round is out the match of a table holds the digest of a list: another is as late then as one after the deadline. */
const isPlayedWith = ({ entries, rounds, settings }: Running, player: string): boolean =>
  settings.lists?.wanted === true &&
  entries[player]?.list !== undefined &&
  rounds.some((round) => round.status === 'published' && tableWith(round, player) !== undefined);

/** An official says why it is taken all the same. */
const takenAllTheSame = ({ because }: Submitted, context: Context): boolean =>
  because !== undefined && isOfficial(context);

function lateIn(data: Submitted, open: Running, context: Context): TournamentDecision | undefined {
  const { late = 'refused', deadline } = open.settings.lists ?? {};
  const closed = listsClosed(open, context.occasion.now);
  if (!closed && !isPlayedWith(open, data.player)) return undefined;
  if (late === 'recorded' && takenAllTheSame(data, context)) return undefined;
  const since = open.listsLocked
    ? 'Lists are locked'
    : closed
      ? `Lists were due until ${deadline ?? ''}`
      : `A round is out that ${data.player} plays with the list they brought`;
  const facts = { player: data.player, late, ...(deadline === undefined ? {} : { deadline }) };
  return no(
    'lists/locked',
    `${since}: an official brings a late one with a reason, where the event takes late lists (its settings say so).`,
    facts,
  );
}

function illegalIn(data: Submitted, open: Running, context: Context): TournamentDecision | undefined {
  if (data.check !== 'illegal' || open.settings.lists?.illegal !== 'refused' || takenAllTheSame(data, context))
    return undefined;
  const says =
    'The pack says that this list is not legal, and the event takes none such: an official may, with a reason.';
  return no('lists/illegal', says, { player: data.player });
}

export function lockLists(_: CommandOf<'LockLists'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) => (open.listsLocked ? already : recorded({ type: 'ListsLocked', data: {} })));
}

/** What an official says of a list in place of the pack. It holds for that list, and for no other that comes after it. */
export function overruleList({ data }: CommandOf<'OverruleList'>, state: TournamentState): TournamentDecision {
  return whileRunning(state, (open) =>
    whoIsIn(open, data.player, ({ list }) => {
      if (list?.digest !== data.digest)
        return no('lists/other-list', `${data.player} has brought another list, or none: look at it anew.`, {
          player: data.player,
          digest: list?.digest ?? null,
        });
      if (list.check === data.check && list.overruled) return already;
      return recorded({ type: 'ListOverruled', data });
    }),
  );
}
