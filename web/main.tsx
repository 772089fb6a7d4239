import '#web/styles.css';
import { startApp } from '#web/start-app.tsx';

// The app's shell wants it at once; a prerendered page fetches it early and says when (static-page.ts).
if (document.querySelector('#app > [role=status]')) void startApp();
else document.addEventListener('start-app', () => void startApp(), { once: true });
