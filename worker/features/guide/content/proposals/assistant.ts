import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

const model = '\\b(?:AI|A\\.I\\.|artificial intelligence|(?:chat)?gpt|LLM|language model|chat ?bot|claude)\\b';
const notTexts =
  /\b(?:market ?place|book(?:s|ing|ings)? (?:a|an)|games?|train(?:s|ing)? (?:a|our) model|chess|image generator|recipes?|order\w*)\b/i;

/** Whose texts it reads: those of each who asks, or those of a house that somebody looks after. */
const house =
  /\b(?:our|company|internal|staff|employees?|team) (?:\w+ ){0,2}(?:handbooks?|manuals?|documents?|docs|wiki|guidelines?|policies|knowledge)\b/i;

/** A line for texts of one's own, and the same with whoever looks after those of a house. */
const byWhom = (line: string, rest: Omit<ProposedLine, 'line'> = {}): ProposedLine[] => [
  { ...rest, line: `{Client} ${line}`, unless: house },
  { ...rest, line: `Editor ${line}`, when: house },
];

/** Questions about texts that somebody has, answered by a model that shows where it stands. */
export const answers: Proposal = {
  is: 'A tool that answers questions about documents and shows where the answer stands.',
  today: 'Whoever wants to know something reads long documents from beginning to end.',
  jobs: {
    client: 'find what their documents say together with the place where it stands, so that they can rely on it',
  },
  client: 'user',
  fits: { client: /^(?!.*\b(?:assistant|chatbot|bot|model|document|lawyer client)$)/ },
  signs: new RegExp(
    `^(?=[\\s\\S]*${model})(?=[\\s\\S]*\\b(?:pdfs?|documents?|reports?|contracts?|handbook|manuals?|notes|papers?|files?|docs|wiki|knowledge base|guidelines|transcripts?)\\b)(?=[\\s\\S]*\\b(?:questions?|ask|asks|answers?|summar\\w+)\\b)`,
    'i',
  ),
  not: notTexts,
  people: [{ line: 'Editor (me)', job: 'keep the documents from which the answers come up to date', when: house }],
  acts: [
    ...byWhom('uploads a document → new document: title, file', { takes: /\b(?:uploads?|adds?|photographs?)\b/i }),
    { line: 'The text of a document is read in → document is ready' },
    {
      line: 'A document cannot be read → document is unreadable, with the reason; the {client} is told',
      unless: house,
    },
    { line: 'A document cannot be read → document is unreadable, with the reason; the editor is told', when: house },
    { line: '{Client} asks a question → new question: text, documents', takes: /\basks?\b/i },
    {
      line: 'The model answers a question → new answer: question, text, document, page, passage',
      holds: /\b(?:answers?|shows? (?:me |them )?(?:the page|where))\b/i,
    },
    { line: 'The documents hold no answer to a question → question is unanswered; the {client} is told' },
    { line: 'The model does not answer within 60 seconds → question is failed; the {client} is told' },
    { line: '{Client} asks a failed question again → question is open' },
    {
      line: '{Client} asks for the summary of a document → new summary: document, text',
      takes: /\bsummar\w+/i,
    },
    { line: '{Client} marks an answer as wrong → answer is wrong, with what is wrong' },
    { line: '{Client} deletes a question → question is deleted' },
    ...byWhom('deletes a document → document is deleted'),
  ],
  records: [
    { line: 'Document: {client}, title, file, reason; states: uploaded, ready, unreadable', unless: house },
    { line: 'Document: title, file, reason; states: uploaded, ready, unreadable', when: house },
    { line: 'Question: {client}, text, documents; states: open, answered, unanswered, failed' },
    { line: 'Answer: question, text, document, page, passage; states: given, wrong' },
    { line: 'Summary: document, text' },
  ],
  rules: [
    {
      line: 'The app shows with each answer the document and the page that it comes from.',
      holds: /\bshows? where\b/i,
    },
    { line: 'The app marks each answer as written by a model.', holds: /\b(?:chat ?bot|assistant|AI) that\b/i },
    { line: 'Nobody uploads a document of more than 20 MB or 300 pages.' },
    { line: 'At most 50 questions per {client} and day.' },
    { line: 'A failed question does not count.' },
    { line: '{Clients} see only their own documents and questions.', unless: house },
    { line: '{Clients} see only their own questions.', when: house },
    { line: 'The app gives documents to no model provider that trains on them.' },
    { line: 'Deleted documents are removed after 1 day.' },
  ],
  nots: [{ line: 'No answers from anything but the documents.' }, { line: 'No legal or medical advice.' }],
  aims: [
    { line: '9 of 10 answers are not marked as wrong.' },
    { line: '19 of 20 questions have an answer within 60 seconds.' },
  ],
};

/** Texts that a model writes from what somebody types in. */
export const drafts: Proposal = {
  is: 'A tool that writes drafts from a few words.',
  today: 'Texts are written from nothing each time, and it takes hours.',
  jobs: { client: 'begin with a draft in place of an empty page, and keep the last word' },
  client: 'user',
  fits: { client: /^(?!.*\b(?:assistant|chatbot|bot|model|generator|reader|employer)$)/ },
  signs: new RegExp(
    `^(?=[\\s\\S]*(?:${model}|\\bgenerat(?:or|es|e|ing)\\b))(?=[\\s\\S]*\\b(?:cover letters?|descriptions?|social media|posts|captions?|texts|copy|speech(?:es)?|e-?mails?|essays?|show notes|summar(?:y|ies)|blog\\w*|replies|slogans?|stories)\\b)(?=[\\s\\S]*\\b(?:writ\\w+|generat\\w+|draft\\w*|creat\\w+|corrects?|turns?|get)\\b)`,
    'i',
  ),
  not: new RegExp(`${notTexts.source}|\\b(?:API|command line|CLI|invoices?|PDF invoices?|developers?)\\b`, 'i'),
  acts: [
    {
      line: '{Client} starts a draft → new draft: title, kind, key points, tone, length, language, file (optional)',
      takes: /\b(?:pastes?|types?|enters?|uploads?|photographs?|gives?|starts?)\b/i,
    },
    {
      line: 'The model writes the text of a draft → new version: draft, text',
      holds: /\b(?:writes?|generates?|gets?|creates?|drafts?|turns?)\b/i,
    },
    { line: 'The model does not answer within 60 seconds → draft is failed; the {client} is told' },
    { line: '{Client} asks for another text with a remark → new version: draft, text, remark' },
    { line: '{Client} changes the text by hand → new version: draft, text', takes: /\b(?:edits?|changes?)\b/i },
    { line: '{Client} marks a version as chosen → version is chosen', takes: /\bchooses?\b/i },
    { line: '{Client} finishes a draft → draft is finished' },
    {
      line: '{Client} exports a finished draft → the text is handed over as a file',
      takes: /\b(?:exports?|downloads?|copies)\b/i,
    },
    { line: '{Client} reports a text → new report: version, reason; the operator is told' },
    { line: 'Operator settles a report → report is settled, with a note' },
    { line: '{Client} deletes a draft → draft is deleted' },
  ],
  people: [{ line: 'Operator (me)', job: 'hear which texts went wrong, and mend what made them so' }],
  records: [
    {
      line: 'Draft: {client}, title, kind, key points, tone, length, language, file (optional); states: open, failed, finished',
    },
    { line: 'Version: draft, text, remark; states: proposed, chosen' },
    { line: 'Report: version, reason, note; states: open, settled' },
  ],
  rules: [
    { line: 'The app marks each text of the model as a proposal.' },
    { line: 'The app sends and publishes no text by itself.' },
    { line: 'At most 20 texts of the model per {client} and day.' },
    { line: 'A failed text does not count.' },
    { line: 'Nobody starts a draft with key points of more than 5,000 characters.' },
    { line: 'The app keeps the versions before when a new one is written.' },
    { line: '{Clients} see only their own drafts.' },
    { line: 'The app gives texts to no model provider that trains on them.' },
    { line: 'Deleted drafts are removed after 1 day.' },
  ],
  nots: [{ line: 'No check of facts; whoever uses a text reads it first.' }],
  aims: [
    { line: '6 of 10 drafts are finished within 10 minutes.' },
    { line: 'At most 1 of 20 texts is reported in the third month.' },
  ],
};
