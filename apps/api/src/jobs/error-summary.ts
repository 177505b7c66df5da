import { messageOf } from '../http/requests/redact-params.ts'

const address = /[^\s<>]+@[^\s<>]+/g

/** Mail server error of nodemailer. */
type Turned = Error & { code?: string; responseCode: number; response?: string; command?: string }

const isTurned = (error: Error): error is Turned => 'responseCode' in error

/**
 * Keeps the codes (RFC 3463) and command of a mail error, because its text may quote recipient or content.
 */
const codesOf = ({ name, code, responseCode, response = '', command }: Turned) =>
  [
    `${name}: ${code ?? 'refused'} ${responseCode}`,
    /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0],
    command,
  ]
    .filter(Boolean)
    .join(' ')

/** Summarises a failure for logs and dead letters, without query values or mail content. */
export function errorSummary(failure: unknown): string {
  const root = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  if (!(root instanceof Error)) return 'something that is no error was thrown'
  const words = isTurned(root) ? codesOf(root) : `${root.name}: ${messageOf(root)}`
  return words.replaceAll(address, '[address]')
}
