// The homepages of the invented companies, at reserved domain names.
import { markupText } from '#shared/report/clean-text.ts';
import { missing, page, text } from './replies.ts';

type Site = {
  readonly name: string;
  readonly language: string;
  readonly pages: Readonly<Record<string, readonly [string, string]>>;
};

const SITES: Readonly<Record<string, Site>> = {
  'gaon-logistics.example': {
    ...{ name: '가온물류', language: 'ko' },
    pages: {
      '/': ['가온물류', '계약물류, 풀필먼트, 국제운송을 하나로 잇습니다.'],
      '/company': ['회사소개', '가온물류는 1998년 4월에 설립된 물류 기업입니다.'],
      '/service': ['사업영역', '계약물류, 전자상거래 풀필먼트, 국제운송 주선 서비스를 제공합니다.'],
      '/price': [
        '제품 가격 안내',
        '가온물류 풀필먼트의 출고 1건당 단가는 2,940원입니다. 가온물류 계약물류의 보관 단가는 1㎡당 월 9,800원입니다. 계약물류의 계약 기간은 3년 이상입니다.',
      ],
      '/ir': ['투자정보', '재무 정보는 사업보고서에서 확인하실 수 있습니다.'],
    },
  },
  'northway-freight.example': {
    ...{ name: 'Northway Freight Systems, Inc.', language: 'en' },
    pages: {
      '/': ['Northway Freight Systems', 'Truckload, brokerage and warehousing in the United States and Canada.'],
      '/about': ['About us', 'Northway Freight Systems, Inc. moves freight in the United States and Canada.'],
      '/services': ['Services', 'Truckload, brokerage and dedicated warehousing.'],
    },
  },
  'hangyeol-foods.example': { name: '한결식품', language: 'ko', pages: { '/': ['한결식품', '가공식품을 만듭니다.'] } },
  'hangyeol.example': { name: '한결식품', language: 'ko', pages: { '/': ['한결식품', '식자재를 유통합니다.'] } },
};

const siteOf = (hostname: string) => SITES[hostname.replace(/^www\./, '')];

export const sampleSite = ({ hostname, pathname }: URL): Response => {
  const site = siteOf(hostname);
  if (!site) return missing();
  if (pathname === '/robots.txt') return text('User-agent: *\nDisallow: /private/\n', 'text/plain');
  const found = site.pages[pathname];
  if (!found) return missing();
  const [title, body] = found;
  const links = Object.entries(site.pages).map(([path, [label]]) => `<li><a href="${path}">${label}</a></li>`);
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name: site.name });
  return page({
    ...{ title, language: site.language },
    body: `<script type="application/ld+json">${data}</script><nav><ul>${links.join('')}</ul></nav><h1>${markupText(title)}</h1><p>${markupText(body)}</p>`,
  });
};
