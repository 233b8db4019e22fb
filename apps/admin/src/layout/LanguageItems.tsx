import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { ListItemIcon, MenuItem } from '@mui/material';
import { type DeskLanguage, deskLanguage, LANGUAGES, pickDeskLanguage } from '../texts/desk-language.js';

const OTHERS = Object.entries(LANGUAGES).filter(([code]) => code !== deskLanguage());

/** Other languages of the back office, each under its own name; choosing one reloads the page. */
export const LanguageItems = () =>
  OTHERS.map(([code, { tag, name }]) => (
    <MenuItem
      key={code}
      lang={tag}
      onClick={() => {
        pickDeskLanguage(code as DeskLanguage);
        globalThis.location.reload();
      }}
    >
      <ListItemIcon>
        <TranslateOutlined fontSize="small" />
      </ListItemIcon>
      {name}
    </MenuItem>
  ));
