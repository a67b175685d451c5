import { cardsOffered, type AwardOffered, type CardOffered, type Side } from '@adjutant/rules';
import { obstaclesIn, type Laid } from './sitting.js';
import { standing, type Ask, type Tap } from './tap.js';

/** More of one thing than anybody counts at a table. */
const MOST_TIMES = 20;

/** Each card that a player can score with: what of it can be claimed now, or when it can. */
export function claims(at: Laid, player: Side): readonly Tap[] {
  const taps = cardsOffered(at.pack, at.table, player).map((card) => claimOf(at, player, card));
  return [...taps.filter(({ open }) => open), ...taps.filter(({ open }) => !open)];
}

function claimOf(at: Laid, player: Side, { entry, awards, because }: CardOffered): Tap {
  const isOpen = awards.length > 0;
  return {
    id: `claim ${player} ${entry.id}`,
    kind: 'points',
    player,
    name: entry.name,
    says: isOpen ? saysOf(awards) : timesOf(at, entry.card?.awards ?? []),
    ...(isOpen ? { due: true } : {}),
    ...standing(isOpen ? [] : obstaclesIn({ reasons: because.slice(0, 1) })),
    type: 'ClaimAwards',
    data: { player, card: entry.id, awards: awards.map(({ award }) => ({ award: award.id })) },
    asks: asksOf(awards),
  };
}

/** One award is claimed as it is; of several it is said which. */
function saysOf(awards: readonly AwardOffered[]): string {
  const [one, ...others] = awards;
  return one && others.length === 0 ? `${worthOf(one)}: ${one.says.join(' ')}` : 'What of it is so?';
}

function worthOf({ award }: AwardOffered): string {
  return award.each ? `${award.vp} VP each` : `${award.vp} VP`;
}

function asksOf(awards: readonly AwardOffered[]): readonly Ask[] {
  const isAlone = awards.length === 1;
  return awards.flatMap((offered, index): readonly Ask[] => {
    const into = ['awards', index, 'times'];
    const says = `${offered.award.addsTo === undefined ? '' : '+ '}${worthOf(offered)}: ${offered.says.join(' ')}`;
    const free = isAlone ? {} : ({ optional: true, needed: true } as const);
    if (offered.award.each) return [{ what: 'number', into, says, least: 1, most: MOST_TIMES, ...free }];
    return isAlone ? [] : [{ what: 'yes-no', into, says, ...free }];
  });
}

/** At which moments, and in which battle rounds. */
function timesOf({ pack }: Laid, awards: NonNullable<CardOffered['entry']['card']>['awards']): string {
  const times = awards
    .flatMap(({ at }) => at)
    .map(({ moment, rounds }) => {
      const name = (pack.moments ?? []).find(({ id }) => id === moment)?.name ?? 'another moment';
      return rounds.length === pack.sequence.rounds ? name : `${name} (round ${rounds.join(', ')})`;
    });
  return `Scored at: ${[...new Set(times)].join('; ')}.`;
}
