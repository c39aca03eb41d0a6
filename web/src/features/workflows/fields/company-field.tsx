// Companies by name, ticker or address; where several may be meant, the person chooses.
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyIds } from '#shared/model/fact.ts';
import { GroupField } from '#web/components/runs/group-field.tsx';
import { SampleBadge } from '#web/components/runs/sample-badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { useCall } from '#web/lib/api.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { asList, asText, type Candidates, type FieldProps } from './field-props.ts';

type Candidate = Candidates['candidates'][number];

const nameOf = (value: unknown): string => CompanyIds.safeParse(value).data?.name ?? asText(value);
const isChosen = (value: unknown): boolean => CompanyIds.safeParse(value).success;
const idsLine = ({ ticker, corpCode, cik, domain }: CompanyIds): string =>
  [ticker, corpCode, cik, domain].filter(Boolean).join(' · ');

const factsOf = ({ company, country, isListed, names }: Candidate, listed: (is: boolean) => string): string =>
  [
    listed(isListed),
    country,
    idsLine(company),
    names
      .filter((one) => one !== company.name)
      .slice(0, 2)
      .join(', '),
  ]
    .filter(Boolean)
    .join(' · ');

/** Buttons instead of radios: one press decides, and arrow keys do not. */
const CandidateList = ({ asked, candidates, onChoose }: Candidates & { onChoose: (company: CompanyIds) => void }) => {
  const { t } = useTranslation('runs');
  const id = useId();
  const listed = (is: boolean) => t(is ? 'form.listed' : 'form.notListed');
  return (
    <div className="mt-2 rounded-card border border-line bg-sunken p-3">
      <p id={id} className="mb-2 text-fg2 text-note">
        {t('form.candidates', { asked })}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-1">
        {candidates.map((one) => (
          <li key={`${one.source}${idsLine(one.company)}${one.company.name}`}>
            <button
              type="button"
              className="w-full rounded-control border border-line bg-canvas px-3 py-2 text-left text-note transition-colors duration-120 hover:border-line-strong hover:bg-hover"
              onClick={() => onChoose(one.company)}
            >
              <span className="font-medium">{one.company.name}</span>
              {one.isSample && (
                <span className="ml-2">
                  <SampleBadge />
                </span>
              )}
              <span className="block text-fg3 text-meta">{factsOf(one, listed)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Chip = ({ value, onRemove }: { value: unknown; onRemove: () => void }) => {
  const { t } = useTranslation('common');
  const company = CompanyIds.safeParse(value).data;
  const line = company && idsLine(company);
  return (
    <span className="inline-flex max-w-full items-center gap-2 rounded-control border border-accent-line bg-accent-soft py-0.5 pr-0.5 pl-2.5 text-note">
      <span className="min-w-0 truncate">
        <span className="font-medium text-accent-fg">{nameOf(value)}</span>
        {line && <span className="ml-2 text-fg2 text-meta">{line}</span>}
      </span>
      <IconButton size="small" label={t('remove', { name: nameOf(value) })} onClick={onRemove}>
        <X />
      </IconButton>
    </span>
  );
};

/** Offers the companies in the workspace's files, which are mostly about the company to analyze. */
const InFiles = ({ onChoose }: { onChoose: (name: string) => void }) => {
  const { t } = useTranslation('runs');
  const { projectId } = useSelectedWorkspace();
  const { data } = useCall('runs.companies', projectId ? { query: { projectId } } : null);
  if (!data || data.rows.length === 0) return null;
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-1.5">
      <legend className="float-left mr-1 text-fg3 text-meta">{t('form.companiesInFiles')}</legend>
      {data.rows.map((name) => (
        <Button key={name} size="small" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
};

export const CompanyField = ({ field, value, onChange, label, error, candidates }: FieldProps<'company'>) => {
  const { t } = useTranslation('runs');
  if (isChosen(value))
    return (
      <GroupField label={label} error={error} optional={field.optional}>
        <div>
          <Chip value={value} onRemove={() => onChange('')} />
        </div>
      </GroupField>
    );
  return (
    <div>
      <Field label={label} error={error} optional={field.optional} hint={t('form.companyHint')}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            autoComplete="off"
            value={asText(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {asText(value) === '' && <InFiles onChoose={onChange} />}
      {candidates.map((one) => (
        <CandidateList key={one.asked} {...one} onChoose={onChange} />
      ))}
    </div>
  );
};

export const CompaniesField = ({ field, value, onChange, label, error, candidates }: FieldProps<'companies'>) => {
  const { t } = useTranslation('runs');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const all = asList(value);
  const isFull = all.length >= field.max;
  const add = () => {
    const names = text.split(/[,;\n]/).map((one) => one.trim());
    const known = new Set(all.map(nameOf));
    const fresh = [...new Set(names)].filter((one) => one && !known.has(one));
    if (fresh.length > 0) onChange([...all, ...fresh].slice(0, field.max));
    setText('');
  };
  const replace = (name: string, company: CompanyIds) =>
    onChange(all.map((one) => (nameOf(one) === name ? company : one)));
  return (
    <GroupField label={label} error={error} optional={field.optional} hint={t('form.atMost', { max: field.max })}>
      {all.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {all.map((one) => (
            <li key={nameOf(one)} className="max-w-full">
              <Chip value={one} onRemove={() => onChange(all.filter((other) => other !== one))} />
            </li>
          ))}
        </ul>
      )}
      <span className="flex gap-2">
        <Input
          ref={input}
          aria-label={label}
          placeholder={t('form.companyHint')}
          className="min-w-0 flex-1"
          maxLength={1000}
          disabled={isFull}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          icon={<Plus />}
          disabled={isFull}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          {t('form.add')}
        </Button>
      </span>
      {candidates.map((one) => (
        <CandidateList key={one.asked} {...one} onChoose={(company) => replace(one.asked, company)} />
      ))}
    </GroupField>
  );
};
