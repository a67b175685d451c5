import type { Actor } from '@adjutant/kernel';
import type { MatchEvent, MatchOccasion } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { advances, after, amid, at, by, corrects, SHELF, strikes, uses } from '@adjutant/testing/given';
import {
  auditOf,
  ledgerOf,
  reportOf,
  type Audit,
  type DisputeToAudit,
  type Edition,
  type KnownPerson,
} from '../index.js';

const AT = '2031-04-04T12:00:00.000Z';
const LATER = '2031-04-04T12:30:00.000Z';
const near = corrects(4, { kind: 'answer', answers: { 'within-reach': 'yes' } });
const played = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);
const scorekeeper: Actor = { id: 's-1', role: 'scorekeeper' };

const UNSEALED = { says: 'There is no key.' };

const NAMES: { readonly [id: string]: KnownPerson } = {
  'person-a': { name: 'Łucja Ørsted' },
  'person-b': 'erased',
  's-1': { name: 'Sam' },
};

function audit(
  events: readonly MatchEvent[],
  known: (id: string) => KnownPerson = (id) => NAMES[id],
  disputes: readonly DisputeToAudit[] = [],
  edition: Edition = 'entitled',
): Audit {
  const entries = events.map((event, number) => ({
    event,
    by: scorekeeper,
    occurredAt: AT,
    recordedAt: number === 5 ? LATER : AT,
    hash: `hash-${number}`,
  }));
  const made = auditOf(SHELF, { match: 'm1', entries, known, disputes, edition, seal: UNSEALED });
  if (!made) throw new Error('there is no match');
  return made;
}

describe('an audit', () => {
  it('is of no match where there is no record', () => {
    expect(
      auditOf(SHELF, {
        match: 'm1',
        entries: [],
        known: () => undefined,
        disputes: [],
        edition: 'public',
        seal: UNSEALED,
      }),
    ).toBeNull();
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

  it('says of what was told late when and where it was recorded: in the record, among the uses and in the ledgers', () => {
    const pressed: MatchOccasion = { ...by('scorekeeper'), whence: { place: at('1.A.wander'), basedOn: 3 } };
    const gone = after(amid(3), [uses('Gust', 'A2'), advances(), advances('1.B.muster')]);
    const late = audit(after(gone, [uses('Rally', 'A2')], pressed));
    const told = 'Told late: recorded as 7 at 12:00, R1.B.Muster.';
    const notes = (section: string) =>
      reportOf(late)
        .sections.filter(({ id }) => id === section)
        .flatMap(({ blocks, parts }) => [...blocks, ...parts.flatMap((part) => part.blocks)])
        .flatMap((block) => (block.kind === 'table' ? block.rows : []))
        .flatMap(({ cells }) => cells.flatMap((cell) => (typeof cell === 'string' ? [] : cell.notes)))
        .filter((note) => note.startsWith('Told late'));
    expect(['record', 'uses', 'ledgers'].map(notes)).toEqual([[told], [told], [told]]);
    expect(late.uses.map(({ number, told: said }) => [number, said.length])).toEqual([
      [4, 0],
      [7, 1],
    ]);
  });

  it('is the same for the same record', () => {
    expect(JSON.stringify(audit(played))).toBe(JSON.stringify(audit(played)));
  });
});

const DISPUTE: DisputeToAudit = {
  ...{ id: 'd1', entry: 4, clock: 'R1.A.Clash', claim: 'Gust was used twice', by: { side: 'B' }, status: 'final' },
  ...{ judge: 'j-2', calledAt: AT, claimedAt: AT, ruledAt: AT, closedAt: null },
  evidence: [
    ...[
      {
        hash: 'f'.repeat(64),
        mediaType: 'image/png',
        bytes: 900,
        caption: 'The table',
        by: { side: 'B' } as const,
        at: AT,
      },
    ],
  ],
  rulings: [
    {
      ...{ ruling: '1', instance: 'first', verdict: null, judge: 'j-1', at: AT, texts: ['entry 4 struck'] },
      penalties: [{ person: 'person-a', policy: 'wtc', infraction: 'tempo', level: 'warning', because: 'Late.' }],
      rules: [{ id: 'core/gust', name: 'Gust!' }],
      because: 'Once a phase.',
      basis: { revision: 6, before: 'before-hash', after: 'after-hash' },
      outcome: { carriedOut: true, entry: 7, hash: 'after-hash', asPreviewed: true },
      revoked: null,
    },
  ],
  granted: [{ minutes: 4, suggested: 5, at: AT }],
  durations: { callToClaim: 40, callToRuling: 190 },
  story: [
    { at: AT, by: { id: 'person-b', role: 'player' }, text: 'Player B calls a judge: Gust was used twice' },
    { at: LATER, by: { id: 'j-1', role: 'judge' }, text: 'j-1 takes the call.' },
  ],
};

describe('a dispute in an audit', () => {
  const known = (id: string): KnownPerson => (id === 'j-1' ? { name: 'Judy' } : NAMES[id]);

  it('stands there whole for those entitled, with names for ids', () => {
    const { disputes, newest } = audit(played, known, [DISPUTE]);
    const [dispute] = disputes;
    expect(newest).toBe(LATER);
    expect(dispute?.facts).toEqual(
      expect.arrayContaining([
        ['Claim', 'Gust was used twice'],
        ['About', 'entry 4, R1.A.Clash'],
        ['From call to ruling', '3 min 10 s'],
        ['Time granted', '4 min (5 suggested), 2031-04-04 12:00:00'],
      ]),
    );
    expect(dispute?.rulings[0]?.facts).toEqual([
      ['Given', '2031-04-04 12:00:00 by Judy'],
      ['Remedies', 'entry 4 struck'],
      ['Rules', 'Gust! (core/gust)'],
      ['Because', 'Once a phase.'],
      ['Penalty', 'Łucja Ørsted: warning for tempo (wtc): Late.'],
      ['State before', 'before-hash, entry 6'],
      ['State after, as previewed', 'after-hash'],
      ['Carried out', 'yes, as entry 7, as previewed'],
      ['State after', 'after-hash'],
    ]);
    expect(dispute?.story[1]).toEqual({ at: LATER, by: 'Judy', text: 'Judy takes the call.' });
    expect(dispute?.evidence[0]?.hash).toBe('f'.repeat(64));
  });

  it('tells everybody what was ruled, and not what was said, shown and punished', () => {
    const told = JSON.stringify(audit(played, known, [DISPUTE], 'public').disputes);
    expect(told).toContain('Once a phase.');
    for (const kept of ['used twice', 'The table', 'Late.', 'warning']) expect(told).not.toContain(kept);
  });
});

describe('the result of an audit', () => {
  const finished = after(amid(2), [{ type: 'FinishMatch', data: { ending: 'time' } }]);
  const confirmed = (player: 'A' | 'B', by?: Actor): MatchEvent => ({
    type: 'ResultConfirmed',
    data: { player, ...(by ? { by: { id: by.id, role: by.role } } : {}) },
  });
  const resultOf = (events: readonly MatchEvent[], writers: { readonly [entry: number]: Actor } = {}): string => {
    const entries = events.map((event, number) => ({
      ...{ event, by: writers[number] ?? scorekeeper, occurredAt: AT, recordedAt: AT, hash: `hash-${number}` },
    }));
    const known = (id: string) => NAMES[id];
    const asked = { match: 'm1', entries, known, disputes: [], edition: 'entitled', seal: UNSEALED } as const;
    return auditOf(SHELF, asked)?.result ?? '';
  };
  const [ann, bob]: readonly Actor[] = [
    { id: 'person-a', role: 'player' },
    { id: 'person-b', role: 'player' },
  ];
  const jo: Actor = { id: 'jo', role: 'judge' };

  it('says that both players have confirmed it only where both have said so', () => {
    const both = [...finished, confirmed('A'), confirmed('B')];
    expect(resultOf(both, { 5: ann as Actor, 6: bob as Actor })).toContain('Both players have confirmed the result.');
    expect(resultOf(both)).toContain('was entered for both by Sam, scorekeeper; neither player has confirmed it.');
    expect(resultOf([...finished, confirmed('A', jo), confirmed('B', jo)], { 5: jo, 6: jo })).toContain(
      'was entered for both by jo, judge',
    );
    expect(resultOf(both, { 5: ann as Actor, 6: jo })).toContain(
      'A has confirmed the result; for B it was entered by jo, judge.',
    );
    expect(resultOf(both, { 5: jo })).toContain('was entered for A by jo, judge and for B by Sam, scorekeeper');
    expect(resultOf([...finished, confirmed('A')], { 5: jo })).toContain('For A it was entered by jo, judge.');
  });

  it('begins with VOID where the match counts for nothing, and is what it was once it is restored', () => {
    const voided: MatchEvent = { type: 'MatchVoided', data: { because: 'Opened twice.' } };
    const restored: MatchEvent = { type: 'MatchRestored', data: { because: 'The other one was.' } };
    expect(resultOf([...finished, voided])).toMatch(/^VOID: Opened twice\./);
    expect(audit([...finished, voided]).voided).toBe(true);
    expect(audit([...finished, voided]).interventions.map(({ number }) => number)).toEqual([5]);
    expect(resultOf([...finished, voided, restored])).toBe(resultOf(finished));
  });

  it('names whoever sits there now', () => {
    const seats = { A: { player: 's-1' }, B: { player: 'person-b' } };
    const corrected: MatchEvent = { type: 'SeatsCorrected', data: { seats, because: 'The wrong name' } };
    expect(audit([...finished, corrected]).seats.map(({ person }) => person)).toEqual([
      'Sam',
      'erased person (person-b)',
    ]);
  });
});
