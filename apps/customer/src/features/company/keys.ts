/** Query keys of the company. */
export const companyKeys = {
  company: ['company'],
  companyEmail: ['company', 'email'],
  companySearch: (text: string) => ['company', 'search', text],
  descriptionsAll: ['descriptions'],
  description: (group: string, language: string) => ['descriptions', group, language],
} as const;
