import { messageOf } from '../http/requests/redact-params.ts'

const address = /[^\s<>]+@[^\s<>]+/g

/** What a mail server said, as nodemailer hands it on. */
type Turned = Error & { code?: string; responseCode: number; response?: string; command?: string }

const isTurned = (error: Error): error is Turned => 'responseCode' in error

/** A mail server may repeat whom and what a mail was about: kept are its codes (RFC 3463) and what it was asked. */
const codesOf = ({ name, code, responseCode, response = '', command }: Turned) =>
  [
    `${name}: ${code ?? 'refused'} ${responseCode}`,
    /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0],
    command,
  ]
    .filter(Boolean)
    .join(' ')

/** Why something failed, fit for a log and for whoever looks at what was given up: no value of a query and nothing of a mail. */
export function errorSummary(failure: unknown): string {
  const root = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  if (!(root instanceof Error)) return 'something that is no error was thrown'
  const words = isTurned(root) ? codesOf(root) : `${root.name}: ${messageOf(root)}`
  return words.replaceAll(address, '[address]')
}
