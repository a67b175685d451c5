import type { Card, Dealing, ScoringMoment } from './award.js';
import { conditionMentions, figureMentions, listed, sourceMentions, type Mention } from './validate-mentions.js';
import type { Path } from './validate-says.js';

/** What a card speaks of: its category, the moments and the options of its awards, and what these ask of the record. */
export function cardMentions(card: Card): Mention[] {
  const { category, awards, leaves, caps = [] } = card;
  const own = awards.map(({ id }) => id);
  const named = namedWhenDrawn(card);
  return [
    { sort: 'category', word: category, path: ['card', 'category'] },
    ...listed('option', leaves, ['card', 'leaves']),
    ...caps.flatMap((cap, index) => [
      ...sourceMentions(cap, ['card', 'caps', index]),
      ...word('option', cap.mode, ['card', 'caps', index, 'mode']),
    ]),
    ...awards.flatMap((award, index) => {
      const path = ['card', 'awards', index];
      return [
        ...award.at.flatMap(({ moment }, at) => word('moment of scoring', moment, [...path, 'at', at, 'moment'])),
        ...word('award of the card', award.addsTo, [...path, 'addsTo']).map((one) => ({ ...one, known: own })),
        ...word('option', award.mode, [...path, 'mode']),
        ...conditionMentions(award.when, [...path, 'when'], named),
        ...figureMentions(award.each?.count, [...path, 'each', 'count'], named),
        ...conditionMentions(award.each?.known, [...path, 'each', 'known'], named),
      ];
    }),
  ];
}

/** What may be named about a card when it is drawn, by role. */
export function namedWhenDrawn({ whenDrawn }: Pick<Card, 'whenDrawn'>): readonly string[] {
  const options = whenDrawn && 'options' in whenDrawn ? whenDrawn.options : [];
  return options.flatMap(({ roles, names }) => Object.keys({ ...roles, ...names }));
}

/** When cards are scored, and which ones follow from choices. */
export function scoringMentions(moments: readonly ScoringMoment[], dealt: readonly Dealing[]): Mention[] {
  return [
    ...moments.flatMap((moment, index) => [
      ...sourceMentions(moment, ['moments', index]),
      ...word('phase', moment.step, ['moments', index, 'step']),
      ...word('step', moment.part, ['moments', index, 'part']),
    ]),
    ...dealt.flatMap((dealing, index) => {
      const path = ['dealt', index];
      return [
        ...sourceMentions(dealing, path),
        ...word('choice', dealing.choice, [...path, 'choice']),
        ...Object.entries(dealing.cards).flatMap(([own, row]) => [
          ...word('option', own, [...path, 'cards', own]),
          ...Object.entries(row).flatMap(([other, card]) => [
            ...word('option', other, [...path, 'cards', own, other]),
            ...word('entry', card, [...path, 'cards', own, other]),
          ]),
        ]),
      ];
    }),
  ];
}

function word(sort: Mention['sort'], named: string | undefined, path: Path): Mention[] {
  return named === undefined ? [] : [{ sort, word: named, path }];
}
