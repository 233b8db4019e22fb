/** Words of SQL statements: a template with placeholders that contains one is SQL built from pieces. */
const SQL = /\b(SELECT|INSERT INTO|DELETE FROM|WHERE|ORDER BY|GROUP BY|LIMIT|UNION ALL)\b/;

const noEnum = {
  create: (context) => ({
    TSEnumDeclaration: (node) => context.report({ node, message: 'A union of literals does it.' }),
  }),
};

const noPiecedSql = {
  create: (context) => ({
    TemplateLiteral(node) {
      if (node.expressions.length === 0 || node.parent.type === 'TaggedTemplateExpression') return;
      if (!node.quasis.some(({ value }) => SQL.test(value.raw))) return;
      const message =
        'A statement that is put together from pieces is built in `platform/database/queries.ts`.';
      context.report({ node, message });
    },
  }),
};

/** Lint rules of this codebase that no maintained plugin has. */
export default {
  meta: { name: 'truemark' },
  rules: { 'no-enum': noEnum, 'no-pieced-sql': noPiecedSql },
};
