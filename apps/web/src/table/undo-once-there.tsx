import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { ahead } from '../parts/ahead.js';
import type Undo from './undo.js';

const fetchUndo = () => import('./undo.js');
ahead(fetchUndo);

type Props = ComponentProps<typeof Undo>;

/**
 * To take back what was just pressed. The line may be gone before this part has come: the table goes on without it, and asks for
 * it again at the next press. `pressed`: how much waits on this phone.
 */
export function UndoOnceThere({ pressed, ...props }: Props & { readonly pressed: number }) {
  const [Part, have] = useState<ComponentType<Props> | null>(null);
  const { sent } = props;
  useEffect(() => {
    if (Part !== null) return;
    void fetchUndo().then(
      (part) => have(() => part.default),
      () => undefined,
    );
  }, [Part, sent, pressed]);
  return Part === null ? null : <Part {...props} />;
}
