import { randomUUID } from 'node:crypto';
import type { Actor } from '@adjutant/kernel';
import { People } from '@adjutant/people';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { readCommands } from '../commands/envelope.js';
import type { RecordCommand } from '../commands/record-command.js';
import { MATCH_DOOR } from '../matches/commands/door.js';
import { ProblemError } from '../problems/problem.js';
import { CLOCK, type Clock } from '../tokens.js';

/** Opens matches for players: whether they may was asked before. */
@Injectable()
export class Opener {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(People) private readonly people: People,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async record(to: string, data: object, actor: Actor, correlationId: string): Promise<void> {
    const arrival = { actor, now: new Date(this.clock()).toISOString(), correlationId };
    const body = { commandId: randomUUID(), type: 'OpenMatch', data };
    const [command] = readCommands(MATCH_DOOR, { to }, body, arrival);
    const answer = await this.bus.execute(command as RecordCommand);
    // Whoever was a moment earlier has opened the same one.
    if ('status' in answer && answer.code !== 'match/already-opened') throw new ProblemError(answer);
  }

  /** People who are new here, by their ids. */
  async name(names: { readonly [id: string]: string }, by: string): Promise<void> {
    for (const [id, name] of Object.entries(names)) await this.people.put(id, { name }, by);
  }
}
