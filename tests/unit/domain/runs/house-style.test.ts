// Logo and disclaimer of the organization's template in a report for the other side.
import { describe, expect, it } from 'vitest';
import { inHouseStyle } from '#functions/domain/runs/house-style.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const house = { body: {}, headings: {}, colors: {}, logo: 'data:image/png;base64,AAAA', disclaimer: 'No offer.' };

describe('a report in the house style', () => {
  it('adds logo and notice if nobody has entered any', () => {
    const report = inHouseStyle({ ...sampleReport('en'), frontMatter: { notice: 'Our own.' } }, house);

    expect(report.frontMatter).toEqual({ notice: 'Our own.', logo: house.logo });
  });

  it('is unchanged inside the organization', () => {
    const report = sampleReport('en');

    expect(inHouseStyle(report, house)).toBe(report);
  });
});
