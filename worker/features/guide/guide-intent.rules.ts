import { parseAnswers, startMessage } from '#shared/chat.ts';
import { readChanges } from '#worker/features/guide/guide-changes.rules.ts';
import { isHostile } from '#worker/features/guide/guide-idea.rules.ts';
import { isComplaint, isDistress, isUnsure } from '#worker/features/guide/guide-talk.rules.ts';
import { readTool } from '#worker/features/guide/guide-tools.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';

export type DocumentKind = 'requirements' | 'architecture' | 'plan' | 'database';
export type PromptWish = { kind: 'next' | 'set-up' | 'security' } | { kind: 'feature'; words: string };

/** What a message wants. */
export type Intent =
  | { kind: 'start' }
  | { kind: 'answers' }
  | { kind: 'documents'; wanted: DocumentKind[]; afterwards?: PromptWish }
  | { kind: 'change' }
  | { kind: 'distress' }
  | { kind: 'unsure' }
  | { kind: 'prompts'; wish: PromptWish }
  | { kind: 'question' }
  | { kind: 'ask' }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'hostile' }
  | { kind: 'complaint' }
  | { kind: 'rename' }
  | { kind: 'facts' };

const making =
  /\b(write|create|make|draft|generate|give|prepare|update|revise|rewrite|redo|produce|start|build me|show me|need|want|do|let'?s|go ahead with|add|next|please)\b/i;
const asksForWork =
  /^(please )?(can|could|would|will) you (please )?(write|create|make|draft|generate|prepare|give|revise|update|add|help me (write|plan|create))\b/i;
const revising =
  /\b(update|revise|rewrite|redo|refresh|adapt|adjust|change|correct|renew|regenerate|re-write)\b.{0,40}\b(documents?|docs?|requirements?|spec|architecture|plan|it|everything)\b/i;
const usesTool =
  /^(i|we)( will|'ll| want to| would like to|'d like to| am going to)? ?(use|using|build (it )?(with|in)|work with|code|can ?not|can'?t|don'?t|do not|am|'m)\b/i;
const agreement =
  /^(yes|yep|yeah|ok(ay)?|sure|please( do)?|go( ahead| on)?|continue|next|do it|do that|sounds good|great|fine|proceed|carry on|write it|ja|si|oui)\b[\s,.!]*(please|do|go ahead|do it|do that|write it|continue|next|sounds good|thanks|thank you)?[\s.!]*$/i;

/** Reads what the last message wants; the same message always gives the same intent. */
export function readIntent(turn: Turn): Intent {
  const text = turn.userText;
  if (text === startMessage) return { kind: 'start' };
  const answers = parseAnswers(text);
  if (isDistress(text) || answers.some(({ answer }) => isDistress(answer))) return { kind: 'distress' };
  if (answers.length > 0) return { kind: 'answers' };
  if (isHostile(text) && text.length < 400) return { kind: 'hostile' };
  if (agreement.test(text)) return readOffer(turn);
  if (/^(hi|hello|hey|good (morning|evening|afternoon)|hallo|hola|bonjour)\b[^?]{0,30}$/i.test(text))
    return { kind: 'greeting' };
  if (/^(thanks|thank you|thx|great|perfect|nice|cool|awesome|danke|gracias|merci)\b.{0,40}$/i.test(text))
    return { kind: 'thanks' };
  if (isUnsure(text)) return { kind: 'unsure' };
  const changes =
    text.length < 800
      ? readChanges(text).changes.filter(({ change }) => change.kind === 'swap' || change.subject !== '')
      : [];
  if (isComplaint(text) && changes.length === 0) return { kind: 'complaint' };
  if (/^(please |can you )?(rename|change the (project )?(name|title))\b/i.test(text)) return { kind: 'rename' };
  if (/\b(ask me|more questions|what (else )?do you need|what else should i)\b/i.test(text)) return { kind: 'ask' };
  if (changes.length > 0) return { kind: 'change' };
  const request = asksForWork.test(text);
  const question = turn.brief.queryType === 'question' || (/\?\s*$/.test(text) && text.length < 300);
  if (question && !request) return { kind: 'question' };
  if (revising.test(text) && !/\bprompts?\b/i.test(text)) {
    const wanted = wantedDocuments(text);
    return { kind: 'documents', wanted: wanted.length > 0 ? wanted : ['requirements'] };
  }
  if (readTool(text) && usesTool.test(text) && !/\bprompts?\b/i.test(text) && wantedDocuments(text).length === 0)
    return { kind: 'facts' };
  const halves = readHalves(text);
  if (halves) return halves;
  const short = text.split(/\s+/).length <= 7;
  const wantsWork = request || making.test(text) || short;
  if (wantsWork && (turn.brief.queryType === 'prompt_generation' || /\bprompts?\b/i.test(text)))
    return { kind: 'prompts', wish: readPromptWish(text) };
  if (wantsWork && (turn.brief.queryType === 'planning' || (request && wantedDocuments(text).length > 0)))
    return { kind: 'documents', wanted: wantedDocuments(text) };
  return { kind: 'facts' };
}

/** A request that names documents, and prompts besides; undefined where it names no document. */
function readHalves(text: string): Intent | undefined {
  const parts = text.split(/[.,;!\n]+|\b(?:and|then|plus)\b/i).filter((part) => part.trim());
  const asked = parts.filter(
    (part, index) =>
      wantedDocuments(part).length > 0 &&
      !/\bprompts?\b/i.test(part) &&
      (making.test(part) || (index > 0 && /^\s*(also )?(the|a|an|my)?\s*\S+( \S+)?\s*$/i.test(part))),
  );
  const wanted = wantedDocuments(asked.join('. '));
  const prompt = parts.find((part) => /\bprompts?\b/i.test(part));
  if (wanted.length === 0 || !making.test(text)) return undefined;
  if (!prompt) return readTool(text) ? { kind: 'documents', wanted } : undefined;
  return { kind: 'documents', wanted, afterwards: readPromptWish(prompt) };
}

/** The documents that a text names, in the order in which they build on each other. */
function wantedDocuments(text: string): DocumentKind[] {
  const named: [DocumentKind, RegExp][] = [
    ['requirements', /\b(requirements?|prd|spec(ification)?s?|user stories|features? list)\b/i],
    ['architecture', /\b(architecture|tech(nical)? (stack|design)|system design|stack)\b/i],
    ['database', /\b(data ?model|database|schema|entities)\b/i],
    ['plan', /\b(plan|roadmap|tasks?|milestones|backlog|timeline|planning)\b/i],
  ];
  if (/\ball (the )?(three |my )?documents?\b|\beverything\b/i.test(text))
    return ['requirements', 'architecture', 'plan'];
  return named.filter(([, signs]) => signs.test(text)).map(([kind]) => kind);
}

/** Which prompt a text asks for. */
export function readPromptWish(text: string): PromptWish {
  if (/\b(set[- ]?up|scaffold|boilerplate|initial|project start|start(ing)? prompt)\b/i.test(text))
    return { kind: 'set-up' };
  if (/\b(security|secure|permissions?|audit|penetration)\b/i.test(text)) return { kind: 'security' };
  const words = text
    .replace(
      /\b(give|me|write|create|make|generate|need|want|please|can|could|you|a|an|the|i|for|coding|code|prompts?|next|first|another|some|feature|claude|cursor|lovable|bolt|replit|copilot|codex|tool|to|my|of|with|it|in|that|building|build|implement(ing)?|next|one|v0|all|use|using)\b/gi,
      ' ',
    )
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();
  return words ? { kind: 'feature', words } : { kind: 'next' };
}

/** 'Yes' takes up what the last reply offered at its end. */
function readOffer(turn: Turn): Intent {
  const offer = /[^.!?\n]*\??\s*$/.exec(turn.lastReply)?.[0] ?? '';
  if (/\bset-up prompt\b/i.test(offer)) return { kind: 'prompts', wish: { kind: 'set-up' } };
  if (/\bprompts?\b/i.test(offer)) return { kind: 'prompts', wish: { kind: 'next' } };
  const wanted = wantedDocuments(offer);
  if (/\bquestions?\b/i.test(offer) && wanted.length === 0) return { kind: 'ask' };
  return { kind: 'documents', wanted: wanted.slice(0, 1) };
}
