import { strToU8, Zip, ZipDeflate } from 'fflate';
import { dropUnseen } from '#shared/unseen-marks.ts';
import { selectUser } from '#worker/features/account/account.queries.ts';
import { toUserAnswer } from '#worker/features/account/account.service.ts';
import * as queries from '#worker/features/account/account-export.queries.ts';
import type { ReadContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { getText } from '#worker/platform/objects.ts';

/**
 * Everything that is the viewer's as one zip: account and projects as JSON, every version of a document or prompt as Markdown
 * (DESIGN section 4). It is made while it is sent, one body at a time.
 */
export async function exportAccount(ctx: ReadContext): Promise<Response> {
  const { db, viewerId } = ctx;
  const [[user], projects, messages, decisions, tasks, history, schedules, reviews, documents, prompts] =
    await ctx.read(
      selectUser(db, viewerId),
      queries.selectProjects(db, viewerId),
      queries.selectMessages(db, viewerId),
      queries.selectDecisions(db, viewerId),
      queries.selectTaskStatuses(db, viewerId),
      queries.selectProgressHistory(db, viewerId),
      queries.selectSchedules(db, viewerId),
      queries.selectReviews(db, viewerId),
      queries.selectDocuments(db, viewerId),
      queries.selectPrompts(db, viewerId),
    );
  if (!user) throw new AppError('auth.required', 'Please sign in to continue.');

  const ofProject = <Row extends { projectId: string }>(rows: Row[], id: string) =>
    rows.filter((row) => row.projectId === id);
  async function* files(): AsyncGenerator<[name: string, text: string]> {
    yield ['account.json', toJson(toUserAnswer(user as NonNullable<typeof user>, true))];
    for (const project of projects) {
      const folder = `projects/${safeName(project.slug)}`;
      yield [`${folder}/project.json`, toJson(project)];
      yield [`${folder}/messages.json`, toJson(ofProject(messages, project.id))];
      yield [`${folder}/decisions.json`, toJson(ofProject(decisions, project.id))];
      yield [`${folder}/checklist.json`, toJson(ofProject(tasks, project.id))];
      yield [`${folder}/progress.json`, toJson(ofProject(history, project.id))];
      const [schedule = null] = ofProject(schedules, project.id);
      yield [`${folder}/check-ins.json`, toJson({ schedule, reviews: ofProject(reviews, project.id) })];
      const bodies = [
        ...ofProject(documents, project.id).map((row) => ({ kind: 'documents', ...row })),
        ...ofProject(prompts, project.id).map((row) => ({ kind: 'prompts', ...row })),
      ];
      for (const { kind, title, version, id, objectStorageKey } of bodies) {
        const text = (await getText(ctx.env.BODIES, objectStorageKey)) ?? 'The text of this version is missing.';
        yield [`${folder}/${kind}/${safeName(title)}-v${version}-${id.slice(-6)}.md`, text];
      }
    }
  }
  return new Response(zip(files()), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="launchpath-export.zip"',
    },
  });
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A title as a file name that no system stumbles over and that leaves no folder. */
const safeName = (title: string) =>
  dropUnseen(title)
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, '-')
    .replace(/^[.\s-]+|[.\s-]+$/g, '')
    .slice(0, 80) || 'untitled';

function zip(files: AsyncGenerator<[string, string]>): ReadableStream<Uint8Array> {
  let archive: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      archive = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { value, done } = await files.next();
      if (done) return archive.end();
      const [name, text] = value;
      const file = new ZipDeflate(name, { level: 6 });
      archive.add(file);
      file.push(strToU8(text), true);
    },
    async cancel() {
      await files.return(undefined);
    },
  });
}
