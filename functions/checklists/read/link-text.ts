// Reads the text that a formula with a hyperlink shows, where the file has no stored value for it.
const TEXT = '"(?:[^"]|"")*"';
const LINK = new RegExp(String.raw`^=?\s*HYPERLINK\(\s*(?:${TEXT}|[^,;"]+)\s*[,;]\s*(${TEXT})\s*\)$`, 'iu');

export const linkText = (formula: string | undefined): string | undefined =>
  LINK.exec(formula?.trim() ?? '')?.[1]
    ?.slice(1, -1)
    .replaceAll('""', '"');
