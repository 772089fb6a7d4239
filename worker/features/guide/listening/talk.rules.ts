import { isAsking } from '#worker/features/guide/decisions/commands.rules.ts';
import { isHostile } from '#worker/features/guide/idea/cleaning.rules.ts';
import { promisesOwnWords } from '#worker/features/guide/product/reading-question.rules.ts';

const distress =
  /\b(i|i'm|i am)\b.{0,30}\b(want|wanna|wish|like|going|plan|thinking (of|about)|ready) ?(to |about |of )?(die|dying|be dead|kill(ing)? myself|end(ing)? (it all|my life)|hurt(ing)? myself|not (be|exist)( any ?more| alive)?)\b|\b(kill|harm|hurt|cut)(ing)? myself\b|\bi('m| am| feel)( \w+)? suicidal\b|\bsuicidal thoughts\b.{0,20}\b(i|my)\b|\bend my life\b|\bi (don'?t|do not|no longer) want to (live|be alive|wake up|exist|go on)\b|\bi('d| would) be better off dead\b|\bno reason (left )?(for me )?to live\b/i;

const complaint =
  /\b(this|that|it|you|all of it|everything)(?: (?:is|are|was|were|feels?|seems?|looks?)|'s|'re) (just |so |very |really |totally |way |all |completely |not |too )*(stupid|useless|bad|terrible|awful|nonsense|rubbish|wrong|boring|helpful|annoying|confusing|complicated|crap|garbage|long|slow|broken|dumb|frustrating|ridiculous|a joke|a mess)\b|\b(not what i (asked|meant|said|want(ed)?)|i hate (this|it|you)|i (do not|don'?t|did not|didn'?t) like (it|this|that)|does ?n.t make (any )?sense|makes no sense|you (do not|don'?t|didn'?t|did not|never|aren'?t|are not) (listen|listening|understand|help|read|get)\w*|you (just |keep )?(ignore|ignored|ignoring|forgot|missed)|waste of (my )?time|wtf|bullshit)/i;

const unsure =
  /^(?:(?:sorry|hm+|uh+|um+|oh|well|but|honestly|ok|okay|and|so)[,.\s]+)*(?:i (?:really |honestly |still |just |also )?(?:do ?n['’o]?t|do not|did ?n['’]?t|did not|can['’]?t|cannot|can not) (?:really |quite |even |fully )?(?:understand|get (?:it|this|that|the|what)|know|follow|see what|have (?:an?|any) (?:idea|clue|opinion|preference)|care)|(?:i have |i've )?(?:no|not a|absolutely no) (?:idea|clue|opinion|preference)|(?:i(?:['’]?m| am) )(?:unsure|undecided|confused|lost)|(?:i(?:['’]?m| am) )?not (?:really |quite |so |too |yet )?(?:sure|certain)|(?:unsure|undecided|confused|lost)(?=\W*$|\W+(?:what|how|which|about|here|yet|if|whether)\b)|what (?:do|does|did) (?:you|this|that|it|the question)\b.{0,30} mean|what(?:['’]s| is) (?:this|that|meant|the question)|(?:you|please you|just) (?:decide|choose|pick)|(?:it(?:['’]s| is) )?(?:up to you|unclear|hard to say)|(?:i )?(?:haven['’]?t|have not) (?:decided|thought)|dunno|idk|(?:whatever|skip(?: it| this)?|pass|huh|help(?: me)?)(?=\s*$|\s*[,.!;?])|no comment|\?+)(?![\p{L}\p{N}])/iu;
const leans = /\b(maybe|probably|perhaps|but|i think|i guess|rather|let'?s|for now)\b/i;
const asks =
  /\?\s*$|^(what|why|how) (do|does|did|is|are|should|would|can|could|will|comes?|about|if)\b|^(can|could|would|should|will) (you|i|we|it)\b|^(do|does|is|are) (you|i|we|it|this|that|there)\b|^(please )?(explain|tell me more|help( me)?( understand.*)?[\s.!]*$)/i;
const feeling =
  /^(and |but |so )*i(['’]?m| am| feel) (so |very |really |just |a bit )*(tired|sad|bored|angry|annoyed|frustrated|happy|excited|hungry|stressed|overwhelmed|depressed|lonely|scared|afraid|worried|sick|done|stuck)\b|^(?:i (?:just )?said )?(?:no+|nope|nah|yes|yep|maybe)[\s.!]*$|^(?:and |so |then )?i (?:want|plan|hope|would like|'d like) to (?:sell (?:it|this|the (?:app|company))|get rich|be(?:come)? (?:rich|famous|a millionaire)|make (?:lots of |a lot of |some )?money|quit my job|retire)\b|^(lol|haha|wow|omg|test|asdf\w*|bla ?bla.*)[\s.!]*$|^((no|yes|ok|okay|well|thanks),? )*(that['’]?s|that is|it['’]?s|it is|this is|all|everything is|looks|sounds) (all |very |quite )?(fine|ok|okay|good|great|right|correct|enough|perfect|nice)[\s.!]*$/i;

const misreads =
  /^(?:(?:no|sorry|but|well|hm+|ok(?:ay)?|wait)[,.!:\s]+)*(?:you (?:have |['’]ve )?(?:misread|misunderstood)\b[^.?!]{0,40}|you (?:have |['’]ve )?(?:got|get|read|understood|understand|took) (?:it|this|that|me|everything|all(?: of it)?)(?: all| completely| totally| quite)? wrong|(?:these|those|that|they)(?: are|['’]re| is|['’]s) (?:the wrong|not (?:my|the|our)(?: right)?) (?:people|users|customers|thing|subject)|(?:the )?(?:people|users|customers|thing|subject) (?:are|is) (?:wrong|not right))[.!\s]*$/i;

/** Whether a text says that people or thing were read wrong, or that it will be told in other words, and not how it is right. */
export function isMisread(text: string): boolean {
  return text.length < 200 && (misreads.test(text.trim()) || promisesOwnWords(text));
}

/** Whether somebody speaks of ending or harming their own life; long texts are ideas and are not read for it. */
export function isDistress(text: string): boolean {
  return text.length < 400 && distress.test(text.replace(/’/g, "'"));
}

/** Whether somebody is not content with what the guide did. */
export function isComplaint(text: string): boolean {
  return text.length < 200 && complaint.test(text.replace(/’/g, "'"));
}

/** Whether a text says 'I do not know' or 'I do not understand' and nothing besides. */
export function isUnsure(text: string): boolean {
  return text.length < 140 && unsure.test(text) && !leans.test(text);
}

/** What must never be kept as a decision: doubts, questions, complaints, moods, and what speaks to the machine. */
export function isNoDecision(text: string): boolean {
  const plain = text.trim();
  return (
    !/[\p{L}\p{N}]/u.test(plain) ||
    isDistress(plain) ||
    isUnsure(plain) ||
    asks.test(plain) ||
    isAsking(plain) ||
    isComplaint(plain) ||
    isMisread(plain) ||
    feeling.test(plain) ||
    isHostile(plain)
  );
}
