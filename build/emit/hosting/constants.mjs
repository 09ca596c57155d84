/** What the settings for hosts and our own server agree on; plain JavaScript, for the server. */

/** Folder whose files carry a hash of their content in their names. */
export const hashedFolder = 'static/';

/** `Cache-Control` of that folder: another content has another name. */
export const immutable = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else: stored, and revalidated each time. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Files of the build that are for hosts, not for readers. */
export const hostFiles = ['_headers', '_redirects', 'serve.json'];
