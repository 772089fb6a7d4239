/** The shape of the checklist while its statuses are on their way. */
export function ChecklistSkeleton() {
  const bar = 'animate-breathe rounded-md bg-hover';
  return (
    <div role="status">
      <span className="sr-only">Loading the checklist</span>
      <div aria-hidden="true">
        <div className={`h-16 ${bar}`} />
        <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="space-y-5 max-lg:order-last">
            <div className={`h-11 w-72 max-w-full ${bar}`} />
            <div className={`h-96 ${bar}`} />
            <div className={`h-96 ${bar}`} />
          </div>
          <div className={`h-80 ${bar}`} />
        </div>
      </div>
    </div>
  );
}
