// The server of boardgame.io with a game of one move, which adds a line to what is kept of a match.
import { createRequire } from 'node:module';
import { answering } from '../answering.mjs';

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server');

const game = {
  name: 'bench',
  setup: () => ({ points: 0, uses: [] }),
  turn: { activePlayers: { all: 'acting' }, stages: { acting: {} } },
  moves: {
    use: ({ G }, what, cost) => {
      G.points -= cost;
      G.uses.push({ what, cost });
    },
  },
  disableUndo: true,
};

/** `folder`: where matches are kept in files; without it they are kept in memory, as the server does by itself. */
async function serve({ folder }) {
  const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
  const server = Server({ games: [game], origins: [/127\.0\.0\.1/], ...(db ? { db } : {}) });
  const { appServer } = await server.run({ port: 0 });
  return appServer.address().port;
}

answering({ serve });
