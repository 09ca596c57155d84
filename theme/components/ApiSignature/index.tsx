import { useI18n } from '@rspress/core/runtime';
import type { ApiSignatureData } from '../../../src/facts/shown.ts';
import { CodeBlock } from '../CodeBlock/index.tsx';
import { FactList } from '../Facts/index.tsx';
import { apiSignature } from '../Facts/models.ts';
import { VersionLabel } from '../VersionLabel/index.tsx';

/**
 * Signature of an export, or of a member of a type, with its versions.
 *
 * @param data - inserted by the build, for the name on the page
 */
export function ApiSignature({ data }: { data: ApiSignatureData }) {
  const t = useI18n();
  return (
    <>
      {data.code.map(({ value, minors }) => (
        <div key={value} data-for={minors}>
          {minors && <VersionLabel minors={minors} />}
          <Signature lines={value.split('\n')} />
        </div>
      ))}
      <FactList {...apiSignature(data, t)} />
    </>
  );
}

function Signature({ lines }: { lines: readonly string[] }) {
  return (
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
  );
}
