import type { ErrorBody } from '#shared/errors.ts';
import { html } from '#shared/mockup/html.ts';

/** In place of a page that can't be shown: what happened and what to do, in a frame or a tab of its own. */
export function renderFailure({ code, message }: Pick<ErrorBody, 'code' | 'message'>): string {
  const title = code === 'previews.expired' ? 'This preview has expired' : "This preview can't be shown";
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box; text-align: center; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { margin: 0 0 0.75rem; font: 600 1.5rem/1.3 Georgia, serif; }
p { margin: 0; max-width: 30em; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
</main>
</body>
</html>
`.markup;
}
