// The state of reading a Word document's XML: the open paragraph, cell and controls, and what is complete.
import { attributesOf, type Tag } from '../sheets/write/tags.ts';

export type Span = { readonly start: number; readonly end: number };
/** A content control of a form, in which text is typed or a value is chosen. */
type WordControl = {
  /** The values, if it is a list to choose from. */
  readonly choices: readonly string[];
  readonly isLocked: boolean;
  /** The element that marks the shown text as a prompt. */
  readonly prompt?: Span | undefined;
  /** The content of a control within a paragraph. */
  readonly content?: Span | undefined;
};
export type WordParagraph = Span & { readonly text: string; readonly control?: WordControl | undefined };
export type WordCell = Span & {
  readonly row: number;
  readonly column: number;
  /** The number of grid columns that the cell spans. */
  readonly columns: number;
  /** True if the cell continues the one above it. */
  readonly isContinued: boolean;
  readonly text: string;
  readonly paragraphs: readonly WordParagraph[];
};
/** A paragraph outside tables, with its style and whether it is a list entry. */
export type WordLine = Span & { readonly text: string; readonly style: string; readonly isEntry: boolean };
export type WordParts = { readonly tables: readonly (readonly WordCell[])[]; readonly lines: readonly WordLine[] };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
export const decoded = (xml: string): string =>
  xml.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
export const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer One)[] ? One[] : T[K] };
type OpenControl = Open<WordControl> & { isInline: boolean; contentStart: number };
export type State = {
  readonly xml: string;
  readonly tables: WordCell[][];
  readonly lines: WordLine[];
  readonly controls: OpenControl[];
  /** A control within the open paragraph. */
  inline: WordControl | undefined;
  /** The number of open tables; a nested table belongs to the cell around it. */
  depth: number;
  row: number;
  column: number;
  cell: Open<WordCell> | undefined;
  paragraph: { start: number; text: string; style: string; isEntry: boolean } | undefined;
  textStart: number;
  isInRun: boolean;
  /** True if the open run is hidden text. */
  isHidden: boolean;
};

export const attributeIn = ({ xml }: State, { start, end }: Tag, name: string) =>
  attributesOf(xml.slice(start, end)).get(name);
export const valueIn = (state: State, tag: Tag) => attributeIn(state, tag, 'w:val');

export const add = (state: State, piece: string): void => {
  const isPrompt = state.controls.some(({ prompt }) => prompt);
  if (state.paragraph && !state.isHidden && !isPrompt) state.paragraph.text += piece;
};

export type Handler = (state: State, tag: Tag) => void;
export const isOff = (value: string | undefined): boolean => value === '0' || value === 'false';
