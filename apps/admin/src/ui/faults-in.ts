import { fieldName } from '../resources/audit-log/field-names.js';

/** Errors of a form's fields in words, for an operator who no longer sees the fields. */
export const faultsIn = (resource: string, errors: object, at: readonly string[] = []): string[] =>
  Object.entries(errors).flatMap(([name, fault]: [string, unknown]) =>
    typeof fault === 'object' && fault !== null
      ? faultsIn(resource, fault, [...at, name])
      : `${fieldName(resource, [...at, name])}: ${fault}`,
  );
