import { describeFlippedBits, describeForgery, EVERYWHERE, makeSignedBundle } from './tampering.js';

beforeAll(makeSignedBundle);
describeFlippedBits(EVERYWHERE);
describeForgery(EVERYWHERE);
