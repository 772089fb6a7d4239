import type { DocumentType, PromptDocumentType } from '#shared/document-types.ts';

/** One of the ten stations from idea to growth (spec 1, section 2): what is written there, and which tasks that helps with. */
export type Station = {
  number: number;
  stepNumber: 1 | 2 | 3;
  title: string;
  documents: DocumentType[];
  prompts: PromptDocumentType[];
};

const station = (
  number: number,
  stepNumber: Station['stepNumber'],
  title: string,
  documents: DocumentType[],
  prompts: PromptDocumentType[] = [],
): Station => ({ number, stepNumber, title, documents, prompts });

/** The ten stations in order; each kind of document and prompt stands at exactly one. */
export const stations: Station[] = [
  station(1, 1, 'Vision', ['idea']),
  station(2, 1, 'Market', ['market', 'business']),
  station(3, 1, 'Requirements', ['requirements', 'journeys']),
  station(4, 1, 'Architecture', ['tools', 'architecture', 'database', 'api']),
  station(5, 1, 'Plan', ['plan', 'tests']),
  station(6, 2, 'Build', [], ['setup_prompt', 'development_prompt']),
  station(7, 2, 'Secure', ['security'], ['security_implementation', 'secure_feature_development']),
  station(8, 2, 'Polish', [], ['iteration_prompts']),
  station(9, 3, 'Launch', ['brand', 'legal', 'launch'], ['marketing_assets']),
  station(10, 3, 'Growth', ['growth'], ['operations_prompts']),
];
