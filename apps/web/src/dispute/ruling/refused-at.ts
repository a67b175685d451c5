import { Problem } from '../../api/client.js';

/** The part of the form that a refused ruling is about. */
export type RefusedAt = 'remedies' | 'penalties' | 'because' | 'form';

const MEMBERS: readonly RefusedAt[] = ['remedies', 'penalties', 'because'];

const BY_CODE: { readonly [code: string]: RefusedAt } = {
  'ruling/no-remedy': 'remedies',
  'ruling/not-as-previewed': 'remedies',
  'ruling/match-moved-on': 'remedies',
  'appeal/upheld-with-remedies': 'remedies',
  'ruling/not-a-player': 'penalties',
  'ruling/other-policy': 'penalties',
  'policy/unknown': 'penalties',
};

/** Refusals of these are about whoever asks, or about the dispute as a whole. */
const OF_THE_WHOLE = /^(ruling|appeal|dispute|access|request|command|evidence)\//;

/** Where an error belongs: what the match itself refuses is refused to the remedies. */
export function refusedAt(error: Error): RefusedAt {
  if (!(error instanceof Problem)) return 'form';
  const [fault] = error.faults;
  if (fault !== undefined) return MEMBERS.find((one) => new RegExp(`^(data\\.)?${one}\\b`).test(fault.at)) ?? 'form';
  const { code } = error;
  if (code === null || error.status >= 500) return 'form';
  const known = BY_CODE[code];
  if (known !== undefined) return known;
  if (code.startsWith('penalty/')) return 'penalties';
  return OF_THE_WHOLE.test(code) ? 'form' : 'remedies';
}
