import { describeAppending } from './appending.js';
import { describeCarrying } from './carrying.js';
import { describeChaining } from './chaining.js';
import { describeChecking } from './checking.js';
import { describeClosing } from './closing.js';
import { describeData } from './data.js';
import { describeDuplicates } from './duplicates.js';
import { describeEnveloping } from './enveloping.js';
import { describeFollowing } from './following.js';
import type { OpenStore } from './harness.js';
import { describeLaws } from './laws.js';
import { describeLifting } from './lifting.js';
import { describeMetadata } from './metadata.js';
import { describeRacing } from './racing.js';
import { describeReading } from './reading.js';
import { describeRestoring } from './restoring.js';

export type { OpenedStore, OpenStore } from './harness.js';

/** What every adapter promises. A new adapter calls this in its spec and is done when all of it passes. */
export function describeEventStore(name: string, open: OpenStore): void {
  describe(`event store: ${name}`, () => {
    describeAppending(open);
    describeDuplicates(open);
    describeReading(open);
    describeRacing(open);
    describeFollowing(open);
    describeMetadata(open);
    describeChaining(open);
    describeData(open);
    describeLifting(open);
    describeRestoring(open);
    describeCarrying(open);
    describeEnveloping(open);
    describeChecking(open);
    describeClosing(open);
    describeLaws(open);
  });
}
