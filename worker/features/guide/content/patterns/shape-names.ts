/** What a shape is called by somebody who says that the product is none: 'this is no community'. */
export const shapeNames: { id: string; names: RegExp }[] = [
  {
    id: 'community',
    names:
      /^(?:[\p{L}-]+ )*(?:community|forum|club|(?:social )?network|social (?:media|app|platform)|meeting place)$/iu,
  },
  { id: 'game', names: /^(?:[\p{L}-]+ )*game$/iu },
  { id: 'store', names: /^(?:[\p{L}-]+ )*(?:shop|store|web ?shop|marketplace)$/iu },
  { id: 'order', names: /^(?:[\p{L}-]+ )*(?:shop|marketplace|ordering (?:app|system|tool))$/iu },
  {
    id: 'exchange',
    names: /^(?:[\p{L}-]+ )*(?:marketplace|exchange|flea market|swap shop|lending (?:app|platform))$/iu,
  },
  { id: 'booking', names: /^(?:[\p{L}-]+ )*(?:booking|appointment|reservation) (?:app|system|tool|platform|site)$/iu },
  { id: 'learning', names: /^(?:[\p{L}-]+ )*(?:course|school|learning (?:app|platform|tool))$/iu },
  { id: 'intake', names: /^(?:[\p{L}-]+ )*(?:form|survey|questionnaire)$/iu },
  { id: 'tracking', names: /^(?:[\p{L}-]+ )*(?:tracker|habit app|diary)$/iu },
  { id: 'discovery', names: /^(?:[\p{L}-]+ )*(?:directory|map|finder|search engine)$/iu },
  { id: 'publishing', names: /^(?:[\p{L}-]+ )*(?:newsletter|blog|podcast|magazine)$/iu },
  { id: 'generator', names: /^(?:[\p{L}-]+ )*(?:generator|ai tool|chat ?bot)$/iu },
];
