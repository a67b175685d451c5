import type { MatchEvent } from '@adjutant/match';
import type { Caveat, Pack } from '@adjutant/rules';

/** What the rules of a match rest on where that is less than the text of a document. */
export interface AuditRests {
  /** Everything that the release lists, about whatever it is. */
  readonly listed: readonly Caveat[];
  /** Those of it that are about an entry which the record names, with the names of these entries. */
  readonly named: readonly (Caveat & { readonly names: readonly string[] })[];
}

/** Undefined for a release that lists nothing. */
export function restsOf(pack: Pack, events: readonly MatchEvent[]): AuditRests | undefined {
  const listed = Object.values(pack.caveats ?? {});
  if (listed.length === 0) return undefined;
  const record = JSON.stringify(events);
  const isNamed = (id: string): boolean => record.includes(JSON.stringify(id));
  const named = listed.flatMap((one) => {
    const names = (one.entries ?? []).filter(isNamed).map((id) => pack.entries[id]?.name ?? id);
    return names.length === 0 ? [] : [{ ...one, names }];
  });
  return { listed, named };
}
