// Parses the numbers of DART's statements: with or without commas; `-` or empty for no value.
export const amountOf = (text: string | undefined): number | undefined => {
  const bare = text?.replace(/[,\s]/g, '') ?? '';
  const [, open, digits] = /^(\()?([-−△]?\d+(?:\.\d+)?)\)?$/.exec(bare) ?? [];
  if (!digits) return undefined;
  const value = Number(digits.replace(/^[−△]/, '-'));
  return open && value !== 0 ? -value : value;
};
