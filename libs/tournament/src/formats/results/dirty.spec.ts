import { presetNamed } from '../../standing/presets.js';
import { standingsOf } from '../../standing/standings.js';
import { factsOf, type EventFile } from '../event-file.js';
import { importEvent } from '../import.js';
import { againstPublished } from '../published.js';

type Json = Record<string, unknown>;
interface File extends Json {
  players: unknown[];
  rounds: (Json & { tables: (Json & { players: Json[] })[] })[];
}

const seat = (player: string, vp: number, tp: number): Json => ({ player, vp, tp });

/** Four players, two rounds, nothing wrong: A 5 and 50, B 5 and 53, C 8 and 80, D 5 and 50. */
const clean = (): File => ({
  event: 'small',
  tieBreaks: ['tp', 'vp'],
  players: ['A', 'B', 'C', 'D'],
  rounds: [
    {
      round: 1,
      tables: [
        { table: 1, players: [seat('A', 40, 5), seat('B', 20, 0)] },
        { table: 2, players: [seat('C', 30, 3), seat('D', 30, 3)] },
      ],
    },
    {
      round: 2,
      tables: [
        { table: 1, players: [seat('A', 10, 0), seat('C', 50, 5)] },
        { table: 2, players: [seat('B', 33, 5), seat('D', 20, 2)] },
      ],
    },
  ],
});

interface Seen {
  readonly event: EventFile | undefined;
  /** Code and place of what was found. */
  readonly found: readonly string[];
  readonly says: string;
  readonly supposed: string;
  readonly order: string;
}

function seen(change: (file: File) => void = () => undefined): Seen {
  const file = clean();
  change(file);
  const read = importEvent(JSON.stringify(file));
  const { event, supposed = [] } = read.ok ? read.read : {};
  const preset = event?.preset ?? presetNamed('gw')!;
  const standings = event && standingsOf(factsOf(event), preset);
  const published = event && standings ? againstPublished(event, preset, standings) : [];
  const findings = [...(read.ok ? read.read.findings : read.findings), ...published];
  return {
    event,
    found: findings.map(({ code, at = '' }) => `${code} ${at}`),
    says: findings.map(({ says, taken }) => `${says} ${taken}`).join(' '),
    supposed: supposed.join(' '),
    order:
      standings?.rows.map(({ player, values }) => [player, ...values.map((one) => one?.shown)].join(' ')).join() ?? '',
  };
}

const ORDER = 'C 8 80,B 5 53,A 5 50,D 5 50';
const byesOf = ({ event }: Seen): readonly string[] =>
  event?.rounds.flatMap(({ byes }) => byes.map(({ player, kind }) => `${player} ${kind}`)) ?? [];

it('the file as it is agrees with itself, and all of it is read', () => {
  expect(seen()).toMatchObject({ found: [], order: ORDER });
  expect(seen().supposed).not.toContain('more than is read');
});

describe('numbers of rounds and tables', () => {
  it.each([0, -1, 1.5, 1001, 1e9])('round %d is told, and stands at its place in the file', (round) => {
    const { found, order } = seen((file) => (file.rounds[1]!['round'] = round));
    expect(found).toEqual(['not-a-number rounds[1].round']);
    expect(order).toBe(ORDER);
  });

  it('rounds that are left out are told together, however many they are', () => {
    const { found, says } = seen((file) => (file.rounds[1]!['round'] = 900));
    expect(found).toEqual(['round-missing rounds']);
    expect(says).toContain('Rounds 2 to 899 are missing');
  });

  it('rounds out of order are told, and stand by their numbers', () => {
    const told = seen((file) => file.rounds.reverse());
    expect(told).toMatchObject({ found: ['rounds-unordered rounds[1]'], order: ORDER });
    expect(told.event?.rounds.map(({ number }) => number)).toEqual([1, 2]);
  });

  it.each([-1, 1.5, 1e12])('table %d is told, and has another number', (table) => {
    const told = seen((file) => (file.rounds[1]!.tables[0]!['table'] = table));
    expect(told).toMatchObject({ found: ['not-a-number rounds[1].tables[0].table'], order: ORDER });
    expect(told.event?.rounds[1]?.tables[0]?.table).toBe(1);
  });
});

describe('figures', () => {
  const first = (file: File, at: 0 | 1): Json => file.rounds[0]!.tables[0]!.players[at]!;

  it.each([1e300, 2 ** 60, '9'.repeat(30)])('%j is more than can be counted, and no figure', (vp) => {
    const { says, found } = seen((file) => (first(file, 0)['vp'] = vp));
    expect(found[0]).toBe('not-a-number rounds[0].tables[0].players[0].vp');
    expect(says).toContain('can be counted exactly');
  });

  it.each([[true], [[40]], [{ of: 40 }]])('%j where a figure belongs is told', (vp) => {
    expect(seen((file) => (first(file, 0)['vp'] = vp)).found[0]).toBe('not-a-number rounds[0].tables[0].players[0].vp');
  });

  it.each([null, undefined])('a figure that neither of two has is told where the other tables have it: %s', (vp) => {
    const { says, found } = seen((file) => ([first(file, 0)['vp'], first(file, 1)['vp']] = [vp, vp]));
    expect(found).toEqual(['figure-missing rounds, round 1, table 1']);
    expect(says).toContain('The table of A and B in round 1 tells no vp. None for either of them.');
  });

  it('a table of a closed round without anything is told', () => {
    const { says } = seen((file) => (file.rounds[0]!.tables[0]!.players = [{ player: 'A' }, { player: 'B' }]));
    expect(says).toContain('tells no vp, no tp. No result: the table is outside the standings.');
  });

  it('text beside a seat that is a number nowhere is no figure, and what is not read is said once', () => {
    const { found, supposed } = seen((file) => {
      for (const { tables } of file.rounds) for (const { players } of tables) players[0]!['faction'] = 'Orks';
      file['penalties'] = [{ player: 'A', vp: -10 }];
    });
    expect(found).toEqual([]);
    expect(supposed).toContain('The file says more than is read here: penalties of the event; faction of a seat.');
  });
});

describe('byes', () => {
  const alone = (file: File, players: unknown[], more: Json = {}): void => {
    file.players.push('E');
    file.rounds[0]!.tables.push({ table: 3, players: players as Json[], ...more });
  };
  const E = seat('E', 50, 5);

  it.each<[string, (file: File) => void, string]>([
    ['an opponent called BYE', (file) => alone(file, [E, seat('BYE', 0, 0)]), 'E pairing'],
    ['an opponent called Bye, without figures', (file) => alone(file, [{ player: 'Bye' }, E]), 'E pairing'],
    ['an opponent who is null', (file) => alone(file, [E, { player: null }]), 'E pairing'],
    ['no second seat', (file) => alone(file, [E, null]), 'E pairing'],
    ['the result bye', (file) => alone(file, [{ ...E, result: 'bye' }]), 'E pairing'],
    ['a table of the kind', (file) => alone(file, [E], { bye: 'half' }), 'E half'],
  ])('%s', (_, change, bye) => {
    const told = seen(change);
    expect(told.found).toEqual([]);
    expect(byesOf(told)).toEqual([bye]);
    expect(told.supposed).toContain('taken as a bye of round 1');
  });

  it.each<[unknown, string]>([
    [{ player: 'E', kind: 'half' }, 'E half'],
    [{ player: 'E', type: 'Zero' }, 'E zero'],
    [{ player: 'E', kind: 'full' }, 'E full'],
    ['E', 'E pairing'],
  ])('%j of a round', (bye, is) => {
    for (const member of [{ byes: [bye] }, { bye }]) {
      const told = seen((file) => {
        file.players.push('E');
        Object.assign(file.rounds[0]!, member);
      });
      expect(told.found).toEqual([]);
      expect(byesOf(told)).toEqual([is]);
    }
  });

  it('a kind that nobody knows is told, and a bye that tells nothing of what is ranked by is said', () => {
    const told = seen((file) => {
      file.players.push('E');
      file.rounds[0]!['byes'] = [{ player: 'E', kind: 'lunch' }];
    });
    expect(told.found).toEqual(['unknown-word rounds[0].byes[0]']);
    expect(told.supposed).toContain('The bye of E in round 1 tells no tp, no vp: it brings none.');
  });

  it('whoever is a player called Bye is one', () => {
    const told = seen((file) => {
      file.players.push('E', 'Bye');
      file.rounds[0]!.tables.push({ table: 3, players: [E, seat('Bye', 10, 0)] });
    });
    expect(byesOf(told)).toEqual([]);
  });
});

describe('results and orders', () => {
  const table = (file: File): Json => file.rounds[0]!.tables[0]!;

  it('a table that is said to be a draw is one, whatever its points', () => {
    const told = seen((file) => (table(file)['result'] = 'draw'));
    expect(told.event?.rounds[0]?.tables[0]?.seats.map(({ outcome }) => outcome)).toEqual(['draw', 'draw']);
    expect(told.found).toEqual(['result-against-figures rounds, round 1, table 1']);
  });

  it.each(['win', '1-0'])('a table of the result %s does not say whose, which is told', (result) => {
    expect(seen((file) => (table(file)['result'] = result)).found).toEqual(['unknown-word rounds[0].tables[0]']);
  });

  it('an order is read whatever letters it is written in, and what is no word is told', () => {
    expect(seen((file) => (file['tieBreaks'] = ['TP', 'VP']))).toMatchObject({ found: [], order: ORDER });
    expect(seen((file) => (file['tieBreaks'] = [{ by: 'tp' }, 'tp', 'vp']))).toMatchObject({
      found: ['unknown-word tieBreaks[0]'],
      order: ORDER,
    });
    expect(seen((file) => delete file['tieBreaks']).supposed).toContain('The file names no order');
    expect(seen((file) => (file.rounds = [])).found).toEqual([]);
  });

  it('points by margin are read with dashes of any length and halves, and a line that is not understood is told', () => {
    const held = (pointsFromMargin: string): readonly string[] =>
      seen((file) => Object.assign(file, { pointsFromMargin })).found;
    expect(held('0–3: 3 each; 4 to 15: 5 and 2; 16+: 5 – 0')).toEqual([]);
    expect(held('0: 3.5 each; 1 and more: 5 and 2')).toHaveLength(3);
    expect(held('0-3: 3 each; narrow wins: 5 and 2')).toEqual(['unknown-word pointsFromMargin']);
  });

  it('what stands twice in the order is said', () => {
    expect(seen((file) => (file['tieBreaks'] = ['tp', 'tp', 'vp'])).supposed).toContain('names tp twice');
  });

  it.each<[unknown, string]>([
    [undefined, 'figure-missing standings[1].rounds'],
    [null, 'figure-missing standings[1].rounds'],
    ['x', 'not-a-number standings[1].rounds'],
    [[2], 'not-a-number standings[1].rounds'],
  ])('a total that is %j where other lines have a number is told', (rounds, told) => {
    const standings = ['C', 'B', 'A', 'D'].map((player, at) => ({ player, rank: at + 1, rounds: 2, faction: 'Orks' }));
    const { found } = seen(
      (file) => (file['standings'] = standings.map((one, at) => (at === 1 ? { ...one, rounds } : one))),
    );
    expect(found).toEqual([told]);
  });

  it('who is said to have left, and plays on, is told', () => {
    const { found, says } = seen((file) => (file.players[0] = { id: 'A', dropped: 1 }));
    expect(found).toEqual(['plays-on players']);
    expect(says).toContain('A is said to have left after round 1, and is in round 2.');
  });

  it('points that are no figure of the tables are held to nothing where they are counted otherwise', () => {
    const points = (all: readonly number[]) => (file: File) =>
      (file['standings'] = ['C', 'B', 'A', 'D'].map((player, at) => ({ player, rank: at + 1, points: all[at] })));
    expect(seen(points([3, 2, 2, 1])).found).toEqual([]);
    expect(seen(points([3, 2, 9, 1])).found).toEqual(['total-differs standings']);
    expect(seen(points([13, 12, 11, 10])).says).toContain('other points than 2 for a win, 1 for a draw');
  });

  it('points that the tables tell are added up as they are', () => {
    const told = seen((file) => {
      const all = JSON.parse(JSON.stringify(file).replaceAll('"tp"', '"points"')) as File;
      Object.assign(file, all, { standings: [{ player: 'C', rank: 1, points: 8 }] });
    });
    expect(told.found).toEqual(['place-missing standings']);
  });
});

it.each<[string, (file: File) => void, string]>([
  ['a name that is no id', (file) => file.players.push('__proto__'), 'players[4].id'],
  ['a name of a thousand letters', (file) => file.players.push('x'.repeat(1000)), 'players[4].id'],
  ['teams', (file) => Object.assign(file, { players: undefined, teams: [] }), 'events here are of single players'],
])('%s is refused, as no event could hold it', (_, change, says) => {
  const told = seen(change);
  expect(told.event).toBeUndefined();
  expect(told.says).toContain(says);
});
