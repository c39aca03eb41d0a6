// Recognizes the statement that no customer is large, which names no buyer and is no weakness.
import type { Want } from './want.ts';

const NONE_LARGE =
  /(?:超える|以上の|占める)(?:顧客|取引先|得意先)は(?:ありません|ない|いない|いません|存在しない)|\bno (?:single |one )?customer (?:accounted|accounts|represented|represents|made up|exceeded|exceeds)\b|(?:넘는|이상인|차지하는) (?:고객|거래처|매출처)(?:은|는|이|가)? ?(?:없|존재하지 않)/iu;

/** Questions on who buys, or on whose share is a weakness. */
const wantsBuyers = ({ elsewhere = [], leastPercent }: Want): boolean =>
  elsewhere.includes('concentration') || leastPercent !== undefined;

export const isNoBuyer = (want: Want, text: string): boolean => wantsBuyers(want) && NONE_LARGE.test(text);
