import { recorded, refused, refuseFor } from '@adjutant/kernel';
import { areTold, depthOf, type Pack, type ScoreCategory } from '@adjutant/rules';
import type { GainCommandPoints, ScoreVictoryPoints } from '../commands.js';
import type { MatchState, OpenedState } from '../state/state.js';
import { mayRule, no, whileOpened, whileUsed, notRunning, type Context, type MatchDecision } from './context.js';
import { reason } from '../refusals.js';
import { settledSlot } from './points-slot.js';

/** In place of a reason that nobody gave. It can be given later, as a correction. */
export const NOT_SAID = 'not said';

const TAKEN_BACK =
  'Points that were written down wrongly are put right with CorrectEntry on their entry; a judge takes points away with AdjustPoints.';

export function gainCommandPoints({ data }: GainCommandPoints, state: MatchState, context: Context): MatchDecision {
  return whileUsed(context, state, (open, pack) => {
    if (!Number.isInteger(data.amount) || data.amount < 1)
      return no('points/not-positive', `A gain is a whole number of at least 1. ${TAKEN_BACK}`, {
        amount: data.amount,
      });
    const { player, amount, what = NOT_SAID, outsideCap, slot } = data;
    const settled = slot && settledSlot(open, pack, slot, { type: 'CommandPointsGained', player, points: amount });
    if (settled) return settled;
    const gain = { player, amount, what, ...(slot ? { slot } : {}) };
    if (outsideCap === undefined) return recorded({ type: 'CommandPointsGained', data: gain });
    const refusal = uncapped(open, pack, context);
    if (refusal) return refusal;
    const rule = entryCalled(pack, outsideCap) ?? outsideCap;
    return recorded({ type: 'CommandPointsGained', data: { ...gain, outsideCap: rule } });
  });
}

/** What no cap of this game counts needs no rule; and in strict play a judge says that one lets it be. */
function uncapped({ settings }: OpenedState, pack: Pack, { occasion }: Context): MatchDecision | null {
  const cap = pack.economy.gainCaps?.find(({ resource }) => resource === 'cp');
  if (!cap) return no('points/no-cap', `${pack.name} has no cap on gains: leave the rule out.`, {});
  if (settings.enforcement === 'advise' || mayRule(occasion)) return null;
  const message = `Gains are capped at ${cap.amount} CP each ${cap.per.replace('-', ' ')}; only a judge lets one stand outside of it.`;
  const facts = { amount: cap.amount, per: cap.per };
  return refused(refuseFor([reason('points/outside-cap', message, facts, [cap.source])]));
}

function entryCalled({ entries }: Pack, named: string): string | undefined {
  if (Object.hasOwn(entries, named)) return named;
  return Object.values(entries).find(({ name }) => name.toLowerCase() === named.toLowerCase())?.id;
}

/** Points are recorded raw; caps are worked out when the ledger is read. */
export function scoreVictoryPoints({ data }: ScoreVictoryPoints, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    const onPaper = open.status === 'opened' && depthOf(open.table) === 'result';
    if (open.status !== 'running' && !onPaper) return notRunning(open);
    const known = pack.score.categories.map((category) => category.id);
    const category = pack.score.categories.find((one) => one.id === data.category);
    if (!category)
      return no(
        'score/unknown-category',
        `There is no score category ${data.category}; there are: ${known.join(', ')}.`,
        { known },
      );
    if (!Number.isInteger(data.points) || data.points < 0)
      return no('points/not-positive', `A score is a whole number, 0 or more. ${TAKEN_BACK}`, {
        points: data.points,
      });
    const notByHand = mayRule(context.occasion) ? null : onlyByJudge(open, category, data.points);
    if (notByHand) return notByHand;
    const { player, points, what = NOT_SAID, slot } = data;
    const settled =
      slot && settledSlot(open, pack, slot, { type: 'VictoryPointsScored', player, category: category.id, points });
    if (settled) return settled;
    const score = { player, category: category.id, points, what, ...(slot ? { slot } : {}) };
    return recorded({ type: 'VictoryPointsScored', data: score });
  });
}

/** What players do not write down by hand: what follows from the record, and other points than a category gives. */
function onlyByJudge(
  { table }: OpenedState,
  { id, name, derived, amounts }: ScoreCategory,
  points: number,
): MatchDecision | null {
  if (derived && !areTold(table))
    return no('score/derived', `${name} follows from what is recorded; only a judge writes such points down by hand.`, {
      category: id,
    });
  if (!amounts || amounts.includes(points)) return null;
  const message = `${name} gives ${amounts.join(' or ')} points, not ${points}; only a judge writes down others.`;
  return no('score/other-amount', message, { category: id, amounts: [...amounts] });
}
