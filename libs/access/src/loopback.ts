const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Whether a name or an address is one by which a machine means itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host) || /^127(\.\d{1,3}){1,3}$/.test(host);
}
