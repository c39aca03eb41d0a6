// A Word document in the style of its organization's template.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportFonts } from '#functions/adapters/node/export-fonts.ts';
import { readTemplate } from '#functions/documents/template/read-template.ts';
import { logoOf } from '#functions/domain/account/picture.ts';
import { docxOf } from '#functions/export/docx/docx-of.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';
import type { Report } from '#shared/report/report.ts';
import { madeTemplate } from '#tests/helpers/made-template.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const houseStyle = (): HouseStyle => {
  const { style, pictures } = readTemplate(madeTemplate());
  const logo = pictures.map(logoOf).find((one) => one !== undefined);
  return { ...style, ...(logo ? { logo } : {}) };
};

const make = async (report: Report) => {
  const options = { exportedAt: '2026-11-21T09:00:00.000Z', linkTo: () => undefined, house: houseStyle() };
  const parts = unzipSync(await docxOf(report, options));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return { styles: part('word/styles.xml'), document: part('word/document.xml') };
};

describe('a Word document of an organization with a template', () => {
  it("has its fonts and colors, with East Asian fonts by the report's language", async () => {
    const ko = await make(sampleReport('ko'));
    const ja = await make(sampleReport('ja'));

    expect(ko.styles).toMatch(/<w:docDefaults>.*?w:ascii="Arial".*?w:eastAsia="바탕".*?<\/w:docDefaults>/s);
    expect(ja.styles).toMatch(/<w:docDefaults>.*?w:eastAsia="MS Mincho".*?<\/w:docDefaults>/s);
    expect(ko.styles).toMatch(/w:styleId="Heading1">.*?w:val="7A0019".*?w:ascii="Georgia"/s);
  });

  it('has its accent colors in charts and table headers', async () => {
    const fonts = await exportFonts();
    const options = { exportedAt: '2026-11-21T09:00:00.000Z', linkTo: () => undefined, house: houseStyle(), fonts };
    const parts = unzipSync(await docxOf(sampleReport('en'), options));
    const pictures = Object.keys(parts).filter((name) => name.endsWith('.svg'));

    const charts = pictures.map((name) => strFromU8(parts[name] ?? new Uint8Array()));
    const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array());

    expect(charts.join('')).toContain('fill="#7a0019"');
    expect(charts.join('')).not.toContain('#2f54c8');
    // A tenth of the accent color on white.
    expect(styles).toContain('w:fill="F2E6E8"');
    expect(styles).not.toContain('w:fill="F1F3F6"');
  });

  it('has its logo above the title and its disclaimer at the end', async () => {
    const { document } = await make(sampleReport('en'));

    expect(document.indexOf('<w:drawing>')).toBeLessThan(document.indexOf('w:val="Title"'));
    expect(document.replace(/<[^>]+>/g, '')).toMatch(/No warranty is given\.No offer is made\.$/);
  });

  it('has both only in the front matter, if there is one', async () => {
    const { document } = await make({ ...sampleReport('en'), frontMatter: {} });

    expect(document).not.toContain('No warranty is given');
  });
});
