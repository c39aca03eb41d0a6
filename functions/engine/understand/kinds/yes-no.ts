// Detects yes/no questions, and whether one about a result asks for a profit or a loss.
import { type Direction, movesIn } from '#shared/language/lexicon/direction.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import negation from '#shared/language/lexicon/negation.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/yes-no-questions.json' with { type: 'json' };

const { opens, before, endings } = lexicon;
const othersIn = compile(lexicon.others);
const negationsIn = compile(negation);
const lossIn = compile(lexicon.loss);
const profitIn = compile(lexicon.profit);
const existenceIn = compile(lexicon.existence);

const OPENS = new RegExp(`^(?:(?:${before.join('|')})[, ]+)*(?:${opens.join('|')})\\b`, 'iu');
const KOREAN = new RegExp(`[가-힣]\\s?(?:${endings.ko.join('|')})$`, 'u');
const INFORMAL_ENDING = new RegExp(`(?:${endings.spoken.join('|')})$`, 'u');
/** A Korean past tense asks even without a question mark: 했어, 늘었어. */
const PAST = /\u11bb(?:\u110b\u1165|\u1102\u1175|\u1102\u1161|\u1102\u1163)$/u;
const JAPANESE = new RegExp(`[\\p{Script=Han}\\u3041-\\u30ff](?:${endings.ja.join('|')})$`, 'u');

const isKorean = (bare: string, isMarked: boolean): boolean =>
  isMarked ? KOREAN.test(bare) : INFORMAL_ENDING.test(bare) || PAST.test(bare.normalize('NFD'));

/**
 * False for negative questions: yes and no mean the opposite in some languages, so only their evidence answers them.
 */
export const asksYesNo = (question: string): boolean => {
  const plain = question.normalize('NFKC').trim();
  const bare = plain.replace(/[\s?!.。]+$/u, '');
  const isMarked = /[?]\s*$/u.test(plain);
  if (othersIn(plain).length > 0 || negationsIn(plain).length > 0) return false;
  if (/[가-힣]$/u.test(bare)) return isKorean(bare, isMarked);
  if (/[\p{Script=Han}\u3041-\u30ff]$/u.test(bare)) return bare.endsWith('か') || (isMarked && JAPANESE.test(bare));
  return OPENS.test(plain);
};

export type Side = 'profit' | 'loss';
/** `undefined` also if the question names both. */
export const sideOf = (question: string): Side | undefined => {
  const plain = question.normalize('NFKC');
  const [isLoss, isProfit] = [lossIn(plain).length > 0, profitIn(plain).length > 0];
  return isLoss === isProfit ? undefined : isLoss ? 'loss' : 'profit';
};

/** The words of the side with their endings: 흑자야. */
export const sidePlaces = (question: string): readonly Place[] => {
  const plain = question.normalize('NFKC');
  return [...lossIn(plain), ...profitIn(plain)].map(({ start, end }) => ({
    start,
    end: end + (/^[가-힣ぁ-ん]+/u.exec(plain.slice(end))?.[0].length ?? 0),
  }));
};

export const asksExistence = (question: string): boolean => existenceIn(question.normalize('NFKC')).length > 0;

/** The direction that a yes/no question asks about, if it names exactly one. */
export const requestedMove = (question: string): Direction | undefined => {
  const plain = question.normalize('NFKC');
  const ways = new Set(movesIn(plain).map(({ way }) => way));
  return ways.size === 1 && asksYesNo(plain) ? [...ways][0] : undefined;
};
