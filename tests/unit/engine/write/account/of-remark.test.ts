// A row that has the words of a how-much question in its remark alone gives the figures of something else.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { judgedOver } from '#functions/engine/write/account/account-features.ts';
import { ofRemarkAlone } from '#functions/engine/write/account/of-remark.ts';
import type { Statement } from '#functions/engine/write/account/statements.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const isRefused = (query: string, heads: readonly string[], cells: readonly string[]): boolean => {
  const own = plan({ query, history: [], sources: [], now: Date.UTC(2026, 5, 1) });
  const text = [heads, cells].map((line) => line.join('\t')).join('\n');
  const chunk = chunkOf({ text, kind: 'table' }, { document: 'prices.csv', language: languageOf(query) });
  const quote = cells.join('\t');
  const cited = [{ n: 1, source: 'FILES' as const, chunk, start: text.indexOf(quote), end: text.length, quote }];
  const row = cells.map((cell) => ({ text: cell, check: 'verified' as const }));
  const table = { kind: 'table' as const, columns: heads.map((label) => ({ label })), rows: [row] };
  const shown = cells.map((cell, at) => `${heads[at]} ${cell}`).join(' ');
  const statement: Statement = { of: row, table, text: shown, cited, kind: 'row', isJudged: false };
  const [judged] = judgedOver({ plan: own, passages: [{ source: 'FILES', chunk, score: 1, signals: {} }] }, [
    statement,
  ]);
  return judged !== undefined && ofRemarkAlone(own, judged) !== undefined;
};

const KO = ['상품', '요금', '비고'];
const EN = ['Plan', 'Price', 'Remarks'];
const JA = ['プラン', '料金', '備考'];

it.each([
  ['전기자전거 몇 대야', KO, ['야간 이용권', '29,700', '전기자전거 구역 한정']],
  ['how many moorings are there', EN, ['Winter pass', '297', 'where there are moorings']],
  ['桟橋は何か所ある', JA, ['夜間券', '2,970', '桟橋の近くに限る']],
])('does not answer "%s"', (question, heads, cells) => {
  expect(isRefused(question, heads, cells)).toBe(true);
});

it.each([
  ['by its label', '전기자전거 몇 대야', KO, ['전기자전거', '29', '전기자전거 구역 한정']],
  ['by a head', 'how many moorings are there', ['Site', 'Moorings', 'Remarks'], ['Ash Quay', '12', 'moorings let']],
  ['by a figure in the remark', '桟橋は何か所ある', JA, ['夜間券', '2,970', '桟橋は4本']],
])('may answer %s', (_, question, heads, cells) => {
  expect(isRefused(question, heads, cells)).toBe(false);
});
