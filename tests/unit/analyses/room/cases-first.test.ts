// A case comes before what is expected of it, and stays with the statement of a party on it.
import { expect, it } from 'vitest';
import { quoteList } from '#functions/analyses/evidence/by-speaker.ts';
import { casesFirst } from '#functions/analyses/room/cases-first.ts';
import { quotable } from '#functions/engine/write/prose/sentences.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const SUIT = 'Six former drivers of Hale Dairy sued for £410,000 of holiday pay.';
const REPLY = 'The company holds that they were partners of the business.';
const OUTLOOK = 'The outcome of the holiday pay case is open.';

const quotesOf = (text: string, section: string, seq: number) =>
  quotable({
    source: 'FILES',
    chunk: chunkOf({ text, seq }, { company: 'Hale Dairy', section }),
    score: 1,
    signals: {},
  });
const press = quotesOf(`${SUIT} ${REPLY}`, 'Cuttings > 3 May 2025, Dale Post: Drivers sue', 1);
const memo = quotesOf(OUTLOOK, 'Open matters', 2);
const context = () => contextFor({ type: 'RegulationOverview', inputs: { industry: 'Dairy', country: 'GB' } });

it('lists the reply of a party behind its case', () => {
  const shown = casesFirst(context(), [...memo, ...press]);
  expect(shown.map(({ text }) => text)).toEqual([SUIT, REPLY, OUTLOOK]);
});

it('lists the reply in the item of its case', () => {
  const list = quoteList(context(), [...press, ...memo]);
  expect(list.kind === 'list' && list.items.map((item) => item.map(({ text }) => text))).toEqual([
    [SUIT, REPLY],
    [OUTLOOK],
  ]);
  expect(sentencesOf(list)).toHaveLength(3);
});
