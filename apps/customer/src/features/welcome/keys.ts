/** What is fetched for visitors. */
export const welcomeKeys = {
  proof: ['public-proof'],
} as const;
