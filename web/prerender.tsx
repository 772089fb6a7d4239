import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from '#web/features/landing/components/landing.tsx';
import { NotFoundScreen } from '#web/features/landing/components/not-found-screen.tsx';
import { landingDescription, landingTitle } from '#web/features/landing/messages.ts';
import { PrivacyScreen } from '#web/features/legal/components/privacy-screen.tsx';
import { TermsScreen } from '#web/features/legal/components/terms-screen.tsx';
import { fullTitle } from '#web/lib/page-title.ts';
import { renderScreen } from '#web/render-screen.tsx';

type Page = { file: string; path: string | null; title: string; description: string; screen: ReactNode };

/** The pages that anyone may read. A page without a path is no address of its own. */
const pages: Page[] = [
  { file: 'index.html', path: '/', title: landingTitle, description: landingDescription, screen: <Landing /> },
  {
    file: 'terms.html',
    path: '/terms',
    title: 'Terms of Service',
    description: 'What you and Launchpath agree on when you use it.',
    screen: <TermsScreen />,
  },
  {
    file: 'privacy.html',
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What Launchpath knows about you, why, and for how long. Your projects train no AI models.',
    screen: <PrivacyScreen />,
  },
  { file: '404.html', path: null, title: 'Page Not Found', description: '', screen: <NotFoundScreen /> },
];

function describePage({ path, title, description }: Page, siteUrl: string) {
  if (path === null) return <meta name="robots" content="noindex" />;
  const url = siteUrl + path;
  const picture = `${siteUrl}/og.png`;
  return (
    <>
      <meta name="description" content={description} />
      {siteUrl && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Launchpath" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {siteUrl && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="A path in three stretches, from an idea to a launched product" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

/** Renders the public pages for the build (vite.config.ts). Titles are plain text without marks, so they need no escaping. */
export function renderPages(siteUrl: string) {
  return pages.map((page) => ({
    file: page.file,
    path: page.path,
    title: fullTitle(page.title),
    meta: renderToStaticMarkup(describePage(page, siteUrl)),
    // What the demo shows is inert: its links lead nowhere, for search engines too.
    html: renderScreen(page.path ?? '/', page.screen).replaceAll(/ href="\/(documents|prompts)\/[^"]*"/g, ''),
  }));
}
