import { refusals, refusing, type CodeOf, type SharedCode } from '@adjutant/kernel';
import type { RulesCode, UseCode } from '@adjutant/rules';
import { CORRECTING_REFUSALS } from './refusals/correcting.js';
import { COURSE_REFUSALS } from './refusals/course.js';
import { DECIDING_REFUSALS } from './refusals/deciding.js';
import { MOVING_REFUSALS } from './refusals/moving.js';
import { POINT_REFUSALS } from './refusals/points.js';
import { TIME_REFUSALS } from './refusals/time.js';
import { WEAVING_REFUSALS } from './refusals/weaving.js';

export const MATCH_REFUSALS = refusals({
  ...CORRECTING_REFUSALS,
  ...COURSE_REFUSALS,
  ...DECIDING_REFUSALS,
  ...MOVING_REFUSALS,
  ...POINT_REFUSALS,
  ...TIME_REFUSALS,
  ...WEAVING_REFUSALS,
});

export type MatchCode = CodeOf<typeof MATCH_REFUSALS> | RulesCode | SharedCode;

export const { reason, refuse } = refusing<MatchCode | UseCode>();
