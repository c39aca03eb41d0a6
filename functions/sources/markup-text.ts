// Plain text out of titles and snippets that carry tags and entities.
import { Parser } from 'htmlparser2';

export const plainText = (markup: string): string => {
  let text = '';
  const parser = new Parser({ ontext: (piece) => (text += piece) }, { decodeEntities: true });
  parser.end(markup);
  return text.replace(/\s+/g, ' ').trim();
};
