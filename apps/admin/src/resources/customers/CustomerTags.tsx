import AddRounded from '@mui/icons-material/AddRounded';
import { Autocomplete, Box, Button, Chip, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { get } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { useAction } from '../../ui/use-action.js';
import { usePermission } from '../../ui/use-permission.js';
import type { Summary } from './customer.js';
import { useCommanded } from './use-commanded.js';

/** Tags in use by any customer, while they are needed. */
export function useTagsInUse(isAsked = true): readonly string[] {
  const { data } = useQuery({
    queryKey: ['customers', 'tags'],
    queryFn: () => get<{ tags: string[] }>('customers/tags'),
    enabled: isAsked,
    staleTime: 10_000,
  });
  return data?.tags ?? [];
}

/** Field for a typed or picked tag. Tags in use are suggested, so that one thing has one tag. */
const TagField = ({ customer: { id, tags }, onDone }: { customer: Summary; readonly onDone: () => void }) => {
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const inUse = useTagsInUse(isOpen);
  const { run, busy, errors, refusal } = useAction(t('customers.tagged'), () => setTyped(''));
  // An error is shown as long as the refused text is unchanged.
  const isRefused = typed === sent && !busy;
  const wrong = isRefused ? (errors.tag ?? refusal) : null;
  return (
    <Autocomplete
      freeSolo
      autoHighlight={false}
      size="small"
      sx={{ width: 200 }}
      options={inUse.filter((tag) => !tags.includes(tag))}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isOpen) onDone();
      }}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') setTyped(text);
      }}
      onChange={(_, tag) => {
        if (!tag || busy) return;
        setSent(typed);
        void run(`customers/${id}/tag`, { tag });
      }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={t('customers.addTag')}
          autoFocus
          onBlur={() => (typed === '' || isRefused) && onDone()}
          error={Boolean(wrong)}
          helperText={wrong}
        />
      )}
    />
  );
};

/** Adds a tag: a button that turns into the field. */
const NewTag = ({ customer }: { customer: Summary }) => {
  const [isAsked, setIsAsked] = useState(false);
  const ask = (): void => setIsAsked(true);
  useReviewKeys({ t: ask });
  useCommanded('tag', true, ask);
  if (isAsked) return <TagField customer={customer} onDone={() => setIsAsked(false)} />;
  return (
    <Button size="small" color="inherit" startIcon={<AddRounded />} onClick={ask}>
      {t('customers.addTag')}
    </Button>
  );
};

/** Tags by which operators find him; they decide nothing. `t` adds one. */
export const CustomerTags = ({ customer }: { customer: Summary }) => {
  const mayTag = usePermission('customers', 'tag') ?? false;
  const { run, busy } = useAction(t('customers.untagged'), () => undefined);
  if (!mayTag && customer.tags.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t('customers.tags')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, flex: 1 }}
    >
      {customer.tags.map((tag) => {
        const filter = JSON.stringify({ tag });
        return (
          <Chip
            key={tag}
            label={tag}
            size="small"
            component={Link}
            clickable
            to={`/customers?${new URLSearchParams({ filter })}`}
            disabled={busy}
            {...(mayTag && {
              title: t('customers.takeOffTag'),
              'aria-keyshortcuts': 'Delete',
              onDelete: () => void run(`customers/${customer.id}/untag`, { tag }),
            })}
          />
        );
      })}
      {mayTag && <NewTag customer={customer} />}
    </Box>
  );
};
