import type { Plugin } from 'vite';

/** What hangs on a wall, and what is laid over a picture, is a page of its own: as the server knows it, `npm run dev` does. */
export function boardAddress(): Plugin {
  return {
    name: 'adjutant:board-address',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        request.url = pageAt(request.url ?? '/');
        next();
      });
    },
  };
}

export function pageAt(url: string): string {
  return /^\/(board|overlay)(\/|\?|$)/.test(url) ? '/board.html' : url;
}
