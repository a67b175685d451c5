import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from '../common/modal.js';

interface Props {
  readonly title: string;
  /** What the button says, in one word. */
  readonly act: string;
  readonly pending: boolean;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ title, act, pending, disabled = false, onClose, onConfirm, children }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Stack gap="sm">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Leave it
          </Button>
          <Button color="red.8" variant="outline" loading={pending} disabled={disabled} onClick={onConfirm}>
            {act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
