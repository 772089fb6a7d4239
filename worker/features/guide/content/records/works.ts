import type { RecordClass } from '#worker/features/guide/content/records/record-class.ts';

/** What is written, compared, learnt, played and built. */
export const workPieceClasses: RecordClass[] = [
  {
    key: 'message',
    nouns: 'message chat note-to mail text-message question-to letter-to',
    act: {
      verbs: 'message chat write text',
      told: /\b(messages?|chat|to (each other|the|a|an|their)|with (each other|the|a|their))\b/i,
      not: /\b(summary|newsletter|article|story|review|essay|report|post|book|song|poem|recipe)\b/i,
      called: 'Message',
      holds: 'What one person wrote to another, and whether it was seen',
    },
    fields: 'sender id, receiver id, {thing} id, text, sent at, seen at',
    sees: 'named',
    stays: 'after',
    always: [
      {
        needs: 'sent at',
        says: 'For any {record}: only the one who wrote it and those it went to ever get it, in lists and in search too',
      },
    ],
  },
  {
    key: 'comment',
    nouns: 'comment reply remark feedback answer-to question note line-note',
    act: { verbs: 'comment annotate', called: 'Comment', holds: 'What somebody said about {a thing}' },
    fields: '{thing} id, author id, text, created at, hidden at',
    sees: 'all',
    stays: 'used',
  },
  {
    key: 'rating',
    nouns: 'rating review star testimonial',
    act: {
      verbs: 'rate review',
      told: /\b(rates?|stars?|their stay|reviews? (the|a|an|their) (place|cafe|restaurant|product|host|driver|sitter))\b/i,
      called: '{thing} rating',
      holds: 'How {a thing} was for the one who had it',
    },
    fields: '{thing} id, rater id, stars 1 to 5, text, created at, hidden at',
    sees: 'all',
    stays: 'used',
    unique: '{thing} id, rater id',
    always: [
      {
        needs: 'rater id',
        says: 'For any {record}: its author has had what it is about, and gives one; an average below 3 of them is not shown',
      },
    ],
    misuse: {
      needs: 'rater id',
      title: 'Somebody writes {a record} about what they never had',
      harm: 'What others decide by is invented.',
      stops:
        'The statement that takes {a record} looks for a dealing of its author that has ended, and takes none from the side that is rated.',
      check: 'As a person without any dealing, send {a record}: 403.',
    },
  },
  {
    key: 'document',
    nouns:
      'document file contract attachment certificate form-sheet drawing-plan paper policy letter sheet manuscript brief',
    act: {
      verbs: 'upload',
      not: /\b(photos?|pictures?|videos?|images?|galler(?:y|ies)|albums?)\b/i,
      called: 'File',
      holds: 'What {a actor} handed in as a file',
    },
    fields: 'title, {actor} id, file key, kind, bytes, uploaded at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'uploaded',
    part: {
      called: '{record} version',
      told: /\b(versions?|revisions?|redraft(s|ed)?|final (draft|text)|changes? between)\b/i,
      fields: '{record} id, number, file key, uploaded by id, uploaded at, replaced at',
      holds: 'One version of the {record}, as it was handed in',
      unique: '{record} id, number',
    },
    always: [
      {
        needs: 'file key',
        says: 'For any {record}: what was handed in is kept byte for byte; a change is a new version, and what was approved or signed names its version',
      },
    ],
    misuse: {
      needs: 'file key',
      title: 'Another file is put in the place of {a record} that was already accepted',
      harm: 'What was approved or signed is not what is kept.',
      stops:
        'The hash of the file stands beside the decision; a new file is a new version that nobody has accepted yet.',
      check: 'Accept {a record}, then send another file to its address: the accepted one still has its hash.',
    },
  },
  {
    key: 'comparison',
    nouns: 'comparison diff change-set delta',
    act: {
      verbs: 'compare diff see show',
      told: /\b(compares? (two|both|versions?|the|their)|against|between two|side by side|differences?|what (has )?changed)\b/i,
      not: /\b(prices?|scores?|best)\b/i,
      called: '{thing} comparison',
      holds: 'Which two {things} were held against each other',
    },
    fields: '{thing} id, left version, right version, compared at, milliseconds, equal',
    sees: 'sides',
    stays: 'short',
    part: {
      called: 'Difference',
      fields: '{record} id, path, kind, left value, right value, level, remark',
      holds: 'One place where the two are not the same, and how grave that is',
      unique: '{record} id, path',
    },
    always: [
      {
        says: 'For any {thing} held against itself: there is no difference; with left and right changed over, the same places come out with their sides changed',
      },
    ],
  },
  {
    key: 'conflict',
    nouns: 'conflict clash collision',
    fields: 'path, base value, left value, right value, chosen side, reason',
    sees: 'sides',
    stays: 'short',
    always: [
      {
        says: 'For any {record}: all three values are kept as they came; which one was chosen, and by which rule, can be told',
      },
    ],
  },
  {
    key: 'schema',
    nouns:
      'schema database-schema migration table-definition api-definition configuration config manifest dependency dataset',
    fields: 'name, revision, source, read at, checksum',
    sees: 'sides',
    stays: 'short',
    unique: 'name, revision',
    always: [
      { says: 'For any {record}: what was read is never changed; the same input has the same hash on each system' },
    ],
  },
  {
    key: 'run',
    nouns: 'build run job-run pipeline deployment release test-run security-scan code-scan',
    fields: 'revision, started at, ended at, exit code, findings count, state',
    sees: 'sides',
    stays: 'short',
    always: [
      {
        says: 'For any {record}: it fails when one finding of the highest level is there, and the output names each of them with its place',
      },
    ],
  },
  {
    key: 'monitor',
    nouns: 'endpoint monitor url web-address probe-target',
    fields: 'name, url, every seconds, active, last checked at, state',
    sees: 'sides',
    stays: 'used',
    begins: 'up',
  },
  {
    key: 'course',
    nouns: 'course module curriculum programme deck subject',
    fields: 'title, description, level, places, published at',
    sees: 'all',
    stays: 'used',
    begins: 'draft',
  },
  {
    key: 'lesson',
    nouns: 'lesson unit chapter lecture tutorial',
    fields: 'title, text, minutes, position, published at',
    sees: 'all',
    stays: 'used',
  },
  {
    key: 'progress',
    nouns: 'progress skill milestone progress-entry achievement badge competence',
    act: {
      verbs: 'note record track mark',
      told: /\b(progress|skills?|how far|level reached|what (they|he|she) can)\b/i,
      called: 'Progress entry',
      holds: 'How far somebody is with what, and who said so',
    },
    fields: '{actor} id, person id, what, level, noted at, note',
    sees: 'sides',
    stays: 'after',
    always: [
      {
        needs: 'noted at',
        says: 'For any {record}: the last one of a person and a skill counts; earlier ones stay as they were',
      },
    ],
  },
  {
    key: 'card',
    nouns: 'flashcard word term vocabulary quiz-question exercise-item puzzle',
    weak: {
      nouns: 'word term puzzle',
      sign: /\b(?:learn\w*|teach\w*|vocabular\w*|flashcards?|quiz\w*|translat\w*|pupils?|students?|languages?|memori[sz]e|glossar\w*)\b/i,
    },
    fields: 'value, meaning, language, level, position',
    sees: 'all',
    stays: 'used',
    unique: 'value, language',
  },
  {
    key: 'translation',
    nouns: 'translation subtitle caption line segment string',
    act: {
      verbs: 'translate subtitle',
      called: '{thing} translation',
      holds: 'One text in another language, and who has read it',
    },
    fields:
      '{thing} id, author id, position, source language, target language, source text, target text, corrected by id, corrected at, state',
    sees: 'sides',
    stays: 'used',
    begins: 'drafted',
    always: [
      {
        needs: 'source text',
        says: 'For any {record}: it names the version of the source it was made from; when the source changes, it counts as open again',
      },
    ],
  },
  {
    key: 'recipe',
    nouns: 'recipe instruction pattern-sheet formula preparation',
    fields: 'title, servings, minutes, steps, source, photo key',
    sees: 'sides',
    stays: 'used',
    part: {
      called: 'Ingredient',
      told: /\bingredients?|amounts?|shopping list|servings\b/i,
      fields: '{record} id, position, name, quantity, unit',
      holds: 'What goes into the {record}, and how much',
    },
    always: [
      {
        needs: 'servings',
        says: 'For any {record}: amounts for another number of servings are worked out from the stored ones and never stored',
      },
    ],
  },
  {
    key: 'article',
    nouns: 'article post story issue newsletter announcement page news blog-post episode poem essay lecture-note',
    fields: 'title, text, author id, photo key, published at, state',
    sees: 'all',
    stays: 'used',
    begins: 'draft',
    always: [
      {
        needs: 'published at',
        says: 'For any {record}: what is not published is in no answer, no feed and no search of those who read',
      },
    ],
  },
  {
    key: 'form',
    nouns: 'form questionnaire survey checklist template poll reply-form questions',
    fields: 'title, version, sections, published at',
    sees: 'all',
    stays: 'used',
    unique: 'title, version',
    part: {
      called: '{record} answer',
      told: /\b(fill(s|ed)?|answer(s|ed)?|complete[sd]?|submit(s|ted)?|repl(y|ies|ied))\b/i,
      fields: '{record} id, {actor} id, question, value, saved at',
      holds: 'What one person answered to one question of one version',
    },
    always: [
      { needs: 'version', says: 'For any answer: it stays with the version of the {record} that it was given to' },
    ],
  },
  {
    key: 'summary',
    nouns: 'summary report overview-sheet analysis protocol minutes-of result-sheet statement forecast',
    fields: 'title, period, figures, text, made at, file key',
    sees: 'sides',
    stays: 'after',
    begins: 'draft',
    always: [
      {
        needs: 'figures',
        says: 'For any {record}: each figure can be counted again from the rows it names; what was handed out is kept as it was',
      },
    ],
  },
  {
    key: 'made text',
    nouns: 'draft prompt suggestion recommendation answer explanation result caption-text',
    fields: '{actor} id, input, result, model, made at, taken at',
    sees: 'owner',
    stays: 'short',
    always: [
      {
        needs: 'result',
        says: 'For any {record}: what a machine wrote is marked as such and takes effect only after a person took it',
      },
    ],
  },
  {
    key: 'media',
    nouns: 'video recording album-entry audio-track track song picture-file image drawing sound podcast clip',
    fields: 'title, {actor} id, file key, kind, bytes, taken at, hidden at',
    sees: 'sides',
    stays: 'used',
  },
  {
    key: 'list',
    nouns: 'list playlist wish-list shopping-list collection folder catalogue catalog board bucket',
    fields: 'title, {actor} id, description, archived at',
    sees: 'sides',
    stays: 'used',
    part: {
      called: '{record} entry',
      fields: '{record} id, position, title, quantity, note, done at',
      holds: 'One line of the {record}',
    },
    always: [{ says: 'For any {record}: two who change it at once both find their lines in it afterwards' }],
  },
  {
    key: 'gallery',
    nouns: 'gallery album photo-album picture-book',
    fields: 'title, {actor} id, note, archived at',
    sees: 'sides',
    stays: 'used',
    part: {
      called: 'Picture',
      fields: '{record} id, position, file key, kind, bytes',
      holds: 'One picture of the {record}',
      unique: '{record} id, position',
    },
  },
  {
    key: 'choice',
    nouns: 'favourite favorite',
    fields: '{actor} id, {thing} id, chosen at',
    sees: 'sides',
    stays: 'used',
    unique: '{actor} id, {thing} id',
  },
  {
    key: 'tick',
    act: { verbs: 'tick check-off tick-off', called: '{thing} tick', holds: 'Which {thing} somebody ticked, and when' },
    fields: '{actor} id, {thing} id, ticked at',
    sees: 'owner',
    stays: 'used',
    unique: '{actor} id, {thing} id',
  },
  {
    key: 'label',
    nouns: 'tag category genre topic',
    fields: 'name, colour, position',
    sees: 'all',
    stays: 'used',
    unique: 'name',
  },
  {
    key: 'level',
    nouns: 'level stage-level map-level quest mission world',
    fields: 'number, name, target points, layout, opened after',
    sees: 'all',
    stays: 'used',
    unique: 'number',
  },
  {
    key: 'score',
    nouns: 'score high-score best-score ranking leaderboard result-of-game',
    act: {
      verbs: 'score collect win beat compare',
      told: /\b(points?|scores?|coins?|stars?|levels?)\b/i,
      called: 'Score',
      holds: 'How many points somebody reached, where and when',
    },
    fields: 'player id, level, points, milliseconds, reached at, checked at',
    sees: 'all',
    stays: 'used',
    always: [
      {
        says: 'For any {record}: the server has seen the moves behind it; what the page alone claims is in no ranking',
      },
    ],
    misuse: {
      title: 'A player sends {a record} that was never played',
      harm: 'Those who play fairly see a list that cannot be beaten.',
      stops: 'The server works out {a record} from the moves it was sent, and refuses what no sequence of moves gives.',
      check: 'Send {a record} of 999,999 without moves: it is refused and in no list.',
    },
  },
  {
    key: 'round of a game',
    nouns: 'game match round duel tournament turn',
    weak: {
      nouns: 'match round duel tournament turn',
      sign: /\b(?:opponents?|moves?|dice|chess|board games?|play(?:s|ed|ing)? (?:against|online|with)|wins?|invites?|challenges?)\b/i,
    },
    fields: 'turn of, seed, started at, ended at, winner id, state',
    sees: 'sides',
    stays: 'after',
    begins: 'open',
    always: [
      { needs: 'turn of', says: 'For any {record}: it is one side’s turn, and a move out of turn changes nothing' },
    ],
  },
  {
    key: 'template of a product',
    nouns: 'design style theme colour-scheme pattern-set',
    fields: 'name, version, settings, active',
    sees: 'all',
    stays: 'used',
  },
];
