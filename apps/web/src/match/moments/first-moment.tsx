import { Button, TextInput } from '@mantine/core';
import { useMemo, useState, type FormEvent } from 'react';
import { usePlayers, useRecord } from '../record.js';
import { Found } from './found.js';
import { FoundByWords } from './found-by-words.js';
import { questionsIn, type Known } from './question.js';
import styles from './moments.module.css';

/** Searches the record for the first moment at which something was so, asked as somebody would ask a person. */
export function FirstMoment() {
  const [written, write] = useState('');
  const [asked, ask] = useState('');
  const { match } = useRecord();
  const { A, B } = usePlayers();
  const told = useMemo(() => ({ players: { A, B }, units: match.units }), [A, B, match.units]);
  const questions = useMemo(() => questionsIn(asked, told), [asked, told]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(written.trim());
  };
  return (
    <section className={styles['first']} aria-label="First moment">
      <h2>The first moment at which</h2>
      <form className={styles['choice']} onSubmit={submit}>
        <TextInput
          className={styles['question'] ?? ''}
          size="sm"
          aria-label="What was so"
          placeholder={`${A} had fewer than 2 CP`}
          maxLength={200}
          value={written}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Button size="sm" type="submit">
          Find it
        </Button>
      </form>
      <ul className={styles['examples']} aria-label="Such as">
        {examplesOf(told).map((example) => (
          <li key={example}>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                write(example);
                ask(example);
              }}
            >
              {example}
            </Button>
          </li>
        ))}
      </ul>
      {questions.map((question) => (
        <Found key={`${question.player} ${question.when}`} asked={question} />
      ))}
      {asked === '' || questions.length > 0 ? null : <FoundByWords words={asked} />}
    </section>
  );
}

/** What may be asked, in words that are understood. */
function examplesOf({ players, units }: Known): readonly string[] {
  const [unit] = units;
  return [
    `${players.A} had fewer CP than were spent`,
    `${players.B} had at least 10 VP`,
    ...(unit === undefined ? [] : [`${unit.name} was destroyed`]),
    `${players.A} spent 2 CP in round 2`,
    `${players.B} had other points than the paper says`,
  ];
}
