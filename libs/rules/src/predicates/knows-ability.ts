import { unitIn, unitText } from '../judge/scene.js';
import { sameName } from '../pack/name.js';
import { abilityCalled } from '../table/written.js';
import { text, truth, type Predicate } from './predicate.js';

export const knowsAbility: Predicate = {
  name: 'knows-ability',
  says: 'The unit has the ability named: on its own datasheet, or by something that its army took from a list.',
  code: 'not-known',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    ability: { type: 'string', says: 'Role of the ability.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const called = scene.roles[text(args, 'ability')];
    const ability = called === undefined ? undefined : abilityCalled(scene.table, scene.player, called);
    if (!unit || !ability) {
      return {
        answer: unit ? 'unmet' : 'unknown',
        facts: { ability: called ?? null },
        says: `Nobody knows ${called ?? 'it'}.`,
      };
    }
    const taught = (scene.table.armies[unit.owner]?.picks ?? []).flatMap((pick) => pick.teaches);
    const known = [...unit.abilities, ...taught].some((one) =>
      typeof one === 'string' ? one === ability.id || sameName(one, ability.name) : one.id === ability.id,
    );
    return {
      answer: truth(known),
      facts: { unit: unit.id, ability: ability.id },
      says: `${unitText(scene, role)} ${known ? 'knows' : 'does not know'} ${ability.name}.`,
    };
  },
};
