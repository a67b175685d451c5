import { is, type Static } from '@adjutant/kernel';
import { Depth } from '@adjutant/rules';

export const DepthRaised = is.event(
  'DepthRaised',
  is.object({ depth: Depth }),
  'The match is recorded in this depth from here on; what stands before is not asked for.',
);

export type DepthRaised = Static<typeof DepthRaised>;
