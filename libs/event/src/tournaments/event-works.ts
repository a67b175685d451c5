import { ThreadEnded, type WorkerHost } from '@adjutant/store';
import { workOut, type EventWork, type WorkedOut } from '@adjutant/tournament';

/** From so many players on a draft takes longer than handing it to a thread does, by far (docs/decisions/0096). */
const APART_FROM = 256;

/** A thread to which works are written as JSON, and which answers what came of them in the same way. */
export type WorkThread = Pick<WorkerHost<string, string>, 'ask' | 'stop'>;

/**
 * Drafts, standings and what a correction changes: those of large events are worked out in a thread, so that nobody else waits for them. Where there is no
 * thread, and where it ends before it has answered, they are worked out here: nobody goes without a round for that.
 */
export class EventWorks {
  constructor(private readonly thread?: WorkThread) {}

  async of<Work extends EventWork>(work: Work): Promise<WorkedOut[Work['work']]> {
    if (!this.thread || playersIn(work) < APART_FROM) return workOut(work);
    try {
      return JSON.parse(await this.thread.ask(JSON.stringify(work))) as WorkedOut[Work['work']];
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      return workOut(work);
    }
  }

  async letGo(): Promise<void> {
    await this.thread?.stop();
  }
}

function playersIn(work: EventWork): number {
  if ('facts' in work) return work.facts.entrants.length;
  if ('state' in work) return Object.keys(work.state.entries).length;
  return work.record.filter(({ event }) => event.type === 'PlayerEntered').length;
}
