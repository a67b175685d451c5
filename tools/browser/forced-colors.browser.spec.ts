import type { Locator, Page } from 'playwright-core';
import { recordSmallMatch } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'small');
});

let blank: Page;

/** The colours of an element as it is painted, the most frequent first, those of edges between two left out. */
async function painted(element: Locator): Promise<readonly string[]> {
  await element.scrollIntoViewIfNeeded();
  const picture = (await element.screenshot()).toString('base64');
  return blank.evaluate<readonly string[]>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture}';
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counted = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join();
      counted.set(colour, (counted.get(colour) ?? 0) + 1);
    }
    const few = Math.max(2, (image.width * image.height) / 400);
    return [...counted].filter(([, count]) => count >= few).sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
  })()`);
}

test.each(['light', 'dark'] as const)(
  'where the system forces its colours, marks are still seen: %s',
  async (scheme) => {
    const page = await stage.open('/matches/small?entry=9', { scheme });
    blank = await page.context().newPage();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });

    // The selected entry has an edge that its neighbour has not.
    const selected = page.locator('a[aria-current]:has-text("Grenade")').first();
    const other = page.locator('a:not([aria-current])', { hasText: 'stationary' }).first();
    await selected.waitFor();
    const [here, there] = [await painted(selected), await painted(other)];
    expect(here.filter((colour) => !there.includes(colour))).not.toEqual([]);

    // A chip that is chosen, too.
    await page.getByText('Points', { exact: true }).first().click();
    await page.mouse.move(0, 0);
    const chip = (name: string): Locator => page.locator('label', { hasText: new RegExp(`^${name}$`) }).first();
    const [chosen, free] = [await painted(chip('Points')), await painted(chip('Units'))];
    expect(chosen.filter((colour) => !free.includes(colour))).not.toEqual([]);
    await page.getByText('Points', { exact: true }).first().click();

    // Phases that are over, under way and to come are told apart.
    const phase = (state: string): Locator => page.locator(`i[data-state="${state}"]`).first();
    const looks = await Promise.all(['past', 'now', 'ahead'].map(async (state) => (await painted(phase(state)))[0]));
    expect(new Set(looks).size).toBe(3);

    // A bar shows how far it reaches, and a badge where it ends.
    const bar = page.locator('span:has(> span:empty[style*="width"])').filter({ visible: true });
    const reaching = bar.filter({ has: page.locator('[style*="width"]:not([style*="width: 0%"])') }).first();
    expect((await painted(reaching)).length).toBeGreaterThan(1);
    const badge = page.locator('[class*="badge_"]').first();
    expect((await painted(badge)).length).toBeGreaterThan(1);
  },
);
