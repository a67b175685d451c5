import { canonical } from './canonical.js';
import { digest, GENESIS, link } from './chain.js';

describe('canonical JSON (RFC 8785)', () => {
  // Appendix of the RFC: sorted by UTF-16 code units, numbers as ECMAScript writes them.
  it('sorts members and writes numbers as the standard does', () => {
    expect(canonical({ b: [1e30, 4.5, 2e-3, 1e-27], a: 'é\n', '\u20ac': null, A: true })).toBe(
      '{"A":true,"a":"é\\n","b":[1e+30,4.5,0.002,1e-27],"€":null}',
    );
  });

  it('is the same whatever the order of members', () => {
    expect(canonical({ x: 1, y: { b: 2, a: 3 } })).toBe(canonical({ y: { a: 3, b: 2 }, x: 1 }));
  });

  it('refuses what is no JSON', () => {
    expect(() => canonical(undefined)).toThrow(TypeError);
  });
});

describe('a digest', () => {
  it('is SHA-256 in lower-case hex', () => {
    // printf '{}' | sha256sum
    expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});

describe('a link of the chain', () => {
  const first = link(GENESIS, { revision: 0, type: 'MatchOpened' });

  it('is the digest of the link before it and its own content', () => {
    // printf '%064d{"revision":0,"type":"MatchOpened"}' 0 | sha256sum
    expect(first).toBe('56395871aa7f3f95dc46ec5fea28b5cbed7d1cb00d754a1a9c08d2fe15f380e5');
  });

  it('changes with its content and with every link before it', () => {
    const second = link(first, { revision: 1 });
    expect(link(first, { revision: 2 })).not.toBe(second);
    expect(link(link(GENESIS, { revision: 0, type: 'Other' }), { revision: 1 })).not.toBe(second);
  });
});
