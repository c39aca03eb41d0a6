// Applies the colors of an organization's Word template to charts and table headers.
import type { Palette } from '#shared/report/chart/svg.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';

/** The fill of table headers and tiles. */
const FILL = 'F1F3F6';
const TONES = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;

/** Against white, the color of the page and of text inside bars (WCAG 2.2, 1.4.11). */
const LOWEST_CONTRAST = 3;
/**
 * The share of the accent color in a fill: black figures stay readable on any accent. Set by hand, not tuned on a set.
 */
const TINT = 0.1;

const channels = (color: string): number[] => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** WCAG 2.2, relative luminance. */
const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const isReadable = (color: string): boolean => 1.05 / (luminance(color) + 0.05) >= LOWEST_CONTRAST;

/** The accents that are visible on paper, in their order; the interface's colors fill in if there are too few. */
export const housePalette = (house: HouseStyle | undefined): Palette => {
  const { accent, accents = accent ? [accent] : [] } = house?.colors ?? {};
  const readable = [...new Set(accents)].filter(isReadable);
  return Object.fromEntries(readable.flatMap((color, i) => (TONES[i] ? [[TONES[i], `#${color.toLowerCase()}`]] : [])));
};

export const houseFill = (house: HouseStyle | undefined): string => {
  const { accent } = house?.colors ?? {};
  if (!accent) return FILL;
  const tinted = channels(accent).map((channel) => Math.round(255 - (255 - channel) * TINT));
  return tinted
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};
