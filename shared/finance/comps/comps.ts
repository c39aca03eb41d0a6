// Computes peer comps: the workbook, the multiples and quartiles, the range implied for the target, and notes for the
// reader.
import { label } from '../label.ts';
import { checksSheet } from '../workbook/checks.ts';
import { evaluate, numberAt, type Value, type Values } from '../workbook/evaluate.ts';
import type { Sheet, Workbook } from '../workbook/workbook.ts';
import { compsChecks } from './checks.ts';
import { type CompsInput, cellOf, type Multiple, usedMultiples } from './input.ts';
import { inputsSheet } from './inputs-sheet.ts';
import { multiplesChart, multiplesChartLines } from './multiples-chart.ts';
import { multipleCell, multiplesSheet, type Statistic, statisticCell } from './multiples-sheet.ts';
import { impliedCell, type Point, rangeSheet } from './range-sheet.ts';
import { refuseBadComps } from './refusals.ts';

type MultipleId = Multiple['id'];

type PeerValue = {
  readonly name: string;
  readonly currency: string;
  /** In the peer's currency; `enterpriseInMoney` in the target's. */
  readonly equityValue: number | undefined;
  readonly enterpriseValue: number | undefined;
  readonly enterpriseInMoney: number | undefined;
  /** A number, or the text n.m. (not meaningful) or n.a. (not available). */
  readonly multiples: Readonly<Partial<Record<MultipleId, Value>>>;
};

type Statistics = Readonly<Record<Statistic, number | undefined>> & { readonly multiple: MultipleId };

type Implied = Readonly<Record<Point, number | undefined>>;
type ImpliedRange = {
  readonly multiple: MultipleId;
  readonly enterprise: Implied;
  readonly equity: Implied;
  readonly share: Implied | undefined;
};

/** Texts: i18n `finance.finding.<code>`. */
type CompsFinding = {
  readonly code: 'fewPeers' | 'negativeImpliedEquity' | 'targetLoss';
  readonly multiple: MultipleId;
};

export type Comps = {
  readonly workbook: Workbook;
  readonly values: Values;
  readonly used: readonly MultipleId[];
  readonly peers: readonly PeerValue[];
  readonly statistics: readonly Statistics[];
  /** The football field: one bar per multiple, from the lower to the upper quartile. */
  readonly ranges: readonly ImpliedRange[];
  readonly findings: readonly CompsFinding[];
};

/** With fewer peers, quartiles are not meaningful. */
const MIN_PEERS = 3;

/** The sheet of multiples with its chart below. */
const drawnSheet = (comps: CompsInput): Sheet => {
  const sheet = multiplesSheet(comps);
  const chart = multiplesChart(comps);
  return chart ? { ...sheet, lines: [...sheet.lines, ...multiplesChartLines(comps)], chart } : sheet;
};

const compsWorkbook = (comps: CompsInput): Workbook => ({
  title: label('comps.title', { company: comps.target.name }),
  money: { currency: comps.target.currency, scale: comps.scale },
  sheets: [rangeSheet(comps), drawnSheet(comps), inputsSheet(comps), checksSheet(compsChecks(comps))],
});

const peerOf =
  (comps: CompsInput, values: Values) =>
  (peer: CompsInput['peers'][number], n: number): PeerValue => ({
    name: peer.name,
    currency: peer.currency,
    equityValue: numberAt(values, cellOf('equityValue', n)),
    enterpriseValue: numberAt(values, cellOf('enterpriseValue', n)),
    enterpriseInMoney: numberAt(values, cellOf('enterpriseInMoney', n)),
    multiples: Object.fromEntries(
      usedMultiples(comps).map((multiple) => [multiple.id, values.get(multipleCell(multiple, n))]),
    ),
  });

const impliedOf =
  (values: Values, multiple: Multiple) =>
  (what: 'enterprise' | 'equity' | 'share'): Implied => {
    const at = (point: Point) => numberAt(values, impliedCell(what, multiple, point));
    return { lowerQuartile: at('lowerQuartile'), median: at('median'), upperQuartile: at('upperQuartile') };
  };

const rangeOf =
  (values: Values, hasShares: boolean) =>
  (multiple: Multiple): ImpliedRange => {
    const implied = impliedOf(values, multiple);
    return {
      multiple: multiple.id,
      enterprise: implied('enterprise'),
      equity: implied('equity'),
      share: hasShares ? implied('share') : undefined,
    };
  };

const statisticsOf =
  (values: Values) =>
  (multiple: Multiple): Statistics => {
    const at = (statistic: Statistic) => numberAt(values, statisticCell(multiple, statistic));
    return {
      multiple: multiple.id,
      maximum: at('maximum'),
      upperQuartile: at('upperQuartile'),
      mean: at('mean'),
      median: at('median'),
      lowerQuartile: at('lowerQuartile'),
      minimum: at('minimum'),
      count: at('count'),
    };
  };

const findingsOf =
  (values: Values) =>
  (multiple: Multiple): readonly CompsFinding[] => {
    const found: readonly (readonly [CompsFinding['code'], boolean])[] = [
      ['fewPeers', (numberAt(values, statisticCell(multiple, 'count')) ?? 0) < MIN_PEERS],
      ['targetLoss', (numberAt(values, cellOf(multiple.over, 'target')) ?? 0) <= 0],
      ['negativeImpliedEquity', (numberAt(values, impliedCell('equity', multiple, 'lowerQuartile')) ?? 0) < 0],
    ];
    return found.flatMap(([code, holds]) => (holds ? [{ code, multiple: multiple.id }] : []));
  };

/**
 * Trading multiples of peers and the values that they imply. Quartiles: inclusive (see statistics/quartile.ts).
 * Source: Rosenbaum and Pearl, Investment Banking, ch. 1; CFA Institute, Equity Asset Valuation, market-based
 * valuation.
 * Throws CalculationRefused: peersMissing, metricsMissing, rateMissing, interimIncomplete, nextYearMissing and others.
 */
export const comps = (input: CompsInput): Comps => {
  refuseBadComps(input);
  const workbook = compsWorkbook(input);
  const values = evaluate(workbook);
  const used = usedMultiples(input);
  return {
    workbook,
    values,
    used: used.map(({ id }) => id),
    peers: input.peers.map(peerOf(input, values)),
    statistics: used.map(statisticsOf(values)),
    ranges: used.map(rangeOf(values, input.target.shares !== undefined)),
    findings: used.flatMap(findingsOf(values)),
  };
};
