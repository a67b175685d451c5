import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Acting } from '../../acting/acting.js';
import type { DisputeCommand } from '../../api/disputes.js';
import type { Dispute, Remedy } from '../../api/dispute-types.js';
import { useSteps } from '../../api/queries.js';
import { useRecord } from '../../match/record.js';
import { citable, likelyCited } from './cited.js';
import { CitedRules } from './cited-rules.js';
import type { PenaltyDraft } from './penalty-drafts.js';
import { PenaltyList } from './penalty-list.js';
import { Preview } from './preview.js';
import { RemedyList } from './remedy-list.js';
import { readDraft, type Draft } from './remedies.js';
import styles from './ruling.module.css';
import { rulingCommand, unreadyBecause, type Verdict } from './sending.js';
import { useGround } from './use-ground.js';
import { usePenalties } from './use-penalties.js';
import { usePreviewed } from './use-previewed.js';

interface Props {
  readonly dispute: Dispute;
  readonly acting: Acting;
  readonly final: boolean;
  /** What is written so far: it outlives the form where somebody else rules first. */
  readonly because: string;
  readonly write: (because: string) => void;
  readonly busy: boolean;
  readonly send: (command: DisputeCommand) => void;
}

/** Remedies, what they rest on and why, with old and new side by side before anything is recorded. */
export function RulingForm({ dispute, acting, final, because, write, busy, send }: Props) {
  const { number } = useRecord();
  const [{ drafts, none }, setRemedies] = useState<{ drafts: readonly Draft[]; none: boolean }>({
    drafts: [],
    none: false,
  });
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
  const previewing = usePreviewed(dispute.id, upholds ? null : remedies, acting.actor);
  const draft = { final, verdict, remedies, penalties, rules: rules.cited, because, previewing };
  const unready = unreadyBecause(draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (unready === null) send(rulingCommand(draft));
  };
  return (
    <form className={styles['form']} onSubmit={submit} aria-label={final ? 'Final ruling' : 'Ruling'}>
      {final ? <VerdictChoice verdict={verdict} choose={setVerdict} /> : null}
      {upholds ? null : (
        <>
          <RemedyList
            drafts={drafts}
            none={none}
            brought={brought.length > 0}
            ground={ground}
            heads={acting.heads}
            entry={number}
            change={(next, nothing) => setRemedies({ drafts: next, none: nothing })}
          />
          {previewing ? <Preview previewing={previewing} /> : null}
          <PenaltyList penalising={penalising} change={setPenalties} />
        </>
      )}
      <CitedRules citable={rules.citable} cited={rules.cited} change={rules.cite} />
      <Textarea
        size="sm"
        label="Reasoning"
        description="Read by both players, and on appeal."
        autosize
        minRows={3}
        maxLength={8000}
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

function remediesOf(none: boolean, read: readonly ReturnType<typeof readDraft>[]): readonly Remedy[] | null {
  if (read.length === 0) return none ? [{ kind: 'none' }] : null;
  const remedies = read.flatMap((one) => ('remedy' in one ? [one.remedy] : []));
  return remedies.length === read.length ? remedies : null;
}

/** The rules that were weighed at the disputed entry; what is in doubt is cited until the judge chooses otherwise. */
function useRules({ entry }: Dispute) {
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
