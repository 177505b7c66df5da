import type { FastifyReply } from 'fastify'

type Written = { name: string; type: string; text: string }

/** Answers a file that is kept, not shown. A name beyond ASCII is told twice, for those who read only one way. */
export function sendFile(reply: FastifyReply, { name, type, text }: Written) {
  const plain = name.replaceAll(/[^ -~]|["\\]/g, '_')
  const whole = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  return reply.type(type).header('content-disposition', `attachment; filename="${plain}"${whole}`).send(text)
}
