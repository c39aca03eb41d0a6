// Follows which text of a page can be seen: by attributes, by the style of each element and by style sheets.
import { declaredIn, type Effect, effectOf, type Values } from './declarations.ts';
import { type Tag, tagOf } from './selectors.ts';
import { styleSheets } from './style-sheets.ts';

type Attributes = Readonly<Record<string, string>>;
type Look = { readonly size: number; readonly color: string; readonly background: string };

const PAGE: Look = { size: 16, color: '0,0,0', background: '255,255,255' };
/** Nobody reads smaller letters, in pixels. */
const MIN_SIZE = 2;
/** The most that two colors differ which look alike, of 255. */
const ALIKE = 8;

const areAlike = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [one, other] = [a.split(',').map(Number), b.split(',').map(Number)];
  return one.length === 3 && other.length === 3 && one.every((part, n) => Math.abs(part - (other[n] ?? 0)) <= ALIKE);
};

const isSeen = ({ size, color, background }: Look): boolean =>
  size >= MIN_SIZE && (background === 'unknown' || (color !== 'none' && !areAlike(color, background)));

const byAttributes = (name: string, { bgcolor, background, color }: Attributes): Values => ({
  ...(bgcolor === undefined ? {} : { background: bgcolor }),
  ...(background === undefined ? {} : { background: 'unknown' }),
  ...(name === 'font' && color !== undefined ? { color } : {}),
});

const lookIn = (around: Look, { size, color, background }: Effect): Look => ({
  size: size === undefined ? around.size : size.isShare ? around.size * size.value : size.value,
  color: color ?? around.color,
  background: background === undefined || background === 'none' ? around.background : background,
});

export const looks = (source: string) => {
  const sheets = styleSheets(source);
  const tags: Tag[] = [];
  const open: Look[] = [];
  const effectFor = (tag: Tag, attributes: Attributes): Effect => {
    const declared = [...sheets(tag, tags), ...(attributes.style === undefined ? [] : [declaredIn(attributes.style)])];
    const all = [...declared.map(({ usual }) => usual), ...declared.map(({ important }) => important)];
    return effectOf(Object.assign({}, byAttributes(tag.name, attributes), ...all));
  };
  return {
    /** Opens an element, and tells whether it hides everything in it. */
    open: (name: string, attributes: Attributes): boolean => {
      const tag = tagOf(name, attributes);
      const effect = effectFor(tag, attributes);
      open.push(lookIn(open.at(-1) ?? PAGE, effect));
      tags.push(tag);
      return effect.isGone || 'hidden' in attributes;
    },
    close: (): void => {
      open.pop();
      tags.pop();
    },
    /** Whether the text of the open element can be seen. */
    isSeen: (): boolean => isSeen(open.at(-1) ?? PAGE),
  };
};
