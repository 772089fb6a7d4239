/** Saves what was made in the page as a file of the reader's. */
export function saveFile(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser takes its copy of the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves an answer of the API as a file, under the name that the server gave it. */
export async function saveAnswer(answer: Pick<Response, 'blob' | 'headers'>, fallbackName: string) {
  const name = /filename="?([^";]+)"?/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? fallbackName;
  saveFile(name, await answer.blob());
}
