// A Japanese printing company, asked by the section names of a securities report, and for content that it lacks.
import { type Document, prose, table } from './document.ts';

export const PRINTING: Document = {
  company: '木の葉印刷株式会社',
  document: '木の葉印刷_有価証券報告書.pdf',
  language: 'ja',
  pages: [
    prose(
      '従業員の状況',
      '従業員数は連結で1,126名、平均年齢は41.3歳です。当社の労働組合は日本印刷連合に加盟しています。',
    ),
    prose('設備の状況', '川越工場の年間の生産能力は4億部であり、当期の稼働率は83%です。', ['2025']),
    prose('経営方針', '2027年3月期の売上高目標は312億円です。配当方針は連結配当性向35%を目安とすることです。'),
    prose('監査の状況', '当社の会計監査は、みなも監査法人が行っています。'),
    prose('事業等のリスク', '訴訟：印刷機の納入に関する損害賠償請求訴訟が東京地方裁判所に係属しています。'),
    table(
      '大株主の状況',
      '',
      [
        ['氏名又は名称', '所有株式数（千株）', '持株比率'],
        ['木葉 正人', '2,140', '31.2%'],
        ['青竹信託', '860', '12.5%'],
        ['従業員持株会', '410', '6.0%'],
      ],
      [],
    ),
  ],
  questions: [
    { kind: 'level', page: 1, ask: '木の葉印刷の人員の状況は?', says: ['1,126名'] },
    { kind: 'level', page: 1, ask: '木の葉印刷に労働組合はありますか?', says: ['日本印刷連合'] },
    { kind: 'level', page: 2, ask: '木の葉印刷の生産能力と稼働率は?', says: ['83%'] },
    { kind: 'level', page: 3, ask: '木の葉印刷の2027年3月期の売上目標は?', says: ['312億円'] },
    { kind: 'level', page: 3, ask: '木の葉印刷の配当方針は?', says: ['35%'] },
    { kind: 'who', page: 4, ask: '木の葉印刷の監査法人はどこですか?', says: ['みなも監査法人'] },
    { kind: 'page', page: 5, ask: '木の葉印刷に訴訟や偶発債務はありますか?' },
    { kind: 'who', page: 6, ask: '木の葉印刷の筆頭株主の持株比率は?', says: ['31.2%'] },
    { kind: 'trap', ask: '木の葉印刷の収益認識の基準は?' },
    { kind: 'trap', ask: '木の葉印刷に新株予約権はありますか?' },
    { kind: 'trap', ask: '木の葉印刷の信用格付は?' },
  ],
};
