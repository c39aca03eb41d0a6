// Which extractor reads which type.
import { extractCsv } from './csv.ts';
import { extractDoc } from './doc.ts';
import { extractDocx } from './docx.ts';
import { extractEml } from './eml.ts';
import type { Extract } from './extraction.ts';
import { extractHtml } from './html.ts';
import { extractHwp } from './hwp.ts';
import { extractHwpx } from './hwpx.ts';
import { extractJson } from './json.ts';
import { extractMsg } from './msg.ts';
import { extractOpenDocument } from './opendocument.ts';
import { extractPdf } from './pdf.ts';
import { extractPpt } from './ppt.ts';
import { extractPptx } from './pptx.ts';
import { extractRtf } from './rtf.ts';
import { extractSgml } from './sgml.ts';
import { extractMarkdown, extractText } from './text.ts';
import { extractXls } from './xls.ts';
import { extractXlsx } from './xlsx.ts';
import { extractXml } from './xml.ts';

export const extractors = {
  pdf: extractPdf,
  docx: extractDocx,
  pptx: extractPptx,
  xlsx: extractXlsx,
  doc: extractDoc,
  ppt: extractPpt,
  xls: extractXls,
  opendocument: extractOpenDocument,
  hwp: extractHwp,
  hwpx: extractHwpx,
  html: extractHtml,
  xml: extractXml,
  sgml: extractSgml,
  json: extractJson,
  csv: extractCsv,
  markdown: extractMarkdown,
  text: extractText,
  rtf: extractRtf,
  eml: extractEml,
  msg: extractMsg,
} as const satisfies Record<string, Extract>;
