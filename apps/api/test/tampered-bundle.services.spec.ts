import { amountOf } from '@adjutant/tools-services';
import { describeFlippedBits, describeForgery, makeSignedBundle } from './tampering.js';

const ONE_IN = amountOf('one byte or event of a forged bundle in');
const THOROUGH = { bytes: ONE_IN, events: ONE_IN };

beforeAll(makeSignedBundle);
describeFlippedBits(THOROUGH);
describeForgery(THOROUGH);
