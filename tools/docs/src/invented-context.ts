import {
  addedTo,
  already,
  is,
  recorded,
  refusals,
  refused,
  refusing,
  streamsNamed,
  WHO,
  type CodeOf,
  type Context,
  type Deciding,
  type Static,
} from '@adjutant/kernel';

const minutes = is.whole({ least: -999 });
const HireClock = is.message('HireClock', is.object({ minutes }));
const AddMinutes = is.message('AddMinutes', is.object({ minutes }));
const ClockHired = is.event('ClockHired', is.object({ minutes, owner: is.name() }));
const MinutesAdded = is.event('MinutesAdded', is.object({ minutes }));

type Command = Static<typeof HireClock | typeof AddMinutes>;
type Event = Static<typeof ClockHired | typeof MinutesAdded>;
type State = { readonly minutes: number } | null;

const REFUSALS = refusals({
  'clock/no-time': { says: 'A clock runs for at least a minute: say more.', when: 'A clock is hired for no time.' },
  'clock/not-hired': {
    says: 'There is no clock: hire one first.',
    when: 'Time is added to a clock that nobody hired.',
  },
});

const { refuse } = refusing<CodeOf<typeof REFUSALS>>();
const no = (code: CodeOf<typeof REFUSALS>, message: string) => refused(refuse(code, message));

/** A context that nobody has: a clock that is hired, as the table clock might begin. Everything that loops over contexts takes it as it is. */
export const CLOCKS: Context<Command, State, Event, void, Deciding> = {
  name: 'clocks',
  refusals: REFUSALS,
  stream: streamsNamed('clock-'),
  initial: null,
  commands: {
    HireClock: {
      schema: HireClock,
      who: WHO.desk,
      stake: 'none',
      decide: ({ data: { minutes } }, state, { occasion }) => {
        if (minutes <= 0) return no('clock/no-time', 'A clock runs for at least a minute.');
        if (state) return already;
        // The second version names its owner.
        return recorded<Event>({ type: 'ClockHired', data: { minutes, owner: occasion.actor.id } });
      },
    },
    AddMinutes: {
      schema: AddMinutes,
      who: WHO.judges,
      stake: 'match',
      again: 'each-counts',
      decide: ({ data }, state) =>
        state ? recorded<Event>({ type: 'MinutesAdded', data }) : no('clock/not-hired', 'Hire a clock first.'),
    },
  },
  events: {
    ClockHired: {
      schema: ClockHired,
      versions: [...addedTo(), { name: 'AddOwner', up: (data) => ({ ...data, owner: 'unknown' }) }],
      evolve: (_, { data: { minutes } }) => ({ minutes }),
    },
    MinutesAdded: {
      schema: MinutesAdded,
      versions: addedTo(),
      evolve: (state, { data }) => state && { minutes: state.minutes + data.minutes },
    },
  },
};
