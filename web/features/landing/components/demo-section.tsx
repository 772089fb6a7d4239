import type { ReactNode } from 'react';
import { DemoChat } from '#web/features/landing/components/demo-chat.tsx';
import { DemoDocument } from '#web/features/landing/components/demo-document.tsx';
import { DemoPrompt } from '#web/features/landing/components/demo-prompt.tsx';
import { Section } from '#web/features/landing/components/section.tsx';

/** One idea on its way: the talk, the document that comes of it, and the prompt that builds it. */
export function DemoSection() {
  return (
    <Section
      id="how"
      title="Watch an idea become something you can build"
      lead="This is Shedshare, on its first evening. Every word below is the kind you get."
    >
      <ol className="mt-14 md:mt-20">
        <Station
          title="You talk"
          text="Say it as you would to a friend. The assistant reads it, notices what you left open, and asks, each time with an answer it would recommend."
        >
          <DemoChat />
        </Station>
        <Station
          title="It writes"
          text="Requirements with numbers you can point at and sentences you can test. No filler; what is a guess is marked as one. A change of mind becomes a new version."
        >
          <DemoDocument />
        </Station>
        <Station
          last
          title="Your tool builds"
          text="Each prompt carries the goal, the rules and the proof. Paste it into Claude Code, Cursor, Lovable or whatever you build with, and check the result against the list."
        >
          <DemoPrompt />
        </Station>
      </ol>
    </Section>
  );
}

function Station({
  title,
  text,
  last = false,
  children,
}: {
  title: string;
  text: string;
  last?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="relative grid gap-x-12 gap-y-8 pb-16 pl-10 last:pb-0 md:pb-24 md:pl-14 lg:grid-cols-[17rem_1fr]">
      {!last && <span aria-hidden="true" className="absolute top-3.5 -bottom-3.5 left-[9px] w-[3px] bg-ink" />}
      <span
        aria-hidden="true"
        className={`absolute top-1 left-0.5 size-[17px] rounded-full ${last ? 'bg-accent outline-8 outline-accent-soft' : 'bg-ink'}`}
      />
      <div className="lg:sticky lg:top-12 lg:self-start">
        <h3 className="font-serif text-xl font-semibold">{title}</h3>
        <p className="mt-3 max-w-[34rem] text-ink-soft">{text}</p>
      </div>
      <div className="relative min-w-0 max-md:-ml-10">{children}</div>
    </li>
  );
}
