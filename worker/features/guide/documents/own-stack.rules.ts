import { type Layout, layouts, plainLayout } from '#worker/features/guide/content/layouts.ts';
import { technologies } from '#worker/features/guide/content/technologies.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The layout of what the person decided to build with; undefined where nothing was, or the default one holds. */
export function layoutOf({ stack }: Pick<Product, 'stack'>): Layout | undefined {
  const chosen = stack?.replace(/(?:,? and |, )?without .*$/, '');
  if (!chosen) return undefined;
  return layouts.find(({ signs }) => signs.test(chosen)) ?? (isForeign(chosen) ? plainLayout : undefined);
}

/** Whether a stack is of another language than the default one: a known one, or names of which no table knows any. */
function isForeign(stack: string): boolean {
  const known = Object.entries(technologies).flatMap(([layer, list]) =>
    list.filter(([, signs]) => signs.test(stack)).map(([name]) => ({ layer, name })),
  );
  const isOther = ({ layer, name }: { layer: string; name: string }) =>
    layer === 'language and framework' && !/^(?:TypeScript|JavaScript|Hono|Deno)$/.test(name);
  return known.length === 0 || known.some(isOther);
}

/** What was decided to build with, in a sentence; empty where nothing was. Where no layout is known for it, it wins over the parts of the text. */
export function tellOwnStack(product: Product): string {
  const { name, stack } = product;
  if (!stack) return '';
  if (layoutOf(product)) return `Decided for ${name}: ${stack}.`;
  return `Decided for ${name}: ${stack}. Where a part, file or command of ${name} named in this text belongs to another technology, take the one of ${stack} in its place; what each part is for stays the same.`;
}

const file =
  /(?<![\w/])(?:src|server)\/(?:(rules|routes|data|pages|jobs|outside|core|command)\/)?([\w-]+)(\.test)?\.tsx?(?![\w/])/g;

/** A text with its files and commands as they are called in the stack that was decided; as it was where none was. */
export function inOwnStack(product: Product, text: string): string {
  const layout = layoutOf(product);
  if (!layout) return text;
  const { files, commands, migration, examples } = layout;
  const place = (folder: keyof Layout['files'], name: string) => files[folder].replace('x', () => nameIn(layout, name));
  return text
    .replace(/(?:src|server)\/data\/examples\.ts/g, () => examples)
    .replaceAll('migrations/0001_begin.sql', migration)
    .replaceAll('0001_begin.sql', migration.split('/').at(-1) ?? migration)
    .replace(/node src\/main\.ts --help|npm pack --dry-run/g, () => commands.help)
    .replace(/node scripts\/([\w-]+)\.ts/g, (_, name: string) =>
      commands.script.replace('x', () => nameIn(layout, name)),
    )
    .replace(/(?<![\w/])scripts\/([\w-]+)\.ts/g, (_, name: string) =>
      (commands.script.split(' ').at(-1) ?? '').replace('x', () => nameIn(layout, name)),
    )
    .replace(/(?<![\w/])bench\/([\w-]+)\.ts/g, (_, name: string) => `bench/${nameIn(layout, name)}`)
    .replace(file, (_, folder: keyof Layout['files'] | undefined, name: string, test: string | undefined) =>
      test ? place('test', name).replace('/rules/', `/${folder ?? 'core'}/`) : place(folder ?? 'core', name),
    )
    .replace(/npx vitest run -t '(FR-\d+)\\\.'/g, (_, id: string) => commands.one.replace('FR', () => id))
    .replaceAll('npx vitest run', commands.test)
    .replace(/npx playwright test -g '(FR-\d+)\\\.'/g, (_, id: string) => commands.walkOne.replace('FR', () => id))
    .replaceAll('npx playwright test', commands.walk)
    .replace(/(?<![\w/])e2e\/([\w-]+)\.spec\.ts/g, (_, name: string) =>
      layout.walks.replace('x', () => nameIn(layout, name)),
    )
    .replaceAll('npx tsc --noEmit', commands.types)
    .replace(/npx (?:wrangler dev|expo start)/g, () => commands.run)
    .replaceAll('npm run check', commands.check)
    .replaceAll('npm audit --omit=dev', commands.audit);
}

/** A file name as the language writes it. */
function nameIn(layout: Layout, name: string): string {
  if (layout.case === 'kebab') return name;
  return layout.case === 'snake' ? name.replaceAll('-', '_') : name.split('-').map(capitalise).join('');
}
