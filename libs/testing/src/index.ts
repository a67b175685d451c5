export { grenade, longCommands, longMatch, openingCommands } from './long-match.js';
export { keepingFor, SEALING } from './sealing.js';
export type { FileProblem } from './reading/problem.js';
export { readScenario, type ScenarioRead } from './reading/scenario.js';
export { readScript, type ScriptRead } from './reading/script.js';
export { codeFits } from './scenario/codes.js';
export type { Mismatch } from './scenario/expecting.js';
export { parsePlace } from './scenario/places.js';
export * from './scenario/scenario.js';

export { SCENARIO_SCHEMA } from './scenario/schema.js';
export { codesOf, questionsOf } from './scenario/words/vocabulary.js';
export { runScenario, type ScenarioResult } from './scenario/runner.js';
export { commandIdOf, playScript, runScript, type ScriptOptions, type ScriptPlayed } from './script/runner.js';
export { SCRIPT_SCHEMA } from './script/schema.js';
export type * from './script/script.js';
