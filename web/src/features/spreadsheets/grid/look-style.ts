// The style of a cell from its look. Colors are the workbook's own; on a dark canvas, text without a fill is lightened.
import type { CSSProperties } from 'react';
import type { Look } from './layout.ts';

const LINES = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '1px dashed',
  dotted: '1px dotted',
  double: '3px double',
} as const;
const JUSTIFY = { left: 'flex-start', center: 'center', right: 'flex-end', fill: 'flex-start' } as const;
const ALIGN = { top: 'flex-start', center: 'center', bottom: 'flex-end' } as const;

type Shown = { readonly kind?: 'number' | 'truth' | 'error' | undefined; readonly colour?: string | undefined };

/** Text on a fill of the workbook keeps its color; on the canvas it follows the theme. */
const inkOf = (colour: string | undefined, fill: string | undefined): string | undefined => {
  if (fill) return colour ?? 'var(--sheet-ink)';
  return colour && `color-mix(in srgb, ${colour} var(--sheet-share), white)`;
};

const lineOf = (side: Look['left'], fill: string | undefined): string | undefined =>
  side && `${LINES[side.line]} ${inkOf(side.colour, fill) ?? 'currentColor'}`;

const POINT = 4 / 3;
const PLAIN = 13;

export const fontOf = (look: Look | undefined): string =>
  `${look?.italic ? 'italic ' : ''}${look?.bold ? '700 ' : ''}${sizeOf(look)}px "Pretendard Variable", sans-serif`;
const sizeOf = (look: Look | undefined): number => (look?.size ? Math.round(look.size * POINT * 10) / 10 : PLAIN);

export const acrossOf = (look: Look | undefined, { kind }: Shown): keyof typeof JUSTIFY => {
  if (look?.across) return look.across;
  if (kind === 'number') return 'right';
  return kind ? 'center' : 'left';
};

export const styleOf = (look: Look | undefined, cell: Shown): CSSProperties => {
  const decoration = [look?.underline && 'underline', look?.strike && 'line-through'].filter(Boolean).join(' ');
  const across = acrossOf(look, cell);
  const indent = (look?.indent ?? 0) * 9;
  return {
    fontWeight: look?.bold ? 700 : undefined,
    fontStyle: look?.italic ? 'italic' : undefined,
    fontSize: sizeOf(look),
    textDecoration: decoration || undefined,
    color: inkOf(cell.colour ?? look?.colour, look?.fill),
    background: look?.fill,
    justifyContent: JUSTIFY[across],
    textAlign: across === 'fill' ? 'left' : across,
    alignItems: ALIGN[look?.down ?? 'bottom'],
    whiteSpace: look?.wrap ? 'pre-wrap' : 'pre',
    overflowWrap: look?.wrap ? 'anywhere' : undefined,
    paddingLeft: across === 'right' ? 3 : 3 + indent,
    paddingRight: across === 'right' ? 3 + indent : 3,
    borderLeft: lineOf(look?.left, look?.fill),
    borderRight: lineOf(look?.right, look?.fill),
    borderTop: lineOf(look?.top, look?.fill),
    borderBottom: lineOf(look?.bottom, look?.fill),
  };
};
