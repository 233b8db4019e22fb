import Search from '@mui/icons-material/Search';
import { Box, InputAdornment, LinearProgress, TextField, Typography } from '@mui/material';
import { Fragment } from 'react';
import { Title, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Guarded } from '../../ui/Guarded.js';
import { Section } from '../../ui/Section.js';
import { fitsQuery } from './fits-query.js';
import { GroupList } from './GroupList.js';
import { PlannedSettings } from './PlannedSettings.js';
import { SettingRow } from './SettingRow.js';
import { inOwnWords, type Setting } from './setting.js';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly settings: readonly Setting[];
}

/** Settings in their groups, in declaration order, without those that have no effect yet. */
function grouped(settings: readonly Setting[]): Group[] {
  const groups = new Map<string, { id: string; name: string; settings: Setting[] }>();
  for (const setting of settings.filter(({ waits_for }) => waits_for === null).map(inOwnWords)) {
    const group = groups.get(setting.group) ?? { id: setting.group, name: setting.group_name, settings: [] };
    group.settings.push(setting);
    groups.set(setting.group, group);
  }
  return [...groups.values()];
}

/** The same by heading, ordered by the first setting of each. */
function headed(settings: readonly Setting[]): { heading: string; under: Setting[] }[] {
  const parts = new Map<string, Setting[]>();
  for (const setting of settings) {
    const heading = setting.heading ?? '';
    parts.set(heading, [...(parts.get(heading) ?? []), setting]);
  }
  return [...parts].map(([heading, under]) => ({ heading, under }));
}

/** Space below the last setting, so that it can be scrolled to the middle of the window. */
const ROOM = { pb: '45vh' } as const;

const Heading = ({ text }: { text: string }) => (
  <Typography
    variant="overline"
    component="h3"
    color="textSecondary"
    sx={{ pt: 4, pb: 1, borderTop: 1, borderColor: 'divider', lineHeight: 1.6 }}
  >
    {text}
  </Typography>
);

/** All settings; search, group and the sought setting are in the address. */
const Groups = () => {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  const { data, isPending, error, refetch } = useGetList<Setting>('settings', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'key', order: 'ASC' },
  });
  const all = grouped(data ?? []);
  const sought = parameters.get('at');
  const ofSought = all.find(({ settings }) => settings.some(({ key }) => key === sought));
  const chosen = parameters.get('group') ?? ofSought?.id ?? all[0]?.id ?? '';
  const visible = query
    ? all.map((group) => ({ ...group, settings: group.settings.filter((each) => fitsQuery(each, query)) }))
    : all.filter(({ id }) => id === chosen);
  const hits = visible.filter(({ settings }) => settings.length > 0);

  return (
    <Box sx={{ pt: 3 }}>
      <Title title={t('settings.settings')} />
      <TextField
        type="search"
        margin="none"
        placeholder={t('settings.searchByKeyOrMeaning')}
        value={query}
        onChange={({ target }) => setParameters(target.value ? { q: target.value } : {}, { replace: true })}
        slotProps={{
          htmlInput: { 'aria-label': t('settings.searchSettings') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mb: 3, width: '100%', maxWidth: 400 }}
      />
      {isPending && <LinearProgress />}
      {error && <EmptyNote text={t('settings.theSettingsCouldNotBeRead', { message: error.message })} />}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
        }}
      >
        <GroupList
          groups={query ? hits : all}
          chosen={query ? '' : chosen}
          onChoose={(group) => setParameters({ group })}
        />
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0, ...(sought && ROOM) }}>
          {!query && <PlannedSettings settings={data ?? []} />}
          {data && hits.length === 0 && (
            <Typography color="textSecondary">
              {formatRich('settings.noSettingSpeaksOf', { query })}
            </Typography>
          )}
          {hits.map(({ id, name, settings }) => (
            <Section key={id} title={name}>
              {headed(settings).map(({ heading, under }) => (
                <Fragment key={heading}>
                  {heading && <Heading text={heading} />}
                  {under.map((setting) => (
                    <SettingRow
                      key={setting.key}
                      setting={setting}
                      isSought={setting.key === sought}
                      isShort={heading !== '' && setting.type === 'flag'}
                      onChanged={refetch}
                    />
                  ))}
                </Fragment>
              ))}
            </Section>
          ))}
        </Box>
      </Box>
    </Box>
  );
};

export const SettingsPage = () => (
  <Guarded resource="settings">
    <Groups />
  </Guarded>
);
