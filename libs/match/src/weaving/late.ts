import type { Clock, Pack } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import type { Context } from '../commands/context.js';
import type { Decide } from '../rulings/remedy.js';
import type { OpenedState } from '../state/state.js';
import type { Whence } from './whence.js';

/** A command that says where it was pressed, on the record as it stands. */
export interface Late {
  readonly command: MatchCommand;
  readonly whence: Whence;
  readonly place: Clock;
  readonly state: OpenedState;
  readonly pack: Pack;
  /** With nothing of where it was pressed: what is decided with it is decided where it stands. */
  readonly context: Context;
  readonly decide: Decide;
}
