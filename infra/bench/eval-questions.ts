// Questions about single figures with their printed form, read from the filings by hand. Pages are 1-based; without
// pages any page is right.

type FigureQuestion = {
  readonly question: string;
  readonly document: string;
  readonly figure: string;
  readonly page?: readonly number[];
};

const SAMSUNG = 'samsung_annual_report_20220308.pdf';
const ADOBE = 'ADOBE_2022_10K.pdf';
const NETFLIX = 'NETFLIX_2017_10K.pdf';

export const FIGURE_QUESTIONS: readonly FigureQuestion[] = [
  { question: '삼성전자의 2021년 연결 매출은 얼마야?', document: SAMSUNG, figure: '279,604,799' },
  { question: '삼성전자 2020년 영업이익은?', document: SAMSUNG, figure: '35,993,876' },
  { question: '삼성전자의 2021 회계연도 당기순이익을 알려줘', document: SAMSUNG, figure: '39,907,450' },
  { question: '2019년 삼성전자 매출원가는 얼마였어?', document: SAMSUNG, figure: '147,239,549' },
  { question: '삼성전자 2021년 말 자산총계', document: SAMSUNG, figure: '426,621,158' },
  { question: '삼성전자의 2021년 별도 매출액은?', document: SAMSUNG, figure: '199,744,705' },
  { question: '삼성전자 2021년 기본주당이익은 얼마인가요?', document: SAMSUNG, figure: '5,777' },
  { question: 'What was the consolidated revenue of 삼성전자 in 2021?', document: SAMSUNG, figure: '279,604,799' },
  { question: '삼성전자の2021年の連結売上高はいくらですか？', document: SAMSUNG, figure: '279,604,799' },
  { question: 'How much did Adobe spend on R&D in fiscal 2022?', document: ADOBE, figure: '2,987' },
  { question: "What was Adobe's total revenue in FY2022?", document: ADOBE, figure: '17,606' },
  { question: "Adobe's operating income for fiscal 2021", document: ADOBE, figure: '5,802' },
  { question: 'What was Adobe net income in 2020?', document: ADOBE, figure: '5,260' },
  { question: 'Adobe subscription revenue in fiscal 2022?', document: ADOBE, figure: '16,388' },
  { question: 'Adobe의 2022년 매출은 얼마인가요?', document: ADOBE, figure: '17,606' },
  { question: 'Adobeの2022年度の純利益はいくらですか？', document: ADOBE, figure: '4,756' },
  { question: 'How much interest expense did Adobe report in 2022?', document: ADOBE, figure: '112' },
  {
    question: "What is Netflix's year end FY2017 total current liabilities (in USD millions)?",
    document: NETFLIX,
    figure: '5,466,312',
    page: [45],
  },
  { question: 'Netflix total revenues in 2017', document: NETFLIX, figure: '11,692,713' },
  { question: 'What was the net income of Netflix in 2016?', document: NETFLIX, figure: '186,678' },
];
