// The words that an answer in prose must speak of, in the form in which a text may hold them.
import formWords from '#shared/language/lexicon/form-words.json' with { type: 'json' };
import { wordsOf } from '#shared/language/lexicon/lexicon.ts';
import { findQualifiers } from './find-qualifiers.ts';

/** Words that ask for an answer of some form and say nothing of its content. */
const FILLERS = new Set(wordsOf(formWords));
const ASKS =
  /^(?:언제|누가|누구|누구인가요|무엇|어디|얼마|어느|왜|몇|명|개|명인가|명인가요|개인가요|있나요|있습니까|있어|없나요|되나요|하나요|인가요|뭐야|뭔가요|누구야|누구인지|알려|정리|요약)/u;
/** What a figure did is said in many words; its name is what a text must hold. */
const MOVES =
  /^(?:늘어|늘었|증가|줄어|줄었|감소|오른|올랐|오르|내린|내렸|떨어|하락|상승|개선|악화|변동|변화|increas|decreas|reduc|grow|grew|rose|rise|fell|fall|declin|chang|drop|増|減|伸び)/u;
const VERB_ENDING =
  /(?:되었|하였|됐|했|되|하|될|할|됩|합|된|한|인|이)?(?:나요|니까|는가요?|는지|은지|던가요|까요|어요|아요|을까|을지|지요|죠|가요|해줘|해)$/u;

const korean = (word: string): string => {
  const stem = word.replace(VERB_ENDING, '');
  return stem.length >= 2 ? stem : word;
};

/** 満了しますか is about 満了. */
const japanese = (word: string): string => word.replace(/(?<=[\p{Script=Han}ァ-ヺー])[\u3041-\u309f]+$/u, '');

const plain = (word: string): string =>
  /[가-힣]/.test(word) ? korean(word) : /[\u3041-\u30ff\u4e00-\u9fff]/.test(word) ? japanese(word) : word;

export const contentWords = (question: string, names: readonly string[]): string[] => [
  ...new Set(
    findQualifiers(question, names)
      .filter((word) => !ASKS.test(word) && !MOVES.test(word))
      .map(plain)
      .filter((word) => word.length > 1 && !FILLERS.has(word)),
  ),
];
