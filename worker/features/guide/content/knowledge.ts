/** What the guide knows of the process. `needs` is checked by the reply: some answers are only true with or without documents. */
export const knowledge: { signs: RegExp; answer: string }[] = [
  {
    signs: /\b(delete|close|remove|cancel) my (launchpath )?account\b/i,
    answer:
      'In the settings, under your account. Your projects, documents and prompts go with it, so use “Download your data” there first if you want to keep them.',
  },
  {
    signs:
      /\b(my|our) (data|idea|ideas|project)\b.{0,30}\b(safe|secure|private|secret|stolen)\b|\bwho (can |may )?(see|reads?|sees) (my|this) (project|idea|data|chat)\b/i,
    answer:
      'Your projects are seen by your account alone. I am built in and send nothing outside; where a model is connected, what you write goes to it as well. The privacy page says what is kept, and in the settings you can download all of it or delete your account.',
  },
  {
    signs:
      /\b(invite|add|share (this|it|the project) with)\b.{0,40}\b(colleague|friend|partner|co-?founder|team|somebody|someone)\b.{0,40}\b(project|here|launchpath|account)\b|\bwork on (it|this) together\b/i,
    answer:
      'A project belongs to one account here, and I know of no way to invite somebody into it. Documents and prompts can be copied and sent.',
  },
  {
    signs:
      /\b(who|what) (are|is) (you|this assistant|the guide)|which (ai|model|llm)|are you (an? )?(ai|bot|human|chatgpt|gpt|claude)/i,
    answer:
      'I am the built-in guide of Launchpath. I run without a language model from outside: I read your idea, ask what is missing, and write the documents and coding prompts. For open-ended talk, connect a model in the settings; I keep the same documents.',
  },
  {
    signs: /\b(connect|use|add|switch).{0,25}\b(model|openai|ollama|claude|gpt|llm|ai)\b/i,
    answer:
      'A model is connected by whoever runs this installation: set `AI_PROVIDER` to `workers-ai` or `openai-compatible` and give the model’s address. Documents, prompts and decisions stay as they are.',
  },
  {
    signs:
      /\bhow much (money )?(does|do|will|would|is|should i (spend|pay))\b(?!.*\bcharge\b)|\b(what|how much)\b.{0,60}\b(costs?|price|spend)\b|\b(cost|costs|expensive|afford|running costs?|budget for)\b/i,
    answer:
      'A rough frame for the first hundred users: hosting from 0 to about 20 USD a month, a domain about 12 USD a year, a coding tool about 20 USD a month while you build, and your own time, which is the largest part: about {tasks} tasks of two to six hours each. Card payments, text messages, AI calls and store accounts cost extra; look up their current prices, I do not know them.',
  },
  {
    signs: /\bwhat can you do|how (do|does) (this|it|you|launchpath) work|how do i (start|begin|use this)|help\b.*\?$/i,
    answer:
      'There are three steps: Ideation & Planning, Development & Implementation, Launch & Growth. In the first I ask a few questions and write requirements, architecture and plan. In the second I write coding prompts that you give to a coding tool. The checklist holds what else a launch needs.',
  },
  {
    signs: /\b(ears|acceptance criteri)/i,
    answer:
      'An acceptance criterion says how anyone can see that a requirement is met. I write them as WHEN something happens, THE SYSTEM SHALL do something; IF something goes wrong, THEN it SHALL do something else. Each becomes a test.',
  },
  {
    signs: /\bmvp|first version|minimum viable/i,
    answer:
      'A first version does one thing whole for one kind of person. For {name} that is {core}. The rest of the features wait until those people come back on their own.',
  },
  {
    signs:
      /\b(coding tool|claude code|cursor|lovable|bolt|v0|replit|copilot|codex|windsurf)\b|\b(need|have|want) to (learn (to )?|know (how to )?|be able to )?(cod(e|ing)|program(ming)?)\b|\bwithout (coding|programming)\b/i,
    answer:
      'If you do not code, an app builder such as Lovable, Bolt, v0 or Replit is the shorter way: paste the set-up prompt, look at the preview, then one feature prompt at a time. If you do, any coding tool that reads a repository works: start it in an empty folder and run the commands at the end of each prompt. Tell me which one you use, and I write the prompts for it.',
  },
  {
    signs:
      /\bhow (do|should|can) i use (the |a |these |your )?(coding )?prompts?|what (do i do|now) with (the |a )?prompts?/i,
    answer:
      'Copy a prompt as a whole into your coding tool, let it finish, and do what stands at its end to check the result. Each prompt names the versions of the documents it was made from, so make a new one after the requirements change.',
  },
  {
    signs:
      /\b(validate|test (the|my) idea|(good|bad|great|stupid) idea|any good|what do you think|(will|would|could|can) (it|this|that|my (idea|app|product)) (succeed|work|fail|be a success)|worth (it|doing|building)|know (if|whether) (people|anyone|someone)|demand|market research)\b/i,
    answer:
      'Before building, talk to five {clients} you do not know well. Ask what they did the last time, what it cost them and what they tried; do not show the idea until the end. If three of five describe the problem unasked, build the first journey. {problem}',
  },
  {
    signs:
      /\b(how long|how much time|how many (hours|days|weeks|evenings|months)|when (will|can) (it|i|we) (be|launch|finish))\b(?=.*\b(take|takes|build|make|finish|launch|need|ready|done|last|program|develop)\b|\W*$)/i,
    answer:
      'The plan has about {tasks} tasks. With a coding tool, one task takes two to six hours including checking it, so the first whole path is realistic in two weeks of evenings. What takes longer is finding the first ten {clients}: begin with that now.',
  },
  {
    signs: /\b(make money|monetis|monetiz|business model|pricing|charge (for|people)|revenue)\b/i,
    answer:
      'Ask who loses something when {name} does not exist: that side pays. Start with one price and ask the first ten for it before you build more; a refusal tells you more than a survey. Tell me your choice and I keep it as a decision.',
  },
  {
    signs: /\b(gdpr|privacy|legal|legally|illegal|lawful|is it allowed|terms|law|hipaa|consent|cookies?)\b/i,
    answer:
      'I can’t say whether it is lawful where you are: I know no country’s law. At the least you need a privacy page that says what is stored, why, how long and who helps to run it; terms; and a way to export and delete an account. {law} Have a lawyer of your country read both pages before launch; I can’t replace that.',
  },
  {
    signs: /\b(tech(nology)? stack|framework|programming language|database|hosting)\b/i,
    answer:
      'For {name} I would take: {stack}. The architecture document gives the reasons and what each choice prevents.',
  },
  {
    signs:
      /\b(launch|go live|marketing|first (\d+ |ten |hundred )?(users|customers|people|clients)|promote|growth|(get|find|reach|win|attract) (my |the |our |some |new |more )?(first )?(\d+ )?(users|customers|clients))\b/i,
    answer:
      'Launch to one group first: ten {clients} you can reach in person, then the place where fifty more of them already meet. Put one sentence, one picture and one button on the page. Watch SM-1: {measure} Step 3 of the checklist holds the rest.',
  },
  {
    signs:
      /\b(?:how|where|when|can|do|should|must|shall) (?:(?:do|can|would|should|shall) )?(?:i|we) (?:publish|deploy|host|put|get) (?:it|this|that|the (?:app|site|page|product)|my (?:app|site|page|product))\b/i,
    answer:
      'Your coding tool puts {name} online once you have an account where it runs, an app builder with its Publish button. What it runs on and why stands in the architecture. Before strangers use it, the legal checklist and the launch plan say what has to be there.',
  },
  {
    signs: /\b(secur|hack|password|attack|protect)/i,
    answer:
      'Three things matter first: every call checks whose data it touches, passwords and sessions are left to a proven library, and nothing that a person typed is run or shown as code. Ask me for the security prompt; it makes a coding tool test each route as a stranger, another person and the owner.',
  },
  {
    signs: /\b(app store|native|ios|android)\b/i,
    answer:
      'A web page reaches people by a link and is changed within minutes; a store app needs two reviews and an update by each person. I would begin with the web unless {clients} need it offline for days or it lives from the camera, position or push messages.',
  },
  {
    signs: /\b(what('s| is) (a|an|the) (requirements?|prd|specification)|why (do i need )?requirements)\b/i,
    answer:
      'Requirements say for whom the product is, what it does and how one can see that it does it. A coding tool builds what is written; what is not written it guesses.',
  },
  {
    signs: /\bwhat('s| is) (a|an|the) (architecture)|why (do i need )?(an )?architecture\b/i,
    answer:
      'The architecture fixes what is hard to change later: the stack, what is stored, and a few rules that every part keeps. It keeps ten coding sessions from making ten different choices.',
  },
];
