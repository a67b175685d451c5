import { Shelf, type BookEntry, type Side } from '@adjutant/rules';
import {
  after,
  amid,
  begun,
  decideOn,
  given,
  mustered,
  release,
  SHELF,
  stateOf,
  VOUCHED,
} from '@adjutant/testing/given';
import { foldMatch, recordOf, retell, type MatchCommand, type MatchEvent, type OpenedState } from '../index.js';

const BELL: BookEntry = { is: 'use', name: 'Ring the Bell', costs: { cp: 2 } };
const RELAY: BookEntry = { is: 'score', name: 'The Relay', within: 'Perches', cap: 4 };
const tells = (entries: readonly BookEntry[], player?: Side): MatchCommand => ({
  type: 'AddBookEntries',
  data: { entries, ...(player ? { player } : {}) },
});
const told = (...entries: readonly object[]): MatchEvent =>
  ({ type: 'BookEntriesAdded', data: { entries } }) as unknown as MatchEvent;
const uses = (stratagem: string, player: Side = 'A'): MatchCommand => ({
  type: 'UseStratagem',
  data: { stratagem, player, answers: VOUCHED },
});
const scores = (category: string, points: number, player: Side = 'A'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category, points },
});
const tableOf = (events: readonly MatchEvent[]) => (stateOf(events) as OpenedState).table;
const shown = (events: readonly MatchEvent[]) => {
  const { balances, score } = tableOf(events);
  return { cp: balances.A['cp'], ...score.A };
};
const linesOf = (events: readonly MatchEvent[]) =>
  retell(SHELF, recordOf(stateOf(events))).flatMap(({ lines }) => lines);

/** The members of the table that an event changes. */
function changedBy(event: MatchEvent): readonly string[] {
  const before = stateOf(begun());
  const next = foldMatch(SHELF, [event], before);
  if (!('table' in before) || !('table' in next)) throw new Error('There is no table.');
  const was = new Map(Object.entries(before.table));
  return Object.entries(next.table).flatMap(([member, value]) => (was.get(member) === value ? [] : member));
}

describe('AddBookEntries', () => {
  it('gives each an id from its name, before the battle and amid it', () => {
    const bell = { ...BELL, id: 'book/ring-the-bell' };
    given(mustered())
      .when(tells([BELL]))
      .then(told(bell));
    given(begun())
      .when(tells([RELAY, BELL]))
      .then(told(bell, { ...RELAY, within: 'perches', id: 'book/the-relay' }));
  });

  it('answers as done where it was told alike, and says so where it was told otherwise', () => {
    const record = after(begun(), [tells([BELL])]);
    given(record)
      .when(tells([BELL]))
      .thenAlready();
    for (const other of [
      { ...BELL, costs: { cp: 1 } },
      { ...RELAY, name: 'ring THE bell!' },
    ])
      given(record)
        .when(tells([other]))
        .thenRefused('book/name-taken');
    given(record)
      .when(tells([BELL], 'A'))
      .thenRefused('book/name-taken');
  });

  it('records of several what is new', () => {
    given(after(begun(), [tells([BELL])]))
      .when(tells([BELL, RELAY]))
      .then(told({ ...RELAY, within: 'perches', id: 'book/the-relay' }));
  });

  it.each<[string, BookEntry]>([
    ['a step', { ...BELL, steps: [{ phase: 'tea', turn: 'own' }] }],
    ['what it costs', { ...BELL, costs: { gold: 1 } }],
    ['its kind', { ...BELL, kind: 'order' }],
    ['what it counts in', { ...RELAY, within: 'Nests' }],
    ['its choice', { ...RELAY, choice: 'weather' }],
    ['its name', { ...BELL, name: '…' }],
  ])('refuses what does not fit the game: %s', (_, entry) => {
    given(begun())
      .when(tells([entry]))
      .thenRefused('book/entry-malformed');
  });

  it('refuses what the pack lists', () => {
    given(begun())
      .when(tells([{ ...BELL, name: 'Gust' }]))
      .thenRefused('book/in-pack');
    given(begun())
      .when(tells([{ is: 'score', name: 'prizes' }]))
      .thenRefused('book/in-pack');
    const formerly = release('formerly', { 'core/gust': { aliases: ['Squall'] } });
    given(begun({}, formerly), new Shelf([formerly]))
      .when(tells([{ ...BELL, name: 'SQUALL' }]))
      .thenRefused('book/in-pack');
  });

  it('is for a match that goes on', () => {
    given([])
      .when(tells([BELL]))
      .thenRefused('match/not-opened');
    given(after(begun(), [{ type: 'FinishMatch', data: { ending: 'time' } }]))
      .when(tells([BELL]))
      .thenRefused('match/over');
  });
});

describe('a stratagem that players told', () => {
  const record = after(amid(3), [tells([BELL])]);

  it('is paid for and used by its name, and every line says what that rests on', () => {
    const used = after(record, [uses('ring the bell')]);
    expect(shown(used)).toEqual({ cp: 1 });
    expect(linesOf(used).filter(({ what }) => what === 'book/ring-the-bell')).toMatchObject([
      { declared: -2, balance: 1, because: ['No pack lists Ring the Bell. Players said so.'] },
    ]);
    given(used).when(uses('Ring the Bell')).thenRefused('stratagem/insufficient-cp');
  });

  it('keeps its step and its limits', () => {
    const timed = { ...BELL, costs: { cp: 0 }, steps: [{ phase: 'clash', turn: 'own' }] } as const;
    given(after(amid(3), [tells([timed])]))
      .when(uses('Ring the Bell'))
      .thenRefused('stratagem/wrong-phase');
    const once = { ...BELL, costs: { cp: 0 }, limits: [{ times: 1, per: 'battle' }] } as const;
    given(after(amid(3), [tells([once]), uses('Ring the Bell')]))
      .when(uses('Ring the Bell'))
      .thenRefused('stratagem/already-used-this-battle');
  });

  it('that was told for one player is not the other’s', () => {
    given(after(amid(3), [tells([BELL], 'B')]))
      .when(uses('Ring the Bell'))
      .thenRefused('stratagem/not-available');
  });

  it('falls with what told it, and costs what that is corrected to', () => {
    const used = after(record, [uses('Ring the Bell')]);
    const told = used.findIndex(({ type }) => type === 'BookEntriesAdded');
    const corrects = (correction: object): MatchCommand =>
      ({ type: 'CorrectEntry', data: { entry: told, correction, because: 'Read again' } }) as MatchCommand;
    expect(shown(after(used, [corrects({ kind: 'strike' })]))).toEqual({ cp: 3 });
    const entries = [{ ...BELL, costs: { cp: 1 }, id: 'book/ring-the-bell' }];
    expect(shown(after(used, [corrects({ kind: 'amend', data: { entries } })]))).toEqual({ cp: 2 });
    for (const wrong of [{ id: 'book/other' }, { costs: { gold: 1 } }])
      given(used)
        .when(corrects({ kind: 'amend', data: { entries: [{ ...entries[0], ...wrong }] } }))
        .thenRefused('entry/wrong-type');
  });

  it('is taken back by whoever told it while nothing was played since', () => {
    const back: MatchCommand = { type: 'TakeBack', data: { entry: record.length - 1, player: 'A' } };
    expect(tableOf(after(record, [back])).book).toBeUndefined();
    given(after(record, [uses('Ring the Bell')]))
      .when(back)
      .thenRefused('entry/built-upon');
  });
});

describe('points that players told of', () => {
  it('are under their own cap, that of the category they count in, and that of the sheet', () => {
    const one = after(begun(), [tells([RELAY]), scores('book/the-relay', 9)]);
    expect(shown(one)).toEqual({ cp: 1, 'book/the-relay': 4 });
    const both = after(one, [scores('perches', 9)]);
    expect(shown(both)).toEqual({ cp: 1, 'book/the-relay': 4, perches: 6 });
    expect(shown(after(both, [scores('prizes', 6)]))).toMatchObject({ prizes: 2 });
    expect(linesOf(one).find(({ account }) => account === 'vp/book/the-relay')).toMatchObject({
      declared: 9,
      capped: 5,
      because: ['No pack lists The Relay. Players said so.'],
    });
  });

  it('score nothing once what told them is struck', () => {
    const record = after(begun(), [tells([RELAY]), scores('book/the-relay', 3)]);
    const told = record.findIndex(({ type }) => type === 'BookEntriesAdded');
    const strikes: MatchCommand = {
      type: 'CorrectEntry',
      data: { entry: told, correction: { kind: 'strike' }, because: 'Not played' },
    };
    expect(shown(after(record, [strikes]))).toEqual({ cp: 1 });
  });
});

describe('a score card', () => {
  const entries: readonly BookEntry[] = [
    { is: 'score', name: 'The Relay', within: 'Missions', cap: 3 },
    { is: 'score', name: 'Missions', cap: 5 },
  ];
  const card: MatchCommand = {
    type: 'AddBookEntries',
    data: { entries, card: { name: 'Autumn', cap: 6, instead: true } },
  };

  it('takes the place of the sheet, with its own caps', () => {
    const record = after(begun(), [card, scores('book/the-relay', 4), scores('book/missions', 4)]);
    expect(shown(record)).toEqual({ cp: 1, 'book/the-relay': 3, 'book/missions': 2 });
    given(record).when(scores('perches', 1)).thenRefused('score/unknown-category');
  });

  it('comes before the first points, and once', () => {
    given(after(begun(), [scores('perches', 1)]))
      .when(card)
      .thenRefused('book/already-scored');
    given(after(begun(), [card]))
      .when(card)
      .thenAlready();
    given(after(begun(), [card]))
      .when({ type: 'AddBookEntries', data: { entries: [], card: { name: 'Spring' } } })
      .thenRefused('book/card-taken');
  });
});

describe('BookEntriesAdded', () => {
  it('changes the book of the table and nothing else', () => {
    expect(changedBy(told({ ...BELL, id: 'book/ring-the-bell' }))).toEqual(['book']);
  });

  it('is told again alike', () => {
    const record = decideOn(SHELF, amid(3), [tells([BELL, RELAY]), uses('Ring the Bell'), scores('book/the-relay', 2)]);
    expect(retell(SHELF, recordOf(stateOf(record))).at(-1)?.state).toEqual(stateOf(record));
  });
});
