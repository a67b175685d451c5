import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How slow a sender may be, and how many may be in the middle of something at once. */
export interface Patience {
  readonly seconds: number;
  /** What has to come in each second, on average over that time. */
  readonly bytesPerSecond: number;
  /** Connections whose request is not finished yet. */
  readonly mostUnfinished: number;
  /** Connections that are kept for a next request. */
  readonly mostIdle: number;
}

export const USUAL_SECONDS = 30;
export const BYTES_PER_SECOND = 200;
export const MOST = { mostUnfinished: 10_000, mostIdle: 5_000 };

/** So often they are looked at within that time. A server that is late itself looks later, and holds it against nobody. */
const LOOKS = 5;

interface Sender {
  /** The request whose body may still be coming. */
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
  /** Requests that were heard and are not answered yet. */
  answering: number;
  /** How much had come when it was measured last, and how often it was looked at since. */
  measured: number;
  looks: number;
  /** What it has taken of its answers, and how often it was seen since to take nothing of what waits for it. */
  taken: string;
  takesNothing: number;
}

const known = new WeakSet<IncomingMessage>();

/** Whoever has a session gives way last. */
export function markKnown(request: IncomingMessage): void {
  known.add(request);
}

/**
 * Lets nobody hold connections by being slow. A request may take as long as it likes while it makes progress; one that does
 * not is given up, the headers, the body and the first byte alike. So is whoever takes nothing of an answer that waits, be it a
 * live stream; it is not asked how fast it takes.
 */
export class Senders {
  readonly #senders = new Map<Socket, Sender>();
  /** In the order in which they came: the first has waited longest. */
  readonly #asking = new Set<Socket>();
  readonly #sending = new Set<Socket>();
  readonly #idle = new Set<Socket>();
  #clock: NodeJS.Timeout | undefined;

  constructor(
    private readonly patience: Patience,
    /** `hears`: whether somebody waits there for an answer that has not begun. */
    private readonly giveUp: (socket: Socket, hears: boolean) => void,
  ) {}

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#meet(socket));
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#hear(request, response),
    );
    const every = (this.patience.seconds * 1_000) / LOOKS;
    this.#clock = setInterval(() => this.look(), every).unref();
    server.once('close', () => clearInterval(this.#clock));
  }

  /** How many are in the middle of a request. */
  get unfinished(): number {
    return this.#asking.size + this.#sending.size;
  }

  look(): void {
    for (const [socket, sender] of this.#senders) {
      if (this.#takesNothing(socket, sender)) socket.destroy();
      else this.#judge(socket, sender);
    }
  }

  #meet(socket: Socket): void {
    this.#senders.set(socket, newSender());
    this.#asking.add(socket);
    socket.once('close', () => this.#forget(socket));
    this.#makeRoom();
  }

  #hear(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const sender = this.#senders.get(socket);
    if (!sender) return;
    this.#asking.delete(socket);
    this.#idle.delete(socket);
    if (hasBody(request)) this.#sending.add(socket);
    Object.assign(sender, { request, response, answering: sender.answering + 1 });
    begin(sender, socket);
    response.once('close', () => this.#answered(socket, sender));
  }

  #answered(socket: Socket, sender: Sender): void {
    sender.answering--;
    if (sender.answering > 0 || socket.destroyed || this.#isSending(socket, sender)) return;
    // What came since it was heard belongs to the next request.
    sender.looks = 0;
    this.#idle.add(socket);
    if (this.#idle.size > this.patience.mostIdle) first(this.#idle)?.destroy();
  }

  #judge(socket: Socket, sender: Sender): void {
    const sending = this.#isSending(socket, sender);
    if (!sending && (sender.answering > 0 || this.#isIdle(socket, sender))) return;
    // What it has sent waits for us: then it is not the sender who is slow.
    if (sending && sender.request && waits(sender.request)) return;
    if (++sender.looks < LOOKS) return;
    const { seconds, bytesPerSecond } = this.patience;
    if (socket.bytesRead - sender.measured < seconds * bytesPerSecond) this.#giveUp(socket, sender);
    begin(sender, socket);
  }

  #takesNothing(socket: Socket, sender: Sender): boolean {
    const taken = takenBy(socket);
    sender.takesNothing = socket.writableLength > 0 && taken === sender.taken ? sender.takesNothing + 1 : 0;
    sender.taken = taken;
    return sender.takesNothing >= LOOKS;
  }

  #isSending(socket: Socket, sender: Sender): boolean {
    if (!this.#sending.has(socket)) return false;
    if (sender.request?.complete === false) return true;
    this.#sending.delete(socket);
    begin(sender, socket);
    return false;
  }

  /** Between two requests. With the first byte of the next one it is asking again. */
  #isIdle(socket: Socket, { measured }: Sender): boolean {
    if (this.#asking.has(socket)) return false;
    if (socket.bytesRead === measured) return this.#idle.add(socket).has(socket);
    this.#idle.delete(socket);
    this.#asking.add(socket);
    return false;
  }

  /** Whoever has not even asked yet goes first, then strangers, then anybody; among them who has taken longest. */
  #makeRoom(): void {
    if (this.unfinished <= this.patience.mostUnfinished) return;
    for (const [socket, sender] of this.#senders) this.#isSending(socket, sender);
    if (this.unfinished <= this.patience.mostUnfinished) return;
    const stranger = (): Socket | undefined => [...this.#sending].find((one) => !this.#isKnown(one));
    const goes = this.#asking.size > 1 ? first(this.#asking) : (stranger() ?? first(this.#sending));
    const sender = goes && this.#senders.get(goes);
    if (sender) this.#giveUp(goes, sender);
  }

  #isKnown(socket: Socket): boolean {
    const request = this.#senders.get(socket)?.request;
    return request !== undefined && known.has(request);
  }

  #giveUp(socket: Socket, { answering, response }: Sender): void {
    const hears = answering === 0 ? this.#asking.has(socket) && socket.bytesRead > 0 : response?.headersSent === false;
    this.#forget(socket);
    this.giveUp(socket, hears && answering <= 1);
  }

  #forget(socket: Socket): void {
    this.#senders.delete(socket);
    for (const each of [this.#asking, this.#sending, this.#idle]) each.delete(socket);
  }
}

function newSender(): Sender {
  const nothing = { request: undefined, response: undefined, taken: '' };
  return { ...nothing, answering: 0, measured: 0, looks: 0, takesNothing: 0 };
}

/** From here on it is measured what comes. */
function begin(sender: Sender, { bytesRead }: Socket): void {
  sender.measured = bytesRead;
  sender.looks = 0;
}

/** What has come of a body lies here unread. */
function waits({ readableFlowing, readableLength }: IncomingMessage): boolean {
  return readableFlowing !== true && readableLength > 0;
}

/** Changes with every byte that leaves: a long answer is one piece, of which only the system knows how much has gone. */
function takenBy(socket: Socket): string {
  const { _handle: system } = socket as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength}, ${system?.writeQueueSize}`;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function first<One>(set: ReadonlySet<One>): One | undefined {
  return set.values().next().value;
}
