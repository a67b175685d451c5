import { amid, by, given, used, uses } from '@adjutant/testing/given';

const gust = used('core/gust', { target: 'A2' });

describe('how strictly a use is judged', () => {
  const poor = uses('Gust', 'A2');

  it('advise records what strict refuses', () => {
    given(amid(0, { enforcement: 'advise' }))
      .when(poor)
      .then(gust);
    given(amid(0, { enforcement: 'advise' }))
      .when(poor)
      .thenFlagged('stratagem/insufficient-cp');
    given(amid(3, { enforcement: 'advise' }))
      .when(poor)
      .thenFlagged();
    given(amid(0, { enforcement: 'advise' }))
      .when(uses('Thunder', 'A2'))
      .thenRefused('stratagem/unknown');
  });

  it('open attestations may be left out, but not answered no', () => {
    const open = amid(1, { attestations: 'open' });
    given(open)
      .when(uses('Gust', 'A2', { answers: {} }))
      .then(used('core/gust', { target: 'A2' }, { answers: {} }));
    given(open)
      .when(uses('Gust', 'A2', { answers: { 'wind-is-fair': 'no' } }))
      .thenRefused('stratagem/attestation-refused');
  });

  it.each(['judge', 'head-judge', 'organizer'] as const)('a %s may let a refused use stand', (role) => {
    const overridden = { by: `a-${role}`, reason: 'both agreed', codes: ['stratagem/insufficient-cp'] };
    given(amid(0))
      .when(uses('Gust', 'A2', { override: { reason: 'both agreed' } }), by(role))
      .then(used('core/gust', { target: 'A2' }, { overridden }));
  });

  it.each(['player', 'scorekeeper', 'spectator', 'system'] as const)('a %s may not', (role) => {
    given(amid(0))
      .when(uses('Gust', 'A2', { override: { reason: 'please' } }), by(role))
      .thenRefused('override/judge-only');
  });

  it('an override that was not needed leaves no trace', () => {
    given(amid(1))
      .when(uses('Gust', 'A2', { override: { reason: 'to be safe' } }), by('judge'))
      .then(gust);
  });

  it('a declared price is a whole number that is not negative, in every mode', () => {
    const advise = amid(3, { enforcement: 'advise' });
    given(advise)
      .when(uses('Gust', 'A2', { declared: -2 }))
      .thenRefused('points/not-whole');
    given(advise)
      .when(uses('Gust', 'A2', { declared: 0.5 }))
      .thenRefused('points/not-whole');
    given(advise)
      .when(uses('Gust', 'A2', { declared: 0 }))
      .then(used('core/gust', { target: 'A2' }, { declared: 0 }));
  });

  it('a unit called like a member of every object is nobody', () => {
    given(amid(1))
      .when(uses('Gust', 'A2', { roles: { enemy: 'constructor' } }))
      .thenRefused('stratagem/unknown-unit');
    const claimed = { claims: [{ ability: 'Tail Wind', bearer: 'constructor' }] };
    given(amid(1))
      .when(uses('Gust', 'A2', claimed))
      .thenRefused('stratagem/unknown-unit');
  });
});
