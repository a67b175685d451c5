/**
 * Scenarios may name a refusal code in full (`stratagem/wrong-phase`), by its last part, or in capitals as rule catalogues
 * write it: `WRONG_PHASE` for the last part, `ORDER_WRONG_TIME` for the whole.
 */
export function codeFits(code: string, wanted: string): boolean {
  const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  const last = code.slice(code.lastIndexOf('/') + 1);
  return [code, last].some((one) => plain(one) === plain(wanted));
}
