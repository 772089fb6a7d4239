import Database from 'lucide-react/icons/database';
import File from 'lucide-react/icons/file';
import Lightbulb from 'lucide-react/icons/lightbulb';
import ListChecks from 'lucide-react/icons/list-checks';
import MapIcon from 'lucide-react/icons/map';
import Network from 'lucide-react/icons/network';
import Plug from 'lucide-react/icons/plug';
import TrendingUp from 'lucide-react/icons/trending-up';

const icons: Record<string, typeof File> = {
  requirements: ListChecks,
  plan: MapIcon,
  architecture: Network,
  api: Plug,
  database: Database,
  idea: Lightbulb,
  review: TrendingUp,
};

/** The icon of a document's type; a plain sheet for any other. */
export function DocumentIcon({ type, className = 'size-5' }: { type: string; className?: string }) {
  const Icon = icons[type] ?? File;
  return <Icon className={className} aria-hidden="true" />;
}
