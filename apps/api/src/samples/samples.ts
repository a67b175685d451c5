import { basename } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandAnswer } from '../matches/commands/answer.js';
import { readCommands } from '../matches/commands/envelope.js';
import type { RecordCommand } from '../matches/commands/record-command.js';
import { MatchReader } from '../matches/match-reader.js';
import { People } from '../people/people.js';
import { ProblemError, type Problem } from '../problems/problem.js';
import { ReadModels } from '../readmodels/read-models.js';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import { readScript, scriptFiles, type Script, type ScriptCommand } from './script.js';

export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly commands: number;
  readonly loaded: boolean;
}

export interface LoadedSample {
  readonly id: string;
  readonly title: string;
  readonly recorded: number;
  readonly already: number;
  /** Attempts that the script expects to be refused. */
  readonly refused: number;
  /** Where loading stopped, if it did. */
  readonly stopped?: Stop;
}

interface Stop {
  readonly line: number;
  readonly problem: Problem;
}

type Sent =
  { readonly outcome: 'recorded' | 'already' | 'refused' } | { readonly outcome: 'stopped'; readonly where: Stop };

/** The sample matches that come with the packs. */
@Injectable()
export class Samples {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(People) private readonly people: People,
    @Inject(ReadModels) private readonly models: ReadModels,
  ) {}

  async list(): Promise<Sample[]> {
    return Promise.all(
      this.#scripts().map(async ({ id, title, file, commands }) => ({
        id,
        title,
        file: basename(file),
        commands: commands.length,
        loaded: await this.reader.exists(id),
      })),
    );
  }

  async load(): Promise<LoadedSample[]> {
    const loaded: LoadedSample[] = [];
    for (const script of this.#scripts()) loaded.push(await this.#play(script));
    // Whoever loads them looks at the list next.
    await this.models.freshen(2_000);
    return loaded;
  }

  #scripts(): Script[] {
    return scriptFiles(this.settings.packs).map(readScript);
  }

  async #play(script: Script): Promise<LoadedSample> {
    const { id, title } = script;
    for (const [person, name] of Object.entries(script.people)) this.people.name(person, name);
    const counts = { recorded: 0, already: 0, refused: 0 };
    let known = false;
    for (const command of script.commands) {
      // A refusal leaves nothing in the record to tell it by: it has been tried if what stands before it is known already.
      if (command.refused && known) continue;
      const answer = await this.#send(script, command);
      if (answer.outcome === 'stopped') return { id, title, ...counts, stopped: answer.where };
      counts[answer.outcome]++;
      if (answer.outcome !== 'refused') known = answer.outcome === 'already';
    }
    return { id, title, ...counts };
  }

  async #send(script: Script, { line, body, refused }: ScriptCommand): Promise<Sent> {
    try {
      const arrival = { now: new Date().toISOString(), correlationId: body.commandId };
      const [command] = readCommands(script.id, [body], arrival);
      const answer = await this.bus.execute<RecordCommand, CommandAnswer>(command as RecordCommand);
      if (answer.outcome === 'refused') return refused ? { outcome: 'refused' } : stoppedAt(line, answer);
      return { outcome: answer.outcome === 'recorded' ? 'recorded' : 'already' };
    } catch (error) {
      if (error instanceof ProblemError) return stoppedAt(line, error.problem);
      throw error;
    }
  }
}

function stoppedAt(line: number, problem: Problem): Sent {
  return { outcome: 'stopped', where: { line, problem } };
}
