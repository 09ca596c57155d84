import type { RspressPlugin } from '@rspress/core';

/**
 * Lets each plugin work on the built site when the one before has finished. Rspress starts them all
 * at once, though one reads what another writes.
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
      afterBuild(...build) {
        previous = previous.then(() => afterBuild.apply(plugin, build));
        return previous;
      },
    };
  });
}
