// The message of a slide is a sentence of the report that it shows.
import { describe, expect, it } from 'vitest';
import { joined } from '#functions/export/pptx/joined.ts';
import { withMessages } from '#functions/export/pptx/messages.ts';
import type { Slide } from '#functions/export/pptx/slide.ts';
import { withStepLabels } from '#functions/export/pptx/step-labels.ts';
import type { Report } from '#shared/report/report.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const sentence = (text: string, check: 'verified' | 'uncertain' = 'verified') => ({ text, refs: [1], check });
const reportWith = (...texts: readonly string[]): Report => ({
  ...sampleReport('en'),
  sections: [
    {
      id: 's',
      title: 'Results',
      status: 'done',
      blocks: [{ kind: 'text', sentences: texts.map((text) => sentence(text)) }],
    },
  ],
});
const table = (...cells: readonly string[]): Pick<Slide, 'table'> => ({
  table: { kind: 'table', columns: [{ label: 'Line' }], rows: [cells.map((text) => ({ text }))] },
});
const slide = (title: string, more: Partial<Slide>): Slide => ({ section: 'Results', title, sources: [], ...more });
const points = (...texts: readonly string[]): Pick<Slide, 'points'> => ({
  points: texts.map((text) => ({ sentences: [sentence(text)] })),
});

describe('the message of a slide', () => {
  const GROWTH = 'Margin rose from 9.8% in 2023 to 13.3% in 2025.';

  it('replaces the heading above it, if it was the only point below', () => {
    const heading = (text: string) => ({ heading: text, sentences: [] });
    const [opens, rises] = ['Two sites opened in May.', 'Rents rose by 3%.'].map((text) => ({
      sentences: [sentence(text)],
    }));

    const [made] = withMessages(reportWith('Two sites opened in May.', 'Rents rose by 3%.'), [
      slide('Sites', { points: [heading('Sites'), opens, heading('Rents'), rises].flatMap((one) => one ?? []) }),
    ]);

    expect(made).toMatchObject({ title: 'Two sites opened in May.', points: [heading('Rents'), rises] });
  });

  it("is the sentence with its table's figures, below the title", () => {
    const [made] = withMessages(reportWith('Sites grew from 210 to 260.', GROWTH), [
      slide('Ratios', table('Margin', '9.8%', '13.3%')),
    ]);

    expect(made).toMatchObject({ section: 'Results · Ratios', title: GROWTH });
  });

  it('is used on one slide only, and absent without a sentence with its figures', () => {
    const made = withMessages(reportWith(GROWTH), [
      slide('Ratios', table('9.8%', '13.3%')),
      slide('Again', table('9.8%', '13.3%')),
      slide('Staff', table('210', '260')),
    ]);

    expect(made.map(({ title }) => title)).toEqual([GROWTH, 'Again', 'Staff']);
  });

  it('leaves the points of its section, and brings its sources along', () => {
    const [shown, pointed] = withMessages(
      reportWith(GROWTH, 'Two sites opened in May.', 'Rents rose by 3%.'),
      [
        slide('Ratios', table('9.8%', '13.3%')),
        slide('More', points('Two sites opened in May.', 'Rents rose by 3%.', GROWTH)),
      ],
      (refs) => refs.map((n) => `Report ${n}`),
    );

    expect(shown).toMatchObject({ title: GROWTH, sources: ['Report 1'] });
    expect(pointed).toMatchObject({
      title: 'Two sites opened in May.',
      points: [{ sentences: [{ text: 'Rents rose by 3%.' }] }],
    });
  });

  it('is of another section only if the slide shows all of its figures, and not a single one by chance', () => {
    const other = (section: string, ...cells: string[]) => ({ ...slide('Rivals', table(...cells)), section });
    const report = reportWith('Churn was 3.1%.', GROWTH);

    expect(withMessages(report, [other('Market', '3.1%')])[0]?.title).toBe('Rivals');
    expect(withMessages(report, [other('Market', '9.8%')])[0]?.title).toBe('Rivals');
    expect(withMessages(report, [other('Market', '9.8%', '13.3%')])[0]?.title).toBe(GROWTH);
  });

  it('is the first short point, which is then removed from the points', () => {
    const [made] = withMessages(reportWith(), [slide('Results', points(GROWTH, 'Costs fell.'))]);

    expect(made).toMatchObject({ title: GROWTH, points: [{ sentences: [{ text: 'Costs fell.' }] }] });
  });
});

describe('short sections', () => {
  it('share a slide, each below its name', () => {
    const [one, ...others] = joined([
      slide('Risks', { section: 'Risks', ...points('Wages rise.') }),
      slide('Close', { section: 'Close', ...points('It grows.') }),
    ]);

    expect(others).toEqual([]);
    expect(one?.title).toBe('Risks · Close');
    expect(one?.points?.map(({ heading, sentences }) => heading ?? sentences[0]?.text)).toEqual([
      'Risks',
      'Wages rise.',
      'Close',
      'It grows.',
    ]);
  });
});

it('labels the steps of a waterfall, subtractions with their sign, but not the bars below them', () => {
  const series = (name: string, values: readonly number[]) =>
    `<c:ser><c:tx><c:v>${name}</c:v></c:tx><c:dLbls><c:numFmt formatCode="#,##0" sourceLinked="0"/><c:showVal val="1"/></c:dLbls><c:val>${values.map((value, i) => `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`).join('')}</c:val></c:ser>`;

  const chart = withStepLabels(
    [series(' ', [0, 60]), series('=', [100, 0]), series('+', [0, 2]), series('-', [0, 40])].join(''),
  );

  const [carrying, total, added, taken] = chart.match(/<c:ser>.*?<\/c:ser>/g) ?? [];
  expect(carrying).toContain('<c:showVal val="0"/>');
  expect(total).toContain('formatCode="#,##0;;;"');
  // Too low for text in its own color.
  expect(added).toContain('<c:dLbl><c:idx val="1"/>');
  expect(taken).toContain('formatCode="−#,##0;;;"');
});
