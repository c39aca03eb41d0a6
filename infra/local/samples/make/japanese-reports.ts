// Writes the securities report of 青葉陸運 (Word) and the earnings release of 白樺フーズ (PDF).
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { AOBA, SHIRAKABA } from './companies.ts';
import { h1, h2, p, table, unit, writePdf } from './pdf.ts';
import { growth, money, ratio, type Statement } from './statements.ts';

type Line = readonly [string, (statement: Statement) => number];
const UNIT = '（単位：百万円）';
const newestFirst = (all: readonly Statement[]) => [...all].reverse();
const rowsOf = (all: readonly Statement[], lines: readonly Line[]) =>
  lines.map(([label, pick]) => [label, ...newestFirst(all).map((s) => money(pick(s)))]);
const headOf = (all: readonly Statement[]) => ['科目', ...newestFirst(all).map(({ year }) => `${year}年3月期`)];

const INCOME: readonly Line[] = [
  ['売上高', (s) => s.revenue],
  ['売上原価', (s) => s.cost],
  ['売上総利益', (s) => s.gross],
  ['販売費及び一般管理費', (s) => s.selling],
  ['営業利益', (s) => s.operating],
  ['支払利息', (s) => s.interest],
  ['税金等調整前当期純利益', (s) => s.pretax],
  ['法人税等', (s) => s.tax],
  ['当期純利益', (s) => s.net],
];
const BALANCE: readonly Line[] = [
  ['現金及び預金', (s) => s.cash],
  ['売掛金', (s) => s.receivables],
  ['棚卸資産', (s) => s.inventories],
  ['流動資産合計', (s) => s.currentAssets],
  ['有形固定資産', (s) => s.fixed],
  ['のれん', (s) => s.goodwill],
  ['資産合計', (s) => s.assets],
  ['買掛金', (s) => s.payables],
  ['借入金', (s) => s.debt],
  ['負債合計', (s) => s.liabilities],
  ['純資産合計', (s) => s.equity],
];
const CASH: readonly Line[] = [
  ['営業活動によるキャッシュ・フロー', (s) => s.operatingCash],
  ['投資活動によるキャッシュ・フロー', (s) => s.investingCash],
  ['財務活動によるキャッシュ・フロー', (s) => s.financingCash],
  ['現金及び現金同等物の期末残高', (s) => s.cash],
];

const wordTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head, ...rows].map((row) => new TableRow({ children: row.map((text) => new TableCell({ children: [new Paragraph(text)] })) })),
  });
const heading = (text: string, level: 1 | 2 = 1) => new Paragraph({ text, heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2 });
const text = (words: string) => new Paragraph({ children: [new TextRun(words)] });

export const aobaReport = async (): Promise<Uint8Array> => {
  const [now, before] = newestFirst(AOBA) as [Statement, Statement, Statement];
  const head = headOf(AOBA);
  const children = [
    new Paragraph({ text: '有価証券報告書', heading: HeadingLevel.TITLE }),
    text('会社名：青葉陸運株式会社'),
    text('事業年度：第62期（自 2024年4月1日 至 2025年3月31日）'),
    text('本資料は製品の実演のために作成した架空の資料であり、実在の会社とは関係ありません。'),
    heading('第1 企業の概況'),
    text('青葉陸運株式会社は1963年に仙台市で創業し、東北・関東を中心に一般貨物輸送、低温物流、不動産賃貸の3事業を営んでいます。2025年3月末の保有車両は1,086台、物流拠点は27か所です。'),
    text('従業員数は連結で2,314名、平均年齢は44.2歳です。'),
    heading('第2 事業の状況'),
    heading('経営成績の分析', 2),
    text(`当連結会計年度の売上高は${money(now.revenue)}百万円（前期比${growth(now.revenue, before.revenue)}%増）、営業利益は${money(now.operating)}百万円（営業利益率${ratio(now.operating, now.revenue)}%）となりました。低温物流事業の新規拠点が通期で寄与しました。`),
    text(UNIT),
    wordTable(['セグメント', ...head.slice(1)], [
      ...['一般貨物輸送', '低温物流', '不動産賃貸'].map((label, i) => [label, ...newestFirst(AOBA).map((s) => money(s.segments[i] ?? 0))]),
      ['合計', ...newestFirst(AOBA).map((s) => money(s.revenue))],
    ]),
    heading('事業等のリスク', 2),
    text('2024年4月に適用されたトラック運転者の時間外労働の上限規制により、外注費が約6億円増加しました。運転者の採用が計画を下回る場合、輸送能力が不足する可能性があります。'),
    text('軽油価格が1リットル当たり10円上昇した場合、年間の燃料費は約3億2千万円増加する見込みです。'),
    text('売上高の15.8%は大手食品会社の北斗食品株式会社に対するものであり、同社との契約は2027年3月に満了します。'),
    heading('第5 経理の状況'),
    heading('連結損益計算書', 2),
    text(UNIT),
    wordTable(head, rowsOf(AOBA, INCOME)),
    heading('連結貸借対照表', 2),
    text(UNIT),
    wordTable(head, rowsOf(AOBA, BALANCE)),
    heading('連結キャッシュ・フロー計算書', 2),
    text(UNIT),
    wordTable(head, rowsOf(AOBA, CASH)),
  ];
  return new Uint8Array(await Packer.toArrayBuffer(new Document({ title: '有価証券報告書', sections: [{ children }] })));
};

export const shirakabaRelease = () => {
  const [now, before] = newestFirst(SHIRAKABA) as [Statement, Statement, Statement];
  const head = headOf(SHIRAKABA);
  return writePdf({
    title: '2026年3月期 決算短信',
    footer: '白樺フーズ株式会社 2026年3月期 決算短信',
    content: [
      h1('2026年3月期 決算短信〔日本基準〕（連結）', true),
      p('会社名：白樺フーズ株式会社　代表者：代表取締役社長 三浦 陽子'),
      p('本資料は製品の実演のために作成した架空の資料であり、実在の会社とは関係ありません。'),
      h2('1. 経営成績の概況'),
      p(`当期の売上高は${money(now.revenue)}百万円（前期比${growth(now.revenue, before.revenue)}%増）、営業利益は${money(now.operating)}百万円（前期比${growth(now.operating, before.operating)}%増）となりました。冷凍食品の価格改定と業務用の新規取引先の増加が寄与しました。`),
      p('冷凍食品事業では「雪国餃子」シリーズの出荷が前期比14.2%増加しました。菓子事業は原料価格の上昇により減益となりました。'),
      p('2027年3月期の連結業績予想は、売上高60,500百万円、営業利益5,600百万円です。配当は1株当たり42円を予定しています。'),
      h2('2. セグメント別の売上高'),
      unit(UNIT),
      table(['セグメント', ...head.slice(1)], [
        ...['冷凍食品', '菓子', '給食'].map((label, i) => [label, ...newestFirst(SHIRAKABA).map((s) => money(s.segments[i] ?? 0))]),
        ['合計', ...newestFirst(SHIRAKABA).map((s) => money(s.revenue))],
      ]),
      h1('3. 連結損益計算書'),
      unit(UNIT),
      table(head, rowsOf(SHIRAKABA, INCOME)),
      h1('4. 連結貸借対照表'),
      unit(UNIT),
      table(head, rowsOf(SHIRAKABA, BALANCE)),
      h2('5. 連結キャッシュ・フロー計算書'),
      unit(UNIT),
      table(head, rowsOf(SHIRAKABA, CASH)),
    ],
  });
};
