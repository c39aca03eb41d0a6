// The tables of a valuation in a report: nothing that only the workbook needs, and nothing twice.
import { describe, expect, it } from 'vitest';
import {
  assumptionTables,
  emptyClaimNames,
  flowTables,
  valueTables,
} from '#functions/analyses/compute-parts/dcf-tables.ts';
import type { Model } from '#functions/analyses/compute-parts/model-tables.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import { assumed } from '#shared/finance/given.ts';
import type { Block } from '#shared/report/blocks.ts';
import { dcfSample } from '#tests/unit/shared/finance/dcf-sample.ts';

const given = (value: number) => assumed(value, 'x');
const modelOf = (input: DcfInput): Model => {
  const { workbook, values } = dcf(input);
  const origins = {
    sourced: ({ value }: { value: number }) => given(value),
    ...{
      entered: given,
      defaulted: given,
      fromAccounts: given,
      held: ({ value }: { value: number }) => given(value),
      derived: ({ value }: { value: number }) => given(value),
    },
    refsOf: () => [7],
    all: () => [7],
  };
  return { language: 'en', workbook, values, origins };
};

const labelsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([first]) => first?.text ?? '') : []));

const withoutLeases = (): DcfInput => {
  const input = dcfSample();
  return { ...input, bridge: { ...input.bridge, leases: given(0), debt: given(100), cash: given(40) } };
};

describe('the tables of a valuation', () => {
  it('leave switches, steps and chart data to the workbook', () => {
    const model = modelOf(withoutLeases());

    const labels = [assumptionTables, flowTables].flatMap((tables) => labelsOf(tables(model)));

    expect(labels.filter((label) => /\(1 |step/.test(label))).toEqual([]);
    expect(labels).toContain('WACC');
    expect(labels).toContain('Unlevered free cash flow');
  });

  it('show debt once, in the bridge, with its source, and name zero items', () => {
    const model = modelOf(withoutLeases());

    const blocks = valueTables(model, 'USD million');

    expect(labelsOf(assumptionTables(model))).not.toContain('Debt');
    expect(labelsOf(blocks).filter((label) => label === 'Debt')).toHaveLength(1);
    expect(labelsOf(blocks)).not.toContain('Lease liabilities');
    expect(emptyClaimNames(model)).toContain('Lease liabilities');
    const debt = blocks
      .flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .find(([first]) => first?.text === 'Debt');
    expect(debt?.find(({ refs }) => refs)).toMatchObject({ text: '-100', refs: [7], check: 'verified' });
  });

  it('draw the bridge from enterprise to equity value', () => {
    const blocks = valueTables(modelOf(withoutLeases()), 'USD million');

    const chart = blocks.find((block) => block.kind === 'chart');
    const steps = chart?.chart.type === 'waterfall' ? chart.chart.steps : [];

    expect(steps.at(0)).toMatchObject({ label: 'Enterprise value', total: true });
    expect(steps.at(-1)).toMatchObject({ label: 'Equity value', total: true });
    const [enterprise = 0, ...rest] = steps.map(({ datum }) => datum.value);
    expect(rest.slice(0, -1).reduce((sum, value) => sum + value, enterprise)).toBeCloseTo(rest.at(-1) ?? 0, 6);
  });
});
