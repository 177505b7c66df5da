import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const log = new URL('buffered-log.ts', import.meta.url).href
const lines = 500

/** Returns the output of a process that logs many lines and then ends. */
function writtenUntil(end: string) {
  const program = `
    const { openBufferedLog } = await import('${log}')
    const { stream, flush } = openBufferedLog()
    for (let turn = 1; turn <= ${lines}; turn += 1) stream.write('line ' + turn + '\\n')
    ${end}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => line.startsWith('line '))
}

test.each([
  ['ends on a signal and has written everything', 'await flush(); process.exit(0)'],
  ['ends by itself', ''],
  ['fails', `throw new Error('a fault of ours')`],
])('no line is lost of a process that %s', (_how, end) => {
  expect(writtenUntil(end)).toEqual(Array.from({ length: lines }, (_, turn) => `line ${turn + 1}`))
})
