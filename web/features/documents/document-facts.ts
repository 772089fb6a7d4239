import { type DocumentType, documentTypes } from '#shared/document-types.ts';
import type { DocumentEntry, DocumentVersion } from '#web/features/documents/documents.queries.ts';
import { formatDate } from '#web/lib/formats.ts';

/** The types that a person may give a document, by name. */
export const typeNames: Record<DocumentType, string> = {
  idea: 'Idea',
  market: 'Market',
  business: 'Business model',
  requirements: 'Requirements',
  journeys: 'User journeys',
  tools: 'Tools',
  architecture: 'Architecture',
  database: 'Database',
  api: 'API',
  plan: 'Plan',
  tests: 'Tests',
  security: 'Security',
  brand: 'Brand',
  legal: 'Legal',
  launch: 'Launch',
  growth: 'Growth',
  review: 'Review',
};

/** The type of a document as one of those that can be saved: 'idea' for any other. */
export function toDocumentType(type: string): DocumentType {
  return documentTypes.find((known) => known === type) ?? 'idea';
}

/** 'Version N • Updated {date}'. */
export function describeVersion(document: Pick<DocumentEntry, 'version' | 'updatedAt'>): string {
  return `Version ${document.version} • Updated ${formatDate(document.updatedAt)}`;
}

/** What a version is compared with at first: the one before it, or for the oldest the one after it. Null where there is no other. */
export function findPair(versions: DocumentVersion[], { id }: Pick<DocumentVersion, 'id'>) {
  const place = versions.findIndex((version) => version.id === id);
  if (place < 0) return null;
  const [older, newer] = [versions[place + 1], versions[place - 1]];
  if (older) return { doc: id, compare: older.id };
  return newer ? { doc: newer.id, compare: id } : null;
}

/** Whether a text says at its beginning what it is: then its title is not put above it once more. */
export const beginsWithHeading = (text: string) => /^\s*(?:#{1,2}[ \t]+\S|\S[^\n]*\n={3,}[ \t]*(?:\n|$))/.test(text);
