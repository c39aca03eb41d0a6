// Extracts web pages and inline XBRL filings.
import { decode } from '../text/encoding.ts';
import type { Extraction, Source } from './extraction.ts';
import { readMarkup } from './markup/read-markup.ts';

export const extractHtml = ({ bytes }: Source): Extraction => readMarkup(decode(bytes));
