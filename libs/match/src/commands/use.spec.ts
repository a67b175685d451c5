import type { MatchCommand, MatchEvent, UseDeclared } from '@adjutant/match';
import {
  advances, after, amid, begun, by, destroys, given, looks, mustered, orders, stateOf, uses, VOUCHED,
} from '@adjutant/testing/given';

type UseEvent = Extract<MatchEvent, { data: UseDeclared }>['type'];

const used = (entry: string, roles: UseDeclared['roles'], rest: Partial<UseDeclared> = {}, type: UseEvent = 'StratagemUsed') =>
  ({ type, data: { player: 'A', entry, roles, answers: VOUCHED, claims: [], ...rest } }) as MatchEvent;
const gust = used('core/gust', { target: 'A2' });
const inReach = { ...VOUCHED, 'within-reach': 'yes' } as const;

describe('UseStratagem', () => {
  it('writes down what was declared, by the id of the entry', () => {
    given(amid(1)).when(uses('gust', 'A2')).then(gust);
    given(amid(1)).when(uses('GUST!', 'A2')).then(gust);
    given(amid(1)).when(uses('core/gust', 'A2', { declared: 1 })).then(used('core/gust', { target: 'A2' }, { declared: 1 }));
  });

  it('finds the like-named entry of the own detachment', () => {
    const gone = after(amid(2), [destroys('A3')]);
    given(gone)
      .when(uses('Second Flight', 'A3'))
      .then(used('red-kites/second-flight', { target: 'A3', newUnit: 'A3r' }));
    given(amid(2))
      .when(uses('Second Flight', 'B2'))
      .then(used('grey-anvils/second-flight', { target: 'B2' }, { player: 'B' }));
  });

  it('gives a unit that comes back an id that is free', () => {
    const twice = after(amid(4), [destroys('A3'), uses('Second Flight', 'A3'), destroys('A3r'), advances('2.A.wander')]);
    given(twice)
      .when(uses('Second Flight', 'A3'))
      .then(used('red-kites/second-flight', { target: 'A3', newUnit: 'A3r3' }));
  });

  it.each<[string, readonly MatchEvent[], MatchCommand, readonly [string, ...string[]]]>([
    ['an entry that is not there', amid(1), uses('Thunder', 'A2'), ['stratagem/unknown']],
    ['an ability', amid(1), uses('core/spyglass', 'A2'), ['stratagem/unknown']],
    ['a name that every object has', amid(1), uses('constructor', 'A2'), ['stratagem/unknown']],
    ['an empty purse', amid(0), uses('Gust', 'A2'), ['stratagem/insufficient-cp']],
    ['a price raised by an aura', amid(1), uses('Gust', 'A2', { answers: inReach }), ['stratagem/insufficient-cp']],
    ["another detachment's stratagem", amid(2), uses('grey-anvils/second-flight', 'A2'), ['stratagem/not-in-detachment']],
    ['the wrong phase', amid(2), uses('Brace', 'B2'), ['stratagem/wrong-phase']],
    ['the wrong turn', after(amid(2), [advances()]), uses('Brace', 'A2'), ['stratagem/wrong-turn']],
    ['no target', amid(1), uses('Rally', 'A2', { roles: { target: undefined as unknown as string } }), ['stratagem/not-named']],
    ['a target that nobody has', amid(1), uses('Rally', 'A9'), ['stratagem/unknown-unit']],
    ["the opponent's unit", amid(1), uses('Rally', 'B2', { player: 'A' }), ['stratagem/not-own-unit']],
    ['an own unit as enemy', amid(1), uses('Gust', 'A2', { roles: { enemy: 'A3' } }), ['stratagem/not-enemy-unit']],
    ['a destroyed target', after(amid(1), [destroys('A2')]), uses('Gust', 'A2'), ['stratagem/unit-destroyed']],
    ['a condition of its own code', after(amid(1), [{ type: 'RecordBattleShock', data: { unit: 'A2', result: 'failed' } }]), uses('Gust', 'A2'), ['stratagem/unit-shaken']],
    ['a unit that still stands', amid(1), uses('Second Flight', 'A2'), ['stratagem/unit-not-destroyed']],
    ['an id that is taken', after(amid(1), [destroys('A3')]), uses('Second Flight', 'A3', { roles: { newUnit: 'A2' } }), ['stratagem/unit-id-taken']],
    ['an order that is none', begun(), uses('Roar', 'A1', { roles: { order: 'Dive!' } }), ['stratagem/unknown-order']],
    ['a second use in the phase', after(amid(2), [uses('Gust', 'A2')]), uses('Gust', 'A3'), ['stratagem/already-used-this-phase']],
    ['a second use in the battle', after(amid(2), [uses('Last Stand', 'A2'), advances('2.A.clash')]), uses('Last Stand', 'A3'), ['stratagem/already-used-this-battle']],
    ['a second use on the unit this turn', after(amid(2), [uses('Rally', 'A2'), advances()]), uses('Rally', 'A2'), ['stratagem/already-used-this-turn']],
    ['an ability that nobody has', amid(1), uses('Gust', 'A2', { claims: ['Cloak'] }), ['stratagem/ability-not-available']],
    ['an ability of another unit', amid(1), uses('Gust', 'A3', { claims: ['Tail Wind'] }), ['stratagem/ability-not-available']],
    ['another price than the rules say', amid(2), uses('Gust', 'A2', { declared: 2 }), ['stratagem/declared-cost-differs']],
    ['an answer of no', amid(1), uses('Gust', 'A2', { answers: { ...VOUCHED, 'wind-is-fair': 'no' } }), ['stratagem/attestation-refused']],
    ['no answers', amid(1), uses('Gust', 'A2', { answers: {} }), ['stratagem/attestation-missing', 'stratagem/attestation-missing', 'stratagem/attestation-missing']],
    ['several reasons at once', amid(0), uses('Brace', 'A2', { answers: {} }), ['stratagem/wrong-phase', 'stratagem/insufficient-cp', 'stratagem/attestation-missing', 'stratagem/attestation-missing']],
    ['an open roll', after(amid(1), [looks()]), uses('Gust', 'A2'), ['roll/pending']],
    ['no match', [], uses('Gust', 'A2'), ['match/not-opened']],
    ['no battle yet', mustered(), uses('Gust', 'A2'), ['match/not-started']],
  ])('is refused for %s', (_, events, command, [code, ...codes]) => {
    given(events).when(command).thenRefused(code, ...codes);
  });

  it('may be used again in the next phase, and by the other player in the same', () => {
    const once = after(amid(2), [uses('Gust', 'A2')]);
    given(once).when(uses('Gust', 'B2')).then(used('core/gust', { target: 'B2' }, { player: 'B' }));
    given(after(once, [advances()])).when(uses('Gust', 'A2')).then(gust);
  });
});

describe('what may be claimed', () => {
  const master = { ability: 'core/gust-master', bearer: 'A1' };
  const wind = { ability: 'core/tail-wind', bearer: 'A2' };
  const once = after(amid(1), [uses('Gust', 'A2')]);

  it('an ability that names the entry makes it free and lifts its limit, once a battle', () => {
    given(once)
      .when(uses('Gust', 'A3', { claims: ['Gust Master'] }))
      .then(used('core/gust', { target: 'A3' }, { claims: [master] }));
    given(after(once, [uses('Gust', 'A3', { claims: ['Gust Master'] })]))
      .when(uses('Gust', 'A3', { claims: [{ ability: 'core/gust-master', bearer: 'A1' }] }))
      .thenRefused('stratagem/already-used-this-phase', 'stratagem/ability-not-available', 'stratagem/insufficient-cp');
  });

  it('an ability that names none takes one off and lifts nothing', () => {
    given(amid(0))
      .when(uses('Gust', 'A2', { claims: ['tail wind'] }))
      .then(used('core/gust', { target: 'A2' }, { claims: [wind] }));
    given(once)
      .when(uses('Gust', 'A2', { claims: ['Tail Wind'] }))
      .thenRefused('stratagem/already-used-this-phase');
  });

  it('an increase comes on top of a named free use', () => {
    given(amid(0))
      .when(uses('Gust', 'A3', { claims: ['Gust Master'], answers: inReach }))
      .thenRefused('stratagem/insufficient-cp');
    given(amid(1))
      .when(uses('Gust', 'A3', { claims: ['Gust Master'], answers: inReach, declared: 1 }))
      .then(used('core/gust', { target: 'A3' }, { claims: [master], answers: inReach, declared: 1 }));
  });

  it('a claim on the bearer named is looked for on that unit alone', () => {
    given(amid(1))
      .when(uses('Gust', 'A3', { claims: [{ ability: 'Gust Master', bearer: 'A2' }] }))
      .thenRefused('stratagem/ability-not-available');
  });
});

describe('UseAbility', () => {
  it('records who looks', () => {
    given(amid(0)).when(looks()).then(used('core/spyglass', { bearer: 'A1' }, { answers: {} }, 'AbilityUsed'));
  });

  it.each<[string, readonly MatchEvent[], MatchCommand, string]>([
    ['a unit without it', amid(0), looks({ roles: { bearer: 'A2' } }), 'ability/ability-not-available'],
    ['a second time this round', after(amid(0), [looks({ dice: [[1]] })]), looks(), 'ability/already-used-this-battle-round'],
    ['an ability that is not there', amid(0), { type: 'UseAbility', data: { ability: 'Flute', player: 'A' } }, 'ability/unknown'],
  ])('is refused for %s', (_, events, command, code) => {
    given(events).when(command).thenRefused(code);
  });
});

describe('IssueOrder', () => {
  const answers = { 'within-earshot': 'yes' } as const;
  const ordered = (order: string, recipient: string) =>
    used(order, { issuer: 'A1', recipient }, { answers }, 'OrderIssued');

  it('records the order under its id', () => {
    given(begun()).when(orders('Hold', 'A2')).then(ordered('order/hold', 'A2'));
  });

  it('lets a granted order go beyond the allowance', () => {
    const roared = after(begun(), [uses('Roar', 'A1', { roles: { order: 'Soar!' } }), orders('Hold', 'A2')]);
    given(roared).when(orders('Soar', 'A3')).then(ordered('order/soar', 'A3'));
    given(after(roared, [orders('Soar', 'A3')])).when(orders('Soar', 'A2')).thenRefused('order/limit-reached');
    const state = stateOf(after(roared, [orders('Soar', 'A3')]));
    const counted = state.status === 'running' && state.table.orders.filter((one) => one.counted).map((one) => one.order);
    expect(counted).toEqual(['order/soar']);
  });

  it.each<[string, readonly MatchEvent[], MatchCommand, readonly [string, ...string[]]]>([
    ['another phase', amid(0), orders('Hold', 'A2'), ['order/wrong-time']],
    ['more orders than the allowance', after(begun(), [orders('Hold', 'A2')]), orders('Soar', 'A3'), ['order/limit-reached']],
    ['a unit that does not hear', begun(), orders('Hold', 'A2', { answers: { 'within-earshot': 'no' } }), ['order/attestation-refused']],
    ['a unit of the opponent', begun(), orders('Hold', 'B2'), ['order/not-own-unit', 'order/target-ineligible']],
    ['an order that is not there', begun(), orders('Dive', 'A2'), ['order/unknown']],
  ])('is refused in %s', (_, events, command, [code, ...codes]) => {
    given(events).when(command).thenRefused(code, ...codes);
  });
});

describe('how strictly a use is judged', () => {
  const poor = uses('Gust', 'A2');

  it('advise records what strict refuses', () => {
    given(amid(0, { enforcement: 'advise' })).when(poor).then(gust);
    given(amid(0, { enforcement: 'advise' })).when(uses('Thunder', 'A2')).thenRefused('stratagem/unknown');
  });

  it('open attestations may be left out, but not answered no', () => {
    const open = amid(1, { attestations: 'open' });
    given(open).when(uses('Gust', 'A2', { answers: {} })).then(used('core/gust', { target: 'A2' }, { answers: {} }));
    given(open).when(uses('Gust', 'A2', { answers: { 'wind-is-fair': 'no' } })).thenRefused('stratagem/attestation-refused');
  });

  it.each(['judge', 'head-judge', 'organizer'] as const)('a %s may let a refused use stand', (role) => {
    const overridden = { by: `a-${role}`, reason: 'both agreed', codes: ['stratagem/insufficient-cp'] };
    given(amid(0))
      .when(uses('Gust', 'A2', { override: { reason: 'both agreed' } }), by(role))
      .then(used('core/gust', { target: 'A2' }, { overridden }));
  });

  it.each(['player', 'scorekeeper', 'spectator', 'system'] as const)('a %s may not', (role) => {
    given(amid(0)).when(uses('Gust', 'A2', { override: { reason: 'please' } }), by(role)).thenRefused('override/judge-only');
  });

  it('an override that was not needed leaves no trace', () => {
    given(amid(1)).when(uses('Gust', 'A2', { override: { reason: 'to be safe' } }), by('judge')).then(gust);
  });

  it('a declared price is a whole number that is not negative, in every mode', () => {
    const advise = amid(3, { enforcement: 'advise' });
    given(advise).when(uses('Gust', 'A2', { declared: -2 })).thenRefused('points/not-whole');
    given(advise).when(uses('Gust', 'A2', { declared: 0.5 })).thenRefused('points/not-whole');
    given(advise).when(uses('Gust', 'A2', { declared: 0 })).then(used('core/gust', { target: 'A2' }, { declared: 0 }));
  });

  it('a unit called like a member of every object is nobody', () => {
    given(amid(1)).when(uses('Gust', 'A2', { roles: { enemy: 'constructor' } })).thenRefused('stratagem/unknown-unit');
    const claimed = { claims: [{ ability: 'Tail Wind', bearer: 'constructor' }] };
    given(amid(1)).when(uses('Gust', 'A2', claimed)).thenRefused('stratagem/unknown-unit');
  });
});
