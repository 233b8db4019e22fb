import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../resources', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!spec)\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
const beside = (name: string) => sources.filter((each) => dirname(each.name) === dirname(name));
/** Forms whose record is polled by other queries of the page. */
const living = sources.filter(
  ({ name }) =>
    name.endsWith('Edit.tsx') && beside(name).some(({ text }) => text.includes('refetchInterval')),
);

it('knows the forms of records that change by themselves', () => {
  expect(living.map(({ name }) => name).sort()).toEqual([
    join('holiday-calendars', 'CalendarEdit.tsx'),
    join('options', 'durations', 'DurationEdit.tsx'),
    join('symbols', 'SymbolEdit.tsx'),
  ]);
});

describe.each(living)('what is typed into $name', ({ name, text }) => {
  it('is not lost to a new look at its record', () => {
    expect(text).toContain('queryOptions={FORM_QUERY}');
    // Under react-admin’s own key the answer would become the form’s record.
    for (const each of beside(name)) expect(each.text, each.name).not.toContain('useGetOne');
  });
});

describe('a form of a record that exists', () => {
  const ui = fileURLToPath(new URL('.', import.meta.url));
  const editing = [
    ...sources,
    { name: 'ui/terms/TermsForm.tsx', text: readFileSync(join(ui, 'terms/TermsForm.tsx'), 'utf8') },
  ].flatMap(({ name, text }) => [...text.matchAll(/<Edit\s.*?<\/Edit>/gs)].map(([edit]) => ({ name, edit })));

  it('is found in the sources', () => {
    expect(editing.length).toBeGreaterThanOrEqual(8);
  });

  it.each(editing)('in $name keeps what is typed while its record arrives', ({ edit }) => {
    expect(edit).toMatch(/<(EditForm|SymbolForm)\s/);
    expect(edit).not.toMatch(/<(SimpleForm|TabbedForm)\s/);
  });
});
