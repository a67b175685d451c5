import { Inject, Injectable } from '@nestjs/common';
import { problem, ProblemError } from '../problems/problem.js';
import { hashOf, isSame, newToken } from './secrets.js';
import { Staff, type StaffMember } from './staff.js';

/** While there is no organizer, whoever reads what the server prints at its start becomes one. */
@Injectable()
export class FirstOrganizer {
  #hash: string | undefined;

  constructor(@Inject(Staff) private readonly staff: Staff) {}

  /** A new token for this start of the server; undefined where an organizer is there. The one before holds no longer. */
  invite(): string | undefined {
    if (this.staff.hasOrganizer()) return undefined;
    const token = newToken();
    this.#hash = hashOf(token);
    return token;
  }

  async accept(token: string, name: string, password: string): Promise<StaffMember> {
    if (this.staff.hasOrganizer()) throw taken();
    if (this.#hash === undefined || !isSame(hashOf(token), this.#hash)) {
      const says = 'This is not the link that the server printed at its last start. Look there, or start it again.';
      throw new ProblemError(problem(403, 'access/link-forged', says));
    }
    // Before anything is waited for: of two who come at once, one is the first.
    this.#hash = undefined;
    return this.staff.add({ name, password, roles: ['organizer'] }).catch((error: unknown) => {
      this.#hash = hashOf(token);
      throw error;
    });
  }
}

function taken(): ProblemError {
  const says = 'There is an organizer already. Sign in, or ask the organizer for an account.';
  return new ProblemError(problem(409, 'access/organizer-exists', says));
}
