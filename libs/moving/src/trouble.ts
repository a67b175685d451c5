/** Why an installation cannot be moved, for whoever runs the command. `kind` says whose business it is. */
export class MovingTrouble extends Error {
  override readonly name = 'MovingTrouble';

  constructor(
    /** `differs`: what is there is not what it should be. `usage`: another folder has to be named. `place`: something has to be installed or mended. */
    readonly kind: 'differs' | 'usage' | 'place',
    message: string,
  ) {
    super(message);
  }
}

/** Told while the work goes on: which part, how much of it is done, and how much there is. */
export type Tell = (part: string, done: number, of: number) => void;
