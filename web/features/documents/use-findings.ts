import { useEffect, useState } from 'react';
import type { Finding } from '#shared/document-check/findings.ts';

type Checked = { title: string; content: string } & ({ type: string } | { documentType: string });

/**
 * What the check of good documents (DESIGN section 7) finds in a document, or in a prompt, which has a `documentType`, once its rules are
 * loaded; null until then.
 */
export function useFindings(text: Checked): Finding[] | null {
  const [findings, setFindings] = useState<Finding[] | null>(null);
  const { title, content } = text;
  const isPrompt = 'documentType' in text;
  const type = isPrompt ? text.documentType : text.type;
  useEffect(() => {
    let gone = false;
    setFindings(null);
    import('#shared/document-check/document-check.ts').then(
      ({ checkDocument, checkPrompt }) =>
        !gone &&
        setFindings(
          isPrompt ? checkPrompt({ documentType: type, title, content }) : checkDocument({ type, title, content }),
        ),
      // The check is an addition: without it the text reads as well.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [isPrompt, type, title, content]);
  return findings;
}
