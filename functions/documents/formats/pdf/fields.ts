// Reads form fields and annotations of a page: readers see them, but the page's own text does not contain them.
import type { Raw } from './items.ts';

export type Filled = {
  readonly subtype?: unknown;
  readonly fieldType?: unknown;
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: unknown };
  readonly hidden?: unknown;
  readonly rect?: unknown;
};

const SIZE = 10;
const MAX_FIELDS = 2_000;

const shownIn = ({ subtype, fieldType, fieldValue, contentsObj }: Filled): string => {
  if (subtype === 'FreeText' && typeof contentsObj?.str === 'string') return contentsObj.str;
  const written = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch');
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return written ? values.filter((value) => typeof value === 'string').join(', ') : '';
};

const placeOf = (rect: unknown): readonly [number, number, number, number] | undefined => {
  if (!Array.isArray(rect)) return undefined;
  const [left, bottom, right, top] = rect.map(Number);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return undefined;
  return [left, bottom, right, top].every(Number.isFinite) ? [left, bottom, right, top] : undefined;
};

export const fieldItems = (annotations: readonly Filled[]): Raw[] =>
  annotations.slice(0, MAX_FIELDS).flatMap((annotation): Raw[] => {
    const str = annotation.hidden === true ? '' : shownIn(annotation).trim();
    const place = placeOf(annotation.rect);
    if (str === '' || !place) return [];
    const [left, bottom, right, top] = place;
    const size = Math.max(4, Math.min(SIZE, top - bottom));
    const transform = [size, 0, 0, size, left, bottom + Math.max(0, (top - bottom - size) / 2) + size * 0.2];
    return [{ str, transform, width: Math.max(1, right - left), height: size, fontName: 'field' }];
  });
