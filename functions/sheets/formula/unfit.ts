// Formulas that Excel does not take, or that would exhaust the stack of the engine.

/** Excel's own limits. */
const LONGEST = 8_192;
const DEEPEST = 64;
/** The engine goes one call deeper for each. */
const MOST_OPERATORS = 800;

const TOKEN = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[-+*/^&=<>%()]/gsu;

export const isUnfit = (formula: string): boolean => {
  if (formula === '' || formula.length > LONGEST) return true;
  let depth = 0;
  let operators = 0;
  for (const [token] of formula.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token.length === 1) operators += 1;
    if (depth > DEEPEST || operators > MOST_OPERATORS) return true;
  }
  return false;
};
