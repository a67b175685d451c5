import type { Side } from '../clock/sequence.js';
import type { Scene } from '../judge/scene.js';
import type { FigureForm, Whose } from '../pack/figure.js';
import { joinedOf, toldFigure } from '../table/table.js';
import { atHand } from './at-hand.js';
import { sidesOf } from './sides.js';
import { say, type Worked } from './worked.js';

const ARMY = {
  points: 'army points',
  limit: 'points limit',
  auxiliary: 'units in no group',
  reserved: 'points set aside',
} as const;

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
  if ('army' in figure) return over(figure.of, ARMY[figure.army], (side) => table.armies[side]?.[figure.army] ?? 0);
  return single(scene, figure);
}

function single(scene: Scene, figure: FigureForm): Worked | null {
  if ('clock' in figure) return say(scene.table.clock?.round ?? 0, 'battle round');
  if ('drawn' in figure) return say(scene.held?.die ?? 0, 'die thrown for it');
  return 'trait' in figure ? profileOf(scene, figure) : atHand(scene, figure);
}

type TraitForm = Extract<FigureForm, { readonly trait: string }>;

/** A number of the profile of a unit, or of all parts of an attached one together; what nobody has told counts as 0. */
function profileOf({ table, roles }: Scene, { trait, unit: role, whole }: TraitForm): Worked {
  const unit = table.units[roles[role] ?? ''];
  const parts = whole ? joinedOf(unit).map((id) => table.units[id]) : [unit];
  const value = parts.reduce((sum, part) => sum + (part ? (toldFigure(part, trait) ?? 0) : 0), 0);
  return say(value, `${trait} of ${unit?.name ?? role}`);
}

function scoreOf({ table }: Scene, side: Side, category: string): number {
  if (category !== 'all') return table.score[side][category] ?? 0;
  return Object.values(table.score[side]).reduce((sum, points) => sum + points, 0);
}
