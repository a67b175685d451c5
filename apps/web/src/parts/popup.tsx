import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { placed } from './placed.js';
import styles from './popup.module.css';

interface Props {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * An answer that stands beside what was asked. Escape and a click beside it close it, and the browser hands the focus back.
 * What it holds may come later and grow, so its place is found anew. It stands at the end of the document, where no style of
 * what was asked reaches it.
 */
export function Popup({ anchor, onClose, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [own, from] = [popup.current, anchor.current];
    if (own === null || from === null) return;
    const place = (): void => {
      const view = { width: document.documentElement.clientWidth, height: innerHeight };
      const { left, top } = placed(from.getBoundingClientRect(), own.getBoundingClientRect(), view, 'start');
      own.style.left = `${left}px`;
      own.style.top = `${top}px`;
    };
    own.showPopover();
    own.focus({ preventScroll: true });
    const grown = new ResizeObserver(place);
    grown.observe(own);
    addEventListener('scroll', place, { passive: true });
    return () => {
      grown.disconnect();
      removeEventListener('scroll', place);
    };
  }, [anchor]);
  return createPortal(
    <div
      ref={popup}
      popover="auto"
      tabIndex={-1}
      className={styles['popup']}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      {children}
    </div>,
    document.body,
  );
}
