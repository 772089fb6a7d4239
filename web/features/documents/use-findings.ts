import { useEffect, useState } from 'react';
import type { Finding } from '#shared/document-check/findings.ts';
import type { Document } from '#web/features/documents/documents.queries.ts';

/** What the check of good documents finds in a text, once its rules are loaded; null until then. */
export function useFindings({ type, title, content }: Pick<Document, 'type' | 'title' | 'content'>): Finding[] | null {
  const [findings, setFindings] = useState<Finding[] | null>(null);
  useEffect(() => {
    let gone = false;
    setFindings(null);
    import('#shared/document-check/document-check.ts').then(
      ({ checkDocument }) => !gone && setFindings(checkDocument({ type, title, content })),
      // The check is an addition: without it the document reads as well.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [type, title, content]);
  return findings;
}
