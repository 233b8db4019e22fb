/** Refusals of proofs issued by the edge. */
export const proofErrors = ['proof.not_sealed'] as const;
