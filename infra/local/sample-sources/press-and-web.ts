// Sample search engines and press APIs over the sample articles, and the articles' own pages.
import { markupText } from '#shared/report/clean-text.ts';
import { ARTICLES, type Article, articlesAbout } from './articles.ts';
import { INDUSTRY_REPORTS } from './industry-reports.ts';
import { json, missing, page, text } from './replies.ts';

type Answer = (query: URLSearchParams, origin: string) => Response;

const addressOf = (origin: string, { slug }: Article): string => `${origin}/articles/${slug}`;

const brave: Answer = (query, origin) =>
  json({
    ...{ type: 'search', query: { original: query.get('q'), more_results_available: false } },
    web: {
      results: articlesAbout(query.get('q') ?? '').map((article) => ({
        ...{ title: article.title, url: addressOf(origin, article), description: article.text, page_age: article.date },
        ...{ language: article.language, profile: { name: article.publisher } },
      })),
    },
  });

const naver: Answer = (query, origin) => {
  const found = articlesAbout(query.get('query') ?? '', 'press').filter(({ language }) => language === 'ko');
  const items = found.map((article) => ({
    ...{
      title: `<b>${markupText(article.title)}</b>`,
      originallink: addressOf(origin, article),
      link: addressOf(origin, article),
    },
    ...{ description: markupText(article.text), pubDate: new Date(article.date).toUTCString() },
  }));
  return json({
    lastBuildDate: new Date(0).toUTCString(),
    total: items.length,
    start: 1,
    display: items.length,
    items,
  });
};

const GDELT_LANGUAGE = { ko: 'Korean', en: 'English', ja: 'Japanese' } as const;
const gdelt: Answer = (query, origin) => {
  const wantedLanguage = /sourcelang:(\w+)/.exec(query.get('query') ?? '')?.[1];
  const found = articlesAbout(query.get('query') ?? '', 'press').filter(
    ({ language }) => !wantedLanguage || GDELT_LANGUAGE[language].toLowerCase() === wantedLanguage,
  );
  if (found.length === 0) return json({});
  return json({
    articles: found.map((article) => ({
      ...{ url: addressOf(origin, article), url_mobile: '', title: article.title, socialimage: '' },
      ...{ seendate: new Date(article.date).toISOString().replace(/[-:]|\.\d+/g, ''), domain: article.publisher },
      ...{ language: GDELT_LANGUAGE[article.language], sourcecountry: '' },
    })),
  });
};

const rss: Answer = (_, origin) => {
  const items = ARTICLES.filter(({ kind }) => kind === 'press').map((article) => {
    const link = addressOf(origin, article);
    return `<item><title>${markupText(article.title)}</title><link>${link}</link><description>${markupText(article.text)}</description><pubDate>${new Date(article.date).toUTCString()}</pubDate></item>`;
  });
  return text(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>견본 뉴스</title>${items.join('')}</channel></rss>`,
    'application/rss+xml',
  );
};

const industryFeed: Answer = (_, origin) => {
  const items = INDUSTRY_REPORTS.map(({ slug, title, summary, date }) => {
    const link = `${origin}/reports/${slug}`;
    return `<item><title>${markupText(title)}</title><link>${link}</link><description>${markupText(summary)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`;
  });
  return text(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Footnote Sample Research</title>${items.join('')}</channel></rss>`,
    'application/rss+xml',
  );
};

const reportPage = (slug: string): Response => {
  const report = INDUSTRY_REPORTS.find((one) => one.slug === slug);
  if (!report) return missing();
  const { title, summary, sections, language } = report;
  const parts = sections.map(({ heading, paragraphs }) => {
    const body = paragraphs.map((paragraph) => `<p>${markupText(paragraph)}</p>`).join('');
    return `<h2>${markupText(heading)}</h2>${body}`;
  });
  const body = `<article><h1>${markupText(title)}</h1><p>${markupText(summary)}</p>${parts.join('')}</article>`;
  return page({ title, body, language });
};

const articlePage = (slug: string): Response => {
  const article = ARTICLES.find((one) => one.slug === slug);
  if (!article) return missing();
  const { title, text: body, publisher, date, language } = article;
  const byline = `<p>${markupText(publisher)} · <time>${date}</time></p>`;
  return page({
    title,
    body: `<article><h1>${markupText(title)}</h1>${byline}<p>${markupText(body)}</p></article>`,
    language,
  });
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/brave/api/res/v1/web/search': brave,
  '/naver/api/v1/search/news.json': naver,
  '/gdelt/api/api/v2/doc/doc': gdelt,
  '/rss/feed': rss,
  '/reportFeed/feed': industryFeed,
};

export const tavily = (query: string, origin: string): Response =>
  json({
    ...{ query, answer: null, images: [], response_time: 0.1, request_id: 'sample' },
    results: articlesAbout(query).map((article) => ({
      ...{ title: article.title, url: addressOf(origin, article), content: article.text, score: 0.9 },
      ...{ raw_content: null, published_date: article.date },
    })),
  });

export const pressAndWeb = (path: string, query: URLSearchParams, origin: string): Response => {
  if (path.startsWith('/articles/')) return articlePage(path.slice('/articles/'.length));
  if (path.startsWith('/reports/')) return reportPage(path.slice('/reports/'.length));
  if (path === '/tavily/api/usage') return json({ key: { usage: 0, limit: 1000 } });
  return ANSWERS[path]?.(query, origin) ?? missing();
};
