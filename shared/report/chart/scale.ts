// Computes linear scales with ticks at round numbers.

export type Scale = {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
  readonly step: number;
};

/** Smaller values count as zero: the arithmetic of steps would underflow. */
const TINY = 1e-200;
const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest round step that covers the span in at most `most` parts. */
const stepOf = (span: number, most: number): number => {
  if (!(span > 0)) return 1;
  const raw = span / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  return (STEPS.find((step) => step * power >= raw * (1 - 1e-9)) ?? 10) * power;
};

type Domain = { readonly values: readonly number[]; readonly zero: boolean; readonly most?: number };

/** Maps values to a range in pixels; the ends of the scale are ticks. */
export const scaleOf = ({ values, zero, most = 5 }: Domain, [from, to]: readonly [number, number]): Scale => {
  const all = (zero ? [...values, 0] : values).map((value) => (Math.abs(value) < TINY ? 0 : value));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  // A single value, or values too close to distinguish, get a margin around them.
  const isOne = high - low <= Math.max(Math.abs(low), Math.abs(high)) * 1e-9;
  const [min, max] = isOne ? [low - Math.abs(low || 1) / 2, high + Math.abs(high || 1) / 2] : [low, high];
  const step = stepOf(max - min, most);
  const [first, last] = [Math.floor(min / step + 1e-9), Math.ceil(max / step - 1e-9)];
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  const [start, end] = [ticks[0] ?? min, ticks.at(-1) ?? max];
  return { at: (value) => from + ((value - start) / (end - start)) * (to - from), ticks, step };
};
