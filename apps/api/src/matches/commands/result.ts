import { OneOf } from '../../problems/fields.js';
import { Because, Seat } from './common.js';

/** How a match ends. */
export class ConcedeMatchData {
  @Seat() player!: string;
  @Because({ optional: true }) because?: string;
}

export class FinishMatchData {
  @OneOf(['all-rounds-played', 'time', 'judge'], {
    optional: true,
    instead:
      'who gives up does so with ConcedeMatch; a no-show, a forfeit or an agreement is decided with DecideResult',
  })
  ending?: string;
  @Because({ optional: true }) because?: string;
}

export class ConfirmResultData {
  @Seat() player!: string;
}
