// Adds number formats for changed cells: copies of their existing formats with only the number format replaced.
import { markupText } from '#shared/report/clean-text.ts';
import { builtInId } from '../read/formats.ts';
import { attributesOf, prefixOf, type Tag, tagsOf, tagText } from './tags.ts';

export type Wanted = { readonly style: number; readonly format: string };
const keyOf = ({ style, format }: Wanted): string => `${style} ${format}`;

/** From an opening tag to its closing tag. */
type Stretch = { readonly open: Tag; readonly close: Tag };

const stretchOf = (tags: readonly Tag[], name: string): Stretch | undefined => {
  const open = tags.find((tag) => tag.name === name && tag.kind !== 'close');
  const close = open?.kind === 'empty' ? open : tags.find((tag) => tag.name === name && tag.kind === 'close');
  return open && close && { open, close };
};

/** The text of each cell format. */
const formsIn = (xml: string, tags: readonly Tag[], { open, close }: Stretch): string[] => {
  const forms: string[] = [];
  let from = 0;
  for (const { name, kind, start, end } of tags) {
    if (name !== 'xf' || start < open.end || end > close.start) continue;
    if (kind === 'open') from = start;
    else forms.push(xml.slice(kind === 'empty' ? start : from, end));
  }
  return forms;
};

/** Custom formats are numbered from 164. */
const highestFormat = (xml: string, tags: readonly Tag[]): number =>
  tags
    .filter(({ name, kind }) => name === 'numFmt' && kind !== 'close')
    .reduce(
      (most, { start, end }) => Math.max(most, Number(attributesOf(xml.slice(start, end)).get('numFmtId')) || 0),
      163,
    );

const counted = (xml: string, tag: Tag, by: number): string => {
  const attributes = attributesOf(xml.slice(tag.start, tag.end));
  if (attributes.has('count')) attributes.set('count', String(Number(attributes.get('count')) + by));
  return tagText(`${prefixOf(xml, tag)}${tag.name}`, attributes, false);
};

const copied = (form: string, format: number): string =>
  form.replace(/^<([^\s/>]+)(?:[^>"']|"[^"]*"|'[^']*')*>/, (tag, name: string) => {
    const attributes = attributesOf(tag);
    attributes.set('numFmtId', String(format));
    attributes.set('applyNumberFormat', '1');
    return tagText(name, attributes, tag.endsWith('/>'));
  });

type Piece = { readonly from: number; readonly to: number; readonly text: string };

const replaced = (xml: string, pieces: readonly Piece[]): string =>
  pieces
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: own }) => text.slice(0, from) + own + text.slice(to), xml);

/** `undefined` if styles.xml has an unknown form; cells then keep their format. */
export const patchStyles = (xml: string, wanted: readonly Wanted[]) => {
  const tags = [...tagsOf(xml)];
  const root = tags.find(({ name }) => name === 'styleSheet');
  const list = stretchOf(tags, 'cellXfs');
  if (!root || !list || list.open.kind === 'empty') return undefined;
  const formats = stretchOf(tags, 'numFmts');
  const forms = formsIn(xml, tags, list);
  const most = highestFormat(xml, tags);
  const p = prefixOf(xml, list.open);
  const each = [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
  const own = [...new Set(each.map(({ format }) => format))].filter((format) => builtInId(format) === undefined);
  const ids = new Map(own.map((format, n) => [format, most + 1 + n]));
  const added = each.map(({ style, format }) =>
    copied(forms[style] ?? forms[0] ?? `<${p}xf/>`, builtInId(format) ?? ids.get(format) ?? 0),
  );
  const declared = [...ids]
    .map(([format, id]) => `<${p}numFmt numFmtId="${id}" formatCode="${markupText(format)}"/>`)
    .join('');
  const pieces: Piece[] = [
    { from: list.open.start, to: list.open.end, text: counted(xml, list.open, added.length) },
    { from: list.close.start, to: list.close.start, text: added.join('') },
  ];
  if (declared !== '' && formats && formats.open.kind === 'open')
    pieces.push(
      { from: formats.open.start, to: formats.open.end, text: counted(xml, formats.open, ids.size) },
      { from: formats.close.start, to: formats.close.start, text: declared },
    );
  else if (declared !== '')
    pieces.push({
      from: formats?.open.start ?? root.end,
      to: formats?.open.end ?? root.end,
      text: `<${p}numFmts count="${ids.size}">${declared}</${p}numFmts>`,
    });
  const places = new Map(each.map((one, n) => [keyOf(one), forms.length + n]));
  return { xml: replaced(xml, pieces), styleOf: (one: Wanted) => places.get(keyOf(one)) ?? one.style };
};
