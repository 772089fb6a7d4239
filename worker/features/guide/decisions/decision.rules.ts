/** What was decided, under the topic that it settles. */
export type Decision = { topic: string; decision: string };
