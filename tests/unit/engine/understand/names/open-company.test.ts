// Which company answers a question for a figure that names none.
import { describe, expect, it } from 'vitest';
import type { Passage } from '#functions/engine/evidence.ts';
import { openCompanies } from '#functions/engine/understand/names/open-company.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import type { Language } from '#shared/model/enums.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const passage = (company: string, language: Language, text: string, signals: Passage['signals']): Passage => ({
  source: 'FILES',
  score: 1,
  chunk: chunkOf({ text }, { company, language }),
  signals,
});
const english = passage('Harbour Paints Inc.', 'en', 'Operating income 299', { cell: 0.6 });
const korean = passage('한빛도료', 'ko', '영업이익 58,190', { cell: 0.6 });
const asked = (query: string) => plan({ query, history: [], sources: ['FILES'], now: Date.UTC(2026, 0, 1) });

describe('a question for a figure that names no company', () => {
  it('is answered from documents in its own language first if several answer equally well', () => {
    expect(openCompanies(asked('영업이익은 얼마인가?'), [english, korean])[0]).toBe('한빛도료');
    expect(openCompanies(asked('What was operating income?'), [korean, english])[0]).toBe('Harbour Paints');
  });

  it('does not read the name of a ratio as a company', () => {
    expect(asked('부채비율은?').entities).toEqual([]);
    expect(asked('유동비율이 얼마인가요').entities).toEqual([]);
  });

  it('is answered from the company with the figure, whatever its language', () => {
    const unclear = passage('한빛도료', 'ko', '영업이익은 늘었다.', { cell: 0 });

    expect(openCompanies(asked('영업이익은 얼마인가?'), [unclear, english])[0]).toBe('Harbour Paints');
  });

  it('is answered from the only document with a word of it, even without a company', () => {
    const loans = passage('', 'ko', '중부은행 차입금 32,000', { cell: 0.6 });

    expect(openCompanies(asked('중부은행 차입금은 얼마인가?'), [korean, loans, english])).toEqual([]);
  });

  it('is answered from the only company with a word of it if the workspace is about none', () => {
    const paints = passage('한빛도료', 'ko', '분체도장 매출액 12,400', { cell: 0.6 });
    const ofPart = { ...asked('분체도장 매출액은?'), names: [], entities: [] };

    expect(openCompanies(ofPart, [paints, english])[0]).toBe('한빛도료');
    expect(openCompanies(ofPart, [paints, english], 'Harbour Paints')[0]).toBe('Harbour Paints');
    expect(openCompanies(asked('매출액은?'), [paints, english], 'Harbour Paints')[0]).toBe('Harbour Paints');
  });

  it('is about the company of the workspace even if only another has the figure', () => {
    expect(openCompanies(asked('What was operating income?'), [english], '한빛도료')).toEqual([
      '한빛도료',
      'Harbour Paints',
    ]);
  });

  it('is not answered from another company because of the words of its measure', () => {
    const debt = passage('Harbour Paints Inc.', 'en', 'Long-term debt, net 970', { cell: 0.6 });
    const loans = passage('한빛도료', 'ko', '차입금 108,500', { cell: 0.6 });

    expect(openCompanies(asked('What is net debt to EBITDA?'), [debt, loans], '한빛도료')[0]).toBe('한빛도료');
  });
});
