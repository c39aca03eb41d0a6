// A row is found by its whole label, however often the words of the label occur elsewhere.
import { describe, expect, it } from 'vitest';
import { chunkTerms, labelTerms } from '#functions/engine/label-terms.ts';
import { filesGatherer } from '#functions/engine/retrieve/files.ts';
import { passingIndex } from '#functions/engine/retrieve/outside/passing-index.ts';
import { terms } from '#functions/engine/terms.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { fc } from '#tests/helpers/properties.ts';

const COMPANY = { company: '한빛전자주식회사', language: 'ko' };
const model = { embed: async (texts: readonly string[]) => texts.map(() => [1]) };

describe('a label as one term', () => {
  it('is the same in the document and in the question', () => {
    const row = tableChunk([
      ['', '2021년'],
      ['ㆍ관계기업 및 공동기업 투자', '8,932,251'],
    ]);
    expect(chunkTerms(row)).toEqual(expect.arrayContaining(labelTerms('관계기업및공동기업투자')));
  });

  it('is taken only from table rows with figures', () => {
    const [term] = labelTerms('유동자산');
    expect(chunkTerms(tableChunk([['유동자산', '1,200']]))).toContain(term);
    expect(chunkTerms(tableChunk([['유동자산', '']]))).not.toContain(term);
    expect(chunkTerms(chunkOf({ text: '유동자산\t1,200' }))).not.toContain(term);
  });

  it('is never a word of the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, label) => {
        const words = new Set(terms(text));
        expect(labelTerms(label).some((term) => words.has(term))).toBe(false);
      }),
    );
  });
});

it('retrieves a statement among many notes about one of its row headings', async () => {
  // Prepare
  const notes = Array.from({ length: 200 }, (_, n) =>
    chunkOf({ text: `2021년 관계기업 및 공동기업 투자 주석 ${n}: 관계기업, 공동기업, 투자` }, COMPANY),
  );
  const others = Array.from({ length: 60 }, (_, n) => [`계정 ${n + 1}호 잔액`, '1,234']);
  const statement = tableChunk([['', '2021년'], ...others, ['관계기업 및 공동기업 투자', '8,932,251']], COMPANY);
  const index = passingIndex([...notes, statement], model);
  const asked = plan({
    query: '한빛전자 2021년 관계기업 및 공동기업 투자는 얼마인가요?',
    history: [],
    sources: [],
    now: Date.UTC(2024, 0, 1),
  });
  // Act
  const { candidates } = await filesGatherer({ index, model }).gather(asked, {
    tenant: 'hanbit',
    projectIds: ['prj_000000000001'],
  });
  // Assess
  expect(candidates.map(({ chunk }) => chunk.id)).toContain(statement.id);
});
