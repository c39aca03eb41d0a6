// Rules of Office Open XML whose violation makes Word, PowerPoint and Excel refuse a file: element order, ids, and
// references between parts.
import { posix } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import order from './ooxml-order.json' with { type: 'json' };

type Node = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly children: Node[] };
type Parts = ReadonlyMap<string, Node>;

const ORDER: Readonly<Record<string, readonly string[]>> = order;
/** Elements whose children are in any order or repeat among one another. */
const MIXED: ReadonlySet<string> = new Set(['w:tc', 'a:p', 'w:tbl', 'w:sectPr']);
/** Attributes with integer values. */
const WHOLE = /^(?:w:(?:w|sz|szCs|left|right|top|bottom|hanging|before|after|line|pos|id)|cx|cy|x|y)$/;

const parse = (xml: string): Node => {
  const root: Node = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
};

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const child of node.children) walk(child, visit);
};
const all = (part: Node | undefined, name: string): Node[] => {
  const found: Node[] = [];
  if (part) walk(part, (node) => void (node.name === name && found.push(node)));
  return found;
};
const values = (nodes: readonly Node[], attribute: string): string[] =>
  nodes.flatMap(({ attributes }) => attributes[attribute] ?? []);
const repeated = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i);

const orderFaults = (node: Node): string[] => {
  const wanted = ORDER[node.name];
  if (!wanted) return [];
  const places = node.children.map(({ name }) => wanted.indexOf(name));
  const unknown = node.children.filter((_, i) => places[i] === -1).map(({ name }) => `${node.name} holds ${name}`);
  if (MIXED.has(node.name)) return unknown;
  const late = node.children.filter((_, i) => i > 0 && (places[i] ?? 0) < (places[i - 1] ?? 0));
  return [...unknown, ...late.map(({ name }) => `${node.name}: ${name} stands too late`)];
};

const shapeFaults = (node: Node): string[] => {
  const faults: string[] = [];
  if (node.name === 'w:tc' && node.children.at(-1)?.name !== 'w:p') faults.push('a cell ends without a paragraph');
  if (node.name === 'w:p' && node.children.some(({ name }) => name === 'w:p'))
    faults.push('a paragraph in a paragraph');
  if (node.name === 'w:tbl') {
    const columns = all(
      node.children.find(({ name }) => name === 'w:tblGrid'),
      'w:gridCol',
    ).length;
    for (const { children } of node.children.filter(({ name }) => name === 'w:tr'))
      if (children.filter(({ name }) => name === 'w:tc').length !== columns)
        faults.push('a row of other columns than its table');
  }
  for (const [name, value] of Object.entries(node.attributes))
    if (WHOLE.test(name) && !/^-?\d+(?:%|pt)?$/.test(value)) faults.push(`${node.name} ${name}="${value}"`);
  return faults;
};

const fieldFaults = (part: Node): string[] => {
  let depth = 0;
  const faults: string[] = [];
  for (const { attributes } of all(part, 'w:fldChar')) {
    if (attributes['w:fldCharType'] === 'begin') depth += 1;
    if (attributes['w:fldCharType'] === 'end') depth -= 1;
    if (depth < 0) faults.push('a field ends that did not begin');
  }
  return depth === 0 ? faults : [...faults, 'a field is not ended'];
};

const relsOf = (name: string): string => posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`);

const linkFaults = (parts: Parts, names: ReadonlySet<string>, name: string, part: Node): string[] => {
  const links = all(parts.get(relsOf(name)), 'Relationship');
  const ids = new Set(values(links, 'Id'));
  const used: string[] = [];
  walk(part, ({ attributes }) => {
    for (const [key, value] of Object.entries(attributes)) if (/^r:(?:id|embed|link|pict)$/.test(key)) used.push(value);
  });
  return [
    ...repeated(values(links, 'Id')).map((id) => `${name}: two relationships ${id}`),
    ...used.filter((id) => !ids.has(id)).map((id) => `${name}: no relationship ${id}`),
    ...links
      .filter(({ attributes }) => attributes.TargetMode !== 'External')
      .map(({ attributes: { Target = '' } }) =>
        Target.startsWith('/') ? Target.slice(1) : posix.join(posix.dirname(name), Target),
      )
      .filter((target) => !names.has(target))
      .map((target) => `${name}: leads to ${target}, which is not there`),
  ];
};

const typeFaults = (parts: Parts, names: ReadonlySet<string>): string[] => {
  const types = parts.get('[Content_Types].xml');
  const extensions = new Set(values(all(types, 'Default'), 'Extension').map((one) => one.toLowerCase()));
  const stated = values(all(types, 'Override'), 'PartName').map((one) => one.slice(1));
  const isTyped = (name: string) =>
    stated.includes(name) || extensions.has(name.split('.').at(-1)?.toLowerCase() ?? '');
  return [
    ...stated.filter((name) => !names.has(name)).map((name) => `a type of ${name}, which is not there`),
    ...repeated(stated).map((name) => `two types of ${name}`),
    ...[...names]
      .filter((name) => name !== '[Content_Types].xml' && !isTyped(name))
      .map((name) => `no type of ${name}`),
  ];
};

/** Parts and references that a Word document must have. */
const wordFaults = (parts: Parts): string[] => {
  const document = parts.get('word/document.xml');
  if (!document) return [];
  const texts = [...parts].filter(([name]) => /^word\/(?:document|footnotes|header\d*|footer\d*)\.xml$/.test(name));
  const styles = new Set(values(all(parts.get('word/styles.xml'), 'w:style'), 'w:styleId'));
  const numbers = new Set(values(all(parts.get('word/numbering.xml'), 'w:num'), 'w:numId'));
  const notes = values(all(parts.get('word/footnotes.xml'), 'w:footnote'), 'w:id');
  const marks = all(document, 'w:bookmarkStart');
  const missing = (what: string, wanted: readonly string[], has: ReadonlySet<string>) =>
    [...new Set(wanted)].filter((one) => !has.has(one)).map((one) => `no ${what} ${one}`);
  const inTexts = (element: string, attribute = 'w:val') =>
    texts.flatMap(([, part]) => values(all(part, element), attribute));
  return [
    ...missing('style', [...inTexts('w:pStyle'), ...inTexts('w:rStyle'), ...inTexts('w:tblStyle')], styles),
    ...missing('style', values(all(parts.get('word/styles.xml'), 'w:basedOn'), 'w:val'), styles),
    ...missing('numbering', inTexts('w:numId'), numbers),
    ...missing('footnote', inTexts('w:footnoteReference', 'w:id'), new Set(notes)),
    ...missing('end of bookmark', values(marks, 'w:id'), new Set(values(all(document, 'w:bookmarkEnd'), 'w:id'))),
    ...missing(
      'bookmark',
      inTexts('w:hyperlink', 'w:anchor').filter((one) => one.startsWith('_')),
      new Set(values(marks, 'w:name')),
    ),
    ...[...repeated(values(marks, 'w:id')), ...repeated(values(marks, 'w:name'))].map((one) => `two bookmarks ${one}`),
    ...values(marks, 'w:name')
      .filter((one) => one.length > 40)
      .map((one) => `bookmark ${one} is too long`),
    ...repeated(values(all(document, 'wp:docPr'), 'id')).map((one) => `two drawings ${one}`),
    ...repeated(notes).map((one) => `two footnotes ${one}`),
    ...repeated(values(all(parts.get('word/styles.xml'), 'w:style'), 'w:styleId')).map((one) => `two styles ${one}`),
    ...texts.flatMap(([, part]) => fieldFaults(part)),
  ];
};

const slideFaults = (parts: Parts): string[] =>
  [...parts]
    .filter(([name]) => /^ppt\/(?:slides|slideLayouts|slideMasters)\/[^/]+\.xml$/.test(name))
    .flatMap(([name, part]) => repeated(values(all(part, 'p:cNvPr'), 'id')).map((id) => `${name}: two shapes ${id}`));

/** Returns nothing for a file that Office opens. */
export const ooxmlFaults = (bytes: Uint8Array): string[] => {
  const files = unzipSync(bytes);
  const names = new Set(Object.keys(files).filter((name) => !name.endsWith('/')));
  const isXml = (name: string) => /\.(?:xml|rels|vml)$/.test(name);
  const parts: Parts = new Map(
    [...names].filter(isXml).map((name) => [name, parse(strFromU8(files[name] ?? new Uint8Array()))]),
  );
  const own = [...parts].flatMap(([name, part]) => {
    const faults: string[] = [];
    walk(part, (node) => faults.push(...orderFaults(node), ...shapeFaults(node)));
    return [...new Set(faults)].map((fault) => `${name}: ${fault}`);
  });
  const links = [...parts]
    .filter(([name]) => !name.endsWith('.rels'))
    .flatMap(([name, part]) => linkFaults(parts, names, name, part));
  return [...own, ...links, ...typeFaults(parts, names), ...wordFaults(parts), ...slideFaults(parts)];
};
