import { rematchId as asTheServerNamesIt } from '@adjutant/match';
import fc from 'fast-check';
import { rematchId } from '../src/ending/rematch.js';

test('whom the server takes to a rematch comes to the match that the page opens', () => {
  const ends = fc.constantFrom('', '-rematch', '-rematch-2', '-rematch-19', '-rematch-');
  const ids = fc.tuple(fc.string({ minLength: 1, maxLength: 100 }), ends).map((parts) => parts.join(''));
  fc.assert(fc.property(ids, (id) => rematchId(id) === asTheServerNamesIt(id)));
});
