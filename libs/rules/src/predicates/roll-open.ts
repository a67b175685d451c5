import type { Scene } from '../judge/scene.js';
import type { Open } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const rollOpen: Predicate = {
  name: 'roll-open',
  says: 'Dice of something under way lie on the table and are not applied yet; a roll and a die may be named in roles.',
  code: 'no-open-roll',
  args: {
    roll: { type: 'string', says: 'Role for which roll: a window, its stage, or the unit that acts.', optional: true },
    die: { type: 'string', says: 'Role for which die of it, counted from 1.', optional: true },
  },
  test(scene, args) {
    const roll = scene.roles[text(args, 'roll')];
    const die = scene.roles[text(args, 'die')];
    const open = scene.table.open.filter((one) => one.rolled !== null && (roll === undefined || isCalled(one, roll)));
    const found = open.findLast((one) => holds(one, die));
    const dice = (found ?? open.at(-1))?.rolled ?? [];
    return {
      answer: truth(found !== undefined),
      facts: { roll: roll ?? null, die: die ?? null, dice: [...dice], entry: found?.number ?? null },
      says: found ? `On the table: ${diceText(scene, found)}.` : `No such dice lie on the table${of(roll, die)}.`,
    };
  },
};

function isCalled({ window, stage, unit }: Open, name: string): boolean {
  return [window, stage, unit].includes(name);
}

/** Where the dice were not written down, any number may be right. */
function holds({ rolled }: Open, die: string | undefined): boolean {
  if (die === undefined || rolled === null || rolled.length === 0) return true;
  const index = Number(die);
  return Number.isInteger(index) && index >= 1 && index <= rolled.length;
}

function diceText({ pack }: Scene, { window, rolled }: Open): string {
  const name = pack.windows?.find((one) => one.id === window)?.name ?? window;
  return rolled && rolled.length > 0 ? `${name}, ${rolled.join(', ')}` : name;
}

function of(roll: string | undefined, die: string | undefined): string {
  return `${roll === undefined ? '' : ` for ${roll}`}${die === undefined ? '' : `, die ${die}`}`;
}
