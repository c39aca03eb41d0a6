// Measures the export of a report of two hundred pages to Word, PDF, Excel and HTML, and of a part of it to slides,
// compared with LibreOffice converting the Word file to PDF.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFonts } from '../../functions/adapters/node/export-fonts.ts';
import { docxOf } from '../../functions/export/docx/docx-of.ts';
import { htmlOf } from '../../functions/export/html/html-of.ts';
import { pdfOf } from '../../functions/export/pdf/pdf-of.ts';
import { pptxOf } from '../../functions/export/pptx/pptx-of.ts';
import { reportXlsx } from '../../functions/export/xlsx/report-xlsx.ts';
import type { Report } from '../../shared/report/report.ts';
import { sampleReport } from '../../tests/helpers/sample-report.ts';
import type { Figure } from './table.ts';

const SECTIONS = 56;
const PARAGRAPHS = 26;
/** Enough sections for some thirty slides. */
const DECK_SECTIONS = 3;

/** Each section has prose, a table, a list and a chart, as in memoranda. */
const longReport = (): Report => {
  const sample = sampleReport('ko');
  const all = sample.sections.flatMap(({ blocks }) => blocks);
  const first = (kind: string) => all.filter((block) => block.kind === kind).slice(0, 1);
  const charts = all.filter((block) => block.kind === 'chart');
  const sections = Array.from({ length: SECTIONS }, (_, i) => ({
    id: `s${i}`,
    title: `${sample.title} ${i + 1}`,
    status: 'done' as const,
    blocks: [
      ...first('figures'),
      ...first('heading'),
      ...Array.from({ length: PARAGRAPHS }, () => first('text')).flat(),
      ...first('table'),
      ...first('list'),
      ...charts.slice(i % charts.length, (i % charts.length) + 1),
    ],
  }));
  return { ...sample, sections };
};

const seconds = async <T>(work: () => Promise<T> | T): Promise<[T, number]> => {
  const began = performance.now();
  const made = await work();
  return [made, (performance.now() - began) / 1000];
};

const TIMEOUT_S = 60;

/** Seconds that LibreOffice takes, the timeout at most; `undefined` if it is not installed. */
const libreOffice = (docx: Uint8Array): { name: string; value: number } | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-export-'));
  try {
    writeFileSync(join(folder, 'report.docx'), docx);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const began = performance.now();
    const { status, error } = spawnSync(
      'soffice',
      [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'report.docx')],
      { timeout: TIMEOUT_S * 1000, killSignal: 'SIGKILL' },
    );
    if (error && 'code' in error && error.code === 'ETIMEDOUT')
      return { name: `LibreOffice from the same docx, given up after ${TIMEOUT_S} s`, value: TIMEOUT_S };
    if (status !== 0) return undefined;
    return { name: 'LibreOffice from the same docx', value: (performance.now() - began) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const pagesIn = (pdf: Uint8Array): number =>
  new TextDecoder('latin1').decode(pdf).match(/\/Type \/Page\b/g)?.length ?? 0;

export const exportFigures = async (): Promise<Figure[]> => {
  const fonts = await exportFonts();
  const report = longReport();
  const options = { exportedAt: report.createdAt, fonts, linkTo: () => 'https://app.test/files?file=a&page=1' };
  // Warms up: loading and compiling is measured with the bundles.
  await Promise.all([docxOf(sampleReport(), options), pdfOf(sampleReport(), options)]);
  const [pdf, pdfTook] = await seconds(() => pdfOf(report, options));
  const [docx, docxTook] = await seconds(() => docxOf(report, options));
  const [, htmlTook] = await seconds(() => htmlOf(report, options));
  const slides = { ...report, sections: report.sections.slice(0, DECK_SECTIONS) };
  const [, pptxTook] = await seconds(() => pptxOf(slides));
  const [, xlsxTook] = await seconds(() => reportXlsx(report, options));
  // The maximum of this process, including earlier measurements.
  const memory = process.resourceUsage().maxRSS / 1024;
  const office = libreOffice(docx);
  if (!office) console.log('not measured: LibreOffice is not on this machine');
  const size = `report of ${pagesIn(pdf)} pages`;
  return [
    { name: `${size} as PDF`, value: pdfTook, unit: 's', ...(office ? { peer: office } : {}), target: { most: 5 } },
    { name: `${size} as Word`, value: docxTook, unit: 's', target: { most: 5 } },
    { name: 'presentation of some 30 slides', value: pptxTook, unit: 's', target: { most: 3 } },
    { name: `${size} as Excel`, value: xlsxTook, unit: 's', target: { most: 5 } },
    { name: 'most memory of the bench until the exports are written', value: memory, unit: 'MB' },
    { name: `${size} as shared page`, value: htmlTook, unit: 's', target: { most: 1 } },
  ];
};
