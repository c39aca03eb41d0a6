// Judges an answer by what is known beforehand: where it is printed, and the figure. The evaluation and the app ask this.
import * as z from 'zod';
import type { Answer, Block, Reference, Sentence } from '../report/blocks.ts';
import { sentencesOf } from '../report/visit.ts';
import { type Gold, isGold } from './gold.ts';

export type Expected = {
  readonly gold: readonly Gold[];
  readonly answer?: string | undefined;
  /** No document answers it. */
  readonly isTrap?: boolean | undefined;
};

/** What depends on a place or a figure is open where none is known. */
export const Verdict = z.object({
  /** The place is among the first five that the reader is shown. */
  isInFive: z.boolean().optional(),
  /** A sentence or cell of the answer is cited to it. */
  isCited: z.boolean().optional(),
  isFirstCited: z.boolean().optional(),
  isExact: z.boolean().optional(),
  isVerified: z.boolean(),
  /** Something is verified, and nothing of it is right. */
  isWrong: z.boolean(),
  isBlank: z.boolean(),
  /** The answer says that something is missing. */
  namesMissing: z.boolean(),
});
export type Verdict = z.infer<typeof Verdict>;

/** So many places fit above the fold of the source panel. */
const SHOWN = 5;

const refsOf = (block: Block): readonly number[] =>
  block.kind === 'table'
    ? block.rows.flatMap((row) => row.flatMap((cell) => cell.refs ?? []))
    : sentencesOf(block).flatMap(({ refs }) => refs);

export const pageOf = ({ locator }: Pick<Reference, 'locator'>): number | undefined => locator.page ?? locator.slide;

const isAt = (gold: readonly Gold[], reference: Reference): boolean => {
  const page = pageOf(reference);
  const passage = { document: reference.title, pages: page === undefined ? [] : [page], text: reference.quote };
  return gold.some((one) => isGold(one, passage));
};

/** Numbers of an expected answer that a reader would look for; a year says when. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((one) => one.replaceAll(',', '').replace(/\.0+$/, ''))
    .filter((one) => one.length > 1 && !/^(?:19|20)\d\d$/.test(one));

const isExactly = (answer: string | undefined, text: string): boolean | undefined => {
  const wanted = figuresIn(answer ?? '');
  if (wanted.length === 0) return undefined;
  const given = new Set(figuresIn(text));
  return wanted.some((figure) => given.has(figure));
};

/** Notices by which an answer says that something is missing. */
const MISSING = new Set([
  'nothingFound',
  'partNotFound',
  'figureNotFound',
  'companyUnknown',
  'nameUnknown',
  'closestPassages',
  'notDecided',
]);

/** The reader sees a tick. */
export const isTicked = ({ check, fit }: Sentence): boolean =>
  check === 'verified' && fit !== 'near' && fit !== 'unjudged';

export const judge = ({ gold, answer, isTrap = false }: Expected, made: Answer): Verdict => {
  const { blocks, references, alsoRead } = made;
  const sentences = blocks.flatMap(sentencesOf);
  const byNumber = new Map(references.map((reference) => [reference.n, reference]));
  const isRight = (n: number): boolean => {
    const reference = byNumber.get(n);
    return reference !== undefined && isAt(gold, reference);
  };
  const hasPlace = gold.length > 0;
  const cited = blocks.flatMap(refsOf);
  const ticked = sentences.filter(isTicked);
  const isExact = isExactly(answer, sentences.map(({ text }) => text).join(' '));
  const isTickedRight = hasPlace ? ticked.some(({ refs }) => refs.some(isRight)) : isExact !== false;
  return {
    ...(hasPlace && {
      isInFive: [...references, ...alsoRead].slice(0, SHOWN).some((reference) => isAt(gold, reference)),
      isCited: cited.some(isRight),
      isFirstCited: cited[0] !== undefined && isRight(cited[0]),
    }),
    ...(isExact !== undefined && { isExact }),
    isVerified: ticked.length > 0,
    isWrong: ticked.length > 0 && (isTrap || !isTickedRight),
    isBlank: references.length === 0,
    namesMissing: blocks.some((block) => block.kind === 'notice' && MISSING.has(block.code)),
  };
};
