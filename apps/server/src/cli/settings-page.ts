import { join } from 'node:path';
import {
  SETTING_GROUPS,
  SETTINGS,
  type SettingDeclaration,
  type SettingGuard,
  UNBUILT_FEATURES,
} from '@truemark/contracts';

export const SETTINGS_PAGE = join(import.meta.dirname, '../../../../docs/settings.md');

const HEAD = `# Settings

Every setting is declared once, in \`libs/contracts/src\`. This page is generated from those declarations
(\`node apps/server/dist/cli/settings-doc.js\`). Operators change settings in the back office. A value is stored and sent
as text; a flag is \`1\` or \`0\`. \`GET /api/basicSet/getBasicInfo\` answers with the public settings, and connected
customers receive a change at once.

The last column shows who must take part in a change: \`one\` operator or owner; \`two people\`, one of whom requests the
change and another approves it under Approvals ([operations](operations.md#who-needs-whom)); \`two owners\`.

Settings of features that are not built yet come last: the API returns them, and the back office does not show them.
\`scripts/settings-are-read.spec.ts\` checks that code reads every other setting.
`;

const FIXED = "Can be changed only while no customer's money depends on it.";

const WHO: Readonly<Record<SettingGuard | 'one', string>> = {
  one: 'one',
  unused: 'one',
  two_persons: 'two people',
  two_persons_off: 'two people to switch it off',
  two_owners: 'two owners',
};

/** Settings that one person may change; the back office asks for a reason. */
const STOPS = 'one; the back office asks for a reason to switch it off';

const COLUMNS = '| key | type | default | public | screen or rule it changes | who |';

/** The documentation page of all settings, as Markdown. */
export function settingsPage(): string {
  const groups = [...SETTING_GROUPS].map(([group, label]) =>
    section(
      label,
      SETTINGS.filter((each) => each.group === group && each.waitsFor === undefined),
    ),
  );
  const waiting = Object.entries(UNBUILT_FEATURES).map(([awaited, label]) =>
    section(
      `Waiting for ${label}`,
      SETTINGS.filter(({ waitsFor }) => waitsFor === awaited),
    ),
  );
  return `${HEAD}${[...groups, ...waiting].filter(Boolean).join('\n')}\n`;
}

const section = (title: string, settings: readonly SettingDeclaration[]): string =>
  settings.length === 0
    ? ''
    : [`\n## ${title}\n`, COLUMNS, '|---|---|---|---|---|---|', ...settings.map(rowOf)].join('\n');

function rowOf(declaration: SettingDeclaration): string {
  const { key, default: usual, isPublic, description } = declaration;
  const cells = [
    `\`${key}\``,
    typeOf(declaration),
    usual && `\`${usual}\``,
    isPublic ? 'yes' : 'no',
    declaration.isFixedInUse || declaration.guard === 'unused' ? `${description} ${FIXED}` : description,
    declaration.stops ? STOPS : WHO[declaration.guard ?? 'one'],
  ];
  return `| ${cells.map((cell) => cell?.replaceAll('|', '\\|')).join(' | ')} |`;
}

function typeOf({ type, least, most, places, choices }: SettingDeclaration): string {
  if (choices) {
    return choices.length > 6
      ? `one of ${choices.map(({ value }) => `\`${value}\``).join(' ')}`
      : choices.map(({ value, label }) => `\`${value}\` ${label}`).join('; ');
  }
  const unit = type === 'text' ? ' characters' : '';
  const range =
    least !== undefined && most !== undefined
      ? `, ${least}–${most}${unit}`
      : most !== undefined
        ? `, at most ${most}${unit}`
        : '';
  return `${type}${range}${places === undefined ? '' : `, ${places} decimals`}`;
}
