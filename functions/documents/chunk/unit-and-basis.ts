// Finds the unit and basis of a chunk's figures: in its own captions first, then in the text above it.
import { isUnitAlone, statedUnit } from '#shared/language/grammar/column-unit.ts';
import { withoutDeniedUnit } from '#shared/language/grammar/denied-unit.ts';
import documentUnits from '#shared/language/lexicon/document-units.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import titleUnits from '#shared/language/lexicon/title-units.json' with { type: 'json' };
import type { Segment } from '#shared/model/file.ts';

const UNITS = [
  // Within a sentence: 천원 단위로, 百万円未満切捨て, 단위는 백만원, 단위는 천만원이 아니라 백만원.
  /(?:[백천십]?[만억]|[천백십千百十]?[万億]|천|千)\s?(?:원|달러|유로|엔|円|米?ドル|ユーロ)\s?(?=(?:을|를)?\s?단위|単位|未満)/,
  /(?<=단위[는가]\s?(?:\S{1,8}[이가] 아니라 )?|単位は\s?(?:\S{1,8}ではなく、?)?)(?:[백천십]?[만억]|[천백십千百十]?[万億]|천|千)\s?(?:원|달러|유로|엔|円|米?ドル|ユーロ)(?!이 아니|가 아니|ではな)/,
  /[(（［[]?\s*단위\s*[:：]\s*[^)）\]］]{1,30}[)）\]］]?/,
  /[(（［[]?\s*単位\s*[:：]?\s*[^)）\]］]{1,30}[)）\]］]?/,
  /[(（]\s*(?:百万円|千円|億円|백만원|천원|억원)\s*[)）]/,
  /[(（]\s*(?:us\$|[$€£]|usd|eur|gbp)\s*(?:thousand|million|billion)s?\s*[)）]/i,
  /\(?\s*(?:u\.?s\.?\s*)?(?:\$|dollars?|amounts?|shares?|us\$|eur|€|£)?[\w\s$,&]{0,30}\bin (?:millions|thousands|billions)(?: of (?:[a-z.]{2,12} ){0,2}(?:dollars|yen|won|euros?|pounds(?: sterling)?|yuan|francs|rupees))?(?:,? except[^)\n]{0,60})?\)?/i,
] as const;
/** Longest line above a table that is a caption and not a sentence. Set by hand, not tuned on a set. */
const MAX_CAPTION_LENGTH = 120;

/** A restriction behind a unit: "EUR thousand unless stated otherwise". */
const HOW_FAR = /,?\s*\b(?:unless|except)\b.*$/i;

/** The part of a caption that is only a currency with its scale: "£ million, year ended 31 December". */
const amountUnit = (text: string): string | undefined =>
  text.length > MAX_CAPTION_LENGTH
    ? undefined
    : text
        .replace(HOW_FAR, '')
        .split(/[,;:()（）|·–—、]/)
        .find((part) => {
          const stated = isUnitAlone(part) ? statedUnit(part, 'money') : undefined;
          return stated?.power !== undefined && stated.power > 0 && stated.currency !== undefined;
        });

/** The unit as printed. */
export const unitIn = (printed: string): string | undefined => {
  const text = withoutDeniedUnit(printed);
  for (const form of UNITS) {
    const match = form.exec(text);
    if (match) return match[0].trim().slice(0, 90);
  }
  return amountUnit(text)?.trim();
};

/** "… the components were as follows (in millions):" */
const LAST_SENTENCE = /(?:^|[.。]\s+)([^.。]*(?:\.\d[^.。]*)*[:：)）])\s*$/;
export const unitBefore = (paragraph: string): string | undefined => {
  const last = LAST_SENTENCE.exec(paragraph.trimEnd())?.[1];
  return last === undefined ? undefined : unitIn(last);
};

/** "Amounts are presented in USD million" */
const statedUnitIn = (sentence: string): string | undefined => {
  const { power = 0, currency } = statedUnit(sentence, 'money') ?? {};
  return power > 0 && currency !== undefined ? sentence.trim() : undefined;
};

const ofTables = compile(documentUnits);
const ofTitle = compile(titleUnits);
const SENTENCE = /[^.。\n]+/g;
/** A sentence of a paragraph, "단위는 백만원", and not the caption of the first table. */
const OF_PARAGRAPH = /(?<=[.。]\s*)(?:단위|単位)\s*[:：는は]/;
/**
 * Whether a text states the unit of all tables: it says so, or it is in the title before the first table. "Amounts in
 * millions" below one table does not apply to the others.
 */
const isOfAll = (text: string, isTitle: boolean): boolean =>
  ofTables(text).length > 0 || (isTitle && (ofTitle(text).length > 0 || OF_PARAGRAPH.test(text)));

/** Where the lines under the title end: at the second heading, if a table follows it. */
const endOfTitle = (segments: readonly Segment[], firstRow: number): number => {
  const headings = segments.flatMap(({ kind }, n) => (kind === 'heading' && n < firstRow ? [n] : []));
  return headings[1] ?? 0;
};

/** The unit that a document states for all its tables; `undefined` if it states several. */
export const documentUnit = (segments: readonly Segment[]): string | undefined => {
  const first = segments.findIndex(({ kind }) => kind === 'row');
  const title = endOfTitle(segments, first);
  const stated = segments.flatMap(({ kind, text }, n) => {
    const isTitle = n < first;
    const underTitle = n < title && kind === 'text' && text.length <= MAX_CAPTION_LENGTH ? unitIn(text) : undefined;
    if (underTitle) return [underTitle];
    if (kind === 'row' || !isOfAll(text, isTitle)) return [];
    const sentences = (text.match(SENTENCE) ?? []).filter((sentence) => isOfAll(`. ${sentence}`, isTitle));
    return sentences.flatMap((sentence) => unitIn(sentence) ?? statedUnitIn(sentence) ?? []);
  });
  const scales = new Set(
    stated.map((unit) => /thousand|million|billion|천|백만|억|千|百万|億/i.exec(unit)?.[0].toLowerCase()),
  );
  return scales.size === 1 ? stated[0] : undefined;
};

const STATEMENT = /재무제표|재무정보|재무상태표|손익계산서|현금흐름표|자본변동표|財務諸表|貸借対照表|損益計算書/;

type Basis = 'consolidated' | 'separate' | undefined;

const basisOf = (text: string, hasConsolidated: boolean): Basis => {
  if (
    /별도|単体|個別|非連結|unconsolidated(?! (?:affiliat|associat|compan|entit|fund|invest|joint|partner|subsidiar|venture|vie))|parent[- ]company[- ]only|separate (?:financial )?statement/i.test(
      text,
    )
  )
    return 'separate';
  if (/연결|連結|consolidated/i.test(text)) return 'consolidated';
  // A filing with both kinds calls the separate statements simply "재무제표".
  return hasConsolidated && STATEMENT.test(text) ? 'separate' : undefined;
};

/** The nearest mention decides: captions first, then sections from the deepest upwards. */
export const basisIn = (captions: readonly string[], path: readonly string[], hasConsolidated: boolean): Basis => {
  for (const text of [...[...captions].reverse(), ...[...path].reverse()]) {
    const basis = basisOf(text, hasConsolidated);
    if (basis) return basis;
  }
  return undefined;
};
