// Finds the heading styles of a Hangul 5 document, by outline level or style name.
import { recordsOf, u16, u32 } from './records.ts';

const PARA_SHAPE = 25;
const STYLE = 26;
const OUTLINE = 1;

const nameOf = (data: DataView): string => {
  const length = Math.min(u16(data, 0), (data.byteLength - 2) >> 1);
  return Array.from({ length: Math.max(0, length) }, (_, n) => String.fromCharCode(u16(data, 2 + n * 2))).join('');
};

export const styleLevel = (name: string): number | undefined => {
  const level = Number(/^(?:개요|outline)\s*(\d{1,2})$/i.exec(name.trim())?.[1] ?? 0);
  return level > 0 ? Math.min(6, level) : undefined;
};

export type HwpStyles = { levelOf(shape: number, style: number): number | undefined };

export const hwpStyles = (docInfo: Uint8Array): HwpStyles => {
  const records = recordsOf(docInfo);
  const shapes = records
    .filter(({ tag }) => tag === PARA_SHAPE)
    .map(({ data }) => {
      const look = u32(data, 0);
      return ((look >>> 23) & 3) === OUTLINE ? Math.min(6, ((look >>> 25) & 7) + 1) : undefined;
    });
  const styles = records.filter(({ tag }) => tag === STYLE).map(({ data }) => styleLevel(nameOf(data)));
  return { levelOf: (shape, style) => shapes[shape] ?? styles[style] };
};
