import type { DisputeCode } from '@adjutant/dispute';

/** What a page tells a person to do about a refusal. Where the refusal's own sentence says it all, nothing is added. */
const ADVICE: { readonly [Code in DisputeCode | 'access/signed-out']?: string } = {
  'ruling/already-given':
    'The first ruling stands and is shown on this page. If it is wrong, a player appeals it or the head judge revokes it.',
  'ruling/match-moved-on': 'The preview has been worked out again on the record as it is now: read it, then rule.',
  'ruling/not-as-previewed': 'Wait until the preview shows these remedies, then rule.',
  'ruling/own-match': 'Another official has to take it: nobody judges a match that they play in.',
  'ruling/own-club': 'Release the call, so that another judge sees that it is free.',
  'ruling/own-nation': 'Release the call, so that another judge sees that it is free.',
  'ruling/match-closed': 'Ask the head judge: their ruling overrides the confirmed result.',
  'ruling/head-judge-only': 'Ask the head judge, or choose a remedy that does less.',
  'appeal/own-ruling': 'Ask the organizer to name another head judge for this appeal.',
  'dispute/claimed-by-other': 'The queue shows other calls that wait.',
  'evidence/unknown': 'Choose the file again.',
  'access/signed-out': 'Sign in again; what you wrote stays on this page.',
};

export function adviceOn(code: string | null): string | null {
  return code === null ? null : (Object.entries(ADVICE).find(([one]) => one === code)?.[1] ?? null);
}
