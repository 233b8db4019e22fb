import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agreement } from '../../api/content.js';
import { AgreeField } from '../../ui/AgreeField.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { RichText } from '../../ui/RichText.js';
import { Sheet } from '../../ui/Sheet.js';
import { textSize } from '../../ui/theme/text-size.js';
import type { useAgreements } from './useAgreements.js';

const Box = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: '0 0 8px',
  padding: 0,
  '& > div': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& > div > div': { flex: 1 },
  '& button': { flex: 'none', minWidth: 0, minHeight: 44, padding: '0 8px', fontSize: textSize(14) },
  '& > p': { margin: 0, minHeight: 16, ...theme.typography.caption, color: theme.palette.error.main },
}));
const Words = styled('article')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: '16px 0 4px' },
  '& p': { margin: '0 0 8px' },
}));

/** Label of each text's checkbox. */
const SENTENCES = { 'legal.terms': 'consent.terms', 'legal.risk': 'consent.risk' } as const;
const sentenceOf = (group: string) => SENTENCES[group as keyof typeof SENTENCES] ?? 'consent.terms';

interface ConsentsProps {
  query: ReturnType<typeof useAgreements>;
  /** Versions agreed to. */
  agreed: readonly string[];
  onAgreed: (versions: readonly string[]) => void;
  error?: string;
}

/** Consents of a registration: each text with a checkbox and a sheet to read it. */
export function Consents({ query, agreed, onAgreed, error }: ConsentsProps) {
  const { t } = useTranslation();
  const [reading, setReading] = useState<Agreement>();
  const [open, setOpen] = useState(false);
  const wrongId = useId();
  if (query.isPending) return <Skeleton variant="rounded" height={104} />;
  if (query.isError && !query.data)
    return <ErrorState said={t('consent.failed')} onRetry={() => query.refetch()} />;
  if (query.data.length === 0) return null;
  return (
    <Box aria-label={t('consent.label')} data-wrong={Boolean(error)}>
      {query.data.map((text) => (
        <div key={text.group}>
          <AgreeField
            checked={agreed.includes(text.version)}
            onChange={(on) =>
              onAgreed(on ? [...agreed, text.version] : agreed.filter((version) => version !== text.version))
            }
            text={t(sentenceOf(text.group))}
            wrong={Boolean(error) && !agreed.includes(text.version)}
            wrongId={wrongId}
          />
          <Button
            aria-label={t('consent.readOne', { title: text.title })}
            onClick={() => {
              setReading(text);
              setOpen(true);
            }}
          >
            {t('consent.read')}
          </Button>
        </div>
      ))}
      <p id={wrongId}>{error}</p>
      <Sheet open={open} title={reading?.title ?? ''} onClose={() => setOpen(false)}>
        <Words>{reading && <RichText html={reading.content} />}</Words>
      </Sheet>
    </Box>
  );
}
