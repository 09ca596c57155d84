/**
 * Constants shared by the settings for hosts and the local server; plain JavaScript, for the
 * server.
 */

/** Folder of files with a content hash in their names. */
export const hashedFolder = 'static/';

/** `Cache-Control` for that folder: changed content gets a new name. */
export const immutable = 'public, max-age=31536000, immutable';

/** `Cache-Control` for all other files: cached, but revalidated on every request. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Files for hosts that are not served. */
export const hostFiles = ['_headers', '_redirects', 'serve.json'];
