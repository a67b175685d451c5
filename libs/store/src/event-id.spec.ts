import { eventId } from '@adjutant/kernel';
import fc from 'fast-check';
import { eventIdOf } from './event-id.js';

describe('the id of an event', () => {
  it('is the one that the kernel works out, whatever the command id', () => {
    const commandIds = fc.oneof(
      fc.uuid(),
      fc.string({ unit: 'binary', maxLength: 260 }),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(commandIds, fc.nat(5_000), (commandId, index) => {
        expect(eventIdOf(commandId, index)).toBe(eventId(commandId, index));
      }),
    );
  });
});
