// An English report names operating income as the company's statement does.
import { describe, expect, it } from 'vitest';
import { inOneTerm } from '#functions/domain/runs/one-term.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const statement = (label: string): Block => ({
  kind: 'table',
  columns: [{ label: 'Line' }],
  rows: [[{ text: label }]],
});
const computed = { code: 'computed' as const, about: '20.3x', instead: '290 ÷ 14.3 = 20.3' };
const sentence = (text: string) => ({ text, refs: [1], check: 'verified' as const });
const prose: Block = {
  ...{ kind: 'list', ordered: false },
  items: [
    [{ ...sentence('The value asked is 20.3x operating income.'), findings: [computed] }],
    [sentence('Operating income of the rival fell.')],
  ],
};
const measures: Block = {
  ...{ kind: 'table', caption: 'Revenue and operating income', columns: [{ label: 'Line' }] },
  rows: [[{ text: 'Operating income growth' }]],
};
const textOf = (label: string, language: 'en' | 'ko' = 'en') => {
  const sections = [{ id: 's', title: 'S', status: 'done' as const, blocks: [statement(label), prose, measures] }];
  return JSON.stringify(inOneTerm({ ...sampleReport(language), sections }).sections);
};

describe('operating income', () => {
  it('is called operating profit where the statement prints it so, except in what a source says', () => {
    const text = textOf('Operating profit');

    expect(text).toContain('20.3x operating profit.');
    expect(text).toContain('Revenue and operating profit');
    expect(text).toContain('Operating profit growth');
    expect(text).toContain('Operating income of the rival fell.');
  });

  it('keeps its name beside a statement of another company that prints it', () => {
    const blocks = [statement('Operating profit'), statement('Operating income'), measures];
    const sections = [{ id: 's', title: 'S', status: 'done' as const, blocks }];

    expect(inOneTerm({ ...sampleReport('en'), sections }).sections).toEqual(sections);
  });

  it('keeps its name where the statement prints it, or a model of our own says operating profit', () => {
    expect(textOf('Operating income')).toContain('20.3x operating income.');
    expect(textOf('Operating profit (EBIT)')).toContain('Operating income growth');
    expect(textOf('Operating profit', 'ko')).toContain('Operating income growth');
  });
});
