import type { Pending } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { humanised } from '../../common/words.js';
import { usePlayers, useRecord } from '../record.js';
import { contestText } from './contested.js';
import { Jump } from '../../parts/jump.js';
import { Rows } from '../../parts/list.js';

/** Rolls and questions that were open after an entry. */
export function OpenAt({ pending }: { readonly pending: Pending }) {
  const { go } = useRecord();
  const players = usePlayers();
  const { rolls, answers, questions } = pending;
  if (rolls.length + answers.length + questions.length === 0) return null;
  return (
    <section>
      <h3>Open at this moment</h3>
      <Rows>
        {rolls.map((roll) => (
          <li key={roll.id}>
            <SideBadge side={roll.player} />
            <span>
              {roll.dice} to roll for {roll.causeName}
              <small>
                due since <FromEntry number={roll.entry} go={go} />, blocks {humanised(roll.blocks).toLowerCase()}
              </small>
            </span>
          </li>
        ))}
        {answers.map((answer) => (
          <li key={`answer/${answer.entry}`}>
            <SideBadge side={answer.by} />
            <span>
              {answer.useName} of {players[answer.player]}: {answer.asks}
              <small>
                {answer.options.map(optionText).join(' or ')}, to <FromEntry number={answer.entry} go={go} />
              </small>
            </span>
          </li>
        ))}
        {questions.map((question) => (
          <li key={`${question.entry}/${question.question}`}>
            <SideBadge side={question.by} />
            <span>
              {question.asks}
              <small>
                asked by <FromEntry number={question.entry} go={go} />{' '}
                {question.contested ? <b>{contestText(question.by, players)}</b> : null}
              </small>
            </span>
          </li>
        ))}
      </Rows>
    </section>
  );
}

function optionText({ name, costs }: Pending['answers'][number]['options'][number]): string {
  const price = Object.entries(costs).map(([resource, points]) => `${points} ${resource.toUpperCase()}`);
  return [name, ...price].join(', ');
}

function FromEntry({ number, go }: { readonly number: number; readonly go: (number: number) => void }) {
  return <Jump onClick={() => go(number)}>entry {number}</Jump>;
}

export default OpenAt;
