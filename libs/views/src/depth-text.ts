import { is } from '@adjutant/kernel';
import { recordOf, type MatchState } from '@adjutant/match';
import type { Depth } from '@adjutant/rules';

export const DEPTH_TEXT: { readonly [depth in Depth]: string } = {
  result: 'as a result, points and winner as the players say',
  score:
    'as a score, without units: targets, their keywords, states such as Battle-shock and limits of a unit were not checked, and what would be asked of them is vouched for by whoever acted',
  full: 'in full',
};

/** What there is to say where nothing is in doubt: of what a record does not go into there is no check. */
export function nothingInDoubt(depth: string | undefined): string {
  return depth === undefined
    ? 'Nothing: every check that was made rests on the record itself, and is met.'
    : `No check that was made is in doubt. What the record does not go into was not checked, and is as the players say. ${depth}`;
}

/** Member of whatever is read from a record: how deep it rests. */
export const restsOn = is.optional(
  is.anyText({ says: 'How deep the match is recorded, in words; there where that is not in full from its beginning.' }),
);

/** The same as one of the depths: what it can still be raised to goes by it. */
export const recordedAsNow = is.optional(
  is.oneOf(['result', 'score', 'full'], { says: 'How deep the match is recorded now; there where `depth` is.' }),
);

/** How deep a match is recorded, and since which entry; null where it is in full from its beginning. */
export function depthText(state: MatchState): string | null {
  if (state.status === 'absent' || state.table.depth === undefined) return null;
  const said = recordOf(state).flatMap(({ number, event }) => {
    if (event.type === 'MatchOpened') return [`Recorded ${DEPTH_TEXT[event.data.depth ?? 'full']}`];
    if (event.type !== 'DepthRaised' || state.struck.includes(number)) return [];
    return [`from entry ${number} on ${DEPTH_TEXT[event.data.depth]}`];
  });
  return `${said.join('; ')}.`;
}

/** The same as a member that is left out where there is nothing to say. */
export function depthSaid(state: MatchState): { readonly depth?: string } {
  const depth = depthText(state);
  return depth === null ? {} : { depth };
}
