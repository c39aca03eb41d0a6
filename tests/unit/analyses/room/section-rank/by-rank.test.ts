// What the rank takes out of an answer and adds to it.
import { describe, expect, it } from 'vitest';
import { byRank } from '#functions/analyses/room/section-rank/by-rank.ts';
import { checked } from '#functions/engine/write/checked.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const LOAN = 'The term loan of £5.0 million matures in June 2028 and carries SONIA plus 3.5%.';
const COVENANT = 'Net debt must not exceed 3.0 times EBITDA, tested each quarter.';
const MARK = 'The trade mark ALDER is registered in the name of the group until 6 November 2029.';
const CLAIM = 'A former baker has sued for £0.4 million, which is not insured.';
const DINNER = 'The directors thanked the kitchen staff for the dinner in March.';

const context = (type: 'CompanyProfiling' | 'DraftInformation' = 'CompanyProfiling') =>
  contextFor({
    type,
    inputs: { company: 'Alder Foods' },
    chunks: [
      chunkOf({ text: LOAN }, { company: 'Alder Foods', document: 'annual report', section: 'Borrowings' }),
      chunkOf({ text: DINNER }, { company: 'Alder Foods', document: 'annual report', section: 'Our people' }),
      chunkOf({ text: `${MARK} ${CLAIM}` }, { company: 'Alder Foods', document: 'letter', section: 'Other points' }),
      chunkOf({ text: COVENANT }, { company: 'Alder Foods', document: 'lender update', section: 'Covenants' }),
    ],
  });
const listOf = (...texts: readonly string[]): Block => ({
  ...{ kind: 'list', ordered: false },
  items: texts.map((text) => [checked(text, [])]),
});
const printed = async (key: string, ...texts: readonly string[]): Promise<string[]> =>
  (await byRank(context(), key, [listOf(...texts)])).flatMap(sentencesOf).map(({ text }) => text);

describe('an answer by rank', () => {
  it('loses what hardly belongs in the section', async () => {
    expect(await printed('debtOf', LOAN, DINNER)).not.toContain(DINNER);
  });

  it('loses what names no subject of the section, unless it rather belongs there', async () => {
    const texts = await printed('disputesOf', MARK, CLAIM);

    expect(texts).toContain(CLAIM);
    expect(texts).not.toContain(MARK);
  });

  it('keeps an item of a list with all its sentences', async () => {
    const item = [checked(DINNER, []), checked(LOAN, [])];
    const blocks = await byRank(context(), 'debtOf', [{ kind: 'list', ordered: false, items: [item] }]);
    expect(blocks.flatMap(sentencesOf).map(({ text }) => text)).toContain(DINNER);
  });

  it('keeps what no paper states in these words', async () => {
    const computed = 'Net debt is 2.1 times EBITDA.';
    expect(await printed('debtOf', computed)).toContain(computed);
  });

  it('prints no sentence twice', async () => {
    const texts = await printed('debtOf', LOAN);
    expect(texts.filter((text) => text === LOAN)).toHaveLength(1);
  });

  it('has sentences of every paper that holds some', async () => {
    expect(await printed('debtOf', LOAN)).toContain(COVENANT);
  });

  it('adds nothing to a paper for buyers', async () => {
    expect(await byRank(context('DraftInformation'), 'debtOf', [])).toEqual([]);
  });

  it('stays as it is for a question of no kind', async () => {
    expect(await printed('theTopic', DINNER)).toEqual([DINNER]);
  });
});
