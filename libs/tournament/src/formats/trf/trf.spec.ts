import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomEvents } from '@adjutant/testing/events';
import fc from 'fast-check';
import type { Preset } from '../../standing/preset.js';
import { standingsOf } from '../../standing/standings.js';
import { presetNamed } from '../../standing/presets.js';
import { factsOf, type EventFile } from '../event-file.js';
import type { Finding } from '../findings.js';
import { importEvent } from '../import.js';
import { documentOf, writeDocument } from './document.js';
import { readTrf } from './read.js';
import { unsaidInTrf, writeTrf } from './write.js';

/** Events as they were played, with other names. */
const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../../../fixtures', name), 'utf8');

const NINE = fixture('chess-9p-9r-byes.trf');

const codes = (findings: readonly Finding[]): readonly string[] => findings.map(({ code }) => code);

describe('a Swiss of nine players and nine rounds, as it was played', () => {
  const { event, findings } = readTrf(NINE);
  const { rows } = standingsOf(factsOf(event), event.preset!);

  it('agrees with itself, and everybody has one bye of pairing', () => {
    expect(findings).toEqual([]);
    const byes = event.rounds.flatMap((round) => round.byes.map(({ player, kind }) => `${kind} ${player}`));
    expect(byes.sort()).toEqual(event.players.map(({ id }) => `pairing ${id}`));
  });

  it('has the points of the file, and parts those who are level by Sonneborn-Berger', () => {
    expect(rows.map(({ player, values }) => `${player} ${values[0]?.shown} ${values[3]?.shown}`)).toEqual([
      ...['1 7.5 32.25', '2 7.5 32.25', '3 6 26.5', '4 6 26', '5 6 22.5'],
      ...['6 4 14.5', '7 3.5 14.75', '8 2.5 6.25', '9 2 5.5'],
    ]);
  });

  it('is a round robin, so that by the text of 2023 all have the same Buchholz', () => {
    const by2023 = standingsOf(factsOf(event), presetNamed('chess-2023')!);
    expect(new Set(by2023.rows.map(({ values }) => values[2]?.value))).toEqual(new Set([45]));
  });

  it('gives seat A to white', () => {
    expect(event.rounds[0]?.tables[0]?.seats.map(({ player, outcome }) => `${player} ${outcome}`)).toEqual([
      '1 win',
      '6 loss',
    ]);
    expect(event.rounds[1]?.tables[0]?.seats[0]?.player).toBe('2');
  });
});

describe('what was not changed is given back byte for byte', () => {
  it.each([
    ['as it is', NINE],
    ['with the ends of lines of another system', NINE.replaceAll('\n', '\r\n')],
    ['with old ends, a mark at the beginning and no last end', `\uFEFF${NINE.replaceAll('\n', '\r').slice(0, -1)}`],
    ['with lines that nobody knows', `${NINE}\n\nXYZ ?\n### a note  \nBBW  3.0\n013 team\n`],
  ])('%s', (_, text) => {
    expect(writeDocument(readTrf(text).document)).toBe(text);
  });

  it('whatever stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', ' ', '#', '\r', '\n', 'é', 'U') }), (text) => {
        expect(writeDocument(documentOf(text))).toBe(text);
      }),
    );
  });
});

/** A TRF of a few lines: the rounds of each player, ten columns each. */
function trf(
  players: readonly { readonly points: string; readonly rank?: number; readonly rounds: readonly string[] }[],
  more = '',
): string {
  const lines = players.map(({ points, rank = '', rounds }, at) => {
    const head = `001 ${String(at + 1).padStart(4)}      ${`Player ${at + 1}`.padEnd(33)}${''.padEnd(33)}${points.padStart(4)} ${String(rank).padStart(4)}`;
    return `${head}${rounds.map((one) => one.padStart(10)).join('')}`;
  });
  return `012 An event\n${more}${lines.join('\n')}\n`;
}

it('U is left over by pairing and worth a win; F, H and Z took no part: a win, a half, nothing; + and - were not played', () => {
  const { event, findings } = readTrf(
    trf([
      { points: '2.0', rounds: ['0000 - U', '2 w +'] },
      { points: '1.0', rounds: ['0000 - F', '1 b -'] },
      { points: '0.5', rounds: ['0000 - H', '4 w -'] },
      { points: '0.0', rounds: ['0000 - Z', '3 b -'] },
    ]),
  );
  expect(findings).toEqual([]);
  expect(event.rounds[0]?.byes.map(({ player, kind }) => `${player} ${kind}`)).toEqual([
    '1 pairing',
    '2 full',
    '3 half',
    '4 zero',
  ]);
  expect(
    event.rounds[1]?.tables.map(({ decided, seats }) => [decided, ...seats.map(({ outcome }) => outcome)]),
  ).toEqual([
    ['forfeit', 'win', 'loss'],
    ['double-loss', 'loss', 'loss'],
  ]);
});

it('a game that was drawn or won without being rated was played', () => {
  const { event, findings } = readTrf(
    trf([
      { points: '1.5', rounds: ['2 w W', '2 b D'] },
      { points: '0.5', rounds: ['1 b L', '1 w D'] },
    ]),
  );
  expect(findings).toEqual([]);
  expect(event.rounds.map(({ tables }) => tables[0]?.decided)).toEqual(['played', 'played']);
});

it.each([['162 W 3.0    D 1.0    L 0.0    P 1.0\n'], ['XXS W=3 D=1 PAB=1\n'], ['BBW  3.0\nBBD  1.0\nBBU  1.0\n']])(
  'points are worth what %j says',
  (line) => {
    const { event, findings } = readTrf(
      trf(
        [
          { points: '4.0', rounds: ['2 w 1', '0000 - U'] },
          { points: '1.0', rounds: ['1 b 0', '3 w ='] },
          { points: '2.0', rounds: ['0000 - U', '2 b ='] },
        ],
        line,
      ),
    );
    expect(findings).toEqual([]);
    expect(event.preset?.points).toEqual({ win: 3, draw: 1, loss: 0 });
  },
);

describe('what does not agree is told with its line, and with what was taken', () => {
  const sound = [
    { points: '1.0', rounds: ['2 w 1'] },
    { points: '0.0', rounds: ['1 b 0'] },
    { points: '0.5', rounds: ['4 w ='] },
    { points: '0.5', rounds: ['3 b ='] },
  ];
  const ofOneFide = (text: string): string =>
    text.replace(/^(001    [13].{48}).{11}/gm, (_, before: string) => `${before}${'1503014'.padStart(11)}`);
  const ONE_FIDE =
    'Lines 2, 4 have the same fide id “1503014”: one person twice, or a slip in one of them? Put it right.';
  const changed = (at: number, change: Partial<(typeof sound)[0]> & { readonly rank?: number }): string =>
    trf(sound.map((one, index) => (index === at ? { ...one, ...change } : one)));

  it.each<[string, string, Partial<Finding>]>([
    ['total-differs', changed(0, { points: '2.0' }), { line: 2, column: 81, facts: { stated: 2, found: '1' } }],
    ['results-disagree', changed(1, { rounds: ['1 b 1'] }), { line: 3, column: 90, round: 1, players: ['1', '2'] }],
    ['opponents-disagree', changed(1, { rounds: ['3 b 0'] }), { line: 2, round: 1, players: ['1', '2'] }],
    ['unknown-player', changed(1, { rounds: ['7 b 0'] }), { line: 3, players: ['2', '7'] }],
    ['plays-self', changed(1, { rounds: ['2 b 0'] }), { line: 3 }],
    ['sides-disagree', changed(1, { rounds: ['1 w 0'] }), { line: 3, column: 90 }],
    ['count-differs', trf(sound, '062 9\n'), { line: 2, facts: { stated: 9, found: 4 } }],
    ['player-twice', trf(sound).replace('001    2', '001    1'), { line: 3, column: 5 }],
    ['player-twice', ofOneFide(trf(sound)), { line: 4, players: ['1', '3'], says: ONE_FIDE }],
    ['not-a-number', changed(0, { points: 'x' }), { line: 2, column: 81 }],
    ['not-read', trf(sound).replace('001    2', '001    B'), { line: 3, column: 5 }],
    ['unknown-word', trf(sound, '162 W 1.0    Q 5\n'), { line: 2 }],
    ['unknown-word', changed(1, { rounds: ['1 b X'] }), { line: 3, column: 99 }],
    ['columns-off', trf(sound).replace('1 b 0', ' 1 b 0'), { line: 3, column: 90 }],
  ])('%s', (code, text, where) => {
    const { findings } = readTrf(text);
    const found = findings.find((one) => one.code === code);
    expect(codes(findings)).toContain(code);
    expect(found).toMatchObject(where);
    expect([found?.says, found?.taken].every((one) => (one ?? '').length > 5)).toBe(true);
  });

  it('a round of which nobody says anything, letters that were lost, and rounds that are still to come', () => {
    const two = [
      { points: '2.0', rounds: ['2 w 1', '', '2 w 1'] },
      { points: '0.0', rounds: ['1 b 0', '', '1 b 0'] },
    ];
    const { findings, supposed, event } = readTrf(trf(two, 'XXR 5\n022 M\uFFFDnster\n'));
    expect(findings.find(({ code }) => code === 'round-missing')?.round).toBe(2);
    expect(findings.find(({ code }) => code === 'hidden-letters')?.line).toBe(3);
    expect(event.planned).toBe(5);
    expect(supposed).toContain('5 rounds are planned and 3 are there: the event is not over.');
  });

  it('fewer rounds planned than there are results of', () => {
    const { findings, event } = readTrf(
      trf(
        [
          { points: '2.0', rounds: ['2 w 1', '2 w 1'] },
          { points: '0.0', rounds: ['1 b 0', '1 b 0'] },
        ],
        'XXR 1\n',
      ),
    );
    expect(findings).toMatchObject([
      { code: 'count-differs', facts: { planned: 1, rounds: 2 }, taken: 'All 2 rounds.' },
    ]);
    expect([event.rounds.length, event.planned]).toEqual([2, undefined]);
  });

  it('a table on which both won is disputed: it counts for neither, and is listed', () => {
    const { event } = readTrf(changed(1, { rounds: ['1 b 1'] }));
    expect(event.rounds[0]?.open).toEqual([{ table: 1, players: ['1', '2'], disputed: true }]);
  });

  it('a round left blank before others is told, and after all others is a withdrawal', () => {
    const { findings, event } = readTrf(
      trf([
        { points: '2.0', rounds: ['2 w 1', '', '2 w 1'] },
        { points: '0.0', rounds: ['1 b 0', '0000 - Z', '1 b 0'] },
        { points: '0.0', rounds: ['0000 - Z'] },
      ]),
    );
    expect(codes(findings)).toEqual(['absent-unexplained']);
    expect(event.players.map(({ until }) => until)).toEqual([undefined, undefined, 1]);
  });
});

it('a round that has results and tables without one is still being played', () => {
  const { event } = readTrf(
    trf([
      { points: '1.0', rounds: ['2 w 1'] },
      { points: '0.0', rounds: ['1 b 0'] },
      { points: '0.0', rounds: ['4 w *'] },
      { points: '0.0', rounds: ['3 b *'] },
    ]),
  );
  expect(event.rounds[0]).toMatchObject({ closed: false, open: [{ table: 2, players: ['3', '4'] }] });
});

describe('an event written as TRF-2026', () => {
  const asFile = (facts: ReturnType<typeof factsOf>): EventFile =>
    ({
      adjutant: 'event',
      version: 1,
      name: 'An event',
      players: facts.entrants.map((one, at) => ({
        ...one,
        name: `Übler "Name", ${at}`,
        columns: { faction: '=Orks' },
        outside: { bcp: `b${at}` },
      })),
      rounds: facts.rounds,
      effects: [{ ruling: 'r', player: '1', figure: 'points', add: -0.5 }],
      seed: facts.seed,
      preset: presetNamed('chess'),
    }) as unknown as EventFile;

  it('is read back as it was: ids, figures, table numbers, byes, effects', () => {
    fc.assert(
      fc.property(randomEvents(['vp', 'tp']), (facts) => {
        // A round that nobody tells of is told as missing, above.
        fc.pre(facts.rounds.every(({ tables, open, byes }) => tables.length + open.length + byes.length > 0));
        const file = asFile(facts);
        const text = writeTrf(file, standingsOf(facts, presetNamed('chess')!));
        const { event, findings } = readTrf(text);
        expect(codes(findings).filter((code) => code !== 'absent-unexplained')).toEqual([]);
        const { published: _published, ...read } = event;
        expect(sorted(read)).toEqual(sorted(file));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps ids of its own, VP and what was published, and agrees with itself when it is read', () => {
    const read = importEvent(fixture('skirmish-18p-4r.json'));
    const file = read.ok ? read.read.event : undefined;
    const text = writeTrf(file!, standingsOf(factsOf(file!), file!.preset!));
    const { event, findings } = readTrf(text);
    expect(findings).toEqual([]);
    expect(event).toEqual(file);
    expect(text.split('\r\n').every((line) => /^\d{3} |^### adjutant: \{|^$/.test(line))).toBe(true);
  });

  it.each([
    ['old-world', '162 W 3.0    D 1.0    L 0.0    P 1.0'],
    ['chess', '162 W 1.0    D 0.5    L 0.0'],
    ['mtr', '162 W 3.0    D 1.0    L 0.0'],
  ])('says what byes of %s are worth, so that another program counts the same points', (id, line) => {
    const { event } = readTrf(NINE);
    const file: EventFile = { ...event, preset: presetNamed(id)! };
    const text = writeTrf(file, standingsOf(factsOf(file), file.preset!));
    expect(text.split('\r\n')).toContain(line);
    const elsewhere = readTrf(text.replace(/^### adjutant: .*\r\n/gm, ''));
    expect(elsewhere.findings).toEqual([]);
    const points = (one: EventFile): readonly (string | undefined)[] => {
      const preset: Preset = { ...one.preset!, criteria: [{ by: 'points' }] };
      return standingsOf(factsOf(one), preset).rows.map(({ values }) => values[0]?.shown);
    };
    expect(points(elsewhere.event)).toEqual(points(file));
  });

  it('cuts no number and no letter where its columns are too narrow, and says whose', () => {
    const { event } = readTrf(NINE);
    const family = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}';
    const [one, two, ...others] = event.players;
    const wide = { rating: 12_346, outside: { fide: '123456789012' }, columns: { nation: 'Ireland' } };
    const file: EventFile = {
      ...event,
      players: [{ ...one!, name: `${'x'.repeat(30)}${family}y` }, { ...two!, name: 'Bo', ...wide }, ...others],
      preset: { ...event.preset!, points: { win: 100, draw: 50, loss: 0 } },
    };
    const text = writeTrf(file, standingsOf(factsOf(file), file.preset!));
    const [first = '', second = ''] = text.split('\r\n').filter((line) => line.startsWith('001'));
    expect(first.slice(14, 47)).toBe('x'.repeat(30).padEnd(33));
    expect(second.slice(48, 52) + second.slice(57, 68) + second.slice(80, 84)).toBe(' '.repeat(19));
    const unsaid = unsaidInTrf(file) ?? '';
    expect(unsaid).toContain(`Names have 33 columns in a TRF, and are cut there: ${'x'.repeat(30)}${family}y.`);
    expect(unsaid).toContain('Nations have 3 columns in a TRF, and are cut there: Bo.');
    expect(unsaid).toContain('Ratings have 4 columns in a TRF, and are left blank there: Bo.');
    expect(unsaid).toContain('FIDE ids have 11 columns in a TRF, and are left blank there: Bo.');
    expect(unsaid).toMatch(/Points have 4 columns in a TRF, and are left blank there: x+.*, Bo, .* and \d more\.$/u);
    expect(text.split('\r\n')).toContain(`### ${unsaid}`);
    const { event: again, findings } = readTrf(text);
    expect([again.players, findings]).toEqual([file.players, []]);
    expect(unsaidInTrf(event)).toBeUndefined();
  });

  it('says how many rounds are planned, not how many are there, and that is read again', () => {
    const { event } = readTrf(NINE);
    const text = (file: EventFile): string => writeTrf(file, standingsOf(factsOf(file), presetNamed('chess')!));
    expect(text(event)).toMatch(/^142 9$/m);
    const running = { ...event, rounds: event.rounds.slice(0, 3), planned: 9 };
    expect(text(running)).toMatch(/^142 9$/m);
    expect(readTrf(text(running)).event.planned).toBe(9);
  });

  it('has the columns of the format', () => {
    const facts = factsOf(readTrf(NINE).event);
    const text = writeTrf({ ...readTrf(NINE).event }, standingsOf(facts, presetNamed('chess')!));
    const lines = (of: string): readonly string[] => of.split(/\r?\n/).filter((line) => line.startsWith('001'));
    const squares = (line: string): string => line.slice(89).replaceAll('0000 -', '      ');
    expect(lines(text).map(squares)).toEqual(lines(NINE).map(squares));
    expect(lines(text).map((line) => line.slice(80, 84))).toEqual(lines(NINE).map((line) => line.slice(80, 84)));
    expect(lines(text)[2]?.slice(85, 89)).toBe('   3');
  });
});

/** Byes in the order of players: a TRF has no other. */
const sorted = (file: object): object => {
  const { rounds, ...more } = file as EventFile;
  const byPlayer = (a: { readonly player: string }, b: { readonly player: string }): number =>
    Number(a.player) - Number(b.player);
  return { ...more, rounds: rounds.map((round) => ({ ...round, byes: [...round.byes].sort(byPlayer) })) };
};
