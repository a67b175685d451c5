import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Nobody who is honest sends that many requests on one connection without waiting for an answer. */
export const MOST_WAITING = 16;

/**
 * Node hears all requests that came in one piece at once, also where nobody reads the answers: each would open its file
 * and hold its answer. Answers leave a connection in order anyway, so its requests are taken up one after the other: the next when
 * the answer before it has gone. The connection that sends too many ahead is closed.
 */
export function inOrder(): (handle: RequestListener) => RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (handle) => (request, response) => {
    const { socket } = request;
    // The rest of the piece that was too much comes here as well.
    if (socket.destroyed) return;
    const before = waiting.get(socket);
    const queue = before ?? [];
    const goOn = (): void => {
      const next = socket.destroyed ? undefined : queue.shift();
      if (next) next();
      else waiting.delete(socket);
    };
    const takeUp = (): void => {
      response.once('close', goOn);
      handle(request, response);
    };
    if (!before) waiting.set(socket, queue);
    if (!before) takeUp();
    else if (queue.push(takeUp) > MOST_WAITING) socket.destroy();
  };
}
