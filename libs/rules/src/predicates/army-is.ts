import { sameName } from '../pack/name.js';
import { text, truth, type Predicate } from './predicate.js';

export const armyIs: Predicate = {
  name: 'army-is',
  says: "The acting player's army is of this faction or fields this detachment.",
  code: 'not-in-detachment',
  args: {
    faction: { type: 'string', says: 'Name of the faction.', optional: true },
    detachment: { type: 'string', says: 'Id of the detachment.', optional: true },
  },
  test(scene, args) {
    const army = scene.table.armies[scene.player];
    const faction = text(args, 'faction');
    const detachment = text(args, 'detachment');
    const met =
      army !== null &&
      (faction === '' || sameName(army.faction, faction)) &&
      (detachment === '' || army.detachment === detachment);
    return {
      answer: truth(met),
      facts: { faction: army?.faction ?? null, detachment: army?.detachment ?? null },
      says: `The army of ${scene.player} is ${army?.faction ?? 'unknown'}, ${army?.detachment ?? 'no detachment'}.`,
    };
  },
};
