import { useI18n } from '@rspress/core/runtime';
import type { ApiSignatureData } from '../../../src/facts/index.ts';
import { CodeBlock } from '../CodeBlock/index.tsx';
import { deprecatedFacts, in2xFact } from '../Facts/describe.ts';
import { FactList } from '../Facts/index.tsx';

/**
 * Signature of an export, or of a member of a type, with its version facts.
 *
 * @param data - put in by the build for the name that the page gives
 */
export function ApiSignature({ data }: { data: ApiSignatureData }) {
  const t = useI18n();
  const facts = (
    <FactList
      aliases={data.aliases}
      facts={[
        { label: t('facts.since'), text: data.since },
        ...deprecatedFacts(data.deprecated, t),
        in2xFact(data.in2x, t),
      ]}
    />
  );
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`\n\`\`\`ts\n${data.code}\n\`\`\`\n`}
        {facts}
      </>
    );
  }
  const lines = data.code.split('\n');
  return (
    <>
      <CodeBlock lang="ts" data-lines={lines.length}>
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
            <span key={index}>
              <span className="line">{line}</span>
              {index < lines.length - 1 ? '\n' : ''}
            </span>
          ))}
        </code>
      </CodeBlock>
      {facts}
    </>
  );
}
