import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { MatchCommand } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import type { Now } from '@adjutant/table';
import type { MatchView, Viewer } from '@adjutant/views';
import { useRef, useState } from 'react';
import { useMe } from '../access/access-api.js';
import type { Acting } from '../acting/acting.js';
import { matchKey } from '../api/queries.js';
import { getSeen } from '../api/seen.js';
import { useViewer } from '../api/viewer.js';
import { newId } from '../common/id.js';
import type { PressTold } from '../engine/asked.js';
import { engineOf } from '../engine/engines.js';
import { isNowOf } from '../engine/keys.js';
import { ALREADY, isBehind, pressing } from '../engine/queue/carrying.js';
import { itemOf } from '../engine/queue/item-of.js';
import type { Item } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';
import { useEngine } from '../engine/use-engine.js';
import { useRewording } from '../match/match-queries.js';
import { BOUNCE_MS } from './bounce.js';

/** What can be pressed now, for the seats that are played on this device. */
export function useNow(match: string, player: Side | null) {
  const viewer = useViewer();
  const reword = useRewording(match);
  const asked = player === null ? '/now' : `/now?player=${player}`;
  const query = useQuery({
    queryKey: [...matchKey(match), asked, viewer],
    queryFn: async ({ signal }) =>
      (await engineOf(match, viewer)?.now(player)) ?? getSeen<Now>(match, asked, viewer, signal),
    // What was shown stays until the other player’s is there.
    placeholderData: (before) => before,
    select: reword<Now>,
  });
  useEngine(match, query.data !== undefined);
  return query;
}

interface Sending {
  /** Hears what the server has answered in the place of `data`, where whoever pressed may be gone by then. */
  readonly tell?: (answer: unknown) => void;
  /** Sends it in the stead of the table, where it is not said of what is shown. */
  readonly instead?: (command: MatchCommand) => Promise<void>;
  /** How long a press holds up the next. */
  readonly pause?: number;
}

/**
 * Sends a command of the table through the queue of this page. Where the match is told here, what comes of it shows at once, a
 * refusal too; what is shown is read anew when the server has answered. `data`: what the server has answered, once it has.
 */
export function useSending(match: string, acting: Acting | null, { tell, instead, pause = BOUNCE_MS }: Sending = {}) {
  const client = useQueryClient();
  const viewer = useViewer();
  const by = pressing(useMe().data);
  const [answered, setOwn] = useState<unknown>();
  const setAnswered = tell ?? setOwn;
  // Before anything shows that it was pressed it may be pressed again.
  const underWay = useRef(false);
  const sending = useMutation({
    mutationFn: async (command: MatchCommand) => {
      if (instead) return instead(command);
      const pressed = { id: newId(), command };
      const engine = engineOf(match, viewer);
      const tried = (await engine?.pressAs(client, acting, pressed)) ?? null;
      if (tried?.outcome === 'refused' && isBehind(pressed, tried.refusal.code)) return setAnswered({ ...ALREADY });
      if (tried?.outcome === 'refused') throw engine?.refused(tried.refusal);
      const shown = tried?.outcome === 'shown';
      const where = whereNow(client, match, viewer);
      const item = itemOf({
        ...{ ...pressed, ...where, ...asTried(tried), match, by, actor: acting?.actor },
        ...askedBy(client.getQueryData<MatchView>([...matchKey(match), '', viewer]), command),
      });
      const { answer, shows } = await queue.add(item);
      const settled = answer.finally(async () => {
        await engine?.settle(pressed.id);
        void client.invalidateQueries({ queryKey: matchKey(match) });
      });
      // Pressed before the match was told here, it may show before it is answered.
      if (!shown) return Promise.race([settled.then(setAnswered), shows]);
      // Of a refusal the queue tells.
      settled.then(setAnswered, () => undefined);
      await Promise.all([engine?.show(client), new Promise((resolve) => setTimeout(resolve, pause))]);
    },
  });
  /**
   * Whoever presses hears that it is done, also where what shows at once has taken them off the screen. Of a refusal `error` tells. What is
   * on its way is not sent again.
   */
  const send = (command: MatchCommand, onDone: () => void): void => {
    if (underWay.current) return;
    underWay.current = true;
    void sending
      .mutateAsync(command)
      .then(onDone, () => undefined)
      .finally(() => (underWay.current = false));
  };
  return { ...sending, send, data: answered };
}

/** What the item says of what came of it on this device. */
function asTried(tried: PressTold | null): Pick<Item, 'shown' | 'secret' | 'waitsFor' | 'forecast'> {
  const waits = tried?.outcome === 'waits' ? { waitsFor: tried.because } : {};
  const forecast = tried && tried.outcome !== 'refused' ? tried.forecast : undefined;
  return { shown: tried?.outcome === 'shown', secret: tried?.secret, forecast, ...waits };
}

/** What it answers, as long as the match still waits for that. */
function askedBy(match: MatchView | undefined, { type, data }: MatchCommand): Pick<Item, 'asked'> {
  if (type !== 'AnswerUse') return {};
  const answers = match?.pending.answers ?? [];
  const asked = answers.find(({ entry }) => entry === (data.entry ?? entry))?.useName;
  return asked === undefined ? {} : { asked };
}

/** Where the battle is for whoever presses. */
function whereNow(client: QueryClient, match: string, viewer: Viewer): Pick<Item, 'place' | 'where' | 'basedOn'> {
  const shown = client.getQueriesData<Now>({ queryKey: matchKey(match), predicate: isNowOf(viewer) });
  const now = shown.map(([, one]) => one).find((one) => one !== undefined);
  const { clock = null, clockText = '' } = now?.board ?? {};
  return { place: clock, where: clockText, basedOn: now?.revision ?? null };
}
