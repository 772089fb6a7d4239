import type { ChecklistGroup } from '#shared/checklists.ts';

/** Step 2: how long people wait, how much the product can take, and how you hear of trouble. */
export const performanceGroups: ChecklistGroup[] = [
  {
    id: 'performance-basics',
    stepNumber: 2,
    title: 'Performance Basics',
    description:
      'On an ordinary phone and network nobody waits for your pages, and you learn of faults and outages before a user writes.',
    skillLevel: 'basic',
    category: 'Performance',
    tasks: [
      {
        id: 'performance-image-sizes',
        description:
          'Serve each picture as WebP or AVIF in the size in which it is shown, and load those further down the page later.',
        howToVerify:
          'No picture on the main pages weighs over 200 KB or is more than twice as wide as its place, and nothing jumps while they arrive.',
        priority: 'nice-to-have',
        alternatives: ['Squoosh', 'Cloudflare Images', 'Cloudinary', 'The image component of Next.js or Astro'],
      },
      {
        id: 'performance-web-vitals',
        description:
          'Measure your three main pages and bring them within Google’s Core Web Vitals: loading, reacting, standing still.',
        howToVerify:
          'On a mid-range phone the main content shows within 2.5 s (LCP), a tap reacts within 200 ms (INP) and the shift score stays under 0.1 (CLS).',
        priority: 'must-have',
        alternatives: ['PageSpeed Insights', 'The Performance panel of Chrome DevTools', 'WebPageTest', 'DebugBear'],
      },
      {
        id: 'performance-database-indexes',
        description:
          'Have your coding tool list all database queries and give each an index, the register that saves reading every row.',
        howToVerify:
          'With 10,000 test entries the database’s own account (EXPLAIN) shows no reading of a whole growing table, and no screen needs more than 10 queries.',
        priority: 'nice-to-have',
      },
      {
        id: 'performance-lists-in-pages',
        description:
          'Load long lists a page at a time, and leave searching and sorting to the database instead of the browser.',
        howToVerify:
          'With 5,000 entries the list shows its first rows within a second, and the network view counts under 200 KB for them.',
        priority: 'nice-to-have',
      },
      {
        id: 'performance-cached-files',
        description:
          'Serve scripts, styles and fonts by a CDN, servers near the visitor, with names that change with their content.',
        howToVerify:
          'On a second visit the network view says “disk cache” beside them, and after a release people get the new version without clearing anything.',
        priority: 'nice-to-have',
        alternatives: ['Cloudflare', 'Vercel', 'Netlify', 'Amazon CloudFront'],
      },
      {
        id: 'performance-error-alerts',
        description:
          'Collect the errors of pages and server in one place that alerts you, stripped of names, addresses and typed text.',
        howToVerify:
          'An error caused on purpose in a page, and one on the server, each reached you within five minutes with the line of code to blame.',
        priority: 'must-have',
        alternatives: ['Sentry', 'GlitchTip', 'Rollbar', 'Honeybadger'],
      },
      {
        id: 'performance-uptime-check',
        description:
          'Have an outside service open your app every few minutes, at an address that also asks the database something.',
        howToVerify:
          'You stopped a test copy that it watches: within ten minutes your phone rang, and it rang again when the copy was back.',
        priority: 'must-have',
        alternatives: ['UptimeRobot', 'Better Stack', 'Uptime Kuma', 'Pingdom'],
      },
    ],
  },
  {
    id: 'advanced-performance',
    stepNumber: 2,
    title: 'Advanced Performance',
    description:
      'You know from real visits and a rehearsed rush how much the product can take, and a failing neighbour does not pull it down.',
    skillLevel: 'advanced',
    category: 'Performance',
    tasks: [
      {
        id: 'performance-real-visits',
        description:
          'Watch loading (LCP), reacting (INP) and shifting (CLS) in the browsers of real visitors too, by page, device and country.',
        howToVerify:
          'At the 75th percentile, the mark that three of four visits stay below, all three were in Google’s “good” range last week, and the slowest page has a task.',
        priority: 'nice-to-have',
        alternatives: ['Cloudflare Web Analytics', 'Vercel Speed Insights', 'Sentry', 'Google’s web-vitals library'],
      },
      {
        id: 'performance-script-budget',
        description:
          'Set a limit for the script that a first visit loads, fetch heavy parts when needed, and let the build fail above it.',
        howToVerify:
          'The first page loads at most 170 KB of compressed script, and a build with a needless chart library added was refused.',
        priority: 'nice-to-have',
        alternatives: ['Size Limit', 'Lighthouse CI', 'A budget in angular.json, for Angular'],
      },
      {
        id: 'performance-shared-answers',
        description:
          'Keep answers that are the same for many ready for a stated time (a cache), and mark private ones no-store.',
        howToVerify:
          'A kept answer comes within 100 ms and a change shows within the stated time; two accounts used in turn never see each other’s data.',
        priority: 'advanced',
        conditional: 'When many people read the same content',
      },
      {
        id: 'performance-work-in-queue',
        description:
          'Move whatever takes over a second into a queue, a line of jobs worked off behind the scenes and tried again on failure.',
        howToVerify:
          'The page answers within half a second and shows how far the work is; a job killed halfway ends properly, and its mail goes out once.',
        priority: 'advanced',
        alternatives: ['Cloudflare Queues', 'Inngest', 'Trigger.dev', 'BullMQ'],
      },
      {
        id: 'performance-outside-failures',
        description:
          'Give each call of an outside service a time limit and a fallback, so that its outage does not become yours.',
        howToVerify:
          'Block the services one after the other: each time the app opens, says within ten seconds what is missing, and charges nobody twice.',
        priority: 'nice-to-have',
      },
      {
        id: 'performance-load-test',
        description:
          'Send five times the visitors of your busiest expected hour at a copy of the product, with real journeys.',
        howToVerify:
          'For 15 minutes 95 % of the answers take under 500 ms and fewer than 1 in 1,000 fail; you know what gives way first, and at which number.',
        priority: 'nice-to-have',
        conditional: 'When a launch, a campaign or a fixed hour brings many people at once',
        alternatives: ['Grafana k6', 'Artillery', 'Locust', 'Apache JMeter'],
      },
    ],
  },
  {
    id: 'enterprise-performance-monitoring',
    stepNumber: 2,
    title: 'Enterprise Performance Monitoring',
    description:
      'Speed and reliability have promised figures, you see them slip in time, and the cause of a slow request is minutes away.',
    skillLevel: 'expert',
    category: 'Performance',
    tasks: [
      {
        id: 'monitoring-objectives',
        description:
          'Set objectives for the three journeys that matter, such as 99.5 % succeed and 95 % answer within 500 ms over 28 days.',
        howToVerify:
          'A dashboard shows each objective beside the last 28 days, and the figures are counted where the user is, not on the server alone.',
        priority: 'advanced',
      },
      {
        id: 'monitoring-error-budget',
        description:
          'Agree what happens when the error budget, the failures that an objective allows, is used up: features wait.',
        howToVerify:
          'The rule is on one page, all who may release have agreed to it, and you played it through with one past incident.',
        priority: 'advanced',
        conditional: 'When several people build features and keep the product running',
      },
      {
        id: 'monitoring-traces',
        description:
          'Trace requests: give each an id and record how long every part took, from the click to the database.',
        howToVerify:
          'From the id on a user’s error message you find the slowest part in under ten minutes, without seeing what the user typed.',
        priority: 'advanced',
        alternatives: ['OpenTelemetry with Grafana Tempo', 'Honeycomb', 'Datadog', 'SigNoz'],
      },
      {
        id: 'monitoring-browser-journeys',
        description:
          'Let a real browser run through sign-in and the main journey every 15 minutes, from two parts of the world.',
        howToVerify:
          'A step broken on purpose was reported within 30 minutes with a picture of the screen, and the robot’s account is left out of your figures.',
        priority: 'advanced',
        alternatives: ['Checkly', 'Grafana Cloud Synthetic Monitoring', 'Datadog Synthetic Monitoring'],
      },
      {
        id: 'monitoring-alerts-worth-waking',
        description:
          'Wake somebody only for what users feel and what can’t wait for morning; turn every other alert into a task.',
        howToVerify:
          'Of the last ten alerts at least eight needed action, each led to a page of written steps, and a staged fault rang within ten minutes.',
        priority: 'advanced',
        alternatives: ['Grafana Cloud IRM', 'PagerDuty', 'incident.io', 'Better Stack'],
      },
      {
        id: 'monitoring-releases-compared',
        description:
          'Mark each release in the charts, and compare speed, errors and cost per request with the day before.',
        howToVerify:
          'For the last three releases you can tell within a minute which one slowed the app, and a slowdown of 20 % opens a task by itself.',
        priority: 'advanced',
      },
      {
        id: 'monitoring-reviews-without-blame',
        description:
          'Write a review after every outage: what happened, when you noticed, what will make it rarer or shorter.',
        howToVerify:
          'Each review was written within five working days, names causes instead of culprits, and its actions were done within 30 days.',
        priority: 'advanced',
      },
    ],
  },
];
