import { Card, Tag, type Tone } from '../parts/card.js';
import { Kind, LONG, State } from './state.js';

const TONES: readonly Tone[] = ['plain', 'good', 'bad', 'open'];

export function Cards() {
  return (
    <Kind name="Cards and tags">
      {TONES.map((tone) => (
        <State key={tone} of="Card" state={tone}>
          <Card
            title={`A card that is ${tone}`}
            tone={tone}
            label={`Card ${tone}`}
            aside={<Tag tone={tone}>{tone}</Tag>}
          >
            <p>What it says, in a sentence or two.</p>
          </Card>
        </State>
      ))}
      <State of="Card" state="long">
        <Card title={LONG} aside={<Tag>long</Tag>}>
          <p>{LONG}</p>
        </Card>
      </State>
      {TONES.map((tone) => (
        <State key={tone} of="Tag" state={tone}>
          <Tag tone={tone}>{tone}</Tag>
        </State>
      ))}
    </Kind>
  );
}
