import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when it comes: what was pressed before has gone, or can no longer be pressed. */
export function Arrived({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <div ref={here} tabIndex={-1}>
      {children}
    </div>
  );
}
