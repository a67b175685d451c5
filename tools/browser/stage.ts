import { accessSync, constants } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { tellLastSeen } from './last-seen.js';
import { PATIENCE_MS } from './patience.js';
import { startServer, type Environment } from './server.js';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name as a hall gives it to its server: a page of it has no secure context over plain http.
  '--host-resolver-rules=MAP hall.test 127.0.0.1',
];

export interface View {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  /** The session of somebody who has signed in. */
  readonly session?: string;
  /** How fast the line is, in kbit/s each way. */
  readonly line?: number;
  /** A screen that is touched, as a phone's is. */
  readonly touch?: boolean;
  /** By this name the server is reached, as phones in a hall do. */
  readonly host?: 'hall.test';
  /** Where the page is asked for, of what lies between browser and server; then the browser keeps the page, as outside of tests. */
  readonly through?: string;
  /** Runs in the page before anything else does. */
  readonly watching?: string;
}

/** A server, a browser, and what the pages complain about. */
export interface Stage {
  readonly base: string;
  /** What the server has printed so far. */
  readonly said: () => string;
  readonly open: (path: string, view?: View) => Promise<Page>;
  /**
   * For a test that asks for what is refused: the browser reports every such answer itself, and may do so late. Holds until
   * the stage is tidied.
   */
  readonly forgive: (complaint: RegExp) => void;
  /** Closes every page, and hands over what they complained about. */
  readonly tidy: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

function chromiumPath(): string {
  const asked = process.env['CHROMIUM_PATH'];
  const found = (asked ? [asked] : PLACES).find(isExecutable);
  if (found !== undefined) return found;
  const missing = asked ? `CHROMIUM_PATH is ${asked}, which is no program that can be run` : 'No Chromium was found';
  throw new Error(
    `${missing}: install one (on Debian and Ubuntu \`apt-get install chromium-headless-shell\`), or set CHROMIUM_PATH to its binary.`,
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page: what its content policy keeps back is told, with its place. */
const TELL_VIOLATIONS = `document.addEventListener('securitypolicyviolation', (kept) => {
  console.error('content policy: ' + [kept.effectiveDirective, kept.blockedURI, kept.sourceFile, kept.lineNumber].join(' '));
});`;

/** What lies between a phone in a full hall and the server. */
const LATENCY_MS = 100;

async function slowDown(page: Page, kbit: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const throughput = (kbit * 1_000) / 8;
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** `film`: a file of what the camera sees, read when a page opens the camera. */
function launch(executablePath: string, film?: string): Promise<Browser> {
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const sees = film === undefined ? [] : [...camera, `--use-file-for-fake-video-capture=${film}`];
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...sees] });
}

/** What the pages of a test complained about, once they are closed; nothing where there was no stage to begin with. */
export async function tidied(stage: Stage | undefined): Promise<readonly string[]> {
  return stage ? stage.tidy() : [];
}

/** `environment`: settings of the server beside those that every stage has. */
export async function setStage(environment: Environment = {}, film?: string): Promise<Stage> {
  const executablePath = chromiumPath();
  const server = await startServer(environment);
  const browser = await launch(executablePath, film).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const complaints: string[] = [];
  const forgiven: RegExp[] = [];
  const open = async (path: string, view: View = {}): Promise<Page> => {
    const {
      width = 1440,
      height = 900,
      scheme = 'light',
      touch = false,
      session,
      line,
      watching,
      host,
      through,
    } = view;
    const base = through ?? (host === undefined ? server.base : server.base.replace('127.0.0.1', host));
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      hasTouch: touch,
      isMobile: touch,
      locale: 'en-GB',
      // What a worker fetches passes by whatever a test puts in the way of a page.
      serviceWorkers: through === undefined ? 'block' : 'allow',
    });
    if (session !== undefined) await context.addCookies([{ name: 'adjutant_session', value: session, url: base }]);
    const page = await context.newPage();
    if (line !== undefined) await slowDown(page, line);
    if (watching !== undefined) await page.addInitScript({ content: watching });
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
    });
    await page.addInitScript({ content: TELL_VIOLATIONS });
    page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
    await page.goto(base + path);
    return page;
  };
  const tidy = async (): Promise<readonly string[]> => {
    await tellLastSeen(browser);
    await Promise.all(browser.contexts().map((context) => context.close()));
    const pardoned = forgiven.splice(0);
    return complaints.splice(0).filter((complaint) => !pardoned.some((pattern) => pattern.test(complaint)));
  };
  const close = async (): Promise<void> => {
    await browser.close();
    await server.stop();
  };
  return {
    base: server.base,
    said: server.said,
    open,
    forgive: (complaint) => void forgiven.push(complaint),
    tidy,
    close,
  };
}

/**
 * The one stage of all tests of a file: set and `prepare`d before the first, tidied after each, which must leave no complaint,
 * and closed after the last.
 */
export function sharedStage(prepare?: () => Promise<unknown>, environment: Environment = {}, film?: string): Stage {
  let set: Stage | undefined;
  const stage = (): Stage => {
    if (set === undefined) throw new Error('The stage is not set before the first test begins.');
    return set;
  };
  beforeAll(async () => {
    set = await setStage(environment, film);
    await prepare?.();
  });
  afterAll(() => set?.close());
  afterEach(async () => expect(await tidied(set)).toEqual([]));
  return {
    get base() {
      return stage().base;
    },
    said: () => stage().said(),
    open: (path, view) => stage().open(path, view),
    forgive: (complaint) => stage().forgive(complaint),
    tidy: () => stage().tidy(),
    close: () => stage().close(),
  };
}

/** Waits until an expression holds in the page. It is asked from outside: a page's own content policy forbids it to poll. */
export async function holds(page: Page, expression: string, patience = PATIENCE_MS): Promise<void> {
  const until = Date.now() + patience;
  while (!(await page.evaluate<boolean>(`(async () => Boolean(await (${expression})))()`))) {
    if (Date.now() > until) throw new Error(`It does not come to hold: ${expression}`);
    await page.waitForTimeout(50);
  }
}
