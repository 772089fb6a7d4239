/** Every message of the prompts screens (spec 2, section 8). A toast is a title and a text. */
export const generation = {
  done: 'Prompt generated',
  failed: 'Failed to generate prompt',
  kept: 'Your title is kept.',
} as const;

export const use = {
  done: 'Prompt used',
  failed: 'Failed to mark prompt as used',
} as const;

export const organization = {
  done: 'Prompts organized!',
  nothing: 'No prompts to organize',
  failed: 'There was an error organizing your prompts. Please try again.',
} as const;

export const searching = {
  busy: 'Looking through the texts…',
  bodiesFailed: 'The texts could not be read, so only titles and beginnings were searched.',
} as const;
