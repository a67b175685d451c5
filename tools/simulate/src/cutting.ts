import type { CommandOf, OpenedTournament } from '@adjutant/tournament';
import type { Chance } from './chance.js';
import { THROUGH } from './course.js';
import type { Hall } from './hall.js';
import { corrects } from './officials.js';

type Cut = CommandOf<'CutField'>['data'];
type Rule = NonNullable<Cut['rule']>;

/** The better half plays the last round, an even number of them. */
export async function cutsInHalf(hall: Hall): Promise<void> {
  const playing = await placed(hall);
  const players = playing.slice(0, Math.max(4, 2 * Math.floor(playing.length / 4)));
  await hall.asks({ type: 'CutField', data: { players, others: 'are-done' } });
}

/** Everybody who is there is seeded by hand before round 1. */
export async function beginsABracket(hall: Hall): Promise<void> {
  const here = Object.values((await hall.event()).entries).filter(({ status }) => status === 'entered');
  const players = hall.of('seeds').shuffled(here.map(({ id }) => id));
  await hall.asks({ type: 'CutField', data: { players: [...players], others: 'are-done', bracket: true } });
}

/**
 * The field is cut by a rule, and a bracket begins. A result may change after that, and somebody who is through leaves before the bracket is
 * drafted.
 */
export async function cutsToABracket(hall: Hall, after: number): Promise<void> {
  const chance = hall.of('the cut');
  const others = chance.pick(['play-on', 'are-done'] as const);
  if (!(await cutsBy(hall, ruleOf(chance, await hall.event()), others))) return;
  await corrects(hall, after, 'after the cut');
  await hall.rests();
  const { cut, entries } = await hall.event();
  const through = cut?.players.filter((player) => entries[player]?.status === 'entered') ?? [];
  if (through.length > 2 && hall.happens('leavers-at-the-cut', 2))
    await hall.asks({ type: 'DropPlayer', data: { player: hall.of('who leaves').pick(through) } });
}

const MOST_BY_PLACE = 8;

function ruleOf(chance: Chance, { settings: { format }, entries }: OpenedTournament): Rule {
  if (format?.by === 'groups') return { by: 'group', take: THROUGH };
  if (chance.onceIn(3)) return { by: 'record', losses: 1 };
  const here = Object.values(entries).filter(({ status }) => status === 'entered').length;
  return { by: 'place', take: Math.max(2, Math.min(MOST_BY_PLACE, Math.floor(here / 2))) };
}

/** False where too few are left for it. Of those who are level on the line the first are taken, who are named then. */
async function cutsBy(hall: Hall, rule: Rule, others: Cut['others']): Promise<boolean> {
  const data = { rule, others, bracket: true };
  const refusal = await hall.asks({ type: 'CutField', data }, 'organizer', ['cut/level', 'cut/rule']);
  if (refusal === undefined) return true;
  if (refusal.code !== 'cut/level' || rule.by === 'record') return false;
  const { through, level } = refusal.facts as unknown as {
    readonly through: readonly string[];
    readonly level: readonly string[];
  };
  const players =
    rule.by === 'place' ? [...through, ...level].slice(0, rule.take) : await filledUp(hall, rule.take, through, level);
  await hall.asks({ type: 'CutField', data: { ...data, players } });
  return true;
}

/** Each group has as many as go on of it. */
async function filledUp(
  hall: Hall,
  take: number,
  through: readonly string[],
  level: readonly string[],
): Promise<string[]> {
  const { groups = [] } = await hall.event();
  const ofEach = groups.map((group) => {
    const has = through.filter((player) => group.includes(player));
    return [...has, ...level.filter((player) => group.includes(player)).slice(0, take - has.length)];
  });
  return ofEach.flat();
}

/** Whoever has a place and is there, best first. */
async function placed(hall: Hall): Promise<string[]> {
  const { entries } = await hall.event();
  return (await hall.ranked()).rows.flatMap(({ place, player }) =>
    place !== null && entries[player]?.status === 'entered' ? [player] : [],
  );
}
