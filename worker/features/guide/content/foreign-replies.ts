/** Said in the person's own language: that the guide writes English, and what to do. By the id of content/languages. */
export const foreignReplies: Readonly<Record<string, string>> = {
  de: 'Ich verstehe Deutsch nur in Teilen und schreibe Englisch; gespeichert habe ich von dieser Nachricht nichts. Schreiben Sie es bitte in ein bis zwei einfachen englischen Sätzen (wer tut was womit), oder wählen Sie in meinen Fragen mit einem Klick. Für ein Gespräch auf Deutsch lässt sich ein Sprachmodell anschließen.',
  es: 'Entiendo el español solo en parte y escribo en inglés; no he guardado nada de este mensaje. Escríbalo, por favor, en una o dos frases sencillas en inglés (quién hace qué con qué), o responda a mis preguntas con un clic. Para conversar en español se puede conectar un modelo de lenguaje.',
  fr: 'Je ne comprends le français qu’en partie et j’écris en anglais ; je n’ai rien enregistré de ce message. Écrivez-le, s’il vous plaît, en une ou deux phrases simples en anglais (qui fait quoi avec quoi), ou répondez à mes questions d’un clic. Pour parler français, on peut connecter un modèle de langue.',
};

/** Said where what was told in another language is kept in its own words. */
export const foreignKept: Readonly<Record<string, string>> = {
  de: 'Ich verstehe Deutsch nur in Teilen und schreibe Englisch. Ihre Sätze habe ich so behalten, wie Sie sie gesagt haben: Sie stehen als offener Punkt in den Anforderungen. Sagen Sie es bitte noch in einem einfachen englischen Satz (wer tut was womit), dann baue ich es ein.',
  es: 'Entiendo el español solo en parte y escribo en inglés. He guardado sus frases tal como las dijo: figuran como punto abierto en los requisitos. Dígalo, por favor, en una frase sencilla en inglés (quién hace qué con qué) y lo incorporo.',
  fr: 'Je ne comprends le français qu’en partie et j’écris en anglais. J’ai gardé vos phrases telles quelles : elles figurent comme point ouvert dans les exigences. Redites-le, s’il vous plaît, en une phrase simple en anglais (qui fait quoi avec quoi), et je l’intègre.',
};

/** Said beside a document that was asked for in another language. */
export const foreignDocuments: Readonly<Record<string, string>> = {
  de: 'Ich schreibe nur Englisch, darum ist auch dieses Dokument englisch; gespeichert habe ich aus Ihrer Nachricht sonst nichts.',
  es: 'Solo escribo en inglés, por eso también este documento está en inglés; no he guardado nada más de su mensaje.',
  fr: 'Je n’écris qu’en anglais, ce document aussi est donc en anglais ; je n’ai rien enregistré d’autre de votre message.',
};

/** Said before an English reply to a German request: what it was taken for, and why the reply is English. */
export const germanLead = (english: string) =>
  `Verstanden als „${english}“; ich schreibe nur Englisch, darum antworte ich auf Englisch.`;
/** The same where answers to a form are German. */
export const germanAnswersLead =
  'Ihre deutschen Antworten habe ich übernommen; ich schreibe nur Englisch, darum stehen sie unübersetzt im englischen Text.';

/** Where a German idea was read in parts: said in the greeting, asked in the first question, and why. */
export const germanReading = {
  greeting:
    'Ich lese Deutsch nur in Teilen und habe Ihre Idee noch nicht gut genug verstanden. Bitte sagen Sie mir: Wer tut was, und womit? Zwei bis fünf kurze Sätze genügen, am besten auf Englisch; auch was ich schreibe, ist englisch.',
  ask: 'Wer tut was, und womit? Bitte in zwei bis fünf kurzen Sätzen, am besten auf Englisch.',
  why: 'Darauf beruht alles, was ich schreibe: Funktionen, Daten und Seiten folgen den Menschen und der Sache.',
} as const;
