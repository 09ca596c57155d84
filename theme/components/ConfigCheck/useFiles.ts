import { useState } from 'react';
import { isManifest, sizeLimit } from '../../../src/check/files.ts';
import type { SourceFile } from '../../../src/check/types.ts';

/** @returns files with those that came last: one configuration, one package.json */
export function joinFiles(
  files: readonly SourceFile[],
  added: readonly SourceFile[],
): SourceFile[] {
  const all = [...added.toReversed(), ...files];
  const config = all.find((file) => !isManifest(file));
  const manifest = all.find(isManifest);
  return [config, manifest].filter((file) => file !== undefined);
}

/** @returns files with another text in one; without files, what is written is the first one */
export function withText(files: readonly SourceFile[], name: string, text: string): SourceFile[] {
  if (files.length === 0) return [{ name, text }];
  return files.map((file) => (file.name === name ? { name, text } : file));
}

/** The files of the reader, and what changes them. */
export function useFiles() {
  const [files, setFiles] = useState<SourceFile[]>([]);
  const [shown, setShown] = useState('');
  const current = files.find(({ name }) => name === shown) ?? files[0];

  return {
    files,
    /** The file in the editor. */
    current,
    show: setShown,
    /** Takes files in, and shows the first of them. */
    add(added: readonly SourceFile[]) {
      setFiles((known) => joinFiles(known, added));
      const [first] = added.filter((file) => !isManifest(file));
      setShown(first?.name ?? added[0]?.name ?? '');
    },
    remove(name: string) {
      setFiles((known) => known.filter((file) => file.name !== name));
      setShown('');
    },
    /** Changes the text of the file in the editor. */
    write(text: string) {
      const name = current?.name ?? '';
      setFiles((known) => withText(known, name, text));
    },
  };
}

/** Reads files that were dropped or opened. Of a huge one only so much that it is seen to be too long. */
export function readFiles(list: Iterable<File>): Promise<SourceFile[]> {
  return Promise.all(
    [...list].map(async (file) => ({
      name: file.name,
      text: await file.slice(0, 4 * sizeLimit).text(),
    })),
  );
}
