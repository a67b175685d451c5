import { SHAPE, type Item, type Kept, type Said } from './item.js';

type Raw = { readonly [member: string]: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What has to be there in every shape: which command it is, of which match, under which id. */
function isCommand({ id, match, command, at }: Raw): boolean {
  return (
    isText(id) && isText(match) && isText(at) && isRaw(command) && isText(command['type']) && isRaw(command['data'])
  );
}

/** What an item says where an older version of the page did not: without place, and without who pressed it. */
const UNSAID = { by: '', place: null, where: '', basedOn: null };

/** What is kept, in the shape of today; null where this version does not understand it. */
export function lifted(kept: unknown): Kept | null {
  if (!isRaw(kept) || !isRaw(kept['item']) || !isCommand(kept['item'])) return null;
  const { shape = 0, ...item } = kept['item'];
  if (shape !== 0 && shape !== SHAPE) return null;
  const { refused } = kept;
  return {
    item: { ...UNSAID, ...item, shape: SHAPE } as unknown as Item,
    ...(isRaw(refused) ? { refused: liftedSaid(refused) } : {}),
  };
}

/** What a refusal rests on stood there by itself once. */
function liftedSaid({ facts, ...said }: Raw): Said {
  return { ...said, ...(isRaw(facts) && !isRaw(said['refusal']) ? { refusal: { facts, reasons: [] } } : {}) } as never;
}
