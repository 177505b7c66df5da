import type { FastifyReply } from 'fastify'

type Written = { name: string; type: string; text: string | Buffer }

/** Header of a file that is downloaded under a name. One beyond ASCII is given twice, for those who read only one way. */
export function attachmentNamed(name: string) {
  const plain = name.replaceAll(/[^ -~]|["\\]/g, '_')
  const whole = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  return `attachment; filename="${plain}"${whole}`
}

/** Sends a stored file as download. */
export const sendFile = (reply: FastifyReply, { name, type, text }: Written) =>
  reply.type(type).header('content-disposition', attachmentNamed(name)).send(text)
