import { Ajv2020 } from 'ajv/dist/2020.js';
import { standingsRecords } from '@adjutant/contexts';
import { canonical, digest, EVENT_BUNDLE_SCHEMA, newKeys, readSignerKey, type SignerKey } from '@adjutant/seal';
import { Shelf } from '@adjutant/rules';
import {
  bundledBy,
  chained,
  dayOfTwelve,
  EVENT,
  streamsOf,
  type Insider,
  type Unchained,
} from '@adjutant/testing/event-day';
import { PACK } from '@adjutant/testing/given';
import { workspace } from './cli.js';

const { digest: _, ...content } = PACK;
const pack = { ...content, digest: digest(content) };
const keyOf = (seed: number): SignerKey =>
  readSignerKey(newKeys('example.org/log', Buffer.alloc(32, seed)).signer) as SignerKey;
const [signer, thief] = [keyOf(1), keyOf(2)];
const day = dayOfTwelve(new Shelf([pack]), pack.id);
const standings = [...standingsRecords(day.state)];

/** What the server itself would sign of this day, with what an insider changes in it. */
function bundle(change: Partial<Insider> & { readonly entries?: readonly Unchained[] } = {}): string {
  const log = change.log ?? chained(change.entries ?? day.log);
  return bundledBy({ event: EVENT, log, pack, signer, standings, streams: streamsOf(log, EVENT), ...change });
}

const at = workspace();
const verify = async (text: string | Uint8Array, ...more: readonly string[]) => {
  at.file('event.jsonl', text);
  return at.cli('verify', 'event.jsonl', ...more);
};
const faultOf = async (text: string | Uint8Array, ...more: readonly string[]) => {
  const { exit, json } = await verify(text, '--json', ...more);
  return {
    exit,
    ...(json[0] as {
      readonly fault: string;
      readonly signed: boolean;
      readonly line?: number;
      readonly reason: string;
    }),
  };
};
const linesOf = (text: string): string[] => text.trimEnd().split('\n');
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const whole = bundle();
const is = (event: Unchained, type: string, member: object = {}): boolean =>
  event.type === type &&
  Object.entries(member).every(([name, value]) => (event.data as Record<string, unknown>)[name] === value);
const changed = (type: string, member: object, change: (data: never) => object): readonly Unchained[] => {
  const index = day.log.findIndex((event) => is(event, type, member));
  const event = day.log[index] as Unchained;
  return day.log.with(index, { ...event, data: change(event.data as never) });
};

describe('the bundle of an event', () => {
  it('is played and drawn again, and says in sentences what it proves', async () => {
    const { exit, out } = await verify(whole, '--key', signer.verifier);
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(/^INTACT event\.jsonl: event open-2031, The open: 3 rounds, 12 players/),
    ]);
    expect(out).toMatch(/Players go by their ids: a bundle holds no names\. `--names FILE`/);
    expect(out).toMatch(/the draft of round 1, 2, 3 is what it draws from the record/);
    expect(out).toMatch(
      /^Proved: every entry of the event is one that it decides again .*; not decided again: its set-up, and/m,
    );
    expect(out).toMatch(/Edited by hand, with a reason: round 2\./);
    expect(out).toMatch(/by jo, in dispute turned \(as its judge gave it\)/);
    expect(out).toMatch(/by jo, in dispute late \(its dispute is known by its hashes only\)/);
    expect(out).toMatch(/after round 1, 2, 3 were worked out again from the record, to the last tie-break/);
    const [told] = (await verify(whole, '--json')).json;
    expect(told).toMatchObject({
      intact: true,
      players: 12,
      matches: 19,
      voided: 2,
      disputes: 2,
      withheld: 2,
      proved: [],
    });
  });

  it('names the table of each ruling, and players by a file that came beside it, which nobody signed', async () => {
    const ids = Object.keys(day.state.entries);
    const players = ids.map((id, at) => ({ id, name: `Player of chair ${at + 1}` }));
    const names = at.file('names.json', JSON.stringify({ players, rounds: [] }));
    const { exit, out } = await verify(whole, '--names', names);
    const first = standings.at(-1)?.rows[0]?.player ?? '';
    expect(exit).toBe(0);
    expect(out).toContain(`1. Player of chair ${ids.indexOf(first) + 1}, `);
    expect(out).toMatch(
      /at entry \d+ of round \d, table \d \(Player of chair \d+ against Player of chair \d+\), match /,
    );
    expect(out).toMatch(/Not proved: what anybody is called\. Names are those of names\.json\./);
    expect((await verify(whole, '--names', at.file('none.txt', 'It was a dark night.'))).exit).toBe(2);
    expect((await at.cli('verify', '--all', '--names', names)).err).toMatch(/--names is for the bundle of an event/);
  });

  it('is written in lines that fit the published schema', () => {
    const fits = new Ajv2020().compile(EVENT_BUNDLE_SCHEMA);
    expect(linesOf(whole).filter((line) => !fits(JSON.parse(line)))).toEqual([]);
  });

  it('tells of nobody’s penalties', () => {
    expect(day.log.some(({ data }) => canonical(data).includes('"penalties":[{'))).toBe(true);
    expect(whole).not.toMatch(/penalties":\[\{|warning/);
  });

  it('with another key is told to be by somebody else', async () => {
    expect(await faultOf(bundle({ signer: thief }), '--key', signer.verifier)).toMatchObject({
      exit: 1,
      fault: 'other-key',
    });
    expect((await verify(bundle({ signer: thief }))).out).toMatch(/^Nobody knows who signed/);
  });
});

describe('whoever has no key and changes the bundle of an event', () => {
  it('in one byte, whichever, is found', async () => {
    const bytes = Buffer.from(whole);
    const step = Math.floor(bytes.length / 60);
    for (let place = 7; place < bytes.length; place += step) {
      const copy = Buffer.from(bytes);
      copy[place] = (copy[place] as number) ^ 1;
      expect([place, (await verify(copy, '--key', signer.verifier)).exit]).not.toEqual([place, 0]);
    }
  });

  it.each([
    [
      'its content',
      (lines: string[]) => lines.with(9, (lines[9] as string).replace('"player":"', '"player":"x')),
      'broken-chain',
      10,
    ],
    [
      'the order of lines',
      (lines: string[]) => lines.with(8, lines[9] as string).with(9, lines[8] as string),
      'broken-chain',
      9,
    ],
    [
      'its standings',
      (lines: string[]) => lines.map((line) => line.replace('"place":2,', '"place":3,')),
      'changed-standings',
      undefined,
    ],
    ['its end', (lines: string[]) => lines.slice(0, -1), 'cut-off', undefined],
    ['its middle', (lines: string[]) => lines.slice(0, 60), 'cut-off', 61],
    [
      'its rules',
      (lines: string[]) => lines.map((line) => line.replace('Kites and Anvils', 'Kites and Others')),
      'wrong-pack',
      undefined,
    ],
  ] as const)('in %s is told so by name', async (_name, change, fault, line) => {
    const found = await faultOf(textOf(change(linesOf(whole))));
    expect(found).toMatchObject({ exit: 1, fault, signed: false, ...(line === undefined ? {} : { line }) });
  });

  it('in its standings is told the first line that differs', async () => {
    const lines = linesOf(whole);
    const at = lines.findIndex((line) => line.startsWith('{"standings"') && line.includes('"after":2'));
    const [second] = standings[1]!.rows.slice(1);
    const other = (lines[at] as string).replace('"place":2,', '"place":3,');
    const found = await faultOf(textOf(lines.with(at, other)));
    expect(found).toMatchObject({ exit: 1, fault: 'changed-standings', signed: false, line: at + 1 });
    expect(found.reason).toBe(
      `after round 2 ${second?.player} is on place 2, not 3; the standings are not those that were signed`,
    );
  });

  /** Everything that can be worked out again without the key, under the signatures of the true bundle. */
  const forged = (text: string): string => textOf([...linesOf(text).slice(0, -3), ...linesOf(whole).slice(-3)]);

  it('and swaps two lines with all hashes redone, is told which stream it was', async () => {
    const entered = day.log.findIndex((event) => is(event, 'PlayerEntered', { player: 'p03' }));
    const swapped = day.log
      .with(entered, day.log[entered + 1] as Unchained)
      .with(entered + 1, day.log[entered] as Unchained);
    expect(await faultOf(forged(bundle({ entries: swapped })))).toMatchObject({
      ...{ exit: 1, fault: 'rewritten-stream', stream: `tournament-${EVENT}` },
      reason: expect.stringMatching(/does not end as it was signed/) as string,
    });
  });

  it('and leaves a match out, is told which one', async () => {
    const log = chained(day.log);
    const streams = streamsOf(log, EVENT);
    const left = `match-${day.at(2, 3).match}`;
    const found = await faultOf(forged(bundle({ log, streams: streams.filter((one) => one !== left) })));
    expect(found).toMatchObject({ exit: 1, fault: 'entries-left-out', signed: false });
    expect(found.reason).toMatch(
      /^the match of round 2, table 3.* is left out; the manifest counts \d+ streams, but there are \d+/,
    );
  });
});

describe('whoever has the key and signs a record of an event that does not hold', () => {
  const resultOf = (round: number, table: number) => {
    const { match, publication } = day.at(round, table);
    return { match, told: { round, table, publication } };
  };
  const log = chained(day.log);
  const without = (stream: string): readonly string[] => streamsOf(log, EVENT).filter((one) => one !== stream);
  const said = (data: { readonly said: { readonly A: object; readonly B: object } }): object => {
    const { A, B } = data.said;
    return { ...data, said: { ...data.said, A: B, B: A } };
  };

  const lies: readonly (readonly [string, string, () => string])[] = [
    ['without a match', 'match-left-out', () => bundle({ log, streams: without(`match-${resultOf(2, 3).match}`) })],
    [
      'in which the event is told another result',
      'told-otherwise',
      () => bundle({ entries: changed('TableResultTold', resultOf(3, 5).told, said) }),
    ],
    [
      'in which match and event have another result, and the standings not',
      'other-standings',
      () => bundle({ entries: turnedOver(3, 1) }),
    ],
    [
      'with other standings',
      'other-standings',
      () => bundle({ standings: standings.with(1, { ...standings[1]!, rows: standings[1]!.rows.toReversed() }) }),
    ],
    [
      'with a tie-break too large by one',
      'other-standings',
      () => bundle({ standings: standings.with(2, { ...standings[2]!, rows: lastTieBreak(standings[2]!.rows) }) }),
    ],
    ['without the last standings', 'standings-left-out', () => bundle({ standings: standings.slice(0, 2) })],
    ['of another event', 'stray-entry', () => bundle({ event: 'another' })],
    [
      'under other rules',
      'rules-left-out',
      () => bundle({ pack: { ...content, id: 'others', digest: digest({ ...content, id: 'others' }) } }),
    ],
    [
      'with a draft of their own',
      'other-draft',
      () => bundle({ entries: changed('RoundDrafted', { round: 1 }, swapFirst) }),
    ],
    [
      'with another publication than the draft',
      'other-publication',
      () => bundle({ entries: changed('RoundPublished', { round: 1 }, swapFirst) }),
    ],
    [
      'with another seed',
      'wrong-seed',
      () => bundle({ entries: changed('SeedRevealed', {}, () => ({ seed: 'another' })) }),
    ],
    ['with a ruling that no judge gave', 'other-ruling', () => bundle({ log, streams: without('dispute-turned') })],
    [
      'with a match at a table that is gone',
      'not-void',
      () => bundle({ entries: day.log.filter((event) => event.type !== 'MatchVoided') }),
    ],
  ];

  it.each(lies)('%s: is told so by name', async (_name, fault, made) => {
    const found = await faultOf(made(), '--key', signer.verifier);
    expect(found).toMatchObject({ exit: 1, fault, signed: true });
    expect((await verify(made(), '--key', signer.verifier)).out).toMatch(/this is for whoever keeps the log to answer/);
  });

  it('which table it is, and who plays there, is said by name where a file of names came beside it', async () => {
    const ids = Object.keys(day.state.entries);
    const players = ids.map((id, at) => ({ id, name: `Player of chair ${at + 1}` }));
    const names = at.file('names.json', JSON.stringify({ players, rounds: [] }));
    const called = (id: string): string => `Player of chair ${ids.indexOf(id) + 1}`;
    const { match, told } = resultOf(3, 5);
    const lie = bundle({ entries: changed('TableResultTold', told, said) });
    const { A, B } = day.at(3, 5);
    const { out } = await verify(lie, '--key', signer.verifier, '--names', names);
    expect(out).toMatch(
      new RegExp(`entry \\d+ of the match of round 3, table 5 \\(${called(A)} against ${called(B)}\\): `),
    );
    expect(out).not.toContain(match);
    expect((await verify(lie, '--json')).json[0]).toMatchObject({ table: { round: 3, table: 5, A, B } });
    const tie = standings.with(2, { ...standings[2]!, rows: lastTieBreak(standings[2]!.rows) });
    const other = await verify(bundle({ standings: tie }), '--names', names);
    expect(other.out).toContain(`after round 3 ${called(standings[2]!.rows[0]!.player)} has `);
    const left = await verify(bundle({ log, streams: without(`match-${resultOf(2, 3).match}`) }), '--names', names);
    expect(left.out).toMatch(/: the match of round 2, table 3.* is left out \(match-left-out\)/);
  });

  function turnedOver(round: number, table: number): readonly Unchained[] {
    const { match, told } = resultOf(round, table);
    const decided = day.log.findIndex((event) => event.stream === `match-${match}` && event.type === 'ResultDecided');
    const event = day.log[decided] as Unchained;
    const { outcome, awarded, ...more } = event.data as {
      readonly outcome: { A: string; B: string };
      readonly awarded: { A: number; B: number };
    };
    const other = {
      ...more,
      outcome: { A: outcome.B, B: outcome.A },
      awarded: { ...awarded, A: awarded.B, B: awarded.A },
    };
    const both = changed('TableResultTold', told, said);
    return both.with(decided, { ...event, data: other });
  }
});

function swapFirst(data: { readonly tables: readonly { readonly A: string; readonly B: string }[] }): object {
  const [one, other, ...rest] = data.tables;
  if (!one || !other) throw new Error('there are fewer than two tables');
  return { ...data, tables: [{ ...one, B: other.B }, { ...other, B: one.B }, ...rest] };
}

function lastTieBreak<Row extends { readonly values: readonly (readonly string[] | null)[] }>(
  rows: readonly Row[],
): readonly Row[] {
  const [first, ...others] = rows;
  if (!first) throw new Error('nobody is there');
  const values = first.values.toSpliced(-1, 1, [`${Number(first.values.at(-1)?.[0]) + 1}`]);
  return [{ ...first, values }, ...others];
}
