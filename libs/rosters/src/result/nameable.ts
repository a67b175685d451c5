import { hiddenIn } from '@adjutant/kernel';

export const LONGEST = { name: 100, text: 200 } as const;

/** Whether a record takes this as a name: not too long, nothing in it that nobody sees, and no word of every object. */
export function isNameable(name: string, longest: number): boolean {
  return name !== '' && name.length <= longest && !(name in Object.prototype) && hiddenIn(name, 'line') === undefined;
}
