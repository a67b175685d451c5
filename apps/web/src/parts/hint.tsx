import { cloneElement, useEffect, useId, useRef, type ReactElement } from 'react';
import styles from './hint.module.css';
import { placed } from './placed.js';

interface Anchored {
  readonly 'aria-describedby'?: string;
}

interface Props {
  readonly says: string;
  /** One element that can be focused. */
  readonly children: ReactElement<Anchored>;
}

const PAUSE = 300;

/** A word about what somebody points at or has focused; Escape takes it away, and the pointer may go onto it. */
export function Hint({ says, children }: Props) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (pause: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const [anchor, hint] = [around.current?.firstElementChild, bubble.current];
      if (!anchor || !hint || hint.matches(':popover-open')) return;
      hint.showPopover();
      const view = { width: innerWidth, height: innerHeight };
      const { left, top } = placed(anchor.getBoundingClientRect(), hint.getBoundingClientRect(), view, 'middle');
      hint.style.left = `${left}px`;
      hint.style.top = `${top}px`;
    }, pause);
  };
  const hide = (pause: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => bubble.current?.matches(':popover-open') && bubble.current.hidePopover(), pause);
  };

  return (
    <span
      ref={around}
      className={styles['around']}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(PAUSE)}
      onPointerLeave={() => hide(100)}
      onPointerDown={({ target }) => bubble.current?.contains(target as Node) || hide(0)}
      onFocus={({ target }) => target.matches(':focus-visible') && show(0)}
      onBlur={() => hide(0)}
      onKeyDown={({ key }) => key === 'Escape' && hide(0)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles['bubble']}>
        {says}
      </span>
    </span>
  );
}
