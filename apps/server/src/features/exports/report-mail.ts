import type { Mail } from '../../platform/mail/smtp-mail.js';
import type { ReportSchedule } from './report-schedule.table.js';

/** Mail with the link to a scheduled report; it contains no figures. */
export function reportMail(
  to: string,
  resource: ReportSchedule['resource'],
  days: { readonly from: string; readonly to: string },
  publicAddress: string | null,
): Mail {
  const what = `${resource} of ${days.from} to ${days.to}`;
  const where = publicAddress === null ? 'My exports' : `${publicAddress}/admin/exports`;
  return {
    to,
    subject: `Truemark back office: ${what}`,
    text: `The ${what} is there for a day:\n${where}\n\nYou asked for it again and again under "My exports", and can end that there.`,
  };
}
