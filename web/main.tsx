import '#web/styles.css';
import { startApp } from '#web/start-app.tsx';

void startApp();
