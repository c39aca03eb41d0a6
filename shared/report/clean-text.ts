// Cleans and escapes text for documents, pages and emails: no control characters, lone surrogates or direction marks,
// and no markup. The only HTML and XML escaper in the project.
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags or in a quoted attribute of XML and HTML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Escapes text and removes characters that no reader should see. */
export const markupText = (text: string): string => escapeMarkup(cleanText(text));
