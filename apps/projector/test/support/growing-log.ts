import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { disputeStream, type DisputeEvent } from '@adjutant/dispute';
import { matchStream, type MatchEvent } from '@adjutant/match';
import { openStore, readShelf, type EventStore } from '@adjutant/store';
import { longMatch } from '@adjutant/testing';

export const PACKS = join(import.meta.dirname, '..', '..', '..', '..', 'libs', 'packs');
export const SHELF = readShelf(PACKS);

const AT = '2031-05-04T12:00:00.000Z';
const MATCHES_AT_ONCE = 25;
const MATCH = longMatch(SHELF, 80);
const CALLED_AT = 40;

type Appended = { readonly stream: string; readonly events: readonly (MatchEvent | DisputeEvent)[] };

/** An endless log of matches that are played at the same time, many of them with a dispute that is ruled on. */
function* endlessLog(): Generator<Appended> {
  for (let round = 0; ; round += 1) {
    for (const [index, event] of MATCH.entries()) {
      for (let table = 0; table < MATCHES_AT_ONCE; table += 1) {
        const match = `r${round}t${table}`;
        yield { stream: matchStream(match), events: [event] };
        if (index === CALLED_AT && table % 3 === 0) yield called(match, table);
        if (index === CALLED_AT + 9 && table % 6 === 0) yield ruled(match);
      }
    }
  }
}

function called(match: string, table: number): Appended {
  const data = {
    time: AT,
    match,
    entry: 10 + table,
    at: CALLED_AT,
    by: { side: 'A' },
    claim: `Table ${table} disagrees`,
  };
  return { stream: disputeStream(`d-${match}`), events: [{ type: 'JudgeCalled', data } as DisputeEvent] };
}

function ruled(match: string): Appended {
  const data = {
    ...{ time: AT, ruling: '1', judge: 'jo', role: 'judge', instance: 'first', remedies: [{ kind: 'none' }] },
    ...{ penalties: [], rules: ['core/grenade'], because: 'Looked it up' },
    basis: { revision: CALLED_AT, before: 'b'.repeat(64), after: 'a'.repeat(64) },
  };
  return { stream: disputeStream(`d-${match}`), events: [{ type: 'RulingGiven', data } as DisputeEvent] };
}

/** A log in a file of its own, which other processes read while it grows. */
export class GrowingLog {
  readonly setting: string;
  readonly store: EventStore;
  /** How many events stand in it. */
  events = 0;
  readonly #next = endlessLog();
  readonly #revisions = new Map<string, number>();

  constructor(readonly folder: string) {
    this.setting = `sqlite:${join(folder, 'adjutant.db')}`;
    this.store = openStore(this.setting);
  }

  /** Appends so many more events, some at the same time. */
  async grow(events: number): Promise<void> {
    const end = this.events + events;
    while (this.events < end) {
      const some: Promise<void>[] = [];
      while (some.length < MATCHES_AT_ONCE && this.events < end)
        some.push(this.#append(this.#next.next().value as Appended));
      await Promise.all(some);
    }
  }

  async #append({ stream, events }: Appended): Promise<void> {
    const revision = this.#revisions.get(stream) ?? -1;
    this.#revisions.set(stream, revision + events.length);
    this.events += events.length;
    const commandId = `${stream}-${revision}`;
    const payloadHash = createHash('sha256').update(commandId).digest('hex');
    const context = {
      commandId,
      actor: { id: 'jo', role: 'judge' },
      occurredAt: AT,
      recordedAt: AT,
      payloadHash,
    } as const;
    const { outcome } = await this.store.append(stream, revision < 0 ? 'absent' : revision, events, context);
    if (outcome !== 'appended') throw new Error(`${stream} after ${revision}: ${outcome}`);
  }
}
