import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { mostCharacters } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeSecureFeaturePrompt } from '#worker/features/guide/prompts/secure-feature.rules.ts';

const product = deriveProduct(
  'Tags',
  `What it is
- Seven-day inspections of scaffolds for small firms, with a register that an inspector can show, and a report for the site manager on the same day
Who uses it
- Inspectors
- Office (me)
- Site managers
What happens
- The office puts up a scaffold → new scaffold: reference, site, address, what it is for, load class, length, top lift height, date erected
- An inspector inspects a scaffold, marks defects, takes photos and signs pass or fail → new inspection: scaffold, inspector, position, date and time, place, anything found, action taken, further action; new defect: inspection, what is wrong, photo, fixed on; scaffold becomes in use or failed
- The site manager reads the report and reports damage → new damage report: scaffold, what is damaged, photo; the office is told
What is kept
- Scaffold: reference, site, address, what it is for, load class, length, top lift height, date erected; states: being built, in use, failed, struck
- Inspection: scaffold, inspector, position, date and time, place, anything found, action taken, further action
- Defect: inspection, what is wrong, photo, fixed on
- Damage report: scaffold, what is damaged, photo
- Inspector: name, card number, card runs out on
What always holds
- Failed means the tag comes off and only a fresh passed inspection makes it in use again.
- An inspector whose card has run out can't sign.
- No backdating, not by anyone, not for a good customer.
- It must work on a roof in rain with no signal.`,
  [],
);
const basis = '`docs/requirements.md` (Requirements v1)';

it.each(product.features.map((feature) => [feature.title, feature] as const))(
  'the prompt that builds “%s” against misuse fits, with all its sections',
  (_, feature) => {
    const { content } = writeSecureFeaturePrompt(product, basis, feature);
    expect(content.length).toBeLessThanOrEqual(mostCharacters);
    for (const section of ['Goal', 'Context', 'Attacks', 'Always', 'Files', 'Verify'])
      expect(content).toContain(`\n## ${section}`);
  },
);
