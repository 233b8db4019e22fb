import ts from 'typescript';

/** A text in code, with its location and kind. */
export interface SourceText {
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties whose values are names for machines. */
const NAMES = new Set(
  `source sx style key to component variant color size align type role target reference resource severity id className href
  autoComplete inputMode margin perPage path sortBy order direction position orientation edge underline redirect mutationMode
  optionText optionValue display property basename accept scope slot gap gridArea gridTemplateColumns gridTemplateAreas dateTime
  group`.split(/\s+/),
);

const parse = (path: string, code: string): ts.SourceFile =>
  ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/**
 * Returns whether a text is for people: a capitalised word or several words, but not a code, a class or a name with
 * inner capitals.
 */
function isWords(text: string): boolean {
  const plain = text.trim();
  if (!/[a-z]/.test(plain) || (!/\s/.test(plain) && /[a-z][A-Z]/.test(plain))) return false;
  return /^[^\p{L}]*[A-Z](?:[a-z’'-]| [a-z])/u.test(plain) || /[\p{L}\d,.:;)’] +[\p{L}(]/u.test(plain);
}

/** Returns whether a node is for machines: types, imports, errors, comparisons, and the values of `NAMES`. */
function isForMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return true;
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  if (ts.isCaseClause(node.parent) && node.parent.expression === node) return true;
  if (ts.isElementAccessExpression(node.parent)) return true;
  if (ts.isBinaryExpression(node.parent)) return /^[!=]==$/.test(node.parent.operatorToken.getText());
  if (ts.isJsxAttribute(node)) return NAMES.has(node.name.getText()) || /^data-/.test(node.name.getText());
  if (ts.isPropertyAssignment(node)) return NAMES.has(node.name.getText());
  return false;
}

/** Text of a node: literals, text between tags, and templates with `{{x}}` for placeholders. */
function saidBy(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{{x}}${literal.text}`).join('');
  return null;
}

/** Every text of a screen that is in its code instead of a catalogue. */
export function textsInScreen(path: string, code: string): SourceText[] {
  const source = parse(path, code);
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (node.parent && isForMachines(node)) return;
    if (ts.isCallExpression(node) && /^(?:page|t|say|styled)$/.test(node.expression.getText())) {
      if (node.expression.getText() !== 'page') for (const each of node.arguments.slice(1)) visit(each);
      return;
    }
    const text = saidBy(node);
    const isName =
      ts.isPropertyAssignment(node.parent ?? source) && (node.parent as ts.PropertyAssignment).name === node;
    if (text !== null && !isName && isWords(text.replaceAll('{{x}}', ' ')))
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Every sentence for operators in a server file, except for API documentation. */
export function sentencesIn(path: string, code: string): SourceText[] {
  const source = parse(path.replace(/\.ts$/, '.tsx'), code);
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isDecorator(node) || ts.isImportDeclaration(node)) return;
    if (ts.isNewExpression(node) && /^(?:Type|Range)?Error$/.test(node.expression.getText())) return;
    if (ts.isCallExpression(node) && /\.(?:describe|meta)$/.test(node.expression.getText()))
      return visit(node.expression);
    const text = saidBy(node);
    if (text !== null && /^(?:[A-Z]|\{\{x\}\} )[\s\S]* [\s\S]*[.?…]$/.test(text))
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
