// Shows what documents say about the compared companies: the tables that compare them, and the sentences and tables on
// competition that name one of them.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Built, SectionContext } from '../builder.ts';
import { comparisonTables, isOfShares } from '../evidence/comparison-tables.ts';
import { peerSet } from '../evidence/peer-set.ts';
import { shownTable } from '../evidence/plain-table.ts';
import { isPrice } from '../evidence/price-lists.ts';
import { nothingIn } from '../nothing.ts';

type Names = (text: string) => boolean;

const ofPeersIn = (block: Block, namesPeer: Names): Block[] => {
  const isOfPeer = ({ text }: Sentence) => namesPeer(text);
  switch (block.kind) {
    case 'table':
      return block.rows.some(([first]) => namesPeer(first?.text ?? '')) ? [block] : [];
    case 'text': {
      const sentences = block.sentences.filter(isOfPeer);
      return sentences.length > 0 ? [{ ...block, sentences }] : [];
    }
    case 'list': {
      const items = block.items.filter((item) => item.some(isOfPeer));
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    default:
      return [];
  }
};

const MAX_TABLES = 2;

/** The tables of documents that compare the companies: what they make, how much, how well. */
const comparisons = async (context: SectionContext, companies: readonly CompanyIds[]): Promise<Block[]> => {
  const tables = companies.length > 1 ? await comparisonTables(context, companies) : [];
  const ofResults = tables.filter((table) => !isOfShares(table) && !table.head.some(isPrice)).slice(0, MAX_TABLES);
  return ofResults.map((table) => shownTable(context, table));
};

/** The entered companies and the rivals that documents name. */
const entrantsIn = async (context: SectionContext): Promise<CompanyIds[]> => {
  const own = context.company ? [context.company] : [];
  return [...own, ...(await peerSet(context)).map(({ company }) => company)];
};

export const peerChoice = async (context: SectionContext): Promise<Built> => {
  const built = await context.build({ kind: 'ask', questions: ['competitionOf'], shape: 'text' });
  // A model writes of the peers in its own words.
  if (context.hasModel) return built;
  const companies = await entrantsIn(context);
  const names = companies.map(({ name }) => name).filter((name) => name !== context.company?.name);
  const others = names.flatMap(companyNames);
  const namesPeer: Names = (text) => others.some((name) => isNamedIn(name, text));
  const alike = await context.build({ kind: 'ranking', of: 'similar', columns: ['reasons'] });
  // The section before has the figures; this one has the reasons, and without any what a document compares.
  const reasons = alike.blocks.filter(({ kind }) => kind === 'table').slice(0, 1);
  const tables = reasons.length > 0 ? reasons : await comparisons(context, companies);
  // Beside the results of the peers, other tables of theirs, such as price lists, choose none.
  const answered = built.blocks.filter(({ kind }) => kind !== 'table' || tables.length === 0);
  const blocks = [...tables, ...answered.flatMap((block) => ofPeersIn(block, namesPeer))];
  return blocks.length > 0 ? { ...built, blocks } : nothingIn(context);
};
