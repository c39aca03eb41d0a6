// Parses markup up to a nesting limit, because the parser's time grows with the square of the depth.
import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

const MAX_NESTING = 500;
const PIECE = 8192;

/** False if parsing stopped before the end. */
export const parseShallow = (markup: string, handler: Partial<Handler>, options: ParserOptions = {}): boolean => {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag: (name, attributes, isImplied) => {
        depth += 1;
        handler.onopentag?.(name, attributes, isImplied);
      },
      onclosetag: (name, isImplied) => {
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
    },
    options,
  );
  for (let at = 0; at < markup.length; at += PIECE) {
    parser.write(markup.slice(at, at + PIECE));
    if (depth > MAX_NESTING) return false;
  }
  parser.end();
  return true;
};
