import Refresh from '@mui/icons-material/RefreshRounded';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '../../api/codes.js';
import { fetchCaptcha } from '../../api/codes.js';
import { Field } from '../../ui/Field.js';

const Picture = styled('img')({ flex: 'none', width: 126, height: 42, borderRadius: 8 });

/** Captcha from the server. Each can be used once, right or wrong; then request the next. */
export function useCaptcha(wanted: boolean) {
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => fetchCaptcha({ signal }),
    enabled: wanted,
    staleTime: 240_000,
    refetchInterval: 240_000,
    gcTime: 0,
  });
  return { captcha: isFetching ? undefined : data, next: () => void refetch() };
}

interface CaptchaFieldProps {
  captcha: Captcha | undefined;
  onNext: () => void;
  text: string;
  onText: (text: string) => void;
  error?: string;
}

/** Input for the letters of a captcha. */
export function CaptchaField({ captcha, onNext, text, onText, error }: CaptchaFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('captcha.label')} hint={t('captcha.hint')} error={error}>
      {(field) => (
        <>
          <input
            {...field}
            name="captcha"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={5}
            dir="ltr"
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
          {captcha ? (
            <Picture src={captcha.picture} alt={t('captcha.alt')} />
          ) : (
            <Skeleton variant="rounded" width={126} height={42} />
          )}
          <IconButton aria-label={t('captcha.next')} onClick={onNext}>
            <Refresh />
          </IconButton>
        </>
      )}
    </Field>
  );
}
