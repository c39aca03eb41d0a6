// Replaces lookalike characters that some programs write into PDFs: ⽇ for 日, ⻑ for 長, ‧ for ・.

const RADICALS = /[\u2e80-\u2ef3\u2f00-\u2fd5]/gu;
/** Those of the supplement to which Unicode gives no other form, as Japanese fonts share their glyphs. */
const SUPPLEMENT: Readonly<Record<string, string>> = {
  ...{ '⺠': '民', '⻁': '虎', '⻄': '西', '⻆': '角', '⻑': '長', '⻘': '青', '⻝': '食' },
  ...{ '⻤': '鬼', '⻨': '麦', '⻩': '黄', '⻫': '斉', '⻭': '歯', '⻯': '竜', '⻲': '亀' },
};

const MIDDLE_POINT = /\u2027/g;

/** One character for one, so that places stay. */
export const withoutRadicals = (text: string): string =>
  text.replace(RADICALS, (radical) => SUPPLEMENT[radical] ?? radical.normalize('NFKC')).replace(MIDDLE_POINT, '・');
