// An answer in prose if several companies may be meant, and a policy that no document contains.
import { describe, expect, it } from 'vitest';
import { isAnswered } from '#functions/engine/write/answered.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = { now: Date.UTC(2026, 5, 1) };
const BREWERY = { company: 'Halden Brewing Inc.', document: 'halden.pdf', language: 'en' };
const CLINIC = { company: 'Marlow Clinics Inc.', document: 'marlow.pdf', language: 'en' };
const union = chunkOf({ text: 'None of our brewers are represented by a labor union.' }, BREWERY);
const clinic = chunkOf({ text: 'Our nurses work in shifts. We have no labor disputes to report to you.' }, CLINIC);

const openOf = ({ blocks }: Answer) => blocks.find((block) => block.kind === 'notice' && block.code === 'companyOpen');

describe('an answer in prose', () => {
  it('about one company names it and offers the others', async () => {
    const notice = openOf(await askOffline('Is there a labor union?', [union, clinic], NOW));
    expect(notice).toMatchObject({ params: { name: 'Halden Brewing' } });
    expect(notice).toMatchObject({ choices: [{ label: 'Marlow Clinics' }] });
  });
  it.each([
    ['where the question names its company', 'Is there a labor union at Halden Brewing?', [union, clinic]],
    ['where there is one company alone', 'Is there a labor union?', [union]],
  ])('offers no others %s', async (_case, question, chunks) => {
    expect(openOf(await askOffline(question, chunks, NOW))).toBeUndefined();
  });
});

it('does not read a payment as a policy', async () => {
  // Prepare
  const flows = tableChunk(
    [
      ['Consolidated Statements of Cash Flows'],
      ['', '2025', '2024'],
      ['Net income', '80', '70'],
      ['Dividends paid', '(20)', '(18)'],
    ],
    {
      ...BREWERY,
      section: 'Consolidated Statements of Cash Flows',
      unit: '($ in millions)',
      periods: ['2024', '2025'],
    },
  );
  // Act
  const { blocks } = await askOffline('What is the dividend policy?', [flows], NOW);
  // Assess
  expect(isAnswered(blocks)).toBe(false);
  expect(blocks).toContainEqual(expect.objectContaining({ kind: 'notice', code: 'partNotFound' }));
});
