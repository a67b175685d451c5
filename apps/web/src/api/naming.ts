import type { ShownPerson } from '@adjutant/people';
import { Problem, put } from './client.js';

/** Tells the server what people are called whose ids were made here; said twice it is the same. */
export async function nameThem(people: readonly Pick<ShownPerson, 'id' | 'name'>[], signal?: AbortSignal) {
  for (const { id, name } of people)
    await put<ShownPerson>(`/people/${encodeURIComponent(id)}`, { name }, signal).catch(unlessNamed);
}

/** Said again after a while, somebody may have been renamed meanwhile, or erased: that stays as it is. */
function unlessNamed(error: unknown): void {
  if (!(error instanceof Problem && (error.status === 403 || error.code === 'person/erased'))) throw error;
}
