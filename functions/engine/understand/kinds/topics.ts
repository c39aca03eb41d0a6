// Matches subjects of report sections in questions and headings, in three languages.
import dealContext from '#shared/language/lexicon/deal-context.json' with { type: 'json' };
import { compile, type Lexicon, type Place } from '#shared/language/lexicon/lexicon.ts';
import joints from '#shared/language/lexicon/question-joints.json' with { type: 'json' };
import narrowing from '#shared/language/lexicon/topic-narrowing.json' with { type: 'json' };
import ranks from '#shared/language/lexicon/topic-ranks.json' with { type: 'json' };
import topics from '#shared/language/lexicon/topics.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import { blank } from '../words/blank.ts';

type Words = Omit<Lexicon, 'id' | 'source'>;
type Find = (text: string) => readonly Place[];

export type Topic = {
  readonly id: string;
  /** Finds the words for the topic in a question or sentence. */
  readonly words: Find;
  /** Finds the words for the topic in a heading. */
  readonly heading: Find;
  /** The usual heading in each language, used as a search query. */
  readonly names: Readonly<Record<Language, string>>;
  /** Finds names of the things that the topic covers; its section also discusses other things. */
  readonly mention?: Find;
  /** The topic is a policy or a clause, which no figure answers. */
  readonly isProse: boolean;
};

type Data = Pick<Topic, 'id' | 'names'> & {
  readonly words: Words;
  readonly heading: Words;
  readonly mention?: Words;
  readonly isProse?: boolean;
};
const DATA: readonly Data[] = topics.topics;
/** Specific topics come first: a question about legal risks is about the law. */
const TOPICS: readonly Topic[] = DATA.map(({ id, names, words, heading, mention, isProse = false }) => ({
  id,
  names,
  isProse,
  words: compile({ id, source: topics.source, ...words }),
  heading: compile({ id, source: topics.source, ...heading }),
  ...(mention ? { mention: compile({ id, source: topics.source, ...mention }) } : {}),
}));

const first = ({ words }: Topic, text: string): number => words(text)[0]?.start ?? -1;

const BEFORE_IT = /^[^.?!\n]{0,12}?(?:\s?시(?:의|에)?\s|\s?때|의\s|\s?관련\s|の|時の|に関する|における)/u;
const BEHIND_IT = /\b(?:of|in|from|for|by|under|related to)\b[^.?!\n]{0,24}$/i;
/** Whether `other` only narrows `one` down: in "인수 시 위험", "買収のリスク", "risks of the acquisition" the topic is risks. */
const isNarrower = (one: Topic, other: Topic, text: string): boolean => {
  const [a, b] = [first(one, text), first(other, text)];
  return a < b ? BEFORE_IT.test(text.slice(a, b)) : BEHIND_IT.test(text.slice(b, a));
};

const JOINT = new RegExp(`^\\s*(?:${joints.things.join('|')})\\s*$`, 'iu');
const isJoined = (a: Topic, b: Topic, text: string): boolean =>
  a.words(text).some((one) =>
    b.words(text).some(({ start, end }) => {
      const [before, behind] = one.start < start ? [one.end, start] : [end, one.start];
      return JOINT.test(text.slice(before, behind));
    }),
  );

const both = (a: Topic, b: Topic): Topic => ({
  id: a.id,
  names: { ko: `${a.names.ko} ${b.names.ko}`, en: `${a.names.en} ${b.names.en}`, ja: `${a.names.ja} ${b.names.ja}` },
  words: (text) => [...a.words(text), ...b.words(text)],
  heading: (text) => [...a.heading(text), ...b.heading(text)],
  isProse: a.isProse && b.isProse,
});

/** The topic of a question; "litigation or contingencies" gives one that combines both. */
export const findTopic = (question: string): Topic | undefined => {
  const plain = question.normalize('NFKC');
  const named = TOPICS.filter((one) => first(one, plain) >= 0);
  const topic = named.find((one) => !named.some((other) => other !== one && isNarrower(one, other, plain))) ?? named[0];
  const beside = topic && named.find((other) => other !== topic && isJoined(topic, other, plain));
  return beside ? both(topic, beside) : topic;
};

/** The items that name things of the topic; all items if none does. */
export const mentioning = <T>(
  topic: Topic | undefined,
  all: readonly T[],
  textOf: (one: T) => string,
): readonly T[] => {
  const own = all.filter((one) => topic?.mention && topic.mention(textOf(one)).length > 0);
  return own.length > 0 ? own : all;
};

export const speaksOf = ({ words, mention = words }: Topic, text: string): boolean => mention(text).length > 0;

const QUALIFIERS = new Map(narrowing.topics.map((one) => [one.id, compile(one)]));
/** Blanks words that the section covers anyway: "pending or threatened" litigation. */
const withoutQualifiers = ({ id }: Topic, text: string): string => blank(text, QUALIFIERS.get(id)?.(text) ?? []);

const ranksIn = compile(ranks);

/**
 * Blanks the words of the topic, the number of the foremost asked for, and the topics that only narrow this one down.
 */
export const withoutTopic = (topic: Topic | undefined, question: string): string => {
  if (!topic) return question;
  const plain = question.normalize('NFKC');
  const narrower = TOPICS.filter(
    (one) => one.id !== topic.id && first(one, plain) >= 0 && isNarrower(one, topic, plain),
  );
  const bare = withoutQualifiers(topic, plain);
  // The topic is blanked first: "largest shareholder" is one of its names.
  const rest = [topic, ...narrower].reduce((text, { words }) => blank(text, words(text)), bare);
  return blank(rest, ranksIn(rest));
};

const dealContextIn = compile({ ...dealContext, id: 'dealContext', not: [] });
/** Blanks that a question is put in view of a deal, where its topic may be set in any view. */
export const withoutDealContext = (topic: Topic | undefined, question: string): string => {
  if (!topic || !dealContext.topics.includes(topic.id)) return question;
  const plain = question.normalize('NFKC');
  return blank(plain, dealContextIn(plain)).replace(/\s{2,}/gu, ' ');
};

const NUMBERING =
  /^(?:(?:item|part|note)\s+[\divx]+[a-c]?|[제第]\s?[\d一二三四五六七八九十]+\s?[장편부절章部編節]?|[IVXⅠ-Ⅻivx\d]{1,5}(?:-\d+)?|[가-하])\s*[.:)．、]?\s+(?:[-–—]\s+)?|^[\d.]+\s*/iu;
const TRIMMINGS = /(?:\s?등)?(?:에\s?관한|의)?\s?(?:사항|현황|상황|내용|개요|정책|の状況|の概要|について|等)$/u;
/** A heading without its number and the nouns that headings add to a name. */
export const plainHeading = (heading: string): string =>
  heading.normalize('NFKC').trim().replace(NUMBERING, '').replace(TRIMMINGS, '').trim();

/** 1 if the heading is exactly the topic's, less if it has more words, 0 if it names another topic. */
export const headingMatch = ({ heading }: Topic, text: string): number => {
  const name = plainHeading(text);
  const [found] = heading(name);
  if (!found || name.length > 80) return 0;
  return 0.5 + 0.5 * Math.min(1, ((found.end - found.start) * 1.6) / name.length);
};

/** The outermost part of a section's path that is about the topic, and its match. Everything below it belongs to it. */
export const topicSection = (
  topic: Topic,
  section: string | undefined,
): { readonly path: string; readonly match: number } | undefined => {
  const parts = section?.split(' > ') ?? [];
  const matches = parts.map((part) => headingMatch(topic, part));
  const best = Math.max(0, ...matches);
  const at = matches.findIndex((match) => match > 0 && match >= best * 0.8);
  return at >= 0 ? { path: parts.slice(0, at + 1).join(' > '), match: matches[at] ?? 0 } : undefined;
};

/** Whether a heading joins another topic to this one: below "Officers and shareholders" a line may be on either. */
export const isJointHeading = (topic: Topic, section: string): boolean => {
  const name = plainHeading(section.split(' > ').at(-1) ?? '');
  const own = topic.heading(name);
  const isElsewhere = ({ start, end }: Place): boolean => own.every((one) => end <= one.start || one.end <= start);
  return own.length > 0 && TOPICS.some((other) => other.id !== topic.id && other.heading(name).some(isElsewhere));
};
