// Polite requests in three languages: for a document to be handed over, or for an explanation.
import { describe, expect, it } from 'vitest';
import { kindsOf } from '#functions/checklists/read/kinds.ts';

const QUESTIONS = ['Which boats are leased?', '선원은 몇 명입니까?', '漁獲量はどのくらいですか。'];
const kindOf = (text: string, head: string) => kindsOf([text, ...QUESTIONS], head)[0];

describe('a polite request for a document', () => {
  it.each([
    '어선 등록증 사본 제출',
    '조업 일지 원본 송부',
    '위판 계약서 공증본 제시',
    '승선 계약서 제출 요망',
    '면허증 사본 제출할 것',
    '조업 일지를 지참해 주시기 바랍니다.',
    '어구 목록을 준비하여 주십시오.',
    '위판 내역서를 송부 바랍니다.',
    '선박 검사 증명서를 회신해 주세요.',
    '정비 기록을 공유 부탁드립니다.',
    '보험증권을 제시해 주십시오.',
    '수리 견적서를 첨부하여 주시기 바랍니다.',
    '도면을 받을 수 있을까요?',
    '조직도를 열람할 수 있을지 문의드립니다.',
    '直近の検査報告書をご用意ください。',
    '乗組員名簿をご準備いただけますか。',
    '船舶検査証書の写しをご持参ください。',
    '漁具の一覧表をご開示いただけますでしょうか。',
    '契約書の写しをいただけますか。',
    '船員名簿の最新版をいただけますか。',
    '図面を拝見できますか。',
    '船員手帳の写しの提出',
    '操業日誌をご送付願います。',
    '配置図のデータを頂けますでしょうか。',
    'Could we see the charter agreements?',
    'Can we have copies of the fishing licences?',
    'Could you send us the crew list?',
    'Could you please provide the inspection reports of the last three years?',
    'We would like to receive the insurance certificates.',
  ])('%s', (text) => {
    expect(['', '질의', 'Question', '質問事項'].map((head) => kindOf(text, head))).toEqual(Array(4).fill('request'));
  });
});

describe('a polite request for words', () => {
  it.each([
    '조합에 바라는 점을 말씀해 주십시오.',
    '매각에 대한 선주의 입장을 말씀해 주세요.',
    '입항 예정일과 수리 여부를 회신해 주세요.',
    '조업을 중단한 사유를 회신하여 주시기 바랍니다.',
    '선원 이직이 잦은 이유를 설명 부탁드립니다.',
    '어획량 산정 근거를 제시해 주십시오.',
    '면허 갱신 일정을 공유해 주시기 바랍니다.',
    '감척 신청 여부를 제출해 주십시오.',
    '선박 수를 기재해 주시기 바랍니다.',
    '자회사 현황 및 손익을 기술할 것.',
    '폐업 경위를 알려 주시기 바랍니다.',
    '선박 검사증은 출항마다 제출하여야 합니까?',
    '조업 일지를 공유해 왔습니까?',
    '船舶検査証書のご提出は必要ですか。',
    '漁具の一覧表は提出されましたか。',
    '用途変更の理由をご提示ください。',
    '減船の方針をご共有いただけますか。',
    '出港の時期をご教示ください。',
    '予備の網はご用意済みですか。',
    'ご意見をいただけますでしょうか。',
    '어선에 담보가 설정되어 있는지 확인 부탁드립니다.',
    'Please provide an explanation for the fall in landings.',
    'Provide details on how the nets are repaired.',
    'Outline your approach to crew training.',
    'Can we land fish at the north pier?',
    'Could you explain the quota?',
    'Can you provide spare parts for ten years?',
    'We would like to understand the quota.',
  ])('%s', (text) => {
    expect(['', '질의', 'Question', '質問事項'].map((head) => kindOf(text, head))).toEqual(Array(4).fill('question'));
  });
});
