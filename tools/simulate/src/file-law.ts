import { standingsRecords, WholeEvent, type EventFault, type Recorded, type Withheld } from '@adjutant/contexts';
import { DISPUTE } from '@adjutant/dispute';
import type { JsonObject } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { commitment } from '@adjutant/seal';
import type { SqliteStore } from '@adjutant/store';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { holds } from './broken.js';
import { sha256 } from './parts.js';

/** Where everything of an event is recorded, and by which rules its matches are played. */
interface Kept {
  readonly store: SqliteStore;
  readonly disputes: ReadonlySet<string>;
  readonly shelf: Shelf;
}

/** What is recorded holds together as its bundle would be verified: every entry is decided again, and none otherwise than now. */
export async function holdsAsAFile(id: string, { store, disputes, shelf }: Kept): Promise<void> {
  const whole = new WholeEvent(id, { hash: sha256, commit: commitment });
  for (const pack of shelf.packs) whole.pack(pack as unknown as JsonObject);
  for (const entry of await entriesOf(store, TOURNAMENT_STREAMS.of(id))) isRight(whole.entry(entry));
  const event = whole.event();
  if ('fault' in event) return isRight(event);
  const about = Map.groupBy(
    await Promise.all([...disputes].map((one) => entriesOf(store, DISPUTE.stream.of(one)))),
    ([called]) => called?.data['match'],
  );
  for (const { match } of event.tables.all) {
    const own = await entriesOf(store, MATCH.stream.of(match));
    for (const entry of [own, ...(about.get(match) ?? [])].flat()) isRight(whole.entry(entry));
    for (const entry of own.filter(isByNoDispute(disputes))) isRight(whole.withheld(disputeOf(entry)));
  }
  holds('an event decides the same again', event.otherwise.length === 0, () => JSON.stringify(event.otherwise));
  for (const one of standingsRecords(event.state)) isRight(whole.standings(one as unknown as JsonObject));
  const told = whole.end();
  if ('fault' in told) isRight(told);
}

const disputeOf = ({ data, ...at }: Recorded): Withheld => ({
  ...at,
  stream: DISPUTE.stream.of(String(data['dispute'])),
});

/** A slip that was misread is corrected by a ruling alone, whose dispute nobody plays: as where a dispute is withheld. */
const isByNoDispute =
  (disputes: ReadonlySet<string>) =>
  ({ type, data }: Recorded): boolean =>
    type === 'RulingApplied' && !disputes.has(String(data['dispute']));

const isRight = (fault: EventFault | undefined): void =>
  holds('what is recorded holds as one file', fault === undefined, () => JSON.stringify(fault));

async function entriesOf(store: SqliteStore, stream: string): Promise<readonly Recorded[]> {
  const stored = await store.readOriginal(stream);
  return Promise.all(
    stored.map(async ({ revision, position, event, meta }) => {
      const { type, data } = event as unknown as { readonly type: string; readonly data: JsonObject };
      return { leaf: await store.numberOf(position), stream, revision, type, data, meta };
    }),
  );
}
