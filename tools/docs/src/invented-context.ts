import {
  addedTo,
  already,
  recorded,
  refuse,
  refused,
  streamsNamed,
  WHO,
  type Context,
  type Deciding,
  type Message,
} from '@adjutant/kernel';

type HireClock = Message<'HireClock', { readonly minutes: number }>;
type AddMinutes = Message<'AddMinutes', { readonly minutes: number }>;
type ClockHired = Message<'ClockHired', { readonly minutes: number; readonly owner: string }>;
type MinutesAdded = Message<'MinutesAdded', { readonly minutes: number }>;

type Command = HireClock | AddMinutes;
type Event = ClockHired | MinutesAdded;
type State = { readonly minutes: number } | null;

const no = (code: string, message: string) => refused(refuse(code, message));

/** A context that nobody has: a clock that is hired, as the table clock might begin. Everything that loops over contexts takes it as it is. */
export const CLOCKS: Context<Command, State, Event, void, Deciding> = {
  name: 'clocks',
  stream: streamsNamed('clock-'),
  initial: null,
  commands: {
    HireClock: {
      who: WHO.desk,
      decide: ({ data: { minutes } }, state, { occasion }) => {
        if (minutes <= 0) return no('clock/no-time', 'A clock runs for at least a minute.');
        if (state) return already;
        // The second version names its owner.
        return recorded<Event>({ type: 'ClockHired', data: { minutes, owner: occasion.actor.id } });
      },
    },
    AddMinutes: {
      who: WHO.judges,
      again: 'each-counts',
      decide: ({ data }, state) =>
        state ? recorded<Event>({ type: 'MinutesAdded', data }) : no('clock/not-hired', 'Hire a clock first.'),
    },
  },
  events: {
    ClockHired: {
      versions: [...addedTo(), { name: 'AddOwner', up: (data) => ({ ...data, owner: 'unknown' }) }],
      evolve: (_, { data: { minutes } }) => ({ minutes }),
    },
    MinutesAdded: {
      versions: addedTo(),
      evolve: (state, { data }) => state && { minutes: state.minutes + data.minutes },
    },
  },
};
