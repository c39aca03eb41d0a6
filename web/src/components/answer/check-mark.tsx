// The check state of a sentence: nothing for a verified one, a mark with an explanation for any other.
import { CircleHelp, Sigma, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Check, Finding } from '#shared/report/blocks.ts';
import { cx } from '../ui/class-names.ts';
import { HoverCard } from './hover-card.tsx';
import { useMarkStop } from './mark-stop.ts';
import { useAnswerText } from './use-answer-text.ts';

type Kind = 'uncertain' | 'unsupported' | 'computed';
const LOOKS: Readonly<Record<Kind, readonly [icon: typeof Sigma, colour: string]>> = {
  uncertain: [CircleHelp, 'text-warn'],
  unsupported: [TriangleAlert, 'text-bad'],
  computed: [Sigma, 'text-info'],
};

const kindOf = (check: Check, findings: readonly Finding[]): Kind | undefined => {
  if (check !== 'verified') return check;
  return findings.some(({ code }) => code === 'computed') ? 'computed' : undefined;
};

const FindingText = ({ finding: { code, about = '', instead = '' } }: { finding: Finding }) => {
  const text = useAnswerText();
  return <li className="mt-1.5 text-note">{text((t) => t(`finding.${code}`, { about, instead }))}</li>;
};

const Explanation = ({ kind, findings }: { kind: Kind; findings: readonly Finding[] }) => {
  const { t } = useTranslation('questions');
  const [Icon, colour] = LOOKS[kind];
  return (
    <>
      <span className={cx('flex items-center gap-1.5 font-semibold text-note', colour)}>
        <Icon aria-hidden="true" className="size-4" />
        {t(`check.${kind}`)}
      </span>
      {findings.length === 0 && kind !== 'computed' && (
        <span className="mt-1 block text-note">{t(`check.${kind}Text`)}</span>
      )}
      <ul>
        {findings.map((finding) => (
          <FindingText key={`${finding.code}${finding.about}`} finding={finding} />
        ))}
      </ul>
    </>
  );
};

export const CheckMark = ({ check, findings = [] }: { check: Check; findings?: readonly Finding[] | undefined }) => {
  const { t } = useTranslation('questions');
  const tabIndex = useMarkStop();
  const kind = kindOf(check, findings);
  if (!kind) return null;
  const [Icon, colour] = LOOKS[kind];
  return (
    <HoverCard
      trigger={(hover) => (
        <button
          type="button"
          {...hover}
          tabIndex={tabIndex}
          aria-label={t(`check.${kind}`)}
          className={cx(
            '-mr-0.5 ml-[3px] inline-flex h-[1.125rem] w-3.5 cursor-help items-center justify-center rounded-chip align-[-0.2em]',
            colour,
          )}
        >
          <Icon aria-hidden="true" className="size-3.5" />
        </button>
      )}
    >
      {() => <Explanation kind={kind} findings={findings} />}
    </HoverCard>
  );
};

/** The text style of a sentence by its check state. */
export const CHECK_LOOKS: Readonly<Record<Check, string>> = {
  verified: '',
  uncertain: 'underline decoration-dotted decoration-warn decoration-[1.5px] underline-offset-4',
  unsupported: 'text-fg2 line-through decoration-bad decoration-[1.5px]',
};
