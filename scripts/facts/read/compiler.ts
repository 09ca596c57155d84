/** The TypeScript compiler, and a program for reading type declarations. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as typescript from '../../../samples/node_modules/typescript';
import { repoRoot } from '../install.ts';

// The site's own TypeScript has no JavaScript API, so the one of the samples is used.
const require = createRequire(path.join(repoRoot, 'samples/package.json'));
export const ts: typeof typescript = require('typescript');

export type Node = typescript.Node;
export type TypeNode = typescript.TypeNode;
export type TsSymbol = typescript.Symbol;
export type TsType = typescript.Type;
export type Declaration = typescript.Declaration;
export type ConditionalTypeNode = typescript.ConditionalTypeNode;
export type IndexedAccessTypeNode = typescript.IndexedAccessTypeNode;
export type TypeReferenceNode = typescript.TypeReferenceNode;
export type Program = typescript.Program;
export type TypeChecker = typescript.TypeChecker;
/** Anything with parameters: a function, a method, a call signature. */
export type Signature = typescript.SignatureDeclarationBase;

/**
 * @param entries declaration files
 * @returns a program that can be shared by several readers
 */
export function openProgram(entries: string[]): Program {
  return ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    types: [],
  });
}

/**
 * @param root folder of an installed package
 * @returns declaration file of its main entry, with forward slashes as the compiler expects
 */
export function typesEntry(root: string): string {
  const { types, typings } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return path
    .join(root, types ?? typings)
    .split(path.sep)
    .join('/');
}
