import type { Sharp } from 'sharp'
import { createConcurrencyLimit } from '../http/limits/concurrency-limit.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import type { decodePicture, PictureFile } from './decode-picture.ts'

const pixelsOf = createWorkerTask<typeof decodePicture>(new URL('picture-worker.ts', import.meta.url))

/** Pictures processed concurrently. */
const gate = createConcurrencyLimit({ atOnce: 2, waiting: 32 })

type Drawing = { width: number; height: number; picture: () => Sharp }

/** Decodes a picture in a worker thread and draws from its pixels; each call of `picture` starts from those pixels. */
export const drawPicture = <T>(file: PictureFile, draw: (drawing: Drawing) => Promise<T>): Promise<T> =>
  gate(async () => {
    // Its native part is loaded here first, or it would go with the first thread that ends. Most processes never draw a picture.
    const { default: sharp } = await import('sharp')
    const { data, ...raw } = await pixelsOf(file)
    return draw({ width: raw.width, height: raw.height, picture: () => sharp(data, { raw }) })
  })
