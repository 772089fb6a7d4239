/** Languages that the guide recognises but does not write; `words` carry the sense of an idea into English, word by word. */
export type ForeignLanguage = {
  id: string;
  name: string;
  signs: string[];
  greeting: string;
  words: Record<string, string>;
};

function readPairs(pairs: string): Record<string, string> {
  return Object.fromEntries(pairs.split(',').map((pair) => pair.trim().split('=') as [string, string]));
}

export const foreignLanguages: ForeignLanguage[] = [
  {
    id: 'de',
    name: 'German',
    signs:
      'der die das und mit für eine einen ich wir ist nicht von den dem zu können kann auf auch sich ein im wo damit oder bei wie ihre ihr sie es ob wird werden sind beim zur zum wenn dass haben um einer eines soll sollen kein keine jede jeden jeder nur noch aber alle wer möchte bitte'.split(
        ' ',
      ),
    greeting:
      'Danke, ich habe Ihre Idee gelesen. Ich schreibe bisher nur auf Englisch; antworten können Sie mit einem Klick, und kurze Bitten auf Deutsch verstehe ich.',
    words: readPairs(
      'nachbarn=neighbours,nachbar=neighbours,werkzeug=tools,werkzeuge=tools,verleihen=lend,leihen=borrow,ausleihen=borrow,kunden=customers,bestellen=order,bestellung=order,brot=bread,brötchen=rolls,bäckerei=bakeries,bäcker=bakers,patienten=patients,ärzte=doctors,arzt=doctors,termin=appointments,termine=appointments,buchen=book,schüler=students,lehrer=teachers,lernen=learn,üben=practise,vokabeln=words,wörter=words,rezepte=recipes,rezept=recipes,kochen=cook,ausgaben=expenses,geld=money,haushalt=household,familie=families,eltern=parents,kinder=children,hunde=dogs,hund=dogs,katzen=cats,haustiere=pets,pflanzen=plants,garten=gardens,spiel=game,spieler=players,spielen=play,aufgaben=tasks,verwalten=manage,planen=plan,erinnern=remind,erinnert=remind,teilen=share,finden=find,suchen=search,verkaufen=sell,kaufen=buy,mitarbeiter=employees,anträge=requests,antrag=requests,genehmigen=approve,rechnungen=invoices,freunde=friends,veranstaltungen=events,reisen=trips,reise=trips,bücher=books,musik=music,training=workouts,sport=fitness,notieren=record,verfolgen=track,ausfüllen=fill,formulare=forms,fotos=photos,vereine=clubs,verein=clubs,mitglieder=members,wohnung=flats,mieter=tenants,vermieter=landlords,entwickler=developers,abholen=collect,liefern=deliver,tauschen=swap',
    ),
  },
  {
    id: 'es',
    name: 'Spanish',
    signs:
      'el la los las una un para que con por de en y mi su sus como del al se puedan pueden quiero es aplicación'.split(
        ' ',
      ),
    greeting: 'Gracias, he leído su idea. Por ahora solo escribo en inglés; puede responder con un clic.',
    words: readPairs(
      'vecinos=neighbours,herramientas=tools,prestar=lend,clientes=customers,pedir=order,pedidos=orders,pan=bread,panadería=bakeries,pacientes=patients,médicos=doctors,citas=appointments,reservar=book,estudiantes=students,alumnos=students,profesores=teachers,aprender=learn,practicar=practise,palabras=words,recetas=recipes,cocinar=cook,gastos=expenses,dinero=money,familia=families,padres=parents,niños=children,perros=dogs,gatos=cats,mascotas=pets,plantas=plants,juego=game,jugadores=players,jugar=play,tareas=tasks,planear=plan,recordar=remind,compartir=share,encontrar=find,buscar=search,vender=sell,comprar=buy,empleados=employees,solicitudes=requests,aprobar=approve,facturas=invoices,amigos=friends,eventos=events,viajes=trips,libros=books,música=music,ejercicio=workouts,registrar=record,formularios=forms,fotos=photos,miembros=members,inquilinos=tenants,desarrolladores=developers,recoger=collect,entregar=deliver',
    ),
  },
  {
    id: 'fr',
    name: 'French',
    signs:
      'le la les une un pour que avec dans des du et je nous mon est qui sur aux au permet leurs leur application où'.split(
        ' ',
      ),
    greeting: "Merci, j'ai lu votre idée. Je n'écris pour l'instant qu'en anglais ; vous pouvez répondre d'un clic.",
    words: readPairs(
      'voisins=neighbours,outils=tools,prêter=lend,emprunter=borrow,clients=customers,commander=order,commandes=orders,pain=bread,boulangerie=bakeries,boulangers=bakers,patients=patients,médecins=doctors,rendez-vous=appointments,réserver=book,étudiants=students,élèves=students,professeurs=teachers,apprendre=learn,pratiquer=practise,mots=words,recettes=recipes,cuisiner=cook,dépenses=expenses,argent=money,famille=families,parents=parents,enfants=children,chiens=dogs,chats=cats,animaux=pets,plantes=plants,jeu=game,joueurs=players,jouer=play,tâches=tasks,planifier=plan,rappeler=remind,partager=share,trouver=find,chercher=search,vendre=sell,acheter=buy,employés=employees,demandes=requests,approuver=approve,factures=invoices,amis=friends,événements=events,voyages=trips,livres=books,musique=music,sport=fitness,noter=record,formulaires=forms,photos=photos,membres=members,locataires=tenants,développeurs=developers,livrer=deliver,échanger=swap',
    ),
  },
];

/** Languages that are only recognised. */
export const otherSigns: { name: string; signs: string[] }[] = [
  { name: 'Italian', signs: 'il gli una per che con di della sono come nel più mio'.split(' ') },
  { name: 'Portuguese', signs: 'uma para que com não os as do da em minha são'.split(' ') },
  { name: 'Dutch', signs: 'het een van voor met en dat die niet om zijn kunnen'.split(' ') },
  { name: 'Polish', signs: 'dla się jest które nie na aplikacja oraz który'.split(' ') },
];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Names in use beside those of CLDR, which says 'Bangla' and 'Filipino'. */
const alsoCalled = ['Bengali', 'Mandarin', 'Cantonese', 'Tagalog', 'Gaelic', 'Farsi', 'Dari'];
let languageNames: ReadonlySet<string> | undefined;

/** Whether a name is the English one of a language that has a code of two letters (ISO 639-1), as a rule may list those in which a product speaks. */
export function isLanguage(name: string): boolean {
  languageNames ??= listLanguages();
  return languageNames.has(name);
}

function listLanguages(): ReadonlySet<string> {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const called = letters.flatMap((one) => letters.flatMap((other) => names.of(one + other) ?? []));
  return new Set([...called, ...alsoCalled]);
}
