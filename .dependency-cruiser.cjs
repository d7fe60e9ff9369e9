/** Who may import whom (the arrows of the README's design section). */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const TESTS = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'A cycle hides who depends on whom.',
      {},
      {
        circular: true,
        // Tables refer to each other in both directions through lazy references.
        viaOnly: { pathNot: '^db/schema/' },
      },
    ),
    forbid(
      'scope-is-minted-by-builders',
      'Only the procedure builders make a Scope; anybody else gets one from them.',
      { pathNot: '^server/trpc\\.ts$' },
      { path: '^server/access/mint-scope\\.ts$' },
    ),
    forbid(
      'sql-only-in-queries',
      'Only queries (and the operator’s tools) speak SQL.',
      {
        path: '^(server|app)/',
        pathNot: [
          '/queries\\.ts$',
          '-queries\\.ts$',
          '/store\\.ts$',
          '-store\\.ts$',
          '^server/access/',
          '^server/http/health\\.ts$',
          '^server/demo/load\\.ts$',
          TESTS,
        ],
      },
      { path: 'node_modules/(drizzle-orm|postgres|@electric-sql)/' },
    ),
    forbid(
      'router-not-into-router',
      'A resource may use another’s queries, never its router.',
      { path: '^server/routers/([^/]+)/' },
      { path: '^server/routers/[^/]+/router\\.ts$', pathNot: '^server/routers/$1/' },
    ),
    forbid(
      'rest-knows-no-resource',
      'The REST door is generated: it knows the router of routers and nothing below.',
      { path: '^server/rest/', pathNot: TESTS },
      { path: '^(server/routers/[^/]+/|app/|server/http/)' },
    ),
    forbid(
      'queries-know-no-door',
      'Queries and rules know neither procedures nor doors.',
      { path: '^server/routers/[^/]+/(?!router\\.ts$)', pathNot: TESTS },
      { path: '^server/(trpc|context|caller|main|boot)\\.ts$|^server/(rest|http|cli|demo)/|^app/' },
    ),
    forbid(
      'db-knows-no-domain',
      'The database layer knows the environment and nothing else of the server.',
      { path: '^db/' },
      { path: '^(server|app)/', pathNot: '^server/env\\.ts$' },
    ),
    forbid(
      'pages-through-doors',
      'Pages use callers, router types and schemas, never queries or the database.',
      { path: '^app/', pathNot: '^app/api/' },
      {
        path: '^db/(?!enums)|/queries\\.ts$|^server/access/scope',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|\\.next|dist)' },
  },
};
