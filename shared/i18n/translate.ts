// Texts on the server: the namespaces that the back end writes in, with `{{name}}` filled in. The web app uses i18next.
import type { Language } from '../model/enums.ts';
import analysesEn from './en/analyses.json' with { type: 'json' };
import answersEn from './en/answers.json' with { type: 'json' };
import checklistsEn from './en/checklists.json' with { type: 'json' };
import errorsEn from './en/errors.json' with { type: 'json' };
import exportEn from './en/export.json' with { type: 'json' };
import financeEn from './en/finance.json' with { type: 'json' };
import mailEn from './en/mail.json' with { type: 'json' };
import reportEn from './en/report.json' with { type: 'json' };
import analysesJa from './ja/analyses.json' with { type: 'json' };
import answersJa from './ja/answers.json' with { type: 'json' };
import checklistsJa from './ja/checklists.json' with { type: 'json' };
import errorsJa from './ja/errors.json' with { type: 'json' };
import exportJa from './ja/export.json' with { type: 'json' };
import financeJa from './ja/finance.json' with { type: 'json' };
import mailJa from './ja/mail.json' with { type: 'json' };
import reportJa from './ja/report.json' with { type: 'json' };
import analysesKo from './ko/analyses.json' with { type: 'json' };
import answersKo from './ko/answers.json' with { type: 'json' };
import checklistsKo from './ko/checklists.json' with { type: 'json' };
import errorsKo from './ko/errors.json' with { type: 'json' };
import exportKo from './ko/export.json' with { type: 'json' };
import financeKo from './ko/finance.json' with { type: 'json' };
import mailKo from './ko/mail.json' with { type: 'json' };
import reportKo from './ko/report.json' with { type: 'json' };

type Texts = { readonly [name: string]: string | Texts };

const TEXTS: Readonly<Record<Language, Texts>> = {
  ko: {
    analyses: analysesKo,
    answers: answersKo,
    checklists: checklistsKo,
    errors: errorsKo,
    export: exportKo,
    finance: financeKo,
    mail: mailKo,
    report: reportKo,
  },
  en: {
    analyses: analysesEn,
    answers: answersEn,
    checklists: checklistsEn,
    errors: errorsEn,
    export: exportEn,
    finance: financeEn,
    mail: mailEn,
    report: reportEn,
  },
  ja: {
    analyses: analysesJa,
    answers: answersJa,
    checklists: checklistsJa,
    errors: errorsJa,
    export: exportJa,
    finance: financeJa,
    mail: mailJa,
    report: reportJa,
  },
};

const find = (texts: Texts | string | undefined, path: readonly string[]): string | undefined => {
  const [name, ...rest] = path;
  if (name === undefined) return typeof texts === 'string' ? texts : undefined;
  return typeof texts === 'object' && Object.hasOwn(texts, name) ? find(texts[name], rest) : undefined;
};

/** `key` is `namespace.path.to.text`. Throws for a key that has no text. */
export const translate = (
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const text = find(TEXTS[language], key.split('.'));
  if (text === undefined) throw new Error(`no text for ${key} in ${language}`);
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''));
};
