import { SelectInput } from 'react-admin';

/** Real accounts apart from demo ones, in the address as `is_demo`. */
export const bookFilter = (
  <SelectInput
    key="is_demo"
    source="is_demo"
    label="Accounts"
    alwaysOn
    emptyText="Real and demo"
    sx={{ minWidth: 150 }}
    choices={[
      { id: 'false', name: 'Real' },
      { id: 'true', name: 'Demo' },
    ]}
  />
);
