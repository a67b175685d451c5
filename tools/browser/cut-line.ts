import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What lies between a browser and a server. What a service worker fetches passes through it as well. */
export interface CutLine {
  readonly base: string;
  readonly cut: () => void;
  /** Connections come about, and nothing comes through them. */
  readonly hang: () => void;
  readonly mend: () => void;
  /**
   * From now on the server has a newer version of the page: it begins with a script of another name, `-newer1` and so on, and has one
   * part less than the one that was built, `PART_OF_THE_FIRST`.
   */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
}

export const PART_OF_THE_FIRST = 'hand-over-page';

type Hears = (path: string, part: string) => void;

const FIRST = /\/assets\/index-[\w-]+(?=\.js)/;

/** `hears`: whatever the server answers, by path, streams included. */
export async function lineTo(base: string, hears?: Hears): Promise<CutLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let hangs = false;
  let renewals = 0;
  const first = FIRST.exec(await (await fetch(base)).text())?.[0] ?? '';
  if (first === '') throw new Error('the page names no first script');
  const server = createServer((asked, answer) => {
    if (hangs) return;
    const path = asked.url ?? '/';
    if (path.startsWith(`${first}-newer`)) {
      answer.writeHead(200, { 'content-type': 'text/javascript' });
      return void answer.end(`import '${first}.js';`);
    }
    pass(base, asked, answer, { hears, rewrite: renewals > 0 ? (text) => newer(text, first, renewals) : null });
  });
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await listening(server);
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = false;
      // What hung hangs for ever.
      if (hangs) for (const socket of sockets) socket.destroy();
      hangs = false;
    },
    renew: () => void (renewals += 1),
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

/** The page, and the list of what a device keeps of it. */
function newer(text: string, first: string, renewals: number): string {
  const script = `${first}-newer${renewals}.js`;
  if (text.includes('<!doctype')) return text.replaceAll(`${first}.js`, script);
  return text
    .replace(new RegExp(`\\{[^{}]*${first}\\.js[^{}]*\\}`), (one) => `${one},${one.replace(`${first}.js`, script)}`)
    .replace(new RegExp(`\\{[^{}]*${PART_OF_THE_FIRST}[^{}]*\\},`), '')
    .replace(/\/index\.html\W+revision\W+\w+/, `$&newer${renewals}`);
}

const listening = (server: Server): Promise<void> => new Promise((done) => server.listen(0, '127.0.0.1', () => done()));

const OF_FILES = ['accept-encoding', 'if-none-match', 'if-modified-since'];

interface Passing {
  readonly rewrite: ((text: string) => string) | null;
  readonly hears: Hears | undefined;
}

/** Whatever is text of the page is handed on as `rewrite` has it. */
function pass(base: string, asked: IncomingMessage, answer: ServerResponse, { rewrite, hears }: Passing): void {
  const headers = { ...asked.headers };
  // What the server has said of a file says nothing of what is made of it here.
  if (hears) delete headers['accept-encoding'];
  if (rewrite !== null) for (const said of OF_FILES) delete headers[said];
  const onward = request(base + (asked.url ?? '/'), { method: asked.method ?? 'GET', headers }, (got) => {
    if (hears) got.on('data', (part: Buffer) => hears(asked.url ?? '/', part.toString()));
    const isText = /html/.test(got.headers['content-type'] ?? '') || asked.url === '/sw.js';
    if (rewrite === null || !isText) {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      return void got.pipe(answer);
    }
    const parts: Buffer[] = [];
    got.on('data', (part: Buffer) => parts.push(part));
    got.on('end', () => {
      const { 'content-length': _, etag: __, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept).end(rewrite(Buffer.concat(parts).toString()));
    });
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
