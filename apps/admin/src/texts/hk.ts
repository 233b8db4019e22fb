import { zhHK } from '@mui/material/locale';
import type { DeskTexts } from './desk-texts.js';
import own from './hk.json' with { type: 'json' };
import { reactAdminHk } from './react-admin/hk.js';
import fields from './server/fields-hk.json' with { type: 'json' };
import refusals from './server/refusals-hk.json' with { type: 'json' };
import requests from './server/requests-hk.json' with { type: 'json' };
import settings from './server/settings-hk.json' with { type: 'json' };

/** All texts in Traditional Chinese. */
export const hk: DeskTexts = {
  own,
  reactAdmin: reactAdminHk,
  material: {
    ...zhHK.components,
    // Material UI has no translation for this name.
    MuiPagination: { defaultProps: { 'aria-label': '分頁' } },
  },
  server: { ...fields, ...refusals, ...requests, ...settings },
};
