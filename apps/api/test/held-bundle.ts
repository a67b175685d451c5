import { hash } from 'node:crypto';
import { WholeEvent, type WholeEventTold } from '@adjutant/contexts';
import { commitment, EventBundleReader } from '@adjutant/seal';

/** What `verify` does with the file: no server, no store, no packs. */
export function held(text: string): WholeEventTold | { readonly fault: string } {
  const reader = new EventBundleReader();
  let whole: WholeEvent | undefined;
  for (const line of text.trimEnd().split('\n')) {
    const taken = reader.take(Buffer.from(line));
    if (!taken.ok) return taken.fault;
    const { part } = taken;
    if (part.kind === 'header')
      whole = new WholeEvent(part.header.event, { hash: (words) => hash('sha256', words), commit: commitment });
    if (part.kind === 'pack') whole?.pack(part.pack);
    if (part.kind === 'withheld') whole?.withheld(part.withheld);
    if (part.kind === 'standings') whole?.standings(part.standings);
    const fault = part.kind === 'event' ? whole?.entry(part.event) : undefined;
    if (fault) return fault;
  }
  const bundle = reader.end(true);
  return 'fault' in bundle ? bundle : whole!.end();
}
