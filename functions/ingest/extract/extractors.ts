// Which extractor reads which type.
import { extractCsv } from './csv.ts';
import { extractDocx } from './docx.ts';
import type { Extract } from './extraction.ts';
import { extractHtml } from './html.ts';
import { extractJson } from './json.ts';
import { extractPdf } from './pdf.ts';
import { extractPptx } from './pptx.ts';
import { extractMarkdown, extractText } from './text.ts';
import { extractXlsx } from './xlsx.ts';
import { extractXml } from './xml.ts';

export const extractors = {
  pdf: extractPdf,
  docx: extractDocx,
  pptx: extractPptx,
  xlsx: extractXlsx,
  html: extractHtml,
  xml: extractXml,
  json: extractJson,
  csv: extractCsv,
  markdown: extractMarkdown,
  text: extractText,
} as const satisfies Record<string, Extract>;
