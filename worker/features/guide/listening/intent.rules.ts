import { parseQuestions, startMessage } from '#shared/chat.ts';
import type { DocumentType, PromptDocumentType } from '#shared/document-types.ts';
import { readBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { cutChanges } from '#worker/features/guide/decisions/change-clauses.rules.ts';
import { readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import { isToAssistant, refusesToGoOn } from '#worker/features/guide/decisions/commands.rules.ts';
import { mayCorrect, readCorrection } from '#worker/features/guide/decisions/correcting.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { featureIds } from '#worker/features/guide/decisions/feature-ids.rules.ts';
import { readProductName } from '#worker/features/guide/decisions/renaming.rules.ts';
import { readWithdrawal } from '#worker/features/guide/decisions/replacing.rules.ts';
import { retoldIn } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { readTool } from '#worker/features/guide/decisions/tools.rules.ts';
import { documentEntries, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { isHostile } from '#worker/features/guide/idea/cleaning.rules.ts';
import { translateIdea } from '#worker/features/guide/idea/language.rules.ts';
import { isDocumentTalk } from '#worker/features/guide/listening/document-talk.rules.ts';
import { readFormAnswers } from '#worker/features/guide/listening/form-answers.rules.ts';
import { orderedParts, readWishList, unknownWork } from '#worker/features/guide/listening/orders.rules.ts';
import { isComplaint, isDistress, isMisread, isUnsure } from '#worker/features/guide/listening/talk.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { namedPrompt } from '#worker/features/guide/prompts/registry.rules.ts';

export type PromptWish =
  | { kind: 'next' }
  | { kind: 'category'; category: PromptDocumentType; feature?: string }
  | { kind: 'feature'; words: string };

/** What a message wants. */
export type Intent =
  | { kind: 'start' }
  | { kind: 'answers' }
  | { kind: 'documents'; wanted: DocumentType[]; afterwards?: PromptWish }
  | { kind: 'change' }
  | { kind: 'distress' }
  | { kind: 'unsure' }
  | { kind: 'prompts'; wish: PromptWish }
  | { kind: 'question' }
  | { kind: 'ask' }
  | { kind: 'checklist' }
  | { kind: 'foreign'; language: { id: string; name: string } }
  | { kind: 'unknown-work'; what: string }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'hostile' }
  | { kind: 'complaint' }
  /** People or thing were read wrong, and it is not said how they are right. */
  | { kind: 'misread' }
  /** The project, or a feature by its number. */
  | { kind: 'rename'; feature?: string }
  | { kind: 'pause' }
  /** What was offered or asked last is put off. */
  | { kind: 'skip'; wanted: DocumentType | 'prompts' | 'questions' | undefined }
  | { kind: 'done' }
  | { kind: 'why' }
  | { kind: 'files' }
  | { kind: 'withdraw'; found: Decision | undefined; about: string }
  | { kind: 'facts' };

const making =
  /\b(write|create|make|draft|generate|give|prepare|update|revise|rewrite|redo|produce|start|build me|show me|need|want|do|let'?s|go ahead with|add|next|please)\b/i;
const asksForWork =
  /^(please )?(can|could|would|will) you (please )?(write|create|make|draft|generate|prepare|give|revise|update|add|sketch|draw|outline|design|plan|help me (write|plan|create))\b/i;
/** 'Write the code of the sign-in'; a date code, a code of conduct and the like are things of the product. */
const codeOrder = /\b(?:write|generate|create|give|make|produce|show) (?:\S+ ){0,4}code\b/i;
const onlyCode = /^(?!.*\b(?:prompts?|coding|claude code|cursor|lovable|bolt|v0|replit|copilot|codex|windsurf)\b)/is;
/** 'I did not ask for a prompt'. */
const noPrompt = /(?:\b(?:no|not|never|without)|n't)\b(?:\s+\S+){0,5}\s+prompts?\b/i;
const revising =
  /\b(update|revise|rewrite|redo|refresh|adapt|adjust|change|correct|renew|regenerate|re-write)\b.{0,40}\b(documents?|docs?|requirements?|spec|architecture|plan|it|everything)\b/i;
const usesTool =
  /^(i|we)( will|'ll| want to| would like to|'d like to| am going to)? ?(use|using|build (it )?(with|in)|work with|code|can ?not|can'?t|don'?t|do not|am|'m)\b/i;
const agreement =
  /^(yes|yep|yeah|ok(ay)?|sure|please( do)?|go( ahead| on)?|continue|next|do it|do that|sounds good|great|fine|proceed|carry on|write it|ja|si|oui)\b[\s,.!]*(please|do|go ahead|do it|do that|write it|continue|next|sounds good|thanks|thank you|(?:please )?(?:revise|update|rewrite|change|write|make)(?: (?:it|them|that|this|those|these))?(?: please)?)?[\s.!]*$/i;

/** 'Ok, update', said of what was just decided. */
const updates =
  /^(?:(?:ok(?:ay)?|yes|sure|then|so|now|please)[,.!\s]+)*(?:update|revise)(?: (?:it|them|that))?(?:[,\s]+(?:please|now|then))*[.!\s]*$/i;
const asksForChecklist =
  /^(?:please |can you |could you |ok(?:ay)?,? |now )*(?:give|show|make|write|create|list|send|tell|i (?:need|want|would like))\b.{0,24}\b(?:check-?lists?|to-?do(?: list)?s?|open tasks|what is (?:still )?open)\b|^(?:the |my |a )?(?:check-?list|to-?do list|open tasks)(?: please)?\W*$|\bwhat(?:'s| is|’s) (?:on|left on|open on) (?:the|my) (?:checklist|list)\b/i;
const asksForQuestions =
  /\b(ask me|(?:any|some|more|other|further|have you) (?:\w+ )?questions|what (else )?do you need|what else should i|anything else (?:you|that you|to|i)\b)/i;
/** Leaves the choice to the guide, with or without saying that one does not know. */
const leavesChoice =
  /^(?:(?:i (?:do not|don't) (?:know|care|mind)|no idea|idk|ok(?:ay)?|well|please|just|then)[,.;!\s]+)*(?:you (?:can |may |should |please )?(?:choose|decide|pick)|(?:choose|decide|pick) (?:it |one |something )?for me|(?:whatever|what|as|do what|go with what(?:ever)?|take what(?:ever)?) you(?:'d| would)? (?:recommend|suggest|think|like|prefer|choose|say|want|take)|your (?:choice|call)|up to you|it'?s up to you|i leave (?:it|that) to you|surprise me|use (?:the |your )?(?:defaults?|recommend\w+)|(?:take )?the recommended (?:ones?|answers?|options?))(?: (?:for me|is best|is fine|then|please|best|it))*[.!\s]*$/i;
const skips =
  /^(?:(?:please|ok(?:ay)?|no|then|let['’]?s|let us|can we|i want to|i'd like to)[,\s]+)*(?:skip|pass on|leave out|move past)(?: (?:it|this|that|them|these|over (?:it|this|that)|ahead))?(?: (?:step|steps|question|questions|document|one|part|station|section|stage|form))?(?: (?:please|for now|then|now))*[.!\s]*$|^(?:skip|leave out) (?:the |these |all (?:the )?)?(?:step|questions?|form|station)[.!\s]*$/i;
const saysDone =
  /^(?:ok(?:ay)?,? |so,? |yes,? |now )*(?:(?:i(?:['’]m| am)|we(?:['’]re| are)|it(?:['’]s| is)|that(?:['’]s| is)|all) )?(?:done|finished|completed|did (?:it|that|this)|i did (?:it|that))(?: (?:with (?:it|that|this)|now|already))*[.!\s]*$/i;
const buildsFeature =
  /^(?:(?:please|now|ok(?:ay)?|then|and|can you|could you|i want you to|let['’]?s)[,\s]+)*(?:build|implement|code|develop|program)\s+(?:me\s+)?(?:the\s+)?(?:feature\s+)?FR-?\s?\d+\b/i;
/** 'Prompt for Codex: the audit trail': what is wanted, said without a verb. */
const promptNoun =
  /^(?:(?:an?|the|my|another|one|next|please) )*(?:[\w-]+ )?prompts? (?:for|to|on|about)\b|^prompts?:/i;
const declines =
  /^(?:i (?:just |already )?said )?(?:no+|nope|nah|no,? (?:thanks?|thank you)|never mind|forget it)[.!\s]*$/i;
/** Work on what is written that the guide has no way to do. */
const handlesFiles =
  /^(?:(?:please|now|and|ok(?:ay)?|can you|could you)[,\s]+)*(?:translate|export|print|download|e-?mail|send|zip|upload|post|publish)\s+(?:me\s+)?(?:(?:all|the|my|our|these|those|this|that|every)\s+)*(?:everything|it|them|all|documents?|docs|requirements|prompts?|plan|architecture|files?|texts?)\b/i;
const asksWhy =
  /^why(?: (?:that|this|so|not))?[?!.\s]*$|^(?:(?:but|and|ok|so|hm+)[,\s]+)*why (?:(?:do|did|would|are|must|should) (?:you|i) (?:ask|asking|want to know|need (?:to know|that|this|it)|answer|know)|this question|these questions|is (?:that|this|it) (?:important|relevant)|does (?:that|this|it) matter)\b[^.!?]{0,40}[.!?\s]*$/i;
const begins =
  /^(?:(?:hi|hello|hey|so|ok(?:ay)?|well|please|great|yes)[,.!\s]+)*(?:(?:where|how) (?:do|should|can|shall) (?:we|i) (?:start|begin)|let['’]?s (?:go|start|begin|get started)|(?:i['’]m |we['’]re )?ready(?: to (?:go|start|begin))?|start|begin)\b[^.!?]{0,20}[.!?\s]*$/i;
const plansSomething =
  /^((?:please |now |ok(?:ay)?,? |(?:can|could|would) you (?:please )?)*)plan (?=(?:the|my|our|this) )/i;

/** 'Plan the launch' orders what the launch needs, not the plan of the build. */
function asNoun(text: string): string {
  const object = text.replace(plansSomething, '');
  return object !== text && namedDocuments(object).length > 0 ? text.replace(plansSomething, '$1write ') : text;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter((part) => part.trim());

/** Whether every sentence of a message is said to the assistant. */
function isAllToAssistant(text: string): boolean {
  const sentences = sentencesOf(text);
  return sentences.length > 0 && sentences.every((part) => isToAssistant(part));
}

/** Reads what the last message wants; the same message always gives the same intent. */
export function readIntent(turn: Turn): Intent {
  const text = asNoun(turn.userText);
  if (text === startMessage) return { kind: 'start' };
  const answers = readFormAnswers(turn);
  if (isDistress(text) || answers.some(({ answer }) => isDistress(answer))) return { kind: 'distress' };
  if (answers.length > 0) return { kind: 'answers' };
  if (isHostile(text) && text.length < 400) return { kind: 'hostile' };
  if (declines.test(text)) return { kind: 'pause' };
  if (handlesFiles.test(text)) return { kind: 'files' };
  if (skips.test(text)) return readSkip(turn);
  if (refusesToGoOn(text)) return { kind: 'pause' };
  if (saysDone.test(text)) return { kind: 'done' };
  const taken = readWithdrawal(text, turn.brief.decisions, turn.lastReply);
  if (taken) return { kind: 'withdraw', ...taken };
  if (updates.test(text)) return readUpdate(turn);
  if (agreement.test(text) || leavesChoice.test(text.replace(/’/g, "'"))) return readOffer(turn);
  if (/^(hi|hello|hey|good (morning|evening|afternoon)|hallo|hola|bonjour)\b[^?]{0,30}$/i.test(text))
    return { kind: 'greeting' };
  if (/^(thanks|thank you|thx|great|perfect|nice|cool|awesome|danke|gracias|merci)\b.{0,40}$/i.test(text))
    return { kind: 'thanks' };
  if (asksWhy.test(text)) return { kind: 'why' };
  if (isUnsure(text)) return { kind: 'unsure' };
  const list = readWishList(text);
  if (list && (list.documents.length > 1 || list.prompt !== undefined))
    return {
      kind: 'documents',
      wanted: list.documents,
      ...(list.prompt === undefined ? {} : { afterwards: readPromptWish(list.prompt) }),
    };
  const { decisions, documents } = turn.brief;
  const begun = decisions.length + documents.length > 0;
  if (!begun && begins.test(sentencesOf(text).at(-1) ?? '')) return { kind: 'ask' };
  const { language } = translateIdea(text);
  if (language && text.split(/\s+/).length >= 3) {
    const wanted = namedDocuments(text);
    return wanted.length > 0 ? { kind: 'documents', wanted } : { kind: 'foreign', language };
  }
  const changed = cutChanges(text);
  if (retoldIn(text, false) !== undefined || putsRight(turn, changed)) return { kind: 'change' };
  if (isMisread(text)) return { kind: 'misread' };
  const changes =
    text.length < 800
      ? readChanges(changed).changes.filter(({ change }) => change.kind === 'swap' || change.subject !== '')
      : [];
  if (isComplaint(text) && changes.length === 0) return { kind: 'complaint' };
  const isRenaming = /^(please |can you )?(rename|change the (project )?(name|title))\b/i.test(text);
  if (changes.length === 0 && (isRenaming || readProductName(text) !== undefined)) {
    const [feature] = featureIds(text);
    return { kind: 'rename', ...(feature && { feature }) };
  }
  if (asksForQuestions.test(text)) return { kind: 'ask' };
  if (changes.length > 0) return { kind: 'change' };
  if (isDocumentTalk(text)) return { kind: 'facts' };
  if (asksForChecklist.test(text) && namedDocuments(text).every((kind) => kind === 'plan'))
    return { kind: 'checklist' };
  const asked = documentEntries.filter(({ asksAs }) => asksAs?.test(text)).map(({ kind }) => kind);
  if (asked.length > 0) return { kind: 'documents', wanted: asked };
  const request = asksForWork.test(text);
  const question = turn.brief.queryType === 'question' || (/\?\s*$/.test(text) && text.length < 300);
  if (question && !request) return { kind: 'question' };
  if (revising.test(text) && !/\bprompts?\b/i.test(text)) {
    const wanted = namedDocuments(text);
    return { kind: 'documents', wanted: wanted.length > 0 ? wanted : ['requirements'] };
  }
  if (readTool(text) && usesTool.test(text) && !/\bprompts?\b/i.test(text) && namedDocuments(text).length === 0)
    return { kind: 'facts' };
  if (sentencesOf(text).every((part) => readBuilding(part).length > 0)) return { kind: 'facts' };
  if (buildsFeature.test(text)) return { kind: 'prompts', wish: readPromptWish(text) };
  const halves = readHalves(text);
  if (halves) return halves;
  const short = text.split(/\s+/).length <= 7;
  const wantsWork = request || making.test(text) || short || promptNoun.test(text);
  const isCoding =
    turn.brief.queryType === 'prompt_generation' && (short || !onlyCode.test(text) || codeOrder.test(text));
  if (wantsWork && !noPrompt.test(text) && (isCoding || /\bprompts?\b/i.test(text)))
    return { kind: 'prompts', wish: readPromptWish(text) };
  const parts = orderedParts(text);
  const named = namedDocuments(parts.length > 0 ? parts.join(' ') : text);
  const plainly = short && !/ (?:is|are|has|have|can|should|must) /i.test(text);
  const ordered = named.length > 0 && (request || parts.length > 0 || plainly);
  if (wantsWork && (turn.brief.queryType === 'planning' || ordered)) return { kind: 'documents', wanted: named };
  const what = named.length === 0 ? unknownWork(text) : undefined;
  if (what) return { kind: 'unknown-work', what };
  if (isAllToAssistant(text)) return { kind: 'question' };
  return { kind: 'facts' };
}

/** 'The thing is the plot, not the tool', 'users are called members': what was read is put right. */
function putsRight({ brief: { project, decisions } }: Turn, text: string): boolean {
  return (
    mayCorrect(text) &&
    readCorrection(text, readDecidedIdea(project.name || 'This product', project.description, decisions), false)
      .decisions.length > 0
  );
}

/** A request that names documents, and prompts besides; undefined where it names no document. */
function readHalves(text: string): Intent | undefined {
  const parts = text.split(/[.,;!\n]+|\b(?:and|then|plus)\b/i).filter((part) => part.trim());
  const asked = parts.filter(
    (part, index) =>
      namedDocuments(part).length > 0 &&
      !/\bprompts?\b/i.test(part) &&
      (making.test(part) || (index > 0 && /^\s*(also )?(the|a|an|my)?\s*\S+( \S+)?\s*$/i.test(part))),
  );
  const wanted = namedDocuments(asked.join('. '));
  const prompt = parts.find((part) => /\bprompts?\b/i.test(part));
  if (wanted.length === 0 || !making.test(text)) return undefined;
  if (!prompt) return readTool(text) ? { kind: 'documents', wanted } : undefined;
  return { kind: 'documents', wanted, afterwards: readPromptWish(prompt) };
}

/** Which prompt a text asks for. */
export function readPromptWish(text: string): PromptWish {
  const named = namedPrompt(text);
  const feature = /\bFR-?\s?\d+\b/i.exec(text)?.[0].replace(/\s/, '');
  if (named) return { kind: 'category', category: named.kind, ...(feature ? { feature } : {}) };
  const words = text
    .replace(
      /\b(give|me|write|create|make|generate|need|want|please|can|could|you|a|an|the|i|for|coding|code|prompts?|next|first|another|some|feature|claude|cursor|lovable|bolt|replit|copilot|codex|tool|to|my|of|with|it|in|that|building|build|implement(ing)?|next|one|v0|all|use|using)\b/gi,
      ' ',
    )
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();
  return words ? { kind: 'feature', words } : { kind: 'next' };
}

/** What 'skip this' puts off: the form of the last reply, or what it offered at its end. */
function readSkip(turn: Turn): Intent {
  if (parseQuestions(turn.lastReply).length > 0) return { kind: 'skip', wanted: 'questions' };
  const offer = readOffer(turn);
  if (offer.kind === 'prompts') return { kind: 'skip', wanted: 'prompts' };
  return { kind: 'skip', wanted: offer.kind === 'documents' ? offer.wanted[0] : undefined };
}

/** 'Ok, update': what the last reply offered to revise, what it said to be out of date, else what it offered. */
function readUpdate(turn: Turn): Intent {
  const { lastReply } = turn;
  if (/\bShall I (?:revise|update)\b[^?]*\?\s*$/.test(lastReply)) return readOffer(turn);
  if (/\bnot yet in |\bdoes not know your last /.test(lastReply))
    return { kind: 'documents', wanted: ['requirements'] };
  const [, stale = ''] = /([^\n.]+) still says? what was true before/.exec(lastReply) ?? [];
  const wanted = namedDocuments(stale);
  return wanted.length > 0 ? { kind: 'documents', wanted } : readOffer(turn);
}

/** 'Yes' takes up what the last reply offered at its end. */
function readOffer(turn: Turn): Intent {
  const offer = /[^.!?\n]*\??\s*$/.exec(turn.lastReply)?.[0] ?? '';
  const prompt = /\bprompts?\b/i.test(offer) ? namedPrompt(offer) : undefined;
  if (prompt) return { kind: 'prompts', wish: { kind: 'category', category: prompt.kind } };
  if (/\bprompts?\b/i.test(offer)) return { kind: 'prompts', wish: { kind: 'next' } };
  const wanted = namedDocuments(offer);
  if (/\bquestions?\b/i.test(offer) && wanted.length === 0) return { kind: 'ask' };
  return { kind: 'documents', wanted: wanted.slice(0, 1) };
}
