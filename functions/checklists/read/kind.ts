// Decides whether a text asks a question or for a document, and by which of its words.
import requests from '../words/requests.json' with { type: 'json' };

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
/** The text without its numbering and a final bracket. */
const core = (text: string): string =>
  plain(text)
    .replace(/^[\s\dA-Za-z.)\-(]*(?<=[.)])\s+/, '')
    .replace(/\s*[([（［].*?[)\]）］]\s*$/u, '')
    .replace(/[\s.。,、:;]+$/u, '');

/** "보험에 들었습니까 (insured?)" is a question too. */
const MARKED = /[?？]\s*["”’'」)\]）］]*\s*$/u;
const ASKS =
  /(?:습니까|니까|는가|은가|인가|한가|나요|까요|는지|은지|인지)[.?]?\s*$|(?:(?<![ほな]|わず)か|(?<=[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}])は(?=[。.?])|(?:ご?説明|ご?教示|ご?回答|お?知らせ|教えて|説明して|回答して)(?:ください|下さい|願います))[。.?]?\s*$/u;
/** "…을 기재하여 주십시오", "설명해 주세요": answered in words, not with a document. */
const TELLS_KO =
  /(?:[을를]\s?(?:\S{1,5}\s)?(?:기재|명시|제시)(?:하여|해)|(?:설명|기술|서술|답변)(?:하여|해)|알려|밝혀)\s?주(?:십시오|세요|시기\s?바랍니다)[.]?\s*$|(?:설명|기술|서술|기재|제시)하시오[.]?\s*$/u;
/** "If yes, please give details" is a question too. */
const ASKS_FIRST =
  /^(?:if (?:[^,]{1,60},|yes|no|so|not|any|applicable) )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|what|which|who|whom|whose|when|where|why|how|describe|explain|list|state|specify|identify|indicate|verify|confirm|please)\b/;
const POLITE = /^(?:please|kindly) /;
const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
/** "제출하여 주시기", "공유 부탁", "ご提示", "送付してください": phrases that ask for something to be handed over. */
export const HANDED_OVER: string = [
  `${oneOf(requests.polite)}${oneOf(requests.hands)}`,
  `${oneOf(requests.hands)}(?:을|를)?\\s*${oneOf(requests.wishes)}`,
  ...requests.sends,
].join('|');
const HANDS_OVER = new RegExp(HANDED_OVER, 'u');

/** True if the words ask for an action; the name of a document is not enough. */
const asksForIt = (text: string): boolean => {
  const bare = core(text).replace(POLITE, '');
  return requests.begins.some((word) => bare.startsWith(`${word} `)) || HANDS_OVER.test(plain(text));
};

/** A verb or a question mark is required: the bare name of a document may be a heading. */
export const asksInWords = (text: string): boolean =>
  MARKED.test(plain(text)) ||
  ASKS.test(plain(text)) ||
  TELLS_KO.test(plain(text)) ||
  ASKS_FIRST.test(core(text)) ||
  asksForIt(text);

export const asks = (text: string): boolean => asksInWords(text) || isRequest(text);

/** Qualifiers after the thing: "of the last five years", "for each site", "2022 to 2024". */
const OF =
  / (?:of|for|from|in|over|under|on|with|by|to|as|at|between|relating|regarding|including|containing|concerning|covering|exceeding|above|since|down|needed|required|showing|naming|describing|detailing|evidencing|approving|through|agreed|tied|signed|used|prepared|issued|held|dated|granted|given|executed|kept|maintained|(?:fy|cy)\s?\d{2,4}|\d{4}) .*$/;
/** A statement, which asks for nothing. */
const SUBJECT = /^(?:we|there|our|staff|the (?:company|organi[sz]ation|vendor|supplier|application|system)) /;
const DOCUMENTS = new Set(requests.documents);
export const isDocumentNoun = (word: string): boolean => DOCUMENTS.has(word);
const YEAR = / (?:fy|cy)?\s?\d{2,4}(?:\s?[-–/]\s?(?:fy|cy|ytd)?\d{2,4})?$/;

const endsWithOneOf = (bare: string, words: readonly string[]): boolean => words.some((word) => bare.endsWith(word));

/** "Terms of reference of the board": a name that contains a preposition. */
const PHRASE = new RegExp(`\\b${oneOf(requests.phrases)}\\b`, 'g');
/** "Quality of earnings report". */
const KIND_OF = new RegExp(
  ` of (?!(?:the|an?|any|all|each|every|your|its|our) )[a-z-]+ (${requests.kindsOf.join('|')})\\b`,
);
/** "Cash flows of each deal in Excel": the format is removed. */
const IN_FORMAT = new RegExp(` (?:in|as)(?: an?)? ${oneOf(requests.formats)}$`);

/** An English phrase without a verb that names documents: "employment agreements of executives". */
const namesDocuments = (bare: string): boolean =>
  !ASKS_FIRST.test(bare) &&
  !SUBJECT.test(bare) &&
  !endsWithOneOf(bare, requests.documentsBut) &&
  (IN_FORMAT.test(bare) ||
    bare
      .replace(PHRASE, 'document')
      .replace(KIND_OF, ' $1')
      .replace(OF, '')
      .split(/[,:]| and | or | & /)
      .some((thing) => DOCUMENTS.has(thing.trim().replace(YEAR, '').split(' ').at(-1) ?? '')));

/** "세무조정계산서 3개년", "決算書 直近3期分". */
const SPAN = /[\s(]*(?:최근|직전|直近|過去)?\s?\d{1,2}\s?(?:개?년|개월|분기|期|年|か月|ヶ月)(?:간|도|분|치|間|分)*$/u;
const endsWithDocument = (phrase: string): boolean => {
  const bare = phrase.replace(SPAN, '');
  return endsWithOneOf(bare, requests.ends) && !endsWithOneOf(bare, requests.endsBut);
};

const MAX_PHRASE_LENGTH = 40;
/** "보고서와 평가 결과": a short phrase of several things, one of them a document; sentences are excluded. */
const joinsDocument = (bare: string): boolean =>
  bare.length <= MAX_PHRASE_LENGTH &&
  !endsWithOneOf(bare, requests.notAfterJoin) &&
  requests.joins.some((join) =>
    bare
      .split(join)
      .slice(0, -1)
      .some((thing) => endsWithDocument(thing.trim())),
  );

/** "State the licences and their terms" asks for words, whatever documents it names. */
const asksForWords = (text: string): boolean => requests.tells.some((word) => plain(text).includes(word));

export const isRequest = (text: string): boolean => {
  const bare = core(text);
  if (MARKED.test(plain(text)) || asksForWords(text)) return false;
  return asksForIt(text) || endsWithDocument(bare) || joinsDocument(bare) || namesDocuments(bare);
};

const holds = (head: string, words: readonly string[]): boolean =>
  words.some((word) => (/^[a-z ]+$/.test(word) ? new RegExp(`\\b${word}\\b`).test(head) : head.includes(word)));
export const isQuestionHead = (head: string): boolean => holds(plain(head), requests.headsBut);
/** "Documents requested", "요청자료": the rows below ask for documents. */
export const isDocumentHead = (head: string): boolean => holds(plain(head), requests.heads) && !isQuestionHead(head);

const SAYS = / (?:is|are|was|were|has|have|had|shall|must|will|should|can|may) |다[.]?$|(?:る|た|す|い)[。.]?$/u;
/** "No vessel is under arrest": a sentence, though it may be a question. */
export const says = (text: string): boolean => SAYS.test(plain(text)) || SUBJECT.test(core(text));
const has = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

/** Signs from the words of a row, each 1 if it holds. */
export const wordSigns = (text: string) => {
  const all = plain(text);
  const bare = core(text);
  const signs = {
    marked: MARKED.test(all),
    asked: MARKED.test(all) || ASKS.test(all),
    tells: TELLS_KO.test(all) || asksForWords(text),
    asksFirst: ASKS_FIRST.test(bare),
    wants: asksForIt(text),
    document: endsWithDocument(bare) || namesDocuments(bare),
    joined: joinsDocument(bare),
    states: endsWithOneOf(bare, requests.states),
    explained: requests.explainedFirst.some((word) => bare.startsWith(`${word} `)),
    says: says(text),
    period: has(all, requests.periods) || YEAR.test(all),
    split: has(all, requests.splits),
    long: bare.length > MAX_PHRASE_LENGTH,
    bare: !asksInWords(text),
  };
  return Object.fromEntries(Object.entries(signs).map(([name, is]) => [name, Number(is)]));
};
