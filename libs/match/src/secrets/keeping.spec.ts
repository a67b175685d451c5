import {
  amidNight,
  by,
  StorelessMatch,
  discards,
  draws,
  nightfall,
  NIGHT,
  NIGHT_SHELF,
  on,
  restOfTurn,
  sees,
  thinksAgain,
} from '@adjutant/testing/given';
import { Shelf, type EndingRule } from '@adjutant/rules';
import { SEALING } from '@adjutant/testing';
import { MATCH, neverOpened, totalScore, type MatchCommand, type MatchEvent, type OpenedState } from '../index.js';

let desk: StorelessMatch;
const opened = (): OpenedState => desk.state as OpenedState;
const last = (count: number): readonly MatchEvent[] => desk.events.slice(-count);
const types = (count: number) => last(count).map(({ type }) => type);
const score = (player: 'A' | 'B') => totalScore(opened().table, player);
const held = (player: 'A' | 'B') =>
  opened()
    .table.objectives.filter((one) => one.player === player && !one.left && one.bonusOf === undefined)
    .map((one) => one.objective);

beforeEach(() => {
  desk = new StorelessMatch(NIGHT_SHELF);
  expect(desk.take(...nightfall())).toBe('recorded');
});

describe('a sealed draw', () => {
  it('leaves in the record whose it is, and a commitment', () => {
    expect(desk.take(draws('A', 11))).toBe('recorded');
    const [event] = last(1);
    expect(event).toEqual({
      type: 'ObjectiveDrawn',
      data: { player: 'A', sealed: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    });
    expect(held('A')).toEqual(['']);
    expect(desk.envelopes).toEqual([
      expect.objectContaining({ owner: 'A', holds: { drawn: { objective: 'errand/11', dice: [1, 1] } } }),
    ]);
  });

  it('holds everything that came with it in one entry', () => {
    expect(desk.take(draws('A', 22, { die: 2 }), draws('A', 33, { bonus: 12 }))).toBe('recorded');
    expect(types(2)).toEqual(['ObjectiveDrawn', 'ObjectiveDrawn']);
    expect(desk.envelopes.map(({ holds }) => holds['drawn'])).toEqual([
      { objective: 'errand/22', dice: [2, 2], die: 2 },
      { objective: 'errand/33', dice: [3, 3], bonus: { objective: 'errand/12', dice: [1, 2] } },
    ]);
    expect(held('A')).toEqual(['', '']);
  });

  it('is decided on what its own player has drawn', () => {
    expect(desk.take(draws('A', 11), draws('A', 11))).toBe('objective/repeated');
    expect(desk.take(draws('A', 33))).toBe('objective/bonus-missing');
    expect(desk.take(draws('A', 12), draws('A', 13), draws('A', 21))).toBe('objective/none-due');
  });

  it('of one player says nothing about the draws of the other', () => {
    desk.take(draws('A', 11), draws('A', 12), draws('A', 13), ...restOfTurn('A'), on);
    expect(desk.take(draws('B', 11), draws('B', 12), draws('B', 13))).toBe('recorded');
  });

  it('is for its player and for whoever keeps the score', () => {
    expect(desk.takeAs(by('player', 'bob'), draws('A', 11))).toBe('hand/not-yours');
    expect(desk.takeAs(by('spectator'), draws('A', 11))).toBe('hand/not-yours');
    expect(desk.refusal?.facts).toEqual({ player: 'A' });
    expect(desk.takeAs(by('player', 'ann'), draws('A', 11))).toBe('recorded');
  });
});

describe('what is achieved with something sealed', () => {
  beforeEach(() => {
    desk.take(draws('A', 11), draws('A', 12), draws('A', 13), on, on);
  });

  it('is revealed in front of the entry that achieves it, and scores', () => {
    expect(desk.take(sees('A', 13, 21))).toBe('recorded');
    expect(last(2)).toMatchObject([
      { type: 'ObjectiveRevealed', data: { player: 'A', holds: { drawn: { objective: 'errand/13' } } } },
      { type: 'FactRecorded' },
    ]);
    expect([score('A'), held('A')]).toEqual([2, ['', '']]);
  });

  it('makes its dice due', () => {
    desk.take(sees('A', 12));
    expect(opened().table.rolls).toHaveLength(1);
    expect(desk.take(on)).toBe('roll/pending');
    expect(desk.take({ type: 'RecordRoll', data: { dice: [3] } }, on)).toBe('recorded');
    expect(score('A')).toBe(3);
  });

  it('stays sealed where nothing is', () => {
    desk.take(sees('A', 21, 22));
    expect([types(1), score('A'), held('A')]).toEqual([['FactRecorded'], 0, ['', '', '']]);
  });

  it('counts again after a rewind, and is revealed again', () => {
    const before = desk.events.length;
    desk.take(sees('A', 13), { type: 'RewindMatch', data: { to: before - 1, because: 'measured again' } });
    expect([score('A'), held('A')]).toEqual([0, ['', '', '']]);
    desk.take(sees('A', 11, 13));
    expect([score('A'), held('A')]).toEqual([3, ['']]);
  });

  it('follows a corrected fact, however late', () => {
    desk.take(sees('A'));
    const dusk = desk.events.length - 1;
    desk.take(on, draws('B', 21), draws('B', 22, { die: 1 }), draws('B', 23), ...restOfTurn('B'), on);
    expect(score('A')).toBe(0);
    const correction = { kind: 'amend', data: { data: { seen: [11, 23] } } } as const;
    expect(desk.take({ type: 'CorrectEntry', data: { entry: dusk, correction, because: 'seen after all' } })).toBe(
      'recorded',
    );
    expect(types(2)).toEqual(['ObjectiveRevealed', 'EntryCorrected']);
    expect([score('A'), score('B')]).toEqual([1, 0]);
  });
});

describe('what goes from a sealed hand', () => {
  beforeEach(() => {
    desk.take(draws('A', 11), draws('A', 12), draws('A', 13), on, on, sees('A'));
  });

  it('goes without a word about which it was', () => {
    expect(desk.take(discards('A', 12))).toBe('recorded');
    const [event] = last(1);
    expect(Object.keys(event?.data ?? {})).toEqual(['player', 'sealed']);
    expect(held('A')).toEqual(['', '']);
    expect(desk.take(discards('A', 13))).toBe('objective/discarded-already');
  });

  it('never comes again, and never scores', () => {
    desk.take(discards('A', 12), on, draws('B', 21), draws('B', 23), draws('B', 31), ...restOfTurn('B', 12), on);
    expect(score('A')).toBe(0);
    expect(desk.take(draws('A', 12))).toBe('objective/repeated');
    expect(desk.take(draws('A', 21))).toBe('recorded');
  });

  it('is paid for openly where a stratagem takes it', () => {
    desk.take(on, draws('B', 21), draws('B', 23), draws('B', 31));
    expect(desk.take(thinksAgain('B', 22))).toMatch(/objective-kept|not-held|refused|stratagem/);
    expect(desk.take(thinksAgain('B', 23))).toBe('recorded');
    const [event] = last(1);
    expect(event).toMatchObject({
      type: 'StratagemUsed',
      data: { player: 'B', entry: 'core/second-thoughts', roles: { objective: '' } },
    });
    expect([opened().table.balances.B['cp'], held('B')]).toEqual([4, ['', '']]);
    expect(desk.take(draws('B', 23))).toBe('objective/repeated');
    expect(desk.take(draws('B', 32), ...restOfTurn('B', 23, 31))).toBe('recorded');
    // The use is told again with the reveal, without what it named, and stands.
    expect([score('B'), opened().fallen, opened().table.balances.B['cp']]).toEqual([1, {}, 4]);
  });
});

describe('the end of a battle', () => {
  it('reveals all that is left, and changes no points', () => {
    desk.take(draws('A', 11), draws('A', 12), draws('A', 13), ...restOfTurn('A', 11), discards('A', 12), on);
    desk.take(draws('B', 21), draws('B', 23), draws('B', 31), thinksAgain('B', 23), draws('B', 32));
    const points = [score('A'), score('B')];
    expect(desk.take({ type: 'FinishMatch', data: { ending: 'time' } })).toBe('recorded');
    expect(types(9)).toEqual(['MatchFinished', ...new Array<string>(8).fill('ObjectiveRevealed')]);
    expect([score('A'), score('B')]).toEqual(points);
    expect(opened().table.objectives.every((one) => one.objective !== '')).toBe(true);
    expect(held('A')).toEqual(['errand/13']);
    expect(held('B')).toEqual(['errand/21', 'errand/31', 'errand/32']);
  });

  it('by concession does so as well', () => {
    desk.take(draws('A', 11), { type: 'ConcedeMatch', data: { player: 'B' } });
    expect(types(2)).toEqual(['MatchConceded', 'ObjectiveRevealed']);
  });
});

const DAYBREAK: EndingRule = {
  id: 'daybreak',
  name: 'The night is over',
  at: { at: 'turn-end' },
  winner: 'score',
  final: false,
  source: { document: 'almanac', section: 'Daybreak' },
};

describe('the end of a battle that a player brings about', () => {
  const ANN = by('player', 'ann');
  const BOB = by('player', 'bob');
  const timeUp = { type: 'FinishMatch', data: { ending: 'time' } } as const;
  const confirms = (player: 'A' | 'B') => ({ type: 'ConfirmResult', data: { player } }) as const;
  const shownOf = (): readonly string[] =>
    desk.events.flatMap((event) => (event.type === 'ObjectiveRevealed' ? [event.data.player] : []));

  beforeEach(() => {
    desk.take(draws('A', 11), draws('A', 12), draws('A', 13), ...restOfTurn('A'), on);
    desk.take(draws('B', 21), draws('B', 22, { die: 1 }), draws('B', 23));
  });

  it.each<[string, MatchCommand]>([
    ['time', timeUp],
    ['a concession', { type: 'ConcedeMatch', data: { player: 'A' } }],
  ])('by %s opens nothing before the other player confirms, and both hands then', (_, ends) => {
    expect(desk.takeAs(ANN, ends)).toBe('recorded');
    expect(opened().status).toBe('finished');
    expect(desk.takeAs(ANN, confirms('A'))).toBe('recorded');
    expect(shownOf()).toEqual([]);
    expect(desk.takeAs(BOB, confirms('B'))).toBe('recorded');
    expect(shownOf()).toEqual(['A', 'A', 'A', 'B', 'B', 'B']);
  });

  it('by a rule of the pack, met by the last step that a player takes, is that player’s word', () => {
    desk = new StorelessMatch(new Shelf([{ ...NIGHT, endings: [DAYBREAK] }]));
    desk.take(...nightfall(), draws('A', 11), draws('A', 12), draws('A', 13), on, on, sees('A'));
    expect(desk.takeAs(ANN, on)).toBe('recorded');
    expect([opened().status, shownOf()]).toEqual(['finished', []]);
    expect(desk.takeAs(BOB, confirms('B'))).toBe('recorded');
    expect(shownOf()).toEqual(['A', 'A', 'A']);
  });

  it('is taken back with all that was sealed sealed still, and good to play on with', () => {
    const before = desk.events.length - 1;
    desk.takeAs(ANN, timeUp);
    expect(
      desk.takeAs(by('head-judge', 'hana'), { type: 'RewindMatch', data: { to: before, because: 'too soon' } }),
    ).toBe('recorded');
    expect([opened().status, shownOf(), held('B')]).toEqual(['running', [], ['', '', '']]);
    expect(desk.takeAs(BOB, discards('B', 23))).toMatch(/objective|recorded/);
    expect(desk.takeAs(BOB, on, on, sees('B', 21))).toBe('recorded');
    expect([shownOf(), score('B')]).toEqual([['B'], 1]);
  });

  it.each<[string, ReturnType<typeof by>, MatchCommand]>([
    ['enters what the other player confirms', by('scorekeeper', 'sam'), confirms('B')],
    [
      'decides the result',
      by('judge', 'jo'),
      { type: 'DecideResult', data: { outcome: { A: 'win', B: 'loss' }, ground: 'agreement', because: 'both say so' } },
    ],
  ])('opens everything once staff %s', (_, who, command) => {
    desk.takeAs(ANN, timeUp);
    expect(desk.takeAs(by('scorekeeper', 'sam'), confirms('A'))).toBe('recorded');
    expect(shownOf()).toEqual([]);
    expect(desk.takeAs(who, command)).toBe('recorded');
    expect(shownOf()).toHaveLength(6);
  });

  it('stays one word where whoever plays has a role of staff as well', () => {
    desk.takeAs(by('scorekeeper', 'ann'), timeUp, confirms('B'));
    expect([opened().status, shownOf()]).toEqual(['finished', []]);
    expect(desk.takeAs(BOB, confirms('B'))).toBe('recorded');
    expect(shownOf()).toHaveLength(6);
  });

  it('opens everything at once where staff end it', () => {
    desk.takeAs(by('scorekeeper', 'sam'), timeUp);
    expect(shownOf()).toHaveLength(6);
  });

  it('stays one word where the seats are corrected afterwards', () => {
    desk.takeAs(ANN, timeUp);
    const seats = { A: { player: 'ann' }, B: { player: 'ben' } };
    expect(desk.takeAs(by('organizer', 'olga'), { type: 'CorrectSeats', data: { seats, because: 'misread' } })).toBe(
      'recorded',
    );
    expect(shownOf()).toEqual([]);
    expect(desk.takeAs(by('player', 'ben'), confirms('B'))).toBe('recorded');
    expect(shownOf()).toHaveLength(6);
  });
});

describe('whoever plays under another id', () => {
  const sam = { ...by('scorekeeper', 'sam'), playing: { sam: ['B'] as const } };
  const shown = () => desk.events.filter(({ type }) => type === 'ObjectiveRevealed').length;
  const timeUp = { type: 'FinishMatch', data: { ending: 'time' } } as const;

  beforeEach(() => void desk.take(draws('A', 11), draws('A', 12), draws('A', 13)));

  it.each<[string, MatchCommand]>([
    ['time', timeUp],
    ['a concession', { type: 'ConcedeMatch', data: { player: 'B' } }],
  ])('says by %s no more than one word', (_, ends) => {
    expect(desk.takeAs(sam, ends, { type: 'ConfirmResult', data: { player: 'A' } })).toBe('recorded');
    expect(shown()).toBe(0);
  });

  it('stays a player where the seat is corrected to somebody else', () => {
    desk.takeAs(by('scorekeeper', 'bob'), timeUp);
    const seats = { A: { player: 'ann' }, B: { player: 'ben' } };
    expect(desk.takeAs(by('organizer', 'olga'), { type: 'CorrectSeats', data: { seats, because: 'misread' } })).toBe(
      'recorded',
    );
    expect(shown()).toBe(0);
  });
});

describe('an envelope that is lost or was changed', () => {
  beforeEach(() => {
    desk.take(draws('A', 11), draws('A', 12), draws('A', 13), on, on);
  });

  it.each([
    ['lost', () => void desk.envelopes.shift()],
    [
      'changed',
      () => void Object.assign(desk.envelopes[0] ?? {}, { holds: { drawn: { objective: 'errand/21', dice: [2, 1] } } }),
    ],
    ['salted anew', () => void Object.assign(desk.envelopes[0] ?? {}, { salt: 'ab'.repeat(32) })],
    ['without a salt', () => void Object.assign(desk.envelopes[0] ?? {}, { salt: '' })],
  ])('%s stops what needs it, and says which entry it is', (_, damage) => {
    damage();
    expect(desk.take(sees('A', 21))).toBe('hand/envelope-missing');
    expect(desk.refusal?.message).toContain('A has sealed in entry 5');
    expect(desk.refusal?.facts).toEqual({ entries: [5] });
    expect(desk.take({ type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } })).toBe('recorded');
  });
});

describe('the end of a battle with an envelope that is lost', () => {
  it.each([
    ['by time', { type: 'FinishMatch', data: { ending: 'time' } }],
    ['by concession', { type: 'ConcedeMatch', data: { player: 'B' } }],
  ] as const)('%s shows the others and says in the record which cannot be shown', (_, ending) => {
    desk.take(draws('A', 11), draws('A', 12), draws('A', 13));
    const [first, second] = desk.envelopes.splice(0, 2);
    desk.envelopes.push({ ...first, holds: { drawn: { objective: 'errand/21', dice: [2, 1] } } } as never);
    const entries = [first, second].map((one) =>
      desk.events.findIndex(({ data }) => (data as { sealed?: string }).sealed === one?.sealed),
    );
    expect(desk.take(ending)).toBe('recorded');
    expect(types(3)).toEqual([
      ending.type === 'FinishMatch' ? 'MatchFinished' : 'MatchConceded',
      'ObjectiveRevealed',
      'NoteRecorded',
    ]);
    const says = `What A sealed in entries ${entries.join(', ')} cannot be shown: its envelope is lost, or is not what was sealed.`;
    expect(last(1)).toEqual([{ type: 'NoteRecorded', data: { kind: 'note', text: says } }]);
    expect(neverOpened(desk.events)).toEqual(entries);
    expect(desk.take({ type: 'ConfirmResult', data: { player: 'A' } })).toBe('recorded');
    expect(types(1)).toEqual(['ResultConfirmed']);
  });
});

describe('a record that begins with hands', () => {
  it('leaves them out of what everybody may know of the command', () => {
    const command = amidNight([{ player: 'A', objective: 'errand/11', dice: [1, 1] }]);
    const secrets = MATCH.secrets(NIGHT_SHELF, SEALING);
    const open = secrets.openPart({ stream: 'match-m', command, state: desk.state, occasion: by('scorekeeper') });
    expect(JSON.stringify(open)).not.toContain('errand');
    expect(open.data).toMatchObject({ firstTurn: 'A' });
  });

  it('seals them one by one', () => {
    desk = new StorelessMatch(NIGHT_SHELF);
    desk.take(...nightfall().slice(0, 4));
    const drawn = (player: 'A' | 'B', number: string) => ({
      player,
      objective: `errand/${number}`,
      dice: [...number].map(Number),
    });
    const gone = { ...drawn('A', '12'), left: 'discarded' } as const;
    expect(
      desk.take(amidNight([drawn('A', '11'), gone, { ...drawn('B', '13'), left: 'achieved' }, drawn('B', '21')])),
    ).toBe('recorded');
    expect(JSON.stringify(desk.events)).not.toMatch(/errand\/(11|12|21)/);
    expect(JSON.stringify(desk.events)).toContain('errand/13');
    expect([held('A'), held('B')]).toEqual([[''], ['']]);
    expect(desk.take(draws('A', 11))).toBe('objective/repeated');
    expect(desk.take(draws('A', 12))).toBe('objective/repeated');
    expect(desk.take(draws('A', 13), draws('A', 22, { die: 1 }))).toBe('recorded');
  });
});
