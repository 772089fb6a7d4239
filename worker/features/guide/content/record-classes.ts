import type { PatternId } from '#worker/features/guide/content/patterns/pattern.ts';
import { agreementClasses } from '#worker/features/guide/content/records/agreements.ts';
import type { RecordClass } from '#worker/features/guide/content/records/record-class.ts';
import { tradeClasses } from '#worker/features/guide/content/records/trade.ts';
import { workClasses } from '#worker/features/guide/content/records/work.ts';
import { workPieceClasses } from '#worker/features/guide/content/records/works.ts';

/** Every kind of record that the guide knows. */
export const recordClasses: RecordClass[] = [...agreementClasses, ...tradeClasses, ...workClasses, ...workPieceClasses];

/** Kinds for which a shape has records of its own: its acts leave no second one. */
export const kindsOfPattern: Readonly<Record<PatternId, string>> = {
  order: 'order,product,payment,delivery',
  store: 'order,product,payment,delivery,stock',
  booking: 'booking,slot,visit',
  exchange: 'loan,request,message,rating,swap,booking,order',
  community: 'comment,article,registration,group',
  learning: 'lesson,course,task,assessment,card',
  intake: 'request,form,document,invitation',
  tracking: '',
  generator: 'made text,translation,summary,document,inspection',
  discovery: 'rating,place',
  game: 'round of a game,registration,document,message',
  devtool: 'inspection,comment,rating,message,document,fault,translation',
  publishing: 'article,subscription,message,registration',
};
