import { after, amid, given, used, uses, VOUCHED } from '@adjutant/testing/given';

const inReach = { ...VOUCHED, 'within-reach': 'yes' } as const;

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
