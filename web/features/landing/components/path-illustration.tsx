/** Contour lines of the ground that the path climbs: each a ridge a little higher than the one before. */
const ridges = [
  'M-20 470C70 452 120 486 220 462S400 430 560 452',
  'M-20 424C80 400 150 446 250 412S420 372 560 396',
  'M-20 372C60 352 160 398 262 356S430 308 560 334',
  'M-20 316C70 300 150 344 256 300S420 244 560 272',
  'M-20 258C60 246 140 288 240 244S410 182 560 208',
  'M-20 198C60 192 130 230 226 188S400 122 560 146',
  'M-20 138C60 136 120 170 212 132S390 66 560 86',
];

const stretches = [
  {
    d: 'M30 494C30 440 62 424 112 420',
    stops: [
      [38.8, 454],
      [70.2, 428.3],
    ],
  },
  {
    d: 'M112 420C190 414 236 404 236 346S250 268 306 262',
    stops: [
      [205, 401.6],
      [237.5, 318.1],
    ],
  },
  {
    d: 'M306 262C372 255 420 244 424 188S428 122 440 92',
    stops: [
      [386.8, 244.1],
      [424.9, 175.8],
    ],
  },
] as const;

const stations = [
  { x: 112, y: 420, name: 'Ideation & Planning', dx: 14, dy: 40, anchor: 'start' },
  { x: 306, y: 262, name: 'Development', dx: -22, dy: -14, anchor: 'end' },
  { x: 440, y: 92, name: 'Launch & Growth', dx: -34, dy: 7, anchor: 'end' },
] as const;

/** The product in one picture: a path up a hill in three stretches, the last still to be walked. */
export function PathIllustration() {
  return (
    <svg viewBox="0 0 520 520" className="mx-auto w-full max-w-[34rem]" role="img" aria-labelledby="path-title">
      <title id="path-title">A path in three stretches: Ideation and Planning, Development, Launch and Growth</title>
      <g className="fill-none stroke-line" strokeWidth="1.5">
        {ridges.map((ridge) => (
          <path key={ridge} d={ridge} />
        ))}
      </g>
      {stretches.map(({ d, stops }, index) => {
        const ahead = index === stretches.length - 1;
        const ink = ahead ? 'stroke-accent' : 'stroke-ink';
        return (
          <g key={d} className={ink}>
            <path
              d={d}
              fill="none"
              strokeWidth="5"
              strokeLinecap="round"
              strokeDasharray={ahead ? '0.1 13' : undefined}
            />
            {stops.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="6" strokeWidth="3" className="fill-paper" />
            ))}
          </g>
        );
      })}
      {stations.map(({ x, y, name, dx, dy, anchor }, index) => {
        const goal = index === stations.length - 1;
        return (
          <g key={name}>
            {goal && <circle cx={x} cy={y} r="24" className="fill-accent-soft" />}
            <circle cx={x} cy={y} r="12" className={goal ? 'fill-accent' : 'fill-ink'} />
            <text
              x={x + dx}
              y={y + dy}
              textAnchor={anchor}
              className="fill-ink stroke-paper font-serif text-[21px] font-medium"
              strokeWidth="8"
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
