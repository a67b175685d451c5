import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser without a window; undefined where there is none on this machine. */
export async function openBrowser(): Promise<Browser | undefined> {
  const path = [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((one) => one !== '' && existsSync(one));
  if (path === undefined) return undefined;
  return chromium.launch({ executablePath: path, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
}
