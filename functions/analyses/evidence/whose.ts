// Assigns each sentence of a document in turn to the report's company or to another company.
import lexicon from '#shared/language/lexicon/comparison-titles.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import sellers from '#shared/language/lexicon/sellers.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { notesFor } from '../notes.ts';
import { isBusinessAlone, isEastern, isSubjectAt, namesCompany, openingOf, opensWithName } from './company-subject.ts';
import { goesOn } from './goes-on.ts';
import { isOwn } from './own.ts';
import { namedRivals } from './rows.ts';

/** `behind`: has no subject and follows a sentence about another company, which may be a customer. */
export type Whose = 'own' | 'other' | 'behind';
type Reading = {
  readonly company: CompanyIds;
  readonly own: readonly string[];
  readonly others: readonly string[];
  readonly isStrict: boolean;
};

const titlesIn = compile(lexicon.titles);
const speaksOfDeal = compile(sellers.deal);
/** `회사는` and `the company` are left out: they refer to the company named last. */
const OURS = /\b(?:we|our|ours|us)\b|우리(?=\s|는|가|의|를)|저희|당사(?!자)|당행|自社|当社|弊社|当行/giu;
const RIVAL = /경쟁(?:사|업체|기업)|競合(?:他社|企業|先)?|競争相手|ライバル|\b(?:competitor|rival|peer)s?\b/giu;
/** The most characters between `our` or the company's name and the word for its rival. Set by hand. */
const RIVAL_BEHIND = 24;

type Mention = { readonly party: 'own' | 'other' | 'rival'; readonly at: number; readonly length: number };

const named = (text: string, names: readonly string[], party: Mention['party']): Mention[] =>
  names
    .filter((name) => isNamedIn(name, text))
    .map((name) => ({ party, at: text.toLowerCase().indexOf(name.toLowerCase()), length: name.length }));

const matched = (text: string, pattern: RegExp, party: Mention['party']): Mention[] =>
  [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ party, at: index, length }));

/** Of names that begin at the same position, the longest counts. */
const mentionsIn = (text: string, { own, others }: Reading): Mention[] =>
  [
    ...named(text, own, 'own'),
    ...matched(text, OURS, 'own'),
    ...named(text, others, 'other'),
    ...matched(text, RIVAL, 'rival'),
  ].sort((a, b) => a.at - b.at || b.length - a.length);

/**
 * In 당사의 경쟁사 은빛정밀은 and `our rival Kestwick`, the last mention is the subject; in `Kestwick's plant` beside ours, the
 * first.
 */
const subjectOf = (opening: string, reading: Reading): Mention['party'] | undefined => {
  const mentions = mentionsIn(opening, reading).filter(
    ({ party, at, length }) => party === 'own' || isSubjectAt(opening, at, length),
  );
  if (isEastern(opening)) return mentions.toSorted((a, b) => a.at + a.length - (b.at + b.length)).at(-1)?.party;
  const [first] = mentions;
  const rival = first && mentions.find(({ party, at }) => party === 'rival' && at - first.at < RIVAL_BEHIND);
  return first?.party === 'own' && rival ? 'other' : first?.party;
};

/** The company that the document and the headings above the sentence name. */
const ofPlace = (reading: Reading, { chunk }: Passage, section = ''): Whose => {
  const { context } = chunk;
  const { company, own, others } = reading;
  const isOf = (names: readonly string[], text: string) => names.some((name) => isNamedIn(name, text));
  const headings = section.split(' > ').toReversed();
  const heading = headings.find((one) => isOf(own, one) || isOf(others, one));
  if (heading !== undefined) return isOf(own, heading) ? 'own' : 'other';
  const title = context.document.replaceAll(/[_-]/g, ' ');
  if (context.company && !isOwn(company, { chunk: { context: { ...context, document: '' } } })) return 'other';
  const isStrange = reading.isStrict || titlesIn(`${title} ${section}`).length > 0;
  // An item on a business that the company may buy.
  if (headings.some(isBusinessAlone) && speaksOfDeal(chunk.text).length > 0) return 'other';
  if (isStrange && headings.some(namesCompany)) return 'other';
  if (isOf(own, title)) return 'own';
  return isOf(others, title) || (isStrange && namesCompany(title)) ? 'other' : 'own';
};

const isOwnHeading = ({ own }: Reading, section = ''): boolean =>
  own.some((name) => isNamedIn(name, section.split(' > ').at(-1) ?? ''));

/** The company of a sentence, and the company with which the next sentence continues. */
const step = (reading: Reading, one: Quotable, before: Whose): readonly [own: Whose, next: Whose] => {
  const opening = openingOf(one.text);
  const subject = subjectOf(opening, reading);
  const isOurs = mentionsIn(one.text, reading).some(({ party }) => party === 'own');
  if (subject === 'own' || (subject !== 'other' && isOurs)) return ['own', 'own'];
  if (subject === 'other') return ['other', 'other'];
  const { document } = one.passage.chunk.context;
  const heads = `${document.replaceAll(/[_-]/g, ' ')} ${one.section ?? ''}`;
  const isCompared = titlesIn(heads).length > 0;
  const isCompany =
    subject === 'rival' ||
    namesCompany(opening) ||
    (isCompared && !isEastern(one.text) && opensWithName(opening, heads, one.passage.chunk.text));
  if (!isCompany || !(isCompared || reading.isStrict)) {
    // Below a heading of the company's own, a sentence with a subject of its own is about the company again.
    const isBack = before === 'other' && !goesOn(one.text) && isOwnHeading(reading, one.section);
    return isBack ? ['own', 'own'] : [before, before];
  }
  return ['other', isCompared || before === 'other' ? 'other' : 'behind'];
};

/** Reads one file: under one heading, the company carries over from page to page. */
const readFile = (reading: Reading, passages: readonly Passage[], whose: Map<Quotable, Whose>): void => {
  let last: Quotable | undefined;
  let before: Whose = 'own';
  for (const one of passages.toSorted((a, b) => a.chunk.seq - b.chunk.seq).flatMap(quotable)) {
    const apart = last ? one.passage.chunk.seq - last.passage.chunk.seq : Number.POSITIVE_INFINITY;
    if (apart > 1 || one.section !== last?.section) before = ofPlace(reading, one.passage, one.section);
    const [own, next] = step(reading, one, before);
    whose.set(one, own);
    before = next;
    last = one;
  }
};

/** `isStrict`: treats any company that is a subject as another, even if no document compares it. */
export const whoseOf = async (
  context: SectionContext,
  passages: readonly Passage[],
  isStrict = false,
): Promise<(one: Quotable) => Whose> => {
  const { company, peers } = context;
  if (!company) return () => 'own';
  // A search for competitors' names must not add to the section's sources.
  const rivals = await namedRivals({ ...context, notes: notesFor('', new Map()) });
  const own = companyNames(company.name);
  const others = [...rivals.map((one) => one.company), ...peers]
    .flatMap(({ name }) => companyNames(name))
    .filter((name) => !own.includes(name));
  const whose = new Map<Quotable, Whose>();
  const prose = passages.filter(({ chunk }) => chunk.kind === 'prose');
  for (const ofFile of Map.groupBy(prose, ({ chunk }) => chunk.fileId).values())
    readFile({ company, own, others, isStrict }, ofFile, whose);
  return (one) => whose.get(one) ?? 'own';
};
