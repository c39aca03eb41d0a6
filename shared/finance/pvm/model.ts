// Builds price, volume and mix as a workbook: the source rows, each item with its effects, the groups, the total.
import { label, labelOf } from '../label.ts';
import { checksSheet, closeTo } from '../workbook/checks.ts';
import { add, type Operand, sum, sumIfs } from '../workbook/expression.ts';
import {
  formula,
  head,
  input,
  type Line,
  line,
  note,
  type Sheet,
  title,
  total,
  type Workbook,
} from '../workbook/workbook.ts';
import { EFFECTS, itemCells, rowId, WHEN } from './item-cells.ts';
import type { PvmPair } from './sales.ts';

type Named = {
  readonly groups: readonly string[];
  readonly periods: readonly [string, string];
  readonly currency: string;
};

const SUMMED = ['before', 'after', 'change', ...EFFECTS] as const;

/** Sorts items by group, so that each group is a sum of adjacent cells. */
const ordered = (pairs: readonly PvmPair[], { groups }: Named): readonly (readonly [PvmPair, number])[] =>
  groups.flatMap((group) => pairs.flatMap((pair, i) => (pair.group === group ? [[pair, i] as const] : [])));

const dataSheet = (pairs: readonly PvmPair[], named: Named): Sheet => ({
  id: 'data',
  title: label('sheet.data'),
  frozen: 3,
  lines: [
    title(label('sheet.data')),
    note(label('workbook.legend', { unit: named.currency || label('pvm.unit') })),
    head(label('pvm.item'), [label('pvm.quantity'), label('pvm.revenue')]),
    ...ordered(pairs, named).flatMap(([pair, i]) =>
      WHEN.flatMap((period, p) =>
        pair[period].map(({ quantity, revenue, origin }, n) =>
          line({ label: pair.item, unit: named.periods[p] ?? '' }, [
            input(rowId('q', period, i, n), { value: quantity, origin }, 'decimal'),
            input(rowId('r', period, i, n), { value: revenue, origin }, 'decimal'),
          ]),
        ),
      ),
    ),
  ],
});

/** Pieces and square metres cannot be added, so each unit has its own total. */
const unitsOf = (pairs: readonly PvmPair[]): readonly string[] => [...new Set(pairs.map(({ unit }) => unit))];
const totalId = (pairs: readonly PvmPair[], unit: string, period: (typeof WHEN)[number]): string => {
  const units = unitsOf(pairs);
  return units.length > 1 ? `both.${period}.${units.indexOf(unit)}` : `both.${period}`;
};

const itemsSheet = (pairs: readonly PvmPair[], named: Named): Sheet => {
  const all = ordered(pairs, named);
  const column = (key: string, unit: string) => all.flatMap(([pair, i]) => (pair.unit === unit ? [`${key}.${i}`] : []));
  const both = (unit: string, period: 'Before' | 'After', other: 'Before' | 'After') =>
    sumIfs(column(`quantity${period}`, unit), [column(`quantity${other}`, unit), '>0']);
  const units = unitsOf(pairs);
  const totalsOf = (unit: string) => ({
    before: totalId(pairs, unit, 'before'),
    after: totalId(pairs, unit, 'after'),
  });
  const [before, after] = named.periods;
  const names = [
    label('pvm.quantityIn', { period: before }),
    label('pvm.quantityIn', { period: after }),
    label('pvm.priceIn', { period: before }),
    label('pvm.priceIn', { period: after }),
    before,
    after,
    ...['change', ...EFFECTS].map((key) => labelOf('pvm', key)),
  ];
  return {
    id: 'items',
    title: label('pvm.items'),
    frozen: 4,
    lines: [
      title(label('pvm.items')),
      ...units.map((unit) =>
        line({ label: label('pvm.both'), ...(unit ? { unit } : {}) }, [
          formula(totalsOf(unit).before, both(unit, 'Before', 'After'), 'decimal'),
          formula(totalsOf(unit).after, both(unit, 'After', 'Before'), 'decimal'),
        ]),
      ),
      { style: 'blank' },
      head(label('pvm.item'), names),
      ...all.map(([pair, i]) => line({ label: pair.item, unit: pair.group }, itemCells(pair, i, totalsOf(pair.unit)))),
    ],
  };
};

const bridgeSheet = (pairs: readonly PvmPair[], named: Named): Sheet => {
  const all = ordered(pairs, named);
  const cells = (at: string, ids: readonly number[]) =>
    SUMMED.map((key) => formula(`${key}.${at}`, sum(ids.map((i) => `${key}.${i}`)), 'decimal'));
  const [before, after] = named.periods;
  const groups = named.groups.map((group, g): Line => {
    const own = all.flatMap(([pair, i]) => (pair.group === group ? [i] : []));
    return line({ label: group || label('pvm.noGroup') }, cells(`group.${g}`, own));
  });
  return {
    id: 'bridge',
    title: label('pvm.bridge'),
    frozen: 2,
    lines: [
      title(label('pvm.bridge')),
      head(label('pvm.group'), [before, after, ...['change', ...EFFECTS].map((key) => labelOf('pvm', key))]),
      ...groups,
      total(
        { label: label('pvm.total') },
        cells(
          'total',
          all.map(([, i]) => i),
        ),
      ),
    ],
  };
};

const checks = ({ groups }: Named) => [
  { key: 'pvmCloses', holds: closeTo('change.total', add(...effectCells())) },
  { key: 'pvmGroups', holds: closeTo('change.total', sum(groups.map((_, g) => `change.group.${g}`))) },
  { key: 'pvmChange', holds: closeTo('after.total', add('before.total', 'change.total')) },
];
const effectCells = (): readonly [Operand, ...Operand[]] => {
  const [first, ...rest] = EFFECTS.map((effect) => `${effect}.total`);
  return [first ?? 0, ...rest];
};

export const pvmWorkbook = (pairs: readonly PvmPair[], named: Named): Workbook => ({
  title: label('pvm.title', { before: named.periods[0], after: named.periods[1] }),
  money: { currency: named.currency, scale: 'one' },
  sheets: [bridgeSheet(pairs, named), itemsSheet(pairs, named), dataSheet(pairs, named), checksSheet(checks(named))],
});
