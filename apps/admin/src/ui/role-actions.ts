import { t } from '../texts/texts.js';

const ACTIONS: Readonly<Record<string, string>> = {
  read: t('roles.read'),
  create: t('roles.create'),
  edit: t('roles.edit'),
  edit_guarded: t('roles.editGuarded'),
  delete: t('roles.delete'),
  block: t('roles.block'),
  unblock: t('roles.unblock'),
  close: t('roles.close'),
  open: t('roles.open'),
  claim: t('roles.claim'),
  release: t('roles.release'),
  approve: t('roles.approve'),
  reject: t('roles.reject'),
  invalid: t('roles.invalid'),
  assign: t('roles.assign'),
  reassign: t('roles.reassign'),
  paid: t('roles.paid'),
  repayment_approve: t('roles.repaymentApprove'),
  repayment_reject: t('roles.repaymentReject'),
  write_off: t('roles.writeOff'),
  stop: t('roles.stop'),
  suspend: t('roles.suspend'),
  reinstate: t('roles.reinstate'),
  reset_second_factor: t('roles.resetSecondFactor'),
  revoke_identity: t('roles.revokeIdentity'),
  write_notes: t('roles.writeNotes'),
  tag: t('roles.tag'),
  send_link: t('roles.sendLink'),
  resend: t('roles.resend'),
  show_secret: t('roles.showSecret'),
};

/** Name of a permission's action. */
export const actionName = (action: string): string => ACTIONS[action] ?? action.replaceAll('_', ' ');

const RESOURCES: Readonly<Record<string, string>> = {
  dashboard: t('dashboard.dashboard'),
  search: t('roles.search'),
  'house-result': t('roles.houseResult'),
  uploads: t('roles.uploads'),
  'symbol-names': t('roles.symbolNames'),
  'event-mails': t('account.mailsOfEvents'),
  'webhook-deliveries': t('webhooks.whatWasTold'),
  'planned-settings': t('settings.planned'),
  'option-exposure': t('roles.optionExposure'),
  'report-schedules': t('exports.scheduled'),
};

/** Name of a resource without a rail entry. */
export const plainResourceName = (resource: string): string =>
  RESOURCES[resource] ?? `${resource.charAt(0).toUpperCase()}${resource.slice(1).replaceAll('-', ' ')}`;
