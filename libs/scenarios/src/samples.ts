import { is, type Schema, type Static } from '@adjutant/kernel';
import { FileProblem } from './reading/problem.js';

/** A match that comes with the packs. */
export const Sample = is.object(
  {
    id: is.anyText(),
    title: is.anyText(),
    game: is.anyText({ says: 'Name of the game that it is a match of.' }),
    file: is.anyText(),
    commands: is.anyWhole(),
    loaded: is.yes(),
    problems: is.optional(
      is.many(FileProblem, { says: 'What keeps the file from being read; it cannot be loaded then.' }),
    ),
  },
  { name: 'Sample' },
);
export type Sample = Static<typeof Sample>;

/** How far loading has come, while it goes on: commands that were looked at, of how many. */
export const Progress = is.object({ done: is.anyWhole(), of: is.anyWhole() }, { name: 'Progress' });
export type Progress = Static<typeof Progress>;

export const SampleListAnswer = is.object(
  { samples: is.many(Sample), loading: is.optional(Progress) },
  { name: 'SampleListAnswer' },
);
export type SampleListAnswer = Static<typeof SampleListAnswer>;

export const SamplesUnderWay = is.object({ loading: Progress }, { name: 'SamplesUnderWay' });
export type SamplesUnderWay = Static<typeof SamplesUnderWay>;

/** What became of one of them; `problem`: how whoever loads it describes what went wrong. */
export const loadedSample = <Problem extends { readonly detail: string }>(problem: Schema<Problem>) =>
  is.object(
    {
      id: is.anyText(),
      title: is.anyText(),
      recorded: is.anyWhole(),
      already: is.anyWhole(),
      refused: is.anyWhole({ says: 'Attempts that the script expects to be refused.' }),
      stopped: is.optional(is.says('Where loading stopped, if it did.', is.object({ line: is.anyWhole(), problem }))),
    },
    { name: 'LoadedSample' },
  );
export type LoadedSample = Static<ReturnType<typeof loadedSample<{ readonly detail: string }>>>;

/** What loading them came to. */
export const loadedSamples = <One>(one: Schema<One>) => is.object({ samples: is.many(one) }, { name: 'LoadedSamples' });
export type LoadedSamples = Static<ReturnType<typeof loadedSamples<LoadedSample>>>;
