export type Packing = 'br' | 'gzip';

/** The best packing that an `accept-encoding` allows; none where it allows none of ours. */
export function packingFor(accepted: string | undefined): Packing | null {
  const weights = new Map((accepted ?? '').toLowerCase().split(',').map(weighted));
  const weightOf = (packing: Packing): number => weights.get(packing) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  if (br <= 0 && gzip <= 0) return null;
  return br >= gzip ? 'br' : 'gzip';
}

/** What cannot be read is not asked for. */
function weighted(one: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
  const said = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = said === undefined ? 1 : Number(said);
  return [name, Number.isFinite(weight) ? weight : 0];
}
