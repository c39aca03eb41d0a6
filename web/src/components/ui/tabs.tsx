// Switches between views of one thing.
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type TabsProps = {
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly { value: string; label: string }[];
  /** Named for screen readers. */
  label: string;
  children: ReactNode;
};

export const Tabs = ({ value, onValueChange, tabs, label, children }: TabsProps) => (
  <Base.Root value={value} onValueChange={(next) => onValueChange(String(next))}>
    <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          className="-mb-px min-h-9 whitespace-nowrap border-transparent border-b-2 px-3 text-fg2 text-note hover:text-fg data-active:border-accent data-active:font-medium data-active:text-fg"
        >
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
    <Base.Panel value={value} className="outline-offset-4">
      {children}
    </Base.Panel>
  </Base.Root>
);
