import type { Tell } from '@adjutant/moving';
import { sayJson, type Io } from '../io.js';
import { Progress } from './progress.js';

/** Progress for people on standard error; with --json a document now and then on standard output. */
export async function withProgress<Result>(
  io: Io,
  json: boolean | undefined,
  work: (tell: Tell) => Promise<Result>,
): Promise<Result> {
  const progress = new Progress(io, '');
  let told = { part: '', at: 0 };
  const tell: Tell = (part, done, of) => {
    progress.part(part, done, of);
    if (!json || (told.part === part && performance.now() - told.at < 1_000)) return;
    told = { part, at: performance.now() };
    sayJson(io, { progress: part, done, of });
  };
  try {
    return await work(tell);
  } finally {
    progress.done();
  }
}
