// Enterprise values, comparable twelve months and the multiples of the peers with their quartiles.
import { type Label, label, labelOf } from '../label.ts';
import { moneyLabel } from '../money.ts';
import {
  add,
  binary,
  call,
  divide,
  multiply,
  NOT_AVAILABLE,
  NOT_MEANINGFUL,
  type Operand,
  range,
  subtract,
  when,
  words,
} from '../workbook/expression.ts';
import {
  blank,
  type Cell,
  formula,
  head,
  type Line,
  line,
  note,
  type Sheet,
  TIMES,
  text,
  title,
  total,
} from '../workbook/workbook.ts';
import { alignedMetric } from './align.ts';
import {
  type Company,
  type CompanyNumber,
  type CompsInput,
  cellOf,
  has,
  listedTarget,
  type Metric,
  type Multiple,
  runsPastYear,
  usedMetrics,
  usedMultiples,
} from './input.ts';
import { companiesOf } from './inputs-sheet.ts';
import { operatingLines } from './operating-lines.ts';

const STATISTICS = ['maximum', 'upperQuartile', 'mean', 'median', 'lowerQuartile', 'minimum', 'count'] as const;
export type Statistic = (typeof STATISTICS)[number];

/** EV = market capitalization + debt + preferred + minorities - cash - associates, in the peer's currency. */
const valueCells = (n: CompanyNumber): readonly Cell[] => {
  const at = (id: string) => cellOf(id, n);
  return [
    formula(at('equityValue'), multiply(at('price'), at('shares'), at('priceRate')), 'amount'),
    formula(at('netDebt'), subtract(at('debt'), at('cash')), 'amount'),
    formula(
      at('enterpriseValue'),
      subtract(add(at('equityValue'), at('debt'), at('preferred'), at('minorities')), at('cash'), at('associates')),
      'amount',
    ),
    formula(at('equityInMoney'), multiply(at('equityValue'), at('rate')), 'amount'),
    formula(at('enterpriseInMoney'), multiply(at('enterpriseValue'), at('rate')), 'amount'),
  ];
};

const alignedCell =
  (comps: CompsInput, company: Company, n: CompanyNumber) =>
  (metric: Metric): Cell => {
    const periods = company.metrics[metric];
    const id = cellOf(metric, n);
    return periods
      ? formula(
          id,
          alignedMetric({
            ...{ basis: comps.basis, isPastYear: runsPastYear(company) },
            ...{ periods, id, months: cellOf('months', n) },
          }),
          'amount',
        )
      : text(NOT_AVAILABLE, id);
  };

const alignedRow = (comps: CompsInput, company: Company, n: CompanyNumber): Line =>
  line({ label: company.name, unit: moneyLabel({ currency: company.currency, scale: comps.scale }) }, [
    comps.basis === 'calendar'
      ? formula(cellOf('months', n), call('MOD', subtract('yearEnd.target', cellOf('yearEnd', n)), 12), 'whole')
      : text(label(runsPastYear(company) ? 'comps.lastTwelve' : 'comps.fiscalYear')),
    ...usedMetrics(comps).map(alignedCell(comps, company, n)),
  ]);

export const multipleCell = ({ id }: Pick<Multiple, 'id'>, n: CompanyNumber): string => cellOf(`multiple.${id}`, n);
export const statisticCell = ({ id }: Multiple, statistic: Statistic): string => `statistic.${id}.${statistic}`;

/** A multiple of a loss or a negative value is not meaningful. */
const multipleOf =
  (company: Company, n: CompanyNumber) =>
  (multiple: Multiple): Cell => {
    const id = multipleCell(multiple, n);
    if (!has(company, multiple.over)) return text(NOT_AVAILABLE, id);
    const above = cellOf(multiple.of, n);
    const below = cellOf(multiple.over, n);
    const both = call('AND', binary('>', above, 0), binary('>', below, 0));
    return formula(id, when(both, divide(above, below), words(NOT_MEANINGFUL)), 'multiple');
  };

const statistic = (which: Statistic, ids: readonly string[]): Operand => {
  const all = range(ids);
  switch (which) {
    case 'maximum':
      return call('MAX', all);
    case 'upperQuartile':
      return call('QUARTILE', all, 3);
    case 'mean':
      return call('AVERAGE', all);
    case 'median':
      return call('MEDIAN', all);
    case 'lowerQuartile':
      return call('QUARTILE', all, 1);
    case 'minimum':
      return call('MIN', all);
    case 'count':
      return call('COUNT', all);
    default:
      return which satisfies never;
  }
};

const statisticRow =
  (comps: CompsInput) =>
  (which: Statistic): Line =>
    (which === 'median' ? total : line)(
      { label: labelOf('comps', which), ...(which === 'count' ? {} : { unit: TIMES }) },
      usedMultiples(comps).map((multiple) => {
        const ids = comps.peers.map((_, n) => multipleCell(multiple, n));
        const value = statistic(which, ids);
        const known = binary('>', call('COUNT', range(ids)), 0);
        return formula(
          statisticCell(multiple, which),
          which === 'count' ? value : when(known, value, words(NOT_MEANINGFUL)),
          which === 'count' ? 'whole' : 'multiple',
        );
      }),
    );

const VALUES = ['equityValue', 'netDebt', 'enterpriseValue', 'equityInMoney', 'enterpriseInMoney'];

export const multiplesSheet = (comps: CompsInput): Sheet => {
  const used = usedMultiples(comps);
  const heads: readonly Label[] = used.map(({ id }) => labelOf('comps', id));
  const unit = moneyLabel({ currency: comps.target.currency, scale: comps.scale });
  const listed = listedTarget(comps);
  const priced = companiesOf(comps).filter(([, n]) => n !== 'target' || listed);
  return {
    id: 'multiples',
    title: label('sheet.multiples'),
    frozen: 2,
    lines: [
      title(label('comps.title', { company: comps.target.name })),
      note(label('comps.quartileNote')),
      blank,
      head(label('comps.multiples'), heads),
      ...comps.peers.map((peer, n) => line({ label: peer.name, unit: TIMES }, used.map(multipleOf(peer, n)))),
      blank,
      ...STATISTICS.map(statisticRow(comps)),
      ...(listed ? [line({ label: listed.name, unit: TIMES }, used.map(multipleOf(listed, 'target')))] : []),
      ...operatingLines(comps),
      blank,
      head(
        label('comps.enterpriseValues'),
        VALUES.map((id) => labelOf('comps', id, { unit })),
      ),
      ...priced.map(([{ name, currency }, n]) =>
        line({ label: name, unit: moneyLabel({ currency, scale: comps.scale }) }, valueCells(n)),
      ),
      blank,
      head(labelOf('comps.basis', comps.basis), [
        label(comps.basis === 'calendar' ? 'comps.months' : 'comps.period'),
        ...usedMetrics(comps).map((metric) => labelOf('comps', metric)),
      ]),
      ...companiesOf(comps).map(([company, n]) => alignedRow(comps, company, n)),
    ],
  };
};
