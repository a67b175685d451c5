import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callJudge } from './disputes.js';
import { recordSmallMatch } from './small-match.js';
import { holds, setStage, tidied, type Stage } from './stage.js';

let stage: Stage;
let elsewhere: Server;
let dispute: string;

beforeAll(async () => {
  stage = await setStage();
  await recordSmallMatch(stage.base, 'm');
  dispute = await callJudge(stage.base, 'm', { claim: 'It was out of range.' });
  elsewhere = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(attack()));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  elsewhere?.close();
  await stage?.close();
});
afterEach(async () => expect(await tidied(stage)).toEqual([]));

/** A page of somebody else: sends what a browser lets any page send, and shows the server's page within it. */
function attack(): string {
  const command = JSON.stringify({
    commandId: '0b5c1b1e-0000-4000-8000-000000000000',
    type: 'AddNote',
    data: { text: 'x' },
  });
  return `<!doctype html><title>working</title>
    <iframe src="${stage.base}/matches/m"></iframe>
    <img src="${stage.base}/api/matches/m?viewer=judge&actor=kim">
    <iframe name="sink"></iframe>
    <form method="post" target="sink" enctype="text/plain" action="${stage.base}/api/samples"><input name="{}"></form>
    <script type="module">
      const send = (path, mode, type) => fetch('${stage.base}/api' + path, {
        method: 'POST', mode, headers: { 'content-type': type }, body: ${JSON.stringify(command)},
      }).catch(() => undefined);
      document.forms[0].submit();
      await send('/samples', 'no-cors', 'text/plain');
      await send('/samples', 'cors', 'application/json');
      await send('/matches/m/commands', 'no-cors', 'text/plain');
      await fetch('${stage.base}/api/samples', { method: 'POST', mode: 'no-cors' }).catch(() => undefined);
      document.title = 'done';
    </script>`;
}

const PAGES = [
  '/',
  '/matches/m',
  '/matches/none',
  '/sign-in',
  '/seat',
  '/staff',
  '/people',
  '/account',
  '/about-access',
  '/games/wh40k-11e',
];

test.each([...PAGES, '/judge', '/disputes/', '/people/ada/penalties'])(
  '%s keeps to its content policy',
  async (path) => {
    stage.forgive(/status of 40[0-9]/);
    const page = await stage.open(path === '/disputes/' ? path + dispute : path);
    await page.locator('#root main, #root h1').first().waitFor();
    await page.waitForLoadState('load');
  },
);

test('the reference of the API is shown under its content policy', async () => {
  const page = await stage.open('/api/docs');
  await page.getByText('/api/matches/{id}/commands').first().waitFor();
});

test('a script that somebody gets into the page does not run', async () => {
  stage.forgive(/content policy|Content Security Policy/);
  const page = await stage.open('/matches/m');
  const ran = await page.evaluate(`(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = "inline"';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.ran = "handler"');
    image.src = 'data:,';
    document.body.append(image);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return window.ran ?? 'nothing';
  })()`);
  expect(ran).toBe('nothing');
});

test('what a page keeps back is among its complaints', async () => {
  const page = await stage.open('/matches/m');
  await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))`);
  await page.waitForTimeout(200);
  expect(await tidied(stage)).toEqual(expect.arrayContaining([expect.stringContaining('content policy: script-src')]));
});

test('a page of another port changes nothing, leaves no trace, and shows nothing of ours within it', async () => {
  stage.forgive(/./);
  const before = await listed();
  const page = await stage.open('/api/health/live');
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  await holds(page, `document.title === 'done'`);
  await page.waitForTimeout(500);
  expect(await listed()).toEqual(before);
  const shown = page.frames().find((frame) => frame.url().startsWith(stage.base));
  expect(await shown?.evaluate<boolean>(`document.querySelector('#root') !== null`).catch(() => false)).not.toBe(true);
});

/** The matches there are, and how long the record of one is. */
async function listed(): Promise<unknown> {
  const get = async (path: string): Promise<unknown> => (await fetch(`${stage.base}/api/matches${path}`)).json();
  const { matches } = (await get('')) as { readonly matches: readonly object[] };
  return [matches.length, ((await get('/m')) as { readonly revision: number }).revision];
}
