// The speaker and the date before a quoted sentence.
import { expect, it } from 'vitest';
import { withVoices } from '#functions/analyses/voices.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const blocksOf = (text: string, chunk: Parameters<typeof chunkOf>[1], heading?: string) => {
  const context = contextFor({ type: 'Search', inputs: { topic: 'Alder Ferries' } });
  const passage = { chunk: chunkOf({ text }, chunk), source: 'FILES' as const };
  const { n } = context.notes.cite(passage, 0, text.length);
  const list: Block = { kind: 'list', ordered: false, items: [[{ text, refs: [n], check: 'verified' }]] };
  const blocks: Block[] = heading ? [{ kind: 'heading', level: 2, text: heading }, list] : [list];
  return withVoices(context, blocks);
};
const textsOf = (blocks: readonly Block[]) => blocks.flatMap(sentencesOf).map(({ text }) => text);

it('tells of the company what it says of itself, and names any other speaker', () => {
  const own = { company: 'Alder Ferries plc', document: 'report.pdf' };
  expect(textsOf(blocksOf('Our two new boats open the northern route.', own))).toEqual([
    'Alder Ferries’ two new boats open the northern route.',
  ]);
  expect(textsOf(blocksOf('We carry 4,100 cars a day from our own piers.', own))).toEqual([
    'Alder Ferries carries 4,100 cars a day from its own piers.',
  ]);
  expect(textsOf(blocksOf('We expect 3% more passengers.', { document: 'Crown_Quay_outlook.md' }))).toEqual([
    'Crown Quay outlook: “We expect 3% more passengers.”',
  ]);
  expect(textsOf(blocksOf('Alder Ferries runs nine boats.', own))).toEqual(['Alder Ferries runs nine boats.']);
});

it('leaves out a label that names a subject, and shows one that names a thing', () => {
  const own = { company: 'Alder Ferries plc', document: 'report.pdf' };
  expect(textsOf(blocksOf('Contracts: the pier is leased until 2031.', own))).toEqual([
    'The pier is leased until 2031.',
  ]);
  expect(textsOf(blocksOf('Crown Quay pier contract: the chair expects a renewal.', own))).toEqual([
    'Crown Quay pier contract: the chair expects a renewal.',
  ]);
});

it('dates a sentence of a press cutting that gives a day without a year', () => {
  const section = 'Press cuttings > 9 May 2025, Northern Post: Ferry held in port';
  expect(textsOf(blocksOf('The boat lost power on 6 May.', { section }))).toEqual([
    'The boat lost power on 6 May 2025.',
  ]);
});

it('keeps a file name as a heading only if all sentences below it are from that file', () => {
  const from = (document: string, heading: string) => blocksOf('Nine boats run daily.', { document }, heading);
  expect(from('Alder_timetable.pdf', 'Alder_timetable.pdf')[0]).toMatchObject({
    kind: 'heading',
    text: 'Alder timetable',
  });
  expect(from('Alder_timetable.pdf', 'Rivals_note.md')[0]?.kind).toBe('list');
});

it('says of an announced day that has passed that it was planned', () => {
  const own = { company: 'Alder Ferries plc', document: 'report.pdf' };
  const [passed] = textsOf(blocksOf('The new pier is to open in June 2001.', own));
  const [coming] = textsOf(blocksOf('The new pier is to open in June 2199.', own));

  expect(passed).toMatch(/^The new pier is to open in June 2001\. \(As planned/);
  expect(coming).toBe('The new pier is to open in June 2199.');
});

it('cuts the label of a paragraph outside the sections on risks', () => {
  const own = { company: 'Alder Ferries plc', document: 'report.pdf' };
  expect(textsOf(blocksOf('Regulation: from 2099 boats need new engines.', own))).toEqual([
    'From 2099 boats need new engines.',
  ]);
  expect(textsOf(blocksOf('主要株主:青木 46.0%、持株会 14.5%。', own))).toEqual([
    '主要株主:青木 46.0%、持株会 14.5%。',
  ]);
});

it('takes the writer of a note on a competitor for the company of the report, or for nobody', () => {
  const note = { company: '白樺硝子株式会社', document: '競合メモ_白樺硝子.md' };
  const text = '当社の推定シェアは9%です。';
  const from = (company: string | undefined) => {
    const inputs = company === undefined ? { industry: '硝子' } : { company };
    const type = company === undefined ? 'MarketSize' : 'CompanyProfiling';
    const context = contextFor({ type, inputs, language: 'ja' });
    const { n } = context.notes.cite({ chunk: chunkOf({ text }, note), source: 'FILES' }, 0, text.length);
    return textsOf(
      withVoices(context, [{ kind: 'list', ordered: false, items: [[{ text, refs: [n], check: 'verified' }]] }]),
    );
  };
  expect(from('青嶺工業')).toEqual(['青嶺工業の推定シェアは9%です。']);
  expect(from(undefined)).toEqual(['競合メモ 白樺硝子: 「当社の推定シェアは9%です。」']);
});

it('does not let the company say what a letter to it or a note on it says', () => {
  const letter = { company: 'Alder Ferries plc', document: 'solicitors_letter_piers.txt' };
  expect(textsOf(blocksOf('We expect a fine of £40,000.', letter))).toEqual([
    'solicitors letter piers: “We expect a fine of £40,000.”',
  ]);
  const section = 'Alder Ferries – broker’s note, July 2024 (Crown Quay Securities)';
  const note = { company: 'Alder Ferries plc', document: 'note.html', section };
  expect(textsOf(blocksOf('It has in our estimate 8% of the traffic.', note))).toEqual([
    'Crown Quay Securities: “It has in our estimate 8% of the traffic.”',
  ]);
});

it('does not read a party of a lawsuit as the company', () => {
  const own = { company: '한들제지', document: '메모.txt' };
  expect(textsOf(blocksOf('음성공장 직원은 당사자가 아니다.', own))).toEqual(['음성공장 직원은 당사자가 아니다.']);
});
