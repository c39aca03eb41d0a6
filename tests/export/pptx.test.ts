// A report as a presentation: native charts and tables, sources in the notes, and safe with hostile texts.
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { pptxOf } from '#functions/export/pptx/pptx-of.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import type { Report } from '#shared/report/report.ts';
import { hostileReport } from '#tests/helpers/hostile-report.ts';
import { anyText, countOf, fc } from '#tests/helpers/properties.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const make = async (report: Report) => unzipSync(await pptxOf(report));
type Parts = Awaited<ReturnType<typeof make>>;

const named = (parts: Parts, name: RegExp): string[] =>
  Object.entries(parts).flatMap(([path, bytes]) => (name.test(path) ? [strFromU8(bytes)] : []));
const slidesIn = (parts: Parts): string[] => named(parts, /^ppt\/slides\/slide\d+\.xml$/);
const textOf = (xml: string): string => xml.replace(/<[^>]+>/g, ' ');

const checkXml = (xml: string): void => {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
};

describe('a report as PowerPoint', () => {
  it.each(LANGUAGES)('has a cover, its contents and its sources: %s', async (language) => {
    const report = sampleReport(language);
    const slides = slidesIn(await make(report)).map(textOf);
    const all = slides.join(' ');

    expect(all).toContain(report.title);
    for (const { title } of report.sections) expect(all).toContain(title);
    expect(all).toContain(report.references[0]?.title);
    expect(all).not.toMatch(/undefined|NaN|\[object/);
  });

  it('draws bars, lines, areas and bridges as editable charts, and others as tables', async () => {
    const parts = await make(sampleReport('en'));
    const charts = named(parts, /^ppt\/charts\/chart\d+\.xml$/);

    expect(charts).toHaveLength(5);
    expect(Object.keys(parts).filter((name) => /embeddings\/.*\.xlsx$/.test(name))).toHaveLength(5);
    expect(slidesIn(parts).filter((xml) => xml.includes('<a:tbl>')).length).toBeGreaterThan(3);
  });

  it('names the sources of a slide literally in its notes', async () => {
    const report = sampleReport('en');
    const notes = named(await make(report), /^ppt\/notesSlides\/notesSlide\d+\.xml$/).map(textOf);

    expect(notes.some((text) => text.includes(report.references[0]?.quote ?? ''))).toBe(true);
  });

  it("uses the first sentence of prose as the slide's message, with its source, unless it needs confirmation", async () => {
    const sentence = (text: string, check: 'verified' | 'uncertain') => ({ text, refs: [1], check });
    const messagesOf = async (check: 'verified' | 'uncertain') => {
      const blocks = [
        {
          kind: 'text' as const,
          sentences: [sentence('It grew.', check), { ...sentence('Fast.', 'verified'), refs: [] }],
        },
      ];
      const section = { id: 's', title: 'S', status: 'done' as const, blocks };
      const parts = await make({ ...sampleReport('en'), sections: [section] });
      const slide = slidesIn(parts).find((xml) => xml.includes('>Fast.<')) ?? '';
      return {
        bullets: slide.split('<a:buChar').length - 1,
        text: textOf(slide),
        notes: named(parts, /notesSlide\d+\.xml$/),
      };
    };
    const [sure, open] = [await messagesOf('verified'), await messagesOf('uncertain')];

    expect(sure.bullets).toBe(1);
    expect(sure.notes.some((xml) => xml.includes(sampleReport('en').references[0]?.quote ?? ''))).toBe(true);
    expect(open.bullets).toBe(2);
    expect(open.text).toContain('to be confirmed');
  });

  it('gives each heading its own slides, under its section, and a timeline its sources', async () => {
    const heading = (text: string) => ({ kind: 'heading' as const, level: 1, text });
    const prose = (text: string) => ({
      kind: 'text' as const,
      sentences: [{ text, refs: [1], check: 'verified' as const }],
    });
    const entries = [{ date: '2025', sentences: prose('A centre opened.').sentences }];
    const blocks = [
      heading('Direction'),
      prose('We plan to grow.'),
      heading('Threats'),
      prose('Fuel may rise.'),
      heading('Milestones'),
      { kind: 'timeline' as const, entries },
    ];
    const section = { id: 's', title: 'Strategy', status: 'done' as const, blocks };
    const report = { ...sampleReport('en'), sections: [section] };
    const slides = slidesIn(await make(report)).map(textOf);
    const slideWith = (text: string) => slides.find((slide) => slide.includes(text)) ?? '';

    expect(slideWith('We plan to grow.')).toContain('Direction');
    expect(slideWith('We plan to grow.')).not.toContain('Fuel may rise.');
    expect(slideWith('Fuel may rise.')).toContain('Threats');
    expect(slideWith('Fuel may rise.')).toContain('Strategy');
    expect(slideWith('A centre opened.')).toContain('Milestones');
    expect(slideWith('A centre opened.')).toContain(report.references[0]?.title ?? '');
  });

  it('puts the text on a small table on its slide', async () => {
    const columns = [{ label: 'Name' }, { label: 'Role' }];
    const table = { kind: 'table' as const, caption: 'Board', columns, rows: [[{ text: 'Jeon' }, { text: 'CEO' }]] };
    const sentence = { text: 'The board has five members.', refs: [1], check: 'verified' as const };
    const list = { kind: 'list' as const, ordered: false, items: [[sentence]] };
    const section = { id: 's', title: 'Management', status: 'done' as const, blocks: [table, list] };
    const slides = slidesIn(await make({ ...sampleReport('en'), sections: [section] })).map(textOf);

    expect(slides.filter((slide) => slide.includes('five members') && slide.includes('Jeon'))).toHaveLength(1);
  });

  it.each([
    [16, [16]],
    [40, [14, 14, 12]],
  ])('leaves no single line of %i sections in its contents', async (count, wanted) => {
    const sections = Array.from({ length: count }, (_, i) => ({
      id: `s${i}`,
      title: `Section ${i}`,
      status: 'done' as const,
      blocks: [],
    }));
    const slides = slidesIn(await make({ ...sampleReport('en'), sections })).map(textOf);
    const lines = slides.map((slide) => [...slide.matchAll(/ {2}Section \d+/g)].length);

    expect(lines.filter((n) => n > 1)).toEqual(wanted);
  });

  it('splits a long table into slides with the same header', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => [{ text: `Row ${i}` }, { text: String(i) }]);
    const columns = [{ label: 'Item' }, { label: '2025', numeric: true }];
    const table = { kind: 'table' as const, caption: 'Long', columns, rows };
    const report = {
      ...sampleReport('en'),
      sections: [{ id: 's', title: 'S', blocks: [table], status: 'done' as const }],
    };
    const slides = slidesIn(await make(report)).filter((xml) => xml.includes('>Long ('));

    expect(slides.length).toBeGreaterThan(2);
    for (const xml of slides) expect(textOf(xml)).toContain('2025');
    for (const i of [0, 30, 59]) expect(slides.filter((xml) => xml.includes(`>Row ${i}<`))).toHaveLength(1);
  });

  it('has a cover, a notice and a timetable in a document for the other side', async () => {
    const frontMatter = { codeName: 'Harbour', contacts: ['Kim Jiwoo'], timetable: [{ when: 'May', step: 'Closing' }] };
    const slides = slidesIn(await make({ ...sampleReport('en'), frontMatter })).map(textOf);

    expect(slides[0]).toContain('Harbour');
    for (const text of ['Important notice', 'Kim Jiwoo', 'Closing'])
      expect(slides.slice(1, 4).some((slide) => slide.includes(text))).toBe(true);
  });

  it('is well-formed and links to nothing outside, for any texts', async () => {
    const hostile = fc.oneof(
      anyText(),
      fc.constantFrom('\u0000', ']]>', '\ud800', '\u202egnp.exe', '&amp;<a:br/>', '=HYPERLINK("x")'),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const parts = await make({ ...hostileReport(text, text), frontMatter: { codeName: text, contacts: [text] } });
        for (const xml of named(parts, /\.(xml|rels)$/)) {
          checkXml(xml);
          expect(xml).not.toMatch(/TargetMode="External"/);
          // A paragraph has one set of properties, before its runs.
          expect(xml).not.toContain('</a:r><a:pPr');
        }
      }),
      { numRuns: countOf(4, 12) },
    );
  });
});
