// Endings of Korean and Japanese verbs: what a question says of its subject, and what is left without them.
const KOREAN =
  /(?:되었|하였|됐|했|되|하|될|할|됩|합|된|한|인|이)?(?:나요|니까|는가요?|는지|은지|던가요|까요|어요|아요|을까|을지|지요|죠|가요|해줘|해)$/u;
/** 満了しますか is about 満了. */
const JAPANESE = /(?<=[\p{Script=Han}ァ-ヺー])[\u3041-\u309f]+$/u;
const QUESTION_ENDING = /(?:나요|니까|는가요?|까요|어요|아요|을까|지요|죠)$/u;

/** 좋아졌나요, 늘었습니까: it asks, and nobody is called so. */
export const isInflected = (word: string): boolean => QUESTION_ENDING.test(word);

const korean = (word: string): string => {
  const stem = word.replace(KOREAN, '');
  return stem.length >= 2 ? stem : word;
};

export const stemOf = (word: string): string => {
  if (/[가-힣]/.test(word)) return korean(word);
  return /[\u3041-\u30ff\u4e00-\u9fff]/.test(word) ? word.replace(JAPANESE, '') : word;
};
