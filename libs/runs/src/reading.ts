import { faultsIn, fits, invalid, type Fault, type Schema } from '@adjutant/kernel';
import { declined } from './refusals.js';
import { MOST_PRESSES, Run, SignedPress } from './run.js';

const { number, previous, at, signature } = SignedPress.properties ?? {};
/** What the chain rests on. What else a press says is the matter of that press alone. */
const OF_THE_CHAIN: readonly (readonly [string, Schema<unknown> | undefined])[] = Object.entries({
  ...{ number, previous, at, signature },
});

/** A run as it was sent; throws where it is none. What is wrong inside a press, but not with its place in the chain, is let through. */
export function readRun(value: unknown): Run {
  const { presses = [] } = (value ?? {}) as { readonly presses?: unknown };
  const sent: readonly unknown[] = Array.isArray(presses) ? presses : [];
  if (sent.length > MOST_PRESSES) {
    const says = `This run holds ${sent.length} presses, and at most ${MOST_PRESSES} are taken at once. Send it in parts.`;
    throw declined('too-large', 'run/too-long', says, { facts: { most: MOST_PRESSES, sent: sent.length } });
  }
  const around = faultsIn(Run, sent.length === 0 ? value : { ...(value as object), presses: [] }, '');
  const faults = [...around, ...sent.flatMap((press, index) => unchained(press, `presses[${index}]`))];
  if (sent.length === 0 && faults.length === 0)
    faults.push({ at: 'presses', message: 'a run holds at least one press' });
  if (faults.length > 0) throw invalid(faults);
  return value as Run;
}

function unchained(press: unknown, at: string): readonly Fault[] {
  if (typeof press !== 'object' || press === null || Array.isArray(press))
    return [{ at, message: `${at} must be an object` }];
  return OF_THE_CHAIN.flatMap(([member, schema]) => {
    const said = (press as { readonly [member: string]: unknown })[member];
    if (schema === undefined || fits<unknown>(schema, said)) return [];
    return said === undefined
      ? [{ at: `${at}.${member}`, message: `${member} is missing` }]
      : faultsIn(schema, said, `${at}.${member}`);
  });
}
