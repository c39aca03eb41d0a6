// Multiplies by a power of ten: by its digits, which leaves no dust of binary fractions.

/** Also for what JavaScript prints with an exponent, as 1e+23. */
export const timesPower = (value: number, power: number): number => {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + power}`);
};
