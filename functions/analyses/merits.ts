// Names the sections that give reasons to invest; what speaks against it belongs to others.

const OF_MERITS: ReadonlySet<string> = new Set([
  'investmentHighlight',
  'draftHighlights',
  'marketHighlight',
  'moatHighlight',
]);

export const isOfMerits = ({ section }: { readonly section: { readonly id: string } }): boolean =>
  OF_MERITS.has(section.id);
