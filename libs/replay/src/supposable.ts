import type { Refusal } from '@adjutant/kernel';
import {
  foldMatch,
  wrongCorrection,
  type Correction,
  type MatchEvent,
  type OpenedState,
  type PinnedPack,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { Supposal } from './planned.js';

/** What cannot be supposed, and where it stands: `supposals[0].replace.data.points`. */
export interface SupposalFault {
  readonly at: string;
  readonly message: string;
}

/**
 * Why a record cannot be told again like this. What does not fit an entry would make it unreadable, and what names nothing would
 * change nothing without a word.
 */
export function faultsOfSupposals(
  shelf: Shelf,
  events: readonly MatchEvent[],
  supposals: readonly Supposal[],
): readonly SupposalFault[] {
  if (events.length === 0) return [];
  const release = supposals.find((one) => 'release' in one)?.release;
  let known: OpenedState | undefined;
  const state = (): OpenedState => (known ??= stateUnder(shelf, events, release));
  return supposals.flatMap((one, index) => faultsOf(shelf, state, events.length, one, `supposals[${index}]`));
}

/** What the record comes to, pinned to another release where one is supposed. */
function stateUnder(shelf: Shelf, events: readonly MatchEvent[], release: PinnedPack | undefined): OpenedState {
  const state = foldMatch(shelf, events);
  if (state.status === 'absent') throw new Error('a record begins with its opening');
  return release ? { ...state, pack: release } : state;
}

function faultsOf(
  shelf: Shelf,
  state: () => OpenedState,
  end: number,
  supposal: Supposal,
  at: string,
): SupposalFault[] {
  const missing = (entry: number, place: string): SupposalFault[] =>
    entry < end ? [] : [{ at: `${at}.${place}`, message: `the record has no entry ${entry}` }];
  const wrong = (entry: number, correction: Correction, member: string): SupposalFault[] => {
    const refusal = wrongCorrection(shelf, state(), { entry, correction });
    // Supposing nothing changes nothing, and the answer says so.
    if (refusal?.code === 'entry/nothing-amended') return [];
    return refusal ? [{ at: placeOf(refusal, `${at}.${member}`), message: withoutStop(refusal.message) }] : [];
  };
  if ('leaveOut' in supposal)
    return supposal.leaveOut.flatMap((entry, index) =>
      entry === 0
        ? [{ at: `${at}.leaveOut[${index}]`, message: 'without its opening there is no match' }]
        : missing(entry, `leaveOut[${index}]`),
    );
  if ('replace' in supposal) {
    const { entry, data } = supposal.replace;
    return wrong(entry, { kind: 'amend', data }, 'replace');
  }
  if ('reanswer' in supposal) {
    const { entry, answers } = supposal.reanswer;
    return wrong(entry, { kind: 'answer', answers }, 'reanswer');
  }
  // The end of the record is a place as well.
  if ('redate' in supposal)
    return [...missing(supposal.redate.entry, 'redate.entry'), ...missing(supposal.redate.before - 1, 'redate.before')];
  return 'insert' in supposal ? missing(supposal.insert.after, 'insert.after') : [];
}

function placeOf({ code, facts }: Refusal, at: string): string {
  if (code === 'entry/not-recorded' || code === 'entry/not-correctable') return `${at}.entry`;
  if (code === 'question/not-asked') return 'question' in facts ? `${at}.answers` : `${at}.entry`;
  return typeof facts['member'] === 'string' ? `${at}.data.${facts['member']}` : `${at}.data`;
}

/** Faults are put together into sentences, which end by themselves. */
function withoutStop(message: string): string {
  return message.replace(/\.$/, '');
}
