export { codeFits } from './scenario/codes.js';
export type { Mismatch } from './scenario/expecting.js';
export { parsePlace } from './scenario/places.js';
export * from './scenario/scenario.js';
export { SCENARIO_SCHEMA } from './scenario/schema.js';
export { runScenario, type ScenarioResult } from './scenario/runner.js';
