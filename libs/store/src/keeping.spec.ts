import type { Envelope, Message, Occasion, Secrets } from '@adjutant/kernel';
import { already, namedId, recorded, refusing, type Decider } from '@adjutant/kernel';
import { commitment, digest, saltOf } from '@adjutant/seal';
import { AT } from './contract/fixtures.js';
import { openMemoryStore } from './memory/open.js';
import type { EventStore } from './port.js';
import { record, type Recorder } from './record.js';

const { refuse } = refusing<'number/not-yours'>();

/** Hides a number from everybody but its owner; zero hides nothing. */
type Hide = Message<'Hide', { readonly number: number }>;
type Hidden = Message<'Hidden', { readonly sealed: string }>;

const STREAM = 'match-1';
const PLACE = 'envelopes-1-A';
const owner: Occasion = { now: AT, occurredAt: AT, actor: { id: 'ann', role: 'player' } };
const other: Occasion = { ...owner, actor: { id: 'bob', role: 'player' } };

const decider: Decider<Hide, number, Hidden> = {
  initial: 0,
  evolve: (count) => count + 1,
  decide: () => {
    throw new Error('what is secret must not be decided openly');
  },
};

const secrets: Secrets<Hide, number, Hidden> = {
  places: () => [PLACE],
  bar: ({ occasion }) => (occasion.actor.id === 'ann' ? null : refuse('number/not-yours', 'Not yours.')),
  openPart: ({ command }) => ({ ...command, data: {} as Hide['data'] }),
  decide: ({ stream, command }, envelopes, seed) => {
    const { number } = command.data;
    if (number === 0 || envelopes.some(({ holds }) => holds['number'] === number))
      return { decision: already, envelopes: [] };
    const salt = saltOf(seed, 0);
    const sealed = commitment({ stream, owner: 'A', holds: { number } }, salt);
    const envelope: Envelope = { sealed, owner: 'A', salt, holds: { number } };
    return { decision: recorded({ type: 'Hidden', data: { sealed } }), envelopes: [{ place: PLACE, envelope }] };
  },
};

let store: EventStore;
let seeds = 0;
let recorder: Recorder<Hide, number, Hidden>;
beforeEach(() => {
  store = openMemoryStore();
  seeds = 0;
  recorder = { store, decider, keeping: { secrets, seed: () => digest({ seed: (seeds += 1) }) } };
});

const kept = async () => (await store.envelopes(PLACE)).map(({ envelope }) => envelope);
const hide = (name: string, number: number, occasion = owner) =>
  record(recorder, { stream: STREAM, command: { type: 'Hide', data: { number } }, commandId: namedId(name), occasion });

describe('recording a command with a secret', () => {
  it('puts the secret into an envelope and its commitment into the record', async () => {
    const answer = await hide('first', 23);
    const [envelope] = await kept();
    expect(envelope).toMatchObject({ owner: 'A', holds: { number: 23 } });
    expect(answer).toMatchObject({ outcome: 'recorded', events: [{ event: { data: { sealed: envelope?.sealed } } }] });
    expect(JSON.stringify(await store.read(STREAM))).not.toContain('23}');
  });

  it('hashes of the command only what everybody may know', async () => {
    await hide('first', 23);
    const [stored] = await store.read(STREAM);
    expect(stored?.meta.payloadHash).toBe(digest({ type: 'Hide', data: {} }));
    const [own] = await store.envelopes(PLACE);
    expect(own?.payloadHash).toBe(digest({ type: 'Hide', data: { number: 23 } }));
  });

  it('decides with the envelopes that are there', async () => {
    await hide('first', 23);
    expect((await hide('second', 23)).outcome).toBe('already');
    expect((await hide('third', 24)).outcome).toBe('recorded');
  });

  it('is answered as before when it is sent again, and keeps nothing twice', async () => {
    const first = await hide('first', 23);
    const again = await hide('first', 23);
    expect(again).toEqual({ ...first, outcome: 'already' });
    expect(await kept()).toHaveLength(1);
  });

  it('tells its owner when the same id comes with another secret, and nobody else', async () => {
    await hide('first', 23);
    expect(await hide('first', 24)).toMatchObject({ outcome: 'refused', refusal: { code: 'command/id-reused' } });
    for (const guess of [23, 24]) {
      const refused = await hide('first', guess, other);
      expect(refused).toMatchObject({ outcome: 'refused', refusal: { code: 'number/not-yours', facts: {} } });
    }
  });

  it('doubles nothing after a crash between the envelope and the record, where an engine keeps one first', async () => {
    const append = store.append.bind(store);
    store.append = async (...[, , , , envelopes = []]) => {
      for (const { place, ...one } of envelopes) await store.keep(place, [one]);
      throw new Error('the power went');
    };
    await expect(hide('first', 23)).rejects.toThrow('the power went');
    expect(await store.read(STREAM)).toEqual([]);
    store.append = append;
    // The envelope that nobody points to has another salt; it is not in the way of the one that counts.
    const orphan = (await kept())[0];
    secretsLookOnlyAt(() => []);
    const answer = await hide('first', 23);
    const events = await store.read(STREAM);
    expect([answer.outcome, events.length]).toEqual(['recorded', 1]);
    const sealed = (events[0]?.event as Hidden).data.sealed;
    expect(sealed).not.toBe(orphan?.sealed);
    expect((await kept()).filter((one) => one.sealed === sealed)).toHaveLength(1);
  });

  it('commits to the same when somebody else wrote first', async () => {
    const append = store.append.bind(store);
    let beaten = false;
    store.append = async (stream, ...rest) => {
      if (beaten) return append(stream, ...rest);
      beaten = true;
      return { outcome: 'conflict', actual: undefined };
    };
    secretsLookOnlyAt(() => []);
    expect((await hide('first', 23)).outcome).toBe('recorded');
    expect([beaten, await kept()]).toEqual([true, [expect.anything()]]);
  });
});

/** The decider of a match looks at the envelopes whose commitments are in the record; this one is told which these are. */
function secretsLookOnlyAt(those: (all: readonly Envelope[]) => readonly Envelope[]): void {
  const only = {
    ...secrets,
    decide: ((asked, envelopes, seed) => secrets.decide(asked, those(envelopes), seed)) as typeof secrets.decide,
  };
  recorder = { ...recorder, keeping: { secrets: only, seed: () => digest({ seed: (seeds += 1) }) } };
}
