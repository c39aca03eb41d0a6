// What several sections want alike: competition, buyers, plans, rules and prices.
import { evenAsRisk, figures, industry, inStance, of, ofMarket, percents, type Want, withNoun } from './want.ts';

/** The bargaining power of suppliers and customers, which is not about competitors. */
const BARGAINING = ['power', 'suppliers', 'motive'];

/** Market shares are often described under competition, without the word. */
export const SHARES: Want = {
  ...percents(ofMarket(withNoun(industry('marketShare'), 'market', 'competition'))),
  elsewhere: [...BARGAINING, 'ownership'],
  // What the largest hold together.
  amid: ['concentration'],
  otherwise: {
    ...percents(withNoun(industry('competition'), 'market', 'marketShare')),
    elsewhere: [...BARGAINING, 'prices', 'ownership'],
  },
};

/** Competition for workers, or feared competition, is described as a risk; it is used only if there is no other. */
export const COMPETITION: Want = {
  ...withNoun(industry('competition', 'marketShare'), 'market'),
  isPlain: true,
  // What a plant does is said in passing below a heading on competition.
  elsewhere: [...BARGAINING, 'ownership', 'capacity'],
  otherwise: withNoun(industry('competition', 'marketShare'), 'market'),
};

const OF_BUYING = ['prices', 'retention', 'spending', 'motive', 'complaints', 'channels', 'suppliers'];
/** Below headings with prices and renewals, the buyers are wanted; prices belong to other sections. */
export const ofBuyers = (want: Want): Want => ({
  ...want,
  isMixed: true,
  elsewhere: [...(want.elsewhere ?? []), ...OF_BUYING],
});

/** A sale of shares by the owners is not a plan of the company. */
export const PLAN: Want = {
  ...inStance(['plan']),
  elsewhere: ['sale', 'market', 'marketShare', 'dividends', 'incidents', 'litigation'],
  isOpen: true,
};
/** Covenants and contracts bind only their parties and are not rules. */
export const RULES: Want = {
  ...evenAsRisk(ofMarket(withNoun(industry('regulation', 'permits'), 'regulators'))),
  amid: ['suppliers', 'technology', 'dataSecurity', 'environment', 'safety', 'labour', 'workforce', 'production'],
  elsewhere: ['terms', 'debt', 'power', 'litigation', 'demand'],
};

/** The price of the company or of its shares is not one of its products. */
export const PRICES: Want = {
  ...figures(of('prices')),
  elsewhere: ['sale', 'ownership', 'acquisitions', 'debt', 'inputCosts'],
};
