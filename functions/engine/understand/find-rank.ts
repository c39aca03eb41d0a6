// Which of several is highest or lowest: how questions ask for it.
export type Rank = {
  readonly way: 'highest' | 'lowest';
  /** Of how it moved, not of how large it is: "grew fastest", "performed worst". */
  readonly isOfChange: boolean;
};

const GROUP =
  'segments?|regions?|countr(?:y|ies)|products?|categor(?:y|ies)|divisions?|business(?:es)?(?: units?)?|markets?|brands?|channels?|nominees?|director|customers?|items?|geograph(?:y|ies|ic)|types?|subsidiar(?:y|ies)';
const HIGH =
  /\b(?:highest|largest|biggest|greatest|most|best|top|fastest|strongest)\b|가장\s?(?:\S{1,8}[이가]\s)?(?:큰|크|많|높|잘|빠)|최대|최고|제일\s?(?:큰|많|높)|最大|最も(?:.{1,8}[がの])?(?:大き|多|高)|一番(?:大き|多|高)/iu;
const LOW =
  /\b(?:lowest|smallest|least|fewest|worst|weakest|slowest)\b|가장\s?(?:\S{1,8}[이가]\s)?(?:작|적|낮|부진|나쁜|느)|최소|최저|最小|最低|最も(?:.{1,8}[がの])?(?:小さ|少な|低)|一番(?:小さ|少な|低)/iu;
const ASKS = new RegExp(
  `\\b(?:which|what)\\b.{0,60}\\b(?:${GROUP})\\b|(?:부문|지역|제품|품목|사업부?|국가|브랜드|채널|후보|고객|항목|세그먼트)(?:[은는이가]|\\s?(?:어디|무엇|어느))|(?:어느|어떤)\\s?(?:부문|지역|제품|품목|사업|국가|브랜드|채널|회사)|(?:どの|何の|最[大小も].{0,20}は)|(?:セグメント|地域|製品|事業|部門)は`,
  'iu',
);
const GROUP_WORD = new RegExp(
  `^(?:${GROUP}|부문|지역|제품|품목|국가|セグメント|地域|製品|region\\w*|categor\\w*|countr\\w*|contribut\\w*)$`,
  'iu',
);
/** What the members are called together, as a term of the question. */
export const isGroupWord = (word: string): boolean => GROUP_WORD.test(word) || HIGH.test(word) || LOW.test(word);

const CHANGE =
  /\b(?:grew|grow(?:th|ing)?|increased?|declin\w*|decreas\w*|perform\w*|fell|drop\w*|improv\w*)\b|성장|증가|감소|실적|부진|늘|줄|伸び|成長|増加|減少/iu;

export const findRank = (question: string): Rank | undefined => {
  const plain = question.normalize('NFKC');
  if (!ASKS.test(plain)) return undefined;
  const isLow = LOW.test(plain);
  if (!isLow && !HIGH.test(plain)) return undefined;
  return { way: isLow ? 'lowest' : 'highest', isOfChange: CHANGE.test(plain) };
};
