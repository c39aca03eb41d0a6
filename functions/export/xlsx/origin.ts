// Shows the source of an input as the comment and link of its cell.
import type { Origin } from '#shared/finance/given.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { safeLink } from '../safe-link.ts';

const QUOTE_LENGTH = 300;
/** Longer addresses make Excel repair the file. */
const LINK_LENGTH = 2079;

const shorten = (text: string): string => {
  const characters = [...cleanText(text).replace(/\s+/g, ' ').trim()];
  return characters.length > QUOTE_LENGTH ? `${characters.slice(0, QUOTE_LENGTH).join('')}…` : characters.join('');
};

export const originComment = (language: Language, origin: Origin): string => {
  if (origin.kind === 'assumption') {
    const by = translate(language, 'finance.workbook.assumption', { name: shorten(origin.by) });
    return origin.note ? `${by}\n${shorten(origin.note)}` : by;
  }
  const title = [origin.title, origin.place ?? ''].filter((part) => part !== '').join(', ');
  const source = translate(language, 'finance.workbook.source', { title: shorten(title) });
  return origin.quote ? `${source}\n“${shorten(origin.quote)}”` : source;
};

/** A link into the app is a path; `app` is the address of the app. */
export const originLink = (origin: Origin, app: string): string | undefined => {
  const url = origin.kind === 'source' ? origin.url : undefined;
  const link = safeLink(url?.startsWith('/') ? `${app}${url}` : url);
  return link !== undefined && link.length <= LINK_LENGTH ? link : undefined;
};
