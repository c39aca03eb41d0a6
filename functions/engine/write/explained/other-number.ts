// Detects tables on other numbered things than the question names: kilns 1 and 2 instead of 3.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import { blank } from '../../understand/words/blank.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Kiln 3, 제3공장, 第3工場, 3호기: a number in a name, not a count. */
const NUMBER = /(?<=[제第])\d+|(?<=\p{L}[\s-])\d+(?![\d.,%％]|\s?\p{L})|\d+(?=호기?|号)/gu;

export const isOfOtherNumber = (question: string, { columns, rows }: Table, around: string): boolean => {
  const plain = question.normalize('NFKC');
  const numbers = blank(plain, [...periodsIn(plain), ...daysIn(plain)]).match(NUMBER) ?? [];
  const text = [around, ...columns.map(({ label }) => label), ...rows.map(([first]) => first?.text ?? '')].join(' ');
  return numbers.some((number) => !new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u').test(text));
};
