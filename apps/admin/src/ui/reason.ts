/** Whether a reason says nothing. */
export const isReasonless = (reason: string): boolean => reason.trim().length < 3;
