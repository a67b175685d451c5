import { Modal as Dialog, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { closedByBack } from './closed-by-back.js';

/** Every dialog and sheet: going back closes it, and leaves the page where it is. */
export function Modal(props: ModalProps) {
  const { opened, onClose } = props;
  const close = useEffectEvent(onClose);
  useEffect(() => (opened ? closedByBack(() => close()) : undefined), [opened]);
  return <Dialog {...props} />;
}
