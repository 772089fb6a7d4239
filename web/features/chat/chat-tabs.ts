/** What one tab tells the others of a project's conversation. */
type News = 'answering' | 'answered';

/** The tabs of this browser that show a project's conversation: between `join` and `leave` one hears what the others do. */
export function createTabs(projectId: string, onNews: (news: News) => void) {
  const open = () => new BroadcastChannel(`chat:${projectId}`);
  let channel: BroadcastChannel | null = null;
  return {
    join: () => {
      channel ??= open();
      channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data);
    },
    leave: () => {
      channel?.close();
      channel = null;
    },
    /** Also from a run that no screen of this tab shows. */
    tell: (news: News) => {
      const way = channel ?? open();
      way.postMessage(news);
      if (way !== channel) way.close();
    },
  };
}
