// Reads the first page of a company's website: its title, links, and the names that the company gives itself.
import * as z from 'zod';
import { parseShallow } from '../shallow-markup.ts';

export type Link = { readonly url: string; readonly text: string };
export type ReadPage = {
  readonly title: string;
  readonly description: string;
  readonly links: readonly Link[];
  /** Legal name first, if the site states it. */
  readonly names: readonly string[];
  readonly language?: string | undefined;
};

const Organisation = z.object({ '@type': z.unknown(), name: z.string().optional(), legalName: z.string().optional() });
const IS_COMPANY = /Organization|Corporation|LocalBusiness/;

const namesInData = (json: string): string[] => {
  try {
    const data: unknown = JSON.parse(json);
    const graph = z.object({ '@graph': z.array(z.unknown()) }).safeParse(data);
    const all = graph.success ? graph.data['@graph'] : Array.isArray(data) ? data : [data];
    return all.flatMap((one) => {
      const found = Organisation.safeParse(one);
      if (!found.success || !IS_COMPANY.test(JSON.stringify(found.data['@type']) ?? '')) return [];
      return [found.data.legalName, found.data.name].filter((name) => name !== undefined);
    });
  } catch {
    return [];
  }
};

/** `© 2026 Gaon Logistics Co., Ltd. All rights reserved.` */
const COPYRIGHT = /(?:©|\(c\)|copyright)[\s\d,.–-]*(?:by\s+)?([^|©\n]{2,80}?)(?:[.,]?\s*all rights reserved|$)/i;

const MAX_LINKS = 500;
/** Where the parser is, which decides how text is used. */
type Inside = 'title' | 'data' | 'skip' | 'link' | undefined;
type Draft = {
  readonly url: string;
  readonly links: { url: string; text: string }[];
  readonly data: string[];
  title: string;
  description: string;
  site: string;
  language: string;
  text: string;
  inside: Inside;
};
type Attributes = Readonly<Record<string, string>>;

const onMeta = (draft: Draft, { property = '', name = '', content = '' }: Attributes): void => {
  if (property === 'og:site_name') draft.site = content;
  if (name === 'description' || property === 'og:description') draft.description ||= content;
};

const onLink = (draft: Draft, { href = '' }: Attributes): Inside => {
  const target = URL.parse(href, draft.url);
  if (!target || draft.links.length >= MAX_LINKS) return undefined;
  draft.links.push({ url: target.href, text: '' });
  return 'link';
};

const OPEN: Readonly<Record<string, (draft: Draft, attributes: Attributes) => Inside | undefined>> = {
  title: () => 'title',
  style: () => 'skip',
  script: (_, { type }) => (type === 'application/ld+json' ? 'data' : 'skip'),
  a: onLink,
};

const onText = (draft: Draft, text: string): void => {
  const link = draft.links.at(-1);
  if (draft.inside === 'title') draft.title += text;
  if (draft.inside === 'link' && link) link.text += text;
  if (draft.inside === 'data') draft.data.push(text);
  else if (draft.inside !== 'skip') draft.text += `${text}\n`;
};

const drafted = (html: string, url: string): Draft => {
  const draft: Draft = {
    ...{ url, links: [], data: [], title: '', description: '', site: '', language: '', text: '', inside: undefined },
  };
  parseShallow(html, {
    onopentag: (name, attributes) => {
      if (name === 'html') draft.language = attributes.lang ?? '';
      if (name === 'meta') onMeta(draft, attributes);
      const open = OPEN[name];
      if (open) draft.inside = open(draft, attributes);
    },
    ontext: (text) => onText(draft, text),
    onclosetag: (name) => {
      if (OPEN[name]) draft.inside = undefined;
    },
  });
  return draft;
};

export const readPage = (html: string, url: string): ReadPage => {
  const { title, description, links, data, site, text, language } = drafted(html, url);
  const copyright = COPYRIGHT.exec(text.slice(-4000))?.[1] ?? '';
  const names = [...data.flatMap(namesInData), site, copyright].map((name) => name.trim());
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    description: description.trim(),
    links,
    names: [...new Set(names.filter(Boolean))],
    language: /^(ko|en|ja)/i.exec(language)?.[1]?.toLowerCase(),
  };
};
