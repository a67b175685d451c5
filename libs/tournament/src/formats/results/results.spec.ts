import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetNamed } from '../../standing/presets.js';
import { standingsOf } from '../../standing/standings.js';
import { factsOf } from '../event-file.js';
import type { Finding } from '../findings.js';
import { importEvent } from '../import.js';
import { againstPublished } from '../published.js';

/** Events as they were played, with other names. */
const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../../../fixtures', name), 'utf8');

interface Shape {
  tieBreaks?: string[];
  players: unknown[];
  pointsFromMargin?: string;
  rounds: {
    round: number;
    tables: { table: number; players: Record<string, unknown>[]; winner?: string; bye?: boolean }[];
    byes?: unknown[];
  }[];
  standings: Record<string, unknown>[];
}
const SKIRMISH = fixture('skirmish-18p-4r.json');

/** The real event with something changed in it. */
function withChange(change: (event: Shape) => void = () => undefined): {
  readonly findings: readonly Finding[];
  readonly order: readonly string[];
} {
  const event = JSON.parse(SKIRMISH) as Shape;
  change(event);
  const read = importEvent(JSON.stringify(event));
  if (!read.ok) return { findings: read.findings, order: [] };
  const { preset = presetNamed('gw')! } = read.read.event;
  const standings = standingsOf(factsOf(read.read.event), preset);
  return {
    findings: [...read.read.findings, ...againstPublished(read.read.event, preset, standings)],
    order: standings.rows.map(({ player }) => player),
  };
}

it('a skirmish event of 18 players comes out as it was published, and agrees with itself', () => {
  const published = (JSON.parse(SKIRMISH) as Shape).standings.map(({ player }) => player);
  expect(withChange()).toEqual({ findings: [], order: published });
});

it('who won is a fact beside the points: 24 to 27 is a loss, though both have 3', () => {
  const read = importEvent(SKIRMISH);
  const table = read.ok ? read.read.event.rounds[0]?.tables[8] : undefined;
  expect(table?.seats.map(({ outcome, figures }) => `${outcome} ${figures['tp']}`)).toEqual(['loss 3', 'win 3']);
});

describe('what does not agree is told, and a published ranking is never overwritten', () => {
  const seat = (event: Shape, round: number, table: number, at: number): Record<string, unknown> =>
    event.rounds[round]!.tables[table]!.players[at]!;

  it.each<[string, (event: Shape) => void, Partial<Finding>]>([
    [
      'total-differs',
      (one) => (one.standings[0]!['vp'] = 170),
      { players: ['P03'], facts: { figure: 'vp', stated: 170, found: '171' } },
    ],
    ['count-differs', (one) => (one.standings[0]!['rounds'] = 3), { players: ['P03'] }],
    [
      'place-differs',
      (one) => ([one.standings[0]!['rank'], one.standings[1]!['rank']] = [2, 1]),
      { players: ['P03'], facts: { published: 2, ours: 1 } },
    ],
    ['place-twice', (one) => (one.standings[1]!['rank'] = 1), { players: ['P03', 'P16'] }],
    ['place-missing', (one) => one.standings.splice(4, 1), { players: ['P05'] }],
    [
      'margin-against-points',
      (one) => (seat(one, 0, 8, 1)['tp'] = 5),
      { round: 1, facts: { margin: 3, stated: '5 and 3', due: '3 and 3' } },
    ],
    [
      'result-against-figures',
      (one) => ([seat(one, 0, 0, 0)['tp'], seat(one, 0, 0, 1)['tp']] = [0, 5]),
      { round: 1, players: ['P01', 'P02'] },
    ],
    ['paired-twice', (one) => (seat(one, 0, 1, 0)['player'] = 'P01'), { round: 1, players: ['P01'] }],
    ['plays-self', (one) => (seat(one, 0, 0, 1)['player'] = 'P01'), { round: 1, players: ['P01'] }],
    ['unknown-player', (one) => (seat(one, 0, 0, 1)['player'] = 'P99'), { players: ['P99'] }],
    ['table-twice', (one) => (one.rounds[0]!.tables[1]!.table = 1), { round: 1 }],
    ['round-missing', (one) => one.rounds.splice(1, 1), { round: 2 }],
    ['round-missing', (one) => one.rounds[2]!.tables.splice(0), { round: 3, at: 'rounds[2]' }],
    ['round-twice', (one) => (one.rounds[1]!.round = 1), { round: 1 }],
    ['absent-unexplained', (one) => one.rounds[1]!.tables.splice(0, 1), { round: 2 }],
    [
      'not-a-number',
      (one) => (seat(one, 0, 0, 0)['vp'] = '44'),
      { at: 'rounds[0].tables[0].players[0].vp', taken: '44.' },
    ],
    ['player-twice', (one) => one.players.push('P01'), { players: ['P01'] }],
    [
      'results-disagree',
      (one) => ([seat(one, 0, 0, 0)['result'], seat(one, 0, 0, 1)['result']] = ['win', 'win']),
      { round: 1, players: ['P01', 'P02'] },
    ],
    ['unknown-word', (one) => (seat(one, 0, 0, 0)['result'] = 'victory'), {}],
    [
      'result-against-figures',
      (one) => ([seat(one, 0, 0, 0)['result'], seat(one, 0, 0, 1)['result']] = ['loss', 'win']),
      { round: 1, players: ['P01', 'P02'], taken: 'The figures as they stand; who won is what is said.' },
    ],
    [
      'result-against-figures',
      (one) => ([seat(one, 0, 0, 0)['result'], seat(one, 0, 0, 1)['result']] = ['draw', 'draw']),
      { round: 1, players: ['P01', 'P02'] },
    ],
    [
      'result-against-figures',
      (one) => {
        delete one.pointsFromMargin;
        [seat(one, 0, 0, 0)['vp'], seat(one, 0, 0, 1)['vp']] = [20, 20];
      },
      { round: 1, players: ['P01', 'P02'] },
    ],
    [
      'result-against-figures',
      (one) => (one.rounds[0]!.tables[0]!.winner = 'P02'),
      { round: 1, players: ['P01', 'P02'] },
    ],
    ['unknown-player', (one) => (one.rounds[0]!.tables[0]!.winner = 'P09'), { at: 'rounds[0].tables[0]' }],
    [
      'results-disagree',
      (one) => {
        one.rounds[0]!.tables[0]!.winner = 'P01';
        seat(one, 0, 0, 0)['result'] = 'loss';
      },
      { players: ['P01'], taken: 'What the seat says.' },
    ],
    ['results-disagree', (one) => (one.rounds[0]!.tables[0]!.bye = true), { round: 1, taken: 'A table of two.' }],
    [
      'results-disagree',
      (one) => {
        const [a, b] = one.rounds[0]!.tables[0]!.players;
        one.rounds[0]!.tables.push({ table: 10, players: [b!, { ...a!, vp: 50 }] });
      },
      {
        round: 1,
        says: 'Round 1 has two tables of the same players: P01 328 casualtyPoints, 5 tp, 44 vp and P02 70 casualtyPoints, 0 tp, 20 vp at rounds[0].tables[0], P01 328 casualtyPoints, 5 tp, 50 vp and P02 70 casualtyPoints, 0 tp, 20 vp later.',
      },
    ],
    [
      'table-twice',
      (one) => one.rounds[0]!.tables.push({ ...one.rounds[0]!.tables[0]!, table: 10 }),
      { round: 1, players: ['P01', 'P02'], taken: 'Once.' },
    ],
    [
      'figure-missing',
      (one) => delete seat(one, 0, 0, 0)['vp'],
      { round: 1, players: ['P01', 'P02'], says: 'At rounds[0].tables[0] P02 has 20 vp, and P01 has none.' },
    ],
    ['not-a-number', (one) => (one.standings[3]!['vp'] = '999'), { at: 'standings[3].vp', taken: '999.' }],
    [
      'total-differs',
      (one) => (one.standings[3]!['vp'] = '999'),
      { facts: { figure: 'vp', stated: 999, found: '126' } },
    ],
    ['figure-missing', (one) => (one.standings[3]!['vp'] = null), { at: 'standings[3].vp' }],
    ['total-differs', (one) => (one.standings[0]!['losses'] = 4), { players: ['P03'] }],
    ['place-missing', (one) => (one.standings[3]!['rank'] = 0), { at: 'standings[3]' }],
    ['place-missing', (one) => delete one.standings[3]!['rank'], { at: 'standings[3]' }],
    ['place-missing', (one) => (one.standings[3]!['rank'] = 1.5), { at: 'standings[3]' }],
    ['unknown-word', (one) => (one.pointsFromMargin = 'as usual'), { at: 'pointsFromMargin' }],
    ['name-twice', (one) => one.players.push('p01'), { players: ['P01', 'p01'] }],
    ['not-read', (one) => one.rounds[0]!.tables[0]!.players.push({ player: 'P05', vp: 1 }), { round: 1 }],
  ])('%s', (code, change, where) => {
    const { findings } = withChange(change);
    expect(findings.map((one) => one.code)).toContain(code);
    expect(findings.find((one) => one.code === code)).toMatchObject(where);
  });

  it('who is named at a table alone is a player too, so that what the other scored stands', () => {
    const { findings, order } = withChange((one) => (seat(one, 1, 2, 1)['player'] = 'P99'));
    expect(order).toContain('P99');
    expect(findings.some(({ says }) => says.includes('give P08'))).toBe(false);
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unknown-player', 'absent-unexplained', 'total-differs']),
    );
  });

  it('an order by a column that only the published standings have takes that column as it is', () => {
    const { findings, order } = withChange((event) => {
      event.tieBreaks = ['tp', 'path_to_victory', 'luck'];
      event.standings.forEach((one) => (one['path_to_victory'] = 20 - Number(one['rank'])));
    });
    expect(findings.map(({ code, at }) => [code, at])).toEqual([['unknown-word', 'tieBreaks']]);
    expect(order).toEqual((JSON.parse(SKIRMISH) as Shape).standings.map(({ player }) => player));
  });

  it('a place that two share in the file, because nothing parts them, is as it should be', () => {
    const { findings } = withChange((event) => {
      event.tieBreaks = ['tp'];
      event.standings.forEach(
        (one) => (one['rank'] = 1 + event.standings.filter(({ tp }) => Number(tp) > Number(one['tp'])).length),
      );
    });
    expect(findings).toEqual([]);
  });

  it('what opponents did is held to the rounds where most of what is published agrees', () => {
    const wrong = (event: Shape): void => {
      event.tieBreaks = ['wins', 'sos', 'vp'];
      const read = importEvent(JSON.stringify(event));
      if (!read.ok) throw new Error('not read');
      const preset = read.read.event.preset!;
      for (const { player, values } of standingsOf(factsOf(read.read.event), preset).rows) {
        const line = event.standings.find((one) => one['player'] === player)!;
        line['sos'] = Number(values[1]?.value.toFixed(2));
      }
      event.standings[2]!['sos'] = 9;
    };
    const told = withChange(wrong).findings.filter(({ facts }) => facts?.['figure'] === 'sos');
    expect(told).toMatchObject([{ code: 'total-differs', facts: { stated: 9 } }]);
    const other = withChange((event) => {
      wrong(event);
      event.standings.forEach((one) => (one['sos'] = 9));
    });
    expect(other.findings.filter(({ facts }) => facts?.['figure'] === 'sos')).toEqual([]);
  });

  it.each<[string, (event: Shape) => void, string]>([
    ['is never there', (one) => one.players.push('P19'), 'P19 is at no table and on no bye'],
    ['is not there at the end', (one) => one.rounds[3]!.tables.splice(0, 1), 'left after round 3'],
    ['is not there at the start', (one) => one.rounds[0]!.tables.splice(0, 1), 'P01 came late, to round 2'],
    ['sits alone', (one) => one.rounds[3]!.tables[3]!.players.pop(), 'sits alone at rounds[3].tables[3]'],
  ])('what has to be supposed of somebody who %s is said', (_, change, says) => {
    const event = JSON.parse(SKIRMISH) as Shape;
    change(event);
    const read = importEvent(JSON.stringify(event));
    expect(read.ok ? read.read.supposed.join(' ') : '').toContain(says);
  });

  it('what was published stays in the event, as it was', () => {
    const event = JSON.parse(SKIRMISH) as Shape;
    [event.standings[0]!['rank'], event.standings[1]!['rank']] = [2, 1];
    const read = importEvent(JSON.stringify(event));
    expect(read.ok && read.read.event.published?.slice(0, 2).map(({ player, place }) => [player, place])).toEqual([
      ['P03', 2],
      ['P16', 1],
    ]);
  });
});

it('players may be objects, byes a list, and a table with one player is a bye', () => {
  const read = importEvent(
    JSON.stringify({
      event: 'small',
      players: [
        { id: 1, name: 'Ann', faction: 'Orks' },
        { id: 2, name: 'Bo' },
        { id: 3, name: 'Cy' },
        { id: 4, name: 'Di' },
      ],
      rounds: [
        {
          tables: [
            {
              players: [
                { player: 1, vp: 3 },
                { player: 2, vp: 3 },
              ],
            },
            { players: [{ player: 3, vp: 10 }] },
          ],
          byes: [4],
        },
      ],
    }),
  );
  expect(read.ok && read.read.findings).toEqual([]);
  expect(read.ok && read.read.event.players[0]).toMatchObject({ id: '1', name: 'Ann', columns: { faction: 'Orks' } });
  expect(read.ok && read.read.event.rounds[0]).toMatchObject({
    tables: [{ table: 1, seats: [{ outcome: 'draw' }, { outcome: 'draw' }] }],
    byes: [{ player: '3', figures: { vp: 10 } }, { player: '4' }],
  });
});

it.each([
  ['', 'neither JSON nor a TRF'],
  ['{"players": [', 'broken JSON'],
  ['[1]', 'no event'],
  ['{"a": 1}', 'no lists of players and rounds'],
  ['{"adjutant": "event", "version": 1}', 'players'],
  ['012 Nobody\n', 'No player'],
])('%j is no event, and why is said', (text, says) => {
  const read = importEvent(text);
  expect(read.ok ? [] : read.findings.map((one) => one.says).join(' ')).toContain(says);
});
