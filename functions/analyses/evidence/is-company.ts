// Distinguishes a company name from other labels of a row or file, such as a metric or a word of the file name.
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import { isNamedIn } from '../../engine/understand/names/company-names.ts';
import { isNameLike } from '../../engine/understand/names/name-words.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { namesCompany } from './company-subject.ts';

const LATIN = /^[\x20-\x7e]+$/;
/** Korean and Japanese words for quantities, rates and periods end like this: 판매량, 가동률, 前年比. */
const QUANTITY = /(?:량|률|율|액|수|비율|평균|합계|단가|量|率|額|数|比|平均|合計|単価)$/u;

export const isCompanyName = (name: string): boolean =>
  findMetrics(name).length === 0 &&
  (LATIN.test(name) || namesCompany(name) || (isNameLike(name) && !QUANTITY.test(name)));

/** A document's stated company must occur in the text, or be absent from all document titles. */
export const isCompanyOfText = (name: string, chunks: readonly Chunk[]): boolean =>
  isCompanyName(name) &&
  (chunks.some(({ text, context }) => isNamedIn(name, text) || isNamedIn(name, context.section ?? '')) ||
    chunks.every(({ context }) => !isNamedIn(name, context.document)));
