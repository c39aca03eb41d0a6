// What sums up the small ones of a list: it is none of them, however large.
export const OTHERS =
  /^(?:all other|others?\b|remaining|기타|그\s?밖|그\s?외|나머지|소액\s?주주|その他|そのほか|残り)/iu;
