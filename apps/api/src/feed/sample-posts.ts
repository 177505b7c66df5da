import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { postsOf } from './posts-of.ts'

const sample = fileURLToPath(new URL('sample-feed.xml', import.meta.url))

/** The posts of the demo, for when no feed is configured. */
export const samplePosts = postsOf({ bytes: readFileSync(sample), charset: null })
