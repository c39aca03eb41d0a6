// Chooses the sentences of an answer by the learned odds that they belong in its section: the best of each paper first.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences, sentencesOf } from '#shared/report/visit.ts';
import type { Passage } from '../../../engine/evidence.ts';
import { terms } from '../../../engine/terms.ts';
import type { Quotable } from '../../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../../builder.ts';
import { tellingOwnBusiness } from '../../evidence/beside.ts';
import { bySpeaker } from '../../evidence/by-speaker.ts';
import { isRemarkIn } from '../../evidence/dialogue.ts';
import { withFigureLines } from '../../evidence/figure-lines.ts';
import { isForOutsiders } from '../../evidence/for-outsiders.ts';
import { withoutEmptyHeadings } from '../../once-each.ts';
import { isApart, isHeadedElsewhere } from '../fit.ts';
import { type About, aboutOf, SAYS } from '../report-subjects.ts';
import { passagesFor } from '../room-passages.ts';
import { inOrder, MAX_SHOWN, quotableFor } from '../room-quotes.ts';
import { WANTS } from '../section-subjects.ts';
import type { Want } from '../want.ts';
import { asksForKind, kindOfQuestion, subjectsOfKind } from './section-kinds.ts';
import { isLearned, sectionOdds } from './section-odds.ts';

/**
 * The least log odds of a sentence that the question did not find, and of one that it found by its words and its
 * subject. Chosen on rooms left out.
 */
const ADDED_FROM = 0.5;
/** The least of a sentence not found whose heading names another section. Set by hand. */
const ELSEWHERE_FROM = 1.5;
const FOUND_FROM = -3;
/** The least of one that names no subject of its section, neither by its own words nor in the heading above it. */
const UNNAMED_FROM = -1;
/** A remark of a conversation leans on those around it: it is shown only where the rank is sure. */
const REMARK_FROM = 0;

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '');
/** A shorter text may be part of another by chance. */
const FEWEST = 10;

/** The sentences of the papers that a printed text is made of. */
const sourcesIn = (passages: readonly Passage[]): ((text: string) => readonly Quotable[]) => {
  const quotes = passages.filter(({ chunk }) => chunk.kind === 'prose').flatMap(withFigureLines);
  const known = new Map(quotes.map((one) => [plain(one.text), one]));
  return (printed) => {
    const text = plain(printed);
    const same = known.get(text);
    if (same) return [same];
    const isPart = (own: string) => own.length >= FEWEST && (text.includes(own) || own.includes(text));
    return text.length < FEWEST ? [] : [...known].flatMap(([own, one]) => (isPart(own) ? [one] : []));
  };
};

/** With so large a share of the words of the shorter, two sentences state the same. Set by hand. */
const SAME = 0.8;

/** `printed`: what is not to be repeated. */
const withoutNearCopies = (ranked: readonly Quotable[], printed: readonly Quotable[]): Quotable[] => {
  const known = printed.map(({ text }) => new Set(terms(text)));
  return ranked.filter(({ text }) => {
    const words = new Set(terms(text));
    const isSame = (other: ReadonlySet<string>) =>
      [...words].filter((word) => other.has(word)).length >= Math.min(words.size, other.size) * SAME;
    return !known.some(isSame) && known.push(words) > 0;
  });
};

/** The best of each paper before the second best of any. */
const eachPaperFirst = (ranked: readonly Quotable[]): Quotable[] => {
  const papers = Map.groupBy(ranked, ({ passage }) => passage.chunk.fileId);
  const first = new Set([...papers.values()].flatMap(([one]) => one ?? []));
  return [...ranked.filter((one) => first.has(one)), ...ranked.filter((one) => !first.has(one))];
};

const isOfWatcher = ({ passage }: Quotable): boolean => passage.chunk.context.company === undefined;
/** On an industry, nothing of one company's own papers is added to what those say who watch it. */
const ofWatchers = (
  { prefersOutsiders }: Want,
  quotable: readonly Quotable[],
  printed: readonly Quotable[],
): readonly Quotable[] => (prefersOutsiders && printed.some(isOfWatcher) ? quotable.filter(isOfWatcher) : quotable);

/** A sentence that speaks of another section's subject is not added to this one, whatever its rank. */
const speaksElsewhere = ({ own }: About, key: string, { elsewhere = [] }: Want): boolean =>
  [...elsewhere, ...(NOT_ADDED[key] ?? [])].some((id) => (own.get(id) ?? 0) >= SAYS);
/** What is being developed is not sold yet. */
const NOT_ADDED: Readonly<Record<string, readonly string[]>> = { segmentsOfCompany: ['pipeline', 'research'] };

const isOn = ({ subjects, stances }: About, id: string): boolean => subjects.has(id) || stances.has(id);

/** An item of a list stays with all its sentences: one may introduce the other. */
const withoutUnlikely = (block: Block, isLikely: (one: Sentence) => boolean): Block[] => {
  if (block.kind !== 'list') return filterSentences(block, isLikely);
  const items = block.items.filter((item) => item.some(isLikely));
  return items.length > 0 ? [{ ...block, items }] : [];
};

/** `blocks`: what the question finds by its words and its subject. */
export const byRank = async (context: SectionContext, key: string, blocks: readonly Block[]): Promise<Block[]> => {
  const kind = kindOfQuestion(key);
  if (context.hasModel || !kind || !isLearned(kind)) return [...blocks];
  const want: Want = WANTS[key] ?? { subjects: [] };
  const question = context.textOf('ask', key);
  const wide = { ...want, subjects: [...want.subjects, ...subjectsOfKind(kind)] };
  const passages = await passagesFor(context, question, wide);
  const read = [...(await context.passages(question)).passages, ...passages];
  const sources = sourcesIn(read);
  const isRemark = isRemarkIn(read);
  const oddsOf = (one: Quotable) => sectionOdds(kind, one);
  const named = [...wide.subjects, ...(want.stances ?? [])];
  const isNamed = (one: Quotable) => named.some((id) => isOn(aboutOf(one), id));
  // What the company does is said in words of its own trade, which no other room teaches.
  const definition = key === 'whatCompanyDoes' ? tellingOwnBusiness(context) : undefined;
  const isLikely = ({ text }: Sentence): boolean => {
    const own = sources(text);
    const leastOf = (one: Quotable) => (isRemark(one) ? REMARK_FROM : isNamed(one) ? FOUND_FROM : UNNAMED_FROM);
    const isFit = (one: Quotable) => oddsOf(one) > leastOf(one);
    return own.length === 0 || definition?.test(text) === true || own.some(isFit);
  };
  const likely = withoutEmptyHeadings(blocks.flatMap((block) => withoutUnlikely(block, isLikely)));
  // A paper for buyers gets only what the question finds.
  if (!asksForKind(key) || isForOutsiders(context)) return likely;
  const printed = likely.flatMap(sentencesOf).flatMap(({ text }) => sources(text));
  const belongs = (one: Quotable): boolean => {
    const about = aboutOf(one);
    // A figure of a year is no reason.
    const isReason = !want.stances?.includes('reason') || about.stances.has('reason');
    return isReason && !isApart(about, want) && !speaksElsewhere(about, key, want);
  };
  const quotable = (await quotableFor(context, passages, want)).filter(
    (one) =>
      !isRemark(one) &&
      belongs(one) &&
      oddsOf(one) > (isHeadedElsewhere(aboutOf(one), want) ? ELSEWHERE_FROM : ADDED_FROM),
  );
  const ranked = ofWatchers(want, quotable, printed).toSorted((a, b) => oddsOf(b) - oddsOf(a));
  const added = eachPaperFirst(withoutNearCopies(ranked, printed)).slice(0, Math.max(0, MAX_SHOWN - printed.length));
  const shown = inOrder(context, added, want);
  return shown.length > 0 ? [...likely, ...bySpeaker(context, shown)] : likely;
};
