import { CardSkeleton } from '../../ui/Skeletons.js';

/** How high the proof is where a card is wide and its sentences are short, px. */
export const PROOF_LEAST = 508;

/** Where the proof will stand. */
export const ProofComing = () => <CardSkeleton height={PROOF_LEAST} />;
