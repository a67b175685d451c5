import { withoutWarningOfAddresses } from './trust.js';

describe('warnings of Node over the answers of a command', () => {
  const own = process.emitWarning;
  afterEach(() => void (process.emitWarning = own));

  it('lack the one of a TLS name that is an address, about which nobody can do anything, and no other', () => {
    const told: (readonly unknown[])[] = [];
    process.emitWarning = (...asked: readonly unknown[]) => void told.push(asked);
    withoutWarningOfAddresses();
    const emit = process.emitWarning;
    withoutWarningOfAddresses();
    expect(process.emitWarning).toBe(emit);
    process.emitWarning(
      'Setting the TLS ServerName to an IP address is not permitted',
      'DeprecationWarning',
      'DEP0123',
    );
    process.emitWarning('the same, said otherwise', { type: 'DeprecationWarning', code: 'DEP0123' });
    process.emitWarning('a buffer is made by new', 'DeprecationWarning', 'DEP0005');
    process.emitWarning('a word');
    expect(told).toEqual([['a buffer is made by new', 'DeprecationWarning', 'DEP0005'], ['a word']]);
  });
});
