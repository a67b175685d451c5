import type { Scene } from './scene.js';
import type { ScenarioStep } from './step.js';

/** A scenario file: a scene, and steps with what has to come of each. Written in YAML; the JSON Schema beside the packs documents it. */
export interface Scenario extends Scene {
  readonly scenario: string;
  /** `id` or `id@release`. */
  readonly pack: string;
  readonly source?: string | readonly string[];
  readonly covers?: readonly string[];
  readonly steps?: readonly ScenarioStep[];
  /** Several scenes in one file: each starts afresh, with the file's own scene as its default. */
  readonly cases?: readonly ScenarioCase[];
}

export interface ScenarioCase extends Scene {
  readonly case: string;
  readonly steps: readonly ScenarioStep[];
}
