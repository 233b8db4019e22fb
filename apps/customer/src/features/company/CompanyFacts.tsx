import { styled } from '@mui/material/styles';
import type { AppKey } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../api/content.js';
import { Facts } from '../../ui/Facts.js';

const Anchor = styled('a')(({ theme }) => ({ color: theme.palette.accent.text }));

/** English description of the demo's company in `seed/reference/companies.json`. */
const OF_DEMO: Readonly<Record<string, AppKey>> = {
  'Online trading in contracts for difference': 'about.demoSubject',
  'Port Louis, Mauritius': 'about.demoLocation',
};

/** Facts of a company; empty ones are omitted. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { name, subject, registeredAddress: registered, location, email, url } = company;
  const plain = (text: string) => {
    const known = OF_DEMO[text];
    return text ? <bdi>{known ? t(known) : text}</bdi> : null;
  };
  return (
    <Facts
      facts={[
        [t('about.company'), plain(name)],
        [t('about.subject'), plain(subject)],
        [t('about.registered'), plain(registered)],
        [t('about.location'), plain(location)],
        [t('about.email'), email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : null],
        [
          t('about.site'),
          url ? (
            <Anchor href={url} target="_blank" rel="noopener">
              {url}
            </Anchor>
          ) : null,
        ],
      ]}
    />
  );
}
