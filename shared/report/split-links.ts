// Splits a text at its web addresses: the odd pieces are addresses, the even ones the text between them.
export const splitLinks = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"']+)/);
