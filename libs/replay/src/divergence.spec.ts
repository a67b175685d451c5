import { asRecorded, divergence, standing, suppose, supposeOf, type Supposal } from './index.js';
import { ABSENT } from '@adjutant/match';
import { advances, after, amid, by, SHELF, stateOf, uses } from '@adjutant/testing/given';

const events = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);
const account = { events, attempts: [{ after: 4, command: uses('Gust', 'A3'), occasion: by('player') }] };
const was = asRecorded(supposeOf(SHELF, account, by('judge')));
const parting = (supposal: Supposal, reading: 'corrected' | 're-executed' = 'corrected') =>
  divergence(was, suppose(SHELF, account, [supposal], reading, by('judge')));

describe('two tellings', () => {
  it('never part when they are the same', () => {
    const again = suppose(SHELF, account, [], 'corrected', by('judge'));
    expect(divergence(was, again)).toEqual({ first: null, differences: [] });
  });

  it('part where an entry was left out, and every later balance with it', () => {
    const { first, differences } = parting({ leaveOut: [4] });
    expect(first).toBe(4);
    expect(
      differences.map(({ place, what, was: before, now, balances }) => [
        place,
        what,
        before,
        now,
        balances.A.was.cp,
        balances.A.now.cp,
      ]),
    ).toEqual([
      [4, 'StratagemUsed', 'stands', 'struck', 1, 2],
      [4.5, 'UseStratagem', 'refused', 'now-legal', 1, 2],
      [5, 'PhaseAdvanced', 'recorded', 'recorded', 1, 2],
      [6, 'StratagemUsed', 'stands', 'stands', 0, 1],
    ]);
    expect(differences[0]?.lines.now).toEqual([]);
  });

  it('meet again where the balances do', () => {
    const { differences } = parting({ leaveOut: [4] }, 're-executed');
    expect(differences.map((one) => one.place)).toEqual([4, 4.5]);
  });

  it('say why something does not stand', () => {
    const { differences } = parting({ reanswer: { entry: 6, answers: { 'wind-is-fair': 'no' } } });
    expect(differences.map(({ place, because }) => [place, because])).toEqual([
      [6, 'Gust!: Is the wind fair for Old Tower (A3)? Answered no.'],
    ]);
  });

  it('show what only one of them has', () => {
    const insert = { insert: { after: 5, command: uses('Rally', 'A2') } };
    expect(parting(insert).differences.map(({ place, was: before, now }) => [place, before, now])).toEqual([
      [5.5, 'absent', 'inserted'],
    ]);
    const [reversed] = divergence(suppose(SHELF, account, [insert], 'corrected', by('judge')), was).differences;
    expect([reversed?.what, reversed?.was, reversed?.now]).toEqual(['UseStratagem', 'inserted', 'absent']);
  });

  it('stand at nothing before there is a match', () => {
    expect([standing(ABSENT, 'A'), standing(stateOf(events), 'A')]).toEqual([
      { cp: 0, vp: 0 },
      { cp: 0, vp: 0 },
    ]);
  });
});
