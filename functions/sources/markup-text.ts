// Plain text out of titles and snippets that carry tags and entities.
import { parseShallow } from './shallow-markup.ts';

/** A title or a snippet is short; what is longer is something else. */
const MAX_CHARACTERS = 5000;

export const plainText = (markup: string): string => {
  let text = '';
  parseShallow(markup.slice(0, MAX_CHARACTERS), {
    ontext: (piece) => {
      text += piece;
    },
  });
  return text.replace(/\s+/g, ' ').trim();
};
