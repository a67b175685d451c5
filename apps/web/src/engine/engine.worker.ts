import type { ToEngine, Question, Questions, FromEngine } from './asked.js';
import { Engine } from './engine.js';
import { Offline, servedBy } from './served.js';

let engine: Engine | null = null;

type Answering = { readonly [Name in Question]: (asked: Questions[Name]['asked']) => Promise<unknown> | unknown };

const ANSWERING: Answering = {
  sit: async ({ match, asking, opens }) => {
    const { viewer, person } = asking;
    // Where it does not come, nothing is kept.
    const kept = await import('./kept/kept-record.js').catch(() => null);
    const keeping = kept && kept.keptHere([person, match, viewer]);
    engine = new Engine(match, asking, servedBy(match, viewer), keeping);
    return engine.begin(opens);
  },
  catchUp: () => seated().catchUp(),
  now: ({ player, at }) => seated().now(player, at),
  weigh: ({ at, ...weighing }) => seated().weigh(weighing, at),
  again: ({ command, from, at }) => seated().again(command, from, at),
  // Wanted without a line, and kept with the page for that.
  view: async ({ what, at }) => (await import('./views.js')).viewOf(what, seated().known(at)),
  press: (pressed) => seated().press(pressed),
  secret: (commands) => commands.map(seated().isSecret),
  settle: ({ id, isRefused }) => seated().settle(id, isRefused),
  hash: () => seated().hash(),
};

function seated(): Engine {
  if (engine === null) throw new Error('nobody has said which match');
  return engine;
}

async function answer<Name extends Question>({ number, question, asked }: ToEngine<Name>): Promise<FromEngine> {
  try {
    return { number, told: await ANSWERING[question](asked) };
  } catch (error) {
    return { number, failed: String(error), offline: error instanceof Offline };
  }
}

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  void answer(data).then((told) => postMessage(told));
});
