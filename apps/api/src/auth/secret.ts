import { createHash, createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32

/** A new opaque secret of 256 bits, as links, cookies and bearer tokens carry it. */
export const newSecret = () => randomBytes(secretBytes).toString('base64url')

const secretPattern = /^[\w-]{43}$/

/** Whether a text can be one of our secrets; anything else is not worth a question to the database. */
export const looksLikeSecret = (value: string | undefined): value is string =>
  value !== undefined && secretPattern.test(value)

/** A secret that whoever has both can make again: a salt that is kept, and a key that is kept nowhere. */
export const secretFrom = (salt: string, key: string) =>
  createHmac('sha256', key).update(salt).digest('base64url')

/** How a secret is kept: only its SHA-256, so that a stolen table opens nothing. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
