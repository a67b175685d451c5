// Players of boardgame.io: each plays a match of its own over a socket of its own, and moves when the move before has come back.
import { io } from 'socket.io-client';
import { answering } from '../answering.mjs';

let players = [];

async function sitDown({ port, matches }) {
  for (const { socket } of players) socket.disconnect();
  players = await Promise.all(matches.map((match) => sit(port, match)));
}

function sit(port, match) {
  const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ['websocket'], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('sync', (_, { state }) => resolve({ socket, match, state }));
    socket.once('connect', () => socket.emit('sync', match, '0', undefined, 1));
  });
}

/** So many moves of everybody; seconds, and how many lines there are in the matches then. */
async function play({ moves }) {
  const started = performance.now();
  await Promise.all(players.map((player) => playOwn(player, moves)));
  const seconds = (performance.now() - started) / 1_000;
  return { seconds, lines: players.reduce((sum, { state }) => sum + state.G.uses.length, 0) };
}

async function playOwn(player, moves) {
  for (let move = 0; move < moves; move += 1) player.state = await moved(player, move);
}

function moved({ socket, match, state }, move) {
  const payload = { type: 'use', args: [`order ${move}`, 1], playerID: '0', credentials: undefined };
  return new Promise((resolve) => {
    socket.once('update', (_, next) => resolve(next));
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, '0');
  });
}

/** What a server tells whoever comes anew: the lines of a match. */
async function look({ port, match }) {
  const { socket, state } = await sit(port, match);
  socket.disconnect();
  return state.G.uses.length;
}

answering({ sitDown, play, look });
