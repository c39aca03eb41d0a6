// Recognizes the remainder of a list ("others"), which is not a member, however large.
export const OTHERS =
  /^(?:all other|others?\b|remaining|기타|그\s?밖|그\s?외|나머지|소액\s?주주|その他|そのほか|残り)/iu;
