// How the words of a concept are found in a text: case, spaces, gaps, and endings.
import { describe, expect, it } from 'vitest';
import { compile } from '#shared/language/lexicon/lexicon.ts';

const found = (words: string[], text: string, not: string[] = []): string[] =>
  compile({ id: 'test', source: 'made for the test', ko: [], en: words, ja: [], not })(text).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('the words of a concept', () => {
  it.each([
    ['change of control', 'A Change  of\nControl clause', ['Change  of\nControl']],
    ['제일 큰', '제일큰 고객', ['제일큰']],
    ['segment*', 'Which SEGMENTS grew?', ['SEGMENTS']],
    ['most…grown', 'has most clearly grown', ['most clearly grown']],
    ['^how many', 'How many stores?', ['How many']],
    ['^how many', 'And how many stores?', []],
    ['해는$', '이익이 가장 컸던 해는?', ['해는']],
    ['해는$', '해는 길다', []],
    ['FY##', 'in fy24', ['fy24']],
    ['cost', 'accosted', []],
    ['cost', '원가cost😀 and costs', ['cost']],
    ['freight*', 'İzmir freighters', ['freighters']],
    ['freight*', 'freightⅧ', []],
    ['화물 운임*', '화물  운임, 화물운임표', ['화물운임표']],
  ])('finds %s in "%s": %s', (word, text, expected) => {
    expect(found([word], text)).toEqual(expected);
  });

  it('are the longest of those that begin at one place, and do not overlap', () => {
    expect(found(['dry', 'dry dock', 'dock fee'], 'Dry dock fee, dock fee')).toEqual(['Dry dock', 'dock fee']);
  });

  it('leaves out longer words with another meaning', () => {
    expect(found(['period'], 'what period of time is the grace period', ['period of time'])).toEqual(['period']);
  });
});
