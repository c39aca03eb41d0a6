// Splits a question for two or three things about one subject into separate questions: "the amount and the date of X".
import contrast from '#shared/language/lexicon/contrast.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import joints from '#shared/language/lexicon/question-joints.json' with { type: 'json' };
import { findTopic } from './kinds/topics.ts';

export type Half = {
  readonly question: string;
  /** The subject of both halves, which the words of each half may leave out. */
  readonly subject: string;
  /** What only this half asks for. */
  readonly own: string;
  /**
   * `clause` is complete by itself, `rest` is a later clause that may not be ("and why did it fall?"), `thing` is one
   * of several nouns.
   */
  readonly kind: 'clause' | 'rest' | 'thing';
};

const { halves } = joints;
const any = (words: readonly string[]): string => words.join('|');
/** Most words of the last thing; a longer one is a separate question. Set by hand. */
const MAX_WORDS = 6;

/** Whether a Korean word ends in a consonant, and so takes 은 instead of 는. */
export const hasFinal = (word: string): boolean => /[\u11a8-\u11c2]$/u.test(word.normalize('NFD'));

const KOREAN_ENDING = new RegExp(`(?:은|는|이|가|을|를)?\\s?(?:${any(halves.ko.closes)})?[?？.]*$`, 'u');
const KOREAN_THINGS = /^(?:(.*)\s)?(\S*[가-힣])(?:와|과|,|\s및|\s그리고)\s+(?:그\s)?(.+)$/u;
/** Joins a final word of one syllable to the word before it: "임직원 수와". */
const ofNumber = ([whole = '', before = '', first = '', last = '']: readonly string[]): readonly string[] => {
  const [, rest = '', owner = ''] = first.length === 1 ? (/^(?:(.*)\s)?(\S+)$/u.exec(before) ?? []) : [];
  return owner === '' ? [whole, before, first, last] : [whole, rest, `${owner} ${first}`, last];
};

const korean = (question: string): Half[] => {
  const bare = question.replace(KOREAN_ENDING, '');
  const [, before = '', first = '', last = ''] = ofNumber(KOREAN_THINGS.exec(bare) ?? []);
  if (first.length < 2 || last === '' || last.split(' ').length > MAX_WORDS) return [];
  // "A, B와 C": the noun before the comma is a thing too.
  const [, rest = before, third] = /^(?:(.*)\s)?(\S+),$/u.exec(before) ?? [];
  const things = [...(third ? [third] : []), first, last];
  return things.map((own) => ({
    question: `${rest} ${own}${hasFinal(own) ? '은' : '는'}?`.trim(),
    subject: rest,
    own,
    kind: 'thing',
  }));
};

const JAPANESE_ENDING = new RegExp(`(?:は|を)?(?:${any(halves.ja.closes)})?[?？。]*$`, 'u');
const JAPANESE_THINGS =
  /^(.*?)([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:と|及び|および|、)([^はがをと、]*[\p{Script=Han}\p{Script=Katakana}ー]{2,})$/u;
const japanese = (question: string): Half[] => {
  const bare = question.replace(JAPANESE_ENDING, '');
  const [, subject = '', first = '', last = ''] = JAPANESE_THINGS.exec(bare) ?? [];
  if (first === '') return [];
  return [first, last].map((own) => ({ question: `${subject}${own}は?`, subject, own, kind: 'thing' }));
};

const ENGLISH = /^(what (?:is|was|are|were) (?:the )?)(.+?)(,? and (?:the |its )?)([^,]+?)( (?:of|for|in) .+?)?\?*$/iu;
const english = (question: string): Half[] => {
  const [, opens = '', first = '', , last = '', subject = ''] = ENGLISH.exec(question) ?? [];
  if (first === '' || last.split(' ').length > MAX_WORDS || /\b(?:and|who|what|when|why|how|which)\b/iu.test(last))
    return [];
  return [first, last].map((own) => ({ question: `${opens}${own}${subject}?`, subject, own, kind: 'thing' }));
};

/** The first clause ends with a question word, and the second has a topic and a question word. */
const KOREAN_CLAUSES = new RegExp(
  `^(.*?(?:${any([...joints.ko.asks, ...halves.ko.asks])}).*?(?:고|며|나요|하며))[,]?\\s+(.+?(?:은|는|을|를)?\\s?.*(?:${any([...joints.ko.asks, ...halves.ko.asks, ...halves.ko.ends])}).*)$`,
  'u',
);
const JAPANESE_CLAUSES = /^(.*(?:いくら|誰|いつ|どこ|何\S{0,2})(?:の(?:予定|見込み?|計画))?で)、(.+か[?？]?)$/u;
const ENGLISH_CLAUSES =
  /^((?:who|what|when|where|which|why|how|does|did|is|was|are|can|may|will)\b.+?),? and ((?:by |for |from |on |under |at |since |until |to |in |with )?(?:who|what|when|where|which|why|how|does|did|is|was|are|can|may|will)\b.+)$/iu;

/** Requires a word end behind a Korean particle: 대표이사 does not contain the particle 이. */
const TOPIC =
  /^(.*?[가-힣\p{Script=Han}\p{Script=Katakana}ー\w])(?:(?:은|는|이|가|의)(?=\s)|(?:は|が|の)(?=[\s\p{L}]))/u;
/** The ending that joins a question word to the next clause: 누구이고, いくらで. */
const CONNECTIVE =
  /(?<=누구|얼마|무엇|어디|언제|까지|며칠)(?:이)?(?:고|며)$|(?<=いくら|誰|いつ|どこ|何\S{0,2})(?:の(?:予定|見込み?|計画))?で$/u;
const clauses = (question: string): Half[] => {
  const found = [KOREAN_CLAUSES, JAPANESE_CLAUSES, ENGLISH_CLAUSES].map((one) => one.exec(question)).find(Boolean);
  const [, first = '', last = ''] = found ?? [];
  if (first === '' || last === '') return [];
  const subject = TOPIC.exec(first)?.[1] ?? '';
  return [
    { question: `${first.replace(CONNECTIVE, '')}?`, subject: '', own: first.replace(CONNECTIVE, ''), kind: 'clause' },
    { question: last, subject, own: last, kind: 'rest' },
  ];
};

const { ko, ja, en } = joints.doubled;
/** Two adjacent question words with one predicate: "언제 어디서 열리나", "when and where". */
const DOUBLED = [
  new RegExp(`^(.*?)(${any(ko)})[,과와]?\\s+(?:그리고\\s)?(${any(ko)})(?![가-힣])(.*)$`, 'u'),
  new RegExp(`^(.*?)(${any(ja)})[、,と]?(${any(ja)})(.*)$`, 'u'),
  new RegExp(`^(.*?)\\b(${any(en)})(?:,? and | )(${any(en)})\\b(.*)$`, 'iu'),
];
const doubled = (question: string): Half[] => {
  const [, before = '', first = '', second = '', behind = ''] =
    DOUBLED.map((one) => one.exec(question)).find(Boolean) ?? [];
  if (first === '') return [];
  return [first, second].map((own) => {
    const half = `${before}${own}${behind}`;
    return { question: half, subject: '', own: half, kind: 'clause' };
  });
};

const differsIn = compile(contrast.asks);
const comparesIn = compile(contrast.compares);
/** Whether the question compares two years or companies: one answer covers both. */
const isOfBoth = (question: string): boolean =>
  differsIn(question).length + comparesIn(question).length > 0 || /\bbetween\b|사이|間の/iu.test(question);
/** Whether the part ends in an incomplete verb, which names nothing: 지배구조는 어떠한. */
const endsInVerb = (own: string): boolean => /(?:은|는|이|가)\s[가-힣]+$/u.test(own);
const isThing = ({ own, kind }: Half): boolean =>
  !/\d/u.test(own) && /\p{L}/u.test(own) && !(kind === 'thing' && endsInVerb(own));

/** Whether both things belong to one topic, which one section answers: 이사회와 지배구조. */
const isOneTopic = (things: readonly Half[]): boolean => {
  const [first, ...others] = things.map(({ own }) => findTopic(own)?.id);
  return first !== undefined && others.every((id) => id === first);
};

/** The halves of a question; empty if it asks for one thing. */
export const joinedHalves = (question: string): readonly Half[] => {
  const plain = question.normalize('NFKC').trim();
  if (isOfBoth(plain)) return [];
  const twice = doubled(plain);
  if (twice.length > 0) return twice;
  const apart = clauses(plain);
  if (apart.length > 0) return apart;
  const read = /[가-힣]/u.test(plain) ? korean : /[\u3041-\u30ff]/u.test(plain) ? japanese : english;
  const things = read(plain);
  return things.every(isThing) && !isOneTopic(things) ? things : [];
};
