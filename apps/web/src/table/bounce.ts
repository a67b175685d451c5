import { useEffect } from 'react';
import styles from './table.module.css';

/** No thumb means to press the same place again that soon. */
export const BOUNCE_MS = 300;
const PRESSED = 'button, a, summary, label, [role=option]';

/**
 * A thumb that bounces has pressed once: where something was pressed nothing is pressed for a moment, whatever has come to lie there
 * by then, such as a sheet, its next question or the next step.
 */
export function usePressedOnce(): void {
  useEffect(() => {
    document.addEventListener('click', shield, true);
    document.addEventListener('keydown', hold, true);
    return () => {
      document.removeEventListener('click', shield, true);
      document.removeEventListener('keydown', hold, true);
    };
  }, []);
}

function shield({ target, detail, clientX, clientY }: MouseEvent): void {
  // Whoever presses by key or by voice presses no place.
  if (detail === 0 || !(target instanceof Element) || target.closest(PRESSED) === null) return;
  const over = document.createElement('div');
  over.className = styles['shield'] ?? '';
  over.ariaHidden = 'true';
  over.style.left = `${clientX}px`;
  over.style.top = `${clientY}px`;
  document.body.append(over);
  setTimeout(() => over.remove(), BOUNCE_MS);
}

/** A key that is held down presses once. */
function hold(event: KeyboardEvent): void {
  const { target, repeat, key } = event;
  if (repeat && key === 'Enter' && target instanceof Element && target.closest('button, a') !== null)
    event.preventDefault();
}
