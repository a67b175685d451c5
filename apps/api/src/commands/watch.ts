import type { Figures, Log, Tracing } from '@adjutant/health';
import { Inject, Injectable } from '@nestjs/common';
import { isNotAllowed } from '../problems/problem.js';
import type { CommandAnswer } from './answer.js';
import type { RecordCommand } from './record-command.js';
import { FIGURES, LOG, TRACING } from '../tokens.js';

type Outcome = CommandAnswer['outcome'] | 'failed';

/** What comes of the commands that are sent: counted, measured, traced, and in the log for whoever asks for that much. */
@Injectable()
export class CommandWatch {
  readonly #commands;
  readonly #seconds;

  constructor(
    @Inject(FIGURES) figures: Figures,
    @Inject(TRACING) private readonly tracing: Tracing,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.#commands = figures.counter('adjutant_commands_total', 'Commands by context and by what came of them', [
      'context',
      'outcome',
    ]);
    this.#seconds = figures.histogram('adjutant_command_seconds', 'How long a command took, from read to answered', [
      'context',
    ]);
  }

  /** The reading of what was sent. */
  read<Value>(work: () => Value): Value {
    return this.tracing.span('envelope', {}, work);
  }

  take(asked: RecordCommand, execute: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
    if (!this.tracing.on) return this.#take(asked, execute);
    const { match, dispute } = namedIn(asked);
    const attributes = {
      'adjutant.correlation_id': asked.sending.correlationId,
      'adjutant.command_type': asked.command.type,
      'adjutant.match': match,
      'adjutant.dispute': dispute,
    };
    return this.tracing.span('command', attributes, () => this.#take(asked, execute));
  }

  async #take(asked: RecordCommand, execute: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
    const { context } = asked;
    const began = performance.now();
    let outcome: Outcome = 'failed';
    try {
      const answer = await execute();
      outcome = answer.outcome;
      if (this.tracing.on || this.log.writes('debug')) this.#tell(asked, answer);
      return answer;
    } catch (error) {
      if (isNotAllowed(error)) outcome = 'refused';
      throw error;
    } finally {
      this.#seconds.observe({ context }, (performance.now() - began) / 1_000);
      this.#commands.inc({ context, outcome });
    }
  }

  #tell(asked: RecordCommand, answer: CommandAnswer): void {
    const { type } = asked.command;
    const { correlationId } = asked.sending;
    const { outcome } = answer;
    const revision = answer.outcome === 'skipped' || answer.outcome === 'failed' ? undefined : answer.revision;
    const code = 'code' in answer ? answer.code : undefined;
    this.tracing.note({ 'adjutant.outcome': outcome, 'adjutant.revision': revision, 'adjutant.code': code });
    this.log.debug('A command was answered.', {
      ...{ correlation: correlationId, type, ...namedIn(asked), outcome, revision, code },
    });
  }
}

/** What a command was sent to, where that is no person. */
function namedIn({ context, sending: { to } }: RecordCommand): { readonly match?: string; readonly dispute?: string } {
  return context === 'penalty' ? {} : { [context]: to };
}
