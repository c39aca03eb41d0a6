// The table of extractors by type; each is loaded with its first document, so that a new worker starts immediately.
import type { Extract } from './extraction.ts';

export const extractors = {
  pdf: async () => (await import('./pdf.ts')).extractPdf,
  docx: async () => (await import('./docx.ts')).extractDocx,
  pptx: async () => (await import('./pptx.ts')).extractPptx,
  xlsx: async () => (await import('./xlsx.ts')).extractXlsx,
  doc: async () => (await import('./doc.ts')).extractDoc,
  ppt: async () => (await import('./ppt.ts')).extractPpt,
  xls: async () => (await import('./xls.ts')).extractXls,
  opendocument: async () => (await import('./opendocument.ts')).extractOpenDocument,
  hwp: async () => (await import('./hwp.ts')).extractHwp,
  hwpx: async () => (await import('./hwpx.ts')).extractHwpx,
  html: async () => (await import('./html.ts')).extractHtml,
  xml: async () => (await import('./xml.ts')).extractXml,
  sgml: async () => (await import('./sgml.ts')).extractSgml,
  json: async () => (await import('./json.ts')).extractJson,
  csv: async () => (await import('./csv.ts')).extractCsv,
  markdown: async () => (await import('./text.ts')).extractMarkdown,
  text: async () => (await import('./text.ts')).extractText,
  rtf: async () => (await import('./rtf.ts')).extractRtf,
  eml: async () => (await import('./eml.ts')).extractEml,
  msg: async () => (await import('./msg.ts')).extractMsg,
} as const satisfies Record<string, () => Promise<Extract>>;
