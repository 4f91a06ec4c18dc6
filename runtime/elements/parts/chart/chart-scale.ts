/** The value axis: its ends and its step. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly stepCount: number;
}

export interface ScaleRules {
  /** The number of steps that fit. */
  readonly mostSteps: number;
  readonly startsAtZero: boolean;
  /** Ends set by the design. */
  readonly least: number | undefined;
  readonly greatest: number | undefined;
}

/** Returns round ends around the values, with steps of 1, 2, 2.5 or 5 times a power of ten. */
export function scaleOf(values: readonly number[], rules: ScaleRules): Scale {
  const ends = rules.startsAtZero || values.length === 0 ? [...values, 0] : values;
  const smallest = rules.least ?? ends.reduce((one, other) => Math.min(one, other));
  const largest = rules.greatest ?? ends.reduce((one, other) => Math.max(one, other));
  const isWhole = values.every(Number.isInteger);
  const range = largest - smallest || Math.abs(largest) || 1;
  const step = roundStep(range / Math.max(rules.mostSteps, 1), isWhole);
  const low = rules.least ?? floorTo(smallest, step);
  const high = rules.greatest ?? ceilTo(largest, step);
  if (!(low < high)) return { low, high: low + step, stepCount: 1 };
  return { low, high, stepCount: Math.max(1, Math.round((high - low) / step)) };
}

function roundStep(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  const step = factor * power;
  return isWhole ? Math.max(1, Math.ceil(step)) : step;
}

// Tolerance for quotients such as 0.3 / 0.1, which are slightly off a whole number.
const hair = 1e-9;
const floorTo = (value: number, step: number): number => Math.floor(value / step + hair) * step;
const ceilTo = (value: number, step: number): number => Math.ceil(value / step - hair) * step;
