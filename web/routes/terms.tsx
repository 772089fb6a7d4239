import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '#web/features/legal/components/terms-screen.tsx';

export const Route = createFileRoute('/terms')({ component: TermsScreen });
