import { SiteMenu } from '#web/features/account/components/site-menu.tsx';
import { NotFoundScreen } from '#web/features/landing/components/not-found-screen.tsx';

/** The 404 page within the app, which knows who is signed in. */
export function NotFound() {
  return <NotFoundScreen menu={<SiteMenu />} />;
}
