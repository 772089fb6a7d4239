import { isSingle, type Noun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';

/** Verbs that stand in sentences which were made for several. */
const verbs =
  'come|want|have|are|were|do|use|need|see|get|look|find|know|go|say|pay|share|work|start|stop|keep|hire|reach|tell|ask|read|write|open|enter|think|like|expect|miss|lose|wait|stay|sign|meet|give|take|spend|leave|send|talk|try|learn|hear|choose|decide|answer|trust|reject|accept|complain|change|grant|try|edit|delete|approve|confirm|cancel|book|order|bring';
/** After these a base form is right, or somebody else is the subject. */
const before =
  '(?:let|lets|help|helps|make|makes|can|must|may|might|should|shall|will|would|could|does|do|did|and|or|of|for|by|with|from|to|than|beside|between|among|about|against)';
const counts =
  '(?:the (?:first|next|last) )?(?:\\d{1,3}|two|three|four|five|six|ten|twenty|several|many|few|most|some|all|both|other|more|first|next|real|an?|the|each|every|any|another|your|these|those|\\d+ ?% of) (?:first |other |of )?(?:\\d+ )?';

/** A text that was made for several people, of those of whom there is one: 'ten the account keeper have' is 'the account keeper has'. */
export function agreeWithSingle(text: string, people: Noun[]): string {
  return people.filter(isSingle).reduce((told, { many }) => {
    const name = toPattern(many);
    const [, bare = ''] = /^the (.+)$/.exec(name) ?? [];
    return told
      .replace(new RegExp(`\\bdo (?=${name}\\b)`, 'gi'), 'does ')
      .replace(new RegExp(`(${name}) (?:whom )?you (?:already )?know(?: by name)?`, 'gi'), '$1')
      .replace(
        new RegExp(`(?<![-\\p{L}\\d.]|\\b(?:at|by|until|till|around|since) (?=\\d))${counts}${name}\\b`, 'giu'),
        (found) => (/^\p{Lu}/u.test(found) ? `T${many.slice(1)}` : many),
      )
      .replace(
        new RegExp(
          `\\b(?:an?|each|every|another|the first|the next) ${bare}\\b(?!-| (?:from|of|with|who|that|in|at)\\b)`,
          'gi',
        ),
        (found) => (/^\p{Lu}/u.test(found) ? `T${many.slice(1)}` : many),
      )
      .replace(
        new RegExp(`(?<!\\b${before} )(${name}) ((?:also |already |only |never |no longer )?)(${verbs})\\b(?!')`, 'gi'),
        (_, who: string, aside: string, verb: string) => `${who} ${aside}${verb === 'were' ? 'was' : thirdOf(verb)}`,
      );
  }, text);
}
