import { LOCAL, type About, type Acting } from '@adjutant/access';
import {
  DISPUTE,
  changedText,
  disputeDecider,
  disputeStream,
  type DisputeCommand,
  type DisputeEvent,
  type DisputeState,
} from '@adjutant/dispute';
import { tracedDecider, type Tracing } from '@adjutant/health';
import { ofWhatMayStand, record, type RecordAnswer } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { answerOf, withWarnings, type CommandAnswer, type Wording } from '../../commands/answer.js';
import { ContextCommands } from '../../commands/context-commands.js';
import type { RecordCommand } from '../../commands/record-command.js';
import { TRACING } from '../../tokens.js';
import { CircumstancesReader } from '@adjutant/rulings';
import { Liaison, type Warning, PenaltyRecorder, withoutOthersPenalties, DisputeReader } from '@adjutant/rulings';

const WORDING: Wording = {
  what: 'dispute',
  stale: 'dispute/stale-revision',
  refusals: DISPUTE.refusals,
};

/** What is carried out beyond the dispute, and how long whoever asks for it waits to see what came of it. */
const CARRIED: ReadonlySet<DisputeCommand['type']> = new Set([
  'GiveRuling',
  'GiveFinalRuling',
  'RevokeRuling',
  'WithholdEvidence',
]);
const PATIENCE_MS = 1_000;

type DisputeRequest = RecordCommand<DisputeCommand>;

/** Takes the commands of disputes: reads what is around each, and tells what came of it. */
@Injectable()
export class DisputeCommands extends ContextCommands<DisputeCommand, DisputeState, DisputeEvent> {
  protected readonly recorder;

  constructor(
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(CircumstancesReader) private readonly circumstances: CircumstancesReader,
    @Inject(Liaison) private readonly liaison: Liaison,
    @Inject(PenaltyRecorder) private readonly penalties: PenaltyRecorder,
    @Inject(TRACING) private readonly tracing: Tracing,
  ) {
    super();
    this.recorder = disputes.recorder;
  }

  async take(asked: DisputeRequest): Promise<CommandAnswer> {
    const { command, sending, acting = LOCAL } = asked;
    const answer = await record(this.recorder, this.requestOf(asked));
    if (answer.outcome === 'recorded' && CARRIED.has(command.type)) await this.liaison.settle(PATIENCE_MS);
    const state = await ofWhatMayStand(this.disputes.newest(sending.to));
    const match = state.status === 'absent' ? '' : state.match;
    const told = answerOf(WORDING, sending, this.#seenBy(acting, match, answer));
    return withWarnings(told, [...(await ofWhatMayStand(this.#warnings(command, match))), ...changesIn(answer)]);
  }

  protected streamOf(dispute: string): string {
    return disputeStream(dispute);
  }

  protected about({ command, sending }: DisputeRequest): About<DisputeCommand, DisputeState, DisputeEvent> {
    const { to: dispute, occurredAt } = sending;
    return {
      target: (state) => this.circumstances.target(command, state),
      decider: async (state, as) => {
        const around = await this.circumstances.read(command, state, { acting: as, dispute, occurredAt });
        return tracedDecider(this.tracing, disputeDecider(around));
      },
    };
  }

  /** Whoever gives penalties with a ruling is told where the match says otherwise. */
  async #warnings(command: DisputeCommand, match: string): Promise<readonly Warning[]> {
    if (command.type !== 'GiveRuling' && command.type !== 'GiveFinalRuling') return [];
    return match === '' ? [] : this.penalties.warningsOf(command.data, match);
  }

  /** Whoever comes too late is shown what came between, but for penalties of others. */
  #seenBy(acting: Acting, match: string, answer: RecordAnswer<DisputeEvent>): RecordAnswer<DisputeEvent> {
    if (answer.outcome === 'refused') return answer;
    const events = answer.events.map((one) => ({
      ...one,
      event: withoutOthersPenalties(one.event, match, acting, this.penalties.shelf),
    }));
    return { ...answer, events };
  }
}

/** Whoever takes a dispute up is told what has become of clubs and nations since the match was opened. */
function changesIn(answer: RecordAnswer<DisputeEvent>): readonly Warning[] {
  if (answer.outcome !== 'recorded' && answer.outcome !== 'already') return [];
  return answer.events.flatMap(({ event }) => {
    const changed = 'tiesChanged' in event.data ? event.data.tiesChanged : undefined;
    return changed ? [{ code: 'dispute/ties-changed', message: changedText(changed).trim() }] : [];
  });
}
