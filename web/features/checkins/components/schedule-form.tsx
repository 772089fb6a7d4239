import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { cadences, mostCustomDays, nextCheckIn, type Schedule, type ScheduleInput } from '#shared/checkins.ts';
import { readToday, rhythmLabels, tellDay, toDay } from '#web/features/checkins/checkin-words.ts';
import { type CheckInSchedule, saveSchedule } from '#web/features/checkins/checkins.queries.ts';
import { CheckInPath } from '#web/features/checkins/components/check-in-path.tsx';
import { schedule as messages } from '#web/features/checkins/messages.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';

type Typed = Pick<ScheduleInput, 'cadence' | 'startsOn'> & { days: string };

const firstDay = '2000-01-01';
const lastDay = '2100-01-01';
const noDay = 'Choose the day of your launch, between 2000 and 2100';
const noDays = `A whole number from 1 to ${mostCustomDays}`;

/** What of it can't be a schedule. */
function findFault({ cadence, startsOn, days }: Typed): string | null {
  if (startsOn < firstDay || startsOn > lastDay) return noDay;
  const count = Number(days);
  const isCount = Number.isInteger(count) && count >= 1 && count <= mostCustomDays;
  return cadence === 'custom' && !isCount ? noDays : null;
}

/** The day of the launch and the rhythm from there on: of the first schedule, or of another one in place of `schedule`. */
export function ScheduleForm({
  project,
  schedule,
  isMain = true,
  onDone,
  onCancel,
}: {
  project: Project;
  schedule: CheckInSchedule | null;
  /** To save it is what is most to be done on this screen. */
  isMain?: boolean;
  onDone: () => void;
  onCancel?: () => void;
}) {
  const id = useId();
  const queryClient = useQueryClient();
  const [kept, setKept] = useDraft<Typed | null>(`schedule:${project.id}`, null);
  const typed = kept ?? {
    cadence: schedule?.cadence ?? 'checkpoints',
    startsOn: schedule?.startsOn ?? readToday(),
    days: String(schedule?.customDays ?? 10),
  };
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isChange = schedule !== null;
  useEffect(() => {
    if (isChange) form.current?.querySelector<HTMLElement>('[type=date]')?.focus();
  }, [isChange]);
  const change = (patch: Partial<Typed>) => {
    setFault(null);
    setKept({ ...typed, ...patch });
  };
  const save = useMutation({
    mutationFn: (json: ScheduleInput) => saveSchedule(queryClient, project.id, json),
    onSuccess: ({ nextCheckIn }) => {
      setKept(null);
      const next = nextCheckIn && `The first one is on ${tellDay(toDay(nextCheckIn), readToday())}.`;
      const told = schedule ? messages.changed : messages.started(next || 'All its checkpoints are behind you.');
      showToast(told[0], told[1]);
      onDone();
    },
  });
  const found = findFault(typed);
  const rhythm = {
    cadence: typed.cadence,
    startsOn: typed.startsOn,
    customDays: typed.cadence === 'custom' ? Number(typed.days) : null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(found);
    if (found) form.current?.querySelector<HTMLElement>(found === noDay ? '[type=date]' : '[type=number]')?.focus();
    else if (!save.isPending) save.mutate({ ...rhythm, isActive: schedule?.isActive ?? true });
  };
  const cancel = () => {
    setKept(null);
    onCancel?.();
  };
  return (
    <>
      <section
        aria-label={schedule ? 'Change the schedule' : 'Schedule'}
        className="rounded-xl border border-line bg-surface p-5 shadow-card"
      >
        <form ref={form} onSubmit={submit} noValidate>
          <div className="max-w-56">
            <Field
              label="Launch day"
              type="date"
              required
              min={firstDay}
              max={lastDay}
              error={fault === noDay ? fault : null}
              value={typed.startsOn}
              onChange={(event) => change({ startsOn: event.target.value })}
            />
          </div>
          <p className="mt-1.5 text-sm text-ink-faint">
            Days are counted from it. It may be behind you or still to come.
          </p>
          <fieldset className="mt-5">
            <legend className="text-sm font-medium">Rhythm</legend>
            <div className="mt-1.5">
              {cadences.map((cadence) => (
                <div key={cadence} className="flex min-h-10 flex-wrap items-center gap-x-3">
                  <label className="flex min-h-10 items-center gap-3 text-sm">
                    <input
                      type="radio"
                      name={`${id}-cadence`}
                      checked={typed.cadence === cadence}
                      onChange={() => change({ cadence })}
                      className="size-4 shrink-0"
                    />
                    <span>
                      {rhythmLabels[cadence]}
                      {cadence === 'checkpoints' && <span className="text-ink-faint"> (recommended)</span>}
                    </span>
                  </label>
                  {cadence === 'custom' && typed.cadence === 'custom' && (
                    <input
                      type="number"
                      aria-label="Days between check-ins"
                      aria-describedby={fault === noDays ? `${id}-days` : undefined}
                      aria-invalid={fault === noDays || undefined}
                      min={1}
                      max={mostCustomDays}
                      value={typed.days}
                      onChange={(event) => change({ days: event.target.value })}
                      className={`${inputClass} h-10 max-w-24`}
                    />
                  )}
                </div>
              ))}
            </div>
            {fault === noDays && (
              <p id={`${id}-days`} role="alert" className="mt-2 pl-7 text-sm text-danger">
                {noDays}
              </p>
            )}
          </fieldset>
          {save.isError && (
            <FailureNote className="mt-4">
              {messages.failed}. {describeError(save.error)}
            </FailureNote>
          )}
          <div className="mt-5 flex flex-wrap gap-2">
            <Button
              type="submit"
              variant={isMain ? 'primary' : 'secondary'}
              className="max-sm:h-11"
              busy={save.isPending}
            >
              {schedule ? 'Save Schedule' : 'Start Check-ins'}
            </Button>
            {onCancel && (
              <Button variant="quiet" className="max-sm:h-11" onClick={cancel}>
                Cancel
              </Button>
            )}
          </div>
        </form>
      </section>
      {!schedule && !found && <FirstPath schedule={rhythm} />}
    </>
  );
}

/** Where the way would lead, beside the first schedule while it is chosen. */
function FirstPath({ schedule }: { schedule: Schedule }) {
  const next = nextCheckIn(schedule, readToday());
  return <CheckInPath schedule={{ ...schedule, nextCheckIn: next?.day }} reviews={[]} />;
}
