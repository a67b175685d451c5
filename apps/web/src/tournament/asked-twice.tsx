import { Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../access/confirm-dialog.js';
import { lengthFault } from '../common/limited.js';
import { Trouble } from '../common/trouble.js';

const REASON = { least: 1, most: 1000 };

interface Props {
  readonly title: string;
  readonly act: string;
  /** Left out: no reason is asked for. */
  readonly reason?: 'wanted' | 'welcome';
  readonly pending: boolean;
  readonly error: Error | null;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (because: string) => void;
  readonly children?: ReactNode;
}

/** Asks once more, and for the reason where the register of the event keeps one. */
export function AskedTwice({ reason, error, disabled = false, onConfirm, children, ...rest }: Props) {
  const [because, say] = useState('');
  const fault = lengthFault(because, REASON);
  const lacks = (reason === 'wanted' && because.trim() === '') || fault !== null;
  return (
    <ConfirmDialog {...rest} disabled={disabled || lacks} onConfirm={() => onConfirm(because.trim())}>
      {children}
      {reason === undefined ? null : (
        <Textarea
          label={reason === 'wanted' ? 'Why' : 'Why, if you like'}
          description={reason === 'wanted' ? 'It stands in the register of the event.' : undefined}
          autosize
          value={because}
          error={fault}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
      )}
      {error ? <Trouble title="Nothing was changed" error={error} /> : null}
    </ConfirmDialog>
  );
}
