import type { RspressPlugin } from '@rspress/core';

/**
 * Lets each plugin work on the built site when the one before has finished. Rspress starts them all
 * at once, though one reads what another writes; and the dev server, which builds no site, starts
 * them after each change, and shows no change any more when one fails. There they do nothing.
 *
 * @param plugins - in the order in which they shall work
 */
export function inOrder(plugins: readonly RspressPlugin[]): RspressPlugin[] {
  let previous: Promise<void> = Promise.resolve();
  return plugins.map((plugin) => {
    const { afterBuild } = plugin;
    if (!afterBuild) return plugin;
    return {
      ...plugin,
      afterBuild(config, isProduction) {
        if (!isProduction) return;
        previous = previous.then(() => afterBuild.call(plugin, config, isProduction));
        return previous;
      },
    };
  });
}
