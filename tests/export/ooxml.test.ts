// Office documents meet the rules whose violation makes Word, PowerPoint or Excel refuse a file.
import { describe, expect, it } from 'vitest';
import { exportFonts } from '#functions/adapters/node/export-fonts.ts';
import { docxOf } from '#functions/export/docx/docx-of.ts';
import { pptxOf } from '#functions/export/pptx/pptx-of.ts';
import { reportXlsx } from '#functions/export/xlsx/report-xlsx.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import { ooxmlFaults } from '#tests/helpers/ooxml-rules.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const options = async () => ({
  exportedAt: '2026-11-21T09:00:00.000Z',
  linkTo: () => 'https://app.test/files?page=1#a',
  fonts: await exportFonts(),
});
const ICON =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const reportOf = (language: (typeof LANGUAGES)[number]) => ({
  ...sampleReport(language),
  frontMatter: {
    logo: ICON,
    codeName: 'Alder',
    contacts: ['A. Person'],
    timetable: [{ when: '1 March', step: 'Offers' }],
  },
});

describe.each(LANGUAGES)('office documents in %s', (language) => {
  it('follow the rules as Word documents', async () => {
    expect(ooxmlFaults(await docxOf(reportOf(language), await options()))).toEqual([]);
  });

  it('follow the rules as presentations', async () => {
    expect(ooxmlFaults(await pptxOf(reportOf(language)))).toEqual([]);
  });

  it('follow the rules as workbooks', async () => {
    expect(ooxmlFaults(await reportXlsx(reportOf(language), await options()))).toEqual([]);
  });
});
