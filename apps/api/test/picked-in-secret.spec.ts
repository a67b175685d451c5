import { command, listAt } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';
import { watch } from './watching.js';

/** Two matches that differ in the two cards alone that A has picked. */
const PICKED = {
  one: ['secondary/assassination', 'secondary/bring-it-down'],
  other: ['secondary/a-grievous-blow', 'secondary/engage-on-all-fronts'],
} as const;
type Match = keyof typeof PICKED;
const MATCHES = Object.keys(PICKED) as readonly Match[];

/** What was recorded, in every form in which it is handed out: no card is named there before it is shown. */
const RECORDED = ['/ledger', '/timeline', '/envelopes', '/replay', '/attempts', '/doubts', '/moments', '/events'];
const FILES = ['/export', '/report', '/uses.csv', '/difference?from=0'];
/** What may be done: every card that may be picked is offered there, whatever was. */
const OFFERED = ['', '/now', '/options', '/pending'];
const CARD = /secondary\/[a-z-]+|Assassination|Bring It Down|A Grievous Blow|Engage on All Fronts/g;

const chosen = (player: 'A' | 'B', choice: string, option: string, roles: object = {}) =>
  command('Choose', { player, choice, option, roles });
const opening = () => [
  command('OpenMatch', {
    ...{ title: 'Round 2, table 4', pack: { id: 'wh40k-11e' }, depth: 'score' },
    seats: { A: { player: 'ann' }, B: { player: 'bob' } },
  }),
  chosen('A', 'force-disposition', 'disposition/disruption'),
  chosen('B', 'force-disposition', 'disposition/reconnaissance'),
];

let event: StaffedServer;
let people: Readonly<Record<'stranger' | 'scorekeeper' | 'organizer' | 'judge', Person>>;
const seats = {} as Record<Match, { readonly A: Person; readonly B: Person }>;
beforeAll(async () => {
  event = await staffed();
  const scorekeeper = await event.hire('Sam', 'scorekeeper');
  const judge = await event.hire('Jo', 'judge');
  people = { stranger: event.someone(), scorekeeper, organizer: event.organizer, judge };
  for (const match of MATCHES) {
    expect((await scorekeeper.send(match, ...opening())).status).toBe(200);
    seats[match] = { A: await event.seatAt(match, 'A'), B: await event.seatAt(match, 'B') };
    const [first, second] = PICKED[match];
    const picks = chosen('A', 'secondary-mode', 'secondary-mode/fixed', { 'card-1': first, 'card-2': second });
    expect((await seats[match].A.send(match, picks)).body['outcome']).toBe('recorded');
  }
});
afterAll(() => event.server.close());

const cardsIn = (text: string): readonly string[] => text.match(CARD) ?? [];

/** The cards that somebody is told of, by where they asked. */
async function told(person: Person, match: Match, routes: readonly string[], viewer = 'spectator') {
  const answers = await Promise.all(
    routes.map((route) =>
      person.get(`/api/matches/${match}${route}${route.includes('?') ? '&' : '?'}viewer=${viewer}`),
    ),
  );
  return answers.map(({ status, body }, at) => [routes[at], status, cardsIn(JSON.stringify(body))] as const);
}

const nothingOf = (routes: readonly string[]) => routes.map((route) => [route, 200, []] as const);

/** Every frame of the live stream, from the first entry on. */
async function streamed(match: Match, { token }: Person): Promise<string> {
  const { body } = await people.stranger.get(`/api/matches/${match}/events`);
  const as = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const watching = await watch(`${event.server.url}/api/matches/${match}/live`, { ...as, 'last-event-id': '-1' });
  const frames = await watching.take(listAt(body, 'events').length);
  watching.leave();
  return JSON.stringify(frames);
}

describe('two fixed cards of the 11th edition, before the other player has picked', () => {
  const watchers = ['stranger', 'scorekeeper', 'organizer', 'judge', 'opponent'] as const;
  const personAt = (who: (typeof watchers)[number], match: Match): Person =>
    who === 'opponent' ? seats[match].B : people[who];

  test.each(watchers)('stand in no record, file or stream that is handed to the %s', async (who) => {
    for (const match of MATCHES) {
      const person = personAt(who, match);
      const routes = [...RECORDED, ...FILES];
      expect(await told(person, match, routes)).toEqual(nothingOf(routes));
      if (who === 'opponent') expect(await told(person, match, RECORDED, 'B')).toEqual(nothingOf(RECORDED));
      const frames = await streamed(match, person);
      expect([cardsIn(frames), frames.includes('"sealed"')]).toEqual([[], true]);
    }
  });

  test.each(watchers)('change nothing of what the %s is offered', async (who) => {
    for (const viewer of who === 'opponent' ? ['spectator', 'B'] : ['spectator']) {
      const [here, there] = await Promise.all(
        MATCHES.map((match) => told(personAt(who, match), match, OFFERED, viewer)),
      );
      expect(here).toEqual(there);
      expect(here?.map(([, status]) => status)).toEqual(OFFERED.map(() => 200));
    }
  });

  test('stand on no page that tells of all matches', async () => {
    for (const path of ['/api/matches', '/api/board', ...MATCHES.map((match) => `/api/board/${match}`)])
      for (const person of Object.values(people)) {
        const { status, body } = await person.get(path);
        expect([path, status, cardsIn(JSON.stringify(body))]).toEqual([path, 200, []]);
      }
  });

  test('are told to whoever has picked them', async () => {
    for (const match of MATCHES) {
      const [[, , cards] = []] = await told(seats[match].A, match, ['/envelopes'], 'A');
      expect(cards).toEqual(PICKED[match]);
    }
  });
});

describe('the same cards, once both have picked', () => {
  beforeAll(async () => {
    for (const match of MATCHES) {
      const tactical = chosen('B', 'secondary-mode', 'secondary-mode/tactical');
      expect((await seats[match].B.send(match, tactical)).body['outcome']).toBe('recorded');
    }
  });

  test('are told to everybody, in every form', async () => {
    for (const match of MATCHES) {
      for (const [route, , cards] of await told(people.stranger, match, ['', '/events', '/export']))
        expect([route, cards]).toEqual([route, expect.arrayContaining([...PICKED[match]])]);
      const inWords = await told(people.stranger, match, ['/timeline', '/report']);
      for (const [route, , cards] of inWords) expect([route, new Set(cards).size]).toEqual([route, 2]);
      const frames = await streamed(match, people.stranger);
      for (const card of PICKED[match]) expect(frames).toContain(card);
    }
  });
});
