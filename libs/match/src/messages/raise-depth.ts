import { is, type Static } from '@adjutant/kernel';
import { Depth } from '@adjutant/rules';

export const RaiseDepth = is.message(
  'RaiseDepth',
  is.object({ depth: Depth }),
  'At any time; a match never gets less deep. Records DepthRaised: the match is recorded in more depth from here on.',
);

export type RaiseDepth = Static<typeof RaiseDepth>;
