import type { Json, JsonObject } from '@adjutant/kernel';
import { isSent, type Field, type Fields } from './messages/field.js';
import { ALL_TOURNAMENT_FIELDS, DISPUTE_FIELDS, isUnsent, MATCH_FIELDS } from './messages/fields.js';
import { SCHEMAS, type Topic } from './messages/message.js';
import { schemaOfTopic } from './messages/schemas.js';
import { TOPICS } from './publishing/topics.js';

const HEAD = `<!-- Written by \`npm run docs\` from the code. Change the code, not this page. -->

# Messages

What the relay sends to Kafka: four topics, each message JSON in UTF-8, keyed by the id of its match or its tournament. How to read them: [read the topics](../how-to/read-the-topics.md). Why they are like this: [0027](../decisions/0027-relay.md).

Members that are not listed as sent stay behind, and so does whatever is added to an event later until somebody decides about it. A consumer ignores members that it does not know: they may be added within a version. What is taken away, or means something else, makes a new version, with a topic of its own beside the old one.

## Headers

| Header | What it is |
| --- | --- |
| \`position\` | The event's place in the log: opaque, only good for telling whoever runs the server which event is meant |
| \`event-id\` | Id of the event: the same whenever it is sent |
| \`revision\` | Number of the event in its match, from 0; in \`rulings\`, in its dispute; in \`tournaments\`, in its tournament |
| \`schema\` | What the value is written in, as \`adjutant.match-events/1\` |
`;

const SAYS: { readonly [topic in Topic]: string } = {
  'match-events':
    'One message for each event of a match, in their order, without gaps. `entry` is its number; `role` the role of whoever recorded it, `tally` how the match stands after it as everybody may know. Units go by keys that are the same throughout a match; `sealed: true` stands where a hand is secret.',
  rulings:
    'One message for each step of what is decided about a dispute. `number` is its number in the dispute; some numbers have no message, as statements, evidence and who is on the way do not leave. Penalties do not either: who may see them is for the policy of the event to say.',
  results:
    'One message for each change of the result of a match: reported, confirmed by one player and by both, overridden by a ruling; `result: null` when there is none any more, with `void: true` when the match counts for nothing: what was told of it before is taken back. `entry` is the entry of the match that changed it. Compacted: the newest message of each match stays for ever.',
  tournaments:
    'One message for each event of a tournament: who is entered, what was published, what each table came to, who was cut. `number` is its number in the tournament; drafts have no message, as they are not public before they are published. Players go by keys that are the same throughout a tournament and differ in the next: names and groups stay behind. `MatchOpened` names the tournament, round and table that a match is of.',
};

const table = (rows: readonly (readonly string[])[]): string => rows.map((row) => `| ${row.join(' | ')} |\n`).join('');

/** The pages by their paths from the root of the repository. */
export function referencePages(): { readonly [path: string]: string } {
  const topics = Object.keys(SCHEMAS) as Topic[];
  const schemas = topics.map((topic) => [
    `docs/reference/messages/${topic}.schema.json`,
    `${JSON.stringify(schemaOfTopic(topic), null, 2)}\n`,
  ]);
  const text = [HEAD, ...topics.map(topicText), fieldsText()].join('\n');
  return { 'docs/reference/messages.md': text, ...Object.fromEntries(schemas) };
}

function topicText(topic: Topic): string {
  const { partitions, config } = TOPICS[topic];
  const made = Object.entries({ partitions: String(partitions), ...config }).map(([name, value]) => `${name} ${value}`);
  return `## adjutant.${topic}

${SAYS[topic]}

Schema: [${topic}.schema.json](messages/${topic}.schema.json). Made where it is missing with ${made.join(', ')}; three replicas where there are three brokers.
`;
}

function fieldsText(): string {
  const match = eventRows(MATCH_FIELDS);
  const partly = (fields: { readonly [type: string]: Fields }) =>
    eventRows(fields).map(([type = '', ...rest]) =>
      isUnsent(type.slice(1, -1)) ? [type, 'no message', ''] : [type, ...rest],
    );
  const head = [
    ['Event', 'Sent in `data`', 'Stays behind'],
    ['---', '---', '---'],
  ];
  return `## What is sent of each event of a match

${table([...head, ...match])}
## What is sent of each event of a dispute

${table([...head, ...partly(DISPUTE_FIELDS)])}
## What is sent of each event of a tournament

${table([...head, ...partly(ALL_TOURNAMENT_FIELDS)])}`;
}

function eventRows(events: { readonly [type: string]: Fields }): string[][] {
  return Object.entries(events).map(([type, fields]) => {
    const members = Object.entries(fields);
    const sent = members.flatMap(([member, field]) => (isSent(field) ? [`\`${member}\`${within(field)}`] : []));
    const kept = members.flatMap(([member, field]) => (isSent(field) ? [] : [`\`${member}\` (${field.kept})`]));
    return [`\`${type}\``, sent.join(', '), kept.join(', ')];
  });
}

/** Which members of an object go out; what else it has stays behind. */
function within(field: Field): string {
  const schema = isSent(field) ? field.schema : {};
  const { properties } = (isObject(schema['items']) ? schema['items'] : schema) as { properties?: Json };
  return isObject(properties) ? ` (${Object.keys(properties).join(', ')})` : '';
}

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
