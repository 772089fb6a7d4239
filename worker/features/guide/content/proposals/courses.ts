import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const paid = /\b(?:pay|pays|paid|price|buy|buys|sell|sells|fees?)\b/i;

/** Courses that somebody puts online and others go through in their own time. */
export const courses: Proposal = {
  is: 'A site where {clients} take courses in their own time.',
  today: 'Videos and sheets go out by mail, and nobody knows how far anybody has come.',
  jobs: {
    client: 'go on where they stopped, whenever they have an hour',
    host: 'see where learners get stuck, so that they can help there',
  },
  client: 'learner',
  signs:
    /\b(?:online|video|e-?learning) courses?\b|\b(?:course|e-?learning|learning) (?:platform|site|app)\b|\bcourses? (?:platform|online)\b/i,
  not: /\b(?:market ?place|sign(?:s|ed)? up for class|waiting list|golf|race|obstacle)\b/i,
  host: 'teacher',
  deeds: { client: /^(?:take|watch|learn|enrol|buy)/, host: /^(?:publish|upload|teach|sell|create)/ },
  acts: [
    {
      line: '{Host} makes a course → new course: title, description, photo, price',
      takes: /\b(?:creates?|makes?|builds?)\b.*\bcourses?\b/i,
      when: paid,
    },
    {
      line: '{Host} makes a course → new course: title, description, photo',
      takes: /\b(?:creates?|makes?|builds?)\b.*\bcourses?\b/i,
      unless: paid,
    },
    {
      line: '{Host} adds a lesson to a course → new lesson: course, number, title, text, video',
      takes: /\b(?:uploads?|adds?)\b/i,
    },
    { line: '{Host} publishes a course → course is published', takes: /\bpublish\w*\b/i, holds: /\bsells?\b/i },
    {
      line: '{Clients} look through the courses → published courses with title, photo and number of lessons',
      takes: /\b(?:browse|look|search|find)s?\b/i,
    },
    {
      line: '{Client} enrols in a course → new enrolment: course; the {host} is told',
      takes: /\b(?:enrol|join|sign|take)\w*\b/i,
    },
    {
      line: '{Client} pays the enrolment by card → enrolment is paid; the {client} gets a receipt',
      takes: /\b(?:pays?|buys?)\b/i,
      when: paid,
    },
    {
      line: '{Client} opens a lesson → the text and the video of the lesson are shown',
      takes: /\b(?:watch|open|read)\w*\b/i,
    },
    { line: '{Client} marks a lesson as finished → new step: enrolment, lesson, day' },
    {
      line: '{Client} asks a question on a lesson → new question: lesson, text; the {host} is told',
      takes: /\basks?\b/i,
    },
    { line: '{Host} answers a question → question is answered; the {client} is told', takes: /\banswers?\b/i },
    {
      line: '{Hosts} see how far the {clients} are → finished lessons of each enrolment',
      takes: /\b(?:progress|how far)\b/i,
    },
    { line: '{Host} withdraws a course → course is withdrawn; everybody enrolled is told' },
  ],
  records: [
    { line: 'Course: {host}, title, description, photo, price; states: draft, published, withdrawn', when: paid },
    { line: 'Course: {host}, title, description, photo; states: draft, published, withdrawn', unless: paid },
    { line: 'Lesson: course, number, title, text, video' },
    { line: 'Enrolment: {client}, course; states: started, paid', when: paid },
    { line: 'Enrolment: {client}, course', unless: paid },
    { line: 'Step: enrolment, lesson, day' },
    { line: 'Question: {client}, lesson, text, answer; states: open, answered' },
  ],
  rules: [
    { line: 'Nobody enrols twice in the same course.' },
    { line: 'Nobody opens a lesson without a paid enrolment in its course.', when: paid },
    { line: 'Nobody enrols in a course that is not published.' },
    { line: '{Clients} see only their own enrolments and steps.' },
  ],
  nots: [{ line: 'No certificates and no exams.', unless: /\b(?:certif|exam|quiz|test)/i }],
  aims: [
    { line: '5 of 10 {clients} finish a course within 8 weeks.' },
    { line: '9 of 10 questions are answered within 2 days.' },
  ],
};
