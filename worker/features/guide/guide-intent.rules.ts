import { parseAnswers, startMessage } from '#shared/chat.ts';
import { isHostile } from '#worker/features/guide/guide-idea.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';

export type DocumentKind = 'requirements' | 'architecture' | 'plan' | 'database';
export type PromptWish = { kind: 'next' | 'set-up' | 'security' } | { kind: 'feature'; words: string };

/** What a message wants. */
export type Intent =
  | { kind: 'start' }
  | { kind: 'answers' }
  | { kind: 'documents'; wanted: DocumentKind[] }
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
const complaint =
  /\b(this|that|it|you) (is|are|'s|'re|was) (so |very |really |totally )?(stupid|useless|bad|terrible|awful|nonsense|rubbish|wrong|boring)\b|\b(not what i (asked|meant|want(ed)?)|i hate (this|it)|doesn't make sense)\b/i;
const agreement =
  /^(yes|yep|yeah|ok(ay)?|sure|please( do)?|go( ahead| on)?|continue|next|do it|do that|sounds good|great|fine|proceed|carry on|write it|ja|si|oui)\b[\s,.!]*(please|do|go ahead|do it|do that|write it|continue|next|sounds good|thanks|thank you)?[\s.!]*$/i;

/** Reads what the last message wants; the same message always gives the same intent. */
export function readIntent(turn: Turn): Intent {
  const text = turn.userText;
  if (text === startMessage) return { kind: 'start' };
  if (parseAnswers(text).length > 0) return { kind: 'answers' };
  if (isHostile(text) && text.length < 400) return { kind: 'hostile' };
  if (agreement.test(text)) return readOffer(turn);
  if (/^(hi|hello|hey|good (morning|evening|afternoon)|hallo|hola|bonjour)\b[^?]{0,30}$/i.test(text))
    return { kind: 'greeting' };
  if (/^(thanks|thank you|thx|great|perfect|nice|cool|awesome|danke|gracias|merci)\b.{0,40}$/i.test(text))
    return { kind: 'thanks' };
  if (text.length < 200 && complaint.test(text)) return { kind: 'complaint' };
  if (/^(please |can you )?(rename|change the (project )?(name|title))\b/i.test(text)) return { kind: 'rename' };
  if (/\b(ask me|more questions|what (else )?do you need|what else should i)\b/i.test(text)) return { kind: 'ask' };
  const request = asksForWork.test(text);
  const question = turn.brief.queryType === 'question' || (/\?\s*$/.test(text) && text.length < 300);
  if (question && !request) return { kind: 'question' };
  const short = text.split(/\s+/).length <= 7;
  const wantsWork = request || making.test(text) || short;
  if (wantsWork && (turn.brief.queryType === 'prompt_generation' || /\bprompts?\b/i.test(text)))
    return { kind: 'prompts', wish: readPromptWish(text) };
  if (wantsWork && (turn.brief.queryType === 'planning' || (request && wantedDocuments(text).length > 0)))
    return { kind: 'documents', wanted: wantedDocuments(text) };
  return { kind: 'facts' };
}

/** The documents that a text names, in the order in which they rest on each other. */
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

function readPromptWish(text: string): PromptWish {
  if (/\b(set-?up|setup|scaffold|boilerplate|initial|project start|start(ing)? prompt)\b/i.test(text))
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
  if (/\bprompts?\b/i.test(offer)) return { kind: 'prompts', wish: { kind: 'next' } };
  const wanted = wantedDocuments(offer);
  if (/\bquestions?\b/i.test(offer) && wanted.length === 0) return { kind: 'ask' };
  return { kind: 'documents', wanted: wanted.slice(0, 1) };
}
