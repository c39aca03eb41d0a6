// Copies a text with insertions and deletions at given positions.
export const copier = (text: string) => {
  const out: string[] = [];
  let copied = 0;
  const upTo = (end: number): void => {
    out.push(text.slice(copied, end));
    copied = end;
  };
  return {
    upTo,
    put: (piece: string): void => {
      out.push(piece);
    },
    replace: ({ start, end }: { readonly start: number; readonly end: number }, piece: string): void => {
      upTo(start);
      out.push(piece);
      copied = end;
    },
    result: (): string => {
      upTo(text.length);
      return out.join('');
    },
  };
};
