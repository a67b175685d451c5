import { faultOfFile, MOST_BYTES, sizeOf } from './files.js';

test.each([
  [{ type: 'image/jpeg', size: 10 }, null],
  [{ type: 'application/pdf', size: MOST_BYTES }, null],
  [{ type: 'text/plain', size: 10 }, 'Evidence is a photo (JPEG, PNG, WebP) or a PDF: choose another file.'],
  [
    { type: 'image/png', size: 9.5 * 1024 * 1024 },
    'The file has 9.5 MB; at most 8 MB can be kept. Take a smaller photo.',
  ],
  [{ type: 'image/png', size: 0 }, 'The file is empty.'],
])('%j: %s', (file, fault) => expect(faultOfFile(file)).toBe(fault));

test('sizes are told in the unit that fits', () => {
  expect([sizeOf(12), sizeOf(2048), sizeOf(3.25 * 1024 * 1024)]).toEqual(['12 B', '2 KB', '3.3 MB']);
});
