// What things cost, in credits. Free of schemas: the browser loads it.
export const PRICES = { question: 1 } as const;
