import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileSentences } from '../copy/people/file-sentences.ts'
import { Refused } from '../http/refused.ts'
import { largestUploadBytes } from '@rumi/contract'

/** Lets the calls of one module take files; all other calls take JSON only. */
export const takeFiles = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: { fileSize: largestUploadBytes, files: 1, fields: 4, fieldSize: 1_000, parts: 5 },
  })

/** The one file of a request, multipart field `file`. */
export const fileInRequest = async (request: FastifyRequest): Promise<Buffer> =>
  (await namedFileInRequest(request)).bytes

/** The same with the name that it has where it comes from. */
export async function namedFileInRequest(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
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
  return { bytes, name: part.filename || '' }
}

/** Rejects a truncated form, whose parser error has no code; other errors pass. */
function refuseBrokenForm(error: Error): never {
  if ('code' in error) throw error
  throw new Refused('malformed', { issues: [{ path: 'file', message: fileSentences.brokenForm }] })
}
