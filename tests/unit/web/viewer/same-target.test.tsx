// Two equal locators are the same target.
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Target } from '#web/components/viewer/text/find-segment.ts';
import { useSameTarget } from '#web/components/viewer/use-same-target.ts';

type ProbeProps = { named: readonly Target[]; onTarget: (target: Target) => void };

/** Rendered once for each target. */
const Probe = ({ named, onTarget }: ProbeProps) => {
  const [at, setAt] = useState(0);
  onTarget(useSameTarget(named[at] ?? {}));
  if (at < named.length - 1) setAt(at + 1);
  return null;
};

it('returns the same object for an equal target, and another for the next citation', () => {
  // Prepare
  const first: Target = { page: 6, quote: '매출액' };
  const named: readonly Target[] = [first, { ...first }, { ...first, page: 7 }];
  const seen: Target[] = [];
  // Act
  renderToStaticMarkup(<Probe named={named} onTarget={(target) => seen.push(target)} />);
  // Assess
  expect(seen).toHaveLength(3);
  expect(seen[1]).toBe(first);
  expect(seen[2]).toBe(named[2]);
});
