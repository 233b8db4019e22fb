import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { LANGUAGES } from '@truemark/i18n';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { MENU_GROUPS } from './menu-entry.js';

const OTHERS = LANGUAGES.filter(({ code }) => code !== 'en');

export const MenuFields = () => (
  <>
    <SelectInput source="group" choices={[...MENU_GROUPS]} validate={required()} />
    <TextInput source="name.en" label="Name (English)" validate={required()} />
    <Accordion
      slotProps={{ heading: { component: 'h2' } }}
      variant="outlined"
      disableGutters
      sx={{ width: '100%', mb: 4 }}
    >
      <AccordionSummary>
        <Typography variant="body2">
          Names in other languages; where one is empty, English is shown
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4 }}>
          {OTHERS.map(({ code, name, direction }) => (
            <TextInput
              key={code}
              source={`name.${code}`}
              label={name}
              slotProps={{ htmlInput: { dir: direction } }}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
    <TextInput
      source="path"
      label="Goes to"
      helperText="A route such as /trade, a section's name such as home_search, or an http address."
      validate={required()}
    />
    <TextInput source="icon" helperText="A name of the app's icon set, or the address of a picture." />
    <BooleanInput source="is_shown" label="Shown" />
    <BooleanInput source="is_mobile" label="On mobile" />
    <BooleanInput source="is_allow_demo" label="For demo customers too" />
  </>
);
