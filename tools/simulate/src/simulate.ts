import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelf } from '@adjutant/rules';
import { Day, type Figures } from './day.js';
import { realParts, type Parts } from './parts.js';
import { placeOfDisks } from './place.js';
import type { Plan } from './plan.js';

export type Outcome =
  | { readonly plan: Plan; readonly went: 'well'; readonly figures: Figures }
  | { readonly plan: Plan; readonly went: 'wrong'; readonly error: Error };

/** Wraps a part of an installation in a bug; the product knows nothing of it. */
export type Planting = (real: Parts) => Parts;

/** Plays one event. What goes wrong in it is told with its plan, and stops nothing else. */
export async function simulate(plan: Plan, shelf: Shelf, plants: Planting = (real) => real): Promise<Outcome> {
  const folder = mkdtempSync(join(placeOfDisks(), 'adjutant-simulated-'));
  const day = new Day(plan, { folder, shelf, parts: plants(realParts(shelf)) });
  try {
    return { plan, went: 'well', figures: await day.plays() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { plan, went: 'wrong', error };
  } finally {
    await day.close();
  }
}
