import {
  awardsOn,
  cardsOffered,
  scoresFirst,
  type AwardOffered,
  type CardOffered,
  type Entry,
  type Side,
} from '@adjutant/rules';
import { obstaclesIn, type Laid } from './sitting.js';
import { standing, type Ask, type Obstacle, type Tap } from './tap.js';

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
    says: isOpen ? `${saysOf(awards)}${behind(at, player)}` : laterOf(at, player, entry),
    ...(isOpen ? { due: true } : {}),
    ...standing(isOpen ? [] : closedBy(at, player, { entry, because })),
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

/** Whose look at the cards comes first, said to the other. */
function behind({ pack, table }: Laid, player: Side): string {
  const first = scoresFirst(pack, table);
  return first === null || first === player ? '' : ` ${first}, whose turn it is, scores first.`;
}

function worthOf({ award }: AwardOffered): string {
  return award.each ? `${award.vp} VP each` : `${award.vp} VP`;
}

function givesOf(offered: AwardOffered): string {
  return `${offered.award.addsTo === undefined ? '' : '+ '}${worthOf(offered)}: ${offered.says.join(' ')}`;
}

function asksOf(awards: readonly AwardOffered[]): readonly Ask[] {
  const isAlone = awards.length === 1;
  return awards.flatMap((offered, index): readonly Ask[] => {
    const into = ['awards', index, 'times'];
    const says = givesOf(offered);
    const free = isAlone ? {} : ({ optional: true, needed: true } as const);
    if (offered.award.each) return [{ what: 'number', into, says, least: 1, most: MOST_TIMES, ...free }];
    return isAlone ? [] : [{ what: 'yes-no', into, says, ...free }];
  });
}

const OF_TIME: readonly string[] = ['award/wrong-moment', 'award/wrong-round'];

/** What is scored at another time says when, and what it takes; else it is said what stands against it. */
function closedBy(
  at: Laid,
  player: Side,
  { entry, because }: Pick<CardOffered, 'entry' | 'because'>,
): readonly Obstacle[] {
  const [first] = obstaclesIn({ reasons: because.filter(({ code }) => !OF_TIME.includes(code)) });
  if (first) return [first];
  return obstaclesIn({ reasons: because.slice(0, 1) }).map((one) => ({ ...one, message: laterOf(at, player, entry) }));
}

function laterOf(at: Laid, player: Side, entry: Entry): string {
  const gives = awardsOn(at.pack, at.table, player, entry).map(givesOf);
  return `${timesOf(at, entry)} ${gives.join(' · ')}`;
}

/** At which moments, and in which battle rounds. */
function timesOf({ pack }: Laid, { card }: Entry): string {
  const times = (card?.awards ?? []).flatMap(({ at }) => at);
  const moments = [...new Set(times.map(({ moment }) => moment))].map((id) => {
    const name = (pack.moments ?? []).find((one) => one.id === id)?.name ?? 'another moment';
    const all = times.filter(({ moment }) => moment === id).flatMap(({ rounds }) => rounds);
    const rounds = [...new Set(all)].toSorted((one, other) => one - other);
    return rounds.length === pack.sequence.rounds ? name : `${name} (round ${rounds.join(', ')})`;
  });
  return `Scored at: ${moments.join('; ')}.`;
}
