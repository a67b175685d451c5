/** What whoever holds a role in one event only has to name. */
export const OF_EVENT = { name: 'event', required: false, description: 'Id of an event: what is of that one alone.' };
