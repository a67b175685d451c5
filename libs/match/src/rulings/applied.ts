import type { RulingApplied } from '../events.js';
import { blockOf } from '../state/amend.js';
import { recordOf, type MatchState } from '../state/state.js';

/** A ruling in the record of a match. */
export interface AppliedRuling {
  /** Number of its `RulingApplied`. */
  readonly entry: number;
  readonly data: RulingApplied['data'];
  /** The numbers of that entry and of everything that the ruling came to. */
  readonly block: readonly number[];
  readonly reversed: boolean;
  /** Its dispute is not here: it came with a record from elsewhere, and binds nobody more than any other entry. */
  readonly elsewhere: boolean;
}

/** Every ruling that was ever applied to the match, oldest first. */
export function rulingsIn(state: MatchState): readonly AppliedRuling[] {
  if (state.status === 'absent') return [];
  const record = recordOf(state);
  return record.flatMap(({ number: entry, event, author }) => {
    if (event.type !== 'RulingApplied') return [];
    const { data } = event;
    // The server itself applies rulings: whoever else stands there is somebody whom nobody here vouches for.
    const elsewhere = author !== undefined && author.role !== 'system';
    const block = blockOf(record, entry, data);
    return [{ entry, data, block, reversed: state.struck.includes(entry), elsewhere }];
  });
}

/** The ruling in force that an entry belongs to. */
export function rulingOf(state: MatchState, entry: number): AppliedRuling | undefined {
  return rulingsIn(state).find((one) => !one.reversed && !one.elsewhere && one.block.includes(entry));
}
