import { SEALING } from '@adjutant/testing';
import { attemptsIn, sealedAttempt, type SaidNo } from '../index.js';
import { attemptsStream } from '../streams.js';

const SEED = 'ab'.repeat(32);
const SAID: SaidNo = {
  after: 7,
  command: { type: 'DrawObjective', data: { player: 'B', dice: [1, 2] } },
  occasion: { now: '2026-11-22T10:00:00.000Z', occurredAt: undefined, actor: { id: 'bea', role: 'player' } },
  code: 'objective/repeated',
  message: 'This number came before.',
  cites: [],
} as never;

const kept = sealedAttempt(SEALING, 'm', 'B', SAID, SEED);

test('a refused command about a sealed hand is kept in an envelope of that side', () => {
  const { envelope, place } = kept;
  expect(place).toBe('envelopes-m-B');
  expect(envelope.owner).toBe('B');
  expect(envelope.holds).toEqual({ attempt: JSON.parse(JSON.stringify(SAID)) as object });
  const secret = { stream: attemptsStream('m'), owner: 'B', holds: envelope.holds };
  expect(envelope.sealed).toBe(SEALING.commit(secret, envelope.salt));
});

test('the same attempt is sealed alike, another seed salts it in another way', () => {
  expect(sealedAttempt(SEALING, 'm', 'B', SAID, SEED)).toEqual(kept);
  const other = sealedAttempt(SEALING, 'm', 'B', SAID, 'cd'.repeat(32));
  expect(other.envelope.salt).not.toBe(kept.envelope.salt);
  expect(other.envelope.sealed).not.toBe(kept.envelope.sealed);
});

test('it is found again among the envelopes of a hand', () => {
  const drawn = { ...kept.envelope, holds: { drawn: { objective: 'errand/11', dice: [1, 1] } } };
  expect(attemptsIn([drawn, kept.envelope])).toEqual([JSON.parse(JSON.stringify(SAID))]);
  expect(attemptsIn([drawn])).toEqual([]);
});
