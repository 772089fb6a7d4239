import { describe, expect, it } from 'vitest';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const cameras =
  'Students rent camera equipment from the school. A student reserves a camera for some days. The technician hands it over with a checklist and a photo. Students return the camera on the last day, and the technician checks it.';

describe('what is revoked later', () => {
  it('is cut out of the act before anything follows from it, and is not told as unused', async () => {
    const talk = createConversation(cameras);
    await talk.say('start');
    await talk.say([]);
    expect(talk.bodyOf('requirements')).toMatch(/checklist and a photo/);
    await talk.say('No photo after all.');
    const requirements = talk.bodyOf('requirements') ?? '';
    const [whole = '', limits = ''] = requirements.split('## What it will not do');
    const before = whole.replace(/## Who it is not for[\s\S]*?(?=\n## )/, '');
    expect(before).not.toMatch(/photo/i);
    expect(before).toMatch(/with a checklist/);
    expect(limits).toMatch(/No photo/);
    expect(requirements).not.toMatch(/Not used so far[^\n]*photo/);
  });
});
