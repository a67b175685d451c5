import type { EntrantView, RoundOfEvent, StandingsAnswer } from '@adjutant/tournament';
import { cutBy, goesOn } from './cut-players.js';

const row = (player: string, place: number | null, losses: number): StandingsAnswer['rows'][number] => ({
  ...{ player, name: player, place, losses, shared: false, byLots: false, values: [], partedBy: null, marks: [] },
});
const ROWS = [row('ann', 1, 0), row('bo', 2, 1), row('cy', 2, 1), row('di', 4, 1), row('ed', null, 0)];
const all = (): boolean => true;
const place = (take: number) => ({ by: 'place', take }) as const;

test.each([
  [place(1), ['ann'], []],
  [place(2), ['ann', 'bo'], ['bo', 'cy']],
  [place(3), ['ann', 'bo', 'cy'], []],
  [place(9), ['ann', 'bo', 'cy', 'di'], []],
  [{ by: 'record', losses: 0 } as const, ['ann'], []],
  [{ by: 'record', losses: 1 } as const, ['ann', 'bo', 'cy', 'di'], []],
])('by %j they go on: %j', (rule, players, level) => {
  expect(cutBy(ROWS, rule, { isHere: all })).toEqual({ players, level });
});

test('whoever has left leaves their place to the next', () => {
  expect(cutBy(ROWS, place(2), { isHere: (player) => player !== 'bo' })).toEqual({ players: ['ann', 'cy'], level: [] });
});

test('of groups the firsts stand before the seconds, and who is level on the line of one is told', () => {
  const groups = [
    ['bo', 'cy'],
    ['di', 'ann'],
  ];
  const group = (take: number) => cutBy(ROWS, { by: 'group', take }, { isHere: all, groups });
  expect(group(1)).toEqual({ players: ['ann', 'bo'], level: ['bo', 'cy'] });
  expect(group(2)).toEqual({ players: ['ann', 'bo', 'cy', 'di'], level: [] });
});

test('by group nobody goes on who is in none', () => {
  expect(cutBy(ROWS, { by: 'group', take: 1 }, { isHere: all, groups: [['bo'], ['di']] }).players).toEqual([
    'bo',
    'di',
  ]);
});

test('they are entered, and had a table, a bye or an assigned result in a round that is closed', () => {
  const entry = (player: string, status: EntrantView['status'] = 'entered'): EntrantView => ({
    ...{ player, name: player, status, checkedIn: true, from: 1 },
  });
  const seated = (A: string, B: string): RoundOfEvent['tables'][number] => ({
    ...{ table: 1, A, B, publication: 1, match: null, result: null, disputed: false, extended: 0 },
  });
  const round = (number: number, status: RoundOfEvent['status'], more: Partial<RoundOfEvent>): RoundOfEvent => ({
    ...{ number, status, publication: 1, edited: false, mission: null, tables: [], byes: [], gone: [] },
    ...{ clock: { minutes: null, startedAt: null, endsAt: null }, ...more },
  });
  const rounds = [
    round(1, 'closed', {
      tables: [seated('ann', 'bo')],
      byes: [{ player: 'cy', kind: 'pairing' }],
      assigned: [{ player: 'di', result: 'loss' }],
    }),
    round(2, 'published', { tables: [seated('ed', 'ann')] }),
  ];
  const entries = [entry('ann'), entry('bo', 'dropped'), entry('cy'), entry('di'), entry('ed'), entry('sam')];
  expect(entries.map(({ player }) => player).filter(goesOn({ entries, rounds }))).toEqual(['ann', 'cy', 'di']);
});
