import type { Product } from './engine/kernel/product.js';
import { PRODUCTS } from './engine/products/index.js';
import { alertNotes } from './features/alerts/alert-note.table.js';
import { approvals } from './features/approvals/approval.table.js';
import { auditLog } from './features/audit/audit.table.js';
import { reviewClaims } from './features/claims/claim.table.js';
import { codes } from './features/codes/code.table.js';
import { companies } from './features/companies/company.table.js';
import { descriptions } from './features/content/description.table.js';
import { news } from './features/content/news.table.js';
import { consents } from './features/customers/consent.table.js';
import { customerNotes } from './features/customers/note.table.js';
import { customerTags, tagChanges } from './features/customers/tag.table.js';
import { outbox } from './features/delivery/outbox.table.js';
import { reasonTemplates } from './features/desk/reason-template.table.js';
import { exportJobs } from './features/exports/export-job.table.js';
import { reportSchedules } from './features/exports/report-schedule.table.js';
import { favourites } from './features/favourites/favourite.table.js';
import { feedback } from './features/feedback/feedback.table.js';
import { menus } from './features/menus/menu.table.js';
import { messages } from './features/messages/message.table.js';
import { operatorMessages } from './features/messages/operator-message.table.js';
import { customRoles } from './features/operators/custom-role.table.js';
import { operators } from './features/operators/operator.table.js';
import { signInChanges } from './features/operators/sign-in-change.table.js';
import { passkeyFactors, passkeys } from './features/passkeys/passkey.table.js';
import { sealDeliveries } from './features/proof/seal-delivery.table.js';
import { pushSubscriptions } from './features/push/subscription.table.js';
import { daySumEnds, daySums } from './features/reports/day-sum.table.js';
import { activeDays, reportSums } from './features/reports/report-sum.table.js';
import { customerFactors } from './features/second-factor/customer-factor.table.js';
import { sessions } from './features/sessions/session.table.js';
import { uploads } from './features/uploads/upload.table.js';
import { verifications } from './features/verification/verification.table.js';
import { eventDeliveries, eventMails, houseEvents, webhooks } from './features/webhooks/webhook.table.js';
import { sealedSecrets } from './platform/auth/sealed-secrets.table.js';
import type { Table } from './platform/database/table.js';

/** All tables. The migrations create them; a test compares the two. */
export const schema = [
  ...PRODUCTS.flatMap(({ state }: Product) => state?.tables ?? []),
  operators,
  signInChanges,
  sessions,
  auditLog,
  approvals,
  menus,
  news,
  messages,
  companies,
  codes,
  outbox,
  uploads,
  verifications,
  descriptions,
  reasonTemplates,
  reviewClaims,
  customerFactors,
  consents,
  customerNotes,
  customerTags,
  tagChanges,
  feedback,
  favourites,
  alertNotes,
  pushSubscriptions,
  operatorMessages,
  passkeys,
  passkeyFactors,
  daySums,
  daySumEnds,
  reportSums,
  activeDays,
  exportJobs,
  reportSchedules,
  customRoles,
  webhooks,
  houseEvents,
  eventDeliveries,
  sealDeliveries,
  eventMails,
  sealedSecrets,
] as unknown as readonly Table<Record<string, unknown>>[];
