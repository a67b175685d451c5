/** Names are matched on letters and digits only: case, spaces, apostrophes and exclamation marks differ between prints. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function sameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}
