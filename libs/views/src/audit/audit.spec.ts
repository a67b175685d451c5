import type { Actor } from '@adjutant/kernel';
import type { MatchEvent } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { advances, after, amid, corrects, SHELF, strikes, uses } from '@adjutant/testing/given';
import { auditOf, ledgerOf, type Audit, type KnownPerson } from '../index.js';

const AT = '2031-04-04T12:00:00.000Z';
const LATER = '2031-04-04T12:30:00.000Z';
const near = corrects(4, { kind: 'answer', answers: { 'within-reach': 'yes' } });
const played = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);
const scorekeeper: Actor = { id: 's-1', role: 'scorekeeper' };

const NAMES: { readonly [id: string]: KnownPerson } = {
  'person-a': { name: 'Łucja Ørsted' },
  'person-b': 'erased',
  's-1': { name: 'Sam' },
};

function audit(events: readonly MatchEvent[], known: (id: string) => KnownPerson = (id) => NAMES[id]): Audit {
  const entries = events.map((event, number) => ({
    event,
    by: scorekeeper,
    occurredAt: AT,
    recordedAt: number === 5 ? LATER : AT,
    hash: `hash-${number}`,
  }));
  const made = auditOf(SHELF, { match: 'm1', entries, known });
  if (!made) throw new Error('there is no match');
  return made;
}

describe('an audit', () => {
  it('is of no match where there is no record', () => {
    expect(auditOf(SHELF, { match: 'm1', entries: [], known: () => undefined })).toBeNull();
  });

  it('says which match, under which rules, up to which entry', () => {
    expect(audit(played)).toMatchObject({
      match: 'm1',
      title: 'Table 7',
      last: 6,
      head: 'hash-6',
      rules: { name: 'Kites and Anvils', release: 'first', digest: 'digest-of-the-first' },
      settings: { enforcement: 'strict' },
      result: 'The battle is under way.',
    });
  });

  it('names people as they are known now, and says so of those who were erased', () => {
    const { seats, people } = audit(played);
    expect(seats.map(({ person }) => person)).toEqual(['Łucja Ørsted', 'erased person (person-b)']);
    expect(people).toEqual([
      { id: 'person-a', text: 'Łucja Ørsted', roles: [], entries: 0 },
      { id: 'person-b', text: 'erased person (person-b)', roles: [], entries: 0 },
      { id: 's-1', text: 'Sam', roles: ['scorekeeper'], entries: 7 },
    ]);
  });

  it('adds the id where two people have one name, and gives the id where no name is kept', () => {
    const named = (id: string): KnownPerson => (id === 's-1' ? undefined : { name: 'Ann' });
    const { seats, people } = audit(played, named);
    expect(seats.map(({ person }) => person)).toEqual(['Ann (person-a)', 'Ann (person-b)']);
    expect(people.at(-1)?.text).toBe('s-1');
  });

  it('holds every line of both ledgers, whose sums are the balances of the match', () => {
    const events = after(played, [near]);
    const { ledgers } = audit(events);
    const { cp, vp, balances } = ledgerOf(SHELF, events);
    const shown = (points: 'CP' | 'VP') =>
      SIDES.map((side) => ledgers.find((one) => one.player === side && one.points === points));
    expect(shown('CP').map((one) => one?.lines.length)).toEqual([cp.A.length, cp.B.length]);
    expect(shown('VP').map((one) => one?.lines.length)).toEqual([vp.A.length, vp.B.length]);
    expect(shown('CP').map((one) => one?.sums[0]?.balance)).toEqual([balances.A.cp, balances.B.cp]);
    expect(shown('VP').map((one) => one?.sums[0]?.credited)).toEqual([balances.A.vp, balances.B.vp]);
  });

  it('keeps what a correction took out in sight, without a balance', () => {
    const [cpOfA] = audit(after(played, [strikes(4)])).ledgers;
    expect(cpOfA?.lines.find(({ entry }) => entry === 4)).toMatchObject({
      mark: 'struck',
      credited: 0,
      balance: null,
      notes: expect.arrayContaining(['struck by a correction']),
      by: 'Sam',
    });
  });

  it('lists what changed earlier entries apart, and says when something was written later than it happened', () => {
    const { interventions, entries } = audit(after(played, [near]));
    expect(interventions.map(({ number, by }) => [number, by])).toEqual([[7, 'Sam']]);
    expect(entries.map(({ writtenLater }) => writtenLater)).toEqual([null, null, null, null, null, LATER, null, null]);
  });

  it('is the same for the same record', () => {
    expect(JSON.stringify(audit(played))).toBe(JSON.stringify(audit(played)));
  });
});
