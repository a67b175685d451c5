import { LiveSharing, MOST_TOPICS, type Ears, type Page, type PageNews } from './sharing.js';

interface Opened {
  readonly topics: readonly string[];
  readonly after: string | null;
  readonly ears: Ears;
  closed: boolean;
}

/** A world without time and network: streams are written down, and what is to be done later is done when `pass` says so. */
function world() {
  const streams: Opened[] = [];
  let waiting: (() => void)[] = [];
  const sharing = new LiveSharing({
    open: (topics, after, ears) => {
      const opened: Opened = { topics, after, ears, closed: false };
      streams.push(opened);
      return () => (opened.closed = true);
    },
    later: (then) => {
      waiting.push(then);
      return () => (waiting = waiting.filter((one) => one !== then));
    },
  });
  const pass = (): void => {
    for (const then of waiting.splice(0)) then();
  };
  const page = () => {
    const told: PageNews[] = [];
    const is: Page = (what) => told.push(what);
    const follow = (...topics: string[]): void => sharing.hear(is, { says: 'follow', topics });
    const leave = (): void => sharing.hear(is, { says: 'leave' });
    return { follow, leave, told, anew: () => sharing.hear(is, { says: 'anew' }) };
  };
  const newest = (): Opened => streams.at(-1) as Opened;
  const open = (): readonly Opened[] => streams.filter(({ closed }) => !closed);
  return { streams, page, pass, newest, open };
}

const starts = (told: readonly PageNews[]) => told.flatMap((one) => (one.tells === 'start' ? [one.topics] : []));
const news = (told: readonly PageNews[]) => told.flatMap((one) => (one.tells === 'news' ? [one.topics] : []));
const liveness = (told: readonly PageNews[]) => told.flatMap((one) => (one.tells === 'liveness' ? [one.is] : []));

test('pages that come together share one stream, and each is told of its own topics only', () => {
  const { page, pass, newest, open } = world();
  const [one, other] = [page(), page()];
  one.follow('match:a');
  other.follow('match:b', 'calls');
  pass();
  expect(open().map(({ topics }) => topics)).toEqual([['match:a', 'match:b', 'calls']]);
  newest().ears.open();
  newest().ears.start({ 'match:a': 3, 'match:b': 7, calls: null }, '10');
  expect([starts(one.told), starts(other.told)]).toEqual([[{ 'match:a': 3 }], [{ 'match:b': 7, calls: null }]]);
  newest().ears.news(['matches', 'match:b'], 8, '11');
  expect([news(one.told), news(other.told)]).toEqual([[], [['matches', 'match:b']]]);
  expect(liveness(one.told)).toEqual(['connecting', 'live']);
});

test('a topic that comes along opens the stream anew where it was, and only its page is told of the start', () => {
  const { page, pass, newest, open } = world();
  const one = page();
  one.follow('match:a');
  pass();
  newest().ears.start({ 'match:a': 3 }, '10');
  newest().ears.news(['match:a'], 4, '12');
  const other = page();
  other.follow('match:b');
  pass();
  expect(open().map(({ topics, after }) => [topics, after])).toEqual([[['match:a', 'match:b'], '12']]);
  newest().ears.start({ 'match:a': 4, 'match:b': 1 }, '12');
  expect([starts(one.told), starts(other.told)]).toEqual([[{ 'match:a': 3 }], [{ 'match:b': 1 }]]);
});

test('whoever comes to a topic that is followed hears at once up to where it is recorded, and no stream is opened', () => {
  const { page, pass, newest, streams } = world();
  page().follow('match:a');
  pass();
  newest().ears.open();
  newest().ears.start({ 'match:a': 3 }, '10');
  newest().ears.news(['match:a'], 4, '12');
  const late = page();
  late.follow('match:a');
  pass();
  expect([starts(late.told), liveness(late.told), streams.length]).toEqual([[{ 'match:a': 4 }], ['live'], 1]);
});

test('the stream outlives the page that asked for it first, and is closed with the last', () => {
  const { page, pass, newest, open } = world();
  const [first, second] = [page(), page()];
  first.follow('match:a');
  second.follow('match:a');
  pass();
  newest().ears.start({ 'match:a': 3 }, '10');
  first.leave();
  newest().ears.news(['match:a'], 4, '11');
  expect([news(first.told), news(second.told), open().length]).toEqual([[], [['match:a']], 1]);
  second.leave();
  expect(open()).toEqual([]);
});

test('a stream that is taken up again tells every page where it starts', () => {
  const { page, pass, newest } = world();
  const one = page();
  one.follow('match:a');
  pass();
  newest().ears.start({ 'match:a': 3 }, '10');
  newest().ears.lost(false);
  newest().ears.open();
  newest().ears.start({ 'match:a': 5 }, '10');
  expect([starts(one.told), liveness(one.told)]).toEqual([
    [{ 'match:a': 3 }, { 'match:a': 5 }],
    ['connecting', 'lost', 'live'],
  ]);
});

test('a stream that was refused is asked for again after a while, from where the log stands', () => {
  const { page, pass, newest, open, streams } = world();
  page().follow('match:a');
  pass();
  newest().ears.start({ 'match:a': 3 }, '10');
  newest().ears.lost(true);
  expect(streams.length).toBe(1);
  pass();
  expect(open().map(({ after }) => after)).toEqual([null]);
});

test('when somebody else signs in, what they may hear of is asked for anew', () => {
  const { page, pass, newest, open } = world();
  const one = page();
  one.anew();
  expect(open()).toEqual([]);
  one.follow('calls');
  pass();
  newest().ears.start({}, '10');
  one.anew();
  newest().ears.start({ calls: null }, '10');
  expect([starts(one.told), open().length]).toEqual([[{ calls: null }], 1]);
});

test('until a stream that was asked for anew is there, nobody is told that there is a line', () => {
  const { page, pass, newest } = world();
  const one = page();
  one.follow('match:a');
  pass();
  newest().ears.open();
  one.anew();
  expect(liveness(one.told)).toEqual(['connecting', 'live', 'connecting']);
  newest().ears.open();
  expect(liveness(one.told).at(-1)).toBe('live');
});

test('no more topics are asked for than the server takes', () => {
  const { page, pass, newest } = world();
  page().follow(...Array.from({ length: MOST_TOPICS + 5 }, (_, index) => `match:${index}`));
  pass();
  expect(newest().topics.length).toBe(MOST_TOPICS);
});
