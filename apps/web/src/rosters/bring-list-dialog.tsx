import { Modal } from '../common/modal.js';
import BringList, { type BringListProps } from './bring-list.js';

interface Props extends BringListProps {
  readonly player: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The same from the page of a match. */
export default function BringListDialog({ player, opened, onClose, ...given }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Bring a list for ${player}`} size="lg">
      <BringList {...given} />
    </Modal>
  );
}
