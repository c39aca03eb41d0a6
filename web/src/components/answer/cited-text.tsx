// Text or a figure whose citation chip is elsewhere: hover shows its source's card, a press opens the source.
import type { ReactNode } from 'react';
import { CitationCard } from './citation-card.tsx';
import { useCitations } from './citations.ts';
import { HoverCard } from './hover-card.tsx';
import { useMarkStop } from './mark-stop.ts';

export const CitedText = ({ refs, children }: { refs: readonly number[]; children: ReactNode }) => {
  const { byNumber, onOpen } = useCitations();
  const tabIndex = useMarkStop();
  const [n] = refs;
  const reference = n === undefined ? undefined : byNumber.get(n);
  if (!reference) return children;
  return (
    <HoverCard
      trigger={(hover, hide) => (
        <button
          type="button"
          {...hover}
          tabIndex={tabIndex}
          data-figure={reference.n}
          onClick={() => {
            hide();
            onOpen(reference.n);
          }}
          className="rounded-chip transition-colors duration-120 hover:bg-accent-soft hover:text-accent-fg"
        >
          {children}
        </button>
      )}
    >
      {() => <CitationCard reference={reference} />}
    </HoverCard>
  );
};
