import type { MatchCommand } from '@adjutant/match';
import { humanised } from '../common/words.js';

/** What was pressed, as its button says it. */
export function pressedAs({ type, data }: MatchCommand): string {
  switch (type) {
    case 'GainCommandPoints':
      return `+${data.amount} CP`;
    case 'ScoreVictoryPoints':
      return `${data.points} VP${data.what === undefined ? '' : ` for ${data.what}`}`;
    case 'AdvancePhase':
      return 'Next step';
    default:
      return humanised(type);
  }
}
