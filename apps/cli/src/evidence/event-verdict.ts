import { hash } from 'node:crypto';
import { WholeEvent, type EventFault, type WholeEventTold } from '@adjutant/contexts';
import {
  commitment,
  EventBundleReader,
  readVerifierKey,
  type ClosedEventBundle,
  type EventBundleFault,
  type EventBundlePart,
  type GrowthVerdict,
} from '@adjutant/seal';
import { EventPlaces, type PlaceOfEvent } from './event-places.js';
import type { LineFile } from './line-file.js';
import { heldAgainst, type Trusted } from './verdict.js';

export type EventVerdict =
  | {
      readonly intact: true;
      readonly bundle: ClosedEventBundle;
      readonly told: WholeEventTold;
      readonly other?: Extract<GrowthVerdict, { readonly ok: true }>;
    }
  | {
      readonly intact: false;
      /** Whether the file is what the log signed all the same. */
      readonly signed: boolean;
      /** The name of what is wrong. */
      readonly fault: EventBundleFault['fault'] | EventFault['fault'] | 'other-checkpoint';
      readonly says: string;
      readonly line?: number;
      readonly stream?: string;
      readonly entry?: number;
      readonly notBy?: string;
      /** The table whose match, or a dispute about whose match, does not hold. */
      readonly table?: PlaceOfEvent;
      /** What streams are called by people, as far as the file was read. */
      readonly places?: EventPlaces;
    };

type Broken = Extract<EventVerdict, { readonly intact: false }>;

/** Everything that the bundle of an event and what its reader brings along can prove. */
export function verdictOnEvent(file: LineFile, { key, checkpoint }: Trusted): EventVerdict {
  const reading = new Reading(key);
  for (const line of file.lines()) {
    const broken = reading.take(line);
    if (broken) return reading.placed(broken);
  }
  if (file.tooLong) return reading.placed(reading.tooLong());
  const read = reading.end(file.complete);
  if (!read.intact) return reading.placed(read);
  if (checkpoint === undefined) return read;
  const held = heldAgainst(read.bundle, checkpoint);
  if (held.intact) return { ...read, other: held.other };
  const { signed, reason, notBy } = held;
  return { intact: false, signed, fault: 'other-checkpoint', says: reason, ...(notBy !== undefined && { notBy }) };
}

/** What was signed knows how many streams there were, and that standings are others; which they are is known by the record of the event. */
const KNOWN_BY_THE_RECORD: { readonly [Named in EventBundleFault['fault']]?: EventFault['fault'] } = {
  'entries-left-out': 'match-left-out',
  'changed-standings': 'other-standings',
};

/** Reads to the end even where the record does not hold: whether a log has signed that is said in the last lines. */
class Reading {
  readonly #reader: EventBundleReader;
  readonly #begins = new Map<string, number>();
  #whole: WholeEvent | undefined;
  #places: EventPlaces | undefined;
  #fault: Broken | undefined;
  #line = 0;

  constructor(private readonly key: string | undefined) {
    this.#reader = new EventBundleReader(key);
  }

  take(line: Uint8Array): Broken | undefined {
    this.#line += 1;
    const taken = this.#reader.take(line);
    if (!taken.ok) return this.#unsigned(taken.fault);
    if (taken.part.kind === 'header') this.#places = new EventPlaces(taken.part.header.event);
    this.#places?.take(taken.part);
    const fault = this.#fault ? undefined : this.#hold(taken.part);
    if (fault) this.#fault = this.#differs(fault);
    return undefined;
  }

  /** The same fault, with what is told of its place by whoever looks for a table. */
  placed(broken: Broken): Broken {
    if (this.#places === undefined) return broken;
    const table = broken.stream === undefined ? undefined : this.#places.tableOf(broken.stream);
    return { ...broken, places: this.#places, ...(table && { table }) };
  }

  tooLong(): Broken {
    const says = 'it is longer than any line of such a file';
    return this.#fault ?? { intact: false, signed: false, fault: 'too-long', line: this.#line + 1, says };
  }

  end(complete: boolean): EventVerdict {
    const bundle = this.#reader.end(complete);
    if ('fault' in bundle) return this.#unsigned(bundle);
    if (this.#fault) return this.#fault;
    const told = (this.#whole as WholeEvent).end();
    return 'fault' in told ? this.#differs(told) : { intact: true, bundle, told };
  }

  #hold(part: EventBundlePart): EventFault | undefined {
    switch (part.kind) {
      case 'header':
        this.#whole = new WholeEvent(part.header.event, { hash: (text) => hash('sha256', text), commit: commitment });
        return undefined;
      case 'pack':
        return void this.#whole?.pack(part.pack);
      case 'event':
        if (part.event.revision === 0) this.#begins.set(part.event.stream, this.#line);
        return this.#whole?.entry(part.event);
      case 'withheld':
        return this.#whole?.withheld(part.withheld);
      case 'standings':
        return this.#whole?.standings(part.standings);
      case 'closing':
        return undefined;
    }
  }

  #differs({ fault, says, stream, entry }: EventFault): Broken {
    const begins = stream === undefined ? undefined : this.#begins.get(stream);
    const line = begins === undefined ? this.#line : begins + (entry ?? 0);
    const at = { ...(stream === undefined ? {} : { stream }), ...(entry === undefined ? {} : { entry }) };
    return { intact: false, signed: true, fault, says, line, ...at };
  }

  #unsigned({ fault, line, says, event, otherKey }: EventBundleFault): Broken {
    const where = this.#fault?.fault === KNOWN_BY_THE_RECORD[fault] ? this.#fault : undefined;
    if (where) return { intact: false, signed: false, fault, line: where.line ?? line, says: `${where.says}; ${says}` };
    const at = event && { stream: event.stream, entry: event.revision };
    const notBy = otherKey ? readVerifierKey(this.key ?? '')?.name : undefined;
    return { intact: false, signed: false, fault, line, says, ...at, ...(notBy !== undefined && { notBy }) };
  }
}
