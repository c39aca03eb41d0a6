// Joins words spaced out for display, such as 사 업 보 고 서 or 回 次, so that they can be searched for.

const SPACED = /^(?:[가-힣一-龥] ){2,}[가-힣一-龥](?: ?[:：])?$/;
const SPACED_LABEL = /^(?:[가-힣一-龥] )+[가-힣一-龥](?: ?[:：])?$/;

const joined = (text: string): string => text.replace(/(?<=[가-힣一-龥]) (?=[가-힣一-龥])/g, '');

export const unspaced = (text: string): string => (SPACED.test(text) ? joined(text) : text);
/** For tables, where two spaced characters are a label: 구 분. */
export const unspacedLabel = (text: string): string => (SPACED_LABEL.test(text) ? joined(text) : text);
