import { isStranger, Limits, nameOf, notAllowed, signInFirst, type Acting } from '@adjutant/access';
import { askedAgain } from '@adjutant/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLOCK, type Clock } from '../tokens.js';
import type { CommandAnswer } from './answer.js';
import { TAKERS, type Takers } from './context-commands.js';
import type { Door } from './door.js';
import { readCommands, readEach } from './envelope.js';
import type { Arrival } from './sent.js';
import { shown, takeAll, takeEach, type Taken } from './list.js';
import { invalid } from '../problems/problem.js';
import type { RecordCommand } from './record-command.js';
import { CommandWatch } from './watch.js';

/** A request to a door: to which id, with what, from whom. */
export interface AtDoor {
  readonly id: string;
  readonly body: unknown;
  readonly acting: Acting;
}

/** The way in of every command of every context. */
@Injectable()
export class CommandEntrance {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(TAKERS) private readonly takers: Takers,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(CommandWatch) private readonly watch: CommandWatch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async take(
    door: Door,
    { id, body, acting }: AtDoor,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CommandAnswer | readonly CommandAnswer[]> {
    const to = door.idIn(id);
    // Nobody learns what is wrong with a command who may not send any.
    if (isStranger(acting)) throw notAllowed(signInFirst(acting));
    const arrival = { actor: nameOf(acting.actor), now: timeText(this.clock()), correlationId: request.id };
    if (isForEach(request) && Array.isArray(body)) {
      await this.limits.take(acting, body.length);
      return shown(await this.takeEach(door, { id, body, acting }, arrival), request, reply);
    }
    const taking = {
      take: this.#take,
      rehearse: async (all: readonly RecordCommand[], at: (index: number) => void) =>
        this.takers.get(door.context)?.rehearse(all, at),
    };
    const commands = this.watch.read(() => readCommands(door, { to, acting }, body, arrival));
    await this.limits.take(acting, commands.length);
    return shown(await takeAll(commands, taking, request.id), request, reply);
  }

  /** Each of a list for itself, of whoever is known to act. */
  takeEach(
    door: Door,
    { id, body, acting }: AtDoor & { readonly body: readonly unknown[] },
    arrival: Arrival,
    most?: number,
  ): Promise<Taken> {
    const to = door.idIn(id);
    const read = this.watch.read(() => readEach(door, { to, acting }, body, arrival, most));
    return takeEach(read, { take: this.#take }, arrival.correlationId);
  }

  readonly #take = (one: RecordCommand): Promise<CommandAnswer> => this.watch.take(one, () => this.bus.execute(one));
}

const timeText = askedAgain((at: number) => new Date(at).toISOString());

/** Whether each command of a list is for itself. */
function isForEach({ query }: FastifyRequest): boolean {
  const { each } = (query ?? {}) as { readonly each?: unknown };
  if (each === undefined || each === 'true') return each === 'true';
  throw invalid([{ at: 'each', message: 'each must be true, or left out' }]);
}
