import { CodeBlock } from '../CodeBlock/index.tsx';
import { Tab, Tabs } from '../Tabs/index.tsx';
import { packageManagerCommand, packageManagers } from './commands.ts';

/**
 * A command for every package manager, in tabs that remember the reader's choice.
 *
 * @param command - see `packageManagerCommand`
 */
export function PackageManagerTabs({ command }: { command: string }) {
  return (
    <Tabs groupId="package-manager">
      {packageManagers.map((manager) => (
        <Tab key={manager} label={manager}>
          <CodeBlock lang="bash">
            <code>
              <span className="line">{packageManagerCommand(manager, command)}</span>
            </code>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
