import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const WaitingHere = lazy(() => import('../engine/queue/waiting-here.js'));
const WaitingLine = lazy(() => import('../engine/queue/waiting-line.js'));

/** Nothing that a page shows at first waits for it. */
const REST_MS = 1_000;

/** What was pressed on this device and is not at the server goes up from every page, and what asks for somebody is told on every page. */
export function KeptHere() {
  return (
    <AtRest>
      <WaitingHere />
    </AtRest>
  );
}

/** In the head: whether our server answers, and what waits here. */
export function LineHere() {
  return (
    <AtRest>
      <WaitingLine />
    </AtRest>
  );
}

function AtRest({ children }: { readonly children: ReactNode }) {
  const [isAtRest, rest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => rest(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest ? <Suspense fallback={null}>{children}</Suspense> : null;
}
