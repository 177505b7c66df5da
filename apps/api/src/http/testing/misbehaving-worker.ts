import { fileSentences } from '../../copy/people/file-sentences.ts'
import { Refused } from '../refused.ts'
import { serveWorkerTask } from '../serve-worker-task.ts'

/** Ways in which a parser misbehaves on a file. */
export type Misbehaviour = 'loops' | 'hoards' | 'crashes' | 'throws' | 'refuses' | 'behaves'

const misbehave: Record<Misbehaviour, () => string> = {
  loops() {
    for (;;);
  },
  hoards() {
    const hoard: object[] = []
    for (;;) hoard.push({ at: hoard.length, more: Array.from({ length: 1_000 }, (_, n) => ({ n })) })
  },
  crashes: () => process.exit(3),
  throws() {
    throw new RangeError('a fault of the parser')
  },
  refuses() {
    throw new Refused('not-a-cfdi', {
      message: fileSentences.emptyFile,
      issues: [{ path: 'file', message: 'x' }],
    })
  },
  behaves: () => 'result',
}

export const misbehaveAs = (how: Misbehaviour) => misbehave[how]()

serveWorkerTask(misbehaveAs)
