/** Words that name no thing of a product: time, manner, the product itself, empty words. */
export const emptyNouns = new Set(
  'little yes yeses half third hello hey hmm lol kinda btw approx max min etc whatever rest majority result worst app application website site web webapp platform tool software system service product program solution idea project way thing stuff lot kind sort type bit place time day week month year hour minute evening morning afternoon night today tomorrow weekend weekday date moment need use help life world home people person someone everyone anyone something everything anything one ones list overview summary number example feature experience problem issue case part end top bottom start phone mobile smartphone tablet browser computer internet page screen button interface dashboard version mvp startup market interest area city town country neighbourhood neighborhood village street ability chance access purpose goal work order-ahead advance front rest other user-friendly mind future past reason result answer fact step process money price cost cut-off cutoff rule rules morning-after name names view back side detail details hand eye key line form-factor instruction instructions prompt total totals copy mode glance somewhere anywhere something anything nothing round couch home june july may january february march april august september october november december max half lunchtime sunday monday tuesday wednesday thursday friday saturday option options set link second millisecond percent euro pound dollar cent kilometre kilometer mile kilogram gram litre liter unit ai cli api sdk gpt llm saas'.split(
    ' ',
  ),
);

/** Before 'book' these make it one that is written or read, and nothing that is booked: 'lambing book', 'log book'. For a pattern. */
export const ofWrittenBook = '\\w+ing|log|note|record|black|guest|day|hand|cook|address|phone|minute|story|visitors?';

/** Nouns without a plural, and what one of them is called. */
export const countedAs: Readonly<Record<string, string>> = {
  bread: 'loaf',
  payroll: 'payroll clerk',
  accounting: 'accountant',
  audio: 'audio track',
  blood: 'donation',
  ceramics: 'ceramic piece',
  electronics: 'device',
  pottery: 'pot',
  food: 'dish',
  homework: 'homework task',
  equipment: 'piece of equipment',
  furniture: 'piece of furniture',
  music: 'track',
  money: 'amount',
  data: 'record',
  information: 'entry',
  content: 'post',
  laundry: 'laundry load',
  clothing: 'garment',
  clothes: 'garment',
  jewellery: 'piece of jewellery',
  jewelry: 'piece of jewelry',
  coffee: 'coffee',
  feedback: 'comment',
  advice: 'tip',
  sleep: 'night of sleep',
  weight: 'weight reading',
  mood: 'mood',
  vocabulary: 'word',
  pastry: 'pastry',
  progress: 'progress entry',
  inventory: 'stock item',
  stock: 'stock item',
  produce: 'product',
  art: 'artwork',
  work: 'piece of work',
  software: 'program',
  news: 'story',
  fitness: 'workout',
  health: 'health record',
  spending: 'expense',
  merchandise: 'product',
  cake: 'cake',
  knowledge: 'note',
  poetry: 'poem',
  paperwork: 'form',
  medication: 'medicine',
  gear: 'piece of gear',
  luggage: 'bag',
  mail: 'letter',
  traffic: 'route',
  housework: 'chore',
  water: 'drink',
};

/** Adjectives that would otherwise read as nouns. */
export const adjectives = new Set(
  'funny boring quiet dignified wet dry grand tatty sure embarrassed lovely tolerable titular important necessary urgent relevant different absent permanent separate chaotic older younger newer happy healthy rich calm productive lonely bored sad unhappy successful able due much annoying proper ready away bad accessible friendly vegan organic rare safe small big large new old local daily weekly monthly own other different good best better great free online offline personal private public social digital mobile many few several some own single busy young elderly independent healthy sick first second third next last open closed nice cool smart real short long early late high low same similar main special available upcoming nearby used second-hand handmade homemade fresh two-player multiplayer multi-player custom remote freelance professional favourite favorite common whole complete missing right wrong current recent full empty extra national international shared monthly annual lost found simple easy fast quick modern secure robust intuitive seamless efficient flexible scalable user-friendly beautiful amazing innovative powerful'.split(
    ' ',
  ),
);
