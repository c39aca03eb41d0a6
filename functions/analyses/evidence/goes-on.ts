// Recognizes a sentence that continues the one before it: without a subject of its own, or with a connective.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Language } from '#shared/model/enums.ts';

/** A Korean or Japanese subject has a particle; English uses `it` or `they` for a subject named before. */
const HAS_SUBJECT: Readonly<Record<Language, RegExp>> = {
  ko: /[가-힣A-Za-z0-9)%]+(?:은|는|이|가|도|께서|부터|마다)[\s,]/u,
  ja: /[はがも]/u,
  en: /^(?!(?:it|they|this|these|those|its|their|both|neither)\b)(?!(?:in|on|by|since|from|during|after) [^,]{2,30}?,? (?:it|they)\b)/iu,
};

/** The speaker is named before the speech. */
const SPEAKER = /^[\p{L}][^:：]{0,24}(?:[:：]\s|：|(?<=\p{Script=Han}):)/u;
/** `It is not settled whether`: the pronoun refers to what follows. */
const REFERS_AHEAD =
  /^it (?:is|was|remains) (?:not |still |now )?(?:yet )?(?:settled|clear|unclear|expected|likely|possible|planned|estimated|agreed|known|certain|uncertain|open|decided) (?:whether|that|how|when|if|to)\b/iu;
/** `発行済株式総数 60,000株`: the name of a figure is its subject. */
const NAMED_FIGURE = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー・]{3,}[ \u3000][△▲-]?\d/u;
const namesNoSubject = (text: string): boolean =>
  !SPEAKER.test(text) &&
  !NAMED_FIGURE.test(text) &&
  !HAS_SUBJECT[languageOf(text)].test(text) &&
  !REFERS_AHEAD.test(text);
/** A sentence with the reason for the one before it, without naming what it explains: `… is the main reason.` */
const REASON_ALONE: Readonly<Record<Language, RegExp>> = {
  ko: /^(?!.*(?:것은|이유는|원인은|배경은|까닭은)).*(?:주된|주요|가장 큰)\s(?:이유|원인|요인|배경)(?:이다|입니다|이었다|였다|이었습니다|였습니다)[.。]?$/u,
  ja: /^(?!.*(?:のは|理由は|要因は|背景は)).*(?:主な|最大の|主たる)(?:理由|要因|原因)(?:です|である|だ|でした|であった|だった)[.。]?$/u,
  en: /\b(?:is|are|was|were) the (?:main|chief|principal|primary) (?:reasons?|causes?|drivers?)\.?$|^the (?:main|chief|principal|primary) (?:reasons?|causes?|drivers?) (?:is|are|was|were)\b/iu,
};
export const isReasonAlone = (text: string): boolean => REASON_ALONE[languageOf(text)].test(text);

/** `그래서`, `そのため`, `Therefore`: what follows depends on the sentence before. */
const CONNECTS =
  /^(?:그래서|따라서|그러므로|그런데|그러나|하지만|다만|단,|이 경우|이때|이에|그중|이 중|또한?\s|반면|そのため|したがって|ただし|もっとも|しかし|また、|このため|この場合|これに|うち|一方|so|but|and|however|therefore|thus|hence|then|also|otherwise|instead|the (?:first|last|other|former|latter)(?: two| three)? (?:is|are|was|were))(?![\p{Script=Latin}])/iu;

/** True if the sentence continues the one before it. */
export const goesOn = (text: string): boolean => namesNoSubject(text) || CONNECTS.test(text) || isReasonAlone(text);
