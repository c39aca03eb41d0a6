// Matches names of files with a company's figures, in three languages.
export const REPORT_NAME =
  /보고서|실적|재무|감사|결산|決算|有価証券|財務|報告書|annual|report|10-?[kq]|financ|earnings|results/iu;
