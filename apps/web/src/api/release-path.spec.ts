import { releasePath } from './release-path.js';

test('a pack is described as of the release that is pinned, and of the newest where none is', () => {
  expect(releasePath('kites', 'club 2026')).toBe('/packs/kites?release=club%202026');
  expect(releasePath('kites', '')).toBe('/packs/kites?release=');
});
