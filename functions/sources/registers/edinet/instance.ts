// Reads an XBRL instance: the concept, period and unit of each figure. Figures of a part of the company are excluded.
import { parseShallow } from '../../shallow-markup.ts';

type Period = { readonly start?: string | undefined; readonly end: string };
export type Figure = {
  /** `jppfs_cor:NetSales` */
  readonly concept: string;
  readonly period: Period;
  readonly basis: 'consolidated' | 'separate';
  readonly unit: string;
  readonly value: number;
  /** The power of ten of its stated precision. */
  readonly scale: number;
};

type Context = { start: string; end: string; instant: string; members: string[] };
type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; text: string };

const SEPARATE = 'NonConsolidatedMember';
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const contextOf = (): Context => ({ start: '', end: '', instant: '', members: [] });

/** `undefined` for a context of a segment, component or person. */
const placeOf = ({ start, end, instant, members }: Context): Pick<Figure, 'period' | 'basis'> | undefined => {
  const others = members.filter((member) => local(member) !== SEPARATE);
  if (others.length > 0) return undefined;
  const basis = members.length > 0 ? 'separate' : 'consolidated';
  if (instant) return { period: { end: instant }, basis };
  return start && end ? { period: { start, end }, basis } : undefined;
};

const figureOf = ({ name, attributes, text }: Tag, contexts: ReadonlyMap<string, Context>): Figure[] => {
  const context = contexts.get(attributes.contextRef ?? '');
  const place = context && placeOf(context);
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!place || !attributes.unitRef || !Number.isFinite(value)) return [];
  const scale = Math.max(0, -Number(attributes.decimals)) || 0;
  return [{ concept: name, ...place, unit: attributes.unitRef, value, scale }];
};

/** In document order; contexts may follow the figures that refer to them. */
export const readInstance = (xml: string): Figure[] => {
  const contexts = new Map<string, Context>();
  const tags: Tag[] = [];
  let context = contextOf();
  let open: Tag | undefined;
  let text = '';
  parseShallow(
    xml,
    {
      onopentag: (name, attributes) => {
        text = '';
        if (local(name) === 'context') {
          context = contextOf();
          contexts.set(attributes.id ?? '', context);
        }
        if (attributes.contextRef !== undefined) open = { name, attributes, text: '' };
      },
      ontext: (piece) => {
        text += piece;
      },
      onclosetag: (name) => {
        const part = local(name);
        if (part === 'startDate') context.start = text.trim();
        if (part === 'endDate') context.end = text.trim();
        if (part === 'instant') context.instant = text.trim();
        if (part === 'explicitMember') context.members.push(text.trim());
        if (open?.name === name) tags.push({ ...open, text });
        open = undefined;
        text = '';
      },
    },
    { xmlMode: true },
  );
  return tags.flatMap((tag) => figureOf(tag, contexts));
};
