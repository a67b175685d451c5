import { patienceFor } from './line.js';
import { readKurrentSetting } from './setting.js';

/** Promised for answers while a cluster has lost its quorum: docs/reference/kurrentdb.md. */
const PROMISED_MS = 10_000;

const longest = (setting: string): number => patienceFor(readKurrentSetting(setting).deadlineMs).longestMs;

describe('how long whoever asks waits for a server that keeps silent', () => {
  it('is less than was promised, with what is set where nothing is', () => {
    expect(longest('kurrentdb://127.0.0.1')).toBe(9_000);
    expect(longest('kurrentdb://127.0.0.1')).toBeLessThan(PROMISED_MS);
  });

  it('is no less where one answer may take less, and one second less than one answer where that may take longer', () => {
    expect(longest('kurrentdb://127.0.0.1?defaultDeadline=2000')).toBe(9_000);
    expect(longest('kurrentdb://127.0.0.1?defaultDeadline=30000')).toBe(29_000);
  });
});
