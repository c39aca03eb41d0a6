// The table of headers of the workbook columns that calculations need, in three languages.
import type { Column } from '../../analyses/analysis.ts';

const column = (name: string, type: Column['type'], headers: string): Column => ({
  name,
  type,
  headers: headers.split('|'),
});

/** Headers of sales in ledgers. */
const REVENUE =
  '매출|매출액|판매액|판매금액|금액|결제금액|revenue|sales|net sales|amount|売上|売上高|販売額|販売金額|金額|매출금액|공급가액|청구금액|결제액|invoice amount|net amount|売上金額|請求額|請求金額|決済金額|入金額|取引金額|net|net ex vat|net ex tax|amount ex vat|amount excl tax|line total|net revenue|uriage|uriagedaka';

const ITEM =
  '품목|제품|제품명|상품|상품명|품명|모델|product|product name|item|sku|model|製品|製品名|商品|商品名|品目|型番|품목명|품번|상품코드|item name|product code|品名|商品コード';
const PERIOD =
  '기간|연도|년도|회계연도|분기|연월|월|period|year|fiscal year|quarter|month|期間|年度|会計年度|四半期|年月|月';
const DATE =
  '날짜|일자|일시|거래일|주문일|결제일|기준일|기준월|연월|월|date|order date|invoice date|month|day|日付|年月日|取引日|注文日|決済日|年月|月|거래일자|주문일자|결제일자|청구일|청구일자|매출일|매출일자|입금일|전표일자|transaction date|payment date|billing date|posting date|請求日|入金日|売上日|計上日|伝票日付|購入日|支払日|created at|paid at|ordered at|주문일시|결제일시|注文日時|決済日時';

export const COLUMNS = {
  item: column('item', 'text', ITEM),
  /** What a ledger of sales counts, also where it is no product. */
  soldItem: column(
    'item',
    'text',
    `${ITEM}|title|plan|plan name|service|room type|lineitem name|요금제|プラン|プラン名|サービス名`,
  ),
  segment: column(
    'segment',
    'text',
    '부문|사업부|사업부문|세그먼트|분류|카테고리|segment|business unit|division|category|セグメント|部門|事業部|分類|カテゴリー',
  ),
  company: column('company', 'text', '회사|회사명|법인|업체|company|entity|subsidiary|会社|会社名|法人|子会社'),
  period: column('period', 'text', PERIOD),
  /** The year of a sale, or its day. */
  soldPeriod: column('period', 'text', `${PERIOD}|${DATE}`),
  quantity: column(
    'quantity',
    'number',
    '수량|판매량|물량|출하량|quantity|qty|units|volume|数量|販売数量|出荷数|個数|판매수량|출고수량|units sold|sales volume|販売量|出荷量|seats|licences|licenses|nights|room nights|lineitem quantity|좌석수|박수|席数|泊数|ライセンス数',
  ),
  revenue: column('revenue', 'number', REVENUE),
  /** What a customer pays in a year, for which customer lists have more headers than ledgers. */
  customerRevenue: column(
    'revenue',
    'number',
    `${REVENUE}|거래액|연간 반복 매출|연 매출|arr|annual recurring revenue|billings|spend|contract value|取引額|取引高|年間経常収益`,
  ),
  /** Names before codes: the codes merge the spellings of a name. */
  customer: column(
    'customer',
    'text',
    '고객|고객사|고객명|고객사명|회원|거래처|거래처명|매출처|매출처명|구매자|customer|customer name|client|client name|account name|bill to|billed to|sold to|buyer|顧客|顧客名|会員|取引先|取引先名|得意先|得意先名|販売先|契約先|契約先名|購入者|계약처|납품처|고객번호|고객 ID|회원번호|customer id|account|user|user id|顧客番号|顧客ID|会員番号|customer no|client id|account id|顧客コード|得意先コード',
  ),
  date: column('date', 'date', DATE),
  value: column(
    'value',
    'number',
    '값|실적|지표|매출|매출액|공급가액|매출금액|청구금액|결제금액|금액|value|actual|amount|sales|revenue|net amount|値|実績|売上|売上高|売上金額|請求金額|入金額|金額|판매량|수량|volume|quantity|販売数量|net ex vat|net ex tax|net|합계|total|合計',
  ),
  recurring: column(
    'recurring',
    'number',
    '월 반복 매출|월반복매출|월 구독료|구독 매출|MRR|월 매출|매출|매출액|금액|mrr|monthly recurring revenue|recurring revenue|subscription revenue|revenue|amount|sales|net sales|net amount|月次経常収益|月次経常売上|月額|サブスクリプション売上|売上|売上高|金額|결제금액|청구금액|공급가액|매출금액|구독료|billed amount|売上金額|請求額|請求金額|決済金額|入金額|net ex vat|net ex tax|net',
  ),
  /** The number of an order, which its lines repeat. */
  order: column(
    'order',
    'text',
    '주문번호|주문 ID|주문코드|결제번호|결제 ID|거래번호|승인번호|영수증번호|전표번호|매출번호|계산서번호|예약번호|order id|order no|order number|order ref|order reference|payment id|transaction id|transaction no|receipt no|receipt number|invoice no|invoice number|invoice id|doc no|document no|booking no|booking id|confirmation no|conf no|注文番号|注文ID|注文No|受注番号|決済番号|決済ID|取引番号|取引ID|レシート番号|伝票番号|伝票No|予約番号',
  ),
  orders: column(
    'orders',
    'number',
    '주문 수|주문수|주문건수|거래 건수|orders|order count|transactions|注文数|注文件数|取引件数',
  ),
  gross: column(
    'gross',
    'number',
    '거래액|총거래액|총 거래액|gmv|gross merchandise value|gross merchandise volume|流通総額|取引総額|取扱高',
  ),
  price: column(
    'price',
    'number',
    '가격|단가|판매가|판매단가|시세|주가|종가|price|share price|unit price|selling price|価格|単価|販売単価|相場|株価',
  ),
  currency: column('currency', 'text', '통화|주가 통화|가격 통화|currency|price currency|ccy|通貨|株価の通貨|取引通貨'),
  shares: column(
    'shares',
    'number',
    '주식수|발행주식수|상장주식수|shares|shares outstanding|diluted shares|株式数|発行済株式数',
  ),
} as const satisfies Readonly<Record<string, Column>>;
