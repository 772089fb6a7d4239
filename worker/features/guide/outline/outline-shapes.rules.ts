/** What has a shape of its own and no verb in front: what goes back to somebody, what is allowed, what counts as what. */
export function inShape(text: string): string | undefined {
  const [, whom, then = ''] = /^back to ([^,;]+)(?:, (.+))?$/i.exec(text) ?? [];
  if (whom)
    return `give it back to ${whom}${then ? `, ${then.startsWith(`${whom} `) ? `who ${then.slice(whom.length + 1)}` : then}` : ''}`;
  const [, time, whose] = /^after (\d+[\p{L} ]*?),? (?:it|they|he|she) goes? to (.+)$/iu.exec(text) ?? [];
  if (time && whose) return `hand it to ${whose} after ${time}`;
  const [, until] = /^allowed ((?:till|until|from|only|for|up to|before|after|on|at) .+)$/i.exec(text) ?? [];
  if (until) return `allow it ${until}`;
  const [, what, as] = /^(?:an? |the )?([^,;]{3,60}?) counts? as ([^,;]+)$/i.exec(text) ?? [];
  if (what && as) return `count ${what.replace(/^they$/i, 'them')} as ${as}`;
  const [, doing, rest] = /^(\p{Ll}+ing) (only\b.*)$/iu.exec(text) ?? [];
  if (doing) return `allow ${doing} ${rest}`;
  return /^by (?:the )?\p{Ll}+$/iu.test(text) ? `do it ${text}` : undefined;
}
