// Distinguishes names of companies from measures and from words of file names.
import { describe, expect, it } from 'vitest';
import { isCompanyName, isCompanyOfText } from '#functions/analyses/evidence/is-company.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

describe('the name of a company', () => {
  it('is not a measure or a column header', () => {
    expect(['은빛정밀', '두레온', 'Kestwick Castings', '白樺硝子'].filter(isCompanyName)).toHaveLength(4);
    expect(['판매량', '매출액', '가동률', 'Revenue', '前年比'].filter(isCompanyName)).toEqual([]);
  });

  it('is in the text of its document if the title has it as a word', () => {
    const chunk = (text: string) => chunkOf({ text }, { document: 'peers_2025.xlsx', company: 'peers' });

    expect(isCompanyOfText('peers', [chunk('Kestwick sold 40 valves.')])).toBe(false);
    expect(isCompanyOfText('Kestwick', [chunk('Kestwick sold 40 valves.')])).toBe(true);
  });
});
