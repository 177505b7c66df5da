import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fileSentences } from '../copy/people/file-sentences.ts'
import { Refused } from '../http/refused.ts'
import { largestUploadBytes } from '@rumi/contract'

/** Lets the calls of one module take files; all other calls take JSON only. */
export const takeFiles = (app: FastifyInstance, { most = 1 } = {}) =>
  app.register(multipart, {
    limits: { fileSize: largestUploadBytes, files: most, fields: 4, fieldSize: 4_000, parts: most + 4 },
  })

/** The one file of a request, multipart field `file`. */
export const fileInRequest = async (request: FastifyRequest): Promise<Buffer> =>
  (await namedFileInRequest(request)).bytes

/** The file with the JSON that comes before it, multipart field `fields`. */
export async function fileWithFields<Fields extends z.ZodObject>(request: FastifyRequest, fields: Fields) {
  const { bytes, written } = await namedFileInRequest(request)
  return { bytes, written, fields: fields.parse(jsonIn(written)) }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('malformed', { issues: [{ path: 'fields', message: fileSentences.brokenForm }] })
  }
}

/** The same with the name that it has where it comes from, and what is written beside it. */
export async function namedFileInRequest(
  request: FastifyRequest,
): Promise<{ bytes: Buffer; name: string; written: string }> {
  if (!request.isMultipart()) throw new Refused('not-json', { message: fileSentences.sendAsForm })
  const part = await request.file().catch(refuseBrokenForm)
  if (part?.fieldname !== 'file') {
    throw new Refused('malformed', { issues: [{ path: 'file', message: fileSentences.chooseFile }] })
  }
  const bytes = await part.toBuffer().catch(refuseBrokenForm)
  // The form reader detects an oversized file per chunk, possibly after the last chunk it yields.
  if (part.file.truncated) throw new Refused('too-large')
  if (bytes.length === 0)
    throw new Refused('malformed', { issues: [{ path: 'file', message: fileSentences.emptyFile }] })
  // A part may have no name, whatever its declared type.
  const { fields } = part.fields
  const written = fields && 'value' in fields && typeof fields.value === 'string' ? fields.value : ''
  return { bytes, name: part.filename || '', written }
}

/** Every file of a request, each a multipart field `file`; together they may have as many bytes as one file. */
export async function filesInRequest(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }[]> {
  if (!request.isMultipart()) throw new Refused('not-json', { message: fileSentences.sendAsForm })
  const found: { bytes: Buffer; name: string }[] = []
  let bytesLeft = largestUploadBytes
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer()
      bytesLeft -= bytes.length
      if (part.file.truncated || bytesLeft < 0) throw new Refused('too-large')
      found.push({ bytes, name: part.filename || '' })
    }
  } catch (error) {
    if (error instanceof Refused) throw error
    refuseBrokenForm(error as Error)
  }
  if (found.length === 0)
    throw new Refused('malformed', { issues: [{ path: 'file', message: fileSentences.chooseFile }] })
  return found
}

/** Rejects a truncated form, whose parser error has no code; other errors pass. */
function refuseBrokenForm(error: Error): never {
  if ('code' in error) throw error
  throw new Refused('malformed', { issues: [{ path: 'file', message: fileSentences.brokenForm }] })
}
