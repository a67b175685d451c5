import type { MatchCommand } from '@adjutant/match';

/** What was pressed, as its button says it; null where that is for whoever knows the names of the match to say. */
export function pressedAs({ type, data }: MatchCommand): string | null {
  switch (type) {
    case 'GainCommandPoints':
      return `+${data.amount} CP`;
    case 'ScoreVictoryPoints':
      return `${data.points} VP${data.what === undefined ? '' : ` for ${data.what}`}`;
    case 'AdvancePhase':
      return 'Next step';
    default:
      return null;
  }
}
