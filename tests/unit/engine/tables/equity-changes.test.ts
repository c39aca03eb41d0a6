// Changes in equity: read by component in three languages and rolled forward; a component that breaks is named.
import { describe, expect, it } from 'vitest';
import { readStatements } from '#functions/engine/tables/statements/read-statements.ts';
import { rollForwards } from '#shared/finance/tie-out/equity.ts';
import type { EquityChanges } from '#shared/model/statement.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const FACES = [
  {
    language: 'en',
    balance: 'Consolidated Balance Sheets',
    title: 'Consolidated Statements of Changes in Equity',
    lines: ['Cash', 'Total assets', 'Total liabilities', 'Total equity'],
    heads: ['Common stock', 'Retained earnings', 'Total'],
    opening: 'Balance at December 31, 2023',
    closing: 'Balance at December 31, 2024',
    rows: ['Net income', 'Dividends'],
    total: undefined,
  },
  {
    language: 'ko',
    balance: '연결재무상태표',
    title: '연결자본변동표',
    lines: ['현금및현금성자산', '자산총계', '부채총계', '자본총계'],
    heads: ['자본금', '이익잉여금', '총계'],
    opening: '2024.01.01 (기초자본)',
    closing: '2024.12.31 (기말자본)',
    rows: ['당기순이익', '배당금의 지급'],
    total: undefined,
  },
  {
    language: 'ja',
    balance: '連結貸借対照表',
    title: '連結株主資本等変動計算書',
    lines: ['現金及び預金', '資産合計', '負債合計', '純資産合計'],
    heads: ['資本金', '利益剰余金', '純資産'],
    opening: '当期首残高',
    closing: '当期末残高',
    rows: ['当期純利益', '剰余金の配当'],
    total: '当期変動額合計',
  },
] as const;
type Face = (typeof FACES)[number];

const changesOf = (
  { balance, title, lines, heads, opening, closing, rows, total }: Face,
  profit = 50,
): EquityChanges => {
  const unit = '(in millions)';
  const sheet = [
    balance,
    unit,
    '\t2024\t2023',
    ...lines.map((label, n) => `${label}\t${[300, 900, 400, 500][n]}\t${[250, 800, 330, 470][n]}`),
  ];
  const moves = [
    title,
    unit,
    `\t${heads.join('\t')}`,
    `${opening}\t100\t370\t470`,
    `${rows[0]}\t\t${profit}\t50`,
    `${rows[1]}\t\t(20)\t(20)`,
    ...(total ? [`${total}\t\t30\t30`] : []),
    `${closing}\t100\t400\t500`,
  ];
  const chunks = [sheet, moves].map((own, seq) =>
    chunkOf({ text: own.join('\n'), kind: 'table', seq }, { section: own[0], unit: '(in millions)' }),
  );
  const found = readStatements(chunks).find(({ kind }) => kind === 'balance')?.equityChanges;
  if (!found) throw new Error('not read');
  return found;
};

describe.each(FACES)('changes in equity in $language', (face) => {
  it('are read as balances and movements, by component', () => {
    const { components, rows } = changesOf(face);

    expect(components).toEqual(face.heads);
    expect(rows.filter(({ isBalance }) => isBalance).map(({ label }) => label)).toEqual([face.opening, face.closing]);
    expect(rows[1]?.figures.map((figure) => figure?.value)).toEqual([undefined, 50, 50]);
  });

  it('roll forward, with or without a total line', () => {
    expect(rollForwards(changesOf(face)).map(({ is }) => is)).toEqual(['holds', 'holds', 'holds']);
  });

  it('name the component that does not roll forward', () => {
    const wrong = rollForwards(changesOf(face, 75));

    // A line of totals still marks the year.
    const expected = face.total ? ['holds', 'holds', 'holds'] : ['holds', 'breaks', 'holds'];
    expect(wrong.map(({ is }) => is)).toEqual(expected);
  });
});

it('are left out if the columns of the page were not separated', () => {
  const [face] = FACES;
  const changes = changesOf(face, 75);
  const loose = { ...changes, rows: changes.rows.map((row) => ({ ...row, isLoose: true })) };

  expect(rollForwards(loose).map(({ is }) => is)).toEqual(['holds', 'open', 'holds']);
});
