// The days on which the company's agreements were signed, as their first page or their signature gives them.
import type { TimelineEntry } from '#shared/report/timeline.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { isTitled, isTitledAgreement } from './clause.ts';
import { dateIn } from './date-in.ts';
import { documentName } from './document-name.ts';
import { isOwn } from './own.ts';

const SUBJECTS = ['terms', 'debt', 'ownership', 'suppliers', 'channels', 'customers', 'prices', 'litigation'];

/** A line that dates the agreement, and a line that is the day of its signature alone. */
const SIGNED =
  /^[^\n]{0,80}?(?:\b(?:signed|dated|made on|entered into on|accepted on)\b|체결(?:일자?)?\s?[:：]?|締結(?:日)?\s?[:：]?)(?<day>[^\n]{0,60})$|^\s*\d{4}\s?[년年]\s?\d{1,2}\s?[월月]\s?\d{1,2}\s?[일日]\s*$/gimu;
/** `01_`, `2.`: the place of a paper in its folder. */
const ORDINAL = /^\d{1,3}[\s._-]+/u;

const DAY_LENGTH = 'yyyy-mm-dd'.length;

type Signed = { readonly date: string; readonly start: number; readonly end: number };

const signedIn = ({ chunk: { text } }: Passage): Signed[] =>
  [...text.matchAll(SIGNED)].flatMap(({ 0: line, index, groups }) => {
    const date = dateIn(groups?.day ?? line) ?? '';
    return date.length === DAY_LENGTH ? [{ date, start: index, end: index + line.length }] : [];
  });

const MAX_TITLE = 60;
const MAX_SHOWN = 8;

/** One entry an agreement: its first day. */
export const signedAgreements = async (context: SectionContext): Promise<TimelineEntry[]> => {
  const { company, now } = context;
  if (!company) return [];
  const today = new Date(now).toISOString().slice(0, DAY_LENGTH);
  const { passages } = await context.passages(context.text('say.agreementSigned', { title: '' }));
  const own = [...(await context.room(SUBJECTS)), ...passages].filter(
    (one) => isTitledAgreement(one) && isOwn(company, one),
  );
  const entries = [...Map.groupBy(own, ({ chunk }) => chunk.fileId).values()].flatMap((pages): TimelineEntry[] => {
    const [first] = pages
      .flatMap((page) => signedIn(page).map((signed) => ({ page, ...signed })))
      .filter(({ date }) => date <= today)
      .sort((a, b) => a.date.localeCompare(b.date));
    if (!first) return [];
    const { page, date, start, end } = first;
    const tag = documentName(page.chunk.context.document);
    const [heading = ''] = page.chunk.context.section?.split(' > ') ?? [];
    const isTitle = heading !== '' && heading.length <= MAX_TITLE && isTitled(heading);
    const title = isTitle ? heading : tag.replace(ORDINAL, '');
    const text = context.text('say.agreementSigned', { title });
    return [{ date, tag, sentences: [{ text, refs: [context.notes.cite(page, start, end).n], check: 'verified' }] }];
  });
  return entries.slice(0, MAX_SHOWN);
};
