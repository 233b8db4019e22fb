import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { BookPill } from '../../ui/BookColumn.js';
import { Facts } from '../../ui/Facts.js';
import { languageName } from '../../ui/language-name.js';
import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import type { Customer } from './customer.js';
import { LevelDialog } from './LevelDialog.js';
import { useCommanded } from './use-commanded.js';

/** Names of the texts that a customer agrees to on registration. */
const CONSENTS: Readonly<Record<string, string>> = {
  'legal.terms': t('customers.termsOfUse'),
  'legal.risk': t('customers.riskNotice'),
};

export const CustomerProfile = ({ customer }: { customer: Customer }) => {
  const [open, setOpen] = useState(false);
  const canAccess = usePermission('customers', 'edit');
  useCommanded('level', canAccess, () => setOpen(true));
  return (
    <Section
      title={t('customers.profile')}
      action={
        canAccess && (
          <Button onClick={() => setOpen(true)} variant="outlined">
            {t('customers.levelAndCreditScore')}
          </Button>
        )
      }
    >
      <Facts
        rows={[
          ['UID', customer.uid],
          [t('customers.kind'), <BookPill key="kind" isDemo={customer.is_demo} />],
          [t('common.eMail'), customer.email],
          [t('customers.mobileToSignIn'), customer.mobile],
          [t('common.name'), customer.name],
          [t('customers.nickname'), customer.nickname],
          [t('customers.level'), customer.level],
          [t('customers.creditScore'), customer.credit_score],
          [t('common.language'), languageName(customer.lang)],
          [t('customers.inviteCode'), customer.invite_code],
          [
            t('customers.invitedBy'),
            customer.invited_by && <NumberedCustomer key="by" id={customer.invited_by} />,
          ],
          [t('customers.registered'), <When key="when" ms={customer.created_at_ms} />],
          ...(customer.consents ?? []).map(
            ({ group, version, lang, agreed_at_ms: at }): [string, ReactNode] => [
              t('customers.agreedTo', { group: CONSENTS[group] ?? group }),
              <span key={group} title={version}>
                {formatRich('customers.version', {
                  time: <When ms={at} />,
                  lang: languageName(lang),
                  value: version.slice(0, 8),
                })}
              </span>,
            ],
          ),
        ]}
      />
      {open && <LevelDialog customer={customer} onClose={() => setOpen(false)} />}
    </Section>
  );
};
