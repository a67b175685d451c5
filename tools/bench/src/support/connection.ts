import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';

/**
 * One kept-alive connection that carries one request at a time. It reads as much of HTTP as the server writes and no more,
 * because the machine is shared with the server that is measured.
 */
export class Connection {
  #socket: Socket;
  #received = '';
  /** Whether anything was answered over this connection. */
  #answered = false;
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;

  private constructor(
    private readonly port: number,
    socket: Socket,
  ) {
    this.#socket = this.#hears(socket);
  }

  static async open(port: number): Promise<Connection> {
    return new Connection(port, await connected(port));
  }

  #hears(socket: Socket): Socket {
    // Latin-1 keeps one character for each byte, so that lengths can be compared.
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#take(text));
    const failed = (error?: Error): void => {
      // What becomes of a connection that another has replaced is nobody's business any more.
      if (socket === this.#socket) this.#waiting?.reject(error ?? new Error('the server hung up'));
    };
    socket.on('error', failed);
    socket.on('close', () => failed());
    return socket;
  }

  /** A server hangs up on who has been silent for long: whoever has something to say then calls again, as a browser does. */
  async send(request: string): Promise<Answer> {
    const reused = this.#answered && !this.#socket.destroyed;
    if (this.#socket.destroyed) await this.#callsAgain();
    try {
      return await this.#sends(request);
    } catch (error) {
      // It may hang up in the very moment in which this is sent: a browser, too, sends it once more then.
      if (!reused || this.#received !== '') throw error;
      await this.#callsAgain();
      return this.#sends(request);
    }
  }

  #sends(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request, 'utf8');
    });
  }

  async #callsAgain(): Promise<void> {
    this.#answered = false;
    this.#socket = this.#hears(await connected(this.port));
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const head = this.#received.indexOf(HEAD_END);
    if (head < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#received.slice(0, head))?.[1];
    if (length === undefined) return this.#waiting?.reject(new Error('an answer without its length'));
    const end = head + HEAD_END.length + Number(length);
    if (this.#received.length < end) return;
    const answer = {
      status: Number(this.#received.slice(9, 12)),
      body: this.#received.slice(head + HEAD_END.length, end),
    };
    this.#received = this.#received.slice(end);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#answered = true;
    waiting?.resolve(answer);
  }
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.removeListener('error', reject);
      resolve(socket);
    });
  });
}

export function getting(path: string, token?: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${bearer(token)}\r\n`;
}

export function posting(path: string, body: unknown, token?: string): string {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  const head = `content-type: application/json\r\ncontent-length: ${length}\r\n${bearer(token)}`;
  return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head}\r\n${text}`;
}

/** The same request as a browser sends it that has signed in. */
export function carrying(cookie: string, request: string): string {
  return request.replace('\r\n', `\r\ncookie: ${cookie}\r\n`);
}

function bearer(token: string | undefined): string {
  return token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
}
