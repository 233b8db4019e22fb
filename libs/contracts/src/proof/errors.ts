/** Refusals of proofs that the edge itself gives. */
export const proofErrors = ['proof.not_sealed'] as const;
