import type { Static } from '@adjutant/kernel';
import { setTimeout } from 'node:timers/promises';
import { CommandBus } from '@nestjs/cqrs';
import { Breath } from '@adjutant/store';
import {
  commandIdOf,
  type FileProblem,
  loadedSample,
  loadedSamples,
  type Progress,
  type Sample,
  type SamplesUnderWay,
  type Script,
  type ScriptCommand,
} from '@adjutant/scenarios';
import { LOCAL, nameOf } from '@adjutant/access';
import { readCommands } from '../commands/envelope.js';
import type { RecordCommand } from '../commands/record-command.js';
import { MATCH_DOOR } from '../matches/commands/door.js';
import { MatchReader } from '@adjutant/event';
import { People } from '@adjutant/people';
import { problem, problemIn } from '../problems/problem.js';
import { ReadModels } from '../readmodels/read-models.js';
import type { Settings } from '../settings.js';
import type { Living } from '../made.js';
import { Problem } from '../describing/problem-schema.js';
import { sampleFiles, type SampleFile } from './sample-files.js';

const LoadedSample = loadedSample(Problem);
type LoadedSample = Static<typeof LoadedSample>;

/** What loading came to, or how far it is. */
export const LoadedSamples = loadedSamples(LoadedSample);
export type Loading = Static<typeof LoadedSamples> | SamplesUnderWay;

interface UnderWay {
  done: number;
  readonly of: number;
  readonly end: Promise<readonly LoadedSample[] | { readonly failed: unknown }>;
}

/** A request waits so long for the end of loading; then it is told how far it is. */
const PATIENCE = 1_000;

type Sent =
  | { readonly outcome: 'recorded' | 'already' | 'refused' }
  | { readonly outcome: 'stopped'; readonly where: NonNullable<LoadedSample['stopped']> };

/** The sample matches that come with the packs. */
export class Samples implements Living {
  #underWay: UnderWay | null = null;
  #closing = false;

  constructor(
    private readonly settings: Settings,
    private readonly bus: CommandBus,
    private readonly reader: MatchReader,
    private readonly people: People,
    private readonly models: ReadModels,
  ) {}

  async list(): Promise<Sample[]> {
    return Promise.all(
      sampleFiles(this.settings.packs).map(async ({ file, read }) => {
        if (!read.ok) {
          const { title, problems } = read;
          return { id: file, title: title || file, game: '', file, commands: 0, loaded: false, problems };
        }
        const { header, commands } = read.script;
        const { id, title, pack } = header;
        const [game = ''] = pack.split('@');
        const name = this.reader.shelf.find(game)?.name ?? game;
        return { id, title, game: name, file, commands: commands.length, loaded: await this.reader.exists(id) };
      }),
    );
  }

  /** Begins to load them, or joins whoever has begun. It goes on when the answer is only how far it is. */
  async load(): Promise<Loading> {
    const underWay = (this.#underWay ??= this.#begin());
    const soon = new AbortController();
    const late = setTimeout(PATIENCE, null, { signal: soon.signal }).catch(() => null);
    const end = await Promise.race([underWay.end, late]);
    soon.abort();
    if (end === null) return { loading: { done: underWay.done, of: underWay.of } };
    // Whoever asks after the end is told what it came to; the next one begins anew.
    if (this.#underWay === underWay) this.#underWay = null;
    if ('failed' in end) throw end.failed;
    return { samples: end };
  }

  /** Null while nothing is being loaded. */
  get loading(): Progress | null {
    return this.#underWay && { done: this.#underWay.done, of: this.#underWay.of };
  }

  async stop(): Promise<void> {
    this.#closing = true;
    await this.#underWay?.end;
  }

  #begin(): UnderWay {
    const files = sampleFiles(this.settings.packs);
    const of = files.reduce((sum, { read }) => sum + (read.ok ? read.script.commands.length : 0), 0);
    const underWay: UnderWay = {
      done: 0,
      of,
      end: Promise.resolve()
        .then(() => this.#loadAll(files, () => (underWay.done += 1)))
        .catch((failed: unknown) => ({ failed })),
    };
    return underWay;
  }

  async #loadAll(files: readonly SampleFile[], done: () => void): Promise<readonly LoadedSample[]> {
    // Side by side: the store takes what comes at the same time in one go.
    const loaded = await Promise.all(
      files.map(async ({ file, read }) =>
        read.ok ? this.#play(read.script, done) : unreadable(file, read.title, read.problems),
      ),
    );
    // Whoever loads them looks at the list next.
    await this.models.freshen(2_000);
    return loaded;
  }

  async #play(script: Script, done: () => void): Promise<LoadedSample> {
    const { id, title, people = {} } = script.header;
    for (const [person, name] of Object.entries(people)) {
      // Whoever asked to be erased is not named again because somebody loads the samples.
      if (typeof name === 'string' && !(await this.people.isErased(person))) await this.people.name(person, name);
    }
    const breath = new Breath();
    const recorded = script.commands.filter(({ refused }) => refused === undefined);
    const last = script.commands.lastIndexOf(recorded.at(-1) as ScriptCommand);
    if (last !== -1 && (await this.reader.holds(id, commandIdOf(script, last)))) {
      script.commands.forEach(done);
      return { id, title, recorded: 0, already: recorded.length, refused: 0 };
    }
    const counts = { recorded: 0, already: 0, refused: 0 };
    let known = false;
    for (const [index, command] of script.commands.entries()) {
      if (this.#closing) break;
      await breath.take();
      done();
      // A refusal leaves nothing in the record to tell it by: it has been tried if what stands before it is known already.
      if (command.refused !== undefined && known) continue;
      const answer = await this.#send(script, command, index);
      if (answer.outcome === 'stopped') return { id, title, ...counts, stopped: answer.where };
      counts[answer.outcome]++;
      if (answer.outcome !== 'refused') known = answer.outcome === 'already';
    }
    return { id, title, ...counts };
  }

  async #send(script: Script, asked: ScriptCommand, index: number): Promise<Sent> {
    // The header is the first line.
    const line = index + 2;
    const commandId = commandIdOf(script, index);
    const { type, data, occurredAt, actor } = asked;
    try {
      const arrival = { actor: nameOf(LOCAL.actor), now: timeAfter(occurredAt), correlationId: commandId };
      const [command] = readCommands(
        MATCH_DOOR,
        { to: script.header.id },
        [{ commandId, type, data, occurredAt, actor }],
        arrival,
      );
      const answer = await this.bus.execute(command as RecordCommand);
      if (answer.outcome === 'refused')
        return asked.refused === undefined ? stoppedAt(line, answer) : { outcome: 'refused' };
      return { outcome: answer.outcome === 'recorded' ? 'recorded' : 'already' };
    } catch (error) {
      const known = problemIn(error);
      if (known) return stoppedAt(line, known.problem);
      throw error;
    }
  }
}

/**
 * Now, or where the clock of this machine is behind the story, just after it happened there. Never the very same time: a
 * command that says when it happened is told from one that does not by the two differing, and has to be the same command
 * again when the clock has moved on.
 */
function timeAfter(occurredAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(occurredAt) + 1)).toISOString();
}

function unreadable(file: string, title: string, problems: readonly FileProblem[]): LoadedSample {
  const [{ line, message } = { line: 1, message: 'It cannot be read.' }] = problems;
  const errors = problems.map((one) => ({ at: `line ${one.line}`, message: one.message }));
  const stopped = { line, problem: problem(422, 'request/invalid', `${file}, line ${line}: ${message}`, { errors }) };
  return { id: file, title: title || file, recorded: 0, already: 0, refused: 0, stopped };
}

function stoppedAt(line: number, problem: Problem): Sent {
  return { outcome: 'stopped', where: { line, problem } };
}
