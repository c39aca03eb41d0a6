// The thesaurus: everyday and technical words by field. It leads to passages, and decides no tick.
import asked from '#shared/language/lexicon/everyday/asked.json' with { type: 'json' };
import books from '#shared/language/lexicon/everyday/books.json' with { type: 'json' };
import building from '#shared/language/lexicon/everyday/building.json' with { type: 'json' };
import contracts from '#shared/language/lexicon/everyday/contracts.json' with { type: 'json' };
import customersAndSuppliers from '#shared/language/lexicon/everyday/customers-and-suppliers.json' with {
  type: 'json',
};
import dailyOperations from '#shared/language/lexicon/everyday/daily-operations.json' with { type: 'json' };
import dealings from '#shared/language/lexicon/everyday/dealings.json' with { type: 'json' };
import doubts from '#shared/language/lexicon/everyday/doubts.json' with { type: 'json' };
import energyAndWater from '#shared/language/lexicon/everyday/energy-and-water.json' with { type: 'json' };
import factories from '#shared/language/lexicon/everyday/factories.json' with { type: 'json' };
import financialBusiness from '#shared/language/lexicon/everyday/financial-business.json' with { type: 'json' };
import foodAndRetail from '#shared/language/lexicon/everyday/food-and-retail.json' with { type: 'json' };
import happenings from '#shared/language/lexicon/everyday/happenings.json' with { type: 'json' };
import health from '#shared/language/lexicon/everyday/health.json' with { type: 'json' };
import jobsAndPlaces from '#shared/language/lexicon/everyday/jobs-and-places.json' with { type: 'json' };
import landAndSea from '#shared/language/lexicon/everyday/land-and-sea.json' with { type: 'json' };
import law from '#shared/language/lexicon/everyday/law.json' with { type: 'json' };
import lending from '#shared/language/lexicon/everyday/lending.json' with { type: 'json' };
import manners from '#shared/language/lexicon/everyday/manners.json' with { type: 'json' };
import measures from '#shared/language/lexicon/everyday/measures.json' with { type: 'json' };
import mishaps from '#shared/language/lexicon/everyday/mishaps.json' with { type: 'json' };
import money from '#shared/language/lexicon/everyday/money.json' with { type: 'json' };
import operations from '#shared/language/lexicon/everyday/operations.json' with { type: 'json' };
import opinions from '#shared/language/lexicon/everyday/opinions.json' with { type: 'json' };
import owners from '#shared/language/lexicon/everyday/owners.json' with { type: 'json' };
import partners from '#shared/language/lexicon/everyday/partners.json' with { type: 'json' };
import people from '#shared/language/lexicon/everyday/people.json' with { type: 'json' };
import plainWords from '#shared/language/lexicon/everyday/plain-words.json' with { type: 'json' };
import property from '#shared/language/lexicon/everyday/property.json' with { type: 'json' };
import prospects from '#shared/language/lexicon/everyday/prospects.json' with { type: 'json' };
import records from '#shared/language/lexicon/everyday/records.json' with { type: 'json' };
import rights from '#shared/language/lexicon/everyday/rights.json' with { type: 'json' };
import sayings from '#shared/language/lexicon/everyday/sayings.json' with { type: 'json' };
import services from '#shared/language/lexicon/everyday/services.json' with { type: 'json' };
import softwareAndTelecoms from '#shared/language/lexicon/everyday/software-and-telecoms.json' with { type: 'json' };
import things from '#shared/language/lexicon/everyday/things.json' with { type: 'json' };
import transport from '#shared/language/lexicon/everyday/transport.json' with { type: 'json' };
import travelAndLeisure from '#shared/language/lexicon/everyday/travel-and-leisure.json' with { type: 'json' };
import workplace from '#shared/language/lexicon/everyday/workplace.json' with { type: 'json' };
import type { Lexicon } from '#shared/language/lexicon/lexicon.ts';

const FIELDS = [
  asked,
  books,
  building,
  contracts,
  customersAndSuppliers,
  dailyOperations,
  dealings,
  doubts,
  energyAndWater,
  factories,
  financialBusiness,
  foodAndRetail,
  happenings,
  health,
  jobsAndPlaces,
  landAndSea,
  law,
  lending,
  manners,
  measures,
  mishaps,
  money,
  operations,
  opinions,
  owners,
  partners,
  people,
  plainWords,
  property,
  prospects,
  records,
  rights,
  sayings,
  services,
  softwareAndTelecoms,
  things,
  transport,
  travelAndLeisure,
  workplace,
];

export const EVERYDAY: readonly Lexicon[] = FIELDS.flatMap(({ source, concepts }) =>
  concepts.map((one) => ({ ...one, source })),
);
