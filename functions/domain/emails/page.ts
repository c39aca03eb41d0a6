// Builds the HTML of an email with inline styles, as mail clients need. Opening it fetches nothing.
import { markupText } from '#shared/report/clean-text.ts';

export type Page = {
  readonly language: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly link: string } | undefined;
  /** Small print at the end. */
  readonly notes: readonly string[];
};

const BODY = 'margin:0;padding:32px 16px;background:#f4f5f2;color:#1c211d;font:16px/1.6 sans-serif';
const CARD = 'max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #dfe3dc;border-radius:12px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5d46;color:#fff;font-weight:600;text-decoration:none';
const NOTE = 'margin:0 0 12px;color:#5b645d;font-size:14px;overflow-wrap:anywhere';

export const pageOf = ({ language, subject, paragraphs, button, notes }: Page): string => {
  const text = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${markupText(paragraph)}</p>`).join('');
  const way = button
    ? `<p style="margin:24px 0"><a href="${markupText(button.link)}" style="${BUTTON}">${markupText(button.label)}</a></p>`
    : '';
  const small = notes.map((note) => `<p style="${NOTE}">${markupText(note)}</p>`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${markupText(subject)}</title></head>
<body style="${BODY}"><div style="${CARD}"><p style="margin:0 0 24px;font-weight:700">Footnote</p>${text}
${way}${small}</div></body></html>`;
};
