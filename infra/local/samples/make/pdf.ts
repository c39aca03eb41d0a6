// Writes a PDF with an embedded subset of Pretendard JP, page numbers, and headings as bookmarks.
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from './pdfmake-types.ts';

const FONTS = new URL('../../../../node_modules/pretendard-jp/dist/public/static/', import.meta.url).pathname;

pdfmake.setFonts({
  Body: { normal: `${FONTS}PretendardJP-Regular.otf`, bold: `${FONTS}PretendardJP-Bold.otf` },
});
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS));
pdfmake.setUrlAccessPolicy(() => false);

export const h1 = (text: string, first = false): Content => ({ text, fontSize: 17, bold: true, margin: [0, 0, 0, 12], ...(first ? {} : { pageBreak: 'before' }) });
export const h2 = (text: string): Content => ({ text, fontSize: 13, bold: true, margin: [0, 14, 0, 6] });
export const p = (text: string): Content => ({ text, fontSize: 10, lineHeight: 1.55, margin: [0, 0, 0, 8] });
export const unit = (text: string): Content => ({ text, fontSize: 9, alignment: 'right', margin: [0, 0, 0, 2] });

/** Labels to the left, figures to the right; the header is repeated on each page. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Content => ({
  table: {
    headerRows: 1,
    widths: ['*', ...head.slice(1).map(() => 92)],
    body: [head, ...rows].map((row, r) =>
      row.map((text, c) => ({ text, fontSize: 9.5, bold: r === 0, alignment: c === 0 ? 'left' : 'right', margin: [2, 3, 2, 3] })),
    ),
  },
  layout: 'lightHorizontalLines',
  margin: [0, 0, 0, 10],
});

export const writePdf = async (document: { readonly title: string; readonly footer: string; readonly content: Content[] }): Promise<Uint8Array> => {
  const definition: TDocumentDefinitions = {
    info: { title: document.title, creationDate: new Date('2026-03-20T00:00:00Z') },
    pageSize: 'A4',
    pageMargins: [62, 66, 62, 66],
    defaultStyle: { font: 'Body' },
    footer: (page, pages) => ({ text: `${document.footer}  ${page} / ${pages}`, fontSize: 8, alignment: 'center' }),
    content: document.content,
  };
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
};
