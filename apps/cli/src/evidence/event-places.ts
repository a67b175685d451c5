import { DISPUTE } from '@adjutant/dispute';
import type { Json } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import type { EventBundlePart } from '@adjutant/seal';
import { TOURNAMENT, tableMatch, type Called } from '@adjutant/tournament';

/** A table of a publication, as the record of the event says it. */
export interface PlaceOfEvent {
  readonly round: number;
  readonly table: number;
  readonly A: string;
  readonly B: string;
}

const PUBLISHING = ['RoundPublished', 'PublicationChanged'];

/**
 * What streams of a bundle are called by people, gathered while it is read: of which table a match is, and of which match a dispute.
 * The record may be anybody's making: what does not have the shape that it has to have names nothing.
 */
export class EventPlaces {
  readonly #tables = new Map<string, PlaceOfEvent>();
  readonly #disputes = new Map<string, string>();
  readonly #players = new Set<string>();
  #match: string | undefined;

  constructor(private readonly event: string) {}

  take(part: EventBundlePart): void {
    if (part.kind === 'withheld') this.#ofMatch(part.withheld.stream);
    if (part.kind !== 'event') return;
    const { stream, type, data } = part.event;
    if (stream !== TOURNAMENT.stream.of(this.event)) return this.#ofMatch(stream);
    if (type === 'PlayerEntered') this.#players.add(String(data['player']));
    if (!PUBLISHING.includes(type)) return;
    const { round, tables, publication = 1 } = data;
    for (const { table, A, B } of listed(tables)) {
      const place = { round: Number(round), table: Number(table), A: String(A), B: String(B) };
      this.#tables.set(tableMatch(this.event, place.round, Number(publication), place.table), place);
    }
  }

  /** The table of whose match, or of a dispute about whose match, a stream is the record. */
  tableOf(stream: string): PlaceOfEvent | undefined {
    const dispute = DISPUTE.stream.idIn(stream);
    const match = dispute === undefined ? MATCH.stream.idIn(stream) : this.#disputes.get(dispute);
    return match === undefined ? undefined : this.#tables.get(match);
  }

  /** A stream in words; as it is called in the file where nothing says more. */
  words(stream: string, called: Called): string {
    if (stream === TOURNAMENT.stream.of(this.event)) return 'the event';
    const table = this.tableOf(stream);
    if (table === undefined) return stream;
    const { round, table: number, A, B } = table;
    const match = `the match of round ${round}, table ${number} (${called(A)} against ${called(B)})`;
    return DISPUTE.stream.idIn(stream) === undefined ? match : `a dispute about ${match}`;
  }

  /** A sentence in which streams, matches and players go by what people call them. */
  inWords(says: string, called: Called): string {
    const streams = [...this.#tables.keys()].flatMap((match) => {
      const stream = MATCH.stream.of(match);
      return [[stream, this.words(stream, called)] as const, [`match ${match}`, this.words(stream, called)] as const];
    });
    const disputes = [...this.#disputes.keys()].map((dispute) => {
      const stream = DISPUTE.stream.of(dispute);
      return [stream, this.words(stream, called)] as const;
    });
    const players = [...this.#players].map((player) => [player, called(player)] as const);
    return [...players, ...streams, ...disputes].reduce(
      (text, [id, name]) => text.replaceAll(new RegExp(`(?<![\\w-])${escaped(id)}(?![\\w-])`, 'g'), () => name),
      says,
    );
  }

  /** Each match is followed by what was disputed in it. */
  #ofMatch(stream: string): void {
    const dispute = DISPUTE.stream.idIn(stream);
    if (dispute === undefined) this.#match = MATCH.stream.idIn(stream);
    else if (this.#match !== undefined) this.#disputes.set(dispute, this.#match);
  }
}

const listed = (tables: Json | undefined): readonly { readonly [member: string]: Json }[] =>
  Array.isArray(tables) ? tables.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one)) : [];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
