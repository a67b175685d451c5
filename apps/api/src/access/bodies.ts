import { applyDecorators } from '@nestjs/common';
import { Anything, Checked, Name, Text, Unread, Whole, Yes, type Said } from '../problems/fields.js';
import {
  isOneScript,
  MUST_BE_ONE_SCRIPT,
  LONGEST_ACCOUNT_WORDS,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  LINK_HOURS,
  STAFF_ROLES,
  type StaffRole,
} from '@adjutant/access';

const LONGEST_LINK = 2_000;

const Password = (said: Said = {}): PropertyDecorator =>
  Unread(
    Checked(
      (value) => typeof value === 'string' && value.length >= SHORTEST_PASSWORD && value.length <= LONGEST_PASSWORD,
      `be a text of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters; a few words that come to nobody else's mind are good`,
      { type: 'string', minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD },
      said,
    ),
  );

const SomeName = (said: Said = {}): PropertyDecorator =>
  Checked(
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_ACCOUNT_WORDS,
    `be a name of 1 to ${LONGEST_ACCOUNT_WORDS} characters`,
    { type: 'string', minLength: 1, maxLength: LONGEST_ACCOUNT_WORDS },
    said,
  );

/** The name of an account: by it others know who decides, so it must not pass for another. */
const AccountName = (said: Said = {}): PropertyDecorator =>
  applyDecorators(
    SomeName(said),
    Checked(
      (value) => typeof value !== 'string' || isOneScript(value),
      MUST_BE_ONE_SCRIPT,
      { type: 'string', minLength: 1, maxLength: LONGEST_ACCOUNT_WORDS },
      said,
    ),
  );

const Roles = (least: 0 | 1, said: Said = {}): PropertyDecorator =>
  Checked(
    (value) =>
      Array.isArray(value) &&
      value.length >= least &&
      value.every((one) => (STAFF_ROLES as readonly unknown[]).includes(one)),
    `be a list of ${least === 0 ? 'any' : 'at least one'} of ${STAFF_ROLES.join(', ')}`,
    { type: 'array', items: { type: 'string', enum: [...STAFF_ROLES] }, minItems: least },
    said,
  );

const NONE_HERE = { says: 'In the whole installation; none of whoever is to hold roles in single events only.' };

const OrNull = (said: Said = {}): PropertyDecorator =>
  Checked(
    (value) => value === null || (typeof value === 'string' && value !== '' && value.length <= LONGEST_ACCOUNT_WORDS),
    `be a text of 1 to ${LONGEST_ACCOUNT_WORDS} characters, or null`,
    { type: 'string', nullable: true, maxLength: LONGEST_ACCOUNT_WORDS },
    { optional: true, ...said },
  );

export class SignInBody {
  // Accounts of earlier builds may have names that nobody could be given now.
  @Unread(SomeName()) name!: string;
  @Unread(Text({ longest: LONGEST_PASSWORD })) password!: string;
}

export class FirstOrganizerBody {
  @Name({ says: 'What stands behind # in the link that the server printed.' }) token!: string;
  @AccountName({ says: 'Your name; you sign in with it.' }) name!: string;
  @Password() password!: string;
}

export class SeatBody {
  @Text({ longest: LONGEST_LINK, says: 'The link of a seat, or what stands behind # in it.' }) link!: string;
  @Yes({ optional: true, says: 'Also where this device sits at another match that is not over: it leaves that seat.' })
  instead?: boolean;
}

export class EventSeatBody {
  @Text({ longest: LONGEST_LINK, says: 'The link of a player, or what stands behind # in it.' }) link!: string;
  @Yes({ optional: true, says: 'Also where there is no table for this player now: they come in all the same.' })
  anyway?: boolean;
}

const MOST_PLAYERS = 5_000;

export class PlayersBody {
  @Checked(
    (value) => Array.isArray(value) && value.length <= MOST_PLAYERS && value.every((one) => typeof one === 'string'),
    `be a list of up to ${MOST_PLAYERS} ids of players`,
    { type: 'array', items: { type: 'string' }, maxItems: MOST_PLAYERS },
    { optional: true, says: 'For whom; everybody who has entered where it is left out.' },
  )
  players?: string[];
}

export class PasswordBody {
  @Unread(Text({ longest: LONGEST_PASSWORD })) old!: string;
  @Password() new!: string;
}

export class NewStaffBody {
  @AccountName({ says: 'They sign in with it.' }) name!: string;
  @Password() password!: string;
  @Roles(0, NONE_HERE) roles!: StaffRole[];
  @OrNull() club?: string | null;
  @OrNull() nation?: string | null;
}

export class StaffChangeBody {
  @AccountName({ optional: true }) name?: string;
  @Password({ optional: true }) password?: string;
  @Roles(0, { ...NONE_HERE, optional: true }) roles?: StaffRole[];
  @OrNull() club?: string | null;
  @OrNull() nation?: string | null;
}

export class EventRolesBody {
  @SomeName({ says: 'The name by which somebody signs in.' }) name!: string;
  @Roles(1, { says: 'In this event and nowhere else, in place of those held there before.' }) roles!: StaffRole[];
}

export class LinkBody {
  @Whole({
    optional: true,
    least: 1,
    most: LINK_HOURS.most,
    says: `For how many hours it holds; ${LINK_HOURS.usual} where it is left out.`,
  })
  hours?: number;
  @Yes({ optional: true, says: 'Whoever opens it has the seat alone: every other device that sits there gets up.' })
  alone?: boolean;
}

export class OpenBody {
  @Text({ longest: LONGEST_LINK, says: 'The link of the event, or what stands behind # in it.' }) link!: string;
  @SomeName({ says: 'Who opens it, and sits at A.' }) you!: string;
  @SomeName({ says: 'Who sits at B.' }) other!: string;
  @Unread(Anything({ says: 'What OpenMatch takes, without the seats.' })) opening!: object;
}
