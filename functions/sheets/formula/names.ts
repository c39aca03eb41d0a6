// Converts names of functions introduced after 2007, which have a prefix in the file and none on screen.
const LATER =
  'ACOT ACOTH AGGREGATE ARABIC BASE BETA.DIST BETA.INV BINOM.DIST BINOM.DIST.RANGE BINOM.INV BITAND BITLSHIFT BITOR BITRSHIFT BITXOR CEILING.MATH CHISQ.DIST CHISQ.DIST.RT CHISQ.INV CHISQ.INV.RT CHISQ.TEST COMBINA CONCAT CONFIDENCE.NORM CONFIDENCE.T COT COTH COVARIANCE.P COVARIANCE.S CSC CSCH DAYS DECIMAL ENCODEURL ERF.PRECISE ERFC.PRECISE EXPON.DIST F.DIST F.DIST.RT F.INV F.INV.RT F.TEST FLOOR.MATH FORECAST.ETS FORECAST.LINEAR FORMULATEXT GAMMA GAMMA.DIST GAMMA.INV GAMMALN.PRECISE GAUSS HYPGEOM.DIST IFNA IFS IMCOSH IMCOT IMCSC IMCSCH IMSEC IMSECH IMSINH IMTAN ISFORMULA ISOWEEKNUM LOGNORM.DIST LOGNORM.INV MAXIFS MINIFS MODE.MULT MODE.SNGL MUNIT NEGBINOM.DIST NORM.DIST NORM.INV NORM.S.DIST NORM.S.INV NUMBERVALUE PDURATION PERCENTILE.EXC PERCENTILE.INC PERCENTRANK.EXC PERCENTRANK.INC PERMUTATIONA PHI POISSON.DIST QUARTILE.EXC QUARTILE.INC RANK.AVG RANK.EQ RRI SEC SECH SHEET SHEETS SKEW.P STDEV.P STDEV.S SWITCH T.DIST T.DIST.2T T.DIST.RT T.INV T.INV.2T T.TEST TEXTAFTER TEXTBEFORE TEXTJOIN TEXTSPLIT UNICHAR UNICODE UNIQUE VAR.P VAR.S VSTACK HSTACK WEIBULL.DIST XLOOKUP XMATCH XOR Z.TEST SEQUENCE SORTBY RANDARRAY TAKE DROP CHOOSECOLS CHOOSEROWS';
const PREFIX = new Map([
  ...LATER.split(' ').map((name) => [name, '_xlfn.'] as const),
  ['FILTER', '_xlfn._xlws.'],
  ['SORT', '_xlfn._xlws.'],
]);
/** Matches references to the unnamed own table; skips texts, quoted sheets, named tables and other workbooks. */
const OWN_TABLE =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^[\]]*\][\p{L}_][^!]*!|[\p{L}\p{N}_.\\]*\[(?:[^[\]']|'.|\[(?:[^[\]']|'.)*\])*\]/gsu;
/** Skips texts, quoted sheets and parts of tables. */
const CALL = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^\]]*\]|([\p{L}_][\p{L}\p{N}_.]*)(?=\()/gu;

const THIS_ROW = /\[\[#This Row\],((?:\[(?:[^[\]']|'.)*\]:?)+)\]|\[#This Row\]/giu;
const AT_ROW = /\[@((?:\[(?:[^[\]']|'.)*\]:?)+|(?:[^[\]']|'.)*)\]/gu;
const PLAIN_COLUMN = /^\[([\p{L}_][\p{L}\p{N}_]*)\]$/u;

const shortRow = (formula: string): string =>
  formula.replace(THIS_ROW, (_, columns = '') => `[@${columns.replace(PLAIN_COLUMN, '$1')}]`);
const longRow = (formula: string): string =>
  formula.replace(AT_ROW, (_, columns: string) => {
    if (columns === '') return '[#This Row]';
    return `[[#This Row],${columns.startsWith('[') ? columns : `[${columns}]`}]`;
  });

/** The formula as a person types it. */
export const typedFormula = (formula: string): string =>
  shortRow(formula.includes('_xl') ? formula.replace(/_xl(?:fn|ws|pm|udf)\./g, '') : formula);

/** The formula as a file stores it. */
export const filedFormula = (formula: string): string =>
  longRow(formula).replace(CALL, (token, name: string | undefined) => {
    const prefix = name && PREFIX.get(name.toUpperCase());
    return prefix ? `${prefix}${token.toUpperCase()}` : token;
  });

/** The formula with its table named, as it reads when the file is reopened; inside a table the name may be omitted. */
export const namedFormula = (formula: string, table: string | undefined): string => {
  const named =
    table === undefined
      ? formula
      : formula.replace(OWN_TABLE, (token) => (token.startsWith('[') ? `${table}${token}` : token));
  return typedFormula(filedFormula(named));
};
