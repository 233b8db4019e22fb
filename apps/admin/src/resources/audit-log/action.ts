import { t } from '../../texts/texts.js';

const ACTIONS: Readonly<Record<string, string>> = {
  'add second factor': t('auditLog.action.addSecondFactor'),
  adjust: t('auditLog.action.adjust'),
  approve: t('auditLog.action.approve'),
  assign: t('auditLog.action.assign'),
  block: t('auditLog.action.block'),
  'change password': t('auditLog.action.changePassword'),
  claim: t('auditLog.action.claim'),
  release: t('auditLog.action.release'),
  close: t('auditLog.action.close'),
  create: t('auditLog.action.create'),
  delete: t('auditLog.action.delete'),
  edit: t('auditLog.action.edit'),
  'end sessions': t('auditLog.action.endSessions'),
  invalid: t('auditLog.action.invalid'),
  look: t('auditLog.action.look'),
  open: t('auditLog.action.open'),
  order: t('auditLog.action.order'),
  paid: t('auditLog.action.paid'),
  reinstate: t('auditLog.action.reinstate'),
  reject: t('auditLog.action.reject'),
  'remove second factor': t('auditLog.action.removeSecondFactor'),
  request: t('auditLog.action.request'),
  'reset second factor': t('auditLog.action.resetSecondFactor'),
  'sign-in': t('auditLog.action.signIn'),
  suspend: t('auditLog.action.suspend'),
  unblock: t('auditLog.action.unblock'),
  withdraw: t('auditLog.action.withdraw'),
};

/** What was done, as operators call it; an action that has no name yet by its code. */
export const actionName = (action: string): string => ACTIONS[action] ?? action;

/** Every action, to choose from. */
export const ACTION_CHOICES = Object.entries(ACTIONS).map(([id, name]) => ({ id, name }));
