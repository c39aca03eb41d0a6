// The uses that the head of a column may name.
export const ROLES = ['question', 'answer', 'comment', 'reference', 'status', 'section', 'owner', 'other'] as const;
export type Role = (typeof ROLES)[number];
