// Recognizes amounts that a text gives as estimates: `about £3.6 billion`.
const VAGUE = /약\s?\d|\b(?:about|approximately|around|roughly|some|estimated at) [£$€¥₩]?\d|約\d|推計|추정/iu;

export const isEstimate = (text: string): boolean => VAGUE.test(text);
