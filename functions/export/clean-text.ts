// Text that may stand in a document: no control characters, no lone surrogates, nothing that breaks XML.
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '');

/** Only addresses of the web leave in a document. */
export const safeLink = (url: string | undefined): string | undefined => {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : undefined;
};
