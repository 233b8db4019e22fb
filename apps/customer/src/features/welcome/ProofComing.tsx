import { CardSkeleton } from '../../ui/Skeletons.js';

/** Height of the proof in a wide card with short texts, px. */
export const PROOF_LEAST = 508;

/** Skeleton of the proof. */
export const ProofComing = () => <CardSkeleton height={PROOF_LEAST} />;
