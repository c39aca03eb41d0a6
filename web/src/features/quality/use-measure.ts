// Measures a list a few questions per request, in order: it can be stopped, and resumes where it stopped or failed.
import { useEffect, useRef, useState } from 'react';
import type { MeasuredQuestion } from '#shared/quality/question-list.ts';
import { type ListedQuestion, QUESTION_LIST } from '#shared/quality/read-question-list.ts';
import { call } from '#web/lib/api.ts';
import { currentLanguage } from '#web/lib/language.ts';
import { type FileFault, readListFile } from './list-file.ts';

export type OwnQuestions = { readonly name: string; readonly questions: readonly ListedQuestion[] };
const NONE: OwnQuestions = { name: '', questions: [] };

export const useMeasure = (projectId: string) => {
  const [list, setList] = useState(NONE);
  const [measured, setMeasured] = useState<readonly MeasuredQuestion[]>([]);
  const [fault, setFault] = useState<FileFault>();
  const [error, setError] = useState<unknown>();
  const [isRunning, setRunning] = useState(false);
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const run = async ({ questions }: OwnQuestions, before: readonly MeasuredQuestion[]) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    under.current = stopping;
    setRunning(true);
    setError(undefined);
    let done = before;
    try {
      while (done.length < questions.length) {
        const some = questions.slice(done.length, done.length + QUESTION_LIST.rowsARequest);
        const { rows } = await call('research.measure', { body: { projectId, questions: [...some] } }, { signal });
        done = [...done, ...rows];
        setMeasured(done);
      }
    } catch (problem) {
      if (!signal.aborted) setError(problem);
    }
    if (!signal.aborted) setRunning(false);
  };
  const open = async (file: File) => {
    under.current?.abort();
    const read = await readListFile(file, currentLanguage());
    const next = 'fault' in read ? NONE : { name: file.name, questions: read.questions };
    setFault('fault' in read ? read.fault : undefined);
    setList(next);
    setMeasured([]);
    setError(undefined);
    setRunning(false);
    if (next.questions.length > 0) await run(next, []);
  };
  const stop = () => {
    under.current?.abort();
    setRunning(false);
  };
  return { list, measured, fault, error, isRunning, open, stop, goOn: () => run(list, measured) };
};
