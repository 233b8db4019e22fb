/** Routes of the back office below `/admin/api`, each for signed-in operators alone; which of them may, the roles story walks. */
const RESOURCES: Readonly<Record<string, readonly string[]>> = {
  auth: [
    'POST logout',
    'GET me',
    'POST password',
    'GET totp',
    'POST totp',
    'POST totp/remove',
    'GET sessions',
    'POST sessions/revoke',
  ],
  dashboard: ['GET'],
  search: ['GET'],
  settings: ['GET', 'GET {key}', 'PUT {key}'],
  menus: ['GET', 'GET {id}', 'POST', 'POST order', 'PUT {id}', 'DELETE {id}'],
  messages: ['GET', 'GET recipients', 'GET {id}', 'POST', 'POST {id}/stop'],
  news: ['GET', 'GET {id}', 'POST', 'PUT {id}', 'DELETE {id}'],
  symbols: ['GET', 'GET {id}', 'POST', 'PUT {id}', 'POST {id}/cancel_change', 'POST {id}/resume'],
  durations: ['GET', 'GET {id}', 'POST', 'PUT {id}', 'DELETE {id}'],
  'option-amounts': ['GET', 'GET {id}', 'POST', 'PUT {id}', 'DELETE {id}'],
  customers: [
    'GET',
    'GET {id}',
    'GET {id}/sessions',
    'GET {id}/summary',
    'GET tags',
    'POST {id}/notes',
    'POST {id}/notes/{note}/edit',
    'POST {id}/tag',
    'POST {id}/untag',
    'PUT {id}',
    'POST {id}/block',
    'POST {id}/unblock',
    'POST {id}/reset-second-factor',
    'POST {id}/revoke-identity',
  ],
  orders: ['GET', 'GET {id}', 'GET {id}/proof', 'POST {id}/close'],
  options: ['GET', 'GET {id}', 'GET {id}/proof'],
  exposure: ['GET'],
  'option-exposure': ['GET'],
  'option-fairness': ['GET', 'GET summary'],
  'margin-watch': ['GET'],
  'ledger-entries': ['GET', 'GET {id}'],
  outbox: ['GET', 'GET {id}'],
  feedback: ['GET', 'GET {id}'],
  verifications: ['GET', 'GET {id}', 'POST {id}/claim', 'POST {id}/approve', 'POST {id}/reject'],
  traders: [
    ...['GET', 'GET {id}', 'POST {id}/claim', 'POST {id}/approve', 'POST {id}/reject'],
    ...['POST {id}/suspend', 'POST {id}/reinstate'],
  ],
  follows: ['GET'],
  'follow-events': ['GET'],
  claims: ['GET', 'POST {id}/release', 'POST {id}/assign'],
  exports: ['GET', 'GET {id}', 'GET {id}/file', 'POST', 'DELETE {id}'],
  uploads: ['GET {id}', 'POST'],
  'deposit-addresses': ['GET', 'GET {id}', 'POST', 'PUT {id}'],
  'bank-currencies': ['GET', 'GET {id}', 'POST', 'PUT {id}'],
  'bank-accounts': ['GET', 'GET {id}', 'POST', 'PUT {id}'],
  'withdrawal-currencies': ['GET', 'GET {id}', 'POST', 'PUT {id}'],
  descriptions: ['GET', 'GET {id}', 'POST', 'PUT {id}'],
  'reason-templates': ['GET', 'GET {id}', 'POST', 'PUT {id}'],
  deposits: [
    ...['GET', 'GET {id}', 'POST {id}/claim', 'POST {id}/assign'],
    ...['POST {id}/approve', 'POST {id}/reject', 'POST {id}/invalid'],
  ],
  withdrawals: [
    ...['GET', 'GET {id}', 'POST {id}/claim'],
    ...['POST {id}/approve', 'POST {id}/reject', 'POST {id}/paid'],
  ],
  'loan-products': ['GET', 'GET {id}', 'POST', 'PUT {id}'],
  'loan-applications': ['GET', 'GET {id}', 'POST {id}/claim', 'POST {id}/approve', 'POST {id}/reject'],
  loans: [
    ...[
      'GET',
      'GET {id}',
      'GET {id}/agreement_pdf',
      'POST {id}/claim',
      'POST {id}/approve',
      'POST {id}/reject',
    ],
    ...['POST {id}/repayment_approve', 'POST {id}/repayment_reject', 'POST {id}/write_off'],
  ],
  'loan-book': ['GET', 'GET requests', 'POST requests'],
  funds: ['GET', 'GET {id}', 'POST', 'PUT {id}'],
  'fund-subscriptions': ['GET', 'GET {id}'],
  'fund-pools': ['GET', 'GET {id}', 'GET {id}/requests', 'POST {id}/requests'],
  adjustments: ['GET', 'POST'],
  reconciliation: ['GET'],
  'house-result': ['GET'],
  reports: ['GET'],
  'audit-log': ['GET', 'GET {id}'],
  operators: [
    'GET',
    'GET {id}',
    'GET {id}/sessions',
    'POST',
    'PUT {id}',
    'POST {id}/sessions/revoke',
    'POST {id}/invite',
    'POST {id}/revoke-invitation',
    'POST {id}/send-link',
    'POST {id}/reset-second-factor',
  ],
  approvals: ['GET', 'GET {id}', 'POST {id}/approve', 'POST {id}/reject'],
};

/** `METHOD path` of each. */
export const OPERATOR_ROUTES: readonly string[] = Object.entries(RESOURCES).flatMap(([resource, routes]) =>
  routes.map((route) => {
    const [method, rest] = route.split(' ');
    return `${method} /admin/api/${resource}${rest ? `/${rest}` : ''}`;
  }),
);

/** Everything else that the router knows, and why it is nobody's secret. */
export const OPEN_ROUTES: Readonly<Record<string, string>> = {
  'POST /admin/api/auth/login': 'operators sign in',
  'POST /admin/api/auth/set-password': 'an operator sets his password by the link that was sent to him',
  'GET /health': 'how the server and its prices are',
  'GET /health/live': 'whether it lives',
  'GET /health/ready': 'whether it serves',
  'GET /manifest.json': 'the app as it is installed: public settings',
  'GET /metrics': 'figures without a name; a proxy keeps it inside',
  'GET /docs/json': 'the description of the API',
};

/** The page that shows the description, as its library brings it; and the answer that nothing is there. */
export const BESIDE = /^(?:GET|HEAD) \/docs(?:-yaml|\/.*)?$|^[A-Z]+ \/admin\/api\/\*$/;
