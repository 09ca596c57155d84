/** Data for the components that show plugins. */
import { minors } from '../versions.ts';
import type { PluginFact, PluginOptionFact, PluginState, PluginsFile } from './index.ts';
import { formatDefault, lookUp } from './lookup.ts';
import type * as Shown from './shown.ts';
import { variedAliases, variedBy } from './varied.ts';

/** @param file - content of `src/data/plugins.json` */
export function pluginData({ plugins }: PluginsFile) {
  /** @throws {Error} listing the closest names */
  const pluginFact = (name: string): PluginFact => lookUp(plugins, name, 'plugin');

  /** Version and state of a plugin for a minor; undefined if no version is compatible. */
  const stateFor = ({ newestFor, states }: PluginFact, minor: string) => {
    const version = newestFor[minor];
    const state = version ? states[version] : undefined;
    return version && state ? { version, state } : undefined;
  };

  /** @throws {Error} listing the closest names */
  function pluginFactsData(plugin: string): Shown.PluginFactsData {
    const fact = pluginFact(plugin);
    const field = (name: 'peerRange' | 'factory' | 'pluginName') =>
      variedBy((minor) => stateFor(fact, minor)?.state[name] ?? null);
    return {
      plugin,
      install: variedBy((minor) => {
        const found = stateFor(fact, minor);
        return found ? { version: found.version, tag: found.state.installTag } : null;
      }),
      peerRange: field('peerRange'),
      factory: field('factory'),
      pluginName: field('pluginName'),
    };
  }

  /** @throws {Error} listing the closest names */
  function pluginOptionsData(plugin: string): Shown.PluginOptionsData {
    const fact = pluginFact(plugin);
    const states = minors.flatMap((minor) => stateFor(fact, minor)?.state ?? []);
    const names = [...new Set(states.flatMap(({ options }) => Object.keys(options)))];
    return {
      options: names.map((name) => optionRow(fact, name)),
      aliases: variedAliases(
        (minor) =>
          Object.values(stateFor(fact, minor)?.state.options ?? {}).map(({ type }) => type),
        (minor) => stateFor(fact, minor)?.state.types ?? {},
      ),
    };
  }

  /** Row of an option; versions that lack it have the values of those that do not. */
  function optionRow(fact: PluginFact, name: string): Shown.PluginOptionRow {
    const has = (state?: PluginState) => state?.options[name];
    const newest = minors.find((minor) => has(stateFor(fact, minor)?.state)) ?? '';
    const optionIn = (minor: string): PluginOptionFact =>
      has(stateFor(fact, minor)?.state) ?? (has(stateFor(fact, newest)?.state) as PluginOptionFact);
    return {
      name,
      type: variedBy((minor) => optionIn(minor).type),
      required: variedBy((minor) => optionIn(minor).required === true),
      default: variedBy((minor) => {
        const { default: value } = optionIn(minor);
        return value === undefined ? null : formatDefault(value);
      }),
      lacking: variedBy((minor) => {
        const found = stateFor(fact, minor);
        return found && !has(found.state) ? found.version : '';
      }).flatMap(({ value, minors: own }) => (value && own ? [{ value, minors: own }] : [])),
    };
  }

  return { pluginFact, pluginFactsData, pluginOptionsData };
}
