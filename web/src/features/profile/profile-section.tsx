// A titled part of the profile: its purpose at the left, its controls at the right.
import { type ReactNode, useId } from 'react';

export const ProfileSection = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid break-inside-avoid gap-x-10 gap-y-4 border-line border-t py-6 md:grid-cols-[14rem_minmax(0,40rem)]"
    >
      <div>
        <h2 id={id} className="font-semibold text-section">
          {title}
        </h2>
        {text && <p className="mt-1 text-fg3 text-note">{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
};
