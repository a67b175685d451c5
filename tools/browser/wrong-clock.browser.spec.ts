import type { Page } from 'playwright-core';
import { recordAll, ROSTERS } from './small-match.js';
import { sharedStaffedStage } from './staffed-stage.js';
import { holds, type View } from './stage.js';

const DAY_MS = 86_400_000;
const MATCHES = [
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
] as const;
const SEATS = { A: { player: 'ada' }, B: { player: 'ben' } };

const stage = sharedStaffedStage();

/** Runs in the page before anything else: its clock is so much off. */
const off = (by: number): string => `{
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...given) { super(...(given.length === 0 ? [Right.now() + ${by}] : given)); }
    static now() { return Right.now() + ${by}; }
  };
}`;

interface Written {
  readonly type: string;
  readonly meta: { readonly recordedAt: string; readonly occurredAt?: string };
}

async function eventsOf(match: string): Promise<readonly Written[]> {
  const headers = { authorization: `Bearer ${stage.sessions.judge}` };
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`, { headers });
  return ((await answer.json()) as { readonly events: readonly Written[] }).events;
}

async function seatedWith(match: string, watching: string): Promise<Page> {
  const path = `/matches/${match}/seats/A/links`;
  const { link } = await stage.ask<{ link: string }>(path, {}, stage.sessions.organizer);
  const { pathname, hash } = new URL(link);
  const view: View = { width: 390, height: 844, touch: true, watching };
  const page = await stage.open(pathname + hash, view);
  await page.waitForURL(`**/matches/${match}/table?as=A`);
  await page.getByRole('button', { name: '+1 CP', exact: true }).waitFor();
  return page;
}

test.each(MATCHES)(
  'a phone whose clock is a day %s records like any other, and no time in the record is its own',
  async (match, by) => {
    const data = {
      ...{ title: 'Table 11', pack: { id: 'wh40k-10e' }, seats: SEATS },
      settings: { chessClock: { per: 'game', minutes: 75 }, rosters: 'as-declared' },
    };
    const start = { type: 'StartBattle', data: { firstTurn: 'A' } };
    await recordAll(stage.base, match, [{ type: 'OpenMatch', data }, ...ROSTERS, start], stage.sessions.judge);
    const page = await seatedWith(match, off(by));
    expect(Math.abs((await page.evaluate<number>('Date.now()')) - Date.now() - by)).toBeLessThan(60_000);
    await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);

    await page.getByRole('button', { name: '+1 CP', exact: true }).tap();
    await page.getByText('Recorded as entry').waitFor();
    const next = page.getByRole('region', { name: 'Next step' }).getByRole('button');
    const says = await next.innerText();
    await next.tap();
    await next.filter({ hasNotText: says }).waitFor();
    const clock = page.getByRole('region', { name: 'Chess clock' });
    await clock.getByRole('button', { name: /^ada/ }).tap();
    await clock.getByText('runs: press to pass').waitFor();
    // Seventy-five minutes less the few seconds that it took, whatever the phone believes.
    await clock
      .getByText(/^1:1[45]:\d\d$/)
      .first()
      .waitFor();

    for (const end = Date.now() + 15_000; Date.now() < end; await page.waitForTimeout(50))
      if ((await eventsOf(match)).some(({ type }) => type === 'PhaseAdvanced')) break;
    const written = await eventsOf(match);
    expect(written.map(({ type }) => type)).toEqual(expect.arrayContaining(['CommandPointsGained', 'PhaseAdvanced']));
    const times = written.flatMap(({ meta }) => [
      meta.recordedAt,
      ...(meta.occurredAt === undefined ? [] : [meta.occurredAt]),
    ]);
    const strangest = Math.max(...times.map((time) => Math.abs(Date.parse(time) - Date.now())));
    expect(strangest).toBeLessThan(600_000);
  },
);
