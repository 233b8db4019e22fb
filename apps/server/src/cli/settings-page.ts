import { join } from 'node:path';
import { SETTING_GROUPS, SETTINGS, type SettingDeclaration } from '@truemark/contracts';

export const SETTINGS_PAGE = join(import.meta.dirname, '../../../../docs/settings.md');

const HEAD = `# Settings

Every setting is declared once, in \`libs/contracts/src/settings\`; this page is made from there
(\`node apps/server/dist/cli/settings-doc.js\`). Operators change them in the back office. A value is stored and sent as
text; a flag is \`1\` or \`0\`. Public settings are in the answer of \`GET /api/basicSet/getBasicInfo\`, and customers who are
connected hear of a change at once.
`;

/** The table of settings as a page. */
export function settingsPage(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([group, label]) => {
    const rows = SETTINGS.filter((declaration) => declaration.group === group).map(rowOf);
    return [
      `\n## ${label}\n`,
      '| key | type | default | public | screen or rule that it changes |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return `${HEAD}${groups.join('\n')}\n`;
}

function rowOf(declaration: SettingDeclaration): string {
  const { key, default: usual, isPublic, description } = declaration;
  const cells = [
    `\`${key}\``,
    typeOf(declaration),
    usual && `\`${usual}\``,
    isPublic ? 'yes' : 'no',
    description,
  ];
  const guard = guardOf(declaration);
  if (guard) cells[4] += ` ${guard}`;
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

function guardOf({ guard }: SettingDeclaration): string {
  if (guard === 'unused') return "Can be changed only while no customer's money depends on it.";
  return guard === 'two_persons' ? 'Changed by two owners together.' : '';
}
