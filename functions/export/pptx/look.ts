// The style of a presentation: a wide slide in inches, sizes in points, the colors of the interface on paper.

export const WIDE = { width: 13.33, height: 7.5 };
export const EDGE = 0.6;
export const TEXT_WIDTH = WIDE.width - 2 * EDGE;
/** The top and bottom of a slide's body. */
export const BODY = { top: 1.55, bottom: 6.5 };
export const BODY_HEIGHT = BODY.bottom - BODY.top;
export const SOURCE_TOP = 6.62;
export const CAPTION_HEIGHT = 0.35;
/** Between two tables. */
export const TABLE_GAP = 0.2;
export const TILE = { height: 1.15, gap: 0.15 };
/** Includes the space below the tiles. */
export const TILES_HEIGHT = TILE.height + 0.3;

export const SIZE = { cover: 34, title: 22, kicker: 12, body: 16, tile: 24, cell: 11, roomy: 14, small: 9 } as const;
export const INK = '171A21';
export const GREY = '5F6675';
export const ACCENT = '2A49B0';
export const SUNKEN = 'F1F3F6';
export const HAIRLINE = 'CFD4DC';
export const WHITE = 'FFFFFF';
/** The colors of chart series, as on screen. */
export const SERIES = ['2F54C8', '0B7D72', '9A6412', '8250BD', '56657F', 'BB4866'] as const;
/** The colors of a waterfall: totals, increases and decreases. */
export const STEPS = { total: '56657F', up: '0B7D72', down: 'BB4866' } as const;

const POINTS_PER_INCH = 72;
/** The width of a Latin character relative to an East Asian one, which is as wide as high. */
const NARROW = 0.54;
const IS_WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (IS_WIDE.test(letter) ? 1 : NARROW), 0);

/** The number of lines that a text takes in a box of the given width. */
export const linesOf = (text: string, { size, width }: { readonly size: number; readonly width: number }): number =>
  Math.max(1, Math.ceil((widthOf(text) * size) / (width * POINTS_PER_INCH)));

/** The least size of a title, made smaller so that no line has a last character or two alone. */
const MIN_SCALE = 0.85;

/** East Asian titles break anywhere: one that is a little too long for a line is set smaller. */
export const titleSize = (title: string): number => {
  const fitting = (TEXT_WIDTH * POINTS_PER_INCH) / widthOf(title);
  const isShrunk = IS_WIDE.test(title) && fitting < SIZE.title && fitting >= MIN_SCALE * SIZE.title;
  return isShrunk ? Math.floor(fitting) : SIZE.title;
};
