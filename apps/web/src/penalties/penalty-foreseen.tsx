import type { PenaltyCommand } from '@adjutant/dispute';
import type { Actor } from '@adjutant/kernel';
import { usePenaltyPreview } from '../api/penalties.js';
import { Trouble } from '../common/trouble.js';
import ImpactOfRuling from '../dispute/ruling/impact-of-ruling.js';
import { Note } from '../parts/note.js';

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
  const { result, impact } = data;
  if (!result && !impact) return <Note small>It changes no result and no place.</Note>;
  return (
    <section aria-label="What it would change">
      {result ? (
        <p>
          <b>Result:</b> {result.before ?? 'none yet'} → <b>{result.after ?? 'none'}</b>
        </p>
      ) : null}
      {impact ? <ImpactOfRuling impact={impact} /> : null}
    </section>
  );
}
