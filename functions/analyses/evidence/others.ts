// Recognizes the remainder of a list ("others", "214 customers"), which is not a member, however large.
export const OTHERS =
  /^(?:計|総計|총|외|他)?\s?[\d,]+\s?(?:件|社|先|名|개사|개\s?업체|곳|명|customers|clients|accounts)(?:計|合計)?$|^(?:all other|others?\b|remaining|기타|그\s?밖|그\s?외|나머지|소액\s?주주|その他|そのほか|残り)/iu;
