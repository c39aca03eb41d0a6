// The values that the peers' quartiles imply for the target: enterprise value, equity, per share; and the football
// field.
import { type Label, label, labelOf } from '../label.ts';
import { currencyLabel, moneyLabel } from '../money.ts';
import {
  add,
  binary,
  call,
  divide,
  multiply,
  NOT_MEANINGFUL,
  type Operand,
  subtract,
  when,
  words,
} from '../workbook/expression.ts';
import {
  blank,
  type Format,
  formula,
  head,
  type Line,
  line,
  note,
  type RangeChart,
  type Sheet,
  TIMES,
  title,
} from '../workbook/workbook.ts';
import { type CompsInput, cellOf, type Multiple, usedMultiples } from './input.ts';
import { type Statistic, statisticCell } from './multiples-sheet.ts';

/** From low to high. */
const POINTS = ['lowerQuartile', 'median', 'upperQuartile'] as const satisfies readonly Statistic[];
export type Point = (typeof POINTS)[number];

export const impliedCell = (what: 'enterprise' | 'equity' | 'share', { id }: Multiple, point: Point): string =>
  `implied.${what}.${id}.${point}`;

const netClaims = 'implied.claims';

const numbers = (first: string, second: string, value: Operand): Operand =>
  when(call('AND', call('ISNUMBER', first), binary('>', second, 0)), value, words(NOT_MEANINGFUL));

/** The target's metric x the multiple; the target's claims bridge enterprise and equity value. */
const direct = (multiple: Multiple, point: Point): Operand => {
  const metric = cellOf(multiple.over, 'target');
  const times = statisticCell(multiple, point);
  return numbers(times, metric, multiply(metric, times));
};

const shifted = (id: string, value: Operand): Operand => when(call('ISNUMBER', id), value, words(NOT_MEANINGFUL));

const values = (multiple: Multiple, point: Point): { readonly enterprise: Operand; readonly equity: Operand } => {
  const enterprise = impliedCell('enterprise', multiple, point);
  const equity = impliedCell('equity', multiple, point);
  return multiple.of === 'enterpriseValue'
    ? { enterprise: direct(multiple, point), equity: shifted(enterprise, subtract(enterprise, netClaims)) }
    : { enterprise: shifted(equity, add(equity, netClaims)), equity: direct(multiple, point) };
};

type Block = {
  readonly what: 'enterprise' | 'equity' | 'share';
  readonly unit: Label;
  readonly format: Format;
  readonly value: (multiple: Multiple, point: Point) => Operand;
};

const blockLines = (used: readonly Multiple[], { what, unit, format, value }: Block): readonly Line[] => [
  blank,
  head(
    labelOf('comps.implied', what),
    POINTS.map((point) => labelOf('comps', point)),
  ),
  ...used.map((multiple) =>
    line({ label: labelOf('comps', multiple.id), unit }, [
      ...POINTS.map((point) => formula(impliedCell(what, multiple, point), value(multiple, point), format)),
    ]),
  ),
];

const blocks = (comps: CompsInput): readonly Block[] => {
  const { target, scale } = comps;
  const unit = moneyLabel({ currency: target.currency, scale });
  const share = (multiple: Multiple, point: Point): Operand => {
    const equity = impliedCell('equity', multiple, point);
    return shifted(equity, divide(equity, cellOf('shares', 'target')));
  };
  return [
    { what: 'enterprise', unit, format: 'amount', value: (...of) => values(...of).enterprise },
    { what: 'equity', unit, format: 'amount', value: (...of) => values(...of).equity },
    ...(target.shares
      ? [{ what: 'share', unit: currencyLabel(target.currency), format: 'price', value: share } satisfies Block]
      : []),
  ];
};

const fieldCell = (part: 'low' | 'spread', { id }: Multiple): string => `field.${part}.${id}`;

/** The bars to draw; a value that is not meaningful has a bar of zero length. */
const fieldLines = (used: readonly Multiple[], unit: Label, measure: 'equity' | 'share'): readonly Line[] => [
  blank,
  head(label('comps.footballField'), [label('comps.lowerQuartile'), label('comps.spread')]),
  ...used.map((multiple) => {
    const low = impliedCell(measure, multiple, 'lowerQuartile');
    const high = impliedCell(measure, multiple, 'upperQuartile');
    const format: Format = measure === 'share' ? 'price' : 'amount';
    const drawn = (value: Operand) => when(call('ISNUMBER', low), value, 0);
    return line({ label: labelOf('comps', multiple.id), unit }, [
      formula(fieldCell('low', multiple), drawn(low), format),
      formula(fieldCell('spread', multiple), drawn(subtract(high, low)), format),
    ]);
  }),
];

const fieldChart = (used: readonly Multiple[], measure: 'equity' | 'share', unit: Label): RangeChart => ({
  title: label('comps.fieldTitle', { measure: labelOf('comps.implied', measure), unit }),
  low: used.map((multiple) => fieldCell('low', multiple)),
  spread: used.map((multiple) => fieldCell('spread', multiple)),
  lowTitle: label('comps.lowerQuartile'),
  spreadTitle: label('comps.spread'),
});

/** The quartiles of a single peer are one value, which leaves nothing to draw. */
const MIN_PEERS = 2;

export const rangeSheet = (comps: CompsInput): Sheet => {
  const used = usedMultiples(comps);
  const { target, scale } = comps;
  const unit = moneyLabel({ currency: target.currency, scale });
  const at = (id: string) => cellOf(id, 'target');
  const claims = subtract(add(at('debt'), at('preferred'), at('minorities')), at('cash'), at('associates'));
  const measure = target.shares ? 'share' : 'equity';
  const hasField = comps.peers.length >= MIN_PEERS;
  return {
    id: 'range',
    title: label('sheet.range'),
    frozen: 2,
    lines: [
      title(label('comps.rangeTitle', { company: target.name })),
      note(label('comps.quartileNote')),
      blank,
      head(label('comps.applied'), [
        label('comps.targetFigure', { unit }),
        ...['lowerQuartile', 'median', 'upperQuartile'].map((key) => labelOf('comps', key)),
      ]),
      ...used.map((multiple) =>
        line({ label: labelOf('comps', multiple.id), unit: TIMES }, [
          formula(`applied.${multiple.id}`, cellOf(multiple.over, 'target'), 'amount'),
          ...POINTS.map((point) =>
            formula(`applied.${multiple.id}.${point}`, statisticCell(multiple, point), 'multiple'),
          ),
        ]),
      ),
      line({ label: label('comps.claims'), unit }, [formula(netClaims, claims, 'amount')]),
      ...blocks(comps).flatMap((block) => blockLines(used, block)),
      ...(hasField ? fieldLines(used, target.shares ? currencyLabel(target.currency) : unit, measure) : []),
    ],
    ...(hasField ? { chart: fieldChart(used, measure, target.shares ? currencyLabel(target.currency) : unit) } : {}),
  };
};
