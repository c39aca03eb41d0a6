// Keeps what documents say on competition about the compared companies: sentences and tables that name one of them.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Built, SectionContext } from '../builder.ts';
import { comparedCompanies } from '../evidence/rows.ts';
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

export const peerChoice = async (context: SectionContext): Promise<Built> => {
  const built = await context.build({ kind: 'ask', questions: ['competitionOf'], shape: 'text' });
  // A model writes of the peers in its own words.
  if (context.hasModel) return built;
  const peers = (await comparedCompanies(context)).map(({ company }) => company.name);
  const others = peers.filter((name) => name !== context.company?.name).flatMap(companyNames);
  const namesPeer: Names = (text) => others.some((name) => isNamedIn(name, text));
  const blocks = built.blocks.flatMap((block) => ofPeersIn(block, namesPeer));
  return blocks.length > 0 ? { ...built, blocks } : nothingIn(context);
};
