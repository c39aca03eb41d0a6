// The inputs of an analysis: entries, problems, and the plan made of them.
import { useState } from 'react';
import type { Analysis } from '#shared/analyses/analysis.ts';
import { type Problem, parseInputs } from '#shared/analyses/inputs.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import type { Language } from '#shared/model/enums.ts';
import { useAction } from '#web/lib/api.ts';
import { currentLanguage } from '#web/lib/language.ts';
import { type Draft, initialDraft, keepDraft, readDraft } from './draft.ts';
import { useOwnCountry } from './use-own-country.ts';

type Made = { readonly from: string; readonly planned: Planned };

type Given = { readonly analysis: Analysis; readonly projectId: string; readonly inputs?: Draft | undefined };

export const useInputs = ({ analysis, projectId, inputs }: Given) => {
  const { type, fields } = analysis;
  const of = { projectId, type };
  const [draft, setDraft] = useState<Draft>(() => ({ ...initialDraft(fields), ...(inputs ?? readDraft(of)) }));
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [made, setMade] = useState<Made>();
  const { trigger, isMutating, error } = useAction('runs.plan');
  const now = JSON.stringify([draft, language]);
  useOwnCountry(fields, (name, country) =>
    setDraft((entered) => (entered[name] ? entered : { ...entered, [name]: country })),
  );

  const enter = (values: Draft) => {
    const next = { ...draft, ...values };
    setDraft(next);
    keepDraft(of, next);
    setProblems((old) => old.filter(({ field }) => !(field in values)));
  };
  const set = (name: string, value: unknown) => enter({ [name]: value });
  /** Returns false if an input must be corrected first. */
  const plan = async (): Promise<boolean> => {
    const found = parseInputs(fields, draft).problems;
    setProblems(found);
    if (found.length > 0) return false;
    const planned = await trigger({ body: { ...of, inputs: draft, language } });
    setProblems(planned.problems);
    setMade({ from: now, planned });
    return planned.problems.length === 0;
  };
  const planned = made?.planned;
  return {
    draft,
    set,
    enter,
    language,
    setLanguage,
    problems,
    plan,
    isPlanning: isMutating,
    error,
    candidates: made?.from === now ? (planned?.candidates ?? []) : [],
    planned: planned && planned.problems.length === 0 ? planned : undefined,
    isStale: made !== undefined && made.from !== now,
  };
};
