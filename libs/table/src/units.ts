import { knowsTest, weighCards, type Action, type Side, type Unit } from '@adjutant/rules';
import type { Laid } from './sitting.js';
import { rolledActs } from './rolled-acts.js';
import { OPEN, type Candidate, type Tap } from './tap.js';

/** What becomes of units, and what they do. */
export function unitActs(at: Laid, player: Side): readonly Tap[] {
  if (at.state.status !== 'running') return [];
  const standing = Object.values(at.table.units).filter(({ destroyed }) => !destroyed);
  if (standing.length === 0) return [];
  return [
    destroyed(player, standing),
    ...(knowsTest(at.pack) ? [tested(player, standing)] : []),
    ...acted(at, player, standing),
    ...rolledActs(at, player),
  ];
}

function destroyed(player: Side, standing: readonly Unit[]): Tap {
  return {
    id: `destroyed ${player}`,
    kind: 'unit',
    player,
    name: 'Unit destroyed',
    says: 'A unit leaves the battle.',
    ...OPEN,
    type: 'RecordUnitDestroyed',
    data: {},
    asks: [
      { what: 'pick', into: ['unit'], says: 'Which unit?', from: named(foesFirst(standing, player)) },
      { what: 'pick', into: ['by'], says: 'By which?', from: named(standing), optional: true },
    ],
  };
}

function tested(player: Side, standing: readonly Unit[]): Tap {
  const results: readonly Candidate[] = [
    { id: 'passed', name: 'Passed', open: true },
    { id: 'failed', name: 'Failed', open: true },
  ];
  return {
    id: `tested ${player}`,
    kind: 'unit',
    player,
    name: 'Battle-shock test',
    says: 'What came of the test of a unit.',
    ...OPEN,
    type: 'RecordBattleShock',
    data: {},
    asks: [
      { what: 'pick', into: ['unit'], says: 'Which unit?', from: named(own(standing, player)) },
      { what: 'pick', into: ['result'], says: 'What came of it?', from: results },
    ],
  };
}

function acted(at: Laid, player: Side, standing: readonly Unit[]): readonly Tap[] {
  const { actions } = at.pack;
  if (actions.length === 0) return [];
  return [
    {
      id: `act ${player}`,
      kind: 'unit',
      player,
      name: 'What a unit did',
      says: 'What a unit did.',
      ...OPEN,
      type: 'RecordUnitAction',
      data: {},
      asks: [
        {
          what: 'several',
          into: ['targets'],
          says: 'On whom?',
          from: named(foesFirst(standing, player)),
          optional: true,
        },
        { what: 'pick', into: ['unit'], says: 'Which unit?', from: named(own(standing, player)) },
        { what: 'pick', into: ['action'], says: 'What did it do?', from: actions.map(ofCards(at, player)) },
      ],
    },
  ];
}

/** What belongs to cards is started by whoever has one of them, and says so to everybody else. */
function ofCards({ pack, table }: Laid, player: Side): (action: Action) => Candidate {
  return ({ id, name }) => {
    const against = weighCards(pack, table, player, id).find(({ answer }) => answer === 'unmet');
    return against === undefined ? { id, name, open: true } : { id, name, open: false, says: against.says };
  };
}

function foesFirst(units: readonly Unit[], player: Side): readonly Unit[] {
  return [...units.filter(({ owner }) => owner !== player), ...own(units, player)];
}

function own(units: readonly Unit[], player: Side): readonly Unit[] {
  return units.filter(({ owner }) => owner === player);
}

function named(units: readonly Pick<Unit, 'id' | 'name'>[]): readonly Candidate[] {
  return units.map(({ id, name }) => ({ id, name, open: true }));
}
