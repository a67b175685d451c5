import type { About, Acting } from '@adjutant/access';
import { asEntrant, MatchReader, recordInEvent, TableProcess, TournamentRecorder } from '@adjutant/event';
import {
  TOURNAMENT,
  TOURNAMENT_STREAMS,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { Inject, Injectable } from '@nestjs/common';
import { answerOf, type CommandAnswer, type Wording } from '../../commands/answer.js';
import { ContextCommands } from '../../commands/context-commands.js';
import type { RecordCommand } from '../../commands/record-command.js';

const WORDING: Wording = { what: 'event', stale: 'tournament/stale-revision', refusals: TOURNAMENT.refusals };

type TournamentRequest = RecordCommand<TournamentCommand>;

/** Takes the commands of events, which libs/tournament decides. */
@Injectable()
export class TournamentCommands extends ContextCommands<TournamentCommand, TournamentState, TournamentEvent> {
  constructor(
    @Inject(TournamentRecorder) protected readonly recorder: TournamentRecorder,
    @Inject(MatchReader) private readonly matches: MatchReader,
    @Inject(TableProcess) private readonly tables: TableProcess,
  ) {
    super();
  }

  async take(asked: TournamentRequest): Promise<CommandAnswer> {
    return answerOf(WORDING, asked.sending, await recordInEvent(this.recorder, this.tables, this.requestOf(asked)));
  }

  protected streamOf(tournament: string): string {
    return TOURNAMENT_STREAMS.of(tournament);
  }

  protected about(
    { command, sending: { to: event } }: TournamentRequest,
    acting: Acting,
  ): About<TournamentCommand, TournamentState, TournamentEvent> {
    if (command.type !== 'CheckIn' && command.type !== 'ReportFigures') return { target: () => ({ event }) };
    const { player } = command.data;
    return {
      target: async () => ({ event, ownEntry: (await asEntrant(acting, event, this.matches)).own === player }),
    };
  }
}
