import { is, type Schema } from '@adjutant/kernel';
import { MATCH_COMMAND_SCHEMAS, type MatchCommand } from '../commands.js';

/** Any command of a match: rulings hold commands that are let stand, and are carried out by one. */
export const anyCommand: Schema<MatchCommand> = is.later('MatchCommand', () => (all ??= everyCommand()));

let all: Schema | undefined;

/** Made when it is first asked for: by then every command is described. */
function everyCommand(): Schema {
  return is.byMember('type', Object.values(MATCH_COMMAND_SCHEMAS));
}
