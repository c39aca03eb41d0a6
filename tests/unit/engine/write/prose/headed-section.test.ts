// A question about a subject is answered by the section under its heading, not by lines with its words elsewhere.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const textIn = (language: string, section: string, text: string) =>
  chunkOf({ text }, { document: `plan-${language}.pdf`, language, section });
const chunks = [
  textIn(
    'en',
    'Note 4. Leases',
    'The lease ends early when the tenant gives notice of an exercise of the option to leave.',
  ),
  textIn(
    'en',
    'Award terms > 2.1 Exercise of option',
    'Only the participant may hold the award. Shares are delivered within ten days of the notice.',
  ),
  textIn('ko', '주석 4. 리스', '임차인이 중도해지 선택권의 행사를 통지하면 리스는 조기에 종료된다.'),
  textIn('ko', '부여 조건 > 2.1 선택권의 행사', '본인만이 권리를 가진다. 주식은 통지일부터 10일 이내에 교부된다.'),
  textIn('ja', '注記4. リース', '借手が解約オプションの行使を通知した場合、リースは早期に終了する。'),
  textIn('ja', '付与条件 > 2.1 オプションの行使', '本人のみが権利を有する。株式は通知から10日以内に交付される。'),
];
const ticked = async (query: string): Promise<string> => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  return blocks
    .flatMap(sentencesOf)
    .filter(({ check, fit }) => check === 'verified' && fit !== 'near')
    .map(({ text }) => text)
    .join(' ');
};

it.each([
  ['What does the plan say about exercise of option?', 'within ten days', 'lease'],
  ['선택권의 행사에 대해 무엇이라고 하나요?', '10일 이내', '리스'],
  ['オプションの行使について何と書かれていますか？', '10日以内', 'リース'],
])('is answered by the section with that heading: %s', async (query, own, other) => {
  const answer = await ticked(query);

  expect(answer).toContain(own);
  expect(answer).not.toContain(other);
});

it('is answered even if the heading is directly above another one', async () => {
  const made = await askOffline(
    'What does the plan say about award limits?',
    [
      textIn('en', 'Award terms > Overview', 'AWARD LIMITS\nOverview\nNo participant receives more than 400 shares.'),
      textIn('en', 'Note 5. Other', 'The limits of the award program were reviewed by the auditor.'),
    ],
    { now: Date.UTC(2026, 5, 1) },
  );

  expect(made.blocks.flatMap(sentencesOf)[0]).toMatchObject({ text: 'No participant receives more than 400 shares.' });
});

it('is not answered by other sections if its own only refers elsewhere', async () => {
  const made = await askOffline(
    'What does the plan say about award pricing?',
    [
      textIn('en', 'Award terms > Award pricing', 'See Note 9 for the pricing of awards.'),
      textIn('en', 'Note 5. Other', 'Award pricing rose in the market of the subsidiary.'),
    ],
    { now: Date.UTC(2026, 5, 1) },
  );

  const ticked = made.blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit !== 'near');
  expect(ticked).toEqual([]);
});

it('needs the whole heading', async () => {
  expect(await ticked('What does the plan say about option pricing?')).not.toContain('within ten days');
});
