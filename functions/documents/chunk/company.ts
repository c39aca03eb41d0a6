// Finds the company of a document on its first pages; for a memo, the company it is about and not its author's.
import adviserNames from '#shared/language/lexicon/adviser-names.json' with { type: 'json' };
import { compile, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import targetLabels from '#shared/language/lexicon/target-labels.json' with { type: 'json' };
import type { Segment } from '#shared/model/file.ts';
import { nameReaders } from './formed-names.ts';

const FIRST = 160;
const LABEL =
  /^(?:회사명|법인명|상호|회사|【?会社名】?|【?商号】?|商号又は名称|company(?: name)?|registrant)\s*[:：]?$/i;
const LABELLED = /^(?:회사명|법인명|상호|【?会社名】?|【?商号】?)\s*[:：]?\s+([^\t]{2,50})$/;

const compact = (text: string): string => text.replace(/\s/g, '');

const MAX_LENGTH = 400;

/** What names are depends on the texts of the document. */
type Naming = {
  readonly byForm: readonly ((text: string) => string | undefined)[];
  readonly namesIn: (text: string) => readonly string[];
};
const namingOf = (texts: readonly string[]): Naming => {
  const byForm = nameReaders(texts).map(
    (read) => (text: string) => (text.length > MAX_LENGTH ? undefined : read(text)?.trim()),
  );
  return { byForm, namesIn: (text) => byForm.flatMap((read) => read(text) ?? []) };
};

/** The cell beside a label is a name; in the header of a table of companies, it is the next column's header. */
const labelled = ({ namesIn }: Naming, segment: Segment): string | undefined => {
  const cells = segment.cells?.filter((cell) => cell !== '' && !/^[:：]$/.test(cell)) ?? [];
  const at = cells.findIndex((cell) => LABEL.test(compact(cell)));
  const beside = at >= 0 ? cells[at + 1] : undefined;
  const isPair = cells.length === 2 || (beside !== undefined && namesIn(beside).length > 0);
  return (isPair ? beside : undefined) ?? LABELLED.exec(segment.text)?.[1];
};

/** On an SEC cover, the name is directly above "(Exact name of registrant …)". */
const registrant = (segments: readonly Segment[]): string | undefined => {
  const at = segments.findIndex(({ text }) => /exact name of (?:the )?registrant/i.test(text));
  const above = at > 0 ? segments[at - 1]?.text : undefined;
  return above !== undefined && above.length <= 80 && /\p{L}/u.test(above) ? above : undefined;
};

const TARGET = new RegExp(`^(?:${wordsOf(targetLabels).join('|')})\\s*[:：]\\s*(.+)$`, 'i');

const target = ({ namesIn }: Naming, { text, cells = [] }: Segment): string | undefined => {
  const line = cells.length > 1 ? `${cells[0]?.replace(/\s*[:：]\s*$/, '')}: ${cells.slice(1).join(' ')}` : text;
  return namesIn(TARGET.exec(line)?.[1] ?? '')[0];
};

const PAIR = 2;
const isAdviser = compile(adviserNames);

const rowNames = ({ namesIn }: Naming, { cells = [] }: Segment): string[] =>
  cells.filter((cell) => namesIn(cell).some((name) => name.length === cell.trim().length));

/** The texts that may name the company. Rows are pairs that all name one: several, and further columns, are a register. */
const namingTexts = (by: Naming, segments: readonly Segment[]): readonly string[] => {
  const isRow = ({ cells = [] }: Segment) => cells.length > 1;
  const inRows = new Set(segments.filter(isRow).flatMap((one) => rowNames(by, one)));
  return segments.flatMap((one) => {
    if (!isRow(one)) return [one.text];
    return inRows.size === 1 && one.cells?.filter(Boolean).length === PAIR ? rowNames(by, one) : [];
  });
};

/** The first company named; a firm that writes about others is skipped if another one is named as often. */
const firstNamed = (by: Naming, segments: readonly Segment[]): string | undefined => {
  const texts = namingTexts(by, segments);
  const names = by.byForm.flatMap((read) => texts.flatMap((text) => read(text) ?? []));
  const [first] = names;
  if (first === undefined || isAdviser(first).length === 0) return first;
  const timesNamed = (name: string) => names.filter((other) => other === name).length;
  const others = names.filter((name) => isAdviser(name).length === 0 && timesNamed(name) >= timesNamed(first));
  return others.toSorted((a, b) => timesNamed(b) - timesNamed(a))[0] ?? first;
};

export const companyOf = (segments: readonly Segment[]): string | undefined => {
  const first = segments.slice(0, FIRST);
  const by = namingOf(first.map(({ text }) => text));
  const named =
    first.map((one) => labelled(by, one)).find((name) => name !== undefined && name.length <= 60) ?? registrant(first);
  if (named) return named.trim();
  return first.map((one) => target(by, one)).find((name) => name !== undefined) ?? firstNamed(by, first);
};
