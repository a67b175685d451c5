import type { Side } from '../clock/sequence.js';
import { countedFor, countOf } from '../effects/counters.js';
import type { Scene } from '../judge/scene.js';
import type { FigureForm, Whose } from '../pack/figure.js';
import { sidesOf } from './sides.js';
import type { Worked } from './worked.js';

/** What stands on the table itself: the clock, balances, scores, armies, datasheets; null for every other figure. */
export function tableFigure(scene: Scene, figure: FigureForm): Worked | null {
  const { table } = scene;
  const over = (whose: Whose | undefined, what: string, value: (side: Side) => number): Worked =>
    say(
      sidesOf(whose, scene.player).reduce((sum, side) => sum + value(side), 0),
      what,
    );
  if ('balance' in figure) return over(figure.of, figure.balance, (side) => table.balances[side][figure.balance] ?? 0);
  if ('score' in figure) return over(figure.of, 'victory points', (side) => scoreOf(scene, side, figure.score));
  if ('army' in figure) return over(figure.of, 'army points', (side) => table.armies[side]?.points ?? 0);
  return single(scene, figure);
}

function single(scene: Scene, figure: FigureForm): Worked | null {
  const { table, roles, held } = scene;
  if ('clock' in figure) return say(table.clock?.round ?? 0, 'battle round');
  if ('drawn' in figure) return say(held?.die ?? 0, 'die thrown for it');
  if ('counter' in figure) return say(countedOf(scene, figure.counter, figure.of), figure.counter);
  if (!('trait' in figure)) return null;
  const unit = table.units[roles[figure.unit] ?? ''];
  return say(unit?.figures?.[figure.trait] ?? 0, `${figure.trait} of ${unit?.name ?? figure.unit}`);
}

function countedOf(scene: Scene, counter: string, of: string): number {
  const holder = countedFor(of, scene);
  return holder === undefined ? 0 : countOf(scene.table, counter, holder);
}

function say(value: number, what: string): Worked {
  return { value, says: `${value} (${what})` };
}

function scoreOf({ table }: Scene, side: Side, category: string): number {
  if (category !== 'all') return table.score[side][category] ?? 0;
  return Object.values(table.score[side]).reduce((sum, points) => sum + points, 0);
}
