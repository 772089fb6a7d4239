import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { Section } from '#web/features/landing/components/section.tsx';

const rules = ['Every query asks whose it is', 'Secrets never reach the browser', 'Who may see what is written down'];
const readiness = [
  { task: 'Sign-in and password reset work', done: true },
  { task: 'Backups have been restored once', done: true },
  { task: 'Terms and privacy policy are online', done: true },
  { task: 'Errors reach you before your users do', done: false },
];
const tools = ['Claude Code', 'Cursor', 'Lovable', 'Bolt', 'v0', 'Replit', 'Copilot', 'Windsurf'];
const files = ['requirements.md', 'architecture.md', 'implementation-plan.md'];

/** Four things that come with every project, each with a glimpse of it. */
export function FeatureSection() {
  return (
    <Section
      id="features"
      title="The parts that are easy to forget, remembered"
      lead="A product is more than code that runs. What makes it hold up is on the path from the start."
    >
      <ul className="mt-12 grid gap-5 md:mt-16 md:grid-cols-2 md:gap-6">
        <Feature
          title="Security first"
          text="Who may see what is settled in the architecture, before a line is written. Every prompt repeats what must never happen."
        >
          <ul className="flex flex-col gap-2">
            {rules.map((rule) => (
              <li key={rule} className="flex items-center gap-3 rounded-md border border-line bg-surface px-3.5 py-2.5">
                <ShieldCheck className="size-4 shrink-0 text-done" aria-hidden="true" />
                {rule}
              </li>
            ))}
          </ul>
        </Feature>
        <Feature
          title="Launch-readiness checklist"
          text="What has to be true before the first stranger signs up, in order. You see what is left, not what you forgot."
        >
          <ul>
            {readiness.map(({ task, done }, index) => (
              <li key={task} className="relative flex items-center gap-3.5 py-[0.4375rem]">
                {index < readiness.length - 1 && (
                  <span
                    aria-hidden="true"
                    className={`absolute top-1/2 left-[7px] h-full w-0.5 ${readiness[index + 1]?.done ? 'bg-ink' : 'bg-line'}`}
                  />
                )}
                <span
                  aria-hidden="true"
                  className={`relative size-4 shrink-0 rounded-full border-2 ${done ? 'border-ink bg-ink' : 'border-accent bg-sunken'}`}
                />
                <span className={done ? 'text-ink-soft' : 'font-medium'}>
                  {task}
                  <span className="sr-only">{done ? ', done' : ', open'}</span>
                </span>
              </li>
            ))}
          </ul>
        </Feature>
        <Feature
          title="For the tools you already use"
          text="Prompts are plain text with everything in them. They work wherever you build, and still do when you change your mind."
        >
          <ul className="flex flex-wrap gap-2">
            {tools.map((tool) => (
              <li key={tool} className="rounded-full border border-line bg-surface px-4 py-2">
                {tool}
              </li>
            ))}
          </ul>
        </Feature>
        <Feature
          title="Yours, in plain files"
          text="Documents are Markdown, in versions. Take everything along as one zip whenever you like. None of it trains a model."
        >
          <div className="rounded-md border border-line bg-surface px-4 py-3 font-mono text-[0.8125rem] leading-7">
            <p className="flex items-center gap-3">
              <Folder className="size-4 text-ink-soft" aria-hidden="true" />
              shedshare
            </p>
            <ul className="ml-2 border-l border-line pl-5">
              {files.map((file) => (
                <li key={file} className="flex items-center gap-3">
                  <FileText className="size-4 text-ink-faint" aria-hidden="true" />
                  {file}
                </li>
              ))}
            </ul>
          </div>
        </Feature>
      </ul>
    </Section>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="row-span-2 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-xl border border-line bg-surface shadow-card">
      <div className="flex min-h-52 flex-col justify-center border-b border-line bg-sunken px-6 py-8 text-sm sm:px-10">
        {children}
      </div>
      <div className="p-6 sm:px-10 sm:py-8">
        <h3 className="font-serif text-xl font-semibold text-pretty">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
