import { choice, type QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';

/** Words that only tools of developers have. */
export const ofDevelopers =
  /\b(command[- ]line|cli|ci(?:\/cd)?|pipelines?|linters?|pull requests?|commits?|github actions?|gitlab|terraform|schemas?|codebases?|source (?:code|files?)|repositor(?:y|ies)|npm package|build step)\b/i;

/** A tool that looks at files or systems and says whether they are as they should be. */
export const comparison: QuestionClass = {
  id: 'comparison',
  signs: ofDevelopers,
  unless: /\b(social|nurses?|patients?|customers?)\b/i,
  act: /^(compare|check|lint|verify|validate|scan|find|detect|fail|test)\b/,
  questions: [
    {
      key: 'strict',
      topic: 'What a finding does',
      ask: 'Which findings make a run fail, and which are only told?',
      why: 'A tool that stops a release for a harmless difference is switched off in its first week.',
      prevents: '{Clients} who switch {name} off in its first week because a harmless difference stopped a release',
      touches: /\b(fail|compare|check|find|detect|diff|verify)/i,
      known:
        /\bwarnings? (?:only|do not|don't)|\b(?:any|every|each) (?:difference|finding|error) fails\b|\bbreaking\b/i,
      heard:
        'WHEN a run has findings, THE SYSTEM SHALL decide by what was agreed ({answer}) whether it fails, and name the level of each finding.',
      options: [
        choice(
          'What breaks something fails; the rest is a warning',
          'A finding that loses data or breaks whoever relies on it fails the run; the others are warnings.',
          'WHEN all findings of a run are warnings, THE SYSTEM SHALL print them, name their number and not fail the run.',
        ),
        choice(
          'Every difference fails, except what is listed as ignored',
          'Every finding fails the run unless the configuration names it.',
          'WHEN a finding is named in the configuration, THE SYSTEM SHALL leave it out of the result and print how many were left out.',
          { fits: /\bignores? (?:configured|listed|certain)\b|\bignore list\b/i },
        ),
        choice(
          'Nothing fails in the first version; it only reports',
          'Findings are only reported.',
          'WHEN a run has findings, THE SYSTEM SHALL print them and end as a run without findings does.',
          { not: 'No failing runs in the first version.' },
        ),
      ],
    },
    {
      key: 'exit',
      topic: 'What the exit code says',
      ask: 'What does the exit code tell the script that calls it?',
      why: 'A finding and a crash must not look alike: one is for the author, the other for whoever runs the pipeline.',
      prevents: 'A crash of {name} that a pipeline takes for a finding or for a clean run',
      touches: /\b(fail|run|compare|check|find|exit)/i,
      known: /\bexit codes?\b/i,
      heard: 'WHEN a run ends, THE SYSTEM SHALL set the exit code as decided: {answer}.',
      options: [
        choice(
          '0 nothing found, 1 found something, 2 could not run',
          'Exit code 0 means nothing found, 1 findings, 2 that it could not run.',
          'IF what it has to read or an argument is missing, THEN THE SYSTEM SHALL end with exit code 2, print which one to standard error and print no finding.',
        ),
        choice(
          '0 or 1 only',
          'Exit code 0 means nothing found, 1 anything else.',
          'IF a run cannot start, THEN THE SYSTEM SHALL end with exit code 1 and a first line that begins with “error”.',
        ),
        choice(
          'A code of its own for each kind of finding',
          'Each kind of finding has an exit code of its own from 10 on.',
          'WHEN a run has findings of several kinds, THE SYSTEM SHALL end with the lowest of their exit codes and name all kinds in the last line.',
        ),
      ],
    },
    {
      key: 'versions',
      topic: 'Which versions it reads',
      // What people write by hand has no maker who supports a version.
      onlyOf:
        /\b(?:schemas?|databases?|sql|postgres\w*|mysql|node|python|java|php|ruby|terraform|kubernetes|docker|apis?|openapi|protocols?|json|yaml|xml|csv|pdfs?|frameworks?|librar(?:y|ies)|packages?|files?|formats?|browsers?|plugins?)\b/i,
      ask: 'Which versions of what it reads must it understand?',
      why: 'Each version more is a row in the test matrix; one that is missing is found out in somebody else’s pipeline.',
      prevents: 'A version that {name} misreads without a word, found out in somebody else’s pipeline',
      touches: /\b(compare|check|read|find|works?|support|verify)/i,
      known:
        /\b(?:postgres(?:ql)?|mysql|node|python|java|php|ruby|go|terraform|kubernetes|version)s? v?\d+|\bversions? \d/i,
      heard:
        'IF it meets a version that it was not made for ({answer}), THEN THE SYSTEM SHALL say which one it met and end as a run that could not start.',
      options: [
        choice(
          'All that their maker still supports',
          'It reads all versions that their maker still supports.',
          'IF it meets a version that is older or newer than those it was tested with, THEN THE SYSTEM SHALL print one warning with both numbers and go on.',
        ),
        choice(
          'Only the one that we use',
          'It reads one version, named in its read-me.',
          'IF it meets another version, THEN THE SYSTEM SHALL stop before the first result and name both.',
        ),
        choice(
          'The newest two',
          'It reads the newest two versions.',
          'IF it meets a version older than the newest two, THEN THE SYSTEM SHALL stop before the first result and name the oldest one it reads.',
        ),
      ],
    },
    {
      key: 'place',
      topic: 'Where it runs first',
      ask: 'Where does it run first?',
      why: 'It decides how long it may take, which rights it has and who reads what it prints.',
      prevents: 'A run that is too slow or lacks the rights for the place in which {clients} meet it first',
      touches: /\b(run|works?|fail|ci|pipeline|commit|hook)/i,
      known:
        /\b(?:inside|in|on) (?:the )?(?:ci|pipelines?|github actions)\b|\b(?:before|on|at) (?:each|every) (?:commit|push)\b|\bpre-commit\b|\bpull requests?\b/i,
      options: [
        choice(
          'In CI, on each pull request',
          'It runs first in CI on each pull request.',
          'WHEN it runs on a pull request, THE SYSTEM SHALL end within 2 minutes and leave one comment that it brings up to date.',
        ),
        choice(
          'By hand in the terminal',
          'It is run by hand in the terminal.',
          'WHEN it runs in a terminal, THE SYSTEM SHALL group findings and end with the one command to run next.',
        ),
        choice(
          'On a schedule, each night',
          'It runs each night.',
          'WHEN a nightly run finds what the night before did not, THE SYSTEM SHALL print only what is new first.',
        ),
      ],
    },
    {
      key: 'output',
      topic: 'Who reads the result',
      ask: 'In which forms does the result come out?',
      why: 'People read text, dashboards read JSON, and code hosts mark lines from SARIF; each form has to stay the same between versions.',
      prevents: 'A script of {clients} that reads text made for people and breaks with the next sentence',
      touches: /\b(print|report|diff|output|show|summary)/i,
      known: /\b(json|sarif|junit|markdown output|output formats?)\b/i,
      heard:
        'WHEN a form of output is chosen ({answer}), THE SYSTEM SHALL give the same findings in the same order in each.',
      options: [
        choice(
          'Text for people, JSON for programs',
          'The result comes as text or as JSON.',
          'WHEN JSON is asked for, THE SYSTEM SHALL print nothing else to standard output, with the number of its format in the first field.',
        ),
        choice(
          'Only text',
          'The result comes as text.',
          'WHEN the output is not a terminal, THE SYSTEM SHALL print the text without colours and without progress.',
        ),
        choice(
          'Text, JSON, and marks on the changed lines',
          'The result comes as text, as JSON and as marks on the changed lines.',
          'WHEN a finding lies on a changed line, THE SYSTEM SHALL give its file and line in the form that the code host shows beside the code.',
        ),
      ],
    },
  ],
};
