/** What the Worker loads with its first call for it (on-demand.ts) is loaded before the tests here: no test shall wait for the sources. */
import '#worker/features/account/account-export.service.ts';
import '#worker/features/chat/context/condensing.service.ts';
import '#worker/features/chat/run/run.service.ts';
import '#worker/features/guide/guide.model.ts';
import '#worker/platform/auth.ts';
