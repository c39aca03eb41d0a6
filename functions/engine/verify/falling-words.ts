// Detects sentences about a loss, a payment or a decrease, whose figures are often printed with a sign.

/** What is lost or paid is often printed in brackets or with a minus, and stated without. */
const FALLING =
  /\b(?:loss|losses|deficit|decreas|declin|fell|fall|drop|reduc|lower|outflow|used|paid|pay|expen|negative|purchas|repurchas|acqui|repay|spen[dt]|capex|dividend|cost|tax)\w*|손실|적자|감소|하락|줄|유출|지급|비용|차감|부의|취득|상환|지출|납부|매입|설비투자|시설투자|배당|원가|損失|赤字|減|下落|支払|支出|費用|取得|購入|設備投資|返済|配当|原価|マイナス/i;

/** What is paid or lost and stands in the very name of a profit says nothing of its sign: profit before tax. */
const IN_A_NAME =
  /(?:before|after|pre-?|post-?)\s?(?:income\s)?tax(?:es|ation)?|(?:profit|income|earnings)\s?\(loss(?:es)?\)|법인세\s?(?:비용)?\s?차감\s?전|이익\s?\(손실\)|税引[前後]|利益又は損失/giu;
export const speaksOfFalling = (text: string): boolean => FALLING.test(text.replace(IN_A_NAME, ' '));
