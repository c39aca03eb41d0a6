// Computes the column width for a text: a Korean, Chinese or Japanese character counts as two.

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** Contains all wide characters and those of two UTF-16 units; most texts have none. */
const MAY_BE_WIDE = /[\u1100-\u115f\u2e80-\uffff]/;

export const textWidth = (text: string): number =>
  MAY_BE_WIDE.test(text) ? [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0) : text.length;

/** In characters of the default font, with a margin. */
export const columnWidth = (texts: readonly string[], [least, most]: readonly [number, number]): number =>
  Math.min(
    most,
    texts.reduce((widest, text) => Math.max(widest, textWidth(text) + 2), least),
  );
