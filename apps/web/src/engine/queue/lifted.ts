import { SHAPE, type Item, type Kept } from './item.js';

type Raw = { readonly [member: string]: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What has to be there in every shape: which command it is, of which match, under which id. */
function isCommand({ id, match, command, at }: Raw): boolean {
  return (
    isText(id) && isText(match) && isText(at) && isRaw(command) && isText(command['type']) && isRaw(command['data'])
  );
}

/**
 * What is kept, in the shape of today; null where this version does not understand it. Shape 0 is how items were before they were
 * kept at all: without place and without who pressed them.
 */
export function lifted(kept: unknown): Kept | null {
  if (!isRaw(kept) || !isRaw(kept['item']) || !isCommand(kept['item'])) return null;
  const { shape = 0, ...item } = kept['item'];
  const refused = isRaw(kept['refused']) ? { refused: kept['refused'] } : {};
  if (shape === SHAPE) return { item: { shape, ...item }, ...refused } as unknown as Kept;
  if (shape !== 0) return null;
  const known = { by: '', place: null, where: '', basedOn: null, ...item } as unknown as Omit<Item, 'shape'>;
  return { item: { ...known, shape: SHAPE }, ...refused } as unknown as Kept;
}
