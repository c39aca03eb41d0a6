// Who speaks in a transcript: lines with a colon, and lines with a space behind the name.
import { expect, it } from 'vitest';
import { isOfInterviewer, isRemarkIn, isTalk, turnOf } from '#functions/analyses/evidence/dialogue.ts';
import type { Passage } from '#functions/engine/evidence.ts';
import { quotable } from '#functions/engine/write/prose/sentences.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const passageOf = (text: string): Passage => ({ source: 'FILES', score: 1, signals: {}, chunk: chunkOf({ text }) });
const SPACED = [
  '早瀬 部数はこの先どうなりますか。',
  '中西社長 年に6%ずつ落ちています。紙は残ると思います。',
  '早瀬 訴訟が一つありますよね。',
  '中西社長 訴訟は今はありません。',
].join('\n');

it('knows the speakers of lines without a colon', () => {
  const talk = passageOf(SPACED);
  const spoken = quotable(talk);

  expect(isTalk(talk)).toBe(true);
  expect(spoken.map(turnOf)).toEqual([2, 2, 3, 4]);
  expect(spoken.filter(isOfInterviewer([talk])).map(({ text }) => text)).toEqual(['早瀬 訴訟が一つありますよね。']);
});

it('takes no list for a conversation', () => {
  const list = passageOf('秋田 本社と工場がある。\n仙台 営業所だけがある。\n湯沢 製本の工場がある。\n青森 閉めた。');

  expect(isTalk(list)).toBe(false);
});

it('knows the last page of a conversation by the other pages of its file', () => {
  const [talk, last] = [passageOf(SPACED), passageOf('Reed: And the kiln?\nHart: It needs £2 million of work.')];
  const answer = quotable(last).filter(({ text }) => text.startsWith('Hart'));

  expect(answer.map(isRemarkIn([last]))).toEqual([false]);
  expect(answer.map(isRemarkIn([talk, last]))).toEqual([true]);
});

it('takes the head of a memo for no speaker', () => {
  const memo = passageOf('From: R. Hale, works manager\nDate: 4 May 2025\nThe kiln stopped for nine hours on Friday.');

  expect(quotable(memo).map(turnOf)).not.toContain(1);
});
