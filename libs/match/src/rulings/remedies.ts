import { recorded, refused } from '@adjutant/kernel';
import { corrected } from '../commands/corrections.js';
import { no, type Context, type MatchDecision } from '../commands/context.js';
import type { Remedy } from '../commands.js';
import type { MatchEvent } from '../events.js';
import { packOf } from '../state/apply.js';
import { changesEarlierEntries } from '../state/amend.js';
import { recordOf, type OpenedState } from '../state/state.js';
import { adjusted } from './adjusting.js';
import { balanceSet } from './setting.js';
import { allowed } from './allowing.js';
import { decided } from './deciding.js';
import { ruledElsewhere } from './guarding.js';
import type { Decide, RemedyOf } from './remedy.js';
import { rewound } from './rewinding.js';

/** What a remedy comes to on the match as it stands, or why it cannot be. */
export function decideRemedy(
  remedy: Remedy,
  state: OpenedState,
  context: Context,
  because: string,
  decide: Decide,
): MatchDecision {
  switch (remedy.kind) {
    case 'none':
      return recorded();
    case 'strike':
      return struck(remedy, state, context, because);
    case 'correct': {
      const { entry, correction } = remedy;
      const ruled = wouldUndoRuling(state, entry);
      if (ruled) return ruled;
      return corrected({ type: 'CorrectEntry', data: { entry, correction, because } }, state, context);
    }
    case 'adjust':
      return adjusted(state, packOf(context.shelf, state), remedy, because);
    case 'decide':
      return decided(state, remedy, because);
    case 'set':
      return balanceSet(state, packOf(context.shelf, state), remedy, because, context);
    case 'allow':
      return allowed(remedy, state, context, because, decide);
    case 'rewind':
      return rewound(remedy, state, context, because);
  }
}

function struck({ entries }: RemedyOf<'strike'>, state: OpenedState, context: Context, because: string): MatchDecision {
  if (entries.length === 0) return no('ruling/nothing-struck', 'Name the entries to strike.');
  const events: MatchEvent[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entries.indexOf(entry) < index) return no('entry/struck', `Entry ${entry} is named twice.`, { entry });
    const ruled = wouldUndoRuling(state, entry);
    if (ruled) return ruled;
    const data = { entry, correction: { kind: 'strike' }, because } as const;
    const decision = corrected({ type: 'CorrectEntry', data }, state, context);
    if (decision.outcome === 'refused') return refused(decision.refusal);
    if (decision.outcome === 'recorded') events.push(...decision.events);
  }
  return recorded(...events);
}

/** What another ruling let stand may be ruled on anew; what it put right stands or falls with it. */
function wouldUndoRuling(state: OpenedState, entry: number): MatchDecision | null {
  const event = recordOf(state).find(({ number }) => number === entry)?.event;
  return event && changesEarlierEntries(event) ? ruledElsewhere(state, entry) : null;
}
