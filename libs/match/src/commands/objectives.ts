import { recorded, refused, refuseFor, type Reason } from '@adjutant/kernel';
import {
  cardDrawn,
  cardsLeft,
  draw,
  drawnBy,
  findHeld,
  handRules,
  reasonsAgainstDiscard,
  reasonsAgainstDraw,
  type Drawn,
  type Pack,
  type Table,
  type Thrown,
} from '@adjutant/rules';
import type { DiscardObjective, DrawObjective } from '../commands.js';
import type { MatchEvent } from '../events.js';
import type { MatchState, Running } from '../state/state.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';
import { reason } from '../refusals.js';

/** What comes is thrown with dice, named as it came at the table, or drawn by the server. */
export function drawObjective({ data }: DrawObjective, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    if (data.throw) return drawnHere(data, running, pack, context);
    const { card } = data;
    return card === undefined ? throwDice(data, running, pack, context) : drawCard(data, card, running, pack, context);
  });
}

/** Dice are thrown for an objective. A number that came before is no mistake of anybody: its dice are void. */
function throwDice(data: DrawObjective['data'], running: Running, pack: Pack, context: Context): MatchDecision {
  const { table } = running;
  const { player, bonus, dice, die } = data;
  if (dice === undefined) return no('roll/dice-invalid', 'Say what was thrown, or which card came.', {});
  const thrown = { dice, ...(die === undefined ? {} : { die }) };
  const bonusOf = table.owed[player].bonus ?? undefined;
  const first = throwOf(pack, table, player, thrown, bonusOf);
  if ('refused' in first) return refused(refuseFor([first.refused]));
  const second = bonus && 'drawn' in first ? bonusThrow(pack, table, player, bonus, first.drawn) : null;
  if (second && 'refused' in second) return refused(refuseFor([second.refused]));
  if (bonus && !second) return no('objective/bonus-not-due', 'Nothing comes along with these dice.', {});
  const secret = handRules(pack, table)?.rules.sealed ? againstTelling(pack, first, second) : null;
  if (secret) return refused(refuseFor([secret]));
  return holding(reasonsAgainstDraw(pack, table, player), running, data, context, (overridden) =>
    eventsOf(player, first, second, overridden),
  );
}

/** Cards are open once they are drawn: the one that came is named. */
function drawCard(
  data: DrawObjective['data'],
  card: string,
  running: Running,
  pack: Pack,
  context: Context,
): MatchDecision {
  const { player } = data;
  const came = cardDrawn(pack, running.table, player, card);
  if ('refused' in came) return refused(refuseFor([came.refused]));
  const drawn = { objective: came.entry.id, dice: [] };
  return holding(reasonsAgainstDraw(pack, running.table, player), running, data, context, (overridden) =>
    recorded({ type: 'ObjectiveDrawn', data: { player, drawn, ...overridden } }),
  );
}

/** The server draws one of those that are left, each as likely as another. Nobody knew before which it is. */
function drawnHere(data: DrawObjective['data'], running: Running, pack: Pack, context: Context): MatchDecision {
  const { player, dice, die, card, bonus } = data;
  const { throws } = context.occasion;
  if ((dice ?? die ?? card ?? bonus) !== undefined)
    return no('roll/not-thrown-here', 'The server draws, or you say what came: leave out `throw`, or everything else.');
  if (!throws) return no('roll/not-thrown-here', 'Nothing draws cards here. Record the card that came at the table.');
  const left = cardsLeft(pack, running.table, player);
  const reasons = reasonsAgainstDraw(pack, running.table, player);
  const [at = 0] = left.length > 0 ? throws(1, left.length) : [];
  const came = left[at - 1];
  if (!came) return no('objective/none-in-play', `No card is left that ${player} could draw.`, { player });
  return holding(reasons, running, data, context, (overridden) =>
    recorded({
      type: 'ObjectiveDrawn',
      data: { player, drawn: { objective: came.id, dice: [] }, by: 'server', ...overridden },
    }),
  );
}

type Result = { readonly drawn: Drawn } | { readonly void: readonly number[] };
type Failed = { readonly refused: Reason };
type Player = DrawObjective['data']['player'];

function throwOf(
  pack: Pack,
  table: Table,
  player: Player,
  { dice, die }: Thrown,
  bonusOf: string | undefined,
): Result | Failed {
  const thrown = drawnBy(pack, table, player, { dice, ...(die === undefined ? {} : { die }) });
  if ('refused' in thrown) return thrown;
  if (thrown.repeated) return { void: dice };
  const more = { ...(die === undefined ? {} : { die }), ...(bonusOf === undefined ? {} : { bonusOf }) };
  return { drawn: { objective: thrown.entry.id, dice, ...more } };
}

/** The dice for what an objective brings along, thrown in the same breath. */
function bonusThrow(pack: Pack, table: Table, player: Player, thrown: Thrown, drawn: Drawn): Result | Failed | null {
  const after = draw(pack, table, player, drawn, -1);
  const { bonus } = after.owed[player];
  return bonus === null || table.owed[player].bonus !== null ? null : throwOf(pack, after, player, thrown, bonus);
}

/**
 * Where hands are sealed, one entry holds all that one throw brings, since a second would tell what was drawn; and dice
 * that came before are not recorded at all, since that would tell what is held.
 */
function againstTelling(pack: Pack, first: Result, second: Result | null): Reason | null {
  if ('void' in first || (second && 'void' in second)) {
    const message = 'This number came before: throw again, and record what is drawn with all that it brings.';
    return reason('objective/repeated', message);
  }
  const entry = pack.entries[first.drawn.objective];
  if (!entry?.objective?.bonus || second) return null;
  const message = `${entry.name} brings another objective along: throw its dice as well.`;
  return reason('objective/bonus-missing', message, {}, [entry.source]);
}

function eventsOf(player: Player, first: Result, second: Result | null, overridden: object): MatchDecision {
  if ('void' in first) return recorded({ type: 'DrawVoided', data: { player, dice: first.void } });
  if (second && 'drawn' in second) {
    const { bonusOf: _told, ...bonus } = second.drawn;
    return recorded({ type: 'ObjectiveDrawn', data: { player, drawn: { ...first.drawn, bonus }, ...overridden } });
  }
  const drawn: MatchEvent = { type: 'ObjectiveDrawn', data: { player, drawn: first.drawn, ...overridden } };
  const again: MatchEvent[] = second ? [{ type: 'DrawVoided', data: { player, dice: second.void } }] : [];
  return recorded(drawn, ...again);
}

export function discardObjective({ data }: DiscardObjective, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const { player } = data;
    const held = findHeld(pack, running.table, player, data.objective);
    if (!held) {
      return no('objective/not-held', `${player} holds no objective ${data.objective}.`, { objective: data.objective });
    }
    const reasons = reasonsAgainstDiscard(pack, running.table, held);
    return holding(reasons, running, data, context, (overridden) =>
      recorded({ type: 'ObjectiveDiscarded', data: { player, objective: held.objective, ...overridden } }),
    );
  });
}
