/** Whether a text can be the name of a key: not empty, no spaces, no plus sign. */
export function isKeyName(name: string): boolean {
  return name !== '' && name.isWellFormed() && !/[\s+\p{C}]/u.test(name);
}
