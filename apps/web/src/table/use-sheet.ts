import type { MatchCommand, Whence } from '@adjutant/match';
import type { Answers } from '@adjutant/rules';
import type { Ask, Tap, Vouched, Weighed } from '@adjutant/table';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { untilDone } from '../common/until-done.js';
import { isShown, isToldBy, missingOf, saidAtFirst, saidFor, saying, saysNothing, vouchedBy } from './saying.js';
import { placeOf, type Values } from './places.js';
import { useSending } from './use-table.js';
import { useWeighed, useWeighing } from './use-weighing.js';

/** What was said for a tap once, where that is to be said otherwise. */
export interface Once {
  readonly said: Values;
  readonly answers: Answers;
  /** Where it is told. */
  readonly from: Whence;
  /** The same in words. */
  readonly where: string;
  readonly send: (command: MatchCommand) => Promise<void>;
}

interface Ends {
  /** Hears what the server has answered, also when the sheet is gone by then. */
  readonly onSent: (answer: unknown) => void;
  readonly onDone: () => void;
}

/** What is said for a tap so far, what would come of it, and how it is sent. */
export function useSheet(match: string, tap: Tap, acting: Acting, { onSent, onDone }: Ends, once?: Once) {
  const [values, setValues] = useState<Values>(() => ({ ...saidAtFirst(tap.asks), ...once?.said }));
  const [answers, setAnswers] = useState<Answers>(once?.answers ?? {});
  // Dice that the command itself has to bring are known only once the rest is.
  const [dice, setDice] = useState<readonly Ask[]>([]);
  const asks = [...tap.asks, ...dice];
  const sending = useSending(match, acting, { tell: onSent, ...(once && { instead: once.send }) });
  const weighing = useWeighing(match);
  const isSaid = missingOf(tap.asks, values).length === 0 && !saysNothing(tap, values);
  const pressed = isSaid ? { tap, said: saidFor(asks, values), answers, from: once?.from } : null;
  const { data, error } = useWeighed(match, pressed);
  const weighed = pressed === null ? undefined : data;
  const more = (weighed?.asks ?? []).filter((ask) => !dice.some((one) => placeOf(one) === placeOf(ask)));
  if (more.length > 0) setDice([...dice, ...more]);
  const shown = vouchedBy(tap, values, weighed);
  const [trySending] = useState(untilDone);

  /** Says it; where that was all, and nothing is vouched for that was not shown, it is sent. */
  const say = (ask: Ask, value: Values[string] | undefined, whole = false): void => {
    // What is on its way is not said anew.
    if (sending.isPending) return;
    const said = saying(values, placeOf(ask), value);
    setValues(said);
    sending.reset();
    if (whole && value !== undefined) sendWhole(said, vouchedBy(tap, said, undefined, isShown));
  };

  const sendWhole = (said: Values, told: readonly Vouched[]): void => {
    if (missingOf(asks, said).length > 0 || saysNothing(tap, said)) return;
    const sent = async (): Promise<boolean> => {
      const outlook = await weighing({ tap, said: saidFor(asks, said), answers, from: once?.from });
      if (!isReady(outlook) || !isToldBy(told, outlook.vouched)) return false;
      await sending.mutateAsync(outlook.command);
      onDone();
      return true;
    };
    // What went wrong with it is shown where it is weighed.
    void trySending(sent).catch(() => undefined);
  };

  return {
    asks,
    values,
    answers,
    shown: shown satisfies readonly Vouched[],
    weighed,
    isWeighing: pressed !== null && weighed === undefined && error === null,
    isReady: weighed !== undefined && isReady(weighed),
    isSending: sending.isPending,
    refused: sending.error ?? error,
    say,
    answer: (key: string, value: Answers[string]) => setAnswers({ ...answers, [key]: value }),
    /** Whoever types sends with Enter, which need not wait until what comes of it is shown. */
    send: () => sendWhole(values, shown),
  };
}

function isReady({ refusal, asks }: Weighed): boolean {
  return refusal === null && asks.length === 0;
}
