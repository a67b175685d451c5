import type { JsonObject, Refusal } from '@adjutant/kernel';
import { refuse, type RostersCode } from './refusals.js';

/** Thrown while a list is read, and answered as a value by whoever was asked to read it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly refusal: Refusal;

  constructor(code: RostersCode, message: string, facts: JsonObject = {}) {
    super(message);
    this.refusal = refuse(code, message, facts);
  }
}
