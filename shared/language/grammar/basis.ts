// Detects the basis of figures in three languages: consolidated, or of the parent company alone.

/** Excludes "unconsolidated affiliates", which are companies, and "separate accounts", which insurers hold. */
const SEPARATE =
  /별도|개별|비연결|\b(?:un|non-?)consolidated\b(?!\s+(?:affiliat|associat|compan|entit|fund|invest|joint|partner|real estate|structured|subsidiar|trust|variable|venture|vie))|\b(?:separate(?! accounts?\b)|standalone|stand-alone)\b|単体|個別|単独|非連結/i;
const CONSOLIDATED = /(?<!비)연결(?!된)|(?<!un)(?<!non)(?<!non-)consolidated|(?<!非)連結/i;

export const basisNamed = (text: string): 'consolidated' | 'separate' | undefined => {
  if (SEPARATE.test(text)) return 'separate';
  return CONSOLIDATED.test(text) ? 'consolidated' : undefined;
};
