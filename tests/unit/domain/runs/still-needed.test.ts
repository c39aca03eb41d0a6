// The section of documents to ask for: one row for each, without the sections that are answered.
import { expect, it } from 'vitest';
import { asUnanswered, stillNeeded } from '#functions/domain/runs/still-needed.ts';
import type { StoredSection } from '#functions/domain/runs/stored-section.ts';
import type { Block } from '#shared/report/blocks.ts';

const NOTHING: Block = { kind: 'notice', code: 'nothingFound' };
const ANSWER: Block = { kind: 'text', sentences: [{ text: 'Two ferries sail.', refs: [1], check: 'verified' }] };

const storedOf = (
  title: string,
  blocks: Block[],
  requests: StoredSection['requests'] = [],
  more: Partial<StoredSection['section']> = {},
): StoredSection => ({
  section: { id: title.toLowerCase(), title, blocks, status: 'done', ...more },
  references: [],
  assumptions: undefined,
  requests,
  writer: { kind: 'offline', name: 'offline' },
});
const RUN = { language: 'en', inputVariable: 'Sound Ferries' } as const;
const fares = (n: number) => ({ id: 'priceList', closest: { text: 'Timetable – Fares', refs: [n] } });
const rowsOf = (section: ReturnType<typeof stillNeeded>) =>
  section?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

it('lists each document once, with the sections that it would fill and the closest paper', () => {
  const page = stillNeeded(RUN, [
    storedOf('Routes', [ANSWER]),
    storedOf('Fares', [NOTHING], [fares(2)]),
    storedOf('Rivals', [NOTHING], [{ id: 'rivals' }, fares(3)]),
  ]);

  expect(page).toMatchObject({ title: 'Information still needed', status: 'done' });
  expect(rowsOf(page)).toMatchObject([
    [
      { text: expect.stringContaining('Price lists by item') },
      { text: expect.stringContaining('(Fares, Rivals)') },
      { text: 'Timetable – Fares', refs: [2, 3] },
    ],
    [{ text: expect.stringContaining('list of competitors') }, {}, { text: 'None' }],
  ]);
  expect(page).not.toHaveProperty('note');
});

it('says what was looked for and where if nothing is answered', () => {
  const page = stillNeeded(RUN, [storedOf('Fares', [NOTHING], [fares(1)]), storedOf('Routes', [])]);
  expect(page?.note).toMatch(/Sound Ferries.*Fares, Routes.*files and sources/);
});

it('is absent if every section is answered', () => {
  expect(stillNeeded(RUN, [storedOf('Routes', [ANSWER])])).toBeUndefined();
});

it('lists a document that would complete a thin section', () => {
  const page = stillNeeded(RUN, [storedOf('Routes', [ANSWER], [fares(1)]), storedOf('Fares', [NOTHING], [fares(2)])]);
  expect(rowsOf(page)?.[0]?.[1]?.text).toContain('(Routes: few statements, Fares)');
});

it('lists a calculation that lacks a document with the unanswered sections', () => {
  const stored = storedOf('Multiples', [], [{ id: 'peerPrices' }], { status: 'failed', note: 'Enter prices.' });
  expect(asUnanswered(RUN, stored)).toMatchObject({
    status: 'done',
    blocks: [{ kind: 'notice' }],
    aside: 'Enter prices.',
  });
  expect(asUnanswered(RUN, stored)).not.toHaveProperty('note');
});

it('leaves a section that broke off as it is', () => {
  const stored = storedOf('Routes', [], undefined, { status: 'failed' });
  expect(asUnanswered(RUN, stored)).toBe(stored.section);
});
