import { newId } from '../../common/id.js';
import { SHAPE, type Item } from './item.js';

type Pressed = Pick<Item, 'match' | 'command' | 'by' | 'actor'> & Partial<Item>;

/** A command that is pressed now, with nothing said of where in the battle that is unless whoever sends it knows. */
export function itemOf(pressed: Pressed): Item {
  const now = { id: newId(), at: new Date().toISOString() };
  return { ...now, shape: SHAPE, place: null, where: '', basedOn: null, ...pressed };
}
