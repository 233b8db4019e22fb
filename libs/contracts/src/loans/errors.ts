/** Refusals of loans issued by the edge. */
export const loanErrors = [
  'loan.country_refused',
  'loan.please_input',
  'loan.please_sign',
  'loan.please_upload_passport',
] as const;
