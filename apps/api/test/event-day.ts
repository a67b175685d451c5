import { randomUUID } from 'node:crypto';
import { TournamentRecorder } from '@adjutant/event';
import { record } from '@adjutant/store';
import { TOURNAMENT_STREAMS, type TournamentCommand } from '@adjutant/tournament';
import { at, command, listAt, type Answer, type Body, type Running } from './running.js';

export const TWELVE = Array.from({ length: 12 }, (_, index) => `p${String(index + 1).padStart(2, '0')}`);

/** An event on a running server, as a day goes: what people send goes by HTTP, what matches came to is told as the server does it. */
export class EventDay {
  constructor(
    private readonly server: Running,
    readonly id: string = `open-${randomUUID()}`,
  ) {}

  send(type: string, data: object, more: object = {}): Promise<Answer> {
    return this.server.post(`/api/tournaments/${this.id}/commands`, command(type, data, more));
  }

  /** Throws where the server does not record it. */
  async asks(type: string, data: object): Promise<Body> {
    const { status, body } = await this.send(type, data);
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(body)}`);
    return body;
  }

  async setUp(players: readonly string[] = TWELVE, more: object = {}): Promise<this> {
    await this.asks('SetUpTournament', { name: 'The open', rounds: 3, checkIn: false, ...more });
    for (const player of players) await this.asks('EnterPlayer', { player });
    return this;
  }

  get(path = ''): Promise<Answer> {
    return this.server.get(`/api/tournaments/${this.id}${path}`);
  }

  /** What a match tells of its table. */
  async tells(told: TournamentCommand): Promise<string> {
    const now = new Date().toISOString();
    const answer = await record(this.server.from(TournamentRecorder), {
      ...{ stream: TOURNAMENT_STREAMS.of(this.id), command: told, commandId: randomUUID() },
      occasion: { now, occurredAt: now, actor: { id: 'liaison', role: 'system' } },
    });
    return answer.outcome === 'refused' ? answer.refusal.code : answer.outcome;
  }

  async result(round: number, table: number, winner: 'A' | 'B', publication = 1): Promise<string> {
    const seat = (wins: boolean) => ({
      outcome: wins ? ('win' as const) : ('loss' as const),
      figures: { vp: wins ? 80 : 60 },
    });
    const said = { decided: 'played' as const, A: seat(winner === 'A'), B: seat(winner === 'B') };
    return this.tells({ type: 'TellResult', data: { round, table, publication, said, sure: 'confirmed' } });
  }

  async tablesOf(round: number): Promise<readonly Body[]> {
    return listAt((await this.get()).body, 'rounds', round - 1, 'tables');
  }

  /** Whoever has the higher id wins. */
  async plays(round: number): Promise<this> {
    await this.asks('DraftRound', { round });
    await this.asks('PublishRound', { round });
    for (const table of await this.tablesOf(round)) {
      const winner = String(table['A']) > String(table['B']) ? 'A' : 'B';
      await this.result(round, Number(table['table']), winner, Number(at(table, 'publication')));
    }
    await this.asks('CloseRound', { round });
    return this;
  }
}
