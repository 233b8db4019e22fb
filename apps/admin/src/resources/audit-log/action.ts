import { t } from '../../texts/texts.js';

const ACTIONS: Readonly<Record<string, string>> = {
  'add second factor': t('auditLog.action.addSecondFactor'),
  adjust: t('auditLog.action.adjust'),
  approve: t('auditLog.action.approve'),
  assign: t('auditLog.action.assign'),
  block: t('auditLog.action.block'),
  cancel_plan: t('auditLog.action.cancelPlan'),
  'cancel change': t('auditLog.action.cancelChange'),
  'change password': t('auditLog.action.changePassword'),
  claim: t('auditLog.action.claim'),
  close: t('auditLog.action.close'),
  create: t('auditLog.action.create'),
  delete: t('auditLog.action.delete'),
  edit: t('auditLog.action.edit'),
  edit_note: t('auditLog.action.editNote'),
  'end sessions': t('auditLog.action.endSessions'),
  export: t('auditLog.action.export'),
  fund: t('auditLog.action.fund'),
  invite: t('auditLog.action.invite'),
  invalid: t('auditLog.action.invalid'),
  look: t('auditLog.action.look'),
  open: t('auditLog.action.open'),
  order: t('auditLog.action.order'),
  paid: t('auditLog.action.paid'),
  plan: t('auditLog.action.plan'),
  reassign: t('auditLog.action.reassign'),
  refuse_plan: t('auditLog.action.refusePlan'),
  reinstate: t('auditLog.action.reinstate'),
  reject: t('auditLog.action.reject'),
  release: t('auditLog.action.release'),
  resend: t('auditLog.action.resend'),
  'show secret': t('auditLog.action.showSecret'),
  'remove second factor': t('auditLog.action.removeSecondFactor'),
  repayment_approve: t('auditLog.action.repaymentApprove'),
  repayment_reject: t('auditLog.action.repaymentReject'),
  request: t('auditLog.action.request'),
  'reset second factor': t('auditLog.action.resetSecondFactor'),
  resume: t('auditLog.action.resume'),
  'revoke identity': t('auditLog.action.revokeIdentity'),
  'revoke invitation': t('auditLog.action.revokeInvitation'),
  'send reset link': t('auditLog.action.sendResetLink'),
  'set password by link': t('auditLog.action.setPasswordByLink'),
  'sign-in': t('auditLog.action.signIn'),
  'sign-in-failed': t('auditLog.action.signInFailed'),
  stop: t('auditLog.action.stop'),
  suspend: t('auditLog.action.suspend'),
  tag: t('auditLog.action.tag'),
  unblock: t('auditLog.action.unblock'),
  untag: t('auditLog.action.untag'),
  withdraw: t('auditLog.action.withdraw'),
  write_note: t('auditLog.action.writeNote'),
  write_off: t('auditLog.action.writeOff'),
};

/** Name of an action; an unnamed action by its code. */
export const actionName = (action: string): string => ACTIONS[action] ?? action;

/** All actions, to choose from. */
export const ACTION_CHOICES = Object.entries(ACTIONS).map(([id, name]) => ({ id, name }));

/** Whether the typed text matches the action, by name or by its code in the log. */
export const isMeant = (
  typed: string,
  { id, name }: { readonly id: string; readonly name: string },
): boolean => [id, name].some((each) => each.toLowerCase().includes(typed.trim().toLowerCase()));
