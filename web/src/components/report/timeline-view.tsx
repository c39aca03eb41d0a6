// A timeline: dates to the left of a line, events to its right.
import type { BlockOf } from '#shared/report/blocks.ts';
import { spanOf } from '#shared/report/partial-date.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { Sentences } from '../answer/sentence-view.tsx';
import { Badge } from '../ui/badge.tsx';
import { useReportLanguage } from './report-language.ts';

const Entry = ({ entry }: { entry: TimelineEntry }) => {
  const language = useReportLanguage();
  return (
    <li className="relative border-line border-l pb-4 pl-5 last:border-transparent last:pb-0">
      <span aria-hidden="true" className="-left-[4.5px] absolute top-1.5 size-2 rounded-full bg-accent" />
      <p className="flex flex-wrap items-center gap-x-2 text-fg3 text-meta">
        <time dateTime={entry.date}>{spanOf(language, entry)}</time>
        {entry.tag && <Badge>{entry.tag}</Badge>}
      </p>
      {entry.title && <p className="mt-0.5 font-semibold text-ui">{entry.title}</p>}
      <p className="mt-0.5 text-read">
        <Sentences sentences={entry.sentences} />
      </p>
    </li>
  );
};

export const TimelineView = ({ block: { caption, entries } }: { block: BlockOf<'timeline'> }) => (
  <figure className="my-5">
    {caption && <figcaption className="pb-2 font-semibold text-fg2 text-note">{caption}</figcaption>}
    <ol className="ml-1">
      {entries.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries only ever come after one another
        <Entry key={i} entry={entry} />
      ))}
    </ol>
  </figure>
);
