import { least, max, min, range } from "d3-array";
import { type ScaleLinear, scaleLinear } from "d3-scale";

/** The value axis: its scale, whose domain has the ends, and the values of its steps. */
export interface ValueScale {
  readonly scale: ScaleLinear<number, number>;
  readonly steps: readonly number[];
}

export interface ScaleRules {
  /** The number of steps that fit. */
  readonly mostSteps: number;
  readonly startsAtZero: boolean;
  /** Ends set by the design. */
  readonly least: number | undefined;
  readonly greatest: number | undefined;
}

/** Returns a scale with round ends around the values, and its round steps. Whole numbers have whole steps. */
export function scaleOf(values: readonly number[], rules: ScaleRules): ValueScale {
  const all = rules.startsAtZero || values.length === 0 ? [...values, 0] : values;
  const ends = endsOf(rules.least ?? min(all) ?? 0, rules.greatest ?? max(all) ?? 0, rules);
  const [low, high] = ends;
  const mostSteps = Math.max(Math.ceil(rules.mostSteps), 1);
  const most = values.every(Number.isInteger) ? Math.min(mostSteps, Math.ceil(high - low)) : mostSteps;
  // d3 takes a count as a hint: some lead to more steps, others to ends further away.
  const fitting = range(most, 0, -1)
    .map((count) => roundScale(ends, rules, count))
    .filter(({ steps }) => steps.length > 1 && steps.length <= mostSteps + 1);
  return least(fitting, widthOf) ?? endedScale(ends, rules);
}

/** Returns a scale whose steps are its ends, where no round steps fit: one label alone shows no scale. */
function endedScale(ends: Ends, rules: ScaleRules): ValueScale {
  const { scale } = roundScale(ends, rules, 1);
  return { scale, steps: scale.domain() };
}

function roundScale([low, high]: Ends, { least, greatest }: ScaleRules, count: number): ValueScale {
  const scale = scaleLinear().domain([low, high]).nice(count);
  const [from = low, to = high] = scale.domain();
  scale.domain([least === undefined ? from : low, greatest === undefined ? to : high]);
  return { scale, steps: scale.ticks(count) };
}

const widthOf = ({ scale }: ValueScale): number => {
  const [low = 0, high = 0] = scale.domain();
  return high - low;
};

type Ends = readonly [low: number, high: number];

/** Numbers beyond this, and nearer to each other than one of its parts, are beyond what d3 and a screen can show. */
const greatestNumber = 1e300;
const leastShare = 1e-9;

/** Returns ends that are apart, also where all values are equal or the design's ends are not in order. */
function endsOf(lowest: number, highest: number, { least, greatest }: ScaleRules): Ends {
  const [low = 0, high = 0] = [lowest, highest].map(shownNumber);
  if (high - low > leastShare * Math.max(Math.abs(low), Math.abs(high))) return [low, high];
  if (least !== undefined) return [low, low + (Math.abs(low) || 1)];
  if (greatest !== undefined) return [high - (Math.abs(high) || 1), high];
  if (low === 0) return [0, 1];
  return [low - Math.abs(low) / 2, high + Math.abs(low) / 2];
}

const shownNumber = (number: number): number =>
  Math.abs(number) * greatestNumber < 1 ? 0 : Math.max(-greatestNumber, Math.min(number, greatestNumber));
