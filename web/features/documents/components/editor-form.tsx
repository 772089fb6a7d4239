import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { DiscardDialog, NewerVersionNotice } from '#web/features/documents/components/editor-notices.tsx';
import { EditorPane, type EditorPaneName, panesOf } from '#web/features/documents/components/editor-pane.tsx';
import { TypeSelect } from '#web/features/documents/components/type-select.tsx';
import { type DocumentDraft, useDocumentDraft } from '#web/features/documents/document-draft.ts';
import { toDocumentType } from '#web/features/documents/document-facts.ts';
import { type DocumentFaults, describeSize, findFaults } from '#web/features/documents/document-rules.ts';
import type { Document } from '#web/features/documents/documents.queries.ts';
import { saving } from '#web/features/documents/messages.ts';
import { useSaveDocument } from '#web/features/documents/use-save-document.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/**
 * Title, type and text of a document, with what it will look like beside it. The draft survives whatever happens; saving makes a
 * version. `original` is the version that is edited, null for a new document.
 */
export function EditorForm({
  project,
  original,
  start,
  onSaved,
  onLeave,
}: {
  project: Project;
  original: Document | null;
  start: DocumentDraft;
  onSaved: (id: string) => void;
  onLeave: () => void;
}) {
  const ids = useId();
  const wide = useWide();
  const area = useRef<HTMLTextAreaElement>(null);
  const titleBox = useRef<HTMLDivElement>(null);
  const { draft, isChanged, isKept, change, forget, reset } = useDocumentDraft(
    project.id,
    original?.title ?? null,
    start,
  );
  const [isAsLeft, setAsLeft] = useState(isChanged);
  const [pane, setPane] = useState<EditorPaneName>('write');
  const [faults, setFaults] = useState<DocumentFaults>({});
  const [asking, setAsking] = useState(false);
  const {
    save,
    isSaving,
    failed,
    newer,
    forget: forgetAttempt,
  } = useSaveDocument(project.id, ({ id }) => {
    forget();
    onSaved(id);
  });
  const { title, content } = draft;
  // A next version keeps the type of the one before it, unless its writer chose another.
  const [hasChosenType, setChosenType] = useState(draft.type !== start.type);
  const type = newer && !hasChosenType ? toDocumentType(newer.type) : draft.type;
  const panes = panesOf({ wide, comparable: original !== null || newer !== null });
  const shownPane = panes.some(({ id }) => id === pane) ? pane : (panes[0]?.id ?? 'preview');

  const submit = (baseVersion = draft.baseVersion) => {
    if (isSaving) return;
    const found = findFaults(draft);
    setFaults(found);
    if (found.title) titleBox.current?.querySelector('input')?.focus();
    else if (found.content) {
      if (!wide) setPane('write');
      area.current?.focus();
    } else save({ title: title.trim(), type, content, baseVersion });
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (isChanged) submit();
  };
  const changeField = (patch: Partial<DocumentDraft>) => {
    setFaults({});
    setAsLeft(false);
    // Another title has other versions: what was said of this one's no longer holds.
    if (patch.title !== undefined) forgetAttempt();
    change(patch);
  };
  const startOver = () => {
    reset();
    forgetAttempt();
    setFaults({});
    setAsLeft(false);
    area.current?.focus();
  };
  const size = describeSize(content);

  return (
    <form
      aria-label={original ? `Edit ${original.title}` : 'New document'}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={saveByKey}
      className="mx-auto flex max-w-[88rem] flex-col gap-5 px-4 py-6 sm:px-6 lg:h-[calc(100dvh-6rem)] lg:min-h-[36rem]"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto min-w-0 font-serif text-xl font-semibold break-words sm:text-2xl">
          {original ? `Edit ${original.title}` : 'New Document'}
        </h1>
        <p role="status" className="text-sm text-ink-faint">
          {isChanged && (isKept ? saving.draftKept : saving.noDraft)}
        </p>
        <div className="ml-auto flex gap-2">
          <Button variant="quiet" onClick={() => (isChanged ? setAsking(true) : onLeave())}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} disabled={!isChanged}>
            Save
          </Button>
        </div>
      </div>
      {isAsLeft && !newer && (
        <p className="flex flex-wrap items-center gap-2 rounded-lg bg-notice-soft px-4 py-2 text-sm">
          <span className="mr-auto">This is your draft as you left it.</span>
          <Button size="sm" variant="quiet" disabled={isSaving} onClick={startOver}>
            {original ? `Start over from version ${original.version}` : 'Start over'}
          </Button>
        </p>
      )}
      {newer && (
        <NewerVersionNotice
          title={title}
          version={newer.version}
          isNew={original === null}
          busy={isSaving}
          onCompare={() => setPane('changes')}
          onSave={() => submit(newer.version)}
        />
      )}
      {failed && <FailureNote>{failed}</FailureNote>}
      <div className="flex flex-wrap items-start gap-4">
        {!original && (
          <div ref={titleBox} className="min-w-0 flex-1 basis-72">
            <Field
              label="Title"
              value={title}
              readOnly={isSaving}
              error={faults.title ?? null}
              onChange={(event) => changeField({ title: event.target.value })}
            />
          </div>
        )}
        <div className={`flex flex-wrap items-end gap-x-4 gap-y-3 ${original ? 'flex-1' : ''}`}>
          <TypeSelect
            type={type}
            busy={isSaving}
            onChoose={(chosen) => {
              setChosenType(true);
              changeField({ type: chosen });
            }}
          />
          {panes.length > 1 && (
            <div className="flex min-h-11 items-center sm:ml-auto">
              <Segmented
                label={wide ? 'Beside the text' : 'Show'}
                choices={panes}
                value={shownPane}
                onChange={setPane}
              />
            </div>
          )}
        </div>
      </div>
      <div className="grid min-h-0 flex-1 gap-6 lg:grid-cols-2">
        <div className={`flex min-h-0 flex-col ${wide || shownPane === 'write' ? '' : 'hidden'}`}>
          <textarea
            ref={area}
            value={content}
            // What is typed now would not be in the version that is being saved.
            readOnly={isSaving}
            onChange={(event) => changeField({ content: event.target.value })}
            aria-label="Text in Markdown"
            placeholder="# for a heading, - for a list, **bold** for what matters"
            aria-invalid={faults.content ? true : undefined}
            aria-describedby={`${ids}-note`}
            spellCheck
            className={`${inputClass} min-h-[60dvh] flex-1 resize-none p-4 font-mono text-sm leading-relaxed lg:min-h-0`}
          />
          <p
            id={`${ids}-note`}
            className={`mt-1.5 flex gap-4 text-sm ${faults.content ? 'text-danger' : 'text-ink-faint'}`}
          >
            <span role={faults.content ? 'alert' : undefined}>{faults.content ?? 'Written in Markdown'}</span>
            {size && <span className="ml-auto whitespace-nowrap tabular-nums">{size}</span>}
          </p>
        </div>
        {(wide || shownPane !== 'write') && (
          <EditorPane pane={shownPane} draft={draft} against={newer?.id ?? draft.baseId} />
        )}
      </div>
      {asking && (
        <DiscardDialog
          onClose={() => setAsking(false)}
          onDiscard={() => {
            forget();
            onLeave();
          }}
        />
      )}
    </form>
  );
}
