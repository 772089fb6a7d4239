import { defineConfig } from 'drizzle-kit';

// Migrations are only ever added: `npm run db:migration -- --name <what>` writes the next one, and a person reads it.
export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/**/*.table.ts',
  out: './migrations',
  migrations: { prefix: 'index' },
});
