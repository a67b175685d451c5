/** Streams last as long as somebody watches, and who looks after the server must not fill its log and its figures. */
export function isAside(route: string | undefined): boolean {
  return (
    route !== undefined && (/\/live(\/|$)/.test(route) || route.startsWith('/api/health/') || route === '/api/metrics')
  );
}
