// A tick remains if the lines that it cites probably answer, and is given to the most probable line.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = { now: Date.UTC(2026, 2, 1) };
const prose = (document: string, section: string, text: string): Chunk =>
  chunkOf({ text }, { document, section, language: languageOf(text) });

/** Enough lines that are about something else for ranks to mean something. */
const OTHERS: readonly Chunk[] = [
  prose(
    'terrace-licence.txt',
    '1. Grant',
    'The council grants the licensee the use of the terrace. The terrace may hold forty seats. Heaters must be switched off at eleven. Furniture is stored inside overnight. Music is not allowed outdoors. The licensee keeps a path of two metres free.',
  ),
  prose(
    'kitchen-audit.html',
    'Findings',
    'The cold room was found at five degrees. Two extinguishers had passed their date. The grease trap is emptied every month. Staff wear gloves at the counter. The floor drains were clean. Labels were missing on four boxes.',
  ),
  prose(
    'minutes-of-march.md',
    'Menu',
    'The board approved the new lunch menu. Prices rise by four percent from June. The supplier of flour stays the same. The bakery will open on Sundays. Two waiters join in April. The old oven is sold to a school.',
  ),
];
const ask = (question: string, chunks: readonly Chunk[]) => askOffline(question, [...chunks, ...OTHERS], NOW);

describe('a statement about something else', () => {
  it.each([
    ['when does the terrace licence run out'],
    ['who audits the accounts of the bakery'],
    ['what did the new oven cost'],
  ])('has no tick: %s', async (question) => {
    expect(tickedIn(await ask(question, []))).toBe('');
  });

  it('is shown with the reason', async () => {
    const { blocks } = await ask('when does the terrace licence run out', []);

    const shown = blocks.flatMap(sentencesOf);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ findings = [] }) => findings.length > 0)).toBe(true);
  });
});

describe('what has not happened', () => {
  it.each([
    [
      'When did the bakery on Mill Street close?',
      'The chair proposed to close the bakery on Mill Street on 31 March 2027.',
    ],
    [
      'How much was invested in the bakery on Mill Street?',
      'The board rejected the investment of £90,000 in the bakery on Mill Street.',
    ],
  ])('does not say when or for how much it was done: %s', async (question, text) => {
    const { blocks } = await ask(question, [prose('minutes-of-may.md', 'Mill Street', text)]);

    expect(tickedIn({ blocks })).toBe('');
    expect(blocks.flatMap(sentencesOf).map((one) => one.text)).toContain(text);
  });
});

describe('a name of the question', () => {
  it('is not the one that it asks for', async () => {
    const text = 'Mill Street was put up for sale with its bakery after the fire.';

    expect(tickedIn(await ask('who runs the Mill Street bakery', [prose('memo.md', 'Mill Street', text)]))).toBe('');
  });
});

describe('a line that answers', () => {
  it.each([
    [
      'When does the insurance of the bakery expire?',
      prose('insurance.txt', '2. Term', 'The insurance of the bakery expires on 31 October 2027.'),
      '31 October 2027',
    ],
    [
      'Why did the sales of the bakery fall?',
      prose(
        'report.html',
        'Sales',
        'Sales of the bakery fell because the road in front of it was closed for four months.',
      ),
      'road in front',
    ],
  ])('has the tick: %s', async (question, chunk, says) => {
    expect(tickedIn(await ask(question, [chunk]))).toContain(says);
  });
});

describe('a rule that finds its line by what it states', () => {
  const OPENING = chunkOf(
    { text: 'Millstone Bakery Limited was founded in 1974 and runs nine shops. Flour is bought from two mills.' },
    { company: 'Millstone Bakery Limited', document: 'bakery-report.md', section: 'About us', language: 'en' },
  );
  const SIGNED = prose('bakery-report.md', 'Approval', 'Signed on 3 March 2026 by Ada Thornbury, Chief Executive.');

  it.each([
    ['who is the boss', 'Ada Thornbury'],
    ['사장 누구야', 'Ada Thornbury'],
    ['when was it founded', '1974'],
    ['いつ設立された', '1974'],
  ])('keeps its tick however few words the line shares with the question: %s', async (question, answer) => {
    expect(
      tickedIn(await askOffline(question, [OPENING, SIGNED, ...OTHERS], { ...NOW, about: 'Millstone Bakery' })),
    ).toContain(answer);
  });
});

describe('a date of a row', () => {
  const LOANS = chunkOf(
    {
      kind: 'table',
      text: 'Facility\tCommitment\tMaturity\tPurpose\nTerm Facility\t£4,000,000\t30 June 2029\tOvens\nOverdraft\t£500,000\t31 March 2027\tFlour',
    },
    { document: 'facilities.html', section: 'Facilities', language: 'en' },
  );

  it('answers by its head, which names the event in other words', async () => {
    const ticked = tickedIn(await ask('when does the overdraft run out', [LOANS]));

    expect(ticked).toContain('31 March 2027');
    expect(ticked).not.toContain('30 June 2029');
  });

  it('does not answer for another event', async () => {
    expect(tickedIn(await ask('when did we sign the overdraft', [LOANS]))).toBe('');
  });
});

describe('a sentence with the word of a topic', () => {
  /** With the others, as many lines as the probability needs. */
  const ROUNDS = prose(
    'rounds.md',
    'Rounds',
    'The van leaves at five. The first stop is the school. The second stop is the station. Trays are washed on return. The driver counts the crates. Two crates were missing in May. The tyres were changed in June. A second van is leased. It has a cooled box. The route by the river is shorter. The bridge closes on Mondays. The hotel takes eighty rolls. The clinic takes forty. Both pay by card.',
  );
  const answerOf = async (question: string, section: string, text: string): Promise<string> =>
    tickedIn(await ask(question, [prose('memo.md', section, text), ROUNDS]));

  it.each([
    ['who are our competitors', 'The fryer and the mixer are not competing products.'],
    ['any disputes or litigation going on', 'Disputes on the stall are settled by arbitration in Leeds.'],
    ['shareholders and their stakes', 'The shares may be sold under the shareholders’ agreement after thirty days.'],
  ])('is about something else: %s', async (question, text) => {
    expect(await answerOf(question, 'Stalls', text)).toBe('');
  });

  it('answers where it is likely to', async () => {
    const text = 'The bakery has no lawsuits pending and none threatened.';

    expect(await answerOf('any lawsuits?', 'Stalls', text)).toContain(text);
  });

  it('answers below the heading of the topic', async () => {
    const text = 'A former baker claims £40,000 for unpaid hours. The hearing is in May.';

    expect(await answerOf('any lawsuits?', 'Litigation', text)).toContain('£40,000');
  });

  it('does not answer by the title of its paragraph', async () => {
    const text = 'Lost customers. Two hotels bake their own rolls since May. The school pays late.';

    expect(await answerOf('what are the risks', 'Risks', text)).not.toContain('Lost customers.');
  });
});
