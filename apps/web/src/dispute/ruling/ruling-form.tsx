import type { DisputeCommand, Verdict, WholeDispute } from '@adjutant/dispute';
import type { Remedy } from '@adjutant/match';
import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Acting } from '../../acting/acting.js';
import { useSteps } from '../../match/step/step-queries.js';
import { besides, faultAt, lengthFault } from '../../common/limited.js';
import { LIMITS } from '../../common/limits.js';
import { useRecord } from '../../match/record.js';
import { Refused } from '../refused.js';
import { citable, likelyCited } from './cited.js';
import { CitedRules } from './cited-rules.js';
import type { PenaltyDraft } from './penalty-drafts.js';
import { PenaltyList } from './penalty-list.js';
import { Preview } from './preview.js';
import { refusedAt, type RefusedAt } from './refused-at.js';
import { RemedyList } from './remedy-list.js';
import { readDraft, type Draft } from './remedies.js';
import styles from './ruling.module.css';
import { rulingCommand, unreadyBecause } from './sending.js';
import { useGround } from './use-ground.js';
import { usePenalties } from './use-penalties.js';
import { usePreviewed } from './use-previewed.js';

interface Props {
  readonly dispute: WholeDispute;
  readonly acting: Acting;
  readonly final: boolean;
  /** What is written so far: it outlives the form where somebody else rules first. */
  readonly because: string;
  readonly write: (because: string) => void;
  readonly busy: boolean;
  /** What the server said to it: each part of the form tells what is about it. */
  readonly error: Error | null;
  readonly send: (command: DisputeCommand) => void;
}

interface Chosen {
  readonly drafts: readonly Draft[];
  readonly none: boolean;
}

const NOTHING_YET: Chosen = { drafts: [], none: false };

/** Remedies, what they rest on and why, with old and new side by side before anything is recorded. */
export function RulingForm({ dispute, acting, final, because, write, busy, error, send }: Props) {
  const { number } = useRecord();
  const [{ drafts, none }, setRemedies] = useState<Chosen>(NOTHING_YET);
  const [penaltyDrafts, setPenalties] = useState<readonly PenaltyDraft[]>([]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const rules = useRules(dispute);
  const ground = useGround(drafts);
  const penalising = usePenalties(penaltyDrafts);
  const penalties = penalising.drafts.map(({ read }) => read);
  const own = remediesOf(
    none,
    drafts.map((draft) => readDraft(draft, ground)),
  );
  const brought = penalties.flatMap((read) => ('penalty' in read ? read.remedies : []));
  const remedies = own === null ? null : [...(brought.length > 0 && none ? [] : own), ...brought];
  const upholds = final && verdict === 'upheld';
  const previewing = usePreviewed(dispute.id, upholds ? null : remedies, penalising.foreseen, acting.actor);
  const draft = { final, verdict, remedies, penalties, rules: rules.cited, because, previewing };
  const unready = unreadyBecause(draft);
  /** Whoever overturns wants the match as it was, more often than not: that is chosen, and can be changed. */
  const choose = (next: Verdict): void => {
    setVerdict(next);
    if (next === 'overturned' && drafts.length === 0) setRemedies({ drafts, none: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (unready === null) send(rulingCommand(draft));
  };
  return (
    <form className={styles['form']} onSubmit={submit} aria-label={final ? 'Final ruling' : 'Ruling'}>
      {final ? <VerdictChoice verdict={verdict} choose={choose} /> : null}
      {upholds ? null : (
        <>
          <RemedyList
            drafts={drafts}
            none={none}
            overturns={final}
            brought={brought.length > 0}
            ground={ground}
            heads={acting.heads}
            entry={number}
            error={error}
            change={(next, nothing) => setRemedies({ drafts: next, none: nothing })}
          />
          <RefusedHere at="remedies" error={error} />
          {previewing ? <Preview previewing={previewing} /> : null}
          <PenaltyList penalising={penalising} change={setPenalties} error={error} />
          <RefusedHere at="penalties" error={error} />
        </>
      )}
      <CitedRules citable={rules.citable} cited={rules.cited} change={rules.cite} />
      <Textarea
        size="sm"
        label="Reasoning"
        description="Read by both players, and on appeal."
        autosize
        minRows={3}
        error={lengthFault(because, LIMITS.GiveRuling.because) ?? faultAt(error, 'because')}
        value={because}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div className={styles['send']}>
        <Button type="submit" loading={busy} disabled={unready !== null}>
          {final ? 'Give the final ruling' : 'Give the ruling'}
        </Button>
        <span role="status">{unready}</span>
      </div>
    </form>
  );
}

/** A refusal beside the part of the form that it is about; what is wrong with single members stands at those. */
function RefusedHere({ at, error }: { readonly at: RefusedAt; readonly error: Error | null }) {
  if (error === null || refusedAt(error) !== at || besides(error, [at]) === null) return null;
  return <Refused title="The ruling was not given" error={error} />;
}

function remediesOf(none: boolean, read: readonly ReturnType<typeof readDraft>[]): readonly Remedy[] | null {
  if (read.length === 0) return none ? [{ kind: 'none' }] : null;
  const remedies = read.flatMap((one) => ('remedy' in one ? [one.remedy] : []));
  return remedies.length === read.length ? remedies : null;
}

/** The rules that were weighed at the disputed entry; what is in doubt is cited until the judge chooses otherwise. */
function useRules({ entry }: WholeDispute) {
  const { id, last } = useRecord();
  const [step] = useSteps(id, entry === null ? [] : [entry], last);
  const [chosen, cite] = useState<readonly string[] | null>(null);
  const findings = step?.findings ?? [];
  return { citable: citable(findings), cited: chosen ?? likelyCited(findings), cite };
}

interface VerdictProps {
  readonly verdict: Verdict | null;
  readonly choose: (verdict: Verdict) => void;
}

function VerdictChoice({ verdict, choose }: VerdictProps) {
  return (
    <SegmentedControl
      fullWidth
      size="sm"
      aria-label="Verdict"
      data={[
        { value: 'upheld', label: 'Uphold the ruling' },
        { value: 'overturned', label: 'Overturn it' },
      ]}
      value={verdict ?? ''}
      onChange={(value) => choose(value as Verdict)}
    />
  );
}
