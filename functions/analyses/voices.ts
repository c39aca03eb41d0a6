// Names who speaks, and when, before a quoted sentence that says `we`, or that gives a day without its year.
import type { Language } from '#shared/model/enums.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import { withoutLegalForm } from '../engine/understand/names/find-entities.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext } from './builder.ts';
import { dateIn } from './evidence/date-in.ts';
import { documentName } from './evidence/document-name.ts';

type Context = Pick<SectionContext, 'notes' | 'language'>;

const FIRST_PERSON =
  /\b(?:we|our|ours|us)\b(?!\s+(?:GAAP|dollars?))|(?<![가-힣])(?:당사|우리|저희)|当社|弊社|当行|私たち|我々/iu;
/** `on Tuesday`, `on 6 October`, `3월 5일`, `3月5日`. */
const DAY_ALONE =
  /\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bon \d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?!,? \d{4})|(?<!\d년\s?)(?<!\d)\d{1,2}월 ?\d{1,2}일|(?<!\d年)(?<!\d)\d{1,2}月\d{1,2}日/iu;
/** A label before a colon already names the speaker. */
const LABELLED = /^[^:：]{2,60}[:：]\s/u;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

const speakerOf = ({ notes }: Context, n: number): string => {
  const [company = ''] = notes.companiesBehind(new Set([n]));
  return withoutLegalForm(company) || documentName(notes.all().find((one) => one.n === n)?.title ?? '');
};

/** The date in the heading above the sentence, where press cuttings have it. */
const dayOf = ({ notes, language }: Context, n: number): string => {
  const section = notes.all().find((one) => one.n === n)?.locator.section ?? '';
  const day = dateIn(section.split(' > ').at(-1) ?? '') ?? '';
  return day.length === DAY_LENGTH ? sayPeriod(language, day) : '';
};

/** `(hereinafter the "Company")`: the name that a document gives itself. */
const SO_CALLED =
  /\s?[(（](?:이하|以下|hereinafter|hereafter|the)[,、]?\s?[^()（）]{0,20}["“「'‘][^()（）]{1,30}["”」'’][^()（）]{0,12}[)）]/giu;
const MARKS: Readonly<Record<Language, readonly [string, string]>> = {
  ko: ['“', '”'],
  en: ['“', '”'],
  ja: ['「', '」'],
};

/** What is spoken in the first person is quoted as such. */
const quotedAs = (context: Context, given: Sentence, heading: string): string => {
  const text = given.text.replace(SO_CALLED, '');
  const [n] = given.refs;
  if (n === undefined || LABELLED.test(text)) return text;
  const speaker = FIRST_PERSON.test(text) ? speakerOf(context, n) : '';
  const day = DAY_ALONE.test(text) ? dayOf(context, n) : '';
  const lead = [speaker === heading ? '' : speaker, day].filter(Boolean).join(', ');
  const [opens, closes] = speaker && !text.includes(MARKS[context.language][0]) ? MARKS[context.language] : ['', ''];
  return lead ? `${lead}: ${opens}${text}${closes}` : text;
};

const FILE = /\.(?:md|pdf|docx?|xlsx?|csv|pptx?|html?|txt)$/iu;

/** The sentences below a heading, up to the next one. */
const below = (blocks: readonly Block[], at: number): readonly Sentence[] => {
  const next = blocks.findIndex(({ kind }, i) => i > at && kind === 'heading');
  return blocks.slice(at + 1, next < 0 ? undefined : next).flatMap(sentencesOf);
};

/** A file name as heading becomes a readable name, or is dropped if a sentence below it is from another file. */
const headed = ({ notes }: Context, blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block, at): Block[] => {
    if (block.kind !== 'heading' || !FILE.test(block.text)) return [block];
    const titles = new Map(notes.all().map(({ n, title }) => [n, title]));
    const isOfFile = below(blocks, at).every(({ refs }) => refs.every((n) => titles.get(n) === block.text));
    return isOfFile ? [{ ...block, text: documentName(block.text) }] : [];
  });

export const withVoices = (context: Context, given: readonly Block[]): Block[] => {
  let heading = '';
  return headed(context, given).map((block) => {
    if (block.kind === 'heading') heading = block.text;
    if (block.kind !== 'text' && block.kind !== 'list') return block;
    return mapSentences(block, (sentence) => ({ ...sentence, text: quotedAs(context, sentence, heading) }));
  });
};
