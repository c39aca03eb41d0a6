// What a plain question asks for is named in the evidence: no subsidiary is in a line that names none.
import { compile, type Lexicon, type Place } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/plain-evidence.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import type { Cited } from '../../evidence.ts';
import { speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { findAttribute } from '../../understand/kinds/attributes.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { plainQuestion } from '../../understand/words/plain-questions.ts';
import { type Statement, statementsOf, withoutTicks } from './statements.ts';

type Words = Pick<Lexicon, 'ko' | 'en' | 'ja'>;
type Data = {
  readonly id: string;
  readonly words?: Words & { readonly not: readonly string[] };
  readonly off?: Words;
  /** It has happened: what is planned is not it. */
  readonly isPast?: boolean;
};
type Find = (text: string) => readonly Place[];
type Evidence = { readonly namesIn?: Find; readonly offIn?: Find; readonly isPast: boolean };

const { source } = lexicon;
const DATA: readonly Data[] = lexicon.evidence;
const EVIDENCE: ReadonlyMap<string, Evidence> = new Map(
  DATA.map(({ id, words, off, isPast = false }) => [
    id,
    {
      ...(words ? { namesIn: compile({ ...words, id, source }) } : {}),
      isPast,
      ...(off ? { offIn: compile({ ...off, id, source, not: [] }) } : {}),
    },
  ]),
);

/** Who holds a position, whatever the position is. */
const HOLDERS = 'holders';

const { signs, ko, en, ja } = lexicon.joints;
/** "Shareholders and dividends", 주주 및 배당: such a heading does not say which of the two a table is about. */
const OF_SEVERAL = new RegExp(
  `[${signs.join('')}]|\\s(?:${[...ko, ...en].join('|')})\\s|(?<=\\p{Script=Hangul})[${ko.join('')}]\\s|(?<=\\p{Script=Han})(?:${ja.join('|')})`,
  'u',
);
const headingOf = ({ chunk }: Cited): string => {
  const heading = chunk.context.section?.split(' > ').at(-1) ?? '';
  return OF_SEVERAL.test(heading) ? '' : heading;
};

/** Cells of a row, other than the first, may hold the word by chance. */
const namingText = ({ of, table, text, cited }: Statement): string => {
  const headings = cited.map(headingOf);
  if (!table || !Array.isArray(of)) return [text, ...headings].join('\n');
  return [...headings, ...table.columns.map(({ label }) => label), of[0]?.text ?? ''].join('\n');
};

const unspaced = (text: string): string => text.replace(/\s+/gu, '');
/** A computed or decided sentence is our own; a line of a table may be printed as a sentence. */
const isOfSource = ({ kind, text, cited }: Statement): boolean =>
  kind !== 'composed' || cited.some(({ quote }) => unspaced(quote) === unspaced(text));

const { ko: koLines, en: enLines, ja: jaLines } = lexicon.furniture;
/** "제목: …", "Present: …": a line of a letter or of minutes that states nothing. */
const FURNITURE = new RegExp(`^[\\s•·*-]*(?:${[...koLines, ...enLines, ...jaLines].join('|')})\\s*[:：]`, 'iu');

const isOff = ({ namesIn, offIn, isPast }: Evidence, one: Statement): boolean =>
  (isPast && speaksOfFuture(one.text)) ||
  (namesIn?.(namingText(one)).length ?? 1) === 0 ||
  (offIn?.(one.text).length ?? 0) > 0;

/** Takes the ticks of quotations and rows that do not name what the question asks for. */
export const withEvidence = (
  { question, position }: Plan,
  blocks: readonly Block[],
  cited: readonly Cited[],
): readonly Block[] => {
  const evidence = EVIDENCE.get(position ? HOLDERS : (plainQuestion(question) ?? findAttribute(question)?.id ?? ''));
  if (!evidence) return blocks;
  // Who holds a position may be among those present.
  const isIdle = (one: Statement): boolean => !position && FURNITURE.test(one.text);
  const off = statementsOf(blocks, new Map(cited.map((one) => [one.n, one]))).filter(
    (one) => isOfSource(one) && (isOff(evidence, one) || isIdle(one)),
  );
  return withoutTicks(blocks, new Map(off.map(({ of }) => [of, [{ code: 'offQuestion' }]])));
};
