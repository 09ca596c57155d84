import { newest, type Toolchain, toolchainOf } from '../scripts/samples/installed.ts';
import { toolchainOfMinor } from '../scripts/samples/minors.ts';

const { RSBUILD_MAJOR: major = newest.major, RSBUILD_MINOR: minor } = process.env;

/**
 * Version of the tool for this run of the tests: the newest major, the one in `RSBUILD_MAJOR`, or
 * the minor in `RSBUILD_MINOR`.
 */
export const tool: Toolchain = minor ? toolchainOfMinor(minor) : toolchainOf(major);

/**
 * Value for the tested major, where the majors differ.
 *
 * @param values by major
 */
export function by<Value>(values: Record<1 | 2, Value>): Value {
  return tool.major === '1' ? values[1] : values[2];
}
