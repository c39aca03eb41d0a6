// Renders a drawing as SVG: with colors for paper, or with class names for a page that has its own.
import { markupText } from '../clean-text.ts';
import type { Drawing, Mark, Point, Tone } from './drawing.ts';

/** The interface's light colors (tokens.css), for paper. */
export const PAPER: Readonly<Record<Tone, string>> = {
  series1: '#2f54c8',
  series2: '#0b7d72',
  series3: '#9a6412',
  series4: '#8250bd',
  series5: '#56657f',
  series6: '#bb4866',
  ink: '#171a21',
  ink2: '#464c58',
  ink3: '#5f6675',
  grid: '#e4e7ec',
  axis: '#868e9d',
  sunken: '#f1f3f6',
  surface: '#ffffff',
};

/** Replaces the colors of some tones. */
export type Palette = Readonly<Partial<Record<Tone, string>>>;

export type SvgStyle = {
  readonly palette?: Palette | undefined;
  /** The accessible name of the picture. */
  readonly name: string;
  /** A font family; if absent, the page's. */
  readonly font?: string;
  /** Uses class names instead of colors: `fill-series1`, `stroke-grid`. */
  readonly classes?: boolean;
};

const short = (value: number): string => String(Math.round(value * 100) / 100);
const pointsOf = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');

const colour = (style: SvgStyle, part: 'fill' | 'stroke', tone: Tone): string =>
  style.classes ? ` class="${part}-${tone}"` : ` ${part}="${style.palette?.[tone] ?? PAPER[tone]}"`;

const shape = (style: SvgStyle, mark: Mark): readonly [tag: string, attributes: string, inner: string] => {
  const faint = mark.opacity === undefined ? '' : ` opacity="${short(mark.opacity)}"`;
  switch (mark.kind) {
    case 'rect':
      return [
        'rect',
        ` x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}"${colour(style, 'fill', mark.fill)}${faint}`,
        '',
      ];
    case 'area':
      return ['polygon', ` points="${pointsOf(mark.points)}"${colour(style, 'fill', mark.fill)}${faint}`, ''];
    case 'line':
      return [
        'polyline',
        ` points="${pointsOf(mark.points)}" fill="none"${colour(style, 'stroke', mark.stroke)} stroke-width="${mark.thick}"${mark.dashed ? ' stroke-dasharray="4 3"' : ''}${faint}`,
        '',
      ];
    case 'dot':
      return [
        'circle',
        ` cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.radius)}"${colour(style, 'fill', mark.fill)}${faint}`,
        '',
      ];
    case 'label':
      return [
        'text',
        ` x="${short(mark.x)}" y="${short(mark.y)}" font-size="${mark.size}" text-anchor="${mark.anchor}"${mark.bold ? ' font-weight="bold"' : ''}${colour(style, 'fill', mark.tone)}`,
        markupText(mark.text),
      ];
    default:
      return mark satisfies never;
  }
};

const element = (style: SvgStyle, mark: Mark): string => {
  const [tag, attributes, inner] = shape(style, mark);
  const tip = mark.tip && style.classes ? `<title>${markupText(mark.tip)}</title>` : '';
  return `<${tag}${attributes}>${tip}${inner}</${tag}>`;
};

export const svgOf = ({ width, height, marks }: Drawing, style: SvgStyle): string => {
  const font = style.font ? ` font-family="${markupText(style.font)}"` : '';
  const size = `width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}"`;
  const body = marks.map((mark) => element(style, mark)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${font} role="img" aria-label="${markupText(style.name)}">${body}</svg>`;
};
