import { newest, type Toolchain, toolchainOf } from '../scripts/samples/installed.ts';

/** The major that this run of the tests tries: the newest, or the one in `RSBUILD_MAJOR`. */
export const tool: Toolchain = toolchainOf(process.env.RSBUILD_MAJOR ?? newest.major);

/**
 * What the tested major does, where the majors differ.
 *
 * @param values by major
 */
export function by<Value>(values: Record<1 | 2, Value>): Value {
  return tool.major === '1' ? values[1] : values[2];
}
