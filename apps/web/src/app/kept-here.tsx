import { lazy, Suspense, useEffect, useState } from 'react';

const WaitingHere = lazy(() => import('../engine/queue/waiting-here.js'));

/** Nothing that a page shows at first waits for it. */
const REST_MS = 1_000;

/** What was pressed on this device and is not at the server goes up from every page, and is told on every page. */
export function KeptHere() {
  const [wanted, want] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => want(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <WaitingHere />
    </Suspense>
  ) : null;
}
