// Fills a new sample drive: folders in three languages, documents in the drive's own formats, and items that cannot be
// synced.
import { type Edits, FOLDER, TOP, textBytes } from './state.ts';

const DOCUMENT = 'application/vnd.google-apps.document';
const FORM = 'application/vnd.google-apps.form';

const KPI = `월,가입 고객,해지 고객,월 매출(백만원)
2026-01,420,31,812
2026-02,455,28,861
2026-03,490,35,902
`;
const CONTRACTS = `# 주요 계약

| 거래처 | 만료일 | 연 거래액 |
| --- | --- | --- |
| 한결유통 | 2027-03-31 | 42억원 |
| 서린제지 | 2026-12-31 | 18억원 |

한결유통과의 계약은 지배권이 바뀌면 해지할 수 있다.
`;
const CALL = `Customer call, 4 November 2026

The customer expects to renew for two years. Delivery times improved from 3.2 to 2.6 days.
The price increase of 4 percent in 2026 was accepted without renegotiation.
`;
const MINUTES = `第12回 経営会議 議事録

2026年度の設備投資は3億2,000万円を上限とする。
新倉庫の稼働開始は2027年4月を予定している。
`;
const MEMO = `Investment memo, draft

Gaon Logistics runs three distribution centres.
Headcount was 212 at the end of September 2026.`;

/** Google exports its documents as Office files; the own formats of other drives cannot be synced. */
export const fill = ({ add }: Edits, exports: boolean): void => {
  const folder = (name: string, parent = TOP) => add({ name, mimeType: FOLDER, parent });
  const file = (name: string, mimeType: string, parent: string, text: string) =>
    add({ name, mimeType, parent, content: textBytes(text) });
  const diligence = folder('실사 자료');
  const finance = folder('재무', diligence);
  const legal = folder('계약', diligence);
  file('월별 지표.csv', 'text/csv', finance, KPI);
  file('주요 계약.md', 'text/markdown', legal, CONTRACTS);
  add({ name: '현장 영상.mp4', mimeType: 'video/mp4', parent: diligence, size: 734_003_200 });
  const calls = folder('Customer calls');
  file('Call of 4 November.txt', 'text/plain', calls, CALL);
  if (exports) file('Investment memo', DOCUMENT, calls, MEMO);
  else file('Investment memo.txt', 'text/plain', calls, MEMO);
  add({ name: 'Feedback form', mimeType: FORM, parent: calls });
  file('backup.zip', 'application/zip', calls, 'PK');
  const board = folder('経営会議');
  file('議事録 第12回.txt', 'text/plain', board, MINUTES);
};
