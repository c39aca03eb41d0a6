// Finds the head noun of a question: "what penalty", "how long is the warranty", 대주주는 누구, 監査役は誰.
import asking from '#shared/language/lexicon/head-questions.json' with { type: 'json' };

const any = (words: readonly string[]): string => words.join('|');
const { ko, ja, en } = asking;

/** The noun before the question word, with its particle. */
const KOREAN = new RegExp(
  `(?<noun>[가-힣A-Za-z\\d]{2,40}?)(?:은|는|이|가|을|를)\\s?(?:총|모두|각각)?\\s?(?:${any(ko)})`,
  'u',
);
const KOREAN_BARE = /(?<noun>[가-힣A-Za-z\d]{2,40}?)(?:은|는)\s*[?？]*$/u;
const JAPANESE = new RegExp(
  `(?<noun>[\\p{Script=Han}\\p{Script=Katakana}ー々A-Za-z\\d]{2,})(?:は|が|を)(?:全部で|合計)?(?:${any(ja)})`,
  'u',
);
const JAPANESE_BARE = /(?<noun>[\p{Script=Han}\p{Script=Katakana}ー々]{2,})は\s*[?？]*$/u;
const ENDS = `(?=\\s+(?:${any(en.ends)})\\b|[?,]|$)`;
const LATIN = [
  new RegExp(
    `\\b(?:${any(en.opens)})\\s+(?:(?:is|are|was|were)\\s+)?(?:(?:${any(en.articles)})\\s+)?(?!(?:${any(en.ends)})\\b)(?<noun>[\\p{L}' -]+?)${ENDS}`,
    'iu',
  ),
];

/** Empty if the question has only a verb: "how quickly must it report". */
export const headNoun = (question: string): string => {
  const plain = question.normalize('NFKC').trim();
  const forms = /[가-힣]/u.test(plain)
    ? [KOREAN, KOREAN_BARE]
    : /[\u3041-\u30ff]/u.test(plain)
      ? [JAPANESE, JAPANESE_BARE]
      : LATIN;
  for (const form of forms) {
    const noun = form.exec(plain)?.groups?.noun;
    if (noun) return noun;
  }
  return '';
};
