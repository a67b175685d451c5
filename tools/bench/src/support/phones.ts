import { randomUUID } from 'node:crypto';
import { openingCommands } from '@adjutant/testing';
import { assertSame } from './figure.js';
import type { Session, Staffed } from './staffed.js';

/** A session may change something 300 times in a minute: it opens so many matches and hands out the links of their seats. */
const OF_ONE_SESSION = 80;
const SIDES = ['A', 'B'] as const;
const STEPS = ['command', 'movement', 'shooting', 'charge', 'fight'] as const;
/** At each step two things are told, and then it is gone on from. */
const STEPS_PLAYED = 15;

type Side = (typeof SIDES)[number];

interface Place {
  readonly round: number;
  readonly turn: Side;
  readonly step: string;
}

/** A phone that was cut off through a round and a half, with everything that was pressed on it. */
export interface Phone {
  readonly session: Session;
  readonly path: string;
  readonly list: readonly { readonly commandId: string; readonly type: string }[];
}

/** Both phones of so many matches, each with a seat of its own. */
export async function phonesOf(staffed: Staffed, matches: number): Promise<readonly Phone[]> {
  const phones: Phone[] = [];
  for (let opened = 0; opened < matches; opened += OF_ONE_SESSION) {
    const [scorekeeper, organizer] = [await staffed.scorekeeper(), await staffed.organizer()];
    for (let one = opened; one < Math.min(matches, opened + OF_ONE_SESSION); one += 1)
      phones.push(...(await pairAt(staffed, scorekeeper, organizer, `/api/matches/${randomUUID()}`)));
    scorekeeper.close();
    organizer.close();
  }
  return phones;
}

async function pairAt(staffed: Staffed, keeper: Session, organizer: Session, path: string): Promise<readonly Phone[]> {
  const opening = openingCommands('storm').map((command) => ({ commandId: randomUUID(), ...command }));
  const { status, body } = await keeper.post(`${path}/commands`, opening);
  assertSame(`answer to an opening (${body.slice(0, 200)})`, status, 200);
  const pair: Phone[] = [];
  for (const side of SIDES) {
    const issued = await organizer.post(`${path}/seats/${side}/links`, {});
    const { link } = JSON.parse(issued.body) as { readonly link: string };
    pair.push({ session: await staffed.seated(link), path, list: pressedBy(side, opening.length - 1) });
  }
  return pair;
}

/** What one of them pressed without a line: nothing of it is what the other pressed too, but for going on. */
function pressedBy(side: Side, basedOn: number): Phone['list'] {
  return Array.from({ length: STEPS_PLAYED }, (_, index) => {
    const at = { place: placeAt(index), basedOn };
    const what = `told by ${side} at step ${index}`;
    return [
      { type: 'GainCommandPoints', data: { player: side, amount: 1, what }, ...at },
      { type: 'ScoreVictoryPoints', data: { player: side, category: 'primary', points: 1, what }, ...at },
      { type: 'AdvancePhase', data: { to: placeAt(index + 1) }, ...at },
    ].map((command) => ({ commandId: randomUUID(), ...command }));
  }).flat();
}

function placeAt(index: number): Place {
  const turn = Math.floor(index / STEPS.length);
  const step = STEPS[index % STEPS.length] as string;
  return { round: Math.floor(turn / SIDES.length) + 1, turn: SIDES[turn % SIDES.length] as Side, step };
}

interface Answered {
  readonly outcome: string;
  readonly code?: string;
}

/** Sends everything in one list, and tells how long it took until all of it was answered. */
export async function comesBack({ session, path, list }: Phone): Promise<number> {
  const started = performance.now();
  const { status, body } = await session.post(`${path}/commands?each=true`, list);
  assertSame(`answer to what a phone brings (${body.slice(0, 200)})`, status, 200);
  for (const [index, { outcome, code }] of (JSON.parse(body) as readonly Answered[]).entries()) {
    const isTaken = outcome === 'recorded' || (outcome === 'already' && list[index]?.type === 'AdvancePhase');
    assertSame(`answer to ${list[index]?.type} (${outcome} ${code ?? ''})`, isTaken, true);
  }
  return performance.now() - started;
}

/** Everything that was told stands once in its match, and every step was taken once by one of both. */
export async function assertOnce(phones: readonly Phone[]): Promise<void> {
  for (const [path, pair] of Map.groupBy(phones, (phone) => phone.path)) {
    const { body } = await (pair[0] as Phone).session.get(`${path}/events`);
    const { events } = JSON.parse(body) as {
      readonly events: readonly { readonly type: string; readonly meta: { readonly commandId: string } }[];
    };
    const written = events.filter(({ type }) => type !== 'EntryCorrected').map(({ meta }) => meta.commandId);
    const told = pair.flatMap(({ list }) => list).filter(({ type }) => type !== 'AdvancePhase');
    for (const { commandId } of told)
      assertSame('entries of one id', written.filter((one) => one === commandId).length, 1);
    assertSame('steps of a match', events.filter(({ type }) => type === 'PhaseAdvanced').length, STEPS_PLAYED);
  }
}
