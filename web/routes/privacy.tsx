import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '#web/features/legal/components/privacy-screen.tsx';

export const Route = createFileRoute('/privacy')({ component: PrivacyScreen });
