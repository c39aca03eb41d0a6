// Formats list numbers as Word does: 1, a, iv, 가, ①, 一.

const alphabetic =
  (alphabet: string) =>
  (value: number): string => {
    const all = [...alphabet];
    return (all[(value - 1) % all.length] ?? '').repeat(Math.min(10, Math.ceil(value / all.length)));
  };

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

const roman = (value: number): string => {
  let rest = Math.min(value, 4_999);
  let text = '';
  for (const [worth, sign] of ROMAN) for (; rest >= worth; rest -= worth) text += sign;
  return text;
};

const LATIN = alphabetic('abcdefghijklmnopqrstuvwxyz');
const HAN = [...'〇一二三四五六七八九'];

const han = (value: number): string => {
  if (value >= 100) return [...String(value)].map((digit) => HAN[Number(digit)] ?? '').join('');
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? HAN[tens] : ''}${tens > 0 ? '十' : ''}${value % 10 > 0 ? HAN[value % 10] : ''}`;
};

const FORMS: Readonly<Record<string, (value: number) => string>> = {
  decimalZero: (value) => String(value).padStart(2, '0'),
  lowerLetter: LATIN,
  upperLetter: (value) => LATIN(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  ganada: alphabetic('가나다라마바사아자차카타파하'),
  chosung: alphabetic('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'),
  aiueo: alphabetic('アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン'),
  aiueoFullWidth: alphabetic(
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  ),
  decimalEnclosedCircle: (value) => (value <= 20 ? String.fromCharCode(0x245f + value) : `(${value})`),
  japaneseCounting: han,
  koreanCounting: han,
  chineseCounting: han,
  ideographDigital: han,
};

/** `undefined` for a bullet, which has no number. */
export const numberForm = (value: number, form: string): string | undefined => {
  if (form === 'bullet' || form === 'none') return undefined;
  return value > 0 ? (FORMS[form] ?? String)(value) : String(value);
};
