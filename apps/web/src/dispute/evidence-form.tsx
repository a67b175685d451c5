import type { KeptEvidence } from '@adjutant/evidence';
import { Button, FileButton, Group, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { upload } from '../api/client.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import styles from './case.module.css';
import { besides, faultAt, lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { EVIDENCE_TYPES, faultOfFile, sizeOf } from './files.js';
import { Refused } from './refused.js';

interface Props {
  readonly dispute: string;
  readonly acting: Acting;
}

/** Shows a photo or a PDF before it is sent; then it is kept under its hash, and the hash is written down. */
export function EvidenceForm({ dispute, acting }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [caption, setCaption] = useState('');
  const adding = useDisputeCommand(dispute, acting.actor);
  const sending = useMutation({
    mutationFn: async (chosen: File) => {
      const { hash } = await upload<KeptEvidence>(`/disputes/${encodeURIComponent(dispute)}/evidence`, chosen);
      const of = acting.side === null ? {} : { side: acting.side };
      const data = { hash, ...of, ...(caption.trim() === '' ? {} : { caption: caption.trim() }) };
      await adding.mutateAsync({ type: 'AddEvidence', data });
    },
    onSuccess: () => {
      setFile(null);
      setCaption('');
    },
  });
  const choose = (chosen: File | null): void => {
    sending.reset();
    setFile(chosen);
  };
  const other = besides(sending.error, ['caption']);
  const fault = file === null ? null : faultOfFile(file);
  return (
    <div className={styles['form']}>
      <FileButton onChange={choose} accept={EVIDENCE_TYPES.join(',')}>
        {(props) => (
          <Button {...props} size="xs" variant="default">
            {file === null ? 'Choose a photo or a PDF …' : 'Choose another file …'}
          </Button>
        )}
      </FileButton>
      {file === null ? null : (
        <>
          <Chosen file={file} />
          {fault === null ? (
            <>
              <TextInput
                size="sm"
                label="What it shows"
                value={caption}
                error={lengthFault(caption, LIMITS.AddEvidence.caption) ?? faultAt(sending.error, 'caption')}
                onChange={(event) => setCaption(event.currentTarget.value)}
              />
              <Group gap="xs">
                <Button
                  size="xs"
                  loading={sending.isPending}
                  disabled={lengthFault(caption, LIMITS.AddEvidence.caption) !== null}
                  onClick={() => sending.mutate(file)}
                >
                  Add it as evidence
                </Button>
                <Button size="xs" variant="default" onClick={() => choose(null)}>
                  Cancel
                </Button>
              </Group>
            </>
          ) : (
            <Refused title="This file cannot be evidence" error={new Error(fault)} />
          )}
        </>
      )}
      {other ? <Refused title="The file was not added" error={other} /> : null}
    </div>
  );
}

function Chosen({ file }: { readonly file: File }) {
  const address = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return (
    <p className={styles['chosen']}>
      {address === null ? (
        <span className={styles['file']}>{file.type === 'application/pdf' ? 'PDF' : '?'}</span>
      ) : (
        <img src={address} alt="The chosen photo" />
      )}
      <span>
        {file.name}
        <br />
        <small>{sizeOf(file.size)}</small>
      </span>
    </p>
  );
}
