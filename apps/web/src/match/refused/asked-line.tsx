import { SideBadge } from '../../common/side-badge.js';
import { humanised } from '../../common/words.js';
import type { Attempt } from '../../api/types.js';
import { asked } from './asked.js';

/** A command in one line: who asked, what kind of command, and for what. */
export function Asked({ command }: { readonly command: Attempt['command'] }) {
  const { player, what } = asked(command);
  return (
    <>
      {player === null ? null : <SideBadge side={player} />} <b>{humanised(command.type)}</b>
      {what === '' ? null : <span> {what}</span>}
    </>
  );
}
