// A sample OpenDART API, with invented companies.
import { strToU8, zipSync } from 'fflate';
import { dartXml, viewerBody } from './dart-document.ts';
import { COMPANIES, FILINGS, receiptOf, type SampleCompany } from './dart-register.ts';
import { bytes, json, missing, page, text } from './replies.ts';
import { atYear, LINES, STATEMENT_NAMES } from './statement-lines.ts';

const OK = { status: '000', message: '정상' };
const NOTHING = { status: '013', message: '조회된 데이타가 없습니다.' };
const nothing = () => json(NOTHING);
const notThere = () =>
  text(
    '<?xml version="1.0" encoding="UTF-8"?><result><status>014</status><message>파일이 존재하지 않습니다.</message></result>',
    'application/xml',
  );

const MILLION = 1_000_000;
const FIRST_TERM = 1997;
const zip = (name: string, content: string) => bytes(zipSync({ [name]: strToU8(content) }), 'application/x-msdownload');
const byCode = (code: string | null) => COMPANIES.find((company) => company.code === code);

const corpCode = () =>
  zip(
    'CORPCODE.xml',
    `<?xml version="1.0" encoding="UTF-8"?><result>${COMPANIES.map(
      ({ code, name, english, ticker }) =>
        `<list><corp_code>${code}</corp_code><corp_name>${name}</corp_name><corp_eng_name>${english}</corp_eng_name><stock_code>${ticker || ' '}</stock_code><modify_date>20260318</modify_date></list>`,
    ).join('')}</result>`,
  );

const company = (query: URLSearchParams) => {
  const found = byCode(query.get('corp_code'));
  if (!found) return nothing();
  const { code, name, english, ticker, homepage, industry } = found;
  return json({
    ...{ ...OK, corp_code: code, corp_name: `${name}(주)`, corp_name_eng: english, stock_name: name },
    ...{ stock_code: ticker, ceo_nm: '견본', corp_cls: ticker ? 'K' : 'E', jurir_no: '', bizr_no: '', adres: '' },
    ...{
      hm_url: homepage,
      ir_url: '',
      phn_no: '',
      fax_no: '',
      induty_code: industry,
      est_dt: '19980402',
      acc_mt: '12',
    },
  });
};

const list = (query: URLSearchParams) => {
  const found = byCode(query.get('corp_code'));
  const from = query.get('bgn_de') ?? '';
  const to = query.get('end_de') ?? '99991231';
  const rows = FILINGS.filter(({ code, receipt, year }) => {
    const day = receipt.slice(0, 8);
    return code === found?.code && day >= from && day <= to && (query.get('pblntf_ty') !== 'A' || year !== undefined);
  });
  if (!found || rows.length === 0) return nothing();
  const { code, name, ticker } = found;
  return json({
    ...{ ...OK, page_no: 1, page_count: 100, total_count: rows.length, total_page: 1 },
    list: rows.map(({ receipt, report }) => ({
      ...{ corp_code: code, corp_name: name, stock_code: ticker, corp_cls: 'K', report_nm: `${report}   ` },
      ...{ rcept_no: receipt, flr_nm: name, rcept_dt: receipt.slice(0, 8), rm: '' },
    })),
  });
};

const statementRows = (found: SampleCompany, year: number, isSeparate: boolean) => {
  const years = isSeparate ? found.separate : found.consolidated;
  const amount = (at: number, pick: (typeof LINES)[number]['pick']) => {
    const statement = atYear(years, at);
    return statement ? String(pick(statement) * MILLION) : '';
  };
  const term = (at: number) => `제 ${at - FIRST_TERM} 기`;
  return LINES.map(({ statement, korean, ifrs, pick }, at) => ({
    ...{ rcept_no: receiptOf(found.code, year), reprt_code: '11011', bsns_year: String(year), corp_code: found.code },
    ...{
      sj_div: statement,
      sj_nm: STATEMENT_NAMES[statement],
      account_id: ifrs,
      account_nm: korean,
      account_detail: '-',
    },
    ...{ thstrm_nm: term(year), thstrm_amount: amount(year, pick) },
    ...{ frmtrm_nm: term(year - 1), frmtrm_amount: amount(year - 1, pick) },
    ...{ bfefrmtrm_nm: term(year - 2), bfefrmtrm_amount: amount(year - 2, pick), ord: String(at), currency: 'KRW' },
  }));
};

const statements = (query: URLSearchParams) => {
  const found = byCode(query.get('corp_code'));
  const year = Number(query.get('bsns_year'));
  const isAnnual = query.get('reprt_code') === '11011';
  if (!found || !isAnnual || !atYear(found.consolidated, year)) return nothing();
  return json({ ...OK, list: statementRows(found, year, query.get('fs_div') === 'OFS') });
};

const filingOf = (receipt: string | null) => {
  const filing = FILINGS.find((one) => one.receipt === receipt);
  const owner = byCode(filing?.code ?? null);
  return filing && owner ? { filing, owner } : undefined;
};

const document = (query: URLSearchParams) => {
  const found = filingOf(query.get('rcept_no'));
  return found ? zip(`${found.filing.receipt}.xml`, dartXml(found.owner, found.filing)) : notThere();
};

const viewer = (query: URLSearchParams) => {
  const found = filingOf(query.get('rcpNo'));
  if (!found) return missing();
  const { filing, owner } = found;
  return page({ title: `${owner.name} ${filing.report}`, body: viewerBody(owner, filing), language: 'ko' });
};

const ANSWERS: Readonly<Record<string, (query: URLSearchParams) => Response>> = {
  '/api/corpCode.xml': corpCode,
  '/api/company.json': company,
  '/api/list.json': list,
  '/api/fnlttSinglAcntAll.json': statements,
  '/api/document.xml': document,
  '/viewer/dsaf001/main.do': viewer,
};

export const sampleDart = (path: string, query: URLSearchParams): Response => ANSWERS[path]?.(query) ?? missing();
