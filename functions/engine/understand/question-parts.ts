// Splits a question that asks several things into separate questions, in the order asked.
import joints from '#shared/language/lexicon/question-joints.json' with { type: 'json' };
import { hasFinal, joinedHalves } from './joined-halves.ts';
import { joinedParts } from './joined-parts.ts';
import { plan } from './plan.ts';
import { stripInstructions } from './strip-instructions.ts';
import { contentWords } from './words/content-words.ts';
import { asksWhy, isRequest } from './words/question-words.ts';
import { endsInRequest } from './words/request-endings.ts';

/** About the number of requests in one paragraph; a question with more is not split. Set by hand. */
const MAX_PARTS = 10;
/** Most words of a half without a subject, counted with and without its topic. Set by hand. */
const MAX_OF_HALF = 2;
/** From this many question marks on, the parts are a list, whatever they contain: "revenue? CEO? plans?" */
const MIN_LISTED = 3;
const { en, ko, ja } = joints;
const BEGINS = `(?:${en.begins.join('|')})\\b`;
const loose = (words: readonly string[]): string => words.map((word) => word.replace(/ /g, '\\s?')).join('|');
const QUESTION_WORDS = loose([...ko.asks, ...ja.asks]);
/**
 * Splits behind a question mark or a question word with its connective (얼마이고, いくらで、); at a comma or "and" only if a
 * question follows.
 */
const BETWEEN = new RegExp(
  [
    '(?<=[?？])\\s*(?=\\S)',
    '(?<=(?:ですか|ますか|ませんか|나요|니까|까요|가요)[。.])\\s*(?=\\S)',
    `[,;]\\s*(?:(?:${en.joints.join('|')})\\s+)?(?=${BEGINS})`,
    `\\s+(?:${en.joints.join('|')})\\s+(?=${BEGINS})`,
    `(?<=${loose(ko.asks)})(?:${ko.goesOn.join('|')})[,、]?\\s+`,
    `(?<=${loose(ja.asks)})(?:${ja.goesOn.join('|')})\\s*`,
    `[,，、]?\\s*(?:${[...ko.joints, ...ja.joints].join('|')})[,、]?\\s*`,
  ].join('|'),
  'iu',
);
const REFERS_BACK = new RegExp(
  `\\b(?:${en.refersBack.join('|')})\\b|${[...ko.refersBack, ...ja.refersBack].join('|')}`,
  'iu',
);

const ENDS_SO = new RegExp(`(?:${QUESTION_WORDS})(?:입니까|인가요?|일까요?|ですか)?$`, 'u');
/** A part that sets the time or place of the next question: "At the annual meeting, what was decided". */
const IS_SETTING = new RegExp(`^(?:${en.settings.join('|')})\\b`, 'iu');
const BEGINS_SO = new RegExp(`^${BEGINS}`, 'iu');
/** Whether a part asks something, unlike a definition or an instruction. */
const isAsking = (part: string): boolean =>
  /[?？か]$/u.test(part) ||
  ENDS_SO.test(part) ||
  BEGINS_SO.test(part) ||
  endsInRequest(part) ||
  part.split(/\s+/).slice(-1).some(isRequest);

/** A part measured against a figure of the part before: "Against sales, what percent is it?" */
const IS_MEASURED =
  /^[가-힣]+\s?대비(?=\s(?:몇|얼마))|^[\u4e00-\u9fff]+(?:対比|比|に対する)|^(?:and )?(?:what|how much) (?:percent|percentage|share|part) of \w+ (?:is|was|were|are) (?:it|that|this)\b/iu;

/** Whether a part names its own subject and does not depend on the part before. */
const isOwnQuestion = (part: string): boolean => {
  if (IS_MEASURED.test(part) || IS_SETTING.test(part) || REFERS_BACK.test(part) || asksWhy(part) || !isAsking(part))
    return false;
  const { metrics, topic, ratios, wanted, words, position } = plan({ query: part, history: [], sources: [], now: 0 });
  const isNamed = metrics.length + ratios.length > 0 || topic !== undefined || position !== undefined;
  if (BEGINS_SO.test(part) && words.length > 0) return true;
  return isNamed || (wanted !== undefined && words.length > 0);
};

const figuresIn = (part: string): string => {
  const { metrics, ratios } = plan({ query: part, history: [], sources: [], now: 0 });
  return [...metrics, ...ratios].map(({ id }) => id).join(' ');
};

/** Completes a multiple with the figure of the first part: "Net debt, and how many times EBITDA?" */
const MEASURED_KO = /^(\S+\s?대비)\s+(?=몇|얼마)/u;
const withMeasured = (parts: readonly string[]): readonly string[] => {
  const [first = '', second = '', ...others] = parts;
  const [subject = ''] = /^\S.*?(?:은|는)(?=\s)/u.exec(first) ?? [];
  const words = subject.split(' ');
  const named = words.map((_, n) => words.slice(n).join(' ')).findLast((end) => figuresIn(end) === figuresIn(subject));
  if (others.length > 0 || !named || figuresIn(named) === '' || !MEASURED_KO.test(second)) return parts;
  return [first, subject.slice(0, -named.length) + second.replace(MEASURED_KO, `$1 ${named} `)];
};

const BEGINS_BARE = new RegExp(`^(?:${QUESTION_WORDS})`, 'u');
/** A pronoun for the subject of the first part: "Who is the CEO", "when was she appointed". */
const PRONOUN = /\b(?:he|she|it|they)\b/iu;
const SUBJECT_EN = /^(?:who|what|which) (?:is|are|was|were) ((?:the|its|their|our) [^?]+)/iu;
const SUBJECT = /^(\S.*?)(?:[은는이가](?=\s)|[はが])/u;

/** Asks whether the subject of the part before has any: 손상이 있었나, 減損はありましたか. */
const ASKS_WHETHER =
  /^(\S{2,6}?)(?:이|가|은|는|도)\s(있었나요?|있나요?|있었어|있어|있습니까|있었습니까|없었나요?|없나요?)[?？]?$|^([^はがも]{2,6})(?:は|が|も)(あります(?:か)?|ありましたか|ある(?:か|の)?|あったか)[?？]?$/u;
const ofSubject = (subject: string, second: string): string | undefined => {
  const [, ko, koAsks, ja, jaAsks] = ASKS_WHETHER.exec(second) ?? [];
  if (ko) return `${subject} ${ko}${hasFinal(ko) ? '이' : '가'} ${koAsks}?`;
  return ja ? `${subject}の${ja}は${jaAsks}?` : undefined;
};

/** Gives a second half without a subject that of the first: 누구고 언제 선임됐어. */
const withSubject = (parts: readonly string[]): readonly string[] => {
  const [first = '', second = '', ...others] = parts;
  const [, english] = SUBJECT_EN.exec(first) ?? [];
  if (others.length > 0 || second === '') return parts;
  if (english) return [first, second.replace(PRONOUN, english)];
  const [, subject] = SUBJECT.exec(first) ?? [];
  const whether = subject ? ofSubject(subject, second) : undefined;
  if (whether) return [first, whether];
  if (!subject || !BEGINS_BARE.test(second)) return parts;
  return [
    first,
    /[가-힣]/u.test(subject) ? `${subject}${hasFinal(subject) ? '은' : '는'} ${second}` : `${subject}は${second}`,
  ];
};

const namesFigure = (part: string): boolean => figuresIn(part) !== '';

/** Whether the second half is about the subject of the first, since it names only what it asks for: 누구이고 지분율은. */
const isOfSubject = ([first = '', second = '', ...others]: readonly string[]): boolean => {
  if (others.length > 0 || second === '' || namesFigure(first) || namesFigure(second)) return false;
  const { words, entities, position } = plan({ query: second, history: [], sources: [], now: 0 });
  const isBare = entities.length === 0 && position === undefined;
  return isBare && words.length + contentWords(second, []).length <= MAX_OF_HALF;
};

const isListed = (parts: readonly string[]): boolean =>
  parts.length >= MIN_LISTED &&
  parts.every((part) => /[?？]$/u.test(part) && /\p{L}/u.test(part) && !REFERS_BACK.test(part) && !asksWhy(part));

/** The parts; the question itself if it asks one thing, or too many to split. */
export const questionParts = (query: string): readonly string[] => {
  const { question } = stripInstructions(query);
  const split = question.split(BETWEEN).map((part) => part.trim());
  const parts = withSubject(withMeasured(split.filter((part) => part !== '')));
  const isApart =
    parts.length > 1 &&
    !(isOfSubject(parts) && joinedHalves(question).length > 0) &&
    parts.length <= MAX_PARTS &&
    (isListed(parts) || parts.every((part, n) => (n === 0 ? isOwnQuestion(`${part}?`) : isOwnQuestion(part))));
  const all = (isApart ? parts : [question]).flatMap(joinedParts);
  return all.length > 1 && all.length <= MAX_PARTS ? all : isApart ? parts : [query];
};
