import type { RoundPoint } from '@adjutant/views';
import {
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  XAxis,
  YAxis,
  type LabelProps,
} from 'recharts';
import { SideBadge } from '../../common/side-badge.js';
import styles from './chart.module.css';

interface Props {
  readonly title: string;
  readonly points: readonly RoundPoint[];
  readonly account: 'cp' | 'vp';
}

const TICK = { fill: 'var(--text-soft)', fontSize: 12 };

/** Two lines that differ in colour, in dash and in the shape of their points. The table below says the same. */
export function RoundChart({ title, points, account }: Props) {
  const data = points.map((point) => ({ round: point.round, A: point[account].A, B: point[account].B }));
  const last = data.length - 1;
  const level = data[last]?.A === data[last]?.B;
  return (
    <figure className={styles['figure']}>
      <figcaption>
        {title}
        <span className={styles['key']}>
          <SideBadge side="A" /> solid, <SideBadge side="B" /> dashed
        </span>
      </figcaption>
      <div className={styles['canvas']} aria-hidden="true">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={data} margin={{ top: 12, right: 34, bottom: 4, left: -18 }} accessibilityLayer={false}>
            <CartesianGrid stroke="var(--line)" vertical={false} />
            <XAxis
              dataKey="round"
              tick={TICK}
              tickLine={false}
              stroke="var(--line-strong)"
              padding={{ left: 16, right: 8 }}
            />
            <YAxis tick={TICK} tickLine={false} axisLine={false} allowDecimals={false} />
            <Line dataKey="A" stroke="var(--side-a)" strokeWidth={2.25} dot={Round} isAnimationActive={false}>
              <LabelList dataKey="A" content={endLabel('A', last, level ? -8 : 0)} />
            </Line>
            <Line
              dataKey="B"
              stroke="var(--side-b)"
              strokeWidth={2.25}
              strokeDasharray="6 4"
              dot={Square}
              isAnimationActive={false}
            >
              <LabelList dataKey="B" content={endLabel('B', last, level ? 8 : 0)} />
            </Line>
          </LineChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

interface DotProps {
  readonly cx?: number;
  readonly cy?: number;
  readonly index?: number;
}

function Round({ cx = 0, cy = 0, index = 0 }: DotProps) {
  return <circle key={index} cx={cx} cy={cy} r={3.5} fill="var(--side-a)" />;
}

function Square({ cx = 0, cy = 0, index = 0 }: DotProps) {
  return <rect key={index} x={cx - 3.5} y={cy - 3.5} width={7} height={7} fill="var(--side-b)" />;
}

function endLabel(side: 'A' | 'B', last: number, nudge: number) {
  return function EndLabel({ x, y, value, index }: LabelProps) {
    if (index !== last) return null;
    return (
      <text
        x={Number(x) + 9}
        y={Number(y) + 4 + nudge}
        fontSize={12}
        fontWeight={700}
        fill={`var(--side-${side.toLowerCase()})`}
      >
        {side} {String(value)}
      </text>
    );
  };
}
