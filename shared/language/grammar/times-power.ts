// Multiplies by a power of ten on decimal digits, without binary rounding errors.

/** Also accepts numbers that JavaScript prints with an exponent: 1e+23. */
export const timesPower = (value: number, power: number): number => {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + power}`);
};
