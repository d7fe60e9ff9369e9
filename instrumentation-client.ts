/** Next calls this when the browser sets out for another page, by whichever link, key or button. */
export { setOut as onRouterTransitionStart } from './app/(console)/_lib/set-out';
