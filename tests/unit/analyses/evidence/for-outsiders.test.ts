// What a memorandum for buyers leaves out.
import { expect, it } from 'vitest';
import { isPrivate, withoutInner, withoutPrivate, withoutRumours } from '#functions/analyses/evidence/for-outsiders.ts';
import type { Passage } from '#functions/engine/evidence.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const sale = 'The family sells all of its shares this year.';
const block: Block = {
  kind: 'list',
  ordered: false,
  items: [
    sale,
    'The asking price is £15 million.',
    'Ms. Hale voted against the kiln.',
    'The fund sells at an enterprise value of £19 million.',
  ].map((text) => [{ text, refs: [1], check: 'verified' }]),
};
const textsFor = (type: 'ImWorkflow' | 'InvestmentHighlights') =>
  withoutPrivate({ type, inputs: {} }, [block])
    .flatMap(sentencesOf)
    .map(({ text }) => text);

it('shows buyers the sale, but not the asking price', () => {
  expect(textsFor('ImWorkflow')).toEqual([sale]);
  expect(textsFor('InvestmentHighlights')).toHaveLength(4);
});

it('shows buyers no single entry of a register', () => {
  const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Alder Kilns', homepage: 'alder.example' } });
  const columns = ['job', 'customer', 'start', 'end', 'site'].map((label) => ({ label }));
  const cells = columns.map(({ label }) => ({ text: label }));
  const register = (rows: number): Block => ({
    kind: 'table',
    columns,
    rows: Array.from({ length: rows }, () => cells),
  });

  expect(withoutInner(context, [register(1), register(2)])).toEqual([register(2)]);
});

it('shows buyers nothing from an interview', () => {
  const text =
    'Reed: Why sell now?\nHart: The founder turns seventy.\nReed: And the kiln?\nHart: It needs £2 million of work.';
  const talk: Passage = { source: 'FILES', score: 1, signals: {}, chunk: chunkOf({ text }) };

  expect(isPrivate({ type: 'ImWorkflow' }, talk)).toBe(true);
  expect(isPrivate({ type: 'InvestmentHighlights' }, talk)).toBe(false);
});

it('shows no shareholdings in a document without names', () => {
  const held: Block = {
    kind: 'text',
    sentences: [{ text: '한들조합은 지분 39.0% 가운데 일부를 매각할 의향이 있다.', refs: [1], check: 'verified' }],
  };
  const of = (naming: string) => withoutPrivate({ type: 'DraftInformation', inputs: { naming } }, [held]);

  expect(of('codeName')).toEqual([]);
  expect(of('named')).toEqual([held]);
});

it('tells buyers of the transaction what the seller states, and no rumour of the papers', () => {
  const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Alder Kilns', homepage: 'alder.example' } });
  const said = (text: string, section: string) => {
    const passage: Passage = { source: 'FILES', score: 1, signals: {}, chunk: chunkOf({ text }, { section }) };
    return [{ text, refs: [context.notes.cite(passage, 0, text.length).n], check: 'verified' as const }];
  };
  const list: Block = {
    kind: 'list',
    ordered: false,
    items: [
      said('All shares are for sale.', 'Plan > Sale'),
      said('A fund is thinking of selling.', 'Press > 11 May 2026, Leeds Post: Kiln maker'),
    ],
  };

  expect(withoutRumours(context, 'transactionOf', [list])).toEqual([{ ...list, items: list.items.slice(0, 1) }]);
  expect(withoutRumours(context, 'customersOf', [list])).toEqual([list]);
});

it('shows buyers nothing from notes of a talk with the managers', () => {
  const chunk = chunkOf({ text: '来期は窯を2基増やす方針です。' }, { document: '白磁堂_経営陣面談.md' });
  const notes: Passage = { source: 'FILES', score: 1, signals: {}, chunk };

  expect(isPrivate({ type: 'ImWorkflow' }, notes)).toBe(true);
  expect(isPrivate({ type: 'StrategyAnalysis' }, notes)).toBe(false);
});

it('shows buyers of a paper to the board what is planned, not what is open or feared, nor why it was decided', () => {
  const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Alder Kilns', homepage: 'alder.example' } });
  const said = (text: string) => {
    const chunk = chunkOf({ text }, { document: 'Alder_Kilns_board_paper.md' });
    const { n } = context.notes.cite({ source: 'FILES', chunk }, 0, text.length);
    return [{ text, refs: [n], check: 'verified' as const }];
  };
  const texts = [
    'A third kiln is to be built in 2027.',
    'The renewal of the clay contract remains open.',
    'Alder Kilns bought a glazing shop in 2024 because it was losing orders to Birch Tiles.',
  ];
  const list: Block = { kind: 'list', ordered: false, items: texts.map(said) };

  expect(
    withoutInner(context, [list])
      .flatMap(sentencesOf)
      .map(({ text }) => text),
  ).toEqual(['A third kiln is to be built in 2027.', 'Alder Kilns bought a glazing shop in 2024.']);
  expect(withoutInner({ ...context, type: 'StrategyAnalysis' }, [list])).toEqual([list]);
});

it('shows buyers nothing of a memo on an outage', () => {
  const text = 'The new setting let orders through faster than before.';
  const shown = (section: string) => {
    const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Alder Kilns', homepage: 'alder.example' } });
    const chunk = chunkOf({ text }, { document: 'memo-november.md', section });
    const { n } = context.notes.cite({ source: 'FILES', chunk }, 0, text.length);
    return withoutInner(context, [{ kind: 'text', sentences: [{ text, refs: [n], check: 'verified' }] }]).flatMap(
      sentencesOf,
    );
  };

  expect(shown('MEMO – Service interruption of 3 November')).toEqual([]);
  expect(shown('MEMO – New kiln')).toHaveLength(1);
});

it.each([
  ['solicitors_letter.txt', 'The claim may cost £0.2 million.'],
  ['memo.txt', 'Subject to legal privilege: the claim may cost £0.2 million.'],
])('shows buyers nothing that lawyers write: %s', (document, text) => {
  const letter: Passage = { source: 'FILES', score: 1, signals: {}, chunk: chunkOf({ text }, { document }) };

  expect(isPrivate({ type: 'ImWorkflow' }, letter)).toBe(true);
  expect(isPrivate({ type: 'CompanyProfiling' }, letter)).toBe(false);
});

it('shows buyers of minutes the plans alone', () => {
  const text = 'The board adopted a budget of £25.6 million.';
  const shownIn = (id: string) => {
    const made = contextFor({ type: 'ImWorkflow', inputs: { company: 'Alder Kilns', homepage: 'alder.example' } });
    const context = { ...made, section: { id, title: id } };
    const chunk = chunkOf({ text }, { document: 'board-minutes-2026.md' });
    const { n } = context.notes.cite({ source: 'FILES', chunk }, 0, text.length);
    return withoutInner(context, [{ kind: 'text', sentences: [{ text, refs: [n], check: 'verified' }] }]).flatMap(
      sentencesOf,
    );
  };

  expect(shownIn('strategicInitiatives')).toHaveLength(1);
  expect(shownIn('investmentHighlight')).toEqual([]);
});
