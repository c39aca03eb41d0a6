// The figures behind a chart are read as the chart shows them.
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../../helpers/ingest-here.ts';
import { pptx, slideRelations, slideText } from '../../../helpers/made-files.ts';

const points = (values: readonly string[]) =>
  values.map((value, n) => `<c:pt idx="${n}"><c:v>${value}</c:v></c:pt>`).join('');

describe('a chart on a slide', () => {
  it('is read as a table of its series, in its number formats', async () => {
    // Prepare
    const chart = `<c:chart xmlns:c="c"><c:ser><c:tx><c:strRef><c:strCache>${points(['성장률'])}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points(['2022', '2023'])}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:formatCode>0.0%</c:formatCode>${points(['0.125', '8.2000000000000001E-2'])}</c:numCache></c:numRef></c:val></c:ser><c:ser><c:tx><c:v>매출</c:v></c:tx><c:val><c:numRef><c:numCache><c:formatCode>General</c:formatCode>${points(['8.200000000000001', '3'])}</c:numCache></c:numRef></c:val></c:ser></c:chart>`;
    const bytes = pptx([slideText('t', 'title')], {
      'ppt/slides/_rels/slide1.xml.rels': slideRelations('chart', '../charts/chart1.xml'),
      'ppt/charts/chart1.xml': chart,
    });
    // Act
    const segments = await segmentsOf('a.pptx', bytes);
    // Assess
    expect(segments.map(({ cells }) => cells)).toEqual([
      undefined,
      ['', '2022', '2023'],
      ['성장률', '12.5%', '8.2%'],
      ['매출', '8.2', '3'],
    ]);
  });
});
