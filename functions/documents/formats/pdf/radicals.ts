// Replaces lookalike characters that some programs write into PDFs: ⽇ for 日, ⻑ for 長, ‧ for ・.

const RADICALS = /[\u2e80-\u2ef3\u2f00-\u2fd5]/gu;
/** Radicals of the supplement that Unicode does not decompose; Japanese fonts use their glyphs for characters. */
const SUPPLEMENT: Readonly<Record<string, string>> = {
  ...{ '⺠': '民', '⻁': '虎', '⻄': '西', '⻆': '角', '⻑': '長', '⻘': '青', '⻝': '食' },
  ...{ '⻤': '鬼', '⻨': '麦', '⻩': '黄', '⻫': '斉', '⻭': '歯', '⻯': '竜', '⻲': '亀' },
};

const MIDDLE_POINT = /\u2027/g;

/** Replaces one character by one, so that positions do not change. */
export const withoutRadicals = (text: string): string =>
  text.replace(RADICALS, (radical) => SUPPLEMENT[radical] ?? radical.normalize('NFKC')).replace(MIDDLE_POINT, '・');
