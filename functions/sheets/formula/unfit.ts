// Detects formulas that Excel rejects, or that would overflow the stack of the engine.

/** Excel's own limits. */
const MAX_FORMULA_LENGTH = 8_192;
const MAX_NESTING = 64;
/** The engine recurses once for each operator. */
const MAX_OPERATORS = 800;

const TOKEN = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[-+*/^&=<>%()]/gsu;

export const isUnfit = (formula: string): boolean => {
  if (formula === '' || formula.length > MAX_FORMULA_LENGTH) return true;
  let depth = 0;
  let operators = 0;
  for (const [token] of formula.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token.length === 1) operators += 1;
    if (depth > MAX_NESTING || operators > MAX_OPERATORS) return true;
  }
  return false;
};
