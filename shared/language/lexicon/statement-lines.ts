// Maps printed labels to the concepts of primary statements. The words are in statement-lines.json.
import type { Language } from '../../model/enums.ts';
import type { StatementKind } from '../../model/statement.ts';
import lexicon from './statement-lines.json' with { type: 'json' };

type Entry = {
  readonly id: string;
  readonly statement: string;
  readonly taxonomy: readonly string[];
  readonly labels: Readonly<Record<Language, string>>;
  readonly forms: Readonly<Record<Language, string>>;
  readonly not?: string;
  readonly side?: string;
  readonly subtotal?: boolean;
  readonly perShare?: boolean;
  readonly total?: boolean;
};

export type StatementConcept = {
  readonly id: string;
  readonly statement: StatementKind;
  readonly labels: Readonly<Record<Language, string>>;
  readonly isSubtotal: boolean;
  readonly isPerShare: boolean;
};

type Known = StatementConcept & {
  readonly form: RegExp;
  readonly not: RegExp | undefined;
  readonly isCurrent: boolean;
};

const ENTRIES: readonly Entry[] = lexicon.concepts;

const known = ({ id, statement, labels, forms, not, side, subtotal, perShare }: Entry): Known => ({
  id,
  statement: statement as StatementKind,
  labels,
  isSubtotal: subtotal ?? false,
  isPerShare: perShare ?? false,
  isCurrent: side === 'current',
  form: new RegExp(`^(?:${[forms.en, forms.ko, forms.ja].filter(Boolean).join('|')})$`, 'u'),
  not: not === undefined ? undefined : new RegExp(not, 'u'),
});

const KNOWN: readonly Known[] = ENTRIES.map(known);
const BY_ID = new Map(KNOWN.map((one) => [one.id, one]));
const MAX_LABEL_LENGTH = 240;

export const statementConcept = (id: string | undefined): StatementConcept | undefined =>
  id === undefined ? undefined : BY_ID.get(id);

/** The concepts that a label may name, in any statement. */
export const conceptsNamed = (label: string): readonly string[] => {
  const folded = foldLabel(label);
  return KNOWN.filter(({ form, not }) => form.test(folded) && !not?.test(folded)).map(({ id }) => id);
};

const CJK = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const NOTE =
  /\((?:see )?notes?\b[^)]*\)|\(주(?:석)?\s*[\d,\s]*\)|\(?(?:注記?|※)\s*[\d０-９,、\s]+\)?|\((?:단위|単位)\s?[:：][^)]*\)|,? see notes? [\d, and]+/giu;
const MARK = /\s*[([](?:\d{1,2}|[a-z]|\*+\d?)[)\]](?=\s|$|,)/giu;
/** Additions behind the name of a line: allowances, par values, references to other amounts. */
const REST =
  /[,:;]? ?-? ?(?:\((?:net of|less|including|excluding|exclusive of|included)\b.*|\b(?:less|net of) (?:an? )?(?:accumulated|allowances?|reserves?|current|unearned)\b.*|\bat cost\b.*|\bpar value\b.*|\bwithout par value\b.*|\$\s?\.?\d.*|: ?(?:19|20)\d\d.*|\d[\d,.]{5,} shares.*)$/iu;
const ENUMERATOR =
  /^\s*(?:(?:[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]+|[IVX]{1,4}|\d{1,2}(?:-\d{1,2})?|[가나다라마바사아자차카타파하])[.．、)）]|[（(][\d０-９]{1,2}[)）][.．、]?|[①-⑳])\s*/u;
/** A heading or label without its number: `3. `, `(2) `, `Ⅰ. `. */
export const withoutEnumerator = (text: string): string => text.replace(ENUMERATOR, '');

/** A canonical form of a label, without differences in case, quotes, dashes, notes, enumerators and asides. */
const foldLabel = (label: string): string => {
  const text = withoutEnumerator(label.slice(0, MAX_LABEL_LENGTH))
    .replace(/[（]/g, '(')
    .replace(/[）]/g, ')')
    .replace(NOTE, ' ')
    .replace(MARK, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[—–−]+/g, '-');
  if (CJK.test(text)) return text.replace(/[\sㆍ]/g, '').replace(/[:：]$/, '');
  return text
    .toLowerCase()
    .replace(REST, '')
    .replace(
      /\b(?:stockholder|shareholder|shareowner|shareholders|stockholders|shareowners)(?:'s|s'|'|s)?'?(?= (?:equity|deficit|investment|\())/g,
      "shareholders'",
    )
    .replace(/amortisation/g, 'amortization')
    .replace(/\s+/g, ' ')
    .replace(/[\s:,.-]+$/, '')
    .trim();
};

/** The owners' shares of profit, which are shares of comprehensive income if the heading above names that. */
const SHARES_OF_PROFIT: ReadonlySet<string> = new Set(['netIncomeToParent', 'netIncomeToNci']);
const COMPREHENSIVE = /comprehensive|포괄|包括利益/i;

const PER_SHARE = /per (?:\w+ ){0,3}share|주당|1株/i;
const SHARES = /shares?(?: outstanding| used|$)|average|株式数|주식수/i;

/**
 * The concept of a line in one kind of statement; `section` is the heading above, which qualifies Basic and Diluted.
 */
export const conceptOf = (kind: StatementKind, label: string, section: string): string | undefined => {
  const folded = foldLabel(label);
  if (kind === 'income' && PER_SHARE.test(section)) return perShareOf(folded, section);
  if (kind === 'income' && /^(?:basic|diluted)\b/.test(folded) && SHARES.test(section))
    return perShareOf(folded, section);
  return KNOWN.find(
    ({ id, statement, form, not, isCurrent }) =>
      (statement === kind ||
        (kind === 'comprehensive' && ['netIncome', 'netIncomeToParent', 'netIncomeToNci'].includes(id)) ||
        (kind === 'income' && statement === 'comprehensive')) &&
      form.test(folded) &&
      !not?.test(folded) &&
      !(SHARES_OF_PROFIT.has(id) && COMPREHENSIVE.test(section)) &&
      (!isCurrent || !/non-?current|long-term|비유동|固定|非流動/i.test(section)),
  )?.id;
};

const perShareOf = (folded: string, section: string): string | undefined => {
  const whole = `${section.toLowerCase()} ${folded}`;
  const isCount =
    /shares? (?:outstanding|used)|average|number of|주식수|株式数/.test(folded) ||
    (/average|number of|shares? (?:outstanding|used)/i.test(section) && !/per (?:\w+ ){0,3}share/i.test(section));
  if (/dividend|continuing|discontinued|배당|계속영업|중단영업|配当|継続事業|非継続/.test(folded)) return undefined;
  if (/diluted|희석|希薄化|潜在株式調整後/.test(whole)) return isCount ? 'dilutedShares' : 'dilutedEps';
  if (/basic|기본|基本的/.test(whole)) return isCount ? 'shares' : 'eps';
  return undefined;
};
