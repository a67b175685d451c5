import type { AttemptView } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { humanised } from '../../common/words.js';
import { usePlayers, useRecord } from '../record.js';
import { unitNames } from '../wording/unit-names.js';
import { attemptWords } from './attempt-words.js';

/** A command in one line: who asked, what kind of command, and for what. */
export function AttemptLine({ command }: { readonly command: AttemptView['command'] }) {
  const { match } = useRecord();
  const { called } = unitNames(match.units, usePlayers());
  const { player, what } = attemptWords(command, called);
  return (
    <>
      {player === null ? null : <SideBadge side={player} />} <b>{humanised(command.type)}</b>
      {what === '' ? null : <span> {what}</span>}
    </>
  );
}
