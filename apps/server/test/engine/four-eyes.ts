/** Fields of an approval that two operators agreed to. */
export const FOUR_EYES = {
  actor: { kind: 'operator', id: 2 },
  approvedBy: { people: [1, 2], approvalId: 1, at: 0 },
} as const;
