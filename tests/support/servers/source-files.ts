import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..', '..')

const notOurs = /(^|\/)(node_modules|build|dist|\.react-router|\.cache|migrations)(\/|$)/
const folders = ['apps/**/*', 'packages/**/*', 'tests/**/*', 'tools/**/*', 'docs/**/*', '.ci/*', '*.*']

export type SourceFile = { path: string; text: string; lines: number }

const read = (path: string): SourceFile => {
  const text = readFileSync(join(root, path), 'utf8')
  return { path, text, lines: text.trimEnd().split('\n').length }
}

/** Files of the repository written by people whose name ends in one of `endings`. */
export function sourceFiles(...endings: string[]): SourceFile[] {
  return globSync(folders, { cwd: root, exclude: (path) => notOurs.test(path) })
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && statSync(join(root, path)).isFile())
    .toSorted()
    .map(read)
}

/** Where a pattern stands: `path:line: what matched`. */
export function linesMatching(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const match = pattern.exec(line)
      return match ? [`${path}:${index + 1}: ${match[0]}`] : []
    }),
  )
}

/** A text with its comments blanked, line by line. */
export const withoutComments = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|[ \t])\/\/.*$/gm, '')
