import { presetNamed } from '../../standing/presets.js';
import { readTrf, type TrfRead } from './read.js';
import { unsaidOfTrf } from './kept-lines.js';

const line = (number: number, points: string, rounds: string): string =>
  `${`001    ${number}      Player ${number}`.padEnd(80)} ${points}    ${number}${rounds}`;
const PLAYERS = [line(1, '1.0', '     2 w 1'), line(2, '0.0', '     1 b 0')];
const withLines = (...lines: readonly string[]): TrfRead => readTrf(['012 Two', ...lines, ...PLAYERS, ''].join('\n'));
const orderOf = ({ event }: TrfRead): unknown => event.preset?.criteria;
const said = ({ findings }: TrfRead): readonly string[] => findings.map(({ line, says }) => `${line}: ${says}`);

it('an order that a TRF names is that of its standings: 202 breaks ties of points, 212 has the points with it', () => {
  const points = { by: 'points' };
  const cut = { by: 'buchholz', cutLowest: 1 };
  expect(orderOf(withLines('202 DE, BH/C1,BH,sb'))).toEqual([
    points,
    { by: 'direct-encounter' },
    cut,
    { by: 'buchholz' },
    { by: 'sonneborn-berger' },
  ]);
  expect(orderOf(withLines('202 DE', '212 WON PTS BH-M2'))).toEqual([
    { by: 'wins', counts: 'played' },
    points,
    { by: 'buchholz', cutLowest: 2, cutHighest: 2 },
  ]);
  expect(withLines('202 BH').event.preset?.name).toBe('the order that the file names');
});

it('a tie-break that nobody here works out is told with its line, and the order goes on without it', () => {
  const read = withLines('202 ARO,BH/C1,SB/C1');
  expect(said(read)).toEqual([
    '2: Line 2 ranks by ARO; nobody here works that out.',
    '2: Line 2 ranks by SB/C1; nobody here works that out.',
  ]);
  expect(orderOf(read)).toEqual([{ by: 'points' }, { by: 'buchholz', cutLowest: 1 }]);
});

it('without one, and with none that is known, it is the usual order of chess', () => {
  for (const lines of [[], ['202 '], ['202 TPR']])
    expect(orderOf(withLines(...lines))).toEqual(presetNamed('chess')?.criteria);
});

it('lines of teams and points that are out of the ordinary are kept, and not looked at: that is said', () => {
  const { supposed, document } = withLines('013 Team A   1 2', '299   1  0.5', '310   1 Team');
  expect(supposed).toContain('Lines 013, 310 (teams) are kept: everybody stands for themselves.');
  expect(supposed).toContain('Lines 299 (abnormal points) are kept, and standings do not look at them.');
  expect(unsaidOfTrf(document)).toContain('013, 299, 310');
});

it.each([
  ['162 W 1.0    D 0.5    L 0.0    A 0.0    X 0.5', []],
  ['XXS WW=1 BW=1 WD=0.5 BD=0.5 WL=0 BL=0 FW=1 FL=0', []],
  ['XXS WW=1 BW=1 FW=0.5', ['2: Line 2 says that FW is worth 0.5; nobody here knows what that is.']],
  ['XXS QQ=1', ['2: Line 2 says that QQ is worth 1; nobody here knows what that is.']],
])('what %j says of points is told where it is not known alone', (of, told) => {
  expect(said(withLines(of))).toEqual(told);
});

it('fewer rounds than there are, in a line, are told with it', () => {
  const rounds = [line(1, '2.0', '     2 w 1     2 b 1'), line(2, '0.0', '     1 b 0     1 w 0')];
  const read = readTrf(['012 Two', 'XXR 1', ...rounds, ''].join('\n'));
  expect(said(read)).toContain('2: Line 2 says that 1 round is planned, and players have results of 2.');
});
