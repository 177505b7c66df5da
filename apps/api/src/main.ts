import { readConfig, WrongSetting, type Config } from './config.ts'
import { wordsOfFailure } from './explain-failed-start.ts'
import { now, runOnSimulatedClock } from './http/clock.ts'

/** A balancer sees that the server is gone within this time, whatever a request still does (docs/security.md#faults). */
const longestGoodbyeMs = 9_000
const parentPollMs = 500

function greet({ publicUrl, demo, lacksProxy }: Config, adminLink: string | null) {
  console.log(`\nRumi is open at ${publicUrl}`)
  if (lacksProxy) {
    console.warn(
      'TRUST_PROXY is not set. Behind a proxy, all visitors seem to come from its address and share its',
    )
    console.warn('limits: set TRUST_PROXY to the addresses of the proxy, such as 127.0.0.1.')
  }
  if (adminLink) {
    console.log('Nobody administers it yet. This link makes who does; it works once, for 30 minutes, and')
    console.log('another start shows another:')
    console.log(`  ${adminLink}\n`)
  }
  if (!demo) return
  console.log('Demo accounts, all with the password lomito-feliz-2026:')
  console.log('  ana@demo.rumi.mx and luis@demo.rumi.mx (clients), marta@demo.rumi.mx (desk),')
  console.log('  diego@demo.rumi.mx (groomer), conta@demo.rumi.mx (books), admin@demo.rumi.mx (everything)\n')
}

function runOnClockOf(file: string) {
  runOnSimulatedClock(file)
  try {
    now()
  } catch {
    throw new WrongSetting(`SIMULATED_CLOCK must be a file that holds an instant, not "${file}".`)
  }
}

/** A server whose `npm start` was killed goes too: it would hold port and data folder against the next one. */
function leaveWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, parentPollMs).unref()
}

// Files written by the server are private, in any folder.
process.umask(0o077)
if (process.env.npm_lifecycle_event === 'start') leaveWithParent()

try {
  const config = readConfig(process.env)
  if (config.simulatedClock) runOnClockOf(config.simulatedClock)
  // Loaded after the settings are validated, so that errors appear fast.
  const { openServer } = await import('./open-server.ts')
  const { close, adminLink } = await openServer(config)
  greet(config, adminLink)
  let closing = false
  const goodbye = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), longestGoodbyeMs).unref()
    void close().finally(() => process.exit(0))
  }
  process.on('SIGTERM', goodbye)
  process.on('SIGINT', goodbye)
} catch (failure) {
  console.error('Rumi did not start:', wordsOfFailure(failure, process.env))
  process.exit(1)
}
