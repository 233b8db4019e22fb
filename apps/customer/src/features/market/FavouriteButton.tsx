import StarBorder from '@mui/icons-material/StarBorderRounded';
import Star from '@mui/icons-material/StarRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { SymbolLabel } from '../../api/symbols.js';
import { useFavourites } from './useFavourites.js';

const Toggle = styled(IconButton)(({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 44,
  color: theme.palette.text.secondary,
  '&.Mui-focusVisible': { borderRadius: 999, outlineOffset: -4 },
  '&[aria-disabled]': { opacity: 0.4, cursor: 'default' },
  '&[aria-pressed="true"]': { color: theme.palette.waiting.text },
}));

interface FavouriteButtonProps {
  symbol: Pick<SymbolLabel, 'id' | 'showCode'>;
  /** Not a tab stop. */
  passed?: boolean;
}

/** Toggles a symbol as favourite. */
export function FavouriteButton({ symbol, passed }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const { ids, isKnown, set } = useFavourites();
  const isOn = ids.includes(symbol.id);
  return (
    <Toggle
      aria-label={t('market.favourite', { symbol: symbol.showCode })}
      aria-pressed={isKnown ? isOn : undefined}
      // Not `disabled`: a press would reach the row below it.
      aria-disabled={isKnown ? undefined : true}
      tabIndex={passed ? -1 : undefined}
      onClick={() => set(symbol.id, !isOn)}
    >
      {isOn ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
    </Toggle>
  );
}
