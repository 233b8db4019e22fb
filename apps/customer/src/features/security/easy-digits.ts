const isStep = (digits: readonly number[], step: number): boolean =>
  digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] as number) + step + 10) % 10);

/** Whether six digits are easy to guess: sequential or repeating. */
export function areEasy(text: string): boolean {
  const digits = [...text].map(Number);
  if ([0, 1, -1].some((step) => isStep(digits, step))) return true;
  return [2, 3].some((length) => text === text.slice(0, length).repeat(text.length / length));
}
