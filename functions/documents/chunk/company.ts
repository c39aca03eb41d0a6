// Finds the company of a document on its first pages; for a memo, the company it is about and not its author's.
import adviserNames from '#shared/language/lexicon/adviser-names.json' with { type: 'json' };
import { compile, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import partyWords from '#shared/language/lexicon/party-words.json' with { type: 'json' };
import targetLabels from '#shared/language/lexicon/target-labels.json' with { type: 'json' };
import type { Segment } from '#shared/model/file.ts';

const FIRST = 160;
const ENGLISH =
  /^(?:Between\s+|between\s+)?[“"(]?(?!(?:The|Our) Company\b)((?:(?:[A-Z0-9][\w&.,'’-]*|and|&)\s+){1,9}(?:Inc|INC|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|CO|Ltd|LTD|Limited|LIMITED|LLC|PLC|plc|N\.V|B\.V|S\.A|S\.p\.A|GmbH|KGaA|A\/S|ASA|AB|Oyj|AG|SE|Holdings|HOLDINGS|International|INTERNATIONAL)\b\.?)/;
const TICKER = /([A-Z][\w&.,'’ -]{2,60}?)\s*\((?:NYSE|NASDAQ|Nasdaq|TSE|KRX|KOSPI|LSE)\s*:/;
const KOREAN =
  /((?:주식회사|㈜|\(주\)) ?[가-힣A-Za-z0-9&]{2,20}|[가-힣A-Za-z0-9&]{2,20}(?<!수) ?(?:주식회사|㈜|\(주\)))/;
/** A role before a company name, which is not part of it: "공급자 주식회사 한들" is 한들. */
const PARTY = new RegExp(`(?<![가-힣])(?:${wordsOf(partyWords).join('|')})(?= (?:주식회사|㈜|\\(주\\)))`, 'gu');
const JAPANESE =
  /((?:株式会社|㈱)[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ーA-Za-z0-9・&]{2,24}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ーA-Za-z0-9・&]{2,24}(?:株式会社|㈱))/u;
const LABEL =
  /^(?:회사명|법인명|상호|회사|【?会社名】?|【?商号】?|商号又は名称|company(?: name)?|registrant)\s*[:：]?$/i;
const LABELLED = /^(?:회사명|법인명|상호|【?会社名】?|【?商号】?)\s*[:：]?\s+([^\t]{2,50})$/;

/** The particle behind "（以下「甲」という。）", which is not part of a name in kanji or katakana. */
const PARTICLE = /^[とはがをにでのもや](?=[\p{Script=Han}\p{Script=Katakana}])/u;

const compact = (text: string): string => text.replace(/\s/g, '');

const FORMS = [TICKER, KOREAN, JAPANESE, ENGLISH];
const MAX_LENGTH = 400;

const namesBy = (form: RegExp, text: string): string[] => {
  const name = text.length > MAX_LENGTH ? undefined : form.exec(text.replace(PARTY, ''))?.[1];
  return name === undefined ? [] : [name.trim().replace(PARTICLE, '')];
};

const namesIn = (text: string): string[] => FORMS.flatMap((form) => namesBy(form, text));

/** The cell beside a label is a name; in the header of a table of companies, it is the next column's header. */
const labelled = (segment: Segment): string | undefined => {
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

const target = ({ text, cells = [] }: Segment): string | undefined => {
  const line = cells.length > 1 ? `${cells[0]?.replace(/\s*[:：]\s*$/, '')}: ${cells.slice(1).join(' ')}` : text;
  return namesIn(TARGET.exec(line)?.[1] ?? '')[0];
};

const isAdviser = compile(adviserNames);

const rowNames = ({ cells = [] }: Segment): string[] =>
  cells.filter((cell) => namesIn(cell).some((name) => name.length === cell.trim().length));

/**
 * Keeps rows only if all of them name one company: several are lists of customers. Cells must be nothing but a name.
 */
const naming = (segments: readonly Segment[]): readonly Segment[] => {
  const isRow = ({ cells = [] }: Segment) => cells.length > 1;
  const inRows = new Set(segments.filter(isRow).flatMap(rowNames));
  return segments.filter((one) => !isRow(one) || (inRows.size === 1 && rowNames(one).length > 0));
};

/** The first company named; a firm that writes about others is skipped if another one is named as often. */
const firstNamed = (segments: readonly Segment[]): string | undefined => {
  const texts = naming(segments).map(({ text }) => text);
  const names = FORMS.flatMap((form) => texts.flatMap((text) => namesBy(form, text)));
  const [first] = names;
  if (first === undefined || isAdviser(first).length === 0) return first;
  const timesNamed = (name: string) => names.filter((other) => other === name).length;
  const others = names.filter((name) => isAdviser(name).length === 0 && timesNamed(name) >= timesNamed(first));
  return others.toSorted((a, b) => timesNamed(b) - timesNamed(a))[0] ?? first;
};

export const companyOf = (segments: readonly Segment[]): string | undefined => {
  const first = segments.slice(0, FIRST);
  const named = first.map(labelled).find((name) => name !== undefined && name.length <= 60) ?? registrant(first);
  if (named) return named.trim();
  return first.map(target).find((name) => name !== undefined) ?? firstNamed(first);
};
