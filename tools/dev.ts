import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { buildOrLeave } from './building/build-what-is-stale.ts'
import { startChild, stopChild } from './run/children.ts'
import { root } from './run/clean-environment.ts'
import { facturapiEnvironment, startFacturapiStandIn } from './stand-ins/facturapi.ts'
import { mercadoPagoEnvironment, startMercadoPagoStandIn } from './stand-ins/mercadopago.ts'

const webPort = process.env.WEB_PORT ?? '5173'
/** Paying online is tried against a stand-in, unless keys of an account are given. */
const secret = 'development'
const stamping = process.env.FACTURAPI_KEY ? null : await startFacturapiStandIn({ key: secret })
const provider = process.env.MERCADOPAGO_ACCESS_TOKEN ? null : await startMercadoPagoStandIn({ secret })

const env = {
  ...(provider && mercadoPagoEnvironment(provider, secret)),
  ...(stamping && facturapiEnvironment(stamping, secret)),
  PUBLIC_URL: `http://localhost:${webPort}`,
  ...process.env,
  WEB_PORT: webPort,
  NODE_ENV: 'development',
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
}

await buildOrLeave({ only: ['mails'] })

const both = [
  startChild('node', ['--watch', 'apps/api/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  startChild('react-router', ['dev'], {
    cwd: join(root, 'apps', 'web'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
]

/** The end of one is the end of both: half a product is nothing to work with. */
await Promise.race(both.map((child) => once(child, 'exit')))
await Promise.all(both.map((child) => stopChild(child)))
await Promise.all([provider?.close(), stamping?.close()])
