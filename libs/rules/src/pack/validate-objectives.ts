import type { HandRules, Objective, Surcharge, Tier } from './objective.js';
import { conditionMentions, figureMentions, sourceMentions, type Mention } from './validate-mentions.js';
import type { Path } from './validate-says.js';

export function objectiveMentions({ tiers, asBonus }: Objective): Mention[] {
  return [...tierMentions(tiers, ['objective', 'tiers']), ...tierMentions(asBonus, ['objective', 'asBonus'])];
}

function tierMentions(tiers: readonly Tier[] | undefined, path: Path): Mention[] {
  return (tiers ?? []).flatMap(({ when, vp }, index) => [
    ...conditionMentions(when, [...path, index, 'when'], []),
    ...(typeof vp === 'object' && 'dice' in vp ? [] : figureMentions(vp, [...path, index, 'vp'], [])),
  ]);
}

export function handMentions(hand: HandRules): Mention[] {
  const word = (sort: Mention['sort'], name: string, path: Path): Mention => ({
    sort,
    word: name,
    path: ['hand', ...path],
  });
  return [
    ...sourceMentions(hand, ['hand']),
    word('kind', hand.kind, ['kind']),
    ...(hand.step === undefined ? [] : [word('phase', hand.step, ['step'])]),
    word('category', hand.category, ['category']),
    ...(hand.discards ? [word('phase of a turn', hand.discards.step, ['discards', 'step'])] : []),
    ...(hand.discards?.gains
      ? [word('resource', hand.discards.gains.resource, ['discards', 'gains', 'resource'])]
      : []),
    ...figureMentions(hand.due, ['hand', 'due'], []),
    ...figureMentions(hand.excess, ['hand', 'excess'], []),
    ...conditionMentions(hand.keeps, ['hand', 'keeps'], []),
    ...conditionMentions(hand.shares, ['hand', 'shares'], []),
    ...surchargeMentions(hand.achieved, ['hand', 'achieved']),
    ...surchargeMentions(hand.discarded, ['hand', 'discarded']),
  ];
}

function surchargeMentions(list: readonly Surcharge[] | undefined, path: Path): Mention[] {
  return (list ?? []).flatMap((one, index) => [
    ...sourceMentions(one, [...path, index]),
    ...conditionMentions(one.when, [...path, index, 'when'], []),
  ]);
}
