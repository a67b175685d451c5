import { describeFlippedBits, describeForgery, makeSignedBundle } from './tampering.js';

/** Everywhere would take half a minute: `npm run test:services` does that. */
const HERE_AND_THERE = { bytes: 13, events: 25 };

beforeAll(makeSignedBundle);
describeFlippedBits(HERE_AND_THERE);
describeForgery(HERE_AND_THERE);
