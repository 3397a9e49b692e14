import { defineWebProject } from './vitest.project.mjs';

/** The tests that need PostgreSQL; `npm run test:postgres` finds it. Those of documents run with the unit tests, too. */
export default defineWebProject('postgres', {
  include: ['{app,testing}/**/*.postgres.test.ts', 'app/accounts/documents/postgres-*.test.ts'],
});
