// A clause is the text below its heading; its statement about the party named in the question decides.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const contract = (text: string) => [chunkOf({ text, seq: 0 }, { document: '契約書.md', language: 'ja' })];

it('returns the clause, not only its heading', async () => {
  const chunks = contract(
    '第5条(品質基準)\n再洗率は0.5%以下とする。\n第6条(再委託)\n乙は、甲の書面による承諾なく、業務を再委託してはならない。\n第8条(保険)\n乙は賠償責任保険に加入する。',
  );

  const ticked = tickedIn(await askOffline('再委託は認められていますか?', chunks, { now: NOW }));

  expect(ticked).toContain('乙は、甲の書面による承諾なく');
  expect(ticked).not.toContain('第6条');
});

it.each([
  ['甲は中途解約できますか?', 'いいえ。'],
  ['乙は中途解約できますか?', 'はい。'],
])('checks the party of a clause: %s', async (question, verdict) => {
  const chunks = contract(
    '第2条(使用目的)乙は旅館の営業に使用する。\n第3条(期間)期間は20年間とする。乙は書面の通知により中途解約することができる。甲からの中途解約は認めない。\n第9条(保険)乙は動産に保険を付す。',
  );

  expect(tickedIn(await askOffline(question, chunks, { now: NOW }))).toContain(verdict);
});
