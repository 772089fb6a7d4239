/** German names of what the guide writes, as they stand in a request, and what they are called here. */
export const germanTitles: [RegExp, string][] = [
  [/\banforderung(?:en|skatalog|sdokument)?\b|\blastenheft\b|\bpflichtenheft\b/i, 'requirements'],
  [/\barchitektur\b/i, 'architecture'],
  [/\bdatenmodell\b|\bdatenbank(?:modell|schema)?\b/i, 'data model'],
  [/\bsicherheits(?:plan|konzept)\b|\bsicherheit\b/i, 'security plan'],
  [/\btestplan\b|\btests\b/i, 'test plan'],
  [/\b(?:umsetzungs|implementierungs|projekt|bau|entwicklungs)?plan\b/i, 'implementation plan'],
  [/\bvision(?:spapier)?\b|\bkurzbeschreibung\b/i, 'vision brief'],
  [/\bnutzerreisen?\b|\babläufe\b|\bnutzer-?wege\b/i, 'user journeys'],
  [/\bmarkt(?:analyse|übersicht)?\b|\bwettbewerb(?:er|sanalyse)?\b|\bkonkurrenz\b/i, 'market worksheet'],
  [/\bgeschäftsmodell\b|\bpreismodell\b/i, 'business model'],
  [/\bwerkzeuge\b|\btechnik(?:auswahl)?\b/i, 'tools and stack'],
  [/\b(?:api|schnittstelle\w*)\b/i, 'API outline'],
  [/\bmarken(?:blatt|auftritt)\b|\blogo\b|\bfarben\b/i, 'brand sheet'],
  [/\bdatenschutz\w*\b|\bimpressum\b|\brecht(?:liches|stexte)\b|\bagb\b|\bdsgvo\b/i, 'legal checklist'],
  [/\b(?:start|launch|einführungs)-?plan\b/i, 'launch plan'],
  [/\bwachstums(?:plan|strategie)\b/i, 'growth plan'],
  [/\bprompts?\b/i, 'prompts'],
];

/** Orders to write: what is written follows from the titles above. */
export const germanOrder =
  /\b(?:schreib\w*|erstell\w*|mach\w*|verfass\w*|gib|geben sie|zeig\w*|generier\w*|entwirf|entwerf\w*|aktualisier\w*|überarbeit\w*|ich (?:brauche|möchte|will|hätte)|wir (?:brauchen|möchten|wollen)|jetzt|bitte)\b/i;

/** Short German requests and the English that they mean; each must be the whole message. */
export const germanRequests: [RegExp, string][] = [
  [
    /^(?:können wir (?:jetzt )?(?:anfangen|beginnen|loslegen|starten)|fangen wir an|lass uns (?:anfangen|beginnen|starten))$/i,
    "let's start",
  ],
  [
    /^(?:und )?was (?:kommt|ist|mache ich|machen wir|soll ich|muss ich)(?: \w+)? (?:als nächstes|jetzt|dann|danach|zuerst)(?: (?:tun|machen))?$|^wie geht(?:'s| es)(?: jetzt)? weiter$|^nächster schritt$|^was nun$/i,
    'what is next?',
  ],
  [
    /^(?:ich (?:weiß|weiss)(?: es| das)?(?: leider| noch)? nicht|(?:weiß|weiss) (?:ich |es )?(?:leider |noch )?nicht|keine ahnung|ka|k\. ?a\.|kein plan|keine meinung|bin (?:mir )?(?:nicht sicher|unsicher)|verstehe? ich nicht|ich verstehe (?:das|die frage|es) nicht)$/i,
    'no idea',
  ],
  [
    /^(?:ja|jawohl|ja,? bitte|ja,? gerne?|gerne?|passt|einverstanden|genau|weiter|mach weiter|machen sie weiter|ja,? mach (?:das|weiter)|los(?: geht'?s)?|leg los)$/i,
    'yes',
  ],
  [/^(?:nein|nein,? danke|nee|lieber nicht|nicht jetzt|noch nicht|stopp|warte(?:n sie)?)$/i, 'not now'],
  [/^(?:danke|vielen dank|danke schön|dankeschön|prima|toll|sehr gut)(?:[,!. ]+danke)?$/i, 'thanks'],
  [/^(?:hallo|guten (?:tag|morgen|abend)|moin|servus|grüezi)(?: zusammen)?$/i, 'hello'],
  [
    /^(?:ich bin |das ist |es ist |bin )?(?:fertig|erledigt|geschafft)(?: damit| jetzt)?$|^(?:die aufgabe|das|es) (?:ist )?(?:erledigt|fertig)$/i,
    'done',
  ],
  [
    /^(?:überspring\w*|auslassen|lass(?:en)?(?: sie)? (?:das|es|den schritt) (?:aus|weg)|(?:diesen|den) schritt überspringen)(?: (?:das|es|diesen schritt|den schritt))?(?: bitte)?$/i,
    'skip this step',
  ],
  [
    /\b(?:stell\w*|frag\w*)\b.{0,20}\b(?:fragen|mich|mir)\b|^(?:noch )?(?:weitere|andere|mehr) fragen$|^was (?:brauchst du|brauchen sie|willst du|wollen sie|musst du|müssen sie)\b.{0,30}(?:mir|wissen)$/i,
    'ask me your questions',
  ],
  [
    /^(?:zeig\w* (?:mir )?)?(?:die |meine |eine )?(?:check-?liste|aufgabenliste|aufgaben|to-?do-?liste)$|^was ist (?:noch )?offen$|^gib mir (?:die|eine) check-?liste$/i,
    'give me the checklist',
  ],
  [
    /^was (?:ist|wurde|haben wir|hast du) (?:bisher |bis jetzt |schon )?(?:entschieden|beschlossen|festgelegt)(?: worden)?$|^(?:zeig\w* (?:mir )?)?(?:die |alle )?entscheidungen$/i,
    'what is decided?',
  ],
  [
    /^wo (?:bin ich|stehe ich|stehen wir|sind wir)(?: gerade| jetzt)?$|^in welchem schritt (?:bin ich|sind wir)$/i,
    'where am I?',
  ],
  [
    /^welche (?:funktionen|features) (?:gibt es|hat (?:es|die app|das produkt)|sind das)$/i,
    'which features are there?',
  ],
  [/^welche dokumente (?:gibt es|habe ich|sind da)(?: schon)?$/i, 'which documents are there?'],
  [/^(?:was|wie ?viel) kostet (?:das|es|die app|der betrieb)(?: mich)?$/i, 'what will it cost?'],
  [/^(?:wer|was) (?:bist du|sind sie)$|^was (?:kannst du|können sie)(?: alles)?$/i, 'what can you do?'],
  [/^(?:bitte )?(?:hilfe|hilf mir|helfen sie mir)$/i, 'help'],
  [
    /^(?:entscheide|entscheiden sie|wähle|wählen sie|such aus) (?:du|das|selbst|bitte|für mich|es)(?: \w+)?$|^(?:mach|nimm),? was du (?:willst|meinst|für richtig hältst|empfiehlst)$|^(?:ist mir )?egal$/i,
    'you decide',
  ],
];

/** Words around a request that say nothing. */
export const germanCourtesy =
  /^(?:(?:bitte|also|und|ok(?:ay)?|so|gut|dann|nun|hm+|na ja|äh+|hallo|können wir (?:trotzdem |jetzt |bitte )?(?:anfangen|beginnen|loslegen|starten)|bitte auf deutsch|auf deutsch bitte|auf deutsch)[\s,.!?:-]*)+|[\s,]*(?:bitte|danke|auf deutsch)[.!?]*$/gi;
