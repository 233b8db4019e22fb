import Close from '@mui/icons-material/CloseRounded';
import Search from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { textSize } from '../../ui/theme/text-size.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';

const Box = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  paddingInline: 14,
  borderRadius: 12,
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
  [NARROW_THREE_COLUMNS]: {
    '[data-shape="wide"] &': {
      gap: 6,
      paddingInline: 10,
      '& input::placeholder': { fontSize: textSize(14) },
    },
  },
  '&:focus-within': { boxShadow: `0 0 0 2px ${theme.palette.accent.text}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    border: 0,
    outline: 0,
    font: 'inherit',
    fontSize: textSize(16),
    color: theme.palette.text.primary,
    background: 'transparent',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
    // The browser's own differs between browsers and is too small for touch.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
}));

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Searched content, if not the markets. */
  label?: string;
  autoFocus?: boolean;
}

/** Search field; for symbols by code or name, unless `label` says otherwise. */
export function SearchField({ text, onText, label, autoFocus }: SearchFieldProps) {
  const { t } = useTranslation();
  const name = label ?? t('market.search');
  return (
    <Box>
      <Search aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={name}
        placeholder={name}
        value={text}
        autoFocus={autoFocus}
        onChange={(event) => onText(event.target.value)}
      />
      {text !== '' && (
        <IconButton aria-label={t('ui.clear')} onClick={() => onText('')} sx={{ marginInlineEnd: -3 }}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
