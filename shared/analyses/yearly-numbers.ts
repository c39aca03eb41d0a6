// Numbers as a person writes them for the years of a forecast: `8`, `8, 7.5, 7`, `8% 7% 6%`.

const MAX_YEARS = 20;
const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;

/** Undefined where something among them is no number. */
export const yearlyNumbers = (text: string): readonly number[] | undefined => {
  const parts = text
    .replaceAll(/[%％]/g, ' ')
    .split(/[\s,;、，]+/)
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > MAX_YEARS || !parts.every((part) => NUMBER.test(part))) return undefined;
  return parts.map((part) => Number(part.replace('−', '-')));
};
