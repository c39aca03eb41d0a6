// Moving a computed sentence behind its statement.
import { expect, it } from 'vitest';
import { besideFact } from '#functions/analyses/beside-fact.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';

const said = (text: string, ...refs: readonly number[]): Sentence => ({ text, refs: [...refs], check: 'verified' });
const computed = (text: string, ...refs: readonly number[]): Sentence => ({
  ...said(text, ...refs),
  findings: [{ code: 'computed', about: '4%', instead: '2 ÷ 50 = 4%' }],
});
const list = (...items: readonly Sentence[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((one) => [one]),
});
const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => item.map(({ text }) => text).join(' ')) : [],
  );

it('appends the size of a risk to its statement', () => {
  const risks = list(said('Frost costs £2 million a year.', 4), said('Pickers are scarce.', 5));
  const sizes = list(computed('That is 4% of profit.', 4, 1), computed('Debt is 2.1 times EBITDA.', 1, 2));

  expect(linesOf(besideFact([risks, sizes]))).toEqual([
    'Frost costs £2 million a year. That is 4% of profit.',
    'Pickers are scarce.',
    'Debt is 2.1 times EBITDA.',
  ]);
});

it('leaves it if the statement is in prose', () => {
  const prose: Block = { kind: 'text', sentences: [said('Frost costs £2 million a year.', 4)] };
  const sizes = list(computed('That is 4% of profit.', 4, 1));

  expect(besideFact([prose, sizes])).toEqual([prose, sizes]);
});
