// Removes the Latin name that documents print beside a Korean or Japanese one: 두레물류 (Dure Logistics).
const GLOSS = /(?<=[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}])\s?[(（][A-Za-z][A-Za-z .,&'-]*[)）]$/u;

export const withoutGloss = (name: string): string => name.replace(GLOSS, '');
