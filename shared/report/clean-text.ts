// Text that may stand in a document: no control characters, no lone surrogates, nothing that breaks XML or turns the
// direction of what follows.
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Clean text between tags or in a quoted attribute of XML and HTML. */
export const markupText = (text: string): string =>
  cleanText(text).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
