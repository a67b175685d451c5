import { eventId as eventIdAnywhere } from '@adjutant/kernel';
import fc from 'fast-check';
import { eventId } from './event-ids.js';

const commandId = fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme', maxLength: 400 }));

test('the id of an event is the one that the kernel works out, whatever its command is called', () => {
  fc.assert(
    fc.property(commandId, fc.nat(), (id, index) => {
      expect(eventId(id, index)).toBe(eventIdAnywhere(id, index));
    }),
    { numRuns: 2_000 },
  );
});

test('an id that was worked out stays what it is when the next one is', () => {
  const first = eventId('a long command id that fills the place of the next', 0);
  expect([eventId('b', 1), first]).toEqual([
    eventIdAnywhere('b', 1),
    eventIdAnywhere('a long command id that fills the place of the next', 0),
  ]);
});
