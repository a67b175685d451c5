import { rematchId } from './rematch-id.js';

// As the page names it for staff (apps/web/src/ending/rematch.spec.ts): whoever presses first, both come to one match.
test.each([
  ['table-7', 'table-7-rematch'],
  ['table-7-rematch', 'table-7-rematch-2'],
  ['table-7-rematch-9', 'table-7-rematch-10'],
  ['x'.repeat(100), `${'x'.repeat(92)}-rematch`],
])('after %s comes %s', (id, next) => expect(rematchId(id)).toBe(next));
