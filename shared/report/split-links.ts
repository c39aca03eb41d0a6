// Splits a text at its web addresses: odd pieces are addresses, even ones the text between them.
export const splitLinks = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"']+)/);
