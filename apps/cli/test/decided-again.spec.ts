import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_SCHEMAS, standingsRecords } from '@adjutant/contexts';
import type { MatchCommand } from '@adjutant/match';
import type { Pack } from '@adjutant/rules';
import { newKeys, readSignerKey, type SignerKey } from '@adjutant/seal';
import { openStore, readShelf } from '@adjutant/store';
import {
  bundledBy,
  chained,
  entriesIn,
  EVENT,
  EventDay,
  recordedIn,
  SEED_OF_THE_DAY,
  sha256,
  streamsOf,
  type Unchained,
} from '@adjutant/testing/event-day';
import { PACKS, workspace } from './cli.js';

const at = workspace();
const own = readSignerKey(newKeys('example.org/own', Buffer.alloc(32, 7)).signer) as SignerKey;
const wins: MatchCommand = {
  type: 'DecideResult',
  data: { outcome: { A: 'win', B: 'loss' }, ground: 'judge', because: 'As the slip says.' },
};
const disputes = (table: number, dispute: string) =>
  ({ type: 'TellDispute', data: { round: 1, table, publication: 1, dispute, open: true } }) as const;
const brings = (player: string, because?: string) =>
  ({
    type: 'SubmitList',
    data: { player, digest: sha256(player), check: 'legal', ...(because === undefined ? {} : { because }) },
  }) as const;

/** Four players with lists, one of them late; a table that is disputed when round 1 is closed, and one that is so afterwards. */
function dayOfFour(): EventDay {
  const day = new EventDay(readShelf(PACKS), 'demo');
  const settings = {
    ...{
      name: 'The evening',
      rounds: 2,
      checkIn: false,
      pack: { id: 'demo' },
      seedCommitment: sha256(SEED_OF_THE_DAY),
    },
    ...{ missions: ['mission/night-tide'], pointsLimit: 500 },
    lists: { wanted: true, late: 'recorded', shown: 'never' } as const,
  };
  day.asks({ type: 'SetUpTournament', data: settings });
  for (const player of ['ann', 'bob', 'cy', 'di']) day.asks({ type: 'EnterPlayer', data: { player } });
  for (const player of ['ann', 'bob', 'cy']) day.asks(brings(player), 'scorekeeper');
  day.asks({ type: 'LockLists', data: {} }).asks(brings('di', 'The train was late.'));
  day
    .asks({ type: 'DraftRound', data: { round: 1 } })
    .asks({ type: 'PublishRound', data: { round: 1 } })
    .follows();
  day.calls('early', day.at(1, 1).match).asks(disputes(1, 'early'), 'system');
  day
    .plays(day.at(1, 2).match, wins)
    .follows()
    .asks({ type: 'CloseRound', data: { round: 1 } });
  return day.calls('late', day.at(1, 2).match).asks(disputes(2, 'late'), 'system');
}

const day = dayOfFour();
let exported: readonly Unchained[];
let pack: Pack;
beforeAll(async () => {
  const store = openStore(at.store, { schemas: EVENT_SCHEMAS });
  await recordedIn(store, day.log);
  await store.close();
  expect(await at.cli('event', 'bundle', EVENT, '--to', 'true.jsonl')).toMatchObject({ exit: 0 });
  const text = readFileSync(join(at.folder, 'true.jsonl'), 'utf8');
  exported = entriesIn(text);
  const rules = text.split('\n').find((line) => line.startsWith('{"pack"')) ?? '{}';
  ({ pack } = JSON.parse(rules) as { readonly pack: Pack });
});

/** What `verify` says of other entries, with every hash made anew, and signed with a key of one's own. */
async function verified(entries: readonly Unchained[]): Promise<object> {
  const log = chained(entries);
  const standings = [...standingsRecords(day.state)];
  const made = bundledBy({ event: EVENT, log, pack, signer: own, standings, streams: streamsOf(log, EVENT) });
  const { exit, json } = await at.cli('verify', at.file('forged.jsonl', made), '--json');
  return { exit, ...json[0] };
}

type Members = Readonly<Record<string, unknown>>;
const isOf =
  (type: string, member: Members = {}) =>
  (entry: Unchained): boolean =>
    entry.type === type && Object.entries(member).every(([name, value]) => (entry.data as Members)[name] === value);
const without = (type: string, member?: Members): readonly Unchained[] => {
  const isIt = isOf(type, member);
  return exported.filter((entry) => !isIt(entry));
};
function changed(
  type: string,
  member: Members,
  change: (entry: Unchained) => Partial<Unchained>,
): readonly Unchained[] {
  const place = exported.findIndex(isOf(type, member));
  const entry = exported[place] as Unchained;
  return exported.with(place, { ...entry, ...change(entry) });
}
const says = (type: string, member: Members, more: object): readonly Unchained[] =>
  changed(type, member, ({ data }) => ({ data: { ...data, ...more } }));
const opened = (more: object): readonly Unchained[] =>
  changed('MatchOpened', {}, ({ data }) => ({
    data: { ...data, event: { ...(data as { event: object }).event, ...more } },
  }));

/** The round is closed, and the seed revealed, before the last of its tables is told. */
function closedSooner(): readonly Unchained[] {
  const [told, closed] = [exported.findIndex(isOf('TableResultTold')), exported.findIndex(isOf('RoundClosed'))];
  const { at: time } = exported[told] as Unchained;
  const both = exported.slice(closed, closed + 2).map((entry) => ({ ...entry, at: time }));
  return exported.toSpliced(closed, 2).toSpliced(told, 0, ...both);
}

it('the bundle of an event is decided again, entry by entry, also where somebody else has signed it', async () => {
  expect(await at.cli('verify', 'true.jsonl')).toMatchObject({ exit: 0 });
  const again = await verified(exported);
  expect(again).toMatchObject({ exit: 0, intact: true, matches: 2, disputes: 2 });
  expect(again).not.toHaveProperty('otherwise');
});

describe('whoever makes every hash anew and signs', () => {
  const because = 'The train was late.';
  const lies: readonly (readonly [string, string, () => readonly Unchained[]])[] = [
    ['a round that was closed before its tables were decided', 'closed-too-early', closedSooner],
    [
      'a round that a player closed',
      'not-allowed',
      () => changed('RoundClosed', {}, () => ({ actor: { id: 'ann', role: 'player' } })),
    ],
    [
      'a list that one player brought for another',
      'not-allowed',
      () => changed('ListSubmitted', { player: 'bob' }, () => ({ actor: { id: 'ann', role: 'player' } })),
    ],
    [
      'a result that no server told',
      'not-allowed',
      () => changed('TableResultTold', {}, () => ({ actor: { id: 'the organizer', role: 'organizer' } })),
    ],
    ['a late list that is in time', 'late-untold', () => says('ListSubmitted', { player: 'di' }, { late: false })],
    [
      'a late list that nobody gave a reason for',
      'not-decided',
      () => says('ListSubmitted', { because }, { because: undefined }),
    ],
    [
      'an event that knows nothing of a dispute',
      'table-untold',
      () => without('TableDisputeTold', { dispute: 'late' }),
    ],
    [
      'an event that closed its round as if it knew nothing of a dispute',
      'closed-too-early',
      () => without('TableDisputeTold', { dispute: 'early' }),
    ],
    ['a closed round without its disputed table', 'not-decided', () => says('RoundClosed', {}, { disputed: [] })],
    ['a match of another mission', 'other-mission', () => opened({ mission: 'mission/another' })],
    ['a match of other points', 'other-mission', () => opened({ pointsLimit: 2_000 })],
    ['a match with another list', 'other-list', () => opened({ lists: { A: sha256('x'), B: sha256('x') } })],
    ['a match without lists', 'other-list', () => opened({ lists: undefined })],
    ['somebody who enters twice', 'not-decided', () => says('PlayerEntered', { player: 'cy' }, { player: 'bob' })],
  ];

  it.each(lies)('%s, is told so by name', async (_name, fault, made) => {
    expect(await verified(made())).toMatchObject({ exit: 1, intact: false, signed: true, fault });
  });
});
