// Tells whose a line is: by its own subject, else by its heading, else by its document. A line of a competitor or of a
// market does not answer a question about the company.
import { escaped } from '#shared/language/escaped.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/whose-lines.json' with { type: 'json' };
import type { Cited } from '../../evidence.ts';
import { withoutJosa } from '../../terms.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import { splitSentences } from '../prose/split-sentences.ts';
import { isOfAgreement } from './named-competitors.ts';

const competitorsIn = compile(lexicon.competitors);
const headingsIn = compile(lexicon.headings);
const ourselvesIn = compile(lexicon.ourselves);

/** The companies of a workspace, by all their names. */
export type Companies = {
  readonly house: readonly string[];
  readonly competitors: readonly string[];
  /** The companies of passages of their own reports that do not name the house, by passage. */
  readonly strangers: ReadonlyMap<string, string>;
};

type Side = { readonly isOurs: true } | { readonly isOurs: false; readonly name: string };
const OURS: Side = { isOurs: true };

/** What may come before the subject: a bullet, a date, a short phrase with a comma. */
const BEFORE = '^[-•·・*\\s]*(?:[^,，、.。]{1,40}[,，、]\\s?)?(?:(?:[^\\s,]*\\d[^\\s,]*|In|On|During|By|For)\\s?){0,4}';
const FORM = '(?:\\s?(?:주식회사|㈜|\\(주\\)|株式会社|,? (?:Inc|Corp|Ltd|Limited|plc|LLC)\\b\\.?))?';
/** The name has the particle of a subject or an owner, or begins an English sentence. */
const subjectPattern = (name: string): RegExp =>
  /[가-힣\p{Script=Han}\p{Script=Katakana}]/u.test(name)
    ? new RegExp(
        `${BEFORE}(?:주식회사 |㈜|\\(주\\)|株式会社)?${escaped(name)}${FORM}(?:은|는|이|가|의|도|側は|社は|は|が|の)`,
        'u',
      )
    : new RegExp(
        `${BEFORE}(?:[Tt]he |[Oo]ur )?(?:[Cc]ompetitor,? |[Rr]ival,? |[Pp]eer,? )?${escaped(name)}${FORM}(?:['’]s?)?(?=[\\s,]|[은는이가의はがの])`,
        'u',
      );

const anyOf = (words: readonly string[]): string => words.map(escaped).join('|');
const { market, owners } = lexicon;
const ofKind = (language: 'ko' | 'en' | 'ja'): readonly [string, string] => [
  anyOf([...market[language], ...owners[language]]),
  anyOf(owners[language]),
];
const [[ko, koOwners], [en, enOwners], [ja, jaOwners]] = [ofKind('ko'), ofKind('en'), ofKind('ja')];
/** A market or trade as the subject, or a trade as the owner of it: "시장은", "업계의 마진은", "the industry's rate". */
const MARKETS = [
  new RegExp(`^[-•·*\\s]*((?:[^\\s,.]+ ){0,5}?[^\\s,.]*(?:(?:${ko})(?:은|는|이|가)|(?:${koOwners})의))\\s`, 'u'),
  new RegExp(
    `^[-•·*\\s]*(?:[^,.]{1,40}, )?([Tt]h(?:e|is) (?:(?!(?:in|at|for|to|of|from|on|with|by)\\b)[\\w&’'-]+ ){0,4}?(?:(?:${en})|(?:${enOwners})['’]s)) (?!price|value|risk|rent|share)`,
    'u',
  ),
  new RegExp(`^[-•・*\\s]*(?:[^、。]{1,20}、)?([^、。はが]{0,16}(?:(?:${ja})[はが]|(?:${jaOwners})の))`, 'u'),
];
const SUBJECT_LENGTH = 60;
const marketIn = (sentence: string): string | undefined =>
  MARKETS.flatMap((form) => form.exec(sentence.slice(0, SUBJECT_LENGTH))?.[1]?.trim() ?? [])[0];

/** 해암을, 세진: people shorten the name of a company to its beginning. */
export const isShortened = (name: string, text: string): boolean =>
  (text.match(/[가-힣]{2,}/gu) ?? [])
    .map(withoutJosa)
    .some((word) => word.length > 1 && word.length < name.length && name.startsWith(word));

export const namesAny = (names: readonly string[], text: string): boolean =>
  names.some((name) => isNamedIn(name, text) || isShortened(name, text));

const PATTERNS = new Map<string, RegExp>();
const isSubject = (name: string, sentence: string): boolean => {
  const pattern = PATTERNS.get(name) ?? subjectPattern(name);
  if (PATTERNS.size > 2_000) PATTERNS.clear();
  PATTERNS.set(name, pattern);
  return pattern.test(sentence);
};

const bySentence = ({ house, competitors }: Companies, sentence: string): Side | undefined => {
  const rival = competitors.find((name) => isSubject(name, sentence));
  if (rival !== undefined) return { isOurs: false, name: rival };
  if (namesAny(house, sentence) || ourselvesIn(sentence).length > 0) return OURS;
  const market = marketIn(sentence);
  return market === undefined ? undefined : { isOurs: false, name: market };
};

const byHeading = ({ house, competitors }: Companies, heading: string): Side | undefined => {
  if (heading === '' || namesAny(house, heading)) return heading === '' ? undefined : OURS;
  const rival = competitors.find((name) => isNamedIn(name, heading));
  if (rival !== undefined) return { isOurs: false, name: rival };
  const isOfOthers = competitorsIn(heading).length + headingsIn(heading).length > 0;
  return isOfOthers ? { isOurs: false, name: heading } : undefined;
};

/** The nearest sentence before the line in its paragraph that has a company for its subject. */
const carriedOver = (companies: Companies, { chunk: { text }, start }: Cited): Side | undefined => {
  const paragraph = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return splitSentences(paragraph)
    .map((one) => companies.competitors.find((name) => isSubject(name, one.text)))
    .map((name): Side | undefined => (name === undefined ? undefined : { isOurs: false, name }))
    .findLast((side) => side !== undefined);
};

const { ko: koBack, en: enBack, ja: jaBack } = lexicon.referringBack;
/** 同社の, 동사는: the company that was named last. */
const REFERS_BACK = new RegExp(`^[-•・*\\s]*(?:${anyOf([...koBack, ...enBack, ...jaBack])})`, 'iu');
const lastNamed = ({ house, competitors }: Companies, { chunk: { text }, start }: Cited): Side | undefined =>
  splitSentences(text.slice(0, start))
    .map((one): Side | undefined => {
      const rival = competitors.find((name) => isNamedIn(name, one.text));
      return rival === undefined ? (namesAny(house, one.text) ? OURS : undefined) : { isOurs: false, name: rival };
    })
    .findLast((side) => side !== undefined);

/** A sentence with a subject of its own is not about the one before it. */
const HAS_SUBJECT = /^[^,.、。]{1,30}?(?:(?:은|는|이|가)\s|は|が)|^(?!(?:It|They|Its|Their|This|The company)\b)[A-Z]/u;

const rowSide = (companies: Companies, { quote }: Cited): Side | undefined => {
  const [label = ''] = quote.split('\t');
  const rival = companies.competitors.find((name) => isNamedIn(name, label));
  return rival === undefined ? (namesAny(companies.house, label) ? OURS : undefined) : { isOurs: false, name: rival };
};

const sideOf = (companies: Companies, one: Cited): Side | undefined => {
  const { chunk, quote } = one;
  const [title = '', ...sections] = chunk.context.section?.split(' > ') ?? [];
  const own = chunk.kind === 'table' ? rowSide(companies, one) : bySentence(companies, quote);
  // A comparison has the company in a column or another row.
  if (own === undefined && chunk.kind === 'table' && namesAny(companies.house, chunk.text)) return OURS;
  const isOpen = own === undefined && chunk.kind !== 'table';
  const before = isOpen && !HAS_SUBJECT.test(quote) ? carriedOver(companies, one) : undefined;
  return (
    own ??
    (isOpen && REFERS_BACK.test(quote) ? lastNamed(companies, one) : before) ??
    byHeading(companies, sections.at(-1) ?? '') ??
    byHeading(companies, `${chunk.context.document.replaceAll(/[_-]+/g, ' ').replace(/\.\w+$/, '')} ${title}`.trim())
  );
};

/** The other company or market whose line it is; `undefined` for a line of the company or of nobody known. */
export const otherOwner = (companies: Companies, one: Cited): string | undefined => {
  if (isOfAgreement(one.chunk)) return undefined;
  // "We" in the report of another company is that company.
  const stranger = companies.strangers.get(one.chunk.id);
  if (stranger !== undefined) return stranger;
  const side = sideOf(companies, one);
  return side === undefined || side.isOurs ? undefined : side.name;
};
