// Draws the watermark of a shared page: its reader, or who shared it, faint across the page on screen and on paper.
import { html, type Markup } from './markup.ts';

const MAX_TEXT_LENGTH = 60;

export const watermark = (reader: string): Markup => {
  const text = [...reader].slice(0, MAX_TEXT_LENGTH).join('');
  return html`<svg class="mark" aria-hidden="true"><defs><pattern id="reader" width="420" height="220" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><text x="20" y="60">${text}</text><text x="230" y="170">${text}</text></pattern></defs><rect width="100%" height="100%" fill="url(#reader)"/></svg>`;
};
