import { bundledBy, chained, type Unchained } from '@adjutant/testing/event-day';
import { PACK } from '@adjutant/testing/given';
import fc from 'fast-check';
import { digest } from '../chain.js';
import { newKeys, readSignerKey, type SignerKey } from '../note/keys.js';
import { EventBundleReader } from './read.js';

const signer = readSignerKey(newKeys('example.org/log', Buffer.alloc(32, 1)).signer) as SignerKey;
const { digest: _, ...content } = PACK;
const pack = { ...content, digest: digest(content) };
const AT = '2031-05-04T12:00:00.000Z';
const said = (stream: string, data: object, type = 'Said'): Unchained => {
  return { stream, type, data, actor: { id: 'ann', role: 'organizer' }, at: AT };
};
/** An event and its match take turns in the log, with others in between. */
const LOG = chained([
  said('match-other', { number: 0 }),
  said('tournament-e', { number: 1 }),
  said('match-m', { number: 2 }),
  said('match-other', { number: 3 }),
  said('tournament-e', { number: 4 }),
  said('dispute-d', { penalties: [{ player: 'bob' }] }),
  said('match-m', { number: 6 }),
]);
const streams = ['tournament-e', 'match-m', 'dispute-d'];
const text = bundledBy({ event: 'e', log: LOG, pack, signer, standings: [{ after: 1 }], streams });
const lines = text.trimEnd().split('\n');

/** What a reader says of a file, line by line and at its end. */
function read(file: readonly (string | Uint8Array)[], complete = true): object {
  const reader = new EventBundleReader(signer.verifier);
  for (const line of file) {
    const taken = reader.take(typeof line === 'string' ? Buffer.from(line) : line);
    if (!taken.ok) return taken.fault;
  }
  return reader.end(complete);
}

describe('the bundle of an event, as a file', () => {
  it('is read stream by stream, and proved entry by entry', () => {
    expect(read(lines)).toMatchObject({
      ...{ header: { event: 'e' }, manifest: { events: 5, withheld: 1, streams: 3 }, streams },
      checkpoint: { size: 7 },
    });
    expect(text).not.toContain('bob');
  });

  const [header = '', one = '', two = '', rules = '', ...rest] = lines;
  it.each([
    ['a stream in two parts', [header, one, rules, ...rest.slice(0, 2), two], 'out-of-place'],
    ['an entry before the one that it follows', [header, two, one, rules, ...rest], 'broken-chain'],
    ['an entry behind the standings', [header, one, two, rules, ...rest.slice(0, 4), one], 'out-of-place'],
    ['a line behind the proof', [...lines, one], 'out-of-place'],
    ['no manifest', lines.toSpliced(-3, 1), 'out-of-place'],
    ['a manifest alone', [header, ...lines.slice(-3)], 'entries-left-out'],
    ['bytes that are no text', [header, Buffer.from([0xff])], 'not-a-line'],
    ['nothing', [], 'cut-off'],
  ] as const)('with %s is told so', (_name, file, fault) => {
    expect(read(file)).toMatchObject({ fault });
  });

  it('without its last line feed was cut off', () => expect(read(lines, false)).toMatchObject({ fault: 'cut-off' }));

  it('is told to be changed, whichever byte is another, and nothing makes its reader throw', () => {
    const bytes = Buffer.from(text);
    fc.assert(
      fc.property(fc.nat(bytes.length - 2), fc.integer({ min: 1, max: 255 }), (place, by) => {
        const copy = Buffer.from(bytes);
        copy[place] = (copy[place] as number) ^ by;
        const file = copy.subarray(0, -1).toString('latin1').split('\n');
        expect(read(file.map((line) => Buffer.from(line, 'latin1')))).toHaveProperty('fault');
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
