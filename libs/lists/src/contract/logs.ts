import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { DisputeEvent } from '@adjutant/dispute';
import { disputeStream } from '@adjutant/dispute';
import { matchDecider, matchStream, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { readShelf, type EventStore } from '@adjutant/store';
import { longCommands } from '@adjutant/testing';
import fc from 'fast-check';

/** The packs of the repository. */
export const SHELF = readShelf(join(import.meta.dirname, '..', '..', '..', 'packs'));

const AT = '2031-05-04T12:00:00.000Z';
const CLAIMS = [
  'The knot was tied twice',
  'GRENADES out of range',
  'Façade über Straße, naïve',
  'An old \0 claim, 100% \\ sure_',
];

/** One thing that happens, somewhere in a log: in which match, and what. `pick` chooses among what is there. */
export interface Happening {
  readonly match: number;
  readonly what: 'on' | 'on' | 'correct' | 'rule' | 'concede' | 'call' | 'ruling' | 'appeal' | 'revoke';
  readonly pick: number;
}

const WHATS: readonly Happening['what'][] = ['on', 'correct', 'rule', 'concede', 'call', 'ruling', 'appeal', 'revoke'];

/** Logs of some matches, written in turns, with corrections, disputes and rulings. */
export const happenings = fc.array(
  fc.record<Happening>({
    match: fc.nat(2),
    what: fc.oneof(
      { weight: 1, arbitrary: fc.constant('on' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...WHATS) },
    ),
    pick: fc.nat(1_000),
  }),
  { minLength: 20, maxLength: 80, size: 'max' },
);

interface Going {
  readonly commands: readonly MatchCommand[];
  readonly events: MatchEvent[];
  readonly disputes: DisputeEvent[][];
  state: MatchState;
  next: number;
}

interface Written {
  readonly stream: string;
  readonly events: readonly (MatchEvent | DisputeEvent)[];
}

const decider = matchDecider(SHELF);
const OCCASION = { now: AT, occurredAt: AT, actor: { id: 'jo', role: 'head-judge' } } as const;

/** Tells the log of these happenings, append by append. What the rules refuse does not happen. */
export function* logOf(all: readonly Happening[]): Generator<Written> {
  const matches = Array.from({ length: 3 }, (): Going => {
    return { commands: longCommands(60), events: [], disputes: [], state: decider.initial, next: 0 };
  });
  for (const { match, what, pick } of all) {
    const going = matches[match];
    if (!going) continue;
    const stream = matchStream(`m${match}`);
    // Without an opening there is nothing to argue about.
    if (going.events.length < 5) {
      const opened = Array.from({ length: 6 }, () => played(going, going.commands[going.next++])).flat();
      yield { stream, events: opened };
    } else if (what === 'call' || what === 'ruling' || what === 'appeal' || what === 'revoke') {
      const told = disputed(going, match, what, pick);
      if (told) yield told;
    } else {
      const events = onwards(going, what, pick);
      if (events.length > 0) yield { stream, events };
    }
  }
}

/** The first so many events of a match that goes on and on. */
export function firstEvents(count: number): readonly MatchEvent[] {
  const on = Array.from({ length: count }, () => ({ match: 0, what: 'on', pick: 0 }) as const);
  return [...logOf(on)].flatMap(({ events }) => events as readonly MatchEvent[]).slice(0, count);
}

function onwards(going: Going, what: Happening['what'], pick: number): readonly MatchEvent[] {
  const entry = 4 + (pick % (going.events.length - 4));
  const strike = { entry, correction: { kind: 'strike' as const }, because: 'Looked again' };
  if (what === 'correct') return played(going, { type: 'CorrectEntry', data: strike });
  if (what === 'concede') return pick % 3 === 0 ? played(going, { type: 'ConcedeMatch', data: { player: 'A' } }) : [];
  if (what === 'on') return played(going, going.commands[going.next++]);
  const by = { id: 'jo', role: 'head-judge' as const };
  const corrected = played(going, { type: 'CorrectEntry', data: strike }, false);
  if (corrected.length === 0) return [];
  const ruled = { dispute: 'x', ruling: '1', by, entries: corrected.length, because: 'Ruled' };
  return taken(going, [{ type: 'RulingApplied', data: ruled }, ...corrected]);
}

function played(going: Going, command: MatchCommand | undefined, keeps = true): readonly MatchEvent[] {
  if (!command) return [];
  const decision = decider.decide(command, going.state, OCCASION);
  if (decision.outcome !== 'recorded') return [];
  return keeps ? taken(going, decision.events) : decision.events;
}

function taken(going: Going, events: readonly MatchEvent[]): readonly MatchEvent[] {
  going.events.push(...events);
  going.state = events.reduce((state, event) => decider.evolve(state, event), going.state);
  return events;
}

function disputed(
  going: Going,
  match: number,
  what: 'call' | 'ruling' | 'appeal' | 'revoke',
  pick: number,
): Written | undefined {
  const called = what === 'call' || going.disputes.length === 0;
  if (called) going.disputes.push([]);
  const nth = called ? going.disputes.length - 1 : pick % going.disputes.length;
  const dispute = going.disputes[nth] ?? [];
  const event = called ? call(going, match, pick) : rulingOn(dispute, what, pick);
  if (!event) return undefined;
  dispute.push(event);
  return { stream: disputeStream(`d${match}-${nth}`), events: [event] };
}

function call({ events }: Going, match: number, pick: number): DisputeEvent {
  const entry = pick % 4 === 0 ? null : pick % events.length;
  const claim = CLAIMS[pick % CLAIMS.length] ?? '';
  const data = { time: AT, match: `m${match}`, entry, at: events.length - 1, by: { side: 'A' as const }, claim };
  return { type: 'JudgeCalled', data };
}

function rulingOn(dispute: readonly DisputeEvent[], what: Happening['what'], pick: number): DisputeEvent | undefined {
  const given = dispute.filter(({ type }) => type === 'RulingGiven').length;
  const isRuled = dispute.at(-1)?.type === 'RulingGiven';
  if (what === 'ruling') return isRuled || given >= 2 ? undefined : ruling(given, pick);
  if (!isRuled) return undefined;
  if (what === 'revoke')
    return { type: 'RulingRevoked', data: { ruling: String(given), judge: 'hana', because: 'Mistaken' } };
  if (given > 1) return undefined;
  return { type: 'RulingAppealed', data: { time: AT, ruling: '1', side: 'B', because: 'No' } };
}

function ruling(given: number, pick: number): DisputeEvent {
  const first = { role: 'judge', instance: 'first' } as const;
  const verdict = pick % 2 === 0 ? ('upheld' as const) : ('overturned' as const);
  const final = { role: 'head-judge', instance: 'final', verdict } as const;
  return {
    type: 'RulingGiven',
    data: {
      ...{ time: AT, ruling: String(given + 1), judge: 'jo', ...(given === 0 ? first : final) },
      ...{ remedies: [{ kind: 'none' }], penalties: [], rules: pick % 3 === 0 ? ['core/grenade'] : [] },
      because: CLAIMS[(pick + 1) % CLAIMS.length] ?? '',
      basis: { revision: 5, before: 'b'.repeat(64), after: 'a'.repeat(64) },
    },
  };
}

/** Puts some of a log into a store, with metadata that follow from what it is. */
export async function append(store: EventStore, { stream, events }: Written): Promise<void> {
  const revision = (await store.readBare(stream)).length;
  const commandId = `${stream}-${revision}`;
  const payloadHash = createHash('sha256').update(commandId).digest('hex');
  const actor = { id: 'jo', role: 'judge' } as const;
  const context = { commandId, actor, occurredAt: AT, recordedAt: AT, payloadHash };
  const { outcome } = await store.append(stream, revision === 0 ? 'absent' : revision - 1, events, context);
  if (outcome !== 'appended') throw new Error(`${stream} at ${revision}: ${outcome}`);
}
