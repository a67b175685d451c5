import { join } from 'node:path';

interface Written {
  readonly fileName: string;
  readonly code?: string;
}

const bundler: string = join(import.meta.dirname, 'one-byte-each.mjs');
const { assertOneByteEach } = (await import(bundler)) as { assertOneByteEach(output: readonly Written[]): void };

const looking = (code: string) => (): void =>
  assertOneByteEach([{ fileName: 'app.js', code }, { fileName: 'app.js.map' }]);

describe('the text of what is bundled', () => {
  it('is held in one byte for each character', () => {
    expect(looking("const umlaut = 'ü', dash = '\\u2013';")).not.toThrow();
  });

  it('is refused where one character would make two bytes of each, and says which', () => {
    expect(looking('const line = String.raw`a – b`;')).toThrow(
      'app.js holds "const line = String.raw`a –": write the last',
    );
  });

  it('is refused where Node would take two bytes because of its length', () => {
    expect(looking(' '.repeat(1_000_001))).toThrow('app.js has 1000001 characters, at most 1000000');
  });
});
