import os from 'node:os';

/**
 * The machine and Node.js version, which measurements depend on.
 *
 * @returns {{ cpu: string, cores: number, memoryGb: number, os: string, node: string }} in the
 *   format of the data files
 */
export function thisMachine() {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    os: `${os.type()} ${os.release().replace(/^(\d+\.\d+).*/, '$1')}`,
    node: process.versions.node,
  };
}
