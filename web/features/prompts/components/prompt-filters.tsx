import { groupTitle, kindLooks, statusLabels } from '#web/features/prompts/prompt-labels.ts';
import { unorganizedStep } from '#web/features/prompts/prompt-list.ts';
import {
  type PromptFilter,
  type PromptSearch,
  promptKinds,
  promptStatuses,
} from '#web/features/prompts/prompt-search.ts';
import { Choice } from '#web/ui/choice.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';

const nameStep = (step: number) => {
  const title = groupTitle(step);
  return step === unorganizedStep || title === `Step ${step}` ? title : `Step ${step} · ${title}`;
};

/** What narrows the list down: a search through titles and texts, and the choice of step, type and status. */
export function PromptFilters({
  text,
  filter: { step, type, status },
  steps,
  onType,
  onFilter,
}: {
  text: string;
  filter: PromptFilter;
  /** The steps to choose from. */
  steps: number[];
  onType: (text: string) => void;
  onFilter: (patch: Partial<PromptSearch>) => void;
}) {
  return (
    <search
      aria-label="Prompts"
      className="mt-8 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(12rem,1fr)_13rem_11rem_8rem]"
    >
      <SearchBox
        className="max-lg:col-span-full"
        label="Search prompts"
        placeholder="Search titles and texts"
        text={text}
        onType={onType}
      />
      <Choice
        label="Step"
        value={step === undefined ? undefined : `${step}`}
        choices={steps.map((choice) => ({ id: `${choice}`, label: nameStep(choice) }))}
        onChange={(id) => onFilter({ step: id === undefined ? undefined : Number(id) })}
      />
      <Choice
        label="Type"
        value={type}
        choices={promptKinds.map((id) => ({ id, label: kindLooks[id].label }))}
        onChange={(id) => onFilter({ type: id })}
      />
      <Choice
        label="Status"
        value={status}
        choices={promptStatuses.map((id) => ({ id, label: statusLabels[id] }))}
        onChange={(id) => onFilter({ status: id })}
      />
    </search>
  );
}
