// Validates a source's key as entered: exactly its fields, in characters that a header can carry.
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { SOURCE_INFO, type SourceKey, type SourceProvider } from '#shared/model/source.ts';

const PRINTABLE = /^[\x20-\x7e]+$/;
const MAX_FEEDS = 20;
/** Four characters of a shorter key would reveal too much of it. */
const SHOWN = 4;
const SHORTEST_TO_SHOW = 12;

const isFeedList = (text: string): boolean => {
  const feeds = text.split(/\s+/).filter(Boolean);
  return feeds.length <= MAX_FEEDS && feeds.every((feed) => /^https?:$/.test(URL.parse(feed)?.protocol ?? ''));
};

const fits = (field: string, text: string): boolean => {
  if (field === 'feeds') return isFeedList(text);
  // The SEC requires a contact address.
  if (field === 'contact')
    return PRINTABLE.test(text) && text.split(' ').some((word) => z.email().safeParse(word).success);
  return PRINTABLE.test(text);
};

/** Throws `badInput` with the invalid field. */
export const enteredKey = (source: SourceProvider, given: SourceKey): SourceKey => {
  const { keyFields } = SOURCE_INFO[source];
  const strange = Object.keys(given).find((field) => !keyFields.includes(field));
  if (strange !== undefined || keyFields.length === 0) throw new AppError('badInput', { field: strange ?? 'source' });
  const entries = keyFields.map((field) => {
    const text = given[field]?.trim() ?? '';
    if (!text || !fits(field, text)) throw new AppError('badInput', { field });
    return [field, text];
  });
  return Object.fromEntries(entries);
};

export const lastFourOf = (source: SourceProvider, key: SourceKey): string => {
  const first = key[SOURCE_INFO[source].keyFields[0] ?? ''] ?? '';
  return first.length >= SHORTEST_TO_SHOW ? first.slice(-SHOWN) : '';
};
