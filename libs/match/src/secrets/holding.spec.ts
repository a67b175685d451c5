import { randomUUID } from 'node:crypto';
import type { Envelope } from '@adjutant/kernel';
import { SEALING } from '@adjutant/testing';
import {
  amidNight,
  StorelessMatch,
  discards,
  draws,
  nightfall,
  NIGHT_SHELF,
  on,
  restOfTurn,
  sees,
  thinksAgain,
} from '@adjutant/testing/given';
import {
  envelopePlace,
  lossInWords,
  lostSecrets,
  sealedAttempt,
  type EnvelopeKept,
  type LostSecret,
} from '../index.js';

const MATCH = 'm';
let desk: StorelessMatch;

const kept = (envelopes: readonly Envelope[]): EnvelopeKept[] =>
  envelopes.map((envelope) => ({ place: envelopePlace(MATCH, envelope.owner as 'A'), envelope, commandId: 'c' }));

function lost(all: readonly EnvelopeKept[], ownFrom = 0): readonly LostSecret[] {
  const entries = desk.events.map((event) => ({ event, commandId: 'c' }));
  return lostSecrets({ match: MATCH, entries, kept: all, ownFrom }, SEALING.commit);
}

const withOne = (at: number, change: Partial<Envelope>): EnvelopeKept[] =>
  kept(desk.envelopes).map((one, index) => (index === at ? { ...one, envelope: { ...one.envelope, ...change } } : one));

beforeEach(() => {
  desk = new StorelessMatch(NIGHT_SHELF);
  desk.take(...nightfall(), draws('A', 11), draws('A', 12), draws('A', 13), ...restOfTurn('A'), discards('A', 11), on);
  expect(desk.take(draws('B', 21))).toBe('recorded');
});

describe('the envelopes of a match', () => {
  it('hold where nothing was touched', () => expect(lost(kept(desk.envelopes))).toEqual([]));

  it('are missed one by one, by entry, kind and number', () => {
    const names = desk.envelopes.map((_, at) => {
      const [one, ...more] = lost(kept(desk.envelopes.filter((__, index) => index !== at)));
      expect(more).toEqual([]);
      expect(desk.events[one?.entry ?? -1]?.data).toMatchObject({ sealed: desk.envelopes[at]?.sealed });
      return one && [one.player, one.kind, one.count, one.why];
    });
    expect(names).toEqual([
      ['A', 'draw', 1, 'missing'],
      ['A', 'draw', 2, 'missing'],
      ['A', 'draw', 3, 'missing'],
      ['A', 'discard', 1, 'missing'],
      ['B', 'draw', 1, 'missing'],
    ]);
  });

  it('are told where any character of salt, owner or content is another', () => {
    for (const [at, { salt, owner, holds }] of desk.envelopes.entries()) {
      const changes: Partial<Envelope>[] = [...salt].map((digit, place) => ({
        salt: salt.slice(0, place) + (digit === '0' ? '1' : '0') + salt.slice(place + 1),
      }));
      changes.push({ owner: owner === 'A' ? 'B' : 'A' }, { holds: {} }, { holds: { ...holds, more: 1 } }, { salt: '' });
      for (const change of changes) expect(lost(withOne(at, change))).toMatchObject([{ why: 'changed' }]);
    }
  });

  it('are missed and told where the commitment is another: it leads to nothing any more', () => {
    expect(lost(withOne(0, { sealed: 'f'.repeat(64) }))).toMatchObject([
      { kind: 'draw', count: 1, why: 'missing' },
      { kind: 'attempt', player: 'A', why: 'changed' },
    ]);
  });

  it('are missed where they were moved to the other side, and told where they name another command', () => {
    const [first, ...others] = kept(desk.envelopes) as [EnvelopeKept, ...EnvelopeKept[]];
    expect(lost([{ ...first, place: envelopePlace(MATCH, 'B') }, ...others])).toMatchObject([{ why: 'missing' }]);
    expect(lost([{ ...first, commandId: 'd' }, ...others])).toMatchObject([{ why: 'of-another-command' }]);
  });

  it('need not be there where the record has opened them; where they are, they are what was sealed', () => {
    desk.take(draws('B', 11), draws('B', 13), on, on, sees('B', 21));
    const shown = desk.events.filter(({ type }) => type === 'ObjectiveRevealed').length;
    expect(shown).toBeGreaterThan(0);
    const at = desk.envelopes.findIndex(({ holds }) => JSON.stringify(holds).includes('errand/21'));
    expect(lost(kept(desk.envelopes.filter((_, index) => index !== at)))).toEqual([]);
    expect(lost(withOne(at, { holds: {} }))).toMatchObject([{ player: 'B', why: 'changed' }]);
  });

  it('are missed of a use and of hands that a record begins with', () => {
    desk.take(draws('B', 23), draws('B', 31), thinksAgain('B', 23));
    const use = desk.envelopes.at(-1)?.sealed;
    expect(lost(kept(desk.envelopes.filter(({ sealed }) => sealed !== use)))).toMatchObject([
      { player: 'B', kind: 'use', count: 1 },
    ]);
    desk = new StorelessMatch(NIGHT_SHELF);
    const drawn = (player: 'A' | 'B', objective: string, dice: number[]) => ({ player, objective, dice });
    desk.take(...nightfall().slice(0, 4));
    desk.take(amidNight([drawn('A', 'errand/11', [1, 1]), drawn('A', 'errand/12', [1, 2])]));
    expect(lost(kept(desk.envelopes.slice(0, 1)))).toMatchObject([{ player: 'A', kind: 'hand', count: 2 }]);
  });

  it('stay lost, with the entry that says so, once the end of the match has told it, and not where somebody only notes so', () => {
    const text = 'What A sealed in entries 5 cannot be shown: its envelope is lost, or is not what was sealed.';
    desk.envelopes.shift();
    const entry = lost(kept(desk.envelopes))[0]?.entry ?? -1;
    const note = (commandId: string) => ({
      event: {
        type: 'NoteRecorded' as const,
        data: { kind: 'note' as const, text: text.replace('entries 5', `entry ${entry}`) },
      },
      commandId,
    });
    const before = desk.events.map((event) => ({ event, commandId: 'c' }));
    const with_ = (...more: readonly ReturnType<typeof note>[]) =>
      lostSecrets({ match: MATCH, entries: [...before, ...more], kept: kept(desk.envelopes) }, SEALING.commit);
    expect(with_(note('d'))[0]).not.toHaveProperty('saidIn');
    expect(with_(note('c'))).toMatchObject([{ entry, saidIn: before.length }]);
    expect(desk.take({ type: 'FinishMatch', data: { ending: 'time' } })).toBe('recorded');
    const [told] = lost(kept(desk.envelopes));
    expect(told).toMatchObject({ entry, why: 'missing' });
    expect(told && lossInWords(told)).toMatch(/is lost, and the record says so in entry \d+: its envelope is missing/);
  });

  it('are elsewhere where the entries were recorded elsewhere', () => {
    expect(lost([], desk.events.length)).toEqual([]);
    expect(lost([], desk.events.length - 1)).toMatchObject([{ player: 'B', kind: 'draw', count: 1 }]);
  });

  it('may hold more than the record: what was refused, and what never got there', () => {
    const said = { after: 1, command: draws('A', 11), code: 'x', message: 'x', cites: [] };
    const occasion = { now: 'n', occurredAt: 'n', actor: { id: 'a', role: 'player' as const } };
    const { place, envelope } = sealedAttempt(SEALING, MATCH, 'A', { ...said, occasion }, 'a'.repeat(64));
    const attempt = { place, envelope, commandId: randomUUID() };
    expect(lost([...kept(desk.envelopes), attempt])).toEqual([]);
    const changed = { ...attempt, envelope: { ...envelope, holds: { attempt: {} } } };
    expect(lost([...kept(desk.envelopes), changed])).toEqual([
      { match: MATCH, player: 'A', kind: 'attempt', count: 1, why: 'changed' },
    ]);
  });

  it('are told without a word of what they held', () => {
    const all = lost([]).map(lossInWords);
    expect(all[0]).toMatch(/^what A sealed in entry \d+ \(draw 1 of A\) is lost: its envelope is missing$/);
    expect(all.join()).not.toMatch(/errand|salt/);
  });
});
