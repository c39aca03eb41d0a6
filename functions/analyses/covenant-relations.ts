// Compares ratios with their limits under loan agreements: from a table that prints both, or from two sentences.
import { translateId } from '#shared/i18n/translate.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../engine/evidence.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext } from './builder.ts';
import { type Limit, limitIn, NUMBER, shortLimit, sideOf, type Tested, unitOf } from './covenant-limits.ts';
import { computedCovenants } from './covenant-measures.ts';
import { plainIn } from './evidence/amounts.ts';
import { computed } from './evidence/computed.ts';
import { dateIn } from './evidence/date-in.ts';
import { isPrivate } from './evidence/for-outsiders.ts';
import { isOwn } from './evidence/own.ts';
import { type PlainTable, plainTables } from './evidence/plain-table.ts';
import { statedLines } from './evidence/stated-lines.ts';
import { periodOf } from './evidence/table-columns.ts';

const MAX_SHOWN = 4;
const ratioIn = (text: string, { unit }: Limit): number | undefined => {
  const [, value = '', printed = ''] = NUMBER.exec(text) ?? [];
  return value && unitOf(printed) === unit && sideOf(text) === undefined ? Number(value) : undefined;
};

/** Of the columns, one has limits and the last of the others with a ratio is the latest. */
const inTable = (context: SectionContext, table: PlainTable): Tested[] => {
  const at = table.head.findIndex((_, i) => i > 0 && table.rows.every(({ cells }) => limitIn(cells[i] ?? '')));
  if (at < 0) return [];
  const today = new Date(context.now).toISOString();
  const columns = table.head
    .map((label, i) => ({ i, period: periodOf(label) }))
    .filter(({ i, period }) => i > 0 && i !== at && (period === undefined || period <= today.slice(0, period.length)))
    .sort((a, b) => (b.period ?? '').localeCompare(a.period ?? ''));
  return table.rows.flatMap(({ cells, start, end }): Tested[] => {
    const limit = limitIn(cells[at] ?? '');
    const column = limit && columns.find(({ i }) => ratioIn(cells[i] ?? '', limit) !== undefined);
    const actual = limit && column ? ratioIn(cells[column.i] ?? '', limit) : undefined;
    if (!limit || actual === undefined) return [];
    const { n } = context.notes.cite(table.passage, start, end);
    return [{ label: cells[0] ?? '', limit, actual, period: column?.period, refs: [n] }];
  });
};

/** `Leverage, net debt to EBITDA, is not to exceed 2.75 times`; 부채비율을 200% 이하로 유지. */
const NAMED: readonly RegExp[] = [
  /^(?:[-•]\s*)?(?:the )?([a-z][a-z /-]{2,40}?)(?:,[^,]{3,80},)?\s(?:is|are|must|shall|may|will)\b(.*)$/iu,
  /([\p{L}/]{2,24}?)(?:을|를|은|는|이|가|を|は|が)\s?(\d[^,、。.]*(?:\.\d[^,、。.]*)?)/u,
];
const CLAUSE = /,\s|\sand\s|、|，|이고\s|고\s/u;

type Line = ReturnType<typeof statedLines>[number];

const inProse = (context: SectionContext, passages: readonly Passage[]): Tested[] => {
  const lines = passages.flatMap(statedLines);
  return lines.flatMap((line): Tested[] => {
    const [, label = '', rest = ''] = NAMED.map((one) => one.exec(line.text)).find(Boolean) ?? [];
    const limit = limitIn(rest);
    if (!limit || label === '') return [];
    const found = lines.flatMap((other) => actualIn(other, label, limit));
    const [best] = found.sort((a, b) => (b.period ?? '').localeCompare(a.period ?? ''));
    if (!best) return [];
    const refs = [line, best.line].map((one) => context.notes.cite(one.passage, one.start, one.end).n);
    return [{ label, limit: shortLimit(limit), actual: best.actual, period: best.period, refs }];
  });
};

const actualIn = (
  line: Line,
  label: string,
  limit: Limit,
): { readonly line: Line; readonly actual: number; readonly period: string | undefined }[] => {
  if (sideOf(line.text) !== undefined) return [];
  const clause = line.text.split(CLAUSE).find((one) => one.toLowerCase().includes(label.toLowerCase())) ?? '';
  const behind = clause.slice(clause.toLowerCase().indexOf(label.toLowerCase()) + label.length);
  const actual = ratioIn(behind, limit);
  return actual === undefined ? [] : [{ line, actual, period: dateIn(line.text) }];
};

const roomOf = ({ limit, actual }: Tested): number =>
  limit.side === 'most' ? limit.value - actual : actual - limit.value;

const sentenceOf = (context: SectionContext, one: Tested): Sentence => {
  const { label, limit, actual, period, refs } = one;
  const { language } = context;
  const room = roomOf(one);
  const say = (value: number) =>
    limit.unit === '%'
      ? `${plainIn(language, value, 1)}%p`
      : context.text('say.timesOf', { count: plainIn(language, value) });
  const text = context.text(room >= 0 ? 'say.covenantRoom' : 'say.covenantPassed', {
    label,
    actual: limit.unit === '%' ? `${plainIn(language, actual)}%` : say(actual),
    period: period ? ` (${sayPeriod(language, period)})` : '',
    limit: limit.unit === 'x' ? limit.text.replace(/\d[\d.]*\s?x$/u, say(limit.value)) : limit.text,
    room: say(Math.abs(room)),
  });
  const [more, less] = limit.side === 'most' ? [limit.value, actual] : [actual, limit.value];
  const formula = `${plainIn(language, more)} − ${plainIn(language, less)} = ${plainIn(language, room)}`;
  return { ...computed(say(Math.abs(room)), formula, refs), text, refs: [...new Set(refs)], check: 'verified' };
};

const covenantsOf = async (context: SectionContext): Promise<Tested[]> => {
  const { company } = context;
  if (!company) return [];
  const own = (await context.room(['debt'])).filter((one) => isOwn(company, one) && !isPrivate(context, one));
  const tabled = plainTables(own).flatMap((table) => inTable(context, table));
  const printed = tabled.length > 0 ? tabled : inProse(context, own);
  const named = (measure: string) => translateId(context.language, 'finance.measures', measure);
  const found = printed.length > 0 ? printed : await computedCovenants(context, own, named);
  const once = new Map(found.map((one) => [one.label, one]));
  return [...once.values()].slice(0, MAX_SHOWN);
};

export const covenantRelations = async (context: SectionContext): Promise<Sentence[]> =>
  (await covenantsOf(context)).map((one) => sentenceOf(context, one));

/** With less room than this part of the limit, a covenant is a risk; with more, it is a fact on the debt. Set by hand. */
const NARROW = 0.2;
export const covenantStrain = async (context: SectionContext): Promise<Sentence[]> =>
  (await covenantsOf(context))
    .filter((one) => roomOf(one) < Math.abs(one.limit.value) * NARROW)
    .map((one) => sentenceOf(context, one));
