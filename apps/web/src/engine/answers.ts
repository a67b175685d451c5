import type { FromEngine, Question, Questions, Sitting, ToEngine } from './asked.js';
import type { Engine } from './engine.js';
import { Offline } from './served.js';

type Answering = { readonly [Name in Question]: (asked: Questions[Name]['asked']) => Promise<unknown> | unknown };

/** What an engine says to what a page asks, by name. `engineFor`: the engine of a match, which has read nothing yet. */
export function answersBy(engineFor: (sitting: Sitting) => Promise<Engine>) {
  let engine: Engine | null = null;
  const seated = (): Engine => {
    if (engine === null) throw new Error('nobody has said which match');
    return engine;
  };
  const answering: Answering = {
    sit: async (sitting) => {
      engine = await engineFor(sitting);
      return engine.begin(sitting.opens);
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
  return async <Name extends Question>({ number, question, asked }: ToEngine<Name>): Promise<FromEngine> => {
    try {
      return { number, told: await answering[question](asked) };
    } catch (error) {
      return { number, failed: String(error), offline: error instanceof Offline };
    }
  };
}
