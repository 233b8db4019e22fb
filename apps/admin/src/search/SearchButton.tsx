import Search from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { use } from 'react';
import { t } from '../texts/texts.js';
import { SearchContext } from './search-context.js';

/** Search button for mouse users; it shows the shortcut. */
export const SearchButton = () => {
  const show = use(SearchContext);
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t('search.searchEverything')}
      aria-keyshortcuts="/"
      onClick={show}
      startIcon={<Search fontSize="small" />}
      sx={{ mr: 2, borderColor: 'divider', color: 'text.secondary', minWidth: 0 }}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, mr: 2 }}>
        {t('search.search')}
      </Box>
      <Box
        component="kbd"
        sx={{ fontFamily: 'inherit', fontSize: 12, display: { xs: 'none', sm: 'inline' } }}
      >
        /
      </Box>
    </Button>
  );
};
