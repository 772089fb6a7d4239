/** What one tab tells the others of a project's conversation. */
type News = 'answering' | 'answered';

/** Joins the tabs of this browser that show a project's conversation: what one does, the others hear. */
export function joinTabs(projectId: string, onNews: (news: News) => void) {
  const channel = new BroadcastChannel(`chat:${projectId}`);
  channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data);
  return { tell: (news: News) => channel.postMessage(news), leave: () => channel.close() };
}
