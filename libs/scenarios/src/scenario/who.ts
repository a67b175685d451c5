import type { Side } from '@adjutant/rules';
import type { ScenarioStep } from './step.js';

export function by(step: ScenarioStep): Side {
  if (!step.by) throw new Error('Say who does it: by: A or by: B.');
  return step.by;
}
