// What the head of a column may say that the column is for.
export const ROLES = ['question', 'answer', 'comment', 'reference', 'status', 'section', 'owner', 'other'] as const;
export type Role = (typeof ROLES)[number];
