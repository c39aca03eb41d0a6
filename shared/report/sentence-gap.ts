// Returns the gap between two sentences: none after a full-width stop, whatever the report's language.
export const gapAfter = (sentence: string): '' | ' ' => (/[。！？]$/u.test(sentence.trimEnd()) ? '' : ' ');
