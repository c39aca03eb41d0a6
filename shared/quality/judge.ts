// Judges an answer against the known page and figure. Used by the evaluation and the app.
import * as z from 'zod';
import type { Answer, Block, Reference, Sentence } from '../report/blocks.ts';
import { sentencesOf } from '../report/visit.ts';
import { type Gold, isGold } from './gold.ts';

export type Expected = {
  readonly gold: readonly Gold[];
  readonly answer?: string | undefined;
  /** The one correct figure, as printed: a tick that states it is right, on whatever page. */
  readonly figure?: string | undefined;
  /** Other passages on the same subject: a tick there is on another page, but not wrong. */
  readonly elsewhere?: readonly Gold[] | undefined;
  /** True if no document answers the question. */
  readonly isTrap?: boolean | undefined;
};

/** Fields that depend on a page or figure are absent if none is known. */
export const Verdict = z.object({
  /** The page is among the first five passages shown. */
  isInFive: z.boolean().optional(),
  /** A sentence or cell of the answer cites it. */
  isCited: z.boolean().optional(),
  isFirstCited: z.boolean().optional(),
  isExact: z.boolean().optional(),
  isVerified: z.boolean(),
  /** Something is verified, and none of it is right. */
  isWrong: z.boolean(),
  isBlank: z.boolean(),
  /** The answer states that something is missing. */
  namesMissing: z.boolean(),
});
export type Verdict = z.infer<typeof Verdict>;
/** For sets that know more than a page. */
export type Judgement = Verdict & {
  /** What is verified is right, but on none of the listed pages. */
  readonly isElsewhere?: boolean;
};

/** The number of passages that fit above the fold of the source panel. */
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

/** Figures of an expected answer that a reader would look for, without years. */
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

/** Notices that state that something is missing. */
const MISSING = new Set([
  'nothingFound',
  'partNotFound',
  'figureNotFound',
  'companyUnknown',
  'nameUnknown',
  'closestPassages',
  'premiseDiffers',
  'notDecided',
]);

/** True if the reader sees a tick. */
export const isTicked = ({ check, fit }: Sentence): boolean =>
  check === 'verified' && fit !== 'near' && fit !== 'unjudged';

const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

/**
 * Whether what is ticked is right, and whether it is on a listed page: judged by the figure if one is known, else by
 * the page.
 */
const tickOf = (
  { answer, gold, figure, elsewhere = [] }: Expected,
  ticked: readonly Sentence[],
  { references }: Answer,
): { readonly isRight: boolean; readonly isOnPage: boolean } => {
  const cites = (places: readonly Gold[]): boolean =>
    ticked.some(({ refs }) => references.some((one) => refs.includes(one.n) && isAt(places, one)));
  const isOnPage = cites(gold);
  const isStated = isExactly(figure, textOf(ticked));
  const isPlaced = gold.length > 0 ? isOnPage || cites(elsewhere) : isExactly(answer, textOf(ticked)) !== false;
  return { isRight: isStated ?? isPlaced, isOnPage };
};

export const judge = (expected: Expected, made: Answer): Judgement => {
  const { gold, answer, isTrap = false } = expected;
  const { blocks, references, alsoRead } = made;
  const sentences = blocks.flatMap(sentencesOf);
  const hasPlace = gold.length > 0;
  const cited = blocks.flatMap(refsOf);
  const byNumber = new Map(references.map((reference) => [reference.n, reference]));
  const isRight = (n: number): boolean => {
    const reference = byNumber.get(n);
    return reference !== undefined && isAt(gold, reference);
  };
  const ticked = sentences.filter(isTicked);
  const tick = tickOf(expected, ticked, made);
  const isExact = isExactly(answer, textOf(sentences));
  const hasElsewhere = expected.figure !== undefined || expected.elsewhere !== undefined;
  return {
    ...(hasPlace && {
      isInFive: [...references, ...alsoRead].slice(0, SHOWN).some((reference) => isAt(gold, reference)),
      isCited: cited.some(isRight),
      isFirstCited: cited[0] !== undefined && isRight(cited[0]),
    }),
    ...(isExact !== undefined && { isExact }),
    isVerified: ticked.length > 0,
    ...(hasElsewhere && { isElsewhere: ticked.length > 0 && tick.isRight && !tick.isOnPage }),
    isWrong: ticked.length > 0 && (isTrap || !tick.isRight),
    isBlank: references.length === 0,
    namesMissing: blocks.some((block) => block.kind === 'notice' && MISSING.has(block.code)),
  };
};
