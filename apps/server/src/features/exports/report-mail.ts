import type { Mail } from '../../platform/mail/smtp-mail.js';
import type { ReportSchedule } from './report-schedule.table.js';

/** Says to whom a scheduled report is for where it is: no figure leaves the house with it. */
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
