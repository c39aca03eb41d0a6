// The gap between a sentence and the next one: after a full-width stop nothing, whatever the language of the report.
export const gapAfter = (sentence: string): '' | ' ' => (/[。！？]$/u.test(sentence.trimEnd()) ? '' : ' ');
