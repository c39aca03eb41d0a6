// Text that may stand in a document: no control characters, no lone surrogates, nothing that breaks XML.
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');

/** Only addresses of the web leave in a document. */
export const safeLink = (url: string | undefined): string | undefined => {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : undefined;
};
