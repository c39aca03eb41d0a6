// A yes-or-no question by the noun of its predicate, as headings put it: "were own shares acquired?" as "acquisition of
// own shares".
import words from '../../checklists/words/nominal-queries.json' with { type: 'json' };

const FORMS = words.forms.map(({ asked, nominal }) => ({ asked: new RegExp(asked, 'u'), nominal }));

/** `undefined` for a question without such a noun. */
export const nominalQuery = (question: string): string | undefined => {
  const plain = question.normalize('NFKC').trim();
  const form = FORMS.find(({ asked }) => asked.test(plain));
  return form && plain.replace(form.asked, form.nominal);
};
