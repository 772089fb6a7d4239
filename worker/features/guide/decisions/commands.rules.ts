/** What may stand before a request: 'ok, now please', 'can you', 'I want you to'. */
const lead =
  /^(?:(?:please|pls|now|ok(?:ay)?|so|then|and|also|but|great|yes|no|well|hey|thanks|next|just|actually|first|stop)[,.!:]?\s+|(?:can|could|would|will) you (?:please |also |just )?|(?:i|we)(?:'d| would)? (?:like|want|need) you to |let'?s |let us |help me (?:to )?|(?:you (?:should|must|can) ))+/i;
const ordered =
  /^(?:plan|write|draft|show|tell|explain|list|give|help|make|create|build|code|develop|do|describe|summari[sz]e|print|start|begin|continue|repeat|translate|undo|redo|delete|remove|clear|reset|check|review|compare|recommend|suggest|propose|sketch|draw|design|choose|decide|pick|remember|forget|read|prepare|produce|generate|rewrite|update|revise|improve|shorten|walk|guide|teach|export|download|print|think|estimate|talk|calculate|validate|test|research|find|look|send|answer|ask|save|open|go|skip|wait|stop|hold|proceed|be|keep|use|paste|copy|launch|market|promote|advertise)\b/i;
/** What the guide works on, and not the product. */
const ofTheProcess =
  /\b(?:launch|go-?live|decisions?|documents?|docs|requirements?|architecture|plan|roadmap|prompts?|check-?list|questions?|features?(?: list)?|phase|step|stage|station|pricing|pitch|business model|marketing|data ?(?:model|base)|schema|stack|logo|mvp|first version|test plan|criteria|risks?|competitors?|market|idea|project|version|draft|text|language|english|german|words?|what (?:you|i|we) (?:know|have|think|said|need|should)|(?:the|my|our|this) (?:app|product|website|site|code|whole thing))\b/i;
const toTheAssistant =
  /\b(?:for|with|to) me\b(?=\W*$)|\b(?:you|your|yourself)\b|^\w+(?: (?:it|that|this|them|everything|anything|nothing|something|all|more|again|on|back|so))+(?: (?:shorter|longer|again|now|please|simpler|better|first|later|for now|instead))*[.!\s]*$/i;
const refusesWork =
  /^(?:no[,.!\s]+|please |wait[,.!\s]+|stop[,.!\s]+|but )*(?:(?:do not|don'?t|never|no need to|you (?:need not|don'?t (?:need|have) to)) (?:write|make|create|do|save|change|generate|produce|start|begin|draft|go on|continue|ask|build|add)\b(?: (?:me|it|that|this|them|anything|nothing|something|any(?: more)?|more|the|a|an|yet|now|documents?|requirements?|prompts?|plan|architecture|questions?|again|on|please|for now|code|text|ones?))*|stop(?: (?:it|that|this|writing|asking|making|me|questions|things|stuff|all|again|documents|more|so|many|now|here|please))*|wait(?: a (?:moment|minute|second)| please)?|not (?:now|yet)|hold on)[.!\s]*$/i;
const asks =
  /^(?:(?:so|and|but|ok|okay|well|then|also|now)[,\s]+)*(?:(?:what|which|who|whom|where|why|how|until when|since when)(?:'s| is| are)?(?: [\p{L}'-]+){0,4}? (?:do|does|did|is|are|am|can|could|should|would|will|shall|may|might|has|have) (?:i|you|we|it|they|he|she|my|our|the|this|that|there|a|an)\b|when (?:do|does|did|is|are|can|could|should|would|will|shall|may) (?:i|you|we|it|they|my|our|the|this|that)\b|(?:what|which|who|where|how)(?:'s| is| are) (?:my|the|our|this|that|a|an|it)\b(?!.*,)|(?:is|are|am|do|does|did|can|could|should|would|will|shall|may) (?:i|you|we|it|they|my|our|there)\b|what about\b|how about\b|any (?:other|more|further) )/iu;

const wantsHelp =
  /^(?:i|we) (?:need|want|could use|would like) (?:your|some|a bit of|any) (?:help|advice|ideas?|opinion|feedback)\b/i;

const anybody = /(?<=\b(?:something|anything|thing|one|that|which|where|so)) you (?:can|could|may|might)\b/gi;

/** Whether a sentence tells the assistant not to go on. */
export function refusesToGoOn(text: string): boolean {
  return refusesWork.test(text.replace(/[’‘]/g, "'").trim());
}

/** Whether a sentence asks something, with or without its mark. */
export function isAsking(text: string): boolean {
  const plain = text.replace(/[’‘]/g, "'").trim();
  return /\?\s*$/.test(plain) || (plain.length < 200 && asks.test(plain));
}

/** Whether a sentence is said to the assistant, as an order, a question or a refusal: never a part of the product. */
export function isToAssistant(text: string): boolean {
  const plain = text.replace(/[’‘]/g, "'").trim();
  if (plain.length > 200) return false;
  if (refusesToGoOn(plain) || isAsking(plain) || wantsHelp.test(plain)) return true;
  const opened = plain.replace(lead, '');
  const asked = opened !== plain && /\b(?:you|me|let'?s)\b/i.test(plain.slice(0, plain.length - opened.length));
  // 'Something you can switch on and off': whoever uses the product.
  const order = opened.replace(anybody, '');
  if (!ordered.test(order)) return false;
  // 'Tell me when a bed is free' is a wish for the product.
  if (
    /^(?:tell|show|remind|ask|send|give) (?:me|us|them)\b.{0,40}\b(?:when|whenever|if|as soon as|before|after)\b/i.test(
      order,
    )
  )
    return false;
  if (/^(?:keep|use|go|be|open|find|look|send|read|save|check|test|compare|market)\b/i.test(order))
    return toTheAssistant.test(order) && !/\b(?:our|their|his|her)\b/i.test(order);
  return asked || toTheAssistant.test(order) || objectIsProcess(order);
}

/** Verbs that people say to an assistant; a product seldom explains or recommends. */
const ofTalk =
  /^(?:plan|draft|explain|describe|summari[sz]e|repeat|translate|recommend|suggest|propose|sketch|rewrite|revise|shorten|review|improve|continue|start|begin|give me|tell me|help|talk|remember|think|estimate|list the)\b/i;
const tail =
  '(?: (?:for (?:me|us|it|this|that)|to me|of (?:the|my|our|this) \\w+|so far|please|now|again|first|instead|too|as well))*[.!\\s]*$';
const onlyProcess = new RegExp(
  `^\\S+(?: (?:me|us|the|my|our|this|that|all|an?|some|any|more|next|open|every|other|new))* (?:[\\w-]+ )?${ofTheProcess.source}${tail}`,
  'i',
);

/** Whether what is worked on belongs to the guide; a verb that products do too must have nothing besides. */
function objectIsProcess(order: string): boolean {
  if (!ofTalk.test(order)) return onlyProcess.test(order);
  const [, object = ''] = /^\S+\s+([^,;]{1,80}?)(?=\s(?:from|by|between|when|if)\b|[,;.!]|$)/i.exec(order) ?? [];
  return /^(?:it|this|that|them)\b/i.test(object) || ofTheProcess.test(object);
}
