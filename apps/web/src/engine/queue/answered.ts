import { Problem } from '../../api/client.js';
import type { Entry, Said } from './item.js';

/** Of what the server has answered to, the last are told. */
const TOLD = 20;

/** Whatever is told, nobody's refusal is lost over it. */
export function withAnswer(answered: readonly Entry[], entry: Entry): readonly Entry[] {
  const others = answered.filter(({ item }) => item.id !== entry.item.id);
  const isRead = ({ standing }: Entry): boolean => standing.is !== 'refused' || !standing.untold;
  const read = others.filter(isRead).slice(1 - TOLD);
  return [...others.filter((one) => !isRead(one) || read.includes(one)), entry];
}

export const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** A refusal, as far as it outlives a page. */
export function saidIn(error: Error): Said {
  const { message } = error;
  if (!(error instanceof Problem)) return { status: 0, title: message, detail: message, code: null };
  const { status, title, detail, code, refusal } = error;
  return { status, title, detail, code, refusal };
}

/** In which call a judge was told of it instead. */
export function toldIn(error: Error): string | undefined {
  if (!(error instanceof Problem) || error.code !== 'run/told-a-judge') return undefined;
  const { dispute } = error.refusal.facts;
  return typeof dispute === 'string' ? dispute : undefined;
}

export function refusedFor({ status, title, detail, code, refusal }: Said): Entry['standing'] {
  return { is: 'refused', error: new Problem(status, title, detail, code, refusal), untold: true };
}
