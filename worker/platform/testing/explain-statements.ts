import { afterAll, expect } from 'vitest';
import { findBadPlans, takeNewStatements, watchStatements } from '#worker/platform/testing/d1-statements.ts';

// Whatever a test has the app ask D1 is explained at the end of its file, so that no statement has to be put on a list.
watchStatements();

afterAll(async () => {
  expect(await findBadPlans(takeNewStatements())).toEqual([]);
});
