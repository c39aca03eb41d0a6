// Statements of a section that report one event are printed once.
import { expect, it } from 'vitest';
import type { Block } from '#shared/report/blocks.ts';
import { withEventsOnce } from '#shared/report/one-event.ts';

const said = (text: string) => ({ text, refs: [1], check: 'verified' as const });
const list = (...items: (readonly string[])[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((item) => item.map(said)),
});
const shown = (...blocks: Block[]): readonly Block[] | undefined =>
  withEventsOnce([{ id: 'risks', title: 'Risks', status: 'done', blocks }])[0]?.blocks;

it('keeps the statement with more figures, and what follows the other behind it', () => {
  const filed = 'Litigation: in May 2025, 34 drivers sued the depot for £210,000 of overtime and 12 days of leave.';
  const printed = '34 drivers of the depot are suing for £0.21 million.';

  expect(shown(list([printed, 'The company denies it.'], [filed], ['Fuel costs more.']))).toEqual([
    list([filed, 'The company denies it.'], ['Fuel costs more.']),
  ]);
});

it('keeps the first of two that have the same figures', () => {
  expect(
    shown(list(['도시락 값을 4,200원에서 4,500원으로 올렸다.'], ['도시락은 4,200원이었고 새 값은 4,500원이다.'])),
  ).toEqual([list(['도시락 값을 4,200원에서 4,500원으로 올렸다.'])]);
});

it('keeps statements that share one short figure, or a year', () => {
  const items = [['The fleet has 12 barges.'], ['Fares rose by 12% in 2025.'], ['In 2025 a quay opened.']];

  expect(shown(list(...items))).toEqual([list(...items)]);
});

it('keeps a statement that shares one long figure with another and says something else', () => {
  const items = [
    ['Elm Ferries runs nine boats to the isles and took £4,385 thousand in 2025.'],
    ['Fares of £4,385 thousand were 20.1% above those of the year before.'],
  ];

  expect(shown(list(...items))).toEqual([list(...items)]);
});

it('keeps a computed statement', () => {
  const stated = said('The largest customer has 12.1% of revenue of 438,512.');
  const computed = {
    ...said('A share of 12.1% of 438,512 is 53,060.'),
    findings: [{ code: 'computed' as const, about: '53,060', instead: '438,512 × 12.1% = 53,060' }],
  };
  const block: Block = { kind: 'list', ordered: false, items: [[computed], [stated]] };

  expect(shown(block)).toEqual([{ ...block, items: [[computed]] }]);
});

it('keeps a statement of a paragraph, but not without what follows it in the list', () => {
  const paragraph: Block = { kind: 'text', sentences: [said('The depot has 148 sites and 3,426 drivers.')] };

  expect(shown(paragraph, list(['The depot employs 3,426 drivers.'], ['Fuel costs more.']))).toEqual([
    paragraph,
    list(['Fuel costs more.']),
  ]);
  const followed = list(['The depot employs 3,426 drivers.', 'Most of them are new.']);
  expect(shown(paragraph, followed)).toEqual([paragraph, followed]);
});

it('drops an estimate that a statement beside it gives exactly', () => {
  const exact = 'The market for barges was worth £3.62 billion in 2025, 3.1% more than in 2024.';
  const vague = 'The market for barges is worth about £3.6 billion.';

  expect(shown(list([exact], [vague], ['Fuel costs more.']))).toEqual([list([exact], ['Fuel costs more.'])]);
  expect(shown(list([exact], ['The market for tugs is worth about £2.1 billion.']))).toEqual([
    list([exact], ['The market for tugs is worth about £2.1 billion.']),
  ]);
});

it('prints one round amount once if the fuller statement has nearly all words and every name of the other', () => {
  const planned = 'The company plans to invest £6.5 million in the yard in Leith by the end of 2027.';
  const reported =
    'Alder will invest £6.5 million in its yard in Leith and hire 60 welders by the end of 2027, the company said.';
  const elsewhere = 'The company plans to invest £6.5 million in the yard in Hull by the end of 2027.';

  expect(shown(list([planned], [reported]))).toEqual([list([reported])]);
  expect(shown(list([elsewhere], [reported]))).toEqual([list([elsewhere], [reported])]);
});
