// Lists the sample documents by organization and workspace. All companies in them are invented.
import type { AnalysisType } from '#shared/model/analysis.ts';
import { ACCESS, type Access, type Language } from '#shared/model/enums.ts';
import type { Audience } from '#shared/model/file.ts';

type SampleFile = { readonly path: string; readonly filename: string; readonly contentType: string; readonly audience: Audience };
type SampleRun = { readonly type: AnalysisType; readonly inputs: Readonly<Record<string, string>> };
export type Sample = {
  readonly tenant: string;
  readonly workspace: { readonly name: string; readonly alias: string; readonly note: string; readonly tags: string[]; readonly access: Access };
  readonly files: readonly SampleFile[];
  /** Whether it has the finished checklist, which cites its files. */
  readonly hasList?: boolean;
  readonly language: Language;
  /** Questions that the owner asks and runs that the owner starts, from the files only. */
  readonly questions: readonly string[];
  readonly runs: readonly SampleRun[];
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Private statements of a management are internal. */
const file = (path: string, filename: string, contentType: string, audience: Audience = 'shareable'): SampleFile => ({ path: `documents/${path}`, filename, contentType, audience });

export const SAMPLES: readonly Sample[] = [
  {
    tenant: 'hanbit',
    workspace: { name: '가온물류 인수 검토', alias: 'GAON', note: '국내 3자 물류 기업의 경영권 인수 검토', tags: ['M&A'], access: ACCESS.all },
    hasList: true,
    language: 'ko',
    questions: ['가온물류의 주요 위험 요인을 정리해 주세요.', '가온물류의 2025년 매출액과 영업이익은 얼마이고 전년 대비 얼마나 늘었나요?'],
    runs: [
      { type: 'DCF', inputs: { company: '가온물류' } },
      { type: 'ImWorkflow', inputs: { company: '가온물류', homepage: 'https://gaon-logistics.example' } },
    ],
    files: [
      file('gaon-annual-report.pdf', '가온물류_사업보고서_2025.pdf', 'application/pdf'),
      file('gaon-services.xlsx', '가온물류_서비스별_실적.xlsx', XLSX),
      file('gaon-sellers.csv', '가온물류_판매자_정산_2025.csv', 'text/csv'),
      file('gaon-figures.xlsx', '가온물류_운영지표_2025.xlsx', XLSX),
      file('gaon-customers.csv', '가온물류_고객사_2025.csv', 'text/csv'),
      file('gaon-interview.md', '가온물류_경영진_인터뷰.md', 'text/markdown', 'internal'),
      file('gaon-board.md', '가온물류_이사회_보고_2026년_1월.md', 'text/markdown'),
      file('gaon-people.md', '가온물류_임원_및_조직_현황.md', 'text/markdown'),
      file('gaon-prices.md', '가온물류_서비스_요율표.md', 'text/markdown'),
      file('gaon-rivals.md', '가온물류_경쟁사_비교.md', 'text/markdown'),
      file('gaon-rules.md', '법무법인_마루_물류업_규제_검토.md', 'text/markdown'),
      file('gaon-market.md', '한강물류연구소_제3자물류_시장_2026.md', 'text/markdown'),
      file('gaon-economy.md', '남산경제연구원_경제전망_2026.md', 'text/markdown'),
      file('gaon-press.md', '가온물류_언론_보도_모음.md', 'text/markdown'),
      file('northway-10k.html', 'Northway_Freight_10-K_2025.html', 'text/html'),
      file('aoba-securities-report.docx', '青葉陸運_有価証券報告書_2025年3月期.docx', DOCX),
    ],
  },
  {
    tenant: 'kaede',
    workspace: { name: '白樺フーズへの出資検討', alias: 'SHIRAKABA', note: '冷凍食品メーカーへの少数株主出資', tags: ['投資'], access: ACCESS.all },
    language: 'ja',
    questions: ['白樺フーズの主なリスクを教えてください。', '白樺フーズの2026年3月期の売上高と営業利益、前年比を教えてください。'],
    runs: [{ type: 'DCF', inputs: { company: '白樺フーズ' } }],
    files: [
      file('shirakaba-earnings.pdf', '白樺フーズ_決算短信_2026年3月期.pdf', 'application/pdf'),
      file('shirakaba-call.md', 'Shirakaba_Foods_management_call.md', 'text/markdown', 'internal'),
    ],
  },
];
