// Determines scale and currency of a statement, from its heading, or else from the symbols beside its figures.
import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import { measureOf } from '#shared/language/grammar/units.ts';
import type { StatementColumn } from '#shared/model/statement.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { unitOver } from '../stated-unit.ts';

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\bbillions\b/i, 9],
  [/\bmillions\b/i, 6],
  [/\bthousands\b|\b000s?\b/i, 3],
];

/** `£m`, `in 백만원`: a currency alone states no scale. */
const STATES_SCALE = /\d|million|thousand|billion|[£$€]\s?(?:m|mn|bn|k)\b|원|円|만|억/i;

export type Scale = { readonly power: number | undefined; readonly currency: string | undefined };

/** The unit that all column heads share: 2025 £m, 2024 £m. */
const ofColumns = (
  labels: readonly string[],
): { readonly power?: number | undefined; readonly unit?: string | undefined } => {
  const stated = labels.map((label) => statedUnit(label, 'money'));
  const [first] = stated;
  const isAlike = stated.every((one) => one?.power === first?.power && one?.currency === first?.currency);
  return isAlike && first ? { power: first.power, unit: first.currency } : {};
};

/** `head` is the text above the figures, `labels` the column heads. */
export const scaleOf = (chunks: readonly Chunk[], head: string, labels: readonly string[] = []): Scale => {
  const [first] = chunks;
  const measure = measureOf(first?.context.unit);
  const stated =
    measure?.unit === undefined
      ? (unitOver(head.split('\n')) ?? unitOver(head.split(/[\n\t]/)) ?? ofColumns(labels))
      : undefined;
  const scale = SCALES.find(([word]) => word.test(head))?.[1] ?? stated?.power;
  const symbol = chunks.map(({ text }) => /[$€£₩]|[¥￥]/.exec(text)?.[0]).find((one) => one !== undefined);
  const unit = measure?.unit ?? stated?.unit ?? (symbol ? measureOf(symbol)?.unit : undefined);
  const power = scale ?? (measure && STATES_SCALE.test(first?.context.unit ?? '') ? measure.power : undefined);
  return { power, currency: unit && /^[A-Z]{3}$/.test(unit) ? unit : undefined };
};

/** With columns in several currencies, each states its own. */
export const scaleOfColumn = ({ label }: Pick<StatementColumn, 'label'>, ofAll: Scale): Scale => {
  const { power = ofAll.power, currency } = statedUnit(label, 'money') ?? {};
  return { power, currency };
};
