import { useState } from 'react';
import { isManifest, sizeLimit } from '../../../src/check/files.ts';
import type { SourceFile } from '../../../src/check/types.ts';

/** @returns the files after adding others: at most one configuration and one package.json */
export function joinFiles(
  files: readonly SourceFile[],
  added: readonly SourceFile[],
): SourceFile[] {
  const all = [...added.toReversed(), ...files];
  const config = all.find((file) => !isManifest(file));
  const manifest = all.find(isManifest);
  return [config, manifest].filter((file) => file !== undefined);
}

/**
 * @returns the files with the text of one replaced; if there are none, a first file with the text
 */
export function withText(files: readonly SourceFile[], name: string, text: string): SourceFile[] {
  if (files.length === 0) return [{ name, text }];
  return files.map((file) => (file.name === name ? { name, text } : file));
}

/** The reader's files, and functions that change them. */
export function useFiles() {
  const [files, setFiles] = useState<SourceFile[]>([]);
  const [shown, setShown] = useState('');
  const current = files.find(({ name }) => name === shown) ?? files[0];

  return {
    files,
    /** The file shown in the editor. */
    current,
    show: setShown,
    /** Adds files and shows the first of them. */
    add(added: readonly SourceFile[]) {
      setFiles((known) => joinFiles(known, added));
      const [first] = added.filter((file) => !isManifest(file));
      setShown(first?.name ?? added[0]?.name ?? '');
    },
    remove(name: string) {
      setFiles((known) => known.filter((file) => file.name !== name));
    },
    /** Replaces the text of the file in the editor. */
    write(text: string) {
      const name = current?.name ?? '';
      setFiles((known) => withText(known, name, text));
    },
  };
}

/** Reads dropped or opened files. A huge file is only read until it exceeds the size limit. */
export function readFiles(list: Iterable<File>): Promise<SourceFile[]> {
  return Promise.all(
    [...list].map(async (file) => ({
      name: file.name,
      text: await file.slice(0, 4 * sizeLimit).text(),
    })),
  );
}
