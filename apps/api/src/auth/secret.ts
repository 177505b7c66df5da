import { createHash, createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32

/** A new opaque secret of 256 bits, as links, cookies and bearer tokens carry it. */
export const newSecret = () => randomBytes(secretBytes).toString('base64url')

const secretPattern = /^[\w-]{43}$/

/** True if a text has the shape of a secret. Others skip the database. */
export const looksLikeSecret = (value: string | undefined): value is string =>
  value !== undefined && secretPattern.test(value)

/** Derives a secret from a stored salt and a key that is stored nowhere. */
export const secretFrom = (salt: string, key: string) =>
  createHmac('sha256', key).update(salt).digest('base64url')

/** Hashes a secret with SHA-256. Only the hash is stored. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
