// The product's logo: lines of text and the number of their footnote.
export const Logo = ({ className = 'size-6' }: { className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
    <rect width="32" height="32" rx="7" fill="var(--accent)" />
    <path d="M8 8h10M8 14h7M8 20h9" stroke="var(--on-accent)" strokeWidth="2.6" strokeLinecap="round" />
    <path
      d="M22.5 18.8 25 17v8"
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
