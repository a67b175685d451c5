// A thread of the server: pairs the rounds of large events, and ranks their players.
import { answerFromThread } from '@adjutant/store';
import { workOut, type EventWork } from '@adjutant/tournament';

answerFromThread<string>(async (work) => ({ answer: JSON.stringify(workOut(JSON.parse(work) as EventWork)) }));
