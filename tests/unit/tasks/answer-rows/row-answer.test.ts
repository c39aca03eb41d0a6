// A row of a list has a tick only for the evidence that it asks for.
import { describe, expect, it } from 'vitest';
import { answersNothing, verdictOf } from '#functions/checklists/verdict.ts';
import { rowAnswer } from '#functions/tasks/answer-rows/row-answer.ts';
import type { Answer, Block, Sentence } from '#shared/report/blocks.ts';

const answerOf = (...blocks: Block[]): Answer => ({
  language: 'en',
  writer: { kind: 'offline', name: '' },
  alsoRead: [],
  related: [],
  blocks,
  references: [
    { n: 1, source: 'FILES', title: 'charter.pdf', locator: {}, quote: 'x', retrievedAt: '2026-01-01T00:00:00.000Z' },
  ],
});
const text = (...words: string[]): Block => ({
  kind: 'text',
  sentences: words.map((one) => ({ text: one, refs: [1], check: 'verified', fit: 'answers' })),
});

const cellOf = (words: string): Sentence => ({ text: words, refs: [1], check: 'verified', fit: 'answers' });

describe('the answer of a row', () => {
  const question = 'Rate of hire of the barge';

  it('keeps the tick of a line that states what is asked for', () => {
    const made = answerOf(text('Hire is 4 per cent of the freight.'));

    expect(rowAnswer({ question, kind: 'question' }, made)).toEqual(made);
  });

  it('shows another line without a tick, as needing evidence, free of charge', () => {
    const made = rowAnswer({ question, kind: 'question' }, answerOf(text('The barge is hired for ferrying sand.')));

    expect(made.blocks[0]).toMatchObject({ sentences: [{ check: 'uncertain', fit: 'near' }] });
    expect(answersNothing(made)).toBe(true);
    expect(verdictOf({ question, kind: 'question' }, made).isAnswered).toBe(false);
  });

  it('withholds a row of a table as a whole', () => {
    const cell = cellOf('Barge');
    const table: Block = { kind: 'table', columns: [{ label: 'Vessel' }, { label: 'Built' }], rows: [[cell, cell]] };
    const made = rowAnswer({ question, kind: 'question' }, answerOf(table));

    expect(made.blocks[0]).toMatchObject({ rows: [[{ check: 'uncertain' }, { check: 'uncertain' }]] });
  });

  it('keeps a row of a table that is the evidence', () => {
    const table: Block = { kind: 'table', columns: [{ label: 'Rate' }], rows: [[cellOf('Hire'), cellOf('4%')]] };
    const made = answerOf(table);

    expect(rowAnswer({ question, kind: 'question' }, made)).toEqual(made);
  });

  it('takes no definition for a requested document', () => {
    const row = { question: 'Register of shareholders', kind: 'request' as const };
    const made = rowAnswer(row, answerOf(text('“Shareholders” means those in the register on the record date.')));

    expect(answersNothing(made)).toBe(true);
  });

  it('drops a yes over a clause that says no', () => {
    const row = { question: 'Is there a provision on dredging of the berth?', kind: 'question' as const };
    const made = rowAnswer(row, answerOf(text('Yes.', 'The charter does not provide for dredging of the berth.')));

    expect(made.blocks[0]).toMatchObject({
      sentences: [{ text: expect.stringContaining('does not'), fit: 'answers' }],
    });
    expect(verdictOf(row, made).verdict).toBe('no');
  });

  it('drops a condition that its clause does not state', () => {
    const row = { question: 'May the charterer assign the charter?', kind: 'question' as const };
    const lead = 'It depends on the condition in the clause.';
    const made = rowAnswer(row, answerOf(text(lead, 'The charterer may not assign the charter.')));
    const agreeing = answerOf(text(lead, 'The charterer may assign the charter with the consent of the owner.'));

    expect(made.blocks[0]).toMatchObject({ sentences: [{ text: 'The charterer may not assign the charter.' }] });
    expect(verdictOf(row, made).verdict).toBe('no');
    expect(rowAnswer(row, agreeing)).toEqual(agreeing);
  });

  it.each([
    ['はしけの船長は交代しましたか。', 'はい。', '会議では旗の色を決めた。はしけの船長は交代していない。'],
    ['Was the master of the barge replaced?', 'Yes.', 'The master of the barge was not replaced.'],
    ['바지선의 선장이 교체되었습니까?', '예.', '바지선의 선장은 교체되지 않았다.'],
  ])('drops a yes over a fact that is denied: "%s"', (asked, lead, denial) => {
    const row = { question: asked, kind: 'question' as const };
    const made = rowAnswer(row, answerOf(text(lead, denial)));

    expect(made.blocks[0]).toMatchObject({ sentences: [{ text: denial, fit: 'answers' }] });
    expect(verdictOf(row, made).verdict).toBe('no');
  });

  it('leaves the lead of a comparison', () => {
    const row = { question: 'Did the load of the barge exceed 900 tonnes?', kind: 'question' as const };
    const made = answerOf(text('Yes.', 'The load of the barge was not 900 but 940 tonnes.'));

    expect(verdictOf(row, rowAnswer(row, made)).verdict).toBe('yes');
  });

  it('finds no document in one of another kind', () => {
    const row = { question: 'Please provide the employment agreement of the master', kind: 'request' as const };
    const made = answerOf(text('Present: the master of the barge.'));
    const references = made.references.map((one) => ({ ...one, title: 'minutes-of-crew.pdf' }));

    expect(answersNothing(rowAnswer(row, { ...made, references }))).toBe(true);
  });

  it('withholds a line that decides neither yes nor no', () => {
    const row = { question: 'Was the barge inspected?', kind: 'question' as const };
    const undecided: Block = { kind: 'notice', code: 'notDecided' };

    expect(answersNothing(rowAnswer(row, answerOf(undecided, text('Item 4: inspection of the barge.'))))).toBe(true);
    expect(answersNothing(rowAnswer(row, answerOf(undecided, text('The barge was not inspected.'))))).toBe(false);
  });

  it('withholds a yes whose evidence does not show it', () => {
    const row = { question: 'Does the charter agreement renew automatically?', kind: 'question' as const };
    const made = answerOf(text('Yes.', 'The parties shall meet to discuss an extension.'));

    expect(answersNothing(rowAnswer(row, made))).toBe(true);
  });

  it('withholds a yes without its evidence', () => {
    const row = { question: 'Is the barge given as security?', kind: 'question' as const };
    const made = rowAnswer(row, answerOf(text('Yes.', '4. Security and guarantees')));

    expect(made.blocks[0]).toMatchObject({ sentences: [{ fit: 'near', text: '4. Security and guarantees' }] });
  });

  it('says nothing is answered if the thing itself is missing', () => {
    const notice: Block = { kind: 'notice', code: 'partNotFound', params: { what: 'rate of hire of the barge' } };
    const made = rowAnswer({ question, kind: 'question' }, answerOf(notice, text('The barge carries 4 per cent.')));

    expect(answersNothing(made)).toBe(true);
  });

  it('answers a request by a file whose name is what is requested', () => {
    const row = { question: 'Copy of the time charter with Quayside Dredging plc', kind: 'request' as const };
    const notice: Block = { kind: 'notice', code: 'partNotFound', params: { what: 'the time charter' } };
    const read = { n: 4, source: 'FILES', title: 'quayside-time-charter.txt', locator: {}, quote: 'x' } as const;
    const empty = answerOf(notice, { kind: 'notice', code: 'notCharged' });
    const made = rowAnswer(row, { ...empty, alsoRead: [{ ...read, retrievedAt: '2026-01-01T00:00:00.000Z' }] });

    expect(made.blocks).toMatchObject([{ items: [[{ text: 'quayside-time-charter.txt', refs: [1] }]] }]);
    expect(verdictOf(row, made)).toEqual({ verdict: 'yes', isAnswered: true });
    expect(answersNothing(rowAnswer(row, empty))).toBe(true);
  });

  it('answers a request by a file of the workspace that no passage is from', () => {
    const row = { question: 'Copies of all loan agreements', kind: 'request' as const };
    const empty = answerOf({ kind: 'notice', code: 'notCharged' });
    const named = empty.references.map((one) => ({ ...one, title: 'facility-agreement-sandbank.pdf', fileId: 'f1' }));
    const made = rowAnswer(row, { ...empty, references: [] }, named);

    expect(made.blocks).toMatchObject([{ items: [[{ text: 'facility-agreement-sandbank.pdf', refs: [1] }]] }]);
    expect(made.references).toMatchObject([{ fileId: 'f1' }]);
    expect(verdictOf(row, made)).toEqual({ verdict: 'yes', isAnswered: true });
  });

  it('answers it so, too, beside a sentence about it', () => {
    const row = { question: 'Audited accounts for the last year', kind: 'request' as const };
    const made = answerOf(text('Audited accounts are due within 120 days.'));
    const named = made.references.map((one) => ({ ...one, title: 'annual-report-2025.pdf' }));

    expect(rowAnswer(row, made, named).blocks).toMatchObject([{ items: [[{ text: 'annual-report-2025.pdf' }]] }]);
  });

  it('shows what the documents state of a topic without a document, unticked', () => {
    const row = { question: '바지선 담보 제공 현황', kind: 'request' as const };
    const notice: Block = { kind: 'notice', code: 'partNotFound', params: { what: row.question } };
    const made = rowAnswer(row, answerOf(notice, text('바지선은 모래은행에 담보로 제공하였다.')));

    expect(answersNothing(made)).toBe(true);
    expect(made.blocks[1]).toMatchObject({ sentences: [{ fit: 'near' }] });
  });
});

it('takes no lines of another document for requested contracts', () => {
  const made = answerOf(text('The barge is hired to the harbour until 2028.'));

  expect(answersNothing(rowAnswer({ question: 'Charter contracts', kind: 'request' }, made))).toBe(true);
});

it.each(['List of lawsuits', '소송 목록을 제출하여 주십시오.', '訴訟一覧をご提出ください。'])(
  'takes rows and no sentence for a list: "%s"',
  (question) => {
    const columns = [{ label: 'Lawsuit' }, { label: 'Sum' }];
    const table: Block = { kind: 'table', columns, rows: [[cellOf('Quay v. Barge'), cellOf('780')]] };
    const sentence = answerOf(text('소송 lawsuit 訴訟: one is pending.'));

    expect(answersNothing(rowAnswer({ question, kind: 'request' }, sentence))).toBe(true);
    expect(answersNothing(rowAnswer({ question, kind: 'request' }, answerOf(table)))).toBe(false);
  },
);

describe('a request that a register of filings answers', () => {
  const filingsOf = (...titles: string[]): Answer => ({
    ...answerOf({
      kind: 'list',
      ordered: false,
      items: titles.map((title, n) => [{ text: title, refs: [n + 1], check: 'verified', fit: 'answers' }]),
    }),
    references: titles.map((title, n) => ({
      n: n + 1,
      source: 'DART',
      title,
      locator: {},
      quote: title,
      retrievedAt: '2026-01-01T00:00:00.000Z',
    })),
  });
  const tickedOf = ({ blocks }: Answer): string[] =>
    blocks
      .flatMap((block) => (block.kind === 'list' ? block.items.flat() : []))
      .filter(({ check, fit }) => check === 'verified' && fit !== 'near')
      .map((one) => one.text);

  it('has no tick for the report of another year', () => {
    const row = { question: '등대해운의 2025년 사업보고서 제출', kind: 'request' as const };
    const made = filingsOf('등대해운 사업보고서 (2025.12)', '등대해운 [기재정정]사업보고서 (2024.12)');

    expect(tickedOf(rowAnswer(row, made))).toEqual(['등대해운 사업보고서 (2025.12)']);
  });

  it('finds a filing that was read by what its form is called', () => {
    const row = { question: "Provide Harbour Freight Systems' annual report", kind: 'request' as const };
    const read = filingsOf(
      'Harbour Freight Systems, Inc. 10-K 2025-12-31',
      'Harbour Freight Systems, Inc. 8-K 2026-02-01',
    );
    const made = { ...read, blocks: [], alsoRead: [] };

    expect(tickedOf(rowAnswer(row, made))).toEqual(['Harbour Freight Systems, Inc. 10-K 2025-12-31']);
  });
});
