export interface Operator {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly is_active: boolean;
  readonly has_totp: boolean;
  readonly created_at_ms: number;
}

export const ROLE_CHOICES = [
  { id: 'owner', name: 'Owner: everything, and the operators' },
  { id: 'operator', name: 'Operator: settings, content, symbols, customers' },
  { id: 'support', name: 'Support: reads customers and their orders' },
  { id: 'auditor', name: 'Auditor: reads everything, changes nothing' },
];
