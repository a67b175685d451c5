/** Names are matched on letters and digits only: case, spaces, apostrophes and exclamation marks differ between prints. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a keyword is in a list, however it is spelled there. */
export function hasKeyword(list: readonly string[], keyword: string): boolean {
  return list.includes(keyword) || list.some((one) => sameName(one, keyword));
}

export function sameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}
