import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFaults, tally } from '@adjutant/tools-services';
import { STAKES } from '@adjutant/access';
import { builtStaffed, type BuiltStaffed } from './built-staffed.js';
import { becameOf, listOf, prepare, sendEach, sendList } from './listing.js';
import { callOf, UNSENDABLE } from './matrix-calls.js';
import { at, command, open, started, toShooting } from './running.js';
import { personOn, type Person } from './staffed.js';

const CREWS = 3;
/** So many lists that nobody of a crew asks too much within a minute. */
const LISTS_EACH = 20;
const DEVICE_LASTS = 120;
const LONG_LIST = 400;

let event: BuiltStaffed;
let sam: Person;
let jo: Person;
beforeAll(async () => {
  event = await builtStaffed();
  sam = await event.hire('Sam Score', 'scorekeeper');
  jo = await event.hire('Jo Judge', 'judge', 'head-judge', 'organizer');
});
afterAll(() => event?.end());

const revisionOf = async (match: string): Promise<number> =>
  Number((await event.nobody.get(`/api/matches/${match}`)).body['revision']);

describe('lists', () => {
  test('nobody acts for what came to the other side in the same list', async () => {
    expect((await sam.send('returned', ...started(), toShooting())).status).toBe(200);
    const ann = await event.seatAt('returned', 'A');
    const before = await revisionOf('returned');
    const acts = [
      command('RecordUnitAction', { unit: 'B-9', action: 'x' }),
      command('ActivateUnit', { unit: 'B-9' }),
      command('PlaceUnit', { unit: 'B-9' }),
    ];
    for (const act of acts) {
      const { status, body } = await ann.send(
        'returned',
        command('RecordUnitDestroyed', { unit: 'B-2' }),
        command('RecordUnitReturned', { unit: 'B-2', as: 'B-9', what: 'x' }),
        act,
      );
      expect([status, body['code']]).toEqual([403, 'access/not-your-seat']);
    }
    expect(await revisionOf('returned')).toBe(before);
    tally('lists that act for the other side', 'refused whole', acts.length);
  });

  test('for a dispute nothing is recorded where one command is not for whoever sends it', async () => {
    await prepare(sam, 'stated');
    const ann = await event.seatAt('stated', 'A');
    const list = [command('MakeStatement', { side: 'A', text: 'x' }), command('ClaimCall', {})];
    const answer = await ann.ask('POST', '/api/disputes/stated/commands', list);
    expect([answer.status, becameOf(answer).map((one) => one['outcome'])]).toEqual([403, ['skipped', 'refused']]);
    expect(at((await jo.get('/api/disputes/stated')).body, 'statements')).toEqual([]);
    tally('lists for a dispute with what is not theirs', 'refused whole');
  });

  test('no list gets more than its commands would one by one', async () => {
    let crew = [sam, jo] as const;
    const links = async (match: string): Promise<Person> => {
      const { body } = await crew[0].ask('POST', `/api/matches/${match}/seats/A/links`, {});
      const seated = await event.nobody.ask('POST', '/api/access/seat', { link: body['link'] });
      return personOn(event.server, String(seated.body['token']), 'ann');
    };
    for (let seed = 1; seed <= CREWS * LISTS_EACH; seed++) {
      if (seed % LISTS_EACH === 1)
        crew = [await event.hire(`Scorer ${seed}`, 'scorekeeper'), await event.hire(`Official ${seed}`, 'judge')];
      const [scorer, official] = crew;
      const list = listOf(seed);
      const [whole, each] = [`whole-${seed}`, `each-${seed}`];
      await prepare(scorer, whole);
      await prepare(scorer, each);
      const sender = (match: string): Promise<Person> =>
        seed % 3 === 0 ? links(match) : Promise.resolve(seed % 3 === 1 ? official : scorer);
      const got = await sendList(await sender(whole), whole, list);
      expect({ seed, list, got }).toEqual({ seed, list, got: await sendEach(await sender(each), each, list) });
    }
    tally('lists of random commands', 'got what one by one gets', CREWS * LISTS_EACH);
  });
});

describe('a seat is no person', () => {
  const WORDS = ['whisper-contact', 'whisper-club', 'whisper-nation', 'whisper-penalty', 'whisper-claim'];

  /** Every route with every id that it could be about. Streams have no end, and whoever signs out sits nowhere. */
  async function everyDoor(): Promise<readonly { readonly method: string; readonly address: string }[]> {
    const { paths } = (await event.nobody.get('/api/docs-json')).body as { readonly paths: Record<string, object> };
    return Object.entries(paths)
      .filter(([path]) => !/\/live(\/|$)/.test(path) && path !== '/api/access/sign-out')
      .flatMap(([path, methods]) => {
        const ids = path.includes('{') ? ['ann', 'elsewhere', 'made-up', 'whispered'] : ['-'];
        return Object.keys(methods).flatMap((method) =>
          (method === 'get' ? ['', '?viewer=A', '?person=ann&infraction=late'] : ['']).flatMap((query) =>
            ids.map((id) => ({ method: method.toUpperCase(), address: path.replaceAll(/\{\w+\}/g, id) + query })),
          ),
        );
      });
  }

  test('no door tells whoever sits somewhere anything of the person who is expected there', async () => {
    const known = { name: 'Ann', contact: WORDS[0], club: WORDS[1], nation: WORDS[2] };
    await event.organizer.ask('PUT', '/api/people/ann', known);
    await prepare(sam, 'elsewhere');
    const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: WORDS[3] };
    const penalty = command('IssuePenalty', { penalty: randomUUID(), person: 'ann', match: 'elsewhere', ...what });
    expect((await jo.ask('POST', '/api/people/ann/penalties/commands', penalty)).status).toBe(200);
    const call = command('CallJudge', { match: 'elsewhere', side: 'A', claim: WORDS[4] });
    expect((await sam.ask('POST', '/api/disputes/whispered/commands', call)).status).toBe(200);
    // A scorekeeper makes a table up, and sits down there.
    expect((await sam.send('made-up', open())).status).toBe(200);
    const issued = await sam.ask('POST', '/api/matches/made-up/seats/A/links', {});
    const sit = async (): Promise<string> =>
      String((await event.nobody.ask('POST', '/api/access/seat', { link: issued.body['link'] })).body['token']);
    let token = await sit();
    const doors = await everyDoor();
    for (const [asked, { method, address }] of doors.entries()) {
      if (asked % DEVICE_LASTS === DEVICE_LASTS - 1) token = await sit();
      const response = await fetch(`${event.server.url}${address}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      // Whoever asks too much is told nothing, which proves nothing.
      expect([method, address, response.status]).not.toEqual([method, address, 429]);
      const text = `${JSON.stringify([...response.headers])} ${await response.text()}`;
      expect([method, address, WORDS.filter((word) => text.includes(word))]).toEqual([method, address, []]);
    }
    const asked = doors.length;
    expect(asked).toBeGreaterThan(300);
    expect((await event.organizer.get('/api/people/ann')).body).toMatchObject(known);
    tally('doors tried from a made-up seat', 'told nothing of the person', asked);
  });
});

describe('whoever plays', () => {
  test.each(['by account', 'by a second id', 'having sat down'])('%s is no official there, at no door', async (how) => {
    const match = `own-${randomUUID()}`;
    if (how === 'by a second id') await event.organizer.ask('PUT', '/api/people/second', { name: 'jo  JUDGE' });
    const player = how === 'by account' ? jo.id : how === 'by a second id' ? 'second' : 'third';
    const seats = { A: { player }, B: { player: 'bob' } };
    const opening = command('OpenMatch', { title: 'x', pack: { id: 'wh40k-10e' }, seats });
    expect((await sam.send(match, opening, ...started().slice(1))).status).toBe(200);
    const call = command('CallJudge', { match, side: 'B', claim: 'x' });
    expect((await sam.ask('POST', `/api/disputes/${match}/commands`, call)).status).toBe(200);
    if (how === 'having sat down') {
      const { body } = await sam.ask('POST', `/api/matches/${match}/seats/A/links`, {});
      expect((await jo.ask('POST', '/api/access/seat', { link: body['link'] })).status).toBe(200);
    }
    const sent = async (type: keyof typeof STAKES): Promise<unknown> => {
      const { method, path, body } = callOf(type, { match, side: 'B', file: '' });
      return (await jo.ask(method, path, body)).body['code'];
    };
    const official = (Object.keys(STAKES) as (keyof typeof STAKES)[]).filter(
      (type) => STAKES[type] === 'match' && !UNSENDABLE.has(type) && !/Penalty|^ApplyRuling|^ReverseRuling/.test(type),
    );
    for (const type of official) expect([type, await sent(type)]).toEqual([type, 'ruling/own-match']);
    const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'x' };
    const penalty = command('IssuePenalty', { penalty: randomUUID(), person: 'bob', match, ...what });
    expect((await jo.ask('POST', '/api/people/bob/penalties/commands', penalty)).body['code']).toBe('ruling/own-match');
    const looks = ['', '/timeline', '/replay', '/options', '/attempts', '/moments'];
    for (const path of looks)
      expect((await jo.get(`/api/matches/${match}${path}?viewer=judge`)).body['code']).toBe('ruling/own-match');
    expect((await jo.ask('POST', `/api/matches/${match}/suppose?viewer=judge`, { supposals: [] })).body['code']).toBe(
      'ruling/own-match',
    );
    tally('official acts in a match of their own', 'refused', official.length + looks.length + 2);
  });

  test('blanks no club: not that of the judge, not that of a player', async () => {
    const kim = await event.hire('Kim Club', 'judge', 'scorekeeper');
    await event.organizer.ask('PUT', `/api/people/${kim.id}`, { name: 'Kim Club', club: 'Harbour' });
    for (const body of [
      { name: 'Kim Club', club: null },
      { name: 'Kim Club', nation: 'X' },
    ])
      expect((await kim.ask('PUT', `/api/people/${kim.id}`, body)).status).toBe(403);
    expect((await kim.ask('PATCH', `/api/access/staff/${kim.id}`, { club: null })).status).toBe(403);
    tally('clubs and nations changed by a judge', 'refused', 3);
  });
});

test('a disk that is full in the middle of a list: the answer says how many are recorded', async () => {
  const beside = mkdtempSync(join(tmpdir(), 'adjutant-faults-'));
  let faults: DiskFaults | undefined;
  const place = await builtStaffed(async (data) => {
    faults = await DiskFaults.over(data, beside);
    return faults.environment;
  });
  try {
    const keeper = await place.hire('Sam Score', 'scorekeeper');
    expect((await keeper.send('m', ...started())).status).toBe(200);
    const points = Array.from({ length: LONG_LIST }, () =>
      command('GainCommandPoints', { player: 'A', amount: 1, what: 'x' }),
    );
    const revision = async (): Promise<number> => Number((await place.nobody.get('/api/matches/m')).body['revision']);
    const before = await revision();
    const sending = keeper.send('m', ...points);
    while ((await revision()) < before + 3);
    faults?.start('full');
    const answer = await sending;
    const became = becameOf(answer).map((one) => String(one['outcome']));
    faults?.heal();
    const recorded = (await revision()) - before;
    expect([answer.status, became.filter((one) => one === 'recorded').length]).toEqual([503, recorded]);
    expect(recorded).toBeLessThan(LONG_LIST);
    expect(becameOf(answer)[recorded]).toMatchObject({ outcome: 'failed', facts: { recorded, of: LONG_LIST } });
    expect(became.slice(recorded + 1)).toEqual(points.slice(recorded + 1).map(() => 'skipped'));
    const again = await keeper.send('m', ...points);
    const told = becameOf(again).map((one) => String(one['outcome']));
    expect([again.status, told.filter((one) => one === 'already').length]).toEqual([200, recorded]);
    expect((await revision()) - before).toBe(LONG_LIST);
    tally('lists cut short by a full disk', 'said how many are recorded');
  } finally {
    faults?.heal();
    await place.end();
    rmSync(beside, { recursive: true, force: true });
  }
});
