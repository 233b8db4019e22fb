import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '../../api/users.js';
import { CardList, Stack } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { ListRow } from '../../ui/ListRow.js';
import { Sheet } from '../../ui/Sheet.js';
import { TextField } from '../../ui/TextField.js';
import { textSize } from '../../ui/theme/text-size.js';
import { phoneParts } from './phone-parts.js';

interface PhoneFieldProps {
  areas: readonly Area[];
  area: Area | undefined;
  onArea: (area: Area) => void;
  number: string;
  /** The digits, and the area of their prefix. */
  onNumber: (number: string, area: Area | undefined) => void;
  error?: string;
  disabled?: boolean;
}

/** Phone number with dialling prefix. */
export function PhoneField({ areas, area, onArea, number, onNumber, error, disabled }: PhoneFieldProps) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  const [wanted, setWanted] = useState('');
  const shown = areas.filter(({ dialCode, name }) =>
    `${dialCode} ${name}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const typed = (text: string) => {
    // A full number that is pasted or autofilled includes its prefix.
    const whole = phoneParts(text, areas, area);
    if (whole) onArea(whole.area);
    onNumber(whole?.number ?? text.replace(/\D/g, ''), whole?.area ?? area);
  };
  return (
    <>
      <TextField
        label={t('session.phone')}
        error={error}
        disabled={disabled}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={number}
        onChange={(event) => typed(event.target.value)}
        dir="ltr"
        before={
          <ButtonBase
            aria-haspopup="dialog"
            aria-label={t('session.area', { area: area?.dialCode ?? '' })}
            onClick={() => setPicking(true)}
            sx={{ minHeight: 44, paddingInlineStart: 4, gap: 1, fontSize: textSize(16), borderRadius: 1 }}
          >
            <Figure>{area?.dialCode ?? '+001'}</Figure>
            <ExpandMore aria-hidden fontSize="small" />
          </ButtonBase>
        }
      />
      <Sheet open={picking} title={t('session.pickArea')} onClose={() => setPicking(false)}>
        <Stack sx={{ minHeight: '60dvh' }}>
          <TextField
            label={t('session.findArea')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <CardList>
            {shown.map((option) => (
              <ListRow
                key={option.id}
                title={option.name}
                end={<Figure>{option.dialCode}</Figure>}
                arrow={false}
                onPress={() => {
                  onArea(option);
                  setPicking(false);
                }}
              />
            ))}
          </CardList>
        </Stack>
      </Sheet>
    </>
  );
}
