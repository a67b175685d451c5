import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { holds } from '../stage.js';
import { ROLES, setScene, type Scene } from './scene.js';
import { sheetOf, type Photograph } from './sheets.js';

export const WIDTHS = [390, 820, 1440] as const;
export const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
/** What lies further down is not looked at: a list goes on as it began. */
const MOST = 1_800;

/** `to`: the folder for one photograph of each page, and for the sheets with all of a role. */
export async function photographAll(to: string, roles: readonly string[] = ROLES): Promise<void> {
  const scene = await setScene();
  try {
    for (const role of roles) {
      const taken = await photographRole(scene, role, to);
      await layOut(scene, role, taken, to);
      process.stdout.write(`${role}: ${taken.length} photographs\n`);
    }
  } finally {
    await scene.stage.close();
  }
}

async function photographRole({ stage, pagesOf }: Scene, role: string, to: string): Promise<readonly Photograph[]> {
  await mkdir(join(to, role), { recursive: true });
  const session = Object.entries(stage.sessions).find(([one]) => one === role)?.[1];
  const page = await stage.open(
    role === 'player' ? await stage.seatLink('A') : '/',
    session === undefined ? {} : { session },
  );
  await settled(page);
  const taken: Photograph[] = [];
  for (const [index, path] of pagesOf(role).entries()) {
    await page.goto(stage.base + path);
    await settled(page);
    for (const width of WIDTHS) {
      for (const scheme of SCHEMES) {
        const name = `${String(index + 1).padStart(2, '0')}${path.replaceAll(/[^a-z0-9-]+/gi, '-').slice(0, 40)}`;
        const file = join(to, role, `${name}-${width}-${scheme}.png`);
        taken.push({ path, width, scheme, file, image: await photograph(page, width, scheme, file) });
      }
    }
  }
  return taken;
}

async function photograph(page: Page, width: number, scheme: 'light' | 'dark', file: string): Promise<Buffer> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForTimeout(80);
  const high = await page.evaluate<number>('document.documentElement.scrollHeight');
  return page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(high, MOST) } });
}

async function settled(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2)').first().waitFor();
  await holds(page, '!document.body.innerText.includes("Reading ")');
}

async function layOut({ stage }: Scene, role: string, taken: readonly Photograph[], to: string): Promise<void> {
  const sheets = join(to, 'sheets');
  await mkdir(sheets, { recursive: true });
  const page = await stage.open('/about-access');
  await page.goto('about:blank');
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      const ofOne = taken.filter((one) => one.width === width && one.scheme === scheme);
      for (const [index, sheet] of (await sheetOf(page, ofOne)).entries()) {
        await writeFile(join(sheets, `${role}-${width}-${scheme}-${index + 1}.png`), sheet);
      }
    }
  }
  await page.close();
}
