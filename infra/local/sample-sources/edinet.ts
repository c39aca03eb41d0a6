// A sample EDINET API, with invented Japanese companies.
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { AOBA, SHIRAKABA } from '../samples/make/companies.ts';
import { chaptersOf, instanceOf, type SampleFiler } from './edinet-report.ts';
import { bytes, json, missing, page } from './replies.ts';

const FILERS: readonly SampleFiler[] = [
  {
    ...{ code: 'E99001', name: '青葉陸運株式会社', english: 'AOBA RIKUUN CO.,LTD.', ticker: '99010' },
    ...{ kana: 'アオバリクウンカブシキガイシャ', years: AOBA },
    business: '青葉陸運株式会社は、一般貨物輸送、低温物流、不動産賃貸の3事業を営んでいます。',
  },
  {
    ...{ code: 'E99002', name: '白樺フーズ株式会社', english: 'SHIRAKABA FOODS CO.,LTD.', ticker: '99020' },
    ...{ kana: 'シラカバフーズカブシキガイシャ', years: SHIRAKABA },
    business: '白樺フーズ株式会社は、冷凍食品、菓子、給食の3事業を営んでいます。',
  },
];

type Filing = { readonly id: string; readonly code: string; readonly year: number; readonly filed: string };
const FILINGS: readonly Filing[] = [
  { id: 'S100ZA25', code: 'E99001', year: 2025, filed: '2025-06-26' },
  { id: 'S100ZA24', code: 'E99001', year: 2024, filed: '2024-06-27' },
  { id: 'S100ZB26', code: 'E99002', year: 2026, filed: '2026-06-25' },
  { id: 'S100ZB25', code: 'E99002', year: 2025, filed: '2025-06-26' },
];

const filerOf = (code: string) => FILERS.find((one) => one.code === code);
const titleOf = (year: number): string => `有価証券報告書－第${year - 1963}期(${year - 1}/04/01－${year}/03/31)`;

const rowOf = ({ id, code, year, filed }: Filing, at: number) => {
  const filer = filerOf(code);
  return {
    ...{ seqNumber: at + 1, docID: id, edinetCode: code, secCode: filer?.ticker, JCN: null },
    ...{ filerName: filer?.name, fundCode: null, ordinanceCode: '010', formCode: '030000', docTypeCode: '120' },
    ...{ periodStart: `${year - 1}-04-01`, periodEnd: `${year}-03-31`, submitDateTime: `${filed} 10:00` },
    ...{ docDescription: titleOf(year), withdrawalStatus: '0', docInfoEditStatus: '0', disclosureStatus: '0' },
    ...{ xbrlFlag: '1', pdfFlag: '1', attachDocFlag: '1', englishDocFlag: '0', csvFlag: '1', legalStatus: '1' },
  };
};

const listOf = (day: string | null): Response => {
  const rows = FILINGS.filter(({ filed }) => filed === day).map(rowOf);
  const metadata = {
    parameter: { date: day, type: '2' },
    resultset: { count: rows.length },
    status: '200',
    message: 'OK',
  };
  return json({ metadata, results: rows });
};

const archiveOf = (id: string): Response => {
  const filing = FILINGS.find((one) => one.id === id);
  const filer = filing && filerOf(filing.code);
  if (!filing || !filer) return json({ metadata: { status: '404', message: 'Not Found' } });
  const name = `jpcrp030000-asr-001_${filer.code}-000_${filing.year}-03-31_01_${filing.filed}`;
  const folder = 'XBRL/PublicDoc';
  const chapters = Object.entries(chaptersOf(filer, filing.year)).map(([chapter, text]) => [
    `${folder}/${chapter}_${name}_ixbrl.htm`,
    strToU8(text),
  ]);
  const instance = strToU8(instanceOf(filer, filing.year));
  return bytes(zipSync({ ...Object.fromEntries(chapters), [`${folder}/${name}.xbrl`]: instance }), 'application/zip');
};

/** As published: a line with the date, then headings, in Shift_JIS. */
const codeList = (): Response => {
  const headings =
    'ＥＤＩＮＥＴコード,提出者種別,上場区分,連結の有無,資本金,決算日,提出者名,提出者名（英字）,提出者名（ヨミ）,所在地,提出者業種,証券コード,提出者法人番号';
  const rows = FILERS.map(({ code, name, english, kana, ticker }) =>
    [code, '内国法人・組合', '上場', '有', '', '3月31日', name, english, kana, '', '', ticker, '']
      .map((cell) => `"${cell}"`)
      .join(','),
  );
  const csv = [`ダウンロード実行日,2026年11月20日現在,件数,${FILERS.length}件`, headings, ...rows].join('\r\n');
  return bytes(zipSync({ 'EdinetcodeDlInfo.csv': new Uint8Array(iconv.encode(csv, 'shift_jis')) }), 'application/zip');
};

const viewer = (query: string): Response => {
  const filing = FILINGS.find(({ id }) => query.startsWith(id));
  const filer = filing && filerOf(filing.code);
  if (!filing || !filer) return missing();
  const body = Object.values(chaptersOf(filer, filing.year))
    .map((chapter) => /<body>([\s\S]*)<\/body>/.exec(chapter)?.[1] ?? '')
    .join('')
    .replace(/<\/?ix:[^>]*>/g, '');
  return page({ title: `${filer.name} ${titleOf(filing.year)}`, body, language: 'ja' });
};

export const sampleEdinet = (path: string, url: URL): Response => {
  if (path === '/lists/Edinetcode.zip') return codeList();
  if (path === '/api/documents.json') return listOf(url.searchParams.get('date'));
  if (path === '/viewer/WZEK0040.aspx') return viewer(url.search.slice(1));
  const id = /^\/api\/documents\/(\w+)$/.exec(path)?.[1];
  return id ? archiveOf(id) : missing();
};
