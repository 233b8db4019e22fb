import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import HelpOutline from '@mui/icons-material/HelpOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failureOf } from '../../api/http.js';
import { Card, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { RichText } from '../../ui/RichText.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { WIDE } from '../../ui/wide.js';
import { useFlag } from '../configuration/configuration.js';
import { SearchField } from '../market/SearchField.js';
import { useBack } from '../navigation/useBack.js';
import { questionsOf, searchQuestions } from './questions.js';
import { useDescription } from './useDescription.js';
import { useService } from './useService.js';

/** Group of page texts whose headings are the questions. */
const GROUP = 'help';

const Questions = styled(Card)(({ theme }) => ({
  padding: 0,
  overflow: 'hidden',
  // Two columns where they fit: opening one question does not move the other column.
  [WIDE]: { '&:has(> div + div)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '& > div + div': {
    borderBlockStart: `1px solid ${theme.palette.divider}`,
    [WIDE]: { borderBlockStart: 0, borderInlineStart: `1px solid ${theme.palette.divider}` },
  },
  '& details + details': { borderBlockStart: `1px solid ${theme.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    boxSizing: 'border-box',
    minHeight: 56,
    padding: '8px 16px',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
    '& > div': { ...theme.typography.body1, fontWeight: 500 },
    '& > svg': { flex: 'none', color: theme.palette.text.secondary, transition: 'transform 150ms ease-out' },
  },
  '& details[open] summary > svg': { transform: 'rotate(180deg)' },
  '& details > div': {
    padding: '0 16px 16px',
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    '& p': { margin: '0 0 8px' },
  },
}));
const Row = styled('div')({
  display: 'flex',
  gap: 12,
  flexWrap: 'wrap',
  '& > *': { flex: '1 1 140px', [WIDE]: { flex: '0 1 240px' } },
});

/** Splits a list into halves; a list of one has one half. */
function halvesOf<T>(all: readonly T[]): (readonly T[])[] {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)].filter((half) => half.length > 0);
}

/** Frequently asked questions with search. */
export function HelpPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const service = useService();
  const takesFeedback = useFlag('is_feedback');
  const [typed, setTyped] = useState('');
  const { data, error, isPending, refetch } = useDescription(GROUP);
  const all = questionsOf(data?.content ?? '');
  const found = searchQuestions(all, typed);
  return (
    <Page wide title={data?.title || t('help.title')} onBack={back}>
      <Stack>
        {isPending && <CardSkeleton height={560} named />}
        {error && !data && <ErrorState {...failureOf(error)} onRetry={() => refetch()} />}
        {all.length > 0 && <SearchField text={typed} onText={setTyped} label={t('help.search')} />}
        {found.length > 0 && (
          <Questions>
            {halvesOf(found).map((half) => (
              <div key={half[0]?.title}>
                {half.map(({ title, answer }) => (
                  <details key={title} open={typed !== '' && found.length === 1 ? true : undefined}>
                    <summary>
                      <RichText html={title} />
                      <ExpandMore aria-hidden />
                    </summary>
                    <RichText html={answer} />
                  </details>
                ))}
              </div>
            ))}
          </Questions>
        )}
        {data && found.length === 0 && (
          <EmptyState icon={<HelpOutline />} title={t('help.none')} text={t('help.noneText')} />
        )}
        <Row>
          {service && (
            <Button variant="outlined" onClick={service}>
              {t('company.service')}
            </Button>
          )}
          {takesFeedback && (
            <Button variant="outlined" component={Link} to="/feedback">
              {t('feedback.title')}
            </Button>
          )}
        </Row>
      </Stack>
    </Page>
  );
}
