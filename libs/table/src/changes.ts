import { is, type Static } from '@adjutant/kernel';
import {
  changesEarlierEntries,
  decideMatch,
  Figures,
  figuresOf,
  foldMatch,
  packOf,
  recordOf,
  type MatchCommand,
  type MatchEvent,
  type OpenedState,
} from '@adjutant/match';
import { sentence } from '@adjutant/views';
import type { Sitting } from './sitting.js';

/** An entry that no longer counts, with what it says. */
const Gone = is.object(
  {
    entry: is.anyWhole(),
    text: is.anyText(),
    message: is.optional(is.anyText({ says: 'Why it falls; left out for what is struck.' })),
  },
  { name: 'Gone' },
);

/** What a correction makes of a match: shown before it is asked for. */
export const Changes = is.object(
  {
    before: Figures,
    after: Figures,
    struck: is.many(Gone),
    fallen: is.many(Gone, { says: 'What stood on it, and falls with it.' }),
  },
  { name: 'Changes' },
);
export type Changes = Static<typeof Changes>;

/** Null where nothing that was written before is changed. Of what is asked for, what it comes to with a yes. */
export function changesBy(sitting: Sitting, command: MatchCommand, events: readonly MatchEvent[]): Changes | null {
  const all = command.type === 'AskTakeBack' ? withYes(sitting, command.data.entry) : events;
  if (!all.some(changesEarlierEntries)) return null;
  const { shelf, state } = sitting;
  const after = foldMatch(shelf, all, state);
  if (after.status === 'absent') return null;
  const struck = after.struck.filter((entry) => !state.struck.includes(entry));
  const fallen = Object.keys(after.fallen)
    .map(Number)
    .filter((entry) => state.fallen[entry] === undefined);
  return {
    before: figuresOf(state),
    after: figuresOf(after),
    struck: struck.map((entry) => gone(sitting, after, entry)),
    fallen: fallen.map((entry) => gone(sitting, after, entry)),
  };
}

/** The entry is struck once the other player agrees. */
function withYes({ shelf, state, occasion }: Sitting, entry: number): readonly MatchEvent[] {
  const strike = { entry, correction: { kind: 'strike' }, because: 'Agreed.' } as const;
  const asJudge = { ...occasion, actor: { ...occasion.actor, role: 'judge' } } as const;
  const decision = decideMatch(shelf, { type: 'CorrectEntry', data: strike }, state, asJudge);
  return decision.outcome === 'recorded' ? decision.events : [];
}

function gone({ shelf }: Sitting, after: OpenedState, entry: number): Static<typeof Gone> {
  const event = recordOf(after).find(({ number }) => number === entry)?.event;
  const text = event ? sentence(packOf(shelf, after), after.table, event) : `Entry ${entry}.`;
  const message = after.fallen[entry]?.message;
  return { entry, text, ...(message === undefined ? {} : { message }) };
}
