import { LIMITS } from '../common/limits.js';

const { least, most } = LIMITS.account.password;

/** What a new password has to be, as it stands under each field where one is chosen. */
export const PASSWORD_RULE = `${least} to ${most} characters; a few words that come to nobody else’s mind are good.`;
