import type { PenaltyCommand } from '@adjutant/dispute';
import type { Actor } from '@adjutant/kernel';
import type { PenaltyPreview } from '@adjutant/rulings';
import { usePenaltyPreview } from '../api/penalties.js';
import { Trouble } from '../common/trouble.js';
import ImpactOfRuling from '../dispute/ruling/impact-of-ruling.js';
import { Note } from '../parts/note.js';
import { Notice } from '../parts/strip.js';

interface Props {
  readonly person: string;
  readonly command: PenaltyCommand;
  readonly actor: Actor | undefined;
}

/** What a penalty would change, or its end, before anything is recorded: the result of its match, and its event. */
export default function PenaltyForeseen({ person, command, actor }: Props) {
  const { data, error } = usePenaltyPreview(person, command, actor);
  if (error) return <Trouble title="What it would change cannot be shown" error={error} />;
  // Why it would not be recorded is told when it is sent, at its field.
  if (data === undefined || data.refusal) return null;
  const { result, points, owed, impact, warning } = data;
  if (!result && !points && !owed && !impact && !warning)
    return <Note small>It changes no points, no result and no place as they stand.</Note>;
  return (
    <section aria-label="What it would change">
      {result ? (
        <p>
          <b>Result:</b> {result.before ?? 'none yet'} → <b>{result.after ?? 'none'}</b>
        </p>
      ) : null}
      {points ? (
        <p>
          <b>Points:</b> {pointsText(points.before)} → <b>{pointsText(points.after)}</b>
        </p>
      ) : null}
      {owed ? (
        <p>
          Points that are not there yet are owed, and taken from what is scored later or from totals that are keyed in.
          Where nobody plays, or points of the event are given, nothing is taken.
        </p>
      ) : null}
      <Warned says={warning} />
      {impact ? <ImpactOfRuling impact={impact} /> : null}
    </section>
  );
}

function Warned({ says }: { readonly says: string | undefined }) {
  return says === undefined ? null : (
    <Notice role="note" tone="bad">
      {says}
    </Notice>
  );
}

type Points = NonNullable<PenaltyPreview['points']>['before'];
const pointsText = ({ A, B }: Points): string => `${A.vp}:${B.vp} VP, ${A.cp}:${B.cp} CP`;
