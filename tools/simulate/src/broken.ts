/** A law that did not hold. */
export class Broken extends Error {
  readonly law: string;

  constructor(law: string, what: string) {
    super(`${law}: ${what}`);
    this.name = 'Broken';
    this.law = law;
  }
}

export function holds(law: string, held: boolean, what: () => string): void {
  if (!held) throw new Broken(law, what());
}
