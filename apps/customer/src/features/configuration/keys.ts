/** Query keys of the configuration. */
export const configurationKeys = {
  config: ['config'],
  menus: ['menus'],
  menu: (group: string, language: string) => ['menus', group, language],
  companyStatus: ['company-status'],
} as const;
