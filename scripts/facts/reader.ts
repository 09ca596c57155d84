/** Reads the type declarations of one installed package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type Doc,
  flat,
  group,
  indent,
  isFunctionText,
  join,
  line,
  softline,
  splitType,
  whenBroken,
} from './doc.ts';
import { repoRoot } from './install.ts';

// The site's own TypeScript has no JavaScript API, so the one of the samples does the reading.
const require = createRequire(path.join(repoRoot, 'samples/package.json'));
const ts: typeof import('../../samples/node_modules/typescript') = require('typescript');

type Node = import('../../samples/node_modules/typescript').Node;
type TypeNode = import('../../samples/node_modules/typescript').TypeNode;
type TsSymbol = import('../../samples/node_modules/typescript').Symbol;
type TsType = import('../../samples/node_modules/typescript').Type;
type Declaration = import('../../samples/node_modules/typescript').Declaration;
type Program = import('../../samples/node_modules/typescript').Program;
type SignatureLike = import('../../samples/node_modules/typescript').SignatureDeclarationBase;

/** A member of an object type. */
export interface Member {
  name: string;
  /** Path below the starting type: `overlay.runtime`, `icons[].src`. */
  path: string;
  type: string;
  optional: boolean;
  tags: Tags;
}

/** What a doc comment says in a form that a program can use. */
export interface Tags {
  /** Text behind `@default`. */
  default?: string;
  /** Text behind `@deprecated`; empty if there is none. */
  deprecated?: string;
  private?: boolean;
}

/** An exported name. */
export interface ExportedName {
  kind: 'function' | 'value' | 'type';
  tags: Tags;
  code: Doc;
}

/** Values of the type parameters in scope, as printed text. */
type Scope = Map<string, Doc>;

/** Longest definition, in characters, that replaces its name inside another type. */
const inlineLimit = 64;
/** Longest definition of a generic type that replaces its name. */
const genericLimit = 110;
/** Longest definition that is worth listing beside a type that names it. */
const aliasLimit = 420;
/** Longest declaration that is worth expanding at all. */
const sourceLimit = 1200;

/**
 * @param root folder of an installed package
 * @returns declaration file of its main entry, with forward slashes as the compiler has them
 */
export function typesEntry(root: string): string {
  const { types, typings } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return path
    .join(root, types ?? typings)
    .split(path.sep)
    .join('/');
}

/**
 * @param root folder of an installed package
 * @param keep types that are never expanded, as they are described by themselves
 * @param program program that knows its main entry
 * @returns reader of its main entry; what lies beside the entry belongs to the documented surface
 */
export function openPackage(root: string, keep?: ReadonlySet<string>, program?: Program) {
  const entry = typesEntry(root);
  const own = `${path.posix.dirname(entry)}/`;
  return openDeclarations(entry, (file) => file.startsWith(own), keep, program);
}

export type Reader = ReturnType<typeof openDeclarations>;

/**
 * @param entries declaration files
 * @returns a program that several readers can share
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
 * @param entry declaration file of the package's main entry
 * @param isOwn whether a declaration file belongs to the documented surface, so that types
 *   declared there are expanded and their members listed
 * @param keep types that are never expanded, as they are described by themselves
 * @param program program that knows the entry
 * @returns functions that read exports, types and members
 */
export function openDeclarations(
  entry: string,
  isOwn: (file: string) => boolean,
  keep: ReadonlySet<string> = new Set(),
  program = openProgram([entry]),
) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const moduleSymbol = source && checker.getSymbolAtLocation(source);
  if (!moduleSymbol) throw new Error(`${entry}: no module there`);

  /** A type as the compiler prints it, with the quotes of the site's code. */
  function typeText(type: TsType): string {
    const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    return text.replace(/"([^"']*)"/g, "'$1'");
  }

  /** Definitions of the named types that printed texts still mention. */
  const aliases = new Map<string, string>();

  const exported = new Map(
    checker.getExportsOfModule(moduleSymbol).map((symbol) => [symbol.name, symbol]),
  );
  /** Names that a reader reaches through the exported namespace `Rspack`. */
  const rspack = target(exported.get('Rspack'));
  const inRspack = new Set(
    rspack ? checker.getExportsOfModule(rspack).map((symbol) => symbol.name) : [],
  );

  const ownFile = (node: Node) => isOwn(node.getSourceFile().fileName);
  const isRspack = (node: Node) => node.getSourceFile().fileName.includes('/@rspack/core/');

  function target(symbol: TsSymbol | undefined): TsSymbol | undefined {
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  }

  function tagsOf(node: Node): Tags {
    const tags: Tags = {};
    for (const tag of ts.getJSDocTags(node)) {
      const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
      const name = tag.tagName.text;
      if (name === 'default' || name === 'defaultValue') tags.default = text;
      if (name === 'deprecated') tags.deprecated = text;
      if (name === 'private' || name === 'internal') tags.private = true;
    }
    return tags;
  }

  // ---- printing ---------------------------------------------------------------------------

  function wrap(doc: Doc, condition: boolean): Doc {
    return condition ? ['(', doc, ')'] : doc;
  }

  function arrayOf(element: Doc): Doc {
    return [wrap(element, isUnionText(element) || isFunction(element)), '[]'];
  }

  function union(parts: Doc[]): Doc {
    const seen = new Map(parts.map((part) => [flat(part), part]));
    // `boolean` absorbs its two values.
    if (seen.has('boolean')) for (const value of ['true', 'false']) seen.delete(value);
    const unique = [...seen.values()];
    if (unique.length === 1) return unique[0] as Doc;
    return group(indent([softline, whenBroken('| '), ...join(unique, [line, '| '])]));
  }

  const unionParts = (text: string) => splitType(text, ' | ');
  const isUnionText = (doc: Doc) => unionParts(flat(doc)).length > 1;
  const isFunction = (doc: Doc) => isFunctionText(flat(doc));

  function object(members: Doc[]): Doc {
    if (members.length === 0) return '{}';
    return group(['{', indent([line, ...join(members, [';', line])]), whenBroken(';'), line, '}']);
  }

  function parameters(node: SignatureLike, scope: Scope): Doc {
    const list = node.parameters
      .filter((parameter) => parameter.name.getText() !== 'this')
      .map((parameter, index): Doc => {
        // A destructured parameter has no name of its own.
        const name = ts.isIdentifier(parameter.name)
          ? parameter.name.text
          : node.parameters.length === 1
            ? 'options'
            : `arg${index}`;
        const dots = parameter.dotDotDotToken ? '...' : '';
        const optional = parameter.questionToken || parameter.initializer ? '?' : '';
        return [dots, name, optional, ': ', parameter.type ? print(parameter.type, scope) : 'any'];
      });
    return group(['(', indent([softline, ...join(list, [',', line])]), softline, ')']);
  }

  function typeParameters(node: SignatureLike, scope: Scope): string {
    if (!node.typeParameters?.length) return '';
    const inner = new Map(scope);
    for (const parameter of node.typeParameters) inner.delete(parameter.name.text);
    const list = node.typeParameters.map((parameter) => {
      const constraint = parameter.constraint
        ? ` extends ${flat(print(parameter.constraint, inner))}`
        : '';
      const fallback = parameter.default ? ` = ${flat(print(parameter.default, inner))}` : '';
      return `${parameter.name.text}${constraint}${fallback}`;
    });
    return `<${list.join(', ')}>`;
  }

  function member(node: Node, scope: Scope): Doc {
    if (ts.isPropertySignature(node)) {
      const optional = node.questionToken ? '?' : '';
      return [node.name.getText(), optional, ': ', node.type ? print(node.type, scope) : 'any'];
    }
    if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) {
      const optional = node.questionToken ? '?' : '';
      return [
        node.name.getText(),
        optional,
        typeParameters(node, scope),
        parameters(node, scope),
        ': ',
        node.type ? print(node.type, scope) : 'any',
      ];
    }
    if (ts.isIndexSignatureDeclaration(node)) {
      const key = node.parameters[0];
      const keyType = key?.type ? flat(print(key.type, scope)) : 'string';
      return [`[${key?.name.getText()}: ${keyType}]: `, print(node.type, scope)];
    }
    if (ts.isCallSignatureDeclaration(node)) {
      return [
        typeParameters(node, scope),
        parameters(node, scope),
        ': ',
        node.type ? print(node.type, scope) : 'any',
      ];
    }
    return node.getText().replace(/;$/, '').replace(/\s+/g, ' ');
  }

  /** Prints a type node, with type parameters replaced and short own types expanded. */
  function print(node: TypeNode, scope: Scope = new Map(), top = false): Doc {
    if (ts.isParenthesizedTypeNode(node)) {
      const inner = print(node.type, scope);
      return wrap(inner, isUnionText(inner) || isFunction(inner));
    }
    if (ts.isUnionTypeNode(node)) {
      return union(
        node.types.flatMap((part): Doc[] => {
          const bare = ts.isParenthesizedTypeNode(part) ? part.type : part;
          // `Item | Item[]` keeps the name, as it would have to be written out twice.
          const again = node.types.some(
            (other) => other !== part && other.getText().includes(bare.getText()),
          );
          const doc = print(bare, scope, top && !again);
          if (isFunction(doc)) return [wrap(doc, true)];
          const parts = unionParts(flat(doc));
          return parts.length > 1 ? parts : [doc];
        }),
      );
    }
    if (ts.isIntersectionTypeNode(node)) {
      // Written-out objects of an intersection read better as one object.
      const literals = node.types.map((part) => literalOf(part, scope));
      if (literals.every((part) => part !== undefined)) return object(literals.flat());
      return group(
        join(
          node.types.map((part) => {
            const doc = print(part, scope);
            return wrap(doc, isUnionText(doc));
          }),
          ' & ',
        ),
      );
    }
    if (ts.isArrayTypeNode(node)) return arrayOf(print(node.elementType, scope));
    if (ts.isFunctionTypeNode(node)) {
      return group([
        typeParameters(node, scope),
        parameters(node, innerScope(node, scope)),
        ' => ',
        print(node.type, innerScope(node, scope)),
      ]);
    }
    if (ts.isTypeLiteralNode(node)) return object(node.members.map((part) => member(part, scope)));
    if (ts.isTypeOperatorNode(node)) {
      const keyword = {
        [ts.SyntaxKind.KeyOfKeyword]: 'keyof ',
        [ts.SyntaxKind.ReadonlyKeyword]: 'readonly ',
      }[node.operator as number];
      return [keyword ?? '', print(node.type, scope)];
    }
    if (ts.isConditionalTypeNode(node)) {
      const check = flat(print(node.checkType, scope));
      const extended = flat(print(node.extendsType, scope));
      // A parameter with a known literal decides the branch.
      if (/^('|true|false)/.test(check) && /^('|true|false)/.test(extended)) {
        return print(check === extended ? node.trueType : node.falseType, scope);
      }
      // A condition without open parameters has an answer.
      const answer = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
      const text = typeText(answer);
      return text.includes(' extends ') ? node.getText().replace(/\s+/g, ' ') : text;
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const key =
        ts.isLiteralTypeNode(node.indexType) && ts.isStringLiteral(node.indexType.literal)
          ? node.indexType.literal.text
          : undefined;
      const objectType = checker.getTypeFromTypeNode(node.objectType);
      const property =
        key && !objectType.isUnion() && objectType.getProperty(key)?.declarations?.[0];
      if (property && ts.isPropertySignature(property) && property.type && ownFile(property)) {
        return print(property.type, new Map(), top);
      }
      return [print(node.objectType, scope), '[', print(node.indexType, scope), ']'];
    }
    if (ts.isTypeReferenceNode(node)) return reference(node, scope, top);
    if (ts.isTupleTypeNode(node)) {
      return [
        '[',
        ...join(
          node.elements.map((part) => print(part as TypeNode, scope)),
          ', ',
        ),
        ']',
      ];
    }
    if (ts.isNamedTupleMember(node)) {
      return [node.name.text, node.questionToken ? '?' : '', ': ', print(node.type, scope)];
    }
    if (ts.isOptionalTypeNode(node)) return [print(node.type, scope), '?'];
    if (ts.isRestTypeNode(node)) return ['...', print(node.type, scope)];
    if (ts.isTypeQueryNode(node)) {
      const symbol = target(checker.getSymbolAtLocation(node.exprName));
      const declarations = (symbol?.declarations ?? []).filter(ts.isFunctionDeclaration);
      if (declarations.length > 0 && declarations.every(ownFile)) {
        return object(declarations.map((part) => callable(part)));
      }
      return node.getText();
    }
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
      return `'${node.literal.text}'`;
    }
    return node.getText().replace(/\s+/g, ' ');
  }

  function callable(node: SignatureLike): Doc {
    return [
      typeParameters(node, new Map()),
      parameters(node, new Map()),
      ': ',
      node.type ? print(node.type) : 'void',
    ];
  }

  /** Members of a type that is an object written out, or a name of one of our own. */
  function literalOf(node: TypeNode, scope: Scope): Doc[] | undefined {
    if (ts.isParenthesizedTypeNode(node)) return literalOf(node.type, scope);
    if (ts.isTypeLiteralNode(node)) return node.members.map((part) => member(part, scope));
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const replaced = scope.get(node.typeName.text);
      if (replaced === undefined) {
        const declaration = target(checker.getSymbolAtLocation(node.typeName))?.declarations?.[0];
        if (
          declaration &&
          ts.isTypeAliasDeclaration(declaration) &&
          ownFile(declaration) &&
          !declaration.typeParameters &&
          ts.isTypeLiteralNode(declaration.type) &&
          !isExported(declaration)
        ) {
          return literalOf(declaration.type, new Map());
        }
        return undefined;
      }
      const inner = /^\{ (.*) \}$/.exec(flat(replaced))?.[1];
      return inner === undefined ? undefined : [inner];
    }
    return undefined;
  }

  function innerScope(node: SignatureLike, scope: Scope): Scope {
    if (!node.typeParameters?.length) return scope;
    const inner = new Map(scope);
    for (const parameter of node.typeParameters) inner.delete(parameter.name.text);
    return inner;
  }

  function isExported(node: Declaration): boolean {
    return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;
  }

  function typeArguments(args: Doc[]): Doc {
    if (args.length === 0) return '';
    if (args.length === 1) return ['<', args[0] as Doc, '>'];
    return group(['<', indent([softline, ...join(args, [',', line])]), softline, '>']);
  }

  /** Names under expansion, so that a recursive type ends. */
  const expanding = new Set<Declaration>();

  type Reference = import('../../samples/node_modules/typescript').TypeReferenceNode;

  function reference(node: Reference, scope: Scope, top: boolean): Doc {
    // Bundled declarations number the names that occur twice.
    const name = node.typeName.getText().replace(/_\d+$/, '');
    const args = (node.typeArguments ?? []).map((part) => print(part, scope));
    const replaced = args.length === 0 ? scope.get(name) : undefined;
    if (replaced !== undefined) return replaced;

    // `LiteralUnion<'a', string>` exists for editors; a reader needs `'a' | string`.
    if (name === 'LiteralUnion') return union(args.flatMap((part) => unionParts(flat(part))));
    if (name === 'Array' && args.length === 1) {
      return arrayOf(args[0] as Doc);
    }
    const symbol = target(checker.getSymbolAtLocation(node.typeName));
    const declaration = symbol?.declarations?.find(
      (part) =>
        ts.isTypeAliasDeclaration(part) ||
        ts.isInterfaceDeclaration(part) ||
        ts.isClassDeclaration(part),
    );
    const written: Doc = [
      declaration && isRspack(declaration) && inRspack.has(name) ? `Rspack.${name}` : name,
      typeArguments(args),
    ];
    if (!declaration || !ownFile(declaration) || expanding.has(declaration)) return written;
    if (ts.isClassDeclaration(declaration)) return written;
    const { names, scope: defaults } = openParameters(declaration);
    if (keep.has(name)) {
      list(name, declaration);
      return written;
    }

    const inner: Scope = new Map(defaults);
    declaration.typeParameters?.forEach((parameter, index) => {
      const value = args[index] ?? (parameter.default && print(parameter.default));
      if (value !== undefined) inner.set(parameter.name.text, value);
    });
    const generic = names.length > 0;
    // What computes with its parameters says nothing when written out.
    if (computes(declaration)) return written;
    // `OneOrMany` of something long would say it twice.
    const repeats = name === 'OneOrMany' && flat(args[0] ?? '').length > 40;
    if (!repeats && sourceLength(declaration) < sourceLimit) {
      const body = bodyOf(declaration, inner, top);
      const text = flat(body);
      if (text.startsWith('typeof ')) return written;
      const limit = generic ? genericLimit : inlineLimit;
      if (text.length <= limit || (top && isTelling(text))) return body;
    }
    list(name, declaration);
    return written;
  }

  /** Whether a type is calculated from type parameters, directly or by a type that is. */
  function computes(declaration: Declaration): boolean {
    if (!ts.isTypeAliasDeclaration(declaration)) return false;
    const { type } = declaration;
    if (declaration.typeParameters?.length) {
      return ts.isMappedTypeNode(type) || ts.isConditionalTypeNode(type);
    }
    if (!ts.isTypeReferenceNode(type)) return false;
    const next = target(checker.getSymbolAtLocation(type.typeName))?.declarations?.[0];
    return next !== undefined && ownFile(next) && computes(next);
  }

  /** Whether a definition tells more than its name: a choice, a function, a list, a record. */
  function isTelling(text: string): boolean {
    return (
      unionParts(text).length > 1 ||
      isFunctionText(text) ||
      text.endsWith('[]') ||
      /^(Record|OneOrMany)</.test(text)
    );
  }

  /**
   * Type parameters that a reader sees. Those with a literal as default choose between the tool's
   * bundlers, and only the default is documented.
   */
  function openParameters(declaration: Declaration): { names: string[]; scope: Scope } {
    const names: string[] = [];
    const scope: Scope = new Map();
    if (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
      for (const { name, default: value } of declaration.typeParameters ?? []) {
        if (value && ts.isLiteralTypeNode(value) && ts.isStringLiteral(value.literal)) {
          scope.set(name.text, print(value));
        } else names.push(name.text);
      }
    }
    return { names, scope };
  }

  /** Printed definitions, as the same short types are named again and again. */
  const bodies = new Map<Declaration, { plain?: Doc; top?: Doc }>();

  /** Definition of a declared type, with its parameters replaced. */
  function bodyOf(declaration: Declaration, scope: Scope, top: boolean): Doc {
    const cached = bodies.get(declaration) ?? {};
    const key = top ? 'top' : 'plain';
    if (scope.size === 0 && cached[key] !== undefined) return cached[key];
    expanding.add(declaration);
    const body = ts.isTypeAliasDeclaration(declaration)
      ? print(declaration.type, scope, top)
      : object(
          checker
            .getPropertiesOfType(checker.getTypeAtLocation(declaration))
            .flatMap((part) => part.declarations?.slice(0, 1) ?? [])
            .map((part) => member(part, scope)),
        );
    expanding.delete(declaration);
    if (scope.size === 0) bodies.set(declaration, { ...cached, [key]: body });
    return body;
  }

  /** Length of a declaration without its comments: a cheap bound on its printed size. */
  function sourceLength(declaration: Declaration): number {
    return declaration
      .getText()
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ').length;
  }

  /** Remembers the definition of a name that a printed text mentions. */
  function list(name: string, declaration: Declaration): void {
    const { names, scope } = openParameters(declaration);
    const key = names.length > 0 ? `${name}<${names.join(', ')}>` : name;
    if (aliases.has(key) || sourceLength(declaration) > sourceLimit) return;
    aliases.set(key, '');
    const text = flat(bodyOf(declaration, scope, false));
    if (text.length <= aliasLimit) aliases.set(key, text);
    else aliases.delete(key);
  }

  // ---- members ----------------------------------------------------------------------------

  /** Defaults of the type parameters that surround a declaration. */
  function scopeAround(node: Node): Scope {
    const scope: Scope = new Map();
    for (let around: Node | undefined = node.parent; around; around = around.parent) {
      if (!ts.isTypeAliasDeclaration(around) && !ts.isInterfaceDeclaration(around)) continue;
      for (const parameter of around.typeParameters ?? []) {
        if (parameter.default) scope.set(parameter.name.text, print(parameter.default));
      }
    }
    return scope;
  }

  /** Printed type of a property, merged over its declarations. */
  function propertyType(symbol: TsSymbol): Doc {
    const docs = (symbol.declarations ?? []).flatMap((declaration): Doc[] => {
      if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) {
        if (!declaration.type) return ['any'];
        return [print(declaration.type, scopeAround(declaration), true)];
      }
      if (ts.isMethodSignature(declaration)) {
        return [
          [
            typeParameters(declaration, new Map()),
            parameters(declaration, new Map()),
            ' => ',
            declaration.type ? print(declaration.type) : 'any',
          ],
        ];
      }
      return [typeText(checker.getTypeOfSymbol(symbol))];
    });
    if (docs.length > 1) return union(docs.flatMap((doc) => unionParts(flat(doc))));
    // Members of a mapped type are declared nowhere.
    return docs[0] ?? typeText(checker.getTypeOfSymbol(symbol));
  }

  /** A type as the declaration of a method, one line an overload; undefined if it is no function. */
  function methodOf(name: string, node: TypeNode, scope: Scope): Doc | undefined {
    const call = (signature: SignatureLike, result: TypeNode | undefined, inner: Scope): Doc =>
      group([
        name,
        typeParameters(signature, inner),
        parameters(signature, innerScope(signature, inner)),
        ': ',
        result ? print(result, innerScope(signature, inner)) : 'any',
      ]);
    if (ts.isParenthesizedTypeNode(node)) return methodOf(name, node.type, scope);
    if (ts.isFunctionTypeNode(node)) return call(node, node.type, scope);
    if (ts.isTypeLiteralNode(node)) {
      const signatures = node.members.filter(ts.isCallSignatureDeclaration);
      if (signatures.length === 0 || signatures.length < node.members.length) return undefined;
      return join(
        signatures.map((part) => call(part, part.type, scope)),
        '\n',
      );
    }
    if (ts.isTypeQueryNode(node)) {
      const symbol = target(checker.getSymbolAtLocation(node.exprName));
      const functions = (symbol?.declarations ?? []).filter(ts.isFunctionDeclaration);
      if (functions.length === 0 || !functions.every(ownFile)) return undefined;
      return join(
        functions.map((part) => call(part, part.type, new Map())),
        '\n',
      );
    }
    if (ts.isTypeReferenceNode(node)) {
      const declaration = target(checker.getSymbolAtLocation(node.typeName))?.declarations?.find(
        ts.isTypeAliasDeclaration,
      );
      if (!declaration || !ownFile(declaration)) return undefined;
      const inner: Scope = new Map();
      declaration.typeParameters?.forEach((parameter, index) => {
        const given = node.typeArguments?.[index] ?? parameter.default;
        if (given) inner.set(parameter.name.text, print(given, scope));
      });
      return methodOf(name, declaration.type, inner);
    }
    return undefined;
  }

  /** How a member is declared: a method with its overloads, or a property. */
  function memberDoc(symbol: TsSymbol): Doc {
    const declaration = symbol.declarations?.[0];
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0 ? '?' : '';
    if (
      declaration &&
      symbol.declarations?.length === 1 &&
      ts.isPropertySignature(declaration) &&
      declaration.type
    ) {
      const method = methodOf(
        `${symbol.name}${optional}`,
        declaration.type,
        scopeAround(declaration),
      );
      if (method) return method;
    }
    if (declaration && ts.isMethodSignature(declaration))
      return group(member(declaration, new Map()));
    return group([symbol.name, optional, ': ', propertyType(symbol)]);
  }

  /** Types reached by one step of a path, see `typeAt`; unions and overloads make several. */
  function follow(types: TsType[], step: string): TsType[] {
    const parts = types.flatMap((type) => {
      // A type parameter stands for its bound.
      const bound = checker.getBaseConstraintOfType(type) ?? type;
      const bare = checker.getNonNullableType(bound);
      return bare.isUnion() ? bare.types : [bare];
    });
    const next = parts.flatMap((part): (TsType | undefined)[] => {
      if (step === '') return [part];
      if (step === '*') return [part.getStringIndexType() ?? part.getNumberIndexType()];
      if (step.startsWith('.')) {
        const symbol = checker.getPropertyOfType(part, step.slice(1));
        return [symbol && checker.getTypeOfSymbol(symbol)];
      }
      return part.getCallSignatures().map((signature) => {
        if (step === '()') return checker.getAwaitedType(signature.getReturnType());
        const parameter = signature.parameters[Number(step.slice(1, -1))];
        return parameter && checker.getTypeOfSymbol(parameter);
      });
    });
    return next.filter((type) => type !== undefined);
  }

  function memberOf(symbol: TsSymbol, path: string): Member {
    const tags = (symbol.declarations ?? []).map(tagsOf);
    return {
      name: symbol.name,
      path,
      type: flat(propertyType(symbol)),
      optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      tags: Object.assign({}, ...tags.reverse()),
    };
  }

  /**
   * Members of the objects that a type accepts, at any depth. Functions are not entered.
   * @param external whether members declared outside the package are listed too
   */
  function membersOf(type: TsType | TsType[], prefix = '', external = false): Member[] {
    const found = new Map<string, { symbols: TsSymbol[]; required: boolean; path: string }>();
    const seen = new Set<TsType>();
    /** Objects first found as such decide the path; those in arrays and records add to it. */
    const objects: { type: TsType; suffix: string }[] = [];
    const visit = (part: TsType, suffix: string): void => {
      if (seen.has(part)) return;
      seen.add(part);
      if (part.isUnion()) for (const one of part.types) visit(one, suffix);
      else if (checker.isArrayType(part) || checker.isTupleType(part)) {
        for (const one of checker.getTypeArguments(
          part as import('../../samples/node_modules/typescript').TypeReference,
        )) {
          visit(one, `${suffix}[]`);
        }
      } else if (
        part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
        part.getCallSignatures().length === 0 &&
        part.getConstructSignatures().length === 0
      ) {
        const index = part.getStringIndexType();
        if (index && part.getProperties().length === 0) visit(index, `${suffix}.*`);
        else objects.push({ type: part, suffix });
      }
    };
    for (const part of [type].flat()) visit(part, '');
    const shortest = Math.min(...objects.map((part) => part.suffix.length));
    const suffix = objects.find((part) => part.suffix.length === shortest)?.suffix ?? '';
    /** Objects that have members to list; a regular expression, say, has none. */
    const listed = new Set<TsType>();
    for (const part of objects) {
      for (const symbol of checker.getPropertiesOfType(part.type)) {
        const declaration = symbol.declarations?.[0];
        if (!declaration || !(ownFile(declaration) || (external && !isLibrary(declaration))))
          continue;
        listed.add(part.type);
        const known = found.get(symbol.name);
        const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
        if (known) {
          known.symbols.push(symbol);
          known.required &&= required;
        } else {
          found.set(symbol.name, {
            symbols: [symbol],
            required,
            path: `${prefix}${suffix}${prefix || suffix ? '.' : ''}${symbol.name}`,
          });
        }
      }
    }
    return [...found.values()].flatMap(({ symbols, required: inAll, path }) => {
      const required = inAll && symbols.length === listed.size;
      const merged = symbols.map((symbol) => memberOf(symbol, path));
      const first = merged[0] as Member;
      const types = [...new Set(merged.map((one) => one.type))];
      const text = types.length > 1 ? flat(union(types.flatMap(unionParts))) : first.type;
      // That an optional member may be undefined goes without saying.
      const parts = required ? [text] : unionParts(text).filter((part) => part !== 'undefined');
      const row: Member = { ...first, type: parts.join(' | '), optional: !required };
      const declared = symbols[0]?.declarations?.[0];
      const deeper =
        declared && ownFile(declared) && path.split('.').length < 6
          ? membersOf(checker.getTypeOfSymbol(symbols[0] as TsSymbol), path)
          : [];
      return [row, ...deeper];
    });
  }

  function isLibrary(node: Node): boolean {
    return program.isSourceFileDefaultLibrary(node.getSourceFile());
  }

  // ---- exports ----------------------------------------------------------------------------

  function exportOf(name: string): ExportedName | undefined {
    const symbol = exported.get(name);
    const resolved = target(symbol);
    const declarations = resolved?.declarations ?? [];
    const first = declarations[0];
    if (!symbol || !first) return symbol && { kind: 'type', tags: {}, code: name };
    const tags: Tags = Object.assign({}, ...declarations.map(tagsOf));
    const typeOnly = symbol.declarations?.some(
      (part) => ts.isExportSpecifier(part) && (part.isTypeOnly || part.parent.parent.isTypeOnly),
    );
    const functions = declarations.filter(ts.isFunctionDeclaration);
    if (functions.length > 0 && !typeOnly) {
      const code = join(
        functions.map((part) => group(['function ', name, callable(part)])),
        '\n',
      );
      return { kind: 'function', tags, code };
    }
    if (ts.isVariableDeclaration(first) && !typeOnly) {
      if (first.type && ts.isFunctionTypeNode(first.type)) {
        const call = [
          typeParameters(first.type, new Map()),
          parameters(first.type, new Map()),
          ': ',
          print(first.type.type),
        ];
        return { kind: 'function', tags, code: group(['function ', name, ...call]) };
      }
      const doc: Doc = first.type ? print(first.type) : typeText(checker.getTypeAtLocation(first));
      return { kind: 'value', tags, code: group(['const ', name, ': ', doc]) };
    }
    if ((ts.isTypeAliasDeclaration(first) || ts.isInterfaceDeclaration(first)) && ownFile(first)) {
      const { names, scope } = openParameters(first);
      const open = first.typeParameters?.filter((part) => names.includes(part.name.text)) ?? [];
      const parameterList =
        open.length > 0 ? `<${open.map((part) => part.getText()).join(', ')}>` : '';
      const body = bodyOf(first, scope, true);
      return {
        kind: 'type',
        tags,
        code: group(['type ', name, parameterList, ' = ', body]),
      };
    }
    return { kind: typeOnly ? 'type' : 'value', tags, code: name };
  }

  return {
    aliases,
    exportNames: [...exported.keys()],
    exportOf,
    /** Type behind an exported or own name. */
    typeNamed(name: string): TsType | undefined {
      const symbol = exported.get(name);
      return symbol && checker.getDeclaredTypeOfSymbol(target(symbol) as TsSymbol);
    },
    property(type: TsType, name: string): TsType | undefined {
      const symbol = checker.getPropertyOfType(checker.getNonNullableType(type), name);
      return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    },
    propertyNames(type: TsType): string[] {
      return checker.getPropertiesOfType(checker.getNonNullableType(type)).map((part) => part.name);
    },
    membersOf,
    memberOf(type: TsType, name: string): Member | undefined {
      const symbol = checker.getPropertyOfType(type, name);
      return symbol && memberOf(symbol, name);
    },
    /** Layout of a member's declaration. */
    memberCode(type: TsType, name: string): Doc {
      const symbol = checker.getPropertyOfType(type, name);
      if (!symbol) throw new Error(`no member ${name}`);
      return memberDoc(symbol);
    },
    isCallable(type: TsType, name: string): boolean {
      const symbol = checker.getPropertyOfType(type, name);
      const bare = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
      return (bare?.getCallSignatures().length ?? 0) > 0;
    },
    /**
     * Types reached from an export by `.member`, `(n)` for a parameter, `()` for what a call
     * resolves to, and `*` for the values of a record; several for a union, none where the version
     * has no such type.
     */
    typesAt(path: string): TsType[] {
      const [name = '', ...steps] = path.match(/^\w+|\.\w+|\(\d*\)|\*/g) ?? [];
      const symbol = exported.get(name);
      const resolved = target(symbol);
      if (!resolved) return [];
      const isType = resolved.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface);
      const start = isType
        ? checker.getDeclaredTypeOfSymbol(resolved)
        : checker.getTypeOfSymbol(resolved);
      // The last, empty step takes unions apart.
      return [...steps, '']
        .reduce(follow, [start])
        .filter((type) => type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
    },
  };
}

/**
 * The definitions that texts need, directly or through other definitions.
 * @param texts printed types
 * @param aliases all known definitions, by name with its parameters
 * @returns the needed ones, sorted by name
 */
export function reachableAliases(
  texts: string[],
  aliases: ReadonlyMap<string, string>,
): Record<string, string> {
  const byName = new Map([...aliases].map(([key]) => [key.replace(/<.*/, ''), key]));
  const needed = new Map<string, string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/(?<![.\w'])([A-Za-z]\w*)\b(?!')/g)) {
      const key = byName.get(name);
      if (key === undefined || needed.has(key)) continue;
      needed.set(key, aliases.get(key) ?? '');
      visit(aliases.get(key) ?? '');
    }
  };
  for (const text of texts) visit(text);
  return Object.fromEntries([...needed].sort(([a], [b]) => (a < b ? -1 : 1)));
}
