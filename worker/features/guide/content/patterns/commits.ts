/** What a command that reads commit messages stores of them while it runs: in place of the path of a finding, the commit. */
export const commitRecords = {
  commit: {
    name: 'Commit',
    fields: 'sha, parents, author, subject, body',
    holds: 'One commit as git gives it',
  },
  finding: { name: 'Finding', fields: 'rule id, sha, line, message, remedy, level', holds: 'One result' },
  suggestion: {
    name: 'Suggestion',
    fields: 'sha, message, reasons',
    holds: 'A better message beside the one that it was made from',
  },
};

/** What commits are like beside the usual, and what happens then. */
export const commitEdges: [happens: string, after: string][] = [
  ['A merge commit, or one that `git revert` wrote', 'It is left out, and the report says how many were'],
  ['A message that begins with `fixup!`, `squash!` or `amend!`', 'It passes in a hook and is a finding in CI'],
  [
    'Lines that begin with `#` in the message file of a hook',
    'They are comments of git and are not checked; `core.commentChar` says by which sign',
  ],
  ['An empty message', 'One finding says so, and no other rule is asked'],
  ['Lines that end in CRLF', 'They are read as LF, and nothing is written back'],
  [
    'A message that is not UTF-8',
    'It is read as git names its encoding; what cannot be read is shown as such, and the run goes on',
  ],
  ['A repository without commits', 'One line says so, and nothing counts as found'],
];

/** Whether what a command works on are commit messages. */
export const isAboutCommits = (item: { one: string }): boolean => /\bcommits?\b/i.test(item.one);
